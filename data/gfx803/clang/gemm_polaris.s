	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_polaris_pack       ; -- Begin function gemm_polaris_pack
	.globl	gemm_polaris_pack
	.p2align	8
	.type	gemm_polaris_pack,@function
gemm_polaris_pack:                      ; @gemm_polaris_pack
	.file	0 "." "gemm_polaris.cl"
	.loc	0 110
; %bb.0:
	.loc	0 112
	s_load_dword s12, s[4:5], 0x0
	s_load_dword s10, s[4:5], 0x8
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_load_dword s8, s[4:5], 0x18
	.loc	0 113
	s_lshl_b32 s9, s6, 5
	s_lshl_b32 s11, s7, 5
	v_or_b32_e32 v2, s9, v0
	.loc	0 115
	v_or_b32_e32 v6, s11, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s10, v2
	.loc	0 116
	v_cmp_gt_i32_e64 s[0:1], s12, v6
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_b64 s[0:1], s[0:1], vcc
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_2
; %bb.1:
	v_mad_i64_i32 v[6:7], s[0:1], s8, v6, v[2:3]
	v_mov_b32_e32 v4, s3
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_add_u32_e64 v6, s[0:1], s2, v6
	v_addc_u32_e64 v7, s[0:1], v4, v7, s[0:1]
	flat_load_dword v4, v[6:7]
.LBB0_2:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 116
	v_lshlrev_b32_e32 v6, 2, v0
	s_movk_i32 s0, 0x84
	v_mad_u32_u24 v7, v1, s0, v6
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v4
	.loc	0 115
	v_or_b32_e32 v4, 8, v1
	v_add_u32_e64 v6, s[0:1], s11, v4
	.loc	0 116
	v_cmp_gt_i32_e64 s[0:1], s12, v6
	s_and_b64 s[0:1], s[0:1], vcc
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_4
; %bb.3:
	v_mad_i64_i32 v[5:6], s[0:1], s8, v6, v[2:3]
	v_mov_b32_e32 v8, s3
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_add_u32_e64 v5, s[0:1], s2, v5
	v_addc_u32_e64 v6, s[0:1], v8, v6, s[0:1]
	flat_load_dword v5, v[5:6]
.LBB0_4:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 116
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v5 offset:1056
	.loc	0 115
	v_or_b32_e32 v5, 16, v1
	v_add_u32_e64 v6, s[0:1], s11, v5
	.loc	0 116
	v_cmp_gt_i32_e64 s[0:1], s12, v6
	s_and_b64 s[0:1], s[0:1], vcc
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_6
; %bb.5:
	v_mad_i64_i32 v[9:10], s[0:1], s8, v6, v[2:3]
	v_mov_b32_e32 v6, s3
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e64 v9, s[0:1], s2, v9
	v_addc_u32_e64 v10, s[0:1], v6, v10, s[0:1]
	flat_load_dword v9, v[9:10]
.LBB0_6:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 115
	v_or_b32_e32 v6, 24, v1
	.loc	0 116
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v9 offset:2112
	.loc	0 115
	v_add_u32_e64 v9, s[0:1], s11, v6
	.loc	0 116
	v_cmp_gt_i32_e64 s[0:1], s12, v9
	s_and_b64 s[6:7], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_8
; %bb.7:
	v_mad_i64_i32 v[2:3], s[6:7], s8, v9, v[2:3]
	v_mov_b32_e32 v8, s3
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s2, v2
	v_addc_u32_e32 v3, vcc, v8, v3, vcc
	flat_load_dword v8, v[2:3]
.LBB0_8:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 119
	s_add_i32 s2, s10, 15
	v_add_u32_e32 v9, vcc, s11, v0
	s_ashr_i32 s3, s2, 31
	.loc	0 120
	v_ashrrev_i32_e32 v2, 31, v9
	.loc	0 119
	s_lshr_b32 s3, s3, 28
	.loc	0 120
	v_lshrrev_b32_e32 v2, 25, v2
	.loc	0 119
	s_add_i32 s2, s2, s3
	.loc	0 120
	v_add_u32_e32 v10, vcc, v9, v2
	.loc	0 119
	s_and_b32 s2, s2, -16
	.loc	0 120
	v_ashrrev_i32_e32 v2, 7, v10
	.loc	0 112
	s_load_dwordx2 s[0:1], s[4:5], 0x40
	.loc	0 120
	v_mad_i64_i32 v[2:3], s[4:5], v2, s2, 0
	.loc	0 116
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v8 offset:3168
	.loc	0 118
	s_waitcnt lgkmcnt(0)
	.loc	0 120
	v_lshlrev_b64 v[2:3], 9, v[2:3]
	v_mov_b32_e32 v7, s1
	v_add_u32_e32 v8, vcc, s0, v2
	v_and_b32_e32 v2, 0xffffff80, v10
	v_addc_u32_e32 v11, vcc, v7, v3, vcc
	v_sub_u32_e32 v2, vcc, v9, v2
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshlrev_b32_e32 v9, 2, v1
	v_add_u32_e32 v7, vcc, v8, v2
	v_addc_u32_e32 v8, vcc, v11, v3, vcc
	.loc	0 122
	v_add_u32_e32 v2, vcc, s9, v1
	.loc	0 123
	v_cmp_gt_i32_e32 vcc, s2, v2
	.loc	0 118
	s_barrier
	.loc	0 123
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
; %bb.9:
	.loc	0 0
	s_movk_i32 s3, 0x84
	.loc	0 123
	v_mad_u32_u24 v1, v0, s3, v9
	ds_read_b32 v10, v1
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[1:2], 9, v[2:3]
	v_add_u32_e32 v1, vcc, v7, v1
	v_addc_u32_e32 v2, vcc, v8, v2, vcc
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[1:2], v10
.LBB0_10:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 122
	v_add_u32_e32 v1, vcc, s9, v4
	.loc	0 123
	v_cmp_gt_i32_e32 vcc, s2, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_12
; %bb.11:
	.loc	0 0
	s_movk_i32 s3, 0x84
	.loc	0 123
	v_mad_u32_u24 v2, v0, s3, v9
	ds_read_b32 v3, v2 offset:32
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 9, v[1:2]
	v_add_u32_e32 v1, vcc, v7, v1
	v_addc_u32_e32 v2, vcc, v8, v2, vcc
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[1:2], v3
.LBB0_12:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 122
	v_add_u32_e32 v1, vcc, s9, v5
	.loc	0 123
	v_cmp_gt_i32_e32 vcc, s2, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_14
; %bb.13:
	.loc	0 0
	s_movk_i32 s3, 0x84
	.loc	0 123
	v_mad_u32_u24 v2, v0, s3, v9
	ds_read_b32 v3, v2 offset:64
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 9, v[1:2]
	v_add_u32_e32 v1, vcc, v7, v1
	v_addc_u32_e32 v2, vcc, v8, v2, vcc
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[1:2], v3
.LBB0_14:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 122
	v_add_u32_e32 v1, vcc, s9, v6
	.loc	0 123
	v_cmp_gt_i32_e32 vcc, s2, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_16
; %bb.15:
	.loc	0 0
	s_movk_i32 s0, 0x84
	.loc	0 123
	v_mad_u32_u24 v0, v0, s0, v9
	ds_read_b32 v3, v0 offset:96
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[0:1], 9, v[1:2]
	v_add_u32_e32 v0, vcc, v7, v0
	v_addc_u32_e32 v1, vcc, v8, v1, vcc
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[0:1], v3
.LBB0_16:
	.loc	0 125
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_polaris_pack
		.amdhsa_group_segment_fixed_size 4224
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 12
		.amdhsa_next_free_sgpr 13
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end0:
	.size	gemm_polaris_pack, .Lfunc_end0-gemm_polaris_pack
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 928
; NumSgprs: 15
; NumVgprs: 12
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 4224 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 15
; NumVGPRsForWavesPerEU: 12
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
	.text
	.protected	gemm_polaris            ; -- Begin function gemm_polaris
	.globl	gemm_polaris
	.p2align	8
	.type	gemm_polaris,@function
gemm_polaris:                           ; @gemm_polaris
	.loc	0 130
; %bb.0:
	.loc	0 132
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	.loc	0 137
	s_ashr_i32 s2, s6, 31
	s_mov_b32 s24, 0
	.loc	0 136
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s8, 0x7f
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 25
	s_add_i32 s0, s0, s1
	s_ashr_i32 s3, s0, 7
	.loc	0 137
	s_ashr_i32 s0, s0, 31
	s_lshl_b32 s1, s3, 3
	s_add_i32 s1, s1, s0
	s_xor_b32 s1, s1, s0
	v_cvt_f32_u32_e32 v1, s1
	s_sub_i32 s7, 0, s1
	.loc	0 136
	s_add_i32 s12, s9, 63
	s_ashr_i32 s13, s12, 31
	.loc	0 137
	v_rcp_iflag_f32_e32 v1, v1
	.loc	0 136
	s_lshr_b32 s13, s13, 26
	.loc	0 137
	s_xor_b32 s0, s2, s0
	.loc	0 136
	s_add_i32 s12, s12, s13
	.loc	0 137
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	.loc	0 136
	s_ashr_i32 s12, s12, 6
	.loc	0 137
	v_mul_lo_u32 v2, s7, v1
	s_add_i32 s7, s6, s2
	s_xor_b32 s7, s7, s2
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s7, v1
	v_readfirstlane_b32 s2, v1
	s_mul_i32 s13, s2, s1
	s_sub_i32 s7, s7, s13
	s_add_i32 s14, s2, 1
	s_sub_i32 s13, s7, s1
	s_cmp_ge_u32 s7, s1
	s_cselect_b32 s2, s14, s2
	s_cselect_b32 s7, s13, s7
	s_add_i32 s13, s2, 1
	s_cmp_ge_u32 s7, s1
	s_cselect_b32 s1, s13, s2
	s_xor_b32 s1, s1, s0
	s_sub_i32 s0, s1, s0
	s_lshl_b32 s0, s0, 3
	s_sub_i32 s1, s12, s0
	s_min_i32 s1, s1, 8
	.loc	0 138
	s_ashr_i32 s16, s1, 31
	s_add_i32 s2, s1, s16
	s_xor_b32 s2, s2, s16
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s7, 0, s2
	s_mul_i32 s3, s0, s3
	s_sub_i32 s3, s6, s3
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s19, s3, 31
	s_add_i32 s6, s3, s19
	s_xor_b32 s18, s6, s19
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	.loc	0 143
	s_cmp_lt_i32 s9, 64
	.loc	0 138
	v_mul_lo_u32 v2, s7, v1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v1, v2
	v_mad_u64_u32 v[1:2], s[6:7], s18, v1, 0
	v_readfirstlane_b32 s17, v2
	.loc	0 143
	s_cbranch_scc1 .LBB1_2
; %bb.1:
	s_ashr_i32 s6, s10, 31
	s_lshr_b32 s6, s6, 28
	s_add_i32 s6, s10, s6
	s_and_b32 s24, s6, -16
.LBB1_2:
	.loc	0 138
	s_xor_b32 s16, s19, s16
	s_mul_i32 s19, s17, s2
	s_sub_i32 s18, s18, s19
	s_add_i32 s19, s17, 1
	s_sub_i32 s20, s18, s2
	s_cmp_ge_u32 s18, s2
	s_cselect_b32 s17, s19, s17
	s_cselect_b32 s18, s20, s18
	s_add_i32 s19, s17, 1
	s_cmp_ge_u32 s18, s2
	s_cselect_b32 s2, s19, s17
	s_xor_b32 s2, s2, s16
	s_sub_i32 s23, s2, s16
	s_mul_i32 s1, s23, s1
	s_sub_i32 s1, s3, s1
	s_add_i32 s1, s1, s0
	.loc	0 139
	s_max_i32 s0, s9, 64
	.loc	0 138
	s_lshl_b32 s22, s1, 6
	.loc	0 139
	s_sub_i32 s0, s0, 64
	.loc	0 132
	s_load_dwordx4 s[12:15], s[4:5], 0x20
	s_load_dwordx2 s[6:7], s[4:5], 0x40
	.loc	0 139
	s_min_i32 s2, s0, s22
	s_add_i32 s0, s10, 15
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 28
	.loc	0 132
	v_mov_b32_e32 v1, 0
	.loc	0 139
	s_add_i32 s0, s0, s1
	s_and_b32 s25, s0, -16
	.loc	0 142
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s17, s14, 31
	s_ashr_i32 s3, s2, 31
	v_lshlrev_b64 v[15:16], 4, v[0:1]
	.loc	0 133
	v_and_b32_e32 v48, 15, v0
	.loc	0 134
	v_lshrrev_b32_e32 v49, 4, v0
	.loc	0 142
	s_mov_b32 s16, s14
	.loc	0 147
	s_cmp_lt_i32 s24, 1
	v_lshlrev_b32_e32 v53, 2, v0
	v_lshlrev_b32_e32 v52, 4, v0
	v_mov_b32_e32 v21, v1
	v_mov_b32_e32 v22, v1
	v_mov_b32_e32 v23, v1
	v_mov_b32_e32 v24, v1
	v_mov_b32_e32 v25, v1
	v_mov_b32_e32 v26, v1
	v_mov_b32_e32 v27, v1
	v_mov_b32_e32 v28, v1
	v_mov_b32_e32 v29, v1
	v_mov_b32_e32 v30, v1
	v_mov_b32_e32 v31, v1
	v_mov_b32_e32 v32, v1
	v_mov_b32_e32 v33, v1
	v_mov_b32_e32 v34, v1
	v_mov_b32_e32 v35, v1
	v_mov_b32_e32 v36, v1
	v_mov_b32_e32 v37, v1
	v_mov_b32_e32 v38, v1
	v_mov_b32_e32 v39, v1
	v_mov_b32_e32 v40, v1
	v_mov_b32_e32 v41, v1
	v_mov_b32_e32 v42, v1
	v_mov_b32_e32 v43, v1
	v_mov_b32_e32 v44, v1
	v_mov_b32_e32 v45, v1
	v_mov_b32_e32 v46, v1
	v_mov_b32_e32 v47, v1
	v_mov_b32_e32 v13, v1
	v_mov_b32_e32 v50, v1
	v_mov_b32_e32 v51, v1
	v_mov_b32_e32 v14, v1
	.loc	0 173
	s_mov_b32 m0, -1
	.loc	0 147
	s_cbranch_scc1 .LBB1_7
; %bb.3:
	.loc	0 141
	v_mov_b32_e32 v2, s23
	v_mad_i64_i32 v[2:3], s[0:1], s25, v2, 0
	v_mov_b32_e32 v4, s7
	.loc	0 142
	v_and_b32_e32 v13, 60, v53
	.loc	0 141
	v_lshlrev_b64 v[2:3], 9, v[2:3]
	.loc	0 142
	v_mov_b32_e32 v14, 0
	.loc	0 141
	v_add_u32_e32 v5, vcc, s6, v2
	.loc	0 142
	v_alignbit_b32 v2, 0, v0, 4
	.loc	0 141
	v_addc_u32_e32 v4, vcc, v4, v3, vcc
	.loc	0 142
	v_mad_i64_i32 v[2:3], s[0:1], v2, s16, 0
	s_lshl_b64 s[0:1], s[2:3], 2
	.loc	0 141
	v_add_u32_e32 v10, vcc, v5, v15
	.loc	0 142
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_add_u32 s3, s0, s12
	.loc	0 141
	v_addc_u32_e32 v11, vcc, v4, v16, vcc
	.loc	0 142
	s_addc_u32 s14, s1, s13
	v_mov_b32_e32 v4, s14
	v_add_u32_e32 v8, vcc, s3, v2
	v_lshlrev_b64 v[6:7], 2, v[13:14]
	v_addc_u32_e32 v9, vcc, v4, v3, vcc
	v_add_u32_e32 v6, vcc, v8, v6
	v_addc_u32_e32 v7, vcc, v9, v7, vcc
	.loc	0 82
	s_movk_i32 s3, 0x1000
	flat_load_dwordx4 v[2:5], v[10:11]
	v_add_u32_e32 v10, vcc, s3, v10
	.loc	0 83
	flat_load_dwordx4 v[6:9], v[6:7]
	.loc	0 82
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	flat_load_dwordx4 v[17:20], v[10:11]
	v_mov_b32_e32 v51, v14
	v_mov_b32_e32 v50, v14
	v_mov_b32_e32 v13, v14
	v_mov_b32_e32 v47, v14
	v_mov_b32_e32 v46, v14
	v_mov_b32_e32 v45, v14
	v_mov_b32_e32 v44, v14
	v_mov_b32_e32 v43, v14
	v_mov_b32_e32 v42, v14
	v_mov_b32_e32 v41, v14
	v_mov_b32_e32 v40, v14
	v_mov_b32_e32 v39, v14
	v_mov_b32_e32 v38, v14
	v_mov_b32_e32 v37, v14
	v_mov_b32_e32 v36, v14
	v_mov_b32_e32 v35, v14
	v_mov_b32_e32 v34, v14
	v_mov_b32_e32 v33, v14
	v_mov_b32_e32 v32, v14
	v_mov_b32_e32 v31, v14
	v_mov_b32_e32 v30, v14
	v_mov_b32_e32 v29, v14
	v_mov_b32_e32 v28, v14
	v_mov_b32_e32 v27, v14
	v_mov_b32_e32 v26, v14
	v_mov_b32_e32 v25, v14
	v_mov_b32_e32 v24, v14
	v_mov_b32_e32 v23, v14
	v_mov_b32_e32 v22, v14
	v_mov_b32_e32 v21, v14
	.loc	0 152
	s_cmp_lt_u32 s24, 17
	v_mov_b32_e32 v54, v14
	.loc	0 88
	s_waitcnt vmcnt(2)
	ds_write_b128 v52, v[2:5]
	.loc	0 89
	s_waitcnt vmcnt(1)
	ds_write_b128 v52, v[6:9] offset:8192
	.loc	0 88
	s_waitcnt vmcnt(0)
	ds_write_b128 v52, v[17:20] offset:4096
	.loc	0 151
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 152
	s_cbranch_scc1 .LBB1_6
; %bb.4:
	.loc	0 0
	v_lshrrev_b64 v[1:2], 4, v[0:1]
	.loc	0 152
	v_mov_b32_e32 v2, s23
	v_mad_i64_i32 v[2:3], s[18:19], s25, v2, 0
	v_lshlrev_b32_e32 v4, 4, v48
	v_or_b32_e32 v57, 0x2000, v4
	v_lshlrev_b64 v[2:3], 9, v[2:3]
	v_mov_b32_e32 v4, s7
	v_add_u32_e32 v2, vcc, s6, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	v_add_u32_e32 v2, vcc, v2, v15
	s_movk_i32 s14, 0x2000
	v_addc_u32_e32 v3, vcc, v3, v16, vcc
	v_add_u32_e32 v17, vcc, s14, v2
	v_lshlrev_b32_e32 v1, 2, v1
	v_and_b32_e32 v12, 15, v0
	v_mov_b32_e32 v13, 0
	v_addc_u32_e32 v18, vcc, 0, v3, vcc
	v_or_b32_e32 v3, 64, v1
	v_lshlrev_b64 v[1:2], 4, v[12:13]
	s_add_u32 s0, s0, s12
	v_mad_i64_i32 v[1:2], s[18:19], v3, s16, v[1:2]
	s_addc_u32 s1, s1, s13
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v19, vcc, s0, v1
	v_or_b32_e32 v55, 0x2000, v52
	v_lshlrev_b32_e32 v56, 4, v49
	v_addc_u32_e32 v20, vcc, v3, v2, vcc
	s_lshl_b64 s[0:1], s[16:17], 6
	s_mov_b32 s14, 16
	v_mov_b32_e32 v44, v13
	v_mov_b32_e32 v40, v13
	v_mov_b32_e32 v36, v13
	v_mov_b32_e32 v32, v13
	v_mov_b32_e32 v28, v13
	v_mov_b32_e32 v24, v13
	v_mov_b32_e32 v54, v13
	v_mov_b32_e32 v21, v13
	v_mov_b32_e32 v25, v13
	v_mov_b32_e32 v29, v13
	v_mov_b32_e32 v33, v13
	v_mov_b32_e32 v37, v13
	v_mov_b32_e32 v41, v13
	v_mov_b32_e32 v45, v13
	v_mov_b32_e32 v50, v13
	v_mov_b32_e32 v51, v13
	v_mov_b32_e32 v46, v13
	v_mov_b32_e32 v42, v13
	v_mov_b32_e32 v38, v13
	v_mov_b32_e32 v34, v13
	v_mov_b32_e32 v30, v13
	v_mov_b32_e32 v26, v13
	v_mov_b32_e32 v22, v13
	v_mov_b32_e32 v23, v13
	v_mov_b32_e32 v27, v13
	v_mov_b32_e32 v31, v13
	v_mov_b32_e32 v35, v13
	v_mov_b32_e32 v39, v13
	v_mov_b32_e32 v43, v13
	v_mov_b32_e32 v47, v13
	v_mov_b32_e32 v14, v13
.LBB1_5:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 82
	v_add_u32_e32 v5, vcc, s3, v17
	v_addc_u32_e32 v6, vcc, 0, v18, vcc
	flat_load_dwordx4 v[1:4], v[17:18]
	flat_load_dwordx4 v[5:8], v[5:6]
	.loc	0 83
	flat_load_dwordx4 v[9:12], v[19:20]
	.loc	0 94
	ds_read_b128 v[58:61], v56
	ds_read_b128 v[62:65], v56 offset:256
	.loc	0 95
	ds_read_b128 v[66:69], v57
	; sched_barrier mask(0x00000000)
	; sched_barrier mask(0x00000000)
	.loc	0 94
	ds_read_b128 v[70:73], v56 offset:512
	ds_read_b128 v[74:77], v56 offset:768
	.loc	0 95
	ds_read_b128 v[78:81], v57 offset:256
	; sched_barrier mask(0x00000000)
	.loc	0 76
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v14, v58, v66
	v_mac_f32_e32 v47, v59, v66
	v_mac_f32_e32 v43, v60, v66
	v_mac_f32_e32 v39, v61, v66
	v_mac_f32_e32 v35, v62, v66
	v_mac_f32_e32 v31, v63, v66
	v_mac_f32_e32 v27, v64, v66
	v_mac_f32_e32 v23, v65, v66
	v_mac_f32_e32 v22, v65, v67
	v_mac_f32_e32 v26, v64, v67
	v_mac_f32_e32 v30, v63, v67
	v_mac_f32_e32 v34, v62, v67
	v_mac_f32_e32 v38, v61, v67
	v_mac_f32_e32 v42, v60, v67
	v_mac_f32_e32 v46, v59, v67
	v_mac_f32_e32 v51, v58, v67
	v_mac_f32_e32 v50, v58, v68
	v_mac_f32_e32 v45, v59, v68
	v_mac_f32_e32 v41, v60, v68
	v_mac_f32_e32 v37, v61, v68
	v_mac_f32_e32 v33, v62, v68
	v_mac_f32_e32 v29, v63, v68
	v_mac_f32_e32 v25, v64, v68
	v_mac_f32_e32 v21, v65, v68
	v_mac_f32_e32 v54, v65, v69
	v_mac_f32_e32 v24, v64, v69
	v_mac_f32_e32 v28, v63, v69
	v_mac_f32_e32 v32, v62, v69
	v_mac_f32_e32 v36, v61, v69
	v_mac_f32_e32 v40, v60, v69
	v_mac_f32_e32 v44, v59, v69
	v_mac_f32_e32 v13, v58, v69
	; sched_barrier mask(0x00000000)
	.loc	0 94
	ds_read_b128 v[58:61], v56 offset:1024
	ds_read_b128 v[62:65], v56 offset:1280
	.loc	0 95
	ds_read_b128 v[66:69], v57 offset:512
	; sched_barrier mask(0x00000000)
	.loc	0 76
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v14, v70, v78
	v_mac_f32_e32 v47, v71, v78
	v_mac_f32_e32 v43, v72, v78
	v_mac_f32_e32 v39, v73, v78
	v_mac_f32_e32 v35, v74, v78
	v_mac_f32_e32 v31, v75, v78
	v_mac_f32_e32 v27, v76, v78
	v_mac_f32_e32 v23, v77, v78
	v_mac_f32_e32 v22, v77, v79
	v_mac_f32_e32 v26, v76, v79
	v_mac_f32_e32 v30, v75, v79
	v_mac_f32_e32 v34, v74, v79
	v_mac_f32_e32 v38, v73, v79
	v_mac_f32_e32 v42, v72, v79
	v_mac_f32_e32 v46, v71, v79
	v_mac_f32_e32 v51, v70, v79
	v_mac_f32_e32 v50, v70, v80
	v_mac_f32_e32 v45, v71, v80
	v_mac_f32_e32 v41, v72, v80
	v_mac_f32_e32 v37, v73, v80
	v_mac_f32_e32 v33, v74, v80
	v_mac_f32_e32 v29, v75, v80
	v_mac_f32_e32 v25, v76, v80
	v_mac_f32_e32 v21, v77, v80
	v_mac_f32_e32 v54, v77, v81
	v_mac_f32_e32 v24, v76, v81
	v_mac_f32_e32 v28, v75, v81
	v_mac_f32_e32 v32, v74, v81
	v_mac_f32_e32 v36, v73, v81
	v_mac_f32_e32 v40, v72, v81
	v_mac_f32_e32 v44, v71, v81
	v_mac_f32_e32 v13, v70, v81
	; sched_barrier mask(0x00000000)
	.loc	0 94
	ds_read_b128 v[70:73], v56 offset:1536
	ds_read_b128 v[74:77], v56 offset:1792
	.loc	0 95
	ds_read_b128 v[78:81], v57 offset:768
	; sched_barrier mask(0x00000000)
	.loc	0 76
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v14, v58, v66
	v_mac_f32_e32 v47, v59, v66
	v_mac_f32_e32 v43, v60, v66
	v_mac_f32_e32 v39, v61, v66
	v_mac_f32_e32 v35, v62, v66
	v_mac_f32_e32 v31, v63, v66
	v_mac_f32_e32 v27, v64, v66
	v_mac_f32_e32 v23, v65, v66
	v_mac_f32_e32 v22, v65, v67
	v_mac_f32_e32 v26, v64, v67
	v_mac_f32_e32 v30, v63, v67
	v_mac_f32_e32 v34, v62, v67
	v_mac_f32_e32 v38, v61, v67
	v_mac_f32_e32 v42, v60, v67
	v_mac_f32_e32 v46, v59, v67
	v_mac_f32_e32 v51, v58, v67
	v_mac_f32_e32 v50, v58, v68
	v_mac_f32_e32 v45, v59, v68
	v_mac_f32_e32 v41, v60, v68
	v_mac_f32_e32 v37, v61, v68
	v_mac_f32_e32 v33, v62, v68
	v_mac_f32_e32 v29, v63, v68
	v_mac_f32_e32 v25, v64, v68
	v_mac_f32_e32 v21, v65, v68
	v_mac_f32_e32 v54, v65, v69
	v_mac_f32_e32 v24, v64, v69
	v_mac_f32_e32 v28, v63, v69
	v_mac_f32_e32 v32, v62, v69
	v_mac_f32_e32 v36, v61, v69
	v_mac_f32_e32 v40, v60, v69
	v_mac_f32_e32 v44, v59, v69
	v_mac_f32_e32 v13, v58, v69
	; sched_barrier mask(0x00000000)
	.loc	0 94
	ds_read_b128 v[58:61], v56 offset:2048
	ds_read_b128 v[62:65], v56 offset:2304
	.loc	0 95
	ds_read_b128 v[66:69], v57 offset:1024
	; sched_barrier mask(0x00000000)
	.loc	0 76
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v14, v70, v78
	v_mac_f32_e32 v47, v71, v78
	v_mac_f32_e32 v43, v72, v78
	v_mac_f32_e32 v39, v73, v78
	v_mac_f32_e32 v35, v74, v78
	v_mac_f32_e32 v31, v75, v78
	v_mac_f32_e32 v27, v76, v78
	v_mac_f32_e32 v23, v77, v78
	v_mac_f32_e32 v22, v77, v79
	v_mac_f32_e32 v26, v76, v79
	v_mac_f32_e32 v30, v75, v79
	v_mac_f32_e32 v34, v74, v79
	v_mac_f32_e32 v38, v73, v79
	v_mac_f32_e32 v42, v72, v79
	v_mac_f32_e32 v46, v71, v79
	v_mac_f32_e32 v51, v70, v79
	v_mac_f32_e32 v50, v70, v80
	v_mac_f32_e32 v45, v71, v80
	v_mac_f32_e32 v41, v72, v80
	v_mac_f32_e32 v37, v73, v80
	v_mac_f32_e32 v33, v74, v80
	v_mac_f32_e32 v29, v75, v80
	v_mac_f32_e32 v25, v76, v80
	v_mac_f32_e32 v21, v77, v80
	v_mac_f32_e32 v54, v77, v81
	v_mac_f32_e32 v24, v76, v81
	v_mac_f32_e32 v28, v75, v81
	v_mac_f32_e32 v32, v74, v81
	v_mac_f32_e32 v36, v73, v81
	v_mac_f32_e32 v40, v72, v81
	v_mac_f32_e32 v44, v71, v81
	v_mac_f32_e32 v13, v70, v81
	; sched_barrier mask(0x00000000)
	.loc	0 94
	ds_read_b128 v[70:73], v56 offset:2560
	ds_read_b128 v[74:77], v56 offset:2816
	.loc	0 95
	ds_read_b128 v[78:81], v57 offset:1280
	; sched_barrier mask(0x00000000)
	.loc	0 76
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v14, v58, v66
	v_mac_f32_e32 v47, v59, v66
	v_mac_f32_e32 v43, v60, v66
	v_mac_f32_e32 v39, v61, v66
	v_mac_f32_e32 v35, v62, v66
	v_mac_f32_e32 v31, v63, v66
	v_mac_f32_e32 v27, v64, v66
	v_mac_f32_e32 v23, v65, v66
	v_mac_f32_e32 v22, v65, v67
	v_mac_f32_e32 v26, v64, v67
	v_mac_f32_e32 v30, v63, v67
	v_mac_f32_e32 v34, v62, v67
	v_mac_f32_e32 v38, v61, v67
	v_mac_f32_e32 v42, v60, v67
	v_mac_f32_e32 v46, v59, v67
	v_mac_f32_e32 v51, v58, v67
	v_mac_f32_e32 v50, v58, v68
	v_mac_f32_e32 v45, v59, v68
	v_mac_f32_e32 v41, v60, v68
	v_mac_f32_e32 v37, v61, v68
	v_mac_f32_e32 v33, v62, v68
	v_mac_f32_e32 v29, v63, v68
	v_mac_f32_e32 v25, v64, v68
	v_mac_f32_e32 v21, v65, v68
	v_mac_f32_e32 v54, v65, v69
	v_mac_f32_e32 v24, v64, v69
	v_mac_f32_e32 v28, v63, v69
	v_mac_f32_e32 v32, v62, v69
	v_mac_f32_e32 v36, v61, v69
	v_mac_f32_e32 v40, v60, v69
	v_mac_f32_e32 v44, v59, v69
	v_mac_f32_e32 v13, v58, v69
	; sched_barrier mask(0x00000000)
	.loc	0 94
	ds_read_b128 v[58:61], v56 offset:3072
	ds_read_b128 v[62:65], v56 offset:3328
	.loc	0 95
	ds_read_b128 v[66:69], v57 offset:1536
	; sched_barrier mask(0x00000000)
	.loc	0 76
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v14, v70, v78
	v_mac_f32_e32 v47, v71, v78
	v_mac_f32_e32 v43, v72, v78
	v_mac_f32_e32 v39, v73, v78
	v_mac_f32_e32 v35, v74, v78
	v_mac_f32_e32 v31, v75, v78
	v_mac_f32_e32 v27, v76, v78
	v_mac_f32_e32 v23, v77, v78
	v_mac_f32_e32 v22, v77, v79
	v_mac_f32_e32 v26, v76, v79
	v_mac_f32_e32 v30, v75, v79
	v_mac_f32_e32 v34, v74, v79
	v_mac_f32_e32 v38, v73, v79
	v_mac_f32_e32 v42, v72, v79
	v_mac_f32_e32 v46, v71, v79
	v_mac_f32_e32 v51, v70, v79
	v_mac_f32_e32 v50, v70, v80
	v_mac_f32_e32 v45, v71, v80
	v_mac_f32_e32 v41, v72, v80
	v_mac_f32_e32 v37, v73, v80
	v_mac_f32_e32 v33, v74, v80
	v_mac_f32_e32 v29, v75, v80
	v_mac_f32_e32 v25, v76, v80
	v_mac_f32_e32 v21, v77, v80
	v_mac_f32_e32 v54, v77, v81
	v_mac_f32_e32 v24, v76, v81
	v_mac_f32_e32 v28, v75, v81
	v_mac_f32_e32 v32, v74, v81
	v_mac_f32_e32 v36, v73, v81
	v_mac_f32_e32 v40, v72, v81
	v_mac_f32_e32 v44, v71, v81
	v_mac_f32_e32 v13, v70, v81
	; sched_barrier mask(0x00000000)
	.loc	0 94
	ds_read_b128 v[70:73], v56 offset:3584
	ds_read_b128 v[74:77], v56 offset:3840
	.loc	0 95
	ds_read_b128 v[78:81], v57 offset:1792
	; sched_barrier mask(0x00000000)
	.loc	0 76
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v14, v58, v66
	v_mac_f32_e32 v47, v59, v66
	v_mac_f32_e32 v43, v60, v66
	v_mac_f32_e32 v39, v61, v66
	v_mac_f32_e32 v35, v62, v66
	v_mac_f32_e32 v31, v63, v66
	v_mac_f32_e32 v27, v64, v66
	v_mac_f32_e32 v23, v65, v66
	v_mac_f32_e32 v22, v65, v67
	v_mac_f32_e32 v26, v64, v67
	v_mac_f32_e32 v30, v63, v67
	v_mac_f32_e32 v34, v62, v67
	v_mac_f32_e32 v38, v61, v67
	v_mac_f32_e32 v42, v60, v67
	v_mac_f32_e32 v46, v59, v67
	v_mac_f32_e32 v51, v58, v67
	v_mac_f32_e32 v50, v58, v68
	v_mac_f32_e32 v45, v59, v68
	v_mac_f32_e32 v41, v60, v68
	v_mac_f32_e32 v37, v61, v68
	v_mac_f32_e32 v33, v62, v68
	v_mac_f32_e32 v29, v63, v68
	v_mac_f32_e32 v25, v64, v68
	v_mac_f32_e32 v21, v65, v68
	v_mac_f32_e32 v54, v65, v69
	v_mac_f32_e32 v24, v64, v69
	v_mac_f32_e32 v28, v63, v69
	v_mac_f32_e32 v32, v62, v69
	v_mac_f32_e32 v36, v61, v69
	v_mac_f32_e32 v40, v60, v69
	v_mac_f32_e32 v44, v59, v69
	v_mac_f32_e32 v13, v58, v69
	; sched_barrier mask(0x00000000)
	.loc	0 94
	ds_read_b128 v[58:61], v56 offset:4096
	ds_read_b128 v[62:65], v56 offset:4352
	.loc	0 95
	ds_read_b128 v[66:69], v57 offset:2048
	; sched_barrier mask(0x00000000)
	.loc	0 76
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v14, v70, v78
	v_mac_f32_e32 v47, v71, v78
	v_mac_f32_e32 v43, v72, v78
	v_mac_f32_e32 v39, v73, v78
	v_mac_f32_e32 v35, v74, v78
	v_mac_f32_e32 v31, v75, v78
	v_mac_f32_e32 v27, v76, v78
	v_mac_f32_e32 v23, v77, v78
	v_mac_f32_e32 v22, v77, v79
	v_mac_f32_e32 v26, v76, v79
	v_mac_f32_e32 v30, v75, v79
	v_mac_f32_e32 v34, v74, v79
	v_mac_f32_e32 v38, v73, v79
	v_mac_f32_e32 v42, v72, v79
	v_mac_f32_e32 v46, v71, v79
	v_mac_f32_e32 v51, v70, v79
	v_mac_f32_e32 v50, v70, v80
	v_mac_f32_e32 v45, v71, v80
	v_mac_f32_e32 v41, v72, v80
	v_mac_f32_e32 v37, v73, v80
	v_mac_f32_e32 v33, v74, v80
	v_mac_f32_e32 v29, v75, v80
	v_mac_f32_e32 v25, v76, v80
	v_mac_f32_e32 v21, v77, v80
	v_mac_f32_e32 v54, v77, v81
	v_mac_f32_e32 v24, v76, v81
	v_mac_f32_e32 v28, v75, v81
	v_mac_f32_e32 v32, v74, v81
	v_mac_f32_e32 v36, v73, v81
	v_mac_f32_e32 v40, v72, v81
	v_mac_f32_e32 v44, v71, v81
	v_mac_f32_e32 v13, v70, v81
	; sched_barrier mask(0x00000000)
	.loc	0 94
	ds_read_b128 v[70:73], v56 offset:4608
	ds_read_b128 v[74:77], v56 offset:4864
	.loc	0 95
	ds_read_b128 v[78:81], v57 offset:2304
	; sched_barrier mask(0x00000000)
	.loc	0 76
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v14, v58, v66
	v_mac_f32_e32 v47, v59, v66
	v_mac_f32_e32 v43, v60, v66
	v_mac_f32_e32 v39, v61, v66
	v_mac_f32_e32 v35, v62, v66
	v_mac_f32_e32 v31, v63, v66
	v_mac_f32_e32 v27, v64, v66
	v_mac_f32_e32 v23, v65, v66
	v_mac_f32_e32 v22, v65, v67
	v_mac_f32_e32 v26, v64, v67
	v_mac_f32_e32 v30, v63, v67
	v_mac_f32_e32 v34, v62, v67
	v_mac_f32_e32 v38, v61, v67
	v_mac_f32_e32 v42, v60, v67
	v_mac_f32_e32 v46, v59, v67
	v_mac_f32_e32 v51, v58, v67
	v_mac_f32_e32 v50, v58, v68
	v_mac_f32_e32 v45, v59, v68
	v_mac_f32_e32 v41, v60, v68
	v_mac_f32_e32 v37, v61, v68
	v_mac_f32_e32 v33, v62, v68
	v_mac_f32_e32 v29, v63, v68
	v_mac_f32_e32 v25, v64, v68
	v_mac_f32_e32 v21, v65, v68
	v_mac_f32_e32 v54, v65, v69
	v_mac_f32_e32 v24, v64, v69
	v_mac_f32_e32 v28, v63, v69
	v_mac_f32_e32 v32, v62, v69
	v_mac_f32_e32 v36, v61, v69
	v_mac_f32_e32 v40, v60, v69
	v_mac_f32_e32 v44, v59, v69
	v_mac_f32_e32 v13, v58, v69
	; sched_barrier mask(0x00000000)
	.loc	0 94
	ds_read_b128 v[58:61], v56 offset:5120
	ds_read_b128 v[62:65], v56 offset:5376
	.loc	0 95
	ds_read_b128 v[66:69], v57 offset:2560
	; sched_barrier mask(0x00000000)
	.loc	0 76
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v14, v70, v78
	v_mac_f32_e32 v47, v71, v78
	v_mac_f32_e32 v43, v72, v78
	v_mac_f32_e32 v39, v73, v78
	v_mac_f32_e32 v35, v74, v78
	v_mac_f32_e32 v31, v75, v78
	v_mac_f32_e32 v27, v76, v78
	v_mac_f32_e32 v23, v77, v78
	v_mac_f32_e32 v22, v77, v79
	v_mac_f32_e32 v26, v76, v79
	v_mac_f32_e32 v30, v75, v79
	v_mac_f32_e32 v34, v74, v79
	v_mac_f32_e32 v38, v73, v79
	v_mac_f32_e32 v42, v72, v79
	v_mac_f32_e32 v46, v71, v79
	v_mac_f32_e32 v51, v70, v79
	v_mac_f32_e32 v50, v70, v80
	v_mac_f32_e32 v45, v71, v80
	v_mac_f32_e32 v41, v72, v80
	v_mac_f32_e32 v37, v73, v80
	v_mac_f32_e32 v33, v74, v80
	v_mac_f32_e32 v29, v75, v80
	v_mac_f32_e32 v25, v76, v80
	v_mac_f32_e32 v21, v77, v80
	v_mac_f32_e32 v54, v77, v81
	v_mac_f32_e32 v24, v76, v81
	v_mac_f32_e32 v28, v75, v81
	v_mac_f32_e32 v32, v74, v81
	v_mac_f32_e32 v36, v73, v81
	v_mac_f32_e32 v40, v72, v81
	v_mac_f32_e32 v44, v71, v81
	v_mac_f32_e32 v13, v70, v81
	; sched_barrier mask(0x00000000)
	.loc	0 94
	ds_read_b128 v[70:73], v56 offset:5632
	ds_read_b128 v[74:77], v56 offset:5888
	.loc	0 95
	ds_read_b128 v[78:81], v57 offset:2816
	; sched_barrier mask(0x00000000)
	.loc	0 76
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v14, v58, v66
	v_mac_f32_e32 v47, v59, v66
	v_mac_f32_e32 v43, v60, v66
	v_mac_f32_e32 v39, v61, v66
	v_mac_f32_e32 v35, v62, v66
	v_mac_f32_e32 v31, v63, v66
	v_mac_f32_e32 v27, v64, v66
	v_mac_f32_e32 v23, v65, v66
	v_mac_f32_e32 v22, v65, v67
	v_mac_f32_e32 v26, v64, v67
	v_mac_f32_e32 v30, v63, v67
	v_mac_f32_e32 v34, v62, v67
	v_mac_f32_e32 v38, v61, v67
	v_mac_f32_e32 v42, v60, v67
	v_mac_f32_e32 v46, v59, v67
	v_mac_f32_e32 v51, v58, v67
	v_mac_f32_e32 v50, v58, v68
	v_mac_f32_e32 v45, v59, v68
	v_mac_f32_e32 v41, v60, v68
	v_mac_f32_e32 v37, v61, v68
	v_mac_f32_e32 v33, v62, v68
	v_mac_f32_e32 v29, v63, v68
	v_mac_f32_e32 v25, v64, v68
	v_mac_f32_e32 v21, v65, v68
	v_mac_f32_e32 v54, v65, v69
	v_mac_f32_e32 v24, v64, v69
	v_mac_f32_e32 v28, v63, v69
	v_mac_f32_e32 v32, v62, v69
	v_mac_f32_e32 v36, v61, v69
	v_mac_f32_e32 v40, v60, v69
	v_mac_f32_e32 v44, v59, v69
	v_mac_f32_e32 v13, v58, v69
	; sched_barrier mask(0x00000000)
	.loc	0 94
	ds_read_b128 v[58:61], v56 offset:6144
	ds_read_b128 v[62:65], v56 offset:6400
	.loc	0 95
	ds_read_b128 v[66:69], v57 offset:3072
	; sched_barrier mask(0x00000000)
	.loc	0 76
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v14, v70, v78
	v_mac_f32_e32 v47, v71, v78
	v_mac_f32_e32 v43, v72, v78
	v_mac_f32_e32 v39, v73, v78
	v_mac_f32_e32 v35, v74, v78
	v_mac_f32_e32 v31, v75, v78
	v_mac_f32_e32 v27, v76, v78
	v_mac_f32_e32 v23, v77, v78
	v_mac_f32_e32 v22, v77, v79
	v_mac_f32_e32 v26, v76, v79
	v_mac_f32_e32 v30, v75, v79
	v_mac_f32_e32 v34, v74, v79
	v_mac_f32_e32 v38, v73, v79
	v_mac_f32_e32 v42, v72, v79
	v_mac_f32_e32 v46, v71, v79
	v_mac_f32_e32 v51, v70, v79
	v_mac_f32_e32 v50, v70, v80
	v_mac_f32_e32 v45, v71, v80
	v_mac_f32_e32 v41, v72, v80
	v_mac_f32_e32 v37, v73, v80
	v_mac_f32_e32 v33, v74, v80
	v_mac_f32_e32 v29, v75, v80
	v_mac_f32_e32 v25, v76, v80
	v_mac_f32_e32 v21, v77, v80
	v_mac_f32_e32 v54, v77, v81
	v_mac_f32_e32 v24, v76, v81
	v_mac_f32_e32 v28, v75, v81
	v_mac_f32_e32 v32, v74, v81
	v_mac_f32_e32 v36, v73, v81
	v_mac_f32_e32 v40, v72, v81
	v_mac_f32_e32 v44, v71, v81
	v_mac_f32_e32 v13, v70, v81
	; sched_barrier mask(0x00000000)
	.loc	0 94
	ds_read_b128 v[70:73], v56 offset:6656
	ds_read_b128 v[74:77], v56 offset:6912
	.loc	0 95
	ds_read_b128 v[78:81], v57 offset:3328
	; sched_barrier mask(0x00000000)
	.loc	0 76
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v14, v58, v66
	v_mac_f32_e32 v47, v59, v66
	v_mac_f32_e32 v43, v60, v66
	v_mac_f32_e32 v39, v61, v66
	v_mac_f32_e32 v35, v62, v66
	v_mac_f32_e32 v31, v63, v66
	v_mac_f32_e32 v27, v64, v66
	v_mac_f32_e32 v23, v65, v66
	v_mac_f32_e32 v22, v65, v67
	v_mac_f32_e32 v26, v64, v67
	v_mac_f32_e32 v30, v63, v67
	v_mac_f32_e32 v34, v62, v67
	v_mac_f32_e32 v38, v61, v67
	v_mac_f32_e32 v42, v60, v67
	v_mac_f32_e32 v46, v59, v67
	v_mac_f32_e32 v51, v58, v67
	v_mac_f32_e32 v50, v58, v68
	v_mac_f32_e32 v45, v59, v68
	v_mac_f32_e32 v41, v60, v68
	v_mac_f32_e32 v37, v61, v68
	v_mac_f32_e32 v33, v62, v68
	v_mac_f32_e32 v29, v63, v68
	v_mac_f32_e32 v25, v64, v68
	v_mac_f32_e32 v21, v65, v68
	v_mac_f32_e32 v54, v65, v69
	v_mac_f32_e32 v24, v64, v69
	v_mac_f32_e32 v28, v63, v69
	v_mac_f32_e32 v32, v62, v69
	v_mac_f32_e32 v36, v61, v69
	v_mac_f32_e32 v40, v60, v69
	v_mac_f32_e32 v44, v59, v69
	v_mac_f32_e32 v13, v58, v69
	; sched_barrier mask(0x00000000)
	.loc	0 94
	ds_read_b128 v[58:61], v56 offset:7168
	ds_read_b128 v[62:65], v56 offset:7424
	.loc	0 95
	ds_read_b128 v[66:69], v57 offset:3584
	; sched_barrier mask(0x00000000)
	.loc	0 76
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v14, v70, v78
	v_mac_f32_e32 v47, v71, v78
	v_mac_f32_e32 v43, v72, v78
	v_mac_f32_e32 v39, v73, v78
	v_mac_f32_e32 v35, v74, v78
	v_mac_f32_e32 v31, v75, v78
	v_mac_f32_e32 v27, v76, v78
	v_mac_f32_e32 v23, v77, v78
	v_mac_f32_e32 v22, v77, v79
	v_mac_f32_e32 v26, v76, v79
	v_mac_f32_e32 v30, v75, v79
	v_mac_f32_e32 v34, v74, v79
	v_mac_f32_e32 v38, v73, v79
	v_mac_f32_e32 v42, v72, v79
	v_mac_f32_e32 v46, v71, v79
	v_mac_f32_e32 v51, v70, v79
	v_mac_f32_e32 v50, v70, v80
	v_mac_f32_e32 v45, v71, v80
	v_mac_f32_e32 v41, v72, v80
	v_mac_f32_e32 v37, v73, v80
	v_mac_f32_e32 v33, v74, v80
	v_mac_f32_e32 v29, v75, v80
	v_mac_f32_e32 v25, v76, v80
	v_mac_f32_e32 v21, v77, v80
	v_mac_f32_e32 v54, v77, v81
	v_mac_f32_e32 v24, v76, v81
	v_mac_f32_e32 v28, v75, v81
	v_mac_f32_e32 v32, v74, v81
	v_mac_f32_e32 v36, v73, v81
	v_mac_f32_e32 v40, v72, v81
	v_mac_f32_e32 v44, v71, v81
	v_mac_f32_e32 v13, v70, v81
	; sched_barrier mask(0x00000000)
	.loc	0 94
	ds_read_b128 v[70:73], v56 offset:7680
	ds_read_b128 v[74:77], v56 offset:7936
	.loc	0 95
	ds_read_b128 v[78:81], v57 offset:3840
	; sched_barrier mask(0x00000000)
	.loc	0 76
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v14, v58, v66
	v_mac_f32_e32 v47, v59, v66
	v_mac_f32_e32 v43, v60, v66
	v_mac_f32_e32 v39, v61, v66
	v_mac_f32_e32 v35, v62, v66
	v_mac_f32_e32 v31, v63, v66
	v_mac_f32_e32 v27, v64, v66
	v_mac_f32_e32 v23, v65, v66
	v_mac_f32_e32 v22, v65, v67
	v_mac_f32_e32 v26, v64, v67
	v_mac_f32_e32 v30, v63, v67
	v_mac_f32_e32 v34, v62, v67
	v_mac_f32_e32 v38, v61, v67
	v_mac_f32_e32 v42, v60, v67
	v_mac_f32_e32 v46, v59, v67
	v_mac_f32_e32 v51, v58, v67
	v_mac_f32_e32 v50, v58, v68
	v_mac_f32_e32 v45, v59, v68
	v_mac_f32_e32 v41, v60, v68
	v_mac_f32_e32 v37, v61, v68
	v_mac_f32_e32 v33, v62, v68
	v_mac_f32_e32 v29, v63, v68
	v_mac_f32_e32 v25, v64, v68
	v_mac_f32_e32 v21, v65, v68
	v_mac_f32_e32 v54, v65, v69
	v_mac_f32_e32 v24, v64, v69
	v_mac_f32_e32 v28, v63, v69
	v_mac_f32_e32 v32, v62, v69
	v_mac_f32_e32 v36, v61, v69
	v_mac_f32_e32 v40, v60, v69
	v_mac_f32_e32 v44, v59, v69
	v_mac_f32_e32 v13, v58, v69
	; sched_barrier mask(0x00000000)
	; sched_barrier mask(0x00000000)
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v14, v70, v78
	v_mac_f32_e32 v47, v71, v78
	v_mac_f32_e32 v43, v72, v78
	v_mac_f32_e32 v39, v73, v78
	v_mac_f32_e32 v35, v74, v78
	v_mac_f32_e32 v31, v75, v78
	v_mac_f32_e32 v27, v76, v78
	v_mac_f32_e32 v23, v77, v78
	v_mac_f32_e32 v22, v77, v79
	v_mac_f32_e32 v26, v76, v79
	v_mac_f32_e32 v30, v75, v79
	v_mac_f32_e32 v34, v74, v79
	v_mac_f32_e32 v38, v73, v79
	v_mac_f32_e32 v42, v72, v79
	v_mac_f32_e32 v46, v71, v79
	v_mac_f32_e32 v51, v70, v79
	v_mac_f32_e32 v50, v70, v80
	v_mac_f32_e32 v45, v71, v80
	v_mac_f32_e32 v41, v72, v80
	v_mac_f32_e32 v37, v73, v80
	v_mac_f32_e32 v33, v74, v80
	v_mac_f32_e32 v29, v75, v80
	v_mac_f32_e32 v25, v76, v80
	v_mac_f32_e32 v21, v77, v80
	v_mac_f32_e32 v54, v77, v81
	v_mac_f32_e32 v24, v76, v81
	v_mac_f32_e32 v28, v75, v81
	v_mac_f32_e32 v32, v74, v81
	v_mac_f32_e32 v36, v73, v81
	v_mac_f32_e32 v40, v72, v81
	v_mac_f32_e32 v44, v71, v81
	v_mac_f32_e32 v13, v70, v81
	; sched_barrier mask(0x00000000)
	.loc	0 152
	v_add_u32_e32 v17, vcc, 0x2000, v17
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	.loc	0 164
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 88
	ds_write_b128 v52, v[1:4]
	ds_write_b128 v52, v[5:8] offset:4096
	.loc	0 89
	ds_write_b128 v55, v[9:12]
	.loc	0 152
	s_add_i32 s14, s14, 16
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v19, vcc, s0, v19
	s_cmp_lt_i32 s14, s24
	v_addc_u32_e32 v20, vcc, v20, v1, vcc
	.loc	0 166
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 152
	s_cbranch_scc1 .LBB1_5
.LBB1_6:
	.loc	0 0
	v_mov_b32_e32 v1, v54
.LBB1_7:
	.loc	0 170
	s_max_i32 s0, s24, 16
	s_add_i32 s3, s0, -16
	s_cmp_ge_i32 s3, s25
	s_cbranch_scc1 .LBB1_18
; %bb.8:
	.loc	0 0
	v_lshlrev_b32_e32 v4, 4, v48
	v_or_b32_e32 v9, 0x2000, v4
	.loc	0 170
	v_and_b32_e32 v4, 63, v0
	v_lshrrev_b32_e32 v6, 6, v0
	v_add_u32_e32 v4, vcc, s2, v4
	v_add_u32_e32 v6, vcc, s0, v6
	v_ashrrev_i32_e32 v5, 31, v4
	v_add_u32_e32 v10, vcc, -16, v6
	v_mad_u64_u32 v[5:6], s[0:1], s16, v10, v[4:5]
	v_mul_lo_u32 v7, s17, v10
	v_mov_b32_e32 v2, s25
	v_mad_i64_i32 v[2:3], s[18:19], s23, v2, 0
	v_add_u32_e32 v6, vcc, v7, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	v_lshlrev_b64 v[4:5], 2, v[5:6]
	v_mov_b32_e32 v6, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_lshlrev_b32_e32 v8, 4, v49
	v_or_b32_e32 v0, 0xffffff00, v0
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	s_lshl_b64 s[12:13], s[16:17], 6
	s_lshl_b64 s[16:17], s[16:17], 4
	v_or_b32_e32 v11, 0x2000, v53
	s_movk_i32 s14, 0x2ff
.LBB1_9:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_12 Depth 2
                                        ;     Child Loop BB1_16 Depth 2
	.loc	0 171
	s_cmp_ge_i32 s3, s24
	s_cbranch_scc0 .LBB1_15
; %bb.10:                               ;   in Loop: Header=BB1_9 Depth=1
	.loc	0 172
	v_add_u32_e32 v6, vcc, s3, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	v_lshlrev_b64 v[6:7], 9, v[6:7]
	v_mov_b32_e32 v12, s7
	v_add_u32_e32 v6, vcc, s6, v6
	v_addc_u32_e32 v7, vcc, v12, v7, vcc
	v_add_u32_e32 v6, vcc, v6, v15
	v_addc_u32_e32 v7, vcc, v7, v16, vcc
	.loc	0 173
	v_add_u32_e32 v17, vcc, 0x1000, v6
	v_addc_u32_e32 v18, vcc, 0, v7, vcc
	flat_load_dwordx4 v[53:56], v[6:7]
	flat_load_dwordx4 v[57:60], v[17:18]
	v_mov_b32_e32 v7, v5
	s_mov_b64 s[18:19], 0
	v_mov_b32_e32 v12, v11
	v_mov_b32_e32 v17, v10
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v18, v0
	s_waitcnt vmcnt(1)
	ds_write_b128 v52, v[53:56]
	s_waitcnt vmcnt(0)
	ds_write_b128 v52, v[57:60] offset:4096
	s_branch .LBB1_12
.LBB1_11:                               ;   in Loop: Header=BB1_12 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 174
	v_add_u32_e32 v18, vcc, 0x100, v18
	.loc	0 176
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v19
	.loc	0 174
	v_mov_b32_e32 v19, s17
	v_add_u32_e32 v6, vcc, s16, v6
	v_addc_u32_e32 v7, vcc, v7, v19, vcc
	v_add_u32_e32 v17, vcc, 4, v17
	v_cmp_lt_u32_e32 vcc, s14, v18
	s_or_b64 s[18:19], vcc, s[18:19]
	v_add_u32_e32 v12, vcc, 0x400, v12
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB1_14
.LBB1_12:                               ;   Parent Loop BB1_9 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 176
	v_cmp_gt_i32_e32 vcc, s10, v17
	s_and_b64 s[26:27], vcc, s[0:1]
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[20:21], s[26:27]
	s_cbranch_execz .LBB1_11
; %bb.13:                               ;   in Loop: Header=BB1_12 Depth=2
	flat_load_dword v19, v[6:7]
	s_branch .LBB1_11
.LBB1_14:                               ;   in Loop: Header=BB1_9 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 178
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB1_15:                               ;   in Loop: Header=BB1_9 Depth=1
	.loc	0 0
	s_mov_b32 s18, 0
	v_mov_b32_e32 v6, v8
.LBB1_16:                               ;   Parent Loop BB1_9 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 94
	v_add_u32_e32 v7, vcc, s18, v9
	ds_read_b128 v[17:20], v6
	ds_read_b128 v[53:56], v6 offset:256
	.loc	0 95
	ds_read_b128 v[57:60], v7
	.loc	0 181
	s_addk_i32 s18, 0x100
	v_add_u32_e32 v6, vcc, 0x200, v6
	s_cmpk_eq_i32 s18, 0x1000
	.loc	0 76
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v14, v17, v57
	v_mac_f32_e32 v47, v18, v57
	v_mac_f32_e32 v43, v19, v57
	v_mac_f32_e32 v39, v20, v57
	v_mac_f32_e32 v35, v53, v57
	v_mac_f32_e32 v31, v54, v57
	v_mac_f32_e32 v27, v55, v57
	v_mac_f32_e32 v23, v56, v57
	v_mac_f32_e32 v22, v56, v58
	v_mac_f32_e32 v26, v55, v58
	v_mac_f32_e32 v30, v54, v58
	v_mac_f32_e32 v34, v53, v58
	v_mac_f32_e32 v38, v20, v58
	v_mac_f32_e32 v42, v19, v58
	v_mac_f32_e32 v46, v18, v58
	v_mac_f32_e32 v51, v17, v58
	v_mac_f32_e32 v50, v17, v59
	v_mac_f32_e32 v45, v18, v59
	v_mac_f32_e32 v41, v19, v59
	v_mac_f32_e32 v37, v20, v59
	v_mac_f32_e32 v33, v53, v59
	v_mac_f32_e32 v29, v54, v59
	v_mac_f32_e32 v25, v55, v59
	v_mac_f32_e32 v21, v56, v59
	v_mac_f32_e32 v1, v56, v60
	v_mac_f32_e32 v24, v55, v60
	v_mac_f32_e32 v28, v54, v60
	v_mac_f32_e32 v32, v53, v60
	v_mac_f32_e32 v36, v20, v60
	v_mac_f32_e32 v40, v19, v60
	v_mac_f32_e32 v44, v18, v60
	v_mac_f32_e32 v13, v17, v60
	.loc	0 181
	s_cbranch_scc0 .LBB1_16
; %bb.17:                               ;   in Loop: Header=BB1_9 Depth=1
	.loc	0 170
	s_add_i32 s3, s3, 16
	v_mov_b32_e32 v6, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_addc_u32_e32 v5, vcc, v5, v6, vcc
	s_cmp_ge_i32 s3, s25
	v_add_u32_e32 v10, vcc, 16, v10
	.loc	0 186
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 170
	s_cbranch_scc0 .LBB1_9
.LBB1_18:
	.loc	0 132
	s_load_dwordx2 s[6:7], s[4:5], 0x30
	s_load_dword s4, s[4:5], 0x38
	s_lshl_b32 s0, s23, 7
	v_lshlrev_b32_e32 v0, 2, v49
	v_lshlrev_b32_e32 v2, 2, v48
	v_or_b32_e32 v0, s0, v0
	v_add_u32_e32 v2, vcc, s2, v2
	v_cmp_neq_f32_e64 s[2:3], s15, 0
	.loc	0 191
	v_cmp_gt_i32_e32 vcc, s8, v0
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_39
; %bb.19:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v0, s4, 0
	v_mov_b32_e32 v6, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v7, vcc, s6, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	.loc	0 193
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v7, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v2
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB1_24
; %bb.20:
	.loc	0 195
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_187
; %bb.21:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s11, v14
	s_cbranch_execnz .LBB1_23
.LBB1_22:
	v_mul_f32_e32 v6, s11, v14
.LBB1_23:
	flat_store_dword v[4:5], v6
.LBB1_24:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 192
	v_add_u32_e32 v6, vcc, 1, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_29
; %bb.25:
	.loc	0 193
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	s_cbranch_vccnz .LBB1_188
; %bb.26:
	.loc	0 195
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s11, v51
	s_cbranch_execnz .LBB1_28
.LBB1_27:
	v_mul_f32_e32 v8, s11, v51
.LBB1_28:
	flat_store_dword v[6:7], v8
.LBB1_29:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 192
	v_add_u32_e32 v6, vcc, 2, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_34
; %bb.30:
	.loc	0 193
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 195
	s_cbranch_vccnz .LBB1_189
; %bb.31:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s11, v50
	s_cbranch_execnz .LBB1_33
.LBB1_32:
	v_mul_f32_e32 v8, s11, v50
.LBB1_33:
	flat_store_dword v[6:7], v8
.LBB1_34:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 192
	v_add_u32_e32 v6, vcc, 3, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_39
; %bb.35:
	.loc	0 193
	v_add_u32_e64 v4, s[0:1], 12, v4
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 193
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	.loc	0 195
	s_cbranch_vccnz .LBB1_190
; %bb.36:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s11, v13
	s_cbranch_execnz .LBB1_38
.LBB1_37:
	v_mul_f32_e32 v6, s11, v13
.LBB1_38:
	flat_store_dword v[4:5], v6
.LBB1_39:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 190
	v_or_b32_e32 v4, 1, v0
	.loc	0 191
	v_cmp_gt_i32_e32 vcc, s8, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_60
; %bb.40:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v4, s4, 0
	v_mov_b32_e32 v6, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v7, vcc, s6, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	.loc	0 193
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v7, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v2
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB1_45
; %bb.41:
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_191
; %bb.42:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s11, v47
	s_cbranch_execnz .LBB1_44
.LBB1_43:
	v_mul_f32_e32 v6, s11, v47
.LBB1_44:
	flat_store_dword v[4:5], v6
.LBB1_45:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 192
	v_add_u32_e32 v6, vcc, 1, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_50
; %bb.46:
	.loc	0 193
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 195
	s_cbranch_vccnz .LBB1_192
; %bb.47:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s11, v46
	s_cbranch_execnz .LBB1_49
.LBB1_48:
	v_mul_f32_e32 v8, s11, v46
.LBB1_49:
	flat_store_dword v[6:7], v8
.LBB1_50:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 192
	v_add_u32_e32 v6, vcc, 2, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_55
; %bb.51:
	.loc	0 193
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 195
	s_cbranch_vccnz .LBB1_193
; %bb.52:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s11, v45
	s_cbranch_execnz .LBB1_54
.LBB1_53:
	v_mul_f32_e32 v8, s11, v45
.LBB1_54:
	flat_store_dword v[6:7], v8
.LBB1_55:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 192
	v_add_u32_e32 v6, vcc, 3, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_60
; %bb.56:
	.loc	0 193
	v_add_u32_e64 v4, s[0:1], 12, v4
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 193
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	.loc	0 195
	s_cbranch_vccnz .LBB1_194
; %bb.57:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s11, v44
	s_cbranch_execnz .LBB1_59
.LBB1_58:
	v_mul_f32_e32 v6, s11, v44
.LBB1_59:
	flat_store_dword v[4:5], v6
.LBB1_60:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 190
	v_or_b32_e32 v4, 2, v0
	.loc	0 191
	v_cmp_gt_i32_e32 vcc, s8, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_81
; %bb.61:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v4, s4, 0
	v_mov_b32_e32 v6, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v7, vcc, s6, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	.loc	0 193
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v7, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v2
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB1_66
; %bb.62:
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_195
; %bb.63:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s11, v43
	s_cbranch_execnz .LBB1_65
.LBB1_64:
	v_mul_f32_e32 v6, s11, v43
.LBB1_65:
	flat_store_dword v[4:5], v6
.LBB1_66:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 192
	v_add_u32_e32 v6, vcc, 1, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_71
; %bb.67:
	.loc	0 193
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 195
	s_cbranch_vccnz .LBB1_196
; %bb.68:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s11, v42
	s_cbranch_execnz .LBB1_70
.LBB1_69:
	v_mul_f32_e32 v8, s11, v42
.LBB1_70:
	flat_store_dword v[6:7], v8
.LBB1_71:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 192
	v_add_u32_e32 v6, vcc, 2, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_76
; %bb.72:
	.loc	0 193
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 195
	s_cbranch_vccnz .LBB1_197
; %bb.73:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s11, v41
	s_cbranch_execnz .LBB1_75
.LBB1_74:
	v_mul_f32_e32 v8, s11, v41
.LBB1_75:
	flat_store_dword v[6:7], v8
.LBB1_76:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 192
	v_add_u32_e32 v6, vcc, 3, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_81
; %bb.77:
	.loc	0 193
	v_add_u32_e64 v4, s[0:1], 12, v4
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 193
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	.loc	0 195
	s_cbranch_vccnz .LBB1_198
; %bb.78:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s11, v40
	s_cbranch_execnz .LBB1_80
.LBB1_79:
	v_mul_f32_e32 v6, s11, v40
.LBB1_80:
	flat_store_dword v[4:5], v6
.LBB1_81:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 190
	v_or_b32_e32 v4, 3, v0
	.loc	0 191
	v_cmp_gt_i32_e32 vcc, s8, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_102
; %bb.82:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v4, s4, 0
	v_mov_b32_e32 v6, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v7, vcc, s6, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	.loc	0 193
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v7, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v2
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB1_87
; %bb.83:
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_199
; %bb.84:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s11, v39
	s_cbranch_execnz .LBB1_86
.LBB1_85:
	v_mul_f32_e32 v6, s11, v39
.LBB1_86:
	flat_store_dword v[4:5], v6
.LBB1_87:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 192
	v_add_u32_e32 v6, vcc, 1, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_92
; %bb.88:
	.loc	0 193
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 195
	s_cbranch_vccnz .LBB1_200
; %bb.89:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s11, v38
	s_cbranch_execnz .LBB1_91
.LBB1_90:
	v_mul_f32_e32 v8, s11, v38
.LBB1_91:
	flat_store_dword v[6:7], v8
.LBB1_92:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 192
	v_add_u32_e32 v6, vcc, 2, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_97
; %bb.93:
	.loc	0 193
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 195
	s_cbranch_vccnz .LBB1_201
; %bb.94:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s11, v37
	s_cbranch_execnz .LBB1_96
.LBB1_95:
	v_mul_f32_e32 v8, s11, v37
.LBB1_96:
	flat_store_dword v[6:7], v8
.LBB1_97:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 192
	v_add_u32_e32 v6, vcc, 3, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_102
; %bb.98:
	.loc	0 193
	v_add_u32_e64 v4, s[0:1], 12, v4
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 193
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	.loc	0 195
	s_cbranch_vccnz .LBB1_202
; %bb.99:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s11, v36
	s_cbranch_execnz .LBB1_101
.LBB1_100:
	v_mul_f32_e32 v6, s11, v36
.LBB1_101:
	flat_store_dword v[4:5], v6
.LBB1_102:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 190
	v_add_u32_e32 v4, vcc, 64, v0
	.loc	0 191
	v_cmp_gt_i32_e32 vcc, s8, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_123
; %bb.103:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v4, s4, 0
	v_mov_b32_e32 v6, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v7, vcc, s6, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	.loc	0 193
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v7, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v2
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB1_108
; %bb.104:
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_203
; %bb.105:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s11, v35
	s_cbranch_execnz .LBB1_107
.LBB1_106:
	v_mul_f32_e32 v6, s11, v35
.LBB1_107:
	flat_store_dword v[4:5], v6
.LBB1_108:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 192
	v_add_u32_e32 v6, vcc, 1, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_113
; %bb.109:
	.loc	0 193
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 195
	s_cbranch_vccnz .LBB1_204
; %bb.110:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s11, v34
	s_cbranch_execnz .LBB1_112
.LBB1_111:
	v_mul_f32_e32 v8, s11, v34
.LBB1_112:
	flat_store_dword v[6:7], v8
.LBB1_113:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 192
	v_add_u32_e32 v6, vcc, 2, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_118
; %bb.114:
	.loc	0 193
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 195
	s_cbranch_vccnz .LBB1_205
; %bb.115:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s11, v33
	s_cbranch_execnz .LBB1_117
.LBB1_116:
	v_mul_f32_e32 v8, s11, v33
.LBB1_117:
	flat_store_dword v[6:7], v8
.LBB1_118:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 192
	v_add_u32_e32 v6, vcc, 3, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_123
; %bb.119:
	.loc	0 193
	v_add_u32_e64 v4, s[0:1], 12, v4
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 193
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	.loc	0 195
	s_cbranch_vccnz .LBB1_206
; %bb.120:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s11, v32
	s_cbranch_execnz .LBB1_122
.LBB1_121:
	v_mul_f32_e32 v6, s11, v32
.LBB1_122:
	flat_store_dword v[4:5], v6
.LBB1_123:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 190
	v_add_u32_e32 v4, vcc, 0x41, v0
	.loc	0 191
	v_cmp_gt_i32_e32 vcc, s8, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_144
; %bb.124:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v4, s4, 0
	v_mov_b32_e32 v6, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v7, vcc, s6, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	.loc	0 193
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v7, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v2
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB1_129
; %bb.125:
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_207
; %bb.126:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s11, v31
	s_cbranch_execnz .LBB1_128
.LBB1_127:
	v_mul_f32_e32 v6, s11, v31
.LBB1_128:
	flat_store_dword v[4:5], v6
.LBB1_129:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 192
	v_add_u32_e32 v6, vcc, 1, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_134
; %bb.130:
	.loc	0 193
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 195
	s_cbranch_vccnz .LBB1_208
; %bb.131:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s11, v30
	s_cbranch_execnz .LBB1_133
.LBB1_132:
	v_mul_f32_e32 v8, s11, v30
.LBB1_133:
	flat_store_dword v[6:7], v8
.LBB1_134:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 192
	v_add_u32_e32 v6, vcc, 2, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_139
; %bb.135:
	.loc	0 193
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 195
	s_cbranch_vccnz .LBB1_209
; %bb.136:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s11, v29
	s_cbranch_execnz .LBB1_138
.LBB1_137:
	v_mul_f32_e32 v8, s11, v29
.LBB1_138:
	flat_store_dword v[6:7], v8
.LBB1_139:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 192
	v_add_u32_e32 v6, vcc, 3, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_144
; %bb.140:
	.loc	0 193
	v_add_u32_e64 v4, s[0:1], 12, v4
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 193
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	.loc	0 195
	s_cbranch_vccnz .LBB1_210
; %bb.141:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s11, v28
	s_cbranch_execnz .LBB1_143
.LBB1_142:
	v_mul_f32_e32 v6, s11, v28
.LBB1_143:
	flat_store_dword v[4:5], v6
.LBB1_144:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 190
	v_add_u32_e32 v4, vcc, 0x42, v0
	.loc	0 191
	v_cmp_gt_i32_e32 vcc, s8, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_165
; %bb.145:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v4, s4, 0
	v_mov_b32_e32 v6, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v7, vcc, s6, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	.loc	0 193
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v7, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v2
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB1_150
; %bb.146:
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_211
; %bb.147:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s11, v27
	s_cbranch_execnz .LBB1_149
.LBB1_148:
	v_mul_f32_e32 v6, s11, v27
.LBB1_149:
	flat_store_dword v[4:5], v6
.LBB1_150:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 192
	v_add_u32_e32 v6, vcc, 1, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_155
; %bb.151:
	.loc	0 193
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 195
	s_cbranch_vccnz .LBB1_212
; %bb.152:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s11, v26
	s_cbranch_execnz .LBB1_154
.LBB1_153:
	v_mul_f32_e32 v8, s11, v26
.LBB1_154:
	flat_store_dword v[6:7], v8
.LBB1_155:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 192
	v_add_u32_e32 v6, vcc, 2, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_160
; %bb.156:
	.loc	0 193
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 195
	s_cbranch_vccnz .LBB1_213
; %bb.157:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s11, v25
	s_cbranch_execnz .LBB1_159
.LBB1_158:
	v_mul_f32_e32 v8, s11, v25
.LBB1_159:
	flat_store_dword v[6:7], v8
.LBB1_160:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 192
	v_add_u32_e32 v6, vcc, 3, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_165
; %bb.161:
	.loc	0 193
	v_add_u32_e64 v4, s[0:1], 12, v4
	.loc	0 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 193
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	.loc	0 195
	s_cbranch_vccnz .LBB1_214
; %bb.162:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s11, v24
	s_cbranch_execnz .LBB1_164
.LBB1_163:
	v_mul_f32_e32 v6, s11, v24
.LBB1_164:
	flat_store_dword v[4:5], v6
.LBB1_165:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 190
	v_add_u32_e32 v0, vcc, 0x43, v0
	.loc	0 191
	v_cmp_gt_i32_e32 vcc, s8, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_186
; %bb.166:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v0, s4, 0
	v_mov_b32_e32 v0, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v6, vcc, s6, v4
	.loc	0 193
	v_lshlrev_b64 v[3:4], 2, v[2:3]
	v_addc_u32_e32 v0, vcc, v0, v5, vcc
	v_add_u32_e32 v3, vcc, v6, v3
	v_addc_u32_e32 v4, vcc, v0, v4, vcc
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v2
	v_cndmask_b32_e64 v0, 0, 1, s[2:3]
	s_and_b64 s[4:5], vcc, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 1, v0
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB1_171
; %bb.167:
	.loc	0 195
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_215
; %bb.168:
	flat_load_dword v0, v[3:4]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s15, v0
	v_mac_f32_e32 v0, s11, v23
	s_cbranch_execnz .LBB1_170
.LBB1_169:
	v_mul_f32_e32 v0, s11, v23
.LBB1_170:
	flat_store_dword v[3:4], v0
.LBB1_171:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 192
	v_add_u32_e32 v0, vcc, 1, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v0
	v_cmp_gt_i32_e64 s[2:3], s9, v0
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB1_176
; %bb.172:
	.loc	0 193
	v_add_u32_e64 v5, s[2:3], 4, v3
	.loc	0 195
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 193
	v_addc_u32_e64 v6, s[2:3], 0, v4, s[2:3]
	.loc	0 195
	s_cbranch_vccnz .LBB1_216
; %bb.173:
	flat_load_dword v0, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s15, v0
	v_mac_f32_e32 v0, s11, v22
	s_cbranch_execnz .LBB1_175
.LBB1_174:
	v_mul_f32_e32 v0, s11, v22
.LBB1_175:
	flat_store_dword v[5:6], v0
.LBB1_176:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 192
	v_add_u32_e32 v0, vcc, 2, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v0
	v_cmp_gt_i32_e64 s[2:3], s9, v0
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB1_181
; %bb.177:
	.loc	0 193
	v_add_u32_e64 v5, s[2:3], 8, v3
	.loc	0 195
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 193
	v_addc_u32_e64 v6, s[2:3], 0, v4, s[2:3]
	.loc	0 195
	s_cbranch_vccnz .LBB1_217
; %bb.178:
	flat_load_dword v0, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s15, v0
	v_mac_f32_e32 v0, s11, v21
	s_cbranch_execnz .LBB1_180
.LBB1_179:
	v_mul_f32_e32 v0, s11, v21
.LBB1_180:
	flat_store_dword v[5:6], v0
.LBB1_181:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 192
	v_add_u32_e32 v0, vcc, 3, v2
	.loc	0 194
	v_cmp_le_i32_e32 vcc, s22, v0
	v_cmp_gt_i32_e64 s[2:3], s9, v0
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB1_186
; %bb.182:
	.loc	0 195
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 193
	v_add_u32_e64 v2, s[0:1], 12, v3
	v_addc_u32_e64 v3, s[0:1], 0, v4, s[0:1]
	.loc	0 195
	s_cbranch_vccnz .LBB1_218
; %bb.183:
	flat_load_dword v0, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s15, v0
	v_mac_f32_e32 v0, s11, v1
	s_cbranch_execnz .LBB1_185
.LBB1_184:
	v_mul_f32_e32 v0, s11, v1
.LBB1_185:
	flat_store_dword v[2:3], v0
.LBB1_186:
	.loc	0 198
	s_endpgm
.LBB1_187:
	.loc	0 195
	s_branch .LBB1_22
.LBB1_188:
	s_branch .LBB1_27
.LBB1_189:
	s_branch .LBB1_32
.LBB1_190:
	s_branch .LBB1_37
.LBB1_191:
	s_branch .LBB1_43
.LBB1_192:
	s_branch .LBB1_48
.LBB1_193:
	s_branch .LBB1_53
.LBB1_194:
	s_branch .LBB1_58
.LBB1_195:
	s_branch .LBB1_64
.LBB1_196:
	s_branch .LBB1_69
.LBB1_197:
	s_branch .LBB1_74
.LBB1_198:
	s_branch .LBB1_79
.LBB1_199:
	s_branch .LBB1_85
.LBB1_200:
	s_branch .LBB1_90
.LBB1_201:
	s_branch .LBB1_95
.LBB1_202:
	s_branch .LBB1_100
.LBB1_203:
	s_branch .LBB1_106
.LBB1_204:
	s_branch .LBB1_111
.LBB1_205:
	s_branch .LBB1_116
.LBB1_206:
	s_branch .LBB1_121
.LBB1_207:
	s_branch .LBB1_127
.LBB1_208:
	s_branch .LBB1_132
.LBB1_209:
	s_branch .LBB1_137
.LBB1_210:
	s_branch .LBB1_142
.LBB1_211:
	s_branch .LBB1_148
.LBB1_212:
	s_branch .LBB1_153
.LBB1_213:
	s_branch .LBB1_158
.LBB1_214:
	s_branch .LBB1_163
.LBB1_215:
	s_branch .LBB1_169
.LBB1_216:
	s_branch .LBB1_174
.LBB1_217:
	s_branch .LBB1_179
.LBB1_218:
	s_branch .LBB1_184
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_polaris
		.amdhsa_group_segment_fixed_size 12288
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 82
		.amdhsa_next_free_sgpr 28
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 0
		.amdhsa_float_denorm_mode_16_64 3
		.amdhsa_dx10_clamp 1
		.amdhsa_ieee_mode 1
		.amdhsa_exception_fp_ieee_invalid_op 0
		.amdhsa_exception_fp_denorm_src 0
		.amdhsa_exception_fp_ieee_div_zero 0
		.amdhsa_exception_fp_ieee_overflow 0
		.amdhsa_exception_fp_ieee_underflow 0
		.amdhsa_exception_fp_ieee_inexact 0
		.amdhsa_exception_int_div_zero 0
	.end_amdhsa_kernel
	.text
.Lfunc_end1:
	.size	gemm_polaris, .Lfunc_end1-gemm_polaris
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 8172
; NumSgprs: 30
; NumVgprs: 82
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 12288 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 20
; NumSGPRsForWavesPerEU: 30
; NumVGPRsForWavesPerEU: 82
; Occupancy: 3
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .offset:         0
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         4
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         8
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         12
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         32
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         40
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .address_space:  global
        .offset:         48
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         56
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .offset:         64
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 4224
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           gemm_polaris_pack
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 32
      - 8
      - 1
    .sgpr_count:     15
    .sgpr_spill_count: 0
    .symbol:         gemm_polaris_pack.kd
    .vgpr_count:     12
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .offset:         0
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         4
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         8
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         12
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         32
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         40
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .address_space:  global
        .offset:         48
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         56
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         64
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 12288
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           gemm_polaris
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         gemm_polaris.kd
    .vgpr_count:     82
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

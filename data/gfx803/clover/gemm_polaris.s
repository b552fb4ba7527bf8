	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.globl	gemm_polaris_pack               ; -- Begin function gemm_polaris_pack
	.p2align	8
	.type	gemm_polaris_pack,@function
gemm_polaris_pack:                      ; @gemm_polaris_pack
gemm_polaris_pack$local:
	.type	gemm_polaris_pack$local,@function
	.file	0 "." "<stdin>"
	.file	1 "gemm_polaris.cl"
	.loc	1 110
; %bb.0:
	.loc	1 112
	s_load_dword s12, s[4:5], 0x0
	s_load_dword s10, s[4:5], 0x8
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_load_dword s8, s[4:5], 0x18
	.loc	1 113
	s_lshl_b32 s9, s6, 5
	s_lshl_b32 s11, s7, 5
	v_or_b32_e32 v2, s9, v0
	.loc	1 115
	v_or_b32_e32 v6, s11, v1
	s_waitcnt lgkmcnt(0)
	v_cmp_gt_i32_e32 vcc, s10, v2
	.loc	1 116
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
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 116
	v_lshlrev_b32_e32 v6, 2, v0
	s_movk_i32 s0, 0x84
	v_mad_u32_u24 v7, v1, s0, v6
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v4
	.loc	1 115
	v_or_b32_e32 v4, 8, v1
	v_add_u32_e64 v6, s[0:1], s11, v4
	.loc	1 116
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
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 116
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v5 offset:1056
	.loc	1 115
	v_or_b32_e32 v5, 16, v1
	v_add_u32_e64 v6, s[0:1], s11, v5
	.loc	1 116
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
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 115
	v_or_b32_e32 v6, 24, v1
	.loc	1 116
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v9 offset:2112
	.loc	1 115
	v_add_u32_e64 v9, s[0:1], s11, v6
	.loc	1 116
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
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 119
	s_add_i32 s2, s10, 15
	v_add_u32_e32 v9, vcc, s11, v0
	s_ashr_i32 s3, s2, 31
	.loc	1 120
	v_ashrrev_i32_e32 v2, 31, v9
	.loc	1 119
	s_lshr_b32 s3, s3, 28
	.loc	1 120
	v_lshrrev_b32_e32 v2, 25, v2
	.loc	1 119
	s_add_i32 s2, s2, s3
	.loc	1 120
	v_add_u32_e32 v10, vcc, v9, v2
	.loc	1 119
	s_and_b32 s2, s2, -16
	.loc	1 120
	v_ashrrev_i32_e32 v2, 7, v10
	.loc	1 112
	s_load_dwordx2 s[0:1], s[4:5], 0x40
	.loc	1 120
	v_mad_i64_i32 v[2:3], s[4:5], v2, s2, 0
	.loc	1 116
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v8 offset:3168
	.loc	1 118
	s_waitcnt lgkmcnt(0)
	.loc	1 120
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
	.loc	1 122
	v_add_u32_e32 v2, vcc, s9, v1
	.loc	1 123
	v_cmp_gt_i32_e32 vcc, s2, v2
	.loc	1 118
	s_barrier
	.loc	1 123
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
; %bb.9:
	.loc	1 0
	s_movk_i32 s3, 0x84
	.loc	1 123
	v_mad_u32_u24 v1, v0, s3, v9
	ds_read_b32 v10, v1
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[1:2], 9, v[2:3]
	v_add_u32_e32 v1, vcc, v7, v1
	v_addc_u32_e32 v2, vcc, v8, v2, vcc
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[1:2], v10
.LBB0_10:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 122
	v_add_u32_e32 v1, vcc, s9, v4
	.loc	1 123
	v_cmp_gt_i32_e32 vcc, s2, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_12
; %bb.11:
	.loc	1 0
	s_movk_i32 s3, 0x84
	.loc	1 123
	v_mad_u32_u24 v2, v0, s3, v9
	ds_read_b32 v3, v2 offset:32
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 9, v[1:2]
	v_add_u32_e32 v1, vcc, v7, v1
	v_addc_u32_e32 v2, vcc, v8, v2, vcc
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[1:2], v3
.LBB0_12:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 122
	v_add_u32_e32 v1, vcc, s9, v5
	.loc	1 123
	v_cmp_gt_i32_e32 vcc, s2, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_14
; %bb.13:
	.loc	1 0
	s_movk_i32 s3, 0x84
	.loc	1 123
	v_mad_u32_u24 v2, v0, s3, v9
	ds_read_b32 v3, v2 offset:64
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 9, v[1:2]
	v_add_u32_e32 v1, vcc, v7, v1
	v_addc_u32_e32 v2, vcc, v8, v2, vcc
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[1:2], v3
.LBB0_14:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 122
	v_add_u32_e32 v1, vcc, s9, v6
	.loc	1 123
	v_cmp_gt_i32_e32 vcc, s2, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_16
; %bb.15:
	.loc	1 0
	s_movk_i32 s0, 0x84
	.loc	1 123
	v_mad_u32_u24 v0, v0, s0, v9
	ds_read_b32 v3, v0 offset:96
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[0:1], 9, v[1:2]
	v_add_u32_e32 v0, vcc, v7, v0
	v_addc_u32_e32 v1, vcc, v8, v1, vcc
	s_waitcnt lgkmcnt(0)
	flat_store_dword v[0:1], v3
.LBB0_16:
	.loc	1 125
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
		.amdhsa_float_denorm_mode_32 3
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
	.size	gemm_polaris_pack$local, .Lfunc_end0-gemm_polaris_pack
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 928
; NumSgprs: 15
; NumVgprs: 12
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
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
	.globl	gemm_polaris                    ; -- Begin function gemm_polaris
	.p2align	8
	.type	gemm_polaris,@function
gemm_polaris:                           ; @gemm_polaris
gemm_polaris$local:
	.type	gemm_polaris$local,@function
	.loc	1 130
; %bb.0:
	.loc	1 132
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_mov_b32 s24, 0
	.loc	1 143
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s9, 64
	s_cbranch_scc1 .LBB1_2
; %bb.1:
	s_ashr_i32 s0, s10, 31
	s_lshr_b32 s0, s0, 28
	s_add_i32 s0, s10, s0
	s_and_b32 s24, s0, -16
.LBB1_2:
	.loc	1 136
	s_add_i32 s0, s8, 0x7f
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 25
	s_add_i32 s0, s0, s1
	s_ashr_i32 s1, s0, 7
	.loc	1 137
	s_lshl_b32 s2, s1, 3
	s_ashr_i32 s0, s0, 31
	s_add_i32 s2, s2, s0
	s_xor_b32 s2, s2, s0
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s7, 0, s2
	.loc	1 136
	s_add_i32 s3, s9, 63
	s_ashr_i32 s12, s3, 31
	.loc	1 137
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 136
	s_lshr_b32 s12, s12, 26
	s_add_i32 s3, s3, s12
	s_ashr_i32 s3, s3, 6
	.loc	1 137
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	.loc	1 133
	v_and_b32_e32 v31, 15, v0
	.loc	1 134
	v_lshrrev_b32_e32 v32, 4, v0
	v_lshlrev_b32_e32 v43, 2, v0
	.loc	1 137
	v_mul_lo_u32 v2, s7, v1
	s_ashr_i32 s7, s6, 31
	s_add_i32 s13, s6, s7
	s_xor_b32 s13, s13, s7
	v_mul_hi_u32 v2, v1, v2
	s_xor_b32 s0, s7, s0
	v_lshlrev_b32_e32 v35, 4, v0
	.loc	1 173
	s_mov_b32 m0, -1
	.loc	1 137
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s13, v1
	v_readfirstlane_b32 s7, v1
	s_mul_i32 s12, s7, s2
	s_sub_i32 s12, s13, s12
	s_add_i32 s14, s7, 1
	s_sub_i32 s13, s12, s2
	s_cmp_ge_u32 s12, s2
	s_cselect_b32 s7, s14, s7
	s_cselect_b32 s12, s13, s12
	s_add_i32 s13, s7, 1
	s_cmp_ge_u32 s12, s2
	s_cselect_b32 s2, s13, s7
	s_xor_b32 s2, s2, s0
	s_sub_i32 s0, s2, s0
	s_lshl_b32 s0, s0, 3
	s_sub_i32 s2, s3, s0
	s_min_i32 s2, s2, 8
	.loc	1 138
	s_ashr_i32 s3, s2, 31
	s_add_i32 s7, s2, s3
	s_xor_b32 s7, s7, s3
	v_cvt_f32_u32_e32 v1, s7
	s_sub_i32 s18, 0, s7
	s_mul_i32 s1, s0, s1
	s_sub_i32 s1, s6, s1
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s6, s1, 31
	s_xor_b32 s3, s6, s3
	.loc	1 132
	s_load_dwordx4 s[12:15], s[4:5], 0x20
	s_load_dwordx2 s[16:17], s[4:5], 0x40
	.loc	1 138
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v2, v1
	.loc	1 132
	v_mov_b32_e32 v1, 0
	v_lshlrev_b64 v[13:14], 4, v[0:1]
	v_mov_b32_e32 v21, v1
	.loc	1 138
	v_mul_lo_u32 v3, s18, v2
	s_add_i32 s18, s1, s6
	s_xor_b32 s18, s18, s6
	v_mov_b32_e32 v22, v1
	v_mul_hi_u32 v3, v2, v3
	v_mov_b32_e32 v23, v1
	v_mov_b32_e32 v24, v1
	v_mov_b32_e32 v25, v1
	v_add_u32_e32 v2, vcc, v2, v3
	v_mul_hi_u32 v2, s18, v2
	v_mov_b32_e32 v26, v1
	v_mov_b32_e32 v27, v1
	v_mov_b32_e32 v28, v1
	v_readfirstlane_b32 s6, v2
	s_mul_i32 s19, s6, s7
	s_sub_i32 s18, s18, s19
	s_add_i32 s20, s6, 1
	s_sub_i32 s19, s18, s7
	s_cmp_ge_u32 s18, s7
	s_cselect_b32 s6, s20, s6
	s_cselect_b32 s18, s19, s18
	s_add_i32 s19, s6, 1
	s_cmp_ge_u32 s18, s7
	s_cselect_b32 s6, s19, s6
	s_xor_b32 s6, s6, s3
	s_sub_i32 s23, s6, s3
	s_mul_i32 s2, s23, s2
	.loc	1 139
	s_add_i32 s18, s10, 15
	s_sub_i32 s1, s1, s2
	s_max_i32 s7, s9, 64
	s_ashr_i32 s19, s18, 31
	.loc	1 138
	s_add_i32 s1, s1, s0
	.loc	1 139
	s_sub_i32 s7, s7, 64
	s_lshr_b32 s3, s19, 28
	.loc	1 138
	s_lshl_b32 s22, s1, 6
	.loc	1 139
	s_add_i32 s18, s18, s3
	s_min_i32 s2, s7, s22
	s_and_b32 s25, s18, -16
	.loc	1 142
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s7, s14, 31
	s_ashr_i32 s3, s2, 31
	s_mov_b32 s6, s14
	.loc	1 147
	s_cmp_lt_i32 s24, 1
	v_mov_b32_e32 v29, v1
	v_mov_b32_e32 v30, v1
	v_mov_b32_e32 v33, v1
	v_mov_b32_e32 v34, v1
	v_mov_b32_e32 v36, v1
	v_mov_b32_e32 v37, v1
	v_mov_b32_e32 v38, v1
	v_mov_b32_e32 v39, v1
	v_mov_b32_e32 v40, v1
	v_mov_b32_e32 v41, v1
	v_mov_b32_e32 v42, v1
	v_mov_b32_e32 v44, v1
	v_mov_b32_e32 v45, v1
	v_mov_b32_e32 v46, v1
	v_mov_b32_e32 v47, v1
	v_mov_b32_e32 v48, v1
	v_mov_b32_e32 v50, v1
	v_mov_b32_e32 v53, v1
	v_mov_b32_e32 v54, v1
	v_mov_b32_e32 v19, v1
	v_mov_b32_e32 v55, v1
	v_mov_b32_e32 v56, v1
	v_mov_b32_e32 v20, v1
	s_cbranch_scc1 .LBB1_7
; %bb.3:
	.loc	1 141
	v_mov_b32_e32 v2, s23
	v_mad_i64_i32 v[2:3], s[0:1], s25, v2, 0
	v_mov_b32_e32 v4, s17
	.loc	1 142
	v_and_b32_e32 v19, 60, v43
	.loc	1 141
	v_lshlrev_b64 v[2:3], 9, v[2:3]
	.loc	1 142
	v_mov_b32_e32 v20, 0
	.loc	1 141
	v_add_u32_e32 v5, vcc, s16, v2
	.loc	1 142
	v_alignbit_b32 v2, 0, v0, 4
	.loc	1 141
	v_addc_u32_e32 v4, vcc, v4, v3, vcc
	.loc	1 142
	v_mad_i64_i32 v[2:3], s[0:1], v2, s6, 0
	s_lshl_b64 s[0:1], s[2:3], 2
	.loc	1 141
	v_add_u32_e32 v10, vcc, v5, v13
	.loc	1 142
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_add_u32 s3, s0, s12
	.loc	1 141
	v_addc_u32_e32 v11, vcc, v4, v14, vcc
	.loc	1 142
	s_addc_u32 s14, s1, s13
	v_mov_b32_e32 v4, s14
	v_add_u32_e32 v8, vcc, s3, v2
	v_lshlrev_b64 v[6:7], 2, v[19:20]
	v_addc_u32_e32 v9, vcc, v4, v3, vcc
	v_add_u32_e32 v6, vcc, v8, v6
	v_addc_u32_e32 v7, vcc, v9, v7, vcc
	.loc	1 82
	s_movk_i32 s3, 0x1000
	flat_load_dwordx4 v[2:5], v[10:11]
	v_add_u32_e32 v10, vcc, s3, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	flat_load_dwordx4 v[15:18], v[10:11]
	.loc	1 83
	flat_load_dwordx4 v[6:9], v[6:7]
	v_mov_b32_e32 v56, v20
	v_mov_b32_e32 v55, v20
	v_mov_b32_e32 v19, v20
	v_mov_b32_e32 v54, v20
	v_mov_b32_e32 v53, v20
	v_mov_b32_e32 v50, v20
	v_mov_b32_e32 v48, v20
	v_mov_b32_e32 v47, v20
	v_mov_b32_e32 v46, v20
	v_mov_b32_e32 v45, v20
	v_mov_b32_e32 v44, v20
	v_mov_b32_e32 v42, v20
	v_mov_b32_e32 v41, v20
	v_mov_b32_e32 v40, v20
	v_mov_b32_e32 v39, v20
	v_mov_b32_e32 v38, v20
	v_mov_b32_e32 v37, v20
	v_mov_b32_e32 v36, v20
	v_mov_b32_e32 v34, v20
	v_mov_b32_e32 v33, v20
	v_mov_b32_e32 v30, v20
	v_mov_b32_e32 v29, v20
	v_mov_b32_e32 v28, v20
	v_mov_b32_e32 v27, v20
	v_mov_b32_e32 v26, v20
	v_mov_b32_e32 v25, v20
	v_mov_b32_e32 v24, v20
	v_mov_b32_e32 v23, v20
	v_mov_b32_e32 v22, v20
	v_mov_b32_e32 v21, v20
	.loc	1 152
	s_cmp_lt_u32 s24, 17
	v_mov_b32_e32 v57, v20
	.loc	1 88
	s_waitcnt vmcnt(2)
	ds_write_b128 v35, v[2:5]
	.loc	1 89
	s_waitcnt vmcnt(0)
	ds_write_b128 v35, v[6:9] offset:8192
	.loc	1 88
	ds_write_b128 v35, v[15:18] offset:4096
	.loc	1 151
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 152
	s_cbranch_scc1 .LBB1_6
; %bb.4:
	.loc	1 0
	v_lshrrev_b64 v[1:2], 4, v[0:1]
	.loc	1 152
	v_mov_b32_e32 v2, s23
	v_mad_i64_i32 v[2:3], s[18:19], s25, v2, 0
	v_lshlrev_b32_e32 v4, 4, v31
	v_or_b32_e32 v52, 0x2000, v4
	v_lshlrev_b64 v[2:3], 9, v[2:3]
	v_mov_b32_e32 v4, s17
	v_add_u32_e32 v2, vcc, s16, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	v_add_u32_e32 v2, vcc, v2, v13
	s_movk_i32 s14, 0x2000
	v_addc_u32_e32 v3, vcc, v3, v14, vcc
	v_add_u32_e32 v15, vcc, s14, v2
	v_lshlrev_b32_e32 v1, 2, v1
	v_and_b32_e32 v18, 15, v0
	v_mov_b32_e32 v19, 0
	v_addc_u32_e32 v16, vcc, 0, v3, vcc
	v_or_b32_e32 v3, 64, v1
	v_lshlrev_b64 v[1:2], 4, v[18:19]
	s_add_u32 s0, s0, s12
	v_mad_i64_i32 v[1:2], s[18:19], v3, s6, v[1:2]
	s_addc_u32 s1, s1, s13
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v17, vcc, s0, v1
	v_or_b32_e32 v49, 0x2000, v35
	v_lshlrev_b32_e32 v51, 4, v32
	v_addc_u32_e32 v18, vcc, v3, v2, vcc
	s_lshl_b64 s[0:1], s[6:7], 6
	s_mov_b32 s14, 16
	v_mov_b32_e32 v48, v19
	v_mov_b32_e32 v44, v19
	v_mov_b32_e32 v39, v19
	v_mov_b32_e32 v34, v19
	v_mov_b32_e32 v28, v19
	v_mov_b32_e32 v24, v19
	v_mov_b32_e32 v57, v19
	v_mov_b32_e32 v21, v19
	v_mov_b32_e32 v25, v19
	v_mov_b32_e32 v29, v19
	v_mov_b32_e32 v36, v19
	v_mov_b32_e32 v40, v19
	v_mov_b32_e32 v45, v19
	v_mov_b32_e32 v50, v19
	v_mov_b32_e32 v55, v19
	v_mov_b32_e32 v56, v19
	v_mov_b32_e32 v53, v19
	v_mov_b32_e32 v46, v19
	v_mov_b32_e32 v41, v19
	v_mov_b32_e32 v37, v19
	v_mov_b32_e32 v30, v19
	v_mov_b32_e32 v26, v19
	v_mov_b32_e32 v22, v19
	v_mov_b32_e32 v23, v19
	v_mov_b32_e32 v27, v19
	v_mov_b32_e32 v33, v19
	v_mov_b32_e32 v38, v19
	v_mov_b32_e32 v42, v19
	v_mov_b32_e32 v47, v19
	v_mov_b32_e32 v54, v19
	v_mov_b32_e32 v20, v19
.LBB1_5:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 82
	v_add_u32_e32 v5, vcc, s3, v15
	v_addc_u32_e32 v6, vcc, 0, v16, vcc
	flat_load_dwordx4 v[1:4], v[15:16]
	flat_load_dwordx4 v[5:8], v[5:6]
	.loc	1 83
	flat_load_dwordx4 v[9:12], v[17:18]
	.loc	1 94
	ds_read_b128 v[58:61], v51
	ds_read_b128 v[62:65], v51 offset:256
	.loc	1 95
	ds_read_b128 v[66:69], v52
	; sched_barrier mask(0x00000000)
	; sched_barrier mask(0x00000000)
	.loc	1 94
	ds_read_b128 v[70:73], v51 offset:512
	ds_read_b128 v[74:77], v51 offset:768
	.loc	1 95
	ds_read_b128 v[78:81], v52 offset:256
	; sched_barrier mask(0x00000000)
	.loc	1 76
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v82, v58, v66
	v_add_f32_e32 v82, v82, v20
	v_mul_f32_e32 v20, v59, v66
	v_add_f32_e32 v54, v20, v54
	v_mul_f32_e32 v20, v60, v66
	v_add_f32_e32 v47, v20, v47
	v_mul_f32_e32 v20, v61, v66
	v_add_f32_e32 v42, v20, v42
	v_mul_f32_e32 v20, v62, v66
	v_add_f32_e32 v38, v20, v38
	v_mul_f32_e32 v20, v63, v66
	v_add_f32_e32 v33, v20, v33
	v_mul_f32_e32 v20, v64, v66
	v_add_f32_e32 v83, v20, v27
	v_mul_f32_e32 v20, v65, v66
	v_add_f32_e32 v66, v20, v23
	v_mul_f32_e32 v20, v65, v67
	v_add_f32_e32 v84, v20, v22
	v_mul_f32_e32 v20, v64, v67
	v_add_f32_e32 v85, v20, v26
	v_mul_f32_e32 v20, v63, v67
	v_add_f32_e32 v86, v20, v30
	v_mul_f32_e32 v20, v62, v67
	v_add_f32_e32 v37, v20, v37
	v_mul_f32_e32 v20, v61, v67
	v_add_f32_e32 v41, v20, v41
	v_mul_f32_e32 v20, v60, v67
	v_add_f32_e32 v46, v20, v46
	v_mul_f32_e32 v20, v59, v67
	v_add_f32_e32 v53, v20, v53
	v_mul_f32_e32 v20, v58, v67
	v_add_f32_e32 v56, v20, v56
	v_mul_f32_e32 v20, v58, v68
	v_add_f32_e32 v55, v20, v55
	v_mul_f32_e32 v20, v59, v68
	v_add_f32_e32 v50, v20, v50
	v_mul_f32_e32 v20, v60, v68
	v_add_f32_e32 v45, v20, v45
	v_mul_f32_e32 v20, v61, v68
	v_add_f32_e32 v40, v20, v40
	v_mul_f32_e32 v20, v62, v68
	v_add_f32_e32 v36, v20, v36
	v_mul_f32_e32 v20, v63, v68
	v_add_f32_e32 v67, v20, v29
	v_mul_f32_e32 v20, v64, v68
	v_add_f32_e32 v87, v20, v25
	v_mul_f32_e32 v20, v65, v68
	v_add_f32_e32 v68, v20, v21
	v_mul_f32_e32 v20, v65, v69
	v_add_f32_e32 v57, v20, v57
	v_mul_f32_e32 v20, v64, v69
	v_add_f32_e32 v64, v20, v24
	v_mul_f32_e32 v20, v63, v69
	v_add_f32_e32 v63, v20, v28
	v_mul_f32_e32 v20, v62, v69
	v_add_f32_e32 v34, v20, v34
	v_mul_f32_e32 v20, v61, v69
	v_add_f32_e32 v39, v20, v39
	v_mul_f32_e32 v20, v60, v69
	v_add_f32_e32 v44, v20, v44
	v_mul_f32_e32 v20, v59, v69
	v_add_f32_e32 v48, v20, v48
	v_mul_f32_e32 v20, v58, v69
	v_add_f32_e32 v58, v20, v19
	; sched_barrier mask(0x00000000)
	.loc	1 94
	ds_read_b128 v[19:22], v51 offset:1024
	ds_read_b128 v[23:26], v51 offset:1280
	.loc	1 95
	ds_read_b128 v[27:30], v52 offset:512
	; sched_barrier mask(0x00000000)
	.loc	1 76
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v60, v71, v78
	v_add_f32_e32 v60, v60, v54
	v_mul_f32_e32 v54, v72, v78
	v_add_f32_e32 v61, v54, v47
	v_mul_f32_e32 v47, v73, v78
	v_add_f32_e32 v42, v47, v42
	v_mul_f32_e32 v47, v74, v78
	v_add_f32_e32 v62, v47, v38
	v_mul_f32_e32 v38, v75, v78
	v_add_f32_e32 v33, v38, v33
	v_mul_f32_e32 v38, v76, v78
	v_add_f32_e32 v65, v38, v83
	v_mul_f32_e32 v38, v77, v78
	v_add_f32_e32 v66, v38, v66
	v_mul_f32_e32 v38, v77, v79
	v_add_f32_e32 v69, v38, v84
	v_mul_f32_e32 v38, v76, v79
	v_mul_f32_e32 v59, v70, v78
	v_add_f32_e32 v78, v38, v85
	v_mul_f32_e32 v38, v75, v79
	v_add_f32_e32 v59, v59, v82
	v_add_f32_e32 v82, v38, v86
	v_mul_f32_e32 v38, v74, v79
	v_add_f32_e32 v83, v38, v37
	v_mul_f32_e32 v37, v73, v79
	v_add_f32_e32 v41, v37, v41
	v_mul_f32_e32 v37, v72, v79
	v_add_f32_e32 v84, v37, v46
	v_mul_f32_e32 v37, v71, v79
	v_add_f32_e32 v85, v37, v53
	v_mul_f32_e32 v37, v70, v79
	v_add_f32_e32 v79, v37, v56
	v_mul_f32_e32 v37, v70, v80
	v_add_f32_e32 v86, v37, v55
	v_mul_f32_e32 v37, v71, v80
	v_add_f32_e32 v50, v37, v50
	v_mul_f32_e32 v37, v72, v80
	v_add_f32_e32 v88, v37, v45
	v_mul_f32_e32 v37, v73, v80
	v_add_f32_e32 v40, v37, v40
	v_mul_f32_e32 v37, v74, v80
	v_add_f32_e32 v89, v37, v36
	v_mul_f32_e32 v36, v75, v80
	v_add_f32_e32 v67, v36, v67
	v_mul_f32_e32 v36, v76, v80
	v_add_f32_e32 v87, v36, v87
	v_mul_f32_e32 v36, v77, v80
	v_add_f32_e32 v68, v36, v68
	v_mul_f32_e32 v36, v77, v81
	v_add_f32_e32 v57, v36, v57
	v_mul_f32_e32 v36, v76, v81
	v_add_f32_e32 v64, v36, v64
	v_mul_f32_e32 v36, v75, v81
	v_add_f32_e32 v63, v36, v63
	v_mul_f32_e32 v36, v74, v81
	v_add_f32_e32 v34, v36, v34
	v_mul_f32_e32 v36, v73, v81
	v_add_f32_e32 v73, v36, v39
	v_mul_f32_e32 v36, v72, v81
	v_add_f32_e32 v72, v36, v44
	v_mul_f32_e32 v36, v71, v81
	v_add_f32_e32 v48, v36, v48
	v_mul_f32_e32 v36, v70, v81
	v_add_f32_e32 v58, v36, v58
	; sched_barrier mask(0x00000000)
	.loc	1 94
	ds_read_b128 v[36:39], v51 offset:1536
	ds_read_b128 v[44:47], v51 offset:1792
	.loc	1 95
	ds_read_b128 v[53:56], v52 offset:768
	; sched_barrier mask(0x00000000)
	.loc	1 76
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v70, v19, v27
	v_add_f32_e32 v59, v70, v59
	v_mul_f32_e32 v70, v20, v27
	v_add_f32_e32 v60, v70, v60
	v_mul_f32_e32 v70, v21, v27
	v_add_f32_e32 v61, v70, v61
	v_mul_f32_e32 v70, v22, v27
	v_add_f32_e32 v42, v70, v42
	v_mul_f32_e32 v70, v23, v27
	v_add_f32_e32 v62, v70, v62
	v_mul_f32_e32 v70, v24, v27
	v_add_f32_e32 v33, v70, v33
	v_mul_f32_e32 v70, v25, v27
	v_mul_f32_e32 v27, v26, v27
	v_add_f32_e32 v66, v27, v66
	v_mul_f32_e32 v27, v26, v28
	v_add_f32_e32 v69, v27, v69
	v_mul_f32_e32 v27, v25, v28
	v_add_f32_e32 v65, v70, v65
	v_add_f32_e32 v70, v27, v78
	v_mul_f32_e32 v27, v24, v28
	v_add_f32_e32 v71, v27, v82
	v_mul_f32_e32 v27, v23, v28
	v_add_f32_e32 v74, v27, v83
	v_mul_f32_e32 v27, v22, v28
	v_add_f32_e32 v41, v27, v41
	v_mul_f32_e32 v27, v21, v28
	v_add_f32_e32 v75, v27, v84
	v_mul_f32_e32 v27, v20, v28
	v_add_f32_e32 v76, v27, v85
	v_mul_f32_e32 v27, v19, v28
	v_add_f32_e32 v77, v27, v79
	v_mul_f32_e32 v27, v19, v29
	v_add_f32_e32 v78, v27, v86
	v_mul_f32_e32 v27, v20, v29
	v_add_f32_e32 v50, v27, v50
	v_mul_f32_e32 v27, v21, v29
	v_add_f32_e32 v79, v27, v88
	v_mul_f32_e32 v27, v22, v29
	v_add_f32_e32 v40, v27, v40
	v_mul_f32_e32 v27, v23, v29
	v_add_f32_e32 v80, v27, v89
	v_mul_f32_e32 v27, v24, v29
	v_add_f32_e32 v67, v27, v67
	v_mul_f32_e32 v27, v25, v29
	v_add_f32_e32 v81, v27, v87
	v_mul_f32_e32 v27, v26, v29
	v_mul_f32_e32 v26, v26, v30
	v_mul_f32_e32 v23, v23, v30
	v_mul_f32_e32 v20, v20, v30
	v_add_f32_e32 v57, v26, v57
	v_mul_f32_e32 v25, v25, v30
	v_mul_f32_e32 v24, v24, v30
	v_add_f32_e32 v34, v23, v34
	v_mul_f32_e32 v22, v22, v30
	v_mul_f32_e32 v21, v21, v30
	v_add_f32_e32 v48, v20, v48
	v_mul_f32_e32 v19, v19, v30
	v_add_f32_e32 v68, v27, v68
	v_add_f32_e32 v64, v25, v64
	v_add_f32_e32 v63, v24, v63
	v_add_f32_e32 v73, v22, v73
	v_add_f32_e32 v72, v21, v72
	v_add_f32_e32 v58, v19, v58
	; sched_barrier mask(0x00000000)
	.loc	1 94
	ds_read_b128 v[19:22], v51 offset:2048
	ds_read_b128 v[23:26], v51 offset:2304
	.loc	1 95
	ds_read_b128 v[27:30], v52 offset:1024
	; sched_barrier mask(0x00000000)
	.loc	1 76
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v82, v36, v53
	v_add_f32_e32 v59, v82, v59
	v_mul_f32_e32 v82, v37, v53
	v_add_f32_e32 v60, v82, v60
	v_mul_f32_e32 v82, v38, v53
	v_add_f32_e32 v61, v82, v61
	v_mul_f32_e32 v82, v39, v53
	v_add_f32_e32 v42, v82, v42
	v_mul_f32_e32 v82, v44, v53
	v_add_f32_e32 v62, v82, v62
	v_mul_f32_e32 v82, v45, v53
	v_add_f32_e32 v33, v82, v33
	v_mul_f32_e32 v82, v46, v53
	v_mul_f32_e32 v53, v47, v53
	v_add_f32_e32 v66, v53, v66
	v_mul_f32_e32 v53, v47, v54
	v_add_f32_e32 v69, v53, v69
	v_mul_f32_e32 v53, v46, v54
	v_add_f32_e32 v70, v53, v70
	v_mul_f32_e32 v53, v45, v54
	v_add_f32_e32 v71, v53, v71
	v_mul_f32_e32 v53, v44, v54
	v_add_f32_e32 v74, v53, v74
	v_mul_f32_e32 v53, v39, v54
	v_add_f32_e32 v41, v53, v41
	v_mul_f32_e32 v53, v38, v54
	v_add_f32_e32 v75, v53, v75
	v_mul_f32_e32 v53, v37, v54
	v_add_f32_e32 v76, v53, v76
	v_mul_f32_e32 v53, v36, v54
	v_add_f32_e32 v77, v53, v77
	v_mul_f32_e32 v53, v36, v55
	v_add_f32_e32 v78, v53, v78
	v_mul_f32_e32 v53, v37, v55
	v_add_f32_e32 v50, v53, v50
	v_mul_f32_e32 v53, v38, v55
	v_add_f32_e32 v79, v53, v79
	v_mul_f32_e32 v53, v39, v55
	v_add_f32_e32 v40, v53, v40
	v_mul_f32_e32 v53, v44, v55
	v_add_f32_e32 v80, v53, v80
	v_mul_f32_e32 v53, v45, v55
	v_add_f32_e32 v67, v53, v67
	v_mul_f32_e32 v53, v46, v55
	v_add_f32_e32 v81, v53, v81
	v_mul_f32_e32 v53, v47, v55
	v_mul_f32_e32 v47, v47, v56
	v_mul_f32_e32 v44, v44, v56
	v_mul_f32_e32 v37, v37, v56
	v_add_f32_e32 v57, v47, v57
	v_mul_f32_e32 v46, v46, v56
	v_mul_f32_e32 v45, v45, v56
	v_add_f32_e32 v34, v44, v34
	v_mul_f32_e32 v39, v39, v56
	v_mul_f32_e32 v38, v38, v56
	v_add_f32_e32 v48, v37, v48
	v_mul_f32_e32 v36, v36, v56
	v_add_f32_e32 v65, v82, v65
	v_add_f32_e32 v68, v53, v68
	v_add_f32_e32 v64, v46, v64
	v_add_f32_e32 v63, v45, v63
	v_add_f32_e32 v73, v39, v73
	v_add_f32_e32 v72, v38, v72
	v_add_f32_e32 v58, v36, v58
	; sched_barrier mask(0x00000000)
	.loc	1 94
	ds_read_b128 v[36:39], v51 offset:2560
	ds_read_b128 v[44:47], v51 offset:2816
	.loc	1 95
	ds_read_b128 v[53:56], v52 offset:1280
	; sched_barrier mask(0x00000000)
	.loc	1 76
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v82, v19, v27
	v_add_f32_e32 v59, v82, v59
	v_mul_f32_e32 v82, v20, v27
	v_add_f32_e32 v60, v82, v60
	v_mul_f32_e32 v82, v21, v27
	v_add_f32_e32 v61, v82, v61
	v_mul_f32_e32 v82, v22, v27
	v_add_f32_e32 v42, v82, v42
	v_mul_f32_e32 v82, v23, v27
	v_add_f32_e32 v62, v82, v62
	v_mul_f32_e32 v82, v24, v27
	v_add_f32_e32 v33, v82, v33
	v_mul_f32_e32 v82, v25, v27
	v_mul_f32_e32 v27, v26, v27
	v_add_f32_e32 v66, v27, v66
	v_mul_f32_e32 v27, v26, v28
	v_add_f32_e32 v69, v27, v69
	v_mul_f32_e32 v27, v25, v28
	v_add_f32_e32 v70, v27, v70
	v_mul_f32_e32 v27, v24, v28
	v_add_f32_e32 v71, v27, v71
	v_mul_f32_e32 v27, v23, v28
	v_add_f32_e32 v74, v27, v74
	v_mul_f32_e32 v27, v22, v28
	v_add_f32_e32 v41, v27, v41
	v_mul_f32_e32 v27, v21, v28
	v_add_f32_e32 v75, v27, v75
	v_mul_f32_e32 v27, v20, v28
	v_add_f32_e32 v76, v27, v76
	v_mul_f32_e32 v27, v19, v28
	v_add_f32_e32 v77, v27, v77
	v_mul_f32_e32 v27, v19, v29
	v_add_f32_e32 v78, v27, v78
	v_mul_f32_e32 v27, v20, v29
	v_add_f32_e32 v50, v27, v50
	v_mul_f32_e32 v27, v21, v29
	v_add_f32_e32 v79, v27, v79
	v_mul_f32_e32 v27, v22, v29
	v_add_f32_e32 v40, v27, v40
	v_mul_f32_e32 v27, v23, v29
	v_add_f32_e32 v80, v27, v80
	v_mul_f32_e32 v27, v24, v29
	v_add_f32_e32 v67, v27, v67
	v_mul_f32_e32 v27, v25, v29
	v_add_f32_e32 v81, v27, v81
	v_mul_f32_e32 v27, v26, v29
	v_mul_f32_e32 v26, v26, v30
	v_mul_f32_e32 v23, v23, v30
	v_mul_f32_e32 v20, v20, v30
	v_add_f32_e32 v57, v26, v57
	v_mul_f32_e32 v25, v25, v30
	v_mul_f32_e32 v24, v24, v30
	v_add_f32_e32 v34, v23, v34
	v_mul_f32_e32 v22, v22, v30
	v_mul_f32_e32 v21, v21, v30
	v_add_f32_e32 v48, v20, v48
	v_mul_f32_e32 v19, v19, v30
	v_add_f32_e32 v65, v82, v65
	v_add_f32_e32 v68, v27, v68
	v_add_f32_e32 v64, v25, v64
	v_add_f32_e32 v63, v24, v63
	v_add_f32_e32 v73, v22, v73
	v_add_f32_e32 v72, v21, v72
	v_add_f32_e32 v58, v19, v58
	; sched_barrier mask(0x00000000)
	.loc	1 94
	ds_read_b128 v[19:22], v51 offset:3072
	ds_read_b128 v[23:26], v51 offset:3328
	.loc	1 95
	ds_read_b128 v[27:30], v52 offset:1536
	; sched_barrier mask(0x00000000)
	.loc	1 76
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v82, v36, v53
	v_add_f32_e32 v59, v82, v59
	v_mul_f32_e32 v82, v37, v53
	v_add_f32_e32 v60, v82, v60
	v_mul_f32_e32 v82, v38, v53
	v_add_f32_e32 v61, v82, v61
	v_mul_f32_e32 v82, v39, v53
	v_add_f32_e32 v42, v82, v42
	v_mul_f32_e32 v82, v44, v53
	v_add_f32_e32 v62, v82, v62
	v_mul_f32_e32 v82, v45, v53
	v_add_f32_e32 v33, v82, v33
	v_mul_f32_e32 v82, v46, v53
	v_mul_f32_e32 v53, v47, v53
	v_add_f32_e32 v66, v53, v66
	v_mul_f32_e32 v53, v47, v54
	v_add_f32_e32 v69, v53, v69
	v_mul_f32_e32 v53, v46, v54
	v_add_f32_e32 v70, v53, v70
	v_mul_f32_e32 v53, v45, v54
	v_add_f32_e32 v71, v53, v71
	v_mul_f32_e32 v53, v44, v54
	v_add_f32_e32 v74, v53, v74
	v_mul_f32_e32 v53, v39, v54
	v_add_f32_e32 v41, v53, v41
	v_mul_f32_e32 v53, v38, v54
	v_add_f32_e32 v75, v53, v75
	v_mul_f32_e32 v53, v37, v54
	v_add_f32_e32 v76, v53, v76
	v_mul_f32_e32 v53, v36, v54
	v_add_f32_e32 v77, v53, v77
	v_mul_f32_e32 v53, v36, v55
	v_add_f32_e32 v78, v53, v78
	v_mul_f32_e32 v53, v37, v55
	v_add_f32_e32 v50, v53, v50
	v_mul_f32_e32 v53, v38, v55
	v_add_f32_e32 v79, v53, v79
	v_mul_f32_e32 v53, v39, v55
	v_add_f32_e32 v40, v53, v40
	v_mul_f32_e32 v53, v44, v55
	v_add_f32_e32 v80, v53, v80
	v_mul_f32_e32 v53, v45, v55
	v_add_f32_e32 v67, v53, v67
	v_mul_f32_e32 v53, v46, v55
	v_add_f32_e32 v81, v53, v81
	v_mul_f32_e32 v53, v47, v55
	v_mul_f32_e32 v47, v47, v56
	v_mul_f32_e32 v44, v44, v56
	v_mul_f32_e32 v37, v37, v56
	v_add_f32_e32 v57, v47, v57
	v_mul_f32_e32 v46, v46, v56
	v_mul_f32_e32 v45, v45, v56
	v_add_f32_e32 v34, v44, v34
	v_mul_f32_e32 v39, v39, v56
	v_mul_f32_e32 v38, v38, v56
	v_add_f32_e32 v48, v37, v48
	v_mul_f32_e32 v36, v36, v56
	v_add_f32_e32 v65, v82, v65
	v_add_f32_e32 v68, v53, v68
	v_add_f32_e32 v64, v46, v64
	v_add_f32_e32 v63, v45, v63
	v_add_f32_e32 v73, v39, v73
	v_add_f32_e32 v72, v38, v72
	v_add_f32_e32 v58, v36, v58
	; sched_barrier mask(0x00000000)
	.loc	1 94
	ds_read_b128 v[36:39], v51 offset:3584
	ds_read_b128 v[44:47], v51 offset:3840
	.loc	1 95
	ds_read_b128 v[53:56], v52 offset:1792
	; sched_barrier mask(0x00000000)
	.loc	1 76
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v82, v19, v27
	v_add_f32_e32 v59, v82, v59
	v_mul_f32_e32 v82, v20, v27
	v_add_f32_e32 v60, v82, v60
	v_mul_f32_e32 v82, v21, v27
	v_add_f32_e32 v61, v82, v61
	v_mul_f32_e32 v82, v22, v27
	v_add_f32_e32 v42, v82, v42
	v_mul_f32_e32 v82, v23, v27
	v_add_f32_e32 v62, v82, v62
	v_mul_f32_e32 v82, v24, v27
	v_add_f32_e32 v33, v82, v33
	v_mul_f32_e32 v82, v25, v27
	v_mul_f32_e32 v27, v26, v27
	v_add_f32_e32 v66, v27, v66
	v_mul_f32_e32 v27, v26, v28
	v_add_f32_e32 v69, v27, v69
	v_mul_f32_e32 v27, v25, v28
	v_add_f32_e32 v70, v27, v70
	v_mul_f32_e32 v27, v24, v28
	v_add_f32_e32 v71, v27, v71
	v_mul_f32_e32 v27, v23, v28
	v_add_f32_e32 v74, v27, v74
	v_mul_f32_e32 v27, v22, v28
	v_add_f32_e32 v41, v27, v41
	v_mul_f32_e32 v27, v21, v28
	v_add_f32_e32 v75, v27, v75
	v_mul_f32_e32 v27, v20, v28
	v_add_f32_e32 v76, v27, v76
	v_mul_f32_e32 v27, v19, v28
	v_add_f32_e32 v77, v27, v77
	v_mul_f32_e32 v27, v19, v29
	v_add_f32_e32 v78, v27, v78
	v_mul_f32_e32 v27, v20, v29
	v_add_f32_e32 v50, v27, v50
	v_mul_f32_e32 v27, v21, v29
	v_add_f32_e32 v79, v27, v79
	v_mul_f32_e32 v27, v22, v29
	v_add_f32_e32 v40, v27, v40
	v_mul_f32_e32 v27, v23, v29
	v_add_f32_e32 v80, v27, v80
	v_mul_f32_e32 v27, v24, v29
	v_add_f32_e32 v67, v27, v67
	v_mul_f32_e32 v27, v25, v29
	v_add_f32_e32 v81, v27, v81
	v_mul_f32_e32 v27, v26, v29
	v_mul_f32_e32 v26, v26, v30
	v_mul_f32_e32 v23, v23, v30
	v_mul_f32_e32 v20, v20, v30
	v_add_f32_e32 v57, v26, v57
	v_mul_f32_e32 v25, v25, v30
	v_mul_f32_e32 v24, v24, v30
	v_add_f32_e32 v34, v23, v34
	v_mul_f32_e32 v22, v22, v30
	v_mul_f32_e32 v21, v21, v30
	v_add_f32_e32 v48, v20, v48
	v_mul_f32_e32 v19, v19, v30
	v_add_f32_e32 v65, v82, v65
	v_add_f32_e32 v68, v27, v68
	v_add_f32_e32 v64, v25, v64
	v_add_f32_e32 v63, v24, v63
	v_add_f32_e32 v73, v22, v73
	v_add_f32_e32 v72, v21, v72
	v_add_f32_e32 v58, v19, v58
	; sched_barrier mask(0x00000000)
	.loc	1 94
	ds_read_b128 v[19:22], v51 offset:4096
	ds_read_b128 v[23:26], v51 offset:4352
	.loc	1 95
	ds_read_b128 v[27:30], v52 offset:2048
	; sched_barrier mask(0x00000000)
	.loc	1 76
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v82, v36, v53
	v_add_f32_e32 v59, v82, v59
	v_mul_f32_e32 v82, v37, v53
	v_add_f32_e32 v60, v82, v60
	v_mul_f32_e32 v82, v38, v53
	v_add_f32_e32 v61, v82, v61
	v_mul_f32_e32 v82, v39, v53
	v_add_f32_e32 v42, v82, v42
	v_mul_f32_e32 v82, v44, v53
	v_add_f32_e32 v62, v82, v62
	v_mul_f32_e32 v82, v45, v53
	v_add_f32_e32 v33, v82, v33
	v_mul_f32_e32 v82, v46, v53
	v_mul_f32_e32 v53, v47, v53
	v_add_f32_e32 v66, v53, v66
	v_mul_f32_e32 v53, v47, v54
	v_add_f32_e32 v69, v53, v69
	v_mul_f32_e32 v53, v46, v54
	v_add_f32_e32 v70, v53, v70
	v_mul_f32_e32 v53, v45, v54
	v_add_f32_e32 v71, v53, v71
	v_mul_f32_e32 v53, v44, v54
	v_add_f32_e32 v74, v53, v74
	v_mul_f32_e32 v53, v39, v54
	v_add_f32_e32 v41, v53, v41
	v_mul_f32_e32 v53, v38, v54
	v_add_f32_e32 v75, v53, v75
	v_mul_f32_e32 v53, v37, v54
	v_add_f32_e32 v76, v53, v76
	v_mul_f32_e32 v53, v36, v54
	v_add_f32_e32 v77, v53, v77
	v_mul_f32_e32 v53, v36, v55
	v_add_f32_e32 v78, v53, v78
	v_mul_f32_e32 v53, v37, v55
	v_add_f32_e32 v50, v53, v50
	v_mul_f32_e32 v53, v38, v55
	v_add_f32_e32 v79, v53, v79
	v_mul_f32_e32 v53, v39, v55
	v_add_f32_e32 v40, v53, v40
	v_mul_f32_e32 v53, v44, v55
	v_add_f32_e32 v80, v53, v80
	v_mul_f32_e32 v53, v45, v55
	v_add_f32_e32 v67, v53, v67
	v_mul_f32_e32 v53, v46, v55
	v_add_f32_e32 v81, v53, v81
	v_mul_f32_e32 v53, v47, v55
	v_mul_f32_e32 v47, v47, v56
	v_mul_f32_e32 v44, v44, v56
	v_mul_f32_e32 v37, v37, v56
	v_add_f32_e32 v57, v47, v57
	v_mul_f32_e32 v46, v46, v56
	v_mul_f32_e32 v45, v45, v56
	v_add_f32_e32 v34, v44, v34
	v_mul_f32_e32 v39, v39, v56
	v_mul_f32_e32 v38, v38, v56
	v_add_f32_e32 v48, v37, v48
	v_mul_f32_e32 v36, v36, v56
	v_add_f32_e32 v65, v82, v65
	v_add_f32_e32 v68, v53, v68
	v_add_f32_e32 v64, v46, v64
	v_add_f32_e32 v63, v45, v63
	v_add_f32_e32 v73, v39, v73
	v_add_f32_e32 v72, v38, v72
	v_add_f32_e32 v58, v36, v58
	; sched_barrier mask(0x00000000)
	.loc	1 94
	ds_read_b128 v[36:39], v51 offset:4608
	ds_read_b128 v[44:47], v51 offset:4864
	.loc	1 95
	ds_read_b128 v[53:56], v52 offset:2304
	; sched_barrier mask(0x00000000)
	.loc	1 76
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v82, v19, v27
	v_add_f32_e32 v59, v82, v59
	v_mul_f32_e32 v82, v20, v27
	v_add_f32_e32 v60, v82, v60
	v_mul_f32_e32 v82, v21, v27
	v_add_f32_e32 v61, v82, v61
	v_mul_f32_e32 v82, v22, v27
	v_add_f32_e32 v42, v82, v42
	v_mul_f32_e32 v82, v23, v27
	v_add_f32_e32 v62, v82, v62
	v_mul_f32_e32 v82, v24, v27
	v_add_f32_e32 v33, v82, v33
	v_mul_f32_e32 v82, v25, v27
	v_mul_f32_e32 v27, v26, v27
	v_add_f32_e32 v66, v27, v66
	v_mul_f32_e32 v27, v26, v28
	v_add_f32_e32 v69, v27, v69
	v_mul_f32_e32 v27, v25, v28
	v_add_f32_e32 v70, v27, v70
	v_mul_f32_e32 v27, v24, v28
	v_add_f32_e32 v71, v27, v71
	v_mul_f32_e32 v27, v23, v28
	v_add_f32_e32 v74, v27, v74
	v_mul_f32_e32 v27, v22, v28
	v_add_f32_e32 v41, v27, v41
	v_mul_f32_e32 v27, v21, v28
	v_add_f32_e32 v75, v27, v75
	v_mul_f32_e32 v27, v20, v28
	v_add_f32_e32 v76, v27, v76
	v_mul_f32_e32 v27, v19, v28
	v_add_f32_e32 v77, v27, v77
	v_mul_f32_e32 v27, v19, v29
	v_add_f32_e32 v78, v27, v78
	v_mul_f32_e32 v27, v20, v29
	v_add_f32_e32 v50, v27, v50
	v_mul_f32_e32 v27, v21, v29
	v_add_f32_e32 v79, v27, v79
	v_mul_f32_e32 v27, v22, v29
	v_add_f32_e32 v40, v27, v40
	v_mul_f32_e32 v27, v23, v29
	v_add_f32_e32 v80, v27, v80
	v_mul_f32_e32 v27, v24, v29
	v_add_f32_e32 v67, v27, v67
	v_mul_f32_e32 v27, v25, v29
	v_add_f32_e32 v81, v27, v81
	v_mul_f32_e32 v27, v26, v29
	v_mul_f32_e32 v26, v26, v30
	v_mul_f32_e32 v23, v23, v30
	v_mul_f32_e32 v20, v20, v30
	v_add_f32_e32 v57, v26, v57
	v_mul_f32_e32 v25, v25, v30
	v_mul_f32_e32 v24, v24, v30
	v_add_f32_e32 v34, v23, v34
	v_mul_f32_e32 v22, v22, v30
	v_mul_f32_e32 v21, v21, v30
	v_add_f32_e32 v48, v20, v48
	v_mul_f32_e32 v19, v19, v30
	v_add_f32_e32 v65, v82, v65
	v_add_f32_e32 v68, v27, v68
	v_add_f32_e32 v64, v25, v64
	v_add_f32_e32 v63, v24, v63
	v_add_f32_e32 v73, v22, v73
	v_add_f32_e32 v72, v21, v72
	v_add_f32_e32 v58, v19, v58
	; sched_barrier mask(0x00000000)
	.loc	1 94
	ds_read_b128 v[19:22], v51 offset:5120
	ds_read_b128 v[23:26], v51 offset:5376
	.loc	1 95
	ds_read_b128 v[27:30], v52 offset:2560
	; sched_barrier mask(0x00000000)
	.loc	1 76
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v82, v36, v53
	v_add_f32_e32 v59, v82, v59
	v_mul_f32_e32 v82, v37, v53
	v_add_f32_e32 v60, v82, v60
	v_mul_f32_e32 v82, v38, v53
	v_add_f32_e32 v61, v82, v61
	v_mul_f32_e32 v82, v39, v53
	v_add_f32_e32 v42, v82, v42
	v_mul_f32_e32 v82, v44, v53
	v_add_f32_e32 v62, v82, v62
	v_mul_f32_e32 v82, v45, v53
	v_add_f32_e32 v33, v82, v33
	v_mul_f32_e32 v82, v46, v53
	v_mul_f32_e32 v53, v47, v53
	v_add_f32_e32 v66, v53, v66
	v_mul_f32_e32 v53, v47, v54
	v_add_f32_e32 v69, v53, v69
	v_mul_f32_e32 v53, v46, v54
	v_add_f32_e32 v70, v53, v70
	v_mul_f32_e32 v53, v45, v54
	v_add_f32_e32 v71, v53, v71
	v_mul_f32_e32 v53, v44, v54
	v_add_f32_e32 v74, v53, v74
	v_mul_f32_e32 v53, v39, v54
	v_add_f32_e32 v41, v53, v41
	v_mul_f32_e32 v53, v38, v54
	v_add_f32_e32 v75, v53, v75
	v_mul_f32_e32 v53, v37, v54
	v_add_f32_e32 v76, v53, v76
	v_mul_f32_e32 v53, v36, v54
	v_add_f32_e32 v77, v53, v77
	v_mul_f32_e32 v53, v36, v55
	v_add_f32_e32 v78, v53, v78
	v_mul_f32_e32 v53, v37, v55
	v_add_f32_e32 v50, v53, v50
	v_mul_f32_e32 v53, v38, v55
	v_add_f32_e32 v79, v53, v79
	v_mul_f32_e32 v53, v39, v55
	v_add_f32_e32 v40, v53, v40
	v_mul_f32_e32 v53, v44, v55
	v_add_f32_e32 v80, v53, v80
	v_mul_f32_e32 v53, v45, v55
	v_add_f32_e32 v67, v53, v67
	v_mul_f32_e32 v53, v46, v55
	v_add_f32_e32 v81, v53, v81
	v_mul_f32_e32 v53, v47, v55
	v_mul_f32_e32 v47, v47, v56
	v_mul_f32_e32 v44, v44, v56
	v_mul_f32_e32 v37, v37, v56
	v_add_f32_e32 v57, v47, v57
	v_mul_f32_e32 v46, v46, v56
	v_mul_f32_e32 v45, v45, v56
	v_add_f32_e32 v34, v44, v34
	v_mul_f32_e32 v39, v39, v56
	v_mul_f32_e32 v38, v38, v56
	v_add_f32_e32 v48, v37, v48
	v_mul_f32_e32 v36, v36, v56
	v_add_f32_e32 v65, v82, v65
	v_add_f32_e32 v68, v53, v68
	v_add_f32_e32 v64, v46, v64
	v_add_f32_e32 v63, v45, v63
	v_add_f32_e32 v73, v39, v73
	v_add_f32_e32 v72, v38, v72
	v_add_f32_e32 v58, v36, v58
	; sched_barrier mask(0x00000000)
	.loc	1 94
	ds_read_b128 v[36:39], v51 offset:5632
	ds_read_b128 v[44:47], v51 offset:5888
	.loc	1 95
	ds_read_b128 v[53:56], v52 offset:2816
	; sched_barrier mask(0x00000000)
	.loc	1 76
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v82, v19, v27
	v_add_f32_e32 v59, v82, v59
	v_mul_f32_e32 v82, v20, v27
	v_add_f32_e32 v60, v82, v60
	v_mul_f32_e32 v82, v21, v27
	v_add_f32_e32 v61, v82, v61
	v_mul_f32_e32 v82, v22, v27
	v_add_f32_e32 v42, v82, v42
	v_mul_f32_e32 v82, v23, v27
	v_add_f32_e32 v62, v82, v62
	v_mul_f32_e32 v82, v24, v27
	v_add_f32_e32 v33, v82, v33
	v_mul_f32_e32 v82, v25, v27
	v_mul_f32_e32 v27, v26, v27
	v_add_f32_e32 v66, v27, v66
	v_mul_f32_e32 v27, v26, v28
	v_add_f32_e32 v69, v27, v69
	v_mul_f32_e32 v27, v25, v28
	v_add_f32_e32 v70, v27, v70
	v_mul_f32_e32 v27, v24, v28
	v_add_f32_e32 v71, v27, v71
	v_mul_f32_e32 v27, v23, v28
	v_add_f32_e32 v74, v27, v74
	v_mul_f32_e32 v27, v22, v28
	v_add_f32_e32 v41, v27, v41
	v_mul_f32_e32 v27, v21, v28
	v_add_f32_e32 v75, v27, v75
	v_mul_f32_e32 v27, v20, v28
	v_add_f32_e32 v76, v27, v76
	v_mul_f32_e32 v27, v19, v28
	v_add_f32_e32 v77, v27, v77
	v_mul_f32_e32 v27, v19, v29
	v_add_f32_e32 v78, v27, v78
	v_mul_f32_e32 v27, v20, v29
	v_add_f32_e32 v50, v27, v50
	v_mul_f32_e32 v27, v21, v29
	v_add_f32_e32 v79, v27, v79
	v_mul_f32_e32 v27, v22, v29
	v_add_f32_e32 v40, v27, v40
	v_mul_f32_e32 v27, v23, v29
	v_add_f32_e32 v80, v27, v80
	v_mul_f32_e32 v27, v24, v29
	v_add_f32_e32 v67, v27, v67
	v_mul_f32_e32 v27, v25, v29
	v_add_f32_e32 v81, v27, v81
	v_mul_f32_e32 v27, v26, v29
	v_mul_f32_e32 v26, v26, v30
	v_mul_f32_e32 v23, v23, v30
	v_mul_f32_e32 v20, v20, v30
	v_add_f32_e32 v57, v26, v57
	v_mul_f32_e32 v25, v25, v30
	v_mul_f32_e32 v24, v24, v30
	v_add_f32_e32 v34, v23, v34
	v_mul_f32_e32 v22, v22, v30
	v_mul_f32_e32 v21, v21, v30
	v_add_f32_e32 v48, v20, v48
	v_mul_f32_e32 v19, v19, v30
	v_add_f32_e32 v65, v82, v65
	v_add_f32_e32 v68, v27, v68
	v_add_f32_e32 v64, v25, v64
	v_add_f32_e32 v63, v24, v63
	v_add_f32_e32 v73, v22, v73
	v_add_f32_e32 v72, v21, v72
	v_add_f32_e32 v58, v19, v58
	; sched_barrier mask(0x00000000)
	.loc	1 94
	ds_read_b128 v[19:22], v51 offset:6144
	ds_read_b128 v[23:26], v51 offset:6400
	.loc	1 95
	ds_read_b128 v[27:30], v52 offset:3072
	; sched_barrier mask(0x00000000)
	.loc	1 76
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v82, v36, v53
	v_add_f32_e32 v59, v82, v59
	v_mul_f32_e32 v82, v37, v53
	v_add_f32_e32 v60, v82, v60
	v_mul_f32_e32 v82, v38, v53
	v_add_f32_e32 v61, v82, v61
	v_mul_f32_e32 v82, v39, v53
	v_add_f32_e32 v42, v82, v42
	v_mul_f32_e32 v82, v44, v53
	v_add_f32_e32 v62, v82, v62
	v_mul_f32_e32 v82, v45, v53
	v_add_f32_e32 v33, v82, v33
	v_mul_f32_e32 v82, v46, v53
	v_mul_f32_e32 v53, v47, v53
	v_add_f32_e32 v66, v53, v66
	v_mul_f32_e32 v53, v47, v54
	v_add_f32_e32 v69, v53, v69
	v_mul_f32_e32 v53, v46, v54
	v_add_f32_e32 v70, v53, v70
	v_mul_f32_e32 v53, v45, v54
	v_add_f32_e32 v71, v53, v71
	v_mul_f32_e32 v53, v44, v54
	v_add_f32_e32 v74, v53, v74
	v_mul_f32_e32 v53, v39, v54
	v_add_f32_e32 v41, v53, v41
	v_mul_f32_e32 v53, v38, v54
	v_add_f32_e32 v75, v53, v75
	v_mul_f32_e32 v53, v37, v54
	v_add_f32_e32 v76, v53, v76
	v_mul_f32_e32 v53, v36, v54
	v_add_f32_e32 v77, v53, v77
	v_mul_f32_e32 v53, v36, v55
	v_add_f32_e32 v78, v53, v78
	v_mul_f32_e32 v53, v37, v55
	v_add_f32_e32 v50, v53, v50
	v_mul_f32_e32 v53, v38, v55
	v_add_f32_e32 v79, v53, v79
	v_mul_f32_e32 v53, v39, v55
	v_add_f32_e32 v40, v53, v40
	v_mul_f32_e32 v53, v44, v55
	v_add_f32_e32 v80, v53, v80
	v_mul_f32_e32 v53, v45, v55
	v_add_f32_e32 v67, v53, v67
	v_mul_f32_e32 v53, v46, v55
	v_add_f32_e32 v81, v53, v81
	v_mul_f32_e32 v53, v47, v55
	v_mul_f32_e32 v47, v47, v56
	v_mul_f32_e32 v44, v44, v56
	v_mul_f32_e32 v37, v37, v56
	v_add_f32_e32 v57, v47, v57
	v_mul_f32_e32 v46, v46, v56
	v_mul_f32_e32 v45, v45, v56
	v_add_f32_e32 v34, v44, v34
	v_mul_f32_e32 v39, v39, v56
	v_mul_f32_e32 v38, v38, v56
	v_add_f32_e32 v48, v37, v48
	v_mul_f32_e32 v36, v36, v56
	v_add_f32_e32 v65, v82, v65
	v_add_f32_e32 v68, v53, v68
	v_add_f32_e32 v64, v46, v64
	v_add_f32_e32 v63, v45, v63
	v_add_f32_e32 v73, v39, v73
	v_add_f32_e32 v72, v38, v72
	v_add_f32_e32 v58, v36, v58
	; sched_barrier mask(0x00000000)
	.loc	1 94
	ds_read_b128 v[36:39], v51 offset:6656
	ds_read_b128 v[44:47], v51 offset:6912
	.loc	1 95
	ds_read_b128 v[53:56], v52 offset:3328
	; sched_barrier mask(0x00000000)
	.loc	1 76
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v82, v19, v27
	v_add_f32_e32 v59, v82, v59
	v_mul_f32_e32 v82, v20, v27
	v_add_f32_e32 v60, v82, v60
	v_mul_f32_e32 v82, v21, v27
	v_add_f32_e32 v61, v82, v61
	v_mul_f32_e32 v82, v22, v27
	v_add_f32_e32 v42, v82, v42
	v_mul_f32_e32 v82, v23, v27
	v_add_f32_e32 v62, v82, v62
	v_mul_f32_e32 v82, v24, v27
	v_add_f32_e32 v33, v82, v33
	v_mul_f32_e32 v82, v25, v27
	v_mul_f32_e32 v27, v26, v27
	v_add_f32_e32 v66, v27, v66
	v_mul_f32_e32 v27, v26, v28
	v_add_f32_e32 v69, v27, v69
	v_mul_f32_e32 v27, v25, v28
	v_add_f32_e32 v70, v27, v70
	v_mul_f32_e32 v27, v24, v28
	v_add_f32_e32 v71, v27, v71
	v_mul_f32_e32 v27, v23, v28
	v_add_f32_e32 v74, v27, v74
	v_mul_f32_e32 v27, v22, v28
	v_add_f32_e32 v41, v27, v41
	v_mul_f32_e32 v27, v21, v28
	v_add_f32_e32 v75, v27, v75
	v_mul_f32_e32 v27, v20, v28
	v_add_f32_e32 v76, v27, v76
	v_mul_f32_e32 v27, v19, v28
	v_add_f32_e32 v77, v27, v77
	v_mul_f32_e32 v27, v19, v29
	v_add_f32_e32 v78, v27, v78
	v_mul_f32_e32 v27, v20, v29
	v_add_f32_e32 v50, v27, v50
	v_mul_f32_e32 v27, v21, v29
	v_add_f32_e32 v79, v27, v79
	v_mul_f32_e32 v27, v22, v29
	v_add_f32_e32 v40, v27, v40
	v_mul_f32_e32 v27, v23, v29
	v_add_f32_e32 v80, v27, v80
	v_mul_f32_e32 v27, v24, v29
	v_add_f32_e32 v67, v27, v67
	v_mul_f32_e32 v27, v25, v29
	v_add_f32_e32 v81, v27, v81
	v_mul_f32_e32 v27, v26, v29
	v_mul_f32_e32 v26, v26, v30
	v_mul_f32_e32 v23, v23, v30
	v_mul_f32_e32 v20, v20, v30
	v_add_f32_e32 v57, v26, v57
	v_mul_f32_e32 v25, v25, v30
	v_mul_f32_e32 v24, v24, v30
	v_add_f32_e32 v34, v23, v34
	v_mul_f32_e32 v22, v22, v30
	v_mul_f32_e32 v21, v21, v30
	v_add_f32_e32 v48, v20, v48
	v_mul_f32_e32 v19, v19, v30
	v_add_f32_e32 v65, v82, v65
	v_add_f32_e32 v68, v27, v68
	v_add_f32_e32 v64, v25, v64
	v_add_f32_e32 v63, v24, v63
	v_add_f32_e32 v73, v22, v73
	v_add_f32_e32 v72, v21, v72
	v_add_f32_e32 v58, v19, v58
	; sched_barrier mask(0x00000000)
	.loc	1 94
	ds_read_b128 v[19:22], v51 offset:7168
	ds_read_b128 v[23:26], v51 offset:7424
	.loc	1 95
	ds_read_b128 v[27:30], v52 offset:3584
	; sched_barrier mask(0x00000000)
	.loc	1 76
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v82, v36, v53
	v_add_f32_e32 v82, v82, v59
	v_mul_f32_e32 v59, v37, v53
	v_add_f32_e32 v83, v59, v60
	v_mul_f32_e32 v59, v38, v53
	v_add_f32_e32 v84, v59, v61
	v_mul_f32_e32 v59, v39, v53
	v_add_f32_e32 v42, v59, v42
	v_mul_f32_e32 v59, v44, v53
	v_add_f32_e32 v85, v59, v62
	v_mul_f32_e32 v59, v45, v53
	v_add_f32_e32 v33, v59, v33
	v_mul_f32_e32 v59, v46, v53
	v_add_f32_e32 v86, v59, v65
	v_mul_f32_e32 v59, v47, v54
	v_add_f32_e32 v87, v59, v69
	v_mul_f32_e32 v59, v46, v54
	v_add_f32_e32 v70, v59, v70
	v_mul_f32_e32 v59, v45, v54
	v_add_f32_e32 v71, v59, v71
	v_mul_f32_e32 v59, v44, v54
	v_add_f32_e32 v74, v59, v74
	v_mul_f32_e32 v59, v39, v54
	v_add_f32_e32 v41, v59, v41
	v_mul_f32_e32 v59, v38, v54
	v_add_f32_e32 v75, v59, v75
	v_mul_f32_e32 v59, v37, v54
	v_add_f32_e32 v76, v59, v76
	v_mul_f32_e32 v54, v36, v54
	v_mul_f32_e32 v59, v36, v55
	v_add_f32_e32 v54, v54, v77
	v_add_f32_e32 v77, v59, v78
	v_mul_f32_e32 v59, v37, v55
	v_add_f32_e32 v50, v59, v50
	v_mul_f32_e32 v59, v38, v55
	v_add_f32_e32 v78, v59, v79
	v_mul_f32_e32 v59, v39, v55
	v_add_f32_e32 v40, v59, v40
	v_mul_f32_e32 v59, v44, v55
	v_add_f32_e32 v79, v59, v80
	v_mul_f32_e32 v59, v45, v55
	v_mul_f32_e32 v53, v47, v53
	v_add_f32_e32 v80, v59, v67
	v_mul_f32_e32 v59, v46, v55
	v_mul_f32_e32 v55, v47, v55
	v_mul_f32_e32 v47, v47, v56
	v_mul_f32_e32 v46, v46, v56
	v_mul_f32_e32 v45, v45, v56
	v_mul_f32_e32 v44, v44, v56
	v_mul_f32_e32 v39, v39, v56
	v_mul_f32_e32 v38, v38, v56
	v_mul_f32_e32 v37, v37, v56
	v_mul_f32_e32 v36, v36, v56
	v_add_f32_e32 v53, v53, v66
	v_add_f32_e32 v55, v55, v68
	v_add_f32_e32 v47, v47, v57
	v_add_f32_e32 v46, v46, v64
	v_add_f32_e32 v45, v45, v63
	v_add_f32_e32 v34, v44, v34
	v_add_f32_e32 v39, v39, v73
	v_add_f32_e32 v38, v38, v72
	v_add_f32_e32 v37, v37, v48
	v_add_f32_e32 v36, v36, v58
	v_add_f32_e32 v81, v59, v81
	; sched_barrier mask(0x00000000)
	.loc	1 94
	ds_read_b128 v[58:61], v51 offset:7680
	ds_read_b128 v[62:65], v51 offset:7936
	.loc	1 95
	ds_read_b128 v[66:69], v52 offset:3840
	; sched_barrier mask(0x00000000)
	.loc	1 76
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v57, v22, v27
	v_mul_f32_e32 v72, v24, v27
	v_mul_f32_e32 v44, v19, v27
	v_mul_f32_e32 v48, v20, v27
	v_mul_f32_e32 v56, v21, v27
	v_add_f32_e32 v42, v57, v42
	v_mul_f32_e32 v57, v23, v27
	v_add_f32_e32 v33, v72, v33
	v_mul_f32_e32 v72, v25, v27
	v_mul_f32_e32 v27, v26, v27
	v_add_f32_e32 v53, v27, v53
	v_mul_f32_e32 v27, v26, v28
	v_add_f32_e32 v73, v27, v87
	v_mul_f32_e32 v27, v25, v28
	v_add_f32_e32 v70, v27, v70
	v_mul_f32_e32 v27, v24, v28
	v_add_f32_e32 v71, v27, v71
	v_mul_f32_e32 v27, v23, v28
	v_add_f32_e32 v74, v27, v74
	v_mul_f32_e32 v27, v22, v28
	v_add_f32_e32 v41, v27, v41
	v_mul_f32_e32 v27, v21, v28
	v_add_f32_e32 v75, v27, v75
	v_mul_f32_e32 v27, v20, v28
	v_add_f32_e32 v76, v27, v76
	v_mul_f32_e32 v27, v19, v28
	v_add_f32_e32 v28, v27, v54
	v_mul_f32_e32 v27, v19, v29
	v_add_f32_e32 v77, v27, v77
	v_mul_f32_e32 v27, v20, v29
	v_add_f32_e32 v50, v27, v50
	v_mul_f32_e32 v27, v21, v29
	v_add_f32_e32 v78, v27, v78
	v_mul_f32_e32 v27, v22, v29
	v_add_f32_e32 v40, v27, v40
	v_mul_f32_e32 v27, v23, v29
	v_add_f32_e32 v79, v27, v79
	v_mul_f32_e32 v27, v24, v29
	v_add_f32_e32 v80, v27, v80
	v_mul_f32_e32 v27, v25, v29
	v_mul_f32_e32 v23, v23, v30
	v_mul_f32_e32 v22, v22, v30
	v_mul_f32_e32 v19, v19, v30
	v_add_f32_e32 v44, v44, v82
	v_add_f32_e32 v48, v48, v83
	v_add_f32_e32 v56, v56, v84
	v_add_f32_e32 v57, v57, v85
	v_add_f32_e32 v81, v27, v81
	v_mul_f32_e32 v27, v26, v29
	v_mul_f32_e32 v26, v26, v30
	v_mul_f32_e32 v25, v25, v30
	v_mul_f32_e32 v24, v24, v30
	v_add_f32_e32 v34, v23, v34
	v_add_f32_e32 v39, v22, v39
	v_mul_f32_e32 v21, v21, v30
	v_mul_f32_e32 v20, v20, v30
	v_add_f32_e32 v19, v19, v36
	v_add_f32_e32 v72, v72, v86
	v_add_f32_e32 v82, v27, v55
	v_add_f32_e32 v83, v26, v47
	v_add_f32_e32 v84, v25, v46
	v_add_f32_e32 v85, v24, v45
	v_add_f32_e32 v86, v21, v38
	v_add_f32_e32 v87, v20, v37
	; sched_barrier mask(0x00000000)
	; sched_barrier mask(0x00000000)
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v21, v59, v66
	v_add_f32_e32 v54, v21, v48
	v_mul_f32_e32 v21, v60, v66
	v_add_f32_e32 v47, v21, v56
	v_mul_f32_e32 v21, v61, v66
	v_add_f32_e32 v42, v21, v42
	v_mul_f32_e32 v21, v62, v66
	v_add_f32_e32 v38, v21, v57
	v_mul_f32_e32 v21, v63, v66
	v_add_f32_e32 v33, v21, v33
	v_mul_f32_e32 v21, v64, v66
	v_add_f32_e32 v27, v21, v72
	v_mul_f32_e32 v21, v65, v66
	v_add_f32_e32 v23, v21, v53
	v_mul_f32_e32 v21, v65, v67
	v_add_f32_e32 v22, v21, v73
	v_mul_f32_e32 v21, v64, v67
	v_add_f32_e32 v26, v21, v70
	v_mul_f32_e32 v21, v63, v67
	v_add_f32_e32 v30, v21, v71
	v_mul_f32_e32 v21, v62, v67
	v_add_f32_e32 v37, v21, v74
	v_mul_f32_e32 v21, v61, v67
	v_add_f32_e32 v41, v21, v41
	v_mul_f32_e32 v21, v60, v67
	v_add_f32_e32 v46, v21, v75
	v_mul_f32_e32 v21, v59, v67
	v_add_f32_e32 v53, v21, v76
	v_mul_f32_e32 v21, v58, v67
	v_add_f32_e32 v56, v21, v28
	v_mul_f32_e32 v21, v58, v68
	v_add_f32_e32 v55, v21, v77
	v_mul_f32_e32 v21, v59, v68
	v_add_f32_e32 v50, v21, v50
	v_mul_f32_e32 v21, v60, v68
	v_add_f32_e32 v45, v21, v78
	v_mul_f32_e32 v21, v61, v68
	v_mul_f32_e32 v20, v58, v66
	v_add_f32_e32 v40, v21, v40
	v_mul_f32_e32 v21, v62, v68
	v_add_f32_e32 v20, v20, v44
	v_add_f32_e32 v36, v21, v79
	v_mul_f32_e32 v21, v63, v68
	v_mul_f32_e32 v44, v62, v69
	v_add_f32_e32 v29, v21, v80
	v_mul_f32_e32 v21, v64, v68
	v_mul_f32_e32 v24, v65, v69
	v_add_f32_e32 v34, v44, v34
	v_mul_f32_e32 v44, v61, v69
	v_add_f32_e32 v25, v21, v81
	v_mul_f32_e32 v21, v65, v68
	v_add_f32_e32 v57, v24, v83
	v_mul_f32_e32 v24, v64, v69
	v_mul_f32_e32 v28, v63, v69
	v_add_f32_e32 v39, v44, v39
	v_mul_f32_e32 v44, v60, v69
	v_mul_f32_e32 v48, v59, v69
	v_mul_f32_e32 v58, v58, v69
	v_add_f32_e32 v21, v21, v82
	v_add_f32_e32 v24, v24, v84
	v_add_f32_e32 v28, v28, v85
	v_add_f32_e32 v44, v44, v86
	v_add_f32_e32 v48, v48, v87
	v_add_f32_e32 v19, v58, v19
	; sched_barrier mask(0x00000000)
	.loc	1 152
	v_add_u32_e32 v15, vcc, 0x2000, v15
	v_addc_u32_e32 v16, vcc, 0, v16, vcc
	.loc	1 164
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	1 88
	ds_write_b128 v35, v[1:4]
	ds_write_b128 v35, v[5:8] offset:4096
	.loc	1 89
	ds_write_b128 v49, v[9:12]
	.loc	1 152
	s_add_i32 s14, s14, 16
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v17, vcc, s0, v17
	s_cmp_lt_i32 s14, s24
	v_addc_u32_e32 v18, vcc, v18, v1, vcc
	.loc	1 166
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 152
	s_cbranch_scc1 .LBB1_5
.LBB1_6:
	.loc	1 0
	v_mov_b32_e32 v1, v57
.LBB1_7:
	.loc	1 170
	s_max_i32 s0, s24, 16
	s_add_i32 s3, s0, -16
	s_cmp_ge_i32 s3, s25
	s_cbranch_scc1 .LBB1_18
; %bb.8:
	.loc	1 0
	v_lshlrev_b32_e32 v4, 4, v31
	v_or_b32_e32 v9, 0x2000, v4
	.loc	1 170
	v_and_b32_e32 v4, 63, v0
	v_lshrrev_b32_e32 v6, 6, v0
	v_add_u32_e32 v4, vcc, s2, v4
	v_add_u32_e32 v6, vcc, s0, v6
	v_ashrrev_i32_e32 v5, 31, v4
	v_add_u32_e32 v10, vcc, -16, v6
	v_mad_u64_u32 v[5:6], s[0:1], s6, v10, v[4:5]
	v_mul_lo_u32 v7, s7, v10
	v_mov_b32_e32 v2, s25
	v_mad_i64_i32 v[2:3], s[18:19], s23, v2, 0
	v_add_u32_e32 v6, vcc, v7, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	v_lshlrev_b64 v[4:5], 2, v[5:6]
	v_mov_b32_e32 v6, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_lshlrev_b32_e32 v8, 4, v32
	v_or_b32_e32 v0, 0xffffff00, v0
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	s_lshl_b64 s[12:13], s[6:7], 6
	s_lshl_b64 s[6:7], s[6:7], 4
	v_or_b32_e32 v11, 0x2000, v43
	s_movk_i32 s14, 0x2ff
.LBB1_9:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_12 Depth 2
                                        ;     Child Loop BB1_16 Depth 2
	.loc	1 171
	s_cmp_ge_i32 s3, s24
	s_cbranch_scc0 .LBB1_15
; %bb.10:                               ;   in Loop: Header=BB1_9 Depth=1
	.loc	1 172
	v_add_u32_e32 v6, vcc, s3, v2
	v_addc_u32_e32 v7, vcc, 0, v3, vcc
	v_lshlrev_b64 v[6:7], 9, v[6:7]
	v_mov_b32_e32 v12, s17
	v_add_u32_e32 v6, vcc, s16, v6
	v_addc_u32_e32 v7, vcc, v12, v7, vcc
	v_add_u32_e32 v6, vcc, v6, v13
	v_addc_u32_e32 v7, vcc, v7, v14, vcc
	.loc	1 173
	v_add_u32_e32 v15, vcc, 0x1000, v6
	v_addc_u32_e32 v16, vcc, 0, v7, vcc
	flat_load_dwordx4 v[57:60], v[6:7]
	flat_load_dwordx4 v[61:64], v[15:16]
	v_mov_b32_e32 v7, v5
	s_mov_b64 s[18:19], 0
	v_mov_b32_e32 v12, v11
	v_mov_b32_e32 v15, v10
	v_mov_b32_e32 v6, v4
	v_mov_b32_e32 v16, v0
	s_waitcnt vmcnt(1)
	ds_write_b128 v35, v[57:60]
	s_waitcnt vmcnt(0)
	ds_write_b128 v35, v[61:64] offset:4096
	s_branch .LBB1_12
.LBB1_11:                               ;   in Loop: Header=BB1_12 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 174
	v_add_u32_e32 v16, vcc, 0x100, v16
	.loc	1 176
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v17
	.loc	1 174
	v_mov_b32_e32 v17, s7
	v_add_u32_e32 v6, vcc, s6, v6
	v_addc_u32_e32 v7, vcc, v7, v17, vcc
	v_add_u32_e32 v15, vcc, 4, v15
	v_cmp_lt_u32_e32 vcc, s14, v16
	s_or_b64 s[18:19], vcc, s[18:19]
	v_add_u32_e32 v12, vcc, 0x400, v12
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB1_14
.LBB1_12:                               ;   Parent Loop BB1_9 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 176
	v_cmp_gt_i32_e32 vcc, s10, v15
	s_and_b64 s[26:27], vcc, s[0:1]
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[20:21], s[26:27]
	s_cbranch_execz .LBB1_11
; %bb.13:                               ;   in Loop: Header=BB1_12 Depth=2
	flat_load_dword v17, v[6:7]
	s_branch .LBB1_11
.LBB1_14:                               ;   in Loop: Header=BB1_9 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
	.loc	1 178
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB1_15:                               ;   in Loop: Header=BB1_9 Depth=1
	.loc	1 0
	s_mov_b32 s18, 0
	v_mov_b32_e32 v6, v8
.LBB1_16:                               ;   Parent Loop BB1_9 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 94
	v_add_u32_e32 v7, vcc, s18, v9
	ds_read_b128 v[15:18], v6
	ds_read_b128 v[57:60], v6 offset:256
	.loc	1 95
	ds_read_b128 v[61:64], v7
	.loc	1 181
	s_addk_i32 s18, 0x100
	v_add_u32_e32 v6, vcc, 0x200, v6
	s_cmpk_eq_i32 s18, 0x1000
	.loc	1 76
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v7, v15, v61
	v_mul_f32_e32 v12, v16, v61
	v_mul_f32_e32 v43, v17, v61
	v_mul_f32_e32 v49, v18, v61
	v_mul_f32_e32 v51, v57, v61
	v_mul_f32_e32 v52, v58, v61
	v_mul_f32_e32 v65, v59, v61
	v_mul_f32_e32 v61, v60, v61
	v_mul_f32_e32 v66, v60, v62
	v_mul_f32_e32 v67, v59, v62
	v_mul_f32_e32 v68, v58, v62
	v_mul_f32_e32 v69, v57, v62
	v_mul_f32_e32 v70, v18, v62
	v_mul_f32_e32 v71, v17, v62
	v_mul_f32_e32 v72, v16, v62
	v_mul_f32_e32 v62, v15, v62
	v_mul_f32_e32 v73, v15, v63
	v_mul_f32_e32 v74, v16, v63
	v_mul_f32_e32 v75, v17, v63
	v_mul_f32_e32 v76, v18, v63
	v_mul_f32_e32 v77, v57, v63
	v_mul_f32_e32 v78, v58, v63
	v_mul_f32_e32 v79, v59, v63
	v_mul_f32_e32 v63, v60, v63
	v_mul_f32_e32 v60, v60, v64
	v_mul_f32_e32 v59, v59, v64
	v_mul_f32_e32 v58, v58, v64
	v_mul_f32_e32 v57, v57, v64
	v_mul_f32_e32 v18, v18, v64
	v_mul_f32_e32 v17, v17, v64
	v_mul_f32_e32 v16, v16, v64
	v_mul_f32_e32 v15, v15, v64
	v_add_f32_e32 v20, v7, v20
	v_add_f32_e32 v54, v12, v54
	v_add_f32_e32 v47, v43, v47
	v_add_f32_e32 v42, v49, v42
	v_add_f32_e32 v38, v51, v38
	v_add_f32_e32 v33, v52, v33
	v_add_f32_e32 v27, v65, v27
	v_add_f32_e32 v23, v61, v23
	v_add_f32_e32 v22, v66, v22
	v_add_f32_e32 v26, v67, v26
	v_add_f32_e32 v30, v68, v30
	v_add_f32_e32 v37, v69, v37
	v_add_f32_e32 v41, v70, v41
	v_add_f32_e32 v46, v71, v46
	v_add_f32_e32 v53, v72, v53
	v_add_f32_e32 v56, v62, v56
	v_add_f32_e32 v55, v73, v55
	v_add_f32_e32 v50, v74, v50
	v_add_f32_e32 v45, v75, v45
	v_add_f32_e32 v40, v76, v40
	v_add_f32_e32 v36, v77, v36
	v_add_f32_e32 v29, v78, v29
	v_add_f32_e32 v25, v79, v25
	v_add_f32_e32 v21, v63, v21
	v_add_f32_e32 v1, v60, v1
	v_add_f32_e32 v24, v59, v24
	v_add_f32_e32 v28, v58, v28
	v_add_f32_e32 v34, v57, v34
	v_add_f32_e32 v39, v18, v39
	v_add_f32_e32 v44, v17, v44
	v_add_f32_e32 v48, v16, v48
	v_add_f32_e32 v19, v15, v19
	.loc	1 181
	s_cbranch_scc0 .LBB1_16
; %bb.17:                               ;   in Loop: Header=BB1_9 Depth=1
	.loc	1 170
	s_add_i32 s3, s3, 16
	v_mov_b32_e32 v6, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_addc_u32_e32 v5, vcc, v5, v6, vcc
	s_cmp_ge_i32 s3, s25
	v_add_u32_e32 v10, vcc, 16, v10
	.loc	1 186
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 170
	s_cbranch_scc0 .LBB1_9
.LBB1_18:
	.loc	1 132
	s_load_dwordx2 s[6:7], s[4:5], 0x30
	s_load_dword s4, s[4:5], 0x38
	s_lshl_b32 s0, s23, 7
	v_lshlrev_b32_e32 v0, 2, v32
	v_lshlrev_b32_e32 v2, 2, v31
	v_or_b32_e32 v0, s0, v0
	v_add_u32_e32 v2, vcc, s2, v2
	v_cmp_neq_f32_e64 s[2:3], s15, 0
	.loc	1 191
	v_cmp_gt_i32_e32 vcc, s8, v0
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_39
; %bb.19:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v0, s4, 0
	v_mov_b32_e32 v6, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v7, vcc, s6, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	.loc	1 193
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v7, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v2
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB1_24
; %bb.20:
	.loc	1 195
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_187
; %bb.21:
	flat_load_dword v6, v[4:5]
	v_mul_f32_e32 v7, s11, v20
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB1_23
.LBB1_22:
	v_mul_f32_e32 v6, s11, v20
.LBB1_23:
	flat_store_dword v[4:5], v6
.LBB1_24:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 192
	v_add_u32_e32 v6, vcc, 1, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_29
; %bb.25:
	.loc	1 193
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	s_cbranch_vccnz .LBB1_188
; %bb.26:
	.loc	1 195
	flat_load_dword v8, v[6:7]
	v_mul_f32_e32 v9, s11, v56
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB1_28
.LBB1_27:
	v_mul_f32_e32 v8, s11, v56
.LBB1_28:
	flat_store_dword v[6:7], v8
.LBB1_29:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 192
	v_add_u32_e32 v6, vcc, 2, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_34
; %bb.30:
	.loc	1 193
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	1 195
	s_cbranch_vccnz .LBB1_189
; %bb.31:
	flat_load_dword v8, v[6:7]
	v_mul_f32_e32 v9, s11, v55
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB1_33
.LBB1_32:
	v_mul_f32_e32 v8, s11, v55
.LBB1_33:
	flat_store_dword v[6:7], v8
.LBB1_34:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 192
	v_add_u32_e32 v6, vcc, 3, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_39
; %bb.35:
	.loc	1 193
	v_add_u32_e64 v4, s[0:1], 12, v4
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 193
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	.loc	1 195
	s_cbranch_vccnz .LBB1_190
; %bb.36:
	flat_load_dword v6, v[4:5]
	v_mul_f32_e32 v7, s11, v19
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB1_38
.LBB1_37:
	v_mul_f32_e32 v6, s11, v19
.LBB1_38:
	flat_store_dword v[4:5], v6
.LBB1_39:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 190
	v_or_b32_e32 v4, 1, v0
	.loc	1 191
	v_cmp_gt_i32_e32 vcc, s8, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_60
; %bb.40:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v4, s4, 0
	v_mov_b32_e32 v6, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v7, vcc, s6, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	.loc	1 193
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v7, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v2
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB1_45
; %bb.41:
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_191
; %bb.42:
	flat_load_dword v6, v[4:5]
	v_mul_f32_e32 v7, s11, v54
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB1_44
.LBB1_43:
	v_mul_f32_e32 v6, s11, v54
.LBB1_44:
	flat_store_dword v[4:5], v6
.LBB1_45:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 192
	v_add_u32_e32 v6, vcc, 1, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_50
; %bb.46:
	.loc	1 193
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	1 195
	s_cbranch_vccnz .LBB1_192
; %bb.47:
	flat_load_dword v8, v[6:7]
	v_mul_f32_e32 v9, s11, v53
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB1_49
.LBB1_48:
	v_mul_f32_e32 v8, s11, v53
.LBB1_49:
	flat_store_dword v[6:7], v8
.LBB1_50:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 192
	v_add_u32_e32 v6, vcc, 2, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_55
; %bb.51:
	.loc	1 193
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	1 195
	s_cbranch_vccnz .LBB1_193
; %bb.52:
	flat_load_dword v8, v[6:7]
	v_mul_f32_e32 v9, s11, v50
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB1_54
.LBB1_53:
	v_mul_f32_e32 v8, s11, v50
.LBB1_54:
	flat_store_dword v[6:7], v8
.LBB1_55:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 192
	v_add_u32_e32 v6, vcc, 3, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_60
; %bb.56:
	.loc	1 193
	v_add_u32_e64 v4, s[0:1], 12, v4
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 193
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	.loc	1 195
	s_cbranch_vccnz .LBB1_194
; %bb.57:
	flat_load_dword v6, v[4:5]
	v_mul_f32_e32 v7, s11, v48
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB1_59
.LBB1_58:
	v_mul_f32_e32 v6, s11, v48
.LBB1_59:
	flat_store_dword v[4:5], v6
.LBB1_60:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 190
	v_or_b32_e32 v4, 2, v0
	.loc	1 191
	v_cmp_gt_i32_e32 vcc, s8, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_81
; %bb.61:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v4, s4, 0
	v_mov_b32_e32 v6, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v7, vcc, s6, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	.loc	1 193
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v7, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v2
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB1_66
; %bb.62:
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_195
; %bb.63:
	flat_load_dword v6, v[4:5]
	v_mul_f32_e32 v7, s11, v47
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB1_65
.LBB1_64:
	v_mul_f32_e32 v6, s11, v47
.LBB1_65:
	flat_store_dword v[4:5], v6
.LBB1_66:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 192
	v_add_u32_e32 v6, vcc, 1, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_71
; %bb.67:
	.loc	1 193
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	1 195
	s_cbranch_vccnz .LBB1_196
; %bb.68:
	flat_load_dword v8, v[6:7]
	v_mul_f32_e32 v9, s11, v46
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB1_70
.LBB1_69:
	v_mul_f32_e32 v8, s11, v46
.LBB1_70:
	flat_store_dword v[6:7], v8
.LBB1_71:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 192
	v_add_u32_e32 v6, vcc, 2, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_76
; %bb.72:
	.loc	1 193
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	1 195
	s_cbranch_vccnz .LBB1_197
; %bb.73:
	flat_load_dword v8, v[6:7]
	v_mul_f32_e32 v9, s11, v45
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB1_75
.LBB1_74:
	v_mul_f32_e32 v8, s11, v45
.LBB1_75:
	flat_store_dword v[6:7], v8
.LBB1_76:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 192
	v_add_u32_e32 v6, vcc, 3, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_81
; %bb.77:
	.loc	1 193
	v_add_u32_e64 v4, s[0:1], 12, v4
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 193
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	.loc	1 195
	s_cbranch_vccnz .LBB1_198
; %bb.78:
	flat_load_dword v6, v[4:5]
	v_mul_f32_e32 v7, s11, v44
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB1_80
.LBB1_79:
	v_mul_f32_e32 v6, s11, v44
.LBB1_80:
	flat_store_dword v[4:5], v6
.LBB1_81:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 190
	v_or_b32_e32 v4, 3, v0
	.loc	1 191
	v_cmp_gt_i32_e32 vcc, s8, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_102
; %bb.82:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v4, s4, 0
	v_mov_b32_e32 v6, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v7, vcc, s6, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	.loc	1 193
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v7, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v2
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB1_87
; %bb.83:
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_199
; %bb.84:
	flat_load_dword v6, v[4:5]
	v_mul_f32_e32 v7, s11, v42
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB1_86
.LBB1_85:
	v_mul_f32_e32 v6, s11, v42
.LBB1_86:
	flat_store_dword v[4:5], v6
.LBB1_87:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 192
	v_add_u32_e32 v6, vcc, 1, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_92
; %bb.88:
	.loc	1 193
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	1 195
	s_cbranch_vccnz .LBB1_200
; %bb.89:
	flat_load_dword v8, v[6:7]
	v_mul_f32_e32 v9, s11, v41
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB1_91
.LBB1_90:
	v_mul_f32_e32 v8, s11, v41
.LBB1_91:
	flat_store_dword v[6:7], v8
.LBB1_92:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 192
	v_add_u32_e32 v6, vcc, 2, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_97
; %bb.93:
	.loc	1 193
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	1 195
	s_cbranch_vccnz .LBB1_201
; %bb.94:
	flat_load_dword v8, v[6:7]
	v_mul_f32_e32 v9, s11, v40
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB1_96
.LBB1_95:
	v_mul_f32_e32 v8, s11, v40
.LBB1_96:
	flat_store_dword v[6:7], v8
.LBB1_97:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 192
	v_add_u32_e32 v6, vcc, 3, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_102
; %bb.98:
	.loc	1 193
	v_add_u32_e64 v4, s[0:1], 12, v4
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 193
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	.loc	1 195
	s_cbranch_vccnz .LBB1_202
; %bb.99:
	flat_load_dword v6, v[4:5]
	v_mul_f32_e32 v7, s11, v39
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB1_101
.LBB1_100:
	v_mul_f32_e32 v6, s11, v39
.LBB1_101:
	flat_store_dword v[4:5], v6
.LBB1_102:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 190
	v_add_u32_e32 v4, vcc, 64, v0
	.loc	1 191
	v_cmp_gt_i32_e32 vcc, s8, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_123
; %bb.103:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v4, s4, 0
	v_mov_b32_e32 v6, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v7, vcc, s6, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	.loc	1 193
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v7, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v2
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB1_108
; %bb.104:
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_203
; %bb.105:
	flat_load_dword v6, v[4:5]
	v_mul_f32_e32 v7, s11, v38
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB1_107
.LBB1_106:
	v_mul_f32_e32 v6, s11, v38
.LBB1_107:
	flat_store_dword v[4:5], v6
.LBB1_108:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 192
	v_add_u32_e32 v6, vcc, 1, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_113
; %bb.109:
	.loc	1 193
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	1 195
	s_cbranch_vccnz .LBB1_204
; %bb.110:
	flat_load_dword v8, v[6:7]
	v_mul_f32_e32 v9, s11, v37
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB1_112
.LBB1_111:
	v_mul_f32_e32 v8, s11, v37
.LBB1_112:
	flat_store_dword v[6:7], v8
.LBB1_113:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 192
	v_add_u32_e32 v6, vcc, 2, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_118
; %bb.114:
	.loc	1 193
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	1 195
	s_cbranch_vccnz .LBB1_205
; %bb.115:
	flat_load_dword v8, v[6:7]
	v_mul_f32_e32 v9, s11, v36
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB1_117
.LBB1_116:
	v_mul_f32_e32 v8, s11, v36
.LBB1_117:
	flat_store_dword v[6:7], v8
.LBB1_118:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 192
	v_add_u32_e32 v6, vcc, 3, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_123
; %bb.119:
	.loc	1 193
	v_add_u32_e64 v4, s[0:1], 12, v4
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 193
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	.loc	1 195
	s_cbranch_vccnz .LBB1_206
; %bb.120:
	flat_load_dword v6, v[4:5]
	v_mul_f32_e32 v7, s11, v34
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB1_122
.LBB1_121:
	v_mul_f32_e32 v6, s11, v34
.LBB1_122:
	flat_store_dword v[4:5], v6
.LBB1_123:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 190
	v_add_u32_e32 v4, vcc, 0x41, v0
	.loc	1 191
	v_cmp_gt_i32_e32 vcc, s8, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_144
; %bb.124:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v4, s4, 0
	v_mov_b32_e32 v6, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v7, vcc, s6, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	.loc	1 193
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v7, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v2
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB1_129
; %bb.125:
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_207
; %bb.126:
	flat_load_dword v6, v[4:5]
	v_mul_f32_e32 v7, s11, v33
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB1_128
.LBB1_127:
	v_mul_f32_e32 v6, s11, v33
.LBB1_128:
	flat_store_dword v[4:5], v6
.LBB1_129:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 192
	v_add_u32_e32 v6, vcc, 1, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_134
; %bb.130:
	.loc	1 193
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	1 195
	s_cbranch_vccnz .LBB1_208
; %bb.131:
	flat_load_dword v8, v[6:7]
	v_mul_f32_e32 v9, s11, v30
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB1_133
.LBB1_132:
	v_mul_f32_e32 v8, s11, v30
.LBB1_133:
	flat_store_dword v[6:7], v8
.LBB1_134:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 192
	v_add_u32_e32 v6, vcc, 2, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_139
; %bb.135:
	.loc	1 193
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	1 195
	s_cbranch_vccnz .LBB1_209
; %bb.136:
	flat_load_dword v8, v[6:7]
	v_mul_f32_e32 v9, s11, v29
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB1_138
.LBB1_137:
	v_mul_f32_e32 v8, s11, v29
.LBB1_138:
	flat_store_dword v[6:7], v8
.LBB1_139:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 192
	v_add_u32_e32 v6, vcc, 3, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_144
; %bb.140:
	.loc	1 193
	v_add_u32_e64 v4, s[0:1], 12, v4
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 193
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	.loc	1 195
	s_cbranch_vccnz .LBB1_210
; %bb.141:
	flat_load_dword v6, v[4:5]
	v_mul_f32_e32 v7, s11, v28
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB1_143
.LBB1_142:
	v_mul_f32_e32 v6, s11, v28
.LBB1_143:
	flat_store_dword v[4:5], v6
.LBB1_144:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 190
	v_add_u32_e32 v4, vcc, 0x42, v0
	.loc	1 191
	v_cmp_gt_i32_e32 vcc, s8, v4
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB1_165
; %bb.145:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v4, s4, 0
	v_mov_b32_e32 v6, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v7, vcc, s6, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	.loc	1 193
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v7, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v2
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB1_150
; %bb.146:
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_211
; %bb.147:
	flat_load_dword v6, v[4:5]
	v_mul_f32_e32 v7, s11, v27
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB1_149
.LBB1_148:
	v_mul_f32_e32 v6, s11, v27
.LBB1_149:
	flat_store_dword v[4:5], v6
.LBB1_150:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 192
	v_add_u32_e32 v6, vcc, 1, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_155
; %bb.151:
	.loc	1 193
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	1 195
	s_cbranch_vccnz .LBB1_212
; %bb.152:
	flat_load_dword v8, v[6:7]
	v_mul_f32_e32 v9, s11, v26
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB1_154
.LBB1_153:
	v_mul_f32_e32 v8, s11, v26
.LBB1_154:
	flat_store_dword v[6:7], v8
.LBB1_155:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 192
	v_add_u32_e32 v6, vcc, 2, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_160
; %bb.156:
	.loc	1 193
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 193
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	1 195
	s_cbranch_vccnz .LBB1_213
; %bb.157:
	flat_load_dword v8, v[6:7]
	v_mul_f32_e32 v9, s11, v25
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB1_159
.LBB1_158:
	v_mul_f32_e32 v8, s11, v25
.LBB1_159:
	flat_store_dword v[6:7], v8
.LBB1_160:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 192
	v_add_u32_e32 v6, vcc, 3, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_165
; %bb.161:
	.loc	1 193
	v_add_u32_e64 v4, s[0:1], 12, v4
	.loc	1 195
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 193
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	.loc	1 195
	s_cbranch_vccnz .LBB1_214
; %bb.162:
	flat_load_dword v6, v[4:5]
	v_mul_f32_e32 v7, s11, v24
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB1_164
.LBB1_163:
	v_mul_f32_e32 v6, s11, v24
.LBB1_164:
	flat_store_dword v[4:5], v6
.LBB1_165:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 190
	v_add_u32_e32 v0, vcc, 0x43, v0
	.loc	1 191
	v_cmp_gt_i32_e32 vcc, s8, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_186
; %bb.166:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v0, s4, 0
	v_mov_b32_e32 v0, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v6, vcc, s6, v4
	.loc	1 193
	v_lshlrev_b64 v[3:4], 2, v[2:3]
	v_addc_u32_e32 v0, vcc, v0, v5, vcc
	v_add_u32_e32 v3, vcc, v6, v3
	v_addc_u32_e32 v4, vcc, v0, v4, vcc
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v2
	v_cndmask_b32_e64 v0, 0, 1, s[2:3]
	s_and_b64 s[4:5], vcc, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 1, v0
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB1_171
; %bb.167:
	.loc	1 195
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_215
; %bb.168:
	flat_load_dword v0, v[3:4]
	v_mul_f32_e32 v5, s11, v23
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s15, v0
	v_add_f32_e32 v0, v5, v0
	s_cbranch_execnz .LBB1_170
.LBB1_169:
	v_mul_f32_e32 v0, s11, v23
.LBB1_170:
	flat_store_dword v[3:4], v0
.LBB1_171:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 192
	v_add_u32_e32 v0, vcc, 1, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v0
	v_cmp_gt_i32_e64 s[2:3], s9, v0
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB1_176
; %bb.172:
	.loc	1 193
	v_add_u32_e64 v5, s[2:3], 4, v3
	.loc	1 195
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 193
	v_addc_u32_e64 v6, s[2:3], 0, v4, s[2:3]
	.loc	1 195
	s_cbranch_vccnz .LBB1_216
; %bb.173:
	flat_load_dword v0, v[5:6]
	v_mul_f32_e32 v7, s11, v22
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s15, v0
	v_add_f32_e32 v0, v7, v0
	s_cbranch_execnz .LBB1_175
.LBB1_174:
	v_mul_f32_e32 v0, s11, v22
.LBB1_175:
	flat_store_dword v[5:6], v0
.LBB1_176:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 192
	v_add_u32_e32 v0, vcc, 2, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v0
	v_cmp_gt_i32_e64 s[2:3], s9, v0
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB1_181
; %bb.177:
	.loc	1 193
	v_add_u32_e64 v5, s[2:3], 8, v3
	.loc	1 195
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 193
	v_addc_u32_e64 v6, s[2:3], 0, v4, s[2:3]
	.loc	1 195
	s_cbranch_vccnz .LBB1_217
; %bb.178:
	flat_load_dword v0, v[5:6]
	v_mul_f32_e32 v7, s11, v21
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s15, v0
	v_add_f32_e32 v0, v7, v0
	s_cbranch_execnz .LBB1_180
.LBB1_179:
	v_mul_f32_e32 v0, s11, v21
.LBB1_180:
	flat_store_dword v[5:6], v0
.LBB1_181:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 192
	v_add_u32_e32 v0, vcc, 3, v2
	.loc	1 194
	v_cmp_le_i32_e32 vcc, s22, v0
	v_cmp_gt_i32_e64 s[2:3], s9, v0
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB1_186
; %bb.182:
	.loc	1 195
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 193
	v_add_u32_e64 v2, s[0:1], 12, v3
	v_addc_u32_e64 v3, s[0:1], 0, v4, s[0:1]
	.loc	1 195
	s_cbranch_vccnz .LBB1_218
; %bb.183:
	flat_load_dword v0, v[2:3]
	v_mul_f32_e32 v4, s11, v1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s15, v0
	v_add_f32_e32 v0, v4, v0
	s_cbranch_execnz .LBB1_185
.LBB1_184:
	v_mul_f32_e32 v0, s11, v1
.LBB1_185:
	flat_store_dword v[2:3], v0
.LBB1_186:
	.loc	1 198
	s_endpgm
.LBB1_187:
	.loc	1 195
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
		.amdhsa_next_free_vgpr 90
		.amdhsa_next_free_sgpr 28
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
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
	.size	gemm_polaris$local, .Lfunc_end1-gemm_polaris
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 10468
; NumSgprs: 30
; NumVgprs: 90
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 12288 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 22
; NumSGPRsForWavesPerEU: 30
; NumVGPRsForWavesPerEU: 90
; Occupancy: 2
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
    .vgpr_count:     90
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

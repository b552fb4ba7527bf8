	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	attention_reference     ; -- Begin function attention_reference
	.globl	attention_reference
	.p2align	8
	.type	attention_reference,@function
attention_reference:                    ; @attention_reference
	.file	0 "." "attention_reference.cl"
	.loc	0 48
; %bb.0:
	.loc	0 49
	s_load_dwordx2 s[2:3], s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x6c
	s_load_dwordx4 s[12:15], s[6:7], 0x4
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v7, s9
	s_waitcnt lgkmcnt(0)
	s_and_b32 s11, s2, 0xffff
	v_add_u32_e32 v5, vcc, s0, v0
	s_lshr_b32 s0, s2, 16
	v_mov_b32_e32 v3, s1
	v_addc_u32_e64 v6, s[4:5], 0, 0, vcc
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[7:8], s[0:1], s0, v7, v[3:4]
	v_mad_u64_u32 v[5:6], s[0:1], s11, v0, v[5:6]
	v_add_u32_e32 v0, vcc, v7, v1
	.loc	0 50
	v_cmp_gt_i32_e32 vcc, s13, v0
	v_cmp_gt_i32_e64 s[0:1], s14, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_4
; %bb.1:
	.loc	0 52
	s_ashr_i32 s2, s12, 31
	s_add_i32 s0, s12, s2
	s_xor_b32 s16, s0, s2
	v_cvt_f32_u32_e32 v1, s16
	.loc	0 49
	s_load_dword s0, s[6:7], 0x74
	s_and_b32 s3, s3, 0xffff
	v_mov_b32_e32 v6, s10
	.loc	0 52
	v_rcp_iflag_f32_e32 v3, v1
	.loc	0 49
	s_load_dwordx2 s[4:5], s[6:7], 0x18
	s_load_dwordx4 s[8:11], s[6:7], 0x20
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, s0, v2
	.loc	0 52
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v7, v3
	.loc	0 49
	v_addc_u32_e64 v2, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[2:3], s[0:1], s3, v6, v[1:2]
	.loc	0 52
	s_sub_i32 s0, 0, s16
	v_mul_lo_u32 v1, s0, v7
	v_ashrrev_i32_e32 v3, 31, v2
	v_add_u32_e32 v6, vcc, v2, v3
	v_mul_hi_u32 v1, v7, v1
	v_xor_b32_e32 v6, v6, v3
	v_xor_b32_e32 v3, s2, v3
	v_mov_b32_e32 v10, s5
	v_add_u32_e32 v1, vcc, v1, v7
	v_mul_hi_u32 v1, v6, v1
	v_mul_lo_u32 v7, v1, s16
	v_add_u32_e32 v8, vcc, 1, v1
	v_sub_u32_e32 v6, vcc, v6, v7
	v_cmp_le_u32_e32 vcc, s16, v6
	v_cndmask_b32_e32 v1, v1, v8, vcc
	v_subrev_u32_e64 v7, s[0:1], s16, v6
	v_cndmask_b32_e32 v6, v6, v7, vcc
	v_add_u32_e32 v7, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s16, v6
	v_cndmask_b32_e32 v1, v1, v7, vcc
	v_xor_b32_e32 v1, v1, v3
	v_sub_u32_e32 v3, vcc, v1, v3
	v_mul_lo_u32 v1, v3, s12
	v_mad_i64_i32 v[6:7], s[0:1], v3, s8, 0
	.loc	0 49
	s_load_dwordx2 s[16:17], s[6:7], 0x30
	s_load_dwordx4 s[0:3], s[6:7], 0x40
	v_sub_u32_e32 v11, vcc, v2, v1
	.loc	0 52
	v_mad_i64_i32 v[8:9], s[8:9], v11, s9, 0
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_add_u32_e32 v1, vcc, s4, v6
	v_addc_u32_e32 v10, vcc, v10, v7, vcc
	v_lshlrev_b64 v[6:7], 2, v[8:9]
	v_mad_i64_i32 v[8:9], s[4:5], v0, s10, 0
	v_add_u32_e32 v12, vcc, v1, v6
	v_addc_u32_e32 v10, vcc, v10, v7, vcc
	v_lshlrev_b64 v[6:7], 2, v[8:9]
	.loc	0 53
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[8:9], s[4:5], v3, s0, 0
	.loc	0 52
	v_add_u32_e32 v3, vcc, v12, v6
	v_addc_u32_e32 v7, vcc, v10, v7, vcc
	.loc	0 53
	v_mad_i64_i32 v[10:11], s[0:1], v11, s1, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_mov_b32_e32 v6, s17
	v_add_u32_e32 v12, vcc, s16, v8
	v_addc_u32_e32 v6, vcc, v6, v9, vcc
	v_lshlrev_b64 v[8:9], 2, v[10:11]
	v_mad_i64_i32 v[10:11], s[0:1], v5, s2, 0
	v_add_u32_e32 v12, vcc, v12, v8
	v_addc_u32_e32 v13, vcc, v6, v9, vcc
	v_lshlrev_b64 v[8:9], 2, v[10:11]
	.loc	0 52
	v_ashrrev_i32_e32 v1, 31, v0
	.loc	0 53
	v_add_u32_e32 v8, vcc, v12, v8
	v_ashrrev_i32_e32 v6, 31, v5
	v_addc_u32_e32 v9, vcc, v13, v9, vcc
	s_mov_b64 s[2:3], 0
.LBB0_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 56
	v_mov_b32_e32 v10, s3
	v_add_u32_e64 v20, s[0:1], s2, v3
	v_add_u32_e32 v18, vcc, s2, v8
	v_addc_u32_e64 v21, s[0:1], v7, v10, s[0:1]
	v_addc_u32_e32 v19, vcc, v9, v10, vcc
	flat_load_dwordx4 v[10:13], v[20:21]
	flat_load_dwordx4 v[14:17], v[18:19]
	.loc	0 55
	s_add_u32 s2, s2, 64
	s_addc_u32 s3, s3, 0
	s_cmpk_eq_i32 s2, 0x100
	.loc	0 56
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v4, v10, v14
	v_add_u32_e32 v10, vcc, 16, v20
	v_mac_f32_e32 v4, v11, v15
	v_addc_u32_e32 v11, vcc, 0, v21, vcc
	v_add_u32_e32 v14, vcc, 16, v18
	v_mac_f32_e32 v4, v12, v16
	v_addc_u32_e32 v15, vcc, 0, v19, vcc
	v_mac_f32_e32 v4, v13, v17
	flat_load_dwordx4 v[10:13], v[10:11]
	flat_load_dwordx4 v[14:17], v[14:15]
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v4, v10, v14
	v_add_u32_e32 v10, vcc, 32, v20
	v_mac_f32_e32 v4, v11, v15
	v_addc_u32_e32 v11, vcc, 0, v21, vcc
	v_add_u32_e32 v14, vcc, 32, v18
	v_mac_f32_e32 v4, v12, v16
	v_addc_u32_e32 v15, vcc, 0, v19, vcc
	v_mac_f32_e32 v4, v13, v17
	flat_load_dwordx4 v[10:13], v[10:11]
	flat_load_dwordx4 v[14:17], v[14:15]
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v4, v10, v14
	v_add_u32_e32 v10, vcc, 48, v20
	v_mac_f32_e32 v4, v11, v15
	v_addc_u32_e32 v11, vcc, 0, v21, vcc
	v_add_u32_e32 v14, vcc, 48, v18
	v_mac_f32_e32 v4, v12, v16
	v_addc_u32_e32 v15, vcc, 0, v19, vcc
	v_mac_f32_e32 v4, v13, v17
	flat_load_dwordx4 v[10:13], v[10:11]
	flat_load_dwordx4 v[14:17], v[14:15]
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v4, v10, v14
	v_mac_f32_e32 v4, v11, v15
	v_mac_f32_e32 v4, v12, v16
	v_mac_f32_e32 v4, v13, v17
	.loc	0 55
	s_cbranch_scc0 .LBB0_2
; %bb.3:
	.loc	0 57
	v_mad_i64_i32 v[0:1], s[0:1], v2, s13, v[0:1]
	v_mul_f32_e32 v3, s15, v4
	.loc	0 49
	s_load_dwordx2 s[0:1], s[6:7], 0x58
	.loc	0 57
	v_mul_lo_u32 v4, v1, s14
	v_mad_u64_u32 v[1:2], s[2:3], v0, s14, v[5:6]
	s_ashr_i32 s2, s14, 31
	v_mul_lo_u32 v0, v0, s2
	v_add_u32_e32 v2, vcc, v4, v2
	v_add_u32_e32 v2, vcc, v0, v2
	v_lshlrev_b64 v[0:1], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dword v[0:1], v3
.LBB0_4:
	.loc	0 58
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_reference
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 160
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 22
		.amdhsa_next_free_sgpr 18
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
	.size	attention_reference, .Lfunc_end0-attention_reference
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 896
; NumSgprs: 20
; NumVgprs: 22
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 22
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
	.text
	.protected	attention_reference_rows ; -- Begin function attention_reference_rows
	.globl	attention_reference_rows
	.p2align	8
	.type	attention_reference_rows,@function
attention_reference_rows:               ; @attention_reference_rows
	.loc	0 65
; %bb.0:
	.loc	0 66
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s0, s[6:7], 0x6c
	s_load_dwordx2 s[4:5], s[6:7], 0x8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s2, 0xffff
	v_add_u32_e32 v2, vcc, s0, v0
	v_addc_u32_e64 v3, s[0:1], 0, 0, vcc
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[2:3], s[0:1], s3, v0, v[2:3]
	s_add_u32 s0, s6, 0x68
	s_addc_u32 s1, s7, 0
	.loc	0 67
	v_cmp_gt_i32_e32 vcc, s4, v2
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_8
; %bb.1:
	.loc	0 66
	s_load_dword s0, s[0:1], 0x8
	s_lshr_b32 s1, s2, 16
	s_mul_i32 s1, s1, s9
	.loc	0 70
	v_ashrrev_i32_e32 v3, 31, v2
	v_mov_b32_e32 v6, 0xff800000
	.loc	0 66
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s0, s1
	v_add_u32_e32 v0, vcc, s0, v1
	.loc	0 70
	v_mad_i64_i32 v[0:1], s[0:1], v0, s4, v[2:3]
	s_ashr_i32 s0, s5, 31
	.loc	0 72
	s_cmp_gt_i32 s5, 0
	.loc	0 70
	v_mul_lo_u32 v4, v0, s0
	v_mad_u64_u32 v[2:3], s[0:1], v0, s5, 0
	v_mul_lo_u32 v5, v1, s5
	.loc	0 66
	s_load_dwordx4 s[0:3], s[6:7], 0x58
	.loc	0 70
	v_add_u32_e32 v3, vcc, v3, v4
	v_add_u32_e32 v3, vcc, v3, v5
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v2, vcc, s0, v2
	.loc	0 72
	s_cselect_b64 s[6:7], -1, 0
	s_cmp_lt_i32 s5, 1
	.loc	0 70
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	.loc	0 72
	s_cbranch_scc1 .LBB1_4
; %bb.2:
	.loc	0 0
	v_mov_b32_e32 v5, v3
	v_mov_b32_e32 v4, v2
	s_mov_b32 s0, s5
.LBB1_3:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 73
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v6, 1.0, v6
	.loc	0 72
	s_add_i32 s0, s0, -1
	v_add_u32_e32 v4, vcc, 4, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	s_cmp_eq_u32 s0, 0
	.loc	0 73
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, 1.0, v7
	v_max_f32_e32 v6, v6, v7
	.loc	0 72
	s_cbranch_scc0 .LBB1_3
.LBB1_4:
	.loc	0 0
	v_mov_b32_e32 v4, 0
	.loc	0 74
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB1_7
; %bb.5:
	.loc	0 0
	v_mov_b32_e32 v5, 0xb5ddea0e
	s_mov_b32 s0, 0x6f800000
	s_mov_b32 s1, 0xc2aeac4f
	s_mov_b32 s4, 0x42b17218
	v_mov_b32_e32 v7, 0x2f800000
	v_mov_b32_e32 v8, 0x7f800000
.LBB1_6:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 75
	flat_load_dword v9, v[2:3]
	.loc	0 74
	s_add_i32 s5, s5, -1
	s_cmp_eq_u32 s5, 0
	.loc	0 75
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v9, v9, v6
	v_cmp_gt_f32_e32 vcc, 0, v9
	v_cndmask_b32_e64 v10, 0.5, -0.5, vcc
	v_mac_f32_e32 v10, 0x3fb8aa3b, v9
	v_cvt_i32_f32_e32 v10, v10
	v_cvt_f32_i32_e32 v11, v10
	v_lshlrev_b32_e32 v10, 23, v10
	v_madmk_f32 v12, v11, 0xbf317180, v9
	v_madmk_f32 v13, v11, 0xb717f7d1, v12
	v_mul_f32_e32 v14, v13, v13
	v_madmk_f32 v15, v14, 0x3331bb4c, v5
	v_madak_f32 v15, v14, v15, 0x388ab355
	v_madak_f32 v15, v14, v15, 0xbb360b61
	v_madak_f32 v15, v14, v15, 0x3e2aaaab
	v_mad_f32 v14, -v14, v15, v13
	v_sub_f32_e32 v15, 2.0, v14
	v_cmp_gt_f32_e64 vcc, |v15|, s0
	v_cndmask_b32_e32 v16, 1.0, v7, vcc
	v_mul_f32_e32 v15, v15, v16
	v_rcp_f32_e32 v15, v15
	v_mul_f32_e32 v13, v13, v14
	v_mul_f32_e32 v11, 0xb717f7d1, v11
	v_mul_f32_e32 v13, v13, v15
	v_mad_f32 v11, -v16, v13, -v11
	v_sub_f32_e32 v11, v12, v11
	v_add_f32_e32 v11, 1.0, v11
	v_add_u32_e32 v10, vcc, v10, v11
	v_cmp_ngt_f32_e32 vcc, s1, v9
	v_cndmask_b32_e32 v10, 0, v10, vcc
	v_cmp_gt_f32_e32 vcc, s4, v9
	v_cndmask_b32_e32 v10, v8, v10, vcc
	v_cmp_o_f32_e32 vcc, v9, v9
	v_cndmask_b32_e32 v9, v9, v10, vcc
	flat_store_dword v[2:3], v9
	.loc	0 74
	v_add_u32_e32 v2, vcc, 4, v2
	.loc	0 75
	v_add_f32_e32 v4, v4, v9
	.loc	0 74
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_cbranch_scc0 .LBB1_6
.LBB1_7:
	.loc	0 76
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dword v[0:1], v4
.LBB1_8:
	.loc	0 77
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_reference_rows
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 160
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
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
		.amdhsa_next_free_vgpr 17
		.amdhsa_next_free_sgpr 12
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
	.size	attention_reference_rows, .Lfunc_end1-attention_reference_rows
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 644
; NumSgprs: 14
; NumVgprs: 17
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 14
; NumVGPRsForWavesPerEU: 17
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
	.text
	.protected	attention_reference_sums ; -- Begin function attention_reference_sums
	.globl	attention_reference_sums
	.p2align	8
	.type	attention_reference_sums,@function
attention_reference_sums:               ; @attention_reference_sums
	.loc	0 84
; %bb.0:
	.loc	0 85
	s_load_dword s11, s[4:5], 0x4
	s_load_dwordx4 s[12:15], s[6:7], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x6c
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v7, s9
	s_waitcnt lgkmcnt(0)
	s_and_b32 s18, s11, 0xffff
	s_add_u32 s2, s6, 0x68
	s_addc_u32 s3, s7, 0
	v_add_u32_e32 v5, vcc, s0, v0
	s_lshr_b32 s0, s11, 16
	v_mov_b32_e32 v3, s1
	v_addc_u32_e64 v6, s[16:17], 0, 0, vcc
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[7:8], s[0:1], s0, v7, v[3:4]
	v_mad_u64_u32 v[3:4], s[0:1], s18, v0, v[5:6]
	v_add_u32_e32 v0, vcc, v7, v1
	.loc	0 86
	v_cmp_gt_i32_e32 vcc, 64, v3
	v_cmp_gt_i32_e64 s[0:1], s13, v0
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB2_7
; %bb.1:
	.loc	0 85
	s_load_dword s0, s[4:5], 0x8
	.loc	0 90
	s_ashr_i32 s4, s12, 31
	s_add_i32 s1, s12, s4
	s_xor_b32 s5, s1, s4
	v_cvt_f32_u32_e32 v1, s5
	.loc	0 85
	s_load_dword s1, s[2:3], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_mov_b32_e32 v5, s10
	.loc	0 90
	v_rcp_iflag_f32_e32 v4, v1
	.loc	0 85
	v_add_u32_e32 v1, vcc, s1, v2
	.loc	0 90
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v6, v4
	.loc	0 85
	v_addc_u32_e64 v2, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[4:5], s[0:1], s2, v5, v[1:2]
	.loc	0 90
	s_sub_i32 s0, 0, s5
	v_mul_lo_u32 v1, s0, v6
	v_ashrrev_i32_e32 v5, 31, v4
	v_add_u32_e32 v2, vcc, v4, v5
	v_mul_hi_u32 v1, v6, v1
	v_xor_b32_e32 v7, v2, v5
	v_xor_b32_e32 v5, s4, v5
	.loc	0 85
	s_load_dwordx4 s[8:11], s[6:7], 0x50
	s_load_dwordx2 s[2:3], s[6:7], 0x60
	.loc	0 90
	v_add_u32_e32 v1, vcc, v1, v6
	v_mul_hi_u32 v6, v7, v1
	.loc	0 89
	v_ashrrev_i32_e32 v1, 31, v0
	v_mad_i64_i32 v[1:2], s[0:1], v4, s13, v[0:1]
	.loc	0 90
	v_mul_lo_u32 v8, v6, s5
	.loc	0 92
	s_cmp_gt_i32 s14, 0
	.loc	0 90
	v_sub_u32_e32 v7, vcc, v7, v8
	v_add_u32_e32 v8, vcc, 1, v6
	v_cmp_le_u32_e32 vcc, s5, v7
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_subrev_u32_e64 v8, s[0:1], s5, v7
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_add_u32_e32 v8, vcc, 1, v6
	v_cmp_le_u32_e32 vcc, s5, v7
	v_cndmask_b32_e32 v6, v6, v8, vcc
	v_xor_b32_e32 v6, v6, v5
	v_sub_u32_e32 v11, vcc, v6, v5
	v_mul_lo_u32 v5, v11, s12
	.loc	0 92
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_lt_i32 s14, 1
	v_sub_u32_e32 v12, vcc, v4, v5
	s_cbranch_scc1 .LBB2_8
; %bb.2:
	.loc	0 89
	s_ashr_i32 s4, s14, 31
	v_mul_lo_u32 v6, v1, s4
	v_mad_u64_u32 v[4:5], s[4:5], v1, s14, 0
	v_mul_lo_u32 v7, v2, s14
	.loc	0 85
	s_load_dwordx2 s[4:5], s[6:7], 0x38
	s_load_dwordx4 s[16:19], s[6:7], 0x40
	.loc	0 89
	v_add_u32_e32 v5, vcc, v5, v6
	v_add_u32_e32 v5, vcc, v5, v7
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s11
	v_add_u32_e32 v7, vcc, s10, v4
	.loc	0 92
	v_mad_i64_i32 v[9:10], s[10:11], s17, v12, 0
	v_mad_i64_i32 v[13:14], s[10:11], s16, v11, 0
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	.loc	0 89
	v_addc_u32_e32 v8, vcc, v6, v5, vcc
	.loc	0 92
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, v3
	v_add_u32_e32 v4, vcc, v9, v13
	v_addc_u32_e32 v13, vcc, v10, v14, vcc
	v_ashrrev_i64 v[9:10], 30, v[5:6]
	s_ashr_i32 s19, s18, 31
	v_add_u32_e32 v4, vcc, v4, v9
	v_addc_u32_e32 v6, vcc, v13, v10, vcc
	v_mov_b32_e32 v10, s5
	v_add_u32_e32 v9, vcc, s4, v4
	v_addc_u32_e32 v10, vcc, v10, v6, vcc
	s_lshl_b64 s[4:5], s[18:19], 2
.LBB2_3:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 93
	flat_load_dword v4, v[7:8]
	flat_load_dword v6, v[9:10]
	.loc	0 92
	v_add_u32_e32 v7, vcc, 4, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	s_add_i32 s14, s14, -1
	v_mov_b32_e32 v13, s5
	v_add_u32_e32 v9, vcc, s4, v9
	v_addc_u32_e32 v10, vcc, v10, v13, vcc
	s_cmp_eq_u32 s14, 0
	.loc	0 93
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v5, v4, v6
	.loc	0 92
	s_cbranch_scc0 .LBB2_3
; %bb.4:
	.loc	0 94
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB2_6
.LBB2_5:
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s3
	v_add_u32_e32 v1, vcc, s2, v1
	v_addc_u32_e32 v2, vcc, v4, v2, vcc
	flat_load_dword v1, v[1:2]
	s_mov_b32 s0, 0x6f800000
	v_mov_b32_e32 v2, 0x2f800000
	s_waitcnt vmcnt(0)
	v_cmp_gt_f32_e64 vcc, |v1|, s0
	v_cndmask_b32_e32 v2, 1.0, v2, vcc
	v_mul_f32_e32 v1, v1, v2
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v5, v1
	v_mul_f32_e32 v5, v2, v1
.LBB2_6:
	.loc	0 85
	s_waitcnt lgkmcnt(0)
	s_load_dwordx4 s[0:3], s[6:7], 0x20
	.loc	0 95
	v_ashrrev_i32_e32 v4, 31, v3
	v_mov_b32_e32 v2, s9
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[2:3], v0, s2, v[3:4]
	v_mad_i64_i32 v[0:1], s[2:3], v11, s0, v[0:1]
	v_mad_i64_i32 v[0:1], s[0:1], v12, s1, v[0:1]
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dword v[0:1], v5
.LBB2_7:
	.loc	0 96
	s_endpgm
.LBB2_8:
	.loc	0 0
	v_mov_b32_e32 v5, 0
	.loc	0 94
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB2_5
	s_branch .LBB2_6
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_reference_sums
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 160
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 0
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 0
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 1
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 2
		.amdhsa_next_free_vgpr 15
		.amdhsa_next_free_sgpr 20
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
.Lfunc_end2:
	.size	attention_reference_sums, .Lfunc_end2-attention_reference_sums
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 820
; NumSgprs: 22
; NumVgprs: 15
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 15
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 1
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 2
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
        .type_name:      int
        .value_kind:     by_value
      - .offset:         16
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         24
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         48
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         56
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         64
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         68
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         72
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .offset:         80
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         88
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         96
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         104
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         112
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         120
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         128
        .size:           8
        .value_kind:     hidden_none
      - .offset:         136
        .size:           8
        .value_kind:     hidden_none
      - .offset:         144
        .size:           8
        .value_kind:     hidden_none
      - .offset:         152
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 160
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           attention_reference
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         attention_reference.kd
    .vgpr_count:     22
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
        .type_name:      int
        .value_kind:     by_value
      - .offset:         16
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         24
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         48
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         56
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         64
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         68
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         72
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .offset:         80
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         88
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         96
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         104
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         112
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         120
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         128
        .size:           8
        .value_kind:     hidden_none
      - .offset:         136
        .size:           8
        .value_kind:     hidden_none
      - .offset:         144
        .size:           8
        .value_kind:     hidden_none
      - .offset:         152
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 160
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           attention_reference_rows
    .private_segment_fixed_size: 0
    .sgpr_count:     14
    .sgpr_spill_count: 0
    .symbol:         attention_reference_rows.kd
    .vgpr_count:     17
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
        .type_name:      int
        .value_kind:     by_value
      - .offset:         16
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         24
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         48
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         56
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         64
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         68
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         72
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .offset:         80
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         88
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         96
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         104
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         112
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         120
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         128
        .size:           8
        .value_kind:     hidden_none
      - .offset:         136
        .size:           8
        .value_kind:     hidden_none
      - .offset:         144
        .size:           8
        .value_kind:     hidden_none
      - .offset:         152
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 160
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           attention_reference_sums
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         attention_reference_sums.kd
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

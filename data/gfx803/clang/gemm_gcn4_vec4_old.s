	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.hidden	quad                            ; -- Begin function quad
	.globl	quad
	.p2align	2
	.type	quad,@function
quad:                                   ; @quad
	.file	0 "." "gemm_gcn4_vec4_old.cl"
	.loc	0 20
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	.loc	0 21
	v_cmp_gt_i32_e32 vcc, 4, v6
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execnz .LBB0_3
; %bb.1:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execnz .LBB0_10
.LBB0_2:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 24
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.LBB0_3:
	.loc	0 23
	v_cmp_lt_i32_e32 vcc, 0, v6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_5
; %bb.4:
	flat_load_dword v0, v[4:5]
.LBB0_5:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 23
	v_cmp_lt_i32_e32 vcc, 1, v6
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_7
; %bb.6:
	v_add_u32_e32 v1, vcc, 4, v4
	v_addc_u32_e32 v2, vcc, 0, v5, vcc
	flat_load_dword v1, v[1:2]
.LBB0_7:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 23
	v_cmp_lt_i32_e32 vcc, 2, v6
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_9
; %bb.8:
	v_add_u32_e32 v4, vcc, 8, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	flat_load_dword v2, v[4:5]
.LBB0_9:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 21
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB0_2
.LBB0_10:
	.loc	0 22
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[0:3], v[4:5]
	s_or_b64 exec, exec, s[4:5]
	.loc	0 24
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	quad, .Lfunc_end0-quad
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 188
; NumSgprs: 34
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	gemm_gcn4_vec4_old      ; -- Begin function gemm_gcn4_vec4_old
	.globl	gemm_gcn4_vec4_old
	.p2align	8
	.type	gemm_gcn4_vec4_old,@function
gemm_gcn4_vec4_old:                     ; @gemm_gcn4_vec4_old
	.loc	0 31
; %bb.0:
	.loc	0 32
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[16:17], s[6:7], 0x44
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	v_mov_b32_e32 v3, s9
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s3, s2, 16
	s_mov_b32 s0, s17
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e64 v2, s[0:1], 0, 0, vcc
	.loc	0 33
	s_and_b32 s17, s2, 0xffff
	.loc	0 32
	v_mad_u64_u32 v[13:14], s[0:1], s3, v3, v[1:2]
	.loc	0 33
	s_mul_i32 s17, s17, s8
	s_add_i32 s0, s16, s17
	v_add_u32_e32 v1, vcc, s0, v0
	v_lshlrev_b32_e32 v14, 2, v1
	.loc	0 34
	v_cmp_gt_i32_e32 vcc, s12, v13
	v_cmp_gt_i32_e64 s[0:1], s13, v14
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_29
; %bb.1:
	.loc	0 32
	s_load_dwordx2 s[10:11], s[6:7], 0x28
	.loc	0 38
	s_cmp_gt_i32 s14, 0
	s_cbranch_scc1 .LBB1_3
; %bb.2:
	.loc	0 0
	s_mov_b32 s0, 0
	.loc	0 41
	v_ashrrev_i32_e32 v15, 31, v14
	s_mov_b32 s1, s0
	s_mov_b32 s2, s0
	s_mov_b32 s3, s0
	s_mov_b64 s[4:5], 0
	s_branch .LBB1_4
.LBB1_3:
	.loc	0 0
	s_mov_b64 s[4:5], -1
.LBB1_4:
	v_mov_b32_e32 v4, s3
	.loc	0 38
	s_andn2_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	s_cbranch_vccnz .LBB1_17
; %bb.5:
	.loc	0 32
	s_load_dwordx2 s[18:19], s[6:7], 0x10
	s_load_dword s12, s[6:7], 0x18
	s_load_dwordx2 s[8:9], s[6:7], 0x20
	v_ashrrev_i32_e32 v15, 31, v14
	v_sub_u32_e32 v1, vcc, s13, v14
	.loc	0 38
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[3:4], s[24:25], s12, v13, 0
	v_cmp_gt_i32_e32 vcc, 4, v1
	v_cmp_lt_i32_e64 s[0:1], 0, v1
	v_cmp_lt_i32_e64 s[2:3], 1, v1
	v_cmp_lt_i32_e64 s[4:5], 2, v1
	v_lshlrev_b64 v[1:2], 2, v[14:15]
	v_mov_b32_e32 v5, s9
	v_add_u32_e64 v16, s[8:9], s8, v1
	v_addc_u32_e64 v17, s[8:9], v5, v2, s[8:9]
	v_lshlrev_b64 v[1:2], 2, v[3:4]
	s_ashr_i32 s23, s10, 31
	s_mov_b32 s22, s10
	s_mov_b32 s20, 0
	v_mov_b32_e32 v3, s19
	v_add_u32_e64 v18, s[8:9], s18, v1
	v_addc_u32_e64 v19, s[8:9], v3, v2, s[8:9]
	s_lshl_b64 s[18:19], s[22:23], 2
	s_mov_b32 s21, s20
	s_mov_b32 s22, s20
	s_mov_b32 s23, s20
	v_mov_b32_e32 v1, s20
	v_mov_b32_e32 v2, s21
	v_mov_b32_e32 v3, s22
	v_mov_b32_e32 v4, s23
	v_mov_b32_e32 v8, 0
	s_branch .LBB1_7
.LBB1_6:                                ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 38
	v_add_u32_e64 v18, s[8:9], 4, v18
	v_addc_u32_e64 v19, s[8:9], 0, v19, s[8:9]
	s_add_i32 s14, s14, -1
	v_mov_b32_e32 v5, s19
	v_add_u32_e64 v16, s[8:9], s18, v16
	.loc	0 39
	s_waitcnt vmcnt(0)
	v_mad_f32 v4, v20, v12, v4
	v_mad_f32 v3, v20, v11, v3
	v_mad_f32 v2, v20, v10, v2
	v_mac_f32_e32 v1, v20, v9
	.loc	0 38
	s_cmp_eq_u32 s14, 0
	v_addc_u32_e64 v17, s[8:9], v17, v5, s[8:9]
	s_cbranch_scc1 .LBB1_17
.LBB1_7:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 39
	flat_load_dword v20, v[18:19]
	.loc	0 21
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[20:21], exec, s[8:9]
	s_cbranch_execz .LBB1_13
; %bb.8:                                ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 23
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execnz .LBB1_15
; %bb.9:                                ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 23
	s_and_saveexec_b64 s[22:23], s[2:3]
	s_cbranch_execnz .LBB1_16
.LBB1_10:                               ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 23
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[22:23], s[4:5]
	s_cbranch_execz .LBB1_12
.LBB1_11:                               ;   in Loop: Header=BB1_7 Depth=1
	v_add_u32_e64 v9, s[8:9], 8, v16
	v_addc_u32_e64 v10, s[8:9], 0, v17, s[8:9]
	flat_load_dword v7, v[9:10]
.LBB1_12:                               ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v9, v5
.LBB1_13:                               ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 21
	s_andn2_saveexec_b64 s[8:9], s[20:21]
	s_cbranch_execz .LBB1_6
; %bb.14:                               ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 22
	flat_load_dwordx4 v[9:12], v[16:17]
	s_branch .LBB1_6
.LBB1_15:                               ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 23
	flat_load_dword v5, v[16:17]
	s_or_b64 exec, exec, s[8:9]
	s_and_saveexec_b64 s[22:23], s[2:3]
	s_cbranch_execz .LBB1_10
.LBB1_16:                               ;   in Loop: Header=BB1_7 Depth=1
	v_add_u32_e64 v6, s[8:9], 4, v16
	v_addc_u32_e64 v7, s[8:9], 0, v17, s[8:9]
	flat_load_dword v6, v[6:7]
	s_or_b64 exec, exec, s[22:23]
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[22:23], s[4:5]
	s_cbranch_execnz .LBB1_11
	s_branch .LBB1_12
.LBB1_17:
	.loc	0 32
	s_load_dword s2, s[6:7], 0x38
	s_load_dwordx2 s[0:1], s[6:7], 0x30
	.loc	0 42
	v_or_b32_e32 v7, 3, v14
	v_cmp_le_i32_e32 vcc, s13, v7
	.loc	0 41
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[5:6], s[2:3], v13, s2, v[14:15]
	.loc	0 42
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB1_25
; %bb.18:
	.loc	0 49
	s_lshl_b32 s6, s17, 2
	s_lshl_b32 s7, s16, 2
	v_lshlrev_b32_e32 v0, 2, v0
	s_add_i32 s7, s7, s6
	v_lshlrev_b64 v[7:8], 2, v[5:6]
	v_add_u32_e32 v0, vcc, s7, v0
	v_mov_b32_e32 v9, s1
	v_add_u32_e32 v7, vcc, s0, v7
	v_cmp_neq_f32_e64 s[4:5], s11, 0
	v_addc_u32_e32 v8, vcc, v9, v8, vcc
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[8:9], 0
	s_branch .LBB1_20
.LBB1_19:                               ;   in Loop: Header=BB1_20 Depth=1
	.loc	0 50
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_mov_b32_e32 v12, s1
	v_add_u32_e32 v9, vcc, s0, v9
	v_addc_u32_e32 v10, vcc, v12, v10, vcc
	.loc	0 49
	s_add_u32 s8, s8, 1
	.loc	0 50
	flat_store_dword v[9:10], v11
	.loc	0 49
	v_add_u32_e32 v9, vcc, s8, v0
	s_addc_u32 s9, s9, 0
	v_cmp_le_i32_e32 vcc, s13, v9
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_u32_e32 v7, vcc, 4, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB1_24
.LBB1_20:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 50
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB1_22
; %bb.21:                               ;   in Loop: Header=BB1_20 Depth=1
	flat_load_dword v11, v[7:8]
	v_add_u32_e32 v9, vcc, s8, v5
	s_cmp_eq_u32 s8, 1
	v_addc_u32_e32 v10, vcc, 0, v6, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s8, 2
	v_cndmask_b32_e32 v12, v1, v2, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s8, 3
	v_cndmask_b32_e32 v12, v12, v3, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v12, v12, v4, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v11, s11, v11
	v_mac_f32_e32 v11, s15, v12
	s_cbranch_execnz .LBB1_19
	s_branch .LBB1_23
.LBB1_22:                               ;   in Loop: Header=BB1_20 Depth=1
.LBB1_23:                               ;   in Loop: Header=BB1_20 Depth=1
	s_cmp_eq_u32 s8, 1
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s8, 2
	v_cndmask_b32_e32 v9, v1, v2, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s8, 3
	v_cndmask_b32_e32 v9, v9, v3, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v9, v9, v4, vcc
	v_mul_f32_e32 v11, s15, v9
	v_mov_b32_e32 v10, s9
	v_add_u32_e32 v9, vcc, s8, v5
	v_addc_u32_e32 v10, vcc, v6, v10, vcc
	s_branch .LBB1_19
.LBB1_24:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
.LBB1_25:
	.loc	0 42
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB1_29
; %bb.26:
	.loc	0 44
	v_cmp_eq_f32_e64 s[2:3], s11, 0
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	.loc	0 43
	v_mul_f32_e32 v4, s15, v4
	v_mul_f32_e32 v3, s15, v3
	v_mul_f32_e32 v2, s15, v2
	v_mul_f32_e32 v1, s15, v1
	.loc	0 44
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_28
; %bb.27:
	.loc	0 45
	v_mov_b32_e32 v0, s1
	v_add_u32_e32 v7, vcc, s0, v5
	v_addc_u32_e32 v8, vcc, v0, v6, vcc
	flat_load_dwordx4 v[7:10], v[7:8]
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v4, s11, v10
	v_mac_f32_e32 v3, s11, v9
	v_mac_f32_e32 v2, s11, v8
	v_mac_f32_e32 v1, s11, v7
.LBB1_28:
	.loc	0 46
	v_mov_b32_e32 v0, s1
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v0, v6, vcc
	flat_store_dwordx4 v[5:6], v[1:4]
.LBB1_29:
	.loc	0 52
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_gcn4_vec4_old
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 120
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
		.amdhsa_next_free_vgpr 21
		.amdhsa_next_free_sgpr 26
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
	.size	gemm_gcn4_vec4_old, .Lfunc_end1-gemm_gcn4_vec4_old
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1148
; NumSgprs: 28
; NumVgprs: 21
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 28
; NumVGPRsForWavesPerEU: 21
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
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
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         88
        .size:           8
        .value_kind:     hidden_none
      - .offset:         96
        .size:           8
        .value_kind:     hidden_none
      - .offset:         104
        .size:           8
        .value_kind:     hidden_none
      - .offset:         112
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 120
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 64
    .name:           gemm_gcn4_vec4_old
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 8
      - 8
      - 1
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         gemm_gcn4_vec4_old.kd
    .vgpr_count:     21
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

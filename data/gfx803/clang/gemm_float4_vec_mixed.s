	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_float4_vec_mixed   ; -- Begin function gemm_float4_vec_mixed
	.globl	gemm_float4_vec_mixed
	.p2align	8
	.type	gemm_float4_vec_mixed,@function
gemm_float4_vec_mixed:                  ; @gemm_float4_vec_mixed
	.file	0 "." "gemm_float4_vec_mixed.cl"
	.loc	0 25
; %bb.0:
	.loc	0 30
	s_mov_b32 s12, 0
	s_mov_b32 s0, s7
	.loc	0 29
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[16:17], s[4:5], 0x28
	.loc	0 31
	s_mov_b32 s1, s12
	v_mov_b32_e32 v2, v1
	s_lshl_b64 s[0:1], s[0:1], 4
	v_or_b32_e32 v13, s0, v2
	.loc	0 32
	v_lshlrev_b32_e32 v1, 2, v0
	s_lshl_b32 s0, s6, 6
	v_or_b32_e32 v7, s0, v1
	s_mov_b32 s13, s12
	s_mov_b32 s14, s12
	s_mov_b32 s15, s12
	v_mov_b32_e32 v3, s12
	.loc	0 35
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s10, 1
	v_mov_b32_e32 v4, s13
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v6, s15
	v_cmp_gt_i32_e32 vcc, s8, v13
	v_cmp_gt_i32_e64 s[0:1], s9, v7
	v_ashrrev_i32_e32 v8, 31, v7
	s_cbranch_scc1 .LBB0_7
; %bb.1:
	.loc	0 29
	s_load_dwordx2 s[18:19], s[4:5], 0x10
	s_load_dword s22, s[4:5], 0x18
	s_load_dwordx2 s[2:3], s[4:5], 0x20
	v_lshlrev_b32_e32 v3, 6, v2
	v_or_b32_e32 v14, 0x1000, v3
	.loc	0 35
	v_mad_i64_i32 v[3:4], s[20:21], s16, v2, v[7:8]
	v_or_b32_e32 v15, v14, v1
	v_lshlrev_b32_e32 v16, 4, v0
	v_lshlrev_b32_e32 v1, 8, v2
	v_or_b32_e32 v17, v16, v1
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[5:6], s[20:21], v13, s22, v[0:1]
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_mov_b32_e32 v10, s3
	v_add_u32_e64 v9, s[2:3], s2, v3
	v_addc_u32_e64 v10, s[2:3], v10, v4, s[2:3]
	v_lshlrev_b64 v[3:4], 2, v[5:6]
	v_mov_b32_e32 v1, s19
	v_add_u32_e64 v11, s[2:3], s18, v3
	s_ashr_i32 s7, s16, 31
	s_mov_b32 s6, s16
	v_addc_u32_e64 v12, s[2:3], v1, v4, s[2:3]
	v_mov_b32_e32 v3, s12
	s_lshl_b64 s[6:7], s[6:7], 6
	v_mov_b32_e32 v4, s13
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v6, s15
	s_movk_i32 s13, 0x408
	s_movk_i32 s14, 0x508
	s_movk_i32 s15, 0x608
	s_movk_i32 s16, 0x708
	s_movk_i32 s18, 0x808
	s_movk_i32 s19, 0x908
	s_movk_i32 s20, 0xa08
	s_movk_i32 s21, 0xb08
	s_movk_i32 s22, 0xc08
	s_movk_i32 s23, 0xd08
	s_movk_i32 s24, 0xe08
	s_movk_i32 s25, 0xf08
	s_mov_b32 m0, -1
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 38
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v1
	.loc	0 39
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 42
	ds_read2_b32 v[18:19], v14 offset1:1
	ds_read2_b32 v[20:21], v16 offset1:1
	ds_read2_b32 v[22:23], v16 offset0:2 offset1:3
	ds_read2_b32 v[24:25], v16 offset0:64 offset1:65
	ds_read2_b32 v[26:27], v14 offset0:2 offset1:3
	ds_read2_b32 v[28:29], v14 offset0:4 offset1:5
	ds_read2_b32 v[30:31], v14 offset0:6 offset1:7
	s_waitcnt lgkmcnt(5)
	v_mad_f32 v3, v18, v20, v3
	v_mad_f32 v4, v18, v21, v4
	ds_read2_b32 v[20:21], v16 offset0:66 offset1:67
	s_waitcnt lgkmcnt(5)
	v_mad_f32 v5, v18, v22, v5
	v_mac_f32_e32 v6, v18, v23
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v4, v19, v25
	v_mac_f32_e32 v3, v19, v24
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v6, v19, v21
	v_mac_f32_e32 v5, v19, v20
	ds_read2_b32 v[20:21], v16 offset0:128 offset1:129
	ds_read2_b32 v[18:19], v16 offset0:130 offset1:131
	ds_read2_b32 v[22:23], v16 offset0:192 offset1:193
	v_or_b32_e32 v1, 0x400, v16
	v_or_b32_e32 v24, 0x500, v16
	.loc	0 35
	s_add_i32 s12, s12, 16
	.loc	0 42
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v3, v26, v20
	v_mac_f32_e32 v4, v26, v21
	ds_read2_b32 v[20:21], v16 offset0:194 offset1:195
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v5, v26, v18
	v_mac_f32_e32 v6, v26, v19
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v4, v27, v23
	v_mac_f32_e32 v3, v27, v22
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v5, v27, v20
	v_add_u32_e64 v20, s[2:3], s13, v16
	v_mac_f32_e32 v6, v27, v21
	ds_read2_b32 v[18:19], v1 offset1:1
	ds_read2_b32 v[20:21], v20 offset1:1
	v_add_u32_e64 v1, s[2:3], s14, v16
	ds_read2_b32 v[22:23], v1 offset1:1
	ds_read2_b32 v[24:25], v24 offset1:1
	v_or_b32_e32 v1, 0x600, v16
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v5, v28, v20
	v_add_u32_e64 v20, s[2:3], s15, v16
	v_mac_f32_e32 v3, v28, v18
	v_mac_f32_e32 v4, v28, v19
	v_mac_f32_e32 v6, v28, v21
	ds_read2_b32 v[18:19], v1 offset1:1
	ds_read2_b32 v[20:21], v20 offset1:1
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v3, v29, v24
	v_add_u32_e64 v1, s[2:3], s16, v16
	v_or_b32_e32 v24, 0x700, v16
	v_mac_f32_e32 v6, v29, v23
	v_mac_f32_e32 v5, v29, v22
	v_mac_f32_e32 v4, v29, v25
	ds_read2_b32 v[22:23], v1 offset1:1
	ds_read2_b32 v[24:25], v24 offset1:1
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v5, v30, v20
	v_mac_f32_e32 v3, v30, v18
	v_mac_f32_e32 v4, v30, v19
	v_mac_f32_e32 v6, v30, v21
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v5, v31, v22
	v_or_b32_e32 v1, 0x800, v16
	ds_read2_b32 v[18:19], v14 offset0:8 offset1:9
	v_add_u32_e64 v22, s[2:3], s18, v16
	v_mac_f32_e32 v6, v31, v23
	ds_read2_b32 v[20:21], v1 offset1:1
	ds_read2_b32 v[22:23], v22 offset1:1
	v_or_b32_e32 v1, 0x900, v16
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v4, v31, v25
	v_mac_f32_e32 v3, v31, v24
	ds_read2_b32 v[24:25], v1 offset1:1
	ds_read2_b32 v[26:27], v14 offset0:10 offset1:11
	ds_read2_b32 v[28:29], v14 offset0:12 offset1:13
	ds_read2_b32 v[30:31], v14 offset0:14 offset1:15
	v_add_u32_e64 v1, s[2:3], s19, v16
	s_waitcnt lgkmcnt(5)
	v_mac_f32_e32 v3, v18, v20
	v_mac_f32_e32 v4, v18, v21
	ds_read2_b32 v[20:21], v1 offset1:1
	s_waitcnt lgkmcnt(5)
	v_mac_f32_e32 v5, v18, v22
	v_mac_f32_e32 v6, v18, v23
	v_or_b32_e32 v1, 0xa00, v16
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v4, v19, v25
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v6, v19, v21
	v_mac_f32_e32 v5, v19, v20
	v_mac_f32_e32 v3, v19, v24
	ds_read2_b32 v[18:19], v1 offset1:1
	v_add_u32_e64 v1, s[2:3], s20, v16
	ds_read2_b32 v[20:21], v1 offset1:1
	v_or_b32_e32 v1, 0xb00, v16
	ds_read2_b32 v[22:23], v1 offset1:1
	v_add_u32_e64 v1, s[2:3], s21, v16
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v3, v26, v18
	v_mac_f32_e32 v4, v26, v19
	ds_read2_b32 v[18:19], v1 offset1:1
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v5, v26, v20
	v_mac_f32_e32 v6, v26, v21
	v_or_b32_e32 v1, 0xc00, v16
	v_add_u32_e64 v20, s[2:3], s22, v16
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v6, v27, v19
	v_mac_f32_e32 v5, v27, v18
	ds_read2_b32 v[18:19], v1 offset1:1
	ds_read2_b32 v[20:21], v20 offset1:1
	v_add_u32_e64 v1, s[2:3], s23, v16
	v_or_b32_e32 v24, 0xd00, v16
	v_mac_f32_e32 v4, v27, v23
	v_mac_f32_e32 v3, v27, v22
	ds_read2_b32 v[22:23], v1 offset1:1
	ds_read2_b32 v[24:25], v24 offset1:1
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v3, v28, v18
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v5, v28, v20
	v_or_b32_e32 v1, 0xe00, v16
	v_add_u32_e64 v20, s[2:3], s24, v16
	v_mac_f32_e32 v4, v28, v19
	v_mac_f32_e32 v6, v28, v21
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v3, v29, v24
	ds_read2_b32 v[18:19], v1 offset1:1
	ds_read2_b32 v[20:21], v20 offset1:1
	v_add_u32_e64 v1, s[2:3], s25, v16
	v_or_b32_e32 v24, 0xf00, v16
	v_mac_f32_e32 v6, v29, v23
	v_mac_f32_e32 v5, v29, v22
	v_mac_f32_e32 v4, v29, v25
	ds_read2_b32 v[22:23], v1 offset1:1
	ds_read2_b32 v[24:25], v24 offset1:1
	.loc	0 35
	v_mov_b32_e32 v1, s7
	v_add_u32_e64 v9, s[2:3], s6, v9
	v_addc_u32_e64 v10, s[2:3], v10, v1, s[2:3]
	.loc	0 42
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v3, v30, v18
	v_mac_f32_e32 v4, v30, v19
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v5, v30, v20
	v_mac_f32_e32 v6, v30, v21
	.loc	0 35
	v_add_u32_e64 v11, s[2:3], 64, v11
	.loc	0 42
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v6, v31, v23
	v_mac_f32_e32 v5, v31, v22
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v4, v31, v25
	v_mac_f32_e32 v3, v31, v24
	.loc	0 35
	s_cmp_ge_i32 s12, s10
	v_addc_u32_e64 v12, s[2:3], 0, v12, s[2:3]
	.loc	0 43
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 35
	s_cbranch_scc1 .LBB0_7
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 36
	v_add_u32_e64 v1, s[2:3], s12, v0
	v_cmp_gt_i32_e64 s[2:3], s10, v1
	.loc	0 37
	s_and_b64 s[26:27], vcc, s[2:3]
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[2:3], s[26:27]
	s_cbranch_execz .LBB0_5
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	flat_load_dword v1, v[11:12]
.LBB0_5:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e64 v18, s[2:3], s12, v2
	.loc	0 38
	v_cmp_gt_i32_e64 s[2:3], s10, v18
	.loc	0 37
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v1
	.loc	0 38
	s_and_b64 s[26:27], s[2:3], s[0:1]
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[2:3], s[26:27]
	s_cbranch_execz .LBB0_2
; %bb.6:                                ;   in Loop: Header=BB0_3 Depth=1
	flat_load_dword v1, v[9:10]
	s_branch .LBB0_2
.LBB0_7:
	.loc	0 46
	v_cmp_gt_i32_e32 vcc, s8, v13
	v_cmp_gt_i32_e64 s[0:1], s9, v7
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_11
; %bb.8:
	.loc	0 29
	s_load_dword s2, s[4:5], 0x38
	s_load_dwordx2 s[0:1], s[4:5], 0x30
	.loc	0 48
	v_mul_f32_e32 v6, s11, v6
	v_mul_f32_e32 v5, s11, v5
	v_mul_f32_e32 v4, s11, v4
	.loc	0 47
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[2:3], v13, s2, v[7:8]
	.loc	0 49
	v_cmp_eq_f32_e64 s[2:3], s17, 0
	.loc	0 48
	v_mul_f32_e32 v3, s11, v3
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 49
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_10
; %bb.9:
	.loc	0 50
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v7, vcc, s0, v0
	v_addc_u32_e32 v8, vcc, v2, v1, vcc
	flat_load_dwordx4 v[7:10], v[7:8]
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s17, v10
	v_mac_f32_e32 v5, s17, v9
	v_mac_f32_e32 v4, s17, v8
	v_mac_f32_e32 v3, s17, v7
.LBB0_10:
	.loc	0 51
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dwordx4 v[0:1], v[3:6]
.LBB0_11:
	.loc	0 53
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_float4_vec_mixed
		.amdhsa_group_segment_fixed_size 5120
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 60
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
		.amdhsa_next_free_vgpr 32
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
.Lfunc_end0:
	.size	gemm_float4_vec_mixed, .Lfunc_end0-gemm_float4_vec_mixed
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1664
; NumSgprs: 30
; NumVgprs: 32
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 5120 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 30
; NumVGPRsForWavesPerEU: 32
; Occupancy: 8
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
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
    .group_segment_fixed_size: 5120
    .kernarg_segment_align: 8
    .kernarg_segment_size: 60
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           gemm_float4_vec_mixed
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 16
      - 1
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         gemm_float4_vec_mixed.kd
    .vgpr_count:     32
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

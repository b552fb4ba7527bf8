	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_float4_vec         ; -- Begin function gemm_float4_vec
	.globl	gemm_float4_vec
	.p2align	8
	.type	gemm_float4_vec,@function
gemm_float4_vec:                        ; @gemm_float4_vec
	.file	0 "." "gemm_float4_vec.cl"
	.loc	0 36
; %bb.0:
	.loc	0 41
	s_mov_b32 s12, 0
	s_mov_b32 s0, s7
	.loc	0 40
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[16:17], s[4:5], 0x28
	.loc	0 42
	s_mov_b32 s1, s12
	v_mov_b32_e32 v2, v1
	s_lshl_b64 s[0:1], s[0:1], 4
	v_or_b32_e32 v17, s0, v2
	.loc	0 43
	v_lshlrev_b32_e32 v1, 2, v0
	s_lshl_b32 s0, s6, 6
	v_or_b32_e32 v11, s0, v1
	s_mov_b32 s13, s12
	s_mov_b32 s14, s12
	s_mov_b32 s15, s12
	v_mov_b32_e32 v3, s12
	.loc	0 46
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s10, 1
	v_mov_b32_e32 v4, s13
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v6, s15
	v_cmp_gt_i32_e32 vcc, s8, v17
	v_cmp_gt_i32_e64 s[0:1], s9, v11
	v_ashrrev_i32_e32 v12, 31, v11
	s_cbranch_scc1 .LBB0_7
; %bb.1:
	.loc	0 0
	v_lshlrev_b32_e32 v3, 6, v2
	v_or_b32_e32 v18, 0x1000, v3
	.loc	0 46
	v_mad_i64_i32 v[3:4], s[2:3], s16, v2, 0
	.loc	0 40
	s_load_dwordx2 s[18:19], s[4:5], 0x10
	s_load_dword s22, s[4:5], 0x18
	s_load_dwordx2 s[6:7], s[4:5], 0x20
	.loc	0 46
	v_lshlrev_b64 v[5:6], 2, v[11:12]
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_or_b32_e32 v19, v18, v1
	v_lshlrev_b32_e32 v20, 4, v0
	v_lshlrev_b32_e32 v1, 8, v2
	v_or_b32_e32 v21, v20, v1
	v_add_u32_e64 v5, s[2:3], v3, v5
	v_mov_b32_e32 v1, 0
	v_addc_u32_e64 v6, s[2:3], v4, v6, s[2:3]
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[3:4], s[2:3], v17, s22, v[0:1]
	v_mov_b32_e32 v7, s7
	v_add_u32_e64 v13, s[2:3], s6, v5
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_addc_u32_e64 v14, s[2:3], v7, v6, s[2:3]
	v_mov_b32_e32 v1, s19
	v_add_u32_e64 v15, s[2:3], s18, v3
	s_ashr_i32 s21, s16, 31
	s_mov_b32 s20, s16
	v_addc_u32_e64 v16, s[2:3], v1, v4, s[2:3]
	v_mov_b32_e32 v3, s12
	s_lshl_b64 s[6:7], s[20:21], 6
	v_mov_b32_e32 v4, s13
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v6, s15
	s_mov_b32 s16, s12
	s_mov_b32 m0, -1
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 49
	s_waitcnt vmcnt(0)
	ds_write_b128 v21, v[7:10]
	.loc	0 50
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 53
	ds_read2_b32 v[26:27], v18 offset1:1
	ds_read_b128 v[7:10], v20
	ds_read_b128 v[22:25], v20 offset:256
	ds_read2_b32 v[28:29], v18 offset0:2 offset1:3
	ds_read2_b32 v[30:31], v18 offset0:4 offset1:5
	ds_read2_b32 v[32:33], v18 offset0:6 offset1:7
	s_waitcnt lgkmcnt(4)
	v_mad_f32 v3, v26, v7, v3
	v_mad_f32 v4, v26, v8, v4
	v_mad_f32 v5, v26, v9, v5
	v_mac_f32_e32 v6, v26, v10
	ds_read_b128 v[7:10], v20 offset:512
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v6, v27, v25
	v_mac_f32_e32 v5, v27, v24
	v_mac_f32_e32 v4, v27, v23
	v_mac_f32_e32 v3, v27, v22
	ds_read_b128 v[22:25], v20 offset:768
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v28, v7
	v_mac_f32_e32 v4, v28, v8
	v_mac_f32_e32 v5, v28, v9
	v_mac_f32_e32 v6, v28, v10
	ds_read_b128 v[7:10], v20 offset:1024
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v6, v29, v25
	v_mac_f32_e32 v5, v29, v24
	v_mac_f32_e32 v4, v29, v23
	v_mac_f32_e32 v3, v29, v22
	ds_read_b128 v[22:25], v20 offset:1280
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v30, v7
	v_mac_f32_e32 v4, v30, v8
	v_mac_f32_e32 v5, v30, v9
	v_mac_f32_e32 v6, v30, v10
	ds_read_b128 v[7:10], v20 offset:1536
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v6, v31, v25
	v_mac_f32_e32 v5, v31, v24
	v_mac_f32_e32 v4, v31, v23
	v_mac_f32_e32 v3, v31, v22
	ds_read_b128 v[22:25], v20 offset:1792
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v32, v7
	v_mac_f32_e32 v4, v32, v8
	v_mac_f32_e32 v5, v32, v9
	v_mac_f32_e32 v6, v32, v10
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v6, v33, v25
	v_mac_f32_e32 v5, v33, v24
	v_mac_f32_e32 v4, v33, v23
	v_mac_f32_e32 v3, v33, v22
	ds_read2_b32 v[26:27], v18 offset0:8 offset1:9
	ds_read_b128 v[7:10], v20 offset:2048
	ds_read_b128 v[22:25], v20 offset:2304
	ds_read2_b32 v[28:29], v18 offset0:10 offset1:11
	ds_read2_b32 v[30:31], v18 offset0:12 offset1:13
	ds_read2_b32 v[32:33], v18 offset0:14 offset1:15
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v3, v26, v7
	v_mac_f32_e32 v4, v26, v8
	v_mac_f32_e32 v5, v26, v9
	v_mac_f32_e32 v6, v26, v10
	ds_read_b128 v[7:10], v20 offset:2560
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v6, v27, v25
	v_mac_f32_e32 v5, v27, v24
	v_mac_f32_e32 v4, v27, v23
	v_mac_f32_e32 v3, v27, v22
	ds_read_b128 v[22:25], v20 offset:2816
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v28, v7
	v_mac_f32_e32 v4, v28, v8
	v_mac_f32_e32 v5, v28, v9
	v_mac_f32_e32 v6, v28, v10
	ds_read_b128 v[7:10], v20 offset:3072
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v6, v29, v25
	v_mac_f32_e32 v5, v29, v24
	v_mac_f32_e32 v4, v29, v23
	v_mac_f32_e32 v3, v29, v22
	ds_read_b128 v[22:25], v20 offset:3328
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v30, v7
	v_mac_f32_e32 v4, v30, v8
	v_mac_f32_e32 v5, v30, v9
	v_mac_f32_e32 v6, v30, v10
	ds_read_b128 v[7:10], v20 offset:3584
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v6, v31, v25
	v_mac_f32_e32 v5, v31, v24
	v_mac_f32_e32 v4, v31, v23
	v_mac_f32_e32 v3, v31, v22
	ds_read_b128 v[22:25], v20 offset:3840
	.loc	0 46
	v_mov_b32_e32 v1, s7
	v_add_u32_e64 v13, s[2:3], s6, v13
	v_addc_u32_e64 v14, s[2:3], v14, v1, s[2:3]
	.loc	0 53
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v32, v7
	v_mac_f32_e32 v4, v32, v8
	v_mac_f32_e32 v5, v32, v9
	v_mac_f32_e32 v6, v32, v10
	.loc	0 46
	s_add_i32 s16, s16, 16
	v_add_u32_e64 v15, s[2:3], 64, v15
	.loc	0 53
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v6, v33, v25
	v_mac_f32_e32 v5, v33, v24
	v_mac_f32_e32 v4, v33, v23
	v_mac_f32_e32 v3, v33, v22
	.loc	0 46
	s_cmp_ge_i32 s16, s10
	v_addc_u32_e64 v16, s[2:3], 0, v16, s[2:3]
	.loc	0 54
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 46
	s_cbranch_scc1 .LBB0_7
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 47
	v_add_u32_e64 v1, s[2:3], s16, v0
	v_cmp_gt_i32_e64 s[2:3], s10, v1
	.loc	0 48
	s_and_b64 s[14:15], vcc, s[2:3]
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[2:3], s[14:15]
	s_cbranch_execz .LBB0_5
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	flat_load_dword v1, v[15:16]
.LBB0_5:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e64 v7, s[2:3], s16, v2
	.loc	0 49
	v_cmp_gt_i32_e64 s[2:3], s10, v7
	s_mov_b32 s13, s12
	s_mov_b32 s14, s12
	s_mov_b32 s15, s12
	v_mov_b32_e32 v7, s12
	s_and_b64 s[18:19], s[2:3], s[0:1]
	v_mov_b32_e32 v8, s13
	v_mov_b32_e32 v9, s14
	v_mov_b32_e32 v10, s15
	.loc	0 48
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v1
	.loc	0 49
	s_and_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB0_2
; %bb.6:                                ;   in Loop: Header=BB0_3 Depth=1
	flat_load_dwordx4 v[7:10], v[13:14]
	s_branch .LBB0_2
.LBB0_7:
	.loc	0 57
	v_cmp_gt_i32_e32 vcc, s8, v17
	v_cmp_gt_i32_e64 s[0:1], s9, v11
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_11
; %bb.8:
	.loc	0 40
	s_load_dword s2, s[4:5], 0x38
	s_load_dwordx2 s[0:1], s[4:5], 0x30
	.loc	0 59
	v_mul_f32_e32 v6, s11, v6
	v_mul_f32_e32 v5, s11, v5
	v_mul_f32_e32 v4, s11, v4
	.loc	0 58
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[2:3], v17, s2, v[11:12]
	.loc	0 60
	v_cmp_eq_f32_e64 s[2:3], s17, 0
	.loc	0 59
	v_mul_f32_e32 v3, s11, v3
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 60
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_10
; %bb.9:
	.loc	0 61
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
	.loc	0 62
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dwordx4 v[0:1], v[3:6]
.LBB0_11:
	.loc	0 64
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_float4_vec
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
		.amdhsa_next_free_vgpr 34
		.amdhsa_next_free_sgpr 23
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
	.size	gemm_float4_vec, .Lfunc_end0-gemm_float4_vec
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1264
; NumSgprs: 25
; NumVgprs: 34
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 5120 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 25
; NumVGPRsForWavesPerEU: 34
; Occupancy: 7
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
    .name:           gemm_float4_vec
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 16
      - 1
    .sgpr_count:     25
    .sgpr_spill_count: 0
    .symbol:         gemm_float4_vec.kd
    .vgpr_count:     34
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

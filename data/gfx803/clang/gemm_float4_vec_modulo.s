	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_float4_vec_modulo  ; -- Begin function gemm_float4_vec_modulo
	.globl	gemm_float4_vec_modulo
	.p2align	8
	.type	gemm_float4_vec_modulo,@function
gemm_float4_vec_modulo:                 ; @gemm_float4_vec_modulo
	.file	0 "." "gemm_float4_vec_modulo.cl"
	.loc	0 27
; %bb.0:
	.loc	0 32
	s_mov_b32 s12, 0
	s_mov_b32 s0, s7
	.loc	0 31
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[16:17], s[4:5], 0x28
	.loc	0 33
	s_mov_b32 s1, s12
	v_mov_b32_e32 v2, v1
	s_lshl_b64 s[0:1], s[0:1], 4
	v_or_b32_e32 v17, s0, v2
	.loc	0 34
	v_lshlrev_b32_e32 v1, 2, v0
	s_lshl_b32 s0, s6, 6
	v_or_b32_e32 v11, s0, v1
	s_mov_b32 s13, s12
	s_mov_b32 s14, s12
	s_mov_b32 s15, s12
	v_mov_b32_e32 v3, s12
	.loc	0 37
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
	v_mad_i64_i32 v[3:4], s[2:3], s16, v2, 0
	v_lshlrev_b32_e32 v18, 6, v2
	v_or_b32_e32 v19, v18, v1
	.loc	0 31
	s_load_dwordx2 s[18:19], s[4:5], 0x10
	s_load_dword s22, s[4:5], 0x18
	s_load_dwordx2 s[6:7], s[4:5], 0x20
	v_and_b32_e32 v1, 0xfc, v19
	v_lshlrev_b32_e32 v1, 2, v1
	.loc	0 37
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_lshlrev_b64 v[5:6], 2, v[11:12]
	v_or_b32_e32 v20, 0x400, v1
	v_lshlrev_b32_e32 v1, 4, v0
	v_or_b32_e32 v21, 0x400, v1
	v_or_b32_e32 v22, 0x500, v1
	v_or_b32_e32 v23, 0x600, v1
	v_or_b32_e32 v24, 0x700, v1
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
	s_mov_b32 s16, s12
	v_mov_b32_e32 v4, s13
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v6, s15
	s_mov_b32 m0, -1
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 41
	s_waitcnt vmcnt(0)
	ds_write2_b32 v20, v9, v10 offset0:2 offset1:3
	ds_write2_b32 v20, v7, v8 offset1:1
	.loc	0 42
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 45
	ds_read2_b32 v[7:8], v21 offset1:1
	ds_read2_b32 v[9:10], v18 offset1:1
	ds_read2_b32 v[25:26], v22 offset0:2 offset1:3
	ds_read2_b32 v[27:28], v22 offset1:1
	ds_read2_b32 v[29:30], v21 offset0:2 offset1:3
	ds_read2_b32 v[31:32], v18 offset0:2 offset1:3
	ds_read2_b32 v[33:34], v18 offset0:4 offset1:5
	ds_read2_b32 v[35:36], v18 offset0:6 offset1:7
	s_waitcnt lgkmcnt(6)
	v_mad_f32 v3, v9, v7, v3
	v_mad_f32 v4, v9, v8, v4
	s_waitcnt lgkmcnt(3)
	v_mad_f32 v5, v9, v29, v5
	v_mac_f32_e32 v6, v9, v30
	ds_read2_b32 v[37:38], v23 offset1:1
	v_mac_f32_e32 v6, v10, v26
	v_mac_f32_e32 v5, v10, v25
	v_mac_f32_e32 v4, v10, v28
	v_mac_f32_e32 v3, v10, v27
	ds_read2_b32 v[9:10], v23 offset0:2 offset1:3
	ds_read2_b32 v[39:40], v24 offset0:2 offset1:3
	ds_read2_b32 v[41:42], v24 offset1:1
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v3, v31, v37
	v_mac_f32_e32 v4, v31, v38
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v5, v31, v9
	v_mac_f32_e32 v6, v31, v10
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v6, v32, v40
	v_mac_f32_e32 v5, v32, v39
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v4, v32, v42
	v_mac_f32_e32 v3, v32, v41
	ds_read2_b32 v[31:32], v18 offset0:8 offset1:9
	v_mac_f32_e32 v3, v33, v7
	v_mac_f32_e32 v4, v33, v8
	v_mac_f32_e32 v5, v33, v29
	v_mac_f32_e32 v6, v33, v30
	v_mac_f32_e32 v6, v34, v26
	v_mac_f32_e32 v5, v34, v25
	v_mac_f32_e32 v4, v34, v28
	v_mac_f32_e32 v3, v34, v27
	v_mac_f32_e32 v3, v35, v37
	v_mac_f32_e32 v4, v35, v38
	v_mac_f32_e32 v5, v35, v9
	v_mac_f32_e32 v6, v35, v10
	v_mac_f32_e32 v6, v36, v40
	v_mac_f32_e32 v5, v36, v39
	v_mac_f32_e32 v4, v36, v42
	v_mac_f32_e32 v3, v36, v41
	ds_read2_b32 v[33:34], v18 offset0:10 offset1:11
	ds_read2_b32 v[35:36], v18 offset0:12 offset1:13
	ds_read2_b32 v[43:44], v18 offset0:14 offset1:15
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v3, v31, v7
	v_mac_f32_e32 v4, v31, v8
	v_mac_f32_e32 v5, v31, v29
	v_mac_f32_e32 v6, v31, v30
	v_mac_f32_e32 v6, v32, v26
	v_mac_f32_e32 v5, v32, v25
	v_mac_f32_e32 v4, v32, v28
	v_mac_f32_e32 v3, v32, v27
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v3, v33, v37
	v_mac_f32_e32 v4, v33, v38
	v_mac_f32_e32 v5, v33, v9
	v_mac_f32_e32 v6, v33, v10
	v_mac_f32_e32 v6, v34, v40
	v_mac_f32_e32 v5, v34, v39
	v_mac_f32_e32 v4, v34, v42
	v_mac_f32_e32 v3, v34, v41
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v35, v7
	v_mac_f32_e32 v4, v35, v8
	v_mac_f32_e32 v5, v35, v29
	v_mac_f32_e32 v6, v35, v30
	.loc	0 37
	v_mov_b32_e32 v1, s7
	v_add_u32_e64 v13, s[2:3], s6, v13
	.loc	0 45
	v_mac_f32_e32 v6, v36, v26
	v_mac_f32_e32 v5, v36, v25
	v_mac_f32_e32 v4, v36, v28
	v_mac_f32_e32 v3, v36, v27
	.loc	0 37
	v_addc_u32_e64 v14, s[2:3], v14, v1, s[2:3]
	.loc	0 45
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v3, v43, v37
	v_mac_f32_e32 v4, v43, v38
	v_mac_f32_e32 v5, v43, v9
	v_mac_f32_e32 v6, v43, v10
	.loc	0 37
	s_add_i32 s16, s16, 16
	v_add_u32_e64 v15, s[2:3], 64, v15
	.loc	0 45
	v_mac_f32_e32 v6, v44, v40
	v_mac_f32_e32 v5, v44, v39
	v_mac_f32_e32 v4, v44, v42
	v_mac_f32_e32 v3, v44, v41
	.loc	0 37
	s_cmp_ge_i32 s16, s10
	v_addc_u32_e64 v16, s[2:3], 0, v16, s[2:3]
	.loc	0 46
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 37
	s_cbranch_scc1 .LBB0_7
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 38
	v_add_u32_e64 v1, s[2:3], s16, v0
	v_cmp_gt_i32_e64 s[2:3], s10, v1
	.loc	0 39
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
	.loc	0 40
	v_cmp_gt_i32_e64 s[2:3], s10, v7
	s_mov_b32 s13, s12
	s_mov_b32 s14, s12
	s_mov_b32 s15, s12
	v_mov_b32_e32 v7, s12
	s_and_b64 s[18:19], s[2:3], s[0:1]
	v_mov_b32_e32 v8, s13
	v_mov_b32_e32 v9, s14
	v_mov_b32_e32 v10, s15
	.loc	0 39
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v1
	.loc	0 40
	s_and_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB0_2
; %bb.6:                                ;   in Loop: Header=BB0_3 Depth=1
	flat_load_dwordx4 v[7:10], v[13:14]
	s_branch .LBB0_2
.LBB0_7:
	.loc	0 49
	v_cmp_gt_i32_e32 vcc, s8, v17
	v_cmp_gt_i32_e64 s[0:1], s9, v11
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_11
; %bb.8:
	.loc	0 31
	s_load_dword s2, s[4:5], 0x38
	s_load_dwordx2 s[0:1], s[4:5], 0x30
	.loc	0 51
	v_mul_f32_e32 v6, s11, v6
	v_mul_f32_e32 v5, s11, v5
	v_mul_f32_e32 v4, s11, v4
	.loc	0 50
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[2:3], v17, s2, v[11:12]
	.loc	0 52
	v_cmp_eq_f32_e64 s[2:3], s17, 0
	.loc	0 51
	v_mul_f32_e32 v3, s11, v3
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 52
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_10
; %bb.9:
	.loc	0 53
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
	.loc	0 54
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dwordx4 v[0:1], v[3:6]
.LBB0_11:
	.loc	0 56
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_float4_vec_modulo
		.amdhsa_group_segment_fixed_size 2048
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
		.amdhsa_next_free_vgpr 45
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
	.size	gemm_float4_vec_modulo, .Lfunc_end0-gemm_float4_vec_modulo
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1220
; NumSgprs: 25
; NumVgprs: 45
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 25
; NumVGPRsForWavesPerEU: 45
; Occupancy: 5
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
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 60
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           gemm_float4_vec_modulo
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 16
      - 1
    .sgpr_count:     25
    .sgpr_spill_count: 0
    .symbol:         gemm_float4_vec_modulo.kd
    .vgpr_count:     45
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

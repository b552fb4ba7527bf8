	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_float4_vec_printed ; -- Begin function gemm_float4_vec_printed
	.globl	gemm_float4_vec_printed
	.p2align	8
	.type	gemm_float4_vec_printed,@function
gemm_float4_vec_printed:                ; @gemm_float4_vec_printed
	.file	0 "." "gemm_float4_vec_printed.cl"
	.loc	0 24
; %bb.0:
	.loc	0 29
	s_mov_b32 s12, 0
	s_mov_b32 s0, s7
	.loc	0 28
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[16:17], s[4:5], 0x28
	.loc	0 30
	s_mov_b32 s1, s12
	v_mov_b32_e32 v2, v1
	s_lshl_b64 s[0:1], s[0:1], 4
	v_or_b32_e32 v13, s0, v2
	.loc	0 31
	v_lshlrev_b32_e32 v1, 2, v0
	s_lshl_b32 s0, s6, 6
	v_or_b32_e32 v7, s0, v1
	s_mov_b32 s13, s12
	s_mov_b32 s14, s12
	s_mov_b32 s15, s12
	v_mov_b32_e32 v3, s12
	.loc	0 34
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s10, 1
	v_mov_b32_e32 v4, s13
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v6, s15
	v_cmp_gt_i32_e32 vcc, s8, v13
	v_ashrrev_i32_e32 v8, 31, v7
	s_cbranch_scc1 .LBB0_7
; %bb.1:
	.loc	0 0
	v_lshlrev_b32_e32 v3, 6, v2
	.loc	0 28
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_load_dword s22, s[4:5], 0x18
	s_load_dwordx2 s[18:19], s[4:5], 0x20
	v_or_b32_e32 v1, v3, v1
	v_or_b32_e32 v14, 0x1000, v1
	v_or_b32_e32 v1, 3, v7
	.loc	0 43
	v_or_b32_e32 v17, 0x1000, v3
	.loc	0 34
	v_mad_i64_i32 v[3:4], s[2:3], s16, v2, 0
	v_cmp_gt_i32_e64 s[0:1], s9, v1
	v_lshlrev_b32_e32 v1, 8, v2
	v_lshlrev_b32_e32 v15, 4, v0
	v_or_b32_e32 v16, v15, v1
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[9:10], s[2:3], v13, s22, v[0:1]
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_lshlrev_b64 v[5:6], 2, v[7:8]
	v_mov_b32_e32 v1, s7
	v_add_u32_e64 v5, s[2:3], v3, v5
	v_addc_u32_e64 v6, s[2:3], v4, v6, s[2:3]
	v_lshlrev_b64 v[3:4], 2, v[9:10]
	s_ashr_i32 s21, s16, 31
	v_add_u32_e64 v9, s[2:3], s6, v3
	v_addc_u32_e64 v10, s[2:3], v1, v4, s[2:3]
	v_mov_b32_e32 v3, s19
	v_add_u32_e64 v11, s[2:3], s18, v5
	s_mov_b32 s20, s16
	v_addc_u32_e64 v12, s[2:3], v3, v6, s[2:3]
	v_mov_b32_e32 v3, s12
	v_or_b32_e32 v18, 0x100, v15
	v_or_b32_e32 v19, 0x200, v15
	v_or_b32_e32 v20, 0x300, v15
	v_or_b32_e32 v1, 0x400, v15
	v_or_b32_e32 v21, 0x500, v15
	v_or_b32_e32 v22, 0x600, v15
	s_lshl_b64 s[6:7], s[20:21], 6
	v_or_b32_e32 v23, 0x700, v15
	v_or_b32_e32 v24, 0x800, v15
	v_or_b32_e32 v25, 0x900, v15
	v_or_b32_e32 v26, 0xa00, v15
	v_or_b32_e32 v27, 0xb00, v15
	v_or_b32_e32 v28, 0xc00, v15
	v_or_b32_e32 v29, 0xd00, v15
	v_or_b32_e32 v30, 0xe00, v15
	v_or_b32_e32 v31, 0xf00, v15
	v_mov_b32_e32 v4, s13
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v6, s15
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 40
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 43
	ds_read2_b32 v[32:33], v17 offset1:1
	ds_read2_b32 v[34:35], v15 offset1:1
	ds_read2_b32 v[36:37], v17 offset0:14 offset1:15
	ds_read2_b32 v[38:39], v15 offset0:2 offset1:3
	.loc	0 34
	v_add_u32_e64 v11, s[2:3], s6, v11
	.loc	0 43
	s_waitcnt lgkmcnt(2)
	v_mad_f32 v3, v32, v34, v3
	v_mad_f32 v4, v32, v35, v4
	ds_read2_b32 v[34:35], v18 offset0:2 offset1:3
	ds_read2_b32 v[40:41], v19 offset1:1
	ds_read2_b32 v[42:43], v18 offset1:1
	s_waitcnt lgkmcnt(3)
	v_mad_f32 v5, v32, v38, v5
	v_mac_f32_e32 v6, v32, v39
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v6, v33, v35
	v_mac_f32_e32 v5, v33, v34
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v4, v33, v43
	v_mac_f32_e32 v3, v33, v42
	ds_read2_b32 v[32:33], v17 offset0:2 offset1:3
	ds_read2_b32 v[34:35], v19 offset0:2 offset1:3
	ds_read2_b32 v[38:39], v17 offset0:4 offset1:5
	ds_read2_b32 v[42:43], v17 offset0:6 offset1:7
	ds_read2_b32 v[44:45], v17 offset0:8 offset1:9
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v3, v32, v40
	v_mac_f32_e32 v4, v32, v41
	ds_read2_b32 v[40:41], v20 offset0:2 offset1:3
	ds_read2_b32 v[46:47], v1 offset1:1
	ds_read2_b32 v[48:49], v20 offset1:1
	s_waitcnt lgkmcnt(6)
	v_mac_f32_e32 v5, v32, v34
	v_mac_f32_e32 v6, v32, v35
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v6, v33, v41
	v_mac_f32_e32 v5, v33, v40
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v4, v33, v49
	v_mac_f32_e32 v3, v33, v48
	ds_read2_b32 v[32:33], v1 offset0:2 offset1:3
	v_mac_f32_e32 v3, v38, v46
	v_mac_f32_e32 v4, v38, v47
	ds_read2_b32 v[34:35], v21 offset0:2 offset1:3
	ds_read2_b32 v[40:41], v22 offset1:1
	ds_read2_b32 v[46:47], v21 offset1:1
	.loc	0 34
	s_add_i32 s12, s12, 16
	.loc	0 43
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v5, v38, v32
	v_mac_f32_e32 v6, v38, v33
	ds_read2_b32 v[32:33], v22 offset0:2 offset1:3
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v4, v39, v47
	v_mac_f32_e32 v3, v39, v46
	v_mac_f32_e32 v6, v39, v35
	v_mac_f32_e32 v5, v39, v34
	v_mac_f32_e32 v3, v42, v40
	v_mac_f32_e32 v4, v42, v41
	ds_read2_b32 v[34:35], v23 offset0:2 offset1:3
	ds_read2_b32 v[38:39], v24 offset1:1
	ds_read2_b32 v[40:41], v23 offset1:1
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v5, v42, v32
	v_mac_f32_e32 v6, v42, v33
	ds_read2_b32 v[32:33], v24 offset0:2 offset1:3
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v6, v43, v35
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v4, v43, v41
	v_mac_f32_e32 v3, v43, v40
	v_mac_f32_e32 v5, v43, v34
	v_mac_f32_e32 v3, v44, v38
	v_mac_f32_e32 v4, v44, v39
	ds_read2_b32 v[34:35], v25 offset0:2 offset1:3
	ds_read2_b32 v[38:39], v26 offset1:1
	ds_read2_b32 v[40:41], v25 offset1:1
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v5, v44, v32
	v_mac_f32_e32 v6, v44, v33
	ds_read2_b32 v[32:33], v17 offset0:10 offset1:11
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v6, v45, v35
	v_mac_f32_e32 v5, v45, v34
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v4, v45, v41
	v_mac_f32_e32 v3, v45, v40
	ds_read2_b32 v[34:35], v17 offset0:12 offset1:13
	ds_read2_b32 v[40:41], v26 offset0:2 offset1:3
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v3, v32, v38
	v_mac_f32_e32 v4, v32, v39
	ds_read2_b32 v[38:39], v27 offset0:2 offset1:3
	ds_read2_b32 v[42:43], v28 offset1:1
	ds_read2_b32 v[44:45], v27 offset1:1
	.loc	0 34
	s_cmp_ge_i32 s12, s10
	.loc	0 43
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v5, v32, v40
	v_mac_f32_e32 v6, v32, v41
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v6, v33, v39
	v_mac_f32_e32 v5, v33, v38
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v4, v33, v45
	v_mac_f32_e32 v3, v33, v44
	ds_read2_b32 v[32:33], v28 offset0:2 offset1:3
	v_mac_f32_e32 v3, v34, v42
	v_mac_f32_e32 v4, v34, v43
	ds_read2_b32 v[38:39], v29 offset0:2 offset1:3
	ds_read2_b32 v[40:41], v30 offset1:1
	ds_read2_b32 v[42:43], v29 offset1:1
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v5, v34, v32
	v_mac_f32_e32 v6, v34, v33
	ds_read2_b32 v[32:33], v30 offset0:2 offset1:3
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v6, v35, v39
	v_mac_f32_e32 v5, v35, v38
	ds_read2_b32 v[38:39], v31 offset1:1
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v4, v35, v43
	v_mac_f32_e32 v3, v35, v42
	ds_read2_b32 v[34:35], v31 offset0:2 offset1:3
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v5, v36, v32
	.loc	0 34
	v_mov_b32_e32 v32, s7
	v_addc_u32_e64 v12, s[2:3], v12, v32, s[2:3]
	.loc	0 43
	v_mac_f32_e32 v3, v36, v40
	v_mac_f32_e32 v4, v36, v41
	v_mac_f32_e32 v6, v36, v33
	.loc	0 34
	v_add_u32_e64 v9, s[2:3], 64, v9
	.loc	0 43
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v6, v37, v35
	v_mac_f32_e32 v5, v37, v34
	v_mac_f32_e32 v4, v37, v39
	v_mac_f32_e32 v3, v37, v38
	.loc	0 34
	v_addc_u32_e64 v10, s[2:3], 0, v10, s[2:3]
	.loc	0 44
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 34
	s_cbranch_scc1 .LBB0_7
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 35
	v_add_u32_e64 v32, s[2:3], s12, v0
	v_cmp_gt_i32_e64 s[2:3], s10, v32
	.loc	0 36
	s_and_b64 s[14:15], vcc, s[2:3]
	.loc	0 39
	s_mov_b32 m0, -1
	.loc	0 36
	s_and_saveexec_b64 s[2:3], s[14:15]
	s_cbranch_execz .LBB0_5
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 37
	flat_load_dword v32, v[9:10]
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v32
.LBB0_5:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e64 v32, s[2:3], s12, v2
	.loc	0 38
	v_cmp_gt_i32_e64 s[2:3], s10, v32
	s_and_b64 s[14:15], s[2:3], s[0:1]
	s_and_saveexec_b64 s[2:3], s[14:15]
	s_cbranch_execz .LBB0_2
; %bb.6:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 39
	flat_load_dwordx4 v[32:35], v[11:12]
	s_waitcnt vmcnt(0)
	ds_write2_b32 v16, v34, v35 offset0:2 offset1:3
	ds_write2_b32 v16, v32, v33 offset1:1
	s_branch .LBB0_2
.LBB0_7:
	.loc	0 47
	v_cmp_gt_i32_e32 vcc, s8, v13
	v_cmp_gt_i32_e64 s[0:1], s9, v7
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_11
; %bb.8:
	.loc	0 28
	s_load_dword s2, s[4:5], 0x38
	s_load_dwordx2 s[0:1], s[4:5], 0x30
	.loc	0 49
	v_mul_f32_e32 v6, s11, v6
	v_mul_f32_e32 v5, s11, v5
	v_mul_f32_e32 v4, s11, v4
	.loc	0 48
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[2:3], v13, s2, v[7:8]
	.loc	0 50
	v_cmp_eq_f32_e64 s[2:3], s17, 0
	.loc	0 49
	v_mul_f32_e32 v3, s11, v3
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 50
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_10
; %bb.9:
	.loc	0 51
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
	.loc	0 52
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dwordx4 v[0:1], v[3:6]
.LBB0_11:
	.loc	0 54
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_float4_vec_printed
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
		.amdhsa_next_free_vgpr 50
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
	.size	gemm_float4_vec_printed, .Lfunc_end0-gemm_float4_vec_printed
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1532
; NumSgprs: 25
; NumVgprs: 50
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 5120 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 12
; NumSGPRsForWavesPerEU: 25
; NumVGPRsForWavesPerEU: 50
; Occupancy: 4
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
    .name:           gemm_float4_vec_printed
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 16
      - 1
    .sgpr_count:     25
    .sgpr_spill_count: 0
    .symbol:         gemm_float4_vec_printed.kd
    .vgpr_count:     50
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

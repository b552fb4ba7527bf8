	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_tiled              ; -- Begin function gemm_tiled
	.globl	gemm_tiled
	.p2align	8
	.type	gemm_tiled,@function
gemm_tiled:                             ; @gemm_tiled
	.file	0 "." "gemm_tiled.cl"
	.loc	0 23
; %bb.0:
	s_mov_b32 s0, s7
	.loc	0 27
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[12:13], s[4:5], 0x28
	s_mov_b32 s7, 0
	.loc	0 30
	s_mov_b32 s1, s7
	v_mov_b32_e32 v2, v1
	.loc	0 29
	s_lshl_b64 s[2:3], s[6:7], 4
	.loc	0 30
	s_lshl_b64 s[0:1], s[0:1], 4
	.loc	0 29
	v_or_b32_e32 v3, s2, v0
	.loc	0 30
	v_or_b32_e32 v9, s0, v2
	.loc	0 27
	v_mov_b32_e32 v1, 0
	.loc	0 33
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s10, 1
	v_cmp_gt_i32_e32 vcc, s8, v9
	v_cmp_gt_i32_e64 s[0:1], s9, v3
	v_ashrrev_i32_e32 v4, 31, v3
	s_cbranch_scc1 .LBB0_7
; %bb.1:
	.loc	0 27
	s_load_dwordx2 s[16:17], s[4:5], 0x10
	s_load_dword s6, s[4:5], 0x18
	s_load_dwordx2 s[2:3], s[4:5], 0x20
	.loc	0 33
	v_mad_i64_i32 v[5:6], s[18:19], s12, v2, v[3:4]
	v_lshlrev_b32_e32 v7, 2, v0
	v_lshlrev_b32_e32 v10, 6, v2
	v_or_b32_e32 v11, v10, v7
	v_or_b32_e32 v12, 0x400, v7
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[7:8], s[18:19], v9, s6, v[0:1]
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_mov_b32_e32 v14, s3
	v_add_u32_e64 v5, s[2:3], s2, v5
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_addc_u32_e64 v6, s[2:3], v14, v6, s[2:3]
	s_ashr_i32 s15, s12, 31
	s_mov_b32 s14, s12
	v_mov_b32_e32 v14, s17
	v_add_u32_e64 v7, s[2:3], s16, v7
	v_or_b32_e32 v13, v12, v10
	s_lshl_b64 s[14:15], s[14:15], 6
	v_addc_u32_e64 v8, s[2:3], v14, v8, s[2:3]
	s_mov_b32 m0, -1
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 35
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14
	.loc	0 36
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 39
	ds_read2_b32 v[14:15], v12 offset1:16
	ds_read2_b32 v[16:17], v10 offset1:1
	ds_read2_b32 v[18:19], v10 offset0:2 offset1:3
	ds_read2_b32 v[20:21], v10 offset0:4 offset1:5
	ds_read2_b32 v[22:23], v10 offset0:6 offset1:7
	.loc	0 33
	v_add_u32_e64 v5, s[2:3], s14, v5
	.loc	0 39
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v1, v16, v14
	v_mac_f32_e32 v1, v17, v15
	ds_read2_b32 v[14:15], v12 offset0:32 offset1:48
	ds_read2_b32 v[16:17], v12 offset0:64 offset1:80
	.loc	0 33
	s_add_i32 s7, s7, 16
	s_cmp_ge_i32 s7, s10
	.loc	0 39
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v1, v18, v14
	v_mac_f32_e32 v1, v19, v15
	ds_read2_b32 v[14:15], v12 offset0:96 offset1:112
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v1, v20, v16
	v_mac_f32_e32 v1, v21, v17
	ds_read2_b32 v[16:17], v12 offset0:128 offset1:144
	ds_read2_b32 v[18:19], v10 offset0:8 offset1:9
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v22, v14
	v_mac_f32_e32 v1, v23, v15
	ds_read2_b32 v[14:15], v10 offset0:10 offset1:11
	ds_read2_b32 v[20:21], v10 offset0:12 offset1:13
	ds_read2_b32 v[22:23], v10 offset0:14 offset1:15
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v1, v18, v16
	v_mac_f32_e32 v1, v19, v17
	ds_read2_b32 v[16:17], v12 offset0:160 offset1:176
	ds_read2_b32 v[18:19], v12 offset0:192 offset1:208
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v1, v14, v16
	v_mac_f32_e32 v1, v15, v17
	ds_read2_b32 v[14:15], v12 offset0:224 offset1:240
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v1, v20, v18
	v_mac_f32_e32 v1, v21, v19
	.loc	0 40
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 39
	v_mac_f32_e32 v1, v22, v14
	.loc	0 33
	v_mov_b32_e32 v14, s15
	v_addc_u32_e64 v6, s[2:3], v6, v14, s[2:3]
	v_add_u32_e64 v7, s[2:3], 64, v7
	.loc	0 39
	v_mac_f32_e32 v1, v23, v15
	.loc	0 33
	v_addc_u32_e64 v8, s[2:3], 0, v8, s[2:3]
	s_cbranch_scc1 .LBB0_7
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 0
	v_add_u32_e64 v14, s[2:3], s7, v0
	v_cmp_gt_i32_e64 s[2:3], s10, v14
	.loc	0 34
	s_and_b64 s[16:17], vcc, s[2:3]
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], s[16:17]
	s_cbranch_execz .LBB0_5
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	flat_load_dword v14, v[7:8]
.LBB0_5:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 34
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v14
	.loc	0 35
	v_add_u32_e64 v14, s[2:3], s7, v2
	v_cmp_gt_i32_e64 s[2:3], s10, v14
	s_and_b64 s[16:17], s[2:3], s[0:1]
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], s[16:17]
	s_cbranch_execz .LBB0_2
; %bb.6:                                ;   in Loop: Header=BB0_3 Depth=1
	flat_load_dword v14, v[5:6]
	s_branch .LBB0_2
.LBB0_7:
	.loc	0 43
	v_cmp_gt_i32_e32 vcc, s8, v9
	v_cmp_gt_i32_e64 s[0:1], s9, v3
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_12
; %bb.8:
	.loc	0 27
	s_load_dword s0, s[4:5], 0x38
	.loc	0 45
	v_cmp_neq_f32_e64 s[2:3], s13, 0
	s_and_b64 vcc, exec, s[2:3]
	.loc	0 44
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[0:1], v9, s0, v[3:4]
	.loc	0 27
	s_load_dwordx2 s[0:1], s[4:5], 0x30
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 45
	s_cbranch_vccz .LBB0_13
; %bb.9:
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s1
	v_add_u32_e32 v4, vcc, s0, v2
	v_addc_u32_e32 v5, vcc, v0, v3, vcc
	flat_load_dword v0, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s13, v0
	v_mac_f32_e32 v0, s11, v1
	s_cbranch_execnz .LBB0_11
.LBB0_10:
	v_mul_f32_e32 v0, s11, v1
.LBB0_11:
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v1, vcc, s0, v2
	v_addc_u32_e32 v2, vcc, v4, v3, vcc
	flat_store_dword v[1:2], v0
.LBB0_12:
	.loc	0 47
	s_endpgm
.LBB0_13:
	.loc	0 45
	s_branch .LBB0_10
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_tiled
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
		.amdhsa_next_free_vgpr 24
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
.Lfunc_end0:
	.size	gemm_tiled, .Lfunc_end0-gemm_tiled
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 832
; NumSgprs: 22
; NumVgprs: 24
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 24
; Occupancy: 10
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
    .name:           gemm_tiled
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 16
      - 1
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         gemm_tiled.kd
    .vgpr_count:     24
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

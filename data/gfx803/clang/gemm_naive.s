	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_naive              ; -- Begin function gemm_naive
	.globl	gemm_naive
	.p2align	8
	.type	gemm_naive,@function
gemm_naive:                             ; @gemm_naive
	.file	0 "." "gemm_naive.cl"
	.loc	0 19
; %bb.0:
	.loc	0 20
	s_load_dword s12, s[4:5], 0x4
	s_load_dwordx2 s[4:5], s[6:7], 0x44
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v3, 0
	.loc	0 21
	v_mov_b32_e32 v6, s9
	.loc	0 20
	s_waitcnt lgkmcnt(0)
	s_and_b32 s13, s12, 0xffff
	v_add_u32_e32 v4, vcc, s4, v0
	.loc	0 21
	s_lshr_b32 s4, s12, 16
	v_mov_b32_e32 v2, s5
	.loc	0 20
	v_addc_u32_e64 v5, s[10:11], 0, 0, vcc
	v_mov_b32_e32 v0, s8
	.loc	0 21
	v_mad_u64_u32 v[6:7], s[4:5], s4, v6, v[2:3]
	.loc	0 20
	v_mad_u64_u32 v[2:3], s[4:5], s13, v0, v[4:5]
	.loc	0 21
	v_add_u32_e32 v6, vcc, v6, v1
	.loc	0 22
	v_cmp_gt_i32_e32 vcc, s0, v6
	v_cmp_gt_i32_e64 s[0:1], s1, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_9
; %bb.1:
	.loc	0 20
	s_load_dwordx2 s[0:1], s[6:7], 0x28
	.loc	0 27
	s_cmp_lt_i32 s2, 1
	.loc	0 25
	v_ashrrev_i32_e32 v3, 31, v2
	.loc	0 27
	s_cbranch_scc1 .LBB0_4
; %bb.2:
	.loc	0 20
	s_load_dword s10, s[6:7], 0x18
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	s_load_dwordx2 s[8:9], s[6:7], 0x20
	.loc	0 25
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[10:11], v6, s10, 0
	v_mov_b32_e32 v7, s5
	s_ashr_i32 s5, s0, 31
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s4, v0
	v_addc_u32_e32 v1, vcc, v7, v1, vcc
	.loc	0 25
	v_mov_b32_e32 v7, s9
	v_add_u32_e32 v4, vcc, s8, v4
	s_mov_b32 s4, s0
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	.loc	0 27
	s_lshl_b64 s[4:5], s[4:5], 2
	v_mov_b32_e32 v7, 0
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 28
	flat_load_dword v8, v[0:1]
	flat_load_dword v9, v[4:5]
	.loc	0 27
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_add_i32 s2, s2, -1
	v_mov_b32_e32 v10, s5
	v_add_u32_e32 v4, vcc, s4, v4
	v_addc_u32_e32 v5, vcc, v5, v10, vcc
	s_cmp_eq_u32 s2, 0
	.loc	0 28
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v7, v8, v9
	.loc	0 27
	s_cbranch_scc0 .LBB0_3
	s_branch .LBB0_5
.LBB0_4:
	.loc	0 0
	v_mov_b32_e32 v7, 0
.LBB0_5:
	.loc	0 20
	s_waitcnt lgkmcnt(0)
	s_load_dword s0, s[6:7], 0x38
	.loc	0 30
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[4:5], v6, s0, v[2:3]
	.loc	0 20
	s_load_dwordx2 s[4:5], s[6:7], 0x30
	.loc	0 31
	v_cmp_neq_f32_e64 s[6:7], s1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_10
; %bb.6:
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s5
	v_add_u32_e32 v2, vcc, s4, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s1, v2
	v_mac_f32_e32 v2, s3, v7
	s_cbranch_execnz .LBB0_8
.LBB0_7:
	v_mul_f32_e32 v2, s3, v7
.LBB0_8:
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s5
	v_add_u32_e32 v0, vcc, s4, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB0_9:
	.loc	0 32
	s_endpgm
.LBB0_10:
	.loc	0 0
	s_branch .LBB0_7
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_naive
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
		.amdhsa_next_free_vgpr 11
		.amdhsa_next_free_sgpr 14
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
	.size	gemm_naive, .Lfunc_end0-gemm_naive
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 444
; NumSgprs: 16
; NumVgprs: 11
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 16
; NumVGPRsForWavesPerEU: 11
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
    .max_flat_workgroup_size: 256
    .name:           gemm_naive
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         gemm_naive.kd
    .vgpr_count:     11
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_gcn4_vec4_float4   ; -- Begin function gemm_gcn4_vec4_float4
	.globl	gemm_gcn4_vec4_float4
	.p2align	8
	.type	gemm_gcn4_vec4_float4,@function
gemm_gcn4_vec4_float4:                  ; @gemm_gcn4_vec4_float4
	.file	0 "." "gemm_gcn4_vec4_float4.cl"
	.loc	0 24
; %bb.0:
	.loc	0 25
	s_load_dword s12, s[4:5], 0x4
	s_load_dwordx2 s[4:5], s[6:7], 0x44
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v3, s9
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s13, s12, 16
	s_mov_b32 s10, s5
	v_add_u32_e32 v1, vcc, s10, v1
	v_addc_u32_e64 v2, s[10:11], 0, 0, vcc
	.loc	0 26
	s_and_b32 s5, s12, 0xffff
	.loc	0 25
	v_mad_u64_u32 v[4:5], s[10:11], s13, v3, v[1:2]
	.loc	0 26
	s_mul_i32 s5, s5, s8
	s_add_i32 s4, s4, s5
	v_add_u32_e32 v0, vcc, s4, v0
	v_lshlrev_b32_e32 v5, 2, v0
	.loc	0 27
	v_cmp_gt_i32_e32 vcc, s0, v4
	v_cmp_gt_i32_e64 s[0:1], s1, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_10
; %bb.1:
	.loc	0 25
	s_load_dwordx2 s[0:1], s[6:7], 0x28
	.loc	0 31
	s_cmp_gt_i32 s2, 0
	v_ashrrev_i32_e32 v6, 31, v5
	s_cbranch_scc1 .LBB0_3
; %bb.2:
	.loc	0 0
	s_mov_b32 s8, 0
	s_mov_b32 s9, s8
	s_mov_b32 s10, s8
	s_mov_b32 s11, s8
	s_mov_b64 s[4:5], 0
	s_branch .LBB0_4
.LBB0_3:
	s_mov_b64 s[4:5], -1
.LBB0_4:
	v_mov_b32_e32 v0, s8
	.loc	0 31
	s_andn2_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v1, s9
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
	s_cbranch_vccnz .LBB0_7
; %bb.5:
	.loc	0 25
	s_load_dword s10, s[6:7], 0x18
	s_load_dwordx2 s[4:5], s[6:7], 0x10
	s_load_dwordx2 s[8:9], s[6:7], 0x20
	.loc	0 31
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[10:11], s10, v4, 0
	v_mov_b32_e32 v2, s5
	s_ashr_i32 s11, s0, 31
	v_lshlrev_b64 v[0:1], 4, v[0:1]
	s_mov_b32 s10, s0
	v_add_u32_e32 v7, vcc, s4, v0
	v_addc_u32_e32 v8, vcc, v2, v1, vcc
	v_lshlrev_b64 v[0:1], 4, v[5:6]
	v_mov_b32_e32 v2, s9
	v_add_u32_e32 v9, vcc, s8, v0
	s_mov_b32 s8, 0
	v_addc_u32_e32 v10, vcc, v2, v1, vcc
	s_lshl_b64 s[4:5], s[10:11], 4
	s_mov_b32 s9, s8
	s_mov_b32 s10, s8
	s_mov_b32 s11, s8
	v_mov_b32_e32 v0, s8
	v_mov_b32_e32 v1, s9
	v_mov_b32_e32 v2, s10
	v_mov_b32_e32 v3, s11
.LBB0_6:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 32
	flat_load_dwordx4 v[11:14], v[7:8]
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[12:15], v[9:10]
	.loc	0 31
	v_add_u32_e32 v7, vcc, 16, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	s_add_i32 s2, s2, -1
	v_mov_b32_e32 v16, s5
	v_add_u32_e32 v9, vcc, s4, v9
	v_addc_u32_e32 v10, vcc, v10, v16, vcc
	s_cmp_eq_u32 s2, 0
	.loc	0 32
	s_waitcnt vmcnt(0)
	v_mad_f32 v3, v11, v15, v3
	v_mad_f32 v2, v11, v14, v2
	v_mad_f32 v1, v11, v13, v1
	v_mac_f32_e32 v0, v11, v12
	.loc	0 31
	s_cbranch_scc0 .LBB0_6
.LBB0_7:
	.loc	0 25
	s_waitcnt lgkmcnt(0)
	s_load_dword s0, s[6:7], 0x38
	s_load_dwordx2 s[4:5], s[6:7], 0x30
	.loc	0 35
	v_mul_f32_e32 v3, s3, v3
	v_mul_f32_e32 v2, s3, v2
	v_mul_f32_e32 v1, s3, v1
	.loc	0 34
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[6:7], v4, s0, v[5:6]
	.loc	0 35
	v_mul_f32_e32 v0, s3, v0
	.loc	0 36
	v_cmp_neq_f32_e64 s[2:3], s1, 0
	v_lshlrev_b64 v[4:5], 4, v[4:5]
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_9
; %bb.8:
	.loc	0 37
	v_mov_b32_e32 v7, s5
	v_add_u32_e32 v6, vcc, s4, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dwordx4 v[6:9], v[6:7]
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v3, s1, v9
	v_mac_f32_e32 v2, s1, v8
	v_mac_f32_e32 v1, s1, v7
	v_mac_f32_e32 v0, s1, v6
.LBB0_9:
	.loc	0 38
	v_mov_b32_e32 v6, s5
	v_add_u32_e32 v4, vcc, s4, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	flat_store_dwordx4 v[4:5], v[0:3]
.LBB0_10:
	.loc	0 39
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_gcn4_vec4_float4
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
		.amdhsa_next_free_vgpr 17
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
	.size	gemm_gcn4_vec4_float4, .Lfunc_end0-gemm_gcn4_vec4_float4
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 552
; NumSgprs: 16
; NumVgprs: 17
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 16
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
        .type_name:      'float4*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         32
        .size:           8
        .type_name:      'float4*'
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
        .type_name:      'float4*'
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
    .name:           gemm_gcn4_vec4_float4
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 8
      - 8
      - 1
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         gemm_gcn4_vec4_float4.kd
    .vgpr_count:     17
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	mandelbrot              ; -- Begin function mandelbrot
	.globl	mandelbrot
	.p2align	8
	.type	mandelbrot,@function
mandelbrot:                             ; @mandelbrot
	.file	0 "." "mandelbrot.cl"
	.loc	0 16
; %bb.0:
	.loc	0 17
	s_load_dword s11, s[4:5], 0x4
	s_load_dwordx2 s[4:5], s[6:7], 0x24
	s_load_dwordx4 s[0:3], s[6:7], 0x8
	s_load_dword s10, s[6:7], 0x18
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s12, s11, 0xffff
	v_add_u32_e32 v0, vcc, s4, v0
	s_lshr_b32 s4, s11, 16
	s_mul_i32 s4, s4, s9
	s_mul_i32 s12, s12, s8
	s_add_i32 s4, s5, s4
	v_add_u32_e32 v0, vcc, s12, v0
	v_add_u32_e32 v1, vcc, s4, v1
	s_mov_b32 s11, 0
	.loc	0 21
	s_cmp_eq_u32 s10, 0
	s_cbranch_scc1 .LBB0_6
; %bb.1:
	.loc	0 18
	v_cvt_f32_i32_e32 v2, v0
	v_cvt_f32_i32_e32 v3, v1
	.loc	0 17
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v5, s2
	.loc	0 18
	v_mad_f32 v2, s3, v2, v4
	v_mad_f32 v3, s3, v3, v5
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 0
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	s_and_b64 s[8:9], exec, s[4:5]
	s_or_b64 s[2:3], s[8:9], s[2:3]
	.loc	0 21
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_5
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	v_mul_f32_e32 v7, v6, v6
	v_mad_f32 v4, v5, v5, v7
	v_cmp_ge_f32_e32 vcc, 4.0, v4
	v_mov_b32_e32 v4, s11
	s_or_b64 s[4:5], s[4:5], exec
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_2
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 25
	s_add_i32 s11, s11, 1
	.loc	0 0
	v_mul_f32_e32 v4, v5, v5
	.loc	0 21
	s_cmp_eq_u32 s10, s11
	.loc	0 22
	v_sub_f32_e32 v4, v7, v4
	.loc	0 21
	s_cselect_b64 s[12:13], -1, 0
	.loc	0 22
	v_add_f32_e32 v7, v2, v4
	.loc	0 23
	v_add_f32_e32 v4, v6, v6
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[12:13], s[12:13], exec
	v_mad_f32 v5, v5, v4, v3
	v_mov_b32_e32 v4, s10
	s_or_b64 s[4:5], s[4:5], s[12:13]
	v_mov_b32_e32 v6, v7
	s_branch .LBB0_2
.LBB0_5:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
.LBB0_6:
	.loc	0 27
	v_mul_lo_u32 v1, v1, s0
	.loc	0 17
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	.loc	0 27
	v_add_u32_e32 v0, vcc, v1, v0
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dword v[0:1], v4
	.loc	0 28
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel mandelbrot
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
		.amdhsa_next_free_vgpr 8
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
	.size	mandelbrot, .Lfunc_end0-mandelbrot
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 328
; NumSgprs: 16
; NumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 16
; NumVGPRsForWavesPerEU: 8
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
      - .address_space:  global
        .name:           steps
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           width
        .offset:         8
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .name:           left
        .offset:         12
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .name:           top
        .offset:         16
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .name:           pixel
        .offset:         20
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .name:           most
        .offset:         24
        .size:           4
        .type_name:      uint
        .value_kind:     by_value
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
      - .offset:         72
        .size:           8
        .value_kind:     hidden_none
      - .offset:         80
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           mandelbrot
    .private_segment_fixed_size: 0
    .sgpr_count:     16
    .sgpr_spill_count: 0
    .symbol:         mandelbrot.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

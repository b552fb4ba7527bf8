	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	blur                    ; -- Begin function blur
	.globl	blur
	.p2align	8
	.type	blur,@function
blur:                                   ; @blur
	.file	0 "." "blur.cl"
	.loc	0 13
; %bb.0:
	.loc	0 14
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x1c
	s_load_dwordx2 s[12:13], s[6:7], 0x10
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s2, 0xffff
	v_add_u32_e32 v0, vcc, s0, v0
	s_lshr_b32 s0, s2, 16
	s_mul_i32 s0, s0, s9
	s_mul_i32 s3, s3, s8
	s_add_i32 s0, s1, s0
	v_add_u32_e32 v0, vcc, s3, v0
	v_add_u32_e32 v6, vcc, s0, v1
	.loc	0 16
	v_cmp_gt_i32_e32 vcc, s12, v0
	v_cmp_gt_i32_e64 s[0:1], s13, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_32
; %bb.1:
	.loc	0 14
	s_load_dwordx4 s[8:11], s[6:7], 0x0
	v_add_u32_e32 v1, vcc, -1, v6
	v_mul_lo_u32 v5, v1, s12
	v_cmp_lt_i32_e64 s[0:1], 0, v6
	.loc	0 20
	v_add_u32_e32 v4, vcc, -1, v0
	.loc	0 0
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 0
	.loc	0 21
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_5
; %bb.2:
	.loc	0 0
	v_cmp_lt_i32_e32 vcc, 0, v0
	v_cmp_ge_i32_e64 s[2:3], s12, v0
	.loc	0 21
	s_and_b64 s[6:7], vcc, s[2:3]
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_4
; %bb.3:
	.loc	0 22
	v_add_u32_e32 v1, vcc, v4, v5
	v_ashrrev_i32_e32 v2, 31, v1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v1, vcc, s8, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_load_ubyte v1, v[1:2]
	v_mov_b32_e32 v2, 1
.LBB0_4:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
.LBB0_5:
	s_or_b64 exec, exec, s[4:5]
	v_cmp_lt_i32_e32 vcc, -1, v0
	.loc	0 21
	s_and_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_7
; %bb.6:
	.loc	0 22
	v_add_u32_e64 v3, s[2:3], v0, v5
	v_ashrrev_i32_e32 v8, 31, v3
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s9
	v_add_u32_e64 v7, s[2:3], s8, v3
	v_addc_u32_e64 v8, s[2:3], v9, v8, s[2:3]
	flat_load_ubyte v3, v[7:8]
	.loc	0 23
	v_add_u32_e64 v2, s[2:3], 1, v2
	.loc	0 22
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[2:3], v1, v3
.LBB0_7:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 20
	v_add_u32_e64 v3, s[2:3], 1, v0
	.loc	0 21
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_11
; %bb.8:
	.loc	0 0
	v_cmp_lt_i32_e64 s[0:1], -2, v0
	v_cmp_gt_i32_e64 s[2:3], s12, v3
	.loc	0 21
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_10
; %bb.9:
	.loc	0 22
	v_add_u32_e64 v5, s[0:1], v3, v5
	v_ashrrev_i32_e32 v8, 31, v5
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s9
	v_add_u32_e64 v7, s[0:1], s8, v5
	v_addc_u32_e64 v8, s[0:1], v9, v8, s[0:1]
	flat_load_ubyte v5, v[7:8]
	.loc	0 23
	v_add_u32_e64 v2, s[0:1], 1, v2
	.loc	0 22
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[0:1], v1, v5
.LBB0_10:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
.LBB0_11:
	s_or_b64 exec, exec, s[4:5]
	v_mul_lo_u32 v5, v6, s12
	v_cmp_lt_i32_e64 s[0:1], -1, v6
	.loc	0 21
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execnz .LBB0_14
; %bb.12:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 21
	s_and_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execnz .LBB0_17
.LBB0_13:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 21
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execnz .LBB0_18
	s_branch .LBB0_21
.LBB0_14:
	.loc	0 0
	v_cmp_lt_i32_e64 s[2:3], 0, v0
	v_cmp_ge_i32_e64 s[4:5], s12, v0
	.loc	0 21
	s_and_b64 s[2:3], s[2:3], s[4:5]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_16
; %bb.15:
	.loc	0 22
	v_add_u32_e64 v7, s[2:3], v4, v5
	v_ashrrev_i32_e32 v8, 31, v7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s9
	v_add_u32_e64 v7, s[2:3], s8, v7
	v_addc_u32_e64 v8, s[2:3], v9, v8, s[2:3]
	flat_load_ubyte v7, v[7:8]
	.loc	0 23
	v_add_u32_e64 v2, s[2:3], 1, v2
	.loc	0 22
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[2:3], v1, v7
.LBB0_16:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	s_or_b64 exec, exec, s[6:7]
	.loc	0 21
	s_and_b64 s[2:3], s[0:1], vcc
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_13
.LBB0_17:
	.loc	0 22
	v_add_u32_e64 v7, s[2:3], v0, v5
	v_ashrrev_i32_e32 v8, 31, v7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s9
	v_add_u32_e64 v7, s[2:3], s8, v7
	v_addc_u32_e64 v8, s[2:3], v9, v8, s[2:3]
	flat_load_ubyte v7, v[7:8]
	.loc	0 23
	v_add_u32_e64 v2, s[2:3], 1, v2
	.loc	0 22
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[2:3], v1, v7
	s_or_b64 exec, exec, s[4:5]
	.loc	0 21
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_21
.LBB0_18:
	.loc	0 0
	v_cmp_lt_i32_e64 s[0:1], -2, v0
	v_cmp_gt_i32_e64 s[2:3], s12, v3
	.loc	0 21
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_20
; %bb.19:
	.loc	0 22
	v_add_u32_e64 v7, s[0:1], v3, v5
	v_ashrrev_i32_e32 v8, 31, v7
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s9
	v_add_u32_e64 v7, s[0:1], s8, v7
	v_addc_u32_e64 v8, s[0:1], v9, v8, s[0:1]
	flat_load_ubyte v7, v[7:8]
	.loc	0 23
	v_add_u32_e64 v2, s[0:1], 1, v2
	.loc	0 22
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[0:1], v1, v7
.LBB0_20:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
.LBB0_21:
	s_or_b64 exec, exec, s[4:5]
	v_add_u32_e64 v7, s[0:1], 1, v6
	v_cmp_lt_i32_e64 s[0:1], -2, v6
	v_add_u32_e64 v6, s[2:3], s12, v5
	v_cmp_gt_i32_e64 s[4:5], s13, v7
	s_mov_b64 s[2:3], 0
	.loc	0 21
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execnz .LBB0_24
; %bb.22:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 21
	s_and_b64 s[6:7], s[2:3], vcc
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execnz .LBB0_27
.LBB0_23:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 21
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execnz .LBB0_28
	s_branch .LBB0_31
.LBB0_24:
	.loc	0 0
	v_cmp_lt_i32_e64 s[2:3], 0, v0
	.loc	0 21
	s_and_b64 s[14:15], s[4:5], s[2:3]
	v_cmp_ge_i32_e64 s[2:3], s12, v0
	s_and_b64 s[16:17], s[14:15], s[2:3]
	s_mov_b64 s[2:3], s[4:5]
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB0_26
; %bb.25:
	.loc	0 22
	v_add_u32_e64 v4, s[2:3], v4, v6
	v_ashrrev_i32_e32 v8, 31, v4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s9
	v_add_u32_e64 v7, s[2:3], s8, v4
	v_addc_u32_e64 v8, s[2:3], v9, v8, s[2:3]
	flat_load_ubyte v4, v[7:8]
	.loc	0 23
	v_add_u32_e64 v2, s[2:3], 1, v2
	.loc	0 22
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v1, s[2:3], v1, v4
	s_or_b64 s[2:3], s[4:5], exec
.LBB0_26:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	s_and_b64 s[2:3], s[2:3], exec
	s_or_b64 exec, exec, s[6:7]
	.loc	0 21
	s_and_b64 s[6:7], s[2:3], vcc
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_23
.LBB0_27:
	.loc	0 22
	v_add_u32_e32 v4, vcc, v0, v6
	v_ashrrev_i32_e32 v8, 31, v4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v9, s9
	v_add_u32_e32 v7, vcc, s8, v4
	v_addc_u32_e32 v8, vcc, v9, v8, vcc
	flat_load_ubyte v4, v[7:8]
	.loc	0 23
	v_add_u32_e32 v2, vcc, 1, v2
	.loc	0 22
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, v1, v4
	s_or_b64 exec, exec, s[2:3]
	.loc	0 21
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_31
.LBB0_28:
	.loc	0 0
	v_cmp_lt_i32_e32 vcc, -2, v0
	.loc	0 21
	s_and_b64 s[0:1], s[4:5], vcc
	v_cmp_gt_i32_e32 vcc, s12, v3
	s_and_b64 s[4:5], s[0:1], vcc
	s_and_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_30
; %bb.29:
	.loc	0 22
	v_add_u32_e32 v3, vcc, v3, v6
	v_ashrrev_i32_e32 v4, 31, v3
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v6, s9
	v_add_u32_e32 v3, vcc, s8, v3
	v_addc_u32_e32 v4, vcc, v6, v4, vcc
	flat_load_ubyte v3, v[3:4]
	.loc	0 23
	v_add_u32_e32 v2, vcc, 1, v2
	.loc	0 22
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, v1, v3
.LBB0_30:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
.LBB0_31:
	s_or_b64 exec, exec, s[2:3]
	.loc	0 26
	v_lshrrev_b32_e32 v3, 1, v2
	v_cvt_f32_u32_e32 v2, v2
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v1, vcc, v1, v3
	v_cvt_f32_u32_sdwa v1, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0
	v_rcp_iflag_f32_e32 v3, v2
	v_add_u32_e32 v0, vcc, v5, v0
	v_mul_f32_e32 v3, v1, v3
	v_trunc_f32_e32 v3, v3
	v_cvt_u32_f32_e32 v4, v3
	v_mad_f32 v1, -v3, v2, v1
	v_cmp_ge_f32_e64 vcc, |v1|, v2
	v_ashrrev_i32_e32 v1, 31, v0
	v_addc_u32_e32 v2, vcc, 0, v4, vcc
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s11
	v_add_u32_e32 v0, vcc, s10, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_byte v[0:1], v2
.LBB0_32:
	.loc	0 27
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel blur
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
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
		.amdhsa_next_free_vgpr 10
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
	.size	blur, .Lfunc_end0-blur
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1332
; NumSgprs: 20
; NumVgprs: 10
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 10
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
        .is_const:       true
        .name:           in
        .offset:         0
        .size:           8
        .type_name:      'uchar*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           out
        .offset:         8
        .size:           8
        .type_name:      'uchar*'
        .value_kind:     global_buffer
      - .name:           width
        .offset:         16
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .name:           height
        .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
      - .offset:         72
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           blur
    .private_segment_fixed_size: 0
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         blur.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	histogram               ; -- Begin function histogram
	.globl	histogram
	.p2align	8
	.type	histogram,@function
histogram:                              ; @histogram
	.file	0 "." "histogram.cl"
	.loc	0 19
; %bb.0:
	s_movk_i32 s0, 0x100
	.loc	0 21
	v_cmp_gt_u32_e32 vcc, s0, v0
	s_movk_i32 s0, 0xff
	v_cmp_lt_u32_e64 s[0:1], s0, v0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[0:1], exec, s[2:3]
	s_cbranch_execz .LBB0_2
; %bb.1:
	.loc	0 24
	s_load_dword s2, s[4:5], 0x4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s2, 0xffff
.LBB0_2:
	.loc	0 21
	s_or_saveexec_b64 s[2:3], s[0:1]
	v_mov_b32_e32 v4, s9
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 25
	s_mov_b32 m0, -1
	.loc	0 21
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_6
; %bb.3:
	.loc	0 0
	s_load_dword s0, s[4:5], 0x4
	.loc	0 21
	v_lshlrev_b32_e32 v1, 2, v0
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v2, 0
	s_movk_i32 s12, 0xff
	s_waitcnt lgkmcnt(0)
	s_and_b32 s9, s0, 0xffff
	s_lshl_b32 s13, s9, 2
	v_mov_b32_e32 v4, v0
.LBB0_4:                                ; =>This Inner Loop Header: Depth=1
	v_add_u32_e64 v4, s[0:1], s9, v4
	v_cmp_lt_u32_e64 s[0:1], s12, v4
	.loc	0 22
	ds_write_b32 v1, v2
	s_or_b64 s[10:11], s[0:1], s[10:11]
	.loc	0 21
	v_add_u32_e64 v1, s[0:1], s13, v1
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execnz .LBB0_4
; %bb.5:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	v_mov_b32_e32 v4, s9
.LBB0_6:
	s_or_b64 exec, exec, s[2:3]
	.loc	0 24
	s_load_dword s0, s[6:7], 0x1c
	.loc	0 21
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dword s9, s[6:7], 0x10
	.loc	0 23
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 24
	v_add_u32_e64 v1, s[0:1], s0, v0
	v_addc_u32_e64 v2, s[0:1], 0, 0, s[0:1]
	v_mad_u64_u32 v[1:2], s[0:1], v4, s8, v[1:2]
	.loc	0 21
	s_mov_b32 s1, 0
	.loc	0 24
	v_cmp_gt_u32_e64 s[0:1], s9, v1
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_9
; %bb.7:
	.loc	0 0
	s_load_dword s4, s[4:5], 0xc
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v2, 1
.LBB0_8:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 25
	v_mov_b32_e32 v6, s13
	v_add_u32_e64 v5, s[0:1], s12, v1
	v_addc_u32_e64 v6, s[0:1], 0, v6, s[0:1]
	flat_load_ubyte v5, v[5:6]
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	v_add_u32_e64 v1, s[0:1], s4, v1
	v_cmp_le_u32_e64 s[0:1], s9, v1
	s_or_b64 s[6:7], s[0:1], s[6:7]
	.loc	0 25
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v5, 2, v5
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v5, v2
	s_waitcnt lgkmcnt(0)
	.loc	0 24
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB0_8
.LBB0_9:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 26
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 27
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_14
; %bb.10:
	v_lshlrev_b32_e32 v2, 2, v4
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v1, 0
	s_movk_i32 s4, 0xff
	s_mov_b32 m0, -1
	s_branch .LBB0_12
.LBB0_11:                               ;   in Loop: Header=BB0_12 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 27
	v_add_u32_e32 v0, vcc, v0, v4
	v_cmp_lt_u32_e32 vcc, s4, v0
	s_or_b64 s[0:1], vcc, s[0:1]
	v_add_u32_e32 v3, vcc, v3, v2
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_14
.LBB0_12:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 28
	ds_read_b32 v5, v3
	s_waitcnt lgkmcnt(0)
	v_cmp_ne_u32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_11
; %bb.13:                               ;   in Loop: Header=BB0_12 Depth=1
	.loc	0 29
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	v_mov_b32_e32 v8, s15
	v_add_u32_e32 v6, vcc, s14, v6
	v_addc_u32_e32 v7, vcc, v8, v7, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[6:7], v5
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_branch .LBB0_11
.LBB0_14:
	.loc	0 30
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel histogram
		.amdhsa_group_segment_fixed_size 1024
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
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 16
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
	.size	histogram, .Lfunc_end0-histogram
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 532
; NumSgprs: 18
; NumVgprs: 9
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 1024 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 18
; NumVGPRsForWavesPerEU: 9
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .is_const:       true
        .name:           data
        .offset:         0
        .size:           8
        .type_name:      'uchar*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           counts
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .name:           !str n
        .offset:         16
        .size:           4
        .type_name:      uint
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
    .group_segment_fixed_size: 1024
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           histogram
    .private_segment_fixed_size: 0
    .sgpr_count:     18
    .sgpr_spill_count: 0
    .symbol:         histogram.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

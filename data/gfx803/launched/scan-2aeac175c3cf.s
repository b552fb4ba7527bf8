	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	scan                    ; -- Begin function scan
	.globl	scan
	.p2align	8
	.type	scan,@function
scan:                                   ; @scan
	.file	0 "." "scan.cl"
	.loc	0 18
; %bb.0:
	.loc	0 22
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	.loc	0 20
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	.loc	0 22
	v_mov_b32_e32 v3, s8
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, 0xffff
	v_add_u32_e32 v1, vcc, s5, v0
	v_addc_u32_e64 v2, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[1:2], s[4:5], s6, v3, v[1:2]
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v6, 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v3, vcc, s0, v1
	v_addc_u32_e32 v4, vcc, v4, v2, vcc
	flat_load_dword v4, v[3:4]
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 25
	v_cmp_ne_u32_e32 vcc, 0, v0
	.loc	0 22
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v4
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 25
	ds_read_b32 v5, v3
	.loc	0 20
	v_mov_b32_e32 v4, 0
	.loc	0 25
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_2
; %bb.1:
	v_add_u32_e32 v6, vcc, -4, v3
	ds_read_b32 v6, v6
.LBB0_2:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 25
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v5, vcc, v6, v5
	ds_write_b32 v3, v5 offset:1024
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 25
	ds_read_b32 v5, v3 offset:1024
	v_cmp_lt_u32_e32 vcc, 1, v0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_4
; %bb.3:
	ds_read_b32 v6, v3 offset:1016
.LBB0_4:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 25
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v5, vcc, v6, v5
	ds_write_b32 v3, v5
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 25
	ds_read_b32 v5, v3
	v_cmp_lt_u32_e32 vcc, 3, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_6
; %bb.5:
	v_add_u32_e32 v4, vcc, -16, v3
	ds_read_b32 v4, v4
.LBB0_6:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 25
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, vcc, v4, v5
	ds_write_b32 v3, v4 offset:1024
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 25
	ds_read_b32 v5, v3 offset:1024
	v_cmp_lt_u32_e32 vcc, 7, v0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_8
; %bb.7:
	ds_read_b32 v6, v3 offset:992
.LBB0_8:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 25
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v5, vcc, v6, v5
	ds_write_b32 v3, v5
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 25
	ds_read_b32 v5, v3
	v_cmp_lt_u32_e32 vcc, 15, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_10
; %bb.9:
	v_subrev_u32_e32 v4, vcc, 64, v3
	ds_read_b32 v4, v4
.LBB0_10:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 25
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, vcc, v4, v5
	ds_write_b32 v3, v4 offset:1024
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 25
	ds_read_b32 v5, v3 offset:1024
	v_cmp_lt_u32_e32 vcc, 31, v0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_12
; %bb.11:
	ds_read_b32 v6, v3 offset:896
.LBB0_12:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 25
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v5, vcc, v6, v5
	ds_write_b32 v3, v5
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 25
	ds_read_b32 v5, v3
	v_cmp_lt_u32_e32 vcc, 63, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_14
; %bb.13:
	v_add_u32_e32 v4, vcc, 0xffffff00, v3
	ds_read_b32 v4, v4
.LBB0_14:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 25
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, vcc, v4, v5
	ds_write_b32 v3, v4 offset:1024
	.loc	0 24
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 25
	ds_read_b32 v4, v3 offset:1024
	s_movk_i32 s0, 0x7f
	v_cmp_lt_u32_e32 vcc, s0, v0
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_16
; %bb.15:
	ds_read_b32 v0, v3 offset:512
.LBB0_16:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 25
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v4, vcc, v0, v4
	ds_write_b32 v3, v4
	.loc	0 28
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v0, vcc, s2, v1
	v_addc_u32_e32 v1, vcc, v3, v2, vcc
	flat_store_dword v[0:1], v4
	.loc	0 29
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel scan
		.amdhsa_group_segment_fixed_size 2048
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 72
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
		.amdhsa_next_free_vgpr 7
		.amdhsa_next_free_sgpr 9
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
	.size	scan, .Lfunc_end0-scan
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 644
; NumSgprs: 11
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 7
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
        .name:           x
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
        .name:           sums
        .offset:         8
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         32
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           scan
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         scan.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	near_1                  ; -- Begin function near_1
	.globl	near_1
	.p2align	8
	.type	near_1,@function
near_1:                                 ; @near_1
	.file	0 "." "read_rate.cl"
	.loc	0 37
; %bb.0:
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dword s6, s[6:7], 0x14
	s_load_dword s4, s[4:5], 0x4
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s1
	v_mov_b32_e32 v8, s1
	s_and_b32 s7, s4, 0xffff
	v_mad_u64_u32 v[1:2], s[4:5], s7, v1, 0
	v_lshlrev_b32_e32 v3, 4, v1
	v_add_u32_e32 v3, vcc, v3, v0
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v7, v6, vcc
	flat_load_dword v5, v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, 0, v5
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v8, v6, vcc
	flat_load_dword v5, v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v8, v6, vcc
	flat_load_dword v5, v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v8, v6, vcc
	flat_load_dword v5, v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v8, v6, vcc
	flat_load_dword v5, v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v8, v6, vcc
	flat_load_dword v5, v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v8, v6, vcc
	flat_load_dword v5, v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v8, v6, vcc
	flat_load_dword v5, v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v8, v6, vcc
	flat_load_dword v5, v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v8, v6, vcc
	flat_load_dword v5, v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v8, v6, vcc
	flat_load_dword v5, v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v8, v6, vcc
	flat_load_dword v5, v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v8, v6, vcc
	flat_load_dword v5, v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v8, v6, vcc
	flat_load_dword v5, v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v8, v6, vcc
	v_add_u32_e32 v3, vcc, s7, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	flat_load_dword v5, v[5:6]
	v_add_u32_e32 v3, vcc, s0, v3
	v_mov_b32_e32 v6, s1
	v_addc_u32_e32 v4, vcc, v6, v4, vcc
	flat_load_dword v3, v[3:4]
	v_add_u32_e32 v1, vcc, s6, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_u32_e32 v0, vcc, v1, v0
	v_addc_u32_e32 v1, vcc, 0, v2, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v5, v7, v5
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v5, v3
	flat_store_dword v[0:1], v3
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel near_1
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr 9
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
	.size	near_1, .Lfunc_end0-near_1
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 696
; NumSgprs: 11
; NumVgprs: 9
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 11
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
	.text
	.protected	far_1                   ; -- Begin function far_1
	.globl	far_1
	.p2align	8
	.type	far_1,@function
far_1:                                  ; @far_1
	.loc	0 37
; %bb.0:
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dword s6, s[6:7], 0x14
	s_load_dword s7, s[4:5], 0x4
	s_load_dword s9, s[4:5], 0xc
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s1
	v_add_u32_e32 v2, vcc, s6, v0
	s_and_b32 s7, s7, 0xffff
	v_addc_u32_e64 v3, s[4:5], 0, 0, vcc
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[2:3], s[4:5], s7, v0, v[2:3]
	v_mov_b32_e32 v0, v2
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_mov_b32_e32 v0, s1
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v0, v5, vcc
	flat_load_dword v0, v[4:5]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, 0, v0
	v_add_u32_e32 v0, vcc, s9, v2
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_load_dword v4, v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v4
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_load_dword v4, v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v4
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_load_dword v4, v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v4
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_load_dword v4, v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v4
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_load_dword v4, v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v4
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_load_dword v4, v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v4
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_load_dword v4, v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v4
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_load_dword v4, v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v4
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_load_dword v4, v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v4
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_load_dword v4, v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v4
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_load_dword v4, v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v4
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_load_dword v4, v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v4
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_load_dword v4, v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v4
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	v_add_u32_e32 v0, vcc, s9, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	flat_load_dword v4, v[4:5]
	v_add_u32_e32 v0, vcc, s0, v0
	v_mov_b32_e32 v5, s1
	v_addc_u32_e32 v1, vcc, v5, v1, vcc
	flat_load_dword v0, v[0:1]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v4, v6, v4
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v0
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dword v[0:1], v4
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel far_1
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr 8
		.amdhsa_next_free_sgpr 10
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
.Lfunc_end1:
	.size	far_1, .Lfunc_end1-far_1
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 700
; NumSgprs: 12
; NumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 12
; NumVGPRsForWavesPerEU: 8
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	near_2                  ; -- Begin function near_2
	.globl	near_2
	.p2align	8
	.type	near_2,@function
near_2:                                 ; @near_2
	.loc	0 38
; %bb.0:
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dword s6, s[6:7], 0x14
	s_load_dword s4, s[4:5], 0x4
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v4, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s1
	v_mov_b32_e32 v9, s1
	s_and_b32 s7, s4, 0xffff
	v_mad_u64_u32 v[1:2], s[4:5], s7, v1, 0
	v_lshlrev_b32_e32 v3, 4, v1
	v_add_u32_e32 v3, vcc, v3, v0
	v_lshlrev_b64 v[5:6], 3, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v7, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, 0, v5
	v_add_f32_e32 v8, 0, v6
	v_lshlrev_b64 v[5:6], 3, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v9, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v8, v6
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[5:6], 3, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v9, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_add_f32_e32 v8, v8, v6
	v_lshlrev_b64 v[5:6], 3, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v9, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v8, v6
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[5:6], 3, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v9, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_add_f32_e32 v8, v8, v6
	v_lshlrev_b64 v[5:6], 3, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v9, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v8, v6
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[5:6], 3, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v9, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_add_f32_e32 v8, v8, v6
	v_lshlrev_b64 v[5:6], 3, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v9, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v8, v6
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[5:6], 3, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v9, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_add_f32_e32 v8, v8, v6
	v_lshlrev_b64 v[5:6], 3, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v9, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v8, v6
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[5:6], 3, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v9, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_add_f32_e32 v8, v8, v6
	v_lshlrev_b64 v[5:6], 3, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v9, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v8, v6
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[5:6], 3, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v9, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_add_f32_e32 v8, v8, v6
	v_lshlrev_b64 v[5:6], 3, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v9, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v8, v6
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[5:6], 3, v[3:4]
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v9, v6, vcc
	flat_load_dwordx2 v[5:6], v[5:6]
	v_add_u32_e32 v3, vcc, s7, v3
	v_lshlrev_b64 v[3:4], 3, v[3:4]
	v_add_u32_e32 v3, vcc, s0, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, v7, v5
	v_mov_b32_e32 v7, s1
	v_addc_u32_e32 v4, vcc, v7, v4, vcc
	flat_load_dwordx2 v[3:4], v[3:4]
	v_add_u32_e32 v1, vcc, s6, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_add_u32_e32 v0, vcc, v1, v0
	v_addc_u32_e32 v1, vcc, 0, v2, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_f32_e32 v6, v8, v6
	v_add_u32_e32 v0, vcc, s2, v0
	v_mov_b32_e32 v2, s3
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v6, v4
	v_add_f32_e32 v3, v5, v3
	v_add_f32_e32 v3, v3, v4
	flat_store_dword v[0:1], v3
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel near_2
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr 10
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
.Lfunc_end2:
	.size	near_2, .Lfunc_end2-near_2
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 764
; NumSgprs: 11
; NumVgprs: 10
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 10
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	far_2                   ; -- Begin function far_2
	.globl	far_2
	.p2align	8
	.type	far_2,@function
far_2:                                  ; @far_2
	.loc	0 38
; %bb.0:
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dword s6, s[6:7], 0x14
	s_load_dword s7, s[4:5], 0x4
	s_load_dword s9, s[4:5], 0xc
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s1
	v_add_u32_e32 v2, vcc, s6, v0
	s_and_b32 s7, s7, 0xffff
	v_addc_u32_e64 v3, s[4:5], 0, 0, vcc
	v_mov_b32_e32 v0, s8
	v_mad_u64_u32 v[2:3], s[4:5], s7, v0, v[2:3]
	v_mov_b32_e32 v0, v2
	v_lshlrev_b64 v[4:5], 3, v[0:1]
	v_mov_b32_e32 v0, s1
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v0, v5, vcc
	flat_load_dwordx2 v[4:5], v[4:5]
	v_add_u32_e32 v0, vcc, s9, v2
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, 0, v4
	v_add_f32_e32 v7, 0, v5
	v_lshlrev_b64 v[4:5], 3, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v8, v5, vcc
	flat_load_dwordx2 v[4:5], v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_add_f32_e32 v6, v6, v4
	v_lshlrev_b64 v[4:5], 3, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v8, v5, vcc
	flat_load_dwordx2 v[4:5], v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v4
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[4:5], 3, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v8, v5, vcc
	flat_load_dwordx2 v[4:5], v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_add_f32_e32 v6, v6, v4
	v_lshlrev_b64 v[4:5], 3, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v8, v5, vcc
	flat_load_dwordx2 v[4:5], v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v4
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[4:5], 3, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v8, v5, vcc
	flat_load_dwordx2 v[4:5], v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_add_f32_e32 v6, v6, v4
	v_lshlrev_b64 v[4:5], 3, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v8, v5, vcc
	flat_load_dwordx2 v[4:5], v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v4
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[4:5], 3, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v8, v5, vcc
	flat_load_dwordx2 v[4:5], v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_add_f32_e32 v6, v6, v4
	v_lshlrev_b64 v[4:5], 3, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v8, v5, vcc
	flat_load_dwordx2 v[4:5], v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v4
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[4:5], 3, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v8, v5, vcc
	flat_load_dwordx2 v[4:5], v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_add_f32_e32 v6, v6, v4
	v_lshlrev_b64 v[4:5], 3, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v8, v5, vcc
	flat_load_dwordx2 v[4:5], v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v4
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[4:5], 3, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v8, v5, vcc
	flat_load_dwordx2 v[4:5], v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_add_f32_e32 v6, v6, v4
	v_lshlrev_b64 v[4:5], 3, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v8, v5, vcc
	flat_load_dwordx2 v[4:5], v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v6, v4
	v_add_f32_e32 v7, v7, v5
	v_lshlrev_b64 v[4:5], 3, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v8, v5, vcc
	flat_load_dwordx2 v[4:5], v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v5
	v_add_f32_e32 v6, v6, v4
	v_lshlrev_b64 v[4:5], 3, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v8, v5, vcc
	flat_load_dwordx2 v[4:5], v[4:5]
	v_add_u32_e32 v0, vcc, s9, v0
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_add_u32_e32 v0, vcc, s0, v0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v6, v4
	v_mov_b32_e32 v6, s1
	v_addc_u32_e32 v1, vcc, v6, v1, vcc
	flat_load_dwordx2 v[0:1], v[0:1]
	v_add_f32_e32 v5, v7, v5
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v5, v1
	v_add_f32_e32 v0, v4, v0
	v_add_f32_e32 v4, v0, v1
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dword v[0:1], v4
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel far_2
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr 9
		.amdhsa_next_free_sgpr 10
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
.Lfunc_end3:
	.size	far_2, .Lfunc_end3-far_2
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 768
; NumSgprs: 12
; NumVgprs: 9
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 12
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
	.text
	.protected	near_4                  ; -- Begin function near_4
	.globl	near_4
	.p2align	8
	.type	near_4,@function
near_4:                                 ; @near_4
	.loc	0 39
; %bb.0:
	s_load_dword s0, s[4:5], 0x4
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v10, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s0, 0xffff
	v_mad_u64_u32 v[13:14], s[0:1], s5, v1, 0
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dword s4, s[6:7], 0x14
	v_lshlrev_b32_e32 v1, 4, v13
	v_add_u32_e32 v9, vcc, v1, v0
	v_lshlrev_b64 v[1:2], 4, v[9:10]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_load_dwordx4 v[1:4], v[1:2]
	v_add_u32_e32 v9, vcc, s5, v9
	v_lshlrev_b64 v[5:6], 4, v[9:10]
	v_add_u32_e32 v9, vcc, s5, v9
	v_mov_b32_e32 v7, s1
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v7, v6, vcc
	flat_load_dwordx4 v[5:8], v[5:6]
	v_lshlrev_b64 v[11:12], 4, v[9:10]
	v_add_u32_e32 v9, vcc, s5, v9
	v_mov_b32_e32 v15, s1
	v_add_u32_e32 v11, vcc, s0, v11
	v_addc_u32_e32 v12, vcc, v15, v12, vcc
	v_lshlrev_b64 v[15:16], 4, v[9:10]
	v_mov_b32_e32 v17, s1
	v_add_u32_e32 v15, vcc, s0, v15
	v_addc_u32_e32 v16, vcc, v17, v16, vcc
	v_add_u32_e32 v9, vcc, s5, v9
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v17, 0, v1
	v_add_f32_e32 v18, 0, v2
	v_add_f32_e32 v19, 0, v3
	v_add_f32_e32 v20, 0, v4
	flat_load_dwordx4 v[1:4], v[11:12]
	v_mov_b32_e32 v12, s1
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v18, v18, v6
	v_add_f32_e32 v17, v17, v5
	v_lshlrev_b64 v[5:6], 4, v[9:10]
	v_add_f32_e32 v20, v20, v8
	v_add_u32_e32 v11, vcc, s0, v5
	v_add_f32_e32 v19, v19, v7
	v_addc_u32_e32 v12, vcc, v12, v6, vcc
	flat_load_dwordx4 v[5:8], v[15:16]
	v_add_u32_e32 v9, vcc, s5, v9
	v_mov_b32_e32 v16, s1
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v17, v17, v1
	v_add_f32_e32 v18, v18, v2
	v_lshlrev_b64 v[1:2], 4, v[9:10]
	v_add_f32_e32 v19, v19, v3
	v_add_u32_e32 v15, vcc, s0, v1
	v_add_f32_e32 v20, v20, v4
	v_addc_u32_e32 v16, vcc, v16, v2, vcc
	flat_load_dwordx4 v[1:4], v[11:12]
	v_add_u32_e32 v9, vcc, s5, v9
	v_mov_b32_e32 v12, s1
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v18, v18, v6
	v_add_f32_e32 v17, v17, v5
	v_lshlrev_b64 v[5:6], 4, v[9:10]
	v_add_f32_e32 v20, v20, v8
	v_add_u32_e32 v11, vcc, s0, v5
	v_add_f32_e32 v19, v19, v7
	v_addc_u32_e32 v12, vcc, v12, v6, vcc
	flat_load_dwordx4 v[5:8], v[15:16]
	v_add_u32_e32 v9, vcc, s5, v9
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v15, v17, v1
	v_add_f32_e32 v16, v18, v2
	v_add_f32_e32 v17, v19, v3
	v_add_f32_e32 v18, v20, v4
	flat_load_dwordx4 v[1:4], v[11:12]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v16, v16, v6
	v_add_f32_e32 v15, v15, v5
	v_lshlrev_b64 v[5:6], 4, v[9:10]
	v_add_f32_e32 v12, v17, v7
	v_mov_b32_e32 v7, s1
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v7, v6, vcc
	v_add_u32_e32 v9, vcc, s5, v9
	v_add_f32_e32 v11, v18, v8
	flat_load_dwordx4 v[5:8], v[5:6]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v15, v15, v1
	v_add_f32_e32 v16, v16, v2
	v_lshlrev_b64 v[1:2], 4, v[9:10]
	v_add_f32_e32 v12, v12, v3
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	v_add_f32_e32 v11, v11, v4
	flat_load_dwordx4 v[1:4], v[1:2]
	v_add_u32_e32 v9, vcc, s5, v9
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v16, v16, v6
	v_add_f32_e32 v15, v15, v5
	v_lshlrev_b64 v[5:6], 4, v[9:10]
	v_add_f32_e32 v12, v12, v7
	v_mov_b32_e32 v7, s1
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v7, v6, vcc
	v_add_u32_e32 v9, vcc, s5, v9
	v_add_f32_e32 v11, v11, v8
	flat_load_dwordx4 v[5:8], v[5:6]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v15, v15, v1
	v_add_f32_e32 v16, v16, v2
	v_lshlrev_b64 v[1:2], 4, v[9:10]
	v_add_f32_e32 v12, v12, v3
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	v_add_f32_e32 v11, v11, v4
	flat_load_dwordx4 v[1:4], v[1:2]
	v_add_u32_e32 v9, vcc, s5, v9
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v16, v16, v6
	v_add_f32_e32 v15, v15, v5
	v_lshlrev_b64 v[5:6], 4, v[9:10]
	v_add_f32_e32 v12, v12, v7
	v_mov_b32_e32 v7, s1
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v7, v6, vcc
	v_add_u32_e32 v9, vcc, s5, v9
	v_add_f32_e32 v11, v11, v8
	flat_load_dwordx4 v[5:8], v[5:6]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v15, v15, v1
	v_add_f32_e32 v16, v16, v2
	v_lshlrev_b64 v[1:2], 4, v[9:10]
	v_add_f32_e32 v12, v12, v3
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	v_add_f32_e32 v11, v11, v4
	flat_load_dwordx4 v[1:4], v[1:2]
	v_add_u32_e32 v9, vcc, s5, v9
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v16, v16, v6
	v_add_f32_e32 v15, v15, v5
	v_lshlrev_b64 v[5:6], 4, v[9:10]
	v_add_f32_e32 v12, v12, v7
	v_mov_b32_e32 v7, s1
	v_add_u32_e32 v5, vcc, s0, v5
	v_addc_u32_e32 v6, vcc, v7, v6, vcc
	v_add_u32_e32 v9, vcc, s5, v9
	v_add_f32_e32 v11, v11, v8
	flat_load_dwordx4 v[5:8], v[5:6]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v15, v15, v1
	v_add_f32_e32 v16, v16, v2
	v_lshlrev_b64 v[1:2], 4, v[9:10]
	v_add_f32_e32 v17, v12, v3
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	v_add_u32_e32 v9, vcc, s5, v9
	v_lshlrev_b64 v[9:10], 4, v[9:10]
	v_add_f32_e32 v18, v11, v4
	flat_load_dwordx4 v[1:4], v[1:2]
	v_mov_b32_e32 v11, s1
	v_add_u32_e32 v9, vcc, s0, v9
	v_addc_u32_e32 v10, vcc, v11, v10, vcc
	flat_load_dwordx4 v[9:12], v[9:10]
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v8, v18, v8
	v_add_f32_e32 v7, v17, v7
	v_add_f32_e32 v6, v16, v6
	v_add_f32_e32 v5, v15, v5
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v1, v5, v1
	v_add_f32_e32 v2, v6, v2
	v_add_f32_e32 v3, v7, v3
	v_add_f32_e32 v4, v8, v4
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v12
	v_add_f32_e32 v3, v3, v11
	v_add_f32_e32 v2, v2, v10
	v_add_f32_e32 v1, v1, v9
	v_add_f32_e32 v1, v1, v2
	v_add_f32_e32 v2, v3, v4
	v_add_f32_e32 v2, v1, v2
	v_add_u32_e32 v1, vcc, s4, v13
	v_addc_u32_e32 v3, vcc, 0, v14, vcc
	v_add_u32_e32 v0, vcc, v1, v0
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel near_4
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr 21
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
.Lfunc_end4:
	.size	near_4, .Lfunc_end4-near_4
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 956
; NumSgprs: 11
; NumVgprs: 21
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 21
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	far_4                   ; -- Begin function far_4
	.globl	far_4
	.p2align	8
	.type	far_4,@function
far_4:                                  ; @far_4
	.loc	0 39
; %bb.0:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x14
	s_load_dword s4, s[4:5], 0xc
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v15, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_add_u32_e32 v0, vcc, s1, v0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[12:13], s[0:1], s2, v2, v[0:1]
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v14, v12
	v_lshlrev_b64 v[0:1], 4, v[14:15]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_add_u32_e32 v14, vcc, s4, v12
	v_lshlrev_b64 v[4:5], 4, v[14:15]
	v_mov_b32_e32 v6, s1
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	v_add_u32_e32 v14, vcc, s4, v14
	v_lshlrev_b64 v[6:7], 4, v[14:15]
	v_mov_b32_e32 v9, s1
	v_add_u32_e32 v8, vcc, s0, v6
	v_addc_u32_e32 v9, vcc, v9, v7, vcc
	v_add_u32_e32 v14, vcc, s4, v14
	v_lshlrev_b64 v[6:7], 4, v[14:15]
	flat_load_dwordx4 v[0:3], v[0:1]
	v_mov_b32_e32 v11, s1
	v_add_u32_e32 v10, vcc, s0, v6
	v_addc_u32_e32 v11, vcc, v11, v7, vcc
	v_add_u32_e32 v14, vcc, s4, v14
	v_lshlrev_b64 v[6:7], 4, v[14:15]
	v_mov_b32_e32 v17, s1
	v_add_u32_e32 v16, vcc, s0, v6
	v_addc_u32_e32 v17, vcc, v17, v7, vcc
	flat_load_dwordx4 v[4:7], v[4:5]
	v_add_u32_e32 v14, vcc, s4, v14
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v18, 0, v0
	v_add_f32_e32 v19, 0, v1
	v_add_f32_e32 v20, 0, v2
	v_add_f32_e32 v21, 0, v3
	flat_load_dwordx4 v[0:3], v[8:9]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v8, v21, v7
	v_add_f32_e32 v9, v20, v6
	v_add_f32_e32 v19, v19, v5
	v_add_f32_e32 v18, v18, v4
	flat_load_dwordx4 v[4:7], v[10:11]
	v_mov_b32_e32 v10, s1
	v_mov_b32_e32 v11, s1
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v18, v18, v0
	v_add_f32_e32 v19, v19, v1
	v_lshlrev_b64 v[0:1], 4, v[14:15]
	v_add_u32_e32 v14, vcc, s4, v14
	v_add_f32_e32 v20, v9, v2
	v_add_f32_e32 v2, v8, v3
	v_add_u32_e32 v8, vcc, s0, v0
	v_addc_u32_e32 v9, vcc, v10, v1, vcc
	v_lshlrev_b64 v[0:1], 4, v[14:15]
	v_add_u32_e32 v10, vcc, s0, v0
	v_addc_u32_e32 v11, vcc, v11, v1, vcc
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v21, v2, v7
	flat_load_dwordx4 v[0:3], v[16:17]
	v_add_f32_e32 v16, v20, v6
	v_add_f32_e32 v17, v19, v5
	v_add_f32_e32 v18, v18, v4
	flat_load_dwordx4 v[4:7], v[8:9]
	flat_load_dwordx4 v[8:11], v[10:11]
	v_add_u32_e32 v14, vcc, s4, v14
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v0, v18, v0
	v_add_f32_e32 v1, v17, v1
	v_add_f32_e32 v2, v16, v2
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v5, v1, v5
	v_add_f32_e32 v4, v0, v4
	v_lshlrev_b64 v[0:1], 4, v[14:15]
	v_add_f32_e32 v6, v2, v6
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_add_u32_e32 v14, vcc, s4, v14
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v16, v4, v8
	v_add_f32_e32 v17, v5, v9
	v_lshlrev_b64 v[4:5], 4, v[14:15]
	v_add_f32_e32 v3, v21, v3
	v_add_f32_e32 v18, v6, v10
	v_mov_b32_e32 v6, s1
	v_add_u32_e32 v4, vcc, s0, v4
	v_add_f32_e32 v7, v3, v7
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	v_add_u32_e32 v14, vcc, s4, v14
	v_add_f32_e32 v19, v7, v11
	v_lshlrev_b64 v[6:7], 4, v[14:15]
	flat_load_dwordx4 v[0:3], v[0:1]
	v_mov_b32_e32 v9, s1
	v_add_u32_e32 v8, vcc, s0, v6
	v_addc_u32_e32 v9, vcc, v9, v7, vcc
	flat_load_dwordx4 v[4:7], v[4:5]
	flat_load_dwordx4 v[8:11], v[8:9]
	v_add_u32_e32 v14, vcc, s4, v14
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v1, v17, v1
	v_add_f32_e32 v0, v16, v0
	v_add_f32_e32 v3, v19, v3
	v_add_f32_e32 v2, v18, v2
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v0, v0, v4
	v_add_f32_e32 v1, v1, v5
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v18, v1, v9
	v_add_f32_e32 v19, v0, v8
	v_lshlrev_b64 v[0:1], 4, v[14:15]
	v_add_f32_e32 v2, v2, v6
	v_add_f32_e32 v17, v2, v10
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_add_u32_e32 v14, vcc, s4, v14
	v_lshlrev_b64 v[4:5], 4, v[14:15]
	v_mov_b32_e32 v6, s1
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	v_add_u32_e32 v14, vcc, s4, v14
	v_add_f32_e32 v3, v3, v7
	v_lshlrev_b64 v[6:7], 4, v[14:15]
	v_add_f32_e32 v16, v3, v11
	flat_load_dwordx4 v[0:3], v[0:1]
	v_mov_b32_e32 v9, s1
	v_add_u32_e32 v8, vcc, s0, v6
	v_addc_u32_e32 v9, vcc, v9, v7, vcc
	flat_load_dwordx4 v[4:7], v[4:5]
	flat_load_dwordx4 v[8:11], v[8:9]
	v_add_u32_e32 v14, vcc, s4, v14
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v0, v19, v0
	v_add_f32_e32 v1, v18, v1
	v_add_f32_e32 v2, v17, v2
	v_add_f32_e32 v3, v16, v3
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v5, v1, v5
	v_add_f32_e32 v4, v0, v4
	v_lshlrev_b64 v[0:1], 4, v[14:15]
	v_add_f32_e32 v6, v2, v6
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_add_u32_e32 v14, vcc, s4, v14
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v16, v4, v8
	v_add_f32_e32 v17, v5, v9
	v_lshlrev_b64 v[4:5], 4, v[14:15]
	v_add_f32_e32 v18, v6, v10
	v_mov_b32_e32 v6, s1
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	v_add_u32_e32 v14, vcc, s4, v14
	v_lshlrev_b64 v[8:9], 4, v[14:15]
	v_add_f32_e32 v7, v3, v7
	flat_load_dwordx4 v[0:3], v[0:1]
	v_mov_b32_e32 v10, s1
	v_add_u32_e32 v8, vcc, s0, v8
	v_add_f32_e32 v19, v7, v11
	flat_load_dwordx4 v[4:7], v[4:5]
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	flat_load_dwordx4 v[8:11], v[8:9]
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v3, v19, v3
	v_add_f32_e32 v2, v18, v2
	v_add_f32_e32 v1, v17, v1
	v_add_f32_e32 v0, v16, v0
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v0, v0, v4
	v_add_f32_e32 v1, v1, v5
	v_add_f32_e32 v2, v2, v6
	v_add_f32_e32 v3, v3, v7
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v3, v11
	v_add_f32_e32 v2, v2, v10
	v_add_f32_e32 v1, v1, v9
	v_add_f32_e32 v0, v0, v8
	v_add_f32_e32 v0, v0, v1
	v_add_f32_e32 v1, v2, v3
	v_add_f32_e32 v2, v0, v1
	v_lshlrev_b64 v[0:1], 2, v[12:13]
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel far_4
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr 22
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
.Lfunc_end5:
	.size	far_4, .Lfunc_end5-far_4
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 960
; NumSgprs: 11
; NumVgprs: 22
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 22
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	near_8                  ; -- Begin function near_8
	.globl	near_8
	.p2align	8
	.type	near_8,@function
near_8:                                 ; @near_8
	.loc	0 40
; %bb.0:
	s_load_dword s0, s[4:5], 0x4
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v12, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s0, 0xffff
	v_mad_u64_u32 v[9:10], s[0:1], s5, v1, 0
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dword s4, s[6:7], 0x14
	v_lshlrev_b32_e32 v1, 4, v9
	v_add_u32_e32 v11, vcc, v1, v0
	v_lshlrev_b64 v[1:2], 5, v[11:12]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v5, vcc, s0, v1
	v_addc_u32_e32 v6, vcc, v3, v2, vcc
	v_add_u32_e32 v1, vcc, 16, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	flat_load_dwordx4 v[1:4], v[1:2]
	v_add_u32_e32 v11, vcc, s5, v11
	v_lshlrev_b64 v[7:8], 5, v[11:12]
	v_mov_b32_e32 v14, s1
	v_add_u32_e32 v13, vcc, s0, v7
	v_addc_u32_e32 v14, vcc, v14, v8, vcc
	flat_load_dwordx4 v[5:8], v[5:6]
	v_add_u32_e32 v15, vcc, 16, v13
	v_addc_u32_e32 v16, vcc, 0, v14, vcc
	v_add_u32_e32 v11, vcc, s5, v11
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v17, 0, v1
	v_add_f32_e32 v18, 0, v2
	v_add_f32_e32 v19, 0, v3
	v_add_f32_e32 v20, 0, v4
	flat_load_dwordx4 v[1:4], v[15:16]
	v_mov_b32_e32 v16, s1
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v5, 0, v5
	v_add_f32_e32 v6, 0, v6
	v_add_f32_e32 v7, 0, v7
	v_add_f32_e32 v8, 0, v8
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v18, v18, v2
	v_add_f32_e32 v17, v17, v1
	v_lshlrev_b64 v[1:2], 5, v[11:12]
	v_add_f32_e32 v20, v20, v4
	v_add_u32_e32 v15, vcc, s0, v1
	v_add_f32_e32 v19, v19, v3
	v_addc_u32_e32 v16, vcc, v16, v2, vcc
	flat_load_dwordx4 v[1:4], v[13:14]
	v_add_u32_e32 v11, vcc, s5, v11
	v_mov_b32_e32 v13, s1
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v8, v4
	v_add_f32_e32 v7, v7, v3
	v_add_f32_e32 v6, v6, v2
	v_add_f32_e32 v5, v5, v1
	flat_load_dwordx4 v[1:4], v[15:16]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v14, v5, v1
	v_add_f32_e32 v21, v6, v2
	v_add_f32_e32 v7, v7, v3
	v_lshlrev_b64 v[1:2], 5, v[11:12]
	v_add_u32_e32 v3, vcc, 16, v15
	v_add_f32_e32 v8, v8, v4
	v_addc_u32_e32 v4, vcc, 0, v16, vcc
	v_add_u32_e32 v5, vcc, s0, v1
	v_addc_u32_e32 v6, vcc, v13, v2, vcc
	flat_load_dwordx4 v[1:4], v[3:4]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v17, v1
	v_add_u32_e32 v1, vcc, 16, v5
	v_add_f32_e32 v15, v18, v2
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_add_f32_e32 v16, v19, v3
	v_add_f32_e32 v17, v20, v4
	flat_load_dwordx4 v[1:4], v[1:2]
	v_add_u32_e32 v11, vcc, s5, v11
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v17, v17, v4
	v_add_f32_e32 v16, v16, v3
	v_add_f32_e32 v15, v15, v2
	v_add_f32_e32 v13, v13, v1
	flat_load_dwordx4 v[1:4], v[5:6]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v18, v21, v2
	v_add_f32_e32 v14, v14, v1
	v_lshlrev_b64 v[1:2], 5, v[11:12]
	v_add_f32_e32 v7, v7, v3
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	v_add_u32_e32 v5, vcc, 16, v1
	v_add_f32_e32 v8, v8, v4
	v_addc_u32_e32 v6, vcc, 0, v2, vcc
	flat_load_dwordx4 v[1:4], v[1:2]
	v_add_u32_e32 v11, vcc, s5, v11
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v14, v14, v1
	v_add_f32_e32 v18, v18, v2
	v_add_f32_e32 v7, v7, v3
	v_add_f32_e32 v8, v8, v4
	flat_load_dwordx4 v[1:4], v[5:6]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v13, v1
	v_add_f32_e32 v15, v15, v2
	v_lshlrev_b64 v[1:2], 5, v[11:12]
	v_add_f32_e32 v16, v16, v3
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v5, vcc, s0, v1
	v_addc_u32_e32 v6, vcc, v3, v2, vcc
	v_add_u32_e32 v1, vcc, 16, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_add_f32_e32 v17, v17, v4
	flat_load_dwordx4 v[1:4], v[1:2]
	v_add_u32_e32 v11, vcc, s5, v11
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v17, v17, v4
	v_add_f32_e32 v16, v16, v3
	v_add_f32_e32 v15, v15, v2
	v_add_f32_e32 v13, v13, v1
	flat_load_dwordx4 v[1:4], v[5:6]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v18, v18, v2
	v_add_f32_e32 v14, v14, v1
	v_lshlrev_b64 v[1:2], 5, v[11:12]
	v_add_f32_e32 v7, v7, v3
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	v_add_u32_e32 v5, vcc, 16, v1
	v_add_f32_e32 v8, v8, v4
	v_addc_u32_e32 v6, vcc, 0, v2, vcc
	flat_load_dwordx4 v[1:4], v[1:2]
	v_add_u32_e32 v11, vcc, s5, v11
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v14, v14, v1
	v_add_f32_e32 v18, v18, v2
	v_add_f32_e32 v7, v7, v3
	v_add_f32_e32 v8, v8, v4
	flat_load_dwordx4 v[1:4], v[5:6]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v13, v1
	v_add_f32_e32 v15, v15, v2
	v_lshlrev_b64 v[1:2], 5, v[11:12]
	v_add_f32_e32 v16, v16, v3
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v5, vcc, s0, v1
	v_addc_u32_e32 v6, vcc, v3, v2, vcc
	v_add_u32_e32 v1, vcc, 16, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_add_f32_e32 v17, v17, v4
	flat_load_dwordx4 v[1:4], v[1:2]
	v_add_u32_e32 v11, vcc, s5, v11
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v17, v17, v4
	v_add_f32_e32 v16, v16, v3
	v_add_f32_e32 v15, v15, v2
	v_add_f32_e32 v13, v13, v1
	flat_load_dwordx4 v[1:4], v[5:6]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v18, v18, v2
	v_add_f32_e32 v14, v14, v1
	v_lshlrev_b64 v[1:2], 5, v[11:12]
	v_add_f32_e32 v7, v7, v3
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	v_add_u32_e32 v5, vcc, 16, v1
	v_add_f32_e32 v8, v8, v4
	v_addc_u32_e32 v6, vcc, 0, v2, vcc
	flat_load_dwordx4 v[1:4], v[1:2]
	v_add_u32_e32 v11, vcc, s5, v11
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v14, v14, v1
	v_add_f32_e32 v18, v18, v2
	v_add_f32_e32 v7, v7, v3
	v_add_f32_e32 v8, v8, v4
	flat_load_dwordx4 v[1:4], v[5:6]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v13, v1
	v_add_f32_e32 v15, v15, v2
	v_lshlrev_b64 v[1:2], 5, v[11:12]
	v_add_f32_e32 v16, v16, v3
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v5, vcc, s0, v1
	v_addc_u32_e32 v6, vcc, v3, v2, vcc
	v_add_u32_e32 v1, vcc, 16, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_add_f32_e32 v17, v17, v4
	flat_load_dwordx4 v[1:4], v[1:2]
	v_add_u32_e32 v11, vcc, s5, v11
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v17, v17, v4
	v_add_f32_e32 v16, v16, v3
	v_add_f32_e32 v15, v15, v2
	v_add_f32_e32 v13, v13, v1
	flat_load_dwordx4 v[1:4], v[5:6]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v18, v18, v2
	v_add_f32_e32 v14, v14, v1
	v_lshlrev_b64 v[1:2], 5, v[11:12]
	v_add_f32_e32 v7, v7, v3
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	v_add_u32_e32 v5, vcc, 16, v1
	v_add_f32_e32 v8, v8, v4
	v_addc_u32_e32 v6, vcc, 0, v2, vcc
	flat_load_dwordx4 v[1:4], v[1:2]
	v_add_u32_e32 v11, vcc, s5, v11
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v14, v14, v1
	v_add_f32_e32 v18, v18, v2
	v_add_f32_e32 v7, v7, v3
	v_add_f32_e32 v8, v8, v4
	flat_load_dwordx4 v[1:4], v[5:6]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v13, v1
	v_add_f32_e32 v15, v15, v2
	v_lshlrev_b64 v[1:2], 5, v[11:12]
	v_add_f32_e32 v16, v16, v3
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v5, vcc, s0, v1
	v_addc_u32_e32 v6, vcc, v3, v2, vcc
	v_add_u32_e32 v1, vcc, 16, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_add_f32_e32 v17, v17, v4
	flat_load_dwordx4 v[1:4], v[1:2]
	v_add_u32_e32 v11, vcc, s5, v11
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v17, v17, v4
	v_add_f32_e32 v16, v16, v3
	v_add_f32_e32 v15, v15, v2
	v_add_f32_e32 v13, v13, v1
	flat_load_dwordx4 v[1:4], v[5:6]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v18, v18, v2
	v_add_f32_e32 v14, v14, v1
	v_lshlrev_b64 v[1:2], 5, v[11:12]
	v_add_f32_e32 v7, v7, v3
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	v_add_u32_e32 v5, vcc, 16, v1
	v_add_f32_e32 v8, v8, v4
	v_addc_u32_e32 v6, vcc, 0, v2, vcc
	flat_load_dwordx4 v[1:4], v[1:2]
	v_add_u32_e32 v11, vcc, s5, v11
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v14, v14, v1
	v_add_f32_e32 v18, v18, v2
	v_add_f32_e32 v7, v7, v3
	v_add_f32_e32 v8, v8, v4
	flat_load_dwordx4 v[1:4], v[5:6]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v13, v1
	v_add_f32_e32 v15, v15, v2
	v_lshlrev_b64 v[1:2], 5, v[11:12]
	v_add_f32_e32 v16, v16, v3
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v5, vcc, s0, v1
	v_addc_u32_e32 v6, vcc, v3, v2, vcc
	v_add_u32_e32 v1, vcc, 16, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_add_f32_e32 v17, v17, v4
	flat_load_dwordx4 v[1:4], v[1:2]
	v_add_u32_e32 v11, vcc, s5, v11
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v17, v17, v4
	v_add_f32_e32 v16, v16, v3
	v_add_f32_e32 v15, v15, v2
	v_add_f32_e32 v13, v13, v1
	flat_load_dwordx4 v[1:4], v[5:6]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v18, v18, v2
	v_add_f32_e32 v14, v14, v1
	v_lshlrev_b64 v[1:2], 5, v[11:12]
	v_add_f32_e32 v7, v7, v3
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	v_add_u32_e32 v5, vcc, 16, v1
	v_add_f32_e32 v8, v8, v4
	v_addc_u32_e32 v6, vcc, 0, v2, vcc
	flat_load_dwordx4 v[1:4], v[1:2]
	v_add_u32_e32 v11, vcc, s5, v11
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v14, v14, v1
	v_add_f32_e32 v18, v18, v2
	v_add_f32_e32 v19, v7, v3
	v_add_f32_e32 v20, v8, v4
	flat_load_dwordx4 v[1:4], v[5:6]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v13, v1
	v_add_f32_e32 v15, v15, v2
	v_lshlrev_b64 v[1:2], 5, v[11:12]
	v_add_f32_e32 v16, v16, v3
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v5, vcc, s0, v1
	v_addc_u32_e32 v6, vcc, v3, v2, vcc
	v_add_u32_e32 v1, vcc, 16, v5
	v_addc_u32_e32 v2, vcc, 0, v6, vcc
	v_add_f32_e32 v17, v17, v4
	flat_load_dwordx4 v[1:4], v[1:2]
	flat_load_dwordx4 v[5:8], v[5:6]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v4, v17, v4
	v_add_f32_e32 v3, v16, v3
	v_add_f32_e32 v2, v15, v2
	v_add_f32_e32 v1, v13, v1
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v20, v8
	v_add_f32_e32 v7, v19, v7
	v_add_f32_e32 v6, v18, v6
	v_add_f32_e32 v5, v14, v5
	v_add_f32_e32 v5, v5, v6
	v_add_f32_e32 v6, v7, v8
	v_add_f32_e32 v1, v1, v2
	v_add_f32_e32 v2, v3, v4
	v_add_f32_e32 v5, v5, v6
	v_add_f32_e32 v1, v1, v2
	v_add_f32_e32 v2, v5, v1
	v_add_u32_e32 v1, vcc, s4, v9
	v_addc_u32_e32 v3, vcc, 0, v10, vcc
	v_add_u32_e32 v0, vcc, v1, v0
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel near_8
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr 22
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
.Lfunc_end6:
	.size	near_8, .Lfunc_end6-near_8
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1548
; NumSgprs: 11
; NumVgprs: 22
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 22
; Occupancy: 10
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	far_8                   ; -- Begin function far_8
	.globl	far_8
	.p2align	8
	.type	far_8,@function
far_8:                                  ; @far_8
	.loc	0 40
; %bb.0:
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x14
	s_load_dword s4, s[4:5], 0xc
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v11, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_add_u32_e32 v0, vcc, s1, v0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[8:9], s[0:1], s2, v2, v[0:1]
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v10, v8
	v_lshlrev_b64 v[0:1], 5, v[10:11]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v4, vcc, s0, v0
	v_addc_u32_e32 v5, vcc, v2, v1, vcc
	v_add_u32_e32 v0, vcc, 16, v4
	v_addc_u32_e32 v1, vcc, 0, v5, vcc
	flat_load_dwordx4 v[0:3], v[0:1]
	v_add_u32_e32 v10, vcc, s4, v8
	v_lshlrev_b64 v[6:7], 5, v[10:11]
	v_mov_b32_e32 v13, s1
	v_add_u32_e32 v12, vcc, s0, v6
	v_addc_u32_e32 v13, vcc, v13, v7, vcc
	flat_load_dwordx4 v[4:7], v[4:5]
	v_add_u32_e32 v14, vcc, 16, v12
	v_addc_u32_e32 v15, vcc, 0, v13, vcc
	v_add_u32_e32 v10, vcc, s4, v10
	v_mov_b32_e32 v20, s1
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v16, 0, v0
	v_add_f32_e32 v17, 0, v1
	v_add_f32_e32 v18, 0, v2
	v_add_f32_e32 v19, 0, v3
	flat_load_dwordx4 v[0:3], v[14:15]
	v_mov_b32_e32 v15, s1
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v4, 0, v4
	v_add_f32_e32 v5, 0, v5
	v_add_f32_e32 v6, 0, v6
	v_add_f32_e32 v7, 0, v7
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v21, v17, v1
	v_add_f32_e32 v22, v16, v0
	v_lshlrev_b64 v[0:1], 5, v[10:11]
	v_add_u32_e32 v10, vcc, s4, v10
	v_add_u32_e32 v14, vcc, s0, v0
	v_addc_u32_e32 v15, vcc, v15, v1, vcc
	v_lshlrev_b64 v[0:1], 5, v[10:11]
	v_add_f32_e32 v19, v19, v3
	v_add_u32_e32 v16, vcc, s0, v0
	v_add_f32_e32 v18, v18, v2
	v_addc_u32_e32 v17, vcc, v20, v1, vcc
	flat_load_dwordx4 v[0:3], v[12:13]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v7, v3
	v_add_f32_e32 v6, v6, v2
	v_add_f32_e32 v12, v5, v1
	v_add_f32_e32 v13, v4, v0
	flat_load_dwordx4 v[0:3], v[14:15]
	v_add_u32_e32 v4, vcc, 16, v14
	v_addc_u32_e32 v5, vcc, 0, v15, vcc
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v13, v0
	v_add_f32_e32 v12, v12, v1
	v_add_f32_e32 v14, v6, v2
	v_add_f32_e32 v15, v7, v3
	flat_load_dwordx4 v[0:3], v[4:5]
	v_add_u32_e32 v4, vcc, 16, v16
	v_addc_u32_e32 v5, vcc, 0, v17, vcc
	v_add_u32_e32 v10, vcc, s4, v10
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v20, v22, v0
	v_add_f32_e32 v21, v21, v1
	v_add_f32_e32 v18, v18, v2
	v_add_f32_e32 v19, v19, v3
	flat_load_dwordx4 v[0:3], v[4:5]
	flat_load_dwordx4 v[4:7], v[16:17]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v16, v19, v3
	v_add_f32_e32 v17, v18, v2
	v_add_f32_e32 v18, v21, v1
	v_add_f32_e32 v19, v20, v0
	v_lshlrev_b64 v[0:1], 5, v[10:11]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v13, v4
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v4, vcc, s0, v0
	v_add_f32_e32 v12, v12, v5
	v_addc_u32_e32 v5, vcc, v2, v1, vcc
	flat_load_dwordx4 v[0:3], v[4:5]
	v_add_u32_e32 v4, vcc, 16, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_add_f32_e32 v15, v15, v7
	v_add_f32_e32 v14, v14, v6
	flat_load_dwordx4 v[4:7], v[4:5]
	v_add_u32_e32 v10, vcc, s4, v10
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v13, v13, v0
	v_add_f32_e32 v12, v12, v1
	v_lshlrev_b64 v[0:1], 5, v[10:11]
	v_add_f32_e32 v14, v14, v2
	v_mov_b32_e32 v2, s1
	v_add_f32_e32 v15, v15, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v19, v19, v4
	v_add_u32_e32 v4, vcc, s0, v0
	v_add_f32_e32 v18, v18, v5
	v_addc_u32_e32 v5, vcc, v2, v1, vcc
	v_add_u32_e32 v0, vcc, 16, v4
	v_addc_u32_e32 v1, vcc, 0, v5, vcc
	v_add_f32_e32 v17, v17, v6
	v_add_f32_e32 v16, v16, v7
	flat_load_dwordx4 v[0:3], v[0:1]
	flat_load_dwordx4 v[4:7], v[4:5]
	v_add_u32_e32 v10, vcc, s4, v10
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v18, v18, v1
	v_add_f32_e32 v19, v19, v0
	v_lshlrev_b64 v[0:1], 5, v[10:11]
	v_add_f32_e32 v17, v17, v2
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v13, v4
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v4, vcc, s0, v0
	v_add_f32_e32 v12, v12, v5
	v_addc_u32_e32 v5, vcc, v2, v1, vcc
	v_add_f32_e32 v16, v16, v3
	flat_load_dwordx4 v[0:3], v[4:5]
	v_add_u32_e32 v4, vcc, 16, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_add_f32_e32 v15, v15, v7
	v_add_f32_e32 v14, v14, v6
	flat_load_dwordx4 v[4:7], v[4:5]
	v_add_u32_e32 v10, vcc, s4, v10
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v13, v13, v0
	v_add_f32_e32 v12, v12, v1
	v_lshlrev_b64 v[0:1], 5, v[10:11]
	v_add_f32_e32 v14, v14, v2
	v_mov_b32_e32 v2, s1
	v_add_f32_e32 v15, v15, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v19, v19, v4
	v_add_u32_e32 v4, vcc, s0, v0
	v_add_f32_e32 v18, v18, v5
	v_addc_u32_e32 v5, vcc, v2, v1, vcc
	v_add_u32_e32 v0, vcc, 16, v4
	v_addc_u32_e32 v1, vcc, 0, v5, vcc
	v_add_f32_e32 v17, v17, v6
	v_add_f32_e32 v16, v16, v7
	flat_load_dwordx4 v[0:3], v[0:1]
	flat_load_dwordx4 v[4:7], v[4:5]
	v_add_u32_e32 v10, vcc, s4, v10
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v18, v18, v1
	v_add_f32_e32 v19, v19, v0
	v_lshlrev_b64 v[0:1], 5, v[10:11]
	v_add_f32_e32 v17, v17, v2
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v13, v4
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v4, vcc, s0, v0
	v_add_f32_e32 v12, v12, v5
	v_addc_u32_e32 v5, vcc, v2, v1, vcc
	v_add_f32_e32 v16, v16, v3
	flat_load_dwordx4 v[0:3], v[4:5]
	v_add_u32_e32 v4, vcc, 16, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_add_f32_e32 v15, v15, v7
	v_add_f32_e32 v14, v14, v6
	flat_load_dwordx4 v[4:7], v[4:5]
	v_add_u32_e32 v10, vcc, s4, v10
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v13, v13, v0
	v_add_f32_e32 v12, v12, v1
	v_lshlrev_b64 v[0:1], 5, v[10:11]
	v_add_f32_e32 v14, v14, v2
	v_mov_b32_e32 v2, s1
	v_add_f32_e32 v15, v15, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v19, v19, v4
	v_add_u32_e32 v4, vcc, s0, v0
	v_add_f32_e32 v18, v18, v5
	v_addc_u32_e32 v5, vcc, v2, v1, vcc
	v_add_u32_e32 v0, vcc, 16, v4
	v_addc_u32_e32 v1, vcc, 0, v5, vcc
	v_add_f32_e32 v17, v17, v6
	v_add_f32_e32 v16, v16, v7
	flat_load_dwordx4 v[0:3], v[0:1]
	flat_load_dwordx4 v[4:7], v[4:5]
	v_add_u32_e32 v10, vcc, s4, v10
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v18, v18, v1
	v_add_f32_e32 v19, v19, v0
	v_lshlrev_b64 v[0:1], 5, v[10:11]
	v_add_f32_e32 v17, v17, v2
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v13, v4
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v4, vcc, s0, v0
	v_add_f32_e32 v12, v12, v5
	v_addc_u32_e32 v5, vcc, v2, v1, vcc
	v_add_f32_e32 v16, v16, v3
	flat_load_dwordx4 v[0:3], v[4:5]
	v_add_u32_e32 v4, vcc, 16, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_add_f32_e32 v15, v15, v7
	v_add_f32_e32 v14, v14, v6
	flat_load_dwordx4 v[4:7], v[4:5]
	v_add_u32_e32 v10, vcc, s4, v10
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v13, v13, v0
	v_add_f32_e32 v12, v12, v1
	v_lshlrev_b64 v[0:1], 5, v[10:11]
	v_add_f32_e32 v14, v14, v2
	v_mov_b32_e32 v2, s1
	v_add_f32_e32 v15, v15, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v19, v19, v4
	v_add_u32_e32 v4, vcc, s0, v0
	v_add_f32_e32 v18, v18, v5
	v_addc_u32_e32 v5, vcc, v2, v1, vcc
	v_add_u32_e32 v0, vcc, 16, v4
	v_addc_u32_e32 v1, vcc, 0, v5, vcc
	v_add_f32_e32 v17, v17, v6
	v_add_f32_e32 v16, v16, v7
	flat_load_dwordx4 v[0:3], v[0:1]
	flat_load_dwordx4 v[4:7], v[4:5]
	v_add_u32_e32 v10, vcc, s4, v10
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v18, v18, v1
	v_add_f32_e32 v19, v19, v0
	v_lshlrev_b64 v[0:1], 5, v[10:11]
	v_add_f32_e32 v17, v17, v2
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v13, v4
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v4, vcc, s0, v0
	v_add_f32_e32 v12, v12, v5
	v_addc_u32_e32 v5, vcc, v2, v1, vcc
	v_add_f32_e32 v16, v16, v3
	flat_load_dwordx4 v[0:3], v[4:5]
	v_add_u32_e32 v4, vcc, 16, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_add_f32_e32 v15, v15, v7
	v_add_f32_e32 v14, v14, v6
	flat_load_dwordx4 v[4:7], v[4:5]
	v_add_u32_e32 v10, vcc, s4, v10
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v13, v13, v0
	v_add_f32_e32 v12, v12, v1
	v_lshlrev_b64 v[0:1], 5, v[10:11]
	v_add_f32_e32 v14, v14, v2
	v_mov_b32_e32 v2, s1
	v_add_f32_e32 v15, v15, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v19, v19, v4
	v_add_u32_e32 v4, vcc, s0, v0
	v_add_f32_e32 v18, v18, v5
	v_addc_u32_e32 v5, vcc, v2, v1, vcc
	v_add_u32_e32 v0, vcc, 16, v4
	v_addc_u32_e32 v1, vcc, 0, v5, vcc
	v_add_f32_e32 v17, v17, v6
	v_add_f32_e32 v16, v16, v7
	flat_load_dwordx4 v[0:3], v[0:1]
	flat_load_dwordx4 v[4:7], v[4:5]
	v_add_u32_e32 v10, vcc, s4, v10
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v18, v18, v1
	v_add_f32_e32 v19, v19, v0
	v_lshlrev_b64 v[0:1], 5, v[10:11]
	v_add_f32_e32 v17, v17, v2
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v13, v4
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v4, vcc, s0, v0
	v_add_f32_e32 v12, v12, v5
	v_addc_u32_e32 v5, vcc, v2, v1, vcc
	v_add_f32_e32 v16, v16, v3
	flat_load_dwordx4 v[0:3], v[4:5]
	v_add_u32_e32 v4, vcc, 16, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_add_f32_e32 v15, v15, v7
	v_add_f32_e32 v14, v14, v6
	flat_load_dwordx4 v[4:7], v[4:5]
	v_add_u32_e32 v10, vcc, s4, v10
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v13, v13, v0
	v_add_f32_e32 v12, v12, v1
	v_lshlrev_b64 v[0:1], 5, v[10:11]
	v_add_f32_e32 v14, v14, v2
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v10, vcc, s0, v0
	v_addc_u32_e32 v11, vcc, v2, v1, vcc
	v_add_u32_e32 v0, vcc, 16, v10
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	v_add_f32_e32 v15, v15, v3
	flat_load_dwordx4 v[0:3], v[0:1]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v19, v19, v4
	v_add_f32_e32 v18, v18, v5
	v_add_f32_e32 v17, v17, v6
	v_add_f32_e32 v16, v16, v7
	flat_load_dwordx4 v[4:7], v[10:11]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v3, v16, v3
	v_add_f32_e32 v2, v17, v2
	v_add_f32_e32 v1, v18, v1
	v_add_f32_e32 v0, v19, v0
	v_add_f32_e32 v0, v0, v1
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v15, v7
	v_add_f32_e32 v6, v14, v6
	v_add_f32_e32 v5, v12, v5
	v_add_f32_e32 v4, v13, v4
	v_add_f32_e32 v4, v4, v5
	v_add_f32_e32 v5, v6, v7
	v_add_f32_e32 v1, v2, v3
	v_add_f32_e32 v4, v4, v5
	v_add_f32_e32 v0, v0, v1
	v_add_f32_e32 v2, v4, v0
	v_lshlrev_b64 v[0:1], 2, v[8:9]
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel far_8
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr 23
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
.Lfunc_end7:
	.size	far_8, .Lfunc_end7-far_8
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1552
; NumSgprs: 11
; NumVgprs: 23
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 23
; Occupancy: 10
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	near_16                 ; -- Begin function near_16
	.globl	near_16
	.p2align	8
	.type	near_16,@function
near_16:                                ; @near_16
	.loc	0 41
; %bb.0:
	s_load_dword s0, s[4:5], 0x4
	v_mov_b32_e32 v1, s8
	s_mov_b32 s5, 0
	s_mov_b32 s8, s5
	s_mov_b32 s9, s5
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s0, 0xffff
	v_mad_u64_u32 v[17:18], s[0:1], s4, v1, 0
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_mov_b32 s10, s5
	v_lshlrev_b64 v[1:2], 4, v[17:18]
	s_mov_b32 s11, s5
	v_add_u32_e32 v19, vcc, v1, v0
	s_mov_b32 s12, s5
	s_mov_b32 s13, s5
	s_mov_b32 s14, s5
	s_mov_b32 s15, s5
	s_mov_b32 s16, s5
	s_mov_b32 s17, s5
	s_mov_b32 s18, s5
	s_mov_b32 s19, s5
	s_mov_b32 s20, s5
	s_mov_b32 s21, s5
	s_mov_b32 s22, s5
	s_mov_b32 s23, s5
	v_mov_b32_e32 v1, s8
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v2, s9
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	v_mov_b32_e32 v5, s12
	v_mov_b32_e32 v6, s13
	v_mov_b32_e32 v7, s14
	v_mov_b32_e32 v8, s15
	v_mov_b32_e32 v9, s16
	v_mov_b32_e32 v10, s17
	v_mov_b32_e32 v11, s18
	v_mov_b32_e32 v12, s19
	v_mov_b32_e32 v13, s20
	v_mov_b32_e32 v14, s21
	v_mov_b32_e32 v15, s22
	v_mov_b32_e32 v16, s23
	s_mov_b32 s5, 16
.LBB8_1:                                ; =>This Inner Loop Header: Depth=1
	v_lshlrev_b64 v[21:22], 6, v[19:20]
	v_add_u32_e32 v19, vcc, s4, v19
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v25, s1
	v_lshlrev_b64 v[23:24], 6, v[19:20]
	v_add_u32_e32 v29, vcc, s0, v21
	v_addc_u32_e32 v30, vcc, v25, v22, vcc
	v_add_u32_e32 v31, vcc, s0, v23
	v_addc_u32_e32 v32, vcc, v25, v24, vcc
	flat_load_dwordx4 v[21:24], v[29:30]
	v_add_u32_e32 v25, vcc, 48, v29
	v_addc_u32_e32 v26, vcc, 0, v30, vcc
	flat_load_dwordx4 v[25:28], v[25:26]
	s_add_i32 s5, s5, -2
	s_cmp_eq_u32 s5, 0
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v33, v1, v21
	v_add_u32_e32 v1, vcc, 16, v31
	v_add_f32_e32 v34, v2, v22
	v_addc_u32_e32 v2, vcc, 0, v32, vcc
	v_add_f32_e32 v35, v3, v23
	v_add_f32_e32 v36, v4, v24
	flat_load_dwordx4 v[21:24], v[1:2]
	flat_load_dwordx4 v[1:4], v[31:32]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v1, v33, v1
	v_add_f32_e32 v33, v13, v25
	v_add_u32_e32 v13, vcc, 48, v31
	v_add_f32_e32 v2, v34, v2
	v_add_f32_e32 v34, v14, v26
	v_addc_u32_e32 v14, vcc, 0, v32, vcc
	v_add_u32_e32 v25, vcc, 32, v31
	v_addc_u32_e32 v26, vcc, 0, v32, vcc
	v_add_f32_e32 v4, v36, v4
	v_add_f32_e32 v3, v35, v3
	v_add_f32_e32 v35, v15, v27
	v_add_f32_e32 v36, v16, v28
	flat_load_dwordx4 v[13:16], v[13:14]
	flat_load_dwordx4 v[25:28], v[25:26]
	v_add_u32_e32 v31, vcc, 32, v29
	v_addc_u32_e32 v32, vcc, 0, v30, vcc
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v13, v33, v13
	v_add_u32_e32 v33, vcc, 16, v29
	v_add_f32_e32 v14, v34, v14
	v_addc_u32_e32 v34, vcc, 0, v30, vcc
	v_add_f32_e32 v16, v36, v16
	v_add_f32_e32 v15, v35, v15
	flat_load_dwordx4 v[29:32], v[31:32]
	flat_load_dwordx4 v[33:36], v[33:34]
	v_add_u32_e32 v19, vcc, s4, v19
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v9, v9, v29
	v_add_f32_e32 v10, v10, v30
	v_add_f32_e32 v11, v11, v31
	v_add_f32_e32 v12, v12, v32
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, v5, v33
	v_add_f32_e32 v6, v6, v34
	v_add_f32_e32 v7, v7, v35
	v_add_f32_e32 v8, v8, v36
	v_add_f32_e32 v12, v12, v28
	v_add_f32_e32 v11, v11, v27
	v_add_f32_e32 v10, v10, v26
	v_add_f32_e32 v9, v9, v25
	v_add_f32_e32 v8, v8, v24
	v_add_f32_e32 v7, v7, v23
	v_add_f32_e32 v6, v6, v22
	v_add_f32_e32 v5, v5, v21
	s_cbranch_scc0 .LBB8_1
; %bb.2:
	s_load_dword s0, s[6:7], 0x14
	v_add_f32_e32 v1, v1, v2
	v_add_f32_e32 v2, v3, v4
	v_add_f32_e32 v3, v5, v6
	v_add_f32_e32 v4, v7, v8
	v_add_f32_e32 v5, v9, v10
	v_add_f32_e32 v6, v11, v12
	v_add_f32_e32 v7, v13, v14
	v_add_f32_e32 v8, v15, v16
	v_add_f32_e32 v1, v1, v2
	v_add_f32_e32 v2, v3, v4
	v_add_f32_e32 v1, v1, v2
	v_add_f32_e32 v2, v5, v6
	v_add_f32_e32 v3, v7, v8
	v_add_f32_e32 v2, v2, v3
	v_add_f32_e32 v2, v1, v2
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v1, vcc, s0, v17
	v_addc_u32_e32 v3, vcc, 0, v18, vcc
	v_add_u32_e32 v0, vcc, v1, v0
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel near_16
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr 37
		.amdhsa_next_free_sgpr 24
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
.Lfunc_end8:
	.size	near_16, .Lfunc_end8-near_16
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 636
; NumSgprs: 26
; NumVgprs: 37
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 9
; NumSGPRsForWavesPerEU: 26
; NumVGPRsForWavesPerEU: 37
; Occupancy: 6
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	far_16                  ; -- Begin function far_16
	.globl	far_16
	.p2align	8
	.type	far_16,@function
far_16:                                 ; @far_16
	.loc	0 41
; %bb.0:
	s_load_dword s0, s[4:5], 0x4
	s_load_dwordx4 s[16:19], s[6:7], 0x0
	s_load_dword s1, s[6:7], 0x14
	s_load_dword s20, s[4:5], 0xc
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	s_mov_b32 s15, 0
	v_add_u32_e32 v0, vcc, s1, v0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[16:17], s[0:1], s2, v2, v[0:1]
	s_mov_b32 s0, s15
	s_mov_b32 s1, s15
	s_mov_b32 s2, s15
	s_mov_b32 s3, s15
	s_mov_b32 s4, s15
	s_mov_b32 s5, s15
	s_mov_b32 s6, s15
	s_mov_b32 s7, s15
	s_mov_b32 s8, s15
	s_mov_b32 s9, s15
	s_mov_b32 s10, s15
	s_mov_b32 s11, s15
	s_mov_b32 s12, s15
	s_mov_b32 s13, s15
	s_mov_b32 s14, s15
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v21, v17
	s_mov_b32 s21, 16
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v5, s5
	v_mov_b32_e32 v6, s6
	v_mov_b32_e32 v7, s7
	v_mov_b32_e32 v8, s8
	v_mov_b32_e32 v9, s9
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v11, s11
	v_mov_b32_e32 v12, s12
	v_mov_b32_e32 v13, s13
	v_mov_b32_e32 v14, s14
	v_mov_b32_e32 v15, s15
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, v16
.LBB9_1:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v21, v19
	v_add_u32_e32 v18, vcc, s20, v20
	v_lshlrev_b64 v[20:21], 6, v[20:21]
	v_mov_b32_e32 v24, s17
	v_lshlrev_b64 v[22:23], 6, v[18:19]
	v_add_u32_e32 v32, vcc, s16, v20
	v_addc_u32_e32 v33, vcc, v24, v21, vcc
	v_add_u32_e32 v34, vcc, s16, v22
	v_addc_u32_e32 v35, vcc, v24, v23, vcc
	flat_load_dwordx4 v[20:23], v[32:33]
	v_add_u32_e32 v24, vcc, 48, v32
	v_addc_u32_e32 v25, vcc, 0, v33, vcc
	flat_load_dwordx4 v[24:27], v[24:25]
	s_add_i32 s21, s21, -2
	s_cmp_eq_u32 s21, 0
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v20, v0, v20
	v_add_u32_e32 v0, vcc, 16, v34
	v_add_f32_e32 v21, v1, v21
	v_addc_u32_e32 v1, vcc, 0, v35, vcc
	v_add_f32_e32 v22, v2, v22
	v_add_f32_e32 v23, v3, v23
	flat_load_dwordx4 v[28:31], v[0:1]
	flat_load_dwordx4 v[0:3], v[34:35]
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v24, v12, v24
	v_add_u32_e32 v12, vcc, 48, v34
	v_add_f32_e32 v25, v13, v25
	v_addc_u32_e32 v13, vcc, 0, v35, vcc
	v_add_f32_e32 v26, v14, v26
	v_add_f32_e32 v27, v15, v27
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v0, v20, v0
	v_add_u32_e32 v20, vcc, 32, v34
	v_add_f32_e32 v1, v21, v1
	v_addc_u32_e32 v21, vcc, 0, v35, vcc
	v_add_f32_e32 v3, v23, v3
	v_add_f32_e32 v2, v22, v2
	flat_load_dwordx4 v[12:15], v[12:13]
	flat_load_dwordx4 v[20:23], v[20:21]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v12, v24, v12
	v_add_u32_e32 v24, vcc, 32, v32
	v_add_f32_e32 v13, v25, v13
	v_addc_u32_e32 v25, vcc, 0, v33, vcc
	v_add_u32_e32 v32, vcc, 16, v32
	v_addc_u32_e32 v33, vcc, 0, v33, vcc
	v_add_f32_e32 v15, v27, v15
	v_add_f32_e32 v14, v26, v14
	flat_load_dwordx4 v[24:27], v[24:25]
	flat_load_dwordx4 v[32:35], v[32:33]
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v8, v8, v24
	v_add_f32_e32 v9, v9, v25
	v_add_f32_e32 v10, v10, v26
	v_add_f32_e32 v11, v11, v27
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v4, v32
	v_add_f32_e32 v5, v5, v33
	v_add_f32_e32 v6, v6, v34
	v_add_f32_e32 v7, v7, v35
	v_add_f32_e32 v11, v11, v23
	v_add_f32_e32 v10, v10, v22
	v_add_f32_e32 v9, v9, v21
	v_add_f32_e32 v8, v8, v20
	v_add_u32_e32 v20, vcc, s20, v18
	v_add_f32_e32 v7, v7, v31
	v_add_f32_e32 v6, v6, v30
	v_add_f32_e32 v5, v5, v29
	v_add_f32_e32 v4, v4, v28
	s_cbranch_scc0 .LBB9_1
; %bb.2:
	v_add_f32_e32 v0, v0, v1
	v_add_f32_e32 v1, v2, v3
	v_add_f32_e32 v2, v4, v5
	v_add_f32_e32 v3, v6, v7
	v_add_f32_e32 v4, v8, v9
	v_add_f32_e32 v5, v10, v11
	v_add_f32_e32 v6, v12, v13
	v_add_f32_e32 v7, v14, v15
	v_add_f32_e32 v0, v0, v1
	v_add_f32_e32 v1, v2, v3
	v_add_f32_e32 v0, v0, v1
	v_add_f32_e32 v1, v4, v5
	v_add_f32_e32 v2, v6, v7
	v_add_f32_e32 v1, v1, v2
	v_add_f32_e32 v2, v0, v1
	v_lshlrev_b64 v[0:1], 2, v[16:17]
	v_mov_b32_e32 v3, s19
	v_add_u32_e32 v0, vcc, s18, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel far_16
		.amdhsa_group_segment_fixed_size 0
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
		.amdhsa_next_free_vgpr 36
		.amdhsa_next_free_sgpr 22
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
.Lfunc_end9:
	.size	far_16, .Lfunc_end9-far_16
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 636
; NumSgprs: 24
; NumVgprs: 36
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 24
; NumVGPRsForWavesPerEU: 36
; Occupancy: 7
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
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'float*'
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           near_1
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         near_1.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'float*'
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           far_1
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         far_1.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'float2*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'float*'
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           near_2
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         near_2.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'float2*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'float*'
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           far_2
    .private_segment_fixed_size: 0
    .sgpr_count:     12
    .sgpr_spill_count: 0
    .symbol:         far_2.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'float4*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'float*'
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           near_4
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         near_4.kd
    .vgpr_count:     21
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'float4*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'float*'
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           far_4
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         far_4.kd
    .vgpr_count:     22
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'float8*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'float*'
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           near_8
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         near_8.kd
    .vgpr_count:     22
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'float8*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'float*'
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           far_8
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         far_8.kd
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'float16*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'float*'
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           near_16
    .private_segment_fixed_size: 0
    .sgpr_count:     26
    .sgpr_spill_count: 0
    .symbol:         near_16.kd
    .vgpr_count:     37
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'float16*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'float*'
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           far_16
    .private_segment_fixed_size: 0
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         far_16.kd
    .vgpr_count:     36
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

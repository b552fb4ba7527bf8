	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	crc                     ; -- Begin function crc
	.globl	crc
	.p2align	8
	.type	crc,@function
crc:                                    ; @crc
	.file	0 "." "kernels.cl"
	.loc	0 10
; %bb.0:
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, 0xffff
	v_add_u32_e32 v0, vcc, s5, v0
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[4:5], s[4:5], s6, v2, v[0:1]
	.loc	0 13
	v_mov_b32_e32 v2, s1
	v_lshlrev_b64 v[0:1], 4, v[4:5]
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_load_dwordx4 v[0:3], v[0:1]
	.loc	0 14
	s_getpc_b64 s[0:1]
	s_add_u32 s0, s0, crc_table@rel32@lo+4
	s_addc_u32 s1, s1, crc_table@rel32@hi+12
	v_mov_b32_e32 v8, s1
	.loc	0 13
	s_waitcnt vmcnt(0)
	v_not_b32_e32 v6, v0
	v_or_b32_e32 v9, 0xffffff00, v6
	.loc	0 14
	v_and_b32_e32 v6, 15, v9
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s0, v6
	v_addc_u32_e32 v7, vcc, 0, v8, vcc
	flat_load_dword v6, v[6:7]
	v_lshrrev_b32_e32 v7, 4, v9
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v9, v7, v6
	.loc	0 15
	v_and_b32_e32 v6, 15, v9
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s0, v6
	v_addc_u32_e32 v7, vcc, 0, v8, vcc
	flat_load_dword v6, v[6:7]
	v_lshrrev_b32_e32 v7, 4, v9
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v6, v7, v6
	.loc	0 13
	v_xor_b32_sdwa v9, v6, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1
	.loc	0 14
	v_and_b32_e32 v6, 15, v9
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s0, v6
	v_addc_u32_e32 v7, vcc, 0, v8, vcc
	flat_load_dword v6, v[6:7]
	v_lshrrev_b32_e32 v7, 4, v9
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v9, v7, v6
	.loc	0 15
	v_and_b32_e32 v6, 15, v9
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s0, v6
	v_addc_u32_e32 v7, vcc, 0, v8, vcc
	flat_load_dword v6, v[6:7]
	v_lshrrev_b32_e32 v7, 4, v9
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v6, v7, v6
	.loc	0 13
	v_xor_b32_sdwa v9, v6, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_2
	.loc	0 14
	v_and_b32_e32 v6, 15, v9
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s0, v6
	v_addc_u32_e32 v7, vcc, 0, v8, vcc
	flat_load_dword v6, v[6:7]
	v_lshrrev_b32_e32 v7, 4, v9
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v9, v7, v6
	.loc	0 15
	v_and_b32_e32 v6, 15, v9
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s0, v6
	v_addc_u32_e32 v7, vcc, 0, v8, vcc
	flat_load_dword v6, v[6:7]
	v_lshrrev_b32_e32 v7, 4, v9
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v6, v7, v6
	.loc	0 13
	v_xor_b32_sdwa v0, v6, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	.loc	0 14
	v_and_b32_e32 v6, 15, v0
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s0, v6
	v_addc_u32_e32 v7, vcc, 0, v8, vcc
	flat_load_dword v6, v[6:7]
	v_lshrrev_b32_e32 v0, 4, v0
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v0, v6
	.loc	0 15
	v_and_b32_e32 v6, 15, v0
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s0, v6
	v_addc_u32_e32 v7, vcc, 0, v8, vcc
	flat_load_dword v6, v[6:7]
	v_lshrrev_b32_e32 v0, 4, v0
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v0, v6
	.loc	0 13
	v_xor_b32_sdwa v0, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	.loc	0 14
	v_and_b32_e32 v6, 15, v0
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s0, v6
	v_addc_u32_e32 v7, vcc, 0, v8, vcc
	flat_load_dword v6, v[6:7]
	v_lshrrev_b32_e32 v0, 4, v0
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v0, v6
	.loc	0 15
	v_and_b32_e32 v6, 15, v0
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s0, v6
	v_addc_u32_e32 v7, vcc, 0, v8, vcc
	flat_load_dword v6, v[6:7]
	v_lshrrev_b32_e32 v0, 4, v0
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v0, v6
	.loc	0 13
	v_xor_b32_sdwa v0, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1
	.loc	0 14
	v_and_b32_e32 v6, 15, v0
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s0, v6
	v_addc_u32_e32 v7, vcc, 0, v8, vcc
	flat_load_dword v6, v[6:7]
	v_lshrrev_b32_e32 v0, 4, v0
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v0, v6
	.loc	0 15
	v_and_b32_e32 v6, 15, v0
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s0, v6
	v_addc_u32_e32 v7, vcc, 0, v8, vcc
	flat_load_dword v6, v[6:7]
	v_lshrrev_b32_e32 v0, 4, v0
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v0, v6
	.loc	0 13
	v_xor_b32_sdwa v0, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_2
	.loc	0 14
	v_and_b32_e32 v6, 15, v0
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s0, v6
	v_addc_u32_e32 v7, vcc, 0, v8, vcc
	flat_load_dword v6, v[6:7]
	v_lshrrev_b32_e32 v0, 4, v0
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v0, v6
	.loc	0 15
	v_and_b32_e32 v6, 15, v0
	v_lshlrev_b32_e32 v6, 2, v6
	v_add_u32_e32 v6, vcc, s0, v6
	v_addc_u32_e32 v7, vcc, 0, v8, vcc
	flat_load_dword v6, v[6:7]
	v_lshrrev_b32_e32 v0, 4, v0
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v0, v6
	.loc	0 13
	v_xor_b32_sdwa v6, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	.loc	0 14
	v_and_b32_e32 v0, 15, v6
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v8, vcc
	flat_load_dword v0, v[0:1]
	v_lshrrev_b32_e32 v1, 4, v6
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v6, v1, v0
	.loc	0 15
	v_and_b32_e32 v0, 15, v6
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v8, vcc
	flat_load_dword v0, v[0:1]
	v_lshrrev_b32_e32 v1, 4, v6
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v1, v0
	.loc	0 13
	v_xor_b32_sdwa v6, v0, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	.loc	0 14
	v_and_b32_e32 v0, 15, v6
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v8, vcc
	flat_load_dword v0, v[0:1]
	v_lshrrev_b32_e32 v1, 4, v6
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v6, v1, v0
	.loc	0 15
	v_and_b32_e32 v0, 15, v6
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v8, vcc
	flat_load_dword v0, v[0:1]
	v_lshrrev_b32_e32 v1, 4, v6
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v1, v0
	.loc	0 13
	v_xor_b32_sdwa v6, v0, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1
	.loc	0 14
	v_and_b32_e32 v0, 15, v6
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v8, vcc
	flat_load_dword v0, v[0:1]
	v_lshrrev_b32_e32 v1, 4, v6
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v6, v1, v0
	.loc	0 15
	v_and_b32_e32 v0, 15, v6
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v8, vcc
	flat_load_dword v0, v[0:1]
	v_lshrrev_b32_e32 v1, 4, v6
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v1, v0
	.loc	0 13
	v_xor_b32_sdwa v6, v0, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_2
	.loc	0 14
	v_and_b32_e32 v0, 15, v6
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v8, vcc
	flat_load_dword v0, v[0:1]
	v_lshrrev_b32_e32 v1, 4, v6
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v6, v1, v0
	.loc	0 15
	v_and_b32_e32 v0, 15, v6
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v8, vcc
	flat_load_dword v0, v[0:1]
	v_lshrrev_b32_e32 v1, 4, v6
	.loc	0 17
	v_mov_b32_e32 v6, s3
	.loc	0 15
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v1, v0
	.loc	0 13
	v_xor_b32_sdwa v2, v0, v2 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	.loc	0 14
	v_and_b32_e32 v0, 15, v2
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v8, vcc
	flat_load_dword v0, v[0:1]
	v_lshrrev_b32_e32 v1, 4, v2
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v2, v1, v0
	.loc	0 15
	v_and_b32_e32 v0, 15, v2
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v8, vcc
	flat_load_dword v0, v[0:1]
	v_lshrrev_b32_e32 v1, 4, v2
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v1, v0
	.loc	0 13
	v_xor_b32_sdwa v2, v0, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_0
	.loc	0 14
	v_and_b32_e32 v0, 15, v2
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v8, vcc
	flat_load_dword v0, v[0:1]
	v_lshrrev_b32_e32 v1, 4, v2
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v2, v1, v0
	.loc	0 15
	v_and_b32_e32 v0, 15, v2
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v8, vcc
	flat_load_dword v0, v[0:1]
	v_lshrrev_b32_e32 v1, 4, v2
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v1, v0
	.loc	0 13
	v_xor_b32_sdwa v2, v0, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_1
	.loc	0 14
	v_and_b32_e32 v0, 15, v2
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v8, vcc
	flat_load_dword v0, v[0:1]
	v_lshrrev_b32_e32 v1, 4, v2
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v2, v1, v0
	.loc	0 15
	v_and_b32_e32 v0, 15, v2
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v8, vcc
	flat_load_dword v0, v[0:1]
	v_lshrrev_b32_e32 v1, 4, v2
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v1, v0
	.loc	0 13
	v_xor_b32_sdwa v2, v0, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_2
	.loc	0 14
	v_and_b32_e32 v0, 15, v2
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v8, vcc
	flat_load_dword v0, v[0:1]
	v_lshrrev_b32_e32 v1, 4, v2
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v2, v1, v0
	.loc	0 15
	v_and_b32_e32 v0, 15, v2
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v8, vcc
	flat_load_dword v0, v[0:1]
	v_lshrrev_b32_e32 v1, 4, v2
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v0, v1, v0
	.loc	0 13
	v_xor_b32_sdwa v2, v0, v3 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:BYTE_3
	.loc	0 14
	v_and_b32_e32 v0, 15, v2
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v8, vcc
	flat_load_dword v0, v[0:1]
	v_lshrrev_b32_e32 v1, 4, v2
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v2, v1, v0
	.loc	0 15
	v_and_b32_e32 v0, 15, v2
	v_lshlrev_b32_e32 v0, 2, v0
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, 0, v8, vcc
	flat_load_dword v3, v[0:1]
	.loc	0 17
	v_lshlrev_b64 v[0:1], 2, v[4:5]
	.loc	0 15
	v_lshrrev_b32_e32 v2, 4, v2
	.loc	0 17
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v6, v1, vcc
	.loc	0 15
	s_waitcnt vmcnt(0)
	v_xor_b32_e32 v2, v2, v3
	.loc	0 17
	v_not_b32_e32 v2, v2
	flat_store_dword v[0:1], v2
	.loc	0 18
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel crc
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
.Lfunc_end0:
	.size	crc, .Lfunc_end0-crc
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1504
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
	.hidden	fibonacci                       ; -- Begin function fibonacci
	.globl	fibonacci
	.p2align	2
	.type	fibonacci,@function
fibonacci:                              ; @fibonacci
	.loc	0 20
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s8, 0
	.loc	0 22
	v_cmp_lt_i32_e32 vcc, 0, v0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB1_4
; %bb.1:
	.loc	0 0
	s_mov_b32 s9, 1
	s_mov_b64 s[6:7], 0
.LBB1_2:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 22
	v_add_u32_e32 v0, vcc, -1, v0
	s_add_i32 s10, s8, s9
	v_cmp_eq_u32_e32 vcc, 0, v0
	v_mov_b32_e32 v1, s9
	s_mov_b32 s8, s9
	s_or_b64 s[6:7], vcc, s[6:7]
	s_mov_b32 s9, s10
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execnz .LBB1_2
; %bb.3:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
.LBB1_4:
	s_or_b64 exec, exec, s[4:5]
	.loc	0 23
	v_mov_b32_e32 v0, v1
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	fibonacci, .Lfunc_end1-fibonacci
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 84
; NumSgprs: 34
; NumVgprs: 2
; ScratchSize: 0
; MemoryBound: 0
	.text
	.hidden	twice                           ; -- Begin function twice
	.globl	twice
	.p2align	2
	.type	twice,@function
twice:                                  ; @twice
	.loc	0 26
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	s_mov_b32 s11, s33
	s_mov_b32 s33, s32
	s_xor_saveexec_b64 s[4:5], -1
	buffer_store_dword v2, off, s[0:3], s33
	s_mov_b64 exec, s[4:5]
	s_addk_i32 s32, 0x400
	v_writelane_b32 v2, s30, 0
	v_writelane_b32 v2, s31, 1
	v_mov_b32_e32 v3, v0
	s_getpc_b64 s[12:13]
	s_add_u32 s12, s12, fibonacci@rel32@lo+4
	s_addc_u32 s13, s13, fibonacci@rel32@hi+12
	s_swappc_b64 s[30:31], s[12:13]
	v_mov_b32_e32 v4, v0
	v_lshrrev_b32_e32 v0, 31, v3
	v_add_u32_e32 v0, vcc, v3, v0
	v_ashrrev_i32_e32 v0, 1, v0
	s_swappc_b64 s[30:31], s[12:13]
	v_add_u32_e32 v0, vcc, v0, v4
	v_readlane_b32 s31, v2, 1
	v_readlane_b32 s30, v2, 0
	s_xor_saveexec_b64 s[4:5], -1
	buffer_load_dword v2, off, s[0:3], s33
	s_mov_b64 exec, s[4:5]
	s_addk_i32 s32, 0xfc00
	s_mov_b32 s33, s11
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end2:
	.size	twice, .Lfunc_end2-twice
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 148
; NumSgprs: 36
; NumVgprs: 5
; ScratchSize: 16
; MemoryBound: 0
	.text
	.hidden	exchange                        ; -- Begin function exchange
	.globl	exchange
	.p2align	2
	.type	exchange,@function
exchange:                               ; @exchange
	.loc	0 28
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	buffer_load_dword v2, v1, s[0:3], 0 offen
	buffer_load_dword v3, v0, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	buffer_store_dword v2, v0, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	buffer_store_dword v3, v1, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end3:
	.size	exchange, .Lfunc_end3-exchange
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 52
; NumSgprs: 32
; NumVgprs: 4
; ScratchSize: 0
; MemoryBound: 1
	.text
	.protected	calls                   ; -- Begin function calls
	.globl	calls
	.p2align	8
	.type	calls,@function
calls:                                  ; @calls
	.loc	0 30
; %bb.0:
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	.loc	0 31
	s_load_dwordx4 s[16:19], s[6:7], 0x0
	s_add_i32 s8, s8, s11
	s_lshr_b32 flat_scratch_hi, s8, 8
	s_add_u32 s0, s0, s11
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, vcc, s5, v0
	s_addc_u32 s1, s1, 0
	s_and_b32 s6, s4, 0xffff
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mov_b32_e32 v2, s10
	v_mad_u64_u32 v[9:10], s[4:5], s6, v2, v[0:1]
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v1, s17
	.loc	0 32
	v_mad_u64_u32 v[0:1], s[4:5], v9, 24, v[0:1]
	s_mov_b32 flat_scratch_lo, s9
	v_mov_b32_e32 v8, 4
	v_mad_u32_u24 v1, v10, 24, v1
	flat_load_dwordx2 v[11:12], v[0:1]
	v_add_u32_e32 v0, vcc, 8, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_load_dwordx4 v[0:3], v[0:1]
	v_add_u32_e32 v4, vcc, 4, v8
	v_add_u32_e32 v5, vcc, 8, v8
	v_add_u32_e32 v6, vcc, 12, v8
	v_add_u32_e32 v7, vcc, 16, v8
	v_add_u32_e32 v8, vcc, 20, v8
	s_movk_i32 s32, 0x800
	s_waitcnt vmcnt(1)
	buffer_store_dword v11, off, s[0:3], 0 offset:4
	buffer_store_dword v12, off, s[0:3], 0 offset:8
	s_waitcnt vmcnt(2)
	buffer_store_dword v0, off, s[0:3], 0 offset:12
	buffer_store_dword v1, off, s[0:3], 0 offset:16
	buffer_store_dword v2, off, s[0:3], 0 offset:20
	buffer_store_dword v3, off, s[0:3], 0 offset:24
	.loc	0 35
	v_cmp_gt_i32_e32 vcc, v11, v12
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_2
; %bb.1:
	v_mov_b32_e32 v0, 4
	v_mov_b32_e32 v1, v4
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, exchange@rel32@lo+4
	s_addc_u32 s7, s7, exchange@rel32@hi+12
	s_swappc_b64 s[30:31], s[6:7]
	buffer_load_dword v12, off, s[0:3], 0 offset:8
	buffer_load_dword v0, off, s[0:3], 0 offset:12
.LBB4_2:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 35
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, v12, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_4
; %bb.3:
	v_mov_b32_e32 v0, v4
	v_mov_b32_e32 v1, v5
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, exchange@rel32@lo+4
	s_addc_u32 s7, s7, exchange@rel32@hi+12
	s_swappc_b64 s[30:31], s[6:7]
	buffer_load_dword v0, off, s[0:3], 0 offset:12
.LBB4_4:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 35
	buffer_load_dword v1, off, s[0:3], 0 offset:16
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, v0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_6
; %bb.5:
	v_mov_b32_e32 v0, v5
	v_mov_b32_e32 v1, v6
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, exchange@rel32@lo+4
	s_addc_u32 s7, s7, exchange@rel32@hi+12
	s_swappc_b64 s[30:31], s[6:7]
	buffer_load_dword v1, off, s[0:3], 0 offset:16
.LBB4_6:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 35
	buffer_load_dword v0, off, s[0:3], 0 offset:20
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, v1, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_8
; %bb.7:
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v1, v7
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, exchange@rel32@lo+4
	s_addc_u32 s7, s7, exchange@rel32@hi+12
	s_swappc_b64 s[30:31], s[6:7]
	buffer_load_dword v0, off, s[0:3], 0 offset:20
.LBB4_8:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 35
	buffer_load_dword v1, off, s[0:3], 0 offset:24
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, v0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_10
; %bb.9:
	v_mov_b32_e32 v0, v7
	v_mov_b32_e32 v1, v8
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, exchange@rel32@lo+4
	s_addc_u32 s7, s7, exchange@rel32@hi+12
	s_swappc_b64 s[30:31], s[6:7]
.LBB4_10:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 35
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	buffer_load_dword v0, off, s[0:3], 0 offset:8
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, v1, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB4_12
; %bb.11:
	v_mov_b32_e32 v0, 4
	v_mov_b32_e32 v1, v4
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, exchange@rel32@lo+4
	s_addc_u32 s7, s7, exchange@rel32@hi+12
	s_swappc_b64 s[30:31], s[6:7]
	buffer_load_dword v0, off, s[0:3], 0 offset:8
.LBB4_12:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 35
	buffer_load_dword v1, off, s[0:3], 0 offset:12
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, v0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_14
; %bb.13:
	v_mov_b32_e32 v0, v4
	v_mov_b32_e32 v1, v5
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, exchange@rel32@lo+4
	s_addc_u32 s7, s7, exchange@rel32@hi+12
	s_swappc_b64 s[30:31], s[6:7]
	buffer_load_dword v1, off, s[0:3], 0 offset:12
.LBB4_14:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 35
	buffer_load_dword v0, off, s[0:3], 0 offset:16
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, v1, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_16
; %bb.15:
	v_mov_b32_e32 v0, v5
	v_mov_b32_e32 v1, v6
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, exchange@rel32@lo+4
	s_addc_u32 s7, s7, exchange@rel32@hi+12
	s_swappc_b64 s[30:31], s[6:7]
	buffer_load_dword v0, off, s[0:3], 0 offset:16
.LBB4_16:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 35
	buffer_load_dword v1, off, s[0:3], 0 offset:20
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, v0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_18
; %bb.17:
	v_mov_b32_e32 v0, v6
	v_mov_b32_e32 v1, v7
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, exchange@rel32@lo+4
	s_addc_u32 s7, s7, exchange@rel32@hi+12
	s_swappc_b64 s[30:31], s[6:7]
.LBB4_18:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 35
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	buffer_load_dword v0, off, s[0:3], 0 offset:8
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, v1, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_20
; %bb.19:
	v_mov_b32_e32 v0, 4
	v_mov_b32_e32 v1, v4
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, exchange@rel32@lo+4
	s_addc_u32 s7, s7, exchange@rel32@hi+12
	s_swappc_b64 s[30:31], s[6:7]
	buffer_load_dword v0, off, s[0:3], 0 offset:8
.LBB4_20:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 35
	buffer_load_dword v1, off, s[0:3], 0 offset:12
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, v0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_22
; %bb.21:
	v_mov_b32_e32 v0, v4
	v_mov_b32_e32 v1, v5
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, exchange@rel32@lo+4
	s_addc_u32 s7, s7, exchange@rel32@hi+12
	s_swappc_b64 s[30:31], s[6:7]
	buffer_load_dword v1, off, s[0:3], 0 offset:12
.LBB4_22:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 35
	buffer_load_dword v0, off, s[0:3], 0 offset:16
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, v1, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_24
; %bb.23:
	v_mov_b32_e32 v0, v5
	v_mov_b32_e32 v1, v6
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, exchange@rel32@lo+4
	s_addc_u32 s7, s7, exchange@rel32@hi+12
	s_swappc_b64 s[30:31], s[6:7]
.LBB4_24:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 35
	buffer_load_dword v1, off, s[0:3], 0 offset:4
	buffer_load_dword v0, off, s[0:3], 0 offset:8
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, v1, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_26
; %bb.25:
	v_mov_b32_e32 v0, 4
	v_mov_b32_e32 v1, v4
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, exchange@rel32@lo+4
	s_addc_u32 s7, s7, exchange@rel32@hi+12
	s_swappc_b64 s[30:31], s[6:7]
	buffer_load_dword v0, off, s[0:3], 0 offset:8
.LBB4_26:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 35
	buffer_load_dword v1, off, s[0:3], 0 offset:12
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, v0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_28
; %bb.27:
	v_mov_b32_e32 v0, v4
	v_mov_b32_e32 v1, v5
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, exchange@rel32@lo+4
	s_addc_u32 s7, s7, exchange@rel32@hi+12
	s_swappc_b64 s[30:31], s[6:7]
.LBB4_28:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 35
	buffer_load_dword v0, off, s[0:3], 0 offset:4
	buffer_load_dword v1, off, s[0:3], 0 offset:8
	s_waitcnt vmcnt(0)
	v_cmp_gt_i32_e32 vcc, v0, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB4_30
; %bb.29:
	v_mov_b32_e32 v0, 4
	v_mov_b32_e32 v1, v4
	s_getpc_b64 s[6:7]
	s_add_u32 s6, s6, exchange@rel32@lo+4
	s_addc_u32 s7, s7, exchange@rel32@hi+12
	s_swappc_b64 s[30:31], s[6:7]
.LBB4_30:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 36
	v_and_b32_e32 v0, 1, v9
	v_cmp_eq_u32_e32 vcc, 1, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[14:15], exec, s[4:5]
	s_cbranch_execz .LBB4_32
; %bb.31:
	v_mov_b32_e32 v0, 0x4f800000
	v_madak_f32 v0, 0, v0, 0x41a00000
	v_rcp_f32_e32 v0, v0
	s_movk_i32 s6, 0xffec
	v_mul_f32_e32 v0, 0x5f7ffffc, v0
	v_mul_f32_e32 v1, 0x2f800000, v0
	v_trunc_f32_e32 v1, v1
	v_mac_f32_e32 v0, 0xcf800000, v1
	v_cvt_u32_f32_e32 v4, v0
	v_cvt_u32_f32_e32 v5, v1
	v_mad_u64_u32 v[0:1], s[4:5], v4, s6, 0
	v_mul_lo_u32 v2, v5, s6
	v_sub_u32_e32 v1, vcc, v1, v4
	v_add_u32_e32 v6, vcc, v2, v1
	v_mul_hi_u32 v3, v4, v0
	v_mad_u64_u32 v[1:2], s[4:5], v4, v6, 0
	v_add_u32_e32 v7, vcc, v3, v1
	v_mad_u64_u32 v[0:1], s[4:5], v5, v0, 0
	v_addc_u32_e32 v8, vcc, 0, v2, vcc
	v_mad_u64_u32 v[2:3], s[4:5], v5, v6, 0
	v_add_u32_e32 v0, vcc, v7, v0
	v_addc_u32_e32 v0, vcc, v8, v1, vcc
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	v_add_u32_e32 v0, vcc, v0, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v4, vcc, v4, v0
	v_addc_u32_e32 v5, vcc, v5, v1, vcc
	v_mad_u64_u32 v[0:1], s[4:5], v4, s6, 0
	v_mul_lo_u32 v2, v5, s6
	v_sub_u32_e32 v1, vcc, v1, v4
	v_add_u32_e32 v3, vcc, v1, v2
	v_mad_u64_u32 v[1:2], s[4:5], v4, v3, 0
	v_mul_hi_u32 v6, v4, v0
	v_add_u32_e32 v6, vcc, v6, v1
	v_mad_u64_u32 v[0:1], s[4:5], v5, v0, 0
	v_addc_u32_e32 v7, vcc, 0, v2, vcc
	v_mad_u64_u32 v[2:3], s[4:5], v5, v3, 0
	v_add_u32_e32 v0, vcc, v6, v0
	v_addc_u32_e32 v0, vcc, v7, v1, vcc
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	v_add_u32_e32 v0, vcc, v0, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v2, vcc, v4, v0
	v_addc_u32_e32 v3, vcc, v5, v1, vcc
	v_mad_u64_u32 v[0:1], s[4:5], v9, v3, 0
	v_mul_hi_u32 v4, v9, v2
	v_add_u32_e32 v4, vcc, v4, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_mad_u64_u32 v[0:1], s[4:5], v10, v2, 0
	v_mad_u64_u32 v[2:3], s[4:5], v10, v3, 0
	v_add_u32_e32 v0, vcc, v4, v0
	v_addc_u32_e32 v0, vcc, v5, v1, vcc
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	v_add_u32_e32 v0, vcc, v0, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mul_lo_u32 v2, v1, 20
	v_mad_u64_u32 v[0:1], s[4:5], v0, 20, 0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, twice@rel32@lo+4
	s_addc_u32 s5, s5, twice@rel32@hi+12
	v_add_u32_e32 v1, vcc, v1, v2
	v_sub_u32_e32 v0, vcc, v9, v0
	v_subb_u32_e32 v1, vcc, v10, v1, vcc
	v_subrev_u32_e32 v2, vcc, 20, v0
	v_subbrev_u32_e32 v3, vcc, 0, v1, vcc
	v_cmp_lt_u32_e32 vcc, 19, v2
	v_cndmask_b32_e64 v4, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v3
	v_cndmask_b32_e32 v3, -1, v4, vcc
	v_subrev_u32_e32 v4, vcc, 20, v2
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_cndmask_b32_e32 v2, v2, v4, vcc
	v_cmp_lt_u32_e32 vcc, 19, v0
	v_cndmask_b32_e64 v3, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, -1, v3, vcc
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v0, v0, v2, vcc
	s_swappc_b64 s[30:31], s[4:5]
.LBB4_32:
	s_andn2_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execz .LBB4_34
; %bb.33:
	v_mov_b32_e32 v0, 0x4f800000
	v_madak_f32 v0, 0, v0, 0x41f00000
	v_rcp_f32_e32 v0, v0
	s_movk_i32 s6, 0xffe2
	v_mul_f32_e32 v0, 0x5f7ffffc, v0
	v_mul_f32_e32 v1, 0x2f800000, v0
	v_trunc_f32_e32 v1, v1
	v_mac_f32_e32 v0, 0xcf800000, v1
	v_cvt_u32_f32_e32 v4, v0
	v_cvt_u32_f32_e32 v5, v1
	v_mad_u64_u32 v[0:1], s[4:5], v4, s6, 0
	v_mul_lo_u32 v2, v5, s6
	v_subrev_u32_e32 v1, vcc, v4, v1
	v_add_u32_e32 v6, vcc, v2, v1
	v_mul_hi_u32 v3, v4, v0
	v_mad_u64_u32 v[1:2], s[4:5], v4, v6, 0
	v_add_u32_e32 v7, vcc, v3, v1
	v_mad_u64_u32 v[0:1], s[4:5], v5, v0, 0
	v_addc_u32_e32 v8, vcc, 0, v2, vcc
	v_mad_u64_u32 v[2:3], s[4:5], v5, v6, 0
	v_add_u32_e32 v0, vcc, v7, v0
	v_addc_u32_e32 v0, vcc, v8, v1, vcc
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	v_add_u32_e32 v0, vcc, v0, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v4, vcc, v4, v0
	v_addc_u32_e32 v5, vcc, v5, v1, vcc
	v_mad_u64_u32 v[0:1], s[4:5], v4, s6, 0
	v_mul_lo_u32 v2, v5, s6
	v_sub_u32_e32 v1, vcc, v1, v4
	v_add_u32_e32 v3, vcc, v1, v2
	v_mad_u64_u32 v[1:2], s[4:5], v4, v3, 0
	v_mul_hi_u32 v6, v4, v0
	v_add_u32_e32 v6, vcc, v6, v1
	v_mad_u64_u32 v[0:1], s[4:5], v5, v0, 0
	v_addc_u32_e32 v7, vcc, 0, v2, vcc
	v_mad_u64_u32 v[2:3], s[4:5], v5, v3, 0
	v_add_u32_e32 v0, vcc, v6, v0
	v_addc_u32_e32 v0, vcc, v7, v1, vcc
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	v_add_u32_e32 v0, vcc, v0, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v2, vcc, v4, v0
	v_addc_u32_e32 v3, vcc, v5, v1, vcc
	v_mad_u64_u32 v[0:1], s[4:5], v9, v3, 0
	v_mul_hi_u32 v4, v9, v2
	v_add_u32_e32 v4, vcc, v4, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_mad_u64_u32 v[0:1], s[4:5], v10, v2, 0
	v_mad_u64_u32 v[2:3], s[4:5], v10, v3, 0
	v_add_u32_e32 v0, vcc, v4, v0
	v_addc_u32_e32 v0, vcc, v5, v1, vcc
	v_addc_u32_e32 v1, vcc, 0, v3, vcc
	v_add_u32_e32 v0, vcc, v0, v2
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mul_lo_u32 v2, v1, 30
	v_mad_u64_u32 v[0:1], s[4:5], v0, 30, 0
	s_getpc_b64 s[4:5]
	s_add_u32 s4, s4, fibonacci@rel32@lo+4
	s_addc_u32 s5, s5, fibonacci@rel32@hi+12
	v_add_u32_e32 v1, vcc, v1, v2
	v_sub_u32_e32 v0, vcc, v9, v0
	v_subb_u32_e32 v1, vcc, v10, v1, vcc
	v_subrev_u32_e32 v2, vcc, 30, v0
	v_subbrev_u32_e32 v3, vcc, 0, v1, vcc
	v_cmp_lt_u32_e32 vcc, 29, v2
	v_cndmask_b32_e64 v4, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v3
	v_cndmask_b32_e32 v3, -1, v4, vcc
	v_subrev_u32_e32 v4, vcc, 30, v2
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_cndmask_b32_e32 v2, v2, v4, vcc
	v_cmp_lt_u32_e32 vcc, 29, v0
	v_cndmask_b32_e64 v3, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v1, -1, v3, vcc
	v_cmp_ne_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v0, v0, v2, vcc
	s_swappc_b64 s[30:31], s[4:5]
	v_lshlrev_b32_e32 v0, 1, v0
.LBB4_34:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 36
	buffer_load_dword v3, off, s[0:3], 0 offset:4
	buffer_load_dword v4, off, s[0:3], 0 offset:24
	v_lshlrev_b64 v[1:2], 2, v[9:10]
	v_mov_b32_e32 v5, s19
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v0, vcc, v3, v0
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v3, vcc, v0, v4
	v_add_u32_e32 v0, vcc, s18, v1
	v_addc_u32_e32 v1, vcc, v5, v2, vcc
	flat_store_dword v[0:1], v3
	.loc	0 37
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel calls
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 48
		.amdhsa_kernarg_size 72
		.amdhsa_user_sgpr_count 10
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 13
		.amdhsa_next_free_sgpr 34
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
	.size	calls, .Lfunc_end4-calls
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2300
; NumSgprs: 40
; NumVgprs: 13
; ScratchSize: 48
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 40
; NumVGPRsForWavesPerEU: 13
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 10
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	choose                  ; -- Begin function choose
	.globl	choose
	.p2align	8
	.type	choose,@function
choose:                                 ; @choose
	.loc	0 39
; %bb.0:
	.loc	0 41
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, 0xffff
	v_add_u32_e32 v0, vcc, s5, v0
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[4:5], s6, v2, v[0:1]
	v_mov_b32_e32 v3, s1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v2, vcc, s0, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v3, 15, v2
	v_cmp_lt_i32_e32 vcc, 3, v3
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB5_18
; %bb.1:
	.loc	0 0
	v_cmp_lt_i32_e32 vcc, 5, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB5_11
; %bb.2:
	v_cmp_lt_i32_e32 vcc, 6, v3
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB5_8
; %bb.3:
	v_cmp_ne_u32_e32 vcc, 7, v3
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
; %bb.4:
	s_mov_b32 s10, 1
; %bb.5:
	s_or_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v2, s10
	s_xor_b64 exec, exec, s[8:9]
; %bb.6:
	v_mov_b32_e32 v2, 7
; %bb.7:
	s_or_b64 exec, exec, s[8:9]
.LBB5_8:
	s_andn2_saveexec_b64 s[6:7], s[6:7]
; %bb.9:
	v_mov_b32_e32 v2, 3
; %bb.10:
	s_or_b64 exec, exec, s[6:7]
.LBB5_11:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB5_17
; %bb.12:
	v_cmp_lt_i32_e32 vcc, 4, v3
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
; %bb.13:
	s_movk_i32 s8, 0x62
; %bb.14:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v2, s8
	s_xor_b64 exec, exec, s[6:7]
; %bb.15:
	v_mov_b32_e32 v2, 9
; %bb.16:
	s_or_b64 exec, exec, s[6:7]
.LBB5_17:
	s_or_b64 exec, exec, s[4:5]
.LBB5_18:
	s_andn2_saveexec_b64 s[0:1], s[0:1]
	s_cbranch_execz .LBB5_30
; %bb.19:
	v_cmp_lt_i32_e32 vcc, 1, v3
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB5_25
; %bb.20:
	v_cmp_lt_i32_e32 vcc, 2, v3
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
; %bb.21:
	s_movk_i32 s8, 0x15b3
; %bb.22:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v2, s8
	s_xor_b64 exec, exec, s[6:7]
; %bb.23:
	v_mov_b32_e32 v2, 0x4d2
; %bb.24:
	s_or_b64 exec, exec, s[6:7]
.LBB5_25:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB5_29
; %bb.26:
	v_cmp_lt_i32_e32 vcc, 0, v3
	v_mov_b32_e32 v2, 17
	s_and_saveexec_b64 s[6:7], vcc
; %bb.27:
	v_mov_b32_e32 v2, 0x4d
; %bb.28:
	s_or_b64 exec, exec, s[6:7]
.LBB5_29:
	s_or_b64 exec, exec, s[4:5]
.LBB5_30:
	s_or_b64 exec, exec, s[0:1]
	.loc	0 45
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	.loc	0 46
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel choose
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
		.amdhsa_next_free_vgpr 4
		.amdhsa_next_free_sgpr 11
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
	.size	choose, .Lfunc_end5-choose
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 376
; NumSgprs: 13
; NumVgprs: 4
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 0
; NumSGPRsForWavesPerEU: 13
; NumVGPRsForWavesPerEU: 4
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
	.protected	histogram               ; -- Begin function histogram
	.globl	histogram
	.p2align	8
	.type	histogram,@function
histogram:                              ; @histogram
	.loc	0 48
; %bb.0:
	s_load_dword s4, s[4:5], 0x4
	.loc	0 50
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dword s5, s[6:7], 0x14
	v_lshlrev_b32_e32 v4, 2, v0
	v_mov_b32_e32 v3, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, 0xffff
	v_mov_b32_e32 v2, 0
	v_add_u32_e32 v0, vcc, s5, v0
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[4:5], s6, v3, v[0:1]
	s_mov_b32 m0, -1
	ds_write_b32 v4, v2
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	.loc	0 52
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	.loc	0 51
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 52
	flat_load_ubyte v5, v[0:1]
	v_mov_b32_e32 v6, 1
	v_add_u32_e32 v2, vcc, 1, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0xfc, v5
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v5, v6
	s_waitcnt lgkmcnt(0)
	flat_load_ubyte v5, v[2:3]
	v_add_u32_e32 v2, vcc, 2, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0xfc, v5
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v5, v6
	s_waitcnt lgkmcnt(0)
	flat_load_ubyte v5, v[2:3]
	v_add_u32_e32 v2, vcc, 3, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0xfc, v5
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v5, v6
	s_waitcnt lgkmcnt(0)
	flat_load_ubyte v5, v[2:3]
	v_add_u32_e32 v2, vcc, 4, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0xfc, v5
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v5, v6
	s_waitcnt lgkmcnt(0)
	flat_load_ubyte v5, v[2:3]
	v_add_u32_e32 v2, vcc, 5, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0xfc, v5
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v5, v6
	s_waitcnt lgkmcnt(0)
	flat_load_ubyte v5, v[2:3]
	v_add_u32_e32 v2, vcc, 6, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 7, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v5, 0xfc, v5
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v5, v6
	s_waitcnt lgkmcnt(0)
	flat_load_ubyte v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v2, 0xfc, v2
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v2, v6
	s_waitcnt lgkmcnt(0)
	flat_load_ubyte v0, v[0:1]
	.loc	0 54
	v_mov_b32_e32 v1, s3
	.loc	0 52
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v0, 0xfc, v0
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v0, v6
	s_waitcnt lgkmcnt(0)
	.loc	0 53
	s_barrier
	.loc	0 54
	ds_read_b32 v2, v4
	v_add_u32_e32 v0, vcc, s2, v4
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 55
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel histogram
		.amdhsa_group_segment_fixed_size 256
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
.Lfunc_end6:
	.size	histogram, .Lfunc_end6-histogram
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 516
; NumSgprs: 11
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 256 bytes/workgroup (compile time only)
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
	.text
	.protected	atomics                 ; -- Begin function atomics
	.globl	atomics
	.p2align	8
	.type	atomics,@function
atomics:                                ; @atomics
	.loc	0 57
; %bb.0:
	.loc	0 59
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v3, s8
	.loc	0 62
	s_mov_b32 m0, -1
	.loc	0 59
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, 0xffff
	v_add_u32_e32 v1, vcc, s5, v0
	v_addc_u32_e64 v2, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[1:2], s[4:5], s6, v3, v[1:2]
	v_mov_b32_e32 v3, s1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s0, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_load_dword v1, v[1:2]
	.loc	0 60
	v_cmp_gt_u32_e32 vcc, 8, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_2
; %bb.1:
	v_cmp_eq_u32_e32 vcc, 5, v0
	v_lshlrev_b32_e32 v2, 2, v0
	v_cndmask_b32_e64 v3, 0, -1, vcc
	ds_write_b32 v2, v3
.LBB7_2:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	v_mov_b32_e32 v2, 0
	.loc	0 61
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 62
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v2, v1
	s_waitcnt lgkmcnt(0)
	ds_sub_u32 v2, v1 offset:4
	s_waitcnt lgkmcnt(0)
	ds_min_i32 v2, v1 offset:8
	s_waitcnt lgkmcnt(0)
	ds_max_i32 v2, v1 offset:12
	s_waitcnt lgkmcnt(0)
	.loc	0 63
	ds_or_b32 v2, v1 offset:16
	s_waitcnt lgkmcnt(0)
	ds_and_b32 v2, v1 offset:20
	s_waitcnt lgkmcnt(0)
	ds_xor_b32 v2, v1 offset:24
	s_waitcnt lgkmcnt(0)
	ds_max_u32 v2, v1 offset:28
	s_waitcnt lgkmcnt(0)
	.loc	0 65
	v_cmp_eq_u32_e32 vcc, 0, v0
	.loc	0 64
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 65
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB7_10
; %bb.3:
	.loc	0 66
	ds_read_b32 v3, v2
	.loc	0 59
	v_mov_b32_e32 v0, s2
	v_mov_b32_e32 v1, s3
	.loc	0 66
	s_add_u32 s0, s2, 4
	s_addc_u32 s1, s3, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v3
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	ds_read_b32 v3, v2 offset:4
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_add_u32 s0, s2, 8
	s_addc_u32 s1, s3, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_sub v[0:1], v3
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v1, v[0:1]
	ds_read_b32 v2, v2 offset:8
	s_mov_b64 s[4:5], 0
.LBB7_4:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v4, s1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_min_i32_e32 v0, v1, v2
	v_mov_b32_e32 v3, s0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v0, v[3:4], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_or_b64 s[4:5], vcc, s[4:5]
	v_mov_b32_e32 v1, v0
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB7_4
; %bb.5:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 66
	s_add_u32 s0, s2, 12
	s_addc_u32 s1, s3, 0
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v1, v[0:1]
	v_mov_b32_e32 v0, 0
	ds_read_b32 v2, v0 offset:12
	s_mov_b64 s[4:5], 0
.LBB7_6:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v4, s1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_max_i32_e32 v0, v1, v2
	v_mov_b32_e32 v3, s0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v0, v[3:4], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_or_b64 s[4:5], vcc, s[4:5]
	v_mov_b32_e32 v1, v0
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB7_6
; %bb.7:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	v_mov_b32_e32 v2, 0
	.loc	0 67
	ds_read_b32 v3, v2 offset:16
	s_add_u32 s0, s2, 16
	s_addc_u32 s1, s3, 0
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_or v[0:1], v3
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	ds_read_b32 v3, v2 offset:20
	s_add_u32 s0, s2, 20
	s_addc_u32 s1, s3, 0
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_and v[0:1], v3
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	ds_read_b32 v3, v2 offset:24
	s_add_u32 s0, s2, 24
	s_addc_u32 s1, s3, 0
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	s_add_u32 s0, s2, 28
	s_addc_u32 s1, s3, 0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_xor v[0:1], v3
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v4, 1
	v_mov_b32_e32 v1, s1
	s_add_u32 s0, s2, 32
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_add v[0:1], v4
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	s_addc_u32 s1, s3, 0
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	.loc	0 68
	s_add_u32 s0, s2, 36
	.loc	0 67
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_sub v[0:1], v4
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	.loc	0 68
	s_addc_u32 s1, s3, 0
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v1, s1
	flat_load_dword v1, v[0:1]
	ds_read_b32 v2, v2 offset:28
	s_mov_b64 s[4:5], 0
.LBB7_8:                                ; =>This Inner Loop Header: Depth=1
	v_mov_b32_e32 v4, s1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_max_u32_e32 v0, v1, v2
	v_mov_b32_e32 v3, s0
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v0, v[3:4], v[0:1] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v0, v1
	s_or_b64 s[4:5], vcc, s[4:5]
	v_mov_b32_e32 v1, v0
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execnz .LBB7_8
; %bb.9:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 68
	s_add_u32 s0, s2, 40
	s_addc_u32 s1, s3, 0
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v2, 5
	v_mov_b32_e32 v1, s1
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_swap v[0:1], v2
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
.LBB7_10:
	.loc	0 70
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel atomics
		.amdhsa_group_segment_fixed_size 32
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
		.amdhsa_next_free_vgpr 5
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
	.size	atomics, .Lfunc_end7-atomics
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 948
; NumSgprs: 11
; NumVgprs: 5
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 32 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 5
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
	.protected	sum_by_swaps            ; -- Begin function sum_by_swaps
	.globl	sum_by_swaps
	.p2align	8
	.type	sum_by_swaps,@function
sum_by_swaps:                           ; @sum_by_swaps
	.loc	0 72
; %bb.0:
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, 0xffff
	v_add_u32_e32 v0, vcc, s5, v0
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[4:5], s6, v2, v[0:1]
	v_mov_b32_e32 v2, s1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	s_mov_b64 s[0:1], 0
.LBB8_1:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 75
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	flat_load_dword v5, v[2:3] glc
	s_waitcnt vmcnt(0)
	.loc	0 76
	flat_load_dword v4, v[0:1]
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v5, v4
	.loc	0 77
	s_waitcnt vmcnt(0) lgkmcnt(0)
	flat_atomic_cmpswap v2, v[2:3], v[4:5] glc
	s_waitcnt vmcnt(0)
	buffer_wbinvl1_vol
	v_cmp_eq_u32_e32 vcc, v2, v5
	s_or_b64 s[0:1], vcc, s[0:1]
	s_andn2_b64 exec, exec, s[0:1]
	s_cbranch_execnz .LBB8_1
; %bb.2:
	.loc	0 78
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel sum_by_swaps
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
		.amdhsa_next_free_vgpr 6
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
.Lfunc_end8:
	.size	sum_by_swaps, .Lfunc_end8-sum_by_swaps
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 172
; NumSgprs: 11
; NumVgprs: 6
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 6
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
	.protected	octets                  ; -- Begin function octets
	.globl	octets
	.p2align	8
	.type	octets,@function
octets:                                 ; @octets
	.loc	0 80
; %bb.0:
	.loc	0 81
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, 0xffff
	v_add_u32_e32 v0, vcc, s5, v0
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[4:5], s6, v2, v[0:1]
	v_mov_b32_e32 v3, s1
	s_movk_i32 s1, 0x64
	v_add_u32_e32 v2, vcc, s0, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_ushort v4, v[2:3]
	v_add_u32_e32 v2, vcc, 2, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_sbyte v2, v[2:3]
	s_movk_i32 s0, 0x65
	s_movk_i32 s4, 0x12c
	.loc	0 84
	v_mov_b32_e32 v3, 0x22b
	v_mov_b32_e32 v5, s3
	.loc	0 81
	s_waitcnt vmcnt(1)
	v_and_b32_e32 v6, 0xff, v4
	v_lshrrev_b32_e32 v7, 8, v4
	.loc	0 82
	v_xor_b32_e32 v9, v7, v4
	.loc	0 83
	v_mad_u16 v11, v4, 3, v7
	.loc	0 81
	v_and_b32_e32 v13, 0xff, v7
	.loc	0 83
	v_cmp_gt_u16_e32 vcc, s0, v6
	s_waitcnt vmcnt(0)
	v_mad_u16 v10, v2, 3, v7
	v_mad_u16 v12, v7, 3, v7
	.loc	0 82
	v_and_b32_e32 v16, 0xff, v9
	.loc	0 83
	v_mad_u16 v7, v9, 3, v7
	v_cndmask_b32_e32 v9, 0, v11, vcc
	v_cmp_gt_u16_e32 vcc, s0, v13
	v_cndmask_b32_e32 v11, 0, v12, vcc
	v_cmp_gt_u16_e32 vcc, s0, v2
	.loc	0 81
	v_and_b32_e32 v8, 0xff, v2
	.loc	0 84
	v_mul_u32_u24_sdwa v4, v4, v6 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_1 src1_sel:DWORD
	.loc	0 83
	v_cndmask_b32_e32 v2, 0, v10, vcc
	v_cmp_gt_u16_e32 vcc, s0, v16
	v_sub_u16_e64 v14, v6, s1 clamp
	v_sub_u16_e64 v15, v8, s1 clamp
	.loc	0 84
	v_add_u16_e32 v6, v13, v6
	v_sub_u16_e32 v8, v13, v8
	v_med3_i32 v3, v4, s4, v3
	.loc	0 83
	v_cndmask_b32_e32 v4, 0, v7, vcc
	v_sub_u16_e64 v7, v16, s1 clamp
	v_or_b32_e32 v2, v2, v15
	.loc	0 84
	v_min_u16_e32 v6, 0xff, v6
	v_max_i16_e32 v8, 0, v8
	.loc	0 83
	v_or_b32_sdwa v4, v4, v7 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	v_sub_u16_e64 v10, v13, s1 clamp
	.loc	0 84
	v_subrev_u16_e32 v3, 44, v3
	v_xor_b32_e32 v6, v8, v6
	.loc	0 83
	v_or_b32_sdwa v4, v2, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_or_b32_sdwa v10, v11, v10 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:DWORD src1_sel:DWORD
	.loc	0 84
	v_xor_b32_e32 v3, v3, v6
	.loc	0 83
	v_lshlrev_b32_e32 v6, 16, v4
	v_or_b32_e32 v9, v9, v14
	v_or_b32_e32 v6, v10, v6
	.loc	0 84
	v_xor_b32_e32 v3, v3, v9
	v_lshrrev_b32_e32 v6, 8, v6
	v_xor_b32_e32 v3, v3, v6
	v_lshrrev_b32_e32 v4, 8, v4
	v_xor_b32_e32 v2, v3, v2
	v_add_u32_e32 v0, vcc, s2, v0
	v_xor_b32_e32 v2, v2, v4
	v_addc_u32_e32 v1, vcc, v5, v1, vcc
	flat_store_byte v[0:1], v2
	.loc	0 85
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel octets
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
		.amdhsa_next_free_vgpr 17
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
.Lfunc_end9:
	.size	octets, .Lfunc_end9-octets
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 452
; NumSgprs: 11
; NumVgprs: 17
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 17
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
	.protected	halves                  ; -- Begin function halves
	.globl	halves
	.p2align	8
	.type	halves,@function
halves:                                 ; @halves
	.loc	0 87
; %bb.0:
	.loc	0 88
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, 0xffff
	v_add_u32_e32 v0, vcc, s5, v0
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[4:5], s6, v2, v[0:1]
	v_mov_b32_e32 v2, s1
	v_lshlrev_b64 v[0:1], 1, v[0:1]
	v_add_u32_e32 v3, vcc, s0, v0
	v_addc_u32_e32 v4, vcc, v2, v1, vcc
	flat_load_dword v2, v[3:4]
	v_add_u32_e32 v3, vcc, 4, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	flat_load_ushort v3, v[3:4]
	.loc	0 90
	s_waitcnt vmcnt(1)
	v_lshrrev_b32_e32 v4, 16, v2
	v_min_u16_e32 v6, v4, v2
	.loc	0 91
	v_cmp_ge_i16_e32 vcc, v2, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
; %bb.1:
	.loc	0 0
	v_mul_u32_u24_e32 v5, 0x2493, v6
	v_lshrrev_b32_e32 v5, 16, v5
	v_sub_u16_e32 v7, v6, v5
	v_lshrrev_b16_e32 v7, 1, v7
	v_add_u16_e32 v5, v7, v5
	v_lshrrev_b16_e32 v5, 2, v5
; %bb.2:
	.loc	0 91
	s_andn2_saveexec_b64 s[0:1], s[0:1]
; %bb.3:
	v_ffbh_u32_e32 v5, v6
	v_min_u32_e32 v5, 32, v5
	v_add_u32_e32 v5, vcc, -16, v5
; %bb.4:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 91
	v_lshrrev_b16_e32 v7, 13, v6
	v_lshlrev_b16_e32 v6, 3, v6
	v_or_b32_e32 v6, v6, v7
	s_waitcnt vmcnt(0)
	v_sub_u16_e32 v7, v4, v3
	v_cmp_lt_i16_e32 vcc, 0, v3
	v_cmp_lt_i16_e64 s[0:1], v7, v4
	v_ashrrev_i16_e32 v8, 15, v7
	.loc	0 89
	v_mad_u16 v4, v4, v2, v3
	v_ashrrev_i16_e32 v2, 3, v2
	.loc	0 91
	v_xor_b32_e32 v8, 0xffff8000, v8
	s_xor_b64 vcc, vcc, s[0:1]
	.loc	0 89
	v_max_i16_e32 v2, v4, v2
	.loc	0 91
	v_cndmask_b32_e32 v7, v7, v8, vcc
	v_cmp_gt_i16_e32 vcc, 0, v2
	v_add_u16_e32 v2, v3, v2
	v_cmp_lt_i16_e64 s[0:1], v2, v3
	v_ashrrev_i16_e32 v3, 15, v2
	v_xor_b32_e32 v3, 0xffff8000, v3
	s_xor_b64 vcc, vcc, s[0:1]
	v_cndmask_b32_e32 v2, v2, v3, vcc
	v_xor_b32_e32 v3, v6, v7
	v_xor_b32_e32 v2, v3, v2
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_xor_b32_e32 v2, v2, v5
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_short v[0:1], v2
	.loc	0 92
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel halves
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
.Lfunc_end10:
	.size	halves, .Lfunc_end10-halves
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 328
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
	.protected	local_octets            ; -- Begin function local_octets
	.globl	local_octets
	.p2align	8
	.type	local_octets,@function
local_octets:                           ; @local_octets
	.loc	0 94
; %bb.0:
	.loc	0 97
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x14
	s_load_dwordx4 s[28:31], s[6:7], 0x0
	v_mov_b32_e32 v3, s8
	s_mov_b32 m0, -1
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_add_u32_e32 v1, vcc, s1, v0
	v_addc_u32_e64 v2, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[1:2], s[0:1], s2, v3, v[1:2]
	v_mov_b32_e32 v4, s29
	v_add_u32_e32 v3, vcc, s28, v1
	v_addc_u32_e32 v4, vcc, v4, v2, vcc
	flat_load_ubyte v3, v[3:4]
	.loc	0 99
	v_add_u32_e32 v5, vcc, 1, v0
	v_add_u32_e32 v6, vcc, 2, v0
	v_add_u32_e32 v7, vcc, 3, v0
	v_add_u32_e32 v8, vcc, 4, v0
	v_add_u32_e32 v9, vcc, 5, v0
	v_add_u32_e32 v10, vcc, 6, v0
	v_add_u32_e32 v11, vcc, 7, v0
	v_add_u32_e32 v12, vcc, 8, v0
	v_add_u32_e32 v13, vcc, 9, v0
	v_add_u32_e32 v14, vcc, 10, v0
	v_add_u32_e32 v15, vcc, 11, v0
	v_add_u32_e32 v16, vcc, 12, v0
	v_add_u32_e32 v17, vcc, 13, v0
	v_add_u32_e32 v18, vcc, 14, v0
	v_and_b32_e32 v4, 63, v0
	v_add_u32_e32 v19, vcc, 15, v0
	v_and_b32_e32 v5, 63, v5
	v_and_b32_e32 v6, 63, v6
	v_and_b32_e32 v7, 63, v7
	v_and_b32_e32 v8, 63, v8
	v_and_b32_e32 v9, 63, v9
	v_and_b32_e32 v10, 63, v10
	v_and_b32_e32 v11, 63, v11
	v_and_b32_e32 v12, 63, v12
	v_and_b32_e32 v13, 63, v13
	v_and_b32_e32 v14, 63, v14
	v_and_b32_e32 v15, 63, v15
	v_and_b32_e32 v16, 63, v16
	v_and_b32_e32 v17, 63, v17
	v_and_b32_e32 v18, 63, v18
	v_and_b32_e32 v19, 63, v19
	.loc	0 97
	s_waitcnt vmcnt(0)
	ds_write_b8 v0, v3
	.loc	0 98
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 99
	ds_read_u8 v0, v4
	ds_read_u8 v3, v5
	ds_read_u8 v4, v6
	ds_read_u8 v5, v7
	ds_read_u8 v6, v8
	ds_read_u8 v7, v9
	ds_read_u8 v8, v10
	ds_read_u8 v9, v11
	ds_read_u8 v10, v12
	ds_read_u8 v11, v13
	ds_read_u8 v12, v14
	ds_read_u8 v13, v15
	ds_read_u8 v14, v16
	ds_read_u8 v15, v17
	ds_read_u8 v16, v18
	ds_read_u8 v17, v19
	.loc	0 100
	s_waitcnt lgkmcnt(14)
	v_and_b32_e32 v18, 15, v0
	v_cmp_eq_u16_e32 vcc, 1, v18
	v_cndmask_b32_e32 v19, v0, v3, vcc
	v_cmp_eq_u16_e64 s[0:1], 2, v18
	s_waitcnt lgkmcnt(13)
	v_cndmask_b32_e64 v19, v19, v4, s[0:1]
	v_cmp_eq_u16_e64 s[2:3], 3, v18
	s_waitcnt lgkmcnt(12)
	v_cndmask_b32_e64 v19, v19, v5, s[2:3]
	v_cmp_eq_u16_e64 s[4:5], 4, v18
	s_waitcnt lgkmcnt(11)
	v_cndmask_b32_e64 v19, v19, v6, s[4:5]
	v_cmp_eq_u16_e64 s[6:7], 5, v18
	s_waitcnt lgkmcnt(10)
	v_cndmask_b32_e64 v19, v19, v7, s[6:7]
	v_cmp_eq_u16_e64 s[8:9], 6, v18
	s_waitcnt lgkmcnt(9)
	v_cndmask_b32_e64 v19, v19, v8, s[8:9]
	v_cmp_eq_u16_e64 s[10:11], 7, v18
	s_waitcnt lgkmcnt(8)
	v_cndmask_b32_e64 v19, v19, v9, s[10:11]
	v_cmp_eq_u16_e64 s[12:13], 8, v18
	s_waitcnt lgkmcnt(7)
	v_cndmask_b32_e64 v19, v19, v10, s[12:13]
	v_cmp_eq_u16_e64 s[14:15], 9, v18
	s_waitcnt lgkmcnt(6)
	v_cndmask_b32_e64 v19, v19, v11, s[14:15]
	v_cmp_eq_u16_e64 s[16:17], 10, v18
	s_waitcnt lgkmcnt(5)
	v_cndmask_b32_e64 v19, v19, v12, s[16:17]
	v_cmp_eq_u16_e64 s[18:19], 11, v18
	s_waitcnt lgkmcnt(4)
	v_cndmask_b32_e64 v19, v19, v13, s[18:19]
	v_cmp_eq_u16_e64 s[20:21], 12, v18
	s_waitcnt lgkmcnt(3)
	v_cndmask_b32_e64 v19, v19, v14, s[20:21]
	v_cmp_eq_u16_e64 s[22:23], 13, v18
	s_waitcnt lgkmcnt(2)
	v_cndmask_b32_e64 v19, v19, v15, s[22:23]
	v_cmp_eq_u16_e64 s[24:25], 14, v18
	s_waitcnt lgkmcnt(1)
	v_cndmask_b32_e64 v19, v19, v16, s[24:25]
	v_cmp_eq_u16_e64 s[26:27], 15, v18
	s_waitcnt lgkmcnt(0)
	v_cndmask_b32_e64 v19, v19, v17, s[26:27]
	v_cndmask_b32_e64 v4, v4, v0, s[0:1]
	v_cmp_eq_u16_e64 s[0:1], 0, v18
	v_cndmask_b32_e64 v17, v17, v0, s[26:27]
	v_cndmask_b32_e64 v16, v16, v0, s[24:25]
	v_cndmask_b32_e64 v15, v15, v0, s[22:23]
	v_cndmask_b32_e64 v14, v14, v0, s[20:21]
	v_cndmask_b32_e64 v13, v13, v0, s[18:19]
	v_cndmask_b32_e64 v12, v12, v0, s[16:17]
	v_cndmask_b32_e64 v11, v11, v0, s[14:15]
	v_cndmask_b32_e64 v10, v10, v0, s[12:13]
	v_cndmask_b32_e64 v9, v9, v0, s[10:11]
	v_cndmask_b32_e64 v8, v8, v0, s[8:9]
	v_cndmask_b32_e64 v7, v7, v0, s[6:7]
	v_cndmask_b32_e64 v6, v6, v0, s[4:5]
	v_cndmask_b32_e64 v5, v5, v0, s[2:3]
	v_cndmask_b32_e64 v18, v19, v0, s[0:1]
	v_cndmask_b32_e32 v0, v3, v0, vcc
	v_and_b32_e32 v3, 15, v0
	v_cmp_eq_u16_e32 vcc, 1, v3
	v_cndmask_b32_e32 v19, v18, v0, vcc
	v_cmp_eq_u16_e64 s[0:1], 2, v3
	v_cndmask_b32_e64 v19, v19, v4, s[0:1]
	v_cmp_eq_u16_e64 s[2:3], 3, v3
	v_cndmask_b32_e64 v19, v19, v5, s[2:3]
	v_cmp_eq_u16_e64 s[4:5], 4, v3
	v_cndmask_b32_e64 v19, v19, v6, s[4:5]
	v_cmp_eq_u16_e64 s[6:7], 5, v3
	v_cndmask_b32_e64 v19, v19, v7, s[6:7]
	v_cmp_eq_u16_e64 s[8:9], 6, v3
	v_cndmask_b32_e64 v19, v19, v8, s[8:9]
	v_cmp_eq_u16_e64 s[10:11], 7, v3
	v_cndmask_b32_e64 v19, v19, v9, s[10:11]
	v_cmp_eq_u16_e64 s[12:13], 8, v3
	v_cndmask_b32_e64 v19, v19, v10, s[12:13]
	v_cmp_eq_u16_e64 s[14:15], 9, v3
	v_cndmask_b32_e64 v19, v19, v11, s[14:15]
	v_cmp_eq_u16_e64 s[16:17], 10, v3
	v_cndmask_b32_e64 v19, v19, v12, s[16:17]
	v_cmp_eq_u16_e64 s[18:19], 11, v3
	v_cndmask_b32_e64 v19, v19, v13, s[18:19]
	v_cmp_eq_u16_e64 s[20:21], 12, v3
	v_cndmask_b32_e64 v19, v19, v14, s[20:21]
	v_cmp_eq_u16_e64 s[22:23], 13, v3
	v_cndmask_b32_e64 v19, v19, v15, s[22:23]
	v_cmp_eq_u16_e64 s[24:25], 14, v3
	v_cndmask_b32_e64 v19, v19, v16, s[24:25]
	v_cmp_eq_u16_e64 s[26:27], 15, v3
	v_add_u16_e32 v0, 1, v0
	v_cndmask_b32_e64 v19, v19, v17, s[26:27]
	v_cndmask_b32_e64 v5, v5, v0, s[2:3]
	v_cmp_eq_u16_e64 s[2:3], 0, v3
	v_cndmask_b32_e64 v17, v17, v0, s[26:27]
	v_cndmask_b32_e64 v16, v16, v0, s[24:25]
	v_cndmask_b32_e64 v15, v15, v0, s[22:23]
	v_cndmask_b32_e64 v14, v14, v0, s[20:21]
	v_cndmask_b32_e64 v13, v13, v0, s[18:19]
	v_cndmask_b32_e64 v12, v12, v0, s[16:17]
	v_cndmask_b32_e64 v11, v11, v0, s[14:15]
	v_cndmask_b32_e64 v10, v10, v0, s[12:13]
	v_cndmask_b32_e64 v9, v9, v0, s[10:11]
	v_cndmask_b32_e64 v8, v8, v0, s[8:9]
	v_cndmask_b32_e64 v7, v7, v0, s[6:7]
	v_cndmask_b32_e64 v6, v6, v0, s[4:5]
	v_cndmask_b32_e64 v3, v18, v0, s[2:3]
	v_cndmask_b32_e32 v18, v19, v0, vcc
	v_cndmask_b32_e64 v0, v4, v0, s[0:1]
	v_and_b32_e32 v4, 15, v0
	v_cmp_eq_u16_e32 vcc, 1, v4
	v_cndmask_b32_e32 v19, v3, v18, vcc
	v_cmp_eq_u16_e64 s[0:1], 2, v4
	v_cndmask_b32_e64 v19, v19, v0, s[0:1]
	v_cmp_eq_u16_e64 s[2:3], 3, v4
	v_cndmask_b32_e64 v19, v19, v5, s[2:3]
	v_cmp_eq_u16_e64 s[4:5], 4, v4
	v_cndmask_b32_e64 v19, v19, v6, s[4:5]
	v_cmp_eq_u16_e64 s[6:7], 5, v4
	v_cndmask_b32_e64 v19, v19, v7, s[6:7]
	v_cmp_eq_u16_e64 s[8:9], 6, v4
	v_cndmask_b32_e64 v19, v19, v8, s[8:9]
	v_cmp_eq_u16_e64 s[10:11], 7, v4
	v_cndmask_b32_e64 v19, v19, v9, s[10:11]
	v_cmp_eq_u16_e64 s[12:13], 8, v4
	v_cndmask_b32_e64 v19, v19, v10, s[12:13]
	v_cmp_eq_u16_e64 s[14:15], 9, v4
	v_cndmask_b32_e64 v19, v19, v11, s[14:15]
	v_cmp_eq_u16_e64 s[16:17], 10, v4
	v_cndmask_b32_e64 v19, v19, v12, s[16:17]
	v_cmp_eq_u16_e64 s[18:19], 11, v4
	v_cndmask_b32_e64 v19, v19, v13, s[18:19]
	v_cmp_eq_u16_e64 s[20:21], 12, v4
	v_cndmask_b32_e64 v19, v19, v14, s[20:21]
	v_cmp_eq_u16_e64 s[22:23], 13, v4
	v_cndmask_b32_e64 v19, v19, v15, s[22:23]
	v_cmp_eq_u16_e64 s[24:25], 14, v4
	v_cndmask_b32_e64 v19, v19, v16, s[24:25]
	v_cmp_eq_u16_e64 s[26:27], 15, v4
	v_cndmask_b32_e64 v19, v19, v17, s[26:27]
	v_add_u16_e32 v0, 2, v0
	v_cndmask_b32_e64 v19, v19, v0, s[0:1]
	v_cmp_eq_u16_e64 s[0:1], 0, v4
	v_cndmask_b32_e64 v17, v17, v0, s[26:27]
	v_cndmask_b32_e64 v16, v16, v0, s[24:25]
	v_cndmask_b32_e64 v15, v15, v0, s[22:23]
	v_cndmask_b32_e64 v14, v14, v0, s[20:21]
	v_cndmask_b32_e64 v13, v13, v0, s[18:19]
	v_cndmask_b32_e64 v12, v12, v0, s[16:17]
	v_cndmask_b32_e64 v11, v11, v0, s[14:15]
	v_cndmask_b32_e64 v10, v10, v0, s[12:13]
	v_cndmask_b32_e64 v9, v9, v0, s[10:11]
	v_cndmask_b32_e64 v8, v8, v0, s[8:9]
	v_cndmask_b32_e64 v7, v7, v0, s[6:7]
	v_cndmask_b32_e64 v6, v6, v0, s[4:5]
	v_cndmask_b32_e64 v3, v3, v0, s[0:1]
	v_cndmask_b32_e32 v4, v18, v0, vcc
	v_cndmask_b32_e64 v0, v5, v0, s[2:3]
	v_and_b32_e32 v5, 15, v0
	v_cmp_eq_u16_e32 vcc, 1, v5
	v_cndmask_b32_e32 v18, v3, v4, vcc
	v_cmp_eq_u16_e64 s[0:1], 2, v5
	v_cndmask_b32_e64 v18, v18, v19, s[0:1]
	v_cmp_eq_u16_e64 s[2:3], 3, v5
	v_cndmask_b32_e64 v18, v18, v0, s[2:3]
	v_cmp_eq_u16_e64 s[4:5], 4, v5
	v_cndmask_b32_e64 v18, v18, v6, s[4:5]
	v_cmp_eq_u16_e64 s[6:7], 5, v5
	v_cndmask_b32_e64 v18, v18, v7, s[6:7]
	v_cmp_eq_u16_e64 s[8:9], 6, v5
	v_cndmask_b32_e64 v18, v18, v8, s[8:9]
	v_cmp_eq_u16_e64 s[10:11], 7, v5
	v_cndmask_b32_e64 v18, v18, v9, s[10:11]
	v_cmp_eq_u16_e64 s[12:13], 8, v5
	v_cndmask_b32_e64 v18, v18, v10, s[12:13]
	v_cmp_eq_u16_e64 s[14:15], 9, v5
	v_cndmask_b32_e64 v18, v18, v11, s[14:15]
	v_cmp_eq_u16_e64 s[16:17], 10, v5
	v_cndmask_b32_e64 v18, v18, v12, s[16:17]
	v_cmp_eq_u16_e64 s[18:19], 11, v5
	v_cndmask_b32_e64 v18, v18, v13, s[18:19]
	v_cmp_eq_u16_e64 s[20:21], 12, v5
	v_cndmask_b32_e64 v18, v18, v14, s[20:21]
	v_cmp_eq_u16_e64 s[22:23], 13, v5
	v_cndmask_b32_e64 v18, v18, v15, s[22:23]
	v_cmp_eq_u16_e64 s[24:25], 14, v5
	v_cndmask_b32_e64 v18, v18, v16, s[24:25]
	v_cmp_eq_u16_e64 s[26:27], 15, v5
	v_add_u16_e32 v0, 3, v0
	v_cndmask_b32_e64 v18, v18, v17, s[26:27]
	v_cndmask_b32_e64 v19, v19, v0, s[0:1]
	v_cmp_eq_u16_e64 s[0:1], 0, v5
	v_cndmask_b32_e64 v17, v17, v0, s[26:27]
	v_cndmask_b32_e64 v16, v16, v0, s[24:25]
	v_cndmask_b32_e64 v15, v15, v0, s[22:23]
	v_cndmask_b32_e64 v14, v14, v0, s[20:21]
	v_cndmask_b32_e64 v13, v13, v0, s[18:19]
	v_cndmask_b32_e64 v12, v12, v0, s[16:17]
	v_cndmask_b32_e64 v11, v11, v0, s[14:15]
	v_cndmask_b32_e64 v10, v10, v0, s[12:13]
	v_cndmask_b32_e64 v9, v9, v0, s[10:11]
	v_cndmask_b32_e64 v8, v8, v0, s[8:9]
	v_cndmask_b32_e64 v7, v7, v0, s[6:7]
	v_cndmask_b32_e64 v18, v18, v0, s[2:3]
	v_cndmask_b32_e64 v3, v3, v0, s[0:1]
	v_cndmask_b32_e32 v4, v4, v0, vcc
	v_cndmask_b32_e64 v0, v6, v0, s[4:5]
	v_and_b32_e32 v5, 15, v0
	v_cmp_eq_u16_e32 vcc, 1, v5
	v_cndmask_b32_e32 v6, v3, v4, vcc
	v_cmp_eq_u16_e64 s[0:1], 2, v5
	v_cndmask_b32_e64 v6, v6, v19, s[0:1]
	v_cmp_eq_u16_e64 s[2:3], 3, v5
	v_cndmask_b32_e64 v6, v6, v18, s[2:3]
	v_cmp_eq_u16_e64 s[4:5], 4, v5
	v_cndmask_b32_e64 v6, v6, v0, s[4:5]
	v_cmp_eq_u16_e64 s[6:7], 5, v5
	v_cndmask_b32_e64 v6, v6, v7, s[6:7]
	v_cmp_eq_u16_e64 s[8:9], 6, v5
	v_cndmask_b32_e64 v6, v6, v8, s[8:9]
	v_cmp_eq_u16_e64 s[10:11], 7, v5
	v_cndmask_b32_e64 v6, v6, v9, s[10:11]
	v_cmp_eq_u16_e64 s[12:13], 8, v5
	v_cndmask_b32_e64 v6, v6, v10, s[12:13]
	v_cmp_eq_u16_e64 s[14:15], 9, v5
	v_cndmask_b32_e64 v6, v6, v11, s[14:15]
	v_cmp_eq_u16_e64 s[16:17], 10, v5
	v_cndmask_b32_e64 v6, v6, v12, s[16:17]
	v_cmp_eq_u16_e64 s[18:19], 11, v5
	v_cndmask_b32_e64 v6, v6, v13, s[18:19]
	v_cmp_eq_u16_e64 s[20:21], 12, v5
	v_cndmask_b32_e64 v6, v6, v14, s[20:21]
	v_cmp_eq_u16_e64 s[22:23], 13, v5
	v_cndmask_b32_e64 v6, v6, v15, s[22:23]
	v_cmp_eq_u16_e64 s[24:25], 14, v5
	v_cndmask_b32_e64 v6, v6, v16, s[24:25]
	v_cmp_eq_u16_e64 s[26:27], 15, v5
	v_add_u16_e32 v0, 4, v0
	v_cndmask_b32_e64 v6, v6, v17, s[26:27]
	v_cndmask_b32_e64 v19, v19, v0, s[0:1]
	v_cmp_eq_u16_e64 s[0:1], 0, v5
	v_cndmask_b32_e64 v17, v17, v0, s[26:27]
	v_cndmask_b32_e64 v16, v16, v0, s[24:25]
	v_cndmask_b32_e64 v15, v15, v0, s[22:23]
	v_cndmask_b32_e64 v14, v14, v0, s[20:21]
	v_cndmask_b32_e64 v13, v13, v0, s[18:19]
	v_cndmask_b32_e64 v12, v12, v0, s[16:17]
	v_cndmask_b32_e64 v11, v11, v0, s[14:15]
	v_cndmask_b32_e64 v10, v10, v0, s[12:13]
	v_cndmask_b32_e64 v9, v9, v0, s[10:11]
	v_cndmask_b32_e64 v8, v8, v0, s[8:9]
	v_cndmask_b32_e64 v6, v6, v0, s[4:5]
	v_cndmask_b32_e64 v18, v18, v0, s[2:3]
	v_cndmask_b32_e64 v3, v3, v0, s[0:1]
	v_cndmask_b32_e32 v4, v4, v0, vcc
	v_cndmask_b32_e64 v0, v7, v0, s[6:7]
	v_and_b32_e32 v5, 15, v0
	v_cmp_eq_u16_e32 vcc, 1, v5
	v_cndmask_b32_e32 v7, v3, v4, vcc
	v_cmp_eq_u16_e64 s[0:1], 2, v5
	v_cndmask_b32_e64 v7, v7, v19, s[0:1]
	v_cmp_eq_u16_e64 s[2:3], 3, v5
	v_cndmask_b32_e64 v7, v7, v18, s[2:3]
	v_cmp_eq_u16_e64 s[4:5], 4, v5
	v_cndmask_b32_e64 v7, v7, v6, s[4:5]
	v_cmp_eq_u16_e64 s[6:7], 5, v5
	v_cndmask_b32_e64 v7, v7, v0, s[6:7]
	v_cmp_eq_u16_e64 s[8:9], 6, v5
	v_cndmask_b32_e64 v7, v7, v8, s[8:9]
	v_cmp_eq_u16_e64 s[10:11], 7, v5
	v_cndmask_b32_e64 v7, v7, v9, s[10:11]
	v_cmp_eq_u16_e64 s[12:13], 8, v5
	v_cndmask_b32_e64 v7, v7, v10, s[12:13]
	v_cmp_eq_u16_e64 s[14:15], 9, v5
	v_cndmask_b32_e64 v7, v7, v11, s[14:15]
	v_cmp_eq_u16_e64 s[16:17], 10, v5
	v_cndmask_b32_e64 v7, v7, v12, s[16:17]
	v_cmp_eq_u16_e64 s[18:19], 11, v5
	v_cndmask_b32_e64 v7, v7, v13, s[18:19]
	v_cmp_eq_u16_e64 s[20:21], 12, v5
	v_cndmask_b32_e64 v7, v7, v14, s[20:21]
	v_cmp_eq_u16_e64 s[22:23], 13, v5
	v_cndmask_b32_e64 v7, v7, v15, s[22:23]
	v_cmp_eq_u16_e64 s[24:25], 14, v5
	v_cndmask_b32_e64 v7, v7, v16, s[24:25]
	v_cmp_eq_u16_e64 s[26:27], 15, v5
	v_add_u16_e32 v0, 5, v0
	v_cndmask_b32_e64 v7, v7, v17, s[26:27]
	v_cndmask_b32_e64 v19, v19, v0, s[0:1]
	v_cmp_eq_u16_e64 s[0:1], 0, v5
	v_cndmask_b32_e64 v17, v17, v0, s[26:27]
	v_cndmask_b32_e64 v16, v16, v0, s[24:25]
	v_cndmask_b32_e64 v15, v15, v0, s[22:23]
	v_cndmask_b32_e64 v14, v14, v0, s[20:21]
	v_cndmask_b32_e64 v13, v13, v0, s[18:19]
	v_cndmask_b32_e64 v12, v12, v0, s[16:17]
	v_cndmask_b32_e64 v11, v11, v0, s[14:15]
	v_cndmask_b32_e64 v10, v10, v0, s[12:13]
	v_cndmask_b32_e64 v9, v9, v0, s[10:11]
	v_cndmask_b32_e64 v7, v7, v0, s[6:7]
	v_cndmask_b32_e64 v6, v6, v0, s[4:5]
	v_cndmask_b32_e64 v18, v18, v0, s[2:3]
	v_cndmask_b32_e64 v3, v3, v0, s[0:1]
	v_cndmask_b32_e32 v4, v4, v0, vcc
	v_cndmask_b32_e64 v0, v8, v0, s[8:9]
	v_and_b32_e32 v5, 15, v0
	v_cmp_eq_u16_e32 vcc, 1, v5
	v_cndmask_b32_e32 v8, v3, v4, vcc
	v_cmp_eq_u16_e64 s[0:1], 2, v5
	v_cndmask_b32_e64 v8, v8, v19, s[0:1]
	v_cmp_eq_u16_e64 s[2:3], 3, v5
	v_cndmask_b32_e64 v8, v8, v18, s[2:3]
	v_cmp_eq_u16_e64 s[4:5], 4, v5
	v_cndmask_b32_e64 v8, v8, v6, s[4:5]
	v_cmp_eq_u16_e64 s[6:7], 5, v5
	v_cndmask_b32_e64 v8, v8, v7, s[6:7]
	v_cmp_eq_u16_e64 s[8:9], 6, v5
	v_cndmask_b32_e64 v8, v8, v0, s[8:9]
	v_cmp_eq_u16_e64 s[10:11], 7, v5
	v_cndmask_b32_e64 v8, v8, v9, s[10:11]
	v_cmp_eq_u16_e64 s[12:13], 8, v5
	v_cndmask_b32_e64 v8, v8, v10, s[12:13]
	v_cmp_eq_u16_e64 s[14:15], 9, v5
	v_cndmask_b32_e64 v8, v8, v11, s[14:15]
	v_cmp_eq_u16_e64 s[16:17], 10, v5
	v_cndmask_b32_e64 v8, v8, v12, s[16:17]
	v_cmp_eq_u16_e64 s[18:19], 11, v5
	v_cndmask_b32_e64 v8, v8, v13, s[18:19]
	v_cmp_eq_u16_e64 s[20:21], 12, v5
	v_cndmask_b32_e64 v8, v8, v14, s[20:21]
	v_cmp_eq_u16_e64 s[22:23], 13, v5
	v_cndmask_b32_e64 v8, v8, v15, s[22:23]
	v_cmp_eq_u16_e64 s[24:25], 14, v5
	v_cndmask_b32_e64 v8, v8, v16, s[24:25]
	v_cmp_eq_u16_e64 s[26:27], 15, v5
	v_add_u16_e32 v0, 6, v0
	v_cndmask_b32_e64 v8, v8, v17, s[26:27]
	v_cndmask_b32_e64 v19, v19, v0, s[0:1]
	v_cmp_eq_u16_e64 s[0:1], 0, v5
	v_cndmask_b32_e64 v17, v17, v0, s[26:27]
	v_cndmask_b32_e64 v16, v16, v0, s[24:25]
	v_cndmask_b32_e64 v15, v15, v0, s[22:23]
	v_cndmask_b32_e64 v14, v14, v0, s[20:21]
	v_cndmask_b32_e64 v13, v13, v0, s[18:19]
	v_cndmask_b32_e64 v12, v12, v0, s[16:17]
	v_cndmask_b32_e64 v11, v11, v0, s[14:15]
	v_cndmask_b32_e64 v10, v10, v0, s[12:13]
	v_cndmask_b32_e64 v8, v8, v0, s[8:9]
	v_cndmask_b32_e64 v7, v7, v0, s[6:7]
	v_cndmask_b32_e64 v6, v6, v0, s[4:5]
	v_cndmask_b32_e64 v18, v18, v0, s[2:3]
	v_cndmask_b32_e64 v3, v3, v0, s[0:1]
	v_cndmask_b32_e32 v4, v4, v0, vcc
	v_cndmask_b32_e64 v0, v9, v0, s[10:11]
	v_and_b32_e32 v5, 15, v0
	v_cmp_eq_u16_e32 vcc, 1, v5
	v_cndmask_b32_e32 v9, v3, v4, vcc
	v_cmp_eq_u16_e64 s[0:1], 2, v5
	v_cndmask_b32_e64 v9, v9, v19, s[0:1]
	v_cmp_eq_u16_e64 s[2:3], 3, v5
	v_cndmask_b32_e64 v9, v9, v18, s[2:3]
	v_cmp_eq_u16_e64 s[4:5], 4, v5
	v_cndmask_b32_e64 v9, v9, v6, s[4:5]
	v_cmp_eq_u16_e64 s[6:7], 5, v5
	v_cndmask_b32_e64 v9, v9, v7, s[6:7]
	v_cmp_eq_u16_e64 s[8:9], 6, v5
	v_cndmask_b32_e64 v9, v9, v8, s[8:9]
	v_cmp_eq_u16_e64 s[10:11], 7, v5
	v_cndmask_b32_e64 v9, v9, v0, s[10:11]
	v_cmp_eq_u16_e64 s[12:13], 8, v5
	v_cndmask_b32_e64 v9, v9, v10, s[12:13]
	v_cmp_eq_u16_e64 s[14:15], 9, v5
	v_cndmask_b32_e64 v9, v9, v11, s[14:15]
	v_cmp_eq_u16_e64 s[16:17], 10, v5
	v_cndmask_b32_e64 v9, v9, v12, s[16:17]
	v_cmp_eq_u16_e64 s[18:19], 11, v5
	v_cndmask_b32_e64 v9, v9, v13, s[18:19]
	v_cmp_eq_u16_e64 s[20:21], 12, v5
	v_cndmask_b32_e64 v9, v9, v14, s[20:21]
	v_cmp_eq_u16_e64 s[22:23], 13, v5
	v_cndmask_b32_e64 v9, v9, v15, s[22:23]
	v_cmp_eq_u16_e64 s[24:25], 14, v5
	v_cndmask_b32_e64 v9, v9, v16, s[24:25]
	v_cmp_eq_u16_e64 s[26:27], 15, v5
	v_add_u16_e32 v0, 7, v0
	v_cndmask_b32_e64 v9, v9, v17, s[26:27]
	v_cndmask_b32_e64 v19, v19, v0, s[0:1]
	v_cmp_eq_u16_e64 s[0:1], 0, v5
	v_cndmask_b32_e64 v17, v17, v0, s[26:27]
	v_cndmask_b32_e64 v16, v16, v0, s[24:25]
	v_cndmask_b32_e64 v15, v15, v0, s[22:23]
	v_cndmask_b32_e64 v14, v14, v0, s[20:21]
	v_cndmask_b32_e64 v13, v13, v0, s[18:19]
	v_cndmask_b32_e64 v12, v12, v0, s[16:17]
	v_cndmask_b32_e64 v11, v11, v0, s[14:15]
	v_cndmask_b32_e64 v9, v9, v0, s[10:11]
	v_cndmask_b32_e64 v8, v8, v0, s[8:9]
	v_cndmask_b32_e64 v7, v7, v0, s[6:7]
	v_cndmask_b32_e64 v6, v6, v0, s[4:5]
	v_cndmask_b32_e64 v18, v18, v0, s[2:3]
	v_cndmask_b32_e64 v3, v3, v0, s[0:1]
	v_cndmask_b32_e32 v4, v4, v0, vcc
	v_cndmask_b32_e64 v0, v10, v0, s[12:13]
	v_and_b32_e32 v5, 15, v0
	v_cmp_eq_u16_e32 vcc, 1, v5
	v_cndmask_b32_e32 v10, v3, v4, vcc
	v_cmp_eq_u16_e64 s[0:1], 2, v5
	v_cndmask_b32_e64 v10, v10, v19, s[0:1]
	v_cmp_eq_u16_e64 s[2:3], 3, v5
	v_cndmask_b32_e64 v10, v10, v18, s[2:3]
	v_cmp_eq_u16_e64 s[4:5], 4, v5
	v_cndmask_b32_e64 v10, v10, v6, s[4:5]
	v_cmp_eq_u16_e64 s[6:7], 5, v5
	v_cndmask_b32_e64 v10, v10, v7, s[6:7]
	v_cmp_eq_u16_e64 s[8:9], 6, v5
	v_cndmask_b32_e64 v10, v10, v8, s[8:9]
	v_cmp_eq_u16_e64 s[10:11], 7, v5
	v_cndmask_b32_e64 v10, v10, v9, s[10:11]
	v_cmp_eq_u16_e64 s[12:13], 8, v5
	v_cndmask_b32_e64 v10, v10, v0, s[12:13]
	v_cmp_eq_u16_e64 s[14:15], 9, v5
	v_cndmask_b32_e64 v10, v10, v11, s[14:15]
	v_cmp_eq_u16_e64 s[16:17], 10, v5
	v_cndmask_b32_e64 v10, v10, v12, s[16:17]
	v_cmp_eq_u16_e64 s[18:19], 11, v5
	v_cndmask_b32_e64 v10, v10, v13, s[18:19]
	v_cmp_eq_u16_e64 s[20:21], 12, v5
	v_cndmask_b32_e64 v10, v10, v14, s[20:21]
	v_cmp_eq_u16_e64 s[22:23], 13, v5
	v_cndmask_b32_e64 v10, v10, v15, s[22:23]
	v_cmp_eq_u16_e64 s[24:25], 14, v5
	v_cndmask_b32_e64 v10, v10, v16, s[24:25]
	v_cmp_eq_u16_e64 s[26:27], 15, v5
	v_add_u16_e32 v0, 8, v0
	v_cndmask_b32_e64 v10, v10, v17, s[26:27]
	v_cndmask_b32_e64 v19, v19, v0, s[0:1]
	v_cmp_eq_u16_e64 s[0:1], 0, v5
	v_cndmask_b32_e64 v17, v17, v0, s[26:27]
	v_cndmask_b32_e64 v16, v16, v0, s[24:25]
	v_cndmask_b32_e64 v15, v15, v0, s[22:23]
	v_cndmask_b32_e64 v14, v14, v0, s[20:21]
	v_cndmask_b32_e64 v13, v13, v0, s[18:19]
	v_cndmask_b32_e64 v12, v12, v0, s[16:17]
	v_cndmask_b32_e64 v10, v10, v0, s[12:13]
	v_cndmask_b32_e64 v9, v9, v0, s[10:11]
	v_cndmask_b32_e64 v8, v8, v0, s[8:9]
	v_cndmask_b32_e64 v7, v7, v0, s[6:7]
	v_cndmask_b32_e64 v6, v6, v0, s[4:5]
	v_cndmask_b32_e64 v18, v18, v0, s[2:3]
	v_cndmask_b32_e64 v3, v3, v0, s[0:1]
	v_cndmask_b32_e32 v4, v4, v0, vcc
	v_cndmask_b32_e64 v0, v11, v0, s[14:15]
	v_and_b32_e32 v5, 15, v0
	v_cmp_eq_u16_e32 vcc, 1, v5
	v_cndmask_b32_e32 v11, v3, v4, vcc
	v_cmp_eq_u16_e64 s[0:1], 2, v5
	v_cndmask_b32_e64 v11, v11, v19, s[0:1]
	v_cmp_eq_u16_e64 s[2:3], 3, v5
	v_cndmask_b32_e64 v11, v11, v18, s[2:3]
	v_cmp_eq_u16_e64 s[4:5], 4, v5
	v_cndmask_b32_e64 v11, v11, v6, s[4:5]
	v_cmp_eq_u16_e64 s[6:7], 5, v5
	v_cndmask_b32_e64 v11, v11, v7, s[6:7]
	v_cmp_eq_u16_e64 s[8:9], 6, v5
	v_cndmask_b32_e64 v11, v11, v8, s[8:9]
	v_cmp_eq_u16_e64 s[10:11], 7, v5
	v_cndmask_b32_e64 v11, v11, v9, s[10:11]
	v_cmp_eq_u16_e64 s[12:13], 8, v5
	v_cndmask_b32_e64 v11, v11, v10, s[12:13]
	v_cmp_eq_u16_e64 s[14:15], 9, v5
	v_cndmask_b32_e64 v11, v11, v0, s[14:15]
	v_cmp_eq_u16_e64 s[16:17], 10, v5
	v_cndmask_b32_e64 v11, v11, v12, s[16:17]
	v_cmp_eq_u16_e64 s[18:19], 11, v5
	v_cndmask_b32_e64 v11, v11, v13, s[18:19]
	v_cmp_eq_u16_e64 s[20:21], 12, v5
	v_cndmask_b32_e64 v11, v11, v14, s[20:21]
	v_cmp_eq_u16_e64 s[22:23], 13, v5
	v_cndmask_b32_e64 v11, v11, v15, s[22:23]
	v_cmp_eq_u16_e64 s[24:25], 14, v5
	v_cndmask_b32_e64 v11, v11, v16, s[24:25]
	v_cmp_eq_u16_e64 s[26:27], 15, v5
	v_add_u16_e32 v0, 9, v0
	v_cndmask_b32_e64 v11, v11, v17, s[26:27]
	v_cndmask_b32_e64 v19, v19, v0, s[0:1]
	v_cmp_eq_u16_e64 s[0:1], 0, v5
	v_cndmask_b32_e64 v17, v17, v0, s[26:27]
	v_cndmask_b32_e64 v16, v16, v0, s[24:25]
	v_cndmask_b32_e64 v15, v15, v0, s[22:23]
	v_cndmask_b32_e64 v14, v14, v0, s[20:21]
	v_cndmask_b32_e64 v13, v13, v0, s[18:19]
	v_cndmask_b32_e64 v11, v11, v0, s[14:15]
	v_cndmask_b32_e64 v10, v10, v0, s[12:13]
	v_cndmask_b32_e64 v9, v9, v0, s[10:11]
	v_cndmask_b32_e64 v8, v8, v0, s[8:9]
	v_cndmask_b32_e64 v7, v7, v0, s[6:7]
	v_cndmask_b32_e64 v6, v6, v0, s[4:5]
	v_cndmask_b32_e64 v18, v18, v0, s[2:3]
	v_cndmask_b32_e64 v3, v3, v0, s[0:1]
	v_cndmask_b32_e32 v4, v4, v0, vcc
	v_cndmask_b32_e64 v0, v12, v0, s[16:17]
	v_and_b32_e32 v5, 15, v0
	v_cmp_eq_u16_e32 vcc, 1, v5
	v_cndmask_b32_e32 v12, v3, v4, vcc
	v_cmp_eq_u16_e64 s[0:1], 2, v5
	v_cndmask_b32_e64 v12, v12, v19, s[0:1]
	v_cmp_eq_u16_e64 s[2:3], 3, v5
	v_cndmask_b32_e64 v12, v12, v18, s[2:3]
	v_cmp_eq_u16_e64 s[4:5], 4, v5
	v_cndmask_b32_e64 v12, v12, v6, s[4:5]
	v_cmp_eq_u16_e64 s[6:7], 5, v5
	v_cndmask_b32_e64 v12, v12, v7, s[6:7]
	v_cmp_eq_u16_e64 s[8:9], 6, v5
	v_cndmask_b32_e64 v12, v12, v8, s[8:9]
	v_cmp_eq_u16_e64 s[10:11], 7, v5
	v_cndmask_b32_e64 v12, v12, v9, s[10:11]
	v_cmp_eq_u16_e64 s[12:13], 8, v5
	v_cndmask_b32_e64 v12, v12, v10, s[12:13]
	v_cmp_eq_u16_e64 s[14:15], 9, v5
	v_cndmask_b32_e64 v12, v12, v11, s[14:15]
	v_cmp_eq_u16_e64 s[16:17], 10, v5
	v_cndmask_b32_e64 v12, v12, v0, s[16:17]
	v_cmp_eq_u16_e64 s[18:19], 11, v5
	v_cndmask_b32_e64 v12, v12, v13, s[18:19]
	v_cmp_eq_u16_e64 s[20:21], 12, v5
	v_cndmask_b32_e64 v12, v12, v14, s[20:21]
	v_cmp_eq_u16_e64 s[22:23], 13, v5
	v_cndmask_b32_e64 v12, v12, v15, s[22:23]
	v_cmp_eq_u16_e64 s[24:25], 14, v5
	v_cndmask_b32_e64 v12, v12, v16, s[24:25]
	v_cmp_eq_u16_e64 s[26:27], 15, v5
	v_add_u16_e32 v0, 10, v0
	v_cndmask_b32_e64 v12, v12, v17, s[26:27]
	v_cndmask_b32_e64 v19, v19, v0, s[0:1]
	v_cmp_eq_u16_e64 s[0:1], 0, v5
	v_cndmask_b32_e64 v17, v17, v0, s[26:27]
	v_cndmask_b32_e64 v16, v16, v0, s[24:25]
	v_cndmask_b32_e64 v15, v15, v0, s[22:23]
	v_cndmask_b32_e64 v14, v14, v0, s[20:21]
	v_cndmask_b32_e64 v12, v12, v0, s[16:17]
	v_cndmask_b32_e64 v11, v11, v0, s[14:15]
	v_cndmask_b32_e64 v10, v10, v0, s[12:13]
	v_cndmask_b32_e64 v9, v9, v0, s[10:11]
	v_cndmask_b32_e64 v8, v8, v0, s[8:9]
	v_cndmask_b32_e64 v7, v7, v0, s[6:7]
	v_cndmask_b32_e64 v6, v6, v0, s[4:5]
	v_cndmask_b32_e64 v18, v18, v0, s[2:3]
	v_cndmask_b32_e64 v3, v3, v0, s[0:1]
	v_cndmask_b32_e32 v4, v4, v0, vcc
	v_cndmask_b32_e64 v0, v13, v0, s[18:19]
	v_and_b32_e32 v5, 15, v0
	v_cmp_eq_u16_e32 vcc, 1, v5
	v_cndmask_b32_e32 v13, v3, v4, vcc
	v_cmp_eq_u16_e64 s[0:1], 2, v5
	v_cndmask_b32_e64 v13, v13, v19, s[0:1]
	v_cmp_eq_u16_e64 s[2:3], 3, v5
	v_cndmask_b32_e64 v13, v13, v18, s[2:3]
	v_cmp_eq_u16_e64 s[4:5], 4, v5
	v_cndmask_b32_e64 v13, v13, v6, s[4:5]
	v_cmp_eq_u16_e64 s[6:7], 5, v5
	v_cndmask_b32_e64 v13, v13, v7, s[6:7]
	v_cmp_eq_u16_e64 s[8:9], 6, v5
	v_cndmask_b32_e64 v13, v13, v8, s[8:9]
	v_cmp_eq_u16_e64 s[10:11], 7, v5
	v_cndmask_b32_e64 v13, v13, v9, s[10:11]
	v_cmp_eq_u16_e64 s[12:13], 8, v5
	v_cndmask_b32_e64 v13, v13, v10, s[12:13]
	v_cmp_eq_u16_e64 s[14:15], 9, v5
	v_cndmask_b32_e64 v13, v13, v11, s[14:15]
	v_cmp_eq_u16_e64 s[16:17], 10, v5
	v_cndmask_b32_e64 v13, v13, v12, s[16:17]
	v_cmp_eq_u16_e64 s[18:19], 11, v5
	v_cndmask_b32_e64 v13, v13, v0, s[18:19]
	v_cmp_eq_u16_e64 s[20:21], 12, v5
	v_cndmask_b32_e64 v13, v13, v14, s[20:21]
	v_cmp_eq_u16_e64 s[22:23], 13, v5
	v_cndmask_b32_e64 v13, v13, v15, s[22:23]
	v_cmp_eq_u16_e64 s[24:25], 14, v5
	v_cndmask_b32_e64 v13, v13, v16, s[24:25]
	v_cmp_eq_u16_e64 s[26:27], 15, v5
	v_add_u16_e32 v0, 11, v0
	v_cndmask_b32_e64 v13, v13, v17, s[26:27]
	v_cndmask_b32_e64 v19, v19, v0, s[0:1]
	v_cmp_eq_u16_e64 s[0:1], 0, v5
	v_cndmask_b32_e64 v17, v17, v0, s[26:27]
	v_cndmask_b32_e64 v16, v16, v0, s[24:25]
	v_cndmask_b32_e64 v15, v15, v0, s[22:23]
	v_cndmask_b32_e64 v13, v13, v0, s[18:19]
	v_cndmask_b32_e64 v12, v12, v0, s[16:17]
	v_cndmask_b32_e64 v11, v11, v0, s[14:15]
	v_cndmask_b32_e64 v10, v10, v0, s[12:13]
	v_cndmask_b32_e64 v9, v9, v0, s[10:11]
	v_cndmask_b32_e64 v8, v8, v0, s[8:9]
	v_cndmask_b32_e64 v7, v7, v0, s[6:7]
	v_cndmask_b32_e64 v6, v6, v0, s[4:5]
	v_cndmask_b32_e64 v18, v18, v0, s[2:3]
	v_cndmask_b32_e64 v3, v3, v0, s[0:1]
	v_cndmask_b32_e32 v4, v4, v0, vcc
	v_cndmask_b32_e64 v0, v14, v0, s[20:21]
	v_and_b32_e32 v5, 15, v0
	v_cmp_eq_u16_e32 vcc, 1, v5
	v_cndmask_b32_e32 v14, v3, v4, vcc
	v_cmp_eq_u16_e64 s[0:1], 2, v5
	v_cndmask_b32_e64 v14, v14, v19, s[0:1]
	v_cmp_eq_u16_e64 s[2:3], 3, v5
	v_cndmask_b32_e64 v14, v14, v18, s[2:3]
	v_cmp_eq_u16_e64 s[4:5], 4, v5
	v_cndmask_b32_e64 v14, v14, v6, s[4:5]
	v_cmp_eq_u16_e64 s[6:7], 5, v5
	v_cndmask_b32_e64 v14, v14, v7, s[6:7]
	v_cmp_eq_u16_e64 s[8:9], 6, v5
	v_cndmask_b32_e64 v14, v14, v8, s[8:9]
	v_cmp_eq_u16_e64 s[10:11], 7, v5
	v_cndmask_b32_e64 v14, v14, v9, s[10:11]
	v_cmp_eq_u16_e64 s[12:13], 8, v5
	v_cndmask_b32_e64 v14, v14, v10, s[12:13]
	v_cmp_eq_u16_e64 s[14:15], 9, v5
	v_cndmask_b32_e64 v14, v14, v11, s[14:15]
	v_cmp_eq_u16_e64 s[16:17], 10, v5
	v_cndmask_b32_e64 v14, v14, v12, s[16:17]
	v_cmp_eq_u16_e64 s[18:19], 11, v5
	v_cndmask_b32_e64 v14, v14, v13, s[18:19]
	v_cmp_eq_u16_e64 s[20:21], 12, v5
	v_cndmask_b32_e64 v14, v14, v0, s[20:21]
	v_cmp_eq_u16_e64 s[22:23], 13, v5
	v_cndmask_b32_e64 v14, v14, v15, s[22:23]
	v_cmp_eq_u16_e64 s[24:25], 14, v5
	v_cndmask_b32_e64 v14, v14, v16, s[24:25]
	v_cmp_eq_u16_e64 s[26:27], 15, v5
	v_add_u16_e32 v0, 12, v0
	v_cndmask_b32_e64 v14, v14, v17, s[26:27]
	v_cndmask_b32_e64 v19, v19, v0, s[0:1]
	v_cmp_eq_u16_e64 s[0:1], 0, v5
	v_cndmask_b32_e64 v17, v17, v0, s[26:27]
	v_cndmask_b32_e64 v16, v16, v0, s[24:25]
	v_cndmask_b32_e64 v14, v14, v0, s[20:21]
	v_cndmask_b32_e64 v13, v13, v0, s[18:19]
	v_cndmask_b32_e64 v12, v12, v0, s[16:17]
	v_cndmask_b32_e64 v11, v11, v0, s[14:15]
	v_cndmask_b32_e64 v10, v10, v0, s[12:13]
	v_cndmask_b32_e64 v9, v9, v0, s[10:11]
	v_cndmask_b32_e64 v8, v8, v0, s[8:9]
	v_cndmask_b32_e64 v7, v7, v0, s[6:7]
	v_cndmask_b32_e64 v6, v6, v0, s[4:5]
	v_cndmask_b32_e64 v18, v18, v0, s[2:3]
	v_cndmask_b32_e64 v3, v3, v0, s[0:1]
	v_cndmask_b32_e32 v4, v4, v0, vcc
	v_cndmask_b32_e64 v0, v15, v0, s[22:23]
	v_and_b32_e32 v5, 15, v0
	v_cmp_eq_u16_e32 vcc, 1, v5
	v_cndmask_b32_e32 v15, v3, v4, vcc
	v_cmp_eq_u16_e64 s[0:1], 2, v5
	v_cndmask_b32_e64 v15, v15, v19, s[0:1]
	v_cmp_eq_u16_e64 s[2:3], 3, v5
	v_cndmask_b32_e64 v15, v15, v18, s[2:3]
	v_cmp_eq_u16_e64 s[4:5], 4, v5
	v_cndmask_b32_e64 v15, v15, v6, s[4:5]
	v_cmp_eq_u16_e64 s[6:7], 5, v5
	v_cndmask_b32_e64 v15, v15, v7, s[6:7]
	v_cmp_eq_u16_e64 s[8:9], 6, v5
	v_cndmask_b32_e64 v15, v15, v8, s[8:9]
	v_cmp_eq_u16_e64 s[10:11], 7, v5
	v_cndmask_b32_e64 v15, v15, v9, s[10:11]
	v_cmp_eq_u16_e64 s[12:13], 8, v5
	v_cndmask_b32_e64 v15, v15, v10, s[12:13]
	v_cmp_eq_u16_e64 s[14:15], 9, v5
	v_cndmask_b32_e64 v15, v15, v11, s[14:15]
	v_cmp_eq_u16_e64 s[16:17], 10, v5
	v_cndmask_b32_e64 v15, v15, v12, s[16:17]
	v_cmp_eq_u16_e64 s[18:19], 11, v5
	v_cndmask_b32_e64 v15, v15, v13, s[18:19]
	v_cmp_eq_u16_e64 s[20:21], 12, v5
	v_cndmask_b32_e64 v15, v15, v14, s[20:21]
	v_cmp_eq_u16_e64 s[22:23], 13, v5
	v_cndmask_b32_e64 v15, v15, v0, s[22:23]
	v_cmp_eq_u16_e64 s[24:25], 14, v5
	v_cndmask_b32_e64 v15, v15, v16, s[24:25]
	v_cmp_eq_u16_e64 s[26:27], 15, v5
	v_add_u16_e32 v0, 13, v0
	v_cndmask_b32_e64 v15, v15, v17, s[26:27]
	v_cndmask_b32_e64 v19, v19, v0, s[0:1]
	v_cmp_eq_u16_e64 s[0:1], 0, v5
	v_cndmask_b32_e64 v17, v17, v0, s[26:27]
	v_cndmask_b32_e64 v15, v15, v0, s[22:23]
	v_cndmask_b32_e64 v14, v14, v0, s[20:21]
	v_cndmask_b32_e64 v13, v13, v0, s[18:19]
	v_cndmask_b32_e64 v12, v12, v0, s[16:17]
	v_cndmask_b32_e64 v11, v11, v0, s[14:15]
	v_cndmask_b32_e64 v10, v10, v0, s[12:13]
	v_cndmask_b32_e64 v9, v9, v0, s[10:11]
	v_cndmask_b32_e64 v8, v8, v0, s[8:9]
	v_cndmask_b32_e64 v7, v7, v0, s[6:7]
	v_cndmask_b32_e64 v6, v6, v0, s[4:5]
	v_cndmask_b32_e64 v18, v18, v0, s[2:3]
	v_cndmask_b32_e64 v3, v3, v0, s[0:1]
	v_cndmask_b32_e32 v4, v4, v0, vcc
	v_cndmask_b32_e64 v0, v16, v0, s[24:25]
	v_and_b32_e32 v5, 15, v0
	v_cmp_eq_u16_e32 vcc, 1, v5
	v_cndmask_b32_e32 v16, v3, v4, vcc
	v_cmp_eq_u16_e64 s[0:1], 2, v5
	v_cndmask_b32_e64 v16, v16, v19, s[0:1]
	v_cmp_eq_u16_e64 s[2:3], 3, v5
	v_cndmask_b32_e64 v16, v16, v18, s[2:3]
	v_cmp_eq_u16_e64 s[4:5], 4, v5
	v_cndmask_b32_e64 v16, v16, v6, s[4:5]
	v_cmp_eq_u16_e64 s[6:7], 5, v5
	v_cndmask_b32_e64 v16, v16, v7, s[6:7]
	v_cmp_eq_u16_e64 s[8:9], 6, v5
	v_cndmask_b32_e64 v16, v16, v8, s[8:9]
	v_cmp_eq_u16_e64 s[10:11], 7, v5
	v_cndmask_b32_e64 v16, v16, v9, s[10:11]
	v_cmp_eq_u16_e64 s[12:13], 8, v5
	v_cndmask_b32_e64 v16, v16, v10, s[12:13]
	v_cmp_eq_u16_e64 s[14:15], 9, v5
	v_cndmask_b32_e64 v16, v16, v11, s[14:15]
	v_cmp_eq_u16_e64 s[16:17], 10, v5
	v_cndmask_b32_e64 v16, v16, v12, s[16:17]
	v_cmp_eq_u16_e64 s[18:19], 11, v5
	v_cndmask_b32_e64 v16, v16, v13, s[18:19]
	v_cmp_eq_u16_e64 s[20:21], 12, v5
	v_cndmask_b32_e64 v16, v16, v14, s[20:21]
	v_cmp_eq_u16_e64 s[22:23], 13, v5
	v_cndmask_b32_e64 v16, v16, v15, s[22:23]
	v_cmp_eq_u16_e64 s[24:25], 14, v5
	v_cndmask_b32_e64 v16, v16, v0, s[24:25]
	v_cmp_eq_u16_e64 s[26:27], 15, v5
	v_add_u16_e32 v0, 14, v0
	v_cndmask_b32_e64 v16, v16, v17, s[26:27]
	v_cndmask_b32_e64 v19, v19, v0, s[0:1]
	v_cmp_eq_u16_e64 s[0:1], 0, v5
	v_cndmask_b32_e64 v16, v16, v0, s[24:25]
	v_cndmask_b32_e64 v15, v15, v0, s[22:23]
	v_cndmask_b32_e64 v14, v14, v0, s[20:21]
	v_cndmask_b32_e64 v13, v13, v0, s[18:19]
	v_cndmask_b32_e64 v12, v12, v0, s[16:17]
	v_cndmask_b32_e64 v11, v11, v0, s[14:15]
	v_cndmask_b32_e64 v10, v10, v0, s[12:13]
	v_cndmask_b32_e64 v9, v9, v0, s[10:11]
	v_cndmask_b32_e64 v8, v8, v0, s[8:9]
	v_cndmask_b32_e64 v7, v7, v0, s[6:7]
	v_cndmask_b32_e64 v6, v6, v0, s[4:5]
	v_cndmask_b32_e64 v18, v18, v0, s[2:3]
	v_cndmask_b32_e64 v3, v3, v0, s[0:1]
	v_cndmask_b32_e32 v4, v4, v0, vcc
	v_cndmask_b32_e64 v0, v17, v0, s[26:27]
	v_and_b32_e32 v5, 15, v0
	v_cmp_eq_u16_e32 vcc, 1, v5
	v_cndmask_b32_e32 v17, v3, v4, vcc
	v_cmp_eq_u16_e64 s[0:1], 2, v5
	v_cndmask_b32_e64 v17, v17, v19, s[0:1]
	v_cmp_eq_u16_e64 s[2:3], 3, v5
	v_cndmask_b32_e64 v17, v17, v18, s[2:3]
	v_cmp_eq_u16_e64 s[4:5], 4, v5
	v_cndmask_b32_e64 v17, v17, v6, s[4:5]
	v_cmp_eq_u16_e64 s[6:7], 5, v5
	v_cndmask_b32_e64 v17, v17, v7, s[6:7]
	v_cmp_eq_u16_e64 s[8:9], 6, v5
	v_cndmask_b32_e64 v17, v17, v8, s[8:9]
	v_cmp_eq_u16_e64 s[10:11], 7, v5
	v_cndmask_b32_e64 v17, v17, v9, s[10:11]
	v_cmp_eq_u16_e64 s[12:13], 8, v5
	v_cndmask_b32_e64 v17, v17, v10, s[12:13]
	v_cmp_eq_u16_e64 s[14:15], 9, v5
	v_cndmask_b32_e64 v17, v17, v11, s[14:15]
	v_cmp_eq_u16_e64 s[16:17], 10, v5
	v_cndmask_b32_e64 v17, v17, v12, s[16:17]
	v_cmp_eq_u16_e64 s[18:19], 11, v5
	v_cndmask_b32_e64 v17, v17, v13, s[18:19]
	v_cmp_eq_u16_e64 s[20:21], 12, v5
	v_cndmask_b32_e64 v17, v17, v14, s[20:21]
	v_cmp_eq_u16_e64 s[22:23], 13, v5
	v_cndmask_b32_e64 v17, v17, v15, s[22:23]
	v_cmp_eq_u16_e64 s[24:25], 14, v5
	v_cndmask_b32_e64 v17, v17, v16, s[24:25]
	v_cmp_eq_u16_e64 s[26:27], 15, v5
	v_cndmask_b32_e64 v17, v17, v0, s[26:27]
	v_add_u16_e32 v0, 15, v0
	v_cndmask_b32_e32 v4, v4, v0, vcc
	v_cmp_eq_u16_e32 vcc, 0, v5
	v_cndmask_b32_e64 v17, v17, v0, s[26:27]
	v_cndmask_b32_e64 v16, v16, v0, s[24:25]
	v_cndmask_b32_e64 v15, v15, v0, s[22:23]
	v_cndmask_b32_e64 v14, v14, v0, s[20:21]
	v_cndmask_b32_e64 v13, v13, v0, s[18:19]
	v_cndmask_b32_e64 v12, v12, v0, s[16:17]
	v_cndmask_b32_e64 v11, v11, v0, s[14:15]
	v_cndmask_b32_e64 v10, v10, v0, s[12:13]
	v_cndmask_b32_e64 v9, v9, v0, s[10:11]
	v_cndmask_b32_e64 v8, v8, v0, s[8:9]
	v_cndmask_b32_e64 v7, v7, v0, s[6:7]
	v_cndmask_b32_e64 v6, v6, v0, s[4:5]
	v_cndmask_b32_e64 v18, v18, v0, s[2:3]
	v_cndmask_b32_e64 v19, v19, v0, s[0:1]
	v_cndmask_b32_e32 v0, v3, v0, vcc
	.loc	0 102
	v_mad_u16 v0, v0, 3, v4
	v_mad_u16 v0, v0, 3, v19
	v_mad_u16 v0, v0, 3, v18
	v_mad_u16 v0, v0, 3, v6
	v_mad_u16 v0, v0, 3, v7
	v_mad_u16 v0, v0, 3, v8
	v_mad_u16 v0, v0, 3, v9
	v_mad_u16 v0, v0, 3, v10
	v_mad_u16 v0, v0, 3, v11
	v_mad_u16 v0, v0, 3, v12
	v_mad_u16 v0, v0, 3, v13
	v_mad_u16 v0, v0, 3, v14
	v_mad_u16 v0, v0, 3, v15
	v_mad_u16 v0, v0, 3, v16
	v_mad_u16 v3, v0, 3, v17
	.loc	0 103
	v_mov_b32_e32 v4, s31
	v_add_u32_e32 v0, vcc, s30, v1
	v_addc_u32_e32 v1, vcc, v4, v2, vcc
	flat_store_byte v[0:1], v3
	.loc	0 104
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel local_octets
		.amdhsa_group_segment_fixed_size 64
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
		.amdhsa_next_free_vgpr 20
		.amdhsa_next_free_sgpr 32
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
.Lfunc_end11:
	.size	local_octets, .Lfunc_end11-local_octets
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 8420
; NumSgprs: 34
; NumVgprs: 20
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 64 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 34
; NumVGPRsForWavesPerEU: 20
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
	.protected	bits                    ; -- Begin function bits
	.globl	bits
	.p2align	8
	.type	bits,@function
bits:                                   ; @bits
	.loc	0 106
; %bb.0:
	.loc	0 107
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v2, s8
	.loc	0 111
	v_mov_b32_e32 v7, 0x1388
	.loc	0 107
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, 0xffff
	v_add_u32_e32 v0, vcc, s5, v0
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[4:5], s6, v2, v[0:1]
	v_mov_b32_e32 v3, s1
	.loc	0 112
	v_mov_b32_e32 v8, s3
	.loc	0 107
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v2, vcc, s0, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dwordx2 v[4:5], v[2:3]
	v_add_u32_e32 v2, vcc, 8, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	flat_load_dword v6, v[2:3]
	.loc	0 110
	s_mov_b32 s0, 0x10203
	s_waitcnt vmcnt(1)
	v_xor_b32_e32 v11, v5, v4
	v_perm_b32 v12, 0, v4, s0
	.loc	0 108
	v_mov_b32_e32 v2, v5
	.loc	0 110
	v_sub_u32_e32 v10, vcc, 0, v5
	s_waitcnt vmcnt(0)
	v_and_b32_e32 v11, v11, v6
	.loc	0 111
	v_med3_i32 v7, v4, -5, v7
	v_sub_u32_e32 v14, vcc, v4, v5
	v_sub_u32_e32 v15, vcc, v5, v4
	.loc	0 110
	v_xor_b32_e32 v11, v12, v11
	.loc	0 111
	v_max3_i32 v12, v4, v5, v6
	.loc	0 108
	v_mov_b32_e32 v3, v4
	.loc	0 112
	v_lshrrev_b32_e32 v17, 1, v4
	v_lshrrev_b32_e32 v18, 1, v5
	v_and_b32_e32 v19, v4, v5
	.loc	0 111
	v_cmp_gt_u32_e32 vcc, v4, v5
	v_xor_b32_e32 v7, v12, v7
	.loc	0 109
	v_bcnt_u32_b32 v12, v2, 0
	.loc	0 111
	v_cndmask_b32_e32 v14, v15, v14, vcc
	v_add_u32_e32 v17, vcc, v18, v17
	.loc	0 109
	v_bcnt_u32_b32 v12, v3, v12
	v_lshrrev_b64 v[2:3], v6, v[2:3]
	.loc	0 112
	v_and_b32_e32 v19, 1, v19
	.loc	0 110
	v_and_b32_e32 v9, 31, v5
	.loc	0 112
	v_mul_hi_u32 v15, v5, v4
	.loc	0 109
	v_lshrrev_b32_e32 v18, v6, v5
	.loc	0 112
	v_add_u32_e32 v17, vcc, v17, v19
	.loc	0 110
	v_alignbit_b32 v13, v5, v4, 19
	.loc	0 112
	v_add_u32_e64 v16, s[0:1], v4, v5 clamp
	.loc	0 110
	v_alignbit_b32 v10, v4, v4, v10
	.loc	0 109
	v_ffbh_u32_e32 v2, v2
	.loc	0 111
	v_min3_u32 v5, v6, v5, v4
	.loc	0 110
	v_cmp_eq_u32_e32 vcc, 0, v9
	.loc	0 109
	v_ffbh_u32_e32 v18, v18
	v_ffbh_u32_e32 v3, v3
	.loc	0 112
	v_sub_u32_e64 v9, s[0:1], v4, v6 clamp
	v_mul_hi_i32 v6, v6, v4
	.loc	0 110
	v_cndmask_b32_e32 v10, v10, v4, vcc
	.loc	0 109
	v_min_u32_e32 v18, 32, v18
	v_bcnt_u32_b32 v12, v4, v12
	.loc	0 111
	v_xor_b32_e32 v5, v7, v5
	.loc	0 112
	v_add_u32_e32 v7, vcc, v17, v16
	.loc	0 109
	v_add_u32_e64 v2, s[0:1], v2, 32 clamp
	.loc	0 110
	v_xor_b32_e32 v10, v11, v10
	.loc	0 109
	v_mad_u32_u24 v11, v18, 3, v12
	.loc	0 112
	v_add_u32_e32 v7, vcc, v7, v9
	.loc	0 109
	v_min3_u32 v2, v2, v3, 64
	.loc	0 110
	v_xor_b32_e32 v10, v10, v13
	.loc	0 111
	v_xor_b32_e32 v5, v5, v14
	.loc	0 112
	v_add_u32_e32 v3, vcc, v7, v15
	.loc	0 109
	v_mad_u32_u24 v2, v2, 5, v11
	.loc	0 112
	v_add_u32_e32 v3, vcc, v3, v5
	.loc	0 110
	v_xor_b32_e32 v2, v10, v2
	.loc	0 112
	v_add_u32_e32 v3, vcc, v3, v6
	.loc	0 110
	v_xor_b32_e32 v2, v2, v4
	.loc	0 112
	v_add_u32_e32 v2, vcc, v3, v2
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v8, v1, vcc
	flat_store_dword v[0:1], v2
	.loc	0 113
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel bits
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
		.amdhsa_next_free_vgpr 20
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
.Lfunc_end12:
	.size	bits, .Lfunc_end12-bits
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 472
; NumSgprs: 11
; NumVgprs: 20
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 4
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 20
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
	.protected	doubles                 ; -- Begin function doubles
	.globl	doubles
	.p2align	8
	.type	doubles,@function
doubles:                                ; @doubles
	.loc	0 115
; %bb.0:
	.loc	0 116
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, 0xffff
	v_add_u32_e32 v0, vcc, s5, v0
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[4:5], s[4:5], s6, v2, v[0:1]
	v_mov_b32_e32 v2, s1
	s_mov_b32 s4, 0
	v_lshlrev_b64 v[0:1], 3, v[4:5]
	s_brev_b32 s5, 8
	v_add_u32_e32 v6, vcc, s0, v0
	v_addc_u32_e32 v7, vcc, v2, v1, vcc
	flat_load_dwordx4 v[0:3], v[6:7]
	v_add_u32_e32 v6, vcc, 16, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	flat_load_dwordx2 v[6:7], v[6:7]
	.loc	0 117
	v_mov_b32_e32 v26, s3
	.loc	0 118
	s_waitcnt vmcnt(1)
	v_cmp_lt_f64_e64 s[0:1], |v[2:3]|, s[4:5]
	.loc	0 117
	v_div_scale_f64 v[8:9], s[6:7], v[2:3], v[2:3], v[0:1]
	.loc	0 120
	v_cvt_u32_f64_e64 v24, |v[2:3]|
	s_mov_b32 s5, 0x40200000
	v_cndmask_b32_e64 v10, 0, 1, s[0:1]
	.loc	0 118
	v_lshlrev_b32_e32 v10, 8, v10
	v_ldexp_f64 v[10:11], |v[2:3]|, v10
	.loc	0 117
	v_rcp_f64_e32 v[14:15], v[8:9]
	.loc	0 118
	v_rsq_f64_e32 v[12:13], v[10:11]
	.loc	0 117
	v_fma_f64 v[18:19], -v[8:9], v[14:15], 1.0
	.loc	0 118
	v_mul_f64 v[16:17], v[10:11], v[12:13]
	v_mul_f64 v[12:13], v[12:13], 0.5
	.loc	0 117
	v_fma_f64 v[14:15], v[14:15], v[18:19], v[14:15]
	v_div_scale_f64 v[18:19], vcc, v[0:1], v[2:3], v[0:1]
	.loc	0 118
	v_fma_f64 v[20:21], -v[12:13], v[16:17], 0.5
	.loc	0 117
	v_fma_f64 v[22:23], -v[8:9], v[14:15], 1.0
	.loc	0 118
	v_fma_f64 v[16:17], v[16:17], v[20:21], v[16:17]
	v_fma_f64 v[12:13], v[12:13], v[20:21], v[12:13]
	.loc	0 117
	v_fma_f64 v[14:15], v[14:15], v[22:23], v[14:15]
	.loc	0 118
	v_fma_f64 v[20:21], -v[16:17], v[16:17], v[10:11]
	v_fma_f64 v[16:17], v[20:21], v[12:13], v[16:17]
	.loc	0 117
	v_mul_f64 v[20:21], v[18:19], v[14:15]
	.loc	0 118
	v_fma_f64 v[22:23], -v[16:17], v[16:17], v[10:11]
	.loc	0 117
	v_fma_f64 v[8:9], -v[8:9], v[20:21], v[18:19]
	.loc	0 120
	v_cvt_i32_f64_e32 v18, v[0:1]
	v_cvt_f64_i32_e32 v[18:19], v18
	.loc	0 118
	v_fma_f64 v[12:13], v[22:23], v[12:13], v[16:17]
	.loc	0 120
	v_cvt_f64_u32_e32 v[22:23], v24
	.loc	0 119
	v_max_f64 v[16:17], v[0:1], v[0:1]
	.loc	0 117
	v_div_fmas_f64 v[8:9], v[8:9], v[14:15], v[20:21]
	.loc	0 119
	v_max_f64 v[14:15], v[2:3], v[2:3]
	s_waitcnt vmcnt(0)
	v_max_f64 v[20:21], v[6:7], v[6:7]
	.loc	0 120
	v_add_f64 v[18:19], v[18:19], v[22:23]
	.loc	0 119
	v_ceil_f64_e32 v[22:23], v[2:3]
	.loc	0 120
	v_cmp_lt_f64_e32 vcc, v[0:1], v[2:3]
	.loc	0 118
	v_mov_b32_e32 v24, 0xffffff80
	.loc	0 119
	v_min_f64 v[16:17], v[16:17], v[14:15]
	v_max_f64 v[14:15], v[14:15], v[20:21]
	v_floor_f64_e32 v[20:21], v[0:1]
	v_add_f64 v[22:23], v[22:23], v[22:23]
	.loc	0 117
	v_div_fixup_f64 v[8:9], v[8:9], v[2:3], v[0:1]
	.loc	0 119
	v_mul_f64 v[14:15], v[16:17], v[14:15]
	v_rndne_f64_e32 v[16:17], v[0:1]
	v_add_f64 v[20:21], v[20:21], v[22:23]
	.loc	0 120
	v_cvt_f32_f64_e32 v22, v[6:7]
	v_cvt_f64_f32_e32 v[22:23], v22
	.loc	0 119
	v_mul_f64 v[16:17], v[16:17], s[4:5]
	s_movk_i32 s4, 0x204
	.loc	0 120
	v_add_f64 v[18:19], v[18:19], v[22:23]
	.loc	0 119
	v_trunc_f64_e32 v[22:23], v[6:7]
	.loc	0 118
	v_cmp_class_f64_e64 s[4:5], v[2:3], s4
	.loc	0 119
	v_mul_f64 v[22:23], v[22:23], 4.0
	v_add_f64 v[20:21], v[20:21], v[22:23]
	.loc	0 120
	v_ldexp_f64 v[22:23], v[0:1], 5
	.loc	0 119
	v_add_f64 v[16:17], v[16:17], v[20:21]
	.loc	0 120
	v_add_f64 v[18:19], v[22:23], v[18:19]
	v_mov_b32_e32 v22, 0x3ff00000
	v_cndmask_b32_e32 v21, 0, v22, vcc
	.loc	0 117
	v_lshlrev_b64 v[22:23], 5, v[4:5]
	.loc	0 118
	v_cmp_eq_f64_e32 vcc, 0, v[2:3]
	v_cndmask_b32_e64 v4, 0, v24, s[0:1]
	v_ldexp_f64 v[12:13], v[12:13], v4
	.loc	0 120
	v_cmp_u_f64_e64 s[0:1], v[2:3], v[2:3]
	.loc	0 116
	v_mov_b32_e32 v20, 0
	.loc	0 118
	v_fma_f64 v[24:25], v[0:1], v[2:3], v[6:7]
	.loc	0 120
	v_add_f64 v[18:19], v[18:19], v[20:21]
	.loc	0 118
	s_or_b64 vcc, vcc, s[4:5]
	v_cndmask_b32_e32 v11, v13, v11, vcc
	v_cndmask_b32_e64 v4, 0, 1, s[0:1]
	v_cndmask_b32_e32 v10, v12, v10, vcc
	.loc	0 120
	v_lshlrev_b32_e32 v21, 30, v4
	.loc	0 118
	v_add_f64 v[10:11], v[24:25], v[10:11]
	.loc	0 119
	v_add_f64 v[4:5], v[14:15], v[16:17]
	.loc	0 120
	v_add_f64 v[6:7], v[20:21], v[18:19]
	.loc	0 117
	v_add_u32_e32 v0, vcc, s2, v22
	v_addc_u32_e32 v1, vcc, v26, v23, vcc
	.loc	0 119
	v_add_u32_e32 v2, vcc, 16, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_store_dwordx4 v[0:1], v[8:11]
	.loc	0 121
	flat_store_dwordx4 v[2:3], v[4:7]
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel doubles
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
		.amdhsa_next_free_vgpr 27
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
.Lfunc_end13:
	.size	doubles, .Lfunc_end13-doubles
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 872
; NumSgprs: 11
; NumVgprs: 27
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 27
; Occupancy: 9
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	half_floats             ; -- Begin function half_floats
	.globl	half_floats
	.p2align	8
	.type	half_floats,@function
half_floats:                            ; @half_floats
	.loc	0 123
; %bb.0:
	.loc	0 124
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, 0xffff
	v_add_u32_e32 v0, vcc, s5, v0
	v_addc_u32_e64 v1, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[4:5], s6, v2, v[0:1]
	v_mov_b32_e32 v3, s1
	v_mov_b32_e32 v5, s1
	v_lshlrev_b64 v[0:1], 3, v[0:1]
	v_mov_b32_e32 v8, s3
	v_add_u32_e32 v2, vcc, s0, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	v_or_b32_e32 v6, 4, v0
	v_add_u32_e32 v4, vcc, s0, v6
	v_addc_u32_e32 v5, vcc, v5, v1, vcc
	flat_load_dword v7, v[2:3]
	flat_load_dword v4, v[4:5]
	v_add_u32_e32 v2, vcc, s2, v0
	v_mov_b32_e32 v5, 0x3e800000
	v_mov_b32_e32 v3, s3
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	s_waitcnt vmcnt(1)
	v_cvt_f32_f16_e32 v0, v7
	s_waitcnt vmcnt(0)
	v_cvt_f32_f16_e32 v9, v4
	v_cvt_f32_f16_sdwa v4, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_cvt_f32_f16_sdwa v7, v7 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_1
	v_madmk_f32 v0, v0, 0x3fc00000, v5
	v_madmk_f32 v9, v9, 0x3fc00000, v5
	v_madmk_f32 v4, v4, 0x3fc00000, v5
	v_mac_f32_e32 v5, 0x3fc00000, v7
	v_cvt_f16_f32_e32 v7, v0
	v_cvt_f16_f32_sdwa v5, v5 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD
	v_cvt_f16_f32_sdwa v4, v4 dst_sel:WORD_1 dst_unused:UNUSED_PAD src0_sel:DWORD
	v_cvt_f16_f32_e32 v9, v9
	v_add_u32_e32 v0, vcc, s2, v6
	v_or_b32_e32 v5, v7, v5
	v_addc_u32_e32 v1, vcc, v8, v1, vcc
	v_or_b32_e32 v4, v9, v4
	flat_store_dword v[2:3], v5
	flat_store_dword v[0:1], v4
	.loc	0 125
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel half_floats
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
.Lfunc_end14:
	.size	half_floats, .Lfunc_end14-half_floats
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 296
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
	.protected	mandelbrot              ; -- Begin function mandelbrot
	.globl	mandelbrot
	.p2align	8
	.type	mandelbrot,@function
mandelbrot:                             ; @mandelbrot
	.loc	0 127
; %bb.0:
	.loc	0 128
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0xc
	v_mov_b32_e32 v2, s8
	v_mov_b32_e32 v3, 0
	s_mov_b32 s33, 4
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_add_u32_e32 v0, vcc, s1, v0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[0:1], s2, v2, v[0:1]
	s_flbit_i32_b32 s0, 0
	s_min_u32 s0, s0, 32
	v_and_b32_e32 v2, 31, v0
	v_lshlrev_b64 v[4:5], s0, v[2:3]
	s_sub_i32 s0, 32, s0
	v_min_u32_e32 v2, 1, v4
	v_or_b32_e32 v2, v5, v2
	v_lshrrev_b64 v[4:5], 5, v[0:1]
	v_cvt_f32_u32_e32 v2, v2
	v_ffbh_u32_e32 v6, v5
	v_min_u32_e32 v6, 32, v6
	v_lshlrev_b64 v[4:5], v6, v[4:5]
	v_ldexp_f32 v2, v2, s0
	v_min_u32_e32 v4, 1, v4
	v_or_b32_e32 v4, v5, v4
	v_cvt_f32_u32_e32 v4, v4
	s_mov_b32 s0, 0x3db851ec
	v_sub_u32_e32 v5, vcc, 32, v6
	v_mad_f32 v2, v2, s0, -2.0
	v_ldexp_f32 v4, v4, v5
	s_mov_b32 s0, 0x3e800000
	v_mad_f32 v4, v4, s0, -1.0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v6, v3
	s_branch .LBB15_6
.LBB15_1:                               ;   in Loop: Header=BB15_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[30:31]
	s_xor_b64 s[30:31], exec, -1
	s_orn2_b64 s[34:35], s[34:35], exec
.LBB15_2:                               ;   in Loop: Header=BB15_6 Depth=1
	s_or_b64 exec, exec, s[28:29]
	s_and_b64 s[28:29], s[30:31], exec
	s_xor_b64 s[30:31], exec, -1
	s_orn2_b64 s[34:35], s[34:35], exec
.LBB15_3:                               ;   in Loop: Header=BB15_6 Depth=1
	s_or_b64 exec, exec, s[26:27]
	s_and_b64 s[36:37], s[28:29], exec
	s_and_b64 s[28:29], s[30:31], exec
	s_xor_b64 s[30:31], exec, -1
	s_orn2_b64 s[26:27], s[34:35], exec
.LBB15_4:                               ;   in Loop: Header=BB15_6 Depth=1
	s_or_b64 exec, exec, s[24:25]
	s_andn2_b64 s[20:21], s[20:21], exec
	s_and_b64 s[24:25], s[36:37], exec
	s_or_b64 s[20:21], s[20:21], s[24:25]
	s_andn2_b64 s[18:19], s[18:19], exec
	s_and_b64 s[24:25], s[28:29], exec
	s_or_b64 s[18:19], s[18:19], s[24:25]
	s_andn2_b64 s[16:17], s[16:17], exec
	s_and_b64 s[24:25], s[30:31], exec
	s_or_b64 s[16:17], s[16:17], s[24:25]
	s_andn2_b64 s[14:15], s[14:15], exec
	s_and_b64 s[24:25], s[26:27], exec
	s_andn2_b64 s[12:13], s[12:13], exec
	s_or_b64 s[14:15], s[14:15], s[24:25]
.LBB15_5:                               ;   in Loop: Header=BB15_6 Depth=1
	s_or_b64 exec, exec, s[22:23]
	s_and_b64 s[22:23], exec, s[14:15]
	s_or_b64 s[8:9], s[22:23], s[8:9]
	s_andn2_b64 s[0:1], s[0:1], exec
	s_and_b64 s[22:23], s[20:21], exec
	s_or_b64 s[0:1], s[0:1], s[22:23]
	s_andn2_b64 s[2:3], s[2:3], exec
	s_and_b64 s[22:23], s[18:19], exec
	s_or_b64 s[2:3], s[2:3], s[22:23]
	s_andn2_b64 s[4:5], s[4:5], exec
	s_and_b64 s[22:23], s[16:17], exec
	s_or_b64 s[4:5], s[4:5], s[22:23]
	s_andn2_b64 s[10:11], s[10:11], exec
	s_and_b64 s[22:23], s[12:13], exec
	v_mov_b32_e32 v7, s33
	s_or_b64 s[10:11], s[10:11], s[22:23]
	s_mov_b32 s33, s38
	.loc	0 130
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB15_12
.LBB15_6:                               ; =>This Inner Loop Header: Depth=1
	v_mul_f32_e32 v7, v3, v3
	v_mad_f32 v5, v6, v6, v7
	v_cmp_gt_f32_e32 vcc, 4.0, v5
	s_andn2_b64 s[20:21], s[20:21], exec
	s_andn2_b64 s[18:19], s[18:19], exec
	s_andn2_b64 s[16:17], s[16:17], exec
	s_or_b64 s[12:13], s[12:13], exec
	s_or_b64 s[14:15], s[14:15], exec
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB15_5
; %bb.7:                                ;   in Loop: Header=BB15_6 Depth=1
	v_mul_f32_e32 v5, v6, v6
	v_sub_f32_e32 v5, v7, v5
	v_add_f32_e32 v7, v2, v5
	v_add_f32_e32 v3, v3, v3
	v_mad_f32 v8, v6, v3, v4
	v_mul_f32_e32 v9, v7, v7
	v_mad_f32 v3, v8, v8, v9
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[26:27], -1
	s_mov_b64 s[28:29], 0
	s_mov_b64 s[30:31], -1
	s_mov_b64 s[36:37], 0
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB15_4
; %bb.8:                                ;   in Loop: Header=BB15_6 Depth=1
	v_mul_f32_e32 v3, v8, v8
	v_sub_f32_e32 v3, v9, v3
	v_add_f32_e32 v9, v2, v3
	v_add_f32_e32 v3, v7, v7
	v_mad_f32 v7, v8, v3, v4
	v_mul_f32_e32 v8, v9, v9
	v_mad_f32 v3, v7, v7, v8
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	s_mov_b64 s[34:35], -1
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB15_3
; %bb.9:                                ;   in Loop: Header=BB15_6 Depth=1
	v_mul_f32_e32 v3, v7, v7
	v_sub_f32_e32 v3, v8, v3
	v_add_f32_e32 v8, v2, v3
	v_add_f32_e32 v3, v9, v9
	v_mad_f32 v9, v7, v3, v4
	v_mul_f32_e32 v7, v8, v8
	v_mad_f32 v3, v9, v9, v7
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB15_2
; %bb.10:                               ;   in Loop: Header=BB15_6 Depth=1
	v_mul_f32_e32 v3, v9, v9
	v_sub_f32_e32 v3, v7, v3
	v_add_f32_e32 v7, v2, v3
	v_add_f32_e32 v3, v8, v8
	v_mad_f32 v8, v9, v3, v4
	v_mul_f32_e32 v9, v7, v7
	v_mad_f32 v3, v8, v8, v9
	v_cmp_gt_f32_e32 vcc, 4.0, v3
	v_mov_b32_e32 v5, s33
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB15_1
; %bb.11:                               ;   in Loop: Header=BB15_6 Depth=1
	s_add_i32 s38, s33, 5
	v_mul_f32_e32 v3, v8, v8
	s_cmpk_eq_i32 s38, 0x68
	v_sub_f32_e32 v3, v9, v3
	v_add_f32_e32 v5, v7, v7
	s_cselect_b64 s[34:35], -1, 0
	v_add_f32_e32 v3, v2, v3
	v_mad_f32 v6, v8, v5, v4
	v_mov_b32_e32 v5, 0x64
	s_orn2_b64 s[34:35], s[34:35], exec
	s_branch .LBB15_1
.LBB15_12:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	s_xor_b64 s[8:9], s[10:11], -1
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_xor_b64 s[8:9], exec, s[10:11]
	s_cbranch_execz .LBB15_24
; %bb.13:
	s_xor_b64 s[4:5], s[4:5], -1
	s_and_saveexec_b64 s[10:11], s[4:5]
	s_xor_b64 s[4:5], exec, s[10:11]
	s_cbranch_execz .LBB15_21
; %bb.14:
	s_xor_b64 s[2:3], s[2:3], -1
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_xor_b64 s[2:3], exec, s[10:11]
	s_cbranch_execz .LBB15_18
; %bb.15:
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_xor_b64 s[0:1], exec, s[10:11]
; %bb.16:
	.loc	0 131
	v_add_u32_e32 v5, vcc, -1, v7
; %bb.17:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
.LBB15_18:
	s_andn2_saveexec_b64 s[0:1], s[2:3]
; %bb.19:
	.loc	0 131
	v_add_u32_e32 v5, vcc, -2, v7
; %bb.20:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
.LBB15_21:
	s_andn2_saveexec_b64 s[0:1], s[4:5]
; %bb.22:
	.loc	0 131
	v_add_u32_e32 v5, vcc, -3, v7
; %bb.23:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
.LBB15_24:
	s_andn2_saveexec_b64 s[0:1], s[8:9]
; %bb.25:
	.loc	0 130
	v_add_u32_e32 v5, vcc, -4, v7
; %bb.26:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 128
	s_load_dwordx2 s[0:1], s[6:7], 0x0
	.loc	0 131
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_byte v[0:1], v5
	.loc	0 132
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel mandelbrot
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 64
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
		.amdhsa_next_free_sgpr 39
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
.Lfunc_end15:
	.size	mandelbrot, .Lfunc_end15-mandelbrot
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 892
; NumSgprs: 41
; NumVgprs: 10
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 2
; NumSGPRsForWavesPerEU: 41
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
	.protected	structs                 ; -- Begin function structs
	.globl	structs
	.p2align	8
	.type	structs,@function
structs:                                ; @structs
	.loc	0 136
; %bb.0:
	.loc	0 137
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s3, s[6:7], 0x2c
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	v_mov_b32_e32 v2, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s2, 0xffff
	v_add_u32_e32 v0, vcc, s3, v0
	v_addc_u32_e64 v1, s[2:3], 0, 0, vcc
	v_mad_u64_u32 v[0:1], s[2:3], s4, v2, v[0:1]
	v_mov_b32_e32 v2, s1
	v_lshlrev_b64 v[0:1], 5, v[0:1]
	v_add_u32_e32 v4, vcc, s0, v0
	v_addc_u32_e32 v5, vcc, v2, v1, vcc
	.loc	0 138
	v_add_u32_e32 v6, vcc, 16, v4
	v_addc_u32_e32 v7, vcc, 0, v5, vcc
	.loc	0 139
	v_add_u32_e32 v0, vcc, 26, v4
	v_addc_u32_e32 v1, vcc, 0, v5, vcc
	.loc	0 138
	flat_load_dwordx2 v[8:9], v[6:7]
	.loc	0 140
	v_add_u32_e32 v10, vcc, 24, v4
	v_addc_u32_e32 v11, vcc, 0, v5, vcc
	.loc	0 139
	flat_load_sshort v0, v[0:1]
	.loc	0 140
	flat_load_ubyte v12, v[10:11]
	.loc	0 141
	flat_load_dwordx3 v[1:3], v[4:5]
	s_load_dword s4, s[6:7], 0x18
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_load_dwordx2 s[2:3], s[6:7], 0x10
	s_sext_i32_i8 s1, s4
	.loc	0 138
	v_cvt_f32_i32_e32 v13, s1
	v_mov_b32_e32 v14, s0
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v13, s2, v14
	s_waitcnt vmcnt(3)
	v_add_f32_e32 v8, v13, v8
	.loc	0 139
	s_waitcnt vmcnt(2)
	v_add_u32_e32 v13, vcc, s3, v0
	.loc	0 140
	s_waitcnt vmcnt(1)
	v_add_u16_e32 v12, s1, v12
	.loc	0 141
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v2, v2, v2
	v_add_f32_e32 v1, v1, v1
	v_add_f32_e32 v0, v3, v3
	.loc	0 139
	v_xor_b32_e32 v9, v13, v9
	.loc	0 140
	flat_store_byte v[10:11], v12
	flat_store_dwordx2 v[6:7], v[8:9]
	.loc	0 141
	flat_store_dwordx4 v[4:5], v[0:3]
	.loc	0 142
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel structs
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 96
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
		.amdhsa_next_free_vgpr 15
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
.Lfunc_end16:
	.size	structs, .Lfunc_end16-structs
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 264
; NumSgprs: 11
; NumVgprs: 15
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 3
; NumSGPRsForWavesPerEU: 11
; NumVGPRsForWavesPerEU: 15
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
	.protected	mirrored                ; -- Begin function mirrored
	.globl	mirrored
	.p2align	8
	.type	mirrored,@function
mirrored:                               ; @mirrored
	.loc	0 144
; %bb.0:
	.loc	0 148
	s_load_dword s4, s[4:5], 0x4
	s_load_dword s5, s[6:7], 0x14
	.loc	0 147
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	.loc	0 148
	v_mov_b32_e32 v3, s8
	v_mov_b32_e32 v5, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s6, s4, 0xffff
	v_add_u32_e32 v1, vcc, s5, v0
	v_addc_u32_e64 v2, s[4:5], 0, 0, vcc
	v_mad_u64_u32 v[1:2], s[4:5], s6, v3, v[1:2]
	v_mov_b32_e32 v4, s1
	s_mov_b32 m0, -1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v3, vcc, s0, v1
	v_addc_u32_e32 v4, vcc, v4, v2, vcc
	flat_load_dword v4, v[3:4]
	v_lshlrev_b32_e32 v3, 2, v0
	.loc	0 151
	v_sub_u32_e32 v6, vcc, 0, v3
	.loc	0 148
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v3, v5, v4 offset1:1
	.loc	0 150
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 151
	ds_read_b32 v7, v6 offset:508
	.loc	0 148
	v_add_u32_e32 v6, vcc, 0x100, v3
	v_sub_u32_e32 v4, vcc, 0, v0
	.loc	0 151
	v_cmp_gt_u32_e32 vcc, 63, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB17_2
; %bb.1:
	v_sub_u32_e32 v0, vcc, 0x100, v3
	ds_read_b32 v5, v0 offset:248
.LBB17_2:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 152
	ds_read_b32 v6, v6
	.loc	0 151
	s_waitcnt lgkmcnt(1)
	v_mul_lo_u32 v0, v7, 3
	v_lshlrev_b32_e32 v7, 2, v4
	v_add_u32_e32 v0, vcc, v5, v0
	.loc	0 152
	s_waitcnt lgkmcnt(0)
	v_lshrrev_b32_e32 v5, 5, v6
	.loc	0 151
	ds_write_b32 v7, v0 offset:764
	.loc	0 152
	ds_write_b8 v4, v5 offset:831
	.loc	0 153
	s_waitcnt lgkmcnt(0)
	ds_add_u32 v7, v0 offset:252
	s_waitcnt lgkmcnt(0)
	.loc	0 154
	s_barrier
	.loc	0 155
	ds_read2st64_b32 v[5:6], v3 offset1:2
	ds_read_u8 v0, v4 offset:831
	v_mov_b32_e32 v4, s3
	s_waitcnt lgkmcnt(1)
	v_lshlrev_b32_e32 v3, 7, v5
	v_xor_b32_e32 v3, v3, v6
	s_waitcnt lgkmcnt(0)
	v_lshlrev_b32_e32 v0, 24, v0
	v_xor_b32_e32 v3, v3, v0
	v_add_u32_e32 v0, vcc, s2, v1
	v_addc_u32_e32 v1, vcc, v4, v2, vcc
	flat_store_dword v[0:1], v3
	.loc	0 156
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel mirrored
		.amdhsa_group_segment_fixed_size 832
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
.Lfunc_end17:
	.size	mirrored, .Lfunc_end17-mirrored
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 320
; NumSgprs: 11
; NumVgprs: 8
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 832 bytes/workgroup (compile time only)
; SGPRBlocks: 1
; VGPRBlocks: 1
; NumSGPRsForWavesPerEU: 11
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
	.hidden	crc_table                       ; @crc_table
	.type	crc_table,@object
	.section	.rodata,#alloc
	.globl	crc_table
	.p2align	2, 0x0
crc_table:
	.long	0                               ; 0x0
	.long	498536548                       ; 0x1db71064
	.long	997073096                       ; 0x3b6e20c8
	.long	651767980                       ; 0x26d930ac
	.long	1994146192                      ; 0x76dc4190
	.long	1802195444                      ; 0x6b6b51f4
	.long	1303535960                      ; 0x4db26158
	.long	1342533948                      ; 0x5005713c
	.long	3988292384                      ; 0xedb88320
	.long	4027552580                      ; 0xf00f9344
	.long	3604390888                      ; 0xd6d6a3e8
	.long	3412177796                      ; 0xcb61b384
	.long	2607071920                      ; 0x9b64c2b0
	.long	2262029012                      ; 0x86d3d2d4
	.long	2685067896                      ; 0xa00ae278
	.long	3183342108                      ; 0xbdbdf21c
	.size	crc_table, 64
	.amdgpu_metadata
---
amdhsa.kernels:
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'uchar*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           crc
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         crc.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'int*'
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
      - 2
    .max_flat_workgroup_size: 256
    .name:           calls
    .private_segment_fixed_size: 48
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         calls.kd
    .vgpr_count:     13
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'int*'
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
      - 2
    .max_flat_workgroup_size: 256
    .name:           choose
    .private_segment_fixed_size: 0
    .sgpr_count:     13
    .sgpr_spill_count: 0
    .symbol:         choose.kd
    .vgpr_count:     4
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'uchar*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .group_segment_fixed_size: 256
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           histogram
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         histogram.kd
    .vgpr_count:     7
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'int*'
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
    .group_segment_fixed_size: 32
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           atomics
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         atomics.kd
    .vgpr_count:     5
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
      - 2
    .max_flat_workgroup_size: 256
    .name:           sum_by_swaps
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         sum_by_swaps.kd
    .vgpr_count:     6
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'uchar*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uchar*'
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
      - 2
    .max_flat_workgroup_size: 256
    .name:           octets
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         octets.kd
    .vgpr_count:     17
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'short*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'short*'
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
      - 2
    .max_flat_workgroup_size: 256
    .name:           halves
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         halves.kd
    .vgpr_count:     9
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'uchar*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'uchar*'
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
    .group_segment_fixed_size: 64
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           local_octets
    .private_segment_fixed_size: 0
    .sgpr_count:     34
    .sgpr_spill_count: 0
    .symbol:         local_octets.kd
    .vgpr_count:     20
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           bits
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         bits.kd
    .vgpr_count:     20
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'double*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'double*'
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
      - 2
    .max_flat_workgroup_size: 256
    .name:           doubles
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         doubles.kd
    .vgpr_count:     27
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'half*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         8
        .size:           8
        .type_name:      'half*'
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
      - 2
    .max_flat_workgroup_size: 256
    .name:           half_floats
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         half_floats.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .offset:         0
        .size:           8
        .type_name:      'uchar*'
        .value_kind:     global_buffer
      - .offset:         8
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         16
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         24
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         32
        .size:           8
        .value_kind:     hidden_none
      - .offset:         40
        .size:           8
        .value_kind:     hidden_none
      - .offset:         48
        .size:           8
        .value_kind:     hidden_none
      - .offset:         56
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 64
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           mandelbrot
    .private_segment_fixed_size: 0
    .sgpr_count:     41
    .sgpr_spill_count: 0
    .symbol:         mandelbrot.kd
    .vgpr_count:     10
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .offset:         0
        .size:           32
        .type_name:      struct particle
        .value_kind:     by_value
      - .address_space:  global
        .offset:         32
        .size:           8
        .type_name:      'struct particle*'
        .value_kind:     global_buffer
      - .offset:         40
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         48
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         56
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         64
        .size:           8
        .value_kind:     hidden_none
      - .offset:         72
        .size:           8
        .value_kind:     hidden_none
      - .offset:         80
        .size:           8
        .value_kind:     hidden_none
      - .offset:         88
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 16
    .kernarg_segment_size: 96
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           structs
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         structs.kd
    .vgpr_count:     15
    .vgpr_spill_count: 0
    .wavefront_size: 64
  - .args:
      - .address_space:  global
        .is_const:       true
        .offset:         0
        .size:           8
        .type_name:      'uint*'
        .value_kind:     global_buffer
      - .address_space:  global
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
    .group_segment_fixed_size: 832
    .kernarg_segment_align: 8
    .kernarg_segment_size: 72
    .language:       OpenCL C
    .language_version:
      - 1
      - 2
    .max_flat_workgroup_size: 256
    .name:           mirrored
    .private_segment_fixed_size: 0
    .sgpr_count:     11
    .sgpr_spill_count: 0
    .symbol:         mirrored.kd
    .vgpr_count:     8
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

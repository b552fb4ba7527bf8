	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	attention_tensor        ; -- Begin function attention_tensor
	.globl	attention_tensor
	.p2align	8
	.type	attention_tensor,@function
attention_tensor:                       ; @attention_tensor
	.file	0 "." "attention_tensor.cl"
	.loc	0 134
; %bb.0:
	.loc	0 136
	s_load_dwordx4 s[28:31], s[4:5], 0x4
	s_load_dwordx4 s[24:27], s[4:5], 0x20
	s_add_i32 s6, s6, s9
	s_lshr_b32 flat_scratch_hi, s6, 8
	s_add_u32 s0, s0, s9
	s_addc_u32 s1, s1, 0
	.loc	0 137
	s_waitcnt lgkmcnt(0)
	s_add_i32 s13, s29, -1
	s_ashr_i32 s6, s13, 31
	s_lshr_b32 s6, s6, 26
	s_add_i32 s6, s13, s6
	s_ashr_i32 s6, s6, 6
	s_add_i32 s6, s6, 1
	s_mov_b32 flat_scratch_lo, s7
	.loc	0 138
	s_ashr_i32 s7, s6, 31
	s_add_i32 s9, s6, s7
	s_xor_b32 s9, s9, s7
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s10, 0, s9
	.loc	0 142
	v_mov_b32_e32 v3, s24
	v_and_b32_e32 v95, 3, v0
	.loc	0 138
	v_rcp_iflag_f32_e32 v1, v1
	.loc	0 136
	v_bfe_u32 v96, v0, 2, 3
	.loc	0 142
	v_mov_b32_e32 v5, s25
	v_or_b32_e32 v12, 3, v0
	.loc	0 138
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_lshlrev_b32_e32 v13, 3, v95
	v_mul_lo_u32 v2, s10, v1
	s_ashr_i32 s10, s8, 31
	s_add_i32 s11, s8, s10
	s_xor_b32 s11, s11, s10
	v_mul_hi_u32 v2, v1, v2
	s_xor_b32 s7, s10, s7
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s11, v1
	.loc	0 140
	v_lshrrev_b32_e32 v2, 1, v0
	v_and_b32_e32 v2, 48, v2
	.loc	0 138
	v_readfirstlane_b32 s10, v1
	s_mul_i32 s12, s10, s9
	s_sub_i32 s11, s11, s12
	s_add_i32 s14, s10, 1
	s_sub_i32 s12, s11, s9
	s_cmp_ge_u32 s11, s9
	s_cselect_b32 s10, s14, s10
	s_cselect_b32 s11, s12, s11
	s_add_i32 s12, s10, 1
	s_cmp_ge_u32 s11, s9
	s_cselect_b32 s9, s12, s10
	.loc	0 142
	s_ashr_i32 s11, s28, 31
	s_add_i32 s10, s28, s11
	s_xor_b32 s12, s10, s11
	v_cvt_f32_u32_e32 v1, s12
	.loc	0 138
	s_xor_b32 s9, s9, s7
	s_sub_i32 s15, s9, s7
	.loc	0 142
	s_sub_i32 s7, 0, s12
	v_rcp_iflag_f32_e32 v1, v1
	s_mul_i32 s6, s15, s6
	s_sub_i32 s6, s8, s6
	.loc	0 139
	s_lshl_b32 s14, s6, 6
	.loc	0 142
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	.loc	0 140
	v_or_b32_e32 v6, s14, v2
	s_mov_b32 s10, 0
	.loc	0 142
	v_mul_lo_u32 v4, s7, v1
	s_ashr_i32 s7, s15, 31
	s_add_i32 s8, s15, s7
	s_xor_b32 s8, s8, s7
	v_mul_hi_u32 v4, v1, v4
	s_xor_b32 s7, s7, s11
	v_add_u32_e32 v1, vcc, v1, v4
	v_mul_hi_u32 v1, s8, v1
	v_readfirstlane_b32 s6, v1
	s_mul_i32 s9, s6, s12
	s_sub_i32 s8, s8, s9
	s_add_i32 s11, s6, 1
	s_sub_i32 s9, s8, s12
	s_cmp_ge_u32 s8, s12
	s_cselect_b32 s6, s11, s6
	s_cselect_b32 s8, s9, s8
	s_add_i32 s9, s6, 1
	s_cmp_ge_u32 s8, s12
	s_cselect_b32 s6, s9, s6
	.loc	0 147
	s_add_i32 s8, s30, 31
	.loc	0 142
	s_xor_b32 s6, s6, s7
	.loc	0 147
	s_ashr_i32 s11, s8, 31
	.loc	0 142
	s_sub_i32 s9, s6, s7
	.loc	0 147
	s_lshr_b32 s11, s11, 27
	.loc	0 142
	v_mad_i64_i32 v[1:2], s[6:7], s9, v3, 0
	s_mul_i32 s6, s9, s28
	.loc	0 147
	s_add_i32 s7, s8, s11
	.loc	0 148
	s_min_i32 s12, s30, 0
	s_sub_i32 s8, s15, s6
	s_and_b32 s6, s7, 0xffffffe0
	s_add_i32 s6, s6, s12
	s_min_i32 s24, s30, s6
	v_mov_b32_e32 v3, 0
	.loc	0 155
	s_cmp_ge_i32 s12, s24
	.loc	0 154
	buffer_store_dword v3, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:8
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:12
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:16
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:20
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:24
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:28
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:32
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:36
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:40
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:44
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:48
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:52
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:56
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:60
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:64
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:68
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:72
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:76
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:80
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:84
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:88
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:92
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:96
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:100
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:104
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:108
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:112
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:116
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:120
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:124
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], 0 offset:128
	s_waitcnt vmcnt(0)
	.loc	0 155
	s_cbranch_scc0 .LBB0_2
; %bb.1:
	.loc	0 0
	v_and_b32_e32 v15, 0x7c, v0
	v_or_b32_e32 v16, 1, v15
	v_or_b32_e32 v17, 2, v15
	v_or_b32_e32 v4, 3, v0
	v_lshlrev_b32_e32 v3, 3, v95
	s_ashr_i32 s23, s26, 31
	s_mov_b64 s[6:7], 0
	s_mov_b32 s11, 1.0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b64 s[6:7], -1
.LBB0_3:
	v_mad_i64_i32 v[1:2], s[16:17], s8, v5, v[1:2]
	v_or_b32_e32 v11, v6, v96
	.loc	0 155
	s_andn2_b64 vcc, exec, s[6:7]
	v_mov_b32_e32 v88, s11
	v_mov_b32_e32 v55, s10
	v_mov_b32_e32 v19, s11
	v_mov_b32_e32 v18, s10
	v_mov_b32_e32 v181, s10
	v_mov_b32_e32 v180, s10
	v_mov_b32_e32 v165, s10
	v_mov_b32_e32 v164, s10
	v_mov_b32_e32 v179, s10
	v_mov_b32_e32 v178, s10
	v_mov_b32_e32 v163, s10
	v_mov_b32_e32 v162, s10
	v_mov_b32_e32 v177, s10
	v_mov_b32_e32 v176, s10
	v_mov_b32_e32 v161, s10
	v_mov_b32_e32 v160, s10
	v_mov_b32_e32 v175, s10
	v_mov_b32_e32 v174, s10
	v_mov_b32_e32 v159, s10
	v_mov_b32_e32 v158, s10
	v_mov_b32_e32 v173, s10
	v_mov_b32_e32 v172, s10
	v_mov_b32_e32 v157, s10
	v_mov_b32_e32 v156, s10
	v_mov_b32_e32 v171, s10
	v_mov_b32_e32 v170, s10
	v_mov_b32_e32 v155, s10
	v_mov_b32_e32 v154, s10
	v_mov_b32_e32 v169, s10
	v_mov_b32_e32 v168, s10
	v_mov_b32_e32 v10, s10
	v_mov_b32_e32 v9, s10
	v_mov_b32_e32 v167, s10
	v_mov_b32_e32 v166, s10
	v_mov_b32_e32 v8, s10
	v_mov_b32_e32 v7, s10
	.loc	0 241
	s_mov_b32 m0, -1
	.loc	0 155
	s_cbranch_vccnz .LBB0_297
; %bb.4:
	.loc	0 136
	s_load_dwordx8 s[16:23], s[4:5], 0x30
	s_mov_b32 s7, 0
	v_lshrrev_b32_e32 v55, 6, v0
	.loc	0 141
	s_waitcnt lgkmcnt(0)
	s_or_b32 s6, s21, s20
	s_or_b32 s10, s18, s16
	s_or_b32 s11, s6, s22
	.loc	0 143
	v_mov_b32_e32 v3, s20
	.loc	0 141
	s_and_b32 s6, s10, 12
	s_and_b32 s10, s11, 3
	s_cmp_eq_u64 s[6:7], 0
	.loc	0 143
	v_mad_i64_i32 v[3:4], s[6:7], s9, v3, 0
	v_mov_b32_e32 v5, s21
	.loc	0 141
	s_cselect_b64 s[6:7], -1, 0
	.loc	0 143
	v_mad_i64_i32 v[3:4], s[8:9], s8, v5, v[3:4]
	.loc	0 141
	s_cmp_eq_u32 s10, 0
	s_cselect_b64 s[8:9], -1, 0
	.loc	0 144
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v19, vcc, s16, v5
	.loc	0 141
	s_and_b64 s[6:7], s[6:7], s[8:9]
	.loc	0 144
	v_addc_u32_e32 v18, vcc, v3, v6, vcc
	s_mov_b64 s[10:11], -1
	.loc	0 155
	s_and_b64 vcc, exec, s[6:7]
	v_and_b32_e32 v3, 63, v0
	s_cbranch_vccnz .LBB0_38
; %bb.5:
	.loc	0 0
	v_mov_b32_e32 v4, 0
	.loc	0 155
	v_add_u32_e32 v10, vcc, s12, v55
	v_cmp_gt_i32_e32 vcc, s30, v10
	v_lshlrev_b64 v[7:8], 2, v[3:4]
	v_readfirstlane_b32 s10, v55
	.loc	0 93
	s_and_b64 s[8:9], vcc, exec
	v_mov_b32_e32 v9, v4
	s_cbranch_scc0 .LBB0_7
; %bb.6:
	.loc	0 155
	v_mad_i64_i32 v[9:10], s[8:9], v10, s22, 0
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e32 v9, vcc, v19, v9
	v_addc_u32_e32 v10, vcc, v18, v10, vcc
	v_add_u32_e32 v9, vcc, v9, v7
	v_addc_u32_e32 v10, vcc, v10, v8, vcc
	.loc	0 93
	flat_load_dword v9, v[9:10]
.LBB0_7:
	.loc	0 155
	s_mul_i32 s8, s10, 0x140
	v_lshlrev_b32_e32 v10, 2, v3
	v_add_u32_e32 v10, vcc, s8, v10
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v9
	.loc	0 155
	v_or_b32_e32 v9, 0x80, v0
	v_lshrrev_b32_e32 v9, 6, v9
	v_add_u32_e32 v10, vcc, s12, v9
	v_cmp_gt_i32_e32 vcc, s30, v10
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_9
; %bb.8:
	.loc	0 155
	v_mad_i64_i32 v[14:15], s[16:17], v10, s22, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v4, vcc, v19, v14
	v_addc_u32_e32 v10, vcc, v18, v15, vcc
	v_add_u32_e32 v14, vcc, v4, v7
	v_addc_u32_e32 v15, vcc, v10, v8, vcc
	.loc	0 93
	flat_load_dword v4, v[14:15]
.LBB0_9:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v9, 0x50, v9
	v_lshlrev_b32_e32 v10, 2, v9
	v_lshlrev_b32_e32 v9, 2, v3
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4
	.loc	0 155
	v_or_b32_e32 v4, 0x100, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v15, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v15
	.loc	0 93
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_11
; %bb.10:
	.loc	0 155
	v_mad_i64_i32 v[14:15], s[16:17], v15, s22, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, v19, v14
	v_addc_u32_e32 v15, vcc, v18, v15, vcc
	v_add_u32_e32 v14, vcc, v14, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 93
	flat_load_dword v14, v[14:15]
.LBB0_11:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v14
	.loc	0 155
	v_or_b32_e32 v10, 0x180, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v14, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v14
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_13
; %bb.12:
	.loc	0 155
	v_mad_i64_i32 v[14:15], s[16:17], v14, s22, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v4, vcc, v19, v14
	v_addc_u32_e32 v15, vcc, v18, v15, vcc
	v_add_u32_e32 v14, vcc, v4, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 93
	flat_load_dword v4, v[14:15]
.LBB0_13:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4
	.loc	0 155
	v_or_b32_e32 v4, 0x200, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v15, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v15
	.loc	0 93
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_15
; %bb.14:
	.loc	0 155
	v_mad_i64_i32 v[14:15], s[16:17], v15, s22, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, v19, v14
	v_addc_u32_e32 v15, vcc, v18, v15, vcc
	v_add_u32_e32 v14, vcc, v14, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 93
	flat_load_dword v14, v[14:15]
.LBB0_15:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v14
	.loc	0 155
	v_or_b32_e32 v10, 0x280, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v14, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v14
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_17
; %bb.16:
	.loc	0 155
	v_mad_i64_i32 v[14:15], s[16:17], v14, s22, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v4, vcc, v19, v14
	v_addc_u32_e32 v15, vcc, v18, v15, vcc
	v_add_u32_e32 v14, vcc, v4, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 93
	flat_load_dword v4, v[14:15]
.LBB0_17:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4
	.loc	0 155
	v_or_b32_e32 v4, 0x300, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v15, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v15
	.loc	0 93
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_19
; %bb.18:
	.loc	0 155
	v_mad_i64_i32 v[14:15], s[16:17], v15, s22, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, v19, v14
	v_addc_u32_e32 v15, vcc, v18, v15, vcc
	v_add_u32_e32 v14, vcc, v14, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 93
	flat_load_dword v14, v[14:15]
.LBB0_19:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v14
	.loc	0 155
	v_or_b32_e32 v10, 0x380, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v14, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v14
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_21
; %bb.20:
	.loc	0 155
	v_mad_i64_i32 v[14:15], s[16:17], v14, s22, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v4, vcc, v19, v14
	v_addc_u32_e32 v15, vcc, v18, v15, vcc
	v_add_u32_e32 v14, vcc, v4, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 93
	flat_load_dword v4, v[14:15]
.LBB0_21:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	s_or_b32 s8, s10, 16
	v_add_u32_e32 v10, vcc, v10, v9
	s_add_i32 s9, s8, s12
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4
	.loc	0 155
	s_cmp_ge_i32 s9, s30
	.loc	0 93
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v10, 0
	s_cbranch_scc1 .LBB0_23
; %bb.22:
	.loc	0 155
	v_mov_b32_e32 v10, s22
	v_mad_i64_i32 v[14:15], s[10:11], s9, v10, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v10, vcc, v19, v14
	v_addc_u32_e32 v15, vcc, v18, v15, vcc
	v_add_u32_e32 v14, vcc, v10, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 93
	flat_load_dword v10, v[14:15]
.LBB0_23:
	.loc	0 155
	s_mulk_i32 s8, 0x140
	v_add_u32_e32 v14, vcc, s8, v9
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v10
	.loc	0 155
	v_or_b32_e32 v10, 0x480, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v14, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v14
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_25
; %bb.24:
	.loc	0 155
	v_mad_i64_i32 v[14:15], s[10:11], v14, s22, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v4, vcc, v19, v14
	v_addc_u32_e32 v15, vcc, v18, v15, vcc
	v_add_u32_e32 v14, vcc, v4, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 93
	flat_load_dword v4, v[14:15]
.LBB0_25:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4
	.loc	0 155
	v_or_b32_e32 v4, 0x500, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v15, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v15
	.loc	0 93
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_27
; %bb.26:
	.loc	0 155
	v_mad_i64_i32 v[14:15], s[10:11], v15, s22, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, v19, v14
	v_addc_u32_e32 v15, vcc, v18, v15, vcc
	v_add_u32_e32 v14, vcc, v14, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 93
	flat_load_dword v14, v[14:15]
.LBB0_27:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v14
	.loc	0 155
	v_or_b32_e32 v10, 0x580, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v14, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v14
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_29
; %bb.28:
	.loc	0 155
	v_mad_i64_i32 v[14:15], s[10:11], v14, s22, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v4, vcc, v19, v14
	v_addc_u32_e32 v15, vcc, v18, v15, vcc
	v_add_u32_e32 v14, vcc, v4, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 93
	flat_load_dword v4, v[14:15]
.LBB0_29:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4
	.loc	0 155
	v_or_b32_e32 v4, 0x600, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v15, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v15
	.loc	0 93
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_31
; %bb.30:
	.loc	0 155
	v_mad_i64_i32 v[14:15], s[10:11], v15, s22, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, v19, v14
	v_addc_u32_e32 v15, vcc, v18, v15, vcc
	v_add_u32_e32 v14, vcc, v14, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 93
	flat_load_dword v14, v[14:15]
.LBB0_31:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v14
	.loc	0 155
	v_or_b32_e32 v10, 0x680, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v14, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v14
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_33
; %bb.32:
	.loc	0 155
	v_mad_i64_i32 v[14:15], s[10:11], v14, s22, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v4, vcc, v19, v14
	v_addc_u32_e32 v15, vcc, v18, v15, vcc
	v_add_u32_e32 v14, vcc, v4, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 93
	flat_load_dword v4, v[14:15]
.LBB0_33:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4
	.loc	0 155
	v_or_b32_e32 v4, 0x700, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v15, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v15
	.loc	0 93
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_35
; %bb.34:
	.loc	0 155
	v_mad_i64_i32 v[14:15], s[10:11], v15, s22, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, v19, v14
	v_addc_u32_e32 v15, vcc, v18, v15, vcc
	v_add_u32_e32 v14, vcc, v14, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 93
	flat_load_dword v14, v[14:15]
.LBB0_35:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v14
	.loc	0 155
	v_or_b32_e32 v10, 0x780, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v14, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v14
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_37
; %bb.36:
	.loc	0 155
	v_mad_i64_i32 v[14:15], s[10:11], v14, s22, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v4, vcc, v19, v14
	v_addc_u32_e32 v14, vcc, v18, v15, vcc
	v_add_u32_e32 v7, vcc, v4, v7
	v_addc_u32_e32 v8, vcc, v14, v8, vcc
	.loc	0 93
	flat_load_dword v4, v[7:8]
.LBB0_37:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v7, 0x50, v10
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v7, vcc, v7, v9
	s_mov_b64 s[10:11], 0
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v4
.LBB0_38:
	.loc	0 0
	s_xor_b64 s[8:9], s[6:7], -1
	.loc	0 155
	s_and_b64 vcc, exec, s[10:11]
	v_lshrrev_b32_e32 v14, 4, v0
	v_lshlrev_b32_e32 v59, 4, v0
	s_cbranch_vccz .LBB0_72
; %bb.39:
	v_add_u32_e32 v10, vcc, s12, v14
	v_mad_i64_i32 v[7:8], s[6:7], v10, s22, 0
	v_mul_u32_u24_e32 v4, 0x50, v14
	v_lshlrev_b32_e32 v4, 2, v4
	v_and_b32_e32 v15, 0xf0, v59
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v4, vcc, v4, v15
	v_add_u32_e32 v7, vcc, v19, v7
	v_addc_u32_e32 v8, vcc, v18, v8, vcc
	v_add_u32_e32 v7, vcc, v7, v15
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_mov_b32_e32 v9, 0
	v_cmp_le_i32_e32 vcc, s30, v10
	.loc	0 93
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_41
; %bb.40:
	ds_write_b32 v4, v9
	s_mov_b32 s10, 0
.LBB0_41:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v10, s10
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_43
; %bb.42:
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v9
.LBB0_43:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 93
	ds_write_b32 v4, v10 offset:4
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_45
; %bb.44:
	.loc	0 0
	v_mov_b32_e32 v7, 0
	.loc	0 93
	ds_write_b32 v4, v7 offset:8
	s_mov_b32 s10, 0
.LBB0_45:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v9, s10
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_47
; %bb.46:
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v8 offset:8
.LBB0_47:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 93
	ds_write_b32 v4, v9 offset:12
	.loc	0 155
	v_or_b32_e32 v4, 0x80, v0
	v_lshrrev_b32_e32 v4, 4, v4
	v_mul_u32_u24_e32 v7, 0x50, v4
	v_add_u32_e32 v10, vcc, s12, v4
	v_lshlrev_b32_e32 v9, 2, v7
	v_mad_i64_i32 v[7:8], s[6:7], v10, s22, 0
	v_and_b32_e32 v15, 0xf0, v59
	v_add_u32_e32 v4, vcc, v9, v15
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_mov_b32_e32 v9, 0
	v_add_u32_e32 v7, vcc, v19, v7
	v_addc_u32_e32 v8, vcc, v18, v8, vcc
	v_add_u32_e32 v7, vcc, v7, v15
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_cmp_le_i32_e32 vcc, s30, v10
	.loc	0 93
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_49
; %bb.48:
	ds_write_b32 v4, v9
	s_mov_b32 s10, 0
.LBB0_49:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v10, s10
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_51
; %bb.50:
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v9
.LBB0_51:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 93
	ds_write_b32 v4, v10 offset:4
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_53
; %bb.52:
	.loc	0 0
	v_mov_b32_e32 v7, 0
	.loc	0 93
	ds_write_b32 v4, v7 offset:8
	s_mov_b32 s10, 0
.LBB0_53:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v9, s10
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_55
; %bb.54:
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v8 offset:8
.LBB0_55:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 93
	ds_write_b32 v4, v9 offset:12
	.loc	0 155
	v_or_b32_e32 v4, 0x100, v0
	v_lshrrev_b32_e32 v4, 4, v4
	v_mul_u32_u24_e32 v7, 0x50, v4
	v_add_u32_e32 v10, vcc, s12, v4
	v_lshlrev_b32_e32 v9, 2, v7
	v_mad_i64_i32 v[7:8], s[6:7], v10, s22, 0
	v_and_b32_e32 v15, 0xf0, v59
	v_add_u32_e32 v4, vcc, v9, v15
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_mov_b32_e32 v9, 0
	v_add_u32_e32 v7, vcc, v19, v7
	v_addc_u32_e32 v8, vcc, v18, v8, vcc
	v_add_u32_e32 v7, vcc, v7, v15
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_cmp_le_i32_e32 vcc, s30, v10
	.loc	0 93
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_57
; %bb.56:
	ds_write_b32 v4, v9
	s_mov_b32 s10, 0
.LBB0_57:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v10, s10
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_59
; %bb.58:
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v9
.LBB0_59:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 93
	ds_write_b32 v4, v10 offset:4
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_61
; %bb.60:
	.loc	0 0
	v_mov_b32_e32 v7, 0
	.loc	0 93
	ds_write_b32 v4, v7 offset:8
	s_mov_b32 s10, 0
.LBB0_61:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v9, s10
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_63
; %bb.62:
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v8 offset:8
.LBB0_63:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 93
	ds_write_b32 v4, v9 offset:12
	.loc	0 155
	v_or_b32_e32 v4, 0x180, v0
	v_lshrrev_b32_e32 v4, 4, v4
	v_mul_u32_u24_e32 v7, 0x50, v4
	v_add_u32_e32 v10, vcc, s12, v4
	v_lshlrev_b32_e32 v9, 2, v7
	v_mad_i64_i32 v[7:8], s[6:7], v10, s22, 0
	v_and_b32_e32 v15, 0xf0, v59
	v_add_u32_e32 v4, vcc, v9, v15
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_mov_b32_e32 v9, 0
	v_add_u32_e32 v7, vcc, v19, v7
	v_addc_u32_e32 v8, vcc, v18, v8, vcc
	v_add_u32_e32 v7, vcc, v7, v15
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_cmp_le_i32_e32 vcc, s30, v10
	.loc	0 93
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_65
; %bb.64:
	ds_write_b32 v4, v9
	s_mov_b32 s10, 0
.LBB0_65:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v10, s10
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_67
; %bb.66:
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v9
.LBB0_67:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 93
	ds_write_b32 v4, v10 offset:4
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB0_69
; %bb.68:
	.loc	0 0
	v_mov_b32_e32 v7, 0
	.loc	0 93
	ds_write_b32 v4, v7 offset:8
	s_mov_b32 s10, 0
.LBB0_69:
	s_or_saveexec_b64 s[6:7], s[6:7]
	v_mov_b32_e32 v9, s10
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_71
; %bb.70:
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v8 offset:8
.LBB0_71:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 93
	ds_write_b32 v4, v9 offset:12
.LBB0_72:
	.loc	0 144
	v_mov_b32_e32 v4, s19
	v_add_u32_e32 v8, vcc, s18, v5
	v_addc_u32_e32 v9, vcc, v4, v6, vcc
	.loc	0 155
	v_cndmask_b32_e64 v4, 0, 1, s[8:9]
	v_cmp_ne_u32_e64 s[6:7], 1, v4
	s_andn2_b64 vcc, exec, s[8:9]
	s_mov_b64 s[8:9], -1
	s_cbranch_vccnz .LBB0_106
; %bb.73:
	.loc	0 0
	v_mov_b32_e32 v4, 0
	.loc	0 155
	v_add_u32_e32 v10, vcc, s12, v55
	v_cmp_gt_i32_e32 vcc, s30, v10
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_readfirstlane_b32 s10, v55
	.loc	0 93
	s_and_b64 s[8:9], vcc, exec
	v_mov_b32_e32 v7, v4
	s_cbranch_scc0 .LBB0_75
; %bb.74:
	.loc	0 155
	v_mad_i64_i32 v[15:16], s[8:9], v10, s22, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v7, vcc, v8, v15
	v_addc_u32_e32 v10, vcc, v9, v16, vcc
	v_add_u32_e32 v15, vcc, v7, v5
	v_addc_u32_e32 v16, vcc, v10, v6, vcc
	.loc	0 93
	flat_load_dword v7, v[15:16]
.LBB0_75:
	.loc	0 155
	s_mul_i32 s8, s10, 0x110
	v_lshlrev_b32_e32 v10, 2, v3
	v_add_u32_e32 v10, vcc, s8, v10
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v7 offset:10240
	.loc	0 155
	v_or_b32_e32 v7, 0x80, v0
	v_lshrrev_b32_e32 v7, 6, v7
	v_add_u32_e32 v10, vcc, s12, v7
	v_cmp_gt_i32_e32 vcc, s30, v10
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_77
; %bb.76:
	.loc	0 155
	v_mad_i64_i32 v[15:16], s[16:17], v10, s22, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v4, vcc, v8, v15
	v_addc_u32_e32 v10, vcc, v9, v16, vcc
	v_add_u32_e32 v15, vcc, v4, v5
	v_addc_u32_e32 v16, vcc, v10, v6, vcc
	.loc	0 93
	flat_load_dword v4, v[15:16]
.LBB0_77:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v7, 0x44, v7
	v_lshlrev_b32_e32 v10, 2, v7
	v_lshlrev_b32_e32 v7, 2, v3
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4 offset:10240
	.loc	0 155
	v_or_b32_e32 v4, 0x100, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v16, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v16
	.loc	0 93
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_79
; %bb.78:
	.loc	0 155
	v_mad_i64_i32 v[15:16], s[16:17], v16, s22, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v15, vcc, v8, v15
	v_addc_u32_e32 v16, vcc, v9, v16, vcc
	v_add_u32_e32 v15, vcc, v15, v5
	v_addc_u32_e32 v16, vcc, v16, v6, vcc
	.loc	0 93
	flat_load_dword v15, v[15:16]
.LBB0_79:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v15 offset:10240
	.loc	0 155
	v_or_b32_e32 v10, 0x180, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v15, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v15
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_81
; %bb.80:
	.loc	0 155
	v_mad_i64_i32 v[15:16], s[16:17], v15, s22, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v4, vcc, v8, v15
	v_addc_u32_e32 v16, vcc, v9, v16, vcc
	v_add_u32_e32 v15, vcc, v4, v5
	v_addc_u32_e32 v16, vcc, v16, v6, vcc
	.loc	0 93
	flat_load_dword v4, v[15:16]
.LBB0_81:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4 offset:10240
	.loc	0 155
	v_or_b32_e32 v4, 0x200, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v16, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v16
	.loc	0 93
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_83
; %bb.82:
	.loc	0 155
	v_mad_i64_i32 v[15:16], s[16:17], v16, s22, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v15, vcc, v8, v15
	v_addc_u32_e32 v16, vcc, v9, v16, vcc
	v_add_u32_e32 v15, vcc, v15, v5
	v_addc_u32_e32 v16, vcc, v16, v6, vcc
	.loc	0 93
	flat_load_dword v15, v[15:16]
.LBB0_83:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v15 offset:10240
	.loc	0 155
	v_or_b32_e32 v10, 0x280, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v15, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v15
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_85
; %bb.84:
	.loc	0 155
	v_mad_i64_i32 v[15:16], s[16:17], v15, s22, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v4, vcc, v8, v15
	v_addc_u32_e32 v16, vcc, v9, v16, vcc
	v_add_u32_e32 v15, vcc, v4, v5
	v_addc_u32_e32 v16, vcc, v16, v6, vcc
	.loc	0 93
	flat_load_dword v4, v[15:16]
.LBB0_85:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4 offset:10240
	.loc	0 155
	v_or_b32_e32 v4, 0x300, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v16, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v16
	.loc	0 93
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_87
; %bb.86:
	.loc	0 155
	v_mad_i64_i32 v[15:16], s[16:17], v16, s22, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v15, vcc, v8, v15
	v_addc_u32_e32 v16, vcc, v9, v16, vcc
	v_add_u32_e32 v15, vcc, v15, v5
	v_addc_u32_e32 v16, vcc, v16, v6, vcc
	.loc	0 93
	flat_load_dword v15, v[15:16]
.LBB0_87:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v15 offset:10240
	.loc	0 155
	v_or_b32_e32 v10, 0x380, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v15, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v15
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_89
; %bb.88:
	.loc	0 155
	v_mad_i64_i32 v[15:16], s[16:17], v15, s22, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v4, vcc, v8, v15
	v_addc_u32_e32 v16, vcc, v9, v16, vcc
	v_add_u32_e32 v15, vcc, v4, v5
	v_addc_u32_e32 v16, vcc, v16, v6, vcc
	.loc	0 93
	flat_load_dword v4, v[15:16]
.LBB0_89:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	s_or_b32 s8, s10, 16
	v_add_u32_e32 v10, vcc, v10, v7
	s_add_i32 s9, s8, s12
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4 offset:10240
	.loc	0 155
	s_cmp_ge_i32 s9, s30
	.loc	0 93
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v10, 0
	s_cbranch_scc1 .LBB0_91
; %bb.90:
	.loc	0 155
	v_mov_b32_e32 v10, s22
	v_mad_i64_i32 v[15:16], s[10:11], s9, v10, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v10, vcc, v8, v15
	v_addc_u32_e32 v16, vcc, v9, v16, vcc
	v_add_u32_e32 v15, vcc, v10, v5
	v_addc_u32_e32 v16, vcc, v16, v6, vcc
	.loc	0 93
	flat_load_dword v10, v[15:16]
.LBB0_91:
	.loc	0 155
	s_mulk_i32 s8, 0x110
	v_add_u32_e32 v15, vcc, s8, v7
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v10 offset:10240
	.loc	0 155
	v_or_b32_e32 v10, 0x480, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v15, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v15
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_93
; %bb.92:
	.loc	0 155
	v_mad_i64_i32 v[15:16], s[10:11], v15, s22, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v4, vcc, v8, v15
	v_addc_u32_e32 v16, vcc, v9, v16, vcc
	v_add_u32_e32 v15, vcc, v4, v5
	v_addc_u32_e32 v16, vcc, v16, v6, vcc
	.loc	0 93
	flat_load_dword v4, v[15:16]
.LBB0_93:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4 offset:10240
	.loc	0 155
	v_or_b32_e32 v4, 0x500, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v16, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v16
	.loc	0 93
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_95
; %bb.94:
	.loc	0 155
	v_mad_i64_i32 v[15:16], s[10:11], v16, s22, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v15, vcc, v8, v15
	v_addc_u32_e32 v16, vcc, v9, v16, vcc
	v_add_u32_e32 v15, vcc, v15, v5
	v_addc_u32_e32 v16, vcc, v16, v6, vcc
	.loc	0 93
	flat_load_dword v15, v[15:16]
.LBB0_95:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v15 offset:10240
	.loc	0 155
	v_or_b32_e32 v10, 0x580, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v15, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v15
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_97
; %bb.96:
	.loc	0 155
	v_mad_i64_i32 v[15:16], s[10:11], v15, s22, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v4, vcc, v8, v15
	v_addc_u32_e32 v16, vcc, v9, v16, vcc
	v_add_u32_e32 v15, vcc, v4, v5
	v_addc_u32_e32 v16, vcc, v16, v6, vcc
	.loc	0 93
	flat_load_dword v4, v[15:16]
.LBB0_97:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4 offset:10240
	.loc	0 155
	v_or_b32_e32 v4, 0x600, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v16, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v16
	.loc	0 93
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_99
; %bb.98:
	.loc	0 155
	v_mad_i64_i32 v[15:16], s[10:11], v16, s22, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v15, vcc, v8, v15
	v_addc_u32_e32 v16, vcc, v9, v16, vcc
	v_add_u32_e32 v15, vcc, v15, v5
	v_addc_u32_e32 v16, vcc, v16, v6, vcc
	.loc	0 93
	flat_load_dword v15, v[15:16]
.LBB0_99:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v15 offset:10240
	.loc	0 155
	v_or_b32_e32 v10, 0x680, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v15, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v15
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_101
; %bb.100:
	.loc	0 155
	v_mad_i64_i32 v[15:16], s[10:11], v15, s22, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v4, vcc, v8, v15
	v_addc_u32_e32 v16, vcc, v9, v16, vcc
	v_add_u32_e32 v15, vcc, v4, v5
	v_addc_u32_e32 v16, vcc, v16, v6, vcc
	.loc	0 93
	flat_load_dword v4, v[15:16]
.LBB0_101:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4 offset:10240
	.loc	0 155
	v_or_b32_e32 v4, 0x700, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v16, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v16
	.loc	0 93
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_103
; %bb.102:
	.loc	0 155
	v_mad_i64_i32 v[15:16], s[10:11], v16, s22, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v15, vcc, v8, v15
	v_addc_u32_e32 v16, vcc, v9, v16, vcc
	v_add_u32_e32 v15, vcc, v15, v5
	v_addc_u32_e32 v16, vcc, v16, v6, vcc
	.loc	0 93
	flat_load_dword v15, v[15:16]
.LBB0_103:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v15 offset:10240
	.loc	0 155
	v_or_b32_e32 v10, 0x780, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v15, vcc, s12, v10
	v_cmp_gt_i32_e32 vcc, s30, v15
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_105
; %bb.104:
	.loc	0 155
	v_mad_i64_i32 v[15:16], s[10:11], v15, s22, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v4, vcc, v8, v15
	v_addc_u32_e32 v15, vcc, v9, v16, vcc
	v_add_u32_e32 v4, vcc, v4, v5
	v_addc_u32_e32 v5, vcc, v15, v6, vcc
	.loc	0 93
	flat_load_dword v4, v[4:5]
.LBB0_105:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_mul_u32_u24_e32 v5, 0x44, v10
	v_lshlrev_b32_e32 v5, 2, v5
	v_add_u32_e32 v5, vcc, v5, v7
	s_mov_b64 s[8:9], 0
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v5, v4 offset:10240
.LBB0_106:
	.loc	0 155
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_140
; %bb.107:
	v_mul_u32_u24_e32 v4, 0x44, v14
	v_add_u32_e32 v15, vcc, s12, v14
	v_lshlrev_b32_e32 v6, 2, v4
	v_mad_i64_i32 v[4:5], s[8:9], v15, s22, 0
	v_and_b32_e32 v7, 0xf0, v59
	v_add_u32_e32 v6, vcc, v6, v7
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v10, vcc, 0x2800, v6
	v_add_u32_e32 v4, vcc, v8, v4
	v_addc_u32_e32 v5, vcc, v9, v5, vcc
	v_add_u32_e32 v4, vcc, v4, v7
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mov_b32_e32 v6, 0
	v_cmp_le_i32_e32 vcc, s30, v15
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_109
; %bb.108:
	ds_write_b32 v10, v6
	s_mov_b32 s10, 0
.LBB0_109:
	s_or_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v7, s10
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_111
; %bb.110:
	flat_load_dwordx2 v[6:7], v[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v6
.LBB0_111:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 93
	ds_write_b32 v10, v7 offset:4
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_113
; %bb.112:
	.loc	0 0
	v_mov_b32_e32 v4, 0
	.loc	0 93
	ds_write_b32 v10, v4 offset:8
	s_mov_b32 s10, 0
.LBB0_113:
	s_or_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v6, s10
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_115
; %bb.114:
	v_add_u32_e32 v4, vcc, 8, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	flat_load_dwordx2 v[5:6], v[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v5 offset:8
.LBB0_115:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_or_b32_e32 v4, 0x80, v0
	v_lshrrev_b32_e32 v4, 4, v4
	v_mul_u32_u24_e32 v5, 0x44, v4
	v_add_u32_e32 v15, vcc, s12, v4
	.loc	0 93
	ds_write_b32 v10, v6 offset:12
	.loc	0 155
	v_lshlrev_b32_e32 v6, 2, v5
	v_mad_i64_i32 v[4:5], s[8:9], v15, s22, 0
	v_and_b32_e32 v7, 0xf0, v59
	v_add_u32_e32 v6, vcc, v6, v7
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v10, vcc, 0x2800, v6
	v_add_u32_e32 v4, vcc, v8, v4
	v_addc_u32_e32 v5, vcc, v9, v5, vcc
	v_add_u32_e32 v4, vcc, v4, v7
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mov_b32_e32 v6, 0
	v_cmp_le_i32_e32 vcc, s30, v15
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_117
; %bb.116:
	ds_write_b32 v10, v6
	s_mov_b32 s10, 0
.LBB0_117:
	s_or_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v7, s10
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_119
; %bb.118:
	flat_load_dwordx2 v[6:7], v[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v6
.LBB0_119:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 93
	ds_write_b32 v10, v7 offset:4
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_121
; %bb.120:
	.loc	0 0
	v_mov_b32_e32 v4, 0
	.loc	0 93
	ds_write_b32 v10, v4 offset:8
	s_mov_b32 s10, 0
.LBB0_121:
	s_or_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v6, s10
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_123
; %bb.122:
	v_add_u32_e32 v4, vcc, 8, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	flat_load_dwordx2 v[5:6], v[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v5 offset:8
.LBB0_123:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_or_b32_e32 v4, 0x100, v0
	v_lshrrev_b32_e32 v4, 4, v4
	v_mul_u32_u24_e32 v5, 0x44, v4
	v_add_u32_e32 v15, vcc, s12, v4
	.loc	0 93
	ds_write_b32 v10, v6 offset:12
	.loc	0 155
	v_lshlrev_b32_e32 v6, 2, v5
	v_mad_i64_i32 v[4:5], s[8:9], v15, s22, 0
	v_and_b32_e32 v7, 0xf0, v59
	v_add_u32_e32 v6, vcc, v6, v7
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v10, vcc, 0x2800, v6
	v_add_u32_e32 v4, vcc, v8, v4
	v_addc_u32_e32 v5, vcc, v9, v5, vcc
	v_add_u32_e32 v4, vcc, v4, v7
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mov_b32_e32 v6, 0
	v_cmp_le_i32_e32 vcc, s30, v15
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_125
; %bb.124:
	ds_write_b32 v10, v6
	s_mov_b32 s10, 0
.LBB0_125:
	s_or_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v7, s10
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_127
; %bb.126:
	flat_load_dwordx2 v[6:7], v[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v6
.LBB0_127:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 93
	ds_write_b32 v10, v7 offset:4
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_129
; %bb.128:
	.loc	0 0
	v_mov_b32_e32 v4, 0
	.loc	0 93
	ds_write_b32 v10, v4 offset:8
	s_mov_b32 s10, 0
.LBB0_129:
	s_or_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v6, s10
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_131
; %bb.130:
	v_add_u32_e32 v4, vcc, 8, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	flat_load_dwordx2 v[5:6], v[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v5 offset:8
.LBB0_131:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 155
	v_or_b32_e32 v4, 0x180, v0
	v_lshrrev_b32_e32 v4, 4, v4
	v_mul_u32_u24_e32 v5, 0x44, v4
	v_add_u32_e32 v15, vcc, s12, v4
	.loc	0 93
	ds_write_b32 v10, v6 offset:12
	.loc	0 155
	v_lshlrev_b32_e32 v6, 2, v5
	v_mad_i64_i32 v[4:5], s[8:9], v15, s22, 0
	v_and_b32_e32 v7, 0xf0, v59
	v_add_u32_e32 v6, vcc, v6, v7
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v10, vcc, 0x2800, v6
	v_add_u32_e32 v4, vcc, v8, v4
	v_addc_u32_e32 v5, vcc, v9, v5, vcc
	v_add_u32_e32 v4, vcc, v4, v7
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mov_b32_e32 v6, 0
	v_cmp_le_i32_e32 vcc, s30, v15
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_133
; %bb.132:
	ds_write_b32 v10, v6
	s_mov_b32 s10, 0
.LBB0_133:
	s_or_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v7, s10
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_135
; %bb.134:
	flat_load_dwordx2 v[6:7], v[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v6
.LBB0_135:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 93
	ds_write_b32 v10, v7 offset:4
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_137
; %bb.136:
	.loc	0 0
	v_mov_b32_e32 v4, 0
	.loc	0 93
	ds_write_b32 v10, v4 offset:8
	s_mov_b32 s10, 0
.LBB0_137:
	s_or_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v6, s10
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_139
; %bb.138:
	v_add_u32_e32 v4, vcc, 8, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	flat_load_dwordx2 v[5:6], v[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v5 offset:8
.LBB0_139:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 93
	ds_write_b32 v10, v6 offset:12
.LBB0_140:
	.loc	0 144
	v_mov_b32_e32 v4, 0x3fb8aa3b
	v_mul_f32_e32 v20, s31, v4
	v_lshlrev_b32_e32 v4, 2, v0
	v_and_b32_e32 v15, 0x7c, v0
	v_or_b32_e32 v22, 0x4a00, v4
	v_lshlrev_b32_e32 v4, 2, v15
	v_or_b32_e32 v23, 0x4a00, v4
	v_lshlrev_b32_e32 v4, 2, v12
	v_or_b32_e32 v24, 0x4a00, v4
	v_subrev_u32_e32 v4, vcc, s14, v11
	s_movk_i32 s10, 0xa0
	v_mad_u32_u24 v4, v95, s10, v4
	v_lshlrev_b32_e32 v25, 2, v4
	v_or_b32_e32 v4, 0x80, v0
	v_or_b32_e32 v6, 8, v11
	v_lshrrev_b32_e32 v29, 6, v4
	v_min_i32_e32 v88, s13, v6
	v_lshlrev_b32_e32 v3, 2, v3
	v_mul_u32_u24_e32 v6, 0x50, v29
	v_add_u32_e32 v27, vcc, v19, v3
	v_lshlrev_b32_e32 v6, 2, v6
	v_mul_u32_u24_e32 v60, 0x50, v14
	v_addc_u32_e32 v28, vcc, 0, v18, vcc
	v_add_u32_e32 v30, vcc, v3, v6
	v_or_b32_e32 v6, 0x100, v0
	v_lshlrev_b32_e32 v60, 2, v60
	v_and_b32_e32 v89, 0xf0, v59
	v_lshrrev_b32_e32 v31, 6, v6
	v_add_u32_e32 v59, vcc, v60, v89
	v_lshrrev_b32_e32 v60, 4, v4
	v_mul_u32_u24_e32 v10, 0x50, v31
	v_mul_u32_u24_e32 v4, 0x50, v60
	v_lshlrev_b32_e32 v10, 2, v10
	v_lshlrev_b32_e32 v4, 2, v4
	v_lshrrev_b32_e32 v62, 4, v6
	v_add_u32_e32 v32, vcc, v3, v10
	v_or_b32_e32 v10, 0x180, v0
	v_or_b32_e32 v35, 0x200, v0
	v_or_b32_e32 v37, 0x280, v0
	v_or_b32_e32 v39, 0x300, v0
	v_or_b32_e32 v41, 0x380, v0
	v_or_b32_e32 v44, 0x480, v0
	v_or_b32_e32 v46, 0x500, v0
	v_or_b32_e32 v48, 0x580, v0
	v_or_b32_e32 v50, 0x600, v0
	v_or_b32_e32 v52, 0x680, v0
	v_or_b32_e32 v54, 0x700, v0
	v_or_b32_e32 v57, 0x780, v0
	v_add_u32_e32 v61, vcc, v4, v89
	v_mul_u32_u24_e32 v4, 0x50, v62
	v_lshrrev_b32_e32 v33, 6, v10
	v_lshrrev_b32_e32 v35, 6, v35
	v_lshrrev_b32_e32 v37, 6, v37
	v_lshrrev_b32_e32 v39, 6, v39
	v_lshrrev_b32_e32 v41, 6, v41
	v_lshrrev_b32_e32 v44, 6, v44
	v_lshrrev_b32_e32 v46, 6, v46
	v_lshrrev_b32_e32 v48, 6, v48
	v_lshrrev_b32_e32 v50, 6, v50
	v_lshrrev_b32_e32 v52, 6, v52
	v_lshrrev_b32_e32 v54, 6, v54
	v_lshrrev_b32_e32 v57, 6, v57
	v_lshlrev_b32_e32 v4, 2, v4
	v_lshrrev_b32_e32 v64, 4, v10
	v_mul_u32_u24_e32 v34, 0x50, v33
	v_mul_u32_u24_e32 v36, 0x50, v35
	v_mul_u32_u24_e32 v38, 0x50, v37
	v_mul_u32_u24_e32 v40, 0x50, v39
	v_mul_u32_u24_e32 v42, 0x50, v41
	v_mul_u32_u24_e32 v45, 0x50, v44
	v_mul_u32_u24_e32 v47, 0x50, v46
	v_mul_u32_u24_e32 v49, 0x50, v48
	v_mul_u32_u24_e32 v51, 0x50, v50
	v_mul_u32_u24_e32 v53, 0x50, v52
	v_mul_u32_u24_e32 v56, 0x50, v54
	v_mul_u32_u24_e32 v58, 0x50, v57
	v_add_u32_e32 v63, vcc, v4, v89
	v_mul_u32_u24_e32 v4, 0x50, v64
	v_lshlrev_b32_e32 v34, 2, v34
	v_lshlrev_b32_e32 v36, 2, v36
	v_lshlrev_b32_e32 v38, 2, v38
	v_lshlrev_b32_e32 v40, 2, v40
	v_lshlrev_b32_e32 v42, 2, v42
	v_lshlrev_b32_e32 v45, 2, v45
	v_lshlrev_b32_e32 v47, 2, v47
	v_lshlrev_b32_e32 v49, 2, v49
	v_lshlrev_b32_e32 v51, 2, v51
	v_lshlrev_b32_e32 v53, 2, v53
	v_lshlrev_b32_e32 v56, 2, v56
	v_lshlrev_b32_e32 v58, 2, v58
	v_lshlrev_b32_e32 v4, 2, v4
	v_min_i32_e32 v5, s13, v11
	s_movk_i32 s13, 0x140
	v_add_u32_e32 v34, vcc, v3, v34
	v_add_u32_e32 v36, vcc, v3, v36
	v_add_u32_e32 v38, vcc, v3, v38
	v_add_u32_e32 v40, vcc, v3, v40
	v_add_u32_e32 v42, vcc, v3, v42
	v_or_b32_e32 v76, 16, v55
	v_add_u32_e32 v45, vcc, v3, v45
	v_add_u32_e32 v47, vcc, v3, v47
	v_add_u32_e32 v49, vcc, v3, v49
	v_add_u32_e32 v51, vcc, v3, v51
	v_add_u32_e32 v53, vcc, v3, v53
	v_add_u32_e32 v56, vcc, v3, v56
	v_add_u32_e32 v58, vcc, v3, v58
	v_add_u32_e32 v65, vcc, v4, v89
	v_mad_u32_u24 v26, v55, s13, v3
	v_mad_u32_u24 v43, v76, s13, v3
	v_or_b32_e32 v4, 0x2800, v3
	v_add_u32_e32 v67, vcc, v8, v3
	v_mul_u32_u24_e32 v3, 0x44, v29
	v_lshlrev_b32_e32 v3, 2, v3
	v_addc_u32_e32 v68, vcc, 0, v9, vcc
	v_add_u32_e32 v69, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v31
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v70, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v33
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v71, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v35
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v72, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v37
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v73, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v39
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v74, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v41
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v75, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v44
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v77, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v46
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v78, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v48
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v79, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v50
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v80, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v52
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v81, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v54
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v82, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v57
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v83, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v14
	v_lshlrev_b32_e32 v3, 2, v3
	s_movk_i32 s10, 0x2800
	v_add_u32_e32 v3, vcc, v3, v89
	v_add_u32_e32 v84, vcc, s10, v3
	v_mul_u32_u24_e32 v3, 0x44, v60
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v3, vcc, v3, v89
	v_add_u32_e32 v85, vcc, s10, v3
	v_mul_u32_u24_e32 v3, 0x44, v62
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v3, vcc, v3, v89
	v_add_u32_e32 v86, vcc, s10, v3
	v_mul_u32_u24_e32 v3, 0x44, v64
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v3, vcc, v3, v89
	v_add_u32_e32 v87, vcc, s10, v3
	.loc	0 136
	s_load_dwordx2 s[8:9], s[4:5], 0x18
	s_movk_i32 s11, 0x110
	v_add_u32_e32 v3, vcc, v19, v89
	v_readfirstlane_b32 s27, v76
	v_mad_u32_u24 v66, v55, s11, v4
	v_mad_u32_u24 v76, v76, s11, v4
	v_addc_u32_e32 v4, vcc, 0, v18, vcc
	.loc	0 164
	v_mad_i64_i32 v[18:19], s[10:11], s26, v5, 0
	v_add_u32_e32 v5, vcc, v8, v89
	v_addc_u32_e32 v6, vcc, 0, v9, vcc
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_mul_u32_u24_e32 v7, 0xa0, v95
	v_lshlrev_b32_e32 v89, 2, v7
	v_lshlrev_b64 v[7:8], 2, v[18:19]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v18, s9
	v_add_u32_e32 v19, vcc, s8, v9
	v_addc_u32_e32 v18, vcc, v18, v10, vcc
	v_mad_i64_i32 v[9:10], s[8:9], s26, v88, 0
	v_add_u32_e32 v90, vcc, v19, v7
	v_addc_u32_e32 v91, vcc, v18, v8, vcc
	v_lshlrev_b64 v[7:8], 2, v[9:10]
	v_add_u32_e32 v92, vcc, s13, v89
	v_add_u32_e32 v93, vcc, v19, v7
	v_lshlrev_b32_e32 v7, 5, v95
	v_lshlrev_b32_e32 v21, 1, v95
	v_or_b32_e32 v95, 0x2800, v7
	v_lshlrev_b32_e32 v7, 1, v0
	v_addc_u32_e32 v94, vcc, v18, v8, vcc
	v_and_b32_e32 v7, 0xc0, v7
	v_lshlrev_b32_e32 v8, 2, v96
	v_or_b32_e32 v96, v7, v8
	s_ashr_i32 s23, s26, 31
	v_or_b32_e32 v16, 1, v15
	v_or_b32_e32 v17, 2, v15
	v_readfirstlane_b32 s25, v55
	s_mov_b32 s28, 0
	.loc	0 0
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v128, 0xff7fffff
	v_mov_b32_e32 v19, 1.0
	s_mov_b32 s31, 0x3f317180
	v_mov_b32_e32 v97, 0xb5ddea0e
	s_mov_b32 s33, 0x6f800000
	s_mov_b32 s34, 0xc2fc0000
	s_mov_b32 s35, 0x43000000
	v_mov_b32_e32 v98, 0
	v_mov_b32_e32 v99, 0xff800000
	v_mov_b32_e32 v100, 0x2f800000
	v_mov_b32_e32 v101, 0x7f800000
	s_movk_i32 s36, 0x800
	s_movk_i32 s37, 0x1400
	s_movk_i32 s38, 0x1c00
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v166, 0
	v_mov_b32_e32 v167, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v168, 0
	v_mov_b32_e32 v169, 0
	v_mov_b32_e32 v154, 0
	v_mov_b32_e32 v155, 0
	v_mov_b32_e32 v170, 0
	v_mov_b32_e32 v171, 0
	v_mov_b32_e32 v156, 0
	v_mov_b32_e32 v157, 0
	v_mov_b32_e32 v172, 0
	v_mov_b32_e32 v173, 0
	v_mov_b32_e32 v158, 0
	v_mov_b32_e32 v159, 0
	v_mov_b32_e32 v174, 0
	v_mov_b32_e32 v175, 0
	v_mov_b32_e32 v160, 0
	v_mov_b32_e32 v161, 0
	v_mov_b32_e32 v176, 0
	v_mov_b32_e32 v177, 0
	v_mov_b32_e32 v162, 0
	v_mov_b32_e32 v163, 0
	v_mov_b32_e32 v178, 0
	v_mov_b32_e32 v179, 0
	v_mov_b32_e32 v164, 0
	v_mov_b32_e32 v165, 0
	v_mov_b32_e32 v180, 0
	v_mov_b32_e32 v181, 0
	v_mov_b32_e32 v103, 0xff7fffff
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v88, 1.0
.LBB0_141:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_142 Depth 2
                                        ;     Child Loop BB0_144 Depth 2
                                        ;     Child Loop BB0_146 Depth 2
                                        ;     Child Loop BB0_148 Depth 2
                                        ;     Child Loop BB0_152 Depth 2
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v102, v89
	v_mov_b32_e32 v125, 0
	v_mov_b32_e32 v123, 0
	v_mov_b32_e32 v120, 0
	v_mov_b32_e32 v112, 0
	.loc	0 166
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
.LBB0_142:                              ;   Parent Loop BB0_141 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 183
	v_mov_b32_e32 v105, s9
	v_add_u32_e32 v104, vcc, s8, v90
	v_addc_u32_e32 v105, vcc, v91, v105, vcc
	flat_load_dwordx4 v[104:107], v[104:105]
	.loc	0 184
	ds_read_b128 v[108:111], v102
	ds_read_b128 v[113:116], v102 offset:2560
	ds_read_b128 v[129:132], v102 offset:5120
	ds_read_b128 v[133:136], v102 offset:7680
	.loc	0 182
	s_add_u32 s8, s8, 16
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v102, vcc, 16, v102
	s_cmpk_lg_i32 s8, 0x100
	.loc	0 183
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v20, v104
	v_mul_f32_e32 v105, v20, v105
	.loc	0 184
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v112, v104, v108
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v120, v104, v113
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v123, v104, v129
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v125, v104, v133
	.loc	0 183
	v_mul_f32_e32 v106, v20, v106
	.loc	0 184
	v_mac_f32_e32 v112, v105, v109
	v_mac_f32_e32 v120, v105, v114
	v_mac_f32_e32 v123, v105, v130
	v_mac_f32_e32 v125, v105, v134
	.loc	0 183
	v_mul_f32_e32 v107, v20, v107
	.loc	0 184
	v_mac_f32_e32 v112, v106, v110
	v_mac_f32_e32 v120, v106, v115
	v_mac_f32_e32 v123, v106, v131
	v_mac_f32_e32 v125, v106, v135
	v_mac_f32_e32 v112, v107, v111
	v_mac_f32_e32 v120, v107, v116
	v_mac_f32_e32 v123, v107, v132
	v_mac_f32_e32 v125, v107, v136
	s_cbranch_scc1 .LBB0_142
; %bb.143:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v126, 0
	v_mov_b32_e32 v102, v92
	v_mov_b32_e32 v124, 0
	v_mov_b32_e32 v122, 0
	v_mov_b32_e32 v127, 0
.LBB0_144:                              ;   Parent Loop BB0_141 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 183
	v_mov_b32_e32 v105, s9
	v_add_u32_e32 v104, vcc, s8, v90
	v_addc_u32_e32 v105, vcc, v91, v105, vcc
	flat_load_dwordx4 v[104:107], v[104:105]
	.loc	0 184
	ds_read_b128 v[108:111], v102
	ds_read_b128 v[113:116], v102 offset:2560
	ds_read_b128 v[129:132], v102 offset:5120
	ds_read_b128 v[133:136], v102 offset:7680
	.loc	0 182
	s_add_u32 s8, s8, 16
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v102, vcc, 16, v102
	s_cmpk_lg_i32 s8, 0x100
	.loc	0 183
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v20, v104
	v_mul_f32_e32 v105, v20, v105
	.loc	0 184
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v127, v104, v108
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v122, v104, v113
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v124, v104, v129
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v126, v104, v133
	.loc	0 183
	v_mul_f32_e32 v106, v20, v106
	.loc	0 184
	v_mac_f32_e32 v127, v105, v109
	v_mac_f32_e32 v122, v105, v114
	v_mac_f32_e32 v124, v105, v130
	v_mac_f32_e32 v126, v105, v134
	.loc	0 183
	v_mul_f32_e32 v107, v20, v107
	.loc	0 184
	v_mac_f32_e32 v127, v106, v110
	v_mac_f32_e32 v122, v106, v115
	v_mac_f32_e32 v124, v106, v131
	v_mac_f32_e32 v126, v106, v135
	v_mac_f32_e32 v127, v107, v111
	v_mac_f32_e32 v122, v107, v116
	v_mac_f32_e32 v124, v107, v132
	v_mac_f32_e32 v126, v107, v136
	s_cbranch_scc1 .LBB0_144
; %bb.145:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v151, 0
	v_mov_b32_e32 v102, v89
	v_mov_b32_e32 v149, 0
	v_mov_b32_e32 v145, 0
	v_mov_b32_e32 v134, 0
.LBB0_146:                              ;   Parent Loop BB0_141 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 183
	v_mov_b32_e32 v105, s9
	v_add_u32_e32 v104, vcc, s8, v93
	v_addc_u32_e32 v105, vcc, v94, v105, vcc
	flat_load_dwordx4 v[104:107], v[104:105]
	.loc	0 184
	ds_read_b128 v[108:111], v102
	ds_read_b128 v[113:116], v102 offset:2560
	ds_read_b128 v[129:132], v102 offset:5120
	ds_read_b128 v[135:138], v102 offset:7680
	.loc	0 182
	s_add_u32 s8, s8, 16
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v102, vcc, 16, v102
	s_cmpk_lg_i32 s8, 0x100
	.loc	0 183
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v20, v104
	v_mul_f32_e32 v105, v20, v105
	.loc	0 184
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v134, v104, v108
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v145, v104, v113
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v149, v104, v129
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v151, v104, v135
	.loc	0 183
	v_mul_f32_e32 v106, v20, v106
	.loc	0 184
	v_mac_f32_e32 v134, v105, v109
	v_mac_f32_e32 v145, v105, v114
	v_mac_f32_e32 v149, v105, v130
	v_mac_f32_e32 v151, v105, v136
	.loc	0 183
	v_mul_f32_e32 v107, v20, v107
	.loc	0 184
	v_mac_f32_e32 v134, v106, v110
	v_mac_f32_e32 v145, v106, v115
	v_mac_f32_e32 v149, v106, v131
	v_mac_f32_e32 v151, v106, v137
	v_mac_f32_e32 v134, v107, v111
	v_mac_f32_e32 v145, v107, v116
	v_mac_f32_e32 v149, v107, v132
	v_mac_f32_e32 v151, v107, v138
	s_cbranch_scc1 .LBB0_146
; %bb.147:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v152, 0
	v_mov_b32_e32 v102, v92
	v_mov_b32_e32 v150, 0
	v_mov_b32_e32 v148, 0
	v_mov_b32_e32 v153, 0
.LBB0_148:                              ;   Parent Loop BB0_141 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 183
	v_mov_b32_e32 v105, s9
	v_add_u32_e32 v104, vcc, s8, v93
	v_addc_u32_e32 v105, vcc, v94, v105, vcc
	flat_load_dwordx4 v[104:107], v[104:105]
	.loc	0 184
	ds_read_b128 v[108:111], v102
	ds_read_b128 v[113:116], v102 offset:2560
	ds_read_b128 v[129:132], v102 offset:5120
	ds_read_b128 v[135:138], v102 offset:7680
	.loc	0 182
	s_add_u32 s8, s8, 16
	s_addc_u32 s9, s9, 0
	v_add_u32_e32 v102, vcc, 16, v102
	s_cmpk_lg_i32 s8, 0x100
	.loc	0 183
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v20, v104
	v_mul_f32_e32 v105, v20, v105
	.loc	0 184
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v153, v104, v108
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v148, v104, v113
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v150, v104, v129
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v152, v104, v135
	.loc	0 183
	v_mul_f32_e32 v106, v20, v106
	.loc	0 184
	v_mac_f32_e32 v153, v105, v109
	v_mac_f32_e32 v148, v105, v114
	v_mac_f32_e32 v150, v105, v130
	v_mac_f32_e32 v152, v105, v136
	.loc	0 183
	v_mul_f32_e32 v107, v20, v107
	.loc	0 184
	v_mac_f32_e32 v153, v106, v110
	v_mac_f32_e32 v148, v106, v115
	v_mac_f32_e32 v150, v106, v131
	v_mac_f32_e32 v152, v106, v137
	v_mac_f32_e32 v153, v107, v111
	v_mac_f32_e32 v148, v107, v116
	v_mac_f32_e32 v150, v107, v132
	v_mac_f32_e32 v152, v107, v138
	s_cbranch_scc1 .LBB0_148
; %bb.149:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 192
	s_add_i32 s39, s12, 32
	s_cmp_gt_i32 s39, s30
	.loc	0 187
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc0 .LBB0_151
; %bb.150:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	v_add_u32_e32 v102, vcc, s12, v21
	.loc	0 194
	v_add_u32_e64 v104, s[8:9], 8, v102
	v_cmp_gt_i32_e64 s[8:9], s30, v104
	v_add_u32_e64 v104, s[10:11], 16, v102
	v_cmp_gt_i32_e64 s[10:11], s30, v104
	v_add_u32_e64 v104, s[12:13], 24, v102
	v_cmp_gt_i32_e64 s[12:13], s30, v104
	v_add_u32_e64 v104, s[14:15], 1, v102
	v_cmp_gt_i32_e64 s[14:15], s30, v104
	v_add_u32_e64 v104, s[16:17], 9, v102
	v_cmp_gt_i32_e32 vcc, s30, v102
	v_cmp_gt_i32_e64 s[16:17], s30, v104
	v_add_u32_e64 v104, s[18:19], 17, v102
	v_add_u32_e64 v102, s[20:21], 25, v102
	v_cmp_gt_i32_e64 s[18:19], s30, v104
	v_cmp_gt_i32_e64 s[20:21], s30, v102
	v_cndmask_b32_e32 v112, v99, v112, vcc
	v_cndmask_b32_e64 v120, v99, v120, s[8:9]
	v_cndmask_b32_e64 v123, v99, v123, s[10:11]
	v_cndmask_b32_e64 v125, v99, v125, s[12:13]
	v_cndmask_b32_e64 v127, v99, v127, s[14:15]
	v_cndmask_b32_e64 v122, v99, v122, s[16:17]
	v_cndmask_b32_e64 v124, v99, v124, s[18:19]
	v_cndmask_b32_e64 v126, v99, v126, s[20:21]
	v_cndmask_b32_e32 v134, v99, v134, vcc
	v_cndmask_b32_e64 v145, v99, v145, s[8:9]
	v_cndmask_b32_e64 v149, v99, v149, s[10:11]
	v_cndmask_b32_e64 v151, v99, v151, s[12:13]
	v_cndmask_b32_e64 v153, v99, v153, s[14:15]
	v_cndmask_b32_e64 v148, v99, v148, s[16:17]
	v_cndmask_b32_e64 v150, v99, v150, s[18:19]
	v_cndmask_b32_e64 v152, v99, v152, s[20:21]
.LBB0_151:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 198
	v_mul_f32_e32 v102, 1.0, v112
	v_mul_f32_e32 v104, 1.0, v127
	v_mul_f32_e32 v105, 1.0, v103
	v_max3_f32 v102, v105, v102, v104
	v_mul_f32_e32 v104, 1.0, v120
	v_mul_f32_e32 v105, 1.0, v122
	v_max3_f32 v102, v102, v104, v105
	v_mul_f32_e32 v104, 1.0, v123
	v_mul_f32_e32 v105, 1.0, v124
	v_max3_f32 v102, v102, v104, v105
	v_mul_f32_e32 v104, 1.0, v125
	v_mul_f32_e32 v105, 1.0, v126
	v_max3_f32 v102, v102, v104, v105
	.loc	0 199
	ds_write_b32 v22, v102
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[104:105], v23 offset1:1
	ds_read_b32 v102, v23 offset:8
	ds_read_b32 v106, v24
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mul_f32_e32 v104, 1.0, v104
	v_mul_f32_e32 v105, 1.0, v105
	v_max_f32_e32 v104, v104, v105
	v_mul_f32_e32 v102, 1.0, v102
	v_mul_f32_e32 v105, 1.0, v106
	v_max3_f32 v102, v104, v102, v105
	.loc	0 200
	v_sub_f32_e32 v103, v103, v102
	v_rndne_f32_e32 v104, v103
	v_sub_f32_e32 v105, v103, v104
	v_mul_f32_e32 v106, 0x3717f7d1, v105
	v_madmk_f32 v107, v105, 0x3f317180, v106
	v_mul_f32_e32 v108, v107, v107
	v_madmk_f32 v109, v108, 0x3331bb4c, v97
	v_madak_f32 v109, v108, v109, 0x388ab355
	v_madak_f32 v109, v108, v109, 0xbb360b61
	v_madak_f32 v109, v108, v109, 0x3e2aaaab
	v_mad_f32 v108, -v108, v109, v107
	v_sub_f32_e32 v109, 2.0, v108
	v_cmp_gt_f32_e64 vcc, |v109|, s33
	v_cndmask_b32_e32 v110, 1.0, v100, vcc
	v_mul_f32_e32 v109, v109, v110
	v_rcp_f32_e32 v109, v109
	.loc	0 203
	v_sub_f32_e32 v112, v112, v102
	v_rndne_f32_e32 v129, v112
	v_sub_f32_e32 v130, v112, v129
	.loc	0 200
	v_cvt_i32_f32_e32 v104, v104
	v_mul_f32_e32 v107, v107, v108
	.loc	0 203
	v_mul_f32_e32 v131, 0x3717f7d1, v130
	.loc	0 200
	v_mul_f32_e32 v107, v107, v109
	.loc	0 203
	v_madmk_f32 v132, v130, 0x3f317180, v131
	.loc	0 200
	v_mad_f32 v106, -v110, v107, -v106
	.loc	0 203
	v_mul_f32_e32 v121, v132, v132
	.loc	0 200
	v_mad_f32 v105, v105, s31, -v106
	.loc	0 203
	v_madmk_f32 v133, v121, 0x3331bb4c, v97
	.loc	0 200
	v_add_f32_e32 v105, 1.0, v105
	v_lshlrev_b32_e32 v104, 23, v104
	.loc	0 203
	v_madak_f32 v133, v121, v133, 0x388ab355
	.loc	0 200
	v_add_u32_e32 v104, vcc, v104, v105
	.loc	0 203
	v_madak_f32 v133, v121, v133, 0xbb360b61
	.loc	0 200
	v_cmp_ngt_f32_e32 vcc, s34, v103
	.loc	0 203
	v_madak_f32 v133, v121, v133, 0x3e2aaaab
	.loc	0 200
	v_cndmask_b32_e32 v104, 0, v104, vcc
	v_cmp_gt_f32_e32 vcc, s35, v103
	.loc	0 203
	v_mad_f32 v133, -v121, v133, v132
	.loc	0 200
	v_cndmask_b32_e32 v104, v101, v104, vcc
	v_cmp_o_f32_e32 vcc, v103, v103
	.loc	0 203
	v_sub_f32_e32 v121, 2.0, v133
	.loc	0 200
	v_cndmask_b32_e32 v103, v103, v104, vcc
	.loc	0 203
	v_cmp_gt_f32_e64 vcc, |v121|, s33
	v_cndmask_b32_e32 v135, 1.0, v100, vcc
	v_mul_f32_e32 v121, v121, v135
	v_rcp_f32_e32 v136, v121
	v_cvt_i32_f32_e32 v129, v129
	v_mul_f32_e32 v132, v132, v133
	v_sub_f32_e32 v127, v127, v102
	v_mul_f32_e32 v132, v132, v136
	v_mad_f32 v131, -v135, v132, -v131
	v_mad_f32 v130, v130, s31, -v131
	v_add_f32_e32 v130, 1.0, v130
	v_lshlrev_b32_e32 v129, 23, v129
	v_add_u32_e32 v129, vcc, v129, v130
	v_rndne_f32_e32 v130, v127
	v_sub_f32_e32 v131, v127, v130
	v_mul_f32_e32 v132, 0x3717f7d1, v131
	v_madmk_f32 v133, v131, 0x3f317180, v132
	v_mul_f32_e32 v135, v133, v133
	v_madmk_f32 v136, v135, 0x3331bb4c, v97
	v_madak_f32 v136, v135, v136, 0x388ab355
	v_madak_f32 v136, v135, v136, 0xbb360b61
	v_madak_f32 v136, v135, v136, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s34, v112
	v_mad_f32 v135, -v135, v136, v133
	v_cndmask_b32_e32 v129, 0, v129, vcc
	v_cmp_gt_f32_e32 vcc, s35, v112
	v_sub_f32_e32 v136, 2.0, v135
	v_cndmask_b32_e32 v129, v101, v129, vcc
	v_cmp_gt_f32_e64 vcc, |v136|, s33
	v_cndmask_b32_e32 v137, 1.0, v100, vcc
	v_mul_f32_e32 v136, v136, v137
	v_rcp_f32_e32 v136, v136
	v_cmp_o_f32_e32 vcc, v112, v112
	v_cndmask_b32_e32 v112, v112, v129, vcc
	v_cvt_i32_f32_e32 v129, v130
	v_mul_f32_e32 v130, v133, v135
	v_mul_f32_e32 v130, v130, v136
	v_mad_f32 v130, -v137, v130, -v132
	v_mad_f32 v130, v131, s31, -v130
	v_add_f32_e32 v130, 1.0, v130
	v_lshlrev_b32_e32 v129, 23, v129
	v_add_u32_e32 v129, vcc, v129, v130
	v_sub_f32_e32 v130, v120, v102
	v_rndne_f32_e32 v131, v130
	v_sub_f32_e32 v132, v130, v131
	v_mul_f32_e32 v133, 0x3717f7d1, v132
	v_madmk_f32 v135, v132, 0x3f317180, v133
	v_mul_f32_e32 v120, v135, v135
	v_madmk_f32 v136, v120, 0x3331bb4c, v97
	v_madak_f32 v136, v120, v136, 0x388ab355
	v_madak_f32 v136, v120, v136, 0xbb360b61
	v_madak_f32 v136, v120, v136, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s34, v127
	v_mad_f32 v136, -v120, v136, v135
	v_cndmask_b32_e32 v129, 0, v129, vcc
	v_cmp_gt_f32_e32 vcc, s35, v127
	v_sub_f32_e32 v120, 2.0, v136
	v_cndmask_b32_e32 v129, v101, v129, vcc
	v_cmp_gt_f32_e64 vcc, |v120|, s33
	v_cndmask_b32_e32 v137, 1.0, v100, vcc
	v_mul_f32_e32 v120, v120, v137
	v_rcp_f32_e32 v138, v120
	v_cmp_o_f32_e32 vcc, v127, v127
	v_cndmask_b32_e32 v120, v127, v129, vcc
	v_cvt_i32_f32_e32 v127, v131
	v_mul_f32_e32 v129, v135, v136
	v_mul_f32_e32 v129, v129, v138
	v_mad_f32 v129, -v137, v129, -v133
	v_mad_f32 v129, v132, s31, -v129
	v_add_f32_e32 v129, 1.0, v129
	v_lshlrev_b32_e32 v127, 23, v127
	v_add_u32_e32 v127, vcc, v127, v129
	v_sub_f32_e32 v129, v122, v102
	v_rndne_f32_e32 v131, v129
	v_sub_f32_e32 v132, v129, v131
	v_mul_f32_e32 v133, 0x3717f7d1, v132
	v_madmk_f32 v135, v132, 0x3f317180, v133
	v_mul_f32_e32 v122, v135, v135
	v_madmk_f32 v136, v122, 0x3331bb4c, v97
	v_madak_f32 v136, v122, v136, 0x388ab355
	v_madak_f32 v136, v122, v136, 0xbb360b61
	v_madak_f32 v136, v122, v136, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s34, v130
	v_mad_f32 v136, -v122, v136, v135
	v_cndmask_b32_e32 v127, 0, v127, vcc
	v_cmp_gt_f32_e32 vcc, s35, v130
	v_sub_f32_e32 v122, 2.0, v136
	v_cndmask_b32_e32 v127, v101, v127, vcc
	v_cmp_gt_f32_e64 vcc, |v122|, s33
	v_cndmask_b32_e32 v137, 1.0, v100, vcc
	v_mul_f32_e32 v122, v122, v137
	v_rcp_f32_e32 v138, v122
	v_cmp_o_f32_e32 vcc, v130, v130
	v_cndmask_b32_e32 v122, v130, v127, vcc
	v_cvt_i32_f32_e32 v127, v131
	v_mul_f32_e32 v130, v135, v136
	v_mul_f32_e32 v130, v130, v138
	v_mad_f32 v130, -v137, v130, -v133
	v_mad_f32 v130, v132, s31, -v130
	v_add_f32_e32 v130, 1.0, v130
	v_lshlrev_b32_e32 v127, 23, v127
	v_add_u32_e32 v127, vcc, v127, v130
	v_sub_f32_e32 v130, v123, v102
	v_rndne_f32_e32 v131, v130
	v_sub_f32_e32 v132, v130, v131
	v_mul_f32_e32 v133, 0x3717f7d1, v132
	v_madmk_f32 v135, v132, 0x3f317180, v133
	v_mul_f32_e32 v123, v135, v135
	v_madmk_f32 v136, v123, 0x3331bb4c, v97
	v_madak_f32 v136, v123, v136, 0x388ab355
	v_madak_f32 v136, v123, v136, 0xbb360b61
	v_madak_f32 v136, v123, v136, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s34, v129
	v_mad_f32 v136, -v123, v136, v135
	v_cndmask_b32_e32 v127, 0, v127, vcc
	v_cmp_gt_f32_e32 vcc, s35, v129
	v_sub_f32_e32 v123, 2.0, v136
	v_cndmask_b32_e32 v127, v101, v127, vcc
	v_cmp_gt_f32_e64 vcc, |v123|, s33
	v_cndmask_b32_e32 v137, 1.0, v100, vcc
	v_mul_f32_e32 v123, v123, v137
	v_rcp_f32_e32 v138, v123
	v_cmp_o_f32_e32 vcc, v129, v129
	v_cndmask_b32_e32 v123, v129, v127, vcc
	v_cvt_i32_f32_e32 v127, v131
	v_mul_f32_e32 v129, v135, v136
	v_mul_f32_e32 v129, v129, v138
	v_mad_f32 v129, -v137, v129, -v133
	v_mad_f32 v129, v132, s31, -v129
	v_add_f32_e32 v129, 1.0, v129
	v_lshlrev_b32_e32 v127, 23, v127
	v_add_u32_e32 v127, vcc, v127, v129
	v_sub_f32_e32 v129, v124, v102
	v_rndne_f32_e32 v131, v129
	v_sub_f32_e32 v132, v129, v131
	v_mul_f32_e32 v133, 0x3717f7d1, v132
	v_madmk_f32 v135, v132, 0x3f317180, v133
	v_mul_f32_e32 v124, v135, v135
	v_madmk_f32 v136, v124, 0x3331bb4c, v97
	v_madak_f32 v136, v124, v136, 0x388ab355
	v_madak_f32 v136, v124, v136, 0xbb360b61
	v_madak_f32 v136, v124, v136, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s34, v130
	v_mad_f32 v136, -v124, v136, v135
	v_cndmask_b32_e32 v127, 0, v127, vcc
	v_cmp_gt_f32_e32 vcc, s35, v130
	v_sub_f32_e32 v124, 2.0, v136
	v_cndmask_b32_e32 v127, v101, v127, vcc
	v_cmp_gt_f32_e64 vcc, |v124|, s33
	v_cndmask_b32_e32 v137, 1.0, v100, vcc
	v_mul_f32_e32 v124, v124, v137
	v_rcp_f32_e32 v138, v124
	v_cmp_o_f32_e32 vcc, v130, v130
	v_cndmask_b32_e32 v124, v130, v127, vcc
	v_cvt_i32_f32_e32 v127, v131
	v_mul_f32_e32 v130, v135, v136
	v_mul_f32_e32 v130, v130, v138
	v_mad_f32 v130, -v137, v130, -v133
	v_mad_f32 v130, v132, s31, -v130
	v_add_f32_e32 v130, 1.0, v130
	v_lshlrev_b32_e32 v127, 23, v127
	v_add_u32_e32 v127, vcc, v127, v130
	v_sub_f32_e32 v130, v125, v102
	v_rndne_f32_e32 v131, v130
	v_sub_f32_e32 v132, v130, v131
	v_mul_f32_e32 v133, 0x3717f7d1, v132
	v_madmk_f32 v135, v132, 0x3f317180, v133
	v_mul_f32_e32 v125, v135, v135
	v_madmk_f32 v136, v125, 0x3331bb4c, v97
	v_madak_f32 v136, v125, v136, 0x388ab355
	v_madak_f32 v136, v125, v136, 0xbb360b61
	v_madak_f32 v136, v125, v136, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s34, v129
	v_mad_f32 v136, -v125, v136, v135
	v_cndmask_b32_e32 v127, 0, v127, vcc
	v_cmp_gt_f32_e32 vcc, s35, v129
	v_sub_f32_e32 v125, 2.0, v136
	v_cndmask_b32_e32 v127, v101, v127, vcc
	v_cmp_gt_f32_e64 vcc, |v125|, s33
	v_cndmask_b32_e32 v137, 1.0, v100, vcc
	v_mul_f32_e32 v125, v125, v137
	v_rcp_f32_e32 v138, v125
	v_cmp_o_f32_e32 vcc, v129, v129
	v_cndmask_b32_e32 v125, v129, v127, vcc
	v_cvt_i32_f32_e32 v127, v131
	v_mul_f32_e32 v129, v135, v136
	v_mul_f32_e32 v129, v129, v138
	v_mad_f32 v129, -v137, v129, -v133
	v_mad_f32 v129, v132, s31, -v129
	v_sub_f32_e32 v131, v126, v102
	v_add_f32_e32 v129, 1.0, v129
	v_lshlrev_b32_e32 v127, 23, v127
	v_rndne_f32_e32 v126, v131
	v_add_u32_e32 v127, vcc, v127, v129
	v_sub_f32_e32 v129, v131, v126
	v_mul_f32_e32 v132, 0x3717f7d1, v129
	v_madmk_f32 v133, v129, 0x3f317180, v132
	v_mul_f32_e32 v135, v133, v133
	v_madmk_f32 v136, v135, 0x3331bb4c, v97
	v_madak_f32 v136, v135, v136, 0x388ab355
	v_madak_f32 v136, v135, v136, 0xbb360b61
	v_madak_f32 v136, v135, v136, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s34, v130
	v_mad_f32 v135, -v135, v136, v133
	v_cndmask_b32_e32 v127, 0, v127, vcc
	v_cmp_gt_f32_e32 vcc, s35, v130
	v_sub_f32_e32 v136, 2.0, v135
	v_cndmask_b32_e32 v127, v101, v127, vcc
	v_cmp_gt_f32_e64 vcc, |v136|, s33
	v_cndmask_b32_e32 v137, 1.0, v100, vcc
	v_mul_f32_e32 v136, v136, v137
	v_rcp_f32_e32 v136, v136
	v_cmp_o_f32_e32 vcc, v130, v130
	v_cndmask_b32_e32 v127, v130, v127, vcc
	v_cvt_i32_f32_e32 v126, v126
	v_mul_f32_e32 v130, v133, v135
	v_mul_f32_e32 v130, v130, v136
	v_mad_f32 v130, -v137, v130, -v132
	v_mad_f32 v129, v129, s31, -v130
	v_add_f32_e32 v129, 1.0, v129
	v_lshlrev_b32_e32 v126, 23, v126
	v_add_u32_e32 v126, vcc, v126, v129
	.loc	0 198
	v_mul_f32_e32 v129, 1.0, v134
	v_mul_f32_e32 v130, 1.0, v153
	v_mul_f32_e32 v132, 1.0, v128
	v_max3_f32 v129, v132, v129, v130
	v_mul_f32_e32 v130, 1.0, v145
	v_mul_f32_e32 v132, 1.0, v148
	v_max3_f32 v129, v129, v130, v132
	v_mul_f32_e32 v130, 1.0, v149
	v_mul_f32_e32 v132, 1.0, v150
	v_max3_f32 v129, v129, v130, v132
	v_mul_f32_e32 v130, 1.0, v151
	v_mul_f32_e32 v132, 1.0, v152
	.loc	0 203
	v_cmp_ngt_f32_e32 vcc, s34, v131
	.loc	0 198
	v_max3_f32 v129, v129, v130, v132
	.loc	0 203
	v_cndmask_b32_e32 v126, 0, v126, vcc
	.loc	0 199
	ds_write_b32 v22, v129
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[129:130], v23 offset1:1
	.loc	0 203
	v_cmp_gt_f32_e32 vcc, s35, v131
	v_cndmask_b32_e32 v132, v101, v126, vcc
	.loc	0 199
	ds_read_b32 v126, v23 offset:8
	ds_read_b32 v133, v24
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v129, 1.0, v129
	v_mul_f32_e32 v130, 1.0, v130
	v_max_f32_e32 v129, v129, v130
	v_mul_f32_e32 v126, 1.0, v126
	v_mul_f32_e32 v130, 1.0, v133
	v_max3_f32 v126, v129, v126, v130
	.loc	0 200
	v_sub_f32_e32 v129, v128, v126
	v_rndne_f32_e32 v130, v129
	v_sub_f32_e32 v133, v129, v130
	v_mul_f32_e32 v135, 0x3717f7d1, v133
	.loc	0 199
	s_barrier
	.loc	0 200
	v_madmk_f32 v136, v133, 0x3f317180, v135
	v_mul_f32_e32 v128, v136, v136
	v_madmk_f32 v137, v128, 0x3331bb4c, v97
	v_madak_f32 v137, v128, v137, 0x388ab355
	v_madak_f32 v137, v128, v137, 0xbb360b61
	v_madak_f32 v137, v128, v137, 0x3e2aaaab
	v_mad_f32 v137, -v128, v137, v136
	v_sub_f32_e32 v128, 2.0, v137
	v_cmp_gt_f32_e64 vcc, |v128|, s33
	v_cndmask_b32_e32 v138, 1.0, v100, vcc
	v_mul_f32_e32 v128, v128, v138
	v_rcp_f32_e32 v139, v128
	.loc	0 203
	v_cmp_o_f32_e32 vcc, v131, v131
	v_cndmask_b32_e32 v128, v131, v132, vcc
	.loc	0 200
	v_cvt_i32_f32_e32 v130, v130
	v_mul_f32_e32 v131, v136, v137
	v_mul_f32_e32 v131, v131, v139
	v_mad_f32 v131, -v138, v131, -v135
	v_mad_f32 v131, v133, s31, -v131
	v_add_f32_e32 v131, 1.0, v131
	v_lshlrev_b32_e32 v130, 23, v130
	v_add_u32_e32 v130, vcc, v130, v131
	v_cmp_ngt_f32_e32 vcc, s34, v129
	v_cndmask_b32_e32 v130, 0, v130, vcc
	v_cmp_gt_f32_e32 vcc, s35, v129
	v_cndmask_b32_e32 v130, v101, v130, vcc
	v_cmp_o_f32_e32 vcc, v129, v129
	v_cndmask_b32_e32 v129, v129, v130, vcc
	.loc	0 202
	v_mul_f32_e32 v146, v129, v8
	.loc	0 203
	v_sub_f32_e32 v8, v134, v126
	.loc	0 202
	v_mul_f32_e32 v144, v129, v9
	.loc	0 203
	v_rndne_f32_e32 v9, v8
	.loc	0 202
	v_mul_f32_e32 v143, v129, v10
	.loc	0 203
	v_sub_f32_e32 v10, v8, v9
	v_mul_f32_e32 v134, 0x3717f7d1, v10
	.loc	0 202
	v_mul_f32_e32 v142, v129, v154
	.loc	0 203
	v_madmk_f32 v154, v10, 0x3f317180, v134
	v_mul_f32_e32 v147, v154, v154
	.loc	0 202
	v_mul_f32_e32 v141, v129, v155
	.loc	0 203
	v_madmk_f32 v155, v147, 0x3331bb4c, v97
	v_madak_f32 v155, v147, v155, 0x388ab355
	v_madak_f32 v155, v147, v155, 0xbb360b61
	v_madak_f32 v155, v147, v155, 0x3e2aaaab
	v_mad_f32 v155, -v147, v155, v154
	v_sub_f32_e32 v147, 2.0, v155
	v_cmp_gt_f32_e64 vcc, |v147|, s33
	.loc	0 202
	v_mul_f32_e32 v140, v129, v156
	.loc	0 203
	v_cndmask_b32_e32 v156, 1.0, v100, vcc
	v_mul_f32_e32 v147, v147, v156
	.loc	0 202
	v_mul_f32_e32 v139, v129, v157
	.loc	0 203
	v_rcp_f32_e32 v157, v147
	.loc	0 202
	v_mul_f32_e32 v147, v129, v7
	.loc	0 203
	v_cvt_i32_f32_e32 v7, v9
	v_mul_f32_e32 v9, v154, v155
	v_mul_f32_e32 v9, v9, v157
	v_mad_f32 v9, -v156, v9, -v134
	v_mad_f32 v9, v10, s31, -v9
	v_add_f32_e32 v9, 1.0, v9
	v_lshlrev_b32_e32 v7, 23, v7
	v_add_u32_e32 v7, vcc, v7, v9
	v_sub_f32_e32 v9, v153, v126
	v_rndne_f32_e32 v10, v9
	v_sub_f32_e32 v153, v9, v10
	v_mul_f32_e32 v154, 0x3717f7d1, v153
	v_madmk_f32 v155, v153, 0x3f317180, v154
	v_mul_f32_e32 v134, v155, v155
	v_madmk_f32 v156, v134, 0x3331bb4c, v97
	v_madak_f32 v156, v134, v156, 0x388ab355
	v_madak_f32 v156, v134, v156, 0xbb360b61
	v_madak_f32 v156, v134, v156, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s34, v8
	v_mad_f32 v156, -v134, v156, v155
	v_cndmask_b32_e32 v7, 0, v7, vcc
	v_cmp_gt_f32_e32 vcc, s35, v8
	v_sub_f32_e32 v134, 2.0, v156
	v_cndmask_b32_e32 v7, v101, v7, vcc
	v_cmp_gt_f32_e64 vcc, |v134|, s33
	v_cndmask_b32_e32 v157, 1.0, v100, vcc
	v_mul_f32_e32 v134, v134, v157
	.loc	0 202
	v_mul_f32_e32 v138, v129, v158
	.loc	0 203
	v_rcp_f32_e32 v158, v134
	v_cmp_o_f32_e32 vcc, v8, v8
	v_cndmask_b32_e32 v134, v8, v7, vcc
	v_cvt_i32_f32_e32 v7, v10
	v_mul_f32_e32 v8, v155, v156
	v_mul_f32_e32 v8, v8, v158
	v_mad_f32 v8, -v157, v8, -v154
	v_mad_f32 v8, v153, s31, -v8
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v7, 23, v7
	v_add_u32_e32 v7, vcc, v7, v8
	v_sub_f32_e32 v8, v145, v126
	v_rndne_f32_e32 v10, v8
	v_sub_f32_e32 v153, v8, v10
	v_mul_f32_e32 v154, 0x3717f7d1, v153
	v_madmk_f32 v155, v153, 0x3f317180, v154
	v_mul_f32_e32 v145, v155, v155
	v_madmk_f32 v156, v145, 0x3331bb4c, v97
	v_madak_f32 v156, v145, v156, 0x388ab355
	v_madak_f32 v156, v145, v156, 0xbb360b61
	v_madak_f32 v156, v145, v156, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s34, v9
	v_mad_f32 v156, -v145, v156, v155
	v_cndmask_b32_e32 v7, 0, v7, vcc
	v_cmp_gt_f32_e32 vcc, s35, v9
	v_sub_f32_e32 v145, 2.0, v156
	v_cndmask_b32_e32 v7, v101, v7, vcc
	v_cmp_gt_f32_e64 vcc, |v145|, s33
	v_cndmask_b32_e32 v157, 1.0, v100, vcc
	v_mul_f32_e32 v145, v145, v157
	v_rcp_f32_e32 v158, v145
	v_cmp_o_f32_e32 vcc, v9, v9
	v_cndmask_b32_e32 v145, v9, v7, vcc
	v_cvt_i32_f32_e32 v7, v10
	v_mul_f32_e32 v9, v155, v156
	v_mul_f32_e32 v9, v9, v158
	v_mad_f32 v9, -v157, v9, -v154
	v_mad_f32 v9, v153, s31, -v9
	v_add_f32_e32 v9, 1.0, v9
	v_lshlrev_b32_e32 v7, 23, v7
	v_add_u32_e32 v7, vcc, v7, v9
	v_sub_f32_e32 v9, v148, v126
	v_rndne_f32_e32 v10, v9
	v_sub_f32_e32 v153, v9, v10
	v_mul_f32_e32 v154, 0x3717f7d1, v153
	v_madmk_f32 v155, v153, 0x3f317180, v154
	v_mul_f32_e32 v148, v155, v155
	v_madmk_f32 v156, v148, 0x3331bb4c, v97
	v_madak_f32 v156, v148, v156, 0x388ab355
	v_madak_f32 v156, v148, v156, 0xbb360b61
	v_madak_f32 v156, v148, v156, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s34, v8
	v_mad_f32 v156, -v148, v156, v155
	v_cndmask_b32_e32 v7, 0, v7, vcc
	v_cmp_gt_f32_e32 vcc, s35, v8
	v_sub_f32_e32 v148, 2.0, v156
	v_cndmask_b32_e32 v7, v101, v7, vcc
	v_cmp_gt_f32_e64 vcc, |v148|, s33
	v_cndmask_b32_e32 v157, 1.0, v100, vcc
	v_mul_f32_e32 v148, v148, v157
	v_rcp_f32_e32 v158, v148
	v_cmp_o_f32_e32 vcc, v8, v8
	v_cndmask_b32_e32 v148, v8, v7, vcc
	v_cvt_i32_f32_e32 v7, v10
	v_mul_f32_e32 v8, v155, v156
	v_mul_f32_e32 v8, v8, v158
	v_mad_f32 v8, -v157, v8, -v154
	v_mad_f32 v8, v153, s31, -v8
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v7, 23, v7
	v_add_u32_e32 v7, vcc, v7, v8
	v_sub_f32_e32 v8, v149, v126
	v_rndne_f32_e32 v10, v8
	v_sub_f32_e32 v153, v8, v10
	v_mul_f32_e32 v154, 0x3717f7d1, v153
	v_madmk_f32 v155, v153, 0x3f317180, v154
	v_mul_f32_e32 v149, v155, v155
	v_madmk_f32 v156, v149, 0x3331bb4c, v97
	v_madak_f32 v156, v149, v156, 0x388ab355
	v_madak_f32 v156, v149, v156, 0xbb360b61
	v_madak_f32 v156, v149, v156, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s34, v9
	v_mad_f32 v156, -v149, v156, v155
	v_cndmask_b32_e32 v7, 0, v7, vcc
	v_cmp_gt_f32_e32 vcc, s35, v9
	v_sub_f32_e32 v149, 2.0, v156
	v_cndmask_b32_e32 v7, v101, v7, vcc
	v_cmp_gt_f32_e64 vcc, |v149|, s33
	v_cndmask_b32_e32 v157, 1.0, v100, vcc
	v_mul_f32_e32 v149, v149, v157
	v_rcp_f32_e32 v158, v149
	v_cmp_o_f32_e32 vcc, v9, v9
	v_cndmask_b32_e32 v149, v9, v7, vcc
	v_cvt_i32_f32_e32 v7, v10
	v_mul_f32_e32 v9, v155, v156
	v_mul_f32_e32 v9, v9, v158
	v_mad_f32 v9, -v157, v9, -v154
	v_mad_f32 v9, v153, s31, -v9
	v_add_f32_e32 v9, 1.0, v9
	v_lshlrev_b32_e32 v7, 23, v7
	v_add_u32_e32 v7, vcc, v7, v9
	v_sub_f32_e32 v9, v150, v126
	v_rndne_f32_e32 v10, v9
	v_sub_f32_e32 v153, v9, v10
	v_mul_f32_e32 v154, 0x3717f7d1, v153
	v_madmk_f32 v155, v153, 0x3f317180, v154
	v_mul_f32_e32 v150, v155, v155
	v_madmk_f32 v156, v150, 0x3331bb4c, v97
	v_madak_f32 v156, v150, v156, 0x388ab355
	v_madak_f32 v156, v150, v156, 0xbb360b61
	v_madak_f32 v156, v150, v156, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s34, v8
	v_mad_f32 v156, -v150, v156, v155
	v_cndmask_b32_e32 v7, 0, v7, vcc
	v_cmp_gt_f32_e32 vcc, s35, v8
	v_sub_f32_e32 v150, 2.0, v156
	v_cndmask_b32_e32 v7, v101, v7, vcc
	v_cmp_gt_f32_e64 vcc, |v150|, s33
	v_cndmask_b32_e32 v157, 1.0, v100, vcc
	v_mul_f32_e32 v150, v150, v157
	v_rcp_f32_e32 v158, v150
	v_cmp_o_f32_e32 vcc, v8, v8
	v_cndmask_b32_e32 v150, v8, v7, vcc
	v_cvt_i32_f32_e32 v7, v10
	v_mul_f32_e32 v8, v155, v156
	v_mul_f32_e32 v8, v8, v158
	v_mad_f32 v8, -v157, v8, -v154
	v_mad_f32 v8, v153, s31, -v8
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v7, 23, v7
	v_add_u32_e32 v7, vcc, v7, v8
	v_sub_f32_e32 v8, v151, v126
	v_rndne_f32_e32 v10, v8
	v_sub_f32_e32 v153, v8, v10
	v_mul_f32_e32 v154, 0x3717f7d1, v153
	v_madmk_f32 v155, v153, 0x3f317180, v154
	v_mul_f32_e32 v151, v155, v155
	v_madmk_f32 v156, v151, 0x3331bb4c, v97
	v_madak_f32 v156, v151, v156, 0x388ab355
	v_madak_f32 v156, v151, v156, 0xbb360b61
	v_madak_f32 v156, v151, v156, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s34, v9
	v_mad_f32 v156, -v151, v156, v155
	v_cndmask_b32_e32 v7, 0, v7, vcc
	v_cmp_gt_f32_e32 vcc, s35, v9
	v_sub_f32_e32 v151, 2.0, v156
	v_cndmask_b32_e32 v7, v101, v7, vcc
	v_cmp_gt_f32_e64 vcc, |v151|, s33
	v_cndmask_b32_e32 v157, 1.0, v100, vcc
	v_mul_f32_e32 v151, v151, v157
	v_rcp_f32_e32 v158, v151
	v_cmp_o_f32_e32 vcc, v9, v9
	v_cndmask_b32_e32 v151, v9, v7, vcc
	v_cvt_i32_f32_e32 v7, v10
	v_mul_f32_e32 v9, v155, v156
	v_mul_f32_e32 v9, v9, v158
	v_mad_f32 v9, -v157, v9, -v154
	v_mad_f32 v9, v153, s31, -v9
	v_add_f32_e32 v9, 1.0, v9
	v_lshlrev_b32_e32 v7, 23, v7
	v_add_u32_e32 v7, vcc, v7, v9
	v_sub_f32_e32 v9, v152, v126
	v_rndne_f32_e32 v10, v9
	v_sub_f32_e32 v153, v9, v10
	v_mul_f32_e32 v154, 0x3717f7d1, v153
	v_madmk_f32 v155, v153, 0x3f317180, v154
	v_mul_f32_e32 v152, v155, v155
	v_madmk_f32 v156, v152, 0x3331bb4c, v97
	v_madak_f32 v156, v152, v156, 0x388ab355
	v_madak_f32 v156, v152, v156, 0xbb360b61
	v_madak_f32 v156, v152, v156, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s34, v8
	v_mad_f32 v156, -v152, v156, v155
	v_cndmask_b32_e32 v7, 0, v7, vcc
	v_cmp_gt_f32_e32 vcc, s35, v8
	v_sub_f32_e32 v152, 2.0, v156
	v_cndmask_b32_e32 v7, v101, v7, vcc
	v_cmp_gt_f32_e64 vcc, |v152|, s33
	v_cndmask_b32_e32 v157, 1.0, v100, vcc
	v_mul_f32_e32 v152, v152, v157
	v_rcp_f32_e32 v158, v152
	v_cmp_o_f32_e32 vcc, v8, v8
	v_cndmask_b32_e32 v152, v8, v7, vcc
	v_cvt_i32_f32_e32 v7, v10
	v_mul_f32_e32 v8, v155, v156
	v_mul_f32_e32 v8, v8, v158
	v_mad_f32 v8, -v157, v8, -v154
	v_mad_f32 v8, v153, s31, -v8
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v7, 23, v7
	v_add_u32_e32 v7, vcc, v7, v8
	v_cmp_ngt_f32_e32 vcc, s34, v9
	v_cndmask_b32_e32 v7, 0, v7, vcc
	v_cmp_gt_f32_e32 vcc, s35, v9
	v_cndmask_b32_e32 v7, v101, v7, vcc
	v_cmp_o_f32_e32 vcc, v9, v9
	v_cndmask_b32_e32 v153, v9, v7, vcc
	.loc	0 223
	v_add_u32_e32 v7, vcc, s36, v25
	v_add_u32_e32 v8, vcc, s37, v25
	v_add_u32_e32 v9, vcc, s38, v25
	.loc	0 202
	v_mul_f32_e32 v104, v103, v181
	v_mul_f32_e32 v105, v103, v180
	v_mul_f32_e32 v106, v103, v179
	v_mul_f32_e32 v107, v103, v178
	v_mul_f32_e32 v108, v103, v177
	v_mul_f32_e32 v109, v103, v176
	v_mul_f32_e32 v110, v103, v175
	v_mul_f32_e32 v111, v103, v174
	v_mul_f32_e32 v113, v103, v173
	v_mul_f32_e32 v114, v103, v172
	v_mul_f32_e32 v115, v103, v171
	v_mul_f32_e32 v116, v103, v170
	v_mul_f32_e32 v117, v103, v169
	v_mul_f32_e32 v118, v103, v168
	v_mul_f32_e32 v119, v103, v167
	v_mul_f32_e32 v121, v103, v166
	v_mul_f32_e32 v130, v129, v165
	v_mul_f32_e32 v131, v129, v164
	v_mul_f32_e32 v132, v129, v163
	v_mul_f32_e32 v133, v129, v162
	v_mul_f32_e32 v135, v129, v161
	v_mul_f32_e32 v136, v129, v160
	v_mul_f32_e32 v137, v129, v159
	.loc	0 206
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 223
	ds_write2_b32 v25, v112, v134 offset1:8
	ds_write2_b32 v7, v122, v148 offset0:128 offset1:136
	ds_write2_b32 v8, v124, v150 offset1:8
	ds_write2_b32 v9, v127, v152 offset0:128 offset1:136
	ds_write2_b32 v25, v120, v145 offset0:80 offset1:88
	ds_write2_b32 v7, v123, v149 offset0:208 offset1:216
	ds_write2_b32 v8, v125, v151 offset0:80 offset1:88
	ds_write2_b32 v9, v128, v153 offset0:208 offset1:216
	s_mov_b32 s8, 0
	v_mov_b32_e32 v7, v95
	.loc	0 224
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_152:                              ;   Parent Loop BB0_141 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 226
	v_add_u32_e32 v8, vcc, s8, v96
	.loc	0 227
	ds_read_b128 v[154:157], v7
	ds_read_b128 v[158:161], v7 offset:16
	ds_read_b128 v[162:165], v7 offset:128
	ds_read_b128 v[166:169], v7 offset:144
	.loc	0 226
	ds_read2_b32 v[8:9], v8 offset1:8
	.loc	0 225
	s_addk_i32 s8, 0x140
	v_add_u32_e32 v7, vcc, 0x110, v7
	s_cmpk_lg_i32 s8, 0x2800
	.loc	0 227
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v104, v8, v154
	v_mac_f32_e32 v106, v8, v155
	v_mac_f32_e32 v108, v8, v156
	v_mac_f32_e32 v110, v8, v157
	v_mac_f32_e32 v113, v8, v162
	v_mac_f32_e32 v115, v8, v163
	v_mac_f32_e32 v117, v8, v164
	v_mac_f32_e32 v119, v8, v165
	v_mac_f32_e32 v105, v8, v158
	v_mac_f32_e32 v107, v8, v159
	v_mac_f32_e32 v109, v8, v160
	v_mac_f32_e32 v111, v8, v161
	v_mac_f32_e32 v114, v8, v166
	v_mac_f32_e32 v116, v8, v167
	v_mac_f32_e32 v118, v8, v168
	v_mac_f32_e32 v121, v8, v169
	v_mac_f32_e32 v130, v9, v154
	v_mac_f32_e32 v132, v9, v155
	v_mac_f32_e32 v135, v9, v156
	v_mac_f32_e32 v137, v9, v157
	v_mac_f32_e32 v139, v9, v162
	v_mac_f32_e32 v141, v9, v163
	v_mac_f32_e32 v143, v9, v164
	v_mac_f32_e32 v146, v9, v165
	v_mac_f32_e32 v131, v9, v158
	v_mac_f32_e32 v133, v9, v159
	v_mac_f32_e32 v136, v9, v160
	v_mac_f32_e32 v138, v9, v161
	v_mac_f32_e32 v140, v9, v166
	v_mac_f32_e32 v142, v9, v167
	v_mac_f32_e32 v144, v9, v168
	v_mac_f32_e32 v147, v9, v169
	s_cbranch_scc1 .LBB0_152
; %bb.153:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 230
	s_cmp_ge_i32 s39, s24
	s_cselect_b64 s[10:11], -1, 0
	s_and_b64 vcc, exec, s[10:11]
	.loc	0 229
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_290
; %bb.154:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 230
	s_and_b64 vcc, exec, s[6:7]
	s_mov_b64 s[8:9], -1
	s_cbranch_vccz .LBB0_158
; %bb.155:                              ;   in Loop: Header=BB0_141 Depth=1
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_191
.LBB0_156:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 232
	s_and_b64 vcc, exec, s[6:7]
	s_mov_b64 s[8:9], -1
	s_cbranch_vccz .LBB0_224
.LBB0_157:                              ;   in Loop: Header=BB0_141 Depth=1
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_257
	s_branch .LBB0_290
.LBB0_158:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 230
	s_add_i32 s8, s25, s39
	s_cmp_lt_i32 s8, s30
	.loc	0 93
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_cbranch_scc0 .LBB0_160
; %bb.159:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 230
	v_mov_b32_e32 v8, s22
	v_mad_i64_i32 v[8:9], s[8:9], s8, v8, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v27, v8
	v_addc_u32_e32 v9, vcc, v28, v9, vcc
	.loc	0 93
	flat_load_dword v8, v[8:9]
.LBB0_160:                              ;   in Loop: Header=BB0_141 Depth=1
	s_waitcnt vmcnt(0)
	ds_write_b32 v26, v8
	.loc	0 230
	v_add_u32_e32 v8, vcc, s39, v29
	v_cmp_gt_i32_e32 vcc, s30, v8
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_162
; %bb.161:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 230
	v_mad_i64_i32 v[7:8], s[12:13], v8, s22, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v27, v7
	v_addc_u32_e32 v8, vcc, v28, v8, vcc
	.loc	0 93
	flat_load_dword v7, v[7:8]
.LBB0_162:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 230
	v_add_u32_e32 v9, vcc, s39, v31
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v30, v7
	.loc	0 230
	v_cmp_gt_i32_e32 vcc, s30, v9
	.loc	0 93
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_164
; %bb.163:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 230
	v_mad_i64_i32 v[8:9], s[12:13], v9, s22, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v27, v8
	v_addc_u32_e32 v9, vcc, v28, v9, vcc
	.loc	0 93
	flat_load_dword v8, v[8:9]
.LBB0_164:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v32, v8
	.loc	0 230
	v_add_u32_e32 v8, vcc, s39, v33
	v_cmp_gt_i32_e32 vcc, s30, v8
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_166
; %bb.165:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 230
	v_mad_i64_i32 v[7:8], s[12:13], v8, s22, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v27, v7
	v_addc_u32_e32 v8, vcc, v28, v8, vcc
	.loc	0 93
	flat_load_dword v7, v[7:8]
.LBB0_166:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 230
	v_add_u32_e32 v9, vcc, s39, v35
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v34, v7
	.loc	0 230
	v_cmp_gt_i32_e32 vcc, s30, v9
	.loc	0 93
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_168
; %bb.167:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 230
	v_mad_i64_i32 v[8:9], s[12:13], v9, s22, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v27, v8
	v_addc_u32_e32 v9, vcc, v28, v9, vcc
	.loc	0 93
	flat_load_dword v8, v[8:9]
.LBB0_168:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v36, v8
	.loc	0 230
	v_add_u32_e32 v8, vcc, s39, v37
	v_cmp_gt_i32_e32 vcc, s30, v8
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_170
; %bb.169:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 230
	v_mad_i64_i32 v[7:8], s[12:13], v8, s22, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v27, v7
	v_addc_u32_e32 v8, vcc, v28, v8, vcc
	.loc	0 93
	flat_load_dword v7, v[7:8]
.LBB0_170:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 230
	v_add_u32_e32 v9, vcc, s39, v39
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v38, v7
	.loc	0 230
	v_cmp_gt_i32_e32 vcc, s30, v9
	.loc	0 93
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_172
; %bb.171:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 230
	v_mad_i64_i32 v[8:9], s[12:13], v9, s22, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v27, v8
	v_addc_u32_e32 v9, vcc, v28, v9, vcc
	.loc	0 93
	flat_load_dword v8, v[8:9]
.LBB0_172:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v40, v8
	.loc	0 230
	v_add_u32_e32 v8, vcc, s39, v41
	v_cmp_gt_i32_e32 vcc, s30, v8
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_174
; %bb.173:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 230
	v_mad_i64_i32 v[7:8], s[12:13], v8, s22, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v27, v7
	v_addc_u32_e32 v8, vcc, v28, v8, vcc
	.loc	0 93
	flat_load_dword v7, v[7:8]
.LBB0_174:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 230
	s_add_i32 s8, s27, s39
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v42, v7
	.loc	0 230
	s_cmp_ge_i32 s8, s30
	.loc	0 93
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_cbranch_scc1 .LBB0_176
; %bb.175:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 230
	v_mov_b32_e32 v8, s22
	v_mad_i64_i32 v[8:9], s[8:9], s8, v8, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v27, v8
	v_addc_u32_e32 v9, vcc, v28, v9, vcc
	.loc	0 93
	flat_load_dword v8, v[8:9]
.LBB0_176:                              ;   in Loop: Header=BB0_141 Depth=1
	s_waitcnt vmcnt(0)
	ds_write_b32 v43, v8
	.loc	0 230
	v_add_u32_e32 v8, vcc, s39, v44
	v_cmp_gt_i32_e32 vcc, s30, v8
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_178
; %bb.177:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 230
	v_mad_i64_i32 v[7:8], s[12:13], v8, s22, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v27, v7
	v_addc_u32_e32 v8, vcc, v28, v8, vcc
	.loc	0 93
	flat_load_dword v7, v[7:8]
.LBB0_178:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 230
	v_add_u32_e32 v9, vcc, s39, v46
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v45, v7
	.loc	0 230
	v_cmp_gt_i32_e32 vcc, s30, v9
	.loc	0 93
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_180
; %bb.179:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 230
	v_mad_i64_i32 v[8:9], s[12:13], v9, s22, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v27, v8
	v_addc_u32_e32 v9, vcc, v28, v9, vcc
	.loc	0 93
	flat_load_dword v8, v[8:9]
.LBB0_180:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v47, v8
	.loc	0 230
	v_add_u32_e32 v8, vcc, s39, v48
	v_cmp_gt_i32_e32 vcc, s30, v8
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_182
; %bb.181:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 230
	v_mad_i64_i32 v[7:8], s[12:13], v8, s22, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v27, v7
	v_addc_u32_e32 v8, vcc, v28, v8, vcc
	.loc	0 93
	flat_load_dword v7, v[7:8]
.LBB0_182:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 230
	v_add_u32_e32 v9, vcc, s39, v50
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v49, v7
	.loc	0 230
	v_cmp_gt_i32_e32 vcc, s30, v9
	.loc	0 93
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_184
; %bb.183:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 230
	v_mad_i64_i32 v[8:9], s[12:13], v9, s22, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v27, v8
	v_addc_u32_e32 v9, vcc, v28, v9, vcc
	.loc	0 93
	flat_load_dword v8, v[8:9]
.LBB0_184:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v8
	.loc	0 230
	v_add_u32_e32 v8, vcc, s39, v52
	v_cmp_gt_i32_e32 vcc, s30, v8
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_186
; %bb.185:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 230
	v_mad_i64_i32 v[7:8], s[12:13], v8, s22, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v27, v7
	v_addc_u32_e32 v8, vcc, v28, v8, vcc
	.loc	0 93
	flat_load_dword v7, v[7:8]
.LBB0_186:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 230
	v_add_u32_e32 v9, vcc, s39, v54
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v7
	.loc	0 230
	v_cmp_gt_i32_e32 vcc, s30, v9
	.loc	0 93
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_188
; %bb.187:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 230
	v_mad_i64_i32 v[8:9], s[12:13], v9, s22, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v27, v8
	v_addc_u32_e32 v9, vcc, v28, v9, vcc
	.loc	0 93
	flat_load_dword v8, v[8:9]
.LBB0_188:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v8
	.loc	0 230
	v_add_u32_e32 v8, vcc, s39, v57
	v_cmp_gt_i32_e32 vcc, s30, v8
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_190
; %bb.189:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 230
	v_mad_i64_i32 v[7:8], s[12:13], v8, s22, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v27, v7
	v_addc_u32_e32 v8, vcc, v28, v8, vcc
	.loc	0 93
	flat_load_dword v7, v[7:8]
.LBB0_190:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v7
	s_branch .LBB0_156
.LBB0_191:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 230
	v_add_u32_e32 v7, vcc, s39, v14
	v_cmp_le_i32_e32 vcc, s30, v7
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_193
; %bb.192:                              ;   in Loop: Header=BB0_141 Depth=1
	ds_write_b32 v59, v98
	s_mov_b32 s14, 0
.LBB0_193:                              ;   in Loop: Header=BB0_141 Depth=1
	s_or_saveexec_b64 s[12:13], s[8:9]
	.loc	0 230
	v_mad_i64_i32 v[7:8], s[8:9], v7, s22, 0
	.loc	0 93
	v_mov_b32_e32 v10, s14
	.loc	0 230
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[8:9], v3, v7
	v_addc_u32_e64 v8, s[8:9], v4, v8, s[8:9]
	.loc	0 93
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_195
; %bb.194:                              ;   in Loop: Header=BB0_141 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v59, v9
.LBB0_195:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 93
	ds_write_b32 v59, v10 offset:4
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_197
; %bb.196:                              ;   in Loop: Header=BB0_141 Depth=1
	ds_write_b32 v59, v98 offset:8
	s_mov_b32 s12, 0
.LBB0_197:                              ;   in Loop: Header=BB0_141 Depth=1
	s_or_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v9, s12
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_199
; %bb.198:                              ;   in Loop: Header=BB0_141 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v59, v8 offset:8
.LBB0_199:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 230
	v_add_u32_e32 v7, vcc, s39, v60
	v_cmp_le_i32_e32 vcc, s30, v7
	.loc	0 93
	ds_write_b32 v59, v9 offset:12
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_201
; %bb.200:                              ;   in Loop: Header=BB0_141 Depth=1
	ds_write_b32 v61, v98
	s_mov_b32 s14, 0
.LBB0_201:                              ;   in Loop: Header=BB0_141 Depth=1
	s_or_saveexec_b64 s[12:13], s[8:9]
	.loc	0 230
	v_mad_i64_i32 v[7:8], s[8:9], v7, s22, 0
	.loc	0 93
	v_mov_b32_e32 v10, s14
	.loc	0 230
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[8:9], v3, v7
	v_addc_u32_e64 v8, s[8:9], v4, v8, s[8:9]
	.loc	0 93
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_203
; %bb.202:                              ;   in Loop: Header=BB0_141 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v61, v9
.LBB0_203:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 93
	ds_write_b32 v61, v10 offset:4
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_205
; %bb.204:                              ;   in Loop: Header=BB0_141 Depth=1
	ds_write_b32 v61, v98 offset:8
	s_mov_b32 s12, 0
.LBB0_205:                              ;   in Loop: Header=BB0_141 Depth=1
	s_or_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v9, s12
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_207
; %bb.206:                              ;   in Loop: Header=BB0_141 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v61, v8 offset:8
.LBB0_207:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 230
	v_add_u32_e32 v7, vcc, s39, v62
	v_cmp_le_i32_e32 vcc, s30, v7
	.loc	0 93
	ds_write_b32 v61, v9 offset:12
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_209
; %bb.208:                              ;   in Loop: Header=BB0_141 Depth=1
	ds_write_b32 v63, v98
	s_mov_b32 s14, 0
.LBB0_209:                              ;   in Loop: Header=BB0_141 Depth=1
	s_or_saveexec_b64 s[12:13], s[8:9]
	.loc	0 230
	v_mad_i64_i32 v[7:8], s[8:9], v7, s22, 0
	.loc	0 93
	v_mov_b32_e32 v10, s14
	.loc	0 230
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[8:9], v3, v7
	v_addc_u32_e64 v8, s[8:9], v4, v8, s[8:9]
	.loc	0 93
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_211
; %bb.210:                              ;   in Loop: Header=BB0_141 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v63, v9
.LBB0_211:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 93
	ds_write_b32 v63, v10 offset:4
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_213
; %bb.212:                              ;   in Loop: Header=BB0_141 Depth=1
	ds_write_b32 v63, v98 offset:8
	s_mov_b32 s12, 0
.LBB0_213:                              ;   in Loop: Header=BB0_141 Depth=1
	s_or_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v9, s12
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_215
; %bb.214:                              ;   in Loop: Header=BB0_141 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v63, v8 offset:8
.LBB0_215:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 230
	v_add_u32_e32 v7, vcc, s39, v64
	v_cmp_le_i32_e32 vcc, s30, v7
	.loc	0 93
	ds_write_b32 v63, v9 offset:12
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_217
; %bb.216:                              ;   in Loop: Header=BB0_141 Depth=1
	ds_write_b32 v65, v98
	s_mov_b32 s14, 0
.LBB0_217:                              ;   in Loop: Header=BB0_141 Depth=1
	s_or_saveexec_b64 s[12:13], s[8:9]
	.loc	0 230
	v_mad_i64_i32 v[7:8], s[8:9], v7, s22, 0
	.loc	0 93
	v_mov_b32_e32 v10, s14
	.loc	0 230
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[8:9], v3, v7
	v_addc_u32_e64 v8, s[8:9], v4, v8, s[8:9]
	.loc	0 93
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_219
; %bb.218:                              ;   in Loop: Header=BB0_141 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v65, v9
.LBB0_219:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 93
	ds_write_b32 v65, v10 offset:4
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_221
; %bb.220:                              ;   in Loop: Header=BB0_141 Depth=1
	ds_write_b32 v65, v98 offset:8
	s_mov_b32 s12, 0
.LBB0_221:                              ;   in Loop: Header=BB0_141 Depth=1
	s_or_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v9, s12
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_223
; %bb.222:                              ;   in Loop: Header=BB0_141 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v65, v8 offset:8
.LBB0_223:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 93
	ds_write_b32 v65, v9 offset:12
	.loc	0 232
	s_and_b64 vcc, exec, s[6:7]
	s_mov_b64 s[8:9], -1
	s_cbranch_vccnz .LBB0_157
.LBB0_224:                              ;   in Loop: Header=BB0_141 Depth=1
	s_add_i32 s8, s25, s39
	s_cmp_lt_i32 s8, s30
	.loc	0 93
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_cbranch_scc0 .LBB0_226
; %bb.225:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 232
	v_mov_b32_e32 v8, s22
	v_mad_i64_i32 v[8:9], s[8:9], s8, v8, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v67, v8
	v_addc_u32_e32 v9, vcc, v68, v9, vcc
	.loc	0 93
	flat_load_dword v8, v[8:9]
.LBB0_226:                              ;   in Loop: Header=BB0_141 Depth=1
	s_waitcnt vmcnt(0)
	ds_write_b32 v66, v8
	.loc	0 232
	v_add_u32_e32 v8, vcc, s39, v29
	v_cmp_gt_i32_e32 vcc, s30, v8
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_228
; %bb.227:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 232
	v_mad_i64_i32 v[7:8], s[12:13], v8, s22, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v67, v7
	v_addc_u32_e32 v8, vcc, v68, v8, vcc
	.loc	0 93
	flat_load_dword v7, v[7:8]
.LBB0_228:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 232
	v_add_u32_e32 v9, vcc, s39, v31
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v69, v7
	.loc	0 232
	v_cmp_gt_i32_e32 vcc, s30, v9
	.loc	0 93
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_230
; %bb.229:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 232
	v_mad_i64_i32 v[8:9], s[12:13], v9, s22, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v67, v8
	v_addc_u32_e32 v9, vcc, v68, v9, vcc
	.loc	0 93
	flat_load_dword v8, v[8:9]
.LBB0_230:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v70, v8
	.loc	0 232
	v_add_u32_e32 v8, vcc, s39, v33
	v_cmp_gt_i32_e32 vcc, s30, v8
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_232
; %bb.231:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 232
	v_mad_i64_i32 v[7:8], s[12:13], v8, s22, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v67, v7
	v_addc_u32_e32 v8, vcc, v68, v8, vcc
	.loc	0 93
	flat_load_dword v7, v[7:8]
.LBB0_232:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 232
	v_add_u32_e32 v9, vcc, s39, v35
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v71, v7
	.loc	0 232
	v_cmp_gt_i32_e32 vcc, s30, v9
	.loc	0 93
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_234
; %bb.233:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 232
	v_mad_i64_i32 v[8:9], s[12:13], v9, s22, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v67, v8
	v_addc_u32_e32 v9, vcc, v68, v9, vcc
	.loc	0 93
	flat_load_dword v8, v[8:9]
.LBB0_234:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v72, v8
	.loc	0 232
	v_add_u32_e32 v8, vcc, s39, v37
	v_cmp_gt_i32_e32 vcc, s30, v8
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_236
; %bb.235:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 232
	v_mad_i64_i32 v[7:8], s[12:13], v8, s22, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v67, v7
	v_addc_u32_e32 v8, vcc, v68, v8, vcc
	.loc	0 93
	flat_load_dword v7, v[7:8]
.LBB0_236:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 232
	v_add_u32_e32 v9, vcc, s39, v39
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v73, v7
	.loc	0 232
	v_cmp_gt_i32_e32 vcc, s30, v9
	.loc	0 93
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_238
; %bb.237:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 232
	v_mad_i64_i32 v[8:9], s[12:13], v9, s22, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v67, v8
	v_addc_u32_e32 v9, vcc, v68, v9, vcc
	.loc	0 93
	flat_load_dword v8, v[8:9]
.LBB0_238:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v74, v8
	.loc	0 232
	v_add_u32_e32 v8, vcc, s39, v41
	v_cmp_gt_i32_e32 vcc, s30, v8
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_240
; %bb.239:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 232
	v_mad_i64_i32 v[7:8], s[12:13], v8, s22, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v67, v7
	v_addc_u32_e32 v8, vcc, v68, v8, vcc
	.loc	0 93
	flat_load_dword v7, v[7:8]
.LBB0_240:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 232
	s_add_i32 s8, s27, s39
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v75, v7
	.loc	0 232
	s_cmp_ge_i32 s8, s30
	.loc	0 93
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_cbranch_scc1 .LBB0_242
; %bb.241:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 232
	v_mov_b32_e32 v8, s22
	v_mad_i64_i32 v[8:9], s[8:9], s8, v8, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v67, v8
	v_addc_u32_e32 v9, vcc, v68, v9, vcc
	.loc	0 93
	flat_load_dword v8, v[8:9]
.LBB0_242:                              ;   in Loop: Header=BB0_141 Depth=1
	s_waitcnt vmcnt(0)
	ds_write_b32 v76, v8
	.loc	0 232
	v_add_u32_e32 v8, vcc, s39, v44
	v_cmp_gt_i32_e32 vcc, s30, v8
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_244
; %bb.243:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 232
	v_mad_i64_i32 v[7:8], s[12:13], v8, s22, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v67, v7
	v_addc_u32_e32 v8, vcc, v68, v8, vcc
	.loc	0 93
	flat_load_dword v7, v[7:8]
.LBB0_244:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 232
	v_add_u32_e32 v9, vcc, s39, v46
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v77, v7
	.loc	0 232
	v_cmp_gt_i32_e32 vcc, s30, v9
	.loc	0 93
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_246
; %bb.245:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 232
	v_mad_i64_i32 v[8:9], s[12:13], v9, s22, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v67, v8
	v_addc_u32_e32 v9, vcc, v68, v9, vcc
	.loc	0 93
	flat_load_dword v8, v[8:9]
.LBB0_246:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v78, v8
	.loc	0 232
	v_add_u32_e32 v8, vcc, s39, v48
	v_cmp_gt_i32_e32 vcc, s30, v8
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_248
; %bb.247:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 232
	v_mad_i64_i32 v[7:8], s[12:13], v8, s22, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v67, v7
	v_addc_u32_e32 v8, vcc, v68, v8, vcc
	.loc	0 93
	flat_load_dword v7, v[7:8]
.LBB0_248:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 232
	v_add_u32_e32 v9, vcc, s39, v50
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v79, v7
	.loc	0 232
	v_cmp_gt_i32_e32 vcc, s30, v9
	.loc	0 93
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_250
; %bb.249:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 232
	v_mad_i64_i32 v[8:9], s[12:13], v9, s22, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v67, v8
	v_addc_u32_e32 v9, vcc, v68, v9, vcc
	.loc	0 93
	flat_load_dword v8, v[8:9]
.LBB0_250:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v80, v8
	.loc	0 232
	v_add_u32_e32 v8, vcc, s39, v52
	v_cmp_gt_i32_e32 vcc, s30, v8
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_252
; %bb.251:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 232
	v_mad_i64_i32 v[7:8], s[12:13], v8, s22, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v67, v7
	v_addc_u32_e32 v8, vcc, v68, v8, vcc
	.loc	0 93
	flat_load_dword v7, v[7:8]
.LBB0_252:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 232
	v_add_u32_e32 v9, vcc, s39, v54
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v81, v7
	.loc	0 232
	v_cmp_gt_i32_e32 vcc, s30, v9
	.loc	0 93
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_254
; %bb.253:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 232
	v_mad_i64_i32 v[8:9], s[12:13], v9, s22, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v67, v8
	v_addc_u32_e32 v9, vcc, v68, v9, vcc
	.loc	0 93
	flat_load_dword v8, v[8:9]
.LBB0_254:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v82, v8
	.loc	0 232
	v_add_u32_e32 v8, vcc, s39, v57
	v_cmp_gt_i32_e32 vcc, s30, v8
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_256
; %bb.255:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 232
	v_mad_i64_i32 v[7:8], s[12:13], v8, s22, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v67, v7
	v_addc_u32_e32 v8, vcc, v68, v8, vcc
	.loc	0 93
	flat_load_dword v7, v[7:8]
.LBB0_256:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 93
	s_waitcnt vmcnt(0)
	ds_write_b32 v83, v7
	s_branch .LBB0_290
.LBB0_257:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 232
	v_add_u32_e32 v7, vcc, s39, v14
	v_cmp_le_i32_e32 vcc, s30, v7
	.loc	0 93
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_259
; %bb.258:                              ;   in Loop: Header=BB0_141 Depth=1
	ds_write_b32 v84, v98
	s_mov_b32 s14, 0
.LBB0_259:                              ;   in Loop: Header=BB0_141 Depth=1
	s_or_saveexec_b64 s[12:13], s[8:9]
	.loc	0 232
	v_mad_i64_i32 v[7:8], s[8:9], v7, s22, 0
	.loc	0 93
	v_mov_b32_e32 v10, s14
	.loc	0 232
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[8:9], v5, v7
	v_addc_u32_e64 v8, s[8:9], v6, v8, s[8:9]
	.loc	0 93
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_261
; %bb.260:                              ;   in Loop: Header=BB0_141 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v84, v9
.LBB0_261:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 93
	ds_write_b32 v84, v10 offset:4
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_263
; %bb.262:                              ;   in Loop: Header=BB0_141 Depth=1
	ds_write_b32 v84, v98 offset:8
	s_mov_b32 s12, 0
.LBB0_263:                              ;   in Loop: Header=BB0_141 Depth=1
	s_or_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v9, s12
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_265
; %bb.264:                              ;   in Loop: Header=BB0_141 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v84, v8 offset:8
.LBB0_265:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 232
	v_add_u32_e32 v7, vcc, s39, v60
	v_cmp_le_i32_e32 vcc, s30, v7
	.loc	0 93
	ds_write_b32 v84, v9 offset:12
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_267
; %bb.266:                              ;   in Loop: Header=BB0_141 Depth=1
	ds_write_b32 v85, v98
	s_mov_b32 s14, 0
.LBB0_267:                              ;   in Loop: Header=BB0_141 Depth=1
	s_or_saveexec_b64 s[12:13], s[8:9]
	.loc	0 232
	v_mad_i64_i32 v[7:8], s[8:9], v7, s22, 0
	.loc	0 93
	v_mov_b32_e32 v10, s14
	.loc	0 232
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[8:9], v5, v7
	v_addc_u32_e64 v8, s[8:9], v6, v8, s[8:9]
	.loc	0 93
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_269
; %bb.268:                              ;   in Loop: Header=BB0_141 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v85, v9
.LBB0_269:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 93
	ds_write_b32 v85, v10 offset:4
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_271
; %bb.270:                              ;   in Loop: Header=BB0_141 Depth=1
	ds_write_b32 v85, v98 offset:8
	s_mov_b32 s12, 0
.LBB0_271:                              ;   in Loop: Header=BB0_141 Depth=1
	s_or_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v9, s12
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_273
; %bb.272:                              ;   in Loop: Header=BB0_141 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v85, v8 offset:8
.LBB0_273:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 232
	v_add_u32_e32 v7, vcc, s39, v62
	v_cmp_le_i32_e32 vcc, s30, v7
	.loc	0 93
	ds_write_b32 v85, v9 offset:12
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_275
; %bb.274:                              ;   in Loop: Header=BB0_141 Depth=1
	ds_write_b32 v86, v98
	s_mov_b32 s14, 0
.LBB0_275:                              ;   in Loop: Header=BB0_141 Depth=1
	s_or_saveexec_b64 s[12:13], s[8:9]
	.loc	0 232
	v_mad_i64_i32 v[7:8], s[8:9], v7, s22, 0
	.loc	0 93
	v_mov_b32_e32 v10, s14
	.loc	0 232
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[8:9], v5, v7
	v_addc_u32_e64 v8, s[8:9], v6, v8, s[8:9]
	.loc	0 93
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_277
; %bb.276:                              ;   in Loop: Header=BB0_141 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v86, v9
.LBB0_277:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 93
	ds_write_b32 v86, v10 offset:4
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_279
; %bb.278:                              ;   in Loop: Header=BB0_141 Depth=1
	ds_write_b32 v86, v98 offset:8
	s_mov_b32 s12, 0
.LBB0_279:                              ;   in Loop: Header=BB0_141 Depth=1
	s_or_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v9, s12
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_281
; %bb.280:                              ;   in Loop: Header=BB0_141 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v86, v8 offset:8
.LBB0_281:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 232
	v_add_u32_e32 v7, vcc, s39, v64
	v_cmp_le_i32_e32 vcc, s30, v7
	.loc	0 93
	ds_write_b32 v86, v9 offset:12
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_283
; %bb.282:                              ;   in Loop: Header=BB0_141 Depth=1
	ds_write_b32 v87, v98
	s_mov_b32 s14, 0
.LBB0_283:                              ;   in Loop: Header=BB0_141 Depth=1
	s_or_saveexec_b64 s[12:13], s[8:9]
	.loc	0 232
	v_mad_i64_i32 v[7:8], s[8:9], v7, s22, 0
	.loc	0 93
	v_mov_b32_e32 v10, s14
	.loc	0 232
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[8:9], v5, v7
	v_addc_u32_e64 v8, s[8:9], v6, v8, s[8:9]
	.loc	0 93
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_285
; %bb.284:                              ;   in Loop: Header=BB0_141 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v87, v9
.LBB0_285:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 93
	ds_write_b32 v87, v10 offset:4
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_287
; %bb.286:                              ;   in Loop: Header=BB0_141 Depth=1
	ds_write_b32 v87, v98 offset:8
	s_mov_b32 s12, 0
.LBB0_287:                              ;   in Loop: Header=BB0_141 Depth=1
	s_or_saveexec_b64 s[8:9], s[8:9]
	v_mov_b32_e32 v9, s12
	s_xor_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_289
; %bb.288:                              ;   in Loop: Header=BB0_141 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v87, v8 offset:8
.LBB0_289:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 93
	ds_write_b32 v87, v9 offset:12
.LBB0_290:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 201
	v_mul_f32_e32 v182, v88, v103
	v_mul_f32_e32 v183, v19, v129
	.loc	0 234
	s_cmp_lt_i32 s28, 7
	s_mov_b64 s[8:9], -1
	s_cbranch_scc1 .LBB0_292
; %bb.291:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 235
	buffer_load_dword v7, off, s[0:3], 0 offset:4 glc
	s_waitcnt vmcnt(0)
	s_mov_b64 s[8:9], 0
	s_mov_b32 s14, 0
	s_mov_b32 s13, 1.0
	s_mov_b32 s12, 0
	v_mad_f32 v7, v7, v182, v104
	buffer_store_dword v7, off, s[0:3], 0 offset:4
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:8 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v182, v105
	buffer_store_dword v7, off, s[0:3], 0 offset:8
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:12 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v183, v130
	buffer_store_dword v7, off, s[0:3], 0 offset:12
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:16 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v183, v131
	buffer_store_dword v7, off, s[0:3], 0 offset:16
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:20 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v182, v106
	buffer_store_dword v7, off, s[0:3], 0 offset:20
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:24 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v182, v107
	buffer_store_dword v7, off, s[0:3], 0 offset:24
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:28 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v183, v132
	buffer_store_dword v7, off, s[0:3], 0 offset:28
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:32 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v183, v133
	buffer_store_dword v7, off, s[0:3], 0 offset:32
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:36 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v182, v108
	buffer_store_dword v7, off, s[0:3], 0 offset:36
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:40 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v182, v109
	buffer_store_dword v7, off, s[0:3], 0 offset:40
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:44 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v183, v135
	buffer_store_dword v7, off, s[0:3], 0 offset:44
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:48 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v183, v136
	buffer_store_dword v7, off, s[0:3], 0 offset:48
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:52 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v182, v110
	buffer_store_dword v7, off, s[0:3], 0 offset:52
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:56 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v182, v111
	buffer_store_dword v7, off, s[0:3], 0 offset:56
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:60 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v183, v137
	buffer_store_dword v7, off, s[0:3], 0 offset:60
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:64 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v183, v138
	buffer_store_dword v7, off, s[0:3], 0 offset:64
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:68 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v182, v113
	buffer_store_dword v7, off, s[0:3], 0 offset:68
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:72 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v182, v114
	buffer_store_dword v7, off, s[0:3], 0 offset:72
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:76 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v183, v139
	buffer_store_dword v7, off, s[0:3], 0 offset:76
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:80 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v183, v140
	buffer_store_dword v7, off, s[0:3], 0 offset:80
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:84 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v182, v115
	buffer_store_dword v7, off, s[0:3], 0 offset:84
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:88 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v182, v116
	buffer_store_dword v7, off, s[0:3], 0 offset:88
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:92 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v183, v141
	buffer_store_dword v7, off, s[0:3], 0 offset:92
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:96 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v183, v142
	buffer_store_dword v7, off, s[0:3], 0 offset:96
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:100 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v182, v117
	buffer_store_dword v7, off, s[0:3], 0 offset:100
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:104 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v182, v118
	buffer_store_dword v7, off, s[0:3], 0 offset:104
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:108 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v183, v143
	buffer_store_dword v7, off, s[0:3], 0 offset:108
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:112 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v183, v144
	buffer_store_dword v7, off, s[0:3], 0 offset:112
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:116 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v182, v119
	buffer_store_dword v7, off, s[0:3], 0 offset:116
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:120 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v182, v121
	buffer_store_dword v7, off, s[0:3], 0 offset:120
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:124 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v183, v146
	buffer_store_dword v7, off, s[0:3], 0 offset:124
	s_waitcnt vmcnt(0)
	buffer_load_dword v7, off, s[0:3], 0 offset:128 glc
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v7, v183, v147
	buffer_store_dword v7, off, s[0:3], 0 offset:128
	s_waitcnt vmcnt(0)
.LBB0_292:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 234
	s_andn2_b64 vcc, exec, s[8:9]
	.loc	0 0
	v_mov_b32_e32 v7, s14
	v_mov_b32_e32 v19, s13
	v_mov_b32_e32 v8, s14
	v_mov_b32_e32 v166, s14
	v_mov_b32_e32 v167, s14
	v_mov_b32_e32 v9, s14
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v168, s14
	v_mov_b32_e32 v169, s14
	v_mov_b32_e32 v154, s14
	v_mov_b32_e32 v155, s14
	v_mov_b32_e32 v170, s14
	v_mov_b32_e32 v171, s14
	v_mov_b32_e32 v156, s14
	v_mov_b32_e32 v157, s14
	v_mov_b32_e32 v172, s14
	v_mov_b32_e32 v173, s14
	v_mov_b32_e32 v158, s14
	v_mov_b32_e32 v159, s14
	v_mov_b32_e32 v174, s14
	v_mov_b32_e32 v175, s14
	v_mov_b32_e32 v160, s14
	v_mov_b32_e32 v161, s14
	v_mov_b32_e32 v176, s14
	v_mov_b32_e32 v177, s14
	v_mov_b32_e32 v162, s14
	v_mov_b32_e32 v163, s14
	v_mov_b32_e32 v178, s14
	v_mov_b32_e32 v179, s14
	v_mov_b32_e32 v164, s14
	v_mov_b32_e32 v165, s14
	v_mov_b32_e32 v180, s14
	v_mov_b32_e32 v181, s14
	v_mov_b32_e32 v88, s13
	s_cbranch_vccnz .LBB0_294
; %bb.293:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 234
	s_add_i32 s12, s28, 1
	v_mov_b32_e32 v7, v147
	v_mov_b32_e32 v8, v146
	v_mov_b32_e32 v166, v121
	v_mov_b32_e32 v167, v119
	v_mov_b32_e32 v9, v144
	v_mov_b32_e32 v10, v143
	v_mov_b32_e32 v168, v118
	v_mov_b32_e32 v169, v117
	v_mov_b32_e32 v154, v142
	v_mov_b32_e32 v155, v141
	v_mov_b32_e32 v170, v116
	v_mov_b32_e32 v171, v115
	v_mov_b32_e32 v156, v140
	v_mov_b32_e32 v157, v139
	v_mov_b32_e32 v172, v114
	v_mov_b32_e32 v173, v113
	v_mov_b32_e32 v158, v138
	v_mov_b32_e32 v159, v137
	v_mov_b32_e32 v174, v111
	v_mov_b32_e32 v175, v110
	v_mov_b32_e32 v160, v136
	v_mov_b32_e32 v161, v135
	v_mov_b32_e32 v176, v109
	v_mov_b32_e32 v177, v108
	v_mov_b32_e32 v162, v133
	v_mov_b32_e32 v163, v132
	v_mov_b32_e32 v178, v107
	v_mov_b32_e32 v179, v106
	v_mov_b32_e32 v164, v131
	v_mov_b32_e32 v165, v130
	v_mov_b32_e32 v180, v105
	v_mov_b32_e32 v181, v104
	v_mov_b32_e32 v19, v183
	v_mov_b32_e32 v88, v182
.LBB0_294:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 203
	v_mac_f32_e32 v112, v55, v103
	v_mac_f32_e32 v134, v18, v129
	v_add_f32_e32 v55, v112, v120
	v_add_f32_e32 v18, v134, v145
	v_add_f32_e32 v55, v55, v122
	v_add_f32_e32 v18, v18, v148
	v_add_f32_e32 v55, v55, v123
	v_add_f32_e32 v18, v18, v149
	v_add_f32_e32 v55, v55, v124
	v_add_f32_e32 v18, v18, v150
	v_add_f32_e32 v55, v55, v125
	v_add_f32_e32 v18, v18, v151
	v_add_f32_e32 v55, v55, v127
	v_add_f32_e32 v18, v18, v152
	v_add_f32_e32 v55, v55, v128
	v_add_f32_e32 v18, v18, v153
	.loc	0 164
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccnz .LBB0_296
; %bb.295:                              ;   in Loop: Header=BB0_141 Depth=1
	.loc	0 0
	v_mov_b32_e32 v128, v126
	v_mov_b32_e32 v103, v102
	s_mov_b32 s28, s12
	s_mov_b32 s12, s39
	s_branch .LBB0_141
.LBB0_296:
	v_mov_b32_e32 v4, v12
	v_mov_b32_e32 v3, v13
.LBB0_297:
	.loc	0 238
	buffer_load_dword v41, off, s[0:3], 0 offset:4 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v42, off, s[0:3], 0 offset:8 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v35, off, s[0:3], 0 offset:12 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v20, off, s[0:3], 0 offset:16 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v43, off, s[0:3], 0 offset:20 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v44, off, s[0:3], 0 offset:24 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v21, off, s[0:3], 0 offset:28 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v22, off, s[0:3], 0 offset:32 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v45, off, s[0:3], 0 offset:36 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v46, off, s[0:3], 0 offset:40 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v23, off, s[0:3], 0 offset:44 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v24, off, s[0:3], 0 offset:48 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v47, off, s[0:3], 0 offset:52 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v48, off, s[0:3], 0 offset:56 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v25, off, s[0:3], 0 offset:60 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v26, off, s[0:3], 0 offset:64 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v49, off, s[0:3], 0 offset:68 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v50, off, s[0:3], 0 offset:72 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v27, off, s[0:3], 0 offset:76 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v28, off, s[0:3], 0 offset:80 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v51, off, s[0:3], 0 offset:84 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v52, off, s[0:3], 0 offset:88 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v29, off, s[0:3], 0 offset:92 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v30, off, s[0:3], 0 offset:96 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v53, off, s[0:3], 0 offset:100 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v54, off, s[0:3], 0 offset:104 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v31, off, s[0:3], 0 offset:108 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v32, off, s[0:3], 0 offset:112 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v56, off, s[0:3], 0 offset:116 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v57, off, s[0:3], 0 offset:120 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v33, off, s[0:3], 0 offset:124 glc
	s_waitcnt vmcnt(0)
	buffer_load_dword v34, off, s[0:3], 0 offset:128 glc
	s_waitcnt vmcnt(0)
	.loc	0 136
	s_load_dwordx2 s[4:5], s[4:5], 0x50
	.loc	0 144
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_lshlrev_b32_e32 v0, 2, v0
	v_lshlrev_b32_e32 v12, 2, v17
	v_lshlrev_b32_e32 v4, 2, v4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s5
	v_add_u32_e32 v2, vcc, s4, v5
	v_lshlrev_b32_e32 v5, 2, v15
	v_addc_u32_e32 v1, vcc, v1, v6, vcc
	v_lshlrev_b32_e32 v6, 2, v16
	.loc	0 241
	ds_write_b32 v0, v55 offset:18944
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v55, v5 offset:18944
	ds_read_b32 v58, v6 offset:18944
	ds_read_b32 v59, v12 offset:18944
	ds_read_b32 v60, v4 offset:18944
	s_movk_i32 s4, 0x4a00
	v_add_u32_e32 v36, vcc, s4, v5
	v_add_u32_e32 v37, vcc, s4, v6
	v_add_u32_e32 v39, vcc, 0x4a00, v12
	v_add_u32_e32 v40, vcc, 0x4a00, v4
	v_or_b32_e32 v38, 0x4a00, v0
	.loc	0 243
	v_cmp_gt_i32_e32 vcc, s29, v11
	v_or_b32_e32 v17, 4, v3
	v_or_b32_e32 v16, 7, v3
	v_or_b32_e32 v15, 32, v3
	v_or_b32_e32 v14, 36, v3
	v_or_b32_e32 v13, 33, v3
	v_or_b32_e32 v12, 37, v3
	v_or_b32_e32 v6, 34, v3
	v_or_b32_e32 v5, 38, v3
	v_or_b32_e32 v4, 35, v3
	v_or_b32_e32 v0, 39, v3
	.loc	0 241
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 243
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_299
; %bb.298:
	.loc	0 241
	v_add_f32_e32 v55, v55, v58
	v_add_f32_e32 v58, v59, v60
	v_add_f32_e32 v55, v55, v58
	.loc	0 242
	v_div_scale_f32 v60, s[4:5], v55, v55, 1.0
	v_div_scale_f32 v61, vcc, 1.0, v55, 1.0
	.loc	0 244
	v_ashrrev_i32_e32 v62, 31, v11
	v_mad_u64_u32 v[58:59], s[4:5], s26, v11, 0
	v_mul_lo_u32 v62, s26, v62
	v_mul_lo_u32 v63, s23, v11
	v_add_u32_e64 v59, s[4:5], v59, v62
	v_add_u32_e64 v59, s[4:5], v59, v63
	.loc	0 242
	v_rcp_f32_e32 v62, v60
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v63, -v60, v62, 1.0
	v_fma_f32 v62, v63, v62, v62
	v_mul_f32_e32 v63, v61, v62
	v_fma_f32 v64, -v60, v63, v61
	v_fma_f32 v63, v64, v62, v63
	v_fma_f32 v60, -v60, v63, v61
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v60, v60, v62, v63
	.loc	0 238
	v_mac_f32_e32 v181, v41, v88
	.loc	0 242
	v_cmp_neq_f32_e32 vcc, 0, v55
	.loc	0 238
	v_mac_f32_e32 v171, v51, v88
	v_mac_f32_e32 v180, v42, v88
	v_mac_f32_e32 v179, v43, v88
	v_mac_f32_e32 v175, v47, v88
	v_mac_f32_e32 v174, v48, v88
	v_mac_f32_e32 v173, v49, v88
	v_mac_f32_e32 v176, v46, v88
	v_mac_f32_e32 v178, v44, v88
	v_mac_f32_e32 v172, v50, v88
	v_mac_f32_e32 v177, v45, v88
	v_mac_f32_e32 v170, v52, v88
	v_mac_f32_e32 v169, v53, v88
	v_mac_f32_e32 v168, v54, v88
	.loc	0 242
	v_div_fixup_f32 v41, v60, v55, 1.0
	v_cndmask_b32_e32 v51, 0, v41, vcc
	.loc	0 249
	v_add_u32_e32 v42, vcc, v58, v3
	v_addc_u32_e32 v43, vcc, 0, v59, vcc
	v_lshlrev_b64 v[42:43], 2, v[42:43]
	v_mul_f32_e32 v44, v51, v180
	v_add_u32_e32 v47, vcc, v2, v42
	v_addc_u32_e32 v48, vcc, v1, v43, vcc
	v_add_u32_e32 v42, vcc, v58, v17
	v_addc_u32_e32 v43, vcc, 0, v59, vcc
	v_lshlrev_b64 v[42:43], 2, v[42:43]
	v_mul_f32_e32 v45, v51, v178
	v_add_u32_e32 v49, vcc, v2, v42
	v_addc_u32_e32 v50, vcc, v1, v43, vcc
	v_mul_f32_e32 v46, v51, v176
	v_mul_f32_e32 v41, v51, v181
	v_mul_f32_e32 v42, v51, v179
	v_mul_f32_e32 v43, v51, v177
	flat_store_dwordx3 v[49:50], v[44:46]
	.loc	0 238
	v_mac_f32_e32 v167, v56, v88
	.loc	0 249
	v_mul_f32_e32 v44, v51, v175
	.loc	0 247
	flat_store_dwordx4 v[47:48], v[41:44]
	.loc	0 238
	v_mac_f32_e32 v166, v57, v88
	.loc	0 249
	v_add_u32_e32 v41, vcc, v58, v16
	v_addc_u32_e32 v42, vcc, 0, v59, vcc
	v_lshlrev_b64 v[41:42], 2, v[41:42]
	v_mul_f32_e32 v43, v51, v174
	v_add_u32_e32 v41, vcc, v2, v41
	v_addc_u32_e32 v42, vcc, v1, v42, vcc
	flat_store_dword v[41:42], v43
	v_add_u32_e32 v41, vcc, v58, v15
	v_addc_u32_e32 v42, vcc, 0, v59, vcc
	v_lshlrev_b64 v[41:42], 2, v[41:42]
	v_mul_f32_e32 v43, v51, v173
	v_add_u32_e32 v41, vcc, v2, v41
	v_addc_u32_e32 v42, vcc, v1, v42, vcc
	flat_store_dword v[41:42], v43
	v_add_u32_e32 v41, vcc, v58, v14
	v_addc_u32_e32 v42, vcc, 0, v59, vcc
	v_lshlrev_b64 v[41:42], 2, v[41:42]
	v_mul_f32_e32 v43, v51, v172
	v_add_u32_e32 v41, vcc, v2, v41
	v_addc_u32_e32 v42, vcc, v1, v42, vcc
	flat_store_dword v[41:42], v43
	v_add_u32_e32 v41, vcc, v58, v13
	v_addc_u32_e32 v42, vcc, 0, v59, vcc
	v_lshlrev_b64 v[41:42], 2, v[41:42]
	v_mul_f32_e32 v43, v51, v171
	v_add_u32_e32 v41, vcc, v2, v41
	v_addc_u32_e32 v42, vcc, v1, v42, vcc
	flat_store_dword v[41:42], v43
	v_add_u32_e32 v41, vcc, v58, v12
	v_addc_u32_e32 v42, vcc, 0, v59, vcc
	v_lshlrev_b64 v[41:42], 2, v[41:42]
	v_mul_f32_e32 v43, v51, v170
	v_add_u32_e32 v41, vcc, v2, v41
	v_addc_u32_e32 v42, vcc, v1, v42, vcc
	flat_store_dword v[41:42], v43
	v_add_u32_e32 v41, vcc, v58, v6
	v_addc_u32_e32 v42, vcc, 0, v59, vcc
	v_lshlrev_b64 v[41:42], 2, v[41:42]
	v_mul_f32_e32 v43, v51, v169
	v_add_u32_e32 v41, vcc, v2, v41
	v_addc_u32_e32 v42, vcc, v1, v42, vcc
	flat_store_dword v[41:42], v43
	v_add_u32_e32 v41, vcc, v58, v5
	v_addc_u32_e32 v42, vcc, 0, v59, vcc
	v_lshlrev_b64 v[41:42], 2, v[41:42]
	v_mul_f32_e32 v43, v51, v168
	v_add_u32_e32 v41, vcc, v2, v41
	v_addc_u32_e32 v42, vcc, v1, v42, vcc
	flat_store_dword v[41:42], v43
	v_add_u32_e32 v41, vcc, v58, v4
	v_addc_u32_e32 v42, vcc, 0, v59, vcc
	v_lshlrev_b64 v[41:42], 2, v[41:42]
	v_mul_f32_e32 v43, v51, v167
	v_add_u32_e32 v41, vcc, v2, v41
	v_addc_u32_e32 v42, vcc, v1, v42, vcc
	flat_store_dword v[41:42], v43
	v_add_u32_e32 v41, vcc, v58, v0
	v_addc_u32_e32 v42, vcc, 0, v59, vcc
	v_lshlrev_b64 v[41:42], 2, v[41:42]
	v_mul_f32_e32 v43, v51, v166
	v_add_u32_e32 v41, vcc, v2, v41
	v_addc_u32_e32 v42, vcc, v1, v42, vcc
	flat_store_dword v[41:42], v43
.LBB0_299:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 241
	ds_write_b32 v38, v18
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	ds_read_b32 v18, v36
	ds_read_b32 v36, v37
	ds_read_b32 v37, v39
	ds_read_b32 v38, v40
	.loc	0 243
	v_or_b32_e32 v11, 8, v11
	v_cmp_gt_i32_e32 vcc, s29, v11
	.loc	0 241
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 243
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_301
; %bb.300:
	.loc	0 238
	v_mac_f32_e32 v165, v35, v19
	.loc	0 241
	v_add_f32_e32 v18, v18, v36
	v_add_f32_e32 v35, v37, v38
	v_add_f32_e32 v18, v18, v35
	.loc	0 242
	v_div_scale_f32 v35, s[4:5], v18, v18, 1.0
	.loc	0 238
	v_mac_f32_e32 v164, v20, v19
	.loc	0 242
	v_div_scale_f32 v20, vcc, 1.0, v18, 1.0
	.loc	0 238
	v_mac_f32_e32 v163, v21, v19
	v_mac_f32_e32 v162, v22, v19
	v_mac_f32_e32 v161, v23, v19
	v_mac_f32_e32 v160, v24, v19
	v_mac_f32_e32 v159, v25, v19
	v_mac_f32_e32 v158, v26, v19
	v_mac_f32_e32 v157, v27, v19
	v_mac_f32_e32 v156, v28, v19
	v_mac_f32_e32 v155, v29, v19
	v_mac_f32_e32 v154, v30, v19
	v_mac_f32_e32 v10, v31, v19
	.loc	0 242
	v_rcp_f32_e32 v21, v35
	.loc	0 238
	v_mac_f32_e32 v9, v32, v19
	v_mac_f32_e32 v8, v33, v19
	v_mac_f32_e32 v7, v34, v19
	.loc	0 242
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v19, -v35, v21, 1.0
	v_fma_f32 v19, v19, v21, v21
	v_mul_f32_e32 v21, v20, v19
	v_fma_f32 v22, -v35, v21, v20
	v_fma_f32 v21, v22, v19, v21
	v_fma_f32 v20, -v35, v21, v20
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v19, v20, v19, v21
	.loc	0 244
	v_ashrrev_i32_e32 v20, 31, v11
	v_mad_u64_u32 v[24:25], s[4:5], s26, v11, 0
	v_mul_lo_u32 v20, s26, v20
	v_mul_lo_u32 v11, s23, v11
	v_add_u32_e32 v20, vcc, v25, v20
	v_add_u32_e32 v29, vcc, v20, v11
	.loc	0 242
	v_cmp_neq_f32_e32 vcc, 0, v18
	v_div_fixup_f32 v11, v19, v18, 1.0
	v_cndmask_b32_e32 v30, 0, v11, vcc
	.loc	0 249
	v_add_u32_e32 v19, vcc, v24, v3
	v_addc_u32_e32 v20, vcc, 0, v29, vcc
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_mul_f32_e32 v21, v30, v164
	v_add_u32_e32 v25, vcc, v2, v19
	v_addc_u32_e32 v26, vcc, v1, v20, vcc
	v_add_u32_e32 v19, vcc, v24, v17
	v_addc_u32_e32 v20, vcc, 0, v29, vcc
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_mul_f32_e32 v22, v30, v162
	v_add_u32_e32 v27, vcc, v2, v19
	v_addc_u32_e32 v28, vcc, v1, v20, vcc
	v_add_u32_e32 v16, vcc, v24, v16
	v_addc_u32_e32 v17, vcc, 0, v29, vcc
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_mul_f32_e32 v23, v30, v160
	v_add_u32_e32 v16, vcc, v2, v16
	v_addc_u32_e32 v17, vcc, v1, v17, vcc
	v_mul_f32_e32 v18, v30, v165
	v_mul_f32_e32 v19, v30, v163
	v_mul_f32_e32 v20, v30, v161
	flat_store_dwordx3 v[27:28], v[21:23]
	v_mul_f32_e32 v3, v30, v158
	v_mul_f32_e32 v21, v30, v159
	v_add_u32_e32 v15, vcc, v24, v15
	.loc	0 247
	flat_store_dwordx4 v[25:26], v[18:21]
	.loc	0 249
	flat_store_dword v[16:17], v3
	v_addc_u32_e32 v16, vcc, 0, v29, vcc
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_mul_f32_e32 v3, v30, v157
	v_add_u32_e32 v15, vcc, v2, v15
	v_addc_u32_e32 v16, vcc, v1, v16, vcc
	v_add_u32_e32 v14, vcc, v24, v14
	flat_store_dword v[15:16], v3
	v_addc_u32_e32 v15, vcc, 0, v29, vcc
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_mul_f32_e32 v3, v30, v156
	v_add_u32_e32 v14, vcc, v2, v14
	v_addc_u32_e32 v15, vcc, v1, v15, vcc
	v_add_u32_e32 v13, vcc, v24, v13
	flat_store_dword v[14:15], v3
	v_addc_u32_e32 v14, vcc, 0, v29, vcc
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_mul_f32_e32 v3, v30, v155
	v_add_u32_e32 v13, vcc, v2, v13
	v_addc_u32_e32 v14, vcc, v1, v14, vcc
	v_add_u32_e32 v11, vcc, v24, v12
	v_addc_u32_e32 v12, vcc, 0, v29, vcc
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	flat_store_dword v[13:14], v3
	v_add_u32_e32 v11, vcc, v2, v11
	v_mul_f32_e32 v3, v30, v154
	v_addc_u32_e32 v12, vcc, v1, v12, vcc
	flat_store_dword v[11:12], v3
	v_mul_f32_e32 v3, v30, v10
	v_add_u32_e32 v10, vcc, v24, v6
	v_addc_u32_e32 v11, vcc, 0, v29, vcc
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v10, vcc, v2, v10
	v_addc_u32_e32 v11, vcc, v1, v11, vcc
	v_add_u32_e32 v5, vcc, v24, v5
	v_addc_u32_e32 v6, vcc, 0, v29, vcc
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	flat_store_dword v[10:11], v3
	v_add_u32_e32 v5, vcc, v2, v5
	v_mul_f32_e32 v3, v30, v9
	v_addc_u32_e32 v6, vcc, v1, v6, vcc
	flat_store_dword v[5:6], v3
	v_add_u32_e32 v3, vcc, v24, v4
	v_addc_u32_e32 v4, vcc, 0, v29, vcc
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_mul_f32_e32 v5, v30, v8
	v_add_u32_e32 v3, vcc, v2, v3
	v_addc_u32_e32 v4, vcc, v1, v4, vcc
	flat_store_dword v[3:4], v5
	v_add_u32_e32 v3, vcc, v24, v0
	v_addc_u32_e32 v4, vcc, 0, v29, vcc
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_mul_f32_e32 v5, v30, v7
	v_add_u32_e32 v0, vcc, v2, v3
	v_addc_u32_e32 v1, vcc, v1, v4, vcc
	flat_store_dword v[0:1], v5
.LBB0_301:
	.loc	0 252
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_tensor
		.amdhsa_group_segment_fixed_size 19456
		.amdhsa_private_segment_fixed_size 132
		.amdhsa_kernarg_size 96
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 184
		.amdhsa_next_free_sgpr 40
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
	.size	attention_tensor, .Lfunc_end0-attention_tensor
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 21004
; NumSgprs: 46
; NumVgprs: 184
; ScratchSize: 132
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 19456 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 45
; NumSGPRsForWavesPerEU: 46
; NumVGPRsForWavesPerEU: 184
; Occupancy: 1
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	attention_tensor_merge  ; -- Begin function attention_tensor_merge
	.globl	attention_tensor_merge
	.p2align	8
	.type	attention_tensor_merge,@function
attention_tensor_merge:                 ; @attention_tensor_merge
	.loc	0 258
; %bb.0:
	.loc	0 259
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x64
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	v_mov_b32_e32 v4, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_add_u32_e32 v0, vcc, s1, v0
	v_mov_b32_e32 v2, s12
	v_mad_i64_i32 v[2:3], s[0:1], s13, v2, 0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	s_ashr_i32 s3, s14, 31
	v_mad_u64_u32 v[4:5], s[0:1], s2, v4, v[0:1]
	v_mul_lo_u32 v8, v2, s3
	v_mad_u64_u32 v[6:7], s[0:1], v2, s14, 0
	v_mul_lo_u32 v2, v3, s14
	v_lshrrev_b64 v[0:1], 6, v[4:5]
	v_add_u32_e32 v3, vcc, v8, v7
	v_add_u32_e32 v7, vcc, v3, v2
	.loc	0 260
	v_cmp_lt_i64_e32 vcc, v[0:1], v[6:7]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_10
; %bb.1:
	.loc	0 259
	v_or_b32_e32 v3, s3, v1
	v_mov_b32_e32 v2, 0
	v_cmp_ne_u64_e32 vcc, 0, v[2:3]
	s_ashr_i32 s4, s13, 31
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[8:9], exec, s[0:1]
	s_cbranch_execz .LBB1_3
; %bb.2:
	s_add_u32 s0, s14, s3
	s_mov_b32 s10, s3
	s_mov_b32 s11, s3
	s_addc_u32 s1, s3, s3
	s_xor_b64 s[16:17], s[0:1], s[10:11]
	v_cvt_f32_u32_e32 v2, s16
	v_cvt_f32_u32_e32 v3, s17
	s_sub_u32 s2, 0, s16
	s_subb_u32 s5, 0, s17
	v_mac_f32_e32 v2, 0x4f800000, v3
	v_rcp_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x5f7ffffc, v2
	v_mul_f32_e32 v3, 0x2f800000, v2
	v_trunc_f32_e32 v3, v3
	v_mac_f32_e32 v2, 0xcf800000, v3
	v_cvt_u32_f32_e32 v7, v3
	v_cvt_u32_f32_e32 v8, v2
	v_mul_lo_u32 v5, s2, v7
	v_mad_u64_u32 v[2:3], s[0:1], s2, v8, 0
	v_mul_lo_u32 v6, s5, v8
	v_add_u32_e32 v3, vcc, v3, v5
	v_add_u32_e32 v10, vcc, v6, v3
	v_mul_hi_u32 v9, v8, v2
	v_mad_u64_u32 v[5:6], s[0:1], v8, v10, 0
	v_mad_u64_u32 v[2:3], s[0:1], v7, v2, 0
	v_add_u32_e32 v9, vcc, v9, v5
	v_addc_u32_e32 v11, vcc, 0, v6, vcc
	v_mad_u64_u32 v[5:6], s[0:1], v7, v10, 0
	v_add_u32_e32 v2, vcc, v9, v2
	v_addc_u32_e32 v2, vcc, v11, v3, vcc
	v_addc_u32_e32 v3, vcc, 0, v6, vcc
	v_add_u32_e32 v2, vcc, v2, v5
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v9, vcc, v8, v2
	v_addc_u32_e32 v10, vcc, v7, v3, vcc
	v_mad_u64_u32 v[2:3], s[0:1], s2, v9, 0
	v_mul_lo_u32 v7, s2, v10
	v_mul_lo_u32 v8, s5, v9
	v_mul_hi_u32 v11, v9, v2
	v_mad_u64_u32 v[5:6], s[0:1], v10, v2, 0
	v_add_u32_e32 v3, vcc, v3, v7
	v_add_u32_e32 v3, vcc, v8, v3
	v_mad_u64_u32 v[7:8], s[0:1], v9, v3, 0
	v_mad_u64_u32 v[2:3], s[0:1], v10, v3, 0
	v_add_u32_e32 v7, vcc, v11, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v5, vcc, v7, v5
	v_addc_u32_e32 v5, vcc, v8, v6, vcc
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v2, vcc, v5, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v5, vcc, v9, v2
	v_addc_u32_e32 v6, vcc, v10, v3, vcc
	v_mad_u64_u32 v[2:3], s[0:1], v0, v6, 0
	v_mul_hi_u32 v7, v0, v5
	v_add_u32_e32 v7, vcc, v7, v2
	v_addc_u32_e32 v8, vcc, 0, v3, vcc
	v_mad_u64_u32 v[2:3], s[0:1], v1, v5, 0
	v_mad_u64_u32 v[5:6], s[0:1], v1, v6, 0
	v_add_u32_e32 v2, vcc, v7, v2
	v_addc_u32_e32 v2, vcc, v8, v3, vcc
	v_addc_u32_e32 v3, vcc, 0, v6, vcc
	v_add_u32_e32 v5, vcc, v2, v5
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	v_mul_lo_u32 v7, s16, v6
	v_mad_u64_u32 v[2:3], s[0:1], s16, v5, 0
	v_mul_lo_u32 v8, s17, v5
	v_add_u32_e32 v3, vcc, v3, v7
	v_add_u32_e32 v3, vcc, v3, v8
	v_sub_u32_e32 v7, vcc, v1, v3
	v_mov_b32_e32 v8, s17
	v_sub_u32_e32 v2, vcc, v0, v2
	v_subb_u32_e64 v7, s[0:1], v7, v8, vcc
	v_subrev_u32_e64 v8, s[0:1], s16, v2
	v_subbrev_u32_e64 v7, s[0:1], 0, v7, s[0:1]
	v_cmp_le_u32_e64 s[0:1], s17, v7
	v_cndmask_b32_e64 v9, 0, -1, s[0:1]
	v_cmp_le_u32_e64 s[0:1], s16, v8
	v_cndmask_b32_e64 v8, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], s17, v7
	v_cndmask_b32_e64 v7, v9, v8, s[0:1]
	v_add_u32_e64 v8, s[0:1], 2, v5
	v_addc_u32_e64 v9, s[0:1], 0, v6, s[0:1]
	v_add_u32_e64 v10, s[0:1], 1, v5
	v_addc_u32_e64 v11, s[0:1], 0, v6, s[0:1]
	v_subb_u32_e32 v3, vcc, v1, v3, vcc
	v_cmp_ne_u32_e64 s[0:1], 0, v7
	v_cmp_le_u32_e32 vcc, s17, v3
	v_cndmask_b32_e64 v7, v11, v9, s[0:1]
	v_cndmask_b32_e64 v9, 0, -1, vcc
	v_cmp_le_u32_e32 vcc, s16, v2
	v_cndmask_b32_e64 v2, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, s17, v3
	v_cndmask_b32_e32 v2, v9, v2, vcc
	v_cmp_ne_u32_e32 vcc, 0, v2
	v_cndmask_b32_e64 v3, v10, v8, s[0:1]
	v_cndmask_b32_e32 v2, v6, v7, vcc
	v_cndmask_b32_e32 v3, v5, v3, vcc
	v_xor_b32_e32 v5, s11, v2
	v_xor_b32_e32 v2, s10, v3
	v_mov_b32_e32 v3, s3
	v_subrev_u32_e32 v2, vcc, s10, v2
	v_subb_u32_e32 v3, vcc, v5, v3, vcc
.LBB1_3:
	s_andn2_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB1_5
; %bb.4:
	v_cvt_f32_u32_e32 v2, s14
	s_sub_i32 s2, 0, s14
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v3, s2, v2
	v_mul_hi_u32 v3, v2, v3
	v_add_u32_e32 v2, vcc, v3, v2
	v_mul_hi_u32 v2, v0, v2
	v_mul_lo_u32 v3, v2, s14
	v_add_u32_e32 v5, vcc, 1, v2
	v_sub_u32_e32 v3, vcc, v0, v3
	v_subrev_u32_e32 v6, vcc, s14, v3
	v_cmp_le_u32_e32 vcc, s14, v3
	v_cndmask_b32_e32 v2, v2, v5, vcc
	v_cndmask_b32_e32 v3, v3, v6, vcc
	v_add_u32_e32 v5, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s14, v3
	v_cndmask_b32_e32 v2, v2, v5, vcc
	v_mov_b32_e32 v3, 0
.LBB1_5:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 259
	s_load_dwordx4 s[8:11], s[6:7], 0x50
	s_movk_i32 s0, 0x108
	v_mul_lo_u32 v7, v1, s0
	v_and_b32_e32 v4, 63, v4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s10
	v_mov_b32_e32 v6, s11
	v_mad_u64_u32 v[8:9], s[0:1], v0, s0, v[5:6]
	s_movk_i32 s0, 0x100
	v_mov_b32_e32 v5, 0
	v_add_u32_e32 v11, vcc, v7, v9
	v_add_u32_e32 v6, vcc, s0, v8
	v_addc_u32_e32 v7, vcc, 0, v11, vcc
	flat_load_dwordx2 v[6:7], v[6:7]
	v_lshlrev_b64 v[9:10], 2, v[4:5]
	v_add_u32_e32 v8, vcc, v8, v9
	v_addc_u32_e32 v9, vcc, v11, v10, vcc
	flat_load_dword v10, v[8:9]
	.loc	0 264
	v_or_b32_e32 v9, s4, v3
	v_mov_b32_e32 v8, v5
	v_cmp_ne_u64_e32 vcc, 0, v[8:9]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v8, 1.0, v6
	.loc	0 262
	v_max_f32_e32 v8, 0xff7fffff, v8
	v_sub_f32_e32 v12, 0xff7fffff, v8
	v_sub_f32_e32 v6, v6, v8
	v_rndne_f32_e32 v13, v12
	v_rndne_f32_e32 v11, v6
	.loc	0 264
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[10:11], exec, s[0:1]
	s_cbranch_execz .LBB1_7
; %bb.6:
	s_add_u32 s0, s13, s4
	s_mov_b32 s5, s4
	s_addc_u32 s1, s4, s4
	s_xor_b64 s[16:17], s[0:1], s[4:5]
	v_cvt_f32_u32_e32 v8, s16
	v_cvt_f32_u32_e32 v9, s17
	s_sub_u32 s2, 0, s16
	s_subb_u32 s5, 0, s17
	v_mac_f32_e32 v8, 0x4f800000, v9
	v_rcp_f32_e32 v8, v8
	v_mul_f32_e32 v8, 0x5f7ffffc, v8
	v_mul_f32_e32 v9, 0x2f800000, v8
	v_trunc_f32_e32 v9, v9
	v_mac_f32_e32 v8, 0xcf800000, v9
	v_cvt_u32_f32_e32 v16, v9
	v_cvt_u32_f32_e32 v17, v8
	v_mul_lo_u32 v14, s2, v16
	v_mad_u64_u32 v[8:9], s[0:1], s2, v17, 0
	v_mul_lo_u32 v15, s5, v17
	v_add_u32_e32 v9, vcc, v9, v14
	v_add_u32_e32 v19, vcc, v15, v9
	v_mul_hi_u32 v18, v17, v8
	v_mad_u64_u32 v[14:15], s[0:1], v17, v19, 0
	v_mad_u64_u32 v[8:9], s[0:1], v16, v8, 0
	v_add_u32_e32 v18, vcc, v18, v14
	v_addc_u32_e32 v20, vcc, 0, v15, vcc
	v_mad_u64_u32 v[14:15], s[0:1], v16, v19, 0
	v_add_u32_e32 v8, vcc, v18, v8
	v_addc_u32_e32 v8, vcc, v20, v9, vcc
	v_addc_u32_e32 v9, vcc, 0, v15, vcc
	v_add_u32_e32 v8, vcc, v8, v14
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_u32_e32 v18, vcc, v17, v8
	v_addc_u32_e32 v19, vcc, v16, v9, vcc
	v_mad_u64_u32 v[8:9], s[0:1], s2, v18, 0
	v_mul_lo_u32 v16, s2, v19
	v_mul_lo_u32 v17, s5, v18
	v_mul_hi_u32 v20, v18, v8
	v_mad_u64_u32 v[14:15], s[0:1], v19, v8, 0
	v_add_u32_e32 v9, vcc, v9, v16
	v_add_u32_e32 v9, vcc, v9, v17
	v_mad_u64_u32 v[16:17], s[0:1], v18, v9, 0
	v_mad_u64_u32 v[8:9], s[0:1], v19, v9, 0
	v_add_u32_e32 v16, vcc, v20, v16
	v_addc_u32_e32 v17, vcc, 0, v17, vcc
	v_add_u32_e32 v14, vcc, v16, v14
	v_addc_u32_e32 v14, vcc, v17, v15, vcc
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_u32_e32 v8, vcc, v14, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_u32_e32 v14, vcc, v18, v8
	v_addc_u32_e32 v15, vcc, v19, v9, vcc
	v_ashrrev_i32_e32 v16, 31, v3
	v_add_u32_e32 v8, vcc, v2, v16
	v_xor_b32_e32 v18, v8, v16
	v_mad_u64_u32 v[8:9], s[0:1], v18, v15, 0
	v_mul_hi_u32 v19, v18, v14
	v_addc_u32_e32 v17, vcc, v3, v16, vcc
	v_xor_b32_e32 v17, v17, v16
	v_add_u32_e32 v19, vcc, v19, v8
	v_addc_u32_e32 v20, vcc, 0, v9, vcc
	v_mad_u64_u32 v[8:9], s[0:1], v17, v14, 0
	v_mad_u64_u32 v[14:15], s[0:1], v17, v15, 0
	v_add_u32_e32 v8, vcc, v19, v8
	v_addc_u32_e32 v8, vcc, v20, v9, vcc
	v_addc_u32_e32 v9, vcc, 0, v15, vcc
	v_add_u32_e32 v14, vcc, v8, v14
	v_addc_u32_e32 v15, vcc, 0, v9, vcc
	v_mul_lo_u32 v19, s16, v15
	v_mad_u64_u32 v[8:9], s[0:1], s16, v14, 0
	v_mul_lo_u32 v20, s17, v14
	v_add_u32_e32 v9, vcc, v9, v19
	v_add_u32_e32 v9, vcc, v9, v20
	v_sub_u32_e32 v19, vcc, v17, v9
	v_mov_b32_e32 v20, s17
	v_sub_u32_e32 v8, vcc, v18, v8
	v_subb_u32_e64 v18, s[0:1], v19, v20, vcc
	v_subrev_u32_e64 v19, s[0:1], s16, v8
	v_subbrev_u32_e64 v18, s[0:1], 0, v18, s[0:1]
	v_cmp_le_u32_e64 s[0:1], s17, v18
	v_cndmask_b32_e64 v20, 0, -1, s[0:1]
	v_cmp_le_u32_e64 s[0:1], s16, v19
	v_cndmask_b32_e64 v19, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], s17, v18
	v_cndmask_b32_e64 v18, v20, v19, s[0:1]
	v_add_u32_e64 v19, s[0:1], 2, v14
	v_subb_u32_e32 v9, vcc, v17, v9, vcc
	v_addc_u32_e64 v20, s[0:1], 0, v15, s[0:1]
	v_cmp_le_u32_e32 vcc, s17, v9
	v_add_u32_e64 v21, s[0:1], 1, v14
	v_cndmask_b32_e64 v17, 0, -1, vcc
	v_cmp_le_u32_e32 vcc, s16, v8
	v_addc_u32_e64 v22, s[0:1], 0, v15, s[0:1]
	v_cndmask_b32_e64 v8, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, s17, v9
	v_cmp_ne_u32_e64 s[0:1], 0, v18
	v_cndmask_b32_e32 v8, v17, v8, vcc
	v_cndmask_b32_e64 v18, v22, v20, s[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cndmask_b32_e64 v9, v21, v19, s[0:1]
	v_cndmask_b32_e32 v8, v15, v18, vcc
	v_cndmask_b32_e32 v9, v14, v9, vcc
	v_xor_b32_e32 v14, s4, v16
	v_xor_b32_e32 v15, v8, v14
	v_xor_b32_e32 v8, v9, v14
	v_sub_u32_e32 v8, vcc, v8, v14
	v_subb_u32_e32 v9, vcc, v15, v14, vcc
.LBB1_7:
	s_andn2_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB1_9
; %bb.8:
	v_cvt_f32_u32_e32 v8, s13
	s_sub_i32 s2, 0, s13
	v_rcp_iflag_f32_e32 v8, v8
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_mul_lo_u32 v9, s2, v8
	v_mul_hi_u32 v9, v8, v9
	v_add_u32_e32 v8, vcc, v8, v9
	v_mul_hi_u32 v8, v2, v8
	v_mul_lo_u32 v9, v8, s13
	v_add_u32_e32 v14, vcc, 1, v8
	v_sub_u32_e32 v9, vcc, v2, v9
	v_subrev_u32_e32 v15, vcc, s13, v9
	v_cmp_le_u32_e32 vcc, s13, v9
	v_cndmask_b32_e32 v8, v8, v14, vcc
	v_cndmask_b32_e32 v9, v9, v15, vcc
	v_add_u32_e32 v14, vcc, 1, v8
	v_cmp_le_u32_e32 vcc, s13, v9
	v_cndmask_b32_e32 v8, v8, v14, vcc
	v_mov_b32_e32 v9, 0
.LBB1_9:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 262
	v_sub_f32_e32 v14, v12, v13
	v_mul_f32_e32 v15, 0x3717f7d1, v14
	v_madmk_f32 v16, v14, 0x3f317180, v15
	v_mul_f32_e32 v17, v16, v16
	v_mov_b32_e32 v18, 0xb5ddea0e
	v_madmk_f32 v19, v17, 0x3331bb4c, v18
	v_madak_f32 v19, v17, v19, 0x388ab355
	v_madak_f32 v19, v17, v19, 0xbb360b61
	v_madak_f32 v19, v17, v19, 0x3e2aaaab
	v_mad_f32 v17, -v17, v19, v16
	v_mul_f32_e32 v16, v16, v17
	v_sub_f32_e32 v17, 2.0, v17
	s_mov_b32 s0, 0x6f800000
	v_mov_b32_e32 v19, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v17|, s0
	v_cndmask_b32_e32 v20, 1.0, v19, vcc
	v_mul_f32_e32 v17, v17, v20
	v_rcp_f32_e32 v17, v17
	v_cvt_i32_f32_e32 v13, v13
	s_mov_b32 s2, 0x3f317180
	s_mov_b32 s5, 0xc2fc0000
	v_mul_f32_e32 v16, v16, v17
	v_mad_f32 v15, -v20, v16, -v15
	v_mad_f32 v14, v14, s2, -v15
	v_add_f32_e32 v14, 1.0, v14
	v_lshlrev_b32_e32 v13, 23, v13
	v_add_u32_e32 v13, vcc, v13, v14
	v_cmp_ngt_f32_e32 vcc, s5, v12
	s_mov_b32 s10, 0x43000000
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_cmp_gt_f32_e32 vcc, s10, v12
	v_sub_f32_e32 v12, v6, v11
	v_mul_f32_e32 v15, 0x3717f7d1, v12
	v_madmk_f32 v16, v12, 0x3f317180, v15
	v_mul_f32_e32 v17, v16, v16
	v_mac_f32_e32 v18, 0x3331bb4c, v17
	v_mov_b32_e32 v20, 0x388ab355
	v_mac_f32_e32 v20, v17, v18
	v_mov_b32_e32 v18, 0xbb360b61
	v_mac_f32_e32 v18, v17, v20
	v_mov_b32_e32 v20, 0x3e2aaaab
	v_mac_f32_e32 v20, v17, v18
	v_mad_f32 v17, -v17, v20, v16
	v_mul_f32_e32 v16, v16, v17
	v_sub_f32_e32 v17, 2.0, v17
	v_cmp_gt_f32_e64 s[0:1], |v17|, s0
	v_cndmask_b32_e64 v18, 1.0, v19, s[0:1]
	v_mul_f32_e32 v17, v17, v18
	v_rcp_f32_e32 v17, v17
	v_cvt_i32_f32_e32 v11, v11
	v_mov_b32_e32 v14, 0x7f800000
	v_cndmask_b32_e32 v13, v14, v13, vcc
	v_mul_f32_e32 v16, v16, v17
	v_mad_f32 v15, -v18, v16, -v15
	v_mad_f32 v12, v12, s2, -v15
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v11, 23, v11
	v_add_u32_e32 v11, vcc, v11, v12
	v_cmp_ngt_f32_e32 vcc, s5, v6
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_cmp_gt_f32_e32 vcc, s10, v6
	v_cndmask_b32_e32 v11, v14, v11, vcc
	v_cmp_o_f32_e32 vcc, v6, v6
	v_cndmask_b32_e32 v6, v6, v11, vcc
	.loc	0 263
	v_mul_f32_e32 v11, 0, v13
	v_mad_f32 v7, v7, v6, v11
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v11, v10, v6
	.loc	0 264
	v_div_scale_f32 v6, s[0:1], v7, v7, v11
	v_div_scale_f32 v10, vcc, v11, v7, v11
	.loc	0 259
	s_load_dwordx4 s[16:19], s[6:7], 0x20
	.loc	0 264
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s2, s16, 31
	v_rcp_f32_e32 v12, v6
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v13, -v6, v12, 1.0
	v_fma_f32 v12, v13, v12, v12
	v_mul_f32_e32 v13, v10, v12
	v_fma_f32 v14, -v6, v13, v10
	v_fma_f32 v13, v14, v12, v13
	v_fma_f32 v6, -v6, v13, v10
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v6, v6, v12, v13
	v_cmp_neq_f32_e32 vcc, 0, v7
	v_mul_lo_u32 v10, v8, s4
	v_mul_lo_u32 v13, v2, s3
	s_ashr_i32 s3, s17, 31
	v_div_fixup_f32 v6, v6, v7, v11
	v_cndmask_b32_e32 v12, 0, v6, vcc
	v_mad_u64_u32 v[6:7], s[0:1], v8, s13, 0
	v_mul_lo_u32 v11, v9, s13
	v_add_u32_e32 v7, vcc, v7, v10
	v_add_u32_e32 v7, vcc, v7, v11
	v_mad_u64_u32 v[10:11], s[0:1], v2, s14, 0
	v_sub_u32_e32 v6, vcc, v2, v6
	v_subb_u32_e32 v7, vcc, v3, v7, vcc
	v_add_u32_e32 v11, vcc, v11, v13
	v_mul_lo_u32 v13, v3, s14
	v_mad_u64_u32 v[2:3], s[0:1], v8, s16, v[4:5]
	v_mul_lo_u32 v4, v9, s16
	v_mul_lo_u32 v8, v8, s2
	v_add_u32_e32 v5, vcc, v11, v13
	v_add_u32_e32 v3, vcc, v4, v3
	v_add_u32_e32 v3, vcc, v8, v3
	v_mad_u64_u32 v[2:3], s[0:1], v6, s17, v[2:3]
	v_mul_lo_u32 v4, v7, s17
	v_sub_u32_e32 v7, vcc, v0, v10
	v_mul_lo_u32 v0, v6, s3
	v_subb_u32_e32 v5, vcc, v1, v5, vcc
	v_add_u32_e32 v1, vcc, v4, v3
	v_add_u32_e32 v3, vcc, v0, v1
	v_mad_u64_u32 v[0:1], s[0:1], v7, s18, v[2:3]
	v_mul_lo_u32 v2, v5, s18
	s_ashr_i32 s0, s18, 31
	v_mul_lo_u32 v3, v7, s0
	v_add_u32_e32 v1, vcc, v2, v1
	v_add_u32_e32 v1, vcc, v3, v1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s9
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dword v[0:1], v12
.LBB1_10:
	.loc	0 265
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_tensor_merge
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 152
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
.Lfunc_end1:
	.size	attention_tensor_merge, .Lfunc_end1-attention_tensor_merge
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2792
; NumSgprs: 22
; NumVgprs: 23
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 23
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
        .type_name:      int
        .value_kind:     by_value
      - .offset:         16
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         24
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         48
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         56
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         64
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         68
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         72
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .offset:         80
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         88
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 19456
    .kernarg_segment_align: 8
    .kernarg_segment_size: 96
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 128
    .name:           attention_tensor
    .private_segment_fixed_size: 132
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     46
    .sgpr_spill_count: 0
    .symbol:         attention_tensor.kd
    .vgpr_count:     184
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
        .type_name:      int
        .value_kind:     by_value
      - .offset:         16
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         24
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         48
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         56
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         64
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         68
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         72
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .offset:         80
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         88
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         96
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         104
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         112
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         120
        .size:           8
        .value_kind:     hidden_none
      - .offset:         128
        .size:           8
        .value_kind:     hidden_none
      - .offset:         136
        .size:           8
        .value_kind:     hidden_none
      - .offset:         144
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 152
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           attention_tensor_merge
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         attention_tensor_merge.kd
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.globl	attention_tensor                ; -- Begin function attention_tensor
	.p2align	8
	.type	attention_tensor,@function
attention_tensor:                       ; @attention_tensor
attention_tensor$local:
	.type	attention_tensor$local,@function
	.file	0 "." "<stdin>"
	.file	1 "attention_tensor.cl"
	.loc	1 129
; %bb.0:
	.loc	1 131
	s_load_dwordx4 s[24:27], s[4:5], 0x4
	s_load_dwordx4 s[20:23], s[4:5], 0x20
	v_and_b32_e32 v125, 3, v0
	v_bfe_u32 v126, v0, 2, 3
	v_or_b32_e32 v13, 3, v0
	.loc	1 132
	s_waitcnt lgkmcnt(0)
	s_add_i32 s9, s25, -1
	s_ashr_i32 s0, s9, 31
	s_lshr_b32 s0, s0, 26
	s_add_i32 s0, s9, s0
	s_ashr_i32 s0, s0, 6
	s_add_i32 s0, s0, 1
	.loc	1 133
	s_ashr_i32 s1, s0, 31
	s_add_i32 s2, s0, s1
	s_xor_b32 s2, s2, s1
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s3, 0, s2
	.loc	1 137
	v_mov_b32_e32 v3, s20
	v_mov_b32_e32 v5, s21
	.loc	1 133
	v_rcp_iflag_f32_e32 v1, v1
	v_lshlrev_b32_e32 v12, 3, v125
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s3, v1
	s_ashr_i32 s3, s6, 31
	s_add_i32 s7, s6, s3
	s_xor_b32 s7, s7, s3
	v_mul_hi_u32 v2, v1, v2
	s_xor_b32 s1, s3, s1
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s7, v1
	.loc	1 135
	v_lshrrev_b32_e32 v2, 1, v0
	v_and_b32_e32 v2, 48, v2
	.loc	1 133
	v_readfirstlane_b32 s3, v1
	s_mul_i32 s8, s3, s2
	s_sub_i32 s7, s7, s8
	s_add_i32 s10, s3, 1
	s_sub_i32 s8, s7, s2
	s_cmp_ge_u32 s7, s2
	s_cselect_b32 s3, s10, s3
	s_cselect_b32 s7, s8, s7
	s_add_i32 s8, s3, 1
	s_cmp_ge_u32 s7, s2
	s_cselect_b32 s2, s8, s3
	.loc	1 137
	s_ashr_i32 s3, s24, 31
	s_add_i32 s7, s24, s3
	s_xor_b32 s8, s7, s3
	v_cvt_f32_u32_e32 v1, s8
	.loc	1 133
	s_xor_b32 s2, s2, s1
	s_sub_i32 s2, s2, s1
	.loc	1 137
	s_sub_i32 s1, 0, s8
	v_rcp_iflag_f32_e32 v1, v1
	s_mul_i32 s0, s2, s0
	s_sub_i32 s0, s6, s0
	.loc	1 134
	s_lshl_b32 s10, s0, 6
	.loc	1 137
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	.loc	1 135
	v_or_b32_e32 v6, s10, v2
	s_mov_b32 s7, 0
	.loc	1 137
	v_mul_lo_u32 v4, s1, v1
	s_ashr_i32 s1, s2, 31
	s_add_i32 s6, s2, s1
	s_xor_b32 s6, s6, s1
	v_mul_hi_u32 v4, v1, v4
	s_xor_b32 s1, s1, s3
	v_add_u32_e32 v1, vcc, v1, v4
	v_mul_hi_u32 v1, s6, v1
	v_readfirstlane_b32 s0, v1
	s_mul_i32 s3, s0, s8
	s_sub_i32 s3, s6, s3
	s_add_i32 s11, s0, 1
	s_sub_i32 s6, s3, s8
	s_cmp_ge_u32 s3, s8
	s_cselect_b32 s0, s11, s0
	s_cselect_b32 s3, s6, s3
	s_add_i32 s6, s0, 1
	s_cmp_ge_u32 s3, s8
	s_cselect_b32 s0, s6, s0
	.loc	1 143
	s_add_i32 s6, s26, 31
	.loc	1 137
	s_xor_b32 s0, s0, s1
	.loc	1 143
	s_ashr_i32 s11, s6, 31
	.loc	1 137
	s_sub_i32 s3, s0, s1
	.loc	1 143
	s_lshr_b32 s11, s11, 27
	.loc	1 137
	v_mad_i64_i32 v[1:2], s[0:1], s3, v3, 0
	s_mul_i32 s0, s3, s24
	.loc	1 143
	s_add_i32 s1, s6, s11
	.loc	1 144
	s_min_i32 s8, s26, 0
	s_sub_i32 s2, s2, s0
	s_and_b32 s0, s1, 0xffffffe0
	s_add_i32 s0, s0, s8
	s_min_i32 s20, s26, s0
	.loc	1 149
	s_cmp_ge_i32 s8, s20
	s_cbranch_scc0 .LBB0_2
; %bb.1:
	.loc	1 0
	v_and_b32_e32 v22, 0x7c, v0
	v_or_b32_e32 v24, 1, v22
	v_or_b32_e32 v25, 2, v22
	v_or_b32_e32 v4, 3, v0
	v_lshlrev_b32_e32 v3, 3, v125
	s_ashr_i32 s19, s22, 31
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b64 s[0:1], -1
.LBB0_3:
	v_mad_i64_i32 v[1:2], s[12:13], s2, v5, v[1:2]
	v_or_b32_e32 v11, v6, v126
	.loc	1 149
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v93, s7
	v_mov_b32_e32 v34, s7
	v_mov_b32_e32 v64, s7
	v_mov_b32_e32 v63, s7
	v_mov_b32_e32 v33, s7
	v_mov_b32_e32 v32, s7
	v_mov_b32_e32 v61, s7
	v_mov_b32_e32 v59, s7
	v_mov_b32_e32 v31, s7
	v_mov_b32_e32 v30, s7
	v_mov_b32_e32 v58, s7
	v_mov_b32_e32 v56, s7
	v_mov_b32_e32 v29, s7
	v_mov_b32_e32 v28, s7
	v_mov_b32_e32 v53, s7
	v_mov_b32_e32 v48, s7
	v_mov_b32_e32 v27, s7
	v_mov_b32_e32 v26, s7
	v_mov_b32_e32 v46, s7
	v_mov_b32_e32 v44, s7
	v_mov_b32_e32 v23, s7
	v_mov_b32_e32 v21, s7
	v_mov_b32_e32 v40, s7
	v_mov_b32_e32 v39, s7
	v_mov_b32_e32 v20, s7
	v_mov_b32_e32 v19, s7
	v_mov_b32_e32 v38, s7
	v_mov_b32_e32 v37, s7
	v_mov_b32_e32 v18, s7
	v_mov_b32_e32 v17, s7
	v_mov_b32_e32 v36, s7
	v_mov_b32_e32 v35, s7
	v_mov_b32_e32 v16, s7
	v_mov_b32_e32 v15, s7
	.loc	1 238
	s_mov_b32 m0, -1
	.loc	1 149
	s_cbranch_vccnz .LBB0_294
; %bb.4:
	.loc	1 131
	s_load_dwordx8 s[12:19], s[4:5], 0x30
	s_mov_b32 s1, 0
	v_lshrrev_b32_e32 v17, 6, v0
	.loc	1 136
	s_waitcnt lgkmcnt(0)
	s_or_b32 s0, s17, s16
	s_or_b32 s6, s14, s12
	s_or_b32 s7, s0, s18
	.loc	1 138
	v_mov_b32_e32 v3, s16
	.loc	1 136
	s_and_b32 s0, s6, 12
	s_and_b32 s6, s7, 3
	s_cmp_eq_u64 s[0:1], 0
	.loc	1 138
	v_mad_i64_i32 v[3:4], s[0:1], s3, v3, 0
	v_mov_b32_e32 v5, s17
	.loc	1 136
	s_cselect_b64 s[0:1], -1, 0
	.loc	1 138
	v_mad_i64_i32 v[3:4], s[2:3], s2, v5, v[3:4]
	.loc	1 136
	s_cmp_eq_u32 s6, 0
	s_cselect_b64 s[2:3], -1, 0
	.loc	1 139
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v16, vcc, s12, v5
	.loc	1 136
	s_and_b64 s[0:1], s[0:1], s[2:3]
	.loc	1 139
	v_addc_u32_e32 v15, vcc, v3, v6, vcc
	s_mov_b64 s[6:7], -1
	.loc	1 149
	s_and_b64 vcc, exec, s[0:1]
	v_and_b32_e32 v3, 63, v0
	s_cbranch_vccnz .LBB0_38
; %bb.5:
	.loc	1 0
	v_mov_b32_e32 v4, 0
	.loc	1 149
	v_add_u32_e32 v10, vcc, s8, v17
	v_cmp_gt_i32_e32 vcc, s26, v10
	v_lshlrev_b64 v[7:8], 2, v[3:4]
	v_readfirstlane_b32 s6, v17
	.loc	1 87
	s_and_b64 s[2:3], vcc, exec
	v_mov_b32_e32 v9, v4
	s_cbranch_scc0 .LBB0_7
; %bb.6:
	.loc	1 149
	v_mad_i64_i32 v[9:10], s[2:3], v10, s18, 0
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e32 v9, vcc, v16, v9
	v_addc_u32_e32 v10, vcc, v15, v10, vcc
	v_add_u32_e32 v9, vcc, v9, v7
	v_addc_u32_e32 v10, vcc, v10, v8, vcc
	.loc	1 87
	flat_load_dword v9, v[9:10]
.LBB0_7:
	.loc	1 149
	s_mul_i32 s2, s6, 0x140
	v_lshlrev_b32_e32 v10, 2, v3
	v_add_u32_e32 v10, vcc, s2, v10
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v9
	.loc	1 149
	v_or_b32_e32 v9, 0x80, v0
	v_lshrrev_b32_e32 v9, 6, v9
	v_add_u32_e32 v10, vcc, s8, v9
	v_cmp_gt_i32_e32 vcc, s26, v10
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_9
; %bb.8:
	.loc	1 149
	v_mad_i64_i32 v[18:19], s[12:13], v10, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v4, vcc, v16, v18
	v_addc_u32_e32 v10, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v4, v7
	v_addc_u32_e32 v19, vcc, v10, v8, vcc
	.loc	1 87
	flat_load_dword v4, v[18:19]
.LBB0_9:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v9, 0x50, v9
	v_lshlrev_b32_e32 v10, 2, v9
	v_lshlrev_b32_e32 v9, 2, v3
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4
	.loc	1 149
	v_or_b32_e32 v4, 0x100, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v18, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v18
	.loc	1 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_11
; %bb.10:
	.loc	1 149
	v_mad_i64_i32 v[18:19], s[12:13], v18, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v14, vcc, v16, v18
	v_addc_u32_e32 v19, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v14, v7
	v_addc_u32_e32 v19, vcc, v19, v8, vcc
	.loc	1 87
	flat_load_dword v14, v[18:19]
.LBB0_11:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v14
	.loc	1 149
	v_or_b32_e32 v10, 0x180, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v14, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v14
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_13
; %bb.12:
	.loc	1 149
	v_mad_i64_i32 v[18:19], s[12:13], v14, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v4, vcc, v16, v18
	v_addc_u32_e32 v14, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v4, v7
	v_addc_u32_e32 v19, vcc, v14, v8, vcc
	.loc	1 87
	flat_load_dword v4, v[18:19]
.LBB0_13:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4
	.loc	1 149
	v_or_b32_e32 v4, 0x200, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v18, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v18
	.loc	1 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_15
; %bb.14:
	.loc	1 149
	v_mad_i64_i32 v[18:19], s[12:13], v18, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v14, vcc, v16, v18
	v_addc_u32_e32 v19, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v14, v7
	v_addc_u32_e32 v19, vcc, v19, v8, vcc
	.loc	1 87
	flat_load_dword v14, v[18:19]
.LBB0_15:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v14
	.loc	1 149
	v_or_b32_e32 v10, 0x280, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v14, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v14
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_17
; %bb.16:
	.loc	1 149
	v_mad_i64_i32 v[18:19], s[12:13], v14, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v4, vcc, v16, v18
	v_addc_u32_e32 v14, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v4, v7
	v_addc_u32_e32 v19, vcc, v14, v8, vcc
	.loc	1 87
	flat_load_dword v4, v[18:19]
.LBB0_17:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4
	.loc	1 149
	v_or_b32_e32 v4, 0x300, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v18, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v18
	.loc	1 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_19
; %bb.18:
	.loc	1 149
	v_mad_i64_i32 v[18:19], s[12:13], v18, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v14, vcc, v16, v18
	v_addc_u32_e32 v19, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v14, v7
	v_addc_u32_e32 v19, vcc, v19, v8, vcc
	.loc	1 87
	flat_load_dword v14, v[18:19]
.LBB0_19:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v14
	.loc	1 149
	v_or_b32_e32 v10, 0x380, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v14, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v14
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_21
; %bb.20:
	.loc	1 149
	v_mad_i64_i32 v[18:19], s[12:13], v14, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v4, vcc, v16, v18
	v_addc_u32_e32 v14, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v4, v7
	v_addc_u32_e32 v19, vcc, v14, v8, vcc
	.loc	1 87
	flat_load_dword v4, v[18:19]
.LBB0_21:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	s_or_b32 s2, s6, 16
	v_add_u32_e32 v10, vcc, v10, v9
	s_add_i32 s3, s2, s8
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4
	.loc	1 149
	s_cmp_ge_i32 s3, s26
	.loc	1 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v10, 0
	s_cbranch_scc1 .LBB0_23
; %bb.22:
	.loc	1 149
	v_mov_b32_e32 v10, s18
	v_mad_i64_i32 v[18:19], s[6:7], s3, v10, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v10, vcc, v16, v18
	v_addc_u32_e32 v14, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v10, v7
	v_addc_u32_e32 v19, vcc, v14, v8, vcc
	.loc	1 87
	flat_load_dword v10, v[18:19]
.LBB0_23:
	.loc	1 149
	s_mulk_i32 s2, 0x140
	v_add_u32_e32 v14, vcc, s2, v9
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v10
	.loc	1 149
	v_or_b32_e32 v10, 0x480, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v14, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v14
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_25
; %bb.24:
	.loc	1 149
	v_mad_i64_i32 v[18:19], s[6:7], v14, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v4, vcc, v16, v18
	v_addc_u32_e32 v14, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v4, v7
	v_addc_u32_e32 v19, vcc, v14, v8, vcc
	.loc	1 87
	flat_load_dword v4, v[18:19]
.LBB0_25:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4
	.loc	1 149
	v_or_b32_e32 v4, 0x500, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v18, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v18
	.loc	1 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_27
; %bb.26:
	.loc	1 149
	v_mad_i64_i32 v[18:19], s[6:7], v18, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v14, vcc, v16, v18
	v_addc_u32_e32 v19, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v14, v7
	v_addc_u32_e32 v19, vcc, v19, v8, vcc
	.loc	1 87
	flat_load_dword v14, v[18:19]
.LBB0_27:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v14
	.loc	1 149
	v_or_b32_e32 v10, 0x580, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v14, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v14
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_29
; %bb.28:
	.loc	1 149
	v_mad_i64_i32 v[18:19], s[6:7], v14, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v4, vcc, v16, v18
	v_addc_u32_e32 v14, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v4, v7
	v_addc_u32_e32 v19, vcc, v14, v8, vcc
	.loc	1 87
	flat_load_dword v4, v[18:19]
.LBB0_29:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4
	.loc	1 149
	v_or_b32_e32 v4, 0x600, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v18, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v18
	.loc	1 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_31
; %bb.30:
	.loc	1 149
	v_mad_i64_i32 v[18:19], s[6:7], v18, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v14, vcc, v16, v18
	v_addc_u32_e32 v19, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v14, v7
	v_addc_u32_e32 v19, vcc, v19, v8, vcc
	.loc	1 87
	flat_load_dword v14, v[18:19]
.LBB0_31:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v14
	.loc	1 149
	v_or_b32_e32 v10, 0x680, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v14, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v14
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_33
; %bb.32:
	.loc	1 149
	v_mad_i64_i32 v[18:19], s[6:7], v14, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v4, vcc, v16, v18
	v_addc_u32_e32 v14, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v4, v7
	v_addc_u32_e32 v19, vcc, v14, v8, vcc
	.loc	1 87
	flat_load_dword v4, v[18:19]
.LBB0_33:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4
	.loc	1 149
	v_or_b32_e32 v4, 0x700, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v18, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v18
	.loc	1 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_35
; %bb.34:
	.loc	1 149
	v_mad_i64_i32 v[18:19], s[6:7], v18, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v14, vcc, v16, v18
	v_addc_u32_e32 v19, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v14, v7
	v_addc_u32_e32 v19, vcc, v19, v8, vcc
	.loc	1 87
	flat_load_dword v14, v[18:19]
.LBB0_35:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v14
	.loc	1 149
	v_or_b32_e32 v10, 0x780, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v14, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v14
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_37
; %bb.36:
	.loc	1 149
	v_mad_i64_i32 v[18:19], s[6:7], v14, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v4, vcc, v16, v18
	v_addc_u32_e32 v14, vcc, v15, v19, vcc
	v_add_u32_e32 v7, vcc, v4, v7
	v_addc_u32_e32 v8, vcc, v14, v8, vcc
	.loc	1 87
	flat_load_dword v4, v[7:8]
.LBB0_37:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v7, 0x50, v10
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v7, vcc, v7, v9
	s_mov_b64 s[6:7], 0
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v4
.LBB0_38:
	.loc	1 0
	s_xor_b64 s[2:3], s[0:1], -1
	.loc	1 149
	s_and_b64 vcc, exec, s[6:7]
	v_lshrrev_b32_e32 v14, 4, v0
	v_lshlrev_b32_e32 v18, 4, v0
	s_cbranch_vccz .LBB0_72
; %bb.39:
	v_add_u32_e32 v10, vcc, s8, v14
	v_mad_i64_i32 v[7:8], s[0:1], v10, s18, 0
	v_mul_u32_u24_e32 v4, 0x50, v14
	v_lshlrev_b32_e32 v4, 2, v4
	v_and_b32_e32 v19, 0xf0, v18
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v4, vcc, v4, v19
	v_add_u32_e32 v7, vcc, v16, v7
	v_addc_u32_e32 v8, vcc, v15, v8, vcc
	v_add_u32_e32 v7, vcc, v7, v19
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_mov_b32_e32 v9, 0
	v_cmp_le_i32_e32 vcc, s26, v10
	.loc	1 87
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_41
; %bb.40:
	ds_write_b32 v4, v9
	s_mov_b32 s6, 0
.LBB0_41:
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_mov_b32_e32 v10, s6
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_43
; %bb.42:
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v9
.LBB0_43:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 87
	ds_write_b32 v4, v10 offset:4
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_45
; %bb.44:
	.loc	1 0
	v_mov_b32_e32 v7, 0
	.loc	1 87
	ds_write_b32 v4, v7 offset:8
	s_mov_b32 s6, 0
.LBB0_45:
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_47
; %bb.46:
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v8 offset:8
.LBB0_47:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 87
	ds_write_b32 v4, v9 offset:12
	.loc	1 149
	v_or_b32_e32 v4, 0x80, v0
	v_lshrrev_b32_e32 v4, 4, v4
	v_mul_u32_u24_e32 v7, 0x50, v4
	v_add_u32_e32 v10, vcc, s8, v4
	v_lshlrev_b32_e32 v9, 2, v7
	v_mad_i64_i32 v[7:8], s[0:1], v10, s18, 0
	v_and_b32_e32 v19, 0xf0, v18
	v_add_u32_e32 v4, vcc, v9, v19
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_mov_b32_e32 v9, 0
	v_add_u32_e32 v7, vcc, v16, v7
	v_addc_u32_e32 v8, vcc, v15, v8, vcc
	v_add_u32_e32 v7, vcc, v7, v19
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_cmp_le_i32_e32 vcc, s26, v10
	.loc	1 87
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_49
; %bb.48:
	ds_write_b32 v4, v9
	s_mov_b32 s6, 0
.LBB0_49:
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_mov_b32_e32 v10, s6
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_51
; %bb.50:
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v9
.LBB0_51:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 87
	ds_write_b32 v4, v10 offset:4
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_53
; %bb.52:
	.loc	1 0
	v_mov_b32_e32 v7, 0
	.loc	1 87
	ds_write_b32 v4, v7 offset:8
	s_mov_b32 s6, 0
.LBB0_53:
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_55
; %bb.54:
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v8 offset:8
.LBB0_55:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 87
	ds_write_b32 v4, v9 offset:12
	.loc	1 149
	v_or_b32_e32 v4, 0x100, v0
	v_lshrrev_b32_e32 v4, 4, v4
	v_mul_u32_u24_e32 v7, 0x50, v4
	v_add_u32_e32 v10, vcc, s8, v4
	v_lshlrev_b32_e32 v9, 2, v7
	v_mad_i64_i32 v[7:8], s[0:1], v10, s18, 0
	v_and_b32_e32 v19, 0xf0, v18
	v_add_u32_e32 v4, vcc, v9, v19
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_mov_b32_e32 v9, 0
	v_add_u32_e32 v7, vcc, v16, v7
	v_addc_u32_e32 v8, vcc, v15, v8, vcc
	v_add_u32_e32 v7, vcc, v7, v19
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_cmp_le_i32_e32 vcc, s26, v10
	.loc	1 87
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_57
; %bb.56:
	ds_write_b32 v4, v9
	s_mov_b32 s6, 0
.LBB0_57:
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_mov_b32_e32 v10, s6
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_59
; %bb.58:
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v9
.LBB0_59:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 87
	ds_write_b32 v4, v10 offset:4
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_61
; %bb.60:
	.loc	1 0
	v_mov_b32_e32 v7, 0
	.loc	1 87
	ds_write_b32 v4, v7 offset:8
	s_mov_b32 s6, 0
.LBB0_61:
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_63
; %bb.62:
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v8 offset:8
.LBB0_63:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 87
	ds_write_b32 v4, v9 offset:12
	.loc	1 149
	v_or_b32_e32 v4, 0x180, v0
	v_lshrrev_b32_e32 v4, 4, v4
	v_mul_u32_u24_e32 v7, 0x50, v4
	v_add_u32_e32 v10, vcc, s8, v4
	v_lshlrev_b32_e32 v9, 2, v7
	v_mad_i64_i32 v[7:8], s[0:1], v10, s18, 0
	v_and_b32_e32 v19, 0xf0, v18
	v_add_u32_e32 v4, vcc, v9, v19
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_mov_b32_e32 v9, 0
	v_add_u32_e32 v7, vcc, v16, v7
	v_addc_u32_e32 v8, vcc, v15, v8, vcc
	v_add_u32_e32 v7, vcc, v7, v19
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_cmp_le_i32_e32 vcc, s26, v10
	.loc	1 87
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_65
; %bb.64:
	ds_write_b32 v4, v9
	s_mov_b32 s6, 0
.LBB0_65:
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_mov_b32_e32 v10, s6
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_67
; %bb.66:
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v9
.LBB0_67:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 87
	ds_write_b32 v4, v10 offset:4
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_69
; %bb.68:
	.loc	1 0
	v_mov_b32_e32 v7, 0
	.loc	1 87
	ds_write_b32 v4, v7 offset:8
	s_mov_b32 s6, 0
.LBB0_69:
	s_or_saveexec_b64 s[0:1], s[0:1]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_71
; %bb.70:
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v8 offset:8
.LBB0_71:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 87
	ds_write_b32 v4, v9 offset:12
.LBB0_72:
	.loc	1 139
	v_mov_b32_e32 v4, s15
	v_add_u32_e32 v9, vcc, s14, v5
	v_addc_u32_e32 v8, vcc, v4, v6, vcc
	.loc	1 149
	v_cndmask_b32_e64 v4, 0, 1, s[2:3]
	v_cmp_ne_u32_e64 s[0:1], 1, v4
	s_andn2_b64 vcc, exec, s[2:3]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccnz .LBB0_106
; %bb.73:
	.loc	1 0
	v_mov_b32_e32 v4, 0
	.loc	1 149
	v_add_u32_e32 v10, vcc, s8, v17
	v_cmp_gt_i32_e32 vcc, s26, v10
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_readfirstlane_b32 s6, v17
	.loc	1 87
	s_and_b64 s[2:3], vcc, exec
	v_mov_b32_e32 v7, v4
	s_cbranch_scc0 .LBB0_75
; %bb.74:
	.loc	1 149
	v_mad_i64_i32 v[19:20], s[2:3], v10, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v7, vcc, v9, v19
	v_addc_u32_e32 v10, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v7, v5
	v_addc_u32_e32 v20, vcc, v10, v6, vcc
	.loc	1 87
	flat_load_dword v7, v[19:20]
.LBB0_75:
	.loc	1 149
	s_mul_i32 s2, s6, 0x110
	v_lshlrev_b32_e32 v10, 2, v3
	v_add_u32_e32 v10, vcc, s2, v10
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v7 offset:10240
	.loc	1 149
	v_or_b32_e32 v7, 0x80, v0
	v_lshrrev_b32_e32 v7, 6, v7
	v_add_u32_e32 v10, vcc, s8, v7
	v_cmp_gt_i32_e32 vcc, s26, v10
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_77
; %bb.76:
	.loc	1 149
	v_mad_i64_i32 v[19:20], s[12:13], v10, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v4, vcc, v9, v19
	v_addc_u32_e32 v10, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v4, v5
	v_addc_u32_e32 v20, vcc, v10, v6, vcc
	.loc	1 87
	flat_load_dword v4, v[19:20]
.LBB0_77:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v7, 0x44, v7
	v_lshlrev_b32_e32 v10, 2, v7
	v_lshlrev_b32_e32 v7, 2, v3
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4 offset:10240
	.loc	1 149
	v_or_b32_e32 v4, 0x100, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v20, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v20
	.loc	1 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_79
; %bb.78:
	.loc	1 149
	v_mad_i64_i32 v[19:20], s[12:13], v20, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v19, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v19, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	1 87
	flat_load_dword v19, v[19:20]
.LBB0_79:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v19 offset:10240
	.loc	1 149
	v_or_b32_e32 v10, 0x180, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v19, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v19
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_81
; %bb.80:
	.loc	1 149
	v_mad_i64_i32 v[19:20], s[12:13], v19, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v4, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v4, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	1 87
	flat_load_dword v4, v[19:20]
.LBB0_81:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4 offset:10240
	.loc	1 149
	v_or_b32_e32 v4, 0x200, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v20, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v20
	.loc	1 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_83
; %bb.82:
	.loc	1 149
	v_mad_i64_i32 v[19:20], s[12:13], v20, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v19, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v19, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	1 87
	flat_load_dword v19, v[19:20]
.LBB0_83:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v19 offset:10240
	.loc	1 149
	v_or_b32_e32 v10, 0x280, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v19, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v19
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_85
; %bb.84:
	.loc	1 149
	v_mad_i64_i32 v[19:20], s[12:13], v19, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v4, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v4, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	1 87
	flat_load_dword v4, v[19:20]
.LBB0_85:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4 offset:10240
	.loc	1 149
	v_or_b32_e32 v4, 0x300, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v20, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v20
	.loc	1 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_87
; %bb.86:
	.loc	1 149
	v_mad_i64_i32 v[19:20], s[12:13], v20, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v19, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v19, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	1 87
	flat_load_dword v19, v[19:20]
.LBB0_87:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v19 offset:10240
	.loc	1 149
	v_or_b32_e32 v10, 0x380, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v19, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v19
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_89
; %bb.88:
	.loc	1 149
	v_mad_i64_i32 v[19:20], s[12:13], v19, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v4, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v4, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	1 87
	flat_load_dword v4, v[19:20]
.LBB0_89:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	s_or_b32 s2, s6, 16
	v_add_u32_e32 v10, vcc, v10, v7
	s_add_i32 s3, s2, s8
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4 offset:10240
	.loc	1 149
	s_cmp_ge_i32 s3, s26
	.loc	1 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v10, 0
	s_cbranch_scc1 .LBB0_91
; %bb.90:
	.loc	1 149
	v_mov_b32_e32 v10, s18
	v_mad_i64_i32 v[19:20], s[6:7], s3, v10, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v10, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v10, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	1 87
	flat_load_dword v10, v[19:20]
.LBB0_91:
	.loc	1 149
	s_mulk_i32 s2, 0x110
	v_add_u32_e32 v19, vcc, s2, v7
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v10 offset:10240
	.loc	1 149
	v_or_b32_e32 v10, 0x480, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v19, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v19
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_93
; %bb.92:
	.loc	1 149
	v_mad_i64_i32 v[19:20], s[6:7], v19, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v4, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v4, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	1 87
	flat_load_dword v4, v[19:20]
.LBB0_93:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4 offset:10240
	.loc	1 149
	v_or_b32_e32 v4, 0x500, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v20, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v20
	.loc	1 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_95
; %bb.94:
	.loc	1 149
	v_mad_i64_i32 v[19:20], s[6:7], v20, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v19, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v19, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	1 87
	flat_load_dword v19, v[19:20]
.LBB0_95:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v19 offset:10240
	.loc	1 149
	v_or_b32_e32 v10, 0x580, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v19, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v19
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_97
; %bb.96:
	.loc	1 149
	v_mad_i64_i32 v[19:20], s[6:7], v19, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v4, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v4, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	1 87
	flat_load_dword v4, v[19:20]
.LBB0_97:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4 offset:10240
	.loc	1 149
	v_or_b32_e32 v4, 0x600, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v20, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v20
	.loc	1 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_99
; %bb.98:
	.loc	1 149
	v_mad_i64_i32 v[19:20], s[6:7], v20, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v19, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v19, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	1 87
	flat_load_dword v19, v[19:20]
.LBB0_99:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v19 offset:10240
	.loc	1 149
	v_or_b32_e32 v10, 0x680, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v19, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v19
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_101
; %bb.100:
	.loc	1 149
	v_mad_i64_i32 v[19:20], s[6:7], v19, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v4, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v4, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	1 87
	flat_load_dword v4, v[19:20]
.LBB0_101:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4 offset:10240
	.loc	1 149
	v_or_b32_e32 v4, 0x700, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v20, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v20
	.loc	1 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_103
; %bb.102:
	.loc	1 149
	v_mad_i64_i32 v[19:20], s[6:7], v20, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v19, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v19, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	1 87
	flat_load_dword v19, v[19:20]
.LBB0_103:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v19 offset:10240
	.loc	1 149
	v_or_b32_e32 v10, 0x780, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v19, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v19
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_105
; %bb.104:
	.loc	1 149
	v_mad_i64_i32 v[19:20], s[6:7], v19, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v4, vcc, v9, v19
	v_addc_u32_e32 v19, vcc, v8, v20, vcc
	v_add_u32_e32 v4, vcc, v4, v5
	v_addc_u32_e32 v5, vcc, v19, v6, vcc
	.loc	1 87
	flat_load_dword v4, v[4:5]
.LBB0_105:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_mul_u32_u24_e32 v5, 0x44, v10
	v_lshlrev_b32_e32 v5, 2, v5
	v_add_u32_e32 v5, vcc, v5, v7
	s_mov_b64 s[2:3], 0
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v5, v4 offset:10240
.LBB0_106:
	.loc	1 149
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_140
; %bb.107:
	v_mul_u32_u24_e32 v4, 0x44, v14
	v_add_u32_e32 v19, vcc, s8, v14
	v_lshlrev_b32_e32 v6, 2, v4
	v_mad_i64_i32 v[4:5], s[2:3], v19, s18, 0
	v_and_b32_e32 v7, 0xf0, v18
	v_add_u32_e32 v6, vcc, v6, v7
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v10, vcc, 0x2800, v6
	v_add_u32_e32 v4, vcc, v9, v4
	v_addc_u32_e32 v5, vcc, v8, v5, vcc
	v_add_u32_e32 v4, vcc, v4, v7
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mov_b32_e32 v6, 0
	v_cmp_le_i32_e32 vcc, s26, v19
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_109
; %bb.108:
	ds_write_b32 v10, v6
	s_mov_b32 s6, 0
.LBB0_109:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v7, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_111
; %bb.110:
	flat_load_dwordx2 v[6:7], v[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v6
.LBB0_111:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 87
	ds_write_b32 v10, v7 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_113
; %bb.112:
	.loc	1 0
	v_mov_b32_e32 v4, 0
	.loc	1 87
	ds_write_b32 v10, v4 offset:8
	s_mov_b32 s6, 0
.LBB0_113:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v6, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_115
; %bb.114:
	v_add_u32_e32 v4, vcc, 8, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	flat_load_dwordx2 v[5:6], v[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v5 offset:8
.LBB0_115:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_or_b32_e32 v4, 0x80, v0
	v_lshrrev_b32_e32 v4, 4, v4
	v_mul_u32_u24_e32 v5, 0x44, v4
	v_add_u32_e32 v19, vcc, s8, v4
	.loc	1 87
	ds_write_b32 v10, v6 offset:12
	.loc	1 149
	v_lshlrev_b32_e32 v6, 2, v5
	v_mad_i64_i32 v[4:5], s[2:3], v19, s18, 0
	v_and_b32_e32 v7, 0xf0, v18
	v_add_u32_e32 v6, vcc, v6, v7
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v10, vcc, 0x2800, v6
	v_add_u32_e32 v4, vcc, v9, v4
	v_addc_u32_e32 v5, vcc, v8, v5, vcc
	v_add_u32_e32 v4, vcc, v4, v7
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mov_b32_e32 v6, 0
	v_cmp_le_i32_e32 vcc, s26, v19
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_117
; %bb.116:
	ds_write_b32 v10, v6
	s_mov_b32 s6, 0
.LBB0_117:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v7, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_119
; %bb.118:
	flat_load_dwordx2 v[6:7], v[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v6
.LBB0_119:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 87
	ds_write_b32 v10, v7 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_121
; %bb.120:
	.loc	1 0
	v_mov_b32_e32 v4, 0
	.loc	1 87
	ds_write_b32 v10, v4 offset:8
	s_mov_b32 s6, 0
.LBB0_121:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v6, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_123
; %bb.122:
	v_add_u32_e32 v4, vcc, 8, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	flat_load_dwordx2 v[5:6], v[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v5 offset:8
.LBB0_123:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_or_b32_e32 v4, 0x100, v0
	v_lshrrev_b32_e32 v4, 4, v4
	v_mul_u32_u24_e32 v5, 0x44, v4
	v_add_u32_e32 v19, vcc, s8, v4
	.loc	1 87
	ds_write_b32 v10, v6 offset:12
	.loc	1 149
	v_lshlrev_b32_e32 v6, 2, v5
	v_mad_i64_i32 v[4:5], s[2:3], v19, s18, 0
	v_and_b32_e32 v7, 0xf0, v18
	v_add_u32_e32 v6, vcc, v6, v7
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v10, vcc, 0x2800, v6
	v_add_u32_e32 v4, vcc, v9, v4
	v_addc_u32_e32 v5, vcc, v8, v5, vcc
	v_add_u32_e32 v4, vcc, v4, v7
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mov_b32_e32 v6, 0
	v_cmp_le_i32_e32 vcc, s26, v19
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_125
; %bb.124:
	ds_write_b32 v10, v6
	s_mov_b32 s6, 0
.LBB0_125:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v7, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_127
; %bb.126:
	flat_load_dwordx2 v[6:7], v[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v6
.LBB0_127:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 87
	ds_write_b32 v10, v7 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_129
; %bb.128:
	.loc	1 0
	v_mov_b32_e32 v4, 0
	.loc	1 87
	ds_write_b32 v10, v4 offset:8
	s_mov_b32 s6, 0
.LBB0_129:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v6, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_131
; %bb.130:
	v_add_u32_e32 v4, vcc, 8, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	flat_load_dwordx2 v[5:6], v[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v5 offset:8
.LBB0_131:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 149
	v_or_b32_e32 v4, 0x180, v0
	v_lshrrev_b32_e32 v4, 4, v4
	v_mul_u32_u24_e32 v5, 0x44, v4
	v_add_u32_e32 v19, vcc, s8, v4
	.loc	1 87
	ds_write_b32 v10, v6 offset:12
	.loc	1 149
	v_lshlrev_b32_e32 v6, 2, v5
	v_mad_i64_i32 v[4:5], s[2:3], v19, s18, 0
	v_and_b32_e32 v7, 0xf0, v18
	v_add_u32_e32 v6, vcc, v6, v7
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v10, vcc, 0x2800, v6
	v_add_u32_e32 v4, vcc, v9, v4
	v_addc_u32_e32 v5, vcc, v8, v5, vcc
	v_add_u32_e32 v4, vcc, v4, v7
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_mov_b32_e32 v6, 0
	v_cmp_le_i32_e32 vcc, s26, v19
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_133
; %bb.132:
	ds_write_b32 v10, v6
	s_mov_b32 s6, 0
.LBB0_133:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v7, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_135
; %bb.134:
	flat_load_dwordx2 v[6:7], v[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v6
.LBB0_135:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 87
	ds_write_b32 v10, v7 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_137
; %bb.136:
	.loc	1 0
	v_mov_b32_e32 v4, 0
	.loc	1 87
	ds_write_b32 v10, v4 offset:8
	s_mov_b32 s6, 0
.LBB0_137:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v6, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_139
; %bb.138:
	v_add_u32_e32 v4, vcc, 8, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	flat_load_dwordx2 v[5:6], v[4:5]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v5 offset:8
.LBB0_139:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 87
	ds_write_b32 v10, v6 offset:12
.LBB0_140:
	.loc	1 131
	s_load_dwordx2 s[2:3], s[4:5], 0x18
	.loc	1 139
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_and_b32_e32 v22, 0x7c, v0
	v_lshlrev_b32_e32 v3, 2, v3
	v_and_b32_e32 v18, 0xf0, v18
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v10, vcc, s2, v4
	.loc	1 140
	v_mov_b32_e32 v4, 0x3fb8aa3b
	v_mul_f32_e32 v41, s27, v4
	v_lshlrev_b32_e32 v4, 2, v0
	v_or_b32_e32 v43, 0x4a00, v4
	v_lshlrev_b32_e32 v4, 2, v22
	.loc	1 139
	v_mov_b32_e32 v6, s3
	v_or_b32_e32 v45, 0x4a00, v4
	v_min_i32_e32 v4, s9, v11
	v_addc_u32_e32 v19, vcc, v6, v5, vcc
	v_lshlrev_b32_e32 v6, 2, v13
	v_mad_i64_i32 v[4:5], s[2:3], v4, s22, 0
	v_or_b32_e32 v47, 0x4a00, v6
	v_or_b32_e32 v6, 8, v11
	v_min_i32_e32 v6, s9, v6
	v_mad_i64_i32 v[6:7], s[2:3], v6, s22, 0
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_subrev_u32_e32 v20, vcc, s10, v11
	v_add_u32_e32 v49, vcc, v10, v4
	v_addc_u32_e32 v50, vcc, v19, v5, vcc
	v_lshlrev_b64 v[4:5], 2, v[6:7]
	s_movk_i32 s2, 0xa0
	v_add_u32_e32 v51, vcc, v10, v4
	v_or_b32_e32 v10, 0x480, v0
	v_mad_u32_u24 v4, v125, s2, v20
	v_lshrrev_b32_e32 v79, 6, v10
	v_addc_u32_e32 v52, vcc, v19, v5, vcc
	v_lshlrev_b32_e32 v54, 2, v4
	v_or_b32_e32 v4, 0x80, v0
	v_mul_u32_u24_e32 v10, 0x50, v79
	v_add_u32_e32 v57, vcc, v16, v3
	v_lshrrev_b32_e32 v62, 6, v4
	v_lshlrev_b32_e32 v10, 2, v10
	v_addc_u32_e32 v60, vcc, 0, v15, vcc
	v_mul_u32_u24_e32 v5, 0x50, v62
	v_add_u32_e32 v80, vcc, v3, v10
	v_or_b32_e32 v10, 0x500, v0
	v_lshlrev_b32_e32 v5, 2, v5
	v_lshrrev_b32_e32 v81, 6, v10
	v_add_u32_e32 v65, vcc, v3, v5
	v_or_b32_e32 v5, 0x100, v0
	v_mul_u32_u24_e32 v10, 0x50, v81
	v_lshrrev_b32_e32 v66, 6, v5
	v_lshlrev_b32_e32 v10, 2, v10
	v_mul_u32_u24_e32 v6, 0x50, v66
	v_add_u32_e32 v82, vcc, v3, v10
	v_or_b32_e32 v10, 0x580, v0
	v_lshlrev_b32_e32 v6, 2, v6
	v_lshrrev_b32_e32 v83, 6, v10
	v_add_u32_e32 v67, vcc, v3, v6
	v_or_b32_e32 v6, 0x180, v0
	v_mul_u32_u24_e32 v10, 0x50, v83
	v_lshrrev_b32_e32 v68, 6, v6
	v_lshlrev_b32_e32 v10, 2, v10
	v_mul_u32_u24_e32 v7, 0x50, v68
	v_add_u32_e32 v84, vcc, v3, v10
	v_or_b32_e32 v10, 0x600, v0
	v_lshlrev_b32_e32 v7, 2, v7
	v_lshrrev_b32_e32 v85, 6, v10
	v_add_u32_e32 v69, vcc, v3, v7
	v_or_b32_e32 v7, 0x200, v0
	v_mul_u32_u24_e32 v10, 0x50, v85
	v_lshrrev_b32_e32 v70, 6, v7
	v_lshlrev_b32_e32 v10, 2, v10
	v_mul_u32_u24_e32 v7, 0x50, v70
	v_add_u32_e32 v86, vcc, v3, v10
	v_or_b32_e32 v10, 0x680, v0
	v_lshlrev_b32_e32 v7, 2, v7
	v_lshrrev_b32_e32 v87, 6, v10
	v_add_u32_e32 v71, vcc, v3, v7
	v_or_b32_e32 v7, 0x280, v0
	v_mul_u32_u24_e32 v10, 0x50, v87
	v_lshrrev_b32_e32 v72, 6, v7
	v_lshlrev_b32_e32 v10, 2, v10
	v_mul_u32_u24_e32 v7, 0x50, v72
	v_add_u32_e32 v88, vcc, v3, v10
	v_or_b32_e32 v10, 0x700, v0
	v_lshlrev_b32_e32 v7, 2, v7
	v_lshrrev_b32_e32 v89, 6, v10
	v_add_u32_e32 v73, vcc, v3, v7
	v_or_b32_e32 v7, 0x300, v0
	v_mul_u32_u24_e32 v10, 0x50, v89
	v_lshrrev_b32_e32 v74, 6, v7
	v_lshlrev_b32_e32 v10, 2, v10
	v_lshrrev_b32_e32 v95, 4, v4
	v_mul_u32_u24_e32 v7, 0x50, v74
	v_add_u32_e32 v90, vcc, v3, v10
	v_or_b32_e32 v10, 0x780, v0
	v_mul_u32_u24_e32 v4, 0x50, v95
	v_lshlrev_b32_e32 v7, 2, v7
	v_lshrrev_b32_e32 v91, 6, v10
	v_lshlrev_b32_e32 v4, 2, v4
	v_lshrrev_b32_e32 v97, 4, v5
	v_add_u32_e32 v75, vcc, v3, v7
	v_or_b32_e32 v7, 0x380, v0
	v_mul_u32_u24_e32 v10, 0x50, v91
	v_add_u32_e32 v96, vcc, v4, v18
	v_mul_u32_u24_e32 v4, 0x50, v97
	v_lshrrev_b32_e32 v76, 6, v7
	v_lshlrev_b32_e32 v10, 2, v10
	v_lshlrev_b32_e32 v4, 2, v4
	v_lshrrev_b32_e32 v99, 4, v6
	v_mul_u32_u24_e32 v7, 0x50, v76
	v_add_u32_e32 v92, vcc, v3, v10
	v_mul_u32_u24_e32 v10, 0x50, v14
	v_add_u32_e32 v98, vcc, v4, v18
	v_mul_u32_u24_e32 v4, 0x50, v99
	v_lshlrev_b32_e32 v7, 2, v7
	v_lshlrev_b32_e32 v10, 2, v10
	v_lshlrev_b32_e32 v4, 2, v4
	s_movk_i32 s2, 0x140
	v_add_u32_e32 v77, vcc, v3, v7
	v_or_b32_e32 v7, 16, v17
	v_add_u32_e32 v94, vcc, v10, v18
	v_add_u32_e32 v100, vcc, v4, v18
	v_mad_u32_u24 v55, v17, s2, v3
	v_mad_u32_u24 v78, v7, s2, v3
	v_or_b32_e32 v4, 0x2800, v3
	v_add_u32_e32 v102, vcc, v9, v3
	v_mul_u32_u24_e32 v3, 0x44, v62
	v_lshlrev_b32_e32 v3, 2, v3
	v_addc_u32_e32 v103, vcc, 0, v8, vcc
	v_add_u32_e32 v104, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v66
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v105, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v68
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v106, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v70
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v107, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v72
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v108, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v74
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v109, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v76
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v110, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v79
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v112, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v81
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v113, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v83
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v114, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v85
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v115, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v87
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v116, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v89
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v117, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v91
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v118, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v14
	v_lshlrev_b32_e32 v3, 2, v3
	s_movk_i32 s3, 0x2800
	v_add_u32_e32 v3, vcc, v3, v18
	v_add_u32_e32 v119, vcc, s3, v3
	v_mul_u32_u24_e32 v3, 0x44, v95
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v3, vcc, v3, v18
	v_add_u32_e32 v120, vcc, s3, v3
	v_mul_u32_u24_e32 v3, 0x44, v97
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v3, vcc, v3, v18
	v_add_u32_e32 v121, vcc, s3, v3
	v_mul_u32_u24_e32 v3, 0x44, v99
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v3, vcc, v3, v18
	v_add_u32_e32 v122, vcc, s3, v3
	s_movk_i32 s6, 0x110
	v_add_u32_e32 v3, vcc, v16, v18
	v_readfirstlane_b32 s23, v7
	v_mad_u32_u24 v101, v17, s6, v4
	v_mad_u32_u24 v111, v7, s6, v4
	v_addc_u32_e32 v4, vcc, 0, v15, vcc
	.loc	1 160
	v_lshlrev_b32_e32 v7, 5, v125
	v_lshlrev_b32_e32 v42, 1, v125
	v_mul_u32_u24_e32 v21, 0xa0, v125
	v_add_u32_e32 v5, vcc, v9, v18
	v_or_b32_e32 v125, 0x2800, v7
	v_lshlrev_b32_e32 v7, 1, v0
	v_addc_u32_e32 v6, vcc, 0, v8, vcc
	v_lshlrev_b32_e32 v123, 2, v21
	v_and_b32_e32 v7, 0xc0, v7
	v_lshlrev_b32_e32 v8, 2, v126
	s_ashr_i32 s19, s22, 31
	v_or_b32_e32 v24, 1, v22
	v_or_b32_e32 v25, 2, v22
	v_readfirstlane_b32 s21, v17
	v_add_u32_e32 v124, vcc, s2, v123
	v_or_b32_e32 v126, v7, v8
	.loc	1 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v10, 0xff7fffff
	s_mov_b32 s24, 0xc2fc0000
	s_mov_b32 s27, 0x43000000
	v_mov_b32_e32 v127, 0
	v_mov_b32_e32 v128, 0xff800000
	v_mov_b32_e32 v129, 0x7f800000
	s_movk_i32 s28, 0x800
	s_movk_i32 s29, 0x1400
	s_movk_i32 s30, 0x1c00
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v9, 0xff7fffff
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v93, 0
	s_branch .LBB0_144
.LBB0_141:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_b64 exec, exec, s[2:3]
	.loc	1 87
	ds_write_b32 v122, v9 offset:12
.LBB0_142:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_mov_b64 s[2:3], 0
.LBB0_143:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 231
	s_and_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v10, v131
	v_mov_b32_e32 v9, v130
	s_mov_b32 s8, s31
	s_cbranch_vccnz .LBB0_293
.LBB0_144:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_145 Depth 2
                                        ;     Child Loop BB0_147 Depth 2
                                        ;     Child Loop BB0_149 Depth 2
                                        ;     Child Loop BB0_151 Depth 2
                                        ;     Child Loop BB0_155 Depth 2
	.loc	1 0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v7, v123
	v_mov_b32_e32 v131, 0
	v_mov_b32_e32 v138, 0
	v_mov_b32_e32 v134, 0
	v_mov_b32_e32 v139, 0
	.loc	1 162
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_145:                              ;   Parent Loop BB0_144 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 181
	v_mov_b32_e32 v8, s3
	v_add_u32_e32 v132, vcc, s2, v49
	v_addc_u32_e32 v133, vcc, v50, v8, vcc
	flat_load_dwordx4 v[140:143], v[132:133]
	.loc	1 182
	ds_read_b128 v[144:147], v7
	ds_read_b128 v[148:151], v7 offset:2560
	ds_read_b128 v[152:155], v7 offset:5120
	ds_read_b128 v[156:159], v7 offset:7680
	.loc	1 180
	s_add_u32 s2, s2, 16
	s_addc_u32 s3, s3, 0
	v_add_u32_e32 v7, vcc, 16, v7
	s_cmpk_lg_i32 s2, 0x100
	.loc	1 181
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, v41, v140
	v_mul_f32_e32 v130, v41, v141
	.loc	1 182
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v135, v8, v144
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v136, v8, v148
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v137, v8, v152
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v8, v8, v156
	.loc	1 181
	v_mul_f32_e32 v132, v41, v142
	.loc	1 182
	v_mul_f32_e32 v140, v130, v145
	v_mul_f32_e32 v141, v130, v149
	v_mul_f32_e32 v142, v130, v153
	v_mul_f32_e32 v130, v130, v157
	v_add_f32_e32 v135, v135, v139
	v_add_f32_e32 v134, v136, v134
	v_add_f32_e32 v136, v137, v138
	v_add_f32_e32 v8, v8, v131
	.loc	1 181
	v_mul_f32_e32 v133, v41, v143
	.loc	1 182
	v_mul_f32_e32 v143, v132, v146
	v_mul_f32_e32 v144, v132, v150
	v_mul_f32_e32 v145, v132, v154
	v_mul_f32_e32 v132, v132, v158
	v_add_f32_e32 v131, v140, v135
	v_add_f32_e32 v134, v141, v134
	v_add_f32_e32 v135, v142, v136
	v_add_f32_e32 v8, v130, v8
	v_mul_f32_e32 v146, v133, v147
	v_mul_f32_e32 v147, v133, v151
	v_mul_f32_e32 v148, v133, v155
	v_mul_f32_e32 v133, v133, v159
	v_add_f32_e32 v130, v143, v131
	v_add_f32_e32 v131, v144, v134
	v_add_f32_e32 v135, v145, v135
	v_add_f32_e32 v8, v132, v8
	v_add_f32_e32 v139, v146, v130
	v_add_f32_e32 v134, v147, v131
	v_add_f32_e32 v138, v148, v135
	v_add_f32_e32 v131, v133, v8
	s_cbranch_scc1 .LBB0_145
; %bb.146:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_mov_b64 s[2:3], 0
	.loc	1 182
	v_mov_b32_e32 v143, 0
	v_mov_b32_e32 v7, v124
	v_mov_b32_e32 v141, 0
	v_mov_b32_e32 v135, 0
	v_mov_b32_e32 v144, 0
.LBB0_147:                              ;   Parent Loop BB0_144 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 181
	v_mov_b32_e32 v8, s3
	v_add_u32_e32 v132, vcc, s2, v49
	v_addc_u32_e32 v133, vcc, v50, v8, vcc
	flat_load_dwordx4 v[145:148], v[132:133]
	.loc	1 182
	ds_read_b128 v[149:152], v7
	ds_read_b128 v[153:156], v7 offset:2560
	ds_read_b128 v[157:160], v7 offset:5120
	ds_read_b128 v[161:164], v7 offset:7680
	.loc	1 180
	s_add_u32 s2, s2, 16
	s_addc_u32 s3, s3, 0
	v_add_u32_e32 v7, vcc, 16, v7
	s_cmpk_lg_i32 s2, 0x100
	.loc	1 181
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, v41, v145
	v_mul_f32_e32 v130, v41, v146
	.loc	1 182
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v136, v8, v149
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v137, v8, v153
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v140, v8, v157
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v8, v8, v161
	.loc	1 181
	v_mul_f32_e32 v132, v41, v147
	.loc	1 182
	v_mul_f32_e32 v142, v130, v150
	v_mul_f32_e32 v145, v130, v154
	v_mul_f32_e32 v146, v130, v158
	v_mul_f32_e32 v130, v130, v162
	v_add_f32_e32 v136, v136, v144
	v_add_f32_e32 v135, v137, v135
	v_add_f32_e32 v137, v140, v141
	v_add_f32_e32 v8, v8, v143
	.loc	1 181
	v_mul_f32_e32 v133, v41, v148
	.loc	1 182
	v_mul_f32_e32 v147, v132, v151
	v_mul_f32_e32 v148, v132, v155
	v_mul_f32_e32 v149, v132, v159
	v_mul_f32_e32 v132, v132, v163
	v_add_f32_e32 v136, v142, v136
	v_add_f32_e32 v135, v145, v135
	v_add_f32_e32 v137, v146, v137
	v_add_f32_e32 v8, v130, v8
	v_mul_f32_e32 v150, v133, v152
	v_mul_f32_e32 v151, v133, v156
	v_mul_f32_e32 v152, v133, v160
	v_mul_f32_e32 v133, v133, v164
	v_add_f32_e32 v130, v147, v136
	v_add_f32_e32 v135, v148, v135
	v_add_f32_e32 v136, v149, v137
	v_add_f32_e32 v8, v132, v8
	v_add_f32_e32 v144, v150, v130
	v_add_f32_e32 v135, v151, v135
	v_add_f32_e32 v141, v152, v136
	v_add_f32_e32 v143, v133, v8
	s_cbranch_scc1 .LBB0_147
; %bb.148:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_mov_b64 s[2:3], 0
	.loc	1 182
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, v123
	v_mov_b32_e32 v132, 0
	v_mov_b32_e32 v136, 0
	v_mov_b32_e32 v140, 0
.LBB0_149:                              ;   Parent Loop BB0_144 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 181
	v_mov_b32_e32 v130, s3
	v_add_u32_e32 v145, vcc, s2, v51
	v_addc_u32_e32 v146, vcc, v52, v130, vcc
	flat_load_dwordx4 v[145:148], v[145:146]
	.loc	1 182
	ds_read_b128 v[149:152], v8
	ds_read_b128 v[153:156], v8 offset:2560
	ds_read_b128 v[157:160], v8 offset:5120
	ds_read_b128 v[161:164], v8 offset:7680
	.loc	1 180
	s_add_u32 s2, s2, 16
	s_addc_u32 s3, s3, 0
	v_add_u32_e32 v8, vcc, 16, v8
	s_cmpk_lg_i32 s2, 0x100
	.loc	1 181
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v130, v41, v145
	v_mul_f32_e32 v133, v41, v146
	v_mul_f32_e32 v137, v41, v147
	.loc	1 182
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v145, v130, v149
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v146, v130, v153
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v147, v130, v157
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v130, v130, v161
	.loc	1 181
	v_mul_f32_e32 v142, v41, v148
	.loc	1 182
	v_mul_f32_e32 v148, v133, v150
	v_mul_f32_e32 v149, v133, v154
	v_mul_f32_e32 v150, v133, v158
	v_mul_f32_e32 v133, v133, v162
	v_add_f32_e32 v140, v145, v140
	v_add_f32_e32 v136, v146, v136
	v_add_f32_e32 v132, v147, v132
	v_add_f32_e32 v7, v130, v7
	v_mul_f32_e32 v151, v137, v151
	v_mul_f32_e32 v153, v137, v155
	v_mul_f32_e32 v154, v137, v159
	v_mul_f32_e32 v137, v137, v163
	v_add_f32_e32 v130, v148, v140
	v_add_f32_e32 v136, v149, v136
	v_add_f32_e32 v132, v150, v132
	v_add_f32_e32 v7, v133, v7
	v_mul_f32_e32 v152, v142, v152
	v_mul_f32_e32 v155, v142, v156
	v_mul_f32_e32 v156, v142, v160
	v_mul_f32_e32 v142, v142, v164
	v_add_f32_e32 v130, v151, v130
	v_add_f32_e32 v133, v153, v136
	v_add_f32_e32 v132, v154, v132
	v_add_f32_e32 v7, v137, v7
	v_add_f32_e32 v140, v152, v130
	v_add_f32_e32 v136, v155, v133
	v_add_f32_e32 v132, v156, v132
	v_add_f32_e32 v7, v142, v7
	s_cbranch_scc1 .LBB0_149
; %bb.150:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_mov_b64 s[2:3], 0
	.loc	1 182
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v130, v124
	v_mov_b32_e32 v133, 0
	v_mov_b32_e32 v137, 0
	v_mov_b32_e32 v142, 0
.LBB0_151:                              ;   Parent Loop BB0_144 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 181
	v_mov_b32_e32 v146, s3
	v_add_u32_e32 v145, vcc, s2, v51
	v_addc_u32_e32 v146, vcc, v52, v146, vcc
	flat_load_dwordx4 v[145:148], v[145:146]
	.loc	1 182
	ds_read_b128 v[149:152], v130
	ds_read_b128 v[153:156], v130 offset:2560
	ds_read_b128 v[157:160], v130 offset:5120
	ds_read_b128 v[161:164], v130 offset:7680
	.loc	1 180
	s_add_u32 s2, s2, 16
	s_addc_u32 s3, s3, 0
	v_add_u32_e32 v130, vcc, 16, v130
	s_cmpk_lg_i32 s2, 0x100
	.loc	1 181
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v145, v41, v145
	v_mul_f32_e32 v146, v41, v146
	.loc	1 182
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v149, v145, v149
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v153, v145, v153
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v157, v145, v157
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v145, v145, v161
	.loc	1 181
	v_mul_f32_e32 v147, v41, v147
	.loc	1 182
	v_mul_f32_e32 v150, v146, v150
	v_mul_f32_e32 v154, v146, v154
	v_mul_f32_e32 v158, v146, v158
	v_mul_f32_e32 v146, v146, v162
	v_add_f32_e32 v142, v149, v142
	v_add_f32_e32 v137, v153, v137
	v_add_f32_e32 v133, v157, v133
	v_add_f32_e32 v8, v145, v8
	.loc	1 181
	v_mul_f32_e32 v148, v41, v148
	.loc	1 182
	v_mul_f32_e32 v151, v147, v151
	v_mul_f32_e32 v155, v147, v155
	v_mul_f32_e32 v159, v147, v159
	v_mul_f32_e32 v147, v147, v163
	v_add_f32_e32 v142, v150, v142
	v_add_f32_e32 v137, v154, v137
	v_add_f32_e32 v133, v158, v133
	v_add_f32_e32 v8, v146, v8
	v_mul_f32_e32 v152, v148, v152
	v_mul_f32_e32 v156, v148, v156
	v_mul_f32_e32 v160, v148, v160
	v_mul_f32_e32 v148, v148, v164
	v_add_f32_e32 v142, v151, v142
	v_add_f32_e32 v137, v155, v137
	v_add_f32_e32 v133, v159, v133
	v_add_f32_e32 v8, v147, v8
	v_add_f32_e32 v142, v152, v142
	v_add_f32_e32 v137, v156, v137
	v_add_f32_e32 v133, v160, v133
	v_add_f32_e32 v8, v148, v8
	s_cbranch_scc1 .LBB0_151
; %bb.152:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 191
	s_add_i32 s31, s8, 32
	s_cmp_gt_i32 s31, s26
	.loc	1 186
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc0 .LBB0_154
; %bb.153:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	v_add_u32_e32 v130, vcc, s8, v42
	.loc	1 193
	v_add_u32_e64 v145, s[2:3], 8, v130
	v_cmp_gt_i32_e64 s[2:3], s26, v145
	v_add_u32_e64 v145, s[6:7], 16, v130
	v_cmp_gt_i32_e64 s[6:7], s26, v145
	v_add_u32_e64 v145, s[8:9], 24, v130
	v_cmp_gt_i32_e64 s[8:9], s26, v145
	v_add_u32_e64 v145, s[10:11], 1, v130
	v_cmp_gt_i32_e64 s[10:11], s26, v145
	v_add_u32_e64 v145, s[12:13], 9, v130
	v_cmp_gt_i32_e32 vcc, s26, v130
	v_cmp_gt_i32_e64 s[12:13], s26, v145
	v_add_u32_e64 v145, s[14:15], 17, v130
	v_add_u32_e64 v130, s[16:17], 25, v130
	v_cmp_gt_i32_e64 s[14:15], s26, v145
	v_cmp_gt_i32_e64 s[16:17], s26, v130
	v_cndmask_b32_e32 v139, v128, v139, vcc
	v_cndmask_b32_e64 v134, v128, v134, s[2:3]
	v_cndmask_b32_e64 v138, v128, v138, s[6:7]
	v_cndmask_b32_e64 v131, v128, v131, s[8:9]
	v_cndmask_b32_e64 v144, v128, v144, s[10:11]
	v_cndmask_b32_e64 v135, v128, v135, s[12:13]
	v_cndmask_b32_e64 v141, v128, v141, s[14:15]
	v_cndmask_b32_e64 v143, v128, v143, s[16:17]
	v_cndmask_b32_e32 v140, v128, v140, vcc
	v_cndmask_b32_e64 v136, v128, v136, s[2:3]
	v_cndmask_b32_e64 v132, v128, v132, s[6:7]
	v_cndmask_b32_e64 v7, v128, v7, s[8:9]
	v_cndmask_b32_e64 v142, v128, v142, s[10:11]
	v_cndmask_b32_e64 v137, v128, v137, s[12:13]
	v_cndmask_b32_e64 v133, v128, v133, s[14:15]
	v_cndmask_b32_e64 v8, v128, v8, s[16:17]
.LBB0_154:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 197
	v_mul_f32_e32 v130, 1.0, v139
	v_mul_f32_e32 v145, 1.0, v144
	v_mul_f32_e32 v146, 1.0, v9
	v_max3_f32 v130, v146, v130, v145
	v_mul_f32_e32 v145, 1.0, v134
	v_mul_f32_e32 v146, 1.0, v135
	v_max3_f32 v130, v130, v145, v146
	v_mul_f32_e32 v145, 1.0, v138
	v_mul_f32_e32 v146, 1.0, v141
	v_max3_f32 v130, v130, v145, v146
	v_mul_f32_e32 v145, 1.0, v131
	v_mul_f32_e32 v146, 1.0, v143
	v_max3_f32 v130, v130, v145, v146
	.loc	1 198
	ds_write_b32 v43, v130
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[145:146], v45 offset1:1
	ds_read_b32 v130, v45 offset:8
	ds_read_b32 v147, v47
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mul_f32_e32 v145, 1.0, v145
	v_mul_f32_e32 v146, 1.0, v146
	v_max_f32_e32 v145, v145, v146
	v_mul_f32_e32 v130, 1.0, v130
	v_mul_f32_e32 v146, 1.0, v147
	v_max3_f32 v130, v145, v130, v146
	.loc	1 199
	v_sub_f32_e32 v9, v9, v130
	v_rndne_f32_e32 v145, v9
	v_sub_f32_e32 v146, v9, v145
	v_mul_f32_e32 v147, 0x3f317180, v146
	v_mul_f32_e32 v146, 0x3717f7d1, v146
	v_add_f32_e32 v148, v147, v146
	v_mul_f32_e32 v149, v148, v148
	v_mul_f32_e32 v150, 0x3331bb4c, v149
	v_add_f32_e32 v150, 0xb5ddea0e, v150
	v_mul_f32_e32 v150, v149, v150
	v_add_f32_e32 v150, 0x388ab355, v150
	v_mul_f32_e32 v150, v149, v150
	v_add_f32_e32 v150, 0xbb360b61, v150
	v_mul_f32_e32 v150, v149, v150
	v_add_f32_e32 v150, 0x3e2aaaab, v150
	v_mul_f32_e32 v149, v149, v150
	v_sub_f32_e32 v149, v148, v149
	v_mul_f32_e32 v148, v148, v149
	v_sub_f32_e32 v149, 2.0, v149
	v_div_scale_f32 v150, s[2:3], v149, v149, v148
	v_div_scale_f32 v151, vcc, v148, v149, v148
	.loc	1 203
	v_sub_f32_e32 v139, v139, v130
	.loc	1 199
	v_cvt_i32_f32_e32 v145, v145
	.loc	1 203
	v_sub_f32_e32 v144, v144, v130
	.loc	1 199
	v_lshlrev_b32_e32 v145, 23, v145
	v_rcp_f32_e32 v152, v150
	v_fma_f32 v153, -v150, v152, 1.0
	v_fma_f32 v152, v153, v152, v152
	v_mul_f32_e32 v153, v151, v152
	v_fma_f32 v154, -v150, v153, v151
	v_fma_f32 v153, v154, v152, v153
	v_fma_f32 v150, -v150, v153, v151
	v_div_fmas_f32 v150, v150, v152, v153
	.loc	1 203
	v_rndne_f32_e32 v151, v139
	v_sub_f32_e32 v152, v139, v151
	v_mul_f32_e32 v153, 0x3f317180, v152
	v_mul_f32_e32 v152, 0x3717f7d1, v152
	v_add_f32_e32 v154, v153, v152
	v_mul_f32_e32 v155, v154, v154
	v_mul_f32_e32 v156, 0x3331bb4c, v155
	v_add_f32_e32 v156, 0xb5ddea0e, v156
	v_mul_f32_e32 v156, v155, v156
	v_add_f32_e32 v156, 0x388ab355, v156
	v_mul_f32_e32 v156, v155, v156
	v_cvt_i32_f32_e32 v151, v151
	.loc	1 199
	v_div_fixup_f32 v148, v150, v149, v148
	v_sub_f32_e64 v146, -v146, v148
	.loc	1 203
	v_add_f32_e32 v148, 0xbb360b61, v156
	v_mul_f32_e32 v148, v155, v148
	v_add_f32_e32 v148, 0x3e2aaaab, v148
	v_mul_f32_e32 v148, v155, v148
	v_sub_f32_e32 v148, v154, v148
	v_mul_f32_e32 v149, v154, v148
	v_sub_f32_e32 v148, 2.0, v148
	v_div_scale_f32 v150, s[2:3], v148, v148, v149
	.loc	1 199
	v_sub_f32_e32 v146, v147, v146
	.loc	1 203
	v_div_scale_f32 v147, vcc, v149, v148, v149
	.loc	1 199
	v_add_f32_e32 v146, 1.0, v146
	v_add_u32_e64 v145, s[2:3], v145, v146
	v_cmp_ngt_f32_e64 s[2:3], s24, v9
	v_cndmask_b32_e64 v145, 0, v145, s[2:3]
	v_cmp_gt_f32_e64 s[2:3], s27, v9
	v_cndmask_b32_e64 v145, v129, v145, s[2:3]
	v_cmp_o_f32_e64 s[2:3], v9, v9
	v_cndmask_b32_e64 v9, v9, v145, s[2:3]
	.loc	1 201
	v_mul_f32_e32 v64, v9, v64
	v_mul_f32_e32 v63, v9, v63
	.loc	1 203
	v_rcp_f32_e32 v145, v150
	.loc	1 201
	v_mul_f32_e32 v61, v9, v61
	v_mul_f32_e32 v59, v9, v59
	v_mul_f32_e32 v58, v9, v58
	.loc	1 203
	v_fma_f32 v146, -v150, v145, 1.0
	v_fma_f32 v145, v146, v145, v145
	v_mul_f32_e32 v146, v147, v145
	v_fma_f32 v154, -v150, v146, v147
	v_fma_f32 v146, v154, v145, v146
	v_fma_f32 v147, -v150, v146, v147
	v_rndne_f32_e32 v150, v144
	v_sub_f32_e32 v154, v144, v150
	v_mul_f32_e32 v155, 0x3f317180, v154
	v_mul_f32_e32 v154, 0x3717f7d1, v154
	v_add_f32_e32 v156, v155, v154
	v_mul_f32_e32 v157, v156, v156
	v_mul_f32_e32 v158, 0x3331bb4c, v157
	v_add_f32_e32 v158, 0xb5ddea0e, v158
	v_mul_f32_e32 v158, v157, v158
	v_add_f32_e32 v158, 0x388ab355, v158
	v_mul_f32_e32 v158, v157, v158
	v_add_f32_e32 v158, 0xbb360b61, v158
	v_mul_f32_e32 v158, v157, v158
	v_add_f32_e32 v158, 0x3e2aaaab, v158
	v_mul_f32_e32 v157, v157, v158
	v_sub_f32_e32 v157, v156, v157
	v_mul_f32_e32 v156, v156, v157
	v_sub_f32_e32 v157, 2.0, v157
	v_div_scale_f32 v158, s[2:3], v157, v157, v156
	v_div_fmas_f32 v145, v147, v145, v146
	v_div_scale_f32 v146, vcc, v156, v157, v156
	.loc	1 201
	v_mul_f32_e32 v56, v9, v56
	v_mul_f32_e32 v53, v9, v53
	v_mul_f32_e32 v48, v9, v48
	v_mul_f32_e32 v46, v9, v46
	v_mul_f32_e32 v44, v9, v44
	v_mul_f32_e32 v40, v9, v40
	v_mul_f32_e32 v39, v9, v39
	v_mul_f32_e32 v38, v9, v38
	v_mul_f32_e32 v37, v9, v37
	v_mul_f32_e32 v36, v9, v36
	v_mul_f32_e32 v35, v9, v35
	.loc	1 203
	v_rcp_f32_e32 v147, v158
	v_div_fixup_f32 v145, v145, v148, v149
	v_sub_f32_e64 v145, -v152, v145
	v_fma_f32 v148, -v158, v147, 1.0
	v_fma_f32 v147, v148, v147, v147
	v_mul_f32_e32 v148, v146, v147
	v_fma_f32 v149, -v158, v148, v146
	v_fma_f32 v148, v149, v147, v148
	v_sub_f32_e32 v149, v134, v130
	v_rndne_f32_e32 v152, v149
	v_sub_f32_e32 v134, v149, v152
	v_fma_f32 v146, -v158, v148, v146
	v_mul_f32_e32 v158, 0x3f317180, v134
	v_mul_f32_e32 v159, 0x3717f7d1, v134
	v_add_f32_e32 v134, v158, v159
	v_mul_f32_e32 v160, v134, v134
	v_mul_f32_e32 v161, 0x3331bb4c, v160
	v_add_f32_e32 v161, 0xb5ddea0e, v161
	v_mul_f32_e32 v161, v160, v161
	v_add_f32_e32 v161, 0x388ab355, v161
	v_mul_f32_e32 v161, v160, v161
	v_add_f32_e32 v161, 0xbb360b61, v161
	v_mul_f32_e32 v161, v160, v161
	v_add_f32_e32 v161, 0x3e2aaaab, v161
	v_mul_f32_e32 v160, v160, v161
	v_sub_f32_e32 v160, v134, v160
	v_mul_f32_e32 v161, v134, v160
	v_sub_f32_e32 v160, 2.0, v160
	v_div_scale_f32 v162, s[2:3], v160, v160, v161
	v_div_fmas_f32 v146, v146, v147, v148
	v_div_scale_f32 v147, vcc, v161, v160, v161
	v_sub_f32_e32 v134, v153, v145
	v_add_f32_e32 v134, 1.0, v134
	v_lshlrev_b32_e32 v145, 23, v151
	v_add_u32_e64 v134, s[2:3], v145, v134
	v_cmp_ngt_f32_e64 s[2:3], s24, v139
	v_cndmask_b32_e64 v134, 0, v134, s[2:3]
	v_cmp_gt_f32_e64 s[2:3], s27, v139
	v_cndmask_b32_e64 v134, v129, v134, s[2:3]
	v_cmp_o_f32_e64 s[2:3], v139, v139
	v_cndmask_b32_e64 v134, v139, v134, s[2:3]
	v_rcp_f32_e32 v145, v162
	v_cvt_i32_f32_e32 v139, v150
	v_div_fixup_f32 v146, v146, v157, v156
	v_sub_f32_e64 v146, -v154, v146
	v_fma_f32 v148, -v162, v145, 1.0
	v_fma_f32 v145, v148, v145, v145
	v_mul_f32_e32 v148, v147, v145
	v_fma_f32 v150, -v162, v148, v147
	v_fma_f32 v148, v150, v145, v148
	v_fma_f32 v147, -v162, v148, v147
	v_div_fmas_f32 v145, v147, v145, v148
	v_sub_f32_e32 v147, v135, v130
	v_rndne_f32_e32 v148, v147
	v_sub_f32_e32 v135, v147, v148
	v_mul_f32_e32 v150, 0x3f317180, v135
	v_mul_f32_e32 v151, 0x3717f7d1, v135
	v_add_f32_e32 v135, v150, v151
	v_mul_f32_e32 v153, v135, v135
	v_mul_f32_e32 v154, 0x3331bb4c, v153
	v_add_f32_e32 v154, 0xb5ddea0e, v154
	v_mul_f32_e32 v154, v153, v154
	v_add_f32_e32 v154, 0x388ab355, v154
	v_mul_f32_e32 v154, v153, v154
	v_add_f32_e32 v154, 0xbb360b61, v154
	v_mul_f32_e32 v154, v153, v154
	v_add_f32_e32 v154, 0x3e2aaaab, v154
	v_mul_f32_e32 v153, v153, v154
	v_sub_f32_e32 v146, v155, v146
	v_sub_f32_e32 v153, v135, v153
	v_mul_f32_e32 v154, v135, v153
	v_add_f32_e32 v135, 1.0, v146
	v_lshlrev_b32_e32 v139, 23, v139
	v_add_u32_e32 v135, vcc, v139, v135
	v_cmp_ngt_f32_e32 vcc, s24, v144
	v_cndmask_b32_e32 v135, 0, v135, vcc
	v_cmp_gt_f32_e32 vcc, s27, v144
	v_cndmask_b32_e32 v135, v129, v135, vcc
	v_cmp_o_f32_e32 vcc, v144, v144
	v_cvt_i32_f32_e32 v139, v152
	v_sub_f32_e32 v152, v138, v130
	v_cndmask_b32_e32 v135, v144, v135, vcc
	v_div_fixup_f32 v144, v145, v160, v161
	v_rndne_f32_e32 v156, v152
	v_sub_f32_e64 v144, -v159, v144
	v_sub_f32_e32 v138, v152, v156
	v_sub_f32_e32 v144, v158, v144
	v_mul_f32_e32 v157, 0x3f317180, v138
	v_mul_f32_e32 v158, 0x3717f7d1, v138
	v_add_f32_e32 v138, v157, v158
	v_mul_f32_e32 v159, v138, v138
	v_sub_f32_e32 v153, 2.0, v153
	v_mul_f32_e32 v160, 0x3331bb4c, v159
	v_div_scale_f32 v155, s[2:3], v153, v153, v154
	v_add_f32_e32 v160, 0xb5ddea0e, v160
	v_mul_f32_e32 v160, v159, v160
	v_add_f32_e32 v160, 0x388ab355, v160
	v_mul_f32_e32 v160, v159, v160
	v_add_f32_e32 v160, 0xbb360b61, v160
	v_mul_f32_e32 v160, v159, v160
	v_div_scale_f32 v146, vcc, v154, v153, v154
	v_add_f32_e32 v160, 0x3e2aaaab, v160
	v_mul_f32_e32 v159, v159, v160
	v_sub_f32_e32 v159, v138, v159
	v_mul_f32_e32 v160, v138, v159
	v_sub_f32_e32 v159, 2.0, v159
	v_div_scale_f32 v161, s[2:3], v159, v159, v160
	v_add_f32_e32 v144, 1.0, v144
	v_lshlrev_b32_e32 v138, 23, v139
	v_add_u32_e64 v138, s[2:3], v138, v144
	v_rcp_f32_e32 v145, v155
	v_div_scale_f32 v144, s[2:3], v160, v159, v160
	v_cmp_o_f32_e64 s[6:7], v152, v152
	v_fma_f32 v139, -v155, v145, 1.0
	v_fma_f32 v139, v139, v145, v145
	v_mul_f32_e32 v145, v146, v139
	v_fma_f32 v162, -v155, v145, v146
	v_fma_f32 v145, v162, v139, v145
	v_fma_f32 v146, -v155, v145, v146
	v_div_fmas_f32 v139, v146, v139, v145
	v_rcp_f32_e32 v145, v161
	v_cmp_ngt_f32_e32 vcc, s24, v149
	v_cndmask_b32_e32 v138, 0, v138, vcc
	v_cmp_gt_f32_e32 vcc, s27, v149
	v_fma_f32 v146, -v161, v145, 1.0
	v_fma_f32 v145, v146, v145, v145
	v_cndmask_b32_e32 v138, v129, v138, vcc
	v_cmp_o_f32_e32 vcc, v149, v149
	v_mul_f32_e32 v146, v144, v145
	v_cndmask_b32_e32 v138, v149, v138, vcc
	v_fma_f32 v149, -v161, v146, v144
	v_fma_f32 v146, v149, v145, v146
	v_fma_f32 v144, -v161, v146, v144
	s_mov_b64 vcc, s[2:3]
	v_div_fmas_f32 v144, v144, v145, v146
	v_cvt_i32_f32_e32 v145, v148
	v_div_fixup_f32 v139, v139, v153, v154
	v_sub_f32_e64 v139, -v151, v139
	v_sub_f32_e32 v139, v150, v139
	v_add_f32_e32 v139, 1.0, v139
	v_lshlrev_b32_e32 v145, 23, v145
	v_add_u32_e32 v139, vcc, v145, v139
	v_cvt_i32_f32_e32 v145, v156
	v_cmp_ngt_f32_e32 vcc, s24, v147
	v_cndmask_b32_e32 v139, 0, v139, vcc
	v_cmp_gt_f32_e32 vcc, s27, v147
	v_cndmask_b32_e32 v139, v129, v139, vcc
	v_cmp_o_f32_e32 vcc, v147, v147
	v_lshlrev_b32_e32 v145, 23, v145
	v_div_fixup_f32 v144, v144, v159, v160
	v_sub_f32_e64 v144, -v158, v144
	v_sub_f32_e32 v144, v157, v144
	v_add_f32_e32 v144, 1.0, v144
	v_cndmask_b32_e32 v139, v147, v139, vcc
	v_add_u32_e32 v144, vcc, v145, v144
	v_sub_f32_e32 v145, v141, v130
	v_rndne_f32_e32 v146, v145
	v_sub_f32_e32 v141, v145, v146
	v_mul_f32_e32 v147, 0x3f317180, v141
	v_mul_f32_e32 v148, 0x3717f7d1, v141
	v_add_f32_e32 v141, v147, v148
	v_mul_f32_e32 v149, v141, v141
	v_mul_f32_e32 v150, 0x3331bb4c, v149
	v_add_f32_e32 v150, 0xb5ddea0e, v150
	v_mul_f32_e32 v150, v149, v150
	v_add_f32_e32 v150, 0x388ab355, v150
	v_mul_f32_e32 v150, v149, v150
	v_add_f32_e32 v150, 0xbb360b61, v150
	v_mul_f32_e32 v150, v149, v150
	v_add_f32_e32 v150, 0x3e2aaaab, v150
	v_mul_f32_e32 v149, v149, v150
	v_sub_f32_e32 v154, v131, v130
	v_sub_f32_e32 v149, v141, v149
	v_rndne_f32_e32 v131, v154
	v_mul_f32_e32 v150, v141, v149
	v_sub_f32_e32 v141, v154, v131
	v_mul_f32_e32 v155, 0x3f317180, v141
	v_mul_f32_e32 v156, 0x3717f7d1, v141
	v_add_f32_e32 v141, v155, v156
	v_mul_f32_e32 v157, v141, v141
	v_mul_f32_e32 v158, 0x3331bb4c, v157
	v_add_f32_e32 v158, 0xb5ddea0e, v158
	v_sub_f32_e32 v149, 2.0, v149
	v_mul_f32_e32 v158, v157, v158
	v_div_scale_f32 v151, s[2:3], v149, v149, v150
	v_add_f32_e32 v158, 0x388ab355, v158
	v_mul_f32_e32 v158, v157, v158
	v_add_f32_e32 v158, 0xbb360b61, v158
	v_mul_f32_e32 v158, v157, v158
	v_add_f32_e32 v158, 0x3e2aaaab, v158
	v_mul_f32_e32 v157, v157, v158
	v_div_scale_f32 v153, vcc, v150, v149, v150
	v_sub_f32_e32 v157, v141, v157
	v_mul_f32_e32 v158, v141, v157
	v_sub_f32_e32 v157, 2.0, v157
	v_div_scale_f32 v159, s[2:3], v157, v157, v158
	v_cmp_ngt_f32_e64 s[2:3], s24, v152
	v_cndmask_b32_e64 v141, 0, v144, s[2:3]
	v_cmp_gt_f32_e64 s[2:3], s27, v152
	v_cndmask_b32_e64 v141, v129, v141, s[2:3]
	v_div_scale_f32 v144, s[2:3], v158, v157, v158
	v_rcp_f32_e32 v160, v151
	v_cndmask_b32_e64 v141, v152, v141, s[6:7]
	v_cvt_i32_f32_e32 v146, v146
	v_fma_f32 v152, -v151, v160, 1.0
	v_fma_f32 v152, v152, v160, v160
	v_mul_f32_e32 v160, v153, v152
	v_fma_f32 v161, -v151, v160, v153
	v_fma_f32 v160, v161, v152, v160
	v_rcp_f32_e32 v161, v159
	v_fma_f32 v151, -v151, v160, v153
	v_div_fmas_f32 v151, v151, v152, v160
	s_mov_b64 vcc, s[2:3]
	v_fma_f32 v152, -v159, v161, 1.0
	v_fma_f32 v152, v152, v161, v161
	v_mul_f32_e32 v153, v144, v152
	v_fma_f32 v160, -v159, v153, v144
	v_fma_f32 v153, v160, v152, v153
	v_fma_f32 v144, -v159, v153, v144
	v_sub_f32_e32 v159, v143, v130
	v_rndne_f32_e32 v160, v159
	v_sub_f32_e32 v143, v159, v160
	v_mul_f32_e32 v161, 0x3f317180, v143
	v_mul_f32_e32 v162, 0x3717f7d1, v143
	v_add_f32_e32 v143, v161, v162
	v_mul_f32_e32 v163, v143, v143
	v_mul_f32_e32 v164, 0x3331bb4c, v163
	v_add_f32_e32 v164, 0xb5ddea0e, v164
	v_mul_f32_e32 v164, v163, v164
	v_add_f32_e32 v164, 0x388ab355, v164
	v_mul_f32_e32 v164, v163, v164
	v_add_f32_e32 v164, 0xbb360b61, v164
	v_mul_f32_e32 v164, v163, v164
	v_add_f32_e32 v164, 0x3e2aaaab, v164
	v_mul_f32_e32 v163, v163, v164
	v_sub_f32_e32 v163, v143, v163
	v_mul_f32_e32 v164, v143, v163
	v_sub_f32_e32 v163, 2.0, v163
	v_div_scale_f32 v165, s[6:7], v163, v163, v164
	v_div_fmas_f32 v144, v144, v152, v153
	v_div_fixup_f32 v143, v151, v149, v150
	v_sub_f32_e64 v143, -v148, v143
	v_sub_f32_e32 v143, v147, v143
	v_add_f32_e32 v143, 1.0, v143
	v_lshlrev_b32_e32 v146, 23, v146
	v_add_u32_e32 v143, vcc, v146, v143
	v_cmp_ngt_f32_e32 vcc, s24, v145
	v_cndmask_b32_e32 v143, 0, v143, vcc
	v_cmp_gt_f32_e32 vcc, s27, v145
	v_cndmask_b32_e32 v143, v129, v143, vcc
	v_cmp_o_f32_e32 vcc, v145, v145
	v_cndmask_b32_e32 v143, v145, v143, vcc
	v_rcp_f32_e32 v145, v165
	v_cvt_i32_f32_e32 v146, v131
	v_div_fixup_f32 v131, v144, v157, v158
	v_sub_f32_e64 v147, -v156, v131
	v_fma_f32 v131, -v165, v145, 1.0
	v_fma_f32 v148, v131, v145, v145
	.loc	1 197
	v_mul_f32_e32 v131, 1.0, v140
	v_mul_f32_e32 v144, 1.0, v142
	v_mul_f32_e32 v145, 1.0, v10
	v_max3_f32 v131, v145, v131, v144
	v_mul_f32_e32 v144, 1.0, v136
	v_mul_f32_e32 v145, 1.0, v137
	v_max3_f32 v131, v131, v144, v145
	v_mul_f32_e32 v144, 1.0, v132
	v_mul_f32_e32 v145, 1.0, v133
	v_max3_f32 v131, v131, v144, v145
	v_mul_f32_e32 v144, 1.0, v7
	v_mul_f32_e32 v145, 1.0, v8
	v_max3_f32 v131, v131, v144, v145
	.loc	1 198
	ds_write_b32 v43, v131
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[144:145], v45 offset1:1
	ds_read_b32 v131, v45 offset:8
	ds_read_b32 v152, v47
	.loc	1 203
	v_div_scale_f32 v149, vcc, v164, v163, v164
	v_lshlrev_b32_e32 v146, 23, v146
	.loc	1 198
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v144, 1.0, v144
	v_mul_f32_e32 v145, 1.0, v145
	v_max_f32_e32 v144, v144, v145
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v131, 1.0, v131
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v145, 1.0, v152
	v_max3_f32 v131, v144, v131, v145
	.loc	1 199
	v_sub_f32_e32 v145, v10, v131
	v_rndne_f32_e32 v152, v145
	v_sub_f32_e32 v10, v145, v152
	v_mul_f32_e32 v153, 0x3f317180, v10
	v_mul_f32_e32 v156, 0x3717f7d1, v10
	v_add_f32_e32 v10, v153, v156
	v_mul_f32_e32 v144, v10, v10
	v_mul_f32_e32 v157, 0x3331bb4c, v144
	v_add_f32_e32 v157, 0xb5ddea0e, v157
	v_mul_f32_e32 v157, v144, v157
	v_add_f32_e32 v157, 0x388ab355, v157
	v_mul_f32_e32 v157, v144, v157
	v_add_f32_e32 v157, 0xbb360b61, v157
	v_mul_f32_e32 v157, v144, v157
	v_add_f32_e32 v157, 0x3e2aaaab, v157
	v_mul_f32_e32 v144, v144, v157
	v_sub_f32_e32 v144, v10, v144
	v_mul_f32_e32 v157, v10, v144
	v_sub_f32_e32 v158, 2.0, v144
	v_div_scale_f32 v144, s[2:3], v158, v158, v157
	.loc	1 203
	v_mul_f32_e32 v150, v149, v148
	v_fma_f32 v151, -v165, v150, v149
	v_fma_f32 v10, v151, v148, v150
	v_fma_f32 v149, -v165, v10, v149
	v_div_fmas_f32 v148, v149, v148, v10
	v_sub_f32_e32 v10, v155, v147
	.loc	1 199
	v_div_scale_f32 v147, vcc, v157, v158, v157
	.loc	1 203
	v_add_f32_e32 v10, 1.0, v10
	v_add_u32_e64 v10, s[2:3], v146, v10
	v_cvt_i32_f32_e32 v149, v160
	v_cmp_ngt_f32_e64 s[2:3], s24, v154
	v_cndmask_b32_e64 v10, 0, v10, s[2:3]
	.loc	1 199
	v_rcp_f32_e32 v146, v144
	.loc	1 203
	v_cmp_gt_f32_e64 s[2:3], s27, v154
	v_cndmask_b32_e64 v10, v129, v10, s[2:3]
	v_cmp_o_f32_e64 s[2:3], v154, v154
	.loc	1 199
	v_fma_f32 v150, -v144, v146, 1.0
	v_fma_f32 v146, v150, v146, v146
	.loc	1 203
	v_div_fixup_f32 v148, v148, v163, v164
	v_cndmask_b32_e64 v10, v154, v10, s[2:3]
	.loc	1 199
	v_mul_f32_e32 v150, v147, v146
	v_fma_f32 v151, -v144, v150, v147
	v_fma_f32 v150, v151, v146, v150
	v_fma_f32 v144, -v144, v150, v147
	v_div_fmas_f32 v146, v144, v146, v150
	.loc	1 203
	v_sub_f32_e64 v144, -v162, v148
	v_sub_f32_e32 v148, v140, v131
	v_lshlrev_b32_e32 v147, 23, v149
	v_rndne_f32_e32 v149, v148
	v_sub_f32_e32 v140, v148, v149
	v_sub_f32_e32 v144, v161, v144
	v_mul_f32_e32 v150, 0x3f317180, v140
	v_mul_f32_e32 v151, 0x3717f7d1, v140
	v_add_f32_e32 v144, 1.0, v144
	v_add_f32_e32 v140, v150, v151
	v_add_u32_e32 v144, vcc, v147, v144
	.loc	1 199
	v_cvt_i32_f32_e32 v147, v152
	.loc	1 203
	v_mul_f32_e32 v152, v140, v140
	v_mul_f32_e32 v154, 0x3331bb4c, v152
	v_add_f32_e32 v154, 0xb5ddea0e, v154
	v_mul_f32_e32 v154, v152, v154
	v_add_f32_e32 v154, 0x388ab355, v154
	v_mul_f32_e32 v154, v152, v154
	v_add_f32_e32 v154, 0xbb360b61, v154
	v_mul_f32_e32 v154, v152, v154
	v_add_f32_e32 v154, 0x3e2aaaab, v154
	v_mul_f32_e32 v152, v152, v154
	v_sub_f32_e32 v152, v140, v152
	v_mul_f32_e32 v154, v140, v152
	v_sub_f32_e32 v152, 2.0, v152
	v_div_scale_f32 v155, s[2:3], v152, v152, v154
	v_cmp_ngt_f32_e32 vcc, s24, v159
	v_cndmask_b32_e32 v144, 0, v144, vcc
	v_cmp_gt_f32_e32 vcc, s27, v159
	.loc	1 199
	v_div_fixup_f32 v146, v146, v158, v157
	.loc	1 203
	v_cndmask_b32_e32 v144, v129, v144, vcc
	v_cmp_o_f32_e32 vcc, v159, v159
	.loc	1 199
	v_sub_f32_e64 v146, -v156, v146
	.loc	1 203
	v_cndmask_b32_e32 v144, v159, v144, vcc
	.loc	1 199
	v_sub_f32_e32 v140, v153, v146
	v_lshlrev_b32_e32 v146, 23, v147
	.loc	1 203
	v_div_scale_f32 v147, vcc, v154, v152, v154
	.loc	1 199
	v_add_f32_e32 v140, 1.0, v140
	v_add_u32_e64 v140, s[2:3], v146, v140
	v_cmp_ngt_f32_e64 s[2:3], s24, v145
	v_cndmask_b32_e64 v140, 0, v140, s[2:3]
	v_cmp_gt_f32_e64 s[2:3], s27, v145
	v_cndmask_b32_e64 v140, v129, v140, s[2:3]
	v_cmp_o_f32_e64 s[2:3], v145, v145
	v_cndmask_b32_e64 v140, v145, v140, s[2:3]
	.loc	1 203
	v_rcp_f32_e32 v145, v155
	v_sub_f32_e32 v142, v142, v131
	v_cvt_i32_f32_e32 v149, v149
	.loc	1 198
	s_waitcnt lgkmcnt(0)
	.loc	1 203
	v_fma_f32 v146, -v155, v145, 1.0
	v_fma_f32 v145, v146, v145, v145
	v_mul_f32_e32 v146, v147, v145
	v_fma_f32 v153, -v155, v146, v147
	v_fma_f32 v146, v153, v145, v146
	v_rndne_f32_e32 v153, v142
	v_fma_f32 v147, -v155, v146, v147
	v_sub_f32_e32 v155, v142, v153
	v_mul_f32_e32 v156, 0x3f317180, v155
	v_mul_f32_e32 v155, 0x3717f7d1, v155
	v_add_f32_e32 v157, v156, v155
	v_mul_f32_e32 v158, v157, v157
	v_mul_f32_e32 v159, 0x3331bb4c, v158
	v_add_f32_e32 v159, 0xb5ddea0e, v159
	v_mul_f32_e32 v159, v158, v159
	v_add_f32_e32 v159, 0x388ab355, v159
	v_mul_f32_e32 v159, v158, v159
	v_add_f32_e32 v159, 0xbb360b61, v159
	v_mul_f32_e32 v159, v158, v159
	v_add_f32_e32 v159, 0x3e2aaaab, v159
	v_mul_f32_e32 v158, v158, v159
	v_sub_f32_e32 v158, v157, v158
	v_mul_f32_e32 v157, v157, v158
	v_sub_f32_e32 v158, 2.0, v158
	v_div_scale_f32 v159, s[2:3], v158, v158, v157
	v_div_fmas_f32 v145, v147, v145, v146
	v_div_scale_f32 v146, vcc, v157, v158, v157
	.loc	1 198
	s_barrier
	.loc	1 201
	v_mul_f32_e32 v33, v140, v33
	v_mul_f32_e32 v32, v140, v32
	v_mul_f32_e32 v31, v140, v31
	v_mul_f32_e32 v30, v140, v30
	v_mul_f32_e32 v29, v140, v29
	v_mul_f32_e32 v28, v140, v28
	v_mul_f32_e32 v27, v140, v27
	v_mul_f32_e32 v26, v140, v26
	v_mul_f32_e32 v23, v140, v23
	v_mul_f32_e32 v21, v140, v21
	.loc	1 203
	v_rcp_f32_e32 v147, v159
	.loc	1 201
	v_mul_f32_e32 v20, v140, v20
	.loc	1 203
	v_div_fixup_f32 v145, v145, v152, v154
	v_sub_f32_e64 v145, -v151, v145
	v_fma_f32 v151, -v159, v147, 1.0
	v_fma_f32 v147, v151, v147, v147
	v_mul_f32_e32 v151, v146, v147
	v_fma_f32 v152, -v159, v151, v146
	v_fma_f32 v151, v152, v147, v151
	v_sub_f32_e32 v152, v136, v131
	v_rndne_f32_e32 v154, v152
	v_sub_f32_e32 v136, v152, v154
	v_fma_f32 v146, -v159, v151, v146
	v_mul_f32_e32 v159, 0x3f317180, v136
	v_mul_f32_e32 v160, 0x3717f7d1, v136
	v_add_f32_e32 v136, v159, v160
	v_mul_f32_e32 v161, v136, v136
	v_mul_f32_e32 v162, 0x3331bb4c, v161
	v_add_f32_e32 v162, 0xb5ddea0e, v162
	v_mul_f32_e32 v162, v161, v162
	v_add_f32_e32 v162, 0x388ab355, v162
	v_mul_f32_e32 v162, v161, v162
	v_add_f32_e32 v162, 0xbb360b61, v162
	v_mul_f32_e32 v162, v161, v162
	v_add_f32_e32 v162, 0x3e2aaaab, v162
	v_mul_f32_e32 v161, v161, v162
	v_sub_f32_e32 v161, v136, v161
	v_mul_f32_e32 v162, v136, v161
	v_sub_f32_e32 v161, 2.0, v161
	v_div_scale_f32 v163, s[2:3], v161, v161, v162
	v_div_fmas_f32 v146, v146, v147, v151
	v_sub_f32_e32 v136, v150, v145
	v_div_scale_f32 v145, vcc, v162, v161, v162
	v_add_f32_e32 v136, 1.0, v136
	v_lshlrev_b32_e32 v147, 23, v149
	v_add_u32_e64 v136, s[2:3], v147, v136
	v_cmp_ngt_f32_e64 s[2:3], s24, v148
	v_cndmask_b32_e64 v136, 0, v136, s[2:3]
	v_cmp_gt_f32_e64 s[2:3], s27, v148
	v_cndmask_b32_e64 v136, v129, v136, s[2:3]
	v_cmp_o_f32_e64 s[2:3], v148, v148
	v_cndmask_b32_e64 v136, v148, v136, s[2:3]
	v_rcp_f32_e32 v147, v163
	v_cvt_i32_f32_e32 v148, v153
	v_div_fixup_f32 v146, v146, v158, v157
	v_sub_f32_e64 v146, -v155, v146
	v_fma_f32 v149, -v163, v147, 1.0
	v_fma_f32 v147, v149, v147, v147
	v_mul_f32_e32 v149, v145, v147
	v_fma_f32 v150, -v163, v149, v145
	v_fma_f32 v149, v150, v147, v149
	v_sub_f32_e32 v150, v137, v131
	v_rndne_f32_e32 v151, v150
	v_sub_f32_e32 v137, v150, v151
	v_mul_f32_e32 v153, 0x3f317180, v137
	v_mul_f32_e32 v155, 0x3717f7d1, v137
	v_add_f32_e32 v137, v153, v155
	v_mul_f32_e32 v157, v137, v137
	v_mul_f32_e32 v158, 0x3331bb4c, v157
	v_add_f32_e32 v158, 0xb5ddea0e, v158
	v_mul_f32_e32 v158, v157, v158
	v_add_f32_e32 v158, 0x388ab355, v158
	v_mul_f32_e32 v158, v157, v158
	v_add_f32_e32 v158, 0xbb360b61, v158
	v_mul_f32_e32 v158, v157, v158
	v_add_f32_e32 v158, 0x3e2aaaab, v158
	v_mul_f32_e32 v157, v157, v158
	v_sub_f32_e32 v157, v137, v157
	v_mul_f32_e32 v158, v137, v157
	v_sub_f32_e32 v157, 2.0, v157
	v_fma_f32 v145, -v163, v149, v145
	v_div_scale_f32 v163, s[2:3], v157, v157, v158
	v_div_fmas_f32 v145, v145, v147, v149
	v_sub_f32_e32 v137, v156, v146
	v_div_scale_f32 v146, vcc, v158, v157, v158
	v_add_f32_e32 v137, 1.0, v137
	v_lshlrev_b32_e32 v147, 23, v148
	v_add_u32_e64 v137, s[2:3], v147, v137
	v_cmp_ngt_f32_e64 s[2:3], s24, v142
	v_cndmask_b32_e64 v137, 0, v137, s[2:3]
	v_cmp_gt_f32_e64 s[2:3], s27, v142
	v_cndmask_b32_e64 v137, v129, v137, s[2:3]
	v_cmp_o_f32_e64 s[2:3], v142, v142
	v_cndmask_b32_e64 v137, v142, v137, s[2:3]
	v_rcp_f32_e32 v142, v163
	v_cvt_i32_f32_e32 v147, v154
	v_div_fixup_f32 v145, v145, v161, v162
	v_sub_f32_e64 v145, -v160, v145
	v_fma_f32 v148, -v163, v142, 1.0
	v_fma_f32 v142, v148, v142, v142
	v_mul_f32_e32 v148, v146, v142
	v_fma_f32 v149, -v163, v148, v146
	v_fma_f32 v148, v149, v142, v148
	v_sub_f32_e32 v149, v132, v131
	v_rndne_f32_e32 v154, v149
	v_sub_f32_e32 v132, v149, v154
	v_mul_f32_e32 v156, 0x3f317180, v132
	v_mul_f32_e32 v160, 0x3717f7d1, v132
	v_add_f32_e32 v132, v156, v160
	v_mul_f32_e32 v161, v132, v132
	v_mul_f32_e32 v162, 0x3331bb4c, v161
	v_add_f32_e32 v162, 0xb5ddea0e, v162
	v_mul_f32_e32 v162, v161, v162
	v_add_f32_e32 v162, 0x388ab355, v162
	v_mul_f32_e32 v162, v161, v162
	v_add_f32_e32 v162, 0xbb360b61, v162
	v_mul_f32_e32 v162, v161, v162
	v_add_f32_e32 v162, 0x3e2aaaab, v162
	v_mul_f32_e32 v161, v161, v162
	v_sub_f32_e32 v161, v132, v161
	v_mul_f32_e32 v162, v132, v161
	v_sub_f32_e32 v161, 2.0, v161
	v_fma_f32 v146, -v163, v148, v146
	v_div_scale_f32 v163, s[2:3], v161, v161, v162
	v_div_fmas_f32 v142, v146, v142, v148
	v_sub_f32_e32 v132, v159, v145
	v_div_scale_f32 v145, vcc, v162, v161, v162
	v_add_f32_e32 v132, 1.0, v132
	v_lshlrev_b32_e32 v146, 23, v147
	v_add_u32_e64 v132, s[2:3], v146, v132
	v_cmp_ngt_f32_e64 s[2:3], s24, v152
	v_cndmask_b32_e64 v132, 0, v132, s[2:3]
	v_cmp_gt_f32_e64 s[2:3], s27, v152
	v_cvt_i32_f32_e32 v147, v151
	v_cndmask_b32_e64 v132, v129, v132, s[2:3]
	v_cmp_o_f32_e64 s[2:3], v152, v152
	v_rcp_f32_e32 v146, v163
	v_cndmask_b32_e64 v132, v152, v132, s[2:3]
	v_div_fixup_f32 v142, v142, v157, v158
	v_sub_f32_e64 v142, -v155, v142
	v_fma_f32 v148, -v163, v146, 1.0
	v_fma_f32 v146, v148, v146, v146
	v_mul_f32_e32 v148, v145, v146
	v_fma_f32 v151, -v163, v148, v145
	v_fma_f32 v148, v151, v146, v148
	v_sub_f32_e32 v151, v133, v131
	v_rndne_f32_e32 v152, v151
	v_sub_f32_e32 v133, v151, v152
	v_mul_f32_e32 v155, 0x3f317180, v133
	v_mul_f32_e32 v157, 0x3717f7d1, v133
	v_add_f32_e32 v133, v155, v157
	v_mul_f32_e32 v158, v133, v133
	v_mul_f32_e32 v159, 0x3331bb4c, v158
	v_add_f32_e32 v159, 0xb5ddea0e, v159
	v_mul_f32_e32 v159, v158, v159
	v_add_f32_e32 v159, 0x388ab355, v159
	v_mul_f32_e32 v159, v158, v159
	v_add_f32_e32 v159, 0xbb360b61, v159
	v_mul_f32_e32 v159, v158, v159
	v_add_f32_e32 v159, 0x3e2aaaab, v159
	v_mul_f32_e32 v158, v158, v159
	v_sub_f32_e32 v158, v133, v158
	v_mul_f32_e32 v159, v133, v158
	v_sub_f32_e32 v158, 2.0, v158
	v_fma_f32 v145, -v163, v148, v145
	v_div_scale_f32 v163, s[2:3], v158, v158, v159
	v_div_fmas_f32 v145, v145, v146, v148
	v_div_scale_f32 v146, vcc, v159, v158, v159
	v_sub_f32_e32 v133, v153, v142
	v_lshlrev_b32_e32 v142, 23, v147
	v_add_f32_e32 v133, 1.0, v133
	v_add_u32_e64 v133, s[2:3], v142, v133
	v_cmp_ngt_f32_e64 s[2:3], s24, v150
	v_cndmask_b32_e64 v133, 0, v133, s[2:3]
	v_cmp_gt_f32_e64 s[2:3], s27, v150
	v_cndmask_b32_e64 v133, v129, v133, s[2:3]
	v_cmp_o_f32_e64 s[2:3], v150, v150
	v_cndmask_b32_e64 v133, v150, v133, s[2:3]
	v_rcp_f32_e32 v147, v163
	v_cvt_i32_f32_e32 v142, v154
	v_div_fixup_f32 v145, v145, v161, v162
	v_sub_f32_e64 v145, -v160, v145
	v_fma_f32 v148, -v163, v147, 1.0
	v_fma_f32 v147, v148, v147, v147
	v_mul_f32_e32 v148, v146, v147
	v_fma_f32 v150, -v163, v148, v146
	v_fma_f32 v148, v150, v147, v148
	v_fma_f32 v146, -v163, v148, v146
	v_div_fmas_f32 v146, v146, v147, v148
	v_sub_f32_e32 v147, v7, v131
	v_rndne_f32_e32 v148, v147
	v_sub_f32_e32 v7, v147, v148
	v_mul_f32_e32 v150, 0x3f317180, v7
	v_mul_f32_e32 v153, 0x3717f7d1, v7
	v_add_f32_e32 v7, v150, v153
	v_mul_f32_e32 v154, v7, v7
	v_sub_f32_e32 v145, v156, v145
	v_mul_f32_e32 v156, 0x3331bb4c, v154
	v_add_f32_e32 v156, 0xb5ddea0e, v156
	v_mul_f32_e32 v156, v154, v156
	v_add_f32_e32 v156, 0x388ab355, v156
	v_mul_f32_e32 v156, v154, v156
	v_add_f32_e32 v156, 0xbb360b61, v156
	v_mul_f32_e32 v156, v154, v156
	v_add_f32_e32 v156, 0x3e2aaaab, v156
	v_mul_f32_e32 v154, v154, v156
	v_sub_f32_e32 v154, v7, v154
	v_mul_f32_e32 v156, v7, v154
	v_add_f32_e32 v7, 1.0, v145
	v_lshlrev_b32_e32 v142, 23, v142
	v_div_fixup_f32 v145, v146, v158, v159
	v_add_u32_e32 v7, vcc, v142, v7
	v_cvt_i32_f32_e32 v142, v152
	v_sub_f32_e64 v145, -v157, v145
	v_sub_f32_e32 v152, v8, v131
	v_sub_f32_e32 v145, v155, v145
	v_rndne_f32_e32 v155, v152
	v_sub_f32_e32 v8, v152, v155
	v_mul_f32_e32 v157, 0x3f317180, v8
	v_mul_f32_e32 v158, 0x3717f7d1, v8
	v_add_f32_e32 v8, v157, v158
	v_mul_f32_e32 v159, v8, v8
	v_sub_f32_e32 v154, 2.0, v154
	v_mul_f32_e32 v161, 0x3331bb4c, v159
	v_div_scale_f32 v160, s[2:3], v154, v154, v156
	v_add_f32_e32 v161, 0xb5ddea0e, v161
	v_mul_f32_e32 v161, v159, v161
	v_add_f32_e32 v161, 0x388ab355, v161
	v_cmp_ngt_f32_e32 vcc, s24, v149
	v_mul_f32_e32 v161, v159, v161
	v_cndmask_b32_e32 v7, 0, v7, vcc
	v_cmp_gt_f32_e32 vcc, s27, v149
	v_add_f32_e32 v161, 0xbb360b61, v161
	v_cndmask_b32_e32 v7, v129, v7, vcc
	v_cmp_o_f32_e32 vcc, v149, v149
	v_mul_f32_e32 v161, v159, v161
	v_cndmask_b32_e32 v7, v149, v7, vcc
	v_div_scale_f32 v149, vcc, v156, v154, v156
	v_add_f32_e32 v161, 0x3e2aaaab, v161
	v_mul_f32_e32 v159, v159, v161
	v_sub_f32_e32 v159, v8, v159
	v_mul_f32_e32 v161, v8, v159
	v_sub_f32_e32 v159, 2.0, v159
	v_div_scale_f32 v162, s[2:3], v159, v159, v161
	v_add_f32_e32 v145, 1.0, v145
	v_lshlrev_b32_e32 v8, 23, v142
	v_add_u32_e64 v8, s[2:3], v8, v145
	v_rcp_f32_e32 v146, v160
	v_div_scale_f32 v145, s[2:3], v161, v159, v161
	.loc	1 201
	v_mul_f32_e32 v19, v140, v19
	.loc	1 203
	v_fma_f32 v142, -v160, v146, 1.0
	v_fma_f32 v142, v142, v146, v146
	v_mul_f32_e32 v146, v149, v142
	v_fma_f32 v163, -v160, v146, v149
	v_fma_f32 v146, v163, v142, v146
	v_fma_f32 v149, -v160, v146, v149
	v_div_fmas_f32 v142, v149, v142, v146
	v_rcp_f32_e32 v146, v162
	v_cmp_ngt_f32_e32 vcc, s24, v151
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s27, v151
	v_fma_f32 v149, -v162, v146, 1.0
	v_fma_f32 v146, v149, v146, v146
	v_cndmask_b32_e32 v8, v129, v8, vcc
	v_cmp_o_f32_e32 vcc, v151, v151
	v_mul_f32_e32 v149, v145, v146
	v_cndmask_b32_e32 v8, v151, v8, vcc
	v_fma_f32 v151, -v162, v149, v145
	v_fma_f32 v149, v151, v146, v149
	v_fma_f32 v145, -v162, v149, v145
	s_mov_b64 vcc, s[2:3]
	v_div_fmas_f32 v145, v145, v146, v149
	v_cvt_i32_f32_e32 v146, v148
	v_div_fixup_f32 v142, v142, v154, v156
	v_sub_f32_e64 v142, -v153, v142
	v_sub_f32_e32 v142, v150, v142
	v_add_f32_e32 v142, 1.0, v142
	v_lshlrev_b32_e32 v146, 23, v146
	v_add_u32_e32 v142, vcc, v146, v142
	v_cvt_i32_f32_e32 v146, v155
	v_cmp_ngt_f32_e32 vcc, s24, v147
	v_cndmask_b32_e32 v142, 0, v142, vcc
	v_cmp_gt_f32_e32 vcc, s27, v147
	v_cndmask_b32_e32 v142, v129, v142, vcc
	v_cmp_o_f32_e32 vcc, v147, v147
	v_lshlrev_b32_e32 v146, 23, v146
	v_div_fixup_f32 v145, v145, v159, v161
	v_sub_f32_e64 v145, -v158, v145
	v_sub_f32_e32 v145, v157, v145
	v_add_f32_e32 v145, 1.0, v145
	v_cndmask_b32_e32 v142, v147, v142, vcc
	v_add_u32_e32 v145, vcc, v146, v145
	v_cmp_ngt_f32_e32 vcc, s24, v152
	v_cndmask_b32_e32 v145, 0, v145, vcc
	v_cmp_gt_f32_e32 vcc, s27, v152
	v_cndmask_b32_e32 v145, v129, v145, vcc
	v_cmp_o_f32_e32 vcc, v152, v152
	v_cndmask_b32_e32 v145, v152, v145, vcc
	.loc	1 224
	v_add_u32_e32 v146, vcc, s28, v54
	v_add_u32_e32 v147, vcc, s29, v54
	v_add_u32_e32 v148, vcc, s30, v54
	.loc	1 201
	v_mul_f32_e32 v18, v140, v18
	v_mul_f32_e32 v17, v140, v17
	v_mul_f32_e32 v16, v140, v16
	v_mul_f32_e32 v15, v140, v15
	.loc	1 207
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 224
	ds_write2_b32 v54, v134, v136 offset1:8
	ds_write2_b32 v146, v138, v132 offset0:128 offset1:136
	ds_write2_b32 v147, v141, v7 offset1:8
	ds_write2_b32 v148, v10, v142 offset0:128 offset1:136
	ds_write2_b32 v54, v135, v137 offset0:80 offset1:88
	ds_write2_b32 v146, v139, v133 offset0:208 offset1:216
	ds_write2_b32 v147, v143, v8 offset0:80 offset1:88
	ds_write2_b32 v148, v144, v145 offset0:208 offset1:216
	s_mov_b32 s2, 0
	v_mov_b32_e32 v146, v125
	.loc	1 225
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_155:                              ;   Parent Loop BB0_144 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 227
	v_add_u32_e32 v163, vcc, s2, v126
	.loc	1 228
	ds_read_b128 v[147:150], v146
	ds_read_b128 v[151:154], v146 offset:16
	ds_read_b128 v[155:158], v146 offset:128
	ds_read_b128 v[159:162], v146 offset:144
	.loc	1 227
	ds_read2_b32 v[163:164], v163 offset1:8
	.loc	1 226
	s_addk_i32 s2, 0x140
	v_add_u32_e32 v146, vcc, 0x110, v146
	s_cmpk_lg_i32 s2, 0x2800
	.loc	1 228
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v165, v163, v147
	v_mul_f32_e32 v166, v163, v148
	v_mul_f32_e32 v167, v163, v149
	v_mul_f32_e32 v168, v163, v150
	v_mul_f32_e32 v169, v163, v155
	v_mul_f32_e32 v170, v163, v156
	v_mul_f32_e32 v171, v163, v157
	v_mul_f32_e32 v172, v163, v158
	v_mul_f32_e32 v173, v163, v151
	v_mul_f32_e32 v174, v163, v152
	v_mul_f32_e32 v175, v163, v153
	v_mul_f32_e32 v176, v163, v154
	v_mul_f32_e32 v177, v163, v159
	v_mul_f32_e32 v178, v163, v160
	v_mul_f32_e32 v179, v163, v161
	v_mul_f32_e32 v163, v163, v162
	v_mul_f32_e32 v147, v164, v147
	v_mul_f32_e32 v148, v164, v148
	v_mul_f32_e32 v149, v164, v149
	v_mul_f32_e32 v150, v164, v150
	v_mul_f32_e32 v155, v164, v155
	v_mul_f32_e32 v156, v164, v156
	v_mul_f32_e32 v157, v164, v157
	v_mul_f32_e32 v158, v164, v158
	v_mul_f32_e32 v151, v164, v151
	v_mul_f32_e32 v152, v164, v152
	v_mul_f32_e32 v153, v164, v153
	v_mul_f32_e32 v154, v164, v154
	v_mul_f32_e32 v159, v164, v159
	v_mul_f32_e32 v160, v164, v160
	v_mul_f32_e32 v161, v164, v161
	v_mul_f32_e32 v162, v164, v162
	v_add_f32_e32 v64, v165, v64
	v_add_f32_e32 v61, v166, v61
	v_add_f32_e32 v58, v167, v58
	v_add_f32_e32 v53, v168, v53
	v_add_f32_e32 v46, v169, v46
	v_add_f32_e32 v40, v170, v40
	v_add_f32_e32 v38, v171, v38
	v_add_f32_e32 v36, v172, v36
	v_add_f32_e32 v63, v173, v63
	v_add_f32_e32 v59, v174, v59
	v_add_f32_e32 v56, v175, v56
	v_add_f32_e32 v48, v176, v48
	v_add_f32_e32 v44, v177, v44
	v_add_f32_e32 v39, v178, v39
	v_add_f32_e32 v37, v179, v37
	v_add_f32_e32 v35, v163, v35
	v_add_f32_e32 v33, v147, v33
	v_add_f32_e32 v31, v148, v31
	v_add_f32_e32 v29, v149, v29
	v_add_f32_e32 v27, v150, v27
	v_add_f32_e32 v23, v155, v23
	v_add_f32_e32 v20, v156, v20
	v_add_f32_e32 v18, v157, v18
	v_add_f32_e32 v16, v158, v16
	v_add_f32_e32 v32, v151, v32
	v_add_f32_e32 v30, v152, v30
	v_add_f32_e32 v28, v153, v28
	v_add_f32_e32 v26, v154, v26
	v_add_f32_e32 v21, v159, v21
	v_add_f32_e32 v19, v160, v19
	v_add_f32_e32 v17, v161, v17
	v_add_f32_e32 v15, v162, v15
	s_cbranch_scc1 .LBB0_155
; %bb.156:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 200
	v_mul_f32_e32 v9, v93, v9
	.loc	1 203
	v_add_f32_e32 v9, v9, v134
	v_add_f32_e32 v9, v9, v135
	v_add_f32_e32 v9, v9, v138
	v_add_f32_e32 v9, v9, v139
	v_add_f32_e32 v9, v9, v141
	v_add_f32_e32 v9, v9, v143
	v_add_f32_e32 v9, v9, v10
	v_add_f32_e32 v93, v9, v144
	.loc	1 200
	v_mul_f32_e32 v9, v34, v140
	.loc	1 203
	v_add_f32_e32 v9, v9, v136
	v_add_f32_e32 v9, v9, v137
	v_add_f32_e32 v9, v9, v132
	v_add_f32_e32 v9, v9, v133
	v_add_f32_e32 v7, v9, v7
	v_add_f32_e32 v7, v7, v8
	v_add_f32_e32 v7, v7, v142
	v_add_f32_e32 v34, v7, v145
	.loc	1 231
	s_cmp_ge_i32 s31, s20
	.loc	1 230
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_292
; %bb.157:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 231
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccnz .LBB0_191
; %bb.158:                              ;   in Loop: Header=BB0_144 Depth=1
	s_add_i32 s2, s21, s31
	s_cmp_lt_i32 s2, s26
	.loc	1 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_cbranch_scc0 .LBB0_160
; %bb.159:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 231
	v_mov_b32_e32 v8, s18
	v_mad_i64_i32 v[8:9], s[2:3], s2, v8, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v57, v8
	v_addc_u32_e32 v9, vcc, v60, v9, vcc
	.loc	1 87
	flat_load_dword v8, v[8:9]
.LBB0_160:                              ;   in Loop: Header=BB0_144 Depth=1
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v8
	.loc	1 231
	v_add_u32_e32 v8, vcc, s31, v62
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_162
; %bb.161:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 231
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v57, v7
	v_addc_u32_e32 v8, vcc, v60, v8, vcc
	.loc	1 87
	flat_load_dword v7, v[7:8]
.LBB0_162:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 231
	v_add_u32_e32 v9, vcc, s31, v66
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v65, v7
	.loc	1 231
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	1 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_164
; %bb.163:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 231
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v57, v8
	v_addc_u32_e32 v9, vcc, v60, v9, vcc
	.loc	1 87
	flat_load_dword v8, v[8:9]
.LBB0_164:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v67, v8
	.loc	1 231
	v_add_u32_e32 v8, vcc, s31, v68
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_166
; %bb.165:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 231
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v57, v7
	v_addc_u32_e32 v8, vcc, v60, v8, vcc
	.loc	1 87
	flat_load_dword v7, v[7:8]
.LBB0_166:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 231
	v_add_u32_e32 v9, vcc, s31, v70
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v69, v7
	.loc	1 231
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	1 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_168
; %bb.167:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 231
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v57, v8
	v_addc_u32_e32 v9, vcc, v60, v9, vcc
	.loc	1 87
	flat_load_dword v8, v[8:9]
.LBB0_168:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v71, v8
	.loc	1 231
	v_add_u32_e32 v8, vcc, s31, v72
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_170
; %bb.169:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 231
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v57, v7
	v_addc_u32_e32 v8, vcc, v60, v8, vcc
	.loc	1 87
	flat_load_dword v7, v[7:8]
.LBB0_170:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 231
	v_add_u32_e32 v9, vcc, s31, v74
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v73, v7
	.loc	1 231
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	1 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_172
; %bb.171:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 231
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v57, v8
	v_addc_u32_e32 v9, vcc, v60, v9, vcc
	.loc	1 87
	flat_load_dword v8, v[8:9]
.LBB0_172:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v75, v8
	.loc	1 231
	v_add_u32_e32 v8, vcc, s31, v76
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_174
; %bb.173:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 231
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v57, v7
	v_addc_u32_e32 v8, vcc, v60, v8, vcc
	.loc	1 87
	flat_load_dword v7, v[7:8]
.LBB0_174:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 231
	s_add_i32 s2, s23, s31
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v77, v7
	.loc	1 231
	s_cmp_ge_i32 s2, s26
	.loc	1 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_cbranch_scc1 .LBB0_176
; %bb.175:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 231
	v_mov_b32_e32 v8, s18
	v_mad_i64_i32 v[8:9], s[2:3], s2, v8, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v57, v8
	v_addc_u32_e32 v9, vcc, v60, v9, vcc
	.loc	1 87
	flat_load_dword v8, v[8:9]
.LBB0_176:                              ;   in Loop: Header=BB0_144 Depth=1
	s_waitcnt vmcnt(0)
	ds_write_b32 v78, v8
	.loc	1 231
	v_add_u32_e32 v8, vcc, s31, v79
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_178
; %bb.177:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 231
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v57, v7
	v_addc_u32_e32 v8, vcc, v60, v8, vcc
	.loc	1 87
	flat_load_dword v7, v[7:8]
.LBB0_178:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 231
	v_add_u32_e32 v9, vcc, s31, v81
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v80, v7
	.loc	1 231
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	1 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_180
; %bb.179:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 231
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v57, v8
	v_addc_u32_e32 v9, vcc, v60, v9, vcc
	.loc	1 87
	flat_load_dword v8, v[8:9]
.LBB0_180:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v82, v8
	.loc	1 231
	v_add_u32_e32 v8, vcc, s31, v83
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_182
; %bb.181:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 231
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v57, v7
	v_addc_u32_e32 v8, vcc, v60, v8, vcc
	.loc	1 87
	flat_load_dword v7, v[7:8]
.LBB0_182:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 231
	v_add_u32_e32 v9, vcc, s31, v85
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v84, v7
	.loc	1 231
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	1 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_184
; %bb.183:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 231
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v57, v8
	v_addc_u32_e32 v9, vcc, v60, v9, vcc
	.loc	1 87
	flat_load_dword v8, v[8:9]
.LBB0_184:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v86, v8
	.loc	1 231
	v_add_u32_e32 v8, vcc, s31, v87
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_186
; %bb.185:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 231
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v57, v7
	v_addc_u32_e32 v8, vcc, v60, v8, vcc
	.loc	1 87
	flat_load_dword v7, v[7:8]
.LBB0_186:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 231
	v_add_u32_e32 v9, vcc, s31, v89
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v88, v7
	.loc	1 231
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	1 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_188
; %bb.187:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 231
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v57, v8
	v_addc_u32_e32 v9, vcc, v60, v9, vcc
	.loc	1 87
	flat_load_dword v8, v[8:9]
.LBB0_188:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v90, v8
	.loc	1 231
	v_add_u32_e32 v8, vcc, s31, v91
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_190
; %bb.189:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 231
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v57, v7
	v_addc_u32_e32 v8, vcc, v60, v8, vcc
	.loc	1 87
	flat_load_dword v7, v[7:8]
.LBB0_190:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	s_mov_b64 s[2:3], 0
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v92, v7
.LBB0_191:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 231
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_225
; %bb.192:                              ;   in Loop: Header=BB0_144 Depth=1
	v_add_u32_e32 v7, vcc, s31, v14
	v_cmp_le_i32_e32 vcc, s26, v7
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_194
; %bb.193:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v94, v127
	s_mov_b32 s8, 0
.LBB0_194:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[6:7], s[2:3]
	.loc	1 231
	v_mad_i64_i32 v[7:8], s[2:3], v7, s18, 0
	.loc	1 87
	v_mov_b32_e32 v10, s8
	.loc	1 231
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[2:3], v3, v7
	v_addc_u32_e64 v8, s[2:3], v4, v8, s[2:3]
	.loc	1 87
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_196
; %bb.195:                              ;   in Loop: Header=BB0_144 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v94, v9
.LBB0_196:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 87
	ds_write_b32 v94, v10 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_198
; %bb.197:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v94, v127 offset:8
	s_mov_b32 s6, 0
.LBB0_198:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_200
; %bb.199:                              ;   in Loop: Header=BB0_144 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v94, v8 offset:8
.LBB0_200:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 231
	v_add_u32_e32 v7, vcc, s31, v95
	v_cmp_le_i32_e32 vcc, s26, v7
	.loc	1 87
	ds_write_b32 v94, v9 offset:12
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_202
; %bb.201:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v96, v127
	s_mov_b32 s8, 0
.LBB0_202:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[6:7], s[2:3]
	.loc	1 231
	v_mad_i64_i32 v[7:8], s[2:3], v7, s18, 0
	.loc	1 87
	v_mov_b32_e32 v10, s8
	.loc	1 231
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[2:3], v3, v7
	v_addc_u32_e64 v8, s[2:3], v4, v8, s[2:3]
	.loc	1 87
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_204
; %bb.203:                              ;   in Loop: Header=BB0_144 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v96, v9
.LBB0_204:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 87
	ds_write_b32 v96, v10 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_206
; %bb.205:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v96, v127 offset:8
	s_mov_b32 s6, 0
.LBB0_206:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_208
; %bb.207:                              ;   in Loop: Header=BB0_144 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v96, v8 offset:8
.LBB0_208:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 231
	v_add_u32_e32 v7, vcc, s31, v97
	v_cmp_le_i32_e32 vcc, s26, v7
	.loc	1 87
	ds_write_b32 v96, v9 offset:12
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_210
; %bb.209:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v98, v127
	s_mov_b32 s8, 0
.LBB0_210:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[6:7], s[2:3]
	.loc	1 231
	v_mad_i64_i32 v[7:8], s[2:3], v7, s18, 0
	.loc	1 87
	v_mov_b32_e32 v10, s8
	.loc	1 231
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[2:3], v3, v7
	v_addc_u32_e64 v8, s[2:3], v4, v8, s[2:3]
	.loc	1 87
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_212
; %bb.211:                              ;   in Loop: Header=BB0_144 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v98, v9
.LBB0_212:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 87
	ds_write_b32 v98, v10 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_214
; %bb.213:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v98, v127 offset:8
	s_mov_b32 s6, 0
.LBB0_214:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_216
; %bb.215:                              ;   in Loop: Header=BB0_144 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v98, v8 offset:8
.LBB0_216:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 231
	v_add_u32_e32 v7, vcc, s31, v99
	v_cmp_le_i32_e32 vcc, s26, v7
	.loc	1 87
	ds_write_b32 v98, v9 offset:12
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_218
; %bb.217:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v100, v127
	s_mov_b32 s8, 0
.LBB0_218:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[6:7], s[2:3]
	.loc	1 231
	v_mad_i64_i32 v[7:8], s[2:3], v7, s18, 0
	.loc	1 87
	v_mov_b32_e32 v10, s8
	.loc	1 231
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[2:3], v3, v7
	v_addc_u32_e64 v8, s[2:3], v4, v8, s[2:3]
	.loc	1 87
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_220
; %bb.219:                              ;   in Loop: Header=BB0_144 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v100, v9
.LBB0_220:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 87
	ds_write_b32 v100, v10 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_222
; %bb.221:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v100, v127 offset:8
	s_mov_b32 s6, 0
.LBB0_222:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_224
; %bb.223:                              ;   in Loop: Header=BB0_144 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v100, v8 offset:8
.LBB0_224:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 87
	ds_write_b32 v100, v9 offset:12
.LBB0_225:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 233
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccnz .LBB0_259
; %bb.226:                              ;   in Loop: Header=BB0_144 Depth=1
	s_add_i32 s2, s21, s31
	s_cmp_lt_i32 s2, s26
	.loc	1 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_cbranch_scc0 .LBB0_228
; %bb.227:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 233
	v_mov_b32_e32 v8, s18
	v_mad_i64_i32 v[8:9], s[2:3], s2, v8, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v102, v8
	v_addc_u32_e32 v9, vcc, v103, v9, vcc
	.loc	1 87
	flat_load_dword v8, v[8:9]
.LBB0_228:                              ;   in Loop: Header=BB0_144 Depth=1
	s_waitcnt vmcnt(0)
	ds_write_b32 v101, v8
	.loc	1 233
	v_add_u32_e32 v8, vcc, s31, v62
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_230
; %bb.229:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 233
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v102, v7
	v_addc_u32_e32 v8, vcc, v103, v8, vcc
	.loc	1 87
	flat_load_dword v7, v[7:8]
.LBB0_230:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 233
	v_add_u32_e32 v9, vcc, s31, v66
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v104, v7
	.loc	1 233
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	1 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_232
; %bb.231:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 233
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v102, v8
	v_addc_u32_e32 v9, vcc, v103, v9, vcc
	.loc	1 87
	flat_load_dword v8, v[8:9]
.LBB0_232:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v105, v8
	.loc	1 233
	v_add_u32_e32 v8, vcc, s31, v68
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_234
; %bb.233:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 233
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v102, v7
	v_addc_u32_e32 v8, vcc, v103, v8, vcc
	.loc	1 87
	flat_load_dword v7, v[7:8]
.LBB0_234:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 233
	v_add_u32_e32 v9, vcc, s31, v70
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v106, v7
	.loc	1 233
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	1 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_236
; %bb.235:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 233
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v102, v8
	v_addc_u32_e32 v9, vcc, v103, v9, vcc
	.loc	1 87
	flat_load_dword v8, v[8:9]
.LBB0_236:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v107, v8
	.loc	1 233
	v_add_u32_e32 v8, vcc, s31, v72
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_238
; %bb.237:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 233
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v102, v7
	v_addc_u32_e32 v8, vcc, v103, v8, vcc
	.loc	1 87
	flat_load_dword v7, v[7:8]
.LBB0_238:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 233
	v_add_u32_e32 v9, vcc, s31, v74
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v108, v7
	.loc	1 233
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	1 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_240
; %bb.239:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 233
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v102, v8
	v_addc_u32_e32 v9, vcc, v103, v9, vcc
	.loc	1 87
	flat_load_dword v8, v[8:9]
.LBB0_240:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v109, v8
	.loc	1 233
	v_add_u32_e32 v8, vcc, s31, v76
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_242
; %bb.241:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 233
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v102, v7
	v_addc_u32_e32 v8, vcc, v103, v8, vcc
	.loc	1 87
	flat_load_dword v7, v[7:8]
.LBB0_242:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 233
	s_add_i32 s2, s23, s31
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v110, v7
	.loc	1 233
	s_cmp_ge_i32 s2, s26
	.loc	1 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_cbranch_scc1 .LBB0_244
; %bb.243:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 233
	v_mov_b32_e32 v8, s18
	v_mad_i64_i32 v[8:9], s[2:3], s2, v8, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v102, v8
	v_addc_u32_e32 v9, vcc, v103, v9, vcc
	.loc	1 87
	flat_load_dword v8, v[8:9]
.LBB0_244:                              ;   in Loop: Header=BB0_144 Depth=1
	s_waitcnt vmcnt(0)
	ds_write_b32 v111, v8
	.loc	1 233
	v_add_u32_e32 v8, vcc, s31, v79
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_246
; %bb.245:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 233
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v102, v7
	v_addc_u32_e32 v8, vcc, v103, v8, vcc
	.loc	1 87
	flat_load_dword v7, v[7:8]
.LBB0_246:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 233
	v_add_u32_e32 v9, vcc, s31, v81
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v112, v7
	.loc	1 233
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	1 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_248
; %bb.247:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 233
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v102, v8
	v_addc_u32_e32 v9, vcc, v103, v9, vcc
	.loc	1 87
	flat_load_dword v8, v[8:9]
.LBB0_248:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v113, v8
	.loc	1 233
	v_add_u32_e32 v8, vcc, s31, v83
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_250
; %bb.249:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 233
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v102, v7
	v_addc_u32_e32 v8, vcc, v103, v8, vcc
	.loc	1 87
	flat_load_dword v7, v[7:8]
.LBB0_250:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 233
	v_add_u32_e32 v9, vcc, s31, v85
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v114, v7
	.loc	1 233
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	1 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_252
; %bb.251:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 233
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v102, v8
	v_addc_u32_e32 v9, vcc, v103, v9, vcc
	.loc	1 87
	flat_load_dword v8, v[8:9]
.LBB0_252:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v115, v8
	.loc	1 233
	v_add_u32_e32 v8, vcc, s31, v87
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_254
; %bb.253:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 233
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v102, v7
	v_addc_u32_e32 v8, vcc, v103, v8, vcc
	.loc	1 87
	flat_load_dword v7, v[7:8]
.LBB0_254:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 233
	v_add_u32_e32 v9, vcc, s31, v89
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v116, v7
	.loc	1 233
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	1 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_256
; %bb.255:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 233
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v102, v8
	v_addc_u32_e32 v9, vcc, v103, v9, vcc
	.loc	1 87
	flat_load_dword v8, v[8:9]
.LBB0_256:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v117, v8
	.loc	1 233
	v_add_u32_e32 v8, vcc, s31, v91
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_258
; %bb.257:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 233
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v102, v7
	v_addc_u32_e32 v8, vcc, v103, v8, vcc
	.loc	1 87
	flat_load_dword v7, v[7:8]
.LBB0_258:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	s_mov_b64 s[2:3], 0
	.loc	1 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v118, v7
.LBB0_259:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 233
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_142
; %bb.260:                              ;   in Loop: Header=BB0_144 Depth=1
	v_add_u32_e32 v7, vcc, s31, v14
	v_cmp_le_i32_e32 vcc, s26, v7
	.loc	1 87
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_262
; %bb.261:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v119, v127
	s_mov_b32 s8, 0
.LBB0_262:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[6:7], s[2:3]
	.loc	1 233
	v_mad_i64_i32 v[7:8], s[2:3], v7, s18, 0
	.loc	1 87
	v_mov_b32_e32 v10, s8
	.loc	1 233
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[2:3], v5, v7
	v_addc_u32_e64 v8, s[2:3], v6, v8, s[2:3]
	.loc	1 87
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_264
; %bb.263:                              ;   in Loop: Header=BB0_144 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v119, v9
.LBB0_264:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 87
	ds_write_b32 v119, v10 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_266
; %bb.265:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v119, v127 offset:8
	s_mov_b32 s6, 0
.LBB0_266:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_268
; %bb.267:                              ;   in Loop: Header=BB0_144 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v119, v8 offset:8
.LBB0_268:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 233
	v_add_u32_e32 v7, vcc, s31, v95
	v_cmp_le_i32_e32 vcc, s26, v7
	.loc	1 87
	ds_write_b32 v119, v9 offset:12
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_270
; %bb.269:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v120, v127
	s_mov_b32 s8, 0
.LBB0_270:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[6:7], s[2:3]
	.loc	1 233
	v_mad_i64_i32 v[7:8], s[2:3], v7, s18, 0
	.loc	1 87
	v_mov_b32_e32 v10, s8
	.loc	1 233
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[2:3], v5, v7
	v_addc_u32_e64 v8, s[2:3], v6, v8, s[2:3]
	.loc	1 87
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_272
; %bb.271:                              ;   in Loop: Header=BB0_144 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v120, v9
.LBB0_272:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 87
	ds_write_b32 v120, v10 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_274
; %bb.273:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v120, v127 offset:8
	s_mov_b32 s6, 0
.LBB0_274:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_276
; %bb.275:                              ;   in Loop: Header=BB0_144 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v120, v8 offset:8
.LBB0_276:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 233
	v_add_u32_e32 v7, vcc, s31, v97
	v_cmp_le_i32_e32 vcc, s26, v7
	.loc	1 87
	ds_write_b32 v120, v9 offset:12
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_278
; %bb.277:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v121, v127
	s_mov_b32 s8, 0
.LBB0_278:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[6:7], s[2:3]
	.loc	1 233
	v_mad_i64_i32 v[7:8], s[2:3], v7, s18, 0
	.loc	1 87
	v_mov_b32_e32 v10, s8
	.loc	1 233
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[2:3], v5, v7
	v_addc_u32_e64 v8, s[2:3], v6, v8, s[2:3]
	.loc	1 87
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_280
; %bb.279:                              ;   in Loop: Header=BB0_144 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v121, v9
.LBB0_280:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 87
	ds_write_b32 v121, v10 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_282
; %bb.281:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v121, v127 offset:8
	s_mov_b32 s6, 0
.LBB0_282:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_284
; %bb.283:                              ;   in Loop: Header=BB0_144 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v121, v8 offset:8
.LBB0_284:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 233
	v_add_u32_e32 v7, vcc, s31, v99
	v_cmp_le_i32_e32 vcc, s26, v7
	.loc	1 87
	ds_write_b32 v121, v9 offset:12
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_286
; %bb.285:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v122, v127
	s_mov_b32 s8, 0
.LBB0_286:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[6:7], s[2:3]
	.loc	1 233
	v_mad_i64_i32 v[7:8], s[2:3], v7, s18, 0
	.loc	1 87
	v_mov_b32_e32 v10, s8
	.loc	1 233
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[2:3], v5, v7
	v_addc_u32_e64 v8, s[2:3], v6, v8, s[2:3]
	.loc	1 87
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_288
; %bb.287:                              ;   in Loop: Header=BB0_144 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v122, v9
.LBB0_288:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 87
	ds_write_b32 v122, v10 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_290
; %bb.289:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v122, v127 offset:8
	s_mov_b32 s6, 0
.LBB0_290:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_141
; %bb.291:                              ;   in Loop: Header=BB0_144 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v122, v8 offset:8
	s_branch .LBB0_141
.LBB0_292:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	1 0
	s_mov_b64 s[2:3], -1
	s_branch .LBB0_143
.LBB0_293:
	v_mov_b32_e32 v4, v13
	v_mov_b32_e32 v3, v12
.LBB0_294:
	.loc	1 131
	s_load_dwordx2 s[0:1], s[4:5], 0x50
	.loc	1 139
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_lshlrev_b32_e32 v0, 2, v0
	v_lshlrev_b32_e32 v7, 2, v25
	v_lshlrev_b32_e32 v4, 2, v4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v2, vcc, s0, v5
	v_lshlrev_b32_e32 v5, 2, v22
	v_addc_u32_e32 v1, vcc, v1, v6, vcc
	v_lshlrev_b32_e32 v6, 2, v24
	.loc	1 238
	ds_write_b32 v0, v93 offset:18944
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v42, v5 offset:18944
	ds_read_b32 v43, v6 offset:18944
	ds_read_b32 v45, v7 offset:18944
	ds_read_b32 v47, v4 offset:18944
	s_movk_i32 s0, 0x4a00
	v_add_u32_e32 v14, vcc, 0x4a00, v5
	v_add_u32_e32 v22, vcc, s0, v6
	v_add_u32_e32 v24, vcc, 0x4a00, v7
	v_add_u32_e32 v25, vcc, 0x4a00, v4
	v_or_b32_e32 v41, 0x4a00, v0
	.loc	1 240
	v_cmp_gt_i32_e32 vcc, s25, v11
	v_or_b32_e32 v13, 4, v3
	v_or_b32_e32 v12, 7, v3
	v_or_b32_e32 v10, 32, v3
	v_or_b32_e32 v9, 36, v3
	v_or_b32_e32 v8, 33, v3
	v_or_b32_e32 v7, 37, v3
	v_or_b32_e32 v6, 34, v3
	v_or_b32_e32 v5, 38, v3
	v_or_b32_e32 v4, 35, v3
	v_or_b32_e32 v0, 39, v3
	.loc	1 238
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 240
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_296
; %bb.295:
	.loc	1 238
	v_add_f32_e32 v42, v42, v43
	v_add_f32_e32 v43, v45, v47
	v_add_f32_e32 v45, v42, v43
	.loc	1 239
	v_div_scale_f32 v47, s[0:1], v45, v45, 1.0
	v_div_scale_f32 v49, vcc, 1.0, v45, 1.0
	.loc	1 241
	v_ashrrev_i32_e32 v50, 31, v11
	v_mad_u64_u32 v[42:43], s[0:1], s22, v11, 0
	v_mul_lo_u32 v50, s22, v50
	v_mul_lo_u32 v52, s19, v11
	v_add_u32_e64 v43, s[0:1], v43, v50
	.loc	1 239
	v_rcp_f32_e32 v51, v47
	v_fma_f32 v50, -v47, v51, 1.0
	v_fma_f32 v50, v50, v51, v51
	v_mul_f32_e32 v51, v49, v50
	v_fma_f32 v54, -v47, v51, v49
	v_fma_f32 v51, v54, v50, v51
	v_fma_f32 v47, -v47, v51, v49
	v_div_fmas_f32 v47, v47, v50, v51
	v_add_u32_e32 v57, vcc, v43, v52
	.loc	1 246
	v_add_u32_e32 v49, vcc, v42, v3
	v_addc_u32_e32 v50, vcc, 0, v57, vcc
	v_add_u32_e32 v51, vcc, v42, v13
	v_lshlrev_b64 v[49:50], 2, v[49:50]
	v_addc_u32_e32 v52, vcc, 0, v57, vcc
	v_add_u32_e32 v65, vcc, v2, v49
	v_lshlrev_b64 v[51:52], 2, v[51:52]
	v_addc_u32_e32 v66, vcc, v1, v50, vcc
	.loc	1 239
	v_div_fixup_f32 v43, v47, v45, 1.0
	v_cmp_neq_f32_e32 vcc, 0, v45
	v_cndmask_b32_e32 v60, 0, v43, vcc
	.loc	1 246
	v_add_u32_e32 v62, vcc, v2, v51
	v_mul_f32_e32 v54, v60, v63
	v_addc_u32_e32 v63, vcc, v1, v52, vcc
	v_add_u32_e32 v47, vcc, v42, v12
	v_mul_f32_e32 v43, v60, v48
	v_addc_u32_e32 v48, vcc, 0, v57, vcc
	v_lshlrev_b64 v[47:48], 2, v[47:48]
	v_mul_f32_e32 v49, v60, v64
	v_add_u32_e32 v47, vcc, v2, v47
	v_addc_u32_e32 v48, vcc, v1, v48, vcc
	v_mul_f32_e32 v50, v60, v61
	v_mul_f32_e32 v55, v60, v59
	v_mul_f32_e32 v51, v60, v58
	v_mul_f32_e32 v56, v60, v56
	v_mul_f32_e32 v52, v60, v53
	v_add_u32_e32 v45, vcc, v42, v10
	flat_store_dwordx3 v[62:63], v[54:56]
	.loc	1 244
	flat_store_dwordx4 v[65:66], v[49:52]
	.loc	1 246
	flat_store_dword v[47:48], v43
	v_mul_f32_e32 v43, v60, v46
	v_addc_u32_e32 v46, vcc, 0, v57, vcc
	v_lshlrev_b64 v[45:46], 2, v[45:46]
	v_mul_f32_e32 v40, v60, v40
	v_add_u32_e32 v45, vcc, v2, v45
	v_addc_u32_e32 v46, vcc, v1, v46, vcc
	flat_store_dword v[45:46], v43
	v_add_u32_e32 v43, vcc, v42, v9
	v_mul_f32_e32 v45, v60, v44
	v_addc_u32_e32 v44, vcc, 0, v57, vcc
	v_lshlrev_b64 v[43:44], 2, v[43:44]
	v_add_u32_e32 v43, vcc, v2, v43
	v_addc_u32_e32 v44, vcc, v1, v44, vcc
	flat_store_dword v[43:44], v45
	v_add_u32_e32 v43, vcc, v42, v8
	v_addc_u32_e32 v44, vcc, 0, v57, vcc
	v_lshlrev_b64 v[43:44], 2, v[43:44]
	v_add_u32_e32 v43, vcc, v2, v43
	v_addc_u32_e32 v44, vcc, v1, v44, vcc
	flat_store_dword v[43:44], v40
	v_mul_f32_e32 v43, v60, v39
	v_add_u32_e32 v39, vcc, v42, v7
	v_addc_u32_e32 v40, vcc, 0, v57, vcc
	v_lshlrev_b64 v[39:40], 2, v[39:40]
	v_add_u32_e32 v39, vcc, v2, v39
	v_addc_u32_e32 v40, vcc, v1, v40, vcc
	flat_store_dword v[39:40], v43
	v_mul_f32_e32 v40, v60, v38
	v_add_u32_e32 v38, vcc, v42, v6
	v_addc_u32_e32 v39, vcc, 0, v57, vcc
	v_lshlrev_b64 v[38:39], 2, v[38:39]
	v_add_u32_e32 v38, vcc, v2, v38
	v_addc_u32_e32 v39, vcc, v1, v39, vcc
	flat_store_dword v[38:39], v40
	v_mul_f32_e32 v39, v60, v37
	v_add_u32_e32 v37, vcc, v42, v5
	v_addc_u32_e32 v38, vcc, 0, v57, vcc
	v_lshlrev_b64 v[37:38], 2, v[37:38]
	v_add_u32_e32 v37, vcc, v2, v37
	v_addc_u32_e32 v38, vcc, v1, v38, vcc
	flat_store_dword v[37:38], v39
	v_mul_f32_e32 v38, v60, v36
	v_add_u32_e32 v36, vcc, v42, v4
	v_addc_u32_e32 v37, vcc, 0, v57, vcc
	v_lshlrev_b64 v[36:37], 2, v[36:37]
	v_add_u32_e32 v36, vcc, v2, v36
	v_addc_u32_e32 v37, vcc, v1, v37, vcc
	flat_store_dword v[36:37], v38
	v_mul_f32_e32 v37, v60, v35
	v_add_u32_e32 v35, vcc, v42, v0
	v_addc_u32_e32 v36, vcc, 0, v57, vcc
	v_lshlrev_b64 v[35:36], 2, v[35:36]
	v_add_u32_e32 v35, vcc, v2, v35
	v_addc_u32_e32 v36, vcc, v1, v36, vcc
	flat_store_dword v[35:36], v37
.LBB0_296:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 238
	ds_write_b32 v41, v34
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	ds_read_b32 v14, v14
	ds_read_b32 v22, v22
	ds_read_b32 v24, v24
	ds_read_b32 v25, v25
	.loc	1 240
	v_or_b32_e32 v11, 8, v11
	v_cmp_gt_i32_e32 vcc, s25, v11
	.loc	1 238
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 240
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_298
; %bb.297:
	.loc	1 238
	v_add_f32_e32 v14, v14, v22
	v_add_f32_e32 v22, v24, v25
	v_add_f32_e32 v22, v14, v22
	.loc	1 239
	v_div_scale_f32 v14, s[0:1], v22, v22, 1.0
	v_div_scale_f32 v34, vcc, 1.0, v22, 1.0
	.loc	1 241
	v_ashrrev_i32_e32 v35, 31, v11
	v_mad_u64_u32 v[24:25], s[0:1], s22, v11, 0
	v_mul_lo_u32 v35, s22, v35
	v_mul_lo_u32 v11, s19, v11
	v_add_u32_e64 v25, s[0:1], v25, v35
	.loc	1 239
	v_rcp_f32_e32 v36, v14
	v_fma_f32 v35, -v14, v36, 1.0
	v_fma_f32 v35, v35, v36, v36
	v_mul_f32_e32 v36, v34, v35
	v_fma_f32 v37, -v14, v36, v34
	v_fma_f32 v36, v37, v35, v36
	v_fma_f32 v14, -v14, v36, v34
	v_div_fmas_f32 v36, v14, v35, v36
	v_add_u32_e32 v25, vcc, v25, v11
	.loc	1 246
	v_add_u32_e32 v34, vcc, v24, v3
	v_addc_u32_e32 v35, vcc, 0, v25, vcc
	v_add_u32_e32 v13, vcc, v24, v13
	v_lshlrev_b64 v[34:35], 2, v[34:35]
	v_addc_u32_e32 v14, vcc, 0, v25, vcc
	v_add_u32_e32 v39, vcc, v2, v34
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_addc_u32_e32 v40, vcc, v1, v35, vcc
	.loc	1 239
	v_div_fixup_f32 v3, v36, v22, 1.0
	v_cmp_neq_f32_e32 vcc, 0, v22
	v_cndmask_b32_e32 v22, 0, v3, vcc
	.loc	1 246
	v_add_u32_e32 v13, vcc, v2, v13
	v_addc_u32_e32 v14, vcc, v1, v14, vcc
	v_add_u32_e32 v11, vcc, v24, v12
	v_addc_u32_e32 v12, vcc, 0, v25, vcc
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_mul_f32_e32 v36, v22, v32
	v_add_u32_e32 v11, vcc, v2, v11
	v_mul_f32_e32 v37, v22, v30
	v_mul_f32_e32 v38, v22, v28
	v_addc_u32_e32 v12, vcc, v1, v12, vcc
	v_mul_f32_e32 v33, v22, v33
	v_mul_f32_e32 v34, v22, v31
	v_mul_f32_e32 v35, v22, v29
	flat_store_dwordx3 v[13:14], v[36:38]
	v_mul_f32_e32 v3, v22, v26
	v_mul_f32_e32 v36, v22, v27
	v_add_u32_e32 v10, vcc, v24, v10
	.loc	1 244
	flat_store_dwordx4 v[39:40], v[33:36]
	.loc	1 246
	flat_store_dword v[11:12], v3
	v_addc_u32_e32 v11, vcc, 0, v25, vcc
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_mul_f32_e32 v3, v22, v23
	v_add_u32_e32 v10, vcc, v2, v10
	v_addc_u32_e32 v11, vcc, v1, v11, vcc
	v_add_u32_e32 v9, vcc, v24, v9
	flat_store_dword v[10:11], v3
	v_addc_u32_e32 v10, vcc, 0, v25, vcc
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_mul_f32_e32 v3, v22, v21
	v_add_u32_e32 v9, vcc, v2, v9
	v_addc_u32_e32 v10, vcc, v1, v10, vcc
	v_add_u32_e32 v8, vcc, v24, v8
	flat_store_dword v[9:10], v3
	v_addc_u32_e32 v9, vcc, 0, v25, vcc
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_mul_f32_e32 v3, v22, v20
	v_add_u32_e32 v8, vcc, v2, v8
	v_addc_u32_e32 v9, vcc, v1, v9, vcc
	v_add_u32_e32 v7, vcc, v24, v7
	flat_store_dword v[8:9], v3
	v_addc_u32_e32 v8, vcc, 0, v25, vcc
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_mul_f32_e32 v3, v22, v19
	v_add_u32_e32 v7, vcc, v2, v7
	v_addc_u32_e32 v8, vcc, v1, v8, vcc
	v_add_u32_e32 v6, vcc, v24, v6
	flat_store_dword v[7:8], v3
	v_addc_u32_e32 v7, vcc, 0, v25, vcc
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_mul_f32_e32 v3, v22, v18
	v_add_u32_e32 v6, vcc, v2, v6
	v_addc_u32_e32 v7, vcc, v1, v7, vcc
	v_add_u32_e32 v5, vcc, v24, v5
	flat_store_dword v[6:7], v3
	v_addc_u32_e32 v6, vcc, 0, v25, vcc
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_mul_f32_e32 v3, v22, v17
	v_add_u32_e32 v5, vcc, v2, v5
	v_addc_u32_e32 v6, vcc, v1, v6, vcc
	flat_store_dword v[5:6], v3
	v_add_u32_e32 v3, vcc, v24, v4
	v_addc_u32_e32 v4, vcc, 0, v25, vcc
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_mul_f32_e32 v5, v22, v16
	v_add_u32_e32 v3, vcc, v2, v3
	v_addc_u32_e32 v4, vcc, v1, v4, vcc
	flat_store_dword v[3:4], v5
	v_add_u32_e32 v3, vcc, v24, v0
	v_addc_u32_e32 v4, vcc, 0, v25, vcc
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_mul_f32_e32 v5, v22, v15
	v_add_u32_e32 v0, vcc, v2, v3
	v_addc_u32_e32 v1, vcc, v1, v4, vcc
	flat_store_dword v[0:1], v5
.LBB0_298:
	.loc	1 249
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_tensor
		.amdhsa_group_segment_fixed_size 19456
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 96
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
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 180
		.amdhsa_next_free_sgpr 32
		.amdhsa_reserve_flat_scratch 0
		.amdhsa_float_round_mode_32 0
		.amdhsa_float_round_mode_16_64 0
		.amdhsa_float_denorm_mode_32 3
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
	.size	attention_tensor$local, .Lfunc_end0-attention_tensor
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 20884
; NumSgprs: 34
; NumVgprs: 180
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 19456 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 44
; NumSGPRsForWavesPerEU: 34
; NumVGPRsForWavesPerEU: 180
; Occupancy: 1
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.globl	attention_tensor_merge          ; -- Begin function attention_tensor_merge
	.p2align	8
	.type	attention_tensor_merge,@function
attention_tensor_merge:                 ; @attention_tensor_merge
attention_tensor_merge$local:
	.type	attention_tensor_merge$local,@function
	.loc	1 255
; %bb.0:
	.loc	1 256
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
	v_add_u32_e32 v3, vcc, v7, v8
	v_add_u32_e32 v7, vcc, v2, v3
	.loc	1 257
	v_cmp_lt_i64_e32 vcc, v[0:1], v[6:7]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_10
; %bb.1:
	.loc	1 256
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
	v_add_u32_e32 v2, vcc, v2, v3
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
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 256
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
	v_lshlrev_b64 v[9:10], 2, v[4:5]
	flat_load_dwordx2 v[6:7], v[6:7]
	v_add_u32_e32 v8, vcc, v8, v9
	v_addc_u32_e32 v9, vcc, v11, v10, vcc
	flat_load_dword v10, v[8:9]
	.loc	1 261
	v_or_b32_e32 v9, s4, v3
	v_mov_b32_e32 v8, v5
	v_cmp_ne_u64_e32 vcc, 0, v[8:9]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v8, 1.0, v6
	.loc	1 259
	v_max_f32_e32 v8, 0xff7fffff, v8
	v_sub_f32_e32 v11, 0xff7fffff, v8
	v_sub_f32_e32 v6, v6, v8
	.loc	1 261
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
	v_cvt_u32_f32_e32 v14, v9
	v_cvt_u32_f32_e32 v15, v8
	v_mul_lo_u32 v12, s2, v14
	v_mad_u64_u32 v[8:9], s[0:1], s2, v15, 0
	v_mul_lo_u32 v13, s5, v15
	v_add_u32_e32 v9, vcc, v9, v12
	v_add_u32_e32 v17, vcc, v13, v9
	v_mul_hi_u32 v16, v15, v8
	v_mad_u64_u32 v[12:13], s[0:1], v15, v17, 0
	v_mad_u64_u32 v[8:9], s[0:1], v14, v8, 0
	v_add_u32_e32 v16, vcc, v16, v12
	v_addc_u32_e32 v18, vcc, 0, v13, vcc
	v_mad_u64_u32 v[12:13], s[0:1], v14, v17, 0
	v_add_u32_e32 v8, vcc, v16, v8
	v_addc_u32_e32 v8, vcc, v18, v9, vcc
	v_addc_u32_e32 v9, vcc, 0, v13, vcc
	v_add_u32_e32 v8, vcc, v8, v12
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_u32_e32 v16, vcc, v15, v8
	v_addc_u32_e32 v17, vcc, v14, v9, vcc
	v_mad_u64_u32 v[8:9], s[0:1], s2, v16, 0
	v_mul_lo_u32 v14, s2, v17
	v_mul_lo_u32 v15, s5, v16
	v_mul_hi_u32 v18, v16, v8
	v_mad_u64_u32 v[12:13], s[0:1], v17, v8, 0
	v_add_u32_e32 v9, vcc, v9, v14
	v_add_u32_e32 v9, vcc, v15, v9
	v_mad_u64_u32 v[14:15], s[0:1], v16, v9, 0
	v_mad_u64_u32 v[8:9], s[0:1], v17, v9, 0
	v_add_u32_e32 v14, vcc, v18, v14
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	v_add_u32_e32 v12, vcc, v14, v12
	v_addc_u32_e32 v12, vcc, v15, v13, vcc
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_u32_e32 v8, vcc, v12, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_u32_e32 v12, vcc, v16, v8
	v_addc_u32_e32 v13, vcc, v17, v9, vcc
	v_ashrrev_i32_e32 v14, 31, v3
	v_add_u32_e32 v8, vcc, v2, v14
	v_xor_b32_e32 v16, v8, v14
	v_mad_u64_u32 v[8:9], s[0:1], v16, v13, 0
	v_mul_hi_u32 v17, v16, v12
	v_addc_u32_e32 v15, vcc, v3, v14, vcc
	v_xor_b32_e32 v15, v15, v14
	v_add_u32_e32 v17, vcc, v17, v8
	v_addc_u32_e32 v18, vcc, 0, v9, vcc
	v_mad_u64_u32 v[8:9], s[0:1], v15, v12, 0
	v_mad_u64_u32 v[12:13], s[0:1], v15, v13, 0
	v_add_u32_e32 v8, vcc, v17, v8
	v_addc_u32_e32 v8, vcc, v18, v9, vcc
	v_addc_u32_e32 v9, vcc, 0, v13, vcc
	v_add_u32_e32 v12, vcc, v8, v12
	v_addc_u32_e32 v13, vcc, 0, v9, vcc
	v_mul_lo_u32 v17, s16, v13
	v_mad_u64_u32 v[8:9], s[0:1], s16, v12, 0
	v_mul_lo_u32 v18, s17, v12
	v_add_u32_e32 v9, vcc, v9, v17
	v_add_u32_e32 v9, vcc, v9, v18
	v_sub_u32_e32 v17, vcc, v15, v9
	v_mov_b32_e32 v18, s17
	v_sub_u32_e32 v8, vcc, v16, v8
	v_subb_u32_e64 v16, s[0:1], v17, v18, vcc
	v_subrev_u32_e64 v17, s[0:1], s16, v8
	v_subbrev_u32_e64 v16, s[0:1], 0, v16, s[0:1]
	v_cmp_le_u32_e64 s[0:1], s17, v16
	v_cndmask_b32_e64 v18, 0, -1, s[0:1]
	v_cmp_le_u32_e64 s[0:1], s16, v17
	v_cndmask_b32_e64 v17, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], s17, v16
	v_cndmask_b32_e64 v16, v18, v17, s[0:1]
	v_add_u32_e64 v17, s[0:1], 2, v12
	v_subb_u32_e32 v9, vcc, v15, v9, vcc
	v_addc_u32_e64 v18, s[0:1], 0, v13, s[0:1]
	v_cmp_le_u32_e32 vcc, s17, v9
	v_add_u32_e64 v19, s[0:1], 1, v12
	v_cndmask_b32_e64 v15, 0, -1, vcc
	v_cmp_le_u32_e32 vcc, s16, v8
	v_addc_u32_e64 v20, s[0:1], 0, v13, s[0:1]
	v_cndmask_b32_e64 v8, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, s17, v9
	v_cmp_ne_u32_e64 s[0:1], 0, v16
	v_cndmask_b32_e32 v8, v15, v8, vcc
	v_cndmask_b32_e64 v16, v20, v18, s[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cndmask_b32_e64 v9, v19, v17, s[0:1]
	v_cndmask_b32_e32 v8, v13, v16, vcc
	v_cndmask_b32_e32 v9, v12, v9, vcc
	v_xor_b32_e32 v12, s4, v14
	v_xor_b32_e32 v13, v8, v12
	v_xor_b32_e32 v8, v9, v12
	v_sub_u32_e32 v8, vcc, v8, v12
	v_subb_u32_e32 v9, vcc, v13, v12, vcc
.LBB1_7:
	s_or_saveexec_b64 s[0:1], s[10:11]
	.loc	1 0
	v_rndne_f32_e32 v13, v11
	v_rndne_f32_e32 v12, v6
	.loc	1 261
	s_xor_b64 exec, exec, s[0:1]
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
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 259
	v_cvt_i32_f32_e32 v14, v13
	v_sub_f32_e32 v13, v11, v13
	v_mul_f32_e32 v15, 0x3f317180, v13
	v_mul_f32_e32 v13, 0x3717f7d1, v13
	v_add_f32_e32 v16, v15, v13
	v_mul_f32_e32 v17, v16, v16
	v_mul_f32_e32 v18, 0x3331bb4c, v17
	v_add_f32_e32 v18, 0xb5ddea0e, v18
	v_mul_f32_e32 v18, v17, v18
	v_add_f32_e32 v18, 0x388ab355, v18
	v_mul_f32_e32 v18, v17, v18
	v_add_f32_e32 v18, 0xbb360b61, v18
	v_mul_f32_e32 v18, v17, v18
	v_add_f32_e32 v18, 0x3e2aaaab, v18
	v_mul_f32_e32 v17, v17, v18
	v_sub_f32_e32 v17, v16, v17
	v_mul_f32_e32 v16, v16, v17
	v_sub_f32_e32 v17, 2.0, v17
	v_div_scale_f32 v18, s[0:1], v17, v17, v16
	v_lshlrev_b32_e32 v14, 23, v14
	s_mov_b32 s2, 0xc2fc0000
	s_mov_b32 s5, 0x43000000
	.loc	1 256
	s_load_dwordx4 s[16:19], s[6:7], 0x20
	.loc	1 259
	v_rcp_f32_e32 v19, v18
	v_fma_f32 v20, -v18, v19, 1.0
	v_fma_f32 v19, v20, v19, v19
	v_div_scale_f32 v20, vcc, v16, v17, v16
	v_mul_f32_e32 v21, v20, v19
	v_fma_f32 v22, -v18, v21, v20
	v_fma_f32 v21, v22, v19, v21
	v_fma_f32 v18, -v18, v21, v20
	v_div_fmas_f32 v18, v18, v19, v21
	v_div_fixup_f32 v16, v18, v17, v16
	v_sub_f32_e64 v13, -v13, v16
	v_sub_f32_e32 v13, v15, v13
	v_add_f32_e32 v13, 1.0, v13
	v_add_u32_e32 v13, vcc, v14, v13
	v_cvt_i32_f32_e32 v14, v12
	v_sub_f32_e32 v12, v6, v12
	v_mul_f32_e32 v15, 0x3f317180, v12
	v_mul_f32_e32 v12, 0x3717f7d1, v12
	v_add_f32_e32 v16, v15, v12
	v_mul_f32_e32 v17, v16, v16
	v_mul_f32_e32 v18, 0x3331bb4c, v17
	v_add_f32_e32 v18, 0xb5ddea0e, v18
	v_mul_f32_e32 v18, v17, v18
	v_add_f32_e32 v18, 0x388ab355, v18
	v_mul_f32_e32 v18, v17, v18
	v_add_f32_e32 v18, 0xbb360b61, v18
	v_mul_f32_e32 v18, v17, v18
	v_add_f32_e32 v18, 0x3e2aaaab, v18
	v_mul_f32_e32 v17, v17, v18
	v_sub_f32_e32 v17, v16, v17
	v_mul_f32_e32 v16, v16, v17
	v_sub_f32_e32 v17, 2.0, v17
	v_div_scale_f32 v18, s[0:1], v17, v17, v16
	v_cmp_ngt_f32_e32 vcc, s2, v11
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_cmp_gt_f32_e32 vcc, s5, v11
	v_mov_b32_e32 v11, 0x7f800000
	v_cndmask_b32_e32 v13, v11, v13, vcc
	v_lshlrev_b32_e32 v14, 23, v14
	v_rcp_f32_e32 v19, v18
	v_fma_f32 v20, -v18, v19, 1.0
	v_fma_f32 v19, v20, v19, v19
	v_div_scale_f32 v20, vcc, v16, v17, v16
	v_mul_f32_e32 v21, v20, v19
	v_fma_f32 v22, -v18, v21, v20
	v_fma_f32 v21, v22, v19, v21
	v_fma_f32 v18, -v18, v21, v20
	v_div_fmas_f32 v18, v18, v19, v21
	v_div_fixup_f32 v16, v18, v17, v16
	v_sub_f32_e64 v12, -v12, v16
	v_sub_f32_e32 v12, v15, v12
	v_add_f32_e32 v12, 1.0, v12
	v_add_u32_e32 v12, vcc, v14, v12
	v_cmp_ngt_f32_e32 vcc, s2, v6
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s5, v6
	v_cndmask_b32_e32 v11, v11, v12, vcc
	v_cmp_o_f32_e32 vcc, v6, v6
	v_cndmask_b32_e32 v6, v6, v11, vcc
	.loc	1 260
	v_mul_f32_e32 v7, v7, v6
	v_mul_f32_e32 v11, 0, v13
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, v10, v6
	v_add_f32_e32 v7, v11, v7
	v_add_f32_e32 v6, v11, v6
	.loc	1 261
	v_div_scale_f32 v10, s[0:1], v7, v7, v6
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s2, s16, 31
	v_rcp_f32_e32 v11, v10
	v_fma_f32 v12, -v10, v11, 1.0
	v_fma_f32 v11, v12, v11, v11
	v_div_scale_f32 v12, vcc, v6, v7, v6
	v_mul_f32_e32 v13, v12, v11
	v_fma_f32 v14, -v10, v13, v12
	v_fma_f32 v13, v14, v11, v13
	v_fma_f32 v10, -v10, v13, v12
	v_div_fmas_f32 v10, v10, v11, v13
	v_cmp_neq_f32_e32 vcc, 0, v7
	v_mul_lo_u32 v11, v8, s4
	v_mul_lo_u32 v13, v2, s3
	s_ashr_i32 s4, s17, 31
	s_ashr_i32 s3, s18, 31
	v_div_fixup_f32 v6, v10, v7, v6
	v_cndmask_b32_e32 v10, 0, v6, vcc
	v_mad_u64_u32 v[6:7], s[0:1], v8, s13, 0
	v_add_u32_e32 v7, vcc, v7, v11
	v_mul_lo_u32 v11, v9, s13
	v_add_u32_e32 v7, vcc, v7, v11
	v_sub_u32_e32 v11, vcc, v2, v6
	v_subb_u32_e32 v12, vcc, v3, v7, vcc
	v_mad_u64_u32 v[6:7], s[0:1], v2, s14, 0
	v_mul_lo_u32 v3, v3, s14
	v_add_u32_e32 v2, vcc, v7, v13
	v_add_u32_e32 v2, vcc, v2, v3
	v_sub_u32_e32 v3, vcc, v0, v6
	v_subb_u32_e32 v2, vcc, v1, v2, vcc
	v_mad_u64_u32 v[0:1], s[0:1], v8, s16, v[4:5]
	v_mul_lo_u32 v4, v9, s16
	v_mul_lo_u32 v2, v2, s18
	v_add_u32_e32 v1, vcc, v4, v1
	v_mul_lo_u32 v4, v8, s2
	v_add_u32_e32 v1, vcc, v4, v1
	v_mad_u64_u32 v[0:1], s[0:1], v11, s17, v[0:1]
	v_mul_lo_u32 v4, v12, s17
	v_add_u32_e32 v1, vcc, v4, v1
	v_mul_lo_u32 v4, v11, s4
	v_add_u32_e32 v1, vcc, v4, v1
	v_mad_u64_u32 v[0:1], s[0:1], v3, s18, v[0:1]
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_lo_u32 v2, v3, s3
	v_add_u32_e32 v1, vcc, v2, v1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s9
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dword v[0:1], v10
.LBB1_10:
	.loc	1 262
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
		.amdhsa_float_denorm_mode_32 3
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
	.size	attention_tensor_merge$local, .Lfunc_end1-attention_tensor_merge
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2904
; NumSgprs: 22
; NumVgprs: 23
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
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
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     34
    .sgpr_spill_count: 0
    .symbol:         attention_tensor.kd
    .vgpr_count:     180
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

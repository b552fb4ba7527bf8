	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	attention_tensor        ; -- Begin function attention_tensor
	.globl	attention_tensor
	.p2align	8
	.type	attention_tensor,@function
attention_tensor:                       ; @attention_tensor
	.file	0 "." "attention_tensor.cl"
	.loc	0 129
; %bb.0:
	.loc	0 131
	s_load_dwordx4 s[24:27], s[4:5], 0x4
	s_load_dwordx4 s[20:23], s[4:5], 0x20
	v_and_b32_e32 v125, 3, v0
	v_bfe_u32 v126, v0, 2, 3
	v_or_b32_e32 v13, 3, v0
	.loc	0 132
	s_waitcnt lgkmcnt(0)
	s_add_i32 s9, s25, -1
	s_ashr_i32 s0, s9, 31
	s_lshr_b32 s0, s0, 26
	s_add_i32 s0, s9, s0
	s_ashr_i32 s0, s0, 6
	s_add_i32 s0, s0, 1
	.loc	0 133
	s_ashr_i32 s1, s0, 31
	s_add_i32 s2, s0, s1
	s_xor_b32 s2, s2, s1
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s3, 0, s2
	.loc	0 137
	v_mov_b32_e32 v3, s20
	v_mov_b32_e32 v5, s21
	.loc	0 133
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
	.loc	0 135
	v_lshrrev_b32_e32 v2, 1, v0
	v_and_b32_e32 v2, 48, v2
	.loc	0 133
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
	.loc	0 137
	s_ashr_i32 s3, s24, 31
	s_add_i32 s7, s24, s3
	s_xor_b32 s8, s7, s3
	v_cvt_f32_u32_e32 v1, s8
	.loc	0 133
	s_xor_b32 s2, s2, s1
	s_sub_i32 s2, s2, s1
	.loc	0 137
	s_sub_i32 s1, 0, s8
	v_rcp_iflag_f32_e32 v1, v1
	s_mul_i32 s0, s2, s0
	s_sub_i32 s0, s6, s0
	.loc	0 134
	s_lshl_b32 s10, s0, 6
	.loc	0 137
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	.loc	0 135
	v_or_b32_e32 v6, s10, v2
	s_mov_b32 s7, 0
	.loc	0 137
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
	.loc	0 143
	s_add_i32 s6, s26, 31
	.loc	0 137
	s_xor_b32 s0, s0, s1
	.loc	0 143
	s_ashr_i32 s11, s6, 31
	.loc	0 137
	s_sub_i32 s3, s0, s1
	.loc	0 143
	s_lshr_b32 s11, s11, 27
	.loc	0 137
	v_mad_i64_i32 v[1:2], s[0:1], s3, v3, 0
	s_mul_i32 s0, s3, s24
	.loc	0 143
	s_add_i32 s1, s6, s11
	.loc	0 144
	s_min_i32 s8, s26, 0
	s_sub_i32 s2, s2, s0
	s_and_b32 s0, s1, 0xffffffe0
	s_add_i32 s0, s0, s8
	s_min_i32 s20, s26, s0
	.loc	0 149
	s_cmp_ge_i32 s8, s20
	s_cbranch_scc0 .LBB0_2
; %bb.1:
	.loc	0 0
	v_and_b32_e32 v22, 0x7c, v0
	v_or_b32_e32 v23, 1, v22
	v_or_b32_e32 v24, 2, v22
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
	.loc	0 149
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v99, s7
	v_mov_b32_e32 v34, s7
	v_mov_b32_e32 v66, s7
	v_mov_b32_e32 v65, s7
	v_mov_b32_e32 v33, s7
	v_mov_b32_e32 v32, s7
	v_mov_b32_e32 v63, s7
	v_mov_b32_e32 v61, s7
	v_mov_b32_e32 v31, s7
	v_mov_b32_e32 v30, s7
	v_mov_b32_e32 v60, s7
	v_mov_b32_e32 v59, s7
	v_mov_b32_e32 v29, s7
	v_mov_b32_e32 v28, s7
	v_mov_b32_e32 v55, s7
	v_mov_b32_e32 v51, s7
	v_mov_b32_e32 v27, s7
	v_mov_b32_e32 v26, s7
	v_mov_b32_e32 v47, s7
	v_mov_b32_e32 v45, s7
	v_mov_b32_e32 v25, s7
	v_mov_b32_e32 v21, s7
	v_mov_b32_e32 v41, s7
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
	.loc	0 238
	s_mov_b32 m0, -1
	.loc	0 149
	s_cbranch_vccnz .LBB0_294
; %bb.4:
	.loc	0 131
	s_load_dwordx8 s[12:19], s[4:5], 0x30
	s_mov_b32 s1, 0
	v_lshrrev_b32_e32 v17, 6, v0
	.loc	0 136
	s_waitcnt lgkmcnt(0)
	s_or_b32 s0, s17, s16
	s_or_b32 s6, s14, s12
	s_or_b32 s7, s0, s18
	.loc	0 138
	v_mov_b32_e32 v3, s16
	.loc	0 136
	s_and_b32 s0, s6, 12
	s_and_b32 s6, s7, 3
	s_cmp_eq_u64 s[0:1], 0
	.loc	0 138
	v_mad_i64_i32 v[3:4], s[0:1], s3, v3, 0
	v_mov_b32_e32 v5, s17
	.loc	0 136
	s_cselect_b64 s[0:1], -1, 0
	.loc	0 138
	v_mad_i64_i32 v[3:4], s[2:3], s2, v5, v[3:4]
	.loc	0 136
	s_cmp_eq_u32 s6, 0
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 139
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v16, vcc, s12, v5
	.loc	0 136
	s_and_b64 s[0:1], s[0:1], s[2:3]
	.loc	0 139
	v_addc_u32_e32 v15, vcc, v3, v6, vcc
	s_mov_b64 s[6:7], -1
	.loc	0 149
	s_and_b64 vcc, exec, s[0:1]
	v_and_b32_e32 v3, 63, v0
	s_cbranch_vccnz .LBB0_38
; %bb.5:
	.loc	0 0
	v_mov_b32_e32 v4, 0
	.loc	0 149
	v_add_u32_e32 v10, vcc, s8, v17
	v_cmp_gt_i32_e32 vcc, s26, v10
	v_lshlrev_b64 v[7:8], 2, v[3:4]
	v_readfirstlane_b32 s6, v17
	.loc	0 87
	s_and_b64 s[2:3], vcc, exec
	v_mov_b32_e32 v9, v4
	s_cbranch_scc0 .LBB0_7
; %bb.6:
	.loc	0 149
	v_mad_i64_i32 v[9:10], s[2:3], v10, s18, 0
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e32 v9, vcc, v16, v9
	v_addc_u32_e32 v10, vcc, v15, v10, vcc
	v_add_u32_e32 v9, vcc, v9, v7
	v_addc_u32_e32 v10, vcc, v10, v8, vcc
	.loc	0 87
	flat_load_dword v9, v[9:10]
.LBB0_7:
	.loc	0 149
	s_mul_i32 s2, s6, 0x140
	v_lshlrev_b32_e32 v10, 2, v3
	v_add_u32_e32 v10, vcc, s2, v10
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v9
	.loc	0 149
	v_or_b32_e32 v9, 0x80, v0
	v_lshrrev_b32_e32 v9, 6, v9
	v_add_u32_e32 v10, vcc, s8, v9
	v_cmp_gt_i32_e32 vcc, s26, v10
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_9
; %bb.8:
	.loc	0 149
	v_mad_i64_i32 v[18:19], s[12:13], v10, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v4, vcc, v16, v18
	v_addc_u32_e32 v10, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v4, v7
	v_addc_u32_e32 v19, vcc, v10, v8, vcc
	.loc	0 87
	flat_load_dword v4, v[18:19]
.LBB0_9:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v9, 0x50, v9
	v_lshlrev_b32_e32 v10, 2, v9
	v_lshlrev_b32_e32 v9, 2, v3
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4
	.loc	0 149
	v_or_b32_e32 v4, 0x100, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v18, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v18
	.loc	0 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_11
; %bb.10:
	.loc	0 149
	v_mad_i64_i32 v[18:19], s[12:13], v18, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v14, vcc, v16, v18
	v_addc_u32_e32 v19, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v14, v7
	v_addc_u32_e32 v19, vcc, v19, v8, vcc
	.loc	0 87
	flat_load_dword v14, v[18:19]
.LBB0_11:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v14
	.loc	0 149
	v_or_b32_e32 v10, 0x180, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v14, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v14
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_13
; %bb.12:
	.loc	0 149
	v_mad_i64_i32 v[18:19], s[12:13], v14, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v4, vcc, v16, v18
	v_addc_u32_e32 v14, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v4, v7
	v_addc_u32_e32 v19, vcc, v14, v8, vcc
	.loc	0 87
	flat_load_dword v4, v[18:19]
.LBB0_13:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4
	.loc	0 149
	v_or_b32_e32 v4, 0x200, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v18, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v18
	.loc	0 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_15
; %bb.14:
	.loc	0 149
	v_mad_i64_i32 v[18:19], s[12:13], v18, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v14, vcc, v16, v18
	v_addc_u32_e32 v19, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v14, v7
	v_addc_u32_e32 v19, vcc, v19, v8, vcc
	.loc	0 87
	flat_load_dword v14, v[18:19]
.LBB0_15:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v14
	.loc	0 149
	v_or_b32_e32 v10, 0x280, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v14, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v14
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_17
; %bb.16:
	.loc	0 149
	v_mad_i64_i32 v[18:19], s[12:13], v14, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v4, vcc, v16, v18
	v_addc_u32_e32 v14, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v4, v7
	v_addc_u32_e32 v19, vcc, v14, v8, vcc
	.loc	0 87
	flat_load_dword v4, v[18:19]
.LBB0_17:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4
	.loc	0 149
	v_or_b32_e32 v4, 0x300, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v18, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v18
	.loc	0 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_19
; %bb.18:
	.loc	0 149
	v_mad_i64_i32 v[18:19], s[12:13], v18, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v14, vcc, v16, v18
	v_addc_u32_e32 v19, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v14, v7
	v_addc_u32_e32 v19, vcc, v19, v8, vcc
	.loc	0 87
	flat_load_dword v14, v[18:19]
.LBB0_19:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v14
	.loc	0 149
	v_or_b32_e32 v10, 0x380, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v14, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v14
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_21
; %bb.20:
	.loc	0 149
	v_mad_i64_i32 v[18:19], s[12:13], v14, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v4, vcc, v16, v18
	v_addc_u32_e32 v14, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v4, v7
	v_addc_u32_e32 v19, vcc, v14, v8, vcc
	.loc	0 87
	flat_load_dword v4, v[18:19]
.LBB0_21:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	s_or_b32 s2, s6, 16
	v_add_u32_e32 v10, vcc, v10, v9
	s_add_i32 s3, s2, s8
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4
	.loc	0 149
	s_cmp_ge_i32 s3, s26
	.loc	0 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v10, 0
	s_cbranch_scc1 .LBB0_23
; %bb.22:
	.loc	0 149
	v_mov_b32_e32 v10, s18
	v_mad_i64_i32 v[18:19], s[6:7], s3, v10, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v10, vcc, v16, v18
	v_addc_u32_e32 v14, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v10, v7
	v_addc_u32_e32 v19, vcc, v14, v8, vcc
	.loc	0 87
	flat_load_dword v10, v[18:19]
.LBB0_23:
	.loc	0 149
	s_mulk_i32 s2, 0x140
	v_add_u32_e32 v14, vcc, s2, v9
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v10
	.loc	0 149
	v_or_b32_e32 v10, 0x480, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v14, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v14
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_25
; %bb.24:
	.loc	0 149
	v_mad_i64_i32 v[18:19], s[6:7], v14, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v4, vcc, v16, v18
	v_addc_u32_e32 v14, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v4, v7
	v_addc_u32_e32 v19, vcc, v14, v8, vcc
	.loc	0 87
	flat_load_dword v4, v[18:19]
.LBB0_25:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4
	.loc	0 149
	v_or_b32_e32 v4, 0x500, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v18, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v18
	.loc	0 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_27
; %bb.26:
	.loc	0 149
	v_mad_i64_i32 v[18:19], s[6:7], v18, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v14, vcc, v16, v18
	v_addc_u32_e32 v19, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v14, v7
	v_addc_u32_e32 v19, vcc, v19, v8, vcc
	.loc	0 87
	flat_load_dword v14, v[18:19]
.LBB0_27:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v14
	.loc	0 149
	v_or_b32_e32 v10, 0x580, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v14, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v14
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_29
; %bb.28:
	.loc	0 149
	v_mad_i64_i32 v[18:19], s[6:7], v14, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v4, vcc, v16, v18
	v_addc_u32_e32 v14, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v4, v7
	v_addc_u32_e32 v19, vcc, v14, v8, vcc
	.loc	0 87
	flat_load_dword v4, v[18:19]
.LBB0_29:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4
	.loc	0 149
	v_or_b32_e32 v4, 0x600, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v18, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v18
	.loc	0 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_31
; %bb.30:
	.loc	0 149
	v_mad_i64_i32 v[18:19], s[6:7], v18, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v14, vcc, v16, v18
	v_addc_u32_e32 v19, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v14, v7
	v_addc_u32_e32 v19, vcc, v19, v8, vcc
	.loc	0 87
	flat_load_dword v14, v[18:19]
.LBB0_31:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v14
	.loc	0 149
	v_or_b32_e32 v10, 0x680, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v14, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v14
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_33
; %bb.32:
	.loc	0 149
	v_mad_i64_i32 v[18:19], s[6:7], v14, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v4, vcc, v16, v18
	v_addc_u32_e32 v14, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v4, v7
	v_addc_u32_e32 v19, vcc, v14, v8, vcc
	.loc	0 87
	flat_load_dword v4, v[18:19]
.LBB0_33:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4
	.loc	0 149
	v_or_b32_e32 v4, 0x700, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v18, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v18
	.loc	0 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_35
; %bb.34:
	.loc	0 149
	v_mad_i64_i32 v[18:19], s[6:7], v18, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v14, vcc, v16, v18
	v_addc_u32_e32 v19, vcc, v15, v19, vcc
	v_add_u32_e32 v18, vcc, v14, v7
	v_addc_u32_e32 v19, vcc, v19, v8, vcc
	.loc	0 87
	flat_load_dword v14, v[18:19]
.LBB0_35:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x50, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v9
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v14
	.loc	0 149
	v_or_b32_e32 v10, 0x780, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v14, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v14
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_37
; %bb.36:
	.loc	0 149
	v_mad_i64_i32 v[18:19], s[6:7], v14, s18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v4, vcc, v16, v18
	v_addc_u32_e32 v14, vcc, v15, v19, vcc
	v_add_u32_e32 v7, vcc, v4, v7
	v_addc_u32_e32 v8, vcc, v14, v8, vcc
	.loc	0 87
	flat_load_dword v4, v[7:8]
.LBB0_37:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v7, 0x50, v10
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v7, vcc, v7, v9
	s_mov_b64 s[6:7], 0
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v4
.LBB0_38:
	.loc	0 0
	s_xor_b64 s[2:3], s[0:1], -1
	.loc	0 149
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
	.loc	0 87
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
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 87
	ds_write_b32 v4, v10 offset:4
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_45
; %bb.44:
	.loc	0 0
	v_mov_b32_e32 v7, 0
	.loc	0 87
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
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 87
	ds_write_b32 v4, v9 offset:12
	.loc	0 149
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
	.loc	0 87
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
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 87
	ds_write_b32 v4, v10 offset:4
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_53
; %bb.52:
	.loc	0 0
	v_mov_b32_e32 v7, 0
	.loc	0 87
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
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 87
	ds_write_b32 v4, v9 offset:12
	.loc	0 149
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
	.loc	0 87
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
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 87
	ds_write_b32 v4, v10 offset:4
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_61
; %bb.60:
	.loc	0 0
	v_mov_b32_e32 v7, 0
	.loc	0 87
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
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 87
	ds_write_b32 v4, v9 offset:12
	.loc	0 149
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
	.loc	0 87
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
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 87
	ds_write_b32 v4, v10 offset:4
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[0:1], exec, s[0:1]
	s_cbranch_execz .LBB0_69
; %bb.68:
	.loc	0 0
	v_mov_b32_e32 v7, 0
	.loc	0 87
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
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 87
	ds_write_b32 v4, v9 offset:12
.LBB0_72:
	.loc	0 139
	v_mov_b32_e32 v4, s15
	v_add_u32_e32 v9, vcc, s14, v5
	v_addc_u32_e32 v8, vcc, v4, v6, vcc
	.loc	0 149
	v_cndmask_b32_e64 v4, 0, 1, s[2:3]
	v_cmp_ne_u32_e64 s[0:1], 1, v4
	s_andn2_b64 vcc, exec, s[2:3]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccnz .LBB0_106
; %bb.73:
	.loc	0 0
	v_mov_b32_e32 v4, 0
	.loc	0 149
	v_add_u32_e32 v10, vcc, s8, v17
	v_cmp_gt_i32_e32 vcc, s26, v10
	v_lshlrev_b64 v[5:6], 2, v[3:4]
	v_readfirstlane_b32 s6, v17
	.loc	0 87
	s_and_b64 s[2:3], vcc, exec
	v_mov_b32_e32 v7, v4
	s_cbranch_scc0 .LBB0_75
; %bb.74:
	.loc	0 149
	v_mad_i64_i32 v[19:20], s[2:3], v10, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v7, vcc, v9, v19
	v_addc_u32_e32 v10, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v7, v5
	v_addc_u32_e32 v20, vcc, v10, v6, vcc
	.loc	0 87
	flat_load_dword v7, v[19:20]
.LBB0_75:
	.loc	0 149
	s_mul_i32 s2, s6, 0x110
	v_lshlrev_b32_e32 v10, 2, v3
	v_add_u32_e32 v10, vcc, s2, v10
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v7 offset:10240
	.loc	0 149
	v_or_b32_e32 v7, 0x80, v0
	v_lshrrev_b32_e32 v7, 6, v7
	v_add_u32_e32 v10, vcc, s8, v7
	v_cmp_gt_i32_e32 vcc, s26, v10
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_77
; %bb.76:
	.loc	0 149
	v_mad_i64_i32 v[19:20], s[12:13], v10, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v4, vcc, v9, v19
	v_addc_u32_e32 v10, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v4, v5
	v_addc_u32_e32 v20, vcc, v10, v6, vcc
	.loc	0 87
	flat_load_dword v4, v[19:20]
.LBB0_77:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v7, 0x44, v7
	v_lshlrev_b32_e32 v10, 2, v7
	v_lshlrev_b32_e32 v7, 2, v3
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4 offset:10240
	.loc	0 149
	v_or_b32_e32 v4, 0x100, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v20, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v20
	.loc	0 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_79
; %bb.78:
	.loc	0 149
	v_mad_i64_i32 v[19:20], s[12:13], v20, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v19, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v19, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	0 87
	flat_load_dword v19, v[19:20]
.LBB0_79:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v19 offset:10240
	.loc	0 149
	v_or_b32_e32 v10, 0x180, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v19, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v19
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_81
; %bb.80:
	.loc	0 149
	v_mad_i64_i32 v[19:20], s[12:13], v19, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v4, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v4, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	0 87
	flat_load_dword v4, v[19:20]
.LBB0_81:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4 offset:10240
	.loc	0 149
	v_or_b32_e32 v4, 0x200, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v20, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v20
	.loc	0 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_83
; %bb.82:
	.loc	0 149
	v_mad_i64_i32 v[19:20], s[12:13], v20, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v19, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v19, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	0 87
	flat_load_dword v19, v[19:20]
.LBB0_83:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v19 offset:10240
	.loc	0 149
	v_or_b32_e32 v10, 0x280, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v19, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v19
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_85
; %bb.84:
	.loc	0 149
	v_mad_i64_i32 v[19:20], s[12:13], v19, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v4, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v4, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	0 87
	flat_load_dword v4, v[19:20]
.LBB0_85:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4 offset:10240
	.loc	0 149
	v_or_b32_e32 v4, 0x300, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v20, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v20
	.loc	0 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_87
; %bb.86:
	.loc	0 149
	v_mad_i64_i32 v[19:20], s[12:13], v20, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v19, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v19, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	0 87
	flat_load_dword v19, v[19:20]
.LBB0_87:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v19 offset:10240
	.loc	0 149
	v_or_b32_e32 v10, 0x380, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v19, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v19
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_89
; %bb.88:
	.loc	0 149
	v_mad_i64_i32 v[19:20], s[12:13], v19, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v4, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v4, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	0 87
	flat_load_dword v4, v[19:20]
.LBB0_89:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	s_or_b32 s2, s6, 16
	v_add_u32_e32 v10, vcc, v10, v7
	s_add_i32 s3, s2, s8
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4 offset:10240
	.loc	0 149
	s_cmp_ge_i32 s3, s26
	.loc	0 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v10, 0
	s_cbranch_scc1 .LBB0_91
; %bb.90:
	.loc	0 149
	v_mov_b32_e32 v10, s18
	v_mad_i64_i32 v[19:20], s[6:7], s3, v10, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v10, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v10, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	0 87
	flat_load_dword v10, v[19:20]
.LBB0_91:
	.loc	0 149
	s_mulk_i32 s2, 0x110
	v_add_u32_e32 v19, vcc, s2, v7
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v10 offset:10240
	.loc	0 149
	v_or_b32_e32 v10, 0x480, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v19, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v19
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_93
; %bb.92:
	.loc	0 149
	v_mad_i64_i32 v[19:20], s[6:7], v19, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v4, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v4, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	0 87
	flat_load_dword v4, v[19:20]
.LBB0_93:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4 offset:10240
	.loc	0 149
	v_or_b32_e32 v4, 0x500, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v20, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v20
	.loc	0 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_95
; %bb.94:
	.loc	0 149
	v_mad_i64_i32 v[19:20], s[6:7], v20, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v19, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v19, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	0 87
	flat_load_dword v19, v[19:20]
.LBB0_95:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v19 offset:10240
	.loc	0 149
	v_or_b32_e32 v10, 0x580, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v19, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v19
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_97
; %bb.96:
	.loc	0 149
	v_mad_i64_i32 v[19:20], s[6:7], v19, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v4, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v4, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	0 87
	flat_load_dword v4, v[19:20]
.LBB0_97:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4 offset:10240
	.loc	0 149
	v_or_b32_e32 v4, 0x600, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v20, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v20
	.loc	0 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_99
; %bb.98:
	.loc	0 149
	v_mad_i64_i32 v[19:20], s[6:7], v20, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v19, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v19, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	0 87
	flat_load_dword v19, v[19:20]
.LBB0_99:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v19 offset:10240
	.loc	0 149
	v_or_b32_e32 v10, 0x680, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v19, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v19
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_101
; %bb.100:
	.loc	0 149
	v_mad_i64_i32 v[19:20], s[6:7], v19, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v4, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v4, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	0 87
	flat_load_dword v4, v[19:20]
.LBB0_101:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v4 offset:10240
	.loc	0 149
	v_or_b32_e32 v4, 0x700, v0
	v_lshrrev_b32_e32 v10, 6, v4
	v_add_u32_e32 v20, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v20
	.loc	0 87
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_103
; %bb.102:
	.loc	0 149
	v_mad_i64_i32 v[19:20], s[6:7], v20, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v19, vcc, v9, v19
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	v_add_u32_e32 v19, vcc, v19, v5
	v_addc_u32_e32 v20, vcc, v20, v6, vcc
	.loc	0 87
	flat_load_dword v19, v[19:20]
.LBB0_103:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v10, 0x44, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v7
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v19 offset:10240
	.loc	0 149
	v_or_b32_e32 v10, 0x780, v0
	v_lshrrev_b32_e32 v10, 6, v10
	v_add_u32_e32 v19, vcc, s8, v10
	v_cmp_gt_i32_e32 vcc, s26, v19
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_105
; %bb.104:
	.loc	0 149
	v_mad_i64_i32 v[19:20], s[6:7], v19, s18, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v4, vcc, v9, v19
	v_addc_u32_e32 v19, vcc, v8, v20, vcc
	v_add_u32_e32 v4, vcc, v4, v5
	v_addc_u32_e32 v5, vcc, v19, v6, vcc
	.loc	0 87
	flat_load_dword v4, v[4:5]
.LBB0_105:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_mul_u32_u24_e32 v5, 0x44, v10
	v_lshlrev_b32_e32 v5, 2, v5
	v_add_u32_e32 v5, vcc, v5, v7
	s_mov_b64 s[2:3], 0
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v5, v4 offset:10240
.LBB0_106:
	.loc	0 149
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
	.loc	0 87
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
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 87
	ds_write_b32 v10, v7 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_113
; %bb.112:
	.loc	0 0
	v_mov_b32_e32 v4, 0
	.loc	0 87
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
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_or_b32_e32 v4, 0x80, v0
	v_lshrrev_b32_e32 v4, 4, v4
	v_mul_u32_u24_e32 v5, 0x44, v4
	v_add_u32_e32 v19, vcc, s8, v4
	.loc	0 87
	ds_write_b32 v10, v6 offset:12
	.loc	0 149
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
	.loc	0 87
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
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 87
	ds_write_b32 v10, v7 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_121
; %bb.120:
	.loc	0 0
	v_mov_b32_e32 v4, 0
	.loc	0 87
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
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_or_b32_e32 v4, 0x100, v0
	v_lshrrev_b32_e32 v4, 4, v4
	v_mul_u32_u24_e32 v5, 0x44, v4
	v_add_u32_e32 v19, vcc, s8, v4
	.loc	0 87
	ds_write_b32 v10, v6 offset:12
	.loc	0 149
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
	.loc	0 87
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
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 87
	ds_write_b32 v10, v7 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_129
; %bb.128:
	.loc	0 0
	v_mov_b32_e32 v4, 0
	.loc	0 87
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
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 149
	v_or_b32_e32 v4, 0x180, v0
	v_lshrrev_b32_e32 v4, 4, v4
	v_mul_u32_u24_e32 v5, 0x44, v4
	v_add_u32_e32 v19, vcc, s8, v4
	.loc	0 87
	ds_write_b32 v10, v6 offset:12
	.loc	0 149
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
	.loc	0 87
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
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 87
	ds_write_b32 v10, v7 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_137
; %bb.136:
	.loc	0 0
	v_mov_b32_e32 v4, 0
	.loc	0 87
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
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 87
	ds_write_b32 v10, v6 offset:12
.LBB0_140:
	.loc	0 131
	s_load_dwordx2 s[2:3], s[4:5], 0x18
	.loc	0 139
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_and_b32_e32 v22, 0x7c, v0
	v_lshlrev_b32_e32 v3, 2, v3
	v_and_b32_e32 v18, 0xf0, v18
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v10, vcc, s2, v4
	.loc	0 140
	v_mov_b32_e32 v4, 0x3fb8aa3b
	v_mul_f32_e32 v40, s27, v4
	v_lshlrev_b32_e32 v4, 2, v0
	v_or_b32_e32 v43, 0x4a00, v4
	v_lshlrev_b32_e32 v4, 2, v22
	.loc	0 139
	v_mov_b32_e32 v6, s3
	v_or_b32_e32 v44, 0x4a00, v4
	v_min_i32_e32 v4, s9, v11
	v_addc_u32_e32 v19, vcc, v6, v5, vcc
	v_lshlrev_b32_e32 v6, 2, v13
	v_mad_i64_i32 v[4:5], s[2:3], v4, s22, 0
	v_or_b32_e32 v46, 0x4a00, v6
	v_or_b32_e32 v6, 8, v11
	v_min_i32_e32 v6, s9, v6
	v_mad_i64_i32 v[6:7], s[2:3], v6, s22, 0
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_subrev_u32_e32 v20, vcc, s10, v11
	v_add_u32_e32 v48, vcc, v10, v4
	v_addc_u32_e32 v49, vcc, v19, v5, vcc
	v_lshlrev_b64 v[4:5], 2, v[6:7]
	s_movk_i32 s2, 0xa0
	v_add_u32_e32 v50, vcc, v10, v4
	v_or_b32_e32 v10, 0x480, v0
	v_mad_u32_u24 v4, v125, s2, v20
	v_lshrrev_b32_e32 v79, 6, v10
	v_addc_u32_e32 v52, vcc, v19, v5, vcc
	v_lshlrev_b32_e32 v53, 2, v4
	v_or_b32_e32 v4, 0x80, v0
	v_mul_u32_u24_e32 v10, 0x50, v79
	v_add_u32_e32 v56, vcc, v16, v3
	v_lshrrev_b32_e32 v58, 6, v4
	v_lshlrev_b32_e32 v10, 2, v10
	v_addc_u32_e32 v57, vcc, 0, v15, vcc
	v_mul_u32_u24_e32 v5, 0x50, v58
	v_add_u32_e32 v80, vcc, v3, v10
	v_or_b32_e32 v10, 0x500, v0
	v_lshlrev_b32_e32 v5, 2, v5
	v_lshrrev_b32_e32 v81, 6, v10
	v_add_u32_e32 v62, vcc, v3, v5
	v_or_b32_e32 v5, 0x100, v0
	v_mul_u32_u24_e32 v10, 0x50, v81
	v_lshrrev_b32_e32 v64, 6, v5
	v_lshlrev_b32_e32 v10, 2, v10
	v_mul_u32_u24_e32 v6, 0x50, v64
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
	v_lshrrev_b32_e32 v94, 4, v4
	v_mul_u32_u24_e32 v7, 0x50, v74
	v_add_u32_e32 v90, vcc, v3, v10
	v_or_b32_e32 v10, 0x780, v0
	v_mul_u32_u24_e32 v4, 0x50, v94
	v_lshlrev_b32_e32 v7, 2, v7
	v_lshrrev_b32_e32 v91, 6, v10
	v_lshlrev_b32_e32 v4, 2, v4
	v_lshrrev_b32_e32 v96, 4, v5
	v_add_u32_e32 v75, vcc, v3, v7
	v_or_b32_e32 v7, 0x380, v0
	v_mul_u32_u24_e32 v10, 0x50, v91
	v_add_u32_e32 v95, vcc, v4, v18
	v_mul_u32_u24_e32 v4, 0x50, v96
	v_lshrrev_b32_e32 v76, 6, v7
	v_lshlrev_b32_e32 v10, 2, v10
	v_lshlrev_b32_e32 v4, 2, v4
	v_lshrrev_b32_e32 v98, 4, v6
	v_mul_u32_u24_e32 v7, 0x50, v76
	v_add_u32_e32 v92, vcc, v3, v10
	v_mul_u32_u24_e32 v10, 0x50, v14
	v_add_u32_e32 v97, vcc, v4, v18
	v_mul_u32_u24_e32 v4, 0x50, v98
	v_lshlrev_b32_e32 v7, 2, v7
	v_lshlrev_b32_e32 v10, 2, v10
	v_lshlrev_b32_e32 v4, 2, v4
	s_movk_i32 s2, 0x140
	v_add_u32_e32 v77, vcc, v3, v7
	v_or_b32_e32 v7, 16, v17
	v_add_u32_e32 v93, vcc, v10, v18
	v_add_u32_e32 v100, vcc, v4, v18
	v_mad_u32_u24 v54, v17, s2, v3
	v_mad_u32_u24 v78, v7, s2, v3
	v_or_b32_e32 v4, 0x2800, v3
	v_add_u32_e32 v102, vcc, v9, v3
	v_mul_u32_u24_e32 v3, 0x44, v58
	v_lshlrev_b32_e32 v3, 2, v3
	v_addc_u32_e32 v103, vcc, 0, v8, vcc
	v_add_u32_e32 v104, vcc, v4, v3
	v_mul_u32_u24_e32 v3, 0x44, v64
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
	v_mul_u32_u24_e32 v3, 0x44, v94
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v3, vcc, v3, v18
	v_add_u32_e32 v120, vcc, s3, v3
	v_mul_u32_u24_e32 v3, 0x44, v96
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v3, vcc, v3, v18
	v_add_u32_e32 v121, vcc, s3, v3
	v_mul_u32_u24_e32 v3, 0x44, v98
	v_lshlrev_b32_e32 v3, 2, v3
	v_add_u32_e32 v3, vcc, v3, v18
	v_add_u32_e32 v122, vcc, s3, v3
	s_movk_i32 s6, 0x110
	v_add_u32_e32 v3, vcc, v16, v18
	v_readfirstlane_b32 s23, v7
	v_mad_u32_u24 v101, v17, s6, v4
	v_mad_u32_u24 v111, v7, s6, v4
	v_addc_u32_e32 v4, vcc, 0, v15, vcc
	.loc	0 160
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
	v_or_b32_e32 v23, 1, v22
	v_or_b32_e32 v24, 2, v22
	v_readfirstlane_b32 s21, v17
	v_add_u32_e32 v124, vcc, s2, v123
	v_or_b32_e32 v126, v7, v8
	.loc	0 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v7, 0xff7fffff
	s_mov_b32 s24, 0x3f317180
	v_mov_b32_e32 v127, 0xb5ddea0e
	s_mov_b32 s27, 0x6f800000
	s_mov_b32 s28, 0xc2fc0000
	s_mov_b32 s29, 0x43000000
	v_mov_b32_e32 v128, 0
	v_mov_b32_e32 v129, 0xff800000
	v_mov_b32_e32 v130, 0x2f800000
	v_mov_b32_e32 v131, 0x7f800000
	s_movk_i32 s30, 0x800
	s_movk_i32 s31, 0x1400
	s_movk_i32 s33, 0x1c00
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
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v51, 0
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v9, 0xff7fffff
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v99, 0
	s_branch .LBB0_144
.LBB0_141:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_b64 exec, exec, s[2:3]
	.loc	0 87
	ds_write_b32 v122, v9 offset:12
.LBB0_142:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_mov_b64 s[2:3], 0
.LBB0_143:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 231
	s_and_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v7, v133
	v_mov_b32_e32 v9, v132
	s_mov_b32 s8, s34
	s_cbranch_vccnz .LBB0_293
.LBB0_144:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_145 Depth 2
                                        ;     Child Loop BB0_147 Depth 2
                                        ;     Child Loop BB0_149 Depth 2
                                        ;     Child Loop BB0_151 Depth 2
                                        ;     Child Loop BB0_155 Depth 2
	.loc	0 0
	s_mov_b64 s[2:3], 0
	v_mov_b32_e32 v8, v123
	v_mov_b32_e32 v133, 0
	v_mov_b32_e32 v142, 0
	v_mov_b32_e32 v138, 0
	v_mov_b32_e32 v135, 0
	.loc	0 162
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_145:                              ;   Parent Loop BB0_144 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 181
	v_mov_b32_e32 v10, s3
	v_add_u32_e32 v136, vcc, s2, v48
	v_addc_u32_e32 v137, vcc, v49, v10, vcc
	flat_load_dwordx4 v[143:146], v[136:137]
	.loc	0 182
	ds_read_b128 v[147:150], v8
	ds_read_b128 v[151:154], v8 offset:2560
	ds_read_b128 v[155:158], v8 offset:5120
	ds_read_b128 v[159:162], v8 offset:7680
	.loc	0 180
	s_add_u32 s2, s2, 16
	s_addc_u32 s3, s3, 0
	v_add_u32_e32 v8, vcc, 16, v8
	s_cmpk_lg_i32 s2, 0x100
	.loc	0 181
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v10, v40, v143
	v_mul_f32_e32 v132, v40, v144
	.loc	0 182
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v135, v10, v147
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v138, v10, v151
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v142, v10, v155
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v133, v10, v159
	.loc	0 181
	v_mul_f32_e32 v134, v40, v145
	.loc	0 182
	v_mac_f32_e32 v135, v132, v148
	v_mac_f32_e32 v138, v132, v152
	v_mac_f32_e32 v142, v132, v156
	v_mac_f32_e32 v133, v132, v160
	.loc	0 181
	v_mul_f32_e32 v136, v40, v146
	.loc	0 182
	v_mac_f32_e32 v135, v134, v149
	v_mac_f32_e32 v138, v134, v153
	v_mac_f32_e32 v142, v134, v157
	v_mac_f32_e32 v133, v134, v161
	v_mac_f32_e32 v135, v136, v150
	v_mac_f32_e32 v138, v136, v154
	v_mac_f32_e32 v142, v136, v158
	v_mac_f32_e32 v133, v136, v162
	s_cbranch_scc1 .LBB0_145
; %bb.146:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_mov_b64 s[2:3], 0
	.loc	0 182
	v_mov_b32_e32 v143, 0
	v_mov_b32_e32 v8, v124
	v_mov_b32_e32 v144, 0
	v_mov_b32_e32 v139, 0
	v_mov_b32_e32 v146, 0
.LBB0_147:                              ;   Parent Loop BB0_144 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 181
	v_mov_b32_e32 v10, s3
	v_add_u32_e32 v136, vcc, s2, v48
	v_addc_u32_e32 v137, vcc, v49, v10, vcc
	flat_load_dwordx4 v[147:150], v[136:137]
	.loc	0 182
	ds_read_b128 v[151:154], v8
	ds_read_b128 v[155:158], v8 offset:2560
	ds_read_b128 v[159:162], v8 offset:5120
	ds_read_b128 v[163:166], v8 offset:7680
	.loc	0 180
	s_add_u32 s2, s2, 16
	s_addc_u32 s3, s3, 0
	v_add_u32_e32 v8, vcc, 16, v8
	s_cmpk_lg_i32 s2, 0x100
	.loc	0 181
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v10, v40, v147
	v_mul_f32_e32 v132, v40, v148
	.loc	0 182
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v146, v10, v151
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v139, v10, v155
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v144, v10, v159
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v143, v10, v163
	.loc	0 181
	v_mul_f32_e32 v134, v40, v149
	.loc	0 182
	v_mac_f32_e32 v146, v132, v152
	v_mac_f32_e32 v139, v132, v156
	v_mac_f32_e32 v144, v132, v160
	v_mac_f32_e32 v143, v132, v164
	.loc	0 181
	v_mul_f32_e32 v136, v40, v150
	.loc	0 182
	v_mac_f32_e32 v146, v134, v153
	v_mac_f32_e32 v139, v134, v157
	v_mac_f32_e32 v144, v134, v161
	v_mac_f32_e32 v143, v134, v165
	v_mac_f32_e32 v146, v136, v154
	v_mac_f32_e32 v139, v136, v158
	v_mac_f32_e32 v144, v136, v162
	v_mac_f32_e32 v143, v136, v166
	s_cbranch_scc1 .LBB0_147
; %bb.148:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_mov_b64 s[2:3], 0
	.loc	0 182
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, v123
	v_mov_b32_e32 v134, 0
	v_mov_b32_e32 v137, 0
	v_mov_b32_e32 v141, 0
.LBB0_149:                              ;   Parent Loop BB0_144 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 181
	v_mov_b32_e32 v132, s3
	v_add_u32_e32 v147, vcc, s2, v50
	v_addc_u32_e32 v148, vcc, v52, v132, vcc
	flat_load_dwordx4 v[147:150], v[147:148]
	.loc	0 182
	ds_read_b128 v[151:154], v10
	ds_read_b128 v[155:158], v10 offset:2560
	ds_read_b128 v[159:162], v10 offset:5120
	ds_read_b128 v[163:166], v10 offset:7680
	.loc	0 180
	s_add_u32 s2, s2, 16
	s_addc_u32 s3, s3, 0
	v_add_u32_e32 v10, vcc, 16, v10
	s_cmpk_lg_i32 s2, 0x100
	.loc	0 181
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v132, v40, v147
	v_mul_f32_e32 v136, v40, v148
	.loc	0 182
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v141, v132, v151
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v137, v132, v155
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v134, v132, v159
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v8, v132, v163
	.loc	0 181
	v_mul_f32_e32 v140, v40, v149
	.loc	0 182
	v_mac_f32_e32 v141, v136, v152
	v_mac_f32_e32 v137, v136, v156
	v_mac_f32_e32 v134, v136, v160
	v_mac_f32_e32 v8, v136, v164
	.loc	0 181
	v_mul_f32_e32 v145, v40, v150
	.loc	0 182
	v_mac_f32_e32 v141, v140, v153
	v_mac_f32_e32 v137, v140, v157
	v_mac_f32_e32 v134, v140, v161
	v_mac_f32_e32 v8, v140, v165
	v_mac_f32_e32 v141, v145, v154
	v_mac_f32_e32 v137, v145, v158
	v_mac_f32_e32 v134, v145, v162
	v_mac_f32_e32 v8, v145, v166
	s_cbranch_scc1 .LBB0_149
; %bb.150:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_mov_b64 s[2:3], 0
	.loc	0 182
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v132, v124
	v_mov_b32_e32 v136, 0
	v_mov_b32_e32 v140, 0
	v_mov_b32_e32 v145, 0
.LBB0_151:                              ;   Parent Loop BB0_144 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 181
	v_mov_b32_e32 v148, s3
	v_add_u32_e32 v147, vcc, s2, v50
	v_addc_u32_e32 v148, vcc, v52, v148, vcc
	flat_load_dwordx4 v[147:150], v[147:148]
	.loc	0 182
	ds_read_b128 v[151:154], v132
	ds_read_b128 v[155:158], v132 offset:2560
	ds_read_b128 v[159:162], v132 offset:5120
	ds_read_b128 v[163:166], v132 offset:7680
	.loc	0 180
	s_add_u32 s2, s2, 16
	s_addc_u32 s3, s3, 0
	v_add_u32_e32 v132, vcc, 16, v132
	s_cmpk_lg_i32 s2, 0x100
	.loc	0 181
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v147, v40, v147
	v_mul_f32_e32 v148, v40, v148
	.loc	0 182
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v145, v147, v151
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v140, v147, v155
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v136, v147, v159
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v10, v147, v163
	.loc	0 181
	v_mul_f32_e32 v149, v40, v149
	.loc	0 182
	v_mac_f32_e32 v145, v148, v152
	v_mac_f32_e32 v140, v148, v156
	v_mac_f32_e32 v136, v148, v160
	v_mac_f32_e32 v10, v148, v164
	.loc	0 181
	v_mul_f32_e32 v150, v40, v150
	.loc	0 182
	v_mac_f32_e32 v145, v149, v153
	v_mac_f32_e32 v140, v149, v157
	v_mac_f32_e32 v136, v149, v161
	v_mac_f32_e32 v10, v149, v165
	v_mac_f32_e32 v145, v150, v154
	v_mac_f32_e32 v140, v150, v158
	v_mac_f32_e32 v136, v150, v162
	v_mac_f32_e32 v10, v150, v166
	s_cbranch_scc1 .LBB0_151
; %bb.152:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 191
	s_add_i32 s34, s8, 32
	s_cmp_gt_i32 s34, s26
	.loc	0 186
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc0 .LBB0_154
; %bb.153:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	v_add_u32_e32 v132, vcc, s8, v42
	.loc	0 193
	v_add_u32_e64 v147, s[2:3], 8, v132
	v_cmp_gt_i32_e64 s[2:3], s26, v147
	v_add_u32_e64 v147, s[6:7], 16, v132
	v_cmp_gt_i32_e64 s[6:7], s26, v147
	v_add_u32_e64 v147, s[8:9], 24, v132
	v_cmp_gt_i32_e64 s[8:9], s26, v147
	v_add_u32_e64 v147, s[10:11], 1, v132
	v_cmp_gt_i32_e64 s[10:11], s26, v147
	v_add_u32_e64 v147, s[12:13], 9, v132
	v_cmp_gt_i32_e32 vcc, s26, v132
	v_cmp_gt_i32_e64 s[12:13], s26, v147
	v_add_u32_e64 v147, s[14:15], 17, v132
	v_add_u32_e64 v132, s[16:17], 25, v132
	v_cmp_gt_i32_e64 s[14:15], s26, v147
	v_cmp_gt_i32_e64 s[16:17], s26, v132
	v_cndmask_b32_e32 v135, v129, v135, vcc
	v_cndmask_b32_e64 v138, v129, v138, s[2:3]
	v_cndmask_b32_e64 v142, v129, v142, s[6:7]
	v_cndmask_b32_e64 v133, v129, v133, s[8:9]
	v_cndmask_b32_e64 v146, v129, v146, s[10:11]
	v_cndmask_b32_e64 v139, v129, v139, s[12:13]
	v_cndmask_b32_e64 v144, v129, v144, s[14:15]
	v_cndmask_b32_e64 v143, v129, v143, s[16:17]
	v_cndmask_b32_e32 v141, v129, v141, vcc
	v_cndmask_b32_e64 v137, v129, v137, s[2:3]
	v_cndmask_b32_e64 v134, v129, v134, s[6:7]
	v_cndmask_b32_e64 v8, v129, v8, s[8:9]
	v_cndmask_b32_e64 v145, v129, v145, s[10:11]
	v_cndmask_b32_e64 v140, v129, v140, s[12:13]
	v_cndmask_b32_e64 v136, v129, v136, s[14:15]
	v_cndmask_b32_e64 v10, v129, v10, s[16:17]
.LBB0_154:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 197
	v_mul_f32_e32 v132, 1.0, v135
	v_mul_f32_e32 v147, 1.0, v146
	v_mul_f32_e32 v148, 1.0, v9
	v_max3_f32 v132, v148, v132, v147
	v_mul_f32_e32 v147, 1.0, v138
	v_mul_f32_e32 v148, 1.0, v139
	v_max3_f32 v132, v132, v147, v148
	v_mul_f32_e32 v147, 1.0, v142
	v_mul_f32_e32 v148, 1.0, v144
	v_max3_f32 v132, v132, v147, v148
	v_mul_f32_e32 v147, 1.0, v133
	v_mul_f32_e32 v148, 1.0, v143
	v_max3_f32 v132, v132, v147, v148
	.loc	0 198
	ds_write_b32 v43, v132
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[147:148], v44 offset1:1
	ds_read_b32 v132, v44 offset:8
	ds_read_b32 v149, v46
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mul_f32_e32 v147, 1.0, v147
	v_mul_f32_e32 v148, 1.0, v148
	v_max_f32_e32 v147, v147, v148
	v_mul_f32_e32 v132, 1.0, v132
	v_mul_f32_e32 v148, 1.0, v149
	v_max3_f32 v132, v147, v132, v148
	.loc	0 199
	v_sub_f32_e32 v9, v9, v132
	v_rndne_f32_e32 v147, v9
	v_sub_f32_e32 v148, v9, v147
	v_mul_f32_e32 v149, 0x3717f7d1, v148
	v_madmk_f32 v150, v148, 0x3f317180, v149
	v_mul_f32_e32 v151, v150, v150
	v_madmk_f32 v152, v151, 0x3331bb4c, v127
	v_madak_f32 v152, v151, v152, 0x388ab355
	v_madak_f32 v152, v151, v152, 0xbb360b61
	v_madak_f32 v152, v151, v152, 0x3e2aaaab
	v_mad_f32 v151, -v151, v152, v150
	v_sub_f32_e32 v152, 2.0, v151
	v_cmp_gt_f32_e64 vcc, |v152|, s27
	v_cndmask_b32_e32 v153, 1.0, v130, vcc
	v_mul_f32_e32 v152, v152, v153
	v_rcp_f32_e32 v152, v152
	v_cvt_i32_f32_e32 v147, v147
	v_mul_f32_e32 v150, v150, v151
	.loc	0 203
	v_sub_f32_e32 v135, v135, v132
	.loc	0 199
	v_mul_f32_e32 v150, v150, v152
	v_mad_f32 v149, -v153, v150, -v149
	v_mad_f32 v148, v148, s24, -v149
	v_add_f32_e32 v148, 1.0, v148
	v_lshlrev_b32_e32 v147, 23, v147
	v_add_u32_e32 v147, vcc, v147, v148
	v_cmp_ngt_f32_e32 vcc, s28, v9
	v_cndmask_b32_e32 v147, 0, v147, vcc
	v_cmp_gt_f32_e32 vcc, s29, v9
	v_cndmask_b32_e32 v147, v131, v147, vcc
	v_cmp_o_f32_e32 vcc, v9, v9
	v_cndmask_b32_e32 v9, v9, v147, vcc
	.loc	0 203
	v_rndne_f32_e32 v147, v135
	v_sub_f32_e32 v148, v135, v147
	v_mul_f32_e32 v149, 0x3717f7d1, v148
	v_madmk_f32 v150, v148, 0x3f317180, v149
	v_mul_f32_e32 v151, v150, v150
	v_madmk_f32 v152, v151, 0x3331bb4c, v127
	v_madak_f32 v152, v151, v152, 0x388ab355
	v_madak_f32 v152, v151, v152, 0xbb360b61
	v_madak_f32 v152, v151, v152, 0x3e2aaaab
	v_mad_f32 v151, -v151, v152, v150
	v_sub_f32_e32 v152, 2.0, v151
	v_cmp_gt_f32_e64 vcc, |v152|, s27
	v_cndmask_b32_e32 v153, 1.0, v130, vcc
	v_mul_f32_e32 v152, v152, v153
	v_rcp_f32_e32 v152, v152
	v_cvt_i32_f32_e32 v147, v147
	v_mul_f32_e32 v150, v150, v151
	v_sub_f32_e32 v146, v146, v132
	v_mul_f32_e32 v150, v150, v152
	v_mad_f32 v149, -v153, v150, -v149
	v_mad_f32 v148, v148, s24, -v149
	v_add_f32_e32 v148, 1.0, v148
	v_lshlrev_b32_e32 v147, 23, v147
	v_add_u32_e32 v147, vcc, v147, v148
	v_rndne_f32_e32 v148, v146
	v_sub_f32_e32 v149, v146, v148
	v_mul_f32_e32 v150, 0x3717f7d1, v149
	v_madmk_f32 v151, v149, 0x3f317180, v150
	v_mul_f32_e32 v152, v151, v151
	v_madmk_f32 v153, v152, 0x3331bb4c, v127
	v_madak_f32 v153, v152, v153, 0x388ab355
	v_madak_f32 v153, v152, v153, 0xbb360b61
	v_madak_f32 v153, v152, v153, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s28, v135
	v_mad_f32 v152, -v152, v153, v151
	v_cndmask_b32_e32 v147, 0, v147, vcc
	v_cmp_gt_f32_e32 vcc, s29, v135
	v_sub_f32_e32 v153, 2.0, v152
	v_cndmask_b32_e32 v147, v131, v147, vcc
	v_cmp_gt_f32_e64 vcc, |v153|, s27
	v_cndmask_b32_e32 v154, 1.0, v130, vcc
	v_mul_f32_e32 v153, v153, v154
	v_rcp_f32_e32 v153, v153
	v_cmp_o_f32_e32 vcc, v135, v135
	v_cndmask_b32_e32 v135, v135, v147, vcc
	v_cvt_i32_f32_e32 v147, v148
	v_mul_f32_e32 v148, v151, v152
	v_mul_f32_e32 v148, v148, v153
	v_mad_f32 v148, -v154, v148, -v150
	v_mad_f32 v148, v149, s24, -v148
	v_add_f32_e32 v148, 1.0, v148
	v_lshlrev_b32_e32 v147, 23, v147
	v_add_u32_e32 v147, vcc, v147, v148
	v_sub_f32_e32 v148, v138, v132
	v_rndne_f32_e32 v149, v148
	v_sub_f32_e32 v150, v148, v149
	v_mul_f32_e32 v151, 0x3717f7d1, v150
	v_madmk_f32 v152, v150, 0x3f317180, v151
	v_mul_f32_e32 v138, v152, v152
	v_madmk_f32 v153, v138, 0x3331bb4c, v127
	v_madak_f32 v153, v138, v153, 0x388ab355
	v_madak_f32 v153, v138, v153, 0xbb360b61
	v_madak_f32 v153, v138, v153, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s28, v146
	v_mad_f32 v153, -v138, v153, v152
	v_cndmask_b32_e32 v147, 0, v147, vcc
	v_cmp_gt_f32_e32 vcc, s29, v146
	v_sub_f32_e32 v138, 2.0, v153
	v_cndmask_b32_e32 v147, v131, v147, vcc
	v_cmp_gt_f32_e64 vcc, |v138|, s27
	v_cndmask_b32_e32 v154, 1.0, v130, vcc
	v_mul_f32_e32 v138, v138, v154
	v_rcp_f32_e32 v155, v138
	v_cmp_o_f32_e32 vcc, v146, v146
	v_cndmask_b32_e32 v138, v146, v147, vcc
	v_cvt_i32_f32_e32 v146, v149
	v_mul_f32_e32 v147, v152, v153
	v_mul_f32_e32 v147, v147, v155
	v_mad_f32 v147, -v154, v147, -v151
	v_mad_f32 v147, v150, s24, -v147
	v_add_f32_e32 v147, 1.0, v147
	v_lshlrev_b32_e32 v146, 23, v146
	v_add_u32_e32 v146, vcc, v146, v147
	v_sub_f32_e32 v147, v139, v132
	v_rndne_f32_e32 v149, v147
	v_sub_f32_e32 v150, v147, v149
	v_mul_f32_e32 v151, 0x3717f7d1, v150
	v_madmk_f32 v152, v150, 0x3f317180, v151
	v_mul_f32_e32 v139, v152, v152
	v_madmk_f32 v153, v139, 0x3331bb4c, v127
	v_madak_f32 v153, v139, v153, 0x388ab355
	v_madak_f32 v153, v139, v153, 0xbb360b61
	v_madak_f32 v153, v139, v153, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s28, v148
	v_mad_f32 v153, -v139, v153, v152
	v_cndmask_b32_e32 v146, 0, v146, vcc
	v_cmp_gt_f32_e32 vcc, s29, v148
	v_sub_f32_e32 v139, 2.0, v153
	v_cndmask_b32_e32 v146, v131, v146, vcc
	v_cmp_gt_f32_e64 vcc, |v139|, s27
	v_cndmask_b32_e32 v154, 1.0, v130, vcc
	v_mul_f32_e32 v139, v139, v154
	v_rcp_f32_e32 v155, v139
	v_cmp_o_f32_e32 vcc, v148, v148
	v_cndmask_b32_e32 v139, v148, v146, vcc
	v_cvt_i32_f32_e32 v146, v149
	v_mul_f32_e32 v148, v152, v153
	v_mul_f32_e32 v148, v148, v155
	v_mad_f32 v148, -v154, v148, -v151
	v_mad_f32 v148, v150, s24, -v148
	v_add_f32_e32 v148, 1.0, v148
	v_lshlrev_b32_e32 v146, 23, v146
	v_add_u32_e32 v146, vcc, v146, v148
	v_sub_f32_e32 v148, v142, v132
	v_rndne_f32_e32 v149, v148
	v_sub_f32_e32 v150, v148, v149
	v_mul_f32_e32 v151, 0x3717f7d1, v150
	v_madmk_f32 v152, v150, 0x3f317180, v151
	v_mul_f32_e32 v142, v152, v152
	v_madmk_f32 v153, v142, 0x3331bb4c, v127
	v_madak_f32 v153, v142, v153, 0x388ab355
	v_madak_f32 v153, v142, v153, 0xbb360b61
	v_madak_f32 v153, v142, v153, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s28, v147
	v_mad_f32 v153, -v142, v153, v152
	v_cndmask_b32_e32 v146, 0, v146, vcc
	v_cmp_gt_f32_e32 vcc, s29, v147
	v_sub_f32_e32 v142, 2.0, v153
	v_cndmask_b32_e32 v146, v131, v146, vcc
	v_cmp_gt_f32_e64 vcc, |v142|, s27
	v_cndmask_b32_e32 v154, 1.0, v130, vcc
	v_mul_f32_e32 v142, v142, v154
	v_rcp_f32_e32 v155, v142
	v_cmp_o_f32_e32 vcc, v147, v147
	v_cndmask_b32_e32 v142, v147, v146, vcc
	v_cvt_i32_f32_e32 v146, v149
	v_mul_f32_e32 v147, v152, v153
	v_mul_f32_e32 v147, v147, v155
	v_mad_f32 v147, -v154, v147, -v151
	v_mad_f32 v147, v150, s24, -v147
	v_add_f32_e32 v147, 1.0, v147
	v_lshlrev_b32_e32 v146, 23, v146
	v_add_u32_e32 v146, vcc, v146, v147
	v_sub_f32_e32 v147, v144, v132
	v_rndne_f32_e32 v149, v147
	v_sub_f32_e32 v150, v147, v149
	v_mul_f32_e32 v151, 0x3717f7d1, v150
	v_madmk_f32 v152, v150, 0x3f317180, v151
	v_mul_f32_e32 v144, v152, v152
	v_madmk_f32 v153, v144, 0x3331bb4c, v127
	v_madak_f32 v153, v144, v153, 0x388ab355
	v_madak_f32 v153, v144, v153, 0xbb360b61
	v_madak_f32 v153, v144, v153, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s28, v148
	v_mad_f32 v153, -v144, v153, v152
	v_cndmask_b32_e32 v146, 0, v146, vcc
	v_cmp_gt_f32_e32 vcc, s29, v148
	v_sub_f32_e32 v144, 2.0, v153
	v_cndmask_b32_e32 v146, v131, v146, vcc
	v_cmp_gt_f32_e64 vcc, |v144|, s27
	v_cndmask_b32_e32 v154, 1.0, v130, vcc
	v_mul_f32_e32 v144, v144, v154
	v_rcp_f32_e32 v155, v144
	v_cmp_o_f32_e32 vcc, v148, v148
	v_cndmask_b32_e32 v144, v148, v146, vcc
	v_cvt_i32_f32_e32 v146, v149
	v_mul_f32_e32 v148, v152, v153
	v_mul_f32_e32 v148, v148, v155
	v_mad_f32 v148, -v154, v148, -v151
	v_mad_f32 v148, v150, s24, -v148
	v_add_f32_e32 v148, 1.0, v148
	v_lshlrev_b32_e32 v146, 23, v146
	v_sub_f32_e32 v133, v133, v132
	v_add_u32_e32 v146, vcc, v146, v148
	v_rndne_f32_e32 v148, v133
	v_sub_f32_e32 v149, v133, v148
	v_mul_f32_e32 v150, 0x3717f7d1, v149
	v_madmk_f32 v151, v149, 0x3f317180, v150
	v_mul_f32_e32 v152, v151, v151
	v_madmk_f32 v153, v152, 0x3331bb4c, v127
	v_madak_f32 v153, v152, v153, 0x388ab355
	v_madak_f32 v153, v152, v153, 0xbb360b61
	v_madak_f32 v153, v152, v153, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s28, v147
	v_mad_f32 v152, -v152, v153, v151
	v_cndmask_b32_e32 v146, 0, v146, vcc
	v_cmp_gt_f32_e32 vcc, s29, v147
	v_sub_f32_e32 v153, 2.0, v152
	v_cndmask_b32_e32 v146, v131, v146, vcc
	v_cmp_gt_f32_e64 vcc, |v153|, s27
	v_cndmask_b32_e32 v154, 1.0, v130, vcc
	v_mul_f32_e32 v153, v153, v154
	v_rcp_f32_e32 v153, v153
	v_cmp_o_f32_e32 vcc, v147, v147
	v_cndmask_b32_e32 v146, v147, v146, vcc
	v_cvt_i32_f32_e32 v147, v148
	v_mul_f32_e32 v148, v151, v152
	v_mul_f32_e32 v148, v148, v153
	v_mad_f32 v148, -v154, v148, -v150
	v_mad_f32 v148, v149, s24, -v148
	v_add_f32_e32 v148, 1.0, v148
	v_lshlrev_b32_e32 v147, 23, v147
	v_sub_f32_e32 v149, v143, v132
	v_add_u32_e32 v147, vcc, v147, v148
	v_rndne_f32_e32 v148, v149
	v_sub_f32_e32 v150, v149, v148
	v_mul_f32_e32 v151, 0x3717f7d1, v150
	v_madmk_f32 v152, v150, 0x3f317180, v151
	v_mul_f32_e32 v143, v152, v152
	v_madmk_f32 v153, v143, 0x3331bb4c, v127
	v_madak_f32 v153, v143, v153, 0x388ab355
	v_madak_f32 v153, v143, v153, 0xbb360b61
	v_madak_f32 v153, v143, v153, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s28, v133
	v_mad_f32 v153, -v143, v153, v152
	v_cndmask_b32_e32 v147, 0, v147, vcc
	v_cmp_gt_f32_e32 vcc, s29, v133
	v_sub_f32_e32 v143, 2.0, v153
	v_cndmask_b32_e32 v147, v131, v147, vcc
	v_cmp_gt_f32_e64 vcc, |v143|, s27
	v_cndmask_b32_e32 v154, 1.0, v130, vcc
	v_mul_f32_e32 v143, v143, v154
	v_rcp_f32_e32 v155, v143
	v_cmp_o_f32_e32 vcc, v133, v133
	v_cndmask_b32_e32 v143, v133, v147, vcc
	v_cvt_i32_f32_e32 v133, v148
	v_mul_f32_e32 v147, v152, v153
	v_mul_f32_e32 v147, v147, v155
	v_mad_f32 v147, -v154, v147, -v151
	v_mad_f32 v147, v150, s24, -v147
	v_add_f32_e32 v147, 1.0, v147
	v_lshlrev_b32_e32 v133, 23, v133
	v_add_u32_e32 v133, vcc, v133, v147
	.loc	0 197
	v_mul_f32_e32 v147, 1.0, v141
	v_mul_f32_e32 v148, 1.0, v145
	v_mul_f32_e32 v150, 1.0, v7
	v_max3_f32 v147, v150, v147, v148
	v_mul_f32_e32 v148, 1.0, v137
	v_mul_f32_e32 v150, 1.0, v140
	v_max3_f32 v147, v147, v148, v150
	v_mul_f32_e32 v148, 1.0, v134
	v_mul_f32_e32 v150, 1.0, v136
	v_max3_f32 v147, v147, v148, v150
	v_mul_f32_e32 v148, 1.0, v8
	v_mul_f32_e32 v150, 1.0, v10
	.loc	0 203
	v_cmp_ngt_f32_e32 vcc, s28, v149
	.loc	0 197
	v_max3_f32 v147, v147, v148, v150
	.loc	0 203
	v_cndmask_b32_e32 v133, 0, v133, vcc
	.loc	0 198
	ds_write_b32 v43, v147
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[147:148], v44 offset1:1
	.loc	0 203
	v_cmp_gt_f32_e32 vcc, s29, v149
	v_cndmask_b32_e32 v150, v131, v133, vcc
	.loc	0 198
	ds_read_b32 v133, v44 offset:8
	ds_read_b32 v151, v46
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v147, 1.0, v147
	v_mul_f32_e32 v148, 1.0, v148
	v_max_f32_e32 v147, v147, v148
	v_mul_f32_e32 v133, 1.0, v133
	v_mul_f32_e32 v148, 1.0, v151
	v_max3_f32 v133, v147, v133, v148
	.loc	0 199
	v_sub_f32_e32 v147, v7, v133
	v_rndne_f32_e32 v148, v147
	v_sub_f32_e32 v151, v147, v148
	v_mul_f32_e32 v152, 0x3717f7d1, v151
	.loc	0 198
	s_barrier
	.loc	0 199
	v_madmk_f32 v153, v151, 0x3f317180, v152
	v_mul_f32_e32 v7, v153, v153
	v_madmk_f32 v154, v7, 0x3331bb4c, v127
	v_madak_f32 v154, v7, v154, 0x388ab355
	v_madak_f32 v154, v7, v154, 0xbb360b61
	v_madak_f32 v154, v7, v154, 0x3e2aaaab
	v_mad_f32 v154, -v7, v154, v153
	v_sub_f32_e32 v7, 2.0, v154
	v_cmp_gt_f32_e64 vcc, |v7|, s27
	v_cndmask_b32_e32 v155, 1.0, v130, vcc
	v_mul_f32_e32 v7, v7, v155
	v_rcp_f32_e32 v156, v7
	.loc	0 203
	v_cmp_o_f32_e32 vcc, v149, v149
	v_cndmask_b32_e32 v7, v149, v150, vcc
	.loc	0 199
	v_cvt_i32_f32_e32 v148, v148
	v_mul_f32_e32 v149, v153, v154
	v_mul_f32_e32 v149, v149, v156
	v_mad_f32 v149, -v155, v149, -v152
	v_mad_f32 v149, v151, s24, -v149
	v_add_f32_e32 v149, 1.0, v149
	v_lshlrev_b32_e32 v148, 23, v148
	v_add_u32_e32 v148, vcc, v148, v149
	v_cmp_ngt_f32_e32 vcc, s28, v147
	v_cndmask_b32_e32 v148, 0, v148, vcc
	v_cmp_gt_f32_e32 vcc, s29, v147
	v_cndmask_b32_e32 v148, v131, v148, vcc
	v_cmp_o_f32_e32 vcc, v147, v147
	.loc	0 203
	v_sub_f32_e32 v141, v141, v133
	.loc	0 199
	v_cndmask_b32_e32 v147, v147, v148, vcc
	.loc	0 203
	v_rndne_f32_e32 v148, v141
	v_sub_f32_e32 v149, v141, v148
	v_mul_f32_e32 v150, 0x3717f7d1, v149
	v_madmk_f32 v151, v149, 0x3f317180, v150
	v_mul_f32_e32 v152, v151, v151
	v_madmk_f32 v153, v152, 0x3331bb4c, v127
	v_madak_f32 v153, v152, v153, 0x388ab355
	v_madak_f32 v153, v152, v153, 0xbb360b61
	v_madak_f32 v153, v152, v153, 0x3e2aaaab
	v_mad_f32 v152, -v152, v153, v151
	v_sub_f32_e32 v153, 2.0, v152
	v_cmp_gt_f32_e64 vcc, |v153|, s27
	v_cndmask_b32_e32 v154, 1.0, v130, vcc
	v_mul_f32_e32 v153, v153, v154
	v_rcp_f32_e32 v153, v153
	v_cvt_i32_f32_e32 v148, v148
	v_mul_f32_e32 v151, v151, v152
	v_sub_f32_e32 v145, v145, v133
	v_mul_f32_e32 v151, v151, v153
	v_mad_f32 v150, -v154, v151, -v150
	v_mad_f32 v149, v149, s24, -v150
	v_add_f32_e32 v149, 1.0, v149
	v_lshlrev_b32_e32 v148, 23, v148
	v_add_u32_e32 v148, vcc, v148, v149
	v_rndne_f32_e32 v149, v145
	v_sub_f32_e32 v150, v145, v149
	v_mul_f32_e32 v151, 0x3717f7d1, v150
	v_madmk_f32 v152, v150, 0x3f317180, v151
	v_mul_f32_e32 v153, v152, v152
	v_madmk_f32 v154, v153, 0x3331bb4c, v127
	v_madak_f32 v154, v153, v154, 0x388ab355
	v_madak_f32 v154, v153, v154, 0xbb360b61
	v_madak_f32 v154, v153, v154, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s28, v141
	v_mad_f32 v153, -v153, v154, v152
	v_cndmask_b32_e32 v148, 0, v148, vcc
	v_cmp_gt_f32_e32 vcc, s29, v141
	v_sub_f32_e32 v154, 2.0, v153
	v_cndmask_b32_e32 v148, v131, v148, vcc
	v_cmp_gt_f32_e64 vcc, |v154|, s27
	v_cndmask_b32_e32 v155, 1.0, v130, vcc
	v_mul_f32_e32 v154, v154, v155
	v_rcp_f32_e32 v154, v154
	v_cmp_o_f32_e32 vcc, v141, v141
	v_cndmask_b32_e32 v141, v141, v148, vcc
	v_cvt_i32_f32_e32 v148, v149
	v_mul_f32_e32 v149, v152, v153
	v_mul_f32_e32 v149, v149, v154
	v_mad_f32 v149, -v155, v149, -v151
	v_mad_f32 v149, v150, s24, -v149
	v_add_f32_e32 v149, 1.0, v149
	v_lshlrev_b32_e32 v148, 23, v148
	v_add_u32_e32 v148, vcc, v148, v149
	v_sub_f32_e32 v149, v137, v133
	v_rndne_f32_e32 v150, v149
	v_sub_f32_e32 v151, v149, v150
	v_mul_f32_e32 v152, 0x3717f7d1, v151
	v_madmk_f32 v153, v151, 0x3f317180, v152
	v_mul_f32_e32 v137, v153, v153
	v_madmk_f32 v154, v137, 0x3331bb4c, v127
	v_madak_f32 v154, v137, v154, 0x388ab355
	v_madak_f32 v154, v137, v154, 0xbb360b61
	v_madak_f32 v154, v137, v154, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s28, v145
	v_mad_f32 v154, -v137, v154, v153
	v_cndmask_b32_e32 v148, 0, v148, vcc
	v_cmp_gt_f32_e32 vcc, s29, v145
	v_sub_f32_e32 v137, 2.0, v154
	v_cndmask_b32_e32 v148, v131, v148, vcc
	v_cmp_gt_f32_e64 vcc, |v137|, s27
	v_cndmask_b32_e32 v155, 1.0, v130, vcc
	v_mul_f32_e32 v137, v137, v155
	v_rcp_f32_e32 v156, v137
	v_cmp_o_f32_e32 vcc, v145, v145
	v_cndmask_b32_e32 v137, v145, v148, vcc
	v_cvt_i32_f32_e32 v145, v150
	v_mul_f32_e32 v148, v153, v154
	v_mul_f32_e32 v148, v148, v156
	v_mad_f32 v148, -v155, v148, -v152
	v_mad_f32 v148, v151, s24, -v148
	v_add_f32_e32 v148, 1.0, v148
	v_lshlrev_b32_e32 v145, 23, v145
	v_add_u32_e32 v145, vcc, v145, v148
	v_sub_f32_e32 v148, v140, v133
	v_rndne_f32_e32 v150, v148
	v_sub_f32_e32 v151, v148, v150
	v_mul_f32_e32 v152, 0x3717f7d1, v151
	v_madmk_f32 v153, v151, 0x3f317180, v152
	v_mul_f32_e32 v140, v153, v153
	v_madmk_f32 v154, v140, 0x3331bb4c, v127
	v_madak_f32 v154, v140, v154, 0x388ab355
	v_madak_f32 v154, v140, v154, 0xbb360b61
	v_madak_f32 v154, v140, v154, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s28, v149
	v_mad_f32 v154, -v140, v154, v153
	v_cndmask_b32_e32 v145, 0, v145, vcc
	v_cmp_gt_f32_e32 vcc, s29, v149
	v_sub_f32_e32 v140, 2.0, v154
	v_cndmask_b32_e32 v145, v131, v145, vcc
	v_cmp_gt_f32_e64 vcc, |v140|, s27
	v_cndmask_b32_e32 v155, 1.0, v130, vcc
	v_mul_f32_e32 v140, v140, v155
	v_rcp_f32_e32 v156, v140
	v_cmp_o_f32_e32 vcc, v149, v149
	v_cndmask_b32_e32 v140, v149, v145, vcc
	v_cvt_i32_f32_e32 v145, v150
	v_mul_f32_e32 v149, v153, v154
	v_mul_f32_e32 v149, v149, v156
	v_mad_f32 v149, -v155, v149, -v152
	v_mad_f32 v149, v151, s24, -v149
	v_add_f32_e32 v149, 1.0, v149
	v_lshlrev_b32_e32 v145, 23, v145
	v_add_u32_e32 v145, vcc, v145, v149
	v_sub_f32_e32 v149, v134, v133
	v_rndne_f32_e32 v150, v149
	v_sub_f32_e32 v151, v149, v150
	v_mul_f32_e32 v152, 0x3717f7d1, v151
	v_madmk_f32 v153, v151, 0x3f317180, v152
	v_mul_f32_e32 v134, v153, v153
	v_madmk_f32 v154, v134, 0x3331bb4c, v127
	v_madak_f32 v154, v134, v154, 0x388ab355
	v_madak_f32 v154, v134, v154, 0xbb360b61
	v_madak_f32 v154, v134, v154, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s28, v148
	v_mad_f32 v154, -v134, v154, v153
	v_cndmask_b32_e32 v145, 0, v145, vcc
	v_cmp_gt_f32_e32 vcc, s29, v148
	v_sub_f32_e32 v134, 2.0, v154
	v_cndmask_b32_e32 v145, v131, v145, vcc
	v_cmp_gt_f32_e64 vcc, |v134|, s27
	v_cndmask_b32_e32 v155, 1.0, v130, vcc
	v_mul_f32_e32 v134, v134, v155
	v_rcp_f32_e32 v156, v134
	v_cmp_o_f32_e32 vcc, v148, v148
	v_cndmask_b32_e32 v134, v148, v145, vcc
	v_cvt_i32_f32_e32 v145, v150
	v_mul_f32_e32 v148, v153, v154
	v_mul_f32_e32 v148, v148, v156
	v_mad_f32 v148, -v155, v148, -v152
	v_mad_f32 v148, v151, s24, -v148
	v_add_f32_e32 v148, 1.0, v148
	v_lshlrev_b32_e32 v145, 23, v145
	v_add_u32_e32 v145, vcc, v145, v148
	v_sub_f32_e32 v148, v136, v133
	v_rndne_f32_e32 v150, v148
	v_sub_f32_e32 v151, v148, v150
	v_mul_f32_e32 v152, 0x3717f7d1, v151
	v_madmk_f32 v153, v151, 0x3f317180, v152
	v_mul_f32_e32 v136, v153, v153
	v_madmk_f32 v154, v136, 0x3331bb4c, v127
	v_madak_f32 v154, v136, v154, 0x388ab355
	v_madak_f32 v154, v136, v154, 0xbb360b61
	v_madak_f32 v154, v136, v154, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s28, v149
	v_mad_f32 v154, -v136, v154, v153
	v_cndmask_b32_e32 v145, 0, v145, vcc
	v_cmp_gt_f32_e32 vcc, s29, v149
	v_sub_f32_e32 v136, 2.0, v154
	v_cndmask_b32_e32 v145, v131, v145, vcc
	v_cmp_gt_f32_e64 vcc, |v136|, s27
	v_cndmask_b32_e32 v155, 1.0, v130, vcc
	v_mul_f32_e32 v136, v136, v155
	v_rcp_f32_e32 v156, v136
	v_cmp_o_f32_e32 vcc, v149, v149
	v_cndmask_b32_e32 v136, v149, v145, vcc
	v_cvt_i32_f32_e32 v145, v150
	v_mul_f32_e32 v149, v153, v154
	v_mul_f32_e32 v149, v149, v156
	v_mad_f32 v149, -v155, v149, -v152
	v_mad_f32 v149, v151, s24, -v149
	v_add_f32_e32 v149, 1.0, v149
	v_lshlrev_b32_e32 v145, 23, v145
	v_add_u32_e32 v145, vcc, v145, v149
	v_sub_f32_e32 v149, v8, v133
	v_rndne_f32_e32 v150, v149
	v_sub_f32_e32 v151, v149, v150
	v_mul_f32_e32 v152, 0x3717f7d1, v151
	v_madmk_f32 v153, v151, 0x3f317180, v152
	v_mul_f32_e32 v8, v153, v153
	v_madmk_f32 v154, v8, 0x3331bb4c, v127
	v_madak_f32 v154, v8, v154, 0x388ab355
	v_madak_f32 v154, v8, v154, 0xbb360b61
	v_madak_f32 v154, v8, v154, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s28, v148
	v_mad_f32 v154, -v8, v154, v153
	v_cndmask_b32_e32 v145, 0, v145, vcc
	v_cmp_gt_f32_e32 vcc, s29, v148
	v_sub_f32_e32 v8, 2.0, v154
	v_cndmask_b32_e32 v145, v131, v145, vcc
	v_cmp_gt_f32_e64 vcc, |v8|, s27
	v_cndmask_b32_e32 v155, 1.0, v130, vcc
	v_mul_f32_e32 v8, v8, v155
	v_rcp_f32_e32 v156, v8
	v_cmp_o_f32_e32 vcc, v148, v148
	v_cndmask_b32_e32 v8, v148, v145, vcc
	v_cvt_i32_f32_e32 v145, v150
	v_mul_f32_e32 v148, v153, v154
	v_mul_f32_e32 v148, v148, v156
	v_mad_f32 v148, -v155, v148, -v152
	v_mad_f32 v148, v151, s24, -v148
	v_add_f32_e32 v148, 1.0, v148
	v_lshlrev_b32_e32 v145, 23, v145
	v_add_u32_e32 v145, vcc, v145, v148
	v_sub_f32_e32 v148, v10, v133
	v_rndne_f32_e32 v150, v148
	v_sub_f32_e32 v151, v148, v150
	v_mul_f32_e32 v152, 0x3717f7d1, v151
	v_madmk_f32 v153, v151, 0x3f317180, v152
	v_mul_f32_e32 v10, v153, v153
	v_madmk_f32 v154, v10, 0x3331bb4c, v127
	v_madak_f32 v154, v10, v154, 0x388ab355
	v_madak_f32 v154, v10, v154, 0xbb360b61
	v_madak_f32 v154, v10, v154, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s28, v149
	v_mad_f32 v154, -v10, v154, v153
	v_cndmask_b32_e32 v145, 0, v145, vcc
	v_cmp_gt_f32_e32 vcc, s29, v149
	v_sub_f32_e32 v10, 2.0, v154
	v_cndmask_b32_e32 v145, v131, v145, vcc
	v_cmp_gt_f32_e64 vcc, |v10|, s27
	v_cndmask_b32_e32 v155, 1.0, v130, vcc
	v_mul_f32_e32 v10, v10, v155
	v_rcp_f32_e32 v156, v10
	v_cmp_o_f32_e32 vcc, v149, v149
	v_cndmask_b32_e32 v10, v149, v145, vcc
	v_cvt_i32_f32_e32 v145, v150
	v_mul_f32_e32 v149, v153, v154
	v_mul_f32_e32 v149, v149, v156
	v_mad_f32 v149, -v155, v149, -v152
	v_mad_f32 v149, v151, s24, -v149
	v_add_f32_e32 v149, 1.0, v149
	v_lshlrev_b32_e32 v145, 23, v145
	v_add_u32_e32 v145, vcc, v145, v149
	v_cmp_ngt_f32_e32 vcc, s28, v148
	v_cndmask_b32_e32 v145, 0, v145, vcc
	v_cmp_gt_f32_e32 vcc, s29, v148
	v_cndmask_b32_e32 v145, v131, v145, vcc
	v_cmp_o_f32_e32 vcc, v148, v148
	v_cndmask_b32_e32 v145, v148, v145, vcc
	.loc	0 224
	v_add_u32_e32 v148, vcc, s30, v53
	v_add_u32_e32 v149, vcc, s31, v53
	v_add_u32_e32 v150, vcc, s33, v53
	.loc	0 201
	v_mul_f32_e32 v66, v9, v66
	v_mul_f32_e32 v65, v9, v65
	v_mul_f32_e32 v63, v9, v63
	v_mul_f32_e32 v61, v9, v61
	v_mul_f32_e32 v60, v9, v60
	v_mul_f32_e32 v59, v9, v59
	v_mul_f32_e32 v55, v9, v55
	v_mul_f32_e32 v51, v9, v51
	v_mul_f32_e32 v47, v9, v47
	v_mul_f32_e32 v45, v9, v45
	v_mul_f32_e32 v41, v9, v41
	v_mul_f32_e32 v39, v9, v39
	v_mul_f32_e32 v38, v9, v38
	v_mul_f32_e32 v37, v9, v37
	v_mul_f32_e32 v36, v9, v36
	v_mul_f32_e32 v35, v9, v35
	v_mul_f32_e32 v33, v147, v33
	v_mul_f32_e32 v32, v147, v32
	v_mul_f32_e32 v31, v147, v31
	v_mul_f32_e32 v30, v147, v30
	v_mul_f32_e32 v29, v147, v29
	v_mul_f32_e32 v28, v147, v28
	v_mul_f32_e32 v27, v147, v27
	v_mul_f32_e32 v26, v147, v26
	v_mul_f32_e32 v25, v147, v25
	v_mul_f32_e32 v21, v147, v21
	v_mul_f32_e32 v20, v147, v20
	v_mul_f32_e32 v19, v147, v19
	v_mul_f32_e32 v18, v147, v18
	v_mul_f32_e32 v17, v147, v17
	v_mul_f32_e32 v16, v147, v16
	v_mul_f32_e32 v15, v147, v15
	.loc	0 207
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 224
	ds_write2_b32 v53, v135, v141 offset1:8
	ds_write2_b32 v148, v139, v140 offset0:128 offset1:136
	ds_write2_b32 v149, v144, v136 offset1:8
	ds_write2_b32 v150, v143, v10 offset0:128 offset1:136
	ds_write2_b32 v53, v138, v137 offset0:80 offset1:88
	ds_write2_b32 v148, v142, v134 offset0:208 offset1:216
	ds_write2_b32 v149, v146, v8 offset0:80 offset1:88
	ds_write2_b32 v150, v7, v145 offset0:208 offset1:216
	s_mov_b32 s2, 0
	v_mov_b32_e32 v148, v125
	.loc	0 225
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_155:                              ;   Parent Loop BB0_144 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 227
	v_add_u32_e32 v165, vcc, s2, v126
	.loc	0 228
	ds_read_b128 v[149:152], v148
	ds_read_b128 v[153:156], v148 offset:16
	ds_read_b128 v[157:160], v148 offset:128
	ds_read_b128 v[161:164], v148 offset:144
	.loc	0 227
	ds_read2_b32 v[165:166], v165 offset1:8
	.loc	0 226
	s_addk_i32 s2, 0x140
	v_add_u32_e32 v148, vcc, 0x110, v148
	s_cmpk_lg_i32 s2, 0x2800
	.loc	0 228
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v66, v165, v149
	v_mac_f32_e32 v63, v165, v150
	v_mac_f32_e32 v60, v165, v151
	v_mac_f32_e32 v55, v165, v152
	v_mac_f32_e32 v47, v165, v157
	v_mac_f32_e32 v41, v165, v158
	v_mac_f32_e32 v38, v165, v159
	v_mac_f32_e32 v36, v165, v160
	v_mac_f32_e32 v65, v165, v153
	v_mac_f32_e32 v61, v165, v154
	v_mac_f32_e32 v59, v165, v155
	v_mac_f32_e32 v51, v165, v156
	v_mac_f32_e32 v45, v165, v161
	v_mac_f32_e32 v39, v165, v162
	v_mac_f32_e32 v37, v165, v163
	v_mac_f32_e32 v35, v165, v164
	v_mac_f32_e32 v33, v166, v149
	v_mac_f32_e32 v31, v166, v150
	v_mac_f32_e32 v29, v166, v151
	v_mac_f32_e32 v27, v166, v152
	v_mac_f32_e32 v25, v166, v157
	v_mac_f32_e32 v20, v166, v158
	v_mac_f32_e32 v18, v166, v159
	v_mac_f32_e32 v16, v166, v160
	v_mac_f32_e32 v32, v166, v153
	v_mac_f32_e32 v30, v166, v154
	v_mac_f32_e32 v28, v166, v155
	v_mac_f32_e32 v26, v166, v156
	v_mac_f32_e32 v21, v166, v161
	v_mac_f32_e32 v19, v166, v162
	v_mac_f32_e32 v17, v166, v163
	v_mac_f32_e32 v15, v166, v164
	s_cbranch_scc1 .LBB0_155
; %bb.156:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 203
	v_mac_f32_e32 v135, v99, v9
	v_add_f32_e32 v9, v135, v138
	v_add_f32_e32 v9, v9, v139
	v_add_f32_e32 v9, v9, v142
	v_add_f32_e32 v9, v9, v144
	v_add_f32_e32 v9, v9, v146
	v_add_f32_e32 v9, v9, v143
	v_mac_f32_e32 v141, v34, v147
	v_add_f32_e32 v99, v9, v7
	v_add_f32_e32 v7, v141, v137
	v_add_f32_e32 v7, v7, v140
	v_add_f32_e32 v7, v7, v134
	v_add_f32_e32 v7, v7, v136
	v_add_f32_e32 v7, v7, v8
	v_add_f32_e32 v7, v7, v10
	v_add_f32_e32 v34, v7, v145
	.loc	0 231
	s_cmp_ge_i32 s34, s20
	.loc	0 230
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_161
; %bb.157:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 231
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccz .LBB0_162
; %bb.158:                              ;   in Loop: Header=BB0_144 Depth=1
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_195
.LBB0_159:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 233
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccz .LBB0_228
.LBB0_160:                              ;   in Loop: Header=BB0_144 Depth=1
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_142
	s_branch .LBB0_261
.LBB0_161:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_mov_b64 s[2:3], -1
	s_branch .LBB0_143
.LBB0_162:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 231
	s_add_i32 s2, s21, s34
	s_cmp_lt_i32 s2, s26
	.loc	0 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_cbranch_scc0 .LBB0_164
; %bb.163:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 231
	v_mov_b32_e32 v8, s18
	v_mad_i64_i32 v[8:9], s[2:3], s2, v8, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v56, v8
	v_addc_u32_e32 v9, vcc, v57, v9, vcc
	.loc	0 87
	flat_load_dword v8, v[8:9]
.LBB0_164:                              ;   in Loop: Header=BB0_144 Depth=1
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v8
	.loc	0 231
	v_add_u32_e32 v8, vcc, s34, v58
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_166
; %bb.165:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 231
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v56, v7
	v_addc_u32_e32 v8, vcc, v57, v8, vcc
	.loc	0 87
	flat_load_dword v7, v[7:8]
.LBB0_166:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 231
	v_add_u32_e32 v9, vcc, s34, v64
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v62, v7
	.loc	0 231
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	0 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_168
; %bb.167:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 231
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v56, v8
	v_addc_u32_e32 v9, vcc, v57, v9, vcc
	.loc	0 87
	flat_load_dword v8, v[8:9]
.LBB0_168:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v67, v8
	.loc	0 231
	v_add_u32_e32 v8, vcc, s34, v68
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_170
; %bb.169:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 231
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v56, v7
	v_addc_u32_e32 v8, vcc, v57, v8, vcc
	.loc	0 87
	flat_load_dword v7, v[7:8]
.LBB0_170:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 231
	v_add_u32_e32 v9, vcc, s34, v70
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v69, v7
	.loc	0 231
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	0 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_172
; %bb.171:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 231
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v56, v8
	v_addc_u32_e32 v9, vcc, v57, v9, vcc
	.loc	0 87
	flat_load_dword v8, v[8:9]
.LBB0_172:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v71, v8
	.loc	0 231
	v_add_u32_e32 v8, vcc, s34, v72
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_174
; %bb.173:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 231
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v56, v7
	v_addc_u32_e32 v8, vcc, v57, v8, vcc
	.loc	0 87
	flat_load_dword v7, v[7:8]
.LBB0_174:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 231
	v_add_u32_e32 v9, vcc, s34, v74
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v73, v7
	.loc	0 231
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	0 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_176
; %bb.175:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 231
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v56, v8
	v_addc_u32_e32 v9, vcc, v57, v9, vcc
	.loc	0 87
	flat_load_dword v8, v[8:9]
.LBB0_176:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v75, v8
	.loc	0 231
	v_add_u32_e32 v8, vcc, s34, v76
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_178
; %bb.177:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 231
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v56, v7
	v_addc_u32_e32 v8, vcc, v57, v8, vcc
	.loc	0 87
	flat_load_dword v7, v[7:8]
.LBB0_178:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 231
	s_add_i32 s2, s23, s34
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v77, v7
	.loc	0 231
	s_cmp_ge_i32 s2, s26
	.loc	0 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_cbranch_scc1 .LBB0_180
; %bb.179:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 231
	v_mov_b32_e32 v8, s18
	v_mad_i64_i32 v[8:9], s[2:3], s2, v8, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v56, v8
	v_addc_u32_e32 v9, vcc, v57, v9, vcc
	.loc	0 87
	flat_load_dword v8, v[8:9]
.LBB0_180:                              ;   in Loop: Header=BB0_144 Depth=1
	s_waitcnt vmcnt(0)
	ds_write_b32 v78, v8
	.loc	0 231
	v_add_u32_e32 v8, vcc, s34, v79
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_182
; %bb.181:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 231
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v56, v7
	v_addc_u32_e32 v8, vcc, v57, v8, vcc
	.loc	0 87
	flat_load_dword v7, v[7:8]
.LBB0_182:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 231
	v_add_u32_e32 v9, vcc, s34, v81
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v80, v7
	.loc	0 231
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	0 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_184
; %bb.183:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 231
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v56, v8
	v_addc_u32_e32 v9, vcc, v57, v9, vcc
	.loc	0 87
	flat_load_dword v8, v[8:9]
.LBB0_184:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v82, v8
	.loc	0 231
	v_add_u32_e32 v8, vcc, s34, v83
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_186
; %bb.185:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 231
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v56, v7
	v_addc_u32_e32 v8, vcc, v57, v8, vcc
	.loc	0 87
	flat_load_dword v7, v[7:8]
.LBB0_186:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 231
	v_add_u32_e32 v9, vcc, s34, v85
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v84, v7
	.loc	0 231
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	0 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_188
; %bb.187:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 231
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v56, v8
	v_addc_u32_e32 v9, vcc, v57, v9, vcc
	.loc	0 87
	flat_load_dword v8, v[8:9]
.LBB0_188:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v86, v8
	.loc	0 231
	v_add_u32_e32 v8, vcc, s34, v87
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_190
; %bb.189:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 231
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v56, v7
	v_addc_u32_e32 v8, vcc, v57, v8, vcc
	.loc	0 87
	flat_load_dword v7, v[7:8]
.LBB0_190:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 231
	v_add_u32_e32 v9, vcc, s34, v89
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v88, v7
	.loc	0 231
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	0 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_192
; %bb.191:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 231
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v56, v8
	v_addc_u32_e32 v9, vcc, v57, v9, vcc
	.loc	0 87
	flat_load_dword v8, v[8:9]
.LBB0_192:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v90, v8
	.loc	0 231
	v_add_u32_e32 v8, vcc, s34, v91
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_194
; %bb.193:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 231
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v56, v7
	v_addc_u32_e32 v8, vcc, v57, v8, vcc
	.loc	0 87
	flat_load_dword v7, v[7:8]
.LBB0_194:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v92, v7
	.loc	0 231
	s_branch .LBB0_159
.LBB0_195:                              ;   in Loop: Header=BB0_144 Depth=1
	v_add_u32_e32 v7, vcc, s34, v14
	v_cmp_le_i32_e32 vcc, s26, v7
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_197
; %bb.196:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v93, v128
	s_mov_b32 s8, 0
.LBB0_197:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[6:7], s[2:3]
	.loc	0 231
	v_mad_i64_i32 v[7:8], s[2:3], v7, s18, 0
	.loc	0 87
	v_mov_b32_e32 v10, s8
	.loc	0 231
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[2:3], v3, v7
	v_addc_u32_e64 v8, s[2:3], v4, v8, s[2:3]
	.loc	0 87
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_199
; %bb.198:                              ;   in Loop: Header=BB0_144 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v93, v9
.LBB0_199:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 87
	ds_write_b32 v93, v10 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_201
; %bb.200:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v93, v128 offset:8
	s_mov_b32 s6, 0
.LBB0_201:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_203
; %bb.202:                              ;   in Loop: Header=BB0_144 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v93, v8 offset:8
.LBB0_203:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 231
	v_add_u32_e32 v7, vcc, s34, v94
	v_cmp_le_i32_e32 vcc, s26, v7
	.loc	0 87
	ds_write_b32 v93, v9 offset:12
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_205
; %bb.204:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v95, v128
	s_mov_b32 s8, 0
.LBB0_205:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[6:7], s[2:3]
	.loc	0 231
	v_mad_i64_i32 v[7:8], s[2:3], v7, s18, 0
	.loc	0 87
	v_mov_b32_e32 v10, s8
	.loc	0 231
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[2:3], v3, v7
	v_addc_u32_e64 v8, s[2:3], v4, v8, s[2:3]
	.loc	0 87
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_207
; %bb.206:                              ;   in Loop: Header=BB0_144 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v95, v9
.LBB0_207:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 87
	ds_write_b32 v95, v10 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_209
; %bb.208:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v95, v128 offset:8
	s_mov_b32 s6, 0
.LBB0_209:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_211
; %bb.210:                              ;   in Loop: Header=BB0_144 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v95, v8 offset:8
.LBB0_211:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 231
	v_add_u32_e32 v7, vcc, s34, v96
	v_cmp_le_i32_e32 vcc, s26, v7
	.loc	0 87
	ds_write_b32 v95, v9 offset:12
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_213
; %bb.212:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v97, v128
	s_mov_b32 s8, 0
.LBB0_213:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[6:7], s[2:3]
	.loc	0 231
	v_mad_i64_i32 v[7:8], s[2:3], v7, s18, 0
	.loc	0 87
	v_mov_b32_e32 v10, s8
	.loc	0 231
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[2:3], v3, v7
	v_addc_u32_e64 v8, s[2:3], v4, v8, s[2:3]
	.loc	0 87
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_215
; %bb.214:                              ;   in Loop: Header=BB0_144 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v97, v9
.LBB0_215:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 87
	ds_write_b32 v97, v10 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_217
; %bb.216:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v97, v128 offset:8
	s_mov_b32 s6, 0
.LBB0_217:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_219
; %bb.218:                              ;   in Loop: Header=BB0_144 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v97, v8 offset:8
.LBB0_219:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 231
	v_add_u32_e32 v7, vcc, s34, v98
	v_cmp_le_i32_e32 vcc, s26, v7
	.loc	0 87
	ds_write_b32 v97, v9 offset:12
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_221
; %bb.220:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v100, v128
	s_mov_b32 s8, 0
.LBB0_221:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[6:7], s[2:3]
	.loc	0 231
	v_mad_i64_i32 v[7:8], s[2:3], v7, s18, 0
	.loc	0 87
	v_mov_b32_e32 v10, s8
	.loc	0 231
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[2:3], v3, v7
	v_addc_u32_e64 v8, s[2:3], v4, v8, s[2:3]
	.loc	0 87
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_223
; %bb.222:                              ;   in Loop: Header=BB0_144 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v100, v9
.LBB0_223:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 87
	ds_write_b32 v100, v10 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_225
; %bb.224:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v100, v128 offset:8
	s_mov_b32 s6, 0
.LBB0_225:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_227
; %bb.226:                              ;   in Loop: Header=BB0_144 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v100, v8 offset:8
.LBB0_227:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 87
	ds_write_b32 v100, v9 offset:12
	.loc	0 233
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccnz .LBB0_160
.LBB0_228:                              ;   in Loop: Header=BB0_144 Depth=1
	s_add_i32 s2, s21, s34
	s_cmp_lt_i32 s2, s26
	.loc	0 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_cbranch_scc0 .LBB0_230
; %bb.229:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 233
	v_mov_b32_e32 v8, s18
	v_mad_i64_i32 v[8:9], s[2:3], s2, v8, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v102, v8
	v_addc_u32_e32 v9, vcc, v103, v9, vcc
	.loc	0 87
	flat_load_dword v8, v[8:9]
.LBB0_230:                              ;   in Loop: Header=BB0_144 Depth=1
	s_waitcnt vmcnt(0)
	ds_write_b32 v101, v8
	.loc	0 233
	v_add_u32_e32 v8, vcc, s34, v58
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_232
; %bb.231:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 233
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v102, v7
	v_addc_u32_e32 v8, vcc, v103, v8, vcc
	.loc	0 87
	flat_load_dword v7, v[7:8]
.LBB0_232:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 233
	v_add_u32_e32 v9, vcc, s34, v64
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v104, v7
	.loc	0 233
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	0 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_234
; %bb.233:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 233
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v102, v8
	v_addc_u32_e32 v9, vcc, v103, v9, vcc
	.loc	0 87
	flat_load_dword v8, v[8:9]
.LBB0_234:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v105, v8
	.loc	0 233
	v_add_u32_e32 v8, vcc, s34, v68
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_236
; %bb.235:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 233
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v102, v7
	v_addc_u32_e32 v8, vcc, v103, v8, vcc
	.loc	0 87
	flat_load_dword v7, v[7:8]
.LBB0_236:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 233
	v_add_u32_e32 v9, vcc, s34, v70
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v106, v7
	.loc	0 233
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	0 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_238
; %bb.237:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 233
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v102, v8
	v_addc_u32_e32 v9, vcc, v103, v9, vcc
	.loc	0 87
	flat_load_dword v8, v[8:9]
.LBB0_238:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v107, v8
	.loc	0 233
	v_add_u32_e32 v8, vcc, s34, v72
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_240
; %bb.239:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 233
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v102, v7
	v_addc_u32_e32 v8, vcc, v103, v8, vcc
	.loc	0 87
	flat_load_dword v7, v[7:8]
.LBB0_240:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 233
	v_add_u32_e32 v9, vcc, s34, v74
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v108, v7
	.loc	0 233
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	0 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_242
; %bb.241:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 233
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v102, v8
	v_addc_u32_e32 v9, vcc, v103, v9, vcc
	.loc	0 87
	flat_load_dword v8, v[8:9]
.LBB0_242:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v109, v8
	.loc	0 233
	v_add_u32_e32 v8, vcc, s34, v76
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_244
; %bb.243:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 233
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v102, v7
	v_addc_u32_e32 v8, vcc, v103, v8, vcc
	.loc	0 87
	flat_load_dword v7, v[7:8]
.LBB0_244:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 233
	s_add_i32 s2, s23, s34
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v110, v7
	.loc	0 233
	s_cmp_ge_i32 s2, s26
	.loc	0 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_cbranch_scc1 .LBB0_246
; %bb.245:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 233
	v_mov_b32_e32 v8, s18
	v_mad_i64_i32 v[8:9], s[2:3], s2, v8, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v102, v8
	v_addc_u32_e32 v9, vcc, v103, v9, vcc
	.loc	0 87
	flat_load_dword v8, v[8:9]
.LBB0_246:                              ;   in Loop: Header=BB0_144 Depth=1
	s_waitcnt vmcnt(0)
	ds_write_b32 v111, v8
	.loc	0 233
	v_add_u32_e32 v8, vcc, s34, v79
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_248
; %bb.247:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 233
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v102, v7
	v_addc_u32_e32 v8, vcc, v103, v8, vcc
	.loc	0 87
	flat_load_dword v7, v[7:8]
.LBB0_248:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 233
	v_add_u32_e32 v9, vcc, s34, v81
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v112, v7
	.loc	0 233
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	0 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_250
; %bb.249:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 233
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v102, v8
	v_addc_u32_e32 v9, vcc, v103, v9, vcc
	.loc	0 87
	flat_load_dword v8, v[8:9]
.LBB0_250:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v113, v8
	.loc	0 233
	v_add_u32_e32 v8, vcc, s34, v83
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_252
; %bb.251:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 233
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v102, v7
	v_addc_u32_e32 v8, vcc, v103, v8, vcc
	.loc	0 87
	flat_load_dword v7, v[7:8]
.LBB0_252:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 233
	v_add_u32_e32 v9, vcc, s34, v85
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v114, v7
	.loc	0 233
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	0 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_254
; %bb.253:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 233
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v102, v8
	v_addc_u32_e32 v9, vcc, v103, v9, vcc
	.loc	0 87
	flat_load_dword v8, v[8:9]
.LBB0_254:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v115, v8
	.loc	0 233
	v_add_u32_e32 v8, vcc, s34, v87
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_256
; %bb.255:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 233
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v102, v7
	v_addc_u32_e32 v8, vcc, v103, v8, vcc
	.loc	0 87
	flat_load_dword v7, v[7:8]
.LBB0_256:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 233
	v_add_u32_e32 v9, vcc, s34, v89
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v116, v7
	.loc	0 233
	v_cmp_gt_i32_e32 vcc, s26, v9
	.loc	0 87
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_258
; %bb.257:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 233
	v_mad_i64_i32 v[8:9], s[6:7], v9, s18, 0
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, v102, v8
	v_addc_u32_e32 v9, vcc, v103, v9, vcc
	.loc	0 87
	flat_load_dword v8, v[8:9]
.LBB0_258:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v117, v8
	.loc	0 233
	v_add_u32_e32 v8, vcc, s34, v91
	v_cmp_gt_i32_e32 vcc, s26, v8
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_260
; %bb.259:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 233
	v_mad_i64_i32 v[7:8], s[6:7], v8, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v7, vcc, v102, v7
	v_addc_u32_e32 v8, vcc, v103, v8, vcc
	.loc	0 87
	flat_load_dword v7, v[7:8]
.LBB0_260:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 87
	s_waitcnt vmcnt(0)
	ds_write_b32 v118, v7
	s_branch .LBB0_142
.LBB0_261:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 233
	v_add_u32_e32 v7, vcc, s34, v14
	v_cmp_le_i32_e32 vcc, s26, v7
	.loc	0 87
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_263
; %bb.262:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v119, v128
	s_mov_b32 s8, 0
.LBB0_263:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[6:7], s[2:3]
	.loc	0 233
	v_mad_i64_i32 v[7:8], s[2:3], v7, s18, 0
	.loc	0 87
	v_mov_b32_e32 v10, s8
	.loc	0 233
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[2:3], v5, v7
	v_addc_u32_e64 v8, s[2:3], v6, v8, s[2:3]
	.loc	0 87
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_265
; %bb.264:                              ;   in Loop: Header=BB0_144 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v119, v9
.LBB0_265:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 87
	ds_write_b32 v119, v10 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_267
; %bb.266:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v119, v128 offset:8
	s_mov_b32 s6, 0
.LBB0_267:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_269
; %bb.268:                              ;   in Loop: Header=BB0_144 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v119, v8 offset:8
.LBB0_269:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 233
	v_add_u32_e32 v7, vcc, s34, v94
	v_cmp_le_i32_e32 vcc, s26, v7
	.loc	0 87
	ds_write_b32 v119, v9 offset:12
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_271
; %bb.270:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v120, v128
	s_mov_b32 s8, 0
.LBB0_271:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[6:7], s[2:3]
	.loc	0 233
	v_mad_i64_i32 v[7:8], s[2:3], v7, s18, 0
	.loc	0 87
	v_mov_b32_e32 v10, s8
	.loc	0 233
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[2:3], v5, v7
	v_addc_u32_e64 v8, s[2:3], v6, v8, s[2:3]
	.loc	0 87
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_273
; %bb.272:                              ;   in Loop: Header=BB0_144 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v120, v9
.LBB0_273:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 87
	ds_write_b32 v120, v10 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_275
; %bb.274:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v120, v128 offset:8
	s_mov_b32 s6, 0
.LBB0_275:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_277
; %bb.276:                              ;   in Loop: Header=BB0_144 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v120, v8 offset:8
.LBB0_277:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 233
	v_add_u32_e32 v7, vcc, s34, v96
	v_cmp_le_i32_e32 vcc, s26, v7
	.loc	0 87
	ds_write_b32 v120, v9 offset:12
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_279
; %bb.278:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v121, v128
	s_mov_b32 s8, 0
.LBB0_279:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[6:7], s[2:3]
	.loc	0 233
	v_mad_i64_i32 v[7:8], s[2:3], v7, s18, 0
	.loc	0 87
	v_mov_b32_e32 v10, s8
	.loc	0 233
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[2:3], v5, v7
	v_addc_u32_e64 v8, s[2:3], v6, v8, s[2:3]
	.loc	0 87
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_281
; %bb.280:                              ;   in Loop: Header=BB0_144 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v121, v9
.LBB0_281:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 87
	ds_write_b32 v121, v10 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_283
; %bb.282:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v121, v128 offset:8
	s_mov_b32 s6, 0
.LBB0_283:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_285
; %bb.284:                              ;   in Loop: Header=BB0_144 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v121, v8 offset:8
.LBB0_285:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 233
	v_add_u32_e32 v7, vcc, s34, v98
	v_cmp_le_i32_e32 vcc, s26, v7
	.loc	0 87
	ds_write_b32 v121, v9 offset:12
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_287
; %bb.286:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v122, v128
	s_mov_b32 s8, 0
.LBB0_287:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[6:7], s[2:3]
	.loc	0 233
	v_mad_i64_i32 v[7:8], s[2:3], v7, s18, 0
	.loc	0 87
	v_mov_b32_e32 v10, s8
	.loc	0 233
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e64 v7, s[2:3], v5, v7
	v_addc_u32_e64 v8, s[2:3], v6, v8, s[2:3]
	.loc	0 87
	s_xor_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_289
; %bb.288:                              ;   in Loop: Header=BB0_144 Depth=1
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v122, v9
.LBB0_289:                              ;   in Loop: Header=BB0_144 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 87
	ds_write_b32 v122, v10 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_291
; %bb.290:                              ;   in Loop: Header=BB0_144 Depth=1
	ds_write_b32 v122, v128 offset:8
	s_mov_b32 s6, 0
.LBB0_291:                              ;   in Loop: Header=BB0_144 Depth=1
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_141
; %bb.292:                              ;   in Loop: Header=BB0_144 Depth=1
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v122, v8 offset:8
	s_branch .LBB0_141
.LBB0_293:
	.loc	0 0
	v_mov_b32_e32 v4, v13
	v_mov_b32_e32 v3, v12
.LBB0_294:
	.loc	0 131
	s_load_dwordx2 s[0:1], s[4:5], 0x50
	.loc	0 139
	v_lshlrev_b64 v[5:6], 2, v[1:2]
	v_lshlrev_b32_e32 v0, 2, v0
	v_lshlrev_b32_e32 v7, 2, v24
	v_lshlrev_b32_e32 v4, 2, v4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v2, vcc, s0, v5
	v_lshlrev_b32_e32 v5, 2, v22
	v_addc_u32_e32 v1, vcc, v1, v6, vcc
	v_lshlrev_b32_e32 v6, 2, v23
	.loc	0 238
	ds_write_b32 v0, v99 offset:18944
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b32 v42, v5 offset:18944
	ds_read_b32 v43, v6 offset:18944
	ds_read_b32 v44, v7 offset:18944
	ds_read_b32 v46, v4 offset:18944
	s_movk_i32 s0, 0x4a00
	v_add_u32_e32 v14, vcc, 0x4a00, v5
	v_add_u32_e32 v22, vcc, s0, v6
	v_add_u32_e32 v23, vcc, 0x4a00, v7
	v_add_u32_e32 v24, vcc, 0x4a00, v4
	v_or_b32_e32 v40, 0x4a00, v0
	.loc	0 240
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
	.loc	0 238
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 240
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_296
; %bb.295:
	.loc	0 238
	v_add_f32_e32 v42, v42, v43
	v_add_f32_e32 v43, v44, v46
	v_add_f32_e32 v44, v42, v43
	.loc	0 239
	v_div_scale_f32 v42, s[0:1], v44, v44, 1.0
	v_div_scale_f32 v43, vcc, 1.0, v44, 1.0
	.loc	0 241
	v_ashrrev_i32_e32 v46, 31, v11
	v_mad_u64_u32 v[48:49], s[0:1], s22, v11, 0
	v_mul_lo_u32 v46, s22, v46
	v_mul_lo_u32 v50, s19, v11
	v_add_u32_e64 v46, s[0:1], v49, v46
	.loc	0 239
	v_rcp_f32_e32 v52, v42
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v49, -v42, v52, 1.0
	v_fma_f32 v49, v49, v52, v52
	v_mul_f32_e32 v52, v43, v49
	v_fma_f32 v53, -v42, v52, v43
	v_fma_f32 v52, v53, v49, v52
	v_fma_f32 v42, -v42, v52, v43
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v52, v42, v49, v52
	v_add_u32_e32 v46, vcc, v46, v50
	.loc	0 246
	v_add_u32_e32 v42, vcc, v48, v3
	v_addc_u32_e32 v43, vcc, 0, v46, vcc
	v_add_u32_e32 v49, vcc, v48, v13
	v_lshlrev_b64 v[42:43], 2, v[42:43]
	v_addc_u32_e32 v50, vcc, 0, v46, vcc
	v_add_u32_e32 v56, vcc, v2, v42
	v_lshlrev_b64 v[49:50], 2, v[49:50]
	v_addc_u32_e32 v57, vcc, v1, v43, vcc
	.loc	0 239
	v_div_fixup_f32 v42, v52, v44, 1.0
	v_cmp_neq_f32_e32 vcc, 0, v44
	v_cndmask_b32_e32 v58, 0, v42, vcc
	.loc	0 246
	v_add_u32_e32 v49, vcc, v2, v49
	v_mul_f32_e32 v42, v58, v65
	v_addc_u32_e32 v50, vcc, v1, v50, vcc
	v_mul_f32_e32 v43, v58, v61
	v_mul_f32_e32 v44, v58, v59
	flat_store_dwordx3 v[49:50], v[42:44]
	v_mul_f32_e32 v52, v58, v66
	v_add_u32_e32 v42, vcc, v48, v12
	v_addc_u32_e32 v43, vcc, 0, v46, vcc
	v_lshlrev_b64 v[42:43], 2, v[42:43]
	v_mul_f32_e32 v53, v58, v63
	v_add_u32_e32 v42, vcc, v2, v42
	v_mul_f32_e32 v54, v58, v60
	v_mul_f32_e32 v55, v58, v55
	v_mul_f32_e32 v44, v58, v51
	v_addc_u32_e32 v43, vcc, v1, v43, vcc
	.loc	0 244
	flat_store_dwordx4 v[56:57], v[52:55]
	.loc	0 246
	flat_store_dword v[42:43], v44
	v_add_u32_e32 v42, vcc, v48, v10
	v_addc_u32_e32 v43, vcc, 0, v46, vcc
	v_lshlrev_b64 v[42:43], 2, v[42:43]
	v_mul_f32_e32 v44, v58, v47
	v_add_u32_e32 v42, vcc, v2, v42
	v_addc_u32_e32 v43, vcc, v1, v43, vcc
	flat_store_dword v[42:43], v44
	v_add_u32_e32 v42, vcc, v48, v9
	v_addc_u32_e32 v43, vcc, 0, v46, vcc
	v_lshlrev_b64 v[42:43], 2, v[42:43]
	v_mul_f32_e32 v44, v58, v45
	v_add_u32_e32 v42, vcc, v2, v42
	v_addc_u32_e32 v43, vcc, v1, v43, vcc
	flat_store_dword v[42:43], v44
	v_mul_f32_e32 v43, v58, v41
	v_add_u32_e32 v41, vcc, v48, v8
	v_addc_u32_e32 v42, vcc, 0, v46, vcc
	v_lshlrev_b64 v[41:42], 2, v[41:42]
	v_mul_f32_e32 v39, v58, v39
	v_add_u32_e32 v41, vcc, v2, v41
	v_addc_u32_e32 v42, vcc, v1, v42, vcc
	flat_store_dword v[41:42], v43
	v_add_u32_e32 v41, vcc, v48, v7
	v_addc_u32_e32 v42, vcc, 0, v46, vcc
	v_lshlrev_b64 v[41:42], 2, v[41:42]
	v_add_u32_e32 v41, vcc, v2, v41
	v_addc_u32_e32 v42, vcc, v1, v42, vcc
	flat_store_dword v[41:42], v39
	v_mul_f32_e32 v41, v58, v38
	v_add_u32_e32 v38, vcc, v48, v6
	v_addc_u32_e32 v39, vcc, 0, v46, vcc
	v_lshlrev_b64 v[38:39], 2, v[38:39]
	v_add_u32_e32 v38, vcc, v2, v38
	v_addc_u32_e32 v39, vcc, v1, v39, vcc
	flat_store_dword v[38:39], v41
	v_mul_f32_e32 v39, v58, v37
	v_add_u32_e32 v37, vcc, v48, v5
	v_addc_u32_e32 v38, vcc, 0, v46, vcc
	v_lshlrev_b64 v[37:38], 2, v[37:38]
	v_add_u32_e32 v37, vcc, v2, v37
	v_addc_u32_e32 v38, vcc, v1, v38, vcc
	flat_store_dword v[37:38], v39
	v_mul_f32_e32 v38, v58, v36
	v_add_u32_e32 v36, vcc, v48, v4
	v_addc_u32_e32 v37, vcc, 0, v46, vcc
	v_lshlrev_b64 v[36:37], 2, v[36:37]
	v_add_u32_e32 v36, vcc, v2, v36
	v_addc_u32_e32 v37, vcc, v1, v37, vcc
	flat_store_dword v[36:37], v38
	v_mul_f32_e32 v37, v58, v35
	v_add_u32_e32 v35, vcc, v48, v0
	v_addc_u32_e32 v36, vcc, 0, v46, vcc
	v_lshlrev_b64 v[35:36], 2, v[35:36]
	v_add_u32_e32 v35, vcc, v2, v35
	v_addc_u32_e32 v36, vcc, v1, v36, vcc
	flat_store_dword v[35:36], v37
.LBB0_296:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 238
	ds_write_b32 v40, v34
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	ds_read_b32 v14, v14
	ds_read_b32 v22, v22
	ds_read_b32 v23, v23
	ds_read_b32 v24, v24
	.loc	0 240
	v_or_b32_e32 v11, 8, v11
	v_cmp_gt_i32_e32 vcc, s25, v11
	.loc	0 238
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 240
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_298
; %bb.297:
	.loc	0 238
	v_add_f32_e32 v14, v14, v22
	v_add_f32_e32 v22, v23, v24
	v_add_f32_e32 v24, v14, v22
	.loc	0 239
	v_div_scale_f32 v14, s[0:1], v24, v24, 1.0
	v_div_scale_f32 v22, vcc, 1.0, v24, 1.0
	.loc	0 241
	v_ashrrev_i32_e32 v23, 31, v11
	v_mad_u64_u32 v[37:38], s[0:1], s22, v11, 0
	v_mul_lo_u32 v23, s22, v23
	v_mul_lo_u32 v11, s19, v11
	v_add_u32_e64 v23, s[0:1], v38, v23
	.loc	0 239
	v_rcp_f32_e32 v34, v14
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v35, -v14, v34, 1.0
	v_fma_f32 v34, v35, v34, v34
	v_mul_f32_e32 v35, v22, v34
	v_fma_f32 v36, -v14, v35, v22
	v_fma_f32 v35, v36, v34, v35
	v_fma_f32 v14, -v14, v35, v22
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v34, v14, v34, v35
	v_add_u32_e32 v40, vcc, v23, v11
	.loc	0 246
	v_add_u32_e32 v22, vcc, v37, v3
	v_addc_u32_e32 v23, vcc, 0, v40, vcc
	v_add_u32_e32 v13, vcc, v37, v13
	v_lshlrev_b64 v[22:23], 2, v[22:23]
	v_addc_u32_e32 v14, vcc, 0, v40, vcc
	v_add_u32_e32 v38, vcc, v2, v22
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_addc_u32_e32 v39, vcc, v1, v23, vcc
	.loc	0 239
	v_div_fixup_f32 v3, v34, v24, 1.0
	v_cmp_neq_f32_e32 vcc, 0, v24
	v_cndmask_b32_e32 v41, 0, v3, vcc
	.loc	0 246
	v_add_u32_e32 v13, vcc, v2, v13
	v_addc_u32_e32 v14, vcc, v1, v14, vcc
	v_add_u32_e32 v11, vcc, v37, v12
	v_addc_u32_e32 v12, vcc, 0, v40, vcc
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_mul_f32_e32 v33, v41, v33
	v_add_u32_e32 v11, vcc, v2, v11
	v_addc_u32_e32 v12, vcc, v1, v12, vcc
	v_mul_f32_e32 v22, v41, v32
	v_mul_f32_e32 v34, v41, v31
	v_mul_f32_e32 v23, v41, v30
	v_mul_f32_e32 v35, v41, v29
	v_mul_f32_e32 v24, v41, v28
	v_mul_f32_e32 v36, v41, v27
	v_mul_f32_e32 v3, v41, v26
	v_add_u32_e32 v10, vcc, v37, v10
	flat_store_dwordx3 v[13:14], v[22:24]
	.loc	0 244
	flat_store_dwordx4 v[38:39], v[33:36]
	.loc	0 246
	flat_store_dword v[11:12], v3
	v_addc_u32_e32 v11, vcc, 0, v40, vcc
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_mul_f32_e32 v3, v41, v25
	v_add_u32_e32 v10, vcc, v2, v10
	v_addc_u32_e32 v11, vcc, v1, v11, vcc
	v_add_u32_e32 v9, vcc, v37, v9
	flat_store_dword v[10:11], v3
	v_addc_u32_e32 v10, vcc, 0, v40, vcc
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_mul_f32_e32 v3, v41, v21
	v_add_u32_e32 v9, vcc, v2, v9
	v_addc_u32_e32 v10, vcc, v1, v10, vcc
	v_add_u32_e32 v8, vcc, v37, v8
	flat_store_dword v[9:10], v3
	v_addc_u32_e32 v9, vcc, 0, v40, vcc
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_mul_f32_e32 v3, v41, v20
	v_add_u32_e32 v8, vcc, v2, v8
	v_addc_u32_e32 v9, vcc, v1, v9, vcc
	v_add_u32_e32 v7, vcc, v37, v7
	flat_store_dword v[8:9], v3
	v_addc_u32_e32 v8, vcc, 0, v40, vcc
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_mul_f32_e32 v3, v41, v19
	v_add_u32_e32 v7, vcc, v2, v7
	v_addc_u32_e32 v8, vcc, v1, v8, vcc
	v_add_u32_e32 v6, vcc, v37, v6
	flat_store_dword v[7:8], v3
	v_addc_u32_e32 v7, vcc, 0, v40, vcc
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_mul_f32_e32 v3, v41, v18
	v_add_u32_e32 v6, vcc, v2, v6
	v_addc_u32_e32 v7, vcc, v1, v7, vcc
	v_add_u32_e32 v5, vcc, v37, v5
	flat_store_dword v[6:7], v3
	v_addc_u32_e32 v6, vcc, 0, v40, vcc
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_mul_f32_e32 v3, v41, v17
	v_add_u32_e32 v5, vcc, v2, v5
	v_addc_u32_e32 v6, vcc, v1, v6, vcc
	flat_store_dword v[5:6], v3
	v_add_u32_e32 v3, vcc, v37, v4
	v_addc_u32_e32 v4, vcc, 0, v40, vcc
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_mul_f32_e32 v5, v41, v16
	v_add_u32_e32 v3, vcc, v2, v3
	v_addc_u32_e32 v4, vcc, v1, v4, vcc
	flat_store_dword v[3:4], v5
	v_add_u32_e32 v3, vcc, v37, v0
	v_addc_u32_e32 v4, vcc, 0, v40, vcc
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_mul_f32_e32 v5, v41, v15
	v_add_u32_e32 v0, vcc, v2, v3
	v_addc_u32_e32 v1, vcc, v1, v4, vcc
	flat_store_dword v[0:1], v5
.LBB0_298:
	.loc	0 249
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
		.amdhsa_next_free_vgpr 167
		.amdhsa_next_free_sgpr 35
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
	.size	attention_tensor, .Lfunc_end0-attention_tensor
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 18596
; NumSgprs: 37
; NumVgprs: 167
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 19456 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 41
; NumSGPRsForWavesPerEU: 37
; NumVGPRsForWavesPerEU: 167
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
	.protected	attention_tensor_merge  ; -- Begin function attention_tensor_merge
	.globl	attention_tensor_merge
	.p2align	8
	.type	attention_tensor_merge,@function
attention_tensor_merge:                 ; @attention_tensor_merge
	.loc	0 255
; %bb.0:
	.loc	0 256
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
	.loc	0 257
	v_cmp_lt_i64_e32 vcc, v[0:1], v[6:7]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_10
; %bb.1:
	.loc	0 256
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
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 256
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
	.loc	0 261
	v_or_b32_e32 v9, s4, v3
	v_mov_b32_e32 v8, v5
	v_cmp_ne_u64_e32 vcc, 0, v[8:9]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v8, 1.0, v6
	.loc	0 259
	v_max_f32_e32 v8, 0xff7fffff, v8
	v_sub_f32_e32 v12, 0xff7fffff, v8
	v_sub_f32_e32 v6, v6, v8
	v_rndne_f32_e32 v13, v12
	v_rndne_f32_e32 v11, v6
	.loc	0 261
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
	v_add_u32_e32 v9, vcc, v17, v9
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
	.loc	0 259
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
	.loc	0 260
	v_mul_f32_e32 v11, 0, v13
	v_mad_f32 v7, v7, v6, v11
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v11, v10, v6
	.loc	0 261
	v_div_scale_f32 v6, s[0:1], v7, v7, v11
	v_div_scale_f32 v10, vcc, v11, v7, v11
	.loc	0 256
	s_load_dwordx4 s[16:19], s[6:7], 0x20
	.loc	0 261
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
	.loc	0 262
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
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     37
    .sgpr_spill_count: 0
    .symbol:         attention_tensor.kd
    .vgpr_count:     167
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

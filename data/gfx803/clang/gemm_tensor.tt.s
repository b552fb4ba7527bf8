	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_tensor             ; -- Begin function gemm_tensor
	.globl	gemm_tensor
	.p2align	8
	.type	gemm_tensor,@function
gemm_tensor:                            ; @gemm_tensor
	.file	0 "." "gemm_tensor.cl"
	.loc	0 159
; %bb.0:
	.loc	0 162
	s_load_dwordx4 s[44:47], s[4:5], 0x0
	s_load_dwordx2 s[42:43], s[4:5], 0x10
	s_load_dword s52, s[4:5], 0x18
	s_load_dwordx4 s[48:51], s[4:5], 0x20
	v_lshlrev_b32_e32 v11, 1, v0
	.loc	0 164
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s44, 63
	s_add_i32 s1, s45, 63
	s_ashr_i32 s2, s0, 31
	s_ashr_i32 s3, s1, 31
	s_lshr_b32 s2, s2, 26
	s_lshr_b32 s3, s3, 26
	s_add_i32 s0, s0, s2
	s_add_i32 s1, s1, s3
	s_ashr_i32 s2, s0, 6
	s_ashr_i32 s1, s1, 6
	s_mul_i32 s3, s1, s2
	.loc	0 165
	s_ashr_i32 s7, s3, 31
	s_add_i32 s8, s3, s7
	s_xor_b32 s8, s8, s7
	v_cvt_f32_u32_e32 v1, s8
	s_sub_i32 s9, 0, s8
	.loc	0 162
	s_ashr_i32 s53, s52, 31
	.loc	0 175
	v_mov_b32_e32 v3, s50
	.loc	0 165
	v_rcp_iflag_f32_e32 v1, v1
	.loc	0 175
	v_mov_b32_e32 v5, s49
	s_mov_b32 s56, s50
	v_mov_b32_e32 v6, 0
	.loc	0 165
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_lshlrev_b32_e32 v13, 2, v0
	v_lshrrev_b32_e32 v9, 6, v0
	.loc	0 162
	v_lshrrev_b32_e32 v49, 2, v0
	.loc	0 165
	v_mul_lo_u32 v2, s9, v1
	s_ashr_i32 s9, s6, 31
	s_add_i32 s10, s6, s9
	s_xor_b32 s10, s10, s9
	v_mul_hi_u32 v2, v1, v2
	s_xor_b32 s7, s9, s7
	v_lshrrev_b32_e32 v32, 5, v0
	v_lshrrev_b32_e32 v77, 4, v0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s10, v1
	v_and_b32_e32 v7, 60, v13
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v10, v6
	v_readfirstlane_b32 s9, v1
	s_mul_i32 s11, s9, s8
	s_sub_i32 s10, s10, s11
	s_add_i32 s12, s9, 1
	s_sub_i32 s11, s10, s8
	s_cmp_ge_u32 s10, s8
	s_cselect_b32 s9, s12, s9
	s_cselect_b32 s10, s11, s10
	s_add_i32 s11, s9, 1
	s_cmp_ge_u32 s10, s8
	s_cselect_b32 s8, s11, s9
	.loc	0 166
	s_lshl_b32 s9, s2, 2
	s_ashr_i32 s0, s0, 31
	s_add_i32 s9, s9, s0
	s_xor_b32 s9, s9, s0
	v_cvt_f32_u32_e32 v1, s9
	.loc	0 165
	s_xor_b32 s8, s8, s7
	s_sub_i32 s14, s8, s7
	.loc	0 166
	s_sub_i32 s7, 0, s9
	v_rcp_iflag_f32_e32 v1, v1
	s_mul_i32 s3, s14, s3
	s_sub_i32 s3, s6, s3
	s_ashr_i32 s6, s3, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_xor_b32 s0, s6, s0
	v_lshrrev_b32_e32 v34, 3, v0
	v_mov_b32_e32 v12, v6
	v_mul_lo_u32 v2, s7, v1
	s_add_i32 s7, s3, s6
	s_xor_b32 s7, s7, s6
	v_and_b32_e32 v13, 12, v13
	v_mul_hi_u32 v2, v1, v2
	v_mov_b32_e32 v14, v6
	v_and_b32_e32 v15, 15, v0
	v_mov_b32_e32 v16, v6
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s7, v1
	.loc	0 114
	s_mov_b32 m0, -1
	.loc	0 166
	v_readfirstlane_b32 s6, v1
	s_mul_i32 s8, s6, s9
	s_sub_i32 s7, s7, s8
	s_add_i32 s10, s6, 1
	s_sub_i32 s8, s7, s9
	s_cmp_ge_u32 s7, s9
	s_cselect_b32 s6, s10, s6
	s_cselect_b32 s7, s8, s7
	s_add_i32 s8, s6, 1
	s_cmp_ge_u32 s7, s9
	s_cselect_b32 s6, s8, s6
	s_xor_b32 s6, s6, s0
	s_sub_i32 s0, s6, s0
	s_lshl_b32 s0, s0, 2
	s_sub_i32 s1, s1, s0
	s_min_i32 s1, s1, 4
	.loc	0 167
	s_ashr_i32 s6, s1, 31
	s_add_i32 s7, s1, s6
	s_xor_b32 s7, s7, s6
	v_cvt_f32_u32_e32 v1, s7
	s_sub_i32 s8, 0, s7
	.loc	0 166
	s_mul_i32 s2, s0, s2
	s_sub_i32 s2, s3, s2
	.loc	0 167
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s8, v1
	s_ashr_i32 s8, s2, 31
	s_add_i32 s3, s2, s8
	s_xor_b32 s9, s3, s8
	v_mul_hi_u32 v2, v1, v2
	s_xor_b32 s6, s8, s6
	s_mov_b32 s3, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s9, v1
	v_readfirstlane_b32 s8, v1
	s_mul_i32 s10, s8, s7
	s_sub_i32 s9, s9, s10
	s_add_i32 s11, s8, 1
	s_sub_i32 s10, s9, s7
	s_cmp_ge_u32 s9, s7
	s_cselect_b32 s8, s11, s8
	s_cselect_b32 s9, s10, s9
	s_add_i32 s10, s8, 1
	s_cmp_ge_u32 s9, s7
	s_cselect_b32 s7, s10, s8
	s_xor_b32 s7, s7, s6
	s_sub_i32 s6, s7, s6
	s_lshl_b32 s33, s6, 6
	s_mul_i32 s6, s6, s1
	s_sub_i32 s1, s2, s6
	s_add_i32 s1, s1, s0
	.loc	0 146
	s_and_b32 s8, s52, 3
	.loc	0 167
	s_lshl_b32 s70, s1, 6
	.loc	0 146
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[0:1], -1, 0
	s_and_b32 s2, s42, 12
	s_cmp_eq_u64 s[2:3], 0
	s_cselect_b64 s[6:7], -1, 0
	s_and_b64 s[0:1], s[0:1], s[6:7]
	s_bitcmp0_b32 s52, 0
	s_cselect_b64 s[6:7], -1, 0
	s_and_b32 s2, s42, 4
	s_cmp_eq_u64 s[2:3], 0
	s_cselect_b64 s[8:9], -1, 0
	s_and_b64 s[6:7], s[6:7], s[8:9]
	s_and_b64 s[6:7], s[6:7], exec
	s_cselect_b32 s2, 2, 1
	s_and_b64 s[6:7], s[0:1], exec
	s_cselect_b32 s72, 4, s2
	.loc	0 148
	v_cvt_f32_ubyte0_e32 v1, s72
	.loc	0 146
	s_and_b32 s9, s50, 3
	s_and_b32 s2, s48, 12
	.loc	0 148
	v_rcp_iflag_f32_e32 v1, v1
	s_cmp_eq_u64 s[2:3], 0
	s_cselect_b64 s[10:11], -1, 0
	.loc	0 146
	s_bitcmp0_b32 s50, 0
	s_cselect_b64 s[6:7], -1, 0
	s_and_b32 s2, s48, 4
	s_cmp_eq_u64 s[2:3], 0
	.loc	0 148
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	.loc	0 146
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 148
	v_cvt_u32_f32_e32 v1, v1
	.loc	0 146
	s_and_b64 s[2:3], s[6:7], s[2:3]
	s_and_b64 s[2:3], s[2:3], exec
	s_cselect_b32 s15, 2, 1
	.loc	0 148
	s_sub_i32 s3, 0, s72
	v_mul_lo_u32 v2, s3, v1
	s_sub_i32 s2, s44, 64
	s_max_i32 s2, s2, 0
	s_add_i32 s2, s2, s72
	v_mul_hi_u32 v2, v1, v2
	s_add_i32 s2, s2, -1
	s_ashr_i32 s3, s2, 31
	s_add_i32 s6, s2, s3
	s_xor_b32 s8, s6, s3
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s8, v1
	s_mov_b64 s[6:7], -1
	v_readfirstlane_b32 s12, v1
	s_mul_i32 s12, s12, s72
	s_sub_i32 s8, s8, s12
	s_sub_i32 s12, s8, s72
	s_cmp_ge_u32 s8, s72
	s_cselect_b32 s8, s12, s8
	s_sub_i32 s12, s8, s72
	s_cmp_ge_u32 s8, s72
	s_cselect_b32 s8, s12, s8
	s_xor_b32 s8, s8, s3
	s_sub_i32 s3, s3, s8
	s_sub_i32 s12, s45, 64
	s_add_i32 s2, s2, s3
	.loc	0 169
	s_min_i32 s54, s2, s33
	.loc	0 148
	s_max_i32 s2, s12, 0
	.loc	0 170
	s_min_i32 s71, s2, s70
	.loc	0 171
	s_sub_i32 s8, s44, s54
	s_sub_i32 s30, s45, s71
	s_cmp_lt_i32 s30, 64
	s_cselect_b64 s[12:13], -1, 0
	.loc	0 172
	s_add_i32 s2, s46, 15
	s_ashr_i32 s3, s2, 31
	s_lshr_b32 s3, s3, 28
	s_add_i32 s2, s2, s3
	s_and_b32 s2, s2, -16
	.loc	0 173
	s_mul_i32 s14, s14, s2
	s_min_i32 s58, s46, s14
	s_add_i32 s14, s58, s2
	.loc	0 175
	v_mad_i64_i32 v[3:4], s[2:3], s71, v3, 0
	.loc	0 174
	v_mov_b32_e32 v1, s52
	v_mad_i64_i32 v[1:2], s[2:3], s58, v1, 0
	s_ashr_i32 s59, s58, 31
	s_ashr_i32 s55, s54, 31
	.loc	0 175
	s_ashr_i32 s57, s50, 31
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	.loc	0 146
	s_cmp_eq_u32 s9, 0
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 175
	v_add_u32_e32 v3, vcc, s48, v3
	.loc	0 146
	s_and_b64 s[2:3], s[2:3], s[10:11]
	.loc	0 174
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	.loc	0 175
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	.loc	0 171
	s_cmp_lt_i32 s8, 64
	s_cselect_b64 s[10:11], -1, 0
	.loc	0 174
	v_mov_b32_e32 v5, s43
	v_add_u32_e32 v1, vcc, s42, v1
	.loc	0 172
	s_or_b64 s[60:61], s[10:11], s[12:13]
	.loc	0 174
	v_addc_u32_e32 v2, vcc, v5, v2, vcc
	s_lshl_b64 s[10:11], s[54:55], 2
	v_mov_b32_e32 v5, s11
	v_add_u32_e32 v1, vcc, s10, v1
	.loc	0 146
	s_and_b64 s[10:11], s[2:3], exec
	s_cselect_b32 s50, 4, s15
	.loc	0 173
	s_min_i32 s55, s46, s14
	.loc	0 175
	s_lshl_b64 s[10:11], s[58:59], 2
	s_add_i32 s9, s58, 16
	.loc	0 174
	v_addc_u32_e32 v2, vcc, v2, v5, vcc
	s_cmp_gt_i32 s9, s55
	.loc	0 175
	v_mov_b32_e32 v5, s11
	v_add_u32_e32 v3, vcc, s10, v3
	s_cselect_b64 s[10:11], -1, 0
	v_addc_u32_e32 v4, vcc, v4, v5, vcc
	s_or_b64 s[10:11], s[10:11], s[60:61]
	v_and_b32_e32 v5, 62, v11
	v_readfirstlane_b32 s59, v9
	v_and_b32_e32 v9, 63, v0
	v_and_b32_e32 v11, 14, v11
	.loc	0 179
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_16
; %bb.1:
	.loc	0 0
	s_cmp_gt_i32 s72, 3
	s_cbranch_scc0 .LBB0_3
; %bb.2:
	.loc	0 179
	v_mad_i64_i32 v[17:18], s[6:7], v77, s52, 0
	v_or_b32_e32 v19, 8, v77
	v_mad_i64_i32 v[19:20], s[6:7], v19, s52, 0
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_mul_u32_u24_e32 v25, 0x44, v77
	v_add_u32_e32 v21, vcc, v1, v17
	v_addc_u32_e32 v22, vcc, v2, v18, vcc
	v_lshlrev_b64 v[17:18], 2, v[7:8]
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v21, vcc, v21, v17
	v_addc_u32_e32 v22, vcc, v22, v18, vcc
	v_add_u32_e32 v19, vcc, v1, v19
	v_addc_u32_e32 v20, vcc, v2, v20, vcc
	v_add_u32_e32 v23, vcc, v19, v17
	v_addc_u32_e32 v24, vcc, v20, v18, vcc
	.loc	0 114
	flat_load_dwordx4 v[17:20], v[21:22]
	flat_load_dwordx4 v[21:24], v[23:24]
	.loc	0 179
	v_lshlrev_b32_e32 v26, 2, v7
	v_lshlrev_b32_e32 v25, 2, v25
	v_add_u32_e32 v25, vcc, v25, v26
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(1)
	ds_write_b128 v25, v[17:20] offset:12288
	s_waitcnt vmcnt(0)
	ds_write_b128 v25, v[21:24] offset:14464
.LBB0_3:
	.loc	0 0
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_8
; %bb.4:
	s_cmp_lg_u32 s72, 2
	s_mov_b64 s[6:7], -1
	s_cbranch_scc0 .LBB0_6
; %bb.5:
	.loc	0 179
	v_mov_b32_e32 v31, s52
	v_mad_i64_i32 v[17:18], s[6:7], s59, v31, 0
	s_or_b32 s6, s59, 2
	v_mad_i64_i32 v[19:20], s[6:7], s6, v31, 0
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	s_or_b32 s6, s59, 4
	v_add_u32_e32 v21, vcc, v1, v17
	v_addc_u32_e32 v22, vcc, v2, v18, vcc
	v_lshlrev_b64 v[17:18], 2, v[9:10]
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v21, vcc, v21, v17
	v_addc_u32_e32 v22, vcc, v22, v18, vcc
	v_add_u32_e32 v23, vcc, v1, v19
	v_addc_u32_e32 v24, vcc, v2, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], s6, v31, 0
	v_add_u32_e32 v23, vcc, v23, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v24, vcc, v24, v18, vcc
	v_add_u32_e32 v25, vcc, v1, v19
	s_or_b32 s6, s59, 6
	v_addc_u32_e32 v26, vcc, v2, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], s6, v31, 0
	v_add_u32_e32 v25, vcc, v25, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v26, vcc, v26, v18, vcc
	v_add_u32_e32 v27, vcc, v1, v19
	s_or_b32 s6, s59, 8
	v_addc_u32_e32 v28, vcc, v2, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], s6, v31, 0
	v_add_u32_e32 v27, vcc, v27, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v28, vcc, v28, v18, vcc
	v_add_u32_e32 v29, vcc, v1, v19
	s_or_b32 s6, s59, 10
	v_addc_u32_e32 v30, vcc, v2, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], s6, v31, 0
	v_add_u32_e32 v29, vcc, v29, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v30, vcc, v30, v18, vcc
	s_or_b32 s6, s59, 12
	v_add_u32_e32 v19, vcc, v1, v19
	v_mad_i64_i32 v[35:36], s[6:7], s6, v31, 0
	v_addc_u32_e32 v20, vcc, v2, v20, vcc
	v_add_u32_e32 v19, vcc, v19, v17
	v_addc_u32_e32 v20, vcc, v20, v18, vcc
	.loc	0 114
	flat_load_dword v33, v[21:22]
	flat_load_dword v23, v[23:24]
	flat_load_dword v24, v[25:26]
	flat_load_dword v25, v[27:28]
	flat_load_dword v26, v[29:30]
	flat_load_dword v27, v[19:20]
	.loc	0 179
	v_lshlrev_b64 v[19:20], 2, v[35:36]
	s_or_b32 s6, s59, 14
	v_add_u32_e32 v21, vcc, v1, v19
	v_addc_u32_e32 v22, vcc, v2, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], s6, v31, 0
	v_add_u32_e32 v21, vcc, v21, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v22, vcc, v22, v18, vcc
	v_add_u32_e32 v19, vcc, v1, v19
	v_addc_u32_e32 v20, vcc, v2, v20, vcc
	v_add_u32_e32 v17, vcc, v19, v17
	v_addc_u32_e32 v18, vcc, v20, v18, vcc
	.loc	0 114
	flat_load_dword v19, v[21:22]
	flat_load_dword v17, v[17:18]
	.loc	0 179
	s_mul_i32 s6, s59, 0x110
	v_lshlrev_b32_e32 v18, 2, v9
	v_add_u32_e32 v18, vcc, s6, v18
	.loc	0 114
	s_movk_i32 s6, 0x3000
	v_add_u32_e32 v20, vcc, s6, v18
	s_movk_i32 s6, 0x3400
	s_waitcnt vmcnt(6)
	ds_write2_b32 v20, v33, v23 offset1:136
	v_add_u32_e32 v20, vcc, s6, v18
	s_movk_i32 s6, 0x3800
	s_waitcnt vmcnt(4)
	ds_write2_b32 v20, v24, v25 offset0:16 offset1:152
	v_add_u32_e32 v20, vcc, s6, v18
	s_movk_i32 s6, 0x3c00
	v_add_u32_e32 v18, vcc, s6, v18
	s_waitcnt vmcnt(2)
	ds_write2_b32 v20, v26, v27 offset0:32 offset1:168
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(0)
	ds_write2_b32 v18, v19, v17 offset0:48 offset1:184
.LBB0_6:
	.loc	0 0
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_8
; %bb.7:
	.loc	0 179
	v_mad_i64_i32 v[17:18], s[6:7], v32, s52, 0
	v_or_b32_e32 v19, 4, v32
	v_mad_i64_i32 v[19:20], s[6:7], v19, s52, 0
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_u32_e32 v21, vcc, v1, v17
	v_addc_u32_e32 v22, vcc, v2, v18, vcc
	v_lshlrev_b64 v[17:18], 2, v[5:6]
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v21, vcc, v21, v17
	v_addc_u32_e32 v22, vcc, v22, v18, vcc
	v_add_u32_e32 v23, vcc, v1, v19
	v_or_b32_e32 v19, 8, v32
	v_addc_u32_e32 v24, vcc, v2, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], v19, s52, 0
	v_add_u32_e32 v23, vcc, v23, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v24, vcc, v24, v18, vcc
	v_add_u32_e32 v25, vcc, v1, v19
	v_or_b32_e32 v19, 12, v32
	v_addc_u32_e32 v26, vcc, v2, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], v19, s52, 0
	v_add_u32_e32 v25, vcc, v25, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v26, vcc, v26, v18, vcc
	v_add_u32_e32 v19, vcc, v1, v19
	v_addc_u32_e32 v20, vcc, v2, v20, vcc
	v_add_u32_e32 v17, vcc, v19, v17
	v_addc_u32_e32 v18, vcc, v20, v18, vcc
	.loc	0 114
	flat_load_dwordx2 v[19:20], v[21:22]
	flat_load_dwordx2 v[21:22], v[23:24]
	flat_load_dwordx2 v[23:24], v[25:26]
	flat_load_dwordx2 v[17:18], v[17:18]
	.loc	0 179
	v_mul_u32_u24_e32 v25, 0x44, v32
	v_lshlrev_b32_e32 v26, 2, v5
	v_lshlrev_b32_e32 v25, 2, v25
	s_movk_i32 s6, 0x3000
	v_add_u32_e32 v25, vcc, v25, v26
	s_movk_i32 s7, 0x3800
	v_add_u32_e32 v26, vcc, s6, v25
	v_add_u32_e32 v25, vcc, s7, v25
	s_waitcnt vmcnt(2)
	ds_write2_b64 v26, v[19:20], v[21:22] offset1:136
	s_waitcnt vmcnt(0)
	ds_write2_b64 v25, v[23:24], v[17:18] offset0:16 offset1:152
.LBB0_8:
	.loc	0 0
	s_cmp_gt_i32 s50, 3
	s_mov_b64 s[6:7], -1
	s_cbranch_scc0 .LBB0_10
; %bb.9:
	.loc	0 179
	v_mad_i64_i32 v[17:18], s[6:7], v49, s56, 0
	v_or_b32_e32 v19, 32, v49
	v_mad_i64_i32 v[19:20], s[6:7], v19, s56, 0
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_mul_u32_u24_e32 v25, 24, v49
	v_add_u32_e32 v21, vcc, v3, v17
	v_addc_u32_e32 v22, vcc, v4, v18, vcc
	v_lshlrev_b64 v[17:18], 2, v[13:14]
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v21, vcc, v21, v17
	v_addc_u32_e32 v22, vcc, v22, v18, vcc
	v_add_u32_e32 v19, vcc, v3, v19
	v_addc_u32_e32 v20, vcc, v4, v20, vcc
	v_add_u32_e32 v23, vcc, v19, v17
	v_addc_u32_e32 v24, vcc, v20, v18, vcc
	.loc	0 114
	flat_load_dwordx4 v[17:20], v[21:22]
	flat_load_dwordx4 v[21:24], v[23:24]
	.loc	0 179
	v_lshlrev_b32_e32 v26, 2, v13
	v_lshlrev_b32_e32 v25, 2, v25
	v_add_u32_e32 v25, vcc, v25, v26
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(1)
	ds_write_b128 v25, v[17:20]
	.loc	0 180
	s_waitcnt vmcnt(0)
	ds_write_b128 v25, v[21:24] offset:3072
.LBB0_10:
	.loc	0 0
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_15
; %bb.11:
	s_cmp_lg_u32 s50, 2
	s_mov_b64 s[6:7], -1
	s_cbranch_scc0 .LBB0_13
; %bb.12:
	.loc	0 179
	v_mad_i64_i32 v[17:18], s[6:7], v77, s56, 0
	v_or_b32_e32 v19, 8, v77
	v_mad_i64_i32 v[19:20], s[6:7], v19, s56, 0
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_u32_e32 v21, vcc, v3, v17
	v_addc_u32_e32 v22, vcc, v4, v18, vcc
	v_lshlrev_b64 v[17:18], 2, v[15:16]
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v21, vcc, v21, v17
	v_addc_u32_e32 v22, vcc, v22, v18, vcc
	v_add_u32_e32 v23, vcc, v3, v19
	v_or_b32_e32 v19, 16, v77
	v_addc_u32_e32 v24, vcc, v4, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], v19, s56, 0
	v_add_u32_e32 v23, vcc, v23, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v24, vcc, v24, v18, vcc
	v_add_u32_e32 v25, vcc, v3, v19
	v_or_b32_e32 v19, 24, v77
	v_addc_u32_e32 v26, vcc, v4, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], v19, s56, 0
	v_add_u32_e32 v25, vcc, v25, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v26, vcc, v26, v18, vcc
	v_add_u32_e32 v27, vcc, v3, v19
	v_or_b32_e32 v19, 32, v77
	v_addc_u32_e32 v28, vcc, v4, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], v19, s56, 0
	v_add_u32_e32 v27, vcc, v27, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v28, vcc, v28, v18, vcc
	v_add_u32_e32 v29, vcc, v3, v19
	v_or_b32_e32 v19, 40, v77
	v_addc_u32_e32 v30, vcc, v4, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], v19, s56, 0
	v_add_u32_e32 v29, vcc, v29, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v30, vcc, v30, v18, vcc
	v_add_u32_e32 v31, vcc, v3, v19
	v_or_b32_e32 v19, 48, v77
	v_addc_u32_e32 v33, vcc, v4, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], v19, s56, 0
	v_add_u32_e32 v35, vcc, v31, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v36, vcc, v33, v18, vcc
	v_add_u32_e32 v31, vcc, v3, v19
	v_or_b32_e32 v19, 56, v77
	v_addc_u32_e32 v33, vcc, v4, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], v19, s56, 0
	v_add_u32_e32 v37, vcc, v31, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v38, vcc, v33, v18, vcc
	v_add_u32_e32 v19, vcc, v3, v19
	v_addc_u32_e32 v20, vcc, v4, v20, vcc
	v_add_u32_e32 v17, vcc, v19, v17
	v_addc_u32_e32 v18, vcc, v20, v18, vcc
	.loc	0 114
	flat_load_dword v19, v[21:22]
	flat_load_dword v20, v[23:24]
	flat_load_dword v21, v[25:26]
	flat_load_dword v22, v[27:28]
	flat_load_dword v23, v[29:30]
	flat_load_dword v24, v[35:36]
	flat_load_dword v25, v[37:38]
	flat_load_dword v17, v[17:18]
	.loc	0 179
	v_mul_u32_u24_e32 v18, 24, v77
	v_lshlrev_b32_e32 v18, 2, v18
	v_lshlrev_b32_e32 v26, 2, v15
	v_add_u32_e32 v18, vcc, v18, v26
	s_mov_b64 s[6:7], 0
	.loc	0 114
	s_waitcnt vmcnt(6)
	ds_write2st64_b32 v18, v19, v20 offset1:3
	s_waitcnt vmcnt(4)
	ds_write2st64_b32 v18, v21, v22 offset0:6 offset1:9
	s_waitcnt vmcnt(2)
	ds_write2st64_b32 v18, v23, v24 offset0:12 offset1:15
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v18, v25, v17 offset0:18 offset1:21
.LBB0_13:
	.loc	0 0
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_15
; %bb.14:
	.loc	0 179
	v_mad_i64_i32 v[17:18], s[6:7], v34, s56, 0
	v_or_b32_e32 v19, 16, v34
	v_mad_i64_i32 v[19:20], s[6:7], v19, s56, 0
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_u32_e32 v21, vcc, v3, v17
	v_addc_u32_e32 v22, vcc, v4, v18, vcc
	v_lshlrev_b64 v[17:18], 2, v[11:12]
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v21, vcc, v21, v17
	v_addc_u32_e32 v22, vcc, v22, v18, vcc
	v_add_u32_e32 v23, vcc, v3, v19
	v_or_b32_e32 v19, 32, v34
	v_addc_u32_e32 v24, vcc, v4, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], v19, s56, 0
	v_add_u32_e32 v23, vcc, v23, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v24, vcc, v24, v18, vcc
	v_add_u32_e32 v25, vcc, v3, v19
	v_or_b32_e32 v19, 48, v34
	v_addc_u32_e32 v26, vcc, v4, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], v19, s56, 0
	v_add_u32_e32 v25, vcc, v25, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v26, vcc, v26, v18, vcc
	v_add_u32_e32 v19, vcc, v3, v19
	v_addc_u32_e32 v20, vcc, v4, v20, vcc
	v_add_u32_e32 v17, vcc, v19, v17
	v_addc_u32_e32 v18, vcc, v20, v18, vcc
	.loc	0 114
	flat_load_dwordx2 v[19:20], v[21:22]
	flat_load_dwordx2 v[21:22], v[23:24]
	flat_load_dwordx2 v[23:24], v[25:26]
	flat_load_dwordx2 v[17:18], v[17:18]
	.loc	0 179
	v_mul_u32_u24_e32 v25, 24, v34
	v_lshlrev_b32_e32 v26, 2, v11
	v_lshlrev_b32_e32 v25, 2, v25
	v_add_u32_e32 v25, vcc, v25, v26
	s_waitcnt vmcnt(2)
	ds_write2st64_b64 v25, v[19:20], v[21:22] offset1:3
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v25, v[23:24], v[17:18] offset0:6 offset1:9
.LBB0_15:
	.loc	0 0
	s_mov_b64 s[6:7], 0
.LBB0_16:
	v_sub_u32_e32 v51, vcc, s8, v9
	v_sub_u32_e32 v50, vcc, s8, v7
	s_xor_b64 s[62:63], s[0:1], -1
	s_xor_b64 s[64:65], s[2:3], -1
	.loc	0 179
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_90
; %bb.17:
	.loc	0 0
	s_cmp_le_i32 s55, s58
	s_cbranch_scc1 .LBB0_90
; %bb.18:
	s_sub_i32 s12, s55, s58
	.loc	0 179
	s_andn2_b64 vcc, exec, s[62:63]
	s_mov_b64 s[0:1], -1
	s_cbranch_vccz .LBB0_22
; %bb.19:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_39
.LBB0_20:
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[0:1], -1
	s_cbranch_vccz .LBB0_56
.LBB0_21:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_73
	s_branch .LBB0_90
.LBB0_22:
	s_cmp_lt_i32 s59, s12
	s_cselect_b64 s[0:1], -1, 0
	.loc	0 114
	v_cmp_lt_i32_e32 vcc, 0, v51
	s_and_b64 s[0:1], s[0:1], vcc
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_24
; %bb.23:
	.loc	0 179
	v_mov_b32_e32 v17, s52
	v_mad_i64_i32 v[19:20], s[0:1], s59, v17, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e64 v17, s[0:1], v1, v19
	v_addc_u32_e64 v21, s[0:1], v2, v20, s[0:1]
	v_lshlrev_b64 v[19:20], 2, v[9:10]
	v_add_u32_e64 v19, s[0:1], v17, v19
	v_addc_u32_e64 v20, s[0:1], v21, v20, s[0:1]
	.loc	0 114
	flat_load_dword v19, v[19:20]
.LBB0_24:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_mul_i32 s0, s59, 0x110
	s_or_b32 s6, s0, 0x3000
	v_lshlrev_b32_e32 v17, 2, v9
	v_add_u32_e64 v20, s[0:1], s6, v17
	s_or_b32 s0, s59, 2
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_and_b64 s[8:9], s[2:3], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v20, v19
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_26
; %bb.25:
	.loc	0 179
	v_mov_b32_e32 v18, s52
	v_mad_i64_i32 v[18:19], s[0:1], s0, v18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e64 v20, s[0:1], v1, v18
	v_addc_u32_e64 v21, s[0:1], v2, v19, s[0:1]
	v_lshlrev_b64 v[18:19], 2, v[9:10]
	v_add_u32_e64 v18, s[0:1], v20, v18
	v_addc_u32_e64 v19, s[0:1], v21, v19, s[0:1]
	.loc	0 114
	flat_load_dword v18, v[18:19]
.LBB0_26:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	v_add_u32_e64 v19, s[0:1], s6, v17
	s_or_b32 s0, s59, 4
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v18
	s_and_b64 s[8:9], s[2:3], vcc
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_28
; %bb.27:
	.loc	0 179
	v_mov_b32_e32 v19, s52
	v_mad_i64_i32 v[19:20], s[0:1], s0, v19, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e64 v21, s[0:1], v1, v19
	v_addc_u32_e64 v22, s[0:1], v2, v20, s[0:1]
	v_lshlrev_b64 v[19:20], 2, v[9:10]
	v_add_u32_e64 v19, s[0:1], v21, v19
	v_addc_u32_e64 v20, s[0:1], v22, v20, s[0:1]
	.loc	0 114
	flat_load_dword v19, v[19:20]
.LBB0_28:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	v_add_u32_e64 v20, s[0:1], s6, v17
	s_or_b32 s0, s59, 6
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_and_b64 s[8:9], s[2:3], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v20, v19
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_30
; %bb.29:
	.loc	0 179
	v_mov_b32_e32 v18, s52
	v_mad_i64_i32 v[18:19], s[0:1], s0, v18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e64 v20, s[0:1], v1, v18
	v_addc_u32_e64 v21, s[0:1], v2, v19, s[0:1]
	v_lshlrev_b64 v[18:19], 2, v[9:10]
	v_add_u32_e64 v18, s[0:1], v20, v18
	v_addc_u32_e64 v19, s[0:1], v21, v19, s[0:1]
	.loc	0 114
	flat_load_dword v18, v[18:19]
.LBB0_30:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	v_add_u32_e64 v19, s[0:1], s6, v17
	s_or_b32 s0, s59, 8
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v18
	s_and_b64 s[8:9], s[2:3], vcc
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_32
; %bb.31:
	.loc	0 179
	v_mov_b32_e32 v19, s52
	v_mad_i64_i32 v[19:20], s[0:1], s0, v19, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e64 v21, s[0:1], v1, v19
	v_addc_u32_e64 v22, s[0:1], v2, v20, s[0:1]
	v_lshlrev_b64 v[19:20], 2, v[9:10]
	v_add_u32_e64 v19, s[0:1], v21, v19
	v_addc_u32_e64 v20, s[0:1], v22, v20, s[0:1]
	.loc	0 114
	flat_load_dword v19, v[19:20]
.LBB0_32:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	v_add_u32_e64 v20, s[0:1], s6, v17
	s_or_b32 s0, s59, 10
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_and_b64 s[8:9], s[2:3], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v20, v19
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_34
; %bb.33:
	.loc	0 179
	v_mov_b32_e32 v18, s52
	v_mad_i64_i32 v[18:19], s[0:1], s0, v18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e64 v20, s[0:1], v1, v18
	v_addc_u32_e64 v21, s[0:1], v2, v19, s[0:1]
	v_lshlrev_b64 v[18:19], 2, v[9:10]
	v_add_u32_e64 v18, s[0:1], v20, v18
	v_addc_u32_e64 v19, s[0:1], v21, v19, s[0:1]
	.loc	0 114
	flat_load_dword v18, v[18:19]
.LBB0_34:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	v_add_u32_e64 v19, s[0:1], s6, v17
	s_or_b32 s0, s59, 12
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v18
	s_and_b64 s[8:9], s[2:3], vcc
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_36
; %bb.35:
	.loc	0 179
	v_mov_b32_e32 v19, s52
	v_mad_i64_i32 v[19:20], s[0:1], s0, v19, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e64 v21, s[0:1], v1, v19
	v_addc_u32_e64 v22, s[0:1], v2, v20, s[0:1]
	v_lshlrev_b64 v[19:20], 2, v[9:10]
	v_add_u32_e64 v19, s[0:1], v21, v19
	v_addc_u32_e64 v20, s[0:1], v22, v20, s[0:1]
	.loc	0 114
	flat_load_dword v19, v[19:20]
.LBB0_36:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	s_or_b32 s2, s59, 14
	v_add_u32_e64 v17, s[0:1], s6, v17
	s_cmp_lt_i32 s2, s12
	s_cselect_b64 s[0:1], -1, 0
	.loc	0 114
	s_and_b64 s[6:7], s[0:1], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v19
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_38
; %bb.37:
	.loc	0 179
	v_mov_b32_e32 v18, s52
	v_mad_i64_i32 v[18:19], s[2:3], s2, v18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v20, vcc, v1, v18
	v_addc_u32_e32 v21, vcc, v2, v19, vcc
	v_lshlrev_b64 v[18:19], 2, v[9:10]
	v_add_u32_e32 v18, vcc, v20, v18
	v_addc_u32_e32 v19, vcc, v21, v19, vcc
	.loc	0 114
	flat_load_dword v18, v[18:19]
.LBB0_38:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v18 offset:544
	s_branch .LBB0_20
.LBB0_39:
	.loc	0 179
	v_mad_i64_i32 v[17:18], s[0:1], v77, s52, 0
	v_cmp_gt_i32_e64 s[8:9], s12, v77
	.loc	0 114
	v_mov_b32_e32 v22, 0
	.loc	0 179
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_mov_b32_e32 v23, 0
	v_add_u32_e32 v19, vcc, v1, v17
	v_addc_u32_e32 v20, vcc, v2, v18, vcc
	v_lshlrev_b64 v[17:18], 2, v[7:8]
	v_add_u32_e32 v19, vcc, v19, v17
	v_addc_u32_e32 v20, vcc, v20, v18, vcc
	.loc	0 114
	v_cmp_lt_i32_e32 vcc, 0, v50
	s_and_b64 s[2:3], s[8:9], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_41
; %bb.40:
	flat_load_dword v23, v[19:20]
.LBB0_41:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 179
	v_mul_u32_u24_e32 v21, 0x44, v77
	v_lshlrev_b32_e32 v21, 2, v21
	v_or_b32_e32 v21, 0x3000, v21
	v_lshlrev_b32_e32 v24, 2, v7
	v_add_u32_e64 v21, s[0:1], v21, v24
	.loc	0 114
	v_cmp_lt_i32_e64 s[0:1], 1, v50
	s_and_b64 s[2:3], s[8:9], s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v23
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_43
; %bb.42:
	v_add_u32_e64 v22, s[2:3], 4, v19
	v_addc_u32_e64 v23, s[2:3], 0, v20, s[2:3]
	flat_load_dword v22, v[22:23]
.LBB0_43:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 114
	v_cmp_lt_i32_e64 s[2:3], 2, v50
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v22 offset:4
	s_and_b64 s[6:7], s[8:9], s[2:3]
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_45
; %bb.44:
	v_add_u32_e64 v23, s[6:7], 8, v19
	v_addc_u32_e64 v24, s[6:7], 0, v20, s[6:7]
	flat_load_dword v23, v[23:24]
.LBB0_45:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 114
	v_cmp_lt_i32_e64 s[6:7], 3, v50
	s_and_b64 s[8:9], s[8:9], s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v23 offset:8
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_47
; %bb.46:
	v_add_u32_e64 v19, s[8:9], 12, v19
	v_addc_u32_e64 v20, s[8:9], 0, v20, s[8:9]
	flat_load_dword v22, v[19:20]
.LBB0_47:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 179
	v_or_b32_e32 v23, 8, v77
	v_mad_i64_i32 v[19:20], s[8:9], v23, s52, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v22 offset:12
	v_mov_b32_e32 v22, 0
	.loc	0 179
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e64 v19, s[8:9], v1, v19
	v_addc_u32_e64 v20, s[8:9], v2, v20, s[8:9]
	v_add_u32_e64 v17, s[8:9], v19, v17
	v_addc_u32_e64 v18, s[8:9], v20, v18, s[8:9]
	v_cmp_gt_i32_e64 s[8:9], s12, v23
	.loc	0 114
	s_and_b64 s[14:15], s[8:9], vcc
	v_mov_b32_e32 v20, 0
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB0_49
; %bb.48:
	flat_load_dword v22, v[17:18]
.LBB0_49:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 179
	v_add_u32_e32 v19, vcc, 0x880, v21
	.loc	0 114
	s_and_b64 s[10:11], s[8:9], s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v22 offset:2176
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_51
; %bb.50:
	v_add_u32_e32 v20, vcc, 4, v17
	v_addc_u32_e32 v21, vcc, 0, v18, vcc
	flat_load_dword v20, v[20:21]
.LBB0_51:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v20 offset:4
	s_and_b64 s[2:3], s[8:9], s[2:3]
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_53
; %bb.52:
	v_add_u32_e32 v21, vcc, 8, v17
	v_addc_u32_e32 v22, vcc, 0, v18, vcc
	flat_load_dword v21, v[21:22]
.LBB0_53:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_and_b64 s[2:3], s[8:9], s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v21 offset:8
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_55
; %bb.54:
	v_add_u32_e32 v17, vcc, 12, v17
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	flat_load_dword v20, v[17:18]
.LBB0_55:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v20 offset:12
	.loc	0 179
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[0:1], -1
	s_cbranch_vccnz .LBB0_21
.LBB0_56:
	.loc	0 0
	v_sub_u32_e32 v17, vcc, s12, v15
	.loc	0 179
	v_cmp_gt_i32_e32 vcc, s30, v77
	.loc	0 114
	v_cmp_lt_i32_e64 s[0:1], 0, v17
	s_and_b64 s[6:7], vcc, s[0:1]
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v20, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_58
; %bb.57:
	.loc	0 179
	v_mad_i64_i32 v[19:20], s[6:7], v77, s56, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v17, vcc, v3, v19
	v_addc_u32_e32 v21, vcc, v4, v20, vcc
	v_lshlrev_b64 v[19:20], 2, v[15:16]
	v_add_u32_e32 v19, vcc, v17, v19
	v_addc_u32_e32 v20, vcc, v21, v20, vcc
	.loc	0 114
	flat_load_dword v20, v[19:20]
.LBB0_58:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_mul_u32_u24_e32 v17, 24, v77
	v_lshlrev_b32_e32 v19, 2, v17
	v_lshlrev_b32_e32 v17, 2, v15
	v_add_u32_e32 v21, vcc, v19, v17
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v20
	.loc	0 179
	v_or_b32_e32 v20, 8, v77
	v_cmp_gt_i32_e32 vcc, s30, v20
	.loc	0 114
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_60
; %bb.59:
	.loc	0 179
	v_mad_i64_i32 v[20:21], s[6:7], v20, s56, 0
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_add_u32_e32 v18, vcc, v3, v20
	v_addc_u32_e32 v22, vcc, v4, v21, vcc
	v_lshlrev_b64 v[20:21], 2, v[15:16]
	v_add_u32_e32 v20, vcc, v18, v20
	v_addc_u32_e32 v21, vcc, v22, v21, vcc
	.loc	0 114
	flat_load_dword v18, v[20:21]
.LBB0_60:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_add_u32_e32 v19, vcc, 0x300, v19
	v_add_u32_e32 v20, vcc, v19, v17
	v_or_b32_e32 v21, 16, v77
	v_cmp_gt_i32_e32 vcc, s30, v21
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v20, v18
	s_and_b64 s[6:7], vcc, s[0:1]
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v20, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_62
; %bb.61:
	.loc	0 179
	v_mad_i64_i32 v[20:21], s[6:7], v21, s56, 0
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_add_u32_e32 v22, vcc, v3, v20
	v_addc_u32_e32 v23, vcc, v4, v21, vcc
	v_lshlrev_b64 v[20:21], 2, v[15:16]
	v_add_u32_e32 v20, vcc, v22, v20
	v_addc_u32_e32 v21, vcc, v23, v21, vcc
	.loc	0 114
	flat_load_dword v20, v[20:21]
.LBB0_62:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_add_u32_e32 v19, vcc, 0x300, v19
	v_add_u32_e32 v21, vcc, v19, v17
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v20
	.loc	0 179
	v_or_b32_e32 v20, 24, v77
	v_cmp_gt_i32_e32 vcc, s30, v20
	.loc	0 114
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_64
; %bb.63:
	.loc	0 179
	v_mad_i64_i32 v[20:21], s[6:7], v20, s56, 0
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_add_u32_e32 v18, vcc, v3, v20
	v_addc_u32_e32 v22, vcc, v4, v21, vcc
	v_lshlrev_b64 v[20:21], 2, v[15:16]
	v_add_u32_e32 v20, vcc, v18, v20
	v_addc_u32_e32 v21, vcc, v22, v21, vcc
	.loc	0 114
	flat_load_dword v18, v[20:21]
.LBB0_64:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_add_u32_e32 v19, vcc, 0x300, v19
	v_add_u32_e32 v20, vcc, v19, v17
	v_or_b32_e32 v21, 32, v77
	v_cmp_gt_i32_e32 vcc, s30, v21
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v20, v18
	s_and_b64 s[6:7], vcc, s[0:1]
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v20, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_66
; %bb.65:
	.loc	0 179
	v_mad_i64_i32 v[20:21], s[6:7], v21, s56, 0
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_add_u32_e32 v22, vcc, v3, v20
	v_addc_u32_e32 v23, vcc, v4, v21, vcc
	v_lshlrev_b64 v[20:21], 2, v[15:16]
	v_add_u32_e32 v20, vcc, v22, v20
	v_addc_u32_e32 v21, vcc, v23, v21, vcc
	.loc	0 114
	flat_load_dword v20, v[20:21]
.LBB0_66:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_add_u32_e32 v19, vcc, 0x300, v19
	v_add_u32_e32 v21, vcc, v19, v17
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v20
	.loc	0 179
	v_or_b32_e32 v20, 40, v77
	v_cmp_gt_i32_e32 vcc, s30, v20
	.loc	0 114
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_68
; %bb.67:
	.loc	0 179
	v_mad_i64_i32 v[20:21], s[6:7], v20, s56, 0
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_add_u32_e32 v18, vcc, v3, v20
	v_addc_u32_e32 v22, vcc, v4, v21, vcc
	v_lshlrev_b64 v[20:21], 2, v[15:16]
	v_add_u32_e32 v20, vcc, v18, v20
	v_addc_u32_e32 v21, vcc, v22, v21, vcc
	.loc	0 114
	flat_load_dword v18, v[20:21]
.LBB0_68:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_add_u32_e32 v19, vcc, 0x300, v19
	v_add_u32_e32 v20, vcc, v19, v17
	v_or_b32_e32 v21, 48, v77
	v_cmp_gt_i32_e32 vcc, s30, v21
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v20, v18
	s_and_b64 s[6:7], vcc, s[0:1]
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v20, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_70
; %bb.69:
	.loc	0 179
	v_mad_i64_i32 v[20:21], s[6:7], v21, s56, 0
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_add_u32_e32 v22, vcc, v3, v20
	v_addc_u32_e32 v23, vcc, v4, v21, vcc
	v_lshlrev_b64 v[20:21], 2, v[15:16]
	v_add_u32_e32 v20, vcc, v22, v20
	v_addc_u32_e32 v21, vcc, v23, v21, vcc
	.loc	0 114
	flat_load_dword v20, v[20:21]
.LBB0_70:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_add_u32_e32 v19, vcc, 0x300, v19
	v_add_u32_e32 v17, vcc, v19, v17
	v_or_b32_e32 v19, 56, v77
	v_cmp_gt_i32_e32 vcc, s30, v19
	.loc	0 114
	s_and_b64 s[2:3], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v20
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_72
; %bb.71:
	.loc	0 179
	v_mad_i64_i32 v[18:19], s[2:3], v19, s56, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v20, vcc, v3, v18
	v_addc_u32_e32 v21, vcc, v4, v19, vcc
	v_lshlrev_b64 v[18:19], 2, v[15:16]
	v_add_u32_e32 v18, vcc, v20, v18
	v_addc_u32_e32 v19, vcc, v21, v19, vcc
	.loc	0 114
	flat_load_dword v18, v[18:19]
.LBB0_72:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v18 offset:768
	s_branch .LBB0_90
.LBB0_73:
	.loc	0 179
	v_mad_i64_i32 v[17:18], s[0:1], v49, s56, 0
	v_sub_u32_e32 v22, vcc, s12, v13
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_cmp_gt_i32_e64 s[8:9], s30, v49
	v_add_u32_e32 v19, vcc, v3, v17
	v_addc_u32_e32 v20, vcc, v4, v18, vcc
	v_lshlrev_b64 v[17:18], 2, v[13:14]
	.loc	0 114
	v_mov_b32_e32 v23, 0
	.loc	0 179
	v_add_u32_e32 v19, vcc, v19, v17
	v_addc_u32_e32 v20, vcc, v20, v18, vcc
	.loc	0 114
	v_cmp_lt_i32_e32 vcc, 0, v22
	s_and_b64 s[2:3], s[8:9], vcc
	v_mov_b32_e32 v24, 0
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_75
; %bb.74:
	flat_load_dword v24, v[19:20]
.LBB0_75:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 179
	v_mul_u32_u24_e32 v21, 24, v49
	v_lshlrev_b32_e32 v21, 2, v21
	v_lshlrev_b32_e32 v25, 2, v13
	v_add_u32_e64 v21, s[0:1], v21, v25
	.loc	0 114
	v_cmp_lt_i32_e64 s[0:1], 1, v22
	s_and_b64 s[2:3], s[8:9], s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v24
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_77
; %bb.76:
	v_add_u32_e64 v23, s[2:3], 4, v19
	v_addc_u32_e64 v24, s[2:3], 0, v20, s[2:3]
	flat_load_dword v23, v[23:24]
.LBB0_77:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 114
	v_cmp_lt_i32_e64 s[2:3], 2, v22
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v23 offset:4
	s_and_b64 s[6:7], s[8:9], s[2:3]
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_79
; %bb.78:
	v_add_u32_e64 v24, s[6:7], 8, v19
	v_addc_u32_e64 v25, s[6:7], 0, v20, s[6:7]
	flat_load_dword v24, v[24:25]
.LBB0_79:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 114
	v_cmp_lt_i32_e64 s[6:7], 3, v22
	s_and_b64 s[8:9], s[8:9], s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v24 offset:8
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_81
; %bb.80:
	v_add_u32_e64 v19, s[8:9], 12, v19
	v_addc_u32_e64 v20, s[8:9], 0, v20, s[8:9]
	flat_load_dword v23, v[19:20]
.LBB0_81:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 179
	v_or_b32_e32 v22, 32, v49
	v_mad_i64_i32 v[19:20], s[8:9], v22, s56, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v23 offset:12
	.loc	0 179
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e64 v19, s[8:9], v3, v19
	v_addc_u32_e64 v20, s[8:9], v4, v20, s[8:9]
	v_add_u32_e64 v17, s[8:9], v19, v17
	v_addc_u32_e64 v18, s[8:9], v20, v18, s[8:9]
	v_cmp_gt_i32_e64 s[8:9], s30, v22
	.loc	0 114
	s_and_b64 s[12:13], s[8:9], vcc
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v22, 0
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB0_83
; %bb.82:
	flat_load_dword v22, v[17:18]
.LBB0_83:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 179
	v_add_u32_e32 v19, vcc, 0xc00, v21
	.loc	0 114
	s_and_b64 s[10:11], s[8:9], s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v22 offset:3072
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_85
; %bb.84:
	v_add_u32_e32 v20, vcc, 4, v17
	v_addc_u32_e32 v21, vcc, 0, v18, vcc
	flat_load_dword v20, v[20:21]
.LBB0_85:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v20 offset:4
	s_and_b64 s[2:3], s[8:9], s[2:3]
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_87
; %bb.86:
	v_add_u32_e32 v21, vcc, 8, v17
	v_addc_u32_e32 v22, vcc, 0, v18, vcc
	flat_load_dword v21, v[21:22]
.LBB0_87:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_and_b64 s[2:3], s[8:9], s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v21 offset:8
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_89
; %bb.88:
	v_add_u32_e32 v17, vcc, 12, v17
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	flat_load_dword v20, v[17:18]
.LBB0_89:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v20 offset:12
.LBB0_90:
	.loc	0 0
	v_and_b32_e32 v17, 3, v0
	.loc	0 162
	v_and_b32_e32 v79, 7, v49
	.loc	0 163
	v_and_b32_e32 v78, 32, v0
	s_mov_b32 s73, 0
	.loc	0 180
	s_cmp_gt_i32 s55, s58
	v_mov_b32_e32 v20, 0
	v_lshlrev_b32_e32 v80, 1, v17
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v53, 0
	s_cbranch_scc0 .LBB0_194
; %bb.91:
	.loc	0 0
	v_or_b32_e32 v17, 4, v32
	v_or_b32_e32 v33, 16, v34
	v_mad_i64_i32 v[54:55], s[0:1], v17, s52, 0
	v_or_b32_e32 v17, 8, v32
	v_mad_i64_i32 v[62:63], s[0:1], v33, s56, 0
	v_or_b32_e32 v33, 32, v34
	v_mad_i64_i32 v[56:57], s[0:1], v17, s52, 0
	v_or_b32_e32 v17, 12, v32
	v_mad_i64_i32 v[64:65], s[0:1], v33, s56, 0
	v_or_b32_e32 v33, 48, v34
	v_mad_i64_i32 v[52:53], s[0:1], v32, s52, 0
	v_mad_i64_i32 v[58:59], s[0:1], v17, s52, 0
	v_mul_u32_u24_e32 v69, 24, v34
	v_mad_i64_i32 v[60:61], s[0:1], v34, s56, 0
	v_mad_i64_i32 v[66:67], s[0:1], v33, s56, 0
	v_mul_u32_u24_e32 v83, 24, v49
	v_mad_i64_i32 v[33:34], s[0:1], v49, s56, 0
	v_or_b32_e32 v70, 32, v49
	v_cmp_gt_i32_e64 s[28:29], s30, v49
	v_or_b32_e32 v49, v80, v78
	v_mul_u32_u24_e32 v49, 24, v49
	v_mov_b32_e32 v31, s52
	s_or_b32 s76, s59, 2
	s_or_b32 s77, s59, 4
	s_or_b32 s78, s59, 6
	s_or_b32 s79, s59, 8
	s_or_b32 s80, s59, 10
	s_or_b32 s81, s59, 12
	s_or_b32 s82, s59, 14
	v_or_b32_e32 v71, 16, v77
	v_or_b32_e32 v72, 24, v77
	v_or_b32_e32 v73, 32, v77
	v_or_b32_e32 v74, 40, v77
	v_or_b32_e32 v75, 48, v77
	v_or_b32_e32 v76, 56, v77
	.loc	0 180
	v_lshlrev_b32_e32 v87, 2, v49
	s_lshl_b32 s36, s59, 7
	v_lshlrev_b32_e32 v49, 4, v79
	s_lshl_b64 s[34:35], s[52:53], 4
	v_mul_u32_u24_e32 v68, 0x44, v32
	v_or_b32_e32 v82, 8, v77
	v_mad_i64_i32 v[17:18], s[0:1], s59, v31, 0
	v_mad_i64_i32 v[19:20], s[0:1], s76, v31, 0
	v_mad_i64_i32 v[21:22], s[0:1], s77, v31, 0
	v_mad_i64_i32 v[23:24], s[0:1], s78, v31, 0
	v_mad_i64_i32 v[25:26], s[0:1], s79, v31, 0
	v_mad_i64_i32 v[27:28], s[0:1], s80, v31, 0
	v_mad_i64_i32 v[29:30], s[0:1], s81, v31, 0
	v_mad_i64_i32 v[31:32], s[0:1], s82, v31, 0
	v_mad_i64_i32 v[35:36], s[0:1], v70, s56, 0
	v_mad_i64_i32 v[37:38], s[0:1], v71, s56, 0
	v_mad_i64_i32 v[39:40], s[0:1], v72, s56, 0
	v_mad_i64_i32 v[41:42], s[0:1], v73, s56, 0
	v_mad_i64_i32 v[43:44], s[0:1], v74, s56, 0
	v_mad_i64_i32 v[45:46], s[0:1], v75, s56, 0
	v_mad_i64_i32 v[47:48], s[0:1], v76, s56, 0
	v_or_b32_e32 v49, s36, v49
	v_cmp_lt_i32_e64 s[0:1], 0, v51
	v_cmp_lt_i32_e64 s[2:3], 0, v50
	v_cmp_lt_i32_e64 s[6:7], 1, v50
	v_cmp_lt_i32_e64 s[8:9], 2, v50
	v_cmp_lt_i32_e64 s[10:11], 3, v50
	v_cmp_gt_i32_e64 s[12:13], s30, v77
	v_cmp_gt_i32_e64 s[14:15], s30, v82
	v_cmp_gt_i32_e64 s[16:17], s30, v71
	v_cmp_gt_i32_e64 s[18:19], s30, v72
	v_cmp_gt_i32_e64 s[20:21], s30, v73
	v_cmp_gt_i32_e64 s[22:23], s30, v74
	v_cmp_gt_i32_e64 s[24:25], s30, v75
	v_cmp_gt_i32_e64 s[26:27], s30, v76
	v_cmp_gt_i32_e64 s[30:31], s30, v70
	v_or_b32_e32 v90, 0x3000, v49
	s_lshl_b64 s[66:67], s[34:35], 2
	v_lshlrev_b32_e32 v91, 2, v68
	v_lshlrev_b64 v[49:50], 2, v[52:53]
	v_lshlrev_b64 v[51:52], 2, v[54:55]
	v_lshlrev_b64 v[53:54], 2, v[56:57]
	v_lshlrev_b64 v[55:56], 2, v[58:59]
	v_lshlrev_b32_e32 v94, 2, v69
	v_lshlrev_b64 v[57:58], 2, v[60:61]
	v_lshlrev_b64 v[59:60], 2, v[62:63]
	v_lshlrev_b64 v[61:62], 2, v[64:65]
	v_lshlrev_b64 v[63:64], 2, v[66:67]
	v_mad_i64_i32 v[65:66], s[34:35], v77, s52, 0
	v_mad_i64_i32 v[67:68], s[34:35], v82, s52, 0
	v_mad_i64_i32 v[69:70], s[34:35], v77, s56, 0
	v_mad_i64_i32 v[71:72], s[34:35], v82, s56, 0
	s_mov_b32 s74, 1
	v_mul_u32_u24_e32 v81, 0x44, v77
	s_mul_i32 s75, s59, 0x44
	v_mul_u32_u24_e32 v84, 24, v77
	s_movk_i32 s83, 0x3000
	.loc	0 0
	v_mov_b32_e32 v85, 0
	s_movk_i32 s84, 0x3400
	s_movk_i32 s85, 0x3800
	s_movk_i32 s86, 0x3c00
	s_movk_i32 s87, 0x800
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v99, 0
	v_mov_b32_e32 v102, 0
	v_mov_b32_e32 v105, 0
	v_mov_b32_e32 v108, 0
	v_mov_b32_e32 v111, 0
	v_mov_b32_e32 v114, 0
	v_mov_b32_e32 v117, 0
	v_mov_b32_e32 v120, 0
	v_mov_b32_e32 v123, 0
	v_mov_b32_e32 v126, 0
	v_mov_b32_e32 v129, 0
	v_mov_b32_e32 v132, 0
	v_mov_b32_e32 v134, 0
	v_mov_b32_e32 v135, 0
	v_mov_b32_e32 v136, 0
	v_mov_b32_e32 v139, 0
	v_mov_b32_e32 v142, 0
	v_mov_b32_e32 v144, 0
	v_mov_b32_e32 v147, 0
	v_mov_b32_e32 v148, 0
	v_mov_b32_e32 v149, 0
	v_mov_b32_e32 v150, 0
	v_mov_b32_e32 v151, 0
	v_mov_b32_e32 v152, 0
	v_mov_b32_e32 v97, 0
	v_mov_b32_e32 v98, 0
	v_mov_b32_e32 v100, 0
	v_mov_b32_e32 v101, 0
	v_mov_b32_e32 v103, 0
	v_mov_b32_e32 v104, 0
	v_mov_b32_e32 v106, 0
	v_mov_b32_e32 v107, 0
	v_mov_b32_e32 v109, 0
	v_mov_b32_e32 v110, 0
	v_mov_b32_e32 v112, 0
	v_mov_b32_e32 v113, 0
	v_mov_b32_e32 v115, 0
	v_mov_b32_e32 v116, 0
	v_mov_b32_e32 v118, 0
	v_mov_b32_e32 v119, 0
	v_mov_b32_e32 v121, 0
	v_mov_b32_e32 v122, 0
	v_mov_b32_e32 v124, 0
	v_mov_b32_e32 v125, 0
	v_mov_b32_e32 v127, 0
	v_mov_b32_e32 v128, 0
	v_mov_b32_e32 v130, 0
	v_mov_b32_e32 v131, 0
	v_mov_b32_e32 v133, 0
	s_mov_b32 s88, 0
	v_mov_b32_e32 v137, 0
	v_mov_b32_e32 v138, 0
	v_mov_b32_e32 v140, 0
	v_mov_b32_e32 v141, 0
	v_mov_b32_e32 v143, 0
	v_mov_b32_e32 v145, 0
	v_mov_b32_e32 v146, 0
	s_branch .LBB0_93
.LBB0_92:                               ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	s_add_i32 s34, s74, 1
	s_cmp_lg_u32 s74, 1
	s_cselect_b32 s74, s34, 0
	.loc	0 209
	s_add_i32 s34, s73, 1
	s_cmp_lg_u32 s73, 1
	s_cselect_b32 s73, s34, 0
	.loc	0 180
	s_cmp_le_i32 s55, s58
	s_cbranch_scc1 .LBB0_193
.LBB0_93:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_190 Depth 2
	.loc	0 0
	v_mov_b32_e32 v73, s67
	v_add_u32_e32 v1, vcc, s66, v1
	.loc	0 182
	s_add_i32 s34, s58, 32
	.loc	0 0
	v_addc_u32_e32 v2, vcc, v2, v73, vcc
	.loc	0 182
	s_cmp_gt_i32 s34, s55
	.loc	0 0
	v_add_u32_e32 v3, vcc, 64, v3
	.loc	0 182
	s_cselect_b64 s[34:35], -1, 0
	.loc	0 0
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	0 182
	s_or_b64 s[36:37], s[34:35], s[60:61]
	s_mov_b64 s[34:35], -1
	s_and_b64 vcc, exec, s[36:37]
	.loc	0 181
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_105
; %bb.94:                               ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_mov_b64 s[38:39], -1
	s_mov_b64 s[34:35], 0
	s_cmp_lt_i32 s72, 4
	s_mov_b64 s[36:37], 0
	s_cbranch_scc0 .LBB0_111
; %bb.95:                               ;   in Loop: Header=BB0_93 Depth=1
	s_and_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB0_114
.LBB0_96:                               ;   in Loop: Header=BB0_93 Depth=1
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccz .LBB0_115
.LBB0_97:                               ;   in Loop: Header=BB0_93 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_99
.LBB0_98:                               ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_add_u32_e32 v75, vcc, v1, v49
	v_lshlrev_b64 v[73:74], 2, v[5:6]
	v_addc_u32_e32 v76, vcc, v2, v50, vcc
	v_add_u32_e32 v75, vcc, v75, v73
	v_addc_u32_e32 v76, vcc, v76, v74, vcc
	v_add_u32_e32 v153, vcc, v1, v51
	v_addc_u32_e32 v154, vcc, v2, v52, vcc
	v_add_u32_e32 v153, vcc, v153, v73
	v_addc_u32_e32 v154, vcc, v154, v74, vcc
	v_add_u32_e32 v155, vcc, v1, v53
	v_addc_u32_e32 v156, vcc, v2, v54, vcc
	v_add_u32_e32 v155, vcc, v155, v73
	v_addc_u32_e32 v156, vcc, v156, v74, vcc
	v_add_u32_e32 v157, vcc, v1, v55
	v_addc_u32_e32 v158, vcc, v2, v56, vcc
	v_add_u32_e32 v73, vcc, v157, v73
	v_addc_u32_e32 v74, vcc, v158, v74, vcc
	.loc	0 114
	flat_load_dwordx2 v[75:76], v[75:76]
	flat_load_dwordx2 v[153:154], v[153:154]
	flat_load_dwordx2 v[155:156], v[155:156]
	flat_load_dwordx2 v[73:74], v[73:74]
	s_mul_i32 s34, s74, 0x1100
	s_addk_i32 s34, 0x3000
	.loc	0 182
	v_lshlrev_b32_e32 v157, 2, v5
	v_add_u32_e32 v158, vcc, s34, v91
	v_add_u32_e32 v157, vcc, v158, v157
	.loc	0 114
	v_add_u32_e32 v158, vcc, s87, v157
	.loc	0 182
	s_waitcnt vmcnt(2)
	ds_write2_b64 v157, v[75:76], v[153:154] offset1:136
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write2_b64 v158, v[155:156], v[73:74] offset0:16 offset1:152
.LBB0_99:                               ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_mov_b64 s[38:39], -1
	s_mov_b64 s[34:35], 0
	s_cmp_lt_i32 s50, 4
	s_mov_b64 s[36:37], 0
	s_cbranch_scc0 .LBB0_116
; %bb.100:                              ;   in Loop: Header=BB0_93 Depth=1
	s_and_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB0_119
.LBB0_101:                              ;   in Loop: Header=BB0_93 Depth=1
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccz .LBB0_120
.LBB0_102:                              ;   in Loop: Header=BB0_93 Depth=1
	s_andn2_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_104
.LBB0_103:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_add_u32_e32 v75, vcc, v3, v57
	v_lshlrev_b64 v[73:74], 2, v[11:12]
	v_addc_u32_e32 v76, vcc, v4, v58, vcc
	v_add_u32_e32 v75, vcc, v75, v73
	v_addc_u32_e32 v76, vcc, v76, v74, vcc
	v_add_u32_e32 v153, vcc, v3, v59
	v_addc_u32_e32 v154, vcc, v4, v60, vcc
	v_add_u32_e32 v153, vcc, v153, v73
	v_addc_u32_e32 v154, vcc, v154, v74, vcc
	v_add_u32_e32 v155, vcc, v3, v61
	v_addc_u32_e32 v156, vcc, v4, v62, vcc
	v_add_u32_e32 v155, vcc, v155, v73
	v_addc_u32_e32 v156, vcc, v156, v74, vcc
	v_add_u32_e32 v157, vcc, v3, v63
	v_addc_u32_e32 v158, vcc, v4, v64, vcc
	v_add_u32_e32 v73, vcc, v157, v73
	v_addc_u32_e32 v74, vcc, v158, v74, vcc
	.loc	0 114
	flat_load_dwordx2 v[75:76], v[75:76]
	flat_load_dwordx2 v[153:154], v[153:154]
	flat_load_dwordx2 v[155:156], v[155:156]
	flat_load_dwordx2 v[73:74], v[73:74]
	s_mul_i32 s34, s74, 0x1800
	.loc	0 182
	v_lshlrev_b32_e32 v157, 2, v11
	v_or_b32_e32 v158, s34, v94
	v_add_u32_e32 v157, vcc, v158, v157
	s_waitcnt vmcnt(2)
	ds_write2st64_b64 v157, v[75:76], v[153:154] offset1:3
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v157, v[155:156], v[73:74] offset0:6 offset1:9
.LBB0_104:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_mov_b64 s[34:35], 0
.LBB0_105:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	s_add_i32 s58, s58, 16
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_189
; %bb.106:                              ;   in Loop: Header=BB0_93 Depth=1
	s_cmp_le_i32 s55, s58
	s_cbranch_scc1 .LBB0_189
; %bb.107:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_mul_i32 s36, s74, 0x1100
	.loc	0 182
	s_sub_i32 s38, s55, s58
	s_addk_i32 s36, 0x3000
	s_andn2_b64 vcc, exec, s[62:63]
	s_mov_b64 s[34:35], -1
	s_cbranch_vccz .LBB0_121
; %bb.108:                              ;   in Loop: Header=BB0_93 Depth=1
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_138
.LBB0_109:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_mul_i32 s39, s74, 0x1800
	.loc	0 182
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[34:35], -1
	s_cbranch_vccz .LBB0_155
.LBB0_110:                              ;   in Loop: Header=BB0_93 Depth=1
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccnz .LBB0_172
	s_branch .LBB0_189
.LBB0_111:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_cmp_eq_u32 s72, 4
	s_mov_b64 s[36:37], -1
	s_cbranch_scc0 .LBB0_113
; %bb.112:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[73:74], 2, v[65:66]
	v_lshlrev_b64 v[153:154], 2, v[67:68]
	v_add_u32_e32 v75, vcc, v1, v73
	v_addc_u32_e32 v76, vcc, v2, v74, vcc
	v_lshlrev_b64 v[73:74], 2, v[7:8]
	s_mul_i32 s36, s74, 0x1100
	v_add_u32_e32 v75, vcc, v75, v73
	v_addc_u32_e32 v76, vcc, v76, v74, vcc
	v_add_u32_e32 v153, vcc, v1, v153
	v_addc_u32_e32 v154, vcc, v2, v154, vcc
	v_add_u32_e32 v153, vcc, v153, v73
	v_addc_u32_e32 v154, vcc, v154, v74, vcc
	.loc	0 114
	flat_load_dwordx4 v[73:76], v[75:76]
	flat_load_dwordx4 v[153:156], v[153:154]
	.loc	0 182
	v_lshlrev_b32_e32 v157, 2, v81
	s_addk_i32 s36, 0x3000
	v_lshlrev_b32_e32 v158, 2, v7
	v_add_u32_e32 v157, vcc, s36, v157
	v_add_u32_e32 v157, vcc, v157, v158
	s_mov_b64 s[36:37], 0
	s_waitcnt vmcnt(1)
	ds_write_b128 v157, v[73:76]
	s_waitcnt vmcnt(0)
	ds_write_b128 v157, v[153:156] offset:2176
.LBB0_113:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_branch .LBB0_96
.LBB0_114:                              ;   in Loop: Header=BB0_93 Depth=1
	s_cmp_lg_u32 s72, 2
	s_mov_b64 s[34:35], -1
	s_cselect_b64 s[36:37], -1, 0
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_97
.LBB0_115:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[73:74], 2, v[17:18]
	v_lshlrev_b64 v[153:154], 2, v[19:20]
	v_add_u32_e32 v75, vcc, v1, v73
	v_addc_u32_e32 v76, vcc, v2, v74, vcc
	v_lshlrev_b64 v[73:74], 2, v[9:10]
	v_lshlrev_b64 v[155:156], 2, v[21:22]
	v_add_u32_e32 v75, vcc, v75, v73
	v_addc_u32_e32 v76, vcc, v76, v74, vcc
	v_add_u32_e32 v153, vcc, v1, v153
	v_addc_u32_e32 v154, vcc, v2, v154, vcc
	v_add_u32_e32 v153, vcc, v153, v73
	v_addc_u32_e32 v154, vcc, v154, v74, vcc
	v_add_u32_e32 v155, vcc, v1, v155
	v_addc_u32_e32 v156, vcc, v2, v156, vcc
	v_add_u32_e32 v155, vcc, v155, v73
	v_lshlrev_b64 v[157:158], 2, v[23:24]
	v_addc_u32_e32 v156, vcc, v156, v74, vcc
	v_add_u32_e32 v157, vcc, v1, v157
	v_addc_u32_e32 v158, vcc, v2, v158, vcc
	v_add_u32_e32 v157, vcc, v157, v73
	v_lshlrev_b64 v[159:160], 2, v[25:26]
	v_addc_u32_e32 v158, vcc, v158, v74, vcc
	v_add_u32_e32 v159, vcc, v1, v159
	v_addc_u32_e32 v160, vcc, v2, v160, vcc
	v_add_u32_e32 v159, vcc, v159, v73
	v_lshlrev_b64 v[161:162], 2, v[27:28]
	v_addc_u32_e32 v160, vcc, v160, v74, vcc
	v_add_u32_e32 v161, vcc, v1, v161
	v_addc_u32_e32 v162, vcc, v2, v162, vcc
	v_add_u32_e32 v161, vcc, v161, v73
	v_addc_u32_e32 v162, vcc, v162, v74, vcc
	.loc	0 114
	flat_load_dword v163, v[75:76]
	flat_load_dword v164, v[153:154]
	flat_load_dword v155, v[155:156]
	flat_load_dword v156, v[157:158]
	flat_load_dword v157, v[159:160]
	flat_load_dword v158, v[161:162]
	.loc	0 182
	v_lshlrev_b64 v[75:76], 2, v[29:30]
	v_lshlrev_b64 v[153:154], 2, v[31:32]
	v_add_u32_e32 v75, vcc, v1, v75
	v_addc_u32_e32 v76, vcc, v2, v76, vcc
	v_add_u32_e32 v75, vcc, v75, v73
	v_addc_u32_e32 v76, vcc, v76, v74, vcc
	v_add_u32_e32 v153, vcc, v1, v153
	v_addc_u32_e32 v154, vcc, v2, v154, vcc
	v_add_u32_e32 v73, vcc, v153, v73
	v_addc_u32_e32 v74, vcc, v154, v74, vcc
	.loc	0 114
	flat_load_dword v75, v[75:76]
	flat_load_dword v73, v[73:74]
	s_mul_i32 s34, s74, 0x1100
	.loc	0 182
	s_lshl_b32 s35, s75, 2
	s_add_i32 s34, s34, s35
	v_lshlrev_b32_e32 v74, 2, v9
	v_add_u32_e32 v74, vcc, s34, v74
	.loc	0 114
	v_add_u32_e32 v76, vcc, s83, v74
	s_waitcnt vmcnt(6)
	ds_write2_b32 v76, v163, v164 offset1:136
	v_add_u32_e32 v76, vcc, s84, v74
	s_waitcnt vmcnt(4)
	ds_write2_b32 v76, v155, v156 offset0:16 offset1:152
	v_add_u32_e32 v76, vcc, s85, v74
	v_add_u32_e32 v74, vcc, s86, v74
	s_waitcnt vmcnt(2)
	ds_write2_b32 v76, v157, v158 offset0:32 offset1:168
	s_waitcnt vmcnt(0)
	ds_write2_b32 v74, v75, v73 offset0:48 offset1:184
	s_cbranch_execz .LBB0_98
	s_branch .LBB0_99
.LBB0_116:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_cmp_eq_u32 s50, 4
	s_mov_b64 s[36:37], -1
	s_cbranch_scc0 .LBB0_118
; %bb.117:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[73:74], 2, v[33:34]
	v_lshlrev_b64 v[153:154], 2, v[35:36]
	v_add_u32_e32 v75, vcc, v3, v73
	v_addc_u32_e32 v76, vcc, v4, v74, vcc
	v_lshlrev_b64 v[73:74], 2, v[13:14]
	s_mul_i32 s36, s74, 0x1800
	v_add_u32_e32 v75, vcc, v75, v73
	v_addc_u32_e32 v76, vcc, v76, v74, vcc
	v_add_u32_e32 v153, vcc, v3, v153
	v_addc_u32_e32 v154, vcc, v4, v154, vcc
	v_add_u32_e32 v153, vcc, v153, v73
	v_addc_u32_e32 v154, vcc, v154, v74, vcc
	.loc	0 114
	flat_load_dwordx4 v[73:76], v[75:76]
	flat_load_dwordx4 v[153:156], v[153:154]
	.loc	0 182
	v_lshlrev_b32_e32 v157, 2, v83
	v_lshlrev_b32_e32 v158, 2, v13
	v_add_u32_e32 v157, vcc, s36, v157
	v_add_u32_e32 v157, vcc, v157, v158
	s_mov_b64 s[36:37], 0
	s_waitcnt vmcnt(1)
	ds_write_b128 v157, v[73:76]
	s_waitcnt vmcnt(0)
	ds_write_b128 v157, v[153:156] offset:3072
.LBB0_118:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_branch .LBB0_101
.LBB0_119:                              ;   in Loop: Header=BB0_93 Depth=1
	s_cmp_lg_u32 s50, 2
	s_mov_b64 s[34:35], -1
	s_cselect_b64 s[36:37], -1, 0
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_102
.LBB0_120:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[73:74], 2, v[69:70]
	v_lshlrev_b64 v[153:154], 2, v[71:72]
	v_add_u32_e32 v75, vcc, v3, v73
	v_addc_u32_e32 v76, vcc, v4, v74, vcc
	v_lshlrev_b64 v[73:74], 2, v[15:16]
	v_lshlrev_b64 v[155:156], 2, v[37:38]
	v_add_u32_e32 v75, vcc, v75, v73
	v_addc_u32_e32 v76, vcc, v76, v74, vcc
	v_add_u32_e32 v153, vcc, v3, v153
	v_addc_u32_e32 v154, vcc, v4, v154, vcc
	v_add_u32_e32 v153, vcc, v153, v73
	v_addc_u32_e32 v154, vcc, v154, v74, vcc
	v_add_u32_e32 v155, vcc, v3, v155
	v_addc_u32_e32 v156, vcc, v4, v156, vcc
	v_add_u32_e32 v155, vcc, v155, v73
	v_lshlrev_b64 v[157:158], 2, v[39:40]
	v_addc_u32_e32 v156, vcc, v156, v74, vcc
	v_add_u32_e32 v157, vcc, v3, v157
	v_addc_u32_e32 v158, vcc, v4, v158, vcc
	v_add_u32_e32 v157, vcc, v157, v73
	v_lshlrev_b64 v[159:160], 2, v[41:42]
	v_addc_u32_e32 v158, vcc, v158, v74, vcc
	v_add_u32_e32 v159, vcc, v3, v159
	v_addc_u32_e32 v160, vcc, v4, v160, vcc
	v_add_u32_e32 v159, vcc, v159, v73
	v_lshlrev_b64 v[161:162], 2, v[43:44]
	v_addc_u32_e32 v160, vcc, v160, v74, vcc
	v_add_u32_e32 v161, vcc, v3, v161
	v_addc_u32_e32 v162, vcc, v4, v162, vcc
	v_add_u32_e32 v161, vcc, v161, v73
	v_lshlrev_b64 v[163:164], 2, v[45:46]
	v_addc_u32_e32 v162, vcc, v162, v74, vcc
	v_add_u32_e32 v163, vcc, v3, v163
	v_addc_u32_e32 v164, vcc, v4, v164, vcc
	v_add_u32_e32 v163, vcc, v163, v73
	v_lshlrev_b64 v[165:166], 2, v[47:48]
	v_addc_u32_e32 v164, vcc, v164, v74, vcc
	v_add_u32_e32 v165, vcc, v3, v165
	v_addc_u32_e32 v166, vcc, v4, v166, vcc
	v_add_u32_e32 v73, vcc, v165, v73
	v_addc_u32_e32 v74, vcc, v166, v74, vcc
	.loc	0 114
	flat_load_dword v75, v[75:76]
	flat_load_dword v76, v[153:154]
	flat_load_dword v153, v[155:156]
	flat_load_dword v154, v[157:158]
	flat_load_dword v155, v[159:160]
	flat_load_dword v156, v[161:162]
	flat_load_dword v157, v[163:164]
	flat_load_dword v73, v[73:74]
	s_mul_i32 s34, s74, 0x1800
	.loc	0 182
	v_lshlrev_b32_e32 v74, 2, v84
	v_or_b32_e32 v74, s34, v74
	v_lshlrev_b32_e32 v158, 2, v15
	v_add_u32_e32 v74, vcc, v74, v158
	.loc	0 114
	s_waitcnt vmcnt(6)
	ds_write2st64_b32 v74, v75, v76 offset1:3
	s_waitcnt vmcnt(4)
	ds_write2st64_b32 v74, v153, v154 offset0:6 offset1:9
	s_waitcnt vmcnt(2)
	ds_write2st64_b32 v74, v155, v156 offset0:12 offset1:15
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v74, v157, v73 offset0:18 offset1:21
	s_cbranch_execz .LBB0_103
	s_branch .LBB0_104
.LBB0_121:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	s_cmp_lt_i32 s59, s38
	s_cselect_b64 s[34:35], -1, 0
	.loc	0 114
	s_and_b64 s[40:41], s[34:35], s[0:1]
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v75, 0
	s_and_saveexec_b64 s[34:35], s[40:41]
	s_cbranch_execz .LBB0_123
; %bb.122:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[75:76], 2, v[17:18]
	v_add_u32_e32 v73, vcc, v1, v75
	v_addc_u32_e32 v153, vcc, v2, v76, vcc
	v_lshlrev_b64 v[75:76], 2, v[9:10]
	v_add_u32_e32 v75, vcc, v73, v75
	v_addc_u32_e32 v76, vcc, v153, v76, vcc
	.loc	0 114
	flat_load_dword v75, v[75:76]
.LBB0_123:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 182
	s_lshl_b32 s34, s75, 2
	s_add_i32 s37, s36, s34
	s_cmp_lt_i32 s76, s38
	v_lshlrev_b32_e32 v73, 2, v9
	s_cselect_b64 s[34:35], -1, 0
	v_add_u32_e32 v76, vcc, s37, v73
	.loc	0 114
	s_and_b64 s[40:41], s[34:35], s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v76, v75
	s_and_saveexec_b64 s[34:35], s[40:41]
	s_cbranch_execz .LBB0_125
; %bb.124:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[74:75], 2, v[19:20]
	v_add_u32_e32 v76, vcc, v1, v74
	v_addc_u32_e32 v153, vcc, v2, v75, vcc
	v_lshlrev_b64 v[74:75], 2, v[9:10]
	v_add_u32_e32 v74, vcc, v76, v74
	v_addc_u32_e32 v75, vcc, v153, v75, vcc
	.loc	0 114
	flat_load_dword v74, v[74:75]
.LBB0_125:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 182
	s_addk_i32 s37, 0x220
	s_cmp_lt_i32 s77, s38
	v_add_u32_e32 v75, vcc, s37, v73
	s_cselect_b64 s[34:35], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v75, v74
	s_and_b64 s[40:41], s[34:35], s[0:1]
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v75, 0
	s_and_saveexec_b64 s[34:35], s[40:41]
	s_cbranch_execz .LBB0_127
; %bb.126:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[75:76], 2, v[21:22]
	v_add_u32_e32 v153, vcc, v1, v75
	v_addc_u32_e32 v154, vcc, v2, v76, vcc
	v_lshlrev_b64 v[75:76], 2, v[9:10]
	v_add_u32_e32 v75, vcc, v153, v75
	v_addc_u32_e32 v76, vcc, v154, v76, vcc
	.loc	0 114
	flat_load_dword v75, v[75:76]
.LBB0_127:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 182
	s_addk_i32 s37, 0x220
	s_cmp_lt_i32 s78, s38
	s_cselect_b64 s[34:35], -1, 0
	v_add_u32_e32 v76, vcc, s37, v73
	.loc	0 114
	s_and_b64 s[40:41], s[34:35], s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v76, v75
	s_and_saveexec_b64 s[34:35], s[40:41]
	s_cbranch_execz .LBB0_129
; %bb.128:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[74:75], 2, v[23:24]
	v_add_u32_e32 v76, vcc, v1, v74
	v_addc_u32_e32 v153, vcc, v2, v75, vcc
	v_lshlrev_b64 v[74:75], 2, v[9:10]
	v_add_u32_e32 v74, vcc, v76, v74
	v_addc_u32_e32 v75, vcc, v153, v75, vcc
	.loc	0 114
	flat_load_dword v74, v[74:75]
.LBB0_129:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 182
	s_addk_i32 s37, 0x220
	s_cmp_lt_i32 s79, s38
	v_add_u32_e32 v75, vcc, s37, v73
	s_cselect_b64 s[34:35], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v75, v74
	s_and_b64 s[40:41], s[34:35], s[0:1]
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v75, 0
	s_and_saveexec_b64 s[34:35], s[40:41]
	s_cbranch_execz .LBB0_131
; %bb.130:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[75:76], 2, v[25:26]
	v_add_u32_e32 v153, vcc, v1, v75
	v_addc_u32_e32 v154, vcc, v2, v76, vcc
	v_lshlrev_b64 v[75:76], 2, v[9:10]
	v_add_u32_e32 v75, vcc, v153, v75
	v_addc_u32_e32 v76, vcc, v154, v76, vcc
	.loc	0 114
	flat_load_dword v75, v[75:76]
.LBB0_131:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 182
	s_addk_i32 s37, 0x220
	s_cmp_lt_i32 s80, s38
	s_cselect_b64 s[34:35], -1, 0
	v_add_u32_e32 v76, vcc, s37, v73
	.loc	0 114
	s_and_b64 s[40:41], s[34:35], s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v76, v75
	s_and_saveexec_b64 s[34:35], s[40:41]
	s_cbranch_execz .LBB0_133
; %bb.132:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[74:75], 2, v[27:28]
	v_add_u32_e32 v76, vcc, v1, v74
	v_addc_u32_e32 v153, vcc, v2, v75, vcc
	v_lshlrev_b64 v[74:75], 2, v[9:10]
	v_add_u32_e32 v74, vcc, v76, v74
	v_addc_u32_e32 v75, vcc, v153, v75, vcc
	.loc	0 114
	flat_load_dword v74, v[74:75]
.LBB0_133:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 182
	s_addk_i32 s37, 0x220
	s_cmp_lt_i32 s81, s38
	v_add_u32_e32 v75, vcc, s37, v73
	s_cselect_b64 s[34:35], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v75, v74
	s_and_b64 s[40:41], s[34:35], s[0:1]
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v75, 0
	s_and_saveexec_b64 s[34:35], s[40:41]
	s_cbranch_execz .LBB0_135
; %bb.134:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[75:76], 2, v[29:30]
	v_add_u32_e32 v153, vcc, v1, v75
	v_addc_u32_e32 v154, vcc, v2, v76, vcc
	v_lshlrev_b64 v[75:76], 2, v[9:10]
	v_add_u32_e32 v75, vcc, v153, v75
	v_addc_u32_e32 v76, vcc, v154, v76, vcc
	.loc	0 114
	flat_load_dword v75, v[75:76]
.LBB0_135:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 182
	s_addk_i32 s37, 0x220
	s_cmp_lt_i32 s82, s38
	s_cselect_b64 s[34:35], -1, 0
	v_add_u32_e32 v73, vcc, s37, v73
	.loc	0 114
	s_and_b64 s[40:41], s[34:35], s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v73, v75
	s_and_saveexec_b64 s[34:35], s[40:41]
	s_cbranch_execz .LBB0_137
; %bb.136:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[74:75], 2, v[31:32]
	v_add_u32_e32 v76, vcc, v1, v74
	v_addc_u32_e32 v153, vcc, v2, v75, vcc
	v_lshlrev_b64 v[74:75], 2, v[9:10]
	v_add_u32_e32 v74, vcc, v76, v74
	v_addc_u32_e32 v75, vcc, v153, v75, vcc
	.loc	0 114
	flat_load_dword v74, v[74:75]
.LBB0_137:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v73, v74 offset:544
	s_branch .LBB0_109
.LBB0_138:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[73:74], 2, v[65:66]
	.loc	0 114
	v_mov_b32_e32 v154, 0
	.loc	0 182
	v_add_u32_e32 v75, vcc, v1, v73
	v_addc_u32_e32 v76, vcc, v2, v74, vcc
	v_lshlrev_b64 v[73:74], 2, v[7:8]
	v_mov_b32_e32 v155, 0
	v_add_u32_e32 v75, vcc, v75, v73
	v_addc_u32_e32 v76, vcc, v76, v74, vcc
	v_cmp_gt_i32_e32 vcc, s38, v77
	.loc	0 114
	s_and_b64 s[40:41], vcc, s[2:3]
	s_and_saveexec_b64 s[34:35], s[40:41]
	s_cbranch_execz .LBB0_140
; %bb.139:                              ;   in Loop: Header=BB0_93 Depth=1
	flat_load_dword v155, v[75:76]
.LBB0_140:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 182
	v_lshlrev_b32_e32 v153, 2, v81
	v_add_u32_e64 v153, s[34:35], s36, v153
	v_lshlrev_b32_e32 v156, 2, v7
	v_add_u32_e64 v153, s[34:35], v153, v156
	.loc	0 114
	s_and_b64 s[34:35], vcc, s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v155
	s_and_saveexec_b64 s[36:37], s[34:35]
	s_cbranch_execz .LBB0_142
; %bb.141:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e64 v154, s[34:35], 4, v75
	v_addc_u32_e64 v155, s[34:35], 0, v76, s[34:35]
	flat_load_dword v154, v[154:155]
.LBB0_142:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v154 offset:4
	s_and_b64 s[34:35], vcc, s[8:9]
	v_mov_b32_e32 v154, 0
	v_mov_b32_e32 v155, 0
	s_and_saveexec_b64 s[36:37], s[34:35]
	s_cbranch_execz .LBB0_144
; %bb.143:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e64 v155, s[34:35], 8, v75
	v_addc_u32_e64 v156, s[34:35], 0, v76, s[34:35]
	flat_load_dword v155, v[155:156]
.LBB0_144:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 114
	s_and_b64 s[36:37], vcc, s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v155 offset:8
	s_and_saveexec_b64 s[34:35], s[36:37]
	s_cbranch_execz .LBB0_146
; %bb.145:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v75, vcc, 12, v75
	v_addc_u32_e32 v76, vcc, 0, v76, vcc
	flat_load_dword v154, v[75:76]
.LBB0_146:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 182
	v_lshlrev_b64 v[75:76], 2, v[67:68]
	v_cmp_gt_i32_e64 s[34:35], s38, v82
	v_add_u32_e32 v75, vcc, v1, v75
	v_addc_u32_e32 v76, vcc, v2, v76, vcc
	v_add_u32_e32 v73, vcc, v75, v73
	v_addc_u32_e32 v74, vcc, v76, v74, vcc
	.loc	0 114
	s_and_b64 s[40:41], s[34:35], s[2:3]
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v75, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v154 offset:12
	s_and_saveexec_b64 s[36:37], s[40:41]
	s_cbranch_execz .LBB0_148
; %bb.147:                              ;   in Loop: Header=BB0_93 Depth=1
	flat_load_dword v75, v[73:74]
.LBB0_148:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 114
	s_and_b64 s[40:41], s[34:35], s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v75 offset:2176
	s_and_saveexec_b64 s[36:37], s[40:41]
	s_cbranch_execz .LBB0_150
; %bb.149:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v75, vcc, 4, v73
	v_addc_u32_e32 v76, vcc, 0, v74, vcc
	flat_load_dword v76, v[75:76]
.LBB0_150:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 182
	v_add_u32_e32 v75, vcc, 0x880, v153
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v75, v76 offset:4
	s_and_b64 s[40:41], s[34:35], s[8:9]
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v153, 0
	s_and_saveexec_b64 s[36:37], s[40:41]
	s_cbranch_execz .LBB0_152
; %bb.151:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v153, vcc, 8, v73
	v_addc_u32_e32 v154, vcc, 0, v74, vcc
	flat_load_dword v153, v[153:154]
.LBB0_152:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 114
	s_and_b64 s[36:37], s[34:35], s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v75, v153 offset:8
	s_and_saveexec_b64 s[34:35], s[36:37]
	s_cbranch_execz .LBB0_154
; %bb.153:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v73, vcc, 12, v73
	v_addc_u32_e32 v74, vcc, 0, v74, vcc
	flat_load_dword v76, v[73:74]
.LBB0_154:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v75, v76 offset:12
	s_mul_i32 s39, s74, 0x1800
	.loc	0 182
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[34:35], -1
	s_cbranch_vccnz .LBB0_110
.LBB0_155:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 114
	v_cmp_gt_i32_e64 s[34:35], s38, v15
	s_and_b64 s[40:41], s[12:13], s[34:35]
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v76, 0
	s_and_saveexec_b64 s[36:37], s[40:41]
	s_cbranch_execz .LBB0_157
; %bb.156:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[75:76], 2, v[69:70]
	v_add_u32_e32 v73, vcc, v3, v75
	v_addc_u32_e32 v153, vcc, v4, v76, vcc
	v_lshlrev_b64 v[75:76], 2, v[15:16]
	v_add_u32_e32 v75, vcc, v73, v75
	v_addc_u32_e32 v76, vcc, v153, v76, vcc
	.loc	0 114
	flat_load_dword v76, v[75:76]
.LBB0_157:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 182
	v_lshlrev_b32_e32 v73, 2, v84
	v_add_u32_e32 v75, vcc, s39, v73
	v_lshlrev_b32_e32 v73, 2, v15
	v_add_u32_e32 v153, vcc, v75, v73
	.loc	0 114
	s_and_b64 s[40:41], s[14:15], s[34:35]
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v76
	s_and_saveexec_b64 s[36:37], s[40:41]
	s_cbranch_execz .LBB0_159
; %bb.158:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[153:154], 2, v[71:72]
	v_add_u32_e32 v74, vcc, v3, v153
	v_addc_u32_e32 v76, vcc, v4, v154, vcc
	v_lshlrev_b64 v[153:154], 2, v[15:16]
	v_add_u32_e32 v153, vcc, v74, v153
	v_addc_u32_e32 v154, vcc, v76, v154, vcc
	.loc	0 114
	flat_load_dword v74, v[153:154]
.LBB0_159:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 182
	v_add_u32_e32 v75, vcc, 0x300, v75
	v_add_u32_e32 v76, vcc, v75, v73
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v76, v74
	s_and_b64 s[40:41], s[16:17], s[34:35]
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v76, 0
	s_and_saveexec_b64 s[36:37], s[40:41]
	s_cbranch_execz .LBB0_161
; %bb.160:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[153:154], 2, v[37:38]
	v_add_u32_e32 v76, vcc, v3, v153
	v_addc_u32_e32 v155, vcc, v4, v154, vcc
	v_lshlrev_b64 v[153:154], 2, v[15:16]
	v_add_u32_e32 v153, vcc, v76, v153
	v_addc_u32_e32 v154, vcc, v155, v154, vcc
	.loc	0 114
	flat_load_dword v76, v[153:154]
.LBB0_161:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 182
	v_add_u32_e32 v75, vcc, 0x300, v75
	v_add_u32_e32 v153, vcc, v75, v73
	.loc	0 114
	s_and_b64 s[40:41], s[18:19], s[34:35]
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v76
	s_and_saveexec_b64 s[36:37], s[40:41]
	s_cbranch_execz .LBB0_163
; %bb.162:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[153:154], 2, v[39:40]
	v_add_u32_e32 v74, vcc, v3, v153
	v_addc_u32_e32 v76, vcc, v4, v154, vcc
	v_lshlrev_b64 v[153:154], 2, v[15:16]
	v_add_u32_e32 v153, vcc, v74, v153
	v_addc_u32_e32 v154, vcc, v76, v154, vcc
	.loc	0 114
	flat_load_dword v74, v[153:154]
.LBB0_163:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 182
	v_add_u32_e32 v75, vcc, 0x300, v75
	v_add_u32_e32 v76, vcc, v75, v73
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v76, v74
	s_and_b64 s[40:41], s[20:21], s[34:35]
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v76, 0
	s_and_saveexec_b64 s[36:37], s[40:41]
	s_cbranch_execz .LBB0_165
; %bb.164:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[153:154], 2, v[41:42]
	v_add_u32_e32 v76, vcc, v3, v153
	v_addc_u32_e32 v155, vcc, v4, v154, vcc
	v_lshlrev_b64 v[153:154], 2, v[15:16]
	v_add_u32_e32 v153, vcc, v76, v153
	v_addc_u32_e32 v154, vcc, v155, v154, vcc
	.loc	0 114
	flat_load_dword v76, v[153:154]
.LBB0_165:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 182
	v_add_u32_e32 v75, vcc, 0x300, v75
	v_add_u32_e32 v153, vcc, v75, v73
	.loc	0 114
	s_and_b64 s[40:41], s[22:23], s[34:35]
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v76
	s_and_saveexec_b64 s[36:37], s[40:41]
	s_cbranch_execz .LBB0_167
; %bb.166:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[153:154], 2, v[43:44]
	v_add_u32_e32 v74, vcc, v3, v153
	v_addc_u32_e32 v76, vcc, v4, v154, vcc
	v_lshlrev_b64 v[153:154], 2, v[15:16]
	v_add_u32_e32 v153, vcc, v74, v153
	v_addc_u32_e32 v154, vcc, v76, v154, vcc
	.loc	0 114
	flat_load_dword v74, v[153:154]
.LBB0_167:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 182
	v_add_u32_e32 v75, vcc, 0x300, v75
	v_add_u32_e32 v76, vcc, v75, v73
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v76, v74
	s_and_b64 s[40:41], s[24:25], s[34:35]
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v76, 0
	s_and_saveexec_b64 s[36:37], s[40:41]
	s_cbranch_execz .LBB0_169
; %bb.168:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[153:154], 2, v[45:46]
	v_add_u32_e32 v76, vcc, v3, v153
	v_addc_u32_e32 v155, vcc, v4, v154, vcc
	v_lshlrev_b64 v[153:154], 2, v[15:16]
	v_add_u32_e32 v153, vcc, v76, v153
	v_addc_u32_e32 v154, vcc, v155, v154, vcc
	.loc	0 114
	flat_load_dword v76, v[153:154]
.LBB0_169:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 182
	v_add_u32_e32 v75, vcc, 0x300, v75
	v_add_u32_e32 v73, vcc, v75, v73
	.loc	0 114
	s_and_b64 s[36:37], s[26:27], s[34:35]
	s_waitcnt vmcnt(0)
	ds_write_b32 v73, v76
	s_and_saveexec_b64 s[34:35], s[36:37]
	s_cbranch_execz .LBB0_171
; %bb.170:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[74:75], 2, v[47:48]
	v_add_u32_e32 v76, vcc, v3, v74
	v_addc_u32_e32 v153, vcc, v4, v75, vcc
	v_lshlrev_b64 v[74:75], 2, v[15:16]
	v_add_u32_e32 v74, vcc, v76, v74
	v_addc_u32_e32 v75, vcc, v153, v75, vcc
	.loc	0 114
	flat_load_dword v74, v[74:75]
.LBB0_171:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v73, v74 offset:768
	s_branch .LBB0_189
.LBB0_172:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[73:74], 2, v[33:34]
	v_sub_u32_e32 v154, vcc, s38, v13
	v_add_u32_e32 v75, vcc, v3, v73
	v_addc_u32_e32 v76, vcc, v4, v74, vcc
	v_lshlrev_b64 v[73:74], 2, v[13:14]
	.loc	0 114
	v_mov_b32_e32 v155, 0
	.loc	0 182
	v_add_u32_e32 v75, vcc, v75, v73
	v_addc_u32_e32 v76, vcc, v76, v74, vcc
	.loc	0 114
	v_cmp_lt_i32_e32 vcc, 0, v154
	s_and_b64 s[36:37], s[28:29], vcc
	v_mov_b32_e32 v156, 0
	s_and_saveexec_b64 s[34:35], s[36:37]
	s_cbranch_execz .LBB0_174
; %bb.173:                              ;   in Loop: Header=BB0_93 Depth=1
	flat_load_dword v156, v[75:76]
.LBB0_174:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 182
	v_lshlrev_b32_e32 v153, 2, v83
	v_add_u32_e64 v153, s[34:35], s39, v153
	v_lshlrev_b32_e32 v157, 2, v13
	v_add_u32_e64 v153, s[34:35], v153, v157
	.loc	0 114
	v_cmp_lt_i32_e64 s[34:35], 1, v154
	s_and_b64 s[36:37], s[28:29], s[34:35]
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v156
	s_and_saveexec_b64 s[38:39], s[36:37]
	s_cbranch_execz .LBB0_176
; %bb.175:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e64 v155, s[36:37], 4, v75
	v_addc_u32_e64 v156, s[36:37], 0, v76, s[36:37]
	flat_load_dword v155, v[155:156]
.LBB0_176:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 114
	v_cmp_lt_i32_e64 s[36:37], 2, v154
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v155 offset:4
	s_and_b64 s[38:39], s[28:29], s[36:37]
	v_mov_b32_e32 v155, 0
	v_mov_b32_e32 v156, 0
	s_and_saveexec_b64 s[40:41], s[38:39]
	s_cbranch_execz .LBB0_178
; %bb.177:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e64 v156, s[38:39], 8, v75
	v_addc_u32_e64 v157, s[38:39], 0, v76, s[38:39]
	flat_load_dword v156, v[156:157]
.LBB0_178:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[40:41]
	.loc	0 114
	v_cmp_lt_i32_e64 s[38:39], 3, v154
	s_and_b64 s[40:41], s[28:29], s[38:39]
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v156 offset:8
	s_and_saveexec_b64 s[68:69], s[40:41]
	s_cbranch_execz .LBB0_180
; %bb.179:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e64 v75, s[40:41], 12, v75
	v_addc_u32_e64 v76, s[40:41], 0, v76, s[40:41]
	flat_load_dword v155, v[75:76]
.LBB0_180:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[68:69]
	.loc	0 182
	v_lshlrev_b64 v[75:76], 2, v[35:36]
	.loc	0 114
	s_and_b64 s[68:69], s[30:31], vcc
	.loc	0 182
	v_add_u32_e64 v75, s[40:41], v3, v75
	v_addc_u32_e64 v76, s[40:41], v4, v76, s[40:41]
	v_add_u32_e64 v73, s[40:41], v75, v73
	v_addc_u32_e64 v74, s[40:41], v76, v74, s[40:41]
	.loc	0 114
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v75, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v155 offset:12
	s_and_saveexec_b64 s[40:41], s[68:69]
	s_cbranch_execz .LBB0_182
; %bb.181:                              ;   in Loop: Header=BB0_93 Depth=1
	flat_load_dword v75, v[73:74]
.LBB0_182:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[40:41]
	.loc	0 114
	s_and_b64 s[40:41], s[30:31], s[34:35]
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v75 offset:3072
	s_and_saveexec_b64 s[34:35], s[40:41]
	s_cbranch_execz .LBB0_184
; %bb.183:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v75, vcc, 4, v73
	v_addc_u32_e32 v76, vcc, 0, v74, vcc
	flat_load_dword v76, v[75:76]
.LBB0_184:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 182
	v_add_u32_e32 v75, vcc, 0xc00, v153
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v75, v76 offset:4
	s_and_b64 s[36:37], s[30:31], s[36:37]
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v153, 0
	s_and_saveexec_b64 s[34:35], s[36:37]
	s_cbranch_execz .LBB0_186
; %bb.185:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v153, vcc, 8, v73
	v_addc_u32_e32 v154, vcc, 0, v74, vcc
	flat_load_dword v153, v[153:154]
.LBB0_186:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 114
	s_and_b64 s[36:37], s[30:31], s[38:39]
	s_waitcnt vmcnt(0)
	ds_write_b32 v75, v153 offset:8
	s_and_saveexec_b64 s[34:35], s[36:37]
	s_cbranch_execz .LBB0_188
; %bb.187:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v73, vcc, 12, v73
	v_addc_u32_e32 v74, vcc, 0, v74, vcc
	flat_load_dword v76, v[73:74]
.LBB0_188:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v75, v76 offset:12
.LBB0_189:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 202
	s_mul_i32 s34, s73, 0x1800
	v_add_u32_e32 v73, vcc, s34, v87
	s_mul_i32 s34, s73, 0x1100
	v_add_u32_e32 v74, vcc, s34, v90
	s_mov_b32 s34, 0
.LBB0_190:                              ;   Parent Loop BB0_93 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 206
	v_add_u32_e32 v75, vcc, s34, v73
	.loc	0 204
	ds_read_b128 v[153:156], v74
	ds_read_b128 v[157:160], v74 offset:272
	.loc	0 206
	ds_read2_b64 v[161:164], v75 offset1:12
	ds_read2_b64 v[165:168], v75 offset0:96 offset1:108
	ds_read2_b64 v[169:172], v75 offset0:192 offset1:204
	v_add_u32_e32 v75, vcc, s87, v75
	ds_read2_b64 v[173:176], v75 offset0:32 offset1:44
	.loc	0 202
	s_add_i32 s34, s34, 8
	.loc	0 206
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v152, v153, v161
	v_mac_f32_e32 v151, v153, v163
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v148, v153, v165
	v_mac_f32_e32 v147, v153, v167
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v139, v153, v169
	v_mac_f32_e32 v136, v153, v171
	v_mac_f32_e32 v150, v154, v161
	v_mac_f32_e32 v149, v154, v163
	v_mac_f32_e32 v144, v154, v165
	v_mac_f32_e32 v142, v154, v167
	v_mac_f32_e32 v135, v154, v169
	v_mac_f32_e32 v134, v154, v171
	v_mac_f32_e32 v120, v155, v161
	v_mac_f32_e32 v117, v155, v163
	v_mac_f32_e32 v108, v155, v165
	v_mac_f32_e32 v105, v155, v167
	v_mac_f32_e32 v96, v155, v169
	v_mac_f32_e32 v95, v155, v171
	v_mac_f32_e32 v114, v156, v161
	v_mac_f32_e32 v111, v156, v163
	v_mac_f32_e32 v102, v156, v165
	v_mac_f32_e32 v99, v156, v167
	v_mac_f32_e32 v93, v156, v169
	v_mac_f32_e32 v92, v156, v171
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v132, v153, v173
	v_mac_f32_e32 v129, v153, v175
	v_mac_f32_e32 v126, v154, v173
	v_mac_f32_e32 v123, v154, v175
	v_mac_f32_e32 v89, v155, v173
	v_mac_f32_e32 v88, v155, v175
	v_mac_f32_e32 v86, v156, v173
	v_mac_f32_e32 v85, v156, v175
	.loc	0 202
	v_add_u32_e32 v74, vcc, 0x220, v74
	s_cmp_lg_u32 s34, 64
	.loc	0 206
	v_mac_f32_e32 v152, v157, v162
	v_mac_f32_e32 v151, v157, v164
	v_mac_f32_e32 v148, v157, v166
	v_mac_f32_e32 v147, v157, v168
	v_mac_f32_e32 v139, v157, v170
	v_mac_f32_e32 v136, v157, v172
	v_mac_f32_e32 v150, v158, v162
	v_mac_f32_e32 v149, v158, v164
	v_mac_f32_e32 v144, v158, v166
	v_mac_f32_e32 v142, v158, v168
	v_mac_f32_e32 v135, v158, v170
	v_mac_f32_e32 v134, v158, v172
	v_mac_f32_e32 v120, v159, v162
	v_mac_f32_e32 v117, v159, v164
	v_mac_f32_e32 v108, v159, v166
	v_mac_f32_e32 v105, v159, v168
	v_mac_f32_e32 v96, v159, v170
	v_mac_f32_e32 v95, v159, v172
	v_mac_f32_e32 v114, v160, v162
	v_mac_f32_e32 v111, v160, v164
	v_mac_f32_e32 v102, v160, v166
	v_mac_f32_e32 v99, v160, v168
	v_mac_f32_e32 v93, v160, v170
	v_mac_f32_e32 v92, v160, v172
	v_mac_f32_e32 v132, v157, v174
	v_mac_f32_e32 v129, v157, v176
	v_mac_f32_e32 v126, v158, v174
	v_mac_f32_e32 v123, v158, v176
	v_mac_f32_e32 v89, v159, v174
	v_mac_f32_e32 v88, v159, v176
	v_mac_f32_e32 v86, v160, v174
	v_mac_f32_e32 v85, v160, v176
	s_cbranch_scc1 .LBB0_190
; %bb.191:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 210
	s_add_i32 s88, s88, 1
	s_cmp_lg_u32 s88, 16
	s_cbranch_scc1 .LBB0_92
; %bb.192:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_f32_e32 v146, v152, v146
	v_add_f32_e32 v145, v151, v145
	v_add_f32_e32 v143, v150, v143
	v_add_f32_e32 v141, v149, v141
	v_add_f32_e32 v140, v148, v140
	v_add_f32_e32 v138, v147, v138
	v_add_f32_e32 v137, v144, v137
	v_add_f32_e32 v133, v142, v133
	v_add_f32_e32 v131, v139, v131
	v_add_f32_e32 v130, v136, v130
	v_add_f32_e32 v128, v135, v128
	v_add_f32_e32 v127, v134, v127
	v_add_f32_e32 v125, v132, v125
	v_add_f32_e32 v124, v129, v124
	v_add_f32_e32 v122, v126, v122
	v_add_f32_e32 v121, v123, v121
	v_add_f32_e32 v119, v120, v119
	v_add_f32_e32 v118, v117, v118
	v_add_f32_e32 v116, v114, v116
	v_add_f32_e32 v115, v111, v115
	v_add_f32_e32 v113, v108, v113
	v_add_f32_e32 v112, v105, v112
	v_add_f32_e32 v110, v102, v110
	v_add_f32_e32 v109, v99, v109
	v_add_f32_e32 v107, v96, v107
	v_add_f32_e32 v106, v95, v106
	v_add_f32_e32 v104, v93, v104
	v_add_f32_e32 v103, v92, v103
	v_add_f32_e32 v101, v89, v101
	v_add_f32_e32 v100, v88, v100
	v_add_f32_e32 v98, v86, v98
	v_add_f32_e32 v97, v85, v97
	s_mov_b32 s88, 0
	.loc	0 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v99, 0
	v_mov_b32_e32 v102, 0
	v_mov_b32_e32 v105, 0
	v_mov_b32_e32 v108, 0
	v_mov_b32_e32 v111, 0
	v_mov_b32_e32 v114, 0
	v_mov_b32_e32 v117, 0
	v_mov_b32_e32 v120, 0
	v_mov_b32_e32 v123, 0
	v_mov_b32_e32 v126, 0
	v_mov_b32_e32 v129, 0
	v_mov_b32_e32 v132, 0
	v_mov_b32_e32 v134, 0
	v_mov_b32_e32 v135, 0
	v_mov_b32_e32 v136, 0
	v_mov_b32_e32 v139, 0
	v_mov_b32_e32 v142, 0
	v_mov_b32_e32 v144, 0
	v_mov_b32_e32 v147, 0
	v_mov_b32_e32 v148, 0
	v_mov_b32_e32 v149, 0
	v_mov_b32_e32 v150, 0
	v_mov_b32_e32 v151, 0
	v_mov_b32_e32 v152, 0
	s_branch .LBB0_92
.LBB0_193:
	.loc	0 211
	v_add_f32_e32 v53, v146, v152
	v_add_f32_e32 v19, v145, v151
	v_add_f32_e32 v45, v143, v150
	v_add_f32_e32 v41, v141, v149
	v_add_f32_e32 v52, v140, v148
	v_add_f32_e32 v17, v138, v147
	v_add_f32_e32 v44, v137, v144
	v_add_f32_e32 v40, v133, v142
	v_add_f32_e32 v48, v131, v139
	v_add_f32_e32 v18, v130, v136
	v_add_f32_e32 v43, v128, v135
	v_add_f32_e32 v39, v127, v134
	v_add_f32_e32 v47, v125, v132
	v_add_f32_e32 v46, v124, v129
	v_add_f32_e32 v42, v122, v126
	v_add_f32_e32 v38, v121, v123
	v_add_f32_e32 v37, v119, v120
	v_add_f32_e32 v31, v118, v117
	v_add_f32_e32 v27, v116, v114
	v_add_f32_e32 v23, v115, v111
	v_add_f32_e32 v36, v113, v108
	v_add_f32_e32 v30, v112, v105
	v_add_f32_e32 v26, v110, v102
	v_add_f32_e32 v22, v109, v99
	v_add_f32_e32 v35, v107, v96
	v_add_f32_e32 v29, v106, v95
	v_add_f32_e32 v25, v104, v93
	v_add_f32_e32 v21, v103, v92
	v_add_f32_e32 v33, v101, v89
	v_add_f32_e32 v28, v100, v88
	v_add_f32_e32 v24, v98, v86
	v_add_f32_e32 v20, v97, v85
.LBB0_194:
	.loc	0 0
	s_movk_i32 s2, 0x1f8
	.loc	0 232
	v_cmp_class_f32_e64 s[0:1], v53, s2
	v_cmp_class_f32_e64 s[6:7], v19, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v45, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v41, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v52, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v17, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v44, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v40, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v48, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v18, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v43, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v39, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v47, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v46, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v42, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v38, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v37, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v31, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v27, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v23, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v36, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v30, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v26, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v22, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v35, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v29, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v25, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v21, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v33, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v28, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v24, s2
	s_and_b64 s[6:7], s[0:1], s[6:7]
	s_mov_b64 s[38:39], 0
	s_and_saveexec_b64 s[0:1], s[6:7]
; %bb.195:
	v_cmp_class_f32_e64 s[2:3], v20, s2
	s_and_b64 s[38:39], s[2:3], exec
; %bb.196:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 162
	s_load_dwordx2 s[40:41], s[4:5], 0x30
	s_load_dword s4, s[4:5], 0x38
	.loc	0 163
	v_lshrrev_b32_e32 v0, 1, v0
	v_and_b32_e32 v0, 32, v0
	v_lshlrev_b32_e32 v1, 2, v79
	v_add_u32_e32 v0, vcc, s54, v0
	v_add_u32_e32 v32, vcc, v0, v1
	v_add_u32_e32 v0, vcc, s71, v78
	s_xor_b64 s[0:1], s[38:39], -1
	v_add_u32_e32 v0, vcc, v0, v80
	v_cmp_neq_f32_e64 s[8:9], s51, 0
	.loc	0 233
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[6:7], exec, s[2:3]
	s_cbranch_execz .LBB0_209
; %bb.197:
	.loc	0 0
	s_cmp_gt_i32 s46, 0
	s_cselect_b64 s[0:1], -1, 0
	v_cndmask_b32_e64 v1, 0, 1, s[0:1]
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s5, s4, 31
	.loc	0 233
	s_lshl_b64 s[10:11], s[52:53], 2
	.loc	0 235
	s_lshl_b64 s[12:13], s[56:57], 2
	s_mov_b64 s[14:15], 0
	v_cmp_ne_u32_e64 s[0:1], 1, v1
	s_mov_b32 s19, 0
	s_branch .LBB0_200
.LBB0_198:                              ;   in Loop: Header=BB0_200 Depth=1
	.loc	0 240
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_mov_b32_e32 v6, s41
	v_add_u32_e32 v3, vcc, s40, v3
	v_addc_u32_e32 v4, vcc, v6, v4, vcc
	v_add_u32_e32 v1, vcc, v3, v1
	v_addc_u32_e32 v2, vcc, v4, v2, vcc
	flat_store_dword v[1:2], v5
.LBB0_199:                              ;   in Loop: Header=BB0_200 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 233
	s_add_i32 s2, s19, 1
	s_add_i32 s18, s18, 2
	s_not_b64 s[14:15], s[14:15]
	s_cmp_gt_u32 s19, 30
	s_mov_b32 s19, s2
	s_cbranch_scc1 .LBB0_209
.LBB0_200:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_203 Depth 2
	.loc	0 235
	s_lshr_b32 s16, s19, 3
	s_and_b32 s3, s16, 2
	s_bfe_u32 s17, s19, 0x10001
	s_and_b32 s2, s19, 0x7fffffe0
	s_or_b32 s3, s3, s17
	s_or_b32 s2, s3, s2
	v_add_u32_e32 v6, vcc, s2, v32
	s_lshl_b32 s2, s19, 1
	s_and_b32 s2, s2, 24
	s_and_b32 s3, s19, 1
	s_or_b32 s2, s2, s3
	v_add_u32_e32 v1, vcc, s2, v0
	.loc	0 236
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[2:3], s44, v6
	s_and_b64 s[2:3], vcc, s[2:3]
	v_cmp_le_i32_e32 vcc, s70, v1
	s_and_b64 s[2:3], s[2:3], vcc
	v_cmp_gt_i32_e32 vcc, s45, v1
	s_and_b64 s[20:21], s[2:3], vcc
	s_and_saveexec_b64 s[2:3], s[20:21]
	s_cbranch_execz .LBB0_199
; %bb.201:                              ;   in Loop: Header=BB0_200 Depth=1
	.loc	0 239
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_206
; %bb.202:                              ;   in Loop: Header=BB0_200 Depth=1
	.loc	0 0
	s_lshr_b32 s17, s19, 1
	.loc	0 235
	s_and_b32 s16, s16, 0x1ffffffe
	s_and_b32 s17, s17, 1
	s_and_b32 s20, s19, 0xffffffe0
	s_or_b32 s16, s17, s16
	s_add_i32 s16, s16, s20
	v_add_u32_e32 v2, vcc, s16, v32
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v4, s43
	v_add_u32_e32 v2, vcc, s42, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	s_and_b32 s16, s18, 24
	v_cndmask_b32_e64 v4, 0, 1, s[14:15]
	v_or_b32_e32 v4, s16, v4
	v_add_u32_e32 v7, vcc, v4, v0
	v_mov_b32_e32 v4, s48
	v_mov_b32_e32 v5, s49
	v_mul_lo_u32 v8, s13, v7
	v_mad_u64_u32 v[4:5], s[16:17], s12, v7, v[4:5]
	v_ashrrev_i32_e32 v7, 31, v7
	v_mul_lo_u32 v7, s12, v7
	v_add_u32_e32 v5, vcc, v8, v5
	s_mov_b32 s16, s46
	v_add_u32_e32 v5, vcc, v7, v5
	v_mov_b32_e32 v7, 0
.LBB0_203:                              ;   Parent Loop BB0_200 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 239
	flat_load_dword v8, v[2:3]
	flat_load_dword v9, v[4:5]
	v_add_u32_e32 v4, vcc, 4, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	s_add_i32 s16, s16, -1
	v_mov_b32_e32 v10, s11
	v_add_u32_e32 v2, vcc, s10, v2
	v_addc_u32_e32 v3, vcc, v3, v10, vcc
	s_cmp_eq_u32 s16, 0
	s_waitcnt vmcnt(0)
	v_fma_f32 v7, v8, v9, v7
	s_cbranch_scc0 .LBB0_203
; %bb.204:                              ;   in Loop: Header=BB0_200 Depth=1
	.loc	0 237
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	.loc	0 240
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_207
.LBB0_205:                              ;   in Loop: Header=BB0_200 Depth=1
	v_mad_i64_i32 v[3:4], s[16:17], v6, s4, 0
	v_mov_b32_e32 v5, s41
	v_lshlrev_b64 v[8:9], 2, v[3:4]
	v_add_u32_e32 v8, vcc, s40, v8
	v_addc_u32_e32 v5, vcc, v5, v9, vcc
	v_add_u32_e32 v8, vcc, v8, v1
	v_addc_u32_e32 v9, vcc, v5, v2, vcc
	flat_load_dword v5, v[8:9]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s51, v5
	v_mac_f32_e32 v5, s47, v7
	s_cbranch_execnz .LBB0_198
	s_branch .LBB0_208
.LBB0_206:                              ;   in Loop: Header=BB0_200 Depth=1
	.loc	0 0
	v_mov_b32_e32 v7, 0
	.loc	0 237
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	.loc	0 240
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_205
.LBB0_207:                              ;   in Loop: Header=BB0_200 Depth=1
.LBB0_208:                              ;   in Loop: Header=BB0_200 Depth=1
	v_mad_i64_i32 v[3:4], s[16:17], v6, s4, 0
	v_mul_f32_e32 v5, s47, v7
	s_branch .LBB0_198
.LBB0_209:
	.loc	0 233
	s_or_saveexec_b64 s[0:1], s[6:7]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	s_xor_b64 exec, exec, s[0:1]
; %bb.210:
	.loc	0 0
	s_ashr_i32 s5, s4, 31
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
; %bb.211:
	s_or_b64 exec, exec, s[0:1]
	v_ashrrev_i32_e32 v1, 31, v32
	v_mul_lo_u32 v1, v2, v1
	v_mad_u64_u32 v[4:5], s[4:5], v2, v32, 0
	v_mul_lo_u32 v6, v3, v32
	v_cmp_le_i32_e32 vcc, s33, v32
	s_and_b64 s[2:3], s[38:39], vcc
	v_add_u32_e32 v1, vcc, v5, v1
	v_add_u32_e32 v5, vcc, v1, v6
	v_cmp_gt_i32_e64 s[0:1], s44, v32
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	s_and_b64 s[34:35], s[2:3], s[0:1]
	v_cmp_le_i32_e64 s[2:3], s70, v0
	v_mov_b32_e32 v1, s41
	v_add_u32_e32 v34, vcc, s40, v4
	.loc	0 248
	s_and_b64 s[0:1], s[34:35], s[2:3]
	v_cmp_gt_i32_e64 s[4:5], s45, v0
	v_cmp_neq_f32_e64 s[10:11], s51, 0
	v_addc_u32_e32 v49, vcc, v1, v5, vcc
	s_and_b64 s[6:7], s[0:1], s[4:5]
	v_ashrrev_i32_e32 v1, 31, v0
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_216
; %bb.212:
	.loc	0 249
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_u32_e32 v4, vcc, v34, v4
	v_addc_u32_e32 v5, vcc, v49, v5, vcc
	.loc	0 250
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_372
; %bb.213:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s51, v6
	v_mac_f32_e32 v6, s47, v53
	s_cbranch_execnz .LBB0_215
.LBB0_214:
	v_mul_f32_e32 v6, s47, v53
.LBB0_215:
	flat_store_dword v[4:5], v6
.LBB0_216:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 247
	v_add_u32_e32 v4, vcc, 8, v0
	v_cmp_le_i32_e64 s[6:7], s70, v4
	.loc	0 248
	s_and_b64 s[0:1], s[34:35], s[6:7]
	v_cmp_gt_i32_e64 s[8:9], s45, v4
	v_cndmask_b32_e64 v6, 0, 1, s[10:11]
	s_and_b64 s[14:15], s[0:1], s[8:9]
	v_ashrrev_i32_e32 v5, 31, v4
	v_cmp_ne_u32_e64 s[0:1], 1, v6
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execz .LBB0_221
; %bb.217:
	.loc	0 249
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v6, s[10:11], v34, v6
	v_addc_u32_e64 v7, s[10:11], v49, v7, s[10:11]
	s_cbranch_vccnz .LBB0_373
; %bb.218:
	.loc	0 250
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s51, v8
	v_mac_f32_e32 v8, s47, v52
	s_cbranch_execnz .LBB0_220
.LBB0_219:
	v_mul_f32_e32 v8, s47, v52
.LBB0_220:
	flat_store_dword v[6:7], v8
.LBB0_221:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 247
	v_add_u32_e32 v6, vcc, 16, v0
	v_cmp_le_i32_e64 s[10:11], s70, v6
	.loc	0 248
	s_and_b64 s[14:15], s[34:35], s[10:11]
	v_cmp_gt_i32_e64 s[12:13], s45, v6
	s_and_b64 s[14:15], s[14:15], s[12:13]
	v_ashrrev_i32_e32 v7, 31, v6
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_226
; %bb.222:
	.loc	0 249
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v8, s[14:15], v34, v8
	v_addc_u32_e64 v9, s[14:15], v49, v9, s[14:15]
	.loc	0 250
	s_cbranch_vccnz .LBB0_374
; %bb.223:
	flat_load_dword v10, v[8:9]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v10, s51, v10
	v_mac_f32_e32 v10, s47, v48
	s_cbranch_execnz .LBB0_225
.LBB0_224:
	v_mul_f32_e32 v10, s47, v48
.LBB0_225:
	flat_store_dword v[8:9], v10
.LBB0_226:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 247
	v_add_u32_e32 v8, vcc, 24, v0
	v_cmp_le_i32_e64 s[14:15], s70, v8
	.loc	0 248
	s_and_b64 s[18:19], s[34:35], s[14:15]
	v_cmp_gt_i32_e64 s[16:17], s45, v8
	s_and_b64 s[18:19], s[18:19], s[16:17]
	v_ashrrev_i32_e32 v9, 31, v8
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_231
; %bb.227:
	.loc	0 249
	v_lshlrev_b64 v[10:11], 2, v[8:9]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v10, s[18:19], v34, v10
	v_addc_u32_e64 v11, s[18:19], v49, v11, s[18:19]
	.loc	0 250
	s_cbranch_vccnz .LBB0_375
; %bb.228:
	flat_load_dword v12, v[10:11]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v12, s51, v12
	v_mac_f32_e32 v12, s47, v47
	s_cbranch_execnz .LBB0_230
.LBB0_229:
	v_mul_f32_e32 v12, s47, v47
.LBB0_230:
	flat_store_dword v[10:11], v12
.LBB0_231:
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	v_add_u32_e32 v10, vcc, 1, v0
	v_cmp_le_i32_e64 s[18:19], s70, v10
	.loc	0 248
	s_and_b64 s[22:23], s[34:35], s[18:19]
	v_cmp_gt_i32_e64 s[20:21], s45, v10
	s_and_b64 s[22:23], s[22:23], s[20:21]
	v_ashrrev_i32_e32 v11, 31, v10
	s_and_saveexec_b64 s[24:25], s[22:23]
	s_cbranch_execz .LBB0_236
; %bb.232:
	.loc	0 249
	v_lshlrev_b64 v[12:13], 2, v[10:11]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v12, s[22:23], v34, v12
	v_addc_u32_e64 v13, s[22:23], v49, v13, s[22:23]
	.loc	0 250
	s_cbranch_vccnz .LBB0_376
; %bb.233:
	flat_load_dword v14, v[12:13]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s51, v14
	v_mac_f32_e32 v14, s47, v19
	s_cbranch_execnz .LBB0_235
.LBB0_234:
	v_mul_f32_e32 v14, s47, v19
.LBB0_235:
	flat_store_dword v[12:13], v14
.LBB0_236:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 247
	v_add_u32_e32 v12, vcc, 9, v0
	v_cmp_le_i32_e64 s[22:23], s70, v12
	.loc	0 248
	s_and_b64 s[26:27], s[34:35], s[22:23]
	v_cmp_gt_i32_e64 s[24:25], s45, v12
	s_and_b64 s[26:27], s[26:27], s[24:25]
	v_ashrrev_i32_e32 v13, 31, v12
	s_and_saveexec_b64 s[28:29], s[26:27]
	s_cbranch_execz .LBB0_241
; %bb.237:
	.loc	0 249
	v_lshlrev_b64 v[14:15], 2, v[12:13]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v14, s[26:27], v34, v14
	v_addc_u32_e64 v15, s[26:27], v49, v15, s[26:27]
	.loc	0 250
	s_cbranch_vccnz .LBB0_377
; %bb.238:
	flat_load_dword v16, v[14:15]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v16, s51, v16
	v_mac_f32_e32 v16, s47, v17
	s_cbranch_execnz .LBB0_240
.LBB0_239:
	v_mul_f32_e32 v16, s47, v17
.LBB0_240:
	flat_store_dword v[14:15], v16
.LBB0_241:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 247
	v_add_u32_e32 v14, vcc, 17, v0
	v_cmp_le_i32_e64 s[26:27], s70, v14
	.loc	0 248
	s_and_b64 s[30:31], s[34:35], s[26:27]
	v_cmp_gt_i32_e64 s[28:29], s45, v14
	s_and_b64 s[30:31], s[30:31], s[28:29]
	v_ashrrev_i32_e32 v15, 31, v14
	s_and_saveexec_b64 s[36:37], s[30:31]
	s_cbranch_execz .LBB0_246
; %bb.242:
	.loc	0 249
	v_lshlrev_b64 v[16:17], 2, v[14:15]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v16, s[30:31], v34, v16
	v_addc_u32_e64 v17, s[30:31], v49, v17, s[30:31]
	.loc	0 250
	s_cbranch_vccnz .LBB0_378
; %bb.243:
	flat_load_dword v19, v[16:17]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v19, s51, v19
	v_mac_f32_e32 v19, s47, v18
	s_cbranch_execnz .LBB0_245
.LBB0_244:
	v_mul_f32_e32 v19, s47, v18
.LBB0_245:
	flat_store_dword v[16:17], v19
.LBB0_246:
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 247
	v_add_u32_e32 v16, vcc, 25, v0
	v_cmp_le_i32_e64 s[30:31], s70, v16
	.loc	0 248
	s_and_b64 s[36:37], s[34:35], s[30:31]
	v_cmp_gt_i32_e64 s[34:35], s45, v16
	s_and_b64 s[36:37], s[36:37], s[34:35]
	v_ashrrev_i32_e32 v17, 31, v16
	s_and_saveexec_b64 s[42:43], s[36:37]
	s_cbranch_execz .LBB0_251
; %bb.247:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[16:17]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v49, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_379
; %bb.248:
	flat_load_dword v34, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v34, s51, v34
	v_mac_f32_e32 v34, s47, v46
	s_cbranch_execnz .LBB0_250
.LBB0_249:
	v_mul_f32_e32 v34, s47, v46
.LBB0_250:
	flat_store_dword v[18:19], v34
.LBB0_251:
	.loc	0 0
	s_or_b64 exec, exec, s[42:43]
	v_add_u32_e32 v34, vcc, 1, v32
	v_ashrrev_i32_e32 v18, 31, v34
	v_mul_lo_u32 v46, v2, v18
	v_mad_u64_u32 v[18:19], s[48:49], v2, v34, 0
	v_cmp_le_i32_e32 vcc, s33, v34
	v_cmp_gt_i32_e64 s[36:37], s44, v34
	v_mul_lo_u32 v34, v3, v34
	s_and_b64 s[42:43], s[38:39], vcc
	v_add_u32_e32 v19, vcc, v19, v46
	v_add_u32_e32 v19, vcc, v19, v34
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	s_and_b64 s[42:43], s[42:43], s[36:37]
	v_mov_b32_e32 v46, s41
	v_add_u32_e32 v34, vcc, s40, v18
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[2:3]
	v_addc_u32_e32 v46, vcc, v46, v19, vcc
	s_and_b64 s[36:37], s[36:37], s[4:5]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_256
; %bb.252:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[0:1]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_380
; %bb.253:
	flat_load_dword v47, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v47, s51, v47
	v_mac_f32_e32 v47, s47, v45
	s_cbranch_execnz .LBB0_255
.LBB0_254:
	v_mul_f32_e32 v47, s47, v45
.LBB0_255:
	flat_store_dword v[18:19], v47
.LBB0_256:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[6:7]
	s_and_b64 s[36:37], s[36:37], s[8:9]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_261
; %bb.257:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[4:5]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_381
; %bb.258:
	flat_load_dword v45, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v45, s51, v45
	v_mac_f32_e32 v45, s47, v44
	s_cbranch_execnz .LBB0_260
.LBB0_259:
	v_mul_f32_e32 v45, s47, v44
.LBB0_260:
	flat_store_dword v[18:19], v45
.LBB0_261:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[10:11]
	s_and_b64 s[36:37], s[36:37], s[12:13]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_266
; %bb.262:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[6:7]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_382
; %bb.263:
	flat_load_dword v44, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v44, s51, v44
	v_mac_f32_e32 v44, s47, v43
	s_cbranch_execnz .LBB0_265
.LBB0_264:
	v_mul_f32_e32 v44, s47, v43
.LBB0_265:
	flat_store_dword v[18:19], v44
.LBB0_266:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[14:15]
	s_and_b64 s[36:37], s[36:37], s[16:17]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_271
; %bb.267:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[8:9]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_383
; %bb.268:
	flat_load_dword v43, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v43, s51, v43
	v_mac_f32_e32 v43, s47, v42
	s_cbranch_execnz .LBB0_270
.LBB0_269:
	v_mul_f32_e32 v43, s47, v42
.LBB0_270:
	flat_store_dword v[18:19], v43
.LBB0_271:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[18:19]
	s_and_b64 s[36:37], s[36:37], s[20:21]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_276
; %bb.272:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[10:11]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_384
; %bb.273:
	flat_load_dword v42, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v42, s51, v42
	v_mac_f32_e32 v42, s47, v41
	s_cbranch_execnz .LBB0_275
.LBB0_274:
	v_mul_f32_e32 v42, s47, v41
.LBB0_275:
	flat_store_dword v[18:19], v42
.LBB0_276:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[22:23]
	s_and_b64 s[36:37], s[36:37], s[24:25]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_281
; %bb.277:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[12:13]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_385
; %bb.278:
	flat_load_dword v41, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v41, s51, v41
	v_mac_f32_e32 v41, s47, v40
	s_cbranch_execnz .LBB0_280
.LBB0_279:
	v_mul_f32_e32 v41, s47, v40
.LBB0_280:
	flat_store_dword v[18:19], v41
.LBB0_281:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[26:27]
	s_and_b64 s[36:37], s[36:37], s[28:29]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_286
; %bb.282:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[14:15]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_386
; %bb.283:
	flat_load_dword v40, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v40, s51, v40
	v_mac_f32_e32 v40, s47, v39
	s_cbranch_execnz .LBB0_285
.LBB0_284:
	v_mul_f32_e32 v40, s47, v39
.LBB0_285:
	flat_store_dword v[18:19], v40
.LBB0_286:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[30:31]
	s_and_b64 s[36:37], s[36:37], s[34:35]
	s_and_saveexec_b64 s[42:43], s[36:37]
	s_cbranch_execz .LBB0_291
; %bb.287:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[16:17]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_387
; %bb.288:
	flat_load_dword v34, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v34, s51, v34
	v_mac_f32_e32 v34, s47, v38
	s_cbranch_execnz .LBB0_290
.LBB0_289:
	v_mul_f32_e32 v34, s47, v38
.LBB0_290:
	flat_store_dword v[18:19], v34
.LBB0_291:
	.loc	0 0
	s_or_b64 exec, exec, s[42:43]
	v_add_u32_e32 v34, vcc, 2, v32
	v_ashrrev_i32_e32 v18, 31, v34
	v_mul_lo_u32 v38, v2, v18
	v_mad_u64_u32 v[18:19], s[48:49], v2, v34, 0
	v_cmp_le_i32_e32 vcc, s33, v34
	v_cmp_gt_i32_e64 s[36:37], s44, v34
	v_mul_lo_u32 v34, v3, v34
	s_and_b64 s[42:43], s[38:39], vcc
	v_add_u32_e32 v19, vcc, v19, v38
	v_add_u32_e32 v19, vcc, v19, v34
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	s_and_b64 s[42:43], s[42:43], s[36:37]
	v_mov_b32_e32 v38, s41
	v_add_u32_e32 v34, vcc, s40, v18
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[2:3]
	v_addc_u32_e32 v38, vcc, v38, v19, vcc
	s_and_b64 s[36:37], s[36:37], s[4:5]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_296
; %bb.292:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[0:1]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_388
; %bb.293:
	flat_load_dword v39, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v39, s51, v39
	v_mac_f32_e32 v39, s47, v37
	s_cbranch_execnz .LBB0_295
.LBB0_294:
	v_mul_f32_e32 v39, s47, v37
.LBB0_295:
	flat_store_dword v[18:19], v39
.LBB0_296:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[6:7]
	s_and_b64 s[36:37], s[36:37], s[8:9]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_301
; %bb.297:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[4:5]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_389
; %bb.298:
	flat_load_dword v37, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v37, s51, v37
	v_mac_f32_e32 v37, s47, v36
	s_cbranch_execnz .LBB0_300
.LBB0_299:
	v_mul_f32_e32 v37, s47, v36
.LBB0_300:
	flat_store_dword v[18:19], v37
.LBB0_301:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[10:11]
	s_and_b64 s[36:37], s[36:37], s[12:13]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_306
; %bb.302:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[6:7]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_390
; %bb.303:
	flat_load_dword v36, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v36, s51, v36
	v_mac_f32_e32 v36, s47, v35
	s_cbranch_execnz .LBB0_305
.LBB0_304:
	v_mul_f32_e32 v36, s47, v35
.LBB0_305:
	flat_store_dword v[18:19], v36
.LBB0_306:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[14:15]
	s_and_b64 s[36:37], s[36:37], s[16:17]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_311
; %bb.307:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[8:9]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_391
; %bb.308:
	flat_load_dword v35, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v35, s51, v35
	v_mac_f32_e32 v35, s47, v33
	s_cbranch_execnz .LBB0_310
.LBB0_309:
	v_mul_f32_e32 v35, s47, v33
.LBB0_310:
	flat_store_dword v[18:19], v35
.LBB0_311:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[18:19]
	s_and_b64 s[36:37], s[36:37], s[20:21]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_316
; %bb.312:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[10:11]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_392
; %bb.313:
	flat_load_dword v33, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v33, s51, v33
	v_mac_f32_e32 v33, s47, v31
	s_cbranch_execnz .LBB0_315
.LBB0_314:
	v_mul_f32_e32 v33, s47, v31
.LBB0_315:
	flat_store_dword v[18:19], v33
.LBB0_316:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[22:23]
	s_and_b64 s[36:37], s[36:37], s[24:25]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_321
; %bb.317:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[12:13]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_393
; %bb.318:
	flat_load_dword v31, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v31, s51, v31
	v_mac_f32_e32 v31, s47, v30
	s_cbranch_execnz .LBB0_320
.LBB0_319:
	v_mul_f32_e32 v31, s47, v30
.LBB0_320:
	flat_store_dword v[18:19], v31
.LBB0_321:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[26:27]
	s_and_b64 s[36:37], s[36:37], s[28:29]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_326
; %bb.322:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[14:15]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_394
; %bb.323:
	flat_load_dword v30, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v30, s51, v30
	v_mac_f32_e32 v30, s47, v29
	s_cbranch_execnz .LBB0_325
.LBB0_324:
	v_mul_f32_e32 v30, s47, v29
.LBB0_325:
	flat_store_dword v[18:19], v30
.LBB0_326:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[30:31]
	s_and_b64 s[36:37], s[36:37], s[34:35]
	s_and_saveexec_b64 s[42:43], s[36:37]
	s_cbranch_execz .LBB0_331
; %bb.327:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[16:17]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_395
; %bb.328:
	flat_load_dword v29, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v29, s51, v29
	v_mac_f32_e32 v29, s47, v28
	s_cbranch_execnz .LBB0_330
.LBB0_329:
	v_mul_f32_e32 v29, s47, v28
.LBB0_330:
	flat_store_dword v[18:19], v29
.LBB0_331:
	.loc	0 0
	s_or_b64 exec, exec, s[42:43]
	v_add_u32_e32 v28, vcc, 3, v32
	v_ashrrev_i32_e32 v18, 31, v28
	v_mul_lo_u32 v29, v2, v18
	v_mad_u64_u32 v[18:19], s[42:43], v2, v28, 0
	v_mul_lo_u32 v2, v3, v28
	v_cmp_le_i32_e32 vcc, s33, v28
	s_and_b64 s[38:39], s[38:39], vcc
	v_add_u32_e32 v3, vcc, v19, v29
	v_add_u32_e32 v19, vcc, v3, v2
	v_cmp_gt_i32_e64 s[36:37], s44, v28
	v_lshlrev_b64 v[2:3], 2, v[18:19]
	s_and_b64 s[36:37], s[38:39], s[36:37]
	v_mov_b32_e32 v18, s41
	v_add_u32_e32 v2, vcc, s40, v2
	.loc	0 248
	s_and_b64 s[2:3], s[36:37], s[2:3]
	v_addc_u32_e32 v3, vcc, v18, v3, vcc
	s_and_b64 s[2:3], s[2:3], s[4:5]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_336
; %bb.332:
	.loc	0 249
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v0, s[2:3], v2, v0
	v_addc_u32_e64 v1, s[2:3], v3, v1, s[2:3]
	.loc	0 250
	s_cbranch_vccnz .LBB0_396
; %bb.333:
	flat_load_dword v18, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v18, s51, v18
	v_mac_f32_e32 v18, s47, v27
	s_cbranch_execnz .LBB0_335
.LBB0_334:
	v_mul_f32_e32 v18, s47, v27
.LBB0_335:
	flat_store_dword v[0:1], v18
.LBB0_336:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 248
	s_and_b64 s[2:3], s[36:37], s[6:7]
	s_and_b64 s[2:3], s[2:3], s[8:9]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_341
; %bb.337:
	.loc	0 249
	v_lshlrev_b64 v[0:1], 2, v[4:5]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v0, s[2:3], v2, v0
	v_addc_u32_e64 v1, s[2:3], v3, v1, s[2:3]
	.loc	0 250
	s_cbranch_vccnz .LBB0_397
; %bb.338:
	flat_load_dword v4, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s51, v4
	v_mac_f32_e32 v4, s47, v26
	s_cbranch_execnz .LBB0_340
.LBB0_339:
	v_mul_f32_e32 v4, s47, v26
.LBB0_340:
	flat_store_dword v[0:1], v4
.LBB0_341:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 248
	s_and_b64 s[2:3], s[36:37], s[10:11]
	s_and_b64 s[2:3], s[2:3], s[12:13]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_346
; %bb.342:
	.loc	0 249
	v_lshlrev_b64 v[0:1], 2, v[6:7]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v0, s[2:3], v2, v0
	v_addc_u32_e64 v1, s[2:3], v3, v1, s[2:3]
	.loc	0 250
	s_cbranch_vccnz .LBB0_398
; %bb.343:
	flat_load_dword v4, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s51, v4
	v_mac_f32_e32 v4, s47, v25
	s_cbranch_execnz .LBB0_345
.LBB0_344:
	v_mul_f32_e32 v4, s47, v25
.LBB0_345:
	flat_store_dword v[0:1], v4
.LBB0_346:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 248
	s_and_b64 s[2:3], s[36:37], s[14:15]
	s_and_b64 s[2:3], s[2:3], s[16:17]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_351
; %bb.347:
	.loc	0 249
	v_lshlrev_b64 v[0:1], 2, v[8:9]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v0, s[2:3], v2, v0
	v_addc_u32_e64 v1, s[2:3], v3, v1, s[2:3]
	.loc	0 250
	s_cbranch_vccnz .LBB0_399
; %bb.348:
	flat_load_dword v4, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s51, v4
	v_mac_f32_e32 v4, s47, v24
	s_cbranch_execnz .LBB0_350
.LBB0_349:
	v_mul_f32_e32 v4, s47, v24
.LBB0_350:
	flat_store_dword v[0:1], v4
.LBB0_351:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 248
	s_and_b64 s[2:3], s[36:37], s[18:19]
	s_and_b64 s[2:3], s[2:3], s[20:21]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_356
; %bb.352:
	.loc	0 249
	v_lshlrev_b64 v[0:1], 2, v[10:11]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v0, s[2:3], v2, v0
	v_addc_u32_e64 v1, s[2:3], v3, v1, s[2:3]
	.loc	0 250
	s_cbranch_vccnz .LBB0_400
; %bb.353:
	flat_load_dword v4, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s51, v4
	v_mac_f32_e32 v4, s47, v23
	s_cbranch_execnz .LBB0_355
.LBB0_354:
	v_mul_f32_e32 v4, s47, v23
.LBB0_355:
	flat_store_dword v[0:1], v4
.LBB0_356:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 248
	s_and_b64 s[2:3], s[36:37], s[22:23]
	s_and_b64 s[2:3], s[2:3], s[24:25]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_361
; %bb.357:
	.loc	0 249
	v_lshlrev_b64 v[0:1], 2, v[12:13]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v0, s[2:3], v2, v0
	v_addc_u32_e64 v1, s[2:3], v3, v1, s[2:3]
	.loc	0 250
	s_cbranch_vccnz .LBB0_401
; %bb.358:
	flat_load_dword v4, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s51, v4
	v_mac_f32_e32 v4, s47, v22
	s_cbranch_execnz .LBB0_360
.LBB0_359:
	v_mul_f32_e32 v4, s47, v22
.LBB0_360:
	flat_store_dword v[0:1], v4
.LBB0_361:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 248
	s_and_b64 s[2:3], s[36:37], s[26:27]
	s_and_b64 s[2:3], s[2:3], s[28:29]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_366
; %bb.362:
	.loc	0 249
	v_lshlrev_b64 v[0:1], 2, v[14:15]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v0, s[2:3], v2, v0
	v_addc_u32_e64 v1, s[2:3], v3, v1, s[2:3]
	.loc	0 250
	s_cbranch_vccnz .LBB0_402
; %bb.363:
	flat_load_dword v4, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s51, v4
	v_mac_f32_e32 v4, s47, v21
	s_cbranch_execnz .LBB0_365
.LBB0_364:
	v_mul_f32_e32 v4, s47, v21
.LBB0_365:
	flat_store_dword v[0:1], v4
.LBB0_366:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 248
	s_and_b64 s[2:3], s[36:37], s[30:31]
	s_and_b64 s[2:3], s[2:3], s[34:35]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_371
; %bb.367:
	.loc	0 249
	v_lshlrev_b64 v[0:1], 2, v[16:17]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v0, s[0:1], v2, v0
	v_addc_u32_e64 v1, s[0:1], v3, v1, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_403
; %bb.368:
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s51, v2
	v_mac_f32_e32 v2, s47, v20
	s_cbranch_execnz .LBB0_370
.LBB0_369:
	v_mul_f32_e32 v2, s47, v20
.LBB0_370:
	flat_store_dword v[0:1], v2
.LBB0_371:
	.loc	0 253
	s_endpgm
.LBB0_372:
	.loc	0 0
	s_branch .LBB0_214
.LBB0_373:
	.loc	0 250
	s_branch .LBB0_219
.LBB0_374:
	s_branch .LBB0_224
.LBB0_375:
	s_branch .LBB0_229
.LBB0_376:
	s_branch .LBB0_234
.LBB0_377:
	s_branch .LBB0_239
.LBB0_378:
	s_branch .LBB0_244
.LBB0_379:
	s_branch .LBB0_249
.LBB0_380:
	s_branch .LBB0_254
.LBB0_381:
	s_branch .LBB0_259
.LBB0_382:
	s_branch .LBB0_264
.LBB0_383:
	s_branch .LBB0_269
.LBB0_384:
	s_branch .LBB0_274
.LBB0_385:
	s_branch .LBB0_279
.LBB0_386:
	s_branch .LBB0_284
.LBB0_387:
	s_branch .LBB0_289
.LBB0_388:
	s_branch .LBB0_294
.LBB0_389:
	s_branch .LBB0_299
.LBB0_390:
	s_branch .LBB0_304
.LBB0_391:
	s_branch .LBB0_309
.LBB0_392:
	s_branch .LBB0_314
.LBB0_393:
	s_branch .LBB0_319
.LBB0_394:
	s_branch .LBB0_324
.LBB0_395:
	s_branch .LBB0_329
.LBB0_396:
	s_branch .LBB0_334
.LBB0_397:
	s_branch .LBB0_339
.LBB0_398:
	s_branch .LBB0_344
.LBB0_399:
	s_branch .LBB0_349
.LBB0_400:
	s_branch .LBB0_354
.LBB0_401:
	s_branch .LBB0_359
.LBB0_402:
	s_branch .LBB0_364
.LBB0_403:
	s_branch .LBB0_369
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_tensor
		.amdhsa_group_segment_fixed_size 20992
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
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
		.amdhsa_next_free_vgpr 177
		.amdhsa_next_free_sgpr 89
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
	.size	gemm_tensor, .Lfunc_end0-gemm_tensor
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 17176
; NumSgprs: 91
; NumVgprs: 177
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 20992 bytes/workgroup (compile time only)
; SGPRBlocks: 11
; VGPRBlocks: 44
; NumSGPRsForWavesPerEU: 91
; NumVGPRsForWavesPerEU: 177
; Occupancy: 1
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
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
        .type_name:      float
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         32
        .size:           8
        .type_name:      'float*'
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
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         56
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .offset:         64
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         72
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 20992
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 128
    .name:           gemm_tensor
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     91
    .sgpr_spill_count: 0
    .symbol:         gemm_tensor.kd
    .vgpr_count:     177
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

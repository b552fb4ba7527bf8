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
	s_load_dword s54, s[4:5], 0x18
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
	s_ashr_i32 s55, s54, 31
	.loc	0 174
	v_mov_b32_e32 v5, s43
	.loc	0 165
	v_rcp_iflag_f32_e32 v1, v1
	.loc	0 175
	s_mov_b32 s56, s50
	v_lshlrev_b32_e32 v50, 2, v0
	v_lshrrev_b32_e32 v15, 6, v0
	.loc	0 165
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	.loc	0 162
	v_lshrrev_b32_e32 v49, 2, v0
	v_lshrrev_b32_e32 v32, 3, v0
	v_lshrrev_b32_e32 v77, 4, v0
	.loc	0 165
	v_mul_lo_u32 v2, s9, v1
	s_ashr_i32 s9, s6, 31
	s_add_i32 s10, s6, s9
	s_xor_b32 s10, s10, s9
	v_mul_hi_u32 v2, v1, v2
	s_xor_b32 s7, s9, s7
	v_and_b32_e32 v9, 15, v0
	v_lshrrev_b32_e32 v35, 5, v0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s10, v1
	v_and_b32_e32 v13, 60, v50
	.loc	0 114
	s_mov_b32 m0, -1
	.loc	0 165
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
	s_sub_i32 s6, s6, s3
	s_ashr_i32 s3, s6, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_xor_b32 s0, s3, s0
	v_mul_lo_u32 v2, s7, v1
	s_add_i32 s7, s6, s3
	s_xor_b32 s7, s7, s3
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s7, v1
	v_readfirstlane_b32 s3, v1
	s_mul_i32 s8, s3, s9
	s_sub_i32 s7, s7, s8
	s_add_i32 s10, s3, 1
	s_sub_i32 s8, s7, s9
	s_cmp_ge_u32 s7, s9
	s_cselect_b32 s3, s10, s3
	s_cselect_b32 s7, s8, s7
	s_add_i32 s8, s3, 1
	s_cmp_ge_u32 s7, s9
	s_cselect_b32 s3, s8, s3
	s_xor_b32 s3, s3, s0
	s_sub_i32 s0, s3, s0
	s_lshl_b32 s0, s0, 2
	s_sub_i32 s1, s1, s0
	s_min_i32 s1, s1, 4
	.loc	0 167
	s_ashr_i32 s8, s1, 31
	s_add_i32 s3, s1, s8
	s_xor_b32 s9, s3, s8
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s7, 0, s9
	.loc	0 166
	s_mul_i32 s2, s0, s2
	s_sub_i32 s10, s6, s2
	.loc	0 167
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s2, s10, 31
	s_add_i32 s6, s10, s2
	s_xor_b32 s11, s6, s2
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_xor_b32 s8, s2, s8
	s_mov_b32 s3, 0
	v_mul_lo_u32 v2, s7, v1
	s_mov_b64 s[6:7], -1
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s11, v1
	.loc	0 174
	v_mov_b32_e32 v2, s54
	.loc	0 167
	v_readfirstlane_b32 s2, v1
	s_mul_i32 s12, s2, s9
	s_sub_i32 s11, s11, s12
	s_add_i32 s13, s2, 1
	s_sub_i32 s12, s11, s9
	s_cmp_ge_u32 s11, s9
	s_cselect_b32 s2, s13, s2
	s_cselect_b32 s11, s12, s11
	s_add_i32 s12, s2, 1
	s_cmp_ge_u32 s11, s9
	s_cselect_b32 s9, s12, s2
	s_xor_b32 s9, s9, s8
	s_sub_i32 s8, s9, s8
	s_lshl_b32 s33, s8, 6
	s_mul_i32 s8, s8, s1
	s_sub_i32 s1, s10, s8
	s_add_i32 s1, s1, s0
	.loc	0 146
	s_and_b32 s15, s54, 3
	s_and_b32 s2, s42, 12
	.loc	0 167
	s_lshl_b32 s70, s1, 6
	s_cmp_eq_u64 s[2:3], 0
	s_cselect_b64 s[10:11], -1, 0
	.loc	0 146
	s_bitcmp0_b32 s54, 0
	s_cselect_b64 s[0:1], -1, 0
	s_and_b32 s2, s42, 4
	s_cmp_eq_u64 s[2:3], 0
	s_cselect_b64 s[8:9], -1, 0
	s_and_b64 s[0:1], s[0:1], s[8:9]
	s_and_b64 s[0:1], s[0:1], exec
	s_cselect_b32 s16, 2, 1
	s_and_b32 s0, s50, 3
	s_cmp_eq_u32 s0, 0
	s_cselect_b64 s[0:1], -1, 0
	s_and_b32 s2, s48, 12
	s_cmp_eq_u64 s[2:3], 0
	s_cselect_b64 s[8:9], -1, 0
	s_and_b64 s[0:1], s[0:1], s[8:9]
	s_bitcmp0_b32 s50, 0
	s_cselect_b64 s[8:9], -1, 0
	s_and_b32 s2, s48, 4
	s_cmp_eq_u64 s[2:3], 0
	s_cselect_b64 s[2:3], -1, 0
	s_and_b64 s[2:3], s[8:9], s[2:3]
	s_and_b64 s[2:3], s[2:3], exec
	s_cselect_b32 s8, 2, 1
	s_and_b64 s[2:3], s[0:1], exec
	s_cselect_b32 s72, 4, s8
	.loc	0 148
	v_cvt_f32_ubyte0_e32 v1, s72
	v_rcp_iflag_f32_e32 v1, v1
	s_sub_i32 s8, 0, s72
	s_sub_i32 s3, s45, 64
	s_max_i32 s3, s3, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_add_i32 s3, s3, s72
	s_sub_i32 s2, s44, 64
	s_max_i32 s2, s2, 0
	v_mul_lo_u32 v3, s8, v1
	s_add_i32 s8, s3, -1
	s_ashr_i32 s9, s8, 31
	s_add_i32 s3, s8, s9
	v_mul_hi_u32 v3, v1, v3
	s_xor_b32 s12, s3, s9
	.loc	0 169
	s_min_i32 s71, s2, s33
	.loc	0 148
	v_add_u32_e32 v1, vcc, v1, v3
	v_mul_hi_u32 v3, s12, v1
	.loc	0 174
	v_mad_i64_i32 v[1:2], s[2:3], s71, v2, 0
	.loc	0 148
	v_readfirstlane_b32 s2, v3
	s_mul_i32 s2, s2, s72
	s_sub_i32 s2, s12, s2
	s_sub_i32 s3, s2, s72
	s_cmp_ge_u32 s2, s72
	s_cselect_b32 s2, s3, s2
	s_sub_i32 s3, s2, s72
	s_cmp_ge_u32 s2, s72
	s_cselect_b32 s2, s3, s2
	s_xor_b32 s2, s2, s9
	s_sub_i32 s2, s9, s2
	s_add_i32 s8, s8, s2
	.loc	0 170
	s_min_i32 s52, s8, s70
	.loc	0 171
	s_sub_i32 s20, s44, s71
	s_sub_i32 s8, s45, s52
	s_cmp_lt_i32 s8, 64
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
	s_add_i32 s9, s58, s2
	.loc	0 174
	s_ashr_i32 s59, s58, 31
	.loc	0 175
	s_ashr_i32 s57, s50, 31
	v_mov_b32_e32 v3, s50
	s_ashr_i32 s53, s52, 31
	v_mad_i64_i32 v[3:4], s[2:3], s58, v3, 0
	.loc	0 146
	s_cmp_eq_u32 s15, 0
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 174
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	.loc	0 146
	s_and_b64 s[2:3], s[2:3], s[10:11]
	.loc	0 171
	s_cmp_lt_i32 s20, 64
	.loc	0 174
	v_add_u32_e32 v6, vcc, s42, v1
	.loc	0 171
	s_cselect_b64 s[10:11], -1, 0
	.loc	0 174
	v_addc_u32_e32 v5, vcc, v5, v2, vcc
	.loc	0 175
	v_lshlrev_b64 v[1:2], 2, v[3:4]
	.loc	0 172
	s_or_b64 s[60:61], s[10:11], s[12:13]
	.loc	0 175
	v_mov_b32_e32 v3, s49
	v_add_u32_e32 v4, vcc, s48, v1
	.loc	0 146
	s_and_b64 s[10:11], s[2:3], exec
	.loc	0 175
	v_addc_u32_e32 v7, vcc, v3, v2, vcc
	.loc	0 146
	s_cselect_b32 s50, 4, s16
	.loc	0 174
	s_lshl_b64 s[10:11], s[58:59], 2
	.loc	0 173
	s_min_i32 s73, s46, s9
	.loc	0 174
	v_mov_b32_e32 v2, s11
	v_add_u32_e32 v1, vcc, s10, v6
	.loc	0 175
	s_lshl_b64 s[10:11], s[52:53], 2
	s_add_i32 s9, s58, 16
	.loc	0 174
	v_addc_u32_e32 v2, vcc, v5, v2, vcc
	s_cmp_gt_i32 s9, s73
	.loc	0 175
	v_mov_b32_e32 v5, s11
	v_add_u32_e32 v3, vcc, s10, v4
	s_cselect_b64 s[10:11], -1, 0
	v_addc_u32_e32 v4, vcc, v7, v5, vcc
	s_or_b64 s[10:11], s[10:11], s[60:61]
	v_mov_b32_e32 v6, 0
	v_and_b32_e32 v5, 14, v11
	v_and_b32_e32 v7, 12, v50
	v_mov_b32_e32 v8, v6
	v_mov_b32_e32 v10, v6
	v_and_b32_e32 v11, 62, v11
	v_mov_b32_e32 v12, v6
	v_mov_b32_e32 v14, v6
	v_readfirstlane_b32 s53, v15
	v_and_b32_e32 v15, 63, v0
	v_mov_b32_e32 v16, v6
	.loc	0 179
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_16
; %bb.1:
	.loc	0 0
	s_cmp_gt_i32 s50, 3
	s_cbranch_scc0 .LBB0_3
; %bb.2:
	.loc	0 179
	v_mad_i64_i32 v[17:18], s[6:7], v49, s54, 0
	v_or_b32_e32 v19, 32, v49
	v_mad_i64_i32 v[19:20], s[6:7], v19, s54, 0
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_mul_u32_u24_e32 v25, 24, v49
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
	ds_write_b128 v25, v[17:20]
	s_waitcnt vmcnt(0)
	ds_write_b128 v25, v[21:24] offset:3072
.LBB0_3:
	.loc	0 0
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_8
; %bb.4:
	s_cmp_lg_u32 s50, 2
	s_mov_b64 s[6:7], -1
	s_cbranch_scc0 .LBB0_6
; %bb.5:
	.loc	0 179
	v_mad_i64_i32 v[17:18], s[6:7], v77, s54, 0
	v_or_b32_e32 v19, 8, v77
	v_mad_i64_i32 v[19:20], s[6:7], v19, s54, 0
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_u32_e32 v21, vcc, v1, v17
	v_addc_u32_e32 v22, vcc, v2, v18, vcc
	v_lshlrev_b64 v[17:18], 2, v[9:10]
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v21, vcc, v21, v17
	v_addc_u32_e32 v22, vcc, v22, v18, vcc
	v_add_u32_e32 v23, vcc, v1, v19
	v_or_b32_e32 v19, 16, v77
	v_addc_u32_e32 v24, vcc, v2, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], v19, s54, 0
	v_add_u32_e32 v23, vcc, v23, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v24, vcc, v24, v18, vcc
	v_add_u32_e32 v25, vcc, v1, v19
	v_or_b32_e32 v19, 24, v77
	v_addc_u32_e32 v26, vcc, v2, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], v19, s54, 0
	v_add_u32_e32 v25, vcc, v25, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v26, vcc, v26, v18, vcc
	v_add_u32_e32 v27, vcc, v1, v19
	v_or_b32_e32 v19, 32, v77
	v_addc_u32_e32 v28, vcc, v2, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], v19, s54, 0
	v_add_u32_e32 v27, vcc, v27, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v28, vcc, v28, v18, vcc
	v_add_u32_e32 v29, vcc, v1, v19
	v_or_b32_e32 v19, 40, v77
	v_addc_u32_e32 v30, vcc, v2, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], v19, s54, 0
	v_add_u32_e32 v29, vcc, v29, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v30, vcc, v30, v18, vcc
	v_add_u32_e32 v31, vcc, v1, v19
	v_or_b32_e32 v19, 48, v77
	v_addc_u32_e32 v34, vcc, v2, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], v19, s54, 0
	v_add_u32_e32 v33, vcc, v31, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v34, vcc, v34, v18, vcc
	v_add_u32_e32 v31, vcc, v1, v19
	v_or_b32_e32 v19, 56, v77
	v_addc_u32_e32 v37, vcc, v2, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], v19, s54, 0
	v_add_u32_e32 v36, vcc, v31, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v37, vcc, v37, v18, vcc
	v_add_u32_e32 v19, vcc, v1, v19
	v_addc_u32_e32 v20, vcc, v2, v20, vcc
	v_add_u32_e32 v17, vcc, v19, v17
	v_addc_u32_e32 v18, vcc, v20, v18, vcc
	.loc	0 114
	flat_load_dword v19, v[21:22]
	flat_load_dword v20, v[23:24]
	flat_load_dword v21, v[25:26]
	flat_load_dword v22, v[27:28]
	flat_load_dword v23, v[29:30]
	flat_load_dword v24, v[33:34]
	flat_load_dword v25, v[36:37]
	flat_load_dword v17, v[17:18]
	.loc	0 179
	v_mul_u32_u24_e32 v18, 24, v77
	v_lshlrev_b32_e32 v18, 2, v18
	v_lshlrev_b32_e32 v26, 2, v9
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
.LBB0_6:
	.loc	0 0
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_8
; %bb.7:
	.loc	0 179
	v_mad_i64_i32 v[17:18], s[6:7], v32, s54, 0
	v_or_b32_e32 v19, 16, v32
	v_mad_i64_i32 v[19:20], s[6:7], v19, s54, 0
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_u32_e32 v21, vcc, v1, v17
	v_addc_u32_e32 v22, vcc, v2, v18, vcc
	v_lshlrev_b64 v[17:18], 2, v[5:6]
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v21, vcc, v21, v17
	v_addc_u32_e32 v22, vcc, v22, v18, vcc
	v_add_u32_e32 v23, vcc, v1, v19
	v_or_b32_e32 v19, 32, v32
	v_addc_u32_e32 v24, vcc, v2, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], v19, s54, 0
	v_add_u32_e32 v23, vcc, v23, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v24, vcc, v24, v18, vcc
	v_add_u32_e32 v25, vcc, v1, v19
	v_or_b32_e32 v19, 48, v32
	v_addc_u32_e32 v26, vcc, v2, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], v19, s54, 0
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
	v_mul_u32_u24_e32 v25, 24, v32
	v_lshlrev_b32_e32 v26, 2, v5
	v_lshlrev_b32_e32 v25, 2, v25
	v_add_u32_e32 v25, vcc, v25, v26
	s_waitcnt vmcnt(2)
	ds_write2st64_b64 v25, v[19:20], v[21:22] offset1:3
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v25, v[23:24], v[17:18] offset0:6 offset1:9
.LBB0_8:
	.loc	0 0
	s_cmp_gt_i32 s72, 3
	s_mov_b64 s[6:7], -1
	s_cbranch_scc0 .LBB0_10
; %bb.9:
	.loc	0 179
	v_mad_i64_i32 v[17:18], s[6:7], v77, s56, 0
	v_or_b32_e32 v19, 8, v77
	v_mad_i64_i32 v[19:20], s[6:7], v19, s56, 0
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_mul_u32_u24_e32 v25, 0x44, v77
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
	ds_write_b128 v25, v[17:20] offset:12288
	.loc	0 180
	s_waitcnt vmcnt(0)
	ds_write_b128 v25, v[21:24] offset:14464
.LBB0_10:
	.loc	0 0
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_15
; %bb.11:
	s_cmp_lg_u32 s72, 2
	s_mov_b64 s[6:7], -1
	s_cbranch_scc0 .LBB0_13
; %bb.12:
	.loc	0 179
	v_mov_b32_e32 v31, s56
	v_mad_i64_i32 v[17:18], s[6:7], s53, v31, 0
	s_or_b32 s6, s53, 2
	v_mad_i64_i32 v[19:20], s[6:7], s6, v31, 0
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	s_or_b32 s6, s53, 4
	v_add_u32_e32 v21, vcc, v3, v17
	v_addc_u32_e32 v22, vcc, v4, v18, vcc
	v_lshlrev_b64 v[17:18], 2, v[15:16]
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v21, vcc, v21, v17
	v_addc_u32_e32 v22, vcc, v22, v18, vcc
	v_add_u32_e32 v23, vcc, v3, v19
	v_addc_u32_e32 v24, vcc, v4, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], s6, v31, 0
	v_add_u32_e32 v23, vcc, v23, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v24, vcc, v24, v18, vcc
	v_add_u32_e32 v25, vcc, v3, v19
	s_or_b32 s6, s53, 6
	v_addc_u32_e32 v26, vcc, v4, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], s6, v31, 0
	v_add_u32_e32 v25, vcc, v25, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v26, vcc, v26, v18, vcc
	v_add_u32_e32 v27, vcc, v3, v19
	s_or_b32 s6, s53, 8
	v_addc_u32_e32 v28, vcc, v4, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], s6, v31, 0
	v_add_u32_e32 v27, vcc, v27, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v28, vcc, v28, v18, vcc
	v_add_u32_e32 v29, vcc, v3, v19
	s_or_b32 s6, s53, 10
	v_addc_u32_e32 v30, vcc, v4, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], s6, v31, 0
	v_add_u32_e32 v29, vcc, v29, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v30, vcc, v30, v18, vcc
	s_or_b32 s6, s53, 12
	v_add_u32_e32 v19, vcc, v3, v19
	v_mad_i64_i32 v[33:34], s[6:7], s6, v31, 0
	v_addc_u32_e32 v20, vcc, v4, v20, vcc
	v_add_u32_e32 v19, vcc, v19, v17
	v_addc_u32_e32 v20, vcc, v20, v18, vcc
	.loc	0 114
	flat_load_dword v36, v[21:22]
	flat_load_dword v23, v[23:24]
	flat_load_dword v24, v[25:26]
	flat_load_dword v25, v[27:28]
	flat_load_dword v26, v[29:30]
	flat_load_dword v27, v[19:20]
	.loc	0 179
	v_lshlrev_b64 v[19:20], 2, v[33:34]
	s_or_b32 s6, s53, 14
	v_add_u32_e32 v21, vcc, v3, v19
	v_addc_u32_e32 v22, vcc, v4, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], s6, v31, 0
	v_add_u32_e32 v21, vcc, v21, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v22, vcc, v22, v18, vcc
	v_add_u32_e32 v19, vcc, v3, v19
	v_addc_u32_e32 v20, vcc, v4, v20, vcc
	v_add_u32_e32 v17, vcc, v19, v17
	v_addc_u32_e32 v18, vcc, v20, v18, vcc
	.loc	0 114
	flat_load_dword v19, v[21:22]
	flat_load_dword v17, v[17:18]
	.loc	0 179
	s_mul_i32 s6, s53, 0x110
	v_lshlrev_b32_e32 v18, 2, v15
	v_add_u32_e32 v18, vcc, s6, v18
	.loc	0 114
	s_movk_i32 s6, 0x3000
	v_add_u32_e32 v20, vcc, s6, v18
	s_movk_i32 s6, 0x3400
	s_waitcnt vmcnt(6)
	ds_write2_b32 v20, v36, v23 offset1:136
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
.LBB0_13:
	.loc	0 0
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_15
; %bb.14:
	.loc	0 179
	v_mad_i64_i32 v[17:18], s[6:7], v35, s56, 0
	v_or_b32_e32 v19, 4, v35
	v_mad_i64_i32 v[19:20], s[6:7], v19, s56, 0
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_u32_e32 v21, vcc, v3, v17
	v_addc_u32_e32 v22, vcc, v4, v18, vcc
	v_lshlrev_b64 v[17:18], 2, v[11:12]
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v21, vcc, v21, v17
	v_addc_u32_e32 v22, vcc, v22, v18, vcc
	v_add_u32_e32 v23, vcc, v3, v19
	v_or_b32_e32 v19, 8, v35
	v_addc_u32_e32 v24, vcc, v4, v20, vcc
	v_mad_i64_i32 v[19:20], s[6:7], v19, s56, 0
	v_add_u32_e32 v23, vcc, v23, v17
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v24, vcc, v24, v18, vcc
	v_add_u32_e32 v25, vcc, v3, v19
	v_or_b32_e32 v19, 12, v35
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
	v_mul_u32_u24_e32 v25, 0x44, v35
	v_lshlrev_b32_e32 v26, 2, v11
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
.LBB0_15:
	.loc	0 0
	s_mov_b64 s[6:7], 0
.LBB0_16:
	v_sub_u32_e32 v52, vcc, s8, v15
	v_sub_u32_e32 v51, vcc, s8, v13
	s_xor_b64 s[62:63], s[0:1], -1
	s_xor_b64 s[64:65], s[2:3], -1
	.loc	0 179
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_90
; %bb.17:
	.loc	0 0
	s_cmp_le_i32 s73, s58
	s_cbranch_scc1 .LBB0_90
; %bb.18:
	s_sub_i32 s12, s73, s58
	.loc	0 179
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[0:1], -1
	s_cbranch_vccz .LBB0_22
; %bb.19:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_39
.LBB0_20:
	s_andn2_b64 vcc, exec, s[62:63]
	s_mov_b64 s[0:1], -1
	s_cbranch_vccz .LBB0_56
.LBB0_21:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_73
	s_branch .LBB0_90
.LBB0_22:
	.loc	0 0
	v_sub_u32_e32 v17, vcc, s12, v9
	.loc	0 179
	v_cmp_gt_i32_e32 vcc, s20, v77
	.loc	0 114
	v_cmp_lt_i32_e64 s[0:1], 0, v17
	s_and_b64 s[6:7], vcc, s[0:1]
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v20, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_24
; %bb.23:
	.loc	0 179
	v_mad_i64_i32 v[19:20], s[6:7], v77, s54, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e32 v17, vcc, v1, v19
	v_addc_u32_e32 v21, vcc, v2, v20, vcc
	v_lshlrev_b64 v[19:20], 2, v[9:10]
	v_add_u32_e32 v19, vcc, v17, v19
	v_addc_u32_e32 v20, vcc, v21, v20, vcc
	.loc	0 114
	flat_load_dword v20, v[19:20]
.LBB0_24:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_mul_u32_u24_e32 v17, 24, v77
	v_lshlrev_b32_e32 v19, 2, v17
	v_lshlrev_b32_e32 v17, 2, v9
	v_add_u32_e32 v21, vcc, v19, v17
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v20
	.loc	0 179
	v_or_b32_e32 v20, 8, v77
	v_cmp_gt_i32_e32 vcc, s20, v20
	.loc	0 114
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_26
; %bb.25:
	.loc	0 179
	v_mad_i64_i32 v[20:21], s[6:7], v20, s54, 0
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_add_u32_e32 v18, vcc, v1, v20
	v_addc_u32_e32 v22, vcc, v2, v21, vcc
	v_lshlrev_b64 v[20:21], 2, v[9:10]
	v_add_u32_e32 v20, vcc, v18, v20
	v_addc_u32_e32 v21, vcc, v22, v21, vcc
	.loc	0 114
	flat_load_dword v18, v[20:21]
.LBB0_26:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_add_u32_e32 v19, vcc, 0x300, v19
	v_add_u32_e32 v20, vcc, v19, v17
	v_or_b32_e32 v21, 16, v77
	v_cmp_gt_i32_e32 vcc, s20, v21
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v20, v18
	s_and_b64 s[6:7], vcc, s[0:1]
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v20, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_28
; %bb.27:
	.loc	0 179
	v_mad_i64_i32 v[20:21], s[6:7], v21, s54, 0
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_add_u32_e32 v22, vcc, v1, v20
	v_addc_u32_e32 v23, vcc, v2, v21, vcc
	v_lshlrev_b64 v[20:21], 2, v[9:10]
	v_add_u32_e32 v20, vcc, v22, v20
	v_addc_u32_e32 v21, vcc, v23, v21, vcc
	.loc	0 114
	flat_load_dword v20, v[20:21]
.LBB0_28:
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
	v_cmp_gt_i32_e32 vcc, s20, v20
	.loc	0 114
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_30
; %bb.29:
	.loc	0 179
	v_mad_i64_i32 v[20:21], s[6:7], v20, s54, 0
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_add_u32_e32 v18, vcc, v1, v20
	v_addc_u32_e32 v22, vcc, v2, v21, vcc
	v_lshlrev_b64 v[20:21], 2, v[9:10]
	v_add_u32_e32 v20, vcc, v18, v20
	v_addc_u32_e32 v21, vcc, v22, v21, vcc
	.loc	0 114
	flat_load_dword v18, v[20:21]
.LBB0_30:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_add_u32_e32 v19, vcc, 0x300, v19
	v_add_u32_e32 v20, vcc, v19, v17
	v_or_b32_e32 v21, 32, v77
	v_cmp_gt_i32_e32 vcc, s20, v21
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v20, v18
	s_and_b64 s[6:7], vcc, s[0:1]
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v20, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_32
; %bb.31:
	.loc	0 179
	v_mad_i64_i32 v[20:21], s[6:7], v21, s54, 0
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_add_u32_e32 v22, vcc, v1, v20
	v_addc_u32_e32 v23, vcc, v2, v21, vcc
	v_lshlrev_b64 v[20:21], 2, v[9:10]
	v_add_u32_e32 v20, vcc, v22, v20
	v_addc_u32_e32 v21, vcc, v23, v21, vcc
	.loc	0 114
	flat_load_dword v20, v[20:21]
.LBB0_32:
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
	v_cmp_gt_i32_e32 vcc, s20, v20
	.loc	0 114
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_34
; %bb.33:
	.loc	0 179
	v_mad_i64_i32 v[20:21], s[6:7], v20, s54, 0
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_add_u32_e32 v18, vcc, v1, v20
	v_addc_u32_e32 v22, vcc, v2, v21, vcc
	v_lshlrev_b64 v[20:21], 2, v[9:10]
	v_add_u32_e32 v20, vcc, v18, v20
	v_addc_u32_e32 v21, vcc, v22, v21, vcc
	.loc	0 114
	flat_load_dword v18, v[20:21]
.LBB0_34:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_add_u32_e32 v19, vcc, 0x300, v19
	v_add_u32_e32 v20, vcc, v19, v17
	v_or_b32_e32 v21, 48, v77
	v_cmp_gt_i32_e32 vcc, s20, v21
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v20, v18
	s_and_b64 s[6:7], vcc, s[0:1]
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v20, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_36
; %bb.35:
	.loc	0 179
	v_mad_i64_i32 v[20:21], s[6:7], v21, s54, 0
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_add_u32_e32 v22, vcc, v1, v20
	v_addc_u32_e32 v23, vcc, v2, v21, vcc
	v_lshlrev_b64 v[20:21], 2, v[9:10]
	v_add_u32_e32 v20, vcc, v22, v20
	v_addc_u32_e32 v21, vcc, v23, v21, vcc
	.loc	0 114
	flat_load_dword v20, v[20:21]
.LBB0_36:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_add_u32_e32 v19, vcc, 0x300, v19
	v_add_u32_e32 v17, vcc, v19, v17
	v_or_b32_e32 v19, 56, v77
	v_cmp_gt_i32_e32 vcc, s20, v19
	.loc	0 114
	s_and_b64 s[2:3], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v20
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_38
; %bb.37:
	.loc	0 179
	v_mad_i64_i32 v[18:19], s[2:3], v19, s54, 0
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
	ds_write_b32 v17, v18 offset:768
	s_branch .LBB0_20
.LBB0_39:
	.loc	0 179
	v_mad_i64_i32 v[17:18], s[0:1], v49, s54, 0
	v_sub_u32_e32 v22, vcc, s12, v7
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_cmp_gt_i32_e64 s[8:9], s20, v49
	v_add_u32_e32 v19, vcc, v1, v17
	v_addc_u32_e32 v20, vcc, v2, v18, vcc
	v_lshlrev_b64 v[17:18], 2, v[7:8]
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
	s_cbranch_execz .LBB0_41
; %bb.40:
	flat_load_dword v24, v[19:20]
.LBB0_41:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 179
	v_mul_u32_u24_e32 v21, 24, v49
	v_lshlrev_b32_e32 v21, 2, v21
	v_lshlrev_b32_e32 v25, 2, v7
	v_add_u32_e64 v21, s[0:1], v21, v25
	.loc	0 114
	v_cmp_lt_i32_e64 s[0:1], 1, v22
	s_and_b64 s[2:3], s[8:9], s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v24
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_43
; %bb.42:
	v_add_u32_e64 v23, s[2:3], 4, v19
	v_addc_u32_e64 v24, s[2:3], 0, v20, s[2:3]
	flat_load_dword v23, v[23:24]
.LBB0_43:
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
	s_cbranch_execz .LBB0_45
; %bb.44:
	v_add_u32_e64 v24, s[6:7], 8, v19
	v_addc_u32_e64 v25, s[6:7], 0, v20, s[6:7]
	flat_load_dword v24, v[24:25]
.LBB0_45:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 114
	v_cmp_lt_i32_e64 s[6:7], 3, v22
	s_and_b64 s[8:9], s[8:9], s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v24 offset:8
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_47
; %bb.46:
	v_add_u32_e64 v19, s[8:9], 12, v19
	v_addc_u32_e64 v20, s[8:9], 0, v20, s[8:9]
	flat_load_dword v23, v[19:20]
.LBB0_47:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 179
	v_or_b32_e32 v22, 32, v49
	v_mad_i64_i32 v[19:20], s[8:9], v22, s54, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v23 offset:12
	.loc	0 179
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e64 v19, s[8:9], v1, v19
	v_addc_u32_e64 v20, s[8:9], v2, v20, s[8:9]
	v_add_u32_e64 v17, s[8:9], v19, v17
	v_addc_u32_e64 v18, s[8:9], v20, v18, s[8:9]
	v_cmp_gt_i32_e64 s[8:9], s20, v22
	.loc	0 114
	s_and_b64 s[14:15], s[8:9], vcc
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v22, 0
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB0_49
; %bb.48:
	flat_load_dword v22, v[17:18]
.LBB0_49:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 179
	v_add_u32_e32 v19, vcc, 0xc00, v21
	.loc	0 114
	s_and_b64 s[10:11], s[8:9], s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v22 offset:3072
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
	s_andn2_b64 vcc, exec, s[62:63]
	s_mov_b64 s[0:1], -1
	s_cbranch_vccnz .LBB0_21
.LBB0_56:
	s_cmp_lt_i32 s53, s12
	s_cselect_b64 s[0:1], -1, 0
	.loc	0 114
	v_cmp_lt_i32_e32 vcc, 0, v52
	s_and_b64 s[0:1], s[0:1], vcc
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_58
; %bb.57:
	.loc	0 179
	v_mov_b32_e32 v17, s56
	v_mad_i64_i32 v[19:20], s[0:1], s53, v17, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e64 v17, s[0:1], v3, v19
	v_addc_u32_e64 v21, s[0:1], v4, v20, s[0:1]
	v_lshlrev_b64 v[19:20], 2, v[15:16]
	v_add_u32_e64 v19, s[0:1], v17, v19
	v_addc_u32_e64 v20, s[0:1], v21, v20, s[0:1]
	.loc	0 114
	flat_load_dword v19, v[19:20]
.LBB0_58:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_mul_i32 s0, s53, 0x110
	s_or_b32 s6, s0, 0x3000
	v_lshlrev_b32_e32 v17, 2, v15
	v_add_u32_e64 v20, s[0:1], s6, v17
	s_or_b32 s0, s53, 2
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_and_b64 s[8:9], s[2:3], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v20, v19
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_60
; %bb.59:
	.loc	0 179
	v_mov_b32_e32 v18, s56
	v_mad_i64_i32 v[18:19], s[0:1], s0, v18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e64 v20, s[0:1], v3, v18
	v_addc_u32_e64 v21, s[0:1], v4, v19, s[0:1]
	v_lshlrev_b64 v[18:19], 2, v[15:16]
	v_add_u32_e64 v18, s[0:1], v20, v18
	v_addc_u32_e64 v19, s[0:1], v21, v19, s[0:1]
	.loc	0 114
	flat_load_dword v18, v[18:19]
.LBB0_60:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	v_add_u32_e64 v19, s[0:1], s6, v17
	s_or_b32 s0, s53, 4
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v18
	s_and_b64 s[8:9], s[2:3], vcc
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_62
; %bb.61:
	.loc	0 179
	v_mov_b32_e32 v19, s56
	v_mad_i64_i32 v[19:20], s[0:1], s0, v19, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e64 v21, s[0:1], v3, v19
	v_addc_u32_e64 v22, s[0:1], v4, v20, s[0:1]
	v_lshlrev_b64 v[19:20], 2, v[15:16]
	v_add_u32_e64 v19, s[0:1], v21, v19
	v_addc_u32_e64 v20, s[0:1], v22, v20, s[0:1]
	.loc	0 114
	flat_load_dword v19, v[19:20]
.LBB0_62:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	v_add_u32_e64 v20, s[0:1], s6, v17
	s_or_b32 s0, s53, 6
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_and_b64 s[8:9], s[2:3], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v20, v19
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_64
; %bb.63:
	.loc	0 179
	v_mov_b32_e32 v18, s56
	v_mad_i64_i32 v[18:19], s[0:1], s0, v18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e64 v20, s[0:1], v3, v18
	v_addc_u32_e64 v21, s[0:1], v4, v19, s[0:1]
	v_lshlrev_b64 v[18:19], 2, v[15:16]
	v_add_u32_e64 v18, s[0:1], v20, v18
	v_addc_u32_e64 v19, s[0:1], v21, v19, s[0:1]
	.loc	0 114
	flat_load_dword v18, v[18:19]
.LBB0_64:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	v_add_u32_e64 v19, s[0:1], s6, v17
	s_or_b32 s0, s53, 8
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v18
	s_and_b64 s[8:9], s[2:3], vcc
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_66
; %bb.65:
	.loc	0 179
	v_mov_b32_e32 v19, s56
	v_mad_i64_i32 v[19:20], s[0:1], s0, v19, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e64 v21, s[0:1], v3, v19
	v_addc_u32_e64 v22, s[0:1], v4, v20, s[0:1]
	v_lshlrev_b64 v[19:20], 2, v[15:16]
	v_add_u32_e64 v19, s[0:1], v21, v19
	v_addc_u32_e64 v20, s[0:1], v22, v20, s[0:1]
	.loc	0 114
	flat_load_dword v19, v[19:20]
.LBB0_66:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	v_add_u32_e64 v20, s[0:1], s6, v17
	s_or_b32 s0, s53, 10
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_and_b64 s[8:9], s[2:3], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v20, v19
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_68
; %bb.67:
	.loc	0 179
	v_mov_b32_e32 v18, s56
	v_mad_i64_i32 v[18:19], s[0:1], s0, v18, 0
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e64 v20, s[0:1], v3, v18
	v_addc_u32_e64 v21, s[0:1], v4, v19, s[0:1]
	v_lshlrev_b64 v[18:19], 2, v[15:16]
	v_add_u32_e64 v18, s[0:1], v20, v18
	v_addc_u32_e64 v19, s[0:1], v21, v19, s[0:1]
	.loc	0 114
	flat_load_dword v18, v[18:19]
.LBB0_68:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	v_add_u32_e64 v19, s[0:1], s6, v17
	s_or_b32 s0, s53, 12
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v18
	s_and_b64 s[8:9], s[2:3], vcc
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_70
; %bb.69:
	.loc	0 179
	v_mov_b32_e32 v19, s56
	v_mad_i64_i32 v[19:20], s[0:1], s0, v19, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e64 v21, s[0:1], v3, v19
	v_addc_u32_e64 v22, s[0:1], v4, v20, s[0:1]
	v_lshlrev_b64 v[19:20], 2, v[15:16]
	v_add_u32_e64 v19, s[0:1], v21, v19
	v_addc_u32_e64 v20, s[0:1], v22, v20, s[0:1]
	.loc	0 114
	flat_load_dword v19, v[19:20]
.LBB0_70:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	s_or_b32 s2, s53, 14
	v_add_u32_e64 v17, s[0:1], s6, v17
	s_cmp_lt_i32 s2, s12
	s_cselect_b64 s[0:1], -1, 0
	.loc	0 114
	s_and_b64 s[6:7], s[0:1], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v19
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_72
; %bb.71:
	.loc	0 179
	v_mov_b32_e32 v18, s56
	v_mad_i64_i32 v[18:19], s[2:3], s2, v18, 0
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
	ds_write_b32 v17, v18 offset:544
	s_branch .LBB0_90
.LBB0_73:
	.loc	0 179
	v_mad_i64_i32 v[17:18], s[0:1], v77, s56, 0
	v_cmp_gt_i32_e64 s[8:9], s12, v77
	.loc	0 114
	v_mov_b32_e32 v22, 0
	.loc	0 179
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_mov_b32_e32 v23, 0
	v_add_u32_e32 v19, vcc, v3, v17
	v_addc_u32_e32 v20, vcc, v4, v18, vcc
	v_lshlrev_b64 v[17:18], 2, v[13:14]
	v_add_u32_e32 v19, vcc, v19, v17
	v_addc_u32_e32 v20, vcc, v20, v18, vcc
	.loc	0 114
	v_cmp_lt_i32_e32 vcc, 0, v51
	s_and_b64 s[2:3], s[8:9], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_75
; %bb.74:
	flat_load_dword v23, v[19:20]
.LBB0_75:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 179
	v_mul_u32_u24_e32 v21, 0x44, v77
	v_lshlrev_b32_e32 v21, 2, v21
	v_or_b32_e32 v21, 0x3000, v21
	v_lshlrev_b32_e32 v24, 2, v13
	v_add_u32_e64 v21, s[0:1], v21, v24
	.loc	0 114
	v_cmp_lt_i32_e64 s[0:1], 1, v51
	s_and_b64 s[2:3], s[8:9], s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v23
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_77
; %bb.76:
	v_add_u32_e64 v22, s[2:3], 4, v19
	v_addc_u32_e64 v23, s[2:3], 0, v20, s[2:3]
	flat_load_dword v22, v[22:23]
.LBB0_77:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 114
	v_cmp_lt_i32_e64 s[2:3], 2, v51
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v22 offset:4
	s_and_b64 s[6:7], s[8:9], s[2:3]
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_79
; %bb.78:
	v_add_u32_e64 v23, s[6:7], 8, v19
	v_addc_u32_e64 v24, s[6:7], 0, v20, s[6:7]
	flat_load_dword v23, v[23:24]
.LBB0_79:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 114
	v_cmp_lt_i32_e64 s[6:7], 3, v51
	s_and_b64 s[8:9], s[8:9], s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v23 offset:8
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_81
; %bb.80:
	v_add_u32_e64 v19, s[8:9], 12, v19
	v_addc_u32_e64 v20, s[8:9], 0, v20, s[8:9]
	flat_load_dword v22, v[19:20]
.LBB0_81:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 179
	v_or_b32_e32 v23, 8, v77
	v_mad_i64_i32 v[19:20], s[8:9], v23, s56, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v22 offset:12
	v_mov_b32_e32 v22, 0
	.loc	0 179
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_add_u32_e64 v19, s[8:9], v3, v19
	v_addc_u32_e64 v20, s[8:9], v4, v20, s[8:9]
	v_add_u32_e64 v17, s[8:9], v19, v17
	v_addc_u32_e64 v18, s[8:9], v20, v18, s[8:9]
	v_cmp_gt_i32_e64 s[8:9], s12, v23
	.loc	0 114
	s_and_b64 s[12:13], s[8:9], vcc
	v_mov_b32_e32 v20, 0
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB0_83
; %bb.82:
	flat_load_dword v22, v[17:18]
.LBB0_83:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 179
	v_add_u32_e32 v19, vcc, 0x880, v21
	.loc	0 114
	s_and_b64 s[10:11], s[8:9], s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v22 offset:2176
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
	.loc	0 163
	v_lshrrev_b32_e32 v17, 1, v0
	.loc	0 162
	v_and_b32_e32 v78, 7, v49
	s_mov_b32 s59, 1
	.loc	0 163
	v_and_b32_e32 v80, 32, v17
	v_and_b32_e32 v79, 3, v0
	s_mov_b32 s74, 0
	.loc	0 180
	s_cmp_gt_i32 s73, s58
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v34, 0
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
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v55, 0
	s_cbranch_scc0 .LBB0_194
; %bb.91:
	.loc	0 0
	v_or_b32_e32 v17, 16, v32
	v_or_b32_e32 v33, 4, v35
	v_mad_i64_i32 v[55:56], s[0:1], v17, s54, 0
	v_or_b32_e32 v17, 32, v32
	v_mad_i64_i32 v[63:64], s[0:1], v33, s56, 0
	v_or_b32_e32 v33, 8, v35
	v_mad_i64_i32 v[57:58], s[0:1], v17, s54, 0
	v_or_b32_e32 v17, 48, v32
	v_mad_i64_i32 v[65:66], s[0:1], v33, s56, 0
	v_or_b32_e32 v33, 12, v35
	v_or_b32_e32 v69, v80, v78
	v_mad_i64_i32 v[53:54], s[0:1], v32, s54, 0
	v_mad_i64_i32 v[59:60], s[0:1], v17, s54, 0
	v_mad_i64_i32 v[61:62], s[0:1], v35, s56, 0
	v_mad_i64_i32 v[67:68], s[0:1], v33, s56, 0
	v_mul_u32_u24_e32 v81, 24, v49
	v_mad_i64_i32 v[17:18], s[0:1], v49, s54, 0
	v_or_b32_e32 v71, 32, v49
	v_cmp_gt_i32_e64 s[18:19], s20, v49
	v_mul_u32_u24_e32 v49, 24, v69
	v_or_b32_e32 v72, 16, v77
	v_or_b32_e32 v73, 24, v77
	v_or_b32_e32 v74, 32, v77
	v_or_b32_e32 v75, 40, v77
	v_or_b32_e32 v76, 48, v77
	v_or_b32_e32 v85, 56, v77
	v_mov_b32_e32 v47, s56
	s_or_b32 s76, s53, 2
	s_or_b32 s77, s53, 4
	s_or_b32 s78, s53, 6
	s_or_b32 s79, s53, 8
	s_or_b32 s80, s53, 10
	s_or_b32 s81, s53, 12
	s_or_b32 s82, s53, 14
	.loc	0 180
	v_lshlrev_b32_e32 v87, 2, v49
	v_and_b32_e32 v49, 0x80, v50
	v_lshlrev_b32_e32 v50, 5, v79
	s_lshl_b64 s[34:35], s[56:57], 4
	v_mul_u32_u24_e32 v70, 24, v32
	v_mad_i64_i32 v[19:20], s[0:1], v71, s54, 0
	v_or_b32_e32 v83, 8, v77
	v_mad_i64_i32 v[21:22], s[0:1], v72, s54, 0
	v_mad_i64_i32 v[23:24], s[0:1], v73, s54, 0
	v_mad_i64_i32 v[25:26], s[0:1], v74, s54, 0
	v_mad_i64_i32 v[27:28], s[0:1], v75, s54, 0
	v_mad_i64_i32 v[29:30], s[0:1], v76, s54, 0
	v_mad_i64_i32 v[31:32], s[0:1], v85, s54, 0
	v_mul_u32_u24_e32 v86, 0x44, v35
	v_mad_i64_i32 v[33:34], s[0:1], s53, v47, 0
	v_mad_i64_i32 v[35:36], s[0:1], s76, v47, 0
	v_mad_i64_i32 v[37:38], s[0:1], s77, v47, 0
	v_mad_i64_i32 v[39:40], s[0:1], s78, v47, 0
	v_mad_i64_i32 v[41:42], s[0:1], s79, v47, 0
	v_mad_i64_i32 v[43:44], s[0:1], s80, v47, 0
	v_mad_i64_i32 v[45:46], s[0:1], s81, v47, 0
	v_mad_i64_i32 v[47:48], s[0:1], s82, v47, 0
	v_or_b32_e32 v49, v49, v50
	v_cmp_gt_i32_e64 s[0:1], s20, v77
	v_cmp_gt_i32_e64 s[2:3], s20, v83
	v_cmp_gt_i32_e64 s[6:7], s20, v72
	v_cmp_gt_i32_e64 s[8:9], s20, v73
	v_cmp_gt_i32_e64 s[10:11], s20, v74
	v_cmp_gt_i32_e64 s[12:13], s20, v75
	v_cmp_gt_i32_e64 s[14:15], s20, v76
	v_cmp_gt_i32_e64 s[16:17], s20, v85
	v_cmp_gt_i32_e64 s[20:21], s20, v71
	v_cmp_lt_i32_e64 s[22:23], 0, v52
	v_cmp_lt_i32_e64 s[24:25], 0, v51
	v_cmp_lt_i32_e64 s[26:27], 1, v51
	v_cmp_lt_i32_e64 s[28:29], 2, v51
	v_cmp_lt_i32_e64 s[30:31], 3, v51
	v_or_b32_e32 v89, 0x3000, v49
	s_lshl_b64 s[66:67], s[34:35], 2
	v_lshlrev_b32_e32 v91, 2, v70
	v_lshlrev_b64 v[49:50], 2, v[53:54]
	v_lshlrev_b64 v[51:52], 2, v[55:56]
	v_lshlrev_b64 v[53:54], 2, v[57:58]
	v_lshlrev_b64 v[55:56], 2, v[59:60]
	v_lshlrev_b64 v[57:58], 2, v[61:62]
	v_lshlrev_b64 v[59:60], 2, v[63:64]
	v_lshlrev_b64 v[61:62], 2, v[65:66]
	v_lshlrev_b64 v[63:64], 2, v[67:68]
	v_mad_i64_i32 v[65:66], s[34:35], v77, s54, 0
	v_mad_i64_i32 v[67:68], s[34:35], v83, s54, 0
	v_mad_i64_i32 v[69:70], s[34:35], v77, s56, 0
	v_mad_i64_i32 v[71:72], s[34:35], v83, s56, 0
	v_mul_u32_u24_e32 v82, 24, v77
	v_mul_u32_u24_e32 v84, 0x44, v77
	s_mul_i32 s75, s53, 0x44
	s_movk_i32 s83, 0x3000
	.loc	0 0
	v_mov_b32_e32 v85, 0
	v_lshlrev_b32_e32 v93, 2, v86
	s_movk_i32 s84, 0x3400
	s_movk_i32 s85, 0x3800
	s_movk_i32 s86, 0x3c00
	s_movk_i32 s87, 0x800
	s_movk_i32 s88, 0x400
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v94, 0
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
	s_mov_b32 s89, 0
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
	s_add_i32 s34, s59, 1
	s_cmp_lg_u32 s59, 1
	s_cselect_b32 s59, s34, 0
	.loc	0 209
	s_add_i32 s34, s74, 1
	s_cmp_lg_u32 s74, 1
	s_cselect_b32 s74, s34, 0
	.loc	0 180
	s_cmp_le_i32 s73, s58
	s_cbranch_scc1 .LBB0_193
.LBB0_93:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_180 Depth 2
	.loc	0 0
	v_mov_b32_e32 v73, s67
	v_add_u32_e32 v3, vcc, s66, v3
	.loc	0 182
	s_add_i32 s34, s58, 32
	.loc	0 0
	v_addc_u32_e32 v4, vcc, v4, v73, vcc
	.loc	0 182
	s_cmp_gt_i32 s34, s73
	.loc	0 0
	v_add_u32_e32 v1, vcc, 64, v1
	.loc	0 182
	s_cselect_b64 s[34:35], -1, 0
	.loc	0 0
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
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
	s_cmp_lt_i32 s50, 4
	s_mov_b64 s[36:37], 0
	s_cbranch_scc0 .LBB0_183
; %bb.95:                               ;   in Loop: Header=BB0_93 Depth=1
	s_and_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB0_186
.LBB0_96:                               ;   in Loop: Header=BB0_93 Depth=1
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccz .LBB0_187
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
	s_mul_i32 s34, s59, 0x1800
	.loc	0 182
	v_lshlrev_b32_e32 v157, 2, v5
	v_or_b32_e32 v158, s34, v91
	v_add_u32_e32 v157, vcc, v158, v157
	s_waitcnt vmcnt(2)
	ds_write2st64_b64 v157, v[75:76], v[153:154] offset1:3
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v157, v[155:156], v[73:74] offset0:6 offset1:9
.LBB0_99:                               ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_mov_b64 s[38:39], -1
	s_mov_b64 s[34:35], 0
	s_cmp_lt_i32 s72, 4
	s_mov_b64 s[36:37], 0
	s_cbranch_scc0 .LBB0_188
; %bb.100:                              ;   in Loop: Header=BB0_93 Depth=1
	s_and_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB0_191
.LBB0_101:                              ;   in Loop: Header=BB0_93 Depth=1
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccz .LBB0_192
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
	s_mul_i32 s34, s59, 0x1100
	s_addk_i32 s34, 0x3000
	.loc	0 182
	v_lshlrev_b32_e32 v157, 2, v11
	v_add_u32_e32 v158, vcc, s34, v93
	v_add_u32_e32 v157, vcc, v158, v157
	.loc	0 114
	v_add_u32_e32 v158, vcc, s87, v157
	.loc	0 182
	s_waitcnt vmcnt(2)
	ds_write2_b64 v157, v[75:76], v[153:154] offset1:136
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write2_b64 v158, v[155:156], v[73:74] offset0:16 offset1:152
.LBB0_104:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_mov_b64 s[34:35], 0
.LBB0_105:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	s_add_i32 s58, s58, 16
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_179
; %bb.106:                              ;   in Loop: Header=BB0_93 Depth=1
	s_cmp_le_i32 s73, s58
	s_cbranch_scc1 .LBB0_179
; %bb.107:                              ;   in Loop: Header=BB0_93 Depth=1
	s_sub_i32 s90, s73, s58
	s_mul_i32 s38, s59, 0x1800
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[34:35], -1
	s_cbranch_vccnz .LBB0_125
; %bb.108:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 114
	v_cmp_gt_i32_e64 s[34:35], s90, v9
	s_and_b64 s[40:41], s[0:1], s[34:35]
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v76, 0
	s_and_saveexec_b64 s[36:37], s[40:41]
	s_cbranch_execz .LBB0_110
; %bb.109:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[75:76], 2, v[65:66]
	v_add_u32_e32 v73, vcc, v1, v75
	v_addc_u32_e32 v153, vcc, v2, v76, vcc
	v_lshlrev_b64 v[75:76], 2, v[9:10]
	v_add_u32_e32 v75, vcc, v73, v75
	v_addc_u32_e32 v76, vcc, v153, v76, vcc
	.loc	0 114
	flat_load_dword v76, v[75:76]
.LBB0_110:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 182
	v_lshlrev_b32_e32 v73, 2, v82
	v_add_u32_e32 v75, vcc, s38, v73
	v_lshlrev_b32_e32 v73, 2, v9
	v_add_u32_e32 v153, vcc, v75, v73
	.loc	0 114
	s_and_b64 s[40:41], s[2:3], s[34:35]
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v76
	s_and_saveexec_b64 s[36:37], s[40:41]
	s_cbranch_execz .LBB0_112
; %bb.111:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[153:154], 2, v[67:68]
	v_add_u32_e32 v74, vcc, v1, v153
	v_addc_u32_e32 v76, vcc, v2, v154, vcc
	v_lshlrev_b64 v[153:154], 2, v[9:10]
	v_add_u32_e32 v153, vcc, v74, v153
	v_addc_u32_e32 v154, vcc, v76, v154, vcc
	.loc	0 114
	flat_load_dword v74, v[153:154]
.LBB0_112:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 182
	v_add_u32_e32 v75, vcc, 0x300, v75
	v_add_u32_e32 v76, vcc, v75, v73
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v76, v74
	s_and_b64 s[40:41], s[6:7], s[34:35]
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v76, 0
	s_and_saveexec_b64 s[36:37], s[40:41]
	s_cbranch_execz .LBB0_114
; %bb.113:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[153:154], 2, v[21:22]
	v_add_u32_e32 v76, vcc, v1, v153
	v_addc_u32_e32 v155, vcc, v2, v154, vcc
	v_lshlrev_b64 v[153:154], 2, v[9:10]
	v_add_u32_e32 v153, vcc, v76, v153
	v_addc_u32_e32 v154, vcc, v155, v154, vcc
	.loc	0 114
	flat_load_dword v76, v[153:154]
.LBB0_114:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 182
	v_add_u32_e32 v75, vcc, 0x300, v75
	v_add_u32_e32 v153, vcc, v75, v73
	.loc	0 114
	s_and_b64 s[40:41], s[8:9], s[34:35]
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v76
	s_and_saveexec_b64 s[36:37], s[40:41]
	s_cbranch_execz .LBB0_116
; %bb.115:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[153:154], 2, v[23:24]
	v_add_u32_e32 v74, vcc, v1, v153
	v_addc_u32_e32 v76, vcc, v2, v154, vcc
	v_lshlrev_b64 v[153:154], 2, v[9:10]
	v_add_u32_e32 v153, vcc, v74, v153
	v_addc_u32_e32 v154, vcc, v76, v154, vcc
	.loc	0 114
	flat_load_dword v74, v[153:154]
.LBB0_116:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 182
	v_add_u32_e32 v75, vcc, 0x300, v75
	v_add_u32_e32 v76, vcc, v75, v73
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v76, v74
	s_and_b64 s[40:41], s[10:11], s[34:35]
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v76, 0
	s_and_saveexec_b64 s[36:37], s[40:41]
	s_cbranch_execz .LBB0_118
; %bb.117:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[153:154], 2, v[25:26]
	v_add_u32_e32 v76, vcc, v1, v153
	v_addc_u32_e32 v155, vcc, v2, v154, vcc
	v_lshlrev_b64 v[153:154], 2, v[9:10]
	v_add_u32_e32 v153, vcc, v76, v153
	v_addc_u32_e32 v154, vcc, v155, v154, vcc
	.loc	0 114
	flat_load_dword v76, v[153:154]
.LBB0_118:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 182
	v_add_u32_e32 v75, vcc, 0x300, v75
	v_add_u32_e32 v153, vcc, v75, v73
	.loc	0 114
	s_and_b64 s[40:41], s[12:13], s[34:35]
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v76
	s_and_saveexec_b64 s[36:37], s[40:41]
	s_cbranch_execz .LBB0_120
; %bb.119:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[153:154], 2, v[27:28]
	v_add_u32_e32 v74, vcc, v1, v153
	v_addc_u32_e32 v76, vcc, v2, v154, vcc
	v_lshlrev_b64 v[153:154], 2, v[9:10]
	v_add_u32_e32 v153, vcc, v74, v153
	v_addc_u32_e32 v154, vcc, v76, v154, vcc
	.loc	0 114
	flat_load_dword v74, v[153:154]
.LBB0_120:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 182
	v_add_u32_e32 v75, vcc, 0x300, v75
	v_add_u32_e32 v76, vcc, v75, v73
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v76, v74
	s_and_b64 s[40:41], s[14:15], s[34:35]
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v76, 0
	s_and_saveexec_b64 s[36:37], s[40:41]
	s_cbranch_execz .LBB0_122
; %bb.121:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[153:154], 2, v[29:30]
	v_add_u32_e32 v76, vcc, v1, v153
	v_addc_u32_e32 v155, vcc, v2, v154, vcc
	v_lshlrev_b64 v[153:154], 2, v[9:10]
	v_add_u32_e32 v153, vcc, v76, v153
	v_addc_u32_e32 v154, vcc, v155, v154, vcc
	.loc	0 114
	flat_load_dword v76, v[153:154]
.LBB0_122:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 182
	v_add_u32_e32 v75, vcc, 0x300, v75
	v_add_u32_e32 v73, vcc, v75, v73
	.loc	0 114
	s_and_b64 s[36:37], s[16:17], s[34:35]
	s_waitcnt vmcnt(0)
	ds_write_b32 v73, v76
	s_and_saveexec_b64 s[34:35], s[36:37]
	s_cbranch_execz .LBB0_124
; %bb.123:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[74:75], 2, v[31:32]
	v_add_u32_e32 v76, vcc, v1, v74
	v_addc_u32_e32 v153, vcc, v2, v75, vcc
	v_lshlrev_b64 v[74:75], 2, v[9:10]
	v_add_u32_e32 v74, vcc, v76, v74
	v_addc_u32_e32 v75, vcc, v153, v75, vcc
	.loc	0 114
	flat_load_dword v74, v[74:75]
.LBB0_124:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	s_mov_b64 s[34:35], 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v73, v74 offset:768
.LBB0_125:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_143
; %bb.126:                              ;   in Loop: Header=BB0_93 Depth=1
	v_lshlrev_b64 v[73:74], 2, v[17:18]
	v_sub_u32_e32 v154, vcc, s90, v7
	v_add_u32_e32 v75, vcc, v1, v73
	v_addc_u32_e32 v76, vcc, v2, v74, vcc
	v_lshlrev_b64 v[73:74], 2, v[7:8]
	.loc	0 114
	v_mov_b32_e32 v155, 0
	.loc	0 182
	v_add_u32_e32 v75, vcc, v75, v73
	v_addc_u32_e32 v76, vcc, v76, v74, vcc
	.loc	0 114
	v_cmp_lt_i32_e32 vcc, 0, v154
	s_and_b64 s[36:37], s[18:19], vcc
	v_mov_b32_e32 v156, 0
	s_and_saveexec_b64 s[34:35], s[36:37]
	s_cbranch_execz .LBB0_128
; %bb.127:                              ;   in Loop: Header=BB0_93 Depth=1
	flat_load_dword v156, v[75:76]
.LBB0_128:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 182
	v_lshlrev_b32_e32 v153, 2, v81
	v_add_u32_e64 v153, s[34:35], s38, v153
	v_lshlrev_b32_e32 v157, 2, v7
	v_add_u32_e64 v153, s[34:35], v153, v157
	.loc	0 114
	v_cmp_lt_i32_e64 s[34:35], 1, v154
	s_and_b64 s[36:37], s[18:19], s[34:35]
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v156
	s_and_saveexec_b64 s[38:39], s[36:37]
	s_cbranch_execz .LBB0_130
; %bb.129:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e64 v155, s[36:37], 4, v75
	v_addc_u32_e64 v156, s[36:37], 0, v76, s[36:37]
	flat_load_dword v155, v[155:156]
.LBB0_130:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 114
	v_cmp_lt_i32_e64 s[36:37], 2, v154
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v155 offset:4
	s_and_b64 s[38:39], s[18:19], s[36:37]
	v_mov_b32_e32 v155, 0
	v_mov_b32_e32 v156, 0
	s_and_saveexec_b64 s[40:41], s[38:39]
	s_cbranch_execz .LBB0_132
; %bb.131:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e64 v156, s[38:39], 8, v75
	v_addc_u32_e64 v157, s[38:39], 0, v76, s[38:39]
	flat_load_dword v156, v[156:157]
.LBB0_132:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[40:41]
	.loc	0 114
	v_cmp_lt_i32_e64 s[38:39], 3, v154
	s_and_b64 s[40:41], s[18:19], s[38:39]
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v156 offset:8
	s_and_saveexec_b64 s[68:69], s[40:41]
	s_cbranch_execz .LBB0_134
; %bb.133:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e64 v75, s[40:41], 12, v75
	v_addc_u32_e64 v76, s[40:41], 0, v76, s[40:41]
	flat_load_dword v155, v[75:76]
.LBB0_134:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[68:69]
	.loc	0 182
	v_lshlrev_b64 v[75:76], 2, v[19:20]
	.loc	0 114
	s_and_b64 s[68:69], s[20:21], vcc
	.loc	0 182
	v_add_u32_e64 v75, s[40:41], v1, v75
	v_addc_u32_e64 v76, s[40:41], v2, v76, s[40:41]
	v_add_u32_e64 v73, s[40:41], v75, v73
	v_addc_u32_e64 v74, s[40:41], v76, v74, s[40:41]
	.loc	0 114
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v75, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v155 offset:12
	s_and_saveexec_b64 s[40:41], s[68:69]
	s_cbranch_execz .LBB0_136
; %bb.135:                              ;   in Loop: Header=BB0_93 Depth=1
	flat_load_dword v75, v[73:74]
.LBB0_136:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[40:41]
	.loc	0 114
	s_and_b64 s[40:41], s[20:21], s[34:35]
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v75 offset:3072
	s_and_saveexec_b64 s[34:35], s[40:41]
	s_cbranch_execz .LBB0_138
; %bb.137:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v75, vcc, 4, v73
	v_addc_u32_e32 v76, vcc, 0, v74, vcc
	flat_load_dword v76, v[75:76]
.LBB0_138:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 182
	v_add_u32_e32 v75, vcc, 0xc00, v153
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v75, v76 offset:4
	s_and_b64 s[36:37], s[20:21], s[36:37]
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v153, 0
	s_and_saveexec_b64 s[34:35], s[36:37]
	s_cbranch_execz .LBB0_140
; %bb.139:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v153, vcc, 8, v73
	v_addc_u32_e32 v154, vcc, 0, v74, vcc
	flat_load_dword v153, v[153:154]
.LBB0_140:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 114
	s_and_b64 s[36:37], s[20:21], s[38:39]
	s_waitcnt vmcnt(0)
	ds_write_b32 v75, v153 offset:8
	s_and_saveexec_b64 s[34:35], s[36:37]
	s_cbranch_execz .LBB0_142
; %bb.141:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v73, vcc, 12, v73
	v_addc_u32_e32 v74, vcc, 0, v74, vcc
	flat_load_dword v76, v[73:74]
.LBB0_142:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v75, v76 offset:12
.LBB0_143:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_mul_i32 s36, s59, 0x1100
	s_addk_i32 s36, 0x3000
	.loc	0 182
	s_andn2_b64 vcc, exec, s[62:63]
	s_mov_b64 s[34:35], -1
	s_cbranch_vccnz .LBB0_161
; %bb.144:                              ;   in Loop: Header=BB0_93 Depth=1
	s_cmp_lt_i32 s53, s90
	s_cselect_b64 s[34:35], -1, 0
	.loc	0 114
	s_and_b64 s[38:39], s[34:35], s[22:23]
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v75, 0
	s_and_saveexec_b64 s[34:35], s[38:39]
	s_cbranch_execz .LBB0_146
; %bb.145:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[75:76], 2, v[33:34]
	v_add_u32_e32 v73, vcc, v3, v75
	v_addc_u32_e32 v153, vcc, v4, v76, vcc
	v_lshlrev_b64 v[75:76], 2, v[15:16]
	v_add_u32_e32 v75, vcc, v73, v75
	v_addc_u32_e32 v76, vcc, v153, v76, vcc
	.loc	0 114
	flat_load_dword v75, v[75:76]
.LBB0_146:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 182
	s_lshl_b32 s34, s75, 2
	s_add_i32 s37, s36, s34
	s_cmp_lt_i32 s76, s90
	v_lshlrev_b32_e32 v73, 2, v15
	s_cselect_b64 s[34:35], -1, 0
	v_add_u32_e32 v76, vcc, s37, v73
	.loc	0 114
	s_and_b64 s[38:39], s[34:35], s[22:23]
	s_waitcnt vmcnt(0)
	ds_write_b32 v76, v75
	s_and_saveexec_b64 s[34:35], s[38:39]
	s_cbranch_execz .LBB0_148
; %bb.147:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[74:75], 2, v[35:36]
	v_add_u32_e32 v76, vcc, v3, v74
	v_addc_u32_e32 v153, vcc, v4, v75, vcc
	v_lshlrev_b64 v[74:75], 2, v[15:16]
	v_add_u32_e32 v74, vcc, v76, v74
	v_addc_u32_e32 v75, vcc, v153, v75, vcc
	.loc	0 114
	flat_load_dword v74, v[74:75]
.LBB0_148:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 182
	s_addk_i32 s37, 0x220
	s_cmp_lt_i32 s77, s90
	v_add_u32_e32 v75, vcc, s37, v73
	s_cselect_b64 s[34:35], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v75, v74
	s_and_b64 s[38:39], s[34:35], s[22:23]
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v75, 0
	s_and_saveexec_b64 s[34:35], s[38:39]
	s_cbranch_execz .LBB0_150
; %bb.149:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[75:76], 2, v[37:38]
	v_add_u32_e32 v153, vcc, v3, v75
	v_addc_u32_e32 v154, vcc, v4, v76, vcc
	v_lshlrev_b64 v[75:76], 2, v[15:16]
	v_add_u32_e32 v75, vcc, v153, v75
	v_addc_u32_e32 v76, vcc, v154, v76, vcc
	.loc	0 114
	flat_load_dword v75, v[75:76]
.LBB0_150:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 182
	s_addk_i32 s37, 0x220
	s_cmp_lt_i32 s78, s90
	s_cselect_b64 s[34:35], -1, 0
	v_add_u32_e32 v76, vcc, s37, v73
	.loc	0 114
	s_and_b64 s[38:39], s[34:35], s[22:23]
	s_waitcnt vmcnt(0)
	ds_write_b32 v76, v75
	s_and_saveexec_b64 s[34:35], s[38:39]
	s_cbranch_execz .LBB0_152
; %bb.151:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[74:75], 2, v[39:40]
	v_add_u32_e32 v76, vcc, v3, v74
	v_addc_u32_e32 v153, vcc, v4, v75, vcc
	v_lshlrev_b64 v[74:75], 2, v[15:16]
	v_add_u32_e32 v74, vcc, v76, v74
	v_addc_u32_e32 v75, vcc, v153, v75, vcc
	.loc	0 114
	flat_load_dword v74, v[74:75]
.LBB0_152:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 182
	s_addk_i32 s37, 0x220
	s_cmp_lt_i32 s79, s90
	v_add_u32_e32 v75, vcc, s37, v73
	s_cselect_b64 s[34:35], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v75, v74
	s_and_b64 s[38:39], s[34:35], s[22:23]
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v75, 0
	s_and_saveexec_b64 s[34:35], s[38:39]
	s_cbranch_execz .LBB0_154
; %bb.153:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[75:76], 2, v[41:42]
	v_add_u32_e32 v153, vcc, v3, v75
	v_addc_u32_e32 v154, vcc, v4, v76, vcc
	v_lshlrev_b64 v[75:76], 2, v[15:16]
	v_add_u32_e32 v75, vcc, v153, v75
	v_addc_u32_e32 v76, vcc, v154, v76, vcc
	.loc	0 114
	flat_load_dword v75, v[75:76]
.LBB0_154:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 182
	s_addk_i32 s37, 0x220
	s_cmp_lt_i32 s80, s90
	s_cselect_b64 s[34:35], -1, 0
	v_add_u32_e32 v76, vcc, s37, v73
	.loc	0 114
	s_and_b64 s[38:39], s[34:35], s[22:23]
	s_waitcnt vmcnt(0)
	ds_write_b32 v76, v75
	s_and_saveexec_b64 s[34:35], s[38:39]
	s_cbranch_execz .LBB0_156
; %bb.155:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[74:75], 2, v[43:44]
	v_add_u32_e32 v76, vcc, v3, v74
	v_addc_u32_e32 v153, vcc, v4, v75, vcc
	v_lshlrev_b64 v[74:75], 2, v[15:16]
	v_add_u32_e32 v74, vcc, v76, v74
	v_addc_u32_e32 v75, vcc, v153, v75, vcc
	.loc	0 114
	flat_load_dword v74, v[74:75]
.LBB0_156:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 182
	s_addk_i32 s37, 0x220
	s_cmp_lt_i32 s81, s90
	v_add_u32_e32 v75, vcc, s37, v73
	s_cselect_b64 s[34:35], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v75, v74
	s_and_b64 s[38:39], s[34:35], s[22:23]
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v75, 0
	s_and_saveexec_b64 s[34:35], s[38:39]
	s_cbranch_execz .LBB0_158
; %bb.157:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[75:76], 2, v[45:46]
	v_add_u32_e32 v153, vcc, v3, v75
	v_addc_u32_e32 v154, vcc, v4, v76, vcc
	v_lshlrev_b64 v[75:76], 2, v[15:16]
	v_add_u32_e32 v75, vcc, v153, v75
	v_addc_u32_e32 v76, vcc, v154, v76, vcc
	.loc	0 114
	flat_load_dword v75, v[75:76]
.LBB0_158:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 182
	s_addk_i32 s37, 0x220
	s_cmp_lt_i32 s82, s90
	s_cselect_b64 s[34:35], -1, 0
	v_add_u32_e32 v73, vcc, s37, v73
	.loc	0 114
	s_and_b64 s[38:39], s[34:35], s[22:23]
	s_waitcnt vmcnt(0)
	ds_write_b32 v73, v75
	s_and_saveexec_b64 s[34:35], s[38:39]
	s_cbranch_execz .LBB0_160
; %bb.159:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[74:75], 2, v[47:48]
	v_add_u32_e32 v76, vcc, v3, v74
	v_addc_u32_e32 v153, vcc, v4, v75, vcc
	v_lshlrev_b64 v[74:75], 2, v[15:16]
	v_add_u32_e32 v74, vcc, v76, v74
	v_addc_u32_e32 v75, vcc, v153, v75, vcc
	.loc	0 114
	flat_load_dword v74, v[74:75]
.LBB0_160:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	s_mov_b64 s[34:35], 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v73, v74 offset:544
.LBB0_161:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	s_and_b64 vcc, exec, s[34:35]
	s_cbranch_vccz .LBB0_179
; %bb.162:                              ;   in Loop: Header=BB0_93 Depth=1
	v_lshlrev_b64 v[73:74], 2, v[69:70]
	.loc	0 114
	v_mov_b32_e32 v154, 0
	.loc	0 182
	v_add_u32_e32 v75, vcc, v3, v73
	v_addc_u32_e32 v76, vcc, v4, v74, vcc
	v_lshlrev_b64 v[73:74], 2, v[13:14]
	v_mov_b32_e32 v155, 0
	v_add_u32_e32 v75, vcc, v75, v73
	v_addc_u32_e32 v76, vcc, v76, v74, vcc
	v_cmp_gt_i32_e32 vcc, s90, v77
	.loc	0 114
	s_and_b64 s[38:39], vcc, s[24:25]
	s_and_saveexec_b64 s[34:35], s[38:39]
	s_cbranch_execz .LBB0_164
; %bb.163:                              ;   in Loop: Header=BB0_93 Depth=1
	flat_load_dword v155, v[75:76]
.LBB0_164:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 182
	v_lshlrev_b32_e32 v153, 2, v84
	v_add_u32_e64 v153, s[34:35], s36, v153
	v_lshlrev_b32_e32 v156, 2, v13
	v_add_u32_e64 v153, s[34:35], v153, v156
	.loc	0 114
	s_and_b64 s[34:35], vcc, s[26:27]
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v155
	s_and_saveexec_b64 s[36:37], s[34:35]
	s_cbranch_execz .LBB0_166
; %bb.165:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e64 v154, s[34:35], 4, v75
	v_addc_u32_e64 v155, s[34:35], 0, v76, s[34:35]
	flat_load_dword v154, v[154:155]
.LBB0_166:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v154 offset:4
	s_and_b64 s[34:35], vcc, s[28:29]
	v_mov_b32_e32 v154, 0
	v_mov_b32_e32 v155, 0
	s_and_saveexec_b64 s[36:37], s[34:35]
	s_cbranch_execz .LBB0_168
; %bb.167:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e64 v155, s[34:35], 8, v75
	v_addc_u32_e64 v156, s[34:35], 0, v76, s[34:35]
	flat_load_dword v155, v[155:156]
.LBB0_168:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 114
	s_and_b64 s[36:37], vcc, s[30:31]
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v155 offset:8
	s_and_saveexec_b64 s[34:35], s[36:37]
	s_cbranch_execz .LBB0_170
; %bb.169:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v75, vcc, 12, v75
	v_addc_u32_e32 v76, vcc, 0, v76, vcc
	flat_load_dword v154, v[75:76]
.LBB0_170:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 182
	v_lshlrev_b64 v[75:76], 2, v[71:72]
	v_cmp_gt_i32_e64 s[34:35], s90, v83
	v_add_u32_e32 v75, vcc, v3, v75
	v_addc_u32_e32 v76, vcc, v4, v76, vcc
	v_add_u32_e32 v73, vcc, v75, v73
	v_addc_u32_e32 v74, vcc, v76, v74, vcc
	.loc	0 114
	s_and_b64 s[38:39], s[34:35], s[24:25]
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v75, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v154 offset:12
	s_and_saveexec_b64 s[36:37], s[38:39]
	s_cbranch_execz .LBB0_172
; %bb.171:                              ;   in Loop: Header=BB0_93 Depth=1
	flat_load_dword v75, v[73:74]
.LBB0_172:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 114
	s_and_b64 s[38:39], s[34:35], s[26:27]
	s_waitcnt vmcnt(0)
	ds_write_b32 v153, v75 offset:2176
	s_and_saveexec_b64 s[36:37], s[38:39]
	s_cbranch_execz .LBB0_174
; %bb.173:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v75, vcc, 4, v73
	v_addc_u32_e32 v76, vcc, 0, v74, vcc
	flat_load_dword v76, v[75:76]
.LBB0_174:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 182
	v_add_u32_e32 v75, vcc, 0x880, v153
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v75, v76 offset:4
	s_and_b64 s[38:39], s[34:35], s[28:29]
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v153, 0
	s_and_saveexec_b64 s[36:37], s[38:39]
	s_cbranch_execz .LBB0_176
; %bb.175:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v153, vcc, 8, v73
	v_addc_u32_e32 v154, vcc, 0, v74, vcc
	flat_load_dword v153, v[153:154]
.LBB0_176:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 114
	s_and_b64 s[36:37], s[34:35], s[30:31]
	s_waitcnt vmcnt(0)
	ds_write_b32 v75, v153 offset:8
	s_and_saveexec_b64 s[34:35], s[36:37]
	s_cbranch_execz .LBB0_178
; %bb.177:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v73, vcc, 12, v73
	v_addc_u32_e32 v74, vcc, 0, v74, vcc
	flat_load_dword v76, v[73:74]
.LBB0_178:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v75, v76 offset:12
.LBB0_179:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 202
	s_mul_i32 s34, s74, 0x1800
	v_add_u32_e32 v73, vcc, s34, v87
	s_mul_i32 s34, s74, 0x1100
	v_add_u32_e32 v74, vcc, s34, v89
	s_mov_b32 s34, 0
.LBB0_180:                              ;   Parent Loop BB0_93 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 204
	v_add_u32_e32 v75, vcc, s34, v73
	.loc	0 206
	ds_read_b128 v[153:156], v74
	ds_read_b128 v[157:160], v74 offset:16
	ds_read_b128 v[161:164], v74 offset:272
	ds_read_b128 v[165:168], v74 offset:288
	.loc	0 204
	ds_read2_b64 v[169:172], v75 offset1:96
	v_add_u32_e32 v75, vcc, s88, v75
	ds_read2_b64 v[173:176], v75 offset0:64 offset1:160
	.loc	0 202
	s_add_i32 s34, s34, 8
	.loc	0 206
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v152, v169, v153
	v_mac_f32_e32 v151, v169, v157
	v_mac_f32_e32 v148, v169, v154
	v_mac_f32_e32 v147, v169, v158
	v_mac_f32_e32 v139, v169, v155
	v_mac_f32_e32 v136, v169, v159
	v_mac_f32_e32 v132, v169, v156
	v_mac_f32_e32 v129, v169, v160
	v_mac_f32_e32 v150, v171, v153
	v_mac_f32_e32 v149, v171, v157
	v_mac_f32_e32 v144, v171, v154
	v_mac_f32_e32 v142, v171, v158
	v_mac_f32_e32 v135, v171, v155
	v_mac_f32_e32 v134, v171, v159
	v_mac_f32_e32 v126, v171, v156
	v_mac_f32_e32 v123, v171, v160
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v120, v173, v153
	v_mac_f32_e32 v117, v173, v157
	v_mac_f32_e32 v108, v173, v154
	v_mac_f32_e32 v105, v173, v158
	v_mac_f32_e32 v96, v173, v155
	v_mac_f32_e32 v95, v173, v159
	v_mac_f32_e32 v90, v173, v156
	v_mac_f32_e32 v88, v173, v160
	v_mac_f32_e32 v114, v175, v153
	v_mac_f32_e32 v111, v175, v157
	v_mac_f32_e32 v102, v175, v154
	v_mac_f32_e32 v99, v175, v158
	v_mac_f32_e32 v94, v175, v155
	v_mac_f32_e32 v92, v175, v159
	v_mac_f32_e32 v86, v175, v156
	v_mac_f32_e32 v85, v175, v160
	.loc	0 202
	v_add_u32_e32 v74, vcc, 0x220, v74
	s_cmp_lg_u32 s34, 64
	.loc	0 206
	v_mac_f32_e32 v152, v170, v161
	v_mac_f32_e32 v151, v170, v165
	v_mac_f32_e32 v148, v170, v162
	v_mac_f32_e32 v147, v170, v166
	v_mac_f32_e32 v139, v170, v163
	v_mac_f32_e32 v136, v170, v167
	v_mac_f32_e32 v132, v170, v164
	v_mac_f32_e32 v129, v170, v168
	v_mac_f32_e32 v150, v172, v161
	v_mac_f32_e32 v149, v172, v165
	v_mac_f32_e32 v144, v172, v162
	v_mac_f32_e32 v142, v172, v166
	v_mac_f32_e32 v135, v172, v163
	v_mac_f32_e32 v134, v172, v167
	v_mac_f32_e32 v126, v172, v164
	v_mac_f32_e32 v123, v172, v168
	v_mac_f32_e32 v120, v174, v161
	v_mac_f32_e32 v117, v174, v165
	v_mac_f32_e32 v108, v174, v162
	v_mac_f32_e32 v105, v174, v166
	v_mac_f32_e32 v96, v174, v163
	v_mac_f32_e32 v95, v174, v167
	v_mac_f32_e32 v90, v174, v164
	v_mac_f32_e32 v88, v174, v168
	v_mac_f32_e32 v114, v176, v161
	v_mac_f32_e32 v111, v176, v165
	v_mac_f32_e32 v102, v176, v162
	v_mac_f32_e32 v99, v176, v166
	v_mac_f32_e32 v94, v176, v163
	v_mac_f32_e32 v92, v176, v167
	v_mac_f32_e32 v86, v176, v164
	v_mac_f32_e32 v85, v176, v168
	s_cbranch_scc1 .LBB0_180
; %bb.181:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 210
	s_add_i32 s89, s89, 1
	s_cmp_lg_u32 s89, 16
	s_cbranch_scc1 .LBB0_92
; %bb.182:                              ;   in Loop: Header=BB0_93 Depth=1
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
	v_add_f32_e32 v104, v94, v104
	v_add_f32_e32 v103, v92, v103
	v_add_f32_e32 v101, v90, v101
	v_add_f32_e32 v100, v88, v100
	v_add_f32_e32 v98, v86, v98
	v_add_f32_e32 v97, v85, v97
	s_mov_b32 s89, 0
	.loc	0 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v94, 0
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
.LBB0_183:                              ;   in Loop: Header=BB0_93 Depth=1
	s_cmp_eq_u32 s50, 4
	s_mov_b64 s[36:37], -1
	s_cbranch_scc0 .LBB0_185
; %bb.184:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[73:74], 2, v[17:18]
	v_lshlrev_b64 v[153:154], 2, v[19:20]
	v_add_u32_e32 v75, vcc, v1, v73
	v_addc_u32_e32 v76, vcc, v2, v74, vcc
	v_lshlrev_b64 v[73:74], 2, v[7:8]
	s_mul_i32 s36, s59, 0x1800
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
	v_lshlrev_b32_e32 v158, 2, v7
	v_add_u32_e32 v157, vcc, s36, v157
	v_add_u32_e32 v157, vcc, v157, v158
	s_mov_b64 s[36:37], 0
	s_waitcnt vmcnt(1)
	ds_write_b128 v157, v[73:76]
	s_waitcnt vmcnt(0)
	ds_write_b128 v157, v[153:156] offset:3072
.LBB0_185:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_branch .LBB0_96
.LBB0_186:                              ;   in Loop: Header=BB0_93 Depth=1
	s_cmp_lg_u32 s50, 2
	s_mov_b64 s[34:35], -1
	s_cselect_b64 s[36:37], -1, 0
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_97
.LBB0_187:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[73:74], 2, v[65:66]
	v_lshlrev_b64 v[153:154], 2, v[67:68]
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
	v_lshlrev_b64 v[163:164], 2, v[29:30]
	v_addc_u32_e32 v162, vcc, v162, v74, vcc
	v_add_u32_e32 v163, vcc, v1, v163
	v_addc_u32_e32 v164, vcc, v2, v164, vcc
	v_add_u32_e32 v163, vcc, v163, v73
	v_lshlrev_b64 v[165:166], 2, v[31:32]
	v_addc_u32_e32 v164, vcc, v164, v74, vcc
	v_add_u32_e32 v165, vcc, v1, v165
	v_addc_u32_e32 v166, vcc, v2, v166, vcc
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
	s_mul_i32 s34, s59, 0x1800
	.loc	0 182
	v_lshlrev_b32_e32 v74, 2, v82
	v_or_b32_e32 v74, s34, v74
	v_lshlrev_b32_e32 v158, 2, v9
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
	s_cbranch_execz .LBB0_98
	s_branch .LBB0_99
.LBB0_188:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_cmp_eq_u32 s72, 4
	s_mov_b64 s[36:37], -1
	s_cbranch_scc0 .LBB0_190
; %bb.189:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[73:74], 2, v[69:70]
	v_lshlrev_b64 v[153:154], 2, v[71:72]
	v_add_u32_e32 v75, vcc, v3, v73
	v_addc_u32_e32 v76, vcc, v4, v74, vcc
	v_lshlrev_b64 v[73:74], 2, v[13:14]
	s_mul_i32 s36, s59, 0x1100
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
	v_lshlrev_b32_e32 v157, 2, v84
	s_addk_i32 s36, 0x3000
	v_lshlrev_b32_e32 v158, 2, v13
	v_add_u32_e32 v157, vcc, s36, v157
	v_add_u32_e32 v157, vcc, v157, v158
	s_mov_b64 s[36:37], 0
	s_waitcnt vmcnt(1)
	ds_write_b128 v157, v[73:76]
	s_waitcnt vmcnt(0)
	ds_write_b128 v157, v[153:156] offset:2176
.LBB0_190:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_branch .LBB0_101
.LBB0_191:                              ;   in Loop: Header=BB0_93 Depth=1
	s_cmp_lg_u32 s72, 2
	s_mov_b64 s[34:35], -1
	s_cselect_b64 s[36:37], -1, 0
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_102
.LBB0_192:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[73:74], 2, v[33:34]
	v_lshlrev_b64 v[153:154], 2, v[35:36]
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
	v_addc_u32_e32 v162, vcc, v162, v74, vcc
	.loc	0 114
	flat_load_dword v163, v[75:76]
	flat_load_dword v164, v[153:154]
	flat_load_dword v155, v[155:156]
	flat_load_dword v156, v[157:158]
	flat_load_dword v157, v[159:160]
	flat_load_dword v158, v[161:162]
	.loc	0 182
	v_lshlrev_b64 v[75:76], 2, v[45:46]
	v_lshlrev_b64 v[153:154], 2, v[47:48]
	v_add_u32_e32 v75, vcc, v3, v75
	v_addc_u32_e32 v76, vcc, v4, v76, vcc
	v_add_u32_e32 v75, vcc, v75, v73
	v_addc_u32_e32 v76, vcc, v76, v74, vcc
	v_add_u32_e32 v153, vcc, v3, v153
	v_addc_u32_e32 v154, vcc, v4, v154, vcc
	v_add_u32_e32 v73, vcc, v153, v73
	v_addc_u32_e32 v74, vcc, v154, v74, vcc
	.loc	0 114
	flat_load_dword v75, v[75:76]
	flat_load_dword v73, v[73:74]
	s_mul_i32 s34, s59, 0x1100
	.loc	0 182
	s_lshl_b32 s35, s75, 2
	s_add_i32 s34, s34, s35
	v_lshlrev_b32_e32 v74, 2, v15
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
	s_cbranch_execz .LBB0_103
	s_branch .LBB0_104
.LBB0_193:
	.loc	0 211
	v_add_f32_e32 v55, v146, v152
	v_add_f32_e32 v19, v145, v151
	v_add_f32_e32 v45, v143, v150
	v_add_f32_e32 v41, v141, v149
	v_add_f32_e32 v54, v140, v148
	v_add_f32_e32 v17, v138, v147
	v_add_f32_e32 v44, v137, v144
	v_add_f32_e32 v40, v133, v142
	v_add_f32_e32 v53, v131, v139
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
	v_add_f32_e32 v34, v107, v96
	v_add_f32_e32 v29, v106, v95
	v_add_f32_e32 v25, v104, v94
	v_add_f32_e32 v21, v103, v92
	v_add_f32_e32 v33, v101, v90
	v_add_f32_e32 v28, v100, v88
	v_add_f32_e32 v24, v98, v86
	v_add_f32_e32 v20, v97, v85
.LBB0_194:
	.loc	0 0
	s_movk_i32 s2, 0x1f8
	.loc	0 232
	v_cmp_class_f32_e64 s[0:1], v55, s2
	v_cmp_class_f32_e64 s[6:7], v19, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v45, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v41, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v54, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v17, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v44, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v40, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v53, s2
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
	v_cmp_class_f32_e64 s[6:7], v34, s2
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
	s_xor_b64 s[0:1], s[38:39], -1
	.loc	0 163
	v_and_b32_e32 v1, 32, v0
	v_add_u32_e32 v6, vcc, s71, v80
	v_lshlrev_b32_e32 v35, 3, v79
	v_cmp_neq_f32_e64 s[8:9], s51, 0
	.loc	0 233
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[6:7], exec, s[2:3]
	s_cbranch_execz .LBB0_210
; %bb.197:
	.loc	0 0
	s_cmp_gt_i32 s46, 0
	s_cselect_b64 s[0:1], -1, 0
	v_lshlrev_b32_e32 v35, 3, v79
	v_add_u32_e32 v48, vcc, s52, v1
	v_cndmask_b32_e64 v1, 0, 1, s[0:1]
	v_add_u32_e32 v0, vcc, v48, v35
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s5, s4, 31
	.loc	0 234
	s_lshl_b64 s[10:11], s[54:55], 2
	v_add_u32_e32 v32, vcc, v6, v78
	.loc	0 233
	s_lshl_b64 s[12:13], s[56:57], 2
	s_mov_b64 s[14:15], 0
	v_cmp_ne_u32_e64 s[0:1], 1, v1
	s_mov_b32 s19, 0
	s_branch .LBB0_200
.LBB0_198:                              ;   in Loop: Header=BB0_200 Depth=1
	.loc	0 240
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_mov_b32_e32 v7, s41
	v_add_u32_e32 v3, vcc, s40, v3
	v_addc_u32_e32 v4, vcc, v7, v4, vcc
	v_add_u32_e32 v1, vcc, v3, v1
	v_addc_u32_e32 v2, vcc, v4, v2, vcc
	flat_store_dword v[1:2], v5
.LBB0_199:                              ;   in Loop: Header=BB0_200 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 233
	s_add_i32 s2, s19, 1
	s_add_i32 s18, s18, 4
	s_not_b64 s[14:15], s[14:15]
	s_cmp_gt_u32 s19, 30
	s_mov_b32 s19, s2
	s_cbranch_scc1 .LBB0_209
.LBB0_200:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_203 Depth 2
	.loc	0 235
	s_lshl_b32 s16, s19, 2
	s_and_b32 s2, s19, 0x7ffffff0
	s_and_b32 s17, s16, 8
	s_or_b32 s2, s2, s17
	.loc	0 234
	s_bfe_u32 s3, s19, 0x20002
	.loc	0 235
	v_or_b32_e32 v1, s2, v78
	s_and_b32 s2, s16, 4
	s_or_b32 s2, s2, s3
	v_add_u32_e32 v7, vcc, v6, v1
	v_add_u32_e32 v1, vcc, s2, v0
	.loc	0 236
	v_cmp_le_i32_e32 vcc, s33, v7
	v_cmp_gt_i32_e64 s[2:3], s44, v7
	s_and_b64 s[2:3], vcc, s[2:3]
	v_cmp_le_i32_e32 vcc, s70, v1
	s_and_b64 s[2:3], s[2:3], vcc
	v_cmp_gt_i32_e32 vcc, s45, v1
	s_and_b64 s[16:17], s[2:3], vcc
	s_and_saveexec_b64 s[2:3], s[16:17]
	s_cbranch_execz .LBB0_199
; %bb.201:                              ;   in Loop: Header=BB0_200 Depth=1
	.loc	0 239
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_206
; %bb.202:                              ;   in Loop: Header=BB0_200 Depth=1
	.loc	0 234
	s_and_b32 s16, s19, -16
	s_and_b32 s17, s18, 8
	s_or_b32 s16, s17, s16
	v_mov_b32_e32 v2, s42
	v_add_u32_e32 v4, vcc, s16, v32
	v_mov_b32_e32 v3, s43
	v_mul_lo_u32 v5, s11, v4
	v_mad_u64_u32 v[2:3], s[16:17], s10, v4, v[2:3]
	v_ashrrev_i32_e32 v4, 31, v4
	v_mul_lo_u32 v4, s10, v4
	v_add_u32_e32 v3, vcc, v5, v3
	.loc	0 0
	s_lshr_b32 s20, s19, 2
	.loc	0 234
	v_add_u32_e32 v3, vcc, v4, v3
	v_cndmask_b32_e64 v4, 0, 1, s[14:15]
	v_lshlrev_b32_e32 v4, 2, v4
	s_and_b32 s16, s20, 3
	v_or_b32_e32 v4, s16, v4
	v_add_u32_e32 v4, vcc, v4, v0
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_mov_b32_e32 v8, s49
	v_add_u32_e32 v4, vcc, s48, v4
	v_addc_u32_e32 v5, vcc, v8, v5, vcc
	v_mov_b32_e32 v8, 0
	s_mov_b32 s16, s46
.LBB0_203:                              ;   Parent Loop BB0_200 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 239
	flat_load_dword v9, v[2:3]
	flat_load_dword v10, v[4:5]
	v_add_u32_e32 v2, vcc, 4, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_add_i32 s16, s16, -1
	v_mov_b32_e32 v11, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_addc_u32_e32 v5, vcc, v5, v11, vcc
	s_cmp_eq_u32 s16, 0
	s_waitcnt vmcnt(0)
	v_fma_f32 v8, v9, v10, v8
	s_cbranch_scc0 .LBB0_203
; %bb.204:                              ;   in Loop: Header=BB0_200 Depth=1
	.loc	0 237
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	.loc	0 240
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_207
.LBB0_205:                              ;   in Loop: Header=BB0_200 Depth=1
	v_mad_i64_i32 v[3:4], s[16:17], v7, s4, 0
	v_mov_b32_e32 v5, s41
	v_lshlrev_b64 v[9:10], 2, v[3:4]
	v_add_u32_e32 v9, vcc, s40, v9
	v_addc_u32_e32 v5, vcc, v5, v10, vcc
	v_add_u32_e32 v9, vcc, v9, v1
	v_addc_u32_e32 v10, vcc, v5, v2, vcc
	flat_load_dword v5, v[9:10]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s51, v5
	v_mac_f32_e32 v5, s47, v8
	s_cbranch_execnz .LBB0_198
	s_branch .LBB0_208
.LBB0_206:                              ;   in Loop: Header=BB0_200 Depth=1
	.loc	0 0
	v_mov_b32_e32 v8, 0
	.loc	0 237
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	.loc	0 240
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_205
.LBB0_207:                              ;   in Loop: Header=BB0_200 Depth=1
.LBB0_208:                              ;   in Loop: Header=BB0_200 Depth=1
	v_mad_i64_i32 v[3:4], s[16:17], v7, s4, 0
	v_mul_f32_e32 v5, s47, v8
	s_branch .LBB0_198
.LBB0_209:
.LBB0_210:
	.loc	0 233
	s_or_saveexec_b64 s[0:1], s[6:7]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	s_xor_b64 exec, exec, s[0:1]
; %bb.211:
	.loc	0 0
	v_add_u32_e32 v48, vcc, s52, v1
	s_ashr_i32 s5, s4, 31
	v_mov_b32_e32 v2, s4
	.loc	0 247
	v_add_u32_e32 v0, vcc, v48, v35
	v_add_u32_e32 v32, vcc, v6, v78
	v_mov_b32_e32 v3, s5
; %bb.212:
	.loc	0 0
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
	v_add_u32_e32 v49, vcc, s40, v4
	.loc	0 248
	s_and_b64 s[0:1], s[34:35], s[2:3]
	v_cmp_gt_i32_e64 s[4:5], s45, v0
	v_cmp_neq_f32_e64 s[10:11], s51, 0
	v_addc_u32_e32 v50, vcc, v1, v5, vcc
	s_and_b64 s[6:7], s[0:1], s[4:5]
	v_ashrrev_i32_e32 v1, 31, v0
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_217
; %bb.213:
	.loc	0 249
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_u32_e32 v4, vcc, v49, v4
	v_addc_u32_e32 v5, vcc, v50, v5, vcc
	.loc	0 250
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_373
; %bb.214:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s51, v6
	v_mac_f32_e32 v6, s47, v55
	s_cbranch_execnz .LBB0_216
.LBB0_215:
	v_mul_f32_e32 v6, s47, v55
.LBB0_216:
	flat_store_dword v[4:5], v6
.LBB0_217:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 247
	v_or_b32_e32 v4, 1, v35
	v_add_u32_e32 v4, vcc, v48, v4
	v_cmp_le_i32_e64 s[6:7], s70, v4
	.loc	0 248
	s_and_b64 s[0:1], s[34:35], s[6:7]
	v_cmp_gt_i32_e64 s[8:9], s45, v4
	v_cndmask_b32_e64 v6, 0, 1, s[10:11]
	s_and_b64 s[14:15], s[0:1], s[8:9]
	v_ashrrev_i32_e32 v5, 31, v4
	v_cmp_ne_u32_e64 s[0:1], 1, v6
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execz .LBB0_222
; %bb.218:
	.loc	0 249
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v6, s[10:11], v49, v6
	v_addc_u32_e64 v7, s[10:11], v50, v7, s[10:11]
	s_cbranch_vccnz .LBB0_374
; %bb.219:
	.loc	0 250
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s51, v8
	v_mac_f32_e32 v8, s47, v54
	s_cbranch_execnz .LBB0_221
.LBB0_220:
	v_mul_f32_e32 v8, s47, v54
.LBB0_221:
	flat_store_dword v[6:7], v8
.LBB0_222:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 247
	v_or_b32_e32 v6, 2, v35
	v_add_u32_e32 v6, vcc, v48, v6
	v_cmp_le_i32_e64 s[10:11], s70, v6
	.loc	0 248
	s_and_b64 s[14:15], s[34:35], s[10:11]
	v_cmp_gt_i32_e64 s[12:13], s45, v6
	s_and_b64 s[14:15], s[14:15], s[12:13]
	v_ashrrev_i32_e32 v7, 31, v6
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_227
; %bb.223:
	.loc	0 249
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v8, s[14:15], v49, v8
	v_addc_u32_e64 v9, s[14:15], v50, v9, s[14:15]
	.loc	0 250
	s_cbranch_vccnz .LBB0_375
; %bb.224:
	flat_load_dword v10, v[8:9]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v10, s51, v10
	v_mac_f32_e32 v10, s47, v53
	s_cbranch_execnz .LBB0_226
.LBB0_225:
	v_mul_f32_e32 v10, s47, v53
.LBB0_226:
	flat_store_dword v[8:9], v10
.LBB0_227:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 247
	v_or_b32_e32 v8, 3, v35
	v_add_u32_e32 v8, vcc, v48, v8
	v_cmp_le_i32_e64 s[14:15], s70, v8
	.loc	0 248
	s_and_b64 s[18:19], s[34:35], s[14:15]
	v_cmp_gt_i32_e64 s[16:17], s45, v8
	s_and_b64 s[18:19], s[18:19], s[16:17]
	v_ashrrev_i32_e32 v9, 31, v8
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_232
; %bb.228:
	.loc	0 249
	v_lshlrev_b64 v[10:11], 2, v[8:9]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v10, s[18:19], v49, v10
	v_addc_u32_e64 v11, s[18:19], v50, v11, s[18:19]
	.loc	0 250
	s_cbranch_vccnz .LBB0_376
; %bb.229:
	flat_load_dword v12, v[10:11]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v12, s51, v12
	v_mac_f32_e32 v12, s47, v47
	s_cbranch_execnz .LBB0_231
.LBB0_230:
	v_mul_f32_e32 v12, s47, v47
.LBB0_231:
	flat_store_dword v[10:11], v12
.LBB0_232:
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 247
	v_or_b32_e32 v10, 4, v35
	v_add_u32_e32 v10, vcc, v48, v10
	v_cmp_le_i32_e64 s[18:19], s70, v10
	.loc	0 248
	s_and_b64 s[22:23], s[34:35], s[18:19]
	v_cmp_gt_i32_e64 s[20:21], s45, v10
	s_and_b64 s[22:23], s[22:23], s[20:21]
	v_ashrrev_i32_e32 v11, 31, v10
	s_and_saveexec_b64 s[24:25], s[22:23]
	s_cbranch_execz .LBB0_237
; %bb.233:
	.loc	0 249
	v_lshlrev_b64 v[12:13], 2, v[10:11]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v12, s[22:23], v49, v12
	v_addc_u32_e64 v13, s[22:23], v50, v13, s[22:23]
	.loc	0 250
	s_cbranch_vccnz .LBB0_377
; %bb.234:
	flat_load_dword v14, v[12:13]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s51, v14
	v_mac_f32_e32 v14, s47, v19
	s_cbranch_execnz .LBB0_236
.LBB0_235:
	v_mul_f32_e32 v14, s47, v19
.LBB0_236:
	flat_store_dword v[12:13], v14
.LBB0_237:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 247
	v_or_b32_e32 v12, 5, v35
	v_add_u32_e32 v12, vcc, v48, v12
	v_cmp_le_i32_e64 s[22:23], s70, v12
	.loc	0 248
	s_and_b64 s[26:27], s[34:35], s[22:23]
	v_cmp_gt_i32_e64 s[24:25], s45, v12
	s_and_b64 s[26:27], s[26:27], s[24:25]
	v_ashrrev_i32_e32 v13, 31, v12
	s_and_saveexec_b64 s[28:29], s[26:27]
	s_cbranch_execz .LBB0_242
; %bb.238:
	.loc	0 249
	v_lshlrev_b64 v[14:15], 2, v[12:13]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v14, s[26:27], v49, v14
	v_addc_u32_e64 v15, s[26:27], v50, v15, s[26:27]
	.loc	0 250
	s_cbranch_vccnz .LBB0_378
; %bb.239:
	flat_load_dword v16, v[14:15]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v16, s51, v16
	v_mac_f32_e32 v16, s47, v17
	s_cbranch_execnz .LBB0_241
.LBB0_240:
	v_mul_f32_e32 v16, s47, v17
.LBB0_241:
	flat_store_dword v[14:15], v16
.LBB0_242:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 247
	v_or_b32_e32 v14, 6, v35
	v_add_u32_e32 v14, vcc, v48, v14
	v_cmp_le_i32_e64 s[26:27], s70, v14
	.loc	0 248
	s_and_b64 s[30:31], s[34:35], s[26:27]
	v_cmp_gt_i32_e64 s[28:29], s45, v14
	s_and_b64 s[30:31], s[30:31], s[28:29]
	v_ashrrev_i32_e32 v15, 31, v14
	s_and_saveexec_b64 s[36:37], s[30:31]
	s_cbranch_execz .LBB0_247
; %bb.243:
	.loc	0 249
	v_lshlrev_b64 v[16:17], 2, v[14:15]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v16, s[30:31], v49, v16
	v_addc_u32_e64 v17, s[30:31], v50, v17, s[30:31]
	.loc	0 250
	s_cbranch_vccnz .LBB0_379
; %bb.244:
	flat_load_dword v19, v[16:17]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v19, s51, v19
	v_mac_f32_e32 v19, s47, v18
	s_cbranch_execnz .LBB0_246
.LBB0_245:
	v_mul_f32_e32 v19, s47, v18
.LBB0_246:
	flat_store_dword v[16:17], v19
.LBB0_247:
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 247
	v_or_b32_e32 v16, 7, v35
	v_add_u32_e32 v16, vcc, v48, v16
	v_cmp_le_i32_e64 s[30:31], s70, v16
	.loc	0 248
	s_and_b64 s[36:37], s[34:35], s[30:31]
	v_cmp_gt_i32_e64 s[34:35], s45, v16
	s_and_b64 s[36:37], s[36:37], s[34:35]
	v_ashrrev_i32_e32 v17, 31, v16
	s_and_saveexec_b64 s[42:43], s[36:37]
	s_cbranch_execz .LBB0_252
; %bb.248:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[16:17]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v49, v18
	v_addc_u32_e64 v19, s[36:37], v50, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_380
; %bb.249:
	flat_load_dword v35, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v35, s51, v35
	v_mac_f32_e32 v35, s47, v46
	s_cbranch_execnz .LBB0_251
.LBB0_250:
	v_mul_f32_e32 v35, s47, v46
.LBB0_251:
	flat_store_dword v[18:19], v35
.LBB0_252:
	.loc	0 0
	s_or_b64 exec, exec, s[42:43]
	v_add_u32_e32 v35, vcc, 8, v32
	v_ashrrev_i32_e32 v18, 31, v35
	v_mul_lo_u32 v46, v2, v18
	v_mad_u64_u32 v[18:19], s[48:49], v2, v35, 0
	v_cmp_le_i32_e32 vcc, s33, v35
	v_cmp_gt_i32_e64 s[36:37], s44, v35
	v_mul_lo_u32 v35, v3, v35
	s_and_b64 s[42:43], s[38:39], vcc
	v_add_u32_e32 v19, vcc, v19, v46
	v_add_u32_e32 v19, vcc, v19, v35
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	s_and_b64 s[42:43], s[42:43], s[36:37]
	v_mov_b32_e32 v46, s41
	v_add_u32_e32 v35, vcc, s40, v18
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[2:3]
	v_addc_u32_e32 v46, vcc, v46, v19, vcc
	s_and_b64 s[36:37], s[36:37], s[4:5]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_257
; %bb.253:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[0:1]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v35, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_381
; %bb.254:
	flat_load_dword v47, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v47, s51, v47
	v_mac_f32_e32 v47, s47, v45
	s_cbranch_execnz .LBB0_256
.LBB0_255:
	v_mul_f32_e32 v47, s47, v45
.LBB0_256:
	flat_store_dword v[18:19], v47
.LBB0_257:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[6:7]
	s_and_b64 s[36:37], s[36:37], s[8:9]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_262
; %bb.258:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[4:5]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v35, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_382
; %bb.259:
	flat_load_dword v45, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v45, s51, v45
	v_mac_f32_e32 v45, s47, v44
	s_cbranch_execnz .LBB0_261
.LBB0_260:
	v_mul_f32_e32 v45, s47, v44
.LBB0_261:
	flat_store_dword v[18:19], v45
.LBB0_262:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[10:11]
	s_and_b64 s[36:37], s[36:37], s[12:13]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_267
; %bb.263:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[6:7]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v35, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_383
; %bb.264:
	flat_load_dword v44, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v44, s51, v44
	v_mac_f32_e32 v44, s47, v43
	s_cbranch_execnz .LBB0_266
.LBB0_265:
	v_mul_f32_e32 v44, s47, v43
.LBB0_266:
	flat_store_dword v[18:19], v44
.LBB0_267:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[14:15]
	s_and_b64 s[36:37], s[36:37], s[16:17]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_272
; %bb.268:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[8:9]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v35, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_384
; %bb.269:
	flat_load_dword v43, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v43, s51, v43
	v_mac_f32_e32 v43, s47, v42
	s_cbranch_execnz .LBB0_271
.LBB0_270:
	v_mul_f32_e32 v43, s47, v42
.LBB0_271:
	flat_store_dword v[18:19], v43
.LBB0_272:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[18:19]
	s_and_b64 s[36:37], s[36:37], s[20:21]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_277
; %bb.273:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[10:11]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v35, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_385
; %bb.274:
	flat_load_dword v42, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v42, s51, v42
	v_mac_f32_e32 v42, s47, v41
	s_cbranch_execnz .LBB0_276
.LBB0_275:
	v_mul_f32_e32 v42, s47, v41
.LBB0_276:
	flat_store_dword v[18:19], v42
.LBB0_277:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[22:23]
	s_and_b64 s[36:37], s[36:37], s[24:25]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_282
; %bb.278:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[12:13]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v35, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_386
; %bb.279:
	flat_load_dword v41, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v41, s51, v41
	v_mac_f32_e32 v41, s47, v40
	s_cbranch_execnz .LBB0_281
.LBB0_280:
	v_mul_f32_e32 v41, s47, v40
.LBB0_281:
	flat_store_dword v[18:19], v41
.LBB0_282:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[26:27]
	s_and_b64 s[36:37], s[36:37], s[28:29]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_287
; %bb.283:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[14:15]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v35, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_387
; %bb.284:
	flat_load_dword v40, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v40, s51, v40
	v_mac_f32_e32 v40, s47, v39
	s_cbranch_execnz .LBB0_286
.LBB0_285:
	v_mul_f32_e32 v40, s47, v39
.LBB0_286:
	flat_store_dword v[18:19], v40
.LBB0_287:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[30:31]
	s_and_b64 s[36:37], s[36:37], s[34:35]
	s_and_saveexec_b64 s[42:43], s[36:37]
	s_cbranch_execz .LBB0_292
; %bb.288:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[16:17]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v35, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_388
; %bb.289:
	flat_load_dword v35, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v35, s51, v35
	v_mac_f32_e32 v35, s47, v38
	s_cbranch_execnz .LBB0_291
.LBB0_290:
	v_mul_f32_e32 v35, s47, v38
.LBB0_291:
	flat_store_dword v[18:19], v35
.LBB0_292:
	.loc	0 0
	s_or_b64 exec, exec, s[42:43]
	v_add_u32_e32 v35, vcc, 16, v32
	v_ashrrev_i32_e32 v18, 31, v35
	v_mul_lo_u32 v38, v2, v18
	v_mad_u64_u32 v[18:19], s[48:49], v2, v35, 0
	v_cmp_le_i32_e32 vcc, s33, v35
	v_cmp_gt_i32_e64 s[36:37], s44, v35
	v_mul_lo_u32 v35, v3, v35
	s_and_b64 s[42:43], s[38:39], vcc
	v_add_u32_e32 v19, vcc, v19, v38
	v_add_u32_e32 v19, vcc, v19, v35
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	s_and_b64 s[42:43], s[42:43], s[36:37]
	v_mov_b32_e32 v38, s41
	v_add_u32_e32 v35, vcc, s40, v18
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[2:3]
	v_addc_u32_e32 v38, vcc, v38, v19, vcc
	s_and_b64 s[36:37], s[36:37], s[4:5]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_297
; %bb.293:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[0:1]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v35, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_389
; %bb.294:
	flat_load_dword v39, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v39, s51, v39
	v_mac_f32_e32 v39, s47, v37
	s_cbranch_execnz .LBB0_296
.LBB0_295:
	v_mul_f32_e32 v39, s47, v37
.LBB0_296:
	flat_store_dword v[18:19], v39
.LBB0_297:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[6:7]
	s_and_b64 s[36:37], s[36:37], s[8:9]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_302
; %bb.298:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[4:5]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v35, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_390
; %bb.299:
	flat_load_dword v37, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v37, s51, v37
	v_mac_f32_e32 v37, s47, v36
	s_cbranch_execnz .LBB0_301
.LBB0_300:
	v_mul_f32_e32 v37, s47, v36
.LBB0_301:
	flat_store_dword v[18:19], v37
.LBB0_302:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[10:11]
	s_and_b64 s[36:37], s[36:37], s[12:13]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_307
; %bb.303:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[6:7]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v35, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_391
; %bb.304:
	flat_load_dword v36, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v36, s51, v36
	v_mac_f32_e32 v36, s47, v34
	s_cbranch_execnz .LBB0_306
.LBB0_305:
	v_mul_f32_e32 v36, s47, v34
.LBB0_306:
	flat_store_dword v[18:19], v36
.LBB0_307:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[14:15]
	s_and_b64 s[36:37], s[36:37], s[16:17]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_312
; %bb.308:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[8:9]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v35, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_392
; %bb.309:
	flat_load_dword v34, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v34, s51, v34
	v_mac_f32_e32 v34, s47, v33
	s_cbranch_execnz .LBB0_311
.LBB0_310:
	v_mul_f32_e32 v34, s47, v33
.LBB0_311:
	flat_store_dword v[18:19], v34
.LBB0_312:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[18:19]
	s_and_b64 s[36:37], s[36:37], s[20:21]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_317
; %bb.313:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[10:11]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v35, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_393
; %bb.314:
	flat_load_dword v33, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v33, s51, v33
	v_mac_f32_e32 v33, s47, v31
	s_cbranch_execnz .LBB0_316
.LBB0_315:
	v_mul_f32_e32 v33, s47, v31
.LBB0_316:
	flat_store_dword v[18:19], v33
.LBB0_317:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[22:23]
	s_and_b64 s[36:37], s[36:37], s[24:25]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_322
; %bb.318:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[12:13]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v35, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_394
; %bb.319:
	flat_load_dword v31, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v31, s51, v31
	v_mac_f32_e32 v31, s47, v30
	s_cbranch_execnz .LBB0_321
.LBB0_320:
	v_mul_f32_e32 v31, s47, v30
.LBB0_321:
	flat_store_dword v[18:19], v31
.LBB0_322:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[26:27]
	s_and_b64 s[36:37], s[36:37], s[28:29]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_327
; %bb.323:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[14:15]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v35, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_395
; %bb.324:
	flat_load_dword v30, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v30, s51, v30
	v_mac_f32_e32 v30, s47, v29
	s_cbranch_execnz .LBB0_326
.LBB0_325:
	v_mul_f32_e32 v30, s47, v29
.LBB0_326:
	flat_store_dword v[18:19], v30
.LBB0_327:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[30:31]
	s_and_b64 s[36:37], s[36:37], s[34:35]
	s_and_saveexec_b64 s[42:43], s[36:37]
	s_cbranch_execz .LBB0_332
; %bb.328:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[16:17]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v35, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_396
; %bb.329:
	flat_load_dword v29, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v29, s51, v29
	v_mac_f32_e32 v29, s47, v28
	s_cbranch_execnz .LBB0_331
.LBB0_330:
	v_mul_f32_e32 v29, s47, v28
.LBB0_331:
	flat_store_dword v[18:19], v29
.LBB0_332:
	.loc	0 0
	s_or_b64 exec, exec, s[42:43]
	v_add_u32_e32 v28, vcc, 24, v32
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
	s_cbranch_execz .LBB0_337
; %bb.333:
	.loc	0 249
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v0, s[2:3], v2, v0
	v_addc_u32_e64 v1, s[2:3], v3, v1, s[2:3]
	.loc	0 250
	s_cbranch_vccnz .LBB0_397
; %bb.334:
	flat_load_dword v18, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v18, s51, v18
	v_mac_f32_e32 v18, s47, v27
	s_cbranch_execnz .LBB0_336
.LBB0_335:
	v_mul_f32_e32 v18, s47, v27
.LBB0_336:
	flat_store_dword v[0:1], v18
.LBB0_337:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 248
	s_and_b64 s[2:3], s[36:37], s[6:7]
	s_and_b64 s[2:3], s[2:3], s[8:9]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_342
; %bb.338:
	.loc	0 249
	v_lshlrev_b64 v[0:1], 2, v[4:5]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v0, s[2:3], v2, v0
	v_addc_u32_e64 v1, s[2:3], v3, v1, s[2:3]
	.loc	0 250
	s_cbranch_vccnz .LBB0_398
; %bb.339:
	flat_load_dword v4, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s51, v4
	v_mac_f32_e32 v4, s47, v26
	s_cbranch_execnz .LBB0_341
.LBB0_340:
	v_mul_f32_e32 v4, s47, v26
.LBB0_341:
	flat_store_dword v[0:1], v4
.LBB0_342:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 248
	s_and_b64 s[2:3], s[36:37], s[10:11]
	s_and_b64 s[2:3], s[2:3], s[12:13]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_347
; %bb.343:
	.loc	0 249
	v_lshlrev_b64 v[0:1], 2, v[6:7]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v0, s[2:3], v2, v0
	v_addc_u32_e64 v1, s[2:3], v3, v1, s[2:3]
	.loc	0 250
	s_cbranch_vccnz .LBB0_399
; %bb.344:
	flat_load_dword v4, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s51, v4
	v_mac_f32_e32 v4, s47, v25
	s_cbranch_execnz .LBB0_346
.LBB0_345:
	v_mul_f32_e32 v4, s47, v25
.LBB0_346:
	flat_store_dword v[0:1], v4
.LBB0_347:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 248
	s_and_b64 s[2:3], s[36:37], s[14:15]
	s_and_b64 s[2:3], s[2:3], s[16:17]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_352
; %bb.348:
	.loc	0 249
	v_lshlrev_b64 v[0:1], 2, v[8:9]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v0, s[2:3], v2, v0
	v_addc_u32_e64 v1, s[2:3], v3, v1, s[2:3]
	.loc	0 250
	s_cbranch_vccnz .LBB0_400
; %bb.349:
	flat_load_dword v4, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s51, v4
	v_mac_f32_e32 v4, s47, v24
	s_cbranch_execnz .LBB0_351
.LBB0_350:
	v_mul_f32_e32 v4, s47, v24
.LBB0_351:
	flat_store_dword v[0:1], v4
.LBB0_352:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 248
	s_and_b64 s[2:3], s[36:37], s[18:19]
	s_and_b64 s[2:3], s[2:3], s[20:21]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_357
; %bb.353:
	.loc	0 249
	v_lshlrev_b64 v[0:1], 2, v[10:11]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v0, s[2:3], v2, v0
	v_addc_u32_e64 v1, s[2:3], v3, v1, s[2:3]
	.loc	0 250
	s_cbranch_vccnz .LBB0_401
; %bb.354:
	flat_load_dword v4, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s51, v4
	v_mac_f32_e32 v4, s47, v23
	s_cbranch_execnz .LBB0_356
.LBB0_355:
	v_mul_f32_e32 v4, s47, v23
.LBB0_356:
	flat_store_dword v[0:1], v4
.LBB0_357:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 248
	s_and_b64 s[2:3], s[36:37], s[22:23]
	s_and_b64 s[2:3], s[2:3], s[24:25]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_362
; %bb.358:
	.loc	0 249
	v_lshlrev_b64 v[0:1], 2, v[12:13]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v0, s[2:3], v2, v0
	v_addc_u32_e64 v1, s[2:3], v3, v1, s[2:3]
	.loc	0 250
	s_cbranch_vccnz .LBB0_402
; %bb.359:
	flat_load_dword v4, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s51, v4
	v_mac_f32_e32 v4, s47, v22
	s_cbranch_execnz .LBB0_361
.LBB0_360:
	v_mul_f32_e32 v4, s47, v22
.LBB0_361:
	flat_store_dword v[0:1], v4
.LBB0_362:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 248
	s_and_b64 s[2:3], s[36:37], s[26:27]
	s_and_b64 s[2:3], s[2:3], s[28:29]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_367
; %bb.363:
	.loc	0 249
	v_lshlrev_b64 v[0:1], 2, v[14:15]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v0, s[2:3], v2, v0
	v_addc_u32_e64 v1, s[2:3], v3, v1, s[2:3]
	.loc	0 250
	s_cbranch_vccnz .LBB0_403
; %bb.364:
	flat_load_dword v4, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s51, v4
	v_mac_f32_e32 v4, s47, v21
	s_cbranch_execnz .LBB0_366
.LBB0_365:
	v_mul_f32_e32 v4, s47, v21
.LBB0_366:
	flat_store_dword v[0:1], v4
.LBB0_367:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 248
	s_and_b64 s[2:3], s[36:37], s[30:31]
	s_and_b64 s[2:3], s[2:3], s[34:35]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_372
; %bb.368:
	.loc	0 249
	v_lshlrev_b64 v[0:1], 2, v[16:17]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v0, s[0:1], v2, v0
	v_addc_u32_e64 v1, s[0:1], v3, v1, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_404
; %bb.369:
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s51, v2
	v_mac_f32_e32 v2, s47, v20
	s_cbranch_execnz .LBB0_371
.LBB0_370:
	v_mul_f32_e32 v2, s47, v20
.LBB0_371:
	flat_store_dword v[0:1], v2
.LBB0_372:
	.loc	0 253
	s_endpgm
.LBB0_373:
	.loc	0 0
	s_branch .LBB0_215
.LBB0_374:
	.loc	0 250
	s_branch .LBB0_220
.LBB0_375:
	s_branch .LBB0_225
.LBB0_376:
	s_branch .LBB0_230
.LBB0_377:
	s_branch .LBB0_235
.LBB0_378:
	s_branch .LBB0_240
.LBB0_379:
	s_branch .LBB0_245
.LBB0_380:
	s_branch .LBB0_250
.LBB0_381:
	s_branch .LBB0_255
.LBB0_382:
	s_branch .LBB0_260
.LBB0_383:
	s_branch .LBB0_265
.LBB0_384:
	s_branch .LBB0_270
.LBB0_385:
	s_branch .LBB0_275
.LBB0_386:
	s_branch .LBB0_280
.LBB0_387:
	s_branch .LBB0_285
.LBB0_388:
	s_branch .LBB0_290
.LBB0_389:
	s_branch .LBB0_295
.LBB0_390:
	s_branch .LBB0_300
.LBB0_391:
	s_branch .LBB0_305
.LBB0_392:
	s_branch .LBB0_310
.LBB0_393:
	s_branch .LBB0_315
.LBB0_394:
	s_branch .LBB0_320
.LBB0_395:
	s_branch .LBB0_325
.LBB0_396:
	s_branch .LBB0_330
.LBB0_397:
	s_branch .LBB0_335
.LBB0_398:
	s_branch .LBB0_340
.LBB0_399:
	s_branch .LBB0_345
.LBB0_400:
	s_branch .LBB0_350
.LBB0_401:
	s_branch .LBB0_355
.LBB0_402:
	s_branch .LBB0_360
.LBB0_403:
	s_branch .LBB0_365
.LBB0_404:
	s_branch .LBB0_370
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
		.amdhsa_next_free_sgpr 91
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
; codeLenInByte = 17172
; NumSgprs: 93
; NumVgprs: 177
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 20992 bytes/workgroup (compile time only)
; SGPRBlocks: 11
; VGPRBlocks: 44
; NumSGPRsForWavesPerEU: 93
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
    .sgpr_count:     93
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

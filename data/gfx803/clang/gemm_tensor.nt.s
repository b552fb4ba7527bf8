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
	s_load_dwordx4 s[52:55], s[4:5], 0x0
	s_load_dwordx2 s[60:61], s[4:5], 0x10
	s_load_dword s62, s[4:5], 0x18
	s_load_dwordx4 s[56:59], s[4:5], 0x20
	v_mov_b32_e32 v62, 0
	.loc	0 164
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s52, 63
	s_add_i32 s1, s53, 63
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
	s_ashr_i32 s63, s62, 31
	.loc	0 175
	v_mov_b32_e32 v3, s58
	.loc	0 165
	v_rcp_iflag_f32_e32 v1, v1
	.loc	0 175
	v_mov_b32_e32 v5, s57
	s_mov_b32 s64, s58
	.loc	0 162
	v_lshrrev_b32_e32 v30, 2, v0
	.loc	0 165
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_lshrrev_b32_e32 v13, 3, v0
	v_mov_b32_e32 v6, v62
	v_lshrrev_b32_e32 v34, 4, v0
	v_mul_lo_u32 v2, s9, v1
	s_ashr_i32 s9, s6, 31
	s_add_i32 s10, s6, s9
	s_xor_b32 s10, s10, s9
	v_mul_hi_u32 v2, v1, v2
	s_xor_b32 s7, s9, s7
	v_and_b32_e32 v7, 15, v0
	v_mov_b32_e32 v8, v62
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s10, v1
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
	s_sub_i32 s12, s8, s7
	.loc	0 166
	s_sub_i32 s7, 0, s9
	v_rcp_iflag_f32_e32 v1, v1
	s_mul_i32 s3, s12, s3
	s_sub_i32 s3, s6, s3
	s_ashr_i32 s6, s3, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_xor_b32 s0, s6, s0
	v_mul_lo_u32 v2, s7, v1
	s_add_i32 s7, s3, s6
	s_xor_b32 s7, s7, s6
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s7, v1
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
	s_lshl_b32 s6, s0, 2
	s_sub_i32 s0, s1, s6
	s_min_i32 s7, s0, 4
	.loc	0 167
	s_ashr_i32 s0, s7, 31
	s_add_i32 s1, s7, s0
	s_xor_b32 s8, s1, s0
	v_cvt_f32_u32_e32 v1, s8
	s_sub_i32 s1, 0, s8
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s1, v1
	.loc	0 166
	s_mul_i32 s1, s6, s2
	s_sub_i32 s2, s3, s1
	.loc	0 167
	s_ashr_i32 s3, s2, 31
	v_mul_hi_u32 v2, v1, v2
	s_add_i32 s1, s2, s3
	s_xor_b32 s9, s1, s3
	s_xor_b32 s3, s3, s0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s9, v1
	s_mov_b32 s1, 0
	v_readfirstlane_b32 s0, v1
	s_mul_i32 s10, s0, s8
	s_sub_i32 s9, s9, s10
	s_add_i32 s11, s0, 1
	s_sub_i32 s10, s9, s8
	s_cmp_ge_u32 s9, s8
	s_cselect_b32 s0, s11, s0
	s_cselect_b32 s9, s10, s9
	s_add_i32 s10, s0, 1
	s_cmp_ge_u32 s9, s8
	s_cselect_b32 s8, s10, s0
	s_xor_b32 s8, s8, s3
	s_sub_i32 s3, s8, s3
	s_lshl_b32 s33, s3, 6
	s_mul_i32 s3, s3, s7
	s_sub_i32 s2, s2, s3
	s_add_i32 s2, s2, s6
	.loc	0 146
	s_and_b32 s13, s62, 3
	s_and_b32 s0, s60, 12
	.loc	0 167
	s_lshl_b32 s76, s2, 6
	s_cmp_eq_u64 s[0:1], 0
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 146
	s_bitcmp0_b32 s62, 0
	s_cselect_b64 s[6:7], -1, 0
	s_and_b32 s0, s60, 4
	s_cmp_eq_u64 s[0:1], 0
	s_cselect_b64 s[8:9], -1, 0
	s_and_b64 s[6:7], s[6:7], s[8:9]
	s_and_b64 s[6:7], s[6:7], exec
	s_cselect_b32 s14, 2, 1
	s_and_b32 s15, s58, 3
	s_and_b32 s0, s56, 12
	s_cmp_eq_u64 s[0:1], 0
	s_cselect_b64 s[8:9], -1, 0
	s_bitcmp0_b32 s58, 0
	s_cselect_b64 s[6:7], -1, 0
	s_and_b32 s0, s56, 4
	s_cmp_eq_u64 s[0:1], 0
	s_cselect_b64 s[0:1], -1, 0
	s_and_b64 s[0:1], s[6:7], s[0:1]
	s_and_b64 s[0:1], s[0:1], exec
	s_cselect_b32 s16, 2, 1
	.loc	0 148
	s_sub_i32 s0, s52, 64
	s_sub_i32 s1, s53, 64
	s_max_i32 s0, s0, 0
	s_max_i32 s1, s1, 0
	.loc	0 169
	s_min_i32 s78, s0, s33
	.loc	0 170
	s_min_i32 s77, s1, s76
	.loc	0 171
	s_sub_i32 s20, s52, s78
	s_sub_i32 s42, s53, s77
	s_cmp_lt_i32 s42, 64
	s_cselect_b64 s[10:11], -1, 0
	.loc	0 172
	s_add_i32 s0, s54, 15
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 28
	s_add_i32 s0, s0, s1
	s_and_b32 s0, s0, -16
	.loc	0 173
	s_mul_i32 s12, s12, s0
	s_min_i32 s66, s54, s12
	s_add_i32 s12, s66, s0
	.loc	0 174
	v_mov_b32_e32 v1, s62
	.loc	0 175
	v_mad_i64_i32 v[3:4], s[0:1], s77, v3, 0
	.loc	0 174
	s_ashr_i32 s67, s66, 31
	.loc	0 175
	s_ashr_i32 s65, s58, 31
	.loc	0 174
	v_mad_i64_i32 v[1:2], s[0:1], s78, v1, 0
	.loc	0 146
	s_cmp_eq_u32 s13, 0
	s_cselect_b64 s[0:1], -1, 0
	s_and_b64 s[0:1], s[0:1], s[2:3]
	.loc	0 175
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	.loc	0 146
	s_cmp_eq_u32 s15, 0
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 175
	v_add_u32_e32 v3, vcc, s56, v3
	.loc	0 146
	s_and_b64 s[2:3], s[2:3], s[8:9]
	.loc	0 174
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	.loc	0 175
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	.loc	0 171
	s_cmp_lt_i32 s20, 64
	s_cselect_b64 s[8:9], -1, 0
	.loc	0 174
	v_mov_b32_e32 v5, s61
	v_add_u32_e32 v1, vcc, s60, v1
	.loc	0 172
	s_or_b64 s[68:69], s[8:9], s[10:11]
	.loc	0 174
	v_addc_u32_e32 v2, vcc, v5, v2, vcc
	s_lshl_b64 s[8:9], s[66:67], 2
	v_mov_b32_e32 v5, s9
	v_add_u32_e32 v1, vcc, s8, v1
	.loc	0 146
	s_and_b64 s[10:11], s[0:1], exec
	.loc	0 174
	v_addc_u32_e32 v2, vcc, v2, v5, vcc
	.loc	0 146
	s_cselect_b32 s58, 4, s14
	s_and_b64 s[10:11], s[2:3], exec
	s_cselect_b32 s67, 4, s16
	.loc	0 173
	s_min_i32 s79, s54, s12
	.loc	0 175
	v_add_u32_e32 v3, vcc, s8, v3
	s_add_i32 s8, s66, 16
	s_cmp_gt_i32 s8, s79
	v_addc_u32_e32 v4, vcc, v4, v5, vcc
	s_cselect_b64 s[8:9], -1, 0
	v_lshlrev_b32_e32 v5, 1, v0
	s_or_b64 s[8:9], s[8:9], s[68:69]
	v_and_b32_e32 v61, 14, v5
	v_lshlrev_b32_e32 v5, 2, v0
	s_mov_b64 s[6:7], -1
	v_and_b32_e32 v5, 12, v5
	.loc	0 179
	s_andn2_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_16
; %bb.1:
	.loc	0 0
	s_cmp_gt_i32 s58, 3
	s_cbranch_scc0 .LBB0_3
; %bb.2:
	.loc	0 179
	v_mad_i64_i32 v[9:10], s[6:7], v30, s62, 0
	v_or_b32_e32 v11, 32, v30
	v_mad_i64_i32 v[11:12], s[6:7], v11, s62, 0
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_mul_u32_u24_e32 v18, 24, v30
	v_add_u32_e32 v14, vcc, v1, v9
	v_addc_u32_e32 v15, vcc, v2, v10, vcc
	v_lshlrev_b64 v[9:10], 2, v[5:6]
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v14, vcc, v14, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	v_add_u32_e32 v11, vcc, v1, v11
	v_addc_u32_e32 v12, vcc, v2, v12, vcc
	v_add_u32_e32 v16, vcc, v11, v9
	v_addc_u32_e32 v17, vcc, v12, v10, vcc
	.loc	0 114
	flat_load_dwordx4 v[9:12], v[14:15]
	flat_load_dwordx4 v[14:17], v[16:17]
	.loc	0 179
	v_lshlrev_b32_e32 v19, 2, v5
	v_lshlrev_b32_e32 v18, 2, v18
	v_add_u32_e32 v18, vcc, v18, v19
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(1)
	ds_write_b128 v18, v[9:12]
	s_waitcnt vmcnt(0)
	ds_write_b128 v18, v[14:17] offset:3072
.LBB0_3:
	.loc	0 0
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_8
; %bb.4:
	s_cmp_lg_u32 s58, 2
	s_mov_b64 s[6:7], -1
	s_cbranch_scc0 .LBB0_6
; %bb.5:
	.loc	0 179
	v_mad_i64_i32 v[9:10], s[6:7], v34, s62, 0
	v_or_b32_e32 v11, 8, v34
	v_mad_i64_i32 v[11:12], s[6:7], v11, s62, 0
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e32 v14, vcc, v1, v9
	v_addc_u32_e32 v15, vcc, v2, v10, vcc
	v_lshlrev_b64 v[9:10], 2, v[7:8]
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v14, vcc, v14, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	v_add_u32_e32 v16, vcc, v1, v11
	v_or_b32_e32 v11, 16, v34
	v_addc_u32_e32 v17, vcc, v2, v12, vcc
	v_mad_i64_i32 v[11:12], s[6:7], v11, s62, 0
	v_add_u32_e32 v16, vcc, v16, v9
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_addc_u32_e32 v17, vcc, v17, v10, vcc
	v_add_u32_e32 v18, vcc, v1, v11
	v_or_b32_e32 v11, 24, v34
	v_addc_u32_e32 v19, vcc, v2, v12, vcc
	v_mad_i64_i32 v[11:12], s[6:7], v11, s62, 0
	v_add_u32_e32 v18, vcc, v18, v9
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_addc_u32_e32 v19, vcc, v19, v10, vcc
	v_add_u32_e32 v20, vcc, v1, v11
	v_or_b32_e32 v11, 32, v34
	v_addc_u32_e32 v21, vcc, v2, v12, vcc
	v_mad_i64_i32 v[11:12], s[6:7], v11, s62, 0
	v_add_u32_e32 v20, vcc, v20, v9
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_addc_u32_e32 v21, vcc, v21, v10, vcc
	v_add_u32_e32 v22, vcc, v1, v11
	v_or_b32_e32 v11, 40, v34
	v_addc_u32_e32 v23, vcc, v2, v12, vcc
	v_mad_i64_i32 v[11:12], s[6:7], v11, s62, 0
	v_add_u32_e32 v22, vcc, v22, v9
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_addc_u32_e32 v23, vcc, v23, v10, vcc
	v_add_u32_e32 v24, vcc, v1, v11
	v_or_b32_e32 v11, 48, v34
	v_addc_u32_e32 v25, vcc, v2, v12, vcc
	v_mad_i64_i32 v[11:12], s[6:7], v11, s62, 0
	v_add_u32_e32 v24, vcc, v24, v9
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_addc_u32_e32 v25, vcc, v25, v10, vcc
	v_add_u32_e32 v26, vcc, v1, v11
	v_or_b32_e32 v11, 56, v34
	v_addc_u32_e32 v27, vcc, v2, v12, vcc
	v_mad_i64_i32 v[11:12], s[6:7], v11, s62, 0
	v_add_u32_e32 v26, vcc, v26, v9
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_addc_u32_e32 v27, vcc, v27, v10, vcc
	v_add_u32_e32 v11, vcc, v1, v11
	v_addc_u32_e32 v12, vcc, v2, v12, vcc
	v_add_u32_e32 v9, vcc, v11, v9
	v_addc_u32_e32 v10, vcc, v12, v10, vcc
	.loc	0 114
	flat_load_dword v11, v[14:15]
	flat_load_dword v12, v[16:17]
	flat_load_dword v14, v[18:19]
	flat_load_dword v15, v[20:21]
	flat_load_dword v16, v[22:23]
	flat_load_dword v17, v[24:25]
	flat_load_dword v18, v[26:27]
	flat_load_dword v9, v[9:10]
	.loc	0 179
	v_mul_u32_u24_e32 v10, 24, v34
	v_lshlrev_b32_e32 v10, 2, v10
	v_lshlrev_b32_e32 v19, 2, v7
	v_add_u32_e32 v10, vcc, v10, v19
	s_mov_b64 s[6:7], 0
	.loc	0 114
	s_waitcnt vmcnt(6)
	ds_write2st64_b32 v10, v11, v12 offset1:3
	s_waitcnt vmcnt(4)
	ds_write2st64_b32 v10, v14, v15 offset0:6 offset1:9
	s_waitcnt vmcnt(2)
	ds_write2st64_b32 v10, v16, v17 offset0:12 offset1:15
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v10, v18, v9 offset0:18 offset1:21
.LBB0_6:
	.loc	0 0
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_8
; %bb.7:
	.loc	0 179
	v_mad_i64_i32 v[9:10], s[6:7], v13, s62, 0
	v_or_b32_e32 v11, 16, v13
	v_mad_i64_i32 v[11:12], s[6:7], v11, s62, 0
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e32 v14, vcc, v1, v9
	v_addc_u32_e32 v15, vcc, v2, v10, vcc
	v_lshlrev_b64 v[9:10], 2, v[61:62]
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v14, vcc, v14, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	v_add_u32_e32 v16, vcc, v1, v11
	v_or_b32_e32 v11, 32, v13
	v_addc_u32_e32 v17, vcc, v2, v12, vcc
	v_mad_i64_i32 v[11:12], s[6:7], v11, s62, 0
	v_add_u32_e32 v16, vcc, v16, v9
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_addc_u32_e32 v17, vcc, v17, v10, vcc
	v_add_u32_e32 v18, vcc, v1, v11
	v_or_b32_e32 v11, 48, v13
	v_addc_u32_e32 v19, vcc, v2, v12, vcc
	v_mad_i64_i32 v[11:12], s[6:7], v11, s62, 0
	v_add_u32_e32 v18, vcc, v18, v9
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_addc_u32_e32 v19, vcc, v19, v10, vcc
	v_add_u32_e32 v11, vcc, v1, v11
	v_addc_u32_e32 v12, vcc, v2, v12, vcc
	v_add_u32_e32 v9, vcc, v11, v9
	v_addc_u32_e32 v10, vcc, v12, v10, vcc
	.loc	0 114
	flat_load_dwordx2 v[11:12], v[14:15]
	flat_load_dwordx2 v[14:15], v[16:17]
	flat_load_dwordx2 v[16:17], v[18:19]
	flat_load_dwordx2 v[9:10], v[9:10]
	.loc	0 179
	v_mul_u32_u24_e32 v18, 24, v13
	v_lshlrev_b32_e32 v19, 2, v61
	v_lshlrev_b32_e32 v18, 2, v18
	v_add_u32_e32 v18, vcc, v18, v19
	s_waitcnt vmcnt(2)
	ds_write2st64_b64 v18, v[11:12], v[14:15] offset1:3
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v18, v[16:17], v[9:10] offset0:6 offset1:9
.LBB0_8:
	.loc	0 0
	s_cmp_gt_i32 s67, 3
	s_mov_b64 s[6:7], -1
	s_cbranch_scc0 .LBB0_10
; %bb.9:
	.loc	0 179
	v_mad_i64_i32 v[9:10], s[6:7], v30, s64, 0
	v_or_b32_e32 v11, 32, v30
	v_mad_i64_i32 v[11:12], s[6:7], v11, s64, 0
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_mul_u32_u24_e32 v18, 24, v30
	v_add_u32_e32 v14, vcc, v3, v9
	v_addc_u32_e32 v15, vcc, v4, v10, vcc
	v_lshlrev_b64 v[9:10], 2, v[5:6]
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v14, vcc, v14, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	v_add_u32_e32 v11, vcc, v3, v11
	v_addc_u32_e32 v12, vcc, v4, v12, vcc
	v_add_u32_e32 v16, vcc, v11, v9
	v_addc_u32_e32 v17, vcc, v12, v10, vcc
	.loc	0 114
	flat_load_dwordx4 v[9:12], v[14:15]
	flat_load_dwordx4 v[14:17], v[16:17]
	.loc	0 179
	v_lshlrev_b32_e32 v19, 2, v5
	v_lshlrev_b32_e32 v18, 2, v18
	v_add_u32_e32 v18, vcc, v18, v19
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(1)
	ds_write_b128 v18, v[9:12] offset:12288
	.loc	0 180
	s_waitcnt vmcnt(0)
	ds_write_b128 v18, v[14:17] offset:15360
.LBB0_10:
	.loc	0 0
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_15
; %bb.11:
	s_cmp_lg_u32 s67, 2
	s_mov_b64 s[6:7], -1
	s_cbranch_scc0 .LBB0_13
; %bb.12:
	.loc	0 179
	v_mad_i64_i32 v[9:10], s[6:7], v34, s64, 0
	v_or_b32_e32 v11, 8, v34
	v_mad_i64_i32 v[11:12], s[6:7], v11, s64, 0
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e32 v14, vcc, v3, v9
	v_addc_u32_e32 v15, vcc, v4, v10, vcc
	v_lshlrev_b64 v[9:10], 2, v[7:8]
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v14, vcc, v14, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	v_add_u32_e32 v16, vcc, v3, v11
	v_or_b32_e32 v11, 16, v34
	v_addc_u32_e32 v17, vcc, v4, v12, vcc
	v_mad_i64_i32 v[11:12], s[6:7], v11, s64, 0
	v_add_u32_e32 v16, vcc, v16, v9
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_addc_u32_e32 v17, vcc, v17, v10, vcc
	v_add_u32_e32 v18, vcc, v3, v11
	v_or_b32_e32 v11, 24, v34
	v_addc_u32_e32 v19, vcc, v4, v12, vcc
	v_mad_i64_i32 v[11:12], s[6:7], v11, s64, 0
	v_add_u32_e32 v18, vcc, v18, v9
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_addc_u32_e32 v19, vcc, v19, v10, vcc
	v_add_u32_e32 v20, vcc, v3, v11
	v_or_b32_e32 v11, 32, v34
	v_addc_u32_e32 v21, vcc, v4, v12, vcc
	v_mad_i64_i32 v[11:12], s[6:7], v11, s64, 0
	v_add_u32_e32 v20, vcc, v20, v9
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_addc_u32_e32 v21, vcc, v21, v10, vcc
	v_add_u32_e32 v22, vcc, v3, v11
	v_or_b32_e32 v11, 40, v34
	v_addc_u32_e32 v23, vcc, v4, v12, vcc
	v_mad_i64_i32 v[11:12], s[6:7], v11, s64, 0
	v_add_u32_e32 v22, vcc, v22, v9
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_addc_u32_e32 v23, vcc, v23, v10, vcc
	v_add_u32_e32 v24, vcc, v3, v11
	v_or_b32_e32 v11, 48, v34
	v_addc_u32_e32 v25, vcc, v4, v12, vcc
	v_mad_i64_i32 v[11:12], s[6:7], v11, s64, 0
	v_add_u32_e32 v24, vcc, v24, v9
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_addc_u32_e32 v25, vcc, v25, v10, vcc
	v_add_u32_e32 v26, vcc, v3, v11
	v_or_b32_e32 v11, 56, v34
	v_addc_u32_e32 v27, vcc, v4, v12, vcc
	v_mad_i64_i32 v[11:12], s[6:7], v11, s64, 0
	v_add_u32_e32 v26, vcc, v26, v9
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_addc_u32_e32 v27, vcc, v27, v10, vcc
	v_add_u32_e32 v11, vcc, v3, v11
	v_addc_u32_e32 v12, vcc, v4, v12, vcc
	v_add_u32_e32 v9, vcc, v11, v9
	v_addc_u32_e32 v10, vcc, v12, v10, vcc
	.loc	0 114
	flat_load_dword v11, v[14:15]
	flat_load_dword v12, v[16:17]
	flat_load_dword v14, v[18:19]
	flat_load_dword v15, v[20:21]
	flat_load_dword v16, v[22:23]
	flat_load_dword v17, v[24:25]
	flat_load_dword v18, v[26:27]
	flat_load_dword v9, v[9:10]
	.loc	0 179
	v_mul_u32_u24_e32 v10, 24, v34
	v_lshlrev_b32_e32 v10, 2, v10
	v_lshlrev_b32_e32 v19, 2, v7
	v_add_u32_e32 v10, vcc, v10, v19
	s_mov_b64 s[6:7], 0
	.loc	0 114
	s_waitcnt vmcnt(6)
	ds_write2st64_b32 v10, v11, v12 offset0:48 offset1:51
	s_waitcnt vmcnt(4)
	ds_write2st64_b32 v10, v14, v15 offset0:54 offset1:57
	s_waitcnt vmcnt(2)
	ds_write2st64_b32 v10, v16, v17 offset0:60 offset1:63
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v10, v18, v9 offset0:66 offset1:69
.LBB0_13:
	.loc	0 0
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_15
; %bb.14:
	.loc	0 179
	v_mad_i64_i32 v[9:10], s[6:7], v13, s64, 0
	v_or_b32_e32 v11, 16, v13
	v_mad_i64_i32 v[11:12], s[6:7], v11, s64, 0
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e32 v14, vcc, v3, v9
	v_addc_u32_e32 v15, vcc, v4, v10, vcc
	v_lshlrev_b64 v[9:10], 2, v[61:62]
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v14, vcc, v14, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	v_add_u32_e32 v16, vcc, v3, v11
	v_or_b32_e32 v11, 32, v13
	v_addc_u32_e32 v17, vcc, v4, v12, vcc
	v_mad_i64_i32 v[11:12], s[6:7], v11, s64, 0
	v_add_u32_e32 v16, vcc, v16, v9
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_addc_u32_e32 v17, vcc, v17, v10, vcc
	v_add_u32_e32 v18, vcc, v3, v11
	v_or_b32_e32 v11, 48, v13
	v_addc_u32_e32 v19, vcc, v4, v12, vcc
	v_mad_i64_i32 v[11:12], s[6:7], v11, s64, 0
	v_add_u32_e32 v18, vcc, v18, v9
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_addc_u32_e32 v19, vcc, v19, v10, vcc
	v_add_u32_e32 v11, vcc, v3, v11
	v_addc_u32_e32 v12, vcc, v4, v12, vcc
	v_add_u32_e32 v9, vcc, v11, v9
	v_addc_u32_e32 v10, vcc, v12, v10, vcc
	.loc	0 114
	flat_load_dwordx2 v[11:12], v[14:15]
	flat_load_dwordx2 v[14:15], v[16:17]
	flat_load_dwordx2 v[16:17], v[18:19]
	flat_load_dwordx2 v[9:10], v[9:10]
	.loc	0 179
	v_mul_u32_u24_e32 v18, 24, v13
	v_lshlrev_b32_e32 v19, 2, v61
	v_lshlrev_b32_e32 v18, 2, v18
	v_add_u32_e32 v18, vcc, v18, v19
	s_waitcnt vmcnt(2)
	ds_write2st64_b64 v18, v[11:12], v[14:15] offset0:24 offset1:27
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v18, v[16:17], v[9:10] offset0:30 offset1:33
.LBB0_15:
	.loc	0 0
	s_mov_b64 s[6:7], 0
.LBB0_16:
	s_xor_b64 s[70:71], s[0:1], -1
	s_xor_b64 s[72:73], s[2:3], -1
	.loc	0 179
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_90
; %bb.17:
	.loc	0 0
	s_cmp_le_i32 s79, s66
	s_cbranch_scc1 .LBB0_90
; %bb.18:
	s_sub_i32 s6, s79, s66
	v_sub_u32_e32 v15, vcc, s6, v7
	s_mov_b64 s[2:3], -1
	.loc	0 179
	s_andn2_b64 vcc, exec, s[70:71]
	v_cmp_lt_i32_e64 s[0:1], 0, v15
	s_cbranch_vccz .LBB0_22
; %bb.19:
	.loc	0 0
	v_sub_u32_e32 v14, vcc, s6, v5
	.loc	0 179
	s_and_b64 vcc, exec, s[2:3]
	v_cmp_lt_i32_e64 s[0:1], 0, v14
	s_cbranch_vccnz .LBB0_39
.LBB0_20:
	s_andn2_b64 vcc, exec, s[72:73]
	s_mov_b64 s[0:1], -1
	s_cbranch_vccz .LBB0_56
.LBB0_21:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_73
	s_branch .LBB0_90
.LBB0_22:
	v_cmp_gt_i32_e32 vcc, s20, v34
	.loc	0 114
	s_and_b64 s[8:9], vcc, s[0:1]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_24
; %bb.23:
	.loc	0 179
	v_mad_i64_i32 v[11:12], s[8:9], v34, s62, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v9, vcc, v1, v11
	v_addc_u32_e32 v14, vcc, v2, v12, vcc
	v_lshlrev_b64 v[11:12], 2, v[7:8]
	v_add_u32_e32 v11, vcc, v9, v11
	v_addc_u32_e32 v12, vcc, v14, v12, vcc
	.loc	0 114
	flat_load_dword v12, v[11:12]
.LBB0_24:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_mul_u32_u24_e32 v9, 24, v34
	v_lshlrev_b32_e32 v11, 2, v9
	v_lshlrev_b32_e32 v9, 2, v7
	v_add_u32_e32 v14, vcc, v11, v9
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v12
	.loc	0 179
	v_or_b32_e32 v12, 8, v34
	v_cmp_gt_i32_e32 vcc, s20, v12
	.loc	0 114
	s_and_b64 s[8:9], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_26
; %bb.25:
	.loc	0 179
	v_mad_i64_i32 v[16:17], s[8:9], v12, s62, 0
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v10, vcc, v1, v16
	v_addc_u32_e32 v12, vcc, v2, v17, vcc
	v_lshlrev_b64 v[16:17], 2, v[7:8]
	v_add_u32_e32 v16, vcc, v10, v16
	v_addc_u32_e32 v17, vcc, v12, v17, vcc
	.loc	0 114
	flat_load_dword v10, v[16:17]
.LBB0_26:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_add_u32_e32 v11, vcc, 0x300, v11
	v_add_u32_e32 v12, vcc, v11, v9
	v_or_b32_e32 v14, 16, v34
	v_cmp_gt_i32_e32 vcc, s20, v14
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v10
	s_and_b64 s[8:9], vcc, s[0:1]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_28
; %bb.27:
	.loc	0 179
	v_mad_i64_i32 v[16:17], s[8:9], v14, s62, 0
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v12, vcc, v1, v16
	v_addc_u32_e32 v14, vcc, v2, v17, vcc
	v_lshlrev_b64 v[16:17], 2, v[7:8]
	v_add_u32_e32 v16, vcc, v12, v16
	v_addc_u32_e32 v17, vcc, v14, v17, vcc
	.loc	0 114
	flat_load_dword v12, v[16:17]
.LBB0_28:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_add_u32_e32 v11, vcc, 0x300, v11
	v_add_u32_e32 v14, vcc, v11, v9
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v12
	.loc	0 179
	v_or_b32_e32 v12, 24, v34
	v_cmp_gt_i32_e32 vcc, s20, v12
	.loc	0 114
	s_and_b64 s[8:9], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_30
; %bb.29:
	.loc	0 179
	v_mad_i64_i32 v[16:17], s[8:9], v12, s62, 0
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v10, vcc, v1, v16
	v_addc_u32_e32 v12, vcc, v2, v17, vcc
	v_lshlrev_b64 v[16:17], 2, v[7:8]
	v_add_u32_e32 v16, vcc, v10, v16
	v_addc_u32_e32 v17, vcc, v12, v17, vcc
	.loc	0 114
	flat_load_dword v10, v[16:17]
.LBB0_30:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_add_u32_e32 v11, vcc, 0x300, v11
	v_add_u32_e32 v12, vcc, v11, v9
	v_or_b32_e32 v14, 32, v34
	v_cmp_gt_i32_e32 vcc, s20, v14
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v10
	s_and_b64 s[8:9], vcc, s[0:1]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_32
; %bb.31:
	.loc	0 179
	v_mad_i64_i32 v[16:17], s[8:9], v14, s62, 0
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v12, vcc, v1, v16
	v_addc_u32_e32 v14, vcc, v2, v17, vcc
	v_lshlrev_b64 v[16:17], 2, v[7:8]
	v_add_u32_e32 v16, vcc, v12, v16
	v_addc_u32_e32 v17, vcc, v14, v17, vcc
	.loc	0 114
	flat_load_dword v12, v[16:17]
.LBB0_32:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_add_u32_e32 v11, vcc, 0x300, v11
	v_add_u32_e32 v14, vcc, v11, v9
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v12
	.loc	0 179
	v_or_b32_e32 v12, 40, v34
	v_cmp_gt_i32_e32 vcc, s20, v12
	.loc	0 114
	s_and_b64 s[8:9], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_34
; %bb.33:
	.loc	0 179
	v_mad_i64_i32 v[16:17], s[8:9], v12, s62, 0
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v10, vcc, v1, v16
	v_addc_u32_e32 v12, vcc, v2, v17, vcc
	v_lshlrev_b64 v[16:17], 2, v[7:8]
	v_add_u32_e32 v16, vcc, v10, v16
	v_addc_u32_e32 v17, vcc, v12, v17, vcc
	.loc	0 114
	flat_load_dword v10, v[16:17]
.LBB0_34:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_add_u32_e32 v11, vcc, 0x300, v11
	v_add_u32_e32 v12, vcc, v11, v9
	v_or_b32_e32 v14, 48, v34
	v_cmp_gt_i32_e32 vcc, s20, v14
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v10
	s_and_b64 s[8:9], vcc, s[0:1]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_36
; %bb.35:
	.loc	0 179
	v_mad_i64_i32 v[16:17], s[8:9], v14, s62, 0
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v12, vcc, v1, v16
	v_addc_u32_e32 v14, vcc, v2, v17, vcc
	v_lshlrev_b64 v[16:17], 2, v[7:8]
	v_add_u32_e32 v16, vcc, v12, v16
	v_addc_u32_e32 v17, vcc, v14, v17, vcc
	.loc	0 114
	flat_load_dword v12, v[16:17]
.LBB0_36:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_add_u32_e32 v11, vcc, 0x300, v11
	v_add_u32_e32 v9, vcc, v11, v9
	v_or_b32_e32 v11, 56, v34
	v_cmp_gt_i32_e32 vcc, s20, v11
	.loc	0 114
	s_and_b64 s[2:3], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v12
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_38
; %bb.37:
	.loc	0 179
	v_mad_i64_i32 v[10:11], s[2:3], v11, s62, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v12, vcc, v1, v10
	v_addc_u32_e32 v14, vcc, v2, v11, vcc
	v_lshlrev_b64 v[10:11], 2, v[7:8]
	v_add_u32_e32 v10, vcc, v12, v10
	v_addc_u32_e32 v11, vcc, v14, v11, vcc
	.loc	0 114
	flat_load_dword v10, v[10:11]
.LBB0_38:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v10 offset:768
	v_sub_u32_e32 v14, vcc, s6, v5
	v_cmp_lt_i32_e64 s[0:1], 0, v14
	s_branch .LBB0_20
.LBB0_39:
	.loc	0 179
	v_mad_i64_i32 v[9:10], s[2:3], v30, s62, 0
	.loc	0 114
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	.loc	0 179
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e32 v11, vcc, v1, v9
	v_addc_u32_e32 v12, vcc, v2, v10, vcc
	v_lshlrev_b64 v[9:10], 2, v[5:6]
	v_add_u32_e32 v11, vcc, v11, v9
	v_addc_u32_e32 v12, vcc, v12, v10, vcc
	v_cmp_gt_i32_e32 vcc, s20, v30
	.loc	0 114
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_41
; %bb.40:
	flat_load_dword v18, v[11:12]
.LBB0_41:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_mul_u32_u24_e32 v16, 24, v30
	v_lshlrev_b32_e32 v16, 2, v16
	v_lshlrev_b32_e32 v19, 2, v5
	v_add_u32_e64 v16, s[2:3], v16, v19
	.loc	0 114
	v_cmp_lt_i32_e64 s[2:3], 1, v14
	s_and_b64 s[6:7], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v16, v18
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_43
; %bb.42:
	v_add_u32_e64 v17, s[6:7], 4, v11
	v_addc_u32_e64 v18, s[6:7], 0, v12, s[6:7]
	flat_load_dword v17, v[17:18]
.LBB0_43:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 114
	v_cmp_lt_i32_e64 s[6:7], 2, v14
	s_waitcnt vmcnt(0)
	ds_write_b32 v16, v17 offset:4
	s_and_b64 s[8:9], vcc, s[6:7]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_45
; %bb.44:
	v_add_u32_e64 v18, s[8:9], 8, v11
	v_addc_u32_e64 v19, s[8:9], 0, v12, s[8:9]
	flat_load_dword v18, v[18:19]
.LBB0_45:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 114
	v_cmp_lt_i32_e64 s[8:9], 3, v14
	s_and_b64 s[12:13], vcc, s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v16, v18 offset:8
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB0_47
; %bb.46:
	v_add_u32_e32 v11, vcc, 12, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	flat_load_dword v17, v[11:12]
.LBB0_47:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 179
	v_or_b32_e32 v18, 32, v30
	v_mad_i64_i32 v[11:12], s[10:11], v18, s62, 0
	v_cmp_gt_i32_e64 s[10:11], s20, v18
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v16, v17 offset:12
	.loc	0 179
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	.loc	0 114
	s_and_b64 s[12:13], s[10:11], s[0:1]
	.loc	0 179
	v_add_u32_e32 v11, vcc, v1, v11
	v_addc_u32_e32 v12, vcc, v2, v12, vcc
	v_add_u32_e32 v9, vcc, v11, v9
	v_addc_u32_e32 v10, vcc, v12, v10, vcc
	.loc	0 114
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execz .LBB0_49
; %bb.48:
	flat_load_dword v17, v[9:10]
.LBB0_49:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 179
	v_add_u32_e32 v11, vcc, 0xc00, v16
	.loc	0 114
	s_and_b64 s[2:3], s[10:11], s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v16, v17 offset:3072
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_51
; %bb.50:
	v_add_u32_e32 v16, vcc, 4, v9
	v_addc_u32_e32 v17, vcc, 0, v10, vcc
	flat_load_dword v12, v[16:17]
.LBB0_51:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:4
	s_and_b64 s[2:3], s[10:11], s[6:7]
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_53
; %bb.52:
	v_add_u32_e32 v16, vcc, 8, v9
	v_addc_u32_e32 v17, vcc, 0, v10, vcc
	flat_load_dword v16, v[16:17]
.LBB0_53:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_and_b64 s[2:3], s[10:11], s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v16 offset:8
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_55
; %bb.54:
	v_add_u32_e32 v9, vcc, 12, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	flat_load_dword v12, v[9:10]
.LBB0_55:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:12
	.loc	0 179
	s_andn2_b64 vcc, exec, s[72:73]
	s_mov_b64 s[0:1], -1
	s_cbranch_vccnz .LBB0_21
.LBB0_56:
	v_cmp_gt_i32_e32 vcc, s42, v34
	.loc	0 114
	v_cmp_lt_i32_e64 s[0:1], 0, v15
	s_and_b64 s[6:7], vcc, s[0:1]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_58
; %bb.57:
	.loc	0 179
	v_mad_i64_i32 v[11:12], s[6:7], v34, s64, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v9, vcc, v3, v11
	v_addc_u32_e32 v15, vcc, v4, v12, vcc
	v_lshlrev_b64 v[11:12], 2, v[7:8]
	v_add_u32_e32 v11, vcc, v9, v11
	v_addc_u32_e32 v12, vcc, v15, v12, vcc
	.loc	0 114
	flat_load_dword v12, v[11:12]
.LBB0_58:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_mul_u32_u24_e32 v9, 24, v34
	v_lshlrev_b32_e32 v9, 2, v9
	v_or_b32_e32 v11, 0x3000, v9
	v_lshlrev_b32_e32 v9, 2, v7
	v_add_u32_e32 v15, vcc, v11, v9
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v12
	.loc	0 179
	v_or_b32_e32 v12, 8, v34
	v_cmp_gt_i32_e32 vcc, s42, v12
	.loc	0 114
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_60
; %bb.59:
	.loc	0 179
	v_mad_i64_i32 v[15:16], s[6:7], v12, s64, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v10, vcc, v3, v15
	v_addc_u32_e32 v12, vcc, v4, v16, vcc
	v_lshlrev_b64 v[15:16], 2, v[7:8]
	v_add_u32_e32 v15, vcc, v10, v15
	v_addc_u32_e32 v16, vcc, v12, v16, vcc
	.loc	0 114
	flat_load_dword v10, v[15:16]
.LBB0_60:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_add_u32_e32 v11, vcc, 0x300, v11
	v_add_u32_e32 v12, vcc, v11, v9
	v_or_b32_e32 v15, 16, v34
	v_cmp_gt_i32_e32 vcc, s42, v15
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v10
	s_and_b64 s[6:7], vcc, s[0:1]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_62
; %bb.61:
	.loc	0 179
	v_mad_i64_i32 v[15:16], s[6:7], v15, s64, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v12, vcc, v3, v15
	v_addc_u32_e32 v17, vcc, v4, v16, vcc
	v_lshlrev_b64 v[15:16], 2, v[7:8]
	v_add_u32_e32 v15, vcc, v12, v15
	v_addc_u32_e32 v16, vcc, v17, v16, vcc
	.loc	0 114
	flat_load_dword v12, v[15:16]
.LBB0_62:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_add_u32_e32 v11, vcc, 0x300, v11
	v_add_u32_e32 v15, vcc, v11, v9
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v12
	.loc	0 179
	v_or_b32_e32 v12, 24, v34
	v_cmp_gt_i32_e32 vcc, s42, v12
	.loc	0 114
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_64
; %bb.63:
	.loc	0 179
	v_mad_i64_i32 v[15:16], s[6:7], v12, s64, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v10, vcc, v3, v15
	v_addc_u32_e32 v12, vcc, v4, v16, vcc
	v_lshlrev_b64 v[15:16], 2, v[7:8]
	v_add_u32_e32 v15, vcc, v10, v15
	v_addc_u32_e32 v16, vcc, v12, v16, vcc
	.loc	0 114
	flat_load_dword v10, v[15:16]
.LBB0_64:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_add_u32_e32 v11, vcc, 0x300, v11
	v_add_u32_e32 v12, vcc, v11, v9
	v_or_b32_e32 v15, 32, v34
	v_cmp_gt_i32_e32 vcc, s42, v15
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v10
	s_and_b64 s[6:7], vcc, s[0:1]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_66
; %bb.65:
	.loc	0 179
	v_mad_i64_i32 v[15:16], s[6:7], v15, s64, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v12, vcc, v3, v15
	v_addc_u32_e32 v17, vcc, v4, v16, vcc
	v_lshlrev_b64 v[15:16], 2, v[7:8]
	v_add_u32_e32 v15, vcc, v12, v15
	v_addc_u32_e32 v16, vcc, v17, v16, vcc
	.loc	0 114
	flat_load_dword v12, v[15:16]
.LBB0_66:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_add_u32_e32 v11, vcc, 0x300, v11
	v_add_u32_e32 v15, vcc, v11, v9
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v12
	.loc	0 179
	v_or_b32_e32 v12, 40, v34
	v_cmp_gt_i32_e32 vcc, s42, v12
	.loc	0 114
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_68
; %bb.67:
	.loc	0 179
	v_mad_i64_i32 v[15:16], s[6:7], v12, s64, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v10, vcc, v3, v15
	v_addc_u32_e32 v12, vcc, v4, v16, vcc
	v_lshlrev_b64 v[15:16], 2, v[7:8]
	v_add_u32_e32 v15, vcc, v10, v15
	v_addc_u32_e32 v16, vcc, v12, v16, vcc
	.loc	0 114
	flat_load_dword v10, v[15:16]
.LBB0_68:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_add_u32_e32 v11, vcc, 0x300, v11
	v_add_u32_e32 v12, vcc, v11, v9
	v_or_b32_e32 v15, 48, v34
	v_cmp_gt_i32_e32 vcc, s42, v15
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v10
	s_and_b64 s[6:7], vcc, s[0:1]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_70
; %bb.69:
	.loc	0 179
	v_mad_i64_i32 v[15:16], s[6:7], v15, s64, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v12, vcc, v3, v15
	v_addc_u32_e32 v17, vcc, v4, v16, vcc
	v_lshlrev_b64 v[15:16], 2, v[7:8]
	v_add_u32_e32 v15, vcc, v12, v15
	v_addc_u32_e32 v16, vcc, v17, v16, vcc
	.loc	0 114
	flat_load_dword v12, v[15:16]
.LBB0_70:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_add_u32_e32 v11, vcc, 0x300, v11
	v_add_u32_e32 v9, vcc, v11, v9
	v_or_b32_e32 v11, 56, v34
	v_cmp_gt_i32_e32 vcc, s42, v11
	.loc	0 114
	s_and_b64 s[2:3], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v12
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_72
; %bb.71:
	.loc	0 179
	v_mad_i64_i32 v[10:11], s[2:3], v11, s64, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v12, vcc, v3, v10
	v_addc_u32_e32 v15, vcc, v4, v11, vcc
	v_lshlrev_b64 v[10:11], 2, v[7:8]
	v_add_u32_e32 v10, vcc, v12, v10
	v_addc_u32_e32 v11, vcc, v15, v11, vcc
	.loc	0 114
	flat_load_dword v10, v[10:11]
.LBB0_72:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v10 offset:768
	s_branch .LBB0_90
.LBB0_73:
	.loc	0 179
	v_mad_i64_i32 v[9:10], s[0:1], v30, s64, 0
	v_cmp_gt_i32_e64 s[8:9], s42, v30
	.loc	0 114
	v_mov_b32_e32 v16, 0
	.loc	0 179
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_mov_b32_e32 v17, 0
	v_add_u32_e32 v11, vcc, v3, v9
	v_addc_u32_e32 v12, vcc, v4, v10, vcc
	v_lshlrev_b64 v[9:10], 2, v[5:6]
	v_add_u32_e32 v11, vcc, v11, v9
	v_addc_u32_e32 v12, vcc, v12, v10, vcc
	.loc	0 114
	v_cmp_lt_i32_e32 vcc, 0, v14
	s_and_b64 s[2:3], s[8:9], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_75
; %bb.74:
	flat_load_dword v17, v[11:12]
.LBB0_75:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 179
	v_mul_u32_u24_e32 v15, 24, v30
	v_lshlrev_b32_e32 v15, 2, v15
	v_or_b32_e32 v15, 0x3000, v15
	v_lshlrev_b32_e32 v18, 2, v5
	v_add_u32_e64 v15, s[0:1], v15, v18
	.loc	0 114
	v_cmp_lt_i32_e64 s[0:1], 1, v14
	s_and_b64 s[2:3], s[8:9], s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v17
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_77
; %bb.76:
	v_add_u32_e64 v16, s[2:3], 4, v11
	v_addc_u32_e64 v17, s[2:3], 0, v12, s[2:3]
	flat_load_dword v16, v[16:17]
.LBB0_77:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 114
	v_cmp_lt_i32_e64 s[2:3], 2, v14
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v16 offset:4
	s_and_b64 s[6:7], s[8:9], s[2:3]
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_79
; %bb.78:
	v_add_u32_e64 v17, s[6:7], 8, v11
	v_addc_u32_e64 v18, s[6:7], 0, v12, s[6:7]
	flat_load_dword v17, v[17:18]
.LBB0_79:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 114
	v_cmp_lt_i32_e64 s[6:7], 3, v14
	s_and_b64 s[8:9], s[8:9], s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v17 offset:8
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_81
; %bb.80:
	v_add_u32_e64 v11, s[8:9], 12, v11
	v_addc_u32_e64 v12, s[8:9], 0, v12, s[8:9]
	flat_load_dword v16, v[11:12]
.LBB0_81:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 179
	v_or_b32_e32 v14, 32, v30
	v_mad_i64_i32 v[11:12], s[8:9], v14, s64, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v16 offset:12
	.loc	0 179
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v11, s[8:9], v3, v11
	v_addc_u32_e64 v12, s[8:9], v4, v12, s[8:9]
	v_add_u32_e64 v9, s[8:9], v11, v9
	v_addc_u32_e64 v10, s[8:9], v12, v10, s[8:9]
	v_cmp_gt_i32_e64 s[8:9], s42, v14
	.loc	0 114
	s_and_b64 s[12:13], s[8:9], vcc
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB0_83
; %bb.82:
	flat_load_dword v14, v[9:10]
.LBB0_83:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 179
	v_add_u32_e32 v11, vcc, 0xc00, v15
	.loc	0 114
	s_and_b64 s[10:11], s[8:9], s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v14 offset:3072
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_85
; %bb.84:
	v_add_u32_e32 v14, vcc, 4, v9
	v_addc_u32_e32 v15, vcc, 0, v10, vcc
	flat_load_dword v12, v[14:15]
.LBB0_85:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:4
	s_and_b64 s[2:3], s[8:9], s[2:3]
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_87
; %bb.86:
	v_add_u32_e32 v14, vcc, 8, v9
	v_addc_u32_e32 v15, vcc, 0, v10, vcc
	flat_load_dword v14, v[14:15]
.LBB0_87:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_and_b64 s[2:3], s[8:9], s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v14 offset:8
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_89
; %bb.88:
	v_add_u32_e32 v9, vcc, 12, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	flat_load_dword v12, v[9:10]
.LBB0_89:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:12
.LBB0_90:
	.loc	0 163
	v_lshrrev_b32_e32 v9, 1, v0
	v_and_b32_e32 v74, 32, v9
	v_and_b32_e32 v9, 3, v0
	.loc	0 162
	v_and_b32_e32 v73, 7, v30
	s_mov_b32 s80, 1
	.loc	0 163
	v_and_b32_e32 v0, 32, v0
	s_mov_b32 s81, 0
	.loc	0 180
	s_cmp_gt_i32 s79, s66
	v_mov_b32_e32 v20, 0
	v_lshlrev_b32_e32 v75, 1, v9
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v11, 0
	s_cbranch_scc0 .LBB0_194
; %bb.91:
	.loc	0 0
	v_or_b32_e32 v9, 16, v13
	v_or_b32_e32 v10, 32, v13
	v_or_b32_e32 v11, 48, v13
	v_or_b32_e32 v33, 32, v30
	v_or_b32_e32 v76, 8, v34
	v_or_b32_e32 v77, 16, v34
	v_or_b32_e32 v78, 24, v34
	v_or_b32_e32 v79, 32, v34
	v_or_b32_e32 v80, 40, v34
	v_or_b32_e32 v82, 48, v34
	v_or_b32_e32 v83, 56, v34
	v_mad_i64_i32 v[21:22], s[0:1], v13, s62, 0
	v_mad_i64_i32 v[23:24], s[0:1], v9, s62, 0
	v_mad_i64_i32 v[25:26], s[0:1], v10, s62, 0
	v_mad_i64_i32 v[27:28], s[0:1], v11, s62, 0
	v_mad_i64_i32 v[37:38], s[0:1], v30, s62, 0
	v_mad_i64_i32 v[41:42], s[0:1], v33, s62, 0
	v_mad_i64_i32 v[43:44], s[0:1], v34, s62, 0
	v_mad_i64_i32 v[47:48], s[0:1], v76, s62, 0
	v_mad_i64_i32 v[49:50], s[0:1], v77, s62, 0
	v_mad_i64_i32 v[51:52], s[0:1], v78, s62, 0
	v_mad_i64_i32 v[53:54], s[0:1], v79, s62, 0
	v_mad_i64_i32 v[55:56], s[0:1], v80, s62, 0
	v_mad_i64_i32 v[57:58], s[0:1], v82, s62, 0
	v_mad_i64_i32 v[59:60], s[0:1], v83, s62, 0
	v_mad_i64_i32 v[31:32], s[0:1], v13, s64, 0
	v_mad_i64_i32 v[35:36], s[0:1], v9, s64, 0
	v_mad_i64_i32 v[39:40], s[0:1], v10, s64, 0
	v_mad_i64_i32 v[45:46], s[0:1], v11, s64, 0
	v_mad_i64_i32 v[63:64], s[0:1], v30, s64, 0
	v_mad_i64_i32 v[65:66], s[0:1], v33, s64, 0
	v_mad_i64_i32 v[67:68], s[0:1], v34, s64, 0
	v_mad_i64_i32 v[69:70], s[0:1], v76, s64, 0
	v_mul_u32_u24_e32 v72, 24, v30
	v_cmp_gt_i32_e64 s[18:19], s20, v30
	v_cmp_gt_i32_e64 s[40:41], s42, v30
	v_or_b32_e32 v30, v75, v0
	v_or_b32_e32 v29, v74, v73
	v_mul_u32_u24_e32 v71, 24, v13
	v_mad_i64_i32 v[9:10], s[0:1], v77, s64, 0
	v_mad_i64_i32 v[11:12], s[0:1], v78, s64, 0
	v_mad_i64_i32 v[13:14], s[0:1], v79, s64, 0
	v_mad_i64_i32 v[15:16], s[0:1], v80, s64, 0
	v_mad_i64_i32 v[17:18], s[0:1], v82, s64, 0
	v_mad_i64_i32 v[19:20], s[0:1], v83, s64, 0
	v_mul_u32_u24_e32 v30, 24, v30
	v_mul_u32_u24_e32 v29, 24, v29
	.loc	0 180
	v_lshlrev_b32_e32 v30, 2, v30
	s_movk_i32 s44, 0x3000
	v_mul_u32_u24_e32 v81, 24, v34
	v_cmp_gt_i32_e64 s[0:1], s20, v34
	v_cmp_gt_i32_e64 s[2:3], s20, v76
	v_cmp_gt_i32_e64 s[6:7], s20, v77
	v_cmp_gt_i32_e64 s[8:9], s20, v78
	v_cmp_gt_i32_e64 s[10:11], s20, v79
	v_cmp_gt_i32_e64 s[12:13], s20, v80
	v_cmp_gt_i32_e64 s[14:15], s20, v82
	v_cmp_gt_i32_e64 s[16:17], s20, v83
	v_cmp_gt_i32_e64 s[20:21], s20, v33
	v_cmp_gt_i32_e64 s[22:23], s42, v34
	v_cmp_gt_i32_e64 s[24:25], s42, v76
	v_cmp_gt_i32_e64 s[26:27], s42, v77
	v_cmp_gt_i32_e64 s[28:29], s42, v78
	v_cmp_gt_i32_e64 s[30:31], s42, v79
	v_cmp_gt_i32_e64 s[34:35], s42, v80
	v_cmp_gt_i32_e64 s[36:37], s42, v82
	v_cmp_gt_i32_e64 s[38:39], s42, v83
	v_cmp_gt_i32_e64 s[42:43], s42, v33
	v_add_u32_e32 v77, vcc, s44, v30
	v_lshlrev_b32_e32 v78, 2, v29
	v_lshlrev_b64 v[21:22], 2, v[21:22]
	v_lshlrev_b64 v[23:24], 2, v[23:24]
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_lshlrev_b64 v[27:28], 2, v[27:28]
	v_lshlrev_b64 v[29:30], 2, v[31:32]
	v_lshlrev_b64 v[31:32], 2, v[35:36]
	v_lshlrev_b64 v[33:34], 2, v[39:40]
	v_lshlrev_b64 v[35:36], 2, v[45:46]
	v_lshlrev_b64 v[37:38], 2, v[37:38]
	v_lshlrev_b64 v[39:40], 2, v[5:6]
	v_lshlrev_b64 v[41:42], 2, v[41:42]
	v_lshlrev_b64 v[43:44], 2, v[43:44]
	v_lshlrev_b64 v[45:46], 2, v[7:8]
	v_lshlrev_b64 v[47:48], 2, v[47:48]
	v_lshlrev_b64 v[49:50], 2, v[49:50]
	v_lshlrev_b64 v[51:52], 2, v[51:52]
	v_lshlrev_b64 v[53:54], 2, v[53:54]
	v_lshlrev_b64 v[55:56], 2, v[55:56]
	v_lshlrev_b64 v[57:58], 2, v[57:58]
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	v_lshlrev_b32_e32 v87, 2, v61
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	v_lshlrev_b64 v[63:64], 2, v[63:64]
	v_lshlrev_b64 v[65:66], 2, v[65:66]
	v_lshlrev_b64 v[67:68], 2, v[67:68]
	v_lshlrev_b64 v[69:70], 2, v[69:70]
	.loc	0 0
	v_mov_b32_e32 v76, 0
	v_lshlrev_b32_e32 v79, 2, v72
	v_lshlrev_b32_e32 v80, 2, v5
	v_lshlrev_b32_e32 v81, 2, v81
	v_lshlrev_b32_e32 v82, 2, v7
	v_lshlrev_b32_e32 v86, 2, v71
	s_movk_i32 s82, 0x800
	s_movk_i32 s83, 0x400
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v98, 0
	v_mov_b32_e32 v101, 0
	v_mov_b32_e32 v104, 0
	v_mov_b32_e32 v107, 0
	v_mov_b32_e32 v110, 0
	v_mov_b32_e32 v113, 0
	v_mov_b32_e32 v116, 0
	v_mov_b32_e32 v119, 0
	v_mov_b32_e32 v122, 0
	v_mov_b32_e32 v125, 0
	v_mov_b32_e32 v128, 0
	v_mov_b32_e32 v131, 0
	v_mov_b32_e32 v134, 0
	v_mov_b32_e32 v137, 0
	v_mov_b32_e32 v138, 0
	v_mov_b32_e32 v139, 0
	v_mov_b32_e32 v140, 0
	v_mov_b32_e32 v141, 0
	v_mov_b32_e32 v142, 0
	v_mov_b32_e32 v143, 0
	v_mov_b32_e32 v144, 0
	v_mov_b32_e32 v145, 0
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v97, 0
	v_mov_b32_e32 v99, 0
	v_mov_b32_e32 v100, 0
	v_mov_b32_e32 v102, 0
	v_mov_b32_e32 v103, 0
	v_mov_b32_e32 v105, 0
	v_mov_b32_e32 v106, 0
	v_mov_b32_e32 v108, 0
	v_mov_b32_e32 v109, 0
	v_mov_b32_e32 v111, 0
	v_mov_b32_e32 v112, 0
	v_mov_b32_e32 v114, 0
	v_mov_b32_e32 v115, 0
	v_mov_b32_e32 v117, 0
	v_mov_b32_e32 v118, 0
	v_mov_b32_e32 v120, 0
	v_mov_b32_e32 v121, 0
	v_mov_b32_e32 v123, 0
	v_mov_b32_e32 v124, 0
	v_mov_b32_e32 v126, 0
	v_mov_b32_e32 v127, 0
	v_mov_b32_e32 v129, 0
	v_mov_b32_e32 v130, 0
	v_mov_b32_e32 v132, 0
	v_mov_b32_e32 v133, 0
	v_mov_b32_e32 v135, 0
	v_mov_b32_e32 v136, 0
	s_mov_b32 s84, 0
	s_branch .LBB0_93
.LBB0_92:                               ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	s_add_i32 s44, s80, 1
	s_cmp_lg_u32 s80, 1
	s_cselect_b32 s80, s44, 0
	.loc	0 209
	s_add_i32 s44, s81, 1
	s_cmp_lg_u32 s81, 1
	s_cselect_b32 s81, s44, 0
	.loc	0 180
	s_cmp_le_i32 s79, s66
	s_cbranch_scc1 .LBB0_193
.LBB0_93:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_190 Depth 2
	.loc	0 0
	v_add_u32_e32 v3, vcc, 64, v3
	.loc	0 182
	s_add_i32 s44, s66, 32
	.loc	0 0
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	0 182
	s_cmp_gt_i32 s44, s79
	.loc	0 0
	v_add_u32_e32 v1, vcc, 64, v1
	.loc	0 182
	s_cselect_b64 s[44:45], -1, 0
	.loc	0 0
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 182
	s_or_b64 s[46:47], s[44:45], s[68:69]
	s_mov_b64 s[44:45], -1
	s_and_b64 vcc, exec, s[46:47]
	.loc	0 181
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_105
; %bb.94:                               ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_mov_b64 s[48:49], -1
	s_mov_b64 s[44:45], 0
	s_cmp_lt_i32 s58, 4
	s_mov_b64 s[46:47], 0
	s_cbranch_scc0 .LBB0_111
; %bb.95:                               ;   in Loop: Header=BB0_93 Depth=1
	s_and_b64 vcc, exec, s[48:49]
	s_cbranch_vccnz .LBB0_114
.LBB0_96:                               ;   in Loop: Header=BB0_93 Depth=1
	s_andn2_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB0_115
.LBB0_97:                               ;   in Loop: Header=BB0_93 Depth=1
	s_andn2_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB0_99
.LBB0_98:                               ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_add_u32_e32 v71, vcc, v1, v21
	v_addc_u32_e32 v72, vcc, v2, v22, vcc
	v_add_u32_e32 v71, vcc, v71, v61
	v_addc_u32_e32 v72, vcc, v72, v62, vcc
	v_add_u32_e32 v146, vcc, v1, v23
	v_addc_u32_e32 v147, vcc, v2, v24, vcc
	v_add_u32_e32 v146, vcc, v146, v61
	v_addc_u32_e32 v147, vcc, v147, v62, vcc
	v_add_u32_e32 v148, vcc, v1, v25
	v_addc_u32_e32 v149, vcc, v2, v26, vcc
	v_add_u32_e32 v148, vcc, v148, v61
	v_addc_u32_e32 v149, vcc, v149, v62, vcc
	v_add_u32_e32 v150, vcc, v1, v27
	v_addc_u32_e32 v151, vcc, v2, v28, vcc
	v_add_u32_e32 v150, vcc, v150, v61
	v_addc_u32_e32 v151, vcc, v151, v62, vcc
	.loc	0 114
	flat_load_dwordx2 v[71:72], v[71:72]
	flat_load_dwordx2 v[146:147], v[146:147]
	flat_load_dwordx2 v[148:149], v[148:149]
	flat_load_dwordx2 v[150:151], v[150:151]
	s_mul_i32 s44, s80, 0x1800
	.loc	0 182
	v_or_b32_e32 v152, s44, v86
	v_add_u32_e32 v152, vcc, v152, v87
	s_waitcnt vmcnt(2)
	ds_write2st64_b64 v152, v[71:72], v[146:147] offset1:3
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v152, v[148:149], v[150:151] offset0:6 offset1:9
.LBB0_99:                               ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_mov_b64 s[48:49], -1
	s_mov_b64 s[44:45], 0
	s_cmp_lt_i32 s67, 4
	s_mov_b64 s[46:47], 0
	s_cbranch_scc0 .LBB0_116
; %bb.100:                              ;   in Loop: Header=BB0_93 Depth=1
	s_and_b64 vcc, exec, s[48:49]
	s_cbranch_vccnz .LBB0_119
.LBB0_101:                              ;   in Loop: Header=BB0_93 Depth=1
	s_andn2_b64 vcc, exec, s[46:47]
	s_cbranch_vccz .LBB0_120
.LBB0_102:                              ;   in Loop: Header=BB0_93 Depth=1
	s_andn2_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB0_104
.LBB0_103:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_add_u32_e32 v71, vcc, v3, v29
	v_addc_u32_e32 v72, vcc, v4, v30, vcc
	v_add_u32_e32 v71, vcc, v71, v61
	v_addc_u32_e32 v72, vcc, v72, v62, vcc
	v_add_u32_e32 v146, vcc, v3, v31
	v_addc_u32_e32 v147, vcc, v4, v32, vcc
	v_add_u32_e32 v146, vcc, v146, v61
	v_addc_u32_e32 v147, vcc, v147, v62, vcc
	v_add_u32_e32 v148, vcc, v3, v33
	v_addc_u32_e32 v149, vcc, v4, v34, vcc
	v_add_u32_e32 v148, vcc, v148, v61
	v_addc_u32_e32 v149, vcc, v149, v62, vcc
	v_add_u32_e32 v150, vcc, v3, v35
	v_addc_u32_e32 v151, vcc, v4, v36, vcc
	v_add_u32_e32 v150, vcc, v150, v61
	v_addc_u32_e32 v151, vcc, v151, v62, vcc
	.loc	0 114
	flat_load_dwordx2 v[71:72], v[71:72]
	flat_load_dwordx2 v[146:147], v[146:147]
	flat_load_dwordx2 v[148:149], v[148:149]
	flat_load_dwordx2 v[150:151], v[150:151]
	s_mul_i32 s44, s80, 0x1800
	s_addk_i32 s44, 0x3000
	.loc	0 182
	v_or_b32_e32 v152, s44, v86
	v_add_u32_e32 v152, vcc, v152, v87
	s_waitcnt vmcnt(2)
	ds_write2st64_b64 v152, v[71:72], v[146:147] offset1:3
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write2st64_b64 v152, v[148:149], v[150:151] offset0:6 offset1:9
.LBB0_104:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_mov_b64 s[44:45], 0
.LBB0_105:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	s_add_i32 s66, s66, 16
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB0_189
; %bb.106:                              ;   in Loop: Header=BB0_93 Depth=1
	s_cmp_le_i32 s79, s66
	s_cbranch_scc1 .LBB0_189
; %bb.107:                              ;   in Loop: Header=BB0_93 Depth=1
	s_sub_i32 s85, s79, s66
	s_mul_i32 s86, s80, 0x1800
	s_andn2_b64 vcc, exec, s[70:71]
	s_mov_b64 s[44:45], -1
	s_cbranch_vccz .LBB0_121
; %bb.108:                              ;   in Loop: Header=BB0_93 Depth=1
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB0_138
.LBB0_109:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_addk_i32 s86, 0x3000
	.loc	0 182
	s_andn2_b64 vcc, exec, s[72:73]
	s_mov_b64 s[44:45], -1
	s_cbranch_vccz .LBB0_155
.LBB0_110:                              ;   in Loop: Header=BB0_93 Depth=1
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB0_172
	s_branch .LBB0_189
.LBB0_111:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_cmp_eq_u32 s58, 4
	s_mov_b64 s[46:47], -1
	s_cbranch_scc0 .LBB0_113
; %bb.112:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_add_u32_e32 v71, vcc, v1, v37
	v_addc_u32_e32 v72, vcc, v2, v38, vcc
	v_add_u32_e32 v71, vcc, v71, v39
	v_addc_u32_e32 v72, vcc, v72, v40, vcc
	v_add_u32_e32 v146, vcc, v1, v41
	v_addc_u32_e32 v147, vcc, v2, v42, vcc
	v_add_u32_e32 v150, vcc, v146, v39
	v_addc_u32_e32 v151, vcc, v147, v40, vcc
	.loc	0 114
	flat_load_dwordx4 v[146:149], v[71:72]
	flat_load_dwordx4 v[150:153], v[150:151]
	s_mul_i32 s46, s80, 0x1800
	.loc	0 182
	v_add_u32_e32 v71, vcc, s46, v79
	v_add_u32_e32 v71, vcc, v71, v80
	s_mov_b64 s[46:47], 0
	s_waitcnt vmcnt(1)
	ds_write_b128 v71, v[146:149]
	s_waitcnt vmcnt(0)
	ds_write_b128 v71, v[150:153] offset:3072
.LBB0_113:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_branch .LBB0_96
.LBB0_114:                              ;   in Loop: Header=BB0_93 Depth=1
	s_cmp_lg_u32 s58, 2
	s_mov_b64 s[44:45], -1
	s_cselect_b64 s[46:47], -1, 0
	s_andn2_b64 vcc, exec, s[46:47]
	s_cbranch_vccnz .LBB0_97
.LBB0_115:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_add_u32_e32 v71, vcc, v1, v43
	v_addc_u32_e32 v72, vcc, v2, v44, vcc
	v_add_u32_e32 v71, vcc, v71, v45
	v_addc_u32_e32 v72, vcc, v72, v46, vcc
	v_add_u32_e32 v146, vcc, v1, v47
	v_addc_u32_e32 v147, vcc, v2, v48, vcc
	v_add_u32_e32 v146, vcc, v146, v45
	v_addc_u32_e32 v147, vcc, v147, v46, vcc
	v_add_u32_e32 v148, vcc, v1, v49
	v_addc_u32_e32 v149, vcc, v2, v50, vcc
	v_add_u32_e32 v148, vcc, v148, v45
	v_addc_u32_e32 v149, vcc, v149, v46, vcc
	v_add_u32_e32 v150, vcc, v1, v51
	v_addc_u32_e32 v151, vcc, v2, v52, vcc
	v_add_u32_e32 v150, vcc, v150, v45
	v_addc_u32_e32 v151, vcc, v151, v46, vcc
	v_add_u32_e32 v152, vcc, v1, v53
	v_addc_u32_e32 v153, vcc, v2, v54, vcc
	v_add_u32_e32 v152, vcc, v152, v45
	v_addc_u32_e32 v153, vcc, v153, v46, vcc
	v_add_u32_e32 v154, vcc, v1, v55
	v_addc_u32_e32 v155, vcc, v2, v56, vcc
	v_add_u32_e32 v154, vcc, v154, v45
	v_addc_u32_e32 v155, vcc, v155, v46, vcc
	v_add_u32_e32 v156, vcc, v1, v57
	v_addc_u32_e32 v157, vcc, v2, v58, vcc
	v_add_u32_e32 v156, vcc, v156, v45
	v_addc_u32_e32 v157, vcc, v157, v46, vcc
	v_add_u32_e32 v158, vcc, v1, v59
	v_addc_u32_e32 v159, vcc, v2, v60, vcc
	v_add_u32_e32 v158, vcc, v158, v45
	v_addc_u32_e32 v159, vcc, v159, v46, vcc
	.loc	0 114
	flat_load_dword v71, v[71:72]
	flat_load_dword v72, v[146:147]
	flat_load_dword v146, v[148:149]
	flat_load_dword v147, v[150:151]
	flat_load_dword v148, v[152:153]
	flat_load_dword v149, v[154:155]
	flat_load_dword v150, v[156:157]
	flat_load_dword v151, v[158:159]
	s_mul_i32 s44, s80, 0x1800
	.loc	0 182
	v_or_b32_e32 v152, s44, v81
	v_add_u32_e32 v152, vcc, v152, v82
	.loc	0 114
	s_waitcnt vmcnt(6)
	ds_write2st64_b32 v152, v71, v72 offset1:3
	s_waitcnt vmcnt(4)
	ds_write2st64_b32 v152, v146, v147 offset0:6 offset1:9
	s_waitcnt vmcnt(2)
	ds_write2st64_b32 v152, v148, v149 offset0:12 offset1:15
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v152, v150, v151 offset0:18 offset1:21
	s_cbranch_execz .LBB0_98
	s_branch .LBB0_99
.LBB0_116:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_cmp_eq_u32 s67, 4
	s_mov_b64 s[46:47], -1
	s_cbranch_scc0 .LBB0_118
; %bb.117:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_add_u32_e32 v71, vcc, v3, v63
	v_addc_u32_e32 v72, vcc, v4, v64, vcc
	v_add_u32_e32 v71, vcc, v71, v39
	v_addc_u32_e32 v72, vcc, v72, v40, vcc
	v_add_u32_e32 v146, vcc, v3, v65
	v_addc_u32_e32 v147, vcc, v4, v66, vcc
	v_add_u32_e32 v150, vcc, v146, v39
	v_addc_u32_e32 v151, vcc, v147, v40, vcc
	.loc	0 114
	flat_load_dwordx4 v[146:149], v[71:72]
	flat_load_dwordx4 v[150:153], v[150:151]
	s_mul_i32 s46, s80, 0x1800
	s_addk_i32 s46, 0x3000
	.loc	0 182
	v_add_u32_e32 v71, vcc, s46, v79
	v_add_u32_e32 v71, vcc, v71, v80
	s_mov_b64 s[46:47], 0
	s_waitcnt vmcnt(1)
	ds_write_b128 v71, v[146:149]
	s_waitcnt vmcnt(0)
	ds_write_b128 v71, v[150:153] offset:3072
.LBB0_118:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_branch .LBB0_101
.LBB0_119:                              ;   in Loop: Header=BB0_93 Depth=1
	s_cmp_lg_u32 s67, 2
	s_mov_b64 s[44:45], -1
	s_cselect_b64 s[46:47], -1, 0
	s_andn2_b64 vcc, exec, s[46:47]
	s_cbranch_vccnz .LBB0_102
.LBB0_120:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_add_u32_e32 v71, vcc, v3, v67
	v_addc_u32_e32 v72, vcc, v4, v68, vcc
	v_add_u32_e32 v71, vcc, v71, v45
	v_addc_u32_e32 v72, vcc, v72, v46, vcc
	v_add_u32_e32 v146, vcc, v3, v69
	v_addc_u32_e32 v147, vcc, v4, v70, vcc
	v_add_u32_e32 v146, vcc, v146, v45
	v_lshlrev_b64 v[148:149], 2, v[9:10]
	v_addc_u32_e32 v147, vcc, v147, v46, vcc
	v_add_u32_e32 v148, vcc, v3, v148
	v_addc_u32_e32 v149, vcc, v4, v149, vcc
	v_add_u32_e32 v148, vcc, v148, v45
	v_lshlrev_b64 v[150:151], 2, v[11:12]
	v_addc_u32_e32 v149, vcc, v149, v46, vcc
	v_add_u32_e32 v150, vcc, v3, v150
	v_addc_u32_e32 v151, vcc, v4, v151, vcc
	v_add_u32_e32 v150, vcc, v150, v45
	v_lshlrev_b64 v[152:153], 2, v[13:14]
	v_addc_u32_e32 v151, vcc, v151, v46, vcc
	v_add_u32_e32 v152, vcc, v3, v152
	v_addc_u32_e32 v153, vcc, v4, v153, vcc
	v_add_u32_e32 v152, vcc, v152, v45
	v_lshlrev_b64 v[154:155], 2, v[15:16]
	v_addc_u32_e32 v153, vcc, v153, v46, vcc
	v_add_u32_e32 v154, vcc, v3, v154
	v_addc_u32_e32 v155, vcc, v4, v155, vcc
	v_add_u32_e32 v154, vcc, v154, v45
	v_lshlrev_b64 v[156:157], 2, v[17:18]
	v_addc_u32_e32 v155, vcc, v155, v46, vcc
	v_add_u32_e32 v156, vcc, v3, v156
	v_addc_u32_e32 v157, vcc, v4, v157, vcc
	v_add_u32_e32 v156, vcc, v156, v45
	v_lshlrev_b64 v[158:159], 2, v[19:20]
	v_addc_u32_e32 v157, vcc, v157, v46, vcc
	v_add_u32_e32 v158, vcc, v3, v158
	v_addc_u32_e32 v159, vcc, v4, v159, vcc
	v_add_u32_e32 v158, vcc, v158, v45
	v_addc_u32_e32 v159, vcc, v159, v46, vcc
	.loc	0 114
	flat_load_dword v71, v[71:72]
	flat_load_dword v72, v[146:147]
	flat_load_dword v146, v[148:149]
	flat_load_dword v147, v[150:151]
	flat_load_dword v148, v[152:153]
	flat_load_dword v149, v[154:155]
	flat_load_dword v150, v[156:157]
	flat_load_dword v151, v[158:159]
	s_mul_i32 s44, s80, 0x1800
	s_addk_i32 s44, 0x3000
	.loc	0 182
	v_or_b32_e32 v152, s44, v81
	v_add_u32_e32 v152, vcc, v152, v82
	.loc	0 114
	s_waitcnt vmcnt(6)
	ds_write2st64_b32 v152, v71, v72 offset1:3
	s_waitcnt vmcnt(4)
	ds_write2st64_b32 v152, v146, v147 offset0:6 offset1:9
	s_waitcnt vmcnt(2)
	ds_write2st64_b32 v152, v148, v149 offset0:12 offset1:15
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v152, v150, v151 offset0:18 offset1:21
	s_cbranch_execz .LBB0_103
	s_branch .LBB0_104
.LBB0_121:                              ;   in Loop: Header=BB0_93 Depth=1
	v_cmp_gt_i32_e64 s[44:45], s85, v7
	s_and_b64 s[48:49], s[0:1], s[44:45]
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v146, 0
	s_and_saveexec_b64 s[46:47], s[48:49]
	s_cbranch_execz .LBB0_123
; %bb.122:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_add_u32_e32 v72, vcc, v1, v43
	v_addc_u32_e32 v147, vcc, v2, v44, vcc
	v_add_u32_e32 v146, vcc, v72, v45
	v_addc_u32_e32 v147, vcc, v147, v46, vcc
	.loc	0 114
	flat_load_dword v146, v[146:147]
.LBB0_123:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[46:47]
	.loc	0 182
	v_add_u32_e32 v72, vcc, s86, v81
	v_add_u32_e32 v147, vcc, v72, v82
	.loc	0 114
	s_and_b64 s[48:49], s[2:3], s[44:45]
	s_waitcnt vmcnt(0)
	ds_write_b32 v147, v146
	s_and_saveexec_b64 s[46:47], s[48:49]
	s_cbranch_execz .LBB0_125
; %bb.124:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_add_u32_e32 v71, vcc, v1, v47
	v_addc_u32_e32 v147, vcc, v2, v48, vcc
	v_add_u32_e32 v146, vcc, v71, v45
	v_addc_u32_e32 v147, vcc, v147, v46, vcc
	.loc	0 114
	flat_load_dword v71, v[146:147]
.LBB0_125:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[46:47]
	.loc	0 182
	v_add_u32_e32 v72, vcc, 0x300, v72
	v_add_u32_e32 v146, vcc, v72, v82
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v146, v71
	s_and_b64 s[48:49], s[6:7], s[44:45]
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v146, 0
	s_and_saveexec_b64 s[46:47], s[48:49]
	s_cbranch_execz .LBB0_127
; %bb.126:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_add_u32_e32 v146, vcc, v1, v49
	v_addc_u32_e32 v147, vcc, v2, v50, vcc
	v_add_u32_e32 v146, vcc, v146, v45
	v_addc_u32_e32 v147, vcc, v147, v46, vcc
	.loc	0 114
	flat_load_dword v146, v[146:147]
.LBB0_127:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[46:47]
	.loc	0 182
	v_add_u32_e32 v72, vcc, 0x300, v72
	v_add_u32_e32 v147, vcc, v72, v82
	.loc	0 114
	s_and_b64 s[48:49], s[8:9], s[44:45]
	s_waitcnt vmcnt(0)
	ds_write_b32 v147, v146
	s_and_saveexec_b64 s[46:47], s[48:49]
	s_cbranch_execz .LBB0_129
; %bb.128:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_add_u32_e32 v71, vcc, v1, v51
	v_addc_u32_e32 v147, vcc, v2, v52, vcc
	v_add_u32_e32 v146, vcc, v71, v45
	v_addc_u32_e32 v147, vcc, v147, v46, vcc
	.loc	0 114
	flat_load_dword v71, v[146:147]
.LBB0_129:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[46:47]
	.loc	0 182
	v_add_u32_e32 v72, vcc, 0x300, v72
	v_add_u32_e32 v146, vcc, v72, v82
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v146, v71
	s_and_b64 s[48:49], s[10:11], s[44:45]
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v146, 0
	s_and_saveexec_b64 s[46:47], s[48:49]
	s_cbranch_execz .LBB0_131
; %bb.130:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_add_u32_e32 v146, vcc, v1, v53
	v_addc_u32_e32 v147, vcc, v2, v54, vcc
	v_add_u32_e32 v146, vcc, v146, v45
	v_addc_u32_e32 v147, vcc, v147, v46, vcc
	.loc	0 114
	flat_load_dword v146, v[146:147]
.LBB0_131:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[46:47]
	.loc	0 182
	v_add_u32_e32 v72, vcc, 0x300, v72
	v_add_u32_e32 v147, vcc, v72, v82
	.loc	0 114
	s_and_b64 s[48:49], s[12:13], s[44:45]
	s_waitcnt vmcnt(0)
	ds_write_b32 v147, v146
	s_and_saveexec_b64 s[46:47], s[48:49]
	s_cbranch_execz .LBB0_133
; %bb.132:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_add_u32_e32 v71, vcc, v1, v55
	v_addc_u32_e32 v147, vcc, v2, v56, vcc
	v_add_u32_e32 v146, vcc, v71, v45
	v_addc_u32_e32 v147, vcc, v147, v46, vcc
	.loc	0 114
	flat_load_dword v71, v[146:147]
.LBB0_133:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[46:47]
	.loc	0 182
	v_add_u32_e32 v72, vcc, 0x300, v72
	v_add_u32_e32 v146, vcc, v72, v82
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v146, v71
	s_and_b64 s[48:49], s[14:15], s[44:45]
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v146, 0
	s_and_saveexec_b64 s[46:47], s[48:49]
	s_cbranch_execz .LBB0_135
; %bb.134:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_add_u32_e32 v146, vcc, v1, v57
	v_addc_u32_e32 v147, vcc, v2, v58, vcc
	v_add_u32_e32 v146, vcc, v146, v45
	v_addc_u32_e32 v147, vcc, v147, v46, vcc
	.loc	0 114
	flat_load_dword v146, v[146:147]
.LBB0_135:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[46:47]
	.loc	0 182
	v_add_u32_e32 v72, vcc, 0x300, v72
	v_add_u32_e32 v72, vcc, v72, v82
	.loc	0 114
	s_and_b64 s[46:47], s[16:17], s[44:45]
	s_waitcnt vmcnt(0)
	ds_write_b32 v72, v146
	s_and_saveexec_b64 s[44:45], s[46:47]
	s_cbranch_execz .LBB0_137
; %bb.136:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_add_u32_e32 v71, vcc, v1, v59
	v_addc_u32_e32 v147, vcc, v2, v60, vcc
	v_add_u32_e32 v146, vcc, v71, v45
	v_addc_u32_e32 v147, vcc, v147, v46, vcc
	.loc	0 114
	flat_load_dword v71, v[146:147]
.LBB0_137:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v72, v71 offset:768
	s_branch .LBB0_109
.LBB0_138:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	v_sub_u32_e32 v147, vcc, s85, v5
	.loc	0 182
	v_add_u32_e32 v71, vcc, v1, v37
	v_addc_u32_e32 v72, vcc, v2, v38, vcc
	v_add_u32_e32 v71, vcc, v71, v39
	v_addc_u32_e32 v72, vcc, v72, v40, vcc
	.loc	0 114
	v_cmp_lt_i32_e32 vcc, 0, v147
	s_and_b64 s[46:47], s[18:19], vcc
	v_mov_b32_e32 v148, 0
	v_mov_b32_e32 v149, 0
	s_and_saveexec_b64 s[44:45], s[46:47]
	s_cbranch_execz .LBB0_140
; %bb.139:                              ;   in Loop: Header=BB0_93 Depth=1
	flat_load_dword v149, v[71:72]
.LBB0_140:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 182
	v_add_u32_e64 v146, s[44:45], s86, v79
	v_add_u32_e64 v146, s[44:45], v146, v80
	.loc	0 114
	v_cmp_lt_i32_e64 s[44:45], 1, v147
	s_and_b64 s[46:47], s[18:19], s[44:45]
	s_waitcnt vmcnt(0)
	ds_write_b32 v146, v149
	s_and_saveexec_b64 s[48:49], s[46:47]
	s_cbranch_execz .LBB0_142
; %bb.141:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e64 v148, s[46:47], 4, v71
	v_addc_u32_e64 v149, s[46:47], 0, v72, s[46:47]
	flat_load_dword v148, v[148:149]
.LBB0_142:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 114
	v_cmp_lt_i32_e64 s[46:47], 2, v147
	s_waitcnt vmcnt(0)
	ds_write_b32 v146, v148 offset:4
	s_and_b64 s[48:49], s[18:19], s[46:47]
	v_mov_b32_e32 v148, 0
	v_mov_b32_e32 v149, 0
	s_and_saveexec_b64 s[50:51], s[48:49]
	s_cbranch_execz .LBB0_144
; %bb.143:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e64 v149, s[48:49], 8, v71
	v_addc_u32_e64 v150, s[48:49], 0, v72, s[48:49]
	flat_load_dword v149, v[149:150]
.LBB0_144:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[50:51]
	.loc	0 114
	v_cmp_lt_i32_e64 s[48:49], 3, v147
	s_and_b64 s[50:51], s[18:19], s[48:49]
	s_waitcnt vmcnt(0)
	ds_write_b32 v146, v149 offset:8
	s_and_saveexec_b64 s[74:75], s[50:51]
	s_cbranch_execz .LBB0_146
; %bb.145:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e64 v71, s[50:51], 12, v71
	v_addc_u32_e64 v72, s[50:51], 0, v72, s[50:51]
	flat_load_dword v148, v[71:72]
.LBB0_146:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 182
	v_add_u32_e64 v71, s[50:51], v1, v41
	v_addc_u32_e64 v72, s[50:51], v2, v42, s[50:51]
	v_add_u32_e64 v71, s[50:51], v71, v39
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v146, v148 offset:12
	.loc	0 182
	v_addc_u32_e64 v72, s[50:51], v72, v40, s[50:51]
	.loc	0 114
	s_and_b64 s[74:75], s[20:21], vcc
	v_mov_b32_e32 v147, 0
	v_mov_b32_e32 v148, 0
	s_and_saveexec_b64 s[50:51], s[74:75]
	s_cbranch_execz .LBB0_148
; %bb.147:                              ;   in Loop: Header=BB0_93 Depth=1
	flat_load_dword v148, v[71:72]
.LBB0_148:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[50:51]
	.loc	0 114
	s_and_b64 s[50:51], s[20:21], s[44:45]
	s_waitcnt vmcnt(0)
	ds_write_b32 v146, v148 offset:3072
	s_and_saveexec_b64 s[44:45], s[50:51]
	s_cbranch_execz .LBB0_150
; %bb.149:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v147, vcc, 4, v71
	v_addc_u32_e32 v148, vcc, 0, v72, vcc
	flat_load_dword v147, v[147:148]
.LBB0_150:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 182
	v_add_u32_e32 v146, vcc, 0xc00, v146
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v146, v147 offset:4
	s_and_b64 s[46:47], s[20:21], s[46:47]
	v_mov_b32_e32 v147, 0
	v_mov_b32_e32 v148, 0
	s_and_saveexec_b64 s[44:45], s[46:47]
	s_cbranch_execz .LBB0_152
; %bb.151:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v148, vcc, 8, v71
	v_addc_u32_e32 v149, vcc, 0, v72, vcc
	flat_load_dword v148, v[148:149]
.LBB0_152:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 114
	s_and_b64 s[46:47], s[20:21], s[48:49]
	s_waitcnt vmcnt(0)
	ds_write_b32 v146, v148 offset:8
	s_and_saveexec_b64 s[44:45], s[46:47]
	s_cbranch_execz .LBB0_154
; %bb.153:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v71, vcc, 12, v71
	v_addc_u32_e32 v72, vcc, 0, v72, vcc
	flat_load_dword v147, v[71:72]
.LBB0_154:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v146, v147 offset:12
	s_addk_i32 s86, 0x3000
	.loc	0 182
	s_andn2_b64 vcc, exec, s[72:73]
	s_mov_b64 s[44:45], -1
	s_cbranch_vccnz .LBB0_110
.LBB0_155:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 114
	v_cmp_gt_i32_e64 s[44:45], s85, v7
	s_and_b64 s[48:49], s[22:23], s[44:45]
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v146, 0
	s_and_saveexec_b64 s[46:47], s[48:49]
	s_cbranch_execz .LBB0_157
; %bb.156:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_add_u32_e32 v72, vcc, v3, v67
	v_addc_u32_e32 v147, vcc, v4, v68, vcc
	v_add_u32_e32 v146, vcc, v72, v45
	v_addc_u32_e32 v147, vcc, v147, v46, vcc
	.loc	0 114
	flat_load_dword v146, v[146:147]
.LBB0_157:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[46:47]
	.loc	0 182
	v_add_u32_e32 v72, vcc, s86, v81
	v_add_u32_e32 v147, vcc, v72, v82
	.loc	0 114
	s_and_b64 s[48:49], s[24:25], s[44:45]
	s_waitcnt vmcnt(0)
	ds_write_b32 v147, v146
	s_and_saveexec_b64 s[46:47], s[48:49]
	s_cbranch_execz .LBB0_159
; %bb.158:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_add_u32_e32 v71, vcc, v3, v69
	v_addc_u32_e32 v147, vcc, v4, v70, vcc
	v_add_u32_e32 v146, vcc, v71, v45
	v_addc_u32_e32 v147, vcc, v147, v46, vcc
	.loc	0 114
	flat_load_dword v71, v[146:147]
.LBB0_159:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[46:47]
	.loc	0 182
	v_add_u32_e32 v72, vcc, 0x300, v72
	v_add_u32_e32 v146, vcc, v72, v82
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v146, v71
	s_and_b64 s[48:49], s[26:27], s[44:45]
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v146, 0
	s_and_saveexec_b64 s[46:47], s[48:49]
	s_cbranch_execz .LBB0_161
; %bb.160:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[146:147], 2, v[9:10]
	v_add_u32_e32 v146, vcc, v3, v146
	v_addc_u32_e32 v147, vcc, v4, v147, vcc
	v_add_u32_e32 v146, vcc, v146, v45
	v_addc_u32_e32 v147, vcc, v147, v46, vcc
	.loc	0 114
	flat_load_dword v146, v[146:147]
.LBB0_161:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[46:47]
	.loc	0 182
	v_add_u32_e32 v72, vcc, 0x300, v72
	v_add_u32_e32 v147, vcc, v72, v82
	.loc	0 114
	s_and_b64 s[48:49], s[28:29], s[44:45]
	s_waitcnt vmcnt(0)
	ds_write_b32 v147, v146
	s_and_saveexec_b64 s[46:47], s[48:49]
	s_cbranch_execz .LBB0_163
; %bb.162:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[146:147], 2, v[11:12]
	v_add_u32_e32 v71, vcc, v3, v146
	v_addc_u32_e32 v147, vcc, v4, v147, vcc
	v_add_u32_e32 v146, vcc, v71, v45
	v_addc_u32_e32 v147, vcc, v147, v46, vcc
	.loc	0 114
	flat_load_dword v71, v[146:147]
.LBB0_163:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[46:47]
	.loc	0 182
	v_add_u32_e32 v72, vcc, 0x300, v72
	v_add_u32_e32 v146, vcc, v72, v82
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v146, v71
	s_and_b64 s[48:49], s[30:31], s[44:45]
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v146, 0
	s_and_saveexec_b64 s[46:47], s[48:49]
	s_cbranch_execz .LBB0_165
; %bb.164:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[146:147], 2, v[13:14]
	v_add_u32_e32 v146, vcc, v3, v146
	v_addc_u32_e32 v147, vcc, v4, v147, vcc
	v_add_u32_e32 v146, vcc, v146, v45
	v_addc_u32_e32 v147, vcc, v147, v46, vcc
	.loc	0 114
	flat_load_dword v146, v[146:147]
.LBB0_165:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[46:47]
	.loc	0 182
	v_add_u32_e32 v72, vcc, 0x300, v72
	v_add_u32_e32 v147, vcc, v72, v82
	.loc	0 114
	s_and_b64 s[48:49], s[34:35], s[44:45]
	s_waitcnt vmcnt(0)
	ds_write_b32 v147, v146
	s_and_saveexec_b64 s[46:47], s[48:49]
	s_cbranch_execz .LBB0_167
; %bb.166:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[146:147], 2, v[15:16]
	v_add_u32_e32 v71, vcc, v3, v146
	v_addc_u32_e32 v147, vcc, v4, v147, vcc
	v_add_u32_e32 v146, vcc, v71, v45
	v_addc_u32_e32 v147, vcc, v147, v46, vcc
	.loc	0 114
	flat_load_dword v71, v[146:147]
.LBB0_167:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[46:47]
	.loc	0 182
	v_add_u32_e32 v72, vcc, 0x300, v72
	v_add_u32_e32 v146, vcc, v72, v82
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v146, v71
	s_and_b64 s[48:49], s[36:37], s[44:45]
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v146, 0
	s_and_saveexec_b64 s[46:47], s[48:49]
	s_cbranch_execz .LBB0_169
; %bb.168:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[146:147], 2, v[17:18]
	v_add_u32_e32 v146, vcc, v3, v146
	v_addc_u32_e32 v147, vcc, v4, v147, vcc
	v_add_u32_e32 v146, vcc, v146, v45
	v_addc_u32_e32 v147, vcc, v147, v46, vcc
	.loc	0 114
	flat_load_dword v146, v[146:147]
.LBB0_169:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[46:47]
	.loc	0 182
	v_add_u32_e32 v72, vcc, 0x300, v72
	v_add_u32_e32 v72, vcc, v72, v82
	.loc	0 114
	s_and_b64 s[46:47], s[38:39], s[44:45]
	s_waitcnt vmcnt(0)
	ds_write_b32 v72, v146
	s_and_saveexec_b64 s[44:45], s[46:47]
	s_cbranch_execz .LBB0_171
; %bb.170:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[146:147], 2, v[19:20]
	v_add_u32_e32 v71, vcc, v3, v146
	v_addc_u32_e32 v147, vcc, v4, v147, vcc
	v_add_u32_e32 v146, vcc, v71, v45
	v_addc_u32_e32 v147, vcc, v147, v46, vcc
	.loc	0 114
	flat_load_dword v71, v[146:147]
.LBB0_171:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v72, v71 offset:768
	s_branch .LBB0_189
.LBB0_172:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	v_sub_u32_e32 v147, vcc, s85, v5
	.loc	0 182
	v_add_u32_e32 v71, vcc, v3, v63
	v_addc_u32_e32 v72, vcc, v4, v64, vcc
	v_add_u32_e32 v71, vcc, v71, v39
	v_addc_u32_e32 v72, vcc, v72, v40, vcc
	.loc	0 114
	v_cmp_lt_i32_e32 vcc, 0, v147
	s_and_b64 s[46:47], s[40:41], vcc
	v_mov_b32_e32 v148, 0
	v_mov_b32_e32 v149, 0
	s_and_saveexec_b64 s[44:45], s[46:47]
	s_cbranch_execz .LBB0_174
; %bb.173:                              ;   in Loop: Header=BB0_93 Depth=1
	flat_load_dword v149, v[71:72]
.LBB0_174:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 182
	v_add_u32_e64 v146, s[44:45], s86, v79
	v_add_u32_e64 v146, s[44:45], v146, v80
	.loc	0 114
	v_cmp_lt_i32_e64 s[44:45], 1, v147
	s_and_b64 s[46:47], s[40:41], s[44:45]
	s_waitcnt vmcnt(0)
	ds_write_b32 v146, v149
	s_and_saveexec_b64 s[48:49], s[46:47]
	s_cbranch_execz .LBB0_176
; %bb.175:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e64 v148, s[46:47], 4, v71
	v_addc_u32_e64 v149, s[46:47], 0, v72, s[46:47]
	flat_load_dword v148, v[148:149]
.LBB0_176:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	.loc	0 114
	v_cmp_lt_i32_e64 s[46:47], 2, v147
	s_waitcnt vmcnt(0)
	ds_write_b32 v146, v148 offset:4
	s_and_b64 s[48:49], s[40:41], s[46:47]
	v_mov_b32_e32 v148, 0
	v_mov_b32_e32 v149, 0
	s_and_saveexec_b64 s[50:51], s[48:49]
	s_cbranch_execz .LBB0_178
; %bb.177:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e64 v149, s[48:49], 8, v71
	v_addc_u32_e64 v150, s[48:49], 0, v72, s[48:49]
	flat_load_dword v149, v[149:150]
.LBB0_178:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[50:51]
	.loc	0 114
	v_cmp_lt_i32_e64 s[48:49], 3, v147
	s_and_b64 s[50:51], s[40:41], s[48:49]
	s_waitcnt vmcnt(0)
	ds_write_b32 v146, v149 offset:8
	s_and_saveexec_b64 s[74:75], s[50:51]
	s_cbranch_execz .LBB0_180
; %bb.179:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e64 v71, s[50:51], 12, v71
	v_addc_u32_e64 v72, s[50:51], 0, v72, s[50:51]
	flat_load_dword v148, v[71:72]
.LBB0_180:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 182
	v_add_u32_e64 v71, s[50:51], v3, v65
	v_addc_u32_e64 v72, s[50:51], v4, v66, s[50:51]
	v_add_u32_e64 v71, s[50:51], v71, v39
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v146, v148 offset:12
	.loc	0 182
	v_addc_u32_e64 v72, s[50:51], v72, v40, s[50:51]
	.loc	0 114
	s_and_b64 s[74:75], s[42:43], vcc
	v_mov_b32_e32 v147, 0
	v_mov_b32_e32 v148, 0
	s_and_saveexec_b64 s[50:51], s[74:75]
	s_cbranch_execz .LBB0_182
; %bb.181:                              ;   in Loop: Header=BB0_93 Depth=1
	flat_load_dword v148, v[71:72]
.LBB0_182:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[50:51]
	.loc	0 114
	s_and_b64 s[50:51], s[42:43], s[44:45]
	s_waitcnt vmcnt(0)
	ds_write_b32 v146, v148 offset:3072
	s_and_saveexec_b64 s[44:45], s[50:51]
	s_cbranch_execz .LBB0_184
; %bb.183:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v147, vcc, 4, v71
	v_addc_u32_e32 v148, vcc, 0, v72, vcc
	flat_load_dword v147, v[147:148]
.LBB0_184:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 182
	v_add_u32_e32 v146, vcc, 0xc00, v146
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v146, v147 offset:4
	s_and_b64 s[46:47], s[42:43], s[46:47]
	v_mov_b32_e32 v147, 0
	v_mov_b32_e32 v148, 0
	s_and_saveexec_b64 s[44:45], s[46:47]
	s_cbranch_execz .LBB0_186
; %bb.185:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v148, vcc, 8, v71
	v_addc_u32_e32 v149, vcc, 0, v72, vcc
	flat_load_dword v148, v[148:149]
.LBB0_186:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 114
	s_and_b64 s[46:47], s[42:43], s[48:49]
	s_waitcnt vmcnt(0)
	ds_write_b32 v146, v148 offset:8
	s_and_saveexec_b64 s[44:45], s[46:47]
	s_cbranch_execz .LBB0_188
; %bb.187:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v71, vcc, 12, v71
	v_addc_u32_e32 v72, vcc, 0, v72, vcc
	flat_load_dword v147, v[71:72]
.LBB0_188:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v146, v147 offset:12
.LBB0_189:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 202
	s_mul_i32 s44, s81, 0x1800
	v_add_u32_e32 v71, vcc, s44, v77
	v_add_u32_e32 v72, vcc, s44, v78
	s_mov_b32 s44, 0
.LBB0_190:                              ;   Parent Loop BB0_93 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 206
	v_add_u32_e32 v162, vcc, s44, v71
	.loc	0 204
	v_add_u32_e32 v163, vcc, s44, v72
	ds_read2_b64 v[146:149], v163 offset1:96
	.loc	0 206
	ds_read2_b64 v[150:153], v162 offset1:12
	ds_read2_b64 v[154:157], v162 offset0:96 offset1:108
	ds_read2_b64 v[158:161], v162 offset0:192 offset1:204
	v_add_u32_e32 v162, vcc, s82, v162
	.loc	0 204
	v_add_u32_e32 v166, vcc, s83, v163
	.loc	0 206
	ds_read2_b64 v[162:165], v162 offset0:32 offset1:44
	.loc	0 204
	ds_read2_b64 v[166:169], v166 offset0:64 offset1:160
	.loc	0 202
	s_add_i32 s44, s44, 8
	.loc	0 206
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v145, v146, v150
	v_mac_f32_e32 v144, v146, v152
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v141, v146, v154
	v_mac_f32_e32 v140, v146, v156
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v137, v146, v158
	v_mac_f32_e32 v134, v146, v160
	v_mac_f32_e32 v143, v148, v150
	v_mac_f32_e32 v142, v148, v152
	v_mac_f32_e32 v139, v148, v154
	v_mac_f32_e32 v138, v148, v156
	v_mac_f32_e32 v131, v148, v158
	v_mac_f32_e32 v128, v148, v160
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v125, v146, v162
	v_mac_f32_e32 v122, v146, v164
	v_mac_f32_e32 v119, v148, v162
	v_mac_f32_e32 v116, v148, v164
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v113, v166, v150
	v_mac_f32_e32 v110, v166, v152
	v_mac_f32_e32 v101, v166, v154
	v_mac_f32_e32 v98, v166, v156
	v_mac_f32_e32 v89, v166, v158
	v_mac_f32_e32 v88, v166, v160
	v_mac_f32_e32 v83, v166, v162
	v_mac_f32_e32 v8, v166, v164
	v_mac_f32_e32 v107, v168, v150
	v_mac_f32_e32 v104, v168, v152
	v_mac_f32_e32 v95, v168, v154
	v_mac_f32_e32 v92, v168, v156
	v_mac_f32_e32 v85, v168, v158
	v_mac_f32_e32 v84, v168, v160
	v_mac_f32_e32 v6, v168, v162
	v_mac_f32_e32 v76, v168, v164
	.loc	0 202
	s_cmp_lg_u32 s44, 64
	.loc	0 206
	v_mac_f32_e32 v145, v147, v151
	v_mac_f32_e32 v144, v147, v153
	v_mac_f32_e32 v141, v147, v155
	v_mac_f32_e32 v140, v147, v157
	v_mac_f32_e32 v137, v147, v159
	v_mac_f32_e32 v134, v147, v161
	v_mac_f32_e32 v143, v149, v151
	v_mac_f32_e32 v142, v149, v153
	v_mac_f32_e32 v139, v149, v155
	v_mac_f32_e32 v138, v149, v157
	v_mac_f32_e32 v131, v149, v159
	v_mac_f32_e32 v128, v149, v161
	v_mac_f32_e32 v125, v147, v163
	v_mac_f32_e32 v122, v147, v165
	v_mac_f32_e32 v119, v149, v163
	v_mac_f32_e32 v116, v149, v165
	v_mac_f32_e32 v113, v167, v151
	v_mac_f32_e32 v110, v167, v153
	v_mac_f32_e32 v101, v167, v155
	v_mac_f32_e32 v98, v167, v157
	v_mac_f32_e32 v89, v167, v159
	v_mac_f32_e32 v88, v167, v161
	v_mac_f32_e32 v83, v167, v163
	v_mac_f32_e32 v8, v167, v165
	v_mac_f32_e32 v107, v169, v151
	v_mac_f32_e32 v104, v169, v153
	v_mac_f32_e32 v95, v169, v155
	v_mac_f32_e32 v92, v169, v157
	v_mac_f32_e32 v85, v169, v159
	v_mac_f32_e32 v84, v169, v161
	v_mac_f32_e32 v6, v169, v163
	v_mac_f32_e32 v76, v169, v165
	s_cbranch_scc1 .LBB0_190
; %bb.191:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 210
	s_add_i32 s84, s84, 1
	s_cmp_lg_u32 s84, 16
	s_cbranch_scc1 .LBB0_92
; %bb.192:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_f32_e32 v136, v145, v136
	v_add_f32_e32 v135, v144, v135
	v_add_f32_e32 v133, v143, v133
	v_add_f32_e32 v132, v142, v132
	v_add_f32_e32 v130, v141, v130
	v_add_f32_e32 v129, v140, v129
	v_add_f32_e32 v127, v139, v127
	v_add_f32_e32 v126, v138, v126
	v_add_f32_e32 v124, v137, v124
	v_add_f32_e32 v123, v134, v123
	v_add_f32_e32 v121, v131, v121
	v_add_f32_e32 v120, v128, v120
	v_add_f32_e32 v118, v125, v118
	v_add_f32_e32 v117, v122, v117
	v_add_f32_e32 v115, v119, v115
	v_add_f32_e32 v114, v116, v114
	v_add_f32_e32 v112, v113, v112
	v_add_f32_e32 v111, v110, v111
	v_add_f32_e32 v109, v107, v109
	v_add_f32_e32 v108, v104, v108
	v_add_f32_e32 v106, v101, v106
	v_add_f32_e32 v105, v98, v105
	v_add_f32_e32 v103, v95, v103
	v_add_f32_e32 v102, v92, v102
	v_add_f32_e32 v100, v89, v100
	v_add_f32_e32 v99, v88, v99
	v_add_f32_e32 v97, v85, v97
	v_add_f32_e32 v96, v84, v96
	v_add_f32_e32 v94, v83, v94
	v_add_f32_e32 v93, v8, v93
	v_add_f32_e32 v91, v6, v91
	v_add_f32_e32 v90, v76, v90
	s_mov_b32 s84, 0
	.loc	0 0
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v98, 0
	v_mov_b32_e32 v101, 0
	v_mov_b32_e32 v104, 0
	v_mov_b32_e32 v107, 0
	v_mov_b32_e32 v110, 0
	v_mov_b32_e32 v113, 0
	v_mov_b32_e32 v116, 0
	v_mov_b32_e32 v119, 0
	v_mov_b32_e32 v122, 0
	v_mov_b32_e32 v125, 0
	v_mov_b32_e32 v128, 0
	v_mov_b32_e32 v131, 0
	v_mov_b32_e32 v134, 0
	v_mov_b32_e32 v137, 0
	v_mov_b32_e32 v138, 0
	v_mov_b32_e32 v139, 0
	v_mov_b32_e32 v140, 0
	v_mov_b32_e32 v141, 0
	v_mov_b32_e32 v142, 0
	v_mov_b32_e32 v143, 0
	v_mov_b32_e32 v144, 0
	v_mov_b32_e32 v145, 0
	s_branch .LBB0_92
.LBB0_193:
	.loc	0 211
	v_add_f32_e32 v11, v136, v145
	v_add_f32_e32 v14, v135, v144
	v_add_f32_e32 v45, v133, v143
	v_add_f32_e32 v41, v132, v142
	v_add_f32_e32 v9, v130, v141
	v_add_f32_e32 v16, v129, v140
	v_add_f32_e32 v44, v127, v139
	v_add_f32_e32 v40, v126, v138
	v_add_f32_e32 v10, v124, v137
	v_add_f32_e32 v18, v123, v134
	v_add_f32_e32 v43, v121, v131
	v_add_f32_e32 v39, v120, v128
	v_add_f32_e32 v12, v118, v125
	v_add_f32_e32 v46, v117, v122
	v_add_f32_e32 v42, v115, v119
	v_add_f32_e32 v38, v114, v116
	v_add_f32_e32 v37, v112, v113
	v_add_f32_e32 v32, v111, v110
	v_add_f32_e32 v27, v109, v107
	v_add_f32_e32 v23, v108, v104
	v_add_f32_e32 v36, v106, v101
	v_add_f32_e32 v31, v105, v98
	v_add_f32_e32 v26, v103, v95
	v_add_f32_e32 v22, v102, v92
	v_add_f32_e32 v35, v100, v89
	v_add_f32_e32 v29, v99, v88
	v_add_f32_e32 v25, v97, v85
	v_add_f32_e32 v21, v96, v84
	v_add_f32_e32 v33, v94, v83
	v_add_f32_e32 v28, v93, v8
	v_add_f32_e32 v24, v91, v6
	v_add_f32_e32 v20, v90, v76
.LBB0_194:
	.loc	0 0
	s_movk_i32 s2, 0x1f8
	.loc	0 232
	v_cmp_class_f32_e64 s[0:1], v11, s2
	v_cmp_class_f32_e64 s[6:7], v14, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v45, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v41, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v9, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v16, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v44, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v40, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v10, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v18, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v43, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v39, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v12, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v46, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v42, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v38, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v37, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v32, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v27, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v23, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v36, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v31, s2
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
	v_add_u32_e32 v0, vcc, s77, v0
	s_xor_b64 s[0:1], s[38:39], -1
	v_add_u32_e32 v6, vcc, s78, v74
	v_add_u32_e32 v0, vcc, v0, v75
	v_cmp_neq_f32_e64 s[8:9], s59, 0
	.loc	0 233
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[6:7], exec, s[2:3]
	s_cbranch_execz .LBB0_210
; %bb.197:
	.loc	0 0
	s_cmp_gt_i32 s54, 0
	s_cselect_b64 s[0:1], -1, 0
	v_cndmask_b32_e64 v1, 0, 1, s[0:1]
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s5, s4, 31
	.loc	0 235
	s_lshl_b64 s[10:11], s[62:63], 2
	v_add_u32_e32 v30, vcc, v6, v73
	s_lshl_b64 s[12:13], s[64:65], 2
	s_mov_b64 s[14:15], 0
	v_cmp_ne_u32_e64 s[0:1], 1, v1
	s_mov_b32 s19, 0
	s_mov_b32 s20, 0
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
	s_add_i32 s2, s20, 1
	s_add_i32 s19, s19, 4
	s_add_i32 s18, s18, 2
	s_not_b64 s[14:15], s[14:15]
	s_cmp_gt_u32 s20, 30
	s_mov_b32 s20, s2
	s_cbranch_scc1 .LBB0_209
.LBB0_200:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_203 Depth 2
	.loc	0 235
	s_lshl_b32 s3, s20, 2
	s_and_b32 s2, s20, 0x7ffffff0
	s_and_b32 s3, s3, 8
	s_or_b32 s2, s2, s3
	v_or_b32_e32 v1, s2, v73
	s_lshl_b32 s2, s20, 1
	s_and_b32 s2, s2, 24
	s_and_b32 s3, s20, 1
	s_or_b32 s2, s2, s3
	v_add_u32_e32 v7, vcc, v6, v1
	v_add_u32_e32 v1, vcc, s2, v0
	.loc	0 236
	v_cmp_le_i32_e32 vcc, s33, v7
	v_cmp_gt_i32_e64 s[2:3], s52, v7
	s_and_b64 s[2:3], vcc, s[2:3]
	v_cmp_le_i32_e32 vcc, s76, v1
	s_and_b64 s[2:3], s[2:3], vcc
	v_cmp_gt_i32_e32 vcc, s53, v1
	s_and_b64 s[16:17], s[2:3], vcc
	s_and_saveexec_b64 s[2:3], s[16:17]
	s_cbranch_execz .LBB0_199
; %bb.201:                              ;   in Loop: Header=BB0_200 Depth=1
	.loc	0 239
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_206
; %bb.202:                              ;   in Loop: Header=BB0_200 Depth=1
	.loc	0 235
	s_and_b32 s16, s20, -16
	s_and_b32 s17, s19, 8
	s_or_b32 s16, s17, s16
	v_mov_b32_e32 v2, s60
	v_add_u32_e32 v4, vcc, s16, v30
	v_mov_b32_e32 v3, s61
	v_mul_lo_u32 v5, s11, v4
	v_mad_u64_u32 v[2:3], s[16:17], s10, v4, v[2:3]
	v_ashrrev_i32_e32 v4, 31, v4
	v_mul_lo_u32 v4, s10, v4
	v_add_u32_e32 v3, vcc, v5, v3
	s_and_b32 s16, s18, 24
	v_add_u32_e32 v3, vcc, v4, v3
	v_cndmask_b32_e64 v4, 0, 1, s[14:15]
	v_or_b32_e32 v4, s16, v4
	v_add_u32_e32 v8, vcc, v4, v0
	v_mov_b32_e32 v4, s56
	v_mov_b32_e32 v5, s57
	v_mul_lo_u32 v13, s13, v8
	v_mad_u64_u32 v[4:5], s[16:17], s12, v8, v[4:5]
	v_ashrrev_i32_e32 v8, 31, v8
	v_mul_lo_u32 v8, s12, v8
	v_add_u32_e32 v5, vcc, v13, v5
	s_mov_b32 s16, s54
	v_add_u32_e32 v5, vcc, v8, v5
	v_mov_b32_e32 v8, 0
.LBB0_203:                              ;   Parent Loop BB0_200 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 239
	flat_load_dword v13, v[2:3]
	flat_load_dword v15, v[4:5]
	v_add_u32_e32 v2, vcc, 4, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_add_i32 s16, s16, -1
	v_add_u32_e32 v4, vcc, 4, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	s_cmp_eq_u32 s16, 0
	s_waitcnt vmcnt(0)
	v_fma_f32 v8, v13, v15, v8
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
	v_lshlrev_b64 v[47:48], 2, v[3:4]
	v_add_u32_e32 v13, vcc, s40, v47
	v_addc_u32_e32 v5, vcc, v5, v48, vcc
	v_add_u32_e32 v47, vcc, v13, v1
	v_addc_u32_e32 v48, vcc, v5, v2, vcc
	flat_load_dword v5, v[47:48]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s59, v5
	v_mac_f32_e32 v5, s55, v8
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
	v_mul_f32_e32 v5, s55, v8
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
	s_ashr_i32 s5, s4, 31
	v_mov_b32_e32 v2, s4
	v_add_u32_e32 v30, vcc, v6, v73
	v_mov_b32_e32 v3, s5
; %bb.212:
	s_or_b64 exec, exec, s[0:1]
	v_ashrrev_i32_e32 v1, 31, v30
	v_mul_lo_u32 v1, v2, v1
	v_mad_u64_u32 v[4:5], s[4:5], v2, v30, 0
	v_mul_lo_u32 v6, v3, v30
	v_cmp_le_i32_e32 vcc, s33, v30
	s_and_b64 s[2:3], s[38:39], vcc
	v_add_u32_e32 v1, vcc, v5, v1
	v_add_u32_e32 v5, vcc, v1, v6
	v_cmp_gt_i32_e64 s[0:1], s52, v30
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	s_and_b64 s[34:35], s[2:3], s[0:1]
	v_cmp_le_i32_e64 s[2:3], s76, v0
	v_mov_b32_e32 v1, s41
	v_add_u32_e32 v19, vcc, s40, v4
	.loc	0 248
	s_and_b64 s[0:1], s[34:35], s[2:3]
	v_cmp_gt_i32_e64 s[4:5], s53, v0
	v_cmp_neq_f32_e64 s[10:11], s59, 0
	v_addc_u32_e32 v34, vcc, v1, v5, vcc
	s_and_b64 s[6:7], s[0:1], s[4:5]
	v_ashrrev_i32_e32 v1, 31, v0
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_217
; %bb.213:
	.loc	0 249
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_u32_e32 v4, vcc, v19, v4
	v_addc_u32_e32 v5, vcc, v34, v5, vcc
	.loc	0 250
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_373
; %bb.214:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s59, v6
	v_mac_f32_e32 v6, s55, v11
	s_cbranch_execnz .LBB0_216
.LBB0_215:
	v_mul_f32_e32 v6, s55, v11
.LBB0_216:
	flat_store_dword v[4:5], v6
.LBB0_217:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 247
	v_add_u32_e32 v4, vcc, 8, v0
	v_cmp_le_i32_e64 s[6:7], s76, v4
	.loc	0 248
	s_and_b64 s[0:1], s[34:35], s[6:7]
	v_cmp_gt_i32_e64 s[8:9], s53, v4
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
	v_add_u32_e64 v6, s[10:11], v19, v6
	v_addc_u32_e64 v7, s[10:11], v34, v7, s[10:11]
	s_cbranch_vccnz .LBB0_374
; %bb.219:
	.loc	0 250
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s59, v8
	v_mac_f32_e32 v8, s55, v9
	s_cbranch_execnz .LBB0_221
.LBB0_220:
	v_mul_f32_e32 v8, s55, v9
.LBB0_221:
	flat_store_dword v[6:7], v8
.LBB0_222:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 247
	v_add_u32_e32 v6, vcc, 16, v0
	v_cmp_le_i32_e64 s[10:11], s76, v6
	.loc	0 248
	s_and_b64 s[14:15], s[34:35], s[10:11]
	v_cmp_gt_i32_e64 s[12:13], s53, v6
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
	v_add_u32_e64 v8, s[14:15], v19, v8
	v_addc_u32_e64 v9, s[14:15], v34, v9, s[14:15]
	.loc	0 250
	s_cbranch_vccnz .LBB0_375
; %bb.224:
	flat_load_dword v11, v[8:9]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v11, s59, v11
	v_mac_f32_e32 v11, s55, v10
	s_cbranch_execnz .LBB0_226
.LBB0_225:
	v_mul_f32_e32 v11, s55, v10
.LBB0_226:
	flat_store_dword v[8:9], v11
.LBB0_227:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 247
	v_add_u32_e32 v8, vcc, 24, v0
	v_cmp_le_i32_e64 s[14:15], s76, v8
	.loc	0 248
	s_and_b64 s[18:19], s[34:35], s[14:15]
	v_cmp_gt_i32_e64 s[16:17], s53, v8
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
	v_add_u32_e64 v10, s[18:19], v19, v10
	v_addc_u32_e64 v11, s[18:19], v34, v11, s[18:19]
	.loc	0 250
	s_cbranch_vccnz .LBB0_376
; %bb.229:
	flat_load_dword v13, v[10:11]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s59, v13
	v_mac_f32_e32 v13, s55, v12
	s_cbranch_execnz .LBB0_231
.LBB0_230:
	v_mul_f32_e32 v13, s55, v12
.LBB0_231:
	flat_store_dword v[10:11], v13
.LBB0_232:
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	v_add_u32_e32 v10, vcc, 1, v0
	v_cmp_le_i32_e64 s[18:19], s76, v10
	.loc	0 248
	s_and_b64 s[22:23], s[34:35], s[18:19]
	v_cmp_gt_i32_e64 s[20:21], s53, v10
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
	v_add_u32_e64 v12, s[22:23], v19, v12
	v_addc_u32_e64 v13, s[22:23], v34, v13, s[22:23]
	.loc	0 250
	s_cbranch_vccnz .LBB0_377
; %bb.234:
	flat_load_dword v15, v[12:13]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v15, s59, v15
	v_mac_f32_e32 v15, s55, v14
	s_cbranch_execnz .LBB0_236
.LBB0_235:
	v_mul_f32_e32 v15, s55, v14
.LBB0_236:
	flat_store_dword v[12:13], v15
.LBB0_237:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 247
	v_add_u32_e32 v12, vcc, 9, v0
	v_cmp_le_i32_e64 s[22:23], s76, v12
	.loc	0 248
	s_and_b64 s[26:27], s[34:35], s[22:23]
	v_cmp_gt_i32_e64 s[24:25], s53, v12
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
	v_add_u32_e64 v14, s[26:27], v19, v14
	v_addc_u32_e64 v15, s[26:27], v34, v15, s[26:27]
	.loc	0 250
	s_cbranch_vccnz .LBB0_378
; %bb.239:
	flat_load_dword v17, v[14:15]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v17, s59, v17
	v_mac_f32_e32 v17, s55, v16
	s_cbranch_execnz .LBB0_241
.LBB0_240:
	v_mul_f32_e32 v17, s55, v16
.LBB0_241:
	flat_store_dword v[14:15], v17
.LBB0_242:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 247
	v_add_u32_e32 v14, vcc, 17, v0
	v_cmp_le_i32_e64 s[26:27], s76, v14
	.loc	0 248
	s_and_b64 s[30:31], s[34:35], s[26:27]
	v_cmp_gt_i32_e64 s[28:29], s53, v14
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
	v_add_u32_e64 v16, s[30:31], v19, v16
	v_addc_u32_e64 v17, s[30:31], v34, v17, s[30:31]
	.loc	0 250
	s_cbranch_vccnz .LBB0_379
; %bb.244:
	flat_load_dword v47, v[16:17]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v47, s59, v47
	v_mac_f32_e32 v47, s55, v18
	s_cbranch_execnz .LBB0_246
.LBB0_245:
	v_mul_f32_e32 v47, s55, v18
.LBB0_246:
	flat_store_dword v[16:17], v47
.LBB0_247:
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 247
	v_add_u32_e32 v16, vcc, 25, v0
	v_cmp_le_i32_e64 s[30:31], s76, v16
	.loc	0 248
	s_and_b64 s[36:37], s[34:35], s[30:31]
	v_cmp_gt_i32_e64 s[34:35], s53, v16
	s_and_b64 s[36:37], s[36:37], s[34:35]
	v_ashrrev_i32_e32 v17, 31, v16
	s_and_saveexec_b64 s[42:43], s[36:37]
	s_cbranch_execz .LBB0_252
; %bb.248:
	.loc	0 249
	v_lshlrev_b64 v[47:48], 2, v[16:17]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v19, v47
	v_addc_u32_e64 v19, s[36:37], v34, v48, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_380
; %bb.249:
	flat_load_dword v34, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v34, s59, v34
	v_mac_f32_e32 v34, s55, v46
	s_cbranch_execnz .LBB0_251
.LBB0_250:
	v_mul_f32_e32 v34, s55, v46
.LBB0_251:
	flat_store_dword v[18:19], v34
.LBB0_252:
	.loc	0 0
	s_or_b64 exec, exec, s[42:43]
	v_add_u32_e32 v34, vcc, 8, v30
	v_ashrrev_i32_e32 v18, 31, v34
	v_mul_lo_u32 v46, v2, v18
	v_mad_u64_u32 v[18:19], s[44:45], v2, v34, 0
	v_cmp_le_i32_e32 vcc, s33, v34
	v_cmp_gt_i32_e64 s[36:37], s52, v34
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
	s_and_saveexec_b64 s[44:45], s[36:37]
	s_cbranch_execz .LBB0_257
; %bb.253:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[0:1]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_381
; %bb.254:
	flat_load_dword v47, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v47, s59, v47
	v_mac_f32_e32 v47, s55, v45
	s_cbranch_execnz .LBB0_256
.LBB0_255:
	v_mul_f32_e32 v47, s55, v45
.LBB0_256:
	flat_store_dword v[18:19], v47
.LBB0_257:
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[6:7]
	s_and_b64 s[36:37], s[36:37], s[8:9]
	s_and_saveexec_b64 s[44:45], s[36:37]
	s_cbranch_execz .LBB0_262
; %bb.258:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[4:5]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_382
; %bb.259:
	flat_load_dword v45, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v45, s59, v45
	v_mac_f32_e32 v45, s55, v44
	s_cbranch_execnz .LBB0_261
.LBB0_260:
	v_mul_f32_e32 v45, s55, v44
.LBB0_261:
	flat_store_dword v[18:19], v45
.LBB0_262:
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[10:11]
	s_and_b64 s[36:37], s[36:37], s[12:13]
	s_and_saveexec_b64 s[44:45], s[36:37]
	s_cbranch_execz .LBB0_267
; %bb.263:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[6:7]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_383
; %bb.264:
	flat_load_dword v44, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v44, s59, v44
	v_mac_f32_e32 v44, s55, v43
	s_cbranch_execnz .LBB0_266
.LBB0_265:
	v_mul_f32_e32 v44, s55, v43
.LBB0_266:
	flat_store_dword v[18:19], v44
.LBB0_267:
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[14:15]
	s_and_b64 s[36:37], s[36:37], s[16:17]
	s_and_saveexec_b64 s[44:45], s[36:37]
	s_cbranch_execz .LBB0_272
; %bb.268:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[8:9]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_384
; %bb.269:
	flat_load_dword v43, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v43, s59, v43
	v_mac_f32_e32 v43, s55, v42
	s_cbranch_execnz .LBB0_271
.LBB0_270:
	v_mul_f32_e32 v43, s55, v42
.LBB0_271:
	flat_store_dword v[18:19], v43
.LBB0_272:
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[18:19]
	s_and_b64 s[36:37], s[36:37], s[20:21]
	s_and_saveexec_b64 s[44:45], s[36:37]
	s_cbranch_execz .LBB0_277
; %bb.273:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[10:11]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_385
; %bb.274:
	flat_load_dword v42, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v42, s59, v42
	v_mac_f32_e32 v42, s55, v41
	s_cbranch_execnz .LBB0_276
.LBB0_275:
	v_mul_f32_e32 v42, s55, v41
.LBB0_276:
	flat_store_dword v[18:19], v42
.LBB0_277:
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[22:23]
	s_and_b64 s[36:37], s[36:37], s[24:25]
	s_and_saveexec_b64 s[44:45], s[36:37]
	s_cbranch_execz .LBB0_282
; %bb.278:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[12:13]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_386
; %bb.279:
	flat_load_dword v41, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v41, s59, v41
	v_mac_f32_e32 v41, s55, v40
	s_cbranch_execnz .LBB0_281
.LBB0_280:
	v_mul_f32_e32 v41, s55, v40
.LBB0_281:
	flat_store_dword v[18:19], v41
.LBB0_282:
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[26:27]
	s_and_b64 s[36:37], s[36:37], s[28:29]
	s_and_saveexec_b64 s[44:45], s[36:37]
	s_cbranch_execz .LBB0_287
; %bb.283:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[14:15]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_387
; %bb.284:
	flat_load_dword v40, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v40, s59, v40
	v_mac_f32_e32 v40, s55, v39
	s_cbranch_execnz .LBB0_286
.LBB0_285:
	v_mul_f32_e32 v40, s55, v39
.LBB0_286:
	flat_store_dword v[18:19], v40
.LBB0_287:
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
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
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v46, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_388
; %bb.289:
	flat_load_dword v34, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v34, s59, v34
	v_mac_f32_e32 v34, s55, v38
	s_cbranch_execnz .LBB0_291
.LBB0_290:
	v_mul_f32_e32 v34, s55, v38
.LBB0_291:
	flat_store_dword v[18:19], v34
.LBB0_292:
	.loc	0 0
	s_or_b64 exec, exec, s[42:43]
	v_add_u32_e32 v34, vcc, 16, v30
	v_ashrrev_i32_e32 v18, 31, v34
	v_mul_lo_u32 v38, v2, v18
	v_mad_u64_u32 v[18:19], s[44:45], v2, v34, 0
	v_cmp_le_i32_e32 vcc, s33, v34
	v_cmp_gt_i32_e64 s[36:37], s52, v34
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
	s_and_saveexec_b64 s[44:45], s[36:37]
	s_cbranch_execz .LBB0_297
; %bb.293:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[0:1]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_389
; %bb.294:
	flat_load_dword v39, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v39, s59, v39
	v_mac_f32_e32 v39, s55, v37
	s_cbranch_execnz .LBB0_296
.LBB0_295:
	v_mul_f32_e32 v39, s55, v37
.LBB0_296:
	flat_store_dword v[18:19], v39
.LBB0_297:
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[6:7]
	s_and_b64 s[36:37], s[36:37], s[8:9]
	s_and_saveexec_b64 s[44:45], s[36:37]
	s_cbranch_execz .LBB0_302
; %bb.298:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[4:5]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_390
; %bb.299:
	flat_load_dword v37, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v37, s59, v37
	v_mac_f32_e32 v37, s55, v36
	s_cbranch_execnz .LBB0_301
.LBB0_300:
	v_mul_f32_e32 v37, s55, v36
.LBB0_301:
	flat_store_dword v[18:19], v37
.LBB0_302:
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[10:11]
	s_and_b64 s[36:37], s[36:37], s[12:13]
	s_and_saveexec_b64 s[44:45], s[36:37]
	s_cbranch_execz .LBB0_307
; %bb.303:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[6:7]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_391
; %bb.304:
	flat_load_dword v36, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v36, s59, v36
	v_mac_f32_e32 v36, s55, v35
	s_cbranch_execnz .LBB0_306
.LBB0_305:
	v_mul_f32_e32 v36, s55, v35
.LBB0_306:
	flat_store_dword v[18:19], v36
.LBB0_307:
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[14:15]
	s_and_b64 s[36:37], s[36:37], s[16:17]
	s_and_saveexec_b64 s[44:45], s[36:37]
	s_cbranch_execz .LBB0_312
; %bb.308:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[8:9]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_392
; %bb.309:
	flat_load_dword v35, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v35, s59, v35
	v_mac_f32_e32 v35, s55, v33
	s_cbranch_execnz .LBB0_311
.LBB0_310:
	v_mul_f32_e32 v35, s55, v33
.LBB0_311:
	flat_store_dword v[18:19], v35
.LBB0_312:
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[18:19]
	s_and_b64 s[36:37], s[36:37], s[20:21]
	s_and_saveexec_b64 s[44:45], s[36:37]
	s_cbranch_execz .LBB0_317
; %bb.313:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[10:11]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_393
; %bb.314:
	flat_load_dword v33, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v33, s59, v33
	v_mac_f32_e32 v33, s55, v32
	s_cbranch_execnz .LBB0_316
.LBB0_315:
	v_mul_f32_e32 v33, s55, v32
.LBB0_316:
	flat_store_dword v[18:19], v33
.LBB0_317:
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[22:23]
	s_and_b64 s[36:37], s[36:37], s[24:25]
	s_and_saveexec_b64 s[44:45], s[36:37]
	s_cbranch_execz .LBB0_322
; %bb.318:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[12:13]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_394
; %bb.319:
	flat_load_dword v32, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v32, s59, v32
	v_mac_f32_e32 v32, s55, v31
	s_cbranch_execnz .LBB0_321
.LBB0_320:
	v_mul_f32_e32 v32, s55, v31
.LBB0_321:
	flat_store_dword v[18:19], v32
.LBB0_322:
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 248
	s_and_b64 s[36:37], s[42:43], s[26:27]
	s_and_b64 s[36:37], s[36:37], s[28:29]
	s_and_saveexec_b64 s[44:45], s[36:37]
	s_cbranch_execz .LBB0_327
; %bb.323:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[14:15]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_395
; %bb.324:
	flat_load_dword v31, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v31, s59, v31
	v_mac_f32_e32 v31, s55, v29
	s_cbranch_execnz .LBB0_326
.LBB0_325:
	v_mul_f32_e32 v31, s55, v29
.LBB0_326:
	flat_store_dword v[18:19], v31
.LBB0_327:
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
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
	v_add_u32_e64 v18, s[36:37], v34, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_396
; %bb.329:
	flat_load_dword v29, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v29, s59, v29
	v_mac_f32_e32 v29, s55, v28
	s_cbranch_execnz .LBB0_331
.LBB0_330:
	v_mul_f32_e32 v29, s55, v28
.LBB0_331:
	flat_store_dword v[18:19], v29
.LBB0_332:
	.loc	0 0
	s_or_b64 exec, exec, s[42:43]
	v_add_u32_e32 v28, vcc, 24, v30
	v_ashrrev_i32_e32 v18, 31, v28
	v_mul_lo_u32 v29, v2, v18
	v_mad_u64_u32 v[18:19], s[42:43], v2, v28, 0
	v_mul_lo_u32 v2, v3, v28
	v_cmp_le_i32_e32 vcc, s33, v28
	s_and_b64 s[38:39], s[38:39], vcc
	v_add_u32_e32 v3, vcc, v19, v29
	v_add_u32_e32 v19, vcc, v3, v2
	v_cmp_gt_i32_e64 s[36:37], s52, v28
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
	v_mul_f32_e32 v18, s59, v18
	v_mac_f32_e32 v18, s55, v27
	s_cbranch_execnz .LBB0_336
.LBB0_335:
	v_mul_f32_e32 v18, s55, v27
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
	v_mul_f32_e32 v4, s59, v4
	v_mac_f32_e32 v4, s55, v26
	s_cbranch_execnz .LBB0_341
.LBB0_340:
	v_mul_f32_e32 v4, s55, v26
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
	v_mul_f32_e32 v4, s59, v4
	v_mac_f32_e32 v4, s55, v25
	s_cbranch_execnz .LBB0_346
.LBB0_345:
	v_mul_f32_e32 v4, s55, v25
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
	v_mul_f32_e32 v4, s59, v4
	v_mac_f32_e32 v4, s55, v24
	s_cbranch_execnz .LBB0_351
.LBB0_350:
	v_mul_f32_e32 v4, s55, v24
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
	v_mul_f32_e32 v4, s59, v4
	v_mac_f32_e32 v4, s55, v23
	s_cbranch_execnz .LBB0_356
.LBB0_355:
	v_mul_f32_e32 v4, s55, v23
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
	v_mul_f32_e32 v4, s59, v4
	v_mac_f32_e32 v4, s55, v22
	s_cbranch_execnz .LBB0_361
.LBB0_360:
	v_mul_f32_e32 v4, s55, v22
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
	v_mul_f32_e32 v4, s59, v4
	v_mac_f32_e32 v4, s55, v21
	s_cbranch_execnz .LBB0_366
.LBB0_365:
	v_mul_f32_e32 v4, s55, v21
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
	v_mul_f32_e32 v2, s59, v2
	v_mac_f32_e32 v2, s55, v20
	s_cbranch_execnz .LBB0_371
.LBB0_370:
	v_mul_f32_e32 v2, s55, v20
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
		.amdhsa_group_segment_fixed_size 24576
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
		.amdhsa_next_free_vgpr 170
		.amdhsa_next_free_sgpr 87
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
; codeLenInByte = 16200
; NumSgprs: 89
; NumVgprs: 170
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 24576 bytes/workgroup (compile time only)
; SGPRBlocks: 11
; VGPRBlocks: 42
; NumSGPRsForWavesPerEU: 89
; NumVGPRsForWavesPerEU: 170
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
    .group_segment_fixed_size: 24576
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
    .sgpr_count:     89
    .sgpr_spill_count: 0
    .symbol:         gemm_tensor.kd
    .vgpr_count:     170
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

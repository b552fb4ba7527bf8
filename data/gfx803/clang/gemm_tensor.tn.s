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
	s_load_dwordx4 s[40:43], s[4:5], 0x0
	s_load_dwordx2 s[24:25], s[4:5], 0x10
	s_load_dword s28, s[4:5], 0x18
	s_load_dwordx4 s[36:39], s[4:5], 0x20
	v_lshlrev_b32_e32 v43, 2, v0
	.loc	0 164
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s40, 63
	s_add_i32 s1, s41, 63
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
	s_ashr_i32 s29, s28, 31
	.loc	0 175
	v_mov_b32_e32 v3, s38
	.loc	0 165
	v_rcp_iflag_f32_e32 v1, v1
	.loc	0 174
	v_mov_b32_e32 v5, s25
	.loc	0 175
	s_mov_b32 s34, s38
	v_lshrrev_b32_e32 v9, 6, v0
	.loc	0 165
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_lshrrev_b32_e32 v32, 5, v0
	v_lshrrev_b32_e32 v71, 4, v0
	.loc	0 114
	s_mov_b32 m0, -1
	.loc	0 165
	v_mul_lo_u32 v2, s9, v1
	s_ashr_i32 s9, s6, 31
	s_add_i32 s10, s6, s9
	s_xor_b32 s10, s10, s9
	v_mul_hi_u32 v2, v1, v2
	s_xor_b32 s7, s9, s7
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s10, v1
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
	s_lshl_b32 s0, s0, 2
	s_sub_i32 s1, s1, s0
	s_min_i32 s1, s1, 4
	.loc	0 167
	s_ashr_i32 s6, s1, 31
	s_add_i32 s7, s1, s6
	s_xor_b32 s8, s7, s6
	v_cvt_f32_u32_e32 v1, s8
	s_sub_i32 s7, 0, s8
	.loc	0 166
	s_mul_i32 s2, s0, s2
	s_sub_i32 s2, s3, s2
	.loc	0 167
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s3, s2, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s7, v1
	s_add_i32 s7, s2, s3
	s_xor_b32 s9, s7, s3
	s_xor_b32 s3, s3, s6
	v_mul_hi_u32 v2, v1, v2
	s_mov_b32 s7, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s9, v1
	v_readfirstlane_b32 s6, v1
	s_mul_i32 s10, s6, s8
	s_sub_i32 s9, s9, s10
	s_add_i32 s11, s6, 1
	s_sub_i32 s10, s9, s8
	s_cmp_ge_u32 s9, s8
	s_cselect_b32 s6, s11, s6
	s_cselect_b32 s9, s10, s9
	s_add_i32 s10, s6, 1
	s_cmp_ge_u32 s9, s8
	s_cselect_b32 s6, s10, s6
	s_xor_b32 s6, s6, s3
	s_sub_i32 s3, s6, s3
	s_lshl_b32 s33, s3, 6
	s_mul_i32 s3, s3, s1
	s_sub_i32 s1, s2, s3
	s_add_i32 s1, s1, s0
	.loc	0 146
	s_and_b32 s8, s28, 3
	.loc	0 167
	s_lshl_b32 s58, s1, 6
	.loc	0 146
	s_cmp_eq_u32 s8, 0
	s_cselect_b64 s[0:1], -1, 0
	s_and_b32 s6, s24, 12
	s_cmp_eq_u64 s[6:7], 0
	s_cselect_b64 s[2:3], -1, 0
	s_and_b64 s[0:1], s[0:1], s[2:3]
	s_bitcmp0_b32 s28, 0
	s_cselect_b64 s[2:3], -1, 0
	s_and_b32 s6, s24, 4
	s_cmp_eq_u64 s[6:7], 0
	s_cselect_b64 s[8:9], -1, 0
	s_and_b64 s[2:3], s[2:3], s[8:9]
	s_and_b64 s[2:3], s[2:3], exec
	s_cselect_b32 s6, 2, 1
	s_and_b64 s[2:3], s[0:1], exec
	s_cselect_b32 s59, 4, s6
	s_and_b32 s2, s38, 3
	s_cmp_eq_u32 s2, 0
	s_cselect_b64 s[2:3], -1, 0
	s_and_b32 s6, s36, 12
	s_cmp_eq_u64 s[6:7], 0
	.loc	0 148
	v_cvt_f32_ubyte0_e32 v1, s59
	s_cselect_b64 s[8:9], -1, 0
	v_rcp_iflag_f32_e32 v1, v1
	.loc	0 146
	s_and_b64 s[2:3], s[2:3], s[8:9]
	s_bitcmp0_b32 s38, 0
	s_cselect_b64 s[8:9], -1, 0
	s_and_b32 s6, s36, 4
	s_cmp_eq_u64 s[6:7], 0
	.loc	0 148
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	.loc	0 146
	s_cselect_b64 s[6:7], -1, 0
	.loc	0 148
	v_cvt_u32_f32_e32 v1, v1
	.loc	0 146
	s_and_b64 s[6:7], s[8:9], s[6:7]
	s_and_b64 s[6:7], s[6:7], exec
	s_cselect_b32 s8, 2, 1
	s_and_b64 s[6:7], s[2:3], exec
	s_cselect_b32 s60, 4, s8
	.loc	0 148
	s_sub_i32 s7, 0, s59
	v_mul_lo_u32 v2, s7, v1
	s_sub_i32 s6, s40, 64
	s_max_i32 s6, s6, 0
	s_add_i32 s6, s6, s59
	v_mul_hi_u32 v2, v1, v2
	s_add_i32 s8, s6, -1
	s_ashr_i32 s9, s8, 31
	s_add_i32 s6, s8, s9
	s_xor_b32 s10, s6, s9
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s10, v1
	s_mov_b64 s[6:7], -1
	v_readfirstlane_b32 s11, v1
	v_cvt_f32_ubyte0_e32 v1, s60
	v_rcp_iflag_f32_e32 v1, v1
	s_mul_i32 s11, s11, s59
	s_sub_i32 s10, s10, s11
	s_sub_i32 s11, s10, s59
	s_cmp_ge_u32 s10, s59
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	s_cselect_b32 s10, s11, s10
	v_cvt_u32_f32_e32 v1, v1
	s_sub_i32 s11, s10, s59
	s_cmp_ge_u32 s10, s59
	s_cselect_b32 s10, s11, s10
	s_sub_i32 s13, 0, s60
	v_mul_lo_u32 v2, s13, v1
	s_sub_i32 s11, s41, 64
	s_max_i32 s11, s11, 0
	s_add_i32 s11, s11, s60
	v_mul_hi_u32 v2, v1, v2
	s_add_i32 s11, s11, -1
	s_ashr_i32 s13, s11, 31
	s_add_i32 s14, s11, s13
	s_xor_b32 s14, s14, s13
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s14, v1
	s_xor_b32 s10, s10, s9
	s_sub_i32 s9, s9, s10
	s_add_i32 s8, s8, s9
	.loc	0 169
	s_min_i32 s30, s8, s33
	.loc	0 148
	v_readfirstlane_b32 s8, v1
	s_mul_i32 s8, s8, s60
	s_sub_i32 s8, s14, s8
	s_sub_i32 s9, s8, s60
	s_cmp_ge_u32 s8, s60
	s_cselect_b32 s8, s9, s8
	s_sub_i32 s9, s8, s60
	s_cmp_ge_u32 s8, s60
	s_cselect_b32 s8, s9, s8
	s_xor_b32 s8, s8, s13
	s_sub_i32 s8, s13, s8
	s_add_i32 s11, s11, s8
	.loc	0 170
	s_min_i32 s26, s11, s58
	.loc	0 171
	s_sub_i32 s8, s40, s30
	s_sub_i32 s9, s41, s26
	s_cmp_lt_i32 s9, 64
	s_cselect_b64 s[10:11], -1, 0
	.loc	0 172
	s_add_i32 s13, s42, 15
	s_ashr_i32 s14, s13, 31
	s_lshr_b32 s14, s14, 28
	s_add_i32 s13, s13, s14
	s_and_b32 s13, s13, -16
	.loc	0 173
	s_mul_i32 s12, s12, s13
	s_min_i32 s61, s42, s12
	.loc	0 174
	v_mov_b32_e32 v1, s28
	.loc	0 173
	s_add_i32 s14, s61, s13
	.loc	0 174
	v_mad_i64_i32 v[1:2], s[12:13], s61, v1, 0
	.loc	0 175
	v_mad_i64_i32 v[3:4], s[12:13], s61, v3, 0
	.loc	0 174
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_ashr_i32 s31, s30, 31
	v_add_u32_e32 v6, vcc, s24, v1
	.loc	0 175
	s_ashr_i32 s35, s38, 31
	s_ashr_i32 s27, s26, 31
	.loc	0 174
	v_addc_u32_e32 v5, vcc, v5, v2, vcc
	.loc	0 175
	v_lshlrev_b64 v[1:2], 2, v[3:4]
	.loc	0 171
	s_cmp_lt_i32 s8, 64
	s_cselect_b64 s[12:13], -1, 0
	.loc	0 175
	v_mov_b32_e32 v3, s37
	v_add_u32_e32 v4, vcc, s36, v1
	.loc	0 172
	s_or_b64 s[44:45], s[12:13], s[10:11]
	.loc	0 175
	v_addc_u32_e32 v7, vcc, v3, v2, vcc
	.loc	0 174
	s_lshl_b64 s[10:11], s[30:31], 2
	v_mov_b32_e32 v2, s11
	v_add_u32_e32 v1, vcc, s10, v6
	v_addc_u32_e32 v2, vcc, v5, v2, vcc
	.loc	0 175
	s_lshl_b64 s[10:11], s[26:27], 2
	.loc	0 173
	s_min_i32 s38, s42, s14
	.loc	0 175
	v_add_u32_e32 v3, vcc, s10, v4
	s_add_i32 s10, s61, 16
	s_cmp_gt_i32 s10, s38
	v_mov_b32_e32 v5, s11
	s_cselect_b64 s[10:11], -1, 0
	v_addc_u32_e32 v4, vcc, v7, v5, vcc
	s_or_b64 s[10:11], s[10:11], s[44:45]
	v_lshlrev_b32_e32 v5, 1, v0
	v_mov_b32_e32 v6, 0
	v_and_b32_e32 v5, 62, v5
	v_and_b32_e32 v7, 60, v43
	v_mov_b32_e32 v8, v6
	v_readfirstlane_b32 s27, v9
	v_and_b32_e32 v9, 63, v0
	v_mov_b32_e32 v10, v6
	.loc	0 179
	s_andn2_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_16
; %bb.1:
	.loc	0 0
	s_cmp_gt_i32 s59, 3
	s_cbranch_scc0 .LBB0_3
; %bb.2:
	.loc	0 179
	v_mad_i64_i32 v[11:12], s[6:7], v71, s28, 0
	v_or_b32_e32 v13, 8, v71
	v_mad_i64_i32 v[13:14], s[6:7], v13, s28, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_mul_u32_u24_e32 v19, 0x44, v71
	v_add_u32_e32 v15, vcc, v1, v11
	v_addc_u32_e32 v16, vcc, v2, v12, vcc
	v_lshlrev_b64 v[11:12], 2, v[7:8]
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e32 v15, vcc, v15, v11
	v_addc_u32_e32 v16, vcc, v16, v12, vcc
	v_add_u32_e32 v13, vcc, v1, v13
	v_addc_u32_e32 v14, vcc, v2, v14, vcc
	v_add_u32_e32 v17, vcc, v13, v11
	v_addc_u32_e32 v18, vcc, v14, v12, vcc
	.loc	0 114
	flat_load_dwordx4 v[11:14], v[15:16]
	flat_load_dwordx4 v[15:18], v[17:18]
	.loc	0 179
	v_lshlrev_b32_e32 v20, 2, v7
	v_lshlrev_b32_e32 v19, 2, v19
	v_add_u32_e32 v19, vcc, v19, v20
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(1)
	ds_write_b128 v19, v[11:14]
	s_waitcnt vmcnt(0)
	ds_write_b128 v19, v[15:18] offset:2176
.LBB0_3:
	.loc	0 0
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_8
; %bb.4:
	s_cmp_lg_u32 s59, 2
	s_mov_b64 s[6:7], -1
	s_cbranch_scc0 .LBB0_6
; %bb.5:
	.loc	0 179
	v_mov_b32_e32 v27, s28
	v_mad_i64_i32 v[11:12], s[6:7], s27, v27, 0
	s_or_b32 s6, s27, 2
	v_mad_i64_i32 v[13:14], s[6:7], s6, v27, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	s_or_b32 s6, s27, 4
	v_add_u32_e32 v15, vcc, v1, v11
	v_addc_u32_e32 v16, vcc, v2, v12, vcc
	v_lshlrev_b64 v[11:12], 2, v[9:10]
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e32 v15, vcc, v15, v11
	v_addc_u32_e32 v16, vcc, v16, v12, vcc
	v_add_u32_e32 v17, vcc, v1, v13
	v_addc_u32_e32 v18, vcc, v2, v14, vcc
	v_mad_i64_i32 v[13:14], s[6:7], s6, v27, 0
	v_add_u32_e32 v17, vcc, v17, v11
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_addc_u32_e32 v18, vcc, v18, v12, vcc
	v_add_u32_e32 v19, vcc, v1, v13
	s_or_b32 s6, s27, 6
	v_addc_u32_e32 v20, vcc, v2, v14, vcc
	v_mad_i64_i32 v[13:14], s[6:7], s6, v27, 0
	v_add_u32_e32 v19, vcc, v19, v11
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_addc_u32_e32 v20, vcc, v20, v12, vcc
	v_add_u32_e32 v21, vcc, v1, v13
	s_or_b32 s6, s27, 8
	v_addc_u32_e32 v22, vcc, v2, v14, vcc
	v_mad_i64_i32 v[13:14], s[6:7], s6, v27, 0
	v_add_u32_e32 v21, vcc, v21, v11
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_addc_u32_e32 v22, vcc, v22, v12, vcc
	v_add_u32_e32 v23, vcc, v1, v13
	s_or_b32 s6, s27, 10
	v_addc_u32_e32 v24, vcc, v2, v14, vcc
	v_mad_i64_i32 v[13:14], s[6:7], s6, v27, 0
	v_add_u32_e32 v23, vcc, v23, v11
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_addc_u32_e32 v24, vcc, v24, v12, vcc
	s_or_b32 s6, s27, 12
	v_add_u32_e32 v13, vcc, v1, v13
	v_mad_i64_i32 v[25:26], s[6:7], s6, v27, 0
	v_addc_u32_e32 v14, vcc, v2, v14, vcc
	v_add_u32_e32 v13, vcc, v13, v11
	v_addc_u32_e32 v14, vcc, v14, v12, vcc
	.loc	0 114
	flat_load_dword v28, v[15:16]
	flat_load_dword v17, v[17:18]
	flat_load_dword v18, v[19:20]
	flat_load_dword v19, v[21:22]
	flat_load_dword v20, v[23:24]
	flat_load_dword v21, v[13:14]
	.loc	0 179
	v_lshlrev_b64 v[13:14], 2, v[25:26]
	s_or_b32 s6, s27, 14
	v_add_u32_e32 v15, vcc, v1, v13
	v_addc_u32_e32 v16, vcc, v2, v14, vcc
	v_mad_i64_i32 v[13:14], s[6:7], s6, v27, 0
	v_add_u32_e32 v15, vcc, v15, v11
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_addc_u32_e32 v16, vcc, v16, v12, vcc
	v_add_u32_e32 v13, vcc, v1, v13
	v_addc_u32_e32 v14, vcc, v2, v14, vcc
	v_add_u32_e32 v11, vcc, v13, v11
	v_addc_u32_e32 v12, vcc, v14, v12, vcc
	.loc	0 114
	flat_load_dword v13, v[15:16]
	flat_load_dword v11, v[11:12]
	.loc	0 179
	s_mul_i32 s6, s27, 0x110
	v_lshlrev_b32_e32 v12, 2, v9
	v_add_u32_e32 v12, vcc, s6, v12
	.loc	0 114
	s_movk_i32 s6, 0x400
	v_add_u32_e32 v14, vcc, s6, v12
	s_movk_i32 s6, 0x800
	s_waitcnt vmcnt(6)
	ds_write2_b32 v12, v28, v17 offset1:136
	s_waitcnt vmcnt(4)
	ds_write2_b32 v14, v18, v19 offset0:16 offset1:152
	v_add_u32_e32 v14, vcc, s6, v12
	s_movk_i32 s6, 0xc00
	v_add_u32_e32 v12, vcc, s6, v12
	s_waitcnt vmcnt(2)
	ds_write2_b32 v14, v20, v21 offset0:32 offset1:168
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(0)
	ds_write2_b32 v12, v13, v11 offset0:48 offset1:184
.LBB0_6:
	.loc	0 0
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_8
; %bb.7:
	.loc	0 179
	v_mad_i64_i32 v[11:12], s[6:7], v32, s28, 0
	v_or_b32_e32 v13, 4, v32
	v_mad_i64_i32 v[13:14], s[6:7], v13, s28, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v15, vcc, v1, v11
	v_addc_u32_e32 v16, vcc, v2, v12, vcc
	v_lshlrev_b64 v[11:12], 2, v[5:6]
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e32 v15, vcc, v15, v11
	v_addc_u32_e32 v16, vcc, v16, v12, vcc
	v_add_u32_e32 v17, vcc, v1, v13
	v_or_b32_e32 v13, 8, v32
	v_addc_u32_e32 v18, vcc, v2, v14, vcc
	v_mad_i64_i32 v[13:14], s[6:7], v13, s28, 0
	v_add_u32_e32 v17, vcc, v17, v11
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_addc_u32_e32 v18, vcc, v18, v12, vcc
	v_add_u32_e32 v19, vcc, v1, v13
	v_or_b32_e32 v13, 12, v32
	v_addc_u32_e32 v20, vcc, v2, v14, vcc
	v_mad_i64_i32 v[13:14], s[6:7], v13, s28, 0
	v_add_u32_e32 v19, vcc, v19, v11
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_addc_u32_e32 v20, vcc, v20, v12, vcc
	v_add_u32_e32 v13, vcc, v1, v13
	v_addc_u32_e32 v14, vcc, v2, v14, vcc
	v_add_u32_e32 v11, vcc, v13, v11
	v_addc_u32_e32 v12, vcc, v14, v12, vcc
	.loc	0 114
	flat_load_dwordx2 v[13:14], v[15:16]
	flat_load_dwordx2 v[15:16], v[17:18]
	flat_load_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[11:12], v[11:12]
	.loc	0 179
	v_mul_u32_u24_e32 v19, 0x44, v32
	v_lshlrev_b32_e32 v20, 2, v5
	v_lshlrev_b32_e32 v19, 2, v19
	s_movk_i32 s6, 0x800
	v_add_u32_e32 v19, vcc, v19, v20
	v_add_u32_e32 v20, vcc, s6, v19
	s_waitcnt vmcnt(2)
	ds_write2_b64 v19, v[13:14], v[15:16] offset1:136
	s_waitcnt vmcnt(0)
	ds_write2_b64 v20, v[17:18], v[11:12] offset0:16 offset1:152
.LBB0_8:
	.loc	0 0
	s_cmp_gt_i32 s60, 3
	s_mov_b64 s[6:7], -1
	s_cbranch_scc0 .LBB0_10
; %bb.9:
	.loc	0 179
	v_mad_i64_i32 v[11:12], s[6:7], v71, s34, 0
	v_or_b32_e32 v13, 8, v71
	v_mad_i64_i32 v[13:14], s[6:7], v13, s34, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_mul_u32_u24_e32 v19, 0x44, v71
	v_add_u32_e32 v15, vcc, v3, v11
	v_addc_u32_e32 v16, vcc, v4, v12, vcc
	v_lshlrev_b64 v[11:12], 2, v[7:8]
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e32 v15, vcc, v15, v11
	v_addc_u32_e32 v16, vcc, v16, v12, vcc
	v_add_u32_e32 v13, vcc, v3, v13
	v_addc_u32_e32 v14, vcc, v4, v14, vcc
	v_add_u32_e32 v17, vcc, v13, v11
	v_addc_u32_e32 v18, vcc, v14, v12, vcc
	.loc	0 114
	flat_load_dwordx4 v[11:14], v[15:16]
	flat_load_dwordx4 v[15:18], v[17:18]
	.loc	0 179
	v_lshlrev_b32_e32 v20, 2, v7
	v_lshlrev_b32_e32 v19, 2, v19
	v_add_u32_e32 v19, vcc, v19, v20
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(1)
	ds_write_b128 v19, v[11:14] offset:8704
	.loc	0 180
	s_waitcnt vmcnt(0)
	ds_write_b128 v19, v[15:18] offset:10880
.LBB0_10:
	.loc	0 0
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_15
; %bb.11:
	s_cmp_lg_u32 s60, 2
	s_mov_b64 s[6:7], -1
	s_cbranch_scc0 .LBB0_13
; %bb.12:
	.loc	0 179
	v_mov_b32_e32 v27, s34
	v_mad_i64_i32 v[11:12], s[6:7], s27, v27, 0
	s_or_b32 s6, s27, 2
	v_mad_i64_i32 v[13:14], s[6:7], s6, v27, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	s_or_b32 s6, s27, 4
	v_add_u32_e32 v15, vcc, v3, v11
	v_addc_u32_e32 v16, vcc, v4, v12, vcc
	v_lshlrev_b64 v[11:12], 2, v[9:10]
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e32 v15, vcc, v15, v11
	v_addc_u32_e32 v16, vcc, v16, v12, vcc
	v_add_u32_e32 v17, vcc, v3, v13
	v_addc_u32_e32 v18, vcc, v4, v14, vcc
	v_mad_i64_i32 v[13:14], s[6:7], s6, v27, 0
	v_add_u32_e32 v17, vcc, v17, v11
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_addc_u32_e32 v18, vcc, v18, v12, vcc
	v_add_u32_e32 v19, vcc, v3, v13
	s_or_b32 s6, s27, 6
	v_addc_u32_e32 v20, vcc, v4, v14, vcc
	v_mad_i64_i32 v[13:14], s[6:7], s6, v27, 0
	v_add_u32_e32 v19, vcc, v19, v11
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_addc_u32_e32 v20, vcc, v20, v12, vcc
	v_add_u32_e32 v21, vcc, v3, v13
	s_or_b32 s6, s27, 8
	v_addc_u32_e32 v22, vcc, v4, v14, vcc
	v_mad_i64_i32 v[13:14], s[6:7], s6, v27, 0
	v_add_u32_e32 v21, vcc, v21, v11
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_addc_u32_e32 v22, vcc, v22, v12, vcc
	v_add_u32_e32 v23, vcc, v3, v13
	s_or_b32 s6, s27, 10
	v_addc_u32_e32 v24, vcc, v4, v14, vcc
	v_mad_i64_i32 v[13:14], s[6:7], s6, v27, 0
	v_add_u32_e32 v23, vcc, v23, v11
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_addc_u32_e32 v24, vcc, v24, v12, vcc
	s_or_b32 s6, s27, 12
	v_add_u32_e32 v13, vcc, v3, v13
	v_mad_i64_i32 v[25:26], s[6:7], s6, v27, 0
	v_addc_u32_e32 v14, vcc, v4, v14, vcc
	v_add_u32_e32 v13, vcc, v13, v11
	v_addc_u32_e32 v14, vcc, v14, v12, vcc
	.loc	0 114
	flat_load_dword v28, v[15:16]
	flat_load_dword v17, v[17:18]
	flat_load_dword v18, v[19:20]
	flat_load_dword v19, v[21:22]
	flat_load_dword v20, v[23:24]
	flat_load_dword v21, v[13:14]
	.loc	0 179
	v_lshlrev_b64 v[13:14], 2, v[25:26]
	s_or_b32 s6, s27, 14
	v_add_u32_e32 v15, vcc, v3, v13
	v_addc_u32_e32 v16, vcc, v4, v14, vcc
	v_mad_i64_i32 v[13:14], s[6:7], s6, v27, 0
	v_add_u32_e32 v15, vcc, v15, v11
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_addc_u32_e32 v16, vcc, v16, v12, vcc
	v_add_u32_e32 v13, vcc, v3, v13
	v_addc_u32_e32 v14, vcc, v4, v14, vcc
	v_add_u32_e32 v11, vcc, v13, v11
	v_addc_u32_e32 v12, vcc, v14, v12, vcc
	.loc	0 114
	flat_load_dword v13, v[15:16]
	flat_load_dword v11, v[11:12]
	.loc	0 179
	s_mul_i32 s6, s27, 0x110
	v_lshlrev_b32_e32 v12, 2, v9
	v_add_u32_e32 v12, vcc, s6, v12
	.loc	0 114
	s_movk_i32 s6, 0x2200
	v_add_u32_e32 v14, vcc, s6, v12
	s_movk_i32 s6, 0x2600
	s_waitcnt vmcnt(6)
	ds_write2_b32 v14, v28, v17 offset1:136
	v_add_u32_e32 v14, vcc, s6, v12
	s_movk_i32 s6, 0x2a00
	s_waitcnt vmcnt(4)
	ds_write2_b32 v14, v18, v19 offset0:16 offset1:152
	v_add_u32_e32 v14, vcc, s6, v12
	s_movk_i32 s6, 0x2e00
	v_add_u32_e32 v12, vcc, s6, v12
	s_waitcnt vmcnt(2)
	ds_write2_b32 v14, v20, v21 offset0:32 offset1:168
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(0)
	ds_write2_b32 v12, v13, v11 offset0:48 offset1:184
.LBB0_13:
	.loc	0 0
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_15
; %bb.14:
	.loc	0 179
	v_mad_i64_i32 v[11:12], s[6:7], v32, s34, 0
	v_or_b32_e32 v13, 4, v32
	v_mad_i64_i32 v[13:14], s[6:7], v13, s34, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v15, vcc, v3, v11
	v_addc_u32_e32 v16, vcc, v4, v12, vcc
	v_lshlrev_b64 v[11:12], 2, v[5:6]
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e32 v15, vcc, v15, v11
	v_addc_u32_e32 v16, vcc, v16, v12, vcc
	v_add_u32_e32 v17, vcc, v3, v13
	v_or_b32_e32 v13, 8, v32
	v_addc_u32_e32 v18, vcc, v4, v14, vcc
	v_mad_i64_i32 v[13:14], s[6:7], v13, s34, 0
	v_add_u32_e32 v17, vcc, v17, v11
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_addc_u32_e32 v18, vcc, v18, v12, vcc
	v_add_u32_e32 v19, vcc, v3, v13
	v_or_b32_e32 v13, 12, v32
	v_addc_u32_e32 v20, vcc, v4, v14, vcc
	v_mad_i64_i32 v[13:14], s[6:7], v13, s34, 0
	v_add_u32_e32 v19, vcc, v19, v11
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_addc_u32_e32 v20, vcc, v20, v12, vcc
	v_add_u32_e32 v13, vcc, v3, v13
	v_addc_u32_e32 v14, vcc, v4, v14, vcc
	v_add_u32_e32 v11, vcc, v13, v11
	v_addc_u32_e32 v12, vcc, v14, v12, vcc
	.loc	0 114
	flat_load_dwordx2 v[13:14], v[15:16]
	flat_load_dwordx2 v[15:16], v[17:18]
	flat_load_dwordx2 v[17:18], v[19:20]
	flat_load_dwordx2 v[11:12], v[11:12]
	.loc	0 179
	v_mul_u32_u24_e32 v19, 0x44, v32
	v_lshlrev_b32_e32 v20, 2, v5
	v_lshlrev_b32_e32 v19, 2, v19
	s_movk_i32 s6, 0x2000
	v_add_u32_e32 v19, vcc, v19, v20
	s_movk_i32 s7, 0x2800
	v_add_u32_e32 v20, vcc, s6, v19
	v_add_u32_e32 v19, vcc, s7, v19
	s_waitcnt vmcnt(2)
	ds_write2_b64 v20, v[13:14], v[15:16] offset0:64 offset1:200
	s_waitcnt vmcnt(0)
	ds_write2_b64 v19, v[17:18], v[11:12] offset0:80 offset1:216
.LBB0_15:
	.loc	0 0
	s_mov_b64 s[6:7], 0
.LBB0_16:
	v_sub_u32_e32 v47, vcc, s8, v9
	v_sub_u32_e32 v46, vcc, s8, v7
	v_sub_u32_e32 v45, vcc, s9, v9
	v_sub_u32_e32 v44, vcc, s9, v7
	s_xor_b64 s[46:47], s[0:1], -1
	s_xor_b64 s[48:49], s[2:3], -1
	.loc	0 179
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_90
; %bb.17:
	.loc	0 0
	s_cmp_le_i32 s38, s61
	s_cbranch_scc1 .LBB0_90
; %bb.18:
	s_sub_i32 s12, s38, s61
	s_mov_b64 s[0:1], -1
	.loc	0 179
	s_andn2_b64 vcc, exec, s[46:47]
	s_mul_i32 s13, s27, 0x110
	s_cbranch_vccz .LBB0_22
; %bb.19:
	s_and_b64 vcc, exec, s[0:1]
	v_cmp_gt_i32_e64 s[8:9], s12, v71
	s_cbranch_vccnz .LBB0_39
.LBB0_20:
	s_andn2_b64 vcc, exec, s[48:49]
	s_mov_b64 s[0:1], -1
	s_cbranch_vccz .LBB0_56
.LBB0_21:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_73
	s_branch .LBB0_90
.LBB0_22:
	s_cmp_lt_i32 s27, s12
	s_cselect_b64 s[0:1], -1, 0
	.loc	0 114
	v_cmp_lt_i32_e32 vcc, 0, v47
	s_and_b64 s[0:1], s[0:1], vcc
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_24
; %bb.23:
	.loc	0 179
	v_mov_b32_e32 v11, s28
	v_mad_i64_i32 v[13:14], s[0:1], s27, v11, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e64 v11, s[0:1], v1, v13
	v_addc_u32_e64 v15, s[0:1], v2, v14, s[0:1]
	v_lshlrev_b64 v[13:14], 2, v[9:10]
	v_add_u32_e64 v13, s[0:1], v11, v13
	v_addc_u32_e64 v14, s[0:1], v15, v14, s[0:1]
	.loc	0 114
	flat_load_dword v13, v[13:14]
.LBB0_24:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_lshlrev_b32_e32 v11, 2, v9
	v_add_u32_e64 v14, s[0:1], s13, v11
	s_or_b32 s0, s27, 2
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_and_b64 s[6:7], s[2:3], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v13
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_26
; %bb.25:
	.loc	0 179
	v_mov_b32_e32 v12, s28
	v_mad_i64_i32 v[12:13], s[0:1], s0, v12, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[0:1], v1, v12
	v_addc_u32_e64 v15, s[0:1], v2, v13, s[0:1]
	v_lshlrev_b64 v[12:13], 2, v[9:10]
	v_add_u32_e64 v12, s[0:1], v14, v12
	v_addc_u32_e64 v13, s[0:1], v15, v13, s[0:1]
	.loc	0 114
	flat_load_dword v12, v[12:13]
.LBB0_26:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_add_i32 s6, s13, 0x220
	v_add_u32_e64 v13, s[0:1], s6, v11
	s_or_b32 s0, s27, 4
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12
	s_and_b64 s[8:9], s[2:3], vcc
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_28
; %bb.27:
	.loc	0 179
	v_mov_b32_e32 v13, s28
	v_mad_i64_i32 v[13:14], s[0:1], s0, v13, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e64 v15, s[0:1], v1, v13
	v_addc_u32_e64 v16, s[0:1], v2, v14, s[0:1]
	v_lshlrev_b64 v[13:14], 2, v[9:10]
	v_add_u32_e64 v13, s[0:1], v15, v13
	v_addc_u32_e64 v14, s[0:1], v16, v14, s[0:1]
	.loc	0 114
	flat_load_dword v13, v[13:14]
.LBB0_28:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	v_add_u32_e64 v14, s[0:1], s6, v11
	s_or_b32 s0, s27, 6
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_and_b64 s[8:9], s[2:3], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v13
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_30
; %bb.29:
	.loc	0 179
	v_mov_b32_e32 v12, s28
	v_mad_i64_i32 v[12:13], s[0:1], s0, v12, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[0:1], v1, v12
	v_addc_u32_e64 v15, s[0:1], v2, v13, s[0:1]
	v_lshlrev_b64 v[12:13], 2, v[9:10]
	v_add_u32_e64 v12, s[0:1], v14, v12
	v_addc_u32_e64 v13, s[0:1], v15, v13, s[0:1]
	.loc	0 114
	flat_load_dword v12, v[12:13]
.LBB0_30:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	v_add_u32_e64 v13, s[0:1], s6, v11
	s_or_b32 s0, s27, 8
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12
	s_and_b64 s[8:9], s[2:3], vcc
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_32
; %bb.31:
	.loc	0 179
	v_mov_b32_e32 v13, s28
	v_mad_i64_i32 v[13:14], s[0:1], s0, v13, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e64 v15, s[0:1], v1, v13
	v_addc_u32_e64 v16, s[0:1], v2, v14, s[0:1]
	v_lshlrev_b64 v[13:14], 2, v[9:10]
	v_add_u32_e64 v13, s[0:1], v15, v13
	v_addc_u32_e64 v14, s[0:1], v16, v14, s[0:1]
	.loc	0 114
	flat_load_dword v13, v[13:14]
.LBB0_32:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	v_add_u32_e64 v14, s[0:1], s6, v11
	s_or_b32 s0, s27, 10
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_and_b64 s[8:9], s[2:3], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v13
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_34
; %bb.33:
	.loc	0 179
	v_mov_b32_e32 v12, s28
	v_mad_i64_i32 v[12:13], s[0:1], s0, v12, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[0:1], v1, v12
	v_addc_u32_e64 v15, s[0:1], v2, v13, s[0:1]
	v_lshlrev_b64 v[12:13], 2, v[9:10]
	v_add_u32_e64 v12, s[0:1], v14, v12
	v_addc_u32_e64 v13, s[0:1], v15, v13, s[0:1]
	.loc	0 114
	flat_load_dword v12, v[12:13]
.LBB0_34:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	v_add_u32_e64 v13, s[0:1], s6, v11
	s_or_b32 s0, s27, 12
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12
	s_and_b64 s[8:9], s[2:3], vcc
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_36
; %bb.35:
	.loc	0 179
	v_mov_b32_e32 v13, s28
	v_mad_i64_i32 v[13:14], s[0:1], s0, v13, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e64 v15, s[0:1], v1, v13
	v_addc_u32_e64 v16, s[0:1], v2, v14, s[0:1]
	v_lshlrev_b64 v[13:14], 2, v[9:10]
	v_add_u32_e64 v13, s[0:1], v15, v13
	v_addc_u32_e64 v14, s[0:1], v16, v14, s[0:1]
	.loc	0 114
	flat_load_dword v13, v[13:14]
.LBB0_36:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	s_or_b32 s2, s27, 14
	v_add_u32_e64 v11, s[0:1], s6, v11
	s_cmp_lt_i32 s2, s12
	s_cselect_b64 s[0:1], -1, 0
	.loc	0 114
	s_and_b64 s[6:7], s[0:1], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v13
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_38
; %bb.37:
	.loc	0 179
	v_mov_b32_e32 v12, s28
	v_mad_i64_i32 v[12:13], s[2:3], s2, v12, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e32 v14, vcc, v1, v12
	v_addc_u32_e32 v15, vcc, v2, v13, vcc
	v_lshlrev_b64 v[12:13], 2, v[9:10]
	v_add_u32_e32 v12, vcc, v14, v12
	v_addc_u32_e32 v13, vcc, v15, v13, vcc
	.loc	0 114
	flat_load_dword v12, v[12:13]
.LBB0_38:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:544
	v_cmp_gt_i32_e64 s[8:9], s12, v71
	s_branch .LBB0_20
.LBB0_39:
	.loc	0 179
	v_mad_i64_i32 v[11:12], s[0:1], v71, s28, 0
	.loc	0 114
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	.loc	0 179
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v13, vcc, v1, v11
	v_addc_u32_e32 v14, vcc, v2, v12, vcc
	v_lshlrev_b64 v[11:12], 2, v[7:8]
	v_add_u32_e32 v13, vcc, v13, v11
	v_addc_u32_e32 v14, vcc, v14, v12, vcc
	.loc	0 114
	v_cmp_lt_i32_e32 vcc, 0, v46
	s_and_b64 s[2:3], s[8:9], vcc
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_41
; %bb.40:
	flat_load_dword v17, v[13:14]
.LBB0_41:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 179
	v_mul_u32_u24_e32 v15, 0x44, v71
	v_lshlrev_b32_e32 v15, 2, v15
	v_lshlrev_b32_e32 v18, 2, v7
	v_add_u32_e64 v15, s[0:1], v15, v18
	.loc	0 114
	v_cmp_lt_i32_e64 s[0:1], 1, v46
	s_and_b64 s[2:3], s[8:9], s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v17
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_43
; %bb.42:
	v_add_u32_e64 v16, s[2:3], 4, v13
	v_addc_u32_e64 v17, s[2:3], 0, v14, s[2:3]
	flat_load_dword v16, v[16:17]
.LBB0_43:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 114
	v_cmp_lt_i32_e64 s[2:3], 2, v46
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v16 offset:4
	s_and_b64 s[6:7], s[8:9], s[2:3]
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_45
; %bb.44:
	v_add_u32_e64 v17, s[6:7], 8, v13
	v_addc_u32_e64 v18, s[6:7], 0, v14, s[6:7]
	flat_load_dword v17, v[17:18]
.LBB0_45:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 114
	v_cmp_lt_i32_e64 s[6:7], 3, v46
	s_and_b64 s[8:9], s[8:9], s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v17 offset:8
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_47
; %bb.46:
	v_add_u32_e64 v13, s[8:9], 12, v13
	v_addc_u32_e64 v14, s[8:9], 0, v14, s[8:9]
	flat_load_dword v16, v[13:14]
.LBB0_47:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 179
	v_or_b32_e32 v17, 8, v71
	v_mad_i64_i32 v[13:14], s[8:9], v17, s28, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v16 offset:12
	v_mov_b32_e32 v16, 0
	.loc	0 179
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e64 v13, s[8:9], v1, v13
	v_addc_u32_e64 v14, s[8:9], v2, v14, s[8:9]
	v_add_u32_e64 v11, s[8:9], v13, v11
	v_addc_u32_e64 v12, s[8:9], v14, v12, s[8:9]
	v_cmp_gt_i32_e64 s[8:9], s12, v17
	.loc	0 114
	s_and_b64 s[14:15], s[8:9], vcc
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB0_49
; %bb.48:
	flat_load_dword v16, v[11:12]
.LBB0_49:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 179
	v_add_u32_e32 v13, vcc, 0x880, v15
	.loc	0 114
	s_and_b64 s[10:11], s[8:9], s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v16 offset:2176
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_51
; %bb.50:
	v_add_u32_e32 v14, vcc, 4, v11
	v_addc_u32_e32 v15, vcc, 0, v12, vcc
	flat_load_dword v14, v[14:15]
.LBB0_51:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14 offset:4
	s_and_b64 s[2:3], s[8:9], s[2:3]
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_53
; %bb.52:
	v_add_u32_e32 v15, vcc, 8, v11
	v_addc_u32_e32 v16, vcc, 0, v12, vcc
	flat_load_dword v15, v[15:16]
.LBB0_53:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_and_b64 s[2:3], s[8:9], s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v15 offset:8
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_55
; %bb.54:
	v_add_u32_e32 v11, vcc, 12, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	flat_load_dword v14, v[11:12]
.LBB0_55:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14 offset:12
	.loc	0 179
	s_andn2_b64 vcc, exec, s[48:49]
	s_mov_b64 s[0:1], -1
	s_cbranch_vccnz .LBB0_21
.LBB0_56:
	s_cmp_lt_i32 s27, s12
	s_cselect_b64 s[0:1], -1, 0
	.loc	0 114
	v_cmp_lt_i32_e32 vcc, 0, v45
	s_and_b64 s[0:1], s[0:1], vcc
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_58
; %bb.57:
	.loc	0 179
	v_mov_b32_e32 v11, s34
	v_mad_i64_i32 v[13:14], s[0:1], s27, v11, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e64 v11, s[0:1], v3, v13
	v_addc_u32_e64 v15, s[0:1], v4, v14, s[0:1]
	v_lshlrev_b64 v[13:14], 2, v[9:10]
	v_add_u32_e64 v13, s[0:1], v11, v13
	v_addc_u32_e64 v14, s[0:1], v15, v14, s[0:1]
	.loc	0 114
	flat_load_dword v13, v[13:14]
.LBB0_58:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_or_b32 s6, s13, 0x2200
	v_lshlrev_b32_e32 v11, 2, v9
	v_add_u32_e64 v14, s[0:1], s6, v11
	s_or_b32 s0, s27, 2
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_and_b64 s[8:9], s[2:3], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v13
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_60
; %bb.59:
	.loc	0 179
	v_mov_b32_e32 v12, s34
	v_mad_i64_i32 v[12:13], s[0:1], s0, v12, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[0:1], v3, v12
	v_addc_u32_e64 v15, s[0:1], v4, v13, s[0:1]
	v_lshlrev_b64 v[12:13], 2, v[9:10]
	v_add_u32_e64 v12, s[0:1], v14, v12
	v_addc_u32_e64 v13, s[0:1], v15, v13, s[0:1]
	.loc	0 114
	flat_load_dword v12, v[12:13]
.LBB0_60:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	v_add_u32_e64 v13, s[0:1], s6, v11
	s_or_b32 s0, s27, 4
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12
	s_and_b64 s[8:9], s[2:3], vcc
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_62
; %bb.61:
	.loc	0 179
	v_mov_b32_e32 v13, s34
	v_mad_i64_i32 v[13:14], s[0:1], s0, v13, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e64 v15, s[0:1], v3, v13
	v_addc_u32_e64 v16, s[0:1], v4, v14, s[0:1]
	v_lshlrev_b64 v[13:14], 2, v[9:10]
	v_add_u32_e64 v13, s[0:1], v15, v13
	v_addc_u32_e64 v14, s[0:1], v16, v14, s[0:1]
	.loc	0 114
	flat_load_dword v13, v[13:14]
.LBB0_62:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	v_add_u32_e64 v14, s[0:1], s6, v11
	s_or_b32 s0, s27, 6
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_and_b64 s[8:9], s[2:3], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v13
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_64
; %bb.63:
	.loc	0 179
	v_mov_b32_e32 v12, s34
	v_mad_i64_i32 v[12:13], s[0:1], s0, v12, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[0:1], v3, v12
	v_addc_u32_e64 v15, s[0:1], v4, v13, s[0:1]
	v_lshlrev_b64 v[12:13], 2, v[9:10]
	v_add_u32_e64 v12, s[0:1], v14, v12
	v_addc_u32_e64 v13, s[0:1], v15, v13, s[0:1]
	.loc	0 114
	flat_load_dword v12, v[12:13]
.LBB0_64:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	v_add_u32_e64 v13, s[0:1], s6, v11
	s_or_b32 s0, s27, 8
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12
	s_and_b64 s[8:9], s[2:3], vcc
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_66
; %bb.65:
	.loc	0 179
	v_mov_b32_e32 v13, s34
	v_mad_i64_i32 v[13:14], s[0:1], s0, v13, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e64 v15, s[0:1], v3, v13
	v_addc_u32_e64 v16, s[0:1], v4, v14, s[0:1]
	v_lshlrev_b64 v[13:14], 2, v[9:10]
	v_add_u32_e64 v13, s[0:1], v15, v13
	v_addc_u32_e64 v14, s[0:1], v16, v14, s[0:1]
	.loc	0 114
	flat_load_dword v13, v[13:14]
.LBB0_66:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	v_add_u32_e64 v14, s[0:1], s6, v11
	s_or_b32 s0, s27, 10
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_and_b64 s[8:9], s[2:3], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v13
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_68
; %bb.67:
	.loc	0 179
	v_mov_b32_e32 v12, s34
	v_mad_i64_i32 v[12:13], s[0:1], s0, v12, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[0:1], v3, v12
	v_addc_u32_e64 v15, s[0:1], v4, v13, s[0:1]
	v_lshlrev_b64 v[12:13], 2, v[9:10]
	v_add_u32_e64 v12, s[0:1], v14, v12
	v_addc_u32_e64 v13, s[0:1], v15, v13, s[0:1]
	.loc	0 114
	flat_load_dword v12, v[12:13]
.LBB0_68:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	v_add_u32_e64 v13, s[0:1], s6, v11
	s_or_b32 s0, s27, 12
	s_cmp_lt_i32 s0, s12
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12
	s_and_b64 s[8:9], s[2:3], vcc
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_70
; %bb.69:
	.loc	0 179
	v_mov_b32_e32 v13, s34
	v_mad_i64_i32 v[13:14], s[0:1], s0, v13, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e64 v15, s[0:1], v3, v13
	v_addc_u32_e64 v16, s[0:1], v4, v14, s[0:1]
	v_lshlrev_b64 v[13:14], 2, v[9:10]
	v_add_u32_e64 v13, s[0:1], v15, v13
	v_addc_u32_e64 v14, s[0:1], v16, v14, s[0:1]
	.loc	0 114
	flat_load_dword v13, v[13:14]
.LBB0_70:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	s_addk_i32 s6, 0x220
	s_or_b32 s2, s27, 14
	v_add_u32_e64 v11, s[0:1], s6, v11
	s_cmp_lt_i32 s2, s12
	s_cselect_b64 s[0:1], -1, 0
	.loc	0 114
	s_and_b64 s[6:7], s[0:1], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v13
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_72
; %bb.71:
	.loc	0 179
	v_mov_b32_e32 v12, s34
	v_mad_i64_i32 v[12:13], s[2:3], s2, v12, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e32 v14, vcc, v3, v12
	v_addc_u32_e32 v15, vcc, v4, v13, vcc
	v_lshlrev_b64 v[12:13], 2, v[9:10]
	v_add_u32_e32 v12, vcc, v14, v12
	v_addc_u32_e32 v13, vcc, v15, v13, vcc
	.loc	0 114
	flat_load_dword v12, v[12:13]
.LBB0_72:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:544
	s_branch .LBB0_90
.LBB0_73:
	.loc	0 179
	v_mad_i64_i32 v[11:12], s[0:1], v71, s34, 0
	v_cmp_gt_i32_e64 s[10:11], s12, v71
	.loc	0 114
	v_cmp_lt_i32_e64 s[0:1], 0, v44
	.loc	0 179
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	.loc	0 114
	s_and_b64 s[6:7], s[10:11], s[0:1]
	.loc	0 179
	v_add_u32_e32 v13, vcc, v3, v11
	v_addc_u32_e32 v14, vcc, v4, v12, vcc
	v_lshlrev_b64 v[11:12], 2, v[7:8]
	.loc	0 114
	v_mov_b32_e32 v16, 0
	.loc	0 179
	v_add_u32_e32 v13, vcc, v13, v11
	v_addc_u32_e32 v14, vcc, v14, v12, vcc
	v_mov_b32_e32 v17, 0
	.loc	0 114
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_75
; %bb.74:
	flat_load_dword v17, v[13:14]
.LBB0_75:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 179
	v_mul_u32_u24_e32 v15, 0x44, v71
	v_lshlrev_b32_e32 v15, 2, v15
	v_add_u32_e32 v15, vcc, 0x2200, v15
	v_lshlrev_b32_e32 v18, 2, v7
	.loc	0 114
	v_cmp_lt_i32_e64 s[2:3], 1, v44
	.loc	0 179
	v_add_u32_e32 v15, vcc, v15, v18
	.loc	0 114
	s_and_b64 s[8:9], s[10:11], s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v17
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_77
; %bb.76:
	v_add_u32_e32 v16, vcc, 4, v13
	v_addc_u32_e32 v17, vcc, 0, v14, vcc
	flat_load_dword v16, v[16:17]
.LBB0_77:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 114
	v_cmp_lt_i32_e64 s[6:7], 2, v44
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v16 offset:4
	s_and_b64 s[14:15], s[10:11], s[6:7]
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[8:9], s[14:15]
	s_cbranch_execz .LBB0_79
; %bb.78:
	v_add_u32_e32 v17, vcc, 8, v13
	v_addc_u32_e32 v18, vcc, 0, v14, vcc
	flat_load_dword v17, v[17:18]
.LBB0_79:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 114
	v_cmp_lt_i32_e64 s[8:9], 3, v44
	s_and_b64 s[14:15], s[10:11], s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v17 offset:8
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB0_81
; %bb.80:
	v_add_u32_e32 v13, vcc, 12, v13
	v_addc_u32_e32 v14, vcc, 0, v14, vcc
	flat_load_dword v16, v[13:14]
.LBB0_81:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 179
	v_or_b32_e32 v17, 8, v71
	v_mad_i64_i32 v[13:14], s[10:11], v17, s34, 0
	v_cmp_gt_i32_e64 s[10:11], s12, v17
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v16 offset:12
	.loc	0 179
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	.loc	0 114
	s_and_b64 s[12:13], s[10:11], s[0:1]
	.loc	0 179
	v_add_u32_e32 v13, vcc, v3, v13
	v_addc_u32_e32 v14, vcc, v4, v14, vcc
	v_add_u32_e32 v11, vcc, v13, v11
	v_addc_u32_e32 v12, vcc, v14, v12, vcc
	.loc	0 114
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[0:1], s[12:13]
	s_cbranch_execz .LBB0_83
; %bb.82:
	flat_load_dword v16, v[11:12]
.LBB0_83:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 179
	v_add_u32_e32 v13, vcc, 0x880, v15
	.loc	0 114
	s_and_b64 s[2:3], s[10:11], s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v16 offset:2176
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_85
; %bb.84:
	v_add_u32_e32 v14, vcc, 4, v11
	v_addc_u32_e32 v15, vcc, 0, v12, vcc
	flat_load_dword v14, v[14:15]
.LBB0_85:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14 offset:4
	s_and_b64 s[2:3], s[10:11], s[6:7]
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_87
; %bb.86:
	v_add_u32_e32 v15, vcc, 8, v11
	v_addc_u32_e32 v16, vcc, 0, v12, vcc
	flat_load_dword v15, v[15:16]
.LBB0_87:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_and_b64 s[2:3], s[10:11], s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v15 offset:8
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_89
; %bb.88:
	v_add_u32_e32 v11, vcc, 12, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	flat_load_dword v14, v[11:12]
.LBB0_89:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14 offset:12
.LBB0_90:
	.loc	0 162
	v_bfe_u32 v73, v0, 2, 3
	v_and_b32_e32 v72, 3, v0
	s_mov_b32 s31, 0
	.loc	0 180
	s_cmp_gt_i32 s38, s61
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
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v49, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v15, 0
	s_cbranch_scc0 .LBB0_194
; %bb.91:
	.loc	0 0
	v_or_b32_e32 v27, 4, v32
	v_or_b32_e32 v28, 8, v32
	v_or_b32_e32 v29, 12, v32
	v_mad_i64_i32 v[48:49], s[0:1], v32, s28, 0
	v_mad_i64_i32 v[50:51], s[0:1], v27, s28, 0
	v_mad_i64_i32 v[52:53], s[0:1], v28, s28, 0
	v_mad_i64_i32 v[54:55], s[0:1], v29, s28, 0
	v_mad_i64_i32 v[56:57], s[0:1], v32, s34, 0
	v_mad_i64_i32 v[58:59], s[0:1], v27, s34, 0
	v_mad_i64_i32 v[60:61], s[0:1], v28, s34, 0
	v_mad_i64_i32 v[62:63], s[0:1], v29, s34, 0
	v_cmp_lt_i32_e64 s[14:15], 0, v44
	v_cmp_lt_i32_e64 s[16:17], 1, v44
	v_cmp_lt_i32_e64 s[18:19], 2, v44
	v_cmp_lt_i32_e64 s[20:21], 3, v44
	.loc	0 180
	v_and_b32_e32 v43, 0x80, v43
	v_lshlrev_b32_e32 v44, 5, v72
	v_mov_b32_e32 v25, s28
	s_or_b32 s63, s27, 2
	s_or_b32 s64, s27, 4
	s_or_b32 s65, s27, 6
	s_or_b32 s66, s27, 8
	s_or_b32 s67, s27, 10
	s_or_b32 s68, s27, 12
	s_or_b32 s69, s27, 14
	v_mov_b32_e32 v41, s34
	v_or_b32_e32 v43, v43, v44
	s_lshl_b64 s[22:23], s[28:29], 4
	v_mul_u32_u24_e32 v74, 0x44, v32
	v_or_b32_e32 v76, 8, v71
	v_mad_i64_i32 v[11:12], s[0:1], s27, v25, 0
	v_mad_i64_i32 v[13:14], s[0:1], s63, v25, 0
	v_mad_i64_i32 v[15:16], s[0:1], s64, v25, 0
	v_mad_i64_i32 v[17:18], s[0:1], s65, v25, 0
	v_mad_i64_i32 v[19:20], s[0:1], s66, v25, 0
	v_mad_i64_i32 v[21:22], s[0:1], s67, v25, 0
	v_mad_i64_i32 v[23:24], s[0:1], s68, v25, 0
	v_mad_i64_i32 v[25:26], s[0:1], s69, v25, 0
	v_mad_i64_i32 v[27:28], s[0:1], s27, v41, 0
	v_mad_i64_i32 v[29:30], s[0:1], s63, v41, 0
	v_mad_i64_i32 v[31:32], s[0:1], s64, v41, 0
	v_mad_i64_i32 v[33:34], s[0:1], s65, v41, 0
	v_mad_i64_i32 v[35:36], s[0:1], s66, v41, 0
	v_mad_i64_i32 v[37:38], s[0:1], s67, v41, 0
	v_mad_i64_i32 v[39:40], s[0:1], s68, v41, 0
	v_mad_i64_i32 v[41:42], s[0:1], s69, v41, 0
	v_or_b32_e32 v80, 0x2200, v43
	s_lshl_b32 s52, s27, 7
	v_lshlrev_b32_e32 v43, 4, v73
	v_cmp_lt_i32_e64 s[0:1], 0, v47
	v_cmp_lt_i32_e64 s[2:3], 0, v46
	v_cmp_lt_i32_e64 s[6:7], 1, v46
	v_cmp_lt_i32_e64 s[8:9], 2, v46
	v_cmp_lt_i32_e64 s[10:11], 3, v46
	v_cmp_lt_i32_e64 s[12:13], 0, v45
	v_or_b32_e32 v81, s52, v43
	s_lshl_b64 s[52:53], s[22:23], 2
	v_lshlrev_b64 v[43:44], 2, v[48:49]
	v_lshlrev_b64 v[45:46], 2, v[50:51]
	v_lshlrev_b64 v[47:48], 2, v[52:53]
	v_lshlrev_b64 v[49:50], 2, v[54:55]
	v_lshlrev_b64 v[51:52], 2, v[56:57]
	v_lshlrev_b64 v[53:54], 2, v[58:59]
	v_lshlrev_b64 v[55:56], 2, v[60:61]
	v_lshlrev_b64 v[57:58], 2, v[62:63]
	v_mad_i64_i32 v[59:60], s[22:23], v71, s28, 0
	v_mad_i64_i32 v[61:62], s[22:23], v76, s28, 0
	v_mad_i64_i32 v[63:64], s[22:23], v71, s34, 0
	v_mad_i64_i32 v[65:66], s[22:23], v76, s34, 0
	s_lshl_b64 s[50:51], s[34:35], 4
	v_mul_u32_u24_e32 v75, 0x44, v71
	s_mul_i32 s62, s27, 0x44
	s_mov_b32 s70, 1
	s_movk_i32 s71, 0x2200
	.loc	0 0
	v_mov_b32_e32 v77, 0
	s_lshl_b64 s[50:51], s[50:51], 2
	s_movk_i32 s72, 0x400
	s_movk_i32 s73, 0x800
	s_movk_i32 s74, 0xc00
	s_movk_i32 s75, 0x2600
	s_movk_i32 s76, 0x2a00
	s_movk_i32 s77, 0x2e00
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v86, 0
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
	v_mov_b32_e32 v130, 0
	v_mov_b32_e32 v131, 0
	v_mov_b32_e32 v132, 0
	v_mov_b32_e32 v135, 0
	v_mov_b32_e32 v137, 0
	v_mov_b32_e32 v138, 0
	v_mov_b32_e32 v139, 0
	v_mov_b32_e32 v140, 0
	v_mov_b32_e32 v141, 0
	v_mov_b32_e32 v142, 0
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v88, 0
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
	s_mov_b32 s78, 0
	v_mov_b32_e32 v133, 0
	v_mov_b32_e32 v134, 0
	v_mov_b32_e32 v136, 0
	s_branch .LBB0_93
.LBB0_92:                               ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	s_add_i32 s22, s70, 1
	s_cmp_lg_u32 s70, 1
	s_cselect_b32 s70, s22, 0
	.loc	0 209
	s_add_i32 s22, s31, 1
	s_cmp_lg_u32 s31, 1
	s_cselect_b32 s31, s22, 0
	.loc	0 180
	s_cmp_le_i32 s38, s61
	s_cbranch_scc1 .LBB0_193
.LBB0_93:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_190 Depth 2
	.loc	0 0
	v_mov_b32_e32 v67, s51
	v_add_u32_e32 v3, vcc, s50, v3
	.loc	0 182
	s_add_i32 s22, s61, 32
	.loc	0 0
	v_addc_u32_e32 v4, vcc, v4, v67, vcc
	.loc	0 182
	s_cmp_gt_i32 s22, s38
	.loc	0 0
	v_mov_b32_e32 v67, s53
	v_add_u32_e32 v1, vcc, s52, v1
	.loc	0 182
	s_cselect_b64 s[22:23], -1, 0
	.loc	0 0
	v_addc_u32_e32 v2, vcc, v2, v67, vcc
	.loc	0 182
	s_or_b64 s[54:55], s[22:23], s[44:45]
	s_mov_b64 s[22:23], -1
	s_and_b64 vcc, exec, s[54:55]
	.loc	0 181
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_105
; %bb.94:                               ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_mov_b64 s[56:57], -1
	s_mov_b64 s[22:23], 0
	s_cmp_lt_i32 s59, 4
	s_mov_b64 s[54:55], 0
	s_cbranch_scc0 .LBB0_111
; %bb.95:                               ;   in Loop: Header=BB0_93 Depth=1
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccnz .LBB0_114
.LBB0_96:                               ;   in Loop: Header=BB0_93 Depth=1
	s_andn2_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_115
.LBB0_97:                               ;   in Loop: Header=BB0_93 Depth=1
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB0_99
.LBB0_98:                               ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_add_u32_e32 v69, vcc, v1, v43
	v_lshlrev_b64 v[67:68], 2, v[5:6]
	v_addc_u32_e32 v70, vcc, v2, v44, vcc
	v_add_u32_e32 v69, vcc, v69, v67
	v_addc_u32_e32 v70, vcc, v70, v68, vcc
	v_add_u32_e32 v143, vcc, v1, v45
	v_addc_u32_e32 v144, vcc, v2, v46, vcc
	v_add_u32_e32 v143, vcc, v143, v67
	v_addc_u32_e32 v144, vcc, v144, v68, vcc
	v_add_u32_e32 v145, vcc, v1, v47
	v_addc_u32_e32 v146, vcc, v2, v48, vcc
	v_add_u32_e32 v145, vcc, v145, v67
	v_addc_u32_e32 v146, vcc, v146, v68, vcc
	v_add_u32_e32 v147, vcc, v1, v49
	v_addc_u32_e32 v148, vcc, v2, v50, vcc
	v_add_u32_e32 v67, vcc, v147, v67
	v_addc_u32_e32 v68, vcc, v148, v68, vcc
	.loc	0 114
	flat_load_dwordx2 v[69:70], v[69:70]
	flat_load_dwordx2 v[143:144], v[143:144]
	flat_load_dwordx2 v[145:146], v[145:146]
	flat_load_dwordx2 v[67:68], v[67:68]
	s_mul_i32 s22, s70, 0x1100
	.loc	0 182
	v_lshlrev_b32_e32 v147, 2, v74
	v_lshlrev_b32_e32 v148, 2, v5
	v_add_u32_e32 v147, vcc, s22, v147
	v_add_u32_e32 v147, vcc, v147, v148
	v_add_u32_e32 v148, vcc, s73, v147
	s_waitcnt vmcnt(2)
	ds_write2_b64 v147, v[69:70], v[143:144] offset1:136
	s_waitcnt vmcnt(0)
	ds_write2_b64 v148, v[145:146], v[67:68] offset0:16 offset1:152
.LBB0_99:                               ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_mov_b64 s[56:57], -1
	s_mov_b64 s[22:23], 0
	s_cmp_lt_i32 s60, 4
	s_mov_b64 s[54:55], 0
	s_cbranch_scc0 .LBB0_116
; %bb.100:                              ;   in Loop: Header=BB0_93 Depth=1
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccnz .LBB0_119
.LBB0_101:                              ;   in Loop: Header=BB0_93 Depth=1
	s_andn2_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_120
.LBB0_102:                              ;   in Loop: Header=BB0_93 Depth=1
	s_andn2_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB0_104
.LBB0_103:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_add_u32_e32 v69, vcc, v3, v51
	v_lshlrev_b64 v[67:68], 2, v[5:6]
	v_addc_u32_e32 v70, vcc, v4, v52, vcc
	v_add_u32_e32 v69, vcc, v69, v67
	v_addc_u32_e32 v70, vcc, v70, v68, vcc
	v_add_u32_e32 v143, vcc, v3, v53
	v_addc_u32_e32 v144, vcc, v4, v54, vcc
	v_add_u32_e32 v143, vcc, v143, v67
	v_addc_u32_e32 v144, vcc, v144, v68, vcc
	v_add_u32_e32 v145, vcc, v3, v55
	v_addc_u32_e32 v146, vcc, v4, v56, vcc
	v_add_u32_e32 v145, vcc, v145, v67
	v_addc_u32_e32 v146, vcc, v146, v68, vcc
	v_add_u32_e32 v147, vcc, v3, v57
	v_addc_u32_e32 v148, vcc, v4, v58, vcc
	v_add_u32_e32 v67, vcc, v147, v67
	v_addc_u32_e32 v68, vcc, v148, v68, vcc
	.loc	0 114
	flat_load_dwordx2 v[69:70], v[69:70]
	flat_load_dwordx2 v[143:144], v[143:144]
	flat_load_dwordx2 v[145:146], v[145:146]
	flat_load_dwordx2 v[67:68], v[67:68]
	s_mul_i32 s22, s70, 0x1100
	.loc	0 182
	v_lshlrev_b32_e32 v147, 2, v74
	s_addk_i32 s22, 0x2200
	v_lshlrev_b32_e32 v148, 2, v5
	v_add_u32_e32 v147, vcc, s22, v147
	v_add_u32_e32 v147, vcc, v147, v148
	.loc	0 114
	v_add_u32_e32 v148, vcc, s73, v147
	.loc	0 182
	s_waitcnt vmcnt(2)
	ds_write2_b64 v147, v[69:70], v[143:144] offset1:136
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write2_b64 v148, v[145:146], v[67:68] offset0:16 offset1:152
.LBB0_104:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_mov_b64 s[22:23], 0
.LBB0_105:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	s_add_i32 s61, s61, 16
	s_and_b64 vcc, exec, s[22:23]
	s_cbranch_vccz .LBB0_189
; %bb.106:                              ;   in Loop: Header=BB0_93 Depth=1
	s_cmp_le_i32 s38, s61
	s_cbranch_scc1 .LBB0_189
; %bb.107:                              ;   in Loop: Header=BB0_93 Depth=1
	s_sub_i32 s56, s38, s61
	s_mul_i32 s57, s70, 0x1100
	s_andn2_b64 vcc, exec, s[46:47]
	s_mov_b64 s[22:23], -1
	s_cbranch_vccz .LBB0_121
; %bb.108:                              ;   in Loop: Header=BB0_93 Depth=1
	s_and_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB0_138
.LBB0_109:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_add_i32 s54, s57, 0x2200
	.loc	0 182
	s_andn2_b64 vcc, exec, s[48:49]
	s_mov_b64 s[22:23], -1
	s_cbranch_vccz .LBB0_155
.LBB0_110:                              ;   in Loop: Header=BB0_93 Depth=1
	s_and_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB0_172
	s_branch .LBB0_189
.LBB0_111:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_cmp_eq_u32 s59, 4
	s_mov_b64 s[54:55], -1
	s_cbranch_scc0 .LBB0_113
; %bb.112:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[67:68], 2, v[59:60]
	v_lshlrev_b64 v[143:144], 2, v[61:62]
	v_add_u32_e32 v69, vcc, v1, v67
	v_addc_u32_e32 v70, vcc, v2, v68, vcc
	v_lshlrev_b64 v[67:68], 2, v[7:8]
	s_mul_i32 s54, s70, 0x1100
	v_add_u32_e32 v69, vcc, v69, v67
	v_addc_u32_e32 v70, vcc, v70, v68, vcc
	v_add_u32_e32 v143, vcc, v1, v143
	v_addc_u32_e32 v144, vcc, v2, v144, vcc
	v_add_u32_e32 v143, vcc, v143, v67
	v_addc_u32_e32 v144, vcc, v144, v68, vcc
	.loc	0 114
	flat_load_dwordx4 v[67:70], v[69:70]
	flat_load_dwordx4 v[143:146], v[143:144]
	.loc	0 182
	v_lshlrev_b32_e32 v147, 2, v75
	v_lshlrev_b32_e32 v148, 2, v7
	v_add_u32_e32 v147, vcc, s54, v147
	v_add_u32_e32 v147, vcc, v147, v148
	s_mov_b64 s[54:55], 0
	s_waitcnt vmcnt(1)
	ds_write_b128 v147, v[67:70]
	s_waitcnt vmcnt(0)
	ds_write_b128 v147, v[143:146] offset:2176
.LBB0_113:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_branch .LBB0_96
.LBB0_114:                              ;   in Loop: Header=BB0_93 Depth=1
	s_cmp_lg_u32 s59, 2
	s_mov_b64 s[22:23], -1
	s_cselect_b64 s[54:55], -1, 0
	s_andn2_b64 vcc, exec, s[54:55]
	s_cbranch_vccnz .LBB0_97
.LBB0_115:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[67:68], 2, v[11:12]
	v_lshlrev_b64 v[143:144], 2, v[13:14]
	v_add_u32_e32 v69, vcc, v1, v67
	v_addc_u32_e32 v70, vcc, v2, v68, vcc
	v_lshlrev_b64 v[67:68], 2, v[9:10]
	v_lshlrev_b64 v[145:146], 2, v[15:16]
	v_add_u32_e32 v69, vcc, v69, v67
	v_addc_u32_e32 v70, vcc, v70, v68, vcc
	v_add_u32_e32 v143, vcc, v1, v143
	v_addc_u32_e32 v144, vcc, v2, v144, vcc
	v_add_u32_e32 v143, vcc, v143, v67
	v_addc_u32_e32 v144, vcc, v144, v68, vcc
	v_add_u32_e32 v145, vcc, v1, v145
	v_addc_u32_e32 v146, vcc, v2, v146, vcc
	v_add_u32_e32 v145, vcc, v145, v67
	v_lshlrev_b64 v[147:148], 2, v[17:18]
	v_addc_u32_e32 v146, vcc, v146, v68, vcc
	v_add_u32_e32 v147, vcc, v1, v147
	v_addc_u32_e32 v148, vcc, v2, v148, vcc
	v_add_u32_e32 v147, vcc, v147, v67
	v_lshlrev_b64 v[149:150], 2, v[19:20]
	v_addc_u32_e32 v148, vcc, v148, v68, vcc
	v_add_u32_e32 v149, vcc, v1, v149
	v_addc_u32_e32 v150, vcc, v2, v150, vcc
	v_add_u32_e32 v149, vcc, v149, v67
	v_lshlrev_b64 v[151:152], 2, v[21:22]
	v_addc_u32_e32 v150, vcc, v150, v68, vcc
	v_add_u32_e32 v151, vcc, v1, v151
	v_addc_u32_e32 v152, vcc, v2, v152, vcc
	v_add_u32_e32 v151, vcc, v151, v67
	v_addc_u32_e32 v152, vcc, v152, v68, vcc
	.loc	0 114
	flat_load_dword v153, v[69:70]
	flat_load_dword v154, v[143:144]
	flat_load_dword v145, v[145:146]
	flat_load_dword v146, v[147:148]
	flat_load_dword v147, v[149:150]
	flat_load_dword v148, v[151:152]
	.loc	0 182
	v_lshlrev_b64 v[69:70], 2, v[23:24]
	v_lshlrev_b64 v[143:144], 2, v[25:26]
	v_add_u32_e32 v69, vcc, v1, v69
	v_addc_u32_e32 v70, vcc, v2, v70, vcc
	v_add_u32_e32 v69, vcc, v69, v67
	v_addc_u32_e32 v70, vcc, v70, v68, vcc
	v_add_u32_e32 v143, vcc, v1, v143
	v_addc_u32_e32 v144, vcc, v2, v144, vcc
	v_add_u32_e32 v67, vcc, v143, v67
	v_addc_u32_e32 v68, vcc, v144, v68, vcc
	.loc	0 114
	flat_load_dword v69, v[69:70]
	flat_load_dword v67, v[67:68]
	s_mul_i32 s22, s70, 0x1100
	.loc	0 182
	s_lshl_b32 s23, s62, 2
	s_add_i32 s22, s22, s23
	v_lshlrev_b32_e32 v68, 2, v9
	v_add_u32_e32 v68, vcc, s22, v68
	.loc	0 114
	v_add_u32_e32 v70, vcc, s72, v68
	s_waitcnt vmcnt(6)
	ds_write2_b32 v68, v153, v154 offset1:136
	s_waitcnt vmcnt(4)
	ds_write2_b32 v70, v145, v146 offset0:16 offset1:152
	v_add_u32_e32 v70, vcc, s73, v68
	v_add_u32_e32 v68, vcc, s74, v68
	s_waitcnt vmcnt(2)
	ds_write2_b32 v70, v147, v148 offset0:32 offset1:168
	s_waitcnt vmcnt(0)
	ds_write2_b32 v68, v69, v67 offset0:48 offset1:184
	s_cbranch_execz .LBB0_98
	s_branch .LBB0_99
.LBB0_116:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_cmp_eq_u32 s60, 4
	s_mov_b64 s[54:55], -1
	s_cbranch_scc0 .LBB0_118
; %bb.117:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[67:68], 2, v[63:64]
	v_lshlrev_b64 v[143:144], 2, v[65:66]
	v_add_u32_e32 v69, vcc, v3, v67
	v_addc_u32_e32 v70, vcc, v4, v68, vcc
	v_lshlrev_b64 v[67:68], 2, v[7:8]
	s_mul_i32 s54, s70, 0x1100
	v_add_u32_e32 v69, vcc, v69, v67
	v_addc_u32_e32 v70, vcc, v70, v68, vcc
	v_add_u32_e32 v143, vcc, v3, v143
	v_addc_u32_e32 v144, vcc, v4, v144, vcc
	v_add_u32_e32 v143, vcc, v143, v67
	v_addc_u32_e32 v144, vcc, v144, v68, vcc
	.loc	0 114
	flat_load_dwordx4 v[67:70], v[69:70]
	flat_load_dwordx4 v[143:146], v[143:144]
	.loc	0 182
	v_lshlrev_b32_e32 v147, 2, v75
	s_addk_i32 s54, 0x2200
	v_lshlrev_b32_e32 v148, 2, v7
	v_add_u32_e32 v147, vcc, s54, v147
	v_add_u32_e32 v147, vcc, v147, v148
	s_mov_b64 s[54:55], 0
	s_waitcnt vmcnt(1)
	ds_write_b128 v147, v[67:70]
	s_waitcnt vmcnt(0)
	ds_write_b128 v147, v[143:146] offset:2176
.LBB0_118:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_branch .LBB0_101
.LBB0_119:                              ;   in Loop: Header=BB0_93 Depth=1
	s_cmp_lg_u32 s60, 2
	s_mov_b64 s[22:23], -1
	s_cselect_b64 s[54:55], -1, 0
	s_andn2_b64 vcc, exec, s[54:55]
	s_cbranch_vccnz .LBB0_102
.LBB0_120:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[67:68], 2, v[27:28]
	v_lshlrev_b64 v[143:144], 2, v[29:30]
	v_add_u32_e32 v69, vcc, v3, v67
	v_addc_u32_e32 v70, vcc, v4, v68, vcc
	v_lshlrev_b64 v[67:68], 2, v[9:10]
	v_lshlrev_b64 v[145:146], 2, v[31:32]
	v_add_u32_e32 v69, vcc, v69, v67
	v_addc_u32_e32 v70, vcc, v70, v68, vcc
	v_add_u32_e32 v143, vcc, v3, v143
	v_addc_u32_e32 v144, vcc, v4, v144, vcc
	v_add_u32_e32 v143, vcc, v143, v67
	v_addc_u32_e32 v144, vcc, v144, v68, vcc
	v_add_u32_e32 v145, vcc, v3, v145
	v_addc_u32_e32 v146, vcc, v4, v146, vcc
	v_add_u32_e32 v145, vcc, v145, v67
	v_lshlrev_b64 v[147:148], 2, v[33:34]
	v_addc_u32_e32 v146, vcc, v146, v68, vcc
	v_add_u32_e32 v147, vcc, v3, v147
	v_addc_u32_e32 v148, vcc, v4, v148, vcc
	v_add_u32_e32 v147, vcc, v147, v67
	v_lshlrev_b64 v[149:150], 2, v[35:36]
	v_addc_u32_e32 v148, vcc, v148, v68, vcc
	v_add_u32_e32 v149, vcc, v3, v149
	v_addc_u32_e32 v150, vcc, v4, v150, vcc
	v_add_u32_e32 v149, vcc, v149, v67
	v_lshlrev_b64 v[151:152], 2, v[37:38]
	v_addc_u32_e32 v150, vcc, v150, v68, vcc
	v_add_u32_e32 v151, vcc, v3, v151
	v_addc_u32_e32 v152, vcc, v4, v152, vcc
	v_add_u32_e32 v151, vcc, v151, v67
	v_addc_u32_e32 v152, vcc, v152, v68, vcc
	.loc	0 114
	flat_load_dword v153, v[69:70]
	flat_load_dword v154, v[143:144]
	flat_load_dword v145, v[145:146]
	flat_load_dword v146, v[147:148]
	flat_load_dword v147, v[149:150]
	flat_load_dword v148, v[151:152]
	.loc	0 182
	v_lshlrev_b64 v[69:70], 2, v[39:40]
	v_lshlrev_b64 v[143:144], 2, v[41:42]
	v_add_u32_e32 v69, vcc, v3, v69
	v_addc_u32_e32 v70, vcc, v4, v70, vcc
	v_add_u32_e32 v69, vcc, v69, v67
	v_addc_u32_e32 v70, vcc, v70, v68, vcc
	v_add_u32_e32 v143, vcc, v3, v143
	v_addc_u32_e32 v144, vcc, v4, v144, vcc
	v_add_u32_e32 v67, vcc, v143, v67
	v_addc_u32_e32 v68, vcc, v144, v68, vcc
	.loc	0 114
	flat_load_dword v69, v[69:70]
	flat_load_dword v67, v[67:68]
	s_mul_i32 s22, s70, 0x1100
	.loc	0 182
	s_lshl_b32 s23, s62, 2
	s_add_i32 s22, s22, s23
	v_lshlrev_b32_e32 v68, 2, v9
	v_add_u32_e32 v68, vcc, s22, v68
	.loc	0 114
	v_add_u32_e32 v70, vcc, s71, v68
	s_waitcnt vmcnt(6)
	ds_write2_b32 v70, v153, v154 offset1:136
	v_add_u32_e32 v70, vcc, s75, v68
	s_waitcnt vmcnt(4)
	ds_write2_b32 v70, v145, v146 offset0:16 offset1:152
	v_add_u32_e32 v70, vcc, s76, v68
	v_add_u32_e32 v68, vcc, s77, v68
	s_waitcnt vmcnt(2)
	ds_write2_b32 v70, v147, v148 offset0:32 offset1:168
	s_waitcnt vmcnt(0)
	ds_write2_b32 v68, v69, v67 offset0:48 offset1:184
	s_cbranch_execz .LBB0_103
	s_branch .LBB0_104
.LBB0_121:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	s_cmp_lt_i32 s27, s56
	s_cselect_b64 s[22:23], -1, 0
	.loc	0 114
	s_and_b64 s[54:55], s[22:23], s[0:1]
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v69, 0
	s_and_saveexec_b64 s[22:23], s[54:55]
	s_cbranch_execz .LBB0_123
; %bb.122:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[69:70], 2, v[11:12]
	v_add_u32_e32 v67, vcc, v1, v69
	v_addc_u32_e32 v143, vcc, v2, v70, vcc
	v_lshlrev_b64 v[69:70], 2, v[9:10]
	v_add_u32_e32 v69, vcc, v67, v69
	v_addc_u32_e32 v70, vcc, v143, v70, vcc
	.loc	0 114
	flat_load_dword v69, v[69:70]
.LBB0_123:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 182
	s_lshl_b32 s22, s62, 2
	s_add_i32 s54, s57, s22
	s_cmp_lt_i32 s63, s56
	v_lshlrev_b32_e32 v67, 2, v9
	s_cselect_b64 s[22:23], -1, 0
	v_add_u32_e32 v70, vcc, s54, v67
	.loc	0 114
	s_and_b64 s[80:81], s[22:23], s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v70, v69
	s_and_saveexec_b64 s[22:23], s[80:81]
	s_cbranch_execz .LBB0_125
; %bb.124:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[68:69], 2, v[13:14]
	v_add_u32_e32 v70, vcc, v1, v68
	v_addc_u32_e32 v143, vcc, v2, v69, vcc
	v_lshlrev_b64 v[68:69], 2, v[9:10]
	v_add_u32_e32 v68, vcc, v70, v68
	v_addc_u32_e32 v69, vcc, v143, v69, vcc
	.loc	0 114
	flat_load_dword v68, v[68:69]
.LBB0_125:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 182
	s_addk_i32 s54, 0x220
	s_cmp_lt_i32 s64, s56
	v_add_u32_e32 v69, vcc, s54, v67
	s_cselect_b64 s[22:23], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v69, v68
	s_and_b64 s[80:81], s[22:23], s[0:1]
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v69, 0
	s_and_saveexec_b64 s[22:23], s[80:81]
	s_cbranch_execz .LBB0_127
; %bb.126:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[69:70], 2, v[15:16]
	v_add_u32_e32 v143, vcc, v1, v69
	v_addc_u32_e32 v144, vcc, v2, v70, vcc
	v_lshlrev_b64 v[69:70], 2, v[9:10]
	v_add_u32_e32 v69, vcc, v143, v69
	v_addc_u32_e32 v70, vcc, v144, v70, vcc
	.loc	0 114
	flat_load_dword v69, v[69:70]
.LBB0_127:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 182
	s_addk_i32 s54, 0x220
	s_cmp_lt_i32 s65, s56
	s_cselect_b64 s[22:23], -1, 0
	v_add_u32_e32 v70, vcc, s54, v67
	.loc	0 114
	s_and_b64 s[80:81], s[22:23], s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v70, v69
	s_and_saveexec_b64 s[22:23], s[80:81]
	s_cbranch_execz .LBB0_129
; %bb.128:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[68:69], 2, v[17:18]
	v_add_u32_e32 v70, vcc, v1, v68
	v_addc_u32_e32 v143, vcc, v2, v69, vcc
	v_lshlrev_b64 v[68:69], 2, v[9:10]
	v_add_u32_e32 v68, vcc, v70, v68
	v_addc_u32_e32 v69, vcc, v143, v69, vcc
	.loc	0 114
	flat_load_dword v68, v[68:69]
.LBB0_129:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 182
	s_addk_i32 s54, 0x220
	s_cmp_lt_i32 s66, s56
	v_add_u32_e32 v69, vcc, s54, v67
	s_cselect_b64 s[22:23], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v69, v68
	s_and_b64 s[80:81], s[22:23], s[0:1]
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v69, 0
	s_and_saveexec_b64 s[22:23], s[80:81]
	s_cbranch_execz .LBB0_131
; %bb.130:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[69:70], 2, v[19:20]
	v_add_u32_e32 v143, vcc, v1, v69
	v_addc_u32_e32 v144, vcc, v2, v70, vcc
	v_lshlrev_b64 v[69:70], 2, v[9:10]
	v_add_u32_e32 v69, vcc, v143, v69
	v_addc_u32_e32 v70, vcc, v144, v70, vcc
	.loc	0 114
	flat_load_dword v69, v[69:70]
.LBB0_131:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 182
	s_addk_i32 s54, 0x220
	s_cmp_lt_i32 s67, s56
	s_cselect_b64 s[22:23], -1, 0
	v_add_u32_e32 v70, vcc, s54, v67
	.loc	0 114
	s_and_b64 s[80:81], s[22:23], s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v70, v69
	s_and_saveexec_b64 s[22:23], s[80:81]
	s_cbranch_execz .LBB0_133
; %bb.132:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[68:69], 2, v[21:22]
	v_add_u32_e32 v70, vcc, v1, v68
	v_addc_u32_e32 v143, vcc, v2, v69, vcc
	v_lshlrev_b64 v[68:69], 2, v[9:10]
	v_add_u32_e32 v68, vcc, v70, v68
	v_addc_u32_e32 v69, vcc, v143, v69, vcc
	.loc	0 114
	flat_load_dword v68, v[68:69]
.LBB0_133:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 182
	s_addk_i32 s54, 0x220
	s_cmp_lt_i32 s68, s56
	v_add_u32_e32 v69, vcc, s54, v67
	s_cselect_b64 s[22:23], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v69, v68
	s_and_b64 s[80:81], s[22:23], s[0:1]
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v69, 0
	s_and_saveexec_b64 s[22:23], s[80:81]
	s_cbranch_execz .LBB0_135
; %bb.134:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[69:70], 2, v[23:24]
	v_add_u32_e32 v143, vcc, v1, v69
	v_addc_u32_e32 v144, vcc, v2, v70, vcc
	v_lshlrev_b64 v[69:70], 2, v[9:10]
	v_add_u32_e32 v69, vcc, v143, v69
	v_addc_u32_e32 v70, vcc, v144, v70, vcc
	.loc	0 114
	flat_load_dword v69, v[69:70]
.LBB0_135:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 182
	s_addk_i32 s54, 0x220
	s_cmp_lt_i32 s69, s56
	s_cselect_b64 s[22:23], -1, 0
	v_add_u32_e32 v67, vcc, s54, v67
	.loc	0 114
	s_and_b64 s[54:55], s[22:23], s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v67, v69
	s_and_saveexec_b64 s[22:23], s[54:55]
	s_cbranch_execz .LBB0_137
; %bb.136:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[68:69], 2, v[25:26]
	v_add_u32_e32 v70, vcc, v1, v68
	v_addc_u32_e32 v143, vcc, v2, v69, vcc
	v_lshlrev_b64 v[68:69], 2, v[9:10]
	v_add_u32_e32 v68, vcc, v70, v68
	v_addc_u32_e32 v69, vcc, v143, v69, vcc
	.loc	0 114
	flat_load_dword v68, v[68:69]
.LBB0_137:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v67, v68 offset:544
	s_branch .LBB0_109
.LBB0_138:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[67:68], 2, v[59:60]
	.loc	0 114
	v_mov_b32_e32 v144, 0
	.loc	0 182
	v_add_u32_e32 v69, vcc, v1, v67
	v_addc_u32_e32 v70, vcc, v2, v68, vcc
	v_lshlrev_b64 v[67:68], 2, v[7:8]
	v_mov_b32_e32 v145, 0
	v_add_u32_e32 v69, vcc, v69, v67
	v_addc_u32_e32 v70, vcc, v70, v68, vcc
	v_cmp_gt_i32_e32 vcc, s56, v71
	.loc	0 114
	s_and_b64 s[54:55], vcc, s[2:3]
	s_and_saveexec_b64 s[22:23], s[54:55]
	s_cbranch_execz .LBB0_140
; %bb.139:                              ;   in Loop: Header=BB0_93 Depth=1
	flat_load_dword v145, v[69:70]
.LBB0_140:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 182
	v_lshlrev_b32_e32 v143, 2, v75
	v_add_u32_e64 v143, s[22:23], s57, v143
	v_lshlrev_b32_e32 v146, 2, v7
	v_add_u32_e64 v143, s[22:23], v143, v146
	.loc	0 114
	s_and_b64 s[22:23], vcc, s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v143, v145
	s_and_saveexec_b64 s[54:55], s[22:23]
	s_cbranch_execz .LBB0_142
; %bb.141:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e64 v144, s[22:23], 4, v69
	v_addc_u32_e64 v145, s[22:23], 0, v70, s[22:23]
	flat_load_dword v144, v[144:145]
.LBB0_142:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v143, v144 offset:4
	s_and_b64 s[22:23], vcc, s[8:9]
	v_mov_b32_e32 v144, 0
	v_mov_b32_e32 v145, 0
	s_and_saveexec_b64 s[54:55], s[22:23]
	s_cbranch_execz .LBB0_144
; %bb.143:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e64 v145, s[22:23], 8, v69
	v_addc_u32_e64 v146, s[22:23], 0, v70, s[22:23]
	flat_load_dword v145, v[145:146]
.LBB0_144:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 114
	s_and_b64 s[54:55], vcc, s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v143, v145 offset:8
	s_and_saveexec_b64 s[22:23], s[54:55]
	s_cbranch_execz .LBB0_146
; %bb.145:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v69, vcc, 12, v69
	v_addc_u32_e32 v70, vcc, 0, v70, vcc
	flat_load_dword v144, v[69:70]
.LBB0_146:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 182
	v_lshlrev_b64 v[69:70], 2, v[61:62]
	v_cmp_gt_i32_e64 s[22:23], s56, v76
	v_add_u32_e32 v69, vcc, v1, v69
	v_addc_u32_e32 v70, vcc, v2, v70, vcc
	v_add_u32_e32 v67, vcc, v69, v67
	v_addc_u32_e32 v68, vcc, v70, v68, vcc
	.loc	0 114
	s_and_b64 s[80:81], s[22:23], s[2:3]
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v69, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v143, v144 offset:12
	s_and_saveexec_b64 s[54:55], s[80:81]
	s_cbranch_execz .LBB0_148
; %bb.147:                              ;   in Loop: Header=BB0_93 Depth=1
	flat_load_dword v69, v[67:68]
.LBB0_148:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 114
	s_and_b64 s[80:81], s[22:23], s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v143, v69 offset:2176
	s_and_saveexec_b64 s[54:55], s[80:81]
	s_cbranch_execz .LBB0_150
; %bb.149:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v69, vcc, 4, v67
	v_addc_u32_e32 v70, vcc, 0, v68, vcc
	flat_load_dword v70, v[69:70]
.LBB0_150:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 182
	v_add_u32_e32 v69, vcc, 0x880, v143
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v69, v70 offset:4
	s_and_b64 s[80:81], s[22:23], s[8:9]
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v143, 0
	s_and_saveexec_b64 s[54:55], s[80:81]
	s_cbranch_execz .LBB0_152
; %bb.151:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v143, vcc, 8, v67
	v_addc_u32_e32 v144, vcc, 0, v68, vcc
	flat_load_dword v143, v[143:144]
.LBB0_152:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 114
	s_and_b64 s[54:55], s[22:23], s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v69, v143 offset:8
	s_and_saveexec_b64 s[22:23], s[54:55]
	s_cbranch_execz .LBB0_154
; %bb.153:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v67, vcc, 12, v67
	v_addc_u32_e32 v68, vcc, 0, v68, vcc
	flat_load_dword v70, v[67:68]
.LBB0_154:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v69, v70 offset:12
	s_add_i32 s54, s57, 0x2200
	.loc	0 182
	s_andn2_b64 vcc, exec, s[48:49]
	s_mov_b64 s[22:23], -1
	s_cbranch_vccnz .LBB0_110
.LBB0_155:                              ;   in Loop: Header=BB0_93 Depth=1
	s_cmp_lt_i32 s27, s56
	s_cselect_b64 s[22:23], -1, 0
	.loc	0 114
	s_and_b64 s[80:81], s[22:23], s[12:13]
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v69, 0
	s_and_saveexec_b64 s[22:23], s[80:81]
	s_cbranch_execz .LBB0_157
; %bb.156:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[69:70], 2, v[27:28]
	v_add_u32_e32 v67, vcc, v3, v69
	v_addc_u32_e32 v143, vcc, v4, v70, vcc
	v_lshlrev_b64 v[69:70], 2, v[9:10]
	v_add_u32_e32 v69, vcc, v67, v69
	v_addc_u32_e32 v70, vcc, v143, v70, vcc
	.loc	0 114
	flat_load_dword v69, v[69:70]
.LBB0_157:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 182
	s_lshl_b32 s22, s62, 2
	s_add_i32 s55, s54, s22
	s_cmp_lt_i32 s63, s56
	v_lshlrev_b32_e32 v67, 2, v9
	s_cselect_b64 s[22:23], -1, 0
	v_add_u32_e32 v70, vcc, s55, v67
	.loc	0 114
	s_and_b64 s[80:81], s[22:23], s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b32 v70, v69
	s_and_saveexec_b64 s[22:23], s[80:81]
	s_cbranch_execz .LBB0_159
; %bb.158:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[68:69], 2, v[29:30]
	v_add_u32_e32 v70, vcc, v3, v68
	v_addc_u32_e32 v143, vcc, v4, v69, vcc
	v_lshlrev_b64 v[68:69], 2, v[9:10]
	v_add_u32_e32 v68, vcc, v70, v68
	v_addc_u32_e32 v69, vcc, v143, v69, vcc
	.loc	0 114
	flat_load_dword v68, v[68:69]
.LBB0_159:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 182
	s_addk_i32 s55, 0x220
	s_cmp_lt_i32 s64, s56
	v_add_u32_e32 v69, vcc, s55, v67
	s_cselect_b64 s[22:23], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v69, v68
	s_and_b64 s[80:81], s[22:23], s[12:13]
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v69, 0
	s_and_saveexec_b64 s[22:23], s[80:81]
	s_cbranch_execz .LBB0_161
; %bb.160:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[69:70], 2, v[31:32]
	v_add_u32_e32 v143, vcc, v3, v69
	v_addc_u32_e32 v144, vcc, v4, v70, vcc
	v_lshlrev_b64 v[69:70], 2, v[9:10]
	v_add_u32_e32 v69, vcc, v143, v69
	v_addc_u32_e32 v70, vcc, v144, v70, vcc
	.loc	0 114
	flat_load_dword v69, v[69:70]
.LBB0_161:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 182
	s_addk_i32 s55, 0x220
	s_cmp_lt_i32 s65, s56
	s_cselect_b64 s[22:23], -1, 0
	v_add_u32_e32 v70, vcc, s55, v67
	.loc	0 114
	s_and_b64 s[80:81], s[22:23], s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b32 v70, v69
	s_and_saveexec_b64 s[22:23], s[80:81]
	s_cbranch_execz .LBB0_163
; %bb.162:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[68:69], 2, v[33:34]
	v_add_u32_e32 v70, vcc, v3, v68
	v_addc_u32_e32 v143, vcc, v4, v69, vcc
	v_lshlrev_b64 v[68:69], 2, v[9:10]
	v_add_u32_e32 v68, vcc, v70, v68
	v_addc_u32_e32 v69, vcc, v143, v69, vcc
	.loc	0 114
	flat_load_dword v68, v[68:69]
.LBB0_163:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 182
	s_addk_i32 s55, 0x220
	s_cmp_lt_i32 s66, s56
	v_add_u32_e32 v69, vcc, s55, v67
	s_cselect_b64 s[22:23], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v69, v68
	s_and_b64 s[80:81], s[22:23], s[12:13]
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v69, 0
	s_and_saveexec_b64 s[22:23], s[80:81]
	s_cbranch_execz .LBB0_165
; %bb.164:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[69:70], 2, v[35:36]
	v_add_u32_e32 v143, vcc, v3, v69
	v_addc_u32_e32 v144, vcc, v4, v70, vcc
	v_lshlrev_b64 v[69:70], 2, v[9:10]
	v_add_u32_e32 v69, vcc, v143, v69
	v_addc_u32_e32 v70, vcc, v144, v70, vcc
	.loc	0 114
	flat_load_dword v69, v[69:70]
.LBB0_165:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 182
	s_addk_i32 s55, 0x220
	s_cmp_lt_i32 s67, s56
	s_cselect_b64 s[22:23], -1, 0
	v_add_u32_e32 v70, vcc, s55, v67
	.loc	0 114
	s_and_b64 s[80:81], s[22:23], s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b32 v70, v69
	s_and_saveexec_b64 s[22:23], s[80:81]
	s_cbranch_execz .LBB0_167
; %bb.166:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[68:69], 2, v[37:38]
	v_add_u32_e32 v70, vcc, v3, v68
	v_addc_u32_e32 v143, vcc, v4, v69, vcc
	v_lshlrev_b64 v[68:69], 2, v[9:10]
	v_add_u32_e32 v68, vcc, v70, v68
	v_addc_u32_e32 v69, vcc, v143, v69, vcc
	.loc	0 114
	flat_load_dword v68, v[68:69]
.LBB0_167:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 182
	s_addk_i32 s55, 0x220
	s_cmp_lt_i32 s68, s56
	v_add_u32_e32 v69, vcc, s55, v67
	s_cselect_b64 s[22:23], -1, 0
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v69, v68
	s_and_b64 s[80:81], s[22:23], s[12:13]
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v69, 0
	s_and_saveexec_b64 s[22:23], s[80:81]
	s_cbranch_execz .LBB0_169
; %bb.168:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[69:70], 2, v[39:40]
	v_add_u32_e32 v143, vcc, v3, v69
	v_addc_u32_e32 v144, vcc, v4, v70, vcc
	v_lshlrev_b64 v[69:70], 2, v[9:10]
	v_add_u32_e32 v69, vcc, v143, v69
	v_addc_u32_e32 v70, vcc, v144, v70, vcc
	.loc	0 114
	flat_load_dword v69, v[69:70]
.LBB0_169:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 182
	s_addk_i32 s55, 0x220
	s_cmp_lt_i32 s69, s56
	s_cselect_b64 s[22:23], -1, 0
	v_add_u32_e32 v67, vcc, s55, v67
	.loc	0 114
	s_and_b64 s[80:81], s[22:23], s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b32 v67, v69
	s_and_saveexec_b64 s[22:23], s[80:81]
	s_cbranch_execz .LBB0_171
; %bb.170:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[68:69], 2, v[41:42]
	v_add_u32_e32 v70, vcc, v3, v68
	v_addc_u32_e32 v143, vcc, v4, v69, vcc
	v_lshlrev_b64 v[68:69], 2, v[9:10]
	v_add_u32_e32 v68, vcc, v70, v68
	v_addc_u32_e32 v69, vcc, v143, v69, vcc
	.loc	0 114
	flat_load_dword v68, v[68:69]
.LBB0_171:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v67, v68 offset:544
	s_branch .LBB0_189
.LBB0_172:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 182
	v_lshlrev_b64 v[67:68], 2, v[63:64]
	.loc	0 114
	v_mov_b32_e32 v144, 0
	.loc	0 182
	v_add_u32_e32 v69, vcc, v3, v67
	v_addc_u32_e32 v70, vcc, v4, v68, vcc
	v_lshlrev_b64 v[67:68], 2, v[7:8]
	v_mov_b32_e32 v145, 0
	v_add_u32_e32 v69, vcc, v69, v67
	v_addc_u32_e32 v70, vcc, v70, v68, vcc
	v_cmp_gt_i32_e32 vcc, s56, v71
	.loc	0 114
	s_and_b64 s[80:81], vcc, s[14:15]
	s_and_saveexec_b64 s[22:23], s[80:81]
	s_cbranch_execz .LBB0_174
; %bb.173:                              ;   in Loop: Header=BB0_93 Depth=1
	flat_load_dword v145, v[69:70]
.LBB0_174:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 182
	v_lshlrev_b32_e32 v143, 2, v75
	v_add_u32_e64 v143, s[22:23], s54, v143
	v_lshlrev_b32_e32 v146, 2, v7
	v_add_u32_e64 v143, s[22:23], v143, v146
	.loc	0 114
	s_and_b64 s[22:23], vcc, s[16:17]
	s_waitcnt vmcnt(0)
	ds_write_b32 v143, v145
	s_and_saveexec_b64 s[54:55], s[22:23]
	s_cbranch_execz .LBB0_176
; %bb.175:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e64 v144, s[22:23], 4, v69
	v_addc_u32_e64 v145, s[22:23], 0, v70, s[22:23]
	flat_load_dword v144, v[144:145]
.LBB0_176:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v143, v144 offset:4
	s_and_b64 s[22:23], vcc, s[18:19]
	v_mov_b32_e32 v144, 0
	v_mov_b32_e32 v145, 0
	s_and_saveexec_b64 s[54:55], s[22:23]
	s_cbranch_execz .LBB0_178
; %bb.177:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e64 v145, s[22:23], 8, v69
	v_addc_u32_e64 v146, s[22:23], 0, v70, s[22:23]
	flat_load_dword v145, v[145:146]
.LBB0_178:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 114
	s_and_b64 s[54:55], vcc, s[20:21]
	s_waitcnt vmcnt(0)
	ds_write_b32 v143, v145 offset:8
	s_and_saveexec_b64 s[22:23], s[54:55]
	s_cbranch_execz .LBB0_180
; %bb.179:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v69, vcc, 12, v69
	v_addc_u32_e32 v70, vcc, 0, v70, vcc
	flat_load_dword v144, v[69:70]
.LBB0_180:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 182
	v_lshlrev_b64 v[69:70], 2, v[65:66]
	v_cmp_gt_i32_e64 s[22:23], s56, v76
	v_add_u32_e32 v69, vcc, v3, v69
	v_addc_u32_e32 v70, vcc, v4, v70, vcc
	v_add_u32_e32 v67, vcc, v69, v67
	v_addc_u32_e32 v68, vcc, v70, v68, vcc
	.loc	0 114
	s_and_b64 s[56:57], s[22:23], s[14:15]
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v69, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v143, v144 offset:12
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_182
; %bb.181:                              ;   in Loop: Header=BB0_93 Depth=1
	flat_load_dword v69, v[67:68]
.LBB0_182:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 114
	s_and_b64 s[56:57], s[22:23], s[16:17]
	s_waitcnt vmcnt(0)
	ds_write_b32 v143, v69 offset:2176
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_184
; %bb.183:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v69, vcc, 4, v67
	v_addc_u32_e32 v70, vcc, 0, v68, vcc
	flat_load_dword v70, v[69:70]
.LBB0_184:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 182
	v_add_u32_e32 v69, vcc, 0x880, v143
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v69, v70 offset:4
	s_and_b64 s[56:57], s[22:23], s[18:19]
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v143, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_186
; %bb.185:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v143, vcc, 8, v67
	v_addc_u32_e32 v144, vcc, 0, v68, vcc
	flat_load_dword v143, v[143:144]
.LBB0_186:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 114
	s_and_b64 s[54:55], s[22:23], s[20:21]
	s_waitcnt vmcnt(0)
	ds_write_b32 v69, v143 offset:8
	s_and_saveexec_b64 s[22:23], s[54:55]
	s_cbranch_execz .LBB0_188
; %bb.187:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_u32_e32 v67, vcc, 12, v67
	v_addc_u32_e32 v68, vcc, 0, v68, vcc
	flat_load_dword v70, v[67:68]
.LBB0_188:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 114
	s_waitcnt vmcnt(0)
	ds_write_b32 v69, v70 offset:12
.LBB0_189:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 202
	s_mul_i32 s22, s31, 0x1100
	v_add_u32_e32 v67, vcc, s22, v80
	v_or_b32_e32 v68, s22, v81
	s_mov_b32 s22, 0
.LBB0_190:                              ;   Parent Loop BB0_93 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 206
	v_add_u32_e32 v69, vcc, s22, v67
	.loc	0 204
	v_add_u32_e32 v70, vcc, s22, v68
	.loc	0 206
	ds_read_b128 v[143:146], v69
	ds_read_b128 v[147:150], v69 offset:16
	.loc	0 204
	ds_read_b128 v[151:154], v70
	ds_read_b128 v[155:158], v70 offset:272
	.loc	0 206
	ds_read_b128 v[159:162], v69 offset:272
	ds_read_b128 v[163:166], v69 offset:288
	.loc	0 202
	s_addk_i32 s22, 0x220
	.loc	0 206
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v142, v151, v143
	v_mac_f32_e32 v141, v151, v147
	v_mac_f32_e32 v138, v151, v144
	v_mac_f32_e32 v137, v151, v148
	v_mac_f32_e32 v131, v151, v145
	v_mac_f32_e32 v130, v151, v149
	v_mac_f32_e32 v122, v151, v146
	v_mac_f32_e32 v119, v151, v150
	v_mac_f32_e32 v140, v152, v143
	v_mac_f32_e32 v139, v152, v147
	v_mac_f32_e32 v135, v152, v144
	v_mac_f32_e32 v132, v152, v148
	v_mac_f32_e32 v128, v152, v145
	v_mac_f32_e32 v125, v152, v149
	v_mac_f32_e32 v116, v152, v146
	v_mac_f32_e32 v113, v152, v150
	v_mac_f32_e32 v110, v153, v143
	v_mac_f32_e32 v107, v153, v147
	v_mac_f32_e32 v98, v153, v144
	v_mac_f32_e32 v95, v153, v148
	v_mac_f32_e32 v86, v153, v145
	v_mac_f32_e32 v85, v153, v149
	v_mac_f32_e32 v82, v153, v146
	v_mac_f32_e32 v79, v153, v150
	v_mac_f32_e32 v104, v154, v143
	v_mac_f32_e32 v101, v154, v147
	v_mac_f32_e32 v92, v154, v144
	v_mac_f32_e32 v89, v154, v148
	v_mac_f32_e32 v84, v154, v145
	v_mac_f32_e32 v83, v154, v149
	v_mac_f32_e32 v78, v154, v146
	v_mac_f32_e32 v77, v154, v150
	.loc	0 202
	s_cmpk_lg_i32 s22, 0x1100
	.loc	0 206
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v142, v155, v159
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v141, v155, v163
	v_mac_f32_e32 v138, v155, v160
	v_mac_f32_e32 v137, v155, v164
	v_mac_f32_e32 v131, v155, v161
	v_mac_f32_e32 v130, v155, v165
	v_mac_f32_e32 v122, v155, v162
	v_mac_f32_e32 v119, v155, v166
	v_mac_f32_e32 v140, v156, v159
	v_mac_f32_e32 v139, v156, v163
	v_mac_f32_e32 v135, v156, v160
	v_mac_f32_e32 v132, v156, v164
	v_mac_f32_e32 v128, v156, v161
	v_mac_f32_e32 v125, v156, v165
	v_mac_f32_e32 v116, v156, v162
	v_mac_f32_e32 v113, v156, v166
	v_mac_f32_e32 v110, v157, v159
	v_mac_f32_e32 v107, v157, v163
	v_mac_f32_e32 v98, v157, v160
	v_mac_f32_e32 v95, v157, v164
	v_mac_f32_e32 v86, v157, v161
	v_mac_f32_e32 v85, v157, v165
	v_mac_f32_e32 v82, v157, v162
	v_mac_f32_e32 v79, v157, v166
	v_mac_f32_e32 v104, v158, v159
	v_mac_f32_e32 v101, v158, v163
	v_mac_f32_e32 v92, v158, v160
	v_mac_f32_e32 v89, v158, v164
	v_mac_f32_e32 v84, v158, v161
	v_mac_f32_e32 v83, v158, v165
	v_mac_f32_e32 v78, v158, v162
	v_mac_f32_e32 v77, v158, v166
	s_cbranch_scc1 .LBB0_190
; %bb.191:                              ;   in Loop: Header=BB0_93 Depth=1
	.loc	0 210
	s_add_i32 s78, s78, 1
	s_cmp_lg_u32 s78, 16
	s_cbranch_scc1 .LBB0_92
; %bb.192:                              ;   in Loop: Header=BB0_93 Depth=1
	v_add_f32_e32 v136, v142, v136
	v_add_f32_e32 v134, v141, v134
	v_add_f32_e32 v133, v140, v133
	v_add_f32_e32 v129, v139, v129
	v_add_f32_e32 v127, v138, v127
	v_add_f32_e32 v126, v137, v126
	v_add_f32_e32 v124, v135, v124
	v_add_f32_e32 v123, v132, v123
	v_add_f32_e32 v121, v131, v121
	v_add_f32_e32 v120, v130, v120
	v_add_f32_e32 v118, v128, v118
	v_add_f32_e32 v117, v125, v117
	v_add_f32_e32 v115, v122, v115
	v_add_f32_e32 v114, v119, v114
	v_add_f32_e32 v112, v116, v112
	v_add_f32_e32 v111, v113, v111
	v_add_f32_e32 v109, v110, v109
	v_add_f32_e32 v108, v107, v108
	v_add_f32_e32 v106, v104, v106
	v_add_f32_e32 v105, v101, v105
	v_add_f32_e32 v103, v98, v103
	v_add_f32_e32 v102, v95, v102
	v_add_f32_e32 v100, v92, v100
	v_add_f32_e32 v99, v89, v99
	v_add_f32_e32 v97, v86, v97
	v_add_f32_e32 v96, v85, v96
	v_add_f32_e32 v94, v84, v94
	v_add_f32_e32 v93, v83, v93
	v_add_f32_e32 v91, v82, v91
	v_add_f32_e32 v90, v79, v90
	v_add_f32_e32 v88, v78, v88
	v_add_f32_e32 v87, v77, v87
	s_mov_b32 s78, 0
	.loc	0 0
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v86, 0
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
	v_mov_b32_e32 v130, 0
	v_mov_b32_e32 v131, 0
	v_mov_b32_e32 v132, 0
	v_mov_b32_e32 v135, 0
	v_mov_b32_e32 v137, 0
	v_mov_b32_e32 v138, 0
	v_mov_b32_e32 v139, 0
	v_mov_b32_e32 v140, 0
	v_mov_b32_e32 v141, 0
	v_mov_b32_e32 v142, 0
	s_branch .LBB0_92
.LBB0_193:
	.loc	0 211
	v_add_f32_e32 v15, v136, v142
	v_add_f32_e32 v14, v134, v141
	v_add_f32_e32 v49, v133, v140
	v_add_f32_e32 v40, v129, v139
	v_add_f32_e32 v13, v127, v138
	v_add_f32_e32 v16, v126, v137
	v_add_f32_e32 v48, v124, v135
	v_add_f32_e32 v39, v123, v132
	v_add_f32_e32 v11, v121, v131
	v_add_f32_e32 v18, v120, v130
	v_add_f32_e32 v42, v118, v128
	v_add_f32_e32 v38, v117, v125
	v_add_f32_e32 v12, v115, v122
	v_add_f32_e32 v50, v114, v119
	v_add_f32_e32 v41, v112, v116
	v_add_f32_e32 v37, v111, v113
	v_add_f32_e32 v36, v109, v110
	v_add_f32_e32 v31, v108, v107
	v_add_f32_e32 v27, v106, v104
	v_add_f32_e32 v23, v105, v101
	v_add_f32_e32 v35, v103, v98
	v_add_f32_e32 v30, v102, v95
	v_add_f32_e32 v26, v100, v92
	v_add_f32_e32 v22, v99, v89
	v_add_f32_e32 v34, v97, v86
	v_add_f32_e32 v29, v96, v85
	v_add_f32_e32 v25, v94, v84
	v_add_f32_e32 v21, v93, v83
	v_add_f32_e32 v33, v91, v82
	v_add_f32_e32 v28, v90, v79
	v_add_f32_e32 v24, v88, v78
	v_add_f32_e32 v20, v87, v77
.LBB0_194:
	.loc	0 0
	s_movk_i32 s2, 0x1f8
	.loc	0 232
	v_cmp_class_f32_e64 s[0:1], v15, s2
	v_cmp_class_f32_e64 s[6:7], v14, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v49, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v40, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v13, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v16, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v48, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v39, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v11, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v18, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v42, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v38, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v12, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v50, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v41, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v37, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v36, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v31, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v27, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v23, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v35, s2
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
	s_mov_b64 s[44:45], 0
	s_and_saveexec_b64 s[0:1], s[6:7]
; %bb.195:
	v_cmp_class_f32_e64 s[2:3], v20, s2
	s_and_b64 s[44:45], s[2:3], exec
; %bb.196:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 162
	s_load_dwordx2 s[46:47], s[4:5], 0x30
	s_load_dword s4, s[4:5], 0x38
	.loc	0 163
	v_lshrrev_b32_e32 v1, 1, v0
	v_and_b32_e32 v2, 32, v1
	v_and_b32_e32 v1, 32, v0
	v_lshlrev_b32_e32 v0, 2, v73
	v_add_u32_e32 v2, vcc, s30, v2
	s_xor_b64 s[0:1], s[44:45], -1
	v_add_u32_e32 v32, vcc, v2, v0
	v_lshlrev_b32_e32 v19, 3, v72
	v_cmp_neq_f32_e64 s[8:9], s39, 0
	.loc	0 233
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[6:7], exec, s[2:3]
	s_cbranch_execz .LBB0_210
; %bb.197:
	.loc	0 0
	s_cmp_gt_i32 s42, 0
	s_cselect_b64 s[0:1], -1, 0
	v_lshlrev_b32_e32 v19, 3, v72
	v_add_u32_e32 v43, vcc, s26, v1
	v_cndmask_b32_e64 v1, 0, 1, s[0:1]
	v_add_u32_e32 v0, vcc, v43, v19
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s5, s4, 31
	.loc	0 233
	s_lshl_b64 s[10:11], s[28:29], 2
	s_lshl_b64 s[12:13], s[34:35], 2
	s_mov_b64 s[14:15], 0
	v_cmp_ne_u32_e64 s[0:1], 1, v1
	s_branch .LBB0_200
.LBB0_198:                              ;   in Loop: Header=BB0_200 Depth=1
	.loc	0 240
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_mov_b32_e32 v6, s47
	v_add_u32_e32 v3, vcc, s46, v3
	v_addc_u32_e32 v4, vcc, v6, v4, vcc
	v_add_u32_e32 v1, vcc, v3, v1
	v_addc_u32_e32 v2, vcc, v4, v2, vcc
	flat_store_dword v[1:2], v5
.LBB0_199:                              ;   in Loop: Header=BB0_200 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 233
	s_add_i32 s2, s18, 1
	s_not_b64 s[14:15], s[14:15]
	s_cmp_gt_u32 s18, 30
	s_mov_b32 s18, s2
	s_cbranch_scc1 .LBB0_209
.LBB0_200:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_203 Depth 2
	.loc	0 235
	s_lshr_b32 s19, s18, 3
	s_and_b32 s16, s19, 2
	s_bfe_u32 s17, s18, 0x10001
	s_and_b32 s3, s18, 0x7fffffe0
	s_or_b32 s16, s16, s17
	s_or_b32 s3, s16, s3
	v_add_u32_e32 v6, vcc, s3, v32
	s_lshl_b32 s3, s18, 2
	.loc	0 234
	s_bfe_u32 s2, s18, 0x20002
	.loc	0 235
	s_and_b32 s3, s3, 4
	s_or_b32 s2, s3, s2
	v_add_u32_e32 v1, vcc, s2, v0
	.loc	0 236
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[2:3], s40, v6
	s_and_b64 s[2:3], vcc, s[2:3]
	v_cmp_le_i32_e32 vcc, s58, v1
	s_and_b64 s[2:3], s[2:3], vcc
	v_cmp_gt_i32_e32 vcc, s41, v1
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[16:17], s[2:3]
	s_cbranch_execz .LBB0_199
; %bb.201:                              ;   in Loop: Header=BB0_200 Depth=1
	.loc	0 239
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_206
; %bb.202:                              ;   in Loop: Header=BB0_200 Depth=1
	.loc	0 0
	s_lshr_b32 s2, s18, 1
	.loc	0 234
	s_and_b32 s19, s19, 0x1ffffffe
	s_and_b32 s2, s2, 1
	s_and_b32 s20, s18, 0xffffffe0
	s_or_b32 s2, s2, s19
	s_add_i32 s2, s2, s20
	v_add_u32_e32 v2, vcc, s2, v32
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v4, s25
	v_add_u32_e32 v2, vcc, s24, v2
	.loc	0 0
	s_lshr_b32 s3, s18, 2
	.loc	0 234
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	v_cndmask_b32_e64 v4, 0, 1, s[14:15]
	v_lshlrev_b32_e32 v4, 2, v4
	s_and_b32 s2, s3, 3
	v_or_b32_e32 v4, s2, v4
	v_add_u32_e32 v4, vcc, v4, v0
	v_ashrrev_i32_e32 v5, 31, v4
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_mov_b32_e32 v7, s37
	v_add_u32_e32 v4, vcc, s36, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	v_mov_b32_e32 v7, 0
	s_mov_b32 s19, s42
.LBB0_203:                              ;   Parent Loop BB0_200 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 239
	flat_load_dword v8, v[2:3]
	flat_load_dword v9, v[4:5]
	s_add_i32 s19, s19, -1
	v_mov_b32_e32 v10, s11
	v_mov_b32_e32 v17, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_add_u32_e64 v2, s[2:3], s10, v2
	v_addc_u32_e64 v3, s[2:3], v3, v10, s[2:3]
	v_addc_u32_e32 v5, vcc, v5, v17, vcc
	s_cmp_eq_u32 s19, 0
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
	v_mad_i64_i32 v[3:4], s[2:3], v6, s4, 0
	v_mov_b32_e32 v5, s47
	v_lshlrev_b64 v[8:9], 2, v[3:4]
	v_add_u32_e32 v8, vcc, s46, v8
	v_addc_u32_e32 v5, vcc, v5, v9, vcc
	v_add_u32_e32 v8, vcc, v8, v1
	v_addc_u32_e32 v9, vcc, v5, v2, vcc
	flat_load_dword v5, v[8:9]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s39, v5
	v_mac_f32_e32 v5, s43, v7
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
	v_mad_i64_i32 v[3:4], s[2:3], v6, s4, 0
	v_mul_f32_e32 v5, s43, v7
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
	v_add_u32_e32 v43, vcc, s26, v1
	s_ashr_i32 s5, s4, 31
	v_mov_b32_e32 v2, s4
	.loc	0 247
	v_add_u32_e32 v0, vcc, v43, v19
	v_mov_b32_e32 v3, s5
; %bb.212:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	v_ashrrev_i32_e32 v1, 31, v32
	v_mul_lo_u32 v1, v2, v1
	v_mad_u64_u32 v[4:5], s[4:5], v2, v32, 0
	v_mul_lo_u32 v6, v3, v32
	v_cmp_le_i32_e32 vcc, s33, v32
	s_and_b64 s[2:3], s[44:45], vcc
	v_add_u32_e32 v1, vcc, v5, v1
	v_add_u32_e32 v5, vcc, v1, v6
	v_cmp_gt_i32_e64 s[0:1], s40, v32
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	s_and_b64 s[34:35], s[2:3], s[0:1]
	v_cmp_le_i32_e64 s[2:3], s58, v0
	v_mov_b32_e32 v1, s47
	v_add_u32_e32 v44, vcc, s46, v4
	.loc	0 248
	s_and_b64 s[0:1], s[34:35], s[2:3]
	v_cmp_gt_i32_e64 s[4:5], s41, v0
	v_cmp_neq_f32_e64 s[10:11], s39, 0
	v_addc_u32_e32 v45, vcc, v1, v5, vcc
	s_and_b64 s[6:7], s[0:1], s[4:5]
	v_ashrrev_i32_e32 v1, 31, v0
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_217
; %bb.213:
	.loc	0 249
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_u32_e32 v4, vcc, v44, v4
	v_addc_u32_e32 v5, vcc, v45, v5, vcc
	.loc	0 250
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_373
; %bb.214:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s39, v6
	v_mac_f32_e32 v6, s43, v15
	s_cbranch_execnz .LBB0_216
.LBB0_215:
	v_mul_f32_e32 v6, s43, v15
.LBB0_216:
	flat_store_dword v[4:5], v6
.LBB0_217:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 247
	v_or_b32_e32 v4, 1, v19
	v_add_u32_e32 v4, vcc, v43, v4
	v_cmp_le_i32_e64 s[6:7], s58, v4
	.loc	0 248
	s_and_b64 s[0:1], s[34:35], s[6:7]
	v_cmp_gt_i32_e64 s[8:9], s41, v4
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
	v_add_u32_e64 v6, s[10:11], v44, v6
	v_addc_u32_e64 v7, s[10:11], v45, v7, s[10:11]
	s_cbranch_vccnz .LBB0_374
; %bb.219:
	.loc	0 250
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s39, v8
	v_mac_f32_e32 v8, s43, v13
	s_cbranch_execnz .LBB0_221
.LBB0_220:
	v_mul_f32_e32 v8, s43, v13
.LBB0_221:
	flat_store_dword v[6:7], v8
.LBB0_222:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 247
	v_or_b32_e32 v6, 2, v19
	v_add_u32_e32 v6, vcc, v43, v6
	v_cmp_le_i32_e64 s[10:11], s58, v6
	.loc	0 248
	s_and_b64 s[14:15], s[34:35], s[10:11]
	v_cmp_gt_i32_e64 s[12:13], s41, v6
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
	v_add_u32_e64 v8, s[14:15], v44, v8
	v_addc_u32_e64 v9, s[14:15], v45, v9, s[14:15]
	.loc	0 250
	s_cbranch_vccnz .LBB0_375
; %bb.224:
	flat_load_dword v10, v[8:9]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v10, s39, v10
	v_mac_f32_e32 v10, s43, v11
	s_cbranch_execnz .LBB0_226
.LBB0_225:
	v_mul_f32_e32 v10, s43, v11
.LBB0_226:
	flat_store_dword v[8:9], v10
.LBB0_227:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 247
	v_or_b32_e32 v8, 3, v19
	v_add_u32_e32 v8, vcc, v43, v8
	v_cmp_le_i32_e64 s[14:15], s58, v8
	.loc	0 248
	s_and_b64 s[18:19], s[34:35], s[14:15]
	v_cmp_gt_i32_e64 s[16:17], s41, v8
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
	v_add_u32_e64 v10, s[18:19], v44, v10
	v_addc_u32_e64 v11, s[18:19], v45, v11, s[18:19]
	.loc	0 250
	s_cbranch_vccnz .LBB0_376
; %bb.229:
	flat_load_dword v13, v[10:11]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s39, v13
	v_mac_f32_e32 v13, s43, v12
	s_cbranch_execnz .LBB0_231
.LBB0_230:
	v_mul_f32_e32 v13, s43, v12
.LBB0_231:
	flat_store_dword v[10:11], v13
.LBB0_232:
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 247
	v_or_b32_e32 v10, 4, v19
	v_add_u32_e32 v10, vcc, v43, v10
	v_cmp_le_i32_e64 s[18:19], s58, v10
	.loc	0 248
	s_and_b64 s[22:23], s[34:35], s[18:19]
	v_cmp_gt_i32_e64 s[20:21], s41, v10
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
	v_add_u32_e64 v12, s[22:23], v44, v12
	v_addc_u32_e64 v13, s[22:23], v45, v13, s[22:23]
	.loc	0 250
	s_cbranch_vccnz .LBB0_377
; %bb.234:
	flat_load_dword v15, v[12:13]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v15, s39, v15
	v_mac_f32_e32 v15, s43, v14
	s_cbranch_execnz .LBB0_236
.LBB0_235:
	v_mul_f32_e32 v15, s43, v14
.LBB0_236:
	flat_store_dword v[12:13], v15
.LBB0_237:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 247
	v_or_b32_e32 v12, 5, v19
	v_add_u32_e32 v12, vcc, v43, v12
	v_cmp_le_i32_e64 s[22:23], s58, v12
	.loc	0 248
	s_and_b64 s[26:27], s[34:35], s[22:23]
	v_cmp_gt_i32_e64 s[24:25], s41, v12
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
	v_add_u32_e64 v14, s[26:27], v44, v14
	v_addc_u32_e64 v15, s[26:27], v45, v15, s[26:27]
	.loc	0 250
	s_cbranch_vccnz .LBB0_378
; %bb.239:
	flat_load_dword v17, v[14:15]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v17, s39, v17
	v_mac_f32_e32 v17, s43, v16
	s_cbranch_execnz .LBB0_241
.LBB0_240:
	v_mul_f32_e32 v17, s43, v16
.LBB0_241:
	flat_store_dword v[14:15], v17
.LBB0_242:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 247
	v_or_b32_e32 v14, 6, v19
	v_add_u32_e32 v14, vcc, v43, v14
	v_cmp_le_i32_e64 s[26:27], s58, v14
	.loc	0 248
	s_and_b64 s[30:31], s[34:35], s[26:27]
	v_cmp_gt_i32_e64 s[28:29], s41, v14
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
	v_add_u32_e64 v16, s[30:31], v44, v16
	v_addc_u32_e64 v17, s[30:31], v45, v17, s[30:31]
	.loc	0 250
	s_cbranch_vccnz .LBB0_379
; %bb.244:
	flat_load_dword v46, v[16:17]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v46, s39, v46
	v_mac_f32_e32 v46, s43, v18
	s_cbranch_execnz .LBB0_246
.LBB0_245:
	v_mul_f32_e32 v46, s43, v18
.LBB0_246:
	flat_store_dword v[16:17], v46
.LBB0_247:
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 247
	v_or_b32_e32 v16, 7, v19
	v_add_u32_e32 v16, vcc, v43, v16
	v_cmp_le_i32_e64 s[30:31], s58, v16
	.loc	0 248
	s_and_b64 s[36:37], s[34:35], s[30:31]
	v_cmp_gt_i32_e64 s[34:35], s41, v16
	s_and_b64 s[36:37], s[36:37], s[34:35]
	v_ashrrev_i32_e32 v17, 31, v16
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_252
; %bb.248:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[16:17]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v44, v18
	v_addc_u32_e64 v19, s[36:37], v45, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_380
; %bb.249:
	flat_load_dword v43, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v43, s39, v43
	v_mac_f32_e32 v43, s43, v50
	s_cbranch_execnz .LBB0_251
.LBB0_250:
	v_mul_f32_e32 v43, s43, v50
.LBB0_251:
	flat_store_dword v[18:19], v43
.LBB0_252:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	v_add_u32_e32 v43, vcc, 1, v32
	v_ashrrev_i32_e32 v18, 31, v43
	v_mul_lo_u32 v44, v2, v18
	v_mad_u64_u32 v[18:19], s[50:51], v2, v43, 0
	v_cmp_le_i32_e32 vcc, s33, v43
	v_cmp_gt_i32_e64 s[36:37], s40, v43
	v_mul_lo_u32 v43, v3, v43
	s_and_b64 s[48:49], s[44:45], vcc
	v_add_u32_e32 v19, vcc, v19, v44
	v_add_u32_e32 v19, vcc, v19, v43
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	s_and_b64 s[48:49], s[48:49], s[36:37]
	v_mov_b32_e32 v44, s47
	v_add_u32_e32 v43, vcc, s46, v18
	.loc	0 248
	s_and_b64 s[36:37], s[48:49], s[2:3]
	v_addc_u32_e32 v44, vcc, v44, v19, vcc
	s_and_b64 s[36:37], s[36:37], s[4:5]
	s_and_saveexec_b64 s[50:51], s[36:37]
	s_cbranch_execz .LBB0_257
; %bb.253:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[0:1]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v43, v18
	v_addc_u32_e64 v19, s[36:37], v44, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_381
; %bb.254:
	flat_load_dword v45, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v45, s39, v45
	v_mac_f32_e32 v45, s43, v49
	s_cbranch_execnz .LBB0_256
.LBB0_255:
	v_mul_f32_e32 v45, s43, v49
.LBB0_256:
	flat_store_dword v[18:19], v45
.LBB0_257:
	.loc	0 0
	s_or_b64 exec, exec, s[50:51]
	.loc	0 248
	s_and_b64 s[36:37], s[48:49], s[6:7]
	s_and_b64 s[36:37], s[36:37], s[8:9]
	s_and_saveexec_b64 s[50:51], s[36:37]
	s_cbranch_execz .LBB0_262
; %bb.258:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[4:5]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v43, v18
	v_addc_u32_e64 v19, s[36:37], v44, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_382
; %bb.259:
	flat_load_dword v45, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v45, s39, v45
	v_mac_f32_e32 v45, s43, v48
	s_cbranch_execnz .LBB0_261
.LBB0_260:
	v_mul_f32_e32 v45, s43, v48
.LBB0_261:
	flat_store_dword v[18:19], v45
.LBB0_262:
	.loc	0 0
	s_or_b64 exec, exec, s[50:51]
	.loc	0 248
	s_and_b64 s[36:37], s[48:49], s[10:11]
	s_and_b64 s[36:37], s[36:37], s[12:13]
	s_and_saveexec_b64 s[50:51], s[36:37]
	s_cbranch_execz .LBB0_267
; %bb.263:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[6:7]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v43, v18
	v_addc_u32_e64 v19, s[36:37], v44, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_383
; %bb.264:
	flat_load_dword v45, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v45, s39, v45
	v_mac_f32_e32 v45, s43, v42
	s_cbranch_execnz .LBB0_266
.LBB0_265:
	v_mul_f32_e32 v45, s43, v42
.LBB0_266:
	flat_store_dword v[18:19], v45
.LBB0_267:
	.loc	0 0
	s_or_b64 exec, exec, s[50:51]
	.loc	0 248
	s_and_b64 s[36:37], s[48:49], s[14:15]
	s_and_b64 s[36:37], s[36:37], s[16:17]
	s_and_saveexec_b64 s[50:51], s[36:37]
	s_cbranch_execz .LBB0_272
; %bb.268:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[8:9]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v43, v18
	v_addc_u32_e64 v19, s[36:37], v44, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_384
; %bb.269:
	flat_load_dword v42, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v42, s39, v42
	v_mac_f32_e32 v42, s43, v41
	s_cbranch_execnz .LBB0_271
.LBB0_270:
	v_mul_f32_e32 v42, s43, v41
.LBB0_271:
	flat_store_dword v[18:19], v42
.LBB0_272:
	.loc	0 0
	s_or_b64 exec, exec, s[50:51]
	.loc	0 248
	s_and_b64 s[36:37], s[48:49], s[18:19]
	s_and_b64 s[36:37], s[36:37], s[20:21]
	s_and_saveexec_b64 s[50:51], s[36:37]
	s_cbranch_execz .LBB0_277
; %bb.273:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[10:11]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v43, v18
	v_addc_u32_e64 v19, s[36:37], v44, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_385
; %bb.274:
	flat_load_dword v41, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v41, s39, v41
	v_mac_f32_e32 v41, s43, v40
	s_cbranch_execnz .LBB0_276
.LBB0_275:
	v_mul_f32_e32 v41, s43, v40
.LBB0_276:
	flat_store_dword v[18:19], v41
.LBB0_277:
	.loc	0 0
	s_or_b64 exec, exec, s[50:51]
	.loc	0 248
	s_and_b64 s[36:37], s[48:49], s[22:23]
	s_and_b64 s[36:37], s[36:37], s[24:25]
	s_and_saveexec_b64 s[50:51], s[36:37]
	s_cbranch_execz .LBB0_282
; %bb.278:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[12:13]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v43, v18
	v_addc_u32_e64 v19, s[36:37], v44, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_386
; %bb.279:
	flat_load_dword v40, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v40, s39, v40
	v_mac_f32_e32 v40, s43, v39
	s_cbranch_execnz .LBB0_281
.LBB0_280:
	v_mul_f32_e32 v40, s43, v39
.LBB0_281:
	flat_store_dword v[18:19], v40
.LBB0_282:
	.loc	0 0
	s_or_b64 exec, exec, s[50:51]
	.loc	0 248
	s_and_b64 s[36:37], s[48:49], s[26:27]
	s_and_b64 s[36:37], s[36:37], s[28:29]
	s_and_saveexec_b64 s[50:51], s[36:37]
	s_cbranch_execz .LBB0_287
; %bb.283:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[14:15]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v43, v18
	v_addc_u32_e64 v19, s[36:37], v44, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_387
; %bb.284:
	flat_load_dword v39, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v39, s39, v39
	v_mac_f32_e32 v39, s43, v38
	s_cbranch_execnz .LBB0_286
.LBB0_285:
	v_mul_f32_e32 v39, s43, v38
.LBB0_286:
	flat_store_dword v[18:19], v39
.LBB0_287:
	.loc	0 0
	s_or_b64 exec, exec, s[50:51]
	.loc	0 248
	s_and_b64 s[36:37], s[48:49], s[30:31]
	s_and_b64 s[36:37], s[36:37], s[34:35]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_292
; %bb.288:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[16:17]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v43, v18
	v_addc_u32_e64 v19, s[36:37], v44, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_388
; %bb.289:
	flat_load_dword v38, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v38, s39, v38
	v_mac_f32_e32 v38, s43, v37
	s_cbranch_execnz .LBB0_291
.LBB0_290:
	v_mul_f32_e32 v38, s43, v37
.LBB0_291:
	flat_store_dword v[18:19], v38
.LBB0_292:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	v_add_u32_e32 v37, vcc, 2, v32
	v_ashrrev_i32_e32 v18, 31, v37
	v_mul_lo_u32 v38, v2, v18
	v_mad_u64_u32 v[18:19], s[50:51], v2, v37, 0
	v_cmp_le_i32_e32 vcc, s33, v37
	v_cmp_gt_i32_e64 s[36:37], s40, v37
	v_mul_lo_u32 v37, v3, v37
	s_and_b64 s[48:49], s[44:45], vcc
	v_add_u32_e32 v19, vcc, v19, v38
	v_add_u32_e32 v19, vcc, v19, v37
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	s_and_b64 s[48:49], s[48:49], s[36:37]
	v_mov_b32_e32 v38, s47
	v_add_u32_e32 v37, vcc, s46, v18
	.loc	0 248
	s_and_b64 s[36:37], s[48:49], s[2:3]
	v_addc_u32_e32 v38, vcc, v38, v19, vcc
	s_and_b64 s[36:37], s[36:37], s[4:5]
	s_and_saveexec_b64 s[50:51], s[36:37]
	s_cbranch_execz .LBB0_297
; %bb.293:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[0:1]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v37, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_389
; %bb.294:
	flat_load_dword v39, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v39, s39, v39
	v_mac_f32_e32 v39, s43, v36
	s_cbranch_execnz .LBB0_296
.LBB0_295:
	v_mul_f32_e32 v39, s43, v36
.LBB0_296:
	flat_store_dword v[18:19], v39
.LBB0_297:
	.loc	0 0
	s_or_b64 exec, exec, s[50:51]
	.loc	0 248
	s_and_b64 s[36:37], s[48:49], s[6:7]
	s_and_b64 s[36:37], s[36:37], s[8:9]
	s_and_saveexec_b64 s[50:51], s[36:37]
	s_cbranch_execz .LBB0_302
; %bb.298:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[4:5]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v37, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_390
; %bb.299:
	flat_load_dword v36, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v36, s39, v36
	v_mac_f32_e32 v36, s43, v35
	s_cbranch_execnz .LBB0_301
.LBB0_300:
	v_mul_f32_e32 v36, s43, v35
.LBB0_301:
	flat_store_dword v[18:19], v36
.LBB0_302:
	.loc	0 0
	s_or_b64 exec, exec, s[50:51]
	.loc	0 248
	s_and_b64 s[36:37], s[48:49], s[10:11]
	s_and_b64 s[36:37], s[36:37], s[12:13]
	s_and_saveexec_b64 s[50:51], s[36:37]
	s_cbranch_execz .LBB0_307
; %bb.303:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[6:7]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v37, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_391
; %bb.304:
	flat_load_dword v35, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v35, s39, v35
	v_mac_f32_e32 v35, s43, v34
	s_cbranch_execnz .LBB0_306
.LBB0_305:
	v_mul_f32_e32 v35, s43, v34
.LBB0_306:
	flat_store_dword v[18:19], v35
.LBB0_307:
	.loc	0 0
	s_or_b64 exec, exec, s[50:51]
	.loc	0 248
	s_and_b64 s[36:37], s[48:49], s[14:15]
	s_and_b64 s[36:37], s[36:37], s[16:17]
	s_and_saveexec_b64 s[50:51], s[36:37]
	s_cbranch_execz .LBB0_312
; %bb.308:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[8:9]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v37, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_392
; %bb.309:
	flat_load_dword v34, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v34, s39, v34
	v_mac_f32_e32 v34, s43, v33
	s_cbranch_execnz .LBB0_311
.LBB0_310:
	v_mul_f32_e32 v34, s43, v33
.LBB0_311:
	flat_store_dword v[18:19], v34
.LBB0_312:
	.loc	0 0
	s_or_b64 exec, exec, s[50:51]
	.loc	0 248
	s_and_b64 s[36:37], s[48:49], s[18:19]
	s_and_b64 s[36:37], s[36:37], s[20:21]
	s_and_saveexec_b64 s[50:51], s[36:37]
	s_cbranch_execz .LBB0_317
; %bb.313:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[10:11]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v37, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_393
; %bb.314:
	flat_load_dword v33, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v33, s39, v33
	v_mac_f32_e32 v33, s43, v31
	s_cbranch_execnz .LBB0_316
.LBB0_315:
	v_mul_f32_e32 v33, s43, v31
.LBB0_316:
	flat_store_dword v[18:19], v33
.LBB0_317:
	.loc	0 0
	s_or_b64 exec, exec, s[50:51]
	.loc	0 248
	s_and_b64 s[36:37], s[48:49], s[22:23]
	s_and_b64 s[36:37], s[36:37], s[24:25]
	s_and_saveexec_b64 s[50:51], s[36:37]
	s_cbranch_execz .LBB0_322
; %bb.318:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[12:13]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v37, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_394
; %bb.319:
	flat_load_dword v31, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v31, s39, v31
	v_mac_f32_e32 v31, s43, v30
	s_cbranch_execnz .LBB0_321
.LBB0_320:
	v_mul_f32_e32 v31, s43, v30
.LBB0_321:
	flat_store_dword v[18:19], v31
.LBB0_322:
	.loc	0 0
	s_or_b64 exec, exec, s[50:51]
	.loc	0 248
	s_and_b64 s[36:37], s[48:49], s[26:27]
	s_and_b64 s[36:37], s[36:37], s[28:29]
	s_and_saveexec_b64 s[50:51], s[36:37]
	s_cbranch_execz .LBB0_327
; %bb.323:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[14:15]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v37, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_395
; %bb.324:
	flat_load_dword v30, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v30, s39, v30
	v_mac_f32_e32 v30, s43, v29
	s_cbranch_execnz .LBB0_326
.LBB0_325:
	v_mul_f32_e32 v30, s43, v29
.LBB0_326:
	flat_store_dword v[18:19], v30
.LBB0_327:
	.loc	0 0
	s_or_b64 exec, exec, s[50:51]
	.loc	0 248
	s_and_b64 s[36:37], s[48:49], s[30:31]
	s_and_b64 s[36:37], s[36:37], s[34:35]
	s_and_saveexec_b64 s[48:49], s[36:37]
	s_cbranch_execz .LBB0_332
; %bb.328:
	.loc	0 249
	v_lshlrev_b64 v[18:19], 2, v[16:17]
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v18, s[36:37], v37, v18
	v_addc_u32_e64 v19, s[36:37], v38, v19, s[36:37]
	.loc	0 250
	s_cbranch_vccnz .LBB0_396
; %bb.329:
	flat_load_dword v29, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v29, s39, v29
	v_mac_f32_e32 v29, s43, v28
	s_cbranch_execnz .LBB0_331
.LBB0_330:
	v_mul_f32_e32 v29, s43, v28
.LBB0_331:
	flat_store_dword v[18:19], v29
.LBB0_332:
	.loc	0 0
	s_or_b64 exec, exec, s[48:49]
	v_add_u32_e32 v28, vcc, 3, v32
	v_cmp_le_i32_e32 vcc, s33, v28
	v_ashrrev_i32_e32 v18, 31, v28
	v_cmp_gt_i32_e64 s[36:37], s40, v28
	s_and_b64 s[40:41], s[44:45], vcc
	v_mul_lo_u32 v29, v2, v18
	v_mad_u64_u32 v[18:19], s[44:45], v2, v28, 0
	v_mul_lo_u32 v2, v3, v28
	s_and_b64 s[36:37], s[40:41], s[36:37]
	v_add_u32_e32 v3, vcc, v19, v29
	v_add_u32_e32 v19, vcc, v3, v2
	v_lshlrev_b64 v[2:3], 2, v[18:19]
	v_mov_b32_e32 v18, s47
	v_add_u32_e32 v2, vcc, s46, v2
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
	v_mul_f32_e32 v18, s39, v18
	v_mac_f32_e32 v18, s43, v27
	s_cbranch_execnz .LBB0_336
.LBB0_335:
	v_mul_f32_e32 v18, s43, v27
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
	v_mul_f32_e32 v4, s39, v4
	v_mac_f32_e32 v4, s43, v26
	s_cbranch_execnz .LBB0_341
.LBB0_340:
	v_mul_f32_e32 v4, s43, v26
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
	v_mul_f32_e32 v4, s39, v4
	v_mac_f32_e32 v4, s43, v25
	s_cbranch_execnz .LBB0_346
.LBB0_345:
	v_mul_f32_e32 v4, s43, v25
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
	v_mul_f32_e32 v4, s39, v4
	v_mac_f32_e32 v4, s43, v24
	s_cbranch_execnz .LBB0_351
.LBB0_350:
	v_mul_f32_e32 v4, s43, v24
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
	v_mul_f32_e32 v4, s39, v4
	v_mac_f32_e32 v4, s43, v23
	s_cbranch_execnz .LBB0_356
.LBB0_355:
	v_mul_f32_e32 v4, s43, v23
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
	v_mul_f32_e32 v4, s39, v4
	v_mac_f32_e32 v4, s43, v22
	s_cbranch_execnz .LBB0_361
.LBB0_360:
	v_mul_f32_e32 v4, s43, v22
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
	v_mul_f32_e32 v4, s39, v4
	v_mac_f32_e32 v4, s43, v21
	s_cbranch_execnz .LBB0_366
.LBB0_365:
	v_mul_f32_e32 v4, s43, v21
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
	v_mul_f32_e32 v2, s39, v2
	v_mac_f32_e32 v2, s43, v20
	s_cbranch_execnz .LBB0_371
.LBB0_370:
	v_mul_f32_e32 v2, s43, v20
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
		.amdhsa_group_segment_fixed_size 17408
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
		.amdhsa_next_free_vgpr 167
		.amdhsa_next_free_sgpr 82
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
; codeLenInByte = 17484
; NumSgprs: 84
; NumVgprs: 167
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 17408 bytes/workgroup (compile time only)
; SGPRBlocks: 10
; VGPRBlocks: 41
; NumSGPRsForWavesPerEU: 84
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
    .group_segment_fixed_size: 17408
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
    .sgpr_count:     84
    .sgpr_spill_count: 0
    .symbol:         gemm_tensor.kd
    .vgpr_count:     167
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

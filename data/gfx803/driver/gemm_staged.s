	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_staged             ; -- Begin function gemm_staged
	.globl	gemm_staged
	.p2align	8
	.type	gemm_staged,@function
gemm_staged:                            ; @gemm_staged
	.file	0 "." "gemm_staged.cl"
	.loc	0 150
; %bb.0:
	.loc	0 153
	s_load_dwordx4 s[16:19], s[4:5], 0x0
	s_load_dwordx2 s[14:15], s[4:5], 0x28
	.loc	0 156
	v_lshrrev_b32_e32 v3, 2, v0
	.loc	0 157
	v_lshrrev_b32_e32 v4, 4, v0
	.loc	0 156
	v_and_b32_e32 v3, 8, v3
	.loc	0 158
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s16, 0x7f
	s_ashr_i32 s2, s0, 31
	s_add_i32 s1, s17, 0x7f
	s_lshr_b32 s2, s2, 25
	s_add_i32 s0, s0, s2
	s_ashr_i32 s2, s1, 31
	s_lshr_b32 s2, s2, 25
	s_add_i32 s1, s1, s2
	s_ashr_i32 s3, s0, 7
	s_ashr_i32 s1, s1, 7
	.loc	0 160
	s_mul_i32 s2, s1, s3
	s_ashr_i32 s7, s2, 31
	s_add_i32 s8, s2, s7
	s_xor_b32 s8, s8, s7
	v_cvt_f32_u32_e32 v1, s8
	s_sub_i32 s9, 0, s8
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
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
	.loc	0 161
	s_lshl_b32 s9, s3, 2
	s_ashr_i32 s0, s0, 31
	s_add_i32 s9, s9, s0
	s_xor_b32 s9, s9, s0
	v_cvt_f32_u32_e32 v1, s9
	.loc	0 160
	s_xor_b32 s8, s8, s7
	s_sub_i32 s7, s8, s7
	.loc	0 161
	s_sub_i32 s8, 0, s9
	v_rcp_iflag_f32_e32 v1, v1
	s_mul_i32 s2, s7, s2
	s_sub_i32 s6, s6, s2
	s_ashr_i32 s2, s6, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_xor_b32 s0, s2, s0
	v_mul_lo_u32 v2, s8, v1
	s_add_i32 s8, s6, s2
	s_xor_b32 s8, s8, s2
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s8, v1
	.loc	0 156
	v_and_b32_e32 v2, 7, v0
	.loc	0 161
	v_readfirstlane_b32 s2, v1
	s_mul_i32 s10, s2, s9
	s_sub_i32 s8, s8, s10
	s_add_i32 s11, s2, 1
	s_sub_i32 s10, s8, s9
	s_cmp_ge_u32 s8, s9
	s_cselect_b32 s2, s11, s2
	s_cselect_b32 s8, s10, s8
	s_add_i32 s10, s2, 1
	s_cmp_ge_u32 s8, s9
	s_cselect_b32 s2, s10, s2
	s_xor_b32 s2, s2, s0
	s_sub_i32 s0, s2, s0
	s_lshl_b32 s0, s0, 2
	s_sub_i32 s1, s1, s0
	s_min_i32 s1, s1, 4
	.loc	0 163
	s_ashr_i32 s8, s1, 31
	s_add_i32 s2, s1, s8
	s_xor_b32 s9, s2, s8
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s10, 0, s9
	.loc	0 162
	s_mul_i32 s3, s0, s3
	s_mov_b32 s2, 0
	.loc	0 163
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v5, s10, v1
	.loc	0 162
	s_sub_i32 s10, s6, s3
	.loc	0 163
	s_ashr_i32 s3, s10, 31
	s_add_i32 s6, s10, s3
	v_mul_hi_u32 v5, v1, v5
	s_xor_b32 s6, s6, s3
	s_xor_b32 s8, s3, s8
	v_add_u32_e32 v1, vcc, v1, v5
	v_mul_hi_u32 v1, s6, v1
	.loc	0 157
	v_and_b32_e32 v5, 12, v4
	.loc	0 156
	v_or_b32_e32 v4, v3, v2
	.loc	0 163
	v_readfirstlane_b32 s3, v1
	s_mul_i32 s11, s3, s9
	s_sub_i32 s6, s6, s11
	s_add_i32 s12, s3, 1
	s_sub_i32 s11, s6, s9
	s_cmp_ge_u32 s6, s9
	s_cselect_b32 s3, s12, s3
	s_cselect_b32 s6, s11, s6
	s_add_i32 s11, s3, 1
	s_cmp_ge_u32 s6, s9
	s_cselect_b32 s3, s11, s3
	.loc	0 164
	s_max_i32 s6, s16, 0x80
	s_max_i32 s9, s17, 0x80
	.loc	0 166
	s_add_i32 s11, s18, 7
	.loc	0 163
	s_xor_b32 s12, s3, s8
	.loc	0 164
	s_add_i32 s3, s6, 0xffffff80
	s_add_i32 s6, s9, 0xffffff80
	.loc	0 166
	s_ashr_i32 s9, s11, 31
	.loc	0 163
	s_sub_i32 s8, s12, s8
	.loc	0 166
	s_lshr_b32 s9, s9, 29
	.loc	0 163
	s_lshl_b32 s40, s8, 7
	s_mul_i32 s8, s8, s1
	.loc	0 166
	s_add_i32 s11, s11, s9
	s_sub_i32 s1, s10, s8
	s_and_b32 s8, s11, -8
	.loc	0 167
	s_mul_i32 s7, s7, s8
	s_min_i32 s24, s18, s7
	.loc	0 163
	s_add_i32 s1, s1, s0
	.loc	0 167
	s_add_i32 s0, s24, s8
	.loc	0 163
	s_lshl_b32 s33, s1, 7
	.loc	0 157
	v_bfe_u32 v1, v0, 3, 2
	.loc	0 167
	s_min_i32 s18, s18, s0
	.loc	0 175
	s_sub_i32 s0, s24, 24
	s_cmp_lt_i32 s0, s18
	.loc	0 157
	v_or_b32_e32 v5, v1, v5
	.loc	0 175
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	.loc	0 0
	v_lshlrev_b32_e32 v83, 2, v5
	v_lshlrev_b32_e32 v84, 2, v4
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b64 s[0:1], -1
.LBB0_3:
	s_min_i32 s22, s3, s40
	s_min_i32 s20, s6, s33
	.loc	0 175
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v87, s2
	v_mov_b32_e32 v86, s2
	v_mov_b32_e32 v85, s2
	v_mov_b32_e32 v82, s2
	v_mov_b32_e32 v81, s2
	v_mov_b32_e32 v80, s2
	v_mov_b32_e32 v79, s2
	v_mov_b32_e32 v78, s2
	v_mov_b32_e32 v77, s2
	v_mov_b32_e32 v76, s2
	v_mov_b32_e32 v75, s2
	v_mov_b32_e32 v74, s2
	v_mov_b32_e32 v73, s2
	v_mov_b32_e32 v72, s2
	v_mov_b32_e32 v71, s2
	v_mov_b32_e32 v70, s2
	v_mov_b32_e32 v69, s2
	v_mov_b32_e32 v68, s2
	v_mov_b32_e32 v67, s2
	v_mov_b32_e32 v66, s2
	v_mov_b32_e32 v65, s2
	v_mov_b32_e32 v64, s2
	v_mov_b32_e32 v63, s2
	v_mov_b32_e32 v62, s2
	v_mov_b32_e32 v61, s2
	v_mov_b32_e32 v60, s2
	v_mov_b32_e32 v59, s2
	v_mov_b32_e32 v58, s2
	v_mov_b32_e32 v57, s2
	v_mov_b32_e32 v56, s2
	v_mov_b32_e32 v55, s2
	v_mov_b32_e32 v54, s2
	v_mov_b32_e32 v53, s2
	v_mov_b32_e32 v52, s2
	v_mov_b32_e32 v51, s2
	v_mov_b32_e32 v50, s2
	v_mov_b32_e32 v49, s2
	v_mov_b32_e32 v48, s2
	v_mov_b32_e32 v47, s2
	v_mov_b32_e32 v46, s2
	v_mov_b32_e32 v45, s2
	v_mov_b32_e32 v44, s2
	v_mov_b32_e32 v43, s2
	v_mov_b32_e32 v42, s2
	v_mov_b32_e32 v41, s2
	v_mov_b32_e32 v40, s2
	v_mov_b32_e32 v39, s2
	v_mov_b32_e32 v38, s2
	v_mov_b32_e32 v37, s2
	v_mov_b32_e32 v36, s2
	v_mov_b32_e32 v35, s2
	v_mov_b32_e32 v34, s2
	v_mov_b32_e32 v33, s2
	v_mov_b32_e32 v32, s2
	v_mov_b32_e32 v31, s2
	v_mov_b32_e32 v30, s2
	v_mov_b32_e32 v29, s2
	v_mov_b32_e32 v28, s2
	v_mov_b32_e32 v27, s2
	v_mov_b32_e32 v26, s2
	v_mov_b32_e32 v25, s2
	v_mov_b32_e32 v24, s2
	v_mov_b32_e32 v23, s2
	v_mov_b32_e32 v1, s2
	s_cbranch_vccnz .LBB0_31
; %bb.4:
	.loc	0 153
	s_load_dword s38, s[4:5], 0x18
	s_load_dwordx2 s[30:31], s[4:5], 0x10
	.loc	0 171
	v_mov_b32_e32 v1, 0
	.loc	0 0
	v_lshrrev_b32_e32 v21, 3, v0
	v_lshrrev_b32_e32 v8, 7, v0
	.loc	0 153
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s39, s38, 31
	.loc	0 165
	s_cmpk_lt_i32 s17, 0x80
	s_cselect_b64 s[0:1], -1, 0
	s_cmpk_lt_i32 s16, 0x80
	s_cselect_b64 s[2:3], -1, 0
	v_and_b32_e32 v0, 0x7f, v0
	.loc	0 169
	v_mov_b32_e32 v3, v1
	.loc	0 166
	s_or_b64 s[26:27], s[2:3], s[0:1]
	.loc	0 169
	v_mad_i64_i32 v[6:7], s[0:1], s38, v21, v[2:3]
	s_sub_i32 s8, s16, s22
	v_add_u32_e32 v3, vcc, s20, v0
	v_lshlrev_b32_e32 v84, 2, v4
	v_or_b32_e32 v4, 32, v21
	v_sub_u32_e32 v3, vcc, s17, v3
	v_cmp_gt_i32_e64 s[2:3], s8, v4
	v_or_b32_e32 v4, 64, v21
	.loc	0 171
	v_mad_i64_i32 v[11:12], s[0:1], s14, v8, v[0:1]
	v_cmp_gt_i32_e64 s[6:7], s8, v4
	v_or_b32_e32 v4, 0x60, v21
	v_cmp_lt_i32_e64 s[10:11], 0, v3
	.loc	0 175
	v_mov_b32_e32 v3, s22
	v_cmp_gt_i32_e64 s[0:1], s8, v21
	v_cmp_gt_i32_e64 s[8:9], s8, v4
	v_mad_i64_i32 v[3:4], s[28:29], s38, v3, 0
	.loc	0 168
	s_ashr_i32 s25, s24, 31
	s_ashr_i32 s23, s22, 31
	.loc	0 175
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	.loc	0 170
	s_ashr_i32 s13, s14, 31
	s_ashr_i32 s21, s20, 31
	.loc	0 175
	s_lshl_b64 s[28:29], s[24:25], 2
	s_lshl_b64 s[34:35], s[22:23], 2
	v_mov_b32_e32 v13, s30
	v_lshlrev_b32_e32 v83, 2, v5
	v_mov_b32_e32 v5, s31
	v_add_u32_e32 v3, vcc, s30, v3
	s_add_u32 s23, s34, 0x180
	v_mov_b32_e32 v15, s38
	v_mov_b32_e32 v14, s31
	v_lshlrev_b64 v[9:10], 2, v[6:7]
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	v_mad_u64_u32 v[5:6], s[30:31], s23, v15, v[13:14]
	s_addc_u32 s25, s35, 0
	v_add_u32_e32 v3, vcc, v3, v9
	s_mul_i32 s25, s25, s38
	v_addc_u32_e32 v4, vcc, v4, v10, vcc
	v_add_u32_e32 v6, vcc, s25, v6
	s_mul_i32 s23, s23, s39
	v_add_u32_e32 v6, vcc, s23, v6
	s_add_u32 s23, s34, 0x100
	v_readfirstlane_b32 s41, v8
	v_or_b32_e32 v88, 2, v8
	v_or_b32_e32 v89, 4, v8
	v_or_b32_e32 v90, 6, v8
	v_mad_u64_u32 v[7:8], s[30:31], s23, v15, v[13:14]
	s_addc_u32 s25, s35, 0
	v_add_u32_e32 v5, vcc, v5, v9
	s_mul_i32 s25, s25, s38
	v_addc_u32_e32 v6, vcc, v6, v10, vcc
	v_add_u32_e32 v8, vcc, s25, v8
	s_mul_i32 s23, s23, s39
	v_add_u32_e32 v8, vcc, s23, v8
	s_add_u32 s23, s34, 0x80
	v_mad_u64_u32 v[13:14], s[30:31], s23, v15, v[13:14]
	s_addc_u32 s25, s35, 0
	v_add_u32_e32 v7, vcc, v7, v9
	s_mul_i32 s25, s25, s38
	v_addc_u32_e32 v8, vcc, v8, v10, vcc
	v_add_u32_e32 v14, vcc, s25, v14
	s_mul_i32 s23, s23, s39
	v_add_u32_e32 v16, vcc, s23, v14
	v_mov_b32_e32 v14, s24
	v_mad_i64_i32 v[14:15], s[30:31], s14, v14, 0
	.loc	0 153
	s_load_dwordx2 s[36:37], s[4:5], 0x20
	.loc	0 175
	v_add_u32_e32 v9, vcc, v13, v9
	v_lshlrev_b64 v[13:14], 2, v[14:15]
	v_addc_u32_e32 v10, vcc, v16, v10, vcc
	.loc	0 170
	s_mov_b32 s12, s14
	.loc	0 175
	v_lshlrev_b64 v[17:18], 2, v[11:12]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v11, s37
	v_add_u32_e32 v12, vcc, s36, v13
	s_lshl_b64 s[30:31], s[20:21], 2
	v_addc_u32_e32 v13, vcc, v11, v14, vcc
	s_lshl_b64 s[34:35], s[12:13], 5
	v_mov_b32_e32 v19, s36
	v_add_u32_e32 v11, vcc, v12, v17
	s_add_u32 s12, s28, 24
	v_mov_b32_e32 v22, s14
	v_mov_b32_e32 v20, s37
	v_addc_u32_e32 v12, vcc, v13, v18, vcc
	v_mad_u64_u32 v[13:14], s[36:37], s12, v22, v[19:20]
	s_addc_u32 s21, s29, 0
	s_mul_i32 s21, s21, s14
	s_mul_i32 s12, s12, s13
	v_add_u32_e32 v14, vcc, s21, v14
	v_add_u32_e32 v14, vcc, s12, v14
	s_add_u32 s12, s28, 16
	v_mad_u64_u32 v[15:16], s[36:37], s12, v22, v[19:20]
	s_addc_u32 s21, s29, 0
	v_add_u32_e32 v13, vcc, v13, v17
	s_mul_i32 s21, s21, s14
	v_addc_u32_e32 v14, vcc, v14, v18, vcc
	s_mul_i32 s12, s12, s13
	v_add_u32_e32 v16, vcc, s21, v16
	v_add_u32_e32 v16, vcc, s12, v16
	s_add_u32 s12, s28, 8
	v_mad_u64_u32 v[19:20], s[36:37], s12, v22, v[19:20]
	s_addc_u32 s21, s29, 0
	v_add_u32_e32 v15, vcc, v15, v17
	s_mul_i32 s21, s21, s14
	v_addc_u32_e32 v16, vcc, v16, v18, vcc
	s_mul_i32 s12, s12, s13
	v_add_u32_e32 v20, vcc, s21, v20
	v_add_u32_e32 v20, vcc, s12, v20
	v_add_u32_e32 v17, vcc, v19, v17
	s_mov_b32 s42, 0
	v_addc_u32_e32 v18, vcc, v20, v18, vcc
	s_sub_i32 s14, s18, s24
	s_movk_i32 s21, 0x210
	v_lshlrev_b32_e32 v91, 2, v21
	v_lshlrev_b32_e32 v0, 2, v0
	v_lshlrev_b32_e32 v92, 2, v83
	v_lshlrev_b32_e32 v93, 2, v84
	s_mov_b32 s23, s24
	v_mov_b32_e32 v23, v1
	v_mov_b32_e32 v24, v1
	v_mov_b32_e32 v25, v1
	v_mov_b32_e32 v26, v1
	v_mov_b32_e32 v27, v1
	v_mov_b32_e32 v28, v1
	v_mov_b32_e32 v29, v1
	v_mov_b32_e32 v30, v1
	v_mov_b32_e32 v31, v1
	v_mov_b32_e32 v32, v1
	v_mov_b32_e32 v33, v1
	v_mov_b32_e32 v34, v1
	v_mov_b32_e32 v35, v1
	v_mov_b32_e32 v36, v1
	v_mov_b32_e32 v37, v1
	v_mov_b32_e32 v38, v1
	v_mov_b32_e32 v39, v1
	v_mov_b32_e32 v40, v1
	v_mov_b32_e32 v41, v1
	v_mov_b32_e32 v42, v1
	v_mov_b32_e32 v43, v1
	v_mov_b32_e32 v44, v1
	v_mov_b32_e32 v45, v1
	v_mov_b32_e32 v46, v1
	v_mov_b32_e32 v47, v1
	v_mov_b32_e32 v48, v1
	v_mov_b32_e32 v49, v1
	v_mov_b32_e32 v50, v1
	v_mov_b32_e32 v51, v1
	v_mov_b32_e32 v52, v1
	v_mov_b32_e32 v53, v1
	v_mov_b32_e32 v54, v1
	v_mov_b32_e32 v55, v1
	v_mov_b32_e32 v56, v1
	v_mov_b32_e32 v57, v1
	v_mov_b32_e32 v58, v1
	v_mov_b32_e32 v59, v1
	v_mov_b32_e32 v60, v1
	v_mov_b32_e32 v61, v1
	v_mov_b32_e32 v62, v1
	v_mov_b32_e32 v63, v1
	v_mov_b32_e32 v64, v1
	v_mov_b32_e32 v65, v1
	v_mov_b32_e32 v66, v1
	v_mov_b32_e32 v67, v1
	v_mov_b32_e32 v68, v1
	v_mov_b32_e32 v69, v1
	v_mov_b32_e32 v70, v1
	v_mov_b32_e32 v71, v1
	v_mov_b32_e32 v72, v1
	v_mov_b32_e32 v73, v1
	v_mov_b32_e32 v74, v1
	v_mov_b32_e32 v75, v1
	v_mov_b32_e32 v76, v1
	v_mov_b32_e32 v77, v1
	v_mov_b32_e32 v78, v1
	v_mov_b32_e32 v79, v1
	v_mov_b32_e32 v80, v1
	v_mov_b32_e32 v81, v1
	v_mov_b32_e32 v82, v1
	v_mov_b32_e32 v85, v1
	v_mov_b32_e32 v86, v1
	v_mov_b32_e32 v87, v1
	s_mov_b32 s25, 0
	s_mov_b32 m0, -1
	s_branch .LBB0_6
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=1
	v_add_u32_e32 v3, vcc, 32, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_add_u32_e32 v5, vcc, 32, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	v_add_u32_e32 v7, vcc, 32, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v9, vcc, 32, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	v_mov_b32_e32 v19, s35
	v_add_u32_e32 v11, vcc, s34, v11
	v_addc_u32_e32 v12, vcc, v12, v19, vcc
	v_add_u32_e32 v13, vcc, s34, v13
	v_addc_u32_e32 v14, vcc, v14, v19, vcc
	.loc	0 192
	s_add_i32 s12, s25, 1
	.loc	0 175
	v_add_u32_e32 v15, vcc, s34, v15
	.loc	0 192
	s_cmp_lg_u32 s25, 3
	.loc	0 175
	v_addc_u32_e32 v16, vcc, v16, v19, vcc
	.loc	0 192
	s_cselect_b32 s25, s12, 0
	.loc	0 175
	s_add_i32 s14, s14, -8
	s_add_i32 s23, s23, 8
	s_sub_i32 s12, s43, 24
	v_add_u32_e32 v17, vcc, s34, v17
	s_cmp_ge_i32 s12, s18
	v_addc_u32_e32 v18, vcc, v18, v19, vcc
	s_cbranch_scc1 .LBB0_31
.LBB0_6:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 176
	s_sub_i32 s43, s23, 24
	s_cmp_ge_i32 s43, s24
	s_cselect_b64 s[36:37], -1, 0
	s_cmp_lt_i32 s43, s24
	s_cbranch_scc1 .LBB0_8
; %bb.7:                                ;   in Loop: Header=BB0_6 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_8:                                ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v19, s29
	v_add_u32_e32 v21, vcc, s28, v3
	.loc	0 178
	s_add_i32 s43, s43, 32
	.loc	0 176
	v_addc_u32_e32 v22, vcc, v4, v19, vcc
	.loc	0 178
	s_cmp_gt_i32 s43, s18
	.loc	0 176
	v_mov_b32_e32 v20, s31
	v_add_u32_e32 v19, vcc, s30, v11
	.loc	0 178
	s_cselect_b64 s[12:13], -1, 0
	.loc	0 176
	v_addc_u32_e32 v20, vcc, v12, v20, vcc
	.loc	0 178
	s_or_b64 s[38:39], s[26:27], s[12:13]
	s_mov_b64 s[12:13], -1
	s_and_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB0_10
; %bb.9:                                ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 130
	v_mov_b32_e32 v97, s29
	v_add_u32_e32 v94, vcc, s28, v9
	v_addc_u32_e32 v95, vcc, v10, v97, vcc
	flat_load_dword v98, v[94:95]
	v_add_u32_e32 v94, vcc, s28, v7
	v_addc_u32_e32 v95, vcc, v8, v97, vcc
	flat_load_dword v99, v[94:95]
	v_add_u32_e32 v94, vcc, s28, v5
	v_addc_u32_e32 v95, vcc, v6, v97, vcc
	flat_load_dword v96, v[21:22]
	flat_load_dword v97, v[94:95]
	flat_load_dword v100, v[19:20]
	v_mov_b32_e32 v101, s31
	v_add_u32_e32 v94, vcc, s30, v17
	v_addc_u32_e32 v95, vcc, v18, v101, vcc
	flat_load_dword v102, v[94:95]
	v_add_u32_e32 v94, vcc, s30, v15
	v_addc_u32_e32 v95, vcc, v16, v101, vcc
	flat_load_dword v103, v[94:95]
	v_add_u32_e32 v94, vcc, s30, v13
	v_addc_u32_e32 v95, vcc, v14, v101, vcc
	flat_load_dword v94, v[94:95]
	.loc	0 179
	s_mul_i32 s12, s25, 0x1080
	.loc	0 180
	s_mul_i32 s13, s41, 0x210
	.loc	0 179
	v_mov_b32_e32 v95, s12
	.loc	0 180
	s_add_i32 s12, s12, s13
	.loc	0 179
	v_mad_u32_u24 v95, v2, s21, v95
	.loc	0 180
	v_add_u32_e32 v101, vcc, s12, v0
	s_mov_b64 s[12:13], 0
	.loc	0 179
	v_add_u32_e32 v95, vcc, v95, v91
	.loc	0 130
	s_waitcnt vmcnt(3)
	ds_write_b32 v101, v100 offset:16896
	ds_write2_b32 v95, v96, v98 offset1:32
	ds_write2_b32 v95, v99, v97 offset0:64 offset1:96
	s_waitcnt vmcnt(2)
	ds_write_b32 v101, v102 offset:17952
	s_waitcnt vmcnt(1)
	ds_write_b32 v101, v103 offset:19008
	s_waitcnt vmcnt(0)
	ds_write_b32 v101, v94 offset:20064
.LBB0_10:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 178
	s_andn2_b64 vcc, exec, s[12:13]
	s_cbranch_vccnz .LBB0_29
; %bb.11:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 181
	s_cmp_le_i32 s18, s23
	s_cbranch_scc1 .LBB0_29
; %bb.12:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 132
	v_cmp_gt_i32_e32 vcc, s14, v2
	s_and_b64 s[38:39], s[0:1], vcc
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v95, 0
	s_and_saveexec_b64 s[12:13], s[38:39]
	s_cbranch_execz .LBB0_14
; %bb.13:                               ;   in Loop: Header=BB0_6 Depth=1
	flat_load_dword v95, v[21:22]
.LBB0_14:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 184
	s_mul_i32 s44, s25, 0x1080
	v_mov_b32_e32 v21, s44
	v_mad_u32_u24 v21, v2, s21, v21
	v_add_u32_e64 v21, s[12:13], v21, v91
	.loc	0 132
	s_and_b64 s[12:13], s[2:3], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v95
	s_and_saveexec_b64 s[38:39], s[12:13]
	s_cbranch_execz .LBB0_16
; %bb.15:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v22, s29
	v_add_u32_e64 v94, s[12:13], s28, v9
	v_addc_u32_e64 v95, s[12:13], v10, v22, s[12:13]
	flat_load_dword v94, v[94:95]
.LBB0_16:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v94 offset:128
	s_and_b64 s[12:13], s[6:7], vcc
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v94, 0
	s_and_saveexec_b64 s[38:39], s[12:13]
	s_cbranch_execz .LBB0_18
; %bb.17:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v95, s29
	v_add_u32_e64 v94, s[12:13], s28, v7
	v_addc_u32_e64 v95, s[12:13], v8, v95, s[12:13]
	flat_load_dword v94, v[94:95]
.LBB0_18:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 132
	s_and_b64 s[38:39], s[8:9], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v94 offset:256
	s_and_saveexec_b64 s[12:13], s[38:39]
	s_cbranch_execz .LBB0_20
; %bb.19:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v22, s29
	v_add_u32_e32 v94, vcc, s28, v5
	v_addc_u32_e32 v95, vcc, v6, v22, vcc
	flat_load_dword v22, v[94:95]
.LBB0_20:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 188
	s_cmp_lt_i32 s41, s14
	s_cselect_b64 s[12:13], -1, 0
	.loc	0 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v22 offset:384
	s_and_b64 s[38:39], s[12:13], s[10:11]
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	s_and_saveexec_b64 s[12:13], s[38:39]
	s_cbranch_execz .LBB0_22
; %bb.21:                               ;   in Loop: Header=BB0_6 Depth=1
	flat_load_dword v22, v[19:20]
.LBB0_22:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 187
	s_mul_i32 s12, s41, 0x210
	s_add_i32 s44, s44, s12
	v_add_u32_e32 v19, vcc, s44, v0
	.loc	0 188
	v_cmp_gt_i32_e32 vcc, s14, v88
	.loc	0 132
	s_and_b64 s[38:39], vcc, s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v22 offset:16896
	s_and_saveexec_b64 s[12:13], s[38:39]
	s_cbranch_execz .LBB0_24
; %bb.23:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v21, s31
	v_add_u32_e32 v20, vcc, s30, v17
	v_addc_u32_e32 v21, vcc, v18, v21, vcc
	flat_load_dword v21, v[20:21]
.LBB0_24:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 187
	v_add_u32_e32 v19, vcc, 0x4200, v19
	.loc	0 188
	v_cmp_gt_i32_e32 vcc, s14, v89
	.loc	0 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v21 offset:1056
	s_and_b64 s[38:39], vcc, s[10:11]
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[12:13], s[38:39]
	s_cbranch_execz .LBB0_26
; %bb.25:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v22, s31
	v_add_u32_e32 v21, vcc, s30, v15
	v_addc_u32_e32 v22, vcc, v16, v22, vcc
	flat_load_dword v21, v[21:22]
.LBB0_26:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 188
	v_cmp_gt_i32_e32 vcc, s14, v90
	.loc	0 132
	s_and_b64 s[38:39], vcc, s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v21 offset:2112
	s_and_saveexec_b64 s[12:13], s[38:39]
	s_cbranch_execz .LBB0_28
; %bb.27:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v21, s31
	v_add_u32_e32 v20, vcc, s30, v13
	v_addc_u32_e32 v21, vcc, v14, v21, vcc
	flat_load_dword v20, v[20:21]
.LBB0_28:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v20 offset:3168
.LBB0_29:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 193
	s_andn2_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_5
; %bb.30:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_mul_i32 s12, s42, 0x1080
	v_add_u32_e32 v20, vcc, s12, v93
	v_add_u32_e32 v19, vcc, s12, v92
	.loc	0 199
	ds_read_b128 v[94:97], v20 offset:16896
	.loc	0 198
	ds_read_b128 v[98:101], v19
	ds_read_b128 v[102:105], v19 offset:256
	.loc	0 199
	ds_read_b128 v[106:109], v20 offset:17152
	.loc	0 206
	s_add_i32 s12, s42, 1
	s_cmp_lg_u32 s42, 3
	.loc	0 203
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v87, v98, v94
	v_mac_f32_e32 v77, v99, v94
	v_mac_f32_e32 v69, v100, v94
	v_mac_f32_e32 v61, v101, v94
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v53, v102, v94
	v_mac_f32_e32 v45, v103, v94
	v_mac_f32_e32 v37, v104, v94
	v_mac_f32_e32 v29, v105, v94
	v_mac_f32_e32 v28, v105, v95
	v_mac_f32_e32 v36, v104, v95
	v_mac_f32_e32 v44, v103, v95
	v_mac_f32_e32 v52, v102, v95
	v_mac_f32_e32 v60, v101, v95
	v_mac_f32_e32 v68, v100, v95
	v_mac_f32_e32 v76, v99, v95
	v_mac_f32_e32 v86, v98, v95
	v_mac_f32_e32 v85, v98, v96
	v_mac_f32_e32 v75, v99, v96
	v_mac_f32_e32 v67, v100, v96
	v_mac_f32_e32 v59, v101, v96
	v_mac_f32_e32 v51, v102, v96
	v_mac_f32_e32 v43, v103, v96
	v_mac_f32_e32 v35, v104, v96
	v_mac_f32_e32 v27, v105, v96
	v_mac_f32_e32 v26, v105, v97
	v_mac_f32_e32 v34, v104, v97
	v_mac_f32_e32 v42, v103, v97
	v_mac_f32_e32 v50, v102, v97
	v_mac_f32_e32 v58, v101, v97
	v_mac_f32_e32 v66, v100, v97
	v_mac_f32_e32 v74, v99, v97
	v_mac_f32_e32 v82, v98, v97
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v81, v98, v106
	v_mac_f32_e32 v73, v99, v106
	v_mac_f32_e32 v65, v100, v106
	v_mac_f32_e32 v57, v101, v106
	v_mac_f32_e32 v49, v102, v106
	v_mac_f32_e32 v41, v103, v106
	v_mac_f32_e32 v33, v104, v106
	v_mac_f32_e32 v25, v105, v106
	v_mac_f32_e32 v24, v105, v107
	v_mac_f32_e32 v32, v104, v107
	v_mac_f32_e32 v40, v103, v107
	v_mac_f32_e32 v48, v102, v107
	v_mac_f32_e32 v56, v101, v107
	v_mac_f32_e32 v64, v100, v107
	v_mac_f32_e32 v72, v99, v107
	v_mac_f32_e32 v80, v98, v107
	v_mac_f32_e32 v79, v98, v108
	v_mac_f32_e32 v71, v99, v108
	v_mac_f32_e32 v63, v100, v108
	v_mac_f32_e32 v55, v101, v108
	v_mac_f32_e32 v47, v102, v108
	v_mac_f32_e32 v39, v103, v108
	v_mac_f32_e32 v31, v104, v108
	v_mac_f32_e32 v23, v105, v108
	v_mac_f32_e32 v1, v105, v109
	v_mac_f32_e32 v30, v104, v109
	v_mac_f32_e32 v38, v103, v109
	v_mac_f32_e32 v46, v102, v109
	v_mac_f32_e32 v54, v101, v109
	v_mac_f32_e32 v62, v100, v109
	.loc	0 199
	ds_read_b128 v[94:97], v20 offset:17424
	.loc	0 198
	ds_read_b128 v[100:103], v19 offset:528
	.loc	0 203
	v_mac_f32_e32 v70, v99, v109
	v_mac_f32_e32 v78, v98, v109
	.loc	0 198
	ds_read_b128 v[104:107], v19 offset:784
	.loc	0 199
	ds_read_b128 v[108:111], v20 offset:17680
	.loc	0 206
	s_cselect_b32 s42, s12, 0
	.loc	0 203
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v87, v100, v94
	v_mac_f32_e32 v77, v101, v94
	v_mac_f32_e32 v69, v102, v94
	v_mac_f32_e32 v61, v103, v94
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v53, v104, v94
	v_mac_f32_e32 v45, v105, v94
	v_mac_f32_e32 v37, v106, v94
	v_mac_f32_e32 v29, v107, v94
	v_mac_f32_e32 v28, v107, v95
	v_mac_f32_e32 v36, v106, v95
	v_mac_f32_e32 v44, v105, v95
	v_mac_f32_e32 v52, v104, v95
	v_mac_f32_e32 v60, v103, v95
	v_mac_f32_e32 v68, v102, v95
	v_mac_f32_e32 v76, v101, v95
	v_mac_f32_e32 v86, v100, v95
	v_mac_f32_e32 v85, v100, v96
	v_mac_f32_e32 v75, v101, v96
	v_mac_f32_e32 v67, v102, v96
	v_mac_f32_e32 v59, v103, v96
	v_mac_f32_e32 v51, v104, v96
	v_mac_f32_e32 v43, v105, v96
	v_mac_f32_e32 v35, v106, v96
	v_mac_f32_e32 v27, v107, v96
	v_mac_f32_e32 v26, v107, v97
	v_mac_f32_e32 v34, v106, v97
	v_mac_f32_e32 v42, v105, v97
	v_mac_f32_e32 v50, v104, v97
	v_mac_f32_e32 v58, v103, v97
	v_mac_f32_e32 v66, v102, v97
	v_mac_f32_e32 v74, v101, v97
	v_mac_f32_e32 v82, v100, v97
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v81, v100, v108
	v_mac_f32_e32 v73, v101, v108
	v_mac_f32_e32 v65, v102, v108
	v_mac_f32_e32 v57, v103, v108
	v_mac_f32_e32 v49, v104, v108
	v_mac_f32_e32 v41, v105, v108
	v_mac_f32_e32 v33, v106, v108
	v_mac_f32_e32 v25, v107, v108
	v_mac_f32_e32 v24, v107, v109
	v_mac_f32_e32 v32, v106, v109
	v_mac_f32_e32 v40, v105, v109
	v_mac_f32_e32 v48, v104, v109
	v_mac_f32_e32 v56, v103, v109
	v_mac_f32_e32 v64, v102, v109
	v_mac_f32_e32 v72, v101, v109
	v_mac_f32_e32 v80, v100, v109
	v_mac_f32_e32 v79, v100, v110
	v_mac_f32_e32 v71, v101, v110
	v_mac_f32_e32 v63, v102, v110
	v_mac_f32_e32 v55, v103, v110
	v_mac_f32_e32 v47, v104, v110
	v_mac_f32_e32 v39, v105, v110
	v_mac_f32_e32 v31, v106, v110
	v_mac_f32_e32 v23, v107, v110
	v_mac_f32_e32 v1, v107, v111
	v_mac_f32_e32 v30, v106, v111
	v_mac_f32_e32 v38, v105, v111
	v_mac_f32_e32 v46, v104, v111
	v_mac_f32_e32 v54, v103, v111
	v_mac_f32_e32 v62, v102, v111
	.loc	0 199
	ds_read_b128 v[94:97], v20 offset:17952
	.loc	0 198
	ds_read_b128 v[102:105], v19 offset:1056
	.loc	0 203
	v_mac_f32_e32 v70, v101, v111
	v_mac_f32_e32 v78, v100, v111
	.loc	0 198
	ds_read_b128 v[98:101], v19 offset:1312
	.loc	0 199
	ds_read_b128 v[106:109], v20 offset:18208
	.loc	0 203
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v87, v102, v94
	v_mac_f32_e32 v77, v103, v94
	v_mac_f32_e32 v69, v104, v94
	v_mac_f32_e32 v61, v105, v94
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v53, v98, v94
	v_mac_f32_e32 v45, v99, v94
	v_mac_f32_e32 v37, v100, v94
	v_mac_f32_e32 v29, v101, v94
	v_mac_f32_e32 v28, v101, v95
	v_mac_f32_e32 v36, v100, v95
	v_mac_f32_e32 v44, v99, v95
	v_mac_f32_e32 v52, v98, v95
	v_mac_f32_e32 v60, v105, v95
	v_mac_f32_e32 v68, v104, v95
	v_mac_f32_e32 v76, v103, v95
	v_mac_f32_e32 v86, v102, v95
	v_mac_f32_e32 v85, v102, v96
	v_mac_f32_e32 v75, v103, v96
	v_mac_f32_e32 v67, v104, v96
	v_mac_f32_e32 v59, v105, v96
	v_mac_f32_e32 v51, v98, v96
	v_mac_f32_e32 v43, v99, v96
	v_mac_f32_e32 v35, v100, v96
	v_mac_f32_e32 v27, v101, v96
	v_mac_f32_e32 v26, v101, v97
	v_mac_f32_e32 v34, v100, v97
	v_mac_f32_e32 v42, v99, v97
	v_mac_f32_e32 v50, v98, v97
	v_mac_f32_e32 v58, v105, v97
	v_mac_f32_e32 v66, v104, v97
	v_mac_f32_e32 v74, v103, v97
	v_mac_f32_e32 v82, v102, v97
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v81, v102, v106
	v_mac_f32_e32 v73, v103, v106
	v_mac_f32_e32 v65, v104, v106
	v_mac_f32_e32 v57, v105, v106
	v_mac_f32_e32 v49, v98, v106
	v_mac_f32_e32 v41, v99, v106
	v_mac_f32_e32 v33, v100, v106
	v_mac_f32_e32 v25, v101, v106
	v_mac_f32_e32 v24, v101, v107
	v_mac_f32_e32 v32, v100, v107
	v_mac_f32_e32 v40, v99, v107
	v_mac_f32_e32 v48, v98, v107
	v_mac_f32_e32 v56, v105, v107
	v_mac_f32_e32 v64, v104, v107
	v_mac_f32_e32 v72, v103, v107
	v_mac_f32_e32 v80, v102, v107
	v_mac_f32_e32 v79, v102, v108
	v_mac_f32_e32 v71, v103, v108
	v_mac_f32_e32 v63, v104, v108
	v_mac_f32_e32 v55, v105, v108
	v_mac_f32_e32 v47, v98, v108
	v_mac_f32_e32 v39, v99, v108
	v_mac_f32_e32 v31, v100, v108
	v_mac_f32_e32 v23, v101, v108
	v_mac_f32_e32 v1, v101, v109
	v_mac_f32_e32 v30, v100, v109
	v_mac_f32_e32 v38, v99, v109
	v_mac_f32_e32 v46, v98, v109
	v_mac_f32_e32 v54, v105, v109
	v_mac_f32_e32 v62, v104, v109
	.loc	0 199
	ds_read_b128 v[94:97], v20 offset:18480
	.loc	0 198
	ds_read_b128 v[98:101], v19 offset:1584
	.loc	0 203
	v_mac_f32_e32 v70, v103, v109
	v_mac_f32_e32 v78, v102, v109
	.loc	0 198
	ds_read_b128 v[102:105], v19 offset:1840
	.loc	0 199
	ds_read_b128 v[106:109], v20 offset:18736
	.loc	0 203
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v87, v98, v94
	v_mac_f32_e32 v77, v99, v94
	v_mac_f32_e32 v69, v100, v94
	v_mac_f32_e32 v61, v101, v94
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v53, v102, v94
	v_mac_f32_e32 v45, v103, v94
	v_mac_f32_e32 v37, v104, v94
	v_mac_f32_e32 v29, v105, v94
	v_mac_f32_e32 v28, v105, v95
	v_mac_f32_e32 v36, v104, v95
	v_mac_f32_e32 v44, v103, v95
	v_mac_f32_e32 v52, v102, v95
	v_mac_f32_e32 v60, v101, v95
	v_mac_f32_e32 v68, v100, v95
	v_mac_f32_e32 v76, v99, v95
	v_mac_f32_e32 v86, v98, v95
	v_mac_f32_e32 v85, v98, v96
	v_mac_f32_e32 v75, v99, v96
	v_mac_f32_e32 v67, v100, v96
	v_mac_f32_e32 v59, v101, v96
	v_mac_f32_e32 v51, v102, v96
	v_mac_f32_e32 v43, v103, v96
	v_mac_f32_e32 v35, v104, v96
	v_mac_f32_e32 v27, v105, v96
	v_mac_f32_e32 v26, v105, v97
	v_mac_f32_e32 v34, v104, v97
	v_mac_f32_e32 v42, v103, v97
	v_mac_f32_e32 v50, v102, v97
	v_mac_f32_e32 v58, v101, v97
	v_mac_f32_e32 v66, v100, v97
	v_mac_f32_e32 v74, v99, v97
	v_mac_f32_e32 v82, v98, v97
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v81, v98, v106
	v_mac_f32_e32 v73, v99, v106
	v_mac_f32_e32 v65, v100, v106
	v_mac_f32_e32 v57, v101, v106
	v_mac_f32_e32 v49, v102, v106
	v_mac_f32_e32 v41, v103, v106
	v_mac_f32_e32 v33, v104, v106
	v_mac_f32_e32 v25, v105, v106
	v_mac_f32_e32 v24, v105, v107
	v_mac_f32_e32 v32, v104, v107
	v_mac_f32_e32 v40, v103, v107
	v_mac_f32_e32 v48, v102, v107
	v_mac_f32_e32 v56, v101, v107
	v_mac_f32_e32 v64, v100, v107
	v_mac_f32_e32 v72, v99, v107
	v_mac_f32_e32 v80, v98, v107
	v_mac_f32_e32 v79, v98, v108
	v_mac_f32_e32 v71, v99, v108
	v_mac_f32_e32 v63, v100, v108
	v_mac_f32_e32 v55, v101, v108
	v_mac_f32_e32 v47, v102, v108
	v_mac_f32_e32 v39, v103, v108
	v_mac_f32_e32 v31, v104, v108
	v_mac_f32_e32 v23, v105, v108
	v_mac_f32_e32 v1, v105, v109
	v_mac_f32_e32 v30, v104, v109
	v_mac_f32_e32 v38, v103, v109
	v_mac_f32_e32 v46, v102, v109
	v_mac_f32_e32 v54, v101, v109
	v_mac_f32_e32 v62, v100, v109
	.loc	0 199
	ds_read_b128 v[94:97], v20 offset:19008
	.loc	0 198
	ds_read_b128 v[100:103], v19 offset:2112
	.loc	0 203
	v_mac_f32_e32 v70, v99, v109
	v_mac_f32_e32 v78, v98, v109
	.loc	0 198
	ds_read_b128 v[104:107], v19 offset:2368
	.loc	0 199
	ds_read_b128 v[108:111], v20 offset:19264
	.loc	0 203
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v87, v100, v94
	v_mac_f32_e32 v77, v101, v94
	v_mac_f32_e32 v69, v102, v94
	v_mac_f32_e32 v61, v103, v94
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v53, v104, v94
	v_mac_f32_e32 v45, v105, v94
	v_mac_f32_e32 v37, v106, v94
	v_mac_f32_e32 v29, v107, v94
	v_mac_f32_e32 v28, v107, v95
	v_mac_f32_e32 v36, v106, v95
	v_mac_f32_e32 v44, v105, v95
	v_mac_f32_e32 v52, v104, v95
	v_mac_f32_e32 v60, v103, v95
	v_mac_f32_e32 v68, v102, v95
	v_mac_f32_e32 v76, v101, v95
	v_mac_f32_e32 v86, v100, v95
	v_mac_f32_e32 v85, v100, v96
	v_mac_f32_e32 v75, v101, v96
	v_mac_f32_e32 v67, v102, v96
	v_mac_f32_e32 v59, v103, v96
	v_mac_f32_e32 v51, v104, v96
	v_mac_f32_e32 v43, v105, v96
	v_mac_f32_e32 v35, v106, v96
	v_mac_f32_e32 v27, v107, v96
	v_mac_f32_e32 v26, v107, v97
	v_mac_f32_e32 v34, v106, v97
	v_mac_f32_e32 v42, v105, v97
	v_mac_f32_e32 v50, v104, v97
	v_mac_f32_e32 v58, v103, v97
	v_mac_f32_e32 v66, v102, v97
	v_mac_f32_e32 v74, v101, v97
	v_mac_f32_e32 v82, v100, v97
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v81, v100, v108
	v_mac_f32_e32 v73, v101, v108
	v_mac_f32_e32 v65, v102, v108
	v_mac_f32_e32 v57, v103, v108
	v_mac_f32_e32 v49, v104, v108
	v_mac_f32_e32 v41, v105, v108
	v_mac_f32_e32 v33, v106, v108
	v_mac_f32_e32 v25, v107, v108
	v_mac_f32_e32 v24, v107, v109
	v_mac_f32_e32 v32, v106, v109
	v_mac_f32_e32 v40, v105, v109
	v_mac_f32_e32 v48, v104, v109
	v_mac_f32_e32 v56, v103, v109
	v_mac_f32_e32 v64, v102, v109
	v_mac_f32_e32 v72, v101, v109
	v_mac_f32_e32 v80, v100, v109
	v_mac_f32_e32 v79, v100, v110
	v_mac_f32_e32 v71, v101, v110
	v_mac_f32_e32 v63, v102, v110
	v_mac_f32_e32 v55, v103, v110
	v_mac_f32_e32 v47, v104, v110
	v_mac_f32_e32 v39, v105, v110
	v_mac_f32_e32 v31, v106, v110
	v_mac_f32_e32 v23, v107, v110
	v_mac_f32_e32 v1, v107, v111
	v_mac_f32_e32 v30, v106, v111
	v_mac_f32_e32 v38, v105, v111
	v_mac_f32_e32 v46, v104, v111
	v_mac_f32_e32 v54, v103, v111
	v_mac_f32_e32 v62, v102, v111
	.loc	0 199
	ds_read_b128 v[94:97], v20 offset:19536
	.loc	0 198
	ds_read_b128 v[102:105], v19 offset:2640
	.loc	0 203
	v_mac_f32_e32 v70, v101, v111
	v_mac_f32_e32 v78, v100, v111
	.loc	0 198
	ds_read_b128 v[98:101], v19 offset:2896
	.loc	0 199
	ds_read_b128 v[106:109], v20 offset:19792
	.loc	0 203
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v87, v102, v94
	v_mac_f32_e32 v77, v103, v94
	v_mac_f32_e32 v69, v104, v94
	v_mac_f32_e32 v61, v105, v94
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v53, v98, v94
	v_mac_f32_e32 v45, v99, v94
	v_mac_f32_e32 v37, v100, v94
	v_mac_f32_e32 v29, v101, v94
	v_mac_f32_e32 v28, v101, v95
	v_mac_f32_e32 v36, v100, v95
	v_mac_f32_e32 v44, v99, v95
	v_mac_f32_e32 v52, v98, v95
	v_mac_f32_e32 v60, v105, v95
	v_mac_f32_e32 v68, v104, v95
	v_mac_f32_e32 v76, v103, v95
	v_mac_f32_e32 v86, v102, v95
	v_mac_f32_e32 v85, v102, v96
	v_mac_f32_e32 v75, v103, v96
	v_mac_f32_e32 v67, v104, v96
	v_mac_f32_e32 v59, v105, v96
	v_mac_f32_e32 v51, v98, v96
	v_mac_f32_e32 v43, v99, v96
	v_mac_f32_e32 v35, v100, v96
	v_mac_f32_e32 v27, v101, v96
	v_mac_f32_e32 v26, v101, v97
	v_mac_f32_e32 v34, v100, v97
	v_mac_f32_e32 v42, v99, v97
	v_mac_f32_e32 v50, v98, v97
	v_mac_f32_e32 v58, v105, v97
	v_mac_f32_e32 v66, v104, v97
	v_mac_f32_e32 v74, v103, v97
	v_mac_f32_e32 v82, v102, v97
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v81, v102, v106
	v_mac_f32_e32 v73, v103, v106
	v_mac_f32_e32 v65, v104, v106
	v_mac_f32_e32 v57, v105, v106
	v_mac_f32_e32 v49, v98, v106
	v_mac_f32_e32 v41, v99, v106
	v_mac_f32_e32 v33, v100, v106
	v_mac_f32_e32 v25, v101, v106
	v_mac_f32_e32 v24, v101, v107
	v_mac_f32_e32 v32, v100, v107
	v_mac_f32_e32 v40, v99, v107
	v_mac_f32_e32 v48, v98, v107
	v_mac_f32_e32 v56, v105, v107
	v_mac_f32_e32 v64, v104, v107
	v_mac_f32_e32 v72, v103, v107
	v_mac_f32_e32 v80, v102, v107
	v_mac_f32_e32 v79, v102, v108
	v_mac_f32_e32 v71, v103, v108
	v_mac_f32_e32 v63, v104, v108
	v_mac_f32_e32 v55, v105, v108
	v_mac_f32_e32 v47, v98, v108
	v_mac_f32_e32 v39, v99, v108
	v_mac_f32_e32 v31, v100, v108
	v_mac_f32_e32 v23, v101, v108
	v_mac_f32_e32 v1, v101, v109
	v_mac_f32_e32 v30, v100, v109
	v_mac_f32_e32 v38, v99, v109
	v_mac_f32_e32 v46, v98, v109
	v_mac_f32_e32 v54, v105, v109
	v_mac_f32_e32 v62, v104, v109
	.loc	0 199
	ds_read_b128 v[94:97], v20 offset:20064
	.loc	0 198
	ds_read_b128 v[98:101], v19 offset:3168
	.loc	0 203
	v_mac_f32_e32 v70, v103, v109
	v_mac_f32_e32 v78, v102, v109
	.loc	0 198
	ds_read_b128 v[102:105], v19 offset:3424
	.loc	0 199
	ds_read_b128 v[106:109], v20 offset:20320
	.loc	0 203
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v87, v98, v94
	v_mac_f32_e32 v77, v99, v94
	v_mac_f32_e32 v69, v100, v94
	v_mac_f32_e32 v61, v101, v94
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v53, v102, v94
	v_mac_f32_e32 v45, v103, v94
	v_mac_f32_e32 v37, v104, v94
	v_mac_f32_e32 v29, v105, v94
	v_mac_f32_e32 v28, v105, v95
	v_mac_f32_e32 v36, v104, v95
	v_mac_f32_e32 v44, v103, v95
	v_mac_f32_e32 v52, v102, v95
	v_mac_f32_e32 v60, v101, v95
	v_mac_f32_e32 v68, v100, v95
	v_mac_f32_e32 v76, v99, v95
	v_mac_f32_e32 v86, v98, v95
	v_mac_f32_e32 v85, v98, v96
	v_mac_f32_e32 v75, v99, v96
	v_mac_f32_e32 v67, v100, v96
	v_mac_f32_e32 v59, v101, v96
	v_mac_f32_e32 v51, v102, v96
	v_mac_f32_e32 v43, v103, v96
	v_mac_f32_e32 v35, v104, v96
	v_mac_f32_e32 v27, v105, v96
	v_mac_f32_e32 v26, v105, v97
	v_mac_f32_e32 v34, v104, v97
	v_mac_f32_e32 v42, v103, v97
	v_mac_f32_e32 v50, v102, v97
	v_mac_f32_e32 v58, v101, v97
	v_mac_f32_e32 v66, v100, v97
	v_mac_f32_e32 v74, v99, v97
	v_mac_f32_e32 v82, v98, v97
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v81, v98, v106
	v_mac_f32_e32 v73, v99, v106
	v_mac_f32_e32 v65, v100, v106
	v_mac_f32_e32 v57, v101, v106
	v_mac_f32_e32 v49, v102, v106
	v_mac_f32_e32 v41, v103, v106
	v_mac_f32_e32 v33, v104, v106
	v_mac_f32_e32 v25, v105, v106
	v_mac_f32_e32 v24, v105, v107
	v_mac_f32_e32 v32, v104, v107
	v_mac_f32_e32 v40, v103, v107
	v_mac_f32_e32 v48, v102, v107
	v_mac_f32_e32 v56, v101, v107
	v_mac_f32_e32 v64, v100, v107
	v_mac_f32_e32 v72, v99, v107
	v_mac_f32_e32 v80, v98, v107
	v_mac_f32_e32 v63, v100, v108
	v_mac_f32_e32 v55, v101, v108
	v_mac_f32_e32 v47, v102, v108
	v_mac_f32_e32 v39, v103, v108
	v_mac_f32_e32 v31, v104, v108
	v_mac_f32_e32 v23, v105, v108
	v_mac_f32_e32 v1, v105, v109
	v_mac_f32_e32 v30, v104, v109
	v_mac_f32_e32 v38, v103, v109
	v_mac_f32_e32 v46, v102, v109
	v_mac_f32_e32 v54, v101, v109
	v_mac_f32_e32 v62, v100, v109
	.loc	0 199
	ds_read_b128 v[94:97], v20 offset:20592
	.loc	0 198
	ds_read_b128 v[100:103], v19 offset:3696
	ds_read_b128 v[104:107], v19 offset:3952
	.loc	0 199
	ds_read_b128 v[19:22], v20 offset:20848
	.loc	0 203
	v_mac_f32_e32 v79, v98, v108
	v_mac_f32_e32 v71, v99, v108
	v_mac_f32_e32 v70, v99, v109
	v_mac_f32_e32 v78, v98, v109
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v87, v100, v94
	v_mac_f32_e32 v77, v101, v94
	v_mac_f32_e32 v69, v102, v94
	v_mac_f32_e32 v61, v103, v94
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v53, v104, v94
	v_mac_f32_e32 v45, v105, v94
	v_mac_f32_e32 v37, v106, v94
	v_mac_f32_e32 v29, v107, v94
	v_mac_f32_e32 v28, v107, v95
	v_mac_f32_e32 v36, v106, v95
	v_mac_f32_e32 v44, v105, v95
	v_mac_f32_e32 v52, v104, v95
	v_mac_f32_e32 v60, v103, v95
	v_mac_f32_e32 v68, v102, v95
	v_mac_f32_e32 v76, v101, v95
	v_mac_f32_e32 v86, v100, v95
	v_mac_f32_e32 v85, v100, v96
	v_mac_f32_e32 v75, v101, v96
	v_mac_f32_e32 v67, v102, v96
	v_mac_f32_e32 v59, v103, v96
	v_mac_f32_e32 v51, v104, v96
	v_mac_f32_e32 v43, v105, v96
	v_mac_f32_e32 v35, v106, v96
	v_mac_f32_e32 v27, v107, v96
	v_mac_f32_e32 v26, v107, v97
	v_mac_f32_e32 v34, v106, v97
	v_mac_f32_e32 v42, v105, v97
	v_mac_f32_e32 v50, v104, v97
	v_mac_f32_e32 v58, v103, v97
	v_mac_f32_e32 v66, v102, v97
	v_mac_f32_e32 v74, v101, v97
	v_mac_f32_e32 v82, v100, v97
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v81, v100, v19
	v_mac_f32_e32 v73, v101, v19
	v_mac_f32_e32 v65, v102, v19
	v_mac_f32_e32 v57, v103, v19
	v_mac_f32_e32 v49, v104, v19
	v_mac_f32_e32 v41, v105, v19
	v_mac_f32_e32 v33, v106, v19
	v_mac_f32_e32 v25, v107, v19
	v_mac_f32_e32 v24, v107, v20
	v_mac_f32_e32 v32, v106, v20
	v_mac_f32_e32 v40, v105, v20
	v_mac_f32_e32 v48, v104, v20
	v_mac_f32_e32 v56, v103, v20
	v_mac_f32_e32 v64, v102, v20
	v_mac_f32_e32 v72, v101, v20
	v_mac_f32_e32 v80, v100, v20
	v_mac_f32_e32 v79, v100, v21
	v_mac_f32_e32 v71, v101, v21
	v_mac_f32_e32 v63, v102, v21
	v_mac_f32_e32 v55, v103, v21
	v_mac_f32_e32 v47, v104, v21
	v_mac_f32_e32 v39, v105, v21
	v_mac_f32_e32 v31, v106, v21
	v_mac_f32_e32 v23, v107, v21
	v_mac_f32_e32 v1, v107, v22
	v_mac_f32_e32 v30, v106, v22
	v_mac_f32_e32 v38, v105, v22
	v_mac_f32_e32 v46, v104, v22
	v_mac_f32_e32 v54, v103, v22
	v_mac_f32_e32 v62, v102, v22
	v_mac_f32_e32 v70, v101, v22
	v_mac_f32_e32 v78, v100, v22
	s_branch .LBB0_5
.LBB0_31:
	.loc	0 153
	s_load_dwordx2 s[6:7], s[4:5], 0x30
	s_load_dword s4, s[4:5], 0x38
	v_add_u32_e32 v0, vcc, s22, v83
	v_add_u32_e32 v2, vcc, s20, v84
	.loc	0 236
	v_cmp_le_i32_e32 vcc, s40, v0
	v_cmp_gt_i32_e64 s[0:1], s16, v0
	v_cmp_neq_f32_e64 s[2:3], s15, 0
	s_and_b64 s[0:1], vcc, s[0:1]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_72
; %bb.32:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v0, s4, 0
	v_mov_b32_e32 v6, s7
	v_cmp_gt_i32_e64 s[0:1], s17, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v7, vcc, s6, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v7, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	.loc	0 246
	v_cmp_le_i32_e32 vcc, s33, v2
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_37
; %bb.33:
	.loc	0 248
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_360
; %bb.34:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s19, v87
	s_cbranch_execnz .LBB0_36
.LBB0_35:
	v_mul_f32_e32 v6, s19, v87
.LBB0_36:
	flat_store_dword v[4:5], v6
.LBB0_37:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 1, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_42
; %bb.38:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	s_cbranch_vccnz .LBB0_361
; %bb.39:
	.loc	0 248
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v86
	s_cbranch_execnz .LBB0_41
.LBB0_40:
	v_mul_f32_e32 v8, s19, v86
.LBB0_41:
	flat_store_dword v[6:7], v8
.LBB0_42:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 2, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_47
; %bb.43:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_362
; %bb.44:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v85
	s_cbranch_execnz .LBB0_46
.LBB0_45:
	v_mul_f32_e32 v8, s19, v85
.LBB0_46:
	flat_store_dword v[6:7], v8
.LBB0_47:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 3, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_52
; %bb.48:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 12, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_363
; %bb.49:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v82
	s_cbranch_execnz .LBB0_51
.LBB0_50:
	v_mul_f32_e32 v8, s19, v82
.LBB0_51:
	flat_store_dword v[6:7], v8
.LBB0_52:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 238
	v_add_u32_e32 v6, vcc, 64, v2
	v_add_u32_e32 v4, vcc, 0x100, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	.loc	0 246
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_57
; %bb.53:
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_364
; %bb.54:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s19, v81
	s_cbranch_execnz .LBB0_56
.LBB0_55:
	v_mul_f32_e32 v6, s19, v81
.LBB0_56:
	flat_store_dword v[4:5], v6
.LBB0_57:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 0x41, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_62
; %bb.58:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_365
; %bb.59:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v80
	s_cbranch_execnz .LBB0_61
.LBB0_60:
	v_mul_f32_e32 v8, s19, v80
.LBB0_61:
	flat_store_dword v[6:7], v8
.LBB0_62:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 0x42, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_67
; %bb.63:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_366
; %bb.64:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v79
	s_cbranch_execnz .LBB0_66
.LBB0_65:
	v_mul_f32_e32 v8, s19, v79
.LBB0_66:
	flat_store_dword v[6:7], v8
.LBB0_67:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 0x43, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_72
; %bb.68:
	.loc	0 247
	v_add_u32_e64 v4, s[0:1], 12, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_367
; %bb.69:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s19, v78
	s_cbranch_execnz .LBB0_71
.LBB0_70:
	v_mul_f32_e32 v6, s19, v78
.LBB0_71:
	flat_store_dword v[4:5], v6
.LBB0_72:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 235
	v_add_u32_e32 v4, vcc, 1, v0
	.loc	0 236
	v_cmp_le_i32_e32 vcc, s40, v4
	v_cmp_gt_i32_e64 s[0:1], s16, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_113
; %bb.73:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v4, s4, 0
	v_mov_b32_e32 v6, s7
	v_cmp_gt_i32_e64 s[0:1], s17, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v7, vcc, s6, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v7, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	.loc	0 246
	v_cmp_le_i32_e32 vcc, s33, v2
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_78
; %bb.74:
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_368
; %bb.75:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s19, v77
	s_cbranch_execnz .LBB0_77
.LBB0_76:
	v_mul_f32_e32 v6, s19, v77
.LBB0_77:
	flat_store_dword v[4:5], v6
.LBB0_78:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 1, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_83
; %bb.79:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_369
; %bb.80:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v76
	s_cbranch_execnz .LBB0_82
.LBB0_81:
	v_mul_f32_e32 v8, s19, v76
.LBB0_82:
	flat_store_dword v[6:7], v8
.LBB0_83:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 2, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_88
; %bb.84:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_370
; %bb.85:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v75
	s_cbranch_execnz .LBB0_87
.LBB0_86:
	v_mul_f32_e32 v8, s19, v75
.LBB0_87:
	flat_store_dword v[6:7], v8
.LBB0_88:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 3, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_93
; %bb.89:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 12, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_371
; %bb.90:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v74
	s_cbranch_execnz .LBB0_92
.LBB0_91:
	v_mul_f32_e32 v8, s19, v74
.LBB0_92:
	flat_store_dword v[6:7], v8
.LBB0_93:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 238
	v_add_u32_e32 v6, vcc, 64, v2
	v_add_u32_e32 v4, vcc, 0x100, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	.loc	0 246
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_98
; %bb.94:
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_372
; %bb.95:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s19, v73
	s_cbranch_execnz .LBB0_97
.LBB0_96:
	v_mul_f32_e32 v6, s19, v73
.LBB0_97:
	flat_store_dword v[4:5], v6
.LBB0_98:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 0x41, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_103
; %bb.99:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_373
; %bb.100:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v72
	s_cbranch_execnz .LBB0_102
.LBB0_101:
	v_mul_f32_e32 v8, s19, v72
.LBB0_102:
	flat_store_dword v[6:7], v8
.LBB0_103:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 0x42, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_108
; %bb.104:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_374
; %bb.105:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v71
	s_cbranch_execnz .LBB0_107
.LBB0_106:
	v_mul_f32_e32 v8, s19, v71
.LBB0_107:
	flat_store_dword v[6:7], v8
.LBB0_108:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 0x43, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_113
; %bb.109:
	.loc	0 247
	v_add_u32_e64 v4, s[0:1], 12, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_375
; %bb.110:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s19, v70
	s_cbranch_execnz .LBB0_112
.LBB0_111:
	v_mul_f32_e32 v6, s19, v70
.LBB0_112:
	flat_store_dword v[4:5], v6
.LBB0_113:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 235
	v_add_u32_e32 v4, vcc, 2, v0
	.loc	0 236
	v_cmp_le_i32_e32 vcc, s40, v4
	v_cmp_gt_i32_e64 s[0:1], s16, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_154
; %bb.114:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v4, s4, 0
	v_mov_b32_e32 v6, s7
	v_cmp_gt_i32_e64 s[0:1], s17, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v7, vcc, s6, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v7, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	.loc	0 246
	v_cmp_le_i32_e32 vcc, s33, v2
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_119
; %bb.115:
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_376
; %bb.116:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s19, v69
	s_cbranch_execnz .LBB0_118
.LBB0_117:
	v_mul_f32_e32 v6, s19, v69
.LBB0_118:
	flat_store_dword v[4:5], v6
.LBB0_119:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 1, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_124
; %bb.120:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_377
; %bb.121:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v68
	s_cbranch_execnz .LBB0_123
.LBB0_122:
	v_mul_f32_e32 v8, s19, v68
.LBB0_123:
	flat_store_dword v[6:7], v8
.LBB0_124:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 2, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_129
; %bb.125:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_378
; %bb.126:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v67
	s_cbranch_execnz .LBB0_128
.LBB0_127:
	v_mul_f32_e32 v8, s19, v67
.LBB0_128:
	flat_store_dword v[6:7], v8
.LBB0_129:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 3, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_134
; %bb.130:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 12, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_379
; %bb.131:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v66
	s_cbranch_execnz .LBB0_133
.LBB0_132:
	v_mul_f32_e32 v8, s19, v66
.LBB0_133:
	flat_store_dword v[6:7], v8
.LBB0_134:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 238
	v_add_u32_e32 v6, vcc, 64, v2
	v_add_u32_e32 v4, vcc, 0x100, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	.loc	0 246
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_139
; %bb.135:
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_380
; %bb.136:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s19, v65
	s_cbranch_execnz .LBB0_138
.LBB0_137:
	v_mul_f32_e32 v6, s19, v65
.LBB0_138:
	flat_store_dword v[4:5], v6
.LBB0_139:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 0x41, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_144
; %bb.140:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_381
; %bb.141:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v64
	s_cbranch_execnz .LBB0_143
.LBB0_142:
	v_mul_f32_e32 v8, s19, v64
.LBB0_143:
	flat_store_dword v[6:7], v8
.LBB0_144:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 0x42, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_149
; %bb.145:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_382
; %bb.146:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v63
	s_cbranch_execnz .LBB0_148
.LBB0_147:
	v_mul_f32_e32 v8, s19, v63
.LBB0_148:
	flat_store_dword v[6:7], v8
.LBB0_149:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 0x43, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_154
; %bb.150:
	.loc	0 247
	v_add_u32_e64 v4, s[0:1], 12, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_383
; %bb.151:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s19, v62
	s_cbranch_execnz .LBB0_153
.LBB0_152:
	v_mul_f32_e32 v6, s19, v62
.LBB0_153:
	flat_store_dword v[4:5], v6
.LBB0_154:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 235
	v_add_u32_e32 v4, vcc, 3, v0
	.loc	0 236
	v_cmp_le_i32_e32 vcc, s40, v4
	v_cmp_gt_i32_e64 s[0:1], s16, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_195
; %bb.155:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v4, s4, 0
	v_mov_b32_e32 v6, s7
	v_cmp_gt_i32_e64 s[0:1], s17, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v7, vcc, s6, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v7, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	.loc	0 246
	v_cmp_le_i32_e32 vcc, s33, v2
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_160
; %bb.156:
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_384
; %bb.157:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s19, v61
	s_cbranch_execnz .LBB0_159
.LBB0_158:
	v_mul_f32_e32 v6, s19, v61
.LBB0_159:
	flat_store_dword v[4:5], v6
.LBB0_160:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 1, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_165
; %bb.161:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_385
; %bb.162:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v60
	s_cbranch_execnz .LBB0_164
.LBB0_163:
	v_mul_f32_e32 v8, s19, v60
.LBB0_164:
	flat_store_dword v[6:7], v8
.LBB0_165:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 2, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_170
; %bb.166:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_386
; %bb.167:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v59
	s_cbranch_execnz .LBB0_169
.LBB0_168:
	v_mul_f32_e32 v8, s19, v59
.LBB0_169:
	flat_store_dword v[6:7], v8
.LBB0_170:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 3, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_175
; %bb.171:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 12, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_387
; %bb.172:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v58
	s_cbranch_execnz .LBB0_174
.LBB0_173:
	v_mul_f32_e32 v8, s19, v58
.LBB0_174:
	flat_store_dword v[6:7], v8
.LBB0_175:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 238
	v_add_u32_e32 v6, vcc, 64, v2
	v_add_u32_e32 v4, vcc, 0x100, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	.loc	0 246
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_180
; %bb.176:
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_388
; %bb.177:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s19, v57
	s_cbranch_execnz .LBB0_179
.LBB0_178:
	v_mul_f32_e32 v6, s19, v57
.LBB0_179:
	flat_store_dword v[4:5], v6
.LBB0_180:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 0x41, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_185
; %bb.181:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_389
; %bb.182:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v56
	s_cbranch_execnz .LBB0_184
.LBB0_183:
	v_mul_f32_e32 v8, s19, v56
.LBB0_184:
	flat_store_dword v[6:7], v8
.LBB0_185:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 0x42, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_190
; %bb.186:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_390
; %bb.187:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v55
	s_cbranch_execnz .LBB0_189
.LBB0_188:
	v_mul_f32_e32 v8, s19, v55
.LBB0_189:
	flat_store_dword v[6:7], v8
.LBB0_190:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 0x43, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_195
; %bb.191:
	.loc	0 247
	v_add_u32_e64 v4, s[0:1], 12, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_391
; %bb.192:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s19, v54
	s_cbranch_execnz .LBB0_194
.LBB0_193:
	v_mul_f32_e32 v6, s19, v54
.LBB0_194:
	flat_store_dword v[4:5], v6
.LBB0_195:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 235
	v_add_u32_e32 v4, vcc, 64, v0
	.loc	0 236
	v_cmp_le_i32_e32 vcc, s40, v4
	v_cmp_gt_i32_e64 s[0:1], s16, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_236
; %bb.196:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v4, s4, 0
	v_mov_b32_e32 v6, s7
	v_cmp_gt_i32_e64 s[0:1], s17, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v7, vcc, s6, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v7, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	.loc	0 246
	v_cmp_le_i32_e32 vcc, s33, v2
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_201
; %bb.197:
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_392
; %bb.198:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s19, v53
	s_cbranch_execnz .LBB0_200
.LBB0_199:
	v_mul_f32_e32 v6, s19, v53
.LBB0_200:
	flat_store_dword v[4:5], v6
.LBB0_201:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 1, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_206
; %bb.202:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_393
; %bb.203:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v52
	s_cbranch_execnz .LBB0_205
.LBB0_204:
	v_mul_f32_e32 v8, s19, v52
.LBB0_205:
	flat_store_dword v[6:7], v8
.LBB0_206:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 2, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_211
; %bb.207:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_394
; %bb.208:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v51
	s_cbranch_execnz .LBB0_210
.LBB0_209:
	v_mul_f32_e32 v8, s19, v51
.LBB0_210:
	flat_store_dword v[6:7], v8
.LBB0_211:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 3, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_216
; %bb.212:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 12, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_395
; %bb.213:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v50
	s_cbranch_execnz .LBB0_215
.LBB0_214:
	v_mul_f32_e32 v8, s19, v50
.LBB0_215:
	flat_store_dword v[6:7], v8
.LBB0_216:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 238
	v_add_u32_e32 v6, vcc, 64, v2
	v_add_u32_e32 v4, vcc, 0x100, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	.loc	0 246
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_221
; %bb.217:
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_396
; %bb.218:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s19, v49
	s_cbranch_execnz .LBB0_220
.LBB0_219:
	v_mul_f32_e32 v6, s19, v49
.LBB0_220:
	flat_store_dword v[4:5], v6
.LBB0_221:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 0x41, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_226
; %bb.222:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_397
; %bb.223:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v48
	s_cbranch_execnz .LBB0_225
.LBB0_224:
	v_mul_f32_e32 v8, s19, v48
.LBB0_225:
	flat_store_dword v[6:7], v8
.LBB0_226:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 0x42, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_231
; %bb.227:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_398
; %bb.228:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v47
	s_cbranch_execnz .LBB0_230
.LBB0_229:
	v_mul_f32_e32 v8, s19, v47
.LBB0_230:
	flat_store_dword v[6:7], v8
.LBB0_231:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 0x43, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_236
; %bb.232:
	.loc	0 247
	v_add_u32_e64 v4, s[0:1], 12, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_399
; %bb.233:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s19, v46
	s_cbranch_execnz .LBB0_235
.LBB0_234:
	v_mul_f32_e32 v6, s19, v46
.LBB0_235:
	flat_store_dword v[4:5], v6
.LBB0_236:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 235
	v_add_u32_e32 v4, vcc, 0x41, v0
	.loc	0 236
	v_cmp_le_i32_e32 vcc, s40, v4
	v_cmp_gt_i32_e64 s[0:1], s16, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_277
; %bb.237:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v4, s4, 0
	v_mov_b32_e32 v6, s7
	v_cmp_gt_i32_e64 s[0:1], s17, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v7, vcc, s6, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v7, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	.loc	0 246
	v_cmp_le_i32_e32 vcc, s33, v2
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_242
; %bb.238:
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_400
; %bb.239:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s19, v45
	s_cbranch_execnz .LBB0_241
.LBB0_240:
	v_mul_f32_e32 v6, s19, v45
.LBB0_241:
	flat_store_dword v[4:5], v6
.LBB0_242:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 1, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_247
; %bb.243:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_401
; %bb.244:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v44
	s_cbranch_execnz .LBB0_246
.LBB0_245:
	v_mul_f32_e32 v8, s19, v44
.LBB0_246:
	flat_store_dword v[6:7], v8
.LBB0_247:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 2, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_252
; %bb.248:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_402
; %bb.249:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v43
	s_cbranch_execnz .LBB0_251
.LBB0_250:
	v_mul_f32_e32 v8, s19, v43
.LBB0_251:
	flat_store_dword v[6:7], v8
.LBB0_252:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 3, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_257
; %bb.253:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 12, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_403
; %bb.254:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v42
	s_cbranch_execnz .LBB0_256
.LBB0_255:
	v_mul_f32_e32 v8, s19, v42
.LBB0_256:
	flat_store_dword v[6:7], v8
.LBB0_257:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 238
	v_add_u32_e32 v6, vcc, 64, v2
	v_add_u32_e32 v4, vcc, 0x100, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	.loc	0 246
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_262
; %bb.258:
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_404
; %bb.259:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s19, v41
	s_cbranch_execnz .LBB0_261
.LBB0_260:
	v_mul_f32_e32 v6, s19, v41
.LBB0_261:
	flat_store_dword v[4:5], v6
.LBB0_262:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 0x41, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_267
; %bb.263:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_405
; %bb.264:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v40
	s_cbranch_execnz .LBB0_266
.LBB0_265:
	v_mul_f32_e32 v8, s19, v40
.LBB0_266:
	flat_store_dword v[6:7], v8
.LBB0_267:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 0x42, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_272
; %bb.268:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_406
; %bb.269:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v39
	s_cbranch_execnz .LBB0_271
.LBB0_270:
	v_mul_f32_e32 v8, s19, v39
.LBB0_271:
	flat_store_dword v[6:7], v8
.LBB0_272:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 0x43, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_277
; %bb.273:
	.loc	0 247
	v_add_u32_e64 v4, s[0:1], 12, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_407
; %bb.274:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s19, v38
	s_cbranch_execnz .LBB0_276
.LBB0_275:
	v_mul_f32_e32 v6, s19, v38
.LBB0_276:
	flat_store_dword v[4:5], v6
.LBB0_277:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 235
	v_add_u32_e32 v4, vcc, 0x42, v0
	.loc	0 236
	v_cmp_le_i32_e32 vcc, s40, v4
	v_cmp_gt_i32_e64 s[0:1], s16, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_318
; %bb.278:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v4, s4, 0
	v_mov_b32_e32 v6, s7
	v_cmp_gt_i32_e64 s[0:1], s17, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v7, vcc, s6, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v7, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	.loc	0 246
	v_cmp_le_i32_e32 vcc, s33, v2
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_283
; %bb.279:
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_408
; %bb.280:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s19, v37
	s_cbranch_execnz .LBB0_282
.LBB0_281:
	v_mul_f32_e32 v6, s19, v37
.LBB0_282:
	flat_store_dword v[4:5], v6
.LBB0_283:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 1, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_288
; %bb.284:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_409
; %bb.285:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v36
	s_cbranch_execnz .LBB0_287
.LBB0_286:
	v_mul_f32_e32 v8, s19, v36
.LBB0_287:
	flat_store_dword v[6:7], v8
.LBB0_288:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 2, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_293
; %bb.289:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_410
; %bb.290:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v35
	s_cbranch_execnz .LBB0_292
.LBB0_291:
	v_mul_f32_e32 v8, s19, v35
.LBB0_292:
	flat_store_dword v[6:7], v8
.LBB0_293:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 3, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_298
; %bb.294:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 12, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_411
; %bb.295:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v34
	s_cbranch_execnz .LBB0_297
.LBB0_296:
	v_mul_f32_e32 v8, s19, v34
.LBB0_297:
	flat_store_dword v[6:7], v8
.LBB0_298:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 238
	v_add_u32_e32 v6, vcc, 64, v2
	v_add_u32_e32 v4, vcc, 0x100, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	.loc	0 246
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_303
; %bb.299:
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_412
; %bb.300:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s19, v33
	s_cbranch_execnz .LBB0_302
.LBB0_301:
	v_mul_f32_e32 v6, s19, v33
.LBB0_302:
	flat_store_dword v[4:5], v6
.LBB0_303:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 0x41, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_308
; %bb.304:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 4, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_413
; %bb.305:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v32
	s_cbranch_execnz .LBB0_307
.LBB0_306:
	v_mul_f32_e32 v8, s19, v32
.LBB0_307:
	flat_store_dword v[6:7], v8
.LBB0_308:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 0x42, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_313
; %bb.309:
	.loc	0 247
	v_add_u32_e64 v6, s[0:1], 8, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v7, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_414
; %bb.310:
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s15, v8
	v_mac_f32_e32 v8, s19, v31
	s_cbranch_execnz .LBB0_312
.LBB0_311:
	v_mul_f32_e32 v8, s19, v31
.LBB0_312:
	flat_store_dword v[6:7], v8
.LBB0_313:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 246
	v_add_u32_e32 v6, vcc, 0x43, v2
	v_cmp_le_i32_e32 vcc, s33, v6
	v_cmp_gt_i32_e64 s[0:1], s17, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_318
; %bb.314:
	.loc	0 247
	v_add_u32_e64 v4, s[0:1], 12, v4
	.loc	0 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 247
	v_addc_u32_e64 v5, s[0:1], 0, v5, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_415
; %bb.315:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s15, v6
	v_mac_f32_e32 v6, s19, v30
	s_cbranch_execnz .LBB0_317
.LBB0_316:
	v_mul_f32_e32 v6, s19, v30
.LBB0_317:
	flat_store_dword v[4:5], v6
.LBB0_318:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 235
	v_add_u32_e32 v0, vcc, 0x43, v0
	.loc	0 236
	v_cmp_le_i32_e32 vcc, s40, v0
	v_cmp_gt_i32_e64 s[0:1], s16, v0
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_359
; %bb.319:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[0:1], v0, s4, 0
	v_mov_b32_e32 v0, s7
	v_cmp_gt_i32_e64 s[0:1], s17, v2
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v6, vcc, s6, v4
	v_lshlrev_b64 v[3:4], 2, v[2:3]
	v_addc_u32_e32 v0, vcc, v0, v5, vcc
	v_add_u32_e32 v3, vcc, v6, v3
	v_addc_u32_e32 v4, vcc, v0, v4, vcc
	.loc	0 246
	v_cmp_le_i32_e32 vcc, s33, v2
	v_cndmask_b32_e64 v0, 0, 1, s[2:3]
	s_and_b64 s[4:5], vcc, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 1, v0
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_324
; %bb.320:
	.loc	0 248
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_416
; %bb.321:
	flat_load_dword v0, v[3:4]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s15, v0
	v_mac_f32_e32 v0, s19, v29
	s_cbranch_execnz .LBB0_323
.LBB0_322:
	v_mul_f32_e32 v0, s19, v29
.LBB0_323:
	flat_store_dword v[3:4], v0
.LBB0_324:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 246
	v_add_u32_e32 v0, vcc, 1, v2
	v_cmp_le_i32_e32 vcc, s33, v0
	v_cmp_gt_i32_e64 s[2:3], s17, v0
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_329
; %bb.325:
	.loc	0 247
	v_add_u32_e64 v5, s[2:3], 4, v3
	.loc	0 248
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 247
	v_addc_u32_e64 v6, s[2:3], 0, v4, s[2:3]
	.loc	0 248
	s_cbranch_vccnz .LBB0_417
; %bb.326:
	flat_load_dword v0, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s15, v0
	v_mac_f32_e32 v0, s19, v28
	s_cbranch_execnz .LBB0_328
.LBB0_327:
	v_mul_f32_e32 v0, s19, v28
.LBB0_328:
	flat_store_dword v[5:6], v0
.LBB0_329:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 246
	v_add_u32_e32 v0, vcc, 2, v2
	v_cmp_le_i32_e32 vcc, s33, v0
	v_cmp_gt_i32_e64 s[2:3], s17, v0
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_334
; %bb.330:
	.loc	0 247
	v_add_u32_e64 v5, s[2:3], 8, v3
	.loc	0 248
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 247
	v_addc_u32_e64 v6, s[2:3], 0, v4, s[2:3]
	.loc	0 248
	s_cbranch_vccnz .LBB0_418
; %bb.331:
	flat_load_dword v0, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s15, v0
	v_mac_f32_e32 v0, s19, v27
	s_cbranch_execnz .LBB0_333
.LBB0_332:
	v_mul_f32_e32 v0, s19, v27
.LBB0_333:
	flat_store_dword v[5:6], v0
.LBB0_334:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 246
	v_add_u32_e32 v0, vcc, 3, v2
	v_cmp_le_i32_e32 vcc, s33, v0
	v_cmp_gt_i32_e64 s[2:3], s17, v0
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_339
; %bb.335:
	.loc	0 247
	v_add_u32_e64 v5, s[2:3], 12, v3
	.loc	0 248
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 247
	v_addc_u32_e64 v6, s[2:3], 0, v4, s[2:3]
	.loc	0 248
	s_cbranch_vccnz .LBB0_419
; %bb.336:
	flat_load_dword v0, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s15, v0
	v_mac_f32_e32 v0, s19, v26
	s_cbranch_execnz .LBB0_338
.LBB0_337:
	v_mul_f32_e32 v0, s19, v26
.LBB0_338:
	flat_store_dword v[5:6], v0
.LBB0_339:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 238
	v_add_u32_e32 v0, vcc, 64, v2
	v_add_u32_e32 v3, vcc, 0x100, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	0 246
	v_cmp_le_i32_e32 vcc, s33, v0
	v_cmp_gt_i32_e64 s[2:3], s17, v0
	s_and_b64 s[4:5], vcc, s[2:3]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_344
; %bb.340:
	.loc	0 248
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_420
; %bb.341:
	flat_load_dword v0, v[3:4]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s15, v0
	v_mac_f32_e32 v0, s19, v25
	s_cbranch_execnz .LBB0_343
.LBB0_342:
	v_mul_f32_e32 v0, s19, v25
.LBB0_343:
	flat_store_dword v[3:4], v0
.LBB0_344:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 246
	v_add_u32_e32 v0, vcc, 0x41, v2
	v_cmp_le_i32_e32 vcc, s33, v0
	v_cmp_gt_i32_e64 s[2:3], s17, v0
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_349
; %bb.345:
	.loc	0 247
	v_add_u32_e64 v5, s[2:3], 4, v3
	.loc	0 248
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 247
	v_addc_u32_e64 v6, s[2:3], 0, v4, s[2:3]
	.loc	0 248
	s_cbranch_vccnz .LBB0_421
; %bb.346:
	flat_load_dword v0, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s15, v0
	v_mac_f32_e32 v0, s19, v24
	s_cbranch_execnz .LBB0_348
.LBB0_347:
	v_mul_f32_e32 v0, s19, v24
.LBB0_348:
	flat_store_dword v[5:6], v0
.LBB0_349:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 246
	v_add_u32_e32 v0, vcc, 0x42, v2
	v_cmp_le_i32_e32 vcc, s33, v0
	v_cmp_gt_i32_e64 s[2:3], s17, v0
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_354
; %bb.350:
	.loc	0 247
	v_add_u32_e64 v5, s[2:3], 8, v3
	.loc	0 248
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 247
	v_addc_u32_e64 v6, s[2:3], 0, v4, s[2:3]
	.loc	0 248
	s_cbranch_vccnz .LBB0_422
; %bb.351:
	flat_load_dword v0, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s15, v0
	v_mac_f32_e32 v0, s19, v23
	s_cbranch_execnz .LBB0_353
.LBB0_352:
	v_mul_f32_e32 v0, s19, v23
.LBB0_353:
	flat_store_dword v[5:6], v0
.LBB0_354:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 246
	v_add_u32_e32 v0, vcc, 0x43, v2
	v_cmp_le_i32_e32 vcc, s33, v0
	v_cmp_gt_i32_e64 s[2:3], s17, v0
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_359
; %bb.355:
	.loc	0 248
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 247
	v_add_u32_e64 v2, s[0:1], 12, v3
	v_addc_u32_e64 v3, s[0:1], 0, v4, s[0:1]
	.loc	0 248
	s_cbranch_vccnz .LBB0_423
; %bb.356:
	flat_load_dword v0, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s15, v0
	v_mac_f32_e32 v0, s19, v1
	s_cbranch_execnz .LBB0_358
.LBB0_357:
	v_mul_f32_e32 v0, s19, v1
.LBB0_358:
	flat_store_dword v[2:3], v0
.LBB0_359:
	.loc	0 252
	s_endpgm
.LBB0_360:
	.loc	0 248
	s_branch .LBB0_35
.LBB0_361:
	s_branch .LBB0_40
.LBB0_362:
	s_branch .LBB0_45
.LBB0_363:
	s_branch .LBB0_50
.LBB0_364:
	s_branch .LBB0_55
.LBB0_365:
	s_branch .LBB0_60
.LBB0_366:
	s_branch .LBB0_65
.LBB0_367:
	s_branch .LBB0_70
.LBB0_368:
	s_branch .LBB0_76
.LBB0_369:
	s_branch .LBB0_81
.LBB0_370:
	s_branch .LBB0_86
.LBB0_371:
	s_branch .LBB0_91
.LBB0_372:
	s_branch .LBB0_96
.LBB0_373:
	s_branch .LBB0_101
.LBB0_374:
	s_branch .LBB0_106
.LBB0_375:
	s_branch .LBB0_111
.LBB0_376:
	s_branch .LBB0_117
.LBB0_377:
	s_branch .LBB0_122
.LBB0_378:
	s_branch .LBB0_127
.LBB0_379:
	s_branch .LBB0_132
.LBB0_380:
	s_branch .LBB0_137
.LBB0_381:
	s_branch .LBB0_142
.LBB0_382:
	s_branch .LBB0_147
.LBB0_383:
	s_branch .LBB0_152
.LBB0_384:
	s_branch .LBB0_158
.LBB0_385:
	s_branch .LBB0_163
.LBB0_386:
	s_branch .LBB0_168
.LBB0_387:
	s_branch .LBB0_173
.LBB0_388:
	s_branch .LBB0_178
.LBB0_389:
	s_branch .LBB0_183
.LBB0_390:
	s_branch .LBB0_188
.LBB0_391:
	s_branch .LBB0_193
.LBB0_392:
	s_branch .LBB0_199
.LBB0_393:
	s_branch .LBB0_204
.LBB0_394:
	s_branch .LBB0_209
.LBB0_395:
	s_branch .LBB0_214
.LBB0_396:
	s_branch .LBB0_219
.LBB0_397:
	s_branch .LBB0_224
.LBB0_398:
	s_branch .LBB0_229
.LBB0_399:
	s_branch .LBB0_234
.LBB0_400:
	s_branch .LBB0_240
.LBB0_401:
	s_branch .LBB0_245
.LBB0_402:
	s_branch .LBB0_250
.LBB0_403:
	s_branch .LBB0_255
.LBB0_404:
	s_branch .LBB0_260
.LBB0_405:
	s_branch .LBB0_265
.LBB0_406:
	s_branch .LBB0_270
.LBB0_407:
	s_branch .LBB0_275
.LBB0_408:
	s_branch .LBB0_281
.LBB0_409:
	s_branch .LBB0_286
.LBB0_410:
	s_branch .LBB0_291
.LBB0_411:
	s_branch .LBB0_296
.LBB0_412:
	s_branch .LBB0_301
.LBB0_413:
	s_branch .LBB0_306
.LBB0_414:
	s_branch .LBB0_311
.LBB0_415:
	s_branch .LBB0_316
.LBB0_416:
	s_branch .LBB0_322
.LBB0_417:
	s_branch .LBB0_327
.LBB0_418:
	s_branch .LBB0_332
.LBB0_419:
	s_branch .LBB0_337
.LBB0_420:
	s_branch .LBB0_342
.LBB0_421:
	s_branch .LBB0_347
.LBB0_422:
	s_branch .LBB0_352
.LBB0_423:
	s_branch .LBB0_357
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_staged
		.amdhsa_group_segment_fixed_size 33792
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
		.amdhsa_next_free_vgpr 112
		.amdhsa_next_free_sgpr 45
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
	.size	gemm_staged, .Lfunc_end0-gemm_staged
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 12380
; NumSgprs: 47
; NumVgprs: 112
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 33792 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 27
; NumSGPRsForWavesPerEU: 47
; NumVGPRsForWavesPerEU: 112
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
    .group_segment_fixed_size: 33792
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           gemm_staged
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     47
    .sgpr_spill_count: 0
    .symbol:         gemm_staged.kd
    .vgpr_count:     112
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

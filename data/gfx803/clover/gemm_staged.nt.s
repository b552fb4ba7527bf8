	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.globl	gemm_staged                     ; -- Begin function gemm_staged
	.p2align	8
	.type	gemm_staged,@function
gemm_staged:                            ; @gemm_staged
gemm_staged$local:
	.type	gemm_staged$local,@function
	.file	0 "." "<stdin>"
	.file	1 "gemm_staged.cl"
	.loc	1 150
; %bb.0:
	.loc	1 153
	s_load_dwordx4 s[20:23], s[4:5], 0x0
	s_load_dwordx2 s[24:25], s[4:5], 0x28
	.loc	1 157
	v_lshrrev_b32_e32 v4, 4, v0
	v_and_b32_e32 v4, 12, v4
	.loc	1 158
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s20, 0x7f
	s_ashr_i32 s2, s0, 31
	s_add_i32 s1, s21, 0x7f
	s_lshr_b32 s2, s2, 25
	s_add_i32 s0, s0, s2
	s_ashr_i32 s2, s1, 31
	s_lshr_b32 s2, s2, 25
	s_add_i32 s1, s1, s2
	s_ashr_i32 s3, s0, 7
	s_ashr_i32 s1, s1, 7
	.loc	1 160
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
	.loc	1 161
	s_lshl_b32 s9, s3, 2
	s_ashr_i32 s0, s0, 31
	s_add_i32 s9, s9, s0
	s_xor_b32 s9, s9, s0
	v_cvt_f32_u32_e32 v1, s9
	.loc	1 160
	s_xor_b32 s8, s8, s7
	s_sub_i32 s7, s8, s7
	.loc	1 161
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
	.loc	1 156
	v_lshrrev_b32_e32 v2, 2, v0
	v_and_b32_e32 v2, 8, v2
	.loc	1 161
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
	.loc	1 163
	s_ashr_i32 s8, s1, 31
	s_add_i32 s2, s1, s8
	s_xor_b32 s9, s2, s8
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s10, 0, s9
	.loc	1 162
	s_mul_i32 s3, s0, s3
	s_mov_b32 s2, 0
	.loc	1 163
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v3, v1
	.loc	1 169
	v_and_b32_e32 v1, 7, v0
	.loc	1 163
	v_mul_lo_u32 v5, s10, v3
	.loc	1 162
	s_sub_i32 s10, s6, s3
	.loc	1 163
	s_ashr_i32 s3, s10, 31
	s_add_i32 s6, s10, s3
	v_mul_hi_u32 v5, v3, v5
	s_xor_b32 s6, s6, s3
	s_xor_b32 s8, s3, s8
	v_add_u32_e32 v3, vcc, v3, v5
	v_mul_hi_u32 v3, s6, v3
	v_readfirstlane_b32 s3, v3
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
	.loc	1 164
	s_max_i32 s6, s20, 0x80
	s_max_i32 s9, s21, 0x80
	.loc	1 166
	s_add_i32 s11, s22, 7
	.loc	1 163
	s_xor_b32 s12, s3, s8
	.loc	1 164
	s_add_i32 s3, s6, 0xffffff80
	s_add_i32 s6, s9, 0xffffff80
	.loc	1 166
	s_ashr_i32 s9, s11, 31
	.loc	1 163
	s_sub_i32 s8, s12, s8
	.loc	1 166
	s_lshr_b32 s9, s9, 29
	.loc	1 163
	s_lshl_b32 s42, s8, 7
	s_mul_i32 s8, s8, s1
	.loc	1 166
	s_add_i32 s11, s11, s9
	s_sub_i32 s1, s10, s8
	s_and_b32 s8, s11, -8
	.loc	1 167
	s_mul_i32 s7, s7, s8
	s_min_i32 s30, s22, s7
	.loc	1 163
	s_add_i32 s1, s1, s0
	.loc	1 167
	s_add_i32 s0, s30, s8
	.loc	1 163
	s_lshl_b32 s33, s1, 7
	.loc	1 156
	v_or_b32_e32 v3, v2, v1
	.loc	1 157
	v_bfe_u32 v2, v0, 3, 2
	.loc	1 167
	s_min_i32 s22, s22, s0
	.loc	1 175
	s_sub_i32 s0, s30, 24
	s_cmp_lt_i32 s0, s22
	.loc	1 157
	v_or_b32_e32 v4, v2, v4
	.loc	1 175
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	.loc	1 0
	v_lshlrev_b32_e32 v65, 2, v4
	v_lshlrev_b32_e32 v66, 2, v3
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b64 s[0:1], -1
.LBB0_3:
	s_min_i32 s28, s3, s42
	s_min_i32 s26, s6, s33
	.loc	1 175
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v90, s2
	v_mov_b32_e32 v89, s2
	v_mov_b32_e32 v88, s2
	v_mov_b32_e32 v87, s2
	v_mov_b32_e32 v86, s2
	v_mov_b32_e32 v85, s2
	v_mov_b32_e32 v84, s2
	v_mov_b32_e32 v83, s2
	v_mov_b32_e32 v82, s2
	v_mov_b32_e32 v81, s2
	v_mov_b32_e32 v80, s2
	v_mov_b32_e32 v79, s2
	v_mov_b32_e32 v78, s2
	v_mov_b32_e32 v77, s2
	v_mov_b32_e32 v72, s2
	v_mov_b32_e32 v71, s2
	v_mov_b32_e32 v70, s2
	v_mov_b32_e32 v69, s2
	v_mov_b32_e32 v68, s2
	v_mov_b32_e32 v67, s2
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
	v_mov_b32_e32 v22, s2
	v_mov_b32_e32 v2, s2
	s_cbranch_vccnz .LBB0_31
; %bb.4:
	.loc	1 153
	s_load_dword s43, s[4:5], 0x18
	s_load_dwordx2 s[38:39], s[4:5], 0x10
	.loc	1 0
	v_lshrrev_b32_e32 v20, 3, v0
	v_or_b32_e32 v0, 32, v20
	v_lshlrev_b32_e32 v65, 2, v4
	.loc	1 153
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s44, s43, 31
	.loc	1 165
	s_cmpk_lt_i32 s21, 0x80
	s_cselect_b64 s[0:1], -1, 0
	s_cmpk_lt_i32 s20, 0x80
	s_cselect_b64 s[2:3], -1, 0
	s_sub_i32 s8, s20, s28
	s_sub_i32 s16, s21, s26
	.loc	1 166
	s_or_b64 s[34:35], s[2:3], s[0:1]
	v_cmp_gt_i32_e64 s[2:3], s8, v0
	v_cmp_gt_i32_e64 s[12:13], s16, v0
	.loc	1 175
	v_mov_b32_e32 v0, s28
	v_lshlrev_b32_e32 v66, 2, v3
	v_mad_i64_i32 v[3:4], s[14:15], s43, v0, 0
	.loc	1 169
	v_mov_b32_e32 v2, 0
	v_mad_i64_i32 v[5:6], s[0:1], s43, v20, v[1:2]
	.loc	1 175
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	.loc	1 171
	v_mad_i64_i32 v[10:11], s[0:1], s24, v20, v[1:2]
	v_or_b32_e32 v7, 64, v20
	v_or_b32_e32 v8, 0x60, v20
	.loc	1 168
	s_ashr_i32 s31, s30, 31
	s_ashr_i32 s29, s28, 31
	v_cmp_gt_i32_e64 s[0:1], s8, v20
	v_cmp_gt_i32_e64 s[6:7], s8, v7
	v_cmp_gt_i32_e64 s[8:9], s8, v8
	v_cmp_gt_i32_e64 s[10:11], s16, v20
	v_cmp_gt_i32_e64 s[14:15], s16, v7
	v_cmp_gt_i32_e64 s[16:17], s16, v8
	.loc	1 175
	v_lshlrev_b64 v[8:9], 2, v[5:6]
	v_mov_b32_e32 v0, s39
	v_add_u32_e32 v3, vcc, s38, v3
	.loc	1 170
	s_ashr_i32 s45, s24, 31
	s_ashr_i32 s27, s26, 31
	.loc	1 175
	s_lshl_b64 s[36:37], s[30:31], 2
	v_addc_u32_e32 v4, vcc, v0, v4, vcc
	s_lshl_b64 s[40:41], s[28:29], 2
	v_mov_b32_e32 v12, s38
	v_add_u32_e32 v0, vcc, v3, v8
	s_add_u32 s31, s40, 0x180
	v_mov_b32_e32 v14, s43
	v_mov_b32_e32 v13, s39
	v_addc_u32_e32 v3, vcc, v4, v9, vcc
	v_mad_u64_u32 v[4:5], s[38:39], s31, v14, v[12:13]
	s_addc_u32 s38, s41, 0
	s_mul_i32 s38, s38, s43
	v_add_u32_e32 v5, vcc, s38, v5
	s_mul_i32 s31, s31, s44
	v_add_u32_e32 v5, vcc, s31, v5
	s_add_u32 s31, s40, 0x100
	v_mad_u64_u32 v[6:7], s[38:39], s31, v14, v[12:13]
	s_addc_u32 s38, s41, 0
	v_add_u32_e32 v4, vcc, v4, v8
	s_mul_i32 s38, s38, s43
	v_addc_u32_e32 v5, vcc, v5, v9, vcc
	v_add_u32_e32 v7, vcc, s38, v7
	s_mul_i32 s31, s31, s44
	v_add_u32_e32 v7, vcc, s31, v7
	s_add_u32 s31, s40, 0x80
	v_mad_u64_u32 v[12:13], s[38:39], s31, v14, v[12:13]
	s_addc_u32 s38, s41, 0
	v_add_u32_e32 v6, vcc, v6, v8
	s_mul_i32 s38, s38, s43
	v_addc_u32_e32 v7, vcc, v7, v9, vcc
	v_add_u32_e32 v13, vcc, s38, v13
	s_mul_i32 s31, s31, s44
	v_add_u32_e32 v15, vcc, s31, v13
	v_mov_b32_e32 v13, s26
	v_mad_i64_i32 v[13:14], s[38:39], s24, v13, 0
	.loc	1 153
	s_load_dwordx2 s[18:19], s[4:5], 0x20
	.loc	1 175
	v_add_u32_e32 v8, vcc, v12, v8
	v_lshlrev_b64 v[12:13], 2, v[13:14]
	v_addc_u32_e32 v9, vcc, v15, v9, vcc
	v_lshlrev_b64 v[16:17], 2, v[10:11]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v10, s19
	v_add_u32_e32 v11, vcc, s18, v12
	v_addc_u32_e32 v12, vcc, v10, v13, vcc
	s_lshl_b64 s[38:39], s[26:27], 2
	v_mov_b32_e32 v18, s18
	v_add_u32_e32 v10, vcc, v11, v16
	s_add_u32 s27, s38, 0x180
	v_mov_b32_e32 v21, s24
	v_mov_b32_e32 v19, s19
	v_addc_u32_e32 v11, vcc, v12, v17, vcc
	v_mad_u64_u32 v[12:13], s[18:19], s27, v21, v[18:19]
	s_addc_u32 s18, s39, 0
	s_mul_i32 s18, s18, s24
	v_add_u32_e32 v13, vcc, s18, v13
	s_mul_i32 s27, s27, s45
	v_add_u32_e32 v13, vcc, s27, v13
	s_add_u32 s27, s38, 0x100
	v_mad_u64_u32 v[14:15], s[18:19], s27, v21, v[18:19]
	s_addc_u32 s18, s39, 0
	v_add_u32_e32 v12, vcc, v12, v16
	s_mul_i32 s18, s18, s24
	v_addc_u32_e32 v13, vcc, v13, v17, vcc
	v_add_u32_e32 v15, vcc, s18, v15
	s_mul_i32 s27, s27, s45
	v_add_u32_e32 v15, vcc, s27, v15
	s_add_u32 s27, s38, 0x80
	v_mad_u64_u32 v[18:19], s[18:19], s27, v21, v[18:19]
	s_addc_u32 s18, s39, 0
	v_add_u32_e32 v14, vcc, v14, v16
	s_mul_i32 s18, s18, s24
	v_addc_u32_e32 v15, vcc, v15, v17, vcc
	v_add_u32_e32 v19, vcc, s18, v19
	s_mul_i32 s27, s27, s45
	v_add_u32_e32 v19, vcc, s27, v19
	v_add_u32_e32 v16, vcc, v18, v16
	v_addc_u32_e32 v17, vcc, v19, v17, vcc
	v_add_u32_e32 v18, vcc, s30, v1
	s_mov_b32 s29, 0
	v_sub_u32_e32 v73, vcc, s22, v18
	s_movk_i32 s24, 0x210
	v_lshlrev_b32_e32 v74, 2, v20
	v_lshlrev_b32_e32 v75, 2, v65
	v_lshlrev_b32_e32 v76, 2, v66
	s_mov_b32 s27, s30
	v_mov_b32_e32 v22, v2
	v_mov_b32_e32 v23, v2
	v_mov_b32_e32 v24, v2
	v_mov_b32_e32 v25, v2
	v_mov_b32_e32 v26, v2
	v_mov_b32_e32 v27, v2
	v_mov_b32_e32 v28, v2
	v_mov_b32_e32 v29, v2
	v_mov_b32_e32 v30, v2
	v_mov_b32_e32 v31, v2
	v_mov_b32_e32 v32, v2
	v_mov_b32_e32 v33, v2
	v_mov_b32_e32 v34, v2
	v_mov_b32_e32 v35, v2
	v_mov_b32_e32 v36, v2
	v_mov_b32_e32 v37, v2
	v_mov_b32_e32 v38, v2
	v_mov_b32_e32 v39, v2
	v_mov_b32_e32 v40, v2
	v_mov_b32_e32 v41, v2
	v_mov_b32_e32 v42, v2
	v_mov_b32_e32 v43, v2
	v_mov_b32_e32 v44, v2
	v_mov_b32_e32 v45, v2
	v_mov_b32_e32 v46, v2
	v_mov_b32_e32 v47, v2
	v_mov_b32_e32 v48, v2
	v_mov_b32_e32 v49, v2
	v_mov_b32_e32 v50, v2
	v_mov_b32_e32 v51, v2
	v_mov_b32_e32 v52, v2
	v_mov_b32_e32 v53, v2
	v_mov_b32_e32 v54, v2
	v_mov_b32_e32 v55, v2
	v_mov_b32_e32 v56, v2
	v_mov_b32_e32 v57, v2
	v_mov_b32_e32 v58, v2
	v_mov_b32_e32 v59, v2
	v_mov_b32_e32 v60, v2
	v_mov_b32_e32 v61, v2
	v_mov_b32_e32 v62, v2
	v_mov_b32_e32 v63, v2
	v_mov_b32_e32 v64, v2
	v_mov_b32_e32 v67, v2
	v_mov_b32_e32 v68, v2
	v_mov_b32_e32 v69, v2
	v_mov_b32_e32 v70, v2
	v_mov_b32_e32 v71, v2
	v_mov_b32_e32 v72, v2
	v_mov_b32_e32 v77, v2
	v_mov_b32_e32 v78, v2
	v_mov_b32_e32 v79, v2
	v_mov_b32_e32 v80, v2
	v_mov_b32_e32 v81, v2
	v_mov_b32_e32 v82, v2
	v_mov_b32_e32 v83, v2
	v_mov_b32_e32 v84, v2
	v_mov_b32_e32 v85, v2
	v_mov_b32_e32 v86, v2
	v_mov_b32_e32 v87, v2
	v_mov_b32_e32 v88, v2
	v_mov_b32_e32 v89, v2
	v_mov_b32_e32 v90, v2
	s_mov_b32 s31, 0
	s_mov_b32 m0, -1
	s_branch .LBB0_6
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=1
	v_add_u32_e32 v0, vcc, 32, v0
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v4, vcc, 32, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_add_u32_e32 v6, vcc, 32, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_u32_e32 v8, vcc, 32, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_u32_e32 v10, vcc, 32, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	v_add_u32_e32 v12, vcc, 32, v12
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	.loc	1 192
	s_add_i32 s18, s31, 1
	.loc	1 175
	v_add_u32_e32 v14, vcc, 32, v14
	.loc	1 192
	s_cmp_lg_u32 s31, 3
	.loc	1 175
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	.loc	1 192
	s_cselect_b32 s31, s18, 0
	.loc	1 175
	v_add_u32_e32 v16, vcc, 32, v16
	s_add_i32 s27, s27, 8
	s_sub_i32 s18, s43, 24
	v_addc_u32_e32 v17, vcc, 0, v17, vcc
	s_cmp_ge_i32 s18, s22
	v_add_u32_e32 v73, vcc, -8, v73
	s_cbranch_scc1 .LBB0_31
.LBB0_6:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 176
	s_sub_i32 s43, s27, 24
	s_cmp_ge_i32 s43, s30
	s_cselect_b64 s[38:39], -1, 0
	s_cmp_lt_i32 s43, s30
	s_cbranch_scc1 .LBB0_8
; %bb.7:                                ;   in Loop: Header=BB0_6 Depth=1
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_8:                                ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v19, s37
	v_add_u32_e32 v20, vcc, s36, v0
	.loc	1 178
	s_add_i32 s43, s43, 32
	.loc	1 176
	v_addc_u32_e32 v21, vcc, v3, v19, vcc
	.loc	1 178
	s_cmp_gt_i32 s43, s22
	.loc	1 176
	v_add_u32_e32 v18, vcc, s36, v10
	.loc	1 178
	s_cselect_b64 s[18:19], -1, 0
	.loc	1 176
	v_addc_u32_e32 v19, vcc, v11, v19, vcc
	.loc	1 178
	s_or_b64 s[40:41], s[34:35], s[18:19]
	s_mov_b64 s[18:19], -1
	s_and_b64 vcc, exec, s[40:41]
	s_cbranch_vccnz .LBB0_10
; %bb.9:                                ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 130
	v_mov_b32_e32 v94, s37
	v_add_u32_e32 v91, vcc, s36, v8
	v_addc_u32_e32 v92, vcc, v9, v94, vcc
	flat_load_dword v95, v[91:92]
	v_add_u32_e32 v91, vcc, s36, v6
	v_addc_u32_e32 v92, vcc, v7, v94, vcc
	flat_load_dword v96, v[91:92]
	v_add_u32_e32 v91, vcc, s36, v4
	v_addc_u32_e32 v92, vcc, v5, v94, vcc
	flat_load_dword v93, v[20:21]
	flat_load_dword v97, v[91:92]
	flat_load_dword v98, v[18:19]
	v_add_u32_e32 v91, vcc, s36, v16
	v_addc_u32_e32 v92, vcc, v17, v94, vcc
	flat_load_dword v99, v[91:92]
	v_add_u32_e32 v91, vcc, s36, v14
	v_addc_u32_e32 v92, vcc, v15, v94, vcc
	flat_load_dword v100, v[91:92]
	v_add_u32_e32 v91, vcc, s36, v12
	v_addc_u32_e32 v92, vcc, v13, v94, vcc
	flat_load_dword v91, v[91:92]
	.loc	1 179
	s_mul_i32 s18, s31, 0x1080
	v_mov_b32_e32 v92, s18
	.loc	1 180
	s_addk_i32 s18, 0x4200
	.loc	1 179
	v_mad_u32_u24 v92, v1, s24, v92
	.loc	1 180
	v_mov_b32_e32 v94, s18
	.loc	1 179
	v_add_u32_e32 v92, vcc, v92, v74
	.loc	1 180
	v_mad_u32_u24 v94, v1, s24, v94
	s_mov_b64 s[18:19], 0
	v_add_u32_e32 v94, vcc, v94, v74
	.loc	1 130
	s_waitcnt vmcnt(5)
	ds_write2_b32 v92, v93, v95 offset1:32
	s_waitcnt vmcnt(4)
	ds_write2_b32 v92, v96, v97 offset0:64 offset1:96
	s_waitcnt vmcnt(2)
	ds_write2_b32 v94, v98, v99 offset1:32
	s_waitcnt vmcnt(0)
	ds_write2_b32 v94, v100, v91 offset0:64 offset1:96
.LBB0_10:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 178
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_29
; %bb.11:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 181
	s_cmp_le_i32 s22, s27
	s_cbranch_scc1 .LBB0_29
; %bb.12:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 132
	v_cmp_lt_i32_e32 vcc, 0, v73
	s_and_b64 s[40:41], s[0:1], vcc
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v92, 0
	s_and_saveexec_b64 s[18:19], s[40:41]
	s_cbranch_execz .LBB0_14
; %bb.13:                               ;   in Loop: Header=BB0_6 Depth=1
	flat_load_dword v92, v[20:21]
.LBB0_14:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
	.loc	1 184
	s_mul_i32 s44, s31, 0x1080
	v_mov_b32_e32 v20, s44
	v_mad_u32_u24 v20, v1, s24, v20
	v_add_u32_e64 v20, s[18:19], v20, v74
	.loc	1 132
	s_and_b64 s[18:19], s[2:3], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v20, v92
	s_and_saveexec_b64 s[40:41], s[18:19]
	s_cbranch_execz .LBB0_16
; %bb.15:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v21, s37
	v_add_u32_e64 v91, s[18:19], s36, v8
	v_addc_u32_e64 v92, s[18:19], v9, v21, s[18:19]
	flat_load_dword v91, v[91:92]
.LBB0_16:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[40:41]
	.loc	1 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v20, v91 offset:128
	s_and_b64 s[18:19], s[6:7], vcc
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v91, 0
	s_and_saveexec_b64 s[40:41], s[18:19]
	s_cbranch_execz .LBB0_18
; %bb.17:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v92, s37
	v_add_u32_e64 v91, s[18:19], s36, v6
	v_addc_u32_e64 v92, s[18:19], v7, v92, s[18:19]
	flat_load_dword v91, v[91:92]
.LBB0_18:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[40:41]
	.loc	1 132
	s_and_b64 s[18:19], s[8:9], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v20, v91 offset:256
	s_and_saveexec_b64 s[40:41], s[18:19]
	s_cbranch_execz .LBB0_20
; %bb.19:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v21, s37
	v_add_u32_e64 v91, s[18:19], s36, v4
	v_addc_u32_e64 v92, s[18:19], v5, v21, s[18:19]
	flat_load_dword v21, v[91:92]
.LBB0_20:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[40:41]
	.loc	1 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v20, v21 offset:384
	s_and_b64 s[40:41], s[10:11], vcc
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[18:19], s[40:41]
	s_cbranch_execz .LBB0_22
; %bb.21:                               ;   in Loop: Header=BB0_6 Depth=1
	flat_load_dword v21, v[18:19]
.LBB0_22:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
	.loc	1 187
	s_add_i32 s18, s44, 0x4200
	v_mov_b32_e32 v18, s18
	v_mad_u32_u24 v18, v1, s24, v18
	v_add_u32_e64 v18, s[18:19], v18, v74
	.loc	1 132
	s_and_b64 s[18:19], s[12:13], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v18, v21
	s_and_saveexec_b64 s[40:41], s[18:19]
	s_cbranch_execz .LBB0_24
; %bb.23:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v20, s37
	v_add_u32_e64 v19, s[18:19], s36, v16
	v_addc_u32_e64 v20, s[18:19], v17, v20, s[18:19]
	flat_load_dword v20, v[19:20]
.LBB0_24:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[40:41]
	.loc	1 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v18, v20 offset:128
	s_and_b64 s[18:19], s[14:15], vcc
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	s_and_saveexec_b64 s[40:41], s[18:19]
	s_cbranch_execz .LBB0_26
; %bb.25:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v21, s37
	v_add_u32_e64 v20, s[18:19], s36, v14
	v_addc_u32_e64 v21, s[18:19], v15, v21, s[18:19]
	flat_load_dword v20, v[20:21]
.LBB0_26:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[40:41]
	.loc	1 132
	s_and_b64 s[40:41], s[16:17], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v18, v20 offset:256
	s_and_saveexec_b64 s[18:19], s[40:41]
	s_cbranch_execz .LBB0_28
; %bb.27:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v20, s37
	v_add_u32_e32 v19, vcc, s36, v12
	v_addc_u32_e32 v20, vcc, v13, v20, vcc
	flat_load_dword v19, v[19:20]
.LBB0_28:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
	.loc	1 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v18, v19 offset:384
.LBB0_29:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 193
	s_andn2_b64 vcc, exec, s[38:39]
	s_cbranch_vccnz .LBB0_5
; %bb.30:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_mul_i32 s18, s29, 0x1080
	v_add_u32_e32 v19, vcc, s18, v76
	v_add_u32_e32 v18, vcc, s18, v75
	.loc	1 199
	ds_read_b128 v[91:94], v19 offset:16896
	.loc	1 198
	ds_read_b128 v[95:98], v18
	ds_read_b128 v[99:102], v18 offset:256
	.loc	1 199
	ds_read_b128 v[103:106], v19 offset:17152
	.loc	1 206
	s_add_i32 s18, s29, 1
	s_cmp_lg_u32 s29, 3
	.loc	1 203
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v20, v95, v91
	v_add_f32_e32 v90, v20, v90
	v_mul_f32_e32 v20, v96, v91
	v_add_f32_e32 v82, v20, v82
	v_mul_f32_e32 v20, v97, v91
	v_add_f32_e32 v70, v20, v70
	v_mul_f32_e32 v20, v98, v91
	v_add_f32_e32 v60, v20, v60
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v20, v99, v91
	v_add_f32_e32 v52, v20, v52
	v_mul_f32_e32 v20, v100, v91
	v_add_f32_e32 v44, v20, v44
	v_mul_f32_e32 v20, v101, v91
	v_add_f32_e32 v36, v20, v36
	v_mul_f32_e32 v20, v102, v91
	v_add_f32_e32 v91, v20, v28
	v_mul_f32_e32 v20, v102, v92
	v_add_f32_e32 v107, v20, v27
	v_mul_f32_e32 v20, v101, v92
	v_add_f32_e32 v108, v20, v35
	v_mul_f32_e32 v20, v100, v92
	v_add_f32_e32 v43, v20, v43
	v_mul_f32_e32 v20, v99, v92
	v_add_f32_e32 v51, v20, v51
	v_mul_f32_e32 v20, v98, v92
	v_add_f32_e32 v59, v20, v59
	v_mul_f32_e32 v20, v97, v92
	v_add_f32_e32 v69, v20, v69
	v_mul_f32_e32 v20, v96, v92
	v_add_f32_e32 v81, v20, v81
	v_mul_f32_e32 v20, v95, v92
	v_add_f32_e32 v89, v20, v89
	v_mul_f32_e32 v20, v95, v93
	v_add_f32_e32 v88, v20, v88
	v_mul_f32_e32 v20, v96, v93
	v_add_f32_e32 v80, v20, v80
	v_mul_f32_e32 v20, v97, v93
	v_add_f32_e32 v68, v20, v68
	v_mul_f32_e32 v20, v98, v93
	v_add_f32_e32 v58, v20, v58
	v_mul_f32_e32 v20, v99, v93
	v_add_f32_e32 v50, v20, v50
	v_mul_f32_e32 v20, v100, v93
	v_add_f32_e32 v42, v20, v42
	v_mul_f32_e32 v20, v101, v93
	v_add_f32_e32 v92, v20, v34
	v_mul_f32_e32 v20, v102, v93
	v_add_f32_e32 v93, v20, v26
	v_mul_f32_e32 v20, v102, v94
	v_add_f32_e32 v109, v20, v25
	v_mul_f32_e32 v20, v101, v94
	v_add_f32_e32 v110, v20, v33
	v_mul_f32_e32 v20, v100, v94
	v_add_f32_e32 v41, v20, v41
	v_mul_f32_e32 v20, v99, v94
	v_add_f32_e32 v49, v20, v49
	v_mul_f32_e32 v20, v98, v94
	v_add_f32_e32 v57, v20, v57
	v_mul_f32_e32 v20, v97, v94
	v_add_f32_e32 v67, v20, v67
	v_mul_f32_e32 v20, v96, v94
	v_add_f32_e32 v79, v20, v79
	v_mul_f32_e32 v20, v95, v94
	v_add_f32_e32 v87, v20, v87
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v20, v95, v103
	v_add_f32_e32 v86, v20, v86
	v_mul_f32_e32 v20, v96, v103
	v_add_f32_e32 v78, v20, v78
	v_mul_f32_e32 v20, v97, v103
	v_add_f32_e32 v64, v20, v64
	v_mul_f32_e32 v20, v98, v103
	v_add_f32_e32 v56, v20, v56
	v_mul_f32_e32 v20, v99, v103
	v_add_f32_e32 v48, v20, v48
	v_mul_f32_e32 v20, v100, v103
	v_add_f32_e32 v40, v20, v40
	v_mul_f32_e32 v20, v101, v103
	v_add_f32_e32 v94, v20, v32
	v_mul_f32_e32 v20, v102, v103
	v_add_f32_e32 v103, v20, v24
	v_mul_f32_e32 v20, v102, v104
	v_add_f32_e32 v111, v20, v23
	v_mul_f32_e32 v20, v101, v104
	v_add_f32_e32 v112, v20, v31
	v_mul_f32_e32 v20, v100, v104
	v_add_f32_e32 v39, v20, v39
	v_mul_f32_e32 v20, v99, v104
	v_add_f32_e32 v47, v20, v47
	v_mul_f32_e32 v20, v98, v104
	v_add_f32_e32 v55, v20, v55
	v_mul_f32_e32 v20, v97, v104
	v_add_f32_e32 v63, v20, v63
	v_mul_f32_e32 v20, v96, v104
	v_add_f32_e32 v77, v20, v77
	v_mul_f32_e32 v20, v95, v104
	v_add_f32_e32 v85, v20, v85
	v_mul_f32_e32 v20, v95, v105
	v_add_f32_e32 v84, v20, v84
	v_mul_f32_e32 v20, v96, v105
	v_add_f32_e32 v72, v20, v72
	v_mul_f32_e32 v20, v97, v105
	v_add_f32_e32 v62, v20, v62
	v_mul_f32_e32 v20, v98, v105
	v_add_f32_e32 v54, v20, v54
	v_mul_f32_e32 v20, v99, v105
	v_add_f32_e32 v46, v20, v46
	v_mul_f32_e32 v20, v100, v105
	v_add_f32_e32 v38, v20, v38
	v_mul_f32_e32 v20, v101, v105
	v_add_f32_e32 v104, v20, v30
	v_mul_f32_e32 v20, v102, v105
	v_add_f32_e32 v105, v20, v22
	v_mul_f32_e32 v20, v102, v106
	v_add_f32_e32 v2, v20, v2
	v_mul_f32_e32 v20, v101, v106
	v_add_f32_e32 v101, v20, v29
	v_mul_f32_e32 v20, v100, v106
	v_add_f32_e32 v37, v20, v37
	v_mul_f32_e32 v20, v99, v106
	v_add_f32_e32 v45, v20, v45
	v_mul_f32_e32 v20, v98, v106
	v_add_f32_e32 v53, v20, v53
	v_mul_f32_e32 v20, v97, v106
	v_add_f32_e32 v61, v20, v61
	v_mul_f32_e32 v20, v96, v106
	v_add_f32_e32 v71, v20, v71
	.loc	1 199
	ds_read_b128 v[20:23], v19 offset:17424
	.loc	1 198
	ds_read_b128 v[24:27], v18 offset:528
	.loc	1 203
	v_mul_f32_e32 v28, v95, v106
	v_add_f32_e32 v83, v28, v83
	.loc	1 198
	ds_read_b128 v[28:31], v18 offset:784
	.loc	1 199
	ds_read_b128 v[32:35], v19 offset:17680
	.loc	1 206
	s_cselect_b32 s29, s18, 0
	.loc	1 203
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v95, v24, v20
	v_add_f32_e32 v90, v95, v90
	v_mul_f32_e32 v95, v25, v20
	v_add_f32_e32 v82, v95, v82
	v_mul_f32_e32 v95, v26, v20
	v_add_f32_e32 v70, v95, v70
	v_mul_f32_e32 v95, v27, v20
	v_add_f32_e32 v60, v95, v60
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v95, v28, v20
	v_add_f32_e32 v52, v95, v52
	v_mul_f32_e32 v95, v29, v20
	v_add_f32_e32 v44, v95, v44
	v_mul_f32_e32 v95, v30, v20
	v_mul_f32_e32 v20, v31, v20
	v_add_f32_e32 v91, v20, v91
	v_mul_f32_e32 v20, v31, v21
	v_add_f32_e32 v96, v20, v107
	v_mul_f32_e32 v20, v30, v21
	v_add_f32_e32 v97, v20, v108
	v_mul_f32_e32 v20, v29, v21
	v_add_f32_e32 v43, v20, v43
	v_mul_f32_e32 v20, v28, v21
	v_add_f32_e32 v51, v20, v51
	v_mul_f32_e32 v20, v27, v21
	v_add_f32_e32 v59, v20, v59
	v_mul_f32_e32 v20, v26, v21
	v_add_f32_e32 v69, v20, v69
	v_mul_f32_e32 v20, v25, v21
	v_add_f32_e32 v81, v20, v81
	v_mul_f32_e32 v20, v24, v21
	v_add_f32_e32 v89, v20, v89
	v_mul_f32_e32 v20, v24, v22
	v_add_f32_e32 v88, v20, v88
	v_mul_f32_e32 v20, v25, v22
	v_add_f32_e32 v80, v20, v80
	v_mul_f32_e32 v20, v26, v22
	v_add_f32_e32 v68, v20, v68
	v_mul_f32_e32 v20, v27, v22
	v_add_f32_e32 v58, v20, v58
	v_mul_f32_e32 v20, v28, v22
	v_add_f32_e32 v50, v20, v50
	v_mul_f32_e32 v20, v29, v22
	v_add_f32_e32 v42, v20, v42
	v_mul_f32_e32 v20, v30, v22
	v_add_f32_e32 v92, v20, v92
	v_mul_f32_e32 v20, v31, v22
	v_add_f32_e32 v93, v20, v93
	v_mul_f32_e32 v20, v31, v23
	v_add_f32_e32 v98, v20, v109
	v_mul_f32_e32 v20, v30, v23
	v_add_f32_e32 v99, v20, v110
	v_mul_f32_e32 v20, v29, v23
	v_add_f32_e32 v41, v20, v41
	v_mul_f32_e32 v20, v28, v23
	v_add_f32_e32 v49, v20, v49
	v_mul_f32_e32 v20, v27, v23
	v_add_f32_e32 v57, v20, v57
	v_mul_f32_e32 v20, v26, v23
	v_add_f32_e32 v67, v20, v67
	v_mul_f32_e32 v20, v25, v23
	v_add_f32_e32 v79, v20, v79
	v_mul_f32_e32 v20, v24, v23
	v_add_f32_e32 v87, v20, v87
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v20, v24, v32
	v_add_f32_e32 v86, v20, v86
	v_mul_f32_e32 v20, v25, v32
	v_add_f32_e32 v78, v20, v78
	v_mul_f32_e32 v20, v26, v32
	v_add_f32_e32 v64, v20, v64
	v_mul_f32_e32 v20, v27, v32
	v_add_f32_e32 v56, v20, v56
	v_mul_f32_e32 v20, v28, v32
	v_add_f32_e32 v48, v20, v48
	v_mul_f32_e32 v20, v29, v32
	v_add_f32_e32 v40, v20, v40
	v_mul_f32_e32 v20, v30, v32
	v_add_f32_e32 v94, v20, v94
	v_mul_f32_e32 v20, v31, v32
	v_add_f32_e32 v100, v20, v103
	v_mul_f32_e32 v20, v31, v33
	v_add_f32_e32 v102, v20, v111
	v_mul_f32_e32 v20, v30, v33
	v_add_f32_e32 v103, v20, v112
	v_mul_f32_e32 v20, v29, v33
	v_add_f32_e32 v39, v20, v39
	v_mul_f32_e32 v20, v28, v33
	v_add_f32_e32 v47, v20, v47
	v_mul_f32_e32 v20, v27, v33
	v_add_f32_e32 v55, v20, v55
	v_mul_f32_e32 v20, v26, v33
	v_add_f32_e32 v63, v20, v63
	v_mul_f32_e32 v20, v25, v33
	v_add_f32_e32 v77, v20, v77
	v_mul_f32_e32 v20, v24, v33
	v_add_f32_e32 v85, v20, v85
	v_mul_f32_e32 v20, v24, v34
	v_add_f32_e32 v84, v20, v84
	v_mul_f32_e32 v20, v25, v34
	v_add_f32_e32 v72, v20, v72
	v_mul_f32_e32 v20, v26, v34
	v_add_f32_e32 v62, v20, v62
	v_mul_f32_e32 v20, v27, v34
	v_add_f32_e32 v54, v20, v54
	v_mul_f32_e32 v20, v28, v34
	v_add_f32_e32 v46, v20, v46
	v_mul_f32_e32 v20, v29, v34
	v_add_f32_e32 v38, v20, v38
	v_mul_f32_e32 v20, v30, v34
	v_add_f32_e32 v104, v20, v104
	v_mul_f32_e32 v20, v31, v34
	v_add_f32_e32 v105, v20, v105
	v_mul_f32_e32 v20, v31, v35
	v_add_f32_e32 v2, v20, v2
	v_mul_f32_e32 v20, v30, v35
	v_add_f32_e32 v101, v20, v101
	v_mul_f32_e32 v20, v29, v35
	v_add_f32_e32 v37, v20, v37
	v_mul_f32_e32 v20, v28, v35
	v_add_f32_e32 v45, v20, v45
	v_mul_f32_e32 v20, v27, v35
	v_add_f32_e32 v53, v20, v53
	v_mul_f32_e32 v20, v26, v35
	v_add_f32_e32 v61, v20, v61
	v_mul_f32_e32 v20, v25, v35
	v_add_f32_e32 v71, v20, v71
	.loc	1 199
	ds_read_b128 v[20:23], v19 offset:17952
	.loc	1 198
	ds_read_b128 v[25:28], v18 offset:1056
	.loc	1 203
	v_mul_f32_e32 v24, v24, v35
	v_add_f32_e32 v95, v95, v36
	v_add_f32_e32 v24, v24, v83
	.loc	1 198
	ds_read_b128 v[29:32], v18 offset:1312
	.loc	1 199
	ds_read_b128 v[33:36], v19 offset:18208
	.loc	1 203
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v83, v25, v20
	v_add_f32_e32 v83, v83, v90
	v_mul_f32_e32 v90, v26, v20
	v_add_f32_e32 v82, v90, v82
	v_mul_f32_e32 v90, v27, v20
	v_add_f32_e32 v70, v90, v70
	v_mul_f32_e32 v90, v28, v20
	v_add_f32_e32 v60, v90, v60
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v90, v29, v20
	v_add_f32_e32 v52, v90, v52
	v_mul_f32_e32 v90, v30, v20
	v_add_f32_e32 v44, v90, v44
	v_mul_f32_e32 v90, v31, v20
	v_mul_f32_e32 v20, v32, v20
	v_add_f32_e32 v91, v20, v91
	v_mul_f32_e32 v20, v32, v21
	v_add_f32_e32 v90, v90, v95
	v_add_f32_e32 v95, v20, v96
	v_mul_f32_e32 v20, v31, v21
	v_add_f32_e32 v96, v20, v97
	v_mul_f32_e32 v20, v30, v21
	v_add_f32_e32 v43, v20, v43
	v_mul_f32_e32 v20, v29, v21
	v_add_f32_e32 v51, v20, v51
	v_mul_f32_e32 v20, v28, v21
	v_add_f32_e32 v59, v20, v59
	v_mul_f32_e32 v20, v27, v21
	v_add_f32_e32 v69, v20, v69
	v_mul_f32_e32 v20, v26, v21
	v_add_f32_e32 v81, v20, v81
	v_mul_f32_e32 v20, v25, v21
	v_add_f32_e32 v89, v20, v89
	v_mul_f32_e32 v20, v25, v22
	v_add_f32_e32 v88, v20, v88
	v_mul_f32_e32 v20, v26, v22
	v_add_f32_e32 v80, v20, v80
	v_mul_f32_e32 v20, v27, v22
	v_add_f32_e32 v68, v20, v68
	v_mul_f32_e32 v20, v28, v22
	v_add_f32_e32 v58, v20, v58
	v_mul_f32_e32 v20, v29, v22
	v_add_f32_e32 v50, v20, v50
	v_mul_f32_e32 v20, v30, v22
	v_add_f32_e32 v42, v20, v42
	v_mul_f32_e32 v20, v31, v22
	v_add_f32_e32 v92, v20, v92
	v_mul_f32_e32 v20, v32, v22
	v_add_f32_e32 v93, v20, v93
	v_mul_f32_e32 v20, v32, v23
	v_add_f32_e32 v97, v20, v98
	v_mul_f32_e32 v20, v31, v23
	v_add_f32_e32 v98, v20, v99
	v_mul_f32_e32 v20, v30, v23
	v_add_f32_e32 v41, v20, v41
	v_mul_f32_e32 v20, v29, v23
	v_add_f32_e32 v49, v20, v49
	v_mul_f32_e32 v20, v28, v23
	v_add_f32_e32 v57, v20, v57
	v_mul_f32_e32 v20, v27, v23
	v_add_f32_e32 v67, v20, v67
	v_mul_f32_e32 v20, v26, v23
	v_add_f32_e32 v79, v20, v79
	v_mul_f32_e32 v20, v25, v23
	v_add_f32_e32 v87, v20, v87
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v20, v25, v33
	v_add_f32_e32 v86, v20, v86
	v_mul_f32_e32 v20, v26, v33
	v_add_f32_e32 v78, v20, v78
	v_mul_f32_e32 v20, v27, v33
	v_add_f32_e32 v64, v20, v64
	v_mul_f32_e32 v20, v28, v33
	v_add_f32_e32 v56, v20, v56
	v_mul_f32_e32 v20, v29, v33
	v_add_f32_e32 v48, v20, v48
	v_mul_f32_e32 v20, v30, v33
	v_add_f32_e32 v40, v20, v40
	v_mul_f32_e32 v20, v31, v33
	v_add_f32_e32 v94, v20, v94
	v_mul_f32_e32 v20, v32, v33
	v_add_f32_e32 v99, v20, v100
	v_mul_f32_e32 v20, v32, v34
	v_add_f32_e32 v100, v20, v102
	v_mul_f32_e32 v20, v31, v34
	v_add_f32_e32 v102, v20, v103
	v_mul_f32_e32 v20, v30, v34
	v_add_f32_e32 v39, v20, v39
	v_mul_f32_e32 v20, v29, v34
	v_add_f32_e32 v47, v20, v47
	v_mul_f32_e32 v20, v28, v34
	v_add_f32_e32 v55, v20, v55
	v_mul_f32_e32 v20, v27, v34
	v_add_f32_e32 v63, v20, v63
	v_mul_f32_e32 v20, v26, v34
	v_add_f32_e32 v77, v20, v77
	v_mul_f32_e32 v20, v25, v34
	v_add_f32_e32 v85, v20, v85
	v_mul_f32_e32 v20, v25, v35
	v_add_f32_e32 v84, v20, v84
	v_mul_f32_e32 v20, v26, v35
	v_add_f32_e32 v72, v20, v72
	v_mul_f32_e32 v20, v27, v35
	v_add_f32_e32 v62, v20, v62
	v_mul_f32_e32 v20, v28, v35
	v_add_f32_e32 v54, v20, v54
	v_mul_f32_e32 v20, v29, v35
	v_add_f32_e32 v46, v20, v46
	v_mul_f32_e32 v20, v30, v35
	v_add_f32_e32 v38, v20, v38
	v_mul_f32_e32 v20, v31, v35
	v_add_f32_e32 v103, v20, v104
	v_mul_f32_e32 v20, v32, v35
	v_add_f32_e32 v104, v20, v105
	v_mul_f32_e32 v20, v32, v36
	v_add_f32_e32 v2, v20, v2
	v_mul_f32_e32 v20, v31, v36
	v_add_f32_e32 v101, v20, v101
	v_mul_f32_e32 v20, v30, v36
	v_add_f32_e32 v105, v20, v37
	v_mul_f32_e32 v20, v29, v36
	v_add_f32_e32 v45, v20, v45
	v_mul_f32_e32 v20, v28, v36
	v_add_f32_e32 v53, v20, v53
	v_mul_f32_e32 v20, v27, v36
	v_add_f32_e32 v61, v20, v61
	v_mul_f32_e32 v20, v26, v36
	v_add_f32_e32 v71, v20, v71
	.loc	1 199
	ds_read_b128 v[20:23], v19 offset:18480
	.loc	1 198
	ds_read_b128 v[26:29], v18 offset:1584
	.loc	1 203
	v_mul_f32_e32 v25, v25, v36
	v_add_f32_e32 v24, v25, v24
	.loc	1 198
	ds_read_b128 v[30:33], v18 offset:1840
	.loc	1 199
	ds_read_b128 v[34:37], v19 offset:18736
	.loc	1 203
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v25, v26, v20
	v_add_f32_e32 v25, v25, v83
	v_mul_f32_e32 v83, v27, v20
	v_add_f32_e32 v82, v83, v82
	v_mul_f32_e32 v83, v28, v20
	v_add_f32_e32 v70, v83, v70
	v_mul_f32_e32 v83, v29, v20
	v_add_f32_e32 v60, v83, v60
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v83, v30, v20
	v_add_f32_e32 v52, v83, v52
	v_mul_f32_e32 v83, v31, v20
	v_add_f32_e32 v44, v83, v44
	v_mul_f32_e32 v83, v32, v20
	v_mul_f32_e32 v20, v33, v20
	v_add_f32_e32 v83, v83, v90
	v_add_f32_e32 v90, v20, v91
	v_mul_f32_e32 v20, v33, v21
	v_add_f32_e32 v91, v20, v95
	v_mul_f32_e32 v20, v32, v21
	v_add_f32_e32 v95, v20, v96
	v_mul_f32_e32 v20, v31, v21
	v_add_f32_e32 v43, v20, v43
	v_mul_f32_e32 v20, v30, v21
	v_add_f32_e32 v51, v20, v51
	v_mul_f32_e32 v20, v29, v21
	v_add_f32_e32 v59, v20, v59
	v_mul_f32_e32 v20, v28, v21
	v_add_f32_e32 v69, v20, v69
	v_mul_f32_e32 v20, v27, v21
	v_add_f32_e32 v81, v20, v81
	v_mul_f32_e32 v20, v26, v21
	v_add_f32_e32 v89, v20, v89
	v_mul_f32_e32 v20, v26, v22
	v_add_f32_e32 v88, v20, v88
	v_mul_f32_e32 v20, v27, v22
	v_add_f32_e32 v80, v20, v80
	v_mul_f32_e32 v20, v28, v22
	v_add_f32_e32 v68, v20, v68
	v_mul_f32_e32 v20, v29, v22
	v_add_f32_e32 v58, v20, v58
	v_mul_f32_e32 v20, v30, v22
	v_add_f32_e32 v50, v20, v50
	v_mul_f32_e32 v20, v31, v22
	v_add_f32_e32 v42, v20, v42
	v_mul_f32_e32 v20, v32, v22
	v_add_f32_e32 v92, v20, v92
	v_mul_f32_e32 v20, v33, v22
	v_add_f32_e32 v93, v20, v93
	v_mul_f32_e32 v20, v33, v23
	v_add_f32_e32 v96, v20, v97
	v_mul_f32_e32 v20, v32, v23
	v_add_f32_e32 v97, v20, v98
	v_mul_f32_e32 v20, v31, v23
	v_add_f32_e32 v41, v20, v41
	v_mul_f32_e32 v20, v30, v23
	v_add_f32_e32 v49, v20, v49
	v_mul_f32_e32 v20, v29, v23
	v_add_f32_e32 v57, v20, v57
	v_mul_f32_e32 v20, v28, v23
	v_add_f32_e32 v67, v20, v67
	v_mul_f32_e32 v20, v27, v23
	v_add_f32_e32 v79, v20, v79
	v_mul_f32_e32 v20, v26, v23
	v_add_f32_e32 v87, v20, v87
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v20, v26, v34
	v_add_f32_e32 v86, v20, v86
	v_mul_f32_e32 v20, v27, v34
	v_add_f32_e32 v78, v20, v78
	v_mul_f32_e32 v20, v28, v34
	v_add_f32_e32 v64, v20, v64
	v_mul_f32_e32 v20, v29, v34
	v_add_f32_e32 v56, v20, v56
	v_mul_f32_e32 v20, v30, v34
	v_add_f32_e32 v48, v20, v48
	v_mul_f32_e32 v20, v31, v34
	v_add_f32_e32 v40, v20, v40
	v_mul_f32_e32 v20, v32, v34
	v_add_f32_e32 v94, v20, v94
	v_mul_f32_e32 v20, v33, v34
	v_add_f32_e32 v98, v20, v99
	v_mul_f32_e32 v20, v33, v35
	v_add_f32_e32 v99, v20, v100
	v_mul_f32_e32 v20, v32, v35
	v_add_f32_e32 v100, v20, v102
	v_mul_f32_e32 v20, v31, v35
	v_add_f32_e32 v39, v20, v39
	v_mul_f32_e32 v20, v30, v35
	v_add_f32_e32 v47, v20, v47
	v_mul_f32_e32 v20, v29, v35
	v_add_f32_e32 v55, v20, v55
	v_mul_f32_e32 v20, v28, v35
	v_add_f32_e32 v63, v20, v63
	v_mul_f32_e32 v20, v27, v35
	v_add_f32_e32 v77, v20, v77
	v_mul_f32_e32 v20, v26, v35
	v_add_f32_e32 v85, v20, v85
	v_mul_f32_e32 v20, v26, v36
	v_add_f32_e32 v84, v20, v84
	v_mul_f32_e32 v20, v27, v36
	v_add_f32_e32 v72, v20, v72
	v_mul_f32_e32 v20, v28, v36
	v_add_f32_e32 v62, v20, v62
	v_mul_f32_e32 v20, v29, v36
	v_add_f32_e32 v54, v20, v54
	v_mul_f32_e32 v20, v30, v36
	v_add_f32_e32 v46, v20, v46
	v_mul_f32_e32 v20, v31, v36
	v_add_f32_e32 v102, v20, v38
	v_mul_f32_e32 v20, v32, v36
	v_add_f32_e32 v103, v20, v103
	v_mul_f32_e32 v20, v33, v36
	v_add_f32_e32 v104, v20, v104
	v_mul_f32_e32 v20, v33, v37
	v_add_f32_e32 v2, v20, v2
	v_mul_f32_e32 v20, v32, v37
	v_add_f32_e32 v101, v20, v101
	v_mul_f32_e32 v20, v31, v37
	v_add_f32_e32 v105, v20, v105
	v_mul_f32_e32 v20, v30, v37
	v_add_f32_e32 v45, v20, v45
	v_mul_f32_e32 v20, v29, v37
	v_add_f32_e32 v53, v20, v53
	v_mul_f32_e32 v20, v28, v37
	v_add_f32_e32 v61, v20, v61
	v_mul_f32_e32 v20, v27, v37
	v_add_f32_e32 v71, v20, v71
	.loc	1 199
	ds_read_b128 v[20:23], v19 offset:19008
	.loc	1 198
	ds_read_b128 v[27:30], v18 offset:2112
	.loc	1 203
	v_mul_f32_e32 v26, v26, v37
	v_add_f32_e32 v24, v26, v24
	.loc	1 198
	ds_read_b128 v[31:34], v18 offset:2368
	.loc	1 199
	ds_read_b128 v[35:38], v19 offset:19264
	.loc	1 203
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v26, v27, v20
	v_add_f32_e32 v106, v26, v25
	v_mul_f32_e32 v25, v28, v20
	v_add_f32_e32 v82, v25, v82
	v_mul_f32_e32 v25, v29, v20
	v_add_f32_e32 v70, v25, v70
	v_mul_f32_e32 v25, v30, v20
	v_add_f32_e32 v60, v25, v60
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v25, v31, v20
	v_add_f32_e32 v52, v25, v52
	v_mul_f32_e32 v25, v32, v20
	v_add_f32_e32 v44, v25, v44
	v_mul_f32_e32 v25, v33, v20
	v_mul_f32_e32 v20, v34, v20
	v_add_f32_e32 v90, v20, v90
	v_mul_f32_e32 v20, v34, v21
	v_add_f32_e32 v91, v20, v91
	v_mul_f32_e32 v20, v33, v21
	v_add_f32_e32 v95, v20, v95
	v_mul_f32_e32 v20, v32, v21
	v_add_f32_e32 v43, v20, v43
	v_mul_f32_e32 v20, v31, v21
	v_add_f32_e32 v51, v20, v51
	v_mul_f32_e32 v20, v30, v21
	v_add_f32_e32 v59, v20, v59
	v_mul_f32_e32 v20, v29, v21
	v_add_f32_e32 v69, v20, v69
	v_mul_f32_e32 v20, v28, v21
	v_add_f32_e32 v81, v20, v81
	v_mul_f32_e32 v20, v27, v21
	v_add_f32_e32 v89, v20, v89
	v_mul_f32_e32 v20, v27, v22
	v_add_f32_e32 v88, v20, v88
	v_mul_f32_e32 v20, v28, v22
	v_add_f32_e32 v80, v20, v80
	v_mul_f32_e32 v20, v29, v22
	v_add_f32_e32 v68, v20, v68
	v_mul_f32_e32 v20, v30, v22
	v_add_f32_e32 v58, v20, v58
	v_mul_f32_e32 v20, v31, v22
	v_add_f32_e32 v50, v20, v50
	v_mul_f32_e32 v20, v32, v22
	v_add_f32_e32 v42, v20, v42
	v_mul_f32_e32 v20, v33, v22
	v_add_f32_e32 v92, v20, v92
	v_mul_f32_e32 v20, v34, v22
	v_add_f32_e32 v93, v20, v93
	v_mul_f32_e32 v20, v34, v23
	v_add_f32_e32 v96, v20, v96
	v_mul_f32_e32 v20, v33, v23
	v_add_f32_e32 v97, v20, v97
	v_mul_f32_e32 v20, v32, v23
	v_add_f32_e32 v41, v20, v41
	v_mul_f32_e32 v20, v31, v23
	v_add_f32_e32 v49, v20, v49
	v_mul_f32_e32 v20, v30, v23
	v_add_f32_e32 v57, v20, v57
	v_mul_f32_e32 v20, v29, v23
	v_add_f32_e32 v67, v20, v67
	v_mul_f32_e32 v20, v28, v23
	v_add_f32_e32 v79, v20, v79
	v_mul_f32_e32 v20, v27, v23
	v_add_f32_e32 v87, v20, v87
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v20, v27, v35
	v_add_f32_e32 v86, v20, v86
	v_mul_f32_e32 v20, v28, v35
	v_add_f32_e32 v78, v20, v78
	v_mul_f32_e32 v20, v29, v35
	v_add_f32_e32 v64, v20, v64
	v_mul_f32_e32 v20, v30, v35
	v_add_f32_e32 v56, v20, v56
	v_mul_f32_e32 v20, v31, v35
	v_add_f32_e32 v48, v20, v48
	v_mul_f32_e32 v20, v32, v35
	v_add_f32_e32 v40, v20, v40
	v_mul_f32_e32 v20, v33, v35
	v_add_f32_e32 v94, v20, v94
	v_mul_f32_e32 v20, v34, v35
	v_add_f32_e32 v98, v20, v98
	v_mul_f32_e32 v20, v34, v36
	v_add_f32_e32 v99, v20, v99
	v_mul_f32_e32 v20, v33, v36
	v_add_f32_e32 v100, v20, v100
	v_mul_f32_e32 v20, v32, v36
	v_add_f32_e32 v39, v20, v39
	v_mul_f32_e32 v20, v31, v36
	v_add_f32_e32 v47, v20, v47
	v_mul_f32_e32 v20, v30, v36
	v_add_f32_e32 v55, v20, v55
	v_mul_f32_e32 v20, v29, v36
	v_add_f32_e32 v63, v20, v63
	v_mul_f32_e32 v20, v28, v36
	v_add_f32_e32 v77, v20, v77
	v_mul_f32_e32 v20, v27, v36
	v_add_f32_e32 v36, v20, v85
	v_mul_f32_e32 v20, v27, v37
	v_add_f32_e32 v84, v20, v84
	v_mul_f32_e32 v20, v28, v37
	v_add_f32_e32 v72, v20, v72
	v_mul_f32_e32 v20, v29, v37
	v_add_f32_e32 v62, v20, v62
	v_mul_f32_e32 v20, v30, v37
	v_add_f32_e32 v54, v20, v54
	v_mul_f32_e32 v20, v31, v37
	v_add_f32_e32 v46, v20, v46
	v_mul_f32_e32 v20, v32, v37
	v_add_f32_e32 v85, v20, v102
	v_mul_f32_e32 v20, v33, v37
	v_add_f32_e32 v102, v20, v103
	v_mul_f32_e32 v20, v34, v37
	v_add_f32_e32 v37, v20, v104
	v_mul_f32_e32 v20, v34, v38
	v_add_f32_e32 v2, v20, v2
	v_mul_f32_e32 v20, v33, v38
	v_add_f32_e32 v101, v20, v101
	v_mul_f32_e32 v20, v32, v38
	v_add_f32_e32 v103, v20, v105
	v_mul_f32_e32 v20, v31, v38
	v_add_f32_e32 v45, v20, v45
	v_mul_f32_e32 v20, v30, v38
	v_add_f32_e32 v53, v20, v53
	v_mul_f32_e32 v20, v29, v38
	v_add_f32_e32 v61, v20, v61
	v_mul_f32_e32 v20, v28, v38
	v_add_f32_e32 v71, v20, v71
	.loc	1 199
	ds_read_b128 v[20:23], v19 offset:19536
	.loc	1 198
	ds_read_b128 v[28:31], v18 offset:2640
	.loc	1 203
	v_add_f32_e32 v83, v25, v83
	v_mul_f32_e32 v25, v27, v38
	v_add_f32_e32 v38, v25, v24
	.loc	1 198
	ds_read_b128 v[24:27], v18 offset:2896
	.loc	1 199
	ds_read_b128 v[32:35], v19 offset:19792
	.loc	1 203
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v105, v29, v20
	v_add_f32_e32 v82, v105, v82
	v_mul_f32_e32 v105, v30, v20
	v_add_f32_e32 v70, v105, v70
	v_mul_f32_e32 v105, v31, v20
	v_add_f32_e32 v60, v105, v60
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v105, v24, v20
	v_add_f32_e32 v52, v105, v52
	v_mul_f32_e32 v105, v25, v20
	v_mul_f32_e32 v104, v28, v20
	v_add_f32_e32 v44, v105, v44
	v_mul_f32_e32 v105, v26, v20
	v_mul_f32_e32 v20, v27, v20
	v_add_f32_e32 v90, v20, v90
	v_mul_f32_e32 v20, v27, v21
	v_add_f32_e32 v91, v20, v91
	v_mul_f32_e32 v20, v26, v21
	v_add_f32_e32 v95, v20, v95
	v_mul_f32_e32 v20, v25, v21
	v_add_f32_e32 v43, v20, v43
	v_mul_f32_e32 v20, v24, v21
	v_add_f32_e32 v51, v20, v51
	v_mul_f32_e32 v20, v31, v21
	v_add_f32_e32 v59, v20, v59
	v_mul_f32_e32 v20, v30, v21
	v_add_f32_e32 v69, v20, v69
	v_mul_f32_e32 v20, v29, v21
	v_add_f32_e32 v81, v20, v81
	v_mul_f32_e32 v20, v28, v21
	v_add_f32_e32 v89, v20, v89
	v_mul_f32_e32 v20, v28, v22
	v_add_f32_e32 v88, v20, v88
	v_mul_f32_e32 v20, v29, v22
	v_add_f32_e32 v80, v20, v80
	v_mul_f32_e32 v20, v30, v22
	v_add_f32_e32 v68, v20, v68
	v_mul_f32_e32 v20, v31, v22
	v_add_f32_e32 v58, v20, v58
	v_mul_f32_e32 v20, v24, v22
	v_add_f32_e32 v50, v20, v50
	v_mul_f32_e32 v20, v25, v22
	v_add_f32_e32 v42, v20, v42
	v_mul_f32_e32 v20, v26, v22
	v_add_f32_e32 v92, v20, v92
	v_mul_f32_e32 v20, v27, v22
	v_add_f32_e32 v93, v20, v93
	v_mul_f32_e32 v20, v27, v23
	v_add_f32_e32 v96, v20, v96
	v_mul_f32_e32 v20, v26, v23
	v_add_f32_e32 v97, v20, v97
	v_mul_f32_e32 v20, v25, v23
	v_add_f32_e32 v41, v20, v41
	v_mul_f32_e32 v20, v24, v23
	v_add_f32_e32 v49, v20, v49
	v_mul_f32_e32 v20, v31, v23
	v_add_f32_e32 v57, v20, v57
	v_mul_f32_e32 v20, v30, v23
	v_add_f32_e32 v67, v20, v67
	v_mul_f32_e32 v20, v29, v23
	v_add_f32_e32 v79, v20, v79
	v_mul_f32_e32 v20, v28, v23
	v_add_f32_e32 v87, v20, v87
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v20, v28, v32
	v_add_f32_e32 v86, v20, v86
	v_mul_f32_e32 v20, v29, v32
	v_add_f32_e32 v78, v20, v78
	v_mul_f32_e32 v20, v30, v32
	v_add_f32_e32 v64, v20, v64
	v_mul_f32_e32 v20, v31, v32
	v_add_f32_e32 v56, v20, v56
	v_mul_f32_e32 v20, v24, v32
	v_add_f32_e32 v48, v20, v48
	v_mul_f32_e32 v20, v25, v32
	v_add_f32_e32 v40, v20, v40
	v_mul_f32_e32 v20, v26, v32
	v_add_f32_e32 v94, v20, v94
	v_mul_f32_e32 v20, v27, v32
	v_add_f32_e32 v98, v20, v98
	v_mul_f32_e32 v20, v27, v33
	v_add_f32_e32 v99, v20, v99
	v_mul_f32_e32 v20, v26, v33
	v_add_f32_e32 v100, v20, v100
	v_mul_f32_e32 v20, v25, v33
	v_add_f32_e32 v39, v20, v39
	v_mul_f32_e32 v20, v24, v33
	v_add_f32_e32 v47, v20, v47
	v_mul_f32_e32 v20, v31, v33
	v_add_f32_e32 v55, v20, v55
	v_mul_f32_e32 v20, v30, v33
	v_add_f32_e32 v63, v20, v63
	v_mul_f32_e32 v20, v29, v33
	v_add_f32_e32 v77, v20, v77
	v_mul_f32_e32 v20, v28, v33
	v_add_f32_e32 v36, v20, v36
	v_mul_f32_e32 v20, v28, v34
	v_add_f32_e32 v84, v20, v84
	v_mul_f32_e32 v20, v29, v34
	v_add_f32_e32 v72, v20, v72
	v_mul_f32_e32 v20, v30, v34
	v_add_f32_e32 v62, v20, v62
	v_mul_f32_e32 v20, v31, v34
	v_add_f32_e32 v54, v20, v54
	v_mul_f32_e32 v20, v24, v34
	v_add_f32_e32 v46, v20, v46
	v_mul_f32_e32 v20, v25, v34
	v_add_f32_e32 v85, v20, v85
	v_mul_f32_e32 v20, v26, v34
	v_add_f32_e32 v102, v20, v102
	v_mul_f32_e32 v20, v27, v34
	v_add_f32_e32 v37, v20, v37
	v_mul_f32_e32 v20, v27, v35
	v_add_f32_e32 v2, v20, v2
	v_mul_f32_e32 v20, v26, v35
	v_add_f32_e32 v101, v20, v101
	v_mul_f32_e32 v20, v25, v35
	v_add_f32_e32 v103, v20, v103
	v_mul_f32_e32 v20, v24, v35
	v_add_f32_e32 v45, v20, v45
	v_mul_f32_e32 v20, v31, v35
	v_add_f32_e32 v53, v20, v53
	v_mul_f32_e32 v20, v30, v35
	v_add_f32_e32 v61, v20, v61
	v_mul_f32_e32 v20, v29, v35
	v_add_f32_e32 v71, v20, v71
	.loc	1 199
	ds_read_b128 v[20:23], v19 offset:20064
	.loc	1 198
	ds_read_b128 v[24:27], v18 offset:3168
	.loc	1 203
	v_mul_f32_e32 v28, v28, v35
	v_add_f32_e32 v104, v104, v106
	v_add_f32_e32 v83, v105, v83
	v_add_f32_e32 v38, v28, v38
	.loc	1 198
	ds_read_b128 v[28:31], v18 offset:3424
	.loc	1 199
	ds_read_b128 v[32:35], v19 offset:20320
	.loc	1 203
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v105, v24, v20
	v_add_f32_e32 v104, v105, v104
	v_mul_f32_e32 v105, v25, v20
	v_add_f32_e32 v82, v105, v82
	v_mul_f32_e32 v105, v26, v20
	v_add_f32_e32 v70, v105, v70
	v_mul_f32_e32 v105, v27, v20
	v_add_f32_e32 v60, v105, v60
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v105, v28, v20
	v_add_f32_e32 v52, v105, v52
	v_mul_f32_e32 v105, v29, v20
	v_add_f32_e32 v44, v105, v44
	v_mul_f32_e32 v105, v30, v20
	v_mul_f32_e32 v20, v31, v20
	v_add_f32_e32 v83, v105, v83
	v_add_f32_e32 v105, v20, v90
	v_mul_f32_e32 v20, v31, v21
	v_add_f32_e32 v106, v20, v91
	v_mul_f32_e32 v20, v30, v21
	v_add_f32_e32 v107, v20, v95
	v_mul_f32_e32 v20, v29, v21
	v_add_f32_e32 v43, v20, v43
	v_mul_f32_e32 v20, v28, v21
	v_add_f32_e32 v51, v20, v51
	v_mul_f32_e32 v20, v27, v21
	v_add_f32_e32 v59, v20, v59
	v_mul_f32_e32 v20, v26, v21
	v_add_f32_e32 v69, v20, v69
	v_mul_f32_e32 v20, v25, v21
	v_add_f32_e32 v81, v20, v81
	v_mul_f32_e32 v20, v24, v21
	v_add_f32_e32 v89, v20, v89
	v_mul_f32_e32 v20, v24, v22
	v_add_f32_e32 v88, v20, v88
	v_mul_f32_e32 v20, v25, v22
	v_add_f32_e32 v80, v20, v80
	v_mul_f32_e32 v20, v26, v22
	v_add_f32_e32 v68, v20, v68
	v_mul_f32_e32 v20, v27, v22
	v_add_f32_e32 v58, v20, v58
	v_mul_f32_e32 v20, v28, v22
	v_add_f32_e32 v50, v20, v50
	v_mul_f32_e32 v20, v29, v22
	v_add_f32_e32 v42, v20, v42
	v_mul_f32_e32 v20, v30, v22
	v_add_f32_e32 v108, v20, v92
	v_mul_f32_e32 v20, v31, v22
	v_add_f32_e32 v109, v20, v93
	v_mul_f32_e32 v20, v31, v23
	v_add_f32_e32 v110, v20, v96
	v_mul_f32_e32 v20, v30, v23
	v_add_f32_e32 v111, v20, v97
	v_mul_f32_e32 v20, v29, v23
	v_add_f32_e32 v41, v20, v41
	v_mul_f32_e32 v20, v28, v23
	v_add_f32_e32 v49, v20, v49
	v_mul_f32_e32 v20, v27, v23
	v_add_f32_e32 v57, v20, v57
	v_mul_f32_e32 v20, v26, v23
	v_add_f32_e32 v67, v20, v67
	v_mul_f32_e32 v20, v25, v23
	v_add_f32_e32 v79, v20, v79
	v_mul_f32_e32 v20, v24, v23
	v_add_f32_e32 v87, v20, v87
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v20, v24, v32
	v_add_f32_e32 v86, v20, v86
	v_mul_f32_e32 v20, v25, v32
	v_add_f32_e32 v78, v20, v78
	v_mul_f32_e32 v20, v26, v32
	v_add_f32_e32 v64, v20, v64
	v_mul_f32_e32 v20, v27, v32
	v_add_f32_e32 v56, v20, v56
	v_mul_f32_e32 v20, v28, v32
	v_add_f32_e32 v48, v20, v48
	v_mul_f32_e32 v20, v29, v32
	v_add_f32_e32 v40, v20, v40
	v_mul_f32_e32 v20, v30, v32
	v_add_f32_e32 v112, v20, v94
	v_mul_f32_e32 v20, v31, v32
	v_add_f32_e32 v113, v20, v98
	v_mul_f32_e32 v20, v31, v33
	v_add_f32_e32 v114, v20, v99
	v_mul_f32_e32 v20, v30, v33
	v_add_f32_e32 v115, v20, v100
	v_mul_f32_e32 v20, v29, v33
	v_add_f32_e32 v39, v20, v39
	v_mul_f32_e32 v20, v28, v33
	v_add_f32_e32 v47, v20, v47
	v_mul_f32_e32 v20, v27, v33
	v_add_f32_e32 v55, v20, v55
	v_mul_f32_e32 v20, v26, v33
	v_add_f32_e32 v63, v20, v63
	v_mul_f32_e32 v20, v25, v33
	v_add_f32_e32 v77, v20, v77
	v_mul_f32_e32 v20, v24, v33
	v_add_f32_e32 v116, v20, v36
	v_mul_f32_e32 v20, v24, v34
	v_add_f32_e32 v84, v20, v84
	v_mul_f32_e32 v20, v25, v34
	v_add_f32_e32 v72, v20, v72
	v_mul_f32_e32 v20, v26, v34
	v_add_f32_e32 v62, v20, v62
	v_mul_f32_e32 v20, v27, v34
	v_add_f32_e32 v54, v20, v54
	v_mul_f32_e32 v20, v28, v34
	v_add_f32_e32 v46, v20, v46
	v_mul_f32_e32 v20, v29, v34
	v_add_f32_e32 v117, v20, v85
	v_mul_f32_e32 v20, v30, v34
	v_add_f32_e32 v118, v20, v102
	v_mul_f32_e32 v20, v31, v34
	v_add_f32_e32 v37, v20, v37
	v_mul_f32_e32 v20, v31, v35
	v_add_f32_e32 v2, v20, v2
	v_mul_f32_e32 v20, v30, v35
	v_add_f32_e32 v119, v20, v101
	v_mul_f32_e32 v20, v29, v35
	v_add_f32_e32 v103, v20, v103
	v_mul_f32_e32 v20, v28, v35
	v_add_f32_e32 v45, v20, v45
	v_mul_f32_e32 v20, v27, v35
	v_add_f32_e32 v53, v20, v53
	v_mul_f32_e32 v20, v26, v35
	v_add_f32_e32 v61, v20, v61
	v_mul_f32_e32 v20, v25, v35
	v_add_f32_e32 v71, v20, v71
	.loc	1 199
	ds_read_b128 v[20:23], v19 offset:20592
	.loc	1 198
	ds_read_b128 v[91:94], v18 offset:3696
	ds_read_b128 v[95:98], v18 offset:3952
	.loc	1 199
	ds_read_b128 v[99:102], v19 offset:20848
	.loc	1 203
	v_mul_f32_e32 v24, v24, v35
	v_add_f32_e32 v120, v24, v38
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v18, v91, v20
	v_add_f32_e32 v90, v18, v104
	v_mul_f32_e32 v18, v92, v20
	v_add_f32_e32 v82, v18, v82
	v_mul_f32_e32 v18, v93, v20
	v_add_f32_e32 v70, v18, v70
	v_mul_f32_e32 v18, v94, v20
	v_add_f32_e32 v60, v18, v60
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v18, v95, v20
	v_add_f32_e32 v52, v18, v52
	v_mul_f32_e32 v18, v96, v20
	v_add_f32_e32 v44, v18, v44
	v_mul_f32_e32 v18, v97, v20
	v_add_f32_e32 v36, v18, v83
	v_mul_f32_e32 v18, v98, v20
	v_add_f32_e32 v28, v18, v105
	v_mul_f32_e32 v18, v98, v21
	v_add_f32_e32 v27, v18, v106
	v_mul_f32_e32 v18, v97, v21
	v_add_f32_e32 v35, v18, v107
	v_mul_f32_e32 v18, v96, v21
	v_add_f32_e32 v43, v18, v43
	v_mul_f32_e32 v18, v95, v21
	v_add_f32_e32 v51, v18, v51
	v_mul_f32_e32 v18, v94, v21
	v_add_f32_e32 v59, v18, v59
	v_mul_f32_e32 v18, v93, v21
	v_add_f32_e32 v69, v18, v69
	v_mul_f32_e32 v18, v92, v21
	v_add_f32_e32 v81, v18, v81
	v_mul_f32_e32 v18, v91, v21
	v_add_f32_e32 v89, v18, v89
	v_mul_f32_e32 v18, v91, v22
	v_add_f32_e32 v88, v18, v88
	v_mul_f32_e32 v18, v92, v22
	v_add_f32_e32 v80, v18, v80
	v_mul_f32_e32 v18, v93, v22
	v_add_f32_e32 v68, v18, v68
	v_mul_f32_e32 v18, v94, v22
	v_add_f32_e32 v58, v18, v58
	v_mul_f32_e32 v18, v95, v22
	v_add_f32_e32 v50, v18, v50
	v_mul_f32_e32 v18, v96, v22
	v_add_f32_e32 v42, v18, v42
	v_mul_f32_e32 v18, v97, v22
	v_add_f32_e32 v34, v18, v108
	v_mul_f32_e32 v18, v98, v22
	v_add_f32_e32 v26, v18, v109
	v_mul_f32_e32 v18, v98, v23
	v_add_f32_e32 v25, v18, v110
	v_mul_f32_e32 v18, v97, v23
	v_add_f32_e32 v33, v18, v111
	v_mul_f32_e32 v18, v96, v23
	v_add_f32_e32 v41, v18, v41
	v_mul_f32_e32 v18, v95, v23
	v_add_f32_e32 v49, v18, v49
	v_mul_f32_e32 v18, v94, v23
	v_add_f32_e32 v57, v18, v57
	v_mul_f32_e32 v18, v93, v23
	v_add_f32_e32 v67, v18, v67
	v_mul_f32_e32 v18, v92, v23
	v_add_f32_e32 v79, v18, v79
	v_mul_f32_e32 v18, v91, v23
	v_add_f32_e32 v87, v18, v87
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v18, v91, v99
	v_add_f32_e32 v86, v18, v86
	v_mul_f32_e32 v18, v92, v99
	v_add_f32_e32 v78, v18, v78
	v_mul_f32_e32 v18, v93, v99
	v_add_f32_e32 v64, v18, v64
	v_mul_f32_e32 v18, v94, v99
	v_add_f32_e32 v56, v18, v56
	v_mul_f32_e32 v18, v95, v99
	v_add_f32_e32 v48, v18, v48
	v_mul_f32_e32 v18, v96, v99
	v_add_f32_e32 v40, v18, v40
	v_mul_f32_e32 v18, v97, v99
	v_add_f32_e32 v32, v18, v112
	v_mul_f32_e32 v18, v98, v99
	v_add_f32_e32 v24, v18, v113
	v_mul_f32_e32 v18, v98, v100
	v_add_f32_e32 v23, v18, v114
	v_mul_f32_e32 v18, v97, v100
	v_add_f32_e32 v31, v18, v115
	v_mul_f32_e32 v18, v96, v100
	v_add_f32_e32 v39, v18, v39
	v_mul_f32_e32 v18, v95, v100
	v_add_f32_e32 v47, v18, v47
	v_mul_f32_e32 v18, v94, v100
	v_add_f32_e32 v55, v18, v55
	v_mul_f32_e32 v18, v93, v100
	v_add_f32_e32 v63, v18, v63
	v_mul_f32_e32 v18, v92, v100
	v_add_f32_e32 v77, v18, v77
	v_mul_f32_e32 v18, v91, v100
	v_add_f32_e32 v85, v18, v116
	v_mul_f32_e32 v18, v91, v101
	v_add_f32_e32 v84, v18, v84
	v_mul_f32_e32 v18, v92, v101
	v_add_f32_e32 v72, v18, v72
	v_mul_f32_e32 v18, v93, v101
	v_add_f32_e32 v62, v18, v62
	v_mul_f32_e32 v18, v94, v101
	v_add_f32_e32 v54, v18, v54
	v_mul_f32_e32 v18, v95, v101
	v_add_f32_e32 v46, v18, v46
	v_mul_f32_e32 v18, v96, v101
	v_add_f32_e32 v38, v18, v117
	v_mul_f32_e32 v18, v97, v101
	v_add_f32_e32 v30, v18, v118
	v_mul_f32_e32 v18, v98, v101
	v_add_f32_e32 v22, v18, v37
	v_mul_f32_e32 v18, v98, v102
	v_add_f32_e32 v2, v18, v2
	v_mul_f32_e32 v18, v97, v102
	v_add_f32_e32 v29, v18, v119
	v_mul_f32_e32 v18, v96, v102
	v_add_f32_e32 v37, v18, v103
	v_mul_f32_e32 v18, v95, v102
	v_add_f32_e32 v45, v18, v45
	v_mul_f32_e32 v18, v94, v102
	v_add_f32_e32 v53, v18, v53
	v_mul_f32_e32 v18, v93, v102
	v_add_f32_e32 v61, v18, v61
	v_mul_f32_e32 v18, v92, v102
	v_add_f32_e32 v71, v18, v71
	v_mul_f32_e32 v18, v91, v102
	v_add_f32_e32 v83, v18, v120
	s_branch .LBB0_5
.LBB0_31:
	.loc	1 153
	s_load_dwordx2 s[6:7], s[4:5], 0x30
	s_load_dword s4, s[4:5], 0x38
	v_add_u32_e32 v7, vcc, s28, v65
	v_add_u32_e32 v0, vcc, s26, v66
	.loc	1 236
	v_cmp_le_i32_e32 vcc, s42, v7
	v_cmp_gt_i32_e64 s[0:1], s20, v7
	v_cmp_neq_f32_e64 s[2:3], s25, 0
	s_and_b64 s[0:1], vcc, s[0:1]
	v_ashrrev_i32_e32 v1, 31, v0
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_72
; %bb.32:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[3:4], s[0:1], v7, s4, 0
	v_mov_b32_e32 v5, s7
	v_cmp_gt_i32_e64 s[0:1], s21, v0
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_u32_e32 v6, vcc, s6, v3
	v_addc_u32_e32 v5, vcc, v5, v4, vcc
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	v_add_u32_e32 v3, vcc, v6, v3
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	.loc	1 246
	v_cmp_le_i32_e32 vcc, s33, v0
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_37
; %bb.33:
	.loc	1 248
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_360
; %bb.34:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s23, v90
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s25, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_36
.LBB0_35:
	v_mul_f32_e32 v5, s23, v90
.LBB0_36:
	flat_store_dword v[3:4], v5
.LBB0_37:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_42
; %bb.38:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 4, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	s_cbranch_vccnz .LBB0_361
; %bb.39:
	.loc	1 248
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v89
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_41
.LBB0_40:
	v_mul_f32_e32 v8, s23, v89
.LBB0_41:
	flat_store_dword v[5:6], v8
.LBB0_42:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_47
; %bb.43:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 8, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_362
; %bb.44:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v88
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_46
.LBB0_45:
	v_mul_f32_e32 v8, s23, v88
.LBB0_46:
	flat_store_dword v[5:6], v8
.LBB0_47:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_52
; %bb.48:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 12, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_363
; %bb.49:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v87
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_51
.LBB0_50:
	v_mul_f32_e32 v8, s23, v87
.LBB0_51:
	flat_store_dword v[5:6], v8
.LBB0_52:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 238
	v_add_u32_e32 v5, vcc, 64, v0
	v_add_u32_e32 v3, vcc, 0x100, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	1 246
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_57
; %bb.53:
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_364
; %bb.54:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s23, v86
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s25, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_56
.LBB0_55:
	v_mul_f32_e32 v5, s23, v86
.LBB0_56:
	flat_store_dword v[3:4], v5
.LBB0_57:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_62
; %bb.58:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 4, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_365
; %bb.59:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v85
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_61
.LBB0_60:
	v_mul_f32_e32 v8, s23, v85
.LBB0_61:
	flat_store_dword v[5:6], v8
.LBB0_62:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_67
; %bb.63:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 8, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_366
; %bb.64:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v84
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_66
.LBB0_65:
	v_mul_f32_e32 v8, s23, v84
.LBB0_66:
	flat_store_dword v[5:6], v8
.LBB0_67:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_72
; %bb.68:
	.loc	1 247
	v_add_u32_e64 v3, s[0:1], 12, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v4, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_367
; %bb.69:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s23, v83
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s25, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_71
.LBB0_70:
	v_mul_f32_e32 v5, s23, v83
.LBB0_71:
	flat_store_dword v[3:4], v5
.LBB0_72:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 235
	v_add_u32_e32 v3, vcc, 1, v7
	.loc	1 236
	v_cmp_le_i32_e32 vcc, s42, v3
	v_cmp_gt_i32_e64 s[0:1], s20, v3
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_113
; %bb.73:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[3:4], s[0:1], v3, s4, 0
	v_mov_b32_e32 v5, s7
	v_cmp_gt_i32_e64 s[0:1], s21, v0
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_u32_e32 v6, vcc, s6, v3
	v_addc_u32_e32 v5, vcc, v5, v4, vcc
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	v_add_u32_e32 v3, vcc, v6, v3
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	.loc	1 246
	v_cmp_le_i32_e32 vcc, s33, v0
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_78
; %bb.74:
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_368
; %bb.75:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s23, v82
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s25, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_77
.LBB0_76:
	v_mul_f32_e32 v5, s23, v82
.LBB0_77:
	flat_store_dword v[3:4], v5
.LBB0_78:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_83
; %bb.79:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 4, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_369
; %bb.80:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v81
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_82
.LBB0_81:
	v_mul_f32_e32 v8, s23, v81
.LBB0_82:
	flat_store_dword v[5:6], v8
.LBB0_83:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_88
; %bb.84:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 8, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_370
; %bb.85:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v80
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_87
.LBB0_86:
	v_mul_f32_e32 v8, s23, v80
.LBB0_87:
	flat_store_dword v[5:6], v8
.LBB0_88:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_93
; %bb.89:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 12, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_371
; %bb.90:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v79
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_92
.LBB0_91:
	v_mul_f32_e32 v8, s23, v79
.LBB0_92:
	flat_store_dword v[5:6], v8
.LBB0_93:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 238
	v_add_u32_e32 v5, vcc, 64, v0
	v_add_u32_e32 v3, vcc, 0x100, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	1 246
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_98
; %bb.94:
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_372
; %bb.95:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s23, v78
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s25, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_97
.LBB0_96:
	v_mul_f32_e32 v5, s23, v78
.LBB0_97:
	flat_store_dword v[3:4], v5
.LBB0_98:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_103
; %bb.99:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 4, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_373
; %bb.100:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v77
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_102
.LBB0_101:
	v_mul_f32_e32 v8, s23, v77
.LBB0_102:
	flat_store_dword v[5:6], v8
.LBB0_103:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_108
; %bb.104:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 8, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_374
; %bb.105:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v72
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_107
.LBB0_106:
	v_mul_f32_e32 v8, s23, v72
.LBB0_107:
	flat_store_dword v[5:6], v8
.LBB0_108:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_113
; %bb.109:
	.loc	1 247
	v_add_u32_e64 v3, s[0:1], 12, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v4, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_375
; %bb.110:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s23, v71
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s25, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_112
.LBB0_111:
	v_mul_f32_e32 v5, s23, v71
.LBB0_112:
	flat_store_dword v[3:4], v5
.LBB0_113:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 235
	v_add_u32_e32 v3, vcc, 2, v7
	.loc	1 236
	v_cmp_le_i32_e32 vcc, s42, v3
	v_cmp_gt_i32_e64 s[0:1], s20, v3
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_154
; %bb.114:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[3:4], s[0:1], v3, s4, 0
	v_mov_b32_e32 v5, s7
	v_cmp_gt_i32_e64 s[0:1], s21, v0
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_u32_e32 v6, vcc, s6, v3
	v_addc_u32_e32 v5, vcc, v5, v4, vcc
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	v_add_u32_e32 v3, vcc, v6, v3
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	.loc	1 246
	v_cmp_le_i32_e32 vcc, s33, v0
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_119
; %bb.115:
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_376
; %bb.116:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s23, v70
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s25, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_118
.LBB0_117:
	v_mul_f32_e32 v5, s23, v70
.LBB0_118:
	flat_store_dword v[3:4], v5
.LBB0_119:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_124
; %bb.120:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 4, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_377
; %bb.121:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v69
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_123
.LBB0_122:
	v_mul_f32_e32 v8, s23, v69
.LBB0_123:
	flat_store_dword v[5:6], v8
.LBB0_124:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_129
; %bb.125:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 8, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_378
; %bb.126:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v68
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_128
.LBB0_127:
	v_mul_f32_e32 v8, s23, v68
.LBB0_128:
	flat_store_dword v[5:6], v8
.LBB0_129:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_134
; %bb.130:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 12, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_379
; %bb.131:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v67
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_133
.LBB0_132:
	v_mul_f32_e32 v8, s23, v67
.LBB0_133:
	flat_store_dword v[5:6], v8
.LBB0_134:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 238
	v_add_u32_e32 v5, vcc, 64, v0
	v_add_u32_e32 v3, vcc, 0x100, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	1 246
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_139
; %bb.135:
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_380
; %bb.136:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s23, v64
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s25, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_138
.LBB0_137:
	v_mul_f32_e32 v5, s23, v64
.LBB0_138:
	flat_store_dword v[3:4], v5
.LBB0_139:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_144
; %bb.140:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 4, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_381
; %bb.141:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v63
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_143
.LBB0_142:
	v_mul_f32_e32 v8, s23, v63
.LBB0_143:
	flat_store_dword v[5:6], v8
.LBB0_144:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_149
; %bb.145:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 8, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_382
; %bb.146:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v62
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_148
.LBB0_147:
	v_mul_f32_e32 v8, s23, v62
.LBB0_148:
	flat_store_dword v[5:6], v8
.LBB0_149:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_154
; %bb.150:
	.loc	1 247
	v_add_u32_e64 v3, s[0:1], 12, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v4, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_383
; %bb.151:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s23, v61
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s25, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_153
.LBB0_152:
	v_mul_f32_e32 v5, s23, v61
.LBB0_153:
	flat_store_dword v[3:4], v5
.LBB0_154:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 235
	v_add_u32_e32 v3, vcc, 3, v7
	.loc	1 236
	v_cmp_le_i32_e32 vcc, s42, v3
	v_cmp_gt_i32_e64 s[0:1], s20, v3
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_195
; %bb.155:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[3:4], s[0:1], v3, s4, 0
	v_mov_b32_e32 v5, s7
	v_cmp_gt_i32_e64 s[0:1], s21, v0
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_u32_e32 v6, vcc, s6, v3
	v_addc_u32_e32 v5, vcc, v5, v4, vcc
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	v_add_u32_e32 v3, vcc, v6, v3
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	.loc	1 246
	v_cmp_le_i32_e32 vcc, s33, v0
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_160
; %bb.156:
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_384
; %bb.157:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s23, v60
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s25, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_159
.LBB0_158:
	v_mul_f32_e32 v5, s23, v60
.LBB0_159:
	flat_store_dword v[3:4], v5
.LBB0_160:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_165
; %bb.161:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 4, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_385
; %bb.162:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v59
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_164
.LBB0_163:
	v_mul_f32_e32 v8, s23, v59
.LBB0_164:
	flat_store_dword v[5:6], v8
.LBB0_165:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_170
; %bb.166:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 8, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_386
; %bb.167:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v58
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_169
.LBB0_168:
	v_mul_f32_e32 v8, s23, v58
.LBB0_169:
	flat_store_dword v[5:6], v8
.LBB0_170:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_175
; %bb.171:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 12, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_387
; %bb.172:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v57
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_174
.LBB0_173:
	v_mul_f32_e32 v8, s23, v57
.LBB0_174:
	flat_store_dword v[5:6], v8
.LBB0_175:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 238
	v_add_u32_e32 v5, vcc, 64, v0
	v_add_u32_e32 v3, vcc, 0x100, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	1 246
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_180
; %bb.176:
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_388
; %bb.177:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s23, v56
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s25, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_179
.LBB0_178:
	v_mul_f32_e32 v5, s23, v56
.LBB0_179:
	flat_store_dword v[3:4], v5
.LBB0_180:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_185
; %bb.181:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 4, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_389
; %bb.182:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v55
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_184
.LBB0_183:
	v_mul_f32_e32 v8, s23, v55
.LBB0_184:
	flat_store_dword v[5:6], v8
.LBB0_185:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_190
; %bb.186:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 8, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_390
; %bb.187:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v54
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_189
.LBB0_188:
	v_mul_f32_e32 v8, s23, v54
.LBB0_189:
	flat_store_dword v[5:6], v8
.LBB0_190:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_195
; %bb.191:
	.loc	1 247
	v_add_u32_e64 v3, s[0:1], 12, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v4, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_391
; %bb.192:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s23, v53
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s25, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_194
.LBB0_193:
	v_mul_f32_e32 v5, s23, v53
.LBB0_194:
	flat_store_dword v[3:4], v5
.LBB0_195:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 235
	v_add_u32_e32 v3, vcc, 64, v7
	.loc	1 236
	v_cmp_le_i32_e32 vcc, s42, v3
	v_cmp_gt_i32_e64 s[0:1], s20, v3
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_236
; %bb.196:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[3:4], s[0:1], v3, s4, 0
	v_mov_b32_e32 v5, s7
	v_cmp_gt_i32_e64 s[0:1], s21, v0
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_u32_e32 v6, vcc, s6, v3
	v_addc_u32_e32 v5, vcc, v5, v4, vcc
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	v_add_u32_e32 v3, vcc, v6, v3
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	.loc	1 246
	v_cmp_le_i32_e32 vcc, s33, v0
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_201
; %bb.197:
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_392
; %bb.198:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s23, v52
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s25, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_200
.LBB0_199:
	v_mul_f32_e32 v5, s23, v52
.LBB0_200:
	flat_store_dword v[3:4], v5
.LBB0_201:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_206
; %bb.202:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 4, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_393
; %bb.203:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v51
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_205
.LBB0_204:
	v_mul_f32_e32 v8, s23, v51
.LBB0_205:
	flat_store_dword v[5:6], v8
.LBB0_206:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_211
; %bb.207:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 8, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_394
; %bb.208:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v50
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_210
.LBB0_209:
	v_mul_f32_e32 v8, s23, v50
.LBB0_210:
	flat_store_dword v[5:6], v8
.LBB0_211:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_216
; %bb.212:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 12, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_395
; %bb.213:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v49
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_215
.LBB0_214:
	v_mul_f32_e32 v8, s23, v49
.LBB0_215:
	flat_store_dword v[5:6], v8
.LBB0_216:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 238
	v_add_u32_e32 v5, vcc, 64, v0
	v_add_u32_e32 v3, vcc, 0x100, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	1 246
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_221
; %bb.217:
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_396
; %bb.218:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s23, v48
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s25, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_220
.LBB0_219:
	v_mul_f32_e32 v5, s23, v48
.LBB0_220:
	flat_store_dword v[3:4], v5
.LBB0_221:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_226
; %bb.222:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 4, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_397
; %bb.223:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v47
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_225
.LBB0_224:
	v_mul_f32_e32 v8, s23, v47
.LBB0_225:
	flat_store_dword v[5:6], v8
.LBB0_226:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_231
; %bb.227:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 8, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_398
; %bb.228:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v46
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_230
.LBB0_229:
	v_mul_f32_e32 v8, s23, v46
.LBB0_230:
	flat_store_dword v[5:6], v8
.LBB0_231:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_236
; %bb.232:
	.loc	1 247
	v_add_u32_e64 v3, s[0:1], 12, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v4, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_399
; %bb.233:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s23, v45
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s25, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_235
.LBB0_234:
	v_mul_f32_e32 v5, s23, v45
.LBB0_235:
	flat_store_dword v[3:4], v5
.LBB0_236:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 235
	v_add_u32_e32 v3, vcc, 0x41, v7
	.loc	1 236
	v_cmp_le_i32_e32 vcc, s42, v3
	v_cmp_gt_i32_e64 s[0:1], s20, v3
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_277
; %bb.237:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[3:4], s[0:1], v3, s4, 0
	v_mov_b32_e32 v5, s7
	v_cmp_gt_i32_e64 s[0:1], s21, v0
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_u32_e32 v6, vcc, s6, v3
	v_addc_u32_e32 v5, vcc, v5, v4, vcc
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	v_add_u32_e32 v3, vcc, v6, v3
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	.loc	1 246
	v_cmp_le_i32_e32 vcc, s33, v0
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_242
; %bb.238:
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_400
; %bb.239:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s23, v44
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s25, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_241
.LBB0_240:
	v_mul_f32_e32 v5, s23, v44
.LBB0_241:
	flat_store_dword v[3:4], v5
.LBB0_242:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_247
; %bb.243:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 4, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_401
; %bb.244:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v43
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_246
.LBB0_245:
	v_mul_f32_e32 v8, s23, v43
.LBB0_246:
	flat_store_dword v[5:6], v8
.LBB0_247:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_252
; %bb.248:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 8, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_402
; %bb.249:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v42
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_251
.LBB0_250:
	v_mul_f32_e32 v8, s23, v42
.LBB0_251:
	flat_store_dword v[5:6], v8
.LBB0_252:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_257
; %bb.253:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 12, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_403
; %bb.254:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v41
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_256
.LBB0_255:
	v_mul_f32_e32 v8, s23, v41
.LBB0_256:
	flat_store_dword v[5:6], v8
.LBB0_257:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 238
	v_add_u32_e32 v5, vcc, 64, v0
	v_add_u32_e32 v3, vcc, 0x100, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	1 246
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_262
; %bb.258:
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_404
; %bb.259:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s23, v40
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s25, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_261
.LBB0_260:
	v_mul_f32_e32 v5, s23, v40
.LBB0_261:
	flat_store_dword v[3:4], v5
.LBB0_262:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_267
; %bb.263:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 4, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_405
; %bb.264:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v39
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_266
.LBB0_265:
	v_mul_f32_e32 v8, s23, v39
.LBB0_266:
	flat_store_dword v[5:6], v8
.LBB0_267:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_272
; %bb.268:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 8, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_406
; %bb.269:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v38
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_271
.LBB0_270:
	v_mul_f32_e32 v8, s23, v38
.LBB0_271:
	flat_store_dword v[5:6], v8
.LBB0_272:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_277
; %bb.273:
	.loc	1 247
	v_add_u32_e64 v3, s[0:1], 12, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v4, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_407
; %bb.274:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s23, v37
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s25, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_276
.LBB0_275:
	v_mul_f32_e32 v5, s23, v37
.LBB0_276:
	flat_store_dword v[3:4], v5
.LBB0_277:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 235
	v_add_u32_e32 v3, vcc, 0x42, v7
	.loc	1 236
	v_cmp_le_i32_e32 vcc, s42, v3
	v_cmp_gt_i32_e64 s[0:1], s20, v3
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_318
; %bb.278:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[3:4], s[0:1], v3, s4, 0
	v_mov_b32_e32 v5, s7
	v_cmp_gt_i32_e64 s[0:1], s21, v0
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_u32_e32 v6, vcc, s6, v3
	v_addc_u32_e32 v5, vcc, v5, v4, vcc
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	v_add_u32_e32 v3, vcc, v6, v3
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	.loc	1 246
	v_cmp_le_i32_e32 vcc, s33, v0
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_283
; %bb.279:
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_408
; %bb.280:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s23, v36
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s25, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_282
.LBB0_281:
	v_mul_f32_e32 v5, s23, v36
.LBB0_282:
	flat_store_dword v[3:4], v5
.LBB0_283:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_288
; %bb.284:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 4, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_409
; %bb.285:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v35
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_287
.LBB0_286:
	v_mul_f32_e32 v8, s23, v35
.LBB0_287:
	flat_store_dword v[5:6], v8
.LBB0_288:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_293
; %bb.289:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 8, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_410
; %bb.290:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v34
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_292
.LBB0_291:
	v_mul_f32_e32 v8, s23, v34
.LBB0_292:
	flat_store_dword v[5:6], v8
.LBB0_293:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_298
; %bb.294:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 12, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_411
; %bb.295:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v33
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_297
.LBB0_296:
	v_mul_f32_e32 v8, s23, v33
.LBB0_297:
	flat_store_dword v[5:6], v8
.LBB0_298:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 238
	v_add_u32_e32 v5, vcc, 64, v0
	v_add_u32_e32 v3, vcc, 0x100, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	1 246
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_303
; %bb.299:
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_412
; %bb.300:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s23, v32
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s25, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_302
.LBB0_301:
	v_mul_f32_e32 v5, s23, v32
.LBB0_302:
	flat_store_dword v[3:4], v5
.LBB0_303:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_308
; %bb.304:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 4, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_413
; %bb.305:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v31
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_307
.LBB0_306:
	v_mul_f32_e32 v8, s23, v31
.LBB0_307:
	flat_store_dword v[5:6], v8
.LBB0_308:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_313
; %bb.309:
	.loc	1 247
	v_add_u32_e64 v5, s[0:1], 8, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v6, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_414
; %bb.310:
	flat_load_dword v8, v[5:6]
	v_mul_f32_e32 v9, s23, v30
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s25, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_312
.LBB0_311:
	v_mul_f32_e32 v8, s23, v30
.LBB0_312:
	flat_store_dword v[5:6], v8
.LBB0_313:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 246
	v_add_u32_e32 v5, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s33, v5
	v_cmp_gt_i32_e64 s[0:1], s21, v5
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_318
; %bb.314:
	.loc	1 247
	v_add_u32_e64 v3, s[0:1], 12, v3
	.loc	1 248
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 247
	v_addc_u32_e64 v4, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_415
; %bb.315:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s23, v29
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s25, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_317
.LBB0_316:
	v_mul_f32_e32 v5, s23, v29
.LBB0_317:
	flat_store_dword v[3:4], v5
.LBB0_318:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 235
	v_add_u32_e32 v3, vcc, 0x43, v7
	.loc	1 236
	v_cmp_le_i32_e32 vcc, s42, v3
	v_cmp_gt_i32_e64 s[0:1], s20, v3
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_359
; %bb.319:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[3:4], s[0:1], v3, s4, 0
	v_mov_b32_e32 v5, s7
	v_cmp_gt_i32_e64 s[0:1], s21, v0
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_u32_e32 v6, vcc, s6, v3
	v_addc_u32_e32 v5, vcc, v5, v4, vcc
	v_lshlrev_b64 v[3:4], 2, v[0:1]
	v_cndmask_b32_e64 v1, 0, 1, s[2:3]
	v_add_u32_e32 v3, vcc, v6, v3
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	.loc	1 246
	v_cmp_le_i32_e32 vcc, s33, v0
	s_and_b64 s[4:5], vcc, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 1, v1
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_324
; %bb.320:
	.loc	1 248
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_416
; %bb.321:
	flat_load_dword v1, v[3:4]
	v_mul_f32_e32 v5, s23, v28
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s25, v1
	v_add_f32_e32 v1, v5, v1
	s_cbranch_execnz .LBB0_323
.LBB0_322:
	v_mul_f32_e32 v1, s23, v28
.LBB0_323:
	flat_store_dword v[3:4], v1
.LBB0_324:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 246
	v_add_u32_e32 v1, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s33, v1
	v_cmp_gt_i32_e64 s[2:3], s21, v1
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_329
; %bb.325:
	.loc	1 247
	v_add_u32_e64 v5, s[2:3], 4, v3
	.loc	1 248
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 247
	v_addc_u32_e64 v6, s[2:3], 0, v4, s[2:3]
	.loc	1 248
	s_cbranch_vccnz .LBB0_417
; %bb.326:
	flat_load_dword v1, v[5:6]
	v_mul_f32_e32 v7, s23, v27
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s25, v1
	v_add_f32_e32 v1, v7, v1
	s_cbranch_execnz .LBB0_328
.LBB0_327:
	v_mul_f32_e32 v1, s23, v27
.LBB0_328:
	flat_store_dword v[5:6], v1
.LBB0_329:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 246
	v_add_u32_e32 v1, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s33, v1
	v_cmp_gt_i32_e64 s[2:3], s21, v1
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_334
; %bb.330:
	.loc	1 247
	v_add_u32_e64 v5, s[2:3], 8, v3
	.loc	1 248
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 247
	v_addc_u32_e64 v6, s[2:3], 0, v4, s[2:3]
	.loc	1 248
	s_cbranch_vccnz .LBB0_418
; %bb.331:
	flat_load_dword v1, v[5:6]
	v_mul_f32_e32 v7, s23, v26
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s25, v1
	v_add_f32_e32 v1, v7, v1
	s_cbranch_execnz .LBB0_333
.LBB0_332:
	v_mul_f32_e32 v1, s23, v26
.LBB0_333:
	flat_store_dword v[5:6], v1
.LBB0_334:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 246
	v_add_u32_e32 v1, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s33, v1
	v_cmp_gt_i32_e64 s[2:3], s21, v1
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_339
; %bb.335:
	.loc	1 247
	v_add_u32_e64 v5, s[2:3], 12, v3
	.loc	1 248
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 247
	v_addc_u32_e64 v6, s[2:3], 0, v4, s[2:3]
	.loc	1 248
	s_cbranch_vccnz .LBB0_419
; %bb.336:
	flat_load_dword v1, v[5:6]
	v_mul_f32_e32 v7, s23, v25
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s25, v1
	v_add_f32_e32 v1, v7, v1
	s_cbranch_execnz .LBB0_338
.LBB0_337:
	v_mul_f32_e32 v1, s23, v25
.LBB0_338:
	flat_store_dword v[5:6], v1
.LBB0_339:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 238
	v_add_u32_e32 v1, vcc, 64, v0
	v_add_u32_e32 v3, vcc, 0x100, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	1 246
	v_cmp_le_i32_e32 vcc, s33, v1
	v_cmp_gt_i32_e64 s[2:3], s21, v1
	s_and_b64 s[4:5], vcc, s[2:3]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_344
; %bb.340:
	.loc	1 248
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_420
; %bb.341:
	flat_load_dword v1, v[3:4]
	v_mul_f32_e32 v5, s23, v24
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s25, v1
	v_add_f32_e32 v1, v5, v1
	s_cbranch_execnz .LBB0_343
.LBB0_342:
	v_mul_f32_e32 v1, s23, v24
.LBB0_343:
	flat_store_dword v[3:4], v1
.LBB0_344:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 246
	v_add_u32_e32 v1, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s33, v1
	v_cmp_gt_i32_e64 s[2:3], s21, v1
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_349
; %bb.345:
	.loc	1 247
	v_add_u32_e64 v5, s[2:3], 4, v3
	.loc	1 248
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 247
	v_addc_u32_e64 v6, s[2:3], 0, v4, s[2:3]
	.loc	1 248
	s_cbranch_vccnz .LBB0_421
; %bb.346:
	flat_load_dword v1, v[5:6]
	v_mul_f32_e32 v7, s23, v23
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s25, v1
	v_add_f32_e32 v1, v7, v1
	s_cbranch_execnz .LBB0_348
.LBB0_347:
	v_mul_f32_e32 v1, s23, v23
.LBB0_348:
	flat_store_dword v[5:6], v1
.LBB0_349:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 246
	v_add_u32_e32 v1, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s33, v1
	v_cmp_gt_i32_e64 s[2:3], s21, v1
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_354
; %bb.350:
	.loc	1 247
	v_add_u32_e64 v5, s[2:3], 8, v3
	.loc	1 248
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 247
	v_addc_u32_e64 v6, s[2:3], 0, v4, s[2:3]
	.loc	1 248
	s_cbranch_vccnz .LBB0_422
; %bb.351:
	flat_load_dword v1, v[5:6]
	v_mul_f32_e32 v7, s23, v22
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, s25, v1
	v_add_f32_e32 v1, v7, v1
	s_cbranch_execnz .LBB0_353
.LBB0_352:
	v_mul_f32_e32 v1, s23, v22
.LBB0_353:
	flat_store_dword v[5:6], v1
.LBB0_354:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 246
	v_add_u32_e32 v0, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s33, v0
	v_cmp_gt_i32_e64 s[2:3], s21, v0
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_359
; %bb.355:
	.loc	1 248
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 247
	v_add_u32_e64 v0, s[0:1], 12, v3
	v_addc_u32_e64 v1, s[0:1], 0, v4, s[0:1]
	.loc	1 248
	s_cbranch_vccnz .LBB0_423
; %bb.356:
	flat_load_dword v3, v[0:1]
	v_mul_f32_e32 v4, s23, v2
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, s25, v3
	v_add_f32_e32 v3, v4, v3
	s_cbranch_execnz .LBB0_358
.LBB0_357:
	v_mul_f32_e32 v3, s23, v2
.LBB0_358:
	flat_store_dword v[0:1], v3
.LBB0_359:
	.loc	1 252
	s_endpgm
.LBB0_360:
	.loc	1 248
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
		.amdhsa_next_free_vgpr 121
		.amdhsa_next_free_sgpr 46
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
	.size	gemm_staged, .Lfunc_end0-gemm_staged
	.size	gemm_staged$local, .Lfunc_end0-gemm_staged
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 14696
; NumSgprs: 48
; NumVgprs: 121
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 33792 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 30
; NumSGPRsForWavesPerEU: 48
; NumVGPRsForWavesPerEU: 121
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
    .sgpr_count:     48
    .sgpr_spill_count: 0
    .symbol:         gemm_staged.kd
    .vgpr_count:     121
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

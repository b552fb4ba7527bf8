	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.globl	gemm_blocked                    ; -- Begin function gemm_blocked
	.p2align	8
	.type	gemm_blocked,@function
gemm_blocked:                           ; @gemm_blocked
gemm_blocked$local:
	.type	gemm_blocked$local,@function
	.file	0 "." "<stdin>"
	.file	1 "gemm_blocked.cl"
	.loc	1 151
; %bb.0:
	.loc	1 155
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[12:13], s[4:5], 0x28
	v_mov_b32_e32 v10, 0
	v_lshrrev_b32_e32 v66, 5, v0
	.loc	1 173
	v_lshlrev_b32_e32 v65, 2, v0
	.loc	1 161
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s8, 0x7f
	s_add_i32 s1, s9, 0x7f
	s_ashr_i32 s2, s0, 31
	s_ashr_i32 s3, s1, 31
	s_lshr_b32 s2, s2, 25
	s_lshr_b32 s3, s3, 25
	s_add_i32 s0, s0, s2
	s_add_i32 s1, s1, s3
	s_ashr_i32 s2, s0, 7
	s_ashr_i32 s1, s1, 7
	.loc	1 163
	s_mul_i32 s3, s1, s2
	s_ashr_i32 s7, s3, 31
	s_add_i32 s14, s3, s7
	s_xor_b32 s14, s14, s7
	v_cvt_f32_u32_e32 v1, s14
	s_sub_i32 s15, 0, s14
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v83, 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v80, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v77, 0
	v_mul_lo_u32 v2, s15, v1
	s_ashr_i32 s15, s6, 31
	s_add_i32 s16, s6, s15
	s_xor_b32 s16, s16, s15
	v_mul_hi_u32 v2, v1, v2
	s_xor_b32 s7, s15, s7
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v75, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s16, v1
	v_mov_b32_e32 v72, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v68, 0
	v_readfirstlane_b32 s15, v1
	s_mul_i32 s17, s15, s14
	s_sub_i32 s16, s16, s17
	s_add_i32 s18, s15, 1
	s_sub_i32 s17, s16, s14
	s_cmp_ge_u32 s16, s14
	s_cselect_b32 s15, s18, s15
	s_cselect_b32 s16, s17, s16
	s_add_i32 s17, s15, 1
	s_cmp_ge_u32 s16, s14
	s_cselect_b32 s14, s17, s15
	.loc	1 164
	s_lshl_b32 s15, s2, 3
	s_ashr_i32 s0, s0, 31
	s_add_i32 s15, s15, s0
	s_xor_b32 s15, s15, s0
	v_cvt_f32_u32_e32 v1, s15
	.loc	1 163
	s_xor_b32 s14, s14, s7
	s_sub_i32 s7, s14, s7
	.loc	1 164
	s_sub_i32 s14, 0, s15
	v_rcp_iflag_f32_e32 v1, v1
	s_mul_i32 s3, s7, s3
	s_sub_i32 s3, s6, s3
	s_ashr_i32 s6, s3, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_xor_b32 s0, s6, s0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v64, 0
	v_mul_lo_u32 v2, s14, v1
	s_add_i32 s14, s3, s6
	s_xor_b32 s14, s14, s6
	v_mov_b32_e32 v63, 0
	v_mul_hi_u32 v2, v1, v2
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v60, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s14, v1
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v57, 0
	v_readfirstlane_b32 s6, v1
	s_mul_i32 s16, s6, s15
	s_sub_i32 s14, s14, s16
	s_add_i32 s17, s6, 1
	s_sub_i32 s16, s14, s15
	s_cmp_ge_u32 s14, s15
	s_cselect_b32 s6, s17, s6
	s_cselect_b32 s14, s16, s14
	s_add_i32 s16, s6, 1
	s_cmp_ge_u32 s14, s15
	s_cselect_b32 s6, s16, s6
	s_xor_b32 s6, s6, s0
	s_sub_i32 s0, s6, s0
	s_lshl_b32 s0, s0, 3
	s_sub_i32 s1, s1, s0
	s_min_i32 s1, s1, 8
	.loc	1 166
	s_ashr_i32 s6, s1, 31
	s_add_i32 s14, s1, s6
	s_xor_b32 s14, s14, s6
	v_cvt_f32_u32_e32 v1, s14
	s_sub_i32 s15, 0, s14
	.loc	1 165
	s_mul_i32 s2, s0, s2
	s_sub_i32 s2, s3, s2
	.loc	1 166
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s3, s2, 31
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v55, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v52, 0
	v_mul_lo_u32 v2, s15, v1
	s_add_i32 s15, s2, s3
	s_xor_b32 s15, s15, s3
	s_xor_b32 s3, s3, s6
	v_mul_hi_u32 v2, v1, v2
	v_mov_b32_e32 v51, 0
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v49, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s15, v1
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v46, 0
	v_readfirstlane_b32 s6, v1
	s_mul_i32 s16, s6, s14
	s_sub_i32 s15, s15, s16
	s_add_i32 s17, s6, 1
	s_sub_i32 s16, s15, s14
	s_cmp_ge_u32 s15, s14
	s_cselect_b32 s6, s17, s6
	s_cselect_b32 s15, s16, s15
	s_add_i32 s16, s6, 1
	s_cmp_ge_u32 s15, s14
	s_cselect_b32 s6, s16, s6
	.loc	1 170
	s_add_i32 s16, s10, 7
	.loc	1 166
	s_xor_b32 s6, s6, s3
	.loc	1 170
	s_ashr_i32 s17, s16, 31
	.loc	1 166
	s_sub_i32 s3, s6, s3
	.loc	1 170
	s_lshr_b32 s6, s17, 29
	.loc	1 166
	s_lshl_b32 s21, s3, 7
	s_mul_i32 s3, s3, s1
	.loc	1 170
	s_add_i32 s16, s16, s6
	s_sub_i32 s1, s2, s3
	s_and_b32 s3, s16, -8
	.loc	1 171
	s_mul_i32 s7, s7, s3
	.loc	1 167
	s_max_i32 s14, s8, 0x80
	s_max_i32 s15, s9, 0x80
	.loc	1 166
	s_add_i32 s1, s1, s0
	.loc	1 171
	s_min_i32 s6, s10, s7
	.loc	1 167
	s_addk_i32 s14, 0xff80
	s_addk_i32 s15, 0xff80
	.loc	1 166
	s_lshl_b32 s20, s1, 7
	.loc	1 171
	s_add_i32 s0, s6, s3
	.loc	1 167
	s_min_i32 s22, s14, s21
	s_min_i32 s2, s15, s20
	.loc	1 180
	s_add_i32 s24, s6, -8
	.loc	1 171
	s_min_i32 s10, s10, s0
	.loc	1 180
	s_cmp_ge_i32 s24, s10
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v12, 0
	s_cbranch_scc1 .LBB0_33
; %bb.1:
	.loc	1 174
	v_mov_b32_e32 v1, s12
	v_mad_i64_i32 v[1:2], s[28:29], s6, v1, 0
	.loc	1 155
	s_load_dwordx2 s[16:17], s[4:5], 0x10
	s_load_dword s23, s[4:5], 0x18
	s_load_dwordx2 s[18:19], s[4:5], 0x20
	.loc	1 168
	s_cmpk_lt_i32 s9, 0x80
	.loc	1 174
	v_and_b32_e32 v9, 0x7c, v65
	.loc	1 168
	s_cselect_b64 s[0:1], -1, 0
	.loc	1 174
	s_ashr_i32 s27, s12, 31
	v_add_u32_e32 v3, vcc, s2, v9
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	.loc	1 168
	s_cmpk_lt_i32 s8, 0x80
	v_sub_u32_e32 v71, vcc, s9, v3
	s_cselect_b64 s[14:15], -1, 0
	.loc	1 174
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v3, s19
	v_add_u32_e32 v4, vcc, s18, v1
	s_ashr_i32 s3, s2, 31
	v_mov_b32_e32 v10, 0
	v_addc_u32_e32 v3, vcc, v3, v2, vcc
	s_lshl_b64 s[18:19], s[2:3], 2
	v_mad_i64_i32 v[1:2], s[28:29], s12, v66, v[9:10]
	v_mov_b32_e32 v5, s19
	v_add_u32_e32 v6, vcc, s18, v4
	v_addc_u32_e32 v5, vcc, v3, v5, vcc
	.loc	1 173
	v_mov_b32_e32 v3, s23
	v_mad_i64_i32 v[3:4], s[18:19], s22, v3, 0
	.loc	1 174
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_lshrrev_b32_e32 v70, 1, v0
	v_add_u32_e32 v13, vcc, v6, v1
	v_addc_u32_e32 v14, vcc, v5, v2, vcc
	.loc	1 173
	v_lshlrev_b64 v[1:2], 2, v[3:4]
	v_and_b32_e32 v11, 4, v65
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v4, vcc, s16, v1
	v_mov_b32_e32 v12, v10
	v_addc_u32_e32 v3, vcc, v3, v2, vcc
	v_mad_i64_i32 v[1:2], s[18:19], s23, v70, v[11:12]
	s_ashr_i32 s7, s6, 31
	s_lshl_b64 s[16:17], s[6:7], 2
	v_mov_b32_e32 v5, s17
	v_add_u32_e32 v4, vcc, s16, v4
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_addc_u32_e32 v3, vcc, v3, v5, vcc
	v_add_u32_e32 v15, vcc, v4, v1
	.loc	1 180
	v_and_b32_e32 v1, 15, v0
	.loc	1 174
	s_mov_b32 s26, s12
	.loc	1 180
	v_lshlrev_b32_e32 v1, 4, v1
	.loc	1 170
	s_or_b64 s[14:15], s[14:15], s[0:1]
	s_sub_i32 s0, s8, s22
	s_lshl_b64 s[26:27], s[26:27], 3
	.loc	1 173
	v_addc_u32_e32 v16, vcc, v3, v2, vcc
	.loc	1 180
	v_or_b32_e32 v73, 0x2100, v1
	v_lshlrev_b32_e32 v1, 5, v66
	v_and_b32_e32 v2, 16, v0
	v_cmp_gt_i32_e64 s[0:1], s0, v70
	v_or_b32_e32 v74, v1, v2
	s_mov_b32 s12, 0
	s_lshl_b64 s[16:17], s[26:27], 2
	s_movk_i32 s3, 0x210
	s_movk_i32 s7, 0x400
	v_mov_b32_e32 v84, v10
	v_mov_b32_e32 v83, v10
	v_mov_b32_e32 v82, v10
	v_mov_b32_e32 v81, v10
	v_mov_b32_e32 v80, v10
	v_mov_b32_e32 v79, v10
	v_mov_b32_e32 v78, v10
	v_mov_b32_e32 v77, v10
	v_mov_b32_e32 v76, v10
	v_mov_b32_e32 v75, v10
	v_mov_b32_e32 v72, v10
	v_mov_b32_e32 v69, v10
	v_mov_b32_e32 v68, v10
	v_mov_b32_e32 v67, v10
	v_mov_b32_e32 v64, v10
	v_mov_b32_e32 v63, v10
	v_mov_b32_e32 v62, v10
	v_mov_b32_e32 v61, v10
	v_mov_b32_e32 v60, v10
	v_mov_b32_e32 v59, v10
	v_mov_b32_e32 v58, v10
	v_mov_b32_e32 v57, v10
	v_mov_b32_e32 v56, v10
	v_mov_b32_e32 v55, v10
	v_mov_b32_e32 v54, v10
	v_mov_b32_e32 v53, v10
	v_mov_b32_e32 v52, v10
	v_mov_b32_e32 v51, v10
	v_mov_b32_e32 v50, v10
	v_mov_b32_e32 v49, v10
	v_mov_b32_e32 v48, v10
	v_mov_b32_e32 v47, v10
	v_mov_b32_e32 v46, v10
	v_mov_b32_e32 v45, v10
	v_mov_b32_e32 v44, v10
	v_mov_b32_e32 v43, v10
	v_mov_b32_e32 v42, v10
	v_mov_b32_e32 v41, v10
	v_mov_b32_e32 v40, v10
	v_mov_b32_e32 v39, v10
	v_mov_b32_e32 v38, v10
	v_mov_b32_e32 v37, v10
	v_mov_b32_e32 v36, v10
	v_mov_b32_e32 v35, v10
	v_mov_b32_e32 v34, v10
	v_mov_b32_e32 v33, v10
	v_mov_b32_e32 v32, v10
	v_mov_b32_e32 v31, v10
	v_mov_b32_e32 v30, v10
	v_mov_b32_e32 v29, v10
	v_mov_b32_e32 v28, v10
	v_mov_b32_e32 v27, v10
	v_mov_b32_e32 v26, v10
	v_mov_b32_e32 v25, v10
	v_mov_b32_e32 v24, v10
	v_mov_b32_e32 v23, v10
	v_mov_b32_e32 v22, v10
	v_mov_b32_e32 v21, v10
	v_mov_b32_e32 v20, v10
	v_mov_b32_e32 v19, v10
	v_mov_b32_e32 v18, v10
	v_mov_b32_e32 v17, v10
	s_mov_b32 m0, -1
	s_branch .LBB0_4
.LBB0_2:                                ;   in Loop: Header=BB0_4 Depth=1
	.loc	1 189
	v_add_u32_e32 v15, vcc, 32, v15
	v_addc_u32_e32 v16, vcc, 0, v16, vcc
	v_mov_b32_e32 v85, s17
	v_add_u32_e32 v13, vcc, s16, v13
	.loc	1 210
	s_mul_i32 s18, s12, 0x1080
	.loc	1 189
	v_addc_u32_e32 v14, vcc, v14, v85, vcc
	.loc	1 210
	v_mov_b32_e32 v85, s18
	v_mad_u32_u24 v85, v11, s3, v85
	v_lshlrev_b32_e32 v86, 2, v70
	v_add_u32_e32 v85, vcc, v85, v86
	s_waitcnt vmcnt(1)
	ds_write2_b32 v85, v1, v2 offset1:132
	v_add_u32_e32 v85, vcc, s7, v85
	.loc	1 213
	s_addk_i32 s18, 0x2100
	.loc	1 210
	ds_write2_b32 v85, v3, v4 offset0:8 offset1:140
	.loc	1 213
	v_mov_b32_e32 v85, s18
	v_mad_u32_u24 v85, v66, s3, v85
	v_lshlrev_b32_e32 v86, 2, v9
	v_add_u32_e32 v85, vcc, v85, v86
	s_mov_b64 s[18:19], 0
	.loc	1 214
	s_waitcnt vmcnt(0)
	ds_write_b128 v85, v[5:8]
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_3:                                ;   in Loop: Header=BB0_4 Depth=1
	.loc	1 206
	s_andn2_b64 vcc, exec, s[18:19]
	s_mov_b32 s24, s23
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v89, v5
	v_mov_b32_e32 v90, v6
	v_mov_b32_e32 v91, v7
	v_mov_b32_e32 v92, v8
	v_mov_b32_e32 v85, v1
	v_mov_b32_e32 v86, v2
	v_mov_b32_e32 v87, v3
	v_mov_b32_e32 v88, v4
	s_cbranch_vccz .LBB0_33
.LBB0_4:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_30 Depth 2
	.loc	1 182
	s_add_i32 s18, s24, 16
	s_cmp_gt_i32 s18, s10
	s_cselect_b64 s[18:19], -1, 0
	s_or_b64 s[18:19], s[14:15], s[18:19]
	s_and_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_6
; %bb.5:                                ;   in Loop: Header=BB0_4 Depth=1
	.loc	1 125
	flat_load_dwordx4 v[1:4], v[15:16]
	flat_load_dwordx4 v[5:8], v[13:14]
	s_mov_b64 s[18:19], 0
	s_branch .LBB0_7
.LBB0_6:                                ;   in Loop: Header=BB0_4 Depth=1
	.loc	1 0
	s_mov_b64 s[18:19], -1
.LBB0_7:                                ;   in Loop: Header=BB0_4 Depth=1
	.loc	1 182
	s_andn2_b64 vcc, exec, s[18:19]
	.loc	1 0
	s_add_i32 s23, s24, 8
	.loc	1 182
	s_cbranch_vccz .LBB0_10
; %bb.8:                                ;   in Loop: Header=BB0_4 Depth=1
	.loc	1 191
	s_cmp_lt_i32 s24, s6
	s_cbranch_scc0 .LBB0_29
.LBB0_9:                                ;   in Loop: Header=BB0_4 Depth=1
	.loc	1 206
	s_cmp_le_i32 s10, s23
	s_cbranch_scc0 .LBB0_2
	s_branch .LBB0_32
.LBB0_10:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	1 184
	s_cmp_le_i32 s10, s23
	s_cbranch_scc1 .LBB0_28
; %bb.11:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	1 185
	s_sub_i32 s25, s10, s23
	.loc	1 186
	s_waitcnt vmcnt(1)
	v_sub_u32_e32 v1, vcc, s25, v11
	v_cndmask_b32_e64 v1, 0, v1, s[0:1]
	.loc	1 131
	v_cmp_lt_i32_e32 vcc, 0, v1
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v85, 0
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_13
; %bb.12:                               ;   in Loop: Header=BB0_4 Depth=1
	flat_load_dword v85, v[15:16]
.LBB0_13:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
	.loc	1 131
	v_cmp_lt_i32_e32 vcc, 1, v1
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_15
; %bb.14:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v2, vcc, 4, v15
	v_addc_u32_e32 v3, vcc, 0, v16, vcc
	flat_load_dword v86, v[2:3]
.LBB0_15:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
	.loc	1 131
	v_cmp_lt_i32_e32 vcc, 2, v1
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v87, 0
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_17
; %bb.16:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v2, vcc, 8, v15
	v_addc_u32_e32 v3, vcc, 0, v16, vcc
	flat_load_dword v87, v[2:3]
.LBB0_17:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
	.loc	1 131
	v_cmp_lt_i32_e32 vcc, 3, v1
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_19
; %bb.18:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v1, vcc, 12, v15
	v_addc_u32_e32 v2, vcc, 0, v16, vcc
	flat_load_dword v88, v[1:2]
.LBB0_19:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
	.loc	1 187
	v_cmp_gt_i32_e32 vcc, s25, v66
	v_cndmask_b32_e32 v1, 0, v71, vcc
	.loc	1 131
	v_cmp_lt_i32_e32 vcc, 0, v1
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v89, 0
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_21
; %bb.20:                               ;   in Loop: Header=BB0_4 Depth=1
	flat_load_dword v89, v[13:14]
.LBB0_21:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
	.loc	1 131
	v_cmp_lt_i32_e32 vcc, 1, v1
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_23
; %bb.22:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v2, vcc, 4, v13
	v_addc_u32_e32 v3, vcc, 0, v14, vcc
	flat_load_dword v90, v[2:3]
.LBB0_23:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
	.loc	1 131
	v_cmp_lt_i32_e32 vcc, 2, v1
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v91, 0
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_25
; %bb.24:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v2, vcc, 8, v13
	v_addc_u32_e32 v3, vcc, 0, v14, vcc
	flat_load_dword v91, v[2:3]
.LBB0_25:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
	.loc	1 131
	v_cmp_lt_i32_e32 vcc, 3, v1
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_27
; %bb.26:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v1, vcc, 12, v13
	v_addc_u32_e32 v2, vcc, 0, v14, vcc
	flat_load_dword v92, v[1:2]
.LBB0_27:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
.LBB0_28:                               ;   in Loop: Header=BB0_4 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v88
	v_mov_b32_e32 v3, v87
	v_mov_b32_e32 v2, v86
	v_mov_b32_e32 v1, v85
	v_mov_b32_e32 v8, v92
	v_mov_b32_e32 v7, v91
	v_mov_b32_e32 v6, v90
	v_mov_b32_e32 v5, v89
	.loc	1 191
	s_cmp_lt_i32 s24, s6
	s_cbranch_scc1 .LBB0_9
.LBB0_29:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	1 193
	s_mul_i32 s18, s12, 0x1080
	v_add_u32_e32 v85, vcc, s18, v73
	v_add_u32_e32 v86, vcc, s18, v74
	s_mov_b32 s18, 0
.LBB0_30:                               ;   Parent Loop BB0_4 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 195
	v_add_u32_e32 v87, vcc, s18, v86
	.loc	1 196
	v_add_u32_e32 v88, vcc, s18, v85
	.loc	1 195
	ds_read_b128 v[89:92], v87
	ds_read_b128 v[93:96], v87 offset:256
	.loc	1 196
	ds_read_b128 v[97:100], v88
	ds_read_b128 v[101:104], v88 offset:256
	.loc	1 193
	s_addk_i32 s18, 0x840
	s_cmpk_eq_i32 s18, 0x1080
	.loc	1 201
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v105, v89, v97
	v_add_f32_e32 v10, v105, v10
	v_mul_f32_e32 v105, v90, v97
	v_add_f32_e32 v77, v105, v77
	v_mul_f32_e32 v105, v91, v97
	v_add_f32_e32 v63, v105, v63
	v_mul_f32_e32 v105, v92, v97
	v_add_f32_e32 v55, v105, v55
	v_mul_f32_e32 v105, v93, v97
	v_add_f32_e32 v47, v105, v47
	v_mul_f32_e32 v105, v94, v97
	v_add_f32_e32 v39, v105, v39
	v_mul_f32_e32 v105, v95, v97
	v_add_f32_e32 v105, v105, v31
	v_mul_f32_e32 v31, v96, v97
	v_add_f32_e32 v97, v31, v23
	v_mul_f32_e32 v23, v96, v98
	v_add_f32_e32 v106, v23, v22
	v_mul_f32_e32 v22, v95, v98
	v_add_f32_e32 v107, v22, v30
	v_mul_f32_e32 v22, v94, v98
	v_add_f32_e32 v38, v22, v38
	v_mul_f32_e32 v22, v93, v98
	v_add_f32_e32 v46, v22, v46
	v_mul_f32_e32 v22, v92, v98
	v_add_f32_e32 v54, v22, v54
	v_mul_f32_e32 v22, v91, v98
	v_add_f32_e32 v62, v22, v62
	v_mul_f32_e32 v22, v90, v98
	v_add_f32_e32 v76, v22, v76
	v_mul_f32_e32 v22, v89, v98
	v_add_f32_e32 v84, v22, v84
	v_mul_f32_e32 v22, v89, v99
	v_add_f32_e32 v83, v22, v83
	v_mul_f32_e32 v22, v90, v99
	v_add_f32_e32 v75, v22, v75
	v_mul_f32_e32 v22, v91, v99
	v_add_f32_e32 v61, v22, v61
	v_mul_f32_e32 v22, v92, v99
	v_add_f32_e32 v53, v22, v53
	v_mul_f32_e32 v22, v93, v99
	v_add_f32_e32 v45, v22, v45
	v_mul_f32_e32 v22, v94, v99
	v_add_f32_e32 v37, v22, v37
	v_mul_f32_e32 v22, v95, v99
	v_add_f32_e32 v98, v22, v29
	v_mul_f32_e32 v22, v96, v99
	v_add_f32_e32 v99, v22, v21
	v_mul_f32_e32 v21, v96, v100
	v_add_f32_e32 v108, v21, v20
	v_mul_f32_e32 v20, v95, v100
	v_add_f32_e32 v109, v20, v28
	v_mul_f32_e32 v20, v94, v100
	v_add_f32_e32 v36, v20, v36
	v_mul_f32_e32 v20, v93, v100
	v_add_f32_e32 v44, v20, v44
	v_mul_f32_e32 v20, v92, v100
	v_add_f32_e32 v52, v20, v52
	v_mul_f32_e32 v20, v91, v100
	v_add_f32_e32 v60, v20, v60
	v_mul_f32_e32 v20, v90, v100
	v_add_f32_e32 v72, v20, v72
	v_mul_f32_e32 v20, v89, v100
	v_add_f32_e32 v82, v20, v82
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v20, v89, v101
	v_add_f32_e32 v81, v20, v81
	v_mul_f32_e32 v20, v90, v101
	v_add_f32_e32 v69, v20, v69
	v_mul_f32_e32 v20, v91, v101
	v_add_f32_e32 v59, v20, v59
	v_mul_f32_e32 v20, v92, v101
	v_add_f32_e32 v51, v20, v51
	v_mul_f32_e32 v20, v93, v101
	v_add_f32_e32 v43, v20, v43
	v_mul_f32_e32 v20, v94, v101
	v_add_f32_e32 v35, v20, v35
	v_mul_f32_e32 v20, v95, v101
	v_add_f32_e32 v100, v20, v27
	v_mul_f32_e32 v20, v96, v101
	v_add_f32_e32 v101, v20, v19
	v_mul_f32_e32 v19, v96, v102
	v_add_f32_e32 v110, v19, v18
	v_mul_f32_e32 v18, v95, v102
	v_add_f32_e32 v111, v18, v26
	v_mul_f32_e32 v18, v94, v102
	v_add_f32_e32 v34, v18, v34
	v_mul_f32_e32 v18, v93, v102
	v_add_f32_e32 v42, v18, v42
	v_mul_f32_e32 v18, v92, v102
	v_add_f32_e32 v50, v18, v50
	v_mul_f32_e32 v18, v91, v102
	v_add_f32_e32 v58, v18, v58
	v_mul_f32_e32 v18, v90, v102
	v_add_f32_e32 v68, v18, v68
	v_mul_f32_e32 v18, v89, v102
	v_add_f32_e32 v80, v18, v80
	v_mul_f32_e32 v18, v89, v103
	v_add_f32_e32 v79, v18, v79
	v_mul_f32_e32 v18, v90, v103
	v_add_f32_e32 v67, v18, v67
	v_mul_f32_e32 v18, v91, v103
	v_add_f32_e32 v57, v18, v57
	v_mul_f32_e32 v18, v92, v103
	v_add_f32_e32 v49, v18, v49
	v_mul_f32_e32 v18, v93, v103
	v_add_f32_e32 v41, v18, v41
	v_mul_f32_e32 v18, v94, v103
	v_add_f32_e32 v33, v18, v33
	v_mul_f32_e32 v18, v95, v103
	v_add_f32_e32 v102, v18, v25
	v_mul_f32_e32 v18, v96, v103
	v_add_f32_e32 v103, v18, v17
	v_mul_f32_e32 v17, v96, v104
	v_add_f32_e32 v12, v17, v12
	v_mul_f32_e32 v17, v95, v104
	v_add_f32_e32 v95, v17, v24
	v_mul_f32_e32 v17, v94, v104
	v_add_f32_e32 v94, v17, v32
	v_mul_f32_e32 v17, v93, v104
	v_add_f32_e32 v40, v17, v40
	v_mul_f32_e32 v17, v92, v104
	v_add_f32_e32 v48, v17, v48
	v_mul_f32_e32 v17, v91, v104
	v_add_f32_e32 v56, v17, v56
	v_mul_f32_e32 v17, v90, v104
	v_add_f32_e32 v64, v17, v64
	v_mul_f32_e32 v17, v89, v104
	v_add_f32_e32 v78, v17, v78
	.loc	1 195
	ds_read_b128 v[17:20], v87 offset:528
	ds_read_b128 v[21:24], v87 offset:784
	.loc	1 196
	ds_read_b128 v[25:28], v88 offset:528
	ds_read_b128 v[29:32], v88 offset:784
	.loc	1 201
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v89, v17, v25
	v_add_f32_e32 v10, v89, v10
	v_mul_f32_e32 v89, v18, v25
	v_add_f32_e32 v77, v89, v77
	v_mul_f32_e32 v89, v19, v25
	v_add_f32_e32 v63, v89, v63
	v_mul_f32_e32 v89, v20, v25
	v_add_f32_e32 v55, v89, v55
	v_mul_f32_e32 v89, v21, v25
	v_add_f32_e32 v47, v89, v47
	v_mul_f32_e32 v89, v22, v25
	v_add_f32_e32 v39, v89, v39
	v_mul_f32_e32 v89, v23, v25
	v_mul_f32_e32 v25, v24, v25
	v_add_f32_e32 v90, v25, v97
	v_mul_f32_e32 v25, v24, v26
	v_add_f32_e32 v91, v25, v106
	v_mul_f32_e32 v25, v23, v26
	v_add_f32_e32 v92, v25, v107
	v_mul_f32_e32 v25, v22, v26
	v_add_f32_e32 v38, v25, v38
	v_mul_f32_e32 v25, v21, v26
	v_add_f32_e32 v46, v25, v46
	v_mul_f32_e32 v25, v20, v26
	v_add_f32_e32 v54, v25, v54
	v_mul_f32_e32 v25, v19, v26
	v_add_f32_e32 v62, v25, v62
	v_mul_f32_e32 v25, v18, v26
	v_add_f32_e32 v76, v25, v76
	v_mul_f32_e32 v25, v17, v26
	v_add_f32_e32 v84, v25, v84
	v_mul_f32_e32 v25, v17, v27
	v_add_f32_e32 v83, v25, v83
	v_mul_f32_e32 v25, v18, v27
	v_add_f32_e32 v75, v25, v75
	v_mul_f32_e32 v25, v19, v27
	v_add_f32_e32 v61, v25, v61
	v_mul_f32_e32 v25, v20, v27
	v_add_f32_e32 v53, v25, v53
	v_mul_f32_e32 v25, v21, v27
	v_add_f32_e32 v45, v25, v45
	v_mul_f32_e32 v25, v22, v27
	v_add_f32_e32 v37, v25, v37
	v_mul_f32_e32 v25, v23, v27
	v_add_f32_e32 v93, v25, v98
	v_mul_f32_e32 v25, v24, v27
	v_add_f32_e32 v96, v25, v99
	v_mul_f32_e32 v25, v24, v28
	v_add_f32_e32 v97, v25, v108
	v_mul_f32_e32 v25, v23, v28
	v_add_f32_e32 v98, v25, v109
	v_mul_f32_e32 v25, v22, v28
	v_add_f32_e32 v36, v25, v36
	v_mul_f32_e32 v25, v21, v28
	v_add_f32_e32 v44, v25, v44
	v_mul_f32_e32 v25, v20, v28
	v_add_f32_e32 v52, v25, v52
	v_mul_f32_e32 v25, v19, v28
	v_add_f32_e32 v60, v25, v60
	v_mul_f32_e32 v25, v18, v28
	v_add_f32_e32 v72, v25, v72
	v_mul_f32_e32 v25, v17, v28
	v_add_f32_e32 v82, v25, v82
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v25, v17, v29
	v_add_f32_e32 v81, v25, v81
	v_mul_f32_e32 v25, v18, v29
	v_add_f32_e32 v69, v25, v69
	v_mul_f32_e32 v25, v19, v29
	v_add_f32_e32 v59, v25, v59
	v_mul_f32_e32 v25, v20, v29
	v_add_f32_e32 v51, v25, v51
	v_mul_f32_e32 v25, v21, v29
	v_add_f32_e32 v43, v25, v43
	v_mul_f32_e32 v25, v22, v29
	v_add_f32_e32 v35, v25, v35
	v_mul_f32_e32 v25, v23, v29
	v_add_f32_e32 v99, v25, v100
	v_mul_f32_e32 v25, v24, v29
	v_add_f32_e32 v100, v25, v101
	v_mul_f32_e32 v25, v24, v30
	v_add_f32_e32 v101, v25, v110
	v_mul_f32_e32 v25, v23, v30
	v_add_f32_e32 v104, v25, v111
	v_mul_f32_e32 v25, v22, v30
	v_add_f32_e32 v34, v25, v34
	v_mul_f32_e32 v25, v21, v30
	v_add_f32_e32 v42, v25, v42
	v_mul_f32_e32 v25, v20, v30
	v_add_f32_e32 v50, v25, v50
	v_mul_f32_e32 v25, v19, v30
	v_add_f32_e32 v58, v25, v58
	v_mul_f32_e32 v25, v18, v30
	v_add_f32_e32 v68, v25, v68
	v_mul_f32_e32 v25, v17, v30
	v_add_f32_e32 v80, v25, v80
	v_mul_f32_e32 v25, v17, v31
	v_add_f32_e32 v79, v25, v79
	v_mul_f32_e32 v25, v18, v31
	v_add_f32_e32 v67, v25, v67
	v_mul_f32_e32 v25, v19, v31
	v_add_f32_e32 v57, v25, v57
	v_mul_f32_e32 v25, v20, v31
	v_add_f32_e32 v49, v25, v49
	v_mul_f32_e32 v25, v21, v31
	v_add_f32_e32 v41, v25, v41
	v_mul_f32_e32 v25, v22, v31
	v_add_f32_e32 v33, v25, v33
	v_mul_f32_e32 v25, v23, v31
	v_add_f32_e32 v102, v25, v102
	v_mul_f32_e32 v25, v24, v31
	v_mul_f32_e32 v24, v24, v32
	v_mul_f32_e32 v23, v23, v32
	v_mul_f32_e32 v22, v22, v32
	v_mul_f32_e32 v21, v21, v32
	v_mul_f32_e32 v20, v20, v32
	v_mul_f32_e32 v19, v19, v32
	v_mul_f32_e32 v18, v18, v32
	v_mul_f32_e32 v17, v17, v32
	v_add_f32_e32 v103, v25, v103
	v_add_f32_e32 v12, v24, v12
	v_add_f32_e32 v95, v23, v95
	v_add_f32_e32 v94, v22, v94
	v_add_f32_e32 v40, v21, v40
	v_add_f32_e32 v48, v20, v48
	v_add_f32_e32 v56, v19, v56
	v_add_f32_e32 v64, v18, v64
	v_add_f32_e32 v78, v17, v78
	.loc	1 195
	ds_read_b128 v[17:20], v87 offset:1056
	ds_read_b128 v[21:24], v87 offset:1312
	.loc	1 196
	ds_read_b128 v[25:28], v88 offset:1056
	ds_read_b128 v[29:32], v88 offset:1312
	.loc	1 201
	v_add_f32_e32 v89, v89, v105
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v105, v17, v25
	v_add_f32_e32 v10, v105, v10
	v_mul_f32_e32 v105, v18, v25
	v_add_f32_e32 v77, v105, v77
	v_mul_f32_e32 v105, v19, v25
	v_add_f32_e32 v63, v105, v63
	v_mul_f32_e32 v105, v20, v25
	v_add_f32_e32 v55, v105, v55
	v_mul_f32_e32 v105, v21, v25
	v_add_f32_e32 v47, v105, v47
	v_mul_f32_e32 v105, v22, v25
	v_add_f32_e32 v39, v105, v39
	v_mul_f32_e32 v105, v23, v25
	v_mul_f32_e32 v25, v24, v25
	v_add_f32_e32 v106, v25, v90
	v_mul_f32_e32 v25, v24, v26
	v_add_f32_e32 v107, v25, v91
	v_mul_f32_e32 v25, v23, v26
	v_add_f32_e32 v108, v25, v92
	v_mul_f32_e32 v25, v22, v26
	v_add_f32_e32 v38, v25, v38
	v_mul_f32_e32 v25, v21, v26
	v_add_f32_e32 v46, v25, v46
	v_mul_f32_e32 v25, v20, v26
	v_add_f32_e32 v54, v25, v54
	v_mul_f32_e32 v25, v19, v26
	v_add_f32_e32 v62, v25, v62
	v_mul_f32_e32 v25, v18, v26
	v_add_f32_e32 v76, v25, v76
	v_mul_f32_e32 v25, v17, v26
	v_add_f32_e32 v84, v25, v84
	v_mul_f32_e32 v25, v17, v27
	v_add_f32_e32 v83, v25, v83
	v_mul_f32_e32 v25, v18, v27
	v_add_f32_e32 v75, v25, v75
	v_mul_f32_e32 v25, v19, v27
	v_add_f32_e32 v61, v25, v61
	v_mul_f32_e32 v25, v20, v27
	v_add_f32_e32 v53, v25, v53
	v_mul_f32_e32 v25, v21, v27
	v_add_f32_e32 v45, v25, v45
	v_mul_f32_e32 v25, v22, v27
	v_add_f32_e32 v37, v25, v37
	v_mul_f32_e32 v25, v23, v27
	v_add_f32_e32 v109, v25, v93
	v_mul_f32_e32 v25, v24, v27
	v_add_f32_e32 v27, v25, v96
	v_mul_f32_e32 v25, v24, v28
	v_add_f32_e32 v110, v25, v97
	v_mul_f32_e32 v25, v23, v28
	v_add_f32_e32 v111, v25, v98
	v_mul_f32_e32 v25, v22, v28
	v_add_f32_e32 v36, v25, v36
	v_mul_f32_e32 v25, v21, v28
	v_add_f32_e32 v44, v25, v44
	v_mul_f32_e32 v25, v20, v28
	v_add_f32_e32 v52, v25, v52
	v_mul_f32_e32 v25, v19, v28
	v_add_f32_e32 v60, v25, v60
	v_mul_f32_e32 v25, v18, v28
	v_add_f32_e32 v72, v25, v72
	v_mul_f32_e32 v25, v17, v28
	v_add_f32_e32 v82, v25, v82
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v25, v17, v29
	v_add_f32_e32 v81, v25, v81
	v_mul_f32_e32 v25, v18, v29
	v_add_f32_e32 v69, v25, v69
	v_mul_f32_e32 v25, v19, v29
	v_add_f32_e32 v59, v25, v59
	v_mul_f32_e32 v25, v20, v29
	v_add_f32_e32 v51, v25, v51
	v_mul_f32_e32 v25, v21, v29
	v_add_f32_e32 v43, v25, v43
	v_mul_f32_e32 v25, v22, v29
	v_add_f32_e32 v35, v25, v35
	v_mul_f32_e32 v25, v23, v29
	v_add_f32_e32 v112, v25, v99
	v_mul_f32_e32 v25, v24, v29
	v_add_f32_e32 v113, v25, v100
	v_mul_f32_e32 v25, v24, v30
	v_add_f32_e32 v101, v25, v101
	v_mul_f32_e32 v25, v23, v30
	v_add_f32_e32 v104, v25, v104
	v_mul_f32_e32 v25, v22, v30
	v_add_f32_e32 v34, v25, v34
	v_mul_f32_e32 v25, v21, v30
	v_add_f32_e32 v42, v25, v42
	v_mul_f32_e32 v25, v20, v30
	v_add_f32_e32 v50, v25, v50
	v_mul_f32_e32 v25, v19, v30
	v_add_f32_e32 v58, v25, v58
	v_mul_f32_e32 v25, v18, v30
	v_add_f32_e32 v68, v25, v68
	v_mul_f32_e32 v25, v17, v30
	v_add_f32_e32 v80, v25, v80
	v_mul_f32_e32 v25, v17, v31
	v_add_f32_e32 v79, v25, v79
	v_mul_f32_e32 v25, v18, v31
	v_add_f32_e32 v67, v25, v67
	v_mul_f32_e32 v25, v19, v31
	v_add_f32_e32 v57, v25, v57
	v_mul_f32_e32 v25, v20, v31
	v_add_f32_e32 v49, v25, v49
	v_mul_f32_e32 v25, v21, v31
	v_add_f32_e32 v41, v25, v41
	v_mul_f32_e32 v25, v22, v31
	v_add_f32_e32 v33, v25, v33
	v_mul_f32_e32 v25, v23, v31
	v_add_f32_e32 v102, v25, v102
	v_mul_f32_e32 v25, v24, v31
	v_mul_f32_e32 v24, v24, v32
	v_mul_f32_e32 v23, v23, v32
	v_mul_f32_e32 v22, v22, v32
	v_add_f32_e32 v105, v105, v89
	v_add_f32_e32 v103, v25, v103
	v_add_f32_e32 v12, v24, v12
	v_add_f32_e32 v114, v23, v95
	v_add_f32_e32 v115, v22, v94
	.loc	1 195
	ds_read_b128 v[89:92], v87 offset:1584
	ds_read_b128 v[93:96], v87 offset:1840
	.loc	1 196
	ds_read_b128 v[23:26], v88 offset:1584
	ds_read_b128 v[97:100], v88 offset:1840
	.loc	1 201
	v_mul_f32_e32 v17, v17, v32
	v_add_f32_e32 v78, v17, v78
	v_mul_f32_e32 v21, v21, v32
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v17, v89, v23
	v_add_f32_e32 v10, v17, v10
	v_mul_f32_e32 v17, v90, v23
	v_add_f32_e32 v77, v17, v77
	v_mul_f32_e32 v17, v91, v23
	v_add_f32_e32 v63, v17, v63
	v_mul_f32_e32 v17, v92, v23
	v_add_f32_e32 v55, v17, v55
	v_mul_f32_e32 v17, v93, v23
	v_add_f32_e32 v47, v17, v47
	v_mul_f32_e32 v17, v94, v23
	v_add_f32_e32 v39, v17, v39
	v_mul_f32_e32 v17, v95, v23
	v_add_f32_e32 v31, v17, v105
	v_mul_f32_e32 v17, v96, v23
	v_add_f32_e32 v23, v17, v106
	v_mul_f32_e32 v17, v96, v24
	v_add_f32_e32 v22, v17, v107
	v_mul_f32_e32 v17, v95, v24
	v_add_f32_e32 v30, v17, v108
	v_mul_f32_e32 v17, v94, v24
	v_add_f32_e32 v38, v17, v38
	v_mul_f32_e32 v17, v93, v24
	v_add_f32_e32 v46, v17, v46
	v_mul_f32_e32 v17, v92, v24
	v_add_f32_e32 v54, v17, v54
	v_mul_f32_e32 v17, v91, v24
	v_add_f32_e32 v62, v17, v62
	v_mul_f32_e32 v17, v90, v24
	v_add_f32_e32 v76, v17, v76
	v_mul_f32_e32 v17, v89, v24
	v_add_f32_e32 v84, v17, v84
	v_mul_f32_e32 v17, v89, v25
	v_add_f32_e32 v83, v17, v83
	v_mul_f32_e32 v17, v90, v25
	v_add_f32_e32 v75, v17, v75
	v_mul_f32_e32 v17, v91, v25
	v_add_f32_e32 v61, v17, v61
	v_mul_f32_e32 v17, v92, v25
	v_add_f32_e32 v53, v17, v53
	v_mul_f32_e32 v17, v93, v25
	v_add_f32_e32 v45, v17, v45
	v_mul_f32_e32 v17, v94, v25
	v_add_f32_e32 v37, v17, v37
	v_mul_f32_e32 v17, v95, v25
	v_add_f32_e32 v29, v17, v109
	v_mul_f32_e32 v17, v96, v25
	v_add_f32_e32 v40, v21, v40
	v_mul_f32_e32 v20, v20, v32
	v_add_f32_e32 v21, v17, v27
	v_mul_f32_e32 v17, v96, v26
	v_add_f32_e32 v48, v20, v48
	v_add_f32_e32 v20, v17, v110
	v_mul_f32_e32 v17, v95, v26
	v_add_f32_e32 v28, v17, v111
	v_mul_f32_e32 v17, v94, v26
	v_add_f32_e32 v36, v17, v36
	v_mul_f32_e32 v17, v93, v26
	v_add_f32_e32 v44, v17, v44
	v_mul_f32_e32 v17, v92, v26
	v_add_f32_e32 v52, v17, v52
	v_mul_f32_e32 v17, v91, v26
	v_add_f32_e32 v60, v17, v60
	v_mul_f32_e32 v17, v90, v26
	v_add_f32_e32 v72, v17, v72
	v_mul_f32_e32 v17, v89, v26
	v_add_f32_e32 v82, v17, v82
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, v89, v97
	v_add_f32_e32 v81, v17, v81
	v_mul_f32_e32 v17, v90, v97
	v_add_f32_e32 v69, v17, v69
	v_mul_f32_e32 v17, v91, v97
	v_add_f32_e32 v59, v17, v59
	v_mul_f32_e32 v17, v92, v97
	v_add_f32_e32 v51, v17, v51
	v_mul_f32_e32 v17, v93, v97
	v_add_f32_e32 v43, v17, v43
	v_mul_f32_e32 v17, v94, v97
	v_add_f32_e32 v35, v17, v35
	v_mul_f32_e32 v17, v95, v97
	v_mul_f32_e32 v19, v19, v32
	v_add_f32_e32 v27, v17, v112
	v_mul_f32_e32 v17, v96, v97
	v_add_f32_e32 v56, v19, v56
	v_mul_f32_e32 v18, v18, v32
	v_add_f32_e32 v19, v17, v113
	v_mul_f32_e32 v17, v96, v98
	v_add_f32_e32 v64, v18, v64
	v_add_f32_e32 v18, v17, v101
	v_mul_f32_e32 v17, v95, v98
	v_add_f32_e32 v26, v17, v104
	v_mul_f32_e32 v17, v94, v98
	v_add_f32_e32 v34, v17, v34
	v_mul_f32_e32 v17, v93, v98
	v_add_f32_e32 v42, v17, v42
	v_mul_f32_e32 v17, v92, v98
	v_add_f32_e32 v50, v17, v50
	v_mul_f32_e32 v17, v91, v98
	v_add_f32_e32 v58, v17, v58
	v_mul_f32_e32 v17, v90, v98
	v_add_f32_e32 v68, v17, v68
	v_mul_f32_e32 v17, v89, v98
	v_add_f32_e32 v80, v17, v80
	v_mul_f32_e32 v17, v89, v99
	v_add_f32_e32 v79, v17, v79
	v_mul_f32_e32 v17, v90, v99
	v_add_f32_e32 v67, v17, v67
	v_mul_f32_e32 v17, v91, v99
	v_add_f32_e32 v57, v17, v57
	v_mul_f32_e32 v17, v92, v99
	v_mul_f32_e32 v87, v93, v100
	v_add_f32_e32 v49, v17, v49
	v_mul_f32_e32 v17, v93, v99
	v_add_f32_e32 v40, v87, v40
	v_mul_f32_e32 v87, v92, v100
	v_add_f32_e32 v41, v17, v41
	v_mul_f32_e32 v17, v94, v99
	v_add_f32_e32 v48, v87, v48
	v_mul_f32_e32 v87, v91, v100
	v_add_f32_e32 v33, v17, v33
	v_mul_f32_e32 v17, v95, v99
	v_mul_f32_e32 v24, v96, v100
	v_add_f32_e32 v56, v87, v56
	v_mul_f32_e32 v87, v90, v100
	v_add_f32_e32 v25, v17, v102
	v_mul_f32_e32 v17, v96, v99
	v_add_f32_e32 v12, v24, v12
	v_mul_f32_e32 v24, v95, v100
	v_mul_f32_e32 v32, v94, v100
	v_add_f32_e32 v64, v87, v64
	v_mul_f32_e32 v87, v89, v100
	v_add_f32_e32 v17, v17, v103
	v_add_f32_e32 v24, v24, v114
	v_add_f32_e32 v32, v32, v115
	v_add_f32_e32 v78, v87, v78
	.loc	1 193
	s_cbranch_scc0 .LBB0_30
; %bb.31:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	1 204
	s_sub_i32 s12, 1, s12
	.loc	1 206
	s_cmp_le_i32 s10, s23
	s_cbranch_scc0 .LBB0_2
.LBB0_32:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	1 0
	s_mov_b64 s[18:19], -1
	s_branch .LBB0_3
.LBB0_33:
	v_lshrrev_b32_e32 v0, 2, v0
	.loc	1 155
	s_load_dwordx2 s[6:7], s[4:5], 0x30
	s_load_dword s4, s[4:5], 0x38
	v_lshlrev_b32_e32 v1, 3, v66
	v_and_b32_e32 v0, 4, v0
	v_or_b32_e32 v0, v1, v0
	v_and_b32_e32 v1, 60, v65
	v_add_u32_e32 v6, vcc, s22, v0
	v_add_u32_e32 v0, vcc, s2, v1
	.loc	1 244
	v_cmp_le_i32_e32 vcc, s21, v6
	v_cmp_gt_i32_e64 s[0:1], s8, v6
	v_cmp_neq_f32_e64 s[2:3], s13, 0
	s_and_b64 s[0:1], vcc, s[0:1]
	v_ashrrev_i32_e32 v1, 31, v0
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_74
; %bb.34:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[0:1], v6, s4, 0
	v_mov_b32_e32 v4, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v5, vcc, s6, v2
	v_addc_u32_e32 v4, vcc, v4, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_u32_e32 v2, vcc, v5, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	.loc	1 254
	v_cmp_le_i32_e32 vcc, s20, v0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_39
; %bb.35:
	.loc	1 256
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_362
; %bb.36:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s11, v10
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_38
.LBB0_37:
	v_mul_f32_e32 v4, s11, v10
.LBB0_38:
	flat_store_dword v[2:3], v4
.LBB0_39:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_44
; %bb.40:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	s_cbranch_vccnz .LBB0_363
; %bb.41:
	.loc	1 256
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v84
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_43
.LBB0_42:
	v_mul_f32_e32 v7, s11, v84
.LBB0_43:
	flat_store_dword v[4:5], v7
.LBB0_44:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_49
; %bb.45:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_364
; %bb.46:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v83
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_48
.LBB0_47:
	v_mul_f32_e32 v7, s11, v83
.LBB0_48:
	flat_store_dword v[4:5], v7
.LBB0_49:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_54
; %bb.50:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 12, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_365
; %bb.51:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v82
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_53
.LBB0_52:
	v_mul_f32_e32 v7, s11, v82
.LBB0_53:
	flat_store_dword v[4:5], v7
.LBB0_54:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 246
	v_add_u32_e32 v4, vcc, 64, v0
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	1 254
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_59
; %bb.55:
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_366
; %bb.56:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s11, v81
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_58
.LBB0_57:
	v_mul_f32_e32 v4, s11, v81
.LBB0_58:
	flat_store_dword v[2:3], v4
.LBB0_59:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_64
; %bb.60:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_367
; %bb.61:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v80
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_63
.LBB0_62:
	v_mul_f32_e32 v7, s11, v80
.LBB0_63:
	flat_store_dword v[4:5], v7
.LBB0_64:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_69
; %bb.65:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_368
; %bb.66:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v79
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_68
.LBB0_67:
	v_mul_f32_e32 v7, s11, v79
.LBB0_68:
	flat_store_dword v[4:5], v7
.LBB0_69:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_74
; %bb.70:
	.loc	1 255
	v_add_u32_e64 v2, s[0:1], 12, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_369
; %bb.71:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s11, v78
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_73
.LBB0_72:
	v_mul_f32_e32 v4, s11, v78
.LBB0_73:
	flat_store_dword v[2:3], v4
.LBB0_74:
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 243
	v_add_u32_e32 v2, vcc, 1, v6
	.loc	1 244
	v_cmp_le_i32_e32 vcc, s21, v2
	v_cmp_gt_i32_e64 s[0:1], s8, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_115
; %bb.75:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[0:1], v2, s4, 0
	v_mov_b32_e32 v4, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v5, vcc, s6, v2
	v_addc_u32_e32 v4, vcc, v4, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_u32_e32 v2, vcc, v5, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	.loc	1 254
	v_cmp_le_i32_e32 vcc, s20, v0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_80
; %bb.76:
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_370
; %bb.77:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s11, v77
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_79
.LBB0_78:
	v_mul_f32_e32 v4, s11, v77
.LBB0_79:
	flat_store_dword v[2:3], v4
.LBB0_80:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_85
; %bb.81:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_371
; %bb.82:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v76
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_84
.LBB0_83:
	v_mul_f32_e32 v7, s11, v76
.LBB0_84:
	flat_store_dword v[4:5], v7
.LBB0_85:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_90
; %bb.86:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_372
; %bb.87:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v75
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_89
.LBB0_88:
	v_mul_f32_e32 v7, s11, v75
.LBB0_89:
	flat_store_dword v[4:5], v7
.LBB0_90:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_95
; %bb.91:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 12, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_373
; %bb.92:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v72
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_94
.LBB0_93:
	v_mul_f32_e32 v7, s11, v72
.LBB0_94:
	flat_store_dword v[4:5], v7
.LBB0_95:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 246
	v_add_u32_e32 v4, vcc, 64, v0
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	1 254
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_100
; %bb.96:
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_374
; %bb.97:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s11, v69
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_99
.LBB0_98:
	v_mul_f32_e32 v4, s11, v69
.LBB0_99:
	flat_store_dword v[2:3], v4
.LBB0_100:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_105
; %bb.101:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_375
; %bb.102:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v68
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_104
.LBB0_103:
	v_mul_f32_e32 v7, s11, v68
.LBB0_104:
	flat_store_dword v[4:5], v7
.LBB0_105:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_110
; %bb.106:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_376
; %bb.107:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v67
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_109
.LBB0_108:
	v_mul_f32_e32 v7, s11, v67
.LBB0_109:
	flat_store_dword v[4:5], v7
.LBB0_110:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_115
; %bb.111:
	.loc	1 255
	v_add_u32_e64 v2, s[0:1], 12, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_377
; %bb.112:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s11, v64
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_114
.LBB0_113:
	v_mul_f32_e32 v4, s11, v64
.LBB0_114:
	flat_store_dword v[2:3], v4
.LBB0_115:
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 243
	v_add_u32_e32 v2, vcc, 2, v6
	.loc	1 244
	v_cmp_le_i32_e32 vcc, s21, v2
	v_cmp_gt_i32_e64 s[0:1], s8, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_156
; %bb.116:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[0:1], v2, s4, 0
	v_mov_b32_e32 v4, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v5, vcc, s6, v2
	v_addc_u32_e32 v4, vcc, v4, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_u32_e32 v2, vcc, v5, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	.loc	1 254
	v_cmp_le_i32_e32 vcc, s20, v0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_121
; %bb.117:
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_378
; %bb.118:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s11, v63
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_120
.LBB0_119:
	v_mul_f32_e32 v4, s11, v63
.LBB0_120:
	flat_store_dword v[2:3], v4
.LBB0_121:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_126
; %bb.122:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_379
; %bb.123:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v62
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_125
.LBB0_124:
	v_mul_f32_e32 v7, s11, v62
.LBB0_125:
	flat_store_dword v[4:5], v7
.LBB0_126:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_131
; %bb.127:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_380
; %bb.128:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v61
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_130
.LBB0_129:
	v_mul_f32_e32 v7, s11, v61
.LBB0_130:
	flat_store_dword v[4:5], v7
.LBB0_131:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_136
; %bb.132:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 12, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_381
; %bb.133:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v60
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_135
.LBB0_134:
	v_mul_f32_e32 v7, s11, v60
.LBB0_135:
	flat_store_dword v[4:5], v7
.LBB0_136:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 246
	v_add_u32_e32 v4, vcc, 64, v0
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	1 254
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_141
; %bb.137:
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_382
; %bb.138:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s11, v59
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_140
.LBB0_139:
	v_mul_f32_e32 v4, s11, v59
.LBB0_140:
	flat_store_dword v[2:3], v4
.LBB0_141:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_146
; %bb.142:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_383
; %bb.143:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v58
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_145
.LBB0_144:
	v_mul_f32_e32 v7, s11, v58
.LBB0_145:
	flat_store_dword v[4:5], v7
.LBB0_146:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_151
; %bb.147:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_384
; %bb.148:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v57
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_150
.LBB0_149:
	v_mul_f32_e32 v7, s11, v57
.LBB0_150:
	flat_store_dword v[4:5], v7
.LBB0_151:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_156
; %bb.152:
	.loc	1 255
	v_add_u32_e64 v2, s[0:1], 12, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_385
; %bb.153:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s11, v56
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_155
.LBB0_154:
	v_mul_f32_e32 v4, s11, v56
.LBB0_155:
	flat_store_dword v[2:3], v4
.LBB0_156:
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 243
	v_add_u32_e32 v2, vcc, 3, v6
	.loc	1 244
	v_cmp_le_i32_e32 vcc, s21, v2
	v_cmp_gt_i32_e64 s[0:1], s8, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_197
; %bb.157:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[0:1], v2, s4, 0
	v_mov_b32_e32 v4, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v5, vcc, s6, v2
	v_addc_u32_e32 v4, vcc, v4, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_u32_e32 v2, vcc, v5, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	.loc	1 254
	v_cmp_le_i32_e32 vcc, s20, v0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_162
; %bb.158:
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_386
; %bb.159:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s11, v55
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_161
.LBB0_160:
	v_mul_f32_e32 v4, s11, v55
.LBB0_161:
	flat_store_dword v[2:3], v4
.LBB0_162:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_167
; %bb.163:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_387
; %bb.164:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v54
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_166
.LBB0_165:
	v_mul_f32_e32 v7, s11, v54
.LBB0_166:
	flat_store_dword v[4:5], v7
.LBB0_167:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_172
; %bb.168:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_388
; %bb.169:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v53
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_171
.LBB0_170:
	v_mul_f32_e32 v7, s11, v53
.LBB0_171:
	flat_store_dword v[4:5], v7
.LBB0_172:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_177
; %bb.173:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 12, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_389
; %bb.174:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v52
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_176
.LBB0_175:
	v_mul_f32_e32 v7, s11, v52
.LBB0_176:
	flat_store_dword v[4:5], v7
.LBB0_177:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 246
	v_add_u32_e32 v4, vcc, 64, v0
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	1 254
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_182
; %bb.178:
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_390
; %bb.179:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s11, v51
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_181
.LBB0_180:
	v_mul_f32_e32 v4, s11, v51
.LBB0_181:
	flat_store_dword v[2:3], v4
.LBB0_182:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_187
; %bb.183:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_391
; %bb.184:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v50
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_186
.LBB0_185:
	v_mul_f32_e32 v7, s11, v50
.LBB0_186:
	flat_store_dword v[4:5], v7
.LBB0_187:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_192
; %bb.188:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_392
; %bb.189:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v49
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_191
.LBB0_190:
	v_mul_f32_e32 v7, s11, v49
.LBB0_191:
	flat_store_dword v[4:5], v7
.LBB0_192:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_197
; %bb.193:
	.loc	1 255
	v_add_u32_e64 v2, s[0:1], 12, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_393
; %bb.194:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s11, v48
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_196
.LBB0_195:
	v_mul_f32_e32 v4, s11, v48
.LBB0_196:
	flat_store_dword v[2:3], v4
.LBB0_197:
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 243
	v_add_u32_e32 v2, vcc, 64, v6
	.loc	1 244
	v_cmp_le_i32_e32 vcc, s21, v2
	v_cmp_gt_i32_e64 s[0:1], s8, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_238
; %bb.198:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[0:1], v2, s4, 0
	v_mov_b32_e32 v4, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v5, vcc, s6, v2
	v_addc_u32_e32 v4, vcc, v4, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_u32_e32 v2, vcc, v5, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	.loc	1 254
	v_cmp_le_i32_e32 vcc, s20, v0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_203
; %bb.199:
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_394
; %bb.200:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s11, v47
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_202
.LBB0_201:
	v_mul_f32_e32 v4, s11, v47
.LBB0_202:
	flat_store_dword v[2:3], v4
.LBB0_203:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_208
; %bb.204:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_395
; %bb.205:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v46
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_207
.LBB0_206:
	v_mul_f32_e32 v7, s11, v46
.LBB0_207:
	flat_store_dword v[4:5], v7
.LBB0_208:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_213
; %bb.209:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_396
; %bb.210:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v45
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_212
.LBB0_211:
	v_mul_f32_e32 v7, s11, v45
.LBB0_212:
	flat_store_dword v[4:5], v7
.LBB0_213:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_218
; %bb.214:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 12, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_397
; %bb.215:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v44
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_217
.LBB0_216:
	v_mul_f32_e32 v7, s11, v44
.LBB0_217:
	flat_store_dword v[4:5], v7
.LBB0_218:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 246
	v_add_u32_e32 v4, vcc, 64, v0
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	1 254
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_223
; %bb.219:
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_398
; %bb.220:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s11, v43
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_222
.LBB0_221:
	v_mul_f32_e32 v4, s11, v43
.LBB0_222:
	flat_store_dword v[2:3], v4
.LBB0_223:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_228
; %bb.224:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_399
; %bb.225:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v42
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_227
.LBB0_226:
	v_mul_f32_e32 v7, s11, v42
.LBB0_227:
	flat_store_dword v[4:5], v7
.LBB0_228:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_233
; %bb.229:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_400
; %bb.230:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v41
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_232
.LBB0_231:
	v_mul_f32_e32 v7, s11, v41
.LBB0_232:
	flat_store_dword v[4:5], v7
.LBB0_233:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_238
; %bb.234:
	.loc	1 255
	v_add_u32_e64 v2, s[0:1], 12, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_401
; %bb.235:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s11, v40
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_237
.LBB0_236:
	v_mul_f32_e32 v4, s11, v40
.LBB0_237:
	flat_store_dword v[2:3], v4
.LBB0_238:
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 243
	v_add_u32_e32 v2, vcc, 0x41, v6
	.loc	1 244
	v_cmp_le_i32_e32 vcc, s21, v2
	v_cmp_gt_i32_e64 s[0:1], s8, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_279
; %bb.239:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[0:1], v2, s4, 0
	v_mov_b32_e32 v4, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v5, vcc, s6, v2
	v_addc_u32_e32 v4, vcc, v4, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_u32_e32 v2, vcc, v5, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	.loc	1 254
	v_cmp_le_i32_e32 vcc, s20, v0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_244
; %bb.240:
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_402
; %bb.241:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s11, v39
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_243
.LBB0_242:
	v_mul_f32_e32 v4, s11, v39
.LBB0_243:
	flat_store_dword v[2:3], v4
.LBB0_244:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_249
; %bb.245:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_403
; %bb.246:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v38
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_248
.LBB0_247:
	v_mul_f32_e32 v7, s11, v38
.LBB0_248:
	flat_store_dword v[4:5], v7
.LBB0_249:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_254
; %bb.250:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_404
; %bb.251:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v37
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_253
.LBB0_252:
	v_mul_f32_e32 v7, s11, v37
.LBB0_253:
	flat_store_dword v[4:5], v7
.LBB0_254:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_259
; %bb.255:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 12, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_405
; %bb.256:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v36
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_258
.LBB0_257:
	v_mul_f32_e32 v7, s11, v36
.LBB0_258:
	flat_store_dword v[4:5], v7
.LBB0_259:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 246
	v_add_u32_e32 v4, vcc, 64, v0
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	1 254
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_264
; %bb.260:
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_406
; %bb.261:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s11, v35
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_263
.LBB0_262:
	v_mul_f32_e32 v4, s11, v35
.LBB0_263:
	flat_store_dword v[2:3], v4
.LBB0_264:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_269
; %bb.265:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_407
; %bb.266:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v34
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_268
.LBB0_267:
	v_mul_f32_e32 v7, s11, v34
.LBB0_268:
	flat_store_dword v[4:5], v7
.LBB0_269:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_274
; %bb.270:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_408
; %bb.271:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v33
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_273
.LBB0_272:
	v_mul_f32_e32 v7, s11, v33
.LBB0_273:
	flat_store_dword v[4:5], v7
.LBB0_274:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_279
; %bb.275:
	.loc	1 255
	v_add_u32_e64 v2, s[0:1], 12, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_409
; %bb.276:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s11, v32
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_278
.LBB0_277:
	v_mul_f32_e32 v4, s11, v32
.LBB0_278:
	flat_store_dword v[2:3], v4
.LBB0_279:
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 243
	v_add_u32_e32 v2, vcc, 0x42, v6
	.loc	1 244
	v_cmp_le_i32_e32 vcc, s21, v2
	v_cmp_gt_i32_e64 s[0:1], s8, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_320
; %bb.280:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[0:1], v2, s4, 0
	v_mov_b32_e32 v4, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v5, vcc, s6, v2
	v_addc_u32_e32 v4, vcc, v4, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_u32_e32 v2, vcc, v5, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	.loc	1 254
	v_cmp_le_i32_e32 vcc, s20, v0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_285
; %bb.281:
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_410
; %bb.282:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s11, v31
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_284
.LBB0_283:
	v_mul_f32_e32 v4, s11, v31
.LBB0_284:
	flat_store_dword v[2:3], v4
.LBB0_285:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_290
; %bb.286:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_411
; %bb.287:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v30
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_289
.LBB0_288:
	v_mul_f32_e32 v7, s11, v30
.LBB0_289:
	flat_store_dword v[4:5], v7
.LBB0_290:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_295
; %bb.291:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_412
; %bb.292:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v29
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_294
.LBB0_293:
	v_mul_f32_e32 v7, s11, v29
.LBB0_294:
	flat_store_dword v[4:5], v7
.LBB0_295:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_300
; %bb.296:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 12, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_413
; %bb.297:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v28
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_299
.LBB0_298:
	v_mul_f32_e32 v7, s11, v28
.LBB0_299:
	flat_store_dword v[4:5], v7
.LBB0_300:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 246
	v_add_u32_e32 v4, vcc, 64, v0
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	1 254
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_305
; %bb.301:
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_414
; %bb.302:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s11, v27
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_304
.LBB0_303:
	v_mul_f32_e32 v4, s11, v27
.LBB0_304:
	flat_store_dword v[2:3], v4
.LBB0_305:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_310
; %bb.306:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_415
; %bb.307:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v26
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_309
.LBB0_308:
	v_mul_f32_e32 v7, s11, v26
.LBB0_309:
	flat_store_dword v[4:5], v7
.LBB0_310:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_315
; %bb.311:
	.loc	1 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_416
; %bb.312:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v8, s11, v25
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_314
.LBB0_313:
	v_mul_f32_e32 v7, s11, v25
.LBB0_314:
	flat_store_dword v[4:5], v7
.LBB0_315:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 254
	v_add_u32_e32 v4, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s20, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_320
; %bb.316:
	.loc	1 255
	v_add_u32_e64 v2, s[0:1], 12, v2
	.loc	1 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	1 255
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_417
; %bb.317:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s11, v24
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_319
.LBB0_318:
	v_mul_f32_e32 v4, s11, v24
.LBB0_319:
	flat_store_dword v[2:3], v4
.LBB0_320:
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 243
	v_add_u32_e32 v2, vcc, 0x43, v6
	.loc	1 244
	v_cmp_le_i32_e32 vcc, s21, v2
	v_cmp_gt_i32_e64 s[0:1], s8, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_361
; %bb.321:
	.loc	1 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[0:1], v2, s4, 0
	v_mov_b32_e32 v4, s7
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v5, vcc, s6, v2
	v_lshlrev_b64 v[1:2], 2, v[0:1]
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	v_add_u32_e32 v1, vcc, v5, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	.loc	1 254
	v_cmp_le_i32_e32 vcc, s20, v0
	v_cndmask_b32_e64 v3, 0, 1, s[2:3]
	s_and_b64 s[4:5], vcc, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 1, v3
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_326
; %bb.322:
	.loc	1 256
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_418
; %bb.323:
	flat_load_dword v3, v[1:2]
	v_mul_f32_e32 v4, s11, v23
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, s13, v3
	v_add_f32_e32 v3, v4, v3
	s_cbranch_execnz .LBB0_325
.LBB0_324:
	v_mul_f32_e32 v3, s11, v23
.LBB0_325:
	flat_store_dword v[1:2], v3
.LBB0_326:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 254
	v_add_u32_e32 v3, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s20, v3
	v_cmp_gt_i32_e64 s[2:3], s9, v3
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_331
; %bb.327:
	.loc	1 255
	v_add_u32_e64 v3, s[2:3], 4, v1
	.loc	1 256
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 255
	v_addc_u32_e64 v4, s[2:3], 0, v2, s[2:3]
	.loc	1 256
	s_cbranch_vccnz .LBB0_419
; %bb.328:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s11, v22
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s13, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_330
.LBB0_329:
	v_mul_f32_e32 v5, s11, v22
.LBB0_330:
	flat_store_dword v[3:4], v5
.LBB0_331:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 254
	v_add_u32_e32 v3, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s20, v3
	v_cmp_gt_i32_e64 s[2:3], s9, v3
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_336
; %bb.332:
	.loc	1 255
	v_add_u32_e64 v3, s[2:3], 8, v1
	.loc	1 256
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 255
	v_addc_u32_e64 v4, s[2:3], 0, v2, s[2:3]
	.loc	1 256
	s_cbranch_vccnz .LBB0_420
; %bb.333:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s11, v21
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s13, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_335
.LBB0_334:
	v_mul_f32_e32 v5, s11, v21
.LBB0_335:
	flat_store_dword v[3:4], v5
.LBB0_336:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 254
	v_add_u32_e32 v3, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s20, v3
	v_cmp_gt_i32_e64 s[2:3], s9, v3
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_341
; %bb.337:
	.loc	1 255
	v_add_u32_e64 v3, s[2:3], 12, v1
	.loc	1 256
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 255
	v_addc_u32_e64 v4, s[2:3], 0, v2, s[2:3]
	.loc	1 256
	s_cbranch_vccnz .LBB0_421
; %bb.338:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s11, v20
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s13, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_340
.LBB0_339:
	v_mul_f32_e32 v5, s11, v20
.LBB0_340:
	flat_store_dword v[3:4], v5
.LBB0_341:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 246
	v_add_u32_e32 v3, vcc, 64, v0
	v_add_u32_e32 v1, vcc, 0x100, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	1 254
	v_cmp_le_i32_e32 vcc, s20, v3
	v_cmp_gt_i32_e64 s[2:3], s9, v3
	s_and_b64 s[4:5], vcc, s[2:3]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_346
; %bb.342:
	.loc	1 256
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_422
; %bb.343:
	flat_load_dword v3, v[1:2]
	v_mul_f32_e32 v4, s11, v19
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, s13, v3
	v_add_f32_e32 v3, v4, v3
	s_cbranch_execnz .LBB0_345
.LBB0_344:
	v_mul_f32_e32 v3, s11, v19
.LBB0_345:
	flat_store_dword v[1:2], v3
.LBB0_346:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 254
	v_add_u32_e32 v3, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s20, v3
	v_cmp_gt_i32_e64 s[2:3], s9, v3
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_351
; %bb.347:
	.loc	1 255
	v_add_u32_e64 v3, s[2:3], 4, v1
	.loc	1 256
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 255
	v_addc_u32_e64 v4, s[2:3], 0, v2, s[2:3]
	.loc	1 256
	s_cbranch_vccnz .LBB0_423
; %bb.348:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s11, v18
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s13, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_350
.LBB0_349:
	v_mul_f32_e32 v5, s11, v18
.LBB0_350:
	flat_store_dword v[3:4], v5
.LBB0_351:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 254
	v_add_u32_e32 v3, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s20, v3
	v_cmp_gt_i32_e64 s[2:3], s9, v3
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_356
; %bb.352:
	.loc	1 255
	v_add_u32_e64 v3, s[2:3], 8, v1
	.loc	1 256
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 255
	v_addc_u32_e64 v4, s[2:3], 0, v2, s[2:3]
	.loc	1 256
	s_cbranch_vccnz .LBB0_424
; %bb.353:
	flat_load_dword v5, v[3:4]
	v_mul_f32_e32 v6, s11, v17
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s13, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_355
.LBB0_354:
	v_mul_f32_e32 v5, s11, v17
.LBB0_355:
	flat_store_dword v[3:4], v5
.LBB0_356:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 254
	v_add_u32_e32 v0, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s20, v0
	v_cmp_gt_i32_e64 s[2:3], s9, v0
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_361
; %bb.357:
	.loc	1 256
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 255
	v_add_u32_e64 v0, s[0:1], 12, v1
	v_addc_u32_e64 v1, s[0:1], 0, v2, s[0:1]
	.loc	1 256
	s_cbranch_vccnz .LBB0_425
; %bb.358:
	flat_load_dword v2, v[0:1]
	v_mul_f32_e32 v3, s11, v12
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s13, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_360
.LBB0_359:
	v_mul_f32_e32 v2, s11, v12
.LBB0_360:
	flat_store_dword v[0:1], v2
.LBB0_361:
	.loc	1 260
	s_endpgm
.LBB0_362:
	.loc	1 256
	s_branch .LBB0_37
.LBB0_363:
	s_branch .LBB0_42
.LBB0_364:
	s_branch .LBB0_47
.LBB0_365:
	s_branch .LBB0_52
.LBB0_366:
	s_branch .LBB0_57
.LBB0_367:
	s_branch .LBB0_62
.LBB0_368:
	s_branch .LBB0_67
.LBB0_369:
	s_branch .LBB0_72
.LBB0_370:
	s_branch .LBB0_78
.LBB0_371:
	s_branch .LBB0_83
.LBB0_372:
	s_branch .LBB0_88
.LBB0_373:
	s_branch .LBB0_93
.LBB0_374:
	s_branch .LBB0_98
.LBB0_375:
	s_branch .LBB0_103
.LBB0_376:
	s_branch .LBB0_108
.LBB0_377:
	s_branch .LBB0_113
.LBB0_378:
	s_branch .LBB0_119
.LBB0_379:
	s_branch .LBB0_124
.LBB0_380:
	s_branch .LBB0_129
.LBB0_381:
	s_branch .LBB0_134
.LBB0_382:
	s_branch .LBB0_139
.LBB0_383:
	s_branch .LBB0_144
.LBB0_384:
	s_branch .LBB0_149
.LBB0_385:
	s_branch .LBB0_154
.LBB0_386:
	s_branch .LBB0_160
.LBB0_387:
	s_branch .LBB0_165
.LBB0_388:
	s_branch .LBB0_170
.LBB0_389:
	s_branch .LBB0_175
.LBB0_390:
	s_branch .LBB0_180
.LBB0_391:
	s_branch .LBB0_185
.LBB0_392:
	s_branch .LBB0_190
.LBB0_393:
	s_branch .LBB0_195
.LBB0_394:
	s_branch .LBB0_201
.LBB0_395:
	s_branch .LBB0_206
.LBB0_396:
	s_branch .LBB0_211
.LBB0_397:
	s_branch .LBB0_216
.LBB0_398:
	s_branch .LBB0_221
.LBB0_399:
	s_branch .LBB0_226
.LBB0_400:
	s_branch .LBB0_231
.LBB0_401:
	s_branch .LBB0_236
.LBB0_402:
	s_branch .LBB0_242
.LBB0_403:
	s_branch .LBB0_247
.LBB0_404:
	s_branch .LBB0_252
.LBB0_405:
	s_branch .LBB0_257
.LBB0_406:
	s_branch .LBB0_262
.LBB0_407:
	s_branch .LBB0_267
.LBB0_408:
	s_branch .LBB0_272
.LBB0_409:
	s_branch .LBB0_277
.LBB0_410:
	s_branch .LBB0_283
.LBB0_411:
	s_branch .LBB0_288
.LBB0_412:
	s_branch .LBB0_293
.LBB0_413:
	s_branch .LBB0_298
.LBB0_414:
	s_branch .LBB0_303
.LBB0_415:
	s_branch .LBB0_308
.LBB0_416:
	s_branch .LBB0_313
.LBB0_417:
	s_branch .LBB0_318
.LBB0_418:
	s_branch .LBB0_324
.LBB0_419:
	s_branch .LBB0_329
.LBB0_420:
	s_branch .LBB0_334
.LBB0_421:
	s_branch .LBB0_339
.LBB0_422:
	s_branch .LBB0_344
.LBB0_423:
	s_branch .LBB0_349
.LBB0_424:
	s_branch .LBB0_354
.LBB0_425:
	s_branch .LBB0_359
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_blocked
		.amdhsa_group_segment_fixed_size 16896
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
		.amdhsa_next_free_vgpr 116
		.amdhsa_next_free_sgpr 30
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
	.size	gemm_blocked, .Lfunc_end0-gemm_blocked
	.size	gemm_blocked$local, .Lfunc_end0-gemm_blocked
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 11736
; NumSgprs: 32
; NumVgprs: 116
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 16896 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 28
; NumSGPRsForWavesPerEU: 32
; NumVGPRsForWavesPerEU: 116
; Occupancy: 2
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
    .group_segment_fixed_size: 16896
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           gemm_blocked
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     32
    .sgpr_spill_count: 0
    .symbol:         gemm_blocked.kd
    .vgpr_count:     116
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

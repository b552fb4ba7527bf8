	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_blocked            ; -- Begin function gemm_blocked
	.globl	gemm_blocked
	.p2align	8
	.type	gemm_blocked,@function
gemm_blocked:                           ; @gemm_blocked
	.file	0 "." "gemm_blocked.cl"
	.loc	0 151
; %bb.0:
	.loc	0 155
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[12:13], s[4:5], 0x28
	s_mov_b32 s25, 0
	v_lshrrev_b32_e32 v79, 5, v0
	.loc	0 173
	v_lshlrev_b32_e32 v78, 2, v0
	.loc	0 161
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
	.loc	0 163
	s_mul_i32 s3, s1, s2
	s_ashr_i32 s7, s3, 31
	s_add_i32 s14, s3, s7
	s_xor_b32 s14, s14, s7
	v_cvt_f32_u32_e32 v1, s14
	s_sub_i32 s15, 0, s14
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v77, 0
	v_rcp_iflag_f32_e32 v1, v1
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v74, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v72, 0
	v_mov_b32_e32 v71, 0
	v_mul_lo_u32 v2, s15, v1
	s_ashr_i32 s15, s6, 31
	s_add_i32 s16, s6, s15
	s_xor_b32 s16, s16, s15
	v_mul_hi_u32 v2, v1, v2
	s_xor_b32 s7, s15, s7
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v69, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s16, v1
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v66, 0
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
	.loc	0 164
	s_lshl_b32 s15, s2, 3
	s_ashr_i32 s0, s0, 31
	s_add_i32 s15, s15, s0
	s_xor_b32 s15, s15, s0
	v_cvt_f32_u32_e32 v1, s15
	.loc	0 163
	s_xor_b32 s14, s14, s7
	s_sub_i32 s7, s14, s7
	.loc	0 164
	s_sub_i32 s14, 0, s15
	v_rcp_iflag_f32_e32 v1, v1
	s_mul_i32 s3, s7, s3
	s_sub_i32 s3, s6, s3
	s_ashr_i32 s6, s3, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_xor_b32 s0, s6, s0
	v_mov_b32_e32 v65, 0
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
	.loc	0 166
	s_ashr_i32 s6, s1, 31
	s_add_i32 s14, s1, s6
	s_xor_b32 s14, s14, s6
	v_cvt_f32_u32_e32 v1, s14
	s_sub_i32 s15, 0, s14
	.loc	0 165
	s_mul_i32 s2, s0, s2
	s_sub_i32 s2, s3, s2
	.loc	0 166
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
	.loc	0 170
	s_add_i32 s16, s10, 7
	.loc	0 166
	s_xor_b32 s6, s6, s3
	.loc	0 170
	s_ashr_i32 s17, s16, 31
	.loc	0 166
	s_sub_i32 s3, s6, s3
	.loc	0 170
	s_lshr_b32 s6, s17, 29
	.loc	0 166
	s_lshl_b32 s23, s3, 7
	s_mul_i32 s3, s3, s1
	.loc	0 170
	s_add_i32 s16, s16, s6
	s_sub_i32 s1, s2, s3
	s_and_b32 s3, s16, -8
	.loc	0 171
	s_mul_i32 s7, s7, s3
	.loc	0 167
	s_max_i32 s14, s8, 0x80
	s_max_i32 s15, s9, 0x80
	.loc	0 166
	s_add_i32 s1, s1, s0
	.loc	0 171
	s_min_i32 s24, s10, s7
	.loc	0 167
	s_addk_i32 s14, 0xff80
	s_addk_i32 s15, 0xff80
	.loc	0 166
	s_lshl_b32 s22, s1, 7
	.loc	0 171
	s_add_i32 s0, s24, s3
	.loc	0 167
	s_min_i32 s2, s14, s23
	s_min_i32 s14, s15, s22
	.loc	0 180
	s_add_i32 s26, s24, -8
	.loc	0 171
	s_min_i32 s10, s10, s0
	.loc	0 180
	s_cmp_ge_i32 s26, s10
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
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v15, 0
	s_cbranch_scc1 .LBB0_32
; %bb.1:
	.loc	0 155
	s_load_dword s0, s[4:5], 0x18
	s_load_dwordx2 s[16:17], s[4:5], 0x20
	s_load_dwordx2 s[18:19], s[4:5], 0x10
	.loc	0 173
	v_and_b32_e32 v9, 0x7c, v78
	v_add_u32_e32 v1, vcc, s2, v9
	.loc	0 155
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s1, s0, 31
	.loc	0 168
	s_cmpk_lt_i32 s9, 0x80
	s_cselect_b64 s[6:7], -1, 0
	.loc	0 174
	s_ashr_i32 s21, s12, 31
	.loc	0 168
	s_cmpk_lt_i32 s8, 0x80
	s_cselect_b64 s[28:29], -1, 0
	v_sub_u32_e32 v80, vcc, s8, v1
	.loc	0 174
	v_mov_b32_e32 v1, s12
	.loc	0 170
	s_or_b64 s[6:7], s[28:29], s[6:7]
	.loc	0 174
	v_mad_i64_i32 v[1:2], s[28:29], s24, v1, 0
	v_add_u32_e32 v3, vcc, s14, v9
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_sub_u32_e32 v81, vcc, s9, v3
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v4, vcc, s16, v1
	s_ashr_i32 s15, s14, 31
	v_mov_b32_e32 v10, 0
	v_addc_u32_e32 v3, vcc, v3, v2, vcc
	s_lshl_b64 s[16:17], s[14:15], 2
	v_mad_i64_i32 v[1:2], s[30:31], s12, v79, v[9:10]
	v_mov_b32_e32 v5, s17
	v_add_u32_e32 v6, vcc, s16, v4
	v_addc_u32_e32 v5, vcc, v3, v5, vcc
	.loc	0 173
	v_mov_b32_e32 v3, s0
	v_mad_i64_i32 v[3:4], s[16:17], s24, v3, 0
	.loc	0 174
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_lshl_b64 s[28:29], s[0:1], 3
	v_add_u32_e32 v11, vcc, v6, v1
	v_addc_u32_e32 v12, vcc, v5, v2, vcc
	.loc	0 173
	v_lshlrev_b64 v[1:2], 2, v[3:4]
	v_mov_b32_e32 v3, s19
	v_add_u32_e32 v4, vcc, s18, v1
	v_addc_u32_e32 v3, vcc, v3, v2, vcc
	v_mad_i64_i32 v[1:2], s[0:1], s0, v79, v[9:10]
	s_ashr_i32 s3, s2, 31
	s_lshl_b64 s[16:17], s[2:3], 2
	v_mov_b32_e32 v5, s17
	v_add_u32_e32 v4, vcc, s16, v4
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_addc_u32_e32 v3, vcc, v3, v5, vcc
	v_add_u32_e32 v13, vcc, v4, v1
	.loc	0 180
	v_and_b32_e32 v1, 15, v0
	.loc	0 174
	s_mov_b32 s20, s12
	.loc	0 180
	v_lshlrev_b32_e32 v1, 4, v1
	s_lshl_b64 s[20:21], s[20:21], 3
	.loc	0 173
	v_addc_u32_e32 v14, vcc, v3, v2, vcc
	.loc	0 180
	v_or_b32_e32 v82, 0x2100, v1
	v_lshlrev_b32_e32 v1, 5, v79
	v_and_b32_e32 v2, 16, v0
	v_or_b32_e32 v83, v1, v2
	s_lshl_b64 s[16:17], s[28:29], 2
	s_lshl_b64 s[18:19], s[20:21], 2
	s_movk_i32 s3, 0x210
	v_mov_b32_e32 v77, v10
	v_mov_b32_e32 v76, v10
	v_mov_b32_e32 v75, v10
	v_mov_b32_e32 v74, v10
	v_mov_b32_e32 v73, v10
	v_mov_b32_e32 v72, v10
	v_mov_b32_e32 v71, v10
	v_mov_b32_e32 v70, v10
	v_mov_b32_e32 v69, v10
	v_mov_b32_e32 v68, v10
	v_mov_b32_e32 v67, v10
	v_mov_b32_e32 v66, v10
	v_mov_b32_e32 v65, v10
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
	v_mov_b32_e32 v16, v10
	v_mov_b32_e32 v15, v10
	s_mov_b32 m0, -1
	s_branch .LBB0_4
.LBB0_2:                                ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 189
	v_mov_b32_e32 v84, s17
	v_add_u32_e32 v13, vcc, s16, v13
	v_addc_u32_e32 v14, vcc, v14, v84, vcc
	v_mov_b32_e32 v84, s19
	v_add_u32_e32 v11, vcc, s18, v11
	.loc	0 210
	s_mul_i32 s0, s25, 0x1080
	.loc	0 189
	v_addc_u32_e32 v12, vcc, v12, v84, vcc
	.loc	0 210
	v_mov_b32_e32 v84, s0
	v_mad_u32_u24 v84, v79, s3, v84
	v_lshlrev_b32_e32 v85, 2, v9
	v_add_u32_e32 v84, vcc, v84, v85
	.loc	0 213
	s_addk_i32 s0, 0x2100
	s_waitcnt vmcnt(1)
	ds_write_b128 v84, v[1:4]
	v_mov_b32_e32 v84, s0
	v_mad_u32_u24 v84, v79, s3, v84
	v_add_u32_e32 v84, vcc, v84, v85
	s_mov_b64 s[0:1], 0
	.loc	0 214
	s_waitcnt vmcnt(0)
	ds_write_b128 v84, v[5:8]
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_3:                                ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 206
	s_andn2_b64 vcc, exec, s[0:1]
	s_mov_b32 s26, s12
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v88, v5
	v_mov_b32_e32 v89, v6
	v_mov_b32_e32 v90, v7
	v_mov_b32_e32 v91, v8
	v_mov_b32_e32 v84, v1
	v_mov_b32_e32 v85, v2
	v_mov_b32_e32 v86, v3
	v_mov_b32_e32 v87, v4
	s_cbranch_vccz .LBB0_32
.LBB0_4:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_29 Depth 2
	.loc	0 182
	s_add_i32 s0, s26, 16
	s_cmp_gt_i32 s0, s10
	s_cselect_b64 s[0:1], -1, 0
	s_or_b64 s[0:1], s[6:7], s[0:1]
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_6
; %bb.5:                                ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 125
	flat_load_dwordx4 v[1:4], v[13:14]
	flat_load_dwordx4 v[5:8], v[11:12]
	.loc	0 0
	s_add_i32 s12, s26, 8
	.loc	0 182
	s_cbranch_execz .LBB0_7
	s_branch .LBB0_26
.LBB0_6:                                ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_add_i32 s12, s26, 8
.LBB0_7:                                ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 184
	s_cmp_le_i32 s10, s12
	s_cbranch_scc1 .LBB0_25
; %bb.8:                                ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 185
	s_sub_i32 s0, s10, s12
	.loc	0 186
	v_cmp_gt_i32_e32 vcc, s0, v79
	s_waitcnt vmcnt(1)
	v_cndmask_b32_e32 v1, 0, v80, vcc
	.loc	0 131
	v_cmp_lt_i32_e64 s[0:1], 0, v1
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v84, 0
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_10
; %bb.9:                                ;   in Loop: Header=BB0_4 Depth=1
	flat_load_dword v84, v[13:14]
.LBB0_10:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 131
	v_cmp_lt_i32_e64 s[0:1], 1, v1
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_12
; %bb.11:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e64 v2, s[0:1], 4, v13
	v_addc_u32_e64 v3, s[0:1], 0, v14, s[0:1]
	flat_load_dword v85, v[2:3]
.LBB0_12:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 131
	v_cmp_lt_i32_e64 s[0:1], 2, v1
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v86, 0
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_14
; %bb.13:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e64 v2, s[0:1], 8, v13
	v_addc_u32_e64 v3, s[0:1], 0, v14, s[0:1]
	flat_load_dword v86, v[2:3]
.LBB0_14:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 131
	v_cmp_lt_i32_e64 s[0:1], 3, v1
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_16
; %bb.15:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e64 v1, s[0:1], 12, v13
	v_addc_u32_e64 v2, s[0:1], 0, v14, s[0:1]
	flat_load_dword v87, v[1:2]
.LBB0_16:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 187
	v_cndmask_b32_e32 v1, 0, v81, vcc
	.loc	0 131
	v_cmp_lt_i32_e32 vcc, 0, v1
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v88, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_18
; %bb.17:                               ;   in Loop: Header=BB0_4 Depth=1
	flat_load_dword v88, v[11:12]
.LBB0_18:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 131
	v_cmp_lt_i32_e32 vcc, 1, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_20
; %bb.19:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v2, vcc, 4, v11
	v_addc_u32_e32 v3, vcc, 0, v12, vcc
	flat_load_dword v89, v[2:3]
.LBB0_20:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 131
	v_cmp_lt_i32_e32 vcc, 2, v1
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v90, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_22
; %bb.21:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v2, vcc, 8, v11
	v_addc_u32_e32 v3, vcc, 0, v12, vcc
	flat_load_dword v90, v[2:3]
.LBB0_22:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 131
	v_cmp_lt_i32_e32 vcc, 3, v1
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_24
; %bb.23:                               ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v1, vcc, 12, v11
	v_addc_u32_e32 v2, vcc, 0, v12, vcc
	flat_load_dword v91, v[1:2]
.LBB0_24:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
.LBB0_25:                               ;   in Loop: Header=BB0_4 Depth=1
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v87
	v_mov_b32_e32 v3, v86
	v_mov_b32_e32 v2, v85
	v_mov_b32_e32 v1, v84
	v_mov_b32_e32 v8, v91
	v_mov_b32_e32 v7, v90
	v_mov_b32_e32 v6, v89
	v_mov_b32_e32 v5, v88
.LBB0_26:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 191
	s_cmp_lt_i32 s26, s24
	s_cbranch_scc0 .LBB0_28
; %bb.27:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 206
	s_cmp_le_i32 s10, s12
	s_cbranch_scc0 .LBB0_2
	s_branch .LBB0_31
.LBB0_28:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 193
	s_mul_i32 s0, s25, 0x1080
	v_add_u32_e32 v84, vcc, s0, v82
	v_add_u32_e32 v85, vcc, s0, v83
	s_mov_b32 s0, 0
.LBB0_29:                               ;   Parent Loop BB0_4 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 195
	v_add_u32_e32 v102, vcc, s0, v85
	.loc	0 196
	v_add_u32_e32 v103, vcc, s0, v84
	.loc	0 195
	ds_read_b128 v[86:89], v102
	ds_read_b128 v[90:93], v102 offset:256
	.loc	0 196
	ds_read_b128 v[94:97], v103
	ds_read_b128 v[98:101], v103 offset:256
	.loc	0 193
	s_addk_i32 s0, 0x840
	s_cmpk_eq_i32 s0, 0x1080
	.loc	0 201
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v10, v86, v94
	v_mac_f32_e32 v70, v87, v94
	v_mac_f32_e32 v62, v88, v94
	v_mac_f32_e32 v54, v89, v94
	v_mac_f32_e32 v46, v90, v94
	v_mac_f32_e32 v38, v91, v94
	v_mac_f32_e32 v30, v92, v94
	v_mac_f32_e32 v22, v93, v94
	v_mac_f32_e32 v21, v93, v95
	v_mac_f32_e32 v29, v92, v95
	v_mac_f32_e32 v37, v91, v95
	v_mac_f32_e32 v45, v90, v95
	v_mac_f32_e32 v53, v89, v95
	v_mac_f32_e32 v61, v88, v95
	v_mac_f32_e32 v69, v87, v95
	v_mac_f32_e32 v77, v86, v95
	v_mac_f32_e32 v76, v86, v96
	v_mac_f32_e32 v68, v87, v96
	v_mac_f32_e32 v60, v88, v96
	v_mac_f32_e32 v52, v89, v96
	v_mac_f32_e32 v44, v90, v96
	v_mac_f32_e32 v36, v91, v96
	v_mac_f32_e32 v28, v92, v96
	v_mac_f32_e32 v20, v93, v96
	v_mac_f32_e32 v19, v93, v97
	v_mac_f32_e32 v27, v92, v97
	v_mac_f32_e32 v35, v91, v97
	v_mac_f32_e32 v43, v90, v97
	v_mac_f32_e32 v51, v89, v97
	v_mac_f32_e32 v59, v88, v97
	v_mac_f32_e32 v67, v87, v97
	v_mac_f32_e32 v75, v86, v97
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v74, v86, v98
	v_mac_f32_e32 v66, v87, v98
	v_mac_f32_e32 v58, v88, v98
	v_mac_f32_e32 v50, v89, v98
	v_mac_f32_e32 v42, v90, v98
	v_mac_f32_e32 v34, v91, v98
	v_mac_f32_e32 v26, v92, v98
	v_mac_f32_e32 v18, v93, v98
	v_mac_f32_e32 v17, v93, v99
	v_mac_f32_e32 v25, v92, v99
	v_mac_f32_e32 v33, v91, v99
	v_mac_f32_e32 v41, v90, v99
	v_mac_f32_e32 v49, v89, v99
	v_mac_f32_e32 v57, v88, v99
	v_mac_f32_e32 v65, v87, v99
	v_mac_f32_e32 v73, v86, v99
	v_mac_f32_e32 v72, v86, v100
	v_mac_f32_e32 v64, v87, v100
	v_mac_f32_e32 v56, v88, v100
	v_mac_f32_e32 v48, v89, v100
	v_mac_f32_e32 v40, v90, v100
	v_mac_f32_e32 v32, v91, v100
	v_mac_f32_e32 v24, v92, v100
	v_mac_f32_e32 v16, v93, v100
	v_mac_f32_e32 v15, v93, v101
	v_mac_f32_e32 v23, v92, v101
	v_mac_f32_e32 v31, v91, v101
	v_mac_f32_e32 v39, v90, v101
	v_mac_f32_e32 v47, v89, v101
	v_mac_f32_e32 v55, v88, v101
	v_mac_f32_e32 v63, v87, v101
	v_mac_f32_e32 v71, v86, v101
	.loc	0 195
	ds_read_b128 v[86:89], v102 offset:528
	ds_read_b128 v[90:93], v102 offset:784
	.loc	0 196
	ds_read_b128 v[94:97], v103 offset:528
	ds_read_b128 v[98:101], v103 offset:784
	.loc	0 201
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v10, v86, v94
	v_mac_f32_e32 v70, v87, v94
	v_mac_f32_e32 v62, v88, v94
	v_mac_f32_e32 v54, v89, v94
	v_mac_f32_e32 v46, v90, v94
	v_mac_f32_e32 v38, v91, v94
	v_mac_f32_e32 v30, v92, v94
	v_mac_f32_e32 v22, v93, v94
	v_mac_f32_e32 v21, v93, v95
	v_mac_f32_e32 v29, v92, v95
	v_mac_f32_e32 v37, v91, v95
	v_mac_f32_e32 v45, v90, v95
	v_mac_f32_e32 v53, v89, v95
	v_mac_f32_e32 v61, v88, v95
	v_mac_f32_e32 v69, v87, v95
	v_mac_f32_e32 v77, v86, v95
	v_mac_f32_e32 v76, v86, v96
	v_mac_f32_e32 v68, v87, v96
	v_mac_f32_e32 v60, v88, v96
	v_mac_f32_e32 v52, v89, v96
	v_mac_f32_e32 v44, v90, v96
	v_mac_f32_e32 v36, v91, v96
	v_mac_f32_e32 v28, v92, v96
	v_mac_f32_e32 v20, v93, v96
	v_mac_f32_e32 v19, v93, v97
	v_mac_f32_e32 v27, v92, v97
	v_mac_f32_e32 v35, v91, v97
	v_mac_f32_e32 v43, v90, v97
	v_mac_f32_e32 v51, v89, v97
	v_mac_f32_e32 v59, v88, v97
	v_mac_f32_e32 v67, v87, v97
	v_mac_f32_e32 v75, v86, v97
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v74, v86, v98
	v_mac_f32_e32 v66, v87, v98
	v_mac_f32_e32 v58, v88, v98
	v_mac_f32_e32 v50, v89, v98
	v_mac_f32_e32 v42, v90, v98
	v_mac_f32_e32 v34, v91, v98
	v_mac_f32_e32 v26, v92, v98
	v_mac_f32_e32 v18, v93, v98
	v_mac_f32_e32 v17, v93, v99
	v_mac_f32_e32 v25, v92, v99
	v_mac_f32_e32 v33, v91, v99
	v_mac_f32_e32 v41, v90, v99
	v_mac_f32_e32 v49, v89, v99
	v_mac_f32_e32 v57, v88, v99
	v_mac_f32_e32 v65, v87, v99
	v_mac_f32_e32 v73, v86, v99
	v_mac_f32_e32 v72, v86, v100
	v_mac_f32_e32 v64, v87, v100
	v_mac_f32_e32 v56, v88, v100
	v_mac_f32_e32 v48, v89, v100
	v_mac_f32_e32 v40, v90, v100
	v_mac_f32_e32 v32, v91, v100
	v_mac_f32_e32 v24, v92, v100
	v_mac_f32_e32 v16, v93, v100
	v_mac_f32_e32 v15, v93, v101
	v_mac_f32_e32 v23, v92, v101
	v_mac_f32_e32 v31, v91, v101
	v_mac_f32_e32 v39, v90, v101
	v_mac_f32_e32 v47, v89, v101
	v_mac_f32_e32 v55, v88, v101
	v_mac_f32_e32 v63, v87, v101
	v_mac_f32_e32 v71, v86, v101
	.loc	0 195
	ds_read_b128 v[86:89], v102 offset:1056
	ds_read_b128 v[90:93], v102 offset:1312
	.loc	0 196
	ds_read_b128 v[94:97], v103 offset:1056
	ds_read_b128 v[98:101], v103 offset:1312
	.loc	0 201
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v10, v86, v94
	v_mac_f32_e32 v70, v87, v94
	v_mac_f32_e32 v62, v88, v94
	v_mac_f32_e32 v54, v89, v94
	v_mac_f32_e32 v46, v90, v94
	v_mac_f32_e32 v38, v91, v94
	v_mac_f32_e32 v30, v92, v94
	v_mac_f32_e32 v22, v93, v94
	v_mac_f32_e32 v21, v93, v95
	v_mac_f32_e32 v29, v92, v95
	v_mac_f32_e32 v37, v91, v95
	v_mac_f32_e32 v45, v90, v95
	v_mac_f32_e32 v53, v89, v95
	v_mac_f32_e32 v61, v88, v95
	v_mac_f32_e32 v69, v87, v95
	v_mac_f32_e32 v77, v86, v95
	v_mac_f32_e32 v76, v86, v96
	v_mac_f32_e32 v68, v87, v96
	v_mac_f32_e32 v60, v88, v96
	v_mac_f32_e32 v52, v89, v96
	v_mac_f32_e32 v44, v90, v96
	v_mac_f32_e32 v36, v91, v96
	v_mac_f32_e32 v28, v92, v96
	v_mac_f32_e32 v20, v93, v96
	v_mac_f32_e32 v19, v93, v97
	v_mac_f32_e32 v27, v92, v97
	v_mac_f32_e32 v35, v91, v97
	v_mac_f32_e32 v43, v90, v97
	v_mac_f32_e32 v51, v89, v97
	v_mac_f32_e32 v59, v88, v97
	v_mac_f32_e32 v67, v87, v97
	v_mac_f32_e32 v75, v86, v97
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v74, v86, v98
	v_mac_f32_e32 v66, v87, v98
	v_mac_f32_e32 v58, v88, v98
	v_mac_f32_e32 v50, v89, v98
	v_mac_f32_e32 v42, v90, v98
	v_mac_f32_e32 v34, v91, v98
	v_mac_f32_e32 v26, v92, v98
	v_mac_f32_e32 v18, v93, v98
	v_mac_f32_e32 v17, v93, v99
	v_mac_f32_e32 v25, v92, v99
	v_mac_f32_e32 v33, v91, v99
	v_mac_f32_e32 v41, v90, v99
	v_mac_f32_e32 v49, v89, v99
	v_mac_f32_e32 v57, v88, v99
	v_mac_f32_e32 v65, v87, v99
	v_mac_f32_e32 v73, v86, v99
	v_mac_f32_e32 v72, v86, v100
	v_mac_f32_e32 v64, v87, v100
	v_mac_f32_e32 v56, v88, v100
	v_mac_f32_e32 v48, v89, v100
	v_mac_f32_e32 v40, v90, v100
	v_mac_f32_e32 v32, v91, v100
	v_mac_f32_e32 v24, v92, v100
	v_mac_f32_e32 v16, v93, v100
	v_mac_f32_e32 v15, v93, v101
	v_mac_f32_e32 v23, v92, v101
	v_mac_f32_e32 v31, v91, v101
	v_mac_f32_e32 v39, v90, v101
	v_mac_f32_e32 v47, v89, v101
	v_mac_f32_e32 v55, v88, v101
	v_mac_f32_e32 v63, v87, v101
	v_mac_f32_e32 v71, v86, v101
	.loc	0 195
	ds_read_b128 v[86:89], v102 offset:1584
	ds_read_b128 v[90:93], v102 offset:1840
	.loc	0 196
	ds_read_b128 v[94:97], v103 offset:1584
	ds_read_b128 v[98:101], v103 offset:1840
	.loc	0 201
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v10, v86, v94
	v_mac_f32_e32 v70, v87, v94
	v_mac_f32_e32 v62, v88, v94
	v_mac_f32_e32 v54, v89, v94
	v_mac_f32_e32 v46, v90, v94
	v_mac_f32_e32 v38, v91, v94
	v_mac_f32_e32 v30, v92, v94
	v_mac_f32_e32 v22, v93, v94
	v_mac_f32_e32 v21, v93, v95
	v_mac_f32_e32 v29, v92, v95
	v_mac_f32_e32 v37, v91, v95
	v_mac_f32_e32 v45, v90, v95
	v_mac_f32_e32 v53, v89, v95
	v_mac_f32_e32 v61, v88, v95
	v_mac_f32_e32 v69, v87, v95
	v_mac_f32_e32 v77, v86, v95
	v_mac_f32_e32 v76, v86, v96
	v_mac_f32_e32 v68, v87, v96
	v_mac_f32_e32 v60, v88, v96
	v_mac_f32_e32 v52, v89, v96
	v_mac_f32_e32 v44, v90, v96
	v_mac_f32_e32 v36, v91, v96
	v_mac_f32_e32 v28, v92, v96
	v_mac_f32_e32 v20, v93, v96
	v_mac_f32_e32 v19, v93, v97
	v_mac_f32_e32 v27, v92, v97
	v_mac_f32_e32 v35, v91, v97
	v_mac_f32_e32 v43, v90, v97
	v_mac_f32_e32 v51, v89, v97
	v_mac_f32_e32 v59, v88, v97
	v_mac_f32_e32 v67, v87, v97
	v_mac_f32_e32 v75, v86, v97
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v74, v86, v98
	v_mac_f32_e32 v66, v87, v98
	v_mac_f32_e32 v58, v88, v98
	v_mac_f32_e32 v50, v89, v98
	v_mac_f32_e32 v42, v90, v98
	v_mac_f32_e32 v34, v91, v98
	v_mac_f32_e32 v26, v92, v98
	v_mac_f32_e32 v18, v93, v98
	v_mac_f32_e32 v17, v93, v99
	v_mac_f32_e32 v25, v92, v99
	v_mac_f32_e32 v33, v91, v99
	v_mac_f32_e32 v41, v90, v99
	v_mac_f32_e32 v49, v89, v99
	v_mac_f32_e32 v57, v88, v99
	v_mac_f32_e32 v65, v87, v99
	v_mac_f32_e32 v73, v86, v99
	v_mac_f32_e32 v72, v86, v100
	v_mac_f32_e32 v64, v87, v100
	v_mac_f32_e32 v56, v88, v100
	v_mac_f32_e32 v48, v89, v100
	v_mac_f32_e32 v40, v90, v100
	v_mac_f32_e32 v32, v91, v100
	v_mac_f32_e32 v24, v92, v100
	v_mac_f32_e32 v16, v93, v100
	v_mac_f32_e32 v15, v93, v101
	v_mac_f32_e32 v23, v92, v101
	v_mac_f32_e32 v31, v91, v101
	v_mac_f32_e32 v39, v90, v101
	v_mac_f32_e32 v47, v89, v101
	v_mac_f32_e32 v55, v88, v101
	v_mac_f32_e32 v63, v87, v101
	v_mac_f32_e32 v71, v86, v101
	.loc	0 193
	s_cbranch_scc0 .LBB0_29
; %bb.30:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 204
	s_sub_i32 s25, 1, s25
	.loc	0 206
	s_cmp_le_i32 s10, s12
	s_cbranch_scc0 .LBB0_2
.LBB0_31:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_3
.LBB0_32:
	v_lshrrev_b32_e32 v0, 2, v0
	.loc	0 155
	s_load_dwordx2 s[6:7], s[4:5], 0x30
	s_load_dword s4, s[4:5], 0x38
	v_lshlrev_b32_e32 v1, 3, v79
	v_and_b32_e32 v0, 4, v0
	v_or_b32_e32 v0, v1, v0
	v_and_b32_e32 v1, 60, v78
	v_add_u32_e32 v6, vcc, s2, v0
	v_add_u32_e32 v0, vcc, s14, v1
	.loc	0 244
	v_cmp_le_i32_e32 vcc, s23, v6
	v_cmp_gt_i32_e64 s[0:1], s8, v6
	v_cmp_neq_f32_e64 s[2:3], s13, 0
	s_and_b64 s[0:1], vcc, s[0:1]
	v_ashrrev_i32_e32 v1, 31, v0
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_73
; %bb.33:
	.loc	0 0
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
	.loc	0 254
	v_cmp_le_i32_e32 vcc, s22, v0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_38
; %bb.34:
	.loc	0 256
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_361
; %bb.35:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v10
	s_cbranch_execnz .LBB0_37
.LBB0_36:
	v_mul_f32_e32 v4, s11, v10
.LBB0_37:
	flat_store_dword v[2:3], v4
.LBB0_38:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_43
; %bb.39:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	s_cbranch_vccnz .LBB0_362
; %bb.40:
	.loc	0 256
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v77
	s_cbranch_execnz .LBB0_42
.LBB0_41:
	v_mul_f32_e32 v7, s11, v77
.LBB0_42:
	flat_store_dword v[4:5], v7
.LBB0_43:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_48
; %bb.44:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_363
; %bb.45:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v76
	s_cbranch_execnz .LBB0_47
.LBB0_46:
	v_mul_f32_e32 v7, s11, v76
.LBB0_47:
	flat_store_dword v[4:5], v7
.LBB0_48:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_53
; %bb.49:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 12, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_364
; %bb.50:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v75
	s_cbranch_execnz .LBB0_52
.LBB0_51:
	v_mul_f32_e32 v7, s11, v75
.LBB0_52:
	flat_store_dword v[4:5], v7
.LBB0_53:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 246
	v_add_u32_e32 v4, vcc, 64, v0
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 254
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_58
; %bb.54:
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_365
; %bb.55:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v74
	s_cbranch_execnz .LBB0_57
.LBB0_56:
	v_mul_f32_e32 v4, s11, v74
.LBB0_57:
	flat_store_dword v[2:3], v4
.LBB0_58:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_63
; %bb.59:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_366
; %bb.60:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v73
	s_cbranch_execnz .LBB0_62
.LBB0_61:
	v_mul_f32_e32 v7, s11, v73
.LBB0_62:
	flat_store_dword v[4:5], v7
.LBB0_63:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_68
; %bb.64:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_367
; %bb.65:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v72
	s_cbranch_execnz .LBB0_67
.LBB0_66:
	v_mul_f32_e32 v7, s11, v72
.LBB0_67:
	flat_store_dword v[4:5], v7
.LBB0_68:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_73
; %bb.69:
	.loc	0 255
	v_add_u32_e64 v2, s[0:1], 12, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_368
; %bb.70:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v71
	s_cbranch_execnz .LBB0_72
.LBB0_71:
	v_mul_f32_e32 v4, s11, v71
.LBB0_72:
	flat_store_dword v[2:3], v4
.LBB0_73:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 243
	v_add_u32_e32 v2, vcc, 1, v6
	.loc	0 244
	v_cmp_le_i32_e32 vcc, s23, v2
	v_cmp_gt_i32_e64 s[0:1], s8, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_114
; %bb.74:
	.loc	0 0
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
	.loc	0 254
	v_cmp_le_i32_e32 vcc, s22, v0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_79
; %bb.75:
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_369
; %bb.76:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v70
	s_cbranch_execnz .LBB0_78
.LBB0_77:
	v_mul_f32_e32 v4, s11, v70
.LBB0_78:
	flat_store_dword v[2:3], v4
.LBB0_79:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_84
; %bb.80:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_370
; %bb.81:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v69
	s_cbranch_execnz .LBB0_83
.LBB0_82:
	v_mul_f32_e32 v7, s11, v69
.LBB0_83:
	flat_store_dword v[4:5], v7
.LBB0_84:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_89
; %bb.85:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_371
; %bb.86:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v68
	s_cbranch_execnz .LBB0_88
.LBB0_87:
	v_mul_f32_e32 v7, s11, v68
.LBB0_88:
	flat_store_dword v[4:5], v7
.LBB0_89:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_94
; %bb.90:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 12, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_372
; %bb.91:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v67
	s_cbranch_execnz .LBB0_93
.LBB0_92:
	v_mul_f32_e32 v7, s11, v67
.LBB0_93:
	flat_store_dword v[4:5], v7
.LBB0_94:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 246
	v_add_u32_e32 v4, vcc, 64, v0
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 254
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_99
; %bb.95:
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_373
; %bb.96:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v66
	s_cbranch_execnz .LBB0_98
.LBB0_97:
	v_mul_f32_e32 v4, s11, v66
.LBB0_98:
	flat_store_dword v[2:3], v4
.LBB0_99:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_104
; %bb.100:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_374
; %bb.101:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v65
	s_cbranch_execnz .LBB0_103
.LBB0_102:
	v_mul_f32_e32 v7, s11, v65
.LBB0_103:
	flat_store_dword v[4:5], v7
.LBB0_104:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_109
; %bb.105:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_375
; %bb.106:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v64
	s_cbranch_execnz .LBB0_108
.LBB0_107:
	v_mul_f32_e32 v7, s11, v64
.LBB0_108:
	flat_store_dword v[4:5], v7
.LBB0_109:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_114
; %bb.110:
	.loc	0 255
	v_add_u32_e64 v2, s[0:1], 12, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_376
; %bb.111:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v63
	s_cbranch_execnz .LBB0_113
.LBB0_112:
	v_mul_f32_e32 v4, s11, v63
.LBB0_113:
	flat_store_dword v[2:3], v4
.LBB0_114:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 243
	v_add_u32_e32 v2, vcc, 2, v6
	.loc	0 244
	v_cmp_le_i32_e32 vcc, s23, v2
	v_cmp_gt_i32_e64 s[0:1], s8, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_155
; %bb.115:
	.loc	0 0
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
	.loc	0 254
	v_cmp_le_i32_e32 vcc, s22, v0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_120
; %bb.116:
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_377
; %bb.117:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v62
	s_cbranch_execnz .LBB0_119
.LBB0_118:
	v_mul_f32_e32 v4, s11, v62
.LBB0_119:
	flat_store_dword v[2:3], v4
.LBB0_120:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_125
; %bb.121:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_378
; %bb.122:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v61
	s_cbranch_execnz .LBB0_124
.LBB0_123:
	v_mul_f32_e32 v7, s11, v61
.LBB0_124:
	flat_store_dword v[4:5], v7
.LBB0_125:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_130
; %bb.126:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_379
; %bb.127:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v60
	s_cbranch_execnz .LBB0_129
.LBB0_128:
	v_mul_f32_e32 v7, s11, v60
.LBB0_129:
	flat_store_dword v[4:5], v7
.LBB0_130:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_135
; %bb.131:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 12, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_380
; %bb.132:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v59
	s_cbranch_execnz .LBB0_134
.LBB0_133:
	v_mul_f32_e32 v7, s11, v59
.LBB0_134:
	flat_store_dword v[4:5], v7
.LBB0_135:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 246
	v_add_u32_e32 v4, vcc, 64, v0
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 254
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_140
; %bb.136:
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_381
; %bb.137:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v58
	s_cbranch_execnz .LBB0_139
.LBB0_138:
	v_mul_f32_e32 v4, s11, v58
.LBB0_139:
	flat_store_dword v[2:3], v4
.LBB0_140:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_145
; %bb.141:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_382
; %bb.142:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v57
	s_cbranch_execnz .LBB0_144
.LBB0_143:
	v_mul_f32_e32 v7, s11, v57
.LBB0_144:
	flat_store_dword v[4:5], v7
.LBB0_145:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_150
; %bb.146:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_383
; %bb.147:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v56
	s_cbranch_execnz .LBB0_149
.LBB0_148:
	v_mul_f32_e32 v7, s11, v56
.LBB0_149:
	flat_store_dword v[4:5], v7
.LBB0_150:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_155
; %bb.151:
	.loc	0 255
	v_add_u32_e64 v2, s[0:1], 12, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_384
; %bb.152:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v55
	s_cbranch_execnz .LBB0_154
.LBB0_153:
	v_mul_f32_e32 v4, s11, v55
.LBB0_154:
	flat_store_dword v[2:3], v4
.LBB0_155:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 243
	v_add_u32_e32 v2, vcc, 3, v6
	.loc	0 244
	v_cmp_le_i32_e32 vcc, s23, v2
	v_cmp_gt_i32_e64 s[0:1], s8, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_196
; %bb.156:
	.loc	0 0
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
	.loc	0 254
	v_cmp_le_i32_e32 vcc, s22, v0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_161
; %bb.157:
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_385
; %bb.158:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v54
	s_cbranch_execnz .LBB0_160
.LBB0_159:
	v_mul_f32_e32 v4, s11, v54
.LBB0_160:
	flat_store_dword v[2:3], v4
.LBB0_161:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_166
; %bb.162:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_386
; %bb.163:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v53
	s_cbranch_execnz .LBB0_165
.LBB0_164:
	v_mul_f32_e32 v7, s11, v53
.LBB0_165:
	flat_store_dword v[4:5], v7
.LBB0_166:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_171
; %bb.167:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_387
; %bb.168:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v52
	s_cbranch_execnz .LBB0_170
.LBB0_169:
	v_mul_f32_e32 v7, s11, v52
.LBB0_170:
	flat_store_dword v[4:5], v7
.LBB0_171:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_176
; %bb.172:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 12, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_388
; %bb.173:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v51
	s_cbranch_execnz .LBB0_175
.LBB0_174:
	v_mul_f32_e32 v7, s11, v51
.LBB0_175:
	flat_store_dword v[4:5], v7
.LBB0_176:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 246
	v_add_u32_e32 v4, vcc, 64, v0
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 254
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_181
; %bb.177:
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_389
; %bb.178:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v50
	s_cbranch_execnz .LBB0_180
.LBB0_179:
	v_mul_f32_e32 v4, s11, v50
.LBB0_180:
	flat_store_dword v[2:3], v4
.LBB0_181:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_186
; %bb.182:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_390
; %bb.183:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v49
	s_cbranch_execnz .LBB0_185
.LBB0_184:
	v_mul_f32_e32 v7, s11, v49
.LBB0_185:
	flat_store_dword v[4:5], v7
.LBB0_186:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_191
; %bb.187:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_391
; %bb.188:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v48
	s_cbranch_execnz .LBB0_190
.LBB0_189:
	v_mul_f32_e32 v7, s11, v48
.LBB0_190:
	flat_store_dword v[4:5], v7
.LBB0_191:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_196
; %bb.192:
	.loc	0 255
	v_add_u32_e64 v2, s[0:1], 12, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_392
; %bb.193:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v47
	s_cbranch_execnz .LBB0_195
.LBB0_194:
	v_mul_f32_e32 v4, s11, v47
.LBB0_195:
	flat_store_dword v[2:3], v4
.LBB0_196:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 243
	v_add_u32_e32 v2, vcc, 64, v6
	.loc	0 244
	v_cmp_le_i32_e32 vcc, s23, v2
	v_cmp_gt_i32_e64 s[0:1], s8, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_237
; %bb.197:
	.loc	0 0
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
	.loc	0 254
	v_cmp_le_i32_e32 vcc, s22, v0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_202
; %bb.198:
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_393
; %bb.199:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v46
	s_cbranch_execnz .LBB0_201
.LBB0_200:
	v_mul_f32_e32 v4, s11, v46
.LBB0_201:
	flat_store_dword v[2:3], v4
.LBB0_202:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_207
; %bb.203:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_394
; %bb.204:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v45
	s_cbranch_execnz .LBB0_206
.LBB0_205:
	v_mul_f32_e32 v7, s11, v45
.LBB0_206:
	flat_store_dword v[4:5], v7
.LBB0_207:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_212
; %bb.208:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_395
; %bb.209:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v44
	s_cbranch_execnz .LBB0_211
.LBB0_210:
	v_mul_f32_e32 v7, s11, v44
.LBB0_211:
	flat_store_dword v[4:5], v7
.LBB0_212:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_217
; %bb.213:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 12, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_396
; %bb.214:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v43
	s_cbranch_execnz .LBB0_216
.LBB0_215:
	v_mul_f32_e32 v7, s11, v43
.LBB0_216:
	flat_store_dword v[4:5], v7
.LBB0_217:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 246
	v_add_u32_e32 v4, vcc, 64, v0
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 254
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_222
; %bb.218:
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_397
; %bb.219:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v42
	s_cbranch_execnz .LBB0_221
.LBB0_220:
	v_mul_f32_e32 v4, s11, v42
.LBB0_221:
	flat_store_dword v[2:3], v4
.LBB0_222:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_227
; %bb.223:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_398
; %bb.224:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v41
	s_cbranch_execnz .LBB0_226
.LBB0_225:
	v_mul_f32_e32 v7, s11, v41
.LBB0_226:
	flat_store_dword v[4:5], v7
.LBB0_227:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_232
; %bb.228:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_399
; %bb.229:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v40
	s_cbranch_execnz .LBB0_231
.LBB0_230:
	v_mul_f32_e32 v7, s11, v40
.LBB0_231:
	flat_store_dword v[4:5], v7
.LBB0_232:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_237
; %bb.233:
	.loc	0 255
	v_add_u32_e64 v2, s[0:1], 12, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_400
; %bb.234:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v39
	s_cbranch_execnz .LBB0_236
.LBB0_235:
	v_mul_f32_e32 v4, s11, v39
.LBB0_236:
	flat_store_dword v[2:3], v4
.LBB0_237:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 243
	v_add_u32_e32 v2, vcc, 0x41, v6
	.loc	0 244
	v_cmp_le_i32_e32 vcc, s23, v2
	v_cmp_gt_i32_e64 s[0:1], s8, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_278
; %bb.238:
	.loc	0 0
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
	.loc	0 254
	v_cmp_le_i32_e32 vcc, s22, v0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_243
; %bb.239:
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_401
; %bb.240:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v38
	s_cbranch_execnz .LBB0_242
.LBB0_241:
	v_mul_f32_e32 v4, s11, v38
.LBB0_242:
	flat_store_dword v[2:3], v4
.LBB0_243:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_248
; %bb.244:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_402
; %bb.245:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v37
	s_cbranch_execnz .LBB0_247
.LBB0_246:
	v_mul_f32_e32 v7, s11, v37
.LBB0_247:
	flat_store_dword v[4:5], v7
.LBB0_248:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_253
; %bb.249:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_403
; %bb.250:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v36
	s_cbranch_execnz .LBB0_252
.LBB0_251:
	v_mul_f32_e32 v7, s11, v36
.LBB0_252:
	flat_store_dword v[4:5], v7
.LBB0_253:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_258
; %bb.254:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 12, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_404
; %bb.255:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v35
	s_cbranch_execnz .LBB0_257
.LBB0_256:
	v_mul_f32_e32 v7, s11, v35
.LBB0_257:
	flat_store_dword v[4:5], v7
.LBB0_258:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 246
	v_add_u32_e32 v4, vcc, 64, v0
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 254
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_263
; %bb.259:
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_405
; %bb.260:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v34
	s_cbranch_execnz .LBB0_262
.LBB0_261:
	v_mul_f32_e32 v4, s11, v34
.LBB0_262:
	flat_store_dword v[2:3], v4
.LBB0_263:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_268
; %bb.264:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_406
; %bb.265:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v33
	s_cbranch_execnz .LBB0_267
.LBB0_266:
	v_mul_f32_e32 v7, s11, v33
.LBB0_267:
	flat_store_dword v[4:5], v7
.LBB0_268:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_273
; %bb.269:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_407
; %bb.270:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v32
	s_cbranch_execnz .LBB0_272
.LBB0_271:
	v_mul_f32_e32 v7, s11, v32
.LBB0_272:
	flat_store_dword v[4:5], v7
.LBB0_273:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_278
; %bb.274:
	.loc	0 255
	v_add_u32_e64 v2, s[0:1], 12, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_408
; %bb.275:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v31
	s_cbranch_execnz .LBB0_277
.LBB0_276:
	v_mul_f32_e32 v4, s11, v31
.LBB0_277:
	flat_store_dword v[2:3], v4
.LBB0_278:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 243
	v_add_u32_e32 v2, vcc, 0x42, v6
	.loc	0 244
	v_cmp_le_i32_e32 vcc, s23, v2
	v_cmp_gt_i32_e64 s[0:1], s8, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_319
; %bb.279:
	.loc	0 0
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
	.loc	0 254
	v_cmp_le_i32_e32 vcc, s22, v0
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_284
; %bb.280:
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_409
; %bb.281:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v30
	s_cbranch_execnz .LBB0_283
.LBB0_282:
	v_mul_f32_e32 v4, s11, v30
.LBB0_283:
	flat_store_dword v[2:3], v4
.LBB0_284:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_289
; %bb.285:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_410
; %bb.286:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v29
	s_cbranch_execnz .LBB0_288
.LBB0_287:
	v_mul_f32_e32 v7, s11, v29
.LBB0_288:
	flat_store_dword v[4:5], v7
.LBB0_289:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_294
; %bb.290:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_411
; %bb.291:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v28
	s_cbranch_execnz .LBB0_293
.LBB0_292:
	v_mul_f32_e32 v7, s11, v28
.LBB0_293:
	flat_store_dword v[4:5], v7
.LBB0_294:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_299
; %bb.295:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 12, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_412
; %bb.296:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v27
	s_cbranch_execnz .LBB0_298
.LBB0_297:
	v_mul_f32_e32 v7, s11, v27
.LBB0_298:
	flat_store_dword v[4:5], v7
.LBB0_299:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 246
	v_add_u32_e32 v4, vcc, 64, v0
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 254
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[16:17], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[16:17]
	s_cbranch_execz .LBB0_304
; %bb.300:
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_413
; %bb.301:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v26
	s_cbranch_execnz .LBB0_303
.LBB0_302:
	v_mul_f32_e32 v4, s11, v26
.LBB0_303:
	flat_store_dword v[2:3], v4
.LBB0_304:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_309
; %bb.305:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_414
; %bb.306:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v25
	s_cbranch_execnz .LBB0_308
.LBB0_307:
	v_mul_f32_e32 v7, s11, v25
.LBB0_308:
	flat_store_dword v[4:5], v7
.LBB0_309:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_314
; %bb.310:
	.loc	0 255
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_415
; %bb.311:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v24
	s_cbranch_execnz .LBB0_313
.LBB0_312:
	v_mul_f32_e32 v7, s11, v24
.LBB0_313:
	flat_store_dword v[4:5], v7
.LBB0_314:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 254
	v_add_u32_e32 v4, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s22, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_319
; %bb.315:
	.loc	0 255
	v_add_u32_e64 v2, s[0:1], 12, v2
	.loc	0 256
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 255
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_416
; %bb.316:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v23
	s_cbranch_execnz .LBB0_318
.LBB0_317:
	v_mul_f32_e32 v4, s11, v23
.LBB0_318:
	flat_store_dword v[2:3], v4
.LBB0_319:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 243
	v_add_u32_e32 v2, vcc, 0x43, v6
	.loc	0 244
	v_cmp_le_i32_e32 vcc, s23, v2
	v_cmp_gt_i32_e64 s[0:1], s8, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_360
; %bb.320:
	.loc	0 0
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
	.loc	0 254
	v_cmp_le_i32_e32 vcc, s22, v0
	v_cndmask_b32_e64 v3, 0, 1, s[2:3]
	s_and_b64 s[4:5], vcc, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 1, v3
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_325
; %bb.321:
	.loc	0 256
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_417
; %bb.322:
	flat_load_dword v3, v[1:2]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, s13, v3
	v_mac_f32_e32 v3, s11, v22
	s_cbranch_execnz .LBB0_324
.LBB0_323:
	v_mul_f32_e32 v3, s11, v22
.LBB0_324:
	flat_store_dword v[1:2], v3
.LBB0_325:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 254
	v_add_u32_e32 v3, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s22, v3
	v_cmp_gt_i32_e64 s[2:3], s9, v3
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_330
; %bb.326:
	.loc	0 255
	v_add_u32_e64 v3, s[2:3], 4, v1
	.loc	0 256
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 255
	v_addc_u32_e64 v4, s[2:3], 0, v2, s[2:3]
	.loc	0 256
	s_cbranch_vccnz .LBB0_418
; %bb.327:
	flat_load_dword v5, v[3:4]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s13, v5
	v_mac_f32_e32 v5, s11, v21
	s_cbranch_execnz .LBB0_329
.LBB0_328:
	v_mul_f32_e32 v5, s11, v21
.LBB0_329:
	flat_store_dword v[3:4], v5
.LBB0_330:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 254
	v_add_u32_e32 v3, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s22, v3
	v_cmp_gt_i32_e64 s[2:3], s9, v3
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_335
; %bb.331:
	.loc	0 255
	v_add_u32_e64 v3, s[2:3], 8, v1
	.loc	0 256
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 255
	v_addc_u32_e64 v4, s[2:3], 0, v2, s[2:3]
	.loc	0 256
	s_cbranch_vccnz .LBB0_419
; %bb.332:
	flat_load_dword v5, v[3:4]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s13, v5
	v_mac_f32_e32 v5, s11, v20
	s_cbranch_execnz .LBB0_334
.LBB0_333:
	v_mul_f32_e32 v5, s11, v20
.LBB0_334:
	flat_store_dword v[3:4], v5
.LBB0_335:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 254
	v_add_u32_e32 v3, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s22, v3
	v_cmp_gt_i32_e64 s[2:3], s9, v3
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_340
; %bb.336:
	.loc	0 255
	v_add_u32_e64 v3, s[2:3], 12, v1
	.loc	0 256
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 255
	v_addc_u32_e64 v4, s[2:3], 0, v2, s[2:3]
	.loc	0 256
	s_cbranch_vccnz .LBB0_420
; %bb.337:
	flat_load_dword v5, v[3:4]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s13, v5
	v_mac_f32_e32 v5, s11, v19
	s_cbranch_execnz .LBB0_339
.LBB0_338:
	v_mul_f32_e32 v5, s11, v19
.LBB0_339:
	flat_store_dword v[3:4], v5
.LBB0_340:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 246
	v_add_u32_e32 v3, vcc, 64, v0
	v_add_u32_e32 v1, vcc, 0x100, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 254
	v_cmp_le_i32_e32 vcc, s22, v3
	v_cmp_gt_i32_e64 s[2:3], s9, v3
	s_and_b64 s[4:5], vcc, s[2:3]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_345
; %bb.341:
	.loc	0 256
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_421
; %bb.342:
	flat_load_dword v3, v[1:2]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, s13, v3
	v_mac_f32_e32 v3, s11, v18
	s_cbranch_execnz .LBB0_344
.LBB0_343:
	v_mul_f32_e32 v3, s11, v18
.LBB0_344:
	flat_store_dword v[1:2], v3
.LBB0_345:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 254
	v_add_u32_e32 v3, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s22, v3
	v_cmp_gt_i32_e64 s[2:3], s9, v3
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_350
; %bb.346:
	.loc	0 255
	v_add_u32_e64 v3, s[2:3], 4, v1
	.loc	0 256
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 255
	v_addc_u32_e64 v4, s[2:3], 0, v2, s[2:3]
	.loc	0 256
	s_cbranch_vccnz .LBB0_422
; %bb.347:
	flat_load_dword v5, v[3:4]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s13, v5
	v_mac_f32_e32 v5, s11, v17
	s_cbranch_execnz .LBB0_349
.LBB0_348:
	v_mul_f32_e32 v5, s11, v17
.LBB0_349:
	flat_store_dword v[3:4], v5
.LBB0_350:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 254
	v_add_u32_e32 v3, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s22, v3
	v_cmp_gt_i32_e64 s[2:3], s9, v3
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_355
; %bb.351:
	.loc	0 255
	v_add_u32_e64 v3, s[2:3], 8, v1
	.loc	0 256
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 255
	v_addc_u32_e64 v4, s[2:3], 0, v2, s[2:3]
	.loc	0 256
	s_cbranch_vccnz .LBB0_423
; %bb.352:
	flat_load_dword v5, v[3:4]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s13, v5
	v_mac_f32_e32 v5, s11, v16
	s_cbranch_execnz .LBB0_354
.LBB0_353:
	v_mul_f32_e32 v5, s11, v16
.LBB0_354:
	flat_store_dword v[3:4], v5
.LBB0_355:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 254
	v_add_u32_e32 v0, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s22, v0
	v_cmp_gt_i32_e64 s[2:3], s9, v0
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_360
; %bb.356:
	.loc	0 256
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 255
	v_add_u32_e64 v0, s[0:1], 12, v1
	v_addc_u32_e64 v1, s[0:1], 0, v2, s[0:1]
	.loc	0 256
	s_cbranch_vccnz .LBB0_424
; %bb.357:
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s13, v2
	v_mac_f32_e32 v2, s11, v15
	s_cbranch_execnz .LBB0_359
.LBB0_358:
	v_mul_f32_e32 v2, s11, v15
.LBB0_359:
	flat_store_dword v[0:1], v2
.LBB0_360:
	.loc	0 260
	s_endpgm
.LBB0_361:
	.loc	0 256
	s_branch .LBB0_36
.LBB0_362:
	s_branch .LBB0_41
.LBB0_363:
	s_branch .LBB0_46
.LBB0_364:
	s_branch .LBB0_51
.LBB0_365:
	s_branch .LBB0_56
.LBB0_366:
	s_branch .LBB0_61
.LBB0_367:
	s_branch .LBB0_66
.LBB0_368:
	s_branch .LBB0_71
.LBB0_369:
	s_branch .LBB0_77
.LBB0_370:
	s_branch .LBB0_82
.LBB0_371:
	s_branch .LBB0_87
.LBB0_372:
	s_branch .LBB0_92
.LBB0_373:
	s_branch .LBB0_97
.LBB0_374:
	s_branch .LBB0_102
.LBB0_375:
	s_branch .LBB0_107
.LBB0_376:
	s_branch .LBB0_112
.LBB0_377:
	s_branch .LBB0_118
.LBB0_378:
	s_branch .LBB0_123
.LBB0_379:
	s_branch .LBB0_128
.LBB0_380:
	s_branch .LBB0_133
.LBB0_381:
	s_branch .LBB0_138
.LBB0_382:
	s_branch .LBB0_143
.LBB0_383:
	s_branch .LBB0_148
.LBB0_384:
	s_branch .LBB0_153
.LBB0_385:
	s_branch .LBB0_159
.LBB0_386:
	s_branch .LBB0_164
.LBB0_387:
	s_branch .LBB0_169
.LBB0_388:
	s_branch .LBB0_174
.LBB0_389:
	s_branch .LBB0_179
.LBB0_390:
	s_branch .LBB0_184
.LBB0_391:
	s_branch .LBB0_189
.LBB0_392:
	s_branch .LBB0_194
.LBB0_393:
	s_branch .LBB0_200
.LBB0_394:
	s_branch .LBB0_205
.LBB0_395:
	s_branch .LBB0_210
.LBB0_396:
	s_branch .LBB0_215
.LBB0_397:
	s_branch .LBB0_220
.LBB0_398:
	s_branch .LBB0_225
.LBB0_399:
	s_branch .LBB0_230
.LBB0_400:
	s_branch .LBB0_235
.LBB0_401:
	s_branch .LBB0_241
.LBB0_402:
	s_branch .LBB0_246
.LBB0_403:
	s_branch .LBB0_251
.LBB0_404:
	s_branch .LBB0_256
.LBB0_405:
	s_branch .LBB0_261
.LBB0_406:
	s_branch .LBB0_266
.LBB0_407:
	s_branch .LBB0_271
.LBB0_408:
	s_branch .LBB0_276
.LBB0_409:
	s_branch .LBB0_282
.LBB0_410:
	s_branch .LBB0_287
.LBB0_411:
	s_branch .LBB0_292
.LBB0_412:
	s_branch .LBB0_297
.LBB0_413:
	s_branch .LBB0_302
.LBB0_414:
	s_branch .LBB0_307
.LBB0_415:
	s_branch .LBB0_312
.LBB0_416:
	s_branch .LBB0_317
.LBB0_417:
	s_branch .LBB0_323
.LBB0_418:
	s_branch .LBB0_328
.LBB0_419:
	s_branch .LBB0_333
.LBB0_420:
	s_branch .LBB0_338
.LBB0_421:
	s_branch .LBB0_343
.LBB0_422:
	s_branch .LBB0_348
.LBB0_423:
	s_branch .LBB0_353
.LBB0_424:
	s_branch .LBB0_358
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
		.amdhsa_next_free_vgpr 104
		.amdhsa_next_free_sgpr 32
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
	.size	gemm_blocked, .Lfunc_end0-gemm_blocked
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 10476
; NumSgprs: 34
; NumVgprs: 104
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 16896 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 25
; NumSGPRsForWavesPerEU: 34
; NumVGPRsForWavesPerEU: 104
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
    .sgpr_count:     34
    .sgpr_spill_count: 0
    .symbol:         gemm_blocked.kd
    .vgpr_count:     104
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	attention_v3            ; -- Begin function attention_v3
	.globl	attention_v3
	.p2align	8
	.type	attention_v3,@function
attention_v3:                           ; @attention_v3
	.file	0 "." "attention_v3.cl"
	.loc	0 190
; %bb.0:
	.loc	0 195
	s_load_dwordx4 s[24:27], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s26, 31
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 27
	s_add_i32 s0, s0, s1
	s_ashr_i32 s33, s0, 5
	s_mul_i32 s37, s25, s24
	s_mul_i32 s37, s37, s33
	.loc	0 196
	s_cmp_le_i32 s37, s8
	s_cbranch_scc1 .LBB0_59
; %bb.1:
	.loc	0 0
	s_add_i32 s0, s27, 31
	s_ashr_i32 s1, s0, 31
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s20, s[4:5], 0xc
	s_lshr_b32 s1, s1, 27
	s_load_dword s39, s[6:7], 0x10
	.loc	0 195
	s_load_dwordx2 s[10:11], s[6:7], 0x18
	s_load_dwordx8 s[12:19], s[6:7], 0x20
	s_add_i32 s0, s0, s1
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s15, s0, 5
	s_cmp_gt_i32 s27, 0
	s_cselect_b64 s[0:1], -1, 0
	s_and_b32 s4, s2, 0xffff
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s2, 0, s4
	s_load_dwordx4 s[28:31], s[6:7], 0x40
	s_load_dwordx2 s[34:35], s[6:7], 0x50
	s_mov_b32 s24, s13
	v_rcp_iflag_f32_e32 v1, v1
	s_add_i32 s13, s26, -1
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s31, s30, 31
	.loc	0 196
	s_mov_b32 s9, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v3, v1
	v_lshrrev_b32_e32 v5, 2, v0
	v_and_b32_e32 v55, 24, v5
	s_mov_b32 s36, s29
	v_mul_lo_u32 v1, s2, v3
	v_mov_b32_e32 v2, 0
	s_movk_i32 s22, 0x50
	v_lshrrev_b32_e32 v65, 4, v0
	v_mul_hi_u32 v4, v3, v1
	v_and_b32_e32 v1, 15, v0
	v_lshlrev_b32_e32 v7, 2, v1
	v_mad_u32_u24 v66, v65, s22, v7
	v_add_u32_e32 v3, vcc, v3, v4
	v_mul_hi_u32 v3, s20, v3
	s_movk_i32 s2, 0x200
	v_cvt_f32_i32_e32 v57, s27
	.loc	0 195
	v_and_b32_e32 v16, 31, v0
	v_readfirstlane_b32 s5, v3
	s_mul_i32 s6, s5, s4
	s_sub_i32 s6, s20, s6
	s_add_i32 s7, s5, 1
	s_sub_i32 s21, s6, s4
	s_cmp_ge_u32 s6, s4
	s_cselect_b32 s5, s7, s5
	s_cselect_b32 s6, s21, s6
	s_add_i32 s7, s5, 1
	s_cmp_ge_u32 s6, s4
	s_cselect_b32 s38, s7, s5
	v_mov_b32_e32 v3, s38
	v_mad_u64_u32 v[3:4], s[4:5], s4, v3, 0
	s_mov_b32 s21, s9
	v_cmp_gt_u32_e64 s[2:3], s2, v0
	v_cmp_ne_u64_e32 vcc, s[20:21], v[3:4]
	s_movk_i32 s20, 0x1400
	v_cndmask_b32_e64 v3, 0, 1, vcc
	v_readfirstlane_b32 s29, v3
	v_lshlrev_b32_e32 v3, 7, v55
	v_add_u32_e32 v58, vcc, s20, v3
	v_lshlrev_b32_e32 v3, 7, v5
	.loc	0 196
	v_alignbit_b32 v5, s9, v0, 4
	v_or_b32_e32 v4, 0x380, v3
	v_mad_i64_i32 v[2:3], s[6:7], v5, s30, v[1:2]
	v_add_u32_e32 v60, vcc, s20, v4
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v4, s17
	v_add_u32_e32 v63, vcc, s16, v2
	v_addc_u32_e32 v64, vcc, v4, v3, vcc
	s_movk_i32 s6, 0xa00
	v_or_b32_e32 v4, 32, v5
	v_add_u32_e32 v67, vcc, s6, v66
	v_mad_i64_i32 v[4:5], s[6:7], v4, s30, 0
	v_mov_b32_e32 v1, s19
	v_add_u32_e32 v68, vcc, s18, v2
	v_addc_u32_e32 v69, vcc, v1, v3, vcc
	v_lshlrev_b64 v[1:2], 2, v[4:5]
	v_or_b32_e32 v62, 0xffffff80, v0
	v_add_u32_e32 v1, vcc, v1, v7
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_lshlrev_b32_e32 v0, 5, v0
	v_lshlrev_b32_e32 v6, 2, v16
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v70, vcc, s16, v1
	v_and_b32_e32 v0, 0xc00, v0
	v_mul_u32_u24_e32 v56, 0x50, v16
	v_cmp_gt_u32_e64 s[4:5], 16, v16
	s_max_i32 s42, s15, 1
	v_or_b32_e32 v59, v58, v6
	v_or_b32_e32 v61, v60, v6
	s_lshl_b64 s[40:41], s[30:31], 5
	s_lshl_b64 s[30:31], s[30:31], 7
	v_addc_u32_e32 v71, vcc, v3, v2, vcc
	v_or_b32_e32 v72, 32, v65
	v_or_b32_e32 v73, 0xa00, v6
	v_add_u32_e32 v74, vcc, s20, v0
	v_cndmask_b32_e64 v75, 0, 1, s[0:1]
	s_movk_i32 s43, 0x17f
	s_mov_b32 s16, 0xff800000
	v_mov_b32_e32 v76, 0xb5ddea0e
	s_mov_b32 s44, 0x6f800000
	s_mov_b32 s45, 0xc2aeac4f
	s_mov_b32 s46, 0x42b17218
	v_mov_b32_e32 v77, 0xff800000
	v_mov_b32_e32 v78, 0x2f800000
	v_mov_b32_e32 v79, 0x7f800000
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 196
	s_bfe_i64 s[6:7], s[8:9], 0x200000
	s_add_u32 s6, s6, s38
	s_addc_u32 s7, s7, 0
	s_add_u32 s8, s6, s29
	s_addc_u32 s9, s7, 0
	s_cmp_le_i32 s37, s8
	s_cbranch_scc1 .LBB0_59
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_7 Depth 2
                                        ;     Child Loop BB0_14 Depth 2
                                        ;     Child Loop BB0_16 Depth 2
                                        ;       Child Loop BB0_20 Depth 3
                                        ;       Child Loop BB0_25 Depth 3
	.loc	0 197
	s_ashr_i32 s6, s33, 31
	s_add_i32 s7, s33, s6
	s_xor_b32 s7, s7, s6
	v_cvt_f32_u32_e32 v0, s7
	s_sub_i32 s17, 0, s7
	.loc	0 200
	v_mov_b32_e32 v2, s28
	.loc	0 182
	s_mov_b32 m0, -1
	.loc	0 197
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s17, v0
	s_ashr_i32 s17, s8, 31
	s_add_i32 s18, s8, s17
	s_xor_b32 s18, s18, s17
	v_mul_hi_u32 v1, v0, v1
	s_xor_b32 s6, s17, s6
	v_add_u32_e32 v0, vcc, v0, v1
	v_mul_hi_u32 v0, s18, v0
	v_readfirstlane_b32 s17, v0
	s_mul_i32 s19, s17, s7
	s_sub_i32 s18, s18, s19
	s_add_i32 s20, s17, 1
	s_sub_i32 s19, s18, s7
	s_cmp_ge_u32 s18, s7
	s_cselect_b32 s17, s20, s17
	s_cselect_b32 s18, s19, s18
	s_add_i32 s19, s17, 1
	s_cmp_ge_u32 s18, s7
	s_cselect_b32 s7, s19, s17
	s_ashr_i32 s18, s25, 31
	s_add_i32 s17, s25, s18
	s_xor_b32 s19, s17, s18
	v_cvt_f32_u32_e32 v0, s19
	s_sub_i32 s17, 0, s19
	s_xor_b32 s7, s7, s6
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s17, v0
	s_sub_i32 s17, s7, s6
	s_ashr_i32 s6, s17, 31
	s_add_i32 s7, s17, s6
	v_mul_hi_u32 v1, v0, v1
	s_xor_b32 s7, s7, s6
	s_xor_b32 s6, s6, s18
	v_add_u32_e32 v0, vcc, v1, v0
	v_mul_hi_u32 v0, s7, v0
	.loc	0 200
	v_mov_b32_e32 v1, s36
	.loc	0 197
	v_readfirstlane_b32 s18, v0
	s_mul_i32 s20, s18, s19
	s_sub_i32 s7, s7, s20
	s_add_i32 s21, s18, 1
	s_sub_i32 s20, s7, s19
	s_cmp_ge_u32 s7, s19
	s_cselect_b32 s18, s21, s18
	s_cselect_b32 s7, s20, s7
	s_add_i32 s20, s18, 1
	s_cmp_ge_u32 s7, s19
	s_cselect_b32 s7, s20, s18
	s_xor_b32 s7, s7, s6
	s_sub_i32 s47, s7, s6
	s_mul_i32 s6, s47, s25
	s_sub_i32 s48, s17, s6
	.loc	0 200
	v_mad_i64_i32 v[0:1], s[6:7], s48, v1, 0
	.loc	0 206
	s_andn2_b64 vcc, exec, s[0:1]
	.loc	0 200
	v_mad_i64_i32 v[0:1], s[6:7], s47, v2, v[0:1]
	.loc	0 206
	v_cmp_ne_u32_e64 s[6:7], 1, v75
	s_cbranch_vccnz .LBB0_10
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 179
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_cbranch_execz .LBB0_9
; %bb.5:                                ;   in Loop: Header=BB0_3 Depth=1
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	s_mov_b64 s[20:21], 0
	v_add_u32_e32 v2, vcc, v63, v2
	v_addc_u32_e32 v3, vcc, v64, v3, vcc
	v_mov_b32_e32 v4, v65
	v_mov_b32_e32 v5, v66
	v_mov_b32_e32 v6, v62
	s_branch .LBB0_7
.LBB0_6:                                ;   in Loop: Header=BB0_7 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 179
	v_add_u32_e32 v6, vcc, 0x80, v6
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v5, v7
	.loc	0 179
	v_mov_b32_e32 v7, s41
	v_add_u32_e32 v2, vcc, s40, v2
	v_addc_u32_e32 v3, vcc, v3, v7, vcc
	v_add_u32_e32 v5, vcc, 0x280, v5
	v_cmp_lt_u32_e32 vcc, s43, v6
	s_or_b64 s[20:21], vcc, s[20:21]
	v_add_u32_e32 v4, vcc, 8, v4
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_9
.LBB0_7:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s27, v4
	.loc	0 182
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_6
; %bb.8:                                ;   in Loop: Header=BB0_7 Depth=2
	flat_load_dword v7, v[2:3]
	s_branch .LBB0_6
.LBB0_9:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
.LBB0_10:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 199
	v_mov_b32_e32 v2, s24
	v_mad_i64_i32 v[2:3], s[18:19], s48, v2, 0
	s_mul_i32 s17, s17, s33
	v_mov_b32_e32 v4, s12
	s_sub_i32 s17, s8, s17
	v_mad_i64_i32 v[17:18], s[18:19], s47, v4, v[2:3]
	.loc	0 198
	s_lshl_b32 s17, s17, 5
	v_or_b32_e32 v90, s17, v55
	s_mov_b32 s47, 0
	.loc	0 209
	s_and_b64 vcc, exec, s[6:7]
	v_mov_b32_e32 v95, 0
	v_or_b32_e32 v88, 1, v90
	v_or_b32_e32 v86, 2, v90
	v_or_b32_e32 v84, 3, v90
	v_or_b32_e32 v83, 4, v90
	v_or_b32_e32 v82, 5, v90
	v_or_b32_e32 v81, 6, v90
	v_or_b32_e32 v80, 7, v90
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v85, 0
	.loc	0 207
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_vccnz .LBB0_43
; %bb.11:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	v_min_i32_e32 v4, s13, v90
	v_mad_i64_i32 v[4:5], s[6:7], v4, s14, 0
	v_lshlrev_b64 v[2:3], 2, v[17:18]
	v_mov_b32_e32 v6, s11
	v_add_u32_e32 v7, vcc, s10, v2
	v_addc_u32_e32 v6, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s13, v88
	v_mad_i64_i32 v[4:5], s[6:7], v4, s14, 0
	v_add_u32_e32 v19, vcc, v7, v2
	v_addc_u32_e32 v20, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s13, v86
	v_mad_i64_i32 v[4:5], s[6:7], v4, s14, 0
	v_add_u32_e32 v21, vcc, v7, v2
	v_addc_u32_e32 v22, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s13, v84
	v_mad_i64_i32 v[4:5], s[6:7], v4, s14, 0
	v_add_u32_e32 v23, vcc, v7, v2
	v_addc_u32_e32 v24, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s13, v83
	v_mad_i64_i32 v[4:5], s[6:7], v4, s14, 0
	v_add_u32_e32 v25, vcc, v7, v2
	v_addc_u32_e32 v26, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s13, v82
	v_mad_i64_i32 v[4:5], s[6:7], v4, s14, 0
	v_add_u32_e32 v27, vcc, v7, v2
	v_addc_u32_e32 v28, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s13, v81
	v_mad_i64_i32 v[4:5], s[6:7], v4, s14, 0
	v_add_u32_e32 v29, vcc, v7, v2
	v_addc_u32_e32 v30, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s13, v80
	v_mad_i64_i32 v[4:5], s[6:7], v4, s14, 0
	v_add_u32_e32 v31, vcc, v7, v2
	v_addc_u32_e32 v32, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	.loc	0 209
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v33, vcc, v7, v2
	v_addc_u32_e32 v34, vcc, v6, v3, vcc
	v_add_u32_e32 v35, vcc, 32, v19
	v_addc_u32_e32 v36, vcc, 0, v20, vcc
	v_add_u32_e32 v37, vcc, 32, v21
	v_addc_u32_e32 v38, vcc, 0, v22, vcc
	v_add_u32_e32 v39, vcc, 32, v23
	v_addc_u32_e32 v40, vcc, 0, v24, vcc
	v_add_u32_e32 v41, vcc, 32, v25
	v_addc_u32_e32 v42, vcc, 0, v26, vcc
	v_add_u32_e32 v43, vcc, 32, v27
	v_addc_u32_e32 v44, vcc, 0, v28, vcc
	v_add_u32_e32 v45, vcc, 32, v29
	v_addc_u32_e32 v46, vcc, 0, v30, vcc
	v_add_u32_e32 v47, vcc, 32, v31
	v_addc_u32_e32 v48, vcc, 0, v32, vcc
	v_add_u32_e32 v49, vcc, 32, v33
	v_addc_u32_e32 v50, vcc, 0, v34, vcc
	v_add_u32_e32 v51, vcc, v68, v0
	v_addc_u32_e32 v52, vcc, v69, v1, vcc
	v_add_u32_e32 v53, vcc, v70, v0
	v_addc_u32_e32 v54, vcc, v71, v1, vcc
	s_mov_b32 s17, s16
	s_mov_b32 s18, s16
	s_mov_b32 s19, s16
	s_mov_b32 s20, s16
	s_mov_b32 s21, s16
	s_mov_b32 s22, s16
	s_mov_b32 s23, s16
	v_mov_b32_e32 v0, s16
	.loc	0 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v96, v72
	v_mov_b32_e32 v97, v65
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	v_mov_b32_e32 v4, s20
	v_mov_b32_e32 v5, s21
	v_mov_b32_e32 v6, s22
	v_mov_b32_e32 v7, s23
	.loc	0 179
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_16
.LBB0_12:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	v_mov_b32_e32 v8, v51
	s_mov_b64 s[18:19], 0
	v_mov_b32_e32 v10, v97
	v_mov_b32_e32 v9, v52
	v_mov_b32_e32 v11, v67
	v_mov_b32_e32 v12, v62
	s_branch .LBB0_14
.LBB0_13:                               ;   in Loop: Header=BB0_14 Depth=2
	s_or_b64 exec, exec, s[20:21]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v13
	.loc	0 179
	v_add_u32_e32 v12, vcc, 0x80, v12
	v_add_u32_e32 v11, vcc, 0x280, v11
	v_mov_b32_e32 v13, s41
	v_add_u32_e32 v8, vcc, s40, v8
	v_addc_u32_e32 v9, vcc, v9, v13, vcc
	v_cmp_lt_u32_e32 vcc, s43, v12
	s_or_b64 s[18:19], vcc, s[18:19]
	v_add_u32_e32 v10, vcc, 8, v10
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_16
.LBB0_14:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s27, v10
	.loc	0 182
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_13
; %bb.15:                               ;   in Loop: Header=BB0_14 Depth=2
	flat_load_dword v13, v[8:9]
	s_branch .LBB0_13
.LBB0_16:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_20 Depth 3
                                        ;       Child Loop BB0_25 Depth 3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 215
	flat_load_dwordx4 v[8:11], v[19:20]
	flat_load_dwordx4 v[12:15], v[21:22]
	flat_load_dwordx4 v[98:101], v[23:24]
	flat_load_dwordx4 v[102:105], v[25:26]
	flat_load_dwordx4 v[106:109], v[27:28]
	flat_load_dwordx4 v[110:113], v[29:30]
	flat_load_dwordx4 v[114:117], v[31:32]
	flat_load_dwordx4 v[118:121], v[33:34]
	v_add_u32_e32 v122, vcc, 16, v19
	v_addc_u32_e32 v123, vcc, 0, v20, vcc
	flat_load_dwordx4 v[122:125], v[122:123]
	v_add_u32_e32 v126, vcc, 16, v21
	v_addc_u32_e32 v127, vcc, 0, v22, vcc
	flat_load_dwordx4 v[126:129], v[126:127]
	v_add_u32_e32 v130, vcc, 16, v23
	v_addc_u32_e32 v131, vcc, 0, v24, vcc
	flat_load_dwordx4 v[130:133], v[130:131]
	v_add_u32_e32 v134, vcc, 16, v25
	v_addc_u32_e32 v135, vcc, 0, v26, vcc
	flat_load_dwordx4 v[134:137], v[134:135]
	v_add_u32_e32 v138, vcc, 16, v27
	v_addc_u32_e32 v139, vcc, 0, v28, vcc
	flat_load_dwordx4 v[138:141], v[138:139]
	v_add_u32_e32 v142, vcc, 16, v29
	v_addc_u32_e32 v143, vcc, 0, v30, vcc
	flat_load_dwordx4 v[142:145], v[142:143]
	v_add_u32_e32 v150, vcc, 16, v31
	v_addc_u32_e32 v151, vcc, 0, v32, vcc
	flat_load_dwordx4 v[150:153], v[150:151]
	s_mov_b32 m0, -1
	ds_read_b128 v[146:149], v56
	ds_read_b128 v[154:157], v56 offset:16
	v_add_u32_e32 v158, vcc, 16, v33
	v_addc_u32_e32 v159, vcc, 0, v34, vcc
	flat_load_dwordx4 v[158:161], v[158:159]
	.loc	0 210
	s_lshl_b32 s6, s47, 5
	.loc	0 228
	s_add_i32 s47, s47, 1
	s_cmp_ge_i32 s47, s15
	.loc	0 216
	s_waitcnt vmcnt(14) lgkmcnt(1)
	v_mul_f32_e32 v9, v9, v147
	v_mac_f32_e32 v9, v8, v146
	v_mac_f32_e32 v9, v10, v148
	s_waitcnt vmcnt(13)
	v_mul_f32_e32 v99, v99, v147
	v_mac_f32_e32 v9, v11, v149
	v_mul_f32_e32 v13, v13, v147
	v_mac_f32_e32 v99, v98, v146
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v10, v119, v147
	v_mac_f32_e32 v10, v118, v146
	v_mac_f32_e32 v10, v120, v148
	v_mac_f32_e32 v10, v121, v149
	v_add_f32_e32 v164, 0, v10
	s_waitcnt vmcnt(7) lgkmcnt(0)
	v_mul_f32_e32 v10, v123, v155
	v_mac_f32_e32 v10, v122, v154
	v_mac_f32_e32 v10, v124, v156
	v_add_f32_e32 v8, 0, v9
	v_mac_f32_e32 v10, v125, v157
	v_mac_f32_e32 v13, v12, v146
	v_mac_f32_e32 v99, v100, v148
	v_add_f32_e32 v165, v8, v10
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v8, v127, v155
	v_mac_f32_e32 v13, v14, v148
	v_mac_f32_e32 v99, v101, v149
	v_mac_f32_e32 v8, v126, v154
	v_mac_f32_e32 v13, v15, v149
	v_add_f32_e32 v98, 0, v99
	v_mac_f32_e32 v8, v128, v156
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v99, v131, v155
	v_add_f32_e32 v9, 0, v13
	v_mac_f32_e32 v8, v129, v157
	v_mac_f32_e32 v99, v130, v154
	v_add_f32_e32 v166, v9, v8
	.loc	0 215
	flat_load_dwordx4 v[8:11], v[35:36]
	flat_load_dwordx4 v[12:15], v[37:38]
	.loc	0 216
	v_mac_f32_e32 v99, v132, v156
	v_mac_f32_e32 v99, v133, v157
	.loc	0 215
	v_add_u32_e32 v122, vcc, 16, v35
	.loc	0 216
	v_add_f32_e32 v167, v98, v99
	.loc	0 215
	flat_load_dwordx4 v[98:101], v[39:40]
	v_addc_u32_e32 v123, vcc, 0, v36, vcc
	flat_load_dwordx4 v[122:125], v[122:123]
	v_add_u32_e32 v126, vcc, 16, v37
	.loc	0 216
	v_mul_f32_e32 v103, v103, v147
	.loc	0 215
	v_addc_u32_e32 v127, vcc, 0, v38, vcc
	flat_load_dwordx4 v[126:129], v[126:127]
	.loc	0 216
	v_mac_f32_e32 v103, v102, v146
	v_mac_f32_e32 v103, v104, v148
	v_mac_f32_e32 v103, v105, v149
	.loc	0 215
	v_add_u32_e32 v130, vcc, 16, v39
	.loc	0 216
	v_mul_f32_e32 v107, v107, v147
	v_add_f32_e32 v102, 0, v103
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v103, v135, v155
	.loc	0 215
	v_addc_u32_e32 v131, vcc, 0, v40, vcc
	.loc	0 216
	v_mac_f32_e32 v107, v106, v146
	v_mac_f32_e32 v103, v134, v154
	.loc	0 215
	flat_load_dwordx4 v[130:133], v[130:131]
	.loc	0 216
	v_mac_f32_e32 v107, v108, v148
	v_mac_f32_e32 v103, v136, v156
	v_mac_f32_e32 v107, v109, v149
	v_mac_f32_e32 v103, v137, v157
	.loc	0 215
	v_add_u32_e32 v134, vcc, 16, v41
	.loc	0 216
	v_add_f32_e32 v106, 0, v107
	v_add_f32_e32 v168, v102, v103
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v107, v139, v155
	.loc	0 215
	flat_load_dwordx4 v[102:105], v[41:42]
	v_addc_u32_e32 v135, vcc, 0, v42, vcc
	flat_load_dwordx4 v[134:137], v[134:135]
	.loc	0 216
	v_mac_f32_e32 v107, v138, v154
	v_mac_f32_e32 v107, v140, v156
	v_mac_f32_e32 v107, v141, v157
	.loc	0 215
	v_add_u32_e32 v138, vcc, 16, v43
	.loc	0 216
	v_mul_f32_e32 v111, v111, v147
	v_add_f32_e32 v169, v106, v107
	.loc	0 215
	flat_load_dwordx4 v[106:109], v[43:44]
	v_addc_u32_e32 v139, vcc, 0, v44, vcc
	.loc	0 216
	v_mac_f32_e32 v111, v110, v146
	.loc	0 215
	flat_load_dwordx4 v[138:141], v[138:139]
	.loc	0 216
	v_mac_f32_e32 v111, v112, v148
	s_waitcnt vmcnt(12)
	v_mul_f32_e32 v170, v143, v155
	v_mac_f32_e32 v111, v113, v149
	v_mac_f32_e32 v170, v142, v154
	.loc	0 215
	v_add_u32_e32 v142, vcc, 16, v45
	.loc	0 216
	v_mul_f32_e32 v115, v115, v147
	v_add_f32_e32 v162, 0, v111
	v_mac_f32_e32 v170, v144, v156
	.loc	0 215
	flat_load_dwordx4 v[110:113], v[45:46]
	v_addc_u32_e32 v143, vcc, 0, v46, vcc
	.loc	0 216
	v_mac_f32_e32 v115, v114, v146
	v_mac_f32_e32 v170, v145, v157
	.loc	0 215
	flat_load_dwordx4 v[142:145], v[142:143]
	.loc	0 216
	v_mac_f32_e32 v115, v116, v148
	v_mac_f32_e32 v115, v117, v149
	.loc	0 215
	v_add_u32_e32 v146, vcc, 16, v47
	.loc	0 216
	v_add_f32_e32 v163, 0, v115
	.loc	0 215
	flat_load_dwordx4 v[114:117], v[47:48]
	flat_load_dwordx4 v[118:121], v[49:50]
	v_addc_u32_e32 v147, vcc, 0, v48, vcc
	flat_load_dwordx4 v[146:149], v[146:147]
	.loc	0 216
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v171, v151, v155
	v_mac_f32_e32 v171, v150, v154
	.loc	0 215
	v_add_u32_e32 v150, vcc, 16, v49
	.loc	0 216
	v_mac_f32_e32 v171, v152, v156
	.loc	0 215
	v_addc_u32_e32 v151, vcc, 0, v50, vcc
	.loc	0 216
	v_mac_f32_e32 v171, v153, v157
	.loc	0 215
	flat_load_dwordx4 v[150:153], v[150:151]
	.loc	0 216
	v_mul_f32_e32 v159, v159, v155
	v_mac_f32_e32 v159, v158, v154
	v_mac_f32_e32 v159, v160, v156
	v_mac_f32_e32 v159, v161, v157
	ds_read_b128 v[154:157], v56 offset:32
	v_add_f32_e32 v164, v164, v159
	ds_read_b128 v[158:161], v56 offset:48
	v_add_f32_e32 v162, v162, v170
	v_add_f32_e32 v163, v163, v171
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v9, v9, v155
	v_mac_f32_e32 v9, v8, v154
	v_mac_f32_e32 v9, v10, v156
	s_waitcnt vmcnt(13)
	v_mul_f32_e32 v10, v99, v155
	v_mac_f32_e32 v10, v98, v154
	s_waitcnt vmcnt(12) lgkmcnt(0)
	v_mul_f32_e32 v98, v123, v159
	v_mac_f32_e32 v98, v122, v158
	v_mac_f32_e32 v9, v11, v157
	v_mac_f32_e32 v98, v124, v160
	v_add_f32_e32 v8, v165, v9
	v_mul_f32_e32 v9, v13, v155
	v_mac_f32_e32 v98, v125, v161
	v_mac_f32_e32 v9, v12, v154
	v_add_f32_e32 v8, v8, v98
	s_waitcnt vmcnt(11)
	v_mul_f32_e32 v98, v127, v159
	v_mac_f32_e32 v9, v14, v156
	v_mac_f32_e32 v98, v126, v158
	v_mac_f32_e32 v9, v15, v157
	v_mac_f32_e32 v98, v128, v160
	v_add_f32_e32 v9, v166, v9
	v_mac_f32_e32 v98, v129, v161
	v_add_f32_e32 v9, v9, v98
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v98, v131, v159
	v_mac_f32_e32 v10, v100, v156
	v_mac_f32_e32 v98, v130, v158
	v_mac_f32_e32 v10, v101, v157
	v_mac_f32_e32 v98, v132, v160
	v_add_f32_e32 v10, v167, v10
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v11, v103, v155
	v_mac_f32_e32 v98, v133, v161
	v_mac_f32_e32 v11, v102, v154
	v_add_f32_e32 v10, v10, v98
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v98, v135, v159
	v_mac_f32_e32 v11, v104, v156
	v_mac_f32_e32 v98, v134, v158
	v_mac_f32_e32 v11, v105, v157
	v_mac_f32_e32 v98, v136, v160
	v_add_f32_e32 v11, v168, v11
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v12, v107, v155
	v_mac_f32_e32 v98, v137, v161
	v_mac_f32_e32 v12, v106, v154
	v_add_f32_e32 v11, v11, v98
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v98, v139, v159
	v_mac_f32_e32 v12, v108, v156
	v_mac_f32_e32 v98, v138, v158
	v_mac_f32_e32 v12, v109, v157
	v_mac_f32_e32 v98, v140, v160
	v_add_f32_e32 v12, v169, v12
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v13, v111, v155
	v_mac_f32_e32 v98, v141, v161
	v_mac_f32_e32 v13, v110, v154
	v_add_f32_e32 v12, v12, v98
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v98, v143, v159
	v_mac_f32_e32 v13, v112, v156
	v_mac_f32_e32 v98, v142, v158
	v_mac_f32_e32 v13, v113, v157
	v_mac_f32_e32 v98, v144, v160
	v_add_f32_e32 v13, v162, v13
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v14, v115, v155
	v_mac_f32_e32 v98, v145, v161
	v_mac_f32_e32 v14, v114, v154
	v_add_f32_e32 v13, v13, v98
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v98, v147, v159
	v_mac_f32_e32 v14, v116, v156
	v_mac_f32_e32 v98, v146, v158
	v_mac_f32_e32 v14, v117, v157
	v_mac_f32_e32 v98, v148, v160
	v_add_f32_e32 v14, v163, v14
	v_mul_f32_e32 v15, v119, v155
	v_mac_f32_e32 v98, v149, v161
	v_mac_f32_e32 v15, v118, v154
	v_add_f32_e32 v14, v14, v98
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v98, v151, v159
	v_mac_f32_e32 v15, v120, v156
	v_mac_f32_e32 v98, v150, v158
	v_mac_f32_e32 v15, v121, v157
	v_mac_f32_e32 v98, v152, v160
	v_add_f32_e32 v15, v164, v15
	v_mac_f32_e32 v98, v153, v161
	v_add_f32_e32 v15, v15, v98
	v_or_b32_e32 v98, s6, v16
	.loc	0 221
	v_mul_f32_e32 v8, s39, v8
	v_cmp_gt_i32_e32 vcc, s27, v98
	v_mul_f32_e32 v9, s39, v9
	v_cndmask_b32_e32 v105, v77, v8, vcc
	v_cndmask_b32_e32 v104, v77, v9, vcc
	.loc	0 222
	v_max_f32_e32 v8, 0xff800000, v105
	v_max_f32_e32 v9, 0xff800000, v104
	.loc	0 224
	ds_write2_b32 v59, v8, v9 offset1:32
	.loc	0 221
	v_mul_f32_e32 v8, s39, v10
	v_mul_f32_e32 v9, s39, v11
	v_cndmask_b32_e32 v103, v77, v8, vcc
	v_cndmask_b32_e32 v102, v77, v9, vcc
	.loc	0 222
	v_max_f32_e32 v8, 0xff800000, v103
	v_max_f32_e32 v9, 0xff800000, v102
	.loc	0 224
	ds_write2_b32 v59, v8, v9 offset0:64 offset1:96
	.loc	0 221
	v_mul_f32_e32 v8, s39, v12
	v_mul_f32_e32 v9, s39, v13
	v_cndmask_b32_e32 v101, v77, v8, vcc
	v_cndmask_b32_e32 v100, v77, v9, vcc
	.loc	0 222
	v_max_f32_e32 v8, 0xff800000, v101
	v_max_f32_e32 v9, 0xff800000, v100
	.loc	0 224
	ds_write2_b32 v59, v8, v9 offset0:128 offset1:160
	.loc	0 221
	v_mul_f32_e32 v8, s39, v14
	v_cndmask_b32_e32 v99, v77, v8, vcc
	.loc	0 222
	v_max_f32_e32 v8, 0xff800000, v99
	.loc	0 224
	ds_write_b32 v59, v8 offset:768
	.loc	0 221
	v_mul_f32_e32 v8, s39, v15
	v_cndmask_b32_e32 v98, v77, v8, vcc
	.loc	0 222
	v_max_f32_e32 v8, 0xff800000, v98
	.loc	0 224
	ds_write_b32 v61, v8
	.loc	0 226
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 228
	s_cbranch_scc1 .LBB0_23
; %bb.17:                               ;   in Loop: Header=BB0_16 Depth=2
	.loc	0 179
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_22
; %bb.18:                               ;   in Loop: Header=BB0_16 Depth=2
	.loc	0 0
	v_mov_b32_e32 v8, v53
	s_mov_b64 s[18:19], 0
	v_mov_b32_e32 v10, v96
	v_mov_b32_e32 v9, v54
	v_mov_b32_e32 v11, v66
	v_mov_b32_e32 v12, v62
	s_branch .LBB0_20
.LBB0_19:                               ;   in Loop: Header=BB0_20 Depth=3
	s_or_b64 exec, exec, s[20:21]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v13
	.loc	0 179
	v_add_u32_e32 v12, vcc, 0x80, v12
	v_add_u32_e32 v11, vcc, 0x280, v11
	v_mov_b32_e32 v13, s41
	v_add_u32_e32 v8, vcc, s40, v8
	v_addc_u32_e32 v9, vcc, v9, v13, vcc
	v_cmp_lt_u32_e32 vcc, s43, v12
	s_or_b64 s[18:19], vcc, s[18:19]
	v_add_u32_e32 v10, vcc, 8, v10
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_22
.LBB0_20:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_16 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s27, v10
	.loc	0 182
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_19
; %bb.21:                               ;   in Loop: Header=BB0_20 Depth=3
	flat_load_dword v13, v[8:9]
	s_branch .LBB0_19
.LBB0_22:                               ;   in Loop: Header=BB0_16 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
.LBB0_23:                               ;   in Loop: Header=BB0_16 Depth=2
	.loc	0 231
	ds_read_b128 v[8:11], v58
	ds_read_b128 v[12:15], v58 offset:16
	v_mul_f32_e32 v106, 1.0, v0
	v_mul_f32_e32 v113, 1.0, v4
	s_mov_b32 s17, 0
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v8, 1.0, v8
	v_mul_f32_e32 v9, 1.0, v9
	v_mul_f32_e32 v10, 1.0, v10
	v_max3_f32 v8, v106, v8, v9
	v_mul_f32_e32 v9, 1.0, v11
	v_max3_f32 v8, v8, v10, v9
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v9, 1.0, v12
	v_mul_f32_e32 v10, 1.0, v13
	v_max3_f32 v12, v8, v9, v10
	ds_read_b128 v[8:11], v58 offset:32
	v_mul_f32_e32 v13, 1.0, v14
	v_mul_f32_e32 v14, 1.0, v15
	v_max3_f32 v106, v12, v13, v14
	ds_read_b128 v[12:15], v58 offset:48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v8, 1.0, v8
	v_mul_f32_e32 v9, 1.0, v9
	v_max3_f32 v8, v106, v8, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_mul_f32_e32 v10, 1.0, v11
	v_max3_f32 v8, v8, v9, v10
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v9, 1.0, v12
	v_mul_f32_e32 v10, 1.0, v13
	v_max3_f32 v12, v8, v9, v10
	ds_read_b128 v[8:11], v58 offset:64
	v_mul_f32_e32 v13, 1.0, v14
	v_mul_f32_e32 v14, 1.0, v15
	v_max3_f32 v106, v12, v13, v14
	ds_read_b128 v[12:15], v58 offset:80
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v8, 1.0, v8
	v_mul_f32_e32 v9, 1.0, v9
	v_max3_f32 v8, v106, v8, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_mul_f32_e32 v10, 1.0, v11
	v_max3_f32 v8, v8, v9, v10
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v9, 1.0, v12
	v_mul_f32_e32 v10, 1.0, v13
	v_max3_f32 v12, v8, v9, v10
	ds_read_b128 v[8:11], v58 offset:96
	v_mul_f32_e32 v13, 1.0, v14
	v_mul_f32_e32 v14, 1.0, v15
	v_max3_f32 v106, v12, v13, v14
	ds_read_b128 v[12:15], v58 offset:112
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v8, 1.0, v8
	v_mul_f32_e32 v9, 1.0, v9
	v_max3_f32 v8, v106, v8, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_mul_f32_e32 v10, 1.0, v11
	v_max3_f32 v8, v8, v9, v10
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v9, 1.0, v12
	v_mul_f32_e32 v10, 1.0, v13
	v_max3_f32 v8, v8, v9, v10
	v_mul_f32_e32 v9, 1.0, v14
	v_mul_f32_e32 v10, 1.0, v15
	v_max3_f32 v8, v8, v9, v10
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v8
	v_cndmask_b32_e32 v106, 0, v8, vcc
	v_sub_f32_e32 v13, v0, v106
	v_cmp_gt_f32_e32 vcc, 0, v13
	v_cndmask_b32_e64 v0, 0.5, -0.5, vcc
	v_mac_f32_e32 v0, 0x3fb8aa3b, v13
	v_cvt_i32_f32_e32 v0, v0
	.loc	0 231
	ds_read_b128 v[107:110], v58 offset:144
	.loc	0 233
	v_cvt_f32_i32_e32 v9, v0
	v_madmk_f32 v10, v9, 0xbf317180, v13
	v_madmk_f32 v11, v9, 0xb717f7d1, v10
	v_mul_f32_e32 v12, v11, v11
	v_madmk_f32 v14, v12, 0x3331bb4c, v76
	v_madak_f32 v14, v12, v14, 0x388ab355
	v_madak_f32 v14, v12, v14, 0xbb360b61
	v_madak_f32 v14, v12, v14, 0x3e2aaaab
	v_mad_f32 v12, -v12, v14, v11
	v_sub_f32_e32 v14, 2.0, v12
	v_cmp_gt_f32_e64 vcc, |v14|, s44
	v_cndmask_b32_e32 v15, 1.0, v78, vcc
	v_mul_f32_e32 v14, v14, v15
	v_rcp_f32_e32 v14, v14
	v_mul_f32_e32 v11, v11, v12
	v_mul_f32_e32 v9, 0xb717f7d1, v9
	v_mul_f32_e32 v11, v11, v14
	v_mad_f32 v9, -v15, v11, -v9
	v_sub_f32_e32 v14, v10, v9
	.loc	0 231
	ds_read_b128 v[9:12], v58 offset:128
	.loc	0 233
	v_lshlrev_b32_e32 v15, 23, v0
	.loc	0 231
	v_mul_f32_e32 v0, 1.0, v1
	.loc	0 233
	v_add_f32_e32 v14, 1.0, v14
	.loc	0 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v9, 1.0, v9
	v_mul_f32_e32 v10, 1.0, v10
	v_max3_f32 v0, v0, v9, v10
	v_mul_f32_e32 v9, 1.0, v11
	v_mul_f32_e32 v10, 1.0, v12
	v_max3_f32 v0, v0, v9, v10
	v_mul_f32_e32 v9, 1.0, v107
	v_mul_f32_e32 v10, 1.0, v108
	v_max3_f32 v0, v0, v9, v10
	ds_read_b128 v[9:12], v58 offset:160
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v0, v0, v107, v108
	ds_read_b128 v[107:110], v58 offset:176
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v9, 1.0, v9
	v_mul_f32_e32 v10, 1.0, v10
	v_max3_f32 v0, v0, v9, v10
	v_mul_f32_e32 v9, 1.0, v11
	v_mul_f32_e32 v10, 1.0, v12
	v_max3_f32 v0, v0, v9, v10
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v9, 1.0, v107
	v_mul_f32_e32 v10, 1.0, v108
	v_max3_f32 v0, v0, v9, v10
	ds_read_b128 v[9:12], v58 offset:192
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v0, v0, v107, v108
	ds_read_b128 v[107:110], v58 offset:208
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v9, 1.0, v9
	v_mul_f32_e32 v10, 1.0, v10
	v_max3_f32 v0, v0, v9, v10
	v_mul_f32_e32 v9, 1.0, v11
	v_mul_f32_e32 v10, 1.0, v12
	v_max3_f32 v0, v0, v9, v10
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v9, 1.0, v107
	v_mul_f32_e32 v10, 1.0, v108
	v_max3_f32 v0, v0, v9, v10
	ds_read_b128 v[9:12], v58 offset:224
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v0, v0, v107, v108
	ds_read_b128 v[107:110], v58 offset:240
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v9, 1.0, v9
	v_mul_f32_e32 v10, 1.0, v10
	v_max3_f32 v0, v0, v9, v10
	v_mul_f32_e32 v9, 1.0, v11
	v_mul_f32_e32 v10, 1.0, v12
	v_max3_f32 v0, v0, v9, v10
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v9, 1.0, v107
	v_mul_f32_e32 v10, 1.0, v108
	v_max3_f32 v0, v0, v9, v10
	v_mul_f32_e32 v9, 1.0, v109
	v_mul_f32_e32 v10, 1.0, v110
	v_max3_f32 v9, v0, v9, v10
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v9
	v_cndmask_b32_e32 v0, 0, v9, vcc
	v_sub_f32_e32 v111, v1, v0
	v_cmp_gt_f32_e32 vcc, 0, v111
	v_cndmask_b32_e64 v1, 0.5, -0.5, vcc
	v_mac_f32_e32 v1, 0x3fb8aa3b, v111
	v_cvt_i32_f32_e32 v1, v1
	v_add_u32_e32 v10, vcc, v15, v14
	v_cmp_ngt_f32_e32 vcc, s45, v13
	v_cvt_f32_i32_e32 v11, v1
	v_cndmask_b32_e32 v10, 0, v10, vcc
	v_cmp_gt_f32_e32 vcc, s46, v13
	v_cndmask_b32_e32 v10, v79, v10, vcc
	v_cmp_o_f32_e32 vcc, v13, v13
	v_madmk_f32 v12, v11, 0xbf317180, v111
	v_cndmask_b32_e32 v10, v13, v10, vcc
	v_madmk_f32 v13, v11, 0xb717f7d1, v12
	v_mul_f32_e32 v14, v13, v13
	v_madmk_f32 v15, v14, 0x3331bb4c, v76
	v_madak_f32 v15, v14, v15, 0x388ab355
	v_madak_f32 v15, v14, v15, 0xbb360b61
	v_madak_f32 v15, v14, v15, 0x3e2aaaab
	v_mad_f32 v14, -v14, v15, v13
	v_sub_f32_e32 v15, 2.0, v14
	v_cmp_gt_f32_e64 vcc, |v15|, s44
	v_cndmask_b32_e32 v107, 1.0, v78, vcc
	v_mul_f32_e32 v15, v15, v107
	v_rcp_f32_e32 v15, v15
	.loc	0 234
	v_mul_f32_e32 v95, v10, v95
	.loc	0 233
	v_mul_f32_e32 v10, 0xb717f7d1, v11
	v_mul_f32_e32 v11, v13, v14
	v_mul_f32_e32 v11, v11, v15
	v_mad_f32 v10, -v107, v11, -v10
	v_sub_f32_e32 v14, v12, v10
	.loc	0 231
	ds_read_b128 v[10:13], v58 offset:256
	ds_read_b128 v[107:110], v58 offset:272
	.loc	0 233
	v_lshlrev_b32_e32 v15, 23, v1
	.loc	0 231
	v_mul_f32_e32 v1, 1.0, v2
	.loc	0 233
	v_add_f32_e32 v14, 1.0, v14
	.loc	0 231
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v10, 1.0, v10
	v_mul_f32_e32 v11, 1.0, v11
	v_max3_f32 v1, v1, v10, v11
	v_mul_f32_e32 v10, 1.0, v12
	v_mul_f32_e32 v11, 1.0, v13
	v_max3_f32 v1, v1, v10, v11
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v10, 1.0, v107
	v_mul_f32_e32 v11, 1.0, v108
	v_max3_f32 v1, v1, v10, v11
	ds_read_b128 v[10:13], v58 offset:288
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v1, v1, v107, v108
	ds_read_b128 v[107:110], v58 offset:304
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v10, 1.0, v10
	v_mul_f32_e32 v11, 1.0, v11
	v_max3_f32 v1, v1, v10, v11
	v_mul_f32_e32 v10, 1.0, v12
	v_mul_f32_e32 v11, 1.0, v13
	v_max3_f32 v1, v1, v10, v11
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v10, 1.0, v107
	v_mul_f32_e32 v11, 1.0, v108
	v_max3_f32 v1, v1, v10, v11
	ds_read_b128 v[10:13], v58 offset:320
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v1, v1, v107, v108
	ds_read_b128 v[107:110], v58 offset:336
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v10, 1.0, v10
	v_mul_f32_e32 v11, 1.0, v11
	v_max3_f32 v1, v1, v10, v11
	v_mul_f32_e32 v10, 1.0, v12
	v_mul_f32_e32 v11, 1.0, v13
	v_max3_f32 v1, v1, v10, v11
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v10, 1.0, v107
	v_mul_f32_e32 v11, 1.0, v108
	v_max3_f32 v1, v1, v10, v11
	ds_read_b128 v[10:13], v58 offset:352
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v1, v1, v107, v108
	ds_read_b128 v[107:110], v58 offset:368
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v10, 1.0, v10
	v_mul_f32_e32 v11, 1.0, v11
	v_max3_f32 v1, v1, v10, v11
	v_mul_f32_e32 v10, 1.0, v12
	v_mul_f32_e32 v11, 1.0, v13
	v_max3_f32 v1, v1, v10, v11
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v10, 1.0, v107
	v_mul_f32_e32 v11, 1.0, v108
	v_max3_f32 v1, v1, v10, v11
	v_mul_f32_e32 v10, 1.0, v109
	v_mul_f32_e32 v11, 1.0, v110
	v_max3_f32 v10, v1, v10, v11
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v10
	v_cndmask_b32_e32 v1, 0, v10, vcc
	v_sub_f32_e32 v112, v2, v1
	v_cmp_gt_f32_e32 vcc, 0, v112
	v_cndmask_b32_e64 v2, 0.5, -0.5, vcc
	v_mac_f32_e32 v2, 0x3fb8aa3b, v112
	v_cvt_i32_f32_e32 v2, v2
	v_add_u32_e32 v11, vcc, v15, v14
	v_cmp_ngt_f32_e32 vcc, s45, v111
	v_cvt_f32_i32_e32 v12, v2
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_cmp_gt_f32_e32 vcc, s46, v111
	v_cndmask_b32_e32 v11, v79, v11, vcc
	v_madmk_f32 v13, v12, 0xbf317180, v112
	v_madmk_f32 v14, v12, 0xb717f7d1, v13
	v_mul_f32_e32 v15, v14, v14
	v_madmk_f32 v107, v15, 0x3331bb4c, v76
	v_madak_f32 v107, v15, v107, 0x388ab355
	v_madak_f32 v107, v15, v107, 0xbb360b61
	v_madak_f32 v107, v15, v107, 0x3e2aaaab
	v_mad_f32 v15, -v15, v107, v14
	v_cmp_o_f32_e32 vcc, v111, v111
	v_sub_f32_e32 v107, 2.0, v15
	v_cndmask_b32_e32 v11, v111, v11, vcc
	v_cmp_gt_f32_e64 vcc, |v107|, s44
	v_cndmask_b32_e32 v108, 1.0, v78, vcc
	v_mul_f32_e32 v107, v107, v108
	v_rcp_f32_e32 v107, v107
	.loc	0 234
	v_mul_f32_e32 v94, v11, v94
	.loc	0 233
	v_mul_f32_e32 v11, 0xb717f7d1, v12
	v_mul_f32_e32 v12, v14, v15
	v_mul_f32_e32 v12, v12, v107
	v_mad_f32 v11, -v108, v12, -v11
	v_sub_f32_e32 v15, v13, v11
	.loc	0 231
	ds_read_b128 v[11:14], v58 offset:384
	ds_read_b128 v[107:110], v58 offset:400
	.loc	0 233
	v_lshlrev_b32_e32 v111, 23, v2
	.loc	0 231
	v_mul_f32_e32 v2, 1.0, v3
	.loc	0 233
	v_add_f32_e32 v15, 1.0, v15
	.loc	0 231
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, 1.0, v11
	v_mul_f32_e32 v12, 1.0, v12
	v_max3_f32 v2, v2, v11, v12
	v_mul_f32_e32 v11, 1.0, v13
	v_mul_f32_e32 v12, 1.0, v14
	v_max3_f32 v2, v2, v11, v12
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v11, 1.0, v107
	v_mul_f32_e32 v12, 1.0, v108
	v_max3_f32 v2, v2, v11, v12
	ds_read_b128 v[11:14], v58 offset:416
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v2, v2, v107, v108
	ds_read_b128 v[107:110], v58 offset:432
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, 1.0, v11
	v_mul_f32_e32 v12, 1.0, v12
	v_max3_f32 v2, v2, v11, v12
	v_mul_f32_e32 v11, 1.0, v13
	v_mul_f32_e32 v12, 1.0, v14
	v_max3_f32 v2, v2, v11, v12
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v11, 1.0, v107
	v_mul_f32_e32 v12, 1.0, v108
	v_max3_f32 v2, v2, v11, v12
	ds_read_b128 v[11:14], v58 offset:448
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v2, v2, v107, v108
	ds_read_b128 v[107:110], v58 offset:464
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, 1.0, v11
	v_mul_f32_e32 v12, 1.0, v12
	v_max3_f32 v2, v2, v11, v12
	v_mul_f32_e32 v11, 1.0, v13
	v_mul_f32_e32 v12, 1.0, v14
	v_max3_f32 v2, v2, v11, v12
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v11, 1.0, v107
	v_mul_f32_e32 v12, 1.0, v108
	v_max3_f32 v2, v2, v11, v12
	ds_read_b128 v[11:14], v58 offset:480
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v2, v2, v107, v108
	ds_read_b128 v[107:110], v58 offset:496
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, 1.0, v11
	v_mul_f32_e32 v12, 1.0, v12
	v_max3_f32 v2, v2, v11, v12
	v_mul_f32_e32 v11, 1.0, v13
	v_mul_f32_e32 v12, 1.0, v14
	v_max3_f32 v2, v2, v11, v12
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v11, 1.0, v107
	v_mul_f32_e32 v12, 1.0, v108
	v_max3_f32 v2, v2, v11, v12
	v_mul_f32_e32 v11, 1.0, v109
	v_mul_f32_e32 v12, 1.0, v110
	v_max3_f32 v11, v2, v11, v12
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v11
	v_cndmask_b32_e32 v2, 0, v11, vcc
	v_sub_f32_e32 v3, v3, v2
	v_cmp_gt_f32_e32 vcc, 0, v3
	v_cndmask_b32_e64 v12, 0.5, -0.5, vcc
	v_mac_f32_e32 v12, 0x3fb8aa3b, v3
	v_cvt_i32_f32_e32 v107, v12
	v_add_u32_e32 v12, vcc, v111, v15
	v_cmp_ngt_f32_e32 vcc, s45, v112
	v_cvt_f32_i32_e32 v13, v107
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s46, v112
	v_cndmask_b32_e32 v12, v79, v12, vcc
	v_madmk_f32 v14, v13, 0xbf317180, v3
	v_madmk_f32 v15, v13, 0xb717f7d1, v14
	v_mul_f32_e32 v108, v15, v15
	v_madmk_f32 v109, v108, 0x3331bb4c, v76
	v_madak_f32 v109, v108, v109, 0x388ab355
	v_madak_f32 v109, v108, v109, 0xbb360b61
	v_madak_f32 v109, v108, v109, 0x3e2aaaab
	v_mad_f32 v108, -v108, v109, v15
	v_cmp_o_f32_e32 vcc, v112, v112
	v_sub_f32_e32 v109, 2.0, v108
	v_cndmask_b32_e32 v12, v112, v12, vcc
	v_cmp_gt_f32_e64 vcc, |v109|, s44
	v_cndmask_b32_e32 v110, 1.0, v78, vcc
	v_mul_f32_e32 v109, v109, v110
	v_rcp_f32_e32 v109, v109
	.loc	0 234
	v_mul_f32_e32 v93, v12, v93
	.loc	0 233
	v_mul_f32_e32 v12, 0xb717f7d1, v13
	v_mul_f32_e32 v13, v15, v108
	v_mul_f32_e32 v13, v13, v109
	v_mad_f32 v12, -v110, v13, -v12
	v_sub_f32_e32 v108, v14, v12
	.loc	0 231
	ds_read_b128 v[12:15], v58 offset:512
	.loc	0 233
	v_add_f32_e32 v111, 1.0, v108
	v_lshlrev_b32_e32 v112, 23, v107
	.loc	0 231
	ds_read_b128 v[107:110], v58 offset:528
	.loc	0 237
	v_sub_f32_e32 v0, v104, v0
	.loc	0 231
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v12, 1.0, v12
	v_mul_f32_e32 v13, 1.0, v13
	v_max3_f32 v12, v113, v12, v13
	v_mul_f32_e32 v13, 1.0, v14
	v_mul_f32_e32 v14, 1.0, v15
	v_max3_f32 v12, v12, v13, v14
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v13, 1.0, v107
	v_mul_f32_e32 v14, 1.0, v108
	v_max3_f32 v107, v12, v13, v14
	ds_read_b128 v[12:15], v58 offset:544
	v_mul_f32_e32 v108, 1.0, v109
	v_mul_f32_e32 v109, 1.0, v110
	v_max3_f32 v113, v107, v108, v109
	ds_read_b128 v[107:110], v58 offset:560
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v12, 1.0, v12
	v_mul_f32_e32 v13, 1.0, v13
	v_max3_f32 v12, v113, v12, v13
	v_mul_f32_e32 v13, 1.0, v14
	v_mul_f32_e32 v14, 1.0, v15
	v_max3_f32 v12, v12, v13, v14
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v13, 1.0, v107
	v_mul_f32_e32 v14, 1.0, v108
	v_max3_f32 v107, v12, v13, v14
	ds_read_b128 v[12:15], v58 offset:576
	v_mul_f32_e32 v108, 1.0, v109
	v_mul_f32_e32 v109, 1.0, v110
	v_max3_f32 v113, v107, v108, v109
	ds_read_b128 v[107:110], v58 offset:592
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v12, 1.0, v12
	v_mul_f32_e32 v13, 1.0, v13
	v_max3_f32 v12, v113, v12, v13
	v_mul_f32_e32 v13, 1.0, v14
	v_mul_f32_e32 v14, 1.0, v15
	v_max3_f32 v12, v12, v13, v14
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v13, 1.0, v107
	v_mul_f32_e32 v14, 1.0, v108
	v_max3_f32 v107, v12, v13, v14
	ds_read_b128 v[12:15], v58 offset:608
	v_mul_f32_e32 v108, 1.0, v109
	v_mul_f32_e32 v109, 1.0, v110
	v_max3_f32 v113, v107, v108, v109
	ds_read_b128 v[107:110], v58 offset:624
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v12, 1.0, v12
	v_mul_f32_e32 v13, 1.0, v13
	v_max3_f32 v12, v113, v12, v13
	v_mul_f32_e32 v13, 1.0, v14
	v_mul_f32_e32 v14, 1.0, v15
	v_max3_f32 v12, v12, v13, v14
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v13, 1.0, v107
	v_mul_f32_e32 v14, 1.0, v108
	v_max3_f32 v12, v12, v13, v14
	v_mul_f32_e32 v13, 1.0, v109
	v_mul_f32_e32 v14, 1.0, v110
	v_max3_f32 v12, v12, v13, v14
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v12
	v_cndmask_b32_e32 v115, 0, v12, vcc
	v_sub_f32_e32 v4, v4, v115
	v_cmp_gt_f32_e32 vcc, 0, v4
	v_cndmask_b32_e64 v13, 0.5, -0.5, vcc
	v_mac_f32_e32 v13, 0x3fb8aa3b, v4
	v_cvt_i32_f32_e32 v13, v13
	v_add_u32_e32 v14, vcc, v112, v111
	v_cmp_ngt_f32_e32 vcc, s45, v3
	v_cvt_f32_i32_e32 v15, v13
	v_cndmask_b32_e32 v14, 0, v14, vcc
	v_cmp_gt_f32_e32 vcc, s46, v3
	v_cndmask_b32_e32 v14, v79, v14, vcc
	v_cmp_o_f32_e32 vcc, v3, v3
	v_cndmask_b32_e32 v3, v3, v14, vcc
	v_madmk_f32 v14, v15, 0xbf317180, v4
	v_madmk_f32 v107, v15, 0xb717f7d1, v14
	v_mul_f32_e32 v108, v107, v107
	v_madmk_f32 v109, v108, 0x3331bb4c, v76
	v_madak_f32 v109, v108, v109, 0x388ab355
	v_madak_f32 v109, v108, v109, 0xbb360b61
	v_madak_f32 v109, v108, v109, 0x3e2aaaab
	v_mad_f32 v108, -v108, v109, v107
	v_sub_f32_e32 v109, 2.0, v108
	v_cmp_gt_f32_e64 vcc, |v109|, s44
	v_cndmask_b32_e32 v110, 1.0, v78, vcc
	v_mul_f32_e32 v109, v109, v110
	v_rcp_f32_e32 v109, v109
	.loc	0 234
	v_mul_f32_e32 v92, v3, v92
	.loc	0 233
	v_mul_f32_e32 v3, 0xb717f7d1, v15
	v_mul_f32_e32 v15, v107, v108
	v_mul_f32_e32 v15, v15, v109
	v_mad_f32 v3, -v110, v15, -v3
	.loc	0 231
	ds_read_b128 v[107:110], v58 offset:640
	ds_read_b128 v[111:114], v58 offset:656
	.loc	0 233
	v_sub_f32_e32 v3, v14, v3
	v_lshlrev_b32_e32 v14, 23, v13
	.loc	0 231
	v_mul_f32_e32 v13, 1.0, v5
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v15, 1.0, v107
	v_mul_f32_e32 v107, 1.0, v108
	v_max3_f32 v13, v13, v15, v107
	v_mul_f32_e32 v15, 1.0, v109
	v_mul_f32_e32 v107, 1.0, v110
	v_max3_f32 v13, v13, v15, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v15, 1.0, v111
	v_mul_f32_e32 v107, 1.0, v112
	v_max3_f32 v13, v13, v15, v107
	ds_read_b128 v[107:110], v58 offset:672
	v_mul_f32_e32 v15, 1.0, v113
	v_mul_f32_e32 v111, 1.0, v114
	v_max3_f32 v13, v13, v15, v111
	ds_read_b128 v[111:114], v58 offset:688
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v15, 1.0, v107
	v_mul_f32_e32 v107, 1.0, v108
	v_max3_f32 v13, v13, v15, v107
	v_mul_f32_e32 v15, 1.0, v109
	v_mul_f32_e32 v107, 1.0, v110
	v_max3_f32 v13, v13, v15, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v15, 1.0, v111
	v_mul_f32_e32 v107, 1.0, v112
	v_max3_f32 v13, v13, v15, v107
	ds_read_b128 v[107:110], v58 offset:704
	v_mul_f32_e32 v15, 1.0, v113
	v_mul_f32_e32 v111, 1.0, v114
	v_max3_f32 v13, v13, v15, v111
	ds_read_b128 v[111:114], v58 offset:720
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v15, 1.0, v107
	v_mul_f32_e32 v107, 1.0, v108
	v_max3_f32 v13, v13, v15, v107
	v_mul_f32_e32 v15, 1.0, v109
	v_mul_f32_e32 v107, 1.0, v110
	v_max3_f32 v13, v13, v15, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v15, 1.0, v111
	v_mul_f32_e32 v107, 1.0, v112
	v_max3_f32 v13, v13, v15, v107
	ds_read_b128 v[107:110], v58 offset:736
	v_mul_f32_e32 v15, 1.0, v113
	v_mul_f32_e32 v111, 1.0, v114
	v_max3_f32 v13, v13, v15, v111
	ds_read_b128 v[111:114], v58 offset:752
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v15, 1.0, v107
	v_mul_f32_e32 v107, 1.0, v108
	v_max3_f32 v13, v13, v15, v107
	v_mul_f32_e32 v15, 1.0, v109
	v_mul_f32_e32 v107, 1.0, v110
	v_max3_f32 v13, v13, v15, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v15, 1.0, v111
	v_mul_f32_e32 v107, 1.0, v112
	v_max3_f32 v13, v13, v15, v107
	v_mul_f32_e32 v15, 1.0, v113
	v_mul_f32_e32 v107, 1.0, v114
	v_max3_f32 v13, v13, v15, v107
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v13
	v_cndmask_b32_e32 v116, 0, v13, vcc
	v_sub_f32_e32 v5, v5, v116
	v_cmp_gt_f32_e32 vcc, 0, v5
	v_cndmask_b32_e64 v15, 0.5, -0.5, vcc
	v_mac_f32_e32 v15, 0x3fb8aa3b, v5
	v_cvt_i32_f32_e32 v15, v15
	v_add_f32_e32 v3, 1.0, v3
	v_add_u32_e32 v3, vcc, v14, v3
	v_cvt_f32_i32_e32 v14, v15
	v_cmp_ngt_f32_e32 vcc, s45, v4
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_cmp_gt_f32_e32 vcc, s46, v4
	v_cndmask_b32_e32 v3, v79, v3, vcc
	v_cmp_o_f32_e32 vcc, v4, v4
	v_cndmask_b32_e32 v3, v4, v3, vcc
	v_madmk_f32 v4, v14, 0xbf317180, v5
	v_madmk_f32 v107, v14, 0xb717f7d1, v4
	v_mul_f32_e32 v108, v107, v107
	v_madmk_f32 v109, v108, 0x3331bb4c, v76
	v_madak_f32 v109, v108, v109, 0x388ab355
	v_madak_f32 v109, v108, v109, 0xbb360b61
	v_madak_f32 v109, v108, v109, 0x3e2aaaab
	v_mad_f32 v108, -v108, v109, v107
	v_sub_f32_e32 v109, 2.0, v108
	v_cmp_gt_f32_e64 vcc, |v109|, s44
	v_cndmask_b32_e32 v110, 1.0, v78, vcc
	v_mul_f32_e32 v109, v109, v110
	v_rcp_f32_e32 v109, v109
	.loc	0 234
	v_mul_f32_e32 v91, v3, v91
	.loc	0 233
	v_mul_f32_e32 v3, 0xb717f7d1, v14
	v_mul_f32_e32 v14, v107, v108
	v_mul_f32_e32 v14, v14, v109
	v_mad_f32 v3, -v110, v14, -v3
	.loc	0 231
	ds_read_b128 v[107:110], v58 offset:768
	ds_read_b128 v[111:114], v58 offset:784
	.loc	0 233
	v_sub_f32_e32 v3, v4, v3
	v_lshlrev_b32_e32 v4, 23, v15
	.loc	0 231
	v_mul_f32_e32 v14, 1.0, v6
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v15, 1.0, v107
	v_mul_f32_e32 v107, 1.0, v108
	v_max3_f32 v14, v14, v15, v107
	v_mul_f32_e32 v15, 1.0, v109
	v_mul_f32_e32 v107, 1.0, v110
	v_max3_f32 v14, v14, v15, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v15, 1.0, v111
	v_mul_f32_e32 v107, 1.0, v112
	v_max3_f32 v14, v14, v15, v107
	ds_read_b128 v[107:110], v58 offset:800
	v_mul_f32_e32 v15, 1.0, v113
	v_mul_f32_e32 v111, 1.0, v114
	v_max3_f32 v14, v14, v15, v111
	ds_read_b128 v[111:114], v58 offset:816
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v15, 1.0, v107
	v_mul_f32_e32 v107, 1.0, v108
	v_max3_f32 v14, v14, v15, v107
	v_mul_f32_e32 v15, 1.0, v109
	v_mul_f32_e32 v107, 1.0, v110
	v_max3_f32 v14, v14, v15, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v15, 1.0, v111
	v_mul_f32_e32 v107, 1.0, v112
	v_max3_f32 v14, v14, v15, v107
	ds_read_b128 v[107:110], v58 offset:832
	v_mul_f32_e32 v15, 1.0, v113
	v_mul_f32_e32 v111, 1.0, v114
	v_max3_f32 v14, v14, v15, v111
	ds_read_b128 v[111:114], v58 offset:848
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v15, 1.0, v107
	v_mul_f32_e32 v107, 1.0, v108
	v_max3_f32 v14, v14, v15, v107
	v_mul_f32_e32 v15, 1.0, v109
	v_mul_f32_e32 v107, 1.0, v110
	v_max3_f32 v14, v14, v15, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v15, 1.0, v111
	v_mul_f32_e32 v107, 1.0, v112
	v_max3_f32 v14, v14, v15, v107
	ds_read_b128 v[107:110], v58 offset:864
	v_mul_f32_e32 v15, 1.0, v113
	v_mul_f32_e32 v111, 1.0, v114
	v_max3_f32 v14, v14, v15, v111
	ds_read_b128 v[111:114], v58 offset:880
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v15, 1.0, v107
	v_mul_f32_e32 v107, 1.0, v108
	v_max3_f32 v14, v14, v15, v107
	v_mul_f32_e32 v15, 1.0, v109
	v_mul_f32_e32 v107, 1.0, v110
	v_max3_f32 v14, v14, v15, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v15, 1.0, v111
	v_mul_f32_e32 v107, 1.0, v112
	v_max3_f32 v14, v14, v15, v107
	v_mul_f32_e32 v15, 1.0, v113
	v_mul_f32_e32 v107, 1.0, v114
	v_max3_f32 v14, v14, v15, v107
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v14
	v_cndmask_b32_e32 v111, 0, v14, vcc
	v_sub_f32_e32 v112, v6, v111
	v_cmp_gt_f32_e32 vcc, 0, v112
	v_cndmask_b32_e64 v6, 0.5, -0.5, vcc
	v_mac_f32_e32 v6, 0x3fb8aa3b, v112
	v_cvt_i32_f32_e32 v15, v6
	v_add_f32_e32 v3, 1.0, v3
	v_add_u32_e32 v3, vcc, v4, v3
	v_cvt_f32_i32_e32 v4, v15
	v_cmp_ngt_f32_e32 vcc, s45, v5
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_cmp_gt_f32_e32 vcc, s46, v5
	v_cndmask_b32_e32 v3, v79, v3, vcc
	v_cmp_o_f32_e32 vcc, v5, v5
	v_cndmask_b32_e32 v3, v5, v3, vcc
	v_madmk_f32 v5, v4, 0xbf317180, v112
	v_madmk_f32 v6, v4, 0xb717f7d1, v5
	v_mul_f32_e32 v107, v6, v6
	v_madmk_f32 v108, v107, 0x3331bb4c, v76
	v_madak_f32 v108, v107, v108, 0x388ab355
	v_madak_f32 v108, v107, v108, 0xbb360b61
	v_madak_f32 v108, v107, v108, 0x3e2aaaab
	v_mad_f32 v107, -v107, v108, v6
	v_sub_f32_e32 v108, 2.0, v107
	v_cmp_gt_f32_e64 vcc, |v108|, s44
	v_cndmask_b32_e32 v109, 1.0, v78, vcc
	v_mul_f32_e32 v108, v108, v109
	v_rcp_f32_e32 v108, v108
	.loc	0 234
	v_mul_f32_e32 v89, v3, v89
	.loc	0 233
	v_mul_f32_e32 v3, 0xb717f7d1, v4
	v_mul_f32_e32 v4, v6, v107
	v_mul_f32_e32 v4, v4, v108
	v_mad_f32 v3, -v109, v4, -v3
	v_sub_f32_e32 v107, v5, v3
	.loc	0 231
	ds_read_b128 v[3:6], v60
	.loc	0 233
	v_add_f32_e32 v113, 1.0, v107
	.loc	0 231
	ds_read_b128 v[107:110], v60 offset:16
	.loc	0 233
	v_lshlrev_b32_e32 v114, 23, v15
	.loc	0 231
	v_mul_f32_e32 v15, 1.0, v7
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v15, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v107
	v_mul_f32_e32 v5, 1.0, v108
	v_max3_f32 v15, v3, v4, v5
	ds_read_b128 v[3:6], v60 offset:32
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v15, v15, v107, v108
	ds_read_b128 v[107:110], v60 offset:48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v15, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v107
	v_mul_f32_e32 v5, 1.0, v108
	v_max3_f32 v15, v3, v4, v5
	ds_read_b128 v[3:6], v60 offset:64
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v15, v15, v107, v108
	ds_read_b128 v[107:110], v60 offset:80
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v15, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v107
	v_mul_f32_e32 v5, 1.0, v108
	v_max3_f32 v15, v3, v4, v5
	ds_read_b128 v[3:6], v60 offset:96
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v15, v15, v107, v108
	ds_read_b128 v[107:110], v60 offset:112
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v15, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v107
	v_mul_f32_e32 v5, 1.0, v108
	v_max3_f32 v3, v3, v4, v5
	v_mul_f32_e32 v4, 1.0, v109
	v_mul_f32_e32 v5, 1.0, v110
	v_max3_f32 v15, v3, v4, v5
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v15
	v_cndmask_b32_e32 v3, 0, v15, vcc
	v_sub_f32_e32 v4, v7, v3
	v_cmp_gt_f32_e32 vcc, 0, v4
	v_cndmask_b32_e64 v5, 0.5, -0.5, vcc
	v_mac_f32_e32 v5, 0x3fb8aa3b, v4
	v_cvt_i32_f32_e32 v5, v5
	v_add_u32_e32 v6, vcc, v114, v113
	v_cmp_ngt_f32_e32 vcc, s45, v112
	v_cvt_f32_i32_e32 v7, v5
	v_cndmask_b32_e32 v6, 0, v6, vcc
	v_cmp_gt_f32_e32 vcc, s46, v112
	v_cndmask_b32_e32 v6, v79, v6, vcc
	v_madmk_f32 v107, v7, 0xbf317180, v4
	v_madmk_f32 v108, v7, 0xb717f7d1, v107
	v_mul_f32_e32 v109, v108, v108
	v_madmk_f32 v110, v109, 0x3331bb4c, v76
	v_madak_f32 v110, v109, v110, 0x388ab355
	v_madak_f32 v110, v109, v110, 0xbb360b61
	v_madak_f32 v110, v109, v110, 0x3e2aaaab
	v_mad_f32 v109, -v109, v110, v108
	v_cmp_o_f32_e32 vcc, v112, v112
	v_sub_f32_e32 v110, 2.0, v109
	v_cndmask_b32_e32 v6, v112, v6, vcc
	v_cmp_gt_f32_e64 vcc, |v110|, s44
	v_cndmask_b32_e32 v112, 1.0, v78, vcc
	v_mul_f32_e32 v110, v110, v112
	v_rcp_f32_e32 v110, v110
	.loc	0 234
	v_mul_f32_e32 v87, v6, v87
	.loc	0 233
	v_mul_f32_e32 v6, 0xb717f7d1, v7
	v_mul_f32_e32 v7, v108, v109
	v_mul_f32_e32 v7, v7, v110
	v_mad_f32 v6, -v112, v7, -v6
	v_sub_f32_e32 v6, v107, v6
	v_add_f32_e32 v6, 1.0, v6
	v_lshlrev_b32_e32 v5, 23, v5
	v_add_u32_e32 v5, vcc, v5, v6
	.loc	0 237
	v_sub_f32_e32 v6, v105, v106
	v_cmp_gt_f32_e32 vcc, 0, v6
	v_cndmask_b32_e64 v7, 0.5, -0.5, vcc
	v_mac_f32_e32 v7, 0x3fb8aa3b, v6
	v_cvt_i32_f32_e32 v7, v7
	.loc	0 233
	v_cmp_ngt_f32_e32 vcc, s45, v4
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_cmp_gt_f32_e32 vcc, s46, v4
	.loc	0 237
	v_cvt_f32_i32_e32 v105, v7
	.loc	0 233
	v_cndmask_b32_e32 v5, v79, v5, vcc
	v_cmp_o_f32_e32 vcc, v4, v4
	v_cndmask_b32_e32 v4, v4, v5, vcc
	.loc	0 236
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 237
	v_madmk_f32 v5, v105, 0xbf317180, v6
	v_madmk_f32 v106, v105, 0xb717f7d1, v5
	v_mul_f32_e32 v107, v106, v106
	v_madmk_f32 v108, v107, 0x3331bb4c, v76
	v_madak_f32 v108, v107, v108, 0x388ab355
	v_madak_f32 v108, v107, v108, 0xbb360b61
	v_madak_f32 v108, v107, v108, 0x3e2aaaab
	v_mad_f32 v107, -v107, v108, v106
	v_sub_f32_e32 v108, 2.0, v107
	v_cmp_gt_f32_e64 vcc, |v108|, s44
	v_cndmask_b32_e32 v109, 1.0, v78, vcc
	v_mul_f32_e32 v108, v108, v109
	v_rcp_f32_e32 v108, v108
	.loc	0 234
	v_mul_f32_e32 v85, v4, v85
	.loc	0 237
	v_mul_f32_e32 v4, 0xb717f7d1, v105
	v_mul_f32_e32 v105, v106, v107
	v_mul_f32_e32 v105, v105, v108
	v_mad_f32 v4, -v109, v105, -v4
	v_cmp_gt_f32_e32 vcc, 0, v0
	v_sub_f32_e32 v4, v5, v4
	v_cndmask_b32_e64 v5, 0.5, -0.5, vcc
	v_mac_f32_e32 v5, 0x3fb8aa3b, v0
	v_cvt_i32_f32_e32 v5, v5
	v_add_f32_e32 v4, 1.0, v4
	v_lshlrev_b32_e32 v7, 23, v7
	v_add_u32_e32 v4, vcc, v7, v4
	v_cvt_f32_i32_e32 v7, v5
	v_cmp_ngt_f32_e32 vcc, s45, v6
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_cmp_gt_f32_e32 vcc, s46, v6
	v_madmk_f32 v104, v7, 0xbf317180, v0
	v_madmk_f32 v105, v7, 0xb717f7d1, v104
	v_mul_f32_e32 v106, v105, v105
	v_madmk_f32 v107, v106, 0x3331bb4c, v76
	v_madak_f32 v107, v106, v107, 0x388ab355
	v_madak_f32 v107, v106, v107, 0xbb360b61
	v_madak_f32 v107, v106, v107, 0x3e2aaaab
	v_mad_f32 v106, -v106, v107, v105
	v_sub_f32_e32 v107, 2.0, v106
	v_cndmask_b32_e32 v4, v79, v4, vcc
	v_cmp_gt_f32_e64 vcc, |v107|, s44
	v_cndmask_b32_e32 v108, 1.0, v78, vcc
	v_mul_f32_e32 v107, v107, v108
	v_rcp_f32_e32 v107, v107
	v_cmp_o_f32_e32 vcc, v6, v6
	v_cndmask_b32_e32 v4, v6, v4, vcc
	v_mul_f32_e32 v6, 0xb717f7d1, v7
	v_mul_f32_e32 v7, v105, v106
	v_sub_f32_e32 v1, v103, v1
	v_mul_f32_e32 v7, v7, v107
	v_cmp_gt_f32_e32 vcc, 0, v1
	v_mad_f32 v6, -v108, v7, -v6
	v_cndmask_b32_e64 v7, 0.5, -0.5, vcc
	v_mac_f32_e32 v7, 0x3fb8aa3b, v1
	v_cvt_i32_f32_e32 v7, v7
	v_sub_f32_e32 v6, v104, v6
	v_add_f32_e32 v6, 1.0, v6
	v_lshlrev_b32_e32 v5, 23, v5
	v_add_u32_e32 v5, vcc, v5, v6
	v_cvt_f32_i32_e32 v6, v7
	v_cmp_ngt_f32_e32 vcc, s45, v0
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_cmp_gt_f32_e32 vcc, s46, v0
	v_cndmask_b32_e32 v5, v79, v5, vcc
	v_cmp_o_f32_e32 vcc, v0, v0
	v_cndmask_b32_e32 v0, v0, v5, vcc
	v_madmk_f32 v5, v6, 0xbf317180, v1
	v_madmk_f32 v103, v6, 0xb717f7d1, v5
	v_mul_f32_e32 v104, v103, v103
	v_madmk_f32 v105, v104, 0x3331bb4c, v76
	v_madak_f32 v105, v104, v105, 0x388ab355
	v_madak_f32 v105, v104, v105, 0xbb360b61
	v_madak_f32 v105, v104, v105, 0x3e2aaaab
	v_mad_f32 v104, -v104, v105, v103
	v_sub_f32_e32 v105, 2.0, v104
	v_cmp_gt_f32_e64 vcc, |v105|, s44
	v_cndmask_b32_e32 v106, 1.0, v78, vcc
	v_mul_f32_e32 v105, v105, v106
	v_rcp_f32_e32 v105, v105
	ds_write2_b32 v59, v4, v0 offset1:32
	v_mul_f32_e32 v4, v103, v104
	v_sub_f32_e32 v2, v102, v2
	v_mul_f32_e32 v0, 0xb717f7d1, v6
	v_mul_f32_e32 v4, v4, v105
	v_cmp_gt_f32_e32 vcc, 0, v2
	v_mad_f32 v0, -v106, v4, -v0
	v_cndmask_b32_e64 v4, 0.5, -0.5, vcc
	v_mac_f32_e32 v4, 0x3fb8aa3b, v2
	v_cvt_i32_f32_e32 v4, v4
	v_sub_f32_e32 v0, v5, v0
	v_add_f32_e32 v0, 1.0, v0
	v_lshlrev_b32_e32 v5, 23, v7
	v_add_u32_e32 v0, vcc, v5, v0
	v_cvt_f32_i32_e32 v5, v4
	v_cmp_ngt_f32_e32 vcc, s45, v1
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_cmp_gt_f32_e32 vcc, s46, v1
	v_madmk_f32 v6, v5, 0xbf317180, v2
	v_madmk_f32 v7, v5, 0xb717f7d1, v6
	v_mul_f32_e32 v102, v7, v7
	v_madmk_f32 v103, v102, 0x3331bb4c, v76
	v_madak_f32 v103, v102, v103, 0x388ab355
	v_madak_f32 v103, v102, v103, 0xbb360b61
	v_madak_f32 v103, v102, v103, 0x3e2aaaab
	v_mad_f32 v102, -v102, v103, v7
	v_sub_f32_e32 v103, 2.0, v102
	v_cndmask_b32_e32 v0, v79, v0, vcc
	v_cmp_gt_f32_e64 vcc, |v103|, s44
	v_cndmask_b32_e32 v104, 1.0, v78, vcc
	v_mul_f32_e32 v103, v103, v104
	v_rcp_f32_e32 v103, v103
	v_cmp_o_f32_e32 vcc, v1, v1
	v_cndmask_b32_e32 v0, v1, v0, vcc
	v_mul_f32_e32 v1, 0xb717f7d1, v5
	v_mul_f32_e32 v5, v7, v102
	v_mul_f32_e32 v5, v5, v103
	v_mad_f32 v1, -v104, v5, -v1
	v_sub_f32_e32 v5, v101, v115
	v_cmp_gt_f32_e32 vcc, 0, v5
	v_sub_f32_e32 v1, v6, v1
	v_cndmask_b32_e64 v6, 0.5, -0.5, vcc
	v_mac_f32_e32 v6, 0x3fb8aa3b, v5
	v_cvt_i32_f32_e32 v6, v6
	v_add_f32_e32 v1, 1.0, v1
	v_lshlrev_b32_e32 v4, 23, v4
	v_add_u32_e32 v1, vcc, v4, v1
	v_cvt_f32_i32_e32 v4, v6
	v_cmp_ngt_f32_e32 vcc, s45, v2
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cmp_gt_f32_e32 vcc, s46, v2
	v_cndmask_b32_e32 v1, v79, v1, vcc
	v_cmp_o_f32_e32 vcc, v2, v2
	v_cndmask_b32_e32 v1, v2, v1, vcc
	v_madmk_f32 v2, v4, 0xbf317180, v5
	v_madmk_f32 v7, v4, 0xb717f7d1, v2
	v_mul_f32_e32 v101, v7, v7
	v_madmk_f32 v102, v101, 0x3331bb4c, v76
	v_madak_f32 v102, v101, v102, 0x388ab355
	v_madak_f32 v102, v101, v102, 0xbb360b61
	v_madak_f32 v102, v101, v102, 0x3e2aaaab
	v_mad_f32 v101, -v101, v102, v7
	v_sub_f32_e32 v102, 2.0, v101
	v_cmp_gt_f32_e64 vcc, |v102|, s44
	v_cndmask_b32_e32 v103, 1.0, v78, vcc
	v_mul_f32_e32 v102, v102, v103
	v_rcp_f32_e32 v102, v102
	ds_write2_b32 v59, v0, v1 offset0:64 offset1:96
	v_mul_f32_e32 v1, v7, v101
	v_mul_f32_e32 v0, 0xb717f7d1, v4
	v_mul_f32_e32 v1, v1, v102
	v_mad_f32 v0, -v103, v1, -v0
	v_sub_f32_e32 v1, v100, v116
	v_cmp_gt_f32_e32 vcc, 0, v1
	v_sub_f32_e32 v0, v2, v0
	v_cndmask_b32_e64 v2, 0.5, -0.5, vcc
	v_mac_f32_e32 v2, 0x3fb8aa3b, v1
	v_cvt_i32_f32_e32 v2, v2
	v_add_f32_e32 v0, 1.0, v0
	v_lshlrev_b32_e32 v4, 23, v6
	v_add_u32_e32 v0, vcc, v4, v0
	v_cvt_f32_i32_e32 v4, v2
	v_cmp_ngt_f32_e32 vcc, s45, v5
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_cmp_gt_f32_e32 vcc, s46, v5
	v_madmk_f32 v6, v4, 0xbf317180, v1
	v_madmk_f32 v7, v4, 0xb717f7d1, v6
	v_mul_f32_e32 v100, v7, v7
	v_madmk_f32 v101, v100, 0x3331bb4c, v76
	v_madak_f32 v101, v100, v101, 0x388ab355
	v_madak_f32 v101, v100, v101, 0xbb360b61
	v_madak_f32 v101, v100, v101, 0x3e2aaaab
	v_mad_f32 v100, -v100, v101, v7
	v_sub_f32_e32 v101, 2.0, v100
	v_cndmask_b32_e32 v0, v79, v0, vcc
	v_cmp_gt_f32_e64 vcc, |v101|, s44
	v_cndmask_b32_e32 v102, 1.0, v78, vcc
	v_mul_f32_e32 v101, v101, v102
	v_rcp_f32_e32 v101, v101
	v_cmp_o_f32_e32 vcc, v5, v5
	v_cndmask_b32_e32 v0, v5, v0, vcc
	v_mul_f32_e32 v5, v7, v100
	v_mul_f32_e32 v4, 0xb717f7d1, v4
	v_mul_f32_e32 v5, v5, v101
	v_mad_f32 v4, -v102, v5, -v4
	v_sub_f32_e32 v5, v99, v111
	v_cmp_gt_f32_e32 vcc, 0, v5
	v_sub_f32_e32 v4, v6, v4
	v_cndmask_b32_e64 v6, 0.5, -0.5, vcc
	v_mac_f32_e32 v6, 0x3fb8aa3b, v5
	v_cvt_i32_f32_e32 v6, v6
	v_add_f32_e32 v4, 1.0, v4
	v_lshlrev_b32_e32 v2, 23, v2
	v_add_u32_e32 v2, vcc, v2, v4
	v_cvt_f32_i32_e32 v4, v6
	v_cmp_ngt_f32_e32 vcc, s45, v1
	v_cndmask_b32_e32 v2, 0, v2, vcc
	v_cmp_gt_f32_e32 vcc, s46, v1
	v_cndmask_b32_e32 v2, v79, v2, vcc
	v_cmp_o_f32_e32 vcc, v1, v1
	v_cndmask_b32_e32 v1, v1, v2, vcc
	v_madmk_f32 v2, v4, 0xbf317180, v5
	v_madmk_f32 v7, v4, 0xb717f7d1, v2
	v_mul_f32_e32 v99, v7, v7
	v_madmk_f32 v100, v99, 0x3331bb4c, v76
	v_madak_f32 v100, v99, v100, 0x388ab355
	v_madak_f32 v100, v99, v100, 0xbb360b61
	v_madak_f32 v100, v99, v100, 0x3e2aaaab
	v_mad_f32 v99, -v99, v100, v7
	v_sub_f32_e32 v100, 2.0, v99
	v_cmp_gt_f32_e64 vcc, |v100|, s44
	v_cndmask_b32_e32 v101, 1.0, v78, vcc
	v_mul_f32_e32 v100, v100, v101
	v_rcp_f32_e32 v100, v100
	ds_write2_b32 v59, v0, v1 offset0:128 offset1:160
	v_mul_f32_e32 v1, v7, v99
	v_mul_f32_e32 v0, 0xb717f7d1, v4
	v_mul_f32_e32 v1, v1, v100
	v_mad_f32 v0, -v101, v1, -v0
	v_sub_f32_e32 v0, v2, v0
	v_sub_f32_e32 v2, v98, v3
	v_cmp_gt_f32_e32 vcc, 0, v2
	v_cndmask_b32_e64 v3, 0.5, -0.5, vcc
	v_mac_f32_e32 v3, 0x3fb8aa3b, v2
	v_cvt_i32_f32_e32 v3, v3
	v_add_f32_e32 v0, 1.0, v0
	v_lshlrev_b32_e32 v1, 23, v6
	v_add_u32_e32 v0, vcc, v1, v0
	v_cvt_f32_i32_e32 v1, v3
	v_cmp_ngt_f32_e32 vcc, s45, v5
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_cmp_gt_f32_e32 vcc, s46, v5
	v_cndmask_b32_e32 v0, v79, v0, vcc
	v_cmp_o_f32_e32 vcc, v5, v5
	v_madmk_f32 v4, v1, 0xbf317180, v2
	v_cndmask_b32_e32 v0, v5, v0, vcc
	v_madmk_f32 v5, v1, 0xb717f7d1, v4
	v_mul_f32_e32 v6, v5, v5
	v_madmk_f32 v7, v6, 0x3331bb4c, v76
	v_madak_f32 v7, v6, v7, 0x388ab355
	v_madak_f32 v7, v6, v7, 0xbb360b61
	v_madak_f32 v7, v6, v7, 0x3e2aaaab
	v_mad_f32 v6, -v6, v7, v5
	v_sub_f32_e32 v7, 2.0, v6
	v_cmp_gt_f32_e64 vcc, |v7|, s44
	v_cndmask_b32_e32 v98, 1.0, v78, vcc
	v_mul_f32_e32 v7, v7, v98
	v_rcp_f32_e32 v7, v7
	ds_write_b32 v59, v0 offset:768
	v_mul_f32_e32 v0, 0xb717f7d1, v1
	v_mul_f32_e32 v1, v5, v6
	v_mul_f32_e32 v1, v1, v7
	v_mad_f32 v0, -v98, v1, -v0
	v_sub_f32_e32 v0, v4, v0
	v_add_f32_e32 v0, 1.0, v0
	v_lshlrev_b32_e32 v1, 23, v3
	v_add_u32_e32 v0, vcc, v1, v0
	v_cmp_ngt_f32_e32 vcc, s45, v2
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_cmp_gt_f32_e32 vcc, s46, v2
	v_cndmask_b32_e32 v0, v79, v0, vcc
	v_cmp_o_f32_e32 vcc, v2, v2
	v_cndmask_b32_e32 v0, v2, v0, vcc
	ds_write_b32 v61, v0
	v_mov_b32_e32 v0, v73
	.loc	0 238
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB0_25
.LBB0_24:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 240
	s_add_i32 s17, s17, 4
	.loc	0 244
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v87, v104, v106
	v_mac_f32_e32 v89, v103, v102
	v_mac_f32_e32 v91, v100, v101
	v_mac_f32_e32 v92, v99, v7
	v_mac_f32_e32 v93, v5, v6
	v_mac_f32_e32 v94, v4, v3
	v_mac_f32_e32 v95, v1, v2
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v85, v105, v98
	.loc	0 240
	s_cmpk_eq_i32 s17, 0x80
	v_add_u32_e32 v0, vcc, 0x50, v0
	s_cbranch_scc1 .LBB0_41
.LBB0_25:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_16 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 242
	v_add_u32_e32 v98, vcc, s17, v74
	ds_read_b32 v1, v98
	.loc	0 244
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_27
; %bb.26:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v2, v0
.LBB0_27:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 242
	ds_read_b32 v4, v98 offset:128
	.loc	0 244
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_29
; %bb.28:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v3, v0
.LBB0_29:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 242
	ds_read_b32 v5, v98 offset:256
	.loc	0 244
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v6, v0
.LBB0_31:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 242
	ds_read_b32 v99, v98 offset:384
	.loc	0 244
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v7, v0
.LBB0_33:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 242
	ds_read_b32 v100, v98 offset:512
	.loc	0 244
	v_mov_b32_e32 v102, 0
	v_mov_b32_e32 v101, 0
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_35
; %bb.34:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v101, v0
.LBB0_35:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 242
	ds_read_b32 v103, v98 offset:640
	.loc	0 244
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_37
; %bb.36:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v102, v0
.LBB0_37:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 242
	ds_read_b32 v104, v98 offset:768
	.loc	0 244
	v_mov_b32_e32 v98, 0
	v_mov_b32_e32 v106, 0
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_39
; %bb.38:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v106, v0
.LBB0_39:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 242
	v_add_u32_e32 v105, vcc, s17, v60
	ds_read_b32 v105, v105
	.loc	0 244
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_24
; %bb.40:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v98, v0
	s_branch .LBB0_24
.LBB0_41:                               ;   in Loop: Header=BB0_16 Depth=2
	.loc	0 209
	v_mov_b32_e32 v0, s31
	v_add_u32_e32 v51, vcc, s30, v51
	v_addc_u32_e32 v52, vcc, v52, v0, vcc
	v_add_u32_e32 v97, vcc, 32, v97
	v_add_u32_e32 v53, vcc, s30, v53
	v_addc_u32_e32 v54, vcc, v54, v0, vcc
	s_cmp_eq_u32 s47, s42
	v_add_u32_e32 v96, vcc, 32, v96
	.loc	0 257
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_scc1 .LBB0_43
; %bb.42:                               ;   in Loop: Header=BB0_16 Depth=2
	.loc	0 0
	v_mov_b32_e32 v0, v8
	v_mov_b32_e32 v1, v9
	v_mov_b32_e32 v2, v10
	v_mov_b32_e32 v3, v11
	v_mov_b32_e32 v4, v12
	v_mov_b32_e32 v5, v13
	v_mov_b32_e32 v6, v14
	v_mov_b32_e32 v7, v15
	.loc	0 179
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execnz .LBB0_12
	s_branch .LBB0_16
.LBB0_43:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	v_add_u32_e32 v0, vcc, v17, v16
	v_addc_u32_e32 v1, vcc, 0, v18, vcc
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s26, v90
	s_and_b64 s[18:19], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[18:19]
	s_cbranch_execz .LBB0_45
; %bb.44:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[18:19], v57, v57, v95
	v_div_scale_f32 v3, vcc, v95, v57, v95
	v_rcp_f32_e32 v4, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v4, v2, v4, v5
	v_mad_i64_i32 v[2:3], s[18:19], v90, s14, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_div_fixup_f32 v4, v4, v57, v95
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
.LBB0_45:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s26, v88
	s_and_b64 s[18:19], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[18:19]
	s_cbranch_execz .LBB0_47
; %bb.46:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[18:19], v57, v57, v94
	v_div_scale_f32 v3, vcc, v94, v57, v94
	v_rcp_f32_e32 v4, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v4, v2, v4, v5
	v_mad_i64_i32 v[2:3], s[18:19], v88, s14, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_div_fixup_f32 v4, v4, v57, v94
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
.LBB0_47:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s26, v86
	s_and_b64 s[18:19], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[18:19]
	s_cbranch_execz .LBB0_49
; %bb.48:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[18:19], v57, v57, v93
	v_div_scale_f32 v3, vcc, v93, v57, v93
	v_rcp_f32_e32 v4, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v4, v2, v4, v5
	v_mad_i64_i32 v[2:3], s[18:19], v86, s14, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_div_fixup_f32 v4, v4, v57, v93
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
.LBB0_49:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s26, v84
	s_and_b64 s[18:19], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[18:19]
	s_cbranch_execz .LBB0_51
; %bb.50:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[18:19], v57, v57, v92
	v_div_scale_f32 v3, vcc, v92, v57, v92
	v_rcp_f32_e32 v4, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v4, v2, v4, v5
	v_mad_i64_i32 v[2:3], s[18:19], v84, s14, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_div_fixup_f32 v4, v4, v57, v92
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
.LBB0_51:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s26, v83
	s_and_b64 s[18:19], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[18:19]
	s_cbranch_execz .LBB0_53
; %bb.52:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[18:19], v57, v57, v91
	v_div_scale_f32 v3, vcc, v91, v57, v91
	v_rcp_f32_e32 v4, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v4, v2, v4, v5
	v_mad_i64_i32 v[2:3], s[18:19], v83, s14, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_div_fixup_f32 v4, v4, v57, v91
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
.LBB0_53:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s26, v82
	s_and_b64 s[18:19], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[18:19]
	s_cbranch_execz .LBB0_55
; %bb.54:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[18:19], v57, v57, v89
	v_div_scale_f32 v3, vcc, v89, v57, v89
	v_rcp_f32_e32 v4, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v4, v2, v4, v5
	v_mad_i64_i32 v[2:3], s[18:19], v82, s14, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_div_fixup_f32 v4, v4, v57, v89
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
.LBB0_55:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s26, v81
	s_and_b64 s[18:19], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[18:19]
	s_cbranch_execz .LBB0_57
; %bb.56:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[18:19], v57, v57, v87
	v_div_scale_f32 v3, vcc, v87, v57, v87
	v_rcp_f32_e32 v4, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v4, v2, v4, v5
	v_mad_i64_i32 v[2:3], s[18:19], v81, s14, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_div_fixup_f32 v4, v4, v57, v87
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
.LBB0_57:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s26, v80
	s_and_b64 s[18:19], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[18:19]
	s_cbranch_execz .LBB0_2
; %bb.58:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[18:19], v57, v57, v85
	v_div_scale_f32 v3, vcc, v85, v57, v85
	v_mad_i64_i32 v[0:1], s[18:19], v80, s14, v[0:1]
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_rcp_f32_e32 v4, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v2, v2, v4, v5
	v_mov_b32_e32 v3, s35
	v_add_u32_e32 v0, vcc, s34, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_div_fixup_f32 v2, v2, v57, v85
	v_cndmask_b32_e64 v2, 0, v2, s[0:1]
	flat_store_dword v[0:1], v2
	s_branch .LBB0_2
.LBB0_59:
	.loc	0 264
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_v3
		.amdhsa_group_segment_fixed_size 9216
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 88
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
		.amdhsa_next_free_vgpr 172
		.amdhsa_next_free_sgpr 49
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
	.size	attention_v3, .Lfunc_end0-attention_v3
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 12468
; NumSgprs: 51
; NumVgprs: 172
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 9216 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 42
; NumSGPRsForWavesPerEU: 51
; NumVGPRsForWavesPerEU: 172
; Occupancy: 1
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
    .group_segment_fixed_size: 9216
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 128
    .name:           attention_v3
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     51
    .sgpr_spill_count: 0
    .symbol:         attention_v3.kd
    .vgpr_count:     172
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

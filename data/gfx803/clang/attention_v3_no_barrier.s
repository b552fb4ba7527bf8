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
	s_load_dwordx4 s[36:39], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s38, 31
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 27
	s_add_i32 s0, s0, s1
	s_ashr_i32 s33, s0, 5
	s_mul_i32 s45, s37, s36
	s_mul_i32 s45, s45, s33
	.loc	0 196
	s_cmp_le_i32 s45, s8
	s_cbranch_scc1 .LBB0_83
; %bb.1:
	.loc	0 0
	s_add_i32 s0, s39, 31
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 27
	s_add_i32 s0, s0, s1
	s_load_dword s1, s[4:5], 0x4
	s_ashr_i32 s50, s0, 5
	s_cmp_gt_i32 s39, 0
	s_cselect_b64 s[34:35], -1, 0
	s_load_dword s4, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s1, 0xffff
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s0, 0, s2
	s_load_dword s47, s[6:7], 0x10
	.loc	0 195
	s_load_dwordx2 s[10:11], s[6:7], 0x18
	s_load_dwordx8 s[12:19], s[6:7], 0x20
	s_load_dwordx4 s[40:43], s[6:7], 0x40
	s_load_dwordx2 s[6:7], s[6:7], 0x50
	v_rcp_iflag_f32_e32 v1, v1
	.loc	0 196
	s_mov_b32 s9, 0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s36, s13
	s_ashr_i32 s43, s42, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v2, v1
	s_add_i32 s13, s38, -1
	v_lshrrev_b32_e32 v5, 2, v0
	v_and_b32_e32 v63, 24, v5
	v_mul_lo_u32 v1, s0, v2
	s_movk_i32 s20, 0x50
	v_lshrrev_b32_e32 v72, 4, v0
	s_movk_i32 s0, 0x200
	v_mul_hi_u32 v3, v2, v1
	v_and_b32_e32 v1, 15, v0
	v_lshlrev_b32_e32 v7, 2, v1
	v_mad_u32_u24 v73, v72, s20, v7
	v_add_u32_e32 v2, vcc, v2, v3
	v_mul_hi_u32 v3, s4, v2
	v_mov_b32_e32 v2, 0
	.loc	0 195
	v_and_b32_e32 v24, 31, v0
	v_cmp_gt_u32_e64 s[0:1], s0, v0
	v_readfirstlane_b32 s3, v3
	s_mul_i32 s5, s3, s2
	s_sub_i32 s5, s4, s5
	s_add_i32 s15, s3, 1
	s_sub_i32 s21, s5, s2
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s3, s15, s3
	s_cselect_b32 s5, s21, s5
	s_add_i32 s15, s3, 1
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s46, s15, s3
	v_mov_b32_e32 v3, s46
	v_mad_u64_u32 v[3:4], s[2:3], s2, v3, 0
	s_mov_b32 s5, s9
	s_movk_i32 s21, 0x1400
	v_cmp_ne_u64_e32 vcc, s[4:5], v[3:4]
	.loc	0 196
	v_or_b32_e32 v69, 0xffffff80, v0
	v_cndmask_b32_e64 v3, 0, 1, vcc
	v_readfirstlane_b32 s15, v3
	v_lshlrev_b32_e32 v3, 7, v63
	v_add_u32_e32 v65, vcc, s21, v3
	v_lshlrev_b32_e32 v3, 7, v5
	v_alignbit_b32 v5, s9, v0, 4
	v_or_b32_e32 v4, 0x380, v3
	v_mad_i64_i32 v[2:3], s[4:5], v5, s42, v[1:2]
	v_add_u32_e32 v67, vcc, s21, v4
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v4, s17
	v_add_u32_e32 v70, vcc, s16, v2
	v_addc_u32_e32 v71, vcc, v4, v3, vcc
	s_movk_i32 s4, 0xa00
	v_or_b32_e32 v4, 32, v5
	v_add_u32_e32 v74, vcc, s4, v73
	v_mad_i64_i32 v[4:5], s[4:5], v4, s42, 0
	v_mov_b32_e32 v1, s19
	v_add_u32_e32 v75, vcc, s18, v2
	v_addc_u32_e32 v76, vcc, v1, v3, vcc
	v_lshlrev_b64 v[1:2], 2, v[4:5]
	v_lshlrev_b32_e32 v0, 5, v0
	v_add_u32_e32 v1, vcc, v1, v7
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_lshlrev_b32_e32 v6, 2, v24
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v77, vcc, s16, v1
	v_and_b32_e32 v0, 0xc00, v0
	s_mov_b32 s44, s41
	v_mul_u32_u24_e32 v64, 0x50, v24
	v_cmp_gt_u32_e64 s[2:3], 16, v24
	s_max_i32 s41, s50, 1
	v_or_b32_e32 v66, v65, v6
	v_or_b32_e32 v68, v67, v6
	s_lshl_b64 s[48:49], s[42:43], 5
	s_lshl_b64 s[42:43], s[42:43], 7
	v_addc_u32_e32 v78, vcc, v3, v2, vcc
	v_or_b32_e32 v79, 32, v72
	v_or_b32_e32 v80, 0xa00, v6
	v_add_u32_e32 v81, vcc, s21, v0
	v_cndmask_b32_e64 v82, 0, 1, s[34:35]
	s_movk_i32 s51, 0x17f
	s_mov_b32 s16, 0xff800000
	v_mov_b32_e32 v83, 0xb5ddea0e
	s_mov_b32 s52, 0x6f800000
	s_mov_b32 s53, 0xc2aeac4f
	s_mov_b32 s54, 0x42b17218
	v_mov_b32_e32 v84, 0xff800000
	v_mov_b32_e32 v85, 0x2f800000
	v_mov_b32_e32 v86, 0x7f800000
	s_branch .LBB0_5
.LBB0_2:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_cmp_gt_f32_e64 vcc, |v7|, s52
	v_cndmask_b32_e32 v0, 1.0, v85, vcc
	v_mul_f32_e32 v1, v7, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v91, v1
	v_mul_f32_e32 v0, v0, v1
.LBB0_3:                                ;   in Loop: Header=BB0_5 Depth=1
	v_mad_i64_i32 v[1:2], s[4:5], v87, s14, v[8:9]
	v_mov_b32_e32 v3, s7
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s6, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_4:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 196
	s_bfe_i64 s[4:5], s[8:9], 0x200000
	s_add_u32 s4, s4, s46
	s_addc_u32 s5, s5, 0
	s_add_u32 s8, s4, s15
	s_addc_u32 s9, s5, 0
	s_cmp_le_i32 s45, s8
	s_cbranch_scc1 .LBB0_83
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_9 Depth 2
                                        ;     Child Loop BB0_16 Depth 2
                                        ;     Child Loop BB0_18 Depth 2
                                        ;       Child Loop BB0_22 Depth 3
                                        ;       Child Loop BB0_27 Depth 3
	.loc	0 197
	s_ashr_i32 s4, s33, 31
	s_add_i32 s5, s33, s4
	s_xor_b32 s5, s5, s4
	v_cvt_f32_u32_e32 v0, s5
	s_sub_i32 s17, 0, s5
	.loc	0 200
	v_mov_b32_e32 v2, s40
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
	s_xor_b32 s4, s17, s4
	v_add_u32_e32 v0, vcc, v1, v0
	v_mul_hi_u32 v0, s18, v0
	v_readfirstlane_b32 s17, v0
	s_mul_i32 s19, s17, s5
	s_sub_i32 s18, s18, s19
	s_add_i32 s20, s17, 1
	s_sub_i32 s19, s18, s5
	s_cmp_ge_u32 s18, s5
	s_cselect_b32 s17, s20, s17
	s_cselect_b32 s18, s19, s18
	s_add_i32 s19, s17, 1
	s_cmp_ge_u32 s18, s5
	s_cselect_b32 s5, s19, s17
	s_ashr_i32 s18, s37, 31
	s_add_i32 s17, s37, s18
	s_xor_b32 s19, s17, s18
	v_cvt_f32_u32_e32 v0, s19
	s_sub_i32 s17, 0, s19
	s_xor_b32 s5, s5, s4
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s17, v0
	s_sub_i32 s17, s5, s4
	s_ashr_i32 s4, s17, 31
	s_add_i32 s5, s17, s4
	v_mul_hi_u32 v1, v0, v1
	s_xor_b32 s5, s5, s4
	s_xor_b32 s4, s4, s18
	v_add_u32_e32 v0, vcc, v0, v1
	v_mul_hi_u32 v0, s5, v0
	.loc	0 200
	v_mov_b32_e32 v1, s44
	.loc	0 197
	v_readfirstlane_b32 s18, v0
	s_mul_i32 s20, s18, s19
	s_sub_i32 s5, s5, s20
	s_add_i32 s21, s18, 1
	s_sub_i32 s20, s5, s19
	s_cmp_ge_u32 s5, s19
	s_cselect_b32 s18, s21, s18
	s_cselect_b32 s5, s20, s5
	s_add_i32 s20, s18, 1
	s_cmp_ge_u32 s5, s19
	s_cselect_b32 s5, s20, s18
	s_xor_b32 s5, s5, s4
	s_sub_i32 s24, s5, s4
	s_mul_i32 s4, s24, s37
	s_sub_i32 s25, s17, s4
	.loc	0 200
	v_mad_i64_i32 v[0:1], s[4:5], s25, v1, 0
	.loc	0 206
	s_andn2_b64 vcc, exec, s[34:35]
	.loc	0 200
	v_mad_i64_i32 v[8:9], s[4:5], s24, v2, v[0:1]
	.loc	0 206
	v_cmp_ne_u32_e64 s[4:5], 1, v82
	s_cbranch_vccnz .LBB0_12
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 179
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB0_11
; %bb.7:                                ;   in Loop: Header=BB0_5 Depth=1
	v_lshlrev_b64 v[0:1], 2, v[8:9]
	s_mov_b64 s[20:21], 0
	v_add_u32_e32 v0, vcc, v70, v0
	v_addc_u32_e32 v1, vcc, v71, v1, vcc
	v_mov_b32_e32 v2, v72
	v_mov_b32_e32 v3, v73
	v_mov_b32_e32 v4, v69
	s_branch .LBB0_9
.LBB0_8:                                ;   in Loop: Header=BB0_9 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 179
	v_add_u32_e32 v4, vcc, 0x80, v4
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v5
	.loc	0 179
	v_mov_b32_e32 v5, s49
	v_add_u32_e32 v0, vcc, s48, v0
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_add_u32_e32 v3, vcc, 0x280, v3
	v_cmp_lt_u32_e32 vcc, s51, v4
	s_or_b64 s[20:21], vcc, s[20:21]
	v_add_u32_e32 v2, vcc, 8, v2
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_11
.LBB0_9:                                ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s39, v2
	.loc	0 182
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_8
; %bb.10:                               ;   in Loop: Header=BB0_9 Depth=2
	flat_load_dword v5, v[0:1]
	s_branch .LBB0_8
.LBB0_11:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
.LBB0_12:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 199
	v_mov_b32_e32 v0, s36
	v_mad_i64_i32 v[0:1], s[18:19], s25, v0, 0
	s_mul_i32 s17, s17, s33
	v_mov_b32_e32 v2, s12
	s_sub_i32 s17, s8, s17
	v_mad_i64_i32 v[25:26], s[18:19], s24, v2, v[0:1]
	.loc	0 198
	s_lshl_b32 s17, s17, 5
	s_mov_b32 s24, 0
	v_or_b32_e32 v97, s17, v63
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	s_mov_b32 s28, s24
	s_mov_b32 s29, s24
	s_mov_b32 s30, s24
	s_mov_b32 s31, s24
	v_mov_b32_e32 v0, s24
	.loc	0 209
	s_and_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v1, s25
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s28
	v_mov_b32_e32 v5, s29
	v_mov_b32_e32 v6, s30
	v_mov_b32_e32 v7, s31
	v_mov_b32_e32 v102, 0
	v_or_b32_e32 v95, 1, v97
	v_or_b32_e32 v93, 2, v97
	v_or_b32_e32 v92, 3, v97
	v_or_b32_e32 v90, 4, v97
	v_or_b32_e32 v89, 5, v97
	v_or_b32_e32 v88, 6, v97
	v_or_b32_e32 v87, 7, v97
	v_mov_b32_e32 v101, 0
	v_mov_b32_e32 v100, 0
	v_mov_b32_e32 v99, 0
	v_mov_b32_e32 v98, 0
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v91, 0
	.loc	0 207
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_vccnz .LBB0_45
; %bb.13:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_min_i32_e32 v2, s13, v97
	v_mad_i64_i32 v[2:3], s[18:19], v2, s14, 0
	v_lshlrev_b64 v[0:1], 2, v[25:26]
	v_mov_b32_e32 v4, s11
	v_add_u32_e32 v5, vcc, s10, v0
	v_addc_u32_e32 v4, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s13, v95
	v_mad_i64_i32 v[2:3], s[18:19], v2, s14, 0
	v_add_u32_e32 v27, vcc, v5, v0
	v_addc_u32_e32 v28, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s13, v93
	v_mad_i64_i32 v[2:3], s[18:19], v2, s14, 0
	v_add_u32_e32 v29, vcc, v5, v0
	v_addc_u32_e32 v30, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s13, v92
	v_mad_i64_i32 v[2:3], s[18:19], v2, s14, 0
	v_add_u32_e32 v31, vcc, v5, v0
	v_addc_u32_e32 v32, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s13, v90
	v_mad_i64_i32 v[2:3], s[18:19], v2, s14, 0
	v_add_u32_e32 v33, vcc, v5, v0
	v_addc_u32_e32 v34, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s13, v89
	v_mad_i64_i32 v[2:3], s[18:19], v2, s14, 0
	v_add_u32_e32 v35, vcc, v5, v0
	v_addc_u32_e32 v36, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s13, v88
	v_mad_i64_i32 v[2:3], s[18:19], v2, s14, 0
	v_add_u32_e32 v37, vcc, v5, v0
	v_addc_u32_e32 v38, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s13, v87
	v_mad_i64_i32 v[2:3], s[18:19], v2, s14, 0
	v_add_u32_e32 v39, vcc, v5, v0
	v_addc_u32_e32 v40, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	s_mov_b32 s17, s16
	v_add_u32_e32 v41, vcc, v5, v0
	v_addc_u32_e32 v42, vcc, v4, v1, vcc
	v_add_u32_e32 v43, vcc, 32, v27
	v_addc_u32_e32 v44, vcc, 0, v28, vcc
	v_add_u32_e32 v45, vcc, 32, v29
	v_addc_u32_e32 v46, vcc, 0, v30, vcc
	v_add_u32_e32 v47, vcc, 32, v31
	v_addc_u32_e32 v48, vcc, 0, v32, vcc
	v_add_u32_e32 v49, vcc, 32, v33
	v_addc_u32_e32 v50, vcc, 0, v34, vcc
	v_add_u32_e32 v51, vcc, 32, v35
	v_addc_u32_e32 v52, vcc, 0, v36, vcc
	v_add_u32_e32 v53, vcc, 32, v37
	v_addc_u32_e32 v54, vcc, 0, v38, vcc
	v_add_u32_e32 v55, vcc, 32, v39
	v_addc_u32_e32 v56, vcc, 0, v40, vcc
	v_add_u32_e32 v57, vcc, 32, v41
	.loc	0 209
	v_lshlrev_b64 v[0:1], 2, v[8:9]
	v_addc_u32_e32 v58, vcc, 0, v42, vcc
	v_add_u32_e32 v59, vcc, v75, v0
	v_addc_u32_e32 v60, vcc, v76, v1, vcc
	v_add_u32_e32 v61, vcc, v77, v0
	v_addc_u32_e32 v62, vcc, v78, v1, vcc
	s_mov_b32 s18, s16
	s_mov_b32 s19, s16
	s_mov_b32 s20, s16
	s_mov_b32 s21, s16
	s_mov_b32 s22, s16
	s_mov_b32 s23, s16
	v_mov_b32_e32 v0, s24
	v_mov_b32_e32 v8, s16
	.loc	0 0
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v103, v79
	v_mov_b32_e32 v104, v72
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v98, 0
	v_mov_b32_e32 v99, 0
	v_mov_b32_e32 v100, 0
	v_mov_b32_e32 v101, 0
	v_mov_b32_e32 v102, 0
	v_mov_b32_e32 v1, s25
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s28
	v_mov_b32_e32 v5, s29
	v_mov_b32_e32 v6, s30
	v_mov_b32_e32 v7, s31
	v_mov_b32_e32 v9, s17
	v_mov_b32_e32 v10, s18
	v_mov_b32_e32 v11, s19
	v_mov_b32_e32 v12, s20
	v_mov_b32_e32 v13, s21
	v_mov_b32_e32 v14, s22
	v_mov_b32_e32 v15, s23
	.loc	0 179
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB0_18
.LBB0_14:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v16, v59
	s_mov_b64 s[20:21], 0
	v_mov_b32_e32 v18, v104
	v_mov_b32_e32 v17, v60
	v_mov_b32_e32 v19, v74
	v_mov_b32_e32 v20, v69
	s_branch .LBB0_16
.LBB0_15:                               ;   in Loop: Header=BB0_16 Depth=2
	s_or_b64 exec, exec, s[22:23]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v21
	.loc	0 179
	v_add_u32_e32 v20, vcc, 0x80, v20
	v_add_u32_e32 v19, vcc, 0x280, v19
	v_mov_b32_e32 v21, s49
	v_add_u32_e32 v16, vcc, s48, v16
	v_addc_u32_e32 v17, vcc, v17, v21, vcc
	v_cmp_lt_u32_e32 vcc, s51, v20
	s_or_b64 s[20:21], vcc, s[20:21]
	v_add_u32_e32 v18, vcc, 8, v18
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_18
.LBB0_16:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s39, v18
	.loc	0 182
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_15
; %bb.17:                               ;   in Loop: Header=BB0_16 Depth=2
	flat_load_dword v21, v[16:17]
	s_branch .LBB0_15
.LBB0_18:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_22 Depth 3
                                        ;       Child Loop BB0_27 Depth 3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 215
	flat_load_dwordx4 v[16:19], v[27:28]
	flat_load_dwordx4 v[20:23], v[29:30]
	flat_load_dwordx4 v[105:108], v[31:32]
	flat_load_dwordx4 v[109:112], v[33:34]
	flat_load_dwordx4 v[113:116], v[35:36]
	flat_load_dwordx4 v[117:120], v[37:38]
	flat_load_dwordx4 v[121:124], v[39:40]
	flat_load_dwordx4 v[125:128], v[41:42]
	v_add_u32_e32 v129, vcc, 16, v27
	v_addc_u32_e32 v130, vcc, 0, v28, vcc
	flat_load_dwordx4 v[129:132], v[129:130]
	v_add_u32_e32 v133, vcc, 16, v29
	v_addc_u32_e32 v134, vcc, 0, v30, vcc
	flat_load_dwordx4 v[133:136], v[133:134]
	v_add_u32_e32 v137, vcc, 16, v31
	v_addc_u32_e32 v138, vcc, 0, v32, vcc
	flat_load_dwordx4 v[137:140], v[137:138]
	v_add_u32_e32 v141, vcc, 16, v33
	v_addc_u32_e32 v142, vcc, 0, v34, vcc
	flat_load_dwordx4 v[141:144], v[141:142]
	v_add_u32_e32 v145, vcc, 16, v35
	v_addc_u32_e32 v146, vcc, 0, v36, vcc
	flat_load_dwordx4 v[145:148], v[145:146]
	v_add_u32_e32 v149, vcc, 16, v37
	v_addc_u32_e32 v150, vcc, 0, v38, vcc
	flat_load_dwordx4 v[149:152], v[149:150]
	v_add_u32_e32 v157, vcc, 16, v39
	v_addc_u32_e32 v158, vcc, 0, v40, vcc
	flat_load_dwordx4 v[157:160], v[157:158]
	s_mov_b32 m0, -1
	ds_read_b128 v[153:156], v64
	ds_read_b128 v[161:164], v64 offset:16
	v_add_u32_e32 v165, vcc, 16, v41
	v_addc_u32_e32 v166, vcc, 0, v42, vcc
	flat_load_dwordx4 v[165:168], v[165:166]
	.loc	0 210
	s_lshl_b32 s17, s24, 5
	.loc	0 228
	s_add_i32 s24, s24, 1
	s_cmp_ge_i32 s24, s50
	.loc	0 216
	s_waitcnt vmcnt(14) lgkmcnt(1)
	v_mul_f32_e32 v17, v17, v154
	v_mac_f32_e32 v17, v16, v153
	v_mac_f32_e32 v17, v18, v155
	s_waitcnt vmcnt(13)
	v_mul_f32_e32 v106, v106, v154
	v_mac_f32_e32 v17, v19, v156
	v_mul_f32_e32 v21, v21, v154
	v_mac_f32_e32 v106, v105, v153
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v18, v126, v154
	v_mac_f32_e32 v18, v125, v153
	v_mac_f32_e32 v18, v127, v155
	v_mac_f32_e32 v18, v128, v156
	v_add_f32_e32 v171, 0, v18
	s_waitcnt vmcnt(7) lgkmcnt(0)
	v_mul_f32_e32 v18, v130, v162
	v_mac_f32_e32 v18, v129, v161
	v_mac_f32_e32 v18, v131, v163
	v_add_f32_e32 v16, 0, v17
	v_mac_f32_e32 v18, v132, v164
	v_mac_f32_e32 v21, v20, v153
	v_mac_f32_e32 v106, v107, v155
	v_add_f32_e32 v172, v16, v18
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v16, v134, v162
	v_mac_f32_e32 v21, v22, v155
	v_mac_f32_e32 v106, v108, v156
	v_mac_f32_e32 v16, v133, v161
	v_mac_f32_e32 v21, v23, v156
	v_add_f32_e32 v105, 0, v106
	v_mac_f32_e32 v16, v135, v163
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v106, v138, v162
	v_add_f32_e32 v17, 0, v21
	v_mac_f32_e32 v16, v136, v164
	v_mac_f32_e32 v106, v137, v161
	v_add_f32_e32 v173, v17, v16
	.loc	0 215
	flat_load_dwordx4 v[16:19], v[43:44]
	flat_load_dwordx4 v[20:23], v[45:46]
	.loc	0 216
	v_mac_f32_e32 v106, v139, v163
	v_mac_f32_e32 v106, v140, v164
	.loc	0 215
	v_add_u32_e32 v129, vcc, 16, v43
	.loc	0 216
	v_add_f32_e32 v174, v105, v106
	.loc	0 215
	flat_load_dwordx4 v[105:108], v[47:48]
	v_addc_u32_e32 v130, vcc, 0, v44, vcc
	flat_load_dwordx4 v[129:132], v[129:130]
	v_add_u32_e32 v133, vcc, 16, v45
	.loc	0 216
	v_mul_f32_e32 v110, v110, v154
	.loc	0 215
	v_addc_u32_e32 v134, vcc, 0, v46, vcc
	flat_load_dwordx4 v[133:136], v[133:134]
	.loc	0 216
	v_mac_f32_e32 v110, v109, v153
	v_mac_f32_e32 v110, v111, v155
	v_mac_f32_e32 v110, v112, v156
	.loc	0 215
	v_add_u32_e32 v137, vcc, 16, v47
	.loc	0 216
	v_mul_f32_e32 v114, v114, v154
	v_add_f32_e32 v109, 0, v110
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v110, v142, v162
	.loc	0 215
	v_addc_u32_e32 v138, vcc, 0, v48, vcc
	.loc	0 216
	v_mac_f32_e32 v114, v113, v153
	v_mac_f32_e32 v110, v141, v161
	.loc	0 215
	flat_load_dwordx4 v[137:140], v[137:138]
	.loc	0 216
	v_mac_f32_e32 v114, v115, v155
	v_mac_f32_e32 v110, v143, v163
	v_mac_f32_e32 v114, v116, v156
	v_mac_f32_e32 v110, v144, v164
	.loc	0 215
	v_add_u32_e32 v141, vcc, 16, v49
	.loc	0 216
	v_add_f32_e32 v113, 0, v114
	v_add_f32_e32 v175, v109, v110
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v114, v146, v162
	.loc	0 215
	flat_load_dwordx4 v[109:112], v[49:50]
	v_addc_u32_e32 v142, vcc, 0, v50, vcc
	flat_load_dwordx4 v[141:144], v[141:142]
	.loc	0 216
	v_mac_f32_e32 v114, v145, v161
	v_mac_f32_e32 v114, v147, v163
	v_mac_f32_e32 v114, v148, v164
	.loc	0 215
	v_add_u32_e32 v145, vcc, 16, v51
	.loc	0 216
	v_mul_f32_e32 v118, v118, v154
	v_add_f32_e32 v176, v113, v114
	.loc	0 215
	flat_load_dwordx4 v[113:116], v[51:52]
	v_addc_u32_e32 v146, vcc, 0, v52, vcc
	.loc	0 216
	v_mac_f32_e32 v118, v117, v153
	.loc	0 215
	flat_load_dwordx4 v[145:148], v[145:146]
	.loc	0 216
	v_mac_f32_e32 v118, v119, v155
	s_waitcnt vmcnt(12)
	v_mul_f32_e32 v177, v150, v162
	v_mac_f32_e32 v118, v120, v156
	v_mac_f32_e32 v177, v149, v161
	.loc	0 215
	v_add_u32_e32 v149, vcc, 16, v53
	.loc	0 216
	v_mul_f32_e32 v122, v122, v154
	v_add_f32_e32 v169, 0, v118
	v_mac_f32_e32 v177, v151, v163
	.loc	0 215
	flat_load_dwordx4 v[117:120], v[53:54]
	v_addc_u32_e32 v150, vcc, 0, v54, vcc
	.loc	0 216
	v_mac_f32_e32 v122, v121, v153
	v_mac_f32_e32 v177, v152, v164
	.loc	0 215
	flat_load_dwordx4 v[149:152], v[149:150]
	.loc	0 216
	v_mac_f32_e32 v122, v123, v155
	v_mac_f32_e32 v122, v124, v156
	.loc	0 215
	v_add_u32_e32 v153, vcc, 16, v55
	.loc	0 216
	v_add_f32_e32 v170, 0, v122
	.loc	0 215
	flat_load_dwordx4 v[121:124], v[55:56]
	flat_load_dwordx4 v[125:128], v[57:58]
	v_addc_u32_e32 v154, vcc, 0, v56, vcc
	flat_load_dwordx4 v[153:156], v[153:154]
	.loc	0 216
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v178, v158, v162
	v_mac_f32_e32 v178, v157, v161
	.loc	0 215
	v_add_u32_e32 v157, vcc, 16, v57
	.loc	0 216
	v_mac_f32_e32 v178, v159, v163
	.loc	0 215
	v_addc_u32_e32 v158, vcc, 0, v58, vcc
	.loc	0 216
	v_mac_f32_e32 v178, v160, v164
	.loc	0 215
	flat_load_dwordx4 v[157:160], v[157:158]
	.loc	0 216
	v_mul_f32_e32 v166, v166, v162
	v_mac_f32_e32 v166, v165, v161
	v_mac_f32_e32 v166, v167, v163
	v_mac_f32_e32 v166, v168, v164
	ds_read_b128 v[161:164], v64 offset:32
	v_add_f32_e32 v171, v171, v166
	ds_read_b128 v[165:168], v64 offset:48
	v_add_f32_e32 v169, v169, v177
	v_add_f32_e32 v170, v170, v178
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v17, v17, v162
	v_mac_f32_e32 v17, v16, v161
	v_mac_f32_e32 v17, v18, v163
	s_waitcnt vmcnt(13)
	v_mul_f32_e32 v18, v106, v162
	v_mac_f32_e32 v18, v105, v161
	s_waitcnt vmcnt(12) lgkmcnt(0)
	v_mul_f32_e32 v105, v130, v166
	v_mac_f32_e32 v105, v129, v165
	v_mac_f32_e32 v17, v19, v164
	v_mac_f32_e32 v105, v131, v167
	v_add_f32_e32 v16, v172, v17
	v_mul_f32_e32 v17, v21, v162
	v_mac_f32_e32 v105, v132, v168
	v_mac_f32_e32 v17, v20, v161
	v_add_f32_e32 v16, v16, v105
	s_waitcnt vmcnt(11)
	v_mul_f32_e32 v105, v134, v166
	v_mac_f32_e32 v17, v22, v163
	v_mac_f32_e32 v105, v133, v165
	v_mac_f32_e32 v17, v23, v164
	v_mac_f32_e32 v105, v135, v167
	v_add_f32_e32 v17, v173, v17
	v_mac_f32_e32 v105, v136, v168
	v_add_f32_e32 v17, v17, v105
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v105, v138, v166
	v_mac_f32_e32 v18, v107, v163
	v_mac_f32_e32 v105, v137, v165
	v_mac_f32_e32 v18, v108, v164
	v_mac_f32_e32 v105, v139, v167
	v_add_f32_e32 v18, v174, v18
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v19, v110, v162
	v_mac_f32_e32 v105, v140, v168
	v_mac_f32_e32 v19, v109, v161
	v_add_f32_e32 v18, v18, v105
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v105, v142, v166
	v_mac_f32_e32 v19, v111, v163
	v_mac_f32_e32 v105, v141, v165
	v_mac_f32_e32 v19, v112, v164
	v_mac_f32_e32 v105, v143, v167
	v_add_f32_e32 v19, v175, v19
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v20, v114, v162
	v_mac_f32_e32 v105, v144, v168
	v_mac_f32_e32 v20, v113, v161
	v_add_f32_e32 v19, v19, v105
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v105, v146, v166
	v_mac_f32_e32 v20, v115, v163
	v_mac_f32_e32 v105, v145, v165
	v_mac_f32_e32 v20, v116, v164
	v_mac_f32_e32 v105, v147, v167
	v_add_f32_e32 v20, v176, v20
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v21, v118, v162
	v_mac_f32_e32 v105, v148, v168
	v_mac_f32_e32 v21, v117, v161
	v_add_f32_e32 v20, v20, v105
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v105, v150, v166
	v_mac_f32_e32 v21, v119, v163
	v_mac_f32_e32 v105, v149, v165
	v_mac_f32_e32 v21, v120, v164
	v_mac_f32_e32 v105, v151, v167
	v_add_f32_e32 v21, v169, v21
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v22, v122, v162
	v_mac_f32_e32 v105, v152, v168
	v_mac_f32_e32 v22, v121, v161
	v_add_f32_e32 v21, v21, v105
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v105, v154, v166
	v_mac_f32_e32 v22, v123, v163
	v_mac_f32_e32 v105, v153, v165
	v_mac_f32_e32 v22, v124, v164
	v_mac_f32_e32 v105, v155, v167
	v_add_f32_e32 v22, v170, v22
	v_mul_f32_e32 v23, v126, v162
	v_mac_f32_e32 v105, v156, v168
	v_mac_f32_e32 v23, v125, v161
	v_add_f32_e32 v22, v22, v105
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v105, v158, v166
	v_mac_f32_e32 v23, v127, v163
	v_mac_f32_e32 v105, v157, v165
	v_mac_f32_e32 v23, v128, v164
	v_mac_f32_e32 v105, v159, v167
	v_add_f32_e32 v23, v171, v23
	v_mac_f32_e32 v105, v160, v168
	v_add_f32_e32 v23, v23, v105
	v_or_b32_e32 v105, s17, v24
	.loc	0 221
	v_mul_f32_e32 v16, s47, v16
	v_cmp_gt_i32_e32 vcc, s39, v105
	v_mul_f32_e32 v17, s47, v17
	v_cndmask_b32_e32 v112, v84, v16, vcc
	v_cndmask_b32_e32 v111, v84, v17, vcc
	.loc	0 222
	v_max_f32_e32 v16, 0xff800000, v112
	v_max_f32_e32 v17, 0xff800000, v111
	.loc	0 224
	ds_write2_b32 v66, v16, v17 offset1:32
	.loc	0 221
	v_mul_f32_e32 v16, s47, v18
	v_mul_f32_e32 v17, s47, v19
	v_cndmask_b32_e32 v110, v84, v16, vcc
	v_cndmask_b32_e32 v109, v84, v17, vcc
	.loc	0 222
	v_max_f32_e32 v16, 0xff800000, v110
	v_max_f32_e32 v17, 0xff800000, v109
	.loc	0 224
	ds_write2_b32 v66, v16, v17 offset0:64 offset1:96
	.loc	0 221
	v_mul_f32_e32 v16, s47, v20
	v_mul_f32_e32 v17, s47, v21
	v_cndmask_b32_e32 v108, v84, v16, vcc
	v_cndmask_b32_e32 v107, v84, v17, vcc
	.loc	0 222
	v_max_f32_e32 v16, 0xff800000, v108
	v_max_f32_e32 v17, 0xff800000, v107
	.loc	0 224
	ds_write2_b32 v66, v16, v17 offset0:128 offset1:160
	.loc	0 221
	v_mul_f32_e32 v16, s47, v22
	v_cndmask_b32_e32 v106, v84, v16, vcc
	.loc	0 222
	v_max_f32_e32 v16, 0xff800000, v106
	.loc	0 224
	ds_write_b32 v66, v16 offset:768
	.loc	0 221
	v_mul_f32_e32 v16, s47, v23
	v_cndmask_b32_e32 v105, v84, v16, vcc
	.loc	0 222
	v_max_f32_e32 v16, 0xff800000, v105
	.loc	0 224
	ds_write_b32 v68, v16
	.loc	0 228
	s_cbranch_scc1 .LBB0_25
; %bb.19:                               ;   in Loop: Header=BB0_18 Depth=2
	.loc	0 179
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB0_24
; %bb.20:                               ;   in Loop: Header=BB0_18 Depth=2
	.loc	0 0
	v_mov_b32_e32 v16, v61
	s_mov_b64 s[20:21], 0
	v_mov_b32_e32 v18, v103
	v_mov_b32_e32 v17, v62
	v_mov_b32_e32 v19, v73
	v_mov_b32_e32 v20, v69
	s_branch .LBB0_22
.LBB0_21:                               ;   in Loop: Header=BB0_22 Depth=3
	s_or_b64 exec, exec, s[22:23]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v21
	.loc	0 179
	v_add_u32_e32 v20, vcc, 0x80, v20
	v_add_u32_e32 v19, vcc, 0x280, v19
	v_mov_b32_e32 v21, s49
	v_add_u32_e32 v16, vcc, s48, v16
	v_addc_u32_e32 v17, vcc, v17, v21, vcc
	v_cmp_lt_u32_e32 vcc, s51, v20
	s_or_b64 s[20:21], vcc, s[20:21]
	v_add_u32_e32 v18, vcc, 8, v18
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_24
.LBB0_22:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_18 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s39, v18
	.loc	0 182
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_21
; %bb.23:                               ;   in Loop: Header=BB0_22 Depth=3
	flat_load_dword v21, v[16:17]
	s_branch .LBB0_21
.LBB0_24:                               ;   in Loop: Header=BB0_18 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
.LBB0_25:                               ;   in Loop: Header=BB0_18 Depth=2
	.loc	0 231
	ds_read_b128 v[16:19], v65
	ds_read_b128 v[20:23], v65 offset:16
	v_mul_f32_e32 v113, 1.0, v8
	v_mul_f32_e32 v119, 1.0, v12
	s_mov_b32 s17, 0
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, 1.0, v16
	v_mul_f32_e32 v17, 1.0, v17
	v_mul_f32_e32 v18, 1.0, v18
	v_max3_f32 v16, v113, v16, v17
	v_mul_f32_e32 v17, 1.0, v19
	v_max3_f32 v16, v16, v18, v17
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, 1.0, v20
	v_mul_f32_e32 v18, 1.0, v21
	v_max3_f32 v20, v16, v17, v18
	ds_read_b128 v[16:19], v65 offset:32
	v_mul_f32_e32 v21, 1.0, v22
	v_mul_f32_e32 v22, 1.0, v23
	v_max3_f32 v113, v20, v21, v22
	ds_read_b128 v[20:23], v65 offset:48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, 1.0, v16
	v_mul_f32_e32 v17, 1.0, v17
	v_max3_f32 v16, v113, v16, v17
	v_mul_f32_e32 v17, 1.0, v18
	v_mul_f32_e32 v18, 1.0, v19
	v_max3_f32 v16, v16, v17, v18
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, 1.0, v20
	v_mul_f32_e32 v18, 1.0, v21
	v_max3_f32 v20, v16, v17, v18
	ds_read_b128 v[16:19], v65 offset:64
	v_mul_f32_e32 v21, 1.0, v22
	v_mul_f32_e32 v22, 1.0, v23
	v_max3_f32 v113, v20, v21, v22
	ds_read_b128 v[20:23], v65 offset:80
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, 1.0, v16
	v_mul_f32_e32 v17, 1.0, v17
	v_max3_f32 v16, v113, v16, v17
	v_mul_f32_e32 v17, 1.0, v18
	v_mul_f32_e32 v18, 1.0, v19
	v_max3_f32 v16, v16, v17, v18
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, 1.0, v20
	v_mul_f32_e32 v18, 1.0, v21
	v_max3_f32 v20, v16, v17, v18
	ds_read_b128 v[16:19], v65 offset:96
	v_mul_f32_e32 v21, 1.0, v22
	v_mul_f32_e32 v22, 1.0, v23
	v_max3_f32 v113, v20, v21, v22
	ds_read_b128 v[20:23], v65 offset:112
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, 1.0, v16
	v_mul_f32_e32 v17, 1.0, v17
	v_max3_f32 v16, v113, v16, v17
	v_mul_f32_e32 v17, 1.0, v18
	v_mul_f32_e32 v18, 1.0, v19
	v_max3_f32 v16, v16, v17, v18
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, 1.0, v20
	v_mul_f32_e32 v18, 1.0, v21
	v_max3_f32 v16, v16, v17, v18
	v_mul_f32_e32 v17, 1.0, v22
	v_mul_f32_e32 v18, 1.0, v23
	v_max3_f32 v16, v16, v17, v18
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v16
	v_cndmask_b32_e32 v113, 0, v16, vcc
	v_sub_f32_e32 v21, v8, v113
	v_cmp_gt_f32_e32 vcc, 0, v21
	v_cndmask_b32_e64 v8, 0.5, -0.5, vcc
	v_mac_f32_e32 v8, 0x3fb8aa3b, v21
	v_cvt_i32_f32_e32 v8, v8
	.loc	0 231
	ds_read_b128 v[114:117], v65 offset:144
	.loc	0 233
	v_cvt_f32_i32_e32 v17, v8
	v_lshlrev_b32_e32 v8, 23, v8
	v_madmk_f32 v18, v17, 0xbf317180, v21
	v_madmk_f32 v19, v17, 0xb717f7d1, v18
	v_mul_f32_e32 v20, v19, v19
	v_madmk_f32 v22, v20, 0x3331bb4c, v83
	v_madak_f32 v22, v20, v22, 0x388ab355
	v_madak_f32 v22, v20, v22, 0xbb360b61
	v_madak_f32 v22, v20, v22, 0x3e2aaaab
	v_mad_f32 v20, -v20, v22, v19
	v_sub_f32_e32 v22, 2.0, v20
	v_cmp_gt_f32_e64 vcc, |v22|, s52
	v_cndmask_b32_e32 v23, 1.0, v85, vcc
	v_mul_f32_e32 v22, v22, v23
	v_rcp_f32_e32 v22, v22
	v_mul_f32_e32 v19, v19, v20
	v_mul_f32_e32 v17, 0xb717f7d1, v17
	v_mul_f32_e32 v19, v19, v22
	v_mad_f32 v17, -v23, v19, -v17
	v_sub_f32_e32 v17, v18, v17
	v_add_f32_e32 v22, 1.0, v17
	.loc	0 231
	ds_read_b128 v[17:20], v65 offset:128
	.loc	0 233
	v_add_u32_e32 v22, vcc, v8, v22
	.loc	0 231
	v_mul_f32_e32 v8, 1.0, v9
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v23, 1.0, v116
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, 1.0, v17
	v_mul_f32_e32 v18, 1.0, v18
	v_max3_f32 v8, v8, v17, v18
	v_mul_f32_e32 v17, 1.0, v19
	v_mul_f32_e32 v18, 1.0, v20
	v_max3_f32 v8, v8, v17, v18
	v_mul_f32_e32 v17, 1.0, v114
	v_mul_f32_e32 v18, 1.0, v115
	v_max3_f32 v8, v8, v17, v18
	ds_read_b128 v[17:20], v65 offset:160
	v_mul_f32_e32 v114, 1.0, v117
	v_max3_f32 v8, v8, v23, v114
	ds_read_b128 v[114:117], v65 offset:176
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v17, 1.0, v17
	v_mul_f32_e32 v18, 1.0, v18
	v_max3_f32 v8, v8, v17, v18
	v_mul_f32_e32 v17, 1.0, v19
	v_mul_f32_e32 v18, 1.0, v20
	v_max3_f32 v8, v8, v17, v18
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, 1.0, v114
	v_mul_f32_e32 v18, 1.0, v115
	v_max3_f32 v8, v8, v17, v18
	ds_read_b128 v[17:20], v65 offset:192
	v_mul_f32_e32 v23, 1.0, v116
	v_mul_f32_e32 v114, 1.0, v117
	v_max3_f32 v8, v8, v23, v114
	ds_read_b128 v[114:117], v65 offset:208
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v17, 1.0, v17
	v_mul_f32_e32 v18, 1.0, v18
	v_max3_f32 v8, v8, v17, v18
	v_mul_f32_e32 v17, 1.0, v19
	v_mul_f32_e32 v18, 1.0, v20
	v_max3_f32 v8, v8, v17, v18
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, 1.0, v114
	v_mul_f32_e32 v18, 1.0, v115
	v_max3_f32 v8, v8, v17, v18
	ds_read_b128 v[17:20], v65 offset:224
	v_mul_f32_e32 v23, 1.0, v116
	v_mul_f32_e32 v114, 1.0, v117
	v_max3_f32 v8, v8, v23, v114
	ds_read_b128 v[114:117], v65 offset:240
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v17, 1.0, v17
	v_mul_f32_e32 v18, 1.0, v18
	v_max3_f32 v8, v8, v17, v18
	v_mul_f32_e32 v17, 1.0, v19
	v_mul_f32_e32 v18, 1.0, v20
	v_max3_f32 v8, v8, v17, v18
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, 1.0, v114
	v_mul_f32_e32 v18, 1.0, v115
	v_max3_f32 v8, v8, v17, v18
	v_mul_f32_e32 v17, 1.0, v116
	v_mul_f32_e32 v18, 1.0, v117
	v_max3_f32 v17, v8, v17, v18
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v17
	v_cndmask_b32_e32 v8, 0, v17, vcc
	v_sub_f32_e32 v23, v9, v8
	v_cmp_gt_f32_e32 vcc, 0, v23
	v_cndmask_b32_e64 v9, 0.5, -0.5, vcc
	v_mac_f32_e32 v9, 0x3fb8aa3b, v23
	v_cvt_i32_f32_e32 v9, v9
	v_cmp_ngt_f32_e32 vcc, s53, v21
	v_cndmask_b32_e32 v18, 0, v22, vcc
	v_cmp_gt_f32_e32 vcc, s54, v21
	v_cvt_f32_i32_e32 v19, v9
	v_cndmask_b32_e32 v18, v86, v18, vcc
	v_cmp_o_f32_e32 vcc, v21, v21
	v_cndmask_b32_e32 v18, v21, v18, vcc
	v_madmk_f32 v20, v19, 0xbf317180, v23
	v_madmk_f32 v21, v19, 0xb717f7d1, v20
	v_mul_f32_e32 v22, v21, v21
	v_madmk_f32 v114, v22, 0x3331bb4c, v83
	v_madak_f32 v114, v22, v114, 0x388ab355
	v_madak_f32 v114, v22, v114, 0xbb360b61
	v_madak_f32 v114, v22, v114, 0x3e2aaaab
	v_mad_f32 v22, -v22, v114, v21
	v_sub_f32_e32 v114, 2.0, v22
	v_cmp_gt_f32_e64 vcc, |v114|, s52
	v_cndmask_b32_e32 v115, 1.0, v85, vcc
	v_mul_f32_e32 v114, v114, v115
	v_rcp_f32_e32 v114, v114
	.loc	0 234
	v_mul_f32_e32 v0, v0, v18
	v_mul_f32_e32 v102, v18, v102
	.loc	0 233
	v_mul_f32_e32 v18, 0xb717f7d1, v19
	v_mul_f32_e32 v19, v21, v22
	v_mul_f32_e32 v19, v19, v114
	v_mad_f32 v18, -v115, v19, -v18
	v_sub_f32_e32 v18, v20, v18
	v_add_f32_e32 v22, 1.0, v18
	.loc	0 231
	ds_read_b128 v[18:21], v65 offset:256
	ds_read_b128 v[114:117], v65 offset:272
	.loc	0 233
	v_lshlrev_b32_e32 v9, 23, v9
	v_add_u32_e32 v22, vcc, v9, v22
	.loc	0 231
	v_mul_f32_e32 v9, 1.0, v10
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v18, 1.0, v18
	v_mul_f32_e32 v19, 1.0, v19
	v_max3_f32 v9, v9, v18, v19
	v_mul_f32_e32 v18, 1.0, v20
	v_mul_f32_e32 v19, 1.0, v21
	v_max3_f32 v9, v9, v18, v19
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v18, 1.0, v114
	v_mul_f32_e32 v19, 1.0, v115
	v_max3_f32 v9, v9, v18, v19
	ds_read_b128 v[18:21], v65 offset:288
	v_mul_f32_e32 v114, 1.0, v116
	v_mul_f32_e32 v115, 1.0, v117
	v_max3_f32 v9, v9, v114, v115
	ds_read_b128 v[114:117], v65 offset:304
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v18, 1.0, v18
	v_mul_f32_e32 v19, 1.0, v19
	v_max3_f32 v9, v9, v18, v19
	v_mul_f32_e32 v18, 1.0, v20
	v_mul_f32_e32 v19, 1.0, v21
	v_max3_f32 v9, v9, v18, v19
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v18, 1.0, v114
	v_mul_f32_e32 v19, 1.0, v115
	v_max3_f32 v9, v9, v18, v19
	ds_read_b128 v[18:21], v65 offset:320
	v_mul_f32_e32 v114, 1.0, v116
	v_mul_f32_e32 v115, 1.0, v117
	v_max3_f32 v9, v9, v114, v115
	ds_read_b128 v[114:117], v65 offset:336
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v18, 1.0, v18
	v_mul_f32_e32 v19, 1.0, v19
	v_max3_f32 v9, v9, v18, v19
	v_mul_f32_e32 v18, 1.0, v20
	v_mul_f32_e32 v19, 1.0, v21
	v_max3_f32 v9, v9, v18, v19
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v18, 1.0, v114
	v_mul_f32_e32 v19, 1.0, v115
	v_max3_f32 v9, v9, v18, v19
	ds_read_b128 v[18:21], v65 offset:352
	v_mul_f32_e32 v114, 1.0, v116
	v_mul_f32_e32 v115, 1.0, v117
	v_max3_f32 v9, v9, v114, v115
	ds_read_b128 v[114:117], v65 offset:368
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v18, 1.0, v18
	v_mul_f32_e32 v19, 1.0, v19
	v_max3_f32 v9, v9, v18, v19
	v_mul_f32_e32 v18, 1.0, v20
	v_mul_f32_e32 v19, 1.0, v21
	v_max3_f32 v9, v9, v18, v19
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v18, 1.0, v114
	v_mul_f32_e32 v19, 1.0, v115
	v_max3_f32 v9, v9, v18, v19
	v_mul_f32_e32 v18, 1.0, v116
	v_mul_f32_e32 v19, 1.0, v117
	v_max3_f32 v18, v9, v18, v19
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v18
	v_cndmask_b32_e32 v9, 0, v18, vcc
	v_sub_f32_e32 v118, v10, v9
	v_cmp_gt_f32_e32 vcc, 0, v118
	v_cndmask_b32_e64 v10, 0.5, -0.5, vcc
	v_mac_f32_e32 v10, 0x3fb8aa3b, v118
	v_cvt_i32_f32_e32 v10, v10
	v_cmp_ngt_f32_e32 vcc, s53, v23
	v_cndmask_b32_e32 v19, 0, v22, vcc
	v_cmp_gt_f32_e32 vcc, s54, v23
	v_cvt_f32_i32_e32 v20, v10
	v_cndmask_b32_e32 v19, v86, v19, vcc
	v_cmp_o_f32_e32 vcc, v23, v23
	v_cndmask_b32_e32 v19, v23, v19, vcc
	v_madmk_f32 v21, v20, 0xbf317180, v118
	v_madmk_f32 v22, v20, 0xb717f7d1, v21
	v_mul_f32_e32 v23, v22, v22
	v_madmk_f32 v114, v23, 0x3331bb4c, v83
	v_madak_f32 v114, v23, v114, 0x388ab355
	v_madak_f32 v114, v23, v114, 0xbb360b61
	v_madak_f32 v114, v23, v114, 0x3e2aaaab
	v_mad_f32 v23, -v23, v114, v22
	v_sub_f32_e32 v114, 2.0, v23
	v_cmp_gt_f32_e64 vcc, |v114|, s52
	v_cndmask_b32_e32 v115, 1.0, v85, vcc
	v_mul_f32_e32 v114, v114, v115
	v_rcp_f32_e32 v114, v114
	.loc	0 234
	v_mul_f32_e32 v1, v1, v19
	v_mul_f32_e32 v101, v19, v101
	.loc	0 233
	v_mul_f32_e32 v19, 0xb717f7d1, v20
	v_mul_f32_e32 v20, v22, v23
	v_mul_f32_e32 v20, v20, v114
	v_mad_f32 v19, -v115, v20, -v19
	v_sub_f32_e32 v19, v21, v19
	v_add_f32_e32 v23, 1.0, v19
	.loc	0 231
	ds_read_b128 v[19:22], v65 offset:384
	ds_read_b128 v[114:117], v65 offset:400
	.loc	0 233
	v_lshlrev_b32_e32 v10, 23, v10
	v_add_u32_e32 v23, vcc, v10, v23
	.loc	0 231
	v_mul_f32_e32 v10, 1.0, v11
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v19, 1.0, v19
	v_mul_f32_e32 v20, 1.0, v20
	v_max3_f32 v10, v10, v19, v20
	v_mul_f32_e32 v19, 1.0, v21
	v_mul_f32_e32 v20, 1.0, v22
	v_max3_f32 v10, v10, v19, v20
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v19, 1.0, v114
	v_mul_f32_e32 v20, 1.0, v115
	v_max3_f32 v10, v10, v19, v20
	ds_read_b128 v[19:22], v65 offset:416
	v_mul_f32_e32 v114, 1.0, v116
	v_mul_f32_e32 v115, 1.0, v117
	v_max3_f32 v10, v10, v114, v115
	ds_read_b128 v[114:117], v65 offset:432
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v19, 1.0, v19
	v_mul_f32_e32 v20, 1.0, v20
	v_max3_f32 v10, v10, v19, v20
	v_mul_f32_e32 v19, 1.0, v21
	v_mul_f32_e32 v20, 1.0, v22
	v_max3_f32 v10, v10, v19, v20
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v19, 1.0, v114
	v_mul_f32_e32 v20, 1.0, v115
	v_max3_f32 v10, v10, v19, v20
	ds_read_b128 v[19:22], v65 offset:448
	v_mul_f32_e32 v114, 1.0, v116
	v_mul_f32_e32 v115, 1.0, v117
	v_max3_f32 v10, v10, v114, v115
	ds_read_b128 v[114:117], v65 offset:464
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v19, 1.0, v19
	v_mul_f32_e32 v20, 1.0, v20
	v_max3_f32 v10, v10, v19, v20
	v_mul_f32_e32 v19, 1.0, v21
	v_mul_f32_e32 v20, 1.0, v22
	v_max3_f32 v10, v10, v19, v20
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v19, 1.0, v114
	v_mul_f32_e32 v20, 1.0, v115
	v_max3_f32 v10, v10, v19, v20
	ds_read_b128 v[19:22], v65 offset:480
	v_mul_f32_e32 v114, 1.0, v116
	v_mul_f32_e32 v115, 1.0, v117
	v_max3_f32 v10, v10, v114, v115
	ds_read_b128 v[114:117], v65 offset:496
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v19, 1.0, v19
	v_mul_f32_e32 v20, 1.0, v20
	v_max3_f32 v10, v10, v19, v20
	v_mul_f32_e32 v19, 1.0, v21
	v_mul_f32_e32 v20, 1.0, v22
	v_max3_f32 v10, v10, v19, v20
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v19, 1.0, v114
	v_mul_f32_e32 v20, 1.0, v115
	v_max3_f32 v10, v10, v19, v20
	v_mul_f32_e32 v19, 1.0, v116
	v_mul_f32_e32 v20, 1.0, v117
	v_max3_f32 v19, v10, v19, v20
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v19
	v_cndmask_b32_e32 v10, 0, v19, vcc
	v_sub_f32_e32 v11, v11, v10
	v_cmp_gt_f32_e32 vcc, 0, v11
	v_cndmask_b32_e64 v20, 0.5, -0.5, vcc
	v_mac_f32_e32 v20, 0x3fb8aa3b, v11
	v_cvt_i32_f32_e32 v20, v20
	v_cmp_ngt_f32_e32 vcc, s53, v118
	v_cndmask_b32_e32 v21, 0, v23, vcc
	v_cmp_gt_f32_e32 vcc, s54, v118
	v_cvt_f32_i32_e32 v22, v20
	v_cndmask_b32_e32 v21, v86, v21, vcc
	v_cmp_o_f32_e32 vcc, v118, v118
	v_cndmask_b32_e32 v21, v118, v21, vcc
	v_madmk_f32 v23, v22, 0xbf317180, v11
	v_madmk_f32 v114, v22, 0xb717f7d1, v23
	v_mul_f32_e32 v115, v114, v114
	v_madmk_f32 v116, v115, 0x3331bb4c, v83
	v_madak_f32 v116, v115, v116, 0x388ab355
	v_madak_f32 v116, v115, v116, 0xbb360b61
	v_madak_f32 v116, v115, v116, 0x3e2aaaab
	v_mad_f32 v115, -v115, v116, v114
	v_sub_f32_e32 v116, 2.0, v115
	v_cmp_gt_f32_e64 vcc, |v116|, s52
	v_cndmask_b32_e32 v117, 1.0, v85, vcc
	v_mul_f32_e32 v116, v116, v117
	v_rcp_f32_e32 v116, v116
	.loc	0 234
	v_mul_f32_e32 v2, v2, v21
	v_mul_f32_e32 v100, v21, v100
	.loc	0 233
	v_mul_f32_e32 v21, 0xb717f7d1, v22
	v_mul_f32_e32 v22, v114, v115
	v_mul_f32_e32 v22, v22, v116
	v_mad_f32 v21, -v117, v22, -v21
	v_sub_f32_e32 v21, v23, v21
	v_add_f32_e32 v114, 1.0, v21
	v_lshlrev_b32_e32 v115, 23, v20
	.loc	0 231
	ds_read_b128 v[20:23], v65 offset:512
	.loc	0 233
	v_add_u32_e32 v118, vcc, v115, v114
	.loc	0 231
	ds_read_b128 v[114:117], v65 offset:528
	.loc	0 237
	v_sub_f32_e32 v8, v111, v8
	.loc	0 231
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v20, 1.0, v20
	v_mul_f32_e32 v21, 1.0, v21
	v_max3_f32 v20, v119, v20, v21
	v_mul_f32_e32 v21, 1.0, v22
	v_mul_f32_e32 v22, 1.0, v23
	v_max3_f32 v20, v20, v21, v22
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v21, 1.0, v114
	v_mul_f32_e32 v22, 1.0, v115
	v_max3_f32 v114, v20, v21, v22
	ds_read_b128 v[20:23], v65 offset:544
	v_mul_f32_e32 v115, 1.0, v116
	v_mul_f32_e32 v116, 1.0, v117
	v_max3_f32 v119, v114, v115, v116
	ds_read_b128 v[114:117], v65 offset:560
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v20, 1.0, v20
	v_mul_f32_e32 v21, 1.0, v21
	v_max3_f32 v20, v119, v20, v21
	v_mul_f32_e32 v21, 1.0, v22
	v_mul_f32_e32 v22, 1.0, v23
	v_max3_f32 v20, v20, v21, v22
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v21, 1.0, v114
	v_mul_f32_e32 v22, 1.0, v115
	v_max3_f32 v114, v20, v21, v22
	ds_read_b128 v[20:23], v65 offset:576
	v_mul_f32_e32 v115, 1.0, v116
	v_mul_f32_e32 v116, 1.0, v117
	v_max3_f32 v119, v114, v115, v116
	ds_read_b128 v[114:117], v65 offset:592
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v20, 1.0, v20
	v_mul_f32_e32 v21, 1.0, v21
	v_max3_f32 v20, v119, v20, v21
	v_mul_f32_e32 v21, 1.0, v22
	v_mul_f32_e32 v22, 1.0, v23
	v_max3_f32 v20, v20, v21, v22
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v21, 1.0, v114
	v_mul_f32_e32 v22, 1.0, v115
	v_max3_f32 v114, v20, v21, v22
	ds_read_b128 v[20:23], v65 offset:608
	v_mul_f32_e32 v115, 1.0, v116
	v_mul_f32_e32 v116, 1.0, v117
	v_max3_f32 v119, v114, v115, v116
	ds_read_b128 v[114:117], v65 offset:624
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v20, 1.0, v20
	v_mul_f32_e32 v21, 1.0, v21
	v_max3_f32 v20, v119, v20, v21
	v_mul_f32_e32 v21, 1.0, v22
	v_mul_f32_e32 v22, 1.0, v23
	v_max3_f32 v20, v20, v21, v22
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v21, 1.0, v114
	v_mul_f32_e32 v22, 1.0, v115
	v_max3_f32 v20, v20, v21, v22
	v_mul_f32_e32 v21, 1.0, v116
	v_mul_f32_e32 v22, 1.0, v117
	v_max3_f32 v20, v20, v21, v22
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v20
	v_cndmask_b32_e32 v122, 0, v20, vcc
	v_sub_f32_e32 v12, v12, v122
	v_cmp_gt_f32_e32 vcc, 0, v12
	v_cndmask_b32_e64 v21, 0.5, -0.5, vcc
	v_mac_f32_e32 v21, 0x3fb8aa3b, v12
	v_cvt_i32_f32_e32 v21, v21
	v_cmp_ngt_f32_e32 vcc, s53, v11
	v_cndmask_b32_e32 v22, 0, v118, vcc
	v_cmp_gt_f32_e32 vcc, s54, v11
	v_cvt_f32_i32_e32 v23, v21
	v_cndmask_b32_e32 v22, v86, v22, vcc
	v_cmp_o_f32_e32 vcc, v11, v11
	v_cndmask_b32_e32 v11, v11, v22, vcc
	v_madmk_f32 v22, v23, 0xbf317180, v12
	v_madmk_f32 v114, v23, 0xb717f7d1, v22
	v_mul_f32_e32 v115, v114, v114
	v_madmk_f32 v116, v115, 0x3331bb4c, v83
	v_madak_f32 v116, v115, v116, 0x388ab355
	v_madak_f32 v116, v115, v116, 0xbb360b61
	v_madak_f32 v116, v115, v116, 0x3e2aaaab
	v_mad_f32 v115, -v115, v116, v114
	v_sub_f32_e32 v116, 2.0, v115
	v_cmp_gt_f32_e64 vcc, |v116|, s52
	v_cndmask_b32_e32 v117, 1.0, v85, vcc
	v_mul_f32_e32 v116, v116, v117
	v_rcp_f32_e32 v116, v116
	.loc	0 234
	v_mul_f32_e32 v3, v3, v11
	v_mul_f32_e32 v99, v11, v99
	.loc	0 233
	v_mul_f32_e32 v11, 0xb717f7d1, v23
	v_mul_f32_e32 v23, v114, v115
	v_mul_f32_e32 v23, v23, v116
	v_mad_f32 v11, -v117, v23, -v11
	.loc	0 231
	ds_read_b128 v[114:117], v65 offset:640
	ds_read_b128 v[118:121], v65 offset:656
	.loc	0 233
	v_sub_f32_e32 v11, v22, v11
	v_add_f32_e32 v11, 1.0, v11
	v_lshlrev_b32_e32 v21, 23, v21
	v_add_u32_e32 v11, vcc, v21, v11
	.loc	0 231
	v_mul_f32_e32 v21, 1.0, v13
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v114
	v_mul_f32_e32 v23, 1.0, v115
	v_max3_f32 v21, v21, v22, v23
	v_mul_f32_e32 v22, 1.0, v116
	v_mul_f32_e32 v23, 1.0, v117
	ds_read_b128 v[114:117], v65 offset:672
	v_max3_f32 v21, v21, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v118
	v_mul_f32_e32 v23, 1.0, v119
	v_max3_f32 v21, v21, v22, v23
	v_mul_f32_e32 v22, 1.0, v120
	v_mul_f32_e32 v23, 1.0, v121
	ds_read_b128 v[118:121], v65 offset:688
	v_max3_f32 v21, v21, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v114
	v_mul_f32_e32 v23, 1.0, v115
	v_max3_f32 v21, v21, v22, v23
	v_mul_f32_e32 v22, 1.0, v116
	v_mul_f32_e32 v23, 1.0, v117
	ds_read_b128 v[114:117], v65 offset:704
	v_max3_f32 v21, v21, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v118
	v_mul_f32_e32 v23, 1.0, v119
	v_max3_f32 v21, v21, v22, v23
	v_mul_f32_e32 v22, 1.0, v120
	v_mul_f32_e32 v23, 1.0, v121
	ds_read_b128 v[118:121], v65 offset:720
	v_max3_f32 v21, v21, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v114
	v_mul_f32_e32 v23, 1.0, v115
	v_max3_f32 v21, v21, v22, v23
	v_mul_f32_e32 v22, 1.0, v116
	v_mul_f32_e32 v23, 1.0, v117
	ds_read_b128 v[114:117], v65 offset:736
	v_max3_f32 v21, v21, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v118
	v_mul_f32_e32 v23, 1.0, v119
	v_max3_f32 v21, v21, v22, v23
	v_mul_f32_e32 v22, 1.0, v120
	v_mul_f32_e32 v23, 1.0, v121
	ds_read_b128 v[118:121], v65 offset:752
	v_max3_f32 v21, v21, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v114
	v_mul_f32_e32 v23, 1.0, v115
	v_max3_f32 v21, v21, v22, v23
	v_mul_f32_e32 v22, 1.0, v116
	v_mul_f32_e32 v23, 1.0, v117
	v_max3_f32 v21, v21, v22, v23
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v22, 1.0, v118
	v_mul_f32_e32 v23, 1.0, v119
	v_max3_f32 v21, v21, v22, v23
	v_mul_f32_e32 v22, 1.0, v120
	v_mul_f32_e32 v23, 1.0, v121
	v_max3_f32 v21, v21, v22, v23
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v21
	v_cndmask_b32_e32 v123, 0, v21, vcc
	v_sub_f32_e32 v13, v13, v123
	v_cmp_gt_f32_e32 vcc, 0, v13
	v_cndmask_b32_e64 v22, 0.5, -0.5, vcc
	v_mac_f32_e32 v22, 0x3fb8aa3b, v13
	v_cvt_i32_f32_e32 v22, v22
	v_cmp_ngt_f32_e32 vcc, s53, v12
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_cmp_gt_f32_e32 vcc, s54, v12
	v_cvt_f32_i32_e32 v23, v22
	v_cndmask_b32_e32 v11, v86, v11, vcc
	v_cmp_o_f32_e32 vcc, v12, v12
	v_cndmask_b32_e32 v11, v12, v11, vcc
	v_madmk_f32 v12, v23, 0xbf317180, v13
	v_madmk_f32 v114, v23, 0xb717f7d1, v12
	v_mul_f32_e32 v115, v114, v114
	v_madmk_f32 v116, v115, 0x3331bb4c, v83
	v_madak_f32 v116, v115, v116, 0x388ab355
	v_madak_f32 v116, v115, v116, 0xbb360b61
	v_madak_f32 v116, v115, v116, 0x3e2aaaab
	v_mad_f32 v115, -v115, v116, v114
	v_sub_f32_e32 v116, 2.0, v115
	v_cmp_gt_f32_e64 vcc, |v116|, s52
	v_cndmask_b32_e32 v117, 1.0, v85, vcc
	v_mul_f32_e32 v116, v116, v117
	v_rcp_f32_e32 v116, v116
	.loc	0 234
	v_mul_f32_e32 v4, v4, v11
	v_mul_f32_e32 v98, v11, v98
	.loc	0 233
	v_mul_f32_e32 v11, 0xb717f7d1, v23
	v_mul_f32_e32 v23, v114, v115
	v_mul_f32_e32 v23, v23, v116
	v_mad_f32 v11, -v117, v23, -v11
	.loc	0 231
	ds_read_b128 v[114:117], v65 offset:768
	ds_read_b128 v[118:121], v65 offset:784
	.loc	0 233
	v_sub_f32_e32 v11, v12, v11
	v_add_f32_e32 v11, 1.0, v11
	v_lshlrev_b32_e32 v12, 23, v22
	v_add_u32_e32 v11, vcc, v12, v11
	.loc	0 231
	v_mul_f32_e32 v12, 1.0, v14
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v114
	v_mul_f32_e32 v23, 1.0, v115
	v_max3_f32 v12, v12, v22, v23
	v_mul_f32_e32 v22, 1.0, v116
	v_mul_f32_e32 v23, 1.0, v117
	ds_read_b128 v[114:117], v65 offset:800
	v_max3_f32 v12, v12, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v118
	v_mul_f32_e32 v23, 1.0, v119
	v_max3_f32 v12, v12, v22, v23
	v_mul_f32_e32 v22, 1.0, v120
	v_mul_f32_e32 v23, 1.0, v121
	ds_read_b128 v[118:121], v65 offset:816
	v_max3_f32 v12, v12, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v114
	v_mul_f32_e32 v23, 1.0, v115
	v_max3_f32 v12, v12, v22, v23
	v_mul_f32_e32 v22, 1.0, v116
	v_mul_f32_e32 v23, 1.0, v117
	ds_read_b128 v[114:117], v65 offset:832
	v_max3_f32 v12, v12, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v118
	v_mul_f32_e32 v23, 1.0, v119
	v_max3_f32 v12, v12, v22, v23
	v_mul_f32_e32 v22, 1.0, v120
	v_mul_f32_e32 v23, 1.0, v121
	ds_read_b128 v[118:121], v65 offset:848
	v_max3_f32 v12, v12, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v114
	v_mul_f32_e32 v23, 1.0, v115
	v_max3_f32 v12, v12, v22, v23
	v_mul_f32_e32 v22, 1.0, v116
	v_mul_f32_e32 v23, 1.0, v117
	ds_read_b128 v[114:117], v65 offset:864
	v_max3_f32 v12, v12, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v118
	v_mul_f32_e32 v23, 1.0, v119
	v_max3_f32 v12, v12, v22, v23
	v_mul_f32_e32 v22, 1.0, v120
	v_mul_f32_e32 v23, 1.0, v121
	ds_read_b128 v[118:121], v65 offset:880
	v_max3_f32 v12, v12, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v114
	v_mul_f32_e32 v23, 1.0, v115
	v_max3_f32 v12, v12, v22, v23
	v_mul_f32_e32 v22, 1.0, v116
	v_mul_f32_e32 v23, 1.0, v117
	v_max3_f32 v12, v12, v22, v23
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v22, 1.0, v118
	v_mul_f32_e32 v23, 1.0, v119
	v_max3_f32 v12, v12, v22, v23
	v_mul_f32_e32 v22, 1.0, v120
	v_mul_f32_e32 v23, 1.0, v121
	v_max3_f32 v22, v12, v22, v23
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v22
	v_cndmask_b32_e32 v118, 0, v22, vcc
	v_sub_f32_e32 v119, v14, v118
	v_cmp_gt_f32_e32 vcc, 0, v119
	v_cndmask_b32_e64 v12, 0.5, -0.5, vcc
	v_mac_f32_e32 v12, 0x3fb8aa3b, v119
	v_cvt_i32_f32_e32 v12, v12
	v_cmp_ngt_f32_e32 vcc, s53, v13
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_cmp_gt_f32_e32 vcc, s54, v13
	v_cvt_f32_i32_e32 v14, v12
	v_cndmask_b32_e32 v11, v86, v11, vcc
	v_cmp_o_f32_e32 vcc, v13, v13
	v_cndmask_b32_e32 v11, v13, v11, vcc
	v_madmk_f32 v13, v14, 0xbf317180, v119
	v_madmk_f32 v23, v14, 0xb717f7d1, v13
	v_mul_f32_e32 v114, v23, v23
	v_madmk_f32 v115, v114, 0x3331bb4c, v83
	v_madak_f32 v115, v114, v115, 0x388ab355
	v_madak_f32 v115, v114, v115, 0xbb360b61
	v_madak_f32 v115, v114, v115, 0x3e2aaaab
	v_mad_f32 v114, -v114, v115, v23
	v_sub_f32_e32 v115, 2.0, v114
	v_cmp_gt_f32_e64 vcc, |v115|, s52
	v_cndmask_b32_e32 v116, 1.0, v85, vcc
	v_mul_f32_e32 v115, v115, v116
	v_rcp_f32_e32 v115, v115
	.loc	0 234
	v_mul_f32_e32 v5, v5, v11
	v_mul_f32_e32 v96, v11, v96
	.loc	0 233
	v_mul_f32_e32 v11, 0xb717f7d1, v14
	v_mul_f32_e32 v14, v23, v114
	v_mul_f32_e32 v14, v14, v115
	v_mad_f32 v11, -v116, v14, -v11
	v_sub_f32_e32 v11, v13, v11
	v_add_f32_e32 v23, 1.0, v11
	v_lshlrev_b32_e32 v114, 23, v12
	.loc	0 231
	ds_read_b128 v[11:14], v67
	.loc	0 233
	v_add_u32_e32 v120, vcc, v114, v23
	.loc	0 231
	ds_read_b128 v[114:117], v67 offset:16
	v_mul_f32_e32 v23, 1.0, v15
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, 1.0, v11
	v_mul_f32_e32 v12, 1.0, v12
	v_max3_f32 v11, v23, v11, v12
	v_mul_f32_e32 v12, 1.0, v13
	v_mul_f32_e32 v13, 1.0, v14
	v_max3_f32 v11, v11, v12, v13
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v12, 1.0, v114
	v_mul_f32_e32 v13, 1.0, v115
	v_max3_f32 v23, v11, v12, v13
	ds_read_b128 v[11:14], v67 offset:32
	v_mul_f32_e32 v114, 1.0, v116
	v_mul_f32_e32 v115, 1.0, v117
	v_max3_f32 v23, v23, v114, v115
	ds_read_b128 v[114:117], v67 offset:48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, 1.0, v11
	v_mul_f32_e32 v12, 1.0, v12
	v_max3_f32 v11, v23, v11, v12
	v_mul_f32_e32 v12, 1.0, v13
	v_mul_f32_e32 v13, 1.0, v14
	v_max3_f32 v11, v11, v12, v13
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v12, 1.0, v114
	v_mul_f32_e32 v13, 1.0, v115
	v_max3_f32 v23, v11, v12, v13
	ds_read_b128 v[11:14], v67 offset:64
	v_mul_f32_e32 v114, 1.0, v116
	v_mul_f32_e32 v115, 1.0, v117
	v_max3_f32 v23, v23, v114, v115
	ds_read_b128 v[114:117], v67 offset:80
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, 1.0, v11
	v_mul_f32_e32 v12, 1.0, v12
	v_max3_f32 v11, v23, v11, v12
	v_mul_f32_e32 v12, 1.0, v13
	v_mul_f32_e32 v13, 1.0, v14
	v_max3_f32 v11, v11, v12, v13
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v12, 1.0, v114
	v_mul_f32_e32 v13, 1.0, v115
	v_max3_f32 v23, v11, v12, v13
	ds_read_b128 v[11:14], v67 offset:96
	v_mul_f32_e32 v114, 1.0, v116
	v_mul_f32_e32 v115, 1.0, v117
	v_max3_f32 v23, v23, v114, v115
	ds_read_b128 v[114:117], v67 offset:112
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, 1.0, v11
	v_mul_f32_e32 v12, 1.0, v12
	v_max3_f32 v11, v23, v11, v12
	v_mul_f32_e32 v12, 1.0, v13
	v_mul_f32_e32 v13, 1.0, v14
	v_max3_f32 v11, v11, v12, v13
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v12, 1.0, v114
	v_mul_f32_e32 v13, 1.0, v115
	v_max3_f32 v11, v11, v12, v13
	v_mul_f32_e32 v12, 1.0, v116
	v_mul_f32_e32 v13, 1.0, v117
	v_max3_f32 v23, v11, v12, v13
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v23
	v_cndmask_b32_e32 v11, 0, v23, vcc
	v_sub_f32_e32 v12, v15, v11
	v_cmp_gt_f32_e32 vcc, 0, v12
	v_cndmask_b32_e64 v13, 0.5, -0.5, vcc
	v_mac_f32_e32 v13, 0x3fb8aa3b, v12
	v_cvt_i32_f32_e32 v13, v13
	v_cmp_ngt_f32_e32 vcc, s53, v119
	v_cndmask_b32_e32 v14, 0, v120, vcc
	v_cmp_gt_f32_e32 vcc, s54, v119
	v_cvt_f32_i32_e32 v15, v13
	v_cndmask_b32_e32 v14, v86, v14, vcc
	v_cmp_o_f32_e32 vcc, v119, v119
	v_cndmask_b32_e32 v14, v119, v14, vcc
	v_madmk_f32 v114, v15, 0xbf317180, v12
	v_madmk_f32 v115, v15, 0xb717f7d1, v114
	v_mul_f32_e32 v116, v115, v115
	v_madmk_f32 v117, v116, 0x3331bb4c, v83
	v_madak_f32 v117, v116, v117, 0x388ab355
	v_madak_f32 v117, v116, v117, 0xbb360b61
	v_madak_f32 v117, v116, v117, 0x3e2aaaab
	v_mad_f32 v116, -v116, v117, v115
	v_sub_f32_e32 v117, 2.0, v116
	v_cmp_gt_f32_e64 vcc, |v117|, s52
	v_cndmask_b32_e32 v119, 1.0, v85, vcc
	v_mul_f32_e32 v117, v117, v119
	v_rcp_f32_e32 v117, v117
	.loc	0 234
	v_mul_f32_e32 v6, v6, v14
	v_mul_f32_e32 v94, v14, v94
	.loc	0 233
	v_mul_f32_e32 v14, 0xb717f7d1, v15
	v_mul_f32_e32 v15, v115, v116
	v_mul_f32_e32 v15, v15, v117
	v_mad_f32 v14, -v119, v15, -v14
	v_sub_f32_e32 v14, v114, v14
	v_add_f32_e32 v14, 1.0, v14
	v_lshlrev_b32_e32 v13, 23, v13
	v_add_u32_e32 v13, vcc, v13, v14
	v_cmp_ngt_f32_e32 vcc, s53, v12
	.loc	0 237
	v_sub_f32_e32 v14, v112, v113
	.loc	0 233
	v_cndmask_b32_e32 v13, 0, v13, vcc
	.loc	0 237
	v_cmp_gt_f32_e32 vcc, 0, v14
	v_cndmask_b32_e64 v15, 0.5, -0.5, vcc
	v_mac_f32_e32 v15, 0x3fb8aa3b, v14
	v_cvt_i32_f32_e32 v15, v15
	.loc	0 233
	v_cmp_gt_f32_e32 vcc, s54, v12
	v_cndmask_b32_e32 v13, v86, v13, vcc
	v_cmp_o_f32_e32 vcc, v12, v12
	v_cndmask_b32_e32 v12, v12, v13, vcc
	.loc	0 237
	v_cvt_f32_i32_e32 v13, v15
	.loc	0 236
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 234
	v_mul_f32_e32 v7, v7, v12
	.loc	0 237
	v_madmk_f32 v112, v13, 0xbf317180, v14
	v_madmk_f32 v113, v13, 0xb717f7d1, v112
	v_mul_f32_e32 v114, v113, v113
	v_madmk_f32 v115, v114, 0x3331bb4c, v83
	v_madak_f32 v115, v114, v115, 0x388ab355
	v_madak_f32 v115, v114, v115, 0xbb360b61
	v_madak_f32 v115, v114, v115, 0x3e2aaaab
	v_mad_f32 v114, -v114, v115, v113
	v_sub_f32_e32 v115, 2.0, v114
	v_cmp_gt_f32_e64 vcc, |v115|, s52
	v_cndmask_b32_e32 v116, 1.0, v85, vcc
	v_mul_f32_e32 v115, v115, v116
	v_rcp_f32_e32 v115, v115
	.loc	0 234
	v_mul_f32_e32 v91, v12, v91
	.loc	0 237
	v_mul_f32_e32 v12, 0xb717f7d1, v13
	v_mul_f32_e32 v13, v113, v114
	v_mul_f32_e32 v13, v13, v115
	v_cmp_gt_f32_e32 vcc, 0, v8
	v_mad_f32 v12, -v116, v13, -v12
	v_cndmask_b32_e64 v13, 0.5, -0.5, vcc
	v_mac_f32_e32 v13, 0x3fb8aa3b, v8
	v_cvt_i32_f32_e32 v13, v13
	v_sub_f32_e32 v12, v112, v12
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v15, 23, v15
	v_add_u32_e32 v12, vcc, v15, v12
	v_cvt_f32_i32_e32 v15, v13
	v_cmp_ngt_f32_e32 vcc, s53, v14
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s54, v14
	v_madmk_f32 v111, v15, 0xbf317180, v8
	v_madmk_f32 v112, v15, 0xb717f7d1, v111
	v_mul_f32_e32 v113, v112, v112
	v_madmk_f32 v114, v113, 0x3331bb4c, v83
	v_madak_f32 v114, v113, v114, 0x388ab355
	v_madak_f32 v114, v113, v114, 0xbb360b61
	v_madak_f32 v114, v113, v114, 0x3e2aaaab
	v_mad_f32 v113, -v113, v114, v112
	v_sub_f32_e32 v114, 2.0, v113
	v_cndmask_b32_e32 v12, v86, v12, vcc
	v_cmp_gt_f32_e64 vcc, |v114|, s52
	v_cndmask_b32_e32 v115, 1.0, v85, vcc
	v_mul_f32_e32 v114, v114, v115
	v_rcp_f32_e32 v114, v114
	v_cmp_o_f32_e32 vcc, v14, v14
	v_cndmask_b32_e32 v12, v14, v12, vcc
	v_mul_f32_e32 v14, 0xb717f7d1, v15
	v_mul_f32_e32 v15, v112, v113
	v_sub_f32_e32 v9, v110, v9
	v_mul_f32_e32 v15, v15, v114
	v_cmp_gt_f32_e32 vcc, 0, v9
	v_mad_f32 v14, -v115, v15, -v14
	v_cndmask_b32_e64 v15, 0.5, -0.5, vcc
	v_mac_f32_e32 v15, 0x3fb8aa3b, v9
	v_cvt_i32_f32_e32 v15, v15
	v_sub_f32_e32 v14, v111, v14
	v_add_f32_e32 v14, 1.0, v14
	v_lshlrev_b32_e32 v13, 23, v13
	v_add_u32_e32 v13, vcc, v13, v14
	v_cvt_f32_i32_e32 v14, v15
	v_cmp_ngt_f32_e32 vcc, s53, v8
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_cmp_gt_f32_e32 vcc, s54, v8
	v_cndmask_b32_e32 v13, v86, v13, vcc
	v_cmp_o_f32_e32 vcc, v8, v8
	v_cndmask_b32_e32 v8, v8, v13, vcc
	v_madmk_f32 v13, v14, 0xbf317180, v9
	v_madmk_f32 v110, v14, 0xb717f7d1, v13
	v_mul_f32_e32 v111, v110, v110
	v_madmk_f32 v112, v111, 0x3331bb4c, v83
	v_madak_f32 v112, v111, v112, 0x388ab355
	v_madak_f32 v112, v111, v112, 0xbb360b61
	v_madak_f32 v112, v111, v112, 0x3e2aaaab
	v_mad_f32 v111, -v111, v112, v110
	v_sub_f32_e32 v112, 2.0, v111
	v_cmp_gt_f32_e64 vcc, |v112|, s52
	v_cndmask_b32_e32 v113, 1.0, v85, vcc
	v_mul_f32_e32 v112, v112, v113
	v_rcp_f32_e32 v112, v112
	ds_write2_b32 v66, v12, v8 offset1:32
	v_mul_f32_e32 v12, v110, v111
	v_sub_f32_e32 v10, v109, v10
	v_mul_f32_e32 v8, 0xb717f7d1, v14
	v_mul_f32_e32 v12, v12, v112
	v_cmp_gt_f32_e32 vcc, 0, v10
	v_mad_f32 v8, -v113, v12, -v8
	v_cndmask_b32_e64 v12, 0.5, -0.5, vcc
	v_mac_f32_e32 v12, 0x3fb8aa3b, v10
	v_cvt_i32_f32_e32 v12, v12
	v_sub_f32_e32 v8, v13, v8
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v13, 23, v15
	v_add_u32_e32 v8, vcc, v13, v8
	v_cvt_f32_i32_e32 v13, v12
	v_cmp_ngt_f32_e32 vcc, s53, v9
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s54, v9
	v_madmk_f32 v14, v13, 0xbf317180, v10
	v_madmk_f32 v15, v13, 0xb717f7d1, v14
	v_mul_f32_e32 v109, v15, v15
	v_madmk_f32 v110, v109, 0x3331bb4c, v83
	v_madak_f32 v110, v109, v110, 0x388ab355
	v_madak_f32 v110, v109, v110, 0xbb360b61
	v_madak_f32 v110, v109, v110, 0x3e2aaaab
	v_mad_f32 v109, -v109, v110, v15
	v_sub_f32_e32 v110, 2.0, v109
	v_cndmask_b32_e32 v8, v86, v8, vcc
	v_cmp_gt_f32_e64 vcc, |v110|, s52
	v_cndmask_b32_e32 v111, 1.0, v85, vcc
	v_mul_f32_e32 v110, v110, v111
	v_rcp_f32_e32 v110, v110
	v_cmp_o_f32_e32 vcc, v9, v9
	v_cndmask_b32_e32 v8, v9, v8, vcc
	v_mul_f32_e32 v9, 0xb717f7d1, v13
	v_mul_f32_e32 v13, v15, v109
	v_mul_f32_e32 v13, v13, v110
	v_mad_f32 v9, -v111, v13, -v9
	v_sub_f32_e32 v13, v108, v122
	v_cmp_gt_f32_e32 vcc, 0, v13
	v_sub_f32_e32 v9, v14, v9
	v_cndmask_b32_e64 v14, 0.5, -0.5, vcc
	v_mac_f32_e32 v14, 0x3fb8aa3b, v13
	v_cvt_i32_f32_e32 v14, v14
	v_add_f32_e32 v9, 1.0, v9
	v_lshlrev_b32_e32 v12, 23, v12
	v_add_u32_e32 v9, vcc, v12, v9
	v_cvt_f32_i32_e32 v12, v14
	v_cmp_ngt_f32_e32 vcc, s53, v10
	v_cndmask_b32_e32 v9, 0, v9, vcc
	v_cmp_gt_f32_e32 vcc, s54, v10
	v_cndmask_b32_e32 v9, v86, v9, vcc
	v_cmp_o_f32_e32 vcc, v10, v10
	v_cndmask_b32_e32 v9, v10, v9, vcc
	v_madmk_f32 v10, v12, 0xbf317180, v13
	v_madmk_f32 v15, v12, 0xb717f7d1, v10
	v_mul_f32_e32 v108, v15, v15
	v_madmk_f32 v109, v108, 0x3331bb4c, v83
	v_madak_f32 v109, v108, v109, 0x388ab355
	v_madak_f32 v109, v108, v109, 0xbb360b61
	v_madak_f32 v109, v108, v109, 0x3e2aaaab
	v_mad_f32 v108, -v108, v109, v15
	v_sub_f32_e32 v109, 2.0, v108
	v_cmp_gt_f32_e64 vcc, |v109|, s52
	v_cndmask_b32_e32 v110, 1.0, v85, vcc
	v_mul_f32_e32 v109, v109, v110
	v_rcp_f32_e32 v109, v109
	ds_write2_b32 v66, v8, v9 offset0:64 offset1:96
	v_mul_f32_e32 v9, v15, v108
	v_mul_f32_e32 v8, 0xb717f7d1, v12
	v_mul_f32_e32 v9, v9, v109
	v_mad_f32 v8, -v110, v9, -v8
	v_sub_f32_e32 v9, v107, v123
	v_cmp_gt_f32_e32 vcc, 0, v9
	v_sub_f32_e32 v8, v10, v8
	v_cndmask_b32_e64 v10, 0.5, -0.5, vcc
	v_mac_f32_e32 v10, 0x3fb8aa3b, v9
	v_cvt_i32_f32_e32 v10, v10
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v12, 23, v14
	v_add_u32_e32 v8, vcc, v12, v8
	v_cvt_f32_i32_e32 v12, v10
	v_cmp_ngt_f32_e32 vcc, s53, v13
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s54, v13
	v_madmk_f32 v14, v12, 0xbf317180, v9
	v_madmk_f32 v15, v12, 0xb717f7d1, v14
	v_mul_f32_e32 v107, v15, v15
	v_madmk_f32 v108, v107, 0x3331bb4c, v83
	v_madak_f32 v108, v107, v108, 0x388ab355
	v_madak_f32 v108, v107, v108, 0xbb360b61
	v_madak_f32 v108, v107, v108, 0x3e2aaaab
	v_mad_f32 v107, -v107, v108, v15
	v_sub_f32_e32 v108, 2.0, v107
	v_cndmask_b32_e32 v8, v86, v8, vcc
	v_cmp_gt_f32_e64 vcc, |v108|, s52
	v_cndmask_b32_e32 v109, 1.0, v85, vcc
	v_mul_f32_e32 v108, v108, v109
	v_rcp_f32_e32 v108, v108
	v_cmp_o_f32_e32 vcc, v13, v13
	v_cndmask_b32_e32 v8, v13, v8, vcc
	v_mul_f32_e32 v13, v15, v107
	v_mul_f32_e32 v12, 0xb717f7d1, v12
	v_mul_f32_e32 v13, v13, v108
	v_mad_f32 v12, -v109, v13, -v12
	v_sub_f32_e32 v13, v106, v118
	v_cmp_gt_f32_e32 vcc, 0, v13
	v_sub_f32_e32 v12, v14, v12
	v_cndmask_b32_e64 v14, 0.5, -0.5, vcc
	v_mac_f32_e32 v14, 0x3fb8aa3b, v13
	v_cvt_i32_f32_e32 v14, v14
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v10, 23, v10
	v_add_u32_e32 v10, vcc, v10, v12
	v_cvt_f32_i32_e32 v12, v14
	v_cmp_ngt_f32_e32 vcc, s53, v9
	v_cndmask_b32_e32 v10, 0, v10, vcc
	v_cmp_gt_f32_e32 vcc, s54, v9
	v_cndmask_b32_e32 v10, v86, v10, vcc
	v_cmp_o_f32_e32 vcc, v9, v9
	v_cndmask_b32_e32 v9, v9, v10, vcc
	v_madmk_f32 v10, v12, 0xbf317180, v13
	v_madmk_f32 v15, v12, 0xb717f7d1, v10
	v_mul_f32_e32 v106, v15, v15
	v_madmk_f32 v107, v106, 0x3331bb4c, v83
	v_madak_f32 v107, v106, v107, 0x388ab355
	v_madak_f32 v107, v106, v107, 0xbb360b61
	v_madak_f32 v107, v106, v107, 0x3e2aaaab
	v_mad_f32 v106, -v106, v107, v15
	v_sub_f32_e32 v107, 2.0, v106
	v_cmp_gt_f32_e64 vcc, |v107|, s52
	v_cndmask_b32_e32 v108, 1.0, v85, vcc
	v_mul_f32_e32 v107, v107, v108
	v_rcp_f32_e32 v107, v107
	ds_write2_b32 v66, v8, v9 offset0:128 offset1:160
	v_mul_f32_e32 v9, v15, v106
	v_mul_f32_e32 v8, 0xb717f7d1, v12
	v_mul_f32_e32 v9, v9, v107
	v_mad_f32 v8, -v108, v9, -v8
	v_sub_f32_e32 v8, v10, v8
	v_sub_f32_e32 v10, v105, v11
	v_cmp_gt_f32_e32 vcc, 0, v10
	v_cndmask_b32_e64 v11, 0.5, -0.5, vcc
	v_mac_f32_e32 v11, 0x3fb8aa3b, v10
	v_cvt_i32_f32_e32 v11, v11
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v9, 23, v14
	v_add_u32_e32 v8, vcc, v9, v8
	v_cvt_f32_i32_e32 v9, v11
	v_cmp_ngt_f32_e32 vcc, s53, v13
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s54, v13
	v_cndmask_b32_e32 v8, v86, v8, vcc
	v_cmp_o_f32_e32 vcc, v13, v13
	v_madmk_f32 v12, v9, 0xbf317180, v10
	v_cndmask_b32_e32 v8, v13, v8, vcc
	v_madmk_f32 v13, v9, 0xb717f7d1, v12
	v_mul_f32_e32 v14, v13, v13
	v_madmk_f32 v15, v14, 0x3331bb4c, v83
	v_madak_f32 v15, v14, v15, 0x388ab355
	v_madak_f32 v15, v14, v15, 0xbb360b61
	v_madak_f32 v15, v14, v15, 0x3e2aaaab
	v_mad_f32 v14, -v14, v15, v13
	v_sub_f32_e32 v15, 2.0, v14
	v_cmp_gt_f32_e64 vcc, |v15|, s52
	v_cndmask_b32_e32 v105, 1.0, v85, vcc
	v_mul_f32_e32 v15, v15, v105
	v_rcp_f32_e32 v15, v15
	ds_write_b32 v66, v8 offset:768
	v_mul_f32_e32 v8, 0xb717f7d1, v9
	v_mul_f32_e32 v9, v13, v14
	v_mul_f32_e32 v9, v9, v15
	v_mad_f32 v8, -v105, v9, -v8
	v_sub_f32_e32 v8, v12, v8
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v9, 23, v11
	v_add_u32_e32 v8, vcc, v9, v8
	v_cmp_ngt_f32_e32 vcc, s53, v10
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s54, v10
	v_cndmask_b32_e32 v8, v86, v8, vcc
	v_cmp_o_f32_e32 vcc, v10, v10
	v_cndmask_b32_e32 v8, v10, v8, vcc
	ds_write_b32 v68, v8
	v_mov_b32_e32 v8, v80
	.loc	0 238
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB0_27
.LBB0_26:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 240
	s_add_i32 s17, s17, 4
	.loc	0 243
	s_waitcnt lgkmcnt(7)
	v_add_f32_e32 v0, v0, v9
	s_waitcnt lgkmcnt(6)
	v_add_f32_e32 v1, v1, v12
	s_waitcnt lgkmcnt(5)
	v_add_f32_e32 v2, v2, v13
	s_waitcnt lgkmcnt(4)
	v_add_f32_e32 v3, v3, v105
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v4, v4, v107
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v5, v5, v110
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v6, v6, v112
	.loc	0 244
	v_mac_f32_e32 v94, v112, v113
	.loc	0 243
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v7, v7, v111
	.loc	0 244
	v_mac_f32_e32 v96, v110, v109
	v_mac_f32_e32 v98, v107, v108
	v_mac_f32_e32 v99, v105, v15
	v_mac_f32_e32 v100, v13, v14
	v_mac_f32_e32 v101, v12, v11
	v_mac_f32_e32 v102, v9, v10
	v_mac_f32_e32 v91, v111, v106
	.loc	0 240
	s_cmpk_eq_i32 s17, 0x80
	v_add_u32_e32 v8, vcc, 0x50, v8
	s_cbranch_scc1 .LBB0_43
.LBB0_27:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_18 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 242
	v_add_u32_e32 v106, vcc, s17, v81
	ds_read_b32 v9, v106
	.loc	0 244
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_cbranch_execz .LBB0_29
; %bb.28:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v10, v8
.LBB0_29:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 242
	ds_read_b32 v12, v106 offset:128
	.loc	0 244
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v11, v8
.LBB0_31:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 242
	ds_read_b32 v13, v106 offset:256
	.loc	0 244
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v14, v8
.LBB0_33:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 242
	ds_read_b32 v105, v106 offset:384
	.loc	0 244
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_cbranch_execz .LBB0_35
; %bb.34:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v15, v8
.LBB0_35:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 242
	ds_read_b32 v107, v106 offset:512
	.loc	0 244
	v_mov_b32_e32 v109, 0
	v_mov_b32_e32 v108, 0
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_cbranch_execz .LBB0_37
; %bb.36:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v108, v8
.LBB0_37:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 242
	ds_read_b32 v110, v106 offset:640
	.loc	0 244
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_cbranch_execz .LBB0_39
; %bb.38:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v109, v8
.LBB0_39:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 242
	ds_read_b32 v112, v106 offset:768
	.loc	0 244
	v_mov_b32_e32 v106, 0
	v_mov_b32_e32 v113, 0
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_cbranch_execz .LBB0_41
; %bb.40:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v113, v8
.LBB0_41:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 242
	v_add_u32_e32 v111, vcc, s17, v67
	ds_read_b32 v111, v111
	.loc	0 244
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_cbranch_execz .LBB0_26
; %bb.42:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v106, v8
	s_branch .LBB0_26
.LBB0_43:                               ;   in Loop: Header=BB0_18 Depth=2
	.loc	0 209
	v_mov_b32_e32 v8, s43
	v_add_u32_e32 v59, vcc, s42, v59
	v_addc_u32_e32 v60, vcc, v60, v8, vcc
	v_add_u32_e32 v104, vcc, 32, v104
	v_add_u32_e32 v61, vcc, s42, v61
	v_addc_u32_e32 v62, vcc, v62, v8, vcc
	s_cmp_eq_u32 s24, s41
	v_add_u32_e32 v103, vcc, 32, v103
	.loc	0 257
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_scc1 .LBB0_45
; %bb.44:                               ;   in Loop: Header=BB0_18 Depth=2
	.loc	0 0
	v_mov_b32_e32 v8, v16
	v_mov_b32_e32 v9, v17
	v_mov_b32_e32 v10, v18
	v_mov_b32_e32 v11, v19
	v_mov_b32_e32 v12, v20
	v_mov_b32_e32 v13, v21
	v_mov_b32_e32 v14, v22
	v_mov_b32_e32 v15, v23
	.loc	0 179
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execnz .LBB0_14
	s_branch .LBB0_18
.LBB0_45:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_add_u32_e32 v8, vcc, v25, v24
	v_addc_u32_e32 v9, vcc, 0, v26, vcc
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v97
	s_and_b64 s[20:21], vcc, s[2:3]
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_50
; %bb.46:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_48
; %bb.47:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v0|, s52
	v_cndmask_b32_e32 v10, 1.0, v85, vcc
	v_mul_f32_e32 v0, v0, v10
	v_rcp_f32_e32 v0, v0
	v_mul_f32_e32 v0, v102, v0
	v_mul_f32_e32 v0, v10, v0
	s_branch .LBB0_49
.LBB0_48:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_49:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[10:11], s[20:21], v97, s14, v[8:9]
	v_mov_b32_e32 v12, s7
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v10, vcc, s6, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	flat_store_dword v[10:11], v0
.LBB0_50:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v95
	s_and_b64 s[20:21], vcc, s[2:3]
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_55
; %bb.51:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_53
; %bb.52:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v1|, s52
	v_cndmask_b32_e32 v0, 1.0, v85, vcc
	v_mul_f32_e32 v1, v1, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v101, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_54
.LBB0_53:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_54:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[10:11], s[20:21], v95, s14, v[8:9]
	v_mov_b32_e32 v1, s7
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v10, vcc, s6, v10
	v_addc_u32_e32 v11, vcc, v1, v11, vcc
	flat_store_dword v[10:11], v0
.LBB0_55:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v93
	s_and_b64 s[20:21], vcc, s[2:3]
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_60
; %bb.56:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_58
; %bb.57:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v2|, s52
	v_cndmask_b32_e32 v0, 1.0, v85, vcc
	v_mul_f32_e32 v1, v2, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v100, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_59
.LBB0_58:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_59:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[1:2], s[20:21], v93, s14, v[8:9]
	v_mov_b32_e32 v10, s7
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s6, v1
	v_addc_u32_e32 v2, vcc, v10, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_60:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v92
	s_and_b64 s[20:21], vcc, s[2:3]
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_65
; %bb.61:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_63
; %bb.62:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v3|, s52
	v_cndmask_b32_e32 v0, 1.0, v85, vcc
	v_mul_f32_e32 v1, v3, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v99, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_64
.LBB0_63:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_64:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[1:2], s[20:21], v92, s14, v[8:9]
	v_mov_b32_e32 v3, s7
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s6, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_65:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v90
	s_and_b64 s[20:21], vcc, s[2:3]
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_70
; %bb.66:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_68
; %bb.67:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v4|, s52
	v_cndmask_b32_e32 v0, 1.0, v85, vcc
	v_mul_f32_e32 v1, v4, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v98, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_69
.LBB0_68:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_69:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[1:2], s[20:21], v90, s14, v[8:9]
	v_mov_b32_e32 v3, s7
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s6, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_70:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v89
	s_and_b64 s[20:21], vcc, s[2:3]
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_75
; %bb.71:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_73
; %bb.72:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v5|, s52
	v_cndmask_b32_e32 v0, 1.0, v85, vcc
	v_mul_f32_e32 v1, v5, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v96, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_74
.LBB0_73:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_74:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[1:2], s[20:21], v89, s14, v[8:9]
	v_mov_b32_e32 v3, s7
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s6, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_75:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v88
	s_and_b64 s[20:21], vcc, s[2:3]
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_80
; %bb.76:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_78
; %bb.77:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v6|, s52
	v_cndmask_b32_e32 v0, 1.0, v85, vcc
	v_mul_f32_e32 v1, v6, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v94, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_79
.LBB0_78:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_79:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[1:2], s[20:21], v88, s14, v[8:9]
	v_mov_b32_e32 v3, s7
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s6, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_80:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v87
	s_and_b64 s[20:21], vcc, s[2:3]
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_4
; %bb.81:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB0_2
; %bb.82:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB0_3
.LBB0_83:
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
		.amdhsa_next_free_vgpr 179
		.amdhsa_next_free_sgpr 55
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
; codeLenInByte = 11868
; NumSgprs: 57
; NumVgprs: 179
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 9216 bytes/workgroup (compile time only)
; SGPRBlocks: 7
; VGPRBlocks: 44
; NumSGPRsForWavesPerEU: 57
; NumVGPRsForWavesPerEU: 179
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
    .sgpr_count:     57
    .sgpr_spill_count: 0
    .symbol:         attention_v3.kd
    .vgpr_count:     179
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

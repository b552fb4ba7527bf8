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
	s_load_dwordx4 s[28:31], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s30, 31
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 27
	s_add_i32 s0, s0, s1
	s_ashr_i32 s33, s0, 5
	s_mul_i32 s37, s29, s28
	s_mul_i32 s37, s37, s33
	.loc	0 196
	s_cmp_le_i32 s37, s8
	s_cbranch_scc1 .LBB0_83
; %bb.1:
	.loc	0 0
	s_add_i32 s0, s31, 31
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 27
	s_add_i32 s0, s0, s1
	s_load_dword s1, s[4:5], 0x4
	.loc	0 194
	s_lshl_b32 s10, s29, 4
	s_mul_i32 s16, s10, s31
	s_ashr_i32 s17, s16, 31
	s_ashr_i32 s44, s0, 5
	s_cmp_gt_i32 s31, 0
	s_cselect_b64 s[18:19], -1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s1, 0xffff
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s0, 0, s2
	s_load_dword s4, s[4:5], 0xc
	s_ashr_i32 s11, s10, 31
	v_rcp_iflag_f32_e32 v1, v1
	s_add_i32 s46, s30, -1
	.loc	0 196
	s_mov_b32 s9, 0
	v_lshrrev_b32_e32 v3, 2, v0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_and_b32_e32 v63, 24, v3
	v_alignbit_b32 v4, 0, v0, 4
	.loc	0 0
	s_load_dword s45, s[6:7], 0x10
	.loc	0 195
	s_load_dwordx2 s[34:35], s[6:7], 0x18
	v_mul_lo_u32 v2, s0, v1
	s_load_dwordx4 s[12:15], s[6:7], 0x30
	s_load_dwordx2 s[6:7], s[6:7], 0x50
	v_and_b32_e32 v5, 15, v0
	s_movk_i32 s20, 0x50
	v_mul_hi_u32 v2, v1, v2
	.loc	0 196
	v_lshrrev_b32_e32 v72, 4, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s15
	s_movk_i32 s0, 0x200
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s4, v1
	.loc	0 195
	v_and_b32_e32 v24, 31, v0
	v_cmp_gt_u32_e64 s[0:1], s0, v0
	.loc	0 196
	v_or_b32_e32 v69, 0xffffff80, v0
	v_readfirstlane_b32 s3, v1
	s_mul_i32 s5, s3, s2
	s_sub_i32 s5, s4, s5
	s_add_i32 s21, s3, 1
	s_sub_i32 s22, s5, s2
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s3, s21, s3
	s_cselect_b32 s5, s22, s5
	s_add_i32 s21, s3, 1
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s36, s21, s3
	v_mov_b32_e32 v1, s36
	v_mad_u64_u32 v[1:2], s[2:3], s2, v1, 0
	s_mov_b32 s5, s9
	s_movk_i32 s21, 0x1400
	v_cmp_ne_u64_e32 vcc, s[4:5], v[1:2]
	s_ashr_i32 s49, s33, 31
	v_cndmask_b32_e64 v1, 0, 1, vcc
	v_readfirstlane_b32 s47, v1
	v_lshlrev_b32_e32 v1, 7, v63
	v_add_u32_e32 v65, vcc, s21, v1
	v_lshlrev_b32_e32 v1, 7, v3
	v_or_b32_e32 v3, 0x380, v1
	v_mad_i64_i32 v[1:2], s[4:5], v4, s10, 0
	v_add_u32_e32 v67, vcc, s21, v3
	v_or_b32_e32 v1, v1, v5
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v70, vcc, s12, v1
	v_addc_u32_e32 v71, vcc, v3, v2, vcc
	v_lshlrev_b32_e32 v3, 2, v5
	v_mad_u32_u24 v73, v72, s20, v3
	s_movk_i32 s4, 0xa00
	v_or_b32_e32 v3, 32, v4
	v_add_u32_e32 v74, vcc, s4, v73
	v_mad_i64_i32 v[3:4], s[4:5], v3, s10, 0
	v_add_u32_e32 v75, vcc, s14, v1
	v_or_b32_e32 v3, v3, v5
	v_addc_u32_e32 v76, vcc, v7, v2, vcc
	v_lshlrev_b64 v[1:2], 2, v[3:4]
	s_add_i32 s4, s33, s49
	s_ashr_i32 s51, s29, 31
	s_xor_b32 s50, s4, s49
	s_add_i32 s4, s29, s51
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v77, vcc, s12, v1
	v_cvt_f32_u32_e32 v1, s50
	s_xor_b32 s52, s4, s51
	v_addc_u32_e32 v78, vcc, v3, v2, vcc
	v_cvt_f32_u32_e32 v2, s52
	v_rcp_iflag_f32_e32 v1, v1
	s_sub_i32 s4, 0, s50
	v_lshlrev_b32_e32 v0, 5, v0
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v83, v1
	v_and_b32_e32 v0, 0xc00, v0
	v_mul_f32_e32 v1, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v84, v1
	v_mul_lo_u32 v1, s4, v83
	s_sub_i32 s4, 0, s52
	v_lshlrev_b32_e32 v6, 2, v24
	v_mul_lo_u32 v2, s4, v84
	v_mul_hi_u32 v85, v83, v1
	v_add_u32_e32 v81, vcc, s21, v0
	v_mul_hi_u32 v86, v84, v2
	v_cndmask_b32_e64 v0, 0, 1, s[18:19]
	.loc	0 194
	s_mul_i32 s28, s10, s30
	v_mul_u32_u24_e32 v64, 0x50, v24
	v_cmp_gt_u32_e64 s[2:3], 16, v24
	.loc	0 196
	s_max_i32 s48, s44, 1
	v_or_b32_e32 v66, v65, v6
	v_or_b32_e32 v68, v67, v6
	.loc	0 179
	s_lshl_b64 s[38:39], s[16:17], 2
	.loc	0 196
	s_lshl_b64 s[40:41], s[10:11], 5
	s_lshl_b64 s[42:43], s[10:11], 7
	v_or_b32_e32 v79, 32, v72
	v_or_b32_e32 v80, 0xa00, v6
	s_movk_i32 s11, 0x17f
	s_mov_b32 s12, 0xff800000
	v_mov_b32_e32 v82, 0xb5ddea0e
	s_mov_b32 s53, 0x6f800000
	s_mov_b32 s54, 0xc2aeac4f
	s_mov_b32 s55, 0x42b17218
	v_cmp_ne_u32_e64 s[4:5], 1, v0
	v_mov_b32_e32 v87, 0xff800000
	v_mov_b32_e32 v88, 0x2f800000
	v_mov_b32_e32 v89, 0x7f800000
	s_branch .LBB0_5
.LBB0_2:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_cmp_gt_f32_e64 vcc, |v7|, s53
	v_cndmask_b32_e32 v0, 1.0, v88, vcc
	v_mul_f32_e32 v1, v7, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v95, v1
	v_mul_f32_e32 v0, v0, v1
.LBB0_3:                                ;   in Loop: Header=BB0_5 Depth=1
	v_mad_i64_i32 v[1:2], s[16:17], v90, s10, v[8:9]
	v_mov_b32_e32 v3, s7
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s6, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_4:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 196
	s_bfe_i64 s[8:9], s[8:9], 0x200000
	s_add_u32 s8, s8, s36
	s_addc_u32 s9, s9, 0
	s_add_u32 s8, s8, s47
	s_addc_u32 s9, s9, 0
	s_cmp_le_i32 s37, s8
	s_cbranch_scc1 .LBB0_83
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_9 Depth 2
                                        ;     Child Loop BB0_16 Depth 2
                                        ;     Child Loop BB0_18 Depth 2
                                        ;       Child Loop BB0_22 Depth 3
                                        ;       Child Loop BB0_27 Depth 3
	.loc	0 197
	s_ashr_i32 s13, s8, 31
	s_add_i32 s14, s8, s13
	s_xor_b32 s14, s14, s13
	v_add_u32_e32 v0, vcc, v85, v83
	v_mul_hi_u32 v0, s14, v0
	s_xor_b32 s13, s13, s49
	.loc	0 182
	s_mov_b32 m0, -1
	.loc	0 197
	v_readfirstlane_b32 s15, v0
	s_mul_i32 s16, s15, s50
	s_sub_i32 s14, s14, s16
	s_add_i32 s16, s15, 1
	s_sub_i32 s17, s14, s50
	s_cmp_ge_u32 s14, s50
	s_cselect_b32 s15, s16, s15
	s_cselect_b32 s14, s17, s14
	s_add_i32 s16, s15, 1
	s_cmp_ge_u32 s14, s50
	s_cselect_b32 s14, s16, s15
	s_xor_b32 s14, s14, s13
	s_sub_i32 s22, s14, s13
	s_ashr_i32 s13, s22, 31
	s_add_i32 s14, s22, s13
	s_xor_b32 s14, s14, s13
	v_add_u32_e32 v0, vcc, v84, v86
	v_mul_hi_u32 v0, s14, v0
	s_xor_b32 s13, s13, s51
	v_readfirstlane_b32 s15, v0
	s_mul_i32 s16, s15, s52
	s_sub_i32 s14, s14, s16
	s_add_i32 s16, s15, 1
	s_sub_i32 s17, s14, s52
	s_cmp_ge_u32 s14, s52
	s_cselect_b32 s15, s16, s15
	s_cselect_b32 s14, s17, s14
	s_add_i32 s16, s15, 1
	s_cmp_ge_u32 s14, s52
	s_cselect_b32 s14, s16, s15
	s_xor_b32 s14, s14, s13
	s_sub_i32 s13, s14, s13
	s_mul_i32 s14, s13, s29
	s_sub_i32 s14, s22, s14
	.loc	0 199
	s_ashr_i32 s56, s13, 31
	s_ashr_i32 s15, s14, 31
	.loc	0 206
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_12
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 179
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_11
; %bb.7:                                ;   in Loop: Header=BB0_5 Depth=1
	s_lshl_b64 s[18:19], s[14:15], 6
	v_mov_b32_e32 v0, s18
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v1, s19
	v_mad_u64_u32 v[0:1], s[18:19], s38, v2, v[0:1]
	s_mul_i32 s18, s39, s13
	v_mov_b32_e32 v2, v72
	v_add_u32_e32 v1, vcc, s18, v1
	s_mul_i32 s18, s38, s56
	v_add_u32_e32 v1, vcc, s18, v1
	v_add_u32_e32 v0, vcc, v70, v0
	v_addc_u32_e32 v1, vcc, v71, v1, vcc
	s_mov_b64 s[18:19], 0
	v_mov_b32_e32 v3, v73
	v_mov_b32_e32 v4, v69
	s_branch .LBB0_9
.LBB0_8:                                ;   in Loop: Header=BB0_9 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 179
	v_add_u32_e32 v4, vcc, 0x80, v4
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v5
	.loc	0 179
	v_mov_b32_e32 v5, s41
	v_add_u32_e32 v0, vcc, s40, v0
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_add_u32_e32 v3, vcc, 0x280, v3
	v_cmp_lt_u32_e32 vcc, s11, v4
	s_or_b64 s[18:19], vcc, s[18:19]
	v_add_u32_e32 v2, vcc, 8, v2
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_11
.LBB0_9:                                ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s31, v2
	.loc	0 182
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_8
; %bb.10:                               ;   in Loop: Header=BB0_9 Depth=2
	flat_load_dword v5, v[0:1]
	s_branch .LBB0_8
.LBB0_11:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
.LBB0_12:                               ;   in Loop: Header=BB0_5 Depth=1
	s_mul_i32 s22, s22, s33
	s_sub_i32 s16, s8, s22
	.loc	0 198
	s_lshl_b32 s18, s16, 5
	.loc	0 199
	s_lshl_b64 s[16:17], s[14:15], 4
	v_mov_b32_e32 v0, s16
	v_mov_b32_e32 v2, s28
	v_mov_b32_e32 v1, s17
	v_mad_i64_i32 v[25:26], s[16:17], s13, v2, v[0:1]
	s_mov_b32 s20, 0
	.loc	0 198
	v_or_b32_e32 v100, s18, v63
	s_mov_b32 s21, s20
	s_mov_b32 s22, s20
	s_mov_b32 s23, s20
	s_mov_b32 s24, s20
	s_mov_b32 s25, s20
	s_mov_b32 s26, s20
	s_mov_b32 s27, s20
	v_mov_b32_e32 v0, s20
	.loc	0 209
	s_and_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v1, s21
	v_mov_b32_e32 v2, s22
	v_mov_b32_e32 v3, s23
	v_mov_b32_e32 v4, s24
	v_mov_b32_e32 v5, s25
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	v_mov_b32_e32 v105, 0
	v_or_b32_e32 v98, 1, v100
	v_or_b32_e32 v96, 2, v100
	v_or_b32_e32 v94, 3, v100
	v_or_b32_e32 v93, 4, v100
	v_or_b32_e32 v92, 5, v100
	v_or_b32_e32 v91, 6, v100
	v_or_b32_e32 v90, 7, v100
	v_mov_b32_e32 v104, 0
	v_mov_b32_e32 v103, 0
	v_mov_b32_e32 v102, 0
	v_mov_b32_e32 v101, 0
	v_mov_b32_e32 v99, 0
	v_mov_b32_e32 v97, 0
	v_mov_b32_e32 v95, 0
	.loc	0 207
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_vccnz .LBB0_45
; %bb.13:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_min_i32_e32 v2, s46, v100
	v_mad_i64_i32 v[2:3], s[16:17], v2, s10, 0
	v_lshlrev_b64 v[0:1], 2, v[25:26]
	v_mov_b32_e32 v4, s35
	v_add_u32_e32 v5, vcc, s34, v0
	v_addc_u32_e32 v4, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s46, v98
	v_mad_i64_i32 v[2:3], s[16:17], v2, s10, 0
	v_add_u32_e32 v27, vcc, v5, v0
	v_addc_u32_e32 v28, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s46, v96
	v_mad_i64_i32 v[2:3], s[16:17], v2, s10, 0
	v_add_u32_e32 v29, vcc, v5, v0
	v_addc_u32_e32 v30, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s46, v94
	v_mad_i64_i32 v[2:3], s[16:17], v2, s10, 0
	v_add_u32_e32 v31, vcc, v5, v0
	v_addc_u32_e32 v32, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s46, v93
	v_mad_i64_i32 v[2:3], s[16:17], v2, s10, 0
	v_add_u32_e32 v33, vcc, v5, v0
	v_addc_u32_e32 v34, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s46, v92
	v_mad_i64_i32 v[2:3], s[16:17], v2, s10, 0
	v_add_u32_e32 v35, vcc, v5, v0
	v_addc_u32_e32 v36, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s46, v91
	v_mad_i64_i32 v[2:3], s[16:17], v2, s10, 0
	v_add_u32_e32 v37, vcc, v5, v0
	v_addc_u32_e32 v38, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s46, v90
	v_mad_i64_i32 v[2:3], s[16:17], v2, s10, 0
	v_add_u32_e32 v39, vcc, v5, v0
	v_addc_u32_e32 v40, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	.loc	0 209
	s_lshl_b64 s[14:15], s[14:15], 6
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
	v_mov_b32_e32 v0, s14
	v_add_u32_e32 v53, vcc, 32, v37
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v1, s15
	v_addc_u32_e32 v54, vcc, 0, v38, vcc
	v_mad_u64_u32 v[0:1], s[14:15], s38, v2, v[0:1]
	v_add_u32_e32 v55, vcc, 32, v39
	v_addc_u32_e32 v56, vcc, 0, v40, vcc
	v_add_u32_e32 v57, vcc, 32, v41
	s_mul_i32 s13, s39, s13
	v_addc_u32_e32 v58, vcc, 0, v42, vcc
	v_add_u32_e32 v1, vcc, s13, v1
	s_mul_i32 s13, s38, s56
	v_add_u32_e32 v1, vcc, s13, v1
	v_add_u32_e32 v59, vcc, v75, v0
	v_addc_u32_e32 v60, vcc, v76, v1, vcc
	v_add_u32_e32 v61, vcc, v77, v0
	v_addc_u32_e32 v62, vcc, v78, v1, vcc
	s_mov_b32 s13, s12
	s_mov_b32 s14, s12
	s_mov_b32 s15, s12
	s_mov_b32 s16, s12
	s_mov_b32 s17, s12
	s_mov_b32 s18, s12
	s_mov_b32 s19, s12
	v_mov_b32_e32 v0, s20
	v_mov_b32_e32 v8, s12
	.loc	0 0
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v106, v79
	v_mov_b32_e32 v107, v72
	v_mov_b32_e32 v97, 0
	v_mov_b32_e32 v99, 0
	v_mov_b32_e32 v101, 0
	v_mov_b32_e32 v102, 0
	v_mov_b32_e32 v103, 0
	v_mov_b32_e32 v104, 0
	v_mov_b32_e32 v105, 0
	v_mov_b32_e32 v1, s21
	v_mov_b32_e32 v2, s22
	v_mov_b32_e32 v3, s23
	v_mov_b32_e32 v4, s24
	v_mov_b32_e32 v5, s25
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	v_mov_b32_e32 v9, s13
	v_mov_b32_e32 v10, s14
	v_mov_b32_e32 v11, s15
	v_mov_b32_e32 v12, s16
	v_mov_b32_e32 v13, s17
	v_mov_b32_e32 v14, s18
	v_mov_b32_e32 v15, s19
	.loc	0 179
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_18
.LBB0_14:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v16, v59
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v18, v107
	v_mov_b32_e32 v17, v60
	v_mov_b32_e32 v19, v74
	v_mov_b32_e32 v20, v69
	s_branch .LBB0_16
.LBB0_15:                               ;   in Loop: Header=BB0_16 Depth=2
	s_or_b64 exec, exec, s[18:19]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v21
	.loc	0 179
	v_add_u32_e32 v20, vcc, 0x80, v20
	v_add_u32_e32 v19, vcc, 0x280, v19
	v_mov_b32_e32 v21, s41
	v_add_u32_e32 v16, vcc, s40, v16
	v_addc_u32_e32 v17, vcc, v17, v21, vcc
	v_cmp_lt_u32_e32 vcc, s11, v20
	s_or_b64 s[16:17], vcc, s[16:17]
	v_add_u32_e32 v18, vcc, 8, v18
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_18
.LBB0_16:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s31, v18
	.loc	0 182
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_15
; %bb.17:                               ;   in Loop: Header=BB0_16 Depth=2
	flat_load_dword v21, v[16:17]
	s_branch .LBB0_15
.LBB0_18:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_22 Depth 3
                                        ;       Child Loop BB0_27 Depth 3
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 215
	flat_load_dwordx4 v[16:19], v[27:28]
	flat_load_dwordx4 v[20:23], v[29:30]
	flat_load_dwordx4 v[108:111], v[31:32]
	flat_load_dwordx4 v[112:115], v[33:34]
	flat_load_dwordx4 v[116:119], v[35:36]
	flat_load_dwordx4 v[120:123], v[37:38]
	flat_load_dwordx4 v[124:127], v[39:40]
	flat_load_dwordx4 v[128:131], v[41:42]
	v_add_u32_e32 v132, vcc, 16, v27
	v_addc_u32_e32 v133, vcc, 0, v28, vcc
	flat_load_dwordx4 v[132:135], v[132:133]
	v_add_u32_e32 v136, vcc, 16, v29
	v_addc_u32_e32 v137, vcc, 0, v30, vcc
	flat_load_dwordx4 v[136:139], v[136:137]
	v_add_u32_e32 v140, vcc, 16, v31
	v_addc_u32_e32 v141, vcc, 0, v32, vcc
	flat_load_dwordx4 v[140:143], v[140:141]
	v_add_u32_e32 v144, vcc, 16, v33
	v_addc_u32_e32 v145, vcc, 0, v34, vcc
	flat_load_dwordx4 v[144:147], v[144:145]
	v_add_u32_e32 v148, vcc, 16, v35
	v_addc_u32_e32 v149, vcc, 0, v36, vcc
	flat_load_dwordx4 v[148:151], v[148:149]
	v_add_u32_e32 v152, vcc, 16, v37
	v_addc_u32_e32 v153, vcc, 0, v38, vcc
	flat_load_dwordx4 v[152:155], v[152:153]
	v_add_u32_e32 v160, vcc, 16, v39
	v_addc_u32_e32 v161, vcc, 0, v40, vcc
	flat_load_dwordx4 v[160:163], v[160:161]
	s_mov_b32 m0, -1
	ds_read_b128 v[156:159], v64
	ds_read_b128 v[164:167], v64 offset:16
	v_add_u32_e32 v168, vcc, 16, v41
	v_addc_u32_e32 v169, vcc, 0, v42, vcc
	flat_load_dwordx4 v[168:171], v[168:169]
	.loc	0 210
	s_lshl_b32 s13, s20, 5
	.loc	0 228
	s_add_i32 s20, s20, 1
	s_cmp_ge_i32 s20, s44
	.loc	0 216
	s_waitcnt vmcnt(14) lgkmcnt(1)
	v_mul_f32_e32 v17, v17, v157
	v_mac_f32_e32 v17, v16, v156
	v_mac_f32_e32 v17, v18, v158
	s_waitcnt vmcnt(13)
	v_mul_f32_e32 v109, v109, v157
	v_mac_f32_e32 v17, v19, v159
	v_mul_f32_e32 v21, v21, v157
	v_mac_f32_e32 v109, v108, v156
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v18, v129, v157
	v_mac_f32_e32 v18, v128, v156
	v_mac_f32_e32 v18, v130, v158
	v_mac_f32_e32 v18, v131, v159
	v_add_f32_e32 v174, 0, v18
	s_waitcnt vmcnt(7) lgkmcnt(0)
	v_mul_f32_e32 v18, v133, v165
	v_mac_f32_e32 v18, v132, v164
	v_mac_f32_e32 v18, v134, v166
	v_add_f32_e32 v16, 0, v17
	v_mac_f32_e32 v18, v135, v167
	v_mac_f32_e32 v21, v20, v156
	v_mac_f32_e32 v109, v110, v158
	v_add_f32_e32 v175, v16, v18
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v16, v137, v165
	v_mac_f32_e32 v21, v22, v158
	v_mac_f32_e32 v109, v111, v159
	v_mac_f32_e32 v16, v136, v164
	v_mac_f32_e32 v21, v23, v159
	v_add_f32_e32 v108, 0, v109
	v_mac_f32_e32 v16, v138, v166
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v109, v141, v165
	v_add_f32_e32 v17, 0, v21
	v_mac_f32_e32 v16, v139, v167
	v_mac_f32_e32 v109, v140, v164
	v_add_f32_e32 v176, v17, v16
	.loc	0 215
	flat_load_dwordx4 v[16:19], v[43:44]
	flat_load_dwordx4 v[20:23], v[45:46]
	.loc	0 216
	v_mac_f32_e32 v109, v142, v166
	v_mac_f32_e32 v109, v143, v167
	.loc	0 215
	v_add_u32_e32 v132, vcc, 16, v43
	.loc	0 216
	v_add_f32_e32 v177, v108, v109
	.loc	0 215
	flat_load_dwordx4 v[108:111], v[47:48]
	v_addc_u32_e32 v133, vcc, 0, v44, vcc
	flat_load_dwordx4 v[132:135], v[132:133]
	v_add_u32_e32 v136, vcc, 16, v45
	.loc	0 216
	v_mul_f32_e32 v113, v113, v157
	.loc	0 215
	v_addc_u32_e32 v137, vcc, 0, v46, vcc
	flat_load_dwordx4 v[136:139], v[136:137]
	.loc	0 216
	v_mac_f32_e32 v113, v112, v156
	v_mac_f32_e32 v113, v114, v158
	v_mac_f32_e32 v113, v115, v159
	.loc	0 215
	v_add_u32_e32 v140, vcc, 16, v47
	.loc	0 216
	v_mul_f32_e32 v117, v117, v157
	v_add_f32_e32 v112, 0, v113
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v113, v145, v165
	.loc	0 215
	v_addc_u32_e32 v141, vcc, 0, v48, vcc
	.loc	0 216
	v_mac_f32_e32 v117, v116, v156
	v_mac_f32_e32 v113, v144, v164
	.loc	0 215
	flat_load_dwordx4 v[140:143], v[140:141]
	.loc	0 216
	v_mac_f32_e32 v117, v118, v158
	v_mac_f32_e32 v113, v146, v166
	v_mac_f32_e32 v117, v119, v159
	v_mac_f32_e32 v113, v147, v167
	.loc	0 215
	v_add_u32_e32 v144, vcc, 16, v49
	.loc	0 216
	v_add_f32_e32 v116, 0, v117
	v_add_f32_e32 v178, v112, v113
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v117, v149, v165
	.loc	0 215
	flat_load_dwordx4 v[112:115], v[49:50]
	v_addc_u32_e32 v145, vcc, 0, v50, vcc
	flat_load_dwordx4 v[144:147], v[144:145]
	.loc	0 216
	v_mac_f32_e32 v117, v148, v164
	v_mac_f32_e32 v117, v150, v166
	v_mac_f32_e32 v117, v151, v167
	.loc	0 215
	v_add_u32_e32 v148, vcc, 16, v51
	.loc	0 216
	v_mul_f32_e32 v121, v121, v157
	v_add_f32_e32 v179, v116, v117
	.loc	0 215
	flat_load_dwordx4 v[116:119], v[51:52]
	v_addc_u32_e32 v149, vcc, 0, v52, vcc
	.loc	0 216
	v_mac_f32_e32 v121, v120, v156
	.loc	0 215
	flat_load_dwordx4 v[148:151], v[148:149]
	.loc	0 216
	v_mac_f32_e32 v121, v122, v158
	s_waitcnt vmcnt(12)
	v_mul_f32_e32 v180, v153, v165
	v_mac_f32_e32 v121, v123, v159
	v_mac_f32_e32 v180, v152, v164
	.loc	0 215
	v_add_u32_e32 v152, vcc, 16, v53
	.loc	0 216
	v_mul_f32_e32 v125, v125, v157
	v_add_f32_e32 v172, 0, v121
	v_mac_f32_e32 v180, v154, v166
	.loc	0 215
	flat_load_dwordx4 v[120:123], v[53:54]
	v_addc_u32_e32 v153, vcc, 0, v54, vcc
	.loc	0 216
	v_mac_f32_e32 v125, v124, v156
	v_mac_f32_e32 v180, v155, v167
	.loc	0 215
	flat_load_dwordx4 v[152:155], v[152:153]
	.loc	0 216
	v_mac_f32_e32 v125, v126, v158
	v_mac_f32_e32 v125, v127, v159
	.loc	0 215
	v_add_u32_e32 v156, vcc, 16, v55
	.loc	0 216
	v_add_f32_e32 v173, 0, v125
	.loc	0 215
	flat_load_dwordx4 v[124:127], v[55:56]
	flat_load_dwordx4 v[128:131], v[57:58]
	v_addc_u32_e32 v157, vcc, 0, v56, vcc
	flat_load_dwordx4 v[156:159], v[156:157]
	.loc	0 216
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v181, v161, v165
	v_mac_f32_e32 v181, v160, v164
	.loc	0 215
	v_add_u32_e32 v160, vcc, 16, v57
	.loc	0 216
	v_mac_f32_e32 v181, v162, v166
	.loc	0 215
	v_addc_u32_e32 v161, vcc, 0, v58, vcc
	.loc	0 216
	v_mac_f32_e32 v181, v163, v167
	.loc	0 215
	flat_load_dwordx4 v[160:163], v[160:161]
	.loc	0 216
	v_mul_f32_e32 v169, v169, v165
	v_mac_f32_e32 v169, v168, v164
	v_mac_f32_e32 v169, v170, v166
	v_mac_f32_e32 v169, v171, v167
	ds_read_b128 v[164:167], v64 offset:32
	v_add_f32_e32 v174, v174, v169
	ds_read_b128 v[168:171], v64 offset:48
	v_add_f32_e32 v172, v172, v180
	v_add_f32_e32 v173, v173, v181
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v17, v17, v165
	v_mac_f32_e32 v17, v16, v164
	v_mac_f32_e32 v17, v18, v166
	s_waitcnt vmcnt(13)
	v_mul_f32_e32 v18, v109, v165
	v_mac_f32_e32 v18, v108, v164
	s_waitcnt vmcnt(12) lgkmcnt(0)
	v_mul_f32_e32 v108, v133, v169
	v_mac_f32_e32 v108, v132, v168
	v_mac_f32_e32 v17, v19, v167
	v_mac_f32_e32 v108, v134, v170
	v_add_f32_e32 v16, v175, v17
	v_mul_f32_e32 v17, v21, v165
	v_mac_f32_e32 v108, v135, v171
	v_mac_f32_e32 v17, v20, v164
	v_add_f32_e32 v16, v16, v108
	s_waitcnt vmcnt(11)
	v_mul_f32_e32 v108, v137, v169
	v_mac_f32_e32 v17, v22, v166
	v_mac_f32_e32 v108, v136, v168
	v_mac_f32_e32 v17, v23, v167
	v_mac_f32_e32 v108, v138, v170
	v_add_f32_e32 v17, v176, v17
	v_mac_f32_e32 v108, v139, v171
	v_add_f32_e32 v17, v17, v108
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v108, v141, v169
	v_mac_f32_e32 v18, v110, v166
	v_mac_f32_e32 v108, v140, v168
	v_mac_f32_e32 v18, v111, v167
	v_mac_f32_e32 v108, v142, v170
	v_add_f32_e32 v18, v177, v18
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v19, v113, v165
	v_mac_f32_e32 v108, v143, v171
	v_mac_f32_e32 v19, v112, v164
	v_add_f32_e32 v18, v18, v108
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v108, v145, v169
	v_mac_f32_e32 v19, v114, v166
	v_mac_f32_e32 v108, v144, v168
	v_mac_f32_e32 v19, v115, v167
	v_mac_f32_e32 v108, v146, v170
	v_add_f32_e32 v19, v178, v19
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v20, v117, v165
	v_mac_f32_e32 v108, v147, v171
	v_mac_f32_e32 v20, v116, v164
	v_add_f32_e32 v19, v19, v108
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v108, v149, v169
	v_mac_f32_e32 v20, v118, v166
	v_mac_f32_e32 v108, v148, v168
	v_mac_f32_e32 v20, v119, v167
	v_mac_f32_e32 v108, v150, v170
	v_add_f32_e32 v20, v179, v20
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v21, v121, v165
	v_mac_f32_e32 v108, v151, v171
	v_mac_f32_e32 v21, v120, v164
	v_add_f32_e32 v20, v20, v108
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v108, v153, v169
	v_mac_f32_e32 v21, v122, v166
	v_mac_f32_e32 v108, v152, v168
	v_mac_f32_e32 v21, v123, v167
	v_mac_f32_e32 v108, v154, v170
	v_add_f32_e32 v21, v172, v21
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v22, v125, v165
	v_mac_f32_e32 v108, v155, v171
	v_mac_f32_e32 v22, v124, v164
	v_add_f32_e32 v21, v21, v108
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v108, v157, v169
	v_mac_f32_e32 v22, v126, v166
	v_mac_f32_e32 v108, v156, v168
	v_mac_f32_e32 v22, v127, v167
	v_mac_f32_e32 v108, v158, v170
	v_add_f32_e32 v22, v173, v22
	v_mul_f32_e32 v23, v129, v165
	v_mac_f32_e32 v108, v159, v171
	v_mac_f32_e32 v23, v128, v164
	v_add_f32_e32 v22, v22, v108
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v108, v161, v169
	v_mac_f32_e32 v23, v130, v166
	v_mac_f32_e32 v108, v160, v168
	v_mac_f32_e32 v23, v131, v167
	v_mac_f32_e32 v108, v162, v170
	v_add_f32_e32 v23, v174, v23
	v_mac_f32_e32 v108, v163, v171
	v_add_f32_e32 v23, v23, v108
	v_or_b32_e32 v108, s13, v24
	.loc	0 221
	v_mul_f32_e32 v16, s45, v16
	v_cmp_gt_i32_e32 vcc, s31, v108
	v_mul_f32_e32 v17, s45, v17
	v_cndmask_b32_e32 v115, v87, v16, vcc
	v_cndmask_b32_e32 v114, v87, v17, vcc
	.loc	0 222
	v_max_f32_e32 v16, 0xff800000, v115
	v_max_f32_e32 v17, 0xff800000, v114
	.loc	0 224
	ds_write2_b32 v66, v16, v17 offset1:32
	.loc	0 221
	v_mul_f32_e32 v16, s45, v18
	v_mul_f32_e32 v17, s45, v19
	v_cndmask_b32_e32 v113, v87, v16, vcc
	v_cndmask_b32_e32 v112, v87, v17, vcc
	.loc	0 222
	v_max_f32_e32 v16, 0xff800000, v113
	v_max_f32_e32 v17, 0xff800000, v112
	.loc	0 224
	ds_write2_b32 v66, v16, v17 offset0:64 offset1:96
	.loc	0 221
	v_mul_f32_e32 v16, s45, v20
	v_mul_f32_e32 v17, s45, v21
	v_cndmask_b32_e32 v111, v87, v16, vcc
	v_cndmask_b32_e32 v110, v87, v17, vcc
	.loc	0 222
	v_max_f32_e32 v16, 0xff800000, v111
	v_max_f32_e32 v17, 0xff800000, v110
	.loc	0 224
	ds_write2_b32 v66, v16, v17 offset0:128 offset1:160
	.loc	0 221
	v_mul_f32_e32 v16, s45, v22
	v_cndmask_b32_e32 v109, v87, v16, vcc
	.loc	0 222
	v_max_f32_e32 v16, 0xff800000, v109
	.loc	0 224
	ds_write_b32 v66, v16 offset:768
	.loc	0 221
	v_mul_f32_e32 v16, s45, v23
	v_cndmask_b32_e32 v108, v87, v16, vcc
	.loc	0 222
	v_max_f32_e32 v16, 0xff800000, v108
	.loc	0 224
	ds_write_b32 v68, v16
	.loc	0 226
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 228
	s_cbranch_scc1 .LBB0_25
; %bb.19:                               ;   in Loop: Header=BB0_18 Depth=2
	.loc	0 179
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB0_24
; %bb.20:                               ;   in Loop: Header=BB0_18 Depth=2
	.loc	0 0
	v_mov_b32_e32 v16, v61
	s_mov_b64 s[16:17], 0
	v_mov_b32_e32 v18, v106
	v_mov_b32_e32 v17, v62
	v_mov_b32_e32 v19, v73
	v_mov_b32_e32 v20, v69
	s_branch .LBB0_22
.LBB0_21:                               ;   in Loop: Header=BB0_22 Depth=3
	s_or_b64 exec, exec, s[18:19]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v21
	.loc	0 179
	v_add_u32_e32 v20, vcc, 0x80, v20
	v_add_u32_e32 v19, vcc, 0x280, v19
	v_mov_b32_e32 v21, s41
	v_add_u32_e32 v16, vcc, s40, v16
	v_addc_u32_e32 v17, vcc, v17, v21, vcc
	v_cmp_lt_u32_e32 vcc, s11, v20
	s_or_b64 s[16:17], vcc, s[16:17]
	v_add_u32_e32 v18, vcc, 8, v18
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_24
.LBB0_22:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_18 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s31, v18
	.loc	0 182
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_21
; %bb.23:                               ;   in Loop: Header=BB0_22 Depth=3
	flat_load_dword v21, v[16:17]
	s_branch .LBB0_21
.LBB0_24:                               ;   in Loop: Header=BB0_18 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
.LBB0_25:                               ;   in Loop: Header=BB0_18 Depth=2
	.loc	0 231
	ds_read_b128 v[16:19], v65
	ds_read_b128 v[20:23], v65 offset:16
	v_mul_f32_e32 v116, 1.0, v8
	v_mul_f32_e32 v122, 1.0, v12
	s_mov_b32 s13, 0
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, 1.0, v16
	v_mul_f32_e32 v17, 1.0, v17
	v_mul_f32_e32 v18, 1.0, v18
	v_max3_f32 v16, v116, v16, v17
	v_mul_f32_e32 v17, 1.0, v19
	v_max3_f32 v16, v16, v18, v17
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, 1.0, v20
	v_mul_f32_e32 v18, 1.0, v21
	v_max3_f32 v20, v16, v17, v18
	ds_read_b128 v[16:19], v65 offset:32
	v_mul_f32_e32 v21, 1.0, v22
	v_mul_f32_e32 v22, 1.0, v23
	v_max3_f32 v116, v20, v21, v22
	ds_read_b128 v[20:23], v65 offset:48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, 1.0, v16
	v_mul_f32_e32 v17, 1.0, v17
	v_max3_f32 v16, v116, v16, v17
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
	v_max3_f32 v116, v20, v21, v22
	ds_read_b128 v[20:23], v65 offset:80
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, 1.0, v16
	v_mul_f32_e32 v17, 1.0, v17
	v_max3_f32 v16, v116, v16, v17
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
	v_max3_f32 v116, v20, v21, v22
	ds_read_b128 v[20:23], v65 offset:112
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, 1.0, v16
	v_mul_f32_e32 v17, 1.0, v17
	v_max3_f32 v16, v116, v16, v17
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
	v_cmp_neq_f32_e32 vcc, s12, v16
	v_cndmask_b32_e32 v116, 0, v16, vcc
	v_sub_f32_e32 v21, v8, v116
	v_cmp_gt_f32_e32 vcc, 0, v21
	v_cndmask_b32_e64 v8, 0.5, -0.5, vcc
	v_mac_f32_e32 v8, 0x3fb8aa3b, v21
	v_cvt_i32_f32_e32 v8, v8
	.loc	0 231
	ds_read_b128 v[117:120], v65 offset:144
	.loc	0 233
	v_cvt_f32_i32_e32 v17, v8
	v_lshlrev_b32_e32 v8, 23, v8
	v_madmk_f32 v18, v17, 0xbf317180, v21
	v_madmk_f32 v19, v17, 0xb717f7d1, v18
	v_mul_f32_e32 v20, v19, v19
	v_madmk_f32 v22, v20, 0x3331bb4c, v82
	v_madak_f32 v22, v20, v22, 0x388ab355
	v_madak_f32 v22, v20, v22, 0xbb360b61
	v_madak_f32 v22, v20, v22, 0x3e2aaaab
	v_mad_f32 v20, -v20, v22, v19
	v_sub_f32_e32 v22, 2.0, v20
	v_cmp_gt_f32_e64 vcc, |v22|, s53
	v_cndmask_b32_e32 v23, 1.0, v88, vcc
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
	v_mul_f32_e32 v23, 1.0, v119
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, 1.0, v17
	v_mul_f32_e32 v18, 1.0, v18
	v_max3_f32 v8, v8, v17, v18
	v_mul_f32_e32 v17, 1.0, v19
	v_mul_f32_e32 v18, 1.0, v20
	v_max3_f32 v8, v8, v17, v18
	v_mul_f32_e32 v17, 1.0, v117
	v_mul_f32_e32 v18, 1.0, v118
	v_max3_f32 v8, v8, v17, v18
	ds_read_b128 v[17:20], v65 offset:160
	v_mul_f32_e32 v117, 1.0, v120
	v_max3_f32 v8, v8, v23, v117
	ds_read_b128 v[117:120], v65 offset:176
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v17, 1.0, v17
	v_mul_f32_e32 v18, 1.0, v18
	v_max3_f32 v8, v8, v17, v18
	v_mul_f32_e32 v17, 1.0, v19
	v_mul_f32_e32 v18, 1.0, v20
	v_max3_f32 v8, v8, v17, v18
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, 1.0, v117
	v_mul_f32_e32 v18, 1.0, v118
	v_max3_f32 v8, v8, v17, v18
	ds_read_b128 v[17:20], v65 offset:192
	v_mul_f32_e32 v23, 1.0, v119
	v_mul_f32_e32 v117, 1.0, v120
	v_max3_f32 v8, v8, v23, v117
	ds_read_b128 v[117:120], v65 offset:208
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v17, 1.0, v17
	v_mul_f32_e32 v18, 1.0, v18
	v_max3_f32 v8, v8, v17, v18
	v_mul_f32_e32 v17, 1.0, v19
	v_mul_f32_e32 v18, 1.0, v20
	v_max3_f32 v8, v8, v17, v18
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, 1.0, v117
	v_mul_f32_e32 v18, 1.0, v118
	v_max3_f32 v8, v8, v17, v18
	ds_read_b128 v[17:20], v65 offset:224
	v_mul_f32_e32 v23, 1.0, v119
	v_mul_f32_e32 v117, 1.0, v120
	v_max3_f32 v8, v8, v23, v117
	ds_read_b128 v[117:120], v65 offset:240
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v17, 1.0, v17
	v_mul_f32_e32 v18, 1.0, v18
	v_max3_f32 v8, v8, v17, v18
	v_mul_f32_e32 v17, 1.0, v19
	v_mul_f32_e32 v18, 1.0, v20
	v_max3_f32 v8, v8, v17, v18
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, 1.0, v117
	v_mul_f32_e32 v18, 1.0, v118
	v_max3_f32 v8, v8, v17, v18
	v_mul_f32_e32 v17, 1.0, v119
	v_mul_f32_e32 v18, 1.0, v120
	v_max3_f32 v17, v8, v17, v18
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s12, v17
	v_cndmask_b32_e32 v8, 0, v17, vcc
	v_sub_f32_e32 v23, v9, v8
	v_cmp_gt_f32_e32 vcc, 0, v23
	v_cndmask_b32_e64 v9, 0.5, -0.5, vcc
	v_mac_f32_e32 v9, 0x3fb8aa3b, v23
	v_cvt_i32_f32_e32 v9, v9
	v_cmp_ngt_f32_e32 vcc, s54, v21
	v_cndmask_b32_e32 v18, 0, v22, vcc
	v_cmp_gt_f32_e32 vcc, s55, v21
	v_cvt_f32_i32_e32 v19, v9
	v_cndmask_b32_e32 v18, v89, v18, vcc
	v_cmp_o_f32_e32 vcc, v21, v21
	v_cndmask_b32_e32 v18, v21, v18, vcc
	v_madmk_f32 v20, v19, 0xbf317180, v23
	v_madmk_f32 v21, v19, 0xb717f7d1, v20
	v_mul_f32_e32 v22, v21, v21
	v_madmk_f32 v117, v22, 0x3331bb4c, v82
	v_madak_f32 v117, v22, v117, 0x388ab355
	v_madak_f32 v117, v22, v117, 0xbb360b61
	v_madak_f32 v117, v22, v117, 0x3e2aaaab
	v_mad_f32 v22, -v22, v117, v21
	v_sub_f32_e32 v117, 2.0, v22
	v_cmp_gt_f32_e64 vcc, |v117|, s53
	v_cndmask_b32_e32 v118, 1.0, v88, vcc
	v_mul_f32_e32 v117, v117, v118
	v_rcp_f32_e32 v117, v117
	.loc	0 234
	v_mul_f32_e32 v0, v0, v18
	v_mul_f32_e32 v105, v18, v105
	.loc	0 233
	v_mul_f32_e32 v18, 0xb717f7d1, v19
	v_mul_f32_e32 v19, v21, v22
	v_mul_f32_e32 v19, v19, v117
	v_mad_f32 v18, -v118, v19, -v18
	v_sub_f32_e32 v18, v20, v18
	v_add_f32_e32 v22, 1.0, v18
	.loc	0 231
	ds_read_b128 v[18:21], v65 offset:256
	ds_read_b128 v[117:120], v65 offset:272
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
	v_mul_f32_e32 v18, 1.0, v117
	v_mul_f32_e32 v19, 1.0, v118
	v_max3_f32 v9, v9, v18, v19
	ds_read_b128 v[18:21], v65 offset:288
	v_mul_f32_e32 v117, 1.0, v119
	v_mul_f32_e32 v118, 1.0, v120
	v_max3_f32 v9, v9, v117, v118
	ds_read_b128 v[117:120], v65 offset:304
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v18, 1.0, v18
	v_mul_f32_e32 v19, 1.0, v19
	v_max3_f32 v9, v9, v18, v19
	v_mul_f32_e32 v18, 1.0, v20
	v_mul_f32_e32 v19, 1.0, v21
	v_max3_f32 v9, v9, v18, v19
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v18, 1.0, v117
	v_mul_f32_e32 v19, 1.0, v118
	v_max3_f32 v9, v9, v18, v19
	ds_read_b128 v[18:21], v65 offset:320
	v_mul_f32_e32 v117, 1.0, v119
	v_mul_f32_e32 v118, 1.0, v120
	v_max3_f32 v9, v9, v117, v118
	ds_read_b128 v[117:120], v65 offset:336
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v18, 1.0, v18
	v_mul_f32_e32 v19, 1.0, v19
	v_max3_f32 v9, v9, v18, v19
	v_mul_f32_e32 v18, 1.0, v20
	v_mul_f32_e32 v19, 1.0, v21
	v_max3_f32 v9, v9, v18, v19
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v18, 1.0, v117
	v_mul_f32_e32 v19, 1.0, v118
	v_max3_f32 v9, v9, v18, v19
	ds_read_b128 v[18:21], v65 offset:352
	v_mul_f32_e32 v117, 1.0, v119
	v_mul_f32_e32 v118, 1.0, v120
	v_max3_f32 v9, v9, v117, v118
	ds_read_b128 v[117:120], v65 offset:368
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v18, 1.0, v18
	v_mul_f32_e32 v19, 1.0, v19
	v_max3_f32 v9, v9, v18, v19
	v_mul_f32_e32 v18, 1.0, v20
	v_mul_f32_e32 v19, 1.0, v21
	v_max3_f32 v9, v9, v18, v19
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v18, 1.0, v117
	v_mul_f32_e32 v19, 1.0, v118
	v_max3_f32 v9, v9, v18, v19
	v_mul_f32_e32 v18, 1.0, v119
	v_mul_f32_e32 v19, 1.0, v120
	v_max3_f32 v18, v9, v18, v19
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s12, v18
	v_cndmask_b32_e32 v9, 0, v18, vcc
	v_sub_f32_e32 v121, v10, v9
	v_cmp_gt_f32_e32 vcc, 0, v121
	v_cndmask_b32_e64 v10, 0.5, -0.5, vcc
	v_mac_f32_e32 v10, 0x3fb8aa3b, v121
	v_cvt_i32_f32_e32 v10, v10
	v_cmp_ngt_f32_e32 vcc, s54, v23
	v_cndmask_b32_e32 v19, 0, v22, vcc
	v_cmp_gt_f32_e32 vcc, s55, v23
	v_cvt_f32_i32_e32 v20, v10
	v_cndmask_b32_e32 v19, v89, v19, vcc
	v_cmp_o_f32_e32 vcc, v23, v23
	v_cndmask_b32_e32 v19, v23, v19, vcc
	v_madmk_f32 v21, v20, 0xbf317180, v121
	v_madmk_f32 v22, v20, 0xb717f7d1, v21
	v_mul_f32_e32 v23, v22, v22
	v_madmk_f32 v117, v23, 0x3331bb4c, v82
	v_madak_f32 v117, v23, v117, 0x388ab355
	v_madak_f32 v117, v23, v117, 0xbb360b61
	v_madak_f32 v117, v23, v117, 0x3e2aaaab
	v_mad_f32 v23, -v23, v117, v22
	v_sub_f32_e32 v117, 2.0, v23
	v_cmp_gt_f32_e64 vcc, |v117|, s53
	v_cndmask_b32_e32 v118, 1.0, v88, vcc
	v_mul_f32_e32 v117, v117, v118
	v_rcp_f32_e32 v117, v117
	.loc	0 234
	v_mul_f32_e32 v1, v1, v19
	v_mul_f32_e32 v104, v19, v104
	.loc	0 233
	v_mul_f32_e32 v19, 0xb717f7d1, v20
	v_mul_f32_e32 v20, v22, v23
	v_mul_f32_e32 v20, v20, v117
	v_mad_f32 v19, -v118, v20, -v19
	v_sub_f32_e32 v19, v21, v19
	v_add_f32_e32 v23, 1.0, v19
	.loc	0 231
	ds_read_b128 v[19:22], v65 offset:384
	ds_read_b128 v[117:120], v65 offset:400
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
	v_mul_f32_e32 v19, 1.0, v117
	v_mul_f32_e32 v20, 1.0, v118
	v_max3_f32 v10, v10, v19, v20
	ds_read_b128 v[19:22], v65 offset:416
	v_mul_f32_e32 v117, 1.0, v119
	v_mul_f32_e32 v118, 1.0, v120
	v_max3_f32 v10, v10, v117, v118
	ds_read_b128 v[117:120], v65 offset:432
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v19, 1.0, v19
	v_mul_f32_e32 v20, 1.0, v20
	v_max3_f32 v10, v10, v19, v20
	v_mul_f32_e32 v19, 1.0, v21
	v_mul_f32_e32 v20, 1.0, v22
	v_max3_f32 v10, v10, v19, v20
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v19, 1.0, v117
	v_mul_f32_e32 v20, 1.0, v118
	v_max3_f32 v10, v10, v19, v20
	ds_read_b128 v[19:22], v65 offset:448
	v_mul_f32_e32 v117, 1.0, v119
	v_mul_f32_e32 v118, 1.0, v120
	v_max3_f32 v10, v10, v117, v118
	ds_read_b128 v[117:120], v65 offset:464
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v19, 1.0, v19
	v_mul_f32_e32 v20, 1.0, v20
	v_max3_f32 v10, v10, v19, v20
	v_mul_f32_e32 v19, 1.0, v21
	v_mul_f32_e32 v20, 1.0, v22
	v_max3_f32 v10, v10, v19, v20
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v19, 1.0, v117
	v_mul_f32_e32 v20, 1.0, v118
	v_max3_f32 v10, v10, v19, v20
	ds_read_b128 v[19:22], v65 offset:480
	v_mul_f32_e32 v117, 1.0, v119
	v_mul_f32_e32 v118, 1.0, v120
	v_max3_f32 v10, v10, v117, v118
	ds_read_b128 v[117:120], v65 offset:496
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v19, 1.0, v19
	v_mul_f32_e32 v20, 1.0, v20
	v_max3_f32 v10, v10, v19, v20
	v_mul_f32_e32 v19, 1.0, v21
	v_mul_f32_e32 v20, 1.0, v22
	v_max3_f32 v10, v10, v19, v20
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v19, 1.0, v117
	v_mul_f32_e32 v20, 1.0, v118
	v_max3_f32 v10, v10, v19, v20
	v_mul_f32_e32 v19, 1.0, v119
	v_mul_f32_e32 v20, 1.0, v120
	v_max3_f32 v19, v10, v19, v20
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s12, v19
	v_cndmask_b32_e32 v10, 0, v19, vcc
	v_sub_f32_e32 v11, v11, v10
	v_cmp_gt_f32_e32 vcc, 0, v11
	v_cndmask_b32_e64 v20, 0.5, -0.5, vcc
	v_mac_f32_e32 v20, 0x3fb8aa3b, v11
	v_cvt_i32_f32_e32 v20, v20
	v_cmp_ngt_f32_e32 vcc, s54, v121
	v_cndmask_b32_e32 v21, 0, v23, vcc
	v_cmp_gt_f32_e32 vcc, s55, v121
	v_cvt_f32_i32_e32 v22, v20
	v_cndmask_b32_e32 v21, v89, v21, vcc
	v_cmp_o_f32_e32 vcc, v121, v121
	v_cndmask_b32_e32 v21, v121, v21, vcc
	v_madmk_f32 v23, v22, 0xbf317180, v11
	v_madmk_f32 v117, v22, 0xb717f7d1, v23
	v_mul_f32_e32 v118, v117, v117
	v_madmk_f32 v119, v118, 0x3331bb4c, v82
	v_madak_f32 v119, v118, v119, 0x388ab355
	v_madak_f32 v119, v118, v119, 0xbb360b61
	v_madak_f32 v119, v118, v119, 0x3e2aaaab
	v_mad_f32 v118, -v118, v119, v117
	v_sub_f32_e32 v119, 2.0, v118
	v_cmp_gt_f32_e64 vcc, |v119|, s53
	v_cndmask_b32_e32 v120, 1.0, v88, vcc
	v_mul_f32_e32 v119, v119, v120
	v_rcp_f32_e32 v119, v119
	.loc	0 234
	v_mul_f32_e32 v2, v2, v21
	v_mul_f32_e32 v103, v21, v103
	.loc	0 233
	v_mul_f32_e32 v21, 0xb717f7d1, v22
	v_mul_f32_e32 v22, v117, v118
	v_mul_f32_e32 v22, v22, v119
	v_mad_f32 v21, -v120, v22, -v21
	v_sub_f32_e32 v21, v23, v21
	v_add_f32_e32 v117, 1.0, v21
	v_lshlrev_b32_e32 v118, 23, v20
	.loc	0 231
	ds_read_b128 v[20:23], v65 offset:512
	.loc	0 233
	v_add_u32_e32 v121, vcc, v118, v117
	.loc	0 231
	ds_read_b128 v[117:120], v65 offset:528
	.loc	0 237
	v_sub_f32_e32 v8, v114, v8
	.loc	0 231
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v20, 1.0, v20
	v_mul_f32_e32 v21, 1.0, v21
	v_max3_f32 v20, v122, v20, v21
	v_mul_f32_e32 v21, 1.0, v22
	v_mul_f32_e32 v22, 1.0, v23
	v_max3_f32 v20, v20, v21, v22
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v21, 1.0, v117
	v_mul_f32_e32 v22, 1.0, v118
	v_max3_f32 v117, v20, v21, v22
	ds_read_b128 v[20:23], v65 offset:544
	v_mul_f32_e32 v118, 1.0, v119
	v_mul_f32_e32 v119, 1.0, v120
	v_max3_f32 v122, v117, v118, v119
	ds_read_b128 v[117:120], v65 offset:560
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v20, 1.0, v20
	v_mul_f32_e32 v21, 1.0, v21
	v_max3_f32 v20, v122, v20, v21
	v_mul_f32_e32 v21, 1.0, v22
	v_mul_f32_e32 v22, 1.0, v23
	v_max3_f32 v20, v20, v21, v22
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v21, 1.0, v117
	v_mul_f32_e32 v22, 1.0, v118
	v_max3_f32 v117, v20, v21, v22
	ds_read_b128 v[20:23], v65 offset:576
	v_mul_f32_e32 v118, 1.0, v119
	v_mul_f32_e32 v119, 1.0, v120
	v_max3_f32 v122, v117, v118, v119
	ds_read_b128 v[117:120], v65 offset:592
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v20, 1.0, v20
	v_mul_f32_e32 v21, 1.0, v21
	v_max3_f32 v20, v122, v20, v21
	v_mul_f32_e32 v21, 1.0, v22
	v_mul_f32_e32 v22, 1.0, v23
	v_max3_f32 v20, v20, v21, v22
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v21, 1.0, v117
	v_mul_f32_e32 v22, 1.0, v118
	v_max3_f32 v117, v20, v21, v22
	ds_read_b128 v[20:23], v65 offset:608
	v_mul_f32_e32 v118, 1.0, v119
	v_mul_f32_e32 v119, 1.0, v120
	v_max3_f32 v122, v117, v118, v119
	ds_read_b128 v[117:120], v65 offset:624
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v20, 1.0, v20
	v_mul_f32_e32 v21, 1.0, v21
	v_max3_f32 v20, v122, v20, v21
	v_mul_f32_e32 v21, 1.0, v22
	v_mul_f32_e32 v22, 1.0, v23
	v_max3_f32 v20, v20, v21, v22
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v21, 1.0, v117
	v_mul_f32_e32 v22, 1.0, v118
	v_max3_f32 v20, v20, v21, v22
	v_mul_f32_e32 v21, 1.0, v119
	v_mul_f32_e32 v22, 1.0, v120
	v_max3_f32 v20, v20, v21, v22
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s12, v20
	v_cndmask_b32_e32 v125, 0, v20, vcc
	v_sub_f32_e32 v12, v12, v125
	v_cmp_gt_f32_e32 vcc, 0, v12
	v_cndmask_b32_e64 v21, 0.5, -0.5, vcc
	v_mac_f32_e32 v21, 0x3fb8aa3b, v12
	v_cvt_i32_f32_e32 v21, v21
	v_cmp_ngt_f32_e32 vcc, s54, v11
	v_cndmask_b32_e32 v22, 0, v121, vcc
	v_cmp_gt_f32_e32 vcc, s55, v11
	v_cvt_f32_i32_e32 v23, v21
	v_cndmask_b32_e32 v22, v89, v22, vcc
	v_cmp_o_f32_e32 vcc, v11, v11
	v_cndmask_b32_e32 v11, v11, v22, vcc
	v_madmk_f32 v22, v23, 0xbf317180, v12
	v_madmk_f32 v117, v23, 0xb717f7d1, v22
	v_mul_f32_e32 v118, v117, v117
	v_madmk_f32 v119, v118, 0x3331bb4c, v82
	v_madak_f32 v119, v118, v119, 0x388ab355
	v_madak_f32 v119, v118, v119, 0xbb360b61
	v_madak_f32 v119, v118, v119, 0x3e2aaaab
	v_mad_f32 v118, -v118, v119, v117
	v_sub_f32_e32 v119, 2.0, v118
	v_cmp_gt_f32_e64 vcc, |v119|, s53
	v_cndmask_b32_e32 v120, 1.0, v88, vcc
	v_mul_f32_e32 v119, v119, v120
	v_rcp_f32_e32 v119, v119
	.loc	0 234
	v_mul_f32_e32 v3, v3, v11
	v_mul_f32_e32 v102, v11, v102
	.loc	0 233
	v_mul_f32_e32 v11, 0xb717f7d1, v23
	v_mul_f32_e32 v23, v117, v118
	v_mul_f32_e32 v23, v23, v119
	v_mad_f32 v11, -v120, v23, -v11
	.loc	0 231
	ds_read_b128 v[117:120], v65 offset:640
	ds_read_b128 v[121:124], v65 offset:656
	.loc	0 233
	v_sub_f32_e32 v11, v22, v11
	v_add_f32_e32 v11, 1.0, v11
	v_lshlrev_b32_e32 v21, 23, v21
	v_add_u32_e32 v11, vcc, v21, v11
	.loc	0 231
	v_mul_f32_e32 v21, 1.0, v13
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v117
	v_mul_f32_e32 v23, 1.0, v118
	v_max3_f32 v21, v21, v22, v23
	v_mul_f32_e32 v22, 1.0, v119
	v_mul_f32_e32 v23, 1.0, v120
	ds_read_b128 v[117:120], v65 offset:672
	v_max3_f32 v21, v21, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v121
	v_mul_f32_e32 v23, 1.0, v122
	v_max3_f32 v21, v21, v22, v23
	v_mul_f32_e32 v22, 1.0, v123
	v_mul_f32_e32 v23, 1.0, v124
	ds_read_b128 v[121:124], v65 offset:688
	v_max3_f32 v21, v21, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v117
	v_mul_f32_e32 v23, 1.0, v118
	v_max3_f32 v21, v21, v22, v23
	v_mul_f32_e32 v22, 1.0, v119
	v_mul_f32_e32 v23, 1.0, v120
	ds_read_b128 v[117:120], v65 offset:704
	v_max3_f32 v21, v21, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v121
	v_mul_f32_e32 v23, 1.0, v122
	v_max3_f32 v21, v21, v22, v23
	v_mul_f32_e32 v22, 1.0, v123
	v_mul_f32_e32 v23, 1.0, v124
	ds_read_b128 v[121:124], v65 offset:720
	v_max3_f32 v21, v21, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v117
	v_mul_f32_e32 v23, 1.0, v118
	v_max3_f32 v21, v21, v22, v23
	v_mul_f32_e32 v22, 1.0, v119
	v_mul_f32_e32 v23, 1.0, v120
	ds_read_b128 v[117:120], v65 offset:736
	v_max3_f32 v21, v21, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v121
	v_mul_f32_e32 v23, 1.0, v122
	v_max3_f32 v21, v21, v22, v23
	v_mul_f32_e32 v22, 1.0, v123
	v_mul_f32_e32 v23, 1.0, v124
	ds_read_b128 v[121:124], v65 offset:752
	v_max3_f32 v21, v21, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v117
	v_mul_f32_e32 v23, 1.0, v118
	v_max3_f32 v21, v21, v22, v23
	v_mul_f32_e32 v22, 1.0, v119
	v_mul_f32_e32 v23, 1.0, v120
	v_max3_f32 v21, v21, v22, v23
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v22, 1.0, v121
	v_mul_f32_e32 v23, 1.0, v122
	v_max3_f32 v21, v21, v22, v23
	v_mul_f32_e32 v22, 1.0, v123
	v_mul_f32_e32 v23, 1.0, v124
	v_max3_f32 v21, v21, v22, v23
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s12, v21
	v_cndmask_b32_e32 v126, 0, v21, vcc
	v_sub_f32_e32 v13, v13, v126
	v_cmp_gt_f32_e32 vcc, 0, v13
	v_cndmask_b32_e64 v22, 0.5, -0.5, vcc
	v_mac_f32_e32 v22, 0x3fb8aa3b, v13
	v_cvt_i32_f32_e32 v22, v22
	v_cmp_ngt_f32_e32 vcc, s54, v12
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_cmp_gt_f32_e32 vcc, s55, v12
	v_cvt_f32_i32_e32 v23, v22
	v_cndmask_b32_e32 v11, v89, v11, vcc
	v_cmp_o_f32_e32 vcc, v12, v12
	v_cndmask_b32_e32 v11, v12, v11, vcc
	v_madmk_f32 v12, v23, 0xbf317180, v13
	v_madmk_f32 v117, v23, 0xb717f7d1, v12
	v_mul_f32_e32 v118, v117, v117
	v_madmk_f32 v119, v118, 0x3331bb4c, v82
	v_madak_f32 v119, v118, v119, 0x388ab355
	v_madak_f32 v119, v118, v119, 0xbb360b61
	v_madak_f32 v119, v118, v119, 0x3e2aaaab
	v_mad_f32 v118, -v118, v119, v117
	v_sub_f32_e32 v119, 2.0, v118
	v_cmp_gt_f32_e64 vcc, |v119|, s53
	v_cndmask_b32_e32 v120, 1.0, v88, vcc
	v_mul_f32_e32 v119, v119, v120
	v_rcp_f32_e32 v119, v119
	.loc	0 234
	v_mul_f32_e32 v4, v4, v11
	v_mul_f32_e32 v101, v11, v101
	.loc	0 233
	v_mul_f32_e32 v11, 0xb717f7d1, v23
	v_mul_f32_e32 v23, v117, v118
	v_mul_f32_e32 v23, v23, v119
	v_mad_f32 v11, -v120, v23, -v11
	.loc	0 231
	ds_read_b128 v[117:120], v65 offset:768
	ds_read_b128 v[121:124], v65 offset:784
	.loc	0 233
	v_sub_f32_e32 v11, v12, v11
	v_add_f32_e32 v11, 1.0, v11
	v_lshlrev_b32_e32 v12, 23, v22
	v_add_u32_e32 v11, vcc, v12, v11
	.loc	0 231
	v_mul_f32_e32 v12, 1.0, v14
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v117
	v_mul_f32_e32 v23, 1.0, v118
	v_max3_f32 v12, v12, v22, v23
	v_mul_f32_e32 v22, 1.0, v119
	v_mul_f32_e32 v23, 1.0, v120
	ds_read_b128 v[117:120], v65 offset:800
	v_max3_f32 v12, v12, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v121
	v_mul_f32_e32 v23, 1.0, v122
	v_max3_f32 v12, v12, v22, v23
	v_mul_f32_e32 v22, 1.0, v123
	v_mul_f32_e32 v23, 1.0, v124
	ds_read_b128 v[121:124], v65 offset:816
	v_max3_f32 v12, v12, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v117
	v_mul_f32_e32 v23, 1.0, v118
	v_max3_f32 v12, v12, v22, v23
	v_mul_f32_e32 v22, 1.0, v119
	v_mul_f32_e32 v23, 1.0, v120
	ds_read_b128 v[117:120], v65 offset:832
	v_max3_f32 v12, v12, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v121
	v_mul_f32_e32 v23, 1.0, v122
	v_max3_f32 v12, v12, v22, v23
	v_mul_f32_e32 v22, 1.0, v123
	v_mul_f32_e32 v23, 1.0, v124
	ds_read_b128 v[121:124], v65 offset:848
	v_max3_f32 v12, v12, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v117
	v_mul_f32_e32 v23, 1.0, v118
	v_max3_f32 v12, v12, v22, v23
	v_mul_f32_e32 v22, 1.0, v119
	v_mul_f32_e32 v23, 1.0, v120
	ds_read_b128 v[117:120], v65 offset:864
	v_max3_f32 v12, v12, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v121
	v_mul_f32_e32 v23, 1.0, v122
	v_max3_f32 v12, v12, v22, v23
	v_mul_f32_e32 v22, 1.0, v123
	v_mul_f32_e32 v23, 1.0, v124
	ds_read_b128 v[121:124], v65 offset:880
	v_max3_f32 v12, v12, v22, v23
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v22, 1.0, v117
	v_mul_f32_e32 v23, 1.0, v118
	v_max3_f32 v12, v12, v22, v23
	v_mul_f32_e32 v22, 1.0, v119
	v_mul_f32_e32 v23, 1.0, v120
	v_max3_f32 v12, v12, v22, v23
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v22, 1.0, v121
	v_mul_f32_e32 v23, 1.0, v122
	v_max3_f32 v12, v12, v22, v23
	v_mul_f32_e32 v22, 1.0, v123
	v_mul_f32_e32 v23, 1.0, v124
	v_max3_f32 v22, v12, v22, v23
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s12, v22
	v_cndmask_b32_e32 v121, 0, v22, vcc
	v_sub_f32_e32 v122, v14, v121
	v_cmp_gt_f32_e32 vcc, 0, v122
	v_cndmask_b32_e64 v12, 0.5, -0.5, vcc
	v_mac_f32_e32 v12, 0x3fb8aa3b, v122
	v_cvt_i32_f32_e32 v12, v12
	v_cmp_ngt_f32_e32 vcc, s54, v13
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_cmp_gt_f32_e32 vcc, s55, v13
	v_cvt_f32_i32_e32 v14, v12
	v_cndmask_b32_e32 v11, v89, v11, vcc
	v_cmp_o_f32_e32 vcc, v13, v13
	v_cndmask_b32_e32 v11, v13, v11, vcc
	v_madmk_f32 v13, v14, 0xbf317180, v122
	v_madmk_f32 v23, v14, 0xb717f7d1, v13
	v_mul_f32_e32 v117, v23, v23
	v_madmk_f32 v118, v117, 0x3331bb4c, v82
	v_madak_f32 v118, v117, v118, 0x388ab355
	v_madak_f32 v118, v117, v118, 0xbb360b61
	v_madak_f32 v118, v117, v118, 0x3e2aaaab
	v_mad_f32 v117, -v117, v118, v23
	v_sub_f32_e32 v118, 2.0, v117
	v_cmp_gt_f32_e64 vcc, |v118|, s53
	v_cndmask_b32_e32 v119, 1.0, v88, vcc
	v_mul_f32_e32 v118, v118, v119
	v_rcp_f32_e32 v118, v118
	.loc	0 234
	v_mul_f32_e32 v5, v5, v11
	v_mul_f32_e32 v99, v11, v99
	.loc	0 233
	v_mul_f32_e32 v11, 0xb717f7d1, v14
	v_mul_f32_e32 v14, v23, v117
	v_mul_f32_e32 v14, v14, v118
	v_mad_f32 v11, -v119, v14, -v11
	v_sub_f32_e32 v11, v13, v11
	v_add_f32_e32 v23, 1.0, v11
	v_lshlrev_b32_e32 v117, 23, v12
	.loc	0 231
	ds_read_b128 v[11:14], v67
	.loc	0 233
	v_add_u32_e32 v123, vcc, v117, v23
	.loc	0 231
	ds_read_b128 v[117:120], v67 offset:16
	v_mul_f32_e32 v23, 1.0, v15
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, 1.0, v11
	v_mul_f32_e32 v12, 1.0, v12
	v_max3_f32 v11, v23, v11, v12
	v_mul_f32_e32 v12, 1.0, v13
	v_mul_f32_e32 v13, 1.0, v14
	v_max3_f32 v11, v11, v12, v13
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v12, 1.0, v117
	v_mul_f32_e32 v13, 1.0, v118
	v_max3_f32 v23, v11, v12, v13
	ds_read_b128 v[11:14], v67 offset:32
	v_mul_f32_e32 v117, 1.0, v119
	v_mul_f32_e32 v118, 1.0, v120
	v_max3_f32 v23, v23, v117, v118
	ds_read_b128 v[117:120], v67 offset:48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, 1.0, v11
	v_mul_f32_e32 v12, 1.0, v12
	v_max3_f32 v11, v23, v11, v12
	v_mul_f32_e32 v12, 1.0, v13
	v_mul_f32_e32 v13, 1.0, v14
	v_max3_f32 v11, v11, v12, v13
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v12, 1.0, v117
	v_mul_f32_e32 v13, 1.0, v118
	v_max3_f32 v23, v11, v12, v13
	ds_read_b128 v[11:14], v67 offset:64
	v_mul_f32_e32 v117, 1.0, v119
	v_mul_f32_e32 v118, 1.0, v120
	v_max3_f32 v23, v23, v117, v118
	ds_read_b128 v[117:120], v67 offset:80
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, 1.0, v11
	v_mul_f32_e32 v12, 1.0, v12
	v_max3_f32 v11, v23, v11, v12
	v_mul_f32_e32 v12, 1.0, v13
	v_mul_f32_e32 v13, 1.0, v14
	v_max3_f32 v11, v11, v12, v13
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v12, 1.0, v117
	v_mul_f32_e32 v13, 1.0, v118
	v_max3_f32 v23, v11, v12, v13
	ds_read_b128 v[11:14], v67 offset:96
	v_mul_f32_e32 v117, 1.0, v119
	v_mul_f32_e32 v118, 1.0, v120
	v_max3_f32 v23, v23, v117, v118
	ds_read_b128 v[117:120], v67 offset:112
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, 1.0, v11
	v_mul_f32_e32 v12, 1.0, v12
	v_max3_f32 v11, v23, v11, v12
	v_mul_f32_e32 v12, 1.0, v13
	v_mul_f32_e32 v13, 1.0, v14
	v_max3_f32 v11, v11, v12, v13
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v12, 1.0, v117
	v_mul_f32_e32 v13, 1.0, v118
	v_max3_f32 v11, v11, v12, v13
	v_mul_f32_e32 v12, 1.0, v119
	v_mul_f32_e32 v13, 1.0, v120
	v_max3_f32 v23, v11, v12, v13
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s12, v23
	v_cndmask_b32_e32 v11, 0, v23, vcc
	v_sub_f32_e32 v12, v15, v11
	v_cmp_gt_f32_e32 vcc, 0, v12
	v_cndmask_b32_e64 v13, 0.5, -0.5, vcc
	v_mac_f32_e32 v13, 0x3fb8aa3b, v12
	v_cvt_i32_f32_e32 v13, v13
	v_cmp_ngt_f32_e32 vcc, s54, v122
	v_cndmask_b32_e32 v14, 0, v123, vcc
	v_cmp_gt_f32_e32 vcc, s55, v122
	v_cvt_f32_i32_e32 v15, v13
	v_cndmask_b32_e32 v14, v89, v14, vcc
	v_cmp_o_f32_e32 vcc, v122, v122
	v_cndmask_b32_e32 v14, v122, v14, vcc
	v_madmk_f32 v117, v15, 0xbf317180, v12
	v_madmk_f32 v118, v15, 0xb717f7d1, v117
	v_mul_f32_e32 v119, v118, v118
	v_madmk_f32 v120, v119, 0x3331bb4c, v82
	v_madak_f32 v120, v119, v120, 0x388ab355
	v_madak_f32 v120, v119, v120, 0xbb360b61
	v_madak_f32 v120, v119, v120, 0x3e2aaaab
	v_mad_f32 v119, -v119, v120, v118
	v_sub_f32_e32 v120, 2.0, v119
	v_cmp_gt_f32_e64 vcc, |v120|, s53
	v_cndmask_b32_e32 v122, 1.0, v88, vcc
	v_mul_f32_e32 v120, v120, v122
	v_rcp_f32_e32 v120, v120
	.loc	0 234
	v_mul_f32_e32 v6, v6, v14
	v_mul_f32_e32 v97, v14, v97
	.loc	0 233
	v_mul_f32_e32 v14, 0xb717f7d1, v15
	v_mul_f32_e32 v15, v118, v119
	v_mul_f32_e32 v15, v15, v120
	v_mad_f32 v14, -v122, v15, -v14
	v_sub_f32_e32 v14, v117, v14
	v_add_f32_e32 v14, 1.0, v14
	v_lshlrev_b32_e32 v13, 23, v13
	v_add_u32_e32 v13, vcc, v13, v14
	v_cmp_ngt_f32_e32 vcc, s54, v12
	.loc	0 237
	v_sub_f32_e32 v14, v115, v116
	.loc	0 233
	v_cndmask_b32_e32 v13, 0, v13, vcc
	.loc	0 237
	v_cmp_gt_f32_e32 vcc, 0, v14
	v_cndmask_b32_e64 v15, 0.5, -0.5, vcc
	v_mac_f32_e32 v15, 0x3fb8aa3b, v14
	v_cvt_i32_f32_e32 v15, v15
	.loc	0 233
	v_cmp_gt_f32_e32 vcc, s55, v12
	v_cndmask_b32_e32 v13, v89, v13, vcc
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
	v_madmk_f32 v115, v13, 0xbf317180, v14
	v_madmk_f32 v116, v13, 0xb717f7d1, v115
	v_mul_f32_e32 v117, v116, v116
	v_madmk_f32 v118, v117, 0x3331bb4c, v82
	v_madak_f32 v118, v117, v118, 0x388ab355
	v_madak_f32 v118, v117, v118, 0xbb360b61
	v_madak_f32 v118, v117, v118, 0x3e2aaaab
	v_mad_f32 v117, -v117, v118, v116
	v_sub_f32_e32 v118, 2.0, v117
	v_cmp_gt_f32_e64 vcc, |v118|, s53
	v_cndmask_b32_e32 v119, 1.0, v88, vcc
	v_mul_f32_e32 v118, v118, v119
	v_rcp_f32_e32 v118, v118
	.loc	0 234
	v_mul_f32_e32 v95, v12, v95
	.loc	0 237
	v_mul_f32_e32 v12, 0xb717f7d1, v13
	v_mul_f32_e32 v13, v116, v117
	v_mul_f32_e32 v13, v13, v118
	v_cmp_gt_f32_e32 vcc, 0, v8
	v_mad_f32 v12, -v119, v13, -v12
	v_cndmask_b32_e64 v13, 0.5, -0.5, vcc
	v_mac_f32_e32 v13, 0x3fb8aa3b, v8
	v_cvt_i32_f32_e32 v13, v13
	v_sub_f32_e32 v12, v115, v12
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v15, 23, v15
	v_add_u32_e32 v12, vcc, v15, v12
	v_cvt_f32_i32_e32 v15, v13
	v_cmp_ngt_f32_e32 vcc, s54, v14
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s55, v14
	v_madmk_f32 v114, v15, 0xbf317180, v8
	v_madmk_f32 v115, v15, 0xb717f7d1, v114
	v_mul_f32_e32 v116, v115, v115
	v_madmk_f32 v117, v116, 0x3331bb4c, v82
	v_madak_f32 v117, v116, v117, 0x388ab355
	v_madak_f32 v117, v116, v117, 0xbb360b61
	v_madak_f32 v117, v116, v117, 0x3e2aaaab
	v_mad_f32 v116, -v116, v117, v115
	v_sub_f32_e32 v117, 2.0, v116
	v_cndmask_b32_e32 v12, v89, v12, vcc
	v_cmp_gt_f32_e64 vcc, |v117|, s53
	v_cndmask_b32_e32 v118, 1.0, v88, vcc
	v_mul_f32_e32 v117, v117, v118
	v_rcp_f32_e32 v117, v117
	v_cmp_o_f32_e32 vcc, v14, v14
	v_cndmask_b32_e32 v12, v14, v12, vcc
	v_mul_f32_e32 v14, 0xb717f7d1, v15
	v_mul_f32_e32 v15, v115, v116
	v_sub_f32_e32 v9, v113, v9
	v_mul_f32_e32 v15, v15, v117
	v_cmp_gt_f32_e32 vcc, 0, v9
	v_mad_f32 v14, -v118, v15, -v14
	v_cndmask_b32_e64 v15, 0.5, -0.5, vcc
	v_mac_f32_e32 v15, 0x3fb8aa3b, v9
	v_cvt_i32_f32_e32 v15, v15
	v_sub_f32_e32 v14, v114, v14
	v_add_f32_e32 v14, 1.0, v14
	v_lshlrev_b32_e32 v13, 23, v13
	v_add_u32_e32 v13, vcc, v13, v14
	v_cvt_f32_i32_e32 v14, v15
	v_cmp_ngt_f32_e32 vcc, s54, v8
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_cmp_gt_f32_e32 vcc, s55, v8
	v_cndmask_b32_e32 v13, v89, v13, vcc
	v_cmp_o_f32_e32 vcc, v8, v8
	v_cndmask_b32_e32 v8, v8, v13, vcc
	v_madmk_f32 v13, v14, 0xbf317180, v9
	v_madmk_f32 v113, v14, 0xb717f7d1, v13
	v_mul_f32_e32 v114, v113, v113
	v_madmk_f32 v115, v114, 0x3331bb4c, v82
	v_madak_f32 v115, v114, v115, 0x388ab355
	v_madak_f32 v115, v114, v115, 0xbb360b61
	v_madak_f32 v115, v114, v115, 0x3e2aaaab
	v_mad_f32 v114, -v114, v115, v113
	v_sub_f32_e32 v115, 2.0, v114
	v_cmp_gt_f32_e64 vcc, |v115|, s53
	v_cndmask_b32_e32 v116, 1.0, v88, vcc
	v_mul_f32_e32 v115, v115, v116
	v_rcp_f32_e32 v115, v115
	ds_write2_b32 v66, v12, v8 offset1:32
	v_mul_f32_e32 v12, v113, v114
	v_sub_f32_e32 v10, v112, v10
	v_mul_f32_e32 v8, 0xb717f7d1, v14
	v_mul_f32_e32 v12, v12, v115
	v_cmp_gt_f32_e32 vcc, 0, v10
	v_mad_f32 v8, -v116, v12, -v8
	v_cndmask_b32_e64 v12, 0.5, -0.5, vcc
	v_mac_f32_e32 v12, 0x3fb8aa3b, v10
	v_cvt_i32_f32_e32 v12, v12
	v_sub_f32_e32 v8, v13, v8
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v13, 23, v15
	v_add_u32_e32 v8, vcc, v13, v8
	v_cvt_f32_i32_e32 v13, v12
	v_cmp_ngt_f32_e32 vcc, s54, v9
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s55, v9
	v_madmk_f32 v14, v13, 0xbf317180, v10
	v_madmk_f32 v15, v13, 0xb717f7d1, v14
	v_mul_f32_e32 v112, v15, v15
	v_madmk_f32 v113, v112, 0x3331bb4c, v82
	v_madak_f32 v113, v112, v113, 0x388ab355
	v_madak_f32 v113, v112, v113, 0xbb360b61
	v_madak_f32 v113, v112, v113, 0x3e2aaaab
	v_mad_f32 v112, -v112, v113, v15
	v_sub_f32_e32 v113, 2.0, v112
	v_cndmask_b32_e32 v8, v89, v8, vcc
	v_cmp_gt_f32_e64 vcc, |v113|, s53
	v_cndmask_b32_e32 v114, 1.0, v88, vcc
	v_mul_f32_e32 v113, v113, v114
	v_rcp_f32_e32 v113, v113
	v_cmp_o_f32_e32 vcc, v9, v9
	v_cndmask_b32_e32 v8, v9, v8, vcc
	v_mul_f32_e32 v9, 0xb717f7d1, v13
	v_mul_f32_e32 v13, v15, v112
	v_mul_f32_e32 v13, v13, v113
	v_mad_f32 v9, -v114, v13, -v9
	v_sub_f32_e32 v13, v111, v125
	v_cmp_gt_f32_e32 vcc, 0, v13
	v_sub_f32_e32 v9, v14, v9
	v_cndmask_b32_e64 v14, 0.5, -0.5, vcc
	v_mac_f32_e32 v14, 0x3fb8aa3b, v13
	v_cvt_i32_f32_e32 v14, v14
	v_add_f32_e32 v9, 1.0, v9
	v_lshlrev_b32_e32 v12, 23, v12
	v_add_u32_e32 v9, vcc, v12, v9
	v_cvt_f32_i32_e32 v12, v14
	v_cmp_ngt_f32_e32 vcc, s54, v10
	v_cndmask_b32_e32 v9, 0, v9, vcc
	v_cmp_gt_f32_e32 vcc, s55, v10
	v_cndmask_b32_e32 v9, v89, v9, vcc
	v_cmp_o_f32_e32 vcc, v10, v10
	v_cndmask_b32_e32 v9, v10, v9, vcc
	v_madmk_f32 v10, v12, 0xbf317180, v13
	v_madmk_f32 v15, v12, 0xb717f7d1, v10
	v_mul_f32_e32 v111, v15, v15
	v_madmk_f32 v112, v111, 0x3331bb4c, v82
	v_madak_f32 v112, v111, v112, 0x388ab355
	v_madak_f32 v112, v111, v112, 0xbb360b61
	v_madak_f32 v112, v111, v112, 0x3e2aaaab
	v_mad_f32 v111, -v111, v112, v15
	v_sub_f32_e32 v112, 2.0, v111
	v_cmp_gt_f32_e64 vcc, |v112|, s53
	v_cndmask_b32_e32 v113, 1.0, v88, vcc
	v_mul_f32_e32 v112, v112, v113
	v_rcp_f32_e32 v112, v112
	ds_write2_b32 v66, v8, v9 offset0:64 offset1:96
	v_mul_f32_e32 v9, v15, v111
	v_mul_f32_e32 v8, 0xb717f7d1, v12
	v_mul_f32_e32 v9, v9, v112
	v_mad_f32 v8, -v113, v9, -v8
	v_sub_f32_e32 v9, v110, v126
	v_cmp_gt_f32_e32 vcc, 0, v9
	v_sub_f32_e32 v8, v10, v8
	v_cndmask_b32_e64 v10, 0.5, -0.5, vcc
	v_mac_f32_e32 v10, 0x3fb8aa3b, v9
	v_cvt_i32_f32_e32 v10, v10
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v12, 23, v14
	v_add_u32_e32 v8, vcc, v12, v8
	v_cvt_f32_i32_e32 v12, v10
	v_cmp_ngt_f32_e32 vcc, s54, v13
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s55, v13
	v_madmk_f32 v14, v12, 0xbf317180, v9
	v_madmk_f32 v15, v12, 0xb717f7d1, v14
	v_mul_f32_e32 v110, v15, v15
	v_madmk_f32 v111, v110, 0x3331bb4c, v82
	v_madak_f32 v111, v110, v111, 0x388ab355
	v_madak_f32 v111, v110, v111, 0xbb360b61
	v_madak_f32 v111, v110, v111, 0x3e2aaaab
	v_mad_f32 v110, -v110, v111, v15
	v_sub_f32_e32 v111, 2.0, v110
	v_cndmask_b32_e32 v8, v89, v8, vcc
	v_cmp_gt_f32_e64 vcc, |v111|, s53
	v_cndmask_b32_e32 v112, 1.0, v88, vcc
	v_mul_f32_e32 v111, v111, v112
	v_rcp_f32_e32 v111, v111
	v_cmp_o_f32_e32 vcc, v13, v13
	v_cndmask_b32_e32 v8, v13, v8, vcc
	v_mul_f32_e32 v13, v15, v110
	v_mul_f32_e32 v12, 0xb717f7d1, v12
	v_mul_f32_e32 v13, v13, v111
	v_mad_f32 v12, -v112, v13, -v12
	v_sub_f32_e32 v13, v109, v121
	v_cmp_gt_f32_e32 vcc, 0, v13
	v_sub_f32_e32 v12, v14, v12
	v_cndmask_b32_e64 v14, 0.5, -0.5, vcc
	v_mac_f32_e32 v14, 0x3fb8aa3b, v13
	v_cvt_i32_f32_e32 v14, v14
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v10, 23, v10
	v_add_u32_e32 v10, vcc, v10, v12
	v_cvt_f32_i32_e32 v12, v14
	v_cmp_ngt_f32_e32 vcc, s54, v9
	v_cndmask_b32_e32 v10, 0, v10, vcc
	v_cmp_gt_f32_e32 vcc, s55, v9
	v_cndmask_b32_e32 v10, v89, v10, vcc
	v_cmp_o_f32_e32 vcc, v9, v9
	v_cndmask_b32_e32 v9, v9, v10, vcc
	v_madmk_f32 v10, v12, 0xbf317180, v13
	v_madmk_f32 v15, v12, 0xb717f7d1, v10
	v_mul_f32_e32 v109, v15, v15
	v_madmk_f32 v110, v109, 0x3331bb4c, v82
	v_madak_f32 v110, v109, v110, 0x388ab355
	v_madak_f32 v110, v109, v110, 0xbb360b61
	v_madak_f32 v110, v109, v110, 0x3e2aaaab
	v_mad_f32 v109, -v109, v110, v15
	v_sub_f32_e32 v110, 2.0, v109
	v_cmp_gt_f32_e64 vcc, |v110|, s53
	v_cndmask_b32_e32 v111, 1.0, v88, vcc
	v_mul_f32_e32 v110, v110, v111
	v_rcp_f32_e32 v110, v110
	ds_write2_b32 v66, v8, v9 offset0:128 offset1:160
	v_mul_f32_e32 v9, v15, v109
	v_mul_f32_e32 v8, 0xb717f7d1, v12
	v_mul_f32_e32 v9, v9, v110
	v_mad_f32 v8, -v111, v9, -v8
	v_sub_f32_e32 v8, v10, v8
	v_sub_f32_e32 v10, v108, v11
	v_cmp_gt_f32_e32 vcc, 0, v10
	v_cndmask_b32_e64 v11, 0.5, -0.5, vcc
	v_mac_f32_e32 v11, 0x3fb8aa3b, v10
	v_cvt_i32_f32_e32 v11, v11
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v9, 23, v14
	v_add_u32_e32 v8, vcc, v9, v8
	v_cvt_f32_i32_e32 v9, v11
	v_cmp_ngt_f32_e32 vcc, s54, v13
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s55, v13
	v_cndmask_b32_e32 v8, v89, v8, vcc
	v_cmp_o_f32_e32 vcc, v13, v13
	v_madmk_f32 v12, v9, 0xbf317180, v10
	v_cndmask_b32_e32 v8, v13, v8, vcc
	v_madmk_f32 v13, v9, 0xb717f7d1, v12
	v_mul_f32_e32 v14, v13, v13
	v_madmk_f32 v15, v14, 0x3331bb4c, v82
	v_madak_f32 v15, v14, v15, 0x388ab355
	v_madak_f32 v15, v14, v15, 0xbb360b61
	v_madak_f32 v15, v14, v15, 0x3e2aaaab
	v_mad_f32 v14, -v14, v15, v13
	v_sub_f32_e32 v15, 2.0, v14
	v_cmp_gt_f32_e64 vcc, |v15|, s53
	v_cndmask_b32_e32 v108, 1.0, v88, vcc
	v_mul_f32_e32 v15, v15, v108
	v_rcp_f32_e32 v15, v15
	ds_write_b32 v66, v8 offset:768
	v_mul_f32_e32 v8, 0xb717f7d1, v9
	v_mul_f32_e32 v9, v13, v14
	v_mul_f32_e32 v9, v9, v15
	v_mad_f32 v8, -v108, v9, -v8
	v_sub_f32_e32 v8, v12, v8
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v9, 23, v11
	v_add_u32_e32 v8, vcc, v9, v8
	v_cmp_ngt_f32_e32 vcc, s54, v10
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s55, v10
	v_cndmask_b32_e32 v8, v89, v8, vcc
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
	s_or_b64 exec, exec, s[14:15]
	.loc	0 240
	s_add_i32 s13, s13, 4
	.loc	0 243
	s_waitcnt lgkmcnt(7)
	v_add_f32_e32 v0, v0, v9
	s_waitcnt lgkmcnt(6)
	v_add_f32_e32 v1, v1, v12
	s_waitcnt lgkmcnt(5)
	v_add_f32_e32 v2, v2, v13
	s_waitcnt lgkmcnt(4)
	v_add_f32_e32 v3, v3, v108
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v4, v4, v110
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v5, v5, v113
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v6, v6, v115
	.loc	0 244
	v_mac_f32_e32 v97, v115, v116
	.loc	0 243
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v7, v7, v114
	.loc	0 244
	v_mac_f32_e32 v99, v113, v112
	v_mac_f32_e32 v101, v110, v111
	v_mac_f32_e32 v102, v108, v15
	v_mac_f32_e32 v103, v13, v14
	v_mac_f32_e32 v104, v12, v11
	v_mac_f32_e32 v105, v9, v10
	v_mac_f32_e32 v95, v114, v109
	.loc	0 240
	s_cmpk_eq_i32 s13, 0x80
	v_add_u32_e32 v8, vcc, 0x50, v8
	s_cbranch_scc1 .LBB0_43
.LBB0_27:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_18 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 242
	v_add_u32_e32 v109, vcc, s13, v81
	ds_read_b32 v9, v109
	.loc	0 244
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_29
; %bb.28:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v10, v8
.LBB0_29:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 242
	ds_read_b32 v12, v109 offset:128
	.loc	0 244
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v11, v8
.LBB0_31:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 242
	ds_read_b32 v13, v109 offset:256
	.loc	0 244
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v14, v8
.LBB0_33:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 242
	ds_read_b32 v108, v109 offset:384
	.loc	0 244
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_35
; %bb.34:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v15, v8
.LBB0_35:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 242
	ds_read_b32 v110, v109 offset:512
	.loc	0 244
	v_mov_b32_e32 v112, 0
	v_mov_b32_e32 v111, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_37
; %bb.36:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v111, v8
.LBB0_37:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 242
	ds_read_b32 v113, v109 offset:640
	.loc	0 244
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_39
; %bb.38:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v112, v8
.LBB0_39:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 242
	ds_read_b32 v115, v109 offset:768
	.loc	0 244
	v_mov_b32_e32 v109, 0
	v_mov_b32_e32 v116, 0
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_41
; %bb.40:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v116, v8
.LBB0_41:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 242
	v_add_u32_e32 v114, vcc, s13, v67
	ds_read_b32 v114, v114
	.loc	0 244
	s_and_saveexec_b64 s[14:15], s[2:3]
	s_cbranch_execz .LBB0_26
; %bb.42:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v109, v8
	s_branch .LBB0_26
.LBB0_43:                               ;   in Loop: Header=BB0_18 Depth=2
	.loc	0 209
	v_mov_b32_e32 v8, s43
	v_add_u32_e32 v59, vcc, s42, v59
	v_addc_u32_e32 v60, vcc, v60, v8, vcc
	v_add_u32_e32 v107, vcc, 32, v107
	v_add_u32_e32 v61, vcc, s42, v61
	v_addc_u32_e32 v62, vcc, v62, v8, vcc
	s_cmp_eq_u32 s20, s48
	v_add_u32_e32 v106, vcc, 32, v106
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
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execnz .LBB0_14
	s_branch .LBB0_18
.LBB0_45:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_add_u32_e32 v8, vcc, v25, v24
	v_addc_u32_e32 v9, vcc, 0, v26, vcc
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s30, v100
	s_and_b64 s[16:17], vcc, s[2:3]
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB0_50
; %bb.46:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_48
; %bb.47:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v0|, s53
	v_cndmask_b32_e32 v10, 1.0, v88, vcc
	v_mul_f32_e32 v0, v0, v10
	v_rcp_f32_e32 v0, v0
	v_mul_f32_e32 v0, v105, v0
	v_mul_f32_e32 v0, v10, v0
	s_branch .LBB0_49
.LBB0_48:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_49:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[10:11], s[16:17], v100, s10, v[8:9]
	v_mov_b32_e32 v12, s7
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v10, vcc, s6, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	flat_store_dword v[10:11], v0
.LBB0_50:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s30, v98
	s_and_b64 s[16:17], vcc, s[2:3]
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB0_55
; %bb.51:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_53
; %bb.52:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v1|, s53
	v_cndmask_b32_e32 v0, 1.0, v88, vcc
	v_mul_f32_e32 v1, v1, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v104, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_54
.LBB0_53:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_54:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[10:11], s[16:17], v98, s10, v[8:9]
	v_mov_b32_e32 v1, s7
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v10, vcc, s6, v10
	v_addc_u32_e32 v11, vcc, v1, v11, vcc
	flat_store_dword v[10:11], v0
.LBB0_55:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s30, v96
	s_and_b64 s[16:17], vcc, s[2:3]
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB0_60
; %bb.56:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_58
; %bb.57:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v2|, s53
	v_cndmask_b32_e32 v0, 1.0, v88, vcc
	v_mul_f32_e32 v1, v2, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v103, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_59
.LBB0_58:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_59:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[1:2], s[16:17], v96, s10, v[8:9]
	v_mov_b32_e32 v10, s7
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s6, v1
	v_addc_u32_e32 v2, vcc, v10, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_60:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s30, v94
	s_and_b64 s[16:17], vcc, s[2:3]
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB0_65
; %bb.61:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_63
; %bb.62:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v3|, s53
	v_cndmask_b32_e32 v0, 1.0, v88, vcc
	v_mul_f32_e32 v1, v3, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v102, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_64
.LBB0_63:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_64:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[1:2], s[16:17], v94, s10, v[8:9]
	v_mov_b32_e32 v3, s7
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s6, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_65:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s30, v93
	s_and_b64 s[16:17], vcc, s[2:3]
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB0_70
; %bb.66:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_68
; %bb.67:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v4|, s53
	v_cndmask_b32_e32 v0, 1.0, v88, vcc
	v_mul_f32_e32 v1, v4, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v101, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_69
.LBB0_68:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_69:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[1:2], s[16:17], v93, s10, v[8:9]
	v_mov_b32_e32 v3, s7
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s6, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_70:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s30, v92
	s_and_b64 s[16:17], vcc, s[2:3]
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB0_75
; %bb.71:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_73
; %bb.72:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v5|, s53
	v_cndmask_b32_e32 v0, 1.0, v88, vcc
	v_mul_f32_e32 v1, v5, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v99, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_74
.LBB0_73:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_74:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[1:2], s[16:17], v92, s10, v[8:9]
	v_mov_b32_e32 v3, s7
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s6, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_75:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s30, v91
	s_and_b64 s[16:17], vcc, s[2:3]
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB0_80
; %bb.76:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_78
; %bb.77:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v6|, s53
	v_cndmask_b32_e32 v0, 1.0, v88, vcc
	v_mul_f32_e32 v1, v6, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v97, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_79
.LBB0_78:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_79:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[1:2], s[16:17], v91, s10, v[8:9]
	v_mov_b32_e32 v3, s7
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s6, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_80:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s30, v90
	s_and_b64 s[16:17], vcc, s[2:3]
	s_and_saveexec_b64 s[14:15], s[16:17]
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
		.amdhsa_next_free_vgpr 182
		.amdhsa_next_free_sgpr 57
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
; codeLenInByte = 11920
; NumSgprs: 59
; NumVgprs: 182
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 9216 bytes/workgroup (compile time only)
; SGPRBlocks: 7
; VGPRBlocks: 45
; NumSGPRsForWavesPerEU: 59
; NumVGPRsForWavesPerEU: 182
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
    .sgpr_count:     59
    .sgpr_spill_count: 0
    .symbol:         attention_v3.kd
    .vgpr_count:     182
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

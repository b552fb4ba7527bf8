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
	s_mul_i32 s39, s29, s28
	s_mul_i32 s39, s39, s33
	.loc	0 196
	s_cmp_le_i32 s39, s8
	s_cbranch_scc1 .LBB0_83
; %bb.1:
	.loc	0 0
	s_add_i32 s0, s31, 63
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	s_load_dword s1, s[4:5], 0x4
	.loc	0 194
	s_lshl_b32 s10, s29, 4
	s_mul_i32 s2, s10, s31
	s_ashr_i32 s3, s2, 31
	s_ashr_i32 s46, s0, 6
	s_cmp_gt_i32 s31, 0
	s_cselect_b64 s[16:17], -1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s1, 0xffff
	v_cvt_f32_u32_e32 v1, s0
	s_sub_i32 s1, 0, s0
	s_load_dword s4, s[4:5], 0xc
	.loc	0 0
	s_load_dword s47, s[6:7], 0x10
	.loc	0 195
	s_load_dwordx2 s[34:35], s[6:7], 0x18
	v_rcp_iflag_f32_e32 v1, v1
	s_load_dwordx4 s[12:15], s[6:7], 0x30
	s_load_dwordx2 s[36:37], s[6:7], 0x50
	s_ashr_i32 s11, s10, 31
	s_add_i32 s48, s30, -1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	.loc	0 196
	s_mov_b32 s9, 0
	v_lshrrev_b32_e32 v3, 2, v0
	v_and_b32_e32 v26, 24, v3
	v_mul_lo_u32 v2, s1, v1
	v_alignbit_b32 v4, 0, v0, 4
	v_and_b32_e32 v5, 15, v0
	v_lshrrev_b32_e32 v35, 4, v0
	v_mul_hi_u32 v2, v1, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s15
	.loc	0 195
	v_and_b32_e32 v17, 31, v0
	.loc	0 196
	v_or_b32_e32 v32, 0xffffff80, v0
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s4, v1
	v_lshlrev_b32_e32 v0, 6, v0
	v_and_b32_e32 v0, 0x1800, v0
	v_lshlrev_b32_e32 v6, 2, v17
	v_readfirstlane_b32 s1, v1
	s_mul_i32 s5, s1, s0
	s_sub_i32 s5, s4, s5
	s_add_i32 s6, s1, 1
	s_sub_i32 s7, s5, s0
	s_cmp_ge_u32 s5, s0
	s_cselect_b32 s1, s6, s1
	s_cselect_b32 s5, s7, s5
	s_add_i32 s6, s1, 1
	s_cmp_ge_u32 s5, s0
	s_cselect_b32 s38, s6, s1
	v_mov_b32_e32 v1, s38
	v_mad_u64_u32 v[1:2], s[0:1], s0, v1, 0
	s_mov_b32 s5, s9
	s_movk_i32 s7, 0x2800
	v_cmp_ne_u64_e32 vcc, s[4:5], v[1:2]
	s_movk_i32 s6, 0x50
	v_cndmask_b32_e64 v1, 0, 1, vcc
	v_readfirstlane_b32 s49, v1
	v_lshlrev_b32_e32 v1, 8, v26
	v_add_u32_e32 v28, vcc, s7, v1
	v_lshlrev_b32_e32 v1, 8, v3
	v_or_b32_e32 v3, 0x700, v1
	v_mad_i64_i32 v[1:2], s[4:5], v4, s10, 0
	v_add_u32_e32 v30, vcc, s7, v3
	v_or_b32_e32 v1, v1, v5
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v33, vcc, s12, v1
	v_addc_u32_e32 v34, vcc, v3, v2, vcc
	v_lshlrev_b32_e32 v3, 2, v5
	.loc	0 179
	s_lshl_b64 s[40:41], s[2:3], 2
	.loc	0 196
	v_mad_u32_u24 v36, v35, s6, v3
	s_movk_i32 s2, 0x1400
	v_or_b32_e32 v3, 64, v4
	v_add_u32_e32 v37, vcc, s2, v36
	v_mad_i64_i32 v[3:4], s[2:3], v3, s10, 0
	v_add_u32_e32 v38, vcc, s14, v1
	v_or_b32_e32 v3, v3, v5
	s_ashr_i32 s51, s33, 31
	v_addc_u32_e32 v39, vcc, v7, v2, vcc
	v_lshlrev_b64 v[1:2], 2, v[3:4]
	s_add_i32 s2, s33, s51
	s_ashr_i32 s53, s29, 31
	s_xor_b32 s52, s2, s51
	s_add_i32 s2, s29, s53
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v40, vcc, s12, v1
	v_cvt_f32_u32_e32 v1, s52
	s_xor_b32 s54, s2, s53
	v_addc_u32_e32 v41, vcc, v3, v2, vcc
	v_cvt_f32_u32_e32 v2, s54
	v_rcp_iflag_f32_e32 v1, v1
	s_sub_i32 s2, 0, s52
	v_add_u32_e32 v44, vcc, s7, v0
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v46, v1
	v_cndmask_b32_e64 v0, 0, 1, s[16:17]
	v_mul_f32_e32 v1, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v47, v1
	v_mul_lo_u32 v1, s2, v46
	s_sub_i32 s2, 0, s54
	.loc	0 194
	s_mul_i32 s28, s10, s30
	v_mul_lo_u32 v2, s2, v47
	v_mul_hi_u32 v48, v46, v1
	v_cmp_gt_u32_e64 s[0:1], 16, v17
	.loc	0 196
	s_max_i32 s50, s46, 1
	v_mul_hi_u32 v49, v47, v2
	v_mul_u32_u24_e32 v27, 0x50, v17
	v_or_b32_e32 v29, v28, v6
	v_or_b32_e32 v31, v30, v6
	s_lshl_b64 s[42:43], s[10:11], 5
	s_lshl_b64 s[44:45], s[10:11], 8
	v_or_b32_e32 v42, 64, v35
	v_or_b32_e32 v43, 0x1400, v6
	s_movk_i32 s11, 0x37f
	s_mov_b32 s12, 0xff800000
	v_mov_b32_e32 v45, 0xb5ddea0e
	s_mov_b32 s55, 0x6f800000
	s_mov_b32 s56, 0xc2aeac4f
	s_mov_b32 s57, 0x42b17218
	v_cmp_ne_u32_e64 s[2:3], 1, v0
	v_mov_b32_e32 v50, 0xff800000
	s_movk_i32 s58, 0x400
	v_mov_b32_e32 v51, 0x2f800000
	v_mov_b32_e32 v52, 0x7f800000
	s_branch .LBB0_5
.LBB0_2:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_cmp_gt_f32_e64 vcc, |v7|, s55
	v_cndmask_b32_e32 v0, 1.0, v51, vcc
	v_mul_f32_e32 v1, v7, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v56, v1
	v_mul_f32_e32 v0, v0, v1
.LBB0_3:                                ;   in Loop: Header=BB0_5 Depth=1
	v_mad_i64_i32 v[1:2], s[6:7], v53, s10, v[8:9]
	v_mov_b32_e32 v3, s37
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s36, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_4:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 196
	s_bfe_i64 s[4:5], s[8:9], 0x200000
	s_add_u32 s4, s4, s38
	s_addc_u32 s5, s5, 0
	s_add_u32 s8, s4, s49
	s_addc_u32 s9, s5, 0
	s_cmp_le_i32 s39, s8
	s_cbranch_scc1 .LBB0_83
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_8 Depth 2
                                        ;     Child Loop BB0_13 Depth 2
                                        ;       Child Loop BB0_15 Depth 3
                                        ;       Child Loop BB0_18 Depth 3
                                        ;       Child Loop BB0_22 Depth 3
                                        ;       Child Loop BB0_27 Depth 3
	.loc	0 197
	s_ashr_i32 s4, s8, 31
	s_add_i32 s5, s8, s4
	s_xor_b32 s5, s5, s4
	v_add_u32_e32 v0, vcc, v48, v46
	v_mul_hi_u32 v0, s5, v0
	s_xor_b32 s4, s4, s51
	.loc	0 182
	s_mov_b32 m0, -1
	.loc	0 197
	v_readfirstlane_b32 s6, v0
	s_mul_i32 s7, s6, s52
	s_sub_i32 s5, s5, s7
	s_add_i32 s7, s6, 1
	s_sub_i32 s13, s5, s52
	s_cmp_ge_u32 s5, s52
	s_cselect_b32 s6, s7, s6
	s_cselect_b32 s5, s13, s5
	s_add_i32 s7, s6, 1
	s_cmp_ge_u32 s5, s52
	s_cselect_b32 s5, s7, s6
	s_xor_b32 s5, s5, s4
	s_sub_i32 s18, s5, s4
	s_ashr_i32 s4, s18, 31
	s_add_i32 s5, s18, s4
	s_xor_b32 s5, s5, s4
	v_add_u32_e32 v0, vcc, v47, v49
	v_mul_hi_u32 v0, s5, v0
	s_xor_b32 s4, s4, s53
	v_readfirstlane_b32 s6, v0
	s_mul_i32 s7, s6, s54
	s_sub_i32 s5, s5, s7
	s_add_i32 s7, s6, 1
	s_sub_i32 s13, s5, s54
	s_cmp_ge_u32 s5, s54
	s_cselect_b32 s6, s7, s6
	s_cselect_b32 s5, s13, s5
	s_add_i32 s7, s6, 1
	s_cmp_ge_u32 s5, s54
	s_cselect_b32 s5, s7, s6
	s_xor_b32 s5, s5, s4
	s_sub_i32 s13, s5, s4
	s_mul_i32 s4, s13, s29
	s_sub_i32 s4, s18, s4
	.loc	0 199
	s_ashr_i32 s6, s13, 31
	s_ashr_i32 s5, s4, 31
	.loc	0 206
	s_and_b64 vcc, exec, s[2:3]
	s_mul_i32 s16, s41, s13
	s_mul_i32 s17, s40, s6
	s_cbranch_vccnz .LBB0_11
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 179
	s_lshl_b64 s[6:7], s[4:5], 6
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v1, s7
	v_mad_u64_u32 v[0:1], s[6:7], s40, v2, v[0:1]
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v2, v35
	v_add_u32_e32 v1, vcc, s16, v1
	v_add_u32_e32 v1, vcc, s17, v1
	v_add_u32_e32 v0, vcc, v33, v0
	v_addc_u32_e32 v1, vcc, v34, v1, vcc
	v_mov_b32_e32 v3, v36
	v_mov_b32_e32 v4, v32
	s_branch .LBB0_8
.LBB0_7:                                ;   in Loop: Header=BB0_8 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 179
	v_add_u32_e32 v4, vcc, 0x80, v4
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v5
	.loc	0 179
	v_mov_b32_e32 v5, s43
	v_add_u32_e32 v0, vcc, s42, v0
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_add_u32_e32 v3, vcc, 0x280, v3
	v_cmp_lt_u32_e32 vcc, s11, v4
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_u32_e32 v2, vcc, 8, v2
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_10
.LBB0_8:                                ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s31, v2
	.loc	0 182
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_7
; %bb.9:                                ;   in Loop: Header=BB0_8 Depth=2
	flat_load_dword v5, v[0:1]
	s_branch .LBB0_7
.LBB0_10:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
.LBB0_11:                               ;   in Loop: Header=BB0_5 Depth=1
	s_mul_i32 s18, s18, s33
	s_sub_i32 s6, s8, s18
	.loc	0 198
	s_lshl_b32 s14, s6, 5
	.loc	0 199
	s_lshl_b64 s[6:7], s[4:5], 4
	v_mov_b32_e32 v0, s6
	v_mov_b32_e32 v2, s28
	v_mov_b32_e32 v1, s7
	v_mad_i64_i32 v[18:19], s[6:7], s13, v2, v[0:1]
	s_mov_b32 s20, 0
	.loc	0 198
	v_or_b32_e32 v64, s14, v26
	s_mov_b32 s21, s20
	s_mov_b32 s22, s20
	s_mov_b32 s23, s20
	s_mov_b32 s24, s20
	s_mov_b32 s25, s20
	s_mov_b32 s26, s20
	s_mov_b32 s27, s20
	v_mov_b32_e32 v0, s20
	.loc	0 209
	s_and_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v1, s21
	v_mov_b32_e32 v2, s22
	v_mov_b32_e32 v3, s23
	v_mov_b32_e32 v4, s24
	v_mov_b32_e32 v5, s25
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	v_mov_b32_e32 v76, 0
	v_or_b32_e32 v53, 7, v64
	v_or_b32_e32 v62, 1, v64
	v_or_b32_e32 v61, 2, v64
	v_or_b32_e32 v59, 3, v64
	v_or_b32_e32 v57, 4, v64
	v_or_b32_e32 v55, 5, v64
	v_or_b32_e32 v54, 6, v64
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v56, 0
	.loc	0 207
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_vccnz .LBB0_45
; %bb.12:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_min_i32_e32 v2, s48, v53
	v_mad_i64_i32 v[2:3], s[6:7], v2, s10, 0
	v_lshlrev_b64 v[0:1], 2, v[18:19]
	v_mov_b32_e32 v4, s35
	v_add_u32_e32 v5, vcc, s34, v0
	v_addc_u32_e32 v4, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s48, v64
	v_mad_i64_i32 v[2:3], s[6:7], v2, s10, 0
	v_add_u32_e32 v68, vcc, v5, v0
	v_addc_u32_e32 v69, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s48, v62
	v_mad_i64_i32 v[2:3], s[6:7], v2, s10, 0
	v_add_u32_e32 v70, vcc, v5, v0
	v_addc_u32_e32 v71, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s48, v61
	v_mad_i64_i32 v[2:3], s[6:7], v2, s10, 0
	v_add_u32_e32 v72, vcc, v5, v0
	v_addc_u32_e32 v73, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s48, v59
	v_mad_i64_i32 v[2:3], s[6:7], v2, s10, 0
	v_add_u32_e32 v74, vcc, v5, v0
	v_addc_u32_e32 v75, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s48, v57
	v_mad_i64_i32 v[2:3], s[6:7], v2, s10, 0
	v_add_u32_e32 v77, vcc, v5, v0
	v_addc_u32_e32 v78, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s48, v55
	v_mad_i64_i32 v[2:3], s[6:7], v2, s10, 0
	v_add_u32_e32 v79, vcc, v5, v0
	v_addc_u32_e32 v80, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s48, v54
	v_mad_i64_i32 v[2:3], s[6:7], v2, s10, 0
	v_add_u32_e32 v81, vcc, v5, v0
	.loc	0 209
	s_lshl_b64 s[4:5], s[4:5], 6
	v_addc_u32_e32 v82, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v6, s13
	v_mov_b32_e32 v3, s5
	v_mad_u64_u32 v[2:3], s[4:5], s40, v6, v[2:3]
	v_add_u32_e32 v83, vcc, v5, v0
	v_addc_u32_e32 v84, vcc, v4, v1, vcc
	v_add_u32_e32 v0, vcc, s16, v3
	v_add_u32_e32 v0, vcc, s17, v0
	v_add_u32_e32 v20, vcc, v38, v2
	v_addc_u32_e32 v21, vcc, v39, v0, vcc
	v_add_u32_e32 v22, vcc, v40, v2
	v_addc_u32_e32 v23, vcc, v41, v0, vcc
	s_mov_b32 s13, s12
	s_mov_b32 s14, s12
	s_mov_b32 s15, s12
	s_mov_b32 s16, s12
	s_mov_b32 s17, s12
	s_mov_b32 s18, s12
	s_mov_b32 s19, s12
	v_mov_b32_e32 v0, s20
	v_mov_b32_e32 v9, s12
	.loc	0 0
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v1, s21
	v_mov_b32_e32 v2, s22
	v_mov_b32_e32 v3, s23
	v_mov_b32_e32 v4, s24
	v_mov_b32_e32 v5, s25
	v_mov_b32_e32 v6, s26
	v_mov_b32_e32 v7, s27
	v_mov_b32_e32 v10, s13
	v_mov_b32_e32 v11, s14
	v_mov_b32_e32 v12, s15
	v_mov_b32_e32 v13, s16
	v_mov_b32_e32 v14, s17
	v_mov_b32_e32 v15, s18
	v_mov_b32_e32 v16, s19
	v_mov_b32_e32 v85, v42
	v_mov_b32_e32 v86, v35
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v76, 0
.LBB0_13:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_15 Depth 3
                                        ;       Child Loop BB0_18 Depth 3
                                        ;       Child Loop BB0_22 Depth 3
                                        ;       Child Loop BB0_27 Depth 3
	v_mov_b32_e32 v25, v21
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v8, v86
	v_mov_b32_e32 v24, v20
	v_mov_b32_e32 v87, v37
	v_mov_b32_e32 v88, v32
	s_branch .LBB0_15
.LBB0_14:                               ;   in Loop: Header=BB0_15 Depth=3
	s_or_b64 exec, exec, s[6:7]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v87, v89
	.loc	0 179
	v_add_u32_e32 v88, vcc, 0x80, v88
	v_add_u32_e32 v87, vcc, 0x280, v87
	v_mov_b32_e32 v89, s43
	v_add_u32_e32 v24, vcc, s42, v24
	v_addc_u32_e32 v25, vcc, v25, v89, vcc
	v_cmp_lt_u32_e32 vcc, s11, v88
	s_or_b64 s[4:5], vcc, s[4:5]
	v_add_u32_e32 v8, vcc, 8, v8
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_17
.LBB0_15:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_13 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s31, v8
	.loc	0 182
	v_mov_b32_e32 v89, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_14
; %bb.16:                               ;   in Loop: Header=BB0_15 Depth=3
	flat_load_dword v89, v[24:25]
	s_branch .LBB0_14
.LBB0_17:                               ;   in Loop: Header=BB0_13 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v97, v27
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v98, 0
	v_mov_b32_e32 v99, 0
	v_mov_b32_e32 v100, 0
.LBB0_18:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_13 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 215
	v_add_u32_e32 v101, vcc, s4, v70
	v_mov_b32_e32 v113, s5
	v_addc_u32_e32 v102, vcc, v71, v113, vcc
	flat_load_dwordx4 v[101:104], v[101:102]
	.loc	0 216
	s_mov_b32 m0, -1
	ds_read_b128 v[105:108], v97
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v109, v102, v106
	v_mac_f32_e32 v109, v101, v105
	v_mac_f32_e32 v109, v103, v107
	v_mac_f32_e32 v109, v104, v108
	v_add_f32_e32 v100, v100, v109
	ds_read_b128 v[109:112], v97 offset:2560
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v102, v102, v110
	v_mac_f32_e32 v102, v101, v109
	v_mac_f32_e32 v102, v103, v111
	v_mac_f32_e32 v102, v104, v112
	.loc	0 215
	v_add_u32_e32 v101, vcc, s4, v72
	.loc	0 216
	v_add_f32_e32 v99, v99, v102
	.loc	0 215
	v_addc_u32_e32 v102, vcc, v73, v113, vcc
	flat_load_dwordx4 v[101:104], v[101:102]
	.loc	0 216
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v114, v102, v106
	v_mul_f32_e32 v102, v102, v110
	v_mac_f32_e32 v102, v101, v109
	v_mac_f32_e32 v102, v103, v111
	v_mac_f32_e32 v114, v101, v105
	v_mac_f32_e32 v102, v104, v112
	.loc	0 215
	v_add_u32_e32 v101, vcc, s4, v74
	.loc	0 216
	v_mac_f32_e32 v114, v103, v107
	v_add_f32_e32 v96, v96, v102
	.loc	0 215
	v_addc_u32_e32 v102, vcc, v75, v113, vcc
	.loc	0 216
	v_mac_f32_e32 v114, v104, v108
	.loc	0 215
	flat_load_dwordx4 v[101:104], v[101:102]
	.loc	0 216
	v_add_f32_e32 v98, v98, v114
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v114, v102, v106
	v_mul_f32_e32 v102, v102, v110
	v_mac_f32_e32 v102, v101, v109
	v_mac_f32_e32 v102, v103, v111
	v_mac_f32_e32 v114, v101, v105
	v_mac_f32_e32 v102, v104, v112
	.loc	0 215
	v_add_u32_e32 v101, vcc, s4, v77
	.loc	0 216
	v_mac_f32_e32 v114, v103, v107
	v_add_f32_e32 v94, v94, v102
	.loc	0 215
	v_addc_u32_e32 v102, vcc, v78, v113, vcc
	.loc	0 216
	v_mac_f32_e32 v114, v104, v108
	.loc	0 215
	flat_load_dwordx4 v[101:104], v[101:102]
	.loc	0 216
	v_add_f32_e32 v95, v95, v114
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v114, v102, v106
	v_mul_f32_e32 v102, v102, v110
	v_mac_f32_e32 v102, v101, v109
	v_mac_f32_e32 v102, v103, v111
	v_mac_f32_e32 v114, v101, v105
	v_mac_f32_e32 v102, v104, v112
	.loc	0 215
	v_add_u32_e32 v101, vcc, s4, v79
	.loc	0 216
	v_mac_f32_e32 v114, v103, v107
	v_add_f32_e32 v92, v92, v102
	.loc	0 215
	v_addc_u32_e32 v102, vcc, v80, v113, vcc
	.loc	0 216
	v_mac_f32_e32 v114, v104, v108
	.loc	0 215
	flat_load_dwordx4 v[101:104], v[101:102]
	.loc	0 216
	v_add_f32_e32 v93, v93, v114
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v114, v102, v106
	v_mul_f32_e32 v102, v102, v110
	v_mac_f32_e32 v102, v101, v109
	v_mac_f32_e32 v102, v103, v111
	v_mac_f32_e32 v114, v101, v105
	v_mac_f32_e32 v102, v104, v112
	.loc	0 215
	v_add_u32_e32 v101, vcc, s4, v81
	.loc	0 216
	v_mac_f32_e32 v114, v103, v107
	v_add_f32_e32 v87, v87, v102
	.loc	0 215
	v_addc_u32_e32 v102, vcc, v82, v113, vcc
	.loc	0 216
	v_mac_f32_e32 v114, v104, v108
	.loc	0 215
	flat_load_dwordx4 v[101:104], v[101:102]
	.loc	0 216
	v_add_f32_e32 v91, v91, v114
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v114, v102, v106
	v_mul_f32_e32 v102, v102, v110
	v_mac_f32_e32 v102, v101, v109
	v_mac_f32_e32 v102, v103, v111
	v_mac_f32_e32 v114, v101, v105
	v_mac_f32_e32 v102, v104, v112
	.loc	0 215
	v_add_u32_e32 v101, vcc, s4, v83
	.loc	0 216
	v_mac_f32_e32 v114, v103, v107
	v_add_f32_e32 v89, v89, v102
	.loc	0 215
	v_addc_u32_e32 v102, vcc, v84, v113, vcc
	.loc	0 216
	v_mac_f32_e32 v114, v104, v108
	.loc	0 215
	flat_load_dwordx4 v[101:104], v[101:102]
	.loc	0 216
	v_add_f32_e32 v90, v90, v114
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v114, v102, v106
	v_mul_f32_e32 v102, v102, v110
	v_mac_f32_e32 v102, v101, v109
	v_mac_f32_e32 v102, v103, v111
	v_mac_f32_e32 v114, v101, v105
	v_mac_f32_e32 v102, v104, v112
	.loc	0 215
	v_add_u32_e32 v101, vcc, s4, v68
	.loc	0 216
	v_mac_f32_e32 v114, v103, v107
	v_add_f32_e32 v25, v25, v102
	.loc	0 215
	v_addc_u32_e32 v102, vcc, v69, v113, vcc
	.loc	0 216
	v_mac_f32_e32 v114, v104, v108
	.loc	0 215
	flat_load_dwordx4 v[101:104], v[101:102]
	.loc	0 212
	s_add_u32 s4, s4, 16
	s_addc_u32 s5, s5, 0
	.loc	0 216
	v_add_f32_e32 v88, v88, v114
	.loc	0 212
	v_add_u32_e32 v97, vcc, 16, v97
	s_cmp_eq_u32 s4, 64
	.loc	0 216
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v106, v102, v106
	v_mul_f32_e32 v102, v102, v110
	v_mac_f32_e32 v106, v101, v105
	v_mac_f32_e32 v102, v101, v109
	v_mac_f32_e32 v106, v103, v107
	v_mac_f32_e32 v102, v103, v111
	v_mac_f32_e32 v106, v104, v108
	v_mac_f32_e32 v102, v104, v112
	v_add_f32_e32 v24, v24, v106
	v_add_f32_e32 v8, v8, v102
	.loc	0 212
	s_cbranch_scc0 .LBB0_18
; %bb.19:                               ;   in Loop: Header=BB0_13 Depth=2
	.loc	0 210
	s_lshl_b32 s4, s20, 6
	v_or_b32_e32 v97, s4, v17
	.loc	0 221
	v_cmp_gt_i32_e32 vcc, s31, v97
	v_or_b32_e32 v97, 32, v97
	v_mul_f32_e32 v100, s47, v100
	v_mul_f32_e32 v99, s47, v99
	v_cmp_gt_i32_e64 s[4:5], s31, v97
	v_cndmask_b32_e32 v103, v50, v100, vcc
	v_cndmask_b32_e64 v102, v50, v99, s[4:5]
	.loc	0 222
	v_max3_f32 v97, v103, s12, v102
	.loc	0 224
	ds_write2_b32 v29, v97, v97 offset1:32
	.loc	0 221
	v_mul_f32_e32 v97, s47, v98
	v_mul_f32_e32 v96, s47, v96
	v_cndmask_b32_e32 v101, v50, v97, vcc
	v_cndmask_b32_e64 v100, v50, v96, s[4:5]
	.loc	0 222
	v_max3_f32 v96, v101, s12, v100
	.loc	0 221
	v_mul_f32_e32 v95, s47, v95
	v_mul_f32_e32 v94, s47, v94
	v_mul_f32_e32 v93, s47, v93
	v_mul_f32_e32 v92, s47, v92
	.loc	0 224
	ds_write2_b32 v29, v96, v96 offset0:64 offset1:96
	.loc	0 221
	v_cndmask_b32_e32 v99, v50, v95, vcc
	v_cndmask_b32_e64 v98, v50, v94, s[4:5]
	v_cndmask_b32_e32 v97, v50, v93, vcc
	v_cndmask_b32_e64 v96, v50, v92, s[4:5]
	.loc	0 222
	v_max3_f32 v94, v99, s12, v98
	v_max3_f32 v92, v97, s12, v96
	.loc	0 221
	v_mul_f32_e32 v91, s47, v91
	v_mul_f32_e32 v87, s47, v87
	v_mul_f32_e32 v90, s47, v90
	v_mul_f32_e32 v89, s47, v89
	.loc	0 224
	ds_write2_b32 v29, v94, v94 offset0:128 offset1:160
	ds_write2_b32 v29, v92, v92 offset0:192 offset1:224
	.loc	0 221
	v_cndmask_b32_e32 v95, v50, v91, vcc
	v_cndmask_b32_e64 v94, v50, v87, s[4:5]
	v_cndmask_b32_e32 v93, v50, v90, vcc
	v_cndmask_b32_e64 v92, v50, v89, s[4:5]
	.loc	0 222
	v_max3_f32 v91, v95, s12, v94
	.loc	0 224
	v_add_u32_e64 v87, s[6:7], s58, v29
	.loc	0 222
	v_max3_f32 v89, v93, s12, v92
	.loc	0 221
	v_mul_f32_e32 v88, s47, v88
	v_mul_f32_e32 v25, s47, v25
	v_mul_f32_e32 v24, s47, v24
	v_mul_f32_e32 v8, s47, v8
	.loc	0 224
	ds_write2_b32 v87, v91, v91 offset1:32
	ds_write2_b32 v87, v89, v89 offset0:64 offset1:96
	.loc	0 221
	v_cndmask_b32_e32 v91, v50, v88, vcc
	v_cndmask_b32_e64 v90, v50, v25, s[4:5]
	v_cndmask_b32_e32 v89, v50, v24, vcc
	v_cndmask_b32_e64 v88, v50, v8, s[4:5]
	.loc	0 228
	s_add_i32 s20, s20, 1
	.loc	0 222
	v_max3_f32 v25, v91, s12, v90
	v_max3_f32 v8, v89, s12, v88
	.loc	0 228
	s_cmp_lt_i32 s20, s46
	.loc	0 224
	ds_write2_b32 v87, v25, v25 offset0:128 offset1:160
	ds_write2_b32 v31, v8, v8 offset1:32
	.loc	0 226
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 228
	s_cbranch_scc0 .LBB0_25
; %bb.20:                               ;   in Loop: Header=BB0_13 Depth=2
	.loc	0 0
	v_mov_b32_e32 v25, v23
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v8, v85
	v_mov_b32_e32 v24, v22
	v_mov_b32_e32 v104, v36
	v_mov_b32_e32 v105, v32
	s_branch .LBB0_22
.LBB0_21:                               ;   in Loop: Header=BB0_22 Depth=3
	s_or_b64 exec, exec, s[6:7]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v104, v106
	.loc	0 179
	v_add_u32_e32 v105, vcc, 0x80, v105
	v_add_u32_e32 v104, vcc, 0x280, v104
	v_mov_b32_e32 v106, s43
	v_add_u32_e32 v24, vcc, s42, v24
	v_addc_u32_e32 v25, vcc, v25, v106, vcc
	v_cmp_lt_u32_e32 vcc, s11, v105
	s_or_b64 s[4:5], vcc, s[4:5]
	v_add_u32_e32 v8, vcc, 8, v8
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_24
.LBB0_22:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_13 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s31, v8
	.loc	0 182
	v_mov_b32_e32 v106, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_21
; %bb.23:                               ;   in Loop: Header=BB0_22 Depth=3
	flat_load_dword v106, v[24:25]
	s_branch .LBB0_21
.LBB0_24:                               ;   in Loop: Header=BB0_13 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
.LBB0_25:                               ;   in Loop: Header=BB0_13 Depth=2
	.loc	0 231
	ds_read_b128 v[104:107], v28
	ds_read_b128 v[108:111], v28 offset:16
	v_mul_f32_e32 v8, 1.0, v9
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v104
	v_mul_f32_e32 v25, 1.0, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v107
	v_max3_f32 v8, v8, v104, v24
	ds_read_b128 v[104:107], v28 offset:32
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v108
	v_mul_f32_e32 v25, 1.0, v109
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v110
	v_mul_f32_e32 v25, 1.0, v111
	ds_read_b128 v[108:111], v28 offset:48
	v_max3_f32 v8, v8, v24, v25
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v104
	v_mul_f32_e32 v25, 1.0, v105
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v106
	v_mul_f32_e32 v25, 1.0, v107
	ds_read_b128 v[104:107], v28 offset:64
	v_max3_f32 v8, v8, v24, v25
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v108
	v_mul_f32_e32 v25, 1.0, v109
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v110
	v_mul_f32_e32 v25, 1.0, v111
	ds_read_b128 v[108:111], v28 offset:80
	v_max3_f32 v8, v8, v24, v25
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v104
	v_mul_f32_e32 v25, 1.0, v105
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v106
	v_mul_f32_e32 v25, 1.0, v107
	ds_read_b128 v[104:107], v28 offset:96
	v_max3_f32 v8, v8, v24, v25
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v108
	v_mul_f32_e32 v25, 1.0, v109
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v110
	v_mul_f32_e32 v25, 1.0, v111
	ds_read_b128 v[108:111], v28 offset:112
	v_max3_f32 v8, v8, v24, v25
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v104
	v_mul_f32_e32 v25, 1.0, v105
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v106
	v_mul_f32_e32 v25, 1.0, v107
	v_max3_f32 v8, v8, v24, v25
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v24, 1.0, v108
	v_mul_f32_e32 v25, 1.0, v109
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v110
	v_mul_f32_e32 v25, 1.0, v111
	v_max3_f32 v8, v8, v24, v25
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s12, v8
	v_cndmask_b32_e32 v24, 0, v8, vcc
	v_sub_f32_e32 v112, v9, v24
	v_cmp_gt_f32_e32 vcc, 0, v112
	v_cndmask_b32_e64 v9, 0.5, -0.5, vcc
	v_mac_f32_e32 v9, 0x3fb8aa3b, v112
	v_cvt_i32_f32_e32 v9, v9
	.loc	0 237
	v_sub_f32_e32 v103, v103, v24
	v_sub_f32_e32 v24, v102, v24
	.loc	0 233
	v_cvt_f32_i32_e32 v25, v9
	v_lshlrev_b32_e32 v9, 23, v9
	v_madmk_f32 v104, v25, 0xbf317180, v112
	v_madmk_f32 v105, v25, 0xb717f7d1, v104
	v_mul_f32_e32 v106, v105, v105
	v_madmk_f32 v107, v106, 0x3331bb4c, v45
	v_madak_f32 v107, v106, v107, 0x388ab355
	v_madak_f32 v107, v106, v107, 0xbb360b61
	v_madak_f32 v107, v106, v107, 0x3e2aaaab
	v_mad_f32 v106, -v106, v107, v105
	v_sub_f32_e32 v107, 2.0, v106
	v_cmp_gt_f32_e64 vcc, |v107|, s55
	v_cndmask_b32_e32 v108, 1.0, v51, vcc
	v_mul_f32_e32 v107, v107, v108
	v_rcp_f32_e32 v107, v107
	v_mul_f32_e32 v105, v105, v106
	v_mul_f32_e32 v25, 0xb717f7d1, v25
	v_mul_f32_e32 v105, v105, v107
	v_mad_f32 v25, -v108, v105, -v25
	v_sub_f32_e32 v25, v104, v25
	.loc	0 231
	ds_read_b128 v[104:107], v28 offset:256
	ds_read_b128 v[108:111], v28 offset:272
	.loc	0 233
	v_add_f32_e32 v25, 1.0, v25
	v_add_u32_e32 v113, vcc, v9, v25
	.loc	0 231
	v_mul_f32_e32 v9, 1.0, v10
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v25, 1.0, v104
	v_mul_f32_e32 v104, 1.0, v105
	v_max3_f32 v9, v9, v25, v104
	v_mul_f32_e32 v25, 1.0, v106
	v_mul_f32_e32 v104, 1.0, v107
	v_max3_f32 v9, v9, v25, v104
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v25, 1.0, v108
	v_mul_f32_e32 v104, 1.0, v109
	v_max3_f32 v9, v9, v25, v104
	ds_read_b128 v[104:107], v28 offset:288
	v_mul_f32_e32 v25, 1.0, v110
	v_mul_f32_e32 v108, 1.0, v111
	v_max3_f32 v9, v9, v25, v108
	ds_read_b128 v[108:111], v28 offset:304
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v25, 1.0, v104
	v_mul_f32_e32 v104, 1.0, v105
	v_max3_f32 v9, v9, v25, v104
	v_mul_f32_e32 v25, 1.0, v106
	v_mul_f32_e32 v104, 1.0, v107
	v_max3_f32 v9, v9, v25, v104
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v25, 1.0, v108
	v_mul_f32_e32 v104, 1.0, v109
	v_max3_f32 v9, v9, v25, v104
	ds_read_b128 v[104:107], v28 offset:320
	v_mul_f32_e32 v25, 1.0, v110
	v_mul_f32_e32 v108, 1.0, v111
	v_max3_f32 v9, v9, v25, v108
	ds_read_b128 v[108:111], v28 offset:336
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v25, 1.0, v104
	v_mul_f32_e32 v104, 1.0, v105
	v_max3_f32 v9, v9, v25, v104
	v_mul_f32_e32 v25, 1.0, v106
	v_mul_f32_e32 v104, 1.0, v107
	v_max3_f32 v9, v9, v25, v104
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v25, 1.0, v108
	v_mul_f32_e32 v104, 1.0, v109
	v_max3_f32 v9, v9, v25, v104
	ds_read_b128 v[104:107], v28 offset:352
	v_mul_f32_e32 v25, 1.0, v110
	v_mul_f32_e32 v108, 1.0, v111
	v_max3_f32 v9, v9, v25, v108
	ds_read_b128 v[108:111], v28 offset:368
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v25, 1.0, v104
	v_mul_f32_e32 v104, 1.0, v105
	v_max3_f32 v9, v9, v25, v104
	v_mul_f32_e32 v25, 1.0, v106
	v_mul_f32_e32 v104, 1.0, v107
	v_max3_f32 v9, v9, v25, v104
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v25, 1.0, v108
	v_mul_f32_e32 v104, 1.0, v109
	v_max3_f32 v9, v9, v25, v104
	v_mul_f32_e32 v25, 1.0, v110
	v_mul_f32_e32 v104, 1.0, v111
	v_max3_f32 v9, v9, v25, v104
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s12, v9
	v_cndmask_b32_e32 v25, 0, v9, vcc
	v_sub_f32_e32 v114, v10, v25
	v_cmp_gt_f32_e32 vcc, 0, v114
	v_cndmask_b32_e64 v10, 0.5, -0.5, vcc
	v_mac_f32_e32 v10, 0x3fb8aa3b, v114
	v_cvt_i32_f32_e32 v10, v10
	v_cmp_ngt_f32_e32 vcc, s56, v112
	v_cndmask_b32_e32 v104, 0, v113, vcc
	v_cmp_gt_f32_e32 vcc, s57, v112
	v_cvt_f32_i32_e32 v105, v10
	v_cndmask_b32_e32 v104, v52, v104, vcc
	v_cmp_o_f32_e32 vcc, v112, v112
	v_cndmask_b32_e32 v104, v112, v104, vcc
	v_madmk_f32 v106, v105, 0xbf317180, v114
	v_madmk_f32 v107, v105, 0xb717f7d1, v106
	v_mul_f32_e32 v108, v107, v107
	v_madmk_f32 v109, v108, 0x3331bb4c, v45
	v_madak_f32 v109, v108, v109, 0x388ab355
	v_madak_f32 v109, v108, v109, 0xbb360b61
	v_madak_f32 v109, v108, v109, 0x3e2aaaab
	v_mad_f32 v108, -v108, v109, v107
	v_sub_f32_e32 v109, 2.0, v108
	v_cmp_gt_f32_e64 vcc, |v109|, s55
	v_cndmask_b32_e32 v110, 1.0, v51, vcc
	v_mul_f32_e32 v109, v109, v110
	v_rcp_f32_e32 v109, v109
	.loc	0 234
	v_mul_f32_e32 v0, v0, v104
	v_mul_f32_e32 v76, v104, v76
	.loc	0 233
	v_mul_f32_e32 v104, 0xb717f7d1, v105
	v_mul_f32_e32 v105, v107, v108
	v_mul_f32_e32 v105, v105, v109
	v_mad_f32 v104, -v110, v105, -v104
	v_sub_f32_e32 v104, v106, v104
	v_add_f32_e32 v108, 1.0, v104
	.loc	0 231
	ds_read_b128 v[104:107], v28 offset:512
	.loc	0 233
	v_lshlrev_b32_e32 v10, 23, v10
	v_add_u32_e32 v112, vcc, v10, v108
	.loc	0 231
	ds_read_b128 v[108:111], v28 offset:528
	v_mul_f32_e32 v10, 1.0, v11
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v104, 1.0, v104
	v_mul_f32_e32 v105, 1.0, v105
	v_max3_f32 v10, v10, v104, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_max3_f32 v10, v10, v104, v105
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v104, 1.0, v108
	v_mul_f32_e32 v105, 1.0, v109
	v_max3_f32 v10, v10, v104, v105
	ds_read_b128 v[104:107], v28 offset:544
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v10, v10, v108, v109
	ds_read_b128 v[108:111], v28 offset:560
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v104, 1.0, v104
	v_mul_f32_e32 v105, 1.0, v105
	v_max3_f32 v10, v10, v104, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_max3_f32 v10, v10, v104, v105
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v104, 1.0, v108
	v_mul_f32_e32 v105, 1.0, v109
	v_max3_f32 v10, v10, v104, v105
	ds_read_b128 v[104:107], v28 offset:576
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v10, v10, v108, v109
	ds_read_b128 v[108:111], v28 offset:592
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v104, 1.0, v104
	v_mul_f32_e32 v105, 1.0, v105
	v_max3_f32 v10, v10, v104, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_max3_f32 v10, v10, v104, v105
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v104, 1.0, v108
	v_mul_f32_e32 v105, 1.0, v109
	v_max3_f32 v10, v10, v104, v105
	ds_read_b128 v[104:107], v28 offset:608
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v10, v10, v108, v109
	ds_read_b128 v[108:111], v28 offset:624
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v104, 1.0, v104
	v_mul_f32_e32 v105, 1.0, v105
	v_max3_f32 v10, v10, v104, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_max3_f32 v10, v10, v104, v105
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v104, 1.0, v108
	v_mul_f32_e32 v105, 1.0, v109
	v_max3_f32 v10, v10, v104, v105
	v_mul_f32_e32 v104, 1.0, v110
	v_mul_f32_e32 v105, 1.0, v111
	v_max3_f32 v10, v10, v104, v105
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s12, v10
	v_cndmask_b32_e32 v104, 0, v10, vcc
	v_sub_f32_e32 v113, v11, v104
	v_cmp_gt_f32_e32 vcc, 0, v113
	v_cndmask_b32_e64 v11, 0.5, -0.5, vcc
	v_mac_f32_e32 v11, 0x3fb8aa3b, v113
	v_cvt_i32_f32_e32 v11, v11
	v_cmp_ngt_f32_e32 vcc, s56, v114
	v_cndmask_b32_e32 v105, 0, v112, vcc
	v_cmp_gt_f32_e32 vcc, s57, v114
	v_cvt_f32_i32_e32 v106, v11
	v_cndmask_b32_e32 v105, v52, v105, vcc
	v_cmp_o_f32_e32 vcc, v114, v114
	v_cndmask_b32_e32 v105, v114, v105, vcc
	v_madmk_f32 v107, v106, 0xbf317180, v113
	v_madmk_f32 v108, v106, 0xb717f7d1, v107
	v_mul_f32_e32 v109, v108, v108
	v_madmk_f32 v110, v109, 0x3331bb4c, v45
	v_madak_f32 v110, v109, v110, 0x388ab355
	v_madak_f32 v110, v109, v110, 0xbb360b61
	v_madak_f32 v110, v109, v110, 0x3e2aaaab
	v_mad_f32 v109, -v109, v110, v108
	v_sub_f32_e32 v110, 2.0, v109
	v_cmp_gt_f32_e64 vcc, |v110|, s55
	v_cndmask_b32_e32 v111, 1.0, v51, vcc
	v_mul_f32_e32 v110, v110, v111
	v_rcp_f32_e32 v110, v110
	.loc	0 234
	v_mul_f32_e32 v1, v1, v105
	v_mul_f32_e32 v67, v105, v67
	.loc	0 233
	v_mul_f32_e32 v105, 0xb717f7d1, v106
	v_mul_f32_e32 v106, v108, v109
	v_mul_f32_e32 v106, v106, v110
	v_mad_f32 v105, -v111, v106, -v105
	v_sub_f32_e32 v105, v107, v105
	v_add_f32_e32 v109, 1.0, v105
	.loc	0 231
	ds_read_b128 v[105:108], v28 offset:768
	.loc	0 233
	v_lshlrev_b32_e32 v11, 23, v11
	v_add_u32_e32 v114, vcc, v11, v109
	.loc	0 231
	ds_read_b128 v[109:112], v28 offset:784
	v_mul_f32_e32 v11, 1.0, v12
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v105, 1.0, v105
	v_mul_f32_e32 v106, 1.0, v106
	v_max3_f32 v11, v11, v105, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_max3_f32 v11, v11, v105, v106
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v105, 1.0, v109
	v_mul_f32_e32 v106, 1.0, v110
	v_max3_f32 v11, v11, v105, v106
	ds_read_b128 v[105:108], v28 offset:800
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v11, v11, v109, v110
	ds_read_b128 v[109:112], v28 offset:816
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v105, 1.0, v105
	v_mul_f32_e32 v106, 1.0, v106
	v_max3_f32 v11, v11, v105, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_max3_f32 v11, v11, v105, v106
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v105, 1.0, v109
	v_mul_f32_e32 v106, 1.0, v110
	v_max3_f32 v11, v11, v105, v106
	ds_read_b128 v[105:108], v28 offset:832
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v11, v11, v109, v110
	ds_read_b128 v[109:112], v28 offset:848
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v105, 1.0, v105
	v_mul_f32_e32 v106, 1.0, v106
	v_max3_f32 v11, v11, v105, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_max3_f32 v11, v11, v105, v106
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v105, 1.0, v109
	v_mul_f32_e32 v106, 1.0, v110
	v_max3_f32 v11, v11, v105, v106
	ds_read_b128 v[105:108], v28 offset:864
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v11, v11, v109, v110
	ds_read_b128 v[109:112], v28 offset:880
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v105, 1.0, v105
	v_mul_f32_e32 v106, 1.0, v106
	v_max3_f32 v11, v11, v105, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_max3_f32 v11, v11, v105, v106
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v105, 1.0, v109
	v_mul_f32_e32 v106, 1.0, v110
	v_max3_f32 v11, v11, v105, v106
	v_mul_f32_e32 v105, 1.0, v111
	v_mul_f32_e32 v106, 1.0, v112
	v_max3_f32 v11, v11, v105, v106
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s12, v11
	v_cndmask_b32_e32 v105, 0, v11, vcc
	v_sub_f32_e32 v115, v12, v105
	v_cmp_gt_f32_e32 vcc, 0, v115
	v_cndmask_b32_e64 v12, 0.5, -0.5, vcc
	v_mac_f32_e32 v12, 0x3fb8aa3b, v115
	v_cvt_i32_f32_e32 v12, v12
	v_cmp_ngt_f32_e32 vcc, s56, v113
	v_cndmask_b32_e32 v106, 0, v114, vcc
	v_cmp_gt_f32_e32 vcc, s57, v113
	v_cvt_f32_i32_e32 v107, v12
	v_cndmask_b32_e32 v106, v52, v106, vcc
	v_cmp_o_f32_e32 vcc, v113, v113
	v_cndmask_b32_e32 v106, v113, v106, vcc
	v_madmk_f32 v108, v107, 0xbf317180, v115
	v_madmk_f32 v109, v107, 0xb717f7d1, v108
	v_mul_f32_e32 v110, v109, v109
	v_madmk_f32 v111, v110, 0x3331bb4c, v45
	v_madak_f32 v111, v110, v111, 0x388ab355
	v_madak_f32 v111, v110, v111, 0xbb360b61
	v_madak_f32 v111, v110, v111, 0x3e2aaaab
	v_mad_f32 v110, -v110, v111, v109
	v_sub_f32_e32 v111, 2.0, v110
	v_cmp_gt_f32_e64 vcc, |v111|, s55
	v_cndmask_b32_e32 v112, 1.0, v51, vcc
	v_mul_f32_e32 v111, v111, v112
	v_rcp_f32_e32 v111, v111
	.loc	0 234
	v_mul_f32_e32 v2, v2, v106
	v_mul_f32_e32 v66, v106, v66
	.loc	0 233
	v_mul_f32_e32 v106, 0xb717f7d1, v107
	v_mul_f32_e32 v107, v109, v110
	v_mul_f32_e32 v107, v107, v111
	v_mad_f32 v106, -v112, v107, -v106
	v_sub_f32_e32 v106, v108, v106
	v_add_f32_e32 v110, 1.0, v106
	.loc	0 231
	ds_read_b128 v[106:109], v28 offset:1024
	.loc	0 233
	v_lshlrev_b32_e32 v12, 23, v12
	v_add_u32_e32 v114, vcc, v12, v110
	.loc	0 231
	ds_read_b128 v[110:113], v28 offset:1040
	v_mul_f32_e32 v12, 1.0, v13
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v106, 1.0, v106
	v_mul_f32_e32 v107, 1.0, v107
	v_max3_f32 v12, v12, v106, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v12, v12, v106, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v106, 1.0, v110
	v_mul_f32_e32 v107, 1.0, v111
	v_max3_f32 v12, v12, v106, v107
	ds_read_b128 v[106:109], v28 offset:1056
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v12, v12, v110, v111
	ds_read_b128 v[110:113], v28 offset:1072
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v106, 1.0, v106
	v_mul_f32_e32 v107, 1.0, v107
	v_max3_f32 v12, v12, v106, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v12, v12, v106, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v106, 1.0, v110
	v_mul_f32_e32 v107, 1.0, v111
	v_max3_f32 v12, v12, v106, v107
	ds_read_b128 v[106:109], v28 offset:1088
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v12, v12, v110, v111
	ds_read_b128 v[110:113], v28 offset:1104
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v106, 1.0, v106
	v_mul_f32_e32 v107, 1.0, v107
	v_max3_f32 v12, v12, v106, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v12, v12, v106, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v106, 1.0, v110
	v_mul_f32_e32 v107, 1.0, v111
	v_max3_f32 v12, v12, v106, v107
	ds_read_b128 v[106:109], v28 offset:1120
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v12, v12, v110, v111
	ds_read_b128 v[110:113], v28 offset:1136
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v106, 1.0, v106
	v_mul_f32_e32 v107, 1.0, v107
	v_max3_f32 v12, v12, v106, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v12, v12, v106, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v106, 1.0, v110
	v_mul_f32_e32 v107, 1.0, v111
	v_max3_f32 v12, v12, v106, v107
	v_mul_f32_e32 v106, 1.0, v112
	v_mul_f32_e32 v107, 1.0, v113
	v_max3_f32 v12, v12, v106, v107
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s12, v12
	v_cndmask_b32_e32 v106, 0, v12, vcc
	v_sub_f32_e32 v116, v13, v106
	v_cmp_gt_f32_e32 vcc, 0, v116
	v_cndmask_b32_e64 v13, 0.5, -0.5, vcc
	v_mac_f32_e32 v13, 0x3fb8aa3b, v116
	v_cvt_i32_f32_e32 v13, v13
	v_cmp_ngt_f32_e32 vcc, s56, v115
	v_cndmask_b32_e32 v107, 0, v114, vcc
	v_cmp_gt_f32_e32 vcc, s57, v115
	v_cvt_f32_i32_e32 v108, v13
	v_cndmask_b32_e32 v107, v52, v107, vcc
	v_cmp_o_f32_e32 vcc, v115, v115
	v_cndmask_b32_e32 v107, v115, v107, vcc
	v_madmk_f32 v109, v108, 0xbf317180, v116
	v_madmk_f32 v110, v108, 0xb717f7d1, v109
	v_mul_f32_e32 v111, v110, v110
	v_madmk_f32 v112, v111, 0x3331bb4c, v45
	v_madak_f32 v112, v111, v112, 0x388ab355
	v_madak_f32 v112, v111, v112, 0xbb360b61
	v_madak_f32 v112, v111, v112, 0x3e2aaaab
	v_mad_f32 v111, -v111, v112, v110
	v_sub_f32_e32 v112, 2.0, v111
	v_cmp_gt_f32_e64 vcc, |v112|, s55
	v_cndmask_b32_e32 v113, 1.0, v51, vcc
	v_mul_f32_e32 v112, v112, v113
	v_rcp_f32_e32 v112, v112
	.loc	0 234
	v_mul_f32_e32 v3, v3, v107
	v_mul_f32_e32 v65, v107, v65
	.loc	0 233
	v_mul_f32_e32 v107, 0xb717f7d1, v108
	v_mul_f32_e32 v108, v110, v111
	v_mul_f32_e32 v108, v108, v112
	v_mad_f32 v107, -v113, v108, -v107
	v_sub_f32_e32 v107, v109, v107
	v_add_f32_e32 v111, 1.0, v107
	.loc	0 231
	ds_read_b128 v[107:110], v28 offset:1280
	.loc	0 233
	v_lshlrev_b32_e32 v13, 23, v13
	v_add_u32_e32 v115, vcc, v13, v111
	.loc	0 231
	ds_read_b128 v[111:114], v28 offset:1296
	v_mul_f32_e32 v13, 1.0, v14
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v107, 1.0, v107
	v_mul_f32_e32 v108, 1.0, v108
	v_max3_f32 v13, v13, v107, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v13, v13, v107, v108
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v107, 1.0, v111
	v_mul_f32_e32 v108, 1.0, v112
	v_max3_f32 v13, v13, v107, v108
	ds_read_b128 v[107:110], v28 offset:1312
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v13, v13, v111, v112
	ds_read_b128 v[111:114], v28 offset:1328
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v107, 1.0, v107
	v_mul_f32_e32 v108, 1.0, v108
	v_max3_f32 v13, v13, v107, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v13, v13, v107, v108
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v107, 1.0, v111
	v_mul_f32_e32 v108, 1.0, v112
	v_max3_f32 v13, v13, v107, v108
	ds_read_b128 v[107:110], v28 offset:1344
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v13, v13, v111, v112
	ds_read_b128 v[111:114], v28 offset:1360
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v107, 1.0, v107
	v_mul_f32_e32 v108, 1.0, v108
	v_max3_f32 v13, v13, v107, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v13, v13, v107, v108
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v107, 1.0, v111
	v_mul_f32_e32 v108, 1.0, v112
	v_max3_f32 v13, v13, v107, v108
	ds_read_b128 v[107:110], v28 offset:1376
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v13, v13, v111, v112
	ds_read_b128 v[111:114], v28 offset:1392
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v107, 1.0, v107
	v_mul_f32_e32 v108, 1.0, v108
	v_max3_f32 v13, v13, v107, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v13, v13, v107, v108
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v107, 1.0, v111
	v_mul_f32_e32 v108, 1.0, v112
	v_max3_f32 v13, v13, v107, v108
	v_mul_f32_e32 v107, 1.0, v113
	v_mul_f32_e32 v108, 1.0, v114
	v_max3_f32 v13, v13, v107, v108
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s12, v13
	v_cndmask_b32_e32 v107, 0, v13, vcc
	v_sub_f32_e32 v117, v14, v107
	v_cmp_gt_f32_e32 vcc, 0, v117
	v_cndmask_b32_e64 v14, 0.5, -0.5, vcc
	v_mac_f32_e32 v14, 0x3fb8aa3b, v117
	v_cvt_i32_f32_e32 v14, v14
	v_cmp_ngt_f32_e32 vcc, s56, v116
	v_cndmask_b32_e32 v108, 0, v115, vcc
	v_cmp_gt_f32_e32 vcc, s57, v116
	v_cvt_f32_i32_e32 v109, v14
	v_cndmask_b32_e32 v108, v52, v108, vcc
	v_cmp_o_f32_e32 vcc, v116, v116
	v_cndmask_b32_e32 v108, v116, v108, vcc
	v_madmk_f32 v110, v109, 0xbf317180, v117
	v_madmk_f32 v111, v109, 0xb717f7d1, v110
	v_mul_f32_e32 v112, v111, v111
	v_madmk_f32 v113, v112, 0x3331bb4c, v45
	v_madak_f32 v113, v112, v113, 0x388ab355
	v_madak_f32 v113, v112, v113, 0xbb360b61
	v_madak_f32 v113, v112, v113, 0x3e2aaaab
	v_mad_f32 v112, -v112, v113, v111
	v_sub_f32_e32 v113, 2.0, v112
	v_cmp_gt_f32_e64 vcc, |v113|, s55
	v_cndmask_b32_e32 v114, 1.0, v51, vcc
	v_mul_f32_e32 v113, v113, v114
	v_rcp_f32_e32 v113, v113
	.loc	0 234
	v_mul_f32_e32 v4, v4, v108
	v_mul_f32_e32 v63, v108, v63
	.loc	0 233
	v_mul_f32_e32 v108, 0xb717f7d1, v109
	v_mul_f32_e32 v109, v111, v112
	v_mul_f32_e32 v109, v109, v113
	v_mad_f32 v108, -v114, v109, -v108
	v_sub_f32_e32 v108, v110, v108
	v_add_f32_e32 v112, 1.0, v108
	.loc	0 231
	ds_read_b128 v[108:111], v28 offset:1536
	.loc	0 233
	v_lshlrev_b32_e32 v14, 23, v14
	v_add_u32_e32 v116, vcc, v14, v112
	.loc	0 231
	ds_read_b128 v[112:115], v28 offset:1552
	v_mul_f32_e32 v14, 1.0, v15
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v108, 1.0, v108
	v_mul_f32_e32 v109, 1.0, v109
	v_max3_f32 v14, v14, v108, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v14, v14, v108, v109
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v108, 1.0, v112
	v_mul_f32_e32 v109, 1.0, v113
	v_max3_f32 v14, v14, v108, v109
	ds_read_b128 v[108:111], v28 offset:1568
	v_mul_f32_e32 v112, 1.0, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_max3_f32 v14, v14, v112, v113
	ds_read_b128 v[112:115], v28 offset:1584
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v108, 1.0, v108
	v_mul_f32_e32 v109, 1.0, v109
	v_max3_f32 v14, v14, v108, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v14, v14, v108, v109
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v108, 1.0, v112
	v_mul_f32_e32 v109, 1.0, v113
	v_max3_f32 v14, v14, v108, v109
	ds_read_b128 v[108:111], v28 offset:1600
	v_mul_f32_e32 v112, 1.0, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_max3_f32 v14, v14, v112, v113
	ds_read_b128 v[112:115], v28 offset:1616
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v108, 1.0, v108
	v_mul_f32_e32 v109, 1.0, v109
	v_max3_f32 v14, v14, v108, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v14, v14, v108, v109
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v108, 1.0, v112
	v_mul_f32_e32 v109, 1.0, v113
	v_max3_f32 v14, v14, v108, v109
	ds_read_b128 v[108:111], v28 offset:1632
	v_mul_f32_e32 v112, 1.0, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_max3_f32 v14, v14, v112, v113
	ds_read_b128 v[112:115], v28 offset:1648
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v108, 1.0, v108
	v_mul_f32_e32 v109, 1.0, v109
	v_max3_f32 v14, v14, v108, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v14, v14, v108, v109
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v108, 1.0, v112
	v_mul_f32_e32 v109, 1.0, v113
	v_max3_f32 v14, v14, v108, v109
	v_mul_f32_e32 v108, 1.0, v114
	v_mul_f32_e32 v109, 1.0, v115
	v_max3_f32 v14, v14, v108, v109
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s12, v14
	v_cndmask_b32_e32 v108, 0, v14, vcc
	v_sub_f32_e32 v118, v15, v108
	v_cmp_gt_f32_e32 vcc, 0, v118
	v_cndmask_b32_e64 v15, 0.5, -0.5, vcc
	v_mac_f32_e32 v15, 0x3fb8aa3b, v118
	v_cvt_i32_f32_e32 v15, v15
	v_cmp_ngt_f32_e32 vcc, s56, v117
	v_cndmask_b32_e32 v109, 0, v116, vcc
	v_cmp_gt_f32_e32 vcc, s57, v117
	v_cvt_f32_i32_e32 v110, v15
	v_cndmask_b32_e32 v109, v52, v109, vcc
	v_cmp_o_f32_e32 vcc, v117, v117
	v_cndmask_b32_e32 v109, v117, v109, vcc
	v_madmk_f32 v111, v110, 0xbf317180, v118
	v_madmk_f32 v112, v110, 0xb717f7d1, v111
	v_mul_f32_e32 v113, v112, v112
	v_madmk_f32 v114, v113, 0x3331bb4c, v45
	v_madak_f32 v114, v113, v114, 0x388ab355
	v_madak_f32 v114, v113, v114, 0xbb360b61
	v_madak_f32 v114, v113, v114, 0x3e2aaaab
	v_mad_f32 v113, -v113, v114, v112
	v_sub_f32_e32 v114, 2.0, v113
	v_cmp_gt_f32_e64 vcc, |v114|, s55
	v_cndmask_b32_e32 v115, 1.0, v51, vcc
	v_mul_f32_e32 v114, v114, v115
	v_rcp_f32_e32 v114, v114
	.loc	0 234
	v_mul_f32_e32 v5, v5, v109
	v_mul_f32_e32 v60, v109, v60
	.loc	0 233
	v_mul_f32_e32 v109, 0xb717f7d1, v110
	v_mul_f32_e32 v110, v112, v113
	v_mul_f32_e32 v110, v110, v114
	v_mad_f32 v109, -v115, v110, -v109
	v_sub_f32_e32 v109, v111, v109
	v_add_f32_e32 v113, 1.0, v109
	.loc	0 231
	ds_read_b128 v[109:112], v30
	.loc	0 233
	v_lshlrev_b32_e32 v15, 23, v15
	v_add_u32_e32 v117, vcc, v15, v113
	.loc	0 231
	ds_read_b128 v[113:116], v30 offset:16
	v_mul_f32_e32 v15, 1.0, v16
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v109, 1.0, v109
	v_mul_f32_e32 v110, 1.0, v110
	v_max3_f32 v15, v15, v109, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v15, v15, v109, v110
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v109, 1.0, v113
	v_mul_f32_e32 v110, 1.0, v114
	v_max3_f32 v15, v15, v109, v110
	ds_read_b128 v[109:112], v30 offset:32
	v_mul_f32_e32 v113, 1.0, v115
	v_mul_f32_e32 v114, 1.0, v116
	v_max3_f32 v15, v15, v113, v114
	ds_read_b128 v[113:116], v30 offset:48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v109, 1.0, v109
	v_mul_f32_e32 v110, 1.0, v110
	v_max3_f32 v15, v15, v109, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v15, v15, v109, v110
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v109, 1.0, v113
	v_mul_f32_e32 v110, 1.0, v114
	v_max3_f32 v15, v15, v109, v110
	ds_read_b128 v[109:112], v30 offset:64
	v_mul_f32_e32 v113, 1.0, v115
	v_mul_f32_e32 v114, 1.0, v116
	v_max3_f32 v15, v15, v113, v114
	ds_read_b128 v[113:116], v30 offset:80
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v109, 1.0, v109
	v_mul_f32_e32 v110, 1.0, v110
	v_max3_f32 v15, v15, v109, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v15, v15, v109, v110
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v109, 1.0, v113
	v_mul_f32_e32 v110, 1.0, v114
	v_max3_f32 v15, v15, v109, v110
	ds_read_b128 v[109:112], v30 offset:96
	v_mul_f32_e32 v113, 1.0, v115
	v_mul_f32_e32 v114, 1.0, v116
	v_max3_f32 v15, v15, v113, v114
	ds_read_b128 v[113:116], v30 offset:112
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v109, 1.0, v109
	v_mul_f32_e32 v110, 1.0, v110
	v_max3_f32 v15, v15, v109, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v15, v15, v109, v110
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v109, 1.0, v113
	v_mul_f32_e32 v110, 1.0, v114
	v_max3_f32 v15, v15, v109, v110
	v_mul_f32_e32 v109, 1.0, v115
	v_mul_f32_e32 v110, 1.0, v116
	v_max3_f32 v15, v15, v109, v110
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s12, v15
	v_cndmask_b32_e32 v109, 0, v15, vcc
	v_sub_f32_e32 v16, v16, v109
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_cndmask_b32_e64 v110, 0.5, -0.5, vcc
	v_mac_f32_e32 v110, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v110, v110
	v_cmp_ngt_f32_e32 vcc, s56, v118
	v_cndmask_b32_e32 v111, 0, v117, vcc
	v_cmp_gt_f32_e32 vcc, s57, v118
	v_cvt_f32_i32_e32 v112, v110
	v_cndmask_b32_e32 v111, v52, v111, vcc
	v_cmp_o_f32_e32 vcc, v118, v118
	v_cndmask_b32_e32 v111, v118, v111, vcc
	v_madmk_f32 v113, v112, 0xbf317180, v16
	v_madmk_f32 v114, v112, 0xb717f7d1, v113
	v_mul_f32_e32 v115, v114, v114
	v_madmk_f32 v116, v115, 0x3331bb4c, v45
	v_madak_f32 v116, v115, v116, 0x388ab355
	v_madak_f32 v116, v115, v116, 0xbb360b61
	v_madak_f32 v116, v115, v116, 0x3e2aaaab
	v_mad_f32 v115, -v115, v116, v114
	v_sub_f32_e32 v116, 2.0, v115
	v_cmp_gt_f32_e64 vcc, |v116|, s55
	v_cndmask_b32_e32 v117, 1.0, v51, vcc
	v_mul_f32_e32 v116, v116, v117
	v_rcp_f32_e32 v116, v116
	.loc	0 234
	v_mul_f32_e32 v6, v6, v111
	v_mul_f32_e32 v58, v111, v58
	.loc	0 233
	v_mul_f32_e32 v111, 0xb717f7d1, v112
	v_mul_f32_e32 v112, v114, v115
	v_mul_f32_e32 v112, v112, v116
	v_mad_f32 v111, -v117, v112, -v111
	v_sub_f32_e32 v111, v113, v111
	v_add_f32_e32 v111, 1.0, v111
	v_lshlrev_b32_e32 v110, 23, v110
	v_add_u32_e32 v110, vcc, v110, v111
	v_cmp_ngt_f32_e32 vcc, s56, v16
	v_cndmask_b32_e32 v110, 0, v110, vcc
	.loc	0 237
	v_cmp_gt_f32_e32 vcc, 0, v103
	v_cndmask_b32_e64 v111, 0.5, -0.5, vcc
	v_mac_f32_e32 v111, 0x3fb8aa3b, v103
	v_cvt_i32_f32_e32 v111, v111
	.loc	0 233
	v_cmp_gt_f32_e32 vcc, s57, v16
	v_cndmask_b32_e32 v110, v52, v110, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v110, vcc
	.loc	0 237
	v_cvt_f32_i32_e32 v110, v111
	.loc	0 236
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 234
	v_mul_f32_e32 v7, v7, v16
	.loc	0 237
	v_madmk_f32 v112, v110, 0xbf317180, v103
	v_madmk_f32 v113, v110, 0xb717f7d1, v112
	v_mul_f32_e32 v114, v113, v113
	v_madmk_f32 v115, v114, 0x3331bb4c, v45
	v_madak_f32 v115, v114, v115, 0x388ab355
	v_madak_f32 v115, v114, v115, 0xbb360b61
	v_madak_f32 v115, v114, v115, 0x3e2aaaab
	v_mad_f32 v114, -v114, v115, v113
	v_sub_f32_e32 v115, 2.0, v114
	v_cmp_gt_f32_e64 vcc, |v115|, s55
	v_cndmask_b32_e32 v116, 1.0, v51, vcc
	v_mul_f32_e32 v115, v115, v116
	v_rcp_f32_e32 v115, v115
	v_cmp_gt_f32_e32 vcc, 0, v24
	v_cndmask_b32_e64 v102, 0.5, -0.5, vcc
	.loc	0 234
	v_mul_f32_e32 v56, v16, v56
	.loc	0 237
	v_mul_f32_e32 v16, 0xb717f7d1, v110
	v_mul_f32_e32 v110, v113, v114
	v_mac_f32_e32 v102, 0x3fb8aa3b, v24
	v_mul_f32_e32 v110, v110, v115
	v_cvt_i32_f32_e32 v102, v102
	v_mad_f32 v16, -v116, v110, -v16
	v_sub_f32_e32 v16, v112, v16
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v110, 23, v111
	v_add_u32_e32 v16, vcc, v110, v16
	v_cvt_f32_i32_e32 v110, v102
	v_cmp_ngt_f32_e32 vcc, s56, v103
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s57, v103
	v_madmk_f32 v111, v110, 0xbf317180, v24
	v_madmk_f32 v112, v110, 0xb717f7d1, v111
	v_mul_f32_e32 v113, v112, v112
	v_madmk_f32 v114, v113, 0x3331bb4c, v45
	v_madak_f32 v114, v113, v114, 0x388ab355
	v_madak_f32 v114, v113, v114, 0xbb360b61
	v_madak_f32 v114, v113, v114, 0x3e2aaaab
	v_mad_f32 v113, -v113, v114, v112
	v_sub_f32_e32 v114, 2.0, v113
	v_cndmask_b32_e32 v16, v52, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v114|, s55
	v_cndmask_b32_e32 v115, 1.0, v51, vcc
	v_mul_f32_e32 v114, v114, v115
	v_rcp_f32_e32 v114, v114
	v_cmp_o_f32_e32 vcc, v103, v103
	v_cndmask_b32_e32 v16, v103, v16, vcc
	v_mul_f32_e32 v103, 0xb717f7d1, v110
	v_mul_f32_e32 v110, v112, v113
	v_sub_f32_e32 v101, v101, v25
	v_mul_f32_e32 v110, v110, v114
	v_cmp_gt_f32_e32 vcc, 0, v101
	v_mad_f32 v103, -v115, v110, -v103
	v_cndmask_b32_e64 v110, 0.5, -0.5, vcc
	v_mac_f32_e32 v110, 0x3fb8aa3b, v101
	v_cvt_i32_f32_e32 v110, v110
	v_sub_f32_e32 v103, v111, v103
	v_add_f32_e32 v103, 1.0, v103
	v_lshlrev_b32_e32 v102, 23, v102
	v_add_u32_e32 v102, vcc, v102, v103
	v_cvt_f32_i32_e32 v103, v110
	v_cmp_ngt_f32_e32 vcc, s56, v24
	v_cndmask_b32_e32 v102, 0, v102, vcc
	v_cmp_gt_f32_e32 vcc, s57, v24
	v_cndmask_b32_e32 v102, v52, v102, vcc
	v_cmp_o_f32_e32 vcc, v24, v24
	v_cndmask_b32_e32 v24, v24, v102, vcc
	v_madmk_f32 v102, v103, 0xbf317180, v101
	v_madmk_f32 v111, v103, 0xb717f7d1, v102
	v_mul_f32_e32 v112, v111, v111
	v_madmk_f32 v113, v112, 0x3331bb4c, v45
	v_madak_f32 v113, v112, v113, 0x388ab355
	v_madak_f32 v113, v112, v113, 0xbb360b61
	v_madak_f32 v113, v112, v113, 0x3e2aaaab
	v_mad_f32 v112, -v112, v113, v111
	v_sub_f32_e32 v113, 2.0, v112
	v_cmp_gt_f32_e64 vcc, |v113|, s55
	v_cndmask_b32_e32 v114, 1.0, v51, vcc
	v_mul_f32_e32 v113, v113, v114
	v_rcp_f32_e32 v113, v113
	ds_write2_b32 v29, v16, v24 offset1:32
	v_mul_f32_e32 v24, v111, v112
	v_mul_f32_e32 v16, 0xb717f7d1, v103
	v_mul_f32_e32 v24, v24, v113
	v_mad_f32 v16, -v114, v24, -v16
	v_sub_f32_e32 v24, v100, v25
	v_cmp_gt_f32_e32 vcc, 0, v24
	v_cndmask_b32_e64 v25, 0.5, -0.5, vcc
	v_mac_f32_e32 v25, 0x3fb8aa3b, v24
	v_cvt_i32_f32_e32 v25, v25
	v_sub_f32_e32 v16, v102, v16
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v100, 23, v110
	v_add_u32_e32 v16, vcc, v100, v16
	v_cvt_f32_i32_e32 v100, v25
	v_cmp_ngt_f32_e32 vcc, s56, v101
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s57, v101
	v_madmk_f32 v102, v100, 0xbf317180, v24
	v_madmk_f32 v103, v100, 0xb717f7d1, v102
	v_mul_f32_e32 v110, v103, v103
	v_madmk_f32 v111, v110, 0x3331bb4c, v45
	v_madak_f32 v111, v110, v111, 0x388ab355
	v_madak_f32 v111, v110, v111, 0xbb360b61
	v_madak_f32 v111, v110, v111, 0x3e2aaaab
	v_mad_f32 v110, -v110, v111, v103
	v_sub_f32_e32 v111, 2.0, v110
	v_cndmask_b32_e32 v16, v52, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v111|, s55
	v_cndmask_b32_e32 v112, 1.0, v51, vcc
	v_mul_f32_e32 v111, v111, v112
	v_rcp_f32_e32 v111, v111
	v_cmp_o_f32_e32 vcc, v101, v101
	v_cndmask_b32_e32 v16, v101, v16, vcc
	v_mul_f32_e32 v101, v103, v110
	v_sub_f32_e32 v99, v99, v104
	v_mul_f32_e32 v100, 0xb717f7d1, v100
	v_mul_f32_e32 v101, v101, v111
	v_cmp_gt_f32_e32 vcc, 0, v99
	v_mad_f32 v100, -v112, v101, -v100
	v_cndmask_b32_e64 v101, 0.5, -0.5, vcc
	v_mac_f32_e32 v101, 0x3fb8aa3b, v99
	v_cvt_i32_f32_e32 v101, v101
	v_sub_f32_e32 v100, v102, v100
	v_add_f32_e32 v100, 1.0, v100
	v_lshlrev_b32_e32 v25, 23, v25
	v_add_u32_e32 v25, vcc, v25, v100
	v_cvt_f32_i32_e32 v100, v101
	v_cmp_ngt_f32_e32 vcc, s56, v24
	v_cndmask_b32_e32 v25, 0, v25, vcc
	v_cmp_gt_f32_e32 vcc, s57, v24
	v_cndmask_b32_e32 v25, v52, v25, vcc
	v_cmp_o_f32_e32 vcc, v24, v24
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_madmk_f32 v25, v100, 0xbf317180, v99
	v_madmk_f32 v102, v100, 0xb717f7d1, v25
	v_mul_f32_e32 v103, v102, v102
	v_madmk_f32 v110, v103, 0x3331bb4c, v45
	v_madak_f32 v110, v103, v110, 0x388ab355
	v_madak_f32 v110, v103, v110, 0xbb360b61
	v_madak_f32 v110, v103, v110, 0x3e2aaaab
	v_mad_f32 v103, -v103, v110, v102
	v_sub_f32_e32 v110, 2.0, v103
	v_cmp_gt_f32_e64 vcc, |v110|, s55
	v_cndmask_b32_e32 v111, 1.0, v51, vcc
	v_mul_f32_e32 v110, v110, v111
	v_rcp_f32_e32 v110, v110
	ds_write2_b32 v29, v16, v24 offset0:64 offset1:96
	v_mul_f32_e32 v24, v102, v103
	v_mul_f32_e32 v16, 0xb717f7d1, v100
	v_mul_f32_e32 v24, v24, v110
	v_mad_f32 v16, -v111, v24, -v16
	v_sub_f32_e32 v24, v98, v104
	v_cmp_gt_f32_e32 vcc, 0, v24
	v_sub_f32_e32 v16, v25, v16
	v_cndmask_b32_e64 v25, 0.5, -0.5, vcc
	v_mac_f32_e32 v25, 0x3fb8aa3b, v24
	v_cvt_i32_f32_e32 v25, v25
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v98, 23, v101
	v_add_u32_e32 v16, vcc, v98, v16
	v_cvt_f32_i32_e32 v98, v25
	v_cmp_ngt_f32_e32 vcc, s56, v99
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s57, v99
	v_madmk_f32 v100, v98, 0xbf317180, v24
	v_madmk_f32 v101, v98, 0xb717f7d1, v100
	v_mul_f32_e32 v102, v101, v101
	v_madmk_f32 v103, v102, 0x3331bb4c, v45
	v_madak_f32 v103, v102, v103, 0x388ab355
	v_madak_f32 v103, v102, v103, 0xbb360b61
	v_madak_f32 v103, v102, v103, 0x3e2aaaab
	v_mad_f32 v102, -v102, v103, v101
	v_sub_f32_e32 v103, 2.0, v102
	v_cndmask_b32_e32 v16, v52, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v103|, s55
	v_cndmask_b32_e32 v104, 1.0, v51, vcc
	v_mul_f32_e32 v103, v103, v104
	v_rcp_f32_e32 v103, v103
	v_cmp_o_f32_e32 vcc, v99, v99
	v_cndmask_b32_e32 v16, v99, v16, vcc
	v_mul_f32_e32 v99, v101, v102
	v_sub_f32_e32 v97, v97, v105
	v_mul_f32_e32 v98, 0xb717f7d1, v98
	v_mul_f32_e32 v99, v99, v103
	v_cmp_gt_f32_e32 vcc, 0, v97
	v_mad_f32 v98, -v104, v99, -v98
	v_cndmask_b32_e64 v99, 0.5, -0.5, vcc
	v_mac_f32_e32 v99, 0x3fb8aa3b, v97
	v_cvt_i32_f32_e32 v99, v99
	v_sub_f32_e32 v98, v100, v98
	v_add_f32_e32 v98, 1.0, v98
	v_lshlrev_b32_e32 v25, 23, v25
	v_add_u32_e32 v25, vcc, v25, v98
	v_cvt_f32_i32_e32 v98, v99
	v_cmp_ngt_f32_e32 vcc, s56, v24
	v_cndmask_b32_e32 v25, 0, v25, vcc
	v_cmp_gt_f32_e32 vcc, s57, v24
	v_cndmask_b32_e32 v25, v52, v25, vcc
	v_cmp_o_f32_e32 vcc, v24, v24
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_madmk_f32 v25, v98, 0xbf317180, v97
	v_madmk_f32 v100, v98, 0xb717f7d1, v25
	v_mul_f32_e32 v101, v100, v100
	v_madmk_f32 v102, v101, 0x3331bb4c, v45
	v_madak_f32 v102, v101, v102, 0x388ab355
	v_madak_f32 v102, v101, v102, 0xbb360b61
	v_madak_f32 v102, v101, v102, 0x3e2aaaab
	v_mad_f32 v101, -v101, v102, v100
	v_sub_f32_e32 v102, 2.0, v101
	v_cmp_gt_f32_e64 vcc, |v102|, s55
	v_cndmask_b32_e32 v103, 1.0, v51, vcc
	v_mul_f32_e32 v102, v102, v103
	v_rcp_f32_e32 v102, v102
	ds_write2_b32 v29, v16, v24 offset0:128 offset1:160
	v_mul_f32_e32 v24, v100, v101
	v_mul_f32_e32 v16, 0xb717f7d1, v98
	v_mul_f32_e32 v24, v24, v102
	v_mad_f32 v16, -v103, v24, -v16
	v_sub_f32_e32 v24, v96, v105
	v_cmp_gt_f32_e32 vcc, 0, v24
	v_sub_f32_e32 v16, v25, v16
	v_cndmask_b32_e64 v25, 0.5, -0.5, vcc
	v_mac_f32_e32 v25, 0x3fb8aa3b, v24
	v_cvt_i32_f32_e32 v25, v25
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v96, 23, v99
	v_add_u32_e32 v16, vcc, v96, v16
	v_cvt_f32_i32_e32 v96, v25
	v_cmp_ngt_f32_e32 vcc, s56, v97
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s57, v97
	v_madmk_f32 v98, v96, 0xbf317180, v24
	v_madmk_f32 v99, v96, 0xb717f7d1, v98
	v_mul_f32_e32 v100, v99, v99
	v_madmk_f32 v101, v100, 0x3331bb4c, v45
	v_madak_f32 v101, v100, v101, 0x388ab355
	v_madak_f32 v101, v100, v101, 0xbb360b61
	v_madak_f32 v101, v100, v101, 0x3e2aaaab
	v_mad_f32 v100, -v100, v101, v99
	v_sub_f32_e32 v101, 2.0, v100
	v_cndmask_b32_e32 v16, v52, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v101|, s55
	v_cndmask_b32_e32 v102, 1.0, v51, vcc
	v_mul_f32_e32 v101, v101, v102
	v_rcp_f32_e32 v101, v101
	v_cmp_o_f32_e32 vcc, v97, v97
	v_cndmask_b32_e32 v16, v97, v16, vcc
	v_mul_f32_e32 v97, v99, v100
	v_sub_f32_e32 v95, v95, v106
	v_mul_f32_e32 v96, 0xb717f7d1, v96
	v_mul_f32_e32 v97, v97, v101
	v_cmp_gt_f32_e32 vcc, 0, v95
	v_mad_f32 v96, -v102, v97, -v96
	v_cndmask_b32_e64 v97, 0.5, -0.5, vcc
	v_mac_f32_e32 v97, 0x3fb8aa3b, v95
	v_cvt_i32_f32_e32 v97, v97
	v_sub_f32_e32 v96, v98, v96
	v_add_f32_e32 v96, 1.0, v96
	v_lshlrev_b32_e32 v25, 23, v25
	v_add_u32_e32 v25, vcc, v25, v96
	v_cvt_f32_i32_e32 v96, v97
	v_cmp_ngt_f32_e32 vcc, s56, v24
	v_cndmask_b32_e32 v25, 0, v25, vcc
	v_cmp_gt_f32_e32 vcc, s57, v24
	v_cndmask_b32_e32 v25, v52, v25, vcc
	v_cmp_o_f32_e32 vcc, v24, v24
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_madmk_f32 v25, v96, 0xbf317180, v95
	v_madmk_f32 v98, v96, 0xb717f7d1, v25
	v_mul_f32_e32 v99, v98, v98
	v_madmk_f32 v100, v99, 0x3331bb4c, v45
	v_madak_f32 v100, v99, v100, 0x388ab355
	v_madak_f32 v100, v99, v100, 0xbb360b61
	v_madak_f32 v100, v99, v100, 0x3e2aaaab
	v_mad_f32 v99, -v99, v100, v98
	v_sub_f32_e32 v100, 2.0, v99
	v_cmp_gt_f32_e64 vcc, |v100|, s55
	v_cndmask_b32_e32 v101, 1.0, v51, vcc
	v_mul_f32_e32 v100, v100, v101
	v_rcp_f32_e32 v100, v100
	ds_write2_b32 v29, v16, v24 offset0:192 offset1:224
	v_mul_f32_e32 v24, v98, v99
	v_mul_f32_e32 v16, 0xb717f7d1, v96
	v_mul_f32_e32 v24, v24, v100
	v_mad_f32 v16, -v101, v24, -v16
	v_sub_f32_e32 v24, v94, v106
	v_cmp_gt_f32_e32 vcc, 0, v24
	v_sub_f32_e32 v16, v25, v16
	v_cndmask_b32_e64 v25, 0.5, -0.5, vcc
	v_mac_f32_e32 v25, 0x3fb8aa3b, v24
	v_cvt_i32_f32_e32 v25, v25
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v94, 23, v97
	v_add_u32_e32 v16, vcc, v94, v16
	v_cvt_f32_i32_e32 v94, v25
	v_cmp_ngt_f32_e32 vcc, s56, v95
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s57, v95
	v_madmk_f32 v96, v94, 0xbf317180, v24
	v_madmk_f32 v97, v94, 0xb717f7d1, v96
	v_mul_f32_e32 v98, v97, v97
	v_madmk_f32 v99, v98, 0x3331bb4c, v45
	v_madak_f32 v99, v98, v99, 0x388ab355
	v_madak_f32 v99, v98, v99, 0xbb360b61
	v_madak_f32 v99, v98, v99, 0x3e2aaaab
	v_mad_f32 v98, -v98, v99, v97
	v_sub_f32_e32 v99, 2.0, v98
	v_cndmask_b32_e32 v16, v52, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v99|, s55
	v_cndmask_b32_e32 v100, 1.0, v51, vcc
	v_mul_f32_e32 v99, v99, v100
	v_rcp_f32_e32 v99, v99
	v_cmp_o_f32_e32 vcc, v95, v95
	v_cndmask_b32_e32 v16, v95, v16, vcc
	v_mul_f32_e32 v95, v97, v98
	v_sub_f32_e32 v93, v93, v107
	v_mul_f32_e32 v94, 0xb717f7d1, v94
	v_mul_f32_e32 v95, v95, v99
	v_cmp_gt_f32_e32 vcc, 0, v93
	v_mad_f32 v94, -v100, v95, -v94
	v_cndmask_b32_e64 v95, 0.5, -0.5, vcc
	v_mac_f32_e32 v95, 0x3fb8aa3b, v93
	v_cvt_i32_f32_e32 v95, v95
	v_sub_f32_e32 v94, v96, v94
	v_add_f32_e32 v94, 1.0, v94
	v_lshlrev_b32_e32 v25, 23, v25
	v_add_u32_e32 v25, vcc, v25, v94
	v_cvt_f32_i32_e32 v94, v95
	v_cmp_ngt_f32_e32 vcc, s56, v24
	v_cndmask_b32_e32 v25, 0, v25, vcc
	v_cmp_gt_f32_e32 vcc, s57, v24
	v_cndmask_b32_e32 v25, v52, v25, vcc
	v_cmp_o_f32_e32 vcc, v24, v24
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_madmk_f32 v25, v94, 0xbf317180, v93
	v_madmk_f32 v96, v94, 0xb717f7d1, v25
	v_mul_f32_e32 v97, v96, v96
	v_madmk_f32 v98, v97, 0x3331bb4c, v45
	v_madak_f32 v98, v97, v98, 0x388ab355
	v_madak_f32 v98, v97, v98, 0xbb360b61
	v_madak_f32 v98, v97, v98, 0x3e2aaaab
	v_mad_f32 v97, -v97, v98, v96
	v_sub_f32_e32 v98, 2.0, v97
	v_cmp_gt_f32_e64 vcc, |v98|, s55
	v_cndmask_b32_e32 v99, 1.0, v51, vcc
	v_mul_f32_e32 v98, v98, v99
	v_rcp_f32_e32 v98, v98
	ds_write2_b32 v87, v16, v24 offset1:32
	v_mul_f32_e32 v24, v96, v97
	v_mul_f32_e32 v16, 0xb717f7d1, v94
	v_mul_f32_e32 v24, v24, v98
	v_mad_f32 v16, -v99, v24, -v16
	v_sub_f32_e32 v24, v92, v107
	v_cmp_gt_f32_e32 vcc, 0, v24
	v_sub_f32_e32 v16, v25, v16
	v_cndmask_b32_e64 v25, 0.5, -0.5, vcc
	v_mac_f32_e32 v25, 0x3fb8aa3b, v24
	v_cvt_i32_f32_e32 v25, v25
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v92, 23, v95
	v_add_u32_e32 v16, vcc, v92, v16
	v_cvt_f32_i32_e32 v92, v25
	v_cmp_ngt_f32_e32 vcc, s56, v93
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s57, v93
	v_madmk_f32 v94, v92, 0xbf317180, v24
	v_madmk_f32 v95, v92, 0xb717f7d1, v94
	v_mul_f32_e32 v96, v95, v95
	v_madmk_f32 v97, v96, 0x3331bb4c, v45
	v_madak_f32 v97, v96, v97, 0x388ab355
	v_madak_f32 v97, v96, v97, 0xbb360b61
	v_madak_f32 v97, v96, v97, 0x3e2aaaab
	v_mad_f32 v96, -v96, v97, v95
	v_sub_f32_e32 v97, 2.0, v96
	v_cndmask_b32_e32 v16, v52, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v97|, s55
	v_cndmask_b32_e32 v98, 1.0, v51, vcc
	v_mul_f32_e32 v97, v97, v98
	v_rcp_f32_e32 v97, v97
	v_cmp_o_f32_e32 vcc, v93, v93
	v_cndmask_b32_e32 v16, v93, v16, vcc
	v_mul_f32_e32 v93, v95, v96
	v_sub_f32_e32 v91, v91, v108
	v_mul_f32_e32 v92, 0xb717f7d1, v92
	v_mul_f32_e32 v93, v93, v97
	v_cmp_gt_f32_e32 vcc, 0, v91
	v_mad_f32 v92, -v98, v93, -v92
	v_cndmask_b32_e64 v93, 0.5, -0.5, vcc
	v_mac_f32_e32 v93, 0x3fb8aa3b, v91
	v_cvt_i32_f32_e32 v93, v93
	v_sub_f32_e32 v92, v94, v92
	v_add_f32_e32 v92, 1.0, v92
	v_lshlrev_b32_e32 v25, 23, v25
	v_add_u32_e32 v25, vcc, v25, v92
	v_cvt_f32_i32_e32 v92, v93
	v_cmp_ngt_f32_e32 vcc, s56, v24
	v_cndmask_b32_e32 v25, 0, v25, vcc
	v_cmp_gt_f32_e32 vcc, s57, v24
	v_cndmask_b32_e32 v25, v52, v25, vcc
	v_cmp_o_f32_e32 vcc, v24, v24
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_madmk_f32 v25, v92, 0xbf317180, v91
	v_madmk_f32 v94, v92, 0xb717f7d1, v25
	v_mul_f32_e32 v95, v94, v94
	v_madmk_f32 v96, v95, 0x3331bb4c, v45
	v_madak_f32 v96, v95, v96, 0x388ab355
	v_madak_f32 v96, v95, v96, 0xbb360b61
	v_madak_f32 v96, v95, v96, 0x3e2aaaab
	v_mad_f32 v95, -v95, v96, v94
	v_sub_f32_e32 v96, 2.0, v95
	v_cmp_gt_f32_e64 vcc, |v96|, s55
	v_cndmask_b32_e32 v97, 1.0, v51, vcc
	v_mul_f32_e32 v96, v96, v97
	v_rcp_f32_e32 v96, v96
	ds_write2_b32 v87, v16, v24 offset0:64 offset1:96
	v_mul_f32_e32 v24, v94, v95
	v_mul_f32_e32 v16, 0xb717f7d1, v92
	v_mul_f32_e32 v24, v24, v96
	v_mad_f32 v16, -v97, v24, -v16
	v_sub_f32_e32 v24, v90, v108
	v_cmp_gt_f32_e32 vcc, 0, v24
	v_sub_f32_e32 v16, v25, v16
	v_cndmask_b32_e64 v25, 0.5, -0.5, vcc
	v_mac_f32_e32 v25, 0x3fb8aa3b, v24
	v_cvt_i32_f32_e32 v25, v25
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v90, 23, v93
	v_add_u32_e32 v16, vcc, v90, v16
	v_cvt_f32_i32_e32 v90, v25
	v_cmp_ngt_f32_e32 vcc, s56, v91
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s57, v91
	v_madmk_f32 v92, v90, 0xbf317180, v24
	v_madmk_f32 v93, v90, 0xb717f7d1, v92
	v_mul_f32_e32 v94, v93, v93
	v_madmk_f32 v95, v94, 0x3331bb4c, v45
	v_madak_f32 v95, v94, v95, 0x388ab355
	v_madak_f32 v95, v94, v95, 0xbb360b61
	v_madak_f32 v95, v94, v95, 0x3e2aaaab
	v_mad_f32 v94, -v94, v95, v93
	v_sub_f32_e32 v95, 2.0, v94
	v_cndmask_b32_e32 v16, v52, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v95|, s55
	v_cndmask_b32_e32 v96, 1.0, v51, vcc
	v_mul_f32_e32 v95, v95, v96
	v_rcp_f32_e32 v95, v95
	v_cmp_o_f32_e32 vcc, v91, v91
	v_cndmask_b32_e32 v16, v91, v16, vcc
	v_mul_f32_e32 v91, v93, v94
	v_sub_f32_e32 v89, v89, v109
	v_mul_f32_e32 v90, 0xb717f7d1, v90
	v_mul_f32_e32 v91, v91, v95
	v_cmp_gt_f32_e32 vcc, 0, v89
	v_mad_f32 v90, -v96, v91, -v90
	v_cndmask_b32_e64 v91, 0.5, -0.5, vcc
	v_mac_f32_e32 v91, 0x3fb8aa3b, v89
	v_cvt_i32_f32_e32 v91, v91
	v_sub_f32_e32 v90, v92, v90
	v_add_f32_e32 v90, 1.0, v90
	v_lshlrev_b32_e32 v25, 23, v25
	v_add_u32_e32 v25, vcc, v25, v90
	v_cvt_f32_i32_e32 v90, v91
	v_cmp_ngt_f32_e32 vcc, s56, v24
	v_cndmask_b32_e32 v25, 0, v25, vcc
	v_cmp_gt_f32_e32 vcc, s57, v24
	v_cndmask_b32_e32 v25, v52, v25, vcc
	v_cmp_o_f32_e32 vcc, v24, v24
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_madmk_f32 v25, v90, 0xbf317180, v89
	v_madmk_f32 v92, v90, 0xb717f7d1, v25
	v_mul_f32_e32 v93, v92, v92
	v_madmk_f32 v94, v93, 0x3331bb4c, v45
	v_madak_f32 v94, v93, v94, 0x388ab355
	v_madak_f32 v94, v93, v94, 0xbb360b61
	v_madak_f32 v94, v93, v94, 0x3e2aaaab
	v_mad_f32 v93, -v93, v94, v92
	v_sub_f32_e32 v94, 2.0, v93
	v_cmp_gt_f32_e64 vcc, |v94|, s55
	v_cndmask_b32_e32 v95, 1.0, v51, vcc
	v_mul_f32_e32 v94, v94, v95
	v_rcp_f32_e32 v94, v94
	ds_write2_b32 v87, v16, v24 offset0:128 offset1:160
	v_mul_f32_e32 v24, v92, v93
	v_mul_f32_e32 v16, 0xb717f7d1, v90
	v_mul_f32_e32 v24, v24, v94
	v_mad_f32 v16, -v95, v24, -v16
	v_sub_f32_e32 v24, v88, v109
	v_cmp_gt_f32_e32 vcc, 0, v24
	v_sub_f32_e32 v16, v25, v16
	v_cndmask_b32_e64 v25, 0.5, -0.5, vcc
	v_mac_f32_e32 v25, 0x3fb8aa3b, v24
	v_cvt_i32_f32_e32 v25, v25
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v87, 23, v91
	v_add_u32_e32 v16, vcc, v87, v16
	v_cvt_f32_i32_e32 v87, v25
	v_cmp_ngt_f32_e32 vcc, s56, v89
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s57, v89
	v_madmk_f32 v88, v87, 0xbf317180, v24
	v_madmk_f32 v90, v87, 0xb717f7d1, v88
	v_mul_f32_e32 v91, v90, v90
	v_madmk_f32 v92, v91, 0x3331bb4c, v45
	v_madak_f32 v92, v91, v92, 0x388ab355
	v_madak_f32 v92, v91, v92, 0xbb360b61
	v_madak_f32 v92, v91, v92, 0x3e2aaaab
	v_mad_f32 v91, -v91, v92, v90
	v_sub_f32_e32 v92, 2.0, v91
	v_cndmask_b32_e32 v16, v52, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v92|, s55
	v_cndmask_b32_e32 v93, 1.0, v51, vcc
	v_mul_f32_e32 v92, v92, v93
	v_rcp_f32_e32 v92, v92
	v_cmp_o_f32_e32 vcc, v89, v89
	v_cndmask_b32_e32 v16, v89, v16, vcc
	v_mul_f32_e32 v89, v90, v91
	v_mul_f32_e32 v87, 0xb717f7d1, v87
	v_mul_f32_e32 v89, v89, v92
	v_mad_f32 v87, -v93, v89, -v87
	v_sub_f32_e32 v87, v88, v87
	v_add_f32_e32 v87, 1.0, v87
	v_lshlrev_b32_e32 v25, 23, v25
	v_add_u32_e32 v25, vcc, v25, v87
	v_cmp_ngt_f32_e32 vcc, s56, v24
	v_cndmask_b32_e32 v25, 0, v25, vcc
	v_cmp_gt_f32_e32 vcc, s57, v24
	v_cndmask_b32_e32 v25, v52, v25, vcc
	v_cmp_o_f32_e32 vcc, v24, v24
	v_cndmask_b32_e32 v24, v24, v25, vcc
	ds_write2_b32 v31, v16, v24 offset1:32
	v_mov_b32_e32 v16, v43
	.loc	0 238
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB0_27
.LBB0_26:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 240
	s_add_i32 s6, s6, 4
	.loc	0 243
	s_waitcnt lgkmcnt(7)
	v_add_f32_e32 v0, v0, v24
	s_waitcnt lgkmcnt(6)
	v_add_f32_e32 v1, v1, v88
	s_waitcnt lgkmcnt(5)
	v_add_f32_e32 v2, v2, v89
	s_waitcnt lgkmcnt(4)
	v_add_f32_e32 v3, v3, v92
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v4, v4, v94
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v5, v5, v97
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v6, v6, v99
	.loc	0 244
	v_mac_f32_e32 v58, v99, v100
	.loc	0 243
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v7, v7, v98
	.loc	0 244
	v_mac_f32_e32 v60, v97, v96
	v_mac_f32_e32 v63, v94, v95
	v_mac_f32_e32 v65, v92, v91
	v_mac_f32_e32 v66, v89, v90
	v_mac_f32_e32 v67, v88, v87
	v_mac_f32_e32 v76, v24, v25
	v_mac_f32_e32 v56, v98, v93
	.loc	0 240
	s_cmpk_eq_i32 s6, 0x100
	v_add_u32_e32 v16, vcc, 0x50, v16
	s_cbranch_scc1 .LBB0_43
.LBB0_27:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_13 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 242
	v_add_u32_e32 v93, vcc, s6, v44
	ds_read_b32 v24, v93
	.loc	0 244
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_29
; %bb.28:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v25, v16
.LBB0_29:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v88, v93 offset:256
	.loc	0 244
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v87, v16
.LBB0_31:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v89, v93 offset:512
	.loc	0 244
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v90, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v90, v16
.LBB0_33:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v92, v93 offset:768
	.loc	0 244
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_35
; %bb.34:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v91, v16
.LBB0_35:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v94, v93 offset:1024
	.loc	0 244
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v95, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_37
; %bb.36:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v95, v16
.LBB0_37:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v97, v93 offset:1280
	.loc	0 244
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_39
; %bb.38:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v96, v16
.LBB0_39:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v99, v93 offset:1536
	.loc	0 244
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v100, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_41
; %bb.40:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v100, v16
.LBB0_41:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	v_add_u32_e32 v98, vcc, s6, v30
	ds_read_b32 v98, v98
	.loc	0 244
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_26
; %bb.42:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v93, v16
	s_branch .LBB0_26
.LBB0_43:                               ;   in Loop: Header=BB0_13 Depth=2
	.loc	0 209
	v_mov_b32_e32 v16, s45
	v_add_u32_e32 v20, vcc, s44, v20
	v_addc_u32_e32 v21, vcc, v21, v16, vcc
	v_add_u32_e32 v86, vcc, 64, v86
	v_add_u32_e32 v22, vcc, s44, v22
	v_addc_u32_e32 v23, vcc, v23, v16, vcc
	s_cmp_eq_u32 s20, s50
	v_add_u32_e32 v85, vcc, 64, v85
	.loc	0 257
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_scc1 .LBB0_45
; %bb.44:                               ;   in Loop: Header=BB0_13 Depth=2
	.loc	0 0
	v_mov_b32_e32 v16, v15
	v_mov_b32_e32 v15, v14
	v_mov_b32_e32 v14, v13
	v_mov_b32_e32 v13, v12
	v_mov_b32_e32 v12, v11
	v_mov_b32_e32 v11, v10
	v_mov_b32_e32 v10, v9
	v_mov_b32_e32 v9, v8
	s_branch .LBB0_13
.LBB0_45:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e32 v8, vcc, v18, v17
	v_addc_u32_e32 v9, vcc, 0, v19, vcc
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s30, v64
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_50
; %bb.46:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_48
; %bb.47:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v0|, s55
	v_cndmask_b32_e32 v10, 1.0, v51, vcc
	v_mul_f32_e32 v0, v0, v10
	v_rcp_f32_e32 v0, v0
	v_mul_f32_e32 v0, v76, v0
	v_mul_f32_e32 v0, v10, v0
	s_branch .LBB0_49
.LBB0_48:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_49:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[10:11], s[6:7], v64, s10, v[8:9]
	v_mov_b32_e32 v12, s37
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v10, vcc, s36, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	flat_store_dword v[10:11], v0
.LBB0_50:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s30, v62
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_55
; %bb.51:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_53
; %bb.52:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v1|, s55
	v_cndmask_b32_e32 v0, 1.0, v51, vcc
	v_mul_f32_e32 v1, v1, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v67, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_54
.LBB0_53:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_54:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[10:11], s[6:7], v62, s10, v[8:9]
	v_mov_b32_e32 v1, s37
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v10, vcc, s36, v10
	v_addc_u32_e32 v11, vcc, v1, v11, vcc
	flat_store_dword v[10:11], v0
.LBB0_55:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s30, v61
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_60
; %bb.56:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_58
; %bb.57:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v2|, s55
	v_cndmask_b32_e32 v0, 1.0, v51, vcc
	v_mul_f32_e32 v1, v2, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v66, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_59
.LBB0_58:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_59:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[1:2], s[6:7], v61, s10, v[8:9]
	v_mov_b32_e32 v10, s37
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s36, v1
	v_addc_u32_e32 v2, vcc, v10, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_60:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s30, v59
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_65
; %bb.61:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_63
; %bb.62:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v3|, s55
	v_cndmask_b32_e32 v0, 1.0, v51, vcc
	v_mul_f32_e32 v1, v3, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v65, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_64
.LBB0_63:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_64:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[1:2], s[6:7], v59, s10, v[8:9]
	v_mov_b32_e32 v3, s37
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s36, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_65:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s30, v57
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_70
; %bb.66:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_68
; %bb.67:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v4|, s55
	v_cndmask_b32_e32 v0, 1.0, v51, vcc
	v_mul_f32_e32 v1, v4, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v63, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_69
.LBB0_68:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_69:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[1:2], s[6:7], v57, s10, v[8:9]
	v_mov_b32_e32 v3, s37
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s36, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_70:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s30, v55
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_75
; %bb.71:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_73
; %bb.72:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v5|, s55
	v_cndmask_b32_e32 v0, 1.0, v51, vcc
	v_mul_f32_e32 v1, v5, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v60, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_74
.LBB0_73:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_74:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[1:2], s[6:7], v55, s10, v[8:9]
	v_mov_b32_e32 v3, s37
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s36, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_75:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s30, v54
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_80
; %bb.76:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_78
; %bb.77:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v6|, s55
	v_cndmask_b32_e32 v0, 1.0, v51, vcc
	v_mul_f32_e32 v1, v6, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v58, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_79
.LBB0_78:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_79:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[1:2], s[6:7], v54, s10, v[8:9]
	v_mov_b32_e32 v3, s37
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s36, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_80:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s30, v53
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_4
; %bb.81:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[2:3]
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
		.amdhsa_group_segment_fixed_size 18432
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
		.amdhsa_next_free_vgpr 119
		.amdhsa_next_free_sgpr 59
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
; codeLenInByte = 13244
; NumSgprs: 61
; NumVgprs: 119
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 18432 bytes/workgroup (compile time only)
; SGPRBlocks: 7
; VGPRBlocks: 29
; NumSGPRsForWavesPerEU: 61
; NumVGPRsForWavesPerEU: 119
; Occupancy: 2
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
    .group_segment_fixed_size: 18432
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
    .sgpr_count:     61
    .sgpr_spill_count: 0
    .symbol:         attention_v3.kd
    .vgpr_count:     119
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

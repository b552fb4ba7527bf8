	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.globl	attention_v3                    ; -- Begin function attention_v3
	.p2align	8
	.type	attention_v3,@function
attention_v3:                           ; @attention_v3
attention_v3$local:
	.type	attention_v3$local,@function
	.file	0 "." "<stdin>"
	.file	1 "attention_v3.cl"
	.loc	1 190
; %bb.0:
	.loc	1 195
	s_load_dwordx4 s[28:31], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s30, 31
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 27
	s_add_i32 s0, s0, s1
	s_ashr_i32 s33, s0, 5
	s_mul_i32 s49, s29, s28
	s_mul_i32 s49, s49, s33
	.loc	1 196
	s_cmp_le_i32 s49, s8
	s_cbranch_scc1 .LBB0_83
; %bb.1:
	.loc	1 0
	s_add_i32 s0, s31, 31
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 27
	s_add_i32 s0, s0, s1
	s_load_dword s1, s[4:5], 0x4
	.loc	1 194
	s_lshl_b32 s18, s29, 4
	s_mul_i32 s10, s18, s31
	s_ashr_i32 s11, s10, 31
	s_ashr_i32 s56, s0, 5
	s_cmp_gt_i32 s31, 0
	s_cselect_b64 s[34:35], -1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s1, 0xffff
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s0, 0, s2
	s_load_dword s4, s[4:5], 0xc
	.loc	1 0
	s_load_dword s57, s[6:7], 0x10
	.loc	1 195
	s_load_dwordx2 s[44:45], s[6:7], 0x18
	v_rcp_iflag_f32_e32 v1, v1
	s_load_dwordx4 s[12:15], s[6:7], 0x30
	s_load_dwordx2 s[46:47], s[6:7], 0x50
	s_ashr_i32 s19, s18, 31
	s_add_i32 s58, s30, -1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	.loc	1 196
	s_mov_b32 s9, 0
	v_lshrrev_b32_e32 v3, 2, v0
	v_and_b32_e32 v58, 24, v3
	v_mul_lo_u32 v2, s0, v1
	v_alignbit_b32 v4, 0, v0, 4
	v_and_b32_e32 v5, 15, v0
	s_movk_i32 s6, 0x50
	v_mul_hi_u32 v2, v1, v2
	v_lshrrev_b32_e32 v67, 4, v0
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v7, s15
	s_movk_i32 s0, 0x200
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s4, v1
	.loc	1 195
	v_and_b32_e32 v17, 31, v0
	v_cmp_gt_u32_e64 s[0:1], s0, v0
	.loc	1 196
	v_or_b32_e32 v64, 0xffffff80, v0
	v_readfirstlane_b32 s3, v1
	s_mul_i32 s5, s3, s2
	s_sub_i32 s5, s4, s5
	s_add_i32 s7, s3, 1
	s_sub_i32 s16, s5, s2
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s3, s7, s3
	s_cselect_b32 s5, s16, s5
	s_add_i32 s7, s3, 1
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s48, s7, s3
	v_mov_b32_e32 v1, s48
	v_mad_u64_u32 v[1:2], s[2:3], s2, v1, 0
	s_mov_b32 s5, s9
	s_movk_i32 s7, 0x1400
	v_cmp_ne_u64_e32 vcc, s[4:5], v[1:2]
	s_lshl_b64 s[52:53], s[18:19], 5
	v_cndmask_b32_e64 v1, 0, 1, vcc
	v_readfirstlane_b32 s59, v1
	v_lshlrev_b32_e32 v1, 7, v58
	v_add_u32_e32 v60, vcc, s7, v1
	v_lshlrev_b32_e32 v1, 7, v3
	v_or_b32_e32 v3, 0x380, v1
	v_mad_i64_i32 v[1:2], s[4:5], v4, s18, 0
	v_add_u32_e32 v62, vcc, s7, v3
	v_or_b32_e32 v1, v1, v5
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v65, vcc, s12, v1
	v_addc_u32_e32 v66, vcc, v3, v2, vcc
	v_lshlrev_b32_e32 v3, 2, v5
	v_mad_u32_u24 v68, v67, s6, v3
	s_movk_i32 s4, 0xa00
	v_or_b32_e32 v3, 32, v4
	v_add_u32_e32 v69, vcc, s4, v68
	v_mad_i64_i32 v[3:4], s[4:5], v3, s18, 0
	v_add_u32_e32 v70, vcc, s14, v1
	s_lshl_b64 s[54:55], s[18:19], 7
	v_or_b32_e32 v3, v3, v5
	s_ashr_i32 s19, s33, 31
	v_addc_u32_e32 v71, vcc, v7, v2, vcc
	v_lshlrev_b64 v[1:2], 2, v[3:4]
	s_add_i32 s4, s33, s19
	s_xor_b32 s61, s4, s19
	v_add_u32_e32 v72, vcc, s12, v1
	v_cvt_f32_u32_e32 v1, s61
	v_lshlrev_b32_e32 v0, 5, v0
	v_mov_b32_e32 v3, s13
	v_and_b32_e32 v0, 0xc00, v0
	v_rcp_iflag_f32_e32 v1, v1
	v_addc_u32_e32 v73, vcc, v3, v2, vcc
	v_add_u32_e32 v76, vcc, s7, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v77, v0
	s_sub_i32 s4, 0, s61
	v_lshlrev_b32_e32 v6, 2, v17
	.loc	1 194
	s_mul_i32 s28, s18, s30
	v_mul_lo_u32 v0, s4, v77
	v_mul_u32_u24_e32 v59, 0x50, v17
	v_cmp_gt_u32_e64 s[2:3], 16, v17
	.loc	1 196
	s_max_i32 s60, s56, 1
	v_mul_hi_u32 v79, v77, v0
	v_or_b32_e32 v61, v60, v6
	v_or_b32_e32 v63, v62, v6
	.loc	1 179
	s_lshl_b64 s[50:51], s[10:11], 2
	.loc	1 196
	v_or_b32_e32 v74, 32, v67
	v_or_b32_e32 v75, 0xa00, v6
	v_cndmask_b32_e64 v78, 0, 1, s[34:35]
	s_movk_i32 s62, 0x17f
	s_mov_b32 s20, 0xff800000
	s_mov_b32 s63, 0xc2aeac4f
	s_mov_b32 s64, 0x42b17218
	s_ashr_i32 s65, s29, 31
	v_mov_b32_e32 v80, 0xff800000
	v_mov_b32_e32 v81, 0x7f800000
	s_branch .LBB0_5
.LBB0_2:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_div_scale_f32 v0, s[4:5], v7, v7, v86
	v_div_scale_f32 v1, vcc, v86, v7, v86
	v_rcp_f32_e32 v2, v0
	v_fma_f32 v3, -v0, v2, 1.0
	v_fma_f32 v2, v3, v2, v2
	v_mul_f32_e32 v3, v1, v2
	v_fma_f32 v4, -v0, v3, v1
	v_fma_f32 v3, v4, v2, v3
	v_fma_f32 v0, -v0, v3, v1
	v_div_fmas_f32 v0, v0, v2, v3
	v_div_fixup_f32 v0, v0, v7, v86
.LBB0_3:                                ;   in Loop: Header=BB0_5 Depth=1
	v_mad_i64_i32 v[1:2], s[4:5], v82, s18, v[8:9]
	v_mov_b32_e32 v3, s47
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s46, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_4:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 196
	s_bfe_i64 s[4:5], s[8:9], 0x200000
	s_add_u32 s4, s4, s48
	s_addc_u32 s5, s5, 0
	s_add_u32 s8, s4, s59
	s_addc_u32 s9, s5, 0
	s_cmp_le_i32 s49, s8
	s_cbranch_scc1 .LBB0_83
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_9 Depth 2
                                        ;     Child Loop BB0_16 Depth 2
                                        ;     Child Loop BB0_18 Depth 2
                                        ;       Child Loop BB0_22 Depth 3
                                        ;       Child Loop BB0_27 Depth 3
	.loc	1 197
	s_ashr_i32 s4, s8, 31
	s_add_i32 s5, s8, s4
	s_xor_b32 s5, s5, s4
	v_add_u32_e32 v0, vcc, v79, v77
	v_mul_hi_u32 v0, s5, v0
	s_xor_b32 s4, s4, s19
	.loc	1 182
	s_mov_b32 m0, -1
	.loc	1 197
	v_readfirstlane_b32 s6, v0
	s_mul_i32 s7, s6, s61
	s_sub_i32 s5, s5, s7
	s_add_i32 s7, s6, 1
	s_sub_i32 s10, s5, s61
	s_cmp_ge_u32 s5, s61
	s_cselect_b32 s6, s7, s6
	s_cselect_b32 s5, s10, s5
	s_add_i32 s7, s6, 1
	s_cmp_ge_u32 s5, s61
	s_cselect_b32 s5, s7, s6
	s_add_i32 s6, s29, s65
	s_xor_b32 s6, s6, s65
	v_cvt_f32_u32_e32 v0, s6
	s_sub_i32 s7, 0, s6
	s_xor_b32 s5, s5, s4
	s_sub_i32 s21, s5, s4
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s7, v0
	s_ashr_i32 s7, s21, 31
	s_add_i32 s4, s21, s7
	s_xor_b32 s10, s4, s7
	v_mul_hi_u32 v1, v0, v1
	s_xor_b32 s7, s7, s65
	.loc	1 206
	v_cmp_ne_u32_e64 s[4:5], 1, v78
	.loc	1 197
	v_add_u32_e32 v0, vcc, v0, v1
	v_mul_hi_u32 v0, s10, v0
	v_readfirstlane_b32 s11, v0
	s_mul_i32 s12, s11, s6
	s_sub_i32 s10, s10, s12
	s_add_i32 s13, s11, 1
	s_sub_i32 s12, s10, s6
	s_cmp_ge_u32 s10, s6
	s_cselect_b32 s11, s13, s11
	s_cselect_b32 s10, s12, s10
	s_add_i32 s12, s11, 1
	s_cmp_ge_u32 s10, s6
	s_cselect_b32 s6, s12, s11
	s_xor_b32 s6, s6, s7
	s_sub_i32 s16, s6, s7
	s_mul_i32 s6, s16, s29
	s_sub_i32 s6, s21, s6
	.loc	1 206
	s_andn2_b64 vcc, exec, s[34:35]
	.loc	1 199
	s_ashr_i32 s17, s16, 31
	s_ashr_i32 s7, s6, 31
	.loc	1 206
	s_cbranch_vccnz .LBB0_12
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 179
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_11
; %bb.7:                                ;   in Loop: Header=BB0_5 Depth=1
	s_lshl_b64 s[12:13], s[6:7], 6
	v_mov_b32_e32 v0, s12
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v1, s13
	v_mad_u64_u32 v[0:1], s[12:13], s50, v2, v[0:1]
	s_mul_i32 s12, s51, s16
	v_mov_b32_e32 v2, v67
	v_add_u32_e32 v1, vcc, s12, v1
	s_mul_i32 s12, s50, s17
	v_add_u32_e32 v1, vcc, s12, v1
	v_add_u32_e32 v0, vcc, v65, v0
	v_addc_u32_e32 v1, vcc, v66, v1, vcc
	s_mov_b64 s[12:13], 0
	v_mov_b32_e32 v3, v68
	v_mov_b32_e32 v4, v64
	s_branch .LBB0_9
.LBB0_8:                                ;   in Loop: Header=BB0_9 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 179
	v_add_u32_e32 v4, vcc, 0x80, v4
	.loc	1 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v5
	.loc	1 179
	v_mov_b32_e32 v5, s53
	v_add_u32_e32 v0, vcc, s52, v0
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_add_u32_e32 v3, vcc, 0x280, v3
	v_cmp_lt_u32_e32 vcc, s62, v4
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v2, vcc, 8, v2
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_11
.LBB0_9:                                ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 181
	v_cmp_gt_i32_e32 vcc, s31, v2
	.loc	1 182
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_8
; %bb.10:                               ;   in Loop: Header=BB0_9 Depth=2
	flat_load_dword v5, v[0:1]
	s_branch .LBB0_8
.LBB0_11:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
.LBB0_12:                               ;   in Loop: Header=BB0_5 Depth=1
	s_mul_i32 s21, s21, s33
	s_sub_i32 s10, s8, s21
	.loc	1 198
	s_lshl_b32 s12, s10, 5
	.loc	1 199
	s_lshl_b64 s[10:11], s[6:7], 4
	v_mov_b32_e32 v0, s10
	v_mov_b32_e32 v2, s28
	v_mov_b32_e32 v1, s11
	v_mad_i64_i32 v[18:19], s[10:11], s16, v2, v[0:1]
	s_mov_b32 s36, 0
	.loc	1 198
	v_or_b32_e32 v92, s12, v58
	s_mov_b32 s37, s36
	s_mov_b32 s38, s36
	s_mov_b32 s39, s36
	s_mov_b32 s40, s36
	s_mov_b32 s41, s36
	s_mov_b32 s42, s36
	s_mov_b32 s43, s36
	v_mov_b32_e32 v0, s36
	.loc	1 209
	s_and_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v1, s37
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	v_mov_b32_e32 v4, s40
	v_mov_b32_e32 v5, s41
	v_mov_b32_e32 v6, s42
	v_mov_b32_e32 v7, s43
	v_mov_b32_e32 v97, 0
	v_or_b32_e32 v91, 1, v92
	v_or_b32_e32 v89, 2, v92
	v_or_b32_e32 v87, 3, v92
	v_or_b32_e32 v85, 4, v92
	v_or_b32_e32 v84, 5, v92
	v_or_b32_e32 v83, 6, v92
	v_or_b32_e32 v82, 7, v92
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v86, 0
	.loc	1 207
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	1 209
	s_cbranch_vccnz .LBB0_45
; %bb.13:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_min_i32_e32 v2, s58, v92
	v_mad_i64_i32 v[2:3], s[10:11], v2, s18, 0
	v_lshlrev_b64 v[0:1], 2, v[18:19]
	v_mov_b32_e32 v4, s45
	v_add_u32_e32 v5, vcc, s44, v0
	v_addc_u32_e32 v4, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s58, v91
	v_mad_i64_i32 v[2:3], s[10:11], v2, s18, 0
	v_add_u32_e32 v20, vcc, v5, v0
	v_addc_u32_e32 v21, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s58, v89
	v_mad_i64_i32 v[2:3], s[10:11], v2, s18, 0
	v_add_u32_e32 v22, vcc, v5, v0
	v_addc_u32_e32 v23, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s58, v87
	v_mad_i64_i32 v[2:3], s[10:11], v2, s18, 0
	v_add_u32_e32 v24, vcc, v5, v0
	v_addc_u32_e32 v25, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s58, v85
	v_mad_i64_i32 v[2:3], s[10:11], v2, s18, 0
	v_add_u32_e32 v26, vcc, v5, v0
	v_addc_u32_e32 v27, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s58, v84
	v_mad_i64_i32 v[2:3], s[10:11], v2, s18, 0
	v_add_u32_e32 v28, vcc, v5, v0
	v_addc_u32_e32 v29, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s58, v83
	v_mad_i64_i32 v[2:3], s[10:11], v2, s18, 0
	v_add_u32_e32 v30, vcc, v5, v0
	v_addc_u32_e32 v31, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s58, v82
	v_mad_i64_i32 v[2:3], s[10:11], v2, s18, 0
	v_add_u32_e32 v32, vcc, v5, v0
	v_addc_u32_e32 v33, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	.loc	1 209
	s_lshl_b64 s[6:7], s[6:7], 6
	v_add_u32_e32 v34, vcc, v5, v0
	v_addc_u32_e32 v35, vcc, v4, v1, vcc
	v_add_u32_e32 v36, vcc, 32, v20
	v_addc_u32_e32 v37, vcc, 0, v21, vcc
	v_add_u32_e32 v38, vcc, 32, v22
	v_addc_u32_e32 v39, vcc, 0, v23, vcc
	v_add_u32_e32 v40, vcc, 32, v24
	v_addc_u32_e32 v41, vcc, 0, v25, vcc
	v_add_u32_e32 v42, vcc, 32, v26
	v_addc_u32_e32 v43, vcc, 0, v27, vcc
	v_add_u32_e32 v44, vcc, 32, v28
	v_addc_u32_e32 v45, vcc, 0, v29, vcc
	v_mov_b32_e32 v0, s6
	v_add_u32_e32 v46, vcc, 32, v30
	v_mov_b32_e32 v2, s16
	v_mov_b32_e32 v1, s7
	v_addc_u32_e32 v47, vcc, 0, v31, vcc
	v_mad_u64_u32 v[0:1], s[6:7], s50, v2, v[0:1]
	v_add_u32_e32 v48, vcc, 32, v32
	v_addc_u32_e32 v49, vcc, 0, v33, vcc
	v_add_u32_e32 v50, vcc, 32, v34
	s_mul_i32 s6, s51, s16
	v_addc_u32_e32 v51, vcc, 0, v35, vcc
	v_add_u32_e32 v1, vcc, s6, v1
	s_mul_i32 s6, s50, s17
	v_add_u32_e32 v1, vcc, s6, v1
	v_add_u32_e32 v52, vcc, v70, v0
	v_addc_u32_e32 v53, vcc, v71, v1, vcc
	v_add_u32_e32 v54, vcc, v72, v0
	v_addc_u32_e32 v55, vcc, v73, v1, vcc
	s_mov_b32 s21, s20
	s_mov_b32 s22, s20
	s_mov_b32 s23, s20
	s_mov_b32 s24, s20
	s_mov_b32 s25, s20
	s_mov_b32 s26, s20
	s_mov_b32 s27, s20
	v_mov_b32_e32 v0, s36
	v_mov_b32_e32 v9, s20
	.loc	1 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v98, v74
	v_mov_b32_e32 v99, v67
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v97, 0
	v_mov_b32_e32 v1, s37
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	v_mov_b32_e32 v4, s40
	v_mov_b32_e32 v5, s41
	v_mov_b32_e32 v6, s42
	v_mov_b32_e32 v7, s43
	v_mov_b32_e32 v10, s21
	v_mov_b32_e32 v11, s22
	v_mov_b32_e32 v12, s23
	v_mov_b32_e32 v13, s24
	v_mov_b32_e32 v14, s25
	v_mov_b32_e32 v15, s26
	v_mov_b32_e32 v16, s27
	.loc	1 179
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_18
.LBB0_14:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v57, v53
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v8, v99
	v_mov_b32_e32 v56, v52
	v_mov_b32_e32 v100, v69
	v_mov_b32_e32 v101, v64
	s_branch .LBB0_16
.LBB0_15:                               ;   in Loop: Header=BB0_16 Depth=2
	s_or_b64 exec, exec, s[12:13]
	.loc	1 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v100, v102
	.loc	1 179
	v_add_u32_e32 v101, vcc, 0x80, v101
	v_add_u32_e32 v100, vcc, 0x280, v100
	v_mov_b32_e32 v102, s53
	v_add_u32_e32 v56, vcc, s52, v56
	v_addc_u32_e32 v57, vcc, v57, v102, vcc
	v_cmp_lt_u32_e32 vcc, s62, v101
	s_or_b64 s[10:11], vcc, s[10:11]
	v_add_u32_e32 v8, vcc, 8, v8
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_18
.LBB0_16:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 181
	v_cmp_gt_i32_e32 vcc, s31, v8
	.loc	1 182
	v_mov_b32_e32 v102, 0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_15
; %bb.17:                               ;   in Loop: Header=BB0_16 Depth=2
	flat_load_dword v102, v[56:57]
	s_branch .LBB0_15
.LBB0_18:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_22 Depth 3
                                        ;       Child Loop BB0_27 Depth 3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 215
	flat_load_dwordx4 v[100:103], v[20:21]
	flat_load_dwordx4 v[104:107], v[22:23]
	flat_load_dwordx4 v[108:111], v[24:25]
	flat_load_dwordx4 v[112:115], v[26:27]
	flat_load_dwordx4 v[116:119], v[28:29]
	flat_load_dwordx4 v[120:123], v[30:31]
	flat_load_dwordx4 v[124:127], v[32:33]
	flat_load_dwordx4 v[128:131], v[34:35]
	v_add_u32_e32 v56, vcc, 16, v20
	v_add_u32_e64 v144, s[6:7], 16, v22
	v_add_u32_e64 v148, s[10:11], 16, v24
	v_add_u32_e64 v152, s[12:13], 16, v26
	v_add_u32_e64 v156, s[14:15], 16, v28
	v_add_u32_e64 v160, s[16:17], 16, v30
	v_addc_u32_e32 v57, vcc, 0, v21, vcc
	v_addc_u32_e64 v145, vcc, 0, v23, s[6:7]
	v_addc_u32_e64 v149, vcc, 0, v25, s[10:11]
	v_addc_u32_e64 v153, vcc, 0, v27, s[12:13]
	v_addc_u32_e64 v157, vcc, 0, v29, s[14:15]
	v_addc_u32_e64 v161, vcc, 0, v31, s[16:17]
	s_mov_b32 m0, -1
	ds_read_b128 v[132:135], v59
	ds_read_b128 v[136:139], v59 offset:16
	flat_load_dwordx4 v[140:143], v[56:57]
	flat_load_dwordx4 v[144:147], v[144:145]
	flat_load_dwordx4 v[148:151], v[148:149]
	flat_load_dwordx4 v[152:155], v[152:153]
	flat_load_dwordx4 v[156:159], v[156:157]
	flat_load_dwordx4 v[160:163], v[160:161]
	.loc	1 210
	s_lshl_b32 s21, s36, 5
	.loc	1 228
	s_add_i32 s36, s36, 1
	s_cmp_ge_i32 s36, s56
	.loc	1 216
	s_waitcnt vmcnt(13) lgkmcnt(1)
	v_mul_f32_e32 v8, v101, v133
	v_mul_f32_e32 v56, v100, v132
	v_mul_f32_e32 v57, v102, v134
	s_waitcnt vmcnt(12)
	v_mul_f32_e32 v101, v105, v133
	v_mul_f32_e32 v102, v104, v132
	v_mul_f32_e32 v100, v103, v135
	v_mul_f32_e32 v103, v106, v134
	v_mul_f32_e32 v104, v107, v135
	s_waitcnt vmcnt(11)
	v_mul_f32_e32 v105, v109, v133
	v_mul_f32_e32 v106, v108, v132
	v_mul_f32_e32 v107, v110, v134
	v_mul_f32_e32 v108, v111, v135
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v109, v113, v133
	v_mul_f32_e32 v110, v112, v132
	v_mul_f32_e32 v111, v114, v134
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v113, v117, v133
	v_mul_f32_e32 v114, v116, v132
	v_add_f32_e32 v8, v56, v8
	v_add_f32_e32 v56, v102, v101
	v_mul_f32_e32 v112, v115, v135
	v_mul_f32_e32 v115, v118, v134
	v_add_f32_e32 v101, v106, v105
	v_add_f32_e32 v102, v110, v109
	v_add_f32_e32 v105, v114, v113
	v_add_f32_e32 v56, v103, v56
	v_mul_f32_e32 v116, v119, v135
	v_add_f32_e32 v8, v57, v8
	v_add_f32_e32 v57, v107, v101
	v_add_f32_e32 v101, v111, v102
	v_add_f32_e32 v102, v115, v105
	v_add_f32_e32 v56, v104, v56
	v_add_f32_e32 v8, v100, v8
	v_add_f32_e32 v57, v108, v57
	v_add_f32_e32 v100, v112, v101
	v_add_f32_e32 v101, v116, v102
	v_add_f32_e32 v116, 0, v56
	.loc	1 215
	v_add_u32_e32 v56, vcc, 16, v32
	.loc	1 216
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v117, v121, v133
	v_mul_f32_e32 v118, v120, v132
	v_add_f32_e32 v120, 0, v57
	.loc	1 215
	v_addc_u32_e32 v57, vcc, 0, v33, vcc
	.loc	1 216
	v_add_f32_e32 v106, v118, v117
	v_add_f32_e32 v121, 0, v100
	v_add_f32_e32 v164, 0, v101
	.loc	1 215
	flat_load_dwordx4 v[100:103], v[56:57]
	.loc	1 216
	v_mul_f32_e32 v56, v122, v134
	v_add_f32_e32 v108, v56, v106
	.loc	1 215
	v_add_u32_e32 v56, vcc, 16, v34
	.loc	1 216
	v_mul_f32_e32 v109, v123, v135
	.loc	1 215
	v_addc_u32_e32 v57, vcc, 0, v35, vcc
	flat_load_dwordx4 v[104:107], v[56:57]
	.loc	1 216
	v_add_f32_e32 v56, v109, v108
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v57, v125, v133
	v_mul_f32_e32 v108, v124, v132
	v_add_f32_e32 v57, v108, v57
	v_mul_f32_e32 v108, v126, v134
	v_add_f32_e32 v57, v108, v57
	v_mul_f32_e32 v108, v127, v135
	v_add_f32_e32 v57, v108, v57
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v108, v129, v133
	v_mul_f32_e32 v109, v128, v132
	v_add_f32_e32 v112, v109, v108
	v_mul_f32_e32 v113, v130, v134
	v_add_f32_e32 v112, v113, v112
	v_mul_f32_e32 v113, v131, v135
	v_add_f32_e32 v112, v113, v112
	v_add_f32_e32 v128, 0, v112
	s_waitcnt vmcnt(7) lgkmcnt(0)
	v_mul_f32_e32 v112, v141, v137
	v_mul_f32_e32 v113, v140, v136
	.loc	1 215
	flat_load_dwordx4 v[108:111], v[36:37]
	.loc	1 216
	v_add_f32_e32 v112, v113, v112
	v_mul_f32_e32 v113, v142, v138
	v_add_f32_e32 v112, v113, v112
	v_mul_f32_e32 v113, v143, v139
	v_add_f32_e32 v8, 0, v8
	v_add_f32_e32 v112, v113, v112
	v_add_f32_e32 v8, v8, v112
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v112, v145, v137
	v_mul_f32_e32 v113, v144, v136
	v_add_f32_e32 v117, v113, v112
	.loc	1 215
	flat_load_dwordx4 v[112:115], v[38:39]
	.loc	1 216
	v_mul_f32_e32 v118, v146, v138
	v_add_f32_e32 v117, v118, v117
	v_mul_f32_e32 v118, v147, v139
	v_add_f32_e32 v117, v118, v117
	v_add_f32_e32 v144, v116, v117
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v116, v149, v137
	v_mul_f32_e32 v117, v148, v136
	v_add_f32_e32 v116, v117, v116
	v_mul_f32_e32 v117, v150, v138
	v_add_f32_e32 v116, v117, v116
	v_mul_f32_e32 v117, v151, v139
	v_add_f32_e32 v122, v117, v116
	.loc	1 215
	flat_load_dwordx4 v[116:119], v[40:41]
	.loc	1 216
	v_add_f32_e32 v145, v120, v122
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v120, v153, v137
	v_mul_f32_e32 v122, v152, v136
	v_add_f32_e32 v120, v122, v120
	v_mul_f32_e32 v122, v154, v138
	v_add_f32_e32 v120, v122, v120
	v_mul_f32_e32 v122, v155, v139
	v_add_f32_e32 v120, v122, v120
	v_add_f32_e32 v146, v121, v120
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v120, v157, v137
	v_mul_f32_e32 v121, v156, v136
	v_add_f32_e32 v124, v121, v120
	.loc	1 215
	flat_load_dwordx4 v[120:123], v[42:43]
	.loc	1 216
	v_mul_f32_e32 v125, v158, v138
	v_add_f32_e32 v124, v125, v124
	v_mul_f32_e32 v125, v159, v139
	v_add_f32_e32 v124, v125, v124
	v_add_f32_e32 v148, v164, v124
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v124, v161, v137
	v_mul_f32_e32 v125, v160, v136
	v_add_f32_e32 v124, v125, v124
	v_mul_f32_e32 v125, v162, v138
	v_add_f32_e32 v124, v125, v124
	v_mul_f32_e32 v125, v163, v139
	v_add_f32_e32 v129, v125, v124
	.loc	1 215
	flat_load_dwordx4 v[124:127], v[44:45]
	.loc	1 216
	v_add_f32_e32 v56, 0, v56
	v_add_f32_e32 v152, v56, v129
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v56, v101, v137
	v_mul_f32_e32 v100, v100, v136
	v_add_f32_e32 v56, v100, v56
	v_mul_f32_e32 v100, v102, v138
	v_add_f32_e32 v56, v100, v56
	v_mul_f32_e32 v100, v103, v139
	v_add_f32_e32 v57, 0, v57
	v_add_f32_e32 v56, v100, v56
	.loc	1 215
	flat_load_dwordx4 v[100:103], v[46:47]
	.loc	1 216
	v_add_f32_e32 v153, v57, v56
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v56, v105, v137
	v_mul_f32_e32 v57, v104, v136
	v_add_f32_e32 v56, v57, v56
	v_mul_f32_e32 v57, v106, v138
	v_add_f32_e32 v56, v57, v56
	v_mul_f32_e32 v57, v107, v139
	ds_read_b128 v[104:107], v59 offset:32
	v_add_f32_e32 v56, v57, v56
	v_add_f32_e32 v154, v128, v56
	ds_read_b128 v[128:131], v59 offset:48
	.loc	1 215
	v_add_u32_e32 v56, vcc, 16, v36
	v_addc_u32_e32 v57, vcc, 0, v37, vcc
	v_add_u32_e32 v140, vcc, 16, v38
	v_addc_u32_e32 v141, vcc, 0, v39, vcc
	.loc	1 216
	s_waitcnt vmcnt(5) lgkmcnt(1)
	v_mul_f32_e32 v109, v109, v105
	v_mul_f32_e32 v108, v108, v104
	v_add_f32_e32 v108, v108, v109
	v_mul_f32_e32 v109, v110, v106
	v_add_f32_e32 v132, v109, v108
	v_mul_f32_e32 v133, v111, v107
	.loc	1 215
	flat_load_dwordx4 v[108:111], v[48:49]
	.loc	1 216
	v_add_f32_e32 v132, v133, v132
	v_add_f32_e32 v8, v8, v132
	.loc	1 215
	flat_load_dwordx4 v[132:135], v[50:51]
	flat_load_dwordx4 v[136:139], v[56:57]
	flat_load_dwordx4 v[140:143], v[140:141]
	.loc	1 216
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v56, v113, v105
	v_mul_f32_e32 v57, v112, v104
	v_add_f32_e32 v56, v57, v56
	v_mul_f32_e32 v57, v114, v106
	v_add_f32_e32 v56, v57, v56
	v_mul_f32_e32 v57, v115, v107
	v_add_f32_e32 v56, v57, v56
	v_add_f32_e32 v155, v144, v56
	.loc	1 215
	v_add_u32_e32 v56, vcc, 16, v40
	v_addc_u32_e32 v57, vcc, 0, v41, vcc
	flat_load_dwordx4 v[112:115], v[56:57]
	.loc	1 216
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v56, v117, v105
	v_mul_f32_e32 v57, v116, v104
	v_add_f32_e32 v56, v57, v56
	v_mul_f32_e32 v57, v118, v106
	v_add_f32_e32 v56, v57, v56
	v_mul_f32_e32 v57, v119, v107
	v_add_f32_e32 v56, v57, v56
	v_add_f32_e32 v156, v145, v56
	.loc	1 215
	v_add_u32_e32 v56, vcc, 16, v42
	v_addc_u32_e32 v57, vcc, 0, v43, vcc
	flat_load_dwordx4 v[116:119], v[56:57]
	.loc	1 216
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v56, v121, v105
	v_mul_f32_e32 v57, v120, v104
	v_add_f32_e32 v56, v57, v56
	v_mul_f32_e32 v57, v122, v106
	v_add_f32_e32 v56, v57, v56
	v_mul_f32_e32 v57, v123, v107
	v_add_f32_e32 v56, v57, v56
	v_add_f32_e32 v157, v146, v56
	.loc	1 215
	v_add_u32_e32 v56, vcc, 16, v44
	v_addc_u32_e32 v57, vcc, 0, v45, vcc
	flat_load_dwordx4 v[120:123], v[56:57]
	.loc	1 216
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v56, v125, v105
	v_mul_f32_e32 v57, v124, v104
	v_add_f32_e32 v124, v57, v56
	.loc	1 215
	v_add_u32_e32 v56, vcc, 16, v46
	v_addc_u32_e32 v57, vcc, 0, v47, vcc
	flat_load_dwordx4 v[144:147], v[56:57]
	.loc	1 216
	v_mul_f32_e32 v56, v126, v106
	v_add_f32_e32 v149, v56, v124
	.loc	1 215
	v_add_u32_e32 v56, vcc, 16, v48
	v_addc_u32_e32 v57, vcc, 0, v49, vcc
	.loc	1 216
	v_mul_f32_e32 v150, v127, v107
	.loc	1 215
	flat_load_dwordx4 v[124:127], v[56:57]
	.loc	1 216
	v_add_f32_e32 v56, v150, v149
	v_add_f32_e32 v158, v148, v56
	.loc	1 215
	v_add_u32_e32 v56, vcc, 16, v50
	v_addc_u32_e32 v57, vcc, 0, v51, vcc
	flat_load_dwordx4 v[148:151], v[56:57]
	.loc	1 216
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v101, v101, v105
	v_mul_f32_e32 v56, v100, v104
	v_add_f32_e32 v56, v56, v101
	v_mul_f32_e32 v57, v102, v106
	v_add_f32_e32 v56, v57, v56
	v_mul_f32_e32 v57, v103, v107
	v_add_f32_e32 v56, v57, v56
	v_add_f32_e32 v56, v152, v56
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v57, v109, v105
	v_mul_f32_e32 v100, v108, v104
	v_add_f32_e32 v57, v100, v57
	v_mul_f32_e32 v100, v110, v106
	v_add_f32_e32 v57, v100, v57
	v_mul_f32_e32 v100, v111, v107
	v_add_f32_e32 v57, v100, v57
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v100, v133, v105
	v_mul_f32_e32 v101, v132, v104
	v_add_f32_e32 v100, v101, v100
	v_mul_f32_e32 v101, v134, v106
	v_add_f32_e32 v100, v101, v100
	v_mul_f32_e32 v101, v135, v107
	v_add_f32_e32 v100, v101, v100
	s_waitcnt vmcnt(7) lgkmcnt(0)
	v_mul_f32_e32 v101, v137, v129
	v_mul_f32_e32 v102, v136, v128
	v_add_f32_e32 v101, v102, v101
	v_mul_f32_e32 v102, v138, v130
	v_add_f32_e32 v101, v102, v101
	v_mul_f32_e32 v102, v139, v131
	v_add_f32_e32 v101, v102, v101
	v_add_f32_e32 v8, v8, v101
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v101, v141, v129
	v_mul_f32_e32 v102, v140, v128
	v_add_f32_e32 v101, v102, v101
	v_mul_f32_e32 v102, v142, v130
	v_add_f32_e32 v101, v102, v101
	v_mul_f32_e32 v102, v143, v131
	v_add_f32_e32 v101, v102, v101
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v102, v113, v129
	v_mul_f32_e32 v103, v112, v128
	v_add_f32_e32 v102, v103, v102
	v_mul_f32_e32 v103, v114, v130
	v_add_f32_e32 v102, v103, v102
	v_mul_f32_e32 v103, v115, v131
	v_add_f32_e32 v102, v103, v102
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v103, v117, v129
	v_mul_f32_e32 v104, v116, v128
	v_add_f32_e32 v103, v104, v103
	v_mul_f32_e32 v104, v118, v130
	v_add_f32_e32 v103, v104, v103
	v_mul_f32_e32 v104, v119, v131
	v_add_f32_e32 v103, v104, v103
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v104, v121, v129
	v_mul_f32_e32 v105, v120, v128
	v_add_f32_e32 v104, v105, v104
	v_mul_f32_e32 v105, v122, v130
	v_add_f32_e32 v104, v105, v104
	v_mul_f32_e32 v105, v123, v131
	v_add_f32_e32 v104, v105, v104
	v_add_f32_e32 v108, v158, v104
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v104, v145, v129
	v_mul_f32_e32 v105, v144, v128
	v_add_f32_e32 v104, v105, v104
	v_mul_f32_e32 v105, v146, v130
	v_add_f32_e32 v104, v105, v104
	v_mul_f32_e32 v105, v147, v131
	v_add_f32_e32 v104, v105, v104
	v_add_f32_e32 v56, v56, v104
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v104, v125, v129
	v_mul_f32_e32 v105, v124, v128
	v_add_f32_e32 v104, v105, v104
	v_mul_f32_e32 v105, v126, v130
	v_add_f32_e32 v104, v105, v104
	v_mul_f32_e32 v105, v127, v131
	v_add_f32_e32 v57, v153, v57
	v_add_f32_e32 v104, v105, v104
	v_add_f32_e32 v57, v57, v104
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v149, v129
	v_mul_f32_e32 v105, v148, v128
	v_add_f32_e32 v104, v105, v104
	v_mul_f32_e32 v105, v150, v130
	v_add_f32_e32 v104, v105, v104
	v_mul_f32_e32 v105, v151, v131
	v_add_f32_e32 v100, v154, v100
	v_add_f32_e32 v104, v105, v104
	v_add_f32_e32 v101, v155, v101
	v_add_f32_e32 v100, v100, v104
	v_or_b32_e32 v104, s21, v17
	.loc	1 221
	v_mul_f32_e32 v8, s57, v8
	v_cmp_gt_i32_e32 vcc, s31, v104
	v_mul_f32_e32 v101, s57, v101
	v_cndmask_b32_e32 v107, v80, v8, vcc
	v_cndmask_b32_e32 v106, v80, v101, vcc
	.loc	1 216
	v_add_f32_e32 v102, v156, v102
	v_add_f32_e32 v103, v157, v103
	.loc	1 222
	v_max_f32_e32 v8, 0xff800000, v107
	v_max_f32_e32 v101, 0xff800000, v106
	.loc	1 224
	ds_write2_b32 v61, v8, v101 offset1:32
	.loc	1 221
	v_mul_f32_e32 v8, s57, v102
	v_mul_f32_e32 v101, s57, v103
	v_cndmask_b32_e32 v105, v80, v8, vcc
	v_cndmask_b32_e32 v104, v80, v101, vcc
	.loc	1 222
	v_max_f32_e32 v8, 0xff800000, v105
	v_max_f32_e32 v101, 0xff800000, v104
	.loc	1 224
	ds_write2_b32 v61, v8, v101 offset0:64 offset1:96
	.loc	1 221
	v_mul_f32_e32 v8, s57, v108
	v_mul_f32_e32 v56, s57, v56
	v_cndmask_b32_e32 v103, v80, v8, vcc
	v_cndmask_b32_e32 v102, v80, v56, vcc
	.loc	1 222
	v_max_f32_e32 v8, 0xff800000, v103
	v_max_f32_e32 v56, 0xff800000, v102
	.loc	1 224
	ds_write2_b32 v61, v8, v56 offset0:128 offset1:160
	.loc	1 221
	v_mul_f32_e32 v8, s57, v57
	v_cndmask_b32_e32 v101, v80, v8, vcc
	.loc	1 222
	v_max_f32_e32 v8, 0xff800000, v101
	.loc	1 224
	ds_write_b32 v61, v8 offset:768
	.loc	1 221
	v_mul_f32_e32 v8, s57, v100
	v_cndmask_b32_e32 v100, v80, v8, vcc
	.loc	1 222
	v_max_f32_e32 v8, 0xff800000, v100
	.loc	1 224
	ds_write_b32 v63, v8
	.loc	1 226
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 228
	s_cbranch_scc1 .LBB0_25
; %bb.19:                               ;   in Loop: Header=BB0_18 Depth=2
	.loc	1 179
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_24
; %bb.20:                               ;   in Loop: Header=BB0_18 Depth=2
	.loc	1 0
	v_mov_b32_e32 v57, v55
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v8, v98
	v_mov_b32_e32 v56, v54
	v_mov_b32_e32 v108, v68
	v_mov_b32_e32 v109, v64
	s_branch .LBB0_22
.LBB0_21:                               ;   in Loop: Header=BB0_22 Depth=3
	s_or_b64 exec, exec, s[12:13]
	.loc	1 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v108, v110
	.loc	1 179
	v_add_u32_e32 v109, vcc, 0x80, v109
	v_add_u32_e32 v108, vcc, 0x280, v108
	v_mov_b32_e32 v110, s53
	v_add_u32_e32 v56, vcc, s52, v56
	v_addc_u32_e32 v57, vcc, v57, v110, vcc
	v_cmp_lt_u32_e32 vcc, s62, v109
	s_or_b64 s[10:11], vcc, s[10:11]
	v_add_u32_e32 v8, vcc, 8, v8
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_24
.LBB0_22:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_18 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 181
	v_cmp_gt_i32_e32 vcc, s31, v8
	.loc	1 182
	v_mov_b32_e32 v110, 0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_21
; %bb.23:                               ;   in Loop: Header=BB0_22 Depth=3
	flat_load_dword v110, v[56:57]
	s_branch .LBB0_21
.LBB0_24:                               ;   in Loop: Header=BB0_18 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
.LBB0_25:                               ;   in Loop: Header=BB0_18 Depth=2
	.loc	1 231
	ds_read_b128 v[108:111], v60
	ds_read_b128 v[112:115], v60 offset:16
	v_mul_f32_e32 v8, 1.0, v9
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v56, 1.0, v108
	v_mul_f32_e32 v57, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v8, v8, v56, v57
	v_mul_f32_e32 v56, 1.0, v111
	v_max3_f32 v8, v8, v108, v56
	ds_read_b128 v[108:111], v60 offset:32
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v56, 1.0, v112
	v_mul_f32_e32 v57, 1.0, v113
	v_max3_f32 v8, v8, v56, v57
	v_mul_f32_e32 v56, 1.0, v114
	v_mul_f32_e32 v57, 1.0, v115
	ds_read_b128 v[112:115], v60 offset:48
	v_max3_f32 v8, v8, v56, v57
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v56, 1.0, v108
	v_mul_f32_e32 v57, 1.0, v109
	v_max3_f32 v8, v8, v56, v57
	v_mul_f32_e32 v56, 1.0, v110
	v_mul_f32_e32 v57, 1.0, v111
	ds_read_b128 v[108:111], v60 offset:64
	v_max3_f32 v8, v8, v56, v57
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v56, 1.0, v112
	v_mul_f32_e32 v57, 1.0, v113
	v_max3_f32 v8, v8, v56, v57
	v_mul_f32_e32 v56, 1.0, v114
	v_mul_f32_e32 v57, 1.0, v115
	ds_read_b128 v[112:115], v60 offset:80
	v_max3_f32 v8, v8, v56, v57
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v56, 1.0, v108
	v_mul_f32_e32 v57, 1.0, v109
	v_max3_f32 v8, v8, v56, v57
	v_mul_f32_e32 v56, 1.0, v110
	v_mul_f32_e32 v57, 1.0, v111
	ds_read_b128 v[108:111], v60 offset:96
	v_max3_f32 v8, v8, v56, v57
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v56, 1.0, v112
	v_mul_f32_e32 v57, 1.0, v113
	v_max3_f32 v8, v8, v56, v57
	v_mul_f32_e32 v56, 1.0, v114
	v_mul_f32_e32 v57, 1.0, v115
	ds_read_b128 v[112:115], v60 offset:112
	v_max3_f32 v8, v8, v56, v57
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v56, 1.0, v108
	v_mul_f32_e32 v57, 1.0, v109
	v_max3_f32 v8, v8, v56, v57
	v_mul_f32_e32 v56, 1.0, v110
	v_mul_f32_e32 v57, 1.0, v111
	v_max3_f32 v8, v8, v56, v57
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v56, 1.0, v112
	v_mul_f32_e32 v57, 1.0, v113
	v_max3_f32 v8, v8, v56, v57
	v_mul_f32_e32 v56, 1.0, v114
	v_mul_f32_e32 v57, 1.0, v115
	v_max3_f32 v8, v8, v56, v57
	.loc	1 233
	v_cmp_neq_f32_e32 vcc, s20, v8
	v_cndmask_b32_e32 v56, 0, v8, vcc
	v_sub_f32_e32 v116, v9, v56
	v_cmp_gt_f32_e32 vcc, 0, v116
	v_cndmask_b32_e64 v9, 0.5, -0.5, vcc
	v_mul_f32_e32 v57, 0x3fb8aa3b, v116
	v_add_f32_e32 v9, v57, v9
	v_cvt_i32_f32_e32 v117, v9
	.loc	1 237
	v_sub_f32_e32 v56, v107, v56
	.loc	1 233
	v_cvt_f32_i32_e32 v9, v117
	v_mul_f32_e32 v57, 0xbf317180, v9
	v_add_f32_e32 v118, v57, v116
	v_mul_f32_e32 v9, 0xb717f7d1, v9
	v_add_f32_e32 v57, v118, v9
	v_mul_f32_e32 v108, v57, v57
	v_mul_f32_e32 v109, 0x3331bb4c, v108
	v_add_f32_e32 v109, 0xb5ddea0e, v109
	v_mul_f32_e32 v109, v108, v109
	v_add_f32_e32 v109, 0x388ab355, v109
	v_mul_f32_e32 v109, v108, v109
	v_add_f32_e32 v109, 0xbb360b61, v109
	v_mul_f32_e32 v109, v108, v109
	v_add_f32_e32 v109, 0x3e2aaaab, v109
	v_mul_f32_e32 v108, v108, v109
	v_sub_f32_e32 v108, v57, v108
	v_mul_f32_e32 v57, v57, v108
	v_sub_f32_e32 v112, 2.0, v108
	v_div_scale_f32 v108, s[6:7], v112, v112, v57
	v_div_scale_f32 v109, vcc, v57, v112, v57
	v_rcp_f32_e32 v110, v108
	v_fma_f32 v111, -v108, v110, 1.0
	v_fma_f32 v110, v111, v110, v110
	v_mul_f32_e32 v111, v109, v110
	v_fma_f32 v113, -v108, v111, v109
	v_fma_f32 v111, v113, v110, v111
	v_fma_f32 v108, -v108, v111, v109
	v_div_fmas_f32 v113, v108, v110, v111
	.loc	1 231
	ds_read_b128 v[108:111], v60 offset:128
	.loc	1 233
	v_div_fixup_f32 v57, v113, v112, v57
	.loc	1 231
	ds_read_b128 v[112:115], v60 offset:144
	.loc	1 233
	v_sub_f32_e64 v119, -v9, v57
	.loc	1 231
	v_mul_f32_e32 v9, 1.0, v10
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v57, 1.0, v108
	v_mul_f32_e32 v108, 1.0, v109
	v_max3_f32 v9, v9, v57, v108
	v_mul_f32_e32 v57, 1.0, v110
	v_mul_f32_e32 v108, 1.0, v111
	v_max3_f32 v9, v9, v57, v108
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v57, 1.0, v112
	v_mul_f32_e32 v108, 1.0, v113
	v_max3_f32 v9, v9, v57, v108
	ds_read_b128 v[108:111], v60 offset:160
	v_mul_f32_e32 v57, 1.0, v114
	v_mul_f32_e32 v112, 1.0, v115
	v_max3_f32 v9, v9, v57, v112
	ds_read_b128 v[112:115], v60 offset:176
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v57, 1.0, v108
	v_mul_f32_e32 v108, 1.0, v109
	v_max3_f32 v9, v9, v57, v108
	v_mul_f32_e32 v57, 1.0, v110
	v_mul_f32_e32 v108, 1.0, v111
	v_max3_f32 v9, v9, v57, v108
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v57, 1.0, v112
	v_mul_f32_e32 v108, 1.0, v113
	v_max3_f32 v9, v9, v57, v108
	ds_read_b128 v[108:111], v60 offset:192
	v_mul_f32_e32 v57, 1.0, v114
	v_mul_f32_e32 v112, 1.0, v115
	v_max3_f32 v9, v9, v57, v112
	ds_read_b128 v[112:115], v60 offset:208
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v57, 1.0, v108
	v_mul_f32_e32 v108, 1.0, v109
	v_max3_f32 v9, v9, v57, v108
	v_mul_f32_e32 v57, 1.0, v110
	v_mul_f32_e32 v108, 1.0, v111
	v_max3_f32 v9, v9, v57, v108
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v57, 1.0, v112
	v_mul_f32_e32 v108, 1.0, v113
	v_max3_f32 v9, v9, v57, v108
	ds_read_b128 v[108:111], v60 offset:224
	v_mul_f32_e32 v57, 1.0, v114
	v_mul_f32_e32 v112, 1.0, v115
	v_max3_f32 v9, v9, v57, v112
	ds_read_b128 v[112:115], v60 offset:240
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v57, 1.0, v108
	v_mul_f32_e32 v108, 1.0, v109
	v_max3_f32 v9, v9, v57, v108
	v_mul_f32_e32 v57, 1.0, v110
	v_mul_f32_e32 v108, 1.0, v111
	v_max3_f32 v9, v9, v57, v108
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v57, 1.0, v112
	v_mul_f32_e32 v108, 1.0, v113
	v_max3_f32 v9, v9, v57, v108
	v_mul_f32_e32 v57, 1.0, v114
	v_mul_f32_e32 v108, 1.0, v115
	v_max3_f32 v9, v9, v57, v108
	.loc	1 233
	v_cmp_neq_f32_e32 vcc, s20, v9
	v_cndmask_b32_e32 v57, 0, v9, vcc
	v_sub_f32_e32 v120, v10, v57
	v_cmp_gt_f32_e32 vcc, 0, v120
	v_cndmask_b32_e64 v10, 0.5, -0.5, vcc
	v_mul_f32_e32 v108, 0x3fb8aa3b, v120
	v_add_f32_e32 v10, v108, v10
	v_cvt_i32_f32_e32 v121, v10
	v_sub_f32_e32 v10, v118, v119
	v_add_f32_e32 v10, 1.0, v10
	v_lshlrev_b32_e32 v108, 23, v117
	v_cvt_f32_i32_e32 v109, v121
	v_add_u32_e32 v10, vcc, v108, v10
	v_cmp_ngt_f32_e32 vcc, s63, v116
	v_cndmask_b32_e32 v117, 0, v10, vcc
	v_mul_f32_e32 v10, 0xbf317180, v109
	v_add_f32_e32 v118, v10, v120
	v_mul_f32_e32 v119, 0xb717f7d1, v109
	v_add_f32_e32 v122, v118, v119
	v_mul_f32_e32 v10, v122, v122
	v_mul_f32_e32 v108, 0x3331bb4c, v10
	v_add_f32_e32 v108, 0xb5ddea0e, v108
	v_mul_f32_e32 v108, v10, v108
	v_add_f32_e32 v108, 0x388ab355, v108
	v_mul_f32_e32 v108, v10, v108
	v_add_f32_e32 v108, 0xbb360b61, v108
	v_mul_f32_e32 v112, v10, v108
	.loc	1 231
	ds_read_b128 v[108:111], v60 offset:256
	.loc	1 233
	v_add_f32_e32 v112, 0x3e2aaaab, v112
	v_mul_f32_e32 v123, v10, v112
	.loc	1 231
	ds_read_b128 v[112:115], v60 offset:272
	v_mul_f32_e32 v10, 1.0, v11
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v108, 1.0, v108
	v_mul_f32_e32 v109, 1.0, v109
	v_max3_f32 v10, v10, v108, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v10, v10, v108, v109
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v108, 1.0, v112
	v_mul_f32_e32 v109, 1.0, v113
	v_max3_f32 v10, v10, v108, v109
	ds_read_b128 v[108:111], v60 offset:288
	v_mul_f32_e32 v112, 1.0, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_max3_f32 v10, v10, v112, v113
	ds_read_b128 v[112:115], v60 offset:304
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v108, 1.0, v108
	v_mul_f32_e32 v109, 1.0, v109
	v_max3_f32 v10, v10, v108, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v10, v10, v108, v109
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v108, 1.0, v112
	v_mul_f32_e32 v109, 1.0, v113
	v_max3_f32 v10, v10, v108, v109
	ds_read_b128 v[108:111], v60 offset:320
	v_mul_f32_e32 v112, 1.0, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_max3_f32 v10, v10, v112, v113
	ds_read_b128 v[112:115], v60 offset:336
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v108, 1.0, v108
	v_mul_f32_e32 v109, 1.0, v109
	v_max3_f32 v10, v10, v108, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v10, v10, v108, v109
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v108, 1.0, v112
	v_mul_f32_e32 v109, 1.0, v113
	v_max3_f32 v10, v10, v108, v109
	ds_read_b128 v[108:111], v60 offset:352
	v_mul_f32_e32 v112, 1.0, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_max3_f32 v10, v10, v112, v113
	ds_read_b128 v[112:115], v60 offset:368
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v108, 1.0, v108
	v_mul_f32_e32 v109, 1.0, v109
	v_max3_f32 v10, v10, v108, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v10, v10, v108, v109
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v108, 1.0, v112
	v_mul_f32_e32 v109, 1.0, v113
	v_max3_f32 v10, v10, v108, v109
	v_mul_f32_e32 v108, 1.0, v114
	v_mul_f32_e32 v109, 1.0, v115
	v_max3_f32 v10, v10, v108, v109
	.loc	1 233
	v_cmp_neq_f32_e32 vcc, s20, v10
	v_cndmask_b32_e32 v108, 0, v10, vcc
	v_sub_f32_e32 v124, v11, v108
	v_cmp_gt_f32_e32 vcc, 0, v124
	v_cndmask_b32_e64 v11, 0.5, -0.5, vcc
	v_mul_f32_e32 v109, 0x3fb8aa3b, v124
	v_add_f32_e32 v11, v109, v11
	v_cvt_i32_f32_e32 v125, v11
	v_sub_f32_e32 v11, v122, v123
	v_mul_f32_e32 v122, v122, v11
	v_sub_f32_e32 v123, 2.0, v11
	v_cvt_f32_i32_e32 v11, v125
	v_div_scale_f32 v109, s[6:7], v123, v123, v122
	v_div_scale_f32 v110, vcc, v122, v123, v122
	v_mul_f32_e32 v111, 0xbf317180, v11
	v_add_f32_e32 v126, v111, v124
	v_mul_f32_e32 v127, 0xb717f7d1, v11
	v_add_f32_e32 v11, v126, v127
	v_mul_f32_e32 v111, v11, v11
	v_mul_f32_e32 v112, 0x3331bb4c, v111
	v_add_f32_e32 v112, 0xb5ddea0e, v112
	v_mul_f32_e32 v112, v111, v112
	v_add_f32_e32 v112, 0x388ab355, v112
	v_mul_f32_e32 v112, v111, v112
	v_add_f32_e32 v112, 0xbb360b61, v112
	v_mul_f32_e32 v112, v111, v112
	v_add_f32_e32 v112, 0x3e2aaaab, v112
	v_mul_f32_e32 v111, v111, v112
	v_sub_f32_e32 v111, v11, v111
	v_mul_f32_e32 v128, v11, v111
	v_sub_f32_e32 v129, 2.0, v111
	v_div_scale_f32 v130, s[6:7], v129, v129, v128
	v_rcp_f32_e32 v111, v109
	v_cmp_gt_f32_e64 s[6:7], s64, v116
	v_cndmask_b32_e64 v11, v81, v117, s[6:7]
	v_cmp_o_f32_e64 s[6:7], v116, v116
	v_cndmask_b32_e64 v11, v116, v11, s[6:7]
	.loc	1 234
	v_mul_f32_e32 v0, v0, v11
	v_mul_f32_e32 v97, v11, v97
	.loc	1 233
	v_fma_f32 v11, -v109, v111, 1.0
	v_fma_f32 v11, v11, v111, v111
	v_mul_f32_e32 v111, v110, v11
	v_fma_f32 v112, -v109, v111, v110
	v_fma_f32 v111, v112, v11, v111
	v_fma_f32 v109, -v109, v111, v110
	v_div_fmas_f32 v117, v109, v11, v111
	.loc	1 231
	ds_read_b128 v[109:112], v60 offset:384
	ds_read_b128 v[113:116], v60 offset:400
	v_mul_f32_e32 v11, 1.0, v12
	.loc	1 233
	v_div_scale_f32 v132, vcc, v128, v129, v128
	.loc	1 231
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v109, 1.0, v109
	v_mul_f32_e32 v110, 1.0, v110
	v_max3_f32 v11, v11, v109, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v11, v11, v109, v110
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v109, 1.0, v113
	v_mul_f32_e32 v110, 1.0, v114
	v_max3_f32 v11, v11, v109, v110
	ds_read_b128 v[109:112], v60 offset:416
	v_mul_f32_e32 v113, 1.0, v115
	v_mul_f32_e32 v114, 1.0, v116
	v_max3_f32 v11, v11, v113, v114
	ds_read_b128 v[113:116], v60 offset:432
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v109, 1.0, v109
	v_mul_f32_e32 v110, 1.0, v110
	v_max3_f32 v11, v11, v109, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v11, v11, v109, v110
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v109, 1.0, v113
	v_mul_f32_e32 v110, 1.0, v114
	v_max3_f32 v11, v11, v109, v110
	ds_read_b128 v[109:112], v60 offset:448
	v_mul_f32_e32 v113, 1.0, v115
	v_mul_f32_e32 v114, 1.0, v116
	v_max3_f32 v11, v11, v113, v114
	ds_read_b128 v[113:116], v60 offset:464
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v109, 1.0, v109
	v_mul_f32_e32 v110, 1.0, v110
	v_max3_f32 v11, v11, v109, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v11, v11, v109, v110
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v109, 1.0, v113
	v_mul_f32_e32 v110, 1.0, v114
	v_max3_f32 v11, v11, v109, v110
	ds_read_b128 v[109:112], v60 offset:480
	v_mul_f32_e32 v113, 1.0, v115
	v_mul_f32_e32 v114, 1.0, v116
	v_max3_f32 v11, v11, v113, v114
	ds_read_b128 v[113:116], v60 offset:496
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v109, 1.0, v109
	v_mul_f32_e32 v110, 1.0, v110
	v_max3_f32 v11, v11, v109, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v11, v11, v109, v110
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v109, 1.0, v113
	v_mul_f32_e32 v110, 1.0, v114
	v_max3_f32 v11, v11, v109, v110
	v_mul_f32_e32 v109, 1.0, v115
	v_mul_f32_e32 v110, 1.0, v116
	v_max3_f32 v11, v11, v109, v110
	.loc	1 233
	v_cmp_neq_f32_e64 s[6:7], s20, v11
	v_cndmask_b32_e64 v109, 0, v11, s[6:7]
	v_sub_f32_e32 v133, v12, v109
	v_cmp_gt_f32_e64 s[6:7], 0, v133
	v_cndmask_b32_e64 v12, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v110, 0x3fb8aa3b, v133
	v_add_f32_e32 v12, v110, v12
	v_rcp_f32_e32 v131, v130
	v_cvt_i32_f32_e32 v134, v12
	v_div_fixup_f32 v12, v117, v123, v122
	v_sub_f32_e64 v12, -v119, v12
	v_fma_f32 v110, -v130, v131, 1.0
	v_cvt_f32_i32_e32 v111, v134
	v_fma_f32 v110, v110, v131, v131
	v_mul_f32_e32 v112, v132, v110
	v_fma_f32 v113, -v130, v112, v132
	v_fma_f32 v112, v113, v110, v112
	v_mul_f32_e32 v113, 0xbf317180, v111
	v_add_f32_e32 v122, v113, v133
	v_mul_f32_e32 v123, 0xb717f7d1, v111
	v_add_f32_e32 v111, v122, v123
	v_mul_f32_e32 v113, v111, v111
	v_mul_f32_e32 v114, 0x3331bb4c, v113
	v_add_f32_e32 v114, 0xb5ddea0e, v114
	v_mul_f32_e32 v114, v113, v114
	v_add_f32_e32 v114, 0x388ab355, v114
	v_mul_f32_e32 v114, v113, v114
	v_add_f32_e32 v114, 0xbb360b61, v114
	v_mul_f32_e32 v114, v113, v114
	v_add_f32_e32 v114, 0x3e2aaaab, v114
	v_mul_f32_e32 v113, v113, v114
	v_sub_f32_e32 v113, v111, v113
	v_mul_f32_e32 v131, v111, v113
	v_sub_f32_e32 v135, 2.0, v113
	v_div_scale_f32 v136, s[6:7], v135, v135, v131
	v_fma_f32 v111, -v130, v112, v132
	v_div_fmas_f32 v110, v111, v110, v112
	v_sub_f32_e32 v12, v118, v12
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v111, 23, v121
	v_add_u32_e32 v12, vcc, v111, v12
	v_cmp_ngt_f32_e32 vcc, s63, v120
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s64, v120
	v_cndmask_b32_e32 v12, v81, v12, vcc
	v_cmp_o_f32_e32 vcc, v120, v120
	v_cndmask_b32_e32 v12, v120, v12, vcc
	.loc	1 234
	v_mul_f32_e32 v1, v1, v12
	.loc	1 233
	v_rcp_f32_e32 v111, v136
	.loc	1 234
	v_mul_f32_e32 v96, v12, v96
	.loc	1 231
	ds_read_b128 v[114:117], v60 offset:528
	.loc	1 233
	v_div_fixup_f32 v118, v110, v129, v128
	v_fma_f32 v12, -v136, v111, 1.0
	v_fma_f32 v119, v12, v111, v111
	.loc	1 231
	ds_read_b128 v[110:113], v60 offset:512
	v_mul_f32_e32 v12, 1.0, v13
	.loc	1 233
	v_div_scale_f32 v120, vcc, v131, v135, v131
	.loc	1 237
	v_sub_f32_e32 v57, v106, v57
	.loc	1 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v110, 1.0, v110
	v_mul_f32_e32 v111, 1.0, v111
	v_max3_f32 v12, v12, v110, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v12, v12, v110, v111
	v_mul_f32_e32 v110, 1.0, v114
	v_mul_f32_e32 v111, 1.0, v115
	v_max3_f32 v12, v12, v110, v111
	ds_read_b128 v[110:113], v60 offset:544
	v_mul_f32_e32 v114, 1.0, v116
	v_mul_f32_e32 v115, 1.0, v117
	v_max3_f32 v12, v12, v114, v115
	ds_read_b128 v[114:117], v60 offset:560
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v110, 1.0, v110
	v_mul_f32_e32 v111, 1.0, v111
	v_max3_f32 v12, v12, v110, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v12, v12, v110, v111
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v110, 1.0, v114
	v_mul_f32_e32 v111, 1.0, v115
	v_max3_f32 v12, v12, v110, v111
	ds_read_b128 v[110:113], v60 offset:576
	v_mul_f32_e32 v114, 1.0, v116
	v_mul_f32_e32 v115, 1.0, v117
	v_max3_f32 v12, v12, v114, v115
	ds_read_b128 v[114:117], v60 offset:592
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v110, 1.0, v110
	v_mul_f32_e32 v111, 1.0, v111
	v_max3_f32 v12, v12, v110, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v12, v12, v110, v111
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v110, 1.0, v114
	v_mul_f32_e32 v111, 1.0, v115
	v_max3_f32 v12, v12, v110, v111
	ds_read_b128 v[110:113], v60 offset:608
	v_mul_f32_e32 v114, 1.0, v116
	v_mul_f32_e32 v115, 1.0, v117
	v_max3_f32 v12, v12, v114, v115
	ds_read_b128 v[114:117], v60 offset:624
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v110, 1.0, v110
	v_mul_f32_e32 v111, 1.0, v111
	v_max3_f32 v12, v12, v110, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v12, v12, v110, v111
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v110, 1.0, v114
	v_mul_f32_e32 v111, 1.0, v115
	v_max3_f32 v12, v12, v110, v111
	v_mul_f32_e32 v110, 1.0, v116
	v_mul_f32_e32 v111, 1.0, v117
	v_max3_f32 v12, v12, v110, v111
	.loc	1 233
	v_cmp_neq_f32_e64 s[6:7], s20, v12
	v_cndmask_b32_e64 v110, 0, v12, s[6:7]
	v_sub_f32_e32 v121, v13, v110
	v_cmp_gt_f32_e64 s[6:7], 0, v121
	v_cndmask_b32_e64 v13, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v111, 0x3fb8aa3b, v121
	v_add_f32_e32 v13, v111, v13
	v_cvt_i32_f32_e32 v128, v13
	v_mul_f32_e32 v13, v120, v119
	v_fma_f32 v111, -v136, v13, v120
	v_fma_f32 v13, v111, v119, v13
	v_cvt_f32_i32_e32 v111, v128
	v_fma_f32 v112, -v136, v13, v120
	v_div_fmas_f32 v13, v112, v119, v13
	.loc	1 237
	v_sub_f32_e32 v105, v105, v108
	.loc	1 233
	v_mul_f32_e32 v112, 0xbf317180, v111
	v_add_f32_e32 v119, v112, v121
	v_mul_f32_e32 v120, 0xb717f7d1, v111
	v_add_f32_e32 v111, v119, v120
	v_mul_f32_e32 v112, v111, v111
	v_mul_f32_e32 v113, 0x3331bb4c, v112
	v_add_f32_e32 v113, 0xb5ddea0e, v113
	v_mul_f32_e32 v113, v112, v113
	v_add_f32_e32 v113, 0x388ab355, v113
	v_mul_f32_e32 v113, v112, v113
	v_add_f32_e32 v113, 0xbb360b61, v113
	v_mul_f32_e32 v113, v112, v113
	v_add_f32_e32 v113, 0x3e2aaaab, v113
	v_mul_f32_e32 v112, v112, v113
	v_sub_f32_e32 v112, v111, v112
	v_mul_f32_e32 v129, v111, v112
	v_sub_f32_e64 v111, -v127, v118
	v_sub_f32_e32 v111, v126, v111
	v_sub_f32_e32 v130, 2.0, v112
	v_add_f32_e32 v111, 1.0, v111
	v_lshlrev_b32_e32 v112, 23, v125
	v_add_u32_e32 v111, vcc, v112, v111
	v_cmp_ngt_f32_e32 vcc, s63, v124
	v_cndmask_b32_e32 v111, 0, v111, vcc
	v_cmp_gt_f32_e32 vcc, s64, v124
	v_cndmask_b32_e32 v111, v81, v111, vcc
	v_cmp_o_f32_e32 vcc, v124, v124
	v_cndmask_b32_e32 v111, v124, v111, vcc
	.loc	1 234
	v_mul_f32_e32 v2, v2, v111
	v_mul_f32_e32 v95, v111, v95
	.loc	1 231
	ds_read_b128 v[111:114], v60 offset:640
	ds_read_b128 v[115:118], v60 offset:656
	.loc	1 233
	v_div_fixup_f32 v124, v13, v135, v131
	.loc	1 231
	v_mul_f32_e32 v13, 1.0, v14
	.loc	1 233
	v_div_scale_f32 v132, s[6:7], v130, v130, v129
	.loc	1 231
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v111, 1.0, v111
	v_mul_f32_e32 v112, 1.0, v112
	v_max3_f32 v13, v13, v111, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v13, v13, v111, v112
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v111, 1.0, v115
	v_mul_f32_e32 v112, 1.0, v116
	v_max3_f32 v13, v13, v111, v112
	ds_read_b128 v[111:114], v60 offset:672
	v_mul_f32_e32 v115, 1.0, v117
	v_mul_f32_e32 v116, 1.0, v118
	v_max3_f32 v13, v13, v115, v116
	ds_read_b128 v[115:118], v60 offset:688
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v111, 1.0, v111
	v_mul_f32_e32 v112, 1.0, v112
	v_max3_f32 v13, v13, v111, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v13, v13, v111, v112
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v111, 1.0, v115
	v_mul_f32_e32 v112, 1.0, v116
	v_max3_f32 v13, v13, v111, v112
	ds_read_b128 v[111:114], v60 offset:704
	v_mul_f32_e32 v115, 1.0, v117
	v_mul_f32_e32 v116, 1.0, v118
	v_max3_f32 v13, v13, v115, v116
	ds_read_b128 v[115:118], v60 offset:720
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v111, 1.0, v111
	v_mul_f32_e32 v112, 1.0, v112
	v_max3_f32 v13, v13, v111, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v13, v13, v111, v112
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v111, 1.0, v115
	v_mul_f32_e32 v112, 1.0, v116
	v_max3_f32 v13, v13, v111, v112
	ds_read_b128 v[111:114], v60 offset:736
	v_mul_f32_e32 v115, 1.0, v117
	v_mul_f32_e32 v116, 1.0, v118
	v_max3_f32 v13, v13, v115, v116
	ds_read_b128 v[115:118], v60 offset:752
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v111, 1.0, v111
	v_mul_f32_e32 v112, 1.0, v112
	.loc	1 233
	v_div_scale_f32 v126, vcc, v129, v130, v129
	.loc	1 231
	v_max3_f32 v13, v13, v111, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v13, v13, v111, v112
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v111, 1.0, v115
	v_mul_f32_e32 v112, 1.0, v116
	v_max3_f32 v13, v13, v111, v112
	v_mul_f32_e32 v111, 1.0, v117
	v_mul_f32_e32 v112, 1.0, v118
	v_max3_f32 v13, v13, v111, v112
	.loc	1 233
	v_cmp_neq_f32_e64 s[6:7], s20, v13
	v_cndmask_b32_e64 v127, 0, v13, s[6:7]
	v_sub_f32_e32 v131, v14, v127
	v_cmp_gt_f32_e64 s[6:7], 0, v131
	v_cndmask_b32_e64 v14, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v111, 0x3fb8aa3b, v131
	v_add_f32_e32 v14, v111, v14
	v_rcp_f32_e32 v125, v132
	v_cvt_i32_f32_e32 v135, v14
	.loc	1 237
	v_sub_f32_e32 v104, v104, v109
	v_sub_f32_e32 v102, v102, v127
	.loc	1 233
	v_fma_f32 v14, -v132, v125, 1.0
	v_cvt_f32_i32_e32 v112, v135
	v_fma_f32 v14, v14, v125, v125
	v_mul_f32_e32 v111, v126, v14
	v_fma_f32 v113, -v132, v111, v126
	v_fma_f32 v111, v113, v14, v111
	v_mul_f32_e32 v114, 0xbf317180, v112
	v_fma_f32 v113, -v132, v111, v126
	v_add_f32_e32 v125, v114, v131
	v_mul_f32_e32 v126, 0xb717f7d1, v112
	v_add_f32_e32 v112, v125, v126
	v_mul_f32_e32 v114, v112, v112
	v_mul_f32_e32 v115, 0x3331bb4c, v114
	v_add_f32_e32 v115, 0xb5ddea0e, v115
	v_mul_f32_e32 v115, v114, v115
	v_add_f32_e32 v115, 0x388ab355, v115
	v_mul_f32_e32 v115, v114, v115
	v_add_f32_e32 v115, 0xbb360b61, v115
	v_mul_f32_e32 v115, v114, v115
	v_add_f32_e32 v115, 0x3e2aaaab, v115
	v_mul_f32_e32 v114, v114, v115
	v_sub_f32_e32 v114, v112, v114
	v_mul_f32_e32 v132, v112, v114
	v_sub_f32_e32 v136, 2.0, v114
	v_div_scale_f32 v137, s[6:7], v136, v136, v132
	v_div_fmas_f32 v14, v113, v14, v111
	v_sub_f32_e64 v111, -v123, v124
	v_sub_f32_e32 v111, v122, v111
	v_add_f32_e32 v111, 1.0, v111
	v_lshlrev_b32_e32 v112, 23, v134
	v_add_u32_e32 v111, vcc, v112, v111
	v_cmp_ngt_f32_e32 vcc, s63, v133
	v_cndmask_b32_e32 v111, 0, v111, vcc
	v_cmp_gt_f32_e32 vcc, s64, v133
	v_cndmask_b32_e32 v111, v81, v111, vcc
	v_cmp_o_f32_e32 vcc, v133, v133
	v_cndmask_b32_e32 v111, v133, v111, vcc
	.loc	1 234
	v_mul_f32_e32 v3, v3, v111
	.loc	1 233
	v_rcp_f32_e32 v112, v137
	.loc	1 234
	v_mul_f32_e32 v94, v111, v94
	.loc	1 233
	v_div_fixup_f32 v14, v14, v130, v129
	v_sub_f32_e64 v120, -v120, v14
	v_fma_f32 v14, -v137, v112, 1.0
	v_fma_f32 v122, v14, v112, v112
	.loc	1 231
	ds_read_b128 v[111:114], v60 offset:768
	ds_read_b128 v[115:118], v60 offset:784
	v_mul_f32_e32 v14, 1.0, v15
	.loc	1 233
	v_div_scale_f32 v123, vcc, v132, v136, v132
	.loc	1 231
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v111, 1.0, v111
	v_mul_f32_e32 v112, 1.0, v112
	v_max3_f32 v14, v14, v111, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v14, v14, v111, v112
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v111, 1.0, v115
	v_mul_f32_e32 v112, 1.0, v116
	v_max3_f32 v14, v14, v111, v112
	ds_read_b128 v[111:114], v60 offset:800
	v_mul_f32_e32 v115, 1.0, v117
	v_mul_f32_e32 v116, 1.0, v118
	v_max3_f32 v14, v14, v115, v116
	ds_read_b128 v[115:118], v60 offset:816
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v111, 1.0, v111
	v_mul_f32_e32 v112, 1.0, v112
	v_max3_f32 v14, v14, v111, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v14, v14, v111, v112
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v111, 1.0, v115
	v_mul_f32_e32 v112, 1.0, v116
	v_max3_f32 v14, v14, v111, v112
	ds_read_b128 v[111:114], v60 offset:832
	v_mul_f32_e32 v115, 1.0, v117
	v_mul_f32_e32 v116, 1.0, v118
	v_max3_f32 v14, v14, v115, v116
	ds_read_b128 v[115:118], v60 offset:848
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v111, 1.0, v111
	v_mul_f32_e32 v112, 1.0, v112
	v_max3_f32 v14, v14, v111, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v14, v14, v111, v112
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v111, 1.0, v115
	v_mul_f32_e32 v112, 1.0, v116
	v_max3_f32 v14, v14, v111, v112
	ds_read_b128 v[111:114], v60 offset:864
	v_mul_f32_e32 v115, 1.0, v117
	v_mul_f32_e32 v116, 1.0, v118
	v_max3_f32 v14, v14, v115, v116
	ds_read_b128 v[115:118], v60 offset:880
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v111, 1.0, v111
	v_mul_f32_e32 v112, 1.0, v112
	v_max3_f32 v14, v14, v111, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v14, v14, v111, v112
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v111, 1.0, v115
	v_mul_f32_e32 v112, 1.0, v116
	v_max3_f32 v14, v14, v111, v112
	v_mul_f32_e32 v111, 1.0, v117
	v_mul_f32_e32 v112, 1.0, v118
	v_max3_f32 v14, v14, v111, v112
	.loc	1 233
	v_cmp_neq_f32_e64 s[6:7], s20, v14
	v_cndmask_b32_e64 v124, 0, v14, s[6:7]
	v_sub_f32_e32 v129, v15, v124
	v_cmp_gt_f32_e64 s[6:7], 0, v129
	v_cndmask_b32_e64 v15, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v111, 0x3fb8aa3b, v129
	v_add_f32_e32 v15, v111, v15
	v_cvt_i32_f32_e32 v130, v15
	v_mul_f32_e32 v15, v123, v122
	v_fma_f32 v111, -v137, v15, v123
	v_fma_f32 v15, v111, v122, v15
	v_cvt_f32_i32_e32 v111, v130
	v_fma_f32 v112, -v137, v15, v123
	v_div_fmas_f32 v15, v112, v122, v15
	.loc	1 231
	ds_read_b128 v[115:118], v62 offset:16
	.loc	1 233
	v_mul_f32_e32 v112, 0xbf317180, v111
	v_add_f32_e32 v122, v112, v129
	v_mul_f32_e32 v123, 0xb717f7d1, v111
	v_add_f32_e32 v111, v122, v123
	v_mul_f32_e32 v112, v111, v111
	v_mul_f32_e32 v113, 0x3331bb4c, v112
	v_add_f32_e32 v113, 0xb5ddea0e, v113
	v_mul_f32_e32 v113, v112, v113
	v_add_f32_e32 v113, 0x388ab355, v113
	v_mul_f32_e32 v113, v112, v113
	v_add_f32_e32 v113, 0xbb360b61, v113
	v_mul_f32_e32 v113, v112, v113
	v_add_f32_e32 v113, 0x3e2aaaab, v113
	v_mul_f32_e32 v112, v112, v113
	v_sub_f32_e32 v112, v111, v112
	v_mul_f32_e32 v133, v111, v112
	v_sub_f32_e32 v134, 2.0, v112
	v_div_scale_f32 v137, s[6:7], v134, v134, v133
	v_sub_f32_e32 v111, v119, v120
	v_add_f32_e32 v111, 1.0, v111
	v_lshlrev_b32_e32 v112, 23, v128
	v_add_u32_e32 v111, vcc, v112, v111
	v_cmp_ngt_f32_e32 vcc, s63, v121
	v_cndmask_b32_e32 v111, 0, v111, vcc
	v_cmp_gt_f32_e32 vcc, s64, v121
	v_cndmask_b32_e32 v111, v81, v111, vcc
	v_cmp_o_f32_e32 vcc, v121, v121
	v_cndmask_b32_e32 v111, v121, v111, vcc
	.loc	1 234
	v_mul_f32_e32 v4, v4, v111
	v_mul_f32_e32 v93, v111, v93
	.loc	1 233
	v_div_fixup_f32 v15, v15, v136, v132
	v_rcp_f32_e32 v111, v137
	v_sub_f32_e64 v15, -v126, v15
	v_sub_f32_e32 v15, v125, v15
	v_add_f32_e32 v119, 1.0, v15
	v_fma_f32 v15, -v137, v111, 1.0
	v_fma_f32 v121, v15, v111, v111
	.loc	1 231
	ds_read_b128 v[111:114], v62
	v_mul_f32_e32 v15, 1.0, v16
	.loc	1 233
	v_div_scale_f32 v125, vcc, v133, v134, v133
	v_lshlrev_b32_e32 v120, 23, v135
	.loc	1 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v111, 1.0, v111
	v_mul_f32_e32 v112, 1.0, v112
	v_max3_f32 v15, v15, v111, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v15, v15, v111, v112
	v_mul_f32_e32 v111, 1.0, v115
	v_mul_f32_e32 v112, 1.0, v116
	v_max3_f32 v15, v15, v111, v112
	ds_read_b128 v[111:114], v62 offset:32
	v_mul_f32_e32 v115, 1.0, v117
	v_mul_f32_e32 v116, 1.0, v118
	v_max3_f32 v15, v15, v115, v116
	ds_read_b128 v[115:118], v62 offset:48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v111, 1.0, v111
	v_mul_f32_e32 v112, 1.0, v112
	v_max3_f32 v15, v15, v111, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v15, v15, v111, v112
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v111, 1.0, v115
	v_mul_f32_e32 v112, 1.0, v116
	v_max3_f32 v15, v15, v111, v112
	ds_read_b128 v[111:114], v62 offset:64
	v_mul_f32_e32 v115, 1.0, v117
	v_mul_f32_e32 v116, 1.0, v118
	v_max3_f32 v15, v15, v115, v116
	ds_read_b128 v[115:118], v62 offset:80
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v111, 1.0, v111
	v_mul_f32_e32 v112, 1.0, v112
	v_max3_f32 v15, v15, v111, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v15, v15, v111, v112
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v111, 1.0, v115
	v_mul_f32_e32 v112, 1.0, v116
	v_max3_f32 v15, v15, v111, v112
	ds_read_b128 v[111:114], v62 offset:96
	v_mul_f32_e32 v115, 1.0, v117
	v_mul_f32_e32 v116, 1.0, v118
	v_max3_f32 v15, v15, v115, v116
	ds_read_b128 v[115:118], v62 offset:112
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v111, 1.0, v111
	v_mul_f32_e32 v112, 1.0, v112
	v_max3_f32 v15, v15, v111, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v15, v15, v111, v112
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v111, 1.0, v115
	v_mul_f32_e32 v112, 1.0, v116
	v_max3_f32 v15, v15, v111, v112
	v_mul_f32_e32 v111, 1.0, v117
	v_mul_f32_e32 v112, 1.0, v118
	v_max3_f32 v15, v15, v111, v112
	.loc	1 233
	v_cmp_neq_f32_e64 s[6:7], s20, v15
	v_cndmask_b32_e64 v111, 0, v15, s[6:7]
	v_sub_f32_e32 v16, v16, v111
	v_cmp_gt_f32_e64 s[6:7], 0, v16
	v_cndmask_b32_e64 v112, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v113, 0x3fb8aa3b, v16
	v_add_f32_e32 v112, v113, v112
	v_cvt_i32_f32_e32 v112, v112
	v_mul_f32_e32 v113, v125, v121
	v_fma_f32 v114, -v137, v113, v125
	v_fma_f32 v113, v114, v121, v113
	v_cvt_f32_i32_e32 v114, v112
	v_fma_f32 v115, -v137, v113, v125
	v_div_fmas_f32 v113, v115, v121, v113
	v_add_u32_e32 v119, vcc, v120, v119
	v_mul_f32_e32 v115, 0xbf317180, v114
	v_add_f32_e32 v115, v115, v16
	v_mul_f32_e32 v114, 0xb717f7d1, v114
	v_add_f32_e32 v116, v115, v114
	v_mul_f32_e32 v117, v116, v116
	v_mul_f32_e32 v118, 0x3331bb4c, v117
	v_add_f32_e32 v118, 0xb5ddea0e, v118
	v_mul_f32_e32 v118, v117, v118
	v_add_f32_e32 v118, 0x388ab355, v118
	v_mul_f32_e32 v118, v117, v118
	v_add_f32_e32 v118, 0xbb360b61, v118
	v_mul_f32_e32 v118, v117, v118
	v_add_f32_e32 v118, 0x3e2aaaab, v118
	v_mul_f32_e32 v117, v117, v118
	v_sub_f32_e32 v117, v116, v117
	v_mul_f32_e32 v116, v116, v117
	v_sub_f32_e32 v117, 2.0, v117
	v_div_scale_f32 v118, s[6:7], v117, v117, v116
	v_cmp_ngt_f32_e32 vcc, s63, v131
	v_cndmask_b32_e32 v119, 0, v119, vcc
	v_cmp_gt_f32_e32 vcc, s64, v131
	v_cndmask_b32_e32 v119, v81, v119, vcc
	v_cmp_o_f32_e32 vcc, v131, v131
	v_cndmask_b32_e32 v119, v131, v119, vcc
	.loc	1 234
	v_mul_f32_e32 v5, v5, v119
	v_mul_f32_e32 v90, v119, v90
	.loc	1 233
	v_div_scale_f32 v119, vcc, v116, v117, v116
	v_div_fixup_f32 v113, v113, v134, v133
	v_sub_f32_e64 v113, -v123, v113
	v_sub_f32_e32 v113, v122, v113
	v_add_f32_e32 v113, 1.0, v113
	v_rcp_f32_e32 v120, v118
	v_lshlrev_b32_e32 v121, 23, v130
	v_add_u32_e64 v113, s[6:7], v121, v113
	v_fma_f32 v121, -v118, v120, 1.0
	.loc	1 237
	v_cmp_gt_f32_e64 s[6:7], 0, v56
	.loc	1 233
	v_fma_f32 v120, v121, v120, v120
	.loc	1 237
	v_cndmask_b32_e64 v107, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v121, 0x3fb8aa3b, v56
	v_add_f32_e32 v107, v121, v107
	v_cvt_i32_f32_e32 v107, v107
	.loc	1 233
	v_mul_f32_e32 v121, v119, v120
	v_fma_f32 v122, -v118, v121, v119
	v_fma_f32 v121, v122, v120, v121
	.loc	1 237
	v_cvt_f32_i32_e32 v122, v107
	.loc	1 233
	v_fma_f32 v118, -v118, v121, v119
	v_div_fmas_f32 v118, v118, v120, v121
	v_cmp_ngt_f32_e32 vcc, s63, v129
	.loc	1 237
	v_mul_f32_e32 v119, 0xbf317180, v122
	v_add_f32_e32 v119, v119, v56
	v_mul_f32_e32 v120, 0xb717f7d1, v122
	v_add_f32_e32 v121, v119, v120
	v_mul_f32_e32 v122, v121, v121
	v_mul_f32_e32 v123, 0x3331bb4c, v122
	v_add_f32_e32 v123, 0xb5ddea0e, v123
	v_mul_f32_e32 v123, v122, v123
	v_add_f32_e32 v123, 0x388ab355, v123
	v_mul_f32_e32 v123, v122, v123
	v_add_f32_e32 v123, 0xbb360b61, v123
	v_mul_f32_e32 v123, v122, v123
	v_add_f32_e32 v123, 0x3e2aaaab, v123
	v_mul_f32_e32 v122, v122, v123
	v_sub_f32_e32 v122, v121, v122
	v_mul_f32_e32 v121, v121, v122
	v_sub_f32_e32 v122, 2.0, v122
	v_div_scale_f32 v123, s[6:7], v122, v122, v121
	.loc	1 233
	v_cndmask_b32_e32 v113, 0, v113, vcc
	v_cmp_gt_f32_e32 vcc, s64, v129
	v_cndmask_b32_e32 v113, v81, v113, vcc
	v_cmp_o_f32_e32 vcc, v129, v129
	v_cndmask_b32_e32 v113, v129, v113, vcc
	.loc	1 237
	v_div_scale_f32 v125, vcc, v121, v122, v121
	.loc	1 234
	v_mul_f32_e32 v6, v6, v113
	v_mul_f32_e32 v88, v113, v88
	.loc	1 233
	v_div_fixup_f32 v113, v118, v117, v116
	v_sub_f32_e64 v113, -v114, v113
	.loc	1 237
	v_cmp_gt_f32_e64 s[6:7], 0, v57
	.loc	1 233
	v_sub_f32_e32 v113, v115, v113
	.loc	1 237
	v_cndmask_b32_e64 v106, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v115, 0x3fb8aa3b, v57
	v_add_f32_e32 v106, v115, v106
	v_cvt_i32_f32_e32 v106, v106
	v_rcp_f32_e32 v114, v123
	.loc	1 233
	v_add_f32_e32 v113, 1.0, v113
	v_lshlrev_b32_e32 v112, 23, v112
	.loc	1 237
	v_cvt_f32_i32_e32 v116, v106
	v_fma_f32 v115, -v123, v114, 1.0
	v_fma_f32 v114, v115, v114, v114
	v_mul_f32_e32 v115, v125, v114
	v_fma_f32 v117, -v123, v115, v125
	v_mul_f32_e32 v118, 0xbf317180, v116
	v_fma_f32 v115, v117, v114, v115
	v_add_f32_e32 v118, v118, v57
	v_mul_f32_e32 v116, 0xb717f7d1, v116
	v_fma_f32 v117, -v123, v115, v125
	v_add_f32_e32 v123, v118, v116
	v_mul_f32_e32 v125, v123, v123
	v_mul_f32_e32 v126, 0x3331bb4c, v125
	v_add_f32_e32 v126, 0xb5ddea0e, v126
	v_mul_f32_e32 v126, v125, v126
	v_add_f32_e32 v126, 0x388ab355, v126
	v_mul_f32_e32 v126, v125, v126
	v_add_f32_e32 v126, 0xbb360b61, v126
	v_mul_f32_e32 v126, v125, v126
	v_add_f32_e32 v126, 0x3e2aaaab, v126
	v_mul_f32_e32 v125, v125, v126
	v_sub_f32_e32 v125, v123, v125
	v_mul_f32_e32 v123, v123, v125
	v_sub_f32_e32 v125, 2.0, v125
	v_div_scale_f32 v126, s[6:7], v125, v125, v123
	v_div_fmas_f32 v114, v117, v114, v115
	.loc	1 233
	v_add_u32_e32 v112, vcc, v112, v113
	v_cmp_ngt_f32_e32 vcc, s63, v16
	v_cndmask_b32_e32 v112, 0, v112, vcc
	v_cmp_gt_f32_e32 vcc, s64, v16
	v_cndmask_b32_e32 v112, v81, v112, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v112, vcc
	.loc	1 237
	v_div_scale_f32 v112, vcc, v123, v125, v123
	.loc	1 234
	v_mul_f32_e32 v7, v7, v16
	v_mul_f32_e32 v86, v16, v86
	.loc	1 237
	v_cmp_gt_f32_e64 s[6:7], 0, v105
	v_rcp_f32_e32 v16, v126
	v_cndmask_b32_e64 v108, 0.5, -0.5, s[6:7]
	v_div_fixup_f32 v113, v114, v122, v121
	v_sub_f32_e64 v113, -v120, v113
	v_fma_f32 v114, -v126, v16, 1.0
	v_fma_f32 v16, v114, v16, v16
	v_mul_f32_e32 v114, 0x3fb8aa3b, v105
	v_add_f32_e32 v108, v114, v108
	v_cvt_i32_f32_e32 v108, v108
	v_sub_f32_e32 v113, v119, v113
	v_add_f32_e32 v113, 1.0, v113
	v_mul_f32_e32 v114, v112, v16
	v_fma_f32 v115, -v126, v114, v112
	v_fma_f32 v114, v115, v16, v114
	v_cvt_f32_i32_e32 v115, v108
	v_fma_f32 v112, -v126, v114, v112
	v_div_fmas_f32 v16, v112, v16, v114
	v_lshlrev_b32_e32 v107, 23, v107
	v_mul_f32_e32 v112, 0xbf317180, v115
	v_add_f32_e32 v112, v112, v105
	v_mul_f32_e32 v114, 0xb717f7d1, v115
	v_add_f32_e32 v115, v112, v114
	v_mul_f32_e32 v117, v115, v115
	v_mul_f32_e32 v120, 0x3331bb4c, v117
	v_add_f32_e32 v120, 0xb5ddea0e, v120
	v_mul_f32_e32 v120, v117, v120
	v_add_f32_e32 v120, 0x388ab355, v120
	v_mul_f32_e32 v120, v117, v120
	v_add_f32_e32 v120, 0xbb360b61, v120
	v_mul_f32_e32 v120, v117, v120
	v_add_f32_e32 v120, 0x3e2aaaab, v120
	v_mul_f32_e32 v117, v117, v120
	v_sub_f32_e32 v117, v115, v117
	v_mul_f32_e32 v115, v115, v117
	v_sub_f32_e32 v117, 2.0, v117
	v_div_scale_f32 v120, s[6:7], v117, v117, v115
	v_add_u32_e32 v107, vcc, v107, v113
	v_cmp_ngt_f32_e32 vcc, s63, v56
	v_cndmask_b32_e32 v107, 0, v107, vcc
	v_div_scale_f32 v113, vcc, v115, v117, v115
	v_cmp_gt_f32_e64 s[6:7], s64, v56
	v_cndmask_b32_e64 v107, v81, v107, s[6:7]
	v_cmp_o_f32_e64 s[6:7], v56, v56
	v_cndmask_b32_e64 v56, v56, v107, s[6:7]
	v_div_fixup_f32 v16, v16, v125, v123
	v_cmp_gt_f32_e64 s[6:7], 0, v104
	v_sub_f32_e64 v16, -v116, v16
	v_cndmask_b32_e64 v109, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v116, 0x3fb8aa3b, v104
	v_rcp_f32_e32 v107, v120
	v_add_f32_e32 v109, v116, v109
	v_cvt_i32_f32_e32 v109, v109
	v_sub_f32_e32 v16, v118, v16
	v_fma_f32 v116, -v120, v107, 1.0
	v_fma_f32 v107, v116, v107, v107
	v_cvt_f32_i32_e32 v119, v109
	v_mul_f32_e32 v116, v113, v107
	v_fma_f32 v121, -v120, v116, v113
	v_fma_f32 v116, v121, v107, v116
	v_fma_f32 v113, -v120, v116, v113
	v_mul_f32_e32 v120, 0xbf317180, v119
	v_add_f32_e32 v120, v120, v104
	v_mul_f32_e32 v119, 0xb717f7d1, v119
	v_add_f32_e32 v121, v120, v119
	v_mul_f32_e32 v122, v121, v121
	v_mul_f32_e32 v123, 0x3331bb4c, v122
	v_add_f32_e32 v123, 0xb5ddea0e, v123
	v_mul_f32_e32 v123, v122, v123
	v_add_f32_e32 v123, 0x388ab355, v123
	v_mul_f32_e32 v123, v122, v123
	v_add_f32_e32 v123, 0xbb360b61, v123
	v_mul_f32_e32 v123, v122, v123
	v_add_f32_e32 v123, 0x3e2aaaab, v123
	v_mul_f32_e32 v122, v122, v123
	v_sub_f32_e32 v122, v121, v122
	v_mul_f32_e32 v121, v121, v122
	v_sub_f32_e32 v122, 2.0, v122
	v_div_scale_f32 v123, s[6:7], v122, v122, v121
	v_div_fmas_f32 v107, v113, v107, v116
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v106, 23, v106
	v_add_u32_e32 v16, vcc, v106, v16
	v_cmp_ngt_f32_e32 vcc, s63, v57
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_div_scale_f32 v106, vcc, v121, v122, v121
	v_cmp_gt_f32_e64 s[6:7], s64, v57
	v_cndmask_b32_e64 v16, v81, v16, s[6:7]
	v_cmp_o_f32_e64 s[6:7], v57, v57
	v_cndmask_b32_e64 v16, v57, v16, s[6:7]
	.loc	1 236
	s_waitcnt lgkmcnt(0)
	.loc	1 237
	v_rcp_f32_e32 v57, v123
	.loc	1 236
	s_barrier
	.loc	1 237
	ds_write2_b32 v61, v56, v16 offset1:32
	v_div_fixup_f32 v16, v107, v117, v115
	v_fma_f32 v56, -v123, v57, 1.0
	v_fma_f32 v56, v56, v57, v57
	v_sub_f32_e32 v57, v103, v110
	v_cmp_gt_f32_e64 s[6:7], 0, v57
	v_cndmask_b32_e64 v103, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v107, 0x3fb8aa3b, v57
	v_add_f32_e32 v103, v107, v103
	v_cvt_i32_f32_e32 v103, v103
	v_mul_f32_e32 v107, v106, v56
	v_fma_f32 v110, -v123, v107, v106
	v_fma_f32 v107, v110, v56, v107
	v_cvt_f32_i32_e32 v110, v103
	v_fma_f32 v106, -v123, v107, v106
	v_div_fmas_f32 v56, v106, v56, v107
	v_sub_f32_e64 v16, -v114, v16
	v_mul_f32_e32 v106, 0xbf317180, v110
	v_add_f32_e32 v106, v106, v57
	v_mul_f32_e32 v107, 0xb717f7d1, v110
	v_add_f32_e32 v110, v106, v107
	v_mul_f32_e32 v113, v110, v110
	v_mul_f32_e32 v114, 0x3331bb4c, v113
	v_add_f32_e32 v114, 0xb5ddea0e, v114
	v_mul_f32_e32 v114, v113, v114
	v_add_f32_e32 v114, 0x388ab355, v114
	v_mul_f32_e32 v114, v113, v114
	v_add_f32_e32 v114, 0xbb360b61, v114
	v_mul_f32_e32 v114, v113, v114
	v_add_f32_e32 v114, 0x3e2aaaab, v114
	v_mul_f32_e32 v113, v113, v114
	v_sub_f32_e32 v113, v110, v113
	v_mul_f32_e32 v110, v110, v113
	v_sub_f32_e32 v113, 2.0, v113
	v_div_scale_f32 v114, s[6:7], v113, v113, v110
	v_sub_f32_e32 v16, v112, v16
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v108, 23, v108
	v_add_u32_e32 v16, vcc, v108, v16
	v_cmp_ngt_f32_e32 vcc, s63, v105
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s64, v105
	v_cndmask_b32_e32 v16, v81, v16, vcc
	v_div_scale_f32 v108, vcc, v110, v113, v110
	v_cmp_o_f32_e64 s[6:7], v105, v105
	v_cndmask_b32_e64 v16, v105, v16, s[6:7]
	v_cmp_gt_f32_e64 s[6:7], 0, v102
	v_rcp_f32_e32 v105, v114
	v_mul_f32_e32 v115, 0x3fb8aa3b, v102
	v_div_fixup_f32 v56, v56, v122, v121
	v_sub_f32_e64 v56, -v119, v56
	v_fma_f32 v112, -v114, v105, 1.0
	v_fma_f32 v105, v112, v105, v105
	v_cndmask_b32_e64 v112, 0.5, -0.5, s[6:7]
	v_add_f32_e32 v112, v115, v112
	v_cvt_i32_f32_e32 v112, v112
	v_sub_f32_e32 v56, v120, v56
	v_add_f32_e32 v56, 1.0, v56
	v_mul_f32_e32 v115, v108, v105
	v_fma_f32 v116, -v114, v115, v108
	v_fma_f32 v115, v116, v105, v115
	v_cvt_f32_i32_e32 v116, v112
	v_fma_f32 v108, -v114, v115, v108
	v_div_fmas_f32 v105, v108, v105, v115
	v_lshlrev_b32_e32 v109, 23, v109
	v_mul_f32_e32 v108, 0xbf317180, v116
	v_add_f32_e32 v108, v108, v102
	v_mul_f32_e32 v114, 0xb717f7d1, v116
	v_add_f32_e32 v115, v108, v114
	v_mul_f32_e32 v116, v115, v115
	v_mul_f32_e32 v117, 0x3331bb4c, v116
	v_add_f32_e32 v117, 0xb5ddea0e, v117
	v_mul_f32_e32 v117, v116, v117
	v_add_f32_e32 v117, 0x388ab355, v117
	v_mul_f32_e32 v117, v116, v117
	v_add_f32_e32 v117, 0xbb360b61, v117
	v_mul_f32_e32 v117, v116, v117
	v_add_f32_e32 v117, 0x3e2aaaab, v117
	v_mul_f32_e32 v116, v116, v117
	v_sub_f32_e32 v116, v115, v116
	v_mul_f32_e32 v115, v115, v116
	v_sub_f32_e32 v116, 2.0, v116
	v_div_scale_f32 v117, s[6:7], v116, v116, v115
	v_add_u32_e32 v56, vcc, v109, v56
	v_cmp_ngt_f32_e32 vcc, s63, v104
	v_cndmask_b32_e32 v56, 0, v56, vcc
	v_cmp_gt_f32_e32 vcc, s64, v104
	v_cndmask_b32_e32 v56, v81, v56, vcc
	v_cmp_o_f32_e32 vcc, v104, v104
	v_cndmask_b32_e32 v56, v104, v56, vcc
	ds_write2_b32 v61, v16, v56 offset0:64 offset1:96
	v_div_scale_f32 v56, vcc, v115, v116, v115
	v_div_fixup_f32 v16, v105, v113, v110
	v_sub_f32_e64 v16, -v107, v16
	v_sub_f32_e32 v16, v106, v16
	v_rcp_f32_e32 v104, v117
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v103, 23, v103
	v_add_u32_e64 v16, s[6:7], v103, v16
	v_cmp_ngt_f32_e64 s[6:7], s63, v57
	v_sub_f32_e32 v101, v101, v124
	v_cndmask_b32_e64 v16, 0, v16, s[6:7]
	v_fma_f32 v103, -v117, v104, 1.0
	v_cmp_gt_f32_e64 s[6:7], 0, v101
	v_fma_f32 v103, v103, v104, v104
	v_cndmask_b32_e64 v104, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v105, 0x3fb8aa3b, v101
	v_add_f32_e32 v104, v105, v104
	v_mul_f32_e32 v105, v56, v103
	v_fma_f32 v106, -v117, v105, v56
	v_fma_f32 v105, v106, v103, v105
	v_cvt_i32_f32_e32 v104, v104
	v_fma_f32 v56, -v117, v105, v56
	v_div_fmas_f32 v56, v56, v103, v105
	v_cmp_gt_f32_e32 vcc, s64, v57
	v_cvt_f32_i32_e32 v106, v104
	v_cndmask_b32_e32 v16, v81, v16, vcc
	v_cmp_o_f32_e32 vcc, v57, v57
	v_cndmask_b32_e32 v16, v57, v16, vcc
	v_mul_f32_e32 v103, 0xbf317180, v106
	v_add_f32_e32 v103, v103, v101
	v_mul_f32_e32 v105, 0xb717f7d1, v106
	v_add_f32_e32 v106, v103, v105
	v_mul_f32_e32 v107, v106, v106
	v_sub_f32_e32 v57, v100, v111
	v_mul_f32_e32 v109, 0x3331bb4c, v107
	v_cmp_gt_f32_e32 vcc, 0, v57
	v_add_f32_e32 v109, 0xb5ddea0e, v109
	v_cndmask_b32_e64 v100, 0.5, -0.5, vcc
	v_mul_f32_e32 v110, 0x3fb8aa3b, v57
	v_mul_f32_e32 v109, v107, v109
	v_add_f32_e32 v100, v110, v100
	v_add_f32_e32 v109, 0x388ab355, v109
	v_cvt_i32_f32_e32 v100, v100
	v_mul_f32_e32 v109, v107, v109
	v_add_f32_e32 v109, 0xbb360b61, v109
	v_div_fixup_f32 v56, v56, v116, v115
	v_mul_f32_e32 v109, v107, v109
	v_sub_f32_e64 v56, -v114, v56
	v_add_f32_e32 v109, 0x3e2aaaab, v109
	v_sub_f32_e32 v56, v108, v56
	v_cvt_f32_i32_e32 v108, v100
	v_mul_f32_e32 v107, v107, v109
	v_sub_f32_e32 v107, v106, v107
	v_mul_f32_e32 v106, v106, v107
	v_sub_f32_e32 v107, 2.0, v107
	v_div_scale_f32 v109, s[6:7], v107, v107, v106
	v_mul_f32_e32 v113, 0xbf317180, v108
	v_add_f32_e32 v113, v113, v57
	v_mul_f32_e32 v108, 0xb717f7d1, v108
	v_add_f32_e32 v114, v113, v108
	v_mul_f32_e32 v115, v114, v114
	v_mul_f32_e32 v116, 0x3331bb4c, v115
	v_add_f32_e32 v116, 0xb5ddea0e, v116
	v_mul_f32_e32 v116, v115, v116
	v_add_f32_e32 v116, 0x388ab355, v116
	v_mul_f32_e32 v116, v115, v116
	v_add_f32_e32 v116, 0xbb360b61, v116
	v_mul_f32_e32 v116, v115, v116
	v_div_scale_f32 v111, vcc, v106, v107, v106
	v_add_f32_e32 v116, 0x3e2aaaab, v116
	v_mul_f32_e32 v115, v115, v116
	v_sub_f32_e32 v115, v114, v115
	v_mul_f32_e32 v114, v114, v115
	v_sub_f32_e32 v115, 2.0, v115
	v_div_scale_f32 v116, s[6:7], v115, v115, v114
	v_rcp_f32_e32 v110, v109
	v_add_f32_e32 v56, 1.0, v56
	v_lshlrev_b32_e32 v112, 23, v112
	v_add_u32_e64 v56, s[6:7], v112, v56
	v_fma_f32 v112, -v109, v110, 1.0
	v_fma_f32 v110, v112, v110, v110
	v_div_scale_f32 v112, s[6:7], v114, v115, v114
	v_mul_f32_e32 v117, v111, v110
	v_fma_f32 v118, -v109, v117, v111
	v_fma_f32 v117, v118, v110, v117
	v_fma_f32 v109, -v109, v117, v111
	v_div_fmas_f32 v109, v109, v110, v117
	v_rcp_f32_e32 v110, v116
	v_cmp_ngt_f32_e32 vcc, s63, v102
	v_cndmask_b32_e32 v56, 0, v56, vcc
	v_cmp_gt_f32_e32 vcc, s64, v102
	v_cndmask_b32_e32 v56, v81, v56, vcc
	v_cmp_o_f32_e32 vcc, v102, v102
	v_cndmask_b32_e32 v56, v102, v56, vcc
	v_fma_f32 v102, -v116, v110, 1.0
	v_fma_f32 v102, v102, v110, v110
	v_mul_f32_e32 v110, v112, v102
	v_fma_f32 v111, -v116, v110, v112
	v_fma_f32 v110, v111, v102, v110
	v_fma_f32 v111, -v116, v110, v112
	s_mov_b64 vcc, s[6:7]
	v_div_fmas_f32 v102, v111, v102, v110
	ds_write2_b32 v61, v16, v56 offset0:128 offset1:160
	v_div_fixup_f32 v16, v109, v107, v106
	v_sub_f32_e64 v16, -v105, v16
	v_sub_f32_e32 v16, v103, v16
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v56, 23, v104
	v_add_u32_e32 v16, vcc, v56, v16
	v_cmp_ngt_f32_e32 vcc, s63, v101
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s64, v101
	v_cndmask_b32_e32 v16, v81, v16, vcc
	v_cmp_o_f32_e32 vcc, v101, v101
	v_cndmask_b32_e32 v16, v101, v16, vcc
	ds_write_b32 v61, v16 offset:768
	v_div_fixup_f32 v16, v102, v115, v114
	v_sub_f32_e64 v16, -v108, v16
	v_sub_f32_e32 v16, v113, v16
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v56, 23, v100
	v_add_u32_e32 v16, vcc, v56, v16
	v_cmp_ngt_f32_e32 vcc, s63, v57
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s64, v57
	v_cndmask_b32_e32 v16, v81, v16, vcc
	v_cmp_o_f32_e32 vcc, v57, v57
	v_cndmask_b32_e32 v16, v57, v16, vcc
	ds_write_b32 v63, v16
	v_mov_b32_e32 v16, v75
	.loc	1 238
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB0_27
.LBB0_26:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 243
	s_waitcnt lgkmcnt(7)
	v_add_f32_e32 v0, v0, v56
	.loc	1 244
	v_mul_f32_e32 v56, v56, v57
	.loc	1 243
	s_waitcnt lgkmcnt(5)
	v_add_f32_e32 v2, v2, v102
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v4, v4, v107
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v6, v6, v112
	.loc	1 244
	v_mul_f32_e32 v112, v112, v113
	v_mul_f32_e32 v109, v110, v109
	v_mul_f32_e32 v107, v107, v108
	v_mul_f32_e32 v104, v105, v104
	v_mul_f32_e32 v102, v102, v103
	v_mul_f32_e32 v100, v101, v100
	v_add_f32_e32 v97, v56, v97
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v56, v111, v106
	.loc	1 240
	s_add_i32 s10, s10, 4
	.loc	1 243
	v_add_f32_e32 v1, v1, v101
	v_add_f32_e32 v3, v3, v105
	v_add_f32_e32 v5, v5, v110
	.loc	1 244
	v_add_f32_e32 v88, v112, v88
	.loc	1 243
	v_add_f32_e32 v7, v7, v111
	.loc	1 244
	v_add_f32_e32 v90, v109, v90
	v_add_f32_e32 v93, v107, v93
	v_add_f32_e32 v94, v104, v94
	v_add_f32_e32 v95, v102, v95
	v_add_f32_e32 v96, v100, v96
	v_add_f32_e32 v86, v56, v86
	.loc	1 240
	s_cmpk_eq_i32 s10, 0x80
	v_add_u32_e32 v16, vcc, 0x50, v16
	s_cbranch_scc1 .LBB0_43
.LBB0_27:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_18 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 242
	v_add_u32_e32 v106, vcc, s10, v76
	ds_read_b32 v56, v106
	.loc	1 244
	v_mov_b32_e32 v100, 0
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_29
; %bb.28:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v57, v16
.LBB0_29:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 242
	ds_read_b32 v101, v106 offset:128
	.loc	1 244
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v100, v16
.LBB0_31:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 242
	ds_read_b32 v102, v106 offset:256
	.loc	1 244
	v_mov_b32_e32 v104, 0
	v_mov_b32_e32 v103, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v103, v16
.LBB0_33:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 242
	ds_read_b32 v105, v106 offset:384
	.loc	1 244
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_35
; %bb.34:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v104, v16
.LBB0_35:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 242
	ds_read_b32 v107, v106 offset:512
	.loc	1 244
	v_mov_b32_e32 v109, 0
	v_mov_b32_e32 v108, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_37
; %bb.36:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v108, v16
.LBB0_37:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 242
	ds_read_b32 v110, v106 offset:640
	.loc	1 244
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_39
; %bb.38:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v109, v16
.LBB0_39:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 242
	ds_read_b32 v112, v106 offset:768
	.loc	1 244
	v_mov_b32_e32 v106, 0
	v_mov_b32_e32 v113, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_41
; %bb.40:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v113, v16
.LBB0_41:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 242
	v_add_u32_e32 v111, vcc, s10, v62
	ds_read_b32 v111, v111
	.loc	1 244
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_26
; %bb.42:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v106, v16
	s_branch .LBB0_26
.LBB0_43:                               ;   in Loop: Header=BB0_18 Depth=2
	.loc	1 209
	v_mov_b32_e32 v16, s55
	v_add_u32_e32 v52, vcc, s54, v52
	v_addc_u32_e32 v53, vcc, v53, v16, vcc
	v_add_u32_e32 v99, vcc, 32, v99
	v_add_u32_e32 v54, vcc, s54, v54
	v_addc_u32_e32 v55, vcc, v55, v16, vcc
	s_cmp_eq_u32 s36, s60
	v_add_u32_e32 v98, vcc, 32, v98
	.loc	1 257
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 209
	s_cbranch_scc1 .LBB0_45
; %bb.44:                               ;   in Loop: Header=BB0_18 Depth=2
	.loc	1 0
	v_mov_b32_e32 v16, v15
	v_mov_b32_e32 v15, v14
	v_mov_b32_e32 v14, v13
	v_mov_b32_e32 v13, v12
	v_mov_b32_e32 v12, v11
	v_mov_b32_e32 v11, v10
	v_mov_b32_e32 v10, v9
	v_mov_b32_e32 v9, v8
	.loc	1 179
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execnz .LBB0_14
	s_branch .LBB0_18
.LBB0_45:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_add_u32_e32 v8, vcc, v18, v17
	v_addc_u32_e32 v9, vcc, 0, v19, vcc
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s30, v92
	s_and_b64 s[10:11], vcc, s[2:3]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_50
; %bb.46:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_48
; %bb.47:                               ;   in Loop: Header=BB0_5 Depth=1
	v_div_scale_f32 v10, s[10:11], v0, v0, v97
	v_div_scale_f32 v11, vcc, v97, v0, v97
	v_rcp_f32_e32 v12, v10
	v_fma_f32 v13, -v10, v12, 1.0
	v_fma_f32 v12, v13, v12, v12
	v_mul_f32_e32 v13, v11, v12
	v_fma_f32 v14, -v10, v13, v11
	v_fma_f32 v13, v14, v12, v13
	v_fma_f32 v10, -v10, v13, v11
	v_div_fmas_f32 v10, v10, v12, v13
	v_div_fixup_f32 v0, v10, v0, v97
	s_branch .LBB0_49
.LBB0_48:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v0, 0
.LBB0_49:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_mad_i64_i32 v[10:11], s[10:11], v92, s18, v[8:9]
	v_mov_b32_e32 v12, s47
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v10, vcc, s46, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	flat_store_dword v[10:11], v0
.LBB0_50:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s30, v91
	s_and_b64 s[10:11], vcc, s[2:3]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_55
; %bb.51:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_53
; %bb.52:                               ;   in Loop: Header=BB0_5 Depth=1
	v_div_scale_f32 v0, s[10:11], v1, v1, v96
	v_div_scale_f32 v10, vcc, v96, v1, v96
	v_rcp_f32_e32 v11, v0
	v_fma_f32 v12, -v0, v11, 1.0
	v_fma_f32 v11, v12, v11, v11
	v_mul_f32_e32 v12, v10, v11
	v_fma_f32 v13, -v0, v12, v10
	v_fma_f32 v12, v13, v11, v12
	v_fma_f32 v0, -v0, v12, v10
	v_div_fmas_f32 v0, v0, v11, v12
	v_div_fixup_f32 v0, v0, v1, v96
	s_branch .LBB0_54
.LBB0_53:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v0, 0
.LBB0_54:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_mad_i64_i32 v[10:11], s[10:11], v91, s18, v[8:9]
	v_mov_b32_e32 v1, s47
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v10, vcc, s46, v10
	v_addc_u32_e32 v11, vcc, v1, v11, vcc
	flat_store_dword v[10:11], v0
.LBB0_55:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s30, v89
	s_and_b64 s[10:11], vcc, s[2:3]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_60
; %bb.56:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_58
; %bb.57:                               ;   in Loop: Header=BB0_5 Depth=1
	v_div_scale_f32 v0, s[10:11], v2, v2, v95
	v_div_scale_f32 v1, vcc, v95, v2, v95
	v_rcp_f32_e32 v10, v0
	v_fma_f32 v11, -v0, v10, 1.0
	v_fma_f32 v10, v11, v10, v10
	v_mul_f32_e32 v11, v1, v10
	v_fma_f32 v12, -v0, v11, v1
	v_fma_f32 v11, v12, v10, v11
	v_fma_f32 v0, -v0, v11, v1
	v_div_fmas_f32 v0, v0, v10, v11
	v_div_fixup_f32 v0, v0, v2, v95
	s_branch .LBB0_59
.LBB0_58:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v0, 0
.LBB0_59:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_mad_i64_i32 v[1:2], s[10:11], v89, s18, v[8:9]
	v_mov_b32_e32 v10, s47
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s46, v1
	v_addc_u32_e32 v2, vcc, v10, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_60:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s30, v87
	s_and_b64 s[10:11], vcc, s[2:3]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_65
; %bb.61:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_63
; %bb.62:                               ;   in Loop: Header=BB0_5 Depth=1
	v_div_scale_f32 v0, s[10:11], v3, v3, v94
	v_div_scale_f32 v1, vcc, v94, v3, v94
	v_rcp_f32_e32 v2, v0
	v_fma_f32 v10, -v0, v2, 1.0
	v_fma_f32 v2, v10, v2, v2
	v_mul_f32_e32 v10, v1, v2
	v_fma_f32 v11, -v0, v10, v1
	v_fma_f32 v10, v11, v2, v10
	v_fma_f32 v0, -v0, v10, v1
	v_div_fmas_f32 v0, v0, v2, v10
	v_div_fixup_f32 v0, v0, v3, v94
	s_branch .LBB0_64
.LBB0_63:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v0, 0
.LBB0_64:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_mad_i64_i32 v[1:2], s[10:11], v87, s18, v[8:9]
	v_mov_b32_e32 v3, s47
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s46, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_65:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s30, v85
	s_and_b64 s[10:11], vcc, s[2:3]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_70
; %bb.66:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_68
; %bb.67:                               ;   in Loop: Header=BB0_5 Depth=1
	v_div_scale_f32 v0, s[10:11], v4, v4, v93
	v_div_scale_f32 v1, vcc, v93, v4, v93
	v_rcp_f32_e32 v2, v0
	v_fma_f32 v3, -v0, v2, 1.0
	v_fma_f32 v2, v3, v2, v2
	v_mul_f32_e32 v3, v1, v2
	v_fma_f32 v10, -v0, v3, v1
	v_fma_f32 v3, v10, v2, v3
	v_fma_f32 v0, -v0, v3, v1
	v_div_fmas_f32 v0, v0, v2, v3
	v_div_fixup_f32 v0, v0, v4, v93
	s_branch .LBB0_69
.LBB0_68:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v0, 0
.LBB0_69:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_mad_i64_i32 v[1:2], s[10:11], v85, s18, v[8:9]
	v_mov_b32_e32 v3, s47
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s46, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_70:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s30, v84
	s_and_b64 s[10:11], vcc, s[2:3]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_75
; %bb.71:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_73
; %bb.72:                               ;   in Loop: Header=BB0_5 Depth=1
	v_div_scale_f32 v0, s[10:11], v5, v5, v90
	v_div_scale_f32 v1, vcc, v90, v5, v90
	v_rcp_f32_e32 v2, v0
	v_fma_f32 v3, -v0, v2, 1.0
	v_fma_f32 v2, v3, v2, v2
	v_mul_f32_e32 v3, v1, v2
	v_fma_f32 v4, -v0, v3, v1
	v_fma_f32 v3, v4, v2, v3
	v_fma_f32 v0, -v0, v3, v1
	v_div_fmas_f32 v0, v0, v2, v3
	v_div_fixup_f32 v0, v0, v5, v90
	s_branch .LBB0_74
.LBB0_73:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v0, 0
.LBB0_74:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_mad_i64_i32 v[1:2], s[10:11], v84, s18, v[8:9]
	v_mov_b32_e32 v3, s47
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s46, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_75:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s30, v83
	s_and_b64 s[10:11], vcc, s[2:3]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_80
; %bb.76:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_78
; %bb.77:                               ;   in Loop: Header=BB0_5 Depth=1
	v_div_scale_f32 v0, s[10:11], v6, v6, v88
	v_div_scale_f32 v1, vcc, v88, v6, v88
	v_rcp_f32_e32 v2, v0
	v_fma_f32 v3, -v0, v2, 1.0
	v_fma_f32 v2, v3, v2, v2
	v_mul_f32_e32 v3, v1, v2
	v_fma_f32 v4, -v0, v3, v1
	v_fma_f32 v3, v4, v2, v3
	v_fma_f32 v0, -v0, v3, v1
	v_div_fmas_f32 v0, v0, v2, v3
	v_div_fixup_f32 v0, v0, v6, v88
	s_branch .LBB0_79
.LBB0_78:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v0, 0
.LBB0_79:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_mad_i64_i32 v[1:2], s[10:11], v83, s18, v[8:9]
	v_mov_b32_e32 v3, s47
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s46, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_80:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s30, v82
	s_and_b64 s[10:11], vcc, s[2:3]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_4
; %bb.81:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB0_2
; %bb.82:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB0_3
.LBB0_83:
	.loc	1 264
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
		.amdhsa_next_free_vgpr 165
		.amdhsa_next_free_sgpr 66
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
	.size	attention_v3, .Lfunc_end0-attention_v3
	.size	attention_v3$local, .Lfunc_end0-attention_v3
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 14752
; NumSgprs: 68
; NumVgprs: 165
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 9216 bytes/workgroup (compile time only)
; SGPRBlocks: 8
; VGPRBlocks: 41
; NumSGPRsForWavesPerEU: 68
; NumVGPRsForWavesPerEU: 165
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
    .sgpr_count:     68
    .sgpr_spill_count: 0
    .symbol:         attention_v3.kd
    .vgpr_count:     165
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

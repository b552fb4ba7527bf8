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
	s_add_i32 s0, s29, 31
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 27
	s_add_i32 s0, s0, s1
	s_ashr_i32 s19, s0, 5
	s_mul_i32 s31, s30, s28
	s_mul_i32 s31, s31, s19
	.loc	1 196
	s_cmp_le_i32 s31, s8
	s_cbranch_scc1 .LBB0_83
; %bb.1:
	.loc	1 0
	s_load_dword s0, s[4:5], 0x4
	.loc	1 194
	s_lshl_b32 s18, s29, 4
	s_cmp_gt_i32 s29, 0
	s_cselect_b64 s[10:11], -1, 0
	s_load_dword s4, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s0, 0, s2
	.loc	1 195
	s_load_dword s33, s[6:7], 0x10
	s_load_dwordx2 s[34:35], s[6:7], 0x18
	s_load_dwordx4 s[12:15], s[6:7], 0x30
	s_load_dwordx2 s[44:45], s[6:7], 0x50
	s_add_i32 s47, s29, -1
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 196
	s_mov_b32 s9, 0
	v_lshrrev_b32_e32 v3, 2, v0
	v_and_b32_e32 v67, 24, v3
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_and_b32_e32 v18, 15, v0
	s_movk_i32 s6, 0x50
	v_lshrrev_b32_e32 v73, 4, v0
	v_mul_lo_u32 v2, s0, v1
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s15
	.loc	1 195
	v_and_b32_e32 v17, 31, v0
	s_movk_i32 s0, 0x200
	v_mul_hi_u32 v2, v1, v2
	v_cmp_gt_u32_e64 s[0:1], s0, v0
	.loc	1 196
	v_or_b32_e32 v76, 0xffffff80, v0
	.loc	1 194
	s_mul_i32 s28, s18, s30
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s4, v1
	v_mul_u32_u24_e32 v68, 0x50, v17
	.loc	1 196
	v_or_b32_e32 v83, 32, v73
	s_movk_i32 s54, 0x17f
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
	s_cselect_b32 s46, s7, s3
	v_mov_b32_e32 v1, s46
	v_mad_u64_u32 v[1:2], s[2:3], s2, v1, 0
	s_mov_b32 s5, s9
	s_ashr_i32 s50, s19, 31
	v_cmp_ne_u64_e32 vcc, s[4:5], v[1:2]
	v_lshlrev_b32_e32 v2, 7, v67
	s_movk_i32 s4, 0x1400
	v_cndmask_b32_e64 v1, 0, 1, vcc
	v_add_u32_e32 v69, vcc, s4, v2
	v_lshlrev_b32_e32 v2, 7, v3
	v_or_b32_e32 v2, 0x380, v2
	v_add_u32_e32 v71, vcc, s4, v2
	v_lshlrev_b32_e32 v2, 2, v0
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v74, vcc, s12, v2
	v_addc_u32_e32 v75, vcc, 0, v3, vcc
	v_lshlrev_b32_e32 v3, 2, v18
	v_mad_u32_u24 v77, v73, s6, v3
	s_movk_i32 s5, 0xa00
	v_and_b32_e32 v2, 0x1c0, v2
	v_add_u32_e32 v78, vcc, s5, v77
	v_or_b32_e32 v3, v2, v3
	v_add_u32_e32 v79, vcc, s14, v3
	v_addc_u32_e32 v80, vcc, 0, v4, vcc
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_movk_i32 s5, 0x800
	v_add_u32_e32 v81, vcc, s5, v2
	s_add_i32 s5, s19, s50
	s_ashr_i32 s52, s30, 31
	s_xor_b32 s51, s5, s50
	s_add_i32 s5, s30, s52
	v_cvt_f32_u32_e32 v2, s51
	s_xor_b32 s53, s5, s52
	v_addc_u32_e32 v82, vcc, 0, v3, vcc
	v_cvt_f32_u32_e32 v3, s53
	v_readfirstlane_b32 s48, v1
	v_lshlrev_b32_e32 v1, 2, v17
	v_or_b32_e32 v70, v69, v1
	v_or_b32_e32 v72, v71, v1
	v_or_b32_e32 v84, 0xa00, v1
	v_rcp_iflag_f32_e32 v1, v2
	v_rcp_iflag_f32_e32 v2, v3
	s_sub_i32 s5, 0, s51
	v_lshlrev_b32_e32 v0, 5, v0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v85, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v86, v1
	v_and_b32_e32 v0, 0xc00, v0
	v_mul_lo_u32 v1, s5, v85
	s_sub_i32 s5, 0, s53
	v_mul_lo_u32 v2, s5, v86
	v_add_u32_e32 v87, vcc, s4, v0
	v_mul_hi_u32 v88, v85, v1
	v_mul_hi_u32 v89, v86, v2
	v_cndmask_b32_e64 v0, 0, 1, s[10:11]
	v_cmp_gt_u32_e64 s[2:3], 16, v17
	s_max_i32 s49, s19, 1
	v_cmp_ne_u32_e64 s[4:5], 1, v0
	s_mov_b32 s20, 0xff800000
	s_mov_b32 s55, 0xc2aeac4f
	s_mov_b32 s56, 0x42b17218
	v_mov_b32_e32 v90, 0xff800000
	v_mov_b32_e32 v91, 0x7f800000
	s_branch .LBB0_5
.LBB0_2:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_div_scale_f32 v0, s[10:11], v7, v7, v92
	v_div_scale_f32 v1, vcc, v92, v7, v92
	v_rcp_f32_e32 v2, v0
	v_fma_f32 v3, -v0, v2, 1.0
	v_fma_f32 v2, v3, v2, v2
	v_mul_f32_e32 v3, v1, v2
	v_fma_f32 v4, -v0, v3, v1
	v_fma_f32 v3, v4, v2, v3
	v_fma_f32 v0, -v0, v3, v1
	v_div_fmas_f32 v0, v0, v2, v3
	v_div_fixup_f32 v0, v0, v7, v92
.LBB0_3:                                ;   in Loop: Header=BB0_5 Depth=1
	v_ashrrev_i32_e32 v20, 31, v19
	v_lshlrev_b64 v[1:2], 4, v[19:20]
	v_mov_b32_e32 v3, s45
	v_add_u32_e32 v1, vcc, v8, v1
	v_addc_u32_e32 v2, vcc, v9, v2, vcc
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s44, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_4:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 196
	s_bfe_i64 s[6:7], s[8:9], 0x200000
	s_add_u32 s6, s6, s46
	s_addc_u32 s7, s7, 0
	s_add_u32 s8, s6, s48
	s_addc_u32 s9, s7, 0
	s_cmp_le_i32 s31, s8
	s_cbranch_scc1 .LBB0_83
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_9 Depth 2
                                        ;     Child Loop BB0_16 Depth 2
                                        ;     Child Loop BB0_18 Depth 2
                                        ;       Child Loop BB0_22 Depth 3
                                        ;       Child Loop BB0_27 Depth 3
	.loc	1 197
	s_ashr_i32 s6, s8, 31
	s_add_i32 s7, s8, s6
	s_xor_b32 s7, s7, s6
	v_add_u32_e32 v0, vcc, v85, v88
	v_mul_hi_u32 v0, s7, v0
	s_xor_b32 s6, s6, s50
	.loc	1 182
	s_mov_b32 m0, -1
	.loc	1 197
	v_readfirstlane_b32 s10, v0
	s_mul_i32 s11, s10, s51
	s_sub_i32 s7, s7, s11
	s_add_i32 s11, s10, 1
	s_sub_i32 s12, s7, s51
	s_cmp_ge_u32 s7, s51
	s_cselect_b32 s10, s11, s10
	s_cselect_b32 s7, s12, s7
	s_add_i32 s11, s10, 1
	s_cmp_ge_u32 s7, s51
	s_cselect_b32 s7, s11, s10
	s_xor_b32 s7, s7, s6
	s_sub_i32 s14, s7, s6
	s_ashr_i32 s6, s14, 31
	s_add_i32 s7, s14, s6
	s_xor_b32 s7, s7, s6
	v_add_u32_e32 v0, vcc, v86, v89
	v_mul_hi_u32 v0, s7, v0
	s_xor_b32 s6, s6, s52
	v_mul_lo_u32 v1, v0, s53
	v_add_u32_e32 v2, vcc, 1, v0
	v_sub_u32_e32 v1, vcc, s7, v1
	v_subrev_u32_e32 v3, vcc, s53, v1
	v_cmp_le_u32_e32 vcc, s53, v1
	v_cndmask_b32_e32 v0, v0, v2, vcc
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_add_u32_e32 v2, vcc, 1, v0
	v_cmp_le_u32_e32 vcc, s53, v1
	v_cndmask_b32_e32 v0, v0, v2, vcc
	v_xor_b32_e32 v0, s6, v0
	v_subrev_u32_e32 v2, vcc, s6, v0
	v_mul_lo_u32 v0, v2, s30
	.loc	1 199
	v_mad_i64_i32 v[2:3], s[6:7], v2, s28, 0
	v_sub_u32_e32 v0, vcc, s14, v0
	v_mad_i64_i32 v[0:1], s[6:7], v0, s18, 0
	v_add_u32_e32 v25, vcc, v2, v0
	v_addc_u32_e32 v26, vcc, v3, v1, vcc
	.loc	1 206
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_12
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 179
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_11
; %bb.7:                                ;   in Loop: Header=BB0_5 Depth=1
	v_lshlrev_b64 v[0:1], 2, v[25:26]
	s_mov_b64 s[10:11], 0
	v_add_u32_e32 v0, vcc, v74, v0
	v_addc_u32_e32 v1, vcc, v75, v1, vcc
	v_mov_b32_e32 v2, v73
	v_mov_b32_e32 v3, v77
	v_mov_b32_e32 v4, v76
	s_branch .LBB0_9
.LBB0_8:                                ;   in Loop: Header=BB0_9 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 179
	v_add_u32_e32 v0, vcc, 0x200, v0
	.loc	1 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v5
	.loc	1 179
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v4, vcc, 0x80, v4
	v_add_u32_e32 v3, vcc, 0x280, v3
	v_cmp_lt_u32_e32 vcc, s54, v4
	s_or_b64 s[10:11], vcc, s[10:11]
	v_add_u32_e32 v2, vcc, 8, v2
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_11
.LBB0_9:                                ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 181
	v_cmp_gt_i32_e32 vcc, s29, v2
	.loc	1 182
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_8
; %bb.10:                               ;   in Loop: Header=BB0_9 Depth=2
	flat_load_dword v5, v[0:1]
	s_branch .LBB0_8
.LBB0_11:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
.LBB0_12:                               ;   in Loop: Header=BB0_5 Depth=1
	s_mul_i32 s14, s14, s19
	s_sub_i32 s6, s8, s14
	.loc	1 198
	s_lshl_b32 s6, s6, 5
	s_mov_b32 s36, 0
	v_or_b32_e32 v28, s6, v67
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
	v_mov_b32_e32 v99, 0
	v_or_b32_e32 v27, 1, v28
	v_or_b32_e32 v24, 2, v28
	v_or_b32_e32 v23, 3, v28
	v_or_b32_e32 v22, 4, v28
	v_or_b32_e32 v21, 5, v28
	v_or_b32_e32 v20, 6, v28
	v_or_b32_e32 v19, 7, v28
	v_mov_b32_e32 v98, 0
	v_mov_b32_e32 v97, 0
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v92, 0
	.loc	1 207
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	1 209
	s_cbranch_vccnz .LBB0_45
; %bb.13:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_lshlrev_b64 v[0:1], 2, v[25:26]
	v_mov_b32_e32 v2, s35
	v_add_u32_e32 v4, vcc, s34, v0
	v_addc_u32_e32 v5, vcc, v2, v1, vcc
	v_min_i32_e32 v2, s47, v28
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 6, v[2:3]
	s_mov_b32 s21, s20
	v_add_u32_e32 v29, vcc, v4, v2
	v_min_i32_e32 v2, s47, v27
	v_addc_u32_e32 v30, vcc, v5, v3, vcc
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 6, v[2:3]
	s_mov_b32 s22, s20
	v_add_u32_e32 v31, vcc, v4, v2
	v_min_i32_e32 v2, s47, v24
	v_addc_u32_e32 v32, vcc, v5, v3, vcc
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 6, v[2:3]
	s_mov_b32 s23, s20
	v_add_u32_e32 v33, vcc, v4, v2
	v_min_i32_e32 v2, s47, v23
	v_addc_u32_e32 v34, vcc, v5, v3, vcc
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 6, v[2:3]
	s_mov_b32 s24, s20
	v_add_u32_e32 v35, vcc, v4, v2
	v_min_i32_e32 v2, s47, v22
	v_addc_u32_e32 v36, vcc, v5, v3, vcc
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 6, v[2:3]
	s_mov_b32 s25, s20
	v_add_u32_e32 v37, vcc, v4, v2
	v_min_i32_e32 v2, s47, v21
	v_addc_u32_e32 v38, vcc, v5, v3, vcc
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 6, v[2:3]
	s_mov_b32 s26, s20
	v_add_u32_e32 v39, vcc, v4, v2
	v_min_i32_e32 v2, s47, v20
	v_addc_u32_e32 v40, vcc, v5, v3, vcc
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 6, v[2:3]
	s_mov_b32 s27, s20
	v_add_u32_e32 v41, vcc, v4, v2
	v_min_i32_e32 v2, s47, v19
	v_addc_u32_e32 v42, vcc, v5, v3, vcc
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 6, v[2:3]
	v_mov_b32_e32 v9, s20
	v_add_u32_e32 v43, vcc, v4, v2
	v_addc_u32_e32 v44, vcc, v5, v3, vcc
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
	.loc	1 209
	v_add_u32_e32 v57, vcc, v79, v0
	v_addc_u32_e32 v58, vcc, v80, v1, vcc
	v_add_u32_e32 v0, vcc, v25, v18
	v_addc_u32_e32 v1, vcc, 0, v26, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 0
	v_mov_b32_e32 v92, 0
	.loc	1 209
	v_add_u32_e32 v59, vcc, v81, v0
	v_addc_u32_e32 v60, vcc, v82, v1, vcc
	v_add_u32_e32 v61, vcc, 32, v41
	v_addc_u32_e32 v62, vcc, 0, v42, vcc
	v_add_u32_e32 v63, vcc, 32, v43
	v_mov_b32_e32 v0, s36
	v_addc_u32_e32 v64, vcc, 0, v44, vcc
	v_mov_b32_e32 v100, v83
	v_mov_b32_e32 v101, v73
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v97, 0
	v_mov_b32_e32 v98, 0
	v_mov_b32_e32 v99, 0
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
	v_mov_b32_e32 v66, v58
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v8, v101
	v_mov_b32_e32 v65, v57
	v_mov_b32_e32 v102, v78
	v_mov_b32_e32 v103, v76
	s_branch .LBB0_16
.LBB0_15:                               ;   in Loop: Header=BB0_16 Depth=2
	s_or_b64 exec, exec, s[12:13]
	.loc	1 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v102, v104
	.loc	1 179
	v_add_u32_e32 v103, vcc, 0x80, v103
	v_add_u32_e32 v102, vcc, 0x280, v102
	v_add_u32_e32 v65, vcc, 0x200, v65
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	v_cmp_lt_u32_e32 vcc, s54, v103
	s_or_b64 s[10:11], vcc, s[10:11]
	v_add_u32_e32 v8, vcc, 8, v8
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_18
.LBB0_16:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 181
	v_cmp_gt_i32_e32 vcc, s29, v8
	.loc	1 182
	v_mov_b32_e32 v104, 0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_15
; %bb.17:                               ;   in Loop: Header=BB0_16 Depth=2
	flat_load_dword v104, v[65:66]
	s_branch .LBB0_15
.LBB0_18:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_22 Depth 3
                                        ;       Child Loop BB0_27 Depth 3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 215
	flat_load_dwordx4 v[102:105], v[29:30]
	flat_load_dwordx4 v[106:109], v[31:32]
	flat_load_dwordx4 v[110:113], v[33:34]
	flat_load_dwordx4 v[114:117], v[35:36]
	flat_load_dwordx4 v[118:121], v[37:38]
	flat_load_dwordx4 v[122:125], v[39:40]
	flat_load_dwordx4 v[126:129], v[41:42]
	flat_load_dwordx4 v[130:133], v[43:44]
	v_add_u32_e32 v65, vcc, 16, v29
	v_add_u32_e64 v146, s[6:7], 16, v31
	v_add_u32_e64 v150, s[10:11], 16, v33
	v_add_u32_e64 v154, s[12:13], 16, v35
	v_add_u32_e64 v158, s[14:15], 16, v37
	v_add_u32_e64 v162, s[16:17], 16, v39
	v_addc_u32_e32 v66, vcc, 0, v30, vcc
	v_addc_u32_e64 v147, vcc, 0, v32, s[6:7]
	v_addc_u32_e64 v151, vcc, 0, v34, s[10:11]
	v_addc_u32_e64 v155, vcc, 0, v36, s[12:13]
	v_addc_u32_e64 v159, vcc, 0, v38, s[14:15]
	v_addc_u32_e64 v163, vcc, 0, v40, s[16:17]
	s_mov_b32 m0, -1
	ds_read_b128 v[134:137], v68
	ds_read_b128 v[138:141], v68 offset:16
	flat_load_dwordx4 v[142:145], v[65:66]
	flat_load_dwordx4 v[146:149], v[146:147]
	flat_load_dwordx4 v[150:153], v[150:151]
	flat_load_dwordx4 v[154:157], v[154:155]
	flat_load_dwordx4 v[158:161], v[158:159]
	flat_load_dwordx4 v[162:165], v[162:163]
	.loc	1 210
	s_lshl_b32 s21, s36, 5
	.loc	1 228
	s_add_i32 s36, s36, 1
	s_cmp_ge_i32 s36, s19
	.loc	1 216
	s_waitcnt vmcnt(13) lgkmcnt(1)
	v_mul_f32_e32 v8, v103, v135
	v_mul_f32_e32 v65, v102, v134
	v_mul_f32_e32 v66, v104, v136
	s_waitcnt vmcnt(12)
	v_mul_f32_e32 v103, v107, v135
	v_mul_f32_e32 v104, v106, v134
	v_mul_f32_e32 v102, v105, v137
	v_mul_f32_e32 v105, v108, v136
	v_mul_f32_e32 v106, v109, v137
	s_waitcnt vmcnt(11)
	v_mul_f32_e32 v107, v111, v135
	v_mul_f32_e32 v108, v110, v134
	v_mul_f32_e32 v109, v112, v136
	v_mul_f32_e32 v110, v113, v137
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v111, v115, v135
	v_mul_f32_e32 v112, v114, v134
	v_mul_f32_e32 v113, v116, v136
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v115, v119, v135
	v_mul_f32_e32 v116, v118, v134
	v_add_f32_e32 v8, v65, v8
	v_add_f32_e32 v65, v104, v103
	v_mul_f32_e32 v114, v117, v137
	v_mul_f32_e32 v117, v120, v136
	v_add_f32_e32 v103, v108, v107
	v_add_f32_e32 v104, v112, v111
	v_add_f32_e32 v107, v116, v115
	v_add_f32_e32 v65, v105, v65
	v_mul_f32_e32 v118, v121, v137
	v_add_f32_e32 v8, v66, v8
	v_add_f32_e32 v66, v109, v103
	v_add_f32_e32 v103, v113, v104
	v_add_f32_e32 v104, v117, v107
	v_add_f32_e32 v65, v106, v65
	v_add_f32_e32 v8, v102, v8
	v_add_f32_e32 v66, v110, v66
	v_add_f32_e32 v102, v114, v103
	v_add_f32_e32 v103, v118, v104
	v_add_f32_e32 v118, 0, v65
	.loc	1 215
	v_add_u32_e32 v65, vcc, 16, v41
	.loc	1 216
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v119, v123, v135
	v_mul_f32_e32 v120, v122, v134
	v_add_f32_e32 v122, 0, v66
	.loc	1 215
	v_addc_u32_e32 v66, vcc, 0, v42, vcc
	.loc	1 216
	v_add_f32_e32 v108, v120, v119
	v_add_f32_e32 v123, 0, v102
	v_add_f32_e32 v166, 0, v103
	.loc	1 215
	flat_load_dwordx4 v[102:105], v[65:66]
	.loc	1 216
	v_mul_f32_e32 v65, v124, v136
	v_add_f32_e32 v110, v65, v108
	.loc	1 215
	v_add_u32_e32 v65, vcc, 16, v43
	.loc	1 216
	v_mul_f32_e32 v111, v125, v137
	.loc	1 215
	v_addc_u32_e32 v66, vcc, 0, v44, vcc
	flat_load_dwordx4 v[106:109], v[65:66]
	.loc	1 216
	v_add_f32_e32 v65, v111, v110
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v66, v127, v135
	v_mul_f32_e32 v110, v126, v134
	v_add_f32_e32 v66, v110, v66
	v_mul_f32_e32 v110, v128, v136
	v_add_f32_e32 v66, v110, v66
	v_mul_f32_e32 v110, v129, v137
	v_add_f32_e32 v66, v110, v66
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v110, v131, v135
	v_mul_f32_e32 v111, v130, v134
	v_add_f32_e32 v114, v111, v110
	v_mul_f32_e32 v115, v132, v136
	v_add_f32_e32 v114, v115, v114
	v_mul_f32_e32 v115, v133, v137
	v_add_f32_e32 v114, v115, v114
	v_add_f32_e32 v130, 0, v114
	s_waitcnt vmcnt(7) lgkmcnt(0)
	v_mul_f32_e32 v114, v143, v139
	v_mul_f32_e32 v115, v142, v138
	.loc	1 215
	flat_load_dwordx4 v[110:113], v[45:46]
	.loc	1 216
	v_add_f32_e32 v114, v115, v114
	v_mul_f32_e32 v115, v144, v140
	v_add_f32_e32 v114, v115, v114
	v_mul_f32_e32 v115, v145, v141
	v_add_f32_e32 v8, 0, v8
	v_add_f32_e32 v114, v115, v114
	v_add_f32_e32 v8, v8, v114
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v114, v147, v139
	v_mul_f32_e32 v115, v146, v138
	v_add_f32_e32 v119, v115, v114
	.loc	1 215
	flat_load_dwordx4 v[114:117], v[47:48]
	.loc	1 216
	v_mul_f32_e32 v120, v148, v140
	v_add_f32_e32 v119, v120, v119
	v_mul_f32_e32 v120, v149, v141
	v_add_f32_e32 v119, v120, v119
	v_add_f32_e32 v146, v118, v119
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v118, v151, v139
	v_mul_f32_e32 v119, v150, v138
	v_add_f32_e32 v118, v119, v118
	v_mul_f32_e32 v119, v152, v140
	v_add_f32_e32 v118, v119, v118
	v_mul_f32_e32 v119, v153, v141
	v_add_f32_e32 v124, v119, v118
	.loc	1 215
	flat_load_dwordx4 v[118:121], v[49:50]
	.loc	1 216
	v_add_f32_e32 v147, v122, v124
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v122, v155, v139
	v_mul_f32_e32 v124, v154, v138
	v_add_f32_e32 v122, v124, v122
	v_mul_f32_e32 v124, v156, v140
	v_add_f32_e32 v122, v124, v122
	v_mul_f32_e32 v124, v157, v141
	v_add_f32_e32 v122, v124, v122
	v_add_f32_e32 v148, v123, v122
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v122, v159, v139
	v_mul_f32_e32 v123, v158, v138
	v_add_f32_e32 v126, v123, v122
	.loc	1 215
	flat_load_dwordx4 v[122:125], v[51:52]
	.loc	1 216
	v_mul_f32_e32 v127, v160, v140
	v_add_f32_e32 v126, v127, v126
	v_mul_f32_e32 v127, v161, v141
	v_add_f32_e32 v126, v127, v126
	v_add_f32_e32 v150, v166, v126
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v126, v163, v139
	v_mul_f32_e32 v127, v162, v138
	v_add_f32_e32 v126, v127, v126
	v_mul_f32_e32 v127, v164, v140
	v_add_f32_e32 v126, v127, v126
	v_mul_f32_e32 v127, v165, v141
	v_add_f32_e32 v131, v127, v126
	.loc	1 215
	flat_load_dwordx4 v[126:129], v[53:54]
	.loc	1 216
	v_add_f32_e32 v65, 0, v65
	v_add_f32_e32 v154, v65, v131
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v65, v103, v139
	v_mul_f32_e32 v102, v102, v138
	v_add_f32_e32 v65, v102, v65
	v_mul_f32_e32 v102, v104, v140
	v_add_f32_e32 v65, v102, v65
	v_mul_f32_e32 v102, v105, v141
	v_add_f32_e32 v66, 0, v66
	v_add_f32_e32 v65, v102, v65
	.loc	1 215
	flat_load_dwordx4 v[102:105], v[55:56]
	.loc	1 216
	v_add_f32_e32 v155, v66, v65
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v65, v107, v139
	v_mul_f32_e32 v66, v106, v138
	v_add_f32_e32 v65, v66, v65
	v_mul_f32_e32 v66, v108, v140
	v_add_f32_e32 v65, v66, v65
	v_mul_f32_e32 v66, v109, v141
	ds_read_b128 v[106:109], v68 offset:32
	v_add_f32_e32 v65, v66, v65
	v_add_f32_e32 v156, v130, v65
	ds_read_b128 v[130:133], v68 offset:48
	.loc	1 215
	v_add_u32_e32 v65, vcc, 16, v45
	v_addc_u32_e32 v66, vcc, 0, v46, vcc
	v_add_u32_e32 v142, vcc, 16, v47
	v_addc_u32_e32 v143, vcc, 0, v48, vcc
	.loc	1 216
	s_waitcnt vmcnt(5) lgkmcnt(1)
	v_mul_f32_e32 v111, v111, v107
	v_mul_f32_e32 v110, v110, v106
	v_add_f32_e32 v110, v110, v111
	v_mul_f32_e32 v111, v112, v108
	v_add_f32_e32 v134, v111, v110
	v_mul_f32_e32 v135, v113, v109
	.loc	1 215
	flat_load_dwordx4 v[110:113], v[61:62]
	.loc	1 216
	v_add_f32_e32 v134, v135, v134
	v_add_f32_e32 v8, v8, v134
	.loc	1 215
	flat_load_dwordx4 v[134:137], v[63:64]
	flat_load_dwordx4 v[138:141], v[65:66]
	flat_load_dwordx4 v[142:145], v[142:143]
	.loc	1 216
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v65, v115, v107
	v_mul_f32_e32 v66, v114, v106
	v_add_f32_e32 v65, v66, v65
	v_mul_f32_e32 v66, v116, v108
	v_add_f32_e32 v65, v66, v65
	v_mul_f32_e32 v66, v117, v109
	v_add_f32_e32 v65, v66, v65
	v_add_f32_e32 v157, v146, v65
	.loc	1 215
	v_add_u32_e32 v65, vcc, 16, v49
	v_addc_u32_e32 v66, vcc, 0, v50, vcc
	flat_load_dwordx4 v[114:117], v[65:66]
	.loc	1 216
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v65, v119, v107
	v_mul_f32_e32 v66, v118, v106
	v_add_f32_e32 v65, v66, v65
	v_mul_f32_e32 v66, v120, v108
	v_add_f32_e32 v65, v66, v65
	v_mul_f32_e32 v66, v121, v109
	v_add_f32_e32 v65, v66, v65
	v_add_f32_e32 v158, v147, v65
	.loc	1 215
	v_add_u32_e32 v65, vcc, 16, v51
	v_addc_u32_e32 v66, vcc, 0, v52, vcc
	flat_load_dwordx4 v[118:121], v[65:66]
	.loc	1 216
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v65, v123, v107
	v_mul_f32_e32 v66, v122, v106
	v_add_f32_e32 v65, v66, v65
	v_mul_f32_e32 v66, v124, v108
	v_add_f32_e32 v65, v66, v65
	v_mul_f32_e32 v66, v125, v109
	v_add_f32_e32 v65, v66, v65
	v_add_f32_e32 v159, v148, v65
	.loc	1 215
	v_add_u32_e32 v65, vcc, 16, v53
	v_addc_u32_e32 v66, vcc, 0, v54, vcc
	flat_load_dwordx4 v[122:125], v[65:66]
	.loc	1 216
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v65, v127, v107
	v_mul_f32_e32 v66, v126, v106
	v_add_f32_e32 v126, v66, v65
	.loc	1 215
	v_add_u32_e32 v65, vcc, 16, v55
	v_addc_u32_e32 v66, vcc, 0, v56, vcc
	flat_load_dwordx4 v[146:149], v[65:66]
	.loc	1 216
	v_mul_f32_e32 v65, v128, v108
	v_add_f32_e32 v151, v65, v126
	.loc	1 215
	v_add_u32_e32 v65, vcc, 16, v61
	v_addc_u32_e32 v66, vcc, 0, v62, vcc
	.loc	1 216
	v_mul_f32_e32 v152, v129, v109
	.loc	1 215
	flat_load_dwordx4 v[126:129], v[65:66]
	.loc	1 216
	v_add_f32_e32 v65, v152, v151
	v_add_f32_e32 v160, v150, v65
	.loc	1 215
	v_add_u32_e32 v65, vcc, 16, v63
	v_addc_u32_e32 v66, vcc, 0, v64, vcc
	flat_load_dwordx4 v[150:153], v[65:66]
	.loc	1 216
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v103, v103, v107
	v_mul_f32_e32 v65, v102, v106
	v_add_f32_e32 v65, v65, v103
	v_mul_f32_e32 v66, v104, v108
	v_add_f32_e32 v65, v66, v65
	v_mul_f32_e32 v66, v105, v109
	v_add_f32_e32 v65, v66, v65
	v_add_f32_e32 v65, v154, v65
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v66, v111, v107
	v_mul_f32_e32 v102, v110, v106
	v_add_f32_e32 v66, v102, v66
	v_mul_f32_e32 v102, v112, v108
	v_add_f32_e32 v66, v102, v66
	v_mul_f32_e32 v102, v113, v109
	v_add_f32_e32 v66, v102, v66
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v102, v135, v107
	v_mul_f32_e32 v103, v134, v106
	v_add_f32_e32 v102, v103, v102
	v_mul_f32_e32 v103, v136, v108
	v_add_f32_e32 v102, v103, v102
	v_mul_f32_e32 v103, v137, v109
	v_add_f32_e32 v102, v103, v102
	s_waitcnt vmcnt(7) lgkmcnt(0)
	v_mul_f32_e32 v103, v139, v131
	v_mul_f32_e32 v104, v138, v130
	v_add_f32_e32 v103, v104, v103
	v_mul_f32_e32 v104, v140, v132
	v_add_f32_e32 v103, v104, v103
	v_mul_f32_e32 v104, v141, v133
	v_add_f32_e32 v103, v104, v103
	v_add_f32_e32 v8, v8, v103
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v103, v143, v131
	v_mul_f32_e32 v104, v142, v130
	v_add_f32_e32 v103, v104, v103
	v_mul_f32_e32 v104, v144, v132
	v_add_f32_e32 v103, v104, v103
	v_mul_f32_e32 v104, v145, v133
	v_add_f32_e32 v103, v104, v103
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v104, v115, v131
	v_mul_f32_e32 v105, v114, v130
	v_add_f32_e32 v104, v105, v104
	v_mul_f32_e32 v105, v116, v132
	v_add_f32_e32 v104, v105, v104
	v_mul_f32_e32 v105, v117, v133
	v_add_f32_e32 v104, v105, v104
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v105, v119, v131
	v_mul_f32_e32 v106, v118, v130
	v_add_f32_e32 v105, v106, v105
	v_mul_f32_e32 v106, v120, v132
	v_add_f32_e32 v105, v106, v105
	v_mul_f32_e32 v106, v121, v133
	v_add_f32_e32 v105, v106, v105
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v106, v123, v131
	v_mul_f32_e32 v107, v122, v130
	v_add_f32_e32 v106, v107, v106
	v_mul_f32_e32 v107, v124, v132
	v_add_f32_e32 v106, v107, v106
	v_mul_f32_e32 v107, v125, v133
	v_add_f32_e32 v106, v107, v106
	v_add_f32_e32 v110, v160, v106
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v106, v147, v131
	v_mul_f32_e32 v107, v146, v130
	v_add_f32_e32 v106, v107, v106
	v_mul_f32_e32 v107, v148, v132
	v_add_f32_e32 v106, v107, v106
	v_mul_f32_e32 v107, v149, v133
	v_add_f32_e32 v106, v107, v106
	v_add_f32_e32 v65, v65, v106
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v106, v127, v131
	v_mul_f32_e32 v107, v126, v130
	v_add_f32_e32 v106, v107, v106
	v_mul_f32_e32 v107, v128, v132
	v_add_f32_e32 v106, v107, v106
	v_mul_f32_e32 v107, v129, v133
	v_add_f32_e32 v66, v155, v66
	v_add_f32_e32 v106, v107, v106
	v_add_f32_e32 v66, v66, v106
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v106, v151, v131
	v_mul_f32_e32 v107, v150, v130
	v_add_f32_e32 v106, v107, v106
	v_mul_f32_e32 v107, v152, v132
	v_add_f32_e32 v106, v107, v106
	v_mul_f32_e32 v107, v153, v133
	v_add_f32_e32 v102, v156, v102
	v_add_f32_e32 v106, v107, v106
	v_add_f32_e32 v103, v157, v103
	v_add_f32_e32 v102, v102, v106
	v_or_b32_e32 v106, s21, v17
	.loc	1 221
	v_mul_f32_e32 v8, s33, v8
	v_cmp_gt_i32_e32 vcc, s29, v106
	v_mul_f32_e32 v103, s33, v103
	v_cndmask_b32_e32 v109, v90, v8, vcc
	v_cndmask_b32_e32 v108, v90, v103, vcc
	.loc	1 216
	v_add_f32_e32 v104, v158, v104
	v_add_f32_e32 v105, v159, v105
	.loc	1 222
	v_max_f32_e32 v8, 0xff800000, v109
	v_max_f32_e32 v103, 0xff800000, v108
	.loc	1 224
	ds_write2_b32 v70, v8, v103 offset1:32
	.loc	1 221
	v_mul_f32_e32 v8, s33, v104
	v_mul_f32_e32 v103, s33, v105
	v_cndmask_b32_e32 v107, v90, v8, vcc
	v_cndmask_b32_e32 v106, v90, v103, vcc
	.loc	1 222
	v_max_f32_e32 v8, 0xff800000, v107
	v_max_f32_e32 v103, 0xff800000, v106
	.loc	1 224
	ds_write2_b32 v70, v8, v103 offset0:64 offset1:96
	.loc	1 221
	v_mul_f32_e32 v8, s33, v110
	v_mul_f32_e32 v65, s33, v65
	v_cndmask_b32_e32 v105, v90, v8, vcc
	v_cndmask_b32_e32 v104, v90, v65, vcc
	.loc	1 222
	v_max_f32_e32 v8, 0xff800000, v105
	v_max_f32_e32 v65, 0xff800000, v104
	.loc	1 224
	ds_write2_b32 v70, v8, v65 offset0:128 offset1:160
	.loc	1 221
	v_mul_f32_e32 v8, s33, v66
	v_cndmask_b32_e32 v103, v90, v8, vcc
	.loc	1 222
	v_max_f32_e32 v8, 0xff800000, v103
	.loc	1 224
	ds_write_b32 v70, v8 offset:768
	.loc	1 221
	v_mul_f32_e32 v8, s33, v102
	v_cndmask_b32_e32 v102, v90, v8, vcc
	.loc	1 222
	v_max_f32_e32 v8, 0xff800000, v102
	.loc	1 224
	ds_write_b32 v72, v8
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
	v_mov_b32_e32 v66, v60
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v8, v100
	v_mov_b32_e32 v65, v59
	v_mov_b32_e32 v110, v77
	v_mov_b32_e32 v111, v76
	s_branch .LBB0_22
.LBB0_21:                               ;   in Loop: Header=BB0_22 Depth=3
	s_or_b64 exec, exec, s[12:13]
	.loc	1 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v110, v112
	.loc	1 179
	v_add_u32_e32 v111, vcc, 0x80, v111
	v_add_u32_e32 v110, vcc, 0x280, v110
	v_add_u32_e32 v65, vcc, 0x200, v65
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	v_cmp_lt_u32_e32 vcc, s54, v111
	s_or_b64 s[10:11], vcc, s[10:11]
	v_add_u32_e32 v8, vcc, 8, v8
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_24
.LBB0_22:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_18 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 181
	v_cmp_gt_i32_e32 vcc, s29, v8
	.loc	1 182
	v_mov_b32_e32 v112, 0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_21
; %bb.23:                               ;   in Loop: Header=BB0_22 Depth=3
	flat_load_dword v112, v[65:66]
	s_branch .LBB0_21
.LBB0_24:                               ;   in Loop: Header=BB0_18 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
.LBB0_25:                               ;   in Loop: Header=BB0_18 Depth=2
	.loc	1 231
	ds_read_b128 v[110:113], v69
	ds_read_b128 v[114:117], v69 offset:16
	v_mul_f32_e32 v8, 1.0, v9
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v65, 1.0, v110
	v_mul_f32_e32 v66, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v8, v8, v65, v66
	v_mul_f32_e32 v65, 1.0, v113
	v_max3_f32 v8, v8, v110, v65
	ds_read_b128 v[110:113], v69 offset:32
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v65, 1.0, v114
	v_mul_f32_e32 v66, 1.0, v115
	v_max3_f32 v8, v8, v65, v66
	v_mul_f32_e32 v65, 1.0, v116
	v_mul_f32_e32 v66, 1.0, v117
	ds_read_b128 v[114:117], v69 offset:48
	v_max3_f32 v8, v8, v65, v66
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v65, 1.0, v110
	v_mul_f32_e32 v66, 1.0, v111
	v_max3_f32 v8, v8, v65, v66
	v_mul_f32_e32 v65, 1.0, v112
	v_mul_f32_e32 v66, 1.0, v113
	ds_read_b128 v[110:113], v69 offset:64
	v_max3_f32 v8, v8, v65, v66
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v65, 1.0, v114
	v_mul_f32_e32 v66, 1.0, v115
	v_max3_f32 v8, v8, v65, v66
	v_mul_f32_e32 v65, 1.0, v116
	v_mul_f32_e32 v66, 1.0, v117
	ds_read_b128 v[114:117], v69 offset:80
	v_max3_f32 v8, v8, v65, v66
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v65, 1.0, v110
	v_mul_f32_e32 v66, 1.0, v111
	v_max3_f32 v8, v8, v65, v66
	v_mul_f32_e32 v65, 1.0, v112
	v_mul_f32_e32 v66, 1.0, v113
	ds_read_b128 v[110:113], v69 offset:96
	v_max3_f32 v8, v8, v65, v66
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v65, 1.0, v114
	v_mul_f32_e32 v66, 1.0, v115
	v_max3_f32 v8, v8, v65, v66
	v_mul_f32_e32 v65, 1.0, v116
	v_mul_f32_e32 v66, 1.0, v117
	ds_read_b128 v[114:117], v69 offset:112
	v_max3_f32 v8, v8, v65, v66
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v65, 1.0, v110
	v_mul_f32_e32 v66, 1.0, v111
	v_max3_f32 v8, v8, v65, v66
	v_mul_f32_e32 v65, 1.0, v112
	v_mul_f32_e32 v66, 1.0, v113
	v_max3_f32 v8, v8, v65, v66
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v65, 1.0, v114
	v_mul_f32_e32 v66, 1.0, v115
	v_max3_f32 v8, v8, v65, v66
	v_mul_f32_e32 v65, 1.0, v116
	v_mul_f32_e32 v66, 1.0, v117
	v_max3_f32 v8, v8, v65, v66
	.loc	1 233
	v_cmp_neq_f32_e32 vcc, s20, v8
	v_cndmask_b32_e32 v65, 0, v8, vcc
	v_sub_f32_e32 v118, v9, v65
	v_cmp_gt_f32_e32 vcc, 0, v118
	v_cndmask_b32_e64 v9, 0.5, -0.5, vcc
	v_mul_f32_e32 v66, 0x3fb8aa3b, v118
	v_add_f32_e32 v9, v66, v9
	v_cvt_i32_f32_e32 v119, v9
	.loc	1 237
	v_sub_f32_e32 v65, v109, v65
	.loc	1 233
	v_cvt_f32_i32_e32 v9, v119
	v_mul_f32_e32 v66, 0xbf317180, v9
	v_add_f32_e32 v120, v66, v118
	v_mul_f32_e32 v9, 0xb717f7d1, v9
	v_add_f32_e32 v66, v120, v9
	v_mul_f32_e32 v110, v66, v66
	v_mul_f32_e32 v111, 0x3331bb4c, v110
	v_add_f32_e32 v111, 0xb5ddea0e, v111
	v_mul_f32_e32 v111, v110, v111
	v_add_f32_e32 v111, 0x388ab355, v111
	v_mul_f32_e32 v111, v110, v111
	v_add_f32_e32 v111, 0xbb360b61, v111
	v_mul_f32_e32 v111, v110, v111
	v_add_f32_e32 v111, 0x3e2aaaab, v111
	v_mul_f32_e32 v110, v110, v111
	v_sub_f32_e32 v110, v66, v110
	v_mul_f32_e32 v66, v66, v110
	v_sub_f32_e32 v114, 2.0, v110
	v_div_scale_f32 v110, s[6:7], v114, v114, v66
	v_div_scale_f32 v111, vcc, v66, v114, v66
	v_rcp_f32_e32 v112, v110
	v_fma_f32 v113, -v110, v112, 1.0
	v_fma_f32 v112, v113, v112, v112
	v_mul_f32_e32 v113, v111, v112
	v_fma_f32 v115, -v110, v113, v111
	v_fma_f32 v113, v115, v112, v113
	v_fma_f32 v110, -v110, v113, v111
	v_div_fmas_f32 v115, v110, v112, v113
	.loc	1 231
	ds_read_b128 v[110:113], v69 offset:128
	.loc	1 233
	v_div_fixup_f32 v66, v115, v114, v66
	.loc	1 231
	ds_read_b128 v[114:117], v69 offset:144
	.loc	1 233
	v_sub_f32_e64 v121, -v9, v66
	.loc	1 231
	v_mul_f32_e32 v9, 1.0, v10
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v66, 1.0, v110
	v_mul_f32_e32 v110, 1.0, v111
	v_max3_f32 v9, v9, v66, v110
	v_mul_f32_e32 v66, 1.0, v112
	v_mul_f32_e32 v110, 1.0, v113
	v_max3_f32 v9, v9, v66, v110
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v66, 1.0, v114
	v_mul_f32_e32 v110, 1.0, v115
	v_max3_f32 v9, v9, v66, v110
	ds_read_b128 v[110:113], v69 offset:160
	v_mul_f32_e32 v66, 1.0, v116
	v_mul_f32_e32 v114, 1.0, v117
	v_max3_f32 v9, v9, v66, v114
	ds_read_b128 v[114:117], v69 offset:176
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v66, 1.0, v110
	v_mul_f32_e32 v110, 1.0, v111
	v_max3_f32 v9, v9, v66, v110
	v_mul_f32_e32 v66, 1.0, v112
	v_mul_f32_e32 v110, 1.0, v113
	v_max3_f32 v9, v9, v66, v110
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v66, 1.0, v114
	v_mul_f32_e32 v110, 1.0, v115
	v_max3_f32 v9, v9, v66, v110
	ds_read_b128 v[110:113], v69 offset:192
	v_mul_f32_e32 v66, 1.0, v116
	v_mul_f32_e32 v114, 1.0, v117
	v_max3_f32 v9, v9, v66, v114
	ds_read_b128 v[114:117], v69 offset:208
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v66, 1.0, v110
	v_mul_f32_e32 v110, 1.0, v111
	v_max3_f32 v9, v9, v66, v110
	v_mul_f32_e32 v66, 1.0, v112
	v_mul_f32_e32 v110, 1.0, v113
	v_max3_f32 v9, v9, v66, v110
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v66, 1.0, v114
	v_mul_f32_e32 v110, 1.0, v115
	v_max3_f32 v9, v9, v66, v110
	ds_read_b128 v[110:113], v69 offset:224
	v_mul_f32_e32 v66, 1.0, v116
	v_mul_f32_e32 v114, 1.0, v117
	v_max3_f32 v9, v9, v66, v114
	ds_read_b128 v[114:117], v69 offset:240
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v66, 1.0, v110
	v_mul_f32_e32 v110, 1.0, v111
	v_max3_f32 v9, v9, v66, v110
	v_mul_f32_e32 v66, 1.0, v112
	v_mul_f32_e32 v110, 1.0, v113
	v_max3_f32 v9, v9, v66, v110
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v66, 1.0, v114
	v_mul_f32_e32 v110, 1.0, v115
	v_max3_f32 v9, v9, v66, v110
	v_mul_f32_e32 v66, 1.0, v116
	v_mul_f32_e32 v110, 1.0, v117
	v_max3_f32 v9, v9, v66, v110
	.loc	1 233
	v_cmp_neq_f32_e32 vcc, s20, v9
	v_cndmask_b32_e32 v66, 0, v9, vcc
	v_sub_f32_e32 v122, v10, v66
	v_cmp_gt_f32_e32 vcc, 0, v122
	v_cndmask_b32_e64 v10, 0.5, -0.5, vcc
	v_mul_f32_e32 v110, 0x3fb8aa3b, v122
	v_add_f32_e32 v10, v110, v10
	v_cvt_i32_f32_e32 v123, v10
	v_sub_f32_e32 v10, v120, v121
	v_add_f32_e32 v10, 1.0, v10
	v_lshlrev_b32_e32 v110, 23, v119
	v_cvt_f32_i32_e32 v111, v123
	v_add_u32_e32 v10, vcc, v110, v10
	v_cmp_ngt_f32_e32 vcc, s55, v118
	v_cndmask_b32_e32 v119, 0, v10, vcc
	v_mul_f32_e32 v10, 0xbf317180, v111
	v_add_f32_e32 v120, v10, v122
	v_mul_f32_e32 v121, 0xb717f7d1, v111
	v_add_f32_e32 v124, v120, v121
	v_mul_f32_e32 v10, v124, v124
	v_mul_f32_e32 v110, 0x3331bb4c, v10
	v_add_f32_e32 v110, 0xb5ddea0e, v110
	v_mul_f32_e32 v110, v10, v110
	v_add_f32_e32 v110, 0x388ab355, v110
	v_mul_f32_e32 v110, v10, v110
	v_add_f32_e32 v110, 0xbb360b61, v110
	v_mul_f32_e32 v114, v10, v110
	.loc	1 231
	ds_read_b128 v[110:113], v69 offset:256
	.loc	1 233
	v_add_f32_e32 v114, 0x3e2aaaab, v114
	v_mul_f32_e32 v125, v10, v114
	.loc	1 231
	ds_read_b128 v[114:117], v69 offset:272
	v_mul_f32_e32 v10, 1.0, v11
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v110, 1.0, v110
	v_mul_f32_e32 v111, 1.0, v111
	v_max3_f32 v10, v10, v110, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v10, v10, v110, v111
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v110, 1.0, v114
	v_mul_f32_e32 v111, 1.0, v115
	v_max3_f32 v10, v10, v110, v111
	ds_read_b128 v[110:113], v69 offset:288
	v_mul_f32_e32 v114, 1.0, v116
	v_mul_f32_e32 v115, 1.0, v117
	v_max3_f32 v10, v10, v114, v115
	ds_read_b128 v[114:117], v69 offset:304
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v110, 1.0, v110
	v_mul_f32_e32 v111, 1.0, v111
	v_max3_f32 v10, v10, v110, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v10, v10, v110, v111
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v110, 1.0, v114
	v_mul_f32_e32 v111, 1.0, v115
	v_max3_f32 v10, v10, v110, v111
	ds_read_b128 v[110:113], v69 offset:320
	v_mul_f32_e32 v114, 1.0, v116
	v_mul_f32_e32 v115, 1.0, v117
	v_max3_f32 v10, v10, v114, v115
	ds_read_b128 v[114:117], v69 offset:336
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v110, 1.0, v110
	v_mul_f32_e32 v111, 1.0, v111
	v_max3_f32 v10, v10, v110, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v10, v10, v110, v111
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v110, 1.0, v114
	v_mul_f32_e32 v111, 1.0, v115
	v_max3_f32 v10, v10, v110, v111
	ds_read_b128 v[110:113], v69 offset:352
	v_mul_f32_e32 v114, 1.0, v116
	v_mul_f32_e32 v115, 1.0, v117
	v_max3_f32 v10, v10, v114, v115
	ds_read_b128 v[114:117], v69 offset:368
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v110, 1.0, v110
	v_mul_f32_e32 v111, 1.0, v111
	v_max3_f32 v10, v10, v110, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v10, v10, v110, v111
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v110, 1.0, v114
	v_mul_f32_e32 v111, 1.0, v115
	v_max3_f32 v10, v10, v110, v111
	v_mul_f32_e32 v110, 1.0, v116
	v_mul_f32_e32 v111, 1.0, v117
	v_max3_f32 v10, v10, v110, v111
	.loc	1 233
	v_cmp_neq_f32_e32 vcc, s20, v10
	v_cndmask_b32_e32 v110, 0, v10, vcc
	v_sub_f32_e32 v126, v11, v110
	v_cmp_gt_f32_e32 vcc, 0, v126
	v_cndmask_b32_e64 v11, 0.5, -0.5, vcc
	v_mul_f32_e32 v111, 0x3fb8aa3b, v126
	v_add_f32_e32 v11, v111, v11
	v_cvt_i32_f32_e32 v127, v11
	v_sub_f32_e32 v11, v124, v125
	v_mul_f32_e32 v124, v124, v11
	v_sub_f32_e32 v125, 2.0, v11
	v_cvt_f32_i32_e32 v11, v127
	v_div_scale_f32 v111, s[6:7], v125, v125, v124
	v_div_scale_f32 v112, vcc, v124, v125, v124
	v_mul_f32_e32 v113, 0xbf317180, v11
	v_add_f32_e32 v128, v113, v126
	v_mul_f32_e32 v129, 0xb717f7d1, v11
	v_add_f32_e32 v11, v128, v129
	v_mul_f32_e32 v113, v11, v11
	v_mul_f32_e32 v114, 0x3331bb4c, v113
	v_add_f32_e32 v114, 0xb5ddea0e, v114
	v_mul_f32_e32 v114, v113, v114
	v_add_f32_e32 v114, 0x388ab355, v114
	v_mul_f32_e32 v114, v113, v114
	v_add_f32_e32 v114, 0xbb360b61, v114
	v_mul_f32_e32 v114, v113, v114
	v_add_f32_e32 v114, 0x3e2aaaab, v114
	v_mul_f32_e32 v113, v113, v114
	v_sub_f32_e32 v113, v11, v113
	v_mul_f32_e32 v130, v11, v113
	v_sub_f32_e32 v131, 2.0, v113
	v_div_scale_f32 v132, s[6:7], v131, v131, v130
	v_rcp_f32_e32 v113, v111
	v_cmp_gt_f32_e64 s[6:7], s56, v118
	v_cndmask_b32_e64 v11, v91, v119, s[6:7]
	v_cmp_o_f32_e64 s[6:7], v118, v118
	v_cndmask_b32_e64 v11, v118, v11, s[6:7]
	.loc	1 234
	v_mul_f32_e32 v0, v0, v11
	v_mul_f32_e32 v99, v11, v99
	.loc	1 233
	v_fma_f32 v11, -v111, v113, 1.0
	v_fma_f32 v11, v11, v113, v113
	v_mul_f32_e32 v113, v112, v11
	v_fma_f32 v114, -v111, v113, v112
	v_fma_f32 v113, v114, v11, v113
	v_fma_f32 v111, -v111, v113, v112
	v_div_fmas_f32 v119, v111, v11, v113
	.loc	1 231
	ds_read_b128 v[111:114], v69 offset:384
	ds_read_b128 v[115:118], v69 offset:400
	v_mul_f32_e32 v11, 1.0, v12
	.loc	1 233
	v_div_scale_f32 v134, vcc, v130, v131, v130
	.loc	1 231
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v111, 1.0, v111
	v_mul_f32_e32 v112, 1.0, v112
	v_max3_f32 v11, v11, v111, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v11, v11, v111, v112
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v111, 1.0, v115
	v_mul_f32_e32 v112, 1.0, v116
	v_max3_f32 v11, v11, v111, v112
	ds_read_b128 v[111:114], v69 offset:416
	v_mul_f32_e32 v115, 1.0, v117
	v_mul_f32_e32 v116, 1.0, v118
	v_max3_f32 v11, v11, v115, v116
	ds_read_b128 v[115:118], v69 offset:432
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v111, 1.0, v111
	v_mul_f32_e32 v112, 1.0, v112
	v_max3_f32 v11, v11, v111, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v11, v11, v111, v112
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v111, 1.0, v115
	v_mul_f32_e32 v112, 1.0, v116
	v_max3_f32 v11, v11, v111, v112
	ds_read_b128 v[111:114], v69 offset:448
	v_mul_f32_e32 v115, 1.0, v117
	v_mul_f32_e32 v116, 1.0, v118
	v_max3_f32 v11, v11, v115, v116
	ds_read_b128 v[115:118], v69 offset:464
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v111, 1.0, v111
	v_mul_f32_e32 v112, 1.0, v112
	v_max3_f32 v11, v11, v111, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v11, v11, v111, v112
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v111, 1.0, v115
	v_mul_f32_e32 v112, 1.0, v116
	v_max3_f32 v11, v11, v111, v112
	ds_read_b128 v[111:114], v69 offset:480
	v_mul_f32_e32 v115, 1.0, v117
	v_mul_f32_e32 v116, 1.0, v118
	v_max3_f32 v11, v11, v115, v116
	ds_read_b128 v[115:118], v69 offset:496
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v111, 1.0, v111
	v_mul_f32_e32 v112, 1.0, v112
	v_max3_f32 v11, v11, v111, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v11, v11, v111, v112
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v111, 1.0, v115
	v_mul_f32_e32 v112, 1.0, v116
	v_max3_f32 v11, v11, v111, v112
	v_mul_f32_e32 v111, 1.0, v117
	v_mul_f32_e32 v112, 1.0, v118
	v_max3_f32 v11, v11, v111, v112
	.loc	1 233
	v_cmp_neq_f32_e64 s[6:7], s20, v11
	v_cndmask_b32_e64 v111, 0, v11, s[6:7]
	v_sub_f32_e32 v135, v12, v111
	v_cmp_gt_f32_e64 s[6:7], 0, v135
	v_cndmask_b32_e64 v12, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v112, 0x3fb8aa3b, v135
	v_add_f32_e32 v12, v112, v12
	v_rcp_f32_e32 v133, v132
	v_cvt_i32_f32_e32 v136, v12
	v_div_fixup_f32 v12, v119, v125, v124
	v_sub_f32_e64 v12, -v121, v12
	v_fma_f32 v112, -v132, v133, 1.0
	v_cvt_f32_i32_e32 v113, v136
	v_fma_f32 v112, v112, v133, v133
	v_mul_f32_e32 v114, v134, v112
	v_fma_f32 v115, -v132, v114, v134
	v_fma_f32 v114, v115, v112, v114
	v_mul_f32_e32 v115, 0xbf317180, v113
	v_add_f32_e32 v124, v115, v135
	v_mul_f32_e32 v125, 0xb717f7d1, v113
	v_add_f32_e32 v113, v124, v125
	v_mul_f32_e32 v115, v113, v113
	v_mul_f32_e32 v116, 0x3331bb4c, v115
	v_add_f32_e32 v116, 0xb5ddea0e, v116
	v_mul_f32_e32 v116, v115, v116
	v_add_f32_e32 v116, 0x388ab355, v116
	v_mul_f32_e32 v116, v115, v116
	v_add_f32_e32 v116, 0xbb360b61, v116
	v_mul_f32_e32 v116, v115, v116
	v_add_f32_e32 v116, 0x3e2aaaab, v116
	v_mul_f32_e32 v115, v115, v116
	v_sub_f32_e32 v115, v113, v115
	v_mul_f32_e32 v133, v113, v115
	v_sub_f32_e32 v137, 2.0, v115
	v_div_scale_f32 v138, s[6:7], v137, v137, v133
	v_fma_f32 v113, -v132, v114, v134
	v_div_fmas_f32 v112, v113, v112, v114
	v_sub_f32_e32 v12, v120, v12
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v113, 23, v123
	v_add_u32_e32 v12, vcc, v113, v12
	v_cmp_ngt_f32_e32 vcc, s55, v122
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s56, v122
	v_cndmask_b32_e32 v12, v91, v12, vcc
	v_cmp_o_f32_e32 vcc, v122, v122
	v_cndmask_b32_e32 v12, v122, v12, vcc
	.loc	1 234
	v_mul_f32_e32 v1, v1, v12
	.loc	1 233
	v_rcp_f32_e32 v113, v138
	.loc	1 234
	v_mul_f32_e32 v98, v12, v98
	.loc	1 231
	ds_read_b128 v[116:119], v69 offset:528
	.loc	1 233
	v_div_fixup_f32 v120, v112, v131, v130
	v_fma_f32 v12, -v138, v113, 1.0
	v_fma_f32 v121, v12, v113, v113
	.loc	1 231
	ds_read_b128 v[112:115], v69 offset:512
	v_mul_f32_e32 v12, 1.0, v13
	.loc	1 233
	v_div_scale_f32 v122, vcc, v133, v137, v133
	.loc	1 237
	v_sub_f32_e32 v66, v108, v66
	.loc	1 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v112, 1.0, v112
	v_mul_f32_e32 v113, 1.0, v113
	v_max3_f32 v12, v12, v112, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_max3_f32 v12, v12, v112, v113
	v_mul_f32_e32 v112, 1.0, v116
	v_mul_f32_e32 v113, 1.0, v117
	v_max3_f32 v12, v12, v112, v113
	ds_read_b128 v[112:115], v69 offset:544
	v_mul_f32_e32 v116, 1.0, v118
	v_mul_f32_e32 v117, 1.0, v119
	v_max3_f32 v12, v12, v116, v117
	ds_read_b128 v[116:119], v69 offset:560
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v112, 1.0, v112
	v_mul_f32_e32 v113, 1.0, v113
	v_max3_f32 v12, v12, v112, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_max3_f32 v12, v12, v112, v113
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v112, 1.0, v116
	v_mul_f32_e32 v113, 1.0, v117
	v_max3_f32 v12, v12, v112, v113
	ds_read_b128 v[112:115], v69 offset:576
	v_mul_f32_e32 v116, 1.0, v118
	v_mul_f32_e32 v117, 1.0, v119
	v_max3_f32 v12, v12, v116, v117
	ds_read_b128 v[116:119], v69 offset:592
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v112, 1.0, v112
	v_mul_f32_e32 v113, 1.0, v113
	v_max3_f32 v12, v12, v112, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_max3_f32 v12, v12, v112, v113
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v112, 1.0, v116
	v_mul_f32_e32 v113, 1.0, v117
	v_max3_f32 v12, v12, v112, v113
	ds_read_b128 v[112:115], v69 offset:608
	v_mul_f32_e32 v116, 1.0, v118
	v_mul_f32_e32 v117, 1.0, v119
	v_max3_f32 v12, v12, v116, v117
	ds_read_b128 v[116:119], v69 offset:624
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v112, 1.0, v112
	v_mul_f32_e32 v113, 1.0, v113
	v_max3_f32 v12, v12, v112, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_max3_f32 v12, v12, v112, v113
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v112, 1.0, v116
	v_mul_f32_e32 v113, 1.0, v117
	v_max3_f32 v12, v12, v112, v113
	v_mul_f32_e32 v112, 1.0, v118
	v_mul_f32_e32 v113, 1.0, v119
	v_max3_f32 v12, v12, v112, v113
	.loc	1 233
	v_cmp_neq_f32_e64 s[6:7], s20, v12
	v_cndmask_b32_e64 v112, 0, v12, s[6:7]
	v_sub_f32_e32 v123, v13, v112
	v_cmp_gt_f32_e64 s[6:7], 0, v123
	v_cndmask_b32_e64 v13, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v113, 0x3fb8aa3b, v123
	v_add_f32_e32 v13, v113, v13
	v_cvt_i32_f32_e32 v130, v13
	v_mul_f32_e32 v13, v122, v121
	v_fma_f32 v113, -v138, v13, v122
	v_fma_f32 v13, v113, v121, v13
	v_cvt_f32_i32_e32 v113, v130
	v_fma_f32 v114, -v138, v13, v122
	v_div_fmas_f32 v13, v114, v121, v13
	.loc	1 237
	v_sub_f32_e32 v107, v107, v110
	.loc	1 233
	v_mul_f32_e32 v114, 0xbf317180, v113
	v_add_f32_e32 v121, v114, v123
	v_mul_f32_e32 v122, 0xb717f7d1, v113
	v_add_f32_e32 v113, v121, v122
	v_mul_f32_e32 v114, v113, v113
	v_mul_f32_e32 v115, 0x3331bb4c, v114
	v_add_f32_e32 v115, 0xb5ddea0e, v115
	v_mul_f32_e32 v115, v114, v115
	v_add_f32_e32 v115, 0x388ab355, v115
	v_mul_f32_e32 v115, v114, v115
	v_add_f32_e32 v115, 0xbb360b61, v115
	v_mul_f32_e32 v115, v114, v115
	v_add_f32_e32 v115, 0x3e2aaaab, v115
	v_mul_f32_e32 v114, v114, v115
	v_sub_f32_e32 v114, v113, v114
	v_mul_f32_e32 v131, v113, v114
	v_sub_f32_e64 v113, -v129, v120
	v_sub_f32_e32 v113, v128, v113
	v_sub_f32_e32 v132, 2.0, v114
	v_add_f32_e32 v113, 1.0, v113
	v_lshlrev_b32_e32 v114, 23, v127
	v_add_u32_e32 v113, vcc, v114, v113
	v_cmp_ngt_f32_e32 vcc, s55, v126
	v_cndmask_b32_e32 v113, 0, v113, vcc
	v_cmp_gt_f32_e32 vcc, s56, v126
	v_cndmask_b32_e32 v113, v91, v113, vcc
	v_cmp_o_f32_e32 vcc, v126, v126
	v_cndmask_b32_e32 v113, v126, v113, vcc
	.loc	1 234
	v_mul_f32_e32 v2, v2, v113
	v_mul_f32_e32 v97, v113, v97
	.loc	1 231
	ds_read_b128 v[113:116], v69 offset:640
	ds_read_b128 v[117:120], v69 offset:656
	.loc	1 233
	v_div_fixup_f32 v126, v13, v137, v133
	.loc	1 231
	v_mul_f32_e32 v13, 1.0, v14
	.loc	1 233
	v_div_scale_f32 v134, s[6:7], v132, v132, v131
	.loc	1 231
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v113, 1.0, v113
	v_mul_f32_e32 v114, 1.0, v114
	v_max3_f32 v13, v13, v113, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_mul_f32_e32 v114, 1.0, v116
	v_max3_f32 v13, v13, v113, v114
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v113, 1.0, v117
	v_mul_f32_e32 v114, 1.0, v118
	v_max3_f32 v13, v13, v113, v114
	ds_read_b128 v[113:116], v69 offset:672
	v_mul_f32_e32 v117, 1.0, v119
	v_mul_f32_e32 v118, 1.0, v120
	v_max3_f32 v13, v13, v117, v118
	ds_read_b128 v[117:120], v69 offset:688
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v113, 1.0, v113
	v_mul_f32_e32 v114, 1.0, v114
	v_max3_f32 v13, v13, v113, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_mul_f32_e32 v114, 1.0, v116
	v_max3_f32 v13, v13, v113, v114
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v113, 1.0, v117
	v_mul_f32_e32 v114, 1.0, v118
	v_max3_f32 v13, v13, v113, v114
	ds_read_b128 v[113:116], v69 offset:704
	v_mul_f32_e32 v117, 1.0, v119
	v_mul_f32_e32 v118, 1.0, v120
	v_max3_f32 v13, v13, v117, v118
	ds_read_b128 v[117:120], v69 offset:720
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v113, 1.0, v113
	v_mul_f32_e32 v114, 1.0, v114
	v_max3_f32 v13, v13, v113, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_mul_f32_e32 v114, 1.0, v116
	v_max3_f32 v13, v13, v113, v114
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v113, 1.0, v117
	v_mul_f32_e32 v114, 1.0, v118
	v_max3_f32 v13, v13, v113, v114
	ds_read_b128 v[113:116], v69 offset:736
	v_mul_f32_e32 v117, 1.0, v119
	v_mul_f32_e32 v118, 1.0, v120
	v_max3_f32 v13, v13, v117, v118
	ds_read_b128 v[117:120], v69 offset:752
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v113, 1.0, v113
	v_mul_f32_e32 v114, 1.0, v114
	.loc	1 233
	v_div_scale_f32 v128, vcc, v131, v132, v131
	.loc	1 231
	v_max3_f32 v13, v13, v113, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_mul_f32_e32 v114, 1.0, v116
	v_max3_f32 v13, v13, v113, v114
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v113, 1.0, v117
	v_mul_f32_e32 v114, 1.0, v118
	v_max3_f32 v13, v13, v113, v114
	v_mul_f32_e32 v113, 1.0, v119
	v_mul_f32_e32 v114, 1.0, v120
	v_max3_f32 v13, v13, v113, v114
	.loc	1 233
	v_cmp_neq_f32_e64 s[6:7], s20, v13
	v_cndmask_b32_e64 v129, 0, v13, s[6:7]
	v_sub_f32_e32 v133, v14, v129
	v_cmp_gt_f32_e64 s[6:7], 0, v133
	v_cndmask_b32_e64 v14, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v113, 0x3fb8aa3b, v133
	v_add_f32_e32 v14, v113, v14
	v_rcp_f32_e32 v127, v134
	v_cvt_i32_f32_e32 v137, v14
	.loc	1 237
	v_sub_f32_e32 v106, v106, v111
	v_sub_f32_e32 v104, v104, v129
	.loc	1 233
	v_fma_f32 v14, -v134, v127, 1.0
	v_cvt_f32_i32_e32 v114, v137
	v_fma_f32 v14, v14, v127, v127
	v_mul_f32_e32 v113, v128, v14
	v_fma_f32 v115, -v134, v113, v128
	v_fma_f32 v113, v115, v14, v113
	v_mul_f32_e32 v116, 0xbf317180, v114
	v_fma_f32 v115, -v134, v113, v128
	v_add_f32_e32 v127, v116, v133
	v_mul_f32_e32 v128, 0xb717f7d1, v114
	v_add_f32_e32 v114, v127, v128
	v_mul_f32_e32 v116, v114, v114
	v_mul_f32_e32 v117, 0x3331bb4c, v116
	v_add_f32_e32 v117, 0xb5ddea0e, v117
	v_mul_f32_e32 v117, v116, v117
	v_add_f32_e32 v117, 0x388ab355, v117
	v_mul_f32_e32 v117, v116, v117
	v_add_f32_e32 v117, 0xbb360b61, v117
	v_mul_f32_e32 v117, v116, v117
	v_add_f32_e32 v117, 0x3e2aaaab, v117
	v_mul_f32_e32 v116, v116, v117
	v_sub_f32_e32 v116, v114, v116
	v_mul_f32_e32 v134, v114, v116
	v_sub_f32_e32 v138, 2.0, v116
	v_div_scale_f32 v139, s[6:7], v138, v138, v134
	v_div_fmas_f32 v14, v115, v14, v113
	v_sub_f32_e64 v113, -v125, v126
	v_sub_f32_e32 v113, v124, v113
	v_add_f32_e32 v113, 1.0, v113
	v_lshlrev_b32_e32 v114, 23, v136
	v_add_u32_e32 v113, vcc, v114, v113
	v_cmp_ngt_f32_e32 vcc, s55, v135
	v_cndmask_b32_e32 v113, 0, v113, vcc
	v_cmp_gt_f32_e32 vcc, s56, v135
	v_cndmask_b32_e32 v113, v91, v113, vcc
	v_cmp_o_f32_e32 vcc, v135, v135
	v_cndmask_b32_e32 v113, v135, v113, vcc
	.loc	1 234
	v_mul_f32_e32 v3, v3, v113
	.loc	1 233
	v_rcp_f32_e32 v114, v139
	.loc	1 234
	v_mul_f32_e32 v96, v113, v96
	.loc	1 233
	v_div_fixup_f32 v14, v14, v132, v131
	v_sub_f32_e64 v122, -v122, v14
	v_fma_f32 v14, -v139, v114, 1.0
	v_fma_f32 v124, v14, v114, v114
	.loc	1 231
	ds_read_b128 v[113:116], v69 offset:768
	ds_read_b128 v[117:120], v69 offset:784
	v_mul_f32_e32 v14, 1.0, v15
	.loc	1 233
	v_div_scale_f32 v125, vcc, v134, v138, v134
	.loc	1 231
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v113, 1.0, v113
	v_mul_f32_e32 v114, 1.0, v114
	v_max3_f32 v14, v14, v113, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_mul_f32_e32 v114, 1.0, v116
	v_max3_f32 v14, v14, v113, v114
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v113, 1.0, v117
	v_mul_f32_e32 v114, 1.0, v118
	v_max3_f32 v14, v14, v113, v114
	ds_read_b128 v[113:116], v69 offset:800
	v_mul_f32_e32 v117, 1.0, v119
	v_mul_f32_e32 v118, 1.0, v120
	v_max3_f32 v14, v14, v117, v118
	ds_read_b128 v[117:120], v69 offset:816
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v113, 1.0, v113
	v_mul_f32_e32 v114, 1.0, v114
	v_max3_f32 v14, v14, v113, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_mul_f32_e32 v114, 1.0, v116
	v_max3_f32 v14, v14, v113, v114
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v113, 1.0, v117
	v_mul_f32_e32 v114, 1.0, v118
	v_max3_f32 v14, v14, v113, v114
	ds_read_b128 v[113:116], v69 offset:832
	v_mul_f32_e32 v117, 1.0, v119
	v_mul_f32_e32 v118, 1.0, v120
	v_max3_f32 v14, v14, v117, v118
	ds_read_b128 v[117:120], v69 offset:848
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v113, 1.0, v113
	v_mul_f32_e32 v114, 1.0, v114
	v_max3_f32 v14, v14, v113, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_mul_f32_e32 v114, 1.0, v116
	v_max3_f32 v14, v14, v113, v114
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v113, 1.0, v117
	v_mul_f32_e32 v114, 1.0, v118
	v_max3_f32 v14, v14, v113, v114
	ds_read_b128 v[113:116], v69 offset:864
	v_mul_f32_e32 v117, 1.0, v119
	v_mul_f32_e32 v118, 1.0, v120
	v_max3_f32 v14, v14, v117, v118
	ds_read_b128 v[117:120], v69 offset:880
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v113, 1.0, v113
	v_mul_f32_e32 v114, 1.0, v114
	v_max3_f32 v14, v14, v113, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_mul_f32_e32 v114, 1.0, v116
	v_max3_f32 v14, v14, v113, v114
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v113, 1.0, v117
	v_mul_f32_e32 v114, 1.0, v118
	v_max3_f32 v14, v14, v113, v114
	v_mul_f32_e32 v113, 1.0, v119
	v_mul_f32_e32 v114, 1.0, v120
	v_max3_f32 v14, v14, v113, v114
	.loc	1 233
	v_cmp_neq_f32_e64 s[6:7], s20, v14
	v_cndmask_b32_e64 v126, 0, v14, s[6:7]
	v_sub_f32_e32 v131, v15, v126
	v_cmp_gt_f32_e64 s[6:7], 0, v131
	v_cndmask_b32_e64 v15, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v113, 0x3fb8aa3b, v131
	v_add_f32_e32 v15, v113, v15
	v_cvt_i32_f32_e32 v132, v15
	v_mul_f32_e32 v15, v125, v124
	v_fma_f32 v113, -v139, v15, v125
	v_fma_f32 v15, v113, v124, v15
	v_cvt_f32_i32_e32 v113, v132
	v_fma_f32 v114, -v139, v15, v125
	v_div_fmas_f32 v15, v114, v124, v15
	.loc	1 231
	ds_read_b128 v[117:120], v71 offset:16
	.loc	1 233
	v_mul_f32_e32 v114, 0xbf317180, v113
	v_add_f32_e32 v124, v114, v131
	v_mul_f32_e32 v125, 0xb717f7d1, v113
	v_add_f32_e32 v113, v124, v125
	v_mul_f32_e32 v114, v113, v113
	v_mul_f32_e32 v115, 0x3331bb4c, v114
	v_add_f32_e32 v115, 0xb5ddea0e, v115
	v_mul_f32_e32 v115, v114, v115
	v_add_f32_e32 v115, 0x388ab355, v115
	v_mul_f32_e32 v115, v114, v115
	v_add_f32_e32 v115, 0xbb360b61, v115
	v_mul_f32_e32 v115, v114, v115
	v_add_f32_e32 v115, 0x3e2aaaab, v115
	v_mul_f32_e32 v114, v114, v115
	v_sub_f32_e32 v114, v113, v114
	v_mul_f32_e32 v135, v113, v114
	v_sub_f32_e32 v136, 2.0, v114
	v_div_scale_f32 v139, s[6:7], v136, v136, v135
	v_sub_f32_e32 v113, v121, v122
	v_add_f32_e32 v113, 1.0, v113
	v_lshlrev_b32_e32 v114, 23, v130
	v_add_u32_e32 v113, vcc, v114, v113
	v_cmp_ngt_f32_e32 vcc, s55, v123
	v_cndmask_b32_e32 v113, 0, v113, vcc
	v_cmp_gt_f32_e32 vcc, s56, v123
	v_cndmask_b32_e32 v113, v91, v113, vcc
	v_cmp_o_f32_e32 vcc, v123, v123
	v_cndmask_b32_e32 v113, v123, v113, vcc
	.loc	1 234
	v_mul_f32_e32 v4, v4, v113
	v_mul_f32_e32 v95, v113, v95
	.loc	1 233
	v_div_fixup_f32 v15, v15, v138, v134
	v_rcp_f32_e32 v113, v139
	v_sub_f32_e64 v15, -v128, v15
	v_sub_f32_e32 v15, v127, v15
	v_add_f32_e32 v121, 1.0, v15
	v_fma_f32 v15, -v139, v113, 1.0
	v_fma_f32 v123, v15, v113, v113
	.loc	1 231
	ds_read_b128 v[113:116], v71
	v_mul_f32_e32 v15, 1.0, v16
	.loc	1 233
	v_div_scale_f32 v127, vcc, v135, v136, v135
	v_lshlrev_b32_e32 v122, 23, v137
	.loc	1 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v113, 1.0, v113
	v_mul_f32_e32 v114, 1.0, v114
	v_max3_f32 v15, v15, v113, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_mul_f32_e32 v114, 1.0, v116
	v_max3_f32 v15, v15, v113, v114
	v_mul_f32_e32 v113, 1.0, v117
	v_mul_f32_e32 v114, 1.0, v118
	v_max3_f32 v15, v15, v113, v114
	ds_read_b128 v[113:116], v71 offset:32
	v_mul_f32_e32 v117, 1.0, v119
	v_mul_f32_e32 v118, 1.0, v120
	v_max3_f32 v15, v15, v117, v118
	ds_read_b128 v[117:120], v71 offset:48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v113, 1.0, v113
	v_mul_f32_e32 v114, 1.0, v114
	v_max3_f32 v15, v15, v113, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_mul_f32_e32 v114, 1.0, v116
	v_max3_f32 v15, v15, v113, v114
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v113, 1.0, v117
	v_mul_f32_e32 v114, 1.0, v118
	v_max3_f32 v15, v15, v113, v114
	ds_read_b128 v[113:116], v71 offset:64
	v_mul_f32_e32 v117, 1.0, v119
	v_mul_f32_e32 v118, 1.0, v120
	v_max3_f32 v15, v15, v117, v118
	ds_read_b128 v[117:120], v71 offset:80
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v113, 1.0, v113
	v_mul_f32_e32 v114, 1.0, v114
	v_max3_f32 v15, v15, v113, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_mul_f32_e32 v114, 1.0, v116
	v_max3_f32 v15, v15, v113, v114
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v113, 1.0, v117
	v_mul_f32_e32 v114, 1.0, v118
	v_max3_f32 v15, v15, v113, v114
	ds_read_b128 v[113:116], v71 offset:96
	v_mul_f32_e32 v117, 1.0, v119
	v_mul_f32_e32 v118, 1.0, v120
	v_max3_f32 v15, v15, v117, v118
	ds_read_b128 v[117:120], v71 offset:112
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v113, 1.0, v113
	v_mul_f32_e32 v114, 1.0, v114
	v_max3_f32 v15, v15, v113, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_mul_f32_e32 v114, 1.0, v116
	v_max3_f32 v15, v15, v113, v114
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v113, 1.0, v117
	v_mul_f32_e32 v114, 1.0, v118
	v_max3_f32 v15, v15, v113, v114
	v_mul_f32_e32 v113, 1.0, v119
	v_mul_f32_e32 v114, 1.0, v120
	v_max3_f32 v15, v15, v113, v114
	.loc	1 233
	v_cmp_neq_f32_e64 s[6:7], s20, v15
	v_cndmask_b32_e64 v113, 0, v15, s[6:7]
	v_sub_f32_e32 v16, v16, v113
	v_cmp_gt_f32_e64 s[6:7], 0, v16
	v_cndmask_b32_e64 v114, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v115, 0x3fb8aa3b, v16
	v_add_f32_e32 v114, v115, v114
	v_cvt_i32_f32_e32 v114, v114
	v_mul_f32_e32 v115, v127, v123
	v_fma_f32 v116, -v139, v115, v127
	v_fma_f32 v115, v116, v123, v115
	v_cvt_f32_i32_e32 v116, v114
	v_fma_f32 v117, -v139, v115, v127
	v_div_fmas_f32 v115, v117, v123, v115
	v_add_u32_e32 v121, vcc, v122, v121
	v_mul_f32_e32 v117, 0xbf317180, v116
	v_add_f32_e32 v117, v117, v16
	v_mul_f32_e32 v116, 0xb717f7d1, v116
	v_add_f32_e32 v118, v117, v116
	v_mul_f32_e32 v119, v118, v118
	v_mul_f32_e32 v120, 0x3331bb4c, v119
	v_add_f32_e32 v120, 0xb5ddea0e, v120
	v_mul_f32_e32 v120, v119, v120
	v_add_f32_e32 v120, 0x388ab355, v120
	v_mul_f32_e32 v120, v119, v120
	v_add_f32_e32 v120, 0xbb360b61, v120
	v_mul_f32_e32 v120, v119, v120
	v_add_f32_e32 v120, 0x3e2aaaab, v120
	v_mul_f32_e32 v119, v119, v120
	v_sub_f32_e32 v119, v118, v119
	v_mul_f32_e32 v118, v118, v119
	v_sub_f32_e32 v119, 2.0, v119
	v_div_scale_f32 v120, s[6:7], v119, v119, v118
	v_cmp_ngt_f32_e32 vcc, s55, v133
	v_cndmask_b32_e32 v121, 0, v121, vcc
	v_cmp_gt_f32_e32 vcc, s56, v133
	v_cndmask_b32_e32 v121, v91, v121, vcc
	v_cmp_o_f32_e32 vcc, v133, v133
	v_cndmask_b32_e32 v121, v133, v121, vcc
	.loc	1 234
	v_mul_f32_e32 v5, v5, v121
	v_mul_f32_e32 v94, v121, v94
	.loc	1 233
	v_div_scale_f32 v121, vcc, v118, v119, v118
	v_div_fixup_f32 v115, v115, v136, v135
	v_sub_f32_e64 v115, -v125, v115
	v_sub_f32_e32 v115, v124, v115
	v_add_f32_e32 v115, 1.0, v115
	v_rcp_f32_e32 v122, v120
	v_lshlrev_b32_e32 v123, 23, v132
	v_add_u32_e64 v115, s[6:7], v123, v115
	v_fma_f32 v123, -v120, v122, 1.0
	.loc	1 237
	v_cmp_gt_f32_e64 s[6:7], 0, v65
	.loc	1 233
	v_fma_f32 v122, v123, v122, v122
	.loc	1 237
	v_cndmask_b32_e64 v109, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v123, 0x3fb8aa3b, v65
	v_add_f32_e32 v109, v123, v109
	v_cvt_i32_f32_e32 v109, v109
	.loc	1 233
	v_mul_f32_e32 v123, v121, v122
	v_fma_f32 v124, -v120, v123, v121
	v_fma_f32 v123, v124, v122, v123
	.loc	1 237
	v_cvt_f32_i32_e32 v124, v109
	.loc	1 233
	v_fma_f32 v120, -v120, v123, v121
	v_div_fmas_f32 v120, v120, v122, v123
	v_cmp_ngt_f32_e32 vcc, s55, v131
	.loc	1 237
	v_mul_f32_e32 v121, 0xbf317180, v124
	v_add_f32_e32 v121, v121, v65
	v_mul_f32_e32 v122, 0xb717f7d1, v124
	v_add_f32_e32 v123, v121, v122
	v_mul_f32_e32 v124, v123, v123
	v_mul_f32_e32 v125, 0x3331bb4c, v124
	v_add_f32_e32 v125, 0xb5ddea0e, v125
	v_mul_f32_e32 v125, v124, v125
	v_add_f32_e32 v125, 0x388ab355, v125
	v_mul_f32_e32 v125, v124, v125
	v_add_f32_e32 v125, 0xbb360b61, v125
	v_mul_f32_e32 v125, v124, v125
	v_add_f32_e32 v125, 0x3e2aaaab, v125
	v_mul_f32_e32 v124, v124, v125
	v_sub_f32_e32 v124, v123, v124
	v_mul_f32_e32 v123, v123, v124
	v_sub_f32_e32 v124, 2.0, v124
	v_div_scale_f32 v125, s[6:7], v124, v124, v123
	.loc	1 233
	v_cndmask_b32_e32 v115, 0, v115, vcc
	v_cmp_gt_f32_e32 vcc, s56, v131
	v_cndmask_b32_e32 v115, v91, v115, vcc
	v_cmp_o_f32_e32 vcc, v131, v131
	v_cndmask_b32_e32 v115, v131, v115, vcc
	.loc	1 237
	v_div_scale_f32 v127, vcc, v123, v124, v123
	.loc	1 234
	v_mul_f32_e32 v6, v6, v115
	v_mul_f32_e32 v93, v115, v93
	.loc	1 233
	v_div_fixup_f32 v115, v120, v119, v118
	v_sub_f32_e64 v115, -v116, v115
	.loc	1 237
	v_cmp_gt_f32_e64 s[6:7], 0, v66
	.loc	1 233
	v_sub_f32_e32 v115, v117, v115
	.loc	1 237
	v_cndmask_b32_e64 v108, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v117, 0x3fb8aa3b, v66
	v_add_f32_e32 v108, v117, v108
	v_cvt_i32_f32_e32 v108, v108
	v_rcp_f32_e32 v116, v125
	.loc	1 233
	v_add_f32_e32 v115, 1.0, v115
	v_lshlrev_b32_e32 v114, 23, v114
	.loc	1 237
	v_cvt_f32_i32_e32 v118, v108
	v_fma_f32 v117, -v125, v116, 1.0
	v_fma_f32 v116, v117, v116, v116
	v_mul_f32_e32 v117, v127, v116
	v_fma_f32 v119, -v125, v117, v127
	v_mul_f32_e32 v120, 0xbf317180, v118
	v_fma_f32 v117, v119, v116, v117
	v_add_f32_e32 v120, v120, v66
	v_mul_f32_e32 v118, 0xb717f7d1, v118
	v_fma_f32 v119, -v125, v117, v127
	v_add_f32_e32 v125, v120, v118
	v_mul_f32_e32 v127, v125, v125
	v_mul_f32_e32 v128, 0x3331bb4c, v127
	v_add_f32_e32 v128, 0xb5ddea0e, v128
	v_mul_f32_e32 v128, v127, v128
	v_add_f32_e32 v128, 0x388ab355, v128
	v_mul_f32_e32 v128, v127, v128
	v_add_f32_e32 v128, 0xbb360b61, v128
	v_mul_f32_e32 v128, v127, v128
	v_add_f32_e32 v128, 0x3e2aaaab, v128
	v_mul_f32_e32 v127, v127, v128
	v_sub_f32_e32 v127, v125, v127
	v_mul_f32_e32 v125, v125, v127
	v_sub_f32_e32 v127, 2.0, v127
	v_div_scale_f32 v128, s[6:7], v127, v127, v125
	v_div_fmas_f32 v116, v119, v116, v117
	.loc	1 233
	v_add_u32_e32 v114, vcc, v114, v115
	v_cmp_ngt_f32_e32 vcc, s55, v16
	v_cndmask_b32_e32 v114, 0, v114, vcc
	v_cmp_gt_f32_e32 vcc, s56, v16
	v_cndmask_b32_e32 v114, v91, v114, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v114, vcc
	.loc	1 237
	v_div_scale_f32 v114, vcc, v125, v127, v125
	.loc	1 234
	v_mul_f32_e32 v7, v7, v16
	v_mul_f32_e32 v92, v16, v92
	.loc	1 237
	v_cmp_gt_f32_e64 s[6:7], 0, v107
	v_rcp_f32_e32 v16, v128
	v_cndmask_b32_e64 v110, 0.5, -0.5, s[6:7]
	v_div_fixup_f32 v115, v116, v124, v123
	v_sub_f32_e64 v115, -v122, v115
	v_fma_f32 v116, -v128, v16, 1.0
	v_fma_f32 v16, v116, v16, v16
	v_mul_f32_e32 v116, 0x3fb8aa3b, v107
	v_add_f32_e32 v110, v116, v110
	v_cvt_i32_f32_e32 v110, v110
	v_sub_f32_e32 v115, v121, v115
	v_add_f32_e32 v115, 1.0, v115
	v_mul_f32_e32 v116, v114, v16
	v_fma_f32 v117, -v128, v116, v114
	v_fma_f32 v116, v117, v16, v116
	v_cvt_f32_i32_e32 v117, v110
	v_fma_f32 v114, -v128, v116, v114
	v_div_fmas_f32 v16, v114, v16, v116
	v_lshlrev_b32_e32 v109, 23, v109
	v_mul_f32_e32 v114, 0xbf317180, v117
	v_add_f32_e32 v114, v114, v107
	v_mul_f32_e32 v116, 0xb717f7d1, v117
	v_add_f32_e32 v117, v114, v116
	v_mul_f32_e32 v119, v117, v117
	v_mul_f32_e32 v122, 0x3331bb4c, v119
	v_add_f32_e32 v122, 0xb5ddea0e, v122
	v_mul_f32_e32 v122, v119, v122
	v_add_f32_e32 v122, 0x388ab355, v122
	v_mul_f32_e32 v122, v119, v122
	v_add_f32_e32 v122, 0xbb360b61, v122
	v_mul_f32_e32 v122, v119, v122
	v_add_f32_e32 v122, 0x3e2aaaab, v122
	v_mul_f32_e32 v119, v119, v122
	v_sub_f32_e32 v119, v117, v119
	v_mul_f32_e32 v117, v117, v119
	v_sub_f32_e32 v119, 2.0, v119
	v_div_scale_f32 v122, s[6:7], v119, v119, v117
	v_add_u32_e32 v109, vcc, v109, v115
	v_cmp_ngt_f32_e32 vcc, s55, v65
	v_cndmask_b32_e32 v109, 0, v109, vcc
	v_div_scale_f32 v115, vcc, v117, v119, v117
	v_cmp_gt_f32_e64 s[6:7], s56, v65
	v_cndmask_b32_e64 v109, v91, v109, s[6:7]
	v_cmp_o_f32_e64 s[6:7], v65, v65
	v_cndmask_b32_e64 v65, v65, v109, s[6:7]
	v_div_fixup_f32 v16, v16, v127, v125
	v_cmp_gt_f32_e64 s[6:7], 0, v106
	v_sub_f32_e64 v16, -v118, v16
	v_cndmask_b32_e64 v111, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v118, 0x3fb8aa3b, v106
	v_rcp_f32_e32 v109, v122
	v_add_f32_e32 v111, v118, v111
	v_cvt_i32_f32_e32 v111, v111
	v_sub_f32_e32 v16, v120, v16
	v_fma_f32 v118, -v122, v109, 1.0
	v_fma_f32 v109, v118, v109, v109
	v_cvt_f32_i32_e32 v121, v111
	v_mul_f32_e32 v118, v115, v109
	v_fma_f32 v123, -v122, v118, v115
	v_fma_f32 v118, v123, v109, v118
	v_fma_f32 v115, -v122, v118, v115
	v_mul_f32_e32 v122, 0xbf317180, v121
	v_add_f32_e32 v122, v122, v106
	v_mul_f32_e32 v121, 0xb717f7d1, v121
	v_add_f32_e32 v123, v122, v121
	v_mul_f32_e32 v124, v123, v123
	v_mul_f32_e32 v125, 0x3331bb4c, v124
	v_add_f32_e32 v125, 0xb5ddea0e, v125
	v_mul_f32_e32 v125, v124, v125
	v_add_f32_e32 v125, 0x388ab355, v125
	v_mul_f32_e32 v125, v124, v125
	v_add_f32_e32 v125, 0xbb360b61, v125
	v_mul_f32_e32 v125, v124, v125
	v_add_f32_e32 v125, 0x3e2aaaab, v125
	v_mul_f32_e32 v124, v124, v125
	v_sub_f32_e32 v124, v123, v124
	v_mul_f32_e32 v123, v123, v124
	v_sub_f32_e32 v124, 2.0, v124
	v_div_scale_f32 v125, s[6:7], v124, v124, v123
	v_div_fmas_f32 v109, v115, v109, v118
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v108, 23, v108
	v_add_u32_e32 v16, vcc, v108, v16
	v_cmp_ngt_f32_e32 vcc, s55, v66
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_div_scale_f32 v108, vcc, v123, v124, v123
	v_cmp_gt_f32_e64 s[6:7], s56, v66
	v_cndmask_b32_e64 v16, v91, v16, s[6:7]
	v_cmp_o_f32_e64 s[6:7], v66, v66
	v_cndmask_b32_e64 v16, v66, v16, s[6:7]
	.loc	1 236
	s_waitcnt lgkmcnt(0)
	.loc	1 237
	v_rcp_f32_e32 v66, v125
	.loc	1 236
	s_barrier
	.loc	1 237
	ds_write2_b32 v70, v65, v16 offset1:32
	v_div_fixup_f32 v16, v109, v119, v117
	v_fma_f32 v65, -v125, v66, 1.0
	v_fma_f32 v65, v65, v66, v66
	v_sub_f32_e32 v66, v105, v112
	v_cmp_gt_f32_e64 s[6:7], 0, v66
	v_cndmask_b32_e64 v105, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v109, 0x3fb8aa3b, v66
	v_add_f32_e32 v105, v109, v105
	v_cvt_i32_f32_e32 v105, v105
	v_mul_f32_e32 v109, v108, v65
	v_fma_f32 v112, -v125, v109, v108
	v_fma_f32 v109, v112, v65, v109
	v_cvt_f32_i32_e32 v112, v105
	v_fma_f32 v108, -v125, v109, v108
	v_div_fmas_f32 v65, v108, v65, v109
	v_sub_f32_e64 v16, -v116, v16
	v_mul_f32_e32 v108, 0xbf317180, v112
	v_add_f32_e32 v108, v108, v66
	v_mul_f32_e32 v109, 0xb717f7d1, v112
	v_add_f32_e32 v112, v108, v109
	v_mul_f32_e32 v115, v112, v112
	v_mul_f32_e32 v116, 0x3331bb4c, v115
	v_add_f32_e32 v116, 0xb5ddea0e, v116
	v_mul_f32_e32 v116, v115, v116
	v_add_f32_e32 v116, 0x388ab355, v116
	v_mul_f32_e32 v116, v115, v116
	v_add_f32_e32 v116, 0xbb360b61, v116
	v_mul_f32_e32 v116, v115, v116
	v_add_f32_e32 v116, 0x3e2aaaab, v116
	v_mul_f32_e32 v115, v115, v116
	v_sub_f32_e32 v115, v112, v115
	v_mul_f32_e32 v112, v112, v115
	v_sub_f32_e32 v115, 2.0, v115
	v_div_scale_f32 v116, s[6:7], v115, v115, v112
	v_sub_f32_e32 v16, v114, v16
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v110, 23, v110
	v_add_u32_e32 v16, vcc, v110, v16
	v_cmp_ngt_f32_e32 vcc, s55, v107
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s56, v107
	v_cndmask_b32_e32 v16, v91, v16, vcc
	v_div_scale_f32 v110, vcc, v112, v115, v112
	v_cmp_o_f32_e64 s[6:7], v107, v107
	v_cndmask_b32_e64 v16, v107, v16, s[6:7]
	v_cmp_gt_f32_e64 s[6:7], 0, v104
	v_rcp_f32_e32 v107, v116
	v_mul_f32_e32 v117, 0x3fb8aa3b, v104
	v_div_fixup_f32 v65, v65, v124, v123
	v_sub_f32_e64 v65, -v121, v65
	v_fma_f32 v114, -v116, v107, 1.0
	v_fma_f32 v107, v114, v107, v107
	v_cndmask_b32_e64 v114, 0.5, -0.5, s[6:7]
	v_add_f32_e32 v114, v117, v114
	v_cvt_i32_f32_e32 v114, v114
	v_sub_f32_e32 v65, v122, v65
	v_add_f32_e32 v65, 1.0, v65
	v_mul_f32_e32 v117, v110, v107
	v_fma_f32 v118, -v116, v117, v110
	v_fma_f32 v117, v118, v107, v117
	v_cvt_f32_i32_e32 v118, v114
	v_fma_f32 v110, -v116, v117, v110
	v_div_fmas_f32 v107, v110, v107, v117
	v_lshlrev_b32_e32 v111, 23, v111
	v_mul_f32_e32 v110, 0xbf317180, v118
	v_add_f32_e32 v110, v110, v104
	v_mul_f32_e32 v116, 0xb717f7d1, v118
	v_add_f32_e32 v117, v110, v116
	v_mul_f32_e32 v118, v117, v117
	v_mul_f32_e32 v119, 0x3331bb4c, v118
	v_add_f32_e32 v119, 0xb5ddea0e, v119
	v_mul_f32_e32 v119, v118, v119
	v_add_f32_e32 v119, 0x388ab355, v119
	v_mul_f32_e32 v119, v118, v119
	v_add_f32_e32 v119, 0xbb360b61, v119
	v_mul_f32_e32 v119, v118, v119
	v_add_f32_e32 v119, 0x3e2aaaab, v119
	v_mul_f32_e32 v118, v118, v119
	v_sub_f32_e32 v118, v117, v118
	v_mul_f32_e32 v117, v117, v118
	v_sub_f32_e32 v118, 2.0, v118
	v_div_scale_f32 v119, s[6:7], v118, v118, v117
	v_add_u32_e32 v65, vcc, v111, v65
	v_cmp_ngt_f32_e32 vcc, s55, v106
	v_cndmask_b32_e32 v65, 0, v65, vcc
	v_cmp_gt_f32_e32 vcc, s56, v106
	v_cndmask_b32_e32 v65, v91, v65, vcc
	v_cmp_o_f32_e32 vcc, v106, v106
	v_cndmask_b32_e32 v65, v106, v65, vcc
	ds_write2_b32 v70, v16, v65 offset0:64 offset1:96
	v_div_scale_f32 v65, vcc, v117, v118, v117
	v_div_fixup_f32 v16, v107, v115, v112
	v_sub_f32_e64 v16, -v109, v16
	v_sub_f32_e32 v16, v108, v16
	v_rcp_f32_e32 v106, v119
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v105, 23, v105
	v_add_u32_e64 v16, s[6:7], v105, v16
	v_cmp_ngt_f32_e64 s[6:7], s55, v66
	v_sub_f32_e32 v103, v103, v126
	v_cndmask_b32_e64 v16, 0, v16, s[6:7]
	v_fma_f32 v105, -v119, v106, 1.0
	v_cmp_gt_f32_e64 s[6:7], 0, v103
	v_fma_f32 v105, v105, v106, v106
	v_cndmask_b32_e64 v106, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v107, 0x3fb8aa3b, v103
	v_add_f32_e32 v106, v107, v106
	v_mul_f32_e32 v107, v65, v105
	v_fma_f32 v108, -v119, v107, v65
	v_fma_f32 v107, v108, v105, v107
	v_cvt_i32_f32_e32 v106, v106
	v_fma_f32 v65, -v119, v107, v65
	v_div_fmas_f32 v65, v65, v105, v107
	v_cmp_gt_f32_e32 vcc, s56, v66
	v_cvt_f32_i32_e32 v108, v106
	v_cndmask_b32_e32 v16, v91, v16, vcc
	v_cmp_o_f32_e32 vcc, v66, v66
	v_cndmask_b32_e32 v16, v66, v16, vcc
	v_mul_f32_e32 v105, 0xbf317180, v108
	v_add_f32_e32 v105, v105, v103
	v_mul_f32_e32 v107, 0xb717f7d1, v108
	v_add_f32_e32 v108, v105, v107
	v_mul_f32_e32 v109, v108, v108
	v_sub_f32_e32 v66, v102, v113
	v_mul_f32_e32 v111, 0x3331bb4c, v109
	v_cmp_gt_f32_e32 vcc, 0, v66
	v_add_f32_e32 v111, 0xb5ddea0e, v111
	v_cndmask_b32_e64 v102, 0.5, -0.5, vcc
	v_mul_f32_e32 v112, 0x3fb8aa3b, v66
	v_mul_f32_e32 v111, v109, v111
	v_add_f32_e32 v102, v112, v102
	v_add_f32_e32 v111, 0x388ab355, v111
	v_cvt_i32_f32_e32 v102, v102
	v_mul_f32_e32 v111, v109, v111
	v_add_f32_e32 v111, 0xbb360b61, v111
	v_div_fixup_f32 v65, v65, v118, v117
	v_mul_f32_e32 v111, v109, v111
	v_sub_f32_e64 v65, -v116, v65
	v_add_f32_e32 v111, 0x3e2aaaab, v111
	v_sub_f32_e32 v65, v110, v65
	v_cvt_f32_i32_e32 v110, v102
	v_mul_f32_e32 v109, v109, v111
	v_sub_f32_e32 v109, v108, v109
	v_mul_f32_e32 v108, v108, v109
	v_sub_f32_e32 v109, 2.0, v109
	v_div_scale_f32 v111, s[6:7], v109, v109, v108
	v_mul_f32_e32 v115, 0xbf317180, v110
	v_add_f32_e32 v115, v115, v66
	v_mul_f32_e32 v110, 0xb717f7d1, v110
	v_add_f32_e32 v116, v115, v110
	v_mul_f32_e32 v117, v116, v116
	v_mul_f32_e32 v118, 0x3331bb4c, v117
	v_add_f32_e32 v118, 0xb5ddea0e, v118
	v_mul_f32_e32 v118, v117, v118
	v_add_f32_e32 v118, 0x388ab355, v118
	v_mul_f32_e32 v118, v117, v118
	v_add_f32_e32 v118, 0xbb360b61, v118
	v_mul_f32_e32 v118, v117, v118
	v_div_scale_f32 v113, vcc, v108, v109, v108
	v_add_f32_e32 v118, 0x3e2aaaab, v118
	v_mul_f32_e32 v117, v117, v118
	v_sub_f32_e32 v117, v116, v117
	v_mul_f32_e32 v116, v116, v117
	v_sub_f32_e32 v117, 2.0, v117
	v_div_scale_f32 v118, s[6:7], v117, v117, v116
	v_rcp_f32_e32 v112, v111
	v_add_f32_e32 v65, 1.0, v65
	v_lshlrev_b32_e32 v114, 23, v114
	v_add_u32_e64 v65, s[6:7], v114, v65
	v_fma_f32 v114, -v111, v112, 1.0
	v_fma_f32 v112, v114, v112, v112
	v_div_scale_f32 v114, s[6:7], v116, v117, v116
	v_mul_f32_e32 v119, v113, v112
	v_fma_f32 v120, -v111, v119, v113
	v_fma_f32 v119, v120, v112, v119
	v_fma_f32 v111, -v111, v119, v113
	v_div_fmas_f32 v111, v111, v112, v119
	v_rcp_f32_e32 v112, v118
	v_cmp_ngt_f32_e32 vcc, s55, v104
	v_cndmask_b32_e32 v65, 0, v65, vcc
	v_cmp_gt_f32_e32 vcc, s56, v104
	v_cndmask_b32_e32 v65, v91, v65, vcc
	v_cmp_o_f32_e32 vcc, v104, v104
	v_cndmask_b32_e32 v65, v104, v65, vcc
	v_fma_f32 v104, -v118, v112, 1.0
	v_fma_f32 v104, v104, v112, v112
	v_mul_f32_e32 v112, v114, v104
	v_fma_f32 v113, -v118, v112, v114
	v_fma_f32 v112, v113, v104, v112
	v_fma_f32 v113, -v118, v112, v114
	s_mov_b64 vcc, s[6:7]
	v_div_fmas_f32 v104, v113, v104, v112
	ds_write2_b32 v70, v16, v65 offset0:128 offset1:160
	v_div_fixup_f32 v16, v111, v109, v108
	v_sub_f32_e64 v16, -v107, v16
	v_sub_f32_e32 v16, v105, v16
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v65, 23, v106
	v_add_u32_e32 v16, vcc, v65, v16
	v_cmp_ngt_f32_e32 vcc, s55, v103
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s56, v103
	v_cndmask_b32_e32 v16, v91, v16, vcc
	v_cmp_o_f32_e32 vcc, v103, v103
	v_cndmask_b32_e32 v16, v103, v16, vcc
	ds_write_b32 v70, v16 offset:768
	v_div_fixup_f32 v16, v104, v117, v116
	v_sub_f32_e64 v16, -v110, v16
	v_sub_f32_e32 v16, v115, v16
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v65, 23, v102
	v_add_u32_e32 v16, vcc, v65, v16
	v_cmp_ngt_f32_e32 vcc, s55, v66
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s56, v66
	v_cndmask_b32_e32 v16, v91, v16, vcc
	v_cmp_o_f32_e32 vcc, v66, v66
	v_cndmask_b32_e32 v16, v66, v16, vcc
	ds_write_b32 v72, v16
	v_mov_b32_e32 v16, v84
	.loc	1 238
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB0_27
.LBB0_26:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 243
	s_waitcnt lgkmcnt(7)
	v_add_f32_e32 v0, v0, v65
	.loc	1 244
	v_mul_f32_e32 v65, v65, v66
	.loc	1 243
	s_waitcnt lgkmcnt(5)
	v_add_f32_e32 v2, v2, v104
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v4, v4, v109
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v6, v6, v114
	.loc	1 244
	v_mul_f32_e32 v114, v114, v115
	v_mul_f32_e32 v111, v112, v111
	v_mul_f32_e32 v109, v109, v110
	v_mul_f32_e32 v106, v107, v106
	v_mul_f32_e32 v104, v104, v105
	v_mul_f32_e32 v102, v103, v102
	v_add_f32_e32 v99, v65, v99
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v65, v113, v108
	.loc	1 240
	s_add_i32 s10, s10, 4
	.loc	1 243
	v_add_f32_e32 v1, v1, v103
	v_add_f32_e32 v3, v3, v107
	v_add_f32_e32 v5, v5, v112
	.loc	1 244
	v_add_f32_e32 v93, v114, v93
	.loc	1 243
	v_add_f32_e32 v7, v7, v113
	.loc	1 244
	v_add_f32_e32 v94, v111, v94
	v_add_f32_e32 v95, v109, v95
	v_add_f32_e32 v96, v106, v96
	v_add_f32_e32 v97, v104, v97
	v_add_f32_e32 v98, v102, v98
	v_add_f32_e32 v92, v65, v92
	.loc	1 240
	s_cmpk_eq_i32 s10, 0x80
	v_add_u32_e32 v16, vcc, 0x50, v16
	s_cbranch_scc1 .LBB0_43
.LBB0_27:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_18 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 242
	v_add_u32_e32 v108, vcc, s10, v87
	ds_read_b32 v65, v108
	.loc	1 244
	v_mov_b32_e32 v102, 0
	v_mov_b32_e32 v66, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_29
; %bb.28:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v66, v16
.LBB0_29:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 242
	ds_read_b32 v103, v108 offset:128
	.loc	1 244
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v102, v16
.LBB0_31:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 242
	ds_read_b32 v104, v108 offset:256
	.loc	1 244
	v_mov_b32_e32 v106, 0
	v_mov_b32_e32 v105, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v105, v16
.LBB0_33:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 242
	ds_read_b32 v107, v108 offset:384
	.loc	1 244
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_35
; %bb.34:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v106, v16
.LBB0_35:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 242
	ds_read_b32 v109, v108 offset:512
	.loc	1 244
	v_mov_b32_e32 v111, 0
	v_mov_b32_e32 v110, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_37
; %bb.36:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v110, v16
.LBB0_37:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 242
	ds_read_b32 v112, v108 offset:640
	.loc	1 244
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_39
; %bb.38:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v111, v16
.LBB0_39:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 242
	ds_read_b32 v114, v108 offset:768
	.loc	1 244
	v_mov_b32_e32 v108, 0
	v_mov_b32_e32 v115, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_41
; %bb.40:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v115, v16
.LBB0_41:                               ;   in Loop: Header=BB0_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 242
	v_add_u32_e32 v113, vcc, s10, v71
	ds_read_b32 v113, v113
	.loc	1 244
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_26
; %bb.42:                               ;   in Loop: Header=BB0_27 Depth=3
	ds_read_b32 v108, v16
	s_branch .LBB0_26
.LBB0_43:                               ;   in Loop: Header=BB0_18 Depth=2
	.loc	1 209
	v_add_u32_e32 v57, vcc, 0x800, v57
	v_addc_u32_e32 v58, vcc, 0, v58, vcc
	v_add_u32_e32 v101, vcc, 32, v101
	v_add_u32_e32 v59, vcc, 0x800, v59
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	s_cmp_eq_u32 s36, s49
	v_add_u32_e32 v100, vcc, 32, v100
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
	v_add_u32_e32 v8, vcc, v25, v17
	v_addc_u32_e32 v9, vcc, 0, v26, vcc
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s29, v28
	s_and_b64 s[10:11], vcc, s[2:3]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_50
; %bb.46:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_48
; %bb.47:                               ;   in Loop: Header=BB0_5 Depth=1
	v_div_scale_f32 v10, s[10:11], v0, v0, v99
	v_div_scale_f32 v11, vcc, v99, v0, v99
	v_rcp_f32_e32 v12, v10
	v_fma_f32 v13, -v10, v12, 1.0
	v_fma_f32 v12, v13, v12, v12
	v_mul_f32_e32 v13, v11, v12
	v_fma_f32 v14, -v10, v13, v11
	v_fma_f32 v13, v14, v12, v13
	v_fma_f32 v10, -v10, v13, v11
	v_div_fmas_f32 v10, v10, v12, v13
	v_div_fixup_f32 v0, v10, v0, v99
	s_branch .LBB0_49
.LBB0_48:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v0, 0
.LBB0_49:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_ashrrev_i32_e32 v29, 31, v28
	v_lshlrev_b64 v[10:11], 4, v[28:29]
	v_mov_b32_e32 v12, s45
	v_add_u32_e32 v10, vcc, v8, v10
	v_addc_u32_e32 v11, vcc, v9, v11, vcc
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v10, vcc, s44, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	flat_store_dword v[10:11], v0
.LBB0_50:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s29, v27
	s_and_b64 s[10:11], vcc, s[2:3]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_55
; %bb.51:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_53
; %bb.52:                               ;   in Loop: Header=BB0_5 Depth=1
	v_div_scale_f32 v0, s[10:11], v1, v1, v98
	v_div_scale_f32 v10, vcc, v98, v1, v98
	v_rcp_f32_e32 v11, v0
	v_fma_f32 v12, -v0, v11, 1.0
	v_fma_f32 v11, v12, v11, v11
	v_mul_f32_e32 v12, v10, v11
	v_fma_f32 v13, -v0, v12, v10
	v_fma_f32 v12, v13, v11, v12
	v_fma_f32 v0, -v0, v12, v10
	v_div_fmas_f32 v0, v0, v11, v12
	v_div_fixup_f32 v0, v0, v1, v98
	s_branch .LBB0_54
.LBB0_53:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v0, 0
.LBB0_54:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_ashrrev_i32_e32 v28, 31, v27
	v_lshlrev_b64 v[10:11], 4, v[27:28]
	v_mov_b32_e32 v1, s45
	v_add_u32_e32 v10, vcc, v8, v10
	v_addc_u32_e32 v11, vcc, v9, v11, vcc
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v10, vcc, s44, v10
	v_addc_u32_e32 v11, vcc, v1, v11, vcc
	flat_store_dword v[10:11], v0
.LBB0_55:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s29, v24
	s_and_b64 s[10:11], vcc, s[2:3]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_60
; %bb.56:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_58
; %bb.57:                               ;   in Loop: Header=BB0_5 Depth=1
	v_div_scale_f32 v0, s[10:11], v2, v2, v97
	v_div_scale_f32 v1, vcc, v97, v2, v97
	v_rcp_f32_e32 v10, v0
	v_fma_f32 v11, -v0, v10, 1.0
	v_fma_f32 v10, v11, v10, v10
	v_mul_f32_e32 v11, v1, v10
	v_fma_f32 v12, -v0, v11, v1
	v_fma_f32 v11, v12, v10, v11
	v_fma_f32 v0, -v0, v11, v1
	v_div_fmas_f32 v0, v0, v10, v11
	v_div_fixup_f32 v0, v0, v2, v97
	s_branch .LBB0_59
.LBB0_58:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v0, 0
.LBB0_59:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_ashrrev_i32_e32 v25, 31, v24
	v_lshlrev_b64 v[1:2], 4, v[24:25]
	v_mov_b32_e32 v10, s45
	v_add_u32_e32 v1, vcc, v8, v1
	v_addc_u32_e32 v2, vcc, v9, v2, vcc
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s44, v1
	v_addc_u32_e32 v2, vcc, v10, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_60:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s29, v23
	s_and_b64 s[10:11], vcc, s[2:3]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_65
; %bb.61:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_63
; %bb.62:                               ;   in Loop: Header=BB0_5 Depth=1
	v_div_scale_f32 v0, s[10:11], v3, v3, v96
	v_div_scale_f32 v1, vcc, v96, v3, v96
	v_rcp_f32_e32 v2, v0
	v_fma_f32 v10, -v0, v2, 1.0
	v_fma_f32 v2, v10, v2, v2
	v_mul_f32_e32 v10, v1, v2
	v_fma_f32 v11, -v0, v10, v1
	v_fma_f32 v10, v11, v2, v10
	v_fma_f32 v0, -v0, v10, v1
	v_div_fmas_f32 v0, v0, v2, v10
	v_div_fixup_f32 v0, v0, v3, v96
	s_branch .LBB0_64
.LBB0_63:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v0, 0
.LBB0_64:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_ashrrev_i32_e32 v24, 31, v23
	v_lshlrev_b64 v[1:2], 4, v[23:24]
	v_mov_b32_e32 v3, s45
	v_add_u32_e32 v1, vcc, v8, v1
	v_addc_u32_e32 v2, vcc, v9, v2, vcc
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s44, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_65:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s29, v22
	s_and_b64 s[10:11], vcc, s[2:3]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_70
; %bb.66:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_68
; %bb.67:                               ;   in Loop: Header=BB0_5 Depth=1
	v_div_scale_f32 v0, s[10:11], v4, v4, v95
	v_div_scale_f32 v1, vcc, v95, v4, v95
	v_rcp_f32_e32 v2, v0
	v_fma_f32 v3, -v0, v2, 1.0
	v_fma_f32 v2, v3, v2, v2
	v_mul_f32_e32 v3, v1, v2
	v_fma_f32 v10, -v0, v3, v1
	v_fma_f32 v3, v10, v2, v3
	v_fma_f32 v0, -v0, v3, v1
	v_div_fmas_f32 v0, v0, v2, v3
	v_div_fixup_f32 v0, v0, v4, v95
	s_branch .LBB0_69
.LBB0_68:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v0, 0
.LBB0_69:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_ashrrev_i32_e32 v23, 31, v22
	v_lshlrev_b64 v[1:2], 4, v[22:23]
	v_mov_b32_e32 v3, s45
	v_add_u32_e32 v1, vcc, v8, v1
	v_addc_u32_e32 v2, vcc, v9, v2, vcc
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s44, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_70:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s29, v21
	s_and_b64 s[10:11], vcc, s[2:3]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_75
; %bb.71:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_73
; %bb.72:                               ;   in Loop: Header=BB0_5 Depth=1
	v_div_scale_f32 v0, s[10:11], v5, v5, v94
	v_div_scale_f32 v1, vcc, v94, v5, v94
	v_rcp_f32_e32 v2, v0
	v_fma_f32 v3, -v0, v2, 1.0
	v_fma_f32 v2, v3, v2, v2
	v_mul_f32_e32 v3, v1, v2
	v_fma_f32 v4, -v0, v3, v1
	v_fma_f32 v3, v4, v2, v3
	v_fma_f32 v0, -v0, v3, v1
	v_div_fmas_f32 v0, v0, v2, v3
	v_div_fixup_f32 v0, v0, v5, v94
	s_branch .LBB0_74
.LBB0_73:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v0, 0
.LBB0_74:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_ashrrev_i32_e32 v22, 31, v21
	v_lshlrev_b64 v[1:2], 4, v[21:22]
	v_mov_b32_e32 v3, s45
	v_add_u32_e32 v1, vcc, v8, v1
	v_addc_u32_e32 v2, vcc, v9, v2, vcc
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s44, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_75:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s29, v20
	s_and_b64 s[10:11], vcc, s[2:3]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_80
; %bb.76:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_78
; %bb.77:                               ;   in Loop: Header=BB0_5 Depth=1
	v_div_scale_f32 v0, s[10:11], v6, v6, v93
	v_div_scale_f32 v1, vcc, v93, v6, v93
	v_rcp_f32_e32 v2, v0
	v_fma_f32 v3, -v0, v2, 1.0
	v_fma_f32 v2, v3, v2, v2
	v_mul_f32_e32 v3, v1, v2
	v_fma_f32 v4, -v0, v3, v1
	v_fma_f32 v3, v4, v2, v3
	v_fma_f32 v0, -v0, v3, v1
	v_div_fmas_f32 v0, v0, v2, v3
	v_div_fixup_f32 v0, v0, v6, v93
	s_branch .LBB0_79
.LBB0_78:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v0, 0
.LBB0_79:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_ashrrev_i32_e32 v21, 31, v20
	v_lshlrev_b64 v[1:2], 4, v[20:21]
	v_mov_b32_e32 v3, s45
	v_add_u32_e32 v1, vcc, v8, v1
	v_addc_u32_e32 v2, vcc, v9, v2, vcc
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s44, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_80:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s29, v19
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
		.amdhsa_next_free_vgpr 167
		.amdhsa_next_free_sgpr 57
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
; codeLenInByte = 14616
; NumSgprs: 59
; NumVgprs: 167
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 9216 bytes/workgroup (compile time only)
; SGPRBlocks: 7
; VGPRBlocks: 41
; NumSGPRsForWavesPerEU: 59
; NumVGPRsForWavesPerEU: 167
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
    .vgpr_count:     167
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

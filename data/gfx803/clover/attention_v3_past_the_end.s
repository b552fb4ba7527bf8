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
	s_load_dwordx4 s[36:39], s[6:7], 0x0
	v_mov_b32_e32 v1, 0x2aaaaaab
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s38, 47
	v_mul_hi_i32 v1, s0, v1
	s_mul_i32 s35, s37, s36
	v_readfirstlane_b32 s0, v1
	s_lshr_b32 s1, s0, 31
	s_ashr_i32 s33, s0, 3
	s_add_i32 s33, s33, s1
	s_mul_i32 s35, s35, s33
	.loc	1 196
	s_cmp_le_i32 s35, s8
	s_cbranch_scc1 .LBB0_79
; %bb.1:
	.loc	1 0
	s_add_i32 s0, s39, 63
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	s_load_dword s1, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_ashr_i32 s46, s0, 6
	s_cmp_gt_i32 s39, 0
	s_cselect_b64 s[10:11], -1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s1, 0xffff
	v_cvt_f32_u32_e32 v1, s0
	s_sub_i32 s1, 0, s0
	s_load_dword s47, s[6:7], 0x10
	.loc	1 195
	s_load_dwordx2 s[22:23], s[6:7], 0x18
	s_load_dwordx8 s[12:19], s[6:7], 0x20
	s_load_dwordx4 s[40:43], s[6:7], 0x40
	s_load_dwordx2 s[30:31], s[6:7], 0x50
	v_rcp_iflag_f32_e32 v1, v1
	v_lshrrev_b32_e32 v3, 5, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s34, s13
	s_mul_i32 s13, s33, 48
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_ashr_i32 s43, s42, 31
	s_add_i32 s15, s13, -1
	v_mul_u32_u24_e32 v46, 6, v3
	v_mul_lo_u32 v2, s1, v1
	.loc	1 196
	s_mov_b32 s9, 0
	.loc	1 195
	v_and_b32_e32 v13, 31, v0
	s_mov_b32 s36, s41
	v_mul_hi_u32 v2, v1, v2
	.loc	1 196
	v_alignbit_b32 v5, s9, v0, 4
	v_mov_b32_e32 v6, s17
	v_lshrrev_b32_e32 v53, 4, v0
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v2, s2, v1
	v_and_b32_e32 v1, 15, v0
	v_or_b32_e32 v50, 0xffffff00, v0
	v_mov_b32_e32 v7, s19
	v_readfirstlane_b32 s1, v2
	s_mul_i32 s3, s1, s0
	s_sub_i32 s3, s2, s3
	s_add_i32 s4, s1, 1
	s_sub_i32 s5, s3, s0
	s_cmp_ge_u32 s3, s0
	s_cselect_b32 s1, s4, s1
	s_cselect_b32 s3, s5, s3
	s_add_i32 s4, s1, 1
	s_cmp_ge_u32 s3, s0
	s_cselect_b32 s38, s4, s1
	v_mov_b32_e32 v2, s38
	v_mad_u64_u32 v[3:4], s[0:1], s0, v2, 0
	s_mov_b32 s3, s9
	v_mov_b32_e32 v2, 0
	v_cmp_ne_u64_e32 vcc, s[2:3], v[3:4]
	s_movk_i32 s4, 0x50
	v_cndmask_b32_e64 v3, 0, 1, vcc
	v_readfirstlane_b32 s41, v3
	v_mul_u32_u24_e32 v3, 0x50, v13
	v_or_b32_e32 v47, 0x3000, v3
	v_mad_i64_i32 v[2:3], s[2:3], v5, s42, v[1:2]
	s_movk_i32 s2, 0x4400
	v_lshlrev_b32_e32 v4, 2, v13
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshlrev_b32_e32 v48, 8, v46
	v_add_u32_e32 v51, vcc, s16, v2
	v_addc_u32_e32 v52, vcc, v6, v3, vcc
	v_lshlrev_b32_e32 v6, 2, v1
	v_mad_u32_u24 v0, v53, s4, v6
	v_or_b32_e32 v54, 0x3000, v0
	v_add_u32_e32 v55, vcc, s2, v0
	v_or_b32_e32 v0, 64, v5
	v_mad_i64_i32 v[0:1], s[2:3], v0, s42, 0
	v_add_u32_e32 v56, vcc, s18, v2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_addc_u32_e32 v57, vcc, v7, v3, vcc
	v_add_u32_e32 v0, vcc, v0, v6
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mov_b32_e32 v2, s17
	v_add_u32_e32 v58, vcc, s16, v0
	v_cmp_gt_u32_e64 s[0:1], 16, v13
	s_max_i32 s48, s46, 1
	v_or_b32_e32 v49, v48, v4
	s_lshl_b64 s[44:45], s[42:43], 6
	s_lshl_b64 s[42:43], s[42:43], 8
	v_addc_u32_e32 v59, vcc, v2, v1, vcc
	v_or_b32_e32 v60, 64, v53
	v_or_b32_e32 v61, 0x4400, v4
	v_cndmask_b32_e64 v62, 0, 1, s[10:11]
	s_movk_i32 s49, 0x2ff
	s_mov_b32 s16, 0xff800000
	s_mov_b32 s50, 0xc2aeac4f
	s_mov_b32 s51, 0x42b17218
	v_mov_b32_e32 v63, 0xff800000
	s_movk_i32 s52, 0x400
	v_mov_b32_e32 v64, 0x7f800000
	s_branch .LBB0_5
.LBB0_2:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_div_scale_f32 v1, s[2:3], v5, v5, v66
	v_div_scale_f32 v2, vcc, v66, v5, v66
	v_rcp_f32_e32 v3, v1
	v_fma_f32 v4, -v1, v3, 1.0
	v_fma_f32 v3, v4, v3, v3
	v_mul_f32_e32 v4, v2, v3
	v_fma_f32 v8, -v1, v4, v2
	v_fma_f32 v4, v8, v3, v4
	v_fma_f32 v1, -v1, v4, v2
	v_div_fmas_f32 v1, v1, v3, v4
	v_div_fixup_f32 v1, v1, v5, v66
.LBB0_3:                                ;   in Loop: Header=BB0_5 Depth=1
	v_mad_i64_i32 v[2:3], s[2:3], v0, s14, v[6:7]
	v_mov_b32_e32 v0, s31
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s30, v2
	v_addc_u32_e32 v3, vcc, v0, v3, vcc
	flat_store_dword v[2:3], v1
.LBB0_4:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 196
	s_bfe_i64 s[2:3], s[8:9], 0x200000
	s_add_u32 s2, s2, s38
	s_addc_u32 s3, s3, 0
	s_add_u32 s8, s2, s41
	s_addc_u32 s9, s3, 0
	s_cmp_le_i32 s35, s8
	s_cbranch_scc1 .LBB0_79
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_8 Depth 2
                                        ;     Child Loop BB0_13 Depth 2
                                        ;       Child Loop BB0_15 Depth 3
                                        ;       Child Loop BB0_20 Depth 3
                                        ;       Child Loop BB0_25 Depth 3
	.loc	1 197
	s_ashr_i32 s2, s33, 31
	s_add_i32 s3, s33, s2
	s_xor_b32 s3, s3, s2
	v_cvt_f32_u32_e32 v0, s3
	s_sub_i32 s4, 0, s3
	.loc	1 200
	v_mov_b32_e32 v2, s40
	.loc	1 182
	s_mov_b32 m0, -1
	.loc	1 197
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s4, v0
	s_ashr_i32 s4, s8, 31
	s_add_i32 s5, s8, s4
	s_xor_b32 s5, s5, s4
	v_mul_hi_u32 v1, v0, v1
	s_xor_b32 s2, s4, s2
	v_add_u32_e32 v0, vcc, v0, v1
	v_mul_hi_u32 v0, s5, v0
	v_readfirstlane_b32 s4, v0
	s_mul_i32 s6, s4, s3
	s_sub_i32 s5, s5, s6
	s_add_i32 s7, s4, 1
	s_sub_i32 s6, s5, s3
	s_cmp_ge_u32 s5, s3
	s_cselect_b32 s4, s7, s4
	s_cselect_b32 s5, s6, s5
	s_add_i32 s6, s4, 1
	s_cmp_ge_u32 s5, s3
	s_cselect_b32 s3, s6, s4
	s_ashr_i32 s4, s37, 31
	s_add_i32 s5, s37, s4
	s_xor_b32 s5, s5, s4
	v_cvt_f32_u32_e32 v0, s5
	s_sub_i32 s6, 0, s5
	s_xor_b32 s3, s3, s2
	s_sub_i32 s17, s3, s2
	v_rcp_iflag_f32_e32 v0, v0
	s_ashr_i32 s2, s17, 31
	s_add_i32 s3, s17, s2
	s_xor_b32 s3, s3, s2
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	s_xor_b32 s2, s2, s4
	v_mul_lo_u32 v1, s6, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, vcc, v0, v1
	v_mul_hi_u32 v0, s3, v0
	.loc	1 200
	v_mov_b32_e32 v1, s36
	.loc	1 197
	v_readfirstlane_b32 s4, v0
	s_mul_i32 s6, s4, s5
	s_sub_i32 s3, s3, s6
	s_add_i32 s7, s4, 1
	s_sub_i32 s6, s3, s5
	s_cmp_ge_u32 s3, s5
	s_cselect_b32 s4, s7, s4
	s_cselect_b32 s3, s6, s3
	s_add_i32 s6, s4, 1
	s_cmp_ge_u32 s3, s5
	s_cselect_b32 s3, s6, s4
	s_xor_b32 s3, s3, s2
	s_sub_i32 s18, s3, s2
	s_mul_i32 s2, s18, s37
	s_sub_i32 s19, s17, s2
	.loc	1 200
	v_mad_i64_i32 v[0:1], s[2:3], s19, v1, 0
	.loc	1 206
	s_andn2_b64 vcc, exec, s[10:11]
	.loc	1 200
	v_mad_i64_i32 v[0:1], s[2:3], s18, v2, v[0:1]
	.loc	1 206
	v_cmp_ne_u32_e64 s[2:3], 1, v62
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	s_cbranch_vccnz .LBB0_11
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 179
	v_add_u32_e32 v0, vcc, v51, v6
	v_addc_u32_e32 v1, vcc, v52, v7, vcc
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, v53
	v_mov_b32_e32 v3, v54
	v_mov_b32_e32 v4, v50
	s_branch .LBB0_8
.LBB0_7:                                ;   in Loop: Header=BB0_8 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 179
	v_add_u32_e32 v4, vcc, 0x100, v4
	.loc	1 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v5
	.loc	1 179
	v_mov_b32_e32 v5, s45
	v_add_u32_e32 v0, vcc, s44, v0
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_add_u32_e32 v3, vcc, 0x500, v3
	v_cmp_lt_u32_e32 vcc, s49, v4
	s_or_b64 s[4:5], vcc, s[4:5]
	v_add_u32_e32 v2, vcc, 16, v2
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_10
.LBB0_8:                                ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 181
	v_cmp_gt_i32_e32 vcc, s39, v2
	.loc	1 182
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_7
; %bb.9:                                ;   in Loop: Header=BB0_8 Depth=2
	flat_load_dword v5, v[0:1]
	s_branch .LBB0_7
.LBB0_10:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
.LBB0_11:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 199
	v_mov_b32_e32 v0, s34
	v_mad_i64_i32 v[0:1], s[4:5], s19, v0, 0
	s_mul_i32 s17, s17, s33
	v_mov_b32_e32 v2, s12
	s_sub_i32 s6, s8, s17
	v_mad_i64_i32 v[14:15], s[4:5], s18, v2, v[0:1]
	.loc	1 198
	s_mul_i32 s6, s6, 48
	s_mov_b32 s24, 0
	v_add_u32_e32 v65, vcc, s6, v46
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	s_mov_b32 s28, s24
	s_mov_b32 s29, s24
	v_mov_b32_e32 v0, s24
	.loc	1 209
	s_and_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v1, s25
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s28
	v_mov_b32_e32 v5, s29
	v_mov_b32_e32 v72, 0
	v_or_b32_e32 v68, 1, v65
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v66, 0
	.loc	1 207
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	1 209
	s_cbranch_vccnz .LBB0_51
; %bb.12:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_min_i32_e32 v2, s15, v65
	v_mad_i64_i32 v[2:3], s[4:5], v2, s14, 0
	v_lshlrev_b64 v[0:1], 2, v[14:15]
	v_mov_b32_e32 v4, s23
	v_add_u32_e32 v5, vcc, s22, v0
	v_addc_u32_e32 v4, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s15, v68
	v_mad_i64_i32 v[2:3], s[4:5], v2, s14, 0
	v_add_u32_e32 v16, vcc, v5, v0
	v_addc_u32_e32 v17, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_add_u32_e32 v2, vcc, 2, v65
	v_min_i32_e32 v2, s15, v2
	v_mad_i64_i32 v[2:3], s[4:5], v2, s14, 0
	v_add_u32_e32 v18, vcc, v5, v0
	v_addc_u32_e32 v19, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_add_u32_e32 v2, vcc, 3, v65
	v_min_i32_e32 v2, s15, v2
	v_mad_i64_i32 v[2:3], s[4:5], v2, s14, 0
	v_add_u32_e32 v20, vcc, v5, v0
	v_addc_u32_e32 v21, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_add_u32_e32 v2, vcc, 4, v65
	v_min_i32_e32 v2, s15, v2
	v_mad_i64_i32 v[2:3], s[4:5], v2, s14, 0
	v_add_u32_e32 v22, vcc, v5, v0
	v_addc_u32_e32 v23, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_add_u32_e32 v2, vcc, 5, v65
	v_min_i32_e32 v2, s15, v2
	v_mad_i64_i32 v[2:3], s[4:5], v2, s14, 0
	v_add_u32_e32 v24, vcc, v5, v0
	v_addc_u32_e32 v25, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	s_mov_b32 s17, s16
	v_add_u32_e32 v26, vcc, v5, v0
	v_addc_u32_e32 v27, vcc, v4, v1, vcc
	v_add_u32_e32 v28, vcc, 32, v24
	v_addc_u32_e32 v29, vcc, 0, v25, vcc
	v_add_u32_e32 v30, vcc, 32, v26
	v_addc_u32_e32 v31, vcc, 0, v27, vcc
	v_add_u32_e32 v32, vcc, 48, v16
	v_addc_u32_e32 v33, vcc, 0, v17, vcc
	v_add_u32_e32 v34, vcc, 48, v18
	v_addc_u32_e32 v35, vcc, 0, v19, vcc
	v_add_u32_e32 v36, vcc, 48, v20
	v_addc_u32_e32 v37, vcc, 0, v21, vcc
	v_add_u32_e32 v38, vcc, 48, v22
	v_addc_u32_e32 v39, vcc, 0, v23, vcc
	.loc	1 209
	v_add_u32_e32 v40, vcc, v56, v6
	v_addc_u32_e32 v41, vcc, v57, v7, vcc
	v_add_u32_e32 v42, vcc, v58, v6
	v_addc_u32_e32 v43, vcc, v59, v7, vcc
	s_mov_b32 s18, s16
	s_mov_b32 s19, s16
	s_mov_b32 s20, s16
	s_mov_b32 s21, s16
	v_mov_b32_e32 v0, s24
	v_mov_b32_e32 v7, s16
	.loc	1 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v1, s25
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s28
	v_mov_b32_e32 v5, s29
	v_mov_b32_e32 v8, s17
	v_mov_b32_e32 v9, s18
	v_mov_b32_e32 v10, s19
	v_mov_b32_e32 v11, s20
	v_mov_b32_e32 v12, s21
	v_mov_b32_e32 v73, v60
	v_mov_b32_e32 v74, v53
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v72, 0
.LBB0_13:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_15 Depth 3
                                        ;       Child Loop BB0_20 Depth 3
                                        ;       Child Loop BB0_25 Depth 3
	v_mov_b32_e32 v45, v41
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v6, v74
	v_mov_b32_e32 v44, v40
	v_mov_b32_e32 v75, v55
	v_mov_b32_e32 v76, v50
	s_branch .LBB0_15
.LBB0_14:                               ;   in Loop: Header=BB0_15 Depth=3
	s_or_b64 exec, exec, s[6:7]
	.loc	1 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v75, v77
	.loc	1 179
	v_add_u32_e32 v76, vcc, 0x100, v76
	v_add_u32_e32 v75, vcc, 0x500, v75
	v_mov_b32_e32 v77, s45
	v_add_u32_e32 v44, vcc, s44, v44
	v_addc_u32_e32 v45, vcc, v45, v77, vcc
	v_cmp_lt_u32_e32 vcc, s49, v76
	s_or_b64 s[4:5], vcc, s[4:5]
	v_add_u32_e32 v6, vcc, 16, v6
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_17
.LBB0_15:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_13 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 181
	v_cmp_gt_i32_e32 vcc, s39, v6
	.loc	1 182
	v_mov_b32_e32 v77, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_14
; %bb.16:                               ;   in Loop: Header=BB0_15 Depth=3
	flat_load_dword v77, v[44:45]
	s_branch .LBB0_14
.LBB0_17:                               ;   in Loop: Header=BB0_13 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 215
	flat_load_dwordx4 v[75:78], v[16:17]
	flat_load_dwordx4 v[79:82], v[18:19]
	flat_load_dwordx4 v[83:86], v[20:21]
	flat_load_dwordx4 v[87:90], v[22:23]
	v_add_u32_e32 v44, vcc, 32, v16
	v_addc_u32_e32 v45, vcc, 0, v17, vcc
	v_add_u32_e32 v103, vcc, 16, v16
	v_addc_u32_e32 v104, vcc, 0, v17, vcc
	flat_load_dwordx4 v[91:94], v[24:25]
	flat_load_dwordx4 v[95:98], v[26:27]
	flat_load_dwordx4 v[99:102], v[44:45]
	flat_load_dwordx4 v[103:106], v[103:104]
	v_add_u32_e32 v111, vcc, 32, v18
	v_addc_u32_e32 v112, vcc, 0, v19, vcc
	v_add_u32_e32 v115, vcc, 16, v18
	v_addc_u32_e32 v116, vcc, 0, v19, vcc
	v_add_u32_e32 v119, vcc, 32, v20
	v_addc_u32_e32 v120, vcc, 0, v21, vcc
	v_add_u32_e32 v123, vcc, 16, v20
	.loc	1 216
	s_mov_b32 m0, -1
	.loc	1 215
	v_addc_u32_e32 v124, vcc, 0, v21, vcc
	.loc	1 216
	ds_read_b128 v[107:110], v47
	.loc	1 215
	flat_load_dwordx4 v[111:114], v[111:112]
	flat_load_dwordx4 v[115:118], v[115:116]
	flat_load_dwordx4 v[119:122], v[119:120]
	flat_load_dwordx4 v[123:126], v[123:124]
	.loc	1 216
	ds_read_b128 v[127:130], v47 offset:16
	ds_read_b128 v[131:134], v47 offset:2560
	ds_read_b128 v[135:138], v47 offset:2576
	.loc	1 210
	s_lshl_b32 s4, s24, 6
	.loc	1 228
	s_add_i32 s24, s24, 1
	s_cmp_ge_i32 s24, s46
	.loc	1 216
	s_waitcnt vmcnt(11) lgkmcnt(3)
	v_mul_f32_e32 v6, v76, v108
	v_mul_f32_e32 v44, v75, v107
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v76, v76, v132
	v_mul_f32_e32 v75, v75, v131
	v_mul_f32_e32 v45, v77, v109
	v_mul_f32_e32 v77, v77, v133
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v140, v80, v108
	v_mul_f32_e32 v141, v79, v107
	v_add_f32_e32 v6, v44, v6
	v_add_f32_e32 v44, v75, v76
	v_mul_f32_e32 v139, v78, v110
	v_mul_f32_e32 v78, v78, v134
	v_mul_f32_e32 v142, v81, v109
	v_add_f32_e32 v75, v141, v140
	v_add_f32_e32 v44, v77, v44
	v_mul_f32_e32 v143, v82, v110
	v_mul_f32_e32 v80, v80, v132
	v_mul_f32_e32 v79, v79, v131
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v144, v84, v108
	v_mul_f32_e32 v145, v83, v107
	v_mul_f32_e32 v84, v84, v132
	v_mul_f32_e32 v83, v83, v131
	v_add_f32_e32 v6, v45, v6
	v_add_f32_e32 v45, v142, v75
	v_add_f32_e32 v44, v78, v44
	v_add_f32_e32 v76, v79, v80
	v_add_f32_e32 v80, v83, v84
	v_add_f32_e32 v6, v139, v6
	v_add_f32_e32 v45, v143, v45
	v_add_f32_e32 v139, 0, v44
	v_mul_f32_e32 v44, v85, v133
	v_add_f32_e32 v140, 0, v45
	v_add_f32_e32 v44, v44, v80
	v_mul_f32_e32 v45, v86, v134
	v_add_f32_e32 v44, v45, v44
	v_add_f32_e32 v143, 0, v44
	.loc	1 215
	v_add_u32_e32 v44, vcc, 32, v22
	.loc	1 216
	v_mul_f32_e32 v81, v81, v133
	v_mul_f32_e32 v146, v85, v109
	v_add_f32_e32 v79, v145, v144
	.loc	1 215
	v_addc_u32_e32 v45, vcc, 0, v23, vcc
	.loc	1 216
	v_mul_f32_e32 v82, v82, v134
	v_mul_f32_e32 v147, v86, v110
	v_add_f32_e32 v75, v81, v76
	v_add_f32_e32 v76, v146, v79
	.loc	1 215
	v_add_u32_e32 v79, vcc, 16, v22
	.loc	1 216
	v_add_f32_e32 v75, v82, v75
	v_add_f32_e32 v76, v147, v76
	.loc	1 215
	v_addc_u32_e32 v80, vcc, 0, v23, vcc
	.loc	1 216
	v_add_f32_e32 v141, 0, v75
	v_add_f32_e32 v142, 0, v76
	.loc	1 215
	flat_load_dwordx4 v[75:78], v[44:45]
	flat_load_dwordx4 v[79:82], v[79:80]
	.loc	1 216
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v44, v88, v108
	v_mul_f32_e32 v45, v87, v107
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v89, v109
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v90, v110
	v_add_f32_e32 v44, v45, v44
	v_add_f32_e32 v144, 0, v44
	v_mul_f32_e32 v44, v88, v132
	v_mul_f32_e32 v45, v87, v131
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v83, v92, v108
	v_mul_f32_e32 v84, v91, v107
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v89, v133
	v_add_f32_e32 v83, v84, v83
	v_mul_f32_e32 v84, v93, v109
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v90, v134
	v_add_f32_e32 v83, v84, v83
	v_mul_f32_e32 v84, v94, v110
	v_add_f32_e32 v44, v45, v44
	v_add_f32_e32 v83, v84, v83
	v_add_f32_e32 v145, 0, v44
	.loc	1 215
	v_add_u32_e32 v44, vcc, 16, v24
	.loc	1 216
	v_add_f32_e32 v146, 0, v83
	v_mul_f32_e32 v83, v92, v132
	v_mul_f32_e32 v84, v91, v131
	.loc	1 215
	v_addc_u32_e32 v45, vcc, 0, v25, vcc
	.loc	1 216
	v_add_f32_e32 v83, v84, v83
	v_mul_f32_e32 v84, v93, v133
	v_add_f32_e32 v83, v84, v83
	v_mul_f32_e32 v84, v94, v134
	.loc	1 215
	v_add_u32_e32 v87, vcc, 16, v26
	.loc	1 216
	v_add_f32_e32 v83, v84, v83
	.loc	1 215
	v_addc_u32_e32 v88, vcc, 0, v27, vcc
	.loc	1 216
	v_add_f32_e32 v91, 0, v83
	.loc	1 215
	flat_load_dwordx4 v[83:86], v[44:45]
	flat_load_dwordx4 v[87:90], v[87:88]
	.loc	1 216
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v44, v96, v108
	v_mul_f32_e32 v45, v95, v107
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v97, v109
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v98, v110
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v96, v132
	v_mul_f32_e32 v92, v95, v131
	v_add_f32_e32 v45, v92, v45
	v_mul_f32_e32 v92, v97, v133
	v_add_f32_e32 v45, v92, v45
	v_mul_f32_e32 v92, v98, v134
	v_add_f32_e32 v45, v92, v45
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v92, v104, v128
	v_mul_f32_e32 v93, v103, v127
	v_add_f32_e32 v92, v93, v92
	v_mul_f32_e32 v93, v105, v129
	v_add_f32_e32 v92, v93, v92
	v_mul_f32_e32 v93, v106, v130
	v_add_f32_e32 v6, 0, v6
	v_add_f32_e32 v92, v93, v92
	v_add_f32_e32 v6, v6, v92
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v92, v104, v136
	v_mul_f32_e32 v93, v103, v135
	v_add_f32_e32 v92, v93, v92
	v_mul_f32_e32 v93, v105, v137
	v_add_f32_e32 v92, v93, v92
	v_mul_f32_e32 v93, v106, v138
	v_add_f32_e32 v92, v93, v92
	v_add_f32_e32 v103, v139, v92
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v92, v116, v128
	v_mul_f32_e32 v93, v115, v127
	v_add_f32_e32 v92, v93, v92
	v_mul_f32_e32 v93, v117, v129
	v_add_f32_e32 v92, v93, v92
	v_mul_f32_e32 v93, v118, v130
	v_add_f32_e32 v92, v93, v92
	v_add_f32_e32 v104, v140, v92
	v_mul_f32_e32 v92, v116, v136
	v_mul_f32_e32 v93, v115, v135
	v_add_f32_e32 v92, v93, v92
	v_mul_f32_e32 v93, v117, v137
	v_add_f32_e32 v92, v93, v92
	v_mul_f32_e32 v93, v118, v138
	v_add_f32_e32 v92, v93, v92
	v_add_f32_e32 v107, v141, v92
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v92, v124, v128
	v_mul_f32_e32 v93, v123, v127
	v_add_f32_e32 v92, v93, v92
	v_mul_f32_e32 v93, v125, v129
	v_add_f32_e32 v92, v93, v92
	v_mul_f32_e32 v93, v126, v130
	v_add_f32_e32 v92, v93, v92
	v_add_f32_e32 v108, v142, v92
	v_mul_f32_e32 v92, v124, v136
	v_mul_f32_e32 v93, v123, v135
	v_add_f32_e32 v92, v93, v92
	v_mul_f32_e32 v93, v125, v137
	v_add_f32_e32 v92, v93, v92
	v_mul_f32_e32 v93, v126, v138
	v_add_f32_e32 v92, v93, v92
	v_add_f32_e32 v115, v143, v92
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v92, v80, v128
	v_mul_f32_e32 v93, v79, v127
	v_mul_f32_e32 v80, v80, v136
	v_mul_f32_e32 v79, v79, v135
	v_add_f32_e32 v79, v79, v80
	v_mul_f32_e32 v80, v81, v137
	v_add_f32_e32 v79, v80, v79
	v_mul_f32_e32 v80, v82, v138
	v_add_f32_e32 v79, v80, v79
	v_add_f32_e32 v117, v145, v79
	v_add_f32_e32 v44, 0, v44
	v_add_f32_e32 v92, v93, v92
	v_mul_f32_e32 v93, v81, v129
	v_add_f32_e32 v92, v93, v92
	v_mul_f32_e32 v93, v82, v130
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v79, v84, v128
	v_mul_f32_e32 v80, v83, v127
	v_add_f32_e32 v79, v80, v79
	v_mul_f32_e32 v80, v85, v129
	v_add_f32_e32 v79, v80, v79
	v_mul_f32_e32 v80, v86, v130
	v_add_f32_e32 v79, v80, v79
	v_add_f32_e32 v118, v146, v79
	v_mul_f32_e32 v79, v84, v136
	v_mul_f32_e32 v80, v83, v135
	v_add_f32_e32 v79, v80, v79
	v_mul_f32_e32 v80, v85, v137
	v_add_f32_e32 v79, v80, v79
	v_mul_f32_e32 v80, v86, v138
	v_add_f32_e32 v79, v80, v79
	v_add_f32_e32 v123, v91, v79
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v79, v88, v128
	v_mul_f32_e32 v80, v87, v127
	v_add_f32_e32 v79, v80, v79
	v_mul_f32_e32 v80, v89, v129
	v_add_f32_e32 v79, v80, v79
	v_mul_f32_e32 v80, v90, v130
	v_add_f32_e32 v79, v80, v79
	v_add_f32_e32 v124, v44, v79
	v_mul_f32_e32 v44, v88, v136
	v_mul_f32_e32 v79, v87, v135
	v_add_f32_e32 v44, v79, v44
	v_mul_f32_e32 v79, v89, v137
	v_add_f32_e32 v44, v79, v44
	.loc	1 215
	flat_load_dwordx4 v[79:82], v[28:29]
	.loc	1 216
	ds_read_b128 v[83:86], v47 offset:32
	v_add_f32_e32 v92, v93, v92
	v_mul_f32_e32 v87, v90, v138
	v_add_f32_e32 v45, 0, v45
	v_add_f32_e32 v116, v144, v92
	v_add_f32_e32 v44, v87, v44
	ds_read_b128 v[87:90], v47 offset:48
	ds_read_b128 v[91:94], v47 offset:2592
	ds_read_b128 v[95:98], v47 offset:2608
	v_add_f32_e32 v125, v45, v44
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v44, v100, v84
	v_mul_f32_e32 v45, v99, v83
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v101, v85
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v102, v86
	v_add_f32_e32 v44, v45, v44
	v_add_f32_e32 v6, v6, v44
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v44, v100, v92
	v_mul_f32_e32 v45, v99, v91
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v101, v93
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v102, v94
	v_add_f32_e32 v44, v45, v44
	.loc	1 215
	flat_load_dwordx4 v[99:102], v[30:31]
	.loc	1 216
	v_add_f32_e32 v126, v103, v44
	v_mul_f32_e32 v44, v112, v84
	v_mul_f32_e32 v45, v111, v83
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v113, v85
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v114, v86
	v_add_f32_e32 v44, v45, v44
	v_add_f32_e32 v127, v104, v44
	v_mul_f32_e32 v44, v112, v92
	v_mul_f32_e32 v45, v111, v91
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v113, v93
	.loc	1 215
	flat_load_dwordx4 v[103:106], v[32:33]
	.loc	1 216
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v114, v94
	v_add_f32_e32 v44, v45, v44
	v_add_f32_e32 v128, v107, v44
	v_mul_f32_e32 v44, v120, v84
	v_mul_f32_e32 v45, v119, v83
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v121, v85
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v122, v86
	v_add_f32_e32 v44, v45, v44
	v_add_f32_e32 v129, v108, v44
	.loc	1 215
	flat_load_dwordx4 v[107:110], v[34:35]
	.loc	1 216
	v_mul_f32_e32 v44, v120, v92
	v_mul_f32_e32 v45, v119, v91
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v121, v93
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v122, v94
	v_add_f32_e32 v44, v45, v44
	v_add_f32_e32 v119, v115, v44
	v_mul_f32_e32 v44, v76, v84
	v_mul_f32_e32 v45, v75, v83
	.loc	1 215
	flat_load_dwordx4 v[111:114], v[36:37]
	.loc	1 216
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v77, v85
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v78, v86
	v_add_f32_e32 v44, v45, v44
	v_add_f32_e32 v120, v116, v44
	v_mul_f32_e32 v44, v76, v92
	v_mul_f32_e32 v45, v75, v91
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v77, v93
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v78, v94
	v_add_f32_e32 v44, v45, v44
	v_add_f32_e32 v121, v117, v44
	.loc	1 215
	v_add_u32_e32 v44, vcc, 16, v28
	.loc	1 216
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v75, v80, v84
	v_mul_f32_e32 v76, v79, v83
	v_add_f32_e32 v75, v76, v75
	v_mul_f32_e32 v76, v81, v85
	v_add_f32_e32 v75, v76, v75
	v_mul_f32_e32 v76, v82, v86
	v_add_f32_e32 v115, v76, v75
	.loc	1 215
	flat_load_dwordx4 v[75:78], v[38:39]
	.loc	1 216
	v_mul_f32_e32 v80, v80, v92
	v_mul_f32_e32 v79, v79, v91
	.loc	1 215
	v_addc_u32_e32 v45, vcc, 0, v29, vcc
	.loc	1 216
	v_add_f32_e32 v79, v79, v80
	v_mul_f32_e32 v80, v81, v93
	v_add_f32_e32 v122, v118, v115
	v_add_f32_e32 v79, v80, v79
	v_mul_f32_e32 v80, v82, v94
	.loc	1 215
	v_add_u32_e32 v115, vcc, 16, v30
	.loc	1 216
	v_add_f32_e32 v79, v80, v79
	.loc	1 215
	v_addc_u32_e32 v116, vcc, 0, v31, vcc
	.loc	1 216
	v_add_f32_e32 v123, v123, v79
	.loc	1 215
	flat_load_dwordx4 v[79:82], v[44:45]
	flat_load_dwordx4 v[115:118], v[115:116]
	.loc	1 216
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v44, v100, v84
	v_mul_f32_e32 v45, v99, v83
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v101, v85
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v102, v86
	v_add_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, v100, v92
	v_mul_f32_e32 v83, v99, v91
	v_add_f32_e32 v45, v83, v45
	v_mul_f32_e32 v83, v101, v93
	v_add_f32_e32 v45, v83, v45
	v_mul_f32_e32 v83, v102, v94
	v_add_f32_e32 v45, v83, v45
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v83, v104, v88
	v_mul_f32_e32 v84, v103, v87
	v_add_f32_e32 v83, v84, v83
	v_mul_f32_e32 v84, v105, v89
	v_add_f32_e32 v83, v84, v83
	v_mul_f32_e32 v84, v106, v90
	v_add_f32_e32 v83, v84, v83
	v_add_f32_e32 v6, v6, v83
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v83, v104, v96
	v_mul_f32_e32 v84, v103, v95
	v_add_f32_e32 v83, v84, v83
	v_mul_f32_e32 v84, v105, v97
	v_add_f32_e32 v83, v84, v83
	v_mul_f32_e32 v84, v106, v98
	v_add_f32_e32 v83, v84, v83
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v84, v108, v88
	v_mul_f32_e32 v85, v107, v87
	v_add_f32_e32 v84, v85, v84
	v_mul_f32_e32 v85, v109, v89
	v_add_f32_e32 v84, v85, v84
	v_mul_f32_e32 v85, v110, v90
	v_add_f32_e32 v84, v85, v84
	v_mul_f32_e32 v85, v108, v96
	v_mul_f32_e32 v86, v107, v95
	v_add_f32_e32 v85, v86, v85
	v_mul_f32_e32 v86, v109, v97
	v_add_f32_e32 v85, v86, v85
	v_mul_f32_e32 v86, v110, v98
	v_add_f32_e32 v85, v86, v85
	v_add_f32_e32 v91, v128, v85
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v85, v112, v88
	v_mul_f32_e32 v86, v111, v87
	v_add_f32_e32 v85, v86, v85
	v_mul_f32_e32 v86, v113, v89
	v_add_f32_e32 v85, v86, v85
	v_mul_f32_e32 v86, v114, v90
	v_add_f32_e32 v85, v86, v85
	v_add_f32_e32 v92, v129, v85
	v_mul_f32_e32 v85, v112, v96
	v_mul_f32_e32 v86, v111, v95
	v_add_f32_e32 v85, v86, v85
	v_mul_f32_e32 v86, v113, v97
	v_add_f32_e32 v85, v86, v85
	v_mul_f32_e32 v86, v114, v98
	v_add_f32_e32 v85, v86, v85
	v_add_f32_e32 v93, v119, v85
	v_add_f32_e32 v44, v124, v44
	v_add_f32_e32 v45, v125, v45
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v85, v76, v88
	v_mul_f32_e32 v86, v75, v87
	v_mul_f32_e32 v76, v76, v96
	v_mul_f32_e32 v75, v75, v95
	v_add_f32_e32 v75, v75, v76
	v_mul_f32_e32 v76, v77, v97
	v_add_f32_e32 v75, v76, v75
	v_mul_f32_e32 v76, v78, v98
	v_add_f32_e32 v85, v86, v85
	v_mul_f32_e32 v86, v77, v89
	v_add_f32_e32 v75, v76, v75
	v_add_f32_e32 v85, v86, v85
	v_mul_f32_e32 v86, v78, v90
	.loc	1 221
	v_mul_f32_e32 v6, s47, v6
	.loc	1 216
	v_add_f32_e32 v83, v126, v83
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v76, v80, v88
	v_mul_f32_e32 v77, v79, v87
	v_add_f32_e32 v76, v77, v76
	v_mul_f32_e32 v77, v81, v89
	v_add_f32_e32 v76, v77, v76
	v_mul_f32_e32 v77, v82, v90
	v_add_f32_e32 v76, v77, v76
	v_mul_f32_e32 v77, v80, v96
	v_mul_f32_e32 v78, v79, v95
	v_add_f32_e32 v77, v78, v77
	v_mul_f32_e32 v78, v81, v97
	v_add_f32_e32 v77, v78, v77
	v_mul_f32_e32 v78, v82, v98
	v_add_f32_e32 v77, v78, v77
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v78, v116, v88
	v_mul_f32_e32 v79, v115, v87
	v_add_f32_e32 v78, v79, v78
	v_mul_f32_e32 v79, v117, v89
	v_add_f32_e32 v78, v79, v78
	v_mul_f32_e32 v79, v118, v90
	v_add_f32_e32 v78, v79, v78
	v_add_f32_e32 v44, v44, v78
	v_mul_f32_e32 v78, v116, v96
	v_mul_f32_e32 v79, v115, v95
	v_add_f32_e32 v78, v79, v78
	v_mul_f32_e32 v79, v117, v97
	v_add_f32_e32 v78, v79, v78
	v_mul_f32_e32 v79, v118, v98
	v_add_f32_e32 v78, v79, v78
	v_add_f32_e32 v45, v45, v78
	v_or_b32_e32 v78, s4, v13
	.loc	1 221
	v_cmp_gt_i32_e64 s[4:5], s39, v78
	v_cndmask_b32_e64 v87, v63, v6, s[4:5]
	v_or_b32_e32 v6, 32, v78
	v_mul_f32_e32 v78, s47, v83
	v_cmp_gt_i32_e64 s[6:7], s39, v6
	.loc	1 216
	v_add_f32_e32 v85, v86, v85
	.loc	1 221
	v_cndmask_b32_e64 v86, v63, v78, s[6:7]
	.loc	1 216
	v_add_f32_e32 v84, v127, v84
	.loc	1 222
	v_max3_f32 v6, v87, s16, v86
	.loc	1 224
	ds_write2_b32 v49, v6, v6 offset1:32
	.loc	1 221
	v_mul_f32_e32 v6, s47, v84
	.loc	1 216
	v_add_f32_e32 v94, v120, v85
	.loc	1 221
	v_cndmask_b32_e64 v85, v63, v6, s[4:5]
	v_mul_f32_e32 v6, s47, v91
	v_cndmask_b32_e64 v84, v63, v6, s[6:7]
	.loc	1 222
	v_max3_f32 v6, v85, s16, v84
	.loc	1 224
	ds_write2_b32 v49, v6, v6 offset0:64 offset1:96
	.loc	1 221
	v_mul_f32_e32 v6, s47, v92
	v_cndmask_b32_e64 v83, v63, v6, s[4:5]
	v_mul_f32_e32 v6, s47, v93
	v_cndmask_b32_e64 v82, v63, v6, s[6:7]
	.loc	1 222
	v_max3_f32 v6, v83, s16, v82
	.loc	1 216
	v_add_f32_e32 v75, v121, v75
	.loc	1 224
	ds_write2_b32 v49, v6, v6 offset0:128 offset1:160
	.loc	1 221
	v_mul_f32_e32 v6, s47, v94
	v_cndmask_b32_e64 v81, v63, v6, s[4:5]
	v_mul_f32_e32 v6, s47, v75
	v_cndmask_b32_e64 v80, v63, v6, s[6:7]
	.loc	1 216
	v_add_f32_e32 v76, v122, v76
	.loc	1 222
	v_max3_f32 v6, v81, s16, v80
	.loc	1 216
	v_add_f32_e32 v77, v123, v77
	.loc	1 224
	ds_write2_b32 v49, v6, v6 offset0:192 offset1:224
	.loc	1 221
	v_mul_f32_e32 v6, s47, v76
	v_cndmask_b32_e64 v79, v63, v6, s[4:5]
	v_mul_f32_e32 v6, s47, v77
	v_cndmask_b32_e64 v78, v63, v6, s[6:7]
	.loc	1 222
	v_max3_f32 v6, v79, s16, v78
	.loc	1 224
	v_add_u32_e32 v75, vcc, s52, v49
	ds_write2_b32 v75, v6, v6 offset1:32
	.loc	1 221
	v_mul_f32_e32 v6, s47, v44
	v_cndmask_b32_e64 v77, v63, v6, s[4:5]
	v_mul_f32_e32 v6, s47, v45
	v_cndmask_b32_e64 v76, v63, v6, s[6:7]
	.loc	1 222
	v_max3_f32 v6, v77, s16, v76
	.loc	1 224
	ds_write2_b32 v75, v6, v6 offset0:64 offset1:96
	.loc	1 226
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 228
	s_cbranch_scc1 .LBB0_23
; %bb.18:                               ;   in Loop: Header=BB0_13 Depth=2
	.loc	1 0
	v_mov_b32_e32 v45, v43
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v6, v73
	v_mov_b32_e32 v44, v42
	v_mov_b32_e32 v88, v54
	v_mov_b32_e32 v89, v50
	s_branch .LBB0_20
.LBB0_19:                               ;   in Loop: Header=BB0_20 Depth=3
	s_or_b64 exec, exec, s[6:7]
	.loc	1 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v88, v90
	.loc	1 179
	v_add_u32_e32 v89, vcc, 0x100, v89
	v_add_u32_e32 v88, vcc, 0x500, v88
	v_mov_b32_e32 v90, s45
	v_add_u32_e32 v44, vcc, s44, v44
	v_addc_u32_e32 v45, vcc, v45, v90, vcc
	v_cmp_lt_u32_e32 vcc, s49, v89
	s_or_b64 s[4:5], vcc, s[4:5]
	v_add_u32_e32 v6, vcc, 16, v6
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_22
.LBB0_20:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_13 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 181
	v_cmp_gt_i32_e32 vcc, s39, v6
	.loc	1 182
	v_mov_b32_e32 v90, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_19
; %bb.21:                               ;   in Loop: Header=BB0_20 Depth=3
	flat_load_dword v90, v[44:45]
	s_branch .LBB0_19
.LBB0_22:                               ;   in Loop: Header=BB0_13 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
.LBB0_23:                               ;   in Loop: Header=BB0_13 Depth=2
	.loc	1 231
	ds_read_b128 v[88:91], v48
	ds_read_b128 v[92:95], v48 offset:16
	v_mul_f32_e32 v6, 1.0, v7
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v44, 1.0, v88
	v_mul_f32_e32 v45, 1.0, v89
	v_mul_f32_e32 v88, 1.0, v90
	v_max3_f32 v6, v6, v44, v45
	v_mul_f32_e32 v44, 1.0, v91
	v_max3_f32 v6, v6, v88, v44
	ds_read_b128 v[88:91], v48 offset:32
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v44, 1.0, v92
	v_mul_f32_e32 v45, 1.0, v93
	v_max3_f32 v6, v6, v44, v45
	v_mul_f32_e32 v44, 1.0, v94
	v_mul_f32_e32 v45, 1.0, v95
	ds_read_b128 v[92:95], v48 offset:48
	v_max3_f32 v6, v6, v44, v45
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v44, 1.0, v88
	v_mul_f32_e32 v45, 1.0, v89
	v_max3_f32 v6, v6, v44, v45
	v_mul_f32_e32 v44, 1.0, v90
	v_mul_f32_e32 v45, 1.0, v91
	ds_read_b128 v[88:91], v48 offset:64
	v_max3_f32 v6, v6, v44, v45
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v44, 1.0, v92
	v_mul_f32_e32 v45, 1.0, v93
	v_max3_f32 v6, v6, v44, v45
	v_mul_f32_e32 v44, 1.0, v94
	v_mul_f32_e32 v45, 1.0, v95
	ds_read_b128 v[92:95], v48 offset:80
	v_max3_f32 v6, v6, v44, v45
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v44, 1.0, v88
	v_mul_f32_e32 v45, 1.0, v89
	v_max3_f32 v6, v6, v44, v45
	v_mul_f32_e32 v44, 1.0, v90
	v_mul_f32_e32 v45, 1.0, v91
	ds_read_b128 v[88:91], v48 offset:96
	v_max3_f32 v6, v6, v44, v45
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v44, 1.0, v92
	v_mul_f32_e32 v45, 1.0, v93
	v_max3_f32 v6, v6, v44, v45
	v_mul_f32_e32 v44, 1.0, v94
	v_mul_f32_e32 v45, 1.0, v95
	ds_read_b128 v[92:95], v48 offset:112
	v_max3_f32 v6, v6, v44, v45
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v44, 1.0, v88
	v_mul_f32_e32 v45, 1.0, v89
	v_max3_f32 v6, v6, v44, v45
	v_mul_f32_e32 v44, 1.0, v90
	v_mul_f32_e32 v45, 1.0, v91
	v_max3_f32 v6, v6, v44, v45
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v44, 1.0, v92
	v_mul_f32_e32 v45, 1.0, v93
	v_max3_f32 v6, v6, v44, v45
	v_mul_f32_e32 v44, 1.0, v94
	v_mul_f32_e32 v45, 1.0, v95
	v_max3_f32 v6, v6, v44, v45
	.loc	1 233
	v_cmp_neq_f32_e32 vcc, s16, v6
	v_cndmask_b32_e32 v44, 0, v6, vcc
	v_sub_f32_e32 v96, v7, v44
	v_cmp_gt_f32_e32 vcc, 0, v96
	v_cndmask_b32_e64 v7, 0.5, -0.5, vcc
	v_mul_f32_e32 v45, 0x3fb8aa3b, v96
	v_add_f32_e32 v7, v45, v7
	v_cvt_i32_f32_e32 v97, v7
	.loc	1 231
	ds_read_b128 v[92:95], v48 offset:272
	.loc	1 237
	v_sub_f32_e32 v87, v87, v44
	v_sub_f32_e32 v44, v86, v44
	.loc	1 233
	v_cvt_f32_i32_e32 v7, v97
	v_mul_f32_e32 v45, 0xbf317180, v7
	v_add_f32_e32 v98, v45, v96
	v_mul_f32_e32 v99, 0xb717f7d1, v7
	v_add_f32_e32 v7, v98, v99
	v_mul_f32_e32 v45, v7, v7
	v_mul_f32_e32 v88, 0x3331bb4c, v45
	v_add_f32_e32 v88, 0xb5ddea0e, v88
	v_mul_f32_e32 v88, v45, v88
	v_add_f32_e32 v88, 0x388ab355, v88
	v_mul_f32_e32 v88, v45, v88
	v_add_f32_e32 v88, 0xbb360b61, v88
	v_mul_f32_e32 v88, v45, v88
	v_add_f32_e32 v88, 0x3e2aaaab, v88
	v_mul_f32_e32 v45, v45, v88
	.loc	1 231
	ds_read_b128 v[88:91], v48 offset:256
	.loc	1 233
	v_sub_f32_e32 v45, v7, v45
	v_mul_f32_e32 v100, v7, v45
	v_sub_f32_e32 v101, 2.0, v45
	.loc	1 231
	v_mul_f32_e32 v7, 1.0, v8
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v45, 1.0, v88
	v_mul_f32_e32 v88, 1.0, v89
	v_max3_f32 v7, v7, v45, v88
	v_mul_f32_e32 v45, 1.0, v90
	v_mul_f32_e32 v88, 1.0, v91
	v_max3_f32 v7, v7, v45, v88
	v_mul_f32_e32 v45, 1.0, v92
	v_mul_f32_e32 v88, 1.0, v93
	v_max3_f32 v7, v7, v45, v88
	ds_read_b128 v[88:91], v48 offset:288
	v_mul_f32_e32 v45, 1.0, v94
	v_mul_f32_e32 v92, 1.0, v95
	v_max3_f32 v7, v7, v45, v92
	ds_read_b128 v[92:95], v48 offset:304
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v45, 1.0, v88
	v_mul_f32_e32 v88, 1.0, v89
	v_max3_f32 v7, v7, v45, v88
	v_mul_f32_e32 v45, 1.0, v90
	v_mul_f32_e32 v88, 1.0, v91
	v_max3_f32 v7, v7, v45, v88
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v45, 1.0, v92
	v_mul_f32_e32 v88, 1.0, v93
	v_max3_f32 v7, v7, v45, v88
	ds_read_b128 v[88:91], v48 offset:320
	v_mul_f32_e32 v45, 1.0, v94
	v_mul_f32_e32 v92, 1.0, v95
	v_max3_f32 v7, v7, v45, v92
	ds_read_b128 v[92:95], v48 offset:336
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v45, 1.0, v88
	v_mul_f32_e32 v88, 1.0, v89
	v_max3_f32 v7, v7, v45, v88
	v_mul_f32_e32 v45, 1.0, v90
	v_mul_f32_e32 v88, 1.0, v91
	v_max3_f32 v7, v7, v45, v88
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v45, 1.0, v92
	v_mul_f32_e32 v88, 1.0, v93
	.loc	1 233
	v_div_scale_f32 v102, s[4:5], v101, v101, v100
	.loc	1 231
	v_max3_f32 v7, v7, v45, v88
	ds_read_b128 v[88:91], v48 offset:352
	v_mul_f32_e32 v45, 1.0, v94
	v_mul_f32_e32 v92, 1.0, v95
	v_max3_f32 v7, v7, v45, v92
	ds_read_b128 v[92:95], v48 offset:368
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v45, 1.0, v88
	v_mul_f32_e32 v88, 1.0, v89
	.loc	1 233
	v_div_scale_f32 v104, vcc, v100, v101, v100
	.loc	1 231
	v_max3_f32 v7, v7, v45, v88
	v_mul_f32_e32 v45, 1.0, v90
	v_mul_f32_e32 v88, 1.0, v91
	v_max3_f32 v7, v7, v45, v88
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v45, 1.0, v92
	v_mul_f32_e32 v88, 1.0, v93
	v_max3_f32 v7, v7, v45, v88
	v_mul_f32_e32 v45, 1.0, v94
	v_mul_f32_e32 v88, 1.0, v95
	v_max3_f32 v7, v7, v45, v88
	.loc	1 233
	v_cmp_neq_f32_e64 s[4:5], s16, v7
	v_cndmask_b32_e64 v45, 0, v7, s[4:5]
	v_sub_f32_e32 v105, v8, v45
	v_cmp_gt_f32_e64 s[4:5], 0, v105
	v_cndmask_b32_e64 v8, 0.5, -0.5, s[4:5]
	v_mul_f32_e32 v88, 0x3fb8aa3b, v105
	v_add_f32_e32 v8, v88, v8
	v_rcp_f32_e32 v103, v102
	v_cvt_i32_f32_e32 v106, v8
	.loc	1 231
	ds_read_b128 v[92:95], v48 offset:528
	.loc	1 237
	v_sub_f32_e32 v85, v85, v45
	.loc	1 233
	v_fma_f32 v8, -v102, v103, 1.0
	v_cvt_f32_i32_e32 v88, v106
	v_fma_f32 v8, v8, v103, v103
	v_mul_f32_e32 v89, v104, v8
	v_fma_f32 v90, -v102, v89, v104
	v_fma_f32 v89, v90, v8, v89
	v_mul_f32_e32 v90, 0xbf317180, v88
	v_add_f32_e32 v103, v90, v105
	v_mul_f32_e32 v107, 0xb717f7d1, v88
	v_add_f32_e32 v88, v103, v107
	v_mul_f32_e32 v90, v88, v88
	v_mul_f32_e32 v91, 0x3331bb4c, v90
	v_add_f32_e32 v91, 0xb5ddea0e, v91
	v_mul_f32_e32 v91, v90, v91
	v_add_f32_e32 v91, 0x388ab355, v91
	v_mul_f32_e32 v91, v90, v91
	v_add_f32_e32 v91, 0xbb360b61, v91
	v_mul_f32_e32 v91, v90, v91
	v_add_f32_e32 v91, 0x3e2aaaab, v91
	v_mul_f32_e32 v90, v90, v91
	v_sub_f32_e32 v90, v88, v90
	v_mul_f32_e32 v108, v88, v90
	v_sub_f32_e32 v109, 2.0, v90
	v_div_scale_f32 v110, s[4:5], v109, v109, v108
	v_fma_f32 v88, -v102, v89, v104
	v_div_fmas_f32 v8, v88, v8, v89
	v_div_scale_f32 v102, vcc, v108, v109, v108
	.loc	1 237
	v_sub_f32_e32 v45, v84, v45
	.loc	1 233
	v_rcp_f32_e32 v88, v110
	v_div_fixup_f32 v100, v8, v101, v100
	v_fma_f32 v8, -v110, v88, 1.0
	v_fma_f32 v101, v8, v88, v88
	.loc	1 231
	ds_read_b128 v[88:91], v48 offset:512
	v_mul_f32_e32 v8, 1.0, v9
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v88, 1.0, v88
	v_mul_f32_e32 v89, 1.0, v89
	v_max3_f32 v8, v8, v88, v89
	v_mul_f32_e32 v88, 1.0, v90
	v_mul_f32_e32 v89, 1.0, v91
	v_max3_f32 v8, v8, v88, v89
	v_mul_f32_e32 v88, 1.0, v92
	v_mul_f32_e32 v89, 1.0, v93
	v_max3_f32 v8, v8, v88, v89
	ds_read_b128 v[88:91], v48 offset:544
	v_mul_f32_e32 v92, 1.0, v94
	v_mul_f32_e32 v93, 1.0, v95
	v_max3_f32 v8, v8, v92, v93
	ds_read_b128 v[92:95], v48 offset:560
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v88, 1.0, v88
	v_mul_f32_e32 v89, 1.0, v89
	v_max3_f32 v8, v8, v88, v89
	v_mul_f32_e32 v88, 1.0, v90
	v_mul_f32_e32 v89, 1.0, v91
	v_max3_f32 v8, v8, v88, v89
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v88, 1.0, v92
	v_mul_f32_e32 v89, 1.0, v93
	v_max3_f32 v8, v8, v88, v89
	ds_read_b128 v[88:91], v48 offset:576
	v_mul_f32_e32 v92, 1.0, v94
	v_mul_f32_e32 v93, 1.0, v95
	v_max3_f32 v8, v8, v92, v93
	ds_read_b128 v[92:95], v48 offset:592
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v88, 1.0, v88
	v_mul_f32_e32 v89, 1.0, v89
	v_max3_f32 v8, v8, v88, v89
	v_mul_f32_e32 v88, 1.0, v90
	v_mul_f32_e32 v89, 1.0, v91
	v_max3_f32 v8, v8, v88, v89
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v88, 1.0, v92
	v_mul_f32_e32 v89, 1.0, v93
	v_max3_f32 v8, v8, v88, v89
	ds_read_b128 v[88:91], v48 offset:608
	v_mul_f32_e32 v92, 1.0, v94
	v_mul_f32_e32 v93, 1.0, v95
	v_max3_f32 v8, v8, v92, v93
	ds_read_b128 v[92:95], v48 offset:624
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v88, 1.0, v88
	v_mul_f32_e32 v89, 1.0, v89
	v_max3_f32 v8, v8, v88, v89
	v_mul_f32_e32 v88, 1.0, v90
	v_mul_f32_e32 v89, 1.0, v91
	v_max3_f32 v8, v8, v88, v89
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v88, 1.0, v92
	v_mul_f32_e32 v89, 1.0, v93
	v_max3_f32 v8, v8, v88, v89
	v_mul_f32_e32 v88, 1.0, v94
	v_mul_f32_e32 v89, 1.0, v95
	v_max3_f32 v8, v8, v88, v89
	.loc	1 233
	v_cmp_neq_f32_e64 s[4:5], s16, v8
	v_cndmask_b32_e64 v88, 0, v8, s[4:5]
	v_sub_f32_e32 v104, v9, v88
	v_cmp_gt_f32_e64 s[4:5], 0, v104
	v_cndmask_b32_e64 v9, 0.5, -0.5, s[4:5]
	v_mul_f32_e32 v89, 0x3fb8aa3b, v104
	v_add_f32_e32 v9, v89, v9
	v_cvt_i32_f32_e32 v111, v9
	v_mul_f32_e32 v9, v102, v101
	v_fma_f32 v89, -v110, v9, v102
	v_fma_f32 v9, v89, v101, v9
	v_cvt_f32_i32_e32 v89, v111
	v_fma_f32 v90, -v110, v9, v102
	v_div_fmas_f32 v9, v90, v101, v9
	.loc	1 237
	v_sub_f32_e32 v83, v83, v88
	.loc	1 233
	v_mul_f32_e32 v90, 0xbf317180, v89
	v_add_f32_e32 v101, v90, v104
	v_mul_f32_e32 v102, 0xb717f7d1, v89
	v_add_f32_e32 v89, v101, v102
	v_mul_f32_e32 v90, v89, v89
	v_mul_f32_e32 v91, 0x3331bb4c, v90
	v_add_f32_e32 v91, 0xb5ddea0e, v91
	v_mul_f32_e32 v91, v90, v91
	v_add_f32_e32 v91, 0x388ab355, v91
	v_mul_f32_e32 v91, v90, v91
	v_add_f32_e32 v91, 0xbb360b61, v91
	v_mul_f32_e32 v91, v90, v91
	v_add_f32_e32 v91, 0x3e2aaaab, v91
	v_mul_f32_e32 v90, v90, v91
	v_sub_f32_e32 v90, v89, v90
	v_mul_f32_e32 v110, v89, v90
	v_sub_f32_e64 v89, -v99, v100
	v_sub_f32_e32 v89, v98, v89
	v_sub_f32_e32 v112, 2.0, v90
	v_add_f32_e32 v89, 1.0, v89
	v_lshlrev_b32_e32 v90, 23, v97
	v_add_u32_e32 v89, vcc, v90, v89
	v_cmp_ngt_f32_e32 vcc, s50, v96
	v_cndmask_b32_e32 v89, 0, v89, vcc
	v_cmp_gt_f32_e32 vcc, s51, v96
	v_cndmask_b32_e32 v89, v64, v89, vcc
	v_cmp_o_f32_e32 vcc, v96, v96
	v_cndmask_b32_e32 v89, v96, v89, vcc
	.loc	1 234
	v_mul_f32_e32 v0, v0, v89
	v_mul_f32_e32 v72, v89, v72
	.loc	1 231
	ds_read_b128 v[89:92], v48 offset:768
	ds_read_b128 v[93:96], v48 offset:784
	.loc	1 233
	v_div_fixup_f32 v97, v9, v109, v108
	.loc	1 231
	v_mul_f32_e32 v9, 1.0, v10
	.loc	1 233
	v_div_scale_f32 v113, s[4:5], v112, v112, v110
	.loc	1 231
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v89, 1.0, v89
	v_mul_f32_e32 v90, 1.0, v90
	v_max3_f32 v9, v9, v89, v90
	v_mul_f32_e32 v89, 1.0, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_max3_f32 v9, v9, v89, v90
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v89, 1.0, v93
	v_mul_f32_e32 v90, 1.0, v94
	v_max3_f32 v9, v9, v89, v90
	ds_read_b128 v[89:92], v48 offset:800
	v_mul_f32_e32 v93, 1.0, v95
	v_mul_f32_e32 v94, 1.0, v96
	v_max3_f32 v9, v9, v93, v94
	ds_read_b128 v[93:96], v48 offset:816
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v89, 1.0, v89
	v_mul_f32_e32 v90, 1.0, v90
	v_max3_f32 v9, v9, v89, v90
	v_mul_f32_e32 v89, 1.0, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_max3_f32 v9, v9, v89, v90
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v89, 1.0, v93
	v_mul_f32_e32 v90, 1.0, v94
	v_max3_f32 v9, v9, v89, v90
	ds_read_b128 v[89:92], v48 offset:832
	v_mul_f32_e32 v93, 1.0, v95
	v_mul_f32_e32 v94, 1.0, v96
	v_max3_f32 v9, v9, v93, v94
	ds_read_b128 v[93:96], v48 offset:848
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v89, 1.0, v89
	v_mul_f32_e32 v90, 1.0, v90
	v_max3_f32 v9, v9, v89, v90
	v_mul_f32_e32 v89, 1.0, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_max3_f32 v9, v9, v89, v90
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v89, 1.0, v93
	v_mul_f32_e32 v90, 1.0, v94
	v_max3_f32 v9, v9, v89, v90
	ds_read_b128 v[89:92], v48 offset:864
	v_mul_f32_e32 v93, 1.0, v95
	v_mul_f32_e32 v94, 1.0, v96
	v_max3_f32 v9, v9, v93, v94
	ds_read_b128 v[93:96], v48 offset:880
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v89, 1.0, v89
	v_mul_f32_e32 v90, 1.0, v90
	.loc	1 233
	v_div_scale_f32 v99, vcc, v110, v112, v110
	.loc	1 231
	v_max3_f32 v9, v9, v89, v90
	v_mul_f32_e32 v89, 1.0, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_max3_f32 v9, v9, v89, v90
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v89, 1.0, v93
	v_mul_f32_e32 v90, 1.0, v94
	v_max3_f32 v9, v9, v89, v90
	v_mul_f32_e32 v89, 1.0, v95
	v_mul_f32_e32 v90, 1.0, v96
	v_max3_f32 v9, v9, v89, v90
	.loc	1 233
	v_cmp_neq_f32_e64 s[4:5], s16, v9
	v_cndmask_b32_e64 v89, 0, v9, s[4:5]
	v_sub_f32_e32 v100, v10, v89
	v_cmp_gt_f32_e64 s[4:5], 0, v100
	v_cndmask_b32_e64 v10, 0.5, -0.5, s[4:5]
	v_mul_f32_e32 v90, 0x3fb8aa3b, v100
	v_add_f32_e32 v10, v90, v10
	v_rcp_f32_e32 v98, v113
	v_cvt_i32_f32_e32 v108, v10
	.loc	1 237
	v_sub_f32_e32 v82, v82, v88
	v_sub_f32_e32 v80, v80, v89
	.loc	1 233
	v_fma_f32 v10, -v113, v98, 1.0
	v_cvt_f32_i32_e32 v91, v108
	v_fma_f32 v10, v10, v98, v98
	v_mul_f32_e32 v90, v99, v10
	v_fma_f32 v92, -v113, v90, v99
	v_fma_f32 v90, v92, v10, v90
	v_mul_f32_e32 v93, 0xbf317180, v91
	v_fma_f32 v92, -v113, v90, v99
	v_add_f32_e32 v98, v93, v100
	v_mul_f32_e32 v99, 0xb717f7d1, v91
	v_add_f32_e32 v91, v98, v99
	v_mul_f32_e32 v93, v91, v91
	v_mul_f32_e32 v94, 0x3331bb4c, v93
	v_add_f32_e32 v94, 0xb5ddea0e, v94
	v_mul_f32_e32 v94, v93, v94
	v_add_f32_e32 v94, 0x388ab355, v94
	v_mul_f32_e32 v94, v93, v94
	v_add_f32_e32 v94, 0xbb360b61, v94
	v_mul_f32_e32 v94, v93, v94
	v_add_f32_e32 v94, 0x3e2aaaab, v94
	v_mul_f32_e32 v93, v93, v94
	v_sub_f32_e32 v93, v91, v93
	v_mul_f32_e32 v109, v91, v93
	v_sub_f32_e32 v113, 2.0, v93
	v_div_scale_f32 v114, s[4:5], v113, v113, v109
	v_div_fmas_f32 v10, v92, v10, v90
	v_sub_f32_e64 v90, -v107, v97
	v_sub_f32_e32 v90, v103, v90
	v_add_f32_e32 v90, 1.0, v90
	v_lshlrev_b32_e32 v91, 23, v106
	v_add_u32_e32 v90, vcc, v91, v90
	v_cmp_ngt_f32_e32 vcc, s50, v105
	v_cndmask_b32_e32 v90, 0, v90, vcc
	v_cmp_gt_f32_e32 vcc, s51, v105
	v_cndmask_b32_e32 v90, v64, v90, vcc
	v_cmp_o_f32_e32 vcc, v105, v105
	v_cndmask_b32_e32 v90, v105, v90, vcc
	.loc	1 234
	v_mul_f32_e32 v1, v1, v90
	.loc	1 233
	v_rcp_f32_e32 v91, v114
	.loc	1 234
	v_mul_f32_e32 v71, v90, v71
	.loc	1 233
	v_div_fixup_f32 v10, v10, v112, v110
	v_sub_f32_e64 v102, -v102, v10
	v_fma_f32 v10, -v114, v91, 1.0
	v_fma_f32 v103, v10, v91, v91
	.loc	1 231
	ds_read_b128 v[90:93], v48 offset:1024
	ds_read_b128 v[94:97], v48 offset:1040
	v_mul_f32_e32 v10, 1.0, v11
	.loc	1 233
	v_div_scale_f32 v105, vcc, v109, v113, v109
	.loc	1 231
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v90, 1.0, v90
	v_mul_f32_e32 v91, 1.0, v91
	v_max3_f32 v10, v10, v90, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_max3_f32 v10, v10, v90, v91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v90, 1.0, v94
	v_mul_f32_e32 v91, 1.0, v95
	v_max3_f32 v10, v10, v90, v91
	ds_read_b128 v[90:93], v48 offset:1056
	v_mul_f32_e32 v94, 1.0, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_max3_f32 v10, v10, v94, v95
	ds_read_b128 v[94:97], v48 offset:1072
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v90, 1.0, v90
	v_mul_f32_e32 v91, 1.0, v91
	v_max3_f32 v10, v10, v90, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_max3_f32 v10, v10, v90, v91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v90, 1.0, v94
	v_mul_f32_e32 v91, 1.0, v95
	v_max3_f32 v10, v10, v90, v91
	ds_read_b128 v[90:93], v48 offset:1088
	v_mul_f32_e32 v94, 1.0, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_max3_f32 v10, v10, v94, v95
	ds_read_b128 v[94:97], v48 offset:1104
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v90, 1.0, v90
	v_mul_f32_e32 v91, 1.0, v91
	v_max3_f32 v10, v10, v90, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_max3_f32 v10, v10, v90, v91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v90, 1.0, v94
	v_mul_f32_e32 v91, 1.0, v95
	v_max3_f32 v10, v10, v90, v91
	ds_read_b128 v[90:93], v48 offset:1120
	v_mul_f32_e32 v94, 1.0, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_max3_f32 v10, v10, v94, v95
	ds_read_b128 v[94:97], v48 offset:1136
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v90, 1.0, v90
	v_mul_f32_e32 v91, 1.0, v91
	v_max3_f32 v10, v10, v90, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_max3_f32 v10, v10, v90, v91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v90, 1.0, v94
	v_mul_f32_e32 v91, 1.0, v95
	v_max3_f32 v10, v10, v90, v91
	v_mul_f32_e32 v90, 1.0, v96
	v_mul_f32_e32 v91, 1.0, v97
	v_max3_f32 v10, v10, v90, v91
	.loc	1 233
	v_cmp_neq_f32_e64 s[4:5], s16, v10
	v_cndmask_b32_e64 v90, 0, v10, s[4:5]
	v_sub_f32_e32 v106, v11, v90
	v_cmp_gt_f32_e64 s[4:5], 0, v106
	v_cndmask_b32_e64 v11, 0.5, -0.5, s[4:5]
	v_mul_f32_e32 v91, 0x3fb8aa3b, v106
	v_add_f32_e32 v11, v91, v11
	v_cvt_i32_f32_e32 v107, v11
	v_mul_f32_e32 v11, v105, v103
	v_fma_f32 v91, -v114, v11, v105
	v_fma_f32 v11, v91, v103, v11
	v_cvt_f32_i32_e32 v91, v107
	v_fma_f32 v92, -v114, v11, v105
	v_div_fmas_f32 v11, v92, v103, v11
	.loc	1 237
	v_sub_f32_e32 v79, v79, v90
	.loc	1 233
	v_mul_f32_e32 v92, 0xbf317180, v91
	v_add_f32_e32 v103, v92, v106
	v_mul_f32_e32 v105, 0xb717f7d1, v91
	v_add_f32_e32 v91, v103, v105
	v_mul_f32_e32 v92, v91, v91
	v_mul_f32_e32 v93, 0x3331bb4c, v92
	v_add_f32_e32 v93, 0xb5ddea0e, v93
	v_mul_f32_e32 v93, v92, v93
	v_add_f32_e32 v93, 0x388ab355, v93
	v_mul_f32_e32 v93, v92, v93
	v_add_f32_e32 v93, 0xbb360b61, v93
	v_mul_f32_e32 v93, v92, v93
	v_add_f32_e32 v93, 0x3e2aaaab, v93
	v_mul_f32_e32 v92, v92, v93
	v_sub_f32_e32 v92, v91, v92
	v_mul_f32_e32 v110, v91, v92
	v_sub_f32_e32 v112, 2.0, v92
	v_div_scale_f32 v114, s[4:5], v112, v112, v110
	v_sub_f32_e32 v91, v101, v102
	v_add_f32_e32 v91, 1.0, v91
	v_lshlrev_b32_e32 v92, 23, v111
	v_add_u32_e32 v91, vcc, v92, v91
	v_cmp_ngt_f32_e32 vcc, s50, v104
	v_cndmask_b32_e32 v91, 0, v91, vcc
	v_cmp_gt_f32_e32 vcc, s51, v104
	v_cndmask_b32_e32 v91, v64, v91, vcc
	v_cmp_o_f32_e32 vcc, v104, v104
	v_cndmask_b32_e32 v91, v104, v91, vcc
	.loc	1 234
	v_mul_f32_e32 v2, v2, v91
	v_mul_f32_e32 v70, v91, v70
	.loc	1 233
	v_div_fixup_f32 v11, v11, v113, v109
	v_rcp_f32_e32 v91, v114
	v_sub_f32_e64 v11, -v99, v11
	v_sub_f32_e32 v11, v98, v11
	v_add_f32_e32 v99, 1.0, v11
	v_fma_f32 v11, -v114, v91, 1.0
	v_fma_f32 v102, v11, v91, v91
	.loc	1 231
	ds_read_b128 v[91:94], v48 offset:1280
	ds_read_b128 v[95:98], v48 offset:1296
	v_mul_f32_e32 v11, 1.0, v12
	.loc	1 233
	v_div_scale_f32 v104, vcc, v110, v112, v110
	.loc	1 231
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v91, 1.0, v91
	v_mul_f32_e32 v92, 1.0, v92
	v_max3_f32 v11, v11, v91, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_mul_f32_e32 v92, 1.0, v94
	v_max3_f32 v11, v11, v91, v92
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v91, 1.0, v95
	v_mul_f32_e32 v92, 1.0, v96
	v_max3_f32 v11, v11, v91, v92
	ds_read_b128 v[91:94], v48 offset:1312
	v_mul_f32_e32 v95, 1.0, v97
	v_mul_f32_e32 v96, 1.0, v98
	v_max3_f32 v11, v11, v95, v96
	ds_read_b128 v[95:98], v48 offset:1328
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v91, 1.0, v91
	v_mul_f32_e32 v92, 1.0, v92
	v_max3_f32 v11, v11, v91, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_mul_f32_e32 v92, 1.0, v94
	v_max3_f32 v11, v11, v91, v92
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v91, 1.0, v95
	v_mul_f32_e32 v92, 1.0, v96
	v_max3_f32 v11, v11, v91, v92
	ds_read_b128 v[91:94], v48 offset:1344
	v_mul_f32_e32 v95, 1.0, v97
	v_mul_f32_e32 v96, 1.0, v98
	v_max3_f32 v11, v11, v95, v96
	ds_read_b128 v[95:98], v48 offset:1360
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v91, 1.0, v91
	v_mul_f32_e32 v92, 1.0, v92
	v_max3_f32 v11, v11, v91, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_mul_f32_e32 v92, 1.0, v94
	v_max3_f32 v11, v11, v91, v92
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v91, 1.0, v95
	v_mul_f32_e32 v92, 1.0, v96
	v_max3_f32 v11, v11, v91, v92
	ds_read_b128 v[91:94], v48 offset:1376
	v_mul_f32_e32 v95, 1.0, v97
	v_mul_f32_e32 v96, 1.0, v98
	v_max3_f32 v11, v11, v95, v96
	ds_read_b128 v[95:98], v48 offset:1392
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v91, 1.0, v91
	v_mul_f32_e32 v92, 1.0, v92
	v_max3_f32 v11, v11, v91, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_mul_f32_e32 v92, 1.0, v94
	v_max3_f32 v11, v11, v91, v92
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v91, 1.0, v95
	v_mul_f32_e32 v92, 1.0, v96
	v_max3_f32 v11, v11, v91, v92
	v_mul_f32_e32 v91, 1.0, v97
	v_mul_f32_e32 v92, 1.0, v98
	v_max3_f32 v11, v11, v91, v92
	.loc	1 233
	v_cmp_neq_f32_e64 s[4:5], s16, v11
	v_cndmask_b32_e64 v91, 0, v11, s[4:5]
	v_sub_f32_e32 v12, v12, v91
	v_cmp_gt_f32_e64 s[4:5], 0, v12
	v_cndmask_b32_e64 v92, 0.5, -0.5, s[4:5]
	v_mul_f32_e32 v93, 0x3fb8aa3b, v12
	v_add_f32_e32 v92, v93, v92
	v_cvt_i32_f32_e32 v92, v92
	v_mul_f32_e32 v93, v104, v102
	v_fma_f32 v94, -v114, v93, v104
	v_fma_f32 v93, v94, v102, v93
	v_cvt_f32_i32_e32 v94, v92
	v_fma_f32 v95, -v114, v93, v104
	v_div_fmas_f32 v93, v95, v102, v93
	v_lshlrev_b32_e32 v101, 23, v108
	v_mul_f32_e32 v95, 0xbf317180, v94
	v_add_f32_e32 v95, v95, v12
	v_mul_f32_e32 v94, 0xb717f7d1, v94
	v_add_f32_e32 v96, v95, v94
	v_mul_f32_e32 v97, v96, v96
	v_mul_f32_e32 v98, 0x3331bb4c, v97
	v_add_f32_e32 v98, 0xb5ddea0e, v98
	v_mul_f32_e32 v98, v97, v98
	v_add_f32_e32 v98, 0x388ab355, v98
	v_mul_f32_e32 v98, v97, v98
	v_add_f32_e32 v98, 0xbb360b61, v98
	v_mul_f32_e32 v98, v97, v98
	v_add_f32_e32 v98, 0x3e2aaaab, v98
	v_mul_f32_e32 v97, v97, v98
	v_sub_f32_e32 v97, v96, v97
	v_mul_f32_e32 v96, v96, v97
	v_sub_f32_e32 v97, 2.0, v97
	v_div_scale_f32 v98, s[4:5], v97, v97, v96
	v_add_u32_e32 v99, vcc, v101, v99
	v_cmp_ngt_f32_e32 vcc, s50, v100
	v_cndmask_b32_e32 v99, 0, v99, vcc
	v_cmp_gt_f32_e32 vcc, s51, v100
	v_cndmask_b32_e32 v99, v64, v99, vcc
	v_cmp_o_f32_e32 vcc, v100, v100
	v_cndmask_b32_e32 v99, v100, v99, vcc
	.loc	1 234
	v_mul_f32_e32 v3, v3, v99
	v_mul_f32_e32 v69, v99, v69
	.loc	1 233
	v_div_scale_f32 v99, vcc, v96, v97, v96
	v_div_fixup_f32 v93, v93, v112, v110
	v_sub_f32_e64 v93, -v105, v93
	v_rcp_f32_e32 v100, v98
	v_sub_f32_e32 v93, v103, v93
	v_add_f32_e32 v93, 1.0, v93
	v_lshlrev_b32_e32 v101, 23, v107
	v_add_u32_e64 v93, s[4:5], v101, v93
	v_fma_f32 v101, -v98, v100, 1.0
	.loc	1 237
	v_cmp_gt_f32_e64 s[4:5], 0, v87
	.loc	1 233
	v_fma_f32 v100, v101, v100, v100
	.loc	1 237
	v_cndmask_b32_e64 v101, 0.5, -0.5, s[4:5]
	v_mul_f32_e32 v102, 0x3fb8aa3b, v87
	v_add_f32_e32 v101, v102, v101
	v_cvt_i32_f32_e32 v101, v101
	.loc	1 233
	v_mul_f32_e32 v102, v99, v100
	v_fma_f32 v103, -v98, v102, v99
	v_fma_f32 v102, v103, v100, v102
	.loc	1 237
	v_cvt_f32_i32_e32 v103, v101
	.loc	1 233
	v_fma_f32 v98, -v98, v102, v99
	v_div_fmas_f32 v98, v98, v100, v102
	v_cmp_ngt_f32_e32 vcc, s50, v106
	.loc	1 237
	v_mul_f32_e32 v99, 0xbf317180, v103
	v_add_f32_e32 v99, v99, v87
	v_mul_f32_e32 v100, 0xb717f7d1, v103
	v_add_f32_e32 v102, v99, v100
	v_mul_f32_e32 v103, v102, v102
	v_mul_f32_e32 v104, 0x3331bb4c, v103
	v_add_f32_e32 v104, 0xb5ddea0e, v104
	v_mul_f32_e32 v104, v103, v104
	v_add_f32_e32 v104, 0x388ab355, v104
	v_mul_f32_e32 v104, v103, v104
	v_add_f32_e32 v104, 0xbb360b61, v104
	v_mul_f32_e32 v104, v103, v104
	v_add_f32_e32 v104, 0x3e2aaaab, v104
	v_mul_f32_e32 v103, v103, v104
	v_sub_f32_e32 v103, v102, v103
	v_mul_f32_e32 v102, v102, v103
	v_sub_f32_e32 v103, 2.0, v103
	v_div_scale_f32 v104, s[4:5], v103, v103, v102
	.loc	1 233
	v_cndmask_b32_e32 v93, 0, v93, vcc
	v_cmp_gt_f32_e32 vcc, s51, v106
	v_cndmask_b32_e32 v93, v64, v93, vcc
	v_cmp_o_f32_e32 vcc, v106, v106
	v_cndmask_b32_e32 v93, v106, v93, vcc
	.loc	1 237
	v_div_scale_f32 v105, vcc, v102, v103, v102
	.loc	1 234
	v_mul_f32_e32 v4, v4, v93
	v_mul_f32_e32 v67, v93, v67
	.loc	1 233
	v_div_fixup_f32 v93, v98, v97, v96
	v_sub_f32_e64 v93, -v94, v93
	.loc	1 237
	v_cmp_gt_f32_e64 s[4:5], 0, v44
	.loc	1 233
	v_sub_f32_e32 v93, v95, v93
	.loc	1 237
	v_cndmask_b32_e64 v86, 0.5, -0.5, s[4:5]
	v_mul_f32_e32 v95, 0x3fb8aa3b, v44
	v_add_f32_e32 v86, v95, v86
	v_cvt_i32_f32_e32 v86, v86
	v_rcp_f32_e32 v94, v104
	.loc	1 233
	v_add_f32_e32 v93, 1.0, v93
	v_lshlrev_b32_e32 v92, 23, v92
	.loc	1 237
	v_cvt_f32_i32_e32 v96, v86
	v_fma_f32 v95, -v104, v94, 1.0
	v_fma_f32 v94, v95, v94, v94
	v_mul_f32_e32 v95, v105, v94
	v_fma_f32 v97, -v104, v95, v105
	v_mul_f32_e32 v98, 0xbf317180, v96
	v_fma_f32 v95, v97, v94, v95
	v_add_f32_e32 v98, v98, v44
	v_mul_f32_e32 v96, 0xb717f7d1, v96
	v_fma_f32 v97, -v104, v95, v105
	v_add_f32_e32 v104, v98, v96
	v_mul_f32_e32 v105, v104, v104
	v_mul_f32_e32 v106, 0x3331bb4c, v105
	v_add_f32_e32 v106, 0xb5ddea0e, v106
	v_mul_f32_e32 v106, v105, v106
	v_add_f32_e32 v106, 0x388ab355, v106
	v_mul_f32_e32 v106, v105, v106
	v_add_f32_e32 v106, 0xbb360b61, v106
	v_mul_f32_e32 v106, v105, v106
	v_add_f32_e32 v106, 0x3e2aaaab, v106
	v_mul_f32_e32 v105, v105, v106
	v_sub_f32_e32 v105, v104, v105
	v_mul_f32_e32 v104, v104, v105
	v_sub_f32_e32 v105, 2.0, v105
	v_div_scale_f32 v106, s[4:5], v105, v105, v104
	v_div_fmas_f32 v94, v97, v94, v95
	.loc	1 233
	v_add_u32_e32 v92, vcc, v92, v93
	v_cmp_ngt_f32_e32 vcc, s50, v12
	v_cndmask_b32_e32 v92, 0, v92, vcc
	v_cmp_gt_f32_e32 vcc, s51, v12
	v_cndmask_b32_e32 v92, v64, v92, vcc
	v_cmp_o_f32_e32 vcc, v12, v12
	v_cndmask_b32_e32 v12, v12, v92, vcc
	.loc	1 237
	v_div_scale_f32 v92, vcc, v104, v105, v104
	.loc	1 234
	v_mul_f32_e32 v5, v5, v12
	v_mul_f32_e32 v66, v12, v66
	.loc	1 237
	v_cmp_gt_f32_e64 s[4:5], 0, v85
	v_rcp_f32_e32 v12, v106
	v_mul_f32_e32 v95, 0x3fb8aa3b, v85
	v_div_fixup_f32 v93, v94, v103, v102
	v_sub_f32_e64 v93, -v100, v93
	v_fma_f32 v94, -v106, v12, 1.0
	v_fma_f32 v12, v94, v12, v12
	v_cndmask_b32_e64 v94, 0.5, -0.5, s[4:5]
	v_add_f32_e32 v94, v95, v94
	v_cvt_i32_f32_e32 v94, v94
	v_sub_f32_e32 v93, v99, v93
	v_add_f32_e32 v93, 1.0, v93
	v_mul_f32_e32 v95, v92, v12
	v_fma_f32 v97, -v106, v95, v92
	v_fma_f32 v95, v97, v12, v95
	v_cvt_f32_i32_e32 v97, v94
	v_fma_f32 v92, -v106, v95, v92
	v_div_fmas_f32 v12, v92, v12, v95
	v_lshlrev_b32_e32 v99, 23, v101
	v_mul_f32_e32 v92, 0xbf317180, v97
	v_add_f32_e32 v92, v92, v85
	v_mul_f32_e32 v95, 0xb717f7d1, v97
	v_add_f32_e32 v97, v92, v95
	v_mul_f32_e32 v100, v97, v97
	v_mul_f32_e32 v102, 0x3331bb4c, v100
	v_add_f32_e32 v102, 0xb5ddea0e, v102
	v_mul_f32_e32 v102, v100, v102
	v_add_f32_e32 v102, 0x388ab355, v102
	v_mul_f32_e32 v102, v100, v102
	v_add_f32_e32 v102, 0xbb360b61, v102
	v_mul_f32_e32 v102, v100, v102
	v_add_f32_e32 v102, 0x3e2aaaab, v102
	v_mul_f32_e32 v100, v100, v102
	v_sub_f32_e32 v100, v97, v100
	v_mul_f32_e32 v97, v97, v100
	v_sub_f32_e32 v100, 2.0, v100
	v_div_scale_f32 v102, s[4:5], v100, v100, v97
	v_add_u32_e32 v93, vcc, v99, v93
	v_cmp_ngt_f32_e32 vcc, s50, v87
	v_cndmask_b32_e32 v93, 0, v93, vcc
	v_div_scale_f32 v99, vcc, v97, v100, v97
	v_cmp_gt_f32_e64 s[4:5], s51, v87
	v_cndmask_b32_e64 v93, v64, v93, s[4:5]
	v_cmp_o_f32_e64 s[4:5], v87, v87
	v_cndmask_b32_e64 v87, v87, v93, s[4:5]
	v_div_fixup_f32 v12, v12, v105, v104
	v_cmp_gt_f32_e64 s[4:5], 0, v45
	v_sub_f32_e64 v12, -v96, v12
	v_cndmask_b32_e64 v84, 0.5, -0.5, s[4:5]
	v_mul_f32_e32 v96, 0x3fb8aa3b, v45
	v_rcp_f32_e32 v93, v102
	v_add_f32_e32 v84, v96, v84
	v_cvt_i32_f32_e32 v84, v84
	v_sub_f32_e32 v12, v98, v12
	v_fma_f32 v96, -v102, v93, 1.0
	v_fma_f32 v93, v96, v93, v93
	v_cvt_f32_i32_e32 v101, v84
	v_mul_f32_e32 v96, v99, v93
	v_fma_f32 v103, -v102, v96, v99
	v_fma_f32 v96, v103, v93, v96
	v_fma_f32 v99, -v102, v96, v99
	v_mul_f32_e32 v102, 0xbf317180, v101
	v_add_f32_e32 v102, v102, v45
	v_mul_f32_e32 v101, 0xb717f7d1, v101
	v_add_f32_e32 v103, v102, v101
	v_mul_f32_e32 v104, v103, v103
	v_mul_f32_e32 v105, 0x3331bb4c, v104
	v_add_f32_e32 v105, 0xb5ddea0e, v105
	v_mul_f32_e32 v105, v104, v105
	v_add_f32_e32 v105, 0x388ab355, v105
	v_mul_f32_e32 v105, v104, v105
	v_add_f32_e32 v105, 0xbb360b61, v105
	v_mul_f32_e32 v105, v104, v105
	v_add_f32_e32 v105, 0x3e2aaaab, v105
	v_mul_f32_e32 v104, v104, v105
	v_sub_f32_e32 v104, v103, v104
	v_mul_f32_e32 v103, v103, v104
	v_sub_f32_e32 v104, 2.0, v104
	v_div_scale_f32 v105, s[4:5], v104, v104, v103
	v_div_fmas_f32 v93, v99, v93, v96
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v86, 23, v86
	v_add_u32_e32 v12, vcc, v86, v12
	v_cmp_ngt_f32_e32 vcc, s50, v44
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s51, v44
	v_cndmask_b32_e32 v12, v64, v12, vcc
	v_div_scale_f32 v86, vcc, v103, v104, v103
	v_cmp_o_f32_e64 s[4:5], v44, v44
	v_cndmask_b32_e64 v12, v44, v12, s[4:5]
	.loc	1 236
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 237
	ds_write2_b32 v49, v87, v12 offset1:32
	v_rcp_f32_e32 v12, v105
	v_div_fixup_f32 v44, v93, v100, v97
	v_sub_f32_e64 v44, -v95, v44
	v_cmp_gt_f32_e64 s[4:5], 0, v83
	v_fma_f32 v87, -v105, v12, 1.0
	v_sub_f32_e32 v44, v92, v44
	v_fma_f32 v12, v87, v12, v12
	v_cndmask_b32_e64 v87, 0.5, -0.5, s[4:5]
	v_mul_f32_e32 v92, 0x3fb8aa3b, v83
	v_add_f32_e32 v87, v92, v87
	v_cvt_i32_f32_e32 v87, v87
	v_mul_f32_e32 v92, v86, v12
	v_fma_f32 v93, -v105, v92, v86
	v_fma_f32 v92, v93, v12, v92
	v_cvt_f32_i32_e32 v93, v87
	v_fma_f32 v86, -v105, v92, v86
	v_div_fmas_f32 v12, v86, v12, v92
	v_add_f32_e32 v44, 1.0, v44
	v_mul_f32_e32 v86, 0xbf317180, v93
	v_add_f32_e32 v86, v86, v83
	v_mul_f32_e32 v92, 0xb717f7d1, v93
	v_add_f32_e32 v93, v86, v92
	v_mul_f32_e32 v95, v93, v93
	v_mul_f32_e32 v96, 0x3331bb4c, v95
	v_add_f32_e32 v96, 0xb5ddea0e, v96
	v_mul_f32_e32 v96, v95, v96
	v_add_f32_e32 v96, 0x388ab355, v96
	v_mul_f32_e32 v96, v95, v96
	v_add_f32_e32 v96, 0xbb360b61, v96
	v_mul_f32_e32 v96, v95, v96
	v_add_f32_e32 v96, 0x3e2aaaab, v96
	v_mul_f32_e32 v95, v95, v96
	v_sub_f32_e32 v95, v93, v95
	v_mul_f32_e32 v93, v93, v95
	v_sub_f32_e32 v95, 2.0, v95
	v_div_scale_f32 v96, s[4:5], v95, v95, v93
	v_lshlrev_b32_e32 v94, 23, v94
	v_add_u32_e32 v44, vcc, v94, v44
	v_cmp_ngt_f32_e32 vcc, s50, v85
	v_cndmask_b32_e32 v44, 0, v44, vcc
	v_cmp_gt_f32_e32 vcc, s51, v85
	v_cndmask_b32_e32 v44, v64, v44, vcc
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v44, v85, v44, vcc
	v_cmp_gt_f32_e32 vcc, 0, v82
	v_cndmask_b32_e64 v88, 0.5, -0.5, vcc
	v_mul_f32_e32 v94, 0x3fb8aa3b, v82
	v_add_f32_e32 v88, v94, v88
	v_cvt_i32_f32_e32 v88, v88
	v_div_fixup_f32 v12, v12, v104, v103
	v_rcp_f32_e32 v85, v96
	v_sub_f32_e64 v12, -v101, v12
	v_sub_f32_e32 v12, v102, v12
	v_cvt_f32_i32_e32 v94, v88
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v84, 23, v84
	v_add_u32_e32 v12, vcc, v84, v12
	v_fma_f32 v84, -v96, v85, 1.0
	v_fma_f32 v84, v84, v85, v85
	v_div_scale_f32 v85, vcc, v93, v95, v93
	v_mul_f32_e32 v97, 0xbf317180, v94
	v_add_f32_e32 v97, v97, v82
	v_mul_f32_e32 v94, 0xb717f7d1, v94
	v_add_f32_e32 v98, v97, v94
	v_mul_f32_e32 v99, v98, v98
	v_mul_f32_e32 v100, 0x3331bb4c, v99
	v_add_f32_e32 v100, 0xb5ddea0e, v100
	v_mul_f32_e32 v100, v99, v100
	v_add_f32_e32 v100, 0x388ab355, v100
	v_mul_f32_e32 v100, v99, v100
	v_add_f32_e32 v100, 0xbb360b61, v100
	v_mul_f32_e32 v100, v99, v100
	v_add_f32_e32 v100, 0x3e2aaaab, v100
	v_mul_f32_e32 v99, v99, v100
	v_sub_f32_e32 v99, v98, v99
	v_mul_f32_e32 v98, v98, v99
	v_sub_f32_e32 v99, 2.0, v99
	v_div_scale_f32 v100, s[4:5], v99, v99, v98
	v_mul_f32_e32 v101, v85, v84
	v_fma_f32 v102, -v96, v101, v85
	v_fma_f32 v101, v102, v84, v101
	v_fma_f32 v85, -v96, v101, v85
	v_div_fmas_f32 v84, v85, v84, v101
	v_cmp_ngt_f32_e32 vcc, s50, v45
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_div_scale_f32 v85, vcc, v98, v99, v98
	v_cmp_gt_f32_e64 s[4:5], s51, v45
	v_cndmask_b32_e64 v12, v64, v12, s[4:5]
	v_cmp_o_f32_e64 s[4:5], v45, v45
	v_cndmask_b32_e64 v12, v45, v12, s[4:5]
	ds_write2_b32 v49, v44, v12 offset0:64 offset1:96
	v_sub_f32_e32 v44, v81, v89
	v_cmp_gt_f32_e64 s[4:5], 0, v44
	v_cndmask_b32_e64 v45, 0.5, -0.5, s[4:5]
	v_mul_f32_e32 v81, 0x3fb8aa3b, v44
	v_rcp_f32_e32 v12, v100
	v_add_f32_e32 v45, v81, v45
	v_cvt_i32_f32_e32 v45, v45
	v_div_fixup_f32 v81, v84, v95, v93
	v_fma_f32 v84, -v100, v12, 1.0
	v_fma_f32 v12, v84, v12, v12
	v_cvt_f32_i32_e32 v84, v45
	v_mul_f32_e32 v93, v85, v12
	v_fma_f32 v95, -v100, v93, v85
	v_fma_f32 v93, v95, v12, v93
	v_mul_f32_e32 v95, 0xbf317180, v84
	v_add_f32_e32 v95, v95, v44
	v_mul_f32_e32 v84, 0xb717f7d1, v84
	v_add_f32_e32 v96, v95, v84
	v_mul_f32_e32 v101, v96, v96
	v_mul_f32_e32 v102, 0x3331bb4c, v101
	v_add_f32_e32 v102, 0xb5ddea0e, v102
	v_mul_f32_e32 v102, v101, v102
	v_add_f32_e32 v102, 0x388ab355, v102
	v_mul_f32_e32 v102, v101, v102
	v_add_f32_e32 v102, 0xbb360b61, v102
	v_mul_f32_e32 v102, v101, v102
	v_add_f32_e32 v102, 0x3e2aaaab, v102
	v_mul_f32_e32 v101, v101, v102
	v_sub_f32_e32 v101, v96, v101
	v_mul_f32_e32 v96, v96, v101
	v_sub_f32_e32 v101, 2.0, v101
	v_div_scale_f32 v102, s[4:5], v101, v101, v96
	v_sub_f32_e64 v81, -v92, v81
	v_fma_f32 v85, -v100, v93, v85
	v_sub_f32_e32 v81, v86, v81
	v_div_fmas_f32 v12, v85, v12, v93
	v_add_f32_e32 v81, 1.0, v81
	v_lshlrev_b32_e32 v85, 23, v87
	v_add_u32_e32 v81, vcc, v85, v81
	v_cmp_ngt_f32_e32 vcc, s50, v83
	v_cndmask_b32_e32 v81, 0, v81, vcc
	v_div_scale_f32 v85, vcc, v96, v101, v96
	v_cmp_gt_f32_e64 s[4:5], s51, v83
	v_cndmask_b32_e64 v81, v64, v81, s[4:5]
	v_rcp_f32_e32 v86, v102
	v_cmp_o_f32_e64 s[4:5], v83, v83
	v_cndmask_b32_e64 v81, v83, v81, s[4:5]
	v_cmp_gt_f32_e64 s[4:5], 0, v80
	v_fma_f32 v83, -v102, v86, 1.0
	v_fma_f32 v83, v83, v86, v86
	v_cndmask_b32_e64 v86, 0.5, -0.5, s[4:5]
	v_mul_f32_e32 v87, 0x3fb8aa3b, v80
	v_add_f32_e32 v86, v87, v86
	v_cvt_i32_f32_e32 v86, v86
	v_div_fixup_f32 v12, v12, v99, v98
	v_sub_f32_e64 v12, -v94, v12
	v_mul_f32_e32 v87, v85, v83
	v_fma_f32 v89, -v102, v87, v85
	v_fma_f32 v87, v89, v83, v87
	v_cvt_f32_i32_e32 v89, v86
	v_fma_f32 v85, -v102, v87, v85
	v_div_fmas_f32 v83, v85, v83, v87
	v_sub_f32_e32 v12, v97, v12
	v_mul_f32_e32 v85, 0xbf317180, v89
	v_add_f32_e32 v85, v85, v80
	v_mul_f32_e32 v87, 0xb717f7d1, v89
	v_add_f32_e32 v89, v85, v87
	v_mul_f32_e32 v92, v89, v89
	v_mul_f32_e32 v93, 0x3331bb4c, v92
	v_add_f32_e32 v93, 0xb5ddea0e, v93
	v_mul_f32_e32 v93, v92, v93
	v_add_f32_e32 v93, 0x388ab355, v93
	v_mul_f32_e32 v93, v92, v93
	v_add_f32_e32 v93, 0xbb360b61, v93
	v_mul_f32_e32 v93, v92, v93
	v_add_f32_e32 v93, 0x3e2aaaab, v93
	v_mul_f32_e32 v92, v92, v93
	v_sub_f32_e32 v92, v89, v92
	v_mul_f32_e32 v89, v89, v92
	v_sub_f32_e32 v92, 2.0, v92
	v_div_scale_f32 v93, s[4:5], v92, v92, v89
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v88, 23, v88
	v_add_u32_e32 v12, vcc, v88, v12
	v_cmp_ngt_f32_e32 vcc, s50, v82
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_div_scale_f32 v88, vcc, v89, v92, v89
	v_cmp_gt_f32_e64 s[4:5], s51, v82
	v_cndmask_b32_e64 v12, v64, v12, s[4:5]
	v_cmp_o_f32_e64 s[4:5], v82, v82
	v_cndmask_b32_e64 v12, v82, v12, s[4:5]
	v_cmp_gt_f32_e64 s[4:5], 0, v79
	ds_write2_b32 v49, v81, v12 offset0:128 offset1:160
	v_div_fixup_f32 v12, v83, v101, v96
	v_cndmask_b32_e64 v82, 0.5, -0.5, s[4:5]
	v_mul_f32_e32 v83, 0x3fb8aa3b, v79
	v_rcp_f32_e32 v81, v93
	v_add_f32_e32 v82, v83, v82
	v_cvt_i32_f32_e32 v82, v82
	v_sub_f32_e64 v12, -v84, v12
	v_fma_f32 v83, -v93, v81, 1.0
	v_fma_f32 v81, v83, v81, v81
	v_cvt_f32_i32_e32 v94, v82
	v_mul_f32_e32 v83, v88, v81
	v_fma_f32 v96, -v93, v83, v88
	v_fma_f32 v83, v96, v81, v83
	v_fma_f32 v88, -v93, v83, v88
	v_mul_f32_e32 v93, 0xbf317180, v94
	v_add_f32_e32 v93, v93, v79
	v_mul_f32_e32 v94, 0xb717f7d1, v94
	v_add_f32_e32 v96, v93, v94
	v_mul_f32_e32 v97, v96, v96
	v_mul_f32_e32 v98, 0x3331bb4c, v97
	v_add_f32_e32 v98, 0xb5ddea0e, v98
	v_mul_f32_e32 v98, v97, v98
	v_add_f32_e32 v98, 0x388ab355, v98
	v_mul_f32_e32 v98, v97, v98
	v_add_f32_e32 v98, 0xbb360b61, v98
	v_mul_f32_e32 v98, v97, v98
	v_add_f32_e32 v98, 0x3e2aaaab, v98
	v_mul_f32_e32 v97, v97, v98
	v_sub_f32_e32 v97, v96, v97
	v_mul_f32_e32 v96, v96, v97
	v_sub_f32_e32 v97, 2.0, v97
	v_div_scale_f32 v98, s[4:5], v97, v97, v96
	v_sub_f32_e32 v12, v95, v12
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v45, 23, v45
	v_div_fmas_f32 v81, v88, v81, v83
	v_add_u32_e32 v12, vcc, v45, v12
	v_cmp_ngt_f32_e32 vcc, s50, v44
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_div_scale_f32 v45, vcc, v96, v97, v96
	v_cmp_gt_f32_e64 s[4:5], s51, v44
	v_cndmask_b32_e64 v12, v64, v12, s[4:5]
	v_cmp_o_f32_e64 s[4:5], v44, v44
	v_cndmask_b32_e64 v12, v44, v12, s[4:5]
	v_rcp_f32_e32 v44, v98
	v_sub_f32_e32 v78, v78, v90
	v_cmp_gt_f32_e64 s[4:5], 0, v78
	v_mul_f32_e32 v84, 0x3fb8aa3b, v78
	v_fma_f32 v83, -v98, v44, 1.0
	v_fma_f32 v44, v83, v44, v44
	v_cndmask_b32_e64 v83, 0.5, -0.5, s[4:5]
	v_add_f32_e32 v83, v84, v83
	v_cvt_i32_f32_e32 v83, v83
	v_div_fixup_f32 v81, v81, v92, v89
	v_sub_f32_e64 v81, -v87, v81
	v_mul_f32_e32 v84, v45, v44
	v_sub_f32_e32 v81, v85, v81
	v_fma_f32 v85, -v98, v84, v45
	v_fma_f32 v84, v85, v44, v84
	v_cvt_f32_i32_e32 v85, v83
	v_fma_f32 v45, -v98, v84, v45
	v_div_fmas_f32 v44, v45, v44, v84
	v_add_f32_e32 v81, 1.0, v81
	v_mul_f32_e32 v45, 0xbf317180, v85
	v_add_f32_e32 v45, v45, v78
	v_mul_f32_e32 v84, 0xb717f7d1, v85
	v_add_f32_e32 v85, v45, v84
	v_mul_f32_e32 v87, v85, v85
	v_mul_f32_e32 v88, 0x3331bb4c, v87
	v_add_f32_e32 v88, 0xb5ddea0e, v88
	v_mul_f32_e32 v88, v87, v88
	v_add_f32_e32 v88, 0x388ab355, v88
	v_mul_f32_e32 v88, v87, v88
	v_add_f32_e32 v88, 0xbb360b61, v88
	v_mul_f32_e32 v88, v87, v88
	v_add_f32_e32 v88, 0x3e2aaaab, v88
	v_mul_f32_e32 v87, v87, v88
	v_sub_f32_e32 v87, v85, v87
	v_mul_f32_e32 v85, v85, v87
	v_sub_f32_e32 v87, 2.0, v87
	v_div_scale_f32 v88, s[4:5], v87, v87, v85
	v_lshlrev_b32_e32 v86, 23, v86
	v_add_u32_e32 v81, vcc, v86, v81
	v_div_scale_f32 v86, vcc, v85, v87, v85
	v_cmp_ngt_f32_e64 s[4:5], s50, v80
	v_cndmask_b32_e64 v81, 0, v81, s[4:5]
	v_cmp_gt_f32_e64 s[4:5], s51, v80
	v_cndmask_b32_e64 v81, v64, v81, s[4:5]
	v_cmp_o_f32_e64 s[4:5], v80, v80
	v_cndmask_b32_e64 v80, v80, v81, s[4:5]
	ds_write2_b32 v49, v12, v80 offset0:192 offset1:224
	v_div_fixup_f32 v12, v44, v97, v96
	v_lshlrev_b32_e32 v80, 23, v82
	v_rcp_f32_e32 v44, v88
	v_sub_f32_e64 v12, -v94, v12
	v_sub_f32_e32 v12, v93, v12
	v_add_f32_e32 v12, 1.0, v12
	v_fma_f32 v81, -v88, v44, 1.0
	v_fma_f32 v44, v81, v44, v44
	v_mul_f32_e32 v81, v86, v44
	v_fma_f32 v82, -v88, v81, v86
	v_fma_f32 v81, v82, v44, v81
	v_fma_f32 v82, -v88, v81, v86
	v_div_fmas_f32 v44, v82, v44, v81
	v_add_u32_e32 v12, vcc, v80, v12
	v_cmp_ngt_f32_e32 vcc, s50, v79
	v_sub_f32_e32 v77, v77, v91
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, 0, v77
	v_cndmask_b32_e64 v80, 0.5, -0.5, vcc
	v_mul_f32_e32 v81, 0x3fb8aa3b, v77
	v_add_f32_e32 v80, v81, v80
	v_cvt_i32_f32_e32 v80, v80
	v_cmp_gt_f32_e32 vcc, s51, v79
	v_cndmask_b32_e32 v12, v64, v12, vcc
	v_cmp_o_f32_e32 vcc, v79, v79
	v_cndmask_b32_e32 v12, v79, v12, vcc
	v_cvt_f32_i32_e32 v79, v80
	v_div_fixup_f32 v44, v44, v87, v85
	v_sub_f32_e64 v44, -v84, v44
	v_sub_f32_e32 v44, v45, v44
	v_mul_f32_e32 v45, 0xbf317180, v79
	v_add_f32_e32 v45, v45, v77
	v_mul_f32_e32 v79, 0xb717f7d1, v79
	v_add_f32_e32 v81, v45, v79
	v_mul_f32_e32 v82, v81, v81
	v_mul_f32_e32 v84, 0x3331bb4c, v82
	v_add_f32_e32 v84, 0xb5ddea0e, v84
	v_mul_f32_e32 v84, v82, v84
	v_add_f32_e32 v84, 0x388ab355, v84
	v_mul_f32_e32 v84, v82, v84
	v_add_f32_e32 v84, 0xbb360b61, v84
	v_mul_f32_e32 v84, v82, v84
	v_sub_f32_e32 v76, v76, v91
	v_add_f32_e32 v84, 0x3e2aaaab, v84
	v_cmp_gt_f32_e32 vcc, 0, v76
	v_mul_f32_e32 v82, v82, v84
	v_cndmask_b32_e64 v84, 0.5, -0.5, vcc
	v_mul_f32_e32 v85, 0x3fb8aa3b, v76
	v_add_f32_e32 v84, v85, v84
	v_cvt_i32_f32_e32 v84, v84
	v_sub_f32_e32 v82, v81, v82
	v_mul_f32_e32 v81, v81, v82
	v_sub_f32_e32 v82, 2.0, v82
	v_cvt_f32_i32_e32 v85, v84
	v_div_scale_f32 v86, s[4:5], v82, v82, v81
	v_div_scale_f32 v87, vcc, v81, v82, v81
	v_mul_f32_e32 v88, 0xbf317180, v85
	v_add_f32_e32 v88, v88, v76
	v_mul_f32_e32 v85, 0xb717f7d1, v85
	v_add_f32_e32 v89, v88, v85
	v_mul_f32_e32 v90, v89, v89
	v_mul_f32_e32 v91, 0x3331bb4c, v90
	v_add_f32_e32 v91, 0xb5ddea0e, v91
	v_mul_f32_e32 v91, v90, v91
	v_add_f32_e32 v91, 0x388ab355, v91
	v_mul_f32_e32 v91, v90, v91
	v_add_f32_e32 v91, 0xbb360b61, v91
	v_mul_f32_e32 v91, v90, v91
	v_add_f32_e32 v91, 0x3e2aaaab, v91
	v_mul_f32_e32 v90, v90, v91
	v_sub_f32_e32 v90, v89, v90
	v_mul_f32_e32 v89, v89, v90
	v_sub_f32_e32 v90, 2.0, v90
	v_div_scale_f32 v91, s[4:5], v90, v90, v89
	v_add_f32_e32 v44, 1.0, v44
	v_lshlrev_b32_e32 v83, 23, v83
	v_add_u32_e64 v44, s[4:5], v83, v44
	v_div_scale_f32 v83, s[4:5], v89, v90, v89
	v_rcp_f32_e32 v92, v86
	v_fma_f32 v93, -v86, v92, 1.0
	v_fma_f32 v92, v93, v92, v92
	v_mul_f32_e32 v93, v87, v92
	v_fma_f32 v94, -v86, v93, v87
	v_fma_f32 v93, v94, v92, v93
	v_fma_f32 v86, -v86, v93, v87
	v_rcp_f32_e32 v87, v91
	v_div_fmas_f32 v86, v86, v92, v93
	v_cmp_ngt_f32_e32 vcc, s50, v78
	v_cndmask_b32_e32 v44, 0, v44, vcc
	v_fma_f32 v92, -v91, v87, 1.0
	v_fma_f32 v87, v92, v87, v87
	v_mul_f32_e32 v92, v83, v87
	v_fma_f32 v93, -v91, v92, v83
	v_cmp_gt_f32_e32 vcc, s51, v78
	v_fma_f32 v92, v93, v87, v92
	v_cndmask_b32_e32 v44, v64, v44, vcc
	v_fma_f32 v83, -v91, v92, v83
	s_mov_b64 vcc, s[4:5]
	v_div_fmas_f32 v83, v83, v87, v92
	v_cmp_o_f32_e32 vcc, v78, v78
	v_cndmask_b32_e32 v44, v78, v44, vcc
	ds_write2_b32 v75, v12, v44 offset1:32
	v_div_fixup_f32 v12, v86, v82, v81
	v_sub_f32_e64 v12, -v79, v12
	v_sub_f32_e32 v12, v45, v12
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v44, 23, v80
	v_add_u32_e32 v12, vcc, v44, v12
	v_cmp_ngt_f32_e32 vcc, s50, v77
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s51, v77
	v_cndmask_b32_e32 v12, v64, v12, vcc
	v_cmp_o_f32_e32 vcc, v77, v77
	v_div_fixup_f32 v44, v83, v90, v89
	v_sub_f32_e64 v44, -v85, v44
	v_sub_f32_e32 v44, v88, v44
	v_add_f32_e32 v44, 1.0, v44
	v_lshlrev_b32_e32 v45, 23, v84
	v_cndmask_b32_e32 v12, v77, v12, vcc
	v_add_u32_e32 v44, vcc, v45, v44
	v_cmp_ngt_f32_e32 vcc, s50, v76
	v_cndmask_b32_e32 v44, 0, v44, vcc
	v_cmp_gt_f32_e32 vcc, s51, v76
	v_cndmask_b32_e32 v44, v64, v44, vcc
	v_cmp_o_f32_e32 vcc, v76, v76
	v_cndmask_b32_e32 v44, v76, v44, vcc
	ds_write2_b32 v75, v12, v44 offset0:64 offset1:96
	v_mov_b32_e32 v12, v61
	.loc	1 238
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB0_25
.LBB0_24:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 243
	s_waitcnt lgkmcnt(11)
	v_add_f32_e32 v0, v0, v44
	.loc	1 244
	v_mul_f32_e32 v44, v44, v45
	v_add_f32_e32 v44, v44, v72
	s_waitcnt lgkmcnt(5)
	v_mul_f32_e32 v45, v85, v87
	.loc	1 243
	v_add_f32_e32 v2, v2, v77
	v_add_f32_e32 v4, v4, v84
	.loc	1 244
	v_mul_f32_e32 v84, v84, v86
	v_mul_f32_e32 v79, v82, v79
	v_mul_f32_e32 v77, v77, v78
	v_mul_f32_e32 v75, v76, v75
	v_add_f32_e32 v72, v45, v44
	v_mul_f32_e32 v44, v83, v81
	.loc	1 243
	v_add_f32_e32 v1, v1, v76
	v_add_f32_e32 v3, v3, v82
	.loc	1 244
	v_add_f32_e32 v67, v84, v67
	.loc	1 243
	v_add_f32_e32 v5, v5, v83
	.loc	1 244
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v84, v95, v96
	v_add_f32_e32 v69, v79, v69
	v_mul_f32_e32 v79, v94, v92
	v_add_f32_e32 v70, v77, v70
	v_mul_f32_e32 v77, v90, v91
	v_add_f32_e32 v71, v75, v71
	v_mul_f32_e32 v75, v89, v88
	v_add_f32_e32 v44, v44, v66
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v45, v80, v93
	.loc	1 240
	s_add_i32 s6, s6, 8
	.loc	1 243
	v_add_f32_e32 v0, v0, v85
	v_add_f32_e32 v1, v1, v89
	v_add_f32_e32 v2, v2, v90
	v_add_f32_e32 v3, v3, v94
	v_add_f32_e32 v4, v4, v95
	.loc	1 244
	v_add_f32_e32 v67, v84, v67
	.loc	1 243
	v_add_f32_e32 v5, v5, v80
	.loc	1 244
	v_add_f32_e32 v69, v79, v69
	v_add_f32_e32 v70, v77, v70
	v_add_f32_e32 v71, v75, v71
	v_add_f32_e32 v66, v45, v44
	.loc	1 240
	s_cmpk_eq_i32 s6, 0x100
	v_add_u32_e32 v12, vcc, 0xa0, v12
	s_cbranch_scc1 .LBB0_49
.LBB0_25:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_13 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 242
	v_add_u32_e32 v80, vcc, s6, v48
	ds_read_b32 v44, v80
	.loc	1 244
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v45, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_27
; %bb.26:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v45, v12
.LBB0_27:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 242
	ds_read_b32 v76, v80 offset:256
	.loc	1 244
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_29
; %bb.28:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v75, v12
.LBB0_29:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 242
	ds_read_b32 v77, v80 offset:512
	.loc	1 244
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v78, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v78, v12
.LBB0_31:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 242
	ds_read_b32 v82, v80 offset:768
	.loc	1 244
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v79, v12
.LBB0_33:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 242
	ds_read_b32 v84, v80 offset:1024
	.loc	1 244
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v86, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_35
; %bb.34:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v86, v12
.LBB0_35:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 242
	ds_read_b32 v83, v80 offset:1280
	.loc	1 244
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_37
; %bb.36:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v81, v12
.LBB0_37:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 242
	ds_read_b32 v85, v80 offset:4
	.loc	1 244
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v87, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_39
; %bb.38:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v87, v12 offset:80
.LBB0_39:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 242
	ds_read_b32 v89, v80 offset:260
	.loc	1 244
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_41
; %bb.40:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v88, v12 offset:80
.LBB0_41:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 242
	ds_read_b32 v90, v80 offset:516
	.loc	1 244
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v91, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_43
; %bb.42:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v91, v12 offset:80
.LBB0_43:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 242
	ds_read_b32 v94, v80 offset:772
	.loc	1 244
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_45
; %bb.44:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v92, v12 offset:80
.LBB0_45:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 242
	ds_read_b32 v95, v80 offset:1028
	.loc	1 244
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v96, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_47
; %bb.46:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v96, v12 offset:80
.LBB0_47:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 242
	ds_read_b32 v80, v80 offset:1284
	.loc	1 244
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_24
; %bb.48:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v93, v12 offset:80
	s_branch .LBB0_24
.LBB0_49:                               ;   in Loop: Header=BB0_13 Depth=2
	.loc	1 209
	v_mov_b32_e32 v12, s43
	v_add_u32_e32 v40, vcc, s42, v40
	v_addc_u32_e32 v41, vcc, v41, v12, vcc
	v_add_u32_e32 v74, vcc, 64, v74
	v_add_u32_e32 v42, vcc, s42, v42
	v_addc_u32_e32 v43, vcc, v43, v12, vcc
	s_cmp_eq_u32 s24, s48
	v_add_u32_e32 v73, vcc, 64, v73
	.loc	1 257
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 209
	s_cbranch_scc1 .LBB0_51
; %bb.50:                               ;   in Loop: Header=BB0_13 Depth=2
	.loc	1 0
	v_mov_b32_e32 v12, v11
	v_mov_b32_e32 v11, v10
	v_mov_b32_e32 v10, v9
	v_mov_b32_e32 v9, v8
	v_mov_b32_e32 v8, v7
	v_mov_b32_e32 v7, v6
	s_branch .LBB0_13
.LBB0_51:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e32 v6, vcc, v14, v13
	v_addc_u32_e32 v7, vcc, 0, v15, vcc
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s13, v65
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_56
; %bb.52:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_54
; %bb.53:                               ;   in Loop: Header=BB0_5 Depth=1
	v_div_scale_f32 v8, s[6:7], v0, v0, v72
	v_div_scale_f32 v9, vcc, v72, v0, v72
	v_rcp_f32_e32 v10, v8
	v_fma_f32 v11, -v8, v10, 1.0
	v_fma_f32 v10, v11, v10, v10
	v_mul_f32_e32 v11, v9, v10
	v_fma_f32 v12, -v8, v11, v9
	v_fma_f32 v11, v12, v10, v11
	v_fma_f32 v8, -v8, v11, v9
	v_div_fmas_f32 v8, v8, v10, v11
	v_div_fixup_f32 v0, v8, v0, v72
	s_branch .LBB0_55
.LBB0_54:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v0, 0
.LBB0_55:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_mad_i64_i32 v[8:9], s[6:7], v65, s14, v[6:7]
	v_mov_b32_e32 v10, s31
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, s30, v8
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	flat_store_dword v[8:9], v0
.LBB0_56:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s13, v68
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_61
; %bb.57:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_59
; %bb.58:                               ;   in Loop: Header=BB0_5 Depth=1
	v_div_scale_f32 v0, s[6:7], v1, v1, v71
	v_div_scale_f32 v8, vcc, v71, v1, v71
	v_rcp_f32_e32 v9, v0
	v_fma_f32 v10, -v0, v9, 1.0
	v_fma_f32 v9, v10, v9, v9
	v_mul_f32_e32 v10, v8, v9
	v_fma_f32 v11, -v0, v10, v8
	v_fma_f32 v10, v11, v9, v10
	v_fma_f32 v0, -v0, v10, v8
	v_div_fmas_f32 v0, v0, v9, v10
	v_div_fixup_f32 v0, v0, v1, v71
	s_branch .LBB0_60
.LBB0_59:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v0, 0
.LBB0_60:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_mad_i64_i32 v[8:9], s[6:7], v68, s14, v[6:7]
	v_mov_b32_e32 v1, s31
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, s30, v8
	v_addc_u32_e32 v9, vcc, v1, v9, vcc
	flat_store_dword v[8:9], v0
.LBB0_61:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 260
	v_add_u32_e32 v0, vcc, 2, v65
	v_cmp_gt_i32_e32 vcc, s13, v0
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_66
; %bb.62:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_64
; %bb.63:                               ;   in Loop: Header=BB0_5 Depth=1
	v_div_scale_f32 v1, s[6:7], v2, v2, v70
	v_div_scale_f32 v8, vcc, v70, v2, v70
	v_rcp_f32_e32 v9, v1
	v_fma_f32 v10, -v1, v9, 1.0
	v_fma_f32 v9, v10, v9, v9
	v_mul_f32_e32 v10, v8, v9
	v_fma_f32 v11, -v1, v10, v8
	v_fma_f32 v10, v11, v9, v10
	v_fma_f32 v1, -v1, v10, v8
	v_div_fmas_f32 v1, v1, v9, v10
	v_div_fixup_f32 v1, v1, v2, v70
	s_branch .LBB0_65
.LBB0_64:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v1, 0
.LBB0_65:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_mad_i64_i32 v[8:9], s[6:7], v0, s14, v[6:7]
	v_mov_b32_e32 v0, s31
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, s30, v8
	v_addc_u32_e32 v9, vcc, v0, v9, vcc
	flat_store_dword v[8:9], v1
.LBB0_66:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 260
	v_add_u32_e32 v0, vcc, 3, v65
	v_cmp_gt_i32_e32 vcc, s13, v0
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_71
; %bb.67:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_69
; %bb.68:                               ;   in Loop: Header=BB0_5 Depth=1
	v_div_scale_f32 v1, s[6:7], v3, v3, v69
	v_div_scale_f32 v2, vcc, v69, v3, v69
	v_rcp_f32_e32 v8, v1
	v_fma_f32 v9, -v1, v8, 1.0
	v_fma_f32 v8, v9, v8, v8
	v_mul_f32_e32 v9, v2, v8
	v_fma_f32 v10, -v1, v9, v2
	v_fma_f32 v9, v10, v8, v9
	v_fma_f32 v1, -v1, v9, v2
	v_div_fmas_f32 v1, v1, v8, v9
	v_div_fixup_f32 v1, v1, v3, v69
	s_branch .LBB0_70
.LBB0_69:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v1, 0
.LBB0_70:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_mad_i64_i32 v[2:3], s[6:7], v0, s14, v[6:7]
	v_mov_b32_e32 v0, s31
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s30, v2
	v_addc_u32_e32 v3, vcc, v0, v3, vcc
	flat_store_dword v[2:3], v1
.LBB0_71:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 260
	v_add_u32_e32 v0, vcc, 4, v65
	v_cmp_gt_i32_e32 vcc, s13, v0
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_76
; %bb.72:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_74
; %bb.73:                               ;   in Loop: Header=BB0_5 Depth=1
	v_div_scale_f32 v1, s[6:7], v4, v4, v67
	v_div_scale_f32 v2, vcc, v67, v4, v67
	v_rcp_f32_e32 v3, v1
	v_fma_f32 v8, -v1, v3, 1.0
	v_fma_f32 v3, v8, v3, v3
	v_mul_f32_e32 v8, v2, v3
	v_fma_f32 v9, -v1, v8, v2
	v_fma_f32 v8, v9, v3, v8
	v_fma_f32 v1, -v1, v8, v2
	v_div_fmas_f32 v1, v1, v3, v8
	v_div_fixup_f32 v1, v1, v4, v67
	s_branch .LBB0_75
.LBB0_74:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v1, 0
.LBB0_75:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_mad_i64_i32 v[2:3], s[6:7], v0, s14, v[6:7]
	v_mov_b32_e32 v0, s31
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s30, v2
	v_addc_u32_e32 v3, vcc, v0, v3, vcc
	flat_store_dword v[2:3], v1
.LBB0_76:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 260
	v_add_u32_e32 v0, vcc, 5, v65
	v_cmp_gt_i32_e32 vcc, s13, v0
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_4
; %bb.77:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_2
; %bb.78:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_3
.LBB0_79:
	.loc	1 264
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_v3
		.amdhsa_group_segment_fixed_size 22528
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
		.amdhsa_next_free_vgpr 148
		.amdhsa_next_free_sgpr 53
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
; codeLenInByte = 14652
; NumSgprs: 55
; NumVgprs: 148
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 22528 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 36
; NumSGPRsForWavesPerEU: 55
; NumVGPRsForWavesPerEU: 148
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
    .group_segment_fixed_size: 22528
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           attention_v3
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     55
    .sgpr_spill_count: 0
    .symbol:         attention_v3.kd
    .vgpr_count:     148
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

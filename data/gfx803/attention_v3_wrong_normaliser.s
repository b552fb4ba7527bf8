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
	s_cbranch_scc1 .LBB0_43
; %bb.1:
	.loc	0 0
	s_add_i32 s0, s39, 63
	s_ashr_i32 s1, s0, 31
	s_load_dword s3, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	s_ashr_i32 s47, s0, 6
	s_cmp_gt_i32 s39, 0
	s_cselect_b64 s[0:1], -1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s4, 0, s3
	s_load_dword s50, s[6:7], 0x10
	.loc	0 195
	s_load_dwordx2 s[18:19], s[6:7], 0x18
	s_load_dwordx8 s[20:27], s[6:7], 0x20
	s_load_dwordx4 s[40:43], s[6:7], 0x40
	s_load_dwordx2 s[34:35], s[6:7], 0x50
	v_rcp_iflag_f32_e32 v1, v1
	.loc	0 196
	s_mov_b32 s9, 0
	v_lshrrev_b32_e32 v5, 2, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s36, s21
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_ashr_i32 s43, s42, 31
	s_add_i32 s21, s38, -1
	v_and_b32_e32 v18, 24, v5
	v_mul_lo_u32 v2, s4, v1
	v_lshrrev_b32_e32 v7, 6, v0
	v_cvt_f32_i32_e32 v19, s39
	.loc	0 195
	v_and_b32_e32 v9, 31, v0
	v_mul_hi_u32 v2, v1, v2
	.loc	0 196
	v_or_b32_e32 v25, 0xffffff80, v0
	v_lshlrev_b32_e32 v6, 2, v9
	s_mov_b32 s44, s41
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v2, s2, v1
	v_and_b32_e32 v1, 63, v0
	v_lshlrev_b32_e32 v8, 2, v1
	v_mul_u32_u24_e32 v20, 0x110, v9
	v_readfirstlane_b32 s4, v2
	s_mul_i32 s5, s4, s3
	s_sub_i32 s5, s2, s5
	s_add_i32 s6, s4, 1
	s_sub_i32 s7, s5, s3
	s_cmp_ge_u32 s5, s3
	s_cselect_b32 s4, s6, s4
	s_cselect_b32 s5, s7, s5
	s_add_i32 s6, s4, 1
	s_cmp_ge_u32 s5, s3
	s_cselect_b32 s46, s6, s4
	v_mov_b32_e32 v2, s46
	v_mad_u64_u32 v[3:4], s[4:5], s3, v2, 0
	s_mov_b32 s3, s9
	s_mov_b32 s5, 0x8800
	v_cmp_ne_u64_e32 vcc, s[2:3], v[3:4]
	v_mov_b32_e32 v2, 0
	v_cndmask_b32_e64 v3, 0, 1, vcc
	v_readfirstlane_b32 s23, v3
	v_lshlrev_b32_e32 v3, 8, v18
	v_add_u32_e32 v21, vcc, s5, v3
	v_lshlrev_b32_e32 v3, 8, v5
	v_alignbit_b32 v5, 0, v0, 6
	v_or_b32_e32 v4, 0x700, v3
	v_mad_i64_i32 v[2:3], s[2:3], v5, s42, v[1:2]
	v_add_u32_e32 v23, vcc, s5, v4
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_movk_i32 s4, 0x110
	v_mov_b32_e32 v4, s25
	v_add_u32_e32 v26, vcc, s24, v2
	v_addc_u32_e32 v27, vcc, v4, v3, vcc
	v_mad_u32_u24 v28, v7, s4, v8
	s_movk_i32 s2, 0x4400
	v_or_b32_e32 v4, 64, v5
	v_add_u32_e32 v29, vcc, s2, v28
	v_mad_i64_i32 v[4:5], s[2:3], v4, s42, 0
	v_mov_b32_e32 v1, s27
	v_add_u32_e32 v30, vcc, s26, v2
	v_addc_u32_e32 v31, vcc, v1, v3, vcc
	v_lshlrev_b64 v[1:2], 2, v[4:5]
	v_lshlrev_b32_e32 v0, 6, v0
	v_add_u32_e32 v1, vcc, v1, v8
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v32, vcc, s24, v1
	v_or_b32_e32 v1, 64, v7
	v_and_b32_e32 v0, 0x1800, v0
	s_max_i32 s41, s47, 1
	v_or_b32_e32 v22, v21, v6
	v_or_b32_e32 v24, v23, v6
	s_lshl_b64 s[48:49], s[42:43], 3
	v_readfirstlane_b32 s51, v7
	s_lshl_b64 s[42:43], s[42:43], 8
	v_addc_u32_e32 v33, vcc, v3, v2, vcc
	v_readfirstlane_b32 s52, v1
	v_or_b32_e32 v34, 0x4400, v6
	v_add_u32_e32 v35, vcc, s5, v0
	v_cndmask_b32_e64 v36, 0, 1, s[0:1]
	s_movk_i32 s53, 0xf7f
	s_mov_b32 s24, 0xff800000
	v_mov_b32_e32 v37, 0xb5ddea0e
	s_mov_b32 s54, 0x6f800000
	s_mov_b32 s55, 0xc2aeac4f
	s_mov_b32 s56, 0x42b17218
	v_mov_b32_e32 v38, 0xff800000
	s_movk_i32 s57, 0x400
	v_mov_b32_e32 v39, 0x2f800000
	v_mov_b32_e32 v40, 0x7f800000
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 196
	s_bfe_i64 s[2:3], s[8:9], 0x200000
	s_add_u32 s2, s2, s46
	s_addc_u32 s3, s3, 0
	s_add_u32 s8, s2, s23
	s_addc_u32 s9, s3, 0
	s_cmp_le_i32 s45, s8
	s_cbranch_scc1 .LBB0_43
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_6 Depth 2
                                        ;     Child Loop BB0_11 Depth 2
                                        ;       Child Loop BB0_13 Depth 3
                                        ;       Child Loop BB0_16 Depth 3
                                        ;       Child Loop BB0_20 Depth 3
                                        ;       Child Loop BB0_24 Depth 3
	.loc	0 197
	s_ashr_i32 s2, s33, 31
	s_add_i32 s3, s33, s2
	s_xor_b32 s3, s3, s2
	v_cvt_f32_u32_e32 v0, s3
	s_sub_i32 s4, 0, s3
	.loc	0 200
	v_mov_b32_e32 v2, s40
	.loc	0 182
	s_mov_b32 m0, -1
	.loc	0 197
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s4, v0
	s_ashr_i32 s4, s8, 31
	s_add_i32 s5, s8, s4
	s_xor_b32 s5, s5, s4
	v_mul_hi_u32 v1, v0, v1
	s_xor_b32 s2, s4, s2
	v_add_u32_e32 v0, vcc, v1, v0
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
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s6, v0
	s_sub_i32 s6, s3, s2
	s_ashr_i32 s2, s6, 31
	s_add_i32 s3, s6, s2
	v_mul_hi_u32 v1, v0, v1
	s_xor_b32 s3, s3, s2
	s_xor_b32 s2, s2, s4
	v_add_u32_e32 v0, vcc, v0, v1
	v_mul_hi_u32 v0, s3, v0
	.loc	0 200
	v_mov_b32_e32 v1, s44
	.loc	0 197
	v_readfirstlane_b32 s4, v0
	s_mul_i32 s7, s4, s5
	s_sub_i32 s3, s3, s7
	s_add_i32 s10, s4, 1
	s_sub_i32 s7, s3, s5
	s_cmp_ge_u32 s3, s5
	s_cselect_b32 s4, s10, s4
	s_cselect_b32 s3, s7, s3
	s_add_i32 s7, s4, 1
	s_cmp_ge_u32 s3, s5
	s_cselect_b32 s3, s7, s4
	s_xor_b32 s3, s3, s2
	s_sub_i32 s7, s3, s2
	s_mul_i32 s2, s7, s37
	s_sub_i32 s10, s6, s2
	.loc	0 200
	v_mad_i64_i32 v[0:1], s[2:3], s10, v1, 0
	.loc	0 206
	s_andn2_b64 vcc, exec, s[0:1]
	.loc	0 200
	v_mad_i64_i32 v[0:1], s[2:3], s7, v2, v[0:1]
	.loc	0 206
	v_cmp_ne_u32_e64 s[2:3], 1, v36
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_cbranch_vccnz .LBB0_9
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 179
	v_add_u32_e32 v2, vcc, v26, v0
	v_addc_u32_e32 v3, vcc, v27, v1, vcc
	s_mov_b64 s[4:5], 0
	s_mov_b32 s11, s51
	v_mov_b32_e32 v4, v28
	v_mov_b32_e32 v5, v25
	s_branch .LBB0_6
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=2
	v_add_u32_e32 v5, vcc, 0x80, v5
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v6
	.loc	0 179
	v_mov_b32_e32 v6, s49
	v_add_u32_e32 v2, vcc, s48, v2
	v_addc_u32_e32 v3, vcc, v3, v6, vcc
	s_add_i32 s11, s11, 2
	v_cmp_lt_u32_e32 vcc, s53, v5
	s_or_b64 s[4:5], vcc, s[4:5]
	v_add_u32_e32 v4, vcc, 0x220, v4
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_8
.LBB0_6:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 181
	s_cmp_ge_i32 s11, s39
	.loc	0 182
	v_mov_b32_e32 v6, 0
	s_cbranch_scc1 .LBB0_5
; %bb.7:                                ;   in Loop: Header=BB0_6 Depth=2
	flat_load_dword v6, v[2:3]
	s_branch .LBB0_5
.LBB0_8:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
.LBB0_9:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 199
	v_mov_b32_e32 v2, s36
	v_mad_i64_i32 v[2:3], s[4:5], s10, v2, 0
	s_mul_i32 s6, s6, s33
	v_mov_b32_e32 v4, s20
	s_sub_i32 s6, s8, s6
	v_mad_i64_i32 v[10:11], s[4:5], s7, v4, v[2:3]
	.loc	0 198
	s_lshl_b32 s6, s6, 5
	v_or_b32_e32 v58, s6, v18
	s_mov_b32 s58, 0
	.loc	0 209
	s_and_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v64, 0
	v_or_b32_e32 v41, 7, v58
	v_or_b32_e32 v56, 1, v58
	v_or_b32_e32 v53, 2, v58
	v_or_b32_e32 v50, 3, v58
	v_or_b32_e32 v47, 4, v58
	v_or_b32_e32 v44, 5, v58
	v_or_b32_e32 v42, 6, v58
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v51, 0
	v_mov_b32_e32 v49, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v43, 0
	.loc	0 207
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_vccnz .LBB0_27
; %bb.10:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	v_min_i32_e32 v4, s21, v41
	v_mad_i64_i32 v[4:5], s[2:3], v4, s22, 0
	v_lshlrev_b64 v[2:3], 2, v[10:11]
	v_mov_b32_e32 v6, s19
	v_add_u32_e32 v7, vcc, s18, v2
	v_addc_u32_e32 v6, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s21, v58
	v_mad_i64_i32 v[4:5], s[2:3], v4, s22, 0
	v_add_u32_e32 v65, vcc, v7, v2
	v_addc_u32_e32 v66, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s21, v56
	v_mad_i64_i32 v[4:5], s[2:3], v4, s22, 0
	v_add_u32_e32 v67, vcc, v7, v2
	v_addc_u32_e32 v68, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s21, v53
	v_mad_i64_i32 v[4:5], s[2:3], v4, s22, 0
	v_add_u32_e32 v69, vcc, v7, v2
	v_addc_u32_e32 v70, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s21, v50
	v_mad_i64_i32 v[4:5], s[2:3], v4, s22, 0
	v_add_u32_e32 v71, vcc, v7, v2
	v_addc_u32_e32 v72, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s21, v47
	v_mad_i64_i32 v[4:5], s[2:3], v4, s22, 0
	v_add_u32_e32 v73, vcc, v7, v2
	v_addc_u32_e32 v74, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s21, v44
	v_mad_i64_i32 v[4:5], s[2:3], v4, s22, 0
	v_add_u32_e32 v75, vcc, v7, v2
	v_addc_u32_e32 v76, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s21, v42
	v_mad_i64_i32 v[4:5], s[2:3], v4, s22, 0
	v_add_u32_e32 v77, vcc, v7, v2
	v_addc_u32_e32 v78, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	s_mov_b32 s25, s24
	v_add_u32_e32 v79, vcc, v7, v2
	v_addc_u32_e32 v80, vcc, v6, v3, vcc
	.loc	0 209
	v_add_u32_e32 v12, vcc, v30, v0
	v_addc_u32_e32 v13, vcc, v31, v1, vcc
	v_add_u32_e32 v14, vcc, v32, v0
	v_addc_u32_e32 v15, vcc, v33, v1, vcc
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	s_mov_b32 s28, s24
	s_mov_b32 s29, s24
	s_mov_b32 s30, s24
	s_mov_b32 s31, s24
	v_mov_b32_e32 v1, s24
	.loc	0 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v2, s25
	v_mov_b32_e32 v3, s26
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s28
	v_mov_b32_e32 v6, s29
	v_mov_b32_e32 v7, s30
	v_mov_b32_e32 v8, s31
	s_mov_b32 s25, s52
	s_mov_b32 s28, s51
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v49, 0
	v_mov_b32_e32 v51, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v64, 0
.LBB0_11:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_13 Depth 3
                                        ;       Child Loop BB0_16 Depth 3
                                        ;       Child Loop BB0_20 Depth 3
                                        ;       Child Loop BB0_24 Depth 3
	v_mov_b32_e32 v17, v13
	s_mov_b64 s[2:3], 0
	s_mov_b32 s4, s28
	v_mov_b32_e32 v16, v12
	v_mov_b32_e32 v0, v29
	v_mov_b32_e32 v81, v25
	s_branch .LBB0_13
.LBB0_12:                               ;   in Loop: Header=BB0_13 Depth=3
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v82
	.loc	0 179
	v_add_u32_e32 v81, vcc, 0x80, v81
	v_add_u32_e32 v0, vcc, 0x220, v0
	s_add_i32 s4, s4, 2
	v_cmp_lt_u32_e32 vcc, s53, v81
	v_mov_b32_e32 v82, s49
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_u32_e32 v16, vcc, s48, v16
	v_addc_u32_e32 v17, vcc, v17, v82, vcc
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_15
.LBB0_13:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	s_cmp_ge_i32 s4, s39
	.loc	0 182
	v_mov_b32_e32 v82, 0
	s_cbranch_scc1 .LBB0_12
; %bb.14:                               ;   in Loop: Header=BB0_13 Depth=3
	flat_load_dword v82, v[16:17]
	s_branch .LBB0_12
.LBB0_15:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	s_mov_b64 s[26:27], 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v91, v20
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v94, 0
.LBB0_16:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 215
	v_mov_b32_e32 v105, s27
	v_add_u32_e32 v107, vcc, s26, v69
	v_add_u32_e64 v111, s[2:3], s26, v71
	v_add_u32_e64 v115, s[4:5], s26, v73
	v_add_u32_e64 v119, s[6:7], s26, v75
	v_add_u32_e64 v123, s[10:11], s26, v77
	v_add_u32_e64 v127, s[12:13], s26, v79
	v_add_u32_e64 v131, s[14:15], s26, v65
	v_add_u32_e64 v103, s[16:17], s26, v67
	v_addc_u32_e64 v104, s[16:17], v68, v105, s[16:17]
	.loc	0 216
	s_mov_b32 m0, -1
	.loc	0 215
	v_addc_u32_e32 v108, vcc, v70, v105, vcc
	v_addc_u32_e64 v112, vcc, v72, v105, s[2:3]
	v_addc_u32_e64 v116, vcc, v74, v105, s[4:5]
	v_addc_u32_e64 v120, vcc, v76, v105, s[6:7]
	v_addc_u32_e64 v124, vcc, v78, v105, s[10:11]
	v_addc_u32_e64 v128, vcc, v80, v105, s[12:13]
	v_addc_u32_e64 v132, vcc, v66, v105, s[14:15]
	.loc	0 216
	ds_read_b128 v[95:98], v91
	ds_read_b128 v[99:102], v91 offset:8704
	.loc	0 215
	flat_load_dwordx4 v[103:106], v[103:104]
	flat_load_dwordx4 v[107:110], v[107:108]
	flat_load_dwordx4 v[111:114], v[111:112]
	flat_load_dwordx4 v[115:118], v[115:116]
	flat_load_dwordx4 v[119:122], v[119:120]
	flat_load_dwordx4 v[123:126], v[123:124]
	flat_load_dwordx4 v[127:130], v[127:128]
	flat_load_dwordx4 v[131:134], v[131:132]
	.loc	0 212
	s_add_u32 s26, s26, 16
	s_addc_u32 s27, s27, 0
	v_add_u32_e32 v91, vcc, 16, v91
	s_cmpk_eq_i32 s26, 0x100
	.loc	0 216
	s_waitcnt vmcnt(7) lgkmcnt(1)
	v_mul_f32_e32 v135, v104, v96
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v104, v104, v100
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v136, v108, v96
	v_mul_f32_e32 v108, v108, v100
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v137, v112, v96
	v_mul_f32_e32 v112, v112, v100
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v138, v116, v96
	v_mul_f32_e32 v116, v116, v100
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v139, v120, v96
	v_mul_f32_e32 v120, v120, v100
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v140, v124, v96
	v_mul_f32_e32 v124, v124, v100
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v141, v128, v96
	v_mul_f32_e32 v128, v128, v100
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v96, v132, v96
	v_mul_f32_e32 v100, v132, v100
	v_mac_f32_e32 v135, v103, v95
	v_mac_f32_e32 v104, v103, v99
	v_mac_f32_e32 v136, v107, v95
	v_mac_f32_e32 v108, v107, v99
	v_mac_f32_e32 v137, v111, v95
	v_mac_f32_e32 v112, v111, v99
	v_mac_f32_e32 v138, v115, v95
	v_mac_f32_e32 v116, v115, v99
	v_mac_f32_e32 v139, v119, v95
	v_mac_f32_e32 v120, v119, v99
	v_mac_f32_e32 v140, v123, v95
	v_mac_f32_e32 v124, v123, v99
	v_mac_f32_e32 v141, v127, v95
	v_mac_f32_e32 v128, v127, v99
	v_mac_f32_e32 v96, v131, v95
	v_mac_f32_e32 v100, v131, v99
	v_mac_f32_e32 v135, v105, v97
	v_mac_f32_e32 v104, v105, v101
	v_mac_f32_e32 v136, v109, v97
	v_mac_f32_e32 v108, v109, v101
	v_mac_f32_e32 v137, v113, v97
	v_mac_f32_e32 v112, v113, v101
	v_mac_f32_e32 v138, v117, v97
	v_mac_f32_e32 v116, v117, v101
	v_mac_f32_e32 v139, v121, v97
	v_mac_f32_e32 v120, v121, v101
	v_mac_f32_e32 v140, v125, v97
	v_mac_f32_e32 v124, v125, v101
	v_mac_f32_e32 v141, v129, v97
	v_mac_f32_e32 v128, v129, v101
	v_mac_f32_e32 v96, v133, v97
	v_mac_f32_e32 v100, v133, v101
	v_mac_f32_e32 v135, v106, v98
	v_mac_f32_e32 v104, v106, v102
	v_mac_f32_e32 v136, v110, v98
	v_mac_f32_e32 v108, v110, v102
	v_mac_f32_e32 v137, v114, v98
	v_mac_f32_e32 v112, v114, v102
	v_mac_f32_e32 v138, v118, v98
	v_mac_f32_e32 v116, v118, v102
	v_mac_f32_e32 v139, v122, v98
	v_mac_f32_e32 v120, v122, v102
	v_mac_f32_e32 v140, v126, v98
	v_mac_f32_e32 v124, v126, v102
	v_mac_f32_e32 v141, v130, v98
	v_mac_f32_e32 v128, v130, v102
	v_mac_f32_e32 v96, v134, v98
	v_mac_f32_e32 v100, v134, v102
	v_add_f32_e32 v94, v94, v135
	v_add_f32_e32 v93, v93, v104
	v_add_f32_e32 v92, v92, v136
	v_add_f32_e32 v90, v90, v108
	v_add_f32_e32 v89, v89, v137
	v_add_f32_e32 v88, v88, v112
	v_add_f32_e32 v87, v87, v138
	v_add_f32_e32 v86, v86, v116
	v_add_f32_e32 v85, v85, v139
	v_add_f32_e32 v81, v81, v120
	v_add_f32_e32 v84, v84, v140
	v_add_f32_e32 v83, v83, v124
	v_add_f32_e32 v82, v82, v141
	v_add_f32_e32 v17, v17, v128
	v_add_f32_e32 v16, v16, v96
	v_add_f32_e32 v0, v0, v100
	.loc	0 212
	s_cbranch_scc0 .LBB0_16
; %bb.17:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 210
	s_lshl_b32 s2, s58, 6
	v_or_b32_e32 v91, s2, v9
	.loc	0 221
	v_cmp_gt_i32_e32 vcc, s39, v91
	v_or_b32_e32 v91, 32, v91
	v_mul_f32_e32 v94, s50, v94
	v_mul_f32_e32 v93, s50, v93
	v_cmp_gt_i32_e64 s[2:3], s39, v91
	v_cndmask_b32_e32 v97, v38, v94, vcc
	v_cndmask_b32_e64 v96, v38, v93, s[2:3]
	.loc	0 222
	v_max3_f32 v91, v97, s24, v96
	.loc	0 224
	ds_write2_b32 v22, v91, v91 offset1:32
	.loc	0 221
	v_mul_f32_e32 v91, s50, v92
	v_mul_f32_e32 v90, s50, v90
	v_cndmask_b32_e32 v95, v38, v91, vcc
	v_cndmask_b32_e64 v94, v38, v90, s[2:3]
	.loc	0 222
	v_max3_f32 v90, v95, s24, v94
	.loc	0 221
	v_mul_f32_e32 v89, s50, v89
	v_mul_f32_e32 v88, s50, v88
	v_mul_f32_e32 v87, s50, v87
	v_mul_f32_e32 v86, s50, v86
	.loc	0 224
	ds_write2_b32 v22, v90, v90 offset0:64 offset1:96
	.loc	0 221
	v_cndmask_b32_e32 v93, v38, v89, vcc
	v_cndmask_b32_e64 v92, v38, v88, s[2:3]
	v_cndmask_b32_e32 v91, v38, v87, vcc
	v_cndmask_b32_e64 v90, v38, v86, s[2:3]
	.loc	0 222
	v_max3_f32 v88, v93, s24, v92
	v_max3_f32 v86, v91, s24, v90
	.loc	0 221
	v_mul_f32_e32 v85, s50, v85
	v_mul_f32_e32 v81, s50, v81
	v_mul_f32_e32 v84, s50, v84
	v_mul_f32_e32 v83, s50, v83
	.loc	0 224
	ds_write2_b32 v22, v88, v88 offset0:128 offset1:160
	ds_write2_b32 v22, v86, v86 offset0:192 offset1:224
	.loc	0 221
	v_cndmask_b32_e32 v89, v38, v85, vcc
	v_cndmask_b32_e64 v88, v38, v81, s[2:3]
	v_cndmask_b32_e32 v87, v38, v84, vcc
	v_cndmask_b32_e64 v86, v38, v83, s[2:3]
	.loc	0 222
	v_max3_f32 v85, v89, s24, v88
	.loc	0 224
	v_add_u32_e64 v81, s[4:5], s57, v22
	.loc	0 222
	v_max3_f32 v83, v87, s24, v86
	.loc	0 221
	v_mul_f32_e32 v82, s50, v82
	v_mul_f32_e32 v17, s50, v17
	v_mul_f32_e32 v16, s50, v16
	v_mul_f32_e32 v0, s50, v0
	.loc	0 224
	ds_write2_b32 v81, v85, v85 offset1:32
	ds_write2_b32 v81, v83, v83 offset0:64 offset1:96
	.loc	0 221
	v_cndmask_b32_e32 v85, v38, v82, vcc
	v_cndmask_b32_e64 v84, v38, v17, s[2:3]
	v_cndmask_b32_e32 v83, v38, v16, vcc
	v_cndmask_b32_e64 v82, v38, v0, s[2:3]
	.loc	0 228
	s_add_i32 s58, s58, 1
	.loc	0 222
	v_max3_f32 v17, v85, s24, v84
	v_max3_f32 v0, v83, s24, v82
	.loc	0 228
	s_cmp_lt_i32 s58, s47
	.loc	0 224
	ds_write2_b32 v81, v17, v17 offset0:128 offset1:160
	ds_write2_b32 v24, v0, v0 offset1:32
	.loc	0 226
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 228
	s_cbranch_scc0 .LBB0_23
; %bb.18:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 0
	v_mov_b32_e32 v17, v15
	s_mov_b64 s[2:3], 0
	s_mov_b32 s4, s25
	v_mov_b32_e32 v16, v14
	v_mov_b32_e32 v0, v28
	v_mov_b32_e32 v98, v25
	s_branch .LBB0_20
.LBB0_19:                               ;   in Loop: Header=BB0_20 Depth=3
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v0, v99
	.loc	0 179
	v_add_u32_e32 v98, vcc, 0x80, v98
	v_add_u32_e32 v0, vcc, 0x220, v0
	s_add_i32 s4, s4, 2
	v_cmp_lt_u32_e32 vcc, s53, v98
	v_mov_b32_e32 v99, s49
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_u32_e32 v16, vcc, s48, v16
	v_addc_u32_e32 v17, vcc, v17, v99, vcc
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_22
.LBB0_20:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	s_cmp_ge_i32 s4, s39
	.loc	0 182
	v_mov_b32_e32 v99, 0
	s_cbranch_scc1 .LBB0_19
; %bb.21:                               ;   in Loop: Header=BB0_20 Depth=3
	flat_load_dword v99, v[16:17]
	s_branch .LBB0_19
.LBB0_22:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
.LBB0_23:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 231
	ds_read_b128 v[98:101], v21
	ds_read_b128 v[102:105], v21 offset:16
	v_mul_f32_e32 v0, 1.0, v1
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, 1.0, v98
	v_mul_f32_e32 v17, 1.0, v99
	v_mul_f32_e32 v98, 1.0, v100
	v_max3_f32 v0, v0, v16, v17
	v_mul_f32_e32 v16, 1.0, v101
	v_max3_f32 v0, v0, v98, v16
	ds_read_b128 v[98:101], v21 offset:32
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, 1.0, v102
	v_mul_f32_e32 v17, 1.0, v103
	v_max3_f32 v0, v0, v16, v17
	v_mul_f32_e32 v16, 1.0, v104
	v_mul_f32_e32 v17, 1.0, v105
	ds_read_b128 v[102:105], v21 offset:48
	v_max3_f32 v0, v0, v16, v17
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, 1.0, v98
	v_mul_f32_e32 v17, 1.0, v99
	v_max3_f32 v0, v0, v16, v17
	v_mul_f32_e32 v16, 1.0, v100
	v_mul_f32_e32 v17, 1.0, v101
	ds_read_b128 v[98:101], v21 offset:64
	v_max3_f32 v0, v0, v16, v17
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, 1.0, v102
	v_mul_f32_e32 v17, 1.0, v103
	v_max3_f32 v0, v0, v16, v17
	v_mul_f32_e32 v16, 1.0, v104
	v_mul_f32_e32 v17, 1.0, v105
	ds_read_b128 v[102:105], v21 offset:80
	v_max3_f32 v0, v0, v16, v17
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, 1.0, v98
	v_mul_f32_e32 v17, 1.0, v99
	v_max3_f32 v0, v0, v16, v17
	v_mul_f32_e32 v16, 1.0, v100
	v_mul_f32_e32 v17, 1.0, v101
	ds_read_b128 v[98:101], v21 offset:96
	v_max3_f32 v0, v0, v16, v17
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, 1.0, v102
	v_mul_f32_e32 v17, 1.0, v103
	v_max3_f32 v0, v0, v16, v17
	v_mul_f32_e32 v16, 1.0, v104
	v_mul_f32_e32 v17, 1.0, v105
	ds_read_b128 v[102:105], v21 offset:112
	v_max3_f32 v0, v0, v16, v17
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, 1.0, v98
	v_mul_f32_e32 v17, 1.0, v99
	v_max3_f32 v0, v0, v16, v17
	v_mul_f32_e32 v16, 1.0, v100
	v_mul_f32_e32 v17, 1.0, v101
	v_max3_f32 v0, v0, v16, v17
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v16, 1.0, v102
	v_mul_f32_e32 v17, 1.0, v103
	v_max3_f32 v0, v0, v16, v17
	v_mul_f32_e32 v16, 1.0, v104
	v_mul_f32_e32 v17, 1.0, v105
	v_max3_f32 v0, v0, v16, v17
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s24, v0
	v_cndmask_b32_e32 v16, 0, v0, vcc
	v_sub_f32_e32 v106, v1, v16
	v_cmp_gt_f32_e32 vcc, 0, v106
	v_cndmask_b32_e64 v1, 0.5, -0.5, vcc
	v_mac_f32_e32 v1, 0x3fb8aa3b, v106
	v_cvt_i32_f32_e32 v1, v1
	.loc	0 237
	v_sub_f32_e32 v97, v97, v16
	v_sub_f32_e32 v16, v96, v16
	.loc	0 233
	v_cvt_f32_i32_e32 v17, v1
	v_lshlrev_b32_e32 v1, 23, v1
	v_madmk_f32 v98, v17, 0xbf317180, v106
	v_madmk_f32 v99, v17, 0xb717f7d1, v98
	v_mul_f32_e32 v100, v99, v99
	v_madmk_f32 v101, v100, 0x3331bb4c, v37
	v_madak_f32 v101, v100, v101, 0x388ab355
	v_madak_f32 v101, v100, v101, 0xbb360b61
	v_madak_f32 v101, v100, v101, 0x3e2aaaab
	v_mad_f32 v100, -v100, v101, v99
	v_sub_f32_e32 v101, 2.0, v100
	v_cmp_gt_f32_e64 vcc, |v101|, s54
	v_cndmask_b32_e32 v102, 1.0, v39, vcc
	v_mul_f32_e32 v101, v101, v102
	v_rcp_f32_e32 v101, v101
	v_mul_f32_e32 v99, v99, v100
	v_mul_f32_e32 v17, 0xb717f7d1, v17
	v_mul_f32_e32 v99, v99, v101
	v_mad_f32 v17, -v102, v99, -v17
	v_sub_f32_e32 v17, v98, v17
	.loc	0 231
	ds_read_b128 v[98:101], v21 offset:256
	ds_read_b128 v[102:105], v21 offset:272
	.loc	0 233
	v_add_f32_e32 v17, 1.0, v17
	v_add_u32_e32 v107, vcc, v1, v17
	.loc	0 231
	v_mul_f32_e32 v1, 1.0, v2
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v17, 1.0, v98
	v_mul_f32_e32 v98, 1.0, v99
	v_max3_f32 v1, v1, v17, v98
	v_mul_f32_e32 v17, 1.0, v100
	v_mul_f32_e32 v98, 1.0, v101
	v_max3_f32 v1, v1, v17, v98
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, 1.0, v102
	v_mul_f32_e32 v98, 1.0, v103
	v_max3_f32 v1, v1, v17, v98
	ds_read_b128 v[98:101], v21 offset:288
	v_mul_f32_e32 v17, 1.0, v104
	v_mul_f32_e32 v102, 1.0, v105
	v_max3_f32 v1, v1, v17, v102
	ds_read_b128 v[102:105], v21 offset:304
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v17, 1.0, v98
	v_mul_f32_e32 v98, 1.0, v99
	v_max3_f32 v1, v1, v17, v98
	v_mul_f32_e32 v17, 1.0, v100
	v_mul_f32_e32 v98, 1.0, v101
	v_max3_f32 v1, v1, v17, v98
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, 1.0, v102
	v_mul_f32_e32 v98, 1.0, v103
	v_max3_f32 v1, v1, v17, v98
	ds_read_b128 v[98:101], v21 offset:320
	v_mul_f32_e32 v17, 1.0, v104
	v_mul_f32_e32 v102, 1.0, v105
	v_max3_f32 v1, v1, v17, v102
	ds_read_b128 v[102:105], v21 offset:336
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v17, 1.0, v98
	v_mul_f32_e32 v98, 1.0, v99
	v_max3_f32 v1, v1, v17, v98
	v_mul_f32_e32 v17, 1.0, v100
	v_mul_f32_e32 v98, 1.0, v101
	v_max3_f32 v1, v1, v17, v98
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, 1.0, v102
	v_mul_f32_e32 v98, 1.0, v103
	v_max3_f32 v1, v1, v17, v98
	ds_read_b128 v[98:101], v21 offset:352
	v_mul_f32_e32 v17, 1.0, v104
	v_mul_f32_e32 v102, 1.0, v105
	v_max3_f32 v1, v1, v17, v102
	ds_read_b128 v[102:105], v21 offset:368
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v17, 1.0, v98
	v_mul_f32_e32 v98, 1.0, v99
	v_max3_f32 v1, v1, v17, v98
	v_mul_f32_e32 v17, 1.0, v100
	v_mul_f32_e32 v98, 1.0, v101
	v_max3_f32 v1, v1, v17, v98
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, 1.0, v102
	v_mul_f32_e32 v98, 1.0, v103
	v_max3_f32 v1, v1, v17, v98
	v_mul_f32_e32 v17, 1.0, v104
	v_mul_f32_e32 v98, 1.0, v105
	v_max3_f32 v1, v1, v17, v98
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s24, v1
	v_cndmask_b32_e32 v17, 0, v1, vcc
	v_sub_f32_e32 v108, v2, v17
	v_cmp_gt_f32_e32 vcc, 0, v108
	v_cndmask_b32_e64 v2, 0.5, -0.5, vcc
	v_mac_f32_e32 v2, 0x3fb8aa3b, v108
	v_cvt_i32_f32_e32 v2, v2
	v_cmp_ngt_f32_e32 vcc, s55, v106
	v_cndmask_b32_e32 v98, 0, v107, vcc
	v_cmp_gt_f32_e32 vcc, s56, v106
	v_cvt_f32_i32_e32 v99, v2
	v_cndmask_b32_e32 v98, v40, v98, vcc
	v_cmp_o_f32_e32 vcc, v106, v106
	v_cndmask_b32_e32 v98, v106, v98, vcc
	v_madmk_f32 v100, v99, 0xbf317180, v108
	v_madmk_f32 v101, v99, 0xb717f7d1, v100
	v_mul_f32_e32 v102, v101, v101
	v_madmk_f32 v103, v102, 0x3331bb4c, v37
	v_madak_f32 v103, v102, v103, 0x388ab355
	v_madak_f32 v103, v102, v103, 0xbb360b61
	v_madak_f32 v103, v102, v103, 0x3e2aaaab
	v_mad_f32 v102, -v102, v103, v101
	v_sub_f32_e32 v103, 2.0, v102
	v_cmp_gt_f32_e64 vcc, |v103|, s54
	v_cndmask_b32_e32 v104, 1.0, v39, vcc
	v_mul_f32_e32 v103, v103, v104
	v_rcp_f32_e32 v103, v103
	.loc	0 234
	v_mul_f32_e32 v64, v98, v64
	v_mul_f32_e32 v63, v98, v63
	.loc	0 233
	v_mul_f32_e32 v98, 0xb717f7d1, v99
	v_mul_f32_e32 v99, v101, v102
	v_mul_f32_e32 v99, v99, v103
	v_mad_f32 v98, -v104, v99, -v98
	v_sub_f32_e32 v98, v100, v98
	v_add_f32_e32 v102, 1.0, v98
	.loc	0 231
	ds_read_b128 v[98:101], v21 offset:512
	.loc	0 233
	v_lshlrev_b32_e32 v2, 23, v2
	v_add_u32_e32 v106, vcc, v2, v102
	.loc	0 231
	ds_read_b128 v[102:105], v21 offset:528
	v_mul_f32_e32 v2, 1.0, v3
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v98, 1.0, v98
	v_mul_f32_e32 v99, 1.0, v99
	v_max3_f32 v2, v2, v98, v99
	v_mul_f32_e32 v98, 1.0, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_max3_f32 v2, v2, v98, v99
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v98, 1.0, v102
	v_mul_f32_e32 v99, 1.0, v103
	v_max3_f32 v2, v2, v98, v99
	ds_read_b128 v[98:101], v21 offset:544
	v_mul_f32_e32 v102, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v2, v2, v102, v103
	ds_read_b128 v[102:105], v21 offset:560
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v98, 1.0, v98
	v_mul_f32_e32 v99, 1.0, v99
	v_max3_f32 v2, v2, v98, v99
	v_mul_f32_e32 v98, 1.0, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_max3_f32 v2, v2, v98, v99
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v98, 1.0, v102
	v_mul_f32_e32 v99, 1.0, v103
	v_max3_f32 v2, v2, v98, v99
	ds_read_b128 v[98:101], v21 offset:576
	v_mul_f32_e32 v102, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v2, v2, v102, v103
	ds_read_b128 v[102:105], v21 offset:592
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v98, 1.0, v98
	v_mul_f32_e32 v99, 1.0, v99
	v_max3_f32 v2, v2, v98, v99
	v_mul_f32_e32 v98, 1.0, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_max3_f32 v2, v2, v98, v99
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v98, 1.0, v102
	v_mul_f32_e32 v99, 1.0, v103
	v_max3_f32 v2, v2, v98, v99
	ds_read_b128 v[98:101], v21 offset:608
	v_mul_f32_e32 v102, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v2, v2, v102, v103
	ds_read_b128 v[102:105], v21 offset:624
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v98, 1.0, v98
	v_mul_f32_e32 v99, 1.0, v99
	v_max3_f32 v2, v2, v98, v99
	v_mul_f32_e32 v98, 1.0, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_max3_f32 v2, v2, v98, v99
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v98, 1.0, v102
	v_mul_f32_e32 v99, 1.0, v103
	v_max3_f32 v2, v2, v98, v99
	v_mul_f32_e32 v98, 1.0, v104
	v_mul_f32_e32 v99, 1.0, v105
	v_max3_f32 v2, v2, v98, v99
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s24, v2
	v_cndmask_b32_e32 v98, 0, v2, vcc
	v_sub_f32_e32 v107, v3, v98
	v_cmp_gt_f32_e32 vcc, 0, v107
	v_cndmask_b32_e64 v3, 0.5, -0.5, vcc
	v_mac_f32_e32 v3, 0x3fb8aa3b, v107
	v_cvt_i32_f32_e32 v3, v3
	v_cmp_ngt_f32_e32 vcc, s55, v108
	v_cndmask_b32_e32 v99, 0, v106, vcc
	v_cmp_gt_f32_e32 vcc, s56, v108
	v_cvt_f32_i32_e32 v100, v3
	v_cndmask_b32_e32 v99, v40, v99, vcc
	v_cmp_o_f32_e32 vcc, v108, v108
	v_cndmask_b32_e32 v99, v108, v99, vcc
	v_madmk_f32 v101, v100, 0xbf317180, v107
	v_madmk_f32 v102, v100, 0xb717f7d1, v101
	v_mul_f32_e32 v103, v102, v102
	v_madmk_f32 v104, v103, 0x3331bb4c, v37
	v_madak_f32 v104, v103, v104, 0x388ab355
	v_madak_f32 v104, v103, v104, 0xbb360b61
	v_madak_f32 v104, v103, v104, 0x3e2aaaab
	v_mad_f32 v103, -v103, v104, v102
	v_sub_f32_e32 v104, 2.0, v103
	v_cmp_gt_f32_e64 vcc, |v104|, s54
	v_cndmask_b32_e32 v105, 1.0, v39, vcc
	v_mul_f32_e32 v104, v104, v105
	v_rcp_f32_e32 v104, v104
	.loc	0 234
	v_mul_f32_e32 v62, v99, v62
	v_mul_f32_e32 v61, v99, v61
	.loc	0 233
	v_mul_f32_e32 v99, 0xb717f7d1, v100
	v_mul_f32_e32 v100, v102, v103
	v_mul_f32_e32 v100, v100, v104
	v_mad_f32 v99, -v105, v100, -v99
	v_sub_f32_e32 v99, v101, v99
	v_add_f32_e32 v103, 1.0, v99
	.loc	0 231
	ds_read_b128 v[99:102], v21 offset:768
	.loc	0 233
	v_lshlrev_b32_e32 v3, 23, v3
	v_add_u32_e32 v108, vcc, v3, v103
	.loc	0 231
	ds_read_b128 v[103:106], v21 offset:784
	v_mul_f32_e32 v3, 1.0, v4
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v99, 1.0, v99
	v_mul_f32_e32 v100, 1.0, v100
	v_max3_f32 v3, v3, v99, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_max3_f32 v3, v3, v99, v100
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v99, 1.0, v103
	v_mul_f32_e32 v100, 1.0, v104
	v_max3_f32 v3, v3, v99, v100
	ds_read_b128 v[99:102], v21 offset:800
	v_mul_f32_e32 v103, 1.0, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_max3_f32 v3, v3, v103, v104
	ds_read_b128 v[103:106], v21 offset:816
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v99, 1.0, v99
	v_mul_f32_e32 v100, 1.0, v100
	v_max3_f32 v3, v3, v99, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_max3_f32 v3, v3, v99, v100
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v99, 1.0, v103
	v_mul_f32_e32 v100, 1.0, v104
	v_max3_f32 v3, v3, v99, v100
	ds_read_b128 v[99:102], v21 offset:832
	v_mul_f32_e32 v103, 1.0, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_max3_f32 v3, v3, v103, v104
	ds_read_b128 v[103:106], v21 offset:848
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v99, 1.0, v99
	v_mul_f32_e32 v100, 1.0, v100
	v_max3_f32 v3, v3, v99, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_max3_f32 v3, v3, v99, v100
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v99, 1.0, v103
	v_mul_f32_e32 v100, 1.0, v104
	v_max3_f32 v3, v3, v99, v100
	ds_read_b128 v[99:102], v21 offset:864
	v_mul_f32_e32 v103, 1.0, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_max3_f32 v3, v3, v103, v104
	ds_read_b128 v[103:106], v21 offset:880
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v99, 1.0, v99
	v_mul_f32_e32 v100, 1.0, v100
	v_max3_f32 v3, v3, v99, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_max3_f32 v3, v3, v99, v100
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v99, 1.0, v103
	v_mul_f32_e32 v100, 1.0, v104
	v_max3_f32 v3, v3, v99, v100
	v_mul_f32_e32 v99, 1.0, v105
	v_mul_f32_e32 v100, 1.0, v106
	v_max3_f32 v3, v3, v99, v100
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s24, v3
	v_cndmask_b32_e32 v99, 0, v3, vcc
	v_sub_f32_e32 v109, v4, v99
	v_cmp_gt_f32_e32 vcc, 0, v109
	v_cndmask_b32_e64 v4, 0.5, -0.5, vcc
	v_mac_f32_e32 v4, 0x3fb8aa3b, v109
	v_cvt_i32_f32_e32 v4, v4
	v_cmp_ngt_f32_e32 vcc, s55, v107
	v_cndmask_b32_e32 v100, 0, v108, vcc
	v_cmp_gt_f32_e32 vcc, s56, v107
	v_cvt_f32_i32_e32 v101, v4
	v_cndmask_b32_e32 v100, v40, v100, vcc
	v_cmp_o_f32_e32 vcc, v107, v107
	v_cndmask_b32_e32 v100, v107, v100, vcc
	v_madmk_f32 v102, v101, 0xbf317180, v109
	v_madmk_f32 v103, v101, 0xb717f7d1, v102
	v_mul_f32_e32 v104, v103, v103
	v_madmk_f32 v105, v104, 0x3331bb4c, v37
	v_madak_f32 v105, v104, v105, 0x388ab355
	v_madak_f32 v105, v104, v105, 0xbb360b61
	v_madak_f32 v105, v104, v105, 0x3e2aaaab
	v_mad_f32 v104, -v104, v105, v103
	v_sub_f32_e32 v105, 2.0, v104
	v_cmp_gt_f32_e64 vcc, |v105|, s54
	v_cndmask_b32_e32 v106, 1.0, v39, vcc
	v_mul_f32_e32 v105, v105, v106
	v_rcp_f32_e32 v105, v105
	.loc	0 234
	v_mul_f32_e32 v60, v100, v60
	v_mul_f32_e32 v59, v100, v59
	.loc	0 233
	v_mul_f32_e32 v100, 0xb717f7d1, v101
	v_mul_f32_e32 v101, v103, v104
	v_mul_f32_e32 v101, v101, v105
	v_mad_f32 v100, -v106, v101, -v100
	v_sub_f32_e32 v100, v102, v100
	v_add_f32_e32 v104, 1.0, v100
	.loc	0 231
	ds_read_b128 v[100:103], v21 offset:1024
	.loc	0 233
	v_lshlrev_b32_e32 v4, 23, v4
	v_add_u32_e32 v108, vcc, v4, v104
	.loc	0 231
	ds_read_b128 v[104:107], v21 offset:1040
	v_mul_f32_e32 v4, 1.0, v5
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v100, 1.0, v100
	v_mul_f32_e32 v101, 1.0, v101
	v_max3_f32 v4, v4, v100, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_max3_f32 v4, v4, v100, v101
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v100, 1.0, v104
	v_mul_f32_e32 v101, 1.0, v105
	v_max3_f32 v4, v4, v100, v101
	ds_read_b128 v[100:103], v21 offset:1056
	v_mul_f32_e32 v104, 1.0, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_max3_f32 v4, v4, v104, v105
	ds_read_b128 v[104:107], v21 offset:1072
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v100, 1.0, v100
	v_mul_f32_e32 v101, 1.0, v101
	v_max3_f32 v4, v4, v100, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_max3_f32 v4, v4, v100, v101
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v100, 1.0, v104
	v_mul_f32_e32 v101, 1.0, v105
	v_max3_f32 v4, v4, v100, v101
	ds_read_b128 v[100:103], v21 offset:1088
	v_mul_f32_e32 v104, 1.0, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_max3_f32 v4, v4, v104, v105
	ds_read_b128 v[104:107], v21 offset:1104
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v100, 1.0, v100
	v_mul_f32_e32 v101, 1.0, v101
	v_max3_f32 v4, v4, v100, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_max3_f32 v4, v4, v100, v101
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v100, 1.0, v104
	v_mul_f32_e32 v101, 1.0, v105
	v_max3_f32 v4, v4, v100, v101
	ds_read_b128 v[100:103], v21 offset:1120
	v_mul_f32_e32 v104, 1.0, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_max3_f32 v4, v4, v104, v105
	ds_read_b128 v[104:107], v21 offset:1136
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v100, 1.0, v100
	v_mul_f32_e32 v101, 1.0, v101
	v_max3_f32 v4, v4, v100, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_max3_f32 v4, v4, v100, v101
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v100, 1.0, v104
	v_mul_f32_e32 v101, 1.0, v105
	v_max3_f32 v4, v4, v100, v101
	v_mul_f32_e32 v100, 1.0, v106
	v_mul_f32_e32 v101, 1.0, v107
	v_max3_f32 v4, v4, v100, v101
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s24, v4
	v_cndmask_b32_e32 v100, 0, v4, vcc
	v_sub_f32_e32 v110, v5, v100
	v_cmp_gt_f32_e32 vcc, 0, v110
	v_cndmask_b32_e64 v5, 0.5, -0.5, vcc
	v_mac_f32_e32 v5, 0x3fb8aa3b, v110
	v_cvt_i32_f32_e32 v5, v5
	v_cmp_ngt_f32_e32 vcc, s55, v109
	v_cndmask_b32_e32 v101, 0, v108, vcc
	v_cmp_gt_f32_e32 vcc, s56, v109
	v_cvt_f32_i32_e32 v102, v5
	v_cndmask_b32_e32 v101, v40, v101, vcc
	v_cmp_o_f32_e32 vcc, v109, v109
	v_cndmask_b32_e32 v101, v109, v101, vcc
	v_madmk_f32 v103, v102, 0xbf317180, v110
	v_madmk_f32 v104, v102, 0xb717f7d1, v103
	v_mul_f32_e32 v105, v104, v104
	v_madmk_f32 v106, v105, 0x3331bb4c, v37
	v_madak_f32 v106, v105, v106, 0x388ab355
	v_madak_f32 v106, v105, v106, 0xbb360b61
	v_madak_f32 v106, v105, v106, 0x3e2aaaab
	v_mad_f32 v105, -v105, v106, v104
	v_sub_f32_e32 v106, 2.0, v105
	v_cmp_gt_f32_e64 vcc, |v106|, s54
	v_cndmask_b32_e32 v107, 1.0, v39, vcc
	v_mul_f32_e32 v106, v106, v107
	v_rcp_f32_e32 v106, v106
	.loc	0 234
	v_mul_f32_e32 v57, v101, v57
	v_mul_f32_e32 v55, v101, v55
	.loc	0 233
	v_mul_f32_e32 v101, 0xb717f7d1, v102
	v_mul_f32_e32 v102, v104, v105
	v_mul_f32_e32 v102, v102, v106
	v_mad_f32 v101, -v107, v102, -v101
	v_sub_f32_e32 v101, v103, v101
	v_add_f32_e32 v105, 1.0, v101
	.loc	0 231
	ds_read_b128 v[101:104], v21 offset:1280
	.loc	0 233
	v_lshlrev_b32_e32 v5, 23, v5
	v_add_u32_e32 v109, vcc, v5, v105
	.loc	0 231
	ds_read_b128 v[105:108], v21 offset:1296
	v_mul_f32_e32 v5, 1.0, v6
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v101, 1.0, v101
	v_mul_f32_e32 v102, 1.0, v102
	v_max3_f32 v5, v5, v101, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_max3_f32 v5, v5, v101, v102
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v101, 1.0, v105
	v_mul_f32_e32 v102, 1.0, v106
	v_max3_f32 v5, v5, v101, v102
	ds_read_b128 v[101:104], v21 offset:1312
	v_mul_f32_e32 v105, 1.0, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_max3_f32 v5, v5, v105, v106
	ds_read_b128 v[105:108], v21 offset:1328
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v101, 1.0, v101
	v_mul_f32_e32 v102, 1.0, v102
	v_max3_f32 v5, v5, v101, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_max3_f32 v5, v5, v101, v102
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v101, 1.0, v105
	v_mul_f32_e32 v102, 1.0, v106
	v_max3_f32 v5, v5, v101, v102
	ds_read_b128 v[101:104], v21 offset:1344
	v_mul_f32_e32 v105, 1.0, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_max3_f32 v5, v5, v105, v106
	ds_read_b128 v[105:108], v21 offset:1360
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v101, 1.0, v101
	v_mul_f32_e32 v102, 1.0, v102
	v_max3_f32 v5, v5, v101, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_max3_f32 v5, v5, v101, v102
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v101, 1.0, v105
	v_mul_f32_e32 v102, 1.0, v106
	v_max3_f32 v5, v5, v101, v102
	ds_read_b128 v[101:104], v21 offset:1376
	v_mul_f32_e32 v105, 1.0, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_max3_f32 v5, v5, v105, v106
	ds_read_b128 v[105:108], v21 offset:1392
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v101, 1.0, v101
	v_mul_f32_e32 v102, 1.0, v102
	v_max3_f32 v5, v5, v101, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_max3_f32 v5, v5, v101, v102
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v101, 1.0, v105
	v_mul_f32_e32 v102, 1.0, v106
	v_max3_f32 v5, v5, v101, v102
	v_mul_f32_e32 v101, 1.0, v107
	v_mul_f32_e32 v102, 1.0, v108
	v_max3_f32 v5, v5, v101, v102
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s24, v5
	v_cndmask_b32_e32 v101, 0, v5, vcc
	v_sub_f32_e32 v111, v6, v101
	v_cmp_gt_f32_e32 vcc, 0, v111
	v_cndmask_b32_e64 v6, 0.5, -0.5, vcc
	v_mac_f32_e32 v6, 0x3fb8aa3b, v111
	v_cvt_i32_f32_e32 v6, v6
	v_cmp_ngt_f32_e32 vcc, s55, v110
	v_cndmask_b32_e32 v102, 0, v109, vcc
	v_cmp_gt_f32_e32 vcc, s56, v110
	v_cvt_f32_i32_e32 v103, v6
	v_cndmask_b32_e32 v102, v40, v102, vcc
	v_cmp_o_f32_e32 vcc, v110, v110
	v_cndmask_b32_e32 v102, v110, v102, vcc
	v_madmk_f32 v104, v103, 0xbf317180, v111
	v_madmk_f32 v105, v103, 0xb717f7d1, v104
	v_mul_f32_e32 v106, v105, v105
	v_madmk_f32 v107, v106, 0x3331bb4c, v37
	v_madak_f32 v107, v106, v107, 0x388ab355
	v_madak_f32 v107, v106, v107, 0xbb360b61
	v_madak_f32 v107, v106, v107, 0x3e2aaaab
	v_mad_f32 v106, -v106, v107, v105
	v_sub_f32_e32 v107, 2.0, v106
	v_cmp_gt_f32_e64 vcc, |v107|, s54
	v_cndmask_b32_e32 v108, 1.0, v39, vcc
	v_mul_f32_e32 v107, v107, v108
	v_rcp_f32_e32 v107, v107
	.loc	0 234
	v_mul_f32_e32 v54, v102, v54
	v_mul_f32_e32 v52, v102, v52
	.loc	0 233
	v_mul_f32_e32 v102, 0xb717f7d1, v103
	v_mul_f32_e32 v103, v105, v106
	v_mul_f32_e32 v103, v103, v107
	v_mad_f32 v102, -v108, v103, -v102
	v_sub_f32_e32 v102, v104, v102
	v_add_f32_e32 v106, 1.0, v102
	.loc	0 231
	ds_read_b128 v[102:105], v21 offset:1536
	.loc	0 233
	v_lshlrev_b32_e32 v6, 23, v6
	v_add_u32_e32 v110, vcc, v6, v106
	.loc	0 231
	ds_read_b128 v[106:109], v21 offset:1552
	v_mul_f32_e32 v6, 1.0, v7
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v102, 1.0, v102
	v_mul_f32_e32 v103, 1.0, v103
	v_max3_f32 v6, v6, v102, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v6, v6, v102, v103
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v102, 1.0, v106
	v_mul_f32_e32 v103, 1.0, v107
	v_max3_f32 v6, v6, v102, v103
	ds_read_b128 v[102:105], v21 offset:1568
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v6, v6, v106, v107
	ds_read_b128 v[106:109], v21 offset:1584
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v102, 1.0, v102
	v_mul_f32_e32 v103, 1.0, v103
	v_max3_f32 v6, v6, v102, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v6, v6, v102, v103
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v102, 1.0, v106
	v_mul_f32_e32 v103, 1.0, v107
	v_max3_f32 v6, v6, v102, v103
	ds_read_b128 v[102:105], v21 offset:1600
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v6, v6, v106, v107
	ds_read_b128 v[106:109], v21 offset:1616
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v102, 1.0, v102
	v_mul_f32_e32 v103, 1.0, v103
	v_max3_f32 v6, v6, v102, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v6, v6, v102, v103
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v102, 1.0, v106
	v_mul_f32_e32 v103, 1.0, v107
	v_max3_f32 v6, v6, v102, v103
	ds_read_b128 v[102:105], v21 offset:1632
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v6, v6, v106, v107
	ds_read_b128 v[106:109], v21 offset:1648
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v102, 1.0, v102
	v_mul_f32_e32 v103, 1.0, v103
	v_max3_f32 v6, v6, v102, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v6, v6, v102, v103
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v102, 1.0, v106
	v_mul_f32_e32 v103, 1.0, v107
	v_max3_f32 v6, v6, v102, v103
	v_mul_f32_e32 v102, 1.0, v108
	v_mul_f32_e32 v103, 1.0, v109
	v_max3_f32 v6, v6, v102, v103
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s24, v6
	v_cndmask_b32_e32 v102, 0, v6, vcc
	v_sub_f32_e32 v112, v7, v102
	v_cmp_gt_f32_e32 vcc, 0, v112
	v_cndmask_b32_e64 v7, 0.5, -0.5, vcc
	v_mac_f32_e32 v7, 0x3fb8aa3b, v112
	v_cvt_i32_f32_e32 v7, v7
	v_cmp_ngt_f32_e32 vcc, s55, v111
	v_cndmask_b32_e32 v103, 0, v110, vcc
	v_cmp_gt_f32_e32 vcc, s56, v111
	v_cvt_f32_i32_e32 v104, v7
	v_cndmask_b32_e32 v103, v40, v103, vcc
	v_cmp_o_f32_e32 vcc, v111, v111
	v_cndmask_b32_e32 v103, v111, v103, vcc
	v_madmk_f32 v105, v104, 0xbf317180, v112
	v_madmk_f32 v106, v104, 0xb717f7d1, v105
	v_mul_f32_e32 v107, v106, v106
	v_madmk_f32 v108, v107, 0x3331bb4c, v37
	v_madak_f32 v108, v107, v108, 0x388ab355
	v_madak_f32 v108, v107, v108, 0xbb360b61
	v_madak_f32 v108, v107, v108, 0x3e2aaaab
	v_mad_f32 v107, -v107, v108, v106
	v_sub_f32_e32 v108, 2.0, v107
	v_cmp_gt_f32_e64 vcc, |v108|, s54
	v_cndmask_b32_e32 v109, 1.0, v39, vcc
	v_mul_f32_e32 v108, v108, v109
	v_rcp_f32_e32 v108, v108
	.loc	0 234
	v_mul_f32_e32 v51, v103, v51
	v_mul_f32_e32 v49, v103, v49
	.loc	0 233
	v_mul_f32_e32 v103, 0xb717f7d1, v104
	v_mul_f32_e32 v104, v106, v107
	v_mul_f32_e32 v104, v104, v108
	v_mad_f32 v103, -v109, v104, -v103
	v_sub_f32_e32 v103, v105, v103
	v_add_f32_e32 v107, 1.0, v103
	.loc	0 231
	ds_read_b128 v[103:106], v23
	.loc	0 233
	v_lshlrev_b32_e32 v7, 23, v7
	v_add_u32_e32 v111, vcc, v7, v107
	.loc	0 231
	ds_read_b128 v[107:110], v23 offset:16
	v_mul_f32_e32 v7, 1.0, v8
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v103, 1.0, v103
	v_mul_f32_e32 v104, 1.0, v104
	v_max3_f32 v7, v7, v103, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_max3_f32 v7, v7, v103, v104
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v103, 1.0, v107
	v_mul_f32_e32 v104, 1.0, v108
	v_max3_f32 v7, v7, v103, v104
	ds_read_b128 v[103:106], v23 offset:32
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v7, v7, v107, v108
	ds_read_b128 v[107:110], v23 offset:48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v103, 1.0, v103
	v_mul_f32_e32 v104, 1.0, v104
	v_max3_f32 v7, v7, v103, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_max3_f32 v7, v7, v103, v104
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v103, 1.0, v107
	v_mul_f32_e32 v104, 1.0, v108
	v_max3_f32 v7, v7, v103, v104
	ds_read_b128 v[103:106], v23 offset:64
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v7, v7, v107, v108
	ds_read_b128 v[107:110], v23 offset:80
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v103, 1.0, v103
	v_mul_f32_e32 v104, 1.0, v104
	v_max3_f32 v7, v7, v103, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_max3_f32 v7, v7, v103, v104
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v103, 1.0, v107
	v_mul_f32_e32 v104, 1.0, v108
	v_max3_f32 v7, v7, v103, v104
	ds_read_b128 v[103:106], v23 offset:96
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v7, v7, v107, v108
	ds_read_b128 v[107:110], v23 offset:112
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v103, 1.0, v103
	v_mul_f32_e32 v104, 1.0, v104
	v_max3_f32 v7, v7, v103, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_max3_f32 v7, v7, v103, v104
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v103, 1.0, v107
	v_mul_f32_e32 v104, 1.0, v108
	v_max3_f32 v7, v7, v103, v104
	v_mul_f32_e32 v103, 1.0, v109
	v_mul_f32_e32 v104, 1.0, v110
	v_max3_f32 v7, v7, v103, v104
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s24, v7
	v_cndmask_b32_e32 v103, 0, v7, vcc
	v_sub_f32_e32 v8, v8, v103
	v_cmp_gt_f32_e32 vcc, 0, v8
	v_cndmask_b32_e64 v104, 0.5, -0.5, vcc
	v_mac_f32_e32 v104, 0x3fb8aa3b, v8
	v_cvt_i32_f32_e32 v104, v104
	v_cmp_ngt_f32_e32 vcc, s55, v112
	v_cndmask_b32_e32 v105, 0, v111, vcc
	v_cmp_gt_f32_e32 vcc, s56, v112
	v_cvt_f32_i32_e32 v106, v104
	v_cndmask_b32_e32 v105, v40, v105, vcc
	v_cmp_o_f32_e32 vcc, v112, v112
	v_cndmask_b32_e32 v105, v112, v105, vcc
	v_madmk_f32 v107, v106, 0xbf317180, v8
	v_madmk_f32 v108, v106, 0xb717f7d1, v107
	v_mul_f32_e32 v109, v108, v108
	v_madmk_f32 v110, v109, 0x3331bb4c, v37
	v_madak_f32 v110, v109, v110, 0x388ab355
	v_madak_f32 v110, v109, v110, 0xbb360b61
	v_madak_f32 v110, v109, v110, 0x3e2aaaab
	v_mad_f32 v109, -v109, v110, v108
	v_sub_f32_e32 v110, 2.0, v109
	v_cmp_gt_f32_e64 vcc, |v110|, s54
	v_cndmask_b32_e32 v111, 1.0, v39, vcc
	v_mul_f32_e32 v110, v110, v111
	v_rcp_f32_e32 v110, v110
	.loc	0 234
	v_mul_f32_e32 v48, v105, v48
	v_mul_f32_e32 v46, v105, v46
	.loc	0 233
	v_mul_f32_e32 v105, 0xb717f7d1, v106
	v_mul_f32_e32 v106, v108, v109
	v_mul_f32_e32 v106, v106, v110
	v_mad_f32 v105, -v111, v106, -v105
	v_sub_f32_e32 v105, v107, v105
	v_add_f32_e32 v105, 1.0, v105
	v_lshlrev_b32_e32 v104, 23, v104
	v_add_u32_e32 v104, vcc, v104, v105
	v_cmp_ngt_f32_e32 vcc, s55, v8
	v_cndmask_b32_e32 v104, 0, v104, vcc
	.loc	0 237
	v_cmp_gt_f32_e32 vcc, 0, v97
	v_cndmask_b32_e64 v105, 0.5, -0.5, vcc
	v_mac_f32_e32 v105, 0x3fb8aa3b, v97
	v_cvt_i32_f32_e32 v105, v105
	.loc	0 233
	v_cmp_gt_f32_e32 vcc, s56, v8
	v_cndmask_b32_e32 v104, v40, v104, vcc
	v_cmp_o_f32_e32 vcc, v8, v8
	v_cndmask_b32_e32 v8, v8, v104, vcc
	.loc	0 237
	v_cvt_f32_i32_e32 v104, v105
	.loc	0 236
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 234
	v_mul_f32_e32 v45, v8, v45
	.loc	0 237
	v_madmk_f32 v106, v104, 0xbf317180, v97
	v_madmk_f32 v107, v104, 0xb717f7d1, v106
	v_mul_f32_e32 v108, v107, v107
	v_madmk_f32 v109, v108, 0x3331bb4c, v37
	v_madak_f32 v109, v108, v109, 0x388ab355
	v_madak_f32 v109, v108, v109, 0xbb360b61
	v_madak_f32 v109, v108, v109, 0x3e2aaaab
	v_mad_f32 v108, -v108, v109, v107
	v_sub_f32_e32 v109, 2.0, v108
	v_cmp_gt_f32_e64 vcc, |v109|, s54
	v_cndmask_b32_e32 v110, 1.0, v39, vcc
	v_mul_f32_e32 v109, v109, v110
	v_rcp_f32_e32 v109, v109
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_cndmask_b32_e64 v96, 0.5, -0.5, vcc
	.loc	0 234
	v_mul_f32_e32 v43, v8, v43
	.loc	0 237
	v_mul_f32_e32 v8, 0xb717f7d1, v104
	v_mul_f32_e32 v104, v107, v108
	v_mac_f32_e32 v96, 0x3fb8aa3b, v16
	v_mul_f32_e32 v104, v104, v109
	v_cvt_i32_f32_e32 v96, v96
	v_mad_f32 v8, -v110, v104, -v8
	v_sub_f32_e32 v8, v106, v8
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v104, 23, v105
	v_add_u32_e32 v8, vcc, v104, v8
	v_cvt_f32_i32_e32 v104, v96
	v_cmp_ngt_f32_e32 vcc, s55, v97
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s56, v97
	v_madmk_f32 v105, v104, 0xbf317180, v16
	v_madmk_f32 v106, v104, 0xb717f7d1, v105
	v_mul_f32_e32 v107, v106, v106
	v_madmk_f32 v108, v107, 0x3331bb4c, v37
	v_madak_f32 v108, v107, v108, 0x388ab355
	v_madak_f32 v108, v107, v108, 0xbb360b61
	v_madak_f32 v108, v107, v108, 0x3e2aaaab
	v_mad_f32 v107, -v107, v108, v106
	v_sub_f32_e32 v108, 2.0, v107
	v_cndmask_b32_e32 v8, v40, v8, vcc
	v_cmp_gt_f32_e64 vcc, |v108|, s54
	v_cndmask_b32_e32 v109, 1.0, v39, vcc
	v_mul_f32_e32 v108, v108, v109
	v_rcp_f32_e32 v108, v108
	v_cmp_o_f32_e32 vcc, v97, v97
	v_cndmask_b32_e32 v8, v97, v8, vcc
	v_mul_f32_e32 v97, 0xb717f7d1, v104
	v_mul_f32_e32 v104, v106, v107
	v_sub_f32_e32 v95, v95, v17
	v_mul_f32_e32 v104, v104, v108
	v_cmp_gt_f32_e32 vcc, 0, v95
	v_mad_f32 v97, -v109, v104, -v97
	v_cndmask_b32_e64 v104, 0.5, -0.5, vcc
	v_mac_f32_e32 v104, 0x3fb8aa3b, v95
	v_cvt_i32_f32_e32 v104, v104
	v_sub_f32_e32 v97, v105, v97
	v_add_f32_e32 v97, 1.0, v97
	v_lshlrev_b32_e32 v96, 23, v96
	v_add_u32_e32 v96, vcc, v96, v97
	v_cvt_f32_i32_e32 v97, v104
	v_cmp_ngt_f32_e32 vcc, s55, v16
	v_cndmask_b32_e32 v96, 0, v96, vcc
	v_cmp_gt_f32_e32 vcc, s56, v16
	v_cndmask_b32_e32 v96, v40, v96, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v96, vcc
	v_madmk_f32 v96, v97, 0xbf317180, v95
	v_madmk_f32 v105, v97, 0xb717f7d1, v96
	v_mul_f32_e32 v106, v105, v105
	v_madmk_f32 v107, v106, 0x3331bb4c, v37
	v_madak_f32 v107, v106, v107, 0x388ab355
	v_madak_f32 v107, v106, v107, 0xbb360b61
	v_madak_f32 v107, v106, v107, 0x3e2aaaab
	v_mad_f32 v106, -v106, v107, v105
	v_sub_f32_e32 v107, 2.0, v106
	v_cmp_gt_f32_e64 vcc, |v107|, s54
	v_cndmask_b32_e32 v108, 1.0, v39, vcc
	v_mul_f32_e32 v107, v107, v108
	v_rcp_f32_e32 v107, v107
	ds_write2_b32 v22, v8, v16 offset1:32
	v_mul_f32_e32 v16, v105, v106
	v_mul_f32_e32 v8, 0xb717f7d1, v97
	v_mul_f32_e32 v16, v16, v107
	v_mad_f32 v8, -v108, v16, -v8
	v_sub_f32_e32 v16, v94, v17
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_cndmask_b32_e64 v17, 0.5, -0.5, vcc
	v_mac_f32_e32 v17, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v17, v17
	v_sub_f32_e32 v8, v96, v8
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v94, 23, v104
	v_add_u32_e32 v8, vcc, v94, v8
	v_cvt_f32_i32_e32 v94, v17
	v_cmp_ngt_f32_e32 vcc, s55, v95
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s56, v95
	v_madmk_f32 v96, v94, 0xbf317180, v16
	v_madmk_f32 v97, v94, 0xb717f7d1, v96
	v_mul_f32_e32 v104, v97, v97
	v_madmk_f32 v105, v104, 0x3331bb4c, v37
	v_madak_f32 v105, v104, v105, 0x388ab355
	v_madak_f32 v105, v104, v105, 0xbb360b61
	v_madak_f32 v105, v104, v105, 0x3e2aaaab
	v_mad_f32 v104, -v104, v105, v97
	v_sub_f32_e32 v105, 2.0, v104
	v_cndmask_b32_e32 v8, v40, v8, vcc
	v_cmp_gt_f32_e64 vcc, |v105|, s54
	v_cndmask_b32_e32 v106, 1.0, v39, vcc
	v_mul_f32_e32 v105, v105, v106
	v_rcp_f32_e32 v105, v105
	v_cmp_o_f32_e32 vcc, v95, v95
	v_cndmask_b32_e32 v8, v95, v8, vcc
	v_mul_f32_e32 v95, v97, v104
	v_sub_f32_e32 v93, v93, v98
	v_mul_f32_e32 v94, 0xb717f7d1, v94
	v_mul_f32_e32 v95, v95, v105
	v_cmp_gt_f32_e32 vcc, 0, v93
	v_mad_f32 v94, -v106, v95, -v94
	v_cndmask_b32_e64 v95, 0.5, -0.5, vcc
	v_mac_f32_e32 v95, 0x3fb8aa3b, v93
	v_cvt_i32_f32_e32 v95, v95
	v_sub_f32_e32 v94, v96, v94
	v_add_f32_e32 v94, 1.0, v94
	v_lshlrev_b32_e32 v17, 23, v17
	v_add_u32_e32 v17, vcc, v17, v94
	v_cvt_f32_i32_e32 v94, v95
	v_cmp_ngt_f32_e32 vcc, s55, v16
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_cmp_gt_f32_e32 vcc, s56, v16
	v_cndmask_b32_e32 v17, v40, v17, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v17, vcc
	v_madmk_f32 v17, v94, 0xbf317180, v93
	v_madmk_f32 v96, v94, 0xb717f7d1, v17
	v_mul_f32_e32 v97, v96, v96
	v_madmk_f32 v104, v97, 0x3331bb4c, v37
	v_madak_f32 v104, v97, v104, 0x388ab355
	v_madak_f32 v104, v97, v104, 0xbb360b61
	v_madak_f32 v104, v97, v104, 0x3e2aaaab
	v_mad_f32 v97, -v97, v104, v96
	v_sub_f32_e32 v104, 2.0, v97
	v_cmp_gt_f32_e64 vcc, |v104|, s54
	v_cndmask_b32_e32 v105, 1.0, v39, vcc
	v_mul_f32_e32 v104, v104, v105
	v_rcp_f32_e32 v104, v104
	ds_write2_b32 v22, v8, v16 offset0:64 offset1:96
	v_mul_f32_e32 v16, v96, v97
	v_mul_f32_e32 v8, 0xb717f7d1, v94
	v_mul_f32_e32 v16, v16, v104
	v_mad_f32 v8, -v105, v16, -v8
	v_sub_f32_e32 v16, v92, v98
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_sub_f32_e32 v8, v17, v8
	v_cndmask_b32_e64 v17, 0.5, -0.5, vcc
	v_mac_f32_e32 v17, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v17, v17
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v92, 23, v95
	v_add_u32_e32 v8, vcc, v92, v8
	v_cvt_f32_i32_e32 v92, v17
	v_cmp_ngt_f32_e32 vcc, s55, v93
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s56, v93
	v_madmk_f32 v94, v92, 0xbf317180, v16
	v_madmk_f32 v95, v92, 0xb717f7d1, v94
	v_mul_f32_e32 v96, v95, v95
	v_madmk_f32 v97, v96, 0x3331bb4c, v37
	v_madak_f32 v97, v96, v97, 0x388ab355
	v_madak_f32 v97, v96, v97, 0xbb360b61
	v_madak_f32 v97, v96, v97, 0x3e2aaaab
	v_mad_f32 v96, -v96, v97, v95
	v_sub_f32_e32 v97, 2.0, v96
	v_cndmask_b32_e32 v8, v40, v8, vcc
	v_cmp_gt_f32_e64 vcc, |v97|, s54
	v_cndmask_b32_e32 v98, 1.0, v39, vcc
	v_mul_f32_e32 v97, v97, v98
	v_rcp_f32_e32 v97, v97
	v_cmp_o_f32_e32 vcc, v93, v93
	v_cndmask_b32_e32 v8, v93, v8, vcc
	v_mul_f32_e32 v93, v95, v96
	v_sub_f32_e32 v91, v91, v99
	v_mul_f32_e32 v92, 0xb717f7d1, v92
	v_mul_f32_e32 v93, v93, v97
	v_cmp_gt_f32_e32 vcc, 0, v91
	v_mad_f32 v92, -v98, v93, -v92
	v_cndmask_b32_e64 v93, 0.5, -0.5, vcc
	v_mac_f32_e32 v93, 0x3fb8aa3b, v91
	v_cvt_i32_f32_e32 v93, v93
	v_sub_f32_e32 v92, v94, v92
	v_add_f32_e32 v92, 1.0, v92
	v_lshlrev_b32_e32 v17, 23, v17
	v_add_u32_e32 v17, vcc, v17, v92
	v_cvt_f32_i32_e32 v92, v93
	v_cmp_ngt_f32_e32 vcc, s55, v16
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_cmp_gt_f32_e32 vcc, s56, v16
	v_cndmask_b32_e32 v17, v40, v17, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v17, vcc
	v_madmk_f32 v17, v92, 0xbf317180, v91
	v_madmk_f32 v94, v92, 0xb717f7d1, v17
	v_mul_f32_e32 v95, v94, v94
	v_madmk_f32 v96, v95, 0x3331bb4c, v37
	v_madak_f32 v96, v95, v96, 0x388ab355
	v_madak_f32 v96, v95, v96, 0xbb360b61
	v_madak_f32 v96, v95, v96, 0x3e2aaaab
	v_mad_f32 v95, -v95, v96, v94
	v_sub_f32_e32 v96, 2.0, v95
	v_cmp_gt_f32_e64 vcc, |v96|, s54
	v_cndmask_b32_e32 v97, 1.0, v39, vcc
	v_mul_f32_e32 v96, v96, v97
	v_rcp_f32_e32 v96, v96
	ds_write2_b32 v22, v8, v16 offset0:128 offset1:160
	v_mul_f32_e32 v16, v94, v95
	v_mul_f32_e32 v8, 0xb717f7d1, v92
	v_mul_f32_e32 v16, v16, v96
	v_mad_f32 v8, -v97, v16, -v8
	v_sub_f32_e32 v16, v90, v99
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_sub_f32_e32 v8, v17, v8
	v_cndmask_b32_e64 v17, 0.5, -0.5, vcc
	v_mac_f32_e32 v17, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v17, v17
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v90, 23, v93
	v_add_u32_e32 v8, vcc, v90, v8
	v_cvt_f32_i32_e32 v90, v17
	v_cmp_ngt_f32_e32 vcc, s55, v91
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s56, v91
	v_madmk_f32 v92, v90, 0xbf317180, v16
	v_madmk_f32 v93, v90, 0xb717f7d1, v92
	v_mul_f32_e32 v94, v93, v93
	v_madmk_f32 v95, v94, 0x3331bb4c, v37
	v_madak_f32 v95, v94, v95, 0x388ab355
	v_madak_f32 v95, v94, v95, 0xbb360b61
	v_madak_f32 v95, v94, v95, 0x3e2aaaab
	v_mad_f32 v94, -v94, v95, v93
	v_sub_f32_e32 v95, 2.0, v94
	v_cndmask_b32_e32 v8, v40, v8, vcc
	v_cmp_gt_f32_e64 vcc, |v95|, s54
	v_cndmask_b32_e32 v96, 1.0, v39, vcc
	v_mul_f32_e32 v95, v95, v96
	v_rcp_f32_e32 v95, v95
	v_cmp_o_f32_e32 vcc, v91, v91
	v_cndmask_b32_e32 v8, v91, v8, vcc
	v_mul_f32_e32 v91, v93, v94
	v_sub_f32_e32 v89, v89, v100
	v_mul_f32_e32 v90, 0xb717f7d1, v90
	v_mul_f32_e32 v91, v91, v95
	v_cmp_gt_f32_e32 vcc, 0, v89
	v_mad_f32 v90, -v96, v91, -v90
	v_cndmask_b32_e64 v91, 0.5, -0.5, vcc
	v_mac_f32_e32 v91, 0x3fb8aa3b, v89
	v_cvt_i32_f32_e32 v91, v91
	v_sub_f32_e32 v90, v92, v90
	v_add_f32_e32 v90, 1.0, v90
	v_lshlrev_b32_e32 v17, 23, v17
	v_add_u32_e32 v17, vcc, v17, v90
	v_cvt_f32_i32_e32 v90, v91
	v_cmp_ngt_f32_e32 vcc, s55, v16
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_cmp_gt_f32_e32 vcc, s56, v16
	v_cndmask_b32_e32 v17, v40, v17, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v17, vcc
	v_madmk_f32 v17, v90, 0xbf317180, v89
	v_madmk_f32 v92, v90, 0xb717f7d1, v17
	v_mul_f32_e32 v93, v92, v92
	v_madmk_f32 v94, v93, 0x3331bb4c, v37
	v_madak_f32 v94, v93, v94, 0x388ab355
	v_madak_f32 v94, v93, v94, 0xbb360b61
	v_madak_f32 v94, v93, v94, 0x3e2aaaab
	v_mad_f32 v93, -v93, v94, v92
	v_sub_f32_e32 v94, 2.0, v93
	v_cmp_gt_f32_e64 vcc, |v94|, s54
	v_cndmask_b32_e32 v95, 1.0, v39, vcc
	v_mul_f32_e32 v94, v94, v95
	v_rcp_f32_e32 v94, v94
	ds_write2_b32 v22, v8, v16 offset0:192 offset1:224
	v_mul_f32_e32 v16, v92, v93
	v_mul_f32_e32 v8, 0xb717f7d1, v90
	v_mul_f32_e32 v16, v16, v94
	v_mad_f32 v8, -v95, v16, -v8
	v_sub_f32_e32 v16, v88, v100
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_sub_f32_e32 v8, v17, v8
	v_cndmask_b32_e64 v17, 0.5, -0.5, vcc
	v_mac_f32_e32 v17, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v17, v17
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v88, 23, v91
	v_add_u32_e32 v8, vcc, v88, v8
	v_cvt_f32_i32_e32 v88, v17
	v_cmp_ngt_f32_e32 vcc, s55, v89
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s56, v89
	v_madmk_f32 v90, v88, 0xbf317180, v16
	v_madmk_f32 v91, v88, 0xb717f7d1, v90
	v_mul_f32_e32 v92, v91, v91
	v_madmk_f32 v93, v92, 0x3331bb4c, v37
	v_madak_f32 v93, v92, v93, 0x388ab355
	v_madak_f32 v93, v92, v93, 0xbb360b61
	v_madak_f32 v93, v92, v93, 0x3e2aaaab
	v_mad_f32 v92, -v92, v93, v91
	v_sub_f32_e32 v93, 2.0, v92
	v_cndmask_b32_e32 v8, v40, v8, vcc
	v_cmp_gt_f32_e64 vcc, |v93|, s54
	v_cndmask_b32_e32 v94, 1.0, v39, vcc
	v_mul_f32_e32 v93, v93, v94
	v_rcp_f32_e32 v93, v93
	v_cmp_o_f32_e32 vcc, v89, v89
	v_cndmask_b32_e32 v8, v89, v8, vcc
	v_mul_f32_e32 v89, v91, v92
	v_sub_f32_e32 v87, v87, v101
	v_mul_f32_e32 v88, 0xb717f7d1, v88
	v_mul_f32_e32 v89, v89, v93
	v_cmp_gt_f32_e32 vcc, 0, v87
	v_mad_f32 v88, -v94, v89, -v88
	v_cndmask_b32_e64 v89, 0.5, -0.5, vcc
	v_mac_f32_e32 v89, 0x3fb8aa3b, v87
	v_cvt_i32_f32_e32 v89, v89
	v_sub_f32_e32 v88, v90, v88
	v_add_f32_e32 v88, 1.0, v88
	v_lshlrev_b32_e32 v17, 23, v17
	v_add_u32_e32 v17, vcc, v17, v88
	v_cvt_f32_i32_e32 v88, v89
	v_cmp_ngt_f32_e32 vcc, s55, v16
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_cmp_gt_f32_e32 vcc, s56, v16
	v_cndmask_b32_e32 v17, v40, v17, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v17, vcc
	v_madmk_f32 v17, v88, 0xbf317180, v87
	v_madmk_f32 v90, v88, 0xb717f7d1, v17
	v_mul_f32_e32 v91, v90, v90
	v_madmk_f32 v92, v91, 0x3331bb4c, v37
	v_madak_f32 v92, v91, v92, 0x388ab355
	v_madak_f32 v92, v91, v92, 0xbb360b61
	v_madak_f32 v92, v91, v92, 0x3e2aaaab
	v_mad_f32 v91, -v91, v92, v90
	v_sub_f32_e32 v92, 2.0, v91
	v_cmp_gt_f32_e64 vcc, |v92|, s54
	v_cndmask_b32_e32 v93, 1.0, v39, vcc
	v_mul_f32_e32 v92, v92, v93
	v_rcp_f32_e32 v92, v92
	ds_write2_b32 v81, v8, v16 offset1:32
	v_mul_f32_e32 v16, v90, v91
	v_mul_f32_e32 v8, 0xb717f7d1, v88
	v_mul_f32_e32 v16, v16, v92
	v_mad_f32 v8, -v93, v16, -v8
	v_sub_f32_e32 v16, v86, v101
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_sub_f32_e32 v8, v17, v8
	v_cndmask_b32_e64 v17, 0.5, -0.5, vcc
	v_mac_f32_e32 v17, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v17, v17
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v86, 23, v89
	v_add_u32_e32 v8, vcc, v86, v8
	v_cvt_f32_i32_e32 v86, v17
	v_cmp_ngt_f32_e32 vcc, s55, v87
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s56, v87
	v_madmk_f32 v88, v86, 0xbf317180, v16
	v_madmk_f32 v89, v86, 0xb717f7d1, v88
	v_mul_f32_e32 v90, v89, v89
	v_madmk_f32 v91, v90, 0x3331bb4c, v37
	v_madak_f32 v91, v90, v91, 0x388ab355
	v_madak_f32 v91, v90, v91, 0xbb360b61
	v_madak_f32 v91, v90, v91, 0x3e2aaaab
	v_mad_f32 v90, -v90, v91, v89
	v_sub_f32_e32 v91, 2.0, v90
	v_cndmask_b32_e32 v8, v40, v8, vcc
	v_cmp_gt_f32_e64 vcc, |v91|, s54
	v_cndmask_b32_e32 v92, 1.0, v39, vcc
	v_mul_f32_e32 v91, v91, v92
	v_rcp_f32_e32 v91, v91
	v_cmp_o_f32_e32 vcc, v87, v87
	v_cndmask_b32_e32 v8, v87, v8, vcc
	v_mul_f32_e32 v87, v89, v90
	v_sub_f32_e32 v85, v85, v102
	v_mul_f32_e32 v86, 0xb717f7d1, v86
	v_mul_f32_e32 v87, v87, v91
	v_cmp_gt_f32_e32 vcc, 0, v85
	v_mad_f32 v86, -v92, v87, -v86
	v_cndmask_b32_e64 v87, 0.5, -0.5, vcc
	v_mac_f32_e32 v87, 0x3fb8aa3b, v85
	v_cvt_i32_f32_e32 v87, v87
	v_sub_f32_e32 v86, v88, v86
	v_add_f32_e32 v86, 1.0, v86
	v_lshlrev_b32_e32 v17, 23, v17
	v_add_u32_e32 v17, vcc, v17, v86
	v_cvt_f32_i32_e32 v86, v87
	v_cmp_ngt_f32_e32 vcc, s55, v16
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_cmp_gt_f32_e32 vcc, s56, v16
	v_cndmask_b32_e32 v17, v40, v17, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v17, vcc
	v_madmk_f32 v17, v86, 0xbf317180, v85
	v_madmk_f32 v88, v86, 0xb717f7d1, v17
	v_mul_f32_e32 v89, v88, v88
	v_madmk_f32 v90, v89, 0x3331bb4c, v37
	v_madak_f32 v90, v89, v90, 0x388ab355
	v_madak_f32 v90, v89, v90, 0xbb360b61
	v_madak_f32 v90, v89, v90, 0x3e2aaaab
	v_mad_f32 v89, -v89, v90, v88
	v_sub_f32_e32 v90, 2.0, v89
	v_cmp_gt_f32_e64 vcc, |v90|, s54
	v_cndmask_b32_e32 v91, 1.0, v39, vcc
	v_mul_f32_e32 v90, v90, v91
	v_rcp_f32_e32 v90, v90
	ds_write2_b32 v81, v8, v16 offset0:64 offset1:96
	v_mul_f32_e32 v16, v88, v89
	v_mul_f32_e32 v8, 0xb717f7d1, v86
	v_mul_f32_e32 v16, v16, v90
	v_mad_f32 v8, -v91, v16, -v8
	v_sub_f32_e32 v16, v84, v102
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_sub_f32_e32 v8, v17, v8
	v_cndmask_b32_e64 v17, 0.5, -0.5, vcc
	v_mac_f32_e32 v17, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v17, v17
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v84, 23, v87
	v_add_u32_e32 v8, vcc, v84, v8
	v_cvt_f32_i32_e32 v84, v17
	v_cmp_ngt_f32_e32 vcc, s55, v85
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s56, v85
	v_madmk_f32 v86, v84, 0xbf317180, v16
	v_madmk_f32 v87, v84, 0xb717f7d1, v86
	v_mul_f32_e32 v88, v87, v87
	v_madmk_f32 v89, v88, 0x3331bb4c, v37
	v_madak_f32 v89, v88, v89, 0x388ab355
	v_madak_f32 v89, v88, v89, 0xbb360b61
	v_madak_f32 v89, v88, v89, 0x3e2aaaab
	v_mad_f32 v88, -v88, v89, v87
	v_sub_f32_e32 v89, 2.0, v88
	v_cndmask_b32_e32 v8, v40, v8, vcc
	v_cmp_gt_f32_e64 vcc, |v89|, s54
	v_cndmask_b32_e32 v90, 1.0, v39, vcc
	v_mul_f32_e32 v89, v89, v90
	v_rcp_f32_e32 v89, v89
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v8, v85, v8, vcc
	v_mul_f32_e32 v85, v87, v88
	v_sub_f32_e32 v83, v83, v103
	v_mul_f32_e32 v84, 0xb717f7d1, v84
	v_mul_f32_e32 v85, v85, v89
	v_cmp_gt_f32_e32 vcc, 0, v83
	v_mad_f32 v84, -v90, v85, -v84
	v_cndmask_b32_e64 v85, 0.5, -0.5, vcc
	v_mac_f32_e32 v85, 0x3fb8aa3b, v83
	v_cvt_i32_f32_e32 v85, v85
	v_sub_f32_e32 v84, v86, v84
	v_add_f32_e32 v84, 1.0, v84
	v_lshlrev_b32_e32 v17, 23, v17
	v_add_u32_e32 v17, vcc, v17, v84
	v_cvt_f32_i32_e32 v84, v85
	v_cmp_ngt_f32_e32 vcc, s55, v16
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_cmp_gt_f32_e32 vcc, s56, v16
	v_cndmask_b32_e32 v17, v40, v17, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v17, vcc
	v_madmk_f32 v17, v84, 0xbf317180, v83
	v_madmk_f32 v86, v84, 0xb717f7d1, v17
	v_mul_f32_e32 v87, v86, v86
	v_madmk_f32 v88, v87, 0x3331bb4c, v37
	v_madak_f32 v88, v87, v88, 0x388ab355
	v_madak_f32 v88, v87, v88, 0xbb360b61
	v_madak_f32 v88, v87, v88, 0x3e2aaaab
	v_mad_f32 v87, -v87, v88, v86
	v_sub_f32_e32 v88, 2.0, v87
	v_cmp_gt_f32_e64 vcc, |v88|, s54
	v_cndmask_b32_e32 v89, 1.0, v39, vcc
	v_mul_f32_e32 v88, v88, v89
	v_rcp_f32_e32 v88, v88
	ds_write2_b32 v81, v8, v16 offset0:128 offset1:160
	v_mul_f32_e32 v16, v86, v87
	v_mul_f32_e32 v8, 0xb717f7d1, v84
	v_mul_f32_e32 v16, v16, v88
	v_mad_f32 v8, -v89, v16, -v8
	v_sub_f32_e32 v16, v82, v103
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_sub_f32_e32 v8, v17, v8
	v_cndmask_b32_e64 v17, 0.5, -0.5, vcc
	v_mac_f32_e32 v17, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v17, v17
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v81, 23, v85
	v_add_u32_e32 v8, vcc, v81, v8
	v_cvt_f32_i32_e32 v81, v17
	v_cmp_ngt_f32_e32 vcc, s55, v83
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s56, v83
	v_madmk_f32 v82, v81, 0xbf317180, v16
	v_madmk_f32 v84, v81, 0xb717f7d1, v82
	v_mul_f32_e32 v85, v84, v84
	v_madmk_f32 v86, v85, 0x3331bb4c, v37
	v_madak_f32 v86, v85, v86, 0x388ab355
	v_madak_f32 v86, v85, v86, 0xbb360b61
	v_madak_f32 v86, v85, v86, 0x3e2aaaab
	v_mad_f32 v85, -v85, v86, v84
	v_sub_f32_e32 v86, 2.0, v85
	v_cndmask_b32_e32 v8, v40, v8, vcc
	v_cmp_gt_f32_e64 vcc, |v86|, s54
	v_cndmask_b32_e32 v87, 1.0, v39, vcc
	v_mul_f32_e32 v86, v86, v87
	v_rcp_f32_e32 v86, v86
	v_cmp_o_f32_e32 vcc, v83, v83
	v_cndmask_b32_e32 v8, v83, v8, vcc
	v_mul_f32_e32 v83, v84, v85
	v_mul_f32_e32 v81, 0xb717f7d1, v81
	v_mul_f32_e32 v83, v83, v86
	v_mad_f32 v81, -v87, v83, -v81
	v_sub_f32_e32 v81, v82, v81
	v_add_f32_e32 v81, 1.0, v81
	v_lshlrev_b32_e32 v17, 23, v17
	v_add_u32_e32 v17, vcc, v17, v81
	v_cmp_ngt_f32_e32 vcc, s55, v16
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_cmp_gt_f32_e32 vcc, s56, v16
	v_cndmask_b32_e32 v17, v40, v17, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v17, vcc
	ds_write2_b32 v24, v8, v16 offset1:32
	v_mov_b32_e32 v8, v34
	.loc	0 238
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_24:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 242
	v_add_u32_e32 v95, vcc, s2, v35
	v_add_u32_e32 v97, vcc, s2, v23
	.loc	0 244
	ds_read2_b32 v[16:17], v8 offset1:32
	ds_read2_b32 v[93:94], v8 offset0:68 offset1:100
	.loc	0 242
	ds_read2_b64 v[81:84], v95 offset1:32
	ds_read2_b64 v[85:88], v95 offset0:64 offset1:96
	ds_read2_b64 v[89:92], v95 offset0:128 offset1:160
	ds_read_b64 v[95:96], v95 offset:1536
	ds_read_b64 v[97:98], v97
	.loc	0 240
	s_add_i32 s2, s2, 8
	v_add_u32_e32 v8, vcc, 0x220, v8
	.loc	0 244
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v64, v81, v16
	v_mac_f32_e32 v63, v81, v17
	v_mac_f32_e32 v62, v83, v16
	v_mac_f32_e32 v61, v83, v17
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v60, v85, v16
	v_mac_f32_e32 v59, v85, v17
	v_mac_f32_e32 v57, v87, v16
	v_mac_f32_e32 v55, v87, v17
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v54, v89, v16
	v_mac_f32_e32 v52, v89, v17
	v_mac_f32_e32 v51, v91, v16
	v_mac_f32_e32 v49, v91, v17
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v48, v95, v16
	v_mac_f32_e32 v46, v95, v17
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v45, v97, v16
	v_mac_f32_e32 v43, v97, v17
	.loc	0 240
	s_cmpk_lg_i32 s2, 0x100
	.loc	0 244
	v_mac_f32_e32 v64, v82, v93
	v_mac_f32_e32 v63, v82, v94
	v_mac_f32_e32 v62, v84, v93
	v_mac_f32_e32 v61, v84, v94
	v_mac_f32_e32 v60, v86, v93
	v_mac_f32_e32 v59, v86, v94
	v_mac_f32_e32 v57, v88, v93
	v_mac_f32_e32 v55, v88, v94
	v_mac_f32_e32 v54, v90, v93
	v_mac_f32_e32 v52, v90, v94
	v_mac_f32_e32 v51, v92, v93
	v_mac_f32_e32 v49, v92, v94
	v_mac_f32_e32 v48, v96, v93
	v_mac_f32_e32 v46, v96, v94
	v_mac_f32_e32 v45, v98, v93
	v_mac_f32_e32 v43, v98, v94
	.loc	0 240
	s_cbranch_scc1 .LBB0_24
; %bb.25:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 209
	v_mov_b32_e32 v8, s43
	v_add_u32_e32 v12, vcc, s42, v12
	v_addc_u32_e32 v13, vcc, v13, v8, vcc
	s_add_i32 s28, s28, 64
	s_add_i32 s25, s25, 64
	v_add_u32_e32 v14, vcc, s42, v14
	s_cmp_eq_u32 s58, s41
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 257
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_scc1 .LBB0_27
; %bb.26:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 0
	v_mov_b32_e32 v8, v7
	v_mov_b32_e32 v7, v6
	v_mov_b32_e32 v6, v5
	v_mov_b32_e32 v5, v4
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v0
	s_branch .LBB0_11
.LBB0_27:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v0, vcc, v10, v9
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	v_cmp_gt_i32_e32 vcc, s38, v58
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execnz .LBB0_35
; %bb.28:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s38, v56
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execnz .LBB0_36
.LBB0_29:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s38, v53
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execnz .LBB0_37
.LBB0_30:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s38, v50
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execnz .LBB0_38
.LBB0_31:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s38, v47
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execnz .LBB0_39
.LBB0_32:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s38, v44
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execnz .LBB0_40
.LBB0_33:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s38, v42
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execnz .LBB0_41
.LBB0_34:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s38, v41
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_2
	s_branch .LBB0_42
.LBB0_35:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[4:5], v19, v19, v64
	v_div_scale_f32 v3, vcc, v64, v19, v64
	v_rcp_f32_e32 v4, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v3, s[4:5], v19, v19, v63
	v_div_fmas_f32 v2, v2, v4, v5
	v_div_scale_f32 v4, vcc, v63, v19, v63
	v_rcp_f32_e32 v5, v3
	v_div_fixup_f32 v6, v2, v19, v64
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v2, -v3, v5, 1.0
	v_fma_f32 v2, v2, v5, v5
	v_mul_f32_e32 v5, v4, v2
	v_fma_f32 v7, -v3, v5, v4
	v_fma_f32 v5, v7, v2, v5
	v_fma_f32 v3, -v3, v5, v4
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v4, v3, v2, v5
	v_mad_i64_i32 v[2:3], s[4:5], v58, s22, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_cndmask_b32_e64 v5, 0, v6, s[0:1]
	flat_store_dword v[2:3], v5
	v_add_u32_e32 v2, vcc, 0x80, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_div_fixup_f32 v4, v4, v19, v63
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s38, v56
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_29
.LBB0_36:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[4:5], v19, v19, v62
	v_div_scale_f32 v3, vcc, v62, v19, v62
	v_rcp_f32_e32 v4, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v3, s[4:5], v19, v19, v61
	v_div_fmas_f32 v2, v2, v4, v5
	v_div_scale_f32 v4, vcc, v61, v19, v61
	v_rcp_f32_e32 v5, v3
	v_div_fixup_f32 v6, v2, v19, v62
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v2, -v3, v5, 1.0
	v_fma_f32 v2, v2, v5, v5
	v_mul_f32_e32 v5, v4, v2
	v_fma_f32 v7, -v3, v5, v4
	v_fma_f32 v5, v7, v2, v5
	v_fma_f32 v3, -v3, v5, v4
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v4, v3, v2, v5
	v_mad_i64_i32 v[2:3], s[4:5], v56, s22, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_cndmask_b32_e64 v5, 0, v6, s[0:1]
	flat_store_dword v[2:3], v5
	v_add_u32_e32 v2, vcc, 0x80, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_div_fixup_f32 v4, v4, v19, v61
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s38, v53
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_30
.LBB0_37:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[4:5], v19, v19, v60
	v_div_scale_f32 v3, vcc, v60, v19, v60
	v_rcp_f32_e32 v4, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v3, s[4:5], v19, v19, v59
	v_div_fmas_f32 v2, v2, v4, v5
	v_div_scale_f32 v4, vcc, v59, v19, v59
	v_rcp_f32_e32 v5, v3
	v_div_fixup_f32 v6, v2, v19, v60
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v2, -v3, v5, 1.0
	v_fma_f32 v2, v2, v5, v5
	v_mul_f32_e32 v5, v4, v2
	v_fma_f32 v7, -v3, v5, v4
	v_fma_f32 v5, v7, v2, v5
	v_fma_f32 v3, -v3, v5, v4
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v4, v3, v2, v5
	v_mad_i64_i32 v[2:3], s[4:5], v53, s22, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_cndmask_b32_e64 v5, 0, v6, s[0:1]
	flat_store_dword v[2:3], v5
	v_add_u32_e32 v2, vcc, 0x80, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_div_fixup_f32 v4, v4, v19, v59
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s38, v50
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_31
.LBB0_38:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[4:5], v19, v19, v57
	v_div_scale_f32 v3, vcc, v57, v19, v57
	v_rcp_f32_e32 v4, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v3, s[4:5], v19, v19, v55
	v_div_fmas_f32 v2, v2, v4, v5
	v_div_scale_f32 v4, vcc, v55, v19, v55
	v_rcp_f32_e32 v5, v3
	v_div_fixup_f32 v6, v2, v19, v57
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v2, -v3, v5, 1.0
	v_fma_f32 v2, v2, v5, v5
	v_mul_f32_e32 v5, v4, v2
	v_fma_f32 v7, -v3, v5, v4
	v_fma_f32 v5, v7, v2, v5
	v_fma_f32 v3, -v3, v5, v4
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v4, v3, v2, v5
	v_mad_i64_i32 v[2:3], s[4:5], v50, s22, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_cndmask_b32_e64 v5, 0, v6, s[0:1]
	flat_store_dword v[2:3], v5
	v_add_u32_e32 v2, vcc, 0x80, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_div_fixup_f32 v4, v4, v19, v55
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s38, v47
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_32
.LBB0_39:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[4:5], v19, v19, v54
	v_div_scale_f32 v3, vcc, v54, v19, v54
	v_rcp_f32_e32 v4, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v3, s[4:5], v19, v19, v52
	v_div_fmas_f32 v2, v2, v4, v5
	v_div_scale_f32 v4, vcc, v52, v19, v52
	v_rcp_f32_e32 v5, v3
	v_div_fixup_f32 v6, v2, v19, v54
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v2, -v3, v5, 1.0
	v_fma_f32 v2, v2, v5, v5
	v_mul_f32_e32 v5, v4, v2
	v_fma_f32 v7, -v3, v5, v4
	v_fma_f32 v5, v7, v2, v5
	v_fma_f32 v3, -v3, v5, v4
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v4, v3, v2, v5
	v_mad_i64_i32 v[2:3], s[4:5], v47, s22, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_cndmask_b32_e64 v5, 0, v6, s[0:1]
	flat_store_dword v[2:3], v5
	v_add_u32_e32 v2, vcc, 0x80, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_div_fixup_f32 v4, v4, v19, v52
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s38, v44
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_33
.LBB0_40:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[4:5], v19, v19, v51
	v_div_scale_f32 v3, vcc, v51, v19, v51
	v_rcp_f32_e32 v4, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v3, s[4:5], v19, v19, v49
	v_div_fmas_f32 v2, v2, v4, v5
	v_div_scale_f32 v4, vcc, v49, v19, v49
	v_rcp_f32_e32 v5, v3
	v_div_fixup_f32 v6, v2, v19, v51
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v2, -v3, v5, 1.0
	v_fma_f32 v2, v2, v5, v5
	v_mul_f32_e32 v5, v4, v2
	v_fma_f32 v7, -v3, v5, v4
	v_fma_f32 v5, v7, v2, v5
	v_fma_f32 v3, -v3, v5, v4
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v4, v3, v2, v5
	v_mad_i64_i32 v[2:3], s[4:5], v44, s22, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_cndmask_b32_e64 v5, 0, v6, s[0:1]
	flat_store_dword v[2:3], v5
	v_add_u32_e32 v2, vcc, 0x80, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_div_fixup_f32 v4, v4, v19, v49
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s38, v42
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_34
.LBB0_41:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[4:5], v19, v19, v48
	v_div_scale_f32 v3, vcc, v48, v19, v48
	v_rcp_f32_e32 v4, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v3, s[4:5], v19, v19, v46
	v_div_fmas_f32 v2, v2, v4, v5
	v_div_scale_f32 v4, vcc, v46, v19, v46
	v_rcp_f32_e32 v5, v3
	v_div_fixup_f32 v6, v2, v19, v48
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v2, -v3, v5, 1.0
	v_fma_f32 v2, v2, v5, v5
	v_mul_f32_e32 v5, v4, v2
	v_fma_f32 v7, -v3, v5, v4
	v_fma_f32 v5, v7, v2, v5
	v_fma_f32 v3, -v3, v5, v4
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v4, v3, v2, v5
	v_mad_i64_i32 v[2:3], s[4:5], v42, s22, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_cndmask_b32_e64 v5, 0, v6, s[0:1]
	flat_store_dword v[2:3], v5
	v_add_u32_e32 v2, vcc, 0x80, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_div_fixup_f32 v4, v4, v19, v46
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s38, v41
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_2
.LBB0_42:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[4:5], v19, v19, v45
	v_div_scale_f32 v3, vcc, v45, v19, v45
	v_mad_i64_i32 v[0:1], s[4:5], v41, s22, v[0:1]
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
	v_div_scale_f32 v3, s[4:5], v19, v19, v43
	v_div_fmas_f32 v2, v2, v4, v5
	v_div_scale_f32 v4, vcc, v43, v19, v43
	v_rcp_f32_e32 v5, v3
	v_div_fixup_f32 v2, v2, v19, v45
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v6, -v3, v5, 1.0
	v_fma_f32 v5, v6, v5, v5
	v_mul_f32_e32 v6, v4, v5
	v_fma_f32 v7, -v3, v6, v4
	v_fma_f32 v6, v7, v5, v6
	v_fma_f32 v3, -v3, v6, v4
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v3, v3, v5, v6
	v_mov_b32_e32 v4, s35
	v_add_u32_e32 v0, vcc, s34, v0
	v_addc_u32_e32 v1, vcc, v4, v1, vcc
	v_cndmask_b32_e64 v2, 0, v2, s[0:1]
	flat_store_dword v[0:1], v2
	v_add_u32_e32 v0, vcc, 0x80, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_div_fixup_f32 v2, v3, v19, v43
	v_cndmask_b32_e64 v2, 0, v2, s[0:1]
	flat_store_dword v[0:1], v2
	s_branch .LBB0_2
.LBB0_43:
	.loc	0 264
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_v3
		.amdhsa_group_segment_fixed_size 43008
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
		.amdhsa_next_free_vgpr 142
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
; codeLenInByte = 15280
; NumSgprs: 61
; NumVgprs: 142
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 43008 bytes/workgroup (compile time only)
; SGPRBlocks: 7
; VGPRBlocks: 35
; NumSGPRsForWavesPerEU: 61
; NumVGPRsForWavesPerEU: 142
; Occupancy: 1
; WaveLimiterHint : 1
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
    .group_segment_fixed_size: 43008
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
    .vgpr_count:     142
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

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
	s_load_dwordx4 s[44:47], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s46, 31
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 27
	s_add_i32 s0, s0, s1
	s_ashr_i32 s33, s0, 5
	s_mul_i32 s53, s45, s44
	s_mul_i32 s53, s53, s33
	.loc	1 196
	s_cmp_le_i32 s53, s8
	s_cbranch_scc1 .LBB0_43
; %bb.1:
	.loc	1 0
	s_add_i32 s0, s47, 63
	s_ashr_i32 s1, s0, 31
	s_load_dword s3, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	s_ashr_i32 s55, s0, 6
	s_cmp_gt_i32 s47, 0
	s_cselect_b64 s[0:1], -1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s4, 0, s3
	s_load_dword s58, s[6:7], 0x10
	.loc	1 195
	s_load_dwordx2 s[18:19], s[6:7], 0x18
	s_load_dwordx8 s[20:27], s[6:7], 0x20
	s_load_dwordx4 s[48:51], s[6:7], 0x40
	s_load_dwordx2 s[34:35], s[6:7], 0x50
	v_rcp_iflag_f32_e32 v1, v1
	.loc	1 196
	s_mov_b32 s9, 0
	v_lshrrev_b32_e32 v5, 2, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s44, s21
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_ashr_i32 s51, s50, 31
	s_add_i32 s21, s46, -1
	v_and_b32_e32 v26, 24, v5
	v_mul_lo_u32 v2, s4, v1
	v_and_b32_e32 v3, 63, v0
	v_mov_b32_e32 v4, 0
	v_alignbit_b32 v7, 0, v0, 6
	v_mul_hi_u32 v2, v1, v2
	v_lshlrev_b32_e32 v8, 2, v3
	v_mov_b32_e32 v9, s27
	.loc	1 195
	v_and_b32_e32 v17, 31, v0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s2, v1
	.loc	1 196
	v_or_b32_e32 v32, 0xffffff80, v0
	v_lshlrev_b32_e32 v6, 2, v17
	s_mov_b32 s52, s49
	v_readfirstlane_b32 s4, v1
	s_mul_i32 s5, s4, s3
	s_sub_i32 s5, s2, s5
	s_add_i32 s6, s4, 1
	s_sub_i32 s7, s5, s3
	s_cmp_ge_u32 s5, s3
	s_cselect_b32 s4, s6, s4
	s_cselect_b32 s5, s7, s5
	s_add_i32 s6, s4, 1
	s_cmp_ge_u32 s5, s3
	s_cselect_b32 s54, s6, s4
	v_mov_b32_e32 v1, s54
	v_mad_u64_u32 v[1:2], s[4:5], s3, v1, 0
	s_mov_b32 s3, s9
	s_mov_b32 s5, 0x8800
	v_cmp_ne_u64_e32 vcc, s[2:3], v[1:2]
	s_movk_i32 s4, 0x110
	v_cndmask_b32_e64 v1, 0, 1, vcc
	v_readfirstlane_b32 s23, v1
	v_lshlrev_b32_e32 v1, 8, v26
	v_add_u32_e32 v28, vcc, s5, v1
	v_lshlrev_b32_e32 v1, 8, v5
	v_or_b32_e32 v5, 0x700, v1
	v_mad_i64_i32 v[1:2], s[2:3], v7, s50, v[3:4]
	v_add_u32_e32 v30, vcc, s5, v5
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_lshrrev_b32_e32 v5, 6, v0
	v_mov_b32_e32 v4, s25
	v_add_u32_e32 v33, vcc, s24, v1
	v_mad_u32_u24 v35, v5, s4, v8
	s_movk_i32 s2, 0x4400
	v_or_b32_e32 v3, 64, v7
	v_addc_u32_e32 v34, vcc, v4, v2, vcc
	v_add_u32_e32 v36, vcc, s2, v35
	v_mad_i64_i32 v[3:4], s[2:3], v3, s50, 0
	v_add_u32_e32 v37, vcc, s26, v1
	v_addc_u32_e32 v38, vcc, v9, v2, vcc
	v_lshlrev_b64 v[1:2], 2, v[3:4]
	v_lshlrev_b32_e32 v0, 6, v0
	v_add_u32_e32 v1, vcc, v1, v8
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v39, vcc, s24, v1
	v_or_b32_e32 v1, 64, v5
	v_and_b32_e32 v0, 0x1800, v0
	s_max_i32 s49, s55, 1
	v_mul_u32_u24_e32 v27, 0x110, v17
	v_or_b32_e32 v29, v28, v6
	v_or_b32_e32 v31, v30, v6
	s_lshl_b64 s[56:57], s[50:51], 3
	v_readfirstlane_b32 s59, v5
	s_lshl_b64 s[50:51], s[50:51], 8
	v_addc_u32_e32 v40, vcc, v3, v2, vcc
	v_readfirstlane_b32 s60, v1
	v_or_b32_e32 v41, 0x4400, v6
	v_add_u32_e32 v42, vcc, s5, v0
	v_cndmask_b32_e64 v43, 0, 1, s[0:1]
	s_movk_i32 s61, 0xf7f
	s_mov_b32 s24, 0xff800000
	s_mov_b32 s62, 0xc2aeac4f
	s_mov_b32 s63, 0x42b17218
	v_mov_b32_e32 v44, 0xff800000
	s_movk_i32 s64, 0x400
	v_mov_b32_e32 v45, 0x7f800000
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 196
	s_bfe_i64 s[2:3], s[8:9], 0x200000
	s_add_u32 s2, s2, s54
	s_addc_u32 s3, s3, 0
	s_add_u32 s8, s2, s23
	s_addc_u32 s9, s3, 0
	s_cmp_le_i32 s53, s8
	s_cbranch_scc1 .LBB0_43
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_6 Depth 2
                                        ;     Child Loop BB0_11 Depth 2
                                        ;       Child Loop BB0_13 Depth 3
                                        ;       Child Loop BB0_16 Depth 3
                                        ;       Child Loop BB0_20 Depth 3
                                        ;       Child Loop BB0_24 Depth 3
	.loc	1 197
	s_ashr_i32 s2, s33, 31
	s_add_i32 s3, s33, s2
	s_xor_b32 s3, s3, s2
	v_cvt_f32_u32_e32 v0, s3
	s_sub_i32 s4, 0, s3
	.loc	1 200
	v_mov_b32_e32 v2, s48
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
	s_ashr_i32 s4, s45, 31
	s_add_i32 s5, s45, s4
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
	.loc	1 200
	v_mov_b32_e32 v1, s52
	.loc	1 197
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
	s_mul_i32 s2, s7, s45
	s_sub_i32 s10, s6, s2
	.loc	1 200
	v_mad_i64_i32 v[0:1], s[2:3], s10, v1, 0
	.loc	1 206
	s_andn2_b64 vcc, exec, s[0:1]
	.loc	1 200
	v_mad_i64_i32 v[0:1], s[2:3], s7, v2, v[0:1]
	.loc	1 206
	v_cmp_ne_u32_e64 s[2:3], 1, v43
	v_lshlrev_b64 v[8:9], 2, v[0:1]
	s_cbranch_vccnz .LBB0_9
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 179
	v_add_u32_e32 v0, vcc, v33, v8
	v_addc_u32_e32 v1, vcc, v34, v9, vcc
	s_mov_b64 s[4:5], 0
	s_mov_b32 s11, s59
	v_mov_b32_e32 v2, v35
	v_mov_b32_e32 v3, v32
	s_branch .LBB0_6
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=2
	v_add_u32_e32 v3, vcc, 0x80, v3
	.loc	1 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v2, v4
	.loc	1 179
	v_mov_b32_e32 v4, s57
	v_add_u32_e32 v0, vcc, s56, v0
	v_addc_u32_e32 v1, vcc, v1, v4, vcc
	s_add_i32 s11, s11, 2
	v_cmp_lt_u32_e32 vcc, s61, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	v_add_u32_e32 v2, vcc, 0x220, v2
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_8
.LBB0_6:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 181
	s_cmp_ge_i32 s11, s47
	.loc	1 182
	v_mov_b32_e32 v4, 0
	s_cbranch_scc1 .LBB0_5
; %bb.7:                                ;   in Loop: Header=BB0_6 Depth=2
	flat_load_dword v4, v[0:1]
	s_branch .LBB0_5
.LBB0_8:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
.LBB0_9:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 199
	v_mov_b32_e32 v0, s44
	v_mad_i64_i32 v[0:1], s[4:5], s10, v0, 0
	s_mul_i32 s6, s6, s33
	v_mov_b32_e32 v2, s20
	s_sub_i32 s6, s8, s6
	v_mad_i64_i32 v[18:19], s[4:5], s7, v2, v[0:1]
	.loc	1 198
	s_lshl_b32 s6, s6, 5
	s_mov_b32 s36, 0
	v_or_b32_e32 v63, s6, v26
	s_mov_b32 s37, s36
	s_mov_b32 s38, s36
	s_mov_b32 s39, s36
	s_mov_b32 s40, s36
	s_mov_b32 s41, s36
	s_mov_b32 s42, s36
	s_mov_b32 s43, s36
	v_mov_b32_e32 v0, s36
	.loc	1 209
	s_and_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v1, s37
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	v_mov_b32_e32 v4, s40
	v_mov_b32_e32 v5, s41
	v_mov_b32_e32 v6, s42
	v_mov_b32_e32 v7, s43
	v_mov_b32_e32 v68, 0
	v_or_b32_e32 v46, 7, v63
	v_or_b32_e32 v60, 1, v63
	v_or_b32_e32 v57, 2, v63
	v_or_b32_e32 v54, 3, v63
	v_or_b32_e32 v51, 4, v63
	v_or_b32_e32 v48, 5, v63
	v_or_b32_e32 v47, 6, v63
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v49, 0
	.loc	1 207
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	1 209
	s_cbranch_vccnz .LBB0_27
; %bb.10:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	v_min_i32_e32 v2, s21, v46
	v_mad_i64_i32 v[2:3], s[2:3], v2, s22, 0
	v_lshlrev_b64 v[0:1], 2, v[18:19]
	v_mov_b32_e32 v4, s19
	v_add_u32_e32 v5, vcc, s18, v0
	v_addc_u32_e32 v4, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s21, v63
	v_mad_i64_i32 v[2:3], s[2:3], v2, s22, 0
	v_add_u32_e32 v70, vcc, v5, v0
	v_addc_u32_e32 v71, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s21, v60
	v_mad_i64_i32 v[2:3], s[2:3], v2, s22, 0
	v_add_u32_e32 v72, vcc, v5, v0
	v_addc_u32_e32 v73, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s21, v57
	v_mad_i64_i32 v[2:3], s[2:3], v2, s22, 0
	v_add_u32_e32 v74, vcc, v5, v0
	v_addc_u32_e32 v75, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s21, v54
	v_mad_i64_i32 v[2:3], s[2:3], v2, s22, 0
	v_add_u32_e32 v76, vcc, v5, v0
	v_addc_u32_e32 v77, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s21, v51
	v_mad_i64_i32 v[2:3], s[2:3], v2, s22, 0
	v_add_u32_e32 v78, vcc, v5, v0
	v_addc_u32_e32 v79, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s21, v48
	v_mad_i64_i32 v[2:3], s[2:3], v2, s22, 0
	v_add_u32_e32 v80, vcc, v5, v0
	v_addc_u32_e32 v81, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s21, v47
	v_mad_i64_i32 v[2:3], s[2:3], v2, s22, 0
	v_add_u32_e32 v82, vcc, v5, v0
	v_addc_u32_e32 v83, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	s_mov_b32 s25, s24
	v_add_u32_e32 v84, vcc, v5, v0
	v_addc_u32_e32 v85, vcc, v4, v1, vcc
	.loc	1 209
	v_add_u32_e32 v20, vcc, v37, v8
	v_addc_u32_e32 v21, vcc, v38, v9, vcc
	v_add_u32_e32 v22, vcc, v39, v8
	v_addc_u32_e32 v23, vcc, v40, v9, vcc
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	s_mov_b32 s28, s24
	s_mov_b32 s29, s24
	s_mov_b32 s30, s24
	s_mov_b32 s31, s24
	v_mov_b32_e32 v0, s36
	v_mov_b32_e32 v9, s24
	.loc	1 0
	v_mov_b32_e32 v49, 0
	v_mov_b32_e32 v1, s37
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	v_mov_b32_e32 v4, s40
	v_mov_b32_e32 v5, s41
	v_mov_b32_e32 v6, s42
	v_mov_b32_e32 v7, s43
	v_mov_b32_e32 v10, s25
	v_mov_b32_e32 v11, s26
	v_mov_b32_e32 v12, s27
	v_mov_b32_e32 v13, s28
	v_mov_b32_e32 v14, s29
	v_mov_b32_e32 v15, s30
	v_mov_b32_e32 v16, s31
	s_mov_b32 s25, s60
	s_mov_b32 s28, s59
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v68, 0
.LBB0_11:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_13 Depth 3
                                        ;       Child Loop BB0_16 Depth 3
                                        ;       Child Loop BB0_20 Depth 3
                                        ;       Child Loop BB0_24 Depth 3
	v_mov_b32_e32 v25, v21
	s_mov_b64 s[2:3], 0
	s_mov_b32 s4, s28
	v_mov_b32_e32 v24, v20
	v_mov_b32_e32 v8, v36
	v_mov_b32_e32 v86, v32
	s_branch .LBB0_13
.LBB0_12:                               ;   in Loop: Header=BB0_13 Depth=3
	.loc	1 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v8, v87
	.loc	1 179
	v_add_u32_e32 v86, vcc, 0x80, v86
	v_add_u32_e32 v8, vcc, 0x220, v8
	s_add_i32 s4, s4, 2
	v_cmp_lt_u32_e32 vcc, s61, v86
	v_mov_b32_e32 v87, s57
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_u32_e32 v24, vcc, s56, v24
	v_addc_u32_e32 v25, vcc, v25, v87, vcc
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_15
.LBB0_13:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 181
	s_cmp_ge_i32 s4, s47
	.loc	1 182
	v_mov_b32_e32 v87, 0
	s_cbranch_scc1 .LBB0_12
; %bb.14:                               ;   in Loop: Header=BB0_13 Depth=3
	flat_load_dword v87, v[24:25]
	s_branch .LBB0_12
.LBB0_15:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	s_mov_b64 s[26:27], 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v96, v27
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v97, 0
	v_mov_b32_e32 v98, 0
	v_mov_b32_e32 v99, 0
.LBB0_16:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 215
	v_mov_b32_e32 v110, s27
	v_add_u32_e32 v112, vcc, s26, v74
	v_add_u32_e64 v116, s[2:3], s26, v76
	v_add_u32_e64 v120, s[4:5], s26, v78
	v_add_u32_e64 v124, s[6:7], s26, v80
	v_add_u32_e64 v128, s[10:11], s26, v82
	v_add_u32_e64 v132, s[12:13], s26, v84
	v_add_u32_e64 v136, s[14:15], s26, v70
	v_add_u32_e64 v108, s[16:17], s26, v72
	v_addc_u32_e64 v109, s[16:17], v73, v110, s[16:17]
	.loc	1 216
	s_mov_b32 m0, -1
	.loc	1 215
	v_addc_u32_e32 v113, vcc, v75, v110, vcc
	v_addc_u32_e64 v117, vcc, v77, v110, s[2:3]
	v_addc_u32_e64 v121, vcc, v79, v110, s[4:5]
	v_addc_u32_e64 v125, vcc, v81, v110, s[6:7]
	v_addc_u32_e64 v129, vcc, v83, v110, s[10:11]
	v_addc_u32_e64 v133, vcc, v85, v110, s[12:13]
	v_addc_u32_e64 v137, vcc, v71, v110, s[14:15]
	.loc	1 216
	ds_read_b128 v[100:103], v96
	ds_read_b128 v[104:107], v96 offset:8704
	.loc	1 215
	flat_load_dwordx4 v[108:111], v[108:109]
	flat_load_dwordx4 v[112:115], v[112:113]
	flat_load_dwordx4 v[116:119], v[116:117]
	flat_load_dwordx4 v[120:123], v[120:121]
	flat_load_dwordx4 v[124:127], v[124:125]
	flat_load_dwordx4 v[128:131], v[128:129]
	flat_load_dwordx4 v[132:135], v[132:133]
	flat_load_dwordx4 v[136:139], v[136:137]
	.loc	1 212
	s_add_u32 s26, s26, 16
	s_addc_u32 s27, s27, 0
	v_add_u32_e32 v96, vcc, 16, v96
	s_cmpk_eq_i32 s26, 0x100
	.loc	1 216
	s_waitcnt vmcnt(7) lgkmcnt(1)
	v_mul_f32_e32 v140, v109, v101
	v_mul_f32_e32 v141, v108, v100
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v109, v109, v105
	v_mul_f32_e32 v108, v108, v104
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v144, v113, v101
	v_mul_f32_e32 v145, v112, v100
	v_mul_f32_e32 v113, v113, v105
	v_mul_f32_e32 v112, v112, v104
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v148, v117, v101
	v_mul_f32_e32 v149, v116, v100
	v_mul_f32_e32 v117, v117, v105
	v_mul_f32_e32 v116, v116, v104
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v152, v121, v101
	v_mul_f32_e32 v153, v120, v100
	v_mul_f32_e32 v121, v121, v105
	v_mul_f32_e32 v120, v120, v104
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v156, v125, v101
	v_mul_f32_e32 v157, v124, v100
	v_mul_f32_e32 v125, v125, v105
	v_mul_f32_e32 v124, v124, v104
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v160, v129, v101
	v_mul_f32_e32 v161, v128, v100
	v_mul_f32_e32 v129, v129, v105
	v_mul_f32_e32 v128, v128, v104
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v164, v133, v101
	v_mul_f32_e32 v165, v132, v100
	v_mul_f32_e32 v133, v133, v105
	v_mul_f32_e32 v132, v132, v104
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v101, v137, v101
	v_mul_f32_e32 v100, v136, v100
	v_mul_f32_e32 v105, v137, v105
	v_mul_f32_e32 v104, v136, v104
	v_mul_f32_e32 v142, v110, v102
	v_mul_f32_e32 v110, v110, v106
	v_mul_f32_e32 v146, v114, v102
	v_mul_f32_e32 v114, v114, v106
	v_mul_f32_e32 v150, v118, v102
	v_mul_f32_e32 v118, v118, v106
	v_mul_f32_e32 v154, v122, v102
	v_mul_f32_e32 v122, v122, v106
	v_mul_f32_e32 v158, v126, v102
	v_mul_f32_e32 v126, v126, v106
	v_mul_f32_e32 v162, v130, v102
	v_mul_f32_e32 v130, v130, v106
	v_mul_f32_e32 v166, v134, v102
	v_mul_f32_e32 v134, v134, v106
	v_mul_f32_e32 v102, v138, v102
	v_mul_f32_e32 v106, v138, v106
	v_add_f32_e32 v136, v141, v140
	v_add_f32_e32 v108, v108, v109
	v_add_f32_e32 v109, v145, v144
	v_add_f32_e32 v112, v112, v113
	v_add_f32_e32 v113, v149, v148
	v_add_f32_e32 v116, v116, v117
	v_add_f32_e32 v117, v153, v152
	v_add_f32_e32 v120, v120, v121
	v_add_f32_e32 v121, v157, v156
	v_add_f32_e32 v124, v124, v125
	v_add_f32_e32 v125, v161, v160
	v_add_f32_e32 v128, v128, v129
	v_add_f32_e32 v129, v165, v164
	v_add_f32_e32 v132, v132, v133
	v_add_f32_e32 v100, v100, v101
	v_add_f32_e32 v101, v104, v105
	v_mul_f32_e32 v143, v111, v103
	v_mul_f32_e32 v111, v111, v107
	v_mul_f32_e32 v147, v115, v103
	v_mul_f32_e32 v115, v115, v107
	v_mul_f32_e32 v151, v119, v103
	v_mul_f32_e32 v119, v119, v107
	v_mul_f32_e32 v155, v123, v103
	v_mul_f32_e32 v123, v123, v107
	v_mul_f32_e32 v159, v127, v103
	v_mul_f32_e32 v127, v127, v107
	v_mul_f32_e32 v163, v131, v103
	v_mul_f32_e32 v131, v131, v107
	v_mul_f32_e32 v167, v135, v103
	v_mul_f32_e32 v135, v135, v107
	v_mul_f32_e32 v103, v139, v103
	v_mul_f32_e32 v107, v139, v107
	v_add_f32_e32 v104, v142, v136
	v_add_f32_e32 v105, v110, v108
	v_add_f32_e32 v108, v146, v109
	v_add_f32_e32 v109, v114, v112
	v_add_f32_e32 v110, v150, v113
	v_add_f32_e32 v112, v118, v116
	v_add_f32_e32 v113, v154, v117
	v_add_f32_e32 v114, v122, v120
	v_add_f32_e32 v116, v158, v121
	v_add_f32_e32 v117, v126, v124
	v_add_f32_e32 v118, v162, v125
	v_add_f32_e32 v120, v130, v128
	v_add_f32_e32 v121, v166, v129
	v_add_f32_e32 v122, v134, v132
	v_add_f32_e32 v100, v102, v100
	v_add_f32_e32 v101, v106, v101
	v_add_f32_e32 v102, v143, v104
	v_add_f32_e32 v104, v111, v105
	v_add_f32_e32 v105, v147, v108
	v_add_f32_e32 v106, v115, v109
	v_add_f32_e32 v108, v151, v110
	v_add_f32_e32 v109, v119, v112
	v_add_f32_e32 v110, v155, v113
	v_add_f32_e32 v111, v123, v114
	v_add_f32_e32 v112, v159, v116
	v_add_f32_e32 v113, v127, v117
	v_add_f32_e32 v114, v163, v118
	v_add_f32_e32 v115, v131, v120
	v_add_f32_e32 v116, v167, v121
	v_add_f32_e32 v117, v135, v122
	v_add_f32_e32 v100, v103, v100
	v_add_f32_e32 v101, v107, v101
	v_add_f32_e32 v99, v99, v102
	v_add_f32_e32 v98, v98, v104
	v_add_f32_e32 v97, v97, v105
	v_add_f32_e32 v95, v95, v106
	v_add_f32_e32 v94, v94, v108
	v_add_f32_e32 v93, v93, v109
	v_add_f32_e32 v92, v92, v110
	v_add_f32_e32 v91, v91, v111
	v_add_f32_e32 v90, v90, v112
	v_add_f32_e32 v86, v86, v113
	v_add_f32_e32 v89, v89, v114
	v_add_f32_e32 v88, v88, v115
	v_add_f32_e32 v87, v87, v116
	v_add_f32_e32 v25, v25, v117
	v_add_f32_e32 v24, v24, v100
	v_add_f32_e32 v8, v8, v101
	.loc	1 212
	s_cbranch_scc0 .LBB0_16
; %bb.17:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	1 210
	s_lshl_b32 s2, s36, 6
	v_or_b32_e32 v96, s2, v17
	.loc	1 221
	v_cmp_gt_i32_e32 vcc, s47, v96
	v_or_b32_e32 v96, 32, v96
	v_mul_f32_e32 v99, s58, v99
	v_mul_f32_e32 v98, s58, v98
	v_cmp_gt_i32_e64 s[2:3], s47, v96
	v_cndmask_b32_e32 v102, v44, v99, vcc
	v_cndmask_b32_e64 v101, v44, v98, s[2:3]
	.loc	1 222
	v_max3_f32 v96, v102, s24, v101
	.loc	1 224
	ds_write2_b32 v29, v96, v96 offset1:32
	.loc	1 221
	v_mul_f32_e32 v96, s58, v97
	v_mul_f32_e32 v95, s58, v95
	v_cndmask_b32_e32 v100, v44, v96, vcc
	v_cndmask_b32_e64 v99, v44, v95, s[2:3]
	.loc	1 222
	v_max3_f32 v95, v100, s24, v99
	.loc	1 221
	v_mul_f32_e32 v94, s58, v94
	v_mul_f32_e32 v93, s58, v93
	v_mul_f32_e32 v92, s58, v92
	v_mul_f32_e32 v91, s58, v91
	.loc	1 224
	ds_write2_b32 v29, v95, v95 offset0:64 offset1:96
	.loc	1 221
	v_cndmask_b32_e32 v98, v44, v94, vcc
	v_cndmask_b32_e64 v97, v44, v93, s[2:3]
	v_cndmask_b32_e32 v96, v44, v92, vcc
	v_cndmask_b32_e64 v95, v44, v91, s[2:3]
	.loc	1 222
	v_max3_f32 v93, v98, s24, v97
	v_max3_f32 v91, v96, s24, v95
	.loc	1 221
	v_mul_f32_e32 v90, s58, v90
	v_mul_f32_e32 v86, s58, v86
	v_mul_f32_e32 v89, s58, v89
	v_mul_f32_e32 v88, s58, v88
	.loc	1 224
	ds_write2_b32 v29, v93, v93 offset0:128 offset1:160
	ds_write2_b32 v29, v91, v91 offset0:192 offset1:224
	.loc	1 221
	v_cndmask_b32_e32 v94, v44, v90, vcc
	v_cndmask_b32_e64 v93, v44, v86, s[2:3]
	v_cndmask_b32_e32 v92, v44, v89, vcc
	v_cndmask_b32_e64 v91, v44, v88, s[2:3]
	.loc	1 222
	v_max3_f32 v90, v94, s24, v93
	.loc	1 224
	v_add_u32_e64 v86, s[4:5], s64, v29
	.loc	1 222
	v_max3_f32 v88, v92, s24, v91
	.loc	1 221
	v_mul_f32_e32 v87, s58, v87
	v_mul_f32_e32 v25, s58, v25
	v_mul_f32_e32 v24, s58, v24
	v_mul_f32_e32 v8, s58, v8
	.loc	1 224
	ds_write2_b32 v86, v90, v90 offset1:32
	ds_write2_b32 v86, v88, v88 offset0:64 offset1:96
	.loc	1 221
	v_cndmask_b32_e32 v90, v44, v87, vcc
	v_cndmask_b32_e64 v89, v44, v25, s[2:3]
	v_cndmask_b32_e32 v88, v44, v24, vcc
	v_cndmask_b32_e64 v87, v44, v8, s[2:3]
	.loc	1 228
	s_add_i32 s36, s36, 1
	.loc	1 222
	v_max3_f32 v25, v90, s24, v89
	v_max3_f32 v8, v88, s24, v87
	.loc	1 228
	s_cmp_lt_i32 s36, s55
	.loc	1 224
	ds_write2_b32 v86, v25, v25 offset0:128 offset1:160
	ds_write2_b32 v31, v8, v8 offset1:32
	.loc	1 226
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 228
	s_cbranch_scc0 .LBB0_23
; %bb.18:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	1 0
	v_mov_b32_e32 v25, v23
	s_mov_b64 s[2:3], 0
	s_mov_b32 s4, s25
	v_mov_b32_e32 v24, v22
	v_mov_b32_e32 v8, v35
	v_mov_b32_e32 v103, v32
	s_branch .LBB0_20
.LBB0_19:                               ;   in Loop: Header=BB0_20 Depth=3
	.loc	1 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v8, v104
	.loc	1 179
	v_add_u32_e32 v103, vcc, 0x80, v103
	v_add_u32_e32 v8, vcc, 0x220, v8
	s_add_i32 s4, s4, 2
	v_cmp_lt_u32_e32 vcc, s61, v103
	v_mov_b32_e32 v104, s57
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_u32_e32 v24, vcc, s56, v24
	v_addc_u32_e32 v25, vcc, v25, v104, vcc
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_22
.LBB0_20:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 181
	s_cmp_ge_i32 s4, s47
	.loc	1 182
	v_mov_b32_e32 v104, 0
	s_cbranch_scc1 .LBB0_19
; %bb.21:                               ;   in Loop: Header=BB0_20 Depth=3
	flat_load_dword v104, v[24:25]
	s_branch .LBB0_19
.LBB0_22:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
.LBB0_23:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	1 231
	ds_read_b128 v[103:106], v28
	ds_read_b128 v[107:110], v28 offset:16
	v_mul_f32_e32 v8, 1.0, v9
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v103
	v_mul_f32_e32 v25, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v106
	v_max3_f32 v8, v8, v103, v24
	ds_read_b128 v[103:106], v28 offset:32
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v107
	v_mul_f32_e32 v25, 1.0, v108
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v109
	v_mul_f32_e32 v25, 1.0, v110
	ds_read_b128 v[107:110], v28 offset:48
	v_max3_f32 v8, v8, v24, v25
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v103
	v_mul_f32_e32 v25, 1.0, v104
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v105
	v_mul_f32_e32 v25, 1.0, v106
	ds_read_b128 v[103:106], v28 offset:64
	v_max3_f32 v8, v8, v24, v25
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v107
	v_mul_f32_e32 v25, 1.0, v108
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v109
	v_mul_f32_e32 v25, 1.0, v110
	ds_read_b128 v[107:110], v28 offset:80
	v_max3_f32 v8, v8, v24, v25
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v103
	v_mul_f32_e32 v25, 1.0, v104
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v105
	v_mul_f32_e32 v25, 1.0, v106
	ds_read_b128 v[103:106], v28 offset:96
	v_max3_f32 v8, v8, v24, v25
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v107
	v_mul_f32_e32 v25, 1.0, v108
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v109
	v_mul_f32_e32 v25, 1.0, v110
	ds_read_b128 v[107:110], v28 offset:112
	v_max3_f32 v8, v8, v24, v25
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v103
	v_mul_f32_e32 v25, 1.0, v104
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v105
	v_mul_f32_e32 v25, 1.0, v106
	v_max3_f32 v8, v8, v24, v25
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v24, 1.0, v107
	v_mul_f32_e32 v25, 1.0, v108
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v109
	v_mul_f32_e32 v25, 1.0, v110
	v_max3_f32 v8, v8, v24, v25
	.loc	1 233
	v_cmp_neq_f32_e32 vcc, s24, v8
	v_cndmask_b32_e32 v25, 0, v8, vcc
	v_sub_f32_e32 v111, v9, v25
	v_cmp_gt_f32_e32 vcc, 0, v111
	v_cndmask_b32_e64 v9, 0.5, -0.5, vcc
	v_mul_f32_e32 v24, 0x3fb8aa3b, v111
	v_add_f32_e32 v9, v24, v9
	v_cvt_i32_f32_e32 v112, v9
	.loc	1 231
	ds_read_b128 v[107:110], v28 offset:272
	.loc	1 237
	v_sub_f32_e32 v102, v102, v25
	v_sub_f32_e32 v25, v101, v25
	.loc	1 233
	v_cvt_f32_i32_e32 v9, v112
	v_mul_f32_e32 v24, 0xbf317180, v9
	v_add_f32_e32 v113, v24, v111
	v_mul_f32_e32 v114, 0xb717f7d1, v9
	v_add_f32_e32 v9, v113, v114
	v_mul_f32_e32 v24, v9, v9
	v_mul_f32_e32 v103, 0x3331bb4c, v24
	v_add_f32_e32 v103, 0xb5ddea0e, v103
	v_mul_f32_e32 v103, v24, v103
	v_add_f32_e32 v103, 0x388ab355, v103
	v_mul_f32_e32 v103, v24, v103
	v_add_f32_e32 v103, 0xbb360b61, v103
	v_mul_f32_e32 v103, v24, v103
	v_add_f32_e32 v103, 0x3e2aaaab, v103
	v_mul_f32_e32 v24, v24, v103
	v_sub_f32_e32 v24, v9, v24
	v_mul_f32_e32 v115, v9, v24
	v_sub_f32_e32 v116, 2.0, v24
	v_div_scale_f32 v117, s[2:3], v116, v116, v115
	.loc	1 231
	ds_read_b128 v[103:106], v28 offset:256
	.loc	1 233
	v_div_scale_f32 v119, vcc, v115, v116, v115
	v_rcp_f32_e32 v9, v117
	v_fma_f32 v24, -v117, v9, 1.0
	v_fma_f32 v118, v24, v9, v9
	.loc	1 231
	v_mul_f32_e32 v9, 1.0, v10
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v24, 1.0, v103
	v_mul_f32_e32 v103, 1.0, v104
	v_max3_f32 v9, v9, v24, v103
	v_mul_f32_e32 v24, 1.0, v105
	v_mul_f32_e32 v103, 1.0, v106
	v_max3_f32 v9, v9, v24, v103
	v_mul_f32_e32 v24, 1.0, v107
	v_mul_f32_e32 v103, 1.0, v108
	v_max3_f32 v9, v9, v24, v103
	ds_read_b128 v[103:106], v28 offset:288
	v_mul_f32_e32 v24, 1.0, v109
	v_mul_f32_e32 v107, 1.0, v110
	v_max3_f32 v9, v9, v24, v107
	ds_read_b128 v[107:110], v28 offset:304
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v103
	v_mul_f32_e32 v103, 1.0, v104
	v_max3_f32 v9, v9, v24, v103
	v_mul_f32_e32 v24, 1.0, v105
	v_mul_f32_e32 v103, 1.0, v106
	v_max3_f32 v9, v9, v24, v103
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v24, 1.0, v107
	v_mul_f32_e32 v103, 1.0, v108
	v_max3_f32 v9, v9, v24, v103
	ds_read_b128 v[103:106], v28 offset:320
	v_mul_f32_e32 v24, 1.0, v109
	v_mul_f32_e32 v107, 1.0, v110
	v_max3_f32 v9, v9, v24, v107
	ds_read_b128 v[107:110], v28 offset:336
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v103
	v_mul_f32_e32 v103, 1.0, v104
	v_max3_f32 v9, v9, v24, v103
	v_mul_f32_e32 v24, 1.0, v105
	v_mul_f32_e32 v103, 1.0, v106
	v_max3_f32 v9, v9, v24, v103
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v24, 1.0, v107
	v_mul_f32_e32 v103, 1.0, v108
	v_max3_f32 v9, v9, v24, v103
	ds_read_b128 v[103:106], v28 offset:352
	v_mul_f32_e32 v24, 1.0, v109
	v_mul_f32_e32 v107, 1.0, v110
	v_max3_f32 v9, v9, v24, v107
	ds_read_b128 v[107:110], v28 offset:368
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v103
	v_mul_f32_e32 v103, 1.0, v104
	v_max3_f32 v9, v9, v24, v103
	v_mul_f32_e32 v24, 1.0, v105
	v_mul_f32_e32 v103, 1.0, v106
	v_max3_f32 v9, v9, v24, v103
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v24, 1.0, v107
	v_mul_f32_e32 v103, 1.0, v108
	v_max3_f32 v9, v9, v24, v103
	v_mul_f32_e32 v24, 1.0, v109
	v_mul_f32_e32 v103, 1.0, v110
	v_max3_f32 v9, v9, v24, v103
	.loc	1 233
	v_cmp_neq_f32_e64 s[2:3], s24, v9
	v_cndmask_b32_e64 v24, 0, v9, s[2:3]
	v_sub_f32_e32 v120, v10, v24
	v_cmp_gt_f32_e64 s[2:3], 0, v120
	v_cndmask_b32_e64 v10, 0.5, -0.5, s[2:3]
	v_mul_f32_e32 v103, 0x3fb8aa3b, v120
	v_add_f32_e32 v10, v103, v10
	v_cvt_i32_f32_e32 v121, v10
	v_mul_f32_e32 v10, v119, v118
	v_fma_f32 v103, -v117, v10, v119
	v_fma_f32 v10, v103, v118, v10
	v_cvt_f32_i32_e32 v103, v121
	v_fma_f32 v104, -v117, v10, v119
	v_div_fmas_f32 v10, v104, v118, v10
	.loc	1 231
	ds_read_b128 v[107:110], v28 offset:528
	.loc	1 233
	v_mul_f32_e32 v104, 0xbf317180, v103
	v_add_f32_e32 v117, v104, v120
	v_mul_f32_e32 v118, 0xb717f7d1, v103
	v_add_f32_e32 v103, v117, v118
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
	v_mul_f32_e32 v119, v103, v104
	v_sub_f32_e32 v122, 2.0, v104
	.loc	1 231
	ds_read_b128 v[103:106], v28 offset:512
	.loc	1 233
	v_div_fixup_f32 v10, v10, v116, v115
	v_sub_f32_e64 v114, -v114, v10
	.loc	1 231
	v_mul_f32_e32 v10, 1.0, v11
	.loc	1 233
	v_div_scale_f32 v123, s[2:3], v122, v122, v119
	.loc	1 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v103, 1.0, v103
	v_mul_f32_e32 v104, 1.0, v104
	v_max3_f32 v10, v10, v103, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_max3_f32 v10, v10, v103, v104
	v_mul_f32_e32 v103, 1.0, v107
	v_mul_f32_e32 v104, 1.0, v108
	v_max3_f32 v10, v10, v103, v104
	ds_read_b128 v[103:106], v28 offset:544
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v10, v10, v107, v108
	ds_read_b128 v[107:110], v28 offset:560
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v103, 1.0, v103
	v_mul_f32_e32 v104, 1.0, v104
	v_max3_f32 v10, v10, v103, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_max3_f32 v10, v10, v103, v104
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v103, 1.0, v107
	v_mul_f32_e32 v104, 1.0, v108
	v_max3_f32 v10, v10, v103, v104
	ds_read_b128 v[103:106], v28 offset:576
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v10, v10, v107, v108
	ds_read_b128 v[107:110], v28 offset:592
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v103, 1.0, v103
	v_mul_f32_e32 v104, 1.0, v104
	v_max3_f32 v10, v10, v103, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_max3_f32 v10, v10, v103, v104
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v103, 1.0, v107
	v_mul_f32_e32 v104, 1.0, v108
	v_max3_f32 v10, v10, v103, v104
	ds_read_b128 v[103:106], v28 offset:608
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v10, v10, v107, v108
	ds_read_b128 v[107:110], v28 offset:624
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v103, 1.0, v103
	v_mul_f32_e32 v104, 1.0, v104
	.loc	1 233
	v_div_scale_f32 v116, vcc, v119, v122, v119
	.loc	1 231
	v_max3_f32 v10, v10, v103, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_max3_f32 v10, v10, v103, v104
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v103, 1.0, v107
	v_mul_f32_e32 v104, 1.0, v108
	v_max3_f32 v10, v10, v103, v104
	v_mul_f32_e32 v103, 1.0, v109
	v_mul_f32_e32 v104, 1.0, v110
	v_max3_f32 v10, v10, v103, v104
	.loc	1 233
	v_cmp_neq_f32_e64 s[2:3], s24, v10
	v_cndmask_b32_e64 v103, 0, v10, s[2:3]
	v_sub_f32_e32 v124, v11, v103
	v_cmp_gt_f32_e64 s[2:3], 0, v124
	v_cndmask_b32_e64 v11, 0.5, -0.5, s[2:3]
	v_mul_f32_e32 v104, 0x3fb8aa3b, v124
	v_add_f32_e32 v11, v104, v11
	v_rcp_f32_e32 v115, v123
	v_cvt_i32_f32_e32 v125, v11
	.loc	1 237
	v_sub_f32_e32 v100, v100, v24
	v_sub_f32_e32 v24, v99, v24
	.loc	1 233
	v_fma_f32 v11, -v123, v115, 1.0
	v_cvt_f32_i32_e32 v105, v125
	v_fma_f32 v11, v11, v115, v115
	v_mul_f32_e32 v104, v116, v11
	v_fma_f32 v106, -v123, v104, v116
	v_fma_f32 v104, v106, v11, v104
	v_mul_f32_e32 v107, 0xbf317180, v105
	v_fma_f32 v106, -v123, v104, v116
	v_add_f32_e32 v115, v107, v124
	v_mul_f32_e32 v116, 0xb717f7d1, v105
	v_add_f32_e32 v105, v115, v116
	v_mul_f32_e32 v107, v105, v105
	v_mul_f32_e32 v108, 0x3331bb4c, v107
	v_add_f32_e32 v108, 0xb5ddea0e, v108
	v_mul_f32_e32 v108, v107, v108
	v_add_f32_e32 v108, 0x388ab355, v108
	v_mul_f32_e32 v108, v107, v108
	v_add_f32_e32 v108, 0xbb360b61, v108
	v_mul_f32_e32 v108, v107, v108
	v_add_f32_e32 v108, 0x3e2aaaab, v108
	v_mul_f32_e32 v107, v107, v108
	v_sub_f32_e32 v107, v105, v107
	v_mul_f32_e32 v123, v105, v107
	v_sub_f32_e32 v126, 2.0, v107
	v_div_scale_f32 v127, s[2:3], v126, v126, v123
	v_div_fmas_f32 v11, v106, v11, v104
	v_sub_f32_e32 v104, v113, v114
	v_add_f32_e32 v104, 1.0, v104
	v_lshlrev_b32_e32 v105, 23, v112
	v_add_u32_e32 v104, vcc, v105, v104
	v_cmp_ngt_f32_e32 vcc, s62, v111
	v_cndmask_b32_e32 v104, 0, v104, vcc
	v_cmp_gt_f32_e32 vcc, s63, v111
	v_cndmask_b32_e32 v104, v45, v104, vcc
	v_cmp_o_f32_e32 vcc, v111, v111
	v_cndmask_b32_e32 v104, v111, v104, vcc
	.loc	1 234
	v_mul_f32_e32 v0, v0, v104
	v_mul_f32_e32 v68, v104, v68
	v_mul_f32_e32 v69, v104, v69
	.loc	1 233
	v_rcp_f32_e32 v104, v127
	v_div_fixup_f32 v11, v11, v122, v119
	v_sub_f32_e64 v11, -v118, v11
	v_sub_f32_e32 v112, v117, v11
	v_fma_f32 v11, -v127, v104, 1.0
	v_fma_f32 v113, v11, v104, v104
	.loc	1 231
	ds_read_b128 v[104:107], v28 offset:768
	ds_read_b128 v[108:111], v28 offset:784
	v_mul_f32_e32 v11, 1.0, v12
	.loc	1 233
	v_div_scale_f32 v114, vcc, v123, v126, v123
	.loc	1 231
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v104, 1.0, v104
	v_mul_f32_e32 v105, 1.0, v105
	v_max3_f32 v11, v11, v104, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_max3_f32 v11, v11, v104, v105
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v104, 1.0, v108
	v_mul_f32_e32 v105, 1.0, v109
	v_max3_f32 v11, v11, v104, v105
	ds_read_b128 v[104:107], v28 offset:800
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v11, v11, v108, v109
	ds_read_b128 v[108:111], v28 offset:816
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v104, 1.0, v104
	v_mul_f32_e32 v105, 1.0, v105
	v_max3_f32 v11, v11, v104, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_max3_f32 v11, v11, v104, v105
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v104, 1.0, v108
	v_mul_f32_e32 v105, 1.0, v109
	v_max3_f32 v11, v11, v104, v105
	ds_read_b128 v[104:107], v28 offset:832
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v11, v11, v108, v109
	ds_read_b128 v[108:111], v28 offset:848
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v104, 1.0, v104
	v_mul_f32_e32 v105, 1.0, v105
	v_max3_f32 v11, v11, v104, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_max3_f32 v11, v11, v104, v105
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v104, 1.0, v108
	v_mul_f32_e32 v105, 1.0, v109
	v_max3_f32 v11, v11, v104, v105
	ds_read_b128 v[104:107], v28 offset:864
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v11, v11, v108, v109
	ds_read_b128 v[108:111], v28 offset:880
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v104, 1.0, v104
	v_mul_f32_e32 v105, 1.0, v105
	v_max3_f32 v11, v11, v104, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_max3_f32 v11, v11, v104, v105
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v104, 1.0, v108
	v_mul_f32_e32 v105, 1.0, v109
	v_max3_f32 v11, v11, v104, v105
	v_mul_f32_e32 v104, 1.0, v110
	v_mul_f32_e32 v105, 1.0, v111
	v_max3_f32 v11, v11, v104, v105
	.loc	1 233
	v_cmp_neq_f32_e64 s[2:3], s24, v11
	v_cndmask_b32_e64 v104, 0, v11, s[2:3]
	v_sub_f32_e32 v117, v12, v104
	v_cmp_gt_f32_e64 s[2:3], 0, v117
	v_cndmask_b32_e64 v12, 0.5, -0.5, s[2:3]
	v_mul_f32_e32 v105, 0x3fb8aa3b, v117
	v_add_f32_e32 v12, v105, v12
	v_cvt_i32_f32_e32 v118, v12
	v_mul_f32_e32 v12, v114, v113
	v_fma_f32 v105, -v127, v12, v114
	v_fma_f32 v12, v105, v113, v12
	v_cvt_f32_i32_e32 v105, v118
	v_fma_f32 v106, -v127, v12, v114
	v_div_fmas_f32 v12, v106, v113, v12
	.loc	1 237
	v_sub_f32_e32 v98, v98, v103
	.loc	1 233
	v_mul_f32_e32 v106, 0xbf317180, v105
	v_add_f32_e32 v113, v106, v117
	v_mul_f32_e32 v114, 0xb717f7d1, v105
	v_add_f32_e32 v105, v113, v114
	v_mul_f32_e32 v106, v105, v105
	v_mul_f32_e32 v107, 0x3331bb4c, v106
	v_add_f32_e32 v107, 0xb5ddea0e, v107
	v_mul_f32_e32 v107, v106, v107
	v_add_f32_e32 v107, 0x388ab355, v107
	v_mul_f32_e32 v107, v106, v107
	v_add_f32_e32 v107, 0xbb360b61, v107
	v_mul_f32_e32 v107, v106, v107
	v_add_f32_e32 v107, 0x3e2aaaab, v107
	v_mul_f32_e32 v106, v106, v107
	v_sub_f32_e32 v106, v105, v106
	v_mul_f32_e32 v119, v105, v106
	v_sub_f32_e32 v122, 2.0, v106
	v_add_f32_e32 v105, 1.0, v112
	v_lshlrev_b32_e32 v106, 23, v121
	v_add_u32_e32 v105, vcc, v106, v105
	v_cmp_ngt_f32_e32 vcc, s62, v120
	v_cndmask_b32_e32 v105, 0, v105, vcc
	v_cmp_gt_f32_e32 vcc, s63, v120
	v_cndmask_b32_e32 v105, v45, v105, vcc
	v_cmp_o_f32_e32 vcc, v120, v120
	v_cndmask_b32_e32 v105, v120, v105, vcc
	.loc	1 234
	v_mul_f32_e32 v1, v1, v105
	v_mul_f32_e32 v67, v105, v67
	v_mul_f32_e32 v66, v105, v66
	.loc	1 231
	ds_read_b128 v[105:108], v28 offset:1024
	ds_read_b128 v[109:112], v28 offset:1040
	.loc	1 233
	v_div_fixup_f32 v12, v12, v126, v123
	v_sub_f32_e64 v116, -v116, v12
	.loc	1 231
	v_mul_f32_e32 v12, 1.0, v13
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v105, 1.0, v105
	v_mul_f32_e32 v106, 1.0, v106
	v_max3_f32 v12, v12, v105, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_max3_f32 v12, v12, v105, v106
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v105, 1.0, v109
	v_mul_f32_e32 v106, 1.0, v110
	v_max3_f32 v12, v12, v105, v106
	ds_read_b128 v[105:108], v28 offset:1056
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v12, v12, v109, v110
	ds_read_b128 v[109:112], v28 offset:1072
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v105, 1.0, v105
	v_mul_f32_e32 v106, 1.0, v106
	v_max3_f32 v12, v12, v105, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_max3_f32 v12, v12, v105, v106
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v105, 1.0, v109
	v_mul_f32_e32 v106, 1.0, v110
	v_max3_f32 v12, v12, v105, v106
	ds_read_b128 v[105:108], v28 offset:1088
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v12, v12, v109, v110
	ds_read_b128 v[109:112], v28 offset:1104
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v105, 1.0, v105
	v_mul_f32_e32 v106, 1.0, v106
	v_max3_f32 v12, v12, v105, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_max3_f32 v12, v12, v105, v106
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v105, 1.0, v109
	v_mul_f32_e32 v106, 1.0, v110
	.loc	1 233
	v_div_scale_f32 v127, s[2:3], v122, v122, v119
	.loc	1 231
	v_max3_f32 v12, v12, v105, v106
	ds_read_b128 v[105:108], v28 offset:1120
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v12, v12, v109, v110
	ds_read_b128 v[109:112], v28 offset:1136
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v105, 1.0, v105
	v_mul_f32_e32 v106, 1.0, v106
	.loc	1 233
	v_div_scale_f32 v121, vcc, v119, v122, v119
	.loc	1 231
	v_max3_f32 v12, v12, v105, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_max3_f32 v12, v12, v105, v106
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v105, 1.0, v109
	v_mul_f32_e32 v106, 1.0, v110
	v_max3_f32 v12, v12, v105, v106
	v_mul_f32_e32 v105, 1.0, v111
	v_mul_f32_e32 v106, 1.0, v112
	v_max3_f32 v12, v12, v105, v106
	.loc	1 233
	v_cmp_neq_f32_e64 s[2:3], s24, v12
	v_cndmask_b32_e64 v105, 0, v12, s[2:3]
	v_sub_f32_e32 v123, v13, v105
	v_cmp_gt_f32_e64 s[2:3], 0, v123
	v_cndmask_b32_e64 v13, 0.5, -0.5, s[2:3]
	v_mul_f32_e32 v106, 0x3fb8aa3b, v123
	v_add_f32_e32 v13, v106, v13
	v_rcp_f32_e32 v120, v127
	v_cvt_i32_f32_e32 v126, v13
	.loc	1 237
	v_sub_f32_e32 v97, v97, v103
	v_sub_f32_e32 v95, v95, v104
	.loc	1 233
	v_fma_f32 v13, -v127, v120, 1.0
	v_cvt_f32_i32_e32 v107, v126
	v_fma_f32 v13, v13, v120, v120
	v_mul_f32_e32 v106, v121, v13
	v_fma_f32 v108, -v127, v106, v121
	v_fma_f32 v106, v108, v13, v106
	v_mul_f32_e32 v109, 0xbf317180, v107
	v_fma_f32 v108, -v127, v106, v121
	v_add_f32_e32 v120, v109, v123
	v_mul_f32_e32 v121, 0xb717f7d1, v107
	v_add_f32_e32 v107, v120, v121
	v_mul_f32_e32 v109, v107, v107
	v_mul_f32_e32 v110, 0x3331bb4c, v109
	v_add_f32_e32 v110, 0xb5ddea0e, v110
	v_mul_f32_e32 v110, v109, v110
	v_add_f32_e32 v110, 0x388ab355, v110
	v_mul_f32_e32 v110, v109, v110
	v_add_f32_e32 v110, 0xbb360b61, v110
	v_mul_f32_e32 v110, v109, v110
	v_add_f32_e32 v110, 0x3e2aaaab, v110
	v_mul_f32_e32 v109, v109, v110
	v_sub_f32_e32 v109, v107, v109
	v_mul_f32_e32 v127, v107, v109
	v_sub_f32_e32 v128, 2.0, v109
	v_div_scale_f32 v129, s[2:3], v128, v128, v127
	v_div_fmas_f32 v13, v108, v13, v106
	v_sub_f32_e32 v106, v115, v116
	v_add_f32_e32 v106, 1.0, v106
	v_lshlrev_b32_e32 v107, 23, v125
	v_add_u32_e32 v106, vcc, v107, v106
	v_cmp_ngt_f32_e32 vcc, s62, v124
	v_cndmask_b32_e32 v106, 0, v106, vcc
	v_cmp_gt_f32_e32 vcc, s63, v124
	v_cndmask_b32_e32 v106, v45, v106, vcc
	v_cmp_o_f32_e32 vcc, v124, v124
	v_cndmask_b32_e32 v106, v124, v106, vcc
	.loc	1 234
	v_mul_f32_e32 v2, v2, v106
	v_mul_f32_e32 v65, v106, v65
	v_mul_f32_e32 v64, v106, v64
	.loc	1 233
	v_rcp_f32_e32 v106, v129
	v_div_fixup_f32 v13, v13, v122, v119
	v_sub_f32_e64 v13, -v114, v13
	v_sub_f32_e32 v114, v113, v13
	v_fma_f32 v13, -v129, v106, 1.0
	v_fma_f32 v115, v13, v106, v106
	.loc	1 231
	ds_read_b128 v[106:109], v28 offset:1280
	ds_read_b128 v[110:113], v28 offset:1296
	v_mul_f32_e32 v13, 1.0, v14
	.loc	1 233
	v_div_scale_f32 v116, vcc, v127, v128, v127
	.loc	1 231
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v106, 1.0, v106
	v_mul_f32_e32 v107, 1.0, v107
	v_max3_f32 v13, v13, v106, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v13, v13, v106, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v106, 1.0, v110
	v_mul_f32_e32 v107, 1.0, v111
	v_max3_f32 v13, v13, v106, v107
	ds_read_b128 v[106:109], v28 offset:1312
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v13, v13, v110, v111
	ds_read_b128 v[110:113], v28 offset:1328
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v106, 1.0, v106
	v_mul_f32_e32 v107, 1.0, v107
	v_max3_f32 v13, v13, v106, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v13, v13, v106, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v106, 1.0, v110
	v_mul_f32_e32 v107, 1.0, v111
	v_max3_f32 v13, v13, v106, v107
	ds_read_b128 v[106:109], v28 offset:1344
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v13, v13, v110, v111
	ds_read_b128 v[110:113], v28 offset:1360
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v106, 1.0, v106
	v_mul_f32_e32 v107, 1.0, v107
	v_max3_f32 v13, v13, v106, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v13, v13, v106, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v106, 1.0, v110
	v_mul_f32_e32 v107, 1.0, v111
	v_max3_f32 v13, v13, v106, v107
	ds_read_b128 v[106:109], v28 offset:1376
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v13, v13, v110, v111
	ds_read_b128 v[110:113], v28 offset:1392
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v106, 1.0, v106
	v_mul_f32_e32 v107, 1.0, v107
	v_max3_f32 v13, v13, v106, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v13, v13, v106, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v106, 1.0, v110
	v_mul_f32_e32 v107, 1.0, v111
	v_max3_f32 v13, v13, v106, v107
	v_mul_f32_e32 v106, 1.0, v112
	v_mul_f32_e32 v107, 1.0, v113
	v_max3_f32 v13, v13, v106, v107
	.loc	1 233
	v_cmp_neq_f32_e64 s[2:3], s24, v13
	v_cndmask_b32_e64 v106, 0, v13, s[2:3]
	v_sub_f32_e32 v119, v14, v106
	v_cmp_gt_f32_e64 s[2:3], 0, v119
	v_cndmask_b32_e64 v14, 0.5, -0.5, s[2:3]
	v_mul_f32_e32 v107, 0x3fb8aa3b, v119
	v_add_f32_e32 v14, v107, v14
	v_cvt_i32_f32_e32 v122, v14
	v_mul_f32_e32 v14, v116, v115
	v_fma_f32 v107, -v129, v14, v116
	v_fma_f32 v14, v107, v115, v14
	v_cvt_f32_i32_e32 v107, v122
	v_fma_f32 v108, -v129, v14, v116
	v_div_fmas_f32 v14, v108, v115, v14
	.loc	1 237
	v_sub_f32_e32 v94, v94, v105
	.loc	1 233
	v_mul_f32_e32 v108, 0xbf317180, v107
	v_add_f32_e32 v115, v108, v119
	v_mul_f32_e32 v116, 0xb717f7d1, v107
	v_add_f32_e32 v107, v115, v116
	v_mul_f32_e32 v108, v107, v107
	v_mul_f32_e32 v109, 0x3331bb4c, v108
	v_add_f32_e32 v109, 0xb5ddea0e, v109
	v_mul_f32_e32 v109, v108, v109
	v_add_f32_e32 v109, 0x388ab355, v109
	v_mul_f32_e32 v109, v108, v109
	v_add_f32_e32 v109, 0xbb360b61, v109
	v_mul_f32_e32 v109, v108, v109
	v_add_f32_e32 v109, 0x3e2aaaab, v109
	v_mul_f32_e32 v108, v108, v109
	v_sub_f32_e32 v108, v107, v108
	v_mul_f32_e32 v124, v107, v108
	v_sub_f32_e32 v125, 2.0, v108
	v_div_scale_f32 v129, s[2:3], v125, v125, v124
	v_add_f32_e32 v107, 1.0, v114
	v_lshlrev_b32_e32 v108, 23, v118
	v_add_u32_e32 v107, vcc, v108, v107
	v_cmp_ngt_f32_e32 vcc, s62, v117
	v_cndmask_b32_e32 v107, 0, v107, vcc
	v_cmp_gt_f32_e32 vcc, s63, v117
	v_cndmask_b32_e32 v107, v45, v107, vcc
	v_cmp_o_f32_e32 vcc, v117, v117
	v_cndmask_b32_e32 v107, v117, v107, vcc
	.loc	1 234
	v_mul_f32_e32 v3, v3, v107
	v_mul_f32_e32 v62, v107, v62
	v_mul_f32_e32 v61, v107, v61
	.loc	1 233
	v_div_fixup_f32 v14, v14, v128, v127
	v_rcp_f32_e32 v107, v129
	v_sub_f32_e64 v14, -v121, v14
	v_sub_f32_e32 v14, v120, v14
	v_add_f32_e32 v117, 1.0, v14
	v_fma_f32 v14, -v129, v107, 1.0
	v_fma_f32 v120, v14, v107, v107
	.loc	1 231
	ds_read_b128 v[107:110], v28 offset:1536
	ds_read_b128 v[111:114], v28 offset:1552
	v_mul_f32_e32 v14, 1.0, v15
	.loc	1 233
	v_div_scale_f32 v121, vcc, v124, v125, v124
	.loc	1 231
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v107, 1.0, v107
	v_mul_f32_e32 v108, 1.0, v108
	v_max3_f32 v14, v14, v107, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v14, v14, v107, v108
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v107, 1.0, v111
	v_mul_f32_e32 v108, 1.0, v112
	v_max3_f32 v14, v14, v107, v108
	ds_read_b128 v[107:110], v28 offset:1568
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v14, v14, v111, v112
	ds_read_b128 v[111:114], v28 offset:1584
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v107, 1.0, v107
	v_mul_f32_e32 v108, 1.0, v108
	v_max3_f32 v14, v14, v107, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v14, v14, v107, v108
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v107, 1.0, v111
	v_mul_f32_e32 v108, 1.0, v112
	v_max3_f32 v14, v14, v107, v108
	ds_read_b128 v[107:110], v28 offset:1600
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v14, v14, v111, v112
	ds_read_b128 v[111:114], v28 offset:1616
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v107, 1.0, v107
	v_mul_f32_e32 v108, 1.0, v108
	v_max3_f32 v14, v14, v107, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v14, v14, v107, v108
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v107, 1.0, v111
	v_mul_f32_e32 v108, 1.0, v112
	v_max3_f32 v14, v14, v107, v108
	ds_read_b128 v[107:110], v28 offset:1632
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v14, v14, v111, v112
	ds_read_b128 v[111:114], v28 offset:1648
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v107, 1.0, v107
	v_mul_f32_e32 v108, 1.0, v108
	v_max3_f32 v14, v14, v107, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v14, v14, v107, v108
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v107, 1.0, v111
	v_mul_f32_e32 v108, 1.0, v112
	v_max3_f32 v14, v14, v107, v108
	v_mul_f32_e32 v107, 1.0, v113
	v_mul_f32_e32 v108, 1.0, v114
	v_max3_f32 v14, v14, v107, v108
	.loc	1 233
	v_cmp_neq_f32_e64 s[2:3], s24, v14
	v_cndmask_b32_e64 v107, 0, v14, s[2:3]
	v_lshlrev_b32_e32 v118, 23, v126
	v_sub_f32_e32 v126, v15, v107
	v_cmp_gt_f32_e64 s[2:3], 0, v126
	v_cndmask_b32_e64 v15, 0.5, -0.5, s[2:3]
	v_mul_f32_e32 v108, 0x3fb8aa3b, v126
	v_add_f32_e32 v15, v108, v15
	v_cvt_i32_f32_e32 v127, v15
	v_mul_f32_e32 v15, v121, v120
	v_fma_f32 v108, -v129, v15, v121
	v_fma_f32 v15, v108, v120, v15
	v_cvt_f32_i32_e32 v108, v127
	v_fma_f32 v109, -v129, v15, v121
	v_div_fmas_f32 v15, v109, v120, v15
	.loc	1 237
	v_sub_f32_e32 v93, v93, v105
	.loc	1 233
	v_mul_f32_e32 v109, 0xbf317180, v108
	v_add_f32_e32 v120, v109, v126
	v_mul_f32_e32 v121, 0xb717f7d1, v108
	v_add_f32_e32 v108, v120, v121
	v_mul_f32_e32 v109, v108, v108
	v_mul_f32_e32 v110, 0x3331bb4c, v109
	v_add_f32_e32 v110, 0xb5ddea0e, v110
	v_mul_f32_e32 v110, v109, v110
	v_add_f32_e32 v110, 0x388ab355, v110
	v_mul_f32_e32 v110, v109, v110
	v_add_f32_e32 v110, 0xbb360b61, v110
	v_mul_f32_e32 v110, v109, v110
	v_add_f32_e32 v110, 0x3e2aaaab, v110
	v_mul_f32_e32 v109, v109, v110
	v_sub_f32_e32 v109, v108, v109
	v_mul_f32_e32 v128, v108, v109
	v_sub_f32_e32 v129, 2.0, v109
	v_div_scale_f32 v130, s[2:3], v129, v129, v128
	v_add_u32_e32 v108, vcc, v118, v117
	v_cmp_ngt_f32_e32 vcc, s62, v123
	v_cndmask_b32_e32 v108, 0, v108, vcc
	v_cmp_gt_f32_e32 vcc, s63, v123
	v_cndmask_b32_e32 v108, v45, v108, vcc
	v_cmp_o_f32_e32 vcc, v123, v123
	v_cndmask_b32_e32 v108, v123, v108, vcc
	.loc	1 234
	v_mul_f32_e32 v4, v4, v108
	v_mul_f32_e32 v59, v108, v59
	v_mul_f32_e32 v58, v108, v58
	.loc	1 233
	v_div_fixup_f32 v15, v15, v125, v124
	v_sub_f32_e64 v15, -v116, v15
	v_sub_f32_e32 v15, v115, v15
	v_rcp_f32_e32 v108, v130
	v_add_f32_e32 v15, 1.0, v15
	v_lshlrev_b32_e32 v109, 23, v122
	v_add_u32_e32 v116, vcc, v109, v15
	v_fma_f32 v15, -v130, v108, 1.0
	v_fma_f32 v117, v15, v108, v108
	.loc	1 231
	ds_read_b128 v[108:111], v30
	ds_read_b128 v[112:115], v30 offset:16
	v_mul_f32_e32 v15, 1.0, v16
	.loc	1 233
	v_div_scale_f32 v118, vcc, v128, v129, v128
	.loc	1 231
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v108, 1.0, v108
	v_mul_f32_e32 v109, 1.0, v109
	v_max3_f32 v15, v15, v108, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v15, v15, v108, v109
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v108, 1.0, v112
	v_mul_f32_e32 v109, 1.0, v113
	v_max3_f32 v15, v15, v108, v109
	ds_read_b128 v[108:111], v30 offset:32
	v_mul_f32_e32 v112, 1.0, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_max3_f32 v15, v15, v112, v113
	ds_read_b128 v[112:115], v30 offset:48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v108, 1.0, v108
	v_mul_f32_e32 v109, 1.0, v109
	v_max3_f32 v15, v15, v108, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v15, v15, v108, v109
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v108, 1.0, v112
	v_mul_f32_e32 v109, 1.0, v113
	v_max3_f32 v15, v15, v108, v109
	ds_read_b128 v[108:111], v30 offset:64
	v_mul_f32_e32 v112, 1.0, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_max3_f32 v15, v15, v112, v113
	ds_read_b128 v[112:115], v30 offset:80
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v108, 1.0, v108
	v_mul_f32_e32 v109, 1.0, v109
	v_max3_f32 v15, v15, v108, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v15, v15, v108, v109
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v108, 1.0, v112
	v_mul_f32_e32 v109, 1.0, v113
	v_max3_f32 v15, v15, v108, v109
	ds_read_b128 v[108:111], v30 offset:96
	v_mul_f32_e32 v112, 1.0, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_max3_f32 v15, v15, v112, v113
	ds_read_b128 v[112:115], v30 offset:112
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v108, 1.0, v108
	v_mul_f32_e32 v109, 1.0, v109
	v_max3_f32 v15, v15, v108, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v15, v15, v108, v109
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v108, 1.0, v112
	v_mul_f32_e32 v109, 1.0, v113
	v_max3_f32 v15, v15, v108, v109
	v_mul_f32_e32 v108, 1.0, v114
	v_mul_f32_e32 v109, 1.0, v115
	v_max3_f32 v15, v15, v108, v109
	.loc	1 233
	v_cmp_neq_f32_e64 s[2:3], s24, v15
	v_cndmask_b32_e64 v108, 0, v15, s[2:3]
	v_sub_f32_e32 v16, v16, v108
	v_cmp_gt_f32_e64 s[2:3], 0, v16
	v_cndmask_b32_e64 v109, 0.5, -0.5, s[2:3]
	v_mul_f32_e32 v110, 0x3fb8aa3b, v16
	v_add_f32_e32 v109, v110, v109
	v_cvt_i32_f32_e32 v109, v109
	v_mul_f32_e32 v110, v118, v117
	v_fma_f32 v111, -v130, v110, v118
	v_fma_f32 v110, v111, v117, v110
	v_cvt_f32_i32_e32 v111, v109
	v_fma_f32 v112, -v130, v110, v118
	v_div_fmas_f32 v110, v112, v117, v110
	v_cmp_ngt_f32_e32 vcc, s62, v119
	v_mul_f32_e32 v112, 0xbf317180, v111
	v_add_f32_e32 v112, v112, v16
	v_mul_f32_e32 v111, 0xb717f7d1, v111
	v_add_f32_e32 v113, v112, v111
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
	v_mul_f32_e32 v113, v113, v114
	v_sub_f32_e32 v114, 2.0, v114
	v_div_scale_f32 v115, s[2:3], v114, v114, v113
	v_cndmask_b32_e32 v116, 0, v116, vcc
	v_cmp_gt_f32_e32 vcc, s63, v119
	v_cndmask_b32_e32 v116, v45, v116, vcc
	v_cmp_o_f32_e32 vcc, v119, v119
	v_cndmask_b32_e32 v116, v119, v116, vcc
	.loc	1 234
	v_mul_f32_e32 v5, v5, v116
	v_mul_f32_e32 v56, v116, v56
	v_mul_f32_e32 v55, v116, v55
	.loc	1 233
	v_div_scale_f32 v116, vcc, v113, v114, v113
	v_div_fixup_f32 v110, v110, v129, v128
	v_sub_f32_e64 v110, -v121, v110
	v_sub_f32_e32 v110, v120, v110
	v_add_f32_e32 v110, 1.0, v110
	v_rcp_f32_e32 v117, v115
	v_lshlrev_b32_e32 v118, 23, v127
	v_add_u32_e64 v110, s[2:3], v118, v110
	v_fma_f32 v118, -v115, v117, 1.0
	.loc	1 237
	v_cmp_gt_f32_e64 s[2:3], 0, v102
	.loc	1 233
	v_fma_f32 v117, v118, v117, v117
	.loc	1 237
	v_cndmask_b32_e64 v118, 0.5, -0.5, s[2:3]
	v_mul_f32_e32 v119, 0x3fb8aa3b, v102
	v_add_f32_e32 v118, v119, v118
	v_cvt_i32_f32_e32 v118, v118
	.loc	1 233
	v_mul_f32_e32 v119, v116, v117
	v_fma_f32 v120, -v115, v119, v116
	v_fma_f32 v119, v120, v117, v119
	.loc	1 237
	v_cvt_f32_i32_e32 v120, v118
	.loc	1 233
	v_fma_f32 v115, -v115, v119, v116
	v_div_fmas_f32 v115, v115, v117, v119
	v_cmp_ngt_f32_e32 vcc, s62, v126
	.loc	1 237
	v_mul_f32_e32 v116, 0xbf317180, v120
	v_add_f32_e32 v116, v116, v102
	v_mul_f32_e32 v117, 0xb717f7d1, v120
	v_add_f32_e32 v119, v116, v117
	v_mul_f32_e32 v120, v119, v119
	v_mul_f32_e32 v121, 0x3331bb4c, v120
	v_add_f32_e32 v121, 0xb5ddea0e, v121
	v_mul_f32_e32 v121, v120, v121
	v_add_f32_e32 v121, 0x388ab355, v121
	v_mul_f32_e32 v121, v120, v121
	v_add_f32_e32 v121, 0xbb360b61, v121
	v_mul_f32_e32 v121, v120, v121
	v_add_f32_e32 v121, 0x3e2aaaab, v121
	v_mul_f32_e32 v120, v120, v121
	v_sub_f32_e32 v120, v119, v120
	v_mul_f32_e32 v119, v119, v120
	v_sub_f32_e32 v120, 2.0, v120
	v_div_scale_f32 v121, s[2:3], v120, v120, v119
	.loc	1 233
	v_cndmask_b32_e32 v110, 0, v110, vcc
	v_cmp_gt_f32_e32 vcc, s63, v126
	v_cndmask_b32_e32 v110, v45, v110, vcc
	v_cmp_o_f32_e32 vcc, v126, v126
	v_cndmask_b32_e32 v110, v126, v110, vcc
	.loc	1 237
	v_div_scale_f32 v122, vcc, v119, v120, v119
	.loc	1 234
	v_mul_f32_e32 v6, v6, v110
	v_mul_f32_e32 v53, v110, v53
	v_mul_f32_e32 v52, v110, v52
	.loc	1 233
	v_div_fixup_f32 v110, v115, v114, v113
	v_sub_f32_e64 v110, -v111, v110
	.loc	1 237
	v_cmp_gt_f32_e64 s[2:3], 0, v25
	.loc	1 233
	v_sub_f32_e32 v110, v112, v110
	.loc	1 237
	v_cndmask_b32_e64 v101, 0.5, -0.5, s[2:3]
	v_mul_f32_e32 v112, 0x3fb8aa3b, v25
	v_add_f32_e32 v101, v112, v101
	v_cvt_i32_f32_e32 v101, v101
	v_rcp_f32_e32 v111, v121
	.loc	1 233
	v_add_f32_e32 v110, 1.0, v110
	v_lshlrev_b32_e32 v109, 23, v109
	.loc	1 237
	v_cvt_f32_i32_e32 v113, v101
	v_fma_f32 v112, -v121, v111, 1.0
	v_fma_f32 v111, v112, v111, v111
	v_mul_f32_e32 v112, v122, v111
	v_fma_f32 v114, -v121, v112, v122
	v_mul_f32_e32 v115, 0xbf317180, v113
	v_fma_f32 v112, v114, v111, v112
	v_add_f32_e32 v115, v115, v25
	v_mul_f32_e32 v113, 0xb717f7d1, v113
	v_fma_f32 v114, -v121, v112, v122
	v_add_f32_e32 v121, v115, v113
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
	v_div_scale_f32 v123, s[2:3], v122, v122, v121
	v_div_fmas_f32 v111, v114, v111, v112
	.loc	1 233
	v_add_u32_e32 v109, vcc, v109, v110
	v_cmp_ngt_f32_e32 vcc, s62, v16
	v_cndmask_b32_e32 v109, 0, v109, vcc
	v_cmp_gt_f32_e32 vcc, s63, v16
	v_cndmask_b32_e32 v109, v45, v109, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v109, vcc
	.loc	1 237
	v_div_scale_f32 v109, vcc, v121, v122, v121
	.loc	1 234
	v_mul_f32_e32 v7, v7, v16
	v_mul_f32_e32 v50, v16, v50
	v_mul_f32_e32 v49, v16, v49
	.loc	1 237
	v_rcp_f32_e32 v16, v123
	v_cmp_gt_f32_e64 s[2:3], 0, v100
	v_div_fixup_f32 v110, v111, v120, v119
	v_mul_f32_e32 v112, 0x3fb8aa3b, v100
	v_fma_f32 v111, -v123, v16, 1.0
	v_fma_f32 v16, v111, v16, v16
	v_cndmask_b32_e64 v111, 0.5, -0.5, s[2:3]
	v_add_f32_e32 v111, v112, v111
	v_cvt_i32_f32_e32 v111, v111
	v_sub_f32_e64 v110, -v117, v110
	v_sub_f32_e32 v110, v116, v110
	v_mul_f32_e32 v112, v109, v16
	v_fma_f32 v114, -v123, v112, v109
	v_fma_f32 v112, v114, v16, v112
	v_cvt_f32_i32_e32 v114, v111
	v_fma_f32 v109, -v123, v112, v109
	v_div_fmas_f32 v16, v109, v16, v112
	v_add_f32_e32 v110, 1.0, v110
	v_mul_f32_e32 v109, 0xbf317180, v114
	v_add_f32_e32 v109, v109, v100
	v_mul_f32_e32 v112, 0xb717f7d1, v114
	v_add_f32_e32 v114, v109, v112
	v_mul_f32_e32 v117, v114, v114
	v_mul_f32_e32 v119, 0x3331bb4c, v117
	v_add_f32_e32 v119, 0xb5ddea0e, v119
	v_mul_f32_e32 v119, v117, v119
	v_add_f32_e32 v119, 0x388ab355, v119
	v_mul_f32_e32 v119, v117, v119
	v_add_f32_e32 v119, 0xbb360b61, v119
	v_mul_f32_e32 v119, v117, v119
	v_add_f32_e32 v119, 0x3e2aaaab, v119
	v_mul_f32_e32 v117, v117, v119
	v_sub_f32_e32 v117, v114, v117
	v_mul_f32_e32 v114, v114, v117
	v_sub_f32_e32 v117, 2.0, v117
	v_div_scale_f32 v119, s[2:3], v117, v117, v114
	v_lshlrev_b32_e32 v116, 23, v118
	v_add_u32_e32 v110, vcc, v116, v110
	v_cmp_ngt_f32_e32 vcc, s62, v102
	v_cndmask_b32_e32 v110, 0, v110, vcc
	v_div_scale_f32 v116, vcc, v114, v117, v114
	v_cmp_gt_f32_e64 s[2:3], s63, v102
	v_cndmask_b32_e64 v110, v45, v110, s[2:3]
	v_cmp_o_f32_e64 s[2:3], v102, v102
	v_cndmask_b32_e64 v102, v102, v110, s[2:3]
	v_div_fixup_f32 v16, v16, v122, v121
	v_cmp_gt_f32_e64 s[2:3], 0, v24
	v_sub_f32_e64 v16, -v113, v16
	v_cndmask_b32_e64 v99, 0.5, -0.5, s[2:3]
	v_mul_f32_e32 v113, 0x3fb8aa3b, v24
	v_rcp_f32_e32 v110, v119
	v_add_f32_e32 v99, v113, v99
	v_cvt_i32_f32_e32 v99, v99
	v_sub_f32_e32 v16, v115, v16
	v_fma_f32 v113, -v119, v110, 1.0
	v_fma_f32 v110, v113, v110, v110
	v_cvt_f32_i32_e32 v118, v99
	v_mul_f32_e32 v113, v116, v110
	v_fma_f32 v120, -v119, v113, v116
	v_fma_f32 v113, v120, v110, v113
	v_fma_f32 v116, -v119, v113, v116
	v_mul_f32_e32 v119, 0xbf317180, v118
	v_add_f32_e32 v119, v119, v24
	v_mul_f32_e32 v118, 0xb717f7d1, v118
	v_add_f32_e32 v120, v119, v118
	v_mul_f32_e32 v121, v120, v120
	v_mul_f32_e32 v122, 0x3331bb4c, v121
	v_add_f32_e32 v122, 0xb5ddea0e, v122
	v_mul_f32_e32 v122, v121, v122
	v_add_f32_e32 v122, 0x388ab355, v122
	v_mul_f32_e32 v122, v121, v122
	v_add_f32_e32 v122, 0xbb360b61, v122
	v_mul_f32_e32 v122, v121, v122
	v_add_f32_e32 v122, 0x3e2aaaab, v122
	v_mul_f32_e32 v121, v121, v122
	v_sub_f32_e32 v121, v120, v121
	v_mul_f32_e32 v120, v120, v121
	v_sub_f32_e32 v121, 2.0, v121
	v_div_scale_f32 v122, s[2:3], v121, v121, v120
	v_div_fmas_f32 v110, v116, v110, v113
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v101, 23, v101
	v_add_u32_e32 v16, vcc, v101, v16
	v_cmp_ngt_f32_e32 vcc, s62, v25
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_div_scale_f32 v101, vcc, v120, v121, v120
	v_cmp_gt_f32_e64 s[2:3], s63, v25
	v_cndmask_b32_e64 v16, v45, v16, s[2:3]
	v_cmp_o_f32_e64 s[2:3], v25, v25
	v_cndmask_b32_e64 v16, v25, v16, s[2:3]
	.loc	1 236
	s_waitcnt lgkmcnt(0)
	.loc	1 237
	v_rcp_f32_e32 v25, v122
	.loc	1 236
	s_barrier
	.loc	1 237
	ds_write2_b32 v29, v102, v16 offset1:32
	v_cmp_gt_f32_e64 s[2:3], 0, v98
	v_fma_f32 v102, -v122, v25, 1.0
	v_div_fixup_f32 v16, v110, v117, v114
	v_fma_f32 v25, v102, v25, v25
	v_cndmask_b32_e64 v102, 0.5, -0.5, s[2:3]
	v_mul_f32_e32 v110, 0x3fb8aa3b, v98
	v_add_f32_e32 v102, v110, v102
	v_cvt_i32_f32_e32 v102, v102
	v_mul_f32_e32 v110, v101, v25
	v_sub_f32_e64 v16, -v112, v16
	v_fma_f32 v112, -v122, v110, v101
	v_fma_f32 v110, v112, v25, v110
	v_cvt_f32_i32_e32 v112, v102
	v_fma_f32 v101, -v122, v110, v101
	v_div_fmas_f32 v25, v101, v25, v110
	v_sub_f32_e32 v16, v109, v16
	v_mul_f32_e32 v101, 0xbf317180, v112
	v_add_f32_e32 v101, v101, v98
	v_mul_f32_e32 v110, 0xb717f7d1, v112
	v_add_f32_e32 v112, v101, v110
	v_mul_f32_e32 v113, v112, v112
	v_mul_f32_e32 v114, 0x3331bb4c, v113
	v_add_f32_e32 v114, 0xb5ddea0e, v114
	v_mul_f32_e32 v114, v113, v114
	v_add_f32_e32 v114, 0x388ab355, v114
	v_mul_f32_e32 v114, v113, v114
	v_add_f32_e32 v114, 0xbb360b61, v114
	v_mul_f32_e32 v114, v113, v114
	v_add_f32_e32 v114, 0x3e2aaaab, v114
	v_mul_f32_e32 v113, v113, v114
	v_sub_f32_e32 v113, v112, v113
	v_mul_f32_e32 v112, v112, v113
	v_sub_f32_e32 v113, 2.0, v113
	v_div_scale_f32 v114, s[2:3], v113, v113, v112
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v109, 23, v111
	v_add_u32_e32 v16, vcc, v109, v16
	v_cmp_ngt_f32_e32 vcc, s62, v100
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_div_scale_f32 v109, vcc, v112, v113, v112
	v_cmp_gt_f32_e64 s[2:3], s63, v100
	v_cndmask_b32_e64 v16, v45, v16, s[2:3]
	v_cmp_o_f32_e64 s[2:3], v100, v100
	v_cndmask_b32_e64 v16, v100, v16, s[2:3]
	v_cmp_gt_f32_e64 s[2:3], 0, v97
	v_cndmask_b32_e64 v103, 0.5, -0.5, s[2:3]
	v_mul_f32_e32 v111, 0x3fb8aa3b, v97
	v_rcp_f32_e32 v100, v114
	v_add_f32_e32 v103, v111, v103
	v_cvt_i32_f32_e32 v103, v103
	v_div_fixup_f32 v25, v25, v121, v120
	v_fma_f32 v111, -v114, v100, 1.0
	v_fma_f32 v100, v111, v100, v100
	v_cvt_f32_i32_e32 v115, v103
	v_mul_f32_e32 v111, v109, v100
	v_fma_f32 v116, -v114, v111, v109
	v_fma_f32 v111, v116, v100, v111
	v_fma_f32 v109, -v114, v111, v109
	v_mul_f32_e32 v114, 0xbf317180, v115
	v_add_f32_e32 v114, v114, v97
	v_mul_f32_e32 v115, 0xb717f7d1, v115
	v_add_f32_e32 v116, v114, v115
	v_mul_f32_e32 v117, v116, v116
	v_sub_f32_e64 v25, -v118, v25
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
	v_div_scale_f32 v118, s[2:3], v117, v117, v116
	v_div_fmas_f32 v100, v109, v100, v111
	v_sub_f32_e32 v25, v119, v25
	v_add_f32_e32 v25, 1.0, v25
	v_lshlrev_b32_e32 v99, 23, v99
	v_add_u32_e32 v25, vcc, v99, v25
	v_cmp_ngt_f32_e32 vcc, s62, v24
	v_cndmask_b32_e32 v25, 0, v25, vcc
	v_div_scale_f32 v99, vcc, v116, v117, v116
	v_cmp_gt_f32_e64 s[2:3], s63, v24
	v_cndmask_b32_e64 v25, v45, v25, s[2:3]
	v_cmp_o_f32_e64 s[2:3], v24, v24
	v_cndmask_b32_e64 v24, v24, v25, s[2:3]
	v_rcp_f32_e32 v25, v118
	ds_write2_b32 v29, v16, v24 offset0:64 offset1:96
	v_div_fixup_f32 v16, v100, v113, v112
	v_sub_f32_e64 v16, -v110, v16
	v_fma_f32 v24, -v118, v25, 1.0
	v_fma_f32 v24, v24, v25, v25
	v_sub_f32_e32 v25, v96, v104
	v_cmp_gt_f32_e64 s[2:3], 0, v25
	v_cndmask_b32_e64 v96, 0.5, -0.5, s[2:3]
	v_mul_f32_e32 v100, 0x3fb8aa3b, v25
	v_add_f32_e32 v96, v100, v96
	v_cvt_i32_f32_e32 v96, v96
	v_mul_f32_e32 v100, v99, v24
	v_fma_f32 v109, -v118, v100, v99
	v_fma_f32 v100, v109, v24, v100
	v_cvt_f32_i32_e32 v109, v96
	v_fma_f32 v99, -v118, v100, v99
	v_div_fmas_f32 v24, v99, v24, v100
	v_sub_f32_e32 v16, v101, v16
	v_mul_f32_e32 v99, 0xbf317180, v109
	v_add_f32_e32 v99, v99, v25
	v_mul_f32_e32 v100, 0xb717f7d1, v109
	v_add_f32_e32 v109, v99, v100
	v_mul_f32_e32 v110, v109, v109
	v_mul_f32_e32 v111, 0x3331bb4c, v110
	v_add_f32_e32 v111, 0xb5ddea0e, v111
	v_mul_f32_e32 v111, v110, v111
	v_add_f32_e32 v111, 0x388ab355, v111
	v_mul_f32_e32 v111, v110, v111
	v_add_f32_e32 v111, 0xbb360b61, v111
	v_mul_f32_e32 v111, v110, v111
	v_add_f32_e32 v111, 0x3e2aaaab, v111
	v_mul_f32_e32 v110, v110, v111
	v_sub_f32_e32 v110, v109, v110
	v_mul_f32_e32 v109, v109, v110
	v_sub_f32_e32 v110, 2.0, v110
	v_div_scale_f32 v111, s[2:3], v110, v110, v109
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v101, 23, v102
	v_add_u32_e32 v16, vcc, v101, v16
	v_cmp_ngt_f32_e32 vcc, s62, v98
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_div_scale_f32 v101, vcc, v109, v110, v109
	v_cmp_gt_f32_e64 s[2:3], s63, v98
	v_cndmask_b32_e64 v16, v45, v16, s[2:3]
	v_cmp_o_f32_e64 s[2:3], v98, v98
	v_cndmask_b32_e64 v16, v98, v16, s[2:3]
	v_cmp_gt_f32_e64 s[2:3], 0, v95
	v_cndmask_b32_e64 v102, 0.5, -0.5, s[2:3]
	v_mul_f32_e32 v104, 0x3fb8aa3b, v95
	v_rcp_f32_e32 v98, v111
	v_add_f32_e32 v102, v104, v102
	v_cvt_i32_f32_e32 v102, v102
	v_div_fixup_f32 v24, v24, v117, v116
	v_fma_f32 v104, -v111, v98, 1.0
	v_fma_f32 v98, v104, v98, v98
	v_cvt_f32_i32_e32 v112, v102
	v_mul_f32_e32 v104, v101, v98
	v_fma_f32 v113, -v111, v104, v101
	v_fma_f32 v104, v113, v98, v104
	v_fma_f32 v101, -v111, v104, v101
	v_mul_f32_e32 v111, 0xbf317180, v112
	v_add_f32_e32 v111, v111, v95
	v_mul_f32_e32 v112, 0xb717f7d1, v112
	v_add_f32_e32 v113, v111, v112
	v_sub_f32_e64 v24, -v115, v24
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
	v_mul_f32_e32 v113, v113, v115
	v_sub_f32_e32 v115, 2.0, v115
	v_div_scale_f32 v116, s[2:3], v115, v115, v113
	v_sub_f32_e32 v24, v114, v24
	v_div_fmas_f32 v98, v101, v98, v104
	v_add_f32_e32 v24, 1.0, v24
	v_lshlrev_b32_e32 v101, 23, v103
	v_add_u32_e32 v24, vcc, v101, v24
	v_cmp_ngt_f32_e32 vcc, s62, v97
	v_cndmask_b32_e32 v24, 0, v24, vcc
	v_cmp_gt_f32_e32 vcc, s63, v97
	v_cndmask_b32_e32 v24, v45, v24, vcc
	v_div_scale_f32 v101, vcc, v113, v115, v113
	v_cmp_o_f32_e64 s[2:3], v97, v97
	v_cndmask_b32_e64 v24, v97, v24, s[2:3]
	ds_write2_b32 v29, v16, v24 offset0:128 offset1:160
	v_rcp_f32_e32 v16, v116
	v_cmp_gt_f32_e64 s[2:3], 0, v94
	v_div_fixup_f32 v24, v98, v110, v109
	v_mul_f32_e32 v98, 0x3fb8aa3b, v94
	v_fma_f32 v97, -v116, v16, 1.0
	v_fma_f32 v16, v97, v16, v16
	v_cndmask_b32_e64 v97, 0.5, -0.5, s[2:3]
	v_add_f32_e32 v97, v98, v97
	v_cvt_i32_f32_e32 v97, v97
	v_sub_f32_e64 v24, -v100, v24
	v_sub_f32_e32 v24, v99, v24
	v_mul_f32_e32 v98, v101, v16
	v_fma_f32 v99, -v116, v98, v101
	v_fma_f32 v98, v99, v16, v98
	v_cvt_f32_i32_e32 v99, v97
	v_fma_f32 v100, -v116, v98, v101
	v_div_fmas_f32 v16, v100, v16, v98
	v_add_f32_e32 v24, 1.0, v24
	v_mul_f32_e32 v98, 0xbf317180, v99
	v_add_f32_e32 v98, v98, v94
	v_mul_f32_e32 v99, 0xb717f7d1, v99
	v_add_f32_e32 v100, v98, v99
	v_mul_f32_e32 v101, v100, v100
	v_mul_f32_e32 v103, 0x3331bb4c, v101
	v_add_f32_e32 v103, 0xb5ddea0e, v103
	v_mul_f32_e32 v103, v101, v103
	v_add_f32_e32 v103, 0x388ab355, v103
	v_mul_f32_e32 v103, v101, v103
	v_add_f32_e32 v103, 0xbb360b61, v103
	v_mul_f32_e32 v103, v101, v103
	v_add_f32_e32 v103, 0x3e2aaaab, v103
	v_mul_f32_e32 v101, v101, v103
	v_sub_f32_e32 v101, v100, v101
	v_mul_f32_e32 v100, v100, v101
	v_sub_f32_e32 v101, 2.0, v101
	v_div_scale_f32 v103, s[2:3], v101, v101, v100
	v_lshlrev_b32_e32 v96, 23, v96
	v_add_u32_e32 v24, vcc, v96, v24
	v_cmp_ngt_f32_e32 vcc, s62, v25
	v_cndmask_b32_e32 v24, 0, v24, vcc
	v_cmp_gt_f32_e32 vcc, s63, v25
	v_cndmask_b32_e32 v24, v45, v24, vcc
	v_cmp_o_f32_e32 vcc, v25, v25
	v_cndmask_b32_e32 v24, v25, v24, vcc
	v_cmp_gt_f32_e32 vcc, 0, v93
	v_lshlrev_b32_e32 v25, 23, v102
	v_cndmask_b32_e64 v102, 0.5, -0.5, vcc
	v_mul_f32_e32 v104, 0x3fb8aa3b, v93
	v_add_f32_e32 v102, v104, v102
	v_cvt_i32_f32_e32 v102, v102
	v_div_fixup_f32 v16, v16, v115, v113
	v_rcp_f32_e32 v96, v103
	v_sub_f32_e64 v16, -v112, v16
	v_cvt_f32_i32_e32 v104, v102
	v_sub_f32_e32 v16, v111, v16
	v_add_f32_e32 v16, 1.0, v16
	v_add_u32_e32 v16, vcc, v25, v16
	v_fma_f32 v25, -v103, v96, 1.0
	v_mul_f32_e32 v105, 0xbf317180, v104
	v_fma_f32 v25, v25, v96, v96
	v_div_scale_f32 v96, vcc, v100, v101, v100
	v_add_f32_e32 v105, v105, v93
	v_mul_f32_e32 v104, 0xb717f7d1, v104
	v_add_f32_e32 v109, v105, v104
	v_mul_f32_e32 v110, v109, v109
	v_mul_f32_e32 v111, 0x3331bb4c, v110
	v_add_f32_e32 v111, 0xb5ddea0e, v111
	v_mul_f32_e32 v111, v110, v111
	v_add_f32_e32 v111, 0x388ab355, v111
	v_mul_f32_e32 v111, v110, v111
	v_add_f32_e32 v111, 0xbb360b61, v111
	v_mul_f32_e32 v111, v110, v111
	v_add_f32_e32 v111, 0x3e2aaaab, v111
	v_mul_f32_e32 v110, v110, v111
	v_sub_f32_e32 v110, v109, v110
	v_mul_f32_e32 v109, v109, v110
	v_sub_f32_e32 v110, 2.0, v110
	v_div_scale_f32 v111, s[2:3], v110, v110, v109
	v_mul_f32_e32 v112, v96, v25
	v_fma_f32 v113, -v103, v112, v96
	v_fma_f32 v112, v113, v25, v112
	v_fma_f32 v96, -v103, v112, v96
	v_div_fmas_f32 v25, v96, v25, v112
	v_cmp_ngt_f32_e32 vcc, s62, v95
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_div_scale_f32 v96, vcc, v109, v110, v109
	v_cmp_gt_f32_e64 s[2:3], s63, v95
	v_cndmask_b32_e64 v16, v45, v16, s[2:3]
	v_cmp_o_f32_e64 s[2:3], v95, v95
	v_cndmask_b32_e64 v16, v95, v16, s[2:3]
	ds_write2_b32 v29, v24, v16 offset0:192 offset1:224
	v_sub_f32_e32 v24, v92, v106
	v_cmp_gt_f32_e64 s[2:3], 0, v24
	v_cndmask_b32_e64 v92, 0.5, -0.5, s[2:3]
	v_mul_f32_e32 v95, 0x3fb8aa3b, v24
	v_rcp_f32_e32 v16, v111
	v_add_f32_e32 v92, v95, v92
	v_cvt_i32_f32_e32 v92, v92
	v_div_fixup_f32 v25, v25, v101, v100
	v_fma_f32 v95, -v111, v16, 1.0
	v_fma_f32 v16, v95, v16, v16
	v_cvt_f32_i32_e32 v95, v92
	v_mul_f32_e32 v100, v96, v16
	v_fma_f32 v101, -v111, v100, v96
	v_fma_f32 v100, v101, v16, v100
	v_mul_f32_e32 v101, 0xbf317180, v95
	v_add_f32_e32 v101, v101, v24
	v_mul_f32_e32 v95, 0xb717f7d1, v95
	v_add_f32_e32 v103, v101, v95
	v_mul_f32_e32 v112, v103, v103
	v_mul_f32_e32 v113, 0x3331bb4c, v112
	v_add_f32_e32 v113, 0xb5ddea0e, v113
	v_mul_f32_e32 v113, v112, v113
	v_add_f32_e32 v113, 0x388ab355, v113
	v_mul_f32_e32 v113, v112, v113
	v_add_f32_e32 v113, 0xbb360b61, v113
	v_mul_f32_e32 v113, v112, v113
	v_add_f32_e32 v113, 0x3e2aaaab, v113
	v_mul_f32_e32 v112, v112, v113
	v_sub_f32_e32 v112, v103, v112
	v_mul_f32_e32 v103, v103, v112
	v_sub_f32_e32 v112, 2.0, v112
	v_div_scale_f32 v113, s[2:3], v112, v112, v103
	v_sub_f32_e64 v25, -v99, v25
	v_fma_f32 v96, -v111, v100, v96
	v_sub_f32_e32 v25, v98, v25
	v_div_fmas_f32 v16, v96, v16, v100
	v_add_f32_e32 v25, 1.0, v25
	v_lshlrev_b32_e32 v96, 23, v97
	v_add_u32_e32 v25, vcc, v96, v25
	v_cmp_ngt_f32_e32 vcc, s62, v94
	v_cndmask_b32_e32 v25, 0, v25, vcc
	v_div_scale_f32 v96, vcc, v103, v112, v103
	v_cmp_gt_f32_e64 s[2:3], s63, v94
	v_cndmask_b32_e64 v25, v45, v25, s[2:3]
	v_rcp_f32_e32 v97, v113
	v_cmp_o_f32_e64 s[2:3], v94, v94
	v_sub_f32_e32 v91, v91, v106
	v_cndmask_b32_e64 v25, v94, v25, s[2:3]
	v_fma_f32 v94, -v113, v97, 1.0
	v_cmp_gt_f32_e64 s[2:3], 0, v91
	v_fma_f32 v94, v94, v97, v97
	v_cndmask_b32_e64 v97, 0.5, -0.5, s[2:3]
	v_mul_f32_e32 v98, 0x3fb8aa3b, v91
	v_add_f32_e32 v97, v98, v97
	v_cvt_i32_f32_e32 v97, v97
	v_div_fixup_f32 v16, v16, v110, v109
	v_mul_f32_e32 v98, v96, v94
	v_fma_f32 v99, -v113, v98, v96
	v_fma_f32 v98, v99, v94, v98
	v_cvt_f32_i32_e32 v99, v97
	v_fma_f32 v96, -v113, v98, v96
	v_div_fmas_f32 v94, v96, v94, v98
	v_sub_f32_e64 v16, -v104, v16
	v_mul_f32_e32 v96, 0xbf317180, v99
	v_add_f32_e32 v96, v96, v91
	v_mul_f32_e32 v98, 0xb717f7d1, v99
	v_add_f32_e32 v99, v96, v98
	v_mul_f32_e32 v100, v99, v99
	v_mul_f32_e32 v104, 0x3331bb4c, v100
	v_add_f32_e32 v104, 0xb5ddea0e, v104
	v_mul_f32_e32 v104, v100, v104
	v_add_f32_e32 v104, 0x388ab355, v104
	v_mul_f32_e32 v104, v100, v104
	v_add_f32_e32 v104, 0xbb360b61, v104
	v_mul_f32_e32 v104, v100, v104
	v_add_f32_e32 v104, 0x3e2aaaab, v104
	v_mul_f32_e32 v100, v100, v104
	v_sub_f32_e32 v100, v99, v100
	v_mul_f32_e32 v99, v99, v100
	v_sub_f32_e32 v100, 2.0, v100
	v_div_scale_f32 v104, s[2:3], v100, v100, v99
	v_sub_f32_e32 v16, v105, v16
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v102, 23, v102
	v_add_u32_e32 v16, vcc, v102, v16
	v_cmp_ngt_f32_e32 vcc, s62, v93
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_div_scale_f32 v102, vcc, v99, v100, v99
	v_cmp_gt_f32_e64 s[2:3], s63, v93
	v_cndmask_b32_e64 v16, v45, v16, s[2:3]
	v_cmp_o_f32_e64 s[2:3], v93, v93
	v_sub_f32_e32 v90, v90, v107
	v_cndmask_b32_e64 v16, v93, v16, s[2:3]
	v_cmp_gt_f32_e64 s[2:3], 0, v90
	ds_write2_b32 v86, v25, v16 offset1:32
	v_div_fixup_f32 v16, v94, v112, v103
	v_cndmask_b32_e64 v93, 0.5, -0.5, s[2:3]
	v_mul_f32_e32 v94, 0x3fb8aa3b, v90
	v_rcp_f32_e32 v25, v104
	v_add_f32_e32 v93, v94, v93
	v_cvt_i32_f32_e32 v93, v93
	v_sub_f32_e64 v16, -v95, v16
	v_fma_f32 v94, -v104, v25, 1.0
	v_fma_f32 v25, v94, v25, v25
	v_cvt_f32_i32_e32 v103, v93
	v_mul_f32_e32 v94, v102, v25
	v_fma_f32 v105, -v104, v94, v102
	v_fma_f32 v94, v105, v25, v94
	v_fma_f32 v102, -v104, v94, v102
	v_mul_f32_e32 v104, 0xbf317180, v103
	v_add_f32_e32 v104, v104, v90
	v_mul_f32_e32 v103, 0xb717f7d1, v103
	v_add_f32_e32 v105, v104, v103
	v_mul_f32_e32 v106, v105, v105
	v_mul_f32_e32 v109, 0x3331bb4c, v106
	v_add_f32_e32 v109, 0xb5ddea0e, v109
	v_mul_f32_e32 v109, v106, v109
	v_add_f32_e32 v109, 0x388ab355, v109
	v_mul_f32_e32 v109, v106, v109
	v_add_f32_e32 v109, 0xbb360b61, v109
	v_mul_f32_e32 v109, v106, v109
	v_add_f32_e32 v109, 0x3e2aaaab, v109
	v_mul_f32_e32 v106, v106, v109
	v_sub_f32_e32 v106, v105, v106
	v_mul_f32_e32 v105, v105, v106
	v_sub_f32_e32 v106, 2.0, v106
	v_div_scale_f32 v109, s[2:3], v106, v106, v105
	v_sub_f32_e32 v16, v101, v16
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v92, 23, v92
	v_div_fmas_f32 v25, v102, v25, v94
	v_add_u32_e32 v16, vcc, v92, v16
	v_cmp_ngt_f32_e32 vcc, s62, v24
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_div_scale_f32 v92, vcc, v105, v106, v105
	v_cmp_gt_f32_e64 s[2:3], s63, v24
	v_cndmask_b32_e64 v16, v45, v16, s[2:3]
	v_cmp_o_f32_e64 s[2:3], v24, v24
	v_cndmask_b32_e64 v16, v24, v16, s[2:3]
	v_rcp_f32_e32 v24, v109
	v_sub_f32_e32 v89, v89, v107
	v_cmp_gt_f32_e64 s[2:3], 0, v89
	v_mul_f32_e32 v95, 0x3fb8aa3b, v89
	v_fma_f32 v94, -v109, v24, 1.0
	v_fma_f32 v24, v94, v24, v24
	v_cndmask_b32_e64 v94, 0.5, -0.5, s[2:3]
	v_add_f32_e32 v94, v95, v94
	v_cvt_i32_f32_e32 v94, v94
	v_div_fixup_f32 v25, v25, v100, v99
	v_sub_f32_e64 v25, -v98, v25
	v_mul_f32_e32 v95, v92, v24
	v_sub_f32_e32 v25, v96, v25
	v_fma_f32 v96, -v109, v95, v92
	v_fma_f32 v95, v96, v24, v95
	v_cvt_f32_i32_e32 v96, v94
	v_fma_f32 v92, -v109, v95, v92
	v_div_fmas_f32 v24, v92, v24, v95
	v_add_f32_e32 v25, 1.0, v25
	v_mul_f32_e32 v92, 0xbf317180, v96
	v_add_f32_e32 v92, v92, v89
	v_mul_f32_e32 v95, 0xb717f7d1, v96
	v_add_f32_e32 v96, v92, v95
	v_mul_f32_e32 v98, v96, v96
	v_mul_f32_e32 v99, 0x3331bb4c, v98
	v_add_f32_e32 v99, 0xb5ddea0e, v99
	v_mul_f32_e32 v99, v98, v99
	v_add_f32_e32 v99, 0x388ab355, v99
	v_mul_f32_e32 v99, v98, v99
	v_add_f32_e32 v99, 0xbb360b61, v99
	v_mul_f32_e32 v99, v98, v99
	v_add_f32_e32 v99, 0x3e2aaaab, v99
	v_mul_f32_e32 v98, v98, v99
	v_sub_f32_e32 v98, v96, v98
	v_mul_f32_e32 v96, v96, v98
	v_sub_f32_e32 v98, 2.0, v98
	v_div_scale_f32 v99, s[2:3], v98, v98, v96
	v_lshlrev_b32_e32 v97, 23, v97
	v_add_u32_e32 v25, vcc, v97, v25
	v_div_scale_f32 v97, vcc, v96, v98, v96
	v_cmp_ngt_f32_e64 s[2:3], s62, v91
	v_cndmask_b32_e64 v25, 0, v25, s[2:3]
	v_cmp_gt_f32_e64 s[2:3], s63, v91
	v_cndmask_b32_e64 v25, v45, v25, s[2:3]
	v_cmp_o_f32_e64 s[2:3], v91, v91
	v_cndmask_b32_e64 v25, v91, v25, s[2:3]
	ds_write2_b32 v86, v16, v25 offset0:64 offset1:96
	v_div_fixup_f32 v16, v24, v106, v105
	v_lshlrev_b32_e32 v25, 23, v93
	v_rcp_f32_e32 v24, v99
	v_sub_f32_e64 v16, -v103, v16
	v_sub_f32_e32 v16, v104, v16
	v_add_f32_e32 v16, 1.0, v16
	v_fma_f32 v91, -v99, v24, 1.0
	v_fma_f32 v24, v91, v24, v24
	v_mul_f32_e32 v91, v97, v24
	v_fma_f32 v93, -v99, v91, v97
	v_fma_f32 v91, v93, v24, v91
	v_fma_f32 v93, -v99, v91, v97
	v_div_fmas_f32 v24, v93, v24, v91
	v_add_u32_e32 v16, vcc, v25, v16
	v_cmp_ngt_f32_e32 vcc, s62, v90
	v_sub_f32_e32 v25, v88, v108
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, 0, v25
	v_cndmask_b32_e64 v88, 0.5, -0.5, vcc
	v_mul_f32_e32 v91, 0x3fb8aa3b, v25
	v_add_f32_e32 v88, v91, v88
	v_cvt_i32_f32_e32 v88, v88
	v_cmp_gt_f32_e32 vcc, s63, v90
	v_cndmask_b32_e32 v16, v45, v16, vcc
	v_cmp_o_f32_e32 vcc, v90, v90
	v_cndmask_b32_e32 v16, v90, v16, vcc
	v_cvt_f32_i32_e32 v90, v88
	v_div_fixup_f32 v24, v24, v98, v96
	v_sub_f32_e64 v24, -v95, v24
	v_sub_f32_e32 v24, v92, v24
	v_mul_f32_e32 v91, 0xbf317180, v90
	v_add_f32_e32 v91, v91, v25
	v_mul_f32_e32 v90, 0xb717f7d1, v90
	v_add_f32_e32 v92, v91, v90
	v_mul_f32_e32 v93, v92, v92
	v_mul_f32_e32 v95, 0x3331bb4c, v93
	v_add_f32_e32 v95, 0xb5ddea0e, v95
	v_mul_f32_e32 v95, v93, v95
	v_add_f32_e32 v95, 0x388ab355, v95
	v_mul_f32_e32 v95, v93, v95
	v_add_f32_e32 v95, 0xbb360b61, v95
	v_mul_f32_e32 v95, v93, v95
	v_sub_f32_e32 v87, v87, v108
	v_add_f32_e32 v95, 0x3e2aaaab, v95
	v_cmp_gt_f32_e32 vcc, 0, v87
	v_mul_f32_e32 v93, v93, v95
	v_cndmask_b32_e64 v95, 0.5, -0.5, vcc
	v_mul_f32_e32 v96, 0x3fb8aa3b, v87
	v_add_f32_e32 v95, v96, v95
	v_cvt_i32_f32_e32 v95, v95
	v_sub_f32_e32 v93, v92, v93
	v_mul_f32_e32 v92, v92, v93
	v_sub_f32_e32 v93, 2.0, v93
	v_cvt_f32_i32_e32 v96, v95
	v_div_scale_f32 v97, s[2:3], v93, v93, v92
	v_div_scale_f32 v98, vcc, v92, v93, v92
	v_mul_f32_e32 v99, 0xbf317180, v96
	v_add_f32_e32 v99, v99, v87
	v_mul_f32_e32 v96, 0xb717f7d1, v96
	v_add_f32_e32 v100, v99, v96
	v_mul_f32_e32 v101, v100, v100
	v_mul_f32_e32 v102, 0x3331bb4c, v101
	v_add_f32_e32 v102, 0xb5ddea0e, v102
	v_mul_f32_e32 v102, v101, v102
	v_add_f32_e32 v102, 0x388ab355, v102
	v_mul_f32_e32 v102, v101, v102
	v_add_f32_e32 v102, 0xbb360b61, v102
	v_mul_f32_e32 v102, v101, v102
	v_add_f32_e32 v102, 0x3e2aaaab, v102
	v_mul_f32_e32 v101, v101, v102
	v_sub_f32_e32 v101, v100, v101
	v_mul_f32_e32 v100, v100, v101
	v_sub_f32_e32 v101, 2.0, v101
	v_div_scale_f32 v102, s[2:3], v101, v101, v100
	v_add_f32_e32 v24, 1.0, v24
	v_lshlrev_b32_e32 v94, 23, v94
	v_add_u32_e64 v24, s[2:3], v94, v24
	v_div_scale_f32 v94, s[2:3], v100, v101, v100
	v_rcp_f32_e32 v103, v97
	v_fma_f32 v104, -v97, v103, 1.0
	v_fma_f32 v103, v104, v103, v103
	v_mul_f32_e32 v104, v98, v103
	v_fma_f32 v105, -v97, v104, v98
	v_fma_f32 v104, v105, v103, v104
	v_fma_f32 v97, -v97, v104, v98
	v_rcp_f32_e32 v98, v102
	v_div_fmas_f32 v97, v97, v103, v104
	v_cmp_ngt_f32_e32 vcc, s62, v89
	v_cndmask_b32_e32 v24, 0, v24, vcc
	v_fma_f32 v103, -v102, v98, 1.0
	v_fma_f32 v98, v103, v98, v98
	v_mul_f32_e32 v103, v94, v98
	v_fma_f32 v104, -v102, v103, v94
	v_cmp_gt_f32_e32 vcc, s63, v89
	v_fma_f32 v103, v104, v98, v103
	v_cndmask_b32_e32 v24, v45, v24, vcc
	v_fma_f32 v94, -v102, v103, v94
	s_mov_b64 vcc, s[2:3]
	v_div_fmas_f32 v94, v94, v98, v103
	v_cmp_o_f32_e32 vcc, v89, v89
	v_cndmask_b32_e32 v24, v89, v24, vcc
	ds_write2_b32 v86, v16, v24 offset0:128 offset1:160
	v_div_fixup_f32 v16, v97, v93, v92
	v_sub_f32_e64 v16, -v90, v16
	v_sub_f32_e32 v16, v91, v16
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v24, 23, v88
	v_add_u32_e32 v16, vcc, v24, v16
	v_cmp_ngt_f32_e32 vcc, s62, v25
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s63, v25
	v_cndmask_b32_e32 v16, v45, v16, vcc
	v_cmp_o_f32_e32 vcc, v25, v25
	v_div_fixup_f32 v24, v94, v101, v100
	v_sub_f32_e64 v24, -v96, v24
	v_sub_f32_e32 v24, v99, v24
	v_cndmask_b32_e32 v16, v25, v16, vcc
	v_add_f32_e32 v24, 1.0, v24
	v_lshlrev_b32_e32 v25, 23, v95
	v_add_u32_e32 v24, vcc, v25, v24
	v_cmp_ngt_f32_e32 vcc, s62, v87
	v_cndmask_b32_e32 v24, 0, v24, vcc
	v_cmp_gt_f32_e32 vcc, s63, v87
	v_cndmask_b32_e32 v24, v45, v24, vcc
	v_cmp_o_f32_e32 vcc, v87, v87
	v_cndmask_b32_e32 v24, v87, v24, vcc
	ds_write2_b32 v31, v16, v24 offset1:32
	s_mov_b32 s2, 0
	v_mov_b32_e32 v16, v41
	.loc	1 238
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_24:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 242
	v_add_u32_e32 v100, vcc, s2, v42
	v_add_u32_e32 v102, vcc, s2, v30
	.loc	1 244
	ds_read2_b32 v[24:25], v16 offset1:32
	ds_read2_b32 v[98:99], v16 offset0:68 offset1:100
	.loc	1 242
	ds_read2_b64 v[86:89], v100 offset1:32
	ds_read2_b64 v[90:93], v100 offset0:64 offset1:96
	ds_read2_b64 v[94:97], v100 offset0:128 offset1:160
	ds_read_b64 v[100:101], v100 offset:1536
	ds_read_b64 v[102:103], v102
	.loc	1 243
	s_waitcnt lgkmcnt(4)
	v_add_f32_e32 v0, v0, v86
	v_add_f32_e32 v1, v1, v88
	.loc	1 244
	v_mul_f32_e32 v104, v86, v24
	v_mul_f32_e32 v86, v86, v25
	v_mul_f32_e32 v105, v88, v24
	v_mul_f32_e32 v88, v88, v25
	.loc	1 243
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v2, v2, v90
	.loc	1 244
	v_mul_f32_e32 v106, v90, v24
	v_mul_f32_e32 v90, v90, v25
	.loc	1 243
	v_add_f32_e32 v3, v3, v92
	.loc	1 244
	v_mul_f32_e32 v107, v92, v24
	v_mul_f32_e32 v92, v92, v25
	.loc	1 243
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v4, v4, v94
	.loc	1 244
	v_mul_f32_e32 v108, v94, v24
	v_mul_f32_e32 v94, v94, v25
	.loc	1 243
	v_add_f32_e32 v5, v5, v96
	.loc	1 244
	v_mul_f32_e32 v109, v96, v24
	v_mul_f32_e32 v96, v96, v25
	.loc	1 243
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v6, v6, v100
	.loc	1 244
	v_mul_f32_e32 v110, v100, v24
	v_mul_f32_e32 v100, v100, v25
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v24, v102, v24
	v_mul_f32_e32 v25, v102, v25
	.loc	1 240
	s_add_i32 s2, s2, 8
	.loc	1 243
	v_add_f32_e32 v7, v7, v102
	.loc	1 244
	v_mul_f32_e32 v102, v87, v98
	v_mul_f32_e32 v111, v87, v99
	v_mul_f32_e32 v112, v89, v98
	v_mul_f32_e32 v113, v89, v99
	v_mul_f32_e32 v114, v91, v98
	v_mul_f32_e32 v115, v91, v99
	v_mul_f32_e32 v116, v93, v98
	v_mul_f32_e32 v117, v93, v99
	v_mul_f32_e32 v118, v95, v98
	v_mul_f32_e32 v119, v95, v99
	v_mul_f32_e32 v120, v97, v98
	v_mul_f32_e32 v121, v97, v99
	v_mul_f32_e32 v122, v101, v98
	v_mul_f32_e32 v123, v101, v99
	v_mul_f32_e32 v98, v103, v98
	v_mul_f32_e32 v99, v103, v99
	v_add_f32_e32 v68, v104, v68
	v_add_f32_e32 v69, v86, v69
	v_add_f32_e32 v67, v105, v67
	v_add_f32_e32 v66, v88, v66
	v_add_f32_e32 v65, v106, v65
	v_add_f32_e32 v64, v90, v64
	v_add_f32_e32 v62, v107, v62
	v_add_f32_e32 v61, v92, v61
	v_add_f32_e32 v59, v108, v59
	v_add_f32_e32 v58, v94, v58
	v_add_f32_e32 v56, v109, v56
	v_add_f32_e32 v55, v96, v55
	v_add_f32_e32 v53, v110, v53
	v_add_f32_e32 v52, v100, v52
	v_add_f32_e32 v24, v24, v50
	v_add_f32_e32 v25, v25, v49
	.loc	1 240
	v_add_u32_e32 v16, vcc, 0x220, v16
	s_cmpk_lg_i32 s2, 0x100
	.loc	1 243
	v_add_f32_e32 v0, v0, v87
	v_add_f32_e32 v1, v1, v89
	v_add_f32_e32 v2, v2, v91
	v_add_f32_e32 v3, v3, v93
	v_add_f32_e32 v4, v4, v95
	v_add_f32_e32 v5, v5, v97
	v_add_f32_e32 v6, v6, v101
	v_add_f32_e32 v7, v7, v103
	.loc	1 244
	v_add_f32_e32 v68, v102, v68
	v_add_f32_e32 v69, v111, v69
	v_add_f32_e32 v67, v112, v67
	v_add_f32_e32 v66, v113, v66
	v_add_f32_e32 v65, v114, v65
	v_add_f32_e32 v64, v115, v64
	v_add_f32_e32 v62, v116, v62
	v_add_f32_e32 v61, v117, v61
	v_add_f32_e32 v59, v118, v59
	v_add_f32_e32 v58, v119, v58
	v_add_f32_e32 v56, v120, v56
	v_add_f32_e32 v55, v121, v55
	v_add_f32_e32 v53, v122, v53
	v_add_f32_e32 v52, v123, v52
	v_add_f32_e32 v50, v98, v24
	v_add_f32_e32 v49, v99, v25
	.loc	1 240
	s_cbranch_scc1 .LBB0_24
; %bb.25:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	1 209
	v_mov_b32_e32 v16, s51
	v_add_u32_e32 v20, vcc, s50, v20
	v_addc_u32_e32 v21, vcc, v21, v16, vcc
	s_add_i32 s28, s28, 64
	s_add_i32 s25, s25, 64
	v_add_u32_e32 v22, vcc, s50, v22
	s_cmp_eq_u32 s36, s49
	v_addc_u32_e32 v23, vcc, v23, v16, vcc
	.loc	1 257
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 209
	s_cbranch_scc1 .LBB0_27
; %bb.26:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	1 0
	v_mov_b32_e32 v16, v15
	v_mov_b32_e32 v15, v14
	v_mov_b32_e32 v14, v13
	v_mov_b32_e32 v13, v12
	v_mov_b32_e32 v12, v11
	v_mov_b32_e32 v11, v10
	v_mov_b32_e32 v10, v9
	v_mov_b32_e32 v9, v8
	s_branch .LBB0_11
.LBB0_27:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v8, vcc, v18, v17
	v_addc_u32_e32 v9, vcc, 0, v19, vcc
	v_cmp_gt_i32_e32 vcc, s46, v63
	.loc	1 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_29
; %bb.28:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 261
	v_div_scale_f32 v10, s[2:3], v0, v0, v68
	v_div_scale_f32 v11, s[2:3], v0, v0, v69
	v_div_scale_f32 v12, vcc, v68, v0, v68
	v_div_scale_f32 v13, s[2:3], v69, v0, v69
	v_rcp_f32_e32 v14, v10
	v_rcp_f32_e32 v15, v11
	v_fma_f32 v16, -v10, v14, 1.0
	v_fma_f32 v14, v16, v14, v14
	v_fma_f32 v18, -v11, v15, 1.0
	v_fma_f32 v15, v18, v15, v15
	v_mul_f32_e32 v16, v12, v14
	v_mul_f32_e32 v18, v13, v15
	v_fma_f32 v19, -v10, v16, v12
	v_fma_f32 v20, -v11, v18, v13
	v_fma_f32 v16, v19, v14, v16
	v_fma_f32 v18, v20, v15, v18
	v_fma_f32 v10, -v10, v16, v12
	v_fma_f32 v11, -v11, v18, v13
	v_div_fmas_f32 v13, v10, v14, v16
	s_mov_b64 vcc, s[2:3]
	v_div_fmas_f32 v14, v11, v15, v18
	v_mad_i64_i32 v[10:11], s[2:3], v63, s22, v[8:9]
	v_mov_b32_e32 v12, s35
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v10, vcc, s34, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	v_add_u32_e32 v12, vcc, 0x80, v10
	v_div_fixup_f32 v13, v13, v0, v68
	v_cndmask_b32_e64 v13, 0, v13, s[0:1]
	v_div_fixup_f32 v0, v14, v0, v69
	flat_store_dword v[10:11], v13
	v_cndmask_b32_e64 v0, 0, v0, s[0:1]
	v_addc_u32_e32 v13, vcc, 0, v11, vcc
	flat_store_dword v[12:13], v0
.LBB0_29:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s46, v60
	.loc	1 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 261
	v_div_scale_f32 v0, s[2:3], v1, v1, v67
	v_div_scale_f32 v10, s[2:3], v1, v1, v66
	v_div_scale_f32 v11, vcc, v67, v1, v67
	v_div_scale_f32 v12, s[2:3], v66, v1, v66
	v_rcp_f32_e32 v13, v0
	v_rcp_f32_e32 v14, v10
	v_fma_f32 v15, -v0, v13, 1.0
	v_fma_f32 v13, v15, v13, v13
	v_fma_f32 v16, -v10, v14, 1.0
	v_fma_f32 v14, v16, v14, v14
	v_mul_f32_e32 v15, v11, v13
	v_mul_f32_e32 v16, v12, v14
	v_fma_f32 v18, -v0, v15, v11
	v_fma_f32 v19, -v10, v16, v12
	v_fma_f32 v15, v18, v13, v15
	v_fma_f32 v16, v19, v14, v16
	v_fma_f32 v0, -v0, v15, v11
	v_fma_f32 v10, -v10, v16, v12
	v_div_fmas_f32 v12, v0, v13, v15
	s_mov_b64 vcc, s[2:3]
	v_div_fmas_f32 v13, v10, v14, v16
	v_mad_i64_i32 v[10:11], s[2:3], v60, s22, v[8:9]
	v_mov_b32_e32 v0, s35
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v10, vcc, s34, v10
	v_addc_u32_e32 v11, vcc, v0, v11, vcc
	v_add_u32_e32 v0, vcc, 0x80, v10
	v_div_fixup_f32 v12, v12, v1, v67
	v_cndmask_b32_e64 v12, 0, v12, s[0:1]
	v_div_fixup_f32 v1, v13, v1, v66
	flat_store_dword v[10:11], v12
	v_cndmask_b32_e64 v10, 0, v1, s[0:1]
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	flat_store_dword v[0:1], v10
.LBB0_31:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s46, v57
	.loc	1 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 261
	v_div_scale_f32 v0, s[2:3], v2, v2, v65
	v_div_scale_f32 v1, s[2:3], v2, v2, v64
	v_div_scale_f32 v10, vcc, v65, v2, v65
	v_div_scale_f32 v11, s[2:3], v64, v2, v64
	v_rcp_f32_e32 v12, v0
	v_rcp_f32_e32 v13, v1
	v_fma_f32 v14, -v0, v12, 1.0
	v_fma_f32 v12, v14, v12, v12
	v_fma_f32 v15, -v1, v13, 1.0
	v_fma_f32 v13, v15, v13, v13
	v_mul_f32_e32 v14, v10, v12
	v_mul_f32_e32 v15, v11, v13
	v_fma_f32 v16, -v0, v14, v10
	v_fma_f32 v18, -v1, v15, v11
	v_fma_f32 v14, v16, v12, v14
	v_fma_f32 v15, v18, v13, v15
	v_fma_f32 v0, -v0, v14, v10
	v_fma_f32 v1, -v1, v15, v11
	v_div_fmas_f32 v11, v0, v12, v14
	s_mov_b64 vcc, s[2:3]
	v_div_fmas_f32 v12, v1, v13, v15
	v_mad_i64_i32 v[0:1], s[2:3], v57, s22, v[8:9]
	v_mov_b32_e32 v10, s35
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s34, v0
	v_addc_u32_e32 v1, vcc, v10, v1, vcc
	v_add_u32_e32 v10, vcc, 0x80, v0
	v_div_fixup_f32 v11, v11, v2, v65
	v_cndmask_b32_e64 v11, 0, v11, s[0:1]
	v_div_fixup_f32 v2, v12, v2, v64
	flat_store_dword v[0:1], v11
	v_cndmask_b32_e64 v0, 0, v2, s[0:1]
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	flat_store_dword v[10:11], v0
.LBB0_33:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s46, v54
	.loc	1 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_35
; %bb.34:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 261
	v_div_scale_f32 v0, s[2:3], v3, v3, v62
	v_div_scale_f32 v1, s[2:3], v3, v3, v61
	v_div_scale_f32 v2, vcc, v62, v3, v62
	v_div_scale_f32 v10, s[2:3], v61, v3, v61
	v_rcp_f32_e32 v11, v0
	v_rcp_f32_e32 v12, v1
	v_fma_f32 v13, -v0, v11, 1.0
	v_fma_f32 v11, v13, v11, v11
	v_fma_f32 v14, -v1, v12, 1.0
	v_fma_f32 v12, v14, v12, v12
	v_mul_f32_e32 v13, v2, v11
	v_mul_f32_e32 v14, v10, v12
	v_fma_f32 v15, -v0, v13, v2
	v_fma_f32 v16, -v1, v14, v10
	v_fma_f32 v13, v15, v11, v13
	v_fma_f32 v14, v16, v12, v14
	v_fma_f32 v0, -v0, v13, v2
	v_fma_f32 v1, -v1, v14, v10
	v_div_fmas_f32 v10, v0, v11, v13
	s_mov_b64 vcc, s[2:3]
	v_div_fmas_f32 v11, v1, v12, v14
	v_mad_i64_i32 v[0:1], s[2:3], v54, s22, v[8:9]
	v_mov_b32_e32 v2, s35
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s34, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_add_u32_e32 v2, vcc, 0x80, v0
	v_div_fixup_f32 v10, v10, v3, v62
	v_cndmask_b32_e64 v10, 0, v10, s[0:1]
	v_div_fixup_f32 v3, v11, v3, v61
	flat_store_dword v[0:1], v10
	v_cndmask_b32_e64 v0, 0, v3, s[0:1]
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_store_dword v[2:3], v0
.LBB0_35:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s46, v51
	.loc	1 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_37
; %bb.36:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 261
	v_div_scale_f32 v0, s[2:3], v4, v4, v59
	v_div_scale_f32 v1, s[2:3], v4, v4, v58
	v_div_scale_f32 v2, vcc, v59, v4, v59
	v_div_scale_f32 v3, s[2:3], v58, v4, v58
	v_rcp_f32_e32 v10, v0
	v_rcp_f32_e32 v11, v1
	v_fma_f32 v12, -v0, v10, 1.0
	v_fma_f32 v10, v12, v10, v10
	v_fma_f32 v13, -v1, v11, 1.0
	v_fma_f32 v11, v13, v11, v11
	v_mul_f32_e32 v12, v2, v10
	v_mul_f32_e32 v13, v3, v11
	v_fma_f32 v14, -v0, v12, v2
	v_fma_f32 v15, -v1, v13, v3
	v_fma_f32 v12, v14, v10, v12
	v_fma_f32 v13, v15, v11, v13
	v_fma_f32 v0, -v0, v12, v2
	v_fma_f32 v1, -v1, v13, v3
	v_div_fmas_f32 v3, v0, v10, v12
	s_mov_b64 vcc, s[2:3]
	v_div_fmas_f32 v10, v1, v11, v13
	v_mad_i64_i32 v[0:1], s[2:3], v51, s22, v[8:9]
	v_mov_b32_e32 v2, s35
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s34, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_add_u32_e32 v2, vcc, 0x80, v0
	v_div_fixup_f32 v3, v3, v4, v59
	v_cndmask_b32_e64 v3, 0, v3, s[0:1]
	v_div_fixup_f32 v4, v10, v4, v58
	flat_store_dword v[0:1], v3
	v_cndmask_b32_e64 v0, 0, v4, s[0:1]
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_store_dword v[2:3], v0
.LBB0_37:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s46, v48
	.loc	1 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_39
; %bb.38:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 261
	v_div_scale_f32 v0, s[2:3], v5, v5, v56
	v_div_scale_f32 v1, s[2:3], v5, v5, v55
	v_div_scale_f32 v2, vcc, v56, v5, v56
	v_div_scale_f32 v3, s[2:3], v55, v5, v55
	v_rcp_f32_e32 v4, v0
	v_rcp_f32_e32 v10, v1
	v_fma_f32 v11, -v0, v4, 1.0
	v_fma_f32 v4, v11, v4, v4
	v_fma_f32 v12, -v1, v10, 1.0
	v_fma_f32 v10, v12, v10, v10
	v_mul_f32_e32 v11, v2, v4
	v_mul_f32_e32 v12, v3, v10
	v_fma_f32 v13, -v0, v11, v2
	v_fma_f32 v14, -v1, v12, v3
	v_fma_f32 v11, v13, v4, v11
	v_fma_f32 v12, v14, v10, v12
	v_fma_f32 v0, -v0, v11, v2
	v_fma_f32 v1, -v1, v12, v3
	v_div_fmas_f32 v3, v0, v4, v11
	s_mov_b64 vcc, s[2:3]
	v_div_fmas_f32 v4, v1, v10, v12
	v_mad_i64_i32 v[0:1], s[2:3], v48, s22, v[8:9]
	v_mov_b32_e32 v2, s35
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s34, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_add_u32_e32 v2, vcc, 0x80, v0
	v_div_fixup_f32 v3, v3, v5, v56
	v_cndmask_b32_e64 v3, 0, v3, s[0:1]
	v_div_fixup_f32 v4, v4, v5, v55
	flat_store_dword v[0:1], v3
	v_cndmask_b32_e64 v0, 0, v4, s[0:1]
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_store_dword v[2:3], v0
.LBB0_39:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s46, v47
	.loc	1 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_41
; %bb.40:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 261
	v_div_scale_f32 v0, s[2:3], v6, v6, v53
	v_div_scale_f32 v1, s[2:3], v6, v6, v52
	v_div_scale_f32 v2, vcc, v53, v6, v53
	v_div_scale_f32 v3, s[2:3], v52, v6, v52
	v_rcp_f32_e32 v4, v0
	v_rcp_f32_e32 v5, v1
	v_fma_f32 v10, -v0, v4, 1.0
	v_fma_f32 v4, v10, v4, v4
	v_fma_f32 v11, -v1, v5, 1.0
	v_fma_f32 v5, v11, v5, v5
	v_mul_f32_e32 v10, v2, v4
	v_mul_f32_e32 v11, v3, v5
	v_fma_f32 v12, -v0, v10, v2
	v_fma_f32 v13, -v1, v11, v3
	v_fma_f32 v10, v12, v4, v10
	v_fma_f32 v11, v13, v5, v11
	v_fma_f32 v0, -v0, v10, v2
	v_fma_f32 v1, -v1, v11, v3
	v_div_fmas_f32 v3, v0, v4, v10
	s_mov_b64 vcc, s[2:3]
	v_div_fmas_f32 v4, v1, v5, v11
	v_mad_i64_i32 v[0:1], s[2:3], v47, s22, v[8:9]
	v_mov_b32_e32 v2, s35
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s34, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_add_u32_e32 v2, vcc, 0x80, v0
	v_div_fixup_f32 v3, v3, v6, v53
	v_cndmask_b32_e64 v3, 0, v3, s[0:1]
	v_div_fixup_f32 v4, v4, v6, v52
	flat_store_dword v[0:1], v3
	v_cndmask_b32_e64 v0, 0, v4, s[0:1]
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_store_dword v[2:3], v0
.LBB0_41:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s46, v46
	.loc	1 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_2
; %bb.42:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 261
	v_div_scale_f32 v0, s[2:3], v7, v7, v50
	v_div_scale_f32 v1, s[2:3], v7, v7, v49
	v_div_scale_f32 v2, vcc, v50, v7, v50
	v_div_scale_f32 v3, s[2:3], v49, v7, v49
	v_rcp_f32_e32 v4, v0
	v_rcp_f32_e32 v5, v1
	v_fma_f32 v6, -v0, v4, 1.0
	v_fma_f32 v4, v6, v4, v4
	v_fma_f32 v10, -v1, v5, 1.0
	v_fma_f32 v5, v10, v5, v5
	v_mul_f32_e32 v6, v2, v4
	v_mul_f32_e32 v10, v3, v5
	v_fma_f32 v11, -v0, v6, v2
	v_fma_f32 v12, -v1, v10, v3
	v_fma_f32 v6, v11, v4, v6
	v_fma_f32 v10, v12, v5, v10
	v_fma_f32 v0, -v0, v6, v2
	v_fma_f32 v1, -v1, v10, v3
	v_div_fmas_f32 v3, v0, v4, v6
	s_mov_b64 vcc, s[2:3]
	v_div_fmas_f32 v4, v1, v5, v10
	v_mad_i64_i32 v[0:1], s[2:3], v46, s22, v[8:9]
	v_mov_b32_e32 v2, s35
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s34, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_add_u32_e32 v2, vcc, 0x80, v0
	v_div_fixup_f32 v3, v3, v7, v50
	v_cndmask_b32_e64 v3, 0, v3, s[0:1]
	v_div_fixup_f32 v4, v4, v7, v49
	flat_store_dword v[0:1], v3
	v_cndmask_b32_e64 v0, 0, v4, s[0:1]
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	flat_store_dword v[2:3], v0
	s_branch .LBB0_2
.LBB0_43:
	.loc	1 264
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
		.amdhsa_next_free_vgpr 168
		.amdhsa_next_free_sgpr 65
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
; codeLenInByte = 18072
; NumSgprs: 67
; NumVgprs: 168
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 43008 bytes/workgroup (compile time only)
; SGPRBlocks: 8
; VGPRBlocks: 41
; NumSGPRsForWavesPerEU: 67
; NumVGPRsForWavesPerEU: 168
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
    .sgpr_count:     67
    .sgpr_spill_count: 0
    .symbol:         attention_v3.kd
    .vgpr_count:     168
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

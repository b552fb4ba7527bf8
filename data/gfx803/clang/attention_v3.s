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
	s_load_dwordx4 s[44:47], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s46, 31
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 27
	s_add_i32 s0, s0, s1
	s_ashr_i32 s33, s0, 5
	s_mul_i32 s53, s45, s44
	s_mul_i32 s53, s53, s33
	.loc	0 196
	s_cmp_le_i32 s53, s8
	s_cbranch_scc1 .LBB0_43
; %bb.1:
	.loc	0 0
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
	.loc	0 195
	s_load_dwordx2 s[18:19], s[6:7], 0x18
	s_load_dwordx8 s[20:27], s[6:7], 0x20
	s_load_dwordx4 s[48:51], s[6:7], 0x40
	s_load_dwordx2 s[34:35], s[6:7], 0x50
	v_rcp_iflag_f32_e32 v1, v1
	.loc	0 196
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
	.loc	0 195
	v_and_b32_e32 v17, 31, v0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s2, v1
	.loc	0 196
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
	v_mov_b32_e32 v44, 0xb5ddea0e
	s_mov_b32 s62, 0x6f800000
	s_mov_b32 s63, 0xc2aeac4f
	s_mov_b32 s64, 0x42b17218
	v_mov_b32_e32 v45, 0xff800000
	s_movk_i32 s65, 0x400
	v_mov_b32_e32 v46, 0x2f800000
	v_mov_b32_e32 v47, 0x7f800000
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 196
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
	.loc	0 197
	s_ashr_i32 s2, s33, 31
	s_add_i32 s3, s33, s2
	s_xor_b32 s3, s3, s2
	v_cvt_f32_u32_e32 v0, s3
	s_sub_i32 s4, 0, s3
	.loc	0 200
	v_mov_b32_e32 v2, s48
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
	.loc	0 200
	v_mov_b32_e32 v1, s52
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
	s_mul_i32 s2, s7, s45
	s_sub_i32 s10, s6, s2
	.loc	0 200
	v_mad_i64_i32 v[0:1], s[2:3], s10, v1, 0
	.loc	0 206
	s_andn2_b64 vcc, exec, s[0:1]
	.loc	0 200
	v_mad_i64_i32 v[0:1], s[2:3], s7, v2, v[0:1]
	.loc	0 206
	v_cmp_ne_u32_e64 s[2:3], 1, v43
	v_lshlrev_b64 v[8:9], 2, v[0:1]
	s_cbranch_vccnz .LBB0_9
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 179
	v_add_u32_e32 v0, vcc, v33, v8
	v_addc_u32_e32 v1, vcc, v34, v9, vcc
	s_mov_b64 s[4:5], 0
	s_mov_b32 s11, s59
	v_mov_b32_e32 v2, v35
	v_mov_b32_e32 v3, v32
	s_branch .LBB0_6
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=2
	v_add_u32_e32 v3, vcc, 0x80, v3
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v2, v4
	.loc	0 179
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
	.loc	0 181
	s_cmp_ge_i32 s11, s47
	.loc	0 182
	v_mov_b32_e32 v4, 0
	s_cbranch_scc1 .LBB0_5
; %bb.7:                                ;   in Loop: Header=BB0_6 Depth=2
	flat_load_dword v4, v[0:1]
	s_branch .LBB0_5
.LBB0_8:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
.LBB0_9:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 199
	v_mov_b32_e32 v0, s44
	v_mad_i64_i32 v[0:1], s[4:5], s10, v0, 0
	s_mul_i32 s6, s6, s33
	v_mov_b32_e32 v2, s20
	s_sub_i32 s6, s8, s6
	v_mad_i64_i32 v[18:19], s[4:5], s7, v2, v[0:1]
	.loc	0 198
	s_lshl_b32 s6, s6, 5
	s_mov_b32 s36, 0
	v_or_b32_e32 v65, s6, v26
	s_mov_b32 s37, s36
	s_mov_b32 s38, s36
	s_mov_b32 s39, s36
	s_mov_b32 s40, s36
	s_mov_b32 s41, s36
	s_mov_b32 s42, s36
	s_mov_b32 s43, s36
	v_mov_b32_e32 v0, s36
	.loc	0 209
	s_and_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v1, s37
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	v_mov_b32_e32 v4, s40
	v_mov_b32_e32 v5, s41
	v_mov_b32_e32 v6, s42
	v_mov_b32_e32 v7, s43
	v_mov_b32_e32 v71, 0
	v_or_b32_e32 v48, 7, v65
	v_or_b32_e32 v63, 1, v65
	v_or_b32_e32 v60, 2, v65
	v_or_b32_e32 v57, 3, v65
	v_or_b32_e32 v54, 4, v65
	v_or_b32_e32 v51, 5, v65
	v_or_b32_e32 v49, 6, v65
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v66, 0
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
	.loc	0 207
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_vccnz .LBB0_27
; %bb.10:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	v_min_i32_e32 v2, s21, v48
	v_mad_i64_i32 v[2:3], s[2:3], v2, s22, 0
	v_lshlrev_b64 v[0:1], 2, v[18:19]
	v_mov_b32_e32 v4, s19
	v_add_u32_e32 v5, vcc, s18, v0
	v_addc_u32_e32 v4, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s21, v65
	v_mad_i64_i32 v[2:3], s[2:3], v2, s22, 0
	v_add_u32_e32 v72, vcc, v5, v0
	v_addc_u32_e32 v73, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s21, v63
	v_mad_i64_i32 v[2:3], s[2:3], v2, s22, 0
	v_add_u32_e32 v74, vcc, v5, v0
	v_addc_u32_e32 v75, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s21, v60
	v_mad_i64_i32 v[2:3], s[2:3], v2, s22, 0
	v_add_u32_e32 v76, vcc, v5, v0
	v_addc_u32_e32 v77, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s21, v57
	v_mad_i64_i32 v[2:3], s[2:3], v2, s22, 0
	v_add_u32_e32 v78, vcc, v5, v0
	v_addc_u32_e32 v79, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s21, v54
	v_mad_i64_i32 v[2:3], s[2:3], v2, s22, 0
	v_add_u32_e32 v80, vcc, v5, v0
	v_addc_u32_e32 v81, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s21, v51
	v_mad_i64_i32 v[2:3], s[2:3], v2, s22, 0
	v_add_u32_e32 v82, vcc, v5, v0
	v_addc_u32_e32 v83, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s21, v49
	v_mad_i64_i32 v[2:3], s[2:3], v2, s22, 0
	v_add_u32_e32 v84, vcc, v5, v0
	v_addc_u32_e32 v85, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	s_mov_b32 s25, s24
	v_add_u32_e32 v86, vcc, v5, v0
	v_addc_u32_e32 v87, vcc, v4, v1, vcc
	.loc	0 209
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
	.loc	0 0
	v_mov_b32_e32 v50, 0
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
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v71, 0
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
	v_mov_b32_e32 v88, v32
	s_branch .LBB0_13
.LBB0_12:                               ;   in Loop: Header=BB0_13 Depth=3
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v8, v89
	.loc	0 179
	v_add_u32_e32 v88, vcc, 0x80, v88
	v_add_u32_e32 v8, vcc, 0x220, v8
	s_add_i32 s4, s4, 2
	v_cmp_lt_u32_e32 vcc, s61, v88
	v_mov_b32_e32 v89, s57
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_u32_e32 v24, vcc, s56, v24
	v_addc_u32_e32 v25, vcc, v25, v89, vcc
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_15
.LBB0_13:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	s_cmp_ge_i32 s4, s47
	.loc	0 182
	v_mov_b32_e32 v89, 0
	s_cbranch_scc1 .LBB0_12
; %bb.14:                               ;   in Loop: Header=BB0_13 Depth=3
	flat_load_dword v89, v[24:25]
	s_branch .LBB0_12
.LBB0_15:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	s_mov_b64 s[26:27], 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v98, v27
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v97, 0
	v_mov_b32_e32 v99, 0
	v_mov_b32_e32 v100, 0
	v_mov_b32_e32 v101, 0
.LBB0_16:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 215
	v_mov_b32_e32 v112, s27
	v_add_u32_e32 v114, vcc, s26, v76
	v_add_u32_e64 v118, s[2:3], s26, v78
	v_add_u32_e64 v122, s[4:5], s26, v80
	v_add_u32_e64 v126, s[6:7], s26, v82
	v_add_u32_e64 v130, s[10:11], s26, v84
	v_add_u32_e64 v134, s[12:13], s26, v86
	v_add_u32_e64 v138, s[14:15], s26, v72
	v_add_u32_e64 v110, s[16:17], s26, v74
	v_addc_u32_e64 v111, s[16:17], v75, v112, s[16:17]
	.loc	0 216
	s_mov_b32 m0, -1
	.loc	0 215
	v_addc_u32_e32 v115, vcc, v77, v112, vcc
	v_addc_u32_e64 v119, vcc, v79, v112, s[2:3]
	v_addc_u32_e64 v123, vcc, v81, v112, s[4:5]
	v_addc_u32_e64 v127, vcc, v83, v112, s[6:7]
	v_addc_u32_e64 v131, vcc, v85, v112, s[10:11]
	v_addc_u32_e64 v135, vcc, v87, v112, s[12:13]
	v_addc_u32_e64 v139, vcc, v73, v112, s[14:15]
	.loc	0 216
	ds_read_b128 v[102:105], v98
	ds_read_b128 v[106:109], v98 offset:8704
	.loc	0 215
	flat_load_dwordx4 v[110:113], v[110:111]
	flat_load_dwordx4 v[114:117], v[114:115]
	flat_load_dwordx4 v[118:121], v[118:119]
	flat_load_dwordx4 v[122:125], v[122:123]
	flat_load_dwordx4 v[126:129], v[126:127]
	flat_load_dwordx4 v[130:133], v[130:131]
	flat_load_dwordx4 v[134:137], v[134:135]
	flat_load_dwordx4 v[138:141], v[138:139]
	.loc	0 212
	s_add_u32 s26, s26, 16
	s_addc_u32 s27, s27, 0
	v_add_u32_e32 v98, vcc, 16, v98
	s_cmpk_eq_i32 s26, 0x100
	.loc	0 216
	s_waitcnt vmcnt(7) lgkmcnt(1)
	v_mul_f32_e32 v142, v111, v103
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v111, v111, v107
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v143, v115, v103
	v_mul_f32_e32 v115, v115, v107
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v144, v119, v103
	v_mul_f32_e32 v119, v119, v107
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v145, v123, v103
	v_mul_f32_e32 v123, v123, v107
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v146, v127, v103
	v_mul_f32_e32 v127, v127, v107
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v147, v131, v103
	v_mul_f32_e32 v131, v131, v107
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v148, v135, v103
	v_mul_f32_e32 v135, v135, v107
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v103, v139, v103
	v_mul_f32_e32 v107, v139, v107
	v_mac_f32_e32 v142, v110, v102
	v_mac_f32_e32 v111, v110, v106
	v_mac_f32_e32 v143, v114, v102
	v_mac_f32_e32 v115, v114, v106
	v_mac_f32_e32 v144, v118, v102
	v_mac_f32_e32 v119, v118, v106
	v_mac_f32_e32 v145, v122, v102
	v_mac_f32_e32 v123, v122, v106
	v_mac_f32_e32 v146, v126, v102
	v_mac_f32_e32 v127, v126, v106
	v_mac_f32_e32 v147, v130, v102
	v_mac_f32_e32 v131, v130, v106
	v_mac_f32_e32 v148, v134, v102
	v_mac_f32_e32 v135, v134, v106
	v_mac_f32_e32 v103, v138, v102
	v_mac_f32_e32 v107, v138, v106
	v_mac_f32_e32 v142, v112, v104
	v_mac_f32_e32 v111, v112, v108
	v_mac_f32_e32 v143, v116, v104
	v_mac_f32_e32 v115, v116, v108
	v_mac_f32_e32 v144, v120, v104
	v_mac_f32_e32 v119, v120, v108
	v_mac_f32_e32 v145, v124, v104
	v_mac_f32_e32 v123, v124, v108
	v_mac_f32_e32 v146, v128, v104
	v_mac_f32_e32 v127, v128, v108
	v_mac_f32_e32 v147, v132, v104
	v_mac_f32_e32 v131, v132, v108
	v_mac_f32_e32 v148, v136, v104
	v_mac_f32_e32 v135, v136, v108
	v_mac_f32_e32 v103, v140, v104
	v_mac_f32_e32 v107, v140, v108
	v_mac_f32_e32 v142, v113, v105
	v_mac_f32_e32 v111, v113, v109
	v_mac_f32_e32 v143, v117, v105
	v_mac_f32_e32 v115, v117, v109
	v_mac_f32_e32 v144, v121, v105
	v_mac_f32_e32 v119, v121, v109
	v_mac_f32_e32 v145, v125, v105
	v_mac_f32_e32 v123, v125, v109
	v_mac_f32_e32 v146, v129, v105
	v_mac_f32_e32 v127, v129, v109
	v_mac_f32_e32 v147, v133, v105
	v_mac_f32_e32 v131, v133, v109
	v_mac_f32_e32 v148, v137, v105
	v_mac_f32_e32 v135, v137, v109
	v_mac_f32_e32 v103, v141, v105
	v_mac_f32_e32 v107, v141, v109
	v_add_f32_e32 v101, v101, v142
	v_add_f32_e32 v100, v100, v111
	v_add_f32_e32 v99, v99, v143
	v_add_f32_e32 v97, v97, v115
	v_add_f32_e32 v96, v96, v144
	v_add_f32_e32 v95, v95, v119
	v_add_f32_e32 v94, v94, v145
	v_add_f32_e32 v93, v93, v123
	v_add_f32_e32 v92, v92, v146
	v_add_f32_e32 v88, v88, v127
	v_add_f32_e32 v91, v91, v147
	v_add_f32_e32 v90, v90, v131
	v_add_f32_e32 v89, v89, v148
	v_add_f32_e32 v25, v25, v135
	v_add_f32_e32 v24, v24, v103
	v_add_f32_e32 v8, v8, v107
	.loc	0 212
	s_cbranch_scc0 .LBB0_16
; %bb.17:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 210
	s_lshl_b32 s2, s36, 6
	v_or_b32_e32 v98, s2, v17
	.loc	0 221
	v_cmp_gt_i32_e32 vcc, s47, v98
	v_or_b32_e32 v98, 32, v98
	v_mul_f32_e32 v101, s58, v101
	v_mul_f32_e32 v100, s58, v100
	v_cmp_gt_i32_e64 s[2:3], s47, v98
	v_cndmask_b32_e32 v104, v45, v101, vcc
	v_cndmask_b32_e64 v103, v45, v100, s[2:3]
	.loc	0 222
	v_max3_f32 v98, v104, s24, v103
	.loc	0 224
	ds_write2_b32 v29, v98, v98 offset1:32
	.loc	0 221
	v_mul_f32_e32 v98, s58, v99
	v_mul_f32_e32 v97, s58, v97
	v_cndmask_b32_e32 v102, v45, v98, vcc
	v_cndmask_b32_e64 v101, v45, v97, s[2:3]
	.loc	0 222
	v_max3_f32 v97, v102, s24, v101
	.loc	0 221
	v_mul_f32_e32 v96, s58, v96
	v_mul_f32_e32 v95, s58, v95
	v_mul_f32_e32 v94, s58, v94
	v_mul_f32_e32 v93, s58, v93
	.loc	0 224
	ds_write2_b32 v29, v97, v97 offset0:64 offset1:96
	.loc	0 221
	v_cndmask_b32_e32 v100, v45, v96, vcc
	v_cndmask_b32_e64 v99, v45, v95, s[2:3]
	v_cndmask_b32_e32 v98, v45, v94, vcc
	v_cndmask_b32_e64 v97, v45, v93, s[2:3]
	.loc	0 222
	v_max3_f32 v95, v100, s24, v99
	v_max3_f32 v93, v98, s24, v97
	.loc	0 221
	v_mul_f32_e32 v92, s58, v92
	v_mul_f32_e32 v88, s58, v88
	v_mul_f32_e32 v91, s58, v91
	v_mul_f32_e32 v90, s58, v90
	.loc	0 224
	ds_write2_b32 v29, v95, v95 offset0:128 offset1:160
	ds_write2_b32 v29, v93, v93 offset0:192 offset1:224
	.loc	0 221
	v_cndmask_b32_e32 v96, v45, v92, vcc
	v_cndmask_b32_e64 v95, v45, v88, s[2:3]
	v_cndmask_b32_e32 v94, v45, v91, vcc
	v_cndmask_b32_e64 v93, v45, v90, s[2:3]
	.loc	0 222
	v_max3_f32 v92, v96, s24, v95
	.loc	0 224
	v_add_u32_e64 v88, s[4:5], s65, v29
	.loc	0 222
	v_max3_f32 v90, v94, s24, v93
	.loc	0 221
	v_mul_f32_e32 v89, s58, v89
	v_mul_f32_e32 v25, s58, v25
	v_mul_f32_e32 v24, s58, v24
	v_mul_f32_e32 v8, s58, v8
	.loc	0 224
	ds_write2_b32 v88, v92, v92 offset1:32
	ds_write2_b32 v88, v90, v90 offset0:64 offset1:96
	.loc	0 221
	v_cndmask_b32_e32 v92, v45, v89, vcc
	v_cndmask_b32_e64 v91, v45, v25, s[2:3]
	v_cndmask_b32_e32 v90, v45, v24, vcc
	v_cndmask_b32_e64 v89, v45, v8, s[2:3]
	.loc	0 228
	s_add_i32 s36, s36, 1
	.loc	0 222
	v_max3_f32 v25, v92, s24, v91
	v_max3_f32 v8, v90, s24, v89
	.loc	0 228
	s_cmp_lt_i32 s36, s55
	.loc	0 224
	ds_write2_b32 v88, v25, v25 offset0:128 offset1:160
	ds_write2_b32 v31, v8, v8 offset1:32
	.loc	0 226
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 228
	s_cbranch_scc0 .LBB0_23
; %bb.18:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 0
	v_mov_b32_e32 v25, v23
	s_mov_b64 s[2:3], 0
	s_mov_b32 s4, s25
	v_mov_b32_e32 v24, v22
	v_mov_b32_e32 v8, v35
	v_mov_b32_e32 v105, v32
	s_branch .LBB0_20
.LBB0_19:                               ;   in Loop: Header=BB0_20 Depth=3
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v8, v106
	.loc	0 179
	v_add_u32_e32 v105, vcc, 0x80, v105
	v_add_u32_e32 v8, vcc, 0x220, v8
	s_add_i32 s4, s4, 2
	v_cmp_lt_u32_e32 vcc, s61, v105
	v_mov_b32_e32 v106, s57
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_u32_e32 v24, vcc, s56, v24
	v_addc_u32_e32 v25, vcc, v25, v106, vcc
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_22
.LBB0_20:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	s_cmp_ge_i32 s4, s47
	.loc	0 182
	v_mov_b32_e32 v106, 0
	s_cbranch_scc1 .LBB0_19
; %bb.21:                               ;   in Loop: Header=BB0_20 Depth=3
	flat_load_dword v106, v[24:25]
	s_branch .LBB0_19
.LBB0_22:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
.LBB0_23:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 231
	ds_read_b128 v[105:108], v28
	ds_read_b128 v[109:112], v28 offset:16
	v_mul_f32_e32 v8, 1.0, v9
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v105
	v_mul_f32_e32 v25, 1.0, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v108
	v_max3_f32 v8, v8, v105, v24
	ds_read_b128 v[105:108], v28 offset:32
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v109
	v_mul_f32_e32 v25, 1.0, v110
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v111
	v_mul_f32_e32 v25, 1.0, v112
	ds_read_b128 v[109:112], v28 offset:48
	v_max3_f32 v8, v8, v24, v25
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v105
	v_mul_f32_e32 v25, 1.0, v106
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v107
	v_mul_f32_e32 v25, 1.0, v108
	ds_read_b128 v[105:108], v28 offset:64
	v_max3_f32 v8, v8, v24, v25
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v109
	v_mul_f32_e32 v25, 1.0, v110
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v111
	v_mul_f32_e32 v25, 1.0, v112
	ds_read_b128 v[109:112], v28 offset:80
	v_max3_f32 v8, v8, v24, v25
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v105
	v_mul_f32_e32 v25, 1.0, v106
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v107
	v_mul_f32_e32 v25, 1.0, v108
	ds_read_b128 v[105:108], v28 offset:96
	v_max3_f32 v8, v8, v24, v25
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v109
	v_mul_f32_e32 v25, 1.0, v110
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v111
	v_mul_f32_e32 v25, 1.0, v112
	ds_read_b128 v[109:112], v28 offset:112
	v_max3_f32 v8, v8, v24, v25
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v24, 1.0, v105
	v_mul_f32_e32 v25, 1.0, v106
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v107
	v_mul_f32_e32 v25, 1.0, v108
	v_max3_f32 v8, v8, v24, v25
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v24, 1.0, v109
	v_mul_f32_e32 v25, 1.0, v110
	v_max3_f32 v8, v8, v24, v25
	v_mul_f32_e32 v24, 1.0, v111
	v_mul_f32_e32 v25, 1.0, v112
	v_max3_f32 v8, v8, v24, v25
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s24, v8
	v_cndmask_b32_e32 v24, 0, v8, vcc
	v_sub_f32_e32 v113, v9, v24
	v_cmp_gt_f32_e32 vcc, 0, v113
	v_cndmask_b32_e64 v9, 0.5, -0.5, vcc
	v_mac_f32_e32 v9, 0x3fb8aa3b, v113
	v_cvt_i32_f32_e32 v9, v9
	.loc	0 237
	v_sub_f32_e32 v104, v104, v24
	v_sub_f32_e32 v24, v103, v24
	.loc	0 233
	v_cvt_f32_i32_e32 v25, v9
	v_lshlrev_b32_e32 v9, 23, v9
	v_madmk_f32 v105, v25, 0xbf317180, v113
	v_madmk_f32 v106, v25, 0xb717f7d1, v105
	v_mul_f32_e32 v107, v106, v106
	v_madmk_f32 v108, v107, 0x3331bb4c, v44
	v_madak_f32 v108, v107, v108, 0x388ab355
	v_madak_f32 v108, v107, v108, 0xbb360b61
	v_madak_f32 v108, v107, v108, 0x3e2aaaab
	v_mad_f32 v107, -v107, v108, v106
	v_sub_f32_e32 v108, 2.0, v107
	v_cmp_gt_f32_e64 vcc, |v108|, s62
	v_cndmask_b32_e32 v109, 1.0, v46, vcc
	v_mul_f32_e32 v108, v108, v109
	v_rcp_f32_e32 v108, v108
	v_mul_f32_e32 v106, v106, v107
	v_mul_f32_e32 v25, 0xb717f7d1, v25
	v_mul_f32_e32 v106, v106, v108
	v_mad_f32 v25, -v109, v106, -v25
	v_sub_f32_e32 v25, v105, v25
	.loc	0 231
	ds_read_b128 v[105:108], v28 offset:256
	ds_read_b128 v[109:112], v28 offset:272
	.loc	0 233
	v_add_f32_e32 v25, 1.0, v25
	v_add_u32_e32 v114, vcc, v9, v25
	.loc	0 231
	v_mul_f32_e32 v9, 1.0, v10
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v25, 1.0, v105
	v_mul_f32_e32 v105, 1.0, v106
	v_max3_f32 v9, v9, v25, v105
	v_mul_f32_e32 v25, 1.0, v107
	v_mul_f32_e32 v105, 1.0, v108
	v_max3_f32 v9, v9, v25, v105
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v25, 1.0, v109
	v_mul_f32_e32 v105, 1.0, v110
	v_max3_f32 v9, v9, v25, v105
	ds_read_b128 v[105:108], v28 offset:288
	v_mul_f32_e32 v25, 1.0, v111
	v_mul_f32_e32 v109, 1.0, v112
	v_max3_f32 v9, v9, v25, v109
	ds_read_b128 v[109:112], v28 offset:304
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v25, 1.0, v105
	v_mul_f32_e32 v105, 1.0, v106
	v_max3_f32 v9, v9, v25, v105
	v_mul_f32_e32 v25, 1.0, v107
	v_mul_f32_e32 v105, 1.0, v108
	v_max3_f32 v9, v9, v25, v105
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v25, 1.0, v109
	v_mul_f32_e32 v105, 1.0, v110
	v_max3_f32 v9, v9, v25, v105
	ds_read_b128 v[105:108], v28 offset:320
	v_mul_f32_e32 v25, 1.0, v111
	v_mul_f32_e32 v109, 1.0, v112
	v_max3_f32 v9, v9, v25, v109
	ds_read_b128 v[109:112], v28 offset:336
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v25, 1.0, v105
	v_mul_f32_e32 v105, 1.0, v106
	v_max3_f32 v9, v9, v25, v105
	v_mul_f32_e32 v25, 1.0, v107
	v_mul_f32_e32 v105, 1.0, v108
	v_max3_f32 v9, v9, v25, v105
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v25, 1.0, v109
	v_mul_f32_e32 v105, 1.0, v110
	v_max3_f32 v9, v9, v25, v105
	ds_read_b128 v[105:108], v28 offset:352
	v_mul_f32_e32 v25, 1.0, v111
	v_mul_f32_e32 v109, 1.0, v112
	v_max3_f32 v9, v9, v25, v109
	ds_read_b128 v[109:112], v28 offset:368
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v25, 1.0, v105
	v_mul_f32_e32 v105, 1.0, v106
	v_max3_f32 v9, v9, v25, v105
	v_mul_f32_e32 v25, 1.0, v107
	v_mul_f32_e32 v105, 1.0, v108
	v_max3_f32 v9, v9, v25, v105
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v25, 1.0, v109
	v_mul_f32_e32 v105, 1.0, v110
	v_max3_f32 v9, v9, v25, v105
	v_mul_f32_e32 v25, 1.0, v111
	v_mul_f32_e32 v105, 1.0, v112
	v_max3_f32 v9, v9, v25, v105
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s24, v9
	v_cndmask_b32_e32 v25, 0, v9, vcc
	v_sub_f32_e32 v115, v10, v25
	v_cmp_gt_f32_e32 vcc, 0, v115
	v_cndmask_b32_e64 v10, 0.5, -0.5, vcc
	v_mac_f32_e32 v10, 0x3fb8aa3b, v115
	v_cvt_i32_f32_e32 v10, v10
	v_cmp_ngt_f32_e32 vcc, s63, v113
	v_cndmask_b32_e32 v105, 0, v114, vcc
	v_cmp_gt_f32_e32 vcc, s64, v113
	v_cvt_f32_i32_e32 v106, v10
	v_cndmask_b32_e32 v105, v47, v105, vcc
	v_cmp_o_f32_e32 vcc, v113, v113
	v_cndmask_b32_e32 v105, v113, v105, vcc
	v_madmk_f32 v107, v106, 0xbf317180, v115
	v_madmk_f32 v108, v106, 0xb717f7d1, v107
	v_mul_f32_e32 v109, v108, v108
	v_madmk_f32 v110, v109, 0x3331bb4c, v44
	v_madak_f32 v110, v109, v110, 0x388ab355
	v_madak_f32 v110, v109, v110, 0xbb360b61
	v_madak_f32 v110, v109, v110, 0x3e2aaaab
	v_mad_f32 v109, -v109, v110, v108
	v_sub_f32_e32 v110, 2.0, v109
	v_cmp_gt_f32_e64 vcc, |v110|, s62
	v_cndmask_b32_e32 v111, 1.0, v46, vcc
	v_mul_f32_e32 v110, v110, v111
	v_rcp_f32_e32 v110, v110
	.loc	0 234
	v_mul_f32_e32 v0, v0, v105
	v_mul_f32_e32 v71, v105, v71
	v_mul_f32_e32 v70, v105, v70
	.loc	0 233
	v_mul_f32_e32 v105, 0xb717f7d1, v106
	v_mul_f32_e32 v106, v108, v109
	v_mul_f32_e32 v106, v106, v110
	v_mad_f32 v105, -v111, v106, -v105
	v_sub_f32_e32 v105, v107, v105
	v_add_f32_e32 v109, 1.0, v105
	.loc	0 231
	ds_read_b128 v[105:108], v28 offset:512
	.loc	0 233
	v_lshlrev_b32_e32 v10, 23, v10
	v_add_u32_e32 v113, vcc, v10, v109
	.loc	0 231
	ds_read_b128 v[109:112], v28 offset:528
	v_mul_f32_e32 v10, 1.0, v11
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v105, 1.0, v105
	v_mul_f32_e32 v106, 1.0, v106
	v_max3_f32 v10, v10, v105, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_max3_f32 v10, v10, v105, v106
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v105, 1.0, v109
	v_mul_f32_e32 v106, 1.0, v110
	v_max3_f32 v10, v10, v105, v106
	ds_read_b128 v[105:108], v28 offset:544
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v10, v10, v109, v110
	ds_read_b128 v[109:112], v28 offset:560
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v105, 1.0, v105
	v_mul_f32_e32 v106, 1.0, v106
	v_max3_f32 v10, v10, v105, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_max3_f32 v10, v10, v105, v106
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v105, 1.0, v109
	v_mul_f32_e32 v106, 1.0, v110
	v_max3_f32 v10, v10, v105, v106
	ds_read_b128 v[105:108], v28 offset:576
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v10, v10, v109, v110
	ds_read_b128 v[109:112], v28 offset:592
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v105, 1.0, v105
	v_mul_f32_e32 v106, 1.0, v106
	v_max3_f32 v10, v10, v105, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_max3_f32 v10, v10, v105, v106
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v105, 1.0, v109
	v_mul_f32_e32 v106, 1.0, v110
	v_max3_f32 v10, v10, v105, v106
	ds_read_b128 v[105:108], v28 offset:608
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v10, v10, v109, v110
	ds_read_b128 v[109:112], v28 offset:624
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v105, 1.0, v105
	v_mul_f32_e32 v106, 1.0, v106
	v_max3_f32 v10, v10, v105, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_max3_f32 v10, v10, v105, v106
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v105, 1.0, v109
	v_mul_f32_e32 v106, 1.0, v110
	v_max3_f32 v10, v10, v105, v106
	v_mul_f32_e32 v105, 1.0, v111
	v_mul_f32_e32 v106, 1.0, v112
	v_max3_f32 v10, v10, v105, v106
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s24, v10
	v_cndmask_b32_e32 v105, 0, v10, vcc
	v_sub_f32_e32 v114, v11, v105
	v_cmp_gt_f32_e32 vcc, 0, v114
	v_cndmask_b32_e64 v11, 0.5, -0.5, vcc
	v_mac_f32_e32 v11, 0x3fb8aa3b, v114
	v_cvt_i32_f32_e32 v11, v11
	v_cmp_ngt_f32_e32 vcc, s63, v115
	v_cndmask_b32_e32 v106, 0, v113, vcc
	v_cmp_gt_f32_e32 vcc, s64, v115
	v_cvt_f32_i32_e32 v107, v11
	v_cndmask_b32_e32 v106, v47, v106, vcc
	v_cmp_o_f32_e32 vcc, v115, v115
	v_cndmask_b32_e32 v106, v115, v106, vcc
	v_madmk_f32 v108, v107, 0xbf317180, v114
	v_madmk_f32 v109, v107, 0xb717f7d1, v108
	v_mul_f32_e32 v110, v109, v109
	v_madmk_f32 v111, v110, 0x3331bb4c, v44
	v_madak_f32 v111, v110, v111, 0x388ab355
	v_madak_f32 v111, v110, v111, 0xbb360b61
	v_madak_f32 v111, v110, v111, 0x3e2aaaab
	v_mad_f32 v110, -v110, v111, v109
	v_sub_f32_e32 v111, 2.0, v110
	v_cmp_gt_f32_e64 vcc, |v111|, s62
	v_cndmask_b32_e32 v112, 1.0, v46, vcc
	v_mul_f32_e32 v111, v111, v112
	v_rcp_f32_e32 v111, v111
	.loc	0 234
	v_mul_f32_e32 v1, v1, v106
	v_mul_f32_e32 v69, v106, v69
	v_mul_f32_e32 v68, v106, v68
	.loc	0 233
	v_mul_f32_e32 v106, 0xb717f7d1, v107
	v_mul_f32_e32 v107, v109, v110
	v_mul_f32_e32 v107, v107, v111
	v_mad_f32 v106, -v112, v107, -v106
	v_sub_f32_e32 v106, v108, v106
	v_add_f32_e32 v110, 1.0, v106
	.loc	0 231
	ds_read_b128 v[106:109], v28 offset:768
	.loc	0 233
	v_lshlrev_b32_e32 v11, 23, v11
	v_add_u32_e32 v115, vcc, v11, v110
	.loc	0 231
	ds_read_b128 v[110:113], v28 offset:784
	v_mul_f32_e32 v11, 1.0, v12
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v106, 1.0, v106
	v_mul_f32_e32 v107, 1.0, v107
	v_max3_f32 v11, v11, v106, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v11, v11, v106, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v106, 1.0, v110
	v_mul_f32_e32 v107, 1.0, v111
	v_max3_f32 v11, v11, v106, v107
	ds_read_b128 v[106:109], v28 offset:800
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v11, v11, v110, v111
	ds_read_b128 v[110:113], v28 offset:816
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v106, 1.0, v106
	v_mul_f32_e32 v107, 1.0, v107
	v_max3_f32 v11, v11, v106, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v11, v11, v106, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v106, 1.0, v110
	v_mul_f32_e32 v107, 1.0, v111
	v_max3_f32 v11, v11, v106, v107
	ds_read_b128 v[106:109], v28 offset:832
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v11, v11, v110, v111
	ds_read_b128 v[110:113], v28 offset:848
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v106, 1.0, v106
	v_mul_f32_e32 v107, 1.0, v107
	v_max3_f32 v11, v11, v106, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v11, v11, v106, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v106, 1.0, v110
	v_mul_f32_e32 v107, 1.0, v111
	v_max3_f32 v11, v11, v106, v107
	ds_read_b128 v[106:109], v28 offset:864
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v11, v11, v110, v111
	ds_read_b128 v[110:113], v28 offset:880
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v106, 1.0, v106
	v_mul_f32_e32 v107, 1.0, v107
	v_max3_f32 v11, v11, v106, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v11, v11, v106, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v106, 1.0, v110
	v_mul_f32_e32 v107, 1.0, v111
	v_max3_f32 v11, v11, v106, v107
	v_mul_f32_e32 v106, 1.0, v112
	v_mul_f32_e32 v107, 1.0, v113
	v_max3_f32 v11, v11, v106, v107
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s24, v11
	v_cndmask_b32_e32 v106, 0, v11, vcc
	v_sub_f32_e32 v116, v12, v106
	v_cmp_gt_f32_e32 vcc, 0, v116
	v_cndmask_b32_e64 v12, 0.5, -0.5, vcc
	v_mac_f32_e32 v12, 0x3fb8aa3b, v116
	v_cvt_i32_f32_e32 v12, v12
	v_cmp_ngt_f32_e32 vcc, s63, v114
	v_cndmask_b32_e32 v107, 0, v115, vcc
	v_cmp_gt_f32_e32 vcc, s64, v114
	v_cvt_f32_i32_e32 v108, v12
	v_cndmask_b32_e32 v107, v47, v107, vcc
	v_cmp_o_f32_e32 vcc, v114, v114
	v_cndmask_b32_e32 v107, v114, v107, vcc
	v_madmk_f32 v109, v108, 0xbf317180, v116
	v_madmk_f32 v110, v108, 0xb717f7d1, v109
	v_mul_f32_e32 v111, v110, v110
	v_madmk_f32 v112, v111, 0x3331bb4c, v44
	v_madak_f32 v112, v111, v112, 0x388ab355
	v_madak_f32 v112, v111, v112, 0xbb360b61
	v_madak_f32 v112, v111, v112, 0x3e2aaaab
	v_mad_f32 v111, -v111, v112, v110
	v_sub_f32_e32 v112, 2.0, v111
	v_cmp_gt_f32_e64 vcc, |v112|, s62
	v_cndmask_b32_e32 v113, 1.0, v46, vcc
	v_mul_f32_e32 v112, v112, v113
	v_rcp_f32_e32 v112, v112
	.loc	0 234
	v_mul_f32_e32 v2, v2, v107
	v_mul_f32_e32 v67, v107, v67
	v_mul_f32_e32 v66, v107, v66
	.loc	0 233
	v_mul_f32_e32 v107, 0xb717f7d1, v108
	v_mul_f32_e32 v108, v110, v111
	v_mul_f32_e32 v108, v108, v112
	v_mad_f32 v107, -v113, v108, -v107
	v_sub_f32_e32 v107, v109, v107
	v_add_f32_e32 v111, 1.0, v107
	.loc	0 231
	ds_read_b128 v[107:110], v28 offset:1024
	.loc	0 233
	v_lshlrev_b32_e32 v12, 23, v12
	v_add_u32_e32 v115, vcc, v12, v111
	.loc	0 231
	ds_read_b128 v[111:114], v28 offset:1040
	v_mul_f32_e32 v12, 1.0, v13
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v107, 1.0, v107
	v_mul_f32_e32 v108, 1.0, v108
	v_max3_f32 v12, v12, v107, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v12, v12, v107, v108
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v107, 1.0, v111
	v_mul_f32_e32 v108, 1.0, v112
	v_max3_f32 v12, v12, v107, v108
	ds_read_b128 v[107:110], v28 offset:1056
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v12, v12, v111, v112
	ds_read_b128 v[111:114], v28 offset:1072
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v107, 1.0, v107
	v_mul_f32_e32 v108, 1.0, v108
	v_max3_f32 v12, v12, v107, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v12, v12, v107, v108
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v107, 1.0, v111
	v_mul_f32_e32 v108, 1.0, v112
	v_max3_f32 v12, v12, v107, v108
	ds_read_b128 v[107:110], v28 offset:1088
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v12, v12, v111, v112
	ds_read_b128 v[111:114], v28 offset:1104
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v107, 1.0, v107
	v_mul_f32_e32 v108, 1.0, v108
	v_max3_f32 v12, v12, v107, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v12, v12, v107, v108
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v107, 1.0, v111
	v_mul_f32_e32 v108, 1.0, v112
	v_max3_f32 v12, v12, v107, v108
	ds_read_b128 v[107:110], v28 offset:1120
	v_mul_f32_e32 v111, 1.0, v113
	v_mul_f32_e32 v112, 1.0, v114
	v_max3_f32 v12, v12, v111, v112
	ds_read_b128 v[111:114], v28 offset:1136
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v107, 1.0, v107
	v_mul_f32_e32 v108, 1.0, v108
	v_max3_f32 v12, v12, v107, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_max3_f32 v12, v12, v107, v108
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v107, 1.0, v111
	v_mul_f32_e32 v108, 1.0, v112
	v_max3_f32 v12, v12, v107, v108
	v_mul_f32_e32 v107, 1.0, v113
	v_mul_f32_e32 v108, 1.0, v114
	v_max3_f32 v12, v12, v107, v108
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s24, v12
	v_cndmask_b32_e32 v107, 0, v12, vcc
	v_sub_f32_e32 v117, v13, v107
	v_cmp_gt_f32_e32 vcc, 0, v117
	v_cndmask_b32_e64 v13, 0.5, -0.5, vcc
	v_mac_f32_e32 v13, 0x3fb8aa3b, v117
	v_cvt_i32_f32_e32 v13, v13
	v_cmp_ngt_f32_e32 vcc, s63, v116
	v_cndmask_b32_e32 v108, 0, v115, vcc
	v_cmp_gt_f32_e32 vcc, s64, v116
	v_cvt_f32_i32_e32 v109, v13
	v_cndmask_b32_e32 v108, v47, v108, vcc
	v_cmp_o_f32_e32 vcc, v116, v116
	v_cndmask_b32_e32 v108, v116, v108, vcc
	v_madmk_f32 v110, v109, 0xbf317180, v117
	v_madmk_f32 v111, v109, 0xb717f7d1, v110
	v_mul_f32_e32 v112, v111, v111
	v_madmk_f32 v113, v112, 0x3331bb4c, v44
	v_madak_f32 v113, v112, v113, 0x388ab355
	v_madak_f32 v113, v112, v113, 0xbb360b61
	v_madak_f32 v113, v112, v113, 0x3e2aaaab
	v_mad_f32 v112, -v112, v113, v111
	v_sub_f32_e32 v113, 2.0, v112
	v_cmp_gt_f32_e64 vcc, |v113|, s62
	v_cndmask_b32_e32 v114, 1.0, v46, vcc
	v_mul_f32_e32 v113, v113, v114
	v_rcp_f32_e32 v113, v113
	.loc	0 234
	v_mul_f32_e32 v3, v3, v108
	v_mul_f32_e32 v64, v108, v64
	v_mul_f32_e32 v62, v108, v62
	.loc	0 233
	v_mul_f32_e32 v108, 0xb717f7d1, v109
	v_mul_f32_e32 v109, v111, v112
	v_mul_f32_e32 v109, v109, v113
	v_mad_f32 v108, -v114, v109, -v108
	v_sub_f32_e32 v108, v110, v108
	v_add_f32_e32 v112, 1.0, v108
	.loc	0 231
	ds_read_b128 v[108:111], v28 offset:1280
	.loc	0 233
	v_lshlrev_b32_e32 v13, 23, v13
	v_add_u32_e32 v116, vcc, v13, v112
	.loc	0 231
	ds_read_b128 v[112:115], v28 offset:1296
	v_mul_f32_e32 v13, 1.0, v14
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v108, 1.0, v108
	v_mul_f32_e32 v109, 1.0, v109
	v_max3_f32 v13, v13, v108, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v13, v13, v108, v109
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v108, 1.0, v112
	v_mul_f32_e32 v109, 1.0, v113
	v_max3_f32 v13, v13, v108, v109
	ds_read_b128 v[108:111], v28 offset:1312
	v_mul_f32_e32 v112, 1.0, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_max3_f32 v13, v13, v112, v113
	ds_read_b128 v[112:115], v28 offset:1328
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v108, 1.0, v108
	v_mul_f32_e32 v109, 1.0, v109
	v_max3_f32 v13, v13, v108, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v13, v13, v108, v109
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v108, 1.0, v112
	v_mul_f32_e32 v109, 1.0, v113
	v_max3_f32 v13, v13, v108, v109
	ds_read_b128 v[108:111], v28 offset:1344
	v_mul_f32_e32 v112, 1.0, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_max3_f32 v13, v13, v112, v113
	ds_read_b128 v[112:115], v28 offset:1360
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v108, 1.0, v108
	v_mul_f32_e32 v109, 1.0, v109
	v_max3_f32 v13, v13, v108, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v13, v13, v108, v109
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v108, 1.0, v112
	v_mul_f32_e32 v109, 1.0, v113
	v_max3_f32 v13, v13, v108, v109
	ds_read_b128 v[108:111], v28 offset:1376
	v_mul_f32_e32 v112, 1.0, v114
	v_mul_f32_e32 v113, 1.0, v115
	v_max3_f32 v13, v13, v112, v113
	ds_read_b128 v[112:115], v28 offset:1392
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v108, 1.0, v108
	v_mul_f32_e32 v109, 1.0, v109
	v_max3_f32 v13, v13, v108, v109
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v13, v13, v108, v109
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v108, 1.0, v112
	v_mul_f32_e32 v109, 1.0, v113
	v_max3_f32 v13, v13, v108, v109
	v_mul_f32_e32 v108, 1.0, v114
	v_mul_f32_e32 v109, 1.0, v115
	v_max3_f32 v13, v13, v108, v109
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s24, v13
	v_cndmask_b32_e32 v108, 0, v13, vcc
	v_sub_f32_e32 v118, v14, v108
	v_cmp_gt_f32_e32 vcc, 0, v118
	v_cndmask_b32_e64 v14, 0.5, -0.5, vcc
	v_mac_f32_e32 v14, 0x3fb8aa3b, v118
	v_cvt_i32_f32_e32 v14, v14
	v_cmp_ngt_f32_e32 vcc, s63, v117
	v_cndmask_b32_e32 v109, 0, v116, vcc
	v_cmp_gt_f32_e32 vcc, s64, v117
	v_cvt_f32_i32_e32 v110, v14
	v_cndmask_b32_e32 v109, v47, v109, vcc
	v_cmp_o_f32_e32 vcc, v117, v117
	v_cndmask_b32_e32 v109, v117, v109, vcc
	v_madmk_f32 v111, v110, 0xbf317180, v118
	v_madmk_f32 v112, v110, 0xb717f7d1, v111
	v_mul_f32_e32 v113, v112, v112
	v_madmk_f32 v114, v113, 0x3331bb4c, v44
	v_madak_f32 v114, v113, v114, 0x388ab355
	v_madak_f32 v114, v113, v114, 0xbb360b61
	v_madak_f32 v114, v113, v114, 0x3e2aaaab
	v_mad_f32 v113, -v113, v114, v112
	v_sub_f32_e32 v114, 2.0, v113
	v_cmp_gt_f32_e64 vcc, |v114|, s62
	v_cndmask_b32_e32 v115, 1.0, v46, vcc
	v_mul_f32_e32 v114, v114, v115
	v_rcp_f32_e32 v114, v114
	.loc	0 234
	v_mul_f32_e32 v4, v4, v109
	v_mul_f32_e32 v61, v109, v61
	v_mul_f32_e32 v59, v109, v59
	.loc	0 233
	v_mul_f32_e32 v109, 0xb717f7d1, v110
	v_mul_f32_e32 v110, v112, v113
	v_mul_f32_e32 v110, v110, v114
	v_mad_f32 v109, -v115, v110, -v109
	v_sub_f32_e32 v109, v111, v109
	v_add_f32_e32 v113, 1.0, v109
	.loc	0 231
	ds_read_b128 v[109:112], v28 offset:1536
	.loc	0 233
	v_lshlrev_b32_e32 v14, 23, v14
	v_add_u32_e32 v117, vcc, v14, v113
	.loc	0 231
	ds_read_b128 v[113:116], v28 offset:1552
	v_mul_f32_e32 v14, 1.0, v15
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v109, 1.0, v109
	v_mul_f32_e32 v110, 1.0, v110
	v_max3_f32 v14, v14, v109, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v14, v14, v109, v110
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v109, 1.0, v113
	v_mul_f32_e32 v110, 1.0, v114
	v_max3_f32 v14, v14, v109, v110
	ds_read_b128 v[109:112], v28 offset:1568
	v_mul_f32_e32 v113, 1.0, v115
	v_mul_f32_e32 v114, 1.0, v116
	v_max3_f32 v14, v14, v113, v114
	ds_read_b128 v[113:116], v28 offset:1584
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v109, 1.0, v109
	v_mul_f32_e32 v110, 1.0, v110
	v_max3_f32 v14, v14, v109, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v14, v14, v109, v110
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v109, 1.0, v113
	v_mul_f32_e32 v110, 1.0, v114
	v_max3_f32 v14, v14, v109, v110
	ds_read_b128 v[109:112], v28 offset:1600
	v_mul_f32_e32 v113, 1.0, v115
	v_mul_f32_e32 v114, 1.0, v116
	v_max3_f32 v14, v14, v113, v114
	ds_read_b128 v[113:116], v28 offset:1616
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v109, 1.0, v109
	v_mul_f32_e32 v110, 1.0, v110
	v_max3_f32 v14, v14, v109, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v14, v14, v109, v110
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v109, 1.0, v113
	v_mul_f32_e32 v110, 1.0, v114
	v_max3_f32 v14, v14, v109, v110
	ds_read_b128 v[109:112], v28 offset:1632
	v_mul_f32_e32 v113, 1.0, v115
	v_mul_f32_e32 v114, 1.0, v116
	v_max3_f32 v14, v14, v113, v114
	ds_read_b128 v[113:116], v28 offset:1648
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v109, 1.0, v109
	v_mul_f32_e32 v110, 1.0, v110
	v_max3_f32 v14, v14, v109, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v14, v14, v109, v110
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v109, 1.0, v113
	v_mul_f32_e32 v110, 1.0, v114
	v_max3_f32 v14, v14, v109, v110
	v_mul_f32_e32 v109, 1.0, v115
	v_mul_f32_e32 v110, 1.0, v116
	v_max3_f32 v14, v14, v109, v110
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s24, v14
	v_cndmask_b32_e32 v109, 0, v14, vcc
	v_sub_f32_e32 v119, v15, v109
	v_cmp_gt_f32_e32 vcc, 0, v119
	v_cndmask_b32_e64 v15, 0.5, -0.5, vcc
	v_mac_f32_e32 v15, 0x3fb8aa3b, v119
	v_cvt_i32_f32_e32 v15, v15
	v_cmp_ngt_f32_e32 vcc, s63, v118
	v_cndmask_b32_e32 v110, 0, v117, vcc
	v_cmp_gt_f32_e32 vcc, s64, v118
	v_cvt_f32_i32_e32 v111, v15
	v_cndmask_b32_e32 v110, v47, v110, vcc
	v_cmp_o_f32_e32 vcc, v118, v118
	v_cndmask_b32_e32 v110, v118, v110, vcc
	v_madmk_f32 v112, v111, 0xbf317180, v119
	v_madmk_f32 v113, v111, 0xb717f7d1, v112
	v_mul_f32_e32 v114, v113, v113
	v_madmk_f32 v115, v114, 0x3331bb4c, v44
	v_madak_f32 v115, v114, v115, 0x388ab355
	v_madak_f32 v115, v114, v115, 0xbb360b61
	v_madak_f32 v115, v114, v115, 0x3e2aaaab
	v_mad_f32 v114, -v114, v115, v113
	v_sub_f32_e32 v115, 2.0, v114
	v_cmp_gt_f32_e64 vcc, |v115|, s62
	v_cndmask_b32_e32 v116, 1.0, v46, vcc
	v_mul_f32_e32 v115, v115, v116
	v_rcp_f32_e32 v115, v115
	.loc	0 234
	v_mul_f32_e32 v5, v5, v110
	v_mul_f32_e32 v58, v110, v58
	v_mul_f32_e32 v56, v110, v56
	.loc	0 233
	v_mul_f32_e32 v110, 0xb717f7d1, v111
	v_mul_f32_e32 v111, v113, v114
	v_mul_f32_e32 v111, v111, v115
	v_mad_f32 v110, -v116, v111, -v110
	v_sub_f32_e32 v110, v112, v110
	v_add_f32_e32 v114, 1.0, v110
	.loc	0 231
	ds_read_b128 v[110:113], v30
	.loc	0 233
	v_lshlrev_b32_e32 v15, 23, v15
	v_add_u32_e32 v118, vcc, v15, v114
	.loc	0 231
	ds_read_b128 v[114:117], v30 offset:16
	v_mul_f32_e32 v15, 1.0, v16
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v110, 1.0, v110
	v_mul_f32_e32 v111, 1.0, v111
	v_max3_f32 v15, v15, v110, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v15, v15, v110, v111
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v110, 1.0, v114
	v_mul_f32_e32 v111, 1.0, v115
	v_max3_f32 v15, v15, v110, v111
	ds_read_b128 v[110:113], v30 offset:32
	v_mul_f32_e32 v114, 1.0, v116
	v_mul_f32_e32 v115, 1.0, v117
	v_max3_f32 v15, v15, v114, v115
	ds_read_b128 v[114:117], v30 offset:48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v110, 1.0, v110
	v_mul_f32_e32 v111, 1.0, v111
	v_max3_f32 v15, v15, v110, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v15, v15, v110, v111
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v110, 1.0, v114
	v_mul_f32_e32 v111, 1.0, v115
	v_max3_f32 v15, v15, v110, v111
	ds_read_b128 v[110:113], v30 offset:64
	v_mul_f32_e32 v114, 1.0, v116
	v_mul_f32_e32 v115, 1.0, v117
	v_max3_f32 v15, v15, v114, v115
	ds_read_b128 v[114:117], v30 offset:80
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v110, 1.0, v110
	v_mul_f32_e32 v111, 1.0, v111
	v_max3_f32 v15, v15, v110, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v15, v15, v110, v111
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v110, 1.0, v114
	v_mul_f32_e32 v111, 1.0, v115
	v_max3_f32 v15, v15, v110, v111
	ds_read_b128 v[110:113], v30 offset:96
	v_mul_f32_e32 v114, 1.0, v116
	v_mul_f32_e32 v115, 1.0, v117
	v_max3_f32 v15, v15, v114, v115
	ds_read_b128 v[114:117], v30 offset:112
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v110, 1.0, v110
	v_mul_f32_e32 v111, 1.0, v111
	v_max3_f32 v15, v15, v110, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v15, v15, v110, v111
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v110, 1.0, v114
	v_mul_f32_e32 v111, 1.0, v115
	v_max3_f32 v15, v15, v110, v111
	v_mul_f32_e32 v110, 1.0, v116
	v_mul_f32_e32 v111, 1.0, v117
	v_max3_f32 v15, v15, v110, v111
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s24, v15
	v_cndmask_b32_e32 v110, 0, v15, vcc
	v_sub_f32_e32 v16, v16, v110
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_cndmask_b32_e64 v111, 0.5, -0.5, vcc
	v_mac_f32_e32 v111, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v111, v111
	v_cmp_ngt_f32_e32 vcc, s63, v119
	v_cndmask_b32_e32 v112, 0, v118, vcc
	v_cmp_gt_f32_e32 vcc, s64, v119
	v_cvt_f32_i32_e32 v113, v111
	v_cndmask_b32_e32 v112, v47, v112, vcc
	v_cmp_o_f32_e32 vcc, v119, v119
	v_cndmask_b32_e32 v112, v119, v112, vcc
	v_madmk_f32 v114, v113, 0xbf317180, v16
	v_madmk_f32 v115, v113, 0xb717f7d1, v114
	v_mul_f32_e32 v116, v115, v115
	v_madmk_f32 v117, v116, 0x3331bb4c, v44
	v_madak_f32 v117, v116, v117, 0x388ab355
	v_madak_f32 v117, v116, v117, 0xbb360b61
	v_madak_f32 v117, v116, v117, 0x3e2aaaab
	v_mad_f32 v116, -v116, v117, v115
	v_sub_f32_e32 v117, 2.0, v116
	v_cmp_gt_f32_e64 vcc, |v117|, s62
	v_cndmask_b32_e32 v118, 1.0, v46, vcc
	v_mul_f32_e32 v117, v117, v118
	v_rcp_f32_e32 v117, v117
	.loc	0 234
	v_mul_f32_e32 v6, v6, v112
	v_mul_f32_e32 v55, v112, v55
	v_mul_f32_e32 v53, v112, v53
	.loc	0 233
	v_mul_f32_e32 v112, 0xb717f7d1, v113
	v_mul_f32_e32 v113, v115, v116
	v_mul_f32_e32 v113, v113, v117
	v_mad_f32 v112, -v118, v113, -v112
	v_sub_f32_e32 v112, v114, v112
	v_add_f32_e32 v112, 1.0, v112
	v_lshlrev_b32_e32 v111, 23, v111
	v_add_u32_e32 v111, vcc, v111, v112
	v_cmp_ngt_f32_e32 vcc, s63, v16
	v_cndmask_b32_e32 v111, 0, v111, vcc
	v_cmp_gt_f32_e32 vcc, s64, v16
	v_cndmask_b32_e32 v111, v47, v111, vcc
	.loc	0 237
	v_cmp_gt_f32_e32 vcc, 0, v104
	v_cndmask_b32_e64 v112, 0.5, -0.5, vcc
	v_mac_f32_e32 v112, 0x3fb8aa3b, v104
	v_cvt_i32_f32_e32 v112, v112
	.loc	0 233
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v111, vcc
	.loc	0 236
	s_waitcnt lgkmcnt(0)
	.loc	0 237
	v_cvt_f32_i32_e32 v111, v112
	.loc	0 236
	s_barrier
	.loc	0 234
	v_mul_f32_e32 v7, v7, v16
	v_mul_f32_e32 v52, v16, v52
	.loc	0 237
	v_madmk_f32 v113, v111, 0xbf317180, v104
	v_madmk_f32 v114, v111, 0xb717f7d1, v113
	v_mul_f32_e32 v115, v114, v114
	v_madmk_f32 v116, v115, 0x3331bb4c, v44
	v_madak_f32 v116, v115, v116, 0x388ab355
	v_madak_f32 v116, v115, v116, 0xbb360b61
	v_madak_f32 v116, v115, v116, 0x3e2aaaab
	v_mad_f32 v115, -v115, v116, v114
	v_sub_f32_e32 v116, 2.0, v115
	v_cmp_gt_f32_e64 vcc, |v116|, s62
	v_cndmask_b32_e32 v117, 1.0, v46, vcc
	v_mul_f32_e32 v116, v116, v117
	v_rcp_f32_e32 v116, v116
	v_cmp_gt_f32_e32 vcc, 0, v24
	v_cndmask_b32_e64 v103, 0.5, -0.5, vcc
	.loc	0 234
	v_mul_f32_e32 v50, v16, v50
	.loc	0 237
	v_mul_f32_e32 v16, 0xb717f7d1, v111
	v_mul_f32_e32 v111, v114, v115
	v_mac_f32_e32 v103, 0x3fb8aa3b, v24
	v_mul_f32_e32 v111, v111, v116
	v_cvt_i32_f32_e32 v103, v103
	v_mad_f32 v16, -v117, v111, -v16
	v_sub_f32_e32 v16, v113, v16
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v111, 23, v112
	v_add_u32_e32 v16, vcc, v111, v16
	v_cvt_f32_i32_e32 v111, v103
	v_cmp_ngt_f32_e32 vcc, s63, v104
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s64, v104
	v_madmk_f32 v112, v111, 0xbf317180, v24
	v_madmk_f32 v113, v111, 0xb717f7d1, v112
	v_mul_f32_e32 v114, v113, v113
	v_madmk_f32 v115, v114, 0x3331bb4c, v44
	v_madak_f32 v115, v114, v115, 0x388ab355
	v_madak_f32 v115, v114, v115, 0xbb360b61
	v_madak_f32 v115, v114, v115, 0x3e2aaaab
	v_mad_f32 v114, -v114, v115, v113
	v_sub_f32_e32 v115, 2.0, v114
	v_cndmask_b32_e32 v16, v47, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v115|, s62
	v_cndmask_b32_e32 v116, 1.0, v46, vcc
	v_mul_f32_e32 v115, v115, v116
	v_rcp_f32_e32 v115, v115
	v_cmp_o_f32_e32 vcc, v104, v104
	v_cndmask_b32_e32 v16, v104, v16, vcc
	v_mul_f32_e32 v104, 0xb717f7d1, v111
	v_mul_f32_e32 v111, v113, v114
	v_sub_f32_e32 v102, v102, v25
	v_mul_f32_e32 v111, v111, v115
	v_cmp_gt_f32_e32 vcc, 0, v102
	v_mad_f32 v104, -v116, v111, -v104
	v_cndmask_b32_e64 v111, 0.5, -0.5, vcc
	v_mac_f32_e32 v111, 0x3fb8aa3b, v102
	v_cvt_i32_f32_e32 v111, v111
	v_sub_f32_e32 v104, v112, v104
	v_add_f32_e32 v104, 1.0, v104
	v_lshlrev_b32_e32 v103, 23, v103
	v_add_u32_e32 v103, vcc, v103, v104
	v_cvt_f32_i32_e32 v104, v111
	v_cmp_ngt_f32_e32 vcc, s63, v24
	v_cndmask_b32_e32 v103, 0, v103, vcc
	v_cmp_gt_f32_e32 vcc, s64, v24
	v_cndmask_b32_e32 v103, v47, v103, vcc
	v_cmp_o_f32_e32 vcc, v24, v24
	v_cndmask_b32_e32 v24, v24, v103, vcc
	v_madmk_f32 v103, v104, 0xbf317180, v102
	v_madmk_f32 v112, v104, 0xb717f7d1, v103
	v_mul_f32_e32 v113, v112, v112
	v_madmk_f32 v114, v113, 0x3331bb4c, v44
	v_madak_f32 v114, v113, v114, 0x388ab355
	v_madak_f32 v114, v113, v114, 0xbb360b61
	v_madak_f32 v114, v113, v114, 0x3e2aaaab
	v_mad_f32 v113, -v113, v114, v112
	v_sub_f32_e32 v114, 2.0, v113
	v_cmp_gt_f32_e64 vcc, |v114|, s62
	v_cndmask_b32_e32 v115, 1.0, v46, vcc
	v_mul_f32_e32 v114, v114, v115
	v_rcp_f32_e32 v114, v114
	ds_write2_b32 v29, v16, v24 offset1:32
	v_mul_f32_e32 v24, v112, v113
	v_mul_f32_e32 v16, 0xb717f7d1, v104
	v_mul_f32_e32 v24, v24, v114
	v_mad_f32 v16, -v115, v24, -v16
	v_sub_f32_e32 v24, v101, v25
	v_cmp_gt_f32_e32 vcc, 0, v24
	v_cndmask_b32_e64 v25, 0.5, -0.5, vcc
	v_mac_f32_e32 v25, 0x3fb8aa3b, v24
	v_cvt_i32_f32_e32 v25, v25
	v_sub_f32_e32 v16, v103, v16
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v101, 23, v111
	v_add_u32_e32 v16, vcc, v101, v16
	v_cvt_f32_i32_e32 v101, v25
	v_cmp_ngt_f32_e32 vcc, s63, v102
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s64, v102
	v_madmk_f32 v103, v101, 0xbf317180, v24
	v_madmk_f32 v104, v101, 0xb717f7d1, v103
	v_mul_f32_e32 v111, v104, v104
	v_madmk_f32 v112, v111, 0x3331bb4c, v44
	v_madak_f32 v112, v111, v112, 0x388ab355
	v_madak_f32 v112, v111, v112, 0xbb360b61
	v_madak_f32 v112, v111, v112, 0x3e2aaaab
	v_mad_f32 v111, -v111, v112, v104
	v_sub_f32_e32 v112, 2.0, v111
	v_cndmask_b32_e32 v16, v47, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v112|, s62
	v_cndmask_b32_e32 v113, 1.0, v46, vcc
	v_mul_f32_e32 v112, v112, v113
	v_rcp_f32_e32 v112, v112
	v_cmp_o_f32_e32 vcc, v102, v102
	v_cndmask_b32_e32 v16, v102, v16, vcc
	v_mul_f32_e32 v102, v104, v111
	v_sub_f32_e32 v100, v100, v105
	v_mul_f32_e32 v101, 0xb717f7d1, v101
	v_mul_f32_e32 v102, v102, v112
	v_cmp_gt_f32_e32 vcc, 0, v100
	v_mad_f32 v101, -v113, v102, -v101
	v_cndmask_b32_e64 v102, 0.5, -0.5, vcc
	v_mac_f32_e32 v102, 0x3fb8aa3b, v100
	v_cvt_i32_f32_e32 v102, v102
	v_sub_f32_e32 v101, v103, v101
	v_add_f32_e32 v101, 1.0, v101
	v_lshlrev_b32_e32 v25, 23, v25
	v_add_u32_e32 v25, vcc, v25, v101
	v_cvt_f32_i32_e32 v101, v102
	v_cmp_ngt_f32_e32 vcc, s63, v24
	v_cndmask_b32_e32 v25, 0, v25, vcc
	v_cmp_gt_f32_e32 vcc, s64, v24
	v_cndmask_b32_e32 v25, v47, v25, vcc
	v_cmp_o_f32_e32 vcc, v24, v24
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_madmk_f32 v25, v101, 0xbf317180, v100
	v_madmk_f32 v103, v101, 0xb717f7d1, v25
	v_mul_f32_e32 v104, v103, v103
	v_madmk_f32 v111, v104, 0x3331bb4c, v44
	v_madak_f32 v111, v104, v111, 0x388ab355
	v_madak_f32 v111, v104, v111, 0xbb360b61
	v_madak_f32 v111, v104, v111, 0x3e2aaaab
	v_mad_f32 v104, -v104, v111, v103
	v_sub_f32_e32 v111, 2.0, v104
	v_cmp_gt_f32_e64 vcc, |v111|, s62
	v_cndmask_b32_e32 v112, 1.0, v46, vcc
	v_mul_f32_e32 v111, v111, v112
	v_rcp_f32_e32 v111, v111
	ds_write2_b32 v29, v16, v24 offset0:64 offset1:96
	v_mul_f32_e32 v24, v103, v104
	v_mul_f32_e32 v16, 0xb717f7d1, v101
	v_mul_f32_e32 v24, v24, v111
	v_mad_f32 v16, -v112, v24, -v16
	v_sub_f32_e32 v24, v99, v105
	v_cmp_gt_f32_e32 vcc, 0, v24
	v_sub_f32_e32 v16, v25, v16
	v_cndmask_b32_e64 v25, 0.5, -0.5, vcc
	v_mac_f32_e32 v25, 0x3fb8aa3b, v24
	v_cvt_i32_f32_e32 v25, v25
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v99, 23, v102
	v_add_u32_e32 v16, vcc, v99, v16
	v_cvt_f32_i32_e32 v99, v25
	v_cmp_ngt_f32_e32 vcc, s63, v100
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s64, v100
	v_madmk_f32 v101, v99, 0xbf317180, v24
	v_madmk_f32 v102, v99, 0xb717f7d1, v101
	v_mul_f32_e32 v103, v102, v102
	v_madmk_f32 v104, v103, 0x3331bb4c, v44
	v_madak_f32 v104, v103, v104, 0x388ab355
	v_madak_f32 v104, v103, v104, 0xbb360b61
	v_madak_f32 v104, v103, v104, 0x3e2aaaab
	v_mad_f32 v103, -v103, v104, v102
	v_sub_f32_e32 v104, 2.0, v103
	v_cndmask_b32_e32 v16, v47, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v104|, s62
	v_cndmask_b32_e32 v105, 1.0, v46, vcc
	v_mul_f32_e32 v104, v104, v105
	v_rcp_f32_e32 v104, v104
	v_cmp_o_f32_e32 vcc, v100, v100
	v_cndmask_b32_e32 v16, v100, v16, vcc
	v_mul_f32_e32 v100, v102, v103
	v_sub_f32_e32 v98, v98, v106
	v_mul_f32_e32 v99, 0xb717f7d1, v99
	v_mul_f32_e32 v100, v100, v104
	v_cmp_gt_f32_e32 vcc, 0, v98
	v_mad_f32 v99, -v105, v100, -v99
	v_cndmask_b32_e64 v100, 0.5, -0.5, vcc
	v_mac_f32_e32 v100, 0x3fb8aa3b, v98
	v_cvt_i32_f32_e32 v100, v100
	v_sub_f32_e32 v99, v101, v99
	v_add_f32_e32 v99, 1.0, v99
	v_lshlrev_b32_e32 v25, 23, v25
	v_add_u32_e32 v25, vcc, v25, v99
	v_cvt_f32_i32_e32 v99, v100
	v_cmp_ngt_f32_e32 vcc, s63, v24
	v_cndmask_b32_e32 v25, 0, v25, vcc
	v_cmp_gt_f32_e32 vcc, s64, v24
	v_cndmask_b32_e32 v25, v47, v25, vcc
	v_cmp_o_f32_e32 vcc, v24, v24
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_madmk_f32 v25, v99, 0xbf317180, v98
	v_madmk_f32 v101, v99, 0xb717f7d1, v25
	v_mul_f32_e32 v102, v101, v101
	v_madmk_f32 v103, v102, 0x3331bb4c, v44
	v_madak_f32 v103, v102, v103, 0x388ab355
	v_madak_f32 v103, v102, v103, 0xbb360b61
	v_madak_f32 v103, v102, v103, 0x3e2aaaab
	v_mad_f32 v102, -v102, v103, v101
	v_sub_f32_e32 v103, 2.0, v102
	v_cmp_gt_f32_e64 vcc, |v103|, s62
	v_cndmask_b32_e32 v104, 1.0, v46, vcc
	v_mul_f32_e32 v103, v103, v104
	v_rcp_f32_e32 v103, v103
	ds_write2_b32 v29, v16, v24 offset0:128 offset1:160
	v_mul_f32_e32 v24, v101, v102
	v_mul_f32_e32 v16, 0xb717f7d1, v99
	v_mul_f32_e32 v24, v24, v103
	v_mad_f32 v16, -v104, v24, -v16
	v_sub_f32_e32 v24, v97, v106
	v_cmp_gt_f32_e32 vcc, 0, v24
	v_sub_f32_e32 v16, v25, v16
	v_cndmask_b32_e64 v25, 0.5, -0.5, vcc
	v_mac_f32_e32 v25, 0x3fb8aa3b, v24
	v_cvt_i32_f32_e32 v25, v25
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v97, 23, v100
	v_add_u32_e32 v16, vcc, v97, v16
	v_cvt_f32_i32_e32 v97, v25
	v_cmp_ngt_f32_e32 vcc, s63, v98
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s64, v98
	v_madmk_f32 v99, v97, 0xbf317180, v24
	v_madmk_f32 v100, v97, 0xb717f7d1, v99
	v_mul_f32_e32 v101, v100, v100
	v_madmk_f32 v102, v101, 0x3331bb4c, v44
	v_madak_f32 v102, v101, v102, 0x388ab355
	v_madak_f32 v102, v101, v102, 0xbb360b61
	v_madak_f32 v102, v101, v102, 0x3e2aaaab
	v_mad_f32 v101, -v101, v102, v100
	v_sub_f32_e32 v102, 2.0, v101
	v_cndmask_b32_e32 v16, v47, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v102|, s62
	v_cndmask_b32_e32 v103, 1.0, v46, vcc
	v_mul_f32_e32 v102, v102, v103
	v_rcp_f32_e32 v102, v102
	v_cmp_o_f32_e32 vcc, v98, v98
	v_cndmask_b32_e32 v16, v98, v16, vcc
	v_mul_f32_e32 v98, v100, v101
	v_sub_f32_e32 v96, v96, v107
	v_mul_f32_e32 v97, 0xb717f7d1, v97
	v_mul_f32_e32 v98, v98, v102
	v_cmp_gt_f32_e32 vcc, 0, v96
	v_mad_f32 v97, -v103, v98, -v97
	v_cndmask_b32_e64 v98, 0.5, -0.5, vcc
	v_mac_f32_e32 v98, 0x3fb8aa3b, v96
	v_cvt_i32_f32_e32 v98, v98
	v_sub_f32_e32 v97, v99, v97
	v_add_f32_e32 v97, 1.0, v97
	v_lshlrev_b32_e32 v25, 23, v25
	v_add_u32_e32 v25, vcc, v25, v97
	v_cvt_f32_i32_e32 v97, v98
	v_cmp_ngt_f32_e32 vcc, s63, v24
	v_cndmask_b32_e32 v25, 0, v25, vcc
	v_cmp_gt_f32_e32 vcc, s64, v24
	v_cndmask_b32_e32 v25, v47, v25, vcc
	v_cmp_o_f32_e32 vcc, v24, v24
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_madmk_f32 v25, v97, 0xbf317180, v96
	v_madmk_f32 v99, v97, 0xb717f7d1, v25
	v_mul_f32_e32 v100, v99, v99
	v_madmk_f32 v101, v100, 0x3331bb4c, v44
	v_madak_f32 v101, v100, v101, 0x388ab355
	v_madak_f32 v101, v100, v101, 0xbb360b61
	v_madak_f32 v101, v100, v101, 0x3e2aaaab
	v_mad_f32 v100, -v100, v101, v99
	v_sub_f32_e32 v101, 2.0, v100
	v_cmp_gt_f32_e64 vcc, |v101|, s62
	v_cndmask_b32_e32 v102, 1.0, v46, vcc
	v_mul_f32_e32 v101, v101, v102
	v_rcp_f32_e32 v101, v101
	ds_write2_b32 v29, v16, v24 offset0:192 offset1:224
	v_mul_f32_e32 v24, v99, v100
	v_mul_f32_e32 v16, 0xb717f7d1, v97
	v_mul_f32_e32 v24, v24, v101
	v_mad_f32 v16, -v102, v24, -v16
	v_sub_f32_e32 v24, v95, v107
	v_cmp_gt_f32_e32 vcc, 0, v24
	v_sub_f32_e32 v16, v25, v16
	v_cndmask_b32_e64 v25, 0.5, -0.5, vcc
	v_mac_f32_e32 v25, 0x3fb8aa3b, v24
	v_cvt_i32_f32_e32 v25, v25
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v95, 23, v98
	v_add_u32_e32 v16, vcc, v95, v16
	v_cvt_f32_i32_e32 v95, v25
	v_cmp_ngt_f32_e32 vcc, s63, v96
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s64, v96
	v_madmk_f32 v97, v95, 0xbf317180, v24
	v_madmk_f32 v98, v95, 0xb717f7d1, v97
	v_mul_f32_e32 v99, v98, v98
	v_madmk_f32 v100, v99, 0x3331bb4c, v44
	v_madak_f32 v100, v99, v100, 0x388ab355
	v_madak_f32 v100, v99, v100, 0xbb360b61
	v_madak_f32 v100, v99, v100, 0x3e2aaaab
	v_mad_f32 v99, -v99, v100, v98
	v_sub_f32_e32 v100, 2.0, v99
	v_cndmask_b32_e32 v16, v47, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v100|, s62
	v_cndmask_b32_e32 v101, 1.0, v46, vcc
	v_mul_f32_e32 v100, v100, v101
	v_rcp_f32_e32 v100, v100
	v_cmp_o_f32_e32 vcc, v96, v96
	v_cndmask_b32_e32 v16, v96, v16, vcc
	v_mul_f32_e32 v96, v98, v99
	v_sub_f32_e32 v94, v94, v108
	v_mul_f32_e32 v95, 0xb717f7d1, v95
	v_mul_f32_e32 v96, v96, v100
	v_cmp_gt_f32_e32 vcc, 0, v94
	v_mad_f32 v95, -v101, v96, -v95
	v_cndmask_b32_e64 v96, 0.5, -0.5, vcc
	v_mac_f32_e32 v96, 0x3fb8aa3b, v94
	v_cvt_i32_f32_e32 v96, v96
	v_sub_f32_e32 v95, v97, v95
	v_add_f32_e32 v95, 1.0, v95
	v_lshlrev_b32_e32 v25, 23, v25
	v_add_u32_e32 v25, vcc, v25, v95
	v_cvt_f32_i32_e32 v95, v96
	v_cmp_ngt_f32_e32 vcc, s63, v24
	v_cndmask_b32_e32 v25, 0, v25, vcc
	v_cmp_gt_f32_e32 vcc, s64, v24
	v_cndmask_b32_e32 v25, v47, v25, vcc
	v_cmp_o_f32_e32 vcc, v24, v24
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_madmk_f32 v25, v95, 0xbf317180, v94
	v_madmk_f32 v97, v95, 0xb717f7d1, v25
	v_mul_f32_e32 v98, v97, v97
	v_madmk_f32 v99, v98, 0x3331bb4c, v44
	v_madak_f32 v99, v98, v99, 0x388ab355
	v_madak_f32 v99, v98, v99, 0xbb360b61
	v_madak_f32 v99, v98, v99, 0x3e2aaaab
	v_mad_f32 v98, -v98, v99, v97
	v_sub_f32_e32 v99, 2.0, v98
	v_cmp_gt_f32_e64 vcc, |v99|, s62
	v_cndmask_b32_e32 v100, 1.0, v46, vcc
	v_mul_f32_e32 v99, v99, v100
	v_rcp_f32_e32 v99, v99
	ds_write2_b32 v88, v16, v24 offset1:32
	v_mul_f32_e32 v24, v97, v98
	v_mul_f32_e32 v16, 0xb717f7d1, v95
	v_mul_f32_e32 v24, v24, v99
	v_mad_f32 v16, -v100, v24, -v16
	v_sub_f32_e32 v24, v93, v108
	v_cmp_gt_f32_e32 vcc, 0, v24
	v_sub_f32_e32 v16, v25, v16
	v_cndmask_b32_e64 v25, 0.5, -0.5, vcc
	v_mac_f32_e32 v25, 0x3fb8aa3b, v24
	v_cvt_i32_f32_e32 v25, v25
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v93, 23, v96
	v_add_u32_e32 v16, vcc, v93, v16
	v_cvt_f32_i32_e32 v93, v25
	v_cmp_ngt_f32_e32 vcc, s63, v94
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s64, v94
	v_madmk_f32 v95, v93, 0xbf317180, v24
	v_madmk_f32 v96, v93, 0xb717f7d1, v95
	v_mul_f32_e32 v97, v96, v96
	v_madmk_f32 v98, v97, 0x3331bb4c, v44
	v_madak_f32 v98, v97, v98, 0x388ab355
	v_madak_f32 v98, v97, v98, 0xbb360b61
	v_madak_f32 v98, v97, v98, 0x3e2aaaab
	v_mad_f32 v97, -v97, v98, v96
	v_sub_f32_e32 v98, 2.0, v97
	v_cndmask_b32_e32 v16, v47, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v98|, s62
	v_cndmask_b32_e32 v99, 1.0, v46, vcc
	v_mul_f32_e32 v98, v98, v99
	v_rcp_f32_e32 v98, v98
	v_cmp_o_f32_e32 vcc, v94, v94
	v_cndmask_b32_e32 v16, v94, v16, vcc
	v_mul_f32_e32 v94, v96, v97
	v_sub_f32_e32 v92, v92, v109
	v_mul_f32_e32 v93, 0xb717f7d1, v93
	v_mul_f32_e32 v94, v94, v98
	v_cmp_gt_f32_e32 vcc, 0, v92
	v_mad_f32 v93, -v99, v94, -v93
	v_cndmask_b32_e64 v94, 0.5, -0.5, vcc
	v_mac_f32_e32 v94, 0x3fb8aa3b, v92
	v_cvt_i32_f32_e32 v94, v94
	v_sub_f32_e32 v93, v95, v93
	v_add_f32_e32 v93, 1.0, v93
	v_lshlrev_b32_e32 v25, 23, v25
	v_add_u32_e32 v25, vcc, v25, v93
	v_cvt_f32_i32_e32 v93, v94
	v_cmp_ngt_f32_e32 vcc, s63, v24
	v_cndmask_b32_e32 v25, 0, v25, vcc
	v_cmp_gt_f32_e32 vcc, s64, v24
	v_cndmask_b32_e32 v25, v47, v25, vcc
	v_cmp_o_f32_e32 vcc, v24, v24
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_madmk_f32 v25, v93, 0xbf317180, v92
	v_madmk_f32 v95, v93, 0xb717f7d1, v25
	v_mul_f32_e32 v96, v95, v95
	v_madmk_f32 v97, v96, 0x3331bb4c, v44
	v_madak_f32 v97, v96, v97, 0x388ab355
	v_madak_f32 v97, v96, v97, 0xbb360b61
	v_madak_f32 v97, v96, v97, 0x3e2aaaab
	v_mad_f32 v96, -v96, v97, v95
	v_sub_f32_e32 v97, 2.0, v96
	v_cmp_gt_f32_e64 vcc, |v97|, s62
	v_cndmask_b32_e32 v98, 1.0, v46, vcc
	v_mul_f32_e32 v97, v97, v98
	v_rcp_f32_e32 v97, v97
	ds_write2_b32 v88, v16, v24 offset0:64 offset1:96
	v_mul_f32_e32 v24, v95, v96
	v_mul_f32_e32 v16, 0xb717f7d1, v93
	v_mul_f32_e32 v24, v24, v97
	v_mad_f32 v16, -v98, v24, -v16
	v_sub_f32_e32 v24, v91, v109
	v_cmp_gt_f32_e32 vcc, 0, v24
	v_sub_f32_e32 v16, v25, v16
	v_cndmask_b32_e64 v25, 0.5, -0.5, vcc
	v_mac_f32_e32 v25, 0x3fb8aa3b, v24
	v_cvt_i32_f32_e32 v25, v25
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v91, 23, v94
	v_add_u32_e32 v16, vcc, v91, v16
	v_cvt_f32_i32_e32 v91, v25
	v_cmp_ngt_f32_e32 vcc, s63, v92
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s64, v92
	v_madmk_f32 v93, v91, 0xbf317180, v24
	v_madmk_f32 v94, v91, 0xb717f7d1, v93
	v_mul_f32_e32 v95, v94, v94
	v_madmk_f32 v96, v95, 0x3331bb4c, v44
	v_madak_f32 v96, v95, v96, 0x388ab355
	v_madak_f32 v96, v95, v96, 0xbb360b61
	v_madak_f32 v96, v95, v96, 0x3e2aaaab
	v_mad_f32 v95, -v95, v96, v94
	v_sub_f32_e32 v96, 2.0, v95
	v_cndmask_b32_e32 v16, v47, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v96|, s62
	v_cndmask_b32_e32 v97, 1.0, v46, vcc
	v_mul_f32_e32 v96, v96, v97
	v_rcp_f32_e32 v96, v96
	v_cmp_o_f32_e32 vcc, v92, v92
	v_cndmask_b32_e32 v16, v92, v16, vcc
	v_mul_f32_e32 v92, v94, v95
	v_sub_f32_e32 v90, v90, v110
	v_mul_f32_e32 v91, 0xb717f7d1, v91
	v_mul_f32_e32 v92, v92, v96
	v_cmp_gt_f32_e32 vcc, 0, v90
	v_mad_f32 v91, -v97, v92, -v91
	v_cndmask_b32_e64 v92, 0.5, -0.5, vcc
	v_mac_f32_e32 v92, 0x3fb8aa3b, v90
	v_cvt_i32_f32_e32 v92, v92
	v_sub_f32_e32 v91, v93, v91
	v_add_f32_e32 v91, 1.0, v91
	v_lshlrev_b32_e32 v25, 23, v25
	v_add_u32_e32 v25, vcc, v25, v91
	v_cvt_f32_i32_e32 v91, v92
	v_cmp_ngt_f32_e32 vcc, s63, v24
	v_cndmask_b32_e32 v25, 0, v25, vcc
	v_cmp_gt_f32_e32 vcc, s64, v24
	v_cndmask_b32_e32 v25, v47, v25, vcc
	v_cmp_o_f32_e32 vcc, v24, v24
	v_cndmask_b32_e32 v24, v24, v25, vcc
	v_madmk_f32 v25, v91, 0xbf317180, v90
	v_madmk_f32 v93, v91, 0xb717f7d1, v25
	v_mul_f32_e32 v94, v93, v93
	v_madmk_f32 v95, v94, 0x3331bb4c, v44
	v_madak_f32 v95, v94, v95, 0x388ab355
	v_madak_f32 v95, v94, v95, 0xbb360b61
	v_madak_f32 v95, v94, v95, 0x3e2aaaab
	v_mad_f32 v94, -v94, v95, v93
	v_sub_f32_e32 v95, 2.0, v94
	v_cmp_gt_f32_e64 vcc, |v95|, s62
	v_cndmask_b32_e32 v96, 1.0, v46, vcc
	v_mul_f32_e32 v95, v95, v96
	v_rcp_f32_e32 v95, v95
	ds_write2_b32 v88, v16, v24 offset0:128 offset1:160
	v_mul_f32_e32 v24, v93, v94
	v_mul_f32_e32 v16, 0xb717f7d1, v91
	v_mul_f32_e32 v24, v24, v95
	v_mad_f32 v16, -v96, v24, -v16
	v_sub_f32_e32 v24, v89, v110
	v_cmp_gt_f32_e32 vcc, 0, v24
	v_sub_f32_e32 v16, v25, v16
	v_cndmask_b32_e64 v25, 0.5, -0.5, vcc
	v_mac_f32_e32 v25, 0x3fb8aa3b, v24
	v_cvt_i32_f32_e32 v25, v25
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v88, 23, v92
	v_add_u32_e32 v16, vcc, v88, v16
	v_cvt_f32_i32_e32 v88, v25
	v_cmp_ngt_f32_e32 vcc, s63, v90
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s64, v90
	v_madmk_f32 v89, v88, 0xbf317180, v24
	v_madmk_f32 v91, v88, 0xb717f7d1, v89
	v_mul_f32_e32 v92, v91, v91
	v_madmk_f32 v93, v92, 0x3331bb4c, v44
	v_madak_f32 v93, v92, v93, 0x388ab355
	v_madak_f32 v93, v92, v93, 0xbb360b61
	v_madak_f32 v93, v92, v93, 0x3e2aaaab
	v_mad_f32 v92, -v92, v93, v91
	v_sub_f32_e32 v93, 2.0, v92
	v_cndmask_b32_e32 v16, v47, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v93|, s62
	v_cndmask_b32_e32 v94, 1.0, v46, vcc
	v_mul_f32_e32 v93, v93, v94
	v_rcp_f32_e32 v93, v93
	v_cmp_o_f32_e32 vcc, v90, v90
	v_cndmask_b32_e32 v16, v90, v16, vcc
	v_mul_f32_e32 v90, v91, v92
	v_mul_f32_e32 v88, 0xb717f7d1, v88
	v_mul_f32_e32 v90, v90, v93
	v_mad_f32 v88, -v94, v90, -v88
	v_sub_f32_e32 v88, v89, v88
	v_add_f32_e32 v88, 1.0, v88
	v_lshlrev_b32_e32 v25, 23, v25
	v_add_u32_e32 v25, vcc, v25, v88
	v_cmp_ngt_f32_e32 vcc, s63, v24
	v_cndmask_b32_e32 v25, 0, v25, vcc
	v_cmp_gt_f32_e32 vcc, s64, v24
	v_cndmask_b32_e32 v25, v47, v25, vcc
	v_cmp_o_f32_e32 vcc, v24, v24
	v_cndmask_b32_e32 v24, v24, v25, vcc
	ds_write2_b32 v31, v16, v24 offset1:32
	v_mov_b32_e32 v16, v41
	.loc	0 238
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_24:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 242
	v_add_u32_e32 v102, vcc, s2, v42
	v_add_u32_e32 v104, vcc, s2, v30
	.loc	0 244
	ds_read2_b32 v[24:25], v16 offset1:32
	ds_read2_b32 v[100:101], v16 offset0:68 offset1:100
	.loc	0 242
	ds_read2_b64 v[88:91], v102 offset1:32
	ds_read2_b64 v[92:95], v102 offset0:64 offset1:96
	ds_read2_b64 v[96:99], v102 offset0:128 offset1:160
	ds_read_b64 v[102:103], v102 offset:1536
	ds_read_b64 v[104:105], v104
	.loc	0 240
	s_add_i32 s2, s2, 8
	.loc	0 243
	s_waitcnt lgkmcnt(4)
	v_add_f32_e32 v0, v0, v88
	.loc	0 244
	v_mac_f32_e32 v71, v88, v24
	v_mac_f32_e32 v70, v88, v25
	.loc	0 243
	v_add_f32_e32 v1, v1, v90
	.loc	0 244
	v_mac_f32_e32 v69, v90, v24
	v_mac_f32_e32 v68, v90, v25
	.loc	0 243
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v2, v2, v92
	.loc	0 244
	v_mac_f32_e32 v67, v92, v24
	v_mac_f32_e32 v66, v92, v25
	.loc	0 243
	v_add_f32_e32 v3, v3, v94
	.loc	0 244
	v_mac_f32_e32 v64, v94, v24
	v_mac_f32_e32 v62, v94, v25
	.loc	0 243
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v4, v4, v96
	.loc	0 244
	v_mac_f32_e32 v61, v96, v24
	v_mac_f32_e32 v59, v96, v25
	.loc	0 243
	v_add_f32_e32 v5, v5, v98
	.loc	0 244
	v_mac_f32_e32 v58, v98, v24
	v_mac_f32_e32 v56, v98, v25
	.loc	0 243
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v6, v6, v102
	.loc	0 244
	v_mac_f32_e32 v55, v102, v24
	v_mac_f32_e32 v53, v102, v25
	.loc	0 243
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v7, v7, v104
	.loc	0 244
	v_mac_f32_e32 v52, v104, v24
	v_mac_f32_e32 v50, v104, v25
	.loc	0 240
	v_add_u32_e32 v16, vcc, 0x220, v16
	s_cmpk_lg_i32 s2, 0x100
	.loc	0 243
	v_add_f32_e32 v0, v0, v89
	.loc	0 244
	v_mac_f32_e32 v71, v89, v100
	v_mac_f32_e32 v70, v89, v101
	.loc	0 243
	v_add_f32_e32 v1, v1, v91
	.loc	0 244
	v_mac_f32_e32 v69, v91, v100
	v_mac_f32_e32 v68, v91, v101
	.loc	0 243
	v_add_f32_e32 v2, v2, v93
	.loc	0 244
	v_mac_f32_e32 v67, v93, v100
	v_mac_f32_e32 v66, v93, v101
	.loc	0 243
	v_add_f32_e32 v3, v3, v95
	.loc	0 244
	v_mac_f32_e32 v64, v95, v100
	v_mac_f32_e32 v62, v95, v101
	.loc	0 243
	v_add_f32_e32 v4, v4, v97
	.loc	0 244
	v_mac_f32_e32 v61, v97, v100
	v_mac_f32_e32 v59, v97, v101
	.loc	0 243
	v_add_f32_e32 v5, v5, v99
	.loc	0 244
	v_mac_f32_e32 v58, v99, v100
	v_mac_f32_e32 v56, v99, v101
	.loc	0 243
	v_add_f32_e32 v6, v6, v103
	.loc	0 244
	v_mac_f32_e32 v55, v103, v100
	v_mac_f32_e32 v53, v103, v101
	.loc	0 243
	v_add_f32_e32 v7, v7, v105
	.loc	0 244
	v_mac_f32_e32 v52, v105, v100
	v_mac_f32_e32 v50, v105, v101
	.loc	0 240
	s_cbranch_scc1 .LBB0_24
; %bb.25:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 209
	v_mov_b32_e32 v16, s51
	v_add_u32_e32 v20, vcc, s50, v20
	v_addc_u32_e32 v21, vcc, v21, v16, vcc
	s_add_i32 s28, s28, 64
	s_add_i32 s25, s25, 64
	v_add_u32_e32 v22, vcc, s50, v22
	s_cmp_eq_u32 s36, s49
	v_addc_u32_e32 v23, vcc, v23, v16, vcc
	.loc	0 257
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_scc1 .LBB0_27
; %bb.26:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 0
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
	v_cmp_gt_i32_e32 vcc, s46, v65
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execnz .LBB0_35
; %bb.28:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s46, v63
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execnz .LBB0_36
.LBB0_29:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s46, v60
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execnz .LBB0_37
.LBB0_30:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s46, v57
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execnz .LBB0_38
.LBB0_31:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s46, v54
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execnz .LBB0_39
.LBB0_32:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s46, v51
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execnz .LBB0_40
.LBB0_33:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s46, v49
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execnz .LBB0_41
.LBB0_34:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s46, v48
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_2
	s_branch .LBB0_42
.LBB0_35:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v10, s[4:5], v0, v0, v71
	v_div_scale_f32 v11, vcc, v71, v0, v71
	v_rcp_f32_e32 v12, v10
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v13, -v10, v12, 1.0
	v_fma_f32 v12, v13, v12, v12
	v_mul_f32_e32 v13, v11, v12
	v_fma_f32 v14, -v10, v13, v11
	v_fma_f32 v13, v14, v12, v13
	v_fma_f32 v10, -v10, v13, v11
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v11, s[4:5], v0, v0, v70
	v_div_fmas_f32 v10, v10, v12, v13
	v_div_scale_f32 v12, vcc, v70, v0, v70
	v_rcp_f32_e32 v13, v11
	v_div_fixup_f32 v14, v10, v0, v71
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v10, -v11, v13, 1.0
	v_fma_f32 v10, v10, v13, v13
	v_mul_f32_e32 v13, v12, v10
	v_fma_f32 v15, -v11, v13, v12
	v_fma_f32 v13, v15, v10, v13
	v_fma_f32 v11, -v11, v13, v12
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v12, v11, v10, v13
	v_mad_i64_i32 v[10:11], s[4:5], v65, s22, v[8:9]
	v_mov_b32_e32 v13, s35
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v10, vcc, s34, v10
	v_addc_u32_e32 v11, vcc, v13, v11, vcc
	v_cndmask_b32_e64 v13, 0, v14, s[0:1]
	flat_store_dword v[10:11], v13
	v_add_u32_e32 v10, vcc, 0x80, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	v_div_fixup_f32 v0, v12, v0, v70
	v_cndmask_b32_e64 v0, 0, v0, s[0:1]
	flat_store_dword v[10:11], v0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s46, v63
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_29
.LBB0_36:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v0, s[4:5], v1, v1, v69
	v_div_scale_f32 v10, vcc, v69, v1, v69
	v_rcp_f32_e32 v11, v0
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v12, -v0, v11, 1.0
	v_fma_f32 v11, v12, v11, v11
	v_mul_f32_e32 v12, v10, v11
	v_fma_f32 v13, -v0, v12, v10
	v_fma_f32 v12, v13, v11, v12
	v_fma_f32 v0, -v0, v12, v10
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v10, s[4:5], v1, v1, v68
	v_div_fmas_f32 v0, v0, v11, v12
	v_div_scale_f32 v11, vcc, v68, v1, v68
	v_rcp_f32_e32 v12, v10
	v_div_fixup_f32 v0, v0, v1, v69
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v13, -v10, v12, 1.0
	v_fma_f32 v12, v13, v12, v12
	v_mul_f32_e32 v13, v11, v12
	v_fma_f32 v14, -v10, v13, v11
	v_fma_f32 v13, v14, v12, v13
	v_fma_f32 v10, -v10, v13, v11
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v12, v10, v12, v13
	v_mad_i64_i32 v[10:11], s[4:5], v63, s22, v[8:9]
	v_mov_b32_e32 v13, s35
	v_cndmask_b32_e64 v0, 0, v0, s[0:1]
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v10, vcc, s34, v10
	v_addc_u32_e32 v11, vcc, v13, v11, vcc
	flat_store_dword v[10:11], v0
	v_add_u32_e32 v0, vcc, 0x80, v10
	v_div_fixup_f32 v1, v12, v1, v68
	v_cndmask_b32_e64 v10, 0, v1, s[0:1]
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	flat_store_dword v[0:1], v10
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s46, v60
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_30
.LBB0_37:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v0, s[4:5], v2, v2, v67
	v_div_scale_f32 v1, vcc, v67, v2, v67
	v_rcp_f32_e32 v10, v0
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v11, -v0, v10, 1.0
	v_fma_f32 v10, v11, v10, v10
	v_mul_f32_e32 v11, v1, v10
	v_fma_f32 v12, -v0, v11, v1
	v_fma_f32 v11, v12, v10, v11
	v_fma_f32 v0, -v0, v11, v1
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v1, s[4:5], v2, v2, v66
	v_div_fmas_f32 v0, v0, v10, v11
	v_div_scale_f32 v10, vcc, v66, v2, v66
	v_rcp_f32_e32 v11, v1
	v_div_fixup_f32 v12, v0, v2, v67
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v0, -v1, v11, 1.0
	v_fma_f32 v0, v0, v11, v11
	v_mul_f32_e32 v11, v10, v0
	v_fma_f32 v13, -v1, v11, v10
	v_fma_f32 v11, v13, v0, v11
	v_fma_f32 v1, -v1, v11, v10
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v10, v1, v0, v11
	v_mad_i64_i32 v[0:1], s[4:5], v60, s22, v[8:9]
	v_mov_b32_e32 v11, s35
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s34, v0
	v_addc_u32_e32 v1, vcc, v11, v1, vcc
	v_cndmask_b32_e64 v11, 0, v12, s[0:1]
	flat_store_dword v[0:1], v11
	v_add_u32_e32 v0, vcc, 0x80, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_div_fixup_f32 v2, v10, v2, v66
	v_cndmask_b32_e64 v2, 0, v2, s[0:1]
	flat_store_dword v[0:1], v2
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s46, v57
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_31
.LBB0_38:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v0, s[4:5], v3, v3, v64
	v_div_scale_f32 v1, vcc, v64, v3, v64
	v_rcp_f32_e32 v2, v0
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v10, -v0, v2, 1.0
	v_fma_f32 v2, v10, v2, v2
	v_mul_f32_e32 v10, v1, v2
	v_fma_f32 v11, -v0, v10, v1
	v_fma_f32 v10, v11, v2, v10
	v_fma_f32 v0, -v0, v10, v1
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v1, s[4:5], v3, v3, v62
	v_div_fmas_f32 v0, v0, v2, v10
	v_div_scale_f32 v2, vcc, v62, v3, v62
	v_rcp_f32_e32 v10, v1
	v_div_fixup_f32 v11, v0, v3, v64
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v0, -v1, v10, 1.0
	v_fma_f32 v0, v0, v10, v10
	v_mul_f32_e32 v10, v2, v0
	v_fma_f32 v12, -v1, v10, v2
	v_fma_f32 v10, v12, v0, v10
	v_fma_f32 v1, -v1, v10, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v2, v1, v0, v10
	v_mad_i64_i32 v[0:1], s[4:5], v57, s22, v[8:9]
	v_mov_b32_e32 v10, s35
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s34, v0
	v_addc_u32_e32 v1, vcc, v10, v1, vcc
	v_cndmask_b32_e64 v10, 0, v11, s[0:1]
	flat_store_dword v[0:1], v10
	v_add_u32_e32 v0, vcc, 0x80, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_div_fixup_f32 v2, v2, v3, v62
	v_cndmask_b32_e64 v2, 0, v2, s[0:1]
	flat_store_dword v[0:1], v2
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s46, v54
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_32
.LBB0_39:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v0, s[4:5], v4, v4, v61
	v_div_scale_f32 v1, vcc, v61, v4, v61
	v_rcp_f32_e32 v2, v0
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v3, -v0, v2, 1.0
	v_fma_f32 v2, v3, v2, v2
	v_mul_f32_e32 v3, v1, v2
	v_fma_f32 v10, -v0, v3, v1
	v_fma_f32 v3, v10, v2, v3
	v_fma_f32 v0, -v0, v3, v1
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v1, s[4:5], v4, v4, v59
	v_div_fmas_f32 v0, v0, v2, v3
	v_div_scale_f32 v2, vcc, v59, v4, v59
	v_rcp_f32_e32 v3, v1
	v_div_fixup_f32 v10, v0, v4, v61
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v0, -v1, v3, 1.0
	v_fma_f32 v0, v0, v3, v3
	v_mul_f32_e32 v3, v2, v0
	v_fma_f32 v11, -v1, v3, v2
	v_fma_f32 v3, v11, v0, v3
	v_fma_f32 v1, -v1, v3, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v2, v1, v0, v3
	v_mad_i64_i32 v[0:1], s[4:5], v54, s22, v[8:9]
	v_mov_b32_e32 v3, s35
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s34, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_cndmask_b32_e64 v3, 0, v10, s[0:1]
	flat_store_dword v[0:1], v3
	v_add_u32_e32 v0, vcc, 0x80, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_div_fixup_f32 v2, v2, v4, v59
	v_cndmask_b32_e64 v2, 0, v2, s[0:1]
	flat_store_dword v[0:1], v2
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s46, v51
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_33
.LBB0_40:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v0, s[4:5], v5, v5, v58
	v_div_scale_f32 v1, vcc, v58, v5, v58
	v_rcp_f32_e32 v2, v0
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v3, -v0, v2, 1.0
	v_fma_f32 v2, v3, v2, v2
	v_mul_f32_e32 v3, v1, v2
	v_fma_f32 v4, -v0, v3, v1
	v_fma_f32 v3, v4, v2, v3
	v_fma_f32 v0, -v0, v3, v1
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v1, s[4:5], v5, v5, v56
	v_div_fmas_f32 v0, v0, v2, v3
	v_div_scale_f32 v2, vcc, v56, v5, v56
	v_rcp_f32_e32 v3, v1
	v_div_fixup_f32 v4, v0, v5, v58
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v0, -v1, v3, 1.0
	v_fma_f32 v0, v0, v3, v3
	v_mul_f32_e32 v3, v2, v0
	v_fma_f32 v10, -v1, v3, v2
	v_fma_f32 v3, v10, v0, v3
	v_fma_f32 v1, -v1, v3, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v2, v1, v0, v3
	v_mad_i64_i32 v[0:1], s[4:5], v51, s22, v[8:9]
	v_mov_b32_e32 v3, s35
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s34, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_cndmask_b32_e64 v3, 0, v4, s[0:1]
	flat_store_dword v[0:1], v3
	v_add_u32_e32 v0, vcc, 0x80, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_div_fixup_f32 v2, v2, v5, v56
	v_cndmask_b32_e64 v2, 0, v2, s[0:1]
	flat_store_dword v[0:1], v2
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s46, v49
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_34
.LBB0_41:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v0, s[4:5], v6, v6, v55
	v_div_scale_f32 v1, vcc, v55, v6, v55
	v_rcp_f32_e32 v2, v0
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v3, -v0, v2, 1.0
	v_fma_f32 v2, v3, v2, v2
	v_mul_f32_e32 v3, v1, v2
	v_fma_f32 v4, -v0, v3, v1
	v_fma_f32 v3, v4, v2, v3
	v_fma_f32 v0, -v0, v3, v1
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v1, s[4:5], v6, v6, v53
	v_div_fmas_f32 v0, v0, v2, v3
	v_div_scale_f32 v2, vcc, v53, v6, v53
	v_rcp_f32_e32 v3, v1
	v_div_fixup_f32 v4, v0, v6, v55
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v0, -v1, v3, 1.0
	v_fma_f32 v0, v0, v3, v3
	v_mul_f32_e32 v3, v2, v0
	v_fma_f32 v5, -v1, v3, v2
	v_fma_f32 v3, v5, v0, v3
	v_fma_f32 v1, -v1, v3, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v2, v1, v0, v3
	v_mad_i64_i32 v[0:1], s[4:5], v49, s22, v[8:9]
	v_mov_b32_e32 v3, s35
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s34, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_cndmask_b32_e64 v3, 0, v4, s[0:1]
	flat_store_dword v[0:1], v3
	v_add_u32_e32 v0, vcc, 0x80, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_div_fixup_f32 v2, v2, v6, v53
	v_cndmask_b32_e64 v2, 0, v2, s[0:1]
	flat_store_dword v[0:1], v2
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s46, v48
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_2
.LBB0_42:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v0, s[4:5], v7, v7, v52
	v_div_scale_f32 v1, vcc, v52, v7, v52
	v_rcp_f32_e32 v2, v0
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v3, -v0, v2, 1.0
	v_fma_f32 v2, v3, v2, v2
	v_mul_f32_e32 v3, v1, v2
	v_fma_f32 v4, -v0, v3, v1
	v_fma_f32 v3, v4, v2, v3
	v_fma_f32 v0, -v0, v3, v1
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v1, s[4:5], v7, v7, v50
	v_div_fmas_f32 v0, v0, v2, v3
	v_div_scale_f32 v2, vcc, v50, v7, v50
	v_rcp_f32_e32 v3, v1
	v_div_fixup_f32 v4, v0, v7, v52
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v0, -v1, v3, 1.0
	v_fma_f32 v0, v0, v3, v3
	v_mul_f32_e32 v3, v2, v0
	v_fma_f32 v5, -v1, v3, v2
	v_fma_f32 v3, v5, v0, v3
	v_fma_f32 v1, -v1, v3, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v2, v1, v0, v3
	v_mad_i64_i32 v[0:1], s[4:5], v48, s22, v[8:9]
	v_mov_b32_e32 v3, s35
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s34, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_cndmask_b32_e64 v3, 0, v4, s[0:1]
	flat_store_dword v[0:1], v3
	v_add_u32_e32 v0, vcc, 0x80, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_div_fixup_f32 v2, v2, v7, v50
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
		.amdhsa_next_free_vgpr 149
		.amdhsa_next_free_sgpr 66
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
; codeLenInByte = 15464
; NumSgprs: 68
; NumVgprs: 149
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 43008 bytes/workgroup (compile time only)
; SGPRBlocks: 8
; VGPRBlocks: 37
; NumSGPRsForWavesPerEU: 68
; NumVGPRsForWavesPerEU: 149
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
    .sgpr_count:     68
    .sgpr_spill_count: 0
    .symbol:         attention_v3.kd
    .vgpr_count:     149
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

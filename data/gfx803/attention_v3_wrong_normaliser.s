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
	s_add_i32 s0, s27, 63
	s_ashr_i32 s1, s0, 31
	s_load_dword s2, s[4:5], 0x4
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	s_ashr_i32 s39, s0, 6
	s_cmp_gt_i32 s27, 0
	s_cselect_b64 s[0:1], -1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s2, 0xffff
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s3, 0, s2
	s_load_dword s4, s[4:5], 0xc
	s_load_dword s42, s[6:7], 0x10
	.loc	0 195
	s_load_dwordx2 s[10:11], s[6:7], 0x18
	v_rcp_iflag_f32_e32 v1, v1
	s_load_dwordx8 s[12:19], s[6:7], 0x20
	s_load_dwordx4 s[28:31], s[6:7], 0x40
	s_load_dwordx2 s[34:35], s[6:7], 0x50
	.loc	0 196
	s_mov_b32 s9, 0
	v_lshrrev_b32_e32 v5, 2, v0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s24, s13
	s_ashr_i32 s31, s30, 31
	s_add_i32 s13, s26, -1
	v_mul_lo_u32 v2, s3, v1
	v_and_b32_e32 v18, 24, v5
	v_lshrrev_b32_e32 v28, 4, v0
	v_cvt_f32_i32_e32 v19, s27
	v_mul_hi_u32 v2, v1, v2
	.loc	0 195
	v_and_b32_e32 v9, 31, v0
	.loc	0 196
	v_or_b32_e32 v25, 0xffffff80, v0
	v_lshlrev_b32_e32 v6, 2, v9
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v3, s4, v1
	v_and_b32_e32 v1, 15, v0
	v_mov_b32_e32 v2, 0
	v_lshlrev_b32_e32 v7, 2, v1
	v_readfirstlane_b32 s3, v3
	s_mul_i32 s5, s3, s2
	s_sub_i32 s5, s4, s5
	s_add_i32 s6, s3, 1
	s_sub_i32 s7, s5, s2
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s3, s6, s3
	s_cselect_b32 s5, s7, s5
	s_add_i32 s6, s3, 1
	s_cmp_ge_u32 s5, s2
	s_cselect_b32 s38, s6, s3
	v_mov_b32_e32 v3, s38
	v_mad_u64_u32 v[3:4], s[2:3], s2, v3, 0
	s_mov_b32 s5, s9
	s_movk_i32 s7, 0x2800
	v_cmp_ne_u64_e32 vcc, s[4:5], v[3:4]
	s_movk_i32 s6, 0x50
	v_cndmask_b32_e64 v3, 0, 1, vcc
	v_readfirstlane_b32 s15, v3
	v_lshlrev_b32_e32 v3, 8, v18
	v_add_u32_e32 v21, vcc, s7, v3
	v_lshlrev_b32_e32 v3, 8, v5
	v_alignbit_b32 v5, s9, v0, 4
	v_or_b32_e32 v4, 0x700, v3
	v_mad_i64_i32 v[2:3], s[4:5], v5, s30, v[1:2]
	v_add_u32_e32 v23, vcc, s7, v4
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v4, s17
	v_add_u32_e32 v26, vcc, s16, v2
	v_addc_u32_e32 v27, vcc, v4, v3, vcc
	v_mad_u32_u24 v29, v28, s6, v7
	s_movk_i32 s4, 0x1400
	v_or_b32_e32 v4, 64, v5
	v_add_u32_e32 v30, vcc, s4, v29
	v_mad_i64_i32 v[4:5], s[4:5], v4, s30, 0
	v_mov_b32_e32 v1, s19
	v_add_u32_e32 v31, vcc, s18, v2
	v_addc_u32_e32 v32, vcc, v1, v3, vcc
	v_lshlrev_b64 v[1:2], 2, v[4:5]
	v_lshlrev_b32_e32 v0, 6, v0
	v_add_u32_e32 v1, vcc, v1, v7
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_mov_b32_e32 v3, s17
	v_add_u32_e32 v33, vcc, s16, v1
	v_and_b32_e32 v0, 0x1800, v0
	s_mov_b32 s36, s29
	v_cmp_gt_u32_e64 s[2:3], 16, v9
	s_max_i32 s29, s39, 1
	v_mul_u32_u24_e32 v20, 0x50, v9
	v_or_b32_e32 v22, v21, v6
	v_or_b32_e32 v24, v23, v6
	s_lshl_b64 s[40:41], s[30:31], 5
	s_lshl_b64 s[30:31], s[30:31], 8
	v_addc_u32_e32 v34, vcc, v3, v2, vcc
	v_or_b32_e32 v35, 64, v28
	v_or_b32_e32 v36, 0x1400, v6
	v_add_u32_e32 v37, vcc, s7, v0
	v_cndmask_b32_e64 v38, 0, 1, s[0:1]
	s_movk_i32 s43, 0x37f
	s_mov_b32 s16, 0xff800000
	v_mov_b32_e32 v39, 0xb5ddea0e
	s_mov_b32 s44, 0x6f800000
	s_mov_b32 s45, 0xc2aeac4f
	s_mov_b32 s46, 0x42b17218
	v_mov_b32_e32 v40, 0xff800000
	s_movk_i32 s47, 0x400
	v_mov_b32_e32 v41, 0x2f800000
	v_mov_b32_e32 v42, 0x7f800000
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 196
	s_bfe_i64 s[4:5], s[8:9], 0x200000
	s_add_u32 s4, s4, s38
	s_addc_u32 s5, s5, 0
	s_add_u32 s8, s4, s15
	s_addc_u32 s9, s5, 0
	s_cmp_le_i32 s37, s8
	s_cbranch_scc1 .LBB0_59
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_6 Depth 2
                                        ;     Child Loop BB0_11 Depth 2
                                        ;       Child Loop BB0_13 Depth 3
                                        ;       Child Loop BB0_16 Depth 3
                                        ;       Child Loop BB0_20 Depth 3
                                        ;       Child Loop BB0_25 Depth 3
	.loc	0 197
	s_ashr_i32 s4, s33, 31
	s_add_i32 s5, s33, s4
	s_xor_b32 s5, s5, s4
	v_cvt_f32_u32_e32 v0, s5
	s_sub_i32 s6, 0, s5
	.loc	0 200
	v_mov_b32_e32 v2, s28
	.loc	0 182
	s_mov_b32 m0, -1
	.loc	0 197
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s6, v0
	s_ashr_i32 s6, s8, 31
	s_add_i32 s7, s8, s6
	s_xor_b32 s7, s7, s6
	v_mul_hi_u32 v1, v0, v1
	s_xor_b32 s4, s6, s4
	v_add_u32_e32 v0, vcc, v0, v1
	v_mul_hi_u32 v0, s7, v0
	v_readfirstlane_b32 s6, v0
	s_mul_i32 s17, s6, s5
	s_sub_i32 s7, s7, s17
	s_add_i32 s18, s6, 1
	s_sub_i32 s17, s7, s5
	s_cmp_ge_u32 s7, s5
	s_cselect_b32 s6, s18, s6
	s_cselect_b32 s7, s17, s7
	s_add_i32 s17, s6, 1
	s_cmp_ge_u32 s7, s5
	s_cselect_b32 s5, s17, s6
	s_ashr_i32 s6, s25, 31
	s_add_i32 s7, s25, s6
	s_xor_b32 s7, s7, s6
	v_cvt_f32_u32_e32 v0, s7
	s_sub_i32 s17, 0, s7
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
	s_xor_b32 s4, s4, s6
	v_add_u32_e32 v0, vcc, v1, v0
	v_mul_hi_u32 v0, s5, v0
	.loc	0 200
	v_mov_b32_e32 v1, s36
	.loc	0 197
	v_readfirstlane_b32 s6, v0
	s_mul_i32 s18, s6, s7
	s_sub_i32 s5, s5, s18
	s_add_i32 s19, s6, 1
	s_sub_i32 s18, s5, s7
	s_cmp_ge_u32 s5, s7
	s_cselect_b32 s6, s19, s6
	s_cselect_b32 s5, s18, s5
	s_add_i32 s18, s6, 1
	s_cmp_ge_u32 s5, s7
	s_cselect_b32 s5, s18, s6
	s_xor_b32 s5, s5, s4
	s_sub_i32 s20, s5, s4
	s_mul_i32 s4, s20, s25
	s_sub_i32 s21, s17, s4
	.loc	0 200
	v_mad_i64_i32 v[0:1], s[4:5], s21, v1, 0
	.loc	0 206
	s_andn2_b64 vcc, exec, s[0:1]
	.loc	0 200
	v_mad_i64_i32 v[0:1], s[4:5], s20, v2, v[0:1]
	.loc	0 206
	v_cmp_ne_u32_e64 s[4:5], 1, v38
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_cbranch_vccnz .LBB0_9
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 179
	v_add_u32_e32 v2, vcc, v26, v0
	v_addc_u32_e32 v3, vcc, v27, v1, vcc
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v4, v28
	v_mov_b32_e32 v5, v29
	v_mov_b32_e32 v6, v25
	s_branch .LBB0_6
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
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
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_u32_e32 v4, vcc, 8, v4
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_8
.LBB0_6:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s27, v4
	.loc	0 182
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_5
; %bb.7:                                ;   in Loop: Header=BB0_6 Depth=2
	flat_load_dword v7, v[2:3]
	s_branch .LBB0_5
.LBB0_8:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
.LBB0_9:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 199
	v_mov_b32_e32 v2, s24
	v_mad_i64_i32 v[2:3], s[6:7], s21, v2, 0
	s_mul_i32 s17, s17, s33
	v_mov_b32_e32 v4, s12
	s_sub_i32 s17, s8, s17
	v_mad_i64_i32 v[10:11], s[6:7], s20, v4, v[2:3]
	.loc	0 198
	s_lshl_b32 s17, s17, 5
	v_or_b32_e32 v54, s17, v18
	s_mov_b32 s48, 0
	.loc	0 209
	s_and_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v61, 0
	v_or_b32_e32 v43, 7, v54
	v_or_b32_e32 v53, 1, v54
	v_or_b32_e32 v51, 2, v54
	v_or_b32_e32 v49, 3, v54
	v_or_b32_e32 v47, 4, v54
	v_or_b32_e32 v45, 5, v54
	v_or_b32_e32 v44, 6, v54
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v46, 0
	.loc	0 207
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_vccnz .LBB0_43
; %bb.10:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	v_min_i32_e32 v4, s13, v43
	v_mad_i64_i32 v[4:5], s[4:5], v4, s14, 0
	v_lshlrev_b64 v[2:3], 2, v[10:11]
	v_mov_b32_e32 v6, s11
	v_add_u32_e32 v7, vcc, s10, v2
	v_addc_u32_e32 v6, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s13, v54
	v_mad_i64_i32 v[4:5], s[4:5], v4, s14, 0
	v_add_u32_e32 v58, vcc, v7, v2
	v_addc_u32_e32 v59, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s13, v53
	v_mad_i64_i32 v[4:5], s[4:5], v4, s14, 0
	v_add_u32_e32 v60, vcc, v7, v2
	v_addc_u32_e32 v62, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s13, v51
	v_mad_i64_i32 v[4:5], s[4:5], v4, s14, 0
	v_add_u32_e32 v63, vcc, v7, v2
	v_addc_u32_e32 v64, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s13, v49
	v_mad_i64_i32 v[4:5], s[4:5], v4, s14, 0
	v_add_u32_e32 v65, vcc, v7, v2
	v_addc_u32_e32 v66, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s13, v47
	v_mad_i64_i32 v[4:5], s[4:5], v4, s14, 0
	v_add_u32_e32 v67, vcc, v7, v2
	v_addc_u32_e32 v68, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s13, v45
	v_mad_i64_i32 v[4:5], s[4:5], v4, s14, 0
	v_add_u32_e32 v69, vcc, v7, v2
	v_addc_u32_e32 v70, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s13, v44
	v_mad_i64_i32 v[4:5], s[4:5], v4, s14, 0
	v_add_u32_e32 v71, vcc, v7, v2
	v_addc_u32_e32 v72, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	s_mov_b32 s17, s16
	v_add_u32_e32 v73, vcc, v7, v2
	v_addc_u32_e32 v74, vcc, v6, v3, vcc
	.loc	0 209
	v_add_u32_e32 v12, vcc, v31, v0
	v_addc_u32_e32 v13, vcc, v32, v1, vcc
	v_add_u32_e32 v14, vcc, v33, v0
	v_addc_u32_e32 v15, vcc, v34, v1, vcc
	s_mov_b32 s18, s16
	s_mov_b32 s19, s16
	s_mov_b32 s20, s16
	s_mov_b32 s21, s16
	s_mov_b32 s22, s16
	s_mov_b32 s23, s16
	v_mov_b32_e32 v1, s16
	.loc	0 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v2, s17
	v_mov_b32_e32 v3, s18
	v_mov_b32_e32 v4, s19
	v_mov_b32_e32 v5, s20
	v_mov_b32_e32 v6, s21
	v_mov_b32_e32 v7, s22
	v_mov_b32_e32 v8, s23
	v_mov_b32_e32 v75, v35
	v_mov_b32_e32 v76, v28
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v61, 0
.LBB0_11:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_13 Depth 3
                                        ;       Child Loop BB0_16 Depth 3
                                        ;       Child Loop BB0_20 Depth 3
                                        ;       Child Loop BB0_25 Depth 3
	v_mov_b32_e32 v17, v13
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, v76
	v_mov_b32_e32 v16, v12
	v_mov_b32_e32 v77, v30
	v_mov_b32_e32 v78, v25
	s_branch .LBB0_13
.LBB0_12:                               ;   in Loop: Header=BB0_13 Depth=3
	s_or_b64 exec, exec, s[6:7]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v77, v79
	.loc	0 179
	v_add_u32_e32 v78, vcc, 0x80, v78
	v_add_u32_e32 v77, vcc, 0x280, v77
	v_mov_b32_e32 v79, s41
	v_add_u32_e32 v16, vcc, s40, v16
	v_addc_u32_e32 v17, vcc, v17, v79, vcc
	v_cmp_lt_u32_e32 vcc, s43, v78
	s_or_b64 s[4:5], vcc, s[4:5]
	v_add_u32_e32 v0, vcc, 8, v0
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_15
.LBB0_13:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s27, v0
	.loc	0 182
	v_mov_b32_e32 v79, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_12
; %bb.14:                               ;   in Loop: Header=BB0_13 Depth=3
	flat_load_dword v79, v[16:17]
	s_branch .LBB0_12
.LBB0_15:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v87, v20
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v90, 0
.LBB0_16:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 215
	v_add_u32_e32 v91, vcc, s4, v60
	v_mov_b32_e32 v103, s5
	v_addc_u32_e32 v92, vcc, v62, v103, vcc
	flat_load_dwordx4 v[91:94], v[91:92]
	.loc	0 216
	s_mov_b32 m0, -1
	ds_read_b128 v[95:98], v87
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v99, v92, v96
	v_mac_f32_e32 v99, v91, v95
	v_mac_f32_e32 v99, v93, v97
	v_mac_f32_e32 v99, v94, v98
	v_add_f32_e32 v90, v90, v99
	ds_read_b128 v[99:102], v87 offset:2560
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v92, v92, v100
	v_mac_f32_e32 v92, v91, v99
	v_mac_f32_e32 v92, v93, v101
	v_mac_f32_e32 v92, v94, v102
	.loc	0 215
	v_add_u32_e32 v91, vcc, s4, v63
	.loc	0 216
	v_add_f32_e32 v89, v89, v92
	.loc	0 215
	v_addc_u32_e32 v92, vcc, v64, v103, vcc
	flat_load_dwordx4 v[91:94], v[91:92]
	.loc	0 216
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v92, v96
	v_mul_f32_e32 v92, v92, v100
	v_mac_f32_e32 v92, v91, v99
	v_mac_f32_e32 v92, v93, v101
	v_mac_f32_e32 v104, v91, v95
	v_mac_f32_e32 v92, v94, v102
	.loc	0 215
	v_add_u32_e32 v91, vcc, s4, v65
	.loc	0 216
	v_mac_f32_e32 v104, v93, v97
	v_add_f32_e32 v86, v86, v92
	.loc	0 215
	v_addc_u32_e32 v92, vcc, v66, v103, vcc
	.loc	0 216
	v_mac_f32_e32 v104, v94, v98
	.loc	0 215
	flat_load_dwordx4 v[91:94], v[91:92]
	.loc	0 216
	v_add_f32_e32 v88, v88, v104
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v92, v96
	v_mul_f32_e32 v92, v92, v100
	v_mac_f32_e32 v92, v91, v99
	v_mac_f32_e32 v92, v93, v101
	v_mac_f32_e32 v104, v91, v95
	v_mac_f32_e32 v92, v94, v102
	.loc	0 215
	v_add_u32_e32 v91, vcc, s4, v67
	.loc	0 216
	v_mac_f32_e32 v104, v93, v97
	v_add_f32_e32 v84, v84, v92
	.loc	0 215
	v_addc_u32_e32 v92, vcc, v68, v103, vcc
	.loc	0 216
	v_mac_f32_e32 v104, v94, v98
	.loc	0 215
	flat_load_dwordx4 v[91:94], v[91:92]
	.loc	0 216
	v_add_f32_e32 v85, v85, v104
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v92, v96
	v_mul_f32_e32 v92, v92, v100
	v_mac_f32_e32 v92, v91, v99
	v_mac_f32_e32 v92, v93, v101
	v_mac_f32_e32 v104, v91, v95
	v_mac_f32_e32 v92, v94, v102
	.loc	0 215
	v_add_u32_e32 v91, vcc, s4, v69
	.loc	0 216
	v_mac_f32_e32 v104, v93, v97
	v_add_f32_e32 v82, v82, v92
	.loc	0 215
	v_addc_u32_e32 v92, vcc, v70, v103, vcc
	.loc	0 216
	v_mac_f32_e32 v104, v94, v98
	.loc	0 215
	flat_load_dwordx4 v[91:94], v[91:92]
	.loc	0 216
	v_add_f32_e32 v83, v83, v104
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v92, v96
	v_mul_f32_e32 v92, v92, v100
	v_mac_f32_e32 v92, v91, v99
	v_mac_f32_e32 v92, v93, v101
	v_mac_f32_e32 v104, v91, v95
	v_mac_f32_e32 v92, v94, v102
	.loc	0 215
	v_add_u32_e32 v91, vcc, s4, v71
	.loc	0 216
	v_mac_f32_e32 v104, v93, v97
	v_add_f32_e32 v77, v77, v92
	.loc	0 215
	v_addc_u32_e32 v92, vcc, v72, v103, vcc
	.loc	0 216
	v_mac_f32_e32 v104, v94, v98
	.loc	0 215
	flat_load_dwordx4 v[91:94], v[91:92]
	.loc	0 216
	v_add_f32_e32 v81, v81, v104
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v92, v96
	v_mul_f32_e32 v92, v92, v100
	v_mac_f32_e32 v92, v91, v99
	v_mac_f32_e32 v92, v93, v101
	v_mac_f32_e32 v104, v91, v95
	v_mac_f32_e32 v92, v94, v102
	.loc	0 215
	v_add_u32_e32 v91, vcc, s4, v73
	.loc	0 216
	v_mac_f32_e32 v104, v93, v97
	v_add_f32_e32 v79, v79, v92
	.loc	0 215
	v_addc_u32_e32 v92, vcc, v74, v103, vcc
	.loc	0 216
	v_mac_f32_e32 v104, v94, v98
	.loc	0 215
	flat_load_dwordx4 v[91:94], v[91:92]
	.loc	0 216
	v_add_f32_e32 v80, v80, v104
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v104, v92, v96
	v_mul_f32_e32 v92, v92, v100
	v_mac_f32_e32 v92, v91, v99
	v_mac_f32_e32 v92, v93, v101
	v_mac_f32_e32 v104, v91, v95
	v_mac_f32_e32 v92, v94, v102
	.loc	0 215
	v_add_u32_e32 v91, vcc, s4, v58
	.loc	0 216
	v_mac_f32_e32 v104, v93, v97
	v_add_f32_e32 v17, v17, v92
	.loc	0 215
	v_addc_u32_e32 v92, vcc, v59, v103, vcc
	.loc	0 216
	v_mac_f32_e32 v104, v94, v98
	.loc	0 215
	flat_load_dwordx4 v[91:94], v[91:92]
	.loc	0 212
	s_add_u32 s4, s4, 16
	s_addc_u32 s5, s5, 0
	.loc	0 216
	v_add_f32_e32 v78, v78, v104
	.loc	0 212
	v_add_u32_e32 v87, vcc, 16, v87
	s_cmp_eq_u32 s4, 64
	.loc	0 216
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v96, v92, v96
	v_mul_f32_e32 v92, v92, v100
	v_mac_f32_e32 v96, v91, v95
	v_mac_f32_e32 v92, v91, v99
	v_mac_f32_e32 v96, v93, v97
	v_mac_f32_e32 v92, v93, v101
	v_mac_f32_e32 v96, v94, v98
	v_mac_f32_e32 v92, v94, v102
	v_add_f32_e32 v16, v16, v96
	v_add_f32_e32 v0, v0, v92
	.loc	0 212
	s_cbranch_scc0 .LBB0_16
; %bb.17:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 210
	s_lshl_b32 s4, s48, 6
	v_or_b32_e32 v87, s4, v9
	.loc	0 221
	v_cmp_gt_i32_e32 vcc, s27, v87
	v_or_b32_e32 v87, 32, v87
	v_mul_f32_e32 v90, s42, v90
	v_mul_f32_e32 v89, s42, v89
	v_cmp_gt_i32_e64 s[4:5], s27, v87
	v_cndmask_b32_e32 v93, v40, v90, vcc
	v_cndmask_b32_e64 v92, v40, v89, s[4:5]
	.loc	0 222
	v_max3_f32 v87, v93, s16, v92
	.loc	0 224
	ds_write2_b32 v22, v87, v87 offset1:32
	.loc	0 221
	v_mul_f32_e32 v87, s42, v88
	v_mul_f32_e32 v86, s42, v86
	v_cndmask_b32_e32 v91, v40, v87, vcc
	v_cndmask_b32_e64 v90, v40, v86, s[4:5]
	.loc	0 222
	v_max3_f32 v86, v91, s16, v90
	.loc	0 221
	v_mul_f32_e32 v85, s42, v85
	v_mul_f32_e32 v84, s42, v84
	v_mul_f32_e32 v83, s42, v83
	v_mul_f32_e32 v82, s42, v82
	.loc	0 224
	ds_write2_b32 v22, v86, v86 offset0:64 offset1:96
	.loc	0 221
	v_cndmask_b32_e32 v89, v40, v85, vcc
	v_cndmask_b32_e64 v88, v40, v84, s[4:5]
	v_cndmask_b32_e32 v87, v40, v83, vcc
	v_cndmask_b32_e64 v86, v40, v82, s[4:5]
	.loc	0 222
	v_max3_f32 v84, v89, s16, v88
	v_max3_f32 v82, v87, s16, v86
	.loc	0 221
	v_mul_f32_e32 v81, s42, v81
	v_mul_f32_e32 v77, s42, v77
	v_mul_f32_e32 v80, s42, v80
	v_mul_f32_e32 v79, s42, v79
	.loc	0 224
	ds_write2_b32 v22, v84, v84 offset0:128 offset1:160
	ds_write2_b32 v22, v82, v82 offset0:192 offset1:224
	.loc	0 221
	v_cndmask_b32_e32 v85, v40, v81, vcc
	v_cndmask_b32_e64 v84, v40, v77, s[4:5]
	v_cndmask_b32_e32 v83, v40, v80, vcc
	v_cndmask_b32_e64 v82, v40, v79, s[4:5]
	.loc	0 222
	v_max3_f32 v81, v85, s16, v84
	.loc	0 224
	v_add_u32_e64 v77, s[6:7], s47, v22
	.loc	0 222
	v_max3_f32 v79, v83, s16, v82
	.loc	0 221
	v_mul_f32_e32 v78, s42, v78
	v_mul_f32_e32 v17, s42, v17
	v_mul_f32_e32 v16, s42, v16
	v_mul_f32_e32 v0, s42, v0
	.loc	0 224
	ds_write2_b32 v77, v81, v81 offset1:32
	ds_write2_b32 v77, v79, v79 offset0:64 offset1:96
	.loc	0 221
	v_cndmask_b32_e32 v81, v40, v78, vcc
	v_cndmask_b32_e64 v80, v40, v17, s[4:5]
	v_cndmask_b32_e32 v79, v40, v16, vcc
	v_cndmask_b32_e64 v78, v40, v0, s[4:5]
	.loc	0 228
	s_add_i32 s48, s48, 1
	.loc	0 222
	v_max3_f32 v17, v81, s16, v80
	v_max3_f32 v0, v79, s16, v78
	.loc	0 228
	s_cmp_lt_i32 s48, s39
	.loc	0 224
	ds_write2_b32 v77, v17, v17 offset0:128 offset1:160
	ds_write2_b32 v24, v0, v0 offset1:32
	.loc	0 226
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 228
	s_cbranch_scc0 .LBB0_23
; %bb.18:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 0
	v_mov_b32_e32 v17, v15
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v0, v75
	v_mov_b32_e32 v16, v14
	v_mov_b32_e32 v94, v29
	v_mov_b32_e32 v95, v25
	s_branch .LBB0_20
.LBB0_19:                               ;   in Loop: Header=BB0_20 Depth=3
	s_or_b64 exec, exec, s[6:7]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v94, v96
	.loc	0 179
	v_add_u32_e32 v95, vcc, 0x80, v95
	v_add_u32_e32 v94, vcc, 0x280, v94
	v_mov_b32_e32 v96, s41
	v_add_u32_e32 v16, vcc, s40, v16
	v_addc_u32_e32 v17, vcc, v17, v96, vcc
	v_cmp_lt_u32_e32 vcc, s43, v95
	s_or_b64 s[4:5], vcc, s[4:5]
	v_add_u32_e32 v0, vcc, 8, v0
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_22
.LBB0_20:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s27, v0
	.loc	0 182
	v_mov_b32_e32 v96, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_19
; %bb.21:                               ;   in Loop: Header=BB0_20 Depth=3
	flat_load_dword v96, v[16:17]
	s_branch .LBB0_19
.LBB0_22:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
.LBB0_23:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 231
	ds_read_b128 v[94:97], v21
	ds_read_b128 v[98:101], v21 offset:16
	v_mul_f32_e32 v0, 1.0, v1
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, 1.0, v94
	v_mul_f32_e32 v17, 1.0, v95
	v_mul_f32_e32 v94, 1.0, v96
	v_max3_f32 v0, v0, v16, v17
	v_mul_f32_e32 v16, 1.0, v97
	v_max3_f32 v0, v0, v94, v16
	ds_read_b128 v[94:97], v21 offset:32
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, 1.0, v98
	v_mul_f32_e32 v17, 1.0, v99
	v_max3_f32 v0, v0, v16, v17
	v_mul_f32_e32 v16, 1.0, v100
	v_mul_f32_e32 v17, 1.0, v101
	ds_read_b128 v[98:101], v21 offset:48
	v_max3_f32 v0, v0, v16, v17
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, 1.0, v94
	v_mul_f32_e32 v17, 1.0, v95
	v_max3_f32 v0, v0, v16, v17
	v_mul_f32_e32 v16, 1.0, v96
	v_mul_f32_e32 v17, 1.0, v97
	ds_read_b128 v[94:97], v21 offset:64
	v_max3_f32 v0, v0, v16, v17
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, 1.0, v98
	v_mul_f32_e32 v17, 1.0, v99
	v_max3_f32 v0, v0, v16, v17
	v_mul_f32_e32 v16, 1.0, v100
	v_mul_f32_e32 v17, 1.0, v101
	ds_read_b128 v[98:101], v21 offset:80
	v_max3_f32 v0, v0, v16, v17
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, 1.0, v94
	v_mul_f32_e32 v17, 1.0, v95
	v_max3_f32 v0, v0, v16, v17
	v_mul_f32_e32 v16, 1.0, v96
	v_mul_f32_e32 v17, 1.0, v97
	ds_read_b128 v[94:97], v21 offset:96
	v_max3_f32 v0, v0, v16, v17
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, 1.0, v98
	v_mul_f32_e32 v17, 1.0, v99
	v_max3_f32 v0, v0, v16, v17
	v_mul_f32_e32 v16, 1.0, v100
	v_mul_f32_e32 v17, 1.0, v101
	ds_read_b128 v[98:101], v21 offset:112
	v_max3_f32 v0, v0, v16, v17
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, 1.0, v94
	v_mul_f32_e32 v17, 1.0, v95
	v_max3_f32 v0, v0, v16, v17
	v_mul_f32_e32 v16, 1.0, v96
	v_mul_f32_e32 v17, 1.0, v97
	v_max3_f32 v0, v0, v16, v17
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v16, 1.0, v98
	v_mul_f32_e32 v17, 1.0, v99
	v_max3_f32 v0, v0, v16, v17
	v_mul_f32_e32 v16, 1.0, v100
	v_mul_f32_e32 v17, 1.0, v101
	v_max3_f32 v0, v0, v16, v17
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v0
	v_cndmask_b32_e32 v16, 0, v0, vcc
	v_sub_f32_e32 v102, v1, v16
	v_cmp_gt_f32_e32 vcc, 0, v102
	v_cndmask_b32_e64 v1, 0.5, -0.5, vcc
	v_mac_f32_e32 v1, 0x3fb8aa3b, v102
	v_cvt_i32_f32_e32 v1, v1
	.loc	0 237
	v_sub_f32_e32 v93, v93, v16
	v_sub_f32_e32 v16, v92, v16
	.loc	0 233
	v_cvt_f32_i32_e32 v17, v1
	v_lshlrev_b32_e32 v104, 23, v1
	.loc	0 231
	v_mul_f32_e32 v1, 1.0, v2
	.loc	0 233
	v_madmk_f32 v94, v17, 0xbf317180, v102
	v_madmk_f32 v95, v17, 0xb717f7d1, v94
	v_mul_f32_e32 v96, v95, v95
	v_madmk_f32 v97, v96, 0x3331bb4c, v39
	v_madak_f32 v97, v96, v97, 0x388ab355
	v_madak_f32 v97, v96, v97, 0xbb360b61
	v_madak_f32 v97, v96, v97, 0x3e2aaaab
	v_mad_f32 v96, -v96, v97, v95
	v_sub_f32_e32 v97, 2.0, v96
	v_cmp_gt_f32_e64 vcc, |v97|, s44
	v_cndmask_b32_e32 v98, 1.0, v41, vcc
	v_mul_f32_e32 v97, v97, v98
	v_rcp_f32_e32 v97, v97
	v_mul_f32_e32 v95, v95, v96
	v_mul_f32_e32 v17, 0xb717f7d1, v17
	v_mul_f32_e32 v95, v95, v97
	v_mad_f32 v17, -v98, v95, -v17
	v_sub_f32_e32 v17, v94, v17
	.loc	0 231
	ds_read_b128 v[94:97], v21 offset:256
	ds_read_b128 v[98:101], v21 offset:272
	.loc	0 233
	v_add_f32_e32 v103, 1.0, v17
	.loc	0 231
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v17, 1.0, v94
	v_mul_f32_e32 v94, 1.0, v95
	v_max3_f32 v1, v1, v17, v94
	v_mul_f32_e32 v17, 1.0, v96
	v_mul_f32_e32 v94, 1.0, v97
	v_max3_f32 v1, v1, v17, v94
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, 1.0, v98
	v_mul_f32_e32 v94, 1.0, v99
	v_max3_f32 v1, v1, v17, v94
	ds_read_b128 v[94:97], v21 offset:288
	v_mul_f32_e32 v17, 1.0, v100
	v_mul_f32_e32 v98, 1.0, v101
	v_max3_f32 v1, v1, v17, v98
	ds_read_b128 v[98:101], v21 offset:304
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v17, 1.0, v94
	v_mul_f32_e32 v94, 1.0, v95
	v_max3_f32 v1, v1, v17, v94
	v_mul_f32_e32 v17, 1.0, v96
	v_mul_f32_e32 v94, 1.0, v97
	v_max3_f32 v1, v1, v17, v94
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, 1.0, v98
	v_mul_f32_e32 v94, 1.0, v99
	v_max3_f32 v1, v1, v17, v94
	ds_read_b128 v[94:97], v21 offset:320
	v_mul_f32_e32 v17, 1.0, v100
	v_mul_f32_e32 v98, 1.0, v101
	v_max3_f32 v1, v1, v17, v98
	ds_read_b128 v[98:101], v21 offset:336
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v17, 1.0, v94
	v_mul_f32_e32 v94, 1.0, v95
	v_max3_f32 v1, v1, v17, v94
	v_mul_f32_e32 v17, 1.0, v96
	v_mul_f32_e32 v94, 1.0, v97
	v_max3_f32 v1, v1, v17, v94
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, 1.0, v98
	v_mul_f32_e32 v94, 1.0, v99
	v_max3_f32 v1, v1, v17, v94
	ds_read_b128 v[94:97], v21 offset:352
	v_mul_f32_e32 v17, 1.0, v100
	v_mul_f32_e32 v98, 1.0, v101
	v_max3_f32 v1, v1, v17, v98
	ds_read_b128 v[98:101], v21 offset:368
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v17, 1.0, v94
	v_mul_f32_e32 v94, 1.0, v95
	v_max3_f32 v1, v1, v17, v94
	v_mul_f32_e32 v17, 1.0, v96
	v_mul_f32_e32 v94, 1.0, v97
	v_max3_f32 v1, v1, v17, v94
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, 1.0, v98
	v_mul_f32_e32 v94, 1.0, v99
	v_max3_f32 v1, v1, v17, v94
	v_mul_f32_e32 v17, 1.0, v100
	v_mul_f32_e32 v94, 1.0, v101
	v_max3_f32 v1, v1, v17, v94
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v1
	v_cndmask_b32_e32 v17, 0, v1, vcc
	v_sub_f32_e32 v105, v2, v17
	v_cmp_gt_f32_e32 vcc, 0, v105
	v_cndmask_b32_e64 v2, 0.5, -0.5, vcc
	v_mac_f32_e32 v2, 0x3fb8aa3b, v105
	v_cvt_i32_f32_e32 v2, v2
	v_add_u32_e32 v94, vcc, v104, v103
	v_cmp_ngt_f32_e32 vcc, s45, v102
	v_cvt_f32_i32_e32 v95, v2
	v_cndmask_b32_e32 v94, 0, v94, vcc
	v_cmp_gt_f32_e32 vcc, s46, v102
	v_cndmask_b32_e32 v94, v42, v94, vcc
	v_madmk_f32 v96, v95, 0xbf317180, v105
	v_madmk_f32 v97, v95, 0xb717f7d1, v96
	v_mul_f32_e32 v98, v97, v97
	v_madmk_f32 v99, v98, 0x3331bb4c, v39
	v_madak_f32 v99, v98, v99, 0x388ab355
	v_madak_f32 v99, v98, v99, 0xbb360b61
	v_madak_f32 v99, v98, v99, 0x3e2aaaab
	v_mad_f32 v98, -v98, v99, v97
	v_cmp_o_f32_e32 vcc, v102, v102
	v_sub_f32_e32 v99, 2.0, v98
	v_cndmask_b32_e32 v94, v102, v94, vcc
	v_cmp_gt_f32_e64 vcc, |v99|, s44
	v_cndmask_b32_e32 v100, 1.0, v41, vcc
	v_mul_f32_e32 v99, v99, v100
	v_rcp_f32_e32 v99, v99
	.loc	0 234
	v_mul_f32_e32 v61, v94, v61
	.loc	0 233
	v_mul_f32_e32 v94, 0xb717f7d1, v95
	v_mul_f32_e32 v95, v97, v98
	v_mul_f32_e32 v95, v95, v99
	v_mad_f32 v94, -v100, v95, -v94
	v_sub_f32_e32 v98, v96, v94
	.loc	0 231
	ds_read_b128 v[94:97], v21 offset:512
	.loc	0 233
	v_add_f32_e32 v102, 1.0, v98
	.loc	0 231
	ds_read_b128 v[98:101], v21 offset:528
	.loc	0 233
	v_lshlrev_b32_e32 v103, 23, v2
	.loc	0 231
	v_mul_f32_e32 v2, 1.0, v3
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v94, 1.0, v94
	v_mul_f32_e32 v95, 1.0, v95
	v_max3_f32 v2, v2, v94, v95
	v_mul_f32_e32 v94, 1.0, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_max3_f32 v2, v2, v94, v95
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v94, 1.0, v98
	v_mul_f32_e32 v95, 1.0, v99
	v_max3_f32 v2, v2, v94, v95
	ds_read_b128 v[94:97], v21 offset:544
	v_mul_f32_e32 v98, 1.0, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_max3_f32 v2, v2, v98, v99
	ds_read_b128 v[98:101], v21 offset:560
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v94, 1.0, v94
	v_mul_f32_e32 v95, 1.0, v95
	v_max3_f32 v2, v2, v94, v95
	v_mul_f32_e32 v94, 1.0, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_max3_f32 v2, v2, v94, v95
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v94, 1.0, v98
	v_mul_f32_e32 v95, 1.0, v99
	v_max3_f32 v2, v2, v94, v95
	ds_read_b128 v[94:97], v21 offset:576
	v_mul_f32_e32 v98, 1.0, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_max3_f32 v2, v2, v98, v99
	ds_read_b128 v[98:101], v21 offset:592
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v94, 1.0, v94
	v_mul_f32_e32 v95, 1.0, v95
	v_max3_f32 v2, v2, v94, v95
	v_mul_f32_e32 v94, 1.0, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_max3_f32 v2, v2, v94, v95
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v94, 1.0, v98
	v_mul_f32_e32 v95, 1.0, v99
	v_max3_f32 v2, v2, v94, v95
	ds_read_b128 v[94:97], v21 offset:608
	v_mul_f32_e32 v98, 1.0, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_max3_f32 v2, v2, v98, v99
	ds_read_b128 v[98:101], v21 offset:624
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v94, 1.0, v94
	v_mul_f32_e32 v95, 1.0, v95
	v_max3_f32 v2, v2, v94, v95
	v_mul_f32_e32 v94, 1.0, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_max3_f32 v2, v2, v94, v95
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v94, 1.0, v98
	v_mul_f32_e32 v95, 1.0, v99
	v_max3_f32 v2, v2, v94, v95
	v_mul_f32_e32 v94, 1.0, v100
	v_mul_f32_e32 v95, 1.0, v101
	v_max3_f32 v2, v2, v94, v95
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v2
	v_cndmask_b32_e32 v94, 0, v2, vcc
	v_sub_f32_e32 v104, v3, v94
	v_cmp_gt_f32_e32 vcc, 0, v104
	v_cndmask_b32_e64 v3, 0.5, -0.5, vcc
	v_mac_f32_e32 v3, 0x3fb8aa3b, v104
	v_cvt_i32_f32_e32 v3, v3
	v_add_u32_e32 v95, vcc, v103, v102
	v_cmp_ngt_f32_e32 vcc, s45, v105
	v_cvt_f32_i32_e32 v96, v3
	v_cndmask_b32_e32 v95, 0, v95, vcc
	v_cmp_gt_f32_e32 vcc, s46, v105
	v_cndmask_b32_e32 v95, v42, v95, vcc
	v_madmk_f32 v97, v96, 0xbf317180, v104
	v_madmk_f32 v98, v96, 0xb717f7d1, v97
	v_mul_f32_e32 v99, v98, v98
	v_madmk_f32 v100, v99, 0x3331bb4c, v39
	v_madak_f32 v100, v99, v100, 0x388ab355
	v_madak_f32 v100, v99, v100, 0xbb360b61
	v_madak_f32 v100, v99, v100, 0x3e2aaaab
	v_mad_f32 v99, -v99, v100, v98
	v_cmp_o_f32_e32 vcc, v105, v105
	v_sub_f32_e32 v100, 2.0, v99
	v_cndmask_b32_e32 v95, v105, v95, vcc
	v_cmp_gt_f32_e64 vcc, |v100|, s44
	v_cndmask_b32_e32 v101, 1.0, v41, vcc
	v_mul_f32_e32 v100, v100, v101
	v_rcp_f32_e32 v100, v100
	.loc	0 234
	v_mul_f32_e32 v57, v95, v57
	.loc	0 233
	v_mul_f32_e32 v95, 0xb717f7d1, v96
	v_mul_f32_e32 v96, v98, v99
	v_mul_f32_e32 v96, v96, v100
	v_mad_f32 v95, -v101, v96, -v95
	v_sub_f32_e32 v99, v97, v95
	.loc	0 231
	ds_read_b128 v[95:98], v21 offset:768
	.loc	0 233
	v_add_f32_e32 v103, 1.0, v99
	.loc	0 231
	ds_read_b128 v[99:102], v21 offset:784
	.loc	0 233
	v_lshlrev_b32_e32 v105, 23, v3
	.loc	0 231
	v_mul_f32_e32 v3, 1.0, v4
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v95, 1.0, v95
	v_mul_f32_e32 v96, 1.0, v96
	v_max3_f32 v3, v3, v95, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_mul_f32_e32 v96, 1.0, v98
	v_max3_f32 v3, v3, v95, v96
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v95, 1.0, v99
	v_mul_f32_e32 v96, 1.0, v100
	v_max3_f32 v3, v3, v95, v96
	ds_read_b128 v[95:98], v21 offset:800
	v_mul_f32_e32 v99, 1.0, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_max3_f32 v3, v3, v99, v100
	ds_read_b128 v[99:102], v21 offset:816
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v95, 1.0, v95
	v_mul_f32_e32 v96, 1.0, v96
	v_max3_f32 v3, v3, v95, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_mul_f32_e32 v96, 1.0, v98
	v_max3_f32 v3, v3, v95, v96
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v95, 1.0, v99
	v_mul_f32_e32 v96, 1.0, v100
	v_max3_f32 v3, v3, v95, v96
	ds_read_b128 v[95:98], v21 offset:832
	v_mul_f32_e32 v99, 1.0, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_max3_f32 v3, v3, v99, v100
	ds_read_b128 v[99:102], v21 offset:848
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v95, 1.0, v95
	v_mul_f32_e32 v96, 1.0, v96
	v_max3_f32 v3, v3, v95, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_mul_f32_e32 v96, 1.0, v98
	v_max3_f32 v3, v3, v95, v96
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v95, 1.0, v99
	v_mul_f32_e32 v96, 1.0, v100
	v_max3_f32 v3, v3, v95, v96
	ds_read_b128 v[95:98], v21 offset:864
	v_mul_f32_e32 v99, 1.0, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_max3_f32 v3, v3, v99, v100
	ds_read_b128 v[99:102], v21 offset:880
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v95, 1.0, v95
	v_mul_f32_e32 v96, 1.0, v96
	v_max3_f32 v3, v3, v95, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_mul_f32_e32 v96, 1.0, v98
	v_max3_f32 v3, v3, v95, v96
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v95, 1.0, v99
	v_mul_f32_e32 v96, 1.0, v100
	v_max3_f32 v3, v3, v95, v96
	v_mul_f32_e32 v95, 1.0, v101
	v_mul_f32_e32 v96, 1.0, v102
	v_max3_f32 v3, v3, v95, v96
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v3
	v_cndmask_b32_e32 v95, 0, v3, vcc
	v_sub_f32_e32 v106, v4, v95
	v_cmp_gt_f32_e32 vcc, 0, v106
	v_cndmask_b32_e64 v4, 0.5, -0.5, vcc
	v_mac_f32_e32 v4, 0x3fb8aa3b, v106
	v_cvt_i32_f32_e32 v4, v4
	v_add_u32_e32 v96, vcc, v105, v103
	v_cmp_ngt_f32_e32 vcc, s45, v104
	v_cvt_f32_i32_e32 v97, v4
	v_cndmask_b32_e32 v96, 0, v96, vcc
	v_cmp_gt_f32_e32 vcc, s46, v104
	v_cndmask_b32_e32 v96, v42, v96, vcc
	v_madmk_f32 v98, v97, 0xbf317180, v106
	v_madmk_f32 v99, v97, 0xb717f7d1, v98
	v_mul_f32_e32 v100, v99, v99
	v_madmk_f32 v101, v100, 0x3331bb4c, v39
	v_madak_f32 v101, v100, v101, 0x388ab355
	v_madak_f32 v101, v100, v101, 0xbb360b61
	v_madak_f32 v101, v100, v101, 0x3e2aaaab
	v_mad_f32 v100, -v100, v101, v99
	v_cmp_o_f32_e32 vcc, v104, v104
	v_sub_f32_e32 v101, 2.0, v100
	v_cndmask_b32_e32 v96, v104, v96, vcc
	v_cmp_gt_f32_e64 vcc, |v101|, s44
	v_cndmask_b32_e32 v102, 1.0, v41, vcc
	v_mul_f32_e32 v101, v101, v102
	v_rcp_f32_e32 v101, v101
	.loc	0 234
	v_mul_f32_e32 v56, v96, v56
	.loc	0 233
	v_mul_f32_e32 v96, 0xb717f7d1, v97
	v_mul_f32_e32 v97, v99, v100
	v_mul_f32_e32 v97, v97, v101
	v_mad_f32 v96, -v102, v97, -v96
	v_sub_f32_e32 v100, v98, v96
	.loc	0 231
	ds_read_b128 v[96:99], v21 offset:1024
	.loc	0 233
	v_add_f32_e32 v104, 1.0, v100
	.loc	0 231
	ds_read_b128 v[100:103], v21 offset:1040
	.loc	0 233
	v_lshlrev_b32_e32 v105, 23, v4
	.loc	0 231
	v_mul_f32_e32 v4, 1.0, v5
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v96, 1.0, v96
	v_mul_f32_e32 v97, 1.0, v97
	v_max3_f32 v4, v4, v96, v97
	v_mul_f32_e32 v96, 1.0, v98
	v_mul_f32_e32 v97, 1.0, v99
	v_max3_f32 v4, v4, v96, v97
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v96, 1.0, v100
	v_mul_f32_e32 v97, 1.0, v101
	v_max3_f32 v4, v4, v96, v97
	ds_read_b128 v[96:99], v21 offset:1056
	v_mul_f32_e32 v100, 1.0, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_max3_f32 v4, v4, v100, v101
	ds_read_b128 v[100:103], v21 offset:1072
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v96, 1.0, v96
	v_mul_f32_e32 v97, 1.0, v97
	v_max3_f32 v4, v4, v96, v97
	v_mul_f32_e32 v96, 1.0, v98
	v_mul_f32_e32 v97, 1.0, v99
	v_max3_f32 v4, v4, v96, v97
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v96, 1.0, v100
	v_mul_f32_e32 v97, 1.0, v101
	v_max3_f32 v4, v4, v96, v97
	ds_read_b128 v[96:99], v21 offset:1088
	v_mul_f32_e32 v100, 1.0, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_max3_f32 v4, v4, v100, v101
	ds_read_b128 v[100:103], v21 offset:1104
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v96, 1.0, v96
	v_mul_f32_e32 v97, 1.0, v97
	v_max3_f32 v4, v4, v96, v97
	v_mul_f32_e32 v96, 1.0, v98
	v_mul_f32_e32 v97, 1.0, v99
	v_max3_f32 v4, v4, v96, v97
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v96, 1.0, v100
	v_mul_f32_e32 v97, 1.0, v101
	v_max3_f32 v4, v4, v96, v97
	ds_read_b128 v[96:99], v21 offset:1120
	v_mul_f32_e32 v100, 1.0, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_max3_f32 v4, v4, v100, v101
	ds_read_b128 v[100:103], v21 offset:1136
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v96, 1.0, v96
	v_mul_f32_e32 v97, 1.0, v97
	v_max3_f32 v4, v4, v96, v97
	v_mul_f32_e32 v96, 1.0, v98
	v_mul_f32_e32 v97, 1.0, v99
	v_max3_f32 v4, v4, v96, v97
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v96, 1.0, v100
	v_mul_f32_e32 v97, 1.0, v101
	v_max3_f32 v4, v4, v96, v97
	v_mul_f32_e32 v96, 1.0, v102
	v_mul_f32_e32 v97, 1.0, v103
	v_max3_f32 v4, v4, v96, v97
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v4
	v_cndmask_b32_e32 v96, 0, v4, vcc
	v_sub_f32_e32 v107, v5, v96
	v_cmp_gt_f32_e32 vcc, 0, v107
	v_cndmask_b32_e64 v5, 0.5, -0.5, vcc
	v_mac_f32_e32 v5, 0x3fb8aa3b, v107
	v_cvt_i32_f32_e32 v5, v5
	v_add_u32_e32 v97, vcc, v105, v104
	v_cmp_ngt_f32_e32 vcc, s45, v106
	v_cvt_f32_i32_e32 v98, v5
	v_cndmask_b32_e32 v97, 0, v97, vcc
	v_cmp_gt_f32_e32 vcc, s46, v106
	v_cndmask_b32_e32 v97, v42, v97, vcc
	v_madmk_f32 v99, v98, 0xbf317180, v107
	v_madmk_f32 v100, v98, 0xb717f7d1, v99
	v_mul_f32_e32 v101, v100, v100
	v_madmk_f32 v102, v101, 0x3331bb4c, v39
	v_madak_f32 v102, v101, v102, 0x388ab355
	v_madak_f32 v102, v101, v102, 0xbb360b61
	v_madak_f32 v102, v101, v102, 0x3e2aaaab
	v_mad_f32 v101, -v101, v102, v100
	v_cmp_o_f32_e32 vcc, v106, v106
	v_sub_f32_e32 v102, 2.0, v101
	v_cndmask_b32_e32 v97, v106, v97, vcc
	v_cmp_gt_f32_e64 vcc, |v102|, s44
	v_cndmask_b32_e32 v103, 1.0, v41, vcc
	v_mul_f32_e32 v102, v102, v103
	v_rcp_f32_e32 v102, v102
	.loc	0 234
	v_mul_f32_e32 v55, v97, v55
	.loc	0 233
	v_mul_f32_e32 v97, 0xb717f7d1, v98
	v_mul_f32_e32 v98, v100, v101
	v_mul_f32_e32 v98, v98, v102
	v_mad_f32 v97, -v103, v98, -v97
	v_sub_f32_e32 v101, v99, v97
	.loc	0 231
	ds_read_b128 v[97:100], v21 offset:1280
	.loc	0 233
	v_add_f32_e32 v105, 1.0, v101
	.loc	0 231
	ds_read_b128 v[101:104], v21 offset:1296
	.loc	0 233
	v_lshlrev_b32_e32 v106, 23, v5
	.loc	0 231
	v_mul_f32_e32 v5, 1.0, v6
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v97, 1.0, v97
	v_mul_f32_e32 v98, 1.0, v98
	v_max3_f32 v5, v5, v97, v98
	v_mul_f32_e32 v97, 1.0, v99
	v_mul_f32_e32 v98, 1.0, v100
	v_max3_f32 v5, v5, v97, v98
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v97, 1.0, v101
	v_mul_f32_e32 v98, 1.0, v102
	v_max3_f32 v5, v5, v97, v98
	ds_read_b128 v[97:100], v21 offset:1312
	v_mul_f32_e32 v101, 1.0, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_max3_f32 v5, v5, v101, v102
	ds_read_b128 v[101:104], v21 offset:1328
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v97, 1.0, v97
	v_mul_f32_e32 v98, 1.0, v98
	v_max3_f32 v5, v5, v97, v98
	v_mul_f32_e32 v97, 1.0, v99
	v_mul_f32_e32 v98, 1.0, v100
	v_max3_f32 v5, v5, v97, v98
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v97, 1.0, v101
	v_mul_f32_e32 v98, 1.0, v102
	v_max3_f32 v5, v5, v97, v98
	ds_read_b128 v[97:100], v21 offset:1344
	v_mul_f32_e32 v101, 1.0, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_max3_f32 v5, v5, v101, v102
	ds_read_b128 v[101:104], v21 offset:1360
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v97, 1.0, v97
	v_mul_f32_e32 v98, 1.0, v98
	v_max3_f32 v5, v5, v97, v98
	v_mul_f32_e32 v97, 1.0, v99
	v_mul_f32_e32 v98, 1.0, v100
	v_max3_f32 v5, v5, v97, v98
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v97, 1.0, v101
	v_mul_f32_e32 v98, 1.0, v102
	v_max3_f32 v5, v5, v97, v98
	ds_read_b128 v[97:100], v21 offset:1376
	v_mul_f32_e32 v101, 1.0, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_max3_f32 v5, v5, v101, v102
	ds_read_b128 v[101:104], v21 offset:1392
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v97, 1.0, v97
	v_mul_f32_e32 v98, 1.0, v98
	v_max3_f32 v5, v5, v97, v98
	v_mul_f32_e32 v97, 1.0, v99
	v_mul_f32_e32 v98, 1.0, v100
	v_max3_f32 v5, v5, v97, v98
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v97, 1.0, v101
	v_mul_f32_e32 v98, 1.0, v102
	v_max3_f32 v5, v5, v97, v98
	v_mul_f32_e32 v97, 1.0, v103
	v_mul_f32_e32 v98, 1.0, v104
	v_max3_f32 v5, v5, v97, v98
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v5
	v_cndmask_b32_e32 v97, 0, v5, vcc
	v_sub_f32_e32 v108, v6, v97
	v_cmp_gt_f32_e32 vcc, 0, v108
	v_cndmask_b32_e64 v6, 0.5, -0.5, vcc
	v_mac_f32_e32 v6, 0x3fb8aa3b, v108
	v_cvt_i32_f32_e32 v6, v6
	v_add_u32_e32 v98, vcc, v106, v105
	v_cmp_ngt_f32_e32 vcc, s45, v107
	v_cvt_f32_i32_e32 v99, v6
	v_cndmask_b32_e32 v98, 0, v98, vcc
	v_cmp_gt_f32_e32 vcc, s46, v107
	v_cndmask_b32_e32 v98, v42, v98, vcc
	v_madmk_f32 v100, v99, 0xbf317180, v108
	v_madmk_f32 v101, v99, 0xb717f7d1, v100
	v_mul_f32_e32 v102, v101, v101
	v_madmk_f32 v103, v102, 0x3331bb4c, v39
	v_madak_f32 v103, v102, v103, 0x388ab355
	v_madak_f32 v103, v102, v103, 0xbb360b61
	v_madak_f32 v103, v102, v103, 0x3e2aaaab
	v_mad_f32 v102, -v102, v103, v101
	v_cmp_o_f32_e32 vcc, v107, v107
	v_sub_f32_e32 v103, 2.0, v102
	v_cndmask_b32_e32 v98, v107, v98, vcc
	v_cmp_gt_f32_e64 vcc, |v103|, s44
	v_cndmask_b32_e32 v104, 1.0, v41, vcc
	v_mul_f32_e32 v103, v103, v104
	v_rcp_f32_e32 v103, v103
	.loc	0 234
	v_mul_f32_e32 v52, v98, v52
	.loc	0 233
	v_mul_f32_e32 v98, 0xb717f7d1, v99
	v_mul_f32_e32 v99, v101, v102
	v_mul_f32_e32 v99, v99, v103
	v_mad_f32 v98, -v104, v99, -v98
	v_sub_f32_e32 v102, v100, v98
	.loc	0 231
	ds_read_b128 v[98:101], v21 offset:1536
	.loc	0 233
	v_add_f32_e32 v106, 1.0, v102
	.loc	0 231
	ds_read_b128 v[102:105], v21 offset:1552
	.loc	0 233
	v_lshlrev_b32_e32 v107, 23, v6
	.loc	0 231
	v_mul_f32_e32 v6, 1.0, v7
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v98, 1.0, v98
	v_mul_f32_e32 v99, 1.0, v99
	v_max3_f32 v6, v6, v98, v99
	v_mul_f32_e32 v98, 1.0, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_max3_f32 v6, v6, v98, v99
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v98, 1.0, v102
	v_mul_f32_e32 v99, 1.0, v103
	v_max3_f32 v6, v6, v98, v99
	ds_read_b128 v[98:101], v21 offset:1568
	v_mul_f32_e32 v102, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v6, v6, v102, v103
	ds_read_b128 v[102:105], v21 offset:1584
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v98, 1.0, v98
	v_mul_f32_e32 v99, 1.0, v99
	v_max3_f32 v6, v6, v98, v99
	v_mul_f32_e32 v98, 1.0, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_max3_f32 v6, v6, v98, v99
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v98, 1.0, v102
	v_mul_f32_e32 v99, 1.0, v103
	v_max3_f32 v6, v6, v98, v99
	ds_read_b128 v[98:101], v21 offset:1600
	v_mul_f32_e32 v102, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v6, v6, v102, v103
	ds_read_b128 v[102:105], v21 offset:1616
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v98, 1.0, v98
	v_mul_f32_e32 v99, 1.0, v99
	v_max3_f32 v6, v6, v98, v99
	v_mul_f32_e32 v98, 1.0, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_max3_f32 v6, v6, v98, v99
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v98, 1.0, v102
	v_mul_f32_e32 v99, 1.0, v103
	v_max3_f32 v6, v6, v98, v99
	ds_read_b128 v[98:101], v21 offset:1632
	v_mul_f32_e32 v102, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v6, v6, v102, v103
	ds_read_b128 v[102:105], v21 offset:1648
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v98, 1.0, v98
	v_mul_f32_e32 v99, 1.0, v99
	v_max3_f32 v6, v6, v98, v99
	v_mul_f32_e32 v98, 1.0, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_max3_f32 v6, v6, v98, v99
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v98, 1.0, v102
	v_mul_f32_e32 v99, 1.0, v103
	v_max3_f32 v6, v6, v98, v99
	v_mul_f32_e32 v98, 1.0, v104
	v_mul_f32_e32 v99, 1.0, v105
	v_max3_f32 v6, v6, v98, v99
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v6
	v_cndmask_b32_e32 v98, 0, v6, vcc
	v_sub_f32_e32 v109, v7, v98
	v_cmp_gt_f32_e32 vcc, 0, v109
	v_cndmask_b32_e64 v7, 0.5, -0.5, vcc
	v_mac_f32_e32 v7, 0x3fb8aa3b, v109
	v_cvt_i32_f32_e32 v7, v7
	v_add_u32_e32 v99, vcc, v107, v106
	v_cmp_ngt_f32_e32 vcc, s45, v108
	v_cvt_f32_i32_e32 v100, v7
	v_cndmask_b32_e32 v99, 0, v99, vcc
	v_cmp_gt_f32_e32 vcc, s46, v108
	v_cndmask_b32_e32 v99, v42, v99, vcc
	v_madmk_f32 v101, v100, 0xbf317180, v109
	v_madmk_f32 v102, v100, 0xb717f7d1, v101
	v_mul_f32_e32 v103, v102, v102
	v_madmk_f32 v104, v103, 0x3331bb4c, v39
	v_madak_f32 v104, v103, v104, 0x388ab355
	v_madak_f32 v104, v103, v104, 0xbb360b61
	v_madak_f32 v104, v103, v104, 0x3e2aaaab
	v_mad_f32 v103, -v103, v104, v102
	v_cmp_o_f32_e32 vcc, v108, v108
	v_sub_f32_e32 v104, 2.0, v103
	v_cndmask_b32_e32 v99, v108, v99, vcc
	v_cmp_gt_f32_e64 vcc, |v104|, s44
	v_cndmask_b32_e32 v105, 1.0, v41, vcc
	v_mul_f32_e32 v104, v104, v105
	v_rcp_f32_e32 v104, v104
	.loc	0 234
	v_mul_f32_e32 v50, v99, v50
	.loc	0 233
	v_mul_f32_e32 v99, 0xb717f7d1, v100
	v_mul_f32_e32 v100, v102, v103
	v_mul_f32_e32 v100, v100, v104
	v_mad_f32 v99, -v105, v100, -v99
	v_sub_f32_e32 v103, v101, v99
	.loc	0 231
	ds_read_b128 v[99:102], v23
	.loc	0 233
	v_add_f32_e32 v107, 1.0, v103
	.loc	0 231
	ds_read_b128 v[103:106], v23 offset:16
	.loc	0 233
	v_lshlrev_b32_e32 v108, 23, v7
	.loc	0 231
	v_mul_f32_e32 v7, 1.0, v8
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v99, 1.0, v99
	v_mul_f32_e32 v100, 1.0, v100
	v_max3_f32 v7, v7, v99, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_max3_f32 v7, v7, v99, v100
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v99, 1.0, v103
	v_mul_f32_e32 v100, 1.0, v104
	v_max3_f32 v7, v7, v99, v100
	ds_read_b128 v[99:102], v23 offset:32
	v_mul_f32_e32 v103, 1.0, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_max3_f32 v7, v7, v103, v104
	ds_read_b128 v[103:106], v23 offset:48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v99, 1.0, v99
	v_mul_f32_e32 v100, 1.0, v100
	v_max3_f32 v7, v7, v99, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_max3_f32 v7, v7, v99, v100
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v99, 1.0, v103
	v_mul_f32_e32 v100, 1.0, v104
	v_max3_f32 v7, v7, v99, v100
	ds_read_b128 v[99:102], v23 offset:64
	v_mul_f32_e32 v103, 1.0, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_max3_f32 v7, v7, v103, v104
	ds_read_b128 v[103:106], v23 offset:80
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v99, 1.0, v99
	v_mul_f32_e32 v100, 1.0, v100
	v_max3_f32 v7, v7, v99, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_max3_f32 v7, v7, v99, v100
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v99, 1.0, v103
	v_mul_f32_e32 v100, 1.0, v104
	v_max3_f32 v7, v7, v99, v100
	ds_read_b128 v[99:102], v23 offset:96
	v_mul_f32_e32 v103, 1.0, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_max3_f32 v7, v7, v103, v104
	ds_read_b128 v[103:106], v23 offset:112
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v99, 1.0, v99
	v_mul_f32_e32 v100, 1.0, v100
	v_max3_f32 v7, v7, v99, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_max3_f32 v7, v7, v99, v100
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v99, 1.0, v103
	v_mul_f32_e32 v100, 1.0, v104
	v_max3_f32 v7, v7, v99, v100
	v_mul_f32_e32 v99, 1.0, v105
	v_mul_f32_e32 v100, 1.0, v106
	v_max3_f32 v7, v7, v99, v100
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v7
	v_cndmask_b32_e32 v99, 0, v7, vcc
	v_sub_f32_e32 v8, v8, v99
	v_cmp_gt_f32_e32 vcc, 0, v8
	v_cndmask_b32_e64 v100, 0.5, -0.5, vcc
	v_mac_f32_e32 v100, 0x3fb8aa3b, v8
	v_cvt_i32_f32_e32 v100, v100
	v_add_u32_e32 v101, vcc, v108, v107
	v_cmp_ngt_f32_e32 vcc, s45, v109
	v_cvt_f32_i32_e32 v102, v100
	v_cndmask_b32_e32 v101, 0, v101, vcc
	v_cmp_gt_f32_e32 vcc, s46, v109
	v_cndmask_b32_e32 v101, v42, v101, vcc
	v_madmk_f32 v103, v102, 0xbf317180, v8
	v_madmk_f32 v104, v102, 0xb717f7d1, v103
	v_mul_f32_e32 v105, v104, v104
	v_madmk_f32 v106, v105, 0x3331bb4c, v39
	v_madak_f32 v106, v105, v106, 0x388ab355
	v_madak_f32 v106, v105, v106, 0xbb360b61
	v_madak_f32 v106, v105, v106, 0x3e2aaaab
	v_mad_f32 v105, -v105, v106, v104
	v_cmp_o_f32_e32 vcc, v109, v109
	v_sub_f32_e32 v106, 2.0, v105
	v_cndmask_b32_e32 v101, v109, v101, vcc
	v_cmp_gt_f32_e64 vcc, |v106|, s44
	v_cndmask_b32_e32 v107, 1.0, v41, vcc
	v_mul_f32_e32 v106, v106, v107
	v_rcp_f32_e32 v106, v106
	.loc	0 234
	v_mul_f32_e32 v48, v101, v48
	.loc	0 233
	v_mul_f32_e32 v101, 0xb717f7d1, v102
	v_mul_f32_e32 v102, v104, v105
	v_mul_f32_e32 v102, v102, v106
	v_mad_f32 v101, -v107, v102, -v101
	v_sub_f32_e32 v101, v103, v101
	v_add_f32_e32 v101, 1.0, v101
	v_lshlrev_b32_e32 v100, 23, v100
	v_add_u32_e32 v100, vcc, v100, v101
	.loc	0 237
	v_cmp_gt_f32_e32 vcc, 0, v93
	v_cndmask_b32_e64 v101, 0.5, -0.5, vcc
	v_mac_f32_e32 v101, 0x3fb8aa3b, v93
	v_cvt_i32_f32_e32 v101, v101
	.loc	0 233
	v_cmp_ngt_f32_e32 vcc, s45, v8
	v_cndmask_b32_e32 v100, 0, v100, vcc
	v_cmp_gt_f32_e32 vcc, s46, v8
	.loc	0 237
	v_cvt_f32_i32_e32 v102, v101
	.loc	0 233
	v_cndmask_b32_e32 v100, v42, v100, vcc
	v_cmp_o_f32_e32 vcc, v8, v8
	v_cndmask_b32_e32 v8, v8, v100, vcc
	.loc	0 236
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 237
	v_madmk_f32 v100, v102, 0xbf317180, v93
	v_madmk_f32 v103, v102, 0xb717f7d1, v100
	v_mul_f32_e32 v104, v103, v103
	v_madmk_f32 v105, v104, 0x3331bb4c, v39
	v_madak_f32 v105, v104, v105, 0x388ab355
	v_madak_f32 v105, v104, v105, 0xbb360b61
	v_madak_f32 v105, v104, v105, 0x3e2aaaab
	v_mad_f32 v104, -v104, v105, v103
	v_sub_f32_e32 v105, 2.0, v104
	v_cmp_gt_f32_e64 vcc, |v105|, s44
	v_cndmask_b32_e32 v106, 1.0, v41, vcc
	v_mul_f32_e32 v105, v105, v106
	v_rcp_f32_e32 v105, v105
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_cndmask_b32_e64 v92, 0.5, -0.5, vcc
	.loc	0 234
	v_mul_f32_e32 v46, v8, v46
	.loc	0 237
	v_mul_f32_e32 v8, 0xb717f7d1, v102
	v_mul_f32_e32 v102, v103, v104
	v_mac_f32_e32 v92, 0x3fb8aa3b, v16
	v_mul_f32_e32 v102, v102, v105
	v_cvt_i32_f32_e32 v92, v92
	v_mad_f32 v8, -v106, v102, -v8
	v_sub_f32_e32 v8, v100, v8
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v100, 23, v101
	v_add_u32_e32 v8, vcc, v100, v8
	v_cvt_f32_i32_e32 v100, v92
	v_cmp_ngt_f32_e32 vcc, s45, v93
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s46, v93
	v_madmk_f32 v101, v100, 0xbf317180, v16
	v_madmk_f32 v102, v100, 0xb717f7d1, v101
	v_mul_f32_e32 v103, v102, v102
	v_madmk_f32 v104, v103, 0x3331bb4c, v39
	v_madak_f32 v104, v103, v104, 0x388ab355
	v_madak_f32 v104, v103, v104, 0xbb360b61
	v_madak_f32 v104, v103, v104, 0x3e2aaaab
	v_mad_f32 v103, -v103, v104, v102
	v_sub_f32_e32 v104, 2.0, v103
	v_cndmask_b32_e32 v8, v42, v8, vcc
	v_cmp_gt_f32_e64 vcc, |v104|, s44
	v_cndmask_b32_e32 v105, 1.0, v41, vcc
	v_mul_f32_e32 v104, v104, v105
	v_rcp_f32_e32 v104, v104
	v_cmp_o_f32_e32 vcc, v93, v93
	v_cndmask_b32_e32 v8, v93, v8, vcc
	v_mul_f32_e32 v93, 0xb717f7d1, v100
	v_mul_f32_e32 v100, v102, v103
	v_sub_f32_e32 v91, v91, v17
	v_mul_f32_e32 v100, v100, v104
	v_cmp_gt_f32_e32 vcc, 0, v91
	v_mad_f32 v93, -v105, v100, -v93
	v_cndmask_b32_e64 v100, 0.5, -0.5, vcc
	v_mac_f32_e32 v100, 0x3fb8aa3b, v91
	v_cvt_i32_f32_e32 v100, v100
	v_sub_f32_e32 v93, v101, v93
	v_add_f32_e32 v93, 1.0, v93
	v_lshlrev_b32_e32 v92, 23, v92
	v_add_u32_e32 v92, vcc, v92, v93
	v_cvt_f32_i32_e32 v93, v100
	v_cmp_ngt_f32_e32 vcc, s45, v16
	v_cndmask_b32_e32 v92, 0, v92, vcc
	v_cmp_gt_f32_e32 vcc, s46, v16
	v_cndmask_b32_e32 v92, v42, v92, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v92, vcc
	v_madmk_f32 v92, v93, 0xbf317180, v91
	v_madmk_f32 v101, v93, 0xb717f7d1, v92
	v_mul_f32_e32 v102, v101, v101
	v_madmk_f32 v103, v102, 0x3331bb4c, v39
	v_madak_f32 v103, v102, v103, 0x388ab355
	v_madak_f32 v103, v102, v103, 0xbb360b61
	v_madak_f32 v103, v102, v103, 0x3e2aaaab
	v_mad_f32 v102, -v102, v103, v101
	v_sub_f32_e32 v103, 2.0, v102
	v_cmp_gt_f32_e64 vcc, |v103|, s44
	v_cndmask_b32_e32 v104, 1.0, v41, vcc
	v_mul_f32_e32 v103, v103, v104
	v_rcp_f32_e32 v103, v103
	ds_write2_b32 v22, v8, v16 offset1:32
	v_mul_f32_e32 v16, v101, v102
	v_mul_f32_e32 v8, 0xb717f7d1, v93
	v_mul_f32_e32 v16, v16, v103
	v_mad_f32 v8, -v104, v16, -v8
	v_sub_f32_e32 v16, v90, v17
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_cndmask_b32_e64 v17, 0.5, -0.5, vcc
	v_mac_f32_e32 v17, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v17, v17
	v_sub_f32_e32 v8, v92, v8
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v90, 23, v100
	v_add_u32_e32 v8, vcc, v90, v8
	v_cvt_f32_i32_e32 v90, v17
	v_cmp_ngt_f32_e32 vcc, s45, v91
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s46, v91
	v_madmk_f32 v92, v90, 0xbf317180, v16
	v_madmk_f32 v93, v90, 0xb717f7d1, v92
	v_mul_f32_e32 v100, v93, v93
	v_madmk_f32 v101, v100, 0x3331bb4c, v39
	v_madak_f32 v101, v100, v101, 0x388ab355
	v_madak_f32 v101, v100, v101, 0xbb360b61
	v_madak_f32 v101, v100, v101, 0x3e2aaaab
	v_mad_f32 v100, -v100, v101, v93
	v_sub_f32_e32 v101, 2.0, v100
	v_cndmask_b32_e32 v8, v42, v8, vcc
	v_cmp_gt_f32_e64 vcc, |v101|, s44
	v_cndmask_b32_e32 v102, 1.0, v41, vcc
	v_mul_f32_e32 v101, v101, v102
	v_rcp_f32_e32 v101, v101
	v_cmp_o_f32_e32 vcc, v91, v91
	v_cndmask_b32_e32 v8, v91, v8, vcc
	v_mul_f32_e32 v91, v93, v100
	v_sub_f32_e32 v89, v89, v94
	v_mul_f32_e32 v90, 0xb717f7d1, v90
	v_mul_f32_e32 v91, v91, v101
	v_cmp_gt_f32_e32 vcc, 0, v89
	v_mad_f32 v90, -v102, v91, -v90
	v_cndmask_b32_e64 v91, 0.5, -0.5, vcc
	v_mac_f32_e32 v91, 0x3fb8aa3b, v89
	v_cvt_i32_f32_e32 v91, v91
	v_sub_f32_e32 v90, v92, v90
	v_add_f32_e32 v90, 1.0, v90
	v_lshlrev_b32_e32 v17, 23, v17
	v_add_u32_e32 v17, vcc, v17, v90
	v_cvt_f32_i32_e32 v90, v91
	v_cmp_ngt_f32_e32 vcc, s45, v16
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_cmp_gt_f32_e32 vcc, s46, v16
	v_cndmask_b32_e32 v17, v42, v17, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v17, vcc
	v_madmk_f32 v17, v90, 0xbf317180, v89
	v_madmk_f32 v92, v90, 0xb717f7d1, v17
	v_mul_f32_e32 v93, v92, v92
	v_madmk_f32 v100, v93, 0x3331bb4c, v39
	v_madak_f32 v100, v93, v100, 0x388ab355
	v_madak_f32 v100, v93, v100, 0xbb360b61
	v_madak_f32 v100, v93, v100, 0x3e2aaaab
	v_mad_f32 v93, -v93, v100, v92
	v_sub_f32_e32 v100, 2.0, v93
	v_cmp_gt_f32_e64 vcc, |v100|, s44
	v_cndmask_b32_e32 v101, 1.0, v41, vcc
	v_mul_f32_e32 v100, v100, v101
	v_rcp_f32_e32 v100, v100
	ds_write2_b32 v22, v8, v16 offset0:64 offset1:96
	v_mul_f32_e32 v16, v92, v93
	v_mul_f32_e32 v8, 0xb717f7d1, v90
	v_mul_f32_e32 v16, v16, v100
	v_mad_f32 v8, -v101, v16, -v8
	v_sub_f32_e32 v16, v88, v94
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_sub_f32_e32 v8, v17, v8
	v_cndmask_b32_e64 v17, 0.5, -0.5, vcc
	v_mac_f32_e32 v17, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v17, v17
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v88, 23, v91
	v_add_u32_e32 v8, vcc, v88, v8
	v_cvt_f32_i32_e32 v88, v17
	v_cmp_ngt_f32_e32 vcc, s45, v89
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s46, v89
	v_madmk_f32 v90, v88, 0xbf317180, v16
	v_madmk_f32 v91, v88, 0xb717f7d1, v90
	v_mul_f32_e32 v92, v91, v91
	v_madmk_f32 v93, v92, 0x3331bb4c, v39
	v_madak_f32 v93, v92, v93, 0x388ab355
	v_madak_f32 v93, v92, v93, 0xbb360b61
	v_madak_f32 v93, v92, v93, 0x3e2aaaab
	v_mad_f32 v92, -v92, v93, v91
	v_sub_f32_e32 v93, 2.0, v92
	v_cndmask_b32_e32 v8, v42, v8, vcc
	v_cmp_gt_f32_e64 vcc, |v93|, s44
	v_cndmask_b32_e32 v94, 1.0, v41, vcc
	v_mul_f32_e32 v93, v93, v94
	v_rcp_f32_e32 v93, v93
	v_cmp_o_f32_e32 vcc, v89, v89
	v_cndmask_b32_e32 v8, v89, v8, vcc
	v_mul_f32_e32 v89, v91, v92
	v_sub_f32_e32 v87, v87, v95
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
	v_cmp_ngt_f32_e32 vcc, s45, v16
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_cmp_gt_f32_e32 vcc, s46, v16
	v_cndmask_b32_e32 v17, v42, v17, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v17, vcc
	v_madmk_f32 v17, v88, 0xbf317180, v87
	v_madmk_f32 v90, v88, 0xb717f7d1, v17
	v_mul_f32_e32 v91, v90, v90
	v_madmk_f32 v92, v91, 0x3331bb4c, v39
	v_madak_f32 v92, v91, v92, 0x388ab355
	v_madak_f32 v92, v91, v92, 0xbb360b61
	v_madak_f32 v92, v91, v92, 0x3e2aaaab
	v_mad_f32 v91, -v91, v92, v90
	v_sub_f32_e32 v92, 2.0, v91
	v_cmp_gt_f32_e64 vcc, |v92|, s44
	v_cndmask_b32_e32 v93, 1.0, v41, vcc
	v_mul_f32_e32 v92, v92, v93
	v_rcp_f32_e32 v92, v92
	ds_write2_b32 v22, v8, v16 offset0:128 offset1:160
	v_mul_f32_e32 v16, v90, v91
	v_mul_f32_e32 v8, 0xb717f7d1, v88
	v_mul_f32_e32 v16, v16, v92
	v_mad_f32 v8, -v93, v16, -v8
	v_sub_f32_e32 v16, v86, v95
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_sub_f32_e32 v8, v17, v8
	v_cndmask_b32_e64 v17, 0.5, -0.5, vcc
	v_mac_f32_e32 v17, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v17, v17
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v86, 23, v89
	v_add_u32_e32 v8, vcc, v86, v8
	v_cvt_f32_i32_e32 v86, v17
	v_cmp_ngt_f32_e32 vcc, s45, v87
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s46, v87
	v_madmk_f32 v88, v86, 0xbf317180, v16
	v_madmk_f32 v89, v86, 0xb717f7d1, v88
	v_mul_f32_e32 v90, v89, v89
	v_madmk_f32 v91, v90, 0x3331bb4c, v39
	v_madak_f32 v91, v90, v91, 0x388ab355
	v_madak_f32 v91, v90, v91, 0xbb360b61
	v_madak_f32 v91, v90, v91, 0x3e2aaaab
	v_mad_f32 v90, -v90, v91, v89
	v_sub_f32_e32 v91, 2.0, v90
	v_cndmask_b32_e32 v8, v42, v8, vcc
	v_cmp_gt_f32_e64 vcc, |v91|, s44
	v_cndmask_b32_e32 v92, 1.0, v41, vcc
	v_mul_f32_e32 v91, v91, v92
	v_rcp_f32_e32 v91, v91
	v_cmp_o_f32_e32 vcc, v87, v87
	v_cndmask_b32_e32 v8, v87, v8, vcc
	v_mul_f32_e32 v87, v89, v90
	v_sub_f32_e32 v85, v85, v96
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
	v_cmp_ngt_f32_e32 vcc, s45, v16
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_cmp_gt_f32_e32 vcc, s46, v16
	v_cndmask_b32_e32 v17, v42, v17, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v17, vcc
	v_madmk_f32 v17, v86, 0xbf317180, v85
	v_madmk_f32 v88, v86, 0xb717f7d1, v17
	v_mul_f32_e32 v89, v88, v88
	v_madmk_f32 v90, v89, 0x3331bb4c, v39
	v_madak_f32 v90, v89, v90, 0x388ab355
	v_madak_f32 v90, v89, v90, 0xbb360b61
	v_madak_f32 v90, v89, v90, 0x3e2aaaab
	v_mad_f32 v89, -v89, v90, v88
	v_sub_f32_e32 v90, 2.0, v89
	v_cmp_gt_f32_e64 vcc, |v90|, s44
	v_cndmask_b32_e32 v91, 1.0, v41, vcc
	v_mul_f32_e32 v90, v90, v91
	v_rcp_f32_e32 v90, v90
	ds_write2_b32 v22, v8, v16 offset0:192 offset1:224
	v_mul_f32_e32 v16, v88, v89
	v_mul_f32_e32 v8, 0xb717f7d1, v86
	v_mul_f32_e32 v16, v16, v90
	v_mad_f32 v8, -v91, v16, -v8
	v_sub_f32_e32 v16, v84, v96
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_sub_f32_e32 v8, v17, v8
	v_cndmask_b32_e64 v17, 0.5, -0.5, vcc
	v_mac_f32_e32 v17, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v17, v17
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v84, 23, v87
	v_add_u32_e32 v8, vcc, v84, v8
	v_cvt_f32_i32_e32 v84, v17
	v_cmp_ngt_f32_e32 vcc, s45, v85
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s46, v85
	v_madmk_f32 v86, v84, 0xbf317180, v16
	v_madmk_f32 v87, v84, 0xb717f7d1, v86
	v_mul_f32_e32 v88, v87, v87
	v_madmk_f32 v89, v88, 0x3331bb4c, v39
	v_madak_f32 v89, v88, v89, 0x388ab355
	v_madak_f32 v89, v88, v89, 0xbb360b61
	v_madak_f32 v89, v88, v89, 0x3e2aaaab
	v_mad_f32 v88, -v88, v89, v87
	v_sub_f32_e32 v89, 2.0, v88
	v_cndmask_b32_e32 v8, v42, v8, vcc
	v_cmp_gt_f32_e64 vcc, |v89|, s44
	v_cndmask_b32_e32 v90, 1.0, v41, vcc
	v_mul_f32_e32 v89, v89, v90
	v_rcp_f32_e32 v89, v89
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v8, v85, v8, vcc
	v_mul_f32_e32 v85, v87, v88
	v_sub_f32_e32 v83, v83, v97
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
	v_cmp_ngt_f32_e32 vcc, s45, v16
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_cmp_gt_f32_e32 vcc, s46, v16
	v_cndmask_b32_e32 v17, v42, v17, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v17, vcc
	v_madmk_f32 v17, v84, 0xbf317180, v83
	v_madmk_f32 v86, v84, 0xb717f7d1, v17
	v_mul_f32_e32 v87, v86, v86
	v_madmk_f32 v88, v87, 0x3331bb4c, v39
	v_madak_f32 v88, v87, v88, 0x388ab355
	v_madak_f32 v88, v87, v88, 0xbb360b61
	v_madak_f32 v88, v87, v88, 0x3e2aaaab
	v_mad_f32 v87, -v87, v88, v86
	v_sub_f32_e32 v88, 2.0, v87
	v_cmp_gt_f32_e64 vcc, |v88|, s44
	v_cndmask_b32_e32 v89, 1.0, v41, vcc
	v_mul_f32_e32 v88, v88, v89
	v_rcp_f32_e32 v88, v88
	ds_write2_b32 v77, v8, v16 offset1:32
	v_mul_f32_e32 v16, v86, v87
	v_mul_f32_e32 v8, 0xb717f7d1, v84
	v_mul_f32_e32 v16, v16, v88
	v_mad_f32 v8, -v89, v16, -v8
	v_sub_f32_e32 v16, v82, v97
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_sub_f32_e32 v8, v17, v8
	v_cndmask_b32_e64 v17, 0.5, -0.5, vcc
	v_mac_f32_e32 v17, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v17, v17
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v82, 23, v85
	v_add_u32_e32 v8, vcc, v82, v8
	v_cvt_f32_i32_e32 v82, v17
	v_cmp_ngt_f32_e32 vcc, s45, v83
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s46, v83
	v_madmk_f32 v84, v82, 0xbf317180, v16
	v_madmk_f32 v85, v82, 0xb717f7d1, v84
	v_mul_f32_e32 v86, v85, v85
	v_madmk_f32 v87, v86, 0x3331bb4c, v39
	v_madak_f32 v87, v86, v87, 0x388ab355
	v_madak_f32 v87, v86, v87, 0xbb360b61
	v_madak_f32 v87, v86, v87, 0x3e2aaaab
	v_mad_f32 v86, -v86, v87, v85
	v_sub_f32_e32 v87, 2.0, v86
	v_cndmask_b32_e32 v8, v42, v8, vcc
	v_cmp_gt_f32_e64 vcc, |v87|, s44
	v_cndmask_b32_e32 v88, 1.0, v41, vcc
	v_mul_f32_e32 v87, v87, v88
	v_rcp_f32_e32 v87, v87
	v_cmp_o_f32_e32 vcc, v83, v83
	v_cndmask_b32_e32 v8, v83, v8, vcc
	v_mul_f32_e32 v83, v85, v86
	v_sub_f32_e32 v81, v81, v98
	v_mul_f32_e32 v82, 0xb717f7d1, v82
	v_mul_f32_e32 v83, v83, v87
	v_cmp_gt_f32_e32 vcc, 0, v81
	v_mad_f32 v82, -v88, v83, -v82
	v_cndmask_b32_e64 v83, 0.5, -0.5, vcc
	v_mac_f32_e32 v83, 0x3fb8aa3b, v81
	v_cvt_i32_f32_e32 v83, v83
	v_sub_f32_e32 v82, v84, v82
	v_add_f32_e32 v82, 1.0, v82
	v_lshlrev_b32_e32 v17, 23, v17
	v_add_u32_e32 v17, vcc, v17, v82
	v_cvt_f32_i32_e32 v82, v83
	v_cmp_ngt_f32_e32 vcc, s45, v16
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_cmp_gt_f32_e32 vcc, s46, v16
	v_cndmask_b32_e32 v17, v42, v17, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v17, vcc
	v_madmk_f32 v17, v82, 0xbf317180, v81
	v_madmk_f32 v84, v82, 0xb717f7d1, v17
	v_mul_f32_e32 v85, v84, v84
	v_madmk_f32 v86, v85, 0x3331bb4c, v39
	v_madak_f32 v86, v85, v86, 0x388ab355
	v_madak_f32 v86, v85, v86, 0xbb360b61
	v_madak_f32 v86, v85, v86, 0x3e2aaaab
	v_mad_f32 v85, -v85, v86, v84
	v_sub_f32_e32 v86, 2.0, v85
	v_cmp_gt_f32_e64 vcc, |v86|, s44
	v_cndmask_b32_e32 v87, 1.0, v41, vcc
	v_mul_f32_e32 v86, v86, v87
	v_rcp_f32_e32 v86, v86
	ds_write2_b32 v77, v8, v16 offset0:64 offset1:96
	v_mul_f32_e32 v16, v84, v85
	v_mul_f32_e32 v8, 0xb717f7d1, v82
	v_mul_f32_e32 v16, v16, v86
	v_mad_f32 v8, -v87, v16, -v8
	v_sub_f32_e32 v16, v80, v98
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_sub_f32_e32 v8, v17, v8
	v_cndmask_b32_e64 v17, 0.5, -0.5, vcc
	v_mac_f32_e32 v17, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v17, v17
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v80, 23, v83
	v_add_u32_e32 v8, vcc, v80, v8
	v_cvt_f32_i32_e32 v80, v17
	v_cmp_ngt_f32_e32 vcc, s45, v81
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s46, v81
	v_madmk_f32 v82, v80, 0xbf317180, v16
	v_madmk_f32 v83, v80, 0xb717f7d1, v82
	v_mul_f32_e32 v84, v83, v83
	v_madmk_f32 v85, v84, 0x3331bb4c, v39
	v_madak_f32 v85, v84, v85, 0x388ab355
	v_madak_f32 v85, v84, v85, 0xbb360b61
	v_madak_f32 v85, v84, v85, 0x3e2aaaab
	v_mad_f32 v84, -v84, v85, v83
	v_sub_f32_e32 v85, 2.0, v84
	v_cndmask_b32_e32 v8, v42, v8, vcc
	v_cmp_gt_f32_e64 vcc, |v85|, s44
	v_cndmask_b32_e32 v86, 1.0, v41, vcc
	v_mul_f32_e32 v85, v85, v86
	v_rcp_f32_e32 v85, v85
	v_cmp_o_f32_e32 vcc, v81, v81
	v_cndmask_b32_e32 v8, v81, v8, vcc
	v_mul_f32_e32 v81, v83, v84
	v_sub_f32_e32 v79, v79, v99
	v_mul_f32_e32 v80, 0xb717f7d1, v80
	v_mul_f32_e32 v81, v81, v85
	v_cmp_gt_f32_e32 vcc, 0, v79
	v_mad_f32 v80, -v86, v81, -v80
	v_cndmask_b32_e64 v81, 0.5, -0.5, vcc
	v_mac_f32_e32 v81, 0x3fb8aa3b, v79
	v_cvt_i32_f32_e32 v81, v81
	v_sub_f32_e32 v80, v82, v80
	v_add_f32_e32 v80, 1.0, v80
	v_lshlrev_b32_e32 v17, 23, v17
	v_add_u32_e32 v17, vcc, v17, v80
	v_cvt_f32_i32_e32 v80, v81
	v_cmp_ngt_f32_e32 vcc, s45, v16
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_cmp_gt_f32_e32 vcc, s46, v16
	v_cndmask_b32_e32 v17, v42, v17, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v17, vcc
	v_madmk_f32 v17, v80, 0xbf317180, v79
	v_madmk_f32 v82, v80, 0xb717f7d1, v17
	v_mul_f32_e32 v83, v82, v82
	v_madmk_f32 v84, v83, 0x3331bb4c, v39
	v_madak_f32 v84, v83, v84, 0x388ab355
	v_madak_f32 v84, v83, v84, 0xbb360b61
	v_madak_f32 v84, v83, v84, 0x3e2aaaab
	v_mad_f32 v83, -v83, v84, v82
	v_sub_f32_e32 v84, 2.0, v83
	v_cmp_gt_f32_e64 vcc, |v84|, s44
	v_cndmask_b32_e32 v85, 1.0, v41, vcc
	v_mul_f32_e32 v84, v84, v85
	v_rcp_f32_e32 v84, v84
	ds_write2_b32 v77, v8, v16 offset0:128 offset1:160
	v_mul_f32_e32 v16, v82, v83
	v_mul_f32_e32 v8, 0xb717f7d1, v80
	v_mul_f32_e32 v16, v16, v84
	v_mad_f32 v8, -v85, v16, -v8
	v_sub_f32_e32 v16, v78, v99
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_sub_f32_e32 v8, v17, v8
	v_cndmask_b32_e64 v17, 0.5, -0.5, vcc
	v_mac_f32_e32 v17, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v17, v17
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v77, 23, v81
	v_add_u32_e32 v8, vcc, v77, v8
	v_cvt_f32_i32_e32 v77, v17
	v_cmp_ngt_f32_e32 vcc, s45, v79
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s46, v79
	v_madmk_f32 v78, v77, 0xbf317180, v16
	v_madmk_f32 v80, v77, 0xb717f7d1, v78
	v_mul_f32_e32 v81, v80, v80
	v_madmk_f32 v82, v81, 0x3331bb4c, v39
	v_madak_f32 v82, v81, v82, 0x388ab355
	v_madak_f32 v82, v81, v82, 0xbb360b61
	v_madak_f32 v82, v81, v82, 0x3e2aaaab
	v_mad_f32 v81, -v81, v82, v80
	v_sub_f32_e32 v82, 2.0, v81
	v_cndmask_b32_e32 v8, v42, v8, vcc
	v_cmp_gt_f32_e64 vcc, |v82|, s44
	v_cndmask_b32_e32 v83, 1.0, v41, vcc
	v_mul_f32_e32 v82, v82, v83
	v_rcp_f32_e32 v82, v82
	v_cmp_o_f32_e32 vcc, v79, v79
	v_cndmask_b32_e32 v8, v79, v8, vcc
	v_mul_f32_e32 v79, v80, v81
	v_mul_f32_e32 v77, 0xb717f7d1, v77
	v_mul_f32_e32 v79, v79, v82
	v_mad_f32 v77, -v83, v79, -v77
	v_sub_f32_e32 v77, v78, v77
	v_add_f32_e32 v77, 1.0, v77
	v_lshlrev_b32_e32 v17, 23, v17
	v_add_u32_e32 v17, vcc, v17, v77
	v_cmp_ngt_f32_e32 vcc, s45, v16
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_cmp_gt_f32_e32 vcc, s46, v16
	v_cndmask_b32_e32 v17, v42, v17, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v17, vcc
	ds_write2_b32 v24, v8, v16 offset1:32
	v_mov_b32_e32 v8, v36
	.loc	0 238
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB0_25
.LBB0_24:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 240
	s_add_i32 s6, s6, 4
	.loc	0 244
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v48, v88, v90
	v_mac_f32_e32 v50, v87, v86
	v_mac_f32_e32 v52, v84, v85
	v_mac_f32_e32 v55, v83, v81
	v_mac_f32_e32 v56, v79, v80
	v_mac_f32_e32 v57, v78, v77
	v_mac_f32_e32 v61, v16, v17
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v46, v89, v82
	.loc	0 240
	s_cmpk_eq_i32 s6, 0x100
	v_add_u32_e32 v8, vcc, 0x50, v8
	s_cbranch_scc1 .LBB0_41
.LBB0_25:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 242
	v_add_u32_e32 v82, vcc, s6, v37
	ds_read_b32 v16, v82
	.loc	0 244
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_27
; %bb.26:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v17, v8
.LBB0_27:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v78, v82 offset:256
	.loc	0 244
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_29
; %bb.28:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v77, v8
.LBB0_29:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v79, v82 offset:512
	.loc	0 244
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v80, 0
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v80, v8
.LBB0_31:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v83, v82 offset:768
	.loc	0 244
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v81, v8
.LBB0_33:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v84, v82 offset:1024
	.loc	0 244
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v85, 0
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_35
; %bb.34:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v85, v8
.LBB0_35:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v87, v82 offset:1280
	.loc	0 244
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_37
; %bb.36:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v86, v8
.LBB0_37:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v88, v82 offset:1536
	.loc	0 244
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v90, 0
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_39
; %bb.38:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v90, v8
.LBB0_39:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	v_add_u32_e32 v89, vcc, s6, v23
	ds_read_b32 v89, v89
	.loc	0 244
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_24
; %bb.40:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v82, v8
	s_branch .LBB0_24
.LBB0_41:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 209
	v_mov_b32_e32 v8, s31
	v_add_u32_e32 v12, vcc, s30, v12
	v_addc_u32_e32 v13, vcc, v13, v8, vcc
	v_add_u32_e32 v76, vcc, 64, v76
	v_add_u32_e32 v14, vcc, s30, v14
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	s_cmp_eq_u32 s48, s29
	v_add_u32_e32 v75, vcc, 64, v75
	.loc	0 257
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_scc1 .LBB0_43
; %bb.42:                               ;   in Loop: Header=BB0_11 Depth=2
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
.LBB0_43:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v0, vcc, v10, v9
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s26, v54
	s_and_b64 s[6:7], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_45
; %bb.44:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[6:7], v19, v19, v61
	v_div_scale_f32 v3, vcc, v61, v19, v61
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
	v_mad_i64_i32 v[2:3], s[6:7], v54, s14, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_div_fixup_f32 v4, v4, v19, v61
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
.LBB0_45:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s26, v53
	s_and_b64 s[6:7], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_47
; %bb.46:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[6:7], v19, v19, v57
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
	v_div_fmas_f32 v4, v2, v4, v5
	v_mad_i64_i32 v[2:3], s[6:7], v53, s14, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_div_fixup_f32 v4, v4, v19, v57
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
.LBB0_47:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s26, v51
	s_and_b64 s[6:7], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_49
; %bb.48:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[6:7], v19, v19, v56
	v_div_scale_f32 v3, vcc, v56, v19, v56
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
	v_mad_i64_i32 v[2:3], s[6:7], v51, s14, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_div_fixup_f32 v4, v4, v19, v56
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
.LBB0_49:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s26, v49
	s_and_b64 s[6:7], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_51
; %bb.50:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[6:7], v19, v19, v55
	v_div_scale_f32 v3, vcc, v55, v19, v55
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
	v_mad_i64_i32 v[2:3], s[6:7], v49, s14, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_div_fixup_f32 v4, v4, v19, v55
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
.LBB0_51:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s26, v47
	s_and_b64 s[6:7], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_53
; %bb.52:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[6:7], v19, v19, v52
	v_div_scale_f32 v3, vcc, v52, v19, v52
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
	v_mad_i64_i32 v[2:3], s[6:7], v47, s14, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_div_fixup_f32 v4, v4, v19, v52
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
.LBB0_53:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s26, v45
	s_and_b64 s[6:7], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_55
; %bb.54:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[6:7], v19, v19, v50
	v_div_scale_f32 v3, vcc, v50, v19, v50
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
	v_mad_i64_i32 v[2:3], s[6:7], v45, s14, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_div_fixup_f32 v4, v4, v19, v50
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
.LBB0_55:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s26, v44
	s_and_b64 s[6:7], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_57
; %bb.56:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[6:7], v19, v19, v48
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
	v_div_fmas_f32 v4, v2, v4, v5
	v_mad_i64_i32 v[2:3], s[6:7], v44, s14, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_div_fixup_f32 v4, v4, v19, v48
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
.LBB0_57:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s26, v43
	s_and_b64 s[6:7], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_2
; %bb.58:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v2, s[6:7], v19, v19, v46
	v_div_scale_f32 v3, vcc, v46, v19, v46
	v_mad_i64_i32 v[0:1], s[6:7], v43, s14, v[0:1]
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
	v_div_fixup_f32 v2, v2, v19, v46
	v_cndmask_b32_e64 v2, 0, v2, s[0:1]
	flat_store_dword v[0:1], v2
	s_branch .LBB0_2
.LBB0_59:
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
		.amdhsa_next_free_vgpr 110
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
; codeLenInByte = 13796
; NumSgprs: 51
; NumVgprs: 110
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 18432 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 27
; NumSGPRsForWavesPerEU: 51
; NumVGPRsForWavesPerEU: 110
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
    .sgpr_count:     51
    .sgpr_spill_count: 0
    .symbol:         attention_v3.kd
    .vgpr_count:     110
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

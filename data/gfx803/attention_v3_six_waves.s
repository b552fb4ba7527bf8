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
	s_add_i32 s8, s8, s11
	s_lshr_b32 flat_scratch_hi, s8, 8
	s_add_u32 s0, s0, s11
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s8, s46, 31
	s_mov_b32 flat_scratch_lo, s9
	s_ashr_i32 s9, s8, 31
	s_lshr_b32 s9, s9, 27
	s_add_i32 s8, s8, s9
	s_ashr_i32 s33, s8, 5
	s_mul_i32 s59, s45, s44
	s_mul_i32 s59, s59, s33
	.loc	0 196
	s_cmp_le_i32 s59, s10
	s_cbranch_scc1 .LBB0_141
; %bb.1:
	.loc	0 0
	s_add_i32 s8, s47, 63
	s_ashr_i32 s9, s8, 31
	s_lshr_b32 s9, s9, 26
	s_add_i32 s8, s8, s9
	s_load_dword s9, s[4:5], 0x4
	s_load_dword s61, s[6:7], 0x10
	.loc	0 195
	s_load_dwordx2 s[52:53], s[6:7], 0x18
	s_load_dwordx8 s[36:43], s[6:7], 0x20
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s39, s8, 6
	s_load_dword s8, s[4:5], 0xc
	s_cmp_gt_i32 s47, 0
	s_cselect_b64 s[54:55], -1, 0
	s_and_b32 s9, s9, 0xffff
	v_cvt_f32_u32_e32 v1, s9
	v_lshrrev_b32_e32 v2, 5, v0
	s_sub_i32 s4, 0, s9
	v_mul_u32_u24_e32 v29, 5, v2
	v_rcp_iflag_f32_e32 v1, v1
	v_sub_u32_e32 v3, vcc, 32, v29
	s_load_dwordx4 s[48:51], s[6:7], 0x40
	s_load_dwordx2 s[56:57], s[6:7], 0x50
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_mov_b32 s44, s37
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s51, s50, 31
	s_add_i32 s37, s46, -1
	v_mul_lo_u32 v2, s4, v1
	s_movk_i32 s4, 0x9f
	v_cmp_lt_u32_e32 vcc, s4, v0
	v_cndmask_b32_e32 v30, 5, v3, vcc
	v_mul_hi_u32 v2, v1, v2
	.loc	0 196
	s_mov_b32 s11, 0
	s_mov_b32 s58, s49
	v_and_b32_e32 v19, 15, v0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s8, v1
	v_mov_b32_e32 v20, 0
	v_alignbit_b32 v3, s11, v0, 4
	v_mov_b32_e32 v4, s41
	v_readfirstlane_b32 s6, v1
	s_mul_i32 s7, s6, s9
	s_sub_i32 s7, s8, s7
	s_add_i32 s12, s6, 1
	s_sub_i32 s13, s7, s9
	s_cmp_ge_u32 s7, s9
	s_cselect_b32 s6, s12, s6
	s_cselect_b32 s7, s13, s7
	s_add_i32 s12, s6, 1
	s_cmp_ge_u32 s7, s9
	s_cselect_b32 s60, s12, s6
	v_mov_b32_e32 v1, s60
	v_mad_u64_u32 v[1:2], s[6:7], s9, v1, 0
	s_mov_b32 s9, s11
	s_movk_i32 s24, 0x50
	v_cmp_ne_u64_e32 vcc, s[8:9], v[1:2]
	v_and_b32_e32 v2, 1, v30
	v_cndmask_b32_e64 v1, 0, 1, vcc
	v_readfirstlane_b32 s49, v1
	v_add_u32_e32 v1, vcc, -1, v30
	v_cmp_lt_u32_e64 s[8:9], 6, v1
	v_cmp_ne_u32_e64 s[14:15], 0, v1
	v_cmp_eq_u32_e64 s[16:17], 1, v2
	v_cmp_lt_u32_e64 s[18:19], 2, v1
	v_mad_i64_i32 v[1:2], s[22:23], v3, s50, v[19:20]
	s_movk_i32 s22, 0xff40
	v_add_u32_e32 v37, vcc, s22, v0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mad_i64_i32 v[21:22], s[22:23], s50, 48, 0
	v_add_u32_e32 v38, vcc, s40, v1
	v_addc_u32_e32 v39, vcc, v4, v2, vcc
	v_lshrrev_b32_e32 v40, 4, v0
	v_lshlrev_b32_e32 v4, 2, v19
	v_mad_u32_u24 v19, v40, s24, v4
	s_movk_i32 s22, 0x1400
	v_add_u32_e32 v41, vcc, s22, v19
	.loc	0 195
	v_and_b32_e32 v18, 31, v0
	.loc	0 196
	v_mov_b32_e32 v0, s43
	v_add_u32_e32 v42, vcc, s42, v1
	v_addc_u32_e32 v43, vcc, v0, v2, vcc
	v_or_b32_e32 v0, 64, v3
	v_mad_i64_i32 v[0:1], s[22:23], v0, s50, 0
	v_lshlrev_b32_e32 v2, 8, v29
	s_movk_i32 s65, 0x2800
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v45, vcc, s65, v2
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_and_b32_e32 v31, 7, v30
	v_and_b32_e32 v35, 3, v30
	v_lshlrev_b32_e32 v44, 2, v18
	v_mov_b32_e32 v2, s41
	v_add_u32_e32 v47, vcc, s40, v0
	v_cmp_lt_i32_e64 s[4:5], 0, v30
	v_cmp_gt_u32_e64 s[6:7], 16, v18
	s_max_i32 s64, s39, 1
	v_and_b32_e32 v32, -8, v30
	v_cmp_ne_u32_e64 s[12:13], 0, v31
	v_mul_u32_u24_e32 v33, 0x50, v18
	v_and_b32_e32 v34, -2, v30
	v_and_b32_e32 v36, -4, v30
	v_cmp_ne_u32_e64 s[20:21], 0, v35
	s_lshl_b64 s[42:43], s[50:51], 8
	v_or_b32_e32 v46, v45, v44
	v_addc_u32_e32 v48, vcc, v2, v1, vcc
	v_or_b32_e32 v49, 64, v40
	s_mov_b32 s66, 0xff800000
	s_movk_i32 s67, 0x33f
	v_mov_b32_e32 v50, 24
	v_mov_b32_e32 v51, 0xb5ddea0e
	s_mov_b32 s68, 0x6f800000
	s_mov_b32 s69, 0xc2aeac4f
	s_mov_b32 s70, 0x42b17218
	v_mov_b32_e32 v52, 0xff800000
	v_mov_b32_e32 v53, 0x2f800000
	v_mov_b32_e32 v54, 0x7f800000
	s_branch .LBB0_5
.LBB0_2:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_lshlrev_b32_e32 v14, 2, v12
	v_add_u32_e32 v14, vcc, 4, v14
	buffer_load_dword v14, v14, s[0:3], 0 offen
	v_cmp_eq_u32_e32 vcc, 1, v12
	v_cndmask_b32_e32 v15, v5, v6, vcc
	v_cmp_eq_u32_e32 vcc, 2, v12
	v_cndmask_b32_e32 v15, v15, v7, vcc
	v_cmp_eq_u32_e32 vcc, 3, v12
	v_cndmask_b32_e32 v15, v15, v8, vcc
	v_cmp_eq_u32_e32 vcc, 4, v12
	v_cndmask_b32_e32 v12, v15, v9, vcc
	v_cmp_gt_f32_e64 vcc, |v12|, s68
	v_cndmask_b32_e32 v15, 1.0, v53, vcc
	v_mul_f32_e32 v12, v12, v15
	v_rcp_f32_e32 v12, v12
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v12, v14, v12
	v_mul_f32_e32 v12, v15, v12
.LBB0_3:                                ;   in Loop: Header=BB0_5 Depth=1
	v_mad_i64_i32 v[10:11], s[22:23], v13, s38, v[10:11]
	v_mov_b32_e32 v13, s57
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v10, vcc, s56, v10
	v_addc_u32_e32 v11, vcc, v13, v11, vcc
	flat_store_dword v[10:11], v12
.LBB0_4:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 196
	s_bfe_i64 s[10:11], s[10:11], 0x200000
	s_add_u32 s10, s10, s60
	s_addc_u32 s11, s11, 0
	s_add_u32 s10, s10, s49
	s_addc_u32 s11, s11, 0
	s_cmp_le_i32 s59, s10
	s_cbranch_scc1 .LBB0_141
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_8 Depth 2
                                        ;     Child Loop BB0_12 Depth 2
                                        ;     Child Loop BB0_18 Depth 2
                                        ;     Child Loop BB0_22 Depth 2
                                        ;     Child Loop BB0_26 Depth 2
                                        ;     Child Loop BB0_32 Depth 2
                                        ;       Child Loop BB0_34 Depth 3
                                        ;       Child Loop BB0_39 Depth 3
                                        ;       Child Loop BB0_43 Depth 3
                                        ;       Child Loop BB0_65 Depth 3
                                        ;       Child Loop BB0_69 Depth 3
                                        ;       Child Loop BB0_73 Depth 3
                                        ;       Child Loop BB0_77 Depth 3
                                        ;       Child Loop BB0_56 Depth 3
                                        ;       Child Loop BB0_89 Depth 3
                                        ;       Child Loop BB0_94 Depth 3
                                        ;       Child Loop BB0_98 Depth 3
                                        ;       Child Loop BB0_103 Depth 3
                                        ;         Child Loop BB0_107 Depth 4
                                        ;         Child Loop BB0_119 Depth 4
                                        ;     Child Loop BB0_127 Depth 2
	.loc	0 197
	s_ashr_i32 s22, s33, 31
	s_add_i32 s23, s33, s22
	s_xor_b32 s23, s23, s22
	v_cvt_f32_u32_e32 v10, s23
	s_sub_i32 s24, 0, s23
	v_rcp_iflag_f32_e32 v10, v10
	v_mul_f32_e32 v10, 0x4f7ffffe, v10
	v_cvt_u32_f32_e32 v10, v10
	v_mul_lo_u32 v11, s24, v10
	s_ashr_i32 s24, s10, 31
	s_add_i32 s25, s10, s24
	s_xor_b32 s25, s25, s24
	v_mul_hi_u32 v11, v10, v11
	s_xor_b32 s22, s24, s22
	v_add_u32_e32 v10, vcc, v10, v11
	v_mul_hi_u32 v10, s25, v10
	v_readfirstlane_b32 s24, v10
	s_mul_i32 s26, s24, s23
	s_sub_i32 s25, s25, s26
	s_add_i32 s27, s24, 1
	s_sub_i32 s26, s25, s23
	s_cmp_ge_u32 s25, s23
	s_cselect_b32 s24, s27, s24
	s_cselect_b32 s25, s26, s25
	s_add_i32 s26, s24, 1
	s_cmp_ge_u32 s25, s23
	s_cselect_b32 s23, s26, s24
	s_ashr_i32 s71, s45, 31
	s_add_i32 s24, s45, s71
	s_xor_b32 s63, s24, s71
	v_cvt_f32_u32_e32 v10, s63
	s_sub_i32 s24, 0, s63
	s_xor_b32 s23, s23, s22
	s_sub_i32 s62, s23, s22
	v_rcp_iflag_f32_e32 v10, v10
	s_ashr_i32 s74, s62, 31
	s_add_i32 s22, s62, s74
	s_xor_b32 s73, s22, s74
	v_mul_f32_e32 v10, 0x4f7ffffe, v10
	v_cvt_u32_f32_e32 v10, v10
	v_mul_lo_u32 v11, s24, v10
	v_mul_hi_u32 v11, v10, v11
	v_add_u32_e32 v10, vcc, v10, v11
	v_mad_u64_u32 v[10:11], s[22:23], s73, v10, 0
	v_readfirstlane_b32 s72, v11
	.loc	0 204
	s_and_saveexec_b64 s[34:35], s[4:5]
	s_cbranch_execz .LBB0_15
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v10, 0
	.loc	0 204
	s_and_saveexec_b64 s[24:25], s[8:9]
	s_cbranch_execz .LBB0_10
; %bb.7:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_mov_b32 s28, 0
	s_mov_b64 s[26:27], 0
.LBB0_8:                                ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 204
	s_cmp_eq_u32 s28, 0
	s_cselect_b64 s[22:23], -1, 0
	s_cmp_eq_u32 s28, 1
	s_cselect_b64 s[30:31], -1, 0
	s_cmp_eq_u32 s28, 2
	s_cselect_b64 s[40:41], -1, 0
	s_cmp_eq_u32 s28, 3
	s_cselect_b64 s[50:51], -1, 0
	s_cmp_eq_u32 s28, 4
	s_cselect_b64 s[76:77], -1, 0
	s_add_i32 s29, s28, 1
	s_cmp_eq_u32 s29, 4
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[76:77], s[78:79], s[76:77]
	s_cmp_eq_u32 s29, 3
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[50:51], s[78:79], s[50:51]
	s_cmp_eq_u32 s29, 2
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[40:41], s[78:79], s[40:41]
	s_cmp_eq_u32 s29, 1
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[30:31], s[78:79], s[30:31]
	s_cmp_eq_u32 s29, 0
	s_cselect_b64 s[78:79], -1, 0
	s_add_i32 s29, s28, 2
	s_or_b64 s[22:23], s[78:79], s[22:23]
	s_cmp_eq_u32 s29, 0
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[22:23], s[78:79], s[22:23]
	s_cmp_eq_u32 s29, 1
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[30:31], s[78:79], s[30:31]
	s_cmp_eq_u32 s29, 2
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[40:41], s[78:79], s[40:41]
	s_cmp_eq_u32 s29, 3
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[50:51], s[78:79], s[50:51]
	s_cmp_eq_u32 s29, 4
	s_cselect_b64 s[78:79], -1, 0
	s_add_i32 s29, s28, 3
	s_or_b64 s[76:77], s[78:79], s[76:77]
	s_cmp_eq_u32 s29, 4
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[76:77], s[78:79], s[76:77]
	s_cmp_eq_u32 s29, 3
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[50:51], s[78:79], s[50:51]
	s_cmp_eq_u32 s29, 2
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[40:41], s[78:79], s[40:41]
	s_cmp_eq_u32 s29, 1
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[30:31], s[78:79], s[30:31]
	s_cmp_eq_u32 s29, 0
	s_cselect_b64 s[78:79], -1, 0
	s_add_i32 s29, s28, 4
	s_or_b64 s[22:23], s[78:79], s[22:23]
	s_cmp_eq_u32 s29, 0
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[22:23], s[78:79], s[22:23]
	s_cmp_eq_u32 s29, 1
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[30:31], s[78:79], s[30:31]
	s_cmp_eq_u32 s29, 2
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[40:41], s[78:79], s[40:41]
	s_cmp_eq_u32 s29, 3
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[50:51], s[78:79], s[50:51]
	s_cmp_eq_u32 s29, 4
	s_cselect_b64 s[78:79], -1, 0
	s_add_i32 s29, s28, 5
	s_or_b64 s[76:77], s[78:79], s[76:77]
	s_cmp_eq_u32 s29, 4
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[76:77], s[78:79], s[76:77]
	s_cmp_eq_u32 s29, 3
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[50:51], s[78:79], s[50:51]
	s_cmp_eq_u32 s29, 2
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[40:41], s[78:79], s[40:41]
	s_cmp_eq_u32 s29, 1
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[30:31], s[78:79], s[30:31]
	s_cmp_eq_u32 s29, 0
	s_cselect_b64 s[78:79], -1, 0
	s_add_i32 s29, s28, 6
	s_or_b64 s[22:23], s[78:79], s[22:23]
	s_cmp_eq_u32 s29, 0
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[22:23], s[78:79], s[22:23]
	s_cmp_eq_u32 s29, 1
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[30:31], s[78:79], s[30:31]
	s_cmp_eq_u32 s29, 2
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[40:41], s[78:79], s[40:41]
	s_cmp_eq_u32 s29, 3
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[50:51], s[78:79], s[50:51]
	s_cmp_eq_u32 s29, 4
	s_cselect_b64 s[78:79], -1, 0
	s_add_i32 s29, s28, 7
	s_or_b64 s[76:77], s[78:79], s[76:77]
	s_cmp_eq_u32 s29, 4
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 vcc, s[78:79], s[76:77]
	s_cmp_eq_u32 s29, 3
	s_cselect_b64 s[76:77], -1, 0
	v_cndmask_b32_e32 v4, v4, v52, vcc
	v_cndmask_b32_e64 v9, v9, 0, vcc
	s_or_b64 vcc, s[76:77], s[50:51]
	s_cmp_eq_u32 s29, 2
	s_cselect_b64 s[50:51], -1, 0
	v_cndmask_b32_e32 v3, v3, v52, vcc
	v_cndmask_b32_e64 v8, v8, 0, vcc
	s_or_b64 vcc, s[50:51], s[40:41]
	s_cmp_eq_u32 s29, 1
	s_cselect_b64 s[40:41], -1, 0
	v_cndmask_b32_e32 v2, v2, v52, vcc
	v_cndmask_b32_e64 v7, v7, 0, vcc
	s_or_b64 vcc, s[40:41], s[30:31]
	s_cmp_eq_u32 s29, 0
	s_cselect_b64 s[30:31], -1, 0
	s_add_i32 s28, s28, 8
	v_cndmask_b32_e32 v1, v1, v52, vcc
	v_cndmask_b32_e64 v6, v6, 0, vcc
	s_or_b64 vcc, s[30:31], s[22:23]
	v_cmp_eq_u32_e64 s[22:23], s28, v32
	v_cndmask_b32_e32 v0, v0, v52, vcc
	v_mov_b32_e32 v10, s28
	s_or_b64 s[26:27], s[22:23], s[26:27]
	v_cndmask_b32_e64 v5, v5, 0, vcc
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB0_8
; %bb.9:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
.LBB0_10:                               ;   in Loop: Header=BB0_5 Depth=1
	s_or_b64 exec, exec, s[24:25]
	.loc	0 204
	s_and_saveexec_b64 s[40:41], s[12:13]
	s_cbranch_execz .LBB0_14
; %bb.11:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_mov_b64 s[50:51], 0
	v_mov_b32_e32 v11, v31
.LBB0_12:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 204
	v_cmp_eq_u32_e32 vcc, 4, v10
	v_add_u32_e64 v11, s[30:31], -1, v11
	v_cndmask_b32_e32 v4, v4, v52, vcc
	v_cmp_eq_u32_e64 s[22:23], 3, v10
	v_cmp_eq_u32_e64 s[24:25], 2, v10
	v_cmp_eq_u32_e64 s[26:27], 1, v10
	v_cmp_eq_u32_e64 s[28:29], 0, v10
	v_cndmask_b32_e64 v9, v9, 0, vcc
	v_cmp_eq_u32_e32 vcc, 0, v11
	v_cndmask_b32_e64 v3, v3, v52, s[22:23]
	v_cndmask_b32_e64 v2, v2, v52, s[24:25]
	v_cndmask_b32_e64 v1, v1, v52, s[26:27]
	v_cndmask_b32_e64 v0, v0, v52, s[28:29]
	v_add_u32_e64 v10, s[30:31], 1, v10
	v_cndmask_b32_e64 v8, v8, 0, s[22:23]
	v_cndmask_b32_e64 v7, v7, 0, s[24:25]
	v_cndmask_b32_e64 v6, v6, 0, s[26:27]
	s_or_b64 s[50:51], vcc, s[50:51]
	v_cndmask_b32_e64 v5, v5, 0, s[28:29]
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execnz .LBB0_12
; %bb.13:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[50:51]
.LBB0_14:                               ;   in Loop: Header=BB0_5 Depth=1
	s_or_b64 exec, exec, s[40:41]
.LBB0_15:                               ;   in Loop: Header=BB0_5 Depth=1
	s_or_b64 exec, exec, s[34:35]
	.loc	0 205
	s_and_saveexec_b64 s[22:23], s[4:5]
	s_cbranch_execz .LBB0_23
; %bb.16:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v10, 0
	.loc	0 205
	s_and_saveexec_b64 s[24:25], s[8:9]
	s_cbranch_execz .LBB0_20
; %bb.17:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v10, 4
	s_mov_b32 s28, 0
	s_mov_b64 s[26:27], 0
.LBB0_18:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 205
	buffer_store_dword v20, v10, s[0:3], 0 offen
	v_add_u32_e32 v11, vcc, 4, v10
	v_add_u32_e32 v12, vcc, 8, v10
	v_add_u32_e32 v13, vcc, 12, v10
	v_add_u32_e32 v14, vcc, 16, v10
	v_add_u32_e32 v15, vcc, 20, v10
	v_add_u32_e32 v16, vcc, 24, v10
	v_add_u32_e32 v17, vcc, 28, v10
	s_add_i32 s28, s28, 8
	v_add_u32_e32 v10, vcc, 32, v10
	v_cmp_eq_u32_e32 vcc, s28, v32
	s_or_b64 s[26:27], vcc, s[26:27]
	buffer_store_dword v20, v11, s[0:3], 0 offen
	buffer_store_dword v20, v12, s[0:3], 0 offen
	buffer_store_dword v20, v13, s[0:3], 0 offen
	buffer_store_dword v20, v14, s[0:3], 0 offen
	buffer_store_dword v20, v15, s[0:3], 0 offen
	buffer_store_dword v20, v16, s[0:3], 0 offen
	buffer_store_dword v20, v17, s[0:3], 0 offen
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB0_18
; %bb.19:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v10, v32
.LBB0_20:                               ;   in Loop: Header=BB0_5 Depth=1
	s_or_b64 exec, exec, s[24:25]
	.loc	0 205
	s_and_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_23
; %bb.21:                               ;   in Loop: Header=BB0_5 Depth=1
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, 4, v10
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v11, v31
.LBB0_22:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v11, vcc, -1, v11
	v_cmp_eq_u32_e32 vcc, 0, v11
	buffer_store_dword v20, v10, s[0:3], 0 offen
	s_or_b64 s[24:25], vcc, s[24:25]
	v_add_u32_e32 v10, vcc, 4, v10
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execnz .LBB0_22
.LBB0_23:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 197
	s_mul_i32 s23, s72, s63
	s_sub_i32 s23, s73, s23
	s_xor_b32 s22, s74, s71
	s_add_i32 s24, s72, 1
	s_sub_i32 s25, s23, s63
	s_cmp_ge_u32 s23, s63
	s_cselect_b32 s24, s24, s72
	s_cselect_b32 s23, s25, s23
	s_add_i32 s25, s24, 1
	s_cmp_ge_u32 s23, s63
	s_cselect_b32 s23, s25, s24
	s_xor_b32 s23, s23, s22
	s_sub_i32 s26, s23, s22
	s_mul_i32 s22, s26, s45
	s_sub_i32 s27, s62, s22
	.loc	0 200
	v_mov_b32_e32 v10, s58
	v_mad_i64_i32 v[10:11], s[22:23], s27, v10, 0
	v_mov_b32_e32 v12, s48
	.loc	0 206
	s_and_b64 vcc, exec, s[54:55]
	.loc	0 200
	v_mad_i64_i32 v[10:11], s[22:23], s26, v12, v[10:11]
	.loc	0 182
	s_mov_b32 m0, -1
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	.loc	0 206
	s_cbranch_vccz .LBB0_29
; %bb.24:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 179
	v_add_u32_e32 v12, vcc, v38, v10
	v_addc_u32_e32 v13, vcc, v39, v11, vcc
	s_mov_b64 s[22:23], 0
	v_mov_b32_e32 v14, v40
	v_mov_b32_e32 v15, v19
	v_mov_b32_e32 v16, v37
	s_branch .LBB0_26
.LBB0_25:                               ;   in Loop: Header=BB0_26 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 179
	v_add_u32_e32 v16, vcc, 0xc0, v16
	v_add_u32_e32 v12, vcc, v12, v21
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v17
	.loc	0 179
	v_addc_u32_e32 v13, vcc, v13, v22, vcc
	v_add_u32_e32 v15, vcc, 0x3c0, v15
	v_cmp_lt_u32_e32 vcc, s67, v16
	s_or_b64 s[22:23], vcc, s[22:23]
	v_add_u32_e32 v14, vcc, 12, v14
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB0_28
.LBB0_26:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s47, v14
	.loc	0 182
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_25
; %bb.27:                               ;   in Loop: Header=BB0_26 Depth=2
	flat_load_dword v17, v[12:13]
	s_branch .LBB0_25
.LBB0_28:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
.LBB0_29:                               ;   in Loop: Header=BB0_5 Depth=1
	s_mul_i32 s62, s62, s33
	s_sub_i32 s22, s10, s62
	.loc	0 199
	v_mov_b32_e32 v12, s44
	.loc	0 198
	s_lshl_b32 s24, s22, 5
	.loc	0 199
	v_mad_i64_i32 v[12:13], s[22:23], s27, v12, 0
	v_mov_b32_e32 v14, s36
	.loc	0 198
	v_add_u32_e32 v55, vcc, s24, v29
	.loc	0 199
	v_mad_i64_i32 v[23:24], s[22:23], s26, v14, v[12:13]
	.loc	0 209
	v_cndmask_b32_e64 v12, 0, 1, s[54:55]
	v_cmp_ne_u32_e64 s[22:23], 1, v12
	s_andn2_b64 vcc, exec, s[54:55]
	.loc	0 207
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_121
; %bb.30:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_lshlrev_b64 v[12:13], 2, v[23:24]
	v_mov_b32_e32 v14, s53
	v_add_u32_e32 v56, vcc, s52, v12
	v_addc_u32_e32 v57, vcc, v14, v13, vcc
	.loc	0 209
	v_add_u32_e32 v25, vcc, v42, v10
	v_addc_u32_e32 v26, vcc, v43, v11, vcc
	v_add_u32_e32 v27, vcc, v47, v10
	v_addc_u32_e32 v28, vcc, v48, v11, vcc
	s_mov_b32 s71, 0
	v_mov_b32_e32 v58, v49
	v_mov_b32_e32 v59, v40
	s_branch .LBB0_32
.LBB0_31:                               ;   in Loop: Header=BB0_32 Depth=2
	v_mov_b32_e32 v10, s43
	v_add_u32_e32 v25, vcc, s42, v25
	v_addc_u32_e32 v26, vcc, v26, v10, vcc
	v_add_u32_e32 v59, vcc, 64, v59
	v_add_u32_e32 v27, vcc, s42, v27
	v_addc_u32_e32 v28, vcc, v28, v10, vcc
	s_cmp_eq_u32 s71, s64
	v_add_u32_e32 v58, vcc, 64, v58
	.loc	0 257
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_scc1 .LBB0_121
.LBB0_32:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_34 Depth 3
                                        ;       Child Loop BB0_39 Depth 3
                                        ;       Child Loop BB0_43 Depth 3
                                        ;       Child Loop BB0_65 Depth 3
                                        ;       Child Loop BB0_69 Depth 3
                                        ;       Child Loop BB0_73 Depth 3
                                        ;       Child Loop BB0_77 Depth 3
                                        ;       Child Loop BB0_56 Depth 3
                                        ;       Child Loop BB0_89 Depth 3
                                        ;       Child Loop BB0_94 Depth 3
                                        ;       Child Loop BB0_98 Depth 3
                                        ;       Child Loop BB0_103 Depth 3
                                        ;         Child Loop BB0_107 Depth 4
                                        ;         Child Loop BB0_119 Depth 4
	.loc	0 0
	v_mov_b32_e32 v10, v25
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v12, v59
	v_mov_b32_e32 v11, v26
	v_mov_b32_e32 v13, v41
	v_mov_b32_e32 v14, v37
	s_branch .LBB0_34
.LBB0_33:                               ;   in Loop: Header=BB0_34 Depth=3
	s_or_b64 exec, exec, s[26:27]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v15
	.loc	0 179
	v_add_u32_e32 v14, vcc, 0xc0, v14
	v_add_u32_e32 v13, vcc, 0x3c0, v13
	v_add_u32_e32 v10, vcc, v10, v21
	v_addc_u32_e32 v11, vcc, v11, v22, vcc
	v_cmp_lt_u32_e32 vcc, s67, v14
	s_or_b64 s[24:25], vcc, s[24:25]
	v_add_u32_e32 v12, vcc, 12, v12
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB0_36
.LBB0_34:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_32 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s47, v12
	.loc	0 182
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_33
; %bb.35:                               ;   in Loop: Header=BB0_34 Depth=3
	flat_load_dword v15, v[10:11]
	s_branch .LBB0_33
.LBB0_36:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 182
	s_mov_b32 m0, -1
	.loc	0 211
	s_and_saveexec_b64 s[28:29], s[4:5]
	s_cbranch_execz .LBB0_86
; %bb.37:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	v_mov_b32_e32 v10, 0
	.loc	0 211
	s_and_saveexec_b64 s[24:25], s[8:9]
	s_cbranch_execz .LBB0_41
; %bb.38:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	v_mov_b32_e32 v10, 24
	s_mov_b32 s30, 0
	s_mov_b64 s[26:27], 0
.LBB0_39:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_32 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 211
	buffer_store_dword v20, v10, s[0:3], 0 offen
	v_add_u32_e32 v11, vcc, 4, v10
	v_add_u32_e32 v12, vcc, 8, v10
	v_add_u32_e32 v13, vcc, 12, v10
	v_add_u32_e32 v14, vcc, 16, v10
	v_add_u32_e32 v15, vcc, 20, v10
	v_add_u32_e32 v16, vcc, 24, v10
	v_add_u32_e32 v17, vcc, 28, v10
	v_add_u32_e32 v60, vcc, 32, v10
	v_add_u32_e32 v61, vcc, 36, v10
	v_add_u32_e32 v62, vcc, 40, v10
	v_add_u32_e32 v63, vcc, 44, v10
	v_add_u32_e32 v64, vcc, 48, v10
	v_add_u32_e32 v65, vcc, 52, v10
	v_add_u32_e32 v66, vcc, 56, v10
	v_add_u32_e32 v67, vcc, 60, v10
	s_add_i32 s30, s30, 8
	v_add_u32_e32 v10, vcc, 64, v10
	v_cmp_eq_u32_e32 vcc, s30, v32
	s_or_b64 s[26:27], vcc, s[26:27]
	buffer_store_dword v20, v11, s[0:3], 0 offen
	buffer_store_dword v20, v12, s[0:3], 0 offen
	buffer_store_dword v20, v13, s[0:3], 0 offen
	buffer_store_dword v20, v14, s[0:3], 0 offen
	buffer_store_dword v20, v15, s[0:3], 0 offen
	buffer_store_dword v20, v16, s[0:3], 0 offen
	buffer_store_dword v20, v17, s[0:3], 0 offen
	buffer_store_dword v20, v60, s[0:3], 0 offen
	buffer_store_dword v20, v61, s[0:3], 0 offen
	buffer_store_dword v20, v62, s[0:3], 0 offen
	buffer_store_dword v20, v63, s[0:3], 0 offen
	buffer_store_dword v20, v64, s[0:3], 0 offen
	buffer_store_dword v20, v65, s[0:3], 0 offen
	buffer_store_dword v20, v66, s[0:3], 0 offen
	buffer_store_dword v20, v67, s[0:3], 0 offen
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB0_39
; %bb.40:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v10, v32
.LBB0_41:                               ;   in Loop: Header=BB0_32 Depth=2
	s_or_b64 exec, exec, s[24:25]
	.loc	0 211
	s_and_saveexec_b64 s[24:25], s[12:13]
	s_cbranch_execz .LBB0_44
; %bb.42:                               ;   in Loop: Header=BB0_32 Depth=2
	v_lshlrev_b32_e32 v10, 3, v10
	v_add_u32_e32 v10, vcc, 24, v10
	s_mov_b64 s[26:27], 0
	v_mov_b32_e32 v11, v31
.LBB0_43:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_32 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	buffer_store_dword v20, v10, s[0:3], 0 offen
	v_add_u32_e32 v12, vcc, 4, v10
	v_add_u32_e32 v10, vcc, 8, v10
	v_add_u32_e32 v11, vcc, -1, v11
	v_cmp_eq_u32_e32 vcc, 0, v11
	s_or_b64 s[26:27], vcc, s[26:27]
	buffer_store_dword v20, v12, s[0:3], 0 offen
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB0_43
.LBB0_44:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v10, 0
	.loc	0 213
	s_and_saveexec_b64 s[24:25], s[14:15]
	s_cbranch_execnz .LBB0_64
; %bb.45:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 215
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execnz .LBB0_67
.LBB0_46:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v10, 0
	.loc	0 213
	s_and_saveexec_b64 s[24:25], s[14:15]
	s_cbranch_execnz .LBB0_68
.LBB0_47:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 215
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execnz .LBB0_71
.LBB0_48:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v10, 0
	.loc	0 213
	s_and_saveexec_b64 s[24:25], s[14:15]
	s_cbranch_execnz .LBB0_72
.LBB0_49:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 215
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execnz .LBB0_75
.LBB0_50:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v10, 0
	.loc	0 213
	s_and_saveexec_b64 s[24:25], s[14:15]
	s_cbranch_execnz .LBB0_76
.LBB0_51:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 215
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_53
.LBB0_52:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 214
	v_add_u32_e32 v11, vcc, v10, v55
	v_min_i32_e32 v11, s37, v11
	v_mad_i64_i32 v[11:12], s[26:27], v11, s38, 0
	.loc	0 216
	v_lshlrev_b32_e32 v10, 3, v10
	.loc	0 214
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v11, vcc, v56, v11
	v_addc_u32_e32 v12, vcc, v57, v12, vcc
	.loc	0 215
	v_add_u32_e32 v11, vcc, 48, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	flat_load_dwordx4 v[11:14], v[11:12]
	.loc	0 216
	v_add_u32_e32 v10, vcc, v50, v10
	v_add_u32_e32 v15, vcc, 4, v10
	buffer_load_dword v16, v10, s[0:3], 0 offen
	buffer_load_dword v17, v15, s[0:3], 0 offen
	ds_read_b128 v[60:63], v33 offset:48
	ds_read_b128 v[64:67], v33 offset:2608
	s_waitcnt vmcnt(2) lgkmcnt(1)
	v_mul_f32_e32 v61, v12, v61
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v12, v12, v65
	v_mac_f32_e32 v61, v11, v60
	v_mac_f32_e32 v12, v11, v64
	v_mac_f32_e32 v61, v13, v62
	v_mac_f32_e32 v12, v13, v66
	v_mac_f32_e32 v61, v14, v63
	v_mac_f32_e32 v12, v14, v67
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v11, v16, v61
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v12, v17, v12
	buffer_store_dword v11, v10, s[0:3], 0 offen
	buffer_store_dword v12, v15, s[0:3], 0 offen
.LBB0_53:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 210
	s_lshl_b32 s24, s71, 6
	v_or_b32_e32 v10, s24, v18
	v_mov_b32_e32 v11, 0
	.loc	0 218
	s_and_saveexec_b64 s[30:31], s[14:15]
	s_cbranch_execz .LBB0_80
; %bb.54:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	v_or_b32_e32 v11, 32, v10
	v_cmp_gt_i32_e64 s[24:25], s47, v10
	v_cmp_gt_i32_e64 s[26:27], s47, v11
	v_mov_b32_e32 v11, 24
	s_mov_b32 s50, 0
	s_mov_b64 s[34:35], 0
	v_mov_b32_e32 v12, v46
	s_branch .LBB0_56
.LBB0_55:                               ;   in Loop: Header=BB0_56 Depth=3
	s_or_b64 exec, exec, s[40:41]
	.loc	0 221
	v_add_u32_e32 v15, vcc, 12, v11
	.loc	0 222
	v_mul_f32_e32 v14, 1.0, v14
	.loc	0 221
	buffer_store_dword v13, v15, s[0:3], 0 offen
	.loc	0 222
	v_mul_f32_e32 v13, 1.0, v13
	v_max3_f32 v13, v14, s66, v13
	.loc	0 224
	ds_write2_b32 v12, v13, v13 offset0:64 offset1:96
	.loc	0 218
	s_add_i32 s50, s50, 2
	v_add_u32_e32 v12, vcc, 0x200, v12
	v_cmp_eq_u32_e32 vcc, s50, v34
	s_or_b64 s[34:35], vcc, s[34:35]
	v_add_u32_e32 v11, vcc, 16, v11
	s_andn2_b64 exec, exec, s[34:35]
	s_cbranch_execz .LBB0_79
.LBB0_56:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_32 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 221
	v_mov_b32_e32 v13, 0xff800000
	v_mov_b32_e32 v14, 0xff800000
	s_and_saveexec_b64 s[40:41], s[24:25]
	s_cbranch_execz .LBB0_58
; %bb.57:                               ;   in Loop: Header=BB0_56 Depth=3
	buffer_load_dword v14, v11, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s61, v14
.LBB0_58:                               ;   in Loop: Header=BB0_56 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[40:41]
	.loc	0 221
	buffer_store_dword v14, v11, s[0:3], 0 offen
	s_and_saveexec_b64 s[40:41], s[26:27]
	s_cbranch_execz .LBB0_60
; %bb.59:                               ;   in Loop: Header=BB0_56 Depth=3
	v_add_u32_e32 v13, vcc, 4, v11
	buffer_load_dword v13, v13, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s61, v13
.LBB0_60:                               ;   in Loop: Header=BB0_56 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[40:41]
	.loc	0 221
	v_add_u32_e32 v15, vcc, 4, v11
	.loc	0 222
	v_mul_f32_e32 v14, 1.0, v14
	.loc	0 221
	buffer_store_dword v13, v15, s[0:3], 0 offen
	.loc	0 222
	v_mul_f32_e32 v13, 1.0, v13
	v_max3_f32 v13, v14, s66, v13
	.loc	0 224
	ds_write2_b32 v12, v13, v13 offset1:32
	.loc	0 221
	v_mov_b32_e32 v13, 0xff800000
	v_mov_b32_e32 v14, 0xff800000
	s_and_saveexec_b64 s[40:41], s[24:25]
	s_cbranch_execz .LBB0_62
; %bb.61:                               ;   in Loop: Header=BB0_56 Depth=3
	v_add_u32_e32 v14, vcc, 8, v11
	buffer_load_dword v14, v14, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s61, v14
.LBB0_62:                               ;   in Loop: Header=BB0_56 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[40:41]
	.loc	0 221
	v_add_u32_e32 v15, vcc, 8, v11
	buffer_store_dword v14, v15, s[0:3], 0 offen
	s_and_saveexec_b64 s[40:41], s[26:27]
	s_cbranch_execz .LBB0_55
; %bb.63:                               ;   in Loop: Header=BB0_56 Depth=3
	v_add_u32_e32 v13, vcc, 12, v11
	buffer_load_dword v13, v13, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s61, v13
	s_branch .LBB0_55
.LBB0_64:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	ds_read_b128 v[10:13], v33
	ds_read_b128 v[14:17], v33 offset:2560
	v_mov_b32_e32 v60, 24
	s_mov_b32 s30, 0
	s_mov_b64 s[26:27], 0
.LBB0_65:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_32 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_add_u32_e32 v61, vcc, s30, v55
	v_min_i32_e32 v62, s37, v61
	v_add_u32_e32 v63, vcc, 1, v61
	v_mad_i64_i32 v[61:62], s[34:35], v62, s38, 0
	v_min_i32_e32 v63, s37, v63
	v_mad_i64_i32 v[63:64], s[34:35], v63, s38, 0
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	.loc	0 216
	v_add_u32_e32 v69, vcc, 4, v60
	v_add_u32_e32 v70, vcc, 8, v60
	v_add_u32_e32 v71, vcc, 12, v60
	.loc	0 214
	v_lshlrev_b64 v[65:66], 2, v[63:64]
	v_add_u32_e32 v61, vcc, v56, v61
	v_addc_u32_e32 v62, vcc, v57, v62, vcc
	v_add_u32_e32 v65, vcc, v56, v65
	.loc	0 216
	buffer_load_dword v72, v60, s[0:3], 0 offen
	buffer_load_dword v73, v69, s[0:3], 0 offen
	buffer_load_dword v74, v70, s[0:3], 0 offen
	.loc	0 215
	flat_load_dwordx4 v[61:64], v[61:62]
	.loc	0 214
	v_addc_u32_e32 v66, vcc, v57, v66, vcc
	.loc	0 215
	flat_load_dwordx4 v[65:68], v[65:66]
	.loc	0 216
	buffer_load_dword v75, v71, s[0:3], 0 offen
	.loc	0 213
	s_add_i32 s30, s30, 2
	v_cmp_eq_u32_e32 vcc, s30, v34
	s_or_b64 s[26:27], vcc, s[26:27]
	.loc	0 216
	s_waitcnt vmcnt(2) lgkmcnt(1)
	v_mul_f32_e32 v76, v62, v11
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v62, v62, v15
	v_mac_f32_e32 v76, v61, v10
	v_mac_f32_e32 v62, v61, v14
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v61, v66, v11
	v_mul_f32_e32 v66, v66, v15
	v_mac_f32_e32 v76, v63, v12
	v_mac_f32_e32 v61, v65, v10
	v_mac_f32_e32 v62, v63, v16
	v_mac_f32_e32 v66, v65, v14
	v_mac_f32_e32 v76, v64, v13
	v_mac_f32_e32 v61, v67, v12
	v_mac_f32_e32 v62, v64, v17
	v_mac_f32_e32 v66, v67, v16
	v_add_f32_e32 v63, v72, v76
	v_mac_f32_e32 v61, v68, v13
	v_add_f32_e32 v62, v73, v62
	v_mac_f32_e32 v66, v68, v17
	buffer_store_dword v63, v60, s[0:3], 0 offen
	buffer_store_dword v62, v69, s[0:3], 0 offen
	v_add_f32_e32 v61, v74, v61
	.loc	0 213
	v_add_u32_e32 v60, vcc, 16, v60
	.loc	0 216
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v62, v75, v66
	buffer_store_dword v61, v70, s[0:3], 0 offen
	buffer_store_dword v62, v71, s[0:3], 0 offen
	.loc	0 213
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB0_65
; %bb.66:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v10, v34
	s_or_b64 exec, exec, s[24:25]
	.loc	0 215
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_46
.LBB0_67:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 214
	v_add_u32_e32 v11, vcc, v10, v55
	v_min_i32_e32 v11, s37, v11
	v_mad_i64_i32 v[11:12], s[26:27], v11, s38, 0
	.loc	0 216
	v_lshlrev_b32_e32 v10, 3, v10
	.loc	0 214
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v11, vcc, v56, v11
	v_addc_u32_e32 v12, vcc, v57, v12, vcc
	.loc	0 215
	flat_load_dwordx4 v[11:14], v[11:12]
	.loc	0 216
	v_add_u32_e32 v10, vcc, v50, v10
	v_add_u32_e32 v15, vcc, 4, v10
	buffer_load_dword v16, v10, s[0:3], 0 offen
	buffer_load_dword v17, v15, s[0:3], 0 offen
	ds_read_b128 v[60:63], v33
	ds_read_b128 v[64:67], v33 offset:2560
	s_waitcnt vmcnt(2) lgkmcnt(1)
	v_mul_f32_e32 v61, v12, v61
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v12, v12, v65
	v_mac_f32_e32 v61, v11, v60
	v_mac_f32_e32 v12, v11, v64
	v_mac_f32_e32 v61, v13, v62
	v_mac_f32_e32 v12, v13, v66
	v_mac_f32_e32 v61, v14, v63
	v_mac_f32_e32 v12, v14, v67
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v11, v16, v61
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v12, v17, v12
	buffer_store_dword v11, v10, s[0:3], 0 offen
	buffer_store_dword v12, v15, s[0:3], 0 offen
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v10, 0
	.loc	0 213
	s_and_saveexec_b64 s[24:25], s[14:15]
	s_cbranch_execz .LBB0_47
.LBB0_68:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	ds_read_b128 v[10:13], v33 offset:16
	ds_read_b128 v[14:17], v33 offset:2576
	v_mov_b32_e32 v60, 24
	s_mov_b32 s30, 0
	s_mov_b64 s[26:27], 0
.LBB0_69:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_32 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_add_u32_e32 v61, vcc, s30, v55
	v_min_i32_e32 v62, s37, v61
	v_add_u32_e32 v63, vcc, 1, v61
	v_mad_i64_i32 v[61:62], s[34:35], v62, s38, 0
	v_min_i32_e32 v63, s37, v63
	v_mad_i64_i32 v[63:64], s[34:35], v63, s38, 0
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	.loc	0 216
	v_add_u32_e32 v69, vcc, 4, v60
	v_add_u32_e32 v70, vcc, 8, v60
	v_add_u32_e32 v71, vcc, 12, v60
	.loc	0 214
	v_add_u32_e32 v61, vcc, v56, v61
	v_addc_u32_e32 v62, vcc, v57, v62, vcc
	v_lshlrev_b64 v[63:64], 2, v[63:64]
	.loc	0 215
	v_add_u32_e32 v61, vcc, 16, v61
	v_addc_u32_e32 v62, vcc, 0, v62, vcc
	.loc	0 214
	v_add_u32_e32 v65, vcc, v56, v63
	v_addc_u32_e32 v66, vcc, v57, v64, vcc
	.loc	0 215
	v_add_u32_e32 v65, vcc, 16, v65
	.loc	0 216
	buffer_load_dword v72, v60, s[0:3], 0 offen
	buffer_load_dword v73, v69, s[0:3], 0 offen
	buffer_load_dword v74, v70, s[0:3], 0 offen
	.loc	0 215
	flat_load_dwordx4 v[61:64], v[61:62]
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	flat_load_dwordx4 v[65:68], v[65:66]
	.loc	0 216
	buffer_load_dword v75, v71, s[0:3], 0 offen
	.loc	0 213
	s_add_i32 s30, s30, 2
	v_cmp_eq_u32_e32 vcc, s30, v34
	s_or_b64 s[26:27], vcc, s[26:27]
	.loc	0 216
	s_waitcnt vmcnt(2) lgkmcnt(1)
	v_mul_f32_e32 v76, v62, v11
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v62, v62, v15
	v_mac_f32_e32 v76, v61, v10
	v_mac_f32_e32 v62, v61, v14
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v61, v66, v11
	v_mul_f32_e32 v66, v66, v15
	v_mac_f32_e32 v76, v63, v12
	v_mac_f32_e32 v61, v65, v10
	v_mac_f32_e32 v62, v63, v16
	v_mac_f32_e32 v66, v65, v14
	v_mac_f32_e32 v76, v64, v13
	v_mac_f32_e32 v61, v67, v12
	v_mac_f32_e32 v62, v64, v17
	v_mac_f32_e32 v66, v67, v16
	v_add_f32_e32 v63, v72, v76
	v_mac_f32_e32 v61, v68, v13
	v_add_f32_e32 v62, v73, v62
	v_mac_f32_e32 v66, v68, v17
	buffer_store_dword v63, v60, s[0:3], 0 offen
	buffer_store_dword v62, v69, s[0:3], 0 offen
	v_add_f32_e32 v61, v74, v61
	.loc	0 213
	v_add_u32_e32 v60, vcc, 16, v60
	.loc	0 216
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v62, v75, v66
	buffer_store_dword v61, v70, s[0:3], 0 offen
	buffer_store_dword v62, v71, s[0:3], 0 offen
	.loc	0 213
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB0_69
; %bb.70:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v10, v34
	s_or_b64 exec, exec, s[24:25]
	.loc	0 215
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_48
.LBB0_71:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 214
	v_add_u32_e32 v11, vcc, v10, v55
	v_min_i32_e32 v11, s37, v11
	v_mad_i64_i32 v[11:12], s[26:27], v11, s38, 0
	.loc	0 216
	v_lshlrev_b32_e32 v10, 3, v10
	.loc	0 214
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v11, vcc, v56, v11
	v_addc_u32_e32 v12, vcc, v57, v12, vcc
	.loc	0 215
	v_add_u32_e32 v11, vcc, 16, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	flat_load_dwordx4 v[11:14], v[11:12]
	.loc	0 216
	v_add_u32_e32 v10, vcc, v50, v10
	v_add_u32_e32 v15, vcc, 4, v10
	buffer_load_dword v16, v10, s[0:3], 0 offen
	buffer_load_dword v17, v15, s[0:3], 0 offen
	ds_read_b128 v[60:63], v33 offset:16
	ds_read_b128 v[64:67], v33 offset:2576
	s_waitcnt vmcnt(2) lgkmcnt(1)
	v_mul_f32_e32 v61, v12, v61
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v12, v12, v65
	v_mac_f32_e32 v61, v11, v60
	v_mac_f32_e32 v12, v11, v64
	v_mac_f32_e32 v61, v13, v62
	v_mac_f32_e32 v12, v13, v66
	v_mac_f32_e32 v61, v14, v63
	v_mac_f32_e32 v12, v14, v67
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v11, v16, v61
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v12, v17, v12
	buffer_store_dword v11, v10, s[0:3], 0 offen
	buffer_store_dword v12, v15, s[0:3], 0 offen
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v10, 0
	.loc	0 213
	s_and_saveexec_b64 s[24:25], s[14:15]
	s_cbranch_execz .LBB0_49
.LBB0_72:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	ds_read_b128 v[10:13], v33 offset:32
	ds_read_b128 v[14:17], v33 offset:2592
	v_mov_b32_e32 v60, 24
	s_mov_b32 s30, 0
	s_mov_b64 s[26:27], 0
.LBB0_73:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_32 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_add_u32_e32 v61, vcc, s30, v55
	v_min_i32_e32 v62, s37, v61
	v_add_u32_e32 v63, vcc, 1, v61
	v_mad_i64_i32 v[61:62], s[34:35], v62, s38, 0
	v_min_i32_e32 v63, s37, v63
	v_mad_i64_i32 v[63:64], s[34:35], v63, s38, 0
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	.loc	0 216
	v_add_u32_e32 v69, vcc, 4, v60
	v_add_u32_e32 v70, vcc, 8, v60
	v_add_u32_e32 v71, vcc, 12, v60
	.loc	0 214
	v_add_u32_e32 v61, vcc, v56, v61
	v_addc_u32_e32 v62, vcc, v57, v62, vcc
	v_lshlrev_b64 v[63:64], 2, v[63:64]
	.loc	0 215
	v_add_u32_e32 v61, vcc, 32, v61
	v_addc_u32_e32 v62, vcc, 0, v62, vcc
	.loc	0 214
	v_add_u32_e32 v65, vcc, v56, v63
	v_addc_u32_e32 v66, vcc, v57, v64, vcc
	.loc	0 215
	v_add_u32_e32 v65, vcc, 32, v65
	.loc	0 216
	buffer_load_dword v72, v60, s[0:3], 0 offen
	buffer_load_dword v73, v69, s[0:3], 0 offen
	buffer_load_dword v74, v70, s[0:3], 0 offen
	.loc	0 215
	flat_load_dwordx4 v[61:64], v[61:62]
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	flat_load_dwordx4 v[65:68], v[65:66]
	.loc	0 216
	buffer_load_dword v75, v71, s[0:3], 0 offen
	.loc	0 213
	s_add_i32 s30, s30, 2
	v_cmp_eq_u32_e32 vcc, s30, v34
	s_or_b64 s[26:27], vcc, s[26:27]
	.loc	0 216
	s_waitcnt vmcnt(2) lgkmcnt(1)
	v_mul_f32_e32 v76, v62, v11
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v62, v62, v15
	v_mac_f32_e32 v76, v61, v10
	v_mac_f32_e32 v62, v61, v14
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v61, v66, v11
	v_mul_f32_e32 v66, v66, v15
	v_mac_f32_e32 v76, v63, v12
	v_mac_f32_e32 v61, v65, v10
	v_mac_f32_e32 v62, v63, v16
	v_mac_f32_e32 v66, v65, v14
	v_mac_f32_e32 v76, v64, v13
	v_mac_f32_e32 v61, v67, v12
	v_mac_f32_e32 v62, v64, v17
	v_mac_f32_e32 v66, v67, v16
	v_add_f32_e32 v63, v72, v76
	v_mac_f32_e32 v61, v68, v13
	v_add_f32_e32 v62, v73, v62
	v_mac_f32_e32 v66, v68, v17
	buffer_store_dword v63, v60, s[0:3], 0 offen
	buffer_store_dword v62, v69, s[0:3], 0 offen
	v_add_f32_e32 v61, v74, v61
	.loc	0 213
	v_add_u32_e32 v60, vcc, 16, v60
	.loc	0 216
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v62, v75, v66
	buffer_store_dword v61, v70, s[0:3], 0 offen
	buffer_store_dword v62, v71, s[0:3], 0 offen
	.loc	0 213
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB0_73
; %bb.74:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v10, v34
	s_or_b64 exec, exec, s[24:25]
	.loc	0 215
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_50
.LBB0_75:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 214
	v_add_u32_e32 v11, vcc, v10, v55
	v_min_i32_e32 v11, s37, v11
	v_mad_i64_i32 v[11:12], s[26:27], v11, s38, 0
	.loc	0 216
	v_lshlrev_b32_e32 v10, 3, v10
	.loc	0 214
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v11, vcc, v56, v11
	v_addc_u32_e32 v12, vcc, v57, v12, vcc
	.loc	0 215
	v_add_u32_e32 v11, vcc, 32, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	flat_load_dwordx4 v[11:14], v[11:12]
	.loc	0 216
	v_add_u32_e32 v10, vcc, v50, v10
	v_add_u32_e32 v15, vcc, 4, v10
	buffer_load_dword v16, v10, s[0:3], 0 offen
	buffer_load_dword v17, v15, s[0:3], 0 offen
	ds_read_b128 v[60:63], v33 offset:32
	ds_read_b128 v[64:67], v33 offset:2592
	s_waitcnt vmcnt(2) lgkmcnt(1)
	v_mul_f32_e32 v61, v12, v61
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v12, v12, v65
	v_mac_f32_e32 v61, v11, v60
	v_mac_f32_e32 v12, v11, v64
	v_mac_f32_e32 v61, v13, v62
	v_mac_f32_e32 v12, v13, v66
	v_mac_f32_e32 v61, v14, v63
	v_mac_f32_e32 v12, v14, v67
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v11, v16, v61
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v12, v17, v12
	buffer_store_dword v11, v10, s[0:3], 0 offen
	buffer_store_dword v12, v15, s[0:3], 0 offen
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v10, 0
	.loc	0 213
	s_and_saveexec_b64 s[24:25], s[14:15]
	s_cbranch_execz .LBB0_51
.LBB0_76:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	ds_read_b128 v[10:13], v33 offset:48
	ds_read_b128 v[14:17], v33 offset:2608
	v_mov_b32_e32 v60, 24
	s_mov_b32 s30, 0
	s_mov_b64 s[26:27], 0
.LBB0_77:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_32 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_add_u32_e32 v61, vcc, s30, v55
	v_min_i32_e32 v62, s37, v61
	v_add_u32_e32 v63, vcc, 1, v61
	v_mad_i64_i32 v[61:62], s[34:35], v62, s38, 0
	v_min_i32_e32 v63, s37, v63
	v_mad_i64_i32 v[63:64], s[34:35], v63, s38, 0
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	.loc	0 216
	v_add_u32_e32 v69, vcc, 4, v60
	v_add_u32_e32 v70, vcc, 8, v60
	v_add_u32_e32 v71, vcc, 12, v60
	.loc	0 214
	v_add_u32_e32 v61, vcc, v56, v61
	v_addc_u32_e32 v62, vcc, v57, v62, vcc
	v_lshlrev_b64 v[63:64], 2, v[63:64]
	.loc	0 215
	v_add_u32_e32 v61, vcc, 48, v61
	v_addc_u32_e32 v62, vcc, 0, v62, vcc
	.loc	0 214
	v_add_u32_e32 v65, vcc, v56, v63
	v_addc_u32_e32 v66, vcc, v57, v64, vcc
	.loc	0 215
	v_add_u32_e32 v65, vcc, 48, v65
	.loc	0 216
	buffer_load_dword v72, v60, s[0:3], 0 offen
	buffer_load_dword v73, v69, s[0:3], 0 offen
	buffer_load_dword v74, v70, s[0:3], 0 offen
	.loc	0 215
	flat_load_dwordx4 v[61:64], v[61:62]
	v_addc_u32_e32 v66, vcc, 0, v66, vcc
	flat_load_dwordx4 v[65:68], v[65:66]
	.loc	0 216
	buffer_load_dword v75, v71, s[0:3], 0 offen
	.loc	0 213
	s_add_i32 s30, s30, 2
	v_cmp_eq_u32_e32 vcc, s30, v34
	s_or_b64 s[26:27], vcc, s[26:27]
	.loc	0 216
	s_waitcnt vmcnt(2) lgkmcnt(1)
	v_mul_f32_e32 v76, v62, v11
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v62, v62, v15
	v_mac_f32_e32 v76, v61, v10
	v_mac_f32_e32 v62, v61, v14
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v61, v66, v11
	v_mul_f32_e32 v66, v66, v15
	v_mac_f32_e32 v76, v63, v12
	v_mac_f32_e32 v61, v65, v10
	v_mac_f32_e32 v62, v63, v16
	v_mac_f32_e32 v66, v65, v14
	v_mac_f32_e32 v76, v64, v13
	v_mac_f32_e32 v61, v67, v12
	v_mac_f32_e32 v62, v64, v17
	v_mac_f32_e32 v66, v67, v16
	v_add_f32_e32 v63, v72, v76
	v_mac_f32_e32 v61, v68, v13
	v_add_f32_e32 v62, v73, v62
	v_mac_f32_e32 v66, v68, v17
	buffer_store_dword v63, v60, s[0:3], 0 offen
	buffer_store_dword v62, v69, s[0:3], 0 offen
	v_add_f32_e32 v61, v74, v61
	.loc	0 213
	v_add_u32_e32 v60, vcc, 16, v60
	.loc	0 216
	s_waitcnt vmcnt(2)
	v_add_f32_e32 v62, v75, v66
	buffer_store_dword v61, v70, s[0:3], 0 offen
	buffer_store_dword v62, v71, s[0:3], 0 offen
	.loc	0 213
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB0_77
; %bb.78:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v10, v34
	s_or_b64 exec, exec, s[24:25]
	.loc	0 215
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execnz .LBB0_52
	s_branch .LBB0_53
.LBB0_79:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	v_mov_b32_e32 v11, v34
.LBB0_80:                               ;   in Loop: Header=BB0_32 Depth=2
	s_or_b64 exec, exec, s[30:31]
	.loc	0 220
	s_and_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_86
; %bb.81:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 221
	v_cmp_gt_i32_e32 vcc, s47, v10
	v_mov_b32_e32 v12, 0xff800000
	v_lshlrev_b32_e32 v14, 3, v11
	v_mov_b32_e32 v13, 0xff800000
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_83
; %bb.82:                               ;   in Loop: Header=BB0_32 Depth=2
	v_add_u32_e32 v13, vcc, 24, v14
	buffer_load_dword v13, v13, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s61, v13
.LBB0_83:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 221
	v_add_u32_e32 v14, vcc, 24, v14
	v_or_b32_e32 v10, 32, v10
	v_cmp_gt_i32_e32 vcc, s47, v10
	buffer_store_dword v13, v14, s[0:3], 0 offen
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_85
; %bb.84:                               ;   in Loop: Header=BB0_32 Depth=2
	v_add_u32_e32 v10, vcc, 4, v14
	buffer_load_dword v10, v10, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v12, s61, v10
.LBB0_85:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_add_u32_e32 v11, vcc, v11, v29
	.loc	0 222
	v_mul_f32_e32 v10, 1.0, v13
	.loc	0 221
	v_add_u32_e32 v13, vcc, 4, v14
	.loc	0 224
	v_lshlrev_b32_e32 v11, 8, v11
	.loc	0 221
	buffer_store_dword v12, v13, s[0:3], 0 offen
	.loc	0 222
	v_mul_f32_e32 v12, 1.0, v12
	.loc	0 224
	v_or_b32_e32 v11, v11, v44
	.loc	0 222
	v_max3_f32 v10, v10, s66, v12
	.loc	0 224
	v_add_u32_e32 v11, vcc, s65, v11
	ds_write2_b32 v11, v10, v10 offset1:32
.LBB0_86:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 228
	s_add_i32 s71, s71, 1
	s_cmp_lt_i32 s71, s39
	.loc	0 226
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_cbranch_scc0 .LBB0_92
; %bb.87:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	v_mov_b32_e32 v10, v27
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v12, v58
	v_mov_b32_e32 v11, v28
	v_mov_b32_e32 v13, v19
	v_mov_b32_e32 v14, v37
	s_branch .LBB0_89
.LBB0_88:                               ;   in Loop: Header=BB0_89 Depth=3
	s_or_b64 exec, exec, s[26:27]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v15
	.loc	0 179
	v_add_u32_e32 v14, vcc, 0xc0, v14
	v_add_u32_e32 v13, vcc, 0x3c0, v13
	v_add_u32_e32 v10, vcc, v10, v21
	v_addc_u32_e32 v11, vcc, v11, v22, vcc
	v_cmp_lt_u32_e32 vcc, s67, v14
	s_or_b64 s[24:25], vcc, s[24:25]
	v_add_u32_e32 v12, vcc, 12, v12
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB0_91
.LBB0_89:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_32 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s47, v12
	.loc	0 182
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[26:27], vcc
	s_cbranch_execz .LBB0_88
; %bb.90:                               ;   in Loop: Header=BB0_89 Depth=3
	flat_load_dword v15, v[10:11]
	s_branch .LBB0_88
.LBB0_91:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
.LBB0_92:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 229
	s_and_saveexec_b64 s[40:41], s[4:5]
	s_cbranch_execz .LBB0_96
; %bb.93:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	v_mov_b32_e32 v10, 4
	s_mov_b32 s62, 0
	s_mov_b64 s[50:51], 0
	v_mov_b32_e32 v11, v45
.LBB0_94:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_32 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 230
	s_cmp_eq_u32 s62, 1
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s62, 2
	v_cndmask_b32_e32 v12, v0, v1, vcc
	s_cselect_b64 s[24:25], -1, 0
	s_cmp_eq_u32 s62, 3
	.loc	0 234
	buffer_load_dword v64, v10, s[0:3], 0 offen
	.loc	0 230
	v_cndmask_b32_e64 v12, v12, v2, s[24:25]
	s_cselect_b64 s[26:27], -1, 0
	v_cndmask_b32_e64 v16, v12, v3, s[26:27]
	.loc	0 231
	ds_read_b128 v[12:15], v11
	ds_read_b128 v[60:63], v11 offset:16
	.loc	0 230
	s_cmp_eq_u32 s62, 4
	s_cselect_b64 s[28:29], -1, 0
	v_cndmask_b32_e64 v16, v16, v4, s[28:29]
	.loc	0 231
	v_mul_f32_e32 v17, 1.0, v16
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v12, 1.0, v12
	v_mul_f32_e32 v13, 1.0, v13
	v_max3_f32 v12, v17, v12, v13
	v_mul_f32_e32 v13, 1.0, v14
	v_mul_f32_e32 v14, 1.0, v15
	v_max3_f32 v12, v12, v13, v14
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v13, 1.0, v60
	v_mul_f32_e32 v14, 1.0, v61
	v_max3_f32 v17, v12, v13, v14
	ds_read_b128 v[12:15], v11 offset:32
	v_mul_f32_e32 v60, 1.0, v62
	v_mul_f32_e32 v61, 1.0, v63
	v_max3_f32 v17, v17, v60, v61
	ds_read_b128 v[60:63], v11 offset:48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v12, 1.0, v12
	v_mul_f32_e32 v13, 1.0, v13
	v_max3_f32 v12, v17, v12, v13
	v_mul_f32_e32 v13, 1.0, v14
	v_mul_f32_e32 v14, 1.0, v15
	v_max3_f32 v12, v12, v13, v14
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v13, 1.0, v60
	v_mul_f32_e32 v14, 1.0, v61
	v_max3_f32 v17, v12, v13, v14
	ds_read_b128 v[12:15], v11 offset:64
	v_mul_f32_e32 v60, 1.0, v62
	v_mul_f32_e32 v61, 1.0, v63
	v_max3_f32 v17, v17, v60, v61
	ds_read_b128 v[60:63], v11 offset:80
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v12, 1.0, v12
	v_mul_f32_e32 v13, 1.0, v13
	v_max3_f32 v12, v17, v12, v13
	v_mul_f32_e32 v13, 1.0, v14
	v_mul_f32_e32 v14, 1.0, v15
	v_max3_f32 v12, v12, v13, v14
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v13, 1.0, v60
	v_mul_f32_e32 v14, 1.0, v61
	v_max3_f32 v17, v12, v13, v14
	ds_read_b128 v[12:15], v11 offset:96
	v_mul_f32_e32 v60, 1.0, v62
	v_mul_f32_e32 v61, 1.0, v63
	v_max3_f32 v17, v17, v60, v61
	ds_read_b128 v[60:63], v11 offset:112
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v12, 1.0, v12
	v_mul_f32_e32 v13, 1.0, v13
	v_max3_f32 v12, v17, v12, v13
	v_mul_f32_e32 v13, 1.0, v14
	v_mul_f32_e32 v14, 1.0, v15
	v_max3_f32 v12, v12, v13, v14
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v13, 1.0, v60
	v_mul_f32_e32 v14, 1.0, v61
	v_max3_f32 v12, v12, v13, v14
	v_mul_f32_e32 v13, 1.0, v62
	v_mul_f32_e32 v14, 1.0, v63
	v_max3_f32 v12, v12, v13, v14
	.loc	0 233
	v_cmp_neq_f32_e64 s[30:31], s66, v12
	v_cndmask_b32_e64 v13, 0, v12, s[30:31]
	v_sub_f32_e32 v13, v16, v13
	v_cmp_gt_f32_e64 s[30:31], 0, v13
	v_cndmask_b32_e64 v14, 0.5, -0.5, s[30:31]
	v_mac_f32_e32 v14, 0x3fb8aa3b, v13
	v_cvt_i32_f32_e32 v14, v14
	.loc	0 232
	s_cmp_eq_u32 s62, 0
	v_cndmask_b32_e64 v4, v4, v12, s[28:29]
	v_cndmask_b32_e64 v3, v3, v12, s[26:27]
	.loc	0 233
	v_cvt_f32_i32_e32 v15, v14
	.loc	0 232
	v_cndmask_b32_e64 v2, v2, v12, s[24:25]
	v_cndmask_b32_e32 v1, v1, v12, vcc
	.loc	0 233
	v_lshlrev_b32_e32 v14, 23, v14
	v_madmk_f32 v16, v15, 0xbf317180, v13
	v_madmk_f32 v17, v15, 0xb717f7d1, v16
	v_mul_f32_e32 v60, v17, v17
	v_madmk_f32 v61, v60, 0x3331bb4c, v51
	v_madak_f32 v61, v60, v61, 0x388ab355
	v_madak_f32 v61, v60, v61, 0xbb360b61
	v_madak_f32 v61, v60, v61, 0x3e2aaaab
	v_mad_f32 v60, -v60, v61, v17
	v_sub_f32_e32 v61, 2.0, v60
	v_cmp_gt_f32_e64 s[30:31], |v61|, s68
	v_cndmask_b32_e64 v62, 1.0, v53, s[30:31]
	v_mul_f32_e32 v61, v61, v62
	v_rcp_f32_e32 v61, v61
	.loc	0 232
	s_cselect_b64 s[30:31], -1, 0
	v_cndmask_b32_e64 v0, v0, v12, s[30:31]
	.loc	0 233
	v_mul_f32_e32 v12, 0xb717f7d1, v15
	v_mul_f32_e32 v15, v17, v60
	v_mul_f32_e32 v15, v15, v61
	v_mad_f32 v12, -v62, v15, -v12
	v_sub_f32_e32 v12, v16, v12
	v_add_f32_e32 v12, 1.0, v12
	v_add_u32_e64 v12, s[34:35], v14, v12
	v_cmp_ngt_f32_e64 s[34:35], s69, v13
	v_cndmask_b32_e64 v12, 0, v12, s[34:35]
	v_cmp_gt_f32_e64 s[34:35], s70, v13
	v_cndmask_b32_e64 v12, v54, v12, s[34:35]
	v_cmp_o_f32_e64 s[34:35], v13, v13
	v_cndmask_b32_e64 v12, v13, v12, s[34:35]
	.loc	0 234
	v_cndmask_b32_e32 v13, v5, v6, vcc
	v_cndmask_b32_e64 v13, v13, v7, s[24:25]
	v_cndmask_b32_e64 v13, v13, v8, s[26:27]
	v_cndmask_b32_e64 v13, v13, v9, s[28:29]
	v_mul_f32_e32 v13, v13, v12
	v_cndmask_b32_e32 v6, v6, v13, vcc
	.loc	0 229
	s_add_i32 s62, s62, 1
	v_add_u32_e32 v11, vcc, 0x100, v11
	.loc	0 234
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v12, v12, v64
	.loc	0 229
	v_cmp_eq_u32_e32 vcc, s62, v30
	.loc	0 234
	v_cndmask_b32_e64 v9, v9, v13, s[28:29]
	v_cndmask_b32_e64 v8, v8, v13, s[26:27]
	v_cndmask_b32_e64 v7, v7, v13, s[24:25]
	v_cndmask_b32_e64 v5, v5, v13, s[30:31]
	buffer_store_dword v12, v10, s[0:3], 0 offen
	s_or_b64 s[50:51], vcc, s[50:51]
	.loc	0 229
	v_add_u32_e32 v10, vcc, 4, v10
	s_andn2_b64 exec, exec, s[50:51]
	s_cbranch_execnz .LBB0_94
; %bb.95:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[50:51]
.LBB0_96:                               ;   in Loop: Header=BB0_32 Depth=2
	s_or_b64 exec, exec, s[40:41]
	.loc	0 236
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 237
	s_and_saveexec_b64 s[26:27], s[4:5]
	s_cbranch_execz .LBB0_99
; %bb.97:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	v_mov_b32_e32 v10, 24
	s_mov_b32 s30, 0
	s_mov_b64 s[28:29], 0
	v_mov_b32_e32 v11, v46
.LBB0_98:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_32 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 237
	buffer_load_dword v12, v10, s[0:3], 0 offen
	v_add_u32_e32 v13, vcc, 4, v10
	buffer_load_dword v13, v13, s[0:3], 0 offen
	s_cmp_eq_u32 s30, 1
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v14, v0, v1, vcc
	s_cmp_eq_u32 s30, 2
	v_add_u32_e32 v10, vcc, 8, v10
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s30, 3
	v_cndmask_b32_e32 v14, v14, v2, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s30, 4
	v_cndmask_b32_e32 v14, v14, v3, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v14, v14, v4, vcc
	v_cmp_neq_f32_e32 vcc, s66, v14
	s_add_i32 s30, s30, 1
	v_cndmask_b32_e32 v14, 0, v14, vcc
	v_cmp_eq_u32_e32 vcc, s30, v30
	s_or_b64 s[28:29], vcc, s[28:29]
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v12, v12, v14
	v_cmp_gt_f32_e32 vcc, 0, v12
	v_cndmask_b32_e64 v15, 0.5, -0.5, vcc
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v13, v13, v14
	v_mac_f32_e32 v15, 0x3fb8aa3b, v12
	v_cmp_gt_f32_e32 vcc, 0, v13
	v_cndmask_b32_e64 v14, 0.5, -0.5, vcc
	v_cvt_i32_f32_e32 v15, v15
	v_mac_f32_e32 v14, 0x3fb8aa3b, v13
	v_cvt_i32_f32_e32 v14, v14
	v_cmp_gt_f32_e64 s[24:25], s70, v12
	v_cvt_f32_i32_e32 v16, v15
	v_lshlrev_b32_e32 v15, 23, v15
	v_cvt_f32_i32_e32 v17, v14
	v_lshlrev_b32_e32 v14, 23, v14
	v_madmk_f32 v60, v16, 0xbf317180, v12
	v_mul_f32_e32 v61, 0xb717f7d1, v16
	v_madmk_f32 v16, v16, 0xb717f7d1, v60
	v_madmk_f32 v62, v17, 0xbf317180, v13
	v_mul_f32_e32 v64, v16, v16
	v_mul_f32_e32 v63, 0xb717f7d1, v17
	v_madmk_f32 v17, v17, 0xb717f7d1, v62
	v_madmk_f32 v65, v64, 0x3331bb4c, v51
	v_mul_f32_e32 v66, v17, v17
	v_madak_f32 v65, v64, v65, 0x388ab355
	v_madmk_f32 v67, v66, 0x3331bb4c, v51
	v_madak_f32 v65, v64, v65, 0xbb360b61
	v_madak_f32 v67, v66, v67, 0x388ab355
	v_madak_f32 v65, v64, v65, 0x3e2aaaab
	v_madak_f32 v67, v66, v67, 0xbb360b61
	v_mad_f32 v64, -v64, v65, v16
	v_madak_f32 v65, v66, v67, 0x3e2aaaab
	v_mul_f32_e32 v16, v16, v64
	v_sub_f32_e32 v64, 2.0, v64
	v_mad_f32 v65, -v66, v65, v17
	v_cmp_gt_f32_e64 vcc, |v64|, s68
	v_cndmask_b32_e32 v66, 1.0, v53, vcc
	v_mul_f32_e32 v17, v17, v65
	v_sub_f32_e32 v65, 2.0, v65
	v_mul_f32_e32 v64, v64, v66
	v_cmp_gt_f32_e64 vcc, |v65|, s68
	v_cndmask_b32_e32 v67, 1.0, v53, vcc
	v_rcp_f32_e32 v64, v64
	v_mul_f32_e32 v65, v65, v67
	v_rcp_f32_e32 v65, v65
	v_mul_f32_e32 v16, v16, v64
	v_mad_f32 v16, -v66, v16, -v61
	v_mul_f32_e32 v17, v17, v65
	v_sub_f32_e32 v16, v60, v16
	v_mad_f32 v17, -v67, v17, -v63
	v_add_f32_e32 v16, 1.0, v16
	v_sub_f32_e32 v17, v62, v17
	v_add_u32_e32 v15, vcc, v15, v16
	v_add_f32_e32 v16, 1.0, v17
	v_cmp_ngt_f32_e32 vcc, s69, v12
	v_cndmask_b32_e32 v15, 0, v15, vcc
	v_add_u32_e32 v14, vcc, v14, v16
	v_cmp_ngt_f32_e32 vcc, s69, v13
	v_cndmask_b32_e32 v14, 0, v14, vcc
	v_cmp_gt_f32_e32 vcc, s70, v13
	v_cndmask_b32_e64 v15, v54, v15, s[24:25]
	v_cmp_o_f32_e64 s[24:25], v12, v12
	v_cndmask_b32_e32 v14, v54, v14, vcc
	v_cmp_o_f32_e32 vcc, v13, v13
	v_cndmask_b32_e64 v12, v12, v15, s[24:25]
	v_cndmask_b32_e32 v13, v13, v14, vcc
	ds_write2_b32 v11, v12, v13 offset1:32
	v_add_u32_e32 v11, vcc, 0x100, v11
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB0_98
.LBB0_99:                               ;   in Loop: Header=BB0_32 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	s_mov_b32 s72, 0
	v_mov_b32_e32 v10, v45
	.loc	0 238
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB0_103
.LBB0_100:                              ;   in Loop: Header=BB0_103 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[62:63]
.LBB0_101:                              ;   in Loop: Header=BB0_103 Depth=3
	s_or_b64 exec, exec, s[50:51]
.LBB0_102:                              ;   in Loop: Header=BB0_103 Depth=3
	s_or_b64 exec, exec, s[40:41]
	.loc	0 240
	s_add_i32 s72, s72, 1
	s_cmp_eq_u32 s72, 64
	v_add_u32_e32 v10, vcc, 4, v10
	s_cbranch_scc1 .LBB0_31
.LBB0_103:                              ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_32 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_107 Depth 4
                                        ;         Child Loop BB0_119 Depth 4
	.loc	0 241
	s_and_saveexec_b64 s[40:41], s[4:5]
	s_cbranch_execz .LBB0_102
; %bb.104:                              ;   in Loop: Header=BB0_103 Depth=3
	.loc	0 0
	s_mul_i32 s24, s72, 0x50
	s_addk_i32 s24, 0x1400
	v_add_u32_e32 v11, vcc, s24, v44
	v_mov_b32_e32 v14, 0
	.loc	0 241
	s_and_saveexec_b64 s[30:31], s[18:19]
	s_cbranch_execz .LBB0_116
; %bb.105:                              ;   in Loop: Header=BB0_103 Depth=3
	.loc	0 0
	v_mov_b32_e32 v12, 4
	s_mov_b32 s50, 0
	s_mov_b64 s[34:35], 0
	v_mov_b32_e32 v13, v10
	s_branch .LBB0_107
.LBB0_106:                              ;   in Loop: Header=BB0_107 Depth=4
	s_or_b64 exec, exec, s[24:25]
	.loc	0 244
	v_add_u32_e32 v62, vcc, 12, v12
	buffer_load_dword v63, v62, s[0:3], 0 offen
	.loc	0 243
	s_cmp_eq_u32 s50, 1
	s_cselect_b64 s[24:25], -1, 0
	s_cmp_eq_u32 s50, 2
	v_cndmask_b32_e64 v61, v5, v6, s[24:25]
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s50, 3
	v_cndmask_b32_e32 v61, v61, v7, vcc
	s_cselect_b64 s[26:27], -1, 0
	s_cmp_eq_u32 s50, 4
	v_cndmask_b32_e64 v61, v61, v8, s[26:27]
	s_cselect_b64 s[28:29], -1, 0
	v_cndmask_b32_e64 v61, v61, v9, s[28:29]
	v_add_f32_e32 v14, v61, v14
	s_cmp_eq_u32 s50, 0
	v_cndmask_b32_e32 v7, v7, v14, vcc
	s_cselect_b64 vcc, -1, 0
	s_add_i32 s51, s50, 1
	s_cmp_eq_u32 s51, 1
	v_cndmask_b32_e64 v6, v6, v14, s[24:25]
	v_cndmask_b32_e32 v5, v5, v14, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s51, 2
	v_cndmask_b32_e64 v9, v9, v14, s[28:29]
	v_cndmask_b32_e64 v8, v8, v14, s[26:27]
	v_cndmask_b32_e32 v14, v5, v6, vcc
	s_cselect_b64 s[24:25], -1, 0
	s_cmp_eq_u32 s51, 3
	v_cndmask_b32_e64 v14, v14, v7, s[24:25]
	s_cselect_b64 s[26:27], -1, 0
	s_cmp_eq_u32 s51, 4
	v_cndmask_b32_e64 v14, v14, v8, s[26:27]
	s_cselect_b64 s[28:29], -1, 0
	v_cndmask_b32_e64 v14, v14, v9, s[28:29]
	v_add_f32_e32 v14, v14, v16
	s_cmp_eq_u32 s51, 0
	v_cndmask_b32_e32 v6, v6, v14, vcc
	s_cselect_b64 vcc, -1, 0
	s_add_i32 s51, s50, 2
	s_cmp_eq_u32 s51, 1
	v_cndmask_b32_e32 v5, v5, v14, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s51, 2
	v_cndmask_b32_e64 v9, v9, v14, s[28:29]
	v_cndmask_b32_e64 v8, v8, v14, s[26:27]
	v_cndmask_b32_e64 v7, v7, v14, s[24:25]
	v_cndmask_b32_e32 v14, v5, v6, vcc
	s_cselect_b64 s[24:25], -1, 0
	s_cmp_eq_u32 s51, 3
	v_cndmask_b32_e64 v14, v14, v7, s[24:25]
	s_cselect_b64 s[26:27], -1, 0
	s_cmp_eq_u32 s51, 4
	v_cndmask_b32_e64 v14, v14, v8, s[26:27]
	s_cselect_b64 s[28:29], -1, 0
	v_cndmask_b32_e64 v14, v14, v9, s[28:29]
	v_add_f32_e32 v14, v14, v17
	s_cmp_eq_u32 s51, 0
	v_cndmask_b32_e32 v6, v6, v14, vcc
	s_cselect_b64 vcc, -1, 0
	s_add_i32 s51, s50, 3
	s_cmp_eq_u32 s51, 1
	v_cndmask_b32_e32 v5, v5, v14, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s51, 2
	v_cndmask_b32_e64 v9, v9, v14, s[28:29]
	v_cndmask_b32_e64 v8, v8, v14, s[26:27]
	v_cndmask_b32_e64 v7, v7, v14, s[24:25]
	v_cndmask_b32_e32 v14, v5, v6, vcc
	s_cselect_b64 s[24:25], -1, 0
	s_cmp_eq_u32 s51, 3
	v_cndmask_b32_e64 v14, v14, v7, s[24:25]
	s_cselect_b64 s[26:27], -1, 0
	s_cmp_eq_u32 s51, 4
	v_cndmask_b32_e64 v14, v14, v8, s[26:27]
	s_cselect_b64 s[28:29], -1, 0
	v_cndmask_b32_e64 v14, v14, v9, s[28:29]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v14, v14, v60
	s_cmp_eq_u32 s51, 0
	v_cndmask_b32_e32 v6, v6, v14, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v5, v5, v14, vcc
	.loc	0 241
	s_add_i32 s50, s50, 4
	v_add_u32_e32 v13, vcc, 0x400, v13
	v_add_u32_e32 v12, vcc, 16, v12
	v_cmp_eq_u32_e32 vcc, s50, v36
	.loc	0 243
	v_cndmask_b32_e64 v9, v9, v14, s[28:29]
	v_cndmask_b32_e64 v8, v8, v14, s[26:27]
	v_cndmask_b32_e64 v7, v7, v14, s[24:25]
	.loc	0 244
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v63, v60, v15
	s_or_b64 s[34:35], vcc, s[34:35]
	.loc	0 241
	v_mov_b32_e32 v14, s50
	.loc	0 244
	buffer_store_dword v63, v62, s[0:3], 0 offen
	.loc	0 241
	s_andn2_b64 exec, exec, s[34:35]
	s_cbranch_execz .LBB0_115
.LBB0_107:                              ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_32 Depth=2
                                        ;       Parent Loop BB0_103 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 242
	ds_read_b32 v14, v13
	.loc	0 244
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[24:25], s[6:7]
	s_cbranch_execz .LBB0_109
; %bb.108:                              ;   in Loop: Header=BB0_107 Depth=4
	ds_read_b32 v15, v11
.LBB0_109:                              ;   in Loop: Header=BB0_107 Depth=4
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 244
	buffer_load_dword v17, v12, s[0:3], 0 offen
	.loc	0 242
	ds_read_b32 v16, v13 offset:256
	.loc	0 244
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mac_f32_e32 v17, v14, v15
	buffer_store_dword v17, v12, s[0:3], 0 offen
	s_and_saveexec_b64 s[24:25], s[6:7]
	s_cbranch_execz .LBB0_111
; %bb.110:                              ;   in Loop: Header=BB0_107 Depth=4
	ds_read_b32 v60, v11
.LBB0_111:                              ;   in Loop: Header=BB0_107 Depth=4
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 244
	v_add_u32_e32 v61, vcc, 4, v12
	buffer_load_dword v62, v61, s[0:3], 0 offen
	.loc	0 242
	ds_read_b32 v17, v13 offset:512
	.loc	0 244
	v_mov_b32_e32 v15, 0
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mac_f32_e32 v62, v16, v60
	buffer_store_dword v62, v61, s[0:3], 0 offen
	v_mov_b32_e32 v61, 0
	s_and_saveexec_b64 s[24:25], s[6:7]
	s_cbranch_execz .LBB0_113
; %bb.112:                              ;   in Loop: Header=BB0_107 Depth=4
	ds_read_b32 v61, v11
.LBB0_113:                              ;   in Loop: Header=BB0_107 Depth=4
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 244
	v_add_u32_e32 v62, vcc, 8, v12
	buffer_load_dword v63, v62, s[0:3], 0 offen
	.loc	0 242
	ds_read_b32 v60, v13 offset:768
	.loc	0 244
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mac_f32_e32 v63, v17, v61
	buffer_store_dword v63, v62, s[0:3], 0 offen
	s_and_saveexec_b64 s[24:25], s[6:7]
	s_cbranch_execz .LBB0_106
; %bb.114:                              ;   in Loop: Header=BB0_107 Depth=4
	ds_read_b32 v15, v11
	s_branch .LBB0_106
.LBB0_115:                              ;   in Loop: Header=BB0_103 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
.LBB0_116:                              ;   in Loop: Header=BB0_103 Depth=3
	s_or_b64 exec, exec, s[30:31]
	.loc	0 244
	s_and_saveexec_b64 s[50:51], s[20:21]
	s_cbranch_execz .LBB0_101
; %bb.117:                              ;   in Loop: Header=BB0_103 Depth=3
	v_lshlrev_b32_e32 v12, 2, v14
	v_add_u32_e32 v12, vcc, 4, v12
	v_lshlrev_b32_e32 v13, 8, v14
	s_mov_b64 s[62:63], 0
	v_mov_b32_e32 v15, v35
	s_branch .LBB0_119
.LBB0_118:                              ;   in Loop: Header=BB0_119 Depth=4
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 244
	buffer_load_dword v60, v12, s[0:3], 0 offen
	.loc	0 243
	v_cmp_eq_u32_e32 vcc, 1, v14
	.loc	0 241
	v_add_u32_e64 v15, s[24:25], -1, v15
	.loc	0 243
	v_cndmask_b32_e32 v61, v5, v6, vcc
	v_cmp_eq_u32_e64 s[24:25], 2, v14
	v_cndmask_b32_e64 v61, v61, v7, s[24:25]
	.loc	0 241
	v_cmp_eq_u32_e64 s[26:27], 0, v15
	.loc	0 243
	v_cmp_eq_u32_e64 s[28:29], 3, v14
	v_cndmask_b32_e64 v61, v61, v8, s[28:29]
	s_or_b64 s[62:63], s[26:27], s[62:63]
	v_cmp_eq_u32_e64 s[26:27], 4, v14
	v_cndmask_b32_e64 v61, v61, v9, s[26:27]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v61, v61, v16
	v_cmp_eq_u32_e64 s[30:31], 0, v14
	.loc	0 241
	v_add_u32_e64 v14, s[34:35], 1, v14
	.loc	0 243
	v_cndmask_b32_e64 v9, v9, v61, s[26:27]
	v_cndmask_b32_e64 v8, v8, v61, s[28:29]
	v_cndmask_b32_e64 v7, v7, v61, s[24:25]
	v_cndmask_b32_e32 v6, v6, v61, vcc
	v_cndmask_b32_e64 v5, v5, v61, s[30:31]
	.loc	0 241
	v_add_u32_e32 v13, vcc, 0x100, v13
	.loc	0 244
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v60, v16, v17
	buffer_store_dword v60, v12, s[0:3], 0 offen
	.loc	0 241
	v_add_u32_e32 v12, vcc, 4, v12
	s_andn2_b64 exec, exec, s[62:63]
	s_cbranch_execz .LBB0_100
.LBB0_119:                              ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_32 Depth=2
                                        ;       Parent Loop BB0_103 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 242
	v_add_u32_e32 v16, vcc, v10, v13
	ds_read_b32 v16, v16
	.loc	0 244
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[24:25], s[6:7]
	s_cbranch_execz .LBB0_118
; %bb.120:                              ;   in Loop: Header=BB0_119 Depth=4
	ds_read_b32 v17, v11
	s_branch .LBB0_118
.LBB0_121:                              ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 260
	s_and_saveexec_b64 s[24:25], s[4:5]
	s_cbranch_execz .LBB0_4
; %bb.122:                              ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_add_u32_e32 v10, vcc, v23, v18
	v_addc_u32_e32 v11, vcc, 0, v24, vcc
	v_mov_b32_e32 v12, 0
	.loc	0 260
	s_and_saveexec_b64 s[26:27], s[14:15]
	s_cbranch_execz .LBB0_136
; %bb.123:                              ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v12, 4
	s_mov_b32 s34, 0
	s_mov_b64 s[28:29], 0
	s_branch .LBB0_127
.LBB0_124:                              ;   in Loop: Header=BB0_127 Depth=2
	.loc	0 261
	v_add_u32_e32 v14, vcc, 4, v12
	buffer_load_dword v14, v14, s[0:3], 0 offen
	.loc	0 260
	s_add_i32 s35, s34, 1
	.loc	0 261
	s_cmp_eq_u32 s35, 1
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s35, 2
	v_cndmask_b32_e32 v15, v5, v6, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s35, 3
	v_cndmask_b32_e32 v15, v15, v7, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s35, 4
	v_cndmask_b32_e32 v15, v15, v8, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v15, v15, v9, vcc
	v_cmp_gt_f32_e64 vcc, |v15|, s68
	v_cndmask_b32_e32 v16, 1.0, v53, vcc
	v_mul_f32_e32 v15, v15, v16
	v_rcp_f32_e32 v15, v15
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, v14, v15
	v_mul_f32_e32 v14, v16, v14
.LBB0_125:                              ;   in Loop: Header=BB0_127 Depth=2
	v_mad_i64_i32 v[15:16], s[40:41], v13, s38, v[10:11]
	v_mov_b32_e32 v13, s57
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v15, vcc, s56, v15
	v_addc_u32_e32 v16, vcc, v13, v16, vcc
	flat_store_dword v[15:16], v14
.LBB0_126:                              ;   in Loop: Header=BB0_127 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[30:31]
	.loc	0 260
	s_add_i32 s34, s34, 2
	v_cmp_eq_u32_e32 vcc, s34, v34
	s_or_b64 s[28:29], vcc, s[28:29]
	v_add_u32_e32 v12, vcc, 8, v12
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_135
.LBB0_127:                              ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v13, vcc, s34, v55
	v_cmp_gt_i32_e32 vcc, s46, v13
	s_and_b64 s[40:41], vcc, s[6:7]
	s_and_saveexec_b64 s[30:31], s[40:41]
	s_cbranch_execz .LBB0_132
; %bb.128:                              ;   in Loop: Header=BB0_127 Depth=2
	.loc	0 261
	s_and_b64 vcc, exec, s[22:23]
	s_cbranch_vccnz .LBB0_130
; %bb.129:                              ;   in Loop: Header=BB0_127 Depth=2
	buffer_load_dword v14, v12, s[0:3], 0 offen
	s_cmp_eq_u32 s34, 1
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s34, 2
	v_cndmask_b32_e32 v15, v5, v6, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s34, 3
	v_cndmask_b32_e32 v15, v15, v7, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s34, 4
	v_cndmask_b32_e32 v15, v15, v8, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v15, v15, v9, vcc
	v_cmp_gt_f32_e64 vcc, |v15|, s68
	v_cndmask_b32_e32 v16, 1.0, v53, vcc
	v_mul_f32_e32 v15, v15, v16
	v_rcp_f32_e32 v15, v15
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, v14, v15
	v_mul_f32_e32 v14, v16, v14
	s_branch .LBB0_131
.LBB0_130:                              ;   in Loop: Header=BB0_127 Depth=2
	.loc	0 0
	v_mov_b32_e32 v14, 0
.LBB0_131:                              ;   in Loop: Header=BB0_127 Depth=2
	.loc	0 261
	v_mad_i64_i32 v[15:16], s[40:41], v13, s38, v[10:11]
	v_mov_b32_e32 v17, s57
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v15, vcc, s56, v15
	v_addc_u32_e32 v16, vcc, v17, v16, vcc
	flat_store_dword v[15:16], v14
.LBB0_132:                              ;   in Loop: Header=BB0_127 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[30:31]
	.loc	0 260
	v_add_u32_e32 v13, vcc, 1, v13
	v_cmp_gt_i32_e32 vcc, s46, v13
	s_and_b64 s[40:41], vcc, s[6:7]
	s_and_saveexec_b64 s[30:31], s[40:41]
	s_cbranch_execz .LBB0_126
; %bb.133:                              ;   in Loop: Header=BB0_127 Depth=2
	.loc	0 261
	s_and_b64 vcc, exec, s[22:23]
	s_cbranch_vccz .LBB0_124
; %bb.134:                              ;   in Loop: Header=BB0_127 Depth=2
	.loc	0 0
	v_mov_b32_e32 v14, 0
	s_branch .LBB0_125
.LBB0_135:                              ;   in Loop: Header=BB0_5 Depth=1
	s_or_b64 exec, exec, s[28:29]
	v_mov_b32_e32 v12, v34
.LBB0_136:                              ;   in Loop: Header=BB0_5 Depth=1
	s_or_b64 exec, exec, s[26:27]
; %bb.137:                              ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 260
	s_and_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_4
; %bb.138:                              ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e32 v13, vcc, v12, v55
	v_cmp_gt_i32_e32 vcc, s46, v13
	s_and_b64 s[26:27], vcc, s[6:7]
	s_and_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_4
; %bb.139:                              ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[22:23]
	s_cbranch_vccz .LBB0_2
; %bb.140:                              ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v12, 0
	s_branch .LBB0_3
.LBB0_141:
	.loc	0 264
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_v3
		.amdhsa_group_segment_fixed_size 18432
		.amdhsa_private_segment_fixed_size 64
		.amdhsa_kernarg_size 88
		.amdhsa_user_sgpr_count 10
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 0
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 0
		.amdhsa_next_free_vgpr 77
		.amdhsa_next_free_sgpr 80
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
; codeLenInByte = 9276
; NumSgprs: 86
; NumVgprs: 77
; ScratchSize: 64
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 18432 bytes/workgroup (compile time only)
; SGPRBlocks: 10
; VGPRBlocks: 19
; NumSGPRsForWavesPerEU: 86
; NumVGPRsForWavesPerEU: 77
; Occupancy: 3
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 10
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
    .max_flat_workgroup_size: 192
    .name:           attention_v3
    .private_segment_fixed_size: 64
    .reqd_workgroup_size:
      - 192
      - 1
      - 1
    .sgpr_count:     86
    .sgpr_spill_count: 0
    .symbol:         attention_v3.kd
    .vgpr_count:     77
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

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
	s_load_dwordx4 s[48:51], s[6:7], 0x0
	s_add_i32 s8, s8, s11
	s_lshr_b32 flat_scratch_hi, s8, 8
	s_add_u32 s0, s0, s11
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s8, s50, 31
	s_mov_b32 flat_scratch_lo, s9
	s_ashr_i32 s9, s8, 31
	s_lshr_b32 s9, s9, 27
	s_add_i32 s8, s8, s9
	s_ashr_i32 s33, s8, 5
	s_mul_i32 s61, s49, s48
	s_mul_i32 s61, s61, s33
	.loc	0 196
	s_cmp_le_i32 s61, s10
	s_cbranch_scc1 .LBB0_137
; %bb.1:
	.loc	0 0
	s_load_dword s63, s[6:7], 0x10
	.loc	0 195
	s_load_dwordx2 s[38:39], s[6:7], 0x18
	s_load_dwordx8 s[40:47], s[6:7], 0x20
	s_load_dwordx4 s[52:55], s[6:7], 0x40
	s_load_dwordx2 s[56:57], s[6:7], 0x50
	s_add_i32 s6, s51, 31
	s_ashr_i32 s7, s6, 31
	s_lshr_b32 s7, s7, 27
	s_add_i32 s6, s6, s7
	s_load_dword s7, s[4:5], 0x4
	s_load_dword s12, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s43, s6, 5
	s_cmp_gt_i32 s51, 0
	s_cselect_b64 s[58:59], -1, 0
	s_and_b32 s8, s7, 0xffff
	v_cvt_f32_u32_e32 v2, s8
	v_lshrrev_b32_e32 v1, 5, v0
	v_mul_u32_u24_e32 v25, 5, v1
	s_movk_i32 s4, 0x9f
	v_rcp_iflag_f32_e32 v1, v2
	v_sub_u32_e32 v2, vcc, 32, v25
	v_cmp_lt_u32_e32 vcc, s4, v0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_sub_i32 s4, 0, s8
	v_cndmask_b32_e32 v26, 5, v2, vcc
	s_mov_b32 s48, s41
	v_mul_lo_u32 v2, s4, v1
	s_ashr_i32 s55, s54, 31
	s_add_i32 s41, s50, -1
	.loc	0 196
	s_mov_b32 s11, 0
	v_mul_hi_u32 v2, v1, v2
	s_mov_b32 s60, s53
	v_and_b32_e32 v15, 15, v0
	v_mov_b32_e32 v16, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s12, v1
	v_alignbit_b32 v3, s11, v0, 4
	v_mov_b32_e32 v4, s45
	s_movk_i32 s26, 0x50
	v_readfirstlane_b32 s9, v1
	s_mul_i32 s13, s9, s8
	s_sub_i32 s13, s12, s13
	s_add_i32 s14, s9, 1
	s_sub_i32 s15, s13, s8
	s_cmp_ge_u32 s13, s8
	s_cselect_b32 s9, s14, s9
	s_cselect_b32 s13, s15, s13
	s_add_i32 s14, s9, 1
	s_cmp_ge_u32 s13, s8
	s_cselect_b32 s62, s14, s9
	v_mov_b32_e32 v1, s62
	v_mad_u64_u32 v[1:2], s[8:9], s8, v1, 0
	s_mov_b32 s13, s11
	v_lshrrev_b32_e32 v36, 4, v0
	v_cmp_ne_u64_e32 vcc, s[12:13], v[1:2]
	v_and_b32_e32 v2, 1, v26
	v_cndmask_b32_e64 v1, 0, 1, vcc
	v_readfirstlane_b32 s53, v1
	v_add_u32_e32 v1, vcc, -1, v26
	v_cmp_lt_u32_e64 s[12:13], 6, v1
	v_cmp_ne_u32_e64 s[16:17], 0, v1
	v_cmp_eq_u32_e64 s[18:19], 1, v2
	v_cmp_lt_u32_e64 s[20:21], 2, v1
	v_mad_i64_i32 v[1:2], s[24:25], v3, s54, v[15:16]
	s_movk_i32 s24, 0xff40
	v_add_u32_e32 v33, vcc, s24, v0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mad_i64_i32 v[17:18], s[24:25], s54, 48, 0
	v_add_u32_e32 v34, vcc, s44, v1
	v_addc_u32_e32 v35, vcc, v4, v2, vcc
	v_lshlrev_b32_e32 v4, 2, v15
	v_mad_u32_u24 v15, v36, s26, v4
	s_movk_i32 s24, 0xa00
	s_movk_i32 s6, 0x200
	v_add_u32_e32 v37, vcc, s24, v15
	.loc	0 195
	v_and_b32_e32 v14, 31, v0
	v_cmp_gt_u32_e64 s[6:7], s6, v0
	.loc	0 196
	v_mov_b32_e32 v0, s47
	v_add_u32_e32 v38, vcc, s46, v1
	v_addc_u32_e32 v39, vcc, v0, v2, vcc
	v_or_b32_e32 v0, 32, v3
	v_mad_i64_i32 v[0:1], s[24:25], v0, s54, 0
	v_lshlrev_b32_e32 v2, 7, v25
	s_movk_i32 s26, 0x1400
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v41, vcc, s26, v2
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_and_b32_e32 v28, 7, v26
	v_and_b32_e32 v31, 3, v26
	v_lshlrev_b32_e32 v40, 2, v14
	v_mov_b32_e32 v2, s45
	v_add_u32_e32 v44, vcc, s44, v0
	v_cmp_lt_i32_e64 s[4:5], 0, v26
	v_mul_u32_u24_e32 v27, 0x50, v14
	v_cmp_gt_u32_e64 s[8:9], 16, v14
	s_max_i32 s66, s43, 1
	v_and_b32_e32 v29, -8, v26
	v_cmp_ne_u32_e64 s[14:15], 0, v28
	v_and_b32_e32 v30, -2, v26
	v_and_b32_e32 v32, -4, v26
	v_cmp_ne_u32_e64 s[22:23], 0, v31
	s_lshl_b64 s[46:47], s[54:55], 7
	v_or_b32_e32 v42, v41, v40
	v_or_b32_e32 v43, 0x1400, v40
	v_addc_u32_e32 v45, vcc, v2, v1, vcc
	v_or_b32_e32 v46, 32, v36
	s_mov_b32 s67, 0xff800000
	s_movk_i32 s68, 0x13f
	v_mov_b32_e32 v47, 0xb5ddea0e
	s_mov_b32 s69, 0x6f800000
	s_mov_b32 s70, 0xc2aeac4f
	s_mov_b32 s71, 0x42b17218
	v_mov_b32_e32 v48, 0xff800000
	v_mov_b32_e32 v49, 0x2f800000
	v_mov_b32_e32 v50, 0x7f800000
	s_branch .LBB0_5
.LBB0_2:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_lshlrev_b32_e32 v19, 2, v12
	v_add_u32_e32 v19, vcc, 4, v19
	buffer_load_dword v19, v19, s[0:3], 0 offen
	v_cmp_eq_u32_e32 vcc, 1, v12
	v_cndmask_b32_e32 v20, v5, v6, vcc
	v_cmp_eq_u32_e32 vcc, 2, v12
	v_cndmask_b32_e32 v20, v20, v7, vcc
	v_cmp_eq_u32_e32 vcc, 3, v12
	v_cndmask_b32_e32 v20, v20, v8, vcc
	v_cmp_eq_u32_e32 vcc, 4, v12
	v_cndmask_b32_e32 v12, v20, v9, vcc
	v_cmp_gt_f32_e64 vcc, |v12|, s69
	v_cndmask_b32_e32 v20, 1.0, v49, vcc
	v_mul_f32_e32 v12, v12, v20
	v_rcp_f32_e32 v12, v12
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v12, v19, v12
	v_mul_f32_e32 v12, v20, v12
.LBB0_3:                                ;   in Loop: Header=BB0_5 Depth=1
	v_mad_i64_i32 v[10:11], s[24:25], v13, s42, v[10:11]
	v_mov_b32_e32 v13, s57
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v10, vcc, s56, v10
	v_addc_u32_e32 v11, vcc, v13, v11, vcc
	flat_store_dword v[10:11], v12
.LBB0_4:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 196
	s_bfe_i64 s[10:11], s[10:11], 0x200000
	s_add_u32 s10, s10, s62
	s_addc_u32 s11, s11, 0
	s_add_u32 s10, s10, s53
	s_addc_u32 s11, s11, 0
	s_cmp_le_i32 s61, s10
	s_cbranch_scc1 .LBB0_137
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_8 Depth 2
                                        ;     Child Loop BB0_12 Depth 2
                                        ;     Child Loop BB0_18 Depth 2
                                        ;     Child Loop BB0_22 Depth 2
                                        ;     Child Loop BB0_27 Depth 2
                                        ;     Child Loop BB0_33 Depth 2
                                        ;       Child Loop BB0_36 Depth 3
                                        ;       Child Loop BB0_41 Depth 3
                                        ;       Child Loop BB0_45 Depth 3
                                        ;       Child Loop BB0_48 Depth 3
                                        ;       Child Loop BB0_54 Depth 3
                                        ;       Child Loop BB0_60 Depth 3
                                        ;       Child Loop BB0_66 Depth 3
                                        ;       Child Loop BB0_72 Depth 3
                                        ;       Child Loop BB0_76 Depth 3
                                        ;       Child Loop BB0_81 Depth 3
                                        ;       Child Loop BB0_86 Depth 3
                                        ;       Child Loop BB0_91 Depth 3
                                        ;       Child Loop BB0_99 Depth 3
                                        ;         Child Loop BB0_103 Depth 4
                                        ;         Child Loop BB0_115 Depth 4
                                        ;     Child Loop BB0_123 Depth 2
	.loc	0 197
	s_ashr_i32 s24, s33, 31
	s_add_i32 s25, s33, s24
	s_xor_b32 s25, s25, s24
	v_cvt_f32_u32_e32 v10, s25
	s_sub_i32 s26, 0, s25
	v_rcp_iflag_f32_e32 v10, v10
	v_mul_f32_e32 v10, 0x4f7ffffe, v10
	v_cvt_u32_f32_e32 v10, v10
	v_mul_lo_u32 v11, s26, v10
	s_ashr_i32 s26, s10, 31
	s_add_i32 s27, s10, s26
	s_xor_b32 s27, s27, s26
	v_mul_hi_u32 v11, v10, v11
	s_xor_b32 s24, s26, s24
	v_add_u32_e32 v10, vcc, v10, v11
	v_mul_hi_u32 v10, s27, v10
	v_readfirstlane_b32 s26, v10
	s_mul_i32 s28, s26, s25
	s_sub_i32 s27, s27, s28
	s_add_i32 s29, s26, 1
	s_sub_i32 s28, s27, s25
	s_cmp_ge_u32 s27, s25
	s_cselect_b32 s26, s29, s26
	s_cselect_b32 s27, s28, s27
	s_add_i32 s28, s26, 1
	s_cmp_ge_u32 s27, s25
	s_cselect_b32 s25, s28, s26
	s_ashr_i32 s72, s49, 31
	s_add_i32 s26, s49, s72
	s_xor_b32 s65, s26, s72
	v_cvt_f32_u32_e32 v10, s65
	s_sub_i32 s26, 0, s65
	s_xor_b32 s25, s25, s24
	s_sub_i32 s64, s25, s24
	v_rcp_iflag_f32_e32 v10, v10
	s_ashr_i32 s75, s64, 31
	s_add_i32 s24, s64, s75
	s_xor_b32 s74, s24, s75
	v_mul_f32_e32 v10, 0x4f7ffffe, v10
	v_cvt_u32_f32_e32 v10, v10
	v_mul_lo_u32 v11, s26, v10
	v_mul_hi_u32 v11, v10, v11
	v_add_u32_e32 v10, vcc, v10, v11
	v_mad_u64_u32 v[10:11], s[24:25], s74, v10, 0
	v_readfirstlane_b32 s73, v11
	.loc	0 204
	s_and_saveexec_b64 s[36:37], s[4:5]
	s_cbranch_execz .LBB0_15
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v10, 0
	.loc	0 204
	s_and_saveexec_b64 s[26:27], s[12:13]
	s_cbranch_execz .LBB0_10
; %bb.7:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_mov_b32 s30, 0
	s_mov_b64 s[28:29], 0
.LBB0_8:                                ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 204
	s_cmp_eq_u32 s30, 0
	s_cselect_b64 s[24:25], -1, 0
	s_cmp_eq_u32 s30, 1
	s_cselect_b64 s[34:35], -1, 0
	s_cmp_eq_u32 s30, 2
	s_cselect_b64 s[44:45], -1, 0
	s_cmp_eq_u32 s30, 3
	s_cselect_b64 s[54:55], -1, 0
	s_cmp_eq_u32 s30, 4
	s_cselect_b64 s[76:77], -1, 0
	s_add_i32 s31, s30, 1
	s_cmp_eq_u32 s31, 4
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[76:77], s[78:79], s[76:77]
	s_cmp_eq_u32 s31, 3
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[54:55], s[78:79], s[54:55]
	s_cmp_eq_u32 s31, 2
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[44:45], s[78:79], s[44:45]
	s_cmp_eq_u32 s31, 1
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[34:35], s[78:79], s[34:35]
	s_cmp_eq_u32 s31, 0
	s_cselect_b64 s[78:79], -1, 0
	s_add_i32 s31, s30, 2
	s_or_b64 s[24:25], s[78:79], s[24:25]
	s_cmp_eq_u32 s31, 0
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[24:25], s[78:79], s[24:25]
	s_cmp_eq_u32 s31, 1
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[34:35], s[78:79], s[34:35]
	s_cmp_eq_u32 s31, 2
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[44:45], s[78:79], s[44:45]
	s_cmp_eq_u32 s31, 3
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[54:55], s[78:79], s[54:55]
	s_cmp_eq_u32 s31, 4
	s_cselect_b64 s[78:79], -1, 0
	s_add_i32 s31, s30, 3
	s_or_b64 s[76:77], s[78:79], s[76:77]
	s_cmp_eq_u32 s31, 4
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[76:77], s[78:79], s[76:77]
	s_cmp_eq_u32 s31, 3
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[54:55], s[78:79], s[54:55]
	s_cmp_eq_u32 s31, 2
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[44:45], s[78:79], s[44:45]
	s_cmp_eq_u32 s31, 1
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[34:35], s[78:79], s[34:35]
	s_cmp_eq_u32 s31, 0
	s_cselect_b64 s[78:79], -1, 0
	s_add_i32 s31, s30, 4
	s_or_b64 s[24:25], s[78:79], s[24:25]
	s_cmp_eq_u32 s31, 0
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[24:25], s[78:79], s[24:25]
	s_cmp_eq_u32 s31, 1
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[34:35], s[78:79], s[34:35]
	s_cmp_eq_u32 s31, 2
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[44:45], s[78:79], s[44:45]
	s_cmp_eq_u32 s31, 3
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[54:55], s[78:79], s[54:55]
	s_cmp_eq_u32 s31, 4
	s_cselect_b64 s[78:79], -1, 0
	s_add_i32 s31, s30, 5
	s_or_b64 s[76:77], s[78:79], s[76:77]
	s_cmp_eq_u32 s31, 4
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[76:77], s[78:79], s[76:77]
	s_cmp_eq_u32 s31, 3
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[54:55], s[78:79], s[54:55]
	s_cmp_eq_u32 s31, 2
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[44:45], s[78:79], s[44:45]
	s_cmp_eq_u32 s31, 1
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[34:35], s[78:79], s[34:35]
	s_cmp_eq_u32 s31, 0
	s_cselect_b64 s[78:79], -1, 0
	s_add_i32 s31, s30, 6
	s_or_b64 s[24:25], s[78:79], s[24:25]
	s_cmp_eq_u32 s31, 0
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[24:25], s[78:79], s[24:25]
	s_cmp_eq_u32 s31, 1
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[34:35], s[78:79], s[34:35]
	s_cmp_eq_u32 s31, 2
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[44:45], s[78:79], s[44:45]
	s_cmp_eq_u32 s31, 3
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 s[54:55], s[78:79], s[54:55]
	s_cmp_eq_u32 s31, 4
	s_cselect_b64 s[78:79], -1, 0
	s_add_i32 s31, s30, 7
	s_or_b64 s[76:77], s[78:79], s[76:77]
	s_cmp_eq_u32 s31, 4
	s_cselect_b64 s[78:79], -1, 0
	s_or_b64 vcc, s[78:79], s[76:77]
	s_cmp_eq_u32 s31, 3
	s_cselect_b64 s[76:77], -1, 0
	v_cndmask_b32_e32 v4, v4, v48, vcc
	v_cndmask_b32_e64 v9, v9, 0, vcc
	s_or_b64 vcc, s[76:77], s[54:55]
	s_cmp_eq_u32 s31, 2
	s_cselect_b64 s[54:55], -1, 0
	v_cndmask_b32_e32 v3, v3, v48, vcc
	v_cndmask_b32_e64 v8, v8, 0, vcc
	s_or_b64 vcc, s[54:55], s[44:45]
	s_cmp_eq_u32 s31, 1
	s_cselect_b64 s[44:45], -1, 0
	v_cndmask_b32_e32 v2, v2, v48, vcc
	v_cndmask_b32_e64 v7, v7, 0, vcc
	s_or_b64 vcc, s[44:45], s[34:35]
	s_cmp_eq_u32 s31, 0
	s_cselect_b64 s[34:35], -1, 0
	s_add_i32 s30, s30, 8
	v_cndmask_b32_e32 v1, v1, v48, vcc
	v_cndmask_b32_e64 v6, v6, 0, vcc
	s_or_b64 vcc, s[34:35], s[24:25]
	v_cmp_eq_u32_e64 s[24:25], s30, v29
	v_cndmask_b32_e32 v0, v0, v48, vcc
	v_mov_b32_e32 v10, s30
	s_or_b64 s[28:29], s[24:25], s[28:29]
	v_cndmask_b32_e64 v5, v5, 0, vcc
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB0_8
; %bb.9:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
.LBB0_10:                               ;   in Loop: Header=BB0_5 Depth=1
	s_or_b64 exec, exec, s[26:27]
	.loc	0 204
	s_and_saveexec_b64 s[44:45], s[14:15]
	s_cbranch_execz .LBB0_14
; %bb.11:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_mov_b64 s[54:55], 0
	v_mov_b32_e32 v11, v28
.LBB0_12:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 204
	v_cmp_eq_u32_e32 vcc, 4, v10
	v_add_u32_e64 v11, s[34:35], -1, v11
	v_cndmask_b32_e32 v4, v4, v48, vcc
	v_cmp_eq_u32_e64 s[24:25], 3, v10
	v_cmp_eq_u32_e64 s[26:27], 2, v10
	v_cmp_eq_u32_e64 s[28:29], 1, v10
	v_cmp_eq_u32_e64 s[30:31], 0, v10
	v_cndmask_b32_e64 v9, v9, 0, vcc
	v_cmp_eq_u32_e32 vcc, 0, v11
	v_cndmask_b32_e64 v3, v3, v48, s[24:25]
	v_cndmask_b32_e64 v2, v2, v48, s[26:27]
	v_cndmask_b32_e64 v1, v1, v48, s[28:29]
	v_cndmask_b32_e64 v0, v0, v48, s[30:31]
	v_add_u32_e64 v10, s[34:35], 1, v10
	v_cndmask_b32_e64 v8, v8, 0, s[24:25]
	v_cndmask_b32_e64 v7, v7, 0, s[26:27]
	v_cndmask_b32_e64 v6, v6, 0, s[28:29]
	s_or_b64 s[54:55], vcc, s[54:55]
	v_cndmask_b32_e64 v5, v5, 0, s[30:31]
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_12
; %bb.13:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
.LBB0_14:                               ;   in Loop: Header=BB0_5 Depth=1
	s_or_b64 exec, exec, s[44:45]
.LBB0_15:                               ;   in Loop: Header=BB0_5 Depth=1
	s_or_b64 exec, exec, s[36:37]
	.loc	0 205
	s_and_saveexec_b64 s[24:25], s[4:5]
	s_cbranch_execz .LBB0_23
; %bb.16:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v10, 0
	.loc	0 205
	s_and_saveexec_b64 s[26:27], s[12:13]
	s_cbranch_execz .LBB0_20
; %bb.17:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v10, 4
	s_mov_b32 s30, 0
	s_mov_b64 s[28:29], 0
.LBB0_18:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 205
	v_add_u32_e32 v11, vcc, 4, v10
	buffer_store_dword v16, v11, s[0:3], 0 offen
	v_add_u32_e32 v11, vcc, 8, v10
	buffer_store_dword v16, v11, s[0:3], 0 offen
	v_add_u32_e32 v11, vcc, 12, v10
	buffer_store_dword v16, v11, s[0:3], 0 offen
	v_add_u32_e32 v11, vcc, 16, v10
	buffer_store_dword v16, v11, s[0:3], 0 offen
	v_add_u32_e32 v11, vcc, 20, v10
	buffer_store_dword v16, v11, s[0:3], 0 offen
	v_add_u32_e32 v11, vcc, 24, v10
	buffer_store_dword v16, v10, s[0:3], 0 offen
	buffer_store_dword v16, v11, s[0:3], 0 offen
	v_add_u32_e32 v11, vcc, 28, v10
	s_add_i32 s30, s30, 8
	v_add_u32_e32 v10, vcc, 32, v10
	v_cmp_eq_u32_e32 vcc, s30, v29
	s_or_b64 s[28:29], vcc, s[28:29]
	buffer_store_dword v16, v11, s[0:3], 0 offen
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB0_18
; %bb.19:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	v_mov_b32_e32 v10, v29
.LBB0_20:                               ;   in Loop: Header=BB0_5 Depth=1
	s_or_b64 exec, exec, s[26:27]
	.loc	0 205
	s_and_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_23
; %bb.21:                               ;   in Loop: Header=BB0_5 Depth=1
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, 4, v10
	s_mov_b64 s[26:27], 0
	v_mov_b32_e32 v11, v28
.LBB0_22:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v11, vcc, -1, v11
	v_cmp_eq_u32_e32 vcc, 0, v11
	buffer_store_dword v16, v10, s[0:3], 0 offen
	s_or_b64 s[26:27], vcc, s[26:27]
	v_add_u32_e32 v10, vcc, 4, v10
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB0_22
.LBB0_23:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 197
	s_mul_i32 s25, s73, s65
	s_sub_i32 s25, s74, s25
	s_xor_b32 s24, s75, s72
	s_add_i32 s26, s73, 1
	s_sub_i32 s27, s25, s65
	s_cmp_ge_u32 s25, s65
	s_cselect_b32 s26, s26, s73
	s_cselect_b32 s25, s27, s25
	s_add_i32 s27, s26, 1
	s_cmp_ge_u32 s25, s65
	s_cselect_b32 s25, s27, s26
	s_xor_b32 s25, s25, s24
	s_sub_i32 s30, s25, s24
	s_mul_i32 s24, s30, s49
	s_sub_i32 s31, s64, s24
	.loc	0 200
	v_mov_b32_e32 v10, s60
	v_mad_i64_i32 v[10:11], s[24:25], s31, v10, 0
	v_mov_b32_e32 v12, s52
	.loc	0 206
	s_and_b64 vcc, exec, s[58:59]
	.loc	0 200
	v_mad_i64_i32 v[10:11], s[24:25], s30, v12, v[10:11]
	.loc	0 182
	s_mov_b32 m0, -1
	.loc	0 206
	s_cbranch_vccz .LBB0_30
; %bb.24:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 179
	s_and_saveexec_b64 s[24:25], s[6:7]
	s_cbranch_execz .LBB0_29
; %bb.25:                               ;   in Loop: Header=BB0_5 Depth=1
	v_lshlrev_b64 v[12:13], 2, v[10:11]
	s_mov_b64 s[26:27], 0
	v_add_u32_e32 v12, vcc, v34, v12
	v_addc_u32_e32 v13, vcc, v35, v13, vcc
	v_mov_b32_e32 v19, v36
	v_mov_b32_e32 v20, v15
	v_mov_b32_e32 v21, v33
	s_branch .LBB0_27
.LBB0_26:                               ;   in Loop: Header=BB0_27 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 179
	v_add_u32_e32 v21, vcc, 0xc0, v21
	v_add_u32_e32 v12, vcc, v12, v17
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v20, v22
	.loc	0 179
	v_addc_u32_e32 v13, vcc, v13, v18, vcc
	v_add_u32_e32 v20, vcc, 0x3c0, v20
	v_cmp_lt_u32_e32 vcc, s68, v21
	s_or_b64 s[26:27], vcc, s[26:27]
	v_add_u32_e32 v19, vcc, 12, v19
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_29
.LBB0_27:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s51, v19
	.loc	0 182
	v_mov_b32_e32 v22, 0
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_26
; %bb.28:                               ;   in Loop: Header=BB0_27 Depth=2
	flat_load_dword v22, v[12:13]
	s_branch .LBB0_26
.LBB0_29:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
.LBB0_30:                               ;   in Loop: Header=BB0_5 Depth=1
	s_mul_i32 s64, s64, s33
	s_sub_i32 s24, s10, s64
	.loc	0 199
	v_mov_b32_e32 v12, s48
	.loc	0 198
	s_lshl_b32 s26, s24, 5
	.loc	0 199
	v_mad_i64_i32 v[12:13], s[24:25], s31, v12, 0
	v_mov_b32_e32 v19, s40
	.loc	0 198
	v_add_u32_e32 v51, vcc, s26, v25
	.loc	0 199
	v_mad_i64_i32 v[19:20], s[24:25], s30, v19, v[12:13]
	.loc	0 209
	v_cndmask_b32_e64 v12, 0, 1, s[58:59]
	v_cmp_ne_u32_e64 s[24:25], 1, v12
	s_andn2_b64 vcc, exec, s[58:59]
	.loc	0 207
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_117
; %bb.31:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_lshlrev_b64 v[12:13], 2, v[19:20]
	v_mov_b32_e32 v21, s39
	v_add_u32_e32 v52, vcc, s38, v12
	.loc	0 209
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_addc_u32_e32 v53, vcc, v21, v13, vcc
	v_add_u32_e32 v21, vcc, v38, v10
	v_addc_u32_e32 v22, vcc, v39, v11, vcc
	v_add_u32_e32 v23, vcc, v44, v10
	v_addc_u32_e32 v24, vcc, v45, v11, vcc
	s_mov_b32 s72, 0
	v_mov_b32_e32 v54, v46
	v_mov_b32_e32 v55, v36
	s_branch .LBB0_33
.LBB0_32:                               ;   in Loop: Header=BB0_33 Depth=2
	v_mov_b32_e32 v10, s47
	v_add_u32_e32 v21, vcc, s46, v21
	v_addc_u32_e32 v22, vcc, v22, v10, vcc
	v_add_u32_e32 v55, vcc, 32, v55
	v_add_u32_e32 v23, vcc, s46, v23
	v_addc_u32_e32 v24, vcc, v24, v10, vcc
	s_cmp_eq_u32 s72, s66
	v_add_u32_e32 v54, vcc, 32, v54
	.loc	0 257
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_scc1 .LBB0_117
.LBB0_33:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_36 Depth 3
                                        ;       Child Loop BB0_41 Depth 3
                                        ;       Child Loop BB0_45 Depth 3
                                        ;       Child Loop BB0_48 Depth 3
                                        ;       Child Loop BB0_54 Depth 3
                                        ;       Child Loop BB0_60 Depth 3
                                        ;       Child Loop BB0_66 Depth 3
                                        ;       Child Loop BB0_72 Depth 3
                                        ;       Child Loop BB0_76 Depth 3
                                        ;       Child Loop BB0_81 Depth 3
                                        ;       Child Loop BB0_86 Depth 3
                                        ;       Child Loop BB0_91 Depth 3
                                        ;       Child Loop BB0_99 Depth 3
                                        ;         Child Loop BB0_103 Depth 4
                                        ;         Child Loop BB0_115 Depth 4
	.loc	0 179
	s_and_saveexec_b64 s[26:27], s[6:7]
	s_cbranch_execz .LBB0_38
; %bb.34:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	v_mov_b32_e32 v10, v21
	s_mov_b64 s[28:29], 0
	v_mov_b32_e32 v12, v55
	v_mov_b32_e32 v11, v22
	v_mov_b32_e32 v13, v37
	v_mov_b32_e32 v56, v33
	s_branch .LBB0_36
.LBB0_35:                               ;   in Loop: Header=BB0_36 Depth=3
	s_or_b64 exec, exec, s[30:31]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v57
	.loc	0 179
	v_add_u32_e32 v56, vcc, 0xc0, v56
	v_add_u32_e32 v13, vcc, 0x3c0, v13
	v_add_u32_e32 v10, vcc, v10, v17
	v_addc_u32_e32 v11, vcc, v11, v18, vcc
	v_cmp_lt_u32_e32 vcc, s68, v56
	s_or_b64 s[28:29], vcc, s[28:29]
	v_add_u32_e32 v12, vcc, 12, v12
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_38
.LBB0_36:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_33 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s51, v12
	.loc	0 182
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_35
; %bb.37:                               ;   in Loop: Header=BB0_36 Depth=3
	flat_load_dword v57, v[10:11]
	s_branch .LBB0_35
.LBB0_38:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 182
	s_mov_b32 m0, -1
	.loc	0 211
	s_and_saveexec_b64 s[28:29], s[4:5]
	s_cbranch_execz .LBB0_77
; %bb.39:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	v_mov_b32_e32 v10, 0
	.loc	0 211
	s_and_saveexec_b64 s[26:27], s[12:13]
	s_cbranch_execz .LBB0_43
; %bb.40:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	v_mov_b32_e32 v10, 24
	s_mov_b32 s34, 0
	s_mov_b64 s[30:31], 0
.LBB0_41:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_33 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 211
	buffer_store_dword v16, v10, s[0:3], 0 offen
	v_add_u32_e32 v11, vcc, 4, v10
	v_add_u32_e32 v12, vcc, 8, v10
	v_add_u32_e32 v13, vcc, 12, v10
	v_add_u32_e32 v56, vcc, 16, v10
	v_add_u32_e32 v57, vcc, 20, v10
	v_add_u32_e32 v58, vcc, 24, v10
	v_add_u32_e32 v59, vcc, 28, v10
	s_add_i32 s34, s34, 8
	v_add_u32_e32 v10, vcc, 32, v10
	v_cmp_eq_u32_e32 vcc, s34, v29
	s_or_b64 s[30:31], vcc, s[30:31]
	buffer_store_dword v16, v11, s[0:3], 0 offen
	buffer_store_dword v16, v12, s[0:3], 0 offen
	buffer_store_dword v16, v13, s[0:3], 0 offen
	buffer_store_dword v16, v56, s[0:3], 0 offen
	buffer_store_dword v16, v57, s[0:3], 0 offen
	buffer_store_dword v16, v58, s[0:3], 0 offen
	buffer_store_dword v16, v59, s[0:3], 0 offen
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execnz .LBB0_41
; %bb.42:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[30:31]
	v_mov_b32_e32 v10, v29
.LBB0_43:                               ;   in Loop: Header=BB0_33 Depth=2
	s_or_b64 exec, exec, s[26:27]
	.loc	0 211
	s_and_saveexec_b64 s[26:27], s[14:15]
	s_cbranch_execz .LBB0_46
; %bb.44:                               ;   in Loop: Header=BB0_33 Depth=2
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, 24, v10
	s_mov_b64 s[30:31], 0
	v_mov_b32_e32 v11, v28
.LBB0_45:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_33 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_add_u32_e32 v11, vcc, -1, v11
	v_cmp_eq_u32_e32 vcc, 0, v11
	buffer_store_dword v16, v10, s[0:3], 0 offen
	s_or_b64 s[30:31], vcc, s[30:31]
	v_add_u32_e32 v10, vcc, 4, v10
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execnz .LBB0_45
.LBB0_46:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	ds_read_b128 v[10:13], v27
	v_mov_b32_e32 v56, 0
	.loc	0 213
	s_and_saveexec_b64 s[26:27], s[16:17]
	s_cbranch_execz .LBB0_50
; %bb.47:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	v_mov_b32_e32 v56, 24
	s_mov_b64 s[30:31], 0
	v_mov_b32_e32 v57, v30
	v_mov_b32_e32 v58, v51
.LBB0_48:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_33 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_min_i32_e32 v59, s41, v58
	v_add_u32_e32 v61, vcc, 1, v58
	v_mad_i64_i32 v[59:60], s[34:35], v59, s42, 0
	v_min_i32_e32 v61, s41, v61
	v_mad_i64_i32 v[61:62], s[34:35], v61, s42, 0
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	.loc	0 216
	buffer_load_dword v67, v56, s[0:3], 0 offen
	.loc	0 214
	v_lshlrev_b64 v[63:64], 2, v[61:62]
	v_add_u32_e32 v59, vcc, v52, v59
	v_addc_u32_e32 v60, vcc, v53, v60, vcc
	v_add_u32_e32 v63, vcc, v52, v63
	.loc	0 215
	flat_load_dwordx4 v[59:62], v[59:60]
	.loc	0 214
	v_addc_u32_e32 v64, vcc, v53, v64, vcc
	.loc	0 215
	flat_load_dwordx4 v[63:66], v[63:64]
	.loc	0 216
	v_add_u32_e32 v68, vcc, 4, v56
	buffer_load_dword v69, v68, s[0:3], 0 offen
	.loc	0 213
	v_add_u32_e32 v58, vcc, 2, v58
	v_add_u32_e32 v57, vcc, -2, v57
	v_cmp_eq_u32_e32 vcc, 0, v57
	s_or_b64 s[30:31], vcc, s[30:31]
	.loc	0 216
	s_waitcnt vmcnt(2) lgkmcnt(0)
	v_mul_f32_e32 v60, v60, v11
	v_mac_f32_e32 v60, v59, v10
	v_mac_f32_e32 v60, v61, v12
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v59, v64, v11
	v_mac_f32_e32 v59, v63, v10
	v_mac_f32_e32 v60, v62, v13
	v_mac_f32_e32 v59, v65, v12
	v_add_f32_e32 v60, v67, v60
	v_mac_f32_e32 v59, v66, v13
	buffer_store_dword v60, v56, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v59, v69, v59
	.loc	0 213
	v_add_u32_e32 v56, vcc, 8, v56
	.loc	0 216
	buffer_store_dword v59, v68, s[0:3], 0 offen
	.loc	0 213
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execnz .LBB0_48
; %bb.49:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[30:31]
	v_mov_b32_e32 v56, v30
.LBB0_50:                               ;   in Loop: Header=BB0_33 Depth=2
	s_or_b64 exec, exec, s[26:27]
	.loc	0 215
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_52
; %bb.51:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 214
	v_add_u32_e32 v57, vcc, v56, v51
	v_min_i32_e32 v57, s41, v57
	v_mad_i64_i32 v[57:58], s[30:31], v57, s42, 0
	.loc	0 216
	v_lshlrev_b32_e32 v56, 2, v56
	.loc	0 214
	v_lshlrev_b64 v[57:58], 2, v[57:58]
	v_add_u32_e32 v57, vcc, v52, v57
	v_addc_u32_e32 v58, vcc, v53, v58, vcc
	.loc	0 215
	flat_load_dwordx4 v[57:60], v[57:58]
	.loc	0 216
	v_add_u32_e32 v56, vcc, 24, v56
	buffer_load_dword v61, v56, s[0:3], 0 offen
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_mul_f32_e32 v11, v58, v11
	v_mac_f32_e32 v11, v57, v10
	v_mac_f32_e32 v11, v59, v12
	v_mac_f32_e32 v11, v60, v13
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v10, v61, v11
	buffer_store_dword v10, v56, s[0:3], 0 offen
.LBB0_52:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt lgkmcnt(0)
	ds_read_b128 v[10:13], v27 offset:16
	v_mov_b32_e32 v56, 0
	.loc	0 213
	s_and_saveexec_b64 s[30:31], s[16:17]
	s_cbranch_execz .LBB0_56
; %bb.53:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	v_mov_b32_e32 v56, 24
	s_mov_b64 s[34:35], 0
	v_mov_b32_e32 v57, v30
	v_mov_b32_e32 v58, v51
.LBB0_54:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_33 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_min_i32_e32 v59, s41, v58
	v_add_u32_e32 v61, vcc, 1, v58
	v_mad_i64_i32 v[59:60], s[26:27], v59, s42, 0
	v_min_i32_e32 v61, s41, v61
	v_mad_i64_i32 v[61:62], s[26:27], v61, s42, 0
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	.loc	0 216
	buffer_load_dword v67, v56, s[0:3], 0 offen
	.loc	0 214
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	v_add_u32_e32 v59, vcc, v52, v59
	v_addc_u32_e32 v60, vcc, v53, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 16, v59
	.loc	0 214
	v_add_u32_e64 v61, s[26:27], v52, v61
	.loc	0 215
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	.loc	0 214
	v_addc_u32_e64 v64, vcc, v53, v62, s[26:27]
	.loc	0 215
	v_add_u32_e32 v63, vcc, 16, v61
	flat_load_dwordx4 v[59:62], v[59:60]
	v_addc_u32_e32 v64, vcc, 0, v64, vcc
	flat_load_dwordx4 v[63:66], v[63:64]
	.loc	0 216
	v_add_u32_e32 v68, vcc, 4, v56
	buffer_load_dword v69, v68, s[0:3], 0 offen
	.loc	0 213
	v_add_u32_e32 v58, vcc, 2, v58
	v_add_u32_e32 v57, vcc, -2, v57
	v_cmp_eq_u32_e32 vcc, 0, v57
	s_or_b64 s[34:35], vcc, s[34:35]
	.loc	0 216
	s_waitcnt vmcnt(2) lgkmcnt(0)
	v_mul_f32_e32 v60, v60, v11
	v_mac_f32_e32 v60, v59, v10
	v_mac_f32_e32 v60, v61, v12
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v59, v64, v11
	v_mac_f32_e32 v59, v63, v10
	v_mac_f32_e32 v60, v62, v13
	v_mac_f32_e32 v59, v65, v12
	v_add_f32_e32 v60, v67, v60
	v_mac_f32_e32 v59, v66, v13
	buffer_store_dword v60, v56, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v59, v69, v59
	.loc	0 213
	v_add_u32_e32 v56, vcc, 8, v56
	.loc	0 216
	buffer_store_dword v59, v68, s[0:3], 0 offen
	.loc	0 213
	s_andn2_b64 exec, exec, s[34:35]
	s_cbranch_execnz .LBB0_54
; %bb.55:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	v_mov_b32_e32 v56, v30
.LBB0_56:                               ;   in Loop: Header=BB0_33 Depth=2
	s_or_b64 exec, exec, s[30:31]
	.loc	0 215
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_58
; %bb.57:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 214
	v_add_u32_e32 v57, vcc, v56, v51
	v_min_i32_e32 v57, s41, v57
	v_mad_i64_i32 v[57:58], s[30:31], v57, s42, 0
	.loc	0 216
	v_lshlrev_b32_e32 v56, 2, v56
	.loc	0 214
	v_lshlrev_b64 v[57:58], 2, v[57:58]
	v_add_u32_e32 v57, vcc, v52, v57
	v_addc_u32_e32 v58, vcc, v53, v58, vcc
	.loc	0 215
	v_add_u32_e32 v57, vcc, 16, v57
	v_addc_u32_e32 v58, vcc, 0, v58, vcc
	flat_load_dwordx4 v[57:60], v[57:58]
	.loc	0 216
	v_add_u32_e32 v56, vcc, 24, v56
	buffer_load_dword v61, v56, s[0:3], 0 offen
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_mul_f32_e32 v11, v58, v11
	v_mac_f32_e32 v11, v57, v10
	v_mac_f32_e32 v11, v59, v12
	v_mac_f32_e32 v11, v60, v13
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v10, v61, v11
	buffer_store_dword v10, v56, s[0:3], 0 offen
.LBB0_58:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt lgkmcnt(0)
	ds_read_b128 v[10:13], v27 offset:32
	v_mov_b32_e32 v56, 0
	.loc	0 213
	s_and_saveexec_b64 s[26:27], s[16:17]
	s_cbranch_execz .LBB0_62
; %bb.59:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	v_mov_b32_e32 v56, 24
	s_mov_b64 s[30:31], 0
	v_mov_b32_e32 v57, v30
	v_mov_b32_e32 v58, v51
.LBB0_60:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_33 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_min_i32_e32 v59, s41, v58
	v_mad_i64_i32 v[59:60], s[34:35], v59, s42, 0
	v_add_u32_e32 v61, vcc, 1, v58
	v_min_i32_e32 v61, s41, v61
	v_mad_i64_i32 v[61:62], s[34:35], v61, s42, 0
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	.loc	0 216
	buffer_load_dword v67, v56, s[0:3], 0 offen
	.loc	0 214
	v_add_u32_e32 v59, vcc, v52, v59
	v_addc_u32_e32 v60, vcc, v53, v60, vcc
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	.loc	0 215
	v_add_u32_e32 v59, vcc, 32, v59
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	.loc	0 214
	v_add_u32_e32 v63, vcc, v52, v61
	v_addc_u32_e32 v64, vcc, v53, v62, vcc
	.loc	0 215
	v_add_u32_e32 v63, vcc, 32, v63
	flat_load_dwordx4 v[59:62], v[59:60]
	v_addc_u32_e32 v64, vcc, 0, v64, vcc
	flat_load_dwordx4 v[63:66], v[63:64]
	.loc	0 216
	v_add_u32_e32 v68, vcc, 4, v56
	buffer_load_dword v69, v68, s[0:3], 0 offen
	.loc	0 213
	v_add_u32_e32 v58, vcc, 2, v58
	v_add_u32_e32 v57, vcc, -2, v57
	v_cmp_eq_u32_e32 vcc, 0, v57
	s_or_b64 s[30:31], vcc, s[30:31]
	.loc	0 216
	s_waitcnt vmcnt(2) lgkmcnt(0)
	v_mul_f32_e32 v60, v60, v11
	v_mac_f32_e32 v60, v59, v10
	v_mac_f32_e32 v60, v61, v12
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v59, v64, v11
	v_mac_f32_e32 v59, v63, v10
	v_mac_f32_e32 v60, v62, v13
	v_mac_f32_e32 v59, v65, v12
	v_add_f32_e32 v60, v67, v60
	v_mac_f32_e32 v59, v66, v13
	buffer_store_dword v60, v56, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v59, v69, v59
	.loc	0 213
	v_add_u32_e32 v56, vcc, 8, v56
	.loc	0 216
	buffer_store_dword v59, v68, s[0:3], 0 offen
	.loc	0 213
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execnz .LBB0_60
; %bb.61:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[30:31]
	v_mov_b32_e32 v56, v30
.LBB0_62:                               ;   in Loop: Header=BB0_33 Depth=2
	s_or_b64 exec, exec, s[26:27]
	.loc	0 215
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_64
; %bb.63:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 214
	v_add_u32_e32 v57, vcc, v56, v51
	v_min_i32_e32 v57, s41, v57
	v_mad_i64_i32 v[57:58], s[30:31], v57, s42, 0
	.loc	0 216
	v_lshlrev_b32_e32 v56, 2, v56
	.loc	0 214
	v_lshlrev_b64 v[57:58], 2, v[57:58]
	v_add_u32_e32 v57, vcc, v52, v57
	v_addc_u32_e32 v58, vcc, v53, v58, vcc
	.loc	0 215
	v_add_u32_e32 v57, vcc, 32, v57
	v_addc_u32_e32 v58, vcc, 0, v58, vcc
	flat_load_dwordx4 v[57:60], v[57:58]
	.loc	0 216
	v_add_u32_e32 v56, vcc, 24, v56
	buffer_load_dword v61, v56, s[0:3], 0 offen
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_mul_f32_e32 v11, v58, v11
	v_mac_f32_e32 v11, v57, v10
	v_mac_f32_e32 v11, v59, v12
	v_mac_f32_e32 v11, v60, v13
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v10, v61, v11
	buffer_store_dword v10, v56, s[0:3], 0 offen
.LBB0_64:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	s_waitcnt lgkmcnt(0)
	ds_read_b128 v[10:13], v27 offset:48
	v_mov_b32_e32 v56, 0
	.loc	0 213
	s_and_saveexec_b64 s[26:27], s[16:17]
	s_cbranch_execz .LBB0_68
; %bb.65:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	v_mov_b32_e32 v56, 24
	s_mov_b64 s[30:31], 0
	v_mov_b32_e32 v57, v30
	v_mov_b32_e32 v58, v51
.LBB0_66:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_33 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_min_i32_e32 v59, s41, v58
	v_mad_i64_i32 v[59:60], s[34:35], v59, s42, 0
	v_add_u32_e32 v61, vcc, 1, v58
	v_min_i32_e32 v61, s41, v61
	v_mad_i64_i32 v[61:62], s[34:35], v61, s42, 0
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	.loc	0 216
	buffer_load_dword v67, v56, s[0:3], 0 offen
	.loc	0 214
	v_add_u32_e32 v59, vcc, v52, v59
	v_addc_u32_e32 v60, vcc, v53, v60, vcc
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	.loc	0 215
	v_add_u32_e32 v59, vcc, 48, v59
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	.loc	0 214
	v_add_u32_e32 v63, vcc, v52, v61
	v_addc_u32_e32 v64, vcc, v53, v62, vcc
	.loc	0 215
	v_add_u32_e32 v63, vcc, 48, v63
	flat_load_dwordx4 v[59:62], v[59:60]
	v_addc_u32_e32 v64, vcc, 0, v64, vcc
	flat_load_dwordx4 v[63:66], v[63:64]
	.loc	0 216
	v_add_u32_e32 v68, vcc, 4, v56
	buffer_load_dword v69, v68, s[0:3], 0 offen
	.loc	0 213
	v_add_u32_e32 v58, vcc, 2, v58
	v_add_u32_e32 v57, vcc, -2, v57
	v_cmp_eq_u32_e32 vcc, 0, v57
	s_or_b64 s[30:31], vcc, s[30:31]
	.loc	0 216
	s_waitcnt vmcnt(2) lgkmcnt(0)
	v_mul_f32_e32 v60, v60, v11
	v_mac_f32_e32 v60, v59, v10
	v_mac_f32_e32 v60, v61, v12
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v59, v64, v11
	v_mac_f32_e32 v59, v63, v10
	v_mac_f32_e32 v60, v62, v13
	v_mac_f32_e32 v59, v65, v12
	v_add_f32_e32 v60, v67, v60
	v_mac_f32_e32 v59, v66, v13
	buffer_store_dword v60, v56, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v59, v69, v59
	.loc	0 213
	v_add_u32_e32 v56, vcc, 8, v56
	.loc	0 216
	buffer_store_dword v59, v68, s[0:3], 0 offen
	.loc	0 213
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execnz .LBB0_66
; %bb.67:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[30:31]
	v_mov_b32_e32 v56, v30
.LBB0_68:                               ;   in Loop: Header=BB0_33 Depth=2
	s_or_b64 exec, exec, s[26:27]
	.loc	0 215
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_70
; %bb.69:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 214
	v_add_u32_e32 v57, vcc, v56, v51
	v_min_i32_e32 v57, s41, v57
	v_mad_i64_i32 v[57:58], s[30:31], v57, s42, 0
	.loc	0 216
	v_lshlrev_b32_e32 v56, 2, v56
	.loc	0 214
	v_lshlrev_b64 v[57:58], 2, v[57:58]
	v_add_u32_e32 v57, vcc, v52, v57
	v_addc_u32_e32 v58, vcc, v53, v58, vcc
	.loc	0 215
	v_add_u32_e32 v57, vcc, 48, v57
	v_addc_u32_e32 v58, vcc, 0, v58, vcc
	flat_load_dwordx4 v[57:60], v[57:58]
	.loc	0 216
	v_add_u32_e32 v56, vcc, 24, v56
	buffer_load_dword v61, v56, s[0:3], 0 offen
	s_waitcnt vmcnt(1) lgkmcnt(0)
	v_mul_f32_e32 v11, v58, v11
	v_mac_f32_e32 v11, v57, v10
	v_mac_f32_e32 v11, v59, v12
	v_mac_f32_e32 v11, v60, v13
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v10, v61, v11
	buffer_store_dword v10, v56, s[0:3], 0 offen
.LBB0_70:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 210
	s_lshl_b32 s26, s72, 5
	s_waitcnt lgkmcnt(0)
	v_or_b32_e32 v10, s26, v14
	v_cmp_gt_i32_e64 s[26:27], s51, v10
	v_mov_b32_e32 v11, 0
	.loc	0 218
	s_and_saveexec_b64 s[30:31], s[12:13]
	s_cbranch_execz .LBB0_74
; %bb.71:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	v_mov_b32_e32 v10, 24
	s_mov_b32 s36, 0
	s_mov_b64 s[34:35], 0
	v_mov_b32_e32 v11, v42
.LBB0_72:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_33 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	buffer_load_dword v60, v10, s[0:3], 0 offen
	v_add_u32_e32 v12, vcc, 4, v10
	v_add_u32_e32 v13, vcc, 8, v10
	v_add_u32_e32 v56, vcc, 12, v10
	v_add_u32_e32 v57, vcc, 16, v10
	v_add_u32_e32 v58, vcc, 20, v10
	v_add_u32_e32 v59, vcc, 24, v10
	v_add_u32_e32 v61, vcc, 28, v10
	buffer_load_dword v62, v12, s[0:3], 0 offen
	buffer_load_dword v63, v13, s[0:3], 0 offen
	buffer_load_dword v64, v56, s[0:3], 0 offen
	buffer_load_dword v65, v57, s[0:3], 0 offen
	buffer_load_dword v66, v58, s[0:3], 0 offen
	buffer_load_dword v67, v59, s[0:3], 0 offen
	buffer_load_dword v68, v61, s[0:3], 0 offen
	.loc	0 218
	s_add_i32 s36, s36, 8
	v_cmp_eq_u32_e32 vcc, s36, v29
	s_or_b64 s[34:35], vcc, s[34:35]
	.loc	0 221
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v60, s63, v60
	v_cndmask_b32_e64 v60, v48, v60, s[26:27]
	.loc	0 222
	v_max_f32_e32 v69, 0xff800000, v60
	.loc	0 221
	buffer_store_dword v60, v10, s[0:3], 0 offen
	.loc	0 218
	v_add_u32_e32 v10, vcc, 32, v10
	.loc	0 221
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v62, s63, v62
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v63, s63, v63
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v64, s63, v64
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v65, s63, v65
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v66, s63, v66
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v67, s63, v67
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v68, s63, v68
	v_cndmask_b32_e64 v60, v48, v62, s[26:27]
	v_cndmask_b32_e64 v62, v48, v63, s[26:27]
	v_cndmask_b32_e64 v63, v48, v64, s[26:27]
	v_cndmask_b32_e64 v64, v48, v65, s[26:27]
	v_cndmask_b32_e64 v65, v48, v66, s[26:27]
	v_cndmask_b32_e64 v66, v48, v67, s[26:27]
	v_cndmask_b32_e64 v67, v48, v68, s[26:27]
	.loc	0 222
	v_max_f32_e32 v68, 0xff800000, v60
	.loc	0 221
	buffer_store_dword v60, v12, s[0:3], 0 offen
	.loc	0 222
	v_max_f32_e32 v12, 0xff800000, v62
	.loc	0 221
	buffer_store_dword v62, v13, s[0:3], 0 offen
	.loc	0 222
	v_max_f32_e32 v13, 0xff800000, v63
	.loc	0 221
	buffer_store_dword v63, v56, s[0:3], 0 offen
	.loc	0 222
	v_max_f32_e32 v56, 0xff800000, v64
	.loc	0 221
	buffer_store_dword v64, v57, s[0:3], 0 offen
	.loc	0 222
	v_max_f32_e32 v57, 0xff800000, v65
	.loc	0 221
	buffer_store_dword v65, v58, s[0:3], 0 offen
	.loc	0 222
	v_max_f32_e32 v58, 0xff800000, v66
	.loc	0 221
	buffer_store_dword v66, v59, s[0:3], 0 offen
	.loc	0 222
	v_max_f32_e32 v59, 0xff800000, v67
	.loc	0 221
	buffer_store_dword v67, v61, s[0:3], 0 offen
	.loc	0 224
	ds_write2_b32 v11, v69, v68 offset1:32
	ds_write2_b32 v11, v12, v13 offset0:64 offset1:96
	ds_write2_b32 v11, v56, v57 offset0:128 offset1:160
	ds_write2_b32 v11, v58, v59 offset0:192 offset1:224
	.loc	0 218
	v_add_u32_e32 v11, vcc, 0x400, v11
	s_andn2_b64 exec, exec, s[34:35]
	s_cbranch_execnz .LBB0_72
; %bb.73:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	v_mov_b32_e32 v11, v29
.LBB0_74:                               ;   in Loop: Header=BB0_33 Depth=2
	s_or_b64 exec, exec, s[30:31]
	.loc	0 218
	s_and_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_77
; %bb.75:                               ;   in Loop: Header=BB0_33 Depth=2
	v_add_u32_e32 v10, vcc, v25, v11
	v_lshlrev_b32_e32 v10, 7, v10
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v10, vcc, v43, v10
	v_add_u32_e32 v11, vcc, 24, v11
	s_mov_b64 s[30:31], 0
	v_mov_b32_e32 v12, v28
.LBB0_76:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_33 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 0
	buffer_load_dword v13, v11, s[0:3], 0 offen
	.loc	0 218
	v_add_u32_e32 v12, vcc, -1, v12
	v_cmp_eq_u32_e32 vcc, 0, v12
	s_or_b64 s[30:31], vcc, s[30:31]
	.loc	0 221
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s63, v13
	v_cndmask_b32_e64 v13, v48, v13, s[26:27]
	.loc	0 222
	v_max_f32_e32 v56, 0xff800000, v13
	.loc	0 221
	buffer_store_dword v13, v11, s[0:3], 0 offen
	.loc	0 224
	ds_write_b32 v10, v56
	.loc	0 218
	v_add_u32_e32 v10, vcc, 0x80, v10
	v_add_u32_e32 v11, vcc, 4, v11
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execnz .LBB0_76
.LBB0_77:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 228
	s_add_i32 s72, s72, 1
	s_cmp_ge_i32 s72, s43
	.loc	0 226
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_84
; %bb.78:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 179
	s_and_saveexec_b64 s[26:27], s[6:7]
	s_cbranch_execz .LBB0_83
; %bb.79:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	v_mov_b32_e32 v10, v23
	s_mov_b64 s[28:29], 0
	v_mov_b32_e32 v12, v54
	v_mov_b32_e32 v11, v24
	v_mov_b32_e32 v13, v15
	v_mov_b32_e32 v56, v33
	s_branch .LBB0_81
.LBB0_80:                               ;   in Loop: Header=BB0_81 Depth=3
	s_or_b64 exec, exec, s[30:31]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v57
	.loc	0 179
	v_add_u32_e32 v56, vcc, 0xc0, v56
	v_add_u32_e32 v13, vcc, 0x3c0, v13
	v_add_u32_e32 v10, vcc, v10, v17
	v_addc_u32_e32 v11, vcc, v11, v18, vcc
	v_cmp_lt_u32_e32 vcc, s68, v56
	s_or_b64 s[28:29], vcc, s[28:29]
	v_add_u32_e32 v12, vcc, 12, v12
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_83
.LBB0_81:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_33 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s51, v12
	.loc	0 182
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[30:31], vcc
	s_cbranch_execz .LBB0_80
; %bb.82:                               ;   in Loop: Header=BB0_81 Depth=3
	flat_load_dword v57, v[10:11]
	s_branch .LBB0_80
.LBB0_83:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
.LBB0_84:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 237
	s_mov_b32 m0, -1
	.loc	0 229
	s_and_saveexec_b64 s[44:45], s[4:5]
	s_cbranch_execz .LBB0_88
; %bb.85:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	v_mov_b32_e32 v10, 4
	s_mov_b32 s64, 0
	s_mov_b64 s[54:55], 0
	v_mov_b32_e32 v11, v41
.LBB0_86:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_33 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 234
	buffer_load_dword v64, v10, s[0:3], 0 offen
	.loc	0 230
	s_cmp_eq_u32 s64, 1
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s64, 2
	.loc	0 231
	ds_read_b128 v[56:59], v11
	ds_read_b128 v[60:63], v11 offset:16
	.loc	0 230
	v_cndmask_b32_e32 v12, v0, v1, vcc
	s_cselect_b64 s[26:27], -1, 0
	s_cmp_eq_u32 s64, 3
	v_cndmask_b32_e64 v12, v12, v2, s[26:27]
	s_cselect_b64 s[28:29], -1, 0
	s_cmp_eq_u32 s64, 4
	v_cndmask_b32_e64 v12, v12, v3, s[28:29]
	s_cselect_b64 s[30:31], -1, 0
	v_cndmask_b32_e64 v12, v12, v4, s[30:31]
	.loc	0 231
	v_mul_f32_e32 v13, 1.0, v12
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v56, 1.0, v56
	v_mul_f32_e32 v57, 1.0, v57
	v_max3_f32 v13, v13, v56, v57
	v_mul_f32_e32 v56, 1.0, v58
	v_mul_f32_e32 v57, 1.0, v59
	v_max3_f32 v13, v13, v56, v57
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v56, 1.0, v60
	v_mul_f32_e32 v57, 1.0, v61
	v_max3_f32 v13, v13, v56, v57
	ds_read_b128 v[56:59], v11 offset:32
	v_mul_f32_e32 v60, 1.0, v62
	v_mul_f32_e32 v61, 1.0, v63
	v_max3_f32 v13, v13, v60, v61
	ds_read_b128 v[60:63], v11 offset:48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v56, 1.0, v56
	v_mul_f32_e32 v57, 1.0, v57
	v_max3_f32 v13, v13, v56, v57
	v_mul_f32_e32 v56, 1.0, v58
	v_mul_f32_e32 v57, 1.0, v59
	v_max3_f32 v13, v13, v56, v57
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v56, 1.0, v60
	v_mul_f32_e32 v57, 1.0, v61
	v_max3_f32 v13, v13, v56, v57
	ds_read_b128 v[56:59], v11 offset:64
	v_mul_f32_e32 v60, 1.0, v62
	v_mul_f32_e32 v61, 1.0, v63
	v_max3_f32 v13, v13, v60, v61
	ds_read_b128 v[60:63], v11 offset:80
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v56, 1.0, v56
	v_mul_f32_e32 v57, 1.0, v57
	v_max3_f32 v13, v13, v56, v57
	v_mul_f32_e32 v56, 1.0, v58
	v_mul_f32_e32 v57, 1.0, v59
	v_max3_f32 v13, v13, v56, v57
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v56, 1.0, v60
	v_mul_f32_e32 v57, 1.0, v61
	v_max3_f32 v13, v13, v56, v57
	ds_read_b128 v[56:59], v11 offset:96
	v_mul_f32_e32 v60, 1.0, v62
	v_mul_f32_e32 v61, 1.0, v63
	v_max3_f32 v13, v13, v60, v61
	ds_read_b128 v[60:63], v11 offset:112
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v56, 1.0, v56
	v_mul_f32_e32 v57, 1.0, v57
	v_max3_f32 v13, v13, v56, v57
	v_mul_f32_e32 v56, 1.0, v58
	v_mul_f32_e32 v57, 1.0, v59
	v_max3_f32 v13, v13, v56, v57
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v56, 1.0, v60
	v_mul_f32_e32 v57, 1.0, v61
	v_max3_f32 v13, v13, v56, v57
	v_mul_f32_e32 v56, 1.0, v62
	v_mul_f32_e32 v57, 1.0, v63
	v_max3_f32 v13, v13, v56, v57
	.loc	0 233
	v_cmp_neq_f32_e64 s[34:35], s67, v13
	v_cndmask_b32_e64 v56, 0, v13, s[34:35]
	v_sub_f32_e32 v12, v12, v56
	v_cmp_gt_f32_e64 s[34:35], 0, v12
	v_cndmask_b32_e64 v56, 0.5, -0.5, s[34:35]
	v_mac_f32_e32 v56, 0x3fb8aa3b, v12
	v_cvt_i32_f32_e32 v56, v56
	.loc	0 232
	s_cmp_eq_u32 s64, 0
	v_cndmask_b32_e64 v4, v4, v13, s[30:31]
	v_cndmask_b32_e64 v3, v3, v13, s[28:29]
	.loc	0 233
	v_cvt_f32_i32_e32 v57, v56
	.loc	0 232
	v_cndmask_b32_e64 v2, v2, v13, s[26:27]
	v_cndmask_b32_e32 v1, v1, v13, vcc
	.loc	0 233
	v_lshlrev_b32_e32 v56, 23, v56
	v_madmk_f32 v58, v57, 0xbf317180, v12
	v_madmk_f32 v59, v57, 0xb717f7d1, v58
	v_mul_f32_e32 v60, v59, v59
	v_madmk_f32 v61, v60, 0x3331bb4c, v47
	v_madak_f32 v61, v60, v61, 0x388ab355
	v_madak_f32 v61, v60, v61, 0xbb360b61
	v_madak_f32 v61, v60, v61, 0x3e2aaaab
	v_mad_f32 v60, -v60, v61, v59
	v_sub_f32_e32 v61, 2.0, v60
	v_cmp_gt_f32_e64 s[34:35], |v61|, s69
	v_cndmask_b32_e64 v62, 1.0, v49, s[34:35]
	v_mul_f32_e32 v61, v61, v62
	v_rcp_f32_e32 v61, v61
	.loc	0 232
	s_cselect_b64 s[34:35], -1, 0
	v_cndmask_b32_e64 v0, v0, v13, s[34:35]
	.loc	0 233
	v_mul_f32_e32 v13, 0xb717f7d1, v57
	v_mul_f32_e32 v57, v59, v60
	v_mul_f32_e32 v57, v57, v61
	v_mad_f32 v13, -v62, v57, -v13
	v_sub_f32_e32 v13, v58, v13
	v_add_f32_e32 v13, 1.0, v13
	v_add_u32_e64 v13, s[36:37], v56, v13
	v_cmp_ngt_f32_e64 s[36:37], s70, v12
	v_cndmask_b32_e64 v13, 0, v13, s[36:37]
	v_cmp_gt_f32_e64 s[36:37], s71, v12
	v_cndmask_b32_e64 v13, v50, v13, s[36:37]
	v_cmp_o_f32_e64 s[36:37], v12, v12
	v_cndmask_b32_e64 v12, v12, v13, s[36:37]
	.loc	0 234
	v_cndmask_b32_e32 v13, v5, v6, vcc
	v_cndmask_b32_e64 v13, v13, v7, s[26:27]
	v_cndmask_b32_e64 v13, v13, v8, s[28:29]
	v_cndmask_b32_e64 v13, v13, v9, s[30:31]
	v_mul_f32_e32 v13, v13, v12
	v_cndmask_b32_e32 v6, v6, v13, vcc
	.loc	0 229
	s_add_i32 s64, s64, 1
	v_add_u32_e32 v11, vcc, 0x80, v11
	.loc	0 234
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v12, v12, v64
	.loc	0 229
	v_cmp_eq_u32_e32 vcc, s64, v26
	.loc	0 234
	v_cndmask_b32_e64 v9, v9, v13, s[30:31]
	v_cndmask_b32_e64 v8, v8, v13, s[28:29]
	v_cndmask_b32_e64 v7, v7, v13, s[26:27]
	v_cndmask_b32_e64 v5, v5, v13, s[34:35]
	buffer_store_dword v12, v10, s[0:3], 0 offen
	s_or_b64 s[54:55], vcc, s[54:55]
	.loc	0 229
	v_add_u32_e32 v10, vcc, 4, v10
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB0_86
; %bb.87:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
.LBB0_88:                               ;   in Loop: Header=BB0_33 Depth=2
	s_or_b64 exec, exec, s[44:45]
	.loc	0 236
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 237
	s_and_saveexec_b64 s[28:29], s[4:5]
	s_cbranch_execz .LBB0_95
; %bb.89:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	v_mov_b32_e32 v12, 0
	.loc	0 237
	s_and_saveexec_b64 s[30:31], s[16:17]
	s_cbranch_execz .LBB0_93
; %bb.90:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	v_mov_b32_e32 v10, 24
	s_mov_b32 s36, 0
	s_mov_b64 s[34:35], 0
	v_mov_b32_e32 v11, v42
.LBB0_91:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_33 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 237
	buffer_load_dword v13, v10, s[0:3], 0 offen
	v_add_u32_e32 v12, vcc, 4, v10
	buffer_load_dword v56, v12, s[0:3], 0 offen
	s_cmp_eq_u32 s36, 1
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v12, v0, v1, vcc
	s_cmp_eq_u32 s36, 2
	v_add_u32_e32 v10, vcc, 8, v10
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s36, 3
	v_cndmask_b32_e32 v12, v12, v2, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s36, 4
	v_cndmask_b32_e32 v12, v12, v3, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v12, v12, v4, vcc
	s_add_i32 s26, s36, 1
	v_cmp_neq_f32_e32 vcc, s67, v12
	s_cmp_eq_u32 s26, 1
	v_cndmask_b32_e32 v57, 0, v12, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s26, 2
	v_cndmask_b32_e32 v12, v0, v1, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s26, 3
	v_cndmask_b32_e32 v12, v12, v2, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s26, 4
	v_cndmask_b32_e32 v12, v12, v3, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v12, v12, v4, vcc
	s_add_i32 s36, s36, 2
	v_cmp_neq_f32_e32 vcc, s67, v12
	v_cndmask_b32_e32 v58, 0, v12, vcc
	v_cmp_eq_u32_e32 vcc, s36, v30
	s_or_b64 s[34:35], vcc, s[34:35]
	v_mov_b32_e32 v12, s36
	s_waitcnt vmcnt(1)
	v_sub_f32_e32 v13, v13, v57
	v_cmp_gt_f32_e32 vcc, 0, v13
	v_cndmask_b32_e64 v57, 0.5, -0.5, vcc
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v56, v56, v58
	v_mac_f32_e32 v57, 0x3fb8aa3b, v13
	v_cmp_gt_f32_e32 vcc, 0, v56
	v_cndmask_b32_e64 v58, 0.5, -0.5, vcc
	v_cvt_i32_f32_e32 v57, v57
	v_mac_f32_e32 v58, 0x3fb8aa3b, v56
	v_cvt_i32_f32_e32 v58, v58
	v_cmp_gt_f32_e64 s[26:27], s71, v13
	v_cvt_f32_i32_e32 v59, v57
	v_lshlrev_b32_e32 v57, 23, v57
	v_cvt_f32_i32_e32 v60, v58
	v_lshlrev_b32_e32 v58, 23, v58
	v_madmk_f32 v61, v59, 0xbf317180, v13
	v_mul_f32_e32 v62, 0xb717f7d1, v59
	v_madmk_f32 v59, v59, 0xb717f7d1, v61
	v_madmk_f32 v63, v60, 0xbf317180, v56
	v_mul_f32_e32 v65, v59, v59
	v_mul_f32_e32 v64, 0xb717f7d1, v60
	v_madmk_f32 v60, v60, 0xb717f7d1, v63
	v_madmk_f32 v66, v65, 0x3331bb4c, v47
	v_mul_f32_e32 v67, v60, v60
	v_madak_f32 v66, v65, v66, 0x388ab355
	v_madmk_f32 v68, v67, 0x3331bb4c, v47
	v_madak_f32 v66, v65, v66, 0xbb360b61
	v_madak_f32 v68, v67, v68, 0x388ab355
	v_madak_f32 v66, v65, v66, 0x3e2aaaab
	v_madak_f32 v68, v67, v68, 0xbb360b61
	v_mad_f32 v65, -v65, v66, v59
	v_madak_f32 v66, v67, v68, 0x3e2aaaab
	v_mul_f32_e32 v59, v59, v65
	v_sub_f32_e32 v65, 2.0, v65
	v_mad_f32 v66, -v67, v66, v60
	v_cmp_gt_f32_e64 vcc, |v65|, s69
	v_cndmask_b32_e32 v67, 1.0, v49, vcc
	v_mul_f32_e32 v60, v60, v66
	v_sub_f32_e32 v66, 2.0, v66
	v_mul_f32_e32 v65, v65, v67
	v_cmp_gt_f32_e64 vcc, |v66|, s69
	v_cndmask_b32_e32 v68, 1.0, v49, vcc
	v_rcp_f32_e32 v65, v65
	v_mul_f32_e32 v66, v66, v68
	v_rcp_f32_e32 v66, v66
	v_mul_f32_e32 v59, v59, v65
	v_mad_f32 v59, -v67, v59, -v62
	v_mul_f32_e32 v60, v60, v66
	v_sub_f32_e32 v59, v61, v59
	v_mad_f32 v60, -v68, v60, -v64
	v_add_f32_e32 v59, 1.0, v59
	v_sub_f32_e32 v60, v63, v60
	v_add_u32_e32 v57, vcc, v57, v59
	v_add_f32_e32 v59, 1.0, v60
	v_cmp_ngt_f32_e32 vcc, s70, v13
	v_cndmask_b32_e32 v57, 0, v57, vcc
	v_add_u32_e32 v58, vcc, v58, v59
	v_cmp_ngt_f32_e32 vcc, s70, v56
	v_cndmask_b32_e64 v57, v50, v57, s[26:27]
	v_cndmask_b32_e32 v58, 0, v58, vcc
	v_cmp_gt_f32_e32 vcc, s71, v56
	v_cmp_o_f32_e64 s[26:27], v13, v13
	v_cndmask_b32_e64 v13, v13, v57, s[26:27]
	v_cndmask_b32_e32 v57, v50, v58, vcc
	v_cmp_o_f32_e32 vcc, v56, v56
	v_cndmask_b32_e32 v56, v56, v57, vcc
	ds_write2_b32 v11, v13, v56 offset1:32
	v_add_u32_e32 v11, vcc, 0x100, v11
	s_andn2_b64 exec, exec, s[34:35]
	s_cbranch_execnz .LBB0_91
; %bb.92:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
.LBB0_93:                               ;   in Loop: Header=BB0_33 Depth=2
	s_or_b64 exec, exec, s[30:31]
	.loc	0 237
	s_and_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_95
; %bb.94:                               ;   in Loop: Header=BB0_33 Depth=2
	v_lshlrev_b32_e32 v10, 2, v12
	v_add_u32_e32 v10, vcc, 24, v10
	buffer_load_dword v10, v10, s[0:3], 0 offen
	v_cmp_eq_u32_e32 vcc, 1, v12
	v_cndmask_b32_e32 v11, v0, v1, vcc
	v_cmp_eq_u32_e32 vcc, 2, v12
	v_cndmask_b32_e32 v11, v11, v2, vcc
	v_cmp_eq_u32_e32 vcc, 3, v12
	v_cndmask_b32_e32 v11, v11, v3, vcc
	v_cmp_eq_u32_e32 vcc, 4, v12
	v_cndmask_b32_e32 v11, v11, v4, vcc
	v_cmp_neq_f32_e32 vcc, s67, v11
	v_cndmask_b32_e32 v11, 0, v11, vcc
	s_waitcnt vmcnt(0)
	v_sub_f32_e32 v10, v10, v11
	v_cmp_gt_f32_e32 vcc, 0, v10
	v_cndmask_b32_e64 v11, 0.5, -0.5, vcc
	v_mac_f32_e32 v11, 0x3fb8aa3b, v10
	v_cvt_i32_f32_e32 v11, v11
	v_add_u32_e32 v12, vcc, v12, v25
	v_lshlrev_b32_e32 v12, 7, v12
	v_cvt_f32_i32_e32 v13, v11
	v_lshlrev_b32_e32 v11, 23, v11
	v_madmk_f32 v56, v13, 0xbf317180, v10
	v_madmk_f32 v57, v13, 0xb717f7d1, v56
	v_mul_f32_e32 v58, v57, v57
	v_madmk_f32 v59, v58, 0x3331bb4c, v47
	v_madak_f32 v59, v58, v59, 0x388ab355
	v_madak_f32 v59, v58, v59, 0xbb360b61
	v_madak_f32 v59, v58, v59, 0x3e2aaaab
	v_mad_f32 v58, -v58, v59, v57
	v_sub_f32_e32 v59, 2.0, v58
	v_cmp_gt_f32_e64 vcc, |v59|, s69
	v_cndmask_b32_e32 v60, 1.0, v49, vcc
	v_mul_f32_e32 v59, v59, v60
	v_rcp_f32_e32 v59, v59
	v_mul_f32_e32 v57, v57, v58
	v_mul_f32_e32 v13, 0xb717f7d1, v13
	v_mul_f32_e32 v57, v57, v59
	v_mad_f32 v13, -v60, v57, -v13
	v_sub_f32_e32 v13, v56, v13
	v_add_f32_e32 v13, 1.0, v13
	v_add_u32_e32 v11, vcc, v11, v13
	v_cmp_ngt_f32_e32 vcc, s70, v10
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_cmp_gt_f32_e32 vcc, s71, v10
	v_cndmask_b32_e32 v11, v50, v11, vcc
	v_cmp_o_f32_e32 vcc, v10, v10
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_or_b32_e32 v11, v12, v40
	ds_write_b32 v11, v10 offset:5120
.LBB0_95:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	s_mov_b32 s73, 0
	v_mov_b32_e32 v10, v41
	.loc	0 238
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB0_99
.LBB0_96:                               ;   in Loop: Header=BB0_99 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[64:65]
.LBB0_97:                               ;   in Loop: Header=BB0_99 Depth=3
	s_or_b64 exec, exec, s[54:55]
.LBB0_98:                               ;   in Loop: Header=BB0_99 Depth=3
	s_or_b64 exec, exec, s[44:45]
	.loc	0 240
	s_add_i32 s73, s73, 1
	s_cmp_eq_u32 s73, 32
	v_add_u32_e32 v10, vcc, 4, v10
	s_cbranch_scc1 .LBB0_32
.LBB0_99:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_33 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_103 Depth 4
                                        ;         Child Loop BB0_115 Depth 4
	.loc	0 241
	s_and_saveexec_b64 s[44:45], s[4:5]
	s_cbranch_execz .LBB0_98
; %bb.100:                              ;   in Loop: Header=BB0_99 Depth=3
	.loc	0 0
	s_mul_i32 s26, s73, 0x50
	s_addk_i32 s26, 0xa00
	v_add_u32_e32 v11, vcc, s26, v40
	v_mov_b32_e32 v56, 0
	.loc	0 241
	s_and_saveexec_b64 s[34:35], s[20:21]
	s_cbranch_execz .LBB0_112
; %bb.101:                              ;   in Loop: Header=BB0_99 Depth=3
	.loc	0 0
	v_mov_b32_e32 v12, 4
	s_mov_b32 s54, 0
	s_mov_b64 s[36:37], 0
	v_mov_b32_e32 v13, v10
	s_branch .LBB0_103
.LBB0_102:                              ;   in Loop: Header=BB0_103 Depth=4
	s_or_b64 exec, exec, s[26:27]
	.loc	0 244
	v_add_u32_e32 v62, vcc, 12, v12
	buffer_load_dword v63, v62, s[0:3], 0 offen
	.loc	0 243
	s_cmp_eq_u32 s54, 1
	s_cselect_b64 s[26:27], -1, 0
	s_cmp_eq_u32 s54, 2
	v_cndmask_b32_e64 v61, v5, v6, s[26:27]
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s54, 3
	v_cndmask_b32_e32 v61, v61, v7, vcc
	s_cselect_b64 s[28:29], -1, 0
	s_cmp_eq_u32 s54, 4
	v_cndmask_b32_e64 v61, v61, v8, s[28:29]
	s_cselect_b64 s[30:31], -1, 0
	v_cndmask_b32_e64 v61, v61, v9, s[30:31]
	v_add_f32_e32 v56, v61, v56
	s_cmp_eq_u32 s54, 0
	v_cndmask_b32_e32 v7, v7, v56, vcc
	s_cselect_b64 vcc, -1, 0
	s_add_i32 s55, s54, 1
	s_cmp_eq_u32 s55, 1
	v_cndmask_b32_e64 v6, v6, v56, s[26:27]
	v_cndmask_b32_e32 v5, v5, v56, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s55, 2
	v_cndmask_b32_e64 v9, v9, v56, s[30:31]
	v_cndmask_b32_e64 v8, v8, v56, s[28:29]
	v_cndmask_b32_e32 v56, v5, v6, vcc
	s_cselect_b64 s[26:27], -1, 0
	s_cmp_eq_u32 s55, 3
	v_cndmask_b32_e64 v56, v56, v7, s[26:27]
	s_cselect_b64 s[28:29], -1, 0
	s_cmp_eq_u32 s55, 4
	v_cndmask_b32_e64 v56, v56, v8, s[28:29]
	s_cselect_b64 s[30:31], -1, 0
	v_cndmask_b32_e64 v56, v56, v9, s[30:31]
	v_add_f32_e32 v56, v56, v58
	s_cmp_eq_u32 s55, 0
	v_cndmask_b32_e32 v6, v6, v56, vcc
	s_cselect_b64 vcc, -1, 0
	s_add_i32 s55, s54, 2
	s_cmp_eq_u32 s55, 1
	v_cndmask_b32_e32 v5, v5, v56, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s55, 2
	v_cndmask_b32_e64 v9, v9, v56, s[30:31]
	v_cndmask_b32_e64 v8, v8, v56, s[28:29]
	v_cndmask_b32_e64 v7, v7, v56, s[26:27]
	v_cndmask_b32_e32 v56, v5, v6, vcc
	s_cselect_b64 s[26:27], -1, 0
	s_cmp_eq_u32 s55, 3
	v_cndmask_b32_e64 v56, v56, v7, s[26:27]
	s_cselect_b64 s[28:29], -1, 0
	s_cmp_eq_u32 s55, 4
	v_cndmask_b32_e64 v56, v56, v8, s[28:29]
	s_cselect_b64 s[30:31], -1, 0
	v_cndmask_b32_e64 v56, v56, v9, s[30:31]
	v_add_f32_e32 v56, v56, v59
	s_cmp_eq_u32 s55, 0
	v_cndmask_b32_e32 v6, v6, v56, vcc
	s_cselect_b64 vcc, -1, 0
	s_add_i32 s55, s54, 3
	s_cmp_eq_u32 s55, 1
	v_cndmask_b32_e32 v5, v5, v56, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s55, 2
	v_cndmask_b32_e64 v9, v9, v56, s[30:31]
	v_cndmask_b32_e64 v8, v8, v56, s[28:29]
	v_cndmask_b32_e64 v7, v7, v56, s[26:27]
	v_cndmask_b32_e32 v56, v5, v6, vcc
	s_cselect_b64 s[26:27], -1, 0
	s_cmp_eq_u32 s55, 3
	v_cndmask_b32_e64 v56, v56, v7, s[26:27]
	s_cselect_b64 s[28:29], -1, 0
	s_cmp_eq_u32 s55, 4
	v_cndmask_b32_e64 v56, v56, v8, s[28:29]
	s_cselect_b64 s[30:31], -1, 0
	v_cndmask_b32_e64 v56, v56, v9, s[30:31]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v56, v56, v60
	s_cmp_eq_u32 s55, 0
	v_cndmask_b32_e32 v6, v6, v56, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v5, v5, v56, vcc
	.loc	0 241
	s_add_i32 s54, s54, 4
	v_add_u32_e32 v13, vcc, 0x200, v13
	v_add_u32_e32 v12, vcc, 16, v12
	v_cmp_eq_u32_e32 vcc, s54, v32
	.loc	0 243
	v_cndmask_b32_e64 v9, v9, v56, s[30:31]
	v_cndmask_b32_e64 v8, v8, v56, s[28:29]
	v_cndmask_b32_e64 v7, v7, v56, s[26:27]
	.loc	0 244
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v63, v60, v57
	s_or_b64 s[36:37], vcc, s[36:37]
	.loc	0 241
	v_mov_b32_e32 v56, s54
	.loc	0 244
	buffer_store_dword v63, v62, s[0:3], 0 offen
	.loc	0 241
	s_andn2_b64 exec, exec, s[36:37]
	s_cbranch_execz .LBB0_111
.LBB0_103:                              ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_33 Depth=2
                                        ;       Parent Loop BB0_99 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 242
	ds_read_b32 v56, v13
	.loc	0 244
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[26:27], s[8:9]
	s_cbranch_execz .LBB0_105
; %bb.104:                              ;   in Loop: Header=BB0_103 Depth=4
	ds_read_b32 v57, v11
.LBB0_105:                              ;   in Loop: Header=BB0_103 Depth=4
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 244
	buffer_load_dword v59, v12, s[0:3], 0 offen
	.loc	0 242
	ds_read_b32 v58, v13 offset:128
	.loc	0 244
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mac_f32_e32 v59, v56, v57
	buffer_store_dword v59, v12, s[0:3], 0 offen
	s_and_saveexec_b64 s[26:27], s[8:9]
	s_cbranch_execz .LBB0_107
; %bb.106:                              ;   in Loop: Header=BB0_103 Depth=4
	ds_read_b32 v60, v11
.LBB0_107:                              ;   in Loop: Header=BB0_103 Depth=4
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 244
	v_add_u32_e32 v61, vcc, 4, v12
	buffer_load_dword v62, v61, s[0:3], 0 offen
	.loc	0 242
	ds_read_b32 v59, v13 offset:256
	.loc	0 244
	v_mov_b32_e32 v57, 0
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mac_f32_e32 v62, v58, v60
	buffer_store_dword v62, v61, s[0:3], 0 offen
	v_mov_b32_e32 v61, 0
	s_and_saveexec_b64 s[26:27], s[8:9]
	s_cbranch_execz .LBB0_109
; %bb.108:                              ;   in Loop: Header=BB0_103 Depth=4
	ds_read_b32 v61, v11
.LBB0_109:                              ;   in Loop: Header=BB0_103 Depth=4
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 244
	v_add_u32_e32 v62, vcc, 8, v12
	buffer_load_dword v63, v62, s[0:3], 0 offen
	.loc	0 242
	ds_read_b32 v60, v13 offset:384
	.loc	0 244
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mac_f32_e32 v63, v59, v61
	buffer_store_dword v63, v62, s[0:3], 0 offen
	s_and_saveexec_b64 s[26:27], s[8:9]
	s_cbranch_execz .LBB0_102
; %bb.110:                              ;   in Loop: Header=BB0_103 Depth=4
	ds_read_b32 v57, v11
	s_branch .LBB0_102
.LBB0_111:                              ;   in Loop: Header=BB0_99 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
.LBB0_112:                              ;   in Loop: Header=BB0_99 Depth=3
	s_or_b64 exec, exec, s[34:35]
	.loc	0 244
	s_and_saveexec_b64 s[54:55], s[22:23]
	s_cbranch_execz .LBB0_97
; %bb.113:                              ;   in Loop: Header=BB0_99 Depth=3
	v_lshlrev_b32_e32 v12, 2, v56
	v_add_u32_e32 v12, vcc, 4, v12
	v_lshlrev_b32_e32 v13, 7, v56
	s_mov_b64 s[64:65], 0
	v_mov_b32_e32 v57, v31
	s_branch .LBB0_115
.LBB0_114:                              ;   in Loop: Header=BB0_115 Depth=4
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 244
	buffer_load_dword v60, v12, s[0:3], 0 offen
	.loc	0 243
	v_cmp_eq_u32_e32 vcc, 1, v56
	.loc	0 241
	v_add_u32_e64 v57, s[26:27], -1, v57
	.loc	0 243
	v_cndmask_b32_e32 v61, v5, v6, vcc
	v_cmp_eq_u32_e64 s[26:27], 2, v56
	v_cndmask_b32_e64 v61, v61, v7, s[26:27]
	.loc	0 241
	v_cmp_eq_u32_e64 s[28:29], 0, v57
	.loc	0 243
	v_cmp_eq_u32_e64 s[30:31], 3, v56
	v_cndmask_b32_e64 v61, v61, v8, s[30:31]
	s_or_b64 s[64:65], s[28:29], s[64:65]
	v_cmp_eq_u32_e64 s[28:29], 4, v56
	v_cndmask_b32_e64 v61, v61, v9, s[28:29]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v61, v61, v58
	v_cmp_eq_u32_e64 s[34:35], 0, v56
	.loc	0 241
	v_add_u32_e64 v56, s[36:37], 1, v56
	.loc	0 243
	v_cndmask_b32_e64 v9, v9, v61, s[28:29]
	v_cndmask_b32_e64 v8, v8, v61, s[30:31]
	v_cndmask_b32_e64 v7, v7, v61, s[26:27]
	v_cndmask_b32_e32 v6, v6, v61, vcc
	v_cndmask_b32_e64 v5, v5, v61, s[34:35]
	.loc	0 241
	v_add_u32_e32 v13, vcc, 0x80, v13
	.loc	0 244
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v60, v58, v59
	buffer_store_dword v60, v12, s[0:3], 0 offen
	.loc	0 241
	v_add_u32_e32 v12, vcc, 4, v12
	s_andn2_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_96
.LBB0_115:                              ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_33 Depth=2
                                        ;       Parent Loop BB0_99 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 242
	v_add_u32_e32 v58, vcc, v10, v13
	ds_read_b32 v58, v58
	.loc	0 244
	v_mov_b32_e32 v59, 0
	s_and_saveexec_b64 s[26:27], s[8:9]
	s_cbranch_execz .LBB0_114
; %bb.116:                              ;   in Loop: Header=BB0_115 Depth=4
	ds_read_b32 v59, v11
	s_branch .LBB0_114
.LBB0_117:                              ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 260
	s_and_saveexec_b64 s[26:27], s[4:5]
	s_cbranch_execz .LBB0_4
; %bb.118:                              ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_add_u32_e32 v10, vcc, v19, v14
	v_addc_u32_e32 v11, vcc, 0, v20, vcc
	v_mov_b32_e32 v12, 0
	.loc	0 260
	s_and_saveexec_b64 s[28:29], s[16:17]
	s_cbranch_execz .LBB0_132
; %bb.119:                              ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v12, 4
	s_mov_b32 s36, 0
	s_mov_b64 s[30:31], 0
	s_branch .LBB0_123
.LBB0_120:                              ;   in Loop: Header=BB0_123 Depth=2
	.loc	0 261
	v_add_u32_e32 v19, vcc, 4, v12
	buffer_load_dword v19, v19, s[0:3], 0 offen
	.loc	0 260
	s_add_i32 s37, s36, 1
	.loc	0 261
	s_cmp_eq_u32 s37, 1
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s37, 2
	v_cndmask_b32_e32 v20, v5, v6, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s37, 3
	v_cndmask_b32_e32 v20, v20, v7, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s37, 4
	v_cndmask_b32_e32 v20, v20, v8, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v20, v20, v9, vcc
	v_cmp_gt_f32_e64 vcc, |v20|, s69
	v_cndmask_b32_e32 v21, 1.0, v49, vcc
	v_mul_f32_e32 v20, v20, v21
	v_rcp_f32_e32 v20, v20
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v19, v19, v20
	v_mul_f32_e32 v19, v21, v19
.LBB0_121:                              ;   in Loop: Header=BB0_123 Depth=2
	v_mad_i64_i32 v[20:21], s[44:45], v13, s42, v[10:11]
	v_mov_b32_e32 v13, s57
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_add_u32_e32 v20, vcc, s56, v20
	v_addc_u32_e32 v21, vcc, v13, v21, vcc
	flat_store_dword v[20:21], v19
.LBB0_122:                              ;   in Loop: Header=BB0_123 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 260
	s_add_i32 s36, s36, 2
	v_cmp_eq_u32_e32 vcc, s36, v30
	s_or_b64 s[30:31], vcc, s[30:31]
	v_add_u32_e32 v12, vcc, 8, v12
	s_andn2_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB0_131
.LBB0_123:                              ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v13, vcc, s36, v51
	v_cmp_gt_i32_e32 vcc, s50, v13
	s_and_b64 s[44:45], vcc, s[8:9]
	s_and_saveexec_b64 s[34:35], s[44:45]
	s_cbranch_execz .LBB0_128
; %bb.124:                              ;   in Loop: Header=BB0_123 Depth=2
	.loc	0 261
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccnz .LBB0_126
; %bb.125:                              ;   in Loop: Header=BB0_123 Depth=2
	buffer_load_dword v19, v12, s[0:3], 0 offen
	s_cmp_eq_u32 s36, 1
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s36, 2
	v_cndmask_b32_e32 v20, v5, v6, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s36, 3
	v_cndmask_b32_e32 v20, v20, v7, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s36, 4
	v_cndmask_b32_e32 v20, v20, v8, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v20, v20, v9, vcc
	v_cmp_gt_f32_e64 vcc, |v20|, s69
	v_cndmask_b32_e32 v21, 1.0, v49, vcc
	v_mul_f32_e32 v20, v20, v21
	v_rcp_f32_e32 v20, v20
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v19, v19, v20
	v_mul_f32_e32 v19, v21, v19
	s_branch .LBB0_127
.LBB0_126:                              ;   in Loop: Header=BB0_123 Depth=2
	.loc	0 0
	v_mov_b32_e32 v19, 0
.LBB0_127:                              ;   in Loop: Header=BB0_123 Depth=2
	.loc	0 261
	v_mad_i64_i32 v[20:21], s[44:45], v13, s42, v[10:11]
	v_mov_b32_e32 v22, s57
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_add_u32_e32 v20, vcc, s56, v20
	v_addc_u32_e32 v21, vcc, v22, v21, vcc
	flat_store_dword v[20:21], v19
.LBB0_128:                              ;   in Loop: Header=BB0_123 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[34:35]
	.loc	0 260
	v_add_u32_e32 v13, vcc, 1, v13
	v_cmp_gt_i32_e32 vcc, s50, v13
	s_and_b64 s[44:45], vcc, s[8:9]
	s_and_saveexec_b64 s[34:35], s[44:45]
	s_cbranch_execz .LBB0_122
; %bb.129:                              ;   in Loop: Header=BB0_123 Depth=2
	.loc	0 261
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_120
; %bb.130:                              ;   in Loop: Header=BB0_123 Depth=2
	.loc	0 0
	v_mov_b32_e32 v19, 0
	s_branch .LBB0_121
.LBB0_131:                              ;   in Loop: Header=BB0_5 Depth=1
	s_or_b64 exec, exec, s[30:31]
	v_mov_b32_e32 v12, v30
.LBB0_132:                              ;   in Loop: Header=BB0_5 Depth=1
	s_or_b64 exec, exec, s[28:29]
; %bb.133:                              ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 260
	s_and_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_4
; %bb.134:                              ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e32 v13, vcc, v12, v51
	v_cmp_gt_i32_e32 vcc, s50, v13
	s_and_b64 s[28:29], vcc, s[8:9]
	s_and_b64 exec, exec, s[28:29]
	s_cbranch_execz .LBB0_4
; %bb.135:                              ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[24:25]
	s_cbranch_vccz .LBB0_2
; %bb.136:                              ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v12, 0
	s_branch .LBB0_3
.LBB0_137:
	.loc	0 264
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_v3
		.amdhsa_group_segment_fixed_size 9216
		.amdhsa_private_segment_fixed_size 44
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
		.amdhsa_next_free_vgpr 70
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
; codeLenInByte = 9016
; NumSgprs: 86
; NumVgprs: 70
; ScratchSize: 44
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 9216 bytes/workgroup (compile time only)
; SGPRBlocks: 10
; VGPRBlocks: 17
; NumSGPRsForWavesPerEU: 86
; NumVGPRsForWavesPerEU: 70
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
    .group_segment_fixed_size: 9216
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 192
    .name:           attention_v3
    .private_segment_fixed_size: 44
    .reqd_workgroup_size:
      - 192
      - 1
      - 1
    .sgpr_count:     86
    .sgpr_spill_count: 0
    .symbol:         attention_v3.kd
    .vgpr_count:     70
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

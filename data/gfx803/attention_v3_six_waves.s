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
	s_load_dwordx4 s[28:31], s[6:7], 0x0
	.loc	0 195
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s30, 31
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 27
	s_add_i32 s0, s0, s1
	s_ashr_i32 s33, s0, 5
	s_mul_i32 s53, s29, s28
	s_mul_i32 s53, s53, s33
	.loc	0 196
	s_cmp_le_i32 s53, s8
	s_cbranch_scc1 .LBB0_190
; %bb.1:
	.loc	0 0
	s_load_dwordx2 s[0:1], s[4:5], 0x4
	s_load_dword s55, s[6:7], 0x10
	s_load_dwordx2 s[34:35], s[6:7], 0x18
	s_load_dwordx8 s[36:43], s[6:7], 0x20
	s_load_dword s2, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s3, s0, 16
	s_mul_i32 s3, s3, s1
	v_mul_u32_u24_e32 v1, s3, v0
	s_add_i32 s3, s31, 63
	s_ashr_i32 s4, s3, 31
	s_lshr_b32 s4, s4, 26
	s_add_i32 s3, s3, s4
	s_ashr_i32 s39, s3, 6
	s_cmp_gt_i32 s31, 0
	v_mul_lo_u32 v1, v1, 40
	s_cselect_b64 s[50:51], -1, 0
	s_and_b32 s3, s0, 0xffff
	v_cvt_f32_u32_e32 v2, s3
	s_mov_b32 s1, 0xc600
	v_add_u32_e32 v29, vcc, s1, v1
	s_mov_b32 s1, 0xa800
	v_add_u32_e32 v30, vcc, s1, v1
	v_rcp_iflag_f32_e32 v1, v2
	.loc	0 195
	v_lshrrev_b32_e32 v2, 5, v0
	s_sub_i32 s0, 0, s3
	v_mul_u32_u24_e32 v31, 5, v2
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_sub_u32_e32 v3, vcc, 32, v31
	s_load_dwordx4 s[44:47], s[6:7], 0x40
	s_load_dwordx2 s[48:49], s[6:7], 0x50
	v_mul_lo_u32 v2, s0, v1
	s_movk_i32 s0, 0x9f
	v_cmp_lt_u32_e32 vcc, s0, v0
	v_cndmask_b32_e32 v32, 5, v3, vcc
	v_mul_hi_u32 v2, v1, v2
	s_mov_b32 s28, s37
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s47, s46, 31
	s_add_i32 s37, s30, -1
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s2, v1
	.loc	0 196
	s_mov_b32 s9, 0
	s_mov_b32 s52, s45
	v_and_b32_e32 v19, 63, v0
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
	v_mov_b32_e32 v20, 0
	v_cmp_ne_u64_e32 vcc, s[2:3], v[1:2]
	v_alignbit_b32 v3, 0, v0, 6
	v_cndmask_b32_e64 v1, 0, 1, vcc
	v_readfirstlane_b32 s45, v1
	v_and_b32_e32 v1, 1, v32
	v_cmp_eq_u32_e64 s[10:11], 1, v1
	v_mad_i64_i32 v[1:2], s[16:17], v3, s46, v[19:20]
	s_movk_i32 s16, 0xff40
	v_add_u32_e32 v39, vcc, s16, v0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v4, s41
	v_add_u32_e32 v40, vcc, s40, v1
	s_movk_i32 s18, 0x110
	v_addc_u32_e32 v41, vcc, v4, v2, vcc
	v_mad_i64_i32 v[21:22], s[16:17], s46, 12, 0
	v_lshrrev_b32_e32 v4, 6, v0
	v_lshlrev_b32_e32 v5, 2, v19
	v_mad_u32_u24 v19, v4, s18, v5
	s_movk_i32 s16, 0x4400
	v_add_u32_e32 v42, vcc, s16, v19
	.loc	0 195
	v_and_b32_e32 v18, 31, v0
	.loc	0 196
	v_mov_b32_e32 v0, s43
	v_add_u32_e32 v43, vcc, s42, v1
	v_addc_u32_e32 v44, vcc, v0, v2, vcc
	v_or_b32_e32 v0, 64, v3
	v_mad_i64_i32 v[0:1], s[16:17], v0, s46, 0
	v_lshlrev_b32_e32 v2, 8, v31
	s_mov_b32 s58, 0x8800
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v46, vcc, s58, v2
	v_add_u32_e32 v0, vcc, v0, v5
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_and_b32_e32 v33, 7, v32
	v_and_b32_e32 v37, 3, v32
	v_lshlrev_b32_e32 v45, 2, v18
	v_mov_b32_e32 v2, s41
	v_add_u32_e32 v48, vcc, s40, v0
	v_or_b32_e32 v0, 64, v4
	v_cmp_lt_i32_e64 s[0:1], 0, v32
	s_max_i32 s56, s39, 1
	v_cmp_lt_u32_e64 s[2:3], 7, v32
	v_and_b32_e32 v34, -8, v32
	v_cmp_ne_u32_e64 s[4:5], 0, v33
	v_mul_u32_u24_e32 v35, 0x110, v18
	v_cmp_ne_u32_e64 s[6:7], 1, v32
	v_and_b32_e32 v36, -2, v32
	v_cmp_lt_u32_e64 s[12:13], 3, v32
	v_and_b32_e32 v38, -4, v32
	v_cmp_ne_u32_e64 s[14:15], 0, v37
	v_readfirstlane_b32 s57, v4
	s_lshl_b64 s[42:43], s[46:47], 8
	v_or_b32_e32 v47, v46, v45
	v_addc_u32_e32 v49, vcc, v2, v1, vcc
	v_readfirstlane_b32 s59, v0
	s_mov_b32 s60, 0xff800000
	v_cndmask_b32_e64 v50, 0, 1, s[50:51]
	s_movk_i32 s61, 0xc0
	s_movk_i32 s62, 0xf3f
	v_mov_b32_e32 v51, 0xb5ddea0e
	s_mov_b32 s63, 0x6f800000
	s_mov_b32 s64, 0xc2aeac4f
	s_mov_b32 s65, 0x42b17218
	v_mov_b32_e32 v52, 0xff800000
	s_movk_i32 s66, 0x50
	s_movk_i32 s67, 0x60
	s_movk_i32 s68, 0x70
	s_movk_i32 s69, 0x80
	s_movk_i32 s70, 0x90
	s_movk_i32 s71, 0xa0
	s_movk_i32 s72, 0xb0
	s_movk_i32 s73, 0xd0
	s_movk_i32 s74, 0xe0
	s_movk_i32 s75, 0xf0
	v_mov_b32_e32 v53, 0x2f800000
	v_mov_b32_e32 v54, 0x7f800000
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 196
	s_bfe_i64 s[8:9], s[8:9], 0x200000
	s_add_u32 s8, s8, s54
	s_addc_u32 s9, s9, 0
	s_add_u32 s8, s8, s45
	s_addc_u32 s9, s9, 0
	s_cmp_le_i32 s53, s8
	s_cbranch_scc1 .LBB0_190
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_6 Depth 2
                                        ;     Child Loop BB0_10 Depth 2
                                        ;     Child Loop BB0_16 Depth 2
                                        ;     Child Loop BB0_20 Depth 2
                                        ;     Child Loop BB0_24 Depth 2
                                        ;     Child Loop BB0_30 Depth 2
                                        ;       Child Loop BB0_32 Depth 3
                                        ;       Child Loop BB0_37 Depth 3
                                        ;       Child Loop BB0_41 Depth 3
                                        ;       Child Loop BB0_44 Depth 3
                                        ;       Child Loop BB0_50 Depth 3
                                        ;       Child Loop BB0_56 Depth 3
                                        ;       Child Loop BB0_62 Depth 3
                                        ;       Child Loop BB0_68 Depth 3
                                        ;       Child Loop BB0_74 Depth 3
                                        ;       Child Loop BB0_80 Depth 3
                                        ;       Child Loop BB0_86 Depth 3
                                        ;       Child Loop BB0_92 Depth 3
                                        ;       Child Loop BB0_98 Depth 3
                                        ;       Child Loop BB0_104 Depth 3
                                        ;       Child Loop BB0_110 Depth 3
                                        ;       Child Loop BB0_116 Depth 3
                                        ;       Child Loop BB0_122 Depth 3
                                        ;       Child Loop BB0_128 Depth 3
                                        ;       Child Loop BB0_134 Depth 3
                                        ;       Child Loop BB0_141 Depth 3
                                        ;       Child Loop BB0_159 Depth 3
                                        ;       Child Loop BB0_164 Depth 3
                                        ;       Child Loop BB0_168 Depth 3
                                        ;       Child Loop BB0_172 Depth 3
                                        ;         Child Loop BB0_175 Depth 4
                                        ;         Child Loop BB0_179 Depth 4
                                        ;     Child Loop BB0_185 Depth 2
	.loc	0 197
	s_ashr_i32 s16, s33, 31
	s_add_i32 s17, s33, s16
	s_xor_b32 s17, s17, s16
	v_cvt_f32_u32_e32 v10, s17
	s_sub_i32 s18, 0, s17
	v_rcp_iflag_f32_e32 v10, v10
	v_mul_f32_e32 v10, 0x4f7ffffe, v10
	v_cvt_u32_f32_e32 v10, v10
	v_mul_lo_u32 v11, s18, v10
	s_ashr_i32 s18, s8, 31
	s_add_i32 s19, s8, s18
	s_xor_b32 s19, s19, s18
	v_mul_hi_u32 v11, v10, v11
	s_xor_b32 s16, s18, s16
	v_add_u32_e32 v10, vcc, v10, v11
	v_mul_hi_u32 v10, s19, v10
	v_readfirstlane_b32 s18, v10
	s_mul_i32 s20, s18, s17
	s_sub_i32 s19, s19, s20
	s_add_i32 s21, s18, 1
	s_sub_i32 s20, s19, s17
	s_cmp_ge_u32 s19, s17
	s_cselect_b32 s18, s21, s18
	s_cselect_b32 s19, s20, s19
	s_add_i32 s20, s18, 1
	s_cmp_ge_u32 s19, s17
	s_cselect_b32 s17, s20, s18
	s_ashr_i32 s78, s29, 31
	s_add_i32 s18, s29, s78
	s_xor_b32 s77, s18, s78
	v_cvt_f32_u32_e32 v10, s77
	s_sub_i32 s18, 0, s77
	s_xor_b32 s17, s17, s16
	s_sub_i32 s76, s17, s16
	v_rcp_iflag_f32_e32 v10, v10
	s_ashr_i32 s81, s76, 31
	s_add_i32 s16, s76, s81
	s_xor_b32 s80, s16, s81
	v_mul_f32_e32 v10, 0x4f7ffffe, v10
	v_cvt_u32_f32_e32 v10, v10
	v_mul_lo_u32 v11, s18, v10
	v_mul_hi_u32 v11, v10, v11
	v_add_u32_e32 v10, vcc, v11, v10
	v_mad_u64_u32 v[10:11], s[16:17], s80, v10, 0
	v_readfirstlane_b32 s79, v11
	.loc	0 204
	s_and_saveexec_b64 s[26:27], s[0:1]
	s_cbranch_execz .LBB0_13
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	v_mov_b32_e32 v10, 0
	.loc	0 204
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_cbranch_execz .LBB0_8
; %bb.5:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_mov_b32 s22, 0
	s_mov_b64 s[20:21], 0
.LBB0_6:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 204
	s_cmp_eq_u32 s22, 0
	s_cselect_b64 s[16:17], -1, 0
	s_cmp_eq_u32 s22, 1
	s_cselect_b64 s[24:25], -1, 0
	s_cmp_eq_u32 s22, 2
	s_cselect_b64 s[40:41], -1, 0
	s_cmp_eq_u32 s22, 3
	s_cselect_b64 s[46:47], -1, 0
	s_cmp_eq_u32 s22, 4
	s_cselect_b64 s[82:83], -1, 0
	s_add_i32 s23, s22, 1
	s_cmp_eq_u32 s23, 4
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[82:83], s[84:85], s[82:83]
	s_cmp_eq_u32 s23, 3
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[46:47], s[84:85], s[46:47]
	s_cmp_eq_u32 s23, 2
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[40:41], s[84:85], s[40:41]
	s_cmp_eq_u32 s23, 1
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[24:25], s[84:85], s[24:25]
	s_cmp_eq_u32 s23, 0
	s_cselect_b64 s[84:85], -1, 0
	s_add_i32 s23, s22, 2
	s_or_b64 s[16:17], s[84:85], s[16:17]
	s_cmp_eq_u32 s23, 0
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[16:17], s[84:85], s[16:17]
	s_cmp_eq_u32 s23, 1
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[24:25], s[84:85], s[24:25]
	s_cmp_eq_u32 s23, 2
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[40:41], s[84:85], s[40:41]
	s_cmp_eq_u32 s23, 3
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[46:47], s[84:85], s[46:47]
	s_cmp_eq_u32 s23, 4
	s_cselect_b64 s[84:85], -1, 0
	s_add_i32 s23, s22, 3
	s_or_b64 s[82:83], s[84:85], s[82:83]
	s_cmp_eq_u32 s23, 4
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[82:83], s[84:85], s[82:83]
	s_cmp_eq_u32 s23, 3
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[46:47], s[84:85], s[46:47]
	s_cmp_eq_u32 s23, 2
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[40:41], s[84:85], s[40:41]
	s_cmp_eq_u32 s23, 1
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[24:25], s[84:85], s[24:25]
	s_cmp_eq_u32 s23, 0
	s_cselect_b64 s[84:85], -1, 0
	s_add_i32 s23, s22, 4
	s_or_b64 s[16:17], s[84:85], s[16:17]
	s_cmp_eq_u32 s23, 0
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[16:17], s[84:85], s[16:17]
	s_cmp_eq_u32 s23, 1
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[24:25], s[84:85], s[24:25]
	s_cmp_eq_u32 s23, 2
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[40:41], s[84:85], s[40:41]
	s_cmp_eq_u32 s23, 3
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[46:47], s[84:85], s[46:47]
	s_cmp_eq_u32 s23, 4
	s_cselect_b64 s[84:85], -1, 0
	s_add_i32 s23, s22, 5
	s_or_b64 s[82:83], s[84:85], s[82:83]
	s_cmp_eq_u32 s23, 4
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[82:83], s[84:85], s[82:83]
	s_cmp_eq_u32 s23, 3
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[46:47], s[84:85], s[46:47]
	s_cmp_eq_u32 s23, 2
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[40:41], s[84:85], s[40:41]
	s_cmp_eq_u32 s23, 1
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[24:25], s[84:85], s[24:25]
	s_cmp_eq_u32 s23, 0
	s_cselect_b64 s[84:85], -1, 0
	s_add_i32 s23, s22, 6
	s_or_b64 s[16:17], s[84:85], s[16:17]
	s_cmp_eq_u32 s23, 0
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[16:17], s[84:85], s[16:17]
	s_cmp_eq_u32 s23, 1
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[24:25], s[84:85], s[24:25]
	s_cmp_eq_u32 s23, 2
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[40:41], s[84:85], s[40:41]
	s_cmp_eq_u32 s23, 3
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 s[46:47], s[84:85], s[46:47]
	s_cmp_eq_u32 s23, 4
	s_cselect_b64 s[84:85], -1, 0
	s_add_i32 s23, s22, 7
	s_or_b64 s[82:83], s[84:85], s[82:83]
	s_cmp_eq_u32 s23, 4
	s_cselect_b64 s[84:85], -1, 0
	s_or_b64 vcc, s[84:85], s[82:83]
	s_cmp_eq_u32 s23, 3
	s_cselect_b64 s[82:83], -1, 0
	v_cndmask_b32_e32 v4, v4, v52, vcc
	v_cndmask_b32_e64 v9, v9, 0, vcc
	s_or_b64 vcc, s[82:83], s[46:47]
	s_cmp_eq_u32 s23, 2
	s_cselect_b64 s[46:47], -1, 0
	v_cndmask_b32_e32 v3, v3, v52, vcc
	v_cndmask_b32_e64 v8, v8, 0, vcc
	s_or_b64 vcc, s[46:47], s[40:41]
	s_cmp_eq_u32 s23, 1
	s_cselect_b64 s[40:41], -1, 0
	v_cndmask_b32_e32 v2, v2, v52, vcc
	v_cndmask_b32_e64 v7, v7, 0, vcc
	s_or_b64 vcc, s[40:41], s[24:25]
	s_cmp_eq_u32 s23, 0
	s_cselect_b64 s[24:25], -1, 0
	s_add_i32 s22, s22, 8
	v_cndmask_b32_e32 v1, v1, v52, vcc
	v_cndmask_b32_e64 v6, v6, 0, vcc
	s_or_b64 vcc, s[24:25], s[16:17]
	v_cmp_eq_u32_e64 s[16:17], s22, v34
	v_cndmask_b32_e32 v0, v0, v52, vcc
	v_mov_b32_e32 v10, s22
	s_or_b64 s[20:21], s[16:17], s[20:21]
	v_cndmask_b32_e64 v5, v5, 0, vcc
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_6
; %bb.7:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
.LBB0_8:                                ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[18:19]
	.loc	0 204
	s_and_saveexec_b64 s[40:41], s[4:5]
	s_cbranch_execz .LBB0_12
; %bb.9:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_mov_b64 s[46:47], 0
	v_mov_b32_e32 v11, v33
.LBB0_10:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 204
	v_cmp_eq_u32_e32 vcc, 4, v10
	v_add_u32_e64 v11, s[24:25], -1, v11
	v_cndmask_b32_e32 v4, v4, v52, vcc
	v_cmp_eq_u32_e64 s[16:17], 3, v10
	v_cmp_eq_u32_e64 s[18:19], 2, v10
	v_cmp_eq_u32_e64 s[20:21], 1, v10
	v_cmp_eq_u32_e64 s[22:23], 0, v10
	v_cndmask_b32_e64 v9, v9, 0, vcc
	v_cmp_eq_u32_e32 vcc, 0, v11
	v_cndmask_b32_e64 v3, v3, v52, s[16:17]
	v_cndmask_b32_e64 v2, v2, v52, s[18:19]
	v_cndmask_b32_e64 v1, v1, v52, s[20:21]
	v_cndmask_b32_e64 v0, v0, v52, s[22:23]
	v_add_u32_e64 v10, s[24:25], 1, v10
	v_cndmask_b32_e64 v8, v8, 0, s[16:17]
	v_cndmask_b32_e64 v7, v7, 0, s[18:19]
	v_cndmask_b32_e64 v6, v6, 0, s[20:21]
	s_or_b64 s[46:47], vcc, s[46:47]
	v_cndmask_b32_e64 v5, v5, 0, s[22:23]
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execnz .LBB0_10
; %bb.11:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[46:47]
.LBB0_12:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[40:41]
.LBB0_13:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[26:27]
	.loc	0 182
	s_mov_b32 m0, -1
	.loc	0 205
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB0_21
; %bb.14:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	v_mov_b32_e32 v10, 0
	.loc	0 205
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_cbranch_execz .LBB0_18
; %bb.15:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_mov_b32 s22, 0
	s_mov_b64 s[20:21], 0
	v_mov_b32_e32 v10, v29
.LBB0_16:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 205
	s_add_i32 s22, s22, 8
	v_cmp_eq_u32_e32 vcc, s22, v34
	ds_write2_b32 v10, v20, v20 offset1:1
	ds_write2_b32 v10, v20, v20 offset0:2 offset1:3
	ds_write2_b32 v10, v20, v20 offset0:4 offset1:5
	ds_write2_b32 v10, v20, v20 offset0:6 offset1:7
	ds_write2_b32 v10, v20, v20 offset0:8 offset1:9
	ds_write2_b32 v10, v20, v20 offset0:10 offset1:11
	ds_write2_b32 v10, v20, v20 offset0:12 offset1:13
	ds_write2_b32 v10, v20, v20 offset0:14 offset1:15
	s_or_b64 s[20:21], vcc, s[20:21]
	v_add_u32_e32 v10, vcc, 64, v10
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_16
; %bb.17:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v10, v34
.LBB0_18:                               ;   in Loop: Header=BB0_3 Depth=1
	s_or_b64 exec, exec, s[18:19]
	.loc	0 205
	s_and_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_21
; %bb.19:                               ;   in Loop: Header=BB0_3 Depth=1
	v_lshlrev_b32_e32 v10, 3, v10
	v_add_u32_e32 v10, vcc, v29, v10
	s_mov_b64 s[18:19], 0
	v_mov_b32_e32 v11, v33
.LBB0_20:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	v_add_u32_e32 v11, vcc, -1, v11
	v_cmp_eq_u32_e32 vcc, 0, v11
	ds_write2_b32 v10, v20, v20 offset1:1
	s_or_b64 s[18:19], vcc, s[18:19]
	v_add_u32_e32 v10, vcc, 8, v10
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execnz .LBB0_20
.LBB0_21:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 197
	s_mul_i32 s17, s79, s77
	s_sub_i32 s17, s80, s17
	s_xor_b32 s16, s81, s78
	s_add_i32 s18, s79, 1
	s_sub_i32 s19, s17, s77
	s_cmp_ge_u32 s17, s77
	s_cselect_b32 s18, s18, s79
	s_cselect_b32 s17, s19, s17
	s_add_i32 s19, s18, 1
	s_cmp_ge_u32 s17, s77
	s_cselect_b32 s17, s19, s18
	s_xor_b32 s17, s17, s16
	s_sub_i32 s20, s17, s16
	s_mul_i32 s16, s20, s29
	s_sub_i32 s21, s76, s16
	.loc	0 200
	v_mov_b32_e32 v10, s52
	v_mad_i64_i32 v[10:11], s[16:17], s21, v10, 0
	v_mov_b32_e32 v12, s44
	.loc	0 206
	s_andn2_b64 vcc, exec, s[50:51]
	.loc	0 200
	v_mad_i64_i32 v[10:11], s[16:17], s20, v12, v[10:11]
	.loc	0 206
	v_cmp_ne_u32_e64 s[16:17], 1, v50
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	s_cbranch_vccnz .LBB0_27
; %bb.22:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 179
	v_add_u32_e32 v12, vcc, v40, v10
	v_addc_u32_e32 v13, vcc, v41, v11, vcc
	s_mov_b64 s[18:19], 0
	s_mov_b32 s22, s57
	v_mov_b32_e32 v14, v19
	v_mov_b32_e32 v15, v39
	s_branch .LBB0_24
.LBB0_23:                               ;   in Loop: Header=BB0_24 Depth=2
	v_add_u32_e32 v15, vcc, 0xc0, v15
	v_add_u32_e32 v12, vcc, v12, v21
	v_addc_u32_e32 v13, vcc, v13, v22, vcc
	s_add_i32 s22, s22, 3
	v_cmp_lt_u32_e32 vcc, s62, v15
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v16
	s_or_b64 s[18:19], vcc, s[18:19]
	.loc	0 179
	v_add_u32_e32 v14, vcc, 0x330, v14
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_26
.LBB0_24:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 181
	s_cmp_ge_i32 s22, s31
	.loc	0 182
	v_mov_b32_e32 v16, 0
	s_cbranch_scc1 .LBB0_23
; %bb.25:                               ;   in Loop: Header=BB0_24 Depth=2
	flat_load_dword v16, v[12:13]
	s_branch .LBB0_23
.LBB0_26:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
.LBB0_27:                               ;   in Loop: Header=BB0_3 Depth=1
	s_mul_i32 s76, s76, s33
	s_sub_i32 s18, s8, s76
	.loc	0 199
	v_mov_b32_e32 v12, s28
	.loc	0 198
	s_lshl_b32 s22, s18, 5
	.loc	0 199
	v_mad_i64_i32 v[12:13], s[18:19], s21, v12, 0
	v_mov_b32_e32 v14, s36
	.loc	0 198
	v_add_u32_e32 v55, vcc, s22, v31
	.loc	0 199
	v_mad_i64_i32 v[23:24], s[18:19], s20, v14, v[12:13]
	.loc	0 209
	s_and_b64 vcc, exec, s[16:17]
	.loc	0 207
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 261
	s_mov_b32 m0, -1
	.loc	0 209
	s_cbranch_vccnz .LBB0_181
; %bb.28:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	v_lshlrev_b64 v[12:13], 2, v[23:24]
	v_mov_b32_e32 v14, s35
	v_add_u32_e32 v56, vcc, s34, v12
	v_addc_u32_e32 v57, vcc, v14, v13, vcc
	.loc	0 209
	v_add_u32_e32 v25, vcc, v43, v10
	v_addc_u32_e32 v26, vcc, v44, v11, vcc
	v_add_u32_e32 v27, vcc, v48, v10
	v_addc_u32_e32 v28, vcc, v49, v11, vcc
	s_mov_b32 s76, 0
	s_mov_b32 s77, s59
	s_mov_b32 s78, s57
	s_branch .LBB0_30
.LBB0_29:                               ;   in Loop: Header=BB0_30 Depth=2
	v_mov_b32_e32 v10, s43
	v_add_u32_e32 v25, vcc, s42, v25
	v_addc_u32_e32 v26, vcc, v26, v10, vcc
	s_add_i32 s78, s78, 64
	s_add_i32 s77, s77, 64
	v_add_u32_e32 v27, vcc, s42, v27
	s_cmp_eq_u32 s76, s56
	v_addc_u32_e32 v28, vcc, v28, v10, vcc
	.loc	0 257
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_scc1 .LBB0_181
.LBB0_30:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_32 Depth 3
                                        ;       Child Loop BB0_37 Depth 3
                                        ;       Child Loop BB0_41 Depth 3
                                        ;       Child Loop BB0_44 Depth 3
                                        ;       Child Loop BB0_50 Depth 3
                                        ;       Child Loop BB0_56 Depth 3
                                        ;       Child Loop BB0_62 Depth 3
                                        ;       Child Loop BB0_68 Depth 3
                                        ;       Child Loop BB0_74 Depth 3
                                        ;       Child Loop BB0_80 Depth 3
                                        ;       Child Loop BB0_86 Depth 3
                                        ;       Child Loop BB0_92 Depth 3
                                        ;       Child Loop BB0_98 Depth 3
                                        ;       Child Loop BB0_104 Depth 3
                                        ;       Child Loop BB0_110 Depth 3
                                        ;       Child Loop BB0_116 Depth 3
                                        ;       Child Loop BB0_122 Depth 3
                                        ;       Child Loop BB0_128 Depth 3
                                        ;       Child Loop BB0_134 Depth 3
                                        ;       Child Loop BB0_141 Depth 3
                                        ;       Child Loop BB0_159 Depth 3
                                        ;       Child Loop BB0_164 Depth 3
                                        ;       Child Loop BB0_168 Depth 3
                                        ;       Child Loop BB0_172 Depth 3
                                        ;         Child Loop BB0_175 Depth 4
                                        ;         Child Loop BB0_179 Depth 4
	.loc	0 0
	v_mov_b32_e32 v10, v25
	s_mov_b64 s[18:19], 0
	s_mov_b32 s20, s78
	v_mov_b32_e32 v11, v26
	v_mov_b32_e32 v12, v42
	v_mov_b32_e32 v13, v39
	s_branch .LBB0_32
.LBB0_31:                               ;   in Loop: Header=BB0_32 Depth=3
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v14
	.loc	0 179
	v_add_u32_e32 v13, vcc, 0xc0, v13
	v_add_u32_e32 v12, vcc, 0x330, v12
	s_add_i32 s20, s20, 3
	v_cmp_lt_u32_e32 vcc, s62, v13
	s_or_b64 s[18:19], vcc, s[18:19]
	v_add_u32_e32 v10, vcc, v10, v21
	v_addc_u32_e32 v11, vcc, v11, v22, vcc
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_34
.LBB0_32:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	s_cmp_ge_i32 s20, s31
	.loc	0 182
	v_mov_b32_e32 v14, 0
	s_cbranch_scc1 .LBB0_31
; %bb.33:                               ;   in Loop: Header=BB0_32 Depth=3
	flat_load_dword v14, v[10:11]
	s_branch .LBB0_31
.LBB0_34:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 211
	s_and_saveexec_b64 s[22:23], s[0:1]
	s_cbranch_execz .LBB0_156
; %bb.35:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	v_mov_b32_e32 v10, 0
	.loc	0 211
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_cbranch_execz .LBB0_39
; %bb.36:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_mov_b32 s24, 0
	s_mov_b64 s[20:21], 0
	v_mov_b32_e32 v10, v30
.LBB0_37:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 211
	s_add_i32 s24, s24, 8
	v_cmp_eq_u32_e32 vcc, s24, v34
	ds_write2_b32 v10, v20, v20 offset1:1
	ds_write2_b32 v10, v20, v20 offset0:2 offset1:3
	ds_write2_b32 v10, v20, v20 offset0:4 offset1:5
	ds_write2_b32 v10, v20, v20 offset0:6 offset1:7
	ds_write2_b32 v10, v20, v20 offset0:8 offset1:9
	ds_write2_b32 v10, v20, v20 offset0:10 offset1:11
	ds_write2_b32 v10, v20, v20 offset0:12 offset1:13
	ds_write2_b32 v10, v20, v20 offset0:14 offset1:15
	s_or_b64 s[20:21], vcc, s[20:21]
	v_add_u32_e32 v10, vcc, 64, v10
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_37
; %bb.38:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v10, v34
.LBB0_39:                               ;   in Loop: Header=BB0_30 Depth=2
	s_or_b64 exec, exec, s[18:19]
	.loc	0 211
	s_and_saveexec_b64 s[18:19], s[4:5]
	s_cbranch_execz .LBB0_42
; %bb.40:                               ;   in Loop: Header=BB0_30 Depth=2
	v_lshlrev_b32_e32 v10, 3, v10
	v_add_u32_e32 v10, vcc, v30, v10
	s_mov_b64 s[20:21], 0
	v_mov_b32_e32 v11, v33
.LBB0_41:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	v_add_u32_e32 v11, vcc, -1, v11
	v_cmp_eq_u32_e32 vcc, 0, v11
	ds_write2_b32 v10, v20, v20 offset1:1
	s_or_b64 s[20:21], vcc, s[20:21]
	v_add_u32_e32 v10, vcc, 8, v10
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_41
.LBB0_42:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	ds_read_b128 v[14:17], v35
	ds_read_b128 v[10:13], v35 offset:8704
	v_mov_b32_e32 v58, 0
	.loc	0 213
	s_and_saveexec_b64 s[18:19], s[6:7]
	s_cbranch_execz .LBB0_46
; %bb.43:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_mov_b32 s24, 0
	s_mov_b64 s[20:21], 0
	v_mov_b32_e32 v58, v30
.LBB0_44:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_add_u32_e32 v59, vcc, s24, v55
	v_min_i32_e32 v60, s37, v59
	v_add_u32_e32 v61, vcc, 1, v59
	v_mad_i64_i32 v[59:60], s[26:27], v60, s38, 0
	v_min_i32_e32 v61, s37, v61
	v_mad_i64_i32 v[61:62], s[26:27], v61, s38, 0
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	.loc	0 213
	s_add_i32 s24, s24, 2
	.loc	0 214
	v_lshlrev_b64 v[63:64], 2, v[61:62]
	v_add_u32_e32 v59, vcc, v56, v59
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	v_add_u32_e32 v63, vcc, v56, v63
	.loc	0 215
	flat_load_dwordx4 v[59:62], v[59:60]
	.loc	0 214
	v_addc_u32_e32 v64, vcc, v57, v64, vcc
	.loc	0 215
	flat_load_dwordx4 v[63:66], v[63:64]
	.loc	0 216
	ds_read2_b32 v[67:68], v58 offset1:1
	ds_read2_b32 v[69:70], v58 offset0:2 offset1:3
	.loc	0 213
	v_cmp_eq_u32_e32 vcc, s24, v36
	s_or_b64 s[20:21], vcc, s[20:21]
	.loc	0 216
	s_waitcnt vmcnt(1) lgkmcnt(3)
	v_mul_f32_e32 v71, v60, v15
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v60, v60, v11
	v_mac_f32_e32 v71, v59, v14
	v_mac_f32_e32 v60, v59, v10
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v59, v64, v15
	v_mul_f32_e32 v64, v64, v11
	v_mac_f32_e32 v71, v61, v16
	v_mac_f32_e32 v60, v61, v12
	v_mac_f32_e32 v59, v63, v14
	v_mac_f32_e32 v64, v63, v10
	v_mac_f32_e32 v71, v62, v17
	v_mac_f32_e32 v60, v62, v13
	v_mac_f32_e32 v59, v65, v16
	v_mac_f32_e32 v64, v65, v12
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v61, v67, v71
	v_add_f32_e32 v60, v68, v60
	v_mac_f32_e32 v59, v66, v17
	v_mac_f32_e32 v64, v66, v13
	.loc	0 214
	ds_write2_b32 v58, v61, v60 offset1:1
	.loc	0 216
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v59, v69, v59
	v_add_f32_e32 v60, v70, v64
	.loc	0 213
	ds_write2_b32 v58, v59, v60 offset0:2 offset1:3
	v_add_u32_e32 v58, vcc, 16, v58
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_44
; %bb.45:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v58, v36
.LBB0_46:                               ;   in Loop: Header=BB0_30 Depth=2
	s_or_b64 exec, exec, s[18:19]
	.loc	0 213
	s_and_saveexec_b64 s[18:19], s[10:11]
	s_cbranch_execz .LBB0_48
; %bb.47:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v58, v55
	v_min_i32_e32 v59, s37, v59
	v_mad_i64_i32 v[59:60], s[20:21], v59, s38, 0
	.loc	0 216
	v_lshlrev_b32_e32 v58, 3, v58
	.loc	0 214
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	v_add_u32_e32 v59, vcc, v56, v59
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	flat_load_dwordx4 v[59:62], v[59:60]
	.loc	0 216
	v_add_u32_e32 v58, vcc, v30, v58
	ds_read2_b32 v[63:64], v58 offset1:1
	s_waitcnt vmcnt(0) lgkmcnt(2)
	v_mul_f32_e32 v15, v60, v15
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, v60, v11
	v_mac_f32_e32 v15, v59, v14
	v_mac_f32_e32 v11, v59, v10
	v_mac_f32_e32 v15, v61, v16
	v_mac_f32_e32 v11, v61, v12
	v_mac_f32_e32 v15, v62, v17
	v_mac_f32_e32 v11, v62, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v10, v63, v15
	v_add_f32_e32 v11, v64, v11
	.loc	0 212
	ds_write2_b32 v58, v10, v11 offset1:1
.LBB0_48:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[14:17], v35 offset:16
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[10:13], v35 offset:8720
	v_mov_b32_e32 v58, 0
	.loc	0 213
	s_and_saveexec_b64 s[18:19], s[6:7]
	s_cbranch_execz .LBB0_52
; %bb.49:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_mov_b32 s24, 0
	s_mov_b64 s[20:21], 0
	v_mov_b32_e32 v58, v30
.LBB0_50:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_add_u32_e32 v59, vcc, s24, v55
	v_min_i32_e32 v60, s37, v59
	v_add_u32_e32 v61, vcc, 1, v59
	v_mad_i64_i32 v[59:60], s[26:27], v60, s38, 0
	v_min_i32_e32 v61, s37, v61
	v_mad_i64_i32 v[61:62], s[26:27], v61, s38, 0
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	.loc	0 213
	s_add_i32 s24, s24, 2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v56, v59
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	.loc	0 215
	v_add_u32_e32 v59, vcc, 16, v59
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	.loc	0 214
	v_add_u32_e32 v63, vcc, v56, v61
	v_addc_u32_e32 v64, vcc, v57, v62, vcc
	.loc	0 215
	v_add_u32_e32 v63, vcc, 16, v63
	flat_load_dwordx4 v[59:62], v[59:60]
	v_addc_u32_e32 v64, vcc, 0, v64, vcc
	flat_load_dwordx4 v[63:66], v[63:64]
	.loc	0 216
	ds_read2_b32 v[67:68], v58 offset1:1
	ds_read2_b32 v[69:70], v58 offset0:2 offset1:3
	.loc	0 213
	v_cmp_eq_u32_e32 vcc, s24, v36
	s_or_b64 s[20:21], vcc, s[20:21]
	.loc	0 216
	s_waitcnt vmcnt(1) lgkmcnt(3)
	v_mul_f32_e32 v71, v60, v15
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v60, v60, v11
	v_mac_f32_e32 v71, v59, v14
	v_mac_f32_e32 v60, v59, v10
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v59, v64, v15
	v_mul_f32_e32 v64, v64, v11
	v_mac_f32_e32 v71, v61, v16
	v_mac_f32_e32 v60, v61, v12
	v_mac_f32_e32 v59, v63, v14
	v_mac_f32_e32 v64, v63, v10
	v_mac_f32_e32 v71, v62, v17
	v_mac_f32_e32 v60, v62, v13
	v_mac_f32_e32 v59, v65, v16
	v_mac_f32_e32 v64, v65, v12
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v61, v67, v71
	v_add_f32_e32 v60, v68, v60
	v_mac_f32_e32 v59, v66, v17
	v_mac_f32_e32 v64, v66, v13
	.loc	0 214
	ds_write2_b32 v58, v61, v60 offset1:1
	.loc	0 216
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v59, v69, v59
	v_add_f32_e32 v60, v70, v64
	.loc	0 213
	ds_write2_b32 v58, v59, v60 offset0:2 offset1:3
	v_add_u32_e32 v58, vcc, 16, v58
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_50
; %bb.51:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v58, v36
.LBB0_52:                               ;   in Loop: Header=BB0_30 Depth=2
	s_or_b64 exec, exec, s[18:19]
	.loc	0 213
	s_and_saveexec_b64 s[18:19], s[10:11]
	s_cbranch_execz .LBB0_54
; %bb.53:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v58, v55
	v_min_i32_e32 v59, s37, v59
	v_mad_i64_i32 v[59:60], s[20:21], v59, s38, 0
	.loc	0 216
	v_lshlrev_b32_e32 v58, 3, v58
	.loc	0 214
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	v_add_u32_e32 v59, vcc, v56, v59
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 16, v59
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	.loc	0 216
	v_add_u32_e32 v58, vcc, v30, v58
	ds_read2_b32 v[63:64], v58 offset1:1
	s_waitcnt vmcnt(0) lgkmcnt(2)
	v_mul_f32_e32 v15, v60, v15
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, v60, v11
	v_mac_f32_e32 v15, v59, v14
	v_mac_f32_e32 v11, v59, v10
	v_mac_f32_e32 v15, v61, v16
	v_mac_f32_e32 v11, v61, v12
	v_mac_f32_e32 v15, v62, v17
	v_mac_f32_e32 v11, v62, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v10, v63, v15
	v_add_f32_e32 v11, v64, v11
	.loc	0 212
	ds_write2_b32 v58, v10, v11 offset1:1
.LBB0_54:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[14:17], v35 offset:32
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[10:13], v35 offset:8736
	v_mov_b32_e32 v58, 0
	.loc	0 213
	s_and_saveexec_b64 s[18:19], s[6:7]
	s_cbranch_execz .LBB0_58
; %bb.55:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_mov_b32 s24, 0
	s_mov_b64 s[20:21], 0
	v_mov_b32_e32 v58, v30
.LBB0_56:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_add_u32_e32 v59, vcc, s24, v55
	v_min_i32_e32 v60, s37, v59
	v_add_u32_e32 v61, vcc, 1, v59
	v_mad_i64_i32 v[59:60], s[26:27], v60, s38, 0
	v_min_i32_e32 v61, s37, v61
	v_mad_i64_i32 v[61:62], s[26:27], v61, s38, 0
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	.loc	0 213
	s_add_i32 s24, s24, 2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v56, v59
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	.loc	0 215
	v_add_u32_e32 v59, vcc, 32, v59
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	.loc	0 214
	v_add_u32_e32 v63, vcc, v56, v61
	v_addc_u32_e32 v64, vcc, v57, v62, vcc
	.loc	0 215
	v_add_u32_e32 v63, vcc, 32, v63
	flat_load_dwordx4 v[59:62], v[59:60]
	v_addc_u32_e32 v64, vcc, 0, v64, vcc
	flat_load_dwordx4 v[63:66], v[63:64]
	.loc	0 216
	ds_read2_b32 v[67:68], v58 offset1:1
	ds_read2_b32 v[69:70], v58 offset0:2 offset1:3
	.loc	0 213
	v_cmp_eq_u32_e32 vcc, s24, v36
	s_or_b64 s[20:21], vcc, s[20:21]
	.loc	0 216
	s_waitcnt vmcnt(1) lgkmcnt(3)
	v_mul_f32_e32 v71, v60, v15
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v60, v60, v11
	v_mac_f32_e32 v71, v59, v14
	v_mac_f32_e32 v60, v59, v10
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v59, v64, v15
	v_mul_f32_e32 v64, v64, v11
	v_mac_f32_e32 v71, v61, v16
	v_mac_f32_e32 v60, v61, v12
	v_mac_f32_e32 v59, v63, v14
	v_mac_f32_e32 v64, v63, v10
	v_mac_f32_e32 v71, v62, v17
	v_mac_f32_e32 v60, v62, v13
	v_mac_f32_e32 v59, v65, v16
	v_mac_f32_e32 v64, v65, v12
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v61, v67, v71
	v_add_f32_e32 v60, v68, v60
	v_mac_f32_e32 v59, v66, v17
	v_mac_f32_e32 v64, v66, v13
	.loc	0 214
	ds_write2_b32 v58, v61, v60 offset1:1
	.loc	0 216
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v59, v69, v59
	v_add_f32_e32 v60, v70, v64
	.loc	0 213
	ds_write2_b32 v58, v59, v60 offset0:2 offset1:3
	v_add_u32_e32 v58, vcc, 16, v58
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_56
; %bb.57:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v58, v36
.LBB0_58:                               ;   in Loop: Header=BB0_30 Depth=2
	s_or_b64 exec, exec, s[18:19]
	.loc	0 213
	s_and_saveexec_b64 s[18:19], s[10:11]
	s_cbranch_execz .LBB0_60
; %bb.59:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v58, v55
	v_min_i32_e32 v59, s37, v59
	v_mad_i64_i32 v[59:60], s[20:21], v59, s38, 0
	.loc	0 216
	v_lshlrev_b32_e32 v58, 3, v58
	.loc	0 214
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	v_add_u32_e32 v59, vcc, v56, v59
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 32, v59
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	.loc	0 216
	v_add_u32_e32 v58, vcc, v30, v58
	ds_read2_b32 v[63:64], v58 offset1:1
	s_waitcnt vmcnt(0) lgkmcnt(2)
	v_mul_f32_e32 v15, v60, v15
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, v60, v11
	v_mac_f32_e32 v15, v59, v14
	v_mac_f32_e32 v11, v59, v10
	v_mac_f32_e32 v15, v61, v16
	v_mac_f32_e32 v11, v61, v12
	v_mac_f32_e32 v15, v62, v17
	v_mac_f32_e32 v11, v62, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v10, v63, v15
	v_add_f32_e32 v11, v64, v11
	.loc	0 212
	ds_write2_b32 v58, v10, v11 offset1:1
.LBB0_60:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[14:17], v35 offset:48
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[10:13], v35 offset:8752
	v_mov_b32_e32 v58, 0
	.loc	0 213
	s_and_saveexec_b64 s[18:19], s[6:7]
	s_cbranch_execz .LBB0_64
; %bb.61:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_mov_b32 s24, 0
	s_mov_b64 s[20:21], 0
	v_mov_b32_e32 v58, v30
.LBB0_62:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_add_u32_e32 v59, vcc, s24, v55
	v_min_i32_e32 v60, s37, v59
	v_add_u32_e32 v61, vcc, 1, v59
	v_mad_i64_i32 v[59:60], s[26:27], v60, s38, 0
	v_min_i32_e32 v61, s37, v61
	v_mad_i64_i32 v[61:62], s[26:27], v61, s38, 0
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	.loc	0 213
	s_add_i32 s24, s24, 2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v56, v59
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	.loc	0 215
	v_add_u32_e32 v59, vcc, 48, v59
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	.loc	0 214
	v_add_u32_e32 v63, vcc, v56, v61
	v_addc_u32_e32 v64, vcc, v57, v62, vcc
	.loc	0 215
	v_add_u32_e32 v63, vcc, 48, v63
	flat_load_dwordx4 v[59:62], v[59:60]
	v_addc_u32_e32 v64, vcc, 0, v64, vcc
	flat_load_dwordx4 v[63:66], v[63:64]
	.loc	0 216
	ds_read2_b32 v[67:68], v58 offset1:1
	ds_read2_b32 v[69:70], v58 offset0:2 offset1:3
	.loc	0 213
	v_cmp_eq_u32_e32 vcc, s24, v36
	s_or_b64 s[20:21], vcc, s[20:21]
	.loc	0 216
	s_waitcnt vmcnt(1) lgkmcnt(3)
	v_mul_f32_e32 v71, v60, v15
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v60, v60, v11
	v_mac_f32_e32 v71, v59, v14
	v_mac_f32_e32 v60, v59, v10
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v59, v64, v15
	v_mul_f32_e32 v64, v64, v11
	v_mac_f32_e32 v71, v61, v16
	v_mac_f32_e32 v60, v61, v12
	v_mac_f32_e32 v59, v63, v14
	v_mac_f32_e32 v64, v63, v10
	v_mac_f32_e32 v71, v62, v17
	v_mac_f32_e32 v60, v62, v13
	v_mac_f32_e32 v59, v65, v16
	v_mac_f32_e32 v64, v65, v12
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v61, v67, v71
	v_add_f32_e32 v60, v68, v60
	v_mac_f32_e32 v59, v66, v17
	v_mac_f32_e32 v64, v66, v13
	.loc	0 214
	ds_write2_b32 v58, v61, v60 offset1:1
	.loc	0 216
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v59, v69, v59
	v_add_f32_e32 v60, v70, v64
	.loc	0 213
	ds_write2_b32 v58, v59, v60 offset0:2 offset1:3
	v_add_u32_e32 v58, vcc, 16, v58
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_62
; %bb.63:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v58, v36
.LBB0_64:                               ;   in Loop: Header=BB0_30 Depth=2
	s_or_b64 exec, exec, s[18:19]
	.loc	0 213
	s_and_saveexec_b64 s[18:19], s[10:11]
	s_cbranch_execz .LBB0_66
; %bb.65:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v58, v55
	v_min_i32_e32 v59, s37, v59
	v_mad_i64_i32 v[59:60], s[20:21], v59, s38, 0
	.loc	0 216
	v_lshlrev_b32_e32 v58, 3, v58
	.loc	0 214
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	v_add_u32_e32 v59, vcc, v56, v59
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 48, v59
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	.loc	0 216
	v_add_u32_e32 v58, vcc, v30, v58
	ds_read2_b32 v[63:64], v58 offset1:1
	s_waitcnt vmcnt(0) lgkmcnt(2)
	v_mul_f32_e32 v15, v60, v15
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, v60, v11
	v_mac_f32_e32 v15, v59, v14
	v_mac_f32_e32 v11, v59, v10
	v_mac_f32_e32 v15, v61, v16
	v_mac_f32_e32 v11, v61, v12
	v_mac_f32_e32 v15, v62, v17
	v_mac_f32_e32 v11, v62, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v10, v63, v15
	v_add_f32_e32 v11, v64, v11
	.loc	0 212
	ds_write2_b32 v58, v10, v11 offset1:1
.LBB0_66:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[14:17], v35 offset:64
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[10:13], v35 offset:8768
	v_mov_b32_e32 v58, 0
	.loc	0 213
	s_and_saveexec_b64 s[18:19], s[6:7]
	s_cbranch_execz .LBB0_70
; %bb.67:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_mov_b32 s24, 0
	s_mov_b64 s[20:21], 0
	v_mov_b32_e32 v58, v30
.LBB0_68:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_add_u32_e32 v59, vcc, s24, v55
	v_min_i32_e32 v60, s37, v59
	v_add_u32_e32 v61, vcc, 1, v59
	v_mad_i64_i32 v[59:60], s[26:27], v60, s38, 0
	v_min_i32_e32 v61, s37, v61
	v_mad_i64_i32 v[61:62], s[26:27], v61, s38, 0
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	.loc	0 213
	s_add_i32 s24, s24, 2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v56, v59
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	.loc	0 215
	v_add_u32_e32 v59, vcc, 64, v59
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	.loc	0 214
	v_add_u32_e32 v63, vcc, v56, v61
	v_addc_u32_e32 v64, vcc, v57, v62, vcc
	.loc	0 215
	v_add_u32_e32 v63, vcc, 64, v63
	flat_load_dwordx4 v[59:62], v[59:60]
	v_addc_u32_e32 v64, vcc, 0, v64, vcc
	flat_load_dwordx4 v[63:66], v[63:64]
	.loc	0 216
	ds_read2_b32 v[67:68], v58 offset1:1
	ds_read2_b32 v[69:70], v58 offset0:2 offset1:3
	.loc	0 213
	v_cmp_eq_u32_e32 vcc, s24, v36
	s_or_b64 s[20:21], vcc, s[20:21]
	.loc	0 216
	s_waitcnt vmcnt(1) lgkmcnt(3)
	v_mul_f32_e32 v71, v60, v15
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v60, v60, v11
	v_mac_f32_e32 v71, v59, v14
	v_mac_f32_e32 v60, v59, v10
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v59, v64, v15
	v_mul_f32_e32 v64, v64, v11
	v_mac_f32_e32 v71, v61, v16
	v_mac_f32_e32 v60, v61, v12
	v_mac_f32_e32 v59, v63, v14
	v_mac_f32_e32 v64, v63, v10
	v_mac_f32_e32 v71, v62, v17
	v_mac_f32_e32 v60, v62, v13
	v_mac_f32_e32 v59, v65, v16
	v_mac_f32_e32 v64, v65, v12
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v61, v67, v71
	v_add_f32_e32 v60, v68, v60
	v_mac_f32_e32 v59, v66, v17
	v_mac_f32_e32 v64, v66, v13
	.loc	0 214
	ds_write2_b32 v58, v61, v60 offset1:1
	.loc	0 216
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v59, v69, v59
	v_add_f32_e32 v60, v70, v64
	.loc	0 213
	ds_write2_b32 v58, v59, v60 offset0:2 offset1:3
	v_add_u32_e32 v58, vcc, 16, v58
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_68
; %bb.69:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v58, v36
.LBB0_70:                               ;   in Loop: Header=BB0_30 Depth=2
	s_or_b64 exec, exec, s[18:19]
	.loc	0 213
	s_and_saveexec_b64 s[18:19], s[10:11]
	s_cbranch_execz .LBB0_72
; %bb.71:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v58, v55
	v_min_i32_e32 v59, s37, v59
	v_mad_i64_i32 v[59:60], s[20:21], v59, s38, 0
	.loc	0 216
	v_lshlrev_b32_e32 v58, 3, v58
	.loc	0 214
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	v_add_u32_e32 v59, vcc, v56, v59
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 64, v59
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	.loc	0 216
	v_add_u32_e32 v58, vcc, v30, v58
	ds_read2_b32 v[63:64], v58 offset1:1
	s_waitcnt vmcnt(0) lgkmcnt(2)
	v_mul_f32_e32 v15, v60, v15
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, v60, v11
	v_mac_f32_e32 v15, v59, v14
	v_mac_f32_e32 v11, v59, v10
	v_mac_f32_e32 v15, v61, v16
	v_mac_f32_e32 v11, v61, v12
	v_mac_f32_e32 v15, v62, v17
	v_mac_f32_e32 v11, v62, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v10, v63, v15
	v_add_f32_e32 v11, v64, v11
	.loc	0 212
	ds_write2_b32 v58, v10, v11 offset1:1
.LBB0_72:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[14:17], v35 offset:80
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[10:13], v35 offset:8784
	v_mov_b32_e32 v58, 0
	.loc	0 213
	s_and_saveexec_b64 s[20:21], s[6:7]
	s_cbranch_execz .LBB0_76
; %bb.73:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_mov_b32 s26, 0
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v58, v30
.LBB0_74:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_add_u32_e32 v59, vcc, s26, v55
	v_min_i32_e32 v60, s37, v59
	v_add_u32_e32 v61, vcc, 1, v59
	v_mad_i64_i32 v[59:60], s[18:19], v60, s38, 0
	v_min_i32_e32 v61, s37, v61
	v_mad_i64_i32 v[61:62], s[18:19], v61, s38, 0
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	.loc	0 213
	s_add_i32 s26, s26, 2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v56, v59
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 0x50, v59
	.loc	0 214
	v_add_u32_e64 v61, s[18:19], v56, v61
	.loc	0 215
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	.loc	0 214
	v_addc_u32_e64 v62, s[18:19], v57, v62, s[18:19]
	.loc	0 215
	v_add_u32_e32 v63, vcc, s66, v61
	v_addc_u32_e32 v64, vcc, 0, v62, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	flat_load_dwordx4 v[63:66], v[63:64]
	.loc	0 216
	ds_read2_b32 v[67:68], v58 offset1:1
	ds_read2_b32 v[69:70], v58 offset0:2 offset1:3
	.loc	0 213
	v_cmp_eq_u32_e32 vcc, s26, v36
	s_or_b64 s[24:25], vcc, s[24:25]
	.loc	0 216
	s_waitcnt vmcnt(1) lgkmcnt(3)
	v_mul_f32_e32 v71, v60, v15
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v60, v60, v11
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v72, v64, v15
	v_mul_f32_e32 v64, v64, v11
	v_mac_f32_e32 v71, v59, v14
	v_mac_f32_e32 v60, v59, v10
	v_mac_f32_e32 v72, v63, v14
	v_mac_f32_e32 v64, v63, v10
	v_mac_f32_e32 v71, v61, v16
	v_mac_f32_e32 v60, v61, v12
	v_mac_f32_e32 v72, v65, v16
	v_mac_f32_e32 v64, v65, v12
	v_mac_f32_e32 v71, v62, v17
	v_mac_f32_e32 v60, v62, v13
	v_mac_f32_e32 v72, v66, v17
	v_mac_f32_e32 v64, v66, v13
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v59, v67, v71
	v_add_f32_e32 v60, v68, v60
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v61, v69, v72
	v_add_f32_e32 v62, v70, v64
	.loc	0 214
	ds_write2_b32 v58, v59, v60 offset1:1
	.loc	0 213
	ds_write2_b32 v58, v61, v62 offset0:2 offset1:3
	v_add_u32_e32 v58, vcc, 16, v58
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execnz .LBB0_74
; %bb.75:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v58, v36
.LBB0_76:                               ;   in Loop: Header=BB0_30 Depth=2
	s_or_b64 exec, exec, s[20:21]
	.loc	0 213
	s_and_saveexec_b64 s[18:19], s[10:11]
	s_cbranch_execz .LBB0_78
; %bb.77:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v58, v55
	v_min_i32_e32 v59, s37, v59
	v_mad_i64_i32 v[59:60], s[20:21], v59, s38, 0
	.loc	0 216
	v_lshlrev_b32_e32 v58, 3, v58
	.loc	0 214
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	v_add_u32_e32 v59, vcc, v56, v59
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 0x50, v59
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	.loc	0 216
	v_add_u32_e32 v58, vcc, v30, v58
	ds_read2_b32 v[63:64], v58 offset1:1
	s_waitcnt vmcnt(0) lgkmcnt(2)
	v_mul_f32_e32 v15, v60, v15
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, v60, v11
	v_mac_f32_e32 v15, v59, v14
	v_mac_f32_e32 v11, v59, v10
	v_mac_f32_e32 v15, v61, v16
	v_mac_f32_e32 v11, v61, v12
	v_mac_f32_e32 v15, v62, v17
	v_mac_f32_e32 v11, v62, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v10, v63, v15
	v_add_f32_e32 v11, v64, v11
	.loc	0 212
	ds_write2_b32 v58, v10, v11 offset1:1
.LBB0_78:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[14:17], v35 offset:96
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[10:13], v35 offset:8800
	v_mov_b32_e32 v58, 0
	.loc	0 213
	s_and_saveexec_b64 s[20:21], s[6:7]
	s_cbranch_execz .LBB0_82
; %bb.79:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_mov_b32 s26, 0
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v58, v30
.LBB0_80:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_add_u32_e32 v59, vcc, s26, v55
	v_min_i32_e32 v60, s37, v59
	v_add_u32_e32 v61, vcc, 1, v59
	v_mad_i64_i32 v[59:60], s[18:19], v60, s38, 0
	v_min_i32_e32 v61, s37, v61
	v_mad_i64_i32 v[61:62], s[18:19], v61, s38, 0
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	.loc	0 213
	s_add_i32 s26, s26, 2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v56, v59
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 0x60, v59
	.loc	0 214
	v_add_u32_e64 v61, s[18:19], v56, v61
	.loc	0 215
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	.loc	0 214
	v_addc_u32_e64 v62, s[18:19], v57, v62, s[18:19]
	.loc	0 215
	v_add_u32_e32 v63, vcc, s67, v61
	v_addc_u32_e32 v64, vcc, 0, v62, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	flat_load_dwordx4 v[63:66], v[63:64]
	.loc	0 216
	ds_read2_b32 v[67:68], v58 offset1:1
	ds_read2_b32 v[69:70], v58 offset0:2 offset1:3
	.loc	0 213
	v_cmp_eq_u32_e32 vcc, s26, v36
	s_or_b64 s[24:25], vcc, s[24:25]
	.loc	0 216
	s_waitcnt vmcnt(1) lgkmcnt(3)
	v_mul_f32_e32 v71, v60, v15
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v60, v60, v11
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v72, v64, v15
	v_mul_f32_e32 v64, v64, v11
	v_mac_f32_e32 v71, v59, v14
	v_mac_f32_e32 v60, v59, v10
	v_mac_f32_e32 v72, v63, v14
	v_mac_f32_e32 v64, v63, v10
	v_mac_f32_e32 v71, v61, v16
	v_mac_f32_e32 v60, v61, v12
	v_mac_f32_e32 v72, v65, v16
	v_mac_f32_e32 v64, v65, v12
	v_mac_f32_e32 v71, v62, v17
	v_mac_f32_e32 v60, v62, v13
	v_mac_f32_e32 v72, v66, v17
	v_mac_f32_e32 v64, v66, v13
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v59, v67, v71
	v_add_f32_e32 v60, v68, v60
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v61, v69, v72
	v_add_f32_e32 v62, v70, v64
	.loc	0 214
	ds_write2_b32 v58, v59, v60 offset1:1
	.loc	0 213
	ds_write2_b32 v58, v61, v62 offset0:2 offset1:3
	v_add_u32_e32 v58, vcc, 16, v58
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execnz .LBB0_80
; %bb.81:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v58, v36
.LBB0_82:                               ;   in Loop: Header=BB0_30 Depth=2
	s_or_b64 exec, exec, s[20:21]
	.loc	0 213
	s_and_saveexec_b64 s[18:19], s[10:11]
	s_cbranch_execz .LBB0_84
; %bb.83:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v58, v55
	v_min_i32_e32 v59, s37, v59
	v_mad_i64_i32 v[59:60], s[20:21], v59, s38, 0
	.loc	0 216
	v_lshlrev_b32_e32 v58, 3, v58
	.loc	0 214
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	v_add_u32_e32 v59, vcc, v56, v59
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 0x60, v59
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	.loc	0 216
	v_add_u32_e32 v58, vcc, v30, v58
	ds_read2_b32 v[63:64], v58 offset1:1
	s_waitcnt vmcnt(0) lgkmcnt(2)
	v_mul_f32_e32 v15, v60, v15
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, v60, v11
	v_mac_f32_e32 v15, v59, v14
	v_mac_f32_e32 v11, v59, v10
	v_mac_f32_e32 v15, v61, v16
	v_mac_f32_e32 v11, v61, v12
	v_mac_f32_e32 v15, v62, v17
	v_mac_f32_e32 v11, v62, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v10, v63, v15
	v_add_f32_e32 v11, v64, v11
	.loc	0 212
	ds_write2_b32 v58, v10, v11 offset1:1
.LBB0_84:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[14:17], v35 offset:112
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[10:13], v35 offset:8816
	v_mov_b32_e32 v58, 0
	.loc	0 213
	s_and_saveexec_b64 s[20:21], s[6:7]
	s_cbranch_execz .LBB0_88
; %bb.85:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_mov_b32 s26, 0
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v58, v30
.LBB0_86:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_add_u32_e32 v59, vcc, s26, v55
	v_min_i32_e32 v60, s37, v59
	v_add_u32_e32 v61, vcc, 1, v59
	v_mad_i64_i32 v[59:60], s[18:19], v60, s38, 0
	v_min_i32_e32 v61, s37, v61
	v_mad_i64_i32 v[61:62], s[18:19], v61, s38, 0
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	.loc	0 213
	s_add_i32 s26, s26, 2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v56, v59
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 0x70, v59
	.loc	0 214
	v_add_u32_e64 v61, s[18:19], v56, v61
	.loc	0 215
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	.loc	0 214
	v_addc_u32_e64 v62, s[18:19], v57, v62, s[18:19]
	.loc	0 215
	v_add_u32_e32 v63, vcc, s68, v61
	v_addc_u32_e32 v64, vcc, 0, v62, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	flat_load_dwordx4 v[63:66], v[63:64]
	.loc	0 216
	ds_read2_b32 v[67:68], v58 offset1:1
	ds_read2_b32 v[69:70], v58 offset0:2 offset1:3
	.loc	0 213
	v_cmp_eq_u32_e32 vcc, s26, v36
	s_or_b64 s[24:25], vcc, s[24:25]
	.loc	0 216
	s_waitcnt vmcnt(1) lgkmcnt(3)
	v_mul_f32_e32 v71, v60, v15
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v60, v60, v11
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v72, v64, v15
	v_mul_f32_e32 v64, v64, v11
	v_mac_f32_e32 v71, v59, v14
	v_mac_f32_e32 v60, v59, v10
	v_mac_f32_e32 v72, v63, v14
	v_mac_f32_e32 v64, v63, v10
	v_mac_f32_e32 v71, v61, v16
	v_mac_f32_e32 v60, v61, v12
	v_mac_f32_e32 v72, v65, v16
	v_mac_f32_e32 v64, v65, v12
	v_mac_f32_e32 v71, v62, v17
	v_mac_f32_e32 v60, v62, v13
	v_mac_f32_e32 v72, v66, v17
	v_mac_f32_e32 v64, v66, v13
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v59, v67, v71
	v_add_f32_e32 v60, v68, v60
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v61, v69, v72
	v_add_f32_e32 v62, v70, v64
	.loc	0 214
	ds_write2_b32 v58, v59, v60 offset1:1
	.loc	0 213
	ds_write2_b32 v58, v61, v62 offset0:2 offset1:3
	v_add_u32_e32 v58, vcc, 16, v58
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execnz .LBB0_86
; %bb.87:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v58, v36
.LBB0_88:                               ;   in Loop: Header=BB0_30 Depth=2
	s_or_b64 exec, exec, s[20:21]
	.loc	0 213
	s_and_saveexec_b64 s[18:19], s[10:11]
	s_cbranch_execz .LBB0_90
; %bb.89:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v58, v55
	v_min_i32_e32 v59, s37, v59
	v_mad_i64_i32 v[59:60], s[20:21], v59, s38, 0
	.loc	0 216
	v_lshlrev_b32_e32 v58, 3, v58
	.loc	0 214
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	v_add_u32_e32 v59, vcc, v56, v59
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 0x70, v59
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	.loc	0 216
	v_add_u32_e32 v58, vcc, v30, v58
	ds_read2_b32 v[63:64], v58 offset1:1
	s_waitcnt vmcnt(0) lgkmcnt(2)
	v_mul_f32_e32 v15, v60, v15
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, v60, v11
	v_mac_f32_e32 v15, v59, v14
	v_mac_f32_e32 v11, v59, v10
	v_mac_f32_e32 v15, v61, v16
	v_mac_f32_e32 v11, v61, v12
	v_mac_f32_e32 v15, v62, v17
	v_mac_f32_e32 v11, v62, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v10, v63, v15
	v_add_f32_e32 v11, v64, v11
	.loc	0 212
	ds_write2_b32 v58, v10, v11 offset1:1
.LBB0_90:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[14:17], v35 offset:128
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[10:13], v35 offset:8832
	v_mov_b32_e32 v58, 0
	.loc	0 213
	s_and_saveexec_b64 s[20:21], s[6:7]
	s_cbranch_execz .LBB0_94
; %bb.91:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_mov_b32 s26, 0
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v58, v30
.LBB0_92:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_add_u32_e32 v59, vcc, s26, v55
	v_min_i32_e32 v60, s37, v59
	v_add_u32_e32 v61, vcc, 1, v59
	v_mad_i64_i32 v[59:60], s[18:19], v60, s38, 0
	v_min_i32_e32 v61, s37, v61
	v_mad_i64_i32 v[61:62], s[18:19], v61, s38, 0
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	.loc	0 213
	s_add_i32 s26, s26, 2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v56, v59
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 0x80, v59
	.loc	0 214
	v_add_u32_e64 v61, s[18:19], v56, v61
	.loc	0 215
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	.loc	0 214
	v_addc_u32_e64 v62, s[18:19], v57, v62, s[18:19]
	.loc	0 215
	v_add_u32_e32 v63, vcc, s69, v61
	v_addc_u32_e32 v64, vcc, 0, v62, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	flat_load_dwordx4 v[63:66], v[63:64]
	.loc	0 216
	ds_read2_b32 v[67:68], v58 offset1:1
	ds_read2_b32 v[69:70], v58 offset0:2 offset1:3
	.loc	0 213
	v_cmp_eq_u32_e32 vcc, s26, v36
	s_or_b64 s[24:25], vcc, s[24:25]
	.loc	0 216
	s_waitcnt vmcnt(1) lgkmcnt(3)
	v_mul_f32_e32 v71, v60, v15
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v60, v60, v11
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v72, v64, v15
	v_mul_f32_e32 v64, v64, v11
	v_mac_f32_e32 v71, v59, v14
	v_mac_f32_e32 v60, v59, v10
	v_mac_f32_e32 v72, v63, v14
	v_mac_f32_e32 v64, v63, v10
	v_mac_f32_e32 v71, v61, v16
	v_mac_f32_e32 v60, v61, v12
	v_mac_f32_e32 v72, v65, v16
	v_mac_f32_e32 v64, v65, v12
	v_mac_f32_e32 v71, v62, v17
	v_mac_f32_e32 v60, v62, v13
	v_mac_f32_e32 v72, v66, v17
	v_mac_f32_e32 v64, v66, v13
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v59, v67, v71
	v_add_f32_e32 v60, v68, v60
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v61, v69, v72
	v_add_f32_e32 v62, v70, v64
	.loc	0 214
	ds_write2_b32 v58, v59, v60 offset1:1
	.loc	0 213
	ds_write2_b32 v58, v61, v62 offset0:2 offset1:3
	v_add_u32_e32 v58, vcc, 16, v58
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execnz .LBB0_92
; %bb.93:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v58, v36
.LBB0_94:                               ;   in Loop: Header=BB0_30 Depth=2
	s_or_b64 exec, exec, s[20:21]
	.loc	0 213
	s_and_saveexec_b64 s[18:19], s[10:11]
	s_cbranch_execz .LBB0_96
; %bb.95:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v58, v55
	v_min_i32_e32 v59, s37, v59
	v_mad_i64_i32 v[59:60], s[20:21], v59, s38, 0
	.loc	0 216
	v_lshlrev_b32_e32 v58, 3, v58
	.loc	0 214
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	v_add_u32_e32 v59, vcc, v56, v59
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 0x80, v59
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	.loc	0 216
	v_add_u32_e32 v58, vcc, v30, v58
	ds_read2_b32 v[63:64], v58 offset1:1
	s_waitcnt vmcnt(0) lgkmcnt(2)
	v_mul_f32_e32 v15, v60, v15
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, v60, v11
	v_mac_f32_e32 v15, v59, v14
	v_mac_f32_e32 v11, v59, v10
	v_mac_f32_e32 v15, v61, v16
	v_mac_f32_e32 v11, v61, v12
	v_mac_f32_e32 v15, v62, v17
	v_mac_f32_e32 v11, v62, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v10, v63, v15
	v_add_f32_e32 v11, v64, v11
	.loc	0 212
	ds_write2_b32 v58, v10, v11 offset1:1
.LBB0_96:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[14:17], v35 offset:144
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[10:13], v35 offset:8848
	v_mov_b32_e32 v58, 0
	.loc	0 213
	s_and_saveexec_b64 s[20:21], s[6:7]
	s_cbranch_execz .LBB0_100
; %bb.97:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_mov_b32 s26, 0
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v58, v30
.LBB0_98:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_add_u32_e32 v59, vcc, s26, v55
	v_min_i32_e32 v60, s37, v59
	v_add_u32_e32 v61, vcc, 1, v59
	v_mad_i64_i32 v[59:60], s[18:19], v60, s38, 0
	v_min_i32_e32 v61, s37, v61
	v_mad_i64_i32 v[61:62], s[18:19], v61, s38, 0
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	.loc	0 213
	s_add_i32 s26, s26, 2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v56, v59
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 0x90, v59
	.loc	0 214
	v_add_u32_e64 v61, s[18:19], v56, v61
	.loc	0 215
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	.loc	0 214
	v_addc_u32_e64 v62, s[18:19], v57, v62, s[18:19]
	.loc	0 215
	v_add_u32_e32 v63, vcc, s70, v61
	v_addc_u32_e32 v64, vcc, 0, v62, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	flat_load_dwordx4 v[63:66], v[63:64]
	.loc	0 216
	ds_read2_b32 v[67:68], v58 offset1:1
	ds_read2_b32 v[69:70], v58 offset0:2 offset1:3
	.loc	0 213
	v_cmp_eq_u32_e32 vcc, s26, v36
	s_or_b64 s[24:25], vcc, s[24:25]
	.loc	0 216
	s_waitcnt vmcnt(1) lgkmcnt(3)
	v_mul_f32_e32 v71, v60, v15
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v60, v60, v11
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v72, v64, v15
	v_mul_f32_e32 v64, v64, v11
	v_mac_f32_e32 v71, v59, v14
	v_mac_f32_e32 v60, v59, v10
	v_mac_f32_e32 v72, v63, v14
	v_mac_f32_e32 v64, v63, v10
	v_mac_f32_e32 v71, v61, v16
	v_mac_f32_e32 v60, v61, v12
	v_mac_f32_e32 v72, v65, v16
	v_mac_f32_e32 v64, v65, v12
	v_mac_f32_e32 v71, v62, v17
	v_mac_f32_e32 v60, v62, v13
	v_mac_f32_e32 v72, v66, v17
	v_mac_f32_e32 v64, v66, v13
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v59, v67, v71
	v_add_f32_e32 v60, v68, v60
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v61, v69, v72
	v_add_f32_e32 v62, v70, v64
	.loc	0 214
	ds_write2_b32 v58, v59, v60 offset1:1
	.loc	0 213
	ds_write2_b32 v58, v61, v62 offset0:2 offset1:3
	v_add_u32_e32 v58, vcc, 16, v58
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execnz .LBB0_98
; %bb.99:                               ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v58, v36
.LBB0_100:                              ;   in Loop: Header=BB0_30 Depth=2
	s_or_b64 exec, exec, s[20:21]
	.loc	0 213
	s_and_saveexec_b64 s[18:19], s[10:11]
	s_cbranch_execz .LBB0_102
; %bb.101:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v58, v55
	v_min_i32_e32 v59, s37, v59
	v_mad_i64_i32 v[59:60], s[20:21], v59, s38, 0
	.loc	0 216
	v_lshlrev_b32_e32 v58, 3, v58
	.loc	0 214
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	v_add_u32_e32 v59, vcc, v56, v59
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 0x90, v59
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	.loc	0 216
	v_add_u32_e32 v58, vcc, v30, v58
	ds_read2_b32 v[63:64], v58 offset1:1
	s_waitcnt vmcnt(0) lgkmcnt(2)
	v_mul_f32_e32 v15, v60, v15
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, v60, v11
	v_mac_f32_e32 v15, v59, v14
	v_mac_f32_e32 v11, v59, v10
	v_mac_f32_e32 v15, v61, v16
	v_mac_f32_e32 v11, v61, v12
	v_mac_f32_e32 v15, v62, v17
	v_mac_f32_e32 v11, v62, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v10, v63, v15
	v_add_f32_e32 v11, v64, v11
	.loc	0 212
	ds_write2_b32 v58, v10, v11 offset1:1
.LBB0_102:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[14:17], v35 offset:160
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[10:13], v35 offset:8864
	v_mov_b32_e32 v58, 0
	.loc	0 213
	s_and_saveexec_b64 s[20:21], s[6:7]
	s_cbranch_execz .LBB0_106
; %bb.103:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_mov_b32 s26, 0
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v58, v30
.LBB0_104:                              ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_add_u32_e32 v59, vcc, s26, v55
	v_min_i32_e32 v60, s37, v59
	v_add_u32_e32 v61, vcc, 1, v59
	v_mad_i64_i32 v[59:60], s[18:19], v60, s38, 0
	v_min_i32_e32 v61, s37, v61
	v_mad_i64_i32 v[61:62], s[18:19], v61, s38, 0
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	.loc	0 213
	s_add_i32 s26, s26, 2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v56, v59
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 0xa0, v59
	.loc	0 214
	v_add_u32_e64 v61, s[18:19], v56, v61
	.loc	0 215
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	.loc	0 214
	v_addc_u32_e64 v62, s[18:19], v57, v62, s[18:19]
	.loc	0 215
	v_add_u32_e32 v63, vcc, s71, v61
	v_addc_u32_e32 v64, vcc, 0, v62, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	flat_load_dwordx4 v[63:66], v[63:64]
	.loc	0 216
	ds_read2_b32 v[67:68], v58 offset1:1
	ds_read2_b32 v[69:70], v58 offset0:2 offset1:3
	.loc	0 213
	v_cmp_eq_u32_e32 vcc, s26, v36
	s_or_b64 s[24:25], vcc, s[24:25]
	.loc	0 216
	s_waitcnt vmcnt(1) lgkmcnt(3)
	v_mul_f32_e32 v71, v60, v15
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v60, v60, v11
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v72, v64, v15
	v_mul_f32_e32 v64, v64, v11
	v_mac_f32_e32 v71, v59, v14
	v_mac_f32_e32 v60, v59, v10
	v_mac_f32_e32 v72, v63, v14
	v_mac_f32_e32 v64, v63, v10
	v_mac_f32_e32 v71, v61, v16
	v_mac_f32_e32 v60, v61, v12
	v_mac_f32_e32 v72, v65, v16
	v_mac_f32_e32 v64, v65, v12
	v_mac_f32_e32 v71, v62, v17
	v_mac_f32_e32 v60, v62, v13
	v_mac_f32_e32 v72, v66, v17
	v_mac_f32_e32 v64, v66, v13
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v59, v67, v71
	v_add_f32_e32 v60, v68, v60
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v61, v69, v72
	v_add_f32_e32 v62, v70, v64
	.loc	0 214
	ds_write2_b32 v58, v59, v60 offset1:1
	.loc	0 213
	ds_write2_b32 v58, v61, v62 offset0:2 offset1:3
	v_add_u32_e32 v58, vcc, 16, v58
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execnz .LBB0_104
; %bb.105:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v58, v36
.LBB0_106:                              ;   in Loop: Header=BB0_30 Depth=2
	s_or_b64 exec, exec, s[20:21]
	.loc	0 213
	s_and_saveexec_b64 s[18:19], s[10:11]
	s_cbranch_execz .LBB0_108
; %bb.107:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v58, v55
	v_min_i32_e32 v59, s37, v59
	v_mad_i64_i32 v[59:60], s[20:21], v59, s38, 0
	.loc	0 216
	v_lshlrev_b32_e32 v58, 3, v58
	.loc	0 214
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	v_add_u32_e32 v59, vcc, v56, v59
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 0xa0, v59
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	.loc	0 216
	v_add_u32_e32 v58, vcc, v30, v58
	ds_read2_b32 v[63:64], v58 offset1:1
	s_waitcnt vmcnt(0) lgkmcnt(2)
	v_mul_f32_e32 v15, v60, v15
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, v60, v11
	v_mac_f32_e32 v15, v59, v14
	v_mac_f32_e32 v11, v59, v10
	v_mac_f32_e32 v15, v61, v16
	v_mac_f32_e32 v11, v61, v12
	v_mac_f32_e32 v15, v62, v17
	v_mac_f32_e32 v11, v62, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v10, v63, v15
	v_add_f32_e32 v11, v64, v11
	.loc	0 212
	ds_write2_b32 v58, v10, v11 offset1:1
.LBB0_108:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[14:17], v35 offset:176
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[10:13], v35 offset:8880
	v_mov_b32_e32 v58, 0
	.loc	0 213
	s_and_saveexec_b64 s[20:21], s[6:7]
	s_cbranch_execz .LBB0_112
; %bb.109:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_mov_b32 s26, 0
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v58, v30
.LBB0_110:                              ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_add_u32_e32 v59, vcc, s26, v55
	v_min_i32_e32 v60, s37, v59
	v_add_u32_e32 v61, vcc, 1, v59
	v_mad_i64_i32 v[59:60], s[18:19], v60, s38, 0
	v_min_i32_e32 v61, s37, v61
	v_mad_i64_i32 v[61:62], s[18:19], v61, s38, 0
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	.loc	0 213
	s_add_i32 s26, s26, 2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v56, v59
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 0xb0, v59
	.loc	0 214
	v_add_u32_e64 v61, s[18:19], v56, v61
	.loc	0 215
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	.loc	0 214
	v_addc_u32_e64 v62, s[18:19], v57, v62, s[18:19]
	.loc	0 215
	v_add_u32_e32 v63, vcc, s72, v61
	v_addc_u32_e32 v64, vcc, 0, v62, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	flat_load_dwordx4 v[63:66], v[63:64]
	.loc	0 216
	ds_read2_b32 v[67:68], v58 offset1:1
	ds_read2_b32 v[69:70], v58 offset0:2 offset1:3
	.loc	0 213
	v_cmp_eq_u32_e32 vcc, s26, v36
	s_or_b64 s[24:25], vcc, s[24:25]
	.loc	0 216
	s_waitcnt vmcnt(1) lgkmcnt(3)
	v_mul_f32_e32 v71, v60, v15
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v60, v60, v11
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v72, v64, v15
	v_mul_f32_e32 v64, v64, v11
	v_mac_f32_e32 v71, v59, v14
	v_mac_f32_e32 v60, v59, v10
	v_mac_f32_e32 v72, v63, v14
	v_mac_f32_e32 v64, v63, v10
	v_mac_f32_e32 v71, v61, v16
	v_mac_f32_e32 v60, v61, v12
	v_mac_f32_e32 v72, v65, v16
	v_mac_f32_e32 v64, v65, v12
	v_mac_f32_e32 v71, v62, v17
	v_mac_f32_e32 v60, v62, v13
	v_mac_f32_e32 v72, v66, v17
	v_mac_f32_e32 v64, v66, v13
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v59, v67, v71
	v_add_f32_e32 v60, v68, v60
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v61, v69, v72
	v_add_f32_e32 v62, v70, v64
	.loc	0 214
	ds_write2_b32 v58, v59, v60 offset1:1
	.loc	0 213
	ds_write2_b32 v58, v61, v62 offset0:2 offset1:3
	v_add_u32_e32 v58, vcc, 16, v58
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execnz .LBB0_110
; %bb.111:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v58, v36
.LBB0_112:                              ;   in Loop: Header=BB0_30 Depth=2
	s_or_b64 exec, exec, s[20:21]
	.loc	0 213
	s_and_saveexec_b64 s[18:19], s[10:11]
	s_cbranch_execz .LBB0_114
; %bb.113:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v58, v55
	v_min_i32_e32 v59, s37, v59
	v_mad_i64_i32 v[59:60], s[20:21], v59, s38, 0
	.loc	0 216
	v_lshlrev_b32_e32 v58, 3, v58
	.loc	0 214
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	v_add_u32_e32 v59, vcc, v56, v59
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 0xb0, v59
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	.loc	0 216
	v_add_u32_e32 v58, vcc, v30, v58
	ds_read2_b32 v[63:64], v58 offset1:1
	s_waitcnt vmcnt(0) lgkmcnt(2)
	v_mul_f32_e32 v15, v60, v15
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, v60, v11
	v_mac_f32_e32 v15, v59, v14
	v_mac_f32_e32 v11, v59, v10
	v_mac_f32_e32 v15, v61, v16
	v_mac_f32_e32 v11, v61, v12
	v_mac_f32_e32 v15, v62, v17
	v_mac_f32_e32 v11, v62, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v10, v63, v15
	v_add_f32_e32 v11, v64, v11
	.loc	0 212
	ds_write2_b32 v58, v10, v11 offset1:1
.LBB0_114:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[14:17], v35 offset:192
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[10:13], v35 offset:8896
	v_mov_b32_e32 v58, 0
	.loc	0 213
	s_and_saveexec_b64 s[20:21], s[6:7]
	s_cbranch_execz .LBB0_118
; %bb.115:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_mov_b32 s26, 0
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v58, v30
.LBB0_116:                              ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_add_u32_e32 v59, vcc, s26, v55
	v_min_i32_e32 v60, s37, v59
	v_add_u32_e32 v61, vcc, 1, v59
	v_mad_i64_i32 v[59:60], s[18:19], v60, s38, 0
	v_min_i32_e32 v61, s37, v61
	v_mad_i64_i32 v[61:62], s[18:19], v61, s38, 0
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	.loc	0 213
	s_add_i32 s26, s26, 2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v56, v59
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 0xc0, v59
	.loc	0 214
	v_add_u32_e64 v61, s[18:19], v56, v61
	.loc	0 215
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	.loc	0 214
	v_addc_u32_e64 v62, s[18:19], v57, v62, s[18:19]
	.loc	0 215
	v_add_u32_e32 v63, vcc, s61, v61
	v_addc_u32_e32 v64, vcc, 0, v62, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	flat_load_dwordx4 v[63:66], v[63:64]
	.loc	0 216
	ds_read2_b32 v[67:68], v58 offset1:1
	ds_read2_b32 v[69:70], v58 offset0:2 offset1:3
	.loc	0 213
	v_cmp_eq_u32_e32 vcc, s26, v36
	s_or_b64 s[24:25], vcc, s[24:25]
	.loc	0 216
	s_waitcnt vmcnt(1) lgkmcnt(3)
	v_mul_f32_e32 v71, v60, v15
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v60, v60, v11
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v72, v64, v15
	v_mul_f32_e32 v64, v64, v11
	v_mac_f32_e32 v71, v59, v14
	v_mac_f32_e32 v60, v59, v10
	v_mac_f32_e32 v72, v63, v14
	v_mac_f32_e32 v64, v63, v10
	v_mac_f32_e32 v71, v61, v16
	v_mac_f32_e32 v60, v61, v12
	v_mac_f32_e32 v72, v65, v16
	v_mac_f32_e32 v64, v65, v12
	v_mac_f32_e32 v71, v62, v17
	v_mac_f32_e32 v60, v62, v13
	v_mac_f32_e32 v72, v66, v17
	v_mac_f32_e32 v64, v66, v13
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v59, v67, v71
	v_add_f32_e32 v60, v68, v60
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v61, v69, v72
	v_add_f32_e32 v62, v70, v64
	.loc	0 214
	ds_write2_b32 v58, v59, v60 offset1:1
	.loc	0 213
	ds_write2_b32 v58, v61, v62 offset0:2 offset1:3
	v_add_u32_e32 v58, vcc, 16, v58
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execnz .LBB0_116
; %bb.117:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v58, v36
.LBB0_118:                              ;   in Loop: Header=BB0_30 Depth=2
	s_or_b64 exec, exec, s[20:21]
	.loc	0 213
	s_and_saveexec_b64 s[18:19], s[10:11]
	s_cbranch_execz .LBB0_120
; %bb.119:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v58, v55
	v_min_i32_e32 v59, s37, v59
	v_mad_i64_i32 v[59:60], s[20:21], v59, s38, 0
	.loc	0 216
	v_lshlrev_b32_e32 v58, 3, v58
	.loc	0 214
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	v_add_u32_e32 v59, vcc, v56, v59
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 0xc0, v59
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	.loc	0 216
	v_add_u32_e32 v58, vcc, v30, v58
	ds_read2_b32 v[63:64], v58 offset1:1
	s_waitcnt vmcnt(0) lgkmcnt(2)
	v_mul_f32_e32 v15, v60, v15
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, v60, v11
	v_mac_f32_e32 v15, v59, v14
	v_mac_f32_e32 v11, v59, v10
	v_mac_f32_e32 v15, v61, v16
	v_mac_f32_e32 v11, v61, v12
	v_mac_f32_e32 v15, v62, v17
	v_mac_f32_e32 v11, v62, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v10, v63, v15
	v_add_f32_e32 v11, v64, v11
	.loc	0 212
	ds_write2_b32 v58, v10, v11 offset1:1
.LBB0_120:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[14:17], v35 offset:208
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[10:13], v35 offset:8912
	v_mov_b32_e32 v58, 0
	.loc	0 213
	s_and_saveexec_b64 s[20:21], s[6:7]
	s_cbranch_execz .LBB0_124
; %bb.121:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_mov_b32 s26, 0
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v58, v30
.LBB0_122:                              ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_add_u32_e32 v59, vcc, s26, v55
	v_min_i32_e32 v60, s37, v59
	v_add_u32_e32 v61, vcc, 1, v59
	v_mad_i64_i32 v[59:60], s[18:19], v60, s38, 0
	v_min_i32_e32 v61, s37, v61
	v_mad_i64_i32 v[61:62], s[18:19], v61, s38, 0
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	.loc	0 213
	s_add_i32 s26, s26, 2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v56, v59
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 0xd0, v59
	.loc	0 214
	v_add_u32_e64 v61, s[18:19], v56, v61
	.loc	0 215
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	.loc	0 214
	v_addc_u32_e64 v62, s[18:19], v57, v62, s[18:19]
	.loc	0 215
	v_add_u32_e32 v63, vcc, s73, v61
	v_addc_u32_e32 v64, vcc, 0, v62, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	flat_load_dwordx4 v[63:66], v[63:64]
	.loc	0 216
	ds_read2_b32 v[67:68], v58 offset1:1
	ds_read2_b32 v[69:70], v58 offset0:2 offset1:3
	.loc	0 213
	v_cmp_eq_u32_e32 vcc, s26, v36
	s_or_b64 s[24:25], vcc, s[24:25]
	.loc	0 216
	s_waitcnt vmcnt(1) lgkmcnt(3)
	v_mul_f32_e32 v71, v60, v15
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v60, v60, v11
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v72, v64, v15
	v_mul_f32_e32 v64, v64, v11
	v_mac_f32_e32 v71, v59, v14
	v_mac_f32_e32 v60, v59, v10
	v_mac_f32_e32 v72, v63, v14
	v_mac_f32_e32 v64, v63, v10
	v_mac_f32_e32 v71, v61, v16
	v_mac_f32_e32 v60, v61, v12
	v_mac_f32_e32 v72, v65, v16
	v_mac_f32_e32 v64, v65, v12
	v_mac_f32_e32 v71, v62, v17
	v_mac_f32_e32 v60, v62, v13
	v_mac_f32_e32 v72, v66, v17
	v_mac_f32_e32 v64, v66, v13
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v59, v67, v71
	v_add_f32_e32 v60, v68, v60
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v61, v69, v72
	v_add_f32_e32 v62, v70, v64
	.loc	0 214
	ds_write2_b32 v58, v59, v60 offset1:1
	.loc	0 213
	ds_write2_b32 v58, v61, v62 offset0:2 offset1:3
	v_add_u32_e32 v58, vcc, 16, v58
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execnz .LBB0_122
; %bb.123:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v58, v36
.LBB0_124:                              ;   in Loop: Header=BB0_30 Depth=2
	s_or_b64 exec, exec, s[20:21]
	.loc	0 213
	s_and_saveexec_b64 s[18:19], s[10:11]
	s_cbranch_execz .LBB0_126
; %bb.125:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v58, v55
	v_min_i32_e32 v59, s37, v59
	v_mad_i64_i32 v[59:60], s[20:21], v59, s38, 0
	.loc	0 216
	v_lshlrev_b32_e32 v58, 3, v58
	.loc	0 214
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	v_add_u32_e32 v59, vcc, v56, v59
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 0xd0, v59
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	.loc	0 216
	v_add_u32_e32 v58, vcc, v30, v58
	ds_read2_b32 v[63:64], v58 offset1:1
	s_waitcnt vmcnt(0) lgkmcnt(2)
	v_mul_f32_e32 v15, v60, v15
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, v60, v11
	v_mac_f32_e32 v15, v59, v14
	v_mac_f32_e32 v11, v59, v10
	v_mac_f32_e32 v15, v61, v16
	v_mac_f32_e32 v11, v61, v12
	v_mac_f32_e32 v15, v62, v17
	v_mac_f32_e32 v11, v62, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v10, v63, v15
	v_add_f32_e32 v11, v64, v11
	.loc	0 212
	ds_write2_b32 v58, v10, v11 offset1:1
.LBB0_126:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[14:17], v35 offset:224
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[10:13], v35 offset:8928
	v_mov_b32_e32 v58, 0
	.loc	0 213
	s_and_saveexec_b64 s[20:21], s[6:7]
	s_cbranch_execz .LBB0_130
; %bb.127:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_mov_b32 s26, 0
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v58, v30
.LBB0_128:                              ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_add_u32_e32 v59, vcc, s26, v55
	v_min_i32_e32 v60, s37, v59
	v_add_u32_e32 v61, vcc, 1, v59
	v_mad_i64_i32 v[59:60], s[18:19], v60, s38, 0
	v_min_i32_e32 v61, s37, v61
	v_mad_i64_i32 v[61:62], s[18:19], v61, s38, 0
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	.loc	0 213
	s_add_i32 s26, s26, 2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v56, v59
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 0xe0, v59
	.loc	0 214
	v_add_u32_e64 v61, s[18:19], v56, v61
	.loc	0 215
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	.loc	0 214
	v_addc_u32_e64 v62, s[18:19], v57, v62, s[18:19]
	.loc	0 215
	v_add_u32_e32 v63, vcc, s74, v61
	v_addc_u32_e32 v64, vcc, 0, v62, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	flat_load_dwordx4 v[63:66], v[63:64]
	.loc	0 216
	ds_read2_b32 v[67:68], v58 offset1:1
	ds_read2_b32 v[69:70], v58 offset0:2 offset1:3
	.loc	0 213
	v_cmp_eq_u32_e32 vcc, s26, v36
	s_or_b64 s[24:25], vcc, s[24:25]
	.loc	0 216
	s_waitcnt vmcnt(1) lgkmcnt(3)
	v_mul_f32_e32 v71, v60, v15
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v60, v60, v11
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v72, v64, v15
	v_mul_f32_e32 v64, v64, v11
	v_mac_f32_e32 v71, v59, v14
	v_mac_f32_e32 v60, v59, v10
	v_mac_f32_e32 v72, v63, v14
	v_mac_f32_e32 v64, v63, v10
	v_mac_f32_e32 v71, v61, v16
	v_mac_f32_e32 v60, v61, v12
	v_mac_f32_e32 v72, v65, v16
	v_mac_f32_e32 v64, v65, v12
	v_mac_f32_e32 v71, v62, v17
	v_mac_f32_e32 v60, v62, v13
	v_mac_f32_e32 v72, v66, v17
	v_mac_f32_e32 v64, v66, v13
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v59, v67, v71
	v_add_f32_e32 v60, v68, v60
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v61, v69, v72
	v_add_f32_e32 v62, v70, v64
	.loc	0 214
	ds_write2_b32 v58, v59, v60 offset1:1
	.loc	0 213
	ds_write2_b32 v58, v61, v62 offset0:2 offset1:3
	v_add_u32_e32 v58, vcc, 16, v58
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execnz .LBB0_128
; %bb.129:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v58, v36
.LBB0_130:                              ;   in Loop: Header=BB0_30 Depth=2
	s_or_b64 exec, exec, s[20:21]
	.loc	0 213
	s_and_saveexec_b64 s[18:19], s[10:11]
	s_cbranch_execz .LBB0_132
; %bb.131:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v58, v55
	v_min_i32_e32 v59, s37, v59
	v_mad_i64_i32 v[59:60], s[20:21], v59, s38, 0
	.loc	0 216
	v_lshlrev_b32_e32 v58, 3, v58
	.loc	0 214
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	v_add_u32_e32 v59, vcc, v56, v59
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 0xe0, v59
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	.loc	0 216
	v_add_u32_e32 v58, vcc, v30, v58
	ds_read2_b32 v[63:64], v58 offset1:1
	s_waitcnt vmcnt(0) lgkmcnt(2)
	v_mul_f32_e32 v15, v60, v15
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, v60, v11
	v_mac_f32_e32 v15, v59, v14
	v_mac_f32_e32 v11, v59, v10
	v_mac_f32_e32 v15, v61, v16
	v_mac_f32_e32 v11, v61, v12
	v_mac_f32_e32 v15, v62, v17
	v_mac_f32_e32 v11, v62, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v10, v63, v15
	v_add_f32_e32 v11, v64, v11
	.loc	0 212
	ds_write2_b32 v58, v10, v11 offset1:1
.LBB0_132:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[14:17], v35 offset:240
	s_waitcnt lgkmcnt(1)
	ds_read_b128 v[10:13], v35 offset:8944
	v_mov_b32_e32 v58, 0
	.loc	0 213
	s_and_saveexec_b64 s[20:21], s[6:7]
	s_cbranch_execz .LBB0_136
; %bb.133:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_mov_b32 s26, 0
	s_mov_b64 s[24:25], 0
	v_mov_b32_e32 v58, v30
.LBB0_134:                              ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 214
	v_add_u32_e32 v59, vcc, s26, v55
	v_min_i32_e32 v60, s37, v59
	v_add_u32_e32 v61, vcc, 1, v59
	v_mad_i64_i32 v[59:60], s[18:19], v60, s38, 0
	v_min_i32_e32 v61, s37, v61
	v_mad_i64_i32 v[61:62], s[18:19], v61, s38, 0
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	.loc	0 213
	s_add_i32 s26, s26, 2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v56, v59
	v_lshlrev_b64 v[61:62], 2, v[61:62]
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 0xf0, v59
	.loc	0 214
	v_add_u32_e64 v61, s[18:19], v56, v61
	.loc	0 215
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	.loc	0 214
	v_addc_u32_e64 v62, s[18:19], v57, v62, s[18:19]
	.loc	0 215
	v_add_u32_e32 v63, vcc, s75, v61
	v_addc_u32_e32 v64, vcc, 0, v62, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	flat_load_dwordx4 v[63:66], v[63:64]
	.loc	0 216
	ds_read2_b32 v[67:68], v58 offset1:1
	ds_read2_b32 v[69:70], v58 offset0:2 offset1:3
	.loc	0 213
	v_cmp_eq_u32_e32 vcc, s26, v36
	s_or_b64 s[24:25], vcc, s[24:25]
	.loc	0 216
	s_waitcnt vmcnt(1) lgkmcnt(3)
	v_mul_f32_e32 v71, v60, v15
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v60, v60, v11
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v72, v64, v15
	v_mul_f32_e32 v64, v64, v11
	v_mac_f32_e32 v71, v59, v14
	v_mac_f32_e32 v60, v59, v10
	v_mac_f32_e32 v72, v63, v14
	v_mac_f32_e32 v64, v63, v10
	v_mac_f32_e32 v71, v61, v16
	v_mac_f32_e32 v60, v61, v12
	v_mac_f32_e32 v72, v65, v16
	v_mac_f32_e32 v64, v65, v12
	v_mac_f32_e32 v71, v62, v17
	v_mac_f32_e32 v60, v62, v13
	v_mac_f32_e32 v72, v66, v17
	v_mac_f32_e32 v64, v66, v13
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v59, v67, v71
	v_add_f32_e32 v60, v68, v60
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v61, v69, v72
	v_add_f32_e32 v62, v70, v64
	.loc	0 214
	ds_write2_b32 v58, v59, v60 offset1:1
	.loc	0 213
	ds_write2_b32 v58, v61, v62 offset0:2 offset1:3
	v_add_u32_e32 v58, vcc, 16, v58
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execnz .LBB0_134
; %bb.135:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v58, v36
.LBB0_136:                              ;   in Loop: Header=BB0_30 Depth=2
	s_or_b64 exec, exec, s[20:21]
	.loc	0 213
	s_and_saveexec_b64 s[18:19], s[10:11]
	s_cbranch_execz .LBB0_138
; %bb.137:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 214
	v_add_u32_e32 v59, vcc, v58, v55
	v_min_i32_e32 v59, s37, v59
	v_mad_i64_i32 v[59:60], s[20:21], v59, s38, 0
	.loc	0 216
	v_lshlrev_b32_e32 v58, 3, v58
	.loc	0 214
	v_lshlrev_b64 v[59:60], 2, v[59:60]
	v_add_u32_e32 v59, vcc, v56, v59
	v_addc_u32_e32 v60, vcc, v57, v60, vcc
	.loc	0 215
	v_add_u32_e32 v59, vcc, 0xf0, v59
	v_addc_u32_e32 v60, vcc, 0, v60, vcc
	flat_load_dwordx4 v[59:62], v[59:60]
	.loc	0 216
	v_add_u32_e32 v58, vcc, v30, v58
	ds_read2_b32 v[63:64], v58 offset1:1
	s_waitcnt vmcnt(0) lgkmcnt(2)
	v_mul_f32_e32 v15, v60, v15
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v11, v60, v11
	v_mac_f32_e32 v15, v59, v14
	v_mac_f32_e32 v11, v59, v10
	v_mac_f32_e32 v15, v61, v16
	v_mac_f32_e32 v11, v61, v12
	v_mac_f32_e32 v15, v62, v17
	v_mac_f32_e32 v11, v62, v13
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v10, v63, v15
	v_add_f32_e32 v11, v64, v11
	.loc	0 212
	ds_write2_b32 v58, v10, v11 offset1:1
.LBB0_138:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 210
	s_lshl_b32 s18, s76, 6
	s_waitcnt lgkmcnt(0)
	v_or_b32_e32 v10, s18, v18
	v_mov_b32_e32 v11, 0
	.loc	0 218
	s_and_saveexec_b64 s[24:25], s[6:7]
	s_cbranch_execz .LBB0_150
; %bb.139:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	v_or_b32_e32 v11, 32, v10
	v_cmp_gt_i32_e64 s[18:19], s31, v10
	v_cmp_gt_i32_e64 s[20:21], s31, v11
	s_mov_b32 s46, 0
	s_mov_b64 s[26:27], 0
	v_mov_b32_e32 v11, v30
	v_mov_b32_e32 v12, v47
	s_branch .LBB0_141
.LBB0_140:                              ;   in Loop: Header=BB0_141 Depth=3
	s_or_b64 exec, exec, s[40:41]
	.loc	0 222
	v_mul_f32_e32 v14, 1.0, v14
	.loc	0 221
	ds_write_b32 v11, v13 offset:12
	.loc	0 222
	v_mul_f32_e32 v13, 1.0, v13
	v_max3_f32 v13, v14, s60, v13
	.loc	0 224
	ds_write2_b32 v12, v13, v13 offset0:64 offset1:96
	.loc	0 218
	s_add_i32 s46, s46, 2
	v_add_u32_e32 v12, vcc, 0x200, v12
	v_cmp_eq_u32_e32 vcc, s46, v36
	s_or_b64 s[26:27], vcc, s[26:27]
	v_add_u32_e32 v11, vcc, 16, v11
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_149
.LBB0_141:                              ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 221
	v_mov_b32_e32 v13, 0xff800000
	v_mov_b32_e32 v14, 0xff800000
	s_and_saveexec_b64 s[40:41], s[18:19]
	s_cbranch_execz .LBB0_143
; %bb.142:                              ;   in Loop: Header=BB0_141 Depth=3
	ds_read_b32 v14, v11
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v14, s55, v14
.LBB0_143:                              ;   in Loop: Header=BB0_141 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[40:41]
	.loc	0 221
	ds_write_b32 v11, v14
	s_and_saveexec_b64 s[40:41], s[20:21]
	s_cbranch_execz .LBB0_145
; %bb.144:                              ;   in Loop: Header=BB0_141 Depth=3
	ds_read_b32 v13, v11 offset:4
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v13, s55, v13
.LBB0_145:                              ;   in Loop: Header=BB0_141 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[40:41]
	.loc	0 222
	v_mul_f32_e32 v14, 1.0, v14
	.loc	0 221
	ds_write_b32 v11, v13 offset:4
	.loc	0 222
	v_mul_f32_e32 v13, 1.0, v13
	v_max3_f32 v13, v14, s60, v13
	.loc	0 224
	ds_write2_b32 v12, v13, v13 offset1:32
	.loc	0 221
	v_mov_b32_e32 v13, 0xff800000
	v_mov_b32_e32 v14, 0xff800000
	s_and_saveexec_b64 s[40:41], s[18:19]
	s_cbranch_execz .LBB0_147
; %bb.146:                              ;   in Loop: Header=BB0_141 Depth=3
	ds_read_b32 v14, v11 offset:8
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v14, s55, v14
.LBB0_147:                              ;   in Loop: Header=BB0_141 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[40:41]
	.loc	0 221
	ds_write_b32 v11, v14 offset:8
	s_and_saveexec_b64 s[40:41], s[20:21]
	s_cbranch_execz .LBB0_140
; %bb.148:                              ;   in Loop: Header=BB0_141 Depth=3
	ds_read_b32 v13, v11 offset:12
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v13, s55, v13
	s_branch .LBB0_140
.LBB0_149:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	v_mov_b32_e32 v11, v36
.LBB0_150:                              ;   in Loop: Header=BB0_30 Depth=2
	s_or_b64 exec, exec, s[24:25]
	.loc	0 220
	s_and_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_156
; %bb.151:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 221
	v_cmp_gt_i32_e32 vcc, s31, v10
	v_mov_b32_e32 v12, 0xff800000
	v_lshlrev_b32_e32 v14, 3, v11
	v_mov_b32_e32 v13, 0xff800000
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_153
; %bb.152:                              ;   in Loop: Header=BB0_30 Depth=2
	v_add_u32_e32 v13, vcc, v30, v14
	ds_read_b32 v13, v13
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v13, s55, v13
.LBB0_153:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 221
	v_add_u32_e32 v14, vcc, v30, v14
	v_or_b32_e32 v10, 32, v10
	v_cmp_gt_i32_e32 vcc, s31, v10
	ds_write_b32 v14, v13
	s_and_saveexec_b64 s[18:19], vcc
	s_cbranch_execz .LBB0_155
; %bb.154:                              ;   in Loop: Header=BB0_30 Depth=2
	ds_read_b32 v10, v14 offset:4
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v12, s55, v10
.LBB0_155:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	v_add_u32_e32 v11, vcc, v11, v31
	.loc	0 224
	v_lshlrev_b32_e32 v11, 8, v11
	.loc	0 222
	v_mul_f32_e32 v10, 1.0, v13
	.loc	0 221
	ds_write_b32 v14, v12 offset:4
	.loc	0 222
	v_mul_f32_e32 v12, 1.0, v12
	.loc	0 224
	v_or_b32_e32 v11, v11, v45
	.loc	0 222
	v_max3_f32 v10, v10, s60, v12
	.loc	0 224
	v_add_u32_e32 v11, vcc, s58, v11
	ds_write2_b32 v11, v10, v10 offset1:32
.LBB0_156:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 228
	s_add_i32 s76, s76, 1
	s_cmp_lt_i32 s76, s39
	.loc	0 226
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc0 .LBB0_162
; %bb.157:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	v_mov_b32_e32 v10, v27
	s_mov_b64 s[18:19], 0
	s_mov_b32 s20, s77
	v_mov_b32_e32 v11, v28
	v_mov_b32_e32 v12, v19
	v_mov_b32_e32 v13, v39
	s_branch .LBB0_159
.LBB0_158:                              ;   in Loop: Header=BB0_159 Depth=3
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v14
	.loc	0 179
	v_add_u32_e32 v13, vcc, 0xc0, v13
	v_add_u32_e32 v12, vcc, 0x330, v12
	s_add_i32 s20, s20, 3
	v_cmp_lt_u32_e32 vcc, s62, v13
	s_or_b64 s[18:19], vcc, s[18:19]
	v_add_u32_e32 v10, vcc, v10, v21
	v_addc_u32_e32 v11, vcc, v11, v22, vcc
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_161
.LBB0_159:                              ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	s_cmp_ge_i32 s20, s31
	.loc	0 182
	v_mov_b32_e32 v14, 0
	s_cbranch_scc1 .LBB0_158
; %bb.160:                              ;   in Loop: Header=BB0_159 Depth=3
	flat_load_dword v14, v[10:11]
	s_branch .LBB0_158
.LBB0_161:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
.LBB0_162:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 229
	s_and_saveexec_b64 s[40:41], s[0:1]
	s_cbranch_execz .LBB0_166
; %bb.163:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_mov_b32 s79, 0
	s_mov_b64 s[46:47], 0
	v_mov_b32_e32 v10, v29
	v_mov_b32_e32 v11, v46
.LBB0_164:                              ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 230
	s_cmp_eq_u32 s79, 1
	.loc	0 231
	ds_read_b128 v[12:15], v11
	ds_read_b128 v[58:61], v11 offset:16
	ds_read_b128 v[62:65], v11 offset:32
	ds_read_b128 v[66:69], v11 offset:48
	ds_read_b128 v[70:73], v11 offset:64
	ds_read_b128 v[74:77], v11 offset:80
	ds_read_b128 v[78:81], v11 offset:96
	ds_read_b128 v[82:85], v11 offset:112
	.loc	0 234
	ds_read2_b32 v[16:17], v10 offset1:1
	.loc	0 229
	v_add_u32_e32 v11, vcc, 0x100, v11
	.loc	0 230
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s79, 2
	v_cndmask_b32_e32 v86, v0, v1, vcc
	s_cselect_b64 s[18:19], -1, 0
	s_cmp_eq_u32 s79, 3
	v_cndmask_b32_e64 v86, v86, v2, s[18:19]
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_eq_u32 s79, 4
	v_cndmask_b32_e64 v86, v86, v3, s[20:21]
	s_cselect_b64 s[22:23], -1, 0
	v_cndmask_b32_e64 v86, v86, v4, s[22:23]
	.loc	0 231
	v_mul_f32_e32 v88, 1.0, v86
	s_waitcnt lgkmcnt(8)
	v_mul_f32_e32 v12, 1.0, v12
	v_mul_f32_e32 v13, 1.0, v13
	v_mul_f32_e32 v14, 1.0, v14
	v_mul_f32_e32 v15, 1.0, v15
	v_max3_f32 v12, v88, v12, v13
	s_waitcnt lgkmcnt(7)
	v_mul_f32_e32 v58, 1.0, v58
	v_mul_f32_e32 v59, 1.0, v59
	v_max3_f32 v12, v12, v14, v15
	v_mul_f32_e32 v60, 1.0, v60
	v_mul_f32_e32 v61, 1.0, v61
	v_max3_f32 v12, v12, v58, v59
	s_waitcnt lgkmcnt(6)
	v_mul_f32_e32 v62, 1.0, v62
	v_mul_f32_e32 v63, 1.0, v63
	v_max3_f32 v12, v12, v60, v61
	v_mul_f32_e32 v64, 1.0, v64
	v_mul_f32_e32 v65, 1.0, v65
	v_max3_f32 v12, v12, v62, v63
	s_waitcnt lgkmcnt(5)
	v_mul_f32_e32 v66, 1.0, v66
	v_mul_f32_e32 v67, 1.0, v67
	v_max3_f32 v12, v12, v64, v65
	v_mul_f32_e32 v68, 1.0, v68
	v_mul_f32_e32 v69, 1.0, v69
	v_max3_f32 v12, v12, v66, v67
	s_waitcnt lgkmcnt(4)
	v_mul_f32_e32 v70, 1.0, v70
	v_mul_f32_e32 v71, 1.0, v71
	v_max3_f32 v12, v12, v68, v69
	v_mul_f32_e32 v72, 1.0, v72
	v_mul_f32_e32 v73, 1.0, v73
	v_max3_f32 v12, v12, v70, v71
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v74, 1.0, v74
	v_mul_f32_e32 v75, 1.0, v75
	v_max3_f32 v12, v12, v72, v73
	v_mul_f32_e32 v76, 1.0, v76
	v_mul_f32_e32 v77, 1.0, v77
	v_max3_f32 v12, v12, v74, v75
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v78, 1.0, v78
	v_mul_f32_e32 v79, 1.0, v79
	v_max3_f32 v12, v12, v76, v77
	v_mul_f32_e32 v80, 1.0, v80
	v_mul_f32_e32 v81, 1.0, v81
	v_max3_f32 v12, v12, v78, v79
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v82, 1.0, v82
	v_mul_f32_e32 v83, 1.0, v83
	v_max3_f32 v12, v12, v80, v81
	v_mul_f32_e32 v84, 1.0, v84
	v_mul_f32_e32 v85, 1.0, v85
	v_max3_f32 v12, v12, v82, v83
	v_max3_f32 v12, v12, v84, v85
	.loc	0 232
	s_cmp_eq_u32 s79, 0
	.loc	0 233
	v_cmp_neq_f32_e64 s[26:27], s60, v12
	.loc	0 232
	s_cselect_b64 s[24:25], -1, 0
	.loc	0 229
	s_add_i32 s79, s79, 1
	.loc	0 233
	v_cndmask_b32_e64 v13, 0, v12, s[26:27]
	.loc	0 232
	v_cndmask_b32_e64 v4, v4, v12, s[22:23]
	v_cndmask_b32_e64 v3, v3, v12, s[20:21]
	v_cndmask_b32_e64 v2, v2, v12, s[18:19]
	v_cndmask_b32_e32 v1, v1, v12, vcc
	v_cndmask_b32_e64 v0, v0, v12, s[24:25]
	.loc	0 229
	v_cmp_eq_u32_e64 s[26:27], s79, v32
	.loc	0 233
	v_sub_f32_e32 v12, v86, v13
	s_or_b64 s[46:47], s[26:27], s[46:47]
	v_cmp_gt_f32_e64 s[26:27], 0, v12
	v_cndmask_b32_e64 v13, 0.5, -0.5, s[26:27]
	v_mac_f32_e32 v13, 0x3fb8aa3b, v12
	v_cvt_i32_f32_e32 v13, v13
	.loc	0 234
	v_cndmask_b32_e32 v87, v5, v6, vcc
	v_cndmask_b32_e64 v87, v87, v7, s[18:19]
	v_cndmask_b32_e64 v87, v87, v8, s[20:21]
	.loc	0 233
	v_cvt_f32_i32_e32 v14, v13
	v_lshlrev_b32_e32 v13, 23, v13
	.loc	0 234
	v_cndmask_b32_e64 v87, v87, v9, s[22:23]
	.loc	0 233
	v_madmk_f32 v15, v14, 0xbf317180, v12
	v_mul_f32_e32 v58, 0xb717f7d1, v14
	v_madmk_f32 v14, v14, 0xb717f7d1, v15
	v_mul_f32_e32 v59, v14, v14
	v_madmk_f32 v60, v59, 0x3331bb4c, v51
	v_madak_f32 v60, v59, v60, 0x388ab355
	v_madak_f32 v60, v59, v60, 0xbb360b61
	v_madak_f32 v60, v59, v60, 0x3e2aaaab
	v_mad_f32 v59, -v59, v60, v14
	v_mul_f32_e32 v14, v14, v59
	v_sub_f32_e32 v59, 2.0, v59
	v_cmp_gt_f32_e64 s[26:27], |v59|, s63
	v_cndmask_b32_e64 v60, 1.0, v53, s[26:27]
	v_mul_f32_e32 v59, v59, v60
	v_rcp_f32_e32 v59, v59
	v_mul_f32_e32 v14, v14, v59
	v_mad_f32 v14, -v60, v14, -v58
	v_sub_f32_e32 v14, v15, v14
	v_add_f32_e32 v14, 1.0, v14
	v_add_u32_e64 v13, s[26:27], v13, v14
	v_cmp_ngt_f32_e64 s[26:27], s64, v12
	v_cndmask_b32_e64 v13, 0, v13, s[26:27]
	v_cmp_gt_f32_e64 s[26:27], s65, v12
	v_cndmask_b32_e64 v13, v54, v13, s[26:27]
	v_cmp_o_f32_e64 s[26:27], v12, v12
	v_cndmask_b32_e64 v12, v12, v13, s[26:27]
	.loc	0 234
	v_mul_f32_e32 v13, v87, v12
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v14, v12, v16
	v_mul_f32_e32 v12, v12, v17
	.loc	0 232
	ds_write2_b32 v10, v14, v12 offset1:1
	.loc	0 234
	v_cndmask_b32_e64 v9, v9, v13, s[22:23]
	v_cndmask_b32_e64 v8, v8, v13, s[20:21]
	v_cndmask_b32_e64 v7, v7, v13, s[18:19]
	v_cndmask_b32_e32 v6, v6, v13, vcc
	v_cndmask_b32_e64 v5, v5, v13, s[24:25]
	.loc	0 229
	v_add_u32_e32 v10, vcc, 8, v10
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execnz .LBB0_164
; %bb.165:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[46:47]
.LBB0_166:                              ;   in Loop: Header=BB0_30 Depth=2
	s_or_b64 exec, exec, s[40:41]
	.loc	0 236
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 237
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_169
; %bb.167:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_mov_b32 s24, 0
	s_mov_b64 s[22:23], 0
	v_mov_b32_e32 v10, v30
	v_mov_b32_e32 v11, v47
.LBB0_168:                              ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	s_cmp_eq_u32 s24, 1
	.loc	0 237
	ds_read2_b32 v[12:13], v10 offset1:1
	v_add_u32_e32 v10, vcc, 8, v10
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s24, 2
	v_cndmask_b32_e32 v14, v0, v1, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s24, 3
	v_cndmask_b32_e32 v14, v14, v2, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s24, 4
	v_cndmask_b32_e32 v14, v14, v3, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v14, v14, v4, vcc
	v_cmp_neq_f32_e32 vcc, s60, v14
	s_add_i32 s24, s24, 1
	v_cndmask_b32_e32 v14, 0, v14, vcc
	v_cmp_eq_u32_e32 vcc, s24, v32
	s_waitcnt lgkmcnt(0)
	v_sub_f32_e32 v12, v12, v14
	v_sub_f32_e32 v13, v13, v14
	s_or_b64 s[22:23], vcc, s[22:23]
	v_cmp_gt_f32_e32 vcc, 0, v12
	v_cndmask_b32_e64 v14, 0.5, -0.5, vcc
	v_cmp_gt_f32_e32 vcc, 0, v13
	v_cndmask_b32_e64 v15, 0.5, -0.5, vcc
	v_mac_f32_e32 v14, 0x3fb8aa3b, v12
	v_mac_f32_e32 v15, 0x3fb8aa3b, v13
	v_cvt_i32_f32_e32 v14, v14
	v_cvt_i32_f32_e32 v15, v15
	v_cmp_ngt_f32_e64 s[18:19], s64, v12
	v_cvt_f32_i32_e32 v16, v14
	v_cvt_f32_i32_e32 v17, v15
	v_lshlrev_b32_e32 v14, 23, v14
	v_lshlrev_b32_e32 v15, 23, v15
	v_madmk_f32 v58, v16, 0xbf317180, v12
	v_mul_f32_e32 v59, 0xb717f7d1, v16
	v_madmk_f32 v60, v17, 0xbf317180, v13
	v_madmk_f32 v16, v16, 0xb717f7d1, v58
	v_mul_f32_e32 v61, 0xb717f7d1, v17
	v_madmk_f32 v17, v17, 0xb717f7d1, v60
	v_mul_f32_e32 v62, v16, v16
	v_mul_f32_e32 v63, v17, v17
	v_madmk_f32 v64, v62, 0x3331bb4c, v51
	v_madmk_f32 v65, v63, 0x3331bb4c, v51
	v_madak_f32 v64, v62, v64, 0x388ab355
	v_madak_f32 v65, v63, v65, 0x388ab355
	v_madak_f32 v64, v62, v64, 0xbb360b61
	v_madak_f32 v65, v63, v65, 0xbb360b61
	v_madak_f32 v64, v62, v64, 0x3e2aaaab
	v_madak_f32 v65, v63, v65, 0x3e2aaaab
	v_mad_f32 v62, -v62, v64, v16
	v_mad_f32 v63, -v63, v65, v17
	v_mul_f32_e32 v16, v16, v62
	v_sub_f32_e32 v62, 2.0, v62
	v_mul_f32_e32 v17, v17, v63
	v_sub_f32_e32 v63, 2.0, v63
	v_cmp_gt_f32_e64 vcc, |v62|, s63
	v_cndmask_b32_e32 v64, 1.0, v53, vcc
	v_cmp_gt_f32_e64 vcc, |v63|, s63
	v_cndmask_b32_e32 v65, 1.0, v53, vcc
	v_mul_f32_e32 v62, v62, v64
	v_mul_f32_e32 v63, v63, v65
	v_rcp_f32_e32 v62, v62
	v_rcp_f32_e32 v63, v63
	v_mul_f32_e32 v16, v16, v62
	v_mul_f32_e32 v17, v17, v63
	v_mad_f32 v16, -v64, v16, -v59
	v_mad_f32 v17, -v65, v17, -v61
	v_sub_f32_e32 v16, v58, v16
	v_sub_f32_e32 v17, v60, v17
	v_add_f32_e32 v16, 1.0, v16
	v_add_f32_e32 v17, 1.0, v17
	v_add_u32_e32 v14, vcc, v14, v16
	v_add_u32_e32 v15, vcc, v15, v17
	v_cmp_ngt_f32_e32 vcc, s64, v13
	v_cndmask_b32_e64 v14, 0, v14, s[18:19]
	v_cndmask_b32_e32 v15, 0, v15, vcc
	v_cmp_gt_f32_e32 vcc, s65, v13
	v_cmp_gt_f32_e64 s[18:19], s65, v12
	v_cndmask_b32_e64 v14, v54, v14, s[18:19]
	v_cndmask_b32_e32 v15, v54, v15, vcc
	v_cmp_o_f32_e32 vcc, v13, v13
	v_cmp_o_f32_e64 s[18:19], v12, v12
	v_cndmask_b32_e64 v12, v12, v14, s[18:19]
	v_cndmask_b32_e32 v13, v13, v15, vcc
	ds_write2_b32 v11, v12, v13 offset1:32
	v_add_u32_e32 v11, vcc, 0x100, v11
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execnz .LBB0_168
.LBB0_169:                              ;   in Loop: Header=BB0_30 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 s79, 0
	v_mov_b32_e32 v12, v46
	.loc	0 238
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB0_172
.LBB0_170:                              ;   in Loop: Header=BB0_172 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
.LBB0_171:                              ;   in Loop: Header=BB0_172 Depth=3
	s_or_b64 exec, exec, s[26:27]
	.loc	0 240
	s_add_i32 s79, s79, 1
	s_cmp_eq_u32 s79, 64
	v_add_u32_e32 v12, vcc, 4, v12
	s_cbranch_scc1 .LBB0_29
.LBB0_172:                              ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB0_175 Depth 4
                                        ;         Child Loop BB0_179 Depth 4
	.loc	0 241
	s_and_saveexec_b64 s[26:27], s[0:1]
	s_cbranch_execz .LBB0_171
; %bb.173:                              ;   in Loop: Header=BB0_172 Depth=3
	.loc	0 0
	s_mul_i32 s18, s79, 0x110
	s_addk_i32 s18, 0x4400
	.loc	0 244
	v_add_u32_e32 v13, vcc, s18, v45
	v_mov_b32_e32 v16, 0
	.loc	0 241
	s_and_saveexec_b64 s[40:41], s[12:13]
	s_cbranch_execz .LBB0_177
; %bb.174:                              ;   in Loop: Header=BB0_172 Depth=3
	.loc	0 244
	ds_read2_b32 v[10:11], v13 offset1:32
	s_mov_b32 s80, 0
	s_mov_b64 s[46:47], 0
	v_mov_b32_e32 v14, v29
	v_mov_b32_e32 v15, v12
.LBB0_175:                              ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ;       Parent Loop BB0_172 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 243
	s_cmp_eq_u32 s80, 1
	.loc	0 242
	ds_read2st64_b32 v[16:17], v15 offset1:1
	ds_read2st64_b32 v[58:59], v15 offset0:2 offset1:3
	.loc	0 244
	ds_read2_b32 v[60:61], v14 offset1:1
	ds_read2_b32 v[62:63], v14 offset0:2 offset1:3
	ds_read2_b32 v[64:65], v14 offset0:4 offset1:5
	ds_read2_b32 v[66:67], v14 offset0:6 offset1:7
	.loc	0 241
	v_add_u32_e32 v15, vcc, 0x400, v15
	.loc	0 243
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s80, 2
	v_cndmask_b32_e32 v68, v5, v6, vcc
	s_cselect_b64 s[18:19], -1, 0
	s_cmp_eq_u32 s80, 3
	v_cndmask_b32_e64 v68, v68, v7, s[18:19]
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_eq_u32 s80, 4
	v_cndmask_b32_e64 v68, v68, v8, s[20:21]
	s_cselect_b64 s[22:23], -1, 0
	v_cndmask_b32_e64 v68, v68, v9, s[22:23]
	s_cmp_eq_u32 s80, 0
	s_waitcnt lgkmcnt(5)
	v_add_f32_e32 v68, v68, v16
	.loc	0 244
	s_waitcnt lgkmcnt(3)
	v_mad_f32 v60, v16, v10, v60
	v_mac_f32_e32 v61, v16, v11
	.loc	0 243
	s_cselect_b64 s[24:25], -1, 0
	s_add_i32 s81, s80, 1
	.loc	0 244
	s_waitcnt lgkmcnt(2)
	v_mad_f32 v16, v17, v10, v62
	v_mac_f32_e32 v63, v17, v11
	s_waitcnt lgkmcnt(1)
	v_mad_f32 v62, v58, v10, v64
	v_mac_f32_e32 v65, v58, v11
	s_waitcnt lgkmcnt(0)
	v_mad_f32 v64, v59, v10, v66
	v_mac_f32_e32 v67, v59, v11
	.loc	0 243
	ds_write2_b32 v14, v60, v61 offset1:1
	v_cndmask_b32_e32 v6, v6, v68, vcc
	s_cmp_eq_u32 s81, 1
	ds_write2_b32 v14, v16, v63 offset0:2 offset1:3
	ds_write2_b32 v14, v62, v65 offset0:4 offset1:5
	ds_write2_b32 v14, v64, v67 offset0:6 offset1:7
	.loc	0 241
	v_add_u32_e32 v14, vcc, 32, v14
	.loc	0 243
	v_cndmask_b32_e64 v5, v5, v68, s[24:25]
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s81, 2
	v_cndmask_b32_e64 v7, v7, v68, s[18:19]
	v_cndmask_b32_e32 v16, v5, v6, vcc
	s_cselect_b64 s[18:19], -1, 0
	s_cmp_eq_u32 s81, 3
	v_cndmask_b32_e64 v8, v8, v68, s[20:21]
	v_cndmask_b32_e64 v16, v16, v7, s[18:19]
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_eq_u32 s81, 4
	v_cndmask_b32_e64 v9, v9, v68, s[22:23]
	v_cndmask_b32_e64 v16, v16, v8, s[20:21]
	s_cselect_b64 s[22:23], -1, 0
	s_cmp_eq_u32 s81, 0
	v_cndmask_b32_e64 v16, v16, v9, s[22:23]
	s_cselect_b64 s[24:25], -1, 0
	s_add_i32 s81, s80, 2
	v_add_f32_e32 v16, v16, v17
	s_cmp_eq_u32 s81, 1
	v_cndmask_b32_e32 v6, v6, v16, vcc
	v_cndmask_b32_e64 v5, v5, v16, s[24:25]
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s81, 2
	v_cndmask_b32_e64 v9, v9, v16, s[22:23]
	v_cndmask_b32_e64 v8, v8, v16, s[20:21]
	v_cndmask_b32_e64 v7, v7, v16, s[18:19]
	v_cndmask_b32_e32 v16, v5, v6, vcc
	s_cselect_b64 s[18:19], -1, 0
	s_cmp_eq_u32 s81, 3
	v_cndmask_b32_e64 v16, v16, v7, s[18:19]
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_eq_u32 s81, 4
	v_cndmask_b32_e64 v16, v16, v8, s[20:21]
	s_cselect_b64 s[22:23], -1, 0
	s_cmp_eq_u32 s81, 0
	v_cndmask_b32_e64 v16, v16, v9, s[22:23]
	s_cselect_b64 s[24:25], -1, 0
	s_add_i32 s81, s80, 3
	v_add_f32_e32 v16, v16, v58
	s_cmp_eq_u32 s81, 1
	v_cndmask_b32_e32 v6, v6, v16, vcc
	v_cndmask_b32_e64 v5, v5, v16, s[24:25]
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s81, 2
	v_cndmask_b32_e64 v9, v9, v16, s[22:23]
	v_cndmask_b32_e64 v8, v8, v16, s[20:21]
	v_cndmask_b32_e64 v7, v7, v16, s[18:19]
	v_cndmask_b32_e32 v16, v5, v6, vcc
	s_cselect_b64 s[18:19], -1, 0
	s_cmp_eq_u32 s81, 3
	v_cndmask_b32_e64 v16, v16, v7, s[18:19]
	s_cselect_b64 s[20:21], -1, 0
	s_cmp_eq_u32 s81, 4
	v_cndmask_b32_e64 v16, v16, v8, s[20:21]
	s_cselect_b64 s[22:23], -1, 0
	v_cndmask_b32_e64 v16, v16, v9, s[22:23]
	s_cmp_eq_u32 s81, 0
	v_add_f32_e32 v16, v16, v59
	s_cselect_b64 s[24:25], -1, 0
	.loc	0 241
	s_add_i32 s80, s80, 4
	.loc	0 243
	v_cndmask_b32_e32 v6, v6, v16, vcc
	.loc	0 241
	v_cmp_eq_u32_e32 vcc, s80, v38
	.loc	0 243
	v_cndmask_b32_e64 v9, v9, v16, s[22:23]
	v_cndmask_b32_e64 v8, v8, v16, s[20:21]
	v_cndmask_b32_e64 v7, v7, v16, s[18:19]
	v_cndmask_b32_e64 v5, v5, v16, s[24:25]
	s_or_b64 s[46:47], vcc, s[46:47]
	.loc	0 241
	v_mov_b32_e32 v16, s80
	s_andn2_b64 exec, exec, s[46:47]
	s_cbranch_execnz .LBB0_175
; %bb.176:                              ;   in Loop: Header=BB0_172 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[46:47]
.LBB0_177:                              ;   in Loop: Header=BB0_172 Depth=3
	s_or_b64 exec, exec, s[40:41]
	.loc	0 244
	s_and_saveexec_b64 s[24:25], s[14:15]
	s_cbranch_execz .LBB0_170
; %bb.178:                              ;   in Loop: Header=BB0_172 Depth=3
	ds_read2_b32 v[10:11], v13 offset1:32
	v_lshlrev_b32_e32 v13, 3, v16
	v_add_u32_e32 v13, vcc, v29, v13
	v_lshlrev_b32_e32 v14, 8, v16
	s_mov_b64 s[40:41], 0
	v_mov_b32_e32 v15, v37
.LBB0_179:                              ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_30 Depth=2
                                        ;       Parent Loop BB0_172 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 242
	v_add_u32_e32 v17, vcc, v12, v14
	.loc	0 243
	v_cmp_eq_u32_e32 vcc, 1, v16
	.loc	0 242
	ds_read_b32 v17, v17
	.loc	0 243
	v_cndmask_b32_e32 v58, v5, v6, vcc
	v_cmp_eq_u32_e64 s[18:19], 2, v16
	v_cndmask_b32_e64 v60, v58, v7, s[18:19]
	.loc	0 244
	ds_read2_b32 v[58:59], v13 offset1:1
	.loc	0 243
	v_cmp_eq_u32_e64 s[20:21], 3, v16
	v_cndmask_b32_e64 v60, v60, v8, s[20:21]
	v_cmp_eq_u32_e64 s[22:23], 4, v16
	v_cndmask_b32_e64 v60, v60, v9, s[22:23]
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v60, v60, v17
	.loc	0 244
	s_waitcnt lgkmcnt(0)
	v_mad_f32 v58, v17, v10, v58
	v_mac_f32_e32 v59, v17, v11
	.loc	0 243
	v_cndmask_b32_e32 v6, v6, v60, vcc
	v_cmp_eq_u32_e32 vcc, 0, v16
	ds_write2_b32 v13, v58, v59 offset1:1
	v_cndmask_b32_e32 v5, v5, v60, vcc
	.loc	0 241
	v_add_u32_e32 v16, vcc, 1, v16
	v_add_u32_e32 v13, vcc, 8, v13
	v_add_u32_e32 v15, vcc, -1, v15
	v_cmp_eq_u32_e32 vcc, 0, v15
	.loc	0 243
	v_cndmask_b32_e64 v9, v9, v60, s[22:23]
	v_cndmask_b32_e64 v8, v8, v60, s[20:21]
	v_cndmask_b32_e64 v7, v7, v60, s[18:19]
	s_or_b64 s[40:41], vcc, s[40:41]
	.loc	0 241
	v_add_u32_e32 v14, vcc, 0x100, v14
	s_andn2_b64 exec, exec, s[40:41]
	s_cbranch_execnz .LBB0_179
; %bb.180:                              ;   in Loop: Header=BB0_172 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[40:41]
	s_branch .LBB0_170
.LBB0_181:                              ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 260
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_2
; %bb.182:                              ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	v_add_u32_e32 v10, vcc, v23, v18
	v_addc_u32_e32 v11, vcc, 0, v24, vcc
	s_mov_b32 s26, 0
	s_mov_b64 s[22:23], 0
	v_mov_b32_e32 v14, v29
	s_branch .LBB0_185
.LBB0_183:                              ;   in Loop: Header=BB0_185 Depth=2
	.loc	0 261
	v_add_u32_e32 v12, vcc, 0x80, v12
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	flat_store_dword v[12:13], v15
.LBB0_184:                              ;   in Loop: Header=BB0_185 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 260
	s_add_i32 s26, s26, 1
	v_cmp_eq_u32_e32 vcc, s26, v32
	s_or_b64 s[22:23], vcc, s[22:23]
	v_add_u32_e32 v14, vcc, 8, v14
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB0_2
.LBB0_185:                              ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 0
	v_add_u32_e32 v12, vcc, s26, v55
	v_cmp_gt_i32_e32 vcc, s30, v12
	.loc	0 260
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB0_184
; %bb.186:                              ;   in Loop: Header=BB0_185 Depth=2
	.loc	0 0
	s_cmp_eq_u32 s26, 1
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s26, 2
	v_cndmask_b32_e32 v13, v5, v6, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s26, 3
	v_cndmask_b32_e32 v13, v13, v7, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s26, 4
	v_cndmask_b32_e32 v13, v13, v8, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v16, v13, v9, vcc
	.loc	0 261
	s_and_b64 vcc, exec, s[16:17]
	v_mov_b32_e32 v15, 0
	v_cmp_gt_f32_e64 s[18:19], |v16|, s63
	v_mov_b32_e32 v17, 0
	s_cbranch_vccnz .LBB0_188
; %bb.187:                              ;   in Loop: Header=BB0_185 Depth=2
	v_cndmask_b32_e64 v17, 1.0, v53, s[18:19]
	ds_read_b32 v13, v14
	v_mul_f32_e32 v23, v16, v17
	v_rcp_f32_e32 v23, v23
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v13, v13, v23
	v_mul_f32_e32 v17, v17, v13
.LBB0_188:                              ;   in Loop: Header=BB0_185 Depth=2
	.loc	0 0
	v_mad_i64_i32 v[12:13], s[18:19], v12, s38, v[10:11]
	.loc	0 261
	v_mov_b32_e32 v23, s49
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e32 v12, vcc, s48, v12
	v_addc_u32_e32 v13, vcc, v23, v13, vcc
	s_and_b64 vcc, exec, s[16:17]
	flat_store_dword v[12:13], v17
	s_cbranch_vccnz .LBB0_183
; %bb.189:                              ;   in Loop: Header=BB0_185 Depth=2
	v_cmp_gt_f32_e64 vcc, |v16|, s63
	s_mov_b32 m0, -1
	v_cndmask_b32_e32 v17, 1.0, v53, vcc
	ds_read_b32 v15, v14 offset:4
	v_mul_f32_e32 v16, v16, v17
	v_rcp_f32_e32 v16, v16
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v15, v15, v16
	v_mul_f32_e32 v15, v17, v15
	s_branch .LBB0_183
.LBB0_190:
	.loc	0 264
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_v3
		.amdhsa_group_segment_fixed_size 58368
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
		.amdhsa_next_free_vgpr 89
		.amdhsa_next_free_sgpr 86
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
; codeLenInByte = 14148
; NumSgprs: 88
; NumVgprs: 89
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 58368 bytes/workgroup (compile time only)
; SGPRBlocks: 10
; VGPRBlocks: 22
; NumSGPRsForWavesPerEU: 88
; NumVGPRsForWavesPerEU: 89
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
    .group_segment_fixed_size: 58368
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 192
    .name:           attention_v3
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 192
      - 1
      - 1
    .sgpr_count:     88
    .sgpr_spill_count: 0
    .symbol:         attention_v3.kd
    .vgpr_count:     89
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

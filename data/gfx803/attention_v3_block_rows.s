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
	s_add_i32 s8, s8, s11
	s_lshr_b32 flat_scratch_hi, s8, 8
	s_add_u32 s0, s0, s11
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s8, s38, 31
	s_mov_b32 flat_scratch_lo, s9
	s_ashr_i32 s9, s8, 31
	s_lshr_b32 s9, s9, 27
	s_add_i32 s8, s8, s9
	s_ashr_i32 s9, s8, 5
	s_mul_i32 s8, s37, s36
	v_writelane_b32 v1, s9, 0
	s_mul_i32 s8, s8, s9
	v_writelane_b32 v1, s8, 1
	.loc	0 196
	s_cmp_le_i32 s8, s10
	s_cbranch_scc1 .LBB0_83
; %bb.1:
	.loc	0 0
	s_add_i32 s8, s39, 63
	s_ashr_i32 s9, s8, 31
	s_lshr_b32 s9, s9, 26
	s_add_i32 s8, s8, s9
	s_load_dword s9, s[4:5], 0x4
	s_mov_b32 s26, s10
	s_ashr_i32 s10, s8, 6
	s_load_dword s8, s[4:5], 0xc
	s_cmp_gt_i32 s39, 0
	s_cselect_b64 s[12:13], -1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s4, s9, 0xffff
	v_cvt_f32_u32_e32 v3, s4
	s_load_dword s5, s[6:7], 0x10
	.loc	0 195
	s_load_dwordx2 s[14:15], s[6:7], 0x18
	s_load_dwordx8 s[40:47], s[6:7], 0x20
	v_rcp_iflag_f32_e32 v3, v3
	s_load_dwordx4 s[16:19], s[6:7], 0x40
	s_load_dwordx2 s[6:7], s[6:7], 0x50
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v1, s5, 2
	s_sub_i32 s5, 0, s4
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	v_writelane_b32 v1, s14, 3
	v_writelane_b32 v1, s15, 4
	v_writelane_b32 v1, s6, 5
	v_mul_lo_u32 v4, s5, v3
	v_writelane_b32 v1, s7, 6
	s_mov_b32 s6, s41
	v_writelane_b32 v1, s6, 7
	v_mul_hi_u32 v4, v3, v4
	v_writelane_b32 v1, s7, 8
	s_mov_b32 s6, s17
	v_writelane_b32 v1, s6, 9
	v_add_u32_e32 v3, vcc, v3, v4
	v_mul_hi_u32 v3, s8, v3
	v_writelane_b32 v1, s7, 10
	s_add_i32 s5, s38, -1
	v_writelane_b32 v1, s5, 11
	v_readfirstlane_b32 s5, v3
	s_mul_i32 s6, s5, s4
	s_sub_i32 s6, s8, s6
	s_ashr_i32 s19, s18, 31
	s_add_i32 s7, s5, 1
	s_sub_i32 s9, s6, s4
	s_cmp_ge_u32 s6, s4
	s_cselect_b32 s5, s7, s5
	s_cselect_b32 s6, s9, s6
	s_add_i32 s7, s5, 1
	s_cmp_ge_u32 s6, s4
	s_cselect_b32 s14, s7, s5
	v_mov_b32_e32 v3, s14
	v_mad_u64_u32 v[3:4], s[4:5], s4, v3, 0
	.loc	0 196
	s_mov_b32 s27, 0
	s_mov_b32 s9, s27
	v_cmp_ne_u64_e32 vcc, s[8:9], v[3:4]
	v_lshrrev_b32_e32 v5, 2, v0
	s_mov_b32 s6, s14
	v_and_b32_e32 v30, 24, v5
	v_writelane_b32 v1, s6, 12
	v_cndmask_b32_e64 v3, 0, 1, vcc
	v_writelane_b32 v1, s7, 13
	v_readfirstlane_b32 s6, v3
	v_or_b32_e32 v37, 7, v5
	v_lshlrev_b32_e32 v3, 2, v30
	v_mov_b32_e32 v4, 4
	v_writelane_b32 v1, s6, 14
	v_add_u32_e32 v38, vcc, v4, v3
	v_lshlrev_b32_e32 v3, 2, v37
	v_and_b32_e32 v20, 15, v0
	v_mov_b32_e32 v21, 0
	v_writelane_b32 v1, s10, 15
	s_max_i32 s6, s10, 1
	v_add_u32_e32 v39, vcc, v4, v3
	v_lshlrev_b32_e32 v3, 8, v30
	s_movk_i32 s9, 0x2800
	v_alignbit_b32 v6, 0, v0, 4
	v_writelane_b32 v1, s6, 16
	v_add_u32_e32 v41, vcc, s9, v3
	v_mad_i64_i32 v[3:4], s[6:7], v6, s18, v[20:21]
	v_lshlrev_b32_e32 v5, 8, v37
	v_add_u32_e32 v43, vcc, s9, v5
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_movk_i32 s8, 0x50
	v_mov_b32_e32 v5, s45
	v_add_u32_e32 v46, vcc, s44, v3
	v_lshrrev_b32_e32 v48, 4, v0
	v_lshlrev_b32_e32 v8, 2, v20
	v_addc_u32_e32 v47, vcc, v5, v4, vcc
	v_mad_u32_u24 v20, v48, s8, v8
	s_movk_i32 s6, 0x1400
	v_or_b32_e32 v5, 64, v6
	s_lshl_b64 s[98:99], s[18:19], 5
	v_add_u32_e32 v49, vcc, s6, v20
	v_mad_i64_i32 v[5:6], s[6:7], v5, s18, 0
	v_writelane_b32 v1, s16, 17
	v_writelane_b32 v1, s17, 18
	v_writelane_b32 v1, s18, 19
	v_mov_b32_e32 v9, s47
	v_add_u32_e32 v50, vcc, s46, v3
	v_writelane_b32 v1, s19, 20
	s_lshl_b64 s[6:7], s[18:19], 8
	v_addc_u32_e32 v51, vcc, v9, v4, vcc
	v_writelane_b32 v1, s6, 21
	v_lshlrev_b64 v[3:4], 2, v[5:6]
	v_writelane_b32 v1, s7, 22
	v_add_u32_e32 v3, vcc, v3, v8
	v_writelane_b32 v1, s12, 23
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_writelane_b32 v1, s13, 24
	v_mov_b32_e32 v5, s45
	v_add_u32_e32 v52, vcc, s44, v3
	v_writelane_b32 v1, s40, 25
	v_writelane_b32 v1, s41, 26
	v_writelane_b32 v1, s42, 27
	v_writelane_b32 v1, s43, 28
	v_writelane_b32 v1, s44, 29
	.loc	0 195
	v_and_b32_e32 v19, 31, v0
	.loc	0 196
	v_or_b32_e32 v45, 0xffffff80, v0
	v_lshlrev_b32_e32 v0, 6, v0
	v_writelane_b32 v1, s45, 30
	v_lshlrev_b32_e32 v7, 2, v19
	v_and_b32_e32 v0, 0x1800, v0
	v_writelane_b32 v1, s46, 31
	v_cmp_gt_u32_e64 s[4:5], 16, v19
	v_or_b32_e32 v31, 1, v30
	v_or_b32_e32 v32, 2, v30
	v_or_b32_e32 v33, 3, v30
	v_or_b32_e32 v34, 4, v30
	v_or_b32_e32 v35, 5, v30
	v_or_b32_e32 v36, 6, v30
	v_mul_u32_u24_e32 v40, 0x50, v19
	v_or_b32_e32 v42, v41, v7
	v_or_b32_e32 v44, v43, v7
	v_addc_u32_e32 v53, vcc, v5, v4, vcc
	v_or_b32_e32 v54, 64, v48
	v_or_b32_e32 v55, 0x1400, v7
	v_add_u32_e32 v0, vcc, s9, v0
	v_cndmask_b32_e64 v56, 0, 1, s[12:13]
	s_movk_i32 s36, 0x37f
	s_mov_b32 s70, 0xff800000
	v_mov_b32_e32 v57, 0xb5ddea0e
	s_mov_b32 s33, 0x6f800000
	v_mov_b32_e32 v58, 0xff800000
	v_mov_b32_e32 v59, 0x2f800000
	v_mov_b32_e32 v60, 0x7f800000
	v_writelane_b32 v1, s47, 32
	s_branch .LBB0_5
.LBB0_2:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_cmp_eq_u32_e32 vcc, 1, v37
	v_cndmask_b32_e32 v24, v11, v12, vcc
	v_cmp_eq_u32_e32 vcc, 2, v37
	v_cndmask_b32_e32 v24, v24, v13, vcc
	v_cmp_eq_u32_e32 vcc, 3, v37
	v_cndmask_b32_e32 v24, v24, v14, vcc
	v_cmp_eq_u32_e32 vcc, 4, v37
	v_cndmask_b32_e32 v24, v24, v15, vcc
	v_cmp_eq_u32_e32 vcc, 5, v37
	v_cndmask_b32_e32 v24, v24, v16, vcc
	v_cmp_eq_u32_e32 vcc, 6, v37
	v_cndmask_b32_e32 v24, v24, v17, vcc
	v_cmp_eq_u32_e32 vcc, 7, v37
	v_cndmask_b32_e32 v24, v24, v18, vcc
	v_cmp_gt_f32_e64 vcc, |v24|, s33
	v_cndmask_b32_e32 v25, 1.0, v59, vcc
	v_mul_f32_e32 v24, v24, v25
	v_rcp_f32_e32 v24, v24
	v_mul_f32_e32 v24, v91, v24
	v_mul_f32_e32 v24, v25, v24
.LBB0_3:                                ;   in Loop: Header=BB0_5 Depth=1
	v_mad_i64_i32 v[22:23], s[8:9], v61, s42, v[22:23]
	v_readlane_b32 s8, v1, 5
	v_readlane_b32 s9, v1, 6
	v_lshlrev_b64 v[22:23], 2, v[22:23]
	v_mov_b32_e32 v25, s9
	v_add_u32_e32 v22, vcc, s8, v22
	v_addc_u32_e32 v23, vcc, v25, v23, vcc
	flat_store_dword v[22:23], v24
.LBB0_4:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 196
	s_bfe_i64 s[6:7], s[26:27], 0x200000
	v_readlane_b32 s8, v1, 12
	s_add_u32 s6, s6, s8
	s_addc_u32 s7, s7, 0
	v_readlane_b32 s8, v1, 14
	s_add_u32 s26, s6, s8
	s_addc_u32 s27, s7, 0
	v_readlane_b32 s6, v1, 1
	s_cmp_le_i32 s6, s26
	v_readlane_b32 s9, v1, 13
	s_cbranch_scc1 .LBB0_83
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_8 Depth 2
                                        ;     Child Loop BB0_14 Depth 2
                                        ;       Child Loop BB0_16 Depth 3
                                        ;       Child Loop BB0_19 Depth 3
                                        ;       Child Loop BB0_23 Depth 3
                                        ;       Child Loop BB0_28 Depth 3
	.loc	0 0
	v_readlane_b32 s7, v1, 0
	.loc	0 197
	s_ashr_i32 s6, s7, 31
	s_add_i32 s7, s7, s6
	s_xor_b32 s7, s7, s6
	v_cvt_f32_u32_e32 v22, s7
	s_sub_i32 s8, 0, s7
	.loc	0 200
	v_readlane_b32 s16, v1, 17
	v_readlane_b32 s17, v1, 18
	.loc	0 197
	v_rcp_iflag_f32_e32 v22, v22
	.loc	0 200
	v_readlane_b32 s18, v1, 19
	v_readlane_b32 s19, v1, 20
	.loc	0 205
	buffer_store_dword v21, v38, s[0:3], 0 offen
	.loc	0 197
	v_mul_f32_e32 v22, 0x4f7ffffe, v22
	v_cvt_u32_f32_e32 v22, v22
	.loc	0 205
	buffer_store_dword v21, v38, s[0:3], 0 offen offset:4
	buffer_store_dword v21, v38, s[0:3], 0 offen offset:8
	buffer_store_dword v21, v38, s[0:3], 0 offen offset:12
	buffer_store_dword v21, v38, s[0:3], 0 offen offset:16
	buffer_store_dword v21, v38, s[0:3], 0 offen offset:20
	buffer_store_dword v21, v38, s[0:3], 0 offen offset:24
	.loc	0 197
	v_mul_lo_u32 v23, s8, v22
	s_ashr_i32 s8, s26, 31
	s_add_i32 s9, s26, s8
	s_xor_b32 s9, s9, s8
	v_mul_hi_u32 v23, v22, v23
	s_xor_b32 s6, s8, s6
	.loc	0 205
	buffer_store_dword v21, v39, s[0:3], 0 offen
	.loc	0 182
	s_mov_b32 m0, -1
	.loc	0 197
	v_add_u32_e32 v22, vcc, v22, v23
	v_mul_hi_u32 v22, s9, v22
	v_readfirstlane_b32 s8, v22
	s_mul_i32 s10, s8, s7
	s_sub_i32 s9, s9, s10
	s_add_i32 s11, s8, 1
	s_sub_i32 s10, s9, s7
	s_cmp_ge_u32 s9, s7
	s_cselect_b32 s8, s11, s8
	s_cselect_b32 s9, s10, s9
	s_add_i32 s10, s8, 1
	s_cmp_ge_u32 s9, s7
	s_cselect_b32 s7, s10, s8
	s_ashr_i32 s8, s37, 31
	s_add_i32 s9, s37, s8
	s_xor_b32 s9, s9, s8
	v_cvt_f32_u32_e32 v22, s9
	.loc	0 200
	v_readlane_b32 s10, v1, 9
	v_mov_b32_e32 v23, s10
	.loc	0 197
	s_sub_i32 s10, 0, s9
	v_rcp_iflag_f32_e32 v22, v22
	s_xor_b32 s7, s7, s6
	.loc	0 200
	v_readlane_b32 s11, v1, 10
	.loc	0 197
	v_mul_f32_e32 v22, 0x4f7ffffe, v22
	v_cvt_u32_f32_e32 v22, v22
	v_mul_lo_u32 v24, s10, v22
	s_sub_i32 s10, s7, s6
	s_ashr_i32 s6, s10, 31
	s_add_i32 s7, s10, s6
	v_mul_hi_u32 v24, v22, v24
	s_xor_b32 s7, s7, s6
	s_xor_b32 s6, s6, s8
	v_add_u32_e32 v22, vcc, v22, v24
	v_mul_hi_u32 v22, s7, v22
	.loc	0 200
	v_mov_b32_e32 v24, s16
	.loc	0 197
	v_readfirstlane_b32 s8, v22
	s_mul_i32 s11, s8, s9
	s_sub_i32 s7, s7, s11
	s_add_i32 s12, s8, 1
	s_sub_i32 s11, s7, s9
	s_cmp_ge_u32 s7, s9
	s_cselect_b32 s8, s12, s8
	s_cselect_b32 s7, s11, s7
	s_add_i32 s11, s8, 1
	s_cmp_ge_u32 s7, s9
	s_cselect_b32 s7, s11, s8
	s_xor_b32 s7, s7, s6
	s_sub_i32 s11, s7, s6
	s_mul_i32 s6, s11, s37
	s_sub_i32 s12, s10, s6
	.loc	0 200
	v_mad_i64_i32 v[22:23], s[6:7], s12, v23, 0
	v_mad_i64_i32 v[22:23], s[6:7], s11, v24, v[22:23]
	.loc	0 206
	v_cmp_ne_u32_e64 s[6:7], 1, v56
	v_writelane_b32 v1, s6, 33
	v_writelane_b32 v1, s7, 34
	v_readlane_b32 s6, v1, 23
	v_readlane_b32 s7, v1, 24
	v_lshlrev_b64 v[26:27], 2, v[22:23]
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_11
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 179
	v_add_u32_e32 v22, vcc, v46, v26
	v_addc_u32_e32 v23, vcc, v47, v27, vcc
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v24, v48
	v_mov_b32_e32 v25, v20
	v_mov_b32_e32 v28, v45
	s_branch .LBB0_8
.LBB0_7:                                ;   in Loop: Header=BB0_8 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 179
	v_add_u32_e32 v28, vcc, 0x80, v28
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v25, v29
	.loc	0 179
	v_mov_b32_e32 v29, s99
	v_add_u32_e32 v22, vcc, s98, v22
	v_addc_u32_e32 v23, vcc, v23, v29, vcc
	v_add_u32_e32 v25, vcc, 0x280, v25
	v_cmp_lt_u32_e32 vcc, s36, v28
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_u32_e32 v24, vcc, 8, v24
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_10
.LBB0_8:                                ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s39, v24
	.loc	0 182
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_7
; %bb.9:                                ;   in Loop: Header=BB0_8 Depth=2
	flat_load_dword v29, v[22:23]
	s_branch .LBB0_7
.LBB0_10:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
.LBB0_11:                               ;   in Loop: Header=BB0_5 Depth=1
	v_readlane_b32 s6, v1, 0
	s_mul_i32 s10, s10, s6
	.loc	0 199
	v_readlane_b32 s6, v1, 7
	v_readlane_b32 s7, v1, 8
	v_mov_b32_e32 v22, s6
	v_mad_i64_i32 v[22:23], s[6:7], s12, v22, 0
	v_mov_b32_e32 v24, s40
	s_sub_i32 s8, s26, s10
	v_mad_i64_i32 v[22:23], s[6:7], s11, v24, v[22:23]
	.loc	0 204
	v_cmp_eq_u32_e32 vcc, 7, v30
	v_cmp_eq_u32_e64 s[6:7], 7, v31
	.loc	0 198
	s_lshl_b32 s24, s8, 5
	.loc	0 204
	s_or_b64 s[8:9], s[6:7], vcc
	v_cmp_eq_u32_e32 vcc, 6, v30
	v_cmp_eq_u32_e64 s[6:7], 6, v31
	s_or_b64 s[10:11], s[6:7], vcc
	v_cmp_eq_u32_e32 vcc, 5, v30
	v_cmp_eq_u32_e64 s[6:7], 5, v31
	s_or_b64 s[12:13], s[6:7], vcc
	v_cmp_eq_u32_e32 vcc, 4, v30
	v_cmp_eq_u32_e64 s[6:7], 4, v31
	s_or_b64 s[14:15], s[6:7], vcc
	v_cmp_eq_u32_e32 vcc, 3, v30
	v_cmp_eq_u32_e64 s[6:7], 3, v31
	s_or_b64 s[16:17], s[6:7], vcc
	v_cmp_eq_u32_e32 vcc, 2, v30
	v_cmp_eq_u32_e64 s[6:7], 2, v31
	s_or_b64 s[18:19], s[6:7], vcc
	v_cmp_eq_u32_e32 vcc, 1, v30
	v_cmp_eq_u32_e64 s[6:7], 1, v31
	s_or_b64 s[20:21], s[6:7], vcc
	v_cmp_eq_u32_e32 vcc, 0, v30
	v_cmp_eq_u32_e64 s[6:7], 0, v31
	s_or_b64 s[6:7], s[6:7], vcc
	v_cmp_eq_u32_e32 vcc, 0, v32
	s_or_b64 s[6:7], vcc, s[6:7]
	v_cmp_eq_u32_e32 vcc, 1, v32
	s_or_b64 s[20:21], vcc, s[20:21]
	v_cmp_eq_u32_e32 vcc, 2, v32
	s_or_b64 s[18:19], vcc, s[18:19]
	v_cmp_eq_u32_e32 vcc, 3, v32
	s_or_b64 s[16:17], vcc, s[16:17]
	v_cmp_eq_u32_e32 vcc, 4, v32
	s_or_b64 s[14:15], vcc, s[14:15]
	v_cmp_eq_u32_e32 vcc, 5, v32
	s_or_b64 s[12:13], vcc, s[12:13]
	v_cmp_eq_u32_e32 vcc, 6, v32
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, 7, v32
	s_or_b64 s[8:9], vcc, s[8:9]
	v_cmp_eq_u32_e32 vcc, 7, v33
	s_or_b64 s[8:9], vcc, s[8:9]
	v_cmp_eq_u32_e32 vcc, 6, v33
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, 5, v33
	s_or_b64 s[12:13], vcc, s[12:13]
	v_cmp_eq_u32_e32 vcc, 4, v33
	s_or_b64 s[14:15], vcc, s[14:15]
	v_cmp_eq_u32_e32 vcc, 3, v33
	s_or_b64 s[16:17], vcc, s[16:17]
	v_cmp_eq_u32_e32 vcc, 2, v33
	s_or_b64 s[18:19], vcc, s[18:19]
	v_cmp_eq_u32_e32 vcc, 1, v33
	s_or_b64 s[20:21], vcc, s[20:21]
	v_cmp_eq_u32_e32 vcc, 0, v33
	s_or_b64 s[6:7], vcc, s[6:7]
	v_cmp_eq_u32_e32 vcc, 0, v34
	s_or_b64 s[6:7], vcc, s[6:7]
	v_cmp_eq_u32_e32 vcc, 1, v34
	s_or_b64 s[20:21], vcc, s[20:21]
	v_cmp_eq_u32_e32 vcc, 2, v34
	s_or_b64 s[18:19], vcc, s[18:19]
	v_cmp_eq_u32_e32 vcc, 3, v34
	s_or_b64 s[16:17], vcc, s[16:17]
	v_cmp_eq_u32_e32 vcc, 4, v34
	s_or_b64 s[14:15], vcc, s[14:15]
	v_cmp_eq_u32_e32 vcc, 5, v34
	s_or_b64 s[12:13], vcc, s[12:13]
	v_cmp_eq_u32_e32 vcc, 6, v34
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, 7, v34
	s_or_b64 s[8:9], vcc, s[8:9]
	v_cmp_eq_u32_e32 vcc, 7, v35
	s_or_b64 s[8:9], vcc, s[8:9]
	v_cmp_eq_u32_e32 vcc, 6, v35
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, 5, v35
	s_or_b64 s[12:13], vcc, s[12:13]
	v_cmp_eq_u32_e32 vcc, 4, v35
	s_or_b64 s[14:15], vcc, s[14:15]
	v_cmp_eq_u32_e32 vcc, 3, v35
	s_or_b64 s[16:17], vcc, s[16:17]
	v_cmp_eq_u32_e32 vcc, 2, v35
	s_or_b64 s[18:19], vcc, s[18:19]
	v_cmp_eq_u32_e32 vcc, 1, v35
	s_or_b64 s[20:21], vcc, s[20:21]
	v_cmp_eq_u32_e32 vcc, 0, v35
	s_or_b64 s[6:7], vcc, s[6:7]
	v_cmp_eq_u32_e32 vcc, 0, v36
	s_or_b64 s[22:23], vcc, s[6:7]
	v_cmp_eq_u32_e32 vcc, 1, v36
	s_or_b64 s[20:21], vcc, s[20:21]
	v_cmp_eq_u32_e32 vcc, 2, v36
	s_or_b64 s[18:19], vcc, s[18:19]
	v_cmp_eq_u32_e32 vcc, 3, v36
	s_or_b64 s[16:17], vcc, s[16:17]
	v_cmp_eq_u32_e32 vcc, 4, v36
	s_or_b64 s[14:15], vcc, s[14:15]
	v_cmp_eq_u32_e32 vcc, 5, v36
	s_or_b64 s[12:13], vcc, s[12:13]
	v_cmp_eq_u32_e32 vcc, 6, v36
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, 7, v36
	s_or_b64 s[6:7], vcc, s[8:9]
	v_cmp_eq_u32_e32 vcc, 7, v37
	s_or_b64 vcc, vcc, s[6:7]
	v_cmp_eq_u32_e64 s[6:7], 6, v37
	s_or_b64 s[6:7], s[6:7], s[10:11]
	v_cmp_eq_u32_e64 s[8:9], 5, v37
	v_cmp_eq_u32_e64 s[10:11], 4, v37
	s_or_b64 s[8:9], s[8:9], s[12:13]
	s_or_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e64 s[12:13], 3, v37
	v_cmp_eq_u32_e64 s[14:15], 2, v37
	v_cndmask_b32_e64 v17, v17, 0, s[6:7]
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_or_b64 s[14:15], s[14:15], s[18:19]
	v_cmp_eq_u32_e64 s[16:17], 1, v37
	v_cmp_eq_u32_e64 s[18:19], 0, v37
	v_cndmask_b32_e64 v9, v9, v58, s[6:7]
	.loc	0 209
	v_readlane_b32 s6, v1, 33
	.loc	0 204
	s_or_b64 s[16:17], s[16:17], s[20:21]
	s_or_b64 s[18:19], s[18:19], s[22:23]
	.loc	0 198
	v_or_b32_e32 v68, s24, v30
	.loc	0 209
	v_readlane_b32 s7, v1, 34
	s_mov_b32 s25, 0
	.loc	0 204
	v_mov_b32_e32 v88, 0
	v_cndmask_b32_e64 v18, v18, 0, vcc
	v_cndmask_b32_e64 v16, v16, 0, s[8:9]
	v_cndmask_b32_e64 v15, v15, 0, s[10:11]
	v_cndmask_b32_e64 v14, v14, 0, s[12:13]
	v_cndmask_b32_e64 v13, v13, 0, s[14:15]
	v_cndmask_b32_e64 v12, v12, 0, s[16:17]
	v_cndmask_b32_e64 v11, v11, 0, s[18:19]
	v_cndmask_b32_e32 v10, v10, v58, vcc
	v_cndmask_b32_e64 v8, v8, v58, s[8:9]
	v_cndmask_b32_e64 v7, v7, v58, s[10:11]
	v_cndmask_b32_e64 v6, v6, v58, s[12:13]
	v_cndmask_b32_e64 v5, v5, v58, s[14:15]
	v_cndmask_b32_e64 v4, v4, v58, s[16:17]
	v_cndmask_b32_e64 v3, v3, v58, s[18:19]
	.loc	0 209
	s_and_b64 vcc, exec, s[6:7]
	v_or_b32_e32 v61, 7, v68
	v_or_b32_e32 v67, 1, v68
	v_or_b32_e32 v66, 2, v68
	v_or_b32_e32 v65, 3, v68
	v_or_b32_e32 v64, 4, v68
	v_or_b32_e32 v63, 5, v68
	v_or_b32_e32 v62, 6, v68
	.loc	0 207
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_vccnz .LBB0_44
; %bb.12:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_readlane_b32 s8, v1, 3
	v_readlane_b32 s9, v1, 4
	v_mov_b32_e32 v69, s9
	v_readlane_b32 s9, v1, 11
	v_min_i32_e32 v28, s9, v61
	v_mad_i64_i32 v[28:29], s[6:7], v28, s42, 0
	v_lshlrev_b64 v[24:25], 2, v[22:23]
	.loc	0 209
	v_writelane_b32 v1, s26, 35
	v_add_u32_e32 v83, vcc, s8, v24
	v_addc_u32_e32 v84, vcc, v69, v25, vcc
	v_lshlrev_b64 v[24:25], 2, v[28:29]
	v_min_i32_e32 v28, s9, v68
	v_mad_i64_i32 v[28:29], s[6:7], v28, s42, 0
	v_add_u32_e32 v69, vcc, v83, v24
	v_addc_u32_e32 v70, vcc, v84, v25, vcc
	v_lshlrev_b64 v[24:25], 2, v[28:29]
	v_min_i32_e32 v28, s9, v67
	v_mad_i64_i32 v[28:29], s[6:7], v28, s42, 0
	v_add_u32_e32 v71, vcc, v83, v24
	v_addc_u32_e32 v72, vcc, v84, v25, vcc
	v_lshlrev_b64 v[24:25], 2, v[28:29]
	v_min_i32_e32 v28, s9, v66
	v_mad_i64_i32 v[28:29], s[6:7], v28, s42, 0
	v_add_u32_e32 v73, vcc, v83, v24
	v_addc_u32_e32 v74, vcc, v84, v25, vcc
	v_lshlrev_b64 v[24:25], 2, v[28:29]
	v_min_i32_e32 v28, s9, v65
	v_mad_i64_i32 v[28:29], s[6:7], v28, s42, 0
	v_add_u32_e32 v75, vcc, v83, v24
	v_addc_u32_e32 v76, vcc, v84, v25, vcc
	v_lshlrev_b64 v[24:25], 2, v[28:29]
	v_min_i32_e32 v28, s9, v64
	v_mad_i64_i32 v[28:29], s[6:7], v28, s42, 0
	v_add_u32_e32 v77, vcc, v83, v24
	v_addc_u32_e32 v78, vcc, v84, v25, vcc
	v_lshlrev_b64 v[24:25], 2, v[28:29]
	v_min_i32_e32 v28, s9, v63
	v_mad_i64_i32 v[28:29], s[6:7], v28, s42, 0
	v_add_u32_e32 v79, vcc, v83, v24
	v_addc_u32_e32 v80, vcc, v84, v25, vcc
	v_lshlrev_b64 v[24:25], 2, v[28:29]
	v_min_i32_e32 v28, s9, v62
	v_mad_i64_i32 v[28:29], s[6:7], v28, s42, 0
	v_add_u32_e32 v81, vcc, v83, v24
	v_addc_u32_e32 v82, vcc, v84, v25, vcc
	v_lshlrev_b64 v[24:25], 2, v[28:29]
	v_mov_b32_e32 v85, v54
	v_add_u32_e32 v83, vcc, v83, v24
	v_addc_u32_e32 v84, vcc, v84, v25, vcc
	v_add_u32_e32 v24, vcc, v50, v26
	v_addc_u32_e32 v25, vcc, v51, v27, vcc
	v_add_u32_e32 v26, vcc, v52, v26
	v_addc_u32_e32 v27, vcc, v53, v27, vcc
	v_mov_b32_e32 v86, v48
	v_writelane_b32 v1, s27, 36
	s_branch .LBB0_14
.LBB0_13:                               ;   in Loop: Header=BB0_14 Depth=2
	.loc	0 0
	v_readlane_b32 s6, v1, 21
	v_readlane_b32 s7, v1, 22
	.loc	0 209
	v_mov_b32_e32 v93, s7
	v_add_u32_e32 v24, vcc, s6, v24
	v_addc_u32_e32 v25, vcc, v25, v93, vcc
	v_add_u32_e32 v86, vcc, 64, v86
	v_add_u32_e32 v26, vcc, s6, v26
	v_readlane_b32 s6, v1, 16
	v_addc_u32_e32 v27, vcc, v27, v93, vcc
	s_cmp_eq_u32 s25, s6
	v_add_u32_e32 v85, vcc, 64, v85
	.loc	0 244
	buffer_store_dword v88, v38, s[0:3], 0 offen
	.loc	0 257
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_scc1 .LBB0_45
.LBB0_14:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_16 Depth 3
                                        ;       Child Loop BB0_19 Depth 3
                                        ;       Child Loop BB0_23 Depth 3
                                        ;       Child Loop BB0_28 Depth 3
	.loc	0 0
	v_mov_b32_e32 v29, v25
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v87, v86
	v_mov_b32_e32 v28, v24
	v_mov_b32_e32 v88, v49
	v_mov_b32_e32 v89, v45
	s_branch .LBB0_16
.LBB0_15:                               ;   in Loop: Header=BB0_16 Depth=3
	s_or_b64 exec, exec, s[8:9]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v88, v90
	.loc	0 179
	v_add_u32_e32 v89, vcc, 0x80, v89
	v_add_u32_e32 v88, vcc, 0x280, v88
	v_mov_b32_e32 v90, s99
	v_add_u32_e32 v28, vcc, s98, v28
	v_addc_u32_e32 v29, vcc, v29, v90, vcc
	v_cmp_lt_u32_e32 vcc, s36, v89
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_u32_e32 v87, vcc, 8, v87
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_18
.LBB0_16:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_14 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s39, v87
	.loc	0 182
	v_mov_b32_e32 v90, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_15
; %bb.17:                               ;   in Loop: Header=BB0_16 Depth=3
	flat_load_dword v90, v[28:29]
	s_branch .LBB0_15
.LBB0_18:                               ;   in Loop: Header=BB0_14 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v98, v40
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v97, 0
	v_mov_b32_e32 v99, 0
	v_mov_b32_e32 v100, 0
	v_mov_b32_e32 v101, 0
.LBB0_19:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_14 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 215
	v_add_u32_e32 v102, vcc, s6, v71
	v_mov_b32_e32 v114, s7
	v_addc_u32_e32 v103, vcc, v72, v114, vcc
	flat_load_dwordx4 v[102:105], v[102:103]
	.loc	0 216
	s_mov_b32 m0, -1
	ds_read_b128 v[106:109], v98
	s_waitcnt vmcnt(0) lgkmcnt(0)
	v_mul_f32_e32 v110, v103, v107
	v_mac_f32_e32 v110, v102, v106
	v_mac_f32_e32 v110, v104, v108
	v_mac_f32_e32 v110, v105, v109
	v_add_f32_e32 v101, v101, v110
	ds_read_b128 v[110:113], v98 offset:2560
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v103, v103, v111
	v_mac_f32_e32 v103, v102, v110
	v_mac_f32_e32 v103, v104, v112
	v_mac_f32_e32 v103, v105, v113
	.loc	0 215
	v_add_u32_e32 v102, vcc, s6, v73
	.loc	0 216
	v_add_f32_e32 v100, v100, v103
	.loc	0 215
	v_addc_u32_e32 v103, vcc, v74, v114, vcc
	flat_load_dwordx4 v[102:105], v[102:103]
	.loc	0 216
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v115, v103, v107
	v_mul_f32_e32 v103, v103, v111
	v_mac_f32_e32 v103, v102, v110
	v_mac_f32_e32 v103, v104, v112
	v_mac_f32_e32 v115, v102, v106
	v_mac_f32_e32 v103, v105, v113
	.loc	0 215
	v_add_u32_e32 v102, vcc, s6, v75
	.loc	0 216
	v_mac_f32_e32 v115, v104, v108
	v_add_f32_e32 v97, v97, v103
	.loc	0 215
	v_addc_u32_e32 v103, vcc, v76, v114, vcc
	.loc	0 216
	v_mac_f32_e32 v115, v105, v109
	.loc	0 215
	flat_load_dwordx4 v[102:105], v[102:103]
	.loc	0 216
	v_add_f32_e32 v99, v99, v115
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v115, v103, v107
	v_mul_f32_e32 v103, v103, v111
	v_mac_f32_e32 v103, v102, v110
	v_mac_f32_e32 v103, v104, v112
	v_mac_f32_e32 v115, v102, v106
	v_mac_f32_e32 v103, v105, v113
	.loc	0 215
	v_add_u32_e32 v102, vcc, s6, v77
	.loc	0 216
	v_mac_f32_e32 v115, v104, v108
	v_add_f32_e32 v95, v95, v103
	.loc	0 215
	v_addc_u32_e32 v103, vcc, v78, v114, vcc
	.loc	0 216
	v_mac_f32_e32 v115, v105, v109
	.loc	0 215
	flat_load_dwordx4 v[102:105], v[102:103]
	.loc	0 216
	v_add_f32_e32 v96, v96, v115
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v115, v103, v107
	v_mul_f32_e32 v103, v103, v111
	v_mac_f32_e32 v103, v102, v110
	v_mac_f32_e32 v103, v104, v112
	v_mac_f32_e32 v115, v102, v106
	v_mac_f32_e32 v103, v105, v113
	.loc	0 215
	v_add_u32_e32 v102, vcc, s6, v79
	.loc	0 216
	v_mac_f32_e32 v115, v104, v108
	v_add_f32_e32 v93, v93, v103
	.loc	0 215
	v_addc_u32_e32 v103, vcc, v80, v114, vcc
	.loc	0 216
	v_mac_f32_e32 v115, v105, v109
	.loc	0 215
	flat_load_dwordx4 v[102:105], v[102:103]
	.loc	0 216
	v_add_f32_e32 v94, v94, v115
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v115, v103, v107
	v_mul_f32_e32 v103, v103, v111
	v_mac_f32_e32 v103, v102, v110
	v_mac_f32_e32 v103, v104, v112
	v_mac_f32_e32 v115, v102, v106
	v_mac_f32_e32 v103, v105, v113
	.loc	0 215
	v_add_u32_e32 v102, vcc, s6, v81
	.loc	0 216
	v_mac_f32_e32 v115, v104, v108
	v_add_f32_e32 v87, v87, v103
	.loc	0 215
	v_addc_u32_e32 v103, vcc, v82, v114, vcc
	.loc	0 216
	v_mac_f32_e32 v115, v105, v109
	.loc	0 215
	flat_load_dwordx4 v[102:105], v[102:103]
	.loc	0 216
	v_add_f32_e32 v92, v92, v115
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v115, v103, v107
	v_mul_f32_e32 v103, v103, v111
	v_mac_f32_e32 v103, v102, v110
	v_mac_f32_e32 v103, v104, v112
	v_mac_f32_e32 v115, v102, v106
	v_mac_f32_e32 v103, v105, v113
	.loc	0 215
	v_add_u32_e32 v102, vcc, s6, v83
	.loc	0 216
	v_mac_f32_e32 v115, v104, v108
	v_add_f32_e32 v90, v90, v103
	.loc	0 215
	v_addc_u32_e32 v103, vcc, v84, v114, vcc
	.loc	0 216
	v_mac_f32_e32 v115, v105, v109
	.loc	0 215
	flat_load_dwordx4 v[102:105], v[102:103]
	.loc	0 216
	v_add_f32_e32 v91, v91, v115
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v115, v103, v107
	v_mul_f32_e32 v103, v103, v111
	v_mac_f32_e32 v103, v102, v110
	v_mac_f32_e32 v103, v104, v112
	v_mac_f32_e32 v115, v102, v106
	v_mac_f32_e32 v103, v105, v113
	.loc	0 215
	v_add_u32_e32 v102, vcc, s6, v69
	.loc	0 216
	v_mac_f32_e32 v115, v104, v108
	v_add_f32_e32 v88, v88, v103
	.loc	0 215
	v_addc_u32_e32 v103, vcc, v70, v114, vcc
	.loc	0 216
	v_mac_f32_e32 v115, v105, v109
	.loc	0 215
	flat_load_dwordx4 v[102:105], v[102:103]
	.loc	0 212
	s_add_u32 s6, s6, 16
	s_addc_u32 s7, s7, 0
	.loc	0 216
	v_add_f32_e32 v89, v89, v115
	.loc	0 212
	v_add_u32_e32 v98, vcc, 16, v98
	s_cmp_eq_u32 s6, 64
	.loc	0 216
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v107, v103, v107
	v_mul_f32_e32 v103, v103, v111
	v_mac_f32_e32 v107, v102, v106
	v_mac_f32_e32 v103, v102, v110
	v_mac_f32_e32 v107, v104, v108
	v_mac_f32_e32 v103, v104, v112
	v_mac_f32_e32 v107, v105, v109
	v_mac_f32_e32 v103, v105, v113
	v_add_f32_e32 v29, v29, v107
	v_add_f32_e32 v28, v28, v103
	.loc	0 212
	s_cbranch_scc0 .LBB0_19
; %bb.20:                               ;   in Loop: Header=BB0_14 Depth=2
	.loc	0 210
	s_lshl_b32 s6, s25, 6
	v_or_b32_e32 v98, s6, v19
	v_readlane_b32 s10, v1, 2
	.loc	0 221
	v_cmp_gt_i32_e32 vcc, s39, v98
	v_or_b32_e32 v98, 32, v98
	v_mul_f32_e32 v101, s10, v101
	v_mul_f32_e32 v100, s10, v100
	v_cmp_gt_i32_e64 s[6:7], s39, v98
	v_cndmask_b32_e32 v103, v58, v101, vcc
	v_cndmask_b32_e64 v102, v58, v100, s[6:7]
	.loc	0 222
	v_max3_f32 v98, v103, s70, v102
	.loc	0 224
	ds_write2_b32 v42, v98, v98 offset1:32
	.loc	0 221
	v_mul_f32_e32 v98, s10, v99
	v_mul_f32_e32 v97, s10, v97
	v_mul_f32_e32 v96, s10, v96
	v_mul_f32_e32 v95, s10, v95
	v_cndmask_b32_e32 v101, v58, v98, vcc
	v_cndmask_b32_e64 v100, v58, v97, s[6:7]
	v_cndmask_b32_e32 v99, v58, v96, vcc
	v_cndmask_b32_e64 v98, v58, v95, s[6:7]
	.loc	0 222
	v_max3_f32 v97, v101, s70, v100
	v_max3_f32 v95, v99, s70, v98
	.loc	0 221
	v_mul_f32_e32 v94, s10, v94
	v_mul_f32_e32 v93, s10, v93
	v_mul_f32_e32 v92, s10, v92
	v_mul_f32_e32 v87, s10, v87
	.loc	0 224
	ds_write2_b32 v42, v97, v97 offset0:64 offset1:96
	ds_write2_b32 v42, v95, v95 offset0:128 offset1:160
	.loc	0 221
	v_cndmask_b32_e32 v97, v58, v94, vcc
	v_cndmask_b32_e64 v96, v58, v93, s[6:7]
	v_cndmask_b32_e32 v95, v58, v92, vcc
	v_cndmask_b32_e64 v94, v58, v87, s[6:7]
	.loc	0 224
	s_movk_i32 s8, 0x400
	.loc	0 222
	v_max3_f32 v93, v97, s70, v96
	v_max3_f32 v92, v95, s70, v94
	.loc	0 224
	v_add_u32_e64 v87, s[8:9], s8, v42
	.loc	0 221
	v_mul_f32_e32 v91, s10, v91
	v_mul_f32_e32 v90, s10, v90
	.loc	0 224
	ds_write2_b32 v42, v93, v93 offset0:192 offset1:224
	ds_write2_b32 v87, v92, v92 offset1:32
	.loc	0 221
	v_cndmask_b32_e32 v93, v58, v91, vcc
	v_cndmask_b32_e64 v92, v58, v90, s[6:7]
	.loc	0 222
	v_max3_f32 v90, v93, s70, v92
	.loc	0 221
	v_mul_f32_e32 v89, s10, v89
	v_mul_f32_e32 v88, s10, v88
	.loc	0 224
	ds_write2_b32 v87, v90, v90 offset0:64 offset1:96
	.loc	0 221
	v_cndmask_b32_e32 v91, v58, v89, vcc
	v_cndmask_b32_e64 v90, v58, v88, s[6:7]
	.loc	0 222
	v_max3_f32 v88, v91, s70, v90
	.loc	0 221
	v_mul_f32_e32 v29, s10, v29
	v_mul_f32_e32 v28, s10, v28
	.loc	0 224
	ds_write2_b32 v87, v88, v88 offset0:128 offset1:160
	.loc	0 221
	v_cndmask_b32_e32 v89, v58, v29, vcc
	v_cndmask_b32_e64 v88, v58, v28, s[6:7]
	.loc	0 228
	s_add_i32 s25, s25, 1
	v_readlane_b32 s6, v1, 15
	.loc	0 222
	v_max3_f32 v28, v89, s70, v88
	.loc	0 228
	s_cmp_lt_i32 s25, s6
	.loc	0 224
	ds_write2_b32 v44, v28, v28 offset1:32
	.loc	0 226
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 228
	s_cbranch_scc0 .LBB0_26
; %bb.21:                               ;   in Loop: Header=BB0_14 Depth=2
	.loc	0 0
	v_mov_b32_e32 v29, v27
	s_mov_b64 s[6:7], 0
	v_mov_b32_e32 v104, v85
	v_mov_b32_e32 v28, v26
	v_mov_b32_e32 v105, v20
	v_mov_b32_e32 v106, v45
	s_branch .LBB0_23
.LBB0_22:                               ;   in Loop: Header=BB0_23 Depth=3
	s_or_b64 exec, exec, s[8:9]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v105, v107
	.loc	0 179
	v_add_u32_e32 v106, vcc, 0x80, v106
	v_add_u32_e32 v105, vcc, 0x280, v105
	v_mov_b32_e32 v107, s99
	v_add_u32_e32 v28, vcc, s98, v28
	v_addc_u32_e32 v29, vcc, v29, v107, vcc
	v_cmp_lt_u32_e32 vcc, s36, v106
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_u32_e32 v104, vcc, 8, v104
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_25
.LBB0_23:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_14 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s39, v104
	.loc	0 182
	v_mov_b32_e32 v107, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_22
; %bb.24:                               ;   in Loop: Header=BB0_23 Depth=3
	flat_load_dword v107, v[28:29]
	s_branch .LBB0_22
.LBB0_25:                               ;   in Loop: Header=BB0_14 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
.LBB0_26:                               ;   in Loop: Header=BB0_14 Depth=2
	.loc	0 230
	v_cmp_eq_u32_e64 s[56:57], 1, v30
	v_cndmask_b32_e64 v28, v3, v4, s[56:57]
	v_cmp_eq_u32_e64 s[58:59], 2, v30
	v_cndmask_b32_e64 v28, v28, v5, s[58:59]
	v_cmp_eq_u32_e64 s[60:61], 3, v30
	v_cndmask_b32_e64 v28, v28, v6, s[60:61]
	v_cmp_eq_u32_e64 s[62:63], 4, v30
	.loc	0 231
	ds_read_b128 v[104:107], v41
	ds_read_b128 v[108:111], v41 offset:16
	.loc	0 230
	v_cndmask_b32_e64 v28, v28, v7, s[62:63]
	v_cmp_eq_u32_e64 s[64:65], 5, v30
	v_cndmask_b32_e64 v28, v28, v8, s[64:65]
	v_cmp_eq_u32_e64 s[66:67], 6, v30
	v_cndmask_b32_e64 v28, v28, v9, s[66:67]
	v_cmp_eq_u32_e64 s[68:69], 7, v30
	v_cndmask_b32_e64 v28, v28, v10, s[68:69]
	.loc	0 231
	v_mul_f32_e32 v29, 1.0, v28
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v104, 1.0, v104
	v_mul_f32_e32 v105, 1.0, v105
	v_max3_f32 v29, v29, v104, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_max3_f32 v29, v29, v104, v105
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v104, 1.0, v108
	v_mul_f32_e32 v105, 1.0, v109
	v_max3_f32 v29, v29, v104, v105
	ds_read_b128 v[104:107], v41 offset:32
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v29, v29, v108, v109
	ds_read_b128 v[108:111], v41 offset:48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v104, 1.0, v104
	v_mul_f32_e32 v105, 1.0, v105
	v_max3_f32 v29, v29, v104, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_max3_f32 v29, v29, v104, v105
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v104, 1.0, v108
	v_mul_f32_e32 v105, 1.0, v109
	v_max3_f32 v29, v29, v104, v105
	ds_read_b128 v[104:107], v41 offset:64
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v29, v29, v108, v109
	ds_read_b128 v[108:111], v41 offset:80
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v104, 1.0, v104
	v_mul_f32_e32 v105, 1.0, v105
	v_max3_f32 v29, v29, v104, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_max3_f32 v29, v29, v104, v105
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v104, 1.0, v108
	v_mul_f32_e32 v105, 1.0, v109
	v_max3_f32 v29, v29, v104, v105
	ds_read_b128 v[104:107], v41 offset:96
	v_mul_f32_e32 v108, 1.0, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_max3_f32 v29, v29, v108, v109
	ds_read_b128 v[108:111], v41 offset:112
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v104, 1.0, v104
	v_mul_f32_e32 v105, 1.0, v105
	v_max3_f32 v29, v29, v104, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_max3_f32 v29, v29, v104, v105
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v104, 1.0, v108
	v_mul_f32_e32 v105, 1.0, v109
	v_max3_f32 v29, v29, v104, v105
	v_mul_f32_e32 v104, 1.0, v110
	v_mul_f32_e32 v105, 1.0, v111
	v_max3_f32 v29, v29, v104, v105
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s70, v29
	.loc	0 232
	v_cndmask_b32_e64 v104, v10, v29, s[68:69]
	.loc	0 233
	v_cndmask_b32_e32 v10, 0, v29, vcc
	v_sub_f32_e32 v10, v28, v10
	v_cmp_gt_f32_e32 vcc, 0, v10
	v_cndmask_b32_e64 v28, 0.5, -0.5, vcc
	v_mac_f32_e32 v28, 0x3fb8aa3b, v10
	v_cvt_i32_f32_e32 v28, v28
	.loc	0 232
	v_cndmask_b32_e64 v107, v7, v29, s[62:63]
	v_cndmask_b32_e64 v110, v4, v29, s[56:57]
	v_cndmask_b32_e64 v109, v5, v29, s[58:59]
	.loc	0 233
	v_cvt_f32_i32_e32 v7, v28
	.loc	0 232
	v_cndmask_b32_e64 v108, v6, v29, s[60:61]
	v_cndmask_b32_e64 v106, v8, v29, s[64:65]
	s_mov_b32 s8, 0x6f800000
	.loc	0 233
	v_madmk_f32 v4, v7, 0xbf317180, v10
	v_madmk_f32 v5, v7, 0xb717f7d1, v4
	v_mul_f32_e32 v6, v5, v5
	v_madmk_f32 v8, v6, 0x3331bb4c, v57
	v_madak_f32 v8, v6, v8, 0x388ab355
	v_madak_f32 v8, v6, v8, 0xbb360b61
	v_madak_f32 v8, v6, v8, 0x3e2aaaab
	v_mad_f32 v6, -v6, v8, v5
	v_sub_f32_e32 v8, 2.0, v6
	v_cmp_gt_f32_e64 vcc, |v8|, s8
	.loc	0 232
	v_cndmask_b32_e64 v105, v9, v29, s[66:67]
	.loc	0 233
	v_cndmask_b32_e32 v9, 1.0, v59, vcc
	v_mul_f32_e32 v8, v8, v9
	v_rcp_f32_e32 v8, v8
	.loc	0 232
	v_cmp_eq_u32_e32 vcc, 0, v30
	.loc	0 233
	v_mul_f32_e32 v5, v5, v6
	.loc	0 232
	v_cndmask_b32_e32 v111, v3, v29, vcc
	.loc	0 233
	v_mul_f32_e32 v3, 0xb717f7d1, v7
	v_mul_f32_e32 v5, v5, v8
	v_mad_f32 v3, -v9, v5, -v3
	v_sub_f32_e32 v3, v4, v3
	v_add_f32_e32 v3, 1.0, v3
	v_lshlrev_b32_e32 v4, 23, v28
	v_add_u32_e64 v3, s[6:7], v4, v3
	s_mov_b32 s9, 0xc2aeac4f
	v_cmp_ngt_f32_e64 s[6:7], s9, v10
	s_mov_b32 s10, 0x42b17218
	v_cndmask_b32_e64 v3, 0, v3, s[6:7]
	v_cmp_gt_f32_e64 s[6:7], s10, v10
	v_cndmask_b32_e64 v3, v60, v3, s[6:7]
	v_cmp_o_f32_e64 s[6:7], v10, v10
	v_cndmask_b32_e64 v29, v10, v3, s[6:7]
	.loc	0 234
	v_cndmask_b32_e64 v3, v11, v12, s[56:57]
	v_cndmask_b32_e64 v3, v3, v13, s[58:59]
	v_cndmask_b32_e64 v3, v3, v14, s[60:61]
	v_cndmask_b32_e64 v3, v3, v15, s[62:63]
	v_cndmask_b32_e64 v3, v3, v16, s[64:65]
	v_cndmask_b32_e64 v3, v3, v17, s[66:67]
	v_cndmask_b32_e64 v3, v3, v18, s[68:69]
	v_mul_f32_e32 v3, v3, v29
	.loc	0 230
	v_cmp_eq_u32_e64 s[70:71], 1, v31
	.loc	0 234
	v_cndmask_b32_e64 v18, v18, v3, s[68:69]
	v_cndmask_b32_e64 v17, v17, v3, s[66:67]
	v_cndmask_b32_e64 v16, v16, v3, s[64:65]
	v_cndmask_b32_e64 v28, v15, v3, s[62:63]
	v_cndmask_b32_e64 v112, v14, v3, s[60:61]
	v_cndmask_b32_e64 v13, v13, v3, s[58:59]
	v_cndmask_b32_e64 v12, v12, v3, s[56:57]
	v_cndmask_b32_e32 v11, v11, v3, vcc
	.loc	0 230
	v_cndmask_b32_e64 v3, v111, v110, s[70:71]
	v_cmp_eq_u32_e64 s[72:73], 2, v31
	v_cndmask_b32_e64 v3, v3, v109, s[72:73]
	v_cmp_eq_u32_e64 s[74:75], 3, v31
	v_cndmask_b32_e64 v3, v3, v108, s[74:75]
	v_cmp_eq_u32_e64 s[76:77], 4, v31
	v_cndmask_b32_e64 v3, v3, v107, s[76:77]
	v_cmp_eq_u32_e64 s[78:79], 5, v31
	v_cndmask_b32_e64 v3, v3, v106, s[78:79]
	v_cmp_eq_u32_e64 s[80:81], 6, v31
	v_cndmask_b32_e64 v7, v3, v105, s[80:81]
	.loc	0 231
	ds_read_b128 v[3:6], v41 offset:256
	.loc	0 230
	v_cmp_eq_u32_e64 s[82:83], 7, v31
	v_cndmask_b32_e64 v14, v7, v104, s[82:83]
	.loc	0 231
	ds_read_b128 v[7:10], v41 offset:272
	v_mul_f32_e32 v15, 1.0, v14
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v15, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v7, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:288
	v_mul_f32_e32 v8, 1.0, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_max3_f32 v15, v7, v8, v9
	ds_read_b128 v[7:10], v41 offset:304
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v15, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v7, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:320
	v_mul_f32_e32 v8, 1.0, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_max3_f32 v15, v7, v8, v9
	ds_read_b128 v[7:10], v41 offset:336
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v15, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v7, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:352
	v_mul_f32_e32 v8, 1.0, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_max3_f32 v15, v7, v8, v9
	ds_read_b128 v[7:10], v41 offset:368
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v15, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v3, v3, v4, v5
	v_mul_f32_e32 v4, 1.0, v9
	v_mul_f32_e32 v5, 1.0, v10
	s_mov_b32 s33, 0xff800000
	v_max3_f32 v3, v3, v4, v5
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s33, v3
	v_cndmask_b32_e32 v4, 0, v3, vcc
	v_sub_f32_e32 v4, v14, v4
	v_cmp_gt_f32_e32 vcc, 0, v4
	v_cndmask_b32_e64 v5, 0.5, -0.5, vcc
	v_mac_f32_e32 v5, 0x3fb8aa3b, v4
	v_cvt_i32_f32_e32 v5, v5
	.loc	0 232
	v_cndmask_b32_e64 v113, v104, v3, s[82:83]
	v_cndmask_b32_e64 v105, v105, v3, s[80:81]
	v_cndmask_b32_e64 v106, v106, v3, s[78:79]
	.loc	0 233
	v_cvt_f32_i32_e32 v6, v5
	.loc	0 232
	v_cndmask_b32_e64 v114, v107, v3, s[76:77]
	v_cndmask_b32_e64 v108, v108, v3, s[74:75]
	v_cndmask_b32_e64 v109, v109, v3, s[72:73]
	.loc	0 233
	v_madmk_f32 v7, v6, 0xbf317180, v4
	v_madmk_f32 v8, v6, 0xb717f7d1, v7
	v_mul_f32_e32 v9, v8, v8
	v_madmk_f32 v10, v9, 0x3331bb4c, v57
	v_madak_f32 v10, v9, v10, 0x388ab355
	v_madak_f32 v10, v9, v10, 0xbb360b61
	v_madak_f32 v10, v9, v10, 0x3e2aaaab
	v_mad_f32 v9, -v9, v10, v8
	v_sub_f32_e32 v10, 2.0, v9
	v_cmp_gt_f32_e64 vcc, |v10|, s8
	v_cndmask_b32_e32 v14, 1.0, v59, vcc
	v_mul_f32_e32 v10, v10, v14
	v_rcp_f32_e32 v10, v10
	.loc	0 232
	v_cmp_eq_u32_e32 vcc, 0, v31
	v_cndmask_b32_e64 v110, v110, v3, s[70:71]
	v_cndmask_b32_e32 v111, v111, v3, vcc
	.loc	0 233
	v_mul_f32_e32 v3, 0xb717f7d1, v6
	v_mul_f32_e32 v6, v8, v9
	v_mul_f32_e32 v6, v6, v10
	v_mad_f32 v3, -v14, v6, -v3
	v_sub_f32_e32 v3, v7, v3
	v_add_f32_e32 v3, 1.0, v3
	v_lshlrev_b32_e32 v5, 23, v5
	v_add_u32_e64 v3, s[6:7], v5, v3
	v_cmp_ngt_f32_e64 s[6:7], s9, v4
	v_cndmask_b32_e64 v3, 0, v3, s[6:7]
	v_cmp_gt_f32_e64 s[6:7], s10, v4
	v_cndmask_b32_e64 v3, v60, v3, s[6:7]
	v_cmp_o_f32_e64 s[6:7], v4, v4
	v_cndmask_b32_e64 v107, v4, v3, s[6:7]
	.loc	0 234
	v_cndmask_b32_e64 v3, v11, v12, s[70:71]
	v_cndmask_b32_e64 v3, v3, v13, s[72:73]
	v_cndmask_b32_e64 v3, v3, v112, s[74:75]
	v_cndmask_b32_e64 v3, v3, v28, s[76:77]
	v_cndmask_b32_e64 v3, v3, v16, s[78:79]
	v_cndmask_b32_e64 v3, v3, v17, s[80:81]
	v_cndmask_b32_e64 v3, v3, v18, s[82:83]
	v_mul_f32_e32 v3, v3, v107
	.loc	0 230
	v_cmp_eq_u32_e64 s[92:93], 1, v32
	.loc	0 234
	v_cndmask_b32_e64 v14, v18, v3, s[82:83]
	v_cndmask_b32_e64 v15, v17, v3, s[80:81]
	v_cndmask_b32_e64 v16, v16, v3, s[78:79]
	v_cndmask_b32_e64 v17, v28, v3, s[76:77]
	v_cndmask_b32_e64 v18, v112, v3, s[74:75]
	v_cndmask_b32_e64 v28, v13, v3, s[72:73]
	v_cndmask_b32_e64 v104, v12, v3, s[70:71]
	v_cndmask_b32_e32 v11, v11, v3, vcc
	.loc	0 230
	v_cndmask_b32_e64 v3, v111, v110, s[92:93]
	v_cmp_eq_u32_e64 s[94:95], 2, v32
	v_cndmask_b32_e64 v3, v3, v109, s[94:95]
	v_cmp_eq_u32_e64 s[96:97], 3, v32
	v_cndmask_b32_e64 v3, v3, v108, s[96:97]
	v_cmp_eq_u32_e64 s[84:85], 4, v32
	v_cndmask_b32_e64 v3, v3, v114, s[84:85]
	v_cmp_eq_u32_e64 s[86:87], 5, v32
	v_cndmask_b32_e64 v3, v3, v106, s[86:87]
	v_cmp_eq_u32_e64 s[90:91], 6, v32
	v_cndmask_b32_e64 v7, v3, v105, s[90:91]
	.loc	0 231
	ds_read_b128 v[3:6], v41 offset:512
	.loc	0 230
	v_cmp_eq_u32_e64 s[88:89], 7, v32
	v_cndmask_b32_e64 v12, v7, v113, s[88:89]
	.loc	0 231
	ds_read_b128 v[7:10], v41 offset:528
	v_mul_f32_e32 v13, 1.0, v12
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v13, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v7, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:544
	v_mul_f32_e32 v8, 1.0, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_max3_f32 v13, v7, v8, v9
	ds_read_b128 v[7:10], v41 offset:560
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v13, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v7, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:576
	v_mul_f32_e32 v8, 1.0, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_max3_f32 v13, v7, v8, v9
	ds_read_b128 v[7:10], v41 offset:592
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v13, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v7, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:608
	v_mul_f32_e32 v8, 1.0, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_max3_f32 v13, v7, v8, v9
	ds_read_b128 v[7:10], v41 offset:624
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v13, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v3, v3, v4, v5
	v_mul_f32_e32 v4, 1.0, v9
	v_mul_f32_e32 v5, 1.0, v10
	v_max3_f32 v3, v3, v4, v5
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s33, v3
	v_cndmask_b32_e32 v4, 0, v3, vcc
	v_sub_f32_e32 v4, v12, v4
	v_cmp_gt_f32_e32 vcc, 0, v4
	v_cndmask_b32_e64 v5, 0.5, -0.5, vcc
	v_mac_f32_e32 v5, 0x3fb8aa3b, v4
	v_cvt_i32_f32_e32 v5, v5
	.loc	0 232
	v_cndmask_b32_e64 v12, v105, v3, s[90:91]
	v_cndmask_b32_e64 v105, v106, v3, s[86:87]
	v_cndmask_b32_e64 v13, v113, v3, s[88:89]
	.loc	0 233
	v_cvt_f32_i32_e32 v6, v5
	.loc	0 232
	v_cndmask_b32_e64 v112, v114, v3, s[84:85]
	v_cndmask_b32_e64 v108, v108, v3, s[96:97]
	v_cndmask_b32_e64 v113, v109, v3, s[94:95]
	.loc	0 233
	v_madmk_f32 v7, v6, 0xbf317180, v4
	v_madmk_f32 v8, v6, 0xb717f7d1, v7
	v_mul_f32_e32 v9, v8, v8
	v_madmk_f32 v10, v9, 0x3331bb4c, v57
	v_madak_f32 v10, v9, v10, 0x388ab355
	v_madak_f32 v10, v9, v10, 0xbb360b61
	v_madak_f32 v10, v9, v10, 0x3e2aaaab
	v_mad_f32 v9, -v9, v10, v8
	v_sub_f32_e32 v10, 2.0, v9
	v_cmp_gt_f32_e64 vcc, |v10|, s8
	v_cndmask_b32_e32 v106, 1.0, v59, vcc
	v_mul_f32_e32 v10, v10, v106
	v_rcp_f32_e32 v10, v10
	.loc	0 232
	v_cmp_eq_u32_e32 vcc, 0, v32
	v_cndmask_b32_e64 v110, v110, v3, s[92:93]
	v_cndmask_b32_e32 v111, v111, v3, vcc
	.loc	0 233
	v_mul_f32_e32 v3, 0xb717f7d1, v6
	v_mul_f32_e32 v6, v8, v9
	v_mul_f32_e32 v6, v6, v10
	v_mad_f32 v3, -v106, v6, -v3
	v_sub_f32_e32 v3, v7, v3
	v_add_f32_e32 v3, 1.0, v3
	v_lshlrev_b32_e32 v5, 23, v5
	v_add_u32_e64 v3, s[6:7], v5, v3
	v_cmp_ngt_f32_e64 s[6:7], s9, v4
	v_cndmask_b32_e64 v3, 0, v3, s[6:7]
	v_cmp_gt_f32_e64 s[6:7], s10, v4
	v_cndmask_b32_e64 v3, v60, v3, s[6:7]
	v_cmp_o_f32_e64 s[6:7], v4, v4
	v_cndmask_b32_e64 v109, v4, v3, s[6:7]
	.loc	0 234
	v_cndmask_b32_e64 v3, v11, v104, s[92:93]
	v_cndmask_b32_e64 v3, v3, v28, s[94:95]
	v_cndmask_b32_e64 v3, v3, v18, s[96:97]
	v_cndmask_b32_e64 v3, v3, v17, s[84:85]
	v_cndmask_b32_e64 v3, v3, v16, s[86:87]
	v_cndmask_b32_e64 v3, v3, v15, s[90:91]
	v_cndmask_b32_e64 v3, v3, v14, s[88:89]
	.loc	0 230
	v_cmp_eq_u32_e64 s[6:7], 1, v33
	.loc	0 234
	v_mul_f32_e32 v106, v3, v109
	.loc	0 230
	v_cndmask_b32_e64 v3, v111, v110, s[6:7]
	s_mov_b64 s[20:21], s[6:7]
	v_cmp_eq_u32_e64 s[6:7], 2, v33
	v_cndmask_b32_e64 v3, v3, v113, s[6:7]
	s_mov_b64 s[22:23], s[6:7]
	v_cmp_eq_u32_e64 s[6:7], 3, v33
	v_cndmask_b32_e64 v3, v3, v108, s[6:7]
	s_mov_b64 s[12:13], s[6:7]
	v_cmp_eq_u32_e64 s[6:7], 4, v33
	v_cndmask_b32_e64 v3, v3, v112, s[6:7]
	s_mov_b64 s[14:15], s[6:7]
	v_cmp_eq_u32_e64 s[6:7], 5, v33
	v_cndmask_b32_e64 v3, v3, v105, s[6:7]
	s_mov_b64 s[16:17], s[6:7]
	v_cmp_eq_u32_e64 s[6:7], 6, v33
	v_cndmask_b32_e64 v7, v3, v12, s[6:7]
	.loc	0 231
	ds_read_b128 v[3:6], v41 offset:768
	.loc	0 230
	v_cmp_eq_u32_e64 s[18:19], 7, v33
	v_cndmask_b32_e64 v114, v7, v13, s[18:19]
	.loc	0 231
	ds_read_b128 v[7:10], v41 offset:784
	v_mul_f32_e32 v115, 1.0, v114
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v115, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v7, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:800
	v_mul_f32_e32 v8, 1.0, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_max3_f32 v115, v7, v8, v9
	ds_read_b128 v[7:10], v41 offset:816
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v115, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v7, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:832
	v_mul_f32_e32 v8, 1.0, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_max3_f32 v115, v7, v8, v9
	ds_read_b128 v[7:10], v41 offset:848
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v115, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v7, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:864
	v_mul_f32_e32 v8, 1.0, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_max3_f32 v115, v7, v8, v9
	ds_read_b128 v[7:10], v41 offset:880
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v115, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v3, v3, v4, v5
	v_mul_f32_e32 v4, 1.0, v9
	v_mul_f32_e32 v5, 1.0, v10
	v_max3_f32 v3, v3, v4, v5
	.loc	0 234
	v_cndmask_b32_e32 v11, v11, v106, vcc
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s33, v3
	v_cndmask_b32_e32 v4, 0, v3, vcc
	v_sub_f32_e32 v4, v114, v4
	v_cmp_gt_f32_e32 vcc, 0, v4
	v_cndmask_b32_e64 v5, 0.5, -0.5, vcc
	v_mac_f32_e32 v5, 0x3fb8aa3b, v4
	v_cvt_i32_f32_e32 v5, v5
	.loc	0 230
	v_writelane_b32 v1, s20, 37
	v_writelane_b32 v1, s21, 38
	v_writelane_b32 v1, s22, 39
	.loc	0 233
	v_cvt_f32_i32_e32 v6, v5
	.loc	0 230
	v_writelane_b32 v1, s23, 40
	v_writelane_b32 v1, s12, 41
	v_writelane_b32 v1, s13, 42
	.loc	0 233
	v_madmk_f32 v7, v6, 0xbf317180, v4
	v_madmk_f32 v8, v6, 0xb717f7d1, v7
	v_mul_f32_e32 v9, v8, v8
	v_madmk_f32 v10, v9, 0x3331bb4c, v57
	v_madak_f32 v10, v9, v10, 0x388ab355
	v_madak_f32 v10, v9, v10, 0xbb360b61
	.loc	0 230
	v_writelane_b32 v1, s14, 43
	.loc	0 233
	v_madak_f32 v10, v9, v10, 0x3e2aaaab
	.loc	0 230
	v_writelane_b32 v1, s15, 44
	.loc	0 233
	v_mad_f32 v9, -v9, v10, v8
	.loc	0 230
	v_writelane_b32 v1, s16, 45
	.loc	0 233
	v_sub_f32_e32 v10, 2.0, v9
	.loc	0 230
	v_writelane_b32 v1, s17, 46
	.loc	0 233
	v_cmp_gt_f32_e64 vcc, |v10|, s8
	.loc	0 231
	v_writelane_b32 v1, s6, 47
	.loc	0 232
	v_cndmask_b32_e64 v114, v12, v3, s[6:7]
	.loc	0 233
	v_cndmask_b32_e32 v12, 1.0, v59, vcc
	v_mul_f32_e32 v10, v10, v12
	.loc	0 231
	v_writelane_b32 v1, s7, 48
	.loc	0 233
	v_rcp_f32_e32 v10, v10
	.loc	0 231
	v_writelane_b32 v1, s18, 49
	v_writelane_b32 v1, s19, 50
	.loc	0 232
	v_cmp_eq_u32_e64 s[6:7], 0, v33
	v_cndmask_b32_e64 v13, v13, v3, s[18:19]
	v_cndmask_b32_e64 v105, v105, v3, s[16:17]
	v_cndmask_b32_e64 v112, v112, v3, s[14:15]
	v_cndmask_b32_e64 v108, v108, v3, s[12:13]
	v_cndmask_b32_e64 v113, v113, v3, s[22:23]
	v_cndmask_b32_e64 v110, v110, v3, s[20:21]
	v_writelane_b32 v1, s6, 51
	v_cndmask_b32_e64 v111, v111, v3, s[6:7]
	.loc	0 233
	v_mul_f32_e32 v3, 0xb717f7d1, v6
	v_mul_f32_e32 v6, v8, v9
	v_mul_f32_e32 v6, v6, v10
	v_mad_f32 v3, -v12, v6, -v3
	v_sub_f32_e32 v3, v7, v3
	v_add_f32_e32 v3, 1.0, v3
	v_lshlrev_b32_e32 v5, 23, v5
	v_add_u32_e32 v3, vcc, v5, v3
	v_cmp_ngt_f32_e32 vcc, s9, v4
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_cmp_gt_f32_e32 vcc, s10, v4
	.loc	0 232
	v_writelane_b32 v1, s7, 52
	.loc	0 233
	v_cndmask_b32_e32 v3, v60, v3, vcc
	v_cmp_o_f32_e32 vcc, v4, v4
	.loc	0 230
	v_cmp_eq_u32_e64 s[6:7], 1, v34
	.loc	0 233
	v_cndmask_b32_e32 v12, v4, v3, vcc
	.loc	0 230
	v_cndmask_b32_e64 v3, v111, v110, s[6:7]
	s_mov_b64 s[12:13], s[6:7]
	v_cmp_eq_u32_e64 s[6:7], 2, v34
	v_cndmask_b32_e64 v3, v3, v113, s[6:7]
	s_mov_b64 s[14:15], s[6:7]
	v_cmp_eq_u32_e64 s[6:7], 3, v34
	v_cndmask_b32_e64 v3, v3, v108, s[6:7]
	s_mov_b64 s[16:17], s[6:7]
	v_cmp_eq_u32_e64 s[6:7], 4, v34
	v_cndmask_b32_e64 v3, v3, v112, s[6:7]
	s_mov_b64 s[18:19], s[6:7]
	v_cmp_eq_u32_e64 s[6:7], 5, v34
	v_cndmask_b32_e64 v3, v3, v105, s[6:7]
	s_mov_b64 s[20:21], s[6:7]
	v_cmp_eq_u32_e64 s[6:7], 6, v34
	v_cndmask_b32_e64 v7, v3, v114, s[6:7]
	.loc	0 231
	ds_read_b128 v[3:6], v41 offset:1024
	.loc	0 230
	v_cmp_eq_u32_e64 s[22:23], 7, v34
	v_cndmask_b32_e64 v115, v7, v13, s[22:23]
	.loc	0 231
	ds_read_b128 v[7:10], v41 offset:1040
	v_mul_f32_e32 v116, 1.0, v115
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v116, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v7, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1056
	v_mul_f32_e32 v8, 1.0, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_max3_f32 v116, v7, v8, v9
	ds_read_b128 v[7:10], v41 offset:1072
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v116, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v7, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1088
	v_mul_f32_e32 v8, 1.0, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_max3_f32 v116, v7, v8, v9
	ds_read_b128 v[7:10], v41 offset:1104
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v116, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v7, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1120
	v_mul_f32_e32 v8, 1.0, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_max3_f32 v116, v7, v8, v9
	ds_read_b128 v[7:10], v41 offset:1136
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v116, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v3, v3, v4, v5
	v_mul_f32_e32 v4, 1.0, v9
	v_mul_f32_e32 v5, 1.0, v10
	v_max3_f32 v3, v3, v4, v5
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s33, v3
	v_cndmask_b32_e32 v4, 0, v3, vcc
	v_sub_f32_e32 v4, v115, v4
	v_cmp_gt_f32_e32 vcc, 0, v4
	v_cndmask_b32_e64 v5, 0.5, -0.5, vcc
	v_mac_f32_e32 v5, 0x3fb8aa3b, v4
	v_cvt_i32_f32_e32 v5, v5
	.loc	0 230
	v_writelane_b32 v1, s12, 53
	v_writelane_b32 v1, s13, 54
	v_writelane_b32 v1, s14, 55
	.loc	0 233
	v_cvt_f32_i32_e32 v6, v5
	.loc	0 230
	v_writelane_b32 v1, s15, 56
	v_writelane_b32 v1, s16, 57
	v_writelane_b32 v1, s17, 58
	.loc	0 233
	v_madmk_f32 v7, v6, 0xbf317180, v4
	v_madmk_f32 v8, v6, 0xb717f7d1, v7
	v_mul_f32_e32 v9, v8, v8
	v_madmk_f32 v10, v9, 0x3331bb4c, v57
	v_madak_f32 v10, v9, v10, 0x388ab355
	v_writelane_b32 v1, s18, 59
	v_madak_f32 v10, v9, v10, 0xbb360b61
	v_writelane_b32 v1, s19, 60
	v_madak_f32 v10, v9, v10, 0x3e2aaaab
	.loc	0 230
	v_writelane_b32 v1, s20, 61
	.loc	0 233
	v_mad_f32 v9, -v9, v10, v8
	.loc	0 230
	v_writelane_b32 v1, s21, 62
	.loc	0 233
	v_sub_f32_e32 v10, 2.0, v9
	.loc	0 231
	v_writelane_b32 v1, s6, 63
	v_writelane_b32 v2, s7, 0
	.loc	0 233
	v_cmp_gt_f32_e64 vcc, |v10|, s8
	.loc	0 231
	v_writelane_b32 v2, s22, 1
	.loc	0 232
	v_cndmask_b32_e64 v116, v13, v3, s[22:23]
	.loc	0 233
	v_cndmask_b32_e32 v13, 1.0, v59, vcc
	v_mul_f32_e32 v10, v10, v13
	v_rcp_f32_e32 v10, v10
	.loc	0 231
	v_writelane_b32 v2, s23, 2
	.loc	0 232
	v_cndmask_b32_e64 v114, v114, v3, s[6:7]
	v_cmp_eq_u32_e64 s[6:7], 0, v34
	v_cndmask_b32_e64 v115, v105, v3, s[20:21]
	v_cndmask_b32_e64 v112, v112, v3, s[18:19]
	v_cndmask_b32_e64 v108, v108, v3, s[16:17]
	v_cndmask_b32_e64 v113, v113, v3, s[14:15]
	v_cndmask_b32_e64 v110, v110, v3, s[12:13]
	v_writelane_b32 v2, s6, 3
	v_cndmask_b32_e64 v111, v111, v3, s[6:7]
	.loc	0 233
	v_mul_f32_e32 v3, 0xb717f7d1, v6
	v_mul_f32_e32 v6, v8, v9
	v_mul_f32_e32 v6, v6, v10
	v_mad_f32 v3, -v13, v6, -v3
	v_sub_f32_e32 v3, v7, v3
	v_add_f32_e32 v3, 1.0, v3
	v_lshlrev_b32_e32 v5, 23, v5
	v_add_u32_e32 v3, vcc, v5, v3
	v_cmp_ngt_f32_e32 vcc, s9, v4
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_cmp_gt_f32_e32 vcc, s10, v4
	v_cndmask_b32_e32 v3, v60, v3, vcc
	v_cmp_o_f32_e32 vcc, v4, v4
	.loc	0 230
	v_cmp_eq_u32_e64 s[42:43], 1, v35
	.loc	0 233
	v_cndmask_b32_e32 v13, v4, v3, vcc
	.loc	0 230
	v_cndmask_b32_e64 v3, v111, v110, s[42:43]
	v_cmp_eq_u32_e64 s[44:45], 2, v35
	v_cndmask_b32_e64 v3, v3, v113, s[44:45]
	v_cmp_eq_u32_e64 s[46:47], 3, v35
	v_cndmask_b32_e64 v3, v3, v108, s[46:47]
	v_cmp_eq_u32_e64 s[40:41], 4, v35
	v_cndmask_b32_e64 v3, v3, v112, s[40:41]
	v_cmp_eq_u32_e64 s[50:51], 5, v35
	v_cndmask_b32_e64 v3, v3, v115, s[50:51]
	v_cmp_eq_u32_e64 s[52:53], 6, v35
	v_cndmask_b32_e64 v7, v3, v114, s[52:53]
	.loc	0 231
	ds_read_b128 v[3:6], v41 offset:1280
	.loc	0 230
	v_cmp_eq_u32_e64 s[54:55], 7, v35
	v_cndmask_b32_e64 v105, v7, v116, s[54:55]
	.loc	0 231
	ds_read_b128 v[7:10], v41 offset:1296
	v_mul_f32_e32 v117, 1.0, v105
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v117, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v7, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1312
	v_mul_f32_e32 v8, 1.0, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_max3_f32 v117, v7, v8, v9
	ds_read_b128 v[7:10], v41 offset:1328
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v117, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v7, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1344
	v_mul_f32_e32 v8, 1.0, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_max3_f32 v117, v7, v8, v9
	ds_read_b128 v[7:10], v41 offset:1360
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v117, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v7, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1376
	v_mul_f32_e32 v8, 1.0, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_max3_f32 v117, v7, v8, v9
	ds_read_b128 v[7:10], v41 offset:1392
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v117, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v3, v3, v4, v5
	v_mul_f32_e32 v4, 1.0, v9
	v_mul_f32_e32 v5, 1.0, v10
	v_max3_f32 v3, v3, v4, v5
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s33, v3
	v_cndmask_b32_e32 v4, 0, v3, vcc
	v_sub_f32_e32 v4, v105, v4
	v_cmp_gt_f32_e32 vcc, 0, v4
	v_cndmask_b32_e64 v5, 0.5, -0.5, vcc
	v_mac_f32_e32 v5, 0x3fb8aa3b, v4
	v_cvt_i32_f32_e32 v5, v5
	.loc	0 232
	v_writelane_b32 v2, s7, 4
	v_cmp_eq_u32_e64 s[6:7], 0, v35
	v_cndmask_b32_e64 v110, v110, v3, s[42:43]
	.loc	0 233
	v_cvt_f32_i32_e32 v6, v5
	.loc	0 232
	v_writelane_b32 v2, s6, 5
	v_cndmask_b32_e64 v111, v111, v3, s[6:7]
	.loc	0 230
	v_cmp_eq_u32_e64 s[100:101], 1, v36
	.loc	0 233
	v_madmk_f32 v7, v6, 0xbf317180, v4
	v_madmk_f32 v8, v6, 0xb717f7d1, v7
	v_mul_f32_e32 v9, v8, v8
	v_madmk_f32 v10, v9, 0x3331bb4c, v57
	v_madak_f32 v10, v9, v10, 0x388ab355
	v_madak_f32 v10, v9, v10, 0xbb360b61
	v_madak_f32 v10, v9, v10, 0x3e2aaaab
	v_mad_f32 v9, -v9, v10, v8
	v_sub_f32_e32 v10, 2.0, v9
	v_cmp_gt_f32_e64 vcc, |v10|, s8
	v_cndmask_b32_e32 v105, 1.0, v59, vcc
	v_mul_f32_e32 v10, v10, v105
	v_rcp_f32_e32 v10, v10
	v_mul_f32_e32 v8, v8, v9
	v_mul_f32_e32 v6, 0xb717f7d1, v6
	v_lshlrev_b32_e32 v5, 23, v5
	v_mul_f32_e32 v8, v8, v10
	v_mad_f32 v6, -v105, v8, -v6
	v_sub_f32_e32 v6, v7, v6
	v_add_f32_e32 v6, 1.0, v6
	.loc	0 232
	v_cndmask_b32_e64 v116, v116, v3, s[54:55]
	v_cndmask_b32_e64 v114, v114, v3, s[52:53]
	v_cndmask_b32_e64 v115, v115, v3, s[50:51]
	v_cndmask_b32_e64 v112, v112, v3, s[40:41]
	v_cndmask_b32_e64 v117, v108, v3, s[46:47]
	v_cndmask_b32_e64 v113, v113, v3, s[44:45]
	.loc	0 230
	v_cndmask_b32_e64 v3, v111, v110, s[100:101]
	v_cmp_eq_u32_e64 s[22:23], 2, v36
	.loc	0 233
	v_add_u32_e32 v5, vcc, v5, v6
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v113, s[22:23]
	v_cmp_eq_u32_e64 s[20:21], 3, v36
	.loc	0 233
	v_cmp_ngt_f32_e32 vcc, s9, v4
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v117, s[20:21]
	v_cmp_eq_u32_e64 s[18:19], 4, v36
	.loc	0 233
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_cmp_gt_f32_e32 vcc, s10, v4
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v112, s[18:19]
	v_cmp_eq_u32_e64 s[14:15], 5, v36
	.loc	0 233
	v_cndmask_b32_e32 v5, v60, v5, vcc
	v_cmp_o_f32_e32 vcc, v4, v4
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v115, s[14:15]
	v_cmp_eq_u32_e64 s[12:13], 6, v36
	.loc	0 233
	v_cndmask_b32_e32 v105, v4, v5, vcc
	.loc	0 230
	v_cndmask_b32_e64 v7, v3, v114, s[12:13]
	.loc	0 231
	ds_read_b128 v[3:6], v41 offset:1536
	.loc	0 232
	v_writelane_b32 v2, s7, 6
	.loc	0 230
	v_cmp_eq_u32_e64 s[6:7], 7, v36
	v_cndmask_b32_e64 v108, v7, v116, s[6:7]
	.loc	0 231
	ds_read_b128 v[7:10], v41 offset:1552
	v_mul_f32_e32 v118, 1.0, v108
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v118, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v7, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1568
	v_mul_f32_e32 v8, 1.0, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_max3_f32 v118, v7, v8, v9
	ds_read_b128 v[7:10], v41 offset:1584
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v118, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v7, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1600
	v_mul_f32_e32 v8, 1.0, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_max3_f32 v118, v7, v8, v9
	ds_read_b128 v[7:10], v41 offset:1616
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v118, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v7, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1632
	v_mul_f32_e32 v8, 1.0, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_max3_f32 v118, v7, v8, v9
	ds_read_b128 v[7:10], v41 offset:1648
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v118, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v3, v3, v4, v5
	v_mul_f32_e32 v4, 1.0, v9
	v_mul_f32_e32 v5, 1.0, v10
	v_max3_f32 v3, v3, v4, v5
	.loc	0 233
	v_cmp_neq_f32_e64 s[16:17], s33, v3
	v_cndmask_b32_e64 v4, 0, v3, s[16:17]
	v_sub_f32_e32 v4, v108, v4
	v_cmp_gt_f32_e64 s[16:17], 0, v4
	v_cndmask_b32_e64 v5, 0.5, -0.5, s[16:17]
	v_mac_f32_e32 v5, 0x3fb8aa3b, v4
	v_cvt_i32_f32_e32 v5, v5
	.loc	0 232
	v_cndmask_b32_e64 v118, v110, v3, s[100:101]
	.loc	0 230
	v_cmp_eq_u32_e64 s[48:49], 1, v37
	.loc	0 232
	v_cndmask_b32_e64 v116, v116, v3, s[6:7]
	.loc	0 233
	v_cvt_f32_i32_e32 v6, v5
	v_lshlrev_b32_e32 v5, 23, v5
	.loc	0 232
	v_cndmask_b32_e64 v114, v114, v3, s[12:13]
	v_cndmask_b32_e64 v115, v115, v3, s[14:15]
	.loc	0 233
	v_madmk_f32 v7, v6, 0xbf317180, v4
	v_madmk_f32 v8, v6, 0xb717f7d1, v7
	v_mul_f32_e32 v9, v8, v8
	v_madmk_f32 v10, v9, 0x3331bb4c, v57
	v_madak_f32 v10, v9, v10, 0x388ab355
	v_madak_f32 v10, v9, v10, 0xbb360b61
	v_madak_f32 v10, v9, v10, 0x3e2aaaab
	v_mad_f32 v9, -v9, v10, v8
	v_sub_f32_e32 v10, 2.0, v9
	v_cmp_gt_f32_e64 s[16:17], |v10|, s8
	v_cndmask_b32_e64 v108, 1.0, v59, s[16:17]
	v_mul_f32_e32 v10, v10, v108
	v_rcp_f32_e32 v10, v10
	v_mul_f32_e32 v8, v8, v9
	v_mul_f32_e32 v6, 0xb717f7d1, v6
	.loc	0 232
	v_cndmask_b32_e64 v112, v112, v3, s[18:19]
	.loc	0 233
	v_mul_f32_e32 v8, v8, v10
	v_mad_f32 v6, -v108, v8, -v6
	v_sub_f32_e32 v6, v7, v6
	v_add_f32_e32 v6, 1.0, v6
	v_add_u32_e64 v5, s[16:17], v5, v6
	v_cmp_ngt_f32_e64 s[16:17], s9, v4
	v_cndmask_b32_e64 v5, 0, v5, s[16:17]
	v_cmp_gt_f32_e64 s[16:17], s10, v4
	v_cndmask_b32_e64 v5, v60, v5, s[16:17]
	v_cmp_o_f32_e64 s[16:17], v4, v4
	v_cndmask_b32_e64 v108, v4, v5, s[16:17]
	.loc	0 232
	v_cmp_eq_u32_e64 s[16:17], 0, v36
	v_writelane_b32 v2, s16, 7
	v_cndmask_b32_e64 v119, v111, v3, s[16:17]
	v_cndmask_b32_e64 v117, v117, v3, s[20:21]
	v_cndmask_b32_e64 v113, v113, v3, s[22:23]
	.loc	0 230
	v_cndmask_b32_e64 v3, v119, v118, s[48:49]
	v_cmp_eq_u32_e64 s[34:35], 2, v37
	v_cndmask_b32_e64 v3, v3, v113, s[34:35]
	v_cmp_eq_u32_e64 s[30:31], 3, v37
	v_cndmask_b32_e64 v3, v3, v117, s[30:31]
	v_cmp_eq_u32_e64 s[28:29], 4, v37
	v_cndmask_b32_e64 v3, v3, v112, s[28:29]
	v_cmp_eq_u32_e64 s[26:27], 5, v37
	v_cndmask_b32_e64 v3, v3, v115, s[26:27]
	s_mov_b32 s11, s25
	v_cmp_eq_u32_e64 s[24:25], 6, v37
	v_cndmask_b32_e64 v7, v3, v114, s[24:25]
	.loc	0 231
	ds_read_b128 v[3:6], v43
	.loc	0 232
	v_writelane_b32 v2, s17, 8
	.loc	0 230
	v_cmp_eq_u32_e64 s[16:17], 7, v37
	v_cndmask_b32_e64 v110, v7, v116, s[16:17]
	.loc	0 231
	ds_read_b128 v[7:10], v43 offset:16
	v_mul_f32_e32 v111, 1.0, v110
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v111, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v7, v3, v4, v5
	ds_read_b128 v[3:6], v43 offset:32
	v_mul_f32_e32 v8, 1.0, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_max3_f32 v111, v7, v8, v9
	ds_read_b128 v[7:10], v43 offset:48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v111, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v7, v3, v4, v5
	ds_read_b128 v[3:6], v43 offset:64
	v_mul_f32_e32 v8, 1.0, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_max3_f32 v111, v7, v8, v9
	ds_read_b128 v[7:10], v43 offset:80
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v111, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v7, v3, v4, v5
	ds_read_b128 v[3:6], v43 offset:96
	v_mul_f32_e32 v8, 1.0, v9
	v_mul_f32_e32 v9, 1.0, v10
	v_max3_f32 v111, v7, v8, v9
	ds_read_b128 v[7:10], v43 offset:112
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v111, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, 1.0, v7
	v_mul_f32_e32 v5, 1.0, v8
	v_max3_f32 v3, v3, v4, v5
	v_mul_f32_e32 v4, 1.0, v9
	v_mul_f32_e32 v5, 1.0, v10
	v_max3_f32 v10, v3, v4, v5
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s33, v10
	v_cndmask_b32_e32 v111, 0, v10, vcc
	v_sub_f32_e32 v3, v110, v111
	v_cmp_gt_f32_e32 vcc, 0, v3
	v_cndmask_b32_e64 v4, 0.5, -0.5, vcc
	v_mac_f32_e32 v4, 0x3fb8aa3b, v3
	v_cvt_i32_f32_e32 v4, v4
	.loc	0 234
	v_cndmask_b32_e64 v104, v104, v106, s[92:93]
	v_cndmask_b32_e64 v28, v28, v106, s[94:95]
	v_cndmask_b32_e64 v18, v18, v106, s[96:97]
	.loc	0 233
	v_cvt_f32_i32_e32 v5, v4
	v_lshlrev_b32_e32 v4, 23, v4
	.loc	0 234
	v_cndmask_b32_e64 v17, v17, v106, s[84:85]
	v_cndmask_b32_e64 v16, v16, v106, s[86:87]
	.loc	0 233
	v_madmk_f32 v6, v5, 0xbf317180, v3
	v_madmk_f32 v7, v5, 0xb717f7d1, v6
	v_mul_f32_e32 v8, v7, v7
	v_madmk_f32 v9, v8, 0x3331bb4c, v57
	v_madak_f32 v9, v8, v9, 0x388ab355
	v_madak_f32 v9, v8, v9, 0xbb360b61
	v_madak_f32 v9, v8, v9, 0x3e2aaaab
	v_mad_f32 v8, -v8, v9, v7
	v_sub_f32_e32 v9, 2.0, v8
	v_cmp_gt_f32_e64 vcc, |v9|, s8
	v_cndmask_b32_e32 v110, 1.0, v59, vcc
	v_mul_f32_e32 v9, v9, v110
	v_rcp_f32_e32 v9, v9
	v_mul_f32_e32 v7, v7, v8
	v_mul_f32_e32 v5, 0xb717f7d1, v5
	.loc	0 234
	v_cndmask_b32_e64 v15, v15, v106, s[90:91]
	.loc	0 233
	v_mul_f32_e32 v7, v7, v9
	v_mad_f32 v5, -v110, v7, -v5
	v_sub_f32_e32 v5, v6, v5
	v_add_f32_e32 v5, 1.0, v5
	v_add_u32_e32 v4, vcc, v4, v5
	v_cmp_ngt_f32_e32 vcc, s9, v3
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_cmp_gt_f32_e32 vcc, s10, v3
	v_cndmask_b32_e32 v4, v60, v4, vcc
	v_cmp_o_f32_e32 vcc, v3, v3
	v_cndmask_b32_e32 v110, v3, v4, vcc
	.loc	0 232
	v_cmp_eq_u32_e32 vcc, 0, v37
	v_cndmask_b32_e64 v4, v118, v10, s[48:49]
	v_writelane_b32 v2, vcc_lo, 9
	v_cndmask_b32_e32 v3, v119, v10, vcc
	v_cndmask_b32_e64 v6, v3, v4, s[56:57]
	v_cndmask_b32_e64 v5, v113, v10, s[34:35]
	v_cndmask_b32_e64 v7, v6, v5, s[58:59]
	v_cndmask_b32_e64 v6, v117, v10, s[30:31]
	v_cndmask_b32_e64 v8, v7, v6, s[60:61]
	v_cndmask_b32_e64 v7, v112, v10, s[28:29]
	v_cndmask_b32_e64 v9, v8, v7, s[62:63]
	v_cndmask_b32_e64 v8, v115, v10, s[26:27]
	v_cndmask_b32_e64 v112, v9, v8, s[64:65]
	v_cndmask_b32_e64 v9, v114, v10, s[24:25]
	v_cndmask_b32_e64 v10, v116, v10, s[16:17]
	.loc	0 234
	buffer_load_dword v114, v38, s[0:3], 0 offen offset:4
	buffer_load_dword v115, v38, s[0:3], 0 offen offset:8
	buffer_load_dword v116, v38, s[0:3], 0 offen offset:12
	buffer_load_dword v117, v38, s[0:3], 0 offen offset:16
	buffer_load_dword v118, v38, s[0:3], 0 offen offset:20
	buffer_load_dword v119, v38, s[0:3], 0 offen offset:24
	buffer_load_dword v120, v38, s[0:3], 0 offen
	v_cndmask_b32_e64 v112, v112, v9, s[66:67]
	v_cndmask_b32_e64 v112, v112, v10, s[68:69]
	.loc	0 232
	v_writelane_b32 v2, vcc_hi, 10
	v_cmp_neq_f32_e32 vcc, s33, v112
	v_cndmask_b32_e32 v112, 0, v112, vcc
	.loc	0 237
	v_sub_f32_e32 v103, v103, v112
	v_cmp_gt_f32_e32 vcc, 0, v103
	v_cndmask_b32_e64 v113, 0.5, -0.5, vcc
	v_mac_f32_e32 v113, 0x3fb8aa3b, v103
	v_sub_f32_e32 v102, v102, v112
	.loc	0 234
	v_cndmask_b32_e64 v14, v14, v106, s[88:89]
	v_readlane_b32 s58, v1, 39
	v_readlane_b32 s59, v1, 40
	v_readlane_b32 s60, v1, 41
	v_readlane_b32 s61, v1, 42
	v_readlane_b32 s62, v1, 43
	v_readlane_b32 s63, v1, 44
	v_readlane_b32 s64, v1, 45
	v_readlane_b32 s65, v1, 46
	v_readlane_b32 s66, v1, 47
	v_readlane_b32 s67, v1, 48
	v_readlane_b32 s68, v1, 49
	v_readlane_b32 s69, v1, 50
	.loc	0 237
	v_sub_f32_e32 v89, v89, v111
	v_sub_f32_e32 v88, v88, v111
	s_mov_b32 s33, 0x6f800000
	s_mov_b32 s56, 0
	.loc	0 234
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v107, v107, v114
	buffer_store_dword v107, v38, s[0:3], 0 offen offset:4
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v107, v109, v115
	buffer_store_dword v107, v38, s[0:3], 0 offen offset:8
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v107, v12, v116
	buffer_store_dword v107, v38, s[0:3], 0 offen offset:12
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v107, v13, v117
	buffer_store_dword v107, v38, s[0:3], 0 offen offset:16
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v107, v105, v118
	buffer_store_dword v107, v38, s[0:3], 0 offen offset:20
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v107, v108, v119
	buffer_store_dword v107, v38, s[0:3], 0 offen offset:24
	buffer_load_dword v107, v39, s[0:3], 0 offen
	.loc	0 237
	v_cvt_i32_f32_e32 v109, v113
	.loc	0 234
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v29, v29, v120
	buffer_store_dword v29, v38, s[0:3], 0 offen
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v29, v110, v107
	.loc	0 237
	v_cvt_f32_i32_e32 v107, v109
	.loc	0 234
	buffer_store_dword v29, v39, s[0:3], 0 offen
	.loc	0 236
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 237
	v_madmk_f32 v29, v107, 0xbf317180, v103
	v_madmk_f32 v113, v107, 0xb717f7d1, v29
	v_mul_f32_e32 v114, v113, v113
	v_madmk_f32 v115, v114, 0x3331bb4c, v57
	v_madak_f32 v115, v114, v115, 0x388ab355
	v_madak_f32 v115, v114, v115, 0xbb360b61
	v_madak_f32 v115, v114, v115, 0x3e2aaaab
	v_mad_f32 v114, -v114, v115, v113
	v_sub_f32_e32 v115, 2.0, v114
	v_cmp_gt_f32_e64 vcc, |v115|, s8
	v_cndmask_b32_e32 v116, 1.0, v59, vcc
	v_mul_f32_e32 v115, v115, v116
	v_rcp_f32_e32 v115, v115
	v_mul_f32_e32 v113, v113, v114
	v_mul_f32_e32 v107, 0xb717f7d1, v107
	v_mul_f32_e32 v113, v113, v115
	v_mad_f32 v107, -v116, v113, -v107
	v_sub_f32_e32 v29, v29, v107
	v_add_f32_e32 v29, 1.0, v29
	v_lshlrev_b32_e32 v107, 23, v109
	v_add_u32_e32 v29, vcc, v107, v29
	v_cmp_ngt_f32_e32 vcc, s9, v103
	v_cndmask_b32_e32 v29, 0, v29, vcc
	v_cmp_gt_f32_e32 vcc, s10, v103
	v_cndmask_b32_e32 v29, v60, v29, vcc
	v_cmp_o_f32_e32 vcc, v103, v103
	v_cndmask_b32_e32 v29, v103, v29, vcc
	v_cmp_gt_f32_e32 vcc, 0, v102
	v_cndmask_b32_e64 v103, 0.5, -0.5, vcc
	v_mac_f32_e32 v103, 0x3fb8aa3b, v102
	v_cvt_i32_f32_e32 v103, v103
	v_cvt_f32_i32_e32 v107, v103
	v_lshlrev_b32_e32 v103, 23, v103
	v_madmk_f32 v109, v107, 0xbf317180, v102
	v_madmk_f32 v112, v107, 0xb717f7d1, v109
	v_mul_f32_e32 v113, v112, v112
	v_madmk_f32 v114, v113, 0x3331bb4c, v57
	v_madak_f32 v114, v113, v114, 0x388ab355
	v_madak_f32 v114, v113, v114, 0xbb360b61
	v_madak_f32 v114, v113, v114, 0x3e2aaaab
	v_mad_f32 v113, -v113, v114, v112
	v_sub_f32_e32 v114, 2.0, v113
	v_cmp_gt_f32_e64 vcc, |v114|, s8
	v_cndmask_b32_e32 v115, 1.0, v59, vcc
	v_mul_f32_e32 v114, v114, v115
	v_rcp_f32_e32 v114, v114
	v_mul_f32_e32 v112, v112, v113
	v_mul_f32_e32 v107, 0xb717f7d1, v107
	v_mul_f32_e32 v112, v112, v114
	v_mad_f32 v107, -v115, v112, -v107
	v_sub_f32_e32 v107, v109, v107
	v_add_f32_e32 v107, 1.0, v107
	v_add_u32_e32 v103, vcc, v103, v107
	v_cmp_ngt_f32_e32 vcc, s9, v102
	v_cndmask_b32_e32 v103, 0, v103, vcc
	v_cmp_gt_f32_e32 vcc, s10, v102
	v_cndmask_b32_e32 v103, v60, v103, vcc
	v_cmp_o_f32_e32 vcc, v102, v102
	v_cndmask_b32_e32 v102, v102, v103, vcc
	v_cndmask_b32_e64 v103, v3, v4, s[70:71]
	v_cndmask_b32_e64 v103, v103, v5, s[72:73]
	v_cndmask_b32_e64 v103, v103, v6, s[74:75]
	v_cndmask_b32_e64 v103, v103, v7, s[76:77]
	v_cndmask_b32_e64 v103, v103, v8, s[78:79]
	v_cndmask_b32_e64 v103, v103, v9, s[80:81]
	s_mov_b32 s70, 0xff800000
	v_cndmask_b32_e64 v103, v103, v10, s[82:83]
	v_cmp_neq_f32_e32 vcc, s70, v103
	v_cndmask_b32_e32 v103, 0, v103, vcc
	v_sub_f32_e32 v101, v101, v103
	v_cmp_gt_f32_e32 vcc, 0, v101
	v_cndmask_b32_e64 v107, 0.5, -0.5, vcc
	v_mac_f32_e32 v107, 0x3fb8aa3b, v101
	v_cvt_i32_f32_e32 v107, v107
	v_sub_f32_e32 v100, v100, v103
	v_readlane_b32 s72, v1, 37
	v_readlane_b32 s73, v1, 38
	v_cvt_f32_i32_e32 v109, v107
	v_lshlrev_b32_e32 v107, 23, v107
	v_readlane_b32 s82, v1, 57
	v_readlane_b32 s83, v1, 58
	v_madmk_f32 v112, v109, 0xbf317180, v101
	v_madmk_f32 v113, v109, 0xb717f7d1, v112
	v_mul_f32_e32 v114, v113, v113
	v_madmk_f32 v115, v114, 0x3331bb4c, v57
	v_madak_f32 v115, v114, v115, 0x388ab355
	v_madak_f32 v115, v114, v115, 0xbb360b61
	v_madak_f32 v115, v114, v115, 0x3e2aaaab
	v_mad_f32 v114, -v114, v115, v113
	v_sub_f32_e32 v115, 2.0, v114
	v_cmp_gt_f32_e64 vcc, |v115|, s8
	v_cndmask_b32_e32 v116, 1.0, v59, vcc
	v_mul_f32_e32 v115, v115, v116
	v_rcp_f32_e32 v115, v115
	v_mul_f32_e32 v113, v113, v114
	v_mul_f32_e32 v109, 0xb717f7d1, v109
	v_readlane_b32 s80, v1, 59
	v_mul_f32_e32 v113, v113, v115
	v_mad_f32 v109, -v116, v113, -v109
	v_sub_f32_e32 v109, v112, v109
	v_add_f32_e32 v109, 1.0, v109
	v_add_u32_e32 v107, vcc, v107, v109
	v_cmp_ngt_f32_e32 vcc, s9, v101
	v_cndmask_b32_e32 v107, 0, v107, vcc
	v_cmp_gt_f32_e32 vcc, s10, v101
	v_cndmask_b32_e32 v107, v60, v107, vcc
	v_cmp_o_f32_e32 vcc, v101, v101
	v_cndmask_b32_e32 v101, v101, v107, vcc
	v_cmp_gt_f32_e32 vcc, 0, v100
	v_cndmask_b32_e64 v103, 0.5, -0.5, vcc
	v_mac_f32_e32 v103, 0x3fb8aa3b, v100
	v_cvt_i32_f32_e32 v103, v103
	v_cndmask_b32_e64 v116, v3, v4, s[92:93]
	v_cndmask_b32_e64 v116, v116, v5, s[94:95]
	v_cndmask_b32_e64 v116, v116, v6, s[96:97]
	v_cvt_f32_i32_e32 v107, v103
	v_cndmask_b32_e64 v116, v116, v7, s[84:85]
	v_cndmask_b32_e64 v116, v116, v8, s[86:87]
	v_cndmask_b32_e64 v116, v116, v9, s[90:91]
	v_madmk_f32 v109, v107, 0xbf317180, v100
	v_madmk_f32 v112, v107, 0xb717f7d1, v109
	v_mul_f32_e32 v113, v112, v112
	v_madmk_f32 v114, v113, 0x3331bb4c, v57
	v_madak_f32 v114, v113, v114, 0x388ab355
	v_madak_f32 v114, v113, v114, 0xbb360b61
	v_madak_f32 v114, v113, v114, 0x3e2aaaab
	v_mad_f32 v113, -v113, v114, v112
	v_sub_f32_e32 v114, 2.0, v113
	v_cmp_gt_f32_e64 vcc, |v114|, s8
	v_cndmask_b32_e32 v115, 1.0, v59, vcc
	v_mul_f32_e32 v114, v114, v115
	v_rcp_f32_e32 v114, v114
	v_mul_f32_e32 v106, 0xb717f7d1, v107
	v_mul_f32_e32 v107, v112, v113
	v_lshlrev_b32_e32 v103, 23, v103
	v_mul_f32_e32 v107, v107, v114
	v_mad_f32 v106, -v115, v107, -v106
	v_cndmask_b32_e64 v107, v116, v10, s[88:89]
	v_cmp_neq_f32_e32 vcc, s70, v107
	v_cndmask_b32_e32 v107, 0, v107, vcc
	v_sub_f32_e32 v99, v99, v107
	v_cmp_gt_f32_e32 vcc, 0, v99
	v_sub_f32_e32 v106, v109, v106
	v_cndmask_b32_e64 v109, 0.5, -0.5, vcc
	v_mac_f32_e32 v109, 0x3fb8aa3b, v99
	v_cvt_i32_f32_e32 v109, v109
	v_add_f32_e32 v106, 1.0, v106
	v_add_u32_e32 v103, vcc, v103, v106
	v_cvt_f32_i32_e32 v106, v109
	v_cmp_ngt_f32_e32 vcc, s9, v100
	v_cndmask_b32_e32 v103, 0, v103, vcc
	v_cmp_gt_f32_e32 vcc, s10, v100
	v_madmk_f32 v112, v106, 0xbf317180, v99
	v_madmk_f32 v113, v106, 0xb717f7d1, v112
	v_mul_f32_e32 v114, v113, v113
	v_madmk_f32 v115, v114, 0x3331bb4c, v57
	v_madak_f32 v115, v114, v115, 0x388ab355
	v_madak_f32 v115, v114, v115, 0xbb360b61
	v_madak_f32 v115, v114, v115, 0x3e2aaaab
	v_mad_f32 v114, -v114, v115, v113
	v_sub_f32_e32 v115, 2.0, v114
	v_cndmask_b32_e32 v103, v60, v103, vcc
	v_cmp_gt_f32_e64 vcc, |v115|, s8
	v_cndmask_b32_e32 v116, 1.0, v59, vcc
	v_mul_f32_e32 v115, v115, v116
	v_rcp_f32_e32 v115, v115
	v_cmp_o_f32_e32 vcc, v100, v100
	v_cndmask_b32_e32 v100, v100, v103, vcc
	v_mul_f32_e32 v103, 0xb717f7d1, v106
	v_mul_f32_e32 v106, v113, v114
	v_sub_f32_e32 v98, v98, v107
	v_mul_f32_e32 v106, v106, v115
	v_cmp_gt_f32_e32 vcc, 0, v98
	v_mad_f32 v103, -v116, v106, -v103
	v_cndmask_b32_e64 v106, 0.5, -0.5, vcc
	v_mac_f32_e32 v106, 0x3fb8aa3b, v98
	v_cvt_i32_f32_e32 v106, v106
	v_sub_f32_e32 v103, v112, v103
	v_add_f32_e32 v103, 1.0, v103
	v_lshlrev_b32_e32 v107, 23, v109
	v_add_u32_e32 v103, vcc, v107, v103
	v_cvt_f32_i32_e32 v107, v106
	v_cmp_ngt_f32_e32 vcc, s9, v99
	v_cndmask_b32_e32 v103, 0, v103, vcc
	v_cmp_gt_f32_e32 vcc, s10, v99
	v_madmk_f32 v109, v107, 0xbf317180, v98
	v_madmk_f32 v112, v107, 0xb717f7d1, v109
	v_mul_f32_e32 v113, v112, v112
	v_madmk_f32 v114, v113, 0x3331bb4c, v57
	v_madak_f32 v114, v113, v114, 0x388ab355
	v_madak_f32 v114, v113, v114, 0xbb360b61
	v_madak_f32 v114, v113, v114, 0x3e2aaaab
	v_mad_f32 v113, -v113, v114, v112
	v_sub_f32_e32 v114, 2.0, v113
	v_cndmask_b32_e32 v103, v60, v103, vcc
	v_cmp_gt_f32_e64 vcc, |v114|, s8
	v_cndmask_b32_e32 v115, 1.0, v59, vcc
	v_mul_f32_e32 v114, v114, v115
	v_rcp_f32_e32 v114, v114
	v_cmp_o_f32_e32 vcc, v99, v99
	v_cndmask_b32_e32 v99, v99, v103, vcc
	v_mul_f32_e32 v103, 0xb717f7d1, v107
	v_mul_f32_e32 v107, v112, v113
	v_mul_f32_e32 v107, v107, v114
	v_mad_f32 v103, -v115, v107, -v103
	v_cndmask_b32_e64 v107, v3, v4, s[72:73]
	v_cndmask_b32_e64 v107, v107, v5, s[58:59]
	v_cndmask_b32_e64 v107, v107, v6, s[60:61]
	v_cndmask_b32_e64 v107, v107, v7, s[62:63]
	v_cndmask_b32_e64 v107, v107, v8, s[64:65]
	v_cndmask_b32_e64 v107, v107, v9, s[66:67]
	v_cndmask_b32_e64 v107, v107, v10, s[68:69]
	v_cmp_neq_f32_e32 vcc, s70, v107
	v_cndmask_b32_e32 v107, 0, v107, vcc
	v_sub_f32_e32 v97, v97, v107
	v_cmp_gt_f32_e32 vcc, 0, v97
	v_sub_f32_e32 v103, v109, v103
	v_cndmask_b32_e64 v109, 0.5, -0.5, vcc
	v_mac_f32_e32 v109, 0x3fb8aa3b, v97
	v_cvt_i32_f32_e32 v109, v109
	v_add_f32_e32 v103, 1.0, v103
	v_lshlrev_b32_e32 v106, 23, v106
	v_add_u32_e32 v103, vcc, v106, v103
	v_cvt_f32_i32_e32 v106, v109
	v_cmp_ngt_f32_e32 vcc, s9, v98
	v_cndmask_b32_e32 v103, 0, v103, vcc
	v_cmp_gt_f32_e32 vcc, s10, v98
	v_madmk_f32 v112, v106, 0xbf317180, v97
	v_madmk_f32 v113, v106, 0xb717f7d1, v112
	v_mul_f32_e32 v114, v113, v113
	v_madmk_f32 v115, v114, 0x3331bb4c, v57
	v_madak_f32 v115, v114, v115, 0x388ab355
	v_madak_f32 v115, v114, v115, 0xbb360b61
	v_madak_f32 v115, v114, v115, 0x3e2aaaab
	v_mad_f32 v114, -v114, v115, v113
	v_sub_f32_e32 v115, 2.0, v114
	v_cndmask_b32_e32 v103, v60, v103, vcc
	v_cmp_gt_f32_e64 vcc, |v115|, s8
	v_cndmask_b32_e32 v116, 1.0, v59, vcc
	v_mul_f32_e32 v115, v115, v116
	v_rcp_f32_e32 v115, v115
	v_cmp_o_f32_e32 vcc, v98, v98
	v_cndmask_b32_e32 v98, v98, v103, vcc
	v_mul_f32_e32 v103, 0xb717f7d1, v106
	v_mul_f32_e32 v106, v113, v114
	v_sub_f32_e32 v96, v96, v107
	v_mul_f32_e32 v106, v106, v115
	v_cmp_gt_f32_e32 vcc, 0, v96
	v_mad_f32 v103, -v116, v106, -v103
	v_cndmask_b32_e64 v106, 0.5, -0.5, vcc
	v_mac_f32_e32 v106, 0x3fb8aa3b, v96
	v_cvt_i32_f32_e32 v106, v106
	v_sub_f32_e32 v103, v112, v103
	v_add_f32_e32 v103, 1.0, v103
	v_lshlrev_b32_e32 v107, 23, v109
	v_add_u32_e32 v103, vcc, v107, v103
	v_cvt_f32_i32_e32 v107, v106
	v_cmp_ngt_f32_e32 vcc, s9, v97
	v_cndmask_b32_e32 v103, 0, v103, vcc
	v_cmp_gt_f32_e32 vcc, s10, v97
	v_madmk_f32 v109, v107, 0xbf317180, v96
	v_madmk_f32 v112, v107, 0xb717f7d1, v109
	v_mul_f32_e32 v113, v112, v112
	v_madmk_f32 v114, v113, 0x3331bb4c, v57
	v_madak_f32 v114, v113, v114, 0x388ab355
	v_madak_f32 v114, v113, v114, 0xbb360b61
	v_madak_f32 v114, v113, v114, 0x3e2aaaab
	v_mad_f32 v113, -v113, v114, v112
	v_sub_f32_e32 v114, 2.0, v113
	v_cndmask_b32_e32 v103, v60, v103, vcc
	v_cmp_gt_f32_e64 vcc, |v114|, s8
	v_cndmask_b32_e32 v115, 1.0, v59, vcc
	v_mul_f32_e32 v114, v114, v115
	v_rcp_f32_e32 v114, v114
	v_cmp_o_f32_e32 vcc, v97, v97
	v_cndmask_b32_e32 v97, v97, v103, vcc
	v_mul_f32_e32 v103, 0xb717f7d1, v107
	v_mul_f32_e32 v107, v112, v113
	v_readlane_b32 s86, v1, 53
	v_mul_f32_e32 v107, v107, v114
	v_readlane_b32 s87, v1, 54
	v_readlane_b32 s84, v1, 55
	v_mad_f32 v103, -v115, v107, -v103
	v_cndmask_b32_e64 v107, v3, v4, s[86:87]
	v_readlane_b32 s85, v1, 56
	v_cndmask_b32_e64 v107, v107, v5, s[84:85]
	v_cndmask_b32_e64 v107, v107, v6, s[82:83]
	v_readlane_b32 s81, v1, 60
	v_readlane_b32 s78, v1, 61
	v_cndmask_b32_e64 v107, v107, v7, s[80:81]
	v_readlane_b32 s79, v1, 62
	v_readlane_b32 s76, v1, 63
	v_cndmask_b32_e64 v107, v107, v8, s[78:79]
	v_readlane_b32 s77, v2, 0
	v_readlane_b32 s74, v2, 1
	v_cndmask_b32_e64 v107, v107, v9, s[76:77]
	v_readlane_b32 s75, v2, 2
	v_cndmask_b32_e64 v107, v107, v10, s[74:75]
	v_cmp_neq_f32_e32 vcc, s70, v107
	v_cndmask_b32_e32 v107, 0, v107, vcc
	v_sub_f32_e32 v95, v95, v107
	v_cmp_gt_f32_e32 vcc, 0, v95
	v_sub_f32_e32 v103, v109, v103
	v_cndmask_b32_e64 v109, 0.5, -0.5, vcc
	v_mac_f32_e32 v109, 0x3fb8aa3b, v95
	v_cvt_i32_f32_e32 v109, v109
	v_add_f32_e32 v103, 1.0, v103
	v_lshlrev_b32_e32 v106, 23, v106
	v_add_u32_e32 v103, vcc, v106, v103
	v_cvt_f32_i32_e32 v106, v109
	v_cmp_ngt_f32_e32 vcc, s9, v96
	v_cndmask_b32_e32 v103, 0, v103, vcc
	v_cmp_gt_f32_e32 vcc, s10, v96
	v_madmk_f32 v112, v106, 0xbf317180, v95
	v_madmk_f32 v113, v106, 0xb717f7d1, v112
	v_mul_f32_e32 v114, v113, v113
	v_madmk_f32 v115, v114, 0x3331bb4c, v57
	v_madak_f32 v115, v114, v115, 0x388ab355
	v_madak_f32 v115, v114, v115, 0xbb360b61
	v_madak_f32 v115, v114, v115, 0x3e2aaaab
	v_mad_f32 v114, -v114, v115, v113
	v_sub_f32_e32 v115, 2.0, v114
	v_cndmask_b32_e32 v103, v60, v103, vcc
	v_cmp_gt_f32_e64 vcc, |v115|, s8
	v_cndmask_b32_e32 v116, 1.0, v59, vcc
	v_mul_f32_e32 v115, v115, v116
	v_rcp_f32_e32 v115, v115
	v_cmp_o_f32_e32 vcc, v96, v96
	v_cndmask_b32_e32 v96, v96, v103, vcc
	v_mul_f32_e32 v103, 0xb717f7d1, v106
	v_mul_f32_e32 v106, v113, v114
	v_sub_f32_e32 v94, v94, v107
	v_mul_f32_e32 v106, v106, v115
	v_cmp_gt_f32_e32 vcc, 0, v94
	v_mad_f32 v103, -v116, v106, -v103
	v_cndmask_b32_e64 v106, 0.5, -0.5, vcc
	v_mac_f32_e32 v106, 0x3fb8aa3b, v94
	v_cvt_i32_f32_e32 v106, v106
	v_sub_f32_e32 v103, v112, v103
	v_add_f32_e32 v103, 1.0, v103
	v_lshlrev_b32_e32 v107, 23, v109
	v_add_u32_e32 v103, vcc, v107, v103
	v_cvt_f32_i32_e32 v107, v106
	v_cmp_ngt_f32_e32 vcc, s9, v95
	v_cndmask_b32_e32 v103, 0, v103, vcc
	v_cmp_gt_f32_e32 vcc, s10, v95
	v_madmk_f32 v109, v107, 0xbf317180, v94
	v_madmk_f32 v112, v107, 0xb717f7d1, v109
	v_mul_f32_e32 v113, v112, v112
	v_madmk_f32 v114, v113, 0x3331bb4c, v57
	v_madak_f32 v114, v113, v114, 0x388ab355
	v_madak_f32 v114, v113, v114, 0xbb360b61
	v_madak_f32 v114, v113, v114, 0x3e2aaaab
	v_mad_f32 v113, -v113, v114, v112
	v_sub_f32_e32 v114, 2.0, v113
	v_cndmask_b32_e32 v103, v60, v103, vcc
	v_cmp_gt_f32_e64 vcc, |v114|, s8
	v_cndmask_b32_e32 v115, 1.0, v59, vcc
	v_mul_f32_e32 v114, v114, v115
	v_rcp_f32_e32 v114, v114
	v_cmp_o_f32_e32 vcc, v95, v95
	v_cndmask_b32_e32 v95, v95, v103, vcc
	v_mul_f32_e32 v103, 0xb717f7d1, v107
	v_mul_f32_e32 v107, v112, v113
	v_mul_f32_e32 v107, v107, v114
	v_mad_f32 v103, -v115, v107, -v103
	v_cndmask_b32_e64 v107, v3, v4, s[42:43]
	v_cndmask_b32_e64 v107, v107, v5, s[44:45]
	v_cndmask_b32_e64 v107, v107, v6, s[46:47]
	v_cndmask_b32_e64 v107, v107, v7, s[40:41]
	v_cndmask_b32_e64 v107, v107, v8, s[50:51]
	v_cndmask_b32_e64 v107, v107, v9, s[52:53]
	v_cndmask_b32_e64 v107, v107, v10, s[54:55]
	v_cmp_neq_f32_e32 vcc, s70, v107
	v_cndmask_b32_e32 v107, 0, v107, vcc
	v_sub_f32_e32 v93, v93, v107
	v_cmp_gt_f32_e32 vcc, 0, v93
	v_sub_f32_e32 v103, v109, v103
	v_cndmask_b32_e64 v109, 0.5, -0.5, vcc
	v_mac_f32_e32 v109, 0x3fb8aa3b, v93
	v_cvt_i32_f32_e32 v109, v109
	v_add_f32_e32 v103, 1.0, v103
	v_lshlrev_b32_e32 v106, 23, v106
	v_add_u32_e32 v103, vcc, v106, v103
	v_cvt_f32_i32_e32 v106, v109
	v_cmp_ngt_f32_e32 vcc, s9, v94
	v_cndmask_b32_e32 v103, 0, v103, vcc
	v_cmp_gt_f32_e32 vcc, s10, v94
	v_madmk_f32 v112, v106, 0xbf317180, v93
	v_madmk_f32 v113, v106, 0xb717f7d1, v112
	v_mul_f32_e32 v114, v113, v113
	v_madmk_f32 v115, v114, 0x3331bb4c, v57
	v_madak_f32 v115, v114, v115, 0x388ab355
	v_madak_f32 v115, v114, v115, 0xbb360b61
	v_madak_f32 v115, v114, v115, 0x3e2aaaab
	v_mad_f32 v114, -v114, v115, v113
	v_sub_f32_e32 v115, 2.0, v114
	v_cndmask_b32_e32 v103, v60, v103, vcc
	v_cmp_gt_f32_e64 vcc, |v115|, s8
	v_cndmask_b32_e32 v116, 1.0, v59, vcc
	v_mul_f32_e32 v115, v115, v116
	v_rcp_f32_e32 v115, v115
	v_cmp_o_f32_e32 vcc, v94, v94
	v_cndmask_b32_e32 v94, v94, v103, vcc
	v_mul_f32_e32 v103, 0xb717f7d1, v106
	v_mul_f32_e32 v106, v113, v114
	v_sub_f32_e32 v92, v92, v107
	v_mul_f32_e32 v106, v106, v115
	v_cmp_gt_f32_e32 vcc, 0, v92
	v_mad_f32 v103, -v116, v106, -v103
	v_cndmask_b32_e64 v106, 0.5, -0.5, vcc
	v_mac_f32_e32 v106, 0x3fb8aa3b, v92
	v_cvt_i32_f32_e32 v106, v106
	v_sub_f32_e32 v103, v112, v103
	v_add_f32_e32 v103, 1.0, v103
	v_lshlrev_b32_e32 v107, 23, v109
	v_add_u32_e32 v103, vcc, v107, v103
	v_cvt_f32_i32_e32 v107, v106
	v_cmp_ngt_f32_e32 vcc, s9, v93
	v_cndmask_b32_e32 v103, 0, v103, vcc
	v_cmp_gt_f32_e32 vcc, s10, v93
	v_madmk_f32 v109, v107, 0xbf317180, v92
	v_madmk_f32 v112, v107, 0xb717f7d1, v109
	v_mul_f32_e32 v113, v112, v112
	v_madmk_f32 v114, v113, 0x3331bb4c, v57
	v_madak_f32 v114, v113, v114, 0x388ab355
	v_madak_f32 v114, v113, v114, 0xbb360b61
	v_madak_f32 v114, v113, v114, 0x3e2aaaab
	v_mad_f32 v113, -v113, v114, v112
	v_sub_f32_e32 v114, 2.0, v113
	v_cndmask_b32_e32 v103, v60, v103, vcc
	v_cmp_gt_f32_e64 vcc, |v114|, s8
	v_cndmask_b32_e32 v115, 1.0, v59, vcc
	v_mul_f32_e32 v114, v114, v115
	v_rcp_f32_e32 v114, v114
	v_cmp_o_f32_e32 vcc, v93, v93
	v_cndmask_b32_e32 v93, v93, v103, vcc
	v_mul_f32_e32 v103, 0xb717f7d1, v107
	v_mul_f32_e32 v107, v112, v113
	v_mul_f32_e32 v107, v107, v114
	v_mad_f32 v103, -v115, v107, -v103
	v_cndmask_b32_e64 v107, v3, v4, s[100:101]
	v_cndmask_b32_e64 v107, v107, v5, s[22:23]
	v_cndmask_b32_e64 v107, v107, v6, s[20:21]
	v_cndmask_b32_e64 v107, v107, v7, s[18:19]
	v_cndmask_b32_e64 v107, v107, v8, s[14:15]
	v_cndmask_b32_e64 v107, v107, v9, s[12:13]
	v_cndmask_b32_e64 v107, v107, v10, s[6:7]
	v_cmp_neq_f32_e32 vcc, s70, v107
	v_cndmask_b32_e32 v107, 0, v107, vcc
	v_sub_f32_e32 v91, v91, v107
	v_cmp_gt_f32_e32 vcc, 0, v91
	v_sub_f32_e32 v103, v109, v103
	v_cndmask_b32_e64 v109, 0.5, -0.5, vcc
	v_mac_f32_e32 v109, 0x3fb8aa3b, v91
	v_cvt_i32_f32_e32 v109, v109
	v_add_f32_e32 v103, 1.0, v103
	v_lshlrev_b32_e32 v106, 23, v106
	v_add_u32_e32 v103, vcc, v106, v103
	v_cvt_f32_i32_e32 v106, v109
	v_cmp_ngt_f32_e32 vcc, s9, v92
	v_cndmask_b32_e32 v103, 0, v103, vcc
	v_cmp_gt_f32_e32 vcc, s10, v92
	v_madmk_f32 v112, v106, 0xbf317180, v91
	v_madmk_f32 v113, v106, 0xb717f7d1, v112
	v_mul_f32_e32 v114, v113, v113
	v_madmk_f32 v115, v114, 0x3331bb4c, v57
	v_madak_f32 v115, v114, v115, 0x388ab355
	v_madak_f32 v115, v114, v115, 0xbb360b61
	v_madak_f32 v115, v114, v115, 0x3e2aaaab
	v_mad_f32 v114, -v114, v115, v113
	v_sub_f32_e32 v115, 2.0, v114
	v_cndmask_b32_e32 v103, v60, v103, vcc
	v_cmp_gt_f32_e64 vcc, |v115|, s8
	v_cndmask_b32_e32 v116, 1.0, v59, vcc
	v_mul_f32_e32 v115, v115, v116
	v_rcp_f32_e32 v115, v115
	v_cmp_o_f32_e32 vcc, v92, v92
	v_cndmask_b32_e32 v92, v92, v103, vcc
	v_mul_f32_e32 v103, 0xb717f7d1, v106
	v_mul_f32_e32 v106, v113, v114
	v_sub_f32_e32 v90, v90, v107
	v_mul_f32_e32 v106, v106, v115
	v_cmp_gt_f32_e32 vcc, 0, v90
	v_mad_f32 v103, -v116, v106, -v103
	v_cndmask_b32_e64 v106, 0.5, -0.5, vcc
	v_mac_f32_e32 v106, 0x3fb8aa3b, v90
	v_cvt_i32_f32_e32 v106, v106
	v_sub_f32_e32 v103, v112, v103
	v_add_f32_e32 v103, 1.0, v103
	v_lshlrev_b32_e32 v107, 23, v109
	v_add_u32_e32 v103, vcc, v107, v103
	v_cvt_f32_i32_e32 v107, v106
	v_cmp_ngt_f32_e32 vcc, s9, v91
	v_cndmask_b32_e32 v103, 0, v103, vcc
	v_cmp_gt_f32_e32 vcc, s10, v91
	v_madmk_f32 v109, v107, 0xbf317180, v90
	v_madmk_f32 v112, v107, 0xb717f7d1, v109
	v_mul_f32_e32 v113, v112, v112
	v_madmk_f32 v114, v113, 0x3331bb4c, v57
	v_madak_f32 v114, v113, v114, 0x388ab355
	v_madak_f32 v114, v113, v114, 0xbb360b61
	v_madak_f32 v114, v113, v114, 0x3e2aaaab
	v_mad_f32 v113, -v113, v114, v112
	v_sub_f32_e32 v114, 2.0, v113
	v_cndmask_b32_e32 v103, v60, v103, vcc
	v_cmp_gt_f32_e64 vcc, |v114|, s8
	v_cndmask_b32_e32 v115, 1.0, v59, vcc
	v_mul_f32_e32 v114, v114, v115
	v_rcp_f32_e32 v114, v114
	v_cmp_o_f32_e32 vcc, v91, v91
	v_cndmask_b32_e32 v91, v91, v103, vcc
	v_mul_f32_e32 v103, 0xb717f7d1, v107
	v_mul_f32_e32 v107, v112, v113
	v_mul_f32_e32 v107, v107, v114
	v_cmp_gt_f32_e32 vcc, 0, v89
	v_mad_f32 v103, -v115, v107, -v103
	v_cndmask_b32_e64 v107, 0.5, -0.5, vcc
	v_mac_f32_e32 v107, 0x3fb8aa3b, v89
	v_cvt_i32_f32_e32 v107, v107
	v_sub_f32_e32 v103, v109, v103
	v_add_f32_e32 v103, 1.0, v103
	v_lshlrev_b32_e32 v106, 23, v106
	v_add_u32_e32 v103, vcc, v106, v103
	v_cvt_f32_i32_e32 v106, v107
	v_cmp_ngt_f32_e32 vcc, s9, v90
	v_cndmask_b32_e32 v103, 0, v103, vcc
	v_cmp_gt_f32_e32 vcc, s10, v90
	v_madmk_f32 v109, v106, 0xbf317180, v89
	v_madmk_f32 v112, v106, 0xb717f7d1, v109
	v_mul_f32_e32 v113, v112, v112
	v_madmk_f32 v114, v113, 0x3331bb4c, v57
	v_madak_f32 v114, v113, v114, 0x388ab355
	v_madak_f32 v114, v113, v114, 0xbb360b61
	v_madak_f32 v114, v113, v114, 0x3e2aaaab
	v_mad_f32 v113, -v113, v114, v112
	v_sub_f32_e32 v114, 2.0, v113
	v_cndmask_b32_e32 v103, v60, v103, vcc
	v_cmp_gt_f32_e64 vcc, |v114|, s8
	v_cndmask_b32_e32 v115, 1.0, v59, vcc
	v_mul_f32_e32 v114, v114, v115
	v_rcp_f32_e32 v114, v114
	v_cmp_o_f32_e32 vcc, v90, v90
	v_cndmask_b32_e32 v90, v90, v103, vcc
	v_mul_f32_e32 v103, 0xb717f7d1, v106
	v_mul_f32_e32 v106, v112, v113
	v_mul_f32_e32 v106, v106, v114
	v_cmp_gt_f32_e32 vcc, 0, v88
	v_mad_f32 v103, -v115, v106, -v103
	v_cndmask_b32_e64 v106, 0.5, -0.5, vcc
	v_mac_f32_e32 v106, 0x3fb8aa3b, v88
	v_cvt_i32_f32_e32 v106, v106
	v_sub_f32_e32 v103, v109, v103
	v_add_f32_e32 v103, 1.0, v103
	v_lshlrev_b32_e32 v107, 23, v107
	v_add_u32_e32 v103, vcc, v107, v103
	v_cvt_f32_i32_e32 v107, v106
	v_cmp_ngt_f32_e32 vcc, s9, v89
	v_cndmask_b32_e32 v103, 0, v103, vcc
	v_cmp_gt_f32_e32 vcc, s10, v89
	v_madmk_f32 v109, v107, 0xbf317180, v88
	v_madmk_f32 v111, v107, 0xb717f7d1, v109
	v_mul_f32_e32 v112, v111, v111
	v_madmk_f32 v113, v112, 0x3331bb4c, v57
	v_madak_f32 v113, v112, v113, 0x388ab355
	v_madak_f32 v113, v112, v113, 0xbb360b61
	v_madak_f32 v113, v112, v113, 0x3e2aaaab
	v_mad_f32 v112, -v112, v113, v111
	v_sub_f32_e32 v113, 2.0, v112
	v_cndmask_b32_e32 v103, v60, v103, vcc
	v_cmp_gt_f32_e64 vcc, |v113|, s8
	v_cndmask_b32_e32 v114, 1.0, v59, vcc
	v_mul_f32_e32 v113, v113, v114
	v_rcp_f32_e32 v113, v113
	v_cmp_o_f32_e32 vcc, v89, v89
	v_cndmask_b32_e32 v89, v89, v103, vcc
	v_mul_f32_e32 v103, 0xb717f7d1, v107
	v_mul_f32_e32 v107, v111, v112
	v_mul_f32_e32 v107, v107, v113
	v_mad_f32 v103, -v114, v107, -v103
	v_sub_f32_e32 v103, v109, v103
	v_add_f32_e32 v103, 1.0, v103
	v_lshlrev_b32_e32 v106, 23, v106
	v_add_u32_e32 v103, vcc, v106, v103
	v_cmp_ngt_f32_e32 vcc, s9, v88
	v_cndmask_b32_e32 v103, 0, v103, vcc
	v_cmp_gt_f32_e32 vcc, s10, v88
	v_cndmask_b32_e32 v103, v60, v103, vcc
	v_cmp_o_f32_e32 vcc, v88, v88
	v_cndmask_b32_e32 v88, v88, v103, vcc
	ds_write2_b32 v42, v29, v102 offset1:32
	ds_write2_b32 v42, v101, v100 offset0:64 offset1:96
	ds_write2_b32 v42, v99, v98 offset0:128 offset1:160
	ds_write2_b32 v42, v97, v96 offset0:192 offset1:224
	ds_write2_b32 v87, v95, v94 offset1:32
	ds_write2_b32 v87, v93, v92 offset0:64 offset1:96
	ds_write2_b32 v87, v91, v90 offset0:128 offset1:160
	ds_write2_b32 v44, v89, v88 offset1:32
	.loc	0 238
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v88, v38, s[0:3], 0 offen
	s_mov_b64 s[8:9], s[72:73]
	.loc	0 234
	v_cndmask_b32_e64 v103, v11, v104, s[8:9]
	v_cndmask_b32_e64 v103, v103, v28, s[58:59]
	v_cndmask_b32_e64 v29, v103, v18, s[60:61]
	v_cndmask_b32_e64 v29, v29, v17, s[62:63]
	v_cndmask_b32_e64 v29, v29, v16, s[64:65]
	v_cndmask_b32_e64 v29, v29, v15, s[66:67]
	v_cndmask_b32_e64 v29, v29, v14, s[68:69]
	v_mul_f32_e32 v12, v29, v12
	v_cndmask_b32_e64 v29, v104, v12, s[8:9]
	v_readlane_b32 s8, v1, 51
	v_readlane_b32 s9, v1, 52
	v_cndmask_b32_e64 v11, v11, v12, s[8:9]
	s_mov_b64 s[8:9], s[86:87]
	v_cndmask_b32_e64 v14, v14, v12, s[68:69]
	v_cndmask_b32_e64 v15, v15, v12, s[66:67]
	v_cndmask_b32_e64 v16, v16, v12, s[64:65]
	v_cndmask_b32_e64 v17, v17, v12, s[62:63]
	v_cndmask_b32_e64 v18, v18, v12, s[60:61]
	v_cndmask_b32_e64 v28, v28, v12, s[58:59]
	v_cndmask_b32_e64 v12, v11, v29, s[8:9]
	s_mov_b64 s[58:59], s[84:85]
	v_cndmask_b32_e64 v12, v12, v28, s[58:59]
	s_mov_b64 s[60:61], s[82:83]
	v_cndmask_b32_e64 v12, v12, v18, s[60:61]
	s_mov_b64 s[62:63], s[80:81]
	v_cndmask_b32_e64 v12, v12, v17, s[62:63]
	s_mov_b64 s[64:65], s[78:79]
	v_cndmask_b32_e64 v12, v12, v16, s[64:65]
	s_mov_b64 s[66:67], s[76:77]
	v_cndmask_b32_e64 v12, v12, v15, s[66:67]
	s_mov_b64 s[68:69], s[74:75]
	v_cndmask_b32_e64 v12, v12, v14, s[68:69]
	v_mul_f32_e32 v12, v12, v13
	v_cndmask_b32_e64 v13, v14, v12, s[68:69]
	v_cndmask_b32_e64 v14, v15, v12, s[66:67]
	v_cndmask_b32_e64 v15, v16, v12, s[64:65]
	v_cndmask_b32_e64 v16, v17, v12, s[62:63]
	v_cndmask_b32_e64 v17, v18, v12, s[60:61]
	v_cndmask_b32_e64 v18, v28, v12, s[58:59]
	v_cndmask_b32_e64 v28, v29, v12, s[8:9]
	v_readlane_b32 s8, v2, 3
	v_readlane_b32 s9, v2, 4
	v_cndmask_b32_e64 v11, v11, v12, s[8:9]
	v_cndmask_b32_e64 v12, v11, v28, s[42:43]
	v_cndmask_b32_e64 v12, v12, v18, s[44:45]
	v_cndmask_b32_e64 v12, v12, v17, s[46:47]
	v_cndmask_b32_e64 v12, v12, v16, s[40:41]
	v_cndmask_b32_e64 v12, v12, v15, s[50:51]
	v_cndmask_b32_e64 v12, v12, v14, s[52:53]
	v_cndmask_b32_e64 v12, v12, v13, s[54:55]
	v_readlane_b32 s8, v2, 5
	v_mul_f32_e32 v12, v12, v105
	v_readlane_b32 s9, v2, 6
	v_cndmask_b32_e64 v28, v28, v12, s[42:43]
	v_cndmask_b32_e64 v11, v11, v12, s[8:9]
	v_cndmask_b32_e64 v13, v13, v12, s[54:55]
	v_cndmask_b32_e64 v14, v14, v12, s[52:53]
	v_cndmask_b32_e64 v15, v15, v12, s[50:51]
	v_cndmask_b32_e64 v16, v16, v12, s[40:41]
	v_cndmask_b32_e64 v17, v17, v12, s[46:47]
	v_cndmask_b32_e64 v18, v18, v12, s[44:45]
	v_cndmask_b32_e64 v12, v11, v28, s[100:101]
	v_cndmask_b32_e64 v12, v12, v18, s[22:23]
	v_cndmask_b32_e64 v12, v12, v17, s[20:21]
	v_cndmask_b32_e64 v12, v12, v16, s[18:19]
	v_cndmask_b32_e64 v12, v12, v15, s[14:15]
	v_cndmask_b32_e64 v12, v12, v14, s[12:13]
	v_cndmask_b32_e64 v12, v12, v13, s[6:7]
	v_mul_f32_e32 v12, v12, v108
	v_cndmask_b32_e64 v13, v13, v12, s[6:7]
	v_readlane_b32 s6, v2, 7
	v_readlane_b32 s7, v2, 8
	v_cndmask_b32_e64 v28, v28, v12, s[100:101]
	v_cndmask_b32_e64 v11, v11, v12, s[6:7]
	v_cndmask_b32_e64 v14, v14, v12, s[12:13]
	v_cndmask_b32_e64 v15, v15, v12, s[14:15]
	v_cndmask_b32_e64 v29, v16, v12, s[18:19]
	v_cndmask_b32_e64 v87, v17, v12, s[20:21]
	v_cndmask_b32_e64 v89, v18, v12, s[22:23]
	v_cndmask_b32_e64 v12, v11, v28, s[48:49]
	v_cndmask_b32_e64 v12, v12, v89, s[34:35]
	v_cndmask_b32_e64 v12, v12, v87, s[30:31]
	v_cndmask_b32_e64 v12, v12, v29, s[28:29]
	v_cndmask_b32_e64 v12, v12, v15, s[26:27]
	v_cndmask_b32_e64 v12, v12, v14, s[24:25]
	v_cndmask_b32_e64 v12, v12, v13, s[16:17]
	v_mul_f32_e32 v90, v12, v110
	v_readlane_b32 s6, v2, 9
	v_readlane_b32 s40, v1, 25
	v_cndmask_b32_e64 v16, v15, v90, s[26:27]
	v_readlane_b32 s26, v1, 35
	v_readlane_b32 s7, v2, 10
	v_readlane_b32 s41, v1, 26
	v_readlane_b32 s42, v1, 27
	v_readlane_b32 s43, v1, 28
	v_readlane_b32 s44, v1, 29
	v_readlane_b32 s45, v1, 30
	v_readlane_b32 s46, v1, 31
	v_readlane_b32 s47, v1, 32
	v_cndmask_b32_e64 v18, v13, v90, s[16:17]
	v_cndmask_b32_e64 v17, v14, v90, s[24:25]
	s_mov_b32 s25, s11
	v_cndmask_b32_e64 v15, v29, v90, s[28:29]
	v_cndmask_b32_e64 v14, v87, v90, s[30:31]
	v_readlane_b32 s27, v1, 36
	v_cndmask_b32_e64 v13, v89, v90, s[34:35]
	v_cndmask_b32_e64 v12, v28, v90, s[48:49]
	v_cndmask_b32_e64 v11, v11, v90, s[6:7]
	v_mov_b32_e32 v93, v55
	s_branch .LBB0_28
.LBB0_27:                               ;   in Loop: Header=BB0_28 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 243
	v_cmp_eq_u32_e32 vcc, 1, v30
	v_cndmask_b32_e32 v103, v11, v12, vcc
	v_cmp_eq_u32_e64 s[6:7], 2, v30
	v_cndmask_b32_e64 v103, v103, v13, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 3, v30
	v_cndmask_b32_e64 v103, v103, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v30
	v_cndmask_b32_e64 v103, v103, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v30
	v_cndmask_b32_e64 v103, v103, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v30
	v_cndmask_b32_e64 v103, v103, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v30
	v_cndmask_b32_e64 v103, v103, v18, s[16:17]
	v_add_f32_e32 v103, v103, v94
	v_cndmask_b32_e32 v12, v12, v103, vcc
	v_cmp_eq_u32_e32 vcc, 0, v30
	v_cndmask_b32_e32 v11, v11, v103, vcc
	v_cmp_eq_u32_e32 vcc, 1, v31
	v_cndmask_b32_e64 v18, v18, v103, s[16:17]
	v_cndmask_b32_e64 v17, v17, v103, s[14:15]
	v_cndmask_b32_e64 v16, v16, v103, s[12:13]
	v_cndmask_b32_e64 v15, v15, v103, s[10:11]
	v_cndmask_b32_e64 v14, v14, v103, s[8:9]
	v_cndmask_b32_e64 v13, v13, v103, s[6:7]
	v_cndmask_b32_e32 v103, v11, v12, vcc
	v_cmp_eq_u32_e64 s[6:7], 2, v31
	v_cndmask_b32_e64 v103, v103, v13, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 3, v31
	v_cndmask_b32_e64 v103, v103, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v31
	v_cndmask_b32_e64 v103, v103, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v31
	v_cndmask_b32_e64 v103, v103, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v31
	v_cndmask_b32_e64 v103, v103, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v31
	v_cndmask_b32_e64 v103, v103, v18, s[16:17]
	v_add_f32_e32 v102, v103, v102
	v_cndmask_b32_e32 v12, v12, v102, vcc
	v_cmp_eq_u32_e32 vcc, 0, v31
	v_cndmask_b32_e32 v11, v11, v102, vcc
	v_cmp_eq_u32_e32 vcc, 1, v32
	v_cndmask_b32_e64 v18, v18, v102, s[16:17]
	v_cndmask_b32_e64 v17, v17, v102, s[14:15]
	v_cndmask_b32_e64 v16, v16, v102, s[12:13]
	v_cndmask_b32_e64 v15, v15, v102, s[10:11]
	v_cndmask_b32_e64 v14, v14, v102, s[8:9]
	v_cndmask_b32_e64 v13, v13, v102, s[6:7]
	v_cndmask_b32_e32 v102, v11, v12, vcc
	v_cmp_eq_u32_e64 s[6:7], 2, v32
	v_cndmask_b32_e64 v102, v102, v13, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 3, v32
	v_cndmask_b32_e64 v102, v102, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v32
	v_cndmask_b32_e64 v102, v102, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v32
	v_cndmask_b32_e64 v102, v102, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v32
	v_cndmask_b32_e64 v102, v102, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v32
	v_cndmask_b32_e64 v102, v102, v18, s[16:17]
	v_add_f32_e32 v101, v102, v101
	v_cndmask_b32_e32 v12, v12, v101, vcc
	v_cmp_eq_u32_e32 vcc, 0, v32
	v_cndmask_b32_e32 v11, v11, v101, vcc
	v_cmp_eq_u32_e32 vcc, 1, v33
	v_cndmask_b32_e64 v18, v18, v101, s[16:17]
	v_cndmask_b32_e64 v17, v17, v101, s[14:15]
	v_cndmask_b32_e64 v16, v16, v101, s[12:13]
	v_cndmask_b32_e64 v15, v15, v101, s[10:11]
	v_cndmask_b32_e64 v14, v14, v101, s[8:9]
	v_cndmask_b32_e64 v13, v13, v101, s[6:7]
	v_cndmask_b32_e32 v101, v11, v12, vcc
	v_cmp_eq_u32_e64 s[6:7], 2, v33
	v_cndmask_b32_e64 v101, v101, v13, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 3, v33
	v_cndmask_b32_e64 v101, v101, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v33
	v_cndmask_b32_e64 v101, v101, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v33
	v_cndmask_b32_e64 v101, v101, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v33
	v_cndmask_b32_e64 v101, v101, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v33
	v_cndmask_b32_e64 v101, v101, v18, s[16:17]
	v_add_f32_e32 v100, v101, v100
	v_cndmask_b32_e32 v12, v12, v100, vcc
	v_cmp_eq_u32_e32 vcc, 0, v33
	v_cndmask_b32_e32 v11, v11, v100, vcc
	v_cmp_eq_u32_e32 vcc, 1, v34
	v_cndmask_b32_e64 v18, v18, v100, s[16:17]
	v_cndmask_b32_e64 v17, v17, v100, s[14:15]
	v_cndmask_b32_e64 v16, v16, v100, s[12:13]
	v_cndmask_b32_e64 v15, v15, v100, s[10:11]
	v_cndmask_b32_e64 v14, v14, v100, s[8:9]
	v_cndmask_b32_e64 v13, v13, v100, s[6:7]
	v_cndmask_b32_e32 v100, v11, v12, vcc
	v_cmp_eq_u32_e64 s[6:7], 2, v34
	v_cndmask_b32_e64 v100, v100, v13, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 3, v34
	v_cndmask_b32_e64 v100, v100, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v34
	v_cndmask_b32_e64 v100, v100, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v34
	v_cndmask_b32_e64 v100, v100, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v34
	v_cndmask_b32_e64 v100, v100, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v34
	v_cndmask_b32_e64 v100, v100, v18, s[16:17]
	v_add_f32_e32 v100, v100, v91
	.loc	0 244
	buffer_load_dword v91, v39, s[0:3], 0 offen
	.loc	0 243
	v_cndmask_b32_e32 v12, v12, v100, vcc
	v_cmp_eq_u32_e32 vcc, 0, v34
	v_cndmask_b32_e32 v11, v11, v100, vcc
	v_cmp_eq_u32_e32 vcc, 1, v35
	v_cndmask_b32_e64 v18, v18, v100, s[16:17]
	v_cndmask_b32_e64 v17, v17, v100, s[14:15]
	v_cndmask_b32_e64 v16, v16, v100, s[12:13]
	v_cndmask_b32_e64 v15, v15, v100, s[10:11]
	v_cndmask_b32_e64 v14, v14, v100, s[8:9]
	v_cndmask_b32_e64 v13, v13, v100, s[6:7]
	v_cndmask_b32_e32 v100, v11, v12, vcc
	v_cmp_eq_u32_e64 s[6:7], 2, v35
	v_cndmask_b32_e64 v100, v100, v13, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 3, v35
	v_cndmask_b32_e64 v100, v100, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v35
	v_cndmask_b32_e64 v100, v100, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v35
	v_cndmask_b32_e64 v100, v100, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v35
	v_cndmask_b32_e64 v100, v100, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v35
	v_cndmask_b32_e64 v100, v100, v18, s[16:17]
	v_add_f32_e32 v97, v100, v97
	v_cndmask_b32_e32 v12, v12, v97, vcc
	v_cmp_eq_u32_e32 vcc, 0, v35
	v_cndmask_b32_e32 v11, v11, v97, vcc
	v_cmp_eq_u32_e32 vcc, 1, v36
	v_cndmask_b32_e64 v18, v18, v97, s[16:17]
	v_cndmask_b32_e64 v17, v17, v97, s[14:15]
	v_cndmask_b32_e64 v16, v16, v97, s[12:13]
	v_cndmask_b32_e64 v15, v15, v97, s[10:11]
	v_cndmask_b32_e64 v14, v14, v97, s[8:9]
	v_cndmask_b32_e64 v13, v13, v97, s[6:7]
	v_cndmask_b32_e32 v97, v11, v12, vcc
	v_cmp_eq_u32_e64 s[6:7], 2, v36
	v_cndmask_b32_e64 v97, v97, v13, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 3, v36
	v_cndmask_b32_e64 v97, v97, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v36
	v_cndmask_b32_e64 v97, v97, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v36
	v_cndmask_b32_e64 v97, v97, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v36
	v_cndmask_b32_e64 v97, v97, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v36
	v_cndmask_b32_e64 v97, v97, v18, s[16:17]
	v_add_f32_e32 v97, v97, v98
	v_cndmask_b32_e32 v12, v12, v97, vcc
	v_cmp_eq_u32_e32 vcc, 0, v36
	v_cndmask_b32_e32 v11, v11, v97, vcc
	v_cmp_eq_u32_e32 vcc, 1, v37
	v_cndmask_b32_e64 v18, v18, v97, s[16:17]
	v_cndmask_b32_e64 v17, v17, v97, s[14:15]
	v_cndmask_b32_e64 v16, v16, v97, s[12:13]
	v_cndmask_b32_e64 v15, v15, v97, s[10:11]
	v_cndmask_b32_e64 v14, v14, v97, s[8:9]
	v_cndmask_b32_e64 v13, v13, v97, s[6:7]
	v_cndmask_b32_e32 v97, v11, v12, vcc
	v_cmp_eq_u32_e64 s[6:7], 2, v37
	v_cndmask_b32_e64 v97, v97, v13, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 3, v37
	v_cndmask_b32_e64 v97, v97, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v37
	v_cndmask_b32_e64 v97, v97, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v37
	v_cndmask_b32_e64 v97, v97, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v37
	v_cndmask_b32_e64 v97, v97, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v37
	v_cndmask_b32_e64 v97, v97, v18, s[16:17]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v97, v97, v99
	v_cndmask_b32_e32 v12, v12, v97, vcc
	v_cmp_eq_u32_e32 vcc, 0, v37
	.loc	0 240
	s_add_i32 s56, s56, 4
	.loc	0 243
	v_cndmask_b32_e64 v18, v18, v97, s[16:17]
	v_cndmask_b32_e64 v17, v17, v97, s[14:15]
	v_cndmask_b32_e64 v16, v16, v97, s[12:13]
	v_cndmask_b32_e64 v15, v15, v97, s[10:11]
	v_cndmask_b32_e64 v14, v14, v97, s[8:9]
	v_cndmask_b32_e64 v13, v13, v97, s[6:7]
	v_cndmask_b32_e32 v11, v11, v97, vcc
	.loc	0 244
	v_mac_f32_e32 v88, v94, v95
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v91, v99, v96
	.loc	0 240
	s_cmpk_eq_i32 s56, 0x100
	v_add_u32_e32 v93, vcc, 0x50, v93
	.loc	0 244
	buffer_store_dword v91, v39, s[0:3], 0 offen
	s_cbranch_scc1 .LBB0_13
.LBB0_28:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_14 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 242
	v_add_u32_e32 v28, vcc, s56, v0
	ds_read_b32 v94, v28
	.loc	0 244
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v95, 0
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_30
; %bb.29:                               ;   in Loop: Header=BB0_28 Depth=3
	ds_read_b32 v95, v93
.LBB0_30:                               ;   in Loop: Header=BB0_28 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 242
	ds_read_b32 v102, v28 offset:256
	.loc	0 244
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_32
; %bb.31:                               ;   in Loop: Header=BB0_28 Depth=3
	ds_read_b32 v87, v93
.LBB0_32:                               ;   in Loop: Header=BB0_28 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 244
	buffer_load_dword v92, v38, s[0:3], 0 offen offset:4
	.loc	0 242
	ds_read_b32 v101, v28 offset:512
	.loc	0 244
	v_mov_b32_e32 v29, 0
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mac_f32_e32 v92, v102, v87
	v_mov_b32_e32 v87, 0
	buffer_store_dword v92, v38, s[0:3], 0 offen offset:4
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_34
; %bb.33:                               ;   in Loop: Header=BB0_28 Depth=3
	ds_read_b32 v87, v93
.LBB0_34:                               ;   in Loop: Header=BB0_28 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 244
	buffer_load_dword v90, v38, s[0:3], 0 offen offset:8
	.loc	0 242
	ds_read_b32 v100, v28 offset:768
	.loc	0 244
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mac_f32_e32 v90, v101, v87
	buffer_store_dword v90, v38, s[0:3], 0 offen offset:8
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_36
; %bb.35:                               ;   in Loop: Header=BB0_28 Depth=3
	ds_read_b32 v29, v93
.LBB0_36:                               ;   in Loop: Header=BB0_28 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 244
	buffer_load_dword v89, v38, s[0:3], 0 offen offset:12
	.loc	0 242
	ds_read_b32 v91, v28 offset:1024
	.loc	0 244
	v_mov_b32_e32 v99, 0
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mac_f32_e32 v89, v100, v29
	v_mov_b32_e32 v29, 0
	buffer_store_dword v89, v38, s[0:3], 0 offen offset:12
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_38
; %bb.37:                               ;   in Loop: Header=BB0_28 Depth=3
	ds_read_b32 v29, v93
.LBB0_38:                               ;   in Loop: Header=BB0_28 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 244
	buffer_load_dword v87, v38, s[0:3], 0 offen offset:16
	.loc	0 242
	ds_read_b32 v97, v28 offset:1280
	.loc	0 244
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mac_f32_e32 v87, v91, v29
	buffer_store_dword v87, v38, s[0:3], 0 offen offset:16
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_40
; %bb.39:                               ;   in Loop: Header=BB0_28 Depth=3
	ds_read_b32 v99, v93
.LBB0_40:                               ;   in Loop: Header=BB0_28 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 244
	buffer_load_dword v29, v38, s[0:3], 0 offen offset:20
	.loc	0 242
	ds_read_b32 v98, v28 offset:1536
	.loc	0 244
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v103, 0
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mac_f32_e32 v29, v97, v99
	buffer_store_dword v29, v38, s[0:3], 0 offen offset:20
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_42
; %bb.41:                               ;   in Loop: Header=BB0_28 Depth=3
	ds_read_b32 v103, v93
.LBB0_42:                               ;   in Loop: Header=BB0_28 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 244
	buffer_load_dword v28, v38, s[0:3], 0 offen offset:24
	.loc	0 242
	v_add_u32_e32 v99, vcc, s56, v43
	ds_read_b32 v99, v99
	.loc	0 244
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mac_f32_e32 v28, v98, v103
	buffer_store_dword v28, v38, s[0:3], 0 offen offset:24
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_27
; %bb.43:                               ;   in Loop: Header=BB0_28 Depth=3
	ds_read_b32 v96, v93
	s_branch .LBB0_27
.LBB0_44:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v91, 0
.LBB0_45:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e32 v22, vcc, v22, v19
	v_addc_u32_e32 v23, vcc, 0, v23, vcc
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v68
	s_and_b64 s[8:9], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_50
; %bb.46:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_readlane_b32 s8, v1, 33
	v_readlane_b32 s9, v1, 34
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_48
; %bb.47:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_eq_u32_e32 vcc, 1, v30
	v_cndmask_b32_e32 v24, v11, v12, vcc
	v_cmp_eq_u32_e32 vcc, 2, v30
	v_cndmask_b32_e32 v24, v24, v13, vcc
	v_cmp_eq_u32_e32 vcc, 3, v30
	v_cndmask_b32_e32 v24, v24, v14, vcc
	v_cmp_eq_u32_e32 vcc, 4, v30
	v_cndmask_b32_e32 v24, v24, v15, vcc
	v_cmp_eq_u32_e32 vcc, 5, v30
	v_cndmask_b32_e32 v24, v24, v16, vcc
	v_cmp_eq_u32_e32 vcc, 6, v30
	v_cndmask_b32_e32 v24, v24, v17, vcc
	v_cmp_eq_u32_e32 vcc, 7, v30
	v_cndmask_b32_e32 v24, v24, v18, vcc
	v_cmp_gt_f32_e64 vcc, |v24|, s33
	v_cndmask_b32_e32 v25, 1.0, v59, vcc
	v_mul_f32_e32 v24, v24, v25
	v_rcp_f32_e32 v24, v24
	v_mul_f32_e32 v24, v88, v24
	v_mul_f32_e32 v24, v25, v24
	s_branch .LBB0_49
.LBB0_48:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v24, 0
.LBB0_49:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[25:26], s[8:9], v68, s42, v[22:23]
	v_readlane_b32 s8, v1, 5
	v_readlane_b32 s9, v1, 6
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_mov_b32_e32 v27, s9
	v_add_u32_e32 v25, vcc, s8, v25
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	flat_store_dword v[25:26], v24
.LBB0_50:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v67
	s_and_b64 s[8:9], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_55
; %bb.51:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_readlane_b32 s8, v1, 33
	v_readlane_b32 s9, v1, 34
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_53
; %bb.52:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_eq_u32_e32 vcc, 1, v31
	v_cndmask_b32_e32 v24, v11, v12, vcc
	v_cmp_eq_u32_e32 vcc, 2, v31
	v_cndmask_b32_e32 v24, v24, v13, vcc
	v_cmp_eq_u32_e32 vcc, 3, v31
	v_cndmask_b32_e32 v24, v24, v14, vcc
	v_cmp_eq_u32_e32 vcc, 4, v31
	v_cndmask_b32_e32 v24, v24, v15, vcc
	v_cmp_eq_u32_e32 vcc, 5, v31
	v_cndmask_b32_e32 v24, v24, v16, vcc
	v_cmp_eq_u32_e32 vcc, 6, v31
	v_cndmask_b32_e32 v24, v24, v17, vcc
	v_cmp_eq_u32_e32 vcc, 7, v31
	v_cndmask_b32_e32 v24, v24, v18, vcc
	v_cmp_gt_f32_e64 vcc, |v24|, s33
	v_cndmask_b32_e32 v25, 1.0, v59, vcc
	v_mul_f32_e32 v24, v24, v25
	v_rcp_f32_e32 v24, v24
	v_mul_f32_e32 v24, v92, v24
	v_mul_f32_e32 v24, v25, v24
	s_branch .LBB0_54
.LBB0_53:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v24, 0
.LBB0_54:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[25:26], s[8:9], v67, s42, v[22:23]
	v_readlane_b32 s8, v1, 5
	v_readlane_b32 s9, v1, 6
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_mov_b32_e32 v27, s9
	v_add_u32_e32 v25, vcc, s8, v25
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	flat_store_dword v[25:26], v24
.LBB0_55:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v66
	s_and_b64 s[8:9], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_60
; %bb.56:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_readlane_b32 s8, v1, 33
	v_readlane_b32 s9, v1, 34
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_58
; %bb.57:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_eq_u32_e32 vcc, 1, v32
	v_cndmask_b32_e32 v24, v11, v12, vcc
	v_cmp_eq_u32_e32 vcc, 2, v32
	v_cndmask_b32_e32 v24, v24, v13, vcc
	v_cmp_eq_u32_e32 vcc, 3, v32
	v_cndmask_b32_e32 v24, v24, v14, vcc
	v_cmp_eq_u32_e32 vcc, 4, v32
	v_cndmask_b32_e32 v24, v24, v15, vcc
	v_cmp_eq_u32_e32 vcc, 5, v32
	v_cndmask_b32_e32 v24, v24, v16, vcc
	v_cmp_eq_u32_e32 vcc, 6, v32
	v_cndmask_b32_e32 v24, v24, v17, vcc
	v_cmp_eq_u32_e32 vcc, 7, v32
	v_cndmask_b32_e32 v24, v24, v18, vcc
	v_cmp_gt_f32_e64 vcc, |v24|, s33
	v_cndmask_b32_e32 v25, 1.0, v59, vcc
	v_mul_f32_e32 v24, v24, v25
	v_rcp_f32_e32 v24, v24
	v_mul_f32_e32 v24, v90, v24
	v_mul_f32_e32 v24, v25, v24
	s_branch .LBB0_59
.LBB0_58:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v24, 0
.LBB0_59:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[25:26], s[8:9], v66, s42, v[22:23]
	v_readlane_b32 s8, v1, 5
	v_readlane_b32 s9, v1, 6
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_mov_b32_e32 v27, s9
	v_add_u32_e32 v25, vcc, s8, v25
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	flat_store_dword v[25:26], v24
.LBB0_60:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v65
	s_and_b64 s[8:9], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_65
; %bb.61:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_readlane_b32 s8, v1, 33
	v_readlane_b32 s9, v1, 34
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_63
; %bb.62:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_eq_u32_e32 vcc, 1, v33
	v_cndmask_b32_e32 v24, v11, v12, vcc
	v_cmp_eq_u32_e32 vcc, 2, v33
	v_cndmask_b32_e32 v24, v24, v13, vcc
	v_cmp_eq_u32_e32 vcc, 3, v33
	v_cndmask_b32_e32 v24, v24, v14, vcc
	v_cmp_eq_u32_e32 vcc, 4, v33
	v_cndmask_b32_e32 v24, v24, v15, vcc
	v_cmp_eq_u32_e32 vcc, 5, v33
	v_cndmask_b32_e32 v24, v24, v16, vcc
	v_cmp_eq_u32_e32 vcc, 6, v33
	v_cndmask_b32_e32 v24, v24, v17, vcc
	v_cmp_eq_u32_e32 vcc, 7, v33
	v_cndmask_b32_e32 v24, v24, v18, vcc
	v_cmp_gt_f32_e64 vcc, |v24|, s33
	v_cndmask_b32_e32 v25, 1.0, v59, vcc
	v_mul_f32_e32 v24, v24, v25
	v_rcp_f32_e32 v24, v24
	v_mul_f32_e32 v24, v89, v24
	v_mul_f32_e32 v24, v25, v24
	s_branch .LBB0_64
.LBB0_63:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v24, 0
.LBB0_64:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[25:26], s[8:9], v65, s42, v[22:23]
	v_readlane_b32 s8, v1, 5
	v_readlane_b32 s9, v1, 6
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_mov_b32_e32 v27, s9
	v_add_u32_e32 v25, vcc, s8, v25
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	flat_store_dword v[25:26], v24
.LBB0_65:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v64
	s_and_b64 s[8:9], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_70
; %bb.66:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_readlane_b32 s8, v1, 33
	v_readlane_b32 s9, v1, 34
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_68
; %bb.67:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_eq_u32_e32 vcc, 1, v34
	v_cndmask_b32_e32 v24, v11, v12, vcc
	v_cmp_eq_u32_e32 vcc, 2, v34
	v_cndmask_b32_e32 v24, v24, v13, vcc
	v_cmp_eq_u32_e32 vcc, 3, v34
	v_cndmask_b32_e32 v24, v24, v14, vcc
	v_cmp_eq_u32_e32 vcc, 4, v34
	v_cndmask_b32_e32 v24, v24, v15, vcc
	v_cmp_eq_u32_e32 vcc, 5, v34
	v_cndmask_b32_e32 v24, v24, v16, vcc
	v_cmp_eq_u32_e32 vcc, 6, v34
	v_cndmask_b32_e32 v24, v24, v17, vcc
	v_cmp_eq_u32_e32 vcc, 7, v34
	v_cndmask_b32_e32 v24, v24, v18, vcc
	v_cmp_gt_f32_e64 vcc, |v24|, s33
	v_cndmask_b32_e32 v25, 1.0, v59, vcc
	v_mul_f32_e32 v24, v24, v25
	v_rcp_f32_e32 v24, v24
	v_mul_f32_e32 v24, v87, v24
	v_mul_f32_e32 v24, v25, v24
	s_branch .LBB0_69
.LBB0_68:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v24, 0
.LBB0_69:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[25:26], s[8:9], v64, s42, v[22:23]
	v_readlane_b32 s8, v1, 5
	v_readlane_b32 s9, v1, 6
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_mov_b32_e32 v27, s9
	v_add_u32_e32 v25, vcc, s8, v25
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	flat_store_dword v[25:26], v24
.LBB0_70:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v63
	s_and_b64 s[8:9], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_75
; %bb.71:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_readlane_b32 s8, v1, 33
	v_readlane_b32 s9, v1, 34
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_73
; %bb.72:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_eq_u32_e32 vcc, 1, v35
	v_cndmask_b32_e32 v24, v11, v12, vcc
	v_cmp_eq_u32_e32 vcc, 2, v35
	v_cndmask_b32_e32 v24, v24, v13, vcc
	v_cmp_eq_u32_e32 vcc, 3, v35
	v_cndmask_b32_e32 v24, v24, v14, vcc
	v_cmp_eq_u32_e32 vcc, 4, v35
	v_cndmask_b32_e32 v24, v24, v15, vcc
	v_cmp_eq_u32_e32 vcc, 5, v35
	v_cndmask_b32_e32 v24, v24, v16, vcc
	v_cmp_eq_u32_e32 vcc, 6, v35
	v_cndmask_b32_e32 v24, v24, v17, vcc
	v_cmp_eq_u32_e32 vcc, 7, v35
	v_cndmask_b32_e32 v24, v24, v18, vcc
	v_cmp_gt_f32_e64 vcc, |v24|, s33
	v_cndmask_b32_e32 v25, 1.0, v59, vcc
	v_mul_f32_e32 v24, v24, v25
	v_rcp_f32_e32 v24, v24
	v_mul_f32_e32 v24, v29, v24
	v_mul_f32_e32 v24, v25, v24
	s_branch .LBB0_74
.LBB0_73:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v24, 0
.LBB0_74:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[25:26], s[8:9], v63, s42, v[22:23]
	v_readlane_b32 s8, v1, 5
	v_readlane_b32 s9, v1, 6
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_mov_b32_e32 v27, s9
	v_add_u32_e32 v25, vcc, s8, v25
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	flat_store_dword v[25:26], v24
.LBB0_75:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v62
	s_and_b64 s[8:9], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_80
; %bb.76:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_readlane_b32 s8, v1, 33
	v_readlane_b32 s9, v1, 34
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_78
; %bb.77:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_eq_u32_e32 vcc, 1, v36
	v_cndmask_b32_e32 v24, v11, v12, vcc
	v_cmp_eq_u32_e32 vcc, 2, v36
	v_cndmask_b32_e32 v24, v24, v13, vcc
	v_cmp_eq_u32_e32 vcc, 3, v36
	v_cndmask_b32_e32 v24, v24, v14, vcc
	v_cmp_eq_u32_e32 vcc, 4, v36
	v_cndmask_b32_e32 v24, v24, v15, vcc
	v_cmp_eq_u32_e32 vcc, 5, v36
	v_cndmask_b32_e32 v24, v24, v16, vcc
	v_cmp_eq_u32_e32 vcc, 6, v36
	v_cndmask_b32_e32 v24, v24, v17, vcc
	v_cmp_eq_u32_e32 vcc, 7, v36
	v_cndmask_b32_e32 v24, v24, v18, vcc
	v_cmp_gt_f32_e64 vcc, |v24|, s33
	v_cndmask_b32_e32 v25, 1.0, v59, vcc
	v_mul_f32_e32 v24, v24, v25
	v_rcp_f32_e32 v24, v24
	v_mul_f32_e32 v24, v28, v24
	v_mul_f32_e32 v24, v25, v24
	s_branch .LBB0_79
.LBB0_78:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v24, 0
.LBB0_79:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[25:26], s[8:9], v62, s42, v[22:23]
	v_readlane_b32 s8, v1, 5
	v_readlane_b32 s9, v1, 6
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_mov_b32_e32 v27, s9
	v_add_u32_e32 v25, vcc, s8, v25
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	flat_store_dword v[25:26], v24
.LBB0_80:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v61
	s_and_b64 s[8:9], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_4
; %bb.81:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_readlane_b32 s8, v1, 33
	v_readlane_b32 s9, v1, 34
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_2
; %bb.82:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v24, 0
	s_branch .LBB0_3
.LBB0_83:
	.loc	0 264
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_v3
		.amdhsa_group_segment_fixed_size 18432
		.amdhsa_private_segment_fixed_size 36
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
		.amdhsa_next_free_vgpr 121
		.amdhsa_next_free_sgpr 102
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
; codeLenInByte = 22052
; NumSgprs: 108
; NumVgprs: 121
; ScratchSize: 36
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 18432 bytes/workgroup (compile time only)
; SGPRBlocks: 13
; VGPRBlocks: 30
; NumSGPRsForWavesPerEU: 108
; NumVGPRsForWavesPerEU: 121
; Occupancy: 2
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
    .max_flat_workgroup_size: 128
    .name:           attention_v3
    .private_segment_fixed_size: 36
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     108
    .sgpr_spill_count: 75
    .symbol:         attention_v3.kd
    .vgpr_count:     121
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

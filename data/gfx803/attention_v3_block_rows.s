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
	s_add_i32 s8, s8, s11
	s_lshr_b32 flat_scratch_hi, s8, 8
	s_add_u32 s0, s0, s11
	s_addc_u32 s1, s1, 0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s8, s26, 31
	s_mov_b32 flat_scratch_lo, s9
	s_ashr_i32 s9, s8, 31
	s_lshr_b32 s9, s9, 27
	s_add_i32 s8, s8, s9
	s_ashr_i32 s9, s8, 5
	s_mul_i32 s8, s25, s24
	v_writelane_b32 v1, s9, 0
	s_mul_i32 s8, s8, s9
	v_writelane_b32 v1, s8, 1
	.loc	0 196
	s_cmp_le_i32 s8, s10
	s_cbranch_scc1 .LBB0_44
; %bb.1:
	.loc	0 0
	s_add_i32 s8, s27, 63
	s_ashr_i32 s9, s8, 31
	s_lshr_b32 s9, s9, 26
	s_add_i32 s8, s8, s9
	s_load_dword s9, s[4:5], 0x4
	s_mov_b32 s34, s10
	s_ashr_i32 s10, s8, 6
	s_cmp_gt_i32 s27, 0
	s_cselect_b64 s[12:13], -1, 0
	s_load_dword s4, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s9, 0xffff
	v_cvt_f32_u32_e32 v3, s5
	s_load_dword s8, s[6:7], 0x10
	.loc	0 195
	s_load_dwordx8 s[36:43], s[6:7], 0x20
	s_load_dwordx4 s[16:19], s[6:7], 0x40
	s_load_dwordx2 s[14:15], s[6:7], 0x50
	v_rcp_iflag_f32_e32 v3, v3
	.loc	0 196
	s_mov_b32 s35, 0
	.loc	0 195
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v1, s8, 2
	s_load_dwordx2 s[8:9], s[6:7], 0x18
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	s_sub_i32 s6, 0, s5
	s_ashr_i32 s19, s18, 31
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v1, s8, 3
	v_mul_lo_u32 v4, s6, v3
	v_writelane_b32 v1, s9, 4
	s_mov_b32 s6, s37
	v_writelane_b32 v1, s6, 5
	v_mul_hi_u32 v4, v3, v4
	v_writelane_b32 v1, s7, 6
	s_mov_b32 s6, s17
	v_writelane_b32 v1, s6, 7
	v_add_u32_e32 v3, vcc, v3, v4
	v_mul_hi_u32 v3, s4, v3
	v_writelane_b32 v1, s7, 8
	s_add_i32 s6, s26, -1
	v_writelane_b32 v1, s6, 9
	v_readfirstlane_b32 s6, v3
	s_mul_i32 s7, s6, s5
	s_sub_i32 s7, s4, s7
	s_add_i32 s8, s6, 1
	s_sub_i32 s9, s7, s5
	s_cmp_ge_u32 s7, s5
	s_cselect_b32 s6, s8, s6
	s_cselect_b32 s7, s9, s7
	s_add_i32 s8, s6, 1
	s_cmp_ge_u32 s7, s5
	s_cselect_b32 s8, s8, s6
	s_mov_b32 s6, s8
	v_writelane_b32 v1, s6, 10
	v_mov_b32_e32 v3, s8
	v_writelane_b32 v1, s7, 11
	v_mad_u64_u32 v[3:4], s[6:7], s5, v3, 0
	s_mov_b32 s5, s35
	v_lshrrev_b32_e32 v5, 2, v0
	v_cmp_ne_u64_e32 vcc, s[4:5], v[3:4]
	v_and_b32_e32 v30, 24, v5
	v_cndmask_b32_e64 v3, 0, 1, vcc
	v_readfirstlane_b32 s4, v3
	v_or_b32_e32 v37, 7, v5
	v_lshlrev_b32_e32 v3, 3, v30
	v_mov_b32_e32 v4, 4
	v_writelane_b32 v1, s4, 12
	v_add_u32_e32 v38, vcc, v4, v3
	v_lshlrev_b32_e32 v3, 3, v37
	v_and_b32_e32 v20, 63, v0
	v_mov_b32_e32 v21, 0
	v_writelane_b32 v1, s10, 13
	.loc	0 196
	s_max_i32 s4, s10, 1
	v_add_u32_e32 v39, vcc, v4, v3
	v_lshlrev_b32_e32 v3, 8, v30
	s_mov_b32 s7, 0x8800
	v_alignbit_b32 v6, 0, v0, 6
	v_writelane_b32 v1, s4, 14
	v_add_u32_e32 v41, vcc, s7, v3
	v_mad_i64_i32 v[3:4], s[4:5], v6, s18, v[20:21]
	v_lshlrev_b32_e32 v5, 8, v37
	v_add_u32_e32 v43, vcc, s7, v5
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_lshrrev_b32_e32 v8, 6, v0
	s_movk_i32 s6, 0x110
	v_mov_b32_e32 v5, s41
	v_add_u32_e32 v46, vcc, s40, v3
	v_readfirstlane_b32 s4, v8
	v_lshlrev_b32_e32 v9, 2, v20
	v_addc_u32_e32 v47, vcc, v5, v4, vcc
	v_writelane_b32 v1, s4, 15
	v_mad_u32_u24 v20, v8, s6, v9
	s_movk_i32 s4, 0x4400
	v_or_b32_e32 v5, 64, v6
	v_add_u32_e32 v48, vcc, s4, v20
	v_mad_i64_i32 v[5:6], s[4:5], v5, s18, 0
	v_mov_b32_e32 v10, s43
	v_add_u32_e32 v49, vcc, s42, v3
	s_lshl_b64 s[22:23], s[18:19], 3
	v_addc_u32_e32 v50, vcc, v10, v4, vcc
	v_writelane_b32 v1, s16, 16
	v_lshlrev_b64 v[3:4], 2, v[5:6]
	v_writelane_b32 v1, s17, 17
	v_writelane_b32 v1, s18, 18
	v_add_u32_e32 v3, vcc, v3, v9
	v_writelane_b32 v1, s19, 19
	s_lshl_b64 s[4:5], s[18:19], 8
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_writelane_b32 v1, s4, 20
	v_add_u32_e32 v51, vcc, s40, v3
	v_or_b32_e32 v3, 64, v8
	v_writelane_b32 v1, s5, 21
	v_readfirstlane_b32 s4, v3
	v_writelane_b32 v1, s4, 22
	v_writelane_b32 v1, s12, 23
	v_mov_b32_e32 v5, s41
	s_mov_b64 s[40:41], s[14:15]
	v_writelane_b32 v1, s13, 24
	v_writelane_b32 v1, s36, 25
	v_writelane_b32 v1, s37, 26
	v_writelane_b32 v1, s38, 27
	v_writelane_b32 v1, s39, 28
	v_writelane_b32 v1, s40, 29
	v_writelane_b32 v1, s41, 30
	v_writelane_b32 v1, s42, 31
	.loc	0 195
	v_and_b32_e32 v19, 31, v0
	.loc	0 196
	v_or_b32_e32 v45, 0xffffff80, v0
	v_lshlrev_b32_e32 v0, 6, v0
	v_writelane_b32 v1, s43, 32
	v_lshlrev_b32_e32 v7, 2, v19
	v_and_b32_e32 v0, 0x1800, v0
	v_writelane_b32 v1, s40, 33
	v_or_b32_e32 v31, 1, v30
	v_or_b32_e32 v32, 2, v30
	v_or_b32_e32 v33, 3, v30
	v_or_b32_e32 v34, 4, v30
	v_or_b32_e32 v35, 5, v30
	v_or_b32_e32 v36, 6, v30
	v_mul_u32_u24_e32 v40, 0x110, v19
	v_or_b32_e32 v42, v41, v7
	v_or_b32_e32 v44, v43, v7
	v_addc_u32_e32 v52, vcc, v5, v4, vcc
	v_or_b32_e32 v53, 0x4400, v7
	v_add_u32_e32 v0, vcc, s7, v0
	v_cndmask_b32_e64 v54, 0, 1, s[12:13]
	s_movk_i32 s24, 0xf7f
	s_mov_b32 s31, 0xff800000
	v_mov_b32_e32 v55, 0xb5ddea0e
	v_mov_b32_e32 v56, 0xff800000
	v_mov_b32_e32 v57, 0x2f800000
	v_mov_b32_e32 v58, 0x7f800000
	v_writelane_b32 v1, s41, 34
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 196
	s_bfe_i64 s[4:5], s[34:35], 0x200000
	v_readlane_b32 s6, v1, 10
	s_add_u32 s4, s4, s6
	s_addc_u32 s5, s5, 0
	v_readlane_b32 s6, v1, 12
	s_add_u32 s34, s4, s6
	s_addc_u32 s35, s5, 0
	v_readlane_b32 s4, v1, 1
	s_cmp_le_i32 s4, s34
	v_readlane_b32 s7, v1, 11
	s_cbranch_scc1 .LBB0_44
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_6 Depth 2
                                        ;     Child Loop BB0_11 Depth 2
                                        ;       Child Loop BB0_13 Depth 3
                                        ;       Child Loop BB0_16 Depth 3
                                        ;       Child Loop BB0_20 Depth 3
                                        ;       Child Loop BB0_24 Depth 3
	.loc	0 0
	v_readlane_b32 s5, v1, 0
	.loc	0 197
	s_ashr_i32 s4, s5, 31
	s_add_i32 s5, s5, s4
	s_xor_b32 s5, s5, s4
	v_cvt_f32_u32_e32 v22, s5
	s_sub_i32 s6, 0, s5
	.loc	0 200
	v_readlane_b32 s8, v1, 7
	v_mov_b32_e32 v24, s8
	.loc	0 197
	v_rcp_iflag_f32_e32 v22, v22
	.loc	0 200
	v_readlane_b32 s9, v1, 8
	.loc	0 205
	buffer_store_dword v21, v38, s[0:3], 0 offen
	buffer_store_dword v21, v38, s[0:3], 0 offen offset:4
	buffer_store_dword v21, v38, s[0:3], 0 offen offset:8
	.loc	0 197
	v_mul_f32_e32 v22, 0x4f7ffffe, v22
	v_cvt_u32_f32_e32 v22, v22
	.loc	0 205
	buffer_store_dword v21, v38, s[0:3], 0 offen offset:12
	buffer_store_dword v21, v38, s[0:3], 0 offen offset:16
	buffer_store_dword v21, v38, s[0:3], 0 offen offset:20
	buffer_store_dword v21, v38, s[0:3], 0 offen offset:24
	buffer_store_dword v21, v38, s[0:3], 0 offen offset:28
	buffer_store_dword v21, v38, s[0:3], 0 offen offset:32
	buffer_store_dword v21, v38, s[0:3], 0 offen offset:36
	buffer_store_dword v21, v38, s[0:3], 0 offen offset:40
	.loc	0 197
	v_mul_lo_u32 v23, s6, v22
	s_ashr_i32 s6, s34, 31
	s_add_i32 s7, s34, s6
	s_xor_b32 s7, s7, s6
	v_mul_hi_u32 v23, v22, v23
	s_xor_b32 s4, s6, s4
	.loc	0 205
	buffer_store_dword v21, v38, s[0:3], 0 offen offset:44
	buffer_store_dword v21, v38, s[0:3], 0 offen offset:48
	buffer_store_dword v21, v38, s[0:3], 0 offen offset:52
	buffer_store_dword v21, v39, s[0:3], 0 offen
	.loc	0 197
	v_add_u32_e32 v22, vcc, v22, v23
	v_mul_hi_u32 v22, s7, v22
	.loc	0 205
	buffer_store_dword v21, v39, s[0:3], 0 offen offset:4
	.loc	0 182
	s_mov_b32 m0, -1
	.loc	0 197
	v_readfirstlane_b32 s6, v22
	s_mul_i32 s8, s6, s5
	s_sub_i32 s7, s7, s8
	s_add_i32 s9, s6, 1
	s_sub_i32 s8, s7, s5
	s_cmp_ge_u32 s7, s5
	s_cselect_b32 s6, s9, s6
	s_cselect_b32 s7, s8, s7
	s_add_i32 s8, s6, 1
	s_cmp_ge_u32 s7, s5
	s_cselect_b32 s5, s8, s6
	s_ashr_i32 s6, s25, 31
	s_add_i32 s7, s25, s6
	s_xor_b32 s7, s7, s6
	v_cvt_f32_u32_e32 v22, s7
	s_sub_i32 s8, 0, s7
	s_xor_b32 s5, s5, s4
	v_rcp_iflag_f32_e32 v22, v22
	v_mul_f32_e32 v22, 0x4f7ffffe, v22
	v_cvt_u32_f32_e32 v22, v22
	v_mul_lo_u32 v23, s8, v22
	s_sub_i32 s8, s5, s4
	s_ashr_i32 s4, s8, 31
	s_add_i32 s5, s8, s4
	v_mul_hi_u32 v23, v22, v23
	s_xor_b32 s5, s5, s4
	s_xor_b32 s4, s4, s6
	v_add_u32_e32 v22, vcc, v22, v23
	v_mul_hi_u32 v22, s5, v22
	v_readfirstlane_b32 s6, v22
	s_mul_i32 s9, s6, s7
	s_sub_i32 s5, s5, s9
	s_add_i32 s10, s6, 1
	s_sub_i32 s9, s5, s7
	s_cmp_ge_u32 s5, s7
	s_cselect_b32 s6, s10, s6
	s_cselect_b32 s5, s9, s5
	s_add_i32 s9, s6, 1
	s_cmp_ge_u32 s5, s7
	s_cselect_b32 s5, s9, s6
	s_xor_b32 s5, s5, s4
	s_sub_i32 s9, s5, s4
	s_mul_i32 s4, s9, s25
	s_sub_i32 s10, s8, s4
	.loc	0 200
	v_mad_i64_i32 v[22:23], s[4:5], s10, v24, 0
	v_readlane_b32 s4, v1, 16
	v_readlane_b32 s5, v1, 17
	v_mov_b32_e32 v24, s4
	v_mad_i64_i32 v[22:23], s[4:5], s9, v24, v[22:23]
	v_readlane_b32 s6, v1, 18
	v_readlane_b32 s7, v1, 19
	.loc	0 206
	v_readlane_b32 s6, v1, 23
	v_readlane_b32 s7, v1, 24
	v_lshlrev_b64 v[26:27], 2, v[22:23]
	v_cmp_ne_u32_e64 s[4:5], 1, v54
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_9
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 179
	v_add_u32_e32 v22, vcc, v46, v26
	v_addc_u32_e32 v23, vcc, v47, v27, vcc
	s_mov_b64 s[6:7], 0
	v_readlane_b32 s11, v1, 15
	v_mov_b32_e32 v24, v20
	v_mov_b32_e32 v25, v45
	s_branch .LBB0_6
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=2
	v_add_u32_e32 v25, vcc, 0x80, v25
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v24, v28
	.loc	0 179
	v_mov_b32_e32 v28, s23
	v_add_u32_e32 v22, vcc, s22, v22
	v_addc_u32_e32 v23, vcc, v23, v28, vcc
	s_add_i32 s11, s11, 2
	v_cmp_lt_u32_e32 vcc, s24, v25
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_u32_e32 v24, vcc, 0x220, v24
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB0_8
.LBB0_6:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 181
	s_cmp_ge_i32 s11, s27
	.loc	0 182
	v_mov_b32_e32 v28, 0
	s_cbranch_scc1 .LBB0_5
; %bb.7:                                ;   in Loop: Header=BB0_6 Depth=2
	flat_load_dword v28, v[22:23]
	s_branch .LBB0_5
.LBB0_8:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
.LBB0_9:                                ;   in Loop: Header=BB0_3 Depth=1
	v_readlane_b32 s6, v1, 0
	s_mul_i32 s8, s8, s6
	.loc	0 199
	v_readlane_b32 s6, v1, 5
	v_readlane_b32 s7, v1, 6
	v_mov_b32_e32 v22, s6
	v_mad_i64_i32 v[22:23], s[6:7], s10, v22, 0
	v_mov_b32_e32 v24, s36
	s_sub_i32 s8, s34, s8
	v_mad_i64_i32 v[22:23], s[6:7], s9, v24, v[22:23]
	.loc	0 204
	v_cmp_eq_u32_e32 vcc, 7, v30
	v_cmp_eq_u32_e64 s[6:7], 7, v31
	.loc	0 198
	s_lshl_b32 s30, s8, 5
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
	s_or_b64 s[28:29], vcc, s[6:7]
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
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_or_b64 s[14:15], s[14:15], s[18:19]
	v_cmp_eq_u32_e64 s[16:17], 1, v37
	v_cmp_eq_u32_e64 s[18:19], 0, v37
	s_or_b64 s[16:17], s[16:17], s[20:21]
	s_or_b64 s[18:19], s[18:19], s[28:29]
	.loc	0 198
	v_or_b32_e32 v66, s30, v30
	s_mov_b32 s33, 0
	.loc	0 204
	v_mov_b32_e32 v93, 0
	v_cndmask_b32_e64 v18, v18, 0, vcc
	v_cndmask_b32_e64 v17, v17, 0, s[6:7]
	v_cndmask_b32_e64 v16, v16, 0, s[8:9]
	v_cndmask_b32_e64 v15, v15, 0, s[10:11]
	v_cndmask_b32_e64 v14, v14, 0, s[12:13]
	v_cndmask_b32_e64 v13, v13, 0, s[14:15]
	v_cndmask_b32_e64 v12, v12, 0, s[16:17]
	v_cndmask_b32_e64 v11, v11, 0, s[18:19]
	v_cndmask_b32_e32 v10, v10, v56, vcc
	v_cndmask_b32_e64 v9, v9, v56, s[6:7]
	v_cndmask_b32_e64 v8, v8, v56, s[8:9]
	v_cndmask_b32_e64 v7, v7, v56, s[10:11]
	v_cndmask_b32_e64 v6, v6, v56, s[12:13]
	v_cndmask_b32_e64 v5, v5, v56, s[14:15]
	v_cndmask_b32_e64 v4, v4, v56, s[16:17]
	v_cndmask_b32_e64 v3, v3, v56, s[18:19]
	.loc	0 209
	s_and_b64 vcc, exec, s[4:5]
	v_or_b32_e32 v59, 7, v66
	v_or_b32_e32 v65, 1, v66
	v_or_b32_e32 v64, 2, v66
	v_or_b32_e32 v63, 3, v66
	v_or_b32_e32 v62, 4, v66
	v_or_b32_e32 v61, 5, v66
	v_or_b32_e32 v60, 6, v66
	.loc	0 207
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_vccnz .LBB0_27
; %bb.10:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	v_readlane_b32 s6, v1, 3
	v_readlane_b32 s7, v1, 4
	v_mov_b32_e32 v67, s7
	v_readlane_b32 s7, v1, 9
	v_min_i32_e32 v28, s7, v59
	v_mad_i64_i32 v[28:29], s[4:5], v28, s38, 0
	v_lshlrev_b64 v[24:25], 2, v[22:23]
	v_readlane_b32 s20, v1, 22
	v_add_u32_e32 v81, vcc, s6, v24
	v_addc_u32_e32 v82, vcc, v67, v25, vcc
	v_lshlrev_b64 v[24:25], 2, v[28:29]
	v_min_i32_e32 v28, s7, v66
	v_mad_i64_i32 v[28:29], s[4:5], v28, s38, 0
	v_add_u32_e32 v67, vcc, v81, v24
	v_addc_u32_e32 v68, vcc, v82, v25, vcc
	v_lshlrev_b64 v[24:25], 2, v[28:29]
	v_min_i32_e32 v28, s7, v65
	v_mad_i64_i32 v[28:29], s[4:5], v28, s38, 0
	v_add_u32_e32 v69, vcc, v81, v24
	v_addc_u32_e32 v70, vcc, v82, v25, vcc
	v_lshlrev_b64 v[24:25], 2, v[28:29]
	v_min_i32_e32 v28, s7, v64
	v_mad_i64_i32 v[28:29], s[4:5], v28, s38, 0
	v_add_u32_e32 v71, vcc, v81, v24
	v_addc_u32_e32 v72, vcc, v82, v25, vcc
	v_lshlrev_b64 v[24:25], 2, v[28:29]
	v_min_i32_e32 v28, s7, v63
	v_mad_i64_i32 v[28:29], s[4:5], v28, s38, 0
	v_add_u32_e32 v73, vcc, v81, v24
	v_addc_u32_e32 v74, vcc, v82, v25, vcc
	v_lshlrev_b64 v[24:25], 2, v[28:29]
	v_min_i32_e32 v28, s7, v62
	v_mad_i64_i32 v[28:29], s[4:5], v28, s38, 0
	v_add_u32_e32 v75, vcc, v81, v24
	v_addc_u32_e32 v76, vcc, v82, v25, vcc
	v_lshlrev_b64 v[24:25], 2, v[28:29]
	v_min_i32_e32 v28, s7, v61
	v_mad_i64_i32 v[28:29], s[4:5], v28, s38, 0
	v_add_u32_e32 v77, vcc, v81, v24
	v_addc_u32_e32 v78, vcc, v82, v25, vcc
	v_lshlrev_b64 v[24:25], 2, v[28:29]
	v_min_i32_e32 v28, s7, v60
	v_mad_i64_i32 v[28:29], s[4:5], v28, s38, 0
	v_add_u32_e32 v79, vcc, v81, v24
	v_addc_u32_e32 v80, vcc, v82, v25, vcc
	v_lshlrev_b64 v[24:25], 2, v[28:29]
	v_readlane_b32 s7, v1, 15
	v_add_u32_e32 v81, vcc, v81, v24
	v_addc_u32_e32 v82, vcc, v82, v25, vcc
	.loc	0 209
	v_add_u32_e32 v24, vcc, v49, v26
	v_addc_u32_e32 v25, vcc, v50, v27, vcc
	v_add_u32_e32 v26, vcc, v51, v26
	v_writelane_b32 v1, s34, 35
	v_addc_u32_e32 v27, vcc, v52, v27, vcc
	v_writelane_b32 v1, s35, 36
.LBB0_11:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_13 Depth 3
                                        ;       Child Loop BB0_16 Depth 3
                                        ;       Child Loop BB0_20 Depth 3
                                        ;       Child Loop BB0_24 Depth 3
	.loc	0 0
	v_mov_b32_e32 v29, v25
	s_mov_b64 s[4:5], 0
	s_mov_b32 s6, s7
	v_mov_b32_e32 v28, v24
	v_mov_b32_e32 v83, v48
	v_mov_b32_e32 v84, v45
	s_branch .LBB0_13
.LBB0_12:                               ;   in Loop: Header=BB0_13 Depth=3
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v83, v85
	.loc	0 179
	v_add_u32_e32 v84, vcc, 0x80, v84
	v_add_u32_e32 v83, vcc, 0x220, v83
	s_add_i32 s6, s6, 2
	v_cmp_lt_u32_e32 vcc, s24, v84
	v_mov_b32_e32 v85, s23
	s_or_b64 s[4:5], vcc, s[4:5]
	v_add_u32_e32 v28, vcc, s22, v28
	v_addc_u32_e32 v29, vcc, v29, v85, vcc
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_15
.LBB0_13:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	s_cmp_ge_i32 s6, s27
	.loc	0 182
	v_mov_b32_e32 v85, 0
	s_cbranch_scc1 .LBB0_12
; %bb.14:                               ;   in Loop: Header=BB0_13 Depth=3
	flat_load_dword v85, v[28:29]
	s_branch .LBB0_12
.LBB0_15:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	v_writelane_b32 v1, s7, 37
	s_mov_b64 s[18:19], 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v94, v40
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v97, 0
.LBB0_16:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 215
	v_mov_b32_e32 v108, s19
	v_add_u32_e32 v110, vcc, s18, v71
	v_add_u32_e64 v114, s[4:5], s18, v73
	v_add_u32_e64 v118, s[6:7], s18, v75
	v_add_u32_e64 v122, s[8:9], s18, v77
	v_add_u32_e64 v126, s[10:11], s18, v79
	v_add_u32_e64 v130, s[12:13], s18, v81
	v_add_u32_e64 v134, s[14:15], s18, v67
	v_add_u32_e64 v106, s[16:17], s18, v69
	v_addc_u32_e64 v107, s[16:17], v70, v108, s[16:17]
	.loc	0 216
	s_mov_b32 m0, -1
	.loc	0 215
	v_addc_u32_e32 v111, vcc, v72, v108, vcc
	v_addc_u32_e64 v115, vcc, v74, v108, s[4:5]
	v_addc_u32_e64 v119, vcc, v76, v108, s[6:7]
	v_addc_u32_e64 v123, vcc, v78, v108, s[8:9]
	v_addc_u32_e64 v127, vcc, v80, v108, s[10:11]
	v_addc_u32_e64 v131, vcc, v82, v108, s[12:13]
	v_addc_u32_e64 v135, vcc, v68, v108, s[14:15]
	.loc	0 216
	ds_read_b128 v[98:101], v94
	ds_read_b128 v[102:105], v94 offset:8704
	.loc	0 215
	flat_load_dwordx4 v[106:109], v[106:107]
	flat_load_dwordx4 v[110:113], v[110:111]
	flat_load_dwordx4 v[114:117], v[114:115]
	flat_load_dwordx4 v[118:121], v[118:119]
	flat_load_dwordx4 v[122:125], v[122:123]
	flat_load_dwordx4 v[126:129], v[126:127]
	flat_load_dwordx4 v[130:133], v[130:131]
	flat_load_dwordx4 v[134:137], v[134:135]
	.loc	0 212
	s_add_u32 s18, s18, 16
	s_addc_u32 s19, s19, 0
	v_add_u32_e32 v94, vcc, 16, v94
	s_cmpk_eq_i32 s18, 0x100
	.loc	0 216
	s_waitcnt vmcnt(7) lgkmcnt(1)
	v_mul_f32_e32 v138, v107, v99
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v107, v107, v103
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v139, v111, v99
	v_mul_f32_e32 v111, v111, v103
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v140, v115, v99
	v_mul_f32_e32 v115, v115, v103
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v141, v119, v99
	v_mul_f32_e32 v119, v119, v103
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v142, v123, v99
	v_mul_f32_e32 v123, v123, v103
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v143, v127, v99
	v_mul_f32_e32 v127, v127, v103
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v144, v131, v99
	v_mul_f32_e32 v131, v131, v103
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v99, v135, v99
	v_mul_f32_e32 v103, v135, v103
	v_mac_f32_e32 v138, v106, v98
	v_mac_f32_e32 v107, v106, v102
	v_mac_f32_e32 v139, v110, v98
	v_mac_f32_e32 v111, v110, v102
	v_mac_f32_e32 v140, v114, v98
	v_mac_f32_e32 v115, v114, v102
	v_mac_f32_e32 v141, v118, v98
	v_mac_f32_e32 v119, v118, v102
	v_mac_f32_e32 v142, v122, v98
	v_mac_f32_e32 v123, v122, v102
	v_mac_f32_e32 v143, v126, v98
	v_mac_f32_e32 v127, v126, v102
	v_mac_f32_e32 v144, v130, v98
	v_mac_f32_e32 v131, v130, v102
	v_mac_f32_e32 v99, v134, v98
	v_mac_f32_e32 v103, v134, v102
	v_mac_f32_e32 v138, v108, v100
	v_mac_f32_e32 v107, v108, v104
	v_mac_f32_e32 v139, v112, v100
	v_mac_f32_e32 v111, v112, v104
	v_mac_f32_e32 v140, v116, v100
	v_mac_f32_e32 v115, v116, v104
	v_mac_f32_e32 v141, v120, v100
	v_mac_f32_e32 v119, v120, v104
	v_mac_f32_e32 v142, v124, v100
	v_mac_f32_e32 v123, v124, v104
	v_mac_f32_e32 v143, v128, v100
	v_mac_f32_e32 v127, v128, v104
	v_mac_f32_e32 v144, v132, v100
	v_mac_f32_e32 v131, v132, v104
	v_mac_f32_e32 v99, v136, v100
	v_mac_f32_e32 v103, v136, v104
	v_mac_f32_e32 v138, v109, v101
	v_mac_f32_e32 v107, v109, v105
	v_mac_f32_e32 v139, v113, v101
	v_mac_f32_e32 v111, v113, v105
	v_mac_f32_e32 v140, v117, v101
	v_mac_f32_e32 v115, v117, v105
	v_mac_f32_e32 v141, v121, v101
	v_mac_f32_e32 v119, v121, v105
	v_mac_f32_e32 v142, v125, v101
	v_mac_f32_e32 v123, v125, v105
	v_mac_f32_e32 v143, v129, v101
	v_mac_f32_e32 v127, v129, v105
	v_mac_f32_e32 v144, v133, v101
	v_mac_f32_e32 v131, v133, v105
	v_mac_f32_e32 v99, v137, v101
	v_mac_f32_e32 v103, v137, v105
	v_add_f32_e32 v97, v97, v138
	v_add_f32_e32 v96, v96, v107
	v_add_f32_e32 v95, v95, v139
	v_add_f32_e32 v93, v93, v111
	v_add_f32_e32 v92, v92, v140
	v_add_f32_e32 v91, v91, v115
	v_add_f32_e32 v90, v90, v141
	v_add_f32_e32 v89, v89, v119
	v_add_f32_e32 v88, v88, v142
	v_add_f32_e32 v84, v84, v123
	v_add_f32_e32 v87, v87, v143
	v_add_f32_e32 v86, v86, v127
	v_add_f32_e32 v85, v85, v144
	v_add_f32_e32 v83, v83, v131
	v_add_f32_e32 v29, v29, v99
	v_add_f32_e32 v28, v28, v103
	.loc	0 212
	s_cbranch_scc0 .LBB0_16
; %bb.17:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 210
	s_lshl_b32 s4, s33, 6
	v_or_b32_e32 v94, s4, v19
	v_readlane_b32 s8, v1, 2
	.loc	0 221
	v_cmp_gt_i32_e32 vcc, s27, v94
	v_or_b32_e32 v94, 32, v94
	v_mul_f32_e32 v97, s8, v97
	v_mul_f32_e32 v96, s8, v96
	v_cmp_gt_i32_e64 s[4:5], s27, v94
	v_cndmask_b32_e32 v99, v56, v97, vcc
	v_cndmask_b32_e64 v98, v56, v96, s[4:5]
	.loc	0 222
	v_max3_f32 v94, v99, s31, v98
	.loc	0 224
	ds_write2_b32 v42, v94, v94 offset1:32
	.loc	0 221
	v_mul_f32_e32 v94, s8, v95
	v_mul_f32_e32 v93, s8, v93
	v_mul_f32_e32 v92, s8, v92
	v_mul_f32_e32 v91, s8, v91
	v_cndmask_b32_e32 v97, v56, v94, vcc
	v_cndmask_b32_e64 v96, v56, v93, s[4:5]
	v_cndmask_b32_e32 v95, v56, v92, vcc
	v_cndmask_b32_e64 v94, v56, v91, s[4:5]
	.loc	0 222
	v_max3_f32 v93, v97, s31, v96
	v_max3_f32 v91, v95, s31, v94
	.loc	0 221
	v_mul_f32_e32 v90, s8, v90
	v_mul_f32_e32 v89, s8, v89
	v_mul_f32_e32 v88, s8, v88
	v_mul_f32_e32 v84, s8, v84
	.loc	0 224
	ds_write2_b32 v42, v93, v93 offset0:64 offset1:96
	ds_write2_b32 v42, v91, v91 offset0:128 offset1:160
	.loc	0 221
	v_cndmask_b32_e32 v93, v56, v90, vcc
	v_cndmask_b32_e64 v92, v56, v89, s[4:5]
	v_cndmask_b32_e32 v91, v56, v88, vcc
	v_cndmask_b32_e64 v90, v56, v84, s[4:5]
	.loc	0 224
	s_movk_i32 s6, 0x400
	.loc	0 222
	v_max3_f32 v89, v93, s31, v92
	v_max3_f32 v88, v91, s31, v90
	.loc	0 224
	v_add_u32_e64 v84, s[6:7], s6, v42
	.loc	0 221
	v_mul_f32_e32 v87, s8, v87
	v_mul_f32_e32 v86, s8, v86
	.loc	0 224
	ds_write2_b32 v42, v89, v89 offset0:192 offset1:224
	ds_write2_b32 v84, v88, v88 offset1:32
	.loc	0 221
	v_cndmask_b32_e32 v89, v56, v87, vcc
	v_cndmask_b32_e64 v88, v56, v86, s[4:5]
	.loc	0 222
	v_max3_f32 v86, v89, s31, v88
	.loc	0 221
	v_mul_f32_e32 v85, s8, v85
	v_mul_f32_e32 v83, s8, v83
	.loc	0 224
	ds_write2_b32 v84, v86, v86 offset0:64 offset1:96
	.loc	0 221
	v_cndmask_b32_e32 v87, v56, v85, vcc
	v_cndmask_b32_e64 v86, v56, v83, s[4:5]
	.loc	0 222
	v_max3_f32 v83, v87, s31, v86
	.loc	0 221
	v_mul_f32_e32 v29, s8, v29
	v_mul_f32_e32 v28, s8, v28
	.loc	0 224
	ds_write2_b32 v84, v83, v83 offset0:128 offset1:160
	.loc	0 221
	v_cndmask_b32_e32 v85, v56, v29, vcc
	v_cndmask_b32_e64 v83, v56, v28, s[4:5]
	.loc	0 228
	s_add_i32 s33, s33, 1
	v_readlane_b32 s4, v1, 13
	.loc	0 222
	v_max3_f32 v28, v85, s31, v83
	.loc	0 228
	s_cmp_lt_i32 s33, s4
	.loc	0 224
	ds_write2_b32 v44, v28, v28 offset1:32
	.loc	0 226
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 228
	s_cbranch_scc0 .LBB0_23
; %bb.18:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 0
	v_mov_b32_e32 v29, v27
	s_mov_b64 s[4:5], 0
	s_mov_b32 s6, s20
	v_mov_b32_e32 v28, v26
	v_mov_b32_e32 v100, v20
	v_mov_b32_e32 v101, v45
	s_branch .LBB0_20
.LBB0_19:                               ;   in Loop: Header=BB0_20 Depth=3
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v100, v102
	.loc	0 179
	v_add_u32_e32 v101, vcc, 0x80, v101
	v_add_u32_e32 v100, vcc, 0x220, v100
	s_add_i32 s6, s6, 2
	v_cmp_lt_u32_e32 vcc, s24, v101
	v_mov_b32_e32 v102, s23
	s_or_b64 s[4:5], vcc, s[4:5]
	v_add_u32_e32 v28, vcc, s22, v28
	v_addc_u32_e32 v29, vcc, v29, v102, vcc
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_22
.LBB0_20:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	s_cmp_ge_i32 s6, s27
	.loc	0 182
	v_mov_b32_e32 v102, 0
	s_cbranch_scc1 .LBB0_19
; %bb.21:                               ;   in Loop: Header=BB0_20 Depth=3
	flat_load_dword v102, v[28:29]
	s_branch .LBB0_19
.LBB0_22:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
.LBB0_23:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 230
	v_cmp_eq_u32_e64 s[18:19], 1, v30
	v_cndmask_b32_e64 v28, v3, v4, s[18:19]
	v_cmp_eq_u32_e64 s[16:17], 2, v30
	v_cndmask_b32_e64 v28, v28, v5, s[16:17]
	v_cmp_eq_u32_e64 s[14:15], 3, v30
	v_cndmask_b32_e64 v28, v28, v6, s[14:15]
	v_cmp_eq_u32_e64 s[12:13], 4, v30
	.loc	0 231
	ds_read_b128 v[100:103], v41
	.loc	0 230
	v_cndmask_b32_e64 v28, v28, v7, s[12:13]
	v_cmp_eq_u32_e64 s[8:9], 5, v30
	v_cndmask_b32_e64 v28, v28, v8, s[8:9]
	v_cmp_eq_u32_e64 s[6:7], 6, v30
	v_cndmask_b32_e64 v28, v28, v9, s[6:7]
	v_cmp_eq_u32_e64 s[4:5], 7, v30
	v_cndmask_b32_e64 v28, v28, v10, s[4:5]
	.loc	0 231
	v_mul_f32_e32 v29, 1.0, v28
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v100, 1.0, v100
	v_mul_f32_e32 v101, 1.0, v101
	v_max3_f32 v29, v29, v100, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_max3_f32 v29, v29, v100, v101
	ds_read_b128 v[100:103], v41 offset:16
	s_mov_b32 s11, 0x6f800000
	s_mov_b32 s29, 0xc2aeac4f
	s_mov_b32 s10, 0x42b17218
	v_writelane_b32 v1, s20, 38
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v100, 1.0, v100
	v_mul_f32_e32 v101, 1.0, v101
	v_max3_f32 v29, v29, v100, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_max3_f32 v29, v29, v100, v101
	ds_read_b128 v[100:103], v41 offset:32
	v_writelane_b32 v1, s33, 39
	.loc	0 230
	v_cmp_eq_u32_e64 s[48:49], 1, v32
	v_cmp_eq_u32_e64 s[46:47], 2, v32
	v_cmp_eq_u32_e64 s[44:45], 3, v32
	.loc	0 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v100, 1.0, v100
	v_mul_f32_e32 v101, 1.0, v101
	v_max3_f32 v29, v29, v100, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_max3_f32 v29, v29, v100, v101
	ds_read_b128 v[100:103], v41 offset:48
	.loc	0 230
	v_cmp_eq_u32_e64 s[38:39], 4, v32
	v_cmp_eq_u32_e64 s[40:41], 5, v32
	v_cmp_eq_u32_e64 s[42:43], 6, v32
	v_cmp_eq_u32_e64 s[36:37], 7, v32
	.loc	0 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v100, 1.0, v100
	v_mul_f32_e32 v101, 1.0, v101
	v_max3_f32 v29, v29, v100, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_max3_f32 v29, v29, v100, v101
	ds_read_b128 v[100:103], v41 offset:64
	.loc	0 230
	v_cmp_eq_u32_e64 s[50:51], 1, v33
	v_cmp_eq_u32_e64 s[52:53], 2, v33
	v_cmp_eq_u32_e64 s[54:55], 3, v33
	v_cmp_eq_u32_e64 s[56:57], 4, v33
	.loc	0 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v100, 1.0, v100
	v_mul_f32_e32 v101, 1.0, v101
	v_max3_f32 v29, v29, v100, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_max3_f32 v29, v29, v100, v101
	ds_read_b128 v[100:103], v41 offset:80
	.loc	0 230
	v_cmp_eq_u32_e64 s[58:59], 5, v33
	v_cmp_eq_u32_e64 s[60:61], 6, v33
	v_cmp_eq_u32_e64 s[62:63], 7, v33
	v_cmp_eq_u32_e64 s[64:65], 1, v34
	.loc	0 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v100, 1.0, v100
	v_mul_f32_e32 v101, 1.0, v101
	v_max3_f32 v29, v29, v100, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_max3_f32 v29, v29, v100, v101
	ds_read_b128 v[100:103], v41 offset:96
	.loc	0 230
	v_cmp_eq_u32_e64 s[66:67], 2, v34
	v_cmp_eq_u32_e64 s[68:69], 3, v34
	v_cmp_eq_u32_e64 s[70:71], 4, v34
	v_cmp_eq_u32_e64 s[72:73], 5, v34
	.loc	0 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v100, 1.0, v100
	v_mul_f32_e32 v101, 1.0, v101
	v_max3_f32 v29, v29, v100, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_max3_f32 v29, v29, v100, v101
	ds_read_b128 v[100:103], v41 offset:112
	.loc	0 230
	v_cmp_eq_u32_e64 s[74:75], 6, v34
	v_cmp_eq_u32_e64 s[76:77], 7, v34
	v_cmp_eq_u32_e64 s[78:79], 1, v35
	v_cmp_eq_u32_e64 s[80:81], 2, v35
	.loc	0 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v100, 1.0, v100
	v_mul_f32_e32 v101, 1.0, v101
	v_max3_f32 v29, v29, v100, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_max3_f32 v29, v29, v100, v101
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s31, v29
	v_cndmask_b32_e32 v100, 0, v29, vcc
	v_sub_f32_e32 v28, v28, v100
	v_cmp_gt_f32_e32 vcc, 0, v28
	v_cndmask_b32_e64 v100, 0.5, -0.5, vcc
	v_mac_f32_e32 v100, 0x3fb8aa3b, v28
	v_cvt_i32_f32_e32 v100, v100
	.loc	0 232
	v_cndmask_b32_e64 v10, v10, v29, s[4:5]
	.loc	0 230
	v_cmp_eq_u32_e64 s[30:31], 6, v31
	v_cmp_eq_u32_e64 s[82:83], 3, v35
	.loc	0 233
	v_cvt_f32_i32_e32 v101, v100
	v_lshlrev_b32_e32 v100, 23, v100
	.loc	0 230
	v_cmp_eq_u32_e64 s[84:85], 4, v35
	v_cmp_eq_u32_e64 s[86:87], 5, v35
	.loc	0 233
	v_madmk_f32 v102, v101, 0xbf317180, v28
	v_mul_f32_e32 v103, 0xb717f7d1, v101
	v_madmk_f32 v101, v101, 0xb717f7d1, v102
	v_mul_f32_e32 v104, v101, v101
	v_madmk_f32 v105, v104, 0x3331bb4c, v55
	v_madak_f32 v105, v104, v105, 0x388ab355
	v_madak_f32 v105, v104, v105, 0xbb360b61
	v_madak_f32 v105, v104, v105, 0x3e2aaaab
	v_mad_f32 v104, -v104, v105, v101
	v_mul_f32_e32 v101, v101, v104
	v_sub_f32_e32 v104, 2.0, v104
	v_cmp_gt_f32_e64 vcc, |v104|, s11
	v_cndmask_b32_e32 v105, 1.0, v57, vcc
	v_mul_f32_e32 v104, v104, v105
	v_rcp_f32_e32 v104, v104
	.loc	0 230
	v_cmp_eq_u32_e64 s[88:89], 6, v35
	v_cmp_eq_u32_e64 s[90:91], 7, v35
	v_cmp_eq_u32_e64 s[92:93], 1, v36
	.loc	0 233
	v_mul_f32_e32 v101, v101, v104
	v_mad_f32 v101, -v105, v101, -v103
	v_sub_f32_e32 v101, v102, v101
	v_add_f32_e32 v101, 1.0, v101
	v_add_u32_e32 v100, vcc, v100, v101
	.loc	0 234
	buffer_load_dword v101, v38, s[0:3], 0 offen
	buffer_load_dword v102, v38, s[0:3], 0 offen offset:4
	buffer_load_dword v103, v38, s[0:3], 0 offen offset:8
	.loc	0 233
	v_cmp_ngt_f32_e32 vcc, s29, v28
	v_cndmask_b32_e32 v100, 0, v100, vcc
	v_cmp_gt_f32_e32 vcc, s10, v28
	v_cndmask_b32_e32 v100, v58, v100, vcc
	v_cmp_o_f32_e32 vcc, v28, v28
	v_cndmask_b32_e32 v28, v28, v100, vcc
	.loc	0 234
	v_cndmask_b32_e64 v100, v11, v12, s[18:19]
	v_cndmask_b32_e64 v100, v100, v13, s[16:17]
	v_cndmask_b32_e64 v100, v100, v14, s[14:15]
	v_cndmask_b32_e64 v100, v100, v15, s[12:13]
	v_cndmask_b32_e64 v100, v100, v16, s[8:9]
	v_cndmask_b32_e64 v100, v100, v17, s[6:7]
	v_cndmask_b32_e64 v100, v100, v18, s[4:5]
	v_writelane_b32 v1, s4, 40
	v_writelane_b32 v1, s5, 41
	.loc	0 232
	v_writelane_b32 v1, s6, 42
	v_writelane_b32 v1, s7, 43
	v_writelane_b32 v1, s8, 44
	v_writelane_b32 v1, s9, 45
	v_writelane_b32 v1, s12, 46
	v_writelane_b32 v1, s13, 47
	v_writelane_b32 v1, s14, 48
	v_writelane_b32 v1, s15, 49
	v_writelane_b32 v1, s16, 50
	.loc	0 234
	v_mul_f32_e32 v100, v100, v28
	.loc	0 232
	v_writelane_b32 v1, s17, 51
	v_cmp_eq_u32_e32 vcc, 0, v30
	v_cndmask_b32_e64 v9, v9, v29, s[6:7]
	v_cndmask_b32_e64 v8, v8, v29, s[8:9]
	v_cndmask_b32_e64 v7, v7, v29, s[12:13]
	v_writelane_b32 v1, s18, 52
	.loc	0 234
	v_cndmask_b32_e64 v18, v18, v100, s[4:5]
	.loc	0 230
	v_cmp_eq_u32_e64 s[4:5], 1, v31
	.loc	0 234
	v_cndmask_b32_e64 v17, v17, v100, s[6:7]
	s_mov_b64 s[6:7], s[4:5]
	v_cndmask_b32_e64 v16, v16, v100, s[8:9]
	v_cndmask_b32_e64 v15, v15, v100, s[12:13]
	v_cndmask_b32_e64 v14, v14, v100, s[14:15]
	.loc	0 232
	v_writelane_b32 v1, s19, 53
	.loc	0 234
	v_cndmask_b32_e64 v12, v12, v100, s[18:19]
	v_cndmask_b32_e64 v13, v13, v100, s[16:17]
	v_cndmask_b32_e32 v11, v11, v100, vcc
	v_writelane_b32 v1, s6, 54
	v_writelane_b32 v1, s7, 55
	.loc	0 230
	v_cmp_eq_u32_e64 s[94:95], 2, v36
	v_cmp_eq_u32_e64 s[96:97], 3, v36
	v_cmp_eq_u32_e64 s[98:99], 4, v36
	v_cmp_eq_u32_e64 s[100:101], 5, v36
	v_cmp_eq_u32_e64 s[34:35], 1, v37
	v_cmp_eq_u32_e64 s[20:21], 2, v37
	.loc	0 233
	s_mov_b32 s28, 0xff800000
	s_mov_b32 s33, 0
	.loc	0 234
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v101, v28, v101
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v28, v28, v102
	buffer_store_dword v101, v38, s[0:3], 0 offen
	buffer_store_dword v28, v38, s[0:3], 0 offen offset:4
	.loc	0 232
	v_cndmask_b32_e64 v28, v6, v29, s[14:15]
	v_cndmask_b32_e64 v101, v5, v29, s[16:17]
	v_cndmask_b32_e64 v102, v4, v29, s[18:19]
	v_cndmask_b32_e32 v29, v3, v29, vcc
	.loc	0 230
	v_cndmask_b32_e64 v3, v29, v102, s[4:5]
	v_cmp_eq_u32_e64 s[4:5], 2, v31
	v_cndmask_b32_e64 v3, v3, v101, s[4:5]
	s_mov_b64 s[8:9], s[4:5]
	v_cmp_eq_u32_e64 s[4:5], 3, v31
	v_cndmask_b32_e64 v3, v3, v28, s[4:5]
	s_mov_b64 s[12:13], s[4:5]
	v_cmp_eq_u32_e64 s[4:5], 4, v31
	v_cndmask_b32_e64 v3, v3, v7, s[4:5]
	s_mov_b64 s[14:15], s[4:5]
	v_cmp_eq_u32_e64 s[4:5], 5, v31
	v_cndmask_b32_e64 v3, v3, v8, s[4:5]
	v_cndmask_b32_e64 v3, v3, v9, s[30:31]
	v_cmp_eq_u32_e64 s[18:19], 7, v31
	v_cndmask_b32_e64 v100, v3, v10, s[18:19]
	.loc	0 231
	ds_read_b128 v[3:6], v41 offset:256
	v_mul_f32_e32 v104, 1.0, v100
	s_mov_b64 s[16:17], s[4:5]
	.loc	0 233
	s_mov_b32 s4, 0xff800000
	.loc	0 234
	v_writelane_b32 v1, s8, 56
	.loc	0 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v104, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v104, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:272
	.loc	0 234
	v_writelane_b32 v1, s9, 57
	v_writelane_b32 v1, s12, 58
	v_writelane_b32 v1, s13, 59
	v_writelane_b32 v1, s14, 60
	.loc	0 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v104, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v104, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:288
	.loc	0 234
	v_writelane_b32 v1, s15, 61
	v_writelane_b32 v1, s16, 62
	v_writelane_b32 v2, s18, 0
	v_writelane_b32 v2, s19, 1
	.loc	0 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v104, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v104, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:304
	.loc	0 234
	v_writelane_b32 v1, s17, 63
	.loc	0 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v104, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v104, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:320
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v104, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v104, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:336
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v104, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v104, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:352
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v104, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v104, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:368
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v104, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s4, v3
	v_cndmask_b32_e32 v4, 0, v3, vcc
	v_sub_f32_e32 v4, v100, v4
	v_cmp_gt_f32_e32 vcc, 0, v4
	v_cndmask_b32_e64 v5, 0.5, -0.5, vcc
	v_mac_f32_e32 v5, 0x3fb8aa3b, v4
	v_cvt_i32_f32_e32 v5, v5
	.loc	0 232
	v_cndmask_b32_e64 v102, v102, v3, s[6:7]
	v_cndmask_b32_e64 v10, v10, v3, s[18:19]
	v_cndmask_b32_e64 v9, v9, v3, s[30:31]
	.loc	0 233
	v_cvt_f32_i32_e32 v6, v5
	v_lshlrev_b32_e32 v5, 23, v5
	.loc	0 232
	v_cndmask_b32_e64 v8, v8, v3, s[16:17]
	v_cndmask_b32_e64 v7, v7, v3, s[14:15]
	.loc	0 233
	v_madmk_f32 v100, v6, 0xbf317180, v4
	v_mul_f32_e32 v104, 0xb717f7d1, v6
	v_madmk_f32 v6, v6, 0xb717f7d1, v100
	v_mul_f32_e32 v105, v6, v6
	v_madmk_f32 v106, v105, 0x3331bb4c, v55
	v_madak_f32 v106, v105, v106, 0x388ab355
	v_madak_f32 v106, v105, v106, 0xbb360b61
	v_madak_f32 v106, v105, v106, 0x3e2aaaab
	v_mad_f32 v105, -v105, v106, v6
	v_mul_f32_e32 v6, v6, v105
	v_sub_f32_e32 v105, 2.0, v105
	v_cmp_gt_f32_e64 vcc, |v105|, s11
	v_cndmask_b32_e32 v106, 1.0, v57, vcc
	v_mul_f32_e32 v105, v105, v106
	v_rcp_f32_e32 v105, v105
	.loc	0 232
	v_cndmask_b32_e64 v28, v28, v3, s[12:13]
	v_cndmask_b32_e64 v101, v101, v3, s[8:9]
	.loc	0 233
	v_mul_f32_e32 v6, v6, v105
	v_mad_f32 v6, -v106, v6, -v104
	v_sub_f32_e32 v6, v100, v6
	v_add_f32_e32 v6, 1.0, v6
	v_add_u32_e32 v5, vcc, v5, v6
	v_cmp_ngt_f32_e32 vcc, s29, v4
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_cmp_gt_f32_e32 vcc, s10, v4
	v_cndmask_b32_e32 v5, v58, v5, vcc
	v_cmp_o_f32_e32 vcc, v4, v4
	v_cndmask_b32_e32 v4, v4, v5, vcc
	.loc	0 234
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v6, v4, v103
	buffer_store_dword v6, v38, s[0:3], 0 offen offset:8
	buffer_load_dword v6, v38, s[0:3], 0 offen offset:12
	buffer_load_dword v100, v38, s[0:3], 0 offen offset:16
	buffer_load_dword v103, v38, s[0:3], 0 offen offset:20
	v_cndmask_b32_e64 v5, v11, v12, s[6:7]
	.loc	0 232
	v_cmp_eq_u32_e32 vcc, 0, v31
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v13, s[8:9]
	.loc	0 232
	v_cndmask_b32_e32 v29, v29, v3, vcc
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v14, s[12:13]
	.loc	0 230
	v_cndmask_b32_e64 v3, v29, v102, s[48:49]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v15, s[14:15]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v101, s[46:47]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v16, s[16:17]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v28, s[44:45]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v17, s[30:31]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v7, s[38:39]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v18, s[18:19]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v8, s[40:41]
	.loc	0 234
	v_mul_f32_e32 v5, v5, v4
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v9, s[42:43]
	.loc	0 234
	v_cndmask_b32_e64 v18, v18, v5, s[18:19]
	v_cndmask_b32_e64 v17, v17, v5, s[30:31]
	v_cndmask_b32_e64 v16, v16, v5, s[16:17]
	v_cndmask_b32_e64 v15, v15, v5, s[14:15]
	v_cndmask_b32_e64 v14, v14, v5, s[12:13]
	v_cndmask_b32_e64 v13, v13, v5, s[8:9]
	v_cndmask_b32_e64 v12, v12, v5, s[6:7]
	v_cndmask_b32_e32 v11, v11, v5, vcc
	.loc	0 230
	v_cndmask_b32_e64 v104, v3, v10, s[36:37]
	.loc	0 231
	v_mul_f32_e32 v105, 1.0, v104
	.loc	0 230
	v_cmp_eq_u32_e64 s[8:9], 6, v36
	.loc	0 233
	s_mov_b32 s6, 0xff800000
	.loc	0 230
	v_cmp_eq_u32_e64 s[18:19], 3, v37
	v_cmp_eq_u32_e64 s[16:17], 4, v37
	v_cmp_eq_u32_e64 s[14:15], 5, v37
	v_cmp_eq_u32_e64 s[12:13], 6, v37
	.loc	0 234
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v4, v4, v6
	buffer_store_dword v4, v38, s[0:3], 0 offen offset:12
	.loc	0 231
	ds_read_b128 v[3:6], v41 offset:512
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v105, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v105, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:528
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v105, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v105, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:544
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v105, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v105, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:560
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v105, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v105, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:576
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v105, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v105, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:592
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v105, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v105, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:608
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v105, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v105, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:624
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v105, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s4, v3
	v_cndmask_b32_e32 v4, 0, v3, vcc
	v_sub_f32_e32 v4, v104, v4
	v_cmp_gt_f32_e32 vcc, 0, v4
	v_cndmask_b32_e64 v5, 0.5, -0.5, vcc
	v_mac_f32_e32 v5, 0x3fb8aa3b, v4
	v_cvt_i32_f32_e32 v5, v5
	.loc	0 232
	v_cndmask_b32_e64 v10, v10, v3, s[36:37]
	v_cndmask_b32_e64 v9, v9, v3, s[42:43]
	v_cndmask_b32_e64 v8, v8, v3, s[40:41]
	.loc	0 233
	v_cvt_f32_i32_e32 v6, v5
	v_lshlrev_b32_e32 v5, 23, v5
	.loc	0 232
	v_cndmask_b32_e64 v7, v7, v3, s[38:39]
	v_cndmask_b32_e64 v28, v28, v3, s[44:45]
	.loc	0 233
	v_madmk_f32 v104, v6, 0xbf317180, v4
	v_mul_f32_e32 v105, 0xb717f7d1, v6
	v_madmk_f32 v6, v6, 0xb717f7d1, v104
	v_mul_f32_e32 v106, v6, v6
	v_madmk_f32 v107, v106, 0x3331bb4c, v55
	v_madak_f32 v107, v106, v107, 0x388ab355
	v_madak_f32 v107, v106, v107, 0xbb360b61
	v_madak_f32 v107, v106, v107, 0x3e2aaaab
	v_mad_f32 v106, -v106, v107, v6
	v_mul_f32_e32 v6, v6, v106
	v_sub_f32_e32 v106, 2.0, v106
	v_cmp_gt_f32_e64 vcc, |v106|, s11
	v_cndmask_b32_e32 v107, 1.0, v57, vcc
	v_mul_f32_e32 v106, v106, v107
	v_rcp_f32_e32 v106, v106
	v_mul_f32_e32 v6, v6, v106
	v_mad_f32 v6, -v107, v6, -v105
	v_sub_f32_e32 v6, v104, v6
	v_add_f32_e32 v6, 1.0, v6
	v_add_u32_e32 v5, vcc, v5, v6
	v_cmp_ngt_f32_e32 vcc, s29, v4
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_cmp_gt_f32_e32 vcc, s10, v4
	v_cndmask_b32_e32 v5, v58, v5, vcc
	v_cmp_o_f32_e32 vcc, v4, v4
	v_cndmask_b32_e32 v4, v4, v5, vcc
	.loc	0 234
	v_cndmask_b32_e64 v5, v11, v12, s[48:49]
	.loc	0 232
	v_cmp_eq_u32_e32 vcc, 0, v32
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v13, s[46:47]
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v6, v4, v100
	.loc	0 232
	v_cndmask_b32_e64 v100, v101, v3, s[46:47]
	v_cndmask_b32_e64 v101, v102, v3, s[48:49]
	v_cndmask_b32_e32 v29, v29, v3, vcc
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v14, s[44:45]
	.loc	0 230
	v_cndmask_b32_e64 v3, v29, v101, s[50:51]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v15, s[38:39]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v100, s[52:53]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v16, s[40:41]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v28, s[54:55]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v17, s[42:43]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v7, s[56:57]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v18, s[36:37]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v8, s[58:59]
	.loc	0 234
	v_mul_f32_e32 v5, v5, v4
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v4, v4, v103
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v9, s[60:61]
	.loc	0 234
	buffer_store_dword v6, v38, s[0:3], 0 offen offset:16
	buffer_store_dword v4, v38, s[0:3], 0 offen offset:20
	v_cndmask_b32_e64 v18, v18, v5, s[36:37]
	v_cndmask_b32_e64 v17, v17, v5, s[42:43]
	v_cndmask_b32_e64 v16, v16, v5, s[40:41]
	v_cndmask_b32_e64 v15, v15, v5, s[38:39]
	v_cndmask_b32_e64 v14, v14, v5, s[44:45]
	v_cndmask_b32_e64 v13, v13, v5, s[46:47]
	v_cndmask_b32_e64 v12, v12, v5, s[48:49]
	v_cndmask_b32_e32 v11, v11, v5, vcc
	.loc	0 230
	v_cndmask_b32_e64 v102, v3, v10, s[62:63]
	.loc	0 231
	ds_read_b128 v[3:6], v41 offset:768
	v_mul_f32_e32 v103, 1.0, v102
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v103, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:784
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v103, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:800
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v103, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:816
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v103, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:832
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v103, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:848
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v103, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:864
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v103, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:880
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s4, v3
	v_cndmask_b32_e32 v4, 0, v3, vcc
	v_sub_f32_e32 v4, v102, v4
	v_cmp_gt_f32_e32 vcc, 0, v4
	v_cndmask_b32_e64 v5, 0.5, -0.5, vcc
	v_mac_f32_e32 v5, 0x3fb8aa3b, v4
	v_cvt_i32_f32_e32 v5, v5
	.loc	0 232
	v_cndmask_b32_e64 v101, v101, v3, s[50:51]
	v_cndmask_b32_e64 v10, v10, v3, s[62:63]
	v_cndmask_b32_e64 v9, v9, v3, s[60:61]
	.loc	0 233
	v_cvt_f32_i32_e32 v6, v5
	v_lshlrev_b32_e32 v5, 23, v5
	.loc	0 232
	v_cndmask_b32_e64 v8, v8, v3, s[58:59]
	v_cndmask_b32_e64 v7, v7, v3, s[56:57]
	.loc	0 233
	v_madmk_f32 v102, v6, 0xbf317180, v4
	v_mul_f32_e32 v103, 0xb717f7d1, v6
	v_madmk_f32 v6, v6, 0xb717f7d1, v102
	v_mul_f32_e32 v104, v6, v6
	v_madmk_f32 v105, v104, 0x3331bb4c, v55
	v_madak_f32 v105, v104, v105, 0x388ab355
	v_madak_f32 v105, v104, v105, 0xbb360b61
	v_madak_f32 v105, v104, v105, 0x3e2aaaab
	v_mad_f32 v104, -v104, v105, v6
	v_mul_f32_e32 v6, v6, v104
	v_sub_f32_e32 v104, 2.0, v104
	v_cmp_gt_f32_e64 vcc, |v104|, s11
	v_cndmask_b32_e32 v105, 1.0, v57, vcc
	v_mul_f32_e32 v104, v104, v105
	v_rcp_f32_e32 v104, v104
	.loc	0 232
	v_cndmask_b32_e64 v28, v28, v3, s[54:55]
	v_cndmask_b32_e64 v100, v100, v3, s[52:53]
	.loc	0 233
	v_mul_f32_e32 v6, v6, v104
	v_mad_f32 v6, -v105, v6, -v103
	v_sub_f32_e32 v6, v102, v6
	v_add_f32_e32 v6, 1.0, v6
	v_add_u32_e32 v5, vcc, v5, v6
	.loc	0 234
	buffer_load_dword v6, v38, s[0:3], 0 offen offset:24
	.loc	0 233
	v_cmp_ngt_f32_e32 vcc, s29, v4
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_cmp_gt_f32_e32 vcc, s10, v4
	v_cndmask_b32_e32 v5, v58, v5, vcc
	v_cmp_o_f32_e32 vcc, v4, v4
	v_cndmask_b32_e32 v4, v4, v5, vcc
	.loc	0 234
	v_cndmask_b32_e64 v5, v11, v12, s[50:51]
	.loc	0 232
	v_cmp_eq_u32_e32 vcc, 0, v33
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v13, s[52:53]
	.loc	0 232
	v_cndmask_b32_e32 v29, v29, v3, vcc
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v14, s[54:55]
	.loc	0 230
	v_cndmask_b32_e64 v3, v29, v101, s[64:65]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v15, s[56:57]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v100, s[66:67]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v16, s[58:59]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v28, s[68:69]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v17, s[60:61]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v7, s[70:71]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v18, s[62:63]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v8, s[72:73]
	.loc	0 234
	v_mul_f32_e32 v5, v5, v4
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v9, s[74:75]
	.loc	0 234
	v_cndmask_b32_e64 v18, v18, v5, s[62:63]
	v_cndmask_b32_e64 v17, v17, v5, s[60:61]
	v_cndmask_b32_e64 v16, v16, v5, s[58:59]
	v_cndmask_b32_e64 v15, v15, v5, s[56:57]
	v_cndmask_b32_e64 v14, v14, v5, s[54:55]
	v_cndmask_b32_e64 v13, v13, v5, s[52:53]
	v_cndmask_b32_e64 v12, v12, v5, s[50:51]
	v_cndmask_b32_e32 v11, v11, v5, vcc
	.loc	0 230
	v_cndmask_b32_e64 v102, v3, v10, s[76:77]
	.loc	0 231
	v_mul_f32_e32 v103, 1.0, v102
	.loc	0 234
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, v4, v6
	buffer_store_dword v6, v38, s[0:3], 0 offen offset:24
	buffer_load_dword v6, v38, s[0:3], 0 offen offset:28
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, v4, v6
	buffer_store_dword v4, v38, s[0:3], 0 offen offset:28
	.loc	0 231
	ds_read_b128 v[3:6], v41 offset:1024
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v103, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1040
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v103, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1056
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v103, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1072
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v103, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1088
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v103, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1104
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v103, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1120
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v103, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1136
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s4, v3
	v_cndmask_b32_e32 v4, 0, v3, vcc
	v_sub_f32_e32 v4, v102, v4
	v_cmp_gt_f32_e32 vcc, 0, v4
	v_cndmask_b32_e64 v5, 0.5, -0.5, vcc
	v_mac_f32_e32 v5, 0x3fb8aa3b, v4
	v_cvt_i32_f32_e32 v5, v5
	.loc	0 232
	v_cndmask_b32_e64 v101, v101, v3, s[64:65]
	v_cndmask_b32_e64 v10, v10, v3, s[76:77]
	v_cndmask_b32_e64 v9, v9, v3, s[74:75]
	.loc	0 233
	v_cvt_f32_i32_e32 v6, v5
	v_lshlrev_b32_e32 v5, 23, v5
	.loc	0 232
	v_cndmask_b32_e64 v8, v8, v3, s[72:73]
	v_cndmask_b32_e64 v7, v7, v3, s[70:71]
	.loc	0 233
	v_madmk_f32 v102, v6, 0xbf317180, v4
	v_mul_f32_e32 v103, 0xb717f7d1, v6
	v_madmk_f32 v6, v6, 0xb717f7d1, v102
	v_mul_f32_e32 v104, v6, v6
	v_madmk_f32 v105, v104, 0x3331bb4c, v55
	v_madak_f32 v105, v104, v105, 0x388ab355
	v_madak_f32 v105, v104, v105, 0xbb360b61
	v_madak_f32 v105, v104, v105, 0x3e2aaaab
	v_mad_f32 v104, -v104, v105, v6
	v_mul_f32_e32 v6, v6, v104
	v_sub_f32_e32 v104, 2.0, v104
	v_cmp_gt_f32_e64 vcc, |v104|, s11
	v_cndmask_b32_e32 v105, 1.0, v57, vcc
	v_mul_f32_e32 v104, v104, v105
	v_rcp_f32_e32 v104, v104
	.loc	0 232
	v_cndmask_b32_e64 v28, v28, v3, s[68:69]
	v_cndmask_b32_e64 v100, v100, v3, s[66:67]
	.loc	0 233
	v_mul_f32_e32 v6, v6, v104
	v_mad_f32 v6, -v105, v6, -v103
	v_sub_f32_e32 v6, v102, v6
	v_add_f32_e32 v6, 1.0, v6
	v_add_u32_e32 v5, vcc, v5, v6
	.loc	0 234
	buffer_load_dword v6, v38, s[0:3], 0 offen offset:32
	.loc	0 233
	v_cmp_ngt_f32_e32 vcc, s29, v4
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_cmp_gt_f32_e32 vcc, s10, v4
	v_cndmask_b32_e32 v5, v58, v5, vcc
	v_cmp_o_f32_e32 vcc, v4, v4
	v_cndmask_b32_e32 v4, v4, v5, vcc
	.loc	0 234
	v_cndmask_b32_e64 v5, v11, v12, s[64:65]
	.loc	0 232
	v_cmp_eq_u32_e32 vcc, 0, v34
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v13, s[66:67]
	.loc	0 232
	v_cndmask_b32_e32 v29, v29, v3, vcc
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v14, s[68:69]
	.loc	0 230
	v_cndmask_b32_e64 v3, v29, v101, s[78:79]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v15, s[70:71]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v100, s[80:81]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v16, s[72:73]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v28, s[82:83]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v17, s[74:75]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v7, s[84:85]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v18, s[76:77]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v8, s[86:87]
	.loc	0 234
	v_mul_f32_e32 v5, v5, v4
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v9, s[88:89]
	.loc	0 234
	v_cndmask_b32_e64 v18, v18, v5, s[76:77]
	v_cndmask_b32_e64 v17, v17, v5, s[74:75]
	v_cndmask_b32_e64 v16, v16, v5, s[72:73]
	v_cndmask_b32_e64 v15, v15, v5, s[70:71]
	v_cndmask_b32_e64 v14, v14, v5, s[68:69]
	v_cndmask_b32_e64 v13, v13, v5, s[66:67]
	v_cndmask_b32_e64 v12, v12, v5, s[64:65]
	v_cndmask_b32_e32 v11, v11, v5, vcc
	.loc	0 230
	v_cndmask_b32_e64 v102, v3, v10, s[90:91]
	.loc	0 231
	v_mul_f32_e32 v103, 1.0, v102
	.loc	0 234
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, v4, v6
	buffer_store_dword v6, v38, s[0:3], 0 offen offset:32
	buffer_load_dword v6, v38, s[0:3], 0 offen offset:36
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, v4, v6
	buffer_store_dword v4, v38, s[0:3], 0 offen offset:36
	.loc	0 231
	ds_read_b128 v[3:6], v41 offset:1280
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v103, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1296
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v103, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1312
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v103, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1328
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v103, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1344
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v103, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1360
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v103, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1376
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v103, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1392
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v103, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s4, v3
	v_cndmask_b32_e32 v4, 0, v3, vcc
	v_sub_f32_e32 v4, v102, v4
	v_cmp_gt_f32_e32 vcc, 0, v4
	v_cndmask_b32_e64 v5, 0.5, -0.5, vcc
	v_mac_f32_e32 v5, 0x3fb8aa3b, v4
	v_cvt_i32_f32_e32 v5, v5
	.loc	0 232
	v_cndmask_b32_e64 v101, v101, v3, s[78:79]
	v_cndmask_b32_e64 v10, v10, v3, s[90:91]
	v_cndmask_b32_e64 v9, v9, v3, s[88:89]
	.loc	0 233
	v_cvt_f32_i32_e32 v6, v5
	v_lshlrev_b32_e32 v5, 23, v5
	.loc	0 232
	v_cndmask_b32_e64 v8, v8, v3, s[86:87]
	v_cndmask_b32_e64 v7, v7, v3, s[84:85]
	.loc	0 233
	v_madmk_f32 v102, v6, 0xbf317180, v4
	v_mul_f32_e32 v103, 0xb717f7d1, v6
	v_madmk_f32 v6, v6, 0xb717f7d1, v102
	v_mul_f32_e32 v104, v6, v6
	v_madmk_f32 v105, v104, 0x3331bb4c, v55
	v_madak_f32 v105, v104, v105, 0x388ab355
	v_madak_f32 v105, v104, v105, 0xbb360b61
	v_madak_f32 v105, v104, v105, 0x3e2aaaab
	v_mad_f32 v104, -v104, v105, v6
	v_mul_f32_e32 v6, v6, v104
	v_sub_f32_e32 v104, 2.0, v104
	v_cmp_gt_f32_e64 vcc, |v104|, s11
	v_cndmask_b32_e32 v105, 1.0, v57, vcc
	v_mul_f32_e32 v104, v104, v105
	v_rcp_f32_e32 v104, v104
	.loc	0 232
	v_cndmask_b32_e64 v28, v28, v3, s[82:83]
	v_cndmask_b32_e64 v100, v100, v3, s[80:81]
	.loc	0 230
	v_cmp_eq_u32_e64 s[4:5], 7, v36
	.loc	0 233
	v_mul_f32_e32 v6, v6, v104
	v_mad_f32 v6, -v105, v6, -v103
	v_sub_f32_e32 v6, v102, v6
	v_add_f32_e32 v6, 1.0, v6
	v_add_u32_e32 v5, vcc, v5, v6
	.loc	0 234
	buffer_load_dword v6, v38, s[0:3], 0 offen offset:40
	.loc	0 233
	v_cmp_ngt_f32_e32 vcc, s29, v4
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_cmp_gt_f32_e32 vcc, s10, v4
	v_cndmask_b32_e32 v5, v58, v5, vcc
	v_cmp_o_f32_e32 vcc, v4, v4
	v_cndmask_b32_e32 v4, v4, v5, vcc
	.loc	0 234
	v_cndmask_b32_e64 v5, v11, v12, s[78:79]
	.loc	0 232
	v_cmp_eq_u32_e32 vcc, 0, v35
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v13, s[80:81]
	.loc	0 232
	v_cndmask_b32_e32 v29, v29, v3, vcc
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v14, s[82:83]
	.loc	0 230
	v_cndmask_b32_e64 v3, v29, v101, s[92:93]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v15, s[84:85]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v100, s[94:95]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v16, s[86:87]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v28, s[96:97]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v17, s[88:89]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v7, s[98:99]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v18, s[90:91]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v8, s[100:101]
	.loc	0 234
	v_mul_f32_e32 v5, v5, v4
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v9, s[8:9]
	.loc	0 234
	v_cndmask_b32_e64 v18, v18, v5, s[90:91]
	v_cndmask_b32_e64 v17, v17, v5, s[88:89]
	v_cndmask_b32_e64 v16, v16, v5, s[86:87]
	v_cndmask_b32_e64 v15, v15, v5, s[84:85]
	v_cndmask_b32_e64 v102, v14, v5, s[82:83]
	v_cndmask_b32_e64 v103, v13, v5, s[80:81]
	v_cndmask_b32_e64 v104, v12, v5, s[78:79]
	v_cndmask_b32_e32 v11, v11, v5, vcc
	.loc	0 230
	v_cndmask_b32_e64 v12, v3, v10, s[4:5]
	.loc	0 231
	v_mul_f32_e32 v13, 1.0, v12
	.loc	0 234
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, v4, v6
	buffer_store_dword v6, v38, s[0:3], 0 offen offset:40
	buffer_load_dword v6, v38, s[0:3], 0 offen offset:44
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, v4, v6
	buffer_store_dword v4, v38, s[0:3], 0 offen offset:44
	.loc	0 231
	ds_read_b128 v[3:6], v41 offset:1536
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v13, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v13, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1552
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v13, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v13, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1568
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v13, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v13, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1584
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v13, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v13, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1600
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v13, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v13, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1616
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v13, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v13, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1632
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v13, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v13, v3, v4, v5
	ds_read_b128 v[3:6], v41 offset:1648
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v13, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	.loc	0 233
	v_cmp_neq_f32_e64 s[6:7], s6, v3
	v_cndmask_b32_e64 v4, 0, v3, s[6:7]
	v_sub_f32_e32 v4, v12, v4
	v_cmp_gt_f32_e64 s[6:7], 0, v4
	v_cndmask_b32_e64 v5, 0.5, -0.5, s[6:7]
	v_mac_f32_e32 v5, 0x3fb8aa3b, v4
	v_cvt_i32_f32_e32 v5, v5
	.loc	0 232
	v_cndmask_b32_e64 v107, v101, v3, s[92:93]
	v_cndmask_b32_e64 v10, v10, v3, s[4:5]
	v_cndmask_b32_e64 v9, v9, v3, s[8:9]
	.loc	0 233
	v_cvt_f32_i32_e32 v6, v5
	v_lshlrev_b32_e32 v5, 23, v5
	.loc	0 232
	v_cndmask_b32_e64 v8, v8, v3, s[100:101]
	v_cndmask_b32_e64 v7, v7, v3, s[98:99]
	.loc	0 233
	v_madmk_f32 v12, v6, 0xbf317180, v4
	v_mul_f32_e32 v13, 0xb717f7d1, v6
	v_madmk_f32 v6, v6, 0xb717f7d1, v12
	v_mul_f32_e32 v14, v6, v6
	v_madmk_f32 v105, v14, 0x3331bb4c, v55
	v_madak_f32 v105, v14, v105, 0x388ab355
	v_madak_f32 v105, v14, v105, 0xbb360b61
	v_madak_f32 v105, v14, v105, 0x3e2aaaab
	v_mad_f32 v14, -v14, v105, v6
	v_mul_f32_e32 v6, v6, v14
	v_sub_f32_e32 v14, 2.0, v14
	v_cmp_gt_f32_e64 s[6:7], |v14|, s11
	v_cndmask_b32_e64 v105, 1.0, v57, s[6:7]
	v_mul_f32_e32 v14, v14, v105
	v_rcp_f32_e32 v14, v14
	.loc	0 232
	v_cndmask_b32_e64 v106, v100, v3, s[94:95]
	.loc	0 233
	v_mul_f32_e32 v6, v6, v14
	v_mad_f32 v6, -v105, v6, -v13
	v_sub_f32_e32 v6, v12, v6
	v_add_f32_e32 v6, 1.0, v6
	v_add_u32_e64 v5, s[6:7], v5, v6
	.loc	0 234
	buffer_load_dword v6, v38, s[0:3], 0 offen offset:48
	.loc	0 233
	v_cmp_ngt_f32_e64 s[6:7], s29, v4
	v_cndmask_b32_e64 v5, 0, v5, s[6:7]
	v_cmp_gt_f32_e64 s[6:7], s10, v4
	v_cndmask_b32_e64 v5, v58, v5, s[6:7]
	v_cmp_o_f32_e64 s[6:7], v4, v4
	v_cndmask_b32_e64 v4, v4, v5, s[6:7]
	.loc	0 234
	v_cndmask_b32_e64 v5, v11, v104, s[92:93]
	v_cndmask_b32_e64 v5, v5, v103, s[94:95]
	.loc	0 232
	v_cmp_eq_u32_e64 s[6:7], 0, v36
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v102, s[96:97]
	.loc	0 232
	v_cndmask_b32_e64 v108, v29, v3, s[6:7]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v15, s[98:99]
	.loc	0 232
	v_cndmask_b32_e64 v105, v28, v3, s[96:97]
	.loc	0 230
	v_cndmask_b32_e64 v3, v108, v107, s[34:35]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v16, s[100:101]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v106, s[20:21]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v17, s[8:9]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v105, s[18:19]
	.loc	0 234
	v_cndmask_b32_e64 v5, v5, v18, s[4:5]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v7, s[16:17]
	.loc	0 234
	v_mul_f32_e32 v5, v5, v4
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v8, s[14:15]
	.loc	0 234
	v_cndmask_b32_e64 v11, v11, v5, s[6:7]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v9, s[12:13]
	v_cmp_eq_u32_e64 s[6:7], 7, v37
	.loc	0 234
	v_cndmask_b32_e64 v12, v18, v5, s[4:5]
	v_cndmask_b32_e64 v13, v17, v5, s[8:9]
	v_cndmask_b32_e64 v14, v16, v5, s[100:101]
	v_cndmask_b32_e64 v15, v15, v5, s[98:99]
	v_cndmask_b32_e64 v28, v102, v5, s[96:97]
	v_cndmask_b32_e64 v29, v103, v5, s[94:95]
	v_cndmask_b32_e64 v100, v104, v5, s[92:93]
	.loc	0 230
	v_cndmask_b32_e64 v17, v3, v10, s[6:7]
	.loc	0 231
	v_mul_f32_e32 v16, 1.0, v17
	.loc	0 234
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, v4, v6
	buffer_store_dword v6, v38, s[0:3], 0 offen offset:48
	buffer_load_dword v6, v38, s[0:3], 0 offen offset:52
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, v4, v6
	buffer_store_dword v4, v38, s[0:3], 0 offen offset:52
	.loc	0 231
	ds_read_b128 v[3:6], v43
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v16, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v16, v3, v4, v5
	ds_read_b128 v[3:6], v43 offset:16
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v16, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v16, v3, v4, v5
	ds_read_b128 v[3:6], v43 offset:32
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v16, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v16, v3, v4, v5
	ds_read_b128 v[3:6], v43 offset:48
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v16, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v16, v3, v4, v5
	ds_read_b128 v[3:6], v43 offset:64
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v16, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v16, v3, v4, v5
	ds_read_b128 v[3:6], v43 offset:80
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v16, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v16, v3, v4, v5
	ds_read_b128 v[3:6], v43 offset:96
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v16, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v16, v3, v4, v5
	ds_read_b128 v[3:6], v43 offset:112
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v16, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s28, v3
	v_cndmask_b32_e32 v16, 0, v3, vcc
	v_sub_f32_e32 v4, v17, v16
	v_cmp_gt_f32_e32 vcc, 0, v4
	v_cndmask_b32_e64 v5, 0.5, -0.5, vcc
	v_mac_f32_e32 v5, 0x3fb8aa3b, v4
	v_cvt_i32_f32_e32 v5, v5
	.loc	0 232
	v_cndmask_b32_e64 v10, v10, v3, s[6:7]
	v_cndmask_b32_e64 v9, v9, v3, s[12:13]
	v_cndmask_b32_e64 v8, v8, v3, s[14:15]
	.loc	0 233
	v_cvt_f32_i32_e32 v6, v5
	v_lshlrev_b32_e32 v5, 23, v5
	.loc	0 232
	v_cndmask_b32_e64 v7, v7, v3, s[16:17]
	.loc	0 233
	v_madmk_f32 v17, v6, 0xbf317180, v4
	v_mul_f32_e32 v18, 0xb717f7d1, v6
	v_madmk_f32 v6, v6, 0xb717f7d1, v17
	v_mul_f32_e32 v101, v6, v6
	v_madmk_f32 v102, v101, 0x3331bb4c, v55
	v_madak_f32 v102, v101, v102, 0x388ab355
	v_madak_f32 v102, v101, v102, 0xbb360b61
	v_madak_f32 v102, v101, v102, 0x3e2aaaab
	v_mad_f32 v101, -v101, v102, v6
	v_mul_f32_e32 v6, v6, v101
	v_sub_f32_e32 v101, 2.0, v101
	v_cmp_gt_f32_e64 vcc, |v101|, s11
	v_cndmask_b32_e32 v102, 1.0, v57, vcc
	v_mul_f32_e32 v101, v101, v102
	v_rcp_f32_e32 v101, v101
	v_mul_f32_e32 v6, v6, v101
	v_mad_f32 v6, -v102, v6, -v18
	v_sub_f32_e32 v6, v17, v6
	v_add_f32_e32 v6, 1.0, v6
	v_add_u32_e32 v5, vcc, v5, v6
	v_cmp_ngt_f32_e32 vcc, s29, v4
	v_cndmask_b32_e32 v5, 0, v5, vcc
	v_cmp_gt_f32_e32 vcc, s10, v4
	v_cndmask_b32_e32 v5, v58, v5, vcc
	v_cmp_o_f32_e32 vcc, v4, v4
	v_cndmask_b32_e32 v4, v4, v5, vcc
	.loc	0 234
	v_cndmask_b32_e64 v5, v11, v100, s[34:35]
	v_cndmask_b32_e64 v5, v5, v29, s[20:21]
	v_cndmask_b32_e64 v5, v5, v28, s[18:19]
	v_cndmask_b32_e64 v5, v5, v15, s[16:17]
	v_cndmask_b32_e64 v5, v5, v14, s[14:15]
	v_cndmask_b32_e64 v5, v5, v13, s[12:13]
	v_cndmask_b32_e64 v5, v5, v12, s[6:7]
	v_mul_f32_e32 v101, v5, v4
	buffer_load_dword v5, v39, s[0:3], 0 offen
	.loc	0 232
	v_cmp_eq_u32_e32 vcc, 0, v37
	v_writelane_b32 v2, vcc_lo, 2
	v_cndmask_b32_e64 v6, v105, v3, s[18:19]
	v_writelane_b32 v2, vcc_hi, 3
	.loc	0 234
	v_cndmask_b32_e64 v15, v15, v101, s[16:17]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, v4, v5
	buffer_store_dword v5, v39, s[0:3], 0 offen
	buffer_load_dword v5, v39, s[0:3], 0 offen offset:4
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, v4, v5
	buffer_store_dword v4, v39, s[0:3], 0 offen offset:4
	.loc	0 232
	v_cndmask_b32_e64 v5, v106, v3, s[20:21]
	v_cndmask_b32_e64 v4, v107, v3, s[34:35]
	v_cndmask_b32_e32 v3, v108, v3, vcc
	v_readlane_b32 vcc_lo, v1, 52
	v_readlane_b32 vcc_hi, v1, 53
	v_cndmask_b32_e32 v17, v3, v4, vcc
	v_readlane_b32 vcc_lo, v1, 50
	v_readlane_b32 vcc_hi, v1, 51
	v_cndmask_b32_e32 v17, v17, v5, vcc
	v_readlane_b32 vcc_lo, v1, 48
	v_readlane_b32 vcc_hi, v1, 49
	v_cndmask_b32_e32 v17, v17, v6, vcc
	v_readlane_b32 vcc_lo, v1, 46
	v_readlane_b32 vcc_hi, v1, 47
	v_cndmask_b32_e32 v17, v17, v7, vcc
	v_readlane_b32 vcc_lo, v1, 44
	v_readlane_b32 vcc_hi, v1, 45
	v_cndmask_b32_e32 v17, v17, v8, vcc
	v_readlane_b32 vcc_lo, v1, 42
	v_readlane_b32 vcc_hi, v1, 43
	v_cndmask_b32_e32 v17, v17, v9, vcc
	v_readlane_b32 vcc_lo, v1, 40
	v_readlane_b32 vcc_hi, v1, 41
	v_cndmask_b32_e32 v17, v17, v10, vcc
	v_cmp_neq_f32_e32 vcc, s28, v17
	v_cndmask_b32_e32 v17, 0, v17, vcc
	.loc	0 237
	v_sub_f32_e32 v18, v99, v17
	v_cmp_gt_f32_e32 vcc, 0, v18
	v_cndmask_b32_e64 v99, 0.5, -0.5, vcc
	v_mac_f32_e32 v99, 0x3fb8aa3b, v18
	v_cvt_i32_f32_e32 v99, v99
	.loc	0 236
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 237
	v_sub_f32_e32 v17, v98, v17
	v_cvt_f32_i32_e32 v102, v99
	v_lshlrev_b32_e32 v99, 23, v99
	v_madmk_f32 v103, v102, 0xbf317180, v18
	v_mul_f32_e32 v104, 0xb717f7d1, v102
	v_madmk_f32 v102, v102, 0xb717f7d1, v103
	v_mul_f32_e32 v105, v102, v102
	v_madmk_f32 v106, v105, 0x3331bb4c, v55
	v_madak_f32 v106, v105, v106, 0x388ab355
	v_madak_f32 v106, v105, v106, 0xbb360b61
	v_madak_f32 v106, v105, v106, 0x3e2aaaab
	v_mad_f32 v105, -v105, v106, v102
	v_mul_f32_e32 v102, v102, v105
	v_sub_f32_e32 v105, 2.0, v105
	v_cmp_gt_f32_e64 vcc, |v105|, s11
	v_cndmask_b32_e32 v106, 1.0, v57, vcc
	v_mul_f32_e32 v105, v105, v106
	v_rcp_f32_e32 v105, v105
	v_mul_f32_e32 v102, v102, v105
	v_mad_f32 v102, -v106, v102, -v104
	v_sub_f32_e32 v102, v103, v102
	v_add_f32_e32 v102, 1.0, v102
	v_add_u32_e32 v99, vcc, v99, v102
	v_cmp_ngt_f32_e32 vcc, s29, v18
	v_cndmask_b32_e32 v99, 0, v99, vcc
	v_cmp_gt_f32_e32 vcc, s10, v18
	v_cndmask_b32_e32 v99, v58, v99, vcc
	v_cmp_o_f32_e32 vcc, v18, v18
	v_cndmask_b32_e32 v18, v18, v99, vcc
	v_cmp_gt_f32_e32 vcc, 0, v17
	v_cndmask_b32_e64 v98, 0.5, -0.5, vcc
	v_mac_f32_e32 v98, 0x3fb8aa3b, v17
	v_cvt_i32_f32_e32 v98, v98
	v_cvt_f32_i32_e32 v99, v98
	v_lshlrev_b32_e32 v98, 23, v98
	v_madmk_f32 v102, v99, 0xbf317180, v17
	v_mul_f32_e32 v103, 0xb717f7d1, v99
	v_madmk_f32 v99, v99, 0xb717f7d1, v102
	v_mul_f32_e32 v104, v99, v99
	v_madmk_f32 v105, v104, 0x3331bb4c, v55
	v_madak_f32 v105, v104, v105, 0x388ab355
	v_madak_f32 v105, v104, v105, 0xbb360b61
	v_madak_f32 v105, v104, v105, 0x3e2aaaab
	v_mad_f32 v104, -v104, v105, v99
	v_mul_f32_e32 v99, v99, v104
	v_sub_f32_e32 v104, 2.0, v104
	v_cmp_gt_f32_e64 vcc, |v104|, s11
	v_cndmask_b32_e32 v105, 1.0, v57, vcc
	v_mul_f32_e32 v104, v104, v105
	v_rcp_f32_e32 v104, v104
	v_mul_f32_e32 v99, v99, v104
	v_mad_f32 v99, -v105, v99, -v103
	v_sub_f32_e32 v99, v102, v99
	v_add_f32_e32 v99, 1.0, v99
	v_add_u32_e32 v98, vcc, v98, v99
	v_cmp_ngt_f32_e32 vcc, s29, v17
	v_cndmask_b32_e32 v98, 0, v98, vcc
	v_cmp_gt_f32_e32 vcc, s10, v17
	v_cndmask_b32_e32 v98, v58, v98, vcc
	v_cmp_o_f32_e32 vcc, v17, v17
	v_cndmask_b32_e32 v17, v17, v98, vcc
	v_readlane_b32 vcc_lo, v1, 54
	v_readlane_b32 vcc_hi, v1, 55
	ds_write2_b32 v42, v18, v17 offset1:32
	v_cndmask_b32_e32 v17, v3, v4, vcc
	v_readlane_b32 vcc_lo, v1, 56
	v_readlane_b32 vcc_hi, v1, 57
	v_cndmask_b32_e32 v17, v17, v5, vcc
	v_readlane_b32 vcc_lo, v1, 58
	v_readlane_b32 vcc_hi, v1, 59
	v_cndmask_b32_e32 v17, v17, v6, vcc
	v_readlane_b32 vcc_lo, v1, 60
	v_readlane_b32 vcc_hi, v1, 61
	v_cndmask_b32_e32 v17, v17, v7, vcc
	v_readlane_b32 vcc_lo, v1, 62
	v_readlane_b32 vcc_hi, v1, 63
	v_cndmask_b32_e32 v17, v17, v8, vcc
	v_readlane_b32 vcc_lo, v2, 0
	v_cndmask_b32_e64 v17, v17, v9, s[30:31]
	v_readlane_b32 vcc_hi, v2, 1
	s_mov_b32 s31, 0xff800000
	v_cndmask_b32_e32 v17, v17, v10, vcc
	v_cmp_neq_f32_e32 vcc, s31, v17
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_sub_f32_e32 v18, v97, v17
	v_cmp_gt_f32_e32 vcc, 0, v18
	v_cndmask_b32_e64 v97, 0.5, -0.5, vcc
	v_mac_f32_e32 v97, 0x3fb8aa3b, v18
	v_cvt_i32_f32_e32 v97, v97
	v_sub_f32_e32 v17, v96, v17
	v_cvt_f32_i32_e32 v98, v97
	v_lshlrev_b32_e32 v97, 23, v97
	v_madmk_f32 v99, v98, 0xbf317180, v18
	v_mul_f32_e32 v102, 0xb717f7d1, v98
	v_madmk_f32 v98, v98, 0xb717f7d1, v99
	v_mul_f32_e32 v103, v98, v98
	v_madmk_f32 v104, v103, 0x3331bb4c, v55
	v_madak_f32 v104, v103, v104, 0x388ab355
	v_madak_f32 v104, v103, v104, 0xbb360b61
	v_madak_f32 v104, v103, v104, 0x3e2aaaab
	v_mad_f32 v103, -v103, v104, v98
	v_mul_f32_e32 v98, v98, v103
	v_sub_f32_e32 v103, 2.0, v103
	v_cmp_gt_f32_e64 vcc, |v103|, s11
	v_cndmask_b32_e32 v104, 1.0, v57, vcc
	v_mul_f32_e32 v103, v103, v104
	v_rcp_f32_e32 v103, v103
	v_mul_f32_e32 v98, v98, v103
	v_mad_f32 v98, -v104, v98, -v102
	v_sub_f32_e32 v98, v99, v98
	v_add_f32_e32 v98, 1.0, v98
	v_add_u32_e32 v97, vcc, v97, v98
	v_cmp_ngt_f32_e32 vcc, s29, v18
	v_cndmask_b32_e32 v97, 0, v97, vcc
	v_cmp_gt_f32_e32 vcc, s10, v18
	v_cndmask_b32_e32 v97, v58, v97, vcc
	v_cmp_o_f32_e32 vcc, v18, v18
	v_cndmask_b32_e32 v18, v18, v97, vcc
	v_cmp_gt_f32_e32 vcc, 0, v17
	v_cndmask_b32_e64 v96, 0.5, -0.5, vcc
	v_mac_f32_e32 v96, 0x3fb8aa3b, v17
	v_cvt_i32_f32_e32 v96, v96
	v_cvt_f32_i32_e32 v97, v96
	v_lshlrev_b32_e32 v96, 23, v96
	v_madmk_f32 v98, v97, 0xbf317180, v17
	v_mul_f32_e32 v99, 0xb717f7d1, v97
	v_madmk_f32 v97, v97, 0xb717f7d1, v98
	v_mul_f32_e32 v102, v97, v97
	v_madmk_f32 v103, v102, 0x3331bb4c, v55
	v_madak_f32 v103, v102, v103, 0x388ab355
	v_madak_f32 v103, v102, v103, 0xbb360b61
	v_madak_f32 v103, v102, v103, 0x3e2aaaab
	v_mad_f32 v102, -v102, v103, v97
	v_mul_f32_e32 v97, v97, v102
	v_sub_f32_e32 v102, 2.0, v102
	v_cmp_gt_f32_e64 vcc, |v102|, s11
	v_cndmask_b32_e32 v103, 1.0, v57, vcc
	v_mul_f32_e32 v102, v102, v103
	v_rcp_f32_e32 v102, v102
	v_mul_f32_e32 v97, v97, v102
	v_mad_f32 v97, -v103, v97, -v99
	v_sub_f32_e32 v97, v98, v97
	v_add_f32_e32 v97, 1.0, v97
	v_add_u32_e32 v96, vcc, v96, v97
	v_cmp_ngt_f32_e32 vcc, s29, v17
	v_cndmask_b32_e32 v96, 0, v96, vcc
	v_cmp_gt_f32_e32 vcc, s10, v17
	v_cndmask_b32_e32 v96, v58, v96, vcc
	v_cmp_o_f32_e32 vcc, v17, v17
	v_cndmask_b32_e32 v17, v17, v96, vcc
	ds_write2_b32 v42, v18, v17 offset0:64 offset1:96
	v_cndmask_b32_e64 v17, v3, v4, s[48:49]
	v_cndmask_b32_e64 v17, v17, v5, s[46:47]
	v_cndmask_b32_e64 v17, v17, v6, s[44:45]
	v_cndmask_b32_e64 v17, v17, v7, s[38:39]
	v_cndmask_b32_e64 v17, v17, v8, s[40:41]
	v_cndmask_b32_e64 v17, v17, v9, s[42:43]
	v_cndmask_b32_e64 v17, v17, v10, s[36:37]
	v_cmp_neq_f32_e32 vcc, s31, v17
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_sub_f32_e32 v18, v95, v17
	v_cmp_gt_f32_e32 vcc, 0, v18
	v_cndmask_b32_e64 v95, 0.5, -0.5, vcc
	v_mac_f32_e32 v95, 0x3fb8aa3b, v18
	v_cvt_i32_f32_e32 v95, v95
	v_sub_f32_e32 v17, v94, v17
	v_cvt_f32_i32_e32 v96, v95
	v_lshlrev_b32_e32 v95, 23, v95
	v_madmk_f32 v97, v96, 0xbf317180, v18
	v_mul_f32_e32 v98, 0xb717f7d1, v96
	v_madmk_f32 v96, v96, 0xb717f7d1, v97
	v_mul_f32_e32 v99, v96, v96
	v_madmk_f32 v102, v99, 0x3331bb4c, v55
	v_madak_f32 v102, v99, v102, 0x388ab355
	v_madak_f32 v102, v99, v102, 0xbb360b61
	v_madak_f32 v102, v99, v102, 0x3e2aaaab
	v_mad_f32 v99, -v99, v102, v96
	v_mul_f32_e32 v96, v96, v99
	v_sub_f32_e32 v99, 2.0, v99
	v_cmp_gt_f32_e64 vcc, |v99|, s11
	v_cndmask_b32_e32 v102, 1.0, v57, vcc
	v_mul_f32_e32 v99, v99, v102
	v_rcp_f32_e32 v99, v99
	v_mul_f32_e32 v96, v96, v99
	v_mad_f32 v96, -v102, v96, -v98
	v_sub_f32_e32 v96, v97, v96
	v_add_f32_e32 v96, 1.0, v96
	v_add_u32_e32 v95, vcc, v95, v96
	v_cmp_ngt_f32_e32 vcc, s29, v18
	v_cndmask_b32_e32 v95, 0, v95, vcc
	v_cmp_gt_f32_e32 vcc, s10, v18
	v_cndmask_b32_e32 v95, v58, v95, vcc
	v_cmp_o_f32_e32 vcc, v18, v18
	v_cndmask_b32_e32 v18, v18, v95, vcc
	v_cmp_gt_f32_e32 vcc, 0, v17
	v_cndmask_b32_e64 v94, 0.5, -0.5, vcc
	v_mac_f32_e32 v94, 0x3fb8aa3b, v17
	v_cvt_i32_f32_e32 v94, v94
	v_cvt_f32_i32_e32 v95, v94
	v_lshlrev_b32_e32 v94, 23, v94
	v_madmk_f32 v96, v95, 0xbf317180, v17
	v_mul_f32_e32 v97, 0xb717f7d1, v95
	v_madmk_f32 v95, v95, 0xb717f7d1, v96
	v_mul_f32_e32 v98, v95, v95
	v_madmk_f32 v99, v98, 0x3331bb4c, v55
	v_madak_f32 v99, v98, v99, 0x388ab355
	v_madak_f32 v99, v98, v99, 0xbb360b61
	v_madak_f32 v99, v98, v99, 0x3e2aaaab
	v_mad_f32 v98, -v98, v99, v95
	v_mul_f32_e32 v95, v95, v98
	v_sub_f32_e32 v98, 2.0, v98
	v_cmp_gt_f32_e64 vcc, |v98|, s11
	v_cndmask_b32_e32 v99, 1.0, v57, vcc
	v_mul_f32_e32 v98, v98, v99
	v_rcp_f32_e32 v98, v98
	v_mul_f32_e32 v95, v95, v98
	v_mad_f32 v95, -v99, v95, -v97
	v_sub_f32_e32 v95, v96, v95
	v_add_f32_e32 v95, 1.0, v95
	v_add_u32_e32 v94, vcc, v94, v95
	v_cmp_ngt_f32_e32 vcc, s29, v17
	v_cndmask_b32_e32 v94, 0, v94, vcc
	v_cmp_gt_f32_e32 vcc, s10, v17
	v_cndmask_b32_e32 v94, v58, v94, vcc
	v_cmp_o_f32_e32 vcc, v17, v17
	v_cndmask_b32_e32 v17, v17, v94, vcc
	ds_write2_b32 v42, v18, v17 offset0:128 offset1:160
	v_cndmask_b32_e64 v17, v3, v4, s[50:51]
	v_cndmask_b32_e64 v17, v17, v5, s[52:53]
	v_cndmask_b32_e64 v17, v17, v6, s[54:55]
	v_cndmask_b32_e64 v17, v17, v7, s[56:57]
	v_cndmask_b32_e64 v17, v17, v8, s[58:59]
	v_cndmask_b32_e64 v17, v17, v9, s[60:61]
	v_cndmask_b32_e64 v17, v17, v10, s[62:63]
	v_cmp_neq_f32_e32 vcc, s31, v17
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_sub_f32_e32 v18, v93, v17
	v_cmp_gt_f32_e32 vcc, 0, v18
	v_cndmask_b32_e64 v93, 0.5, -0.5, vcc
	v_mac_f32_e32 v93, 0x3fb8aa3b, v18
	v_cvt_i32_f32_e32 v93, v93
	v_sub_f32_e32 v17, v92, v17
	v_cvt_f32_i32_e32 v94, v93
	v_lshlrev_b32_e32 v93, 23, v93
	v_madmk_f32 v95, v94, 0xbf317180, v18
	v_mul_f32_e32 v96, 0xb717f7d1, v94
	v_madmk_f32 v94, v94, 0xb717f7d1, v95
	v_mul_f32_e32 v97, v94, v94
	v_madmk_f32 v98, v97, 0x3331bb4c, v55
	v_madak_f32 v98, v97, v98, 0x388ab355
	v_madak_f32 v98, v97, v98, 0xbb360b61
	v_madak_f32 v98, v97, v98, 0x3e2aaaab
	v_mad_f32 v97, -v97, v98, v94
	v_mul_f32_e32 v94, v94, v97
	v_sub_f32_e32 v97, 2.0, v97
	v_cmp_gt_f32_e64 vcc, |v97|, s11
	v_cndmask_b32_e32 v98, 1.0, v57, vcc
	v_mul_f32_e32 v97, v97, v98
	v_rcp_f32_e32 v97, v97
	v_mul_f32_e32 v94, v94, v97
	v_mad_f32 v94, -v98, v94, -v96
	v_sub_f32_e32 v94, v95, v94
	v_add_f32_e32 v94, 1.0, v94
	v_add_u32_e32 v93, vcc, v93, v94
	v_cmp_ngt_f32_e32 vcc, s29, v18
	v_cndmask_b32_e32 v93, 0, v93, vcc
	v_cmp_gt_f32_e32 vcc, s10, v18
	v_cndmask_b32_e32 v93, v58, v93, vcc
	v_cmp_o_f32_e32 vcc, v18, v18
	v_cndmask_b32_e32 v18, v18, v93, vcc
	v_cmp_gt_f32_e32 vcc, 0, v17
	v_cndmask_b32_e64 v92, 0.5, -0.5, vcc
	v_mac_f32_e32 v92, 0x3fb8aa3b, v17
	v_cvt_i32_f32_e32 v92, v92
	v_cvt_f32_i32_e32 v93, v92
	v_lshlrev_b32_e32 v92, 23, v92
	v_madmk_f32 v94, v93, 0xbf317180, v17
	v_mul_f32_e32 v95, 0xb717f7d1, v93
	v_madmk_f32 v93, v93, 0xb717f7d1, v94
	v_mul_f32_e32 v96, v93, v93
	v_madmk_f32 v97, v96, 0x3331bb4c, v55
	v_madak_f32 v97, v96, v97, 0x388ab355
	v_madak_f32 v97, v96, v97, 0xbb360b61
	v_madak_f32 v97, v96, v97, 0x3e2aaaab
	v_mad_f32 v96, -v96, v97, v93
	v_mul_f32_e32 v93, v93, v96
	v_sub_f32_e32 v96, 2.0, v96
	v_cmp_gt_f32_e64 vcc, |v96|, s11
	v_cndmask_b32_e32 v97, 1.0, v57, vcc
	v_mul_f32_e32 v96, v96, v97
	v_rcp_f32_e32 v96, v96
	v_mul_f32_e32 v93, v93, v96
	v_mad_f32 v93, -v97, v93, -v95
	v_sub_f32_e32 v93, v94, v93
	v_add_f32_e32 v93, 1.0, v93
	v_add_u32_e32 v92, vcc, v92, v93
	v_cmp_ngt_f32_e32 vcc, s29, v17
	v_cndmask_b32_e32 v92, 0, v92, vcc
	v_cmp_gt_f32_e32 vcc, s10, v17
	v_cndmask_b32_e32 v92, v58, v92, vcc
	v_cmp_o_f32_e32 vcc, v17, v17
	v_cndmask_b32_e32 v17, v17, v92, vcc
	ds_write2_b32 v42, v18, v17 offset0:192 offset1:224
	v_cndmask_b32_e64 v17, v3, v4, s[64:65]
	v_cndmask_b32_e64 v17, v17, v5, s[66:67]
	v_cndmask_b32_e64 v17, v17, v6, s[68:69]
	v_cndmask_b32_e64 v17, v17, v7, s[70:71]
	v_cndmask_b32_e64 v17, v17, v8, s[72:73]
	v_cndmask_b32_e64 v17, v17, v9, s[74:75]
	v_cndmask_b32_e64 v17, v17, v10, s[76:77]
	v_cmp_neq_f32_e32 vcc, s31, v17
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_sub_f32_e32 v18, v91, v17
	v_cmp_gt_f32_e32 vcc, 0, v18
	v_cndmask_b32_e64 v91, 0.5, -0.5, vcc
	v_mac_f32_e32 v91, 0x3fb8aa3b, v18
	v_cvt_i32_f32_e32 v91, v91
	v_sub_f32_e32 v17, v90, v17
	v_mov_b32_e32 v97, v53
	v_cvt_f32_i32_e32 v92, v91
	v_lshlrev_b32_e32 v91, 23, v91
	v_madmk_f32 v93, v92, 0xbf317180, v18
	v_mul_f32_e32 v94, 0xb717f7d1, v92
	v_madmk_f32 v92, v92, 0xb717f7d1, v93
	v_mul_f32_e32 v95, v92, v92
	v_madmk_f32 v96, v95, 0x3331bb4c, v55
	v_madak_f32 v96, v95, v96, 0x388ab355
	v_madak_f32 v96, v95, v96, 0xbb360b61
	v_madak_f32 v96, v95, v96, 0x3e2aaaab
	v_mad_f32 v95, -v95, v96, v92
	v_mul_f32_e32 v92, v92, v95
	v_sub_f32_e32 v95, 2.0, v95
	v_cmp_gt_f32_e64 vcc, |v95|, s11
	v_cndmask_b32_e32 v96, 1.0, v57, vcc
	v_mul_f32_e32 v95, v95, v96
	v_rcp_f32_e32 v95, v95
	v_mul_f32_e32 v92, v92, v95
	v_mad_f32 v92, -v96, v92, -v94
	v_sub_f32_e32 v92, v93, v92
	v_add_f32_e32 v92, 1.0, v92
	v_add_u32_e32 v91, vcc, v91, v92
	v_cmp_ngt_f32_e32 vcc, s29, v18
	v_cndmask_b32_e32 v91, 0, v91, vcc
	v_cmp_gt_f32_e32 vcc, s10, v18
	v_cndmask_b32_e32 v91, v58, v91, vcc
	v_cmp_o_f32_e32 vcc, v18, v18
	v_cndmask_b32_e32 v18, v18, v91, vcc
	v_cmp_gt_f32_e32 vcc, 0, v17
	v_cndmask_b32_e64 v90, 0.5, -0.5, vcc
	v_mac_f32_e32 v90, 0x3fb8aa3b, v17
	v_cvt_i32_f32_e32 v90, v90
	v_cvt_f32_i32_e32 v91, v90
	v_lshlrev_b32_e32 v90, 23, v90
	v_madmk_f32 v92, v91, 0xbf317180, v17
	v_mul_f32_e32 v93, 0xb717f7d1, v91
	v_madmk_f32 v91, v91, 0xb717f7d1, v92
	v_mul_f32_e32 v94, v91, v91
	v_madmk_f32 v95, v94, 0x3331bb4c, v55
	v_madak_f32 v95, v94, v95, 0x388ab355
	v_madak_f32 v95, v94, v95, 0xbb360b61
	v_madak_f32 v95, v94, v95, 0x3e2aaaab
	v_mad_f32 v94, -v94, v95, v91
	v_mul_f32_e32 v91, v91, v94
	v_sub_f32_e32 v94, 2.0, v94
	v_cmp_gt_f32_e64 vcc, |v94|, s11
	v_cndmask_b32_e32 v95, 1.0, v57, vcc
	v_mul_f32_e32 v94, v94, v95
	v_rcp_f32_e32 v94, v94
	v_mul_f32_e32 v91, v91, v94
	v_mad_f32 v91, -v95, v91, -v93
	v_sub_f32_e32 v91, v92, v91
	v_add_f32_e32 v91, 1.0, v91
	v_add_u32_e32 v90, vcc, v90, v91
	v_cmp_ngt_f32_e32 vcc, s29, v17
	v_cndmask_b32_e32 v90, 0, v90, vcc
	v_cmp_gt_f32_e32 vcc, s10, v17
	v_cndmask_b32_e32 v90, v58, v90, vcc
	v_cmp_o_f32_e32 vcc, v17, v17
	v_cndmask_b32_e32 v17, v17, v90, vcc
	ds_write2_b32 v84, v18, v17 offset1:32
	v_cndmask_b32_e64 v17, v3, v4, s[78:79]
	v_cndmask_b32_e64 v17, v17, v5, s[80:81]
	v_cndmask_b32_e64 v17, v17, v6, s[82:83]
	v_cndmask_b32_e64 v17, v17, v7, s[84:85]
	v_cndmask_b32_e64 v17, v17, v8, s[86:87]
	v_cndmask_b32_e64 v17, v17, v9, s[88:89]
	v_cndmask_b32_e64 v17, v17, v10, s[90:91]
	v_cmp_neq_f32_e32 vcc, s31, v17
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_sub_f32_e32 v18, v89, v17
	v_cmp_gt_f32_e32 vcc, 0, v18
	v_cndmask_b32_e64 v89, 0.5, -0.5, vcc
	v_mac_f32_e32 v89, 0x3fb8aa3b, v18
	v_cvt_i32_f32_e32 v89, v89
	v_sub_f32_e32 v17, v88, v17
	v_cvt_f32_i32_e32 v90, v89
	v_lshlrev_b32_e32 v89, 23, v89
	v_madmk_f32 v91, v90, 0xbf317180, v18
	v_mul_f32_e32 v92, 0xb717f7d1, v90
	v_madmk_f32 v90, v90, 0xb717f7d1, v91
	v_mul_f32_e32 v93, v90, v90
	v_madmk_f32 v94, v93, 0x3331bb4c, v55
	v_madak_f32 v94, v93, v94, 0x388ab355
	v_madak_f32 v94, v93, v94, 0xbb360b61
	v_madak_f32 v94, v93, v94, 0x3e2aaaab
	v_mad_f32 v93, -v93, v94, v90
	v_mul_f32_e32 v90, v90, v93
	v_sub_f32_e32 v93, 2.0, v93
	v_cmp_gt_f32_e64 vcc, |v93|, s11
	v_cndmask_b32_e32 v94, 1.0, v57, vcc
	v_mul_f32_e32 v93, v93, v94
	v_rcp_f32_e32 v93, v93
	v_mul_f32_e32 v90, v90, v93
	v_mad_f32 v90, -v94, v90, -v92
	v_sub_f32_e32 v90, v91, v90
	v_add_f32_e32 v90, 1.0, v90
	v_add_u32_e32 v89, vcc, v89, v90
	v_cmp_ngt_f32_e32 vcc, s29, v18
	v_cndmask_b32_e32 v89, 0, v89, vcc
	v_cmp_gt_f32_e32 vcc, s10, v18
	v_cndmask_b32_e32 v89, v58, v89, vcc
	v_cmp_o_f32_e32 vcc, v18, v18
	v_cndmask_b32_e32 v18, v18, v89, vcc
	v_cmp_gt_f32_e32 vcc, 0, v17
	v_cndmask_b32_e64 v88, 0.5, -0.5, vcc
	v_mac_f32_e32 v88, 0x3fb8aa3b, v17
	v_cvt_i32_f32_e32 v88, v88
	v_cvt_f32_i32_e32 v89, v88
	v_lshlrev_b32_e32 v88, 23, v88
	v_madmk_f32 v90, v89, 0xbf317180, v17
	v_mul_f32_e32 v91, 0xb717f7d1, v89
	v_madmk_f32 v89, v89, 0xb717f7d1, v90
	v_mul_f32_e32 v92, v89, v89
	v_madmk_f32 v93, v92, 0x3331bb4c, v55
	v_madak_f32 v93, v92, v93, 0x388ab355
	v_madak_f32 v93, v92, v93, 0xbb360b61
	v_madak_f32 v93, v92, v93, 0x3e2aaaab
	v_mad_f32 v92, -v92, v93, v89
	v_mul_f32_e32 v89, v89, v92
	v_sub_f32_e32 v92, 2.0, v92
	v_cmp_gt_f32_e64 vcc, |v92|, s11
	v_cndmask_b32_e32 v93, 1.0, v57, vcc
	v_mul_f32_e32 v92, v92, v93
	v_rcp_f32_e32 v92, v92
	v_mul_f32_e32 v89, v89, v92
	v_mad_f32 v89, -v93, v89, -v91
	v_sub_f32_e32 v89, v90, v89
	v_add_f32_e32 v89, 1.0, v89
	v_add_u32_e32 v88, vcc, v88, v89
	v_cmp_ngt_f32_e32 vcc, s29, v17
	v_cndmask_b32_e32 v88, 0, v88, vcc
	v_cmp_gt_f32_e32 vcc, s10, v17
	v_cndmask_b32_e32 v88, v58, v88, vcc
	v_cmp_o_f32_e32 vcc, v17, v17
	v_cndmask_b32_e32 v17, v17, v88, vcc
	ds_write2_b32 v84, v18, v17 offset0:64 offset1:96
	v_cndmask_b32_e64 v17, v3, v4, s[92:93]
	v_cndmask_b32_e64 v17, v17, v5, s[94:95]
	v_cndmask_b32_e64 v17, v17, v6, s[96:97]
	v_cndmask_b32_e64 v17, v17, v7, s[98:99]
	v_cndmask_b32_e64 v17, v17, v8, s[100:101]
	v_cndmask_b32_e64 v17, v17, v9, s[8:9]
	v_cndmask_b32_e64 v17, v17, v10, s[4:5]
	v_cmp_neq_f32_e32 vcc, s31, v17
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_sub_f32_e32 v18, v87, v17
	v_cmp_gt_f32_e32 vcc, 0, v18
	v_cndmask_b32_e64 v87, 0.5, -0.5, vcc
	v_mac_f32_e32 v87, 0x3fb8aa3b, v18
	v_cvt_i32_f32_e32 v87, v87
	v_sub_f32_e32 v17, v86, v17
	.loc	0 234
	v_readlane_b32 s4, v2, 2
	v_readlane_b32 s5, v2, 3
	.loc	0 237
	v_cvt_f32_i32_e32 v88, v87
	v_lshlrev_b32_e32 v87, 23, v87
	.loc	0 234
	v_cndmask_b32_e64 v11, v11, v101, s[4:5]
	.loc	0 237
	v_madmk_f32 v89, v88, 0xbf317180, v18
	v_mul_f32_e32 v90, 0xb717f7d1, v88
	v_madmk_f32 v88, v88, 0xb717f7d1, v89
	v_mul_f32_e32 v91, v88, v88
	v_madmk_f32 v92, v91, 0x3331bb4c, v55
	v_madak_f32 v92, v91, v92, 0x388ab355
	v_madak_f32 v92, v91, v92, 0xbb360b61
	v_madak_f32 v92, v91, v92, 0x3e2aaaab
	v_mad_f32 v91, -v91, v92, v88
	v_mul_f32_e32 v88, v88, v91
	v_sub_f32_e32 v91, 2.0, v91
	v_cmp_gt_f32_e64 vcc, |v91|, s11
	v_cndmask_b32_e32 v92, 1.0, v57, vcc
	v_mul_f32_e32 v91, v91, v92
	v_rcp_f32_e32 v91, v91
	v_mul_f32_e32 v88, v88, v91
	v_mad_f32 v88, -v92, v88, -v90
	v_sub_f32_e32 v88, v89, v88
	v_add_f32_e32 v88, 1.0, v88
	v_add_u32_e32 v87, vcc, v87, v88
	v_cmp_ngt_f32_e32 vcc, s29, v18
	v_cndmask_b32_e32 v87, 0, v87, vcc
	v_cmp_gt_f32_e32 vcc, s10, v18
	v_cndmask_b32_e32 v87, v58, v87, vcc
	v_cmp_o_f32_e32 vcc, v18, v18
	v_cndmask_b32_e32 v18, v18, v87, vcc
	v_cmp_gt_f32_e32 vcc, 0, v17
	v_cndmask_b32_e64 v86, 0.5, -0.5, vcc
	v_mac_f32_e32 v86, 0x3fb8aa3b, v17
	v_cvt_i32_f32_e32 v86, v86
	v_cvt_f32_i32_e32 v87, v86
	v_lshlrev_b32_e32 v86, 23, v86
	v_madmk_f32 v88, v87, 0xbf317180, v17
	v_mul_f32_e32 v89, 0xb717f7d1, v87
	v_madmk_f32 v87, v87, 0xb717f7d1, v88
	v_mul_f32_e32 v90, v87, v87
	v_madmk_f32 v91, v90, 0x3331bb4c, v55
	v_madak_f32 v91, v90, v91, 0x388ab355
	v_madak_f32 v91, v90, v91, 0xbb360b61
	v_madak_f32 v91, v90, v91, 0x3e2aaaab
	v_mad_f32 v90, -v90, v91, v87
	v_mul_f32_e32 v87, v87, v90
	v_sub_f32_e32 v90, 2.0, v90
	v_cmp_gt_f32_e64 vcc, |v90|, s11
	v_cndmask_b32_e32 v91, 1.0, v57, vcc
	v_mul_f32_e32 v90, v90, v91
	v_rcp_f32_e32 v90, v90
	v_mul_f32_e32 v87, v87, v90
	v_mad_f32 v87, -v91, v87, -v89
	v_sub_f32_e32 v87, v88, v87
	v_add_f32_e32 v87, 1.0, v87
	v_add_u32_e32 v86, vcc, v86, v87
	v_cmp_ngt_f32_e32 vcc, s29, v17
	v_cndmask_b32_e32 v86, 0, v86, vcc
	v_cmp_gt_f32_e32 vcc, s10, v17
	v_cndmask_b32_e32 v86, v58, v86, vcc
	v_cmp_o_f32_e32 vcc, v17, v17
	v_cndmask_b32_e32 v17, v17, v86, vcc
	ds_write2_b32 v84, v18, v17 offset0:128 offset1:160
	v_sub_f32_e32 v17, v85, v16
	v_cmp_gt_f32_e32 vcc, 0, v17
	v_cndmask_b32_e64 v18, 0.5, -0.5, vcc
	v_mac_f32_e32 v18, 0x3fb8aa3b, v17
	v_cvt_i32_f32_e32 v18, v18
	v_sub_f32_e32 v16, v83, v16
	v_cvt_f32_i32_e32 v84, v18
	v_lshlrev_b32_e32 v18, 23, v18
	v_madmk_f32 v85, v84, 0xbf317180, v17
	v_mul_f32_e32 v86, 0xb717f7d1, v84
	v_madmk_f32 v84, v84, 0xb717f7d1, v85
	v_mul_f32_e32 v87, v84, v84
	v_madmk_f32 v88, v87, 0x3331bb4c, v55
	v_madak_f32 v88, v87, v88, 0x388ab355
	v_madak_f32 v88, v87, v88, 0xbb360b61
	v_madak_f32 v88, v87, v88, 0x3e2aaaab
	v_mad_f32 v87, -v87, v88, v84
	v_mul_f32_e32 v84, v84, v87
	v_sub_f32_e32 v87, 2.0, v87
	v_cmp_gt_f32_e64 vcc, |v87|, s11
	v_cndmask_b32_e32 v88, 1.0, v57, vcc
	v_mul_f32_e32 v87, v87, v88
	v_rcp_f32_e32 v87, v87
	v_mul_f32_e32 v84, v84, v87
	v_mad_f32 v84, -v88, v84, -v86
	v_sub_f32_e32 v84, v85, v84
	v_add_f32_e32 v84, 1.0, v84
	v_add_u32_e32 v18, vcc, v18, v84
	v_cmp_ngt_f32_e32 vcc, s29, v17
	v_cndmask_b32_e32 v18, 0, v18, vcc
	v_cmp_gt_f32_e32 vcc, s10, v17
	v_cndmask_b32_e32 v18, v58, v18, vcc
	v_cmp_o_f32_e32 vcc, v17, v17
	v_cndmask_b32_e32 v17, v17, v18, vcc
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_cndmask_b32_e64 v18, 0.5, -0.5, vcc
	v_mac_f32_e32 v18, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v18, v18
	v_cvt_f32_i32_e32 v83, v18
	v_lshlrev_b32_e32 v18, 23, v18
	v_madmk_f32 v84, v83, 0xbf317180, v16
	v_mul_f32_e32 v85, 0xb717f7d1, v83
	v_madmk_f32 v83, v83, 0xb717f7d1, v84
	v_mul_f32_e32 v86, v83, v83
	v_madmk_f32 v87, v86, 0x3331bb4c, v55
	v_madak_f32 v87, v86, v87, 0x388ab355
	v_madak_f32 v87, v86, v87, 0xbb360b61
	v_madak_f32 v87, v86, v87, 0x3e2aaaab
	v_mad_f32 v86, -v86, v87, v83
	v_mul_f32_e32 v83, v83, v86
	v_sub_f32_e32 v86, 2.0, v86
	v_cmp_gt_f32_e64 vcc, |v86|, s11
	v_cndmask_b32_e32 v87, 1.0, v57, vcc
	v_mul_f32_e32 v86, v86, v87
	v_rcp_f32_e32 v86, v86
	v_mul_f32_e32 v83, v83, v86
	v_mad_f32 v83, -v87, v83, -v85
	v_sub_f32_e32 v83, v84, v83
	v_add_f32_e32 v83, 1.0, v83
	v_add_u32_e32 v18, vcc, v18, v83
	v_cmp_ngt_f32_e32 vcc, s29, v16
	v_cndmask_b32_e32 v18, 0, v18, vcc
	v_cmp_gt_f32_e32 vcc, s10, v16
	v_cndmask_b32_e32 v18, v58, v18, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v18, vcc
	ds_write2_b32 v44, v17, v16 offset1:32
	.loc	0 234
	v_cndmask_b32_e64 v17, v13, v101, s[12:13]
	v_cndmask_b32_e64 v16, v14, v101, s[14:15]
	v_cndmask_b32_e64 v14, v28, v101, s[18:19]
	v_cndmask_b32_e64 v13, v29, v101, s[20:21]
	.loc	0 238
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 244
	buffer_load_dword v93, v38, s[0:3], 0 offen
	buffer_load_dword v96, v38, s[0:3], 0 offen offset:4
	buffer_load_dword v95, v38, s[0:3], 0 offen offset:8
	buffer_load_dword v94, v38, s[0:3], 0 offen offset:12
	buffer_load_dword v92, v38, s[0:3], 0 offen offset:16
	buffer_load_dword v91, v38, s[0:3], 0 offen offset:20
	buffer_load_dword v90, v38, s[0:3], 0 offen offset:24
	buffer_load_dword v89, v38, s[0:3], 0 offen offset:28
	buffer_load_dword v88, v38, s[0:3], 0 offen offset:32
	buffer_load_dword v87, v38, s[0:3], 0 offen offset:36
	buffer_load_dword v86, v38, s[0:3], 0 offen offset:40
	buffer_load_dword v85, v38, s[0:3], 0 offen offset:44
	buffer_load_dword v84, v38, s[0:3], 0 offen offset:48
	buffer_load_dword v83, v38, s[0:3], 0 offen offset:52
	buffer_load_dword v29, v39, s[0:3], 0 offen
	buffer_load_dword v28, v39, s[0:3], 0 offen offset:4
	.loc	0 234
	v_cndmask_b32_e64 v18, v12, v101, s[6:7]
	v_cndmask_b32_e64 v12, v100, v101, s[34:35]
	s_waitcnt vmcnt(0)
.LBB0_24:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 242
	v_add_u32_e32 v106, vcc, s33, v0
	.loc	0 243
	v_cmp_eq_u32_e32 vcc, 1, v30
	v_cndmask_b32_e32 v98, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v30
	v_cndmask_b32_e64 v98, v98, v13, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 3, v30
	v_cndmask_b32_e64 v98, v98, v14, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 4, v30
	v_cndmask_b32_e64 v98, v98, v15, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 5, v30
	v_cndmask_b32_e64 v98, v98, v16, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 6, v30
	v_cndmask_b32_e64 v98, v98, v17, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 7, v30
	v_cndmask_b32_e64 v107, v98, v18, s[14:15]
	.loc	0 242
	ds_read2st64_b32 v[98:99], v106 offset1:1
	.loc	0 244
	ds_read2_b32 v[100:101], v97 offset1:32
	.loc	0 242
	ds_read2st64_b32 v[102:103], v106 offset0:2 offset1:3
	ds_read2st64_b32 v[104:105], v106 offset0:4 offset1:5
	ds_read_b32 v106, v106 offset:1536
	.loc	0 243
	s_waitcnt lgkmcnt(4)
	v_add_f32_e32 v107, v107, v98
	v_cndmask_b32_e32 v12, v12, v107, vcc
	v_cmp_eq_u32_e32 vcc, 0, v30
	v_cndmask_b32_e32 v11, v11, v107, vcc
	v_cmp_eq_u32_e32 vcc, 1, v31
	.loc	0 244
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v93, v98, v100
	v_mac_f32_e32 v96, v98, v101
	.loc	0 243
	v_cndmask_b32_e64 v13, v13, v107, s[4:5]
	v_cndmask_b32_e32 v98, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v31
	v_cndmask_b32_e64 v14, v14, v107, s[6:7]
	v_cndmask_b32_e64 v98, v98, v13, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 3, v31
	v_cndmask_b32_e64 v15, v15, v107, s[8:9]
	v_cndmask_b32_e64 v98, v98, v14, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 4, v31
	v_cndmask_b32_e64 v16, v16, v107, s[10:11]
	v_cndmask_b32_e64 v98, v98, v15, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 5, v31
	v_cndmask_b32_e64 v17, v17, v107, s[12:13]
	v_cndmask_b32_e64 v98, v98, v16, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 6, v31
	v_cndmask_b32_e64 v18, v18, v107, s[14:15]
	v_cndmask_b32_e64 v98, v98, v17, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 7, v31
	v_cndmask_b32_e64 v98, v98, v18, s[14:15]
	v_add_f32_e32 v98, v98, v99
	v_cndmask_b32_e32 v12, v12, v98, vcc
	v_cmp_eq_u32_e32 vcc, 0, v31
	v_cndmask_b32_e32 v11, v11, v98, vcc
	v_cmp_eq_u32_e32 vcc, 1, v32
	v_cndmask_b32_e64 v18, v18, v98, s[14:15]
	v_cndmask_b32_e64 v17, v17, v98, s[12:13]
	v_cndmask_b32_e64 v16, v16, v98, s[10:11]
	v_cndmask_b32_e64 v15, v15, v98, s[8:9]
	v_cndmask_b32_e64 v14, v14, v98, s[6:7]
	v_cndmask_b32_e64 v13, v13, v98, s[4:5]
	v_cndmask_b32_e32 v98, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v32
	v_cndmask_b32_e64 v98, v98, v13, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 3, v32
	v_cndmask_b32_e64 v98, v98, v14, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 4, v32
	v_cndmask_b32_e64 v98, v98, v15, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 5, v32
	v_cndmask_b32_e64 v98, v98, v16, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 6, v32
	v_cndmask_b32_e64 v98, v98, v17, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 7, v32
	v_cndmask_b32_e64 v98, v98, v18, s[14:15]
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v98, v98, v102
	v_cndmask_b32_e32 v12, v12, v98, vcc
	v_cmp_eq_u32_e32 vcc, 0, v32
	v_cndmask_b32_e32 v11, v11, v98, vcc
	v_cmp_eq_u32_e32 vcc, 1, v33
	v_cndmask_b32_e64 v18, v18, v98, s[14:15]
	v_cndmask_b32_e64 v17, v17, v98, s[12:13]
	v_cndmask_b32_e64 v16, v16, v98, s[10:11]
	v_cndmask_b32_e64 v15, v15, v98, s[8:9]
	v_cndmask_b32_e64 v14, v14, v98, s[6:7]
	v_cndmask_b32_e64 v13, v13, v98, s[4:5]
	v_cndmask_b32_e32 v98, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v33
	v_cndmask_b32_e64 v98, v98, v13, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 3, v33
	v_cndmask_b32_e64 v98, v98, v14, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 4, v33
	v_cndmask_b32_e64 v98, v98, v15, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 5, v33
	v_cndmask_b32_e64 v98, v98, v16, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 6, v33
	v_cndmask_b32_e64 v98, v98, v17, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 7, v33
	v_cndmask_b32_e64 v98, v98, v18, s[14:15]
	v_add_f32_e32 v98, v98, v103
	v_cndmask_b32_e32 v12, v12, v98, vcc
	v_cmp_eq_u32_e32 vcc, 0, v33
	v_cndmask_b32_e32 v11, v11, v98, vcc
	v_cmp_eq_u32_e32 vcc, 1, v34
	v_cndmask_b32_e64 v18, v18, v98, s[14:15]
	v_cndmask_b32_e64 v17, v17, v98, s[12:13]
	v_cndmask_b32_e64 v16, v16, v98, s[10:11]
	v_cndmask_b32_e64 v15, v15, v98, s[8:9]
	v_cndmask_b32_e64 v14, v14, v98, s[6:7]
	v_cndmask_b32_e64 v13, v13, v98, s[4:5]
	v_cndmask_b32_e32 v98, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v34
	v_cndmask_b32_e64 v98, v98, v13, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 3, v34
	v_cndmask_b32_e64 v98, v98, v14, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 4, v34
	v_cndmask_b32_e64 v98, v98, v15, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 5, v34
	v_cndmask_b32_e64 v98, v98, v16, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 6, v34
	v_cndmask_b32_e64 v98, v98, v17, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 7, v34
	v_cndmask_b32_e64 v98, v98, v18, s[14:15]
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v98, v98, v104
	v_cndmask_b32_e32 v12, v12, v98, vcc
	v_cmp_eq_u32_e32 vcc, 0, v34
	v_cndmask_b32_e32 v11, v11, v98, vcc
	v_cmp_eq_u32_e32 vcc, 1, v35
	v_cndmask_b32_e64 v18, v18, v98, s[14:15]
	v_cndmask_b32_e64 v17, v17, v98, s[12:13]
	v_cndmask_b32_e64 v16, v16, v98, s[10:11]
	v_cndmask_b32_e64 v15, v15, v98, s[8:9]
	v_cndmask_b32_e64 v14, v14, v98, s[6:7]
	v_cndmask_b32_e64 v13, v13, v98, s[4:5]
	v_cndmask_b32_e32 v98, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v35
	v_cndmask_b32_e64 v98, v98, v13, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 3, v35
	v_cndmask_b32_e64 v98, v98, v14, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 4, v35
	v_cndmask_b32_e64 v98, v98, v15, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 5, v35
	v_cndmask_b32_e64 v98, v98, v16, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 6, v35
	v_cndmask_b32_e64 v98, v98, v17, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 7, v35
	v_cndmask_b32_e64 v98, v98, v18, s[14:15]
	v_add_f32_e32 v98, v98, v105
	v_cndmask_b32_e32 v12, v12, v98, vcc
	v_cmp_eq_u32_e32 vcc, 0, v35
	v_cndmask_b32_e32 v11, v11, v98, vcc
	v_cmp_eq_u32_e32 vcc, 1, v36
	v_cndmask_b32_e64 v18, v18, v98, s[14:15]
	v_cndmask_b32_e64 v17, v17, v98, s[12:13]
	v_cndmask_b32_e64 v16, v16, v98, s[10:11]
	v_cndmask_b32_e64 v15, v15, v98, s[8:9]
	v_cndmask_b32_e64 v14, v14, v98, s[6:7]
	v_cndmask_b32_e64 v13, v13, v98, s[4:5]
	v_cndmask_b32_e32 v98, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v36
	v_cndmask_b32_e64 v98, v98, v13, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 3, v36
	v_cndmask_b32_e64 v98, v98, v14, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 4, v36
	v_cndmask_b32_e64 v98, v98, v15, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 5, v36
	v_cndmask_b32_e64 v98, v98, v16, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 6, v36
	v_cndmask_b32_e64 v98, v98, v17, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 7, v36
	v_cndmask_b32_e64 v98, v98, v18, s[14:15]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v98, v98, v106
	v_cndmask_b32_e32 v12, v12, v98, vcc
	v_cmp_eq_u32_e32 vcc, 0, v36
	v_cndmask_b32_e64 v18, v18, v98, s[14:15]
	v_cndmask_b32_e64 v17, v17, v98, s[12:13]
	v_cndmask_b32_e64 v16, v16, v98, s[10:11]
	v_cndmask_b32_e64 v15, v15, v98, s[8:9]
	v_cndmask_b32_e64 v14, v14, v98, s[6:7]
	v_cndmask_b32_e64 v13, v13, v98, s[4:5]
	v_cndmask_b32_e32 v11, v11, v98, vcc
	.loc	0 242
	v_add_u32_e32 v98, vcc, s33, v43
	.loc	0 243
	v_cmp_eq_u32_e32 vcc, 1, v37
	.loc	0 244
	v_mac_f32_e32 v95, v99, v100
	v_mac_f32_e32 v94, v99, v101
	.loc	0 243
	v_cndmask_b32_e32 v99, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v37
	v_cndmask_b32_e64 v99, v99, v13, s[4:5]
	v_cmp_eq_u32_e64 s[6:7], 3, v37
	.loc	0 242
	ds_read_b32 v98, v98
	.loc	0 243
	v_cndmask_b32_e64 v99, v99, v14, s[6:7]
	v_cmp_eq_u32_e64 s[8:9], 4, v37
	v_cndmask_b32_e64 v99, v99, v15, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 5, v37
	v_cndmask_b32_e64 v99, v99, v16, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 6, v37
	v_cndmask_b32_e64 v99, v99, v17, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 7, v37
	v_cndmask_b32_e64 v99, v99, v18, s[14:15]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v99, v99, v98
	v_cndmask_b32_e32 v12, v12, v99, vcc
	v_cmp_eq_u32_e32 vcc, 0, v37
	.loc	0 240
	s_add_i32 s33, s33, 4
	.loc	0 244
	v_mac_f32_e32 v92, v102, v100
	v_mac_f32_e32 v91, v102, v101
	v_mac_f32_e32 v90, v103, v100
	v_mac_f32_e32 v89, v103, v101
	v_mac_f32_e32 v88, v104, v100
	v_mac_f32_e32 v87, v104, v101
	v_mac_f32_e32 v86, v105, v100
	v_mac_f32_e32 v85, v105, v101
	v_mac_f32_e32 v84, v106, v100
	v_mac_f32_e32 v83, v106, v101
	v_mac_f32_e32 v29, v98, v100
	v_mac_f32_e32 v28, v98, v101
	.loc	0 243
	v_cndmask_b32_e64 v18, v18, v99, s[14:15]
	v_cndmask_b32_e64 v17, v17, v99, s[12:13]
	v_cndmask_b32_e64 v16, v16, v99, s[10:11]
	v_cndmask_b32_e64 v15, v15, v99, s[8:9]
	v_cndmask_b32_e64 v14, v14, v99, s[6:7]
	v_cndmask_b32_e64 v13, v13, v99, s[4:5]
	v_cndmask_b32_e32 v11, v11, v99, vcc
	.loc	0 240
	s_cmpk_lg_i32 s33, 0x100
	v_add_u32_e32 v97, vcc, 0x110, v97
	.loc	0 244
	buffer_store_dword v95, v38, s[0:3], 0 offen offset:8
	buffer_store_dword v94, v38, s[0:3], 0 offen offset:12
	buffer_store_dword v92, v38, s[0:3], 0 offen offset:16
	buffer_store_dword v91, v38, s[0:3], 0 offen offset:20
	buffer_store_dword v90, v38, s[0:3], 0 offen offset:24
	buffer_store_dword v89, v38, s[0:3], 0 offen offset:28
	buffer_store_dword v88, v38, s[0:3], 0 offen offset:32
	buffer_store_dword v87, v38, s[0:3], 0 offen offset:36
	buffer_store_dword v86, v38, s[0:3], 0 offen offset:40
	buffer_store_dword v85, v38, s[0:3], 0 offen offset:44
	buffer_store_dword v84, v38, s[0:3], 0 offen offset:48
	buffer_store_dword v83, v38, s[0:3], 0 offen offset:52
	buffer_store_dword v29, v39, s[0:3], 0 offen
	buffer_store_dword v28, v39, s[0:3], 0 offen offset:4
	.loc	0 240
	s_cbranch_scc1 .LBB0_24
; %bb.25:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 0
	v_readlane_b32 s6, v1, 20
	v_readlane_b32 s7, v1, 21
	.loc	0 209
	v_mov_b32_e32 v97, s7
	v_add_u32_e32 v24, vcc, s6, v24
	v_addc_u32_e32 v25, vcc, v25, v97, vcc
	v_readlane_b32 s7, v1, 37
	v_readlane_b32 s20, v1, 38
	s_add_i32 s7, s7, 64
	s_add_i32 s20, s20, 64
	v_readlane_b32 s4, v1, 14
	v_readlane_b32 s33, v1, 39
	v_add_u32_e32 v26, vcc, s6, v26
	v_readlane_b32 s34, v1, 35
	v_readlane_b32 s36, v1, 25
	s_cmp_eq_u32 s33, s4
	v_addc_u32_e32 v27, vcc, v27, v97, vcc
	v_readlane_b32 s35, v1, 36
	v_readlane_b32 s37, v1, 26
	v_readlane_b32 s38, v1, 27
	v_readlane_b32 s39, v1, 28
	v_readlane_b32 s40, v1, 29
	v_readlane_b32 s41, v1, 30
	v_readlane_b32 s42, v1, 31
	v_readlane_b32 s43, v1, 32
	.loc	0 244
	buffer_store_dword v93, v38, s[0:3], 0 offen
	buffer_store_dword v96, v38, s[0:3], 0 offen offset:4
	.loc	0 257
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_scc0 .LBB0_11
; %bb.26:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	v_readlane_b32 s40, v1, 33
	v_readlane_b32 s41, v1, 34
	s_branch .LBB0_28
.LBB0_27:                               ;   in Loop: Header=BB0_3 Depth=1
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v28, 0
.LBB0_28:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v22, vcc, v22, v19
	v_addc_u32_e32 v23, vcc, 0, v23, vcc
	v_cmp_gt_i32_e32 vcc, s26, v66
	.loc	0 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execnz .LBB0_36
; %bb.29:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s26, v65
	.loc	0 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execnz .LBB0_37
.LBB0_30:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s26, v64
	.loc	0 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execnz .LBB0_38
.LBB0_31:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s26, v63
	.loc	0 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execnz .LBB0_39
.LBB0_32:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s26, v62
	.loc	0 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execnz .LBB0_40
.LBB0_33:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s26, v61
	.loc	0 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execnz .LBB0_41
.LBB0_34:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s26, v60
	.loc	0 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execnz .LBB0_42
.LBB0_35:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s26, v59
	.loc	0 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_2
	s_branch .LBB0_43
.LBB0_36:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
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
	v_cndmask_b32_e32 v26, v24, v18, vcc
	.loc	0 261
	v_div_scale_f32 v24, s[6:7], v26, v26, v93
	v_div_scale_f32 v25, vcc, v93, v26, v93
	v_rcp_f32_e32 v27, v24
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v67, -v24, v27, 1.0
	v_fma_f32 v27, v67, v27, v27
	v_mul_f32_e32 v67, v25, v27
	v_fma_f32 v68, -v24, v67, v25
	v_fma_f32 v67, v68, v27, v67
	v_fma_f32 v24, -v24, v67, v25
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v25, s[6:7], v26, v26, v96
	v_div_fmas_f32 v24, v24, v27, v67
	v_div_scale_f32 v27, vcc, v96, v26, v96
	v_rcp_f32_e32 v67, v25
	v_div_fixup_f32 v68, v24, v26, v93
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v24, -v25, v67, 1.0
	v_fma_f32 v24, v24, v67, v67
	v_mul_f32_e32 v67, v27, v24
	v_fma_f32 v69, -v25, v67, v27
	v_fma_f32 v67, v69, v24, v67
	v_fma_f32 v25, -v25, v67, v27
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v27, v25, v24, v67
	v_mad_i64_i32 v[24:25], s[6:7], v66, s38, v[22:23]
	v_readlane_b32 s6, v1, 23
	v_mov_b32_e32 v66, s41
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_readlane_b32 s7, v1, 24
	v_add_u32_e32 v24, vcc, s40, v24
	v_addc_u32_e32 v25, vcc, v66, v25, vcc
	v_cndmask_b32_e64 v66, 0, v68, s[6:7]
	flat_store_dword v[24:25], v66
	v_add_u32_e32 v24, vcc, 0x80, v24
	v_addc_u32_e32 v25, vcc, 0, v25, vcc
	v_div_fixup_f32 v26, v27, v26, v96
	v_cndmask_b32_e64 v26, 0, v26, s[6:7]
	flat_store_dword v[24:25], v26
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s26, v65
	.loc	0 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_30
.LBB0_37:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
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
	v_cndmask_b32_e32 v26, v24, v18, vcc
	.loc	0 261
	v_div_scale_f32 v24, s[6:7], v26, v26, v95
	v_div_scale_f32 v25, vcc, v95, v26, v95
	v_rcp_f32_e32 v27, v24
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v66, -v24, v27, 1.0
	v_fma_f32 v27, v66, v27, v27
	v_mul_f32_e32 v66, v25, v27
	v_fma_f32 v67, -v24, v66, v25
	v_fma_f32 v66, v67, v27, v66
	v_fma_f32 v24, -v24, v66, v25
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v25, s[6:7], v26, v26, v94
	v_div_fmas_f32 v24, v24, v27, v66
	v_div_scale_f32 v27, vcc, v94, v26, v94
	v_rcp_f32_e32 v66, v25
	v_div_fixup_f32 v67, v24, v26, v95
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v24, -v25, v66, 1.0
	v_fma_f32 v24, v24, v66, v66
	v_mul_f32_e32 v66, v27, v24
	v_fma_f32 v68, -v25, v66, v27
	v_fma_f32 v66, v68, v24, v66
	v_fma_f32 v25, -v25, v66, v27
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v27, v25, v24, v66
	v_mad_i64_i32 v[24:25], s[6:7], v65, s38, v[22:23]
	v_readlane_b32 s6, v1, 23
	v_mov_b32_e32 v65, s41
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_readlane_b32 s7, v1, 24
	v_add_u32_e32 v24, vcc, s40, v24
	v_addc_u32_e32 v25, vcc, v65, v25, vcc
	v_cndmask_b32_e64 v65, 0, v67, s[6:7]
	flat_store_dword v[24:25], v65
	v_add_u32_e32 v24, vcc, 0x80, v24
	v_addc_u32_e32 v25, vcc, 0, v25, vcc
	v_div_fixup_f32 v26, v27, v26, v94
	v_cndmask_b32_e64 v26, 0, v26, s[6:7]
	flat_store_dword v[24:25], v26
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s26, v64
	.loc	0 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_31
.LBB0_38:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
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
	v_cndmask_b32_e32 v26, v24, v18, vcc
	.loc	0 261
	v_div_scale_f32 v24, s[6:7], v26, v26, v92
	v_div_scale_f32 v25, vcc, v92, v26, v92
	v_rcp_f32_e32 v27, v24
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v65, -v24, v27, 1.0
	v_fma_f32 v27, v65, v27, v27
	v_mul_f32_e32 v65, v25, v27
	v_fma_f32 v66, -v24, v65, v25
	v_fma_f32 v65, v66, v27, v65
	v_fma_f32 v24, -v24, v65, v25
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v25, s[6:7], v26, v26, v91
	v_div_fmas_f32 v24, v24, v27, v65
	v_div_scale_f32 v27, vcc, v91, v26, v91
	v_rcp_f32_e32 v65, v25
	v_div_fixup_f32 v66, v24, v26, v92
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v24, -v25, v65, 1.0
	v_fma_f32 v24, v24, v65, v65
	v_mul_f32_e32 v65, v27, v24
	v_fma_f32 v67, -v25, v65, v27
	v_fma_f32 v65, v67, v24, v65
	v_fma_f32 v25, -v25, v65, v27
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v27, v25, v24, v65
	v_mad_i64_i32 v[24:25], s[6:7], v64, s38, v[22:23]
	v_readlane_b32 s6, v1, 23
	v_mov_b32_e32 v64, s41
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_readlane_b32 s7, v1, 24
	v_add_u32_e32 v24, vcc, s40, v24
	v_addc_u32_e32 v25, vcc, v64, v25, vcc
	v_cndmask_b32_e64 v64, 0, v66, s[6:7]
	flat_store_dword v[24:25], v64
	v_add_u32_e32 v24, vcc, 0x80, v24
	v_addc_u32_e32 v25, vcc, 0, v25, vcc
	v_div_fixup_f32 v26, v27, v26, v91
	v_cndmask_b32_e64 v26, 0, v26, s[6:7]
	flat_store_dword v[24:25], v26
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s26, v63
	.loc	0 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_32
.LBB0_39:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
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
	v_cndmask_b32_e32 v26, v24, v18, vcc
	.loc	0 261
	v_div_scale_f32 v24, s[6:7], v26, v26, v90
	v_div_scale_f32 v25, vcc, v90, v26, v90
	v_rcp_f32_e32 v27, v24
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v64, -v24, v27, 1.0
	v_fma_f32 v27, v64, v27, v27
	v_mul_f32_e32 v64, v25, v27
	v_fma_f32 v65, -v24, v64, v25
	v_fma_f32 v64, v65, v27, v64
	v_fma_f32 v24, -v24, v64, v25
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v25, s[6:7], v26, v26, v89
	v_div_fmas_f32 v24, v24, v27, v64
	v_div_scale_f32 v27, vcc, v89, v26, v89
	v_rcp_f32_e32 v64, v25
	v_div_fixup_f32 v65, v24, v26, v90
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v24, -v25, v64, 1.0
	v_fma_f32 v24, v24, v64, v64
	v_mul_f32_e32 v64, v27, v24
	v_fma_f32 v66, -v25, v64, v27
	v_fma_f32 v64, v66, v24, v64
	v_fma_f32 v25, -v25, v64, v27
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v27, v25, v24, v64
	v_mad_i64_i32 v[24:25], s[6:7], v63, s38, v[22:23]
	v_readlane_b32 s6, v1, 23
	v_mov_b32_e32 v63, s41
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_readlane_b32 s7, v1, 24
	v_add_u32_e32 v24, vcc, s40, v24
	v_addc_u32_e32 v25, vcc, v63, v25, vcc
	v_cndmask_b32_e64 v63, 0, v65, s[6:7]
	flat_store_dword v[24:25], v63
	v_add_u32_e32 v24, vcc, 0x80, v24
	v_addc_u32_e32 v25, vcc, 0, v25, vcc
	v_div_fixup_f32 v26, v27, v26, v89
	v_cndmask_b32_e64 v26, 0, v26, s[6:7]
	flat_store_dword v[24:25], v26
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s26, v62
	.loc	0 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_33
.LBB0_40:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
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
	v_cndmask_b32_e32 v26, v24, v18, vcc
	.loc	0 261
	v_div_scale_f32 v24, s[6:7], v26, v26, v88
	v_div_scale_f32 v25, vcc, v88, v26, v88
	v_rcp_f32_e32 v27, v24
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v63, -v24, v27, 1.0
	v_fma_f32 v27, v63, v27, v27
	v_mul_f32_e32 v63, v25, v27
	v_fma_f32 v64, -v24, v63, v25
	v_fma_f32 v63, v64, v27, v63
	v_fma_f32 v24, -v24, v63, v25
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v25, s[6:7], v26, v26, v87
	v_div_fmas_f32 v24, v24, v27, v63
	v_div_scale_f32 v27, vcc, v87, v26, v87
	v_rcp_f32_e32 v63, v25
	v_div_fixup_f32 v64, v24, v26, v88
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v24, -v25, v63, 1.0
	v_fma_f32 v24, v24, v63, v63
	v_mul_f32_e32 v63, v27, v24
	v_fma_f32 v65, -v25, v63, v27
	v_fma_f32 v63, v65, v24, v63
	v_fma_f32 v25, -v25, v63, v27
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v27, v25, v24, v63
	v_mad_i64_i32 v[24:25], s[6:7], v62, s38, v[22:23]
	v_readlane_b32 s6, v1, 23
	v_mov_b32_e32 v62, s41
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_readlane_b32 s7, v1, 24
	v_add_u32_e32 v24, vcc, s40, v24
	v_addc_u32_e32 v25, vcc, v62, v25, vcc
	v_cndmask_b32_e64 v62, 0, v64, s[6:7]
	flat_store_dword v[24:25], v62
	v_add_u32_e32 v24, vcc, 0x80, v24
	v_addc_u32_e32 v25, vcc, 0, v25, vcc
	v_div_fixup_f32 v26, v27, v26, v87
	v_cndmask_b32_e64 v26, 0, v26, s[6:7]
	flat_store_dword v[24:25], v26
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s26, v61
	.loc	0 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_34
.LBB0_41:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
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
	v_cndmask_b32_e32 v26, v24, v18, vcc
	.loc	0 261
	v_div_scale_f32 v24, s[6:7], v26, v26, v86
	v_div_scale_f32 v25, vcc, v86, v26, v86
	v_rcp_f32_e32 v27, v24
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v62, -v24, v27, 1.0
	v_fma_f32 v27, v62, v27, v27
	v_mul_f32_e32 v62, v25, v27
	v_fma_f32 v63, -v24, v62, v25
	v_fma_f32 v62, v63, v27, v62
	v_fma_f32 v24, -v24, v62, v25
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v25, s[6:7], v26, v26, v85
	v_div_fmas_f32 v24, v24, v27, v62
	v_div_scale_f32 v27, vcc, v85, v26, v85
	v_rcp_f32_e32 v62, v25
	v_div_fixup_f32 v63, v24, v26, v86
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v24, -v25, v62, 1.0
	v_fma_f32 v24, v24, v62, v62
	v_mul_f32_e32 v62, v27, v24
	v_fma_f32 v64, -v25, v62, v27
	v_fma_f32 v62, v64, v24, v62
	v_fma_f32 v25, -v25, v62, v27
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v27, v25, v24, v62
	v_mad_i64_i32 v[24:25], s[6:7], v61, s38, v[22:23]
	v_readlane_b32 s6, v1, 23
	v_mov_b32_e32 v61, s41
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_readlane_b32 s7, v1, 24
	v_add_u32_e32 v24, vcc, s40, v24
	v_addc_u32_e32 v25, vcc, v61, v25, vcc
	v_cndmask_b32_e64 v61, 0, v63, s[6:7]
	flat_store_dword v[24:25], v61
	v_add_u32_e32 v24, vcc, 0x80, v24
	v_addc_u32_e32 v25, vcc, 0, v25, vcc
	v_div_fixup_f32 v26, v27, v26, v85
	v_cndmask_b32_e64 v26, 0, v26, s[6:7]
	flat_store_dword v[24:25], v26
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s26, v60
	.loc	0 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_35
.LBB0_42:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
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
	v_cndmask_b32_e32 v26, v24, v18, vcc
	.loc	0 261
	v_div_scale_f32 v24, s[6:7], v26, v26, v84
	v_div_scale_f32 v25, vcc, v84, v26, v84
	v_rcp_f32_e32 v27, v24
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v61, -v24, v27, 1.0
	v_fma_f32 v27, v61, v27, v27
	v_mul_f32_e32 v61, v25, v27
	v_fma_f32 v62, -v24, v61, v25
	v_fma_f32 v61, v62, v27, v61
	v_fma_f32 v24, -v24, v61, v25
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v25, s[6:7], v26, v26, v83
	v_div_fmas_f32 v24, v24, v27, v61
	v_div_scale_f32 v27, vcc, v83, v26, v83
	v_rcp_f32_e32 v61, v25
	v_div_fixup_f32 v62, v24, v26, v84
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v24, -v25, v61, 1.0
	v_fma_f32 v24, v24, v61, v61
	v_mul_f32_e32 v61, v27, v24
	v_fma_f32 v63, -v25, v61, v27
	v_fma_f32 v61, v63, v24, v61
	v_fma_f32 v25, -v25, v61, v27
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v27, v25, v24, v61
	v_mad_i64_i32 v[24:25], s[6:7], v60, s38, v[22:23]
	v_readlane_b32 s6, v1, 23
	v_mov_b32_e32 v60, s41
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_readlane_b32 s7, v1, 24
	v_add_u32_e32 v24, vcc, s40, v24
	v_addc_u32_e32 v25, vcc, v60, v25, vcc
	v_cndmask_b32_e64 v60, 0, v62, s[6:7]
	flat_store_dword v[24:25], v60
	v_add_u32_e32 v24, vcc, 0x80, v24
	v_addc_u32_e32 v25, vcc, 0, v25, vcc
	v_div_fixup_f32 v26, v27, v26, v83
	v_cndmask_b32_e64 v26, 0, v26, s[6:7]
	flat_store_dword v[24:25], v26
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e32 vcc, s26, v59
	.loc	0 260
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_2
.LBB0_43:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
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
	.loc	0 261
	v_div_scale_f32 v25, s[6:7], v24, v24, v29
	v_div_scale_f32 v26, vcc, v29, v24, v29
	v_mad_i64_i32 v[22:23], s[6:7], v59, s38, v[22:23]
	v_lshlrev_b64 v[22:23], 2, v[22:23]
	v_rcp_f32_e32 v27, v25
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v60, -v25, v27, 1.0
	v_fma_f32 v27, v60, v27, v27
	v_mul_f32_e32 v60, v26, v27
	v_fma_f32 v61, -v25, v60, v26
	v_fma_f32 v60, v61, v27, v60
	v_fma_f32 v25, -v25, v60, v26
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v26, s[6:7], v24, v24, v28
	v_div_fmas_f32 v25, v25, v27, v60
	v_div_scale_f32 v27, vcc, v28, v24, v28
	v_readlane_b32 s6, v1, 23
	v_readlane_b32 s7, v1, 24
	v_rcp_f32_e32 v60, v26
	v_div_fixup_f32 v25, v25, v24, v29
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v29, -v26, v60, 1.0
	v_fma_f32 v29, v29, v60, v60
	v_mul_f32_e32 v60, v27, v29
	v_fma_f32 v61, -v26, v60, v27
	v_fma_f32 v60, v61, v29, v60
	v_fma_f32 v26, -v26, v60, v27
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v26, v26, v29, v60
	v_mov_b32_e32 v27, s41
	v_add_u32_e32 v22, vcc, s40, v22
	v_addc_u32_e32 v23, vcc, v27, v23, vcc
	v_cndmask_b32_e64 v25, 0, v25, s[6:7]
	flat_store_dword v[22:23], v25
	v_add_u32_e32 v22, vcc, 0x80, v22
	v_addc_u32_e32 v23, vcc, 0, v23, vcc
	v_div_fixup_f32 v24, v26, v24, v28
	v_cndmask_b32_e64 v24, 0, v24, s[6:7]
	flat_store_dword v[22:23], v24
	s_branch .LBB0_2
.LBB0_44:
	.loc	0 264
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_v3
		.amdhsa_group_segment_fixed_size 43008
		.amdhsa_private_segment_fixed_size 68
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
		.amdhsa_next_free_vgpr 145
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
; codeLenInByte = 23928
; NumSgprs: 108
; NumVgprs: 145
; ScratchSize: 68
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 43008 bytes/workgroup (compile time only)
; SGPRBlocks: 13
; VGPRBlocks: 36
; NumSGPRsForWavesPerEU: 108
; NumVGPRsForWavesPerEU: 145
; Occupancy: 1
; WaveLimiterHint : 1
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
    .group_segment_fixed_size: 43008
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 128
    .name:           attention_v3
    .private_segment_fixed_size: 68
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     108
    .sgpr_spill_count: 68
    .symbol:         attention_v3.kd
    .vgpr_count:     145
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

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
	s_ashr_i32 s9, s8, 5
	s_mul_i32 s8, s49, s48
	v_writelane_b32 v1, s9, 0
	s_mul_i32 s8, s8, s9
	v_writelane_b32 v1, s8, 1
	.loc	1 196
	s_cmp_le_i32 s8, s10
	s_cbranch_scc1 .LBB0_84
; %bb.1:
	.loc	1 0
	s_load_dword s8, s[6:7], 0x10
	s_mov_b32 s26, s10
	.loc	1 196
	s_mov_b32 s27, 0
	v_lshrrev_b32_e32 v5, 2, v0
	v_and_b32_e32 v62, 24, v5
	.loc	1 195
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v1, s8, 2
	s_load_dwordx2 s[8:9], s[6:7], 0x18
	s_load_dwordx8 s[16:23], s[6:7], 0x20
	s_load_dwordx4 s[28:31], s[6:7], 0x40
	s_load_dwordx2 s[6:7], s[6:7], 0x50
	v_or_b32_e32 v70, 7, v5
	v_and_b32_e32 v20, 15, v0
	v_mov_b32_e32 v21, 0
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v1, s8, 3
	v_writelane_b32 v1, s9, 4
	s_add_i32 s8, s51, 31
	s_ashr_i32 s9, s8, 31
	s_lshr_b32 s9, s9, 27
	s_add_i32 s8, s8, s9
	s_load_dword s9, s[4:5], 0x4
	s_ashr_i32 s11, s8, 5
	s_cmp_gt_i32 s51, 0
	s_cselect_b64 s[12:13], -1, 0
	s_load_dword s4, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s9, 0xffff
	v_cvt_f32_u32_e32 v3, s5
	v_writelane_b32 v1, s6, 5
	v_writelane_b32 v1, s7, 6
	s_mov_b32 s6, s17
	v_rcp_iflag_f32_e32 v3, v3
	v_writelane_b32 v1, s6, 7
	v_writelane_b32 v1, s7, 8
	s_sub_i32 s6, 0, s5
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_cvt_u32_f32_e32 v3, v3
	s_ashr_i32 s31, s30, 31
	.loc	1 196
	v_alignbit_b32 v6, 0, v0, 4
	v_lshlrev_b32_e32 v5, 7, v70
	v_mul_lo_u32 v4, s6, v3
	s_mov_b32 s6, s29
	v_writelane_b32 v1, s6, 9
	v_writelane_b32 v1, s7, 10
	v_mul_hi_u32 v4, v3, v4
	s_movk_i32 s6, 0x200
	v_cmp_gt_u32_e64 s[6:7], s6, v0
	v_writelane_b32 v1, s6, 11
	v_add_u32_e32 v3, vcc, v3, v4
	v_mul_hi_u32 v3, s4, v3
	v_writelane_b32 v1, s7, 12
	s_add_i32 s6, s50, -1
	v_writelane_b32 v1, s6, 13
	v_readfirstlane_b32 s6, v3
	s_mul_i32 s7, s6, s5
	s_sub_i32 s7, s4, s7
	s_add_i32 s9, s6, 1
	s_sub_i32 s10, s7, s5
	s_cmp_ge_u32 s7, s5
	s_cselect_b32 s6, s9, s6
	s_cselect_b32 s7, s10, s7
	s_add_i32 s9, s6, 1
	s_cmp_ge_u32 s7, s5
	s_cselect_b32 s10, s9, s6
	s_mov_b32 s6, s10
	v_writelane_b32 v1, s6, 14
	v_mov_b32_e32 v3, s10
	v_writelane_b32 v1, s7, 15
	v_mad_u64_u32 v[3:4], s[6:7], s5, v3, 0
	s_mov_b32 s5, s27
	s_movk_i32 s9, 0x1400
	v_cmp_ne_u64_e32 vcc, s[4:5], v[3:4]
	v_mov_b32_e32 v4, 4
	v_cndmask_b32_e64 v3, 0, 1, vcc
	v_readfirstlane_b32 s4, v3
	v_lshlrev_b32_e32 v3, 2, v62
	v_writelane_b32 v1, s4, 16
	v_add_u32_e32 v71, vcc, v4, v3
	v_lshlrev_b32_e32 v3, 2, v70
	v_writelane_b32 v1, s11, 17
	s_max_i32 s4, s11, 1
	v_add_u32_e32 v72, vcc, v4, v3
	v_lshlrev_b32_e32 v3, 7, v62
	v_writelane_b32 v1, s4, 18
	v_add_u32_e32 v73, vcc, s9, v3
	v_mad_i64_i32 v[3:4], s[4:5], v6, s30, v[20:21]
	v_add_u32_e32 v75, vcc, s9, v5
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	s_movk_i32 s8, 0x50
	v_mov_b32_e32 v5, s21
	v_add_u32_e32 v78, vcc, s20, v3
	v_lshrrev_b32_e32 v80, 4, v0
	v_lshlrev_b32_e32 v8, 2, v20
	v_addc_u32_e32 v79, vcc, v5, v4, vcc
	v_mad_u32_u24 v20, v80, s8, v8
	s_movk_i32 s4, 0xa00
	v_or_b32_e32 v5, 32, v6
	s_lshl_b64 s[34:35], s[30:31], 5
	v_add_u32_e32 v81, vcc, s4, v20
	v_mad_i64_i32 v[5:6], s[4:5], v5, s30, 0
	v_writelane_b32 v1, s28, 19
	v_writelane_b32 v1, s29, 20
	v_writelane_b32 v1, s30, 21
	v_writelane_b32 v1, s31, 22
	s_lshl_b64 s[4:5], s[30:31], 7
	v_writelane_b32 v1, s4, 23
	v_mov_b32_e32 v9, s23
	v_add_u32_e32 v82, vcc, s22, v3
	v_writelane_b32 v1, s5, 24
	v_addc_u32_e32 v83, vcc, v9, v4, vcc
	v_lshlrev_b64 v[3:4], 2, v[5:6]
	v_mov_b32_e32 v5, s21
	v_writelane_b32 v1, s16, 25
	v_writelane_b32 v1, s17, 26
	v_writelane_b32 v1, s18, 27
	v_writelane_b32 v1, s19, 28
	v_writelane_b32 v1, s20, 29
	v_writelane_b32 v1, s21, 30
	v_add_u32_e32 v3, vcc, v3, v8
	v_writelane_b32 v1, s22, 31
	.loc	1 195
	v_and_b32_e32 v19, 31, v0
	.loc	1 196
	v_or_b32_e32 v77, 0xffffff80, v0
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_writelane_b32 v1, s23, 32
	v_lshlrev_b32_e32 v0, 5, v0
	v_lshlrev_b32_e32 v7, 2, v19
	v_add_u32_e32 v84, vcc, s20, v3
	v_and_b32_e32 v0, 0xc00, v0
	v_writelane_b32 v1, s12, 33
	v_mul_u32_u24_e32 v63, 0x50, v19
	v_cmp_gt_u32_e64 s[6:7], 16, v19
	v_or_b32_e32 v64, 1, v62
	v_or_b32_e32 v65, 2, v62
	v_or_b32_e32 v66, 3, v62
	v_or_b32_e32 v67, 4, v62
	v_or_b32_e32 v68, 5, v62
	v_or_b32_e32 v69, 6, v62
	v_or_b32_e32 v74, v73, v7
	v_or_b32_e32 v76, v75, v7
	v_addc_u32_e32 v85, vcc, v5, v4, vcc
	v_or_b32_e32 v86, 32, v80
	v_or_b32_e32 v87, 0xa00, v7
	v_add_u32_e32 v0, vcc, s9, v0
	s_movk_i32 s25, 0x17f
	v_writelane_b32 v1, s13, 34
	v_cndmask_b32_e64 v88, 0, 1, s[12:13]
	v_mov_b32_e32 v89, 0xff800000
	v_mov_b32_e32 v90, 0x7f800000
	s_mov_b32 s33, 0xc2aeac4f
	s_branch .LBB0_5
.LBB0_2:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v24, 0
.LBB0_3:                                ;   in Loop: Header=BB0_5 Depth=1
	v_readlane_b32 s8, v1, 25
	v_readlane_b32 s9, v1, 26
	v_readlane_b32 s10, v1, 27
	.loc	1 261
	v_mad_i64_i32 v[22:23], s[8:9], v91, s10, v[22:23]
	v_readlane_b32 s8, v1, 5
	v_readlane_b32 s9, v1, 6
	v_lshlrev_b64 v[22:23], 2, v[22:23]
	v_mov_b32_e32 v25, s9
	v_add_u32_e32 v22, vcc, s8, v22
	v_addc_u32_e32 v23, vcc, v25, v23, vcc
	v_readlane_b32 s11, v1, 28
	v_readlane_b32 s12, v1, 29
	v_readlane_b32 s13, v1, 30
	v_readlane_b32 s14, v1, 31
	v_readlane_b32 s15, v1, 32
	flat_store_dword v[22:23], v24
.LBB0_4:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 196
	s_bfe_i64 s[4:5], s[26:27], 0x200000
	v_readlane_b32 s8, v1, 14
	s_add_u32 s4, s4, s8
	s_addc_u32 s5, s5, 0
	v_readlane_b32 s8, v1, 16
	s_add_u32 s26, s4, s8
	s_addc_u32 s27, s5, 0
	v_readlane_b32 s4, v1, 1
	s_cmp_le_i32 s4, s26
	v_readlane_b32 s9, v1, 15
	s_cbranch_scc1 .LBB0_84
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_9 Depth 2
                                        ;     Child Loop BB0_15 Depth 2
                                        ;       Child Loop BB0_18 Depth 3
                                        ;       Child Loop BB0_24 Depth 3
                                        ;       Child Loop BB0_29 Depth 3
	.loc	1 0
	v_readlane_b32 s5, v1, 0
	.loc	1 197
	s_ashr_i32 s4, s5, 31
	s_add_i32 s5, s5, s4
	s_xor_b32 s5, s5, s4
	v_cvt_f32_u32_e32 v22, s5
	s_sub_i32 s8, 0, s5
	.loc	1 205
	buffer_store_dword v21, v71, s[0:3], 0 offen
	buffer_store_dword v21, v71, s[0:3], 0 offen offset:4
	buffer_store_dword v21, v71, s[0:3], 0 offen offset:8
	buffer_store_dword v21, v71, s[0:3], 0 offen offset:12
	.loc	1 197
	v_rcp_iflag_f32_e32 v22, v22
	.loc	1 205
	buffer_store_dword v21, v71, s[0:3], 0 offen offset:16
	buffer_store_dword v21, v71, s[0:3], 0 offen offset:20
	buffer_store_dword v21, v71, s[0:3], 0 offen offset:24
	buffer_store_dword v21, v72, s[0:3], 0 offen
	.loc	1 182
	s_mov_b32 m0, -1
	.loc	1 197
	v_mul_f32_e32 v22, 0x4f7ffffe, v22
	v_cvt_u32_f32_e32 v22, v22
	v_mul_lo_u32 v23, s8, v22
	s_ashr_i32 s8, s26, 31
	s_add_i32 s9, s26, s8
	s_xor_b32 s9, s9, s8
	v_mul_hi_u32 v23, v22, v23
	s_xor_b32 s4, s8, s4
	v_add_u32_e32 v22, vcc, v22, v23
	v_mul_hi_u32 v22, s9, v22
	v_readfirstlane_b32 s8, v22
	s_mul_i32 s10, s8, s5
	s_sub_i32 s9, s9, s10
	s_add_i32 s11, s8, 1
	s_sub_i32 s10, s9, s5
	s_cmp_ge_u32 s9, s5
	s_cselect_b32 s8, s11, s8
	s_cselect_b32 s9, s10, s9
	s_add_i32 s10, s8, 1
	s_cmp_ge_u32 s9, s5
	s_cselect_b32 s5, s10, s8
	s_ashr_i32 s8, s49, 31
	s_add_i32 s9, s49, s8
	s_xor_b32 s9, s9, s8
	v_cvt_f32_u32_e32 v22, s9
	.loc	1 200
	v_readlane_b32 s10, v1, 9
	v_mov_b32_e32 v23, s10
	.loc	1 197
	s_sub_i32 s10, 0, s9
	v_rcp_iflag_f32_e32 v22, v22
	s_xor_b32 s5, s5, s4
	s_sub_i32 s12, s5, s4
	s_ashr_i32 s4, s12, 31
	v_mul_f32_e32 v22, 0x4f7ffffe, v22
	v_cvt_u32_f32_e32 v22, v22
	s_add_i32 s5, s12, s4
	s_xor_b32 s5, s5, s4
	s_xor_b32 s4, s4, s8
	v_mul_lo_u32 v24, s10, v22
	.loc	1 200
	v_readlane_b32 s11, v1, 10
	.loc	1 197
	v_mul_hi_u32 v24, v22, v24
	v_add_u32_e32 v22, vcc, v22, v24
	v_mul_hi_u32 v22, s5, v22
	v_readfirstlane_b32 s8, v22
	s_mul_i32 s10, s8, s9
	s_sub_i32 s5, s5, s10
	s_add_i32 s11, s8, 1
	s_sub_i32 s10, s5, s9
	s_cmp_ge_u32 s5, s9
	s_cselect_b32 s8, s11, s8
	s_cselect_b32 s5, s10, s5
	s_add_i32 s10, s8, 1
	s_cmp_ge_u32 s5, s9
	s_cselect_b32 s5, s10, s8
	s_xor_b32 s5, s5, s4
	s_sub_i32 s13, s5, s4
	s_mul_i32 s4, s13, s49
	s_sub_i32 s14, s12, s4
	.loc	1 200
	v_mad_i64_i32 v[22:23], s[4:5], s14, v23, 0
	v_readlane_b32 s8, v1, 19
	v_mov_b32_e32 v24, s8
	v_mad_i64_i32 v[56:57], s[4:5], s13, v24, v[22:23]
	.loc	1 206
	v_cmp_ne_u32_e64 s[4:5], 1, v88
	.loc	1 200
	v_readlane_b32 s9, v1, 20
	v_readlane_b32 s10, v1, 21
	v_readlane_b32 s11, v1, 22
	.loc	1 206
	v_writelane_b32 v1, s4, 35
	v_writelane_b32 v1, s5, 36
	v_readlane_b32 s4, v1, 33
	v_readlane_b32 s5, v1, 34
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_12
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 179
	s_mov_b64 s[4:5], exec
	v_readlane_b32 s8, v1, 11
	v_readlane_b32 s9, v1, 12
	s_and_b64 s[8:9], s[4:5], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_11
; %bb.7:                                ;   in Loop: Header=BB0_5 Depth=1
	v_lshlrev_b64 v[22:23], 2, v[56:57]
	s_mov_b64 s[8:9], 0
	v_add_u32_e32 v22, vcc, v78, v22
	v_addc_u32_e32 v23, vcc, v79, v23, vcc
	v_mov_b32_e32 v24, v80
	v_mov_b32_e32 v25, v20
	v_mov_b32_e32 v26, v77
	s_branch .LBB0_9
.LBB0_8:                                ;   in Loop: Header=BB0_9 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 179
	v_add_u32_e32 v26, vcc, 0x80, v26
	.loc	1 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v25, v27
	.loc	1 179
	v_mov_b32_e32 v27, s35
	v_add_u32_e32 v22, vcc, s34, v22
	v_addc_u32_e32 v23, vcc, v23, v27, vcc
	v_add_u32_e32 v25, vcc, 0x280, v25
	v_cmp_lt_u32_e32 vcc, s25, v26
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v24, vcc, 8, v24
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_11
.LBB0_9:                                ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 181
	v_cmp_gt_i32_e32 vcc, s51, v24
	.loc	1 182
	v_mov_b32_e32 v27, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_8
; %bb.10:                               ;   in Loop: Header=BB0_9 Depth=2
	flat_load_dword v27, v[22:23]
	s_branch .LBB0_8
.LBB0_11:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
.LBB0_12:                               ;   in Loop: Header=BB0_5 Depth=1
	v_readlane_b32 s4, v1, 0
	s_mul_i32 s12, s12, s4
	.loc	1 199
	v_readlane_b32 s4, v1, 7
	v_readlane_b32 s5, v1, 8
	v_mov_b32_e32 v22, s4
	v_mad_i64_i32 v[22:23], s[4:5], s14, v22, 0
	v_readlane_b32 s40, v1, 25
	v_mov_b32_e32 v24, s40
	v_mad_i64_i32 v[22:23], s[4:5], s13, v24, v[22:23]
	s_sub_i32 s8, s26, s12
	.loc	1 204
	v_cmp_eq_u32_e32 vcc, 7, v62
	v_cmp_eq_u32_e64 s[4:5], 7, v64
	.loc	1 198
	s_lshl_b32 s24, s8, 5
	.loc	1 204
	s_or_b64 s[8:9], s[4:5], vcc
	v_cmp_eq_u32_e32 vcc, 6, v62
	v_cmp_eq_u32_e64 s[4:5], 6, v64
	s_or_b64 s[10:11], s[4:5], vcc
	v_cmp_eq_u32_e32 vcc, 5, v62
	v_cmp_eq_u32_e64 s[4:5], 5, v64
	s_or_b64 s[12:13], s[4:5], vcc
	v_cmp_eq_u32_e32 vcc, 4, v62
	v_cmp_eq_u32_e64 s[4:5], 4, v64
	s_or_b64 s[14:15], s[4:5], vcc
	v_cmp_eq_u32_e32 vcc, 3, v62
	v_cmp_eq_u32_e64 s[4:5], 3, v64
	s_or_b64 s[16:17], s[4:5], vcc
	v_cmp_eq_u32_e32 vcc, 2, v62
	v_cmp_eq_u32_e64 s[4:5], 2, v64
	s_or_b64 s[18:19], s[4:5], vcc
	v_cmp_eq_u32_e32 vcc, 1, v62
	v_cmp_eq_u32_e64 s[4:5], 1, v64
	s_or_b64 s[20:21], s[4:5], vcc
	v_cmp_eq_u32_e32 vcc, 0, v62
	v_cmp_eq_u32_e64 s[4:5], 0, v64
	s_or_b64 s[4:5], s[4:5], vcc
	v_cmp_eq_u32_e32 vcc, 0, v65
	s_or_b64 s[4:5], vcc, s[4:5]
	v_cmp_eq_u32_e32 vcc, 1, v65
	s_or_b64 s[20:21], vcc, s[20:21]
	v_cmp_eq_u32_e32 vcc, 2, v65
	s_or_b64 s[18:19], vcc, s[18:19]
	v_cmp_eq_u32_e32 vcc, 3, v65
	s_or_b64 s[16:17], vcc, s[16:17]
	v_cmp_eq_u32_e32 vcc, 4, v65
	s_or_b64 s[14:15], vcc, s[14:15]
	v_cmp_eq_u32_e32 vcc, 5, v65
	s_or_b64 s[12:13], vcc, s[12:13]
	v_cmp_eq_u32_e32 vcc, 6, v65
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, 7, v65
	s_or_b64 s[8:9], vcc, s[8:9]
	v_cmp_eq_u32_e32 vcc, 7, v66
	s_or_b64 s[8:9], vcc, s[8:9]
	v_cmp_eq_u32_e32 vcc, 6, v66
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, 5, v66
	s_or_b64 s[12:13], vcc, s[12:13]
	v_cmp_eq_u32_e32 vcc, 4, v66
	s_or_b64 s[14:15], vcc, s[14:15]
	v_cmp_eq_u32_e32 vcc, 3, v66
	s_or_b64 s[16:17], vcc, s[16:17]
	v_cmp_eq_u32_e32 vcc, 2, v66
	s_or_b64 s[18:19], vcc, s[18:19]
	v_cmp_eq_u32_e32 vcc, 1, v66
	s_or_b64 s[20:21], vcc, s[20:21]
	v_cmp_eq_u32_e32 vcc, 0, v66
	s_or_b64 s[4:5], vcc, s[4:5]
	v_cmp_eq_u32_e32 vcc, 0, v67
	s_or_b64 s[4:5], vcc, s[4:5]
	v_cmp_eq_u32_e32 vcc, 1, v67
	s_or_b64 s[20:21], vcc, s[20:21]
	v_cmp_eq_u32_e32 vcc, 2, v67
	s_or_b64 s[18:19], vcc, s[18:19]
	v_cmp_eq_u32_e32 vcc, 3, v67
	s_or_b64 s[16:17], vcc, s[16:17]
	v_cmp_eq_u32_e32 vcc, 4, v67
	s_or_b64 s[14:15], vcc, s[14:15]
	v_cmp_eq_u32_e32 vcc, 5, v67
	s_or_b64 s[12:13], vcc, s[12:13]
	v_cmp_eq_u32_e32 vcc, 6, v67
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, 7, v67
	s_or_b64 s[8:9], vcc, s[8:9]
	v_cmp_eq_u32_e32 vcc, 7, v68
	s_or_b64 s[8:9], vcc, s[8:9]
	v_cmp_eq_u32_e32 vcc, 6, v68
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, 5, v68
	s_or_b64 s[12:13], vcc, s[12:13]
	v_cmp_eq_u32_e32 vcc, 4, v68
	s_or_b64 s[14:15], vcc, s[14:15]
	v_cmp_eq_u32_e32 vcc, 3, v68
	s_or_b64 s[16:17], vcc, s[16:17]
	v_cmp_eq_u32_e32 vcc, 2, v68
	s_or_b64 s[18:19], vcc, s[18:19]
	v_cmp_eq_u32_e32 vcc, 1, v68
	s_or_b64 s[20:21], vcc, s[20:21]
	v_cmp_eq_u32_e32 vcc, 0, v68
	s_or_b64 s[4:5], vcc, s[4:5]
	v_cmp_eq_u32_e32 vcc, 0, v69
	s_or_b64 s[22:23], vcc, s[4:5]
	v_cmp_eq_u32_e32 vcc, 1, v69
	s_or_b64 s[20:21], vcc, s[20:21]
	v_cmp_eq_u32_e32 vcc, 2, v69
	s_or_b64 s[18:19], vcc, s[18:19]
	v_cmp_eq_u32_e32 vcc, 3, v69
	s_or_b64 s[16:17], vcc, s[16:17]
	v_cmp_eq_u32_e32 vcc, 4, v69
	s_or_b64 s[14:15], vcc, s[14:15]
	v_cmp_eq_u32_e32 vcc, 5, v69
	s_or_b64 s[12:13], vcc, s[12:13]
	v_cmp_eq_u32_e32 vcc, 6, v69
	s_or_b64 s[10:11], vcc, s[10:11]
	v_cmp_eq_u32_e32 vcc, 7, v69
	s_or_b64 s[4:5], vcc, s[8:9]
	v_cmp_eq_u32_e32 vcc, 7, v70
	s_or_b64 vcc, vcc, s[4:5]
	v_cmp_eq_u32_e64 s[4:5], 6, v70
	s_or_b64 s[4:5], s[4:5], s[10:11]
	v_cmp_eq_u32_e64 s[8:9], 5, v70
	v_cmp_eq_u32_e64 s[10:11], 4, v70
	s_or_b64 s[8:9], s[8:9], s[12:13]
	s_or_b64 s[10:11], s[10:11], s[14:15]
	v_cmp_eq_u32_e64 s[12:13], 3, v70
	v_cmp_eq_u32_e64 s[14:15], 2, v70
	v_cndmask_b32_e64 v17, v17, 0, s[4:5]
	s_or_b64 s[12:13], s[12:13], s[16:17]
	s_or_b64 s[14:15], s[14:15], s[18:19]
	v_cmp_eq_u32_e64 s[16:17], 1, v70
	v_cmp_eq_u32_e64 s[18:19], 0, v70
	v_cndmask_b32_e64 v9, v9, v89, s[4:5]
	.loc	1 209
	v_readlane_b32 s4, v1, 35
	.loc	1 204
	s_or_b64 s[16:17], s[16:17], s[20:21]
	s_or_b64 s[18:19], s[18:19], s[22:23]
	.loc	1 198
	v_or_b32_e32 v98, s24, v62
	.loc	1 209
	v_readlane_b32 s5, v1, 36
	v_readlane_b32 s41, v1, 26
	v_readlane_b32 s42, v1, 27
	v_readlane_b32 s43, v1, 28
	v_readlane_b32 s44, v1, 29
	v_readlane_b32 s45, v1, 30
	v_readlane_b32 s46, v1, 31
	v_readlane_b32 s47, v1, 32
	s_mov_b32 s28, 0
	.loc	1 204
	v_mov_b32_e32 v60, 0
	v_cndmask_b32_e64 v18, v18, 0, vcc
	v_cndmask_b32_e64 v16, v16, 0, s[8:9]
	v_cndmask_b32_e64 v15, v15, 0, s[10:11]
	v_cndmask_b32_e64 v14, v14, 0, s[12:13]
	v_cndmask_b32_e64 v13, v13, 0, s[14:15]
	v_cndmask_b32_e64 v12, v12, 0, s[16:17]
	v_cndmask_b32_e64 v11, v11, 0, s[18:19]
	v_cndmask_b32_e32 v10, v10, v89, vcc
	v_cndmask_b32_e64 v8, v8, v89, s[8:9]
	v_cndmask_b32_e64 v7, v7, v89, s[10:11]
	v_cndmask_b32_e64 v6, v6, v89, s[12:13]
	v_cndmask_b32_e64 v5, v5, v89, s[14:15]
	v_cndmask_b32_e64 v4, v4, v89, s[16:17]
	v_cndmask_b32_e64 v3, v3, v89, s[18:19]
	.loc	1 209
	s_and_b64 vcc, exec, s[4:5]
	v_or_b32_e32 v97, 1, v98
	v_or_b32_e32 v96, 2, v98
	v_or_b32_e32 v95, 3, v98
	v_or_b32_e32 v94, 4, v98
	v_or_b32_e32 v93, 5, v98
	v_or_b32_e32 v92, 6, v98
	v_or_b32_e32 v91, 7, v98
	.loc	1 207
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	1 209
	s_cbranch_vccnz .LBB0_45
; %bb.13:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_readlane_b32 s8, v1, 3
	v_readlane_b32 s9, v1, 4
	v_mov_b32_e32 v28, s9
	v_readlane_b32 s9, v1, 13
	v_min_i32_e32 v26, s9, v98
	v_mad_i64_i32 v[26:27], s[4:5], v26, s42, 0
	v_lshlrev_b64 v[24:25], 2, v[22:23]
	v_min_i32_e32 v30, s9, v95
	v_add_u32_e32 v40, vcc, s8, v24
	v_addc_u32_e32 v41, vcc, v28, v25, vcc
	v_lshlrev_b64 v[24:25], 2, v[26:27]
	v_min_i32_e32 v26, s9, v97
	v_mad_i64_i32 v[26:27], s[4:5], v26, s42, 0
	v_min_i32_e32 v28, s9, v96
	v_mad_i64_i32 v[28:29], s[4:5], v28, s42, 0
	v_add_u32_e32 v24, vcc, v40, v24
	v_lshlrev_b64 v[26:27], 2, v[26:27]
	v_mad_i64_i32 v[30:31], s[4:5], v30, s42, 0
	v_addc_u32_e32 v25, vcc, v41, v25, vcc
	v_min_i32_e32 v32, s9, v94
	v_add_u32_e32 v26, vcc, v40, v26
	v_lshlrev_b64 v[28:29], 2, v[28:29]
	v_mad_i64_i32 v[32:33], s[4:5], v32, s42, 0
	v_addc_u32_e32 v27, vcc, v41, v27, vcc
	v_min_i32_e32 v34, s9, v93
	v_add_u32_e32 v28, vcc, v40, v28
	v_lshlrev_b64 v[30:31], 2, v[30:31]
	v_mad_i64_i32 v[34:35], s[4:5], v34, s42, 0
	v_addc_u32_e32 v29, vcc, v41, v29, vcc
	v_min_i32_e32 v36, s9, v92
	v_add_u32_e32 v30, vcc, v40, v30
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	v_mad_i64_i32 v[36:37], s[4:5], v36, s42, 0
	v_addc_u32_e32 v31, vcc, v41, v31, vcc
	v_min_i32_e32 v38, s9, v91
	v_add_u32_e32 v32, vcc, v40, v32
	v_lshlrev_b64 v[34:35], 2, v[34:35]
	v_mad_i64_i32 v[38:39], s[4:5], v38, s42, 0
	v_addc_u32_e32 v33, vcc, v41, v33, vcc
	v_add_u32_e32 v34, vcc, v40, v34
	v_lshlrev_b64 v[36:37], 2, v[36:37]
	v_addc_u32_e32 v35, vcc, v41, v35, vcc
	v_add_u32_e32 v36, vcc, v40, v36
	v_lshlrev_b64 v[38:39], 2, v[38:39]
	v_addc_u32_e32 v37, vcc, v41, v37, vcc
	v_add_u32_e32 v38, vcc, v40, v38
	v_addc_u32_e32 v39, vcc, v41, v39, vcc
	v_add_u32_e32 v40, vcc, 32, v24
	v_addc_u32_e32 v41, vcc, 0, v25, vcc
	v_add_u32_e32 v42, vcc, 32, v26
	v_addc_u32_e32 v43, vcc, 0, v27, vcc
	v_add_u32_e32 v44, vcc, 32, v28
	v_addc_u32_e32 v45, vcc, 0, v29, vcc
	v_add_u32_e32 v46, vcc, 32, v30
	v_addc_u32_e32 v47, vcc, 0, v31, vcc
	v_add_u32_e32 v48, vcc, 32, v32
	v_addc_u32_e32 v49, vcc, 0, v33, vcc
	v_add_u32_e32 v50, vcc, 32, v34
	v_addc_u32_e32 v51, vcc, 0, v35, vcc
	v_add_u32_e32 v52, vcc, 32, v36
	v_addc_u32_e32 v53, vcc, 0, v37, vcc
	v_add_u32_e32 v54, vcc, 32, v38
	.loc	1 209
	v_lshlrev_b64 v[58:59], 2, v[56:57]
	v_addc_u32_e32 v55, vcc, 0, v39, vcc
	v_add_u32_e32 v56, vcc, v82, v58
	v_addc_u32_e32 v57, vcc, v83, v59, vcc
	v_add_u32_e32 v58, vcc, v84, v58
	v_writelane_b32 v1, s26, 37
	v_addc_u32_e32 v59, vcc, v85, v59, vcc
	v_mov_b32_e32 v99, v86
	v_mov_b32_e32 v100, v80
	v_writelane_b32 v1, s27, 38
	s_branch .LBB0_15
.LBB0_14:                               ;   in Loop: Header=BB0_15 Depth=2
	.loc	1 0
	v_readlane_b32 s4, v1, 23
	v_readlane_b32 s5, v1, 24
	.loc	1 209
	v_mov_b32_e32 v107, s5
	v_add_u32_e32 v56, vcc, s4, v56
	v_addc_u32_e32 v57, vcc, v57, v107, vcc
	v_add_u32_e32 v100, vcc, 32, v100
	v_add_u32_e32 v58, vcc, s4, v58
	v_readlane_b32 s4, v1, 18
	v_addc_u32_e32 v59, vcc, v59, v107, vcc
	s_cmp_eq_u32 s28, s4
	v_add_u32_e32 v99, vcc, 32, v99
	.loc	1 244
	buffer_store_dword v60, v71, s[0:3], 0 offen
	.loc	1 257
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	1 209
	s_cbranch_scc1 .LBB0_46
.LBB0_15:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_18 Depth 3
                                        ;       Child Loop BB0_24 Depth 3
                                        ;       Child Loop BB0_29 Depth 3
	.loc	1 179
	s_mov_b64 s[4:5], exec
	v_readlane_b32 s8, v1, 11
	v_readlane_b32 s9, v1, 12
	s_and_b64 s[8:9], s[4:5], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_20
; %bb.16:                               ;   in Loop: Header=BB0_15 Depth=2
	.loc	1 0
	v_mov_b32_e32 v61, v57
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v101, v100
	v_mov_b32_e32 v60, v56
	v_mov_b32_e32 v102, v81
	v_mov_b32_e32 v103, v77
	s_branch .LBB0_18
.LBB0_17:                               ;   in Loop: Header=BB0_18 Depth=3
	s_or_b64 exec, exec, s[10:11]
	.loc	1 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v102, v104
	.loc	1 179
	v_add_u32_e32 v103, vcc, 0x80, v103
	v_add_u32_e32 v102, vcc, 0x280, v102
	v_mov_b32_e32 v104, s35
	v_add_u32_e32 v60, vcc, s34, v60
	v_addc_u32_e32 v61, vcc, v61, v104, vcc
	v_cmp_lt_u32_e32 vcc, s25, v103
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v101, vcc, 8, v101
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_20
.LBB0_18:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_15 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 181
	v_cmp_gt_i32_e32 vcc, s51, v101
	.loc	1 182
	v_mov_b32_e32 v104, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_17
; %bb.19:                               ;   in Loop: Header=BB0_18 Depth=3
	flat_load_dword v104, v[60:61]
	s_branch .LBB0_17
.LBB0_20:                               ;   in Loop: Header=BB0_15 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 215
	flat_load_dwordx4 v[101:104], v[24:25]
	flat_load_dwordx4 v[105:108], v[26:27]
	flat_load_dwordx4 v[109:112], v[28:29]
	flat_load_dwordx4 v[113:116], v[30:31]
	flat_load_dwordx4 v[117:120], v[32:33]
	flat_load_dwordx4 v[121:124], v[34:35]
	flat_load_dwordx4 v[125:128], v[36:37]
	flat_load_dwordx4 v[129:132], v[38:39]
	v_add_u32_e32 v60, vcc, 16, v24
	v_add_u32_e64 v145, s[4:5], 16, v26
	v_add_u32_e64 v149, s[8:9], 16, v28
	v_add_u32_e64 v153, s[10:11], 16, v30
	v_add_u32_e64 v157, s[12:13], 16, v32
	v_add_u32_e64 v161, s[14:15], 16, v34
	v_addc_u32_e32 v61, vcc, 0, v25, vcc
	v_addc_u32_e64 v146, vcc, 0, v27, s[4:5]
	v_addc_u32_e64 v150, vcc, 0, v29, s[8:9]
	v_addc_u32_e64 v154, vcc, 0, v31, s[10:11]
	v_addc_u32_e64 v158, vcc, 0, v33, s[12:13]
	v_addc_u32_e64 v162, vcc, 0, v35, s[14:15]
	s_mov_b32 m0, -1
	ds_read_b128 v[133:136], v63
	ds_read_b128 v[137:140], v63 offset:16
	flat_load_dwordx4 v[141:144], v[60:61]
	flat_load_dwordx4 v[145:148], v[145:146]
	flat_load_dwordx4 v[149:152], v[149:150]
	flat_load_dwordx4 v[153:156], v[153:154]
	flat_load_dwordx4 v[157:160], v[157:158]
	flat_load_dwordx4 v[161:164], v[161:162]
	.loc	1 210
	s_lshl_b32 s16, s28, 5
	v_readlane_b32 s4, v1, 2
	.loc	1 228
	s_add_i32 s28, s28, 1
	.loc	1 216
	s_waitcnt vmcnt(13) lgkmcnt(1)
	v_mul_f32_e32 v60, v102, v134
	v_mul_f32_e32 v61, v101, v133
	v_mul_f32_e32 v101, v103, v135
	v_mul_f32_e32 v102, v104, v136
	s_waitcnt vmcnt(12)
	v_mul_f32_e32 v103, v106, v134
	v_mul_f32_e32 v104, v105, v133
	v_add_f32_e32 v60, v61, v60
	v_mul_f32_e32 v105, v107, v135
	v_mul_f32_e32 v106, v108, v136
	s_waitcnt vmcnt(11)
	v_mul_f32_e32 v107, v110, v134
	v_mul_f32_e32 v108, v109, v133
	v_mul_f32_e32 v109, v111, v135
	v_mul_f32_e32 v110, v112, v136
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v111, v114, v134
	v_mul_f32_e32 v112, v113, v133
	v_mul_f32_e32 v113, v115, v135
	v_mul_f32_e32 v114, v116, v136
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v115, v118, v134
	v_mul_f32_e32 v116, v117, v133
	v_add_f32_e32 v61, v104, v103
	v_add_f32_e32 v60, v101, v60
	v_mul_f32_e32 v117, v119, v135
	v_add_f32_e32 v103, v108, v107
	v_add_f32_e32 v104, v112, v111
	v_add_f32_e32 v107, v116, v115
	v_add_f32_e32 v61, v105, v61
	v_add_f32_e32 v60, v102, v60
	v_mul_f32_e32 v118, v120, v136
	v_add_f32_e32 v101, v109, v103
	v_add_f32_e32 v103, v113, v104
	v_add_f32_e32 v104, v117, v107
	v_add_f32_e32 v61, v106, v61
	v_add_f32_e32 v113, 0, v60
	.loc	1 215
	v_add_u32_e32 v60, vcc, 16, v36
	.loc	1 216
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v119, v122, v134
	v_mul_f32_e32 v120, v121, v133
	v_add_f32_e32 v101, v110, v101
	v_add_f32_e32 v102, v114, v103
	v_add_f32_e32 v103, v118, v104
	v_add_f32_e32 v117, 0, v61
	.loc	1 215
	v_addc_u32_e32 v61, vcc, 0, v37, vcc
	.loc	1 216
	v_add_f32_e32 v108, v120, v119
	v_add_f32_e32 v121, 0, v101
	v_add_f32_e32 v122, 0, v102
	v_add_f32_e32 v165, 0, v103
	.loc	1 215
	flat_load_dwordx4 v[101:104], v[60:61]
	.loc	1 216
	v_mul_f32_e32 v60, v123, v135
	v_add_f32_e32 v109, v60, v108
	.loc	1 215
	v_add_u32_e32 v60, vcc, 16, v38
	.loc	1 216
	v_mul_f32_e32 v110, v124, v136
	.loc	1 215
	v_addc_u32_e32 v61, vcc, 0, v39, vcc
	flat_load_dwordx4 v[105:108], v[60:61]
	.loc	1 216
	v_add_f32_e32 v60, v110, v109
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v61, v126, v134
	v_mul_f32_e32 v109, v125, v133
	v_add_f32_e32 v61, v109, v61
	v_mul_f32_e32 v109, v127, v135
	v_add_f32_e32 v61, v109, v61
	v_mul_f32_e32 v109, v128, v136
	v_add_f32_e32 v61, v109, v61
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v109, v130, v134
	v_mul_f32_e32 v110, v129, v133
	v_add_f32_e32 v114, v110, v109
	v_mul_f32_e32 v115, v131, v135
	v_add_f32_e32 v114, v115, v114
	v_mul_f32_e32 v115, v132, v136
	v_add_f32_e32 v114, v115, v114
	v_add_f32_e32 v129, 0, v114
	s_waitcnt vmcnt(7) lgkmcnt(0)
	v_mul_f32_e32 v114, v142, v138
	v_mul_f32_e32 v115, v141, v137
	.loc	1 215
	flat_load_dwordx4 v[109:112], v[40:41]
	.loc	1 216
	v_add_f32_e32 v114, v115, v114
	v_mul_f32_e32 v115, v143, v139
	v_add_f32_e32 v114, v115, v114
	v_mul_f32_e32 v115, v144, v140
	v_add_f32_e32 v114, v115, v114
	v_add_f32_e32 v133, v113, v114
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v113, v146, v138
	v_mul_f32_e32 v114, v145, v137
	v_add_f32_e32 v118, v114, v113
	.loc	1 215
	flat_load_dwordx4 v[113:116], v[42:43]
	.loc	1 216
	v_mul_f32_e32 v119, v147, v139
	v_add_f32_e32 v118, v119, v118
	v_mul_f32_e32 v119, v148, v140
	v_add_f32_e32 v118, v119, v118
	v_add_f32_e32 v145, v117, v118
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v117, v150, v138
	v_mul_f32_e32 v118, v149, v137
	v_add_f32_e32 v117, v118, v117
	v_mul_f32_e32 v118, v151, v139
	v_add_f32_e32 v117, v118, v117
	v_mul_f32_e32 v118, v152, v140
	v_add_f32_e32 v123, v118, v117
	.loc	1 215
	flat_load_dwordx4 v[117:120], v[44:45]
	.loc	1 216
	v_add_f32_e32 v146, v121, v123
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v121, v154, v138
	v_mul_f32_e32 v123, v153, v137
	v_add_f32_e32 v121, v123, v121
	v_mul_f32_e32 v123, v155, v139
	v_add_f32_e32 v121, v123, v121
	v_mul_f32_e32 v123, v156, v140
	v_add_f32_e32 v121, v123, v121
	v_add_f32_e32 v147, v122, v121
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v121, v158, v138
	v_mul_f32_e32 v122, v157, v137
	v_add_f32_e32 v125, v122, v121
	.loc	1 215
	flat_load_dwordx4 v[121:124], v[46:47]
	.loc	1 216
	v_mul_f32_e32 v126, v159, v139
	v_add_f32_e32 v125, v126, v125
	v_mul_f32_e32 v126, v160, v140
	v_add_f32_e32 v125, v126, v125
	v_add_f32_e32 v149, v165, v125
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v125, v162, v138
	v_mul_f32_e32 v126, v161, v137
	v_add_f32_e32 v125, v126, v125
	v_mul_f32_e32 v126, v163, v139
	v_add_f32_e32 v125, v126, v125
	v_mul_f32_e32 v126, v164, v140
	v_add_f32_e32 v130, v126, v125
	.loc	1 215
	flat_load_dwordx4 v[125:128], v[48:49]
	.loc	1 216
	v_add_f32_e32 v60, 0, v60
	v_add_f32_e32 v153, v60, v130
	v_add_f32_e32 v61, 0, v61
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v60, v102, v138
	v_mul_f32_e32 v101, v101, v137
	v_add_f32_e32 v60, v101, v60
	v_mul_f32_e32 v101, v103, v139
	v_add_f32_e32 v60, v101, v60
	v_mul_f32_e32 v101, v104, v140
	v_add_f32_e32 v60, v101, v60
	.loc	1 215
	flat_load_dwordx4 v[101:104], v[50:51]
	.loc	1 216
	v_add_f32_e32 v154, v61, v60
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v60, v106, v138
	v_mul_f32_e32 v61, v105, v137
	v_add_f32_e32 v60, v61, v60
	v_mul_f32_e32 v61, v107, v139
	v_add_f32_e32 v60, v61, v60
	v_mul_f32_e32 v61, v108, v140
	ds_read_b128 v[105:108], v63 offset:32
	v_add_f32_e32 v60, v61, v60
	v_add_f32_e32 v155, v129, v60
	ds_read_b128 v[129:132], v63 offset:48
	.loc	1 215
	v_add_u32_e32 v60, vcc, 16, v40
	v_addc_u32_e32 v61, vcc, 0, v41, vcc
	v_add_u32_e32 v141, vcc, 16, v42
	v_addc_u32_e32 v142, vcc, 0, v43, vcc
	.loc	1 216
	s_waitcnt vmcnt(5) lgkmcnt(1)
	v_mul_f32_e32 v110, v110, v106
	v_mul_f32_e32 v109, v109, v105
	v_add_f32_e32 v109, v109, v110
	v_mul_f32_e32 v110, v111, v107
	v_add_f32_e32 v134, v110, v109
	v_mul_f32_e32 v135, v112, v108
	v_add_f32_e32 v134, v135, v134
	.loc	1 215
	flat_load_dwordx4 v[109:112], v[52:53]
	.loc	1 216
	v_add_f32_e32 v156, v133, v134
	.loc	1 215
	flat_load_dwordx4 v[133:136], v[54:55]
	flat_load_dwordx4 v[137:140], v[60:61]
	flat_load_dwordx4 v[141:144], v[141:142]
	.loc	1 216
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v60, v114, v106
	v_mul_f32_e32 v61, v113, v105
	v_add_f32_e32 v60, v61, v60
	v_mul_f32_e32 v61, v115, v107
	v_add_f32_e32 v60, v61, v60
	v_mul_f32_e32 v61, v116, v108
	v_add_f32_e32 v60, v61, v60
	v_add_f32_e32 v157, v145, v60
	.loc	1 215
	v_add_u32_e32 v60, vcc, 16, v44
	v_addc_u32_e32 v61, vcc, 0, v45, vcc
	flat_load_dwordx4 v[113:116], v[60:61]
	.loc	1 216
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v60, v118, v106
	v_mul_f32_e32 v61, v117, v105
	v_add_f32_e32 v60, v61, v60
	v_mul_f32_e32 v61, v119, v107
	v_add_f32_e32 v60, v61, v60
	v_mul_f32_e32 v61, v120, v108
	v_add_f32_e32 v60, v61, v60
	v_add_f32_e32 v158, v146, v60
	.loc	1 215
	v_add_u32_e32 v60, vcc, 16, v46
	v_addc_u32_e32 v61, vcc, 0, v47, vcc
	flat_load_dwordx4 v[117:120], v[60:61]
	.loc	1 216
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v60, v122, v106
	v_mul_f32_e32 v61, v121, v105
	v_add_f32_e32 v60, v61, v60
	v_mul_f32_e32 v61, v123, v107
	v_add_f32_e32 v60, v61, v60
	v_mul_f32_e32 v61, v124, v108
	v_add_f32_e32 v60, v61, v60
	v_add_f32_e32 v159, v147, v60
	.loc	1 215
	v_add_u32_e32 v60, vcc, 16, v48
	v_addc_u32_e32 v61, vcc, 0, v49, vcc
	flat_load_dwordx4 v[121:124], v[60:61]
	.loc	1 216
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v60, v126, v106
	v_mul_f32_e32 v61, v125, v105
	v_add_f32_e32 v125, v61, v60
	.loc	1 215
	v_add_u32_e32 v60, vcc, 16, v50
	v_addc_u32_e32 v61, vcc, 0, v51, vcc
	flat_load_dwordx4 v[145:148], v[60:61]
	.loc	1 216
	v_mul_f32_e32 v60, v127, v107
	v_add_f32_e32 v150, v60, v125
	.loc	1 215
	v_add_u32_e32 v60, vcc, 16, v52
	v_addc_u32_e32 v61, vcc, 0, v53, vcc
	.loc	1 216
	v_mul_f32_e32 v151, v128, v108
	.loc	1 215
	flat_load_dwordx4 v[125:128], v[60:61]
	.loc	1 216
	v_add_f32_e32 v60, v151, v150
	v_add_f32_e32 v160, v149, v60
	.loc	1 215
	v_add_u32_e32 v60, vcc, 16, v54
	v_addc_u32_e32 v61, vcc, 0, v55, vcc
	flat_load_dwordx4 v[149:152], v[60:61]
	.loc	1 216
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v102, v102, v106
	v_mul_f32_e32 v60, v101, v105
	v_add_f32_e32 v60, v60, v102
	v_mul_f32_e32 v61, v103, v107
	v_add_f32_e32 v60, v61, v60
	v_mul_f32_e32 v61, v104, v108
	v_add_f32_e32 v60, v61, v60
	v_add_f32_e32 v60, v153, v60
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v61, v110, v106
	v_mul_f32_e32 v101, v109, v105
	v_add_f32_e32 v61, v101, v61
	v_mul_f32_e32 v101, v111, v107
	v_add_f32_e32 v61, v101, v61
	v_mul_f32_e32 v101, v112, v108
	v_add_f32_e32 v61, v101, v61
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v101, v134, v106
	v_mul_f32_e32 v102, v133, v105
	v_add_f32_e32 v101, v102, v101
	v_mul_f32_e32 v102, v135, v107
	v_add_f32_e32 v101, v102, v101
	v_mul_f32_e32 v102, v136, v108
	v_add_f32_e32 v101, v102, v101
	s_waitcnt vmcnt(7) lgkmcnt(0)
	v_mul_f32_e32 v102, v138, v130
	v_mul_f32_e32 v103, v137, v129
	v_add_f32_e32 v102, v103, v102
	v_mul_f32_e32 v103, v139, v131
	v_add_f32_e32 v102, v103, v102
	v_mul_f32_e32 v103, v140, v132
	v_add_f32_e32 v102, v103, v102
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v103, v142, v130
	v_mul_f32_e32 v104, v141, v129
	v_add_f32_e32 v103, v104, v103
	v_mul_f32_e32 v104, v143, v131
	v_add_f32_e32 v103, v104, v103
	v_mul_f32_e32 v104, v144, v132
	v_add_f32_e32 v103, v104, v103
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v104, v114, v130
	v_mul_f32_e32 v105, v113, v129
	v_add_f32_e32 v104, v105, v104
	v_mul_f32_e32 v105, v115, v131
	v_add_f32_e32 v104, v105, v104
	v_mul_f32_e32 v105, v116, v132
	v_add_f32_e32 v104, v105, v104
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v105, v118, v130
	v_mul_f32_e32 v106, v117, v129
	v_add_f32_e32 v105, v106, v105
	v_mul_f32_e32 v106, v119, v131
	v_add_f32_e32 v105, v106, v105
	v_mul_f32_e32 v106, v120, v132
	v_add_f32_e32 v105, v106, v105
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v106, v122, v130
	v_mul_f32_e32 v107, v121, v129
	v_add_f32_e32 v106, v107, v106
	v_mul_f32_e32 v107, v123, v131
	v_add_f32_e32 v106, v107, v106
	v_mul_f32_e32 v107, v124, v132
	v_add_f32_e32 v106, v107, v106
	v_add_f32_e32 v109, v160, v106
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v106, v146, v130
	v_mul_f32_e32 v107, v145, v129
	v_add_f32_e32 v106, v107, v106
	v_mul_f32_e32 v107, v147, v131
	v_add_f32_e32 v106, v107, v106
	v_mul_f32_e32 v107, v148, v132
	v_add_f32_e32 v106, v107, v106
	v_add_f32_e32 v60, v60, v106
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v106, v126, v130
	v_mul_f32_e32 v107, v125, v129
	v_add_f32_e32 v106, v107, v106
	v_mul_f32_e32 v107, v127, v131
	v_add_f32_e32 v106, v107, v106
	v_mul_f32_e32 v107, v128, v132
	v_add_f32_e32 v61, v154, v61
	v_add_f32_e32 v106, v107, v106
	v_add_f32_e32 v61, v61, v106
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v106, v150, v130
	v_mul_f32_e32 v107, v149, v129
	v_add_f32_e32 v106, v107, v106
	v_mul_f32_e32 v107, v151, v131
	v_add_f32_e32 v106, v107, v106
	v_mul_f32_e32 v107, v152, v132
	v_add_f32_e32 v101, v155, v101
	v_add_f32_e32 v106, v107, v106
	v_add_f32_e32 v102, v156, v102
	v_add_f32_e32 v103, v157, v103
	v_add_f32_e32 v101, v101, v106
	v_or_b32_e32 v106, s16, v19
	.loc	1 221
	v_mul_f32_e32 v102, s4, v102
	v_cmp_gt_i32_e32 vcc, s51, v106
	v_mul_f32_e32 v103, s4, v103
	v_cndmask_b32_e32 v108, v89, v102, vcc
	v_cndmask_b32_e32 v107, v89, v103, vcc
	.loc	1 216
	v_add_f32_e32 v104, v158, v104
	v_add_f32_e32 v105, v159, v105
	.loc	1 222
	v_max_f32_e32 v102, 0xff800000, v108
	v_max_f32_e32 v103, 0xff800000, v107
	.loc	1 224
	ds_write2_b32 v74, v102, v103 offset1:32
	.loc	1 221
	v_mul_f32_e32 v102, s4, v104
	v_mul_f32_e32 v103, s4, v105
	v_cndmask_b32_e32 v106, v89, v102, vcc
	v_cndmask_b32_e32 v105, v89, v103, vcc
	.loc	1 222
	v_max_f32_e32 v102, 0xff800000, v106
	v_max_f32_e32 v103, 0xff800000, v105
	.loc	1 224
	ds_write2_b32 v74, v102, v103 offset0:64 offset1:96
	.loc	1 221
	v_mul_f32_e32 v102, s4, v109
	v_mul_f32_e32 v60, s4, v60
	v_cndmask_b32_e32 v104, v89, v102, vcc
	v_cndmask_b32_e32 v103, v89, v60, vcc
	.loc	1 222
	v_max_f32_e32 v102, 0xff800000, v104
	v_max_f32_e32 v60, 0xff800000, v103
	.loc	1 224
	ds_write2_b32 v74, v102, v60 offset0:128 offset1:160
	.loc	1 221
	v_mul_f32_e32 v60, s4, v61
	v_cndmask_b32_e32 v102, v89, v60, vcc
	.loc	1 222
	v_max_f32_e32 v60, 0xff800000, v102
	.loc	1 224
	ds_write_b32 v74, v60 offset:768
	.loc	1 221
	v_mul_f32_e32 v60, s4, v101
	v_cndmask_b32_e32 v101, v89, v60, vcc
	.loc	1 228
	v_readlane_b32 s4, v1, 17
	.loc	1 222
	v_max_f32_e32 v60, 0xff800000, v101
	.loc	1 228
	s_cmp_ge_i32 s28, s4
	.loc	1 224
	ds_write_b32 v76, v60
	.loc	1 226
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 228
	s_cbranch_scc1 .LBB0_27
; %bb.21:                               ;   in Loop: Header=BB0_15 Depth=2
	.loc	1 179
	s_mov_b64 s[4:5], exec
	v_readlane_b32 s8, v1, 11
	v_readlane_b32 s9, v1, 12
	s_and_b64 s[8:9], s[4:5], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_26
; %bb.22:                               ;   in Loop: Header=BB0_15 Depth=2
	.loc	1 0
	v_mov_b32_e32 v61, v59
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v109, v99
	v_mov_b32_e32 v60, v58
	v_mov_b32_e32 v110, v20
	v_mov_b32_e32 v111, v77
	s_branch .LBB0_24
.LBB0_23:                               ;   in Loop: Header=BB0_24 Depth=3
	s_or_b64 exec, exec, s[10:11]
	.loc	1 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v110, v112
	.loc	1 179
	v_add_u32_e32 v111, vcc, 0x80, v111
	v_add_u32_e32 v110, vcc, 0x280, v110
	v_mov_b32_e32 v112, s35
	v_add_u32_e32 v60, vcc, s34, v60
	v_addc_u32_e32 v61, vcc, v61, v112, vcc
	v_cmp_lt_u32_e32 vcc, s25, v111
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v109, vcc, 8, v109
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_26
.LBB0_24:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_15 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 181
	v_cmp_gt_i32_e32 vcc, s51, v109
	.loc	1 182
	v_mov_b32_e32 v112, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_23
; %bb.25:                               ;   in Loop: Header=BB0_24 Depth=3
	flat_load_dword v112, v[60:61]
	s_branch .LBB0_23
.LBB0_26:                               ;   in Loop: Header=BB0_15 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
.LBB0_27:                               ;   in Loop: Header=BB0_15 Depth=2
	.loc	1 230
	v_cmp_eq_u32_e64 s[12:13], 1, v62
	v_cndmask_b32_e64 v60, v3, v4, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 2, v62
	v_cndmask_b32_e64 v60, v60, v5, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 3, v62
	v_cndmask_b32_e64 v60, v60, v6, s[16:17]
	v_cmp_eq_u32_e64 s[20:21], 4, v62
	.loc	1 231
	ds_read_b128 v[109:112], v73
	.loc	1 230
	v_cndmask_b32_e64 v60, v60, v7, s[20:21]
	v_cmp_eq_u32_e64 s[22:23], 5, v62
	v_cndmask_b32_e64 v60, v60, v8, s[22:23]
	v_cmp_eq_u32_e64 s[24:25], 6, v62
	v_cndmask_b32_e64 v60, v60, v9, s[24:25]
	v_cmp_eq_u32_e64 s[10:11], 7, v62
	v_cndmask_b32_e64 v60, v60, v10, s[10:11]
	.loc	1 231
	v_mul_f32_e32 v61, 1.0, v60
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v109, 1.0, v109
	v_mul_f32_e32 v110, 1.0, v110
	v_max3_f32 v61, v61, v109, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v61, v61, v109, v110
	ds_read_b128 v[109:112], v73 offset:16
	s_mov_b32 s8, 0xff800000
	.loc	1 232
	v_cmp_eq_u32_e64 s[4:5], 0, v62
	.loc	1 230
	v_cmp_eq_u32_e64 s[40:41], 7, v64
	s_mov_b32 s18, 0xff800000
	.loc	1 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v109, 1.0, v109
	v_mul_f32_e32 v110, 1.0, v110
	v_max3_f32 v61, v61, v109, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v61, v61, v109, v110
	ds_read_b128 v[109:112], v73 offset:32
	s_mov_b32 s48, 0x42b17218
	.loc	1 230
	v_cmp_eq_u32_e64 s[54:55], 1, v65
	v_cmp_eq_u32_e64 s[52:53], 2, v65
	v_cmp_eq_u32_e64 s[42:43], 3, v65
	.loc	1 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v109, 1.0, v109
	v_mul_f32_e32 v110, 1.0, v110
	v_max3_f32 v61, v61, v109, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v61, v61, v109, v110
	ds_read_b128 v[109:112], v73 offset:48
	.loc	1 230
	v_cmp_eq_u32_e64 s[44:45], 4, v65
	v_cmp_eq_u32_e64 s[46:47], 5, v65
	v_cmp_eq_u32_e64 s[38:39], 6, v65
	v_cmp_eq_u32_e64 s[56:57], 1, v66
	.loc	1 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v109, 1.0, v109
	v_mul_f32_e32 v110, 1.0, v110
	v_max3_f32 v61, v61, v109, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v61, v61, v109, v110
	ds_read_b128 v[109:112], v73 offset:64
	.loc	1 230
	v_cmp_eq_u32_e64 s[58:59], 2, v66
	v_cmp_eq_u32_e64 s[60:61], 3, v66
	v_cmp_eq_u32_e64 s[62:63], 4, v66
	v_cmp_eq_u32_e64 s[64:65], 5, v66
	.loc	1 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v109, 1.0, v109
	v_mul_f32_e32 v110, 1.0, v110
	v_max3_f32 v61, v61, v109, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v61, v61, v109, v110
	ds_read_b128 v[109:112], v73 offset:80
	.loc	1 230
	v_cmp_eq_u32_e64 s[66:67], 6, v66
	v_cmp_eq_u32_e64 s[68:69], 7, v66
	v_cmp_eq_u32_e64 s[70:71], 1, v67
	v_cmp_eq_u32_e64 s[72:73], 2, v67
	.loc	1 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v109, 1.0, v109
	v_mul_f32_e32 v110, 1.0, v110
	v_max3_f32 v61, v61, v109, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v61, v61, v109, v110
	ds_read_b128 v[109:112], v73 offset:96
	.loc	1 230
	v_cmp_eq_u32_e64 s[74:75], 3, v67
	v_cmp_eq_u32_e64 s[76:77], 4, v67
	v_cmp_eq_u32_e64 s[78:79], 5, v67
	v_cmp_eq_u32_e64 s[80:81], 6, v67
	.loc	1 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v109, 1.0, v109
	v_mul_f32_e32 v110, 1.0, v110
	v_max3_f32 v61, v61, v109, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v61, v61, v109, v110
	ds_read_b128 v[109:112], v73 offset:112
	.loc	1 230
	v_cmp_eq_u32_e64 s[82:83], 7, v67
	v_cmp_eq_u32_e64 s[84:85], 1, v68
	v_cmp_eq_u32_e64 s[86:87], 2, v68
	v_cmp_eq_u32_e64 s[88:89], 3, v68
	.loc	1 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v109, 1.0, v109
	v_mul_f32_e32 v110, 1.0, v110
	v_max3_f32 v61, v61, v109, v110
	v_mul_f32_e32 v109, 1.0, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_max3_f32 v61, v61, v109, v110
	.loc	1 233
	v_cmp_neq_f32_e32 vcc, s8, v61
	.loc	1 232
	v_cndmask_b32_e64 v112, v3, v61, s[4:5]
	.loc	1 233
	v_cndmask_b32_e32 v3, 0, v61, vcc
	v_sub_f32_e32 v3, v60, v3
	v_cmp_gt_f32_e32 vcc, 0, v3
	.loc	1 232
	v_cndmask_b32_e64 v110, v5, v61, s[14:15]
	v_cndmask_b32_e64 v111, v4, v61, s[12:13]
	.loc	1 233
	v_cndmask_b32_e64 v4, 0.5, -0.5, vcc
	v_mul_f32_e32 v5, 0x3fb8aa3b, v3
	v_add_f32_e32 v4, v5, v4
	v_cvt_i32_f32_e32 v4, v4
	.loc	1 232
	v_cndmask_b32_e64 v109, v6, v61, s[16:17]
	v_cndmask_b32_e64 v10, v10, v61, s[10:11]
	v_cndmask_b32_e64 v9, v9, v61, s[24:25]
	.loc	1 233
	v_cvt_f32_i32_e32 v5, v4
	.loc	1 232
	v_cndmask_b32_e64 v8, v8, v61, s[22:23]
	v_cndmask_b32_e64 v7, v7, v61, s[20:21]
	.loc	1 234
	v_writelane_b32 v1, s12, 39
	.loc	1 233
	v_mul_f32_e32 v6, 0xbf317180, v5
	v_add_f32_e32 v6, v6, v3
	v_mul_f32_e32 v5, 0xb717f7d1, v5
	v_add_f32_e32 v60, v6, v5
	v_mul_f32_e32 v61, v60, v60
	v_mul_f32_e32 v113, 0x3331bb4c, v61
	v_add_f32_e32 v113, 0xb5ddea0e, v113
	v_mul_f32_e32 v113, v61, v113
	v_add_f32_e32 v113, 0x388ab355, v113
	v_mul_f32_e32 v113, v61, v113
	v_add_f32_e32 v113, 0xbb360b61, v113
	v_mul_f32_e32 v113, v61, v113
	v_add_f32_e32 v113, 0x3e2aaaab, v113
	v_mul_f32_e32 v61, v61, v113
	v_sub_f32_e32 v61, v60, v61
	v_mul_f32_e32 v60, v60, v61
	v_sub_f32_e32 v61, 2.0, v61
	v_div_scale_f32 v113, s[8:9], v61, v61, v60
	v_lshlrev_b32_e32 v4, 23, v4
	.loc	1 234
	v_writelane_b32 v1, s13, 40
	v_writelane_b32 v1, s14, 41
	s_mov_b32 s8, 0x42b17218
	v_writelane_b32 v1, s15, 42
	v_writelane_b32 v1, s16, 43
	v_writelane_b32 v1, s17, 44
	v_writelane_b32 v1, s20, 45
	v_writelane_b32 v1, s21, 46
	v_writelane_b32 v1, s22, 47
	v_writelane_b32 v1, s23, 48
	v_writelane_b32 v1, s24, 49
	v_writelane_b32 v1, s25, 50
	v_writelane_b32 v1, s10, 51
	.loc	1 233
	v_rcp_f32_e32 v114, v113
	.loc	1 234
	v_writelane_b32 v1, s11, 52
	.loc	1 230
	v_cmp_eq_u32_e64 s[90:91], 4, v68
	v_cmp_eq_u32_e64 s[92:93], 5, v68
	.loc	1 233
	v_fma_f32 v115, -v113, v114, 1.0
	v_fma_f32 v114, v115, v114, v114
	v_div_scale_f32 v115, vcc, v60, v61, v60
	.loc	1 230
	v_cmp_eq_u32_e64 s[94:95], 6, v68
	v_cmp_eq_u32_e64 s[96:97], 7, v68
	v_cmp_eq_u32_e64 s[98:99], 1, v69
	v_cmp_eq_u32_e64 s[100:101], 2, v69
	v_cmp_eq_u32_e64 s[26:27], 6, v70
	s_mov_b32 s37, 0xff800000
	.loc	1 232
	v_cmp_eq_u32_e64 s[30:31], 0, v70
	s_mov_b32 s36, 0
	.loc	1 233
	v_mul_f32_e32 v116, v115, v114
	v_fma_f32 v117, -v113, v116, v115
	v_fma_f32 v116, v117, v114, v116
	v_fma_f32 v113, -v113, v116, v115
	v_div_fmas_f32 v113, v113, v114, v116
	v_div_fixup_f32 v60, v113, v61, v60
	v_sub_f32_e64 v5, -v5, v60
	v_sub_f32_e32 v5, v6, v5
	v_add_f32_e32 v5, 1.0, v5
	v_add_u32_e32 v4, vcc, v4, v5
	v_cmp_ngt_f32_e32 vcc, s33, v3
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_cmp_gt_f32_e32 vcc, s8, v3
	v_cndmask_b32_e32 v4, v90, v4, vcc
	v_cmp_o_f32_e32 vcc, v3, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc
	.loc	1 234
	v_cndmask_b32_e64 v4, v11, v12, s[12:13]
	v_cndmask_b32_e64 v4, v4, v13, s[14:15]
	v_cndmask_b32_e64 v4, v4, v14, s[16:17]
	v_cndmask_b32_e64 v4, v4, v15, s[20:21]
	v_cndmask_b32_e64 v4, v4, v16, s[22:23]
	v_cndmask_b32_e64 v4, v4, v17, s[24:25]
	v_cndmask_b32_e64 v4, v4, v18, s[10:11]
	v_mul_f32_e32 v4, v4, v3
	v_cndmask_b32_e64 v18, v18, v4, s[10:11]
	v_cndmask_b32_e64 v17, v17, v4, s[24:25]
	v_cndmask_b32_e64 v16, v16, v4, s[22:23]
	v_cndmask_b32_e64 v15, v15, v4, s[20:21]
	v_cndmask_b32_e64 v14, v14, v4, s[16:17]
	v_cndmask_b32_e64 v13, v13, v4, s[14:15]
	v_cndmask_b32_e64 v12, v12, v4, s[12:13]
	v_cndmask_b32_e64 v11, v11, v4, s[4:5]
	buffer_load_dword v4, v71, s[0:3], 0 offen
	buffer_load_dword v60, v71, s[0:3], 0 offen offset:4
	.loc	1 230
	v_cmp_eq_u32_e64 s[10:11], 1, v64
	v_cmp_eq_u32_e64 s[12:13], 2, v64
	v_cmp_eq_u32_e64 s[14:15], 3, v64
	v_cmp_eq_u32_e64 s[16:17], 4, v64
	v_cmp_eq_u32_e64 s[20:21], 5, v64
	v_cmp_eq_u32_e64 s[22:23], 6, v64
	.loc	1 232
	v_cmp_eq_u32_e64 s[4:5], 0, v64
	.loc	1 230
	v_cmp_eq_u32_e64 s[24:25], 5, v70
	.loc	1 234
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v3, v3, v4
	buffer_store_dword v3, v71, s[0:3], 0 offen
	.loc	1 230
	v_cndmask_b32_e64 v3, v112, v111, s[10:11]
	v_cndmask_b32_e64 v3, v3, v110, s[12:13]
	v_cndmask_b32_e64 v3, v3, v109, s[14:15]
	v_cndmask_b32_e64 v3, v3, v7, s[16:17]
	v_cndmask_b32_e64 v3, v3, v8, s[20:21]
	v_cndmask_b32_e64 v3, v3, v9, s[22:23]
	v_cndmask_b32_e64 v61, v3, v10, s[40:41]
	.loc	1 231
	ds_read_b128 v[3:6], v73 offset:128
	v_mul_f32_e32 v113, 1.0, v61
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:144
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:160
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:176
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:192
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:208
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:224
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:240
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	.loc	1 233
	v_cmp_neq_f32_e32 vcc, s18, v3
	.loc	1 232
	v_cndmask_b32_e64 v10, v10, v3, s[40:41]
	v_cndmask_b32_e64 v9, v9, v3, s[22:23]
	v_cndmask_b32_e64 v8, v8, v3, s[20:21]
	v_cndmask_b32_e64 v7, v7, v3, s[16:17]
	v_cndmask_b32_e64 v109, v109, v3, s[14:15]
	v_cndmask_b32_e64 v110, v110, v3, s[12:13]
	v_cndmask_b32_e64 v111, v111, v3, s[10:11]
	v_cndmask_b32_e64 v112, v112, v3, s[4:5]
	.loc	1 233
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_sub_f32_e32 v3, v61, v3
	v_cmp_gt_f32_e32 vcc, 0, v3
	v_cndmask_b32_e64 v4, 0.5, -0.5, vcc
	v_mul_f32_e32 v5, 0x3fb8aa3b, v3
	v_add_f32_e32 v4, v5, v4
	v_cvt_i32_f32_e32 v4, v4
	.loc	1 234
	v_writelane_b32 v1, s10, 53
	v_writelane_b32 v1, s11, 54
	v_writelane_b32 v1, s12, 55
	.loc	1 233
	v_cvt_f32_i32_e32 v5, v4
	v_lshlrev_b32_e32 v4, 23, v4
	.loc	1 234
	v_writelane_b32 v1, s13, 56
	v_writelane_b32 v1, s14, 57
	.loc	1 233
	v_mul_f32_e32 v6, 0xbf317180, v5
	v_add_f32_e32 v6, v6, v3
	v_mul_f32_e32 v5, 0xb717f7d1, v5
	v_add_f32_e32 v61, v6, v5
	v_mul_f32_e32 v113, v61, v61
	v_mul_f32_e32 v114, 0x3331bb4c, v113
	v_add_f32_e32 v114, 0xb5ddea0e, v114
	v_mul_f32_e32 v114, v113, v114
	v_add_f32_e32 v114, 0x388ab355, v114
	v_mul_f32_e32 v114, v113, v114
	v_add_f32_e32 v114, 0xbb360b61, v114
	v_mul_f32_e32 v114, v113, v114
	v_add_f32_e32 v114, 0x3e2aaaab, v114
	v_mul_f32_e32 v113, v113, v114
	v_sub_f32_e32 v113, v61, v113
	v_mul_f32_e32 v61, v61, v113
	v_sub_f32_e32 v113, 2.0, v113
	v_div_scale_f32 v114, s[8:9], v113, v113, v61
	.loc	1 234
	v_writelane_b32 v1, s15, 58
	v_writelane_b32 v1, s16, 59
	v_writelane_b32 v1, s17, 60
	v_writelane_b32 v1, s20, 61
	v_writelane_b32 v1, s21, 62
	v_writelane_b32 v1, s22, 63
	v_writelane_b32 v2, s23, 0
	.loc	1 233
	v_rcp_f32_e32 v115, v114
	v_fma_f32 v116, -v114, v115, 1.0
	v_fma_f32 v115, v116, v115, v115
	v_div_scale_f32 v116, vcc, v61, v113, v61
	v_mul_f32_e32 v117, v116, v115
	v_fma_f32 v118, -v114, v117, v116
	v_fma_f32 v117, v118, v115, v117
	v_fma_f32 v114, -v114, v117, v116
	v_div_fmas_f32 v114, v114, v115, v117
	v_div_fixup_f32 v61, v114, v113, v61
	v_sub_f32_e64 v5, -v5, v61
	v_sub_f32_e32 v5, v6, v5
	v_add_f32_e32 v5, 1.0, v5
	v_add_u32_e32 v4, vcc, v4, v5
	v_cmp_ngt_f32_e32 vcc, s33, v3
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_cmp_gt_f32_e32 vcc, s48, v3
	v_cndmask_b32_e32 v4, v90, v4, vcc
	v_cmp_o_f32_e32 vcc, v3, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc
	.loc	1 234
	v_cndmask_b32_e64 v4, v11, v12, s[10:11]
	v_cndmask_b32_e64 v4, v4, v13, s[12:13]
	v_cndmask_b32_e64 v4, v4, v14, s[14:15]
	v_cndmask_b32_e64 v4, v4, v15, s[16:17]
	v_cndmask_b32_e64 v4, v4, v16, s[20:21]
	v_cndmask_b32_e64 v4, v4, v17, s[22:23]
	v_cndmask_b32_e64 v4, v4, v18, s[40:41]
	v_mul_f32_e32 v4, v4, v3
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v3, v3, v60
	buffer_store_dword v3, v71, s[0:3], 0 offen offset:4
	.loc	1 230
	v_cndmask_b32_e64 v3, v112, v111, s[54:55]
	v_cndmask_b32_e64 v3, v3, v110, s[52:53]
	v_cndmask_b32_e64 v3, v3, v109, s[42:43]
	v_cndmask_b32_e64 v3, v3, v7, s[44:45]
	v_cndmask_b32_e64 v3, v3, v8, s[46:47]
	.loc	1 234
	v_cndmask_b32_e64 v12, v12, v4, s[10:11]
	.loc	1 230
	v_cndmask_b32_e64 v3, v3, v9, s[38:39]
	v_cmp_eq_u32_e64 s[10:11], 7, v65
	.loc	1 234
	v_cndmask_b32_e64 v18, v18, v4, s[40:41]
	v_cndmask_b32_e64 v17, v17, v4, s[22:23]
	v_cndmask_b32_e64 v16, v16, v4, s[20:21]
	v_cndmask_b32_e64 v15, v15, v4, s[16:17]
	v_cndmask_b32_e64 v14, v14, v4, s[14:15]
	v_cndmask_b32_e64 v13, v13, v4, s[12:13]
	v_cndmask_b32_e64 v11, v11, v4, s[4:5]
	.loc	1 230
	v_cndmask_b32_e64 v60, v3, v10, s[10:11]
	.loc	1 231
	ds_read_b128 v[3:6], v73 offset:256
	v_mul_f32_e32 v61, 1.0, v60
	.loc	1 232
	v_cmp_eq_u32_e64 s[4:5], 0, v65
	.loc	1 230
	v_cmp_eq_u32_e64 s[12:13], 6, v69
	v_cmp_eq_u32_e64 s[14:15], 7, v69
	.loc	1 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v61, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v61, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:272
	.loc	1 232
	v_cmp_eq_u32_e64 s[16:17], 0, v69
	.loc	1 230
	v_cmp_eq_u32_e64 s[20:21], 3, v70
	v_cmp_eq_u32_e64 s[22:23], 4, v70
	.loc	1 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v61, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v61, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:288
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v61, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v61, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:304
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v61, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v61, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:320
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v61, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v61, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:336
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v61, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v61, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:352
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v61, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v61, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:368
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v61, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	.loc	1 233
	v_cmp_neq_f32_e32 vcc, s18, v3
	.loc	1 232
	v_cndmask_b32_e64 v10, v10, v3, s[10:11]
	v_cndmask_b32_e64 v9, v9, v3, s[38:39]
	v_cndmask_b32_e64 v8, v8, v3, s[46:47]
	v_cndmask_b32_e64 v7, v7, v3, s[44:45]
	v_cndmask_b32_e64 v61, v109, v3, s[42:43]
	v_cndmask_b32_e64 v109, v110, v3, s[52:53]
	v_cndmask_b32_e64 v110, v111, v3, s[54:55]
	v_cndmask_b32_e64 v111, v112, v3, s[4:5]
	.loc	1 233
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_sub_f32_e32 v3, v60, v3
	v_cmp_gt_f32_e32 vcc, 0, v3
	v_cndmask_b32_e64 v4, 0.5, -0.5, vcc
	v_mul_f32_e32 v5, 0x3fb8aa3b, v3
	v_add_f32_e32 v4, v5, v4
	v_cvt_i32_f32_e32 v4, v4
	.loc	1 234
	v_writelane_b32 v2, s10, 1
	v_writelane_b32 v2, s11, 2
	v_writelane_b32 v2, s28, 3
	.loc	1 233
	v_cvt_f32_i32_e32 v5, v4
	v_lshlrev_b32_e32 v4, 23, v4
	.loc	1 230
	v_cmp_eq_u32_e64 s[28:29], 7, v70
	.loc	1 233
	v_mul_f32_e32 v6, 0xbf317180, v5
	v_add_f32_e32 v6, v6, v3
	v_mul_f32_e32 v5, 0xb717f7d1, v5
	v_add_f32_e32 v60, v6, v5
	v_mul_f32_e32 v112, v60, v60
	v_mul_f32_e32 v113, 0x3331bb4c, v112
	v_add_f32_e32 v113, 0xb5ddea0e, v113
	v_mul_f32_e32 v113, v112, v113
	v_add_f32_e32 v113, 0x388ab355, v113
	v_mul_f32_e32 v113, v112, v113
	v_add_f32_e32 v113, 0xbb360b61, v113
	v_mul_f32_e32 v113, v112, v113
	v_add_f32_e32 v113, 0x3e2aaaab, v113
	v_mul_f32_e32 v112, v112, v113
	v_sub_f32_e32 v112, v60, v112
	v_mul_f32_e32 v60, v60, v112
	v_sub_f32_e32 v112, 2.0, v112
	v_div_scale_f32 v113, s[8:9], v112, v112, v60
	v_rcp_f32_e32 v114, v113
	v_fma_f32 v115, -v113, v114, 1.0
	v_fma_f32 v114, v115, v114, v114
	v_div_scale_f32 v115, vcc, v60, v112, v60
	v_mul_f32_e32 v116, v115, v114
	v_fma_f32 v117, -v113, v116, v115
	v_fma_f32 v116, v117, v114, v116
	v_fma_f32 v113, -v113, v116, v115
	v_div_fmas_f32 v113, v113, v114, v116
	v_div_fixup_f32 v60, v113, v112, v60
	v_sub_f32_e64 v5, -v5, v60
	v_sub_f32_e32 v5, v6, v5
	v_add_f32_e32 v5, 1.0, v5
	v_add_u32_e32 v4, vcc, v4, v5
	v_cmp_ngt_f32_e32 vcc, s33, v3
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_cmp_gt_f32_e32 vcc, s48, v3
	v_cndmask_b32_e32 v4, v90, v4, vcc
	v_cmp_o_f32_e32 vcc, v3, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc
	.loc	1 234
	v_cndmask_b32_e64 v4, v11, v12, s[54:55]
	v_cndmask_b32_e64 v4, v4, v13, s[52:53]
	v_cndmask_b32_e64 v4, v4, v14, s[42:43]
	v_cndmask_b32_e64 v4, v4, v15, s[44:45]
	v_cndmask_b32_e64 v4, v4, v16, s[46:47]
	v_cndmask_b32_e64 v4, v4, v17, s[38:39]
	v_cndmask_b32_e64 v4, v4, v18, s[10:11]
	v_mul_f32_e32 v4, v4, v3
	v_cndmask_b32_e64 v18, v18, v4, s[10:11]
	v_cndmask_b32_e64 v17, v17, v4, s[38:39]
	v_cndmask_b32_e64 v16, v16, v4, s[46:47]
	v_cndmask_b32_e64 v15, v15, v4, s[44:45]
	v_cndmask_b32_e64 v14, v14, v4, s[42:43]
	v_cndmask_b32_e64 v13, v13, v4, s[52:53]
	v_cndmask_b32_e64 v12, v12, v4, s[54:55]
	v_cndmask_b32_e64 v11, v11, v4, s[4:5]
	buffer_load_dword v4, v71, s[0:3], 0 offen offset:8
	buffer_load_dword v60, v71, s[0:3], 0 offen offset:12
	.loc	1 232
	v_cmp_eq_u32_e64 s[4:5], 0, v66
	.loc	1 230
	v_cmp_eq_u32_e64 s[10:11], 5, v69
	.loc	1 234
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v3, v3, v4
	buffer_store_dword v3, v71, s[0:3], 0 offen offset:8
	.loc	1 230
	v_cndmask_b32_e64 v3, v111, v110, s[56:57]
	v_cndmask_b32_e64 v3, v3, v109, s[58:59]
	v_cndmask_b32_e64 v3, v3, v61, s[60:61]
	v_cndmask_b32_e64 v3, v3, v7, s[62:63]
	v_cndmask_b32_e64 v3, v3, v8, s[64:65]
	v_cndmask_b32_e64 v3, v3, v9, s[66:67]
	v_cndmask_b32_e64 v112, v3, v10, s[68:69]
	.loc	1 231
	ds_read_b128 v[3:6], v73 offset:384
	v_mul_f32_e32 v113, 1.0, v112
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:400
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:416
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:432
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:448
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:464
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:480
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:496
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	.loc	1 233
	v_cmp_neq_f32_e32 vcc, s18, v3
	.loc	1 232
	v_cndmask_b32_e64 v10, v10, v3, s[68:69]
	v_cndmask_b32_e64 v9, v9, v3, s[66:67]
	v_cndmask_b32_e64 v8, v8, v3, s[64:65]
	v_cndmask_b32_e64 v7, v7, v3, s[62:63]
	v_cndmask_b32_e64 v61, v61, v3, s[60:61]
	v_cndmask_b32_e64 v109, v109, v3, s[58:59]
	v_cndmask_b32_e64 v110, v110, v3, s[56:57]
	v_cndmask_b32_e64 v111, v111, v3, s[4:5]
	.loc	1 233
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_sub_f32_e32 v3, v112, v3
	v_cmp_gt_f32_e32 vcc, 0, v3
	v_cndmask_b32_e64 v4, 0.5, -0.5, vcc
	v_mul_f32_e32 v5, 0x3fb8aa3b, v3
	v_add_f32_e32 v4, v5, v4
	v_cvt_i32_f32_e32 v4, v4
	v_cvt_f32_i32_e32 v5, v4
	v_lshlrev_b32_e32 v4, 23, v4
	v_mul_f32_e32 v6, 0xbf317180, v5
	v_add_f32_e32 v6, v6, v3
	v_mul_f32_e32 v5, 0xb717f7d1, v5
	v_add_f32_e32 v112, v6, v5
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
	v_div_scale_f32 v114, s[8:9], v113, v113, v112
	v_rcp_f32_e32 v115, v114
	v_fma_f32 v116, -v114, v115, 1.0
	v_fma_f32 v115, v116, v115, v115
	v_div_scale_f32 v116, vcc, v112, v113, v112
	v_mul_f32_e32 v117, v116, v115
	v_fma_f32 v118, -v114, v117, v116
	v_fma_f32 v117, v118, v115, v117
	v_fma_f32 v114, -v114, v117, v116
	v_div_fmas_f32 v114, v114, v115, v117
	v_div_fixup_f32 v112, v114, v113, v112
	v_sub_f32_e64 v5, -v5, v112
	v_sub_f32_e32 v5, v6, v5
	v_add_f32_e32 v5, 1.0, v5
	v_add_u32_e32 v4, vcc, v4, v5
	v_cmp_ngt_f32_e32 vcc, s33, v3
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_cmp_gt_f32_e32 vcc, s48, v3
	v_cndmask_b32_e32 v4, v90, v4, vcc
	v_cmp_o_f32_e32 vcc, v3, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc
	.loc	1 234
	v_cndmask_b32_e64 v4, v11, v12, s[56:57]
	v_cndmask_b32_e64 v4, v4, v13, s[58:59]
	v_cndmask_b32_e64 v4, v4, v14, s[60:61]
	v_cndmask_b32_e64 v4, v4, v15, s[62:63]
	v_cndmask_b32_e64 v4, v4, v16, s[64:65]
	v_cndmask_b32_e64 v4, v4, v17, s[66:67]
	v_cndmask_b32_e64 v4, v4, v18, s[68:69]
	v_mul_f32_e32 v4, v4, v3
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v3, v3, v60
	buffer_store_dword v3, v71, s[0:3], 0 offen offset:12
	.loc	1 230
	v_cndmask_b32_e64 v3, v111, v110, s[70:71]
	v_cndmask_b32_e64 v3, v3, v109, s[72:73]
	v_cndmask_b32_e64 v3, v3, v61, s[74:75]
	v_cndmask_b32_e64 v3, v3, v7, s[76:77]
	v_cndmask_b32_e64 v3, v3, v8, s[78:79]
	v_cndmask_b32_e64 v3, v3, v9, s[80:81]
	.loc	1 234
	v_cndmask_b32_e64 v18, v18, v4, s[68:69]
	v_cndmask_b32_e64 v17, v17, v4, s[66:67]
	v_cndmask_b32_e64 v16, v16, v4, s[64:65]
	v_cndmask_b32_e64 v15, v15, v4, s[62:63]
	v_cndmask_b32_e64 v14, v14, v4, s[60:61]
	v_cndmask_b32_e64 v13, v13, v4, s[58:59]
	v_cndmask_b32_e64 v12, v12, v4, s[56:57]
	v_cndmask_b32_e64 v11, v11, v4, s[4:5]
	.loc	1 230
	v_cndmask_b32_e64 v60, v3, v10, s[82:83]
	.loc	1 231
	ds_read_b128 v[3:6], v73 offset:512
	v_mul_f32_e32 v112, 1.0, v60
	.loc	1 232
	v_cmp_eq_u32_e64 s[4:5], 0, v67
	.loc	1 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v112, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v112, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:528
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v112, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v112, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:544
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v112, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v112, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:560
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v112, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v112, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:576
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v112, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v112, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:592
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v112, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v112, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:608
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v112, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v112, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:624
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v112, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	.loc	1 233
	v_cmp_neq_f32_e32 vcc, s18, v3
	.loc	1 232
	v_cndmask_b32_e64 v10, v10, v3, s[82:83]
	v_cndmask_b32_e64 v9, v9, v3, s[80:81]
	v_cndmask_b32_e64 v8, v8, v3, s[78:79]
	v_cndmask_b32_e64 v7, v7, v3, s[76:77]
	v_cndmask_b32_e64 v61, v61, v3, s[74:75]
	v_cndmask_b32_e64 v109, v109, v3, s[72:73]
	v_cndmask_b32_e64 v110, v110, v3, s[70:71]
	v_cndmask_b32_e64 v111, v111, v3, s[4:5]
	.loc	1 233
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_sub_f32_e32 v3, v60, v3
	v_cmp_gt_f32_e32 vcc, 0, v3
	v_cndmask_b32_e64 v4, 0.5, -0.5, vcc
	v_mul_f32_e32 v5, 0x3fb8aa3b, v3
	v_add_f32_e32 v4, v5, v4
	v_cvt_i32_f32_e32 v4, v4
	v_cvt_f32_i32_e32 v5, v4
	v_lshlrev_b32_e32 v4, 23, v4
	v_mul_f32_e32 v6, 0xbf317180, v5
	v_add_f32_e32 v6, v6, v3
	v_mul_f32_e32 v5, 0xb717f7d1, v5
	v_add_f32_e32 v60, v6, v5
	v_mul_f32_e32 v112, v60, v60
	v_mul_f32_e32 v113, 0x3331bb4c, v112
	v_add_f32_e32 v113, 0xb5ddea0e, v113
	v_mul_f32_e32 v113, v112, v113
	v_add_f32_e32 v113, 0x388ab355, v113
	v_mul_f32_e32 v113, v112, v113
	v_add_f32_e32 v113, 0xbb360b61, v113
	v_mul_f32_e32 v113, v112, v113
	v_add_f32_e32 v113, 0x3e2aaaab, v113
	v_mul_f32_e32 v112, v112, v113
	v_sub_f32_e32 v112, v60, v112
	v_mul_f32_e32 v60, v60, v112
	v_sub_f32_e32 v112, 2.0, v112
	v_div_scale_f32 v113, s[8:9], v112, v112, v60
	v_rcp_f32_e32 v114, v113
	v_fma_f32 v115, -v113, v114, 1.0
	v_fma_f32 v114, v115, v114, v114
	v_div_scale_f32 v115, vcc, v60, v112, v60
	v_mul_f32_e32 v116, v115, v114
	v_fma_f32 v117, -v113, v116, v115
	v_fma_f32 v116, v117, v114, v116
	v_fma_f32 v113, -v113, v116, v115
	v_div_fmas_f32 v113, v113, v114, v116
	v_div_fixup_f32 v60, v113, v112, v60
	v_sub_f32_e64 v5, -v5, v60
	v_sub_f32_e32 v5, v6, v5
	v_add_f32_e32 v5, 1.0, v5
	v_add_u32_e32 v4, vcc, v4, v5
	v_cmp_ngt_f32_e32 vcc, s33, v3
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_cmp_gt_f32_e32 vcc, s48, v3
	v_cndmask_b32_e32 v4, v90, v4, vcc
	v_cmp_o_f32_e32 vcc, v3, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc
	.loc	1 234
	v_cndmask_b32_e64 v4, v11, v12, s[70:71]
	v_cndmask_b32_e64 v4, v4, v13, s[72:73]
	v_cndmask_b32_e64 v4, v4, v14, s[74:75]
	v_cndmask_b32_e64 v4, v4, v15, s[76:77]
	v_cndmask_b32_e64 v4, v4, v16, s[78:79]
	v_cndmask_b32_e64 v4, v4, v17, s[80:81]
	v_cndmask_b32_e64 v4, v4, v18, s[82:83]
	v_mul_f32_e32 v4, v4, v3
	v_cndmask_b32_e64 v18, v18, v4, s[82:83]
	v_cndmask_b32_e64 v17, v17, v4, s[80:81]
	v_cndmask_b32_e64 v16, v16, v4, s[78:79]
	v_cndmask_b32_e64 v15, v15, v4, s[76:77]
	v_cndmask_b32_e64 v14, v14, v4, s[74:75]
	v_cndmask_b32_e64 v13, v13, v4, s[72:73]
	v_cndmask_b32_e64 v12, v12, v4, s[70:71]
	v_cndmask_b32_e64 v11, v11, v4, s[4:5]
	buffer_load_dword v4, v71, s[0:3], 0 offen offset:16
	.loc	1 232
	v_cmp_eq_u32_e64 s[4:5], 0, v68
	.loc	1 234
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, v3, v4
	buffer_store_dword v3, v71, s[0:3], 0 offen offset:16
	.loc	1 230
	v_cndmask_b32_e64 v3, v111, v110, s[84:85]
	v_cndmask_b32_e64 v3, v3, v109, s[86:87]
	v_cndmask_b32_e64 v3, v3, v61, s[88:89]
	v_cndmask_b32_e64 v3, v3, v7, s[90:91]
	v_cndmask_b32_e64 v3, v3, v8, s[92:93]
	v_cndmask_b32_e64 v3, v3, v9, s[94:95]
	v_cndmask_b32_e64 v60, v3, v10, s[96:97]
	.loc	1 231
	ds_read_b128 v[3:6], v73 offset:640
	v_mul_f32_e32 v112, 1.0, v60
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v112, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v112, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:656
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v112, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v112, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:672
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v112, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v112, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:688
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v112, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v112, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:704
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v112, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v112, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:720
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v112, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v112, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:736
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v112, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v112, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:752
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v112, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	.loc	1 233
	v_cmp_neq_f32_e32 vcc, s18, v3
	.loc	1 232
	v_cndmask_b32_e64 v10, v10, v3, s[96:97]
	v_cndmask_b32_e64 v9, v9, v3, s[94:95]
	v_cndmask_b32_e64 v8, v8, v3, s[92:93]
	v_cndmask_b32_e64 v7, v7, v3, s[90:91]
	v_cndmask_b32_e64 v61, v61, v3, s[88:89]
	v_cndmask_b32_e64 v109, v109, v3, s[86:87]
	v_cndmask_b32_e64 v110, v110, v3, s[84:85]
	v_cndmask_b32_e64 v111, v111, v3, s[4:5]
	.loc	1 233
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_sub_f32_e32 v3, v60, v3
	v_cmp_gt_f32_e32 vcc, 0, v3
	v_cndmask_b32_e64 v4, 0.5, -0.5, vcc
	v_mul_f32_e32 v5, 0x3fb8aa3b, v3
	v_add_f32_e32 v4, v5, v4
	v_cvt_i32_f32_e32 v4, v4
	v_cvt_f32_i32_e32 v5, v4
	v_lshlrev_b32_e32 v4, 23, v4
	v_mul_f32_e32 v6, 0xbf317180, v5
	v_add_f32_e32 v6, v6, v3
	v_mul_f32_e32 v5, 0xb717f7d1, v5
	v_add_f32_e32 v60, v6, v5
	v_mul_f32_e32 v112, v60, v60
	v_mul_f32_e32 v113, 0x3331bb4c, v112
	v_add_f32_e32 v113, 0xb5ddea0e, v113
	v_mul_f32_e32 v113, v112, v113
	v_add_f32_e32 v113, 0x388ab355, v113
	v_mul_f32_e32 v113, v112, v113
	v_add_f32_e32 v113, 0xbb360b61, v113
	v_mul_f32_e32 v113, v112, v113
	v_add_f32_e32 v113, 0x3e2aaaab, v113
	v_mul_f32_e32 v112, v112, v113
	v_sub_f32_e32 v112, v60, v112
	v_mul_f32_e32 v60, v60, v112
	v_sub_f32_e32 v112, 2.0, v112
	v_div_scale_f32 v113, s[8:9], v112, v112, v60
	.loc	1 230
	v_cmp_eq_u32_e64 s[8:9], 3, v69
	.loc	1 233
	v_rcp_f32_e32 v114, v113
	v_fma_f32 v115, -v113, v114, 1.0
	v_fma_f32 v114, v115, v114, v114
	v_div_scale_f32 v115, vcc, v60, v112, v60
	v_mul_f32_e32 v116, v115, v114
	v_fma_f32 v117, -v113, v116, v115
	v_fma_f32 v116, v117, v114, v116
	v_fma_f32 v113, -v113, v116, v115
	v_div_fmas_f32 v113, v113, v114, v116
	v_div_fixup_f32 v60, v113, v112, v60
	v_sub_f32_e64 v5, -v5, v60
	v_sub_f32_e32 v5, v6, v5
	v_add_f32_e32 v5, 1.0, v5
	v_add_u32_e32 v4, vcc, v4, v5
	v_cmp_ngt_f32_e32 vcc, s33, v3
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_cmp_gt_f32_e32 vcc, s48, v3
	v_cndmask_b32_e32 v4, v90, v4, vcc
	v_cmp_o_f32_e32 vcc, v3, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc
	.loc	1 234
	v_cndmask_b32_e64 v4, v11, v12, s[84:85]
	v_cndmask_b32_e64 v4, v4, v13, s[86:87]
	v_cndmask_b32_e64 v4, v4, v14, s[88:89]
	v_cndmask_b32_e64 v4, v4, v15, s[90:91]
	v_cndmask_b32_e64 v4, v4, v16, s[92:93]
	v_cndmask_b32_e64 v4, v4, v17, s[94:95]
	v_cndmask_b32_e64 v4, v4, v18, s[96:97]
	v_mul_f32_e32 v4, v4, v3
	v_cndmask_b32_e64 v18, v18, v4, s[96:97]
	v_cndmask_b32_e64 v17, v17, v4, s[94:95]
	v_cndmask_b32_e64 v60, v16, v4, s[92:93]
	v_cndmask_b32_e64 v112, v15, v4, s[90:91]
	v_cndmask_b32_e64 v113, v14, v4, s[88:89]
	v_cndmask_b32_e64 v13, v13, v4, s[86:87]
	v_cndmask_b32_e64 v114, v12, v4, s[84:85]
	v_cndmask_b32_e64 v115, v11, v4, s[4:5]
	buffer_load_dword v4, v71, s[0:3], 0 offen offset:20
	.loc	1 230
	v_cmp_eq_u32_e64 s[4:5], 4, v69
	.loc	1 234
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, v3, v4
	buffer_store_dword v3, v71, s[0:3], 0 offen offset:20
	.loc	1 230
	v_cndmask_b32_e64 v3, v111, v110, s[98:99]
	v_cndmask_b32_e64 v3, v3, v109, s[100:101]
	v_cndmask_b32_e64 v3, v3, v61, s[8:9]
	v_cndmask_b32_e64 v3, v3, v7, s[4:5]
	v_cndmask_b32_e64 v3, v3, v8, s[10:11]
	v_cndmask_b32_e64 v3, v3, v9, s[12:13]
	v_cndmask_b32_e64 v11, v3, v10, s[14:15]
	.loc	1 231
	ds_read_b128 v[3:6], v73 offset:768
	v_mul_f32_e32 v12, 1.0, v11
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v12, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v12, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:784
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v12, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v12, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:800
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v12, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v12, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:816
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v12, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v12, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:832
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v12, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v12, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:848
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v12, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v12, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:864
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v12, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v12, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:880
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v12, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	.loc	1 233
	v_cmp_neq_f32_e32 vcc, s18, v3
	.loc	1 232
	v_cndmask_b32_e64 v10, v10, v3, s[14:15]
	v_cndmask_b32_e64 v9, v9, v3, s[12:13]
	v_cndmask_b32_e64 v8, v8, v3, s[10:11]
	v_cndmask_b32_e64 v7, v7, v3, s[4:5]
	v_cndmask_b32_e64 v116, v61, v3, s[8:9]
	v_cndmask_b32_e64 v109, v109, v3, s[100:101]
	v_cndmask_b32_e64 v110, v110, v3, s[98:99]
	v_cndmask_b32_e64 v111, v111, v3, s[16:17]
	.loc	1 233
	v_cndmask_b32_e32 v3, 0, v3, vcc
	v_sub_f32_e32 v3, v11, v3
	v_cmp_gt_f32_e32 vcc, 0, v3
	v_cndmask_b32_e64 v4, 0.5, -0.5, vcc
	v_mul_f32_e32 v5, 0x3fb8aa3b, v3
	v_add_f32_e32 v4, v5, v4
	v_cvt_i32_f32_e32 v4, v4
	v_cvt_f32_i32_e32 v5, v4
	v_lshlrev_b32_e32 v4, 23, v4
	v_mul_f32_e32 v6, 0xbf317180, v5
	v_add_f32_e32 v6, v6, v3
	v_mul_f32_e32 v5, 0xb717f7d1, v5
	v_add_f32_e32 v11, v6, v5
	v_mul_f32_e32 v12, v11, v11
	v_mul_f32_e32 v14, 0x3331bb4c, v12
	v_add_f32_e32 v14, 0xb5ddea0e, v14
	v_mul_f32_e32 v14, v12, v14
	v_add_f32_e32 v14, 0x388ab355, v14
	v_mul_f32_e32 v14, v12, v14
	v_add_f32_e32 v14, 0xbb360b61, v14
	v_mul_f32_e32 v14, v12, v14
	v_add_f32_e32 v14, 0x3e2aaaab, v14
	v_mul_f32_e32 v12, v12, v14
	v_sub_f32_e32 v12, v11, v12
	v_mul_f32_e32 v11, v11, v12
	v_sub_f32_e32 v12, 2.0, v12
	v_div_scale_f32 v14, s[18:19], v12, v12, v11
	.loc	1 230
	v_cmp_eq_u32_e64 s[18:19], 2, v70
	.loc	1 233
	v_rcp_f32_e32 v15, v14
	v_fma_f32 v16, -v14, v15, 1.0
	v_fma_f32 v15, v16, v15, v15
	v_div_scale_f32 v16, vcc, v11, v12, v11
	v_mul_f32_e32 v61, v16, v15
	v_fma_f32 v117, -v14, v61, v16
	v_fma_f32 v61, v117, v15, v61
	v_fma_f32 v14, -v14, v61, v16
	v_div_fmas_f32 v14, v14, v15, v61
	v_div_fixup_f32 v11, v14, v12, v11
	v_sub_f32_e64 v5, -v5, v11
	v_sub_f32_e32 v5, v6, v5
	v_add_f32_e32 v5, 1.0, v5
	v_add_u32_e32 v4, vcc, v4, v5
	v_cmp_ngt_f32_e32 vcc, s33, v3
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_cmp_gt_f32_e32 vcc, s48, v3
	v_cndmask_b32_e32 v4, v90, v4, vcc
	v_cmp_o_f32_e32 vcc, v3, v3
	v_cndmask_b32_e32 v3, v3, v4, vcc
	.loc	1 234
	v_cndmask_b32_e64 v4, v115, v114, s[98:99]
	v_cndmask_b32_e64 v4, v4, v13, s[100:101]
	v_cndmask_b32_e64 v4, v4, v113, s[8:9]
	v_cndmask_b32_e64 v4, v4, v112, s[4:5]
	v_cndmask_b32_e64 v4, v4, v60, s[10:11]
	v_cndmask_b32_e64 v4, v4, v17, s[12:13]
	v_cndmask_b32_e64 v4, v4, v18, s[14:15]
	v_mul_f32_e32 v4, v4, v3
	v_cndmask_b32_e64 v16, v18, v4, s[14:15]
	v_cndmask_b32_e64 v15, v17, v4, s[12:13]
	v_cndmask_b32_e64 v14, v60, v4, s[10:11]
	v_cndmask_b32_e64 v11, v112, v4, s[4:5]
	v_cndmask_b32_e64 v12, v113, v4, s[8:9]
	v_cndmask_b32_e64 v13, v13, v4, s[100:101]
	v_cndmask_b32_e64 v60, v114, v4, s[98:99]
	v_cndmask_b32_e64 v61, v115, v4, s[16:17]
	buffer_load_dword v4, v71, s[0:3], 0 offen offset:24
	.loc	1 230
	v_cmp_eq_u32_e64 s[16:17], 1, v70
	.loc	1 234
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, v3, v4
	buffer_store_dword v3, v71, s[0:3], 0 offen offset:24
	.loc	1 230
	v_cndmask_b32_e64 v3, v111, v110, s[16:17]
	v_cndmask_b32_e64 v3, v3, v109, s[18:19]
	v_cndmask_b32_e64 v3, v3, v116, s[20:21]
	v_cndmask_b32_e64 v3, v3, v7, s[22:23]
	v_cndmask_b32_e64 v3, v3, v8, s[24:25]
	v_cndmask_b32_e64 v3, v3, v9, s[26:27]
	v_cndmask_b32_e64 v18, v3, v10, s[28:29]
	.loc	1 231
	ds_read_b128 v[3:6], v75
	v_mul_f32_e32 v17, 1.0, v18
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v17, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v17, v3, v4, v5
	ds_read_b128 v[3:6], v75 offset:16
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v17, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v17, v3, v4, v5
	ds_read_b128 v[3:6], v75 offset:32
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v17, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v17, v3, v4, v5
	ds_read_b128 v[3:6], v75 offset:48
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v17, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v17, v3, v4, v5
	ds_read_b128 v[3:6], v75 offset:64
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v17, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v17, v3, v4, v5
	ds_read_b128 v[3:6], v75 offset:80
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v17, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v17, v3, v4, v5
	ds_read_b128 v[3:6], v75 offset:96
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v17, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v17, v3, v4, v5
	ds_read_b128 v[3:6], v75 offset:112
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v17, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v17, v3, v4, v5
	.loc	1 233
	v_cmp_neq_f32_e32 vcc, s37, v17
	.loc	1 232
	v_cndmask_b32_e64 v10, v10, v17, s[28:29]
	v_cndmask_b32_e64 v9, v9, v17, s[26:27]
	v_cndmask_b32_e64 v8, v8, v17, s[24:25]
	v_cndmask_b32_e64 v7, v7, v17, s[22:23]
	v_cndmask_b32_e64 v6, v116, v17, s[20:21]
	v_cndmask_b32_e64 v5, v109, v17, s[18:19]
	v_cndmask_b32_e64 v4, v110, v17, s[16:17]
	v_cndmask_b32_e64 v3, v111, v17, s[30:31]
	.loc	1 233
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_sub_f32_e32 v18, v18, v17
	v_cmp_gt_f32_e32 vcc, 0, v18
	v_cndmask_b32_e64 v109, 0.5, -0.5, vcc
	v_mul_f32_e32 v110, 0x3fb8aa3b, v18
	v_add_f32_e32 v109, v110, v109
	v_cvt_i32_f32_e32 v109, v109
	.loc	1 237
	v_sub_f32_e32 v17, v101, v17
	v_mul_f32_e32 v101, 0x3fb8aa3b, v17
	.loc	1 233
	v_cvt_f32_i32_e32 v110, v109
	v_lshlrev_b32_e32 v109, 23, v109
	v_mul_f32_e32 v111, 0xbf317180, v110
	v_add_f32_e32 v111, v111, v18
	v_mul_f32_e32 v110, 0xb717f7d1, v110
	v_add_f32_e32 v112, v111, v110
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
	v_div_scale_f32 v114, vcc, v113, v113, v112
	v_rcp_f32_e32 v115, v114
	v_fma_f32 v116, -v114, v115, 1.0
	v_fma_f32 v115, v116, v115, v115
	v_div_scale_f32 v116, vcc, v112, v113, v112
	v_mul_f32_e32 v117, v116, v115
	v_fma_f32 v118, -v114, v117, v116
	v_fma_f32 v117, v118, v115, v117
	v_fma_f32 v114, -v114, v117, v116
	v_div_fmas_f32 v114, v114, v115, v117
	v_div_fixup_f32 v112, v114, v113, v112
	v_sub_f32_e64 v110, -v110, v112
	v_sub_f32_e32 v110, v111, v110
	v_add_f32_e32 v110, 1.0, v110
	v_add_u32_e32 v109, vcc, v109, v110
	.loc	1 234
	buffer_load_dword v110, v72, s[0:3], 0 offen
	.loc	1 233
	v_cmp_ngt_f32_e32 vcc, s33, v18
	v_cndmask_b32_e32 v109, 0, v109, vcc
	v_cmp_gt_f32_e32 vcc, s48, v18
	v_cndmask_b32_e32 v109, v90, v109, vcc
	v_cmp_o_f32_e32 vcc, v18, v18
	v_cndmask_b32_e32 v18, v18, v109, vcc
	.loc	1 234
	v_cndmask_b32_e64 v109, v61, v60, s[16:17]
	v_cndmask_b32_e64 v109, v109, v13, s[18:19]
	v_cndmask_b32_e64 v109, v109, v12, s[20:21]
	v_cndmask_b32_e64 v109, v109, v11, s[22:23]
	v_cndmask_b32_e64 v109, v109, v14, s[24:25]
	v_cndmask_b32_e64 v109, v109, v15, s[26:27]
	v_cndmask_b32_e64 v109, v109, v16, s[28:29]
	.loc	1 237
	v_readlane_b32 vcc_lo, v1, 39
	.loc	1 234
	v_mul_f32_e32 v109, v109, v18
	.loc	1 237
	v_readlane_b32 vcc_hi, v1, 40
	.loc	1 234
	v_cndmask_b32_e64 v13, v13, v109, s[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v18, v18, v110
	buffer_store_dword v18, v72, s[0:3], 0 offen
	.loc	1 237
	v_cndmask_b32_e32 v18, v3, v4, vcc
	v_readlane_b32 vcc_lo, v1, 41
	v_readlane_b32 vcc_hi, v1, 42
	v_cndmask_b32_e32 v18, v18, v5, vcc
	v_readlane_b32 vcc_lo, v1, 43
	v_readlane_b32 vcc_hi, v1, 44
	v_cndmask_b32_e32 v18, v18, v6, vcc
	v_readlane_b32 vcc_lo, v1, 45
	v_readlane_b32 vcc_hi, v1, 46
	v_cndmask_b32_e32 v18, v18, v7, vcc
	v_readlane_b32 vcc_lo, v1, 47
	v_readlane_b32 vcc_hi, v1, 48
	v_cndmask_b32_e32 v18, v18, v8, vcc
	v_readlane_b32 vcc_lo, v1, 49
	v_readlane_b32 vcc_hi, v1, 50
	v_cndmask_b32_e32 v18, v18, v9, vcc
	v_readlane_b32 vcc_lo, v1, 51
	v_readlane_b32 vcc_hi, v1, 52
	v_cndmask_b32_e32 v18, v18, v10, vcc
	v_cmp_neq_f32_e32 vcc, s37, v18
	v_cndmask_b32_e32 v18, 0, v18, vcc
	v_sub_f32_e32 v18, v108, v18
	v_cmp_gt_f32_e32 vcc, 0, v18
	v_cndmask_b32_e64 v108, 0.5, -0.5, vcc
	v_mul_f32_e32 v110, 0x3fb8aa3b, v18
	v_add_f32_e32 v108, v110, v108
	v_cvt_i32_f32_e32 v108, v108
	.loc	1 236
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	1 237
	v_cvt_f32_i32_e32 v110, v108
	v_lshlrev_b32_e32 v108, 23, v108
	v_mul_f32_e32 v111, 0xbf317180, v110
	v_add_f32_e32 v111, v111, v18
	v_mul_f32_e32 v110, 0xb717f7d1, v110
	v_add_f32_e32 v112, v111, v110
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
	v_div_scale_f32 v114, vcc, v113, v113, v112
	v_rcp_f32_e32 v115, v114
	v_fma_f32 v116, -v114, v115, 1.0
	v_fma_f32 v115, v116, v115, v115
	v_div_scale_f32 v116, vcc, v112, v113, v112
	v_mul_f32_e32 v117, v116, v115
	v_fma_f32 v118, -v114, v117, v116
	v_fma_f32 v117, v118, v115, v117
	v_fma_f32 v114, -v114, v117, v116
	v_div_fmas_f32 v114, v114, v115, v117
	v_div_fixup_f32 v112, v114, v113, v112
	v_sub_f32_e64 v110, -v110, v112
	v_sub_f32_e32 v110, v111, v110
	v_add_f32_e32 v110, 1.0, v110
	v_add_u32_e32 v108, vcc, v108, v110
	v_cmp_ngt_f32_e32 vcc, s33, v18
	v_cndmask_b32_e32 v108, 0, v108, vcc
	v_cmp_gt_f32_e32 vcc, s48, v18
	v_cndmask_b32_e32 v108, v90, v108, vcc
	v_cmp_o_f32_e32 vcc, v18, v18
	v_cndmask_b32_e32 v18, v18, v108, vcc
	v_readlane_b32 vcc_lo, v1, 53
	v_readlane_b32 vcc_hi, v1, 54
	v_cndmask_b32_e32 v108, v3, v4, vcc
	v_readlane_b32 vcc_lo, v1, 55
	v_readlane_b32 vcc_hi, v1, 56
	v_cndmask_b32_e32 v108, v108, v5, vcc
	v_readlane_b32 vcc_lo, v1, 57
	v_readlane_b32 vcc_hi, v1, 58
	v_cndmask_b32_e32 v108, v108, v6, vcc
	v_readlane_b32 vcc_lo, v1, 59
	v_readlane_b32 vcc_hi, v1, 60
	v_cndmask_b32_e32 v108, v108, v7, vcc
	v_readlane_b32 vcc_lo, v1, 61
	v_readlane_b32 vcc_hi, v1, 62
	v_cndmask_b32_e32 v108, v108, v8, vcc
	v_readlane_b32 vcc_lo, v1, 63
	v_readlane_b32 vcc_hi, v2, 0
	v_cndmask_b32_e32 v108, v108, v9, vcc
	v_cndmask_b32_e64 v108, v108, v10, s[40:41]
	v_cmp_neq_f32_e32 vcc, s37, v108
	v_cndmask_b32_e32 v108, 0, v108, vcc
	v_sub_f32_e32 v107, v107, v108
	v_cmp_gt_f32_e32 vcc, 0, v107
	v_cndmask_b32_e64 v108, 0.5, -0.5, vcc
	v_mul_f32_e32 v110, 0x3fb8aa3b, v107
	v_add_f32_e32 v108, v110, v108
	v_cvt_i32_f32_e32 v108, v108
	v_cvt_f32_i32_e32 v110, v108
	v_lshlrev_b32_e32 v108, 23, v108
	v_mul_f32_e32 v111, 0xbf317180, v110
	v_add_f32_e32 v111, v111, v107
	v_mul_f32_e32 v110, 0xb717f7d1, v110
	v_add_f32_e32 v112, v111, v110
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
	v_div_scale_f32 v114, s[40:41], v113, v113, v112
	v_rcp_f32_e32 v115, v114
	v_fma_f32 v116, -v114, v115, 1.0
	v_fma_f32 v115, v116, v115, v115
	v_div_scale_f32 v116, vcc, v112, v113, v112
	v_mul_f32_e32 v117, v116, v115
	v_fma_f32 v118, -v114, v117, v116
	v_fma_f32 v117, v118, v115, v117
	v_fma_f32 v114, -v114, v117, v116
	v_div_fmas_f32 v114, v114, v115, v117
	v_div_fixup_f32 v112, v114, v113, v112
	v_sub_f32_e64 v110, -v110, v112
	v_sub_f32_e32 v110, v111, v110
	v_add_f32_e32 v110, 1.0, v110
	v_add_u32_e32 v108, vcc, v108, v110
	v_cmp_ngt_f32_e32 vcc, s33, v107
	v_cndmask_b32_e32 v108, 0, v108, vcc
	v_cmp_gt_f32_e32 vcc, s48, v107
	v_cndmask_b32_e32 v108, v90, v108, vcc
	v_cmp_o_f32_e32 vcc, v107, v107
	v_cndmask_b32_e32 v107, v107, v108, vcc
	ds_write2_b32 v74, v18, v107 offset1:32
	v_cndmask_b32_e64 v18, v3, v4, s[54:55]
	v_cndmask_b32_e64 v18, v18, v5, s[52:53]
	v_cndmask_b32_e64 v18, v18, v6, s[42:43]
	v_cndmask_b32_e64 v18, v18, v7, s[44:45]
	v_cndmask_b32_e64 v18, v18, v8, s[46:47]
	v_cndmask_b32_e64 v18, v18, v9, s[38:39]
	v_readlane_b32 s38, v2, 1
	v_readlane_b32 s39, v2, 2
	v_cndmask_b32_e64 v18, v18, v10, s[38:39]
	v_cmp_neq_f32_e32 vcc, s37, v18
	v_cndmask_b32_e32 v18, 0, v18, vcc
	v_sub_f32_e32 v18, v106, v18
	v_cmp_gt_f32_e32 vcc, 0, v18
	v_cndmask_b32_e64 v106, 0.5, -0.5, vcc
	v_mul_f32_e32 v107, 0x3fb8aa3b, v18
	v_add_f32_e32 v106, v107, v106
	v_cvt_i32_f32_e32 v106, v106
	v_cvt_f32_i32_e32 v107, v106
	v_lshlrev_b32_e32 v106, 23, v106
	v_mul_f32_e32 v108, 0xbf317180, v107
	v_add_f32_e32 v108, v108, v18
	v_mul_f32_e32 v107, 0xb717f7d1, v107
	v_add_f32_e32 v110, v108, v107
	v_mul_f32_e32 v111, v110, v110
	v_mul_f32_e32 v112, 0x3331bb4c, v111
	v_add_f32_e32 v112, 0xb5ddea0e, v112
	v_mul_f32_e32 v112, v111, v112
	v_add_f32_e32 v112, 0x388ab355, v112
	v_mul_f32_e32 v112, v111, v112
	v_add_f32_e32 v112, 0xbb360b61, v112
	v_mul_f32_e32 v112, v111, v112
	v_add_f32_e32 v112, 0x3e2aaaab, v112
	v_mul_f32_e32 v111, v111, v112
	v_sub_f32_e32 v111, v110, v111
	v_mul_f32_e32 v110, v110, v111
	v_sub_f32_e32 v111, 2.0, v111
	v_div_scale_f32 v112, s[40:41], v111, v111, v110
	v_rcp_f32_e32 v113, v112
	v_fma_f32 v114, -v112, v113, 1.0
	v_fma_f32 v113, v114, v113, v113
	v_div_scale_f32 v114, vcc, v110, v111, v110
	v_mul_f32_e32 v115, v114, v113
	v_fma_f32 v116, -v112, v115, v114
	v_fma_f32 v115, v116, v113, v115
	v_fma_f32 v112, -v112, v115, v114
	v_div_fmas_f32 v112, v112, v113, v115
	v_div_fixup_f32 v110, v112, v111, v110
	v_sub_f32_e64 v107, -v107, v110
	v_sub_f32_e32 v107, v108, v107
	v_add_f32_e32 v107, 1.0, v107
	v_add_u32_e32 v106, vcc, v106, v107
	v_cmp_ngt_f32_e32 vcc, s33, v18
	v_cndmask_b32_e32 v106, 0, v106, vcc
	v_cmp_gt_f32_e32 vcc, s48, v18
	v_cndmask_b32_e32 v106, v90, v106, vcc
	v_cmp_o_f32_e32 vcc, v18, v18
	v_cndmask_b32_e32 v18, v18, v106, vcc
	v_cndmask_b32_e64 v106, v3, v4, s[56:57]
	v_cndmask_b32_e64 v106, v106, v5, s[58:59]
	v_cndmask_b32_e64 v106, v106, v6, s[60:61]
	v_cndmask_b32_e64 v106, v106, v7, s[62:63]
	v_cndmask_b32_e64 v106, v106, v8, s[64:65]
	v_cndmask_b32_e64 v106, v106, v9, s[66:67]
	v_cndmask_b32_e64 v106, v106, v10, s[68:69]
	v_cmp_neq_f32_e32 vcc, s37, v106
	v_cndmask_b32_e32 v106, 0, v106, vcc
	v_sub_f32_e32 v105, v105, v106
	v_cmp_gt_f32_e32 vcc, 0, v105
	v_cndmask_b32_e64 v106, 0.5, -0.5, vcc
	v_mul_f32_e32 v107, 0x3fb8aa3b, v105
	v_add_f32_e32 v106, v107, v106
	v_cvt_i32_f32_e32 v106, v106
	v_cvt_f32_i32_e32 v107, v106
	v_lshlrev_b32_e32 v106, 23, v106
	v_mul_f32_e32 v108, 0xbf317180, v107
	v_add_f32_e32 v108, v108, v105
	v_mul_f32_e32 v107, 0xb717f7d1, v107
	v_add_f32_e32 v110, v108, v107
	v_mul_f32_e32 v111, v110, v110
	v_mul_f32_e32 v112, 0x3331bb4c, v111
	v_add_f32_e32 v112, 0xb5ddea0e, v112
	v_mul_f32_e32 v112, v111, v112
	v_add_f32_e32 v112, 0x388ab355, v112
	v_mul_f32_e32 v112, v111, v112
	v_add_f32_e32 v112, 0xbb360b61, v112
	v_mul_f32_e32 v112, v111, v112
	v_add_f32_e32 v112, 0x3e2aaaab, v112
	v_mul_f32_e32 v111, v111, v112
	v_sub_f32_e32 v111, v110, v111
	v_mul_f32_e32 v110, v110, v111
	v_sub_f32_e32 v111, 2.0, v111
	v_div_scale_f32 v112, s[40:41], v111, v111, v110
	v_rcp_f32_e32 v113, v112
	v_fma_f32 v114, -v112, v113, 1.0
	v_fma_f32 v113, v114, v113, v113
	v_div_scale_f32 v114, vcc, v110, v111, v110
	v_mul_f32_e32 v115, v114, v113
	v_fma_f32 v116, -v112, v115, v114
	v_fma_f32 v115, v116, v113, v115
	v_fma_f32 v112, -v112, v115, v114
	v_div_fmas_f32 v112, v112, v113, v115
	v_div_fixup_f32 v110, v112, v111, v110
	v_sub_f32_e64 v107, -v107, v110
	v_sub_f32_e32 v107, v108, v107
	v_add_f32_e32 v107, 1.0, v107
	v_add_u32_e32 v106, vcc, v106, v107
	v_cmp_ngt_f32_e32 vcc, s33, v105
	v_cndmask_b32_e32 v106, 0, v106, vcc
	v_cmp_gt_f32_e32 vcc, s48, v105
	v_cndmask_b32_e32 v106, v90, v106, vcc
	v_cmp_o_f32_e32 vcc, v105, v105
	v_cndmask_b32_e32 v105, v105, v106, vcc
	ds_write2_b32 v74, v18, v105 offset0:64 offset1:96
	v_cndmask_b32_e64 v18, v3, v4, s[70:71]
	v_cndmask_b32_e64 v18, v18, v5, s[72:73]
	v_cndmask_b32_e64 v18, v18, v6, s[74:75]
	v_cndmask_b32_e64 v18, v18, v7, s[76:77]
	v_cndmask_b32_e64 v18, v18, v8, s[78:79]
	v_cndmask_b32_e64 v18, v18, v9, s[80:81]
	v_cndmask_b32_e64 v18, v18, v10, s[82:83]
	v_cmp_neq_f32_e32 vcc, s37, v18
	v_cndmask_b32_e32 v18, 0, v18, vcc
	v_sub_f32_e32 v18, v104, v18
	v_cmp_gt_f32_e32 vcc, 0, v18
	v_cndmask_b32_e64 v104, 0.5, -0.5, vcc
	v_mul_f32_e32 v105, 0x3fb8aa3b, v18
	v_add_f32_e32 v104, v105, v104
	v_cvt_i32_f32_e32 v104, v104
	v_cvt_f32_i32_e32 v105, v104
	v_lshlrev_b32_e32 v104, 23, v104
	v_mul_f32_e32 v106, 0xbf317180, v105
	v_add_f32_e32 v106, v106, v18
	v_mul_f32_e32 v105, 0xb717f7d1, v105
	v_add_f32_e32 v107, v106, v105
	v_mul_f32_e32 v108, v107, v107
	v_mul_f32_e32 v110, 0x3331bb4c, v108
	v_add_f32_e32 v110, 0xb5ddea0e, v110
	v_mul_f32_e32 v110, v108, v110
	v_add_f32_e32 v110, 0x388ab355, v110
	v_mul_f32_e32 v110, v108, v110
	v_add_f32_e32 v110, 0xbb360b61, v110
	v_mul_f32_e32 v110, v108, v110
	v_add_f32_e32 v110, 0x3e2aaaab, v110
	v_mul_f32_e32 v108, v108, v110
	v_sub_f32_e32 v108, v107, v108
	v_mul_f32_e32 v107, v107, v108
	v_sub_f32_e32 v108, 2.0, v108
	v_div_scale_f32 v110, s[40:41], v108, v108, v107
	v_rcp_f32_e32 v111, v110
	v_fma_f32 v112, -v110, v111, 1.0
	v_fma_f32 v111, v112, v111, v111
	v_div_scale_f32 v112, vcc, v107, v108, v107
	v_mul_f32_e32 v113, v112, v111
	v_fma_f32 v114, -v110, v113, v112
	v_fma_f32 v113, v114, v111, v113
	v_fma_f32 v110, -v110, v113, v112
	v_div_fmas_f32 v110, v110, v111, v113
	v_div_fixup_f32 v107, v110, v108, v107
	v_sub_f32_e64 v105, -v105, v107
	v_sub_f32_e32 v105, v106, v105
	v_add_f32_e32 v105, 1.0, v105
	v_add_u32_e32 v104, vcc, v104, v105
	v_cmp_ngt_f32_e32 vcc, s33, v18
	v_cndmask_b32_e32 v104, 0, v104, vcc
	v_cmp_gt_f32_e32 vcc, s48, v18
	v_cndmask_b32_e32 v104, v90, v104, vcc
	v_cmp_o_f32_e32 vcc, v18, v18
	v_cndmask_b32_e32 v18, v18, v104, vcc
	v_cndmask_b32_e64 v104, v3, v4, s[84:85]
	v_cndmask_b32_e64 v104, v104, v5, s[86:87]
	v_cndmask_b32_e64 v104, v104, v6, s[88:89]
	v_cndmask_b32_e64 v104, v104, v7, s[90:91]
	v_cndmask_b32_e64 v104, v104, v8, s[92:93]
	v_cndmask_b32_e64 v104, v104, v9, s[94:95]
	v_cndmask_b32_e64 v104, v104, v10, s[96:97]
	v_cmp_neq_f32_e32 vcc, s37, v104
	v_cndmask_b32_e32 v104, 0, v104, vcc
	v_sub_f32_e32 v103, v103, v104
	v_cmp_gt_f32_e32 vcc, 0, v103
	v_cndmask_b32_e64 v104, 0.5, -0.5, vcc
	v_mul_f32_e32 v105, 0x3fb8aa3b, v103
	v_add_f32_e32 v104, v105, v104
	v_cvt_i32_f32_e32 v104, v104
	v_cvt_f32_i32_e32 v105, v104
	v_lshlrev_b32_e32 v104, 23, v104
	v_mul_f32_e32 v106, 0xbf317180, v105
	v_add_f32_e32 v106, v106, v103
	v_mul_f32_e32 v105, 0xb717f7d1, v105
	v_add_f32_e32 v107, v106, v105
	v_mul_f32_e32 v108, v107, v107
	v_mul_f32_e32 v110, 0x3331bb4c, v108
	v_add_f32_e32 v110, 0xb5ddea0e, v110
	v_mul_f32_e32 v110, v108, v110
	v_add_f32_e32 v110, 0x388ab355, v110
	v_mul_f32_e32 v110, v108, v110
	v_add_f32_e32 v110, 0xbb360b61, v110
	v_mul_f32_e32 v110, v108, v110
	v_add_f32_e32 v110, 0x3e2aaaab, v110
	v_mul_f32_e32 v108, v108, v110
	v_sub_f32_e32 v108, v107, v108
	v_mul_f32_e32 v107, v107, v108
	v_sub_f32_e32 v108, 2.0, v108
	v_div_scale_f32 v110, s[40:41], v108, v108, v107
	s_mov_b32 s40, 0x42b17218
	v_rcp_f32_e32 v111, v110
	v_fma_f32 v112, -v110, v111, 1.0
	v_fma_f32 v111, v112, v111, v111
	v_div_scale_f32 v112, vcc, v107, v108, v107
	v_mul_f32_e32 v113, v112, v111
	v_fma_f32 v114, -v110, v113, v112
	v_fma_f32 v113, v114, v111, v113
	v_fma_f32 v110, -v110, v113, v112
	v_div_fmas_f32 v110, v110, v111, v113
	v_div_fixup_f32 v107, v110, v108, v107
	v_sub_f32_e64 v105, -v105, v107
	v_sub_f32_e32 v105, v106, v105
	v_add_f32_e32 v105, 1.0, v105
	v_add_u32_e32 v104, vcc, v104, v105
	v_cmp_ngt_f32_e32 vcc, s33, v103
	v_cndmask_b32_e32 v104, 0, v104, vcc
	v_cmp_gt_f32_e32 vcc, s40, v103
	v_cndmask_b32_e32 v104, v90, v104, vcc
	v_cmp_o_f32_e32 vcc, v103, v103
	v_cndmask_b32_e32 v103, v103, v104, vcc
	ds_write2_b32 v74, v18, v103 offset0:128 offset1:160
	v_cndmask_b32_e64 v18, v3, v4, s[98:99]
	v_cndmask_b32_e64 v18, v18, v5, s[100:101]
	v_cndmask_b32_e64 v18, v18, v6, s[8:9]
	v_cndmask_b32_e64 v18, v18, v7, s[4:5]
	v_cndmask_b32_e64 v18, v18, v8, s[10:11]
	v_cndmask_b32_e64 v18, v18, v9, s[12:13]
	v_cndmask_b32_e64 v18, v18, v10, s[14:15]
	v_cmp_neq_f32_e32 vcc, s37, v18
	v_cndmask_b32_e32 v18, 0, v18, vcc
	v_sub_f32_e32 v18, v102, v18
	v_cmp_gt_f32_e32 vcc, 0, v18
	v_cndmask_b32_e64 v102, 0.5, -0.5, vcc
	v_mul_f32_e32 v103, 0x3fb8aa3b, v18
	v_add_f32_e32 v102, v103, v102
	v_cvt_i32_f32_e32 v102, v102
	s_mov_b32 s8, 0x42b17218
	v_cvt_f32_i32_e32 v103, v102
	v_lshlrev_b32_e32 v102, 23, v102
	v_mul_f32_e32 v104, 0xbf317180, v103
	v_add_f32_e32 v104, v104, v18
	v_mul_f32_e32 v103, 0xb717f7d1, v103
	v_add_f32_e32 v105, v104, v103
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
	v_mul_f32_e32 v105, v105, v106
	v_sub_f32_e32 v106, 2.0, v106
	v_div_scale_f32 v107, s[4:5], v106, v106, v105
	v_rcp_f32_e32 v108, v107
	v_fma_f32 v110, -v107, v108, 1.0
	v_fma_f32 v108, v110, v108, v108
	v_div_scale_f32 v110, vcc, v105, v106, v105
	v_mul_f32_e32 v111, v110, v108
	v_fma_f32 v112, -v107, v111, v110
	v_fma_f32 v111, v112, v108, v111
	v_fma_f32 v107, -v107, v111, v110
	v_div_fmas_f32 v107, v107, v108, v111
	v_div_fixup_f32 v105, v107, v106, v105
	v_sub_f32_e64 v103, -v103, v105
	v_sub_f32_e32 v103, v104, v103
	v_add_f32_e32 v103, 1.0, v103
	v_add_u32_e32 v102, vcc, v102, v103
	v_cmp_ngt_f32_e32 vcc, s33, v18
	v_cndmask_b32_e32 v102, 0, v102, vcc
	v_cmp_gt_f32_e32 vcc, s40, v18
	v_cndmask_b32_e32 v102, v90, v102, vcc
	v_cmp_o_f32_e32 vcc, v18, v18
	v_cndmask_b32_e32 v18, v18, v102, vcc
	v_cmp_gt_f32_e32 vcc, 0, v17
	ds_write_b32 v74, v18 offset:768
	v_cndmask_b32_e64 v18, 0.5, -0.5, vcc
	v_add_f32_e32 v18, v101, v18
	v_cvt_i32_f32_e32 v18, v18
	v_cvt_f32_i32_e32 v101, v18
	v_lshlrev_b32_e32 v18, 23, v18
	v_mul_f32_e32 v102, 0xbf317180, v101
	v_add_f32_e32 v102, v102, v17
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
	v_rcp_f32_e32 v106, v105
	v_fma_f32 v107, -v105, v106, 1.0
	v_fma_f32 v106, v107, v106, v106
	v_div_scale_f32 v107, vcc, v103, v104, v103
	v_mul_f32_e32 v108, v107, v106
	v_fma_f32 v110, -v105, v108, v107
	v_fma_f32 v108, v110, v106, v108
	v_fma_f32 v105, -v105, v108, v107
	v_div_fmas_f32 v105, v105, v106, v108
	v_mov_b32_e32 v107, v87
	v_div_fixup_f32 v103, v105, v104, v103
	v_sub_f32_e64 v101, -v101, v103
	v_sub_f32_e32 v101, v102, v101
	v_add_f32_e32 v101, 1.0, v101
	v_add_u32_e32 v18, vcc, v18, v101
	v_cmp_ngt_f32_e32 vcc, s33, v17
	v_cndmask_b32_e32 v18, 0, v18, vcc
	v_cmp_gt_f32_e32 vcc, s8, v17
	v_cndmask_b32_e32 v18, v90, v18, vcc
	v_cmp_o_f32_e32 vcc, v17, v17
	v_cndmask_b32_e32 v17, v17, v18, vcc
	ds_write_b32 v76, v17
	.loc	1 234
	v_cndmask_b32_e64 v18, v16, v109, s[28:29]
	v_cndmask_b32_e64 v16, v14, v109, s[24:25]
	v_cndmask_b32_e64 v14, v12, v109, s[20:21]
	v_cndmask_b32_e64 v12, v60, v109, s[16:17]
	.loc	1 238
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v60, v71, s[0:3], 0 offen
	.loc	1 234
	v_cndmask_b32_e64 v17, v15, v109, s[26:27]
	v_readlane_b32 s26, v1, 37
	v_readlane_b32 s28, v2, 3
	v_readlane_b32 s27, v1, 38
	s_movk_i32 s25, 0x17f
	v_cndmask_b32_e64 v15, v11, v109, s[22:23]
	v_cndmask_b32_e64 v11, v61, v109, s[30:31]
	s_branch .LBB0_29
.LBB0_28:                               ;   in Loop: Header=BB0_29 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 243
	v_cmp_eq_u32_e32 vcc, 1, v62
	v_cndmask_b32_e32 v117, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v62
	v_cndmask_b32_e64 v117, v117, v13, s[4:5]
	v_cmp_eq_u32_e64 s[8:9], 3, v62
	v_cndmask_b32_e64 v117, v117, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v62
	v_cndmask_b32_e64 v117, v117, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v62
	v_cndmask_b32_e64 v117, v117, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v62
	v_cndmask_b32_e64 v117, v117, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v62
	v_cndmask_b32_e64 v117, v117, v18, s[16:17]
	v_add_f32_e32 v117, v117, v104
	v_cndmask_b32_e32 v12, v12, v117, vcc
	v_cmp_eq_u32_e32 vcc, 0, v62
	v_cndmask_b32_e32 v11, v11, v117, vcc
	v_cmp_eq_u32_e32 vcc, 1, v64
	v_cndmask_b32_e64 v18, v18, v117, s[16:17]
	v_cndmask_b32_e64 v17, v17, v117, s[14:15]
	v_cndmask_b32_e64 v16, v16, v117, s[12:13]
	v_cndmask_b32_e64 v15, v15, v117, s[10:11]
	v_cndmask_b32_e64 v14, v14, v117, s[8:9]
	v_cndmask_b32_e64 v13, v13, v117, s[4:5]
	v_cndmask_b32_e32 v117, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v64
	v_cndmask_b32_e64 v117, v117, v13, s[4:5]
	v_cmp_eq_u32_e64 s[8:9], 3, v64
	v_cndmask_b32_e64 v117, v117, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v64
	v_cndmask_b32_e64 v117, v117, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v64
	v_cndmask_b32_e64 v117, v117, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v64
	v_cndmask_b32_e64 v117, v117, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v64
	v_cndmask_b32_e64 v117, v117, v18, s[16:17]
	v_add_f32_e32 v116, v117, v116
	v_cndmask_b32_e32 v12, v12, v116, vcc
	v_cmp_eq_u32_e32 vcc, 0, v64
	v_cndmask_b32_e32 v11, v11, v116, vcc
	v_cmp_eq_u32_e32 vcc, 1, v65
	v_cndmask_b32_e64 v18, v18, v116, s[16:17]
	v_cndmask_b32_e64 v17, v17, v116, s[14:15]
	v_cndmask_b32_e64 v16, v16, v116, s[12:13]
	v_cndmask_b32_e64 v15, v15, v116, s[10:11]
	v_cndmask_b32_e64 v14, v14, v116, s[8:9]
	v_cndmask_b32_e64 v13, v13, v116, s[4:5]
	v_cndmask_b32_e32 v116, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v65
	v_cndmask_b32_e64 v116, v116, v13, s[4:5]
	v_cmp_eq_u32_e64 s[8:9], 3, v65
	v_cndmask_b32_e64 v116, v116, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v65
	v_cndmask_b32_e64 v116, v116, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v65
	v_cndmask_b32_e64 v116, v116, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v65
	v_cndmask_b32_e64 v116, v116, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v65
	v_cndmask_b32_e64 v116, v116, v18, s[16:17]
	v_add_f32_e32 v115, v116, v115
	v_cndmask_b32_e32 v12, v12, v115, vcc
	v_cmp_eq_u32_e32 vcc, 0, v65
	v_cndmask_b32_e32 v11, v11, v115, vcc
	v_cmp_eq_u32_e32 vcc, 1, v66
	v_cndmask_b32_e64 v18, v18, v115, s[16:17]
	v_cndmask_b32_e64 v17, v17, v115, s[14:15]
	v_cndmask_b32_e64 v16, v16, v115, s[12:13]
	v_cndmask_b32_e64 v15, v15, v115, s[10:11]
	v_cndmask_b32_e64 v14, v14, v115, s[8:9]
	v_cndmask_b32_e64 v13, v13, v115, s[4:5]
	v_cndmask_b32_e32 v115, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v66
	v_cndmask_b32_e64 v115, v115, v13, s[4:5]
	v_cmp_eq_u32_e64 s[8:9], 3, v66
	v_cndmask_b32_e64 v115, v115, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v66
	v_cndmask_b32_e64 v115, v115, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v66
	v_cndmask_b32_e64 v115, v115, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v66
	v_cndmask_b32_e64 v115, v115, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v66
	v_cndmask_b32_e64 v115, v115, v18, s[16:17]
	v_add_f32_e32 v114, v115, v114
	v_cndmask_b32_e32 v12, v12, v114, vcc
	v_cmp_eq_u32_e32 vcc, 0, v66
	v_cndmask_b32_e32 v11, v11, v114, vcc
	v_cmp_eq_u32_e32 vcc, 1, v67
	v_cndmask_b32_e64 v18, v18, v114, s[16:17]
	v_cndmask_b32_e64 v17, v17, v114, s[14:15]
	v_cndmask_b32_e64 v16, v16, v114, s[12:13]
	v_cndmask_b32_e64 v15, v15, v114, s[10:11]
	v_cndmask_b32_e64 v14, v14, v114, s[8:9]
	v_cndmask_b32_e64 v13, v13, v114, s[4:5]
	v_cndmask_b32_e32 v114, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v67
	v_cndmask_b32_e64 v114, v114, v13, s[4:5]
	v_cmp_eq_u32_e64 s[8:9], 3, v67
	v_cndmask_b32_e64 v114, v114, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v67
	v_cndmask_b32_e64 v114, v114, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v67
	v_cndmask_b32_e64 v114, v114, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v67
	v_cndmask_b32_e64 v114, v114, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v67
	v_cndmask_b32_e64 v114, v114, v18, s[16:17]
	v_add_f32_e32 v113, v114, v113
	.loc	1 244
	buffer_load_dword v114, v72, s[0:3], 0 offen
	.loc	1 243
	v_cndmask_b32_e32 v12, v12, v113, vcc
	v_cmp_eq_u32_e32 vcc, 0, v67
	v_cndmask_b32_e32 v11, v11, v113, vcc
	v_cmp_eq_u32_e32 vcc, 1, v68
	v_cndmask_b32_e64 v18, v18, v113, s[16:17]
	v_cndmask_b32_e64 v17, v17, v113, s[14:15]
	v_cndmask_b32_e64 v16, v16, v113, s[12:13]
	v_cndmask_b32_e64 v15, v15, v113, s[10:11]
	v_cndmask_b32_e64 v14, v14, v113, s[8:9]
	v_cndmask_b32_e64 v13, v13, v113, s[4:5]
	v_cndmask_b32_e32 v113, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v68
	v_cndmask_b32_e64 v113, v113, v13, s[4:5]
	v_cmp_eq_u32_e64 s[8:9], 3, v68
	v_cndmask_b32_e64 v113, v113, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v68
	v_cndmask_b32_e64 v113, v113, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v68
	v_cndmask_b32_e64 v113, v113, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v68
	v_cndmask_b32_e64 v113, v113, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v68
	v_cndmask_b32_e64 v113, v113, v18, s[16:17]
	v_add_f32_e32 v112, v113, v112
	v_cndmask_b32_e32 v12, v12, v112, vcc
	v_cmp_eq_u32_e32 vcc, 0, v68
	v_cndmask_b32_e32 v11, v11, v112, vcc
	v_cmp_eq_u32_e32 vcc, 1, v69
	v_cndmask_b32_e64 v18, v18, v112, s[16:17]
	v_cndmask_b32_e64 v17, v17, v112, s[14:15]
	v_cndmask_b32_e64 v16, v16, v112, s[12:13]
	v_cndmask_b32_e64 v15, v15, v112, s[10:11]
	v_cndmask_b32_e64 v14, v14, v112, s[8:9]
	v_cndmask_b32_e64 v13, v13, v112, s[4:5]
	v_cndmask_b32_e32 v112, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v69
	v_cndmask_b32_e64 v112, v112, v13, s[4:5]
	v_cmp_eq_u32_e64 s[8:9], 3, v69
	v_cndmask_b32_e64 v112, v112, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v69
	v_cndmask_b32_e64 v112, v112, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v69
	v_cndmask_b32_e64 v112, v112, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v69
	v_cndmask_b32_e64 v112, v112, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v69
	v_cndmask_b32_e64 v112, v112, v18, s[16:17]
	v_add_f32_e32 v111, v112, v111
	v_cndmask_b32_e32 v12, v12, v111, vcc
	v_cmp_eq_u32_e32 vcc, 0, v69
	v_cndmask_b32_e32 v11, v11, v111, vcc
	v_cmp_eq_u32_e32 vcc, 1, v70
	v_cndmask_b32_e64 v18, v18, v111, s[16:17]
	v_cndmask_b32_e64 v17, v17, v111, s[14:15]
	v_cndmask_b32_e64 v16, v16, v111, s[12:13]
	v_cndmask_b32_e64 v15, v15, v111, s[10:11]
	v_cndmask_b32_e64 v14, v14, v111, s[8:9]
	v_cndmask_b32_e64 v13, v13, v111, s[4:5]
	v_cndmask_b32_e32 v111, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v70
	v_cndmask_b32_e64 v111, v111, v13, s[4:5]
	v_cmp_eq_u32_e64 s[8:9], 3, v70
	v_cndmask_b32_e64 v111, v111, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v70
	v_cndmask_b32_e64 v111, v111, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v70
	v_cndmask_b32_e64 v111, v111, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v70
	v_cndmask_b32_e64 v111, v111, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v70
	v_cndmask_b32_e64 v111, v111, v18, s[16:17]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v111, v111, v110
	.loc	1 244
	v_mul_f32_e32 v104, v104, v108
	.loc	1 243
	v_cndmask_b32_e32 v12, v12, v111, vcc
	v_cmp_eq_u32_e32 vcc, 0, v70
	.loc	1 244
	v_add_f32_e32 v60, v104, v60
	v_mul_f32_e32 v104, v110, v109
	.loc	1 240
	s_add_i32 s36, s36, 4
	.loc	1 243
	v_cndmask_b32_e64 v18, v18, v111, s[16:17]
	v_cndmask_b32_e64 v17, v17, v111, s[14:15]
	v_cndmask_b32_e64 v16, v16, v111, s[12:13]
	v_cndmask_b32_e64 v15, v15, v111, s[10:11]
	v_cndmask_b32_e64 v14, v14, v111, s[8:9]
	v_cndmask_b32_e64 v13, v13, v111, s[4:5]
	v_cndmask_b32_e32 v11, v11, v111, vcc
	.loc	1 244
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v104, v104, v114
	.loc	1 240
	s_cmpk_eq_i32 s36, 0x80
	v_add_u32_e32 v107, vcc, 0x50, v107
	.loc	1 244
	buffer_store_dword v104, v72, s[0:3], 0 offen
	s_cbranch_scc1 .LBB0_14
.LBB0_29:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_15 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 242
	v_add_u32_e32 v61, vcc, s36, v0
	ds_read_b32 v104, v61
	.loc	1 244
	v_mov_b32_e32 v101, 0
	v_mov_b32_e32 v108, 0
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_29 Depth=3
	ds_read_b32 v108, v107
.LBB0_31:                               ;   in Loop: Header=BB0_29 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 242
	ds_read_b32 v116, v61 offset:128
	.loc	1 244
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_29 Depth=3
	ds_read_b32 v101, v107
.LBB0_33:                               ;   in Loop: Header=BB0_29 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 244
	buffer_load_dword v102, v71, s[0:3], 0 offen offset:4
	.loc	1 242
	ds_read_b32 v115, v61 offset:256
	.loc	1 244
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v103, v116, v101
	v_mov_b32_e32 v101, 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v106, v103, v102
	v_mov_b32_e32 v102, 0
	buffer_store_dword v106, v71, s[0:3], 0 offen offset:4
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_35
; %bb.34:                               ;   in Loop: Header=BB0_29 Depth=3
	ds_read_b32 v102, v107
.LBB0_35:                               ;   in Loop: Header=BB0_29 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 244
	buffer_load_dword v103, v71, s[0:3], 0 offen offset:8
	.loc	1 242
	ds_read_b32 v114, v61 offset:384
	.loc	1 244
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v102, v115, v102
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v105, v102, v103
	buffer_store_dword v105, v71, s[0:3], 0 offen offset:8
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_37
; %bb.36:                               ;   in Loop: Header=BB0_29 Depth=3
	ds_read_b32 v101, v107
.LBB0_37:                               ;   in Loop: Header=BB0_29 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 244
	buffer_load_dword v102, v71, s[0:3], 0 offen offset:12
	.loc	1 242
	ds_read_b32 v113, v61 offset:512
	.loc	1 244
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v103, v114, v101
	v_mov_b32_e32 v101, 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v103, v103, v102
	v_mov_b32_e32 v102, 0
	buffer_store_dword v103, v71, s[0:3], 0 offen offset:12
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_39
; %bb.38:                               ;   in Loop: Header=BB0_29 Depth=3
	ds_read_b32 v102, v107
.LBB0_39:                               ;   in Loop: Header=BB0_29 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 244
	buffer_load_dword v109, v71, s[0:3], 0 offen offset:16
	.loc	1 242
	ds_read_b32 v112, v61 offset:640
	.loc	1 244
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v102, v113, v102
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v102, v102, v109
	buffer_store_dword v102, v71, s[0:3], 0 offen offset:16
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_41
; %bb.40:                               ;   in Loop: Header=BB0_29 Depth=3
	ds_read_b32 v101, v107
.LBB0_41:                               ;   in Loop: Header=BB0_29 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 244
	buffer_load_dword v110, v71, s[0:3], 0 offen offset:20
	.loc	1 242
	ds_read_b32 v111, v61 offset:768
	.loc	1 244
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v101, v112, v101
	v_mov_b32_e32 v109, 0
	v_mov_b32_e32 v61, 0
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v101, v101, v110
	buffer_store_dword v101, v71, s[0:3], 0 offen offset:20
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_43
; %bb.42:                               ;   in Loop: Header=BB0_29 Depth=3
	ds_read_b32 v61, v107
.LBB0_43:                               ;   in Loop: Header=BB0_29 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 244
	buffer_load_dword v117, v71, s[0:3], 0 offen offset:24
	.loc	1 242
	v_add_u32_e32 v110, vcc, s36, v75
	ds_read_b32 v110, v110
	.loc	1 244
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v61, v111, v61
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v61, v61, v117
	buffer_store_dword v61, v71, s[0:3], 0 offen offset:24
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_28
; %bb.44:                               ;   in Loop: Header=BB0_29 Depth=3
	ds_read_b32 v109, v107
	s_branch .LBB0_28
.LBB0_45:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v106, 0
	v_mov_b32_e32 v105, 0
	v_mov_b32_e32 v103, 0
	v_mov_b32_e32 v102, 0
	v_mov_b32_e32 v101, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v104, 0
.LBB0_46:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e32 v22, vcc, v22, v19
	v_addc_u32_e32 v23, vcc, 0, v23, vcc
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s50, v98
	s_and_b64 s[8:9], vcc, s[6:7]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB0_51
; %bb.47:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_readlane_b32 s8, v1, 35
	v_readlane_b32 s9, v1, 36
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_49
; %bb.48:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_eq_u32_e32 vcc, 1, v62
	v_cndmask_b32_e32 v24, v11, v12, vcc
	v_cmp_eq_u32_e32 vcc, 2, v62
	v_cndmask_b32_e32 v24, v24, v13, vcc
	v_cmp_eq_u32_e32 vcc, 3, v62
	v_cndmask_b32_e32 v24, v24, v14, vcc
	v_cmp_eq_u32_e32 vcc, 4, v62
	v_cndmask_b32_e32 v24, v24, v15, vcc
	v_cmp_eq_u32_e32 vcc, 5, v62
	v_cndmask_b32_e32 v24, v24, v16, vcc
	v_cmp_eq_u32_e32 vcc, 6, v62
	v_cndmask_b32_e32 v24, v24, v17, vcc
	v_cmp_eq_u32_e32 vcc, 7, v62
	v_cndmask_b32_e32 v24, v24, v18, vcc
	v_div_scale_f32 v25, s[8:9], v24, v24, v60
	v_div_scale_f32 v26, vcc, v60, v24, v60
	v_rcp_f32_e32 v27, v25
	v_fma_f32 v28, -v25, v27, 1.0
	v_fma_f32 v27, v28, v27, v27
	v_mul_f32_e32 v28, v26, v27
	v_fma_f32 v29, -v25, v28, v26
	v_fma_f32 v28, v29, v27, v28
	v_fma_f32 v25, -v25, v28, v26
	v_div_fmas_f32 v25, v25, v27, v28
	v_div_fixup_f32 v24, v25, v24, v60
	s_branch .LBB0_50
.LBB0_49:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v24, 0
.LBB0_50:                               ;   in Loop: Header=BB0_5 Depth=1
	v_readlane_b32 s8, v1, 25
	v_readlane_b32 s9, v1, 26
	v_readlane_b32 s10, v1, 27
	.loc	1 261
	v_mad_i64_i32 v[25:26], s[8:9], v98, s10, v[22:23]
	v_readlane_b32 s8, v1, 5
	v_readlane_b32 s9, v1, 6
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_mov_b32_e32 v27, s9
	v_add_u32_e32 v25, vcc, s8, v25
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	v_readlane_b32 s11, v1, 28
	v_readlane_b32 s12, v1, 29
	v_readlane_b32 s13, v1, 30
	v_readlane_b32 s14, v1, 31
	v_readlane_b32 s15, v1, 32
	flat_store_dword v[25:26], v24
.LBB0_51:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s50, v97
	s_and_b64 s[8:9], vcc, s[6:7]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB0_56
; %bb.52:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_readlane_b32 s8, v1, 35
	v_readlane_b32 s9, v1, 36
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_54
; %bb.53:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_eq_u32_e32 vcc, 1, v64
	v_cndmask_b32_e32 v24, v11, v12, vcc
	v_cmp_eq_u32_e32 vcc, 2, v64
	v_cndmask_b32_e32 v24, v24, v13, vcc
	v_cmp_eq_u32_e32 vcc, 3, v64
	v_cndmask_b32_e32 v24, v24, v14, vcc
	v_cmp_eq_u32_e32 vcc, 4, v64
	v_cndmask_b32_e32 v24, v24, v15, vcc
	v_cmp_eq_u32_e32 vcc, 5, v64
	v_cndmask_b32_e32 v24, v24, v16, vcc
	v_cmp_eq_u32_e32 vcc, 6, v64
	v_cndmask_b32_e32 v24, v24, v17, vcc
	v_cmp_eq_u32_e32 vcc, 7, v64
	v_cndmask_b32_e32 v24, v24, v18, vcc
	v_div_scale_f32 v25, s[8:9], v24, v24, v106
	v_div_scale_f32 v26, vcc, v106, v24, v106
	v_rcp_f32_e32 v27, v25
	v_fma_f32 v28, -v25, v27, 1.0
	v_fma_f32 v27, v28, v27, v27
	v_mul_f32_e32 v28, v26, v27
	v_fma_f32 v29, -v25, v28, v26
	v_fma_f32 v28, v29, v27, v28
	v_fma_f32 v25, -v25, v28, v26
	v_div_fmas_f32 v25, v25, v27, v28
	v_div_fixup_f32 v24, v25, v24, v106
	s_branch .LBB0_55
.LBB0_54:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v24, 0
.LBB0_55:                               ;   in Loop: Header=BB0_5 Depth=1
	v_readlane_b32 s8, v1, 25
	v_readlane_b32 s9, v1, 26
	v_readlane_b32 s10, v1, 27
	.loc	1 261
	v_mad_i64_i32 v[25:26], s[8:9], v97, s10, v[22:23]
	v_readlane_b32 s8, v1, 5
	v_readlane_b32 s9, v1, 6
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_mov_b32_e32 v27, s9
	v_add_u32_e32 v25, vcc, s8, v25
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	v_readlane_b32 s11, v1, 28
	v_readlane_b32 s12, v1, 29
	v_readlane_b32 s13, v1, 30
	v_readlane_b32 s14, v1, 31
	v_readlane_b32 s15, v1, 32
	flat_store_dword v[25:26], v24
.LBB0_56:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s50, v96
	s_and_b64 s[8:9], vcc, s[6:7]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB0_61
; %bb.57:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_readlane_b32 s8, v1, 35
	v_readlane_b32 s9, v1, 36
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_59
; %bb.58:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_eq_u32_e32 vcc, 1, v65
	v_cndmask_b32_e32 v24, v11, v12, vcc
	v_cmp_eq_u32_e32 vcc, 2, v65
	v_cndmask_b32_e32 v24, v24, v13, vcc
	v_cmp_eq_u32_e32 vcc, 3, v65
	v_cndmask_b32_e32 v24, v24, v14, vcc
	v_cmp_eq_u32_e32 vcc, 4, v65
	v_cndmask_b32_e32 v24, v24, v15, vcc
	v_cmp_eq_u32_e32 vcc, 5, v65
	v_cndmask_b32_e32 v24, v24, v16, vcc
	v_cmp_eq_u32_e32 vcc, 6, v65
	v_cndmask_b32_e32 v24, v24, v17, vcc
	v_cmp_eq_u32_e32 vcc, 7, v65
	v_cndmask_b32_e32 v24, v24, v18, vcc
	v_div_scale_f32 v25, s[8:9], v24, v24, v105
	v_div_scale_f32 v26, vcc, v105, v24, v105
	v_rcp_f32_e32 v27, v25
	v_fma_f32 v28, -v25, v27, 1.0
	v_fma_f32 v27, v28, v27, v27
	v_mul_f32_e32 v28, v26, v27
	v_fma_f32 v29, -v25, v28, v26
	v_fma_f32 v28, v29, v27, v28
	v_fma_f32 v25, -v25, v28, v26
	v_div_fmas_f32 v25, v25, v27, v28
	v_div_fixup_f32 v24, v25, v24, v105
	s_branch .LBB0_60
.LBB0_59:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v24, 0
.LBB0_60:                               ;   in Loop: Header=BB0_5 Depth=1
	v_readlane_b32 s8, v1, 25
	v_readlane_b32 s9, v1, 26
	v_readlane_b32 s10, v1, 27
	.loc	1 261
	v_mad_i64_i32 v[25:26], s[8:9], v96, s10, v[22:23]
	v_readlane_b32 s8, v1, 5
	v_readlane_b32 s9, v1, 6
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_mov_b32_e32 v27, s9
	v_add_u32_e32 v25, vcc, s8, v25
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	v_readlane_b32 s11, v1, 28
	v_readlane_b32 s12, v1, 29
	v_readlane_b32 s13, v1, 30
	v_readlane_b32 s14, v1, 31
	v_readlane_b32 s15, v1, 32
	flat_store_dword v[25:26], v24
.LBB0_61:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s50, v95
	s_and_b64 s[8:9], vcc, s[6:7]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB0_66
; %bb.62:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_readlane_b32 s8, v1, 35
	v_readlane_b32 s9, v1, 36
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_64
; %bb.63:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_eq_u32_e32 vcc, 1, v66
	v_cndmask_b32_e32 v24, v11, v12, vcc
	v_cmp_eq_u32_e32 vcc, 2, v66
	v_cndmask_b32_e32 v24, v24, v13, vcc
	v_cmp_eq_u32_e32 vcc, 3, v66
	v_cndmask_b32_e32 v24, v24, v14, vcc
	v_cmp_eq_u32_e32 vcc, 4, v66
	v_cndmask_b32_e32 v24, v24, v15, vcc
	v_cmp_eq_u32_e32 vcc, 5, v66
	v_cndmask_b32_e32 v24, v24, v16, vcc
	v_cmp_eq_u32_e32 vcc, 6, v66
	v_cndmask_b32_e32 v24, v24, v17, vcc
	v_cmp_eq_u32_e32 vcc, 7, v66
	v_cndmask_b32_e32 v24, v24, v18, vcc
	v_div_scale_f32 v25, s[8:9], v24, v24, v103
	v_div_scale_f32 v26, vcc, v103, v24, v103
	v_rcp_f32_e32 v27, v25
	v_fma_f32 v28, -v25, v27, 1.0
	v_fma_f32 v27, v28, v27, v27
	v_mul_f32_e32 v28, v26, v27
	v_fma_f32 v29, -v25, v28, v26
	v_fma_f32 v28, v29, v27, v28
	v_fma_f32 v25, -v25, v28, v26
	v_div_fmas_f32 v25, v25, v27, v28
	v_div_fixup_f32 v24, v25, v24, v103
	s_branch .LBB0_65
.LBB0_64:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v24, 0
.LBB0_65:                               ;   in Loop: Header=BB0_5 Depth=1
	v_readlane_b32 s8, v1, 25
	v_readlane_b32 s9, v1, 26
	v_readlane_b32 s10, v1, 27
	.loc	1 261
	v_mad_i64_i32 v[25:26], s[8:9], v95, s10, v[22:23]
	v_readlane_b32 s8, v1, 5
	v_readlane_b32 s9, v1, 6
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_mov_b32_e32 v27, s9
	v_add_u32_e32 v25, vcc, s8, v25
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	v_readlane_b32 s11, v1, 28
	v_readlane_b32 s12, v1, 29
	v_readlane_b32 s13, v1, 30
	v_readlane_b32 s14, v1, 31
	v_readlane_b32 s15, v1, 32
	flat_store_dword v[25:26], v24
.LBB0_66:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s50, v94
	s_and_b64 s[8:9], vcc, s[6:7]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB0_71
; %bb.67:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_readlane_b32 s8, v1, 35
	v_readlane_b32 s9, v1, 36
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_69
; %bb.68:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_eq_u32_e32 vcc, 1, v67
	v_cndmask_b32_e32 v24, v11, v12, vcc
	v_cmp_eq_u32_e32 vcc, 2, v67
	v_cndmask_b32_e32 v24, v24, v13, vcc
	v_cmp_eq_u32_e32 vcc, 3, v67
	v_cndmask_b32_e32 v24, v24, v14, vcc
	v_cmp_eq_u32_e32 vcc, 4, v67
	v_cndmask_b32_e32 v24, v24, v15, vcc
	v_cmp_eq_u32_e32 vcc, 5, v67
	v_cndmask_b32_e32 v24, v24, v16, vcc
	v_cmp_eq_u32_e32 vcc, 6, v67
	v_cndmask_b32_e32 v24, v24, v17, vcc
	v_cmp_eq_u32_e32 vcc, 7, v67
	v_cndmask_b32_e32 v24, v24, v18, vcc
	v_div_scale_f32 v25, s[8:9], v24, v24, v102
	v_div_scale_f32 v26, vcc, v102, v24, v102
	v_rcp_f32_e32 v27, v25
	v_fma_f32 v28, -v25, v27, 1.0
	v_fma_f32 v27, v28, v27, v27
	v_mul_f32_e32 v28, v26, v27
	v_fma_f32 v29, -v25, v28, v26
	v_fma_f32 v28, v29, v27, v28
	v_fma_f32 v25, -v25, v28, v26
	v_div_fmas_f32 v25, v25, v27, v28
	v_div_fixup_f32 v24, v25, v24, v102
	s_branch .LBB0_70
.LBB0_69:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v24, 0
.LBB0_70:                               ;   in Loop: Header=BB0_5 Depth=1
	v_readlane_b32 s8, v1, 25
	v_readlane_b32 s9, v1, 26
	v_readlane_b32 s10, v1, 27
	.loc	1 261
	v_mad_i64_i32 v[25:26], s[8:9], v94, s10, v[22:23]
	v_readlane_b32 s8, v1, 5
	v_readlane_b32 s9, v1, 6
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_mov_b32_e32 v27, s9
	v_add_u32_e32 v25, vcc, s8, v25
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	v_readlane_b32 s11, v1, 28
	v_readlane_b32 s12, v1, 29
	v_readlane_b32 s13, v1, 30
	v_readlane_b32 s14, v1, 31
	v_readlane_b32 s15, v1, 32
	flat_store_dword v[25:26], v24
.LBB0_71:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s50, v93
	s_and_b64 s[8:9], vcc, s[6:7]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB0_76
; %bb.72:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_readlane_b32 s8, v1, 35
	v_readlane_b32 s9, v1, 36
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_74
; %bb.73:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_eq_u32_e32 vcc, 1, v68
	v_cndmask_b32_e32 v24, v11, v12, vcc
	v_cmp_eq_u32_e32 vcc, 2, v68
	v_cndmask_b32_e32 v24, v24, v13, vcc
	v_cmp_eq_u32_e32 vcc, 3, v68
	v_cndmask_b32_e32 v24, v24, v14, vcc
	v_cmp_eq_u32_e32 vcc, 4, v68
	v_cndmask_b32_e32 v24, v24, v15, vcc
	v_cmp_eq_u32_e32 vcc, 5, v68
	v_cndmask_b32_e32 v24, v24, v16, vcc
	v_cmp_eq_u32_e32 vcc, 6, v68
	v_cndmask_b32_e32 v24, v24, v17, vcc
	v_cmp_eq_u32_e32 vcc, 7, v68
	v_cndmask_b32_e32 v24, v24, v18, vcc
	v_div_scale_f32 v25, s[8:9], v24, v24, v101
	v_div_scale_f32 v26, vcc, v101, v24, v101
	v_rcp_f32_e32 v27, v25
	v_fma_f32 v28, -v25, v27, 1.0
	v_fma_f32 v27, v28, v27, v27
	v_mul_f32_e32 v28, v26, v27
	v_fma_f32 v29, -v25, v28, v26
	v_fma_f32 v28, v29, v27, v28
	v_fma_f32 v25, -v25, v28, v26
	v_div_fmas_f32 v25, v25, v27, v28
	v_div_fixup_f32 v24, v25, v24, v101
	s_branch .LBB0_75
.LBB0_74:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v24, 0
.LBB0_75:                               ;   in Loop: Header=BB0_5 Depth=1
	v_readlane_b32 s8, v1, 25
	v_readlane_b32 s9, v1, 26
	v_readlane_b32 s10, v1, 27
	.loc	1 261
	v_mad_i64_i32 v[25:26], s[8:9], v93, s10, v[22:23]
	v_readlane_b32 s8, v1, 5
	v_readlane_b32 s9, v1, 6
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_mov_b32_e32 v27, s9
	v_add_u32_e32 v25, vcc, s8, v25
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	v_readlane_b32 s11, v1, 28
	v_readlane_b32 s12, v1, 29
	v_readlane_b32 s13, v1, 30
	v_readlane_b32 s14, v1, 31
	v_readlane_b32 s15, v1, 32
	flat_store_dword v[25:26], v24
.LBB0_76:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s50, v92
	s_and_b64 s[8:9], vcc, s[6:7]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB0_81
; %bb.77:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_readlane_b32 s8, v1, 35
	v_readlane_b32 s9, v1, 36
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_79
; %bb.78:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_eq_u32_e32 vcc, 1, v69
	v_cndmask_b32_e32 v24, v11, v12, vcc
	v_cmp_eq_u32_e32 vcc, 2, v69
	v_cndmask_b32_e32 v24, v24, v13, vcc
	v_cmp_eq_u32_e32 vcc, 3, v69
	v_cndmask_b32_e32 v24, v24, v14, vcc
	v_cmp_eq_u32_e32 vcc, 4, v69
	v_cndmask_b32_e32 v24, v24, v15, vcc
	v_cmp_eq_u32_e32 vcc, 5, v69
	v_cndmask_b32_e32 v24, v24, v16, vcc
	v_cmp_eq_u32_e32 vcc, 6, v69
	v_cndmask_b32_e32 v24, v24, v17, vcc
	v_cmp_eq_u32_e32 vcc, 7, v69
	v_cndmask_b32_e32 v24, v24, v18, vcc
	v_div_scale_f32 v25, s[8:9], v24, v24, v61
	v_div_scale_f32 v26, vcc, v61, v24, v61
	v_rcp_f32_e32 v27, v25
	v_fma_f32 v28, -v25, v27, 1.0
	v_fma_f32 v27, v28, v27, v27
	v_mul_f32_e32 v28, v26, v27
	v_fma_f32 v29, -v25, v28, v26
	v_fma_f32 v28, v29, v27, v28
	v_fma_f32 v25, -v25, v28, v26
	v_div_fmas_f32 v25, v25, v27, v28
	v_div_fixup_f32 v24, v25, v24, v61
	s_branch .LBB0_80
.LBB0_79:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	v_mov_b32_e32 v24, 0
.LBB0_80:                               ;   in Loop: Header=BB0_5 Depth=1
	v_readlane_b32 s8, v1, 25
	v_readlane_b32 s9, v1, 26
	v_readlane_b32 s10, v1, 27
	.loc	1 261
	v_mad_i64_i32 v[25:26], s[8:9], v92, s10, v[22:23]
	v_readlane_b32 s8, v1, 5
	v_readlane_b32 s9, v1, 6
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_mov_b32_e32 v27, s9
	v_add_u32_e32 v25, vcc, s8, v25
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	v_readlane_b32 s11, v1, 28
	v_readlane_b32 s12, v1, 29
	v_readlane_b32 s13, v1, 30
	v_readlane_b32 s14, v1, 31
	v_readlane_b32 s15, v1, 32
	flat_store_dword v[25:26], v24
.LBB0_81:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s50, v91
	s_and_b64 s[8:9], vcc, s[6:7]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB0_4
; %bb.82:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 261
	v_readlane_b32 s8, v1, 35
	v_readlane_b32 s9, v1, 36
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_2
; %bb.83:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_eq_u32_e32 vcc, 1, v70
	v_cndmask_b32_e32 v24, v11, v12, vcc
	v_cmp_eq_u32_e32 vcc, 2, v70
	v_cndmask_b32_e32 v24, v24, v13, vcc
	v_cmp_eq_u32_e32 vcc, 3, v70
	v_cndmask_b32_e32 v24, v24, v14, vcc
	v_cmp_eq_u32_e32 vcc, 4, v70
	v_cndmask_b32_e32 v24, v24, v15, vcc
	v_cmp_eq_u32_e32 vcc, 5, v70
	v_cndmask_b32_e32 v24, v24, v16, vcc
	v_cmp_eq_u32_e32 vcc, 6, v70
	v_cndmask_b32_e32 v24, v24, v17, vcc
	v_cmp_eq_u32_e32 vcc, 7, v70
	v_cndmask_b32_e32 v24, v24, v18, vcc
	v_div_scale_f32 v25, s[8:9], v24, v24, v104
	v_div_scale_f32 v26, vcc, v104, v24, v104
	v_rcp_f32_e32 v27, v25
	v_fma_f32 v28, -v25, v27, 1.0
	v_fma_f32 v27, v28, v27, v27
	v_mul_f32_e32 v28, v26, v27
	v_fma_f32 v29, -v25, v28, v26
	v_fma_f32 v28, v29, v27, v28
	v_fma_f32 v25, -v25, v28, v26
	v_div_fmas_f32 v25, v25, v27, v28
	v_div_fixup_f32 v24, v25, v24, v104
	s_branch .LBB0_3
.LBB0_84:
	.loc	1 264
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_v3
		.amdhsa_group_segment_fixed_size 9216
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
		.amdhsa_next_free_vgpr 166
		.amdhsa_next_free_sgpr 102
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
; codeLenInByte = 23368
; NumSgprs: 108
; NumVgprs: 166
; ScratchSize: 36
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 9216 bytes/workgroup (compile time only)
; SGPRBlocks: 13
; VGPRBlocks: 41
; NumSGPRsForWavesPerEU: 108
; NumVGPRsForWavesPerEU: 166
; Occupancy: 1
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
    .max_flat_workgroup_size: 128
    .name:           attention_v3
    .private_segment_fixed_size: 36
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     108
    .sgpr_spill_count: 68
    .symbol:         attention_v3.kd
    .vgpr_count:     166
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

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
	s_cbranch_scc1 .LBB0_84
; %bb.1:
	.loc	0 0
	s_load_dword s8, s[6:7], 0x10
	s_mov_b32 s26, s10
	.loc	0 196
	s_mov_b32 s27, 0
	v_lshrrev_b32_e32 v5, 2, v0
	v_and_b32_e32 v62, 24, v5
	.loc	0 195
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v1, s8, 2
	s_load_dwordx2 s[8:9], s[6:7], 0x18
	v_or_b32_e32 v70, 7, v5
	v_and_b32_e32 v20, 15, v0
	v_mov_b32_e32 v21, 0
	.loc	0 196
	v_alignbit_b32 v6, 0, v0, 4
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v1, s8, 3
	v_writelane_b32 v1, s9, 4
	s_add_i32 s8, s39, 31
	s_ashr_i32 s9, s8, 31
	s_lshr_b32 s9, s9, 27
	s_add_i32 s8, s8, s9
	s_load_dword s9, s[4:5], 0x4
	s_ashr_i32 s11, s8, 5
	s_cmp_gt_i32 s39, 0
	s_cselect_b64 s[12:13], -1, 0
	s_load_dword s4, s[4:5], 0xc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s5, s9, 0xffff
	v_cvt_f32_u32_e32 v3, s5
	v_writelane_b32 v1, s12, 5
	v_writelane_b32 v1, s13, 6
	.loc	0 195
	s_load_dwordx8 s[12:19], s[6:7], 0x20
	s_load_dwordx4 s[20:23], s[6:7], 0x40
	s_load_dwordx2 s[6:7], s[6:7], 0x50
	v_rcp_iflag_f32_e32 v3, v3
	v_lshlrev_b32_e32 v5, 7, v70
	s_movk_i32 s8, 0x50
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s23, s22, 31
	v_mul_f32_e32 v3, 0x4f7ffffe, v3
	v_writelane_b32 v1, s6, 7
	v_cvt_u32_f32_e32 v3, v3
	v_writelane_b32 v1, s7, 8
	s_mov_b32 s6, s13
	v_writelane_b32 v1, s6, 9
	v_writelane_b32 v1, s7, 10
	s_sub_i32 s6, 0, s5
	v_mul_lo_u32 v4, s6, v3
	s_mov_b32 s6, s21
	v_writelane_b32 v1, s6, 11
	v_writelane_b32 v1, s7, 12
	v_mul_hi_u32 v4, v3, v4
	s_movk_i32 s6, 0x200
	v_cmp_gt_u32_e64 s[6:7], s6, v0
	v_writelane_b32 v1, s6, 13
	v_add_u32_e32 v3, vcc, v3, v4
	v_mul_hi_u32 v3, s4, v3
	v_writelane_b32 v1, s7, 14
	s_add_i32 s6, s38, -1
	v_writelane_b32 v1, s6, 15
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
	v_writelane_b32 v1, s6, 16
	v_mov_b32_e32 v3, s10
	v_writelane_b32 v1, s7, 17
	v_mad_u64_u32 v[3:4], s[6:7], s5, v3, 0
	s_mov_b32 s5, s27
	s_movk_i32 s9, 0x1400
	v_cmp_ne_u64_e32 vcc, s[4:5], v[3:4]
	v_mov_b32_e32 v4, 4
	v_cndmask_b32_e64 v3, 0, 1, vcc
	v_readfirstlane_b32 s4, v3
	v_lshlrev_b32_e32 v3, 2, v62
	v_writelane_b32 v1, s4, 18
	v_add_u32_e32 v71, vcc, v4, v3
	v_lshlrev_b32_e32 v3, 2, v70
	v_writelane_b32 v1, s11, 19
	.loc	0 196
	s_max_i32 s4, s11, 1
	v_add_u32_e32 v72, vcc, v4, v3
	v_lshlrev_b32_e32 v3, 7, v62
	v_writelane_b32 v1, s4, 20
	v_add_u32_e32 v73, vcc, s9, v3
	v_mad_i64_i32 v[3:4], s[4:5], v6, s22, v[20:21]
	v_add_u32_e32 v75, vcc, s9, v5
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_mov_b32_e32 v5, s17
	v_add_u32_e32 v78, vcc, s16, v3
	v_lshrrev_b32_e32 v80, 4, v0
	v_lshlrev_b32_e32 v8, 2, v20
	v_addc_u32_e32 v79, vcc, v5, v4, vcc
	v_mad_u32_u24 v20, v80, s8, v8
	s_movk_i32 s4, 0xa00
	v_or_b32_e32 v5, 32, v6
	s_lshl_b64 s[30:31], s[22:23], 5
	v_add_u32_e32 v81, vcc, s4, v20
	v_mad_i64_i32 v[5:6], s[4:5], v5, s22, 0
	v_writelane_b32 v1, s20, 21
	v_writelane_b32 v1, s21, 22
	v_writelane_b32 v1, s22, 23
	v_writelane_b32 v1, s23, 24
	s_lshl_b64 s[4:5], s[22:23], 7
	v_writelane_b32 v1, s4, 25
	v_mov_b32_e32 v9, s19
	v_add_u32_e32 v82, vcc, s18, v3
	v_writelane_b32 v1, s5, 26
	v_addc_u32_e32 v83, vcc, v9, v4, vcc
	v_lshlrev_b64 v[3:4], 2, v[5:6]
	v_mov_b32_e32 v5, s17
	v_writelane_b32 v1, s12, 27
	v_writelane_b32 v1, s13, 28
	v_writelane_b32 v1, s14, 29
	v_writelane_b32 v1, s15, 30
	v_add_u32_e32 v3, vcc, v3, v8
	v_writelane_b32 v1, s16, 31
	.loc	0 195
	v_and_b32_e32 v19, 31, v0
	.loc	0 196
	v_or_b32_e32 v77, 0xffffff80, v0
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_writelane_b32 v1, s17, 32
	v_lshlrev_b32_e32 v0, 5, v0
	v_lshlrev_b32_e32 v7, 2, v19
	v_writelane_b32 v1, s18, 33
	v_add_u32_e32 v84, vcc, s16, v3
	v_and_b32_e32 v0, 0xc00, v0
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
	v_writelane_b32 v1, s19, 34
	v_addc_u32_e32 v85, vcc, v5, v4, vcc
	v_or_b32_e32 v86, 32, v80
	v_or_b32_e32 v87, 0xa00, v7
	v_add_u32_e32 v0, vcc, s9, v0
	s_movk_i32 s25, 0x17f
	v_mov_b32_e32 v88, 0xb5ddea0e
	s_mov_b32 s48, 0x6f800000
	v_mov_b32_e32 v89, 0xff800000
	v_mov_b32_e32 v90, 0x2f800000
	v_mov_b32_e32 v91, 0x7f800000
	s_mov_b32 s34, 0x6f800000
	s_mov_b32 s33, 0xc2aeac4f
	s_mov_b32 s35, 0x42b17218
	s_branch .LBB0_5
.LBB0_2:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v24, 0
.LBB0_3:                                ;   in Loop: Header=BB0_5 Depth=1
	v_readlane_b32 s8, v1, 27
	v_readlane_b32 s9, v1, 28
	v_readlane_b32 s10, v1, 29
	.loc	0 261
	v_mad_i64_i32 v[22:23], s[8:9], v92, s10, v[22:23]
	v_readlane_b32 s8, v1, 7
	v_readlane_b32 s9, v1, 8
	v_lshlrev_b64 v[22:23], 2, v[22:23]
	v_mov_b32_e32 v25, s9
	v_add_u32_e32 v22, vcc, s8, v22
	v_addc_u32_e32 v23, vcc, v25, v23, vcc
	v_readlane_b32 s11, v1, 30
	v_readlane_b32 s12, v1, 31
	v_readlane_b32 s13, v1, 32
	v_readlane_b32 s14, v1, 33
	v_readlane_b32 s15, v1, 34
	flat_store_dword v[22:23], v24
.LBB0_4:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 196
	s_bfe_i64 s[4:5], s[26:27], 0x200000
	v_readlane_b32 s8, v1, 16
	s_add_u32 s4, s4, s8
	s_addc_u32 s5, s5, 0
	v_readlane_b32 s8, v1, 18
	s_add_u32 s26, s4, s8
	s_addc_u32 s27, s5, 0
	v_readlane_b32 s4, v1, 1
	s_cmp_le_i32 s4, s26
	v_readlane_b32 s9, v1, 17
	s_cbranch_scc1 .LBB0_84
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_9 Depth 2
                                        ;     Child Loop BB0_15 Depth 2
                                        ;       Child Loop BB0_18 Depth 3
                                        ;       Child Loop BB0_24 Depth 3
                                        ;       Child Loop BB0_29 Depth 3
	.loc	0 0
	v_readlane_b32 s5, v1, 0
	.loc	0 197
	s_ashr_i32 s4, s5, 31
	s_add_i32 s5, s5, s4
	s_xor_b32 s5, s5, s4
	v_cvt_f32_u32_e32 v22, s5
	s_sub_i32 s8, 0, s5
	.loc	0 205
	buffer_store_dword v21, v71, s[0:3], 0 offen
	buffer_store_dword v21, v71, s[0:3], 0 offen offset:4
	buffer_store_dword v21, v71, s[0:3], 0 offen offset:8
	buffer_store_dword v21, v71, s[0:3], 0 offen offset:12
	buffer_store_dword v21, v71, s[0:3], 0 offen offset:16
	.loc	0 197
	v_rcp_iflag_f32_e32 v22, v22
	.loc	0 205
	buffer_store_dword v21, v71, s[0:3], 0 offen offset:20
	buffer_store_dword v21, v71, s[0:3], 0 offen offset:24
	buffer_store_dword v21, v72, s[0:3], 0 offen
	.loc	0 182
	s_mov_b32 m0, -1
	.loc	0 197
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
	s_ashr_i32 s8, s37, 31
	s_add_i32 s9, s37, s8
	s_xor_b32 s9, s9, s8
	v_cvt_f32_u32_e32 v22, s9
	.loc	0 200
	v_readlane_b32 s10, v1, 11
	v_mov_b32_e32 v23, s10
	.loc	0 197
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
	.loc	0 200
	v_readlane_b32 s11, v1, 12
	.loc	0 197
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
	s_mul_i32 s4, s13, s37
	s_sub_i32 s14, s12, s4
	.loc	0 200
	v_mad_i64_i32 v[22:23], s[4:5], s14, v23, 0
	v_readlane_b32 s8, v1, 21
	v_mov_b32_e32 v24, s8
	v_mad_i64_i32 v[56:57], s[4:5], s13, v24, v[22:23]
	v_readlane_b32 s4, v1, 5
	v_readlane_b32 s5, v1, 6
	v_readlane_b32 s9, v1, 22
	.loc	0 206
	v_cndmask_b32_e64 v22, 0, 1, s[4:5]
	v_cmp_ne_u32_e64 s[8:9], 1, v22
	.loc	0 200
	v_readlane_b32 s10, v1, 23
	v_readlane_b32 s11, v1, 24
	.loc	0 206
	v_writelane_b32 v1, s8, 35
	v_writelane_b32 v1, s9, 36
	s_andn2_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB0_12
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 179
	s_mov_b64 s[4:5], exec
	v_readlane_b32 s8, v1, 13
	v_readlane_b32 s9, v1, 14
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
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 179
	v_add_u32_e32 v26, vcc, 0x80, v26
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v25, v27
	.loc	0 179
	v_mov_b32_e32 v27, s31
	v_add_u32_e32 v22, vcc, s30, v22
	v_addc_u32_e32 v23, vcc, v23, v27, vcc
	v_add_u32_e32 v25, vcc, 0x280, v25
	v_cmp_lt_u32_e32 vcc, s25, v26
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v24, vcc, 8, v24
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_11
.LBB0_9:                                ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s39, v24
	.loc	0 182
	v_mov_b32_e32 v27, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_8
; %bb.10:                               ;   in Loop: Header=BB0_9 Depth=2
	flat_load_dword v27, v[22:23]
	s_branch .LBB0_8
.LBB0_11:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
.LBB0_12:                               ;   in Loop: Header=BB0_5 Depth=1
	v_readlane_b32 s4, v1, 0
	s_mul_i32 s12, s12, s4
	.loc	0 199
	v_readlane_b32 s4, v1, 9
	v_readlane_b32 s5, v1, 10
	v_mov_b32_e32 v22, s4
	v_mad_i64_i32 v[22:23], s[4:5], s14, v22, 0
	v_readlane_b32 s40, v1, 27
	v_mov_b32_e32 v24, s40
	v_mad_i64_i32 v[22:23], s[4:5], s13, v24, v[22:23]
	s_sub_i32 s8, s26, s12
	.loc	0 204
	v_cmp_eq_u32_e32 vcc, 7, v62
	v_cmp_eq_u32_e64 s[4:5], 7, v64
	.loc	0 198
	s_lshl_b32 s24, s8, 5
	.loc	0 204
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
	.loc	0 209
	v_readlane_b32 s4, v1, 35
	v_readlane_b32 s41, v1, 28
	.loc	0 204
	s_or_b64 s[16:17], s[16:17], s[20:21]
	s_or_b64 s[18:19], s[18:19], s[22:23]
	.loc	0 198
	v_or_b32_e32 v99, s24, v62
	.loc	0 209
	v_readlane_b32 s5, v1, 36
	v_readlane_b32 s42, v1, 29
	v_readlane_b32 s43, v1, 30
	v_readlane_b32 s44, v1, 31
	v_readlane_b32 s45, v1, 32
	v_readlane_b32 s46, v1, 33
	v_readlane_b32 s47, v1, 34
	s_mov_b32 s41, 0
	.loc	0 204
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
	.loc	0 209
	s_and_b64 vcc, exec, s[4:5]
	v_or_b32_e32 v98, 1, v99
	v_or_b32_e32 v97, 2, v99
	v_or_b32_e32 v96, 3, v99
	v_or_b32_e32 v95, 4, v99
	v_or_b32_e32 v94, 5, v99
	v_or_b32_e32 v93, 6, v99
	v_or_b32_e32 v92, 7, v99
	.loc	0 207
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_vccnz .LBB0_45
; %bb.13:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_readlane_b32 s8, v1, 3
	v_readlane_b32 s9, v1, 4
	v_mov_b32_e32 v28, s9
	v_readlane_b32 s9, v1, 15
	v_min_i32_e32 v26, s9, v99
	v_mad_i64_i32 v[26:27], s[4:5], v26, s42, 0
	v_lshlrev_b64 v[24:25], 2, v[22:23]
	v_min_i32_e32 v30, s9, v96
	v_add_u32_e32 v40, vcc, s8, v24
	v_addc_u32_e32 v41, vcc, v28, v25, vcc
	v_lshlrev_b64 v[24:25], 2, v[26:27]
	v_min_i32_e32 v26, s9, v98
	v_mad_i64_i32 v[26:27], s[4:5], v26, s42, 0
	v_min_i32_e32 v28, s9, v97
	v_mad_i64_i32 v[28:29], s[4:5], v28, s42, 0
	v_add_u32_e32 v24, vcc, v40, v24
	v_lshlrev_b64 v[26:27], 2, v[26:27]
	v_mad_i64_i32 v[30:31], s[4:5], v30, s42, 0
	v_addc_u32_e32 v25, vcc, v41, v25, vcc
	v_min_i32_e32 v32, s9, v95
	v_add_u32_e32 v26, vcc, v40, v26
	v_lshlrev_b64 v[28:29], 2, v[28:29]
	v_mad_i64_i32 v[32:33], s[4:5], v32, s42, 0
	v_addc_u32_e32 v27, vcc, v41, v27, vcc
	v_min_i32_e32 v34, s9, v94
	v_add_u32_e32 v28, vcc, v40, v28
	v_lshlrev_b64 v[30:31], 2, v[30:31]
	v_mad_i64_i32 v[34:35], s[4:5], v34, s42, 0
	v_addc_u32_e32 v29, vcc, v41, v29, vcc
	v_min_i32_e32 v36, s9, v93
	v_add_u32_e32 v30, vcc, v40, v30
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	v_mad_i64_i32 v[36:37], s[4:5], v36, s42, 0
	v_addc_u32_e32 v31, vcc, v41, v31, vcc
	v_min_i32_e32 v38, s9, v92
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
	.loc	0 209
	v_lshlrev_b64 v[58:59], 2, v[56:57]
	v_addc_u32_e32 v55, vcc, 0, v39, vcc
	v_add_u32_e32 v56, vcc, v82, v58
	v_addc_u32_e32 v57, vcc, v83, v59, vcc
	v_add_u32_e32 v58, vcc, v84, v58
	v_writelane_b32 v1, s26, 37
	v_addc_u32_e32 v59, vcc, v85, v59, vcc
	v_mov_b32_e32 v100, v86
	v_mov_b32_e32 v101, v80
	v_writelane_b32 v1, s27, 38
	s_branch .LBB0_15
.LBB0_14:                               ;   in Loop: Header=BB0_15 Depth=2
	.loc	0 0
	v_readlane_b32 s4, v1, 25
	v_readlane_b32 s5, v1, 26
	.loc	0 209
	v_mov_b32_e32 v108, s5
	v_add_u32_e32 v56, vcc, s4, v56
	v_addc_u32_e32 v57, vcc, v57, v108, vcc
	v_add_u32_e32 v101, vcc, 32, v101
	v_add_u32_e32 v58, vcc, s4, v58
	v_readlane_b32 s4, v1, 20
	v_addc_u32_e32 v59, vcc, v59, v108, vcc
	s_cmp_eq_u32 s41, s4
	v_add_u32_e32 v100, vcc, 32, v100
	.loc	0 244
	buffer_store_dword v60, v71, s[0:3], 0 offen
	.loc	0 257
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_scc1 .LBB0_46
.LBB0_15:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_18 Depth 3
                                        ;       Child Loop BB0_24 Depth 3
                                        ;       Child Loop BB0_29 Depth 3
	.loc	0 179
	s_mov_b64 s[4:5], exec
	v_readlane_b32 s8, v1, 13
	v_readlane_b32 s9, v1, 14
	s_and_b64 s[8:9], s[4:5], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_20
; %bb.16:                               ;   in Loop: Header=BB0_15 Depth=2
	.loc	0 0
	v_mov_b32_e32 v61, v57
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v102, v101
	v_mov_b32_e32 v60, v56
	v_mov_b32_e32 v103, v81
	v_mov_b32_e32 v104, v77
	s_branch .LBB0_18
.LBB0_17:                               ;   in Loop: Header=BB0_18 Depth=3
	s_or_b64 exec, exec, s[10:11]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v103, v105
	.loc	0 179
	v_add_u32_e32 v104, vcc, 0x80, v104
	v_add_u32_e32 v103, vcc, 0x280, v103
	v_mov_b32_e32 v105, s31
	v_add_u32_e32 v60, vcc, s30, v60
	v_addc_u32_e32 v61, vcc, v61, v105, vcc
	v_cmp_lt_u32_e32 vcc, s25, v104
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v102, vcc, 8, v102
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_20
.LBB0_18:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_15 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s39, v102
	.loc	0 182
	v_mov_b32_e32 v105, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_17
; %bb.19:                               ;   in Loop: Header=BB0_18 Depth=3
	flat_load_dword v105, v[60:61]
	s_branch .LBB0_17
.LBB0_20:                               ;   in Loop: Header=BB0_15 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 215
	flat_load_dwordx4 v[102:105], v[24:25]
	flat_load_dwordx4 v[106:109], v[26:27]
	flat_load_dwordx4 v[110:113], v[28:29]
	flat_load_dwordx4 v[114:117], v[30:31]
	flat_load_dwordx4 v[118:121], v[32:33]
	flat_load_dwordx4 v[122:125], v[34:35]
	flat_load_dwordx4 v[126:129], v[36:37]
	flat_load_dwordx4 v[130:133], v[38:39]
	v_add_u32_e32 v60, vcc, 16, v24
	v_addc_u32_e32 v61, vcc, 0, v25, vcc
	flat_load_dwordx4 v[134:137], v[60:61]
	v_add_u32_e32 v60, vcc, 16, v26
	v_addc_u32_e32 v61, vcc, 0, v27, vcc
	flat_load_dwordx4 v[138:141], v[60:61]
	v_add_u32_e32 v60, vcc, 16, v28
	v_addc_u32_e32 v61, vcc, 0, v29, vcc
	flat_load_dwordx4 v[142:145], v[60:61]
	v_add_u32_e32 v60, vcc, 16, v30
	v_addc_u32_e32 v61, vcc, 0, v31, vcc
	flat_load_dwordx4 v[146:149], v[60:61]
	v_add_u32_e32 v60, vcc, 16, v32
	v_addc_u32_e32 v61, vcc, 0, v33, vcc
	flat_load_dwordx4 v[150:153], v[60:61]
	v_add_u32_e32 v60, vcc, 16, v34
	v_addc_u32_e32 v61, vcc, 0, v35, vcc
	flat_load_dwordx4 v[154:157], v[60:61]
	v_add_u32_e32 v60, vcc, 16, v36
	v_addc_u32_e32 v61, vcc, 0, v37, vcc
	flat_load_dwordx4 v[162:165], v[60:61]
	s_mov_b32 m0, -1
	ds_read_b128 v[158:161], v63
	ds_read_b128 v[166:169], v63 offset:16
	v_add_u32_e32 v60, vcc, 16, v38
	v_addc_u32_e32 v61, vcc, 0, v39, vcc
	flat_load_dwordx4 v[170:173], v[60:61]
	.loc	0 210
	s_lshl_b32 s4, s41, 5
	.loc	0 228
	s_add_i32 s41, s41, 1
	.loc	0 216
	s_waitcnt vmcnt(14) lgkmcnt(1)
	v_mul_f32_e32 v60, v103, v159
	v_mac_f32_e32 v60, v102, v158
	v_mac_f32_e32 v60, v104, v160
	v_mac_f32_e32 v60, v105, v161
	v_mul_f32_e32 v61, v107, v159
	v_add_f32_e32 v60, 0, v60
	v_mac_f32_e32 v61, v106, v158
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v102, v131, v159
	v_mac_f32_e32 v102, v130, v158
	v_mac_f32_e32 v102, v132, v160
	v_mac_f32_e32 v102, v133, v161
	v_add_f32_e32 v176, 0, v102
	s_waitcnt vmcnt(7) lgkmcnt(0)
	v_mul_f32_e32 v102, v135, v167
	v_mac_f32_e32 v102, v134, v166
	v_mac_f32_e32 v102, v136, v168
	v_mac_f32_e32 v102, v137, v169
	v_add_f32_e32 v177, v60, v102
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v60, v139, v167
	v_mac_f32_e32 v61, v108, v160
	v_mac_f32_e32 v60, v138, v166
	v_mac_f32_e32 v61, v109, v161
	v_mac_f32_e32 v60, v140, v168
	v_mul_f32_e32 v103, v111, v159
	v_add_f32_e32 v61, 0, v61
	v_mac_f32_e32 v60, v141, v169
	v_mac_f32_e32 v103, v110, v158
	v_add_f32_e32 v178, v61, v60
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v60, v143, v167
	v_mac_f32_e32 v103, v112, v160
	v_mac_f32_e32 v60, v142, v166
	v_mac_f32_e32 v103, v113, v161
	v_mac_f32_e32 v60, v144, v168
	v_mul_f32_e32 v107, v115, v159
	v_add_f32_e32 v110, 0, v103
	v_mac_f32_e32 v60, v145, v169
	v_mac_f32_e32 v107, v114, v158
	v_add_f32_e32 v179, v110, v60
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v60, v147, v167
	v_mac_f32_e32 v107, v116, v160
	v_mac_f32_e32 v60, v146, v166
	v_mac_f32_e32 v107, v117, v161
	v_mac_f32_e32 v60, v148, v168
	v_mul_f32_e32 v111, v119, v159
	v_add_f32_e32 v114, 0, v107
	v_mac_f32_e32 v60, v149, v169
	v_mac_f32_e32 v111, v118, v158
	.loc	0 215
	flat_load_dwordx4 v[102:105], v[40:41]
	flat_load_dwordx4 v[106:109], v[42:43]
	.loc	0 216
	v_add_f32_e32 v180, v114, v60
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v60, v151, v167
	v_mac_f32_e32 v111, v120, v160
	v_mac_f32_e32 v60, v150, v166
	v_mac_f32_e32 v111, v121, v161
	v_mac_f32_e32 v60, v152, v168
	v_add_f32_e32 v118, 0, v111
	v_mac_f32_e32 v60, v153, v169
	v_add_f32_e32 v181, v118, v60
	.loc	0 215
	v_add_u32_e32 v60, vcc, 16, v40
	v_addc_u32_e32 v61, vcc, 0, v41, vcc
	flat_load_dwordx4 v[134:137], v[60:61]
	v_add_u32_e32 v60, vcc, 16, v42
	v_addc_u32_e32 v61, vcc, 0, v43, vcc
	flat_load_dwordx4 v[138:141], v[60:61]
	v_add_u32_e32 v60, vcc, 16, v44
	.loc	0 216
	v_mul_f32_e32 v115, v123, v159
	.loc	0 215
	flat_load_dwordx4 v[110:113], v[44:45]
	v_addc_u32_e32 v61, vcc, 0, v45, vcc
	.loc	0 216
	v_mac_f32_e32 v115, v122, v158
	.loc	0 215
	flat_load_dwordx4 v[142:145], v[60:61]
	.loc	0 216
	v_mac_f32_e32 v115, v124, v160
	v_mac_f32_e32 v115, v125, v161
	.loc	0 215
	v_add_u32_e32 v60, vcc, 16, v46
	.loc	0 216
	v_mul_f32_e32 v119, v127, v159
	v_add_f32_e32 v174, 0, v115
	.loc	0 215
	flat_load_dwordx4 v[114:117], v[46:47]
	v_addc_u32_e32 v61, vcc, 0, v47, vcc
	.loc	0 216
	v_mac_f32_e32 v119, v126, v158
	.loc	0 215
	flat_load_dwordx4 v[146:149], v[60:61]
	.loc	0 216
	v_mac_f32_e32 v119, v128, v160
	v_mac_f32_e32 v119, v129, v161
	.loc	0 215
	v_add_u32_e32 v60, vcc, 16, v48
	.loc	0 216
	v_add_f32_e32 v175, 0, v119
	.loc	0 215
	flat_load_dwordx4 v[118:121], v[48:49]
	flat_load_dwordx4 v[122:125], v[50:51]
	v_addc_u32_e32 v61, vcc, 0, v49, vcc
	flat_load_dwordx4 v[150:153], v[60:61]
	.loc	0 216
	s_waitcnt vmcnt(13)
	v_mul_f32_e32 v182, v155, v167
	v_mac_f32_e32 v182, v154, v166
	.loc	0 215
	v_add_u32_e32 v60, vcc, 16, v50
	.loc	0 216
	v_mac_f32_e32 v182, v156, v168
	.loc	0 215
	v_addc_u32_e32 v61, vcc, 0, v51, vcc
	.loc	0 216
	v_mac_f32_e32 v182, v157, v169
	.loc	0 215
	flat_load_dwordx4 v[154:157], v[60:61]
	v_add_u32_e32 v60, vcc, 16, v52
	flat_load_dwordx4 v[126:129], v[52:53]
	flat_load_dwordx4 v[130:133], v[54:55]
	v_addc_u32_e32 v61, vcc, 0, v53, vcc
	flat_load_dwordx4 v[158:161], v[60:61]
	.loc	0 216
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v183, v163, v167
	v_mac_f32_e32 v183, v162, v166
	.loc	0 215
	v_add_u32_e32 v60, vcc, 16, v54
	.loc	0 216
	v_mac_f32_e32 v183, v164, v168
	.loc	0 215
	v_addc_u32_e32 v61, vcc, 0, v55, vcc
	.loc	0 216
	v_mac_f32_e32 v183, v165, v169
	.loc	0 215
	flat_load_dwordx4 v[162:165], v[60:61]
	.loc	0 216
	v_mul_f32_e32 v171, v171, v167
	v_mac_f32_e32 v171, v170, v166
	v_mac_f32_e32 v171, v172, v168
	v_mac_f32_e32 v171, v173, v169
	ds_read_b128 v[166:169], v63 offset:32
	v_add_f32_e32 v60, v174, v182
	v_add_f32_e32 v174, v176, v171
	ds_read_b128 v[170:173], v63 offset:48
	v_add_f32_e32 v61, v175, v183
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v103, v103, v167
	v_mac_f32_e32 v103, v102, v166
	v_mac_f32_e32 v103, v104, v168
	v_mac_f32_e32 v103, v105, v169
	v_add_f32_e32 v102, v177, v103
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v103, v107, v167
	v_mac_f32_e32 v103, v106, v166
	v_mac_f32_e32 v103, v108, v168
	v_mac_f32_e32 v103, v109, v169
	v_add_f32_e32 v103, v178, v103
	s_waitcnt vmcnt(13) lgkmcnt(0)
	v_mul_f32_e32 v108, v135, v171
	v_mac_f32_e32 v108, v134, v170
	v_mac_f32_e32 v108, v136, v172
	v_mac_f32_e32 v108, v137, v173
	v_add_f32_e32 v102, v102, v108
	s_waitcnt vmcnt(12)
	v_mul_f32_e32 v108, v139, v171
	v_mac_f32_e32 v108, v138, v170
	v_mac_f32_e32 v108, v140, v172
	v_mac_f32_e32 v108, v141, v173
	s_waitcnt vmcnt(11)
	v_mul_f32_e32 v104, v111, v167
	v_mac_f32_e32 v104, v110, v166
	v_add_f32_e32 v103, v103, v108
	v_mac_f32_e32 v104, v112, v168
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v108, v143, v171
	v_mac_f32_e32 v108, v142, v170
	v_mac_f32_e32 v104, v113, v169
	v_mac_f32_e32 v108, v144, v172
	v_add_f32_e32 v104, v179, v104
	v_mac_f32_e32 v108, v145, v173
	v_add_f32_e32 v104, v104, v108
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v105, v115, v167
	v_mac_f32_e32 v105, v114, v166
	v_mac_f32_e32 v105, v116, v168
	v_mac_f32_e32 v105, v117, v169
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v108, v147, v171
	v_mac_f32_e32 v108, v146, v170
	v_mac_f32_e32 v108, v148, v172
	v_add_f32_e32 v105, v180, v105
	v_mac_f32_e32 v108, v149, v173
	v_add_f32_e32 v105, v105, v108
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v106, v119, v167
	v_mac_f32_e32 v106, v118, v166
	v_mac_f32_e32 v106, v120, v168
	v_mac_f32_e32 v106, v121, v169
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v108, v151, v171
	v_mac_f32_e32 v108, v150, v170
	v_mac_f32_e32 v108, v152, v172
	v_add_f32_e32 v106, v181, v106
	v_mul_f32_e32 v107, v123, v167
	v_mac_f32_e32 v108, v153, v173
	v_mac_f32_e32 v107, v122, v166
	v_add_f32_e32 v110, v106, v108
	v_mac_f32_e32 v107, v124, v168
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v106, v155, v171
	v_mac_f32_e32 v106, v154, v170
	v_mac_f32_e32 v107, v125, v169
	v_mac_f32_e32 v106, v156, v172
	v_add_f32_e32 v60, v60, v107
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v107, v127, v167
	v_mac_f32_e32 v106, v157, v173
	v_mac_f32_e32 v107, v126, v166
	v_add_f32_e32 v60, v60, v106
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v106, v159, v171
	v_mac_f32_e32 v107, v128, v168
	v_mac_f32_e32 v106, v158, v170
	v_mac_f32_e32 v107, v129, v169
	v_mac_f32_e32 v106, v160, v172
	v_add_f32_e32 v61, v61, v107
	v_mul_f32_e32 v107, v131, v167
	v_mac_f32_e32 v106, v161, v173
	v_mac_f32_e32 v107, v130, v166
	v_add_f32_e32 v61, v61, v106
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v106, v163, v171
	v_mac_f32_e32 v107, v132, v168
	v_mac_f32_e32 v106, v162, v170
	v_mac_f32_e32 v107, v133, v169
	v_mac_f32_e32 v106, v164, v172
	v_add_f32_e32 v107, v174, v107
	v_mac_f32_e32 v106, v165, v173
	v_add_f32_e32 v111, v107, v106
	v_or_b32_e32 v106, s4, v19
	v_readlane_b32 s4, v1, 2
	.loc	0 221
	v_mul_f32_e32 v102, s4, v102
	v_cmp_gt_i32_e32 vcc, s39, v106
	v_mul_f32_e32 v103, s4, v103
	v_cndmask_b32_e32 v109, v89, v102, vcc
	v_cndmask_b32_e32 v108, v89, v103, vcc
	.loc	0 222
	v_max_f32_e32 v102, 0xff800000, v109
	v_max_f32_e32 v103, 0xff800000, v108
	.loc	0 224
	ds_write2_b32 v74, v102, v103 offset1:32
	.loc	0 221
	v_mul_f32_e32 v102, s4, v104
	v_mul_f32_e32 v103, s4, v105
	v_cndmask_b32_e32 v107, v89, v102, vcc
	v_cndmask_b32_e32 v106, v89, v103, vcc
	.loc	0 222
	v_max_f32_e32 v102, 0xff800000, v107
	v_max_f32_e32 v103, 0xff800000, v106
	.loc	0 224
	ds_write2_b32 v74, v102, v103 offset0:64 offset1:96
	.loc	0 221
	v_mul_f32_e32 v102, s4, v110
	v_mul_f32_e32 v60, s4, v60
	v_cndmask_b32_e32 v105, v89, v102, vcc
	v_cndmask_b32_e32 v104, v89, v60, vcc
	.loc	0 222
	v_max_f32_e32 v102, 0xff800000, v105
	v_max_f32_e32 v60, 0xff800000, v104
	.loc	0 224
	ds_write2_b32 v74, v102, v60 offset0:128 offset1:160
	.loc	0 221
	v_mul_f32_e32 v60, s4, v61
	v_cndmask_b32_e32 v103, v89, v60, vcc
	.loc	0 222
	v_max_f32_e32 v60, 0xff800000, v103
	.loc	0 224
	ds_write_b32 v74, v60 offset:768
	.loc	0 221
	v_mul_f32_e32 v60, s4, v111
	v_cndmask_b32_e32 v102, v89, v60, vcc
	.loc	0 228
	v_readlane_b32 s4, v1, 19
	.loc	0 222
	v_max_f32_e32 v60, 0xff800000, v102
	.loc	0 228
	s_cmp_ge_i32 s41, s4
	.loc	0 224
	ds_write_b32 v76, v60
	.loc	0 226
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 228
	s_cbranch_scc1 .LBB0_27
; %bb.21:                               ;   in Loop: Header=BB0_15 Depth=2
	.loc	0 179
	s_mov_b64 s[4:5], exec
	v_readlane_b32 s8, v1, 13
	v_readlane_b32 s9, v1, 14
	s_and_b64 s[8:9], s[4:5], s[8:9]
	s_mov_b64 exec, s[8:9]
	s_cbranch_execz .LBB0_26
; %bb.22:                               ;   in Loop: Header=BB0_15 Depth=2
	.loc	0 0
	v_mov_b32_e32 v61, v59
	s_mov_b64 s[8:9], 0
	v_mov_b32_e32 v110, v100
	v_mov_b32_e32 v60, v58
	v_mov_b32_e32 v111, v20
	v_mov_b32_e32 v112, v77
	s_branch .LBB0_24
.LBB0_23:                               ;   in Loop: Header=BB0_24 Depth=3
	s_or_b64 exec, exec, s[10:11]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v111, v113
	.loc	0 179
	v_add_u32_e32 v112, vcc, 0x80, v112
	v_add_u32_e32 v111, vcc, 0x280, v111
	v_mov_b32_e32 v113, s31
	v_add_u32_e32 v60, vcc, s30, v60
	v_addc_u32_e32 v61, vcc, v61, v113, vcc
	v_cmp_lt_u32_e32 vcc, s25, v112
	s_or_b64 s[8:9], vcc, s[8:9]
	v_add_u32_e32 v110, vcc, 8, v110
	s_andn2_b64 exec, exec, s[8:9]
	s_cbranch_execz .LBB0_26
.LBB0_24:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_15 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s39, v110
	.loc	0 182
	v_mov_b32_e32 v113, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_23
; %bb.25:                               ;   in Loop: Header=BB0_24 Depth=3
	flat_load_dword v113, v[60:61]
	s_branch .LBB0_23
.LBB0_26:                               ;   in Loop: Header=BB0_15 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
.LBB0_27:                               ;   in Loop: Header=BB0_15 Depth=2
	.loc	0 230
	v_cmp_eq_u32_e64 s[10:11], 1, v62
	v_cndmask_b32_e64 v60, v3, v4, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 2, v62
	v_cndmask_b32_e64 v60, v60, v5, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 3, v62
	v_cndmask_b32_e64 v60, v60, v6, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 4, v62
	.loc	0 231
	ds_read_b128 v[110:113], v73
	.loc	0 230
	v_cndmask_b32_e64 v60, v60, v7, s[16:17]
	v_cmp_eq_u32_e64 s[18:19], 5, v62
	v_cndmask_b32_e64 v60, v60, v8, s[18:19]
	v_cmp_eq_u32_e64 s[20:21], 6, v62
	v_cndmask_b32_e64 v60, v60, v9, s[20:21]
	v_cmp_eq_u32_e64 s[8:9], 7, v62
	v_cndmask_b32_e64 v60, v60, v10, s[8:9]
	.loc	0 231
	v_mul_f32_e32 v61, 1.0, v60
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v110, 1.0, v110
	v_mul_f32_e32 v111, 1.0, v111
	v_max3_f32 v61, v61, v110, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v61, v61, v110, v111
	ds_read_b128 v[110:113], v73 offset:16
	s_mov_b32 s40, 0xff800000
	.loc	0 232
	v_cmp_eq_u32_e32 vcc, 0, v62
	.loc	0 230
	v_cmp_eq_u32_e64 s[52:53], 1, v65
	v_cmp_eq_u32_e64 s[50:51], 2, v65
	.loc	0 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v110, 1.0, v110
	v_mul_f32_e32 v111, 1.0, v111
	v_max3_f32 v61, v61, v110, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v61, v61, v110, v111
	ds_read_b128 v[110:113], v73 offset:32
	.loc	0 230
	v_cmp_eq_u32_e64 s[48:49], 3, v65
	v_cmp_eq_u32_e64 s[42:43], 4, v65
	v_cmp_eq_u32_e64 s[44:45], 5, v65
	v_cmp_eq_u32_e64 s[46:47], 6, v65
	.loc	0 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v110, 1.0, v110
	v_mul_f32_e32 v111, 1.0, v111
	v_max3_f32 v61, v61, v110, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v61, v61, v110, v111
	ds_read_b128 v[110:113], v73 offset:48
	.loc	0 230
	v_cmp_eq_u32_e64 s[54:55], 1, v66
	v_cmp_eq_u32_e64 s[56:57], 2, v66
	v_cmp_eq_u32_e64 s[58:59], 3, v66
	v_cmp_eq_u32_e64 s[60:61], 4, v66
	.loc	0 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v110, 1.0, v110
	v_mul_f32_e32 v111, 1.0, v111
	v_max3_f32 v61, v61, v110, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v61, v61, v110, v111
	ds_read_b128 v[110:113], v73 offset:64
	.loc	0 230
	v_cmp_eq_u32_e64 s[62:63], 5, v66
	v_cmp_eq_u32_e64 s[64:65], 6, v66
	v_cmp_eq_u32_e64 s[66:67], 7, v66
	v_cmp_eq_u32_e64 s[68:69], 1, v67
	.loc	0 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v110, 1.0, v110
	v_mul_f32_e32 v111, 1.0, v111
	v_max3_f32 v61, v61, v110, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v61, v61, v110, v111
	ds_read_b128 v[110:113], v73 offset:80
	.loc	0 230
	v_cmp_eq_u32_e64 s[70:71], 2, v67
	v_cmp_eq_u32_e64 s[72:73], 3, v67
	v_cmp_eq_u32_e64 s[74:75], 4, v67
	v_cmp_eq_u32_e64 s[76:77], 5, v67
	.loc	0 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v110, 1.0, v110
	v_mul_f32_e32 v111, 1.0, v111
	v_max3_f32 v61, v61, v110, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v61, v61, v110, v111
	ds_read_b128 v[110:113], v73 offset:96
	.loc	0 230
	v_cmp_eq_u32_e64 s[78:79], 6, v67
	v_cmp_eq_u32_e64 s[80:81], 7, v67
	v_cmp_eq_u32_e64 s[82:83], 1, v68
	v_cmp_eq_u32_e64 s[84:85], 2, v68
	.loc	0 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v110, 1.0, v110
	v_mul_f32_e32 v111, 1.0, v111
	v_max3_f32 v61, v61, v110, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v61, v61, v110, v111
	ds_read_b128 v[110:113], v73 offset:112
	.loc	0 230
	v_cmp_eq_u32_e64 s[86:87], 3, v68
	v_cmp_eq_u32_e64 s[88:89], 4, v68
	v_cmp_eq_u32_e64 s[90:91], 5, v68
	v_cmp_eq_u32_e64 s[92:93], 6, v68
	.loc	0 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v110, 1.0, v110
	v_mul_f32_e32 v111, 1.0, v111
	v_max3_f32 v61, v61, v110, v111
	v_mul_f32_e32 v110, 1.0, v112
	v_mul_f32_e32 v111, 1.0, v113
	v_max3_f32 v61, v61, v110, v111
	.loc	0 233
	v_cmp_neq_f32_e64 s[4:5], s40, v61
	.loc	0 232
	v_cndmask_b32_e32 v113, v3, v61, vcc
	.loc	0 233
	v_cndmask_b32_e64 v3, 0, v61, s[4:5]
	v_sub_f32_e32 v3, v60, v3
	v_cmp_gt_f32_e64 s[4:5], 0, v3
	.loc	0 232
	v_cndmask_b32_e64 v112, v4, v61, s[10:11]
	.loc	0 233
	v_cndmask_b32_e64 v4, 0.5, -0.5, s[4:5]
	v_mac_f32_e32 v4, 0x3fb8aa3b, v3
	v_cvt_i32_f32_e32 v4, v4
	.loc	0 232
	v_cndmask_b32_e64 v111, v5, v61, s[12:13]
	v_cndmask_b32_e64 v110, v6, v61, s[14:15]
	v_cndmask_b32_e64 v10, v10, v61, s[8:9]
	.loc	0 233
	v_cvt_f32_i32_e32 v5, v4
	.loc	0 232
	v_cndmask_b32_e64 v9, v9, v61, s[20:21]
	v_cndmask_b32_e64 v8, v8, v61, s[18:19]
	v_cndmask_b32_e64 v7, v7, v61, s[16:17]
	.loc	0 233
	v_madmk_f32 v6, v5, 0xbf317180, v3
	v_mul_f32_e32 v60, 0xb717f7d1, v5
	v_madmk_f32 v5, v5, 0xb717f7d1, v6
	v_mul_f32_e32 v61, v5, v5
	v_madmk_f32 v114, v61, 0x3331bb4c, v88
	v_madak_f32 v114, v61, v114, 0x388ab355
	v_madak_f32 v114, v61, v114, 0xbb360b61
	v_madak_f32 v114, v61, v114, 0x3e2aaaab
	v_mad_f32 v61, -v61, v114, v5
	v_mul_f32_e32 v5, v5, v61
	v_sub_f32_e32 v61, 2.0, v61
	v_cmp_gt_f32_e64 s[4:5], |v61|, s34
	v_cndmask_b32_e64 v114, 1.0, v90, s[4:5]
	v_mul_f32_e32 v61, v61, v114
	v_rcp_f32_e32 v61, v61
	.loc	0 234
	v_writelane_b32 v1, s10, 39
	.loc	0 233
	v_lshlrev_b32_e32 v4, 23, v4
	.loc	0 234
	v_writelane_b32 v1, s11, 40
	.loc	0 233
	v_mul_f32_e32 v5, v5, v61
	v_mad_f32 v5, -v114, v5, -v60
	v_sub_f32_e32 v5, v6, v5
	v_add_f32_e32 v5, 1.0, v5
	v_add_u32_e64 v4, s[4:5], v4, v5
	.loc	0 234
	v_writelane_b32 v1, s12, 41
	.loc	0 233
	v_cmp_ngt_f32_e64 s[4:5], s33, v3
	.loc	0 234
	v_writelane_b32 v1, s13, 42
	.loc	0 233
	v_cndmask_b32_e64 v4, 0, v4, s[4:5]
	v_cmp_gt_f32_e64 s[4:5], s35, v3
	.loc	0 234
	v_writelane_b32 v1, s14, 43
	.loc	0 233
	v_cndmask_b32_e64 v4, v91, v4, s[4:5]
	v_cmp_o_f32_e64 s[4:5], v3, v3
	.loc	0 234
	v_writelane_b32 v1, s15, 44
	.loc	0 233
	v_cndmask_b32_e64 v3, v3, v4, s[4:5]
	.loc	0 234
	v_cndmask_b32_e64 v4, v11, v12, s[10:11]
	v_writelane_b32 v1, s16, 45
	v_cndmask_b32_e64 v4, v4, v13, s[12:13]
	v_writelane_b32 v1, s17, 46
	v_cndmask_b32_e64 v4, v4, v14, s[14:15]
	v_writelane_b32 v1, s18, 47
	v_cndmask_b32_e64 v4, v4, v15, s[16:17]
	v_writelane_b32 v1, s19, 48
	v_cndmask_b32_e64 v4, v4, v16, s[18:19]
	v_writelane_b32 v1, s20, 49
	v_writelane_b32 v1, s21, 50
	v_cndmask_b32_e64 v4, v4, v17, s[20:21]
	v_writelane_b32 v1, s8, 51
	v_cndmask_b32_e64 v4, v4, v18, s[8:9]
	v_mul_f32_e32 v4, v4, v3
	v_cndmask_b32_e64 v18, v18, v4, s[8:9]
	v_cndmask_b32_e64 v17, v17, v4, s[20:21]
	v_cndmask_b32_e64 v16, v16, v4, s[18:19]
	v_cndmask_b32_e64 v15, v15, v4, s[16:17]
	v_cndmask_b32_e64 v14, v14, v4, s[14:15]
	v_cndmask_b32_e64 v13, v13, v4, s[12:13]
	v_cndmask_b32_e64 v12, v12, v4, s[10:11]
	v_cndmask_b32_e32 v11, v11, v4, vcc
	buffer_load_dword v4, v71, s[0:3], 0 offen
	buffer_load_dword v60, v71, s[0:3], 0 offen offset:4
	.loc	0 230
	v_cmp_eq_u32_e64 s[10:11], 1, v64
	v_cmp_eq_u32_e64 s[12:13], 2, v64
	v_cmp_eq_u32_e64 s[14:15], 3, v64
	v_cmp_eq_u32_e64 s[16:17], 4, v64
	v_cmp_eq_u32_e64 s[18:19], 5, v64
	v_cmp_eq_u32_e64 s[20:21], 6, v64
	.loc	0 234
	v_writelane_b32 v1, s9, 52
	.loc	0 230
	v_cmp_eq_u32_e64 s[8:9], 7, v64
	.loc	0 232
	v_cmp_eq_u32_e32 vcc, 0, v64
	.loc	0 230
	v_cmp_eq_u32_e64 s[94:95], 7, v68
	v_cmp_eq_u32_e64 s[96:97], 1, v69
	v_cmp_eq_u32_e64 s[98:99], 2, v69
	v_cmp_eq_u32_e64 s[100:101], 3, v69
	v_cmp_eq_u32_e64 s[22:23], 4, v69
	v_cmp_eq_u32_e64 s[26:27], 1, v70
	v_cmp_eq_u32_e64 s[24:25], 2, v70
	.loc	0 232
	v_cmp_eq_u32_e64 s[28:29], 0, v70
	s_mov_b32 s36, 0
	.loc	0 234
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v3, v3, v4
	buffer_store_dword v3, v71, s[0:3], 0 offen
	.loc	0 230
	v_cndmask_b32_e64 v3, v113, v112, s[10:11]
	v_cndmask_b32_e64 v3, v3, v111, s[12:13]
	v_cndmask_b32_e64 v3, v3, v110, s[14:15]
	v_cndmask_b32_e64 v3, v3, v7, s[16:17]
	v_cndmask_b32_e64 v3, v3, v8, s[18:19]
	v_cndmask_b32_e64 v3, v3, v9, s[20:21]
	v_cndmask_b32_e64 v61, v3, v10, s[8:9]
	.loc	0 231
	ds_read_b128 v[3:6], v73 offset:128
	v_mul_f32_e32 v114, 1.0, v61
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v114, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v114, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:144
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v114, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v114, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:160
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v114, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v114, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:176
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v114, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v114, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:192
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v114, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v114, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:208
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v114, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v114, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:224
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v114, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v114, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:240
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v114, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	.loc	0 233
	v_cmp_neq_f32_e64 s[4:5], s40, v3
	.loc	0 232
	v_cndmask_b32_e64 v10, v10, v3, s[8:9]
	v_cndmask_b32_e64 v9, v9, v3, s[20:21]
	v_cndmask_b32_e64 v8, v8, v3, s[18:19]
	v_cndmask_b32_e64 v7, v7, v3, s[16:17]
	v_cndmask_b32_e64 v110, v110, v3, s[14:15]
	v_cndmask_b32_e64 v111, v111, v3, s[12:13]
	v_cndmask_b32_e64 v112, v112, v3, s[10:11]
	v_cndmask_b32_e32 v113, v113, v3, vcc
	.loc	0 233
	v_cndmask_b32_e64 v3, 0, v3, s[4:5]
	v_sub_f32_e32 v3, v61, v3
	v_cmp_gt_f32_e64 s[4:5], 0, v3
	v_cndmask_b32_e64 v4, 0.5, -0.5, s[4:5]
	v_mac_f32_e32 v4, 0x3fb8aa3b, v3
	v_cvt_i32_f32_e32 v4, v4
	.loc	0 234
	v_writelane_b32 v1, s10, 53
	v_writelane_b32 v1, s11, 54
	v_writelane_b32 v1, s12, 55
	.loc	0 233
	v_cvt_f32_i32_e32 v5, v4
	v_lshlrev_b32_e32 v4, 23, v4
	.loc	0 234
	v_writelane_b32 v1, s13, 56
	v_writelane_b32 v1, s14, 57
	.loc	0 233
	v_madmk_f32 v6, v5, 0xbf317180, v3
	v_mul_f32_e32 v61, 0xb717f7d1, v5
	v_madmk_f32 v5, v5, 0xb717f7d1, v6
	v_mul_f32_e32 v114, v5, v5
	v_madmk_f32 v115, v114, 0x3331bb4c, v88
	v_madak_f32 v115, v114, v115, 0x388ab355
	v_madak_f32 v115, v114, v115, 0xbb360b61
	v_madak_f32 v115, v114, v115, 0x3e2aaaab
	v_mad_f32 v114, -v114, v115, v5
	v_mul_f32_e32 v5, v5, v114
	v_sub_f32_e32 v114, 2.0, v114
	v_cmp_gt_f32_e64 s[4:5], |v114|, s34
	v_cndmask_b32_e64 v115, 1.0, v90, s[4:5]
	v_mul_f32_e32 v114, v114, v115
	v_rcp_f32_e32 v114, v114
	.loc	0 234
	v_writelane_b32 v1, s15, 58
	v_writelane_b32 v1, s16, 59
	v_writelane_b32 v1, s17, 60
	.loc	0 233
	v_mul_f32_e32 v5, v5, v114
	v_mad_f32 v5, -v115, v5, -v61
	v_sub_f32_e32 v5, v6, v5
	v_add_f32_e32 v5, 1.0, v5
	v_add_u32_e64 v4, s[4:5], v4, v5
	v_cmp_ngt_f32_e64 s[4:5], s33, v3
	v_cndmask_b32_e64 v4, 0, v4, s[4:5]
	v_cmp_gt_f32_e64 s[4:5], s35, v3
	v_cndmask_b32_e64 v4, v91, v4, s[4:5]
	v_cmp_o_f32_e64 s[4:5], v3, v3
	v_cndmask_b32_e64 v3, v3, v4, s[4:5]
	.loc	0 234
	v_cndmask_b32_e64 v4, v11, v12, s[10:11]
	v_cndmask_b32_e64 v4, v4, v13, s[12:13]
	v_cndmask_b32_e64 v4, v4, v14, s[14:15]
	v_cndmask_b32_e64 v4, v4, v15, s[16:17]
	v_writelane_b32 v1, s18, 61
	v_writelane_b32 v1, s19, 62
	v_cndmask_b32_e64 v4, v4, v16, s[18:19]
	v_writelane_b32 v1, s20, 63
	v_writelane_b32 v2, s21, 0
	v_cndmask_b32_e64 v4, v4, v17, s[20:21]
	v_writelane_b32 v2, s8, 1
	v_cndmask_b32_e64 v4, v4, v18, s[8:9]
	v_mul_f32_e32 v4, v4, v3
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v3, v3, v60
	buffer_store_dword v3, v71, s[0:3], 0 offen offset:4
	.loc	0 230
	v_cndmask_b32_e64 v3, v113, v112, s[52:53]
	v_cndmask_b32_e64 v3, v3, v111, s[50:51]
	v_cndmask_b32_e64 v3, v3, v110, s[48:49]
	v_cndmask_b32_e64 v3, v3, v7, s[42:43]
	v_cndmask_b32_e64 v3, v3, v8, s[44:45]
	.loc	0 234
	v_writelane_b32 v2, s9, 2
	v_cndmask_b32_e64 v18, v18, v4, s[8:9]
	.loc	0 230
	v_cndmask_b32_e64 v3, v3, v9, s[46:47]
	v_cmp_eq_u32_e64 s[8:9], 7, v65
	.loc	0 234
	v_cndmask_b32_e64 v17, v17, v4, s[20:21]
	v_cndmask_b32_e64 v16, v16, v4, s[18:19]
	v_cndmask_b32_e64 v15, v15, v4, s[16:17]
	v_cndmask_b32_e64 v14, v14, v4, s[14:15]
	v_cndmask_b32_e64 v13, v13, v4, s[12:13]
	v_cndmask_b32_e64 v12, v12, v4, s[10:11]
	v_cndmask_b32_e32 v11, v11, v4, vcc
	.loc	0 230
	v_cndmask_b32_e64 v60, v3, v10, s[8:9]
	.loc	0 231
	ds_read_b128 v[3:6], v73 offset:256
	v_mul_f32_e32 v61, 1.0, v60
	.loc	0 232
	v_cmp_eq_u32_e32 vcc, 0, v65
	.loc	0 230
	v_cmp_eq_u32_e64 s[20:21], 5, v69
	v_cmp_eq_u32_e64 s[18:19], 6, v69
	.loc	0 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v61, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v61, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:272
	.loc	0 230
	v_cmp_eq_u32_e64 s[14:15], 7, v69
	v_cmp_eq_u32_e64 s[16:17], 3, v70
	v_cmp_eq_u32_e64 s[12:13], 4, v70
	v_cmp_eq_u32_e64 s[10:11], 5, v70
	.loc	0 231
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
	.loc	0 233
	v_cmp_neq_f32_e64 s[4:5], s40, v3
	.loc	0 232
	v_cndmask_b32_e64 v10, v10, v3, s[8:9]
	v_cndmask_b32_e64 v9, v9, v3, s[46:47]
	v_cndmask_b32_e64 v8, v8, v3, s[44:45]
	v_cndmask_b32_e64 v7, v7, v3, s[42:43]
	v_cndmask_b32_e64 v61, v110, v3, s[48:49]
	v_cndmask_b32_e64 v110, v111, v3, s[50:51]
	v_cndmask_b32_e64 v111, v112, v3, s[52:53]
	v_cndmask_b32_e32 v112, v113, v3, vcc
	.loc	0 233
	v_cndmask_b32_e64 v3, 0, v3, s[4:5]
	v_sub_f32_e32 v3, v60, v3
	v_cmp_gt_f32_e64 s[4:5], 0, v3
	v_cndmask_b32_e64 v4, 0.5, -0.5, s[4:5]
	v_mac_f32_e32 v4, 0x3fb8aa3b, v3
	v_cvt_i32_f32_e32 v4, v4
	.loc	0 234
	v_writelane_b32 v2, s8, 3
	v_writelane_b32 v2, s9, 4
	.loc	0 233
	v_cvt_f32_i32_e32 v5, v4
	v_lshlrev_b32_e32 v4, 23, v4
	v_madmk_f32 v6, v5, 0xbf317180, v3
	v_mul_f32_e32 v60, 0xb717f7d1, v5
	v_madmk_f32 v5, v5, 0xb717f7d1, v6
	v_mul_f32_e32 v113, v5, v5
	v_madmk_f32 v114, v113, 0x3331bb4c, v88
	v_madak_f32 v114, v113, v114, 0x388ab355
	v_madak_f32 v114, v113, v114, 0xbb360b61
	v_madak_f32 v114, v113, v114, 0x3e2aaaab
	v_mad_f32 v113, -v113, v114, v5
	v_mul_f32_e32 v5, v5, v113
	v_sub_f32_e32 v113, 2.0, v113
	v_cmp_gt_f32_e64 s[4:5], |v113|, s34
	v_cndmask_b32_e64 v114, 1.0, v90, s[4:5]
	v_mul_f32_e32 v113, v113, v114
	v_rcp_f32_e32 v113, v113
	v_mul_f32_e32 v5, v5, v113
	v_mad_f32 v5, -v114, v5, -v60
	v_sub_f32_e32 v5, v6, v5
	v_add_f32_e32 v5, 1.0, v5
	v_add_u32_e64 v4, s[4:5], v4, v5
	v_cmp_ngt_f32_e64 s[4:5], s33, v3
	v_cndmask_b32_e64 v4, 0, v4, s[4:5]
	v_cmp_gt_f32_e64 s[4:5], s35, v3
	v_cndmask_b32_e64 v4, v91, v4, s[4:5]
	v_cmp_o_f32_e64 s[4:5], v3, v3
	v_cndmask_b32_e64 v3, v3, v4, s[4:5]
	.loc	0 234
	v_cndmask_b32_e64 v4, v11, v12, s[52:53]
	v_cndmask_b32_e64 v4, v4, v13, s[50:51]
	v_cndmask_b32_e64 v4, v4, v14, s[48:49]
	v_cndmask_b32_e64 v4, v4, v15, s[42:43]
	v_cndmask_b32_e64 v4, v4, v16, s[44:45]
	v_cndmask_b32_e64 v4, v4, v17, s[46:47]
	v_cndmask_b32_e64 v4, v4, v18, s[8:9]
	v_mul_f32_e32 v4, v4, v3
	v_cndmask_b32_e64 v18, v18, v4, s[8:9]
	v_cndmask_b32_e64 v17, v17, v4, s[46:47]
	v_cndmask_b32_e64 v16, v16, v4, s[44:45]
	v_cndmask_b32_e64 v15, v15, v4, s[42:43]
	v_cndmask_b32_e64 v14, v14, v4, s[48:49]
	v_cndmask_b32_e64 v13, v13, v4, s[50:51]
	v_cndmask_b32_e64 v12, v12, v4, s[52:53]
	v_cndmask_b32_e32 v11, v11, v4, vcc
	buffer_load_dword v4, v71, s[0:3], 0 offen offset:8
	buffer_load_dword v60, v71, s[0:3], 0 offen offset:12
	.loc	0 232
	v_cmp_eq_u32_e32 vcc, 0, v66
	.loc	0 230
	v_cmp_eq_u32_e64 s[8:9], 6, v70
	.loc	0 234
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v3, v3, v4
	buffer_store_dword v3, v71, s[0:3], 0 offen offset:8
	.loc	0 230
	v_cndmask_b32_e64 v3, v112, v111, s[54:55]
	v_cndmask_b32_e64 v3, v3, v110, s[56:57]
	v_cndmask_b32_e64 v3, v3, v61, s[58:59]
	v_cndmask_b32_e64 v3, v3, v7, s[60:61]
	v_cndmask_b32_e64 v3, v3, v8, s[62:63]
	v_cndmask_b32_e64 v3, v3, v9, s[64:65]
	v_cndmask_b32_e64 v113, v3, v10, s[66:67]
	.loc	0 231
	ds_read_b128 v[3:6], v73 offset:384
	v_mul_f32_e32 v114, 1.0, v113
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v114, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v114, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:400
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v114, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v114, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:416
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v114, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v114, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:432
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v114, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v114, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:448
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v114, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v114, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:464
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v114, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v114, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:480
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v114, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v114, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:496
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v114, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	.loc	0 233
	v_cmp_neq_f32_e64 s[4:5], s40, v3
	.loc	0 232
	v_cndmask_b32_e64 v10, v10, v3, s[66:67]
	v_cndmask_b32_e64 v9, v9, v3, s[64:65]
	v_cndmask_b32_e64 v8, v8, v3, s[62:63]
	v_cndmask_b32_e64 v7, v7, v3, s[60:61]
	v_cndmask_b32_e64 v61, v61, v3, s[58:59]
	v_cndmask_b32_e64 v110, v110, v3, s[56:57]
	v_cndmask_b32_e64 v111, v111, v3, s[54:55]
	v_cndmask_b32_e32 v112, v112, v3, vcc
	.loc	0 233
	v_cndmask_b32_e64 v3, 0, v3, s[4:5]
	v_sub_f32_e32 v3, v113, v3
	v_cmp_gt_f32_e64 s[4:5], 0, v3
	v_cndmask_b32_e64 v4, 0.5, -0.5, s[4:5]
	v_mac_f32_e32 v4, 0x3fb8aa3b, v3
	v_cvt_i32_f32_e32 v4, v4
	v_cvt_f32_i32_e32 v5, v4
	v_lshlrev_b32_e32 v4, 23, v4
	v_madmk_f32 v6, v5, 0xbf317180, v3
	v_mul_f32_e32 v113, 0xb717f7d1, v5
	v_madmk_f32 v5, v5, 0xb717f7d1, v6
	v_mul_f32_e32 v114, v5, v5
	v_madmk_f32 v115, v114, 0x3331bb4c, v88
	v_madak_f32 v115, v114, v115, 0x388ab355
	v_madak_f32 v115, v114, v115, 0xbb360b61
	v_madak_f32 v115, v114, v115, 0x3e2aaaab
	v_mad_f32 v114, -v114, v115, v5
	v_mul_f32_e32 v5, v5, v114
	v_sub_f32_e32 v114, 2.0, v114
	v_cmp_gt_f32_e64 s[4:5], |v114|, s34
	v_cndmask_b32_e64 v115, 1.0, v90, s[4:5]
	v_mul_f32_e32 v114, v114, v115
	v_rcp_f32_e32 v114, v114
	v_mul_f32_e32 v5, v5, v114
	v_mad_f32 v5, -v115, v5, -v113
	v_sub_f32_e32 v5, v6, v5
	v_add_f32_e32 v5, 1.0, v5
	v_add_u32_e64 v4, s[4:5], v4, v5
	v_cmp_ngt_f32_e64 s[4:5], s33, v3
	v_cndmask_b32_e64 v4, 0, v4, s[4:5]
	v_cmp_gt_f32_e64 s[4:5], s35, v3
	v_cndmask_b32_e64 v4, v91, v4, s[4:5]
	v_cmp_o_f32_e64 s[4:5], v3, v3
	v_cndmask_b32_e64 v3, v3, v4, s[4:5]
	.loc	0 234
	v_cndmask_b32_e64 v4, v11, v12, s[54:55]
	v_cndmask_b32_e64 v4, v4, v13, s[56:57]
	v_cndmask_b32_e64 v4, v4, v14, s[58:59]
	v_cndmask_b32_e64 v4, v4, v15, s[60:61]
	v_cndmask_b32_e64 v4, v4, v16, s[62:63]
	v_cndmask_b32_e64 v4, v4, v17, s[64:65]
	v_cndmask_b32_e64 v4, v4, v18, s[66:67]
	v_mul_f32_e32 v4, v4, v3
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v3, v3, v60
	buffer_store_dword v3, v71, s[0:3], 0 offen offset:12
	.loc	0 230
	v_cndmask_b32_e64 v3, v112, v111, s[68:69]
	v_cndmask_b32_e64 v3, v3, v110, s[70:71]
	v_cndmask_b32_e64 v3, v3, v61, s[72:73]
	v_cndmask_b32_e64 v3, v3, v7, s[74:75]
	v_cndmask_b32_e64 v3, v3, v8, s[76:77]
	v_cndmask_b32_e64 v3, v3, v9, s[78:79]
	.loc	0 234
	v_cndmask_b32_e64 v18, v18, v4, s[66:67]
	v_cndmask_b32_e64 v17, v17, v4, s[64:65]
	v_cndmask_b32_e64 v16, v16, v4, s[62:63]
	v_cndmask_b32_e64 v15, v15, v4, s[60:61]
	v_cndmask_b32_e64 v14, v14, v4, s[58:59]
	v_cndmask_b32_e64 v13, v13, v4, s[56:57]
	v_cndmask_b32_e64 v12, v12, v4, s[54:55]
	v_cndmask_b32_e32 v11, v11, v4, vcc
	.loc	0 230
	v_cndmask_b32_e64 v60, v3, v10, s[80:81]
	.loc	0 231
	ds_read_b128 v[3:6], v73 offset:512
	v_mul_f32_e32 v113, 1.0, v60
	.loc	0 232
	v_cmp_eq_u32_e32 vcc, 0, v67
	.loc	0 231
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:528
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:544
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:560
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:576
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:592
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:608
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:624
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	.loc	0 233
	v_cmp_neq_f32_e64 s[4:5], s40, v3
	.loc	0 232
	v_cndmask_b32_e64 v10, v10, v3, s[80:81]
	v_cndmask_b32_e64 v9, v9, v3, s[78:79]
	v_cndmask_b32_e64 v8, v8, v3, s[76:77]
	v_cndmask_b32_e64 v7, v7, v3, s[74:75]
	v_cndmask_b32_e64 v61, v61, v3, s[72:73]
	v_cndmask_b32_e64 v110, v110, v3, s[70:71]
	v_cndmask_b32_e64 v111, v111, v3, s[68:69]
	v_cndmask_b32_e32 v112, v112, v3, vcc
	.loc	0 233
	v_cndmask_b32_e64 v3, 0, v3, s[4:5]
	v_sub_f32_e32 v3, v60, v3
	v_cmp_gt_f32_e64 s[4:5], 0, v3
	v_cndmask_b32_e64 v4, 0.5, -0.5, s[4:5]
	v_mac_f32_e32 v4, 0x3fb8aa3b, v3
	v_cvt_i32_f32_e32 v4, v4
	v_cvt_f32_i32_e32 v5, v4
	v_lshlrev_b32_e32 v4, 23, v4
	v_madmk_f32 v6, v5, 0xbf317180, v3
	v_mul_f32_e32 v60, 0xb717f7d1, v5
	v_madmk_f32 v5, v5, 0xb717f7d1, v6
	v_mul_f32_e32 v113, v5, v5
	v_madmk_f32 v114, v113, 0x3331bb4c, v88
	v_madak_f32 v114, v113, v114, 0x388ab355
	v_madak_f32 v114, v113, v114, 0xbb360b61
	v_madak_f32 v114, v113, v114, 0x3e2aaaab
	v_mad_f32 v113, -v113, v114, v5
	v_mul_f32_e32 v5, v5, v113
	v_sub_f32_e32 v113, 2.0, v113
	v_cmp_gt_f32_e64 s[4:5], |v113|, s34
	v_cndmask_b32_e64 v114, 1.0, v90, s[4:5]
	v_mul_f32_e32 v113, v113, v114
	v_rcp_f32_e32 v113, v113
	v_mul_f32_e32 v5, v5, v113
	v_mad_f32 v5, -v114, v5, -v60
	v_sub_f32_e32 v5, v6, v5
	v_add_f32_e32 v5, 1.0, v5
	v_add_u32_e64 v4, s[4:5], v4, v5
	v_cmp_ngt_f32_e64 s[4:5], s33, v3
	v_cndmask_b32_e64 v4, 0, v4, s[4:5]
	v_cmp_gt_f32_e64 s[4:5], s35, v3
	v_cndmask_b32_e64 v4, v91, v4, s[4:5]
	v_cmp_o_f32_e64 s[4:5], v3, v3
	v_cndmask_b32_e64 v3, v3, v4, s[4:5]
	.loc	0 234
	v_cndmask_b32_e64 v4, v11, v12, s[68:69]
	v_cndmask_b32_e64 v4, v4, v13, s[70:71]
	v_cndmask_b32_e64 v4, v4, v14, s[72:73]
	v_cndmask_b32_e64 v4, v4, v15, s[74:75]
	v_cndmask_b32_e64 v4, v4, v16, s[76:77]
	v_cndmask_b32_e64 v4, v4, v17, s[78:79]
	v_cndmask_b32_e64 v4, v4, v18, s[80:81]
	v_mul_f32_e32 v4, v4, v3
	v_cndmask_b32_e64 v18, v18, v4, s[80:81]
	v_cndmask_b32_e64 v17, v17, v4, s[78:79]
	v_cndmask_b32_e64 v16, v16, v4, s[76:77]
	v_cndmask_b32_e64 v15, v15, v4, s[74:75]
	v_cndmask_b32_e64 v14, v14, v4, s[72:73]
	v_cndmask_b32_e64 v13, v13, v4, s[70:71]
	v_cndmask_b32_e64 v12, v12, v4, s[68:69]
	v_cndmask_b32_e32 v11, v11, v4, vcc
	buffer_load_dword v4, v71, s[0:3], 0 offen offset:16
	.loc	0 232
	v_cmp_eq_u32_e32 vcc, 0, v68
	.loc	0 234
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, v3, v4
	buffer_store_dword v3, v71, s[0:3], 0 offen offset:16
	.loc	0 230
	v_cndmask_b32_e64 v3, v112, v111, s[82:83]
	v_cndmask_b32_e64 v3, v3, v110, s[84:85]
	v_cndmask_b32_e64 v3, v3, v61, s[86:87]
	v_cndmask_b32_e64 v3, v3, v7, s[88:89]
	v_cndmask_b32_e64 v3, v3, v8, s[90:91]
	v_cndmask_b32_e64 v3, v3, v9, s[92:93]
	v_cndmask_b32_e64 v60, v3, v10, s[94:95]
	.loc	0 231
	ds_read_b128 v[3:6], v73 offset:640
	v_mul_f32_e32 v113, 1.0, v60
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:656
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:672
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:688
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:704
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:720
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:736
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v113, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:752
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v113, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	.loc	0 233
	v_cmp_neq_f32_e64 s[4:5], s40, v3
	.loc	0 232
	v_cndmask_b32_e64 v10, v10, v3, s[94:95]
	v_cndmask_b32_e64 v9, v9, v3, s[92:93]
	v_cndmask_b32_e64 v8, v8, v3, s[90:91]
	v_cndmask_b32_e64 v7, v7, v3, s[88:89]
	v_cndmask_b32_e64 v61, v61, v3, s[86:87]
	v_cndmask_b32_e64 v110, v110, v3, s[84:85]
	v_cndmask_b32_e64 v111, v111, v3, s[82:83]
	v_cndmask_b32_e32 v112, v112, v3, vcc
	.loc	0 233
	v_cndmask_b32_e64 v3, 0, v3, s[4:5]
	v_sub_f32_e32 v3, v60, v3
	v_cmp_gt_f32_e64 s[4:5], 0, v3
	v_cndmask_b32_e64 v4, 0.5, -0.5, s[4:5]
	v_mac_f32_e32 v4, 0x3fb8aa3b, v3
	v_cvt_i32_f32_e32 v4, v4
	v_cvt_f32_i32_e32 v5, v4
	v_lshlrev_b32_e32 v4, 23, v4
	v_madmk_f32 v6, v5, 0xbf317180, v3
	v_mul_f32_e32 v60, 0xb717f7d1, v5
	v_madmk_f32 v5, v5, 0xb717f7d1, v6
	v_mul_f32_e32 v113, v5, v5
	v_madmk_f32 v114, v113, 0x3331bb4c, v88
	v_madak_f32 v114, v113, v114, 0x388ab355
	v_madak_f32 v114, v113, v114, 0xbb360b61
	v_madak_f32 v114, v113, v114, 0x3e2aaaab
	v_mad_f32 v113, -v113, v114, v5
	v_mul_f32_e32 v5, v5, v113
	v_sub_f32_e32 v113, 2.0, v113
	v_cmp_gt_f32_e64 s[4:5], |v113|, s34
	v_cndmask_b32_e64 v114, 1.0, v90, s[4:5]
	v_mul_f32_e32 v113, v113, v114
	v_rcp_f32_e32 v113, v113
	v_mul_f32_e32 v5, v5, v113
	v_mad_f32 v5, -v114, v5, -v60
	v_sub_f32_e32 v5, v6, v5
	v_add_f32_e32 v5, 1.0, v5
	v_add_u32_e64 v4, s[4:5], v4, v5
	v_cmp_ngt_f32_e64 s[4:5], s33, v3
	v_cndmask_b32_e64 v4, 0, v4, s[4:5]
	v_cmp_gt_f32_e64 s[4:5], s35, v3
	v_cndmask_b32_e64 v4, v91, v4, s[4:5]
	v_cmp_o_f32_e64 s[4:5], v3, v3
	v_cndmask_b32_e64 v3, v3, v4, s[4:5]
	.loc	0 234
	v_cndmask_b32_e64 v4, v11, v12, s[82:83]
	v_cndmask_b32_e64 v4, v4, v13, s[84:85]
	v_cndmask_b32_e64 v4, v4, v14, s[86:87]
	v_cndmask_b32_e64 v4, v4, v15, s[88:89]
	v_cndmask_b32_e64 v4, v4, v16, s[90:91]
	v_cndmask_b32_e64 v4, v4, v17, s[92:93]
	v_cndmask_b32_e64 v4, v4, v18, s[94:95]
	v_mul_f32_e32 v4, v4, v3
	v_cndmask_b32_e64 v18, v18, v4, s[94:95]
	v_cndmask_b32_e64 v17, v17, v4, s[92:93]
	v_cndmask_b32_e64 v16, v16, v4, s[90:91]
	v_cndmask_b32_e64 v60, v15, v4, s[88:89]
	v_cndmask_b32_e64 v113, v14, v4, s[86:87]
	v_cndmask_b32_e64 v114, v13, v4, s[84:85]
	v_cndmask_b32_e64 v12, v12, v4, s[82:83]
	v_cndmask_b32_e32 v11, v11, v4, vcc
	buffer_load_dword v4, v71, s[0:3], 0 offen offset:20
	.loc	0 232
	v_cmp_eq_u32_e32 vcc, 0, v69
	.loc	0 234
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, v3, v4
	buffer_store_dword v3, v71, s[0:3], 0 offen offset:20
	.loc	0 230
	v_cndmask_b32_e64 v3, v112, v111, s[96:97]
	v_cndmask_b32_e64 v3, v3, v110, s[98:99]
	v_cndmask_b32_e64 v3, v3, v61, s[100:101]
	v_cndmask_b32_e64 v3, v3, v7, s[22:23]
	v_cndmask_b32_e64 v3, v3, v8, s[20:21]
	v_cndmask_b32_e64 v3, v3, v9, s[18:19]
	v_cndmask_b32_e64 v13, v3, v10, s[14:15]
	.loc	0 231
	ds_read_b128 v[3:6], v73 offset:768
	v_mul_f32_e32 v14, 1.0, v13
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v14, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v14, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:784
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v14, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v14, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:800
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v14, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v14, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:816
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v14, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v14, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:832
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v14, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v14, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:848
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v14, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v14, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:864
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v14, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v14, v3, v4, v5
	ds_read_b128 v[3:6], v73 offset:880
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, 1.0, v3
	v_mul_f32_e32 v4, 1.0, v4
	v_max3_f32 v3, v14, v3, v4
	v_mul_f32_e32 v4, 1.0, v5
	v_mul_f32_e32 v5, 1.0, v6
	v_max3_f32 v3, v3, v4, v5
	.loc	0 233
	v_cmp_neq_f32_e64 s[4:5], s40, v3
	.loc	0 232
	v_cndmask_b32_e64 v10, v10, v3, s[14:15]
	v_cndmask_b32_e64 v9, v9, v3, s[18:19]
	v_cndmask_b32_e64 v8, v8, v3, s[20:21]
	v_cndmask_b32_e64 v7, v7, v3, s[22:23]
	v_cndmask_b32_e64 v115, v61, v3, s[100:101]
	v_cndmask_b32_e64 v116, v110, v3, s[98:99]
	v_cndmask_b32_e64 v111, v111, v3, s[96:97]
	v_cndmask_b32_e32 v112, v112, v3, vcc
	.loc	0 233
	v_cndmask_b32_e64 v3, 0, v3, s[4:5]
	v_sub_f32_e32 v3, v13, v3
	v_cmp_gt_f32_e64 s[4:5], 0, v3
	v_cndmask_b32_e64 v4, 0.5, -0.5, s[4:5]
	v_mac_f32_e32 v4, 0x3fb8aa3b, v3
	v_cvt_i32_f32_e32 v4, v4
	v_cvt_f32_i32_e32 v5, v4
	v_lshlrev_b32_e32 v4, 23, v4
	v_madmk_f32 v6, v5, 0xbf317180, v3
	v_mul_f32_e32 v13, 0xb717f7d1, v5
	v_madmk_f32 v5, v5, 0xb717f7d1, v6
	v_mul_f32_e32 v14, v5, v5
	v_madmk_f32 v15, v14, 0x3331bb4c, v88
	v_madak_f32 v15, v14, v15, 0x388ab355
	v_madak_f32 v15, v14, v15, 0xbb360b61
	v_madak_f32 v15, v14, v15, 0x3e2aaaab
	v_mad_f32 v14, -v14, v15, v5
	v_mul_f32_e32 v5, v5, v14
	v_sub_f32_e32 v14, 2.0, v14
	v_cmp_gt_f32_e64 s[4:5], |v14|, s34
	v_cndmask_b32_e64 v15, 1.0, v90, s[4:5]
	v_mul_f32_e32 v14, v14, v15
	v_rcp_f32_e32 v14, v14
	v_mul_f32_e32 v5, v5, v14
	v_mad_f32 v5, -v15, v5, -v13
	v_sub_f32_e32 v5, v6, v5
	v_add_f32_e32 v5, 1.0, v5
	v_add_u32_e64 v4, s[4:5], v4, v5
	v_cmp_ngt_f32_e64 s[4:5], s33, v3
	v_cndmask_b32_e64 v4, 0, v4, s[4:5]
	v_cmp_gt_f32_e64 s[4:5], s35, v3
	v_cndmask_b32_e64 v4, v91, v4, s[4:5]
	v_cmp_o_f32_e64 s[4:5], v3, v3
	v_cndmask_b32_e64 v3, v3, v4, s[4:5]
	.loc	0 234
	v_cndmask_b32_e64 v4, v11, v12, s[96:97]
	v_cndmask_b32_e64 v4, v4, v114, s[98:99]
	v_cndmask_b32_e64 v4, v4, v113, s[100:101]
	v_cndmask_b32_e64 v4, v4, v60, s[22:23]
	v_cndmask_b32_e64 v4, v4, v16, s[20:21]
	v_cndmask_b32_e64 v4, v4, v17, s[18:19]
	v_cndmask_b32_e64 v4, v4, v18, s[14:15]
	v_mul_f32_e32 v4, v4, v3
	v_cndmask_b32_e64 v13, v18, v4, s[14:15]
	v_cndmask_b32_e64 v14, v17, v4, s[18:19]
	v_cndmask_b32_e64 v15, v16, v4, s[20:21]
	v_cndmask_b32_e64 v60, v60, v4, s[22:23]
	v_cndmask_b32_e64 v61, v113, v4, s[100:101]
	v_cndmask_b32_e64 v110, v114, v4, s[98:99]
	v_cndmask_b32_e64 v12, v12, v4, s[96:97]
	v_cndmask_b32_e32 v11, v11, v4, vcc
	buffer_load_dword v4, v71, s[0:3], 0 offen offset:24
	.loc	0 230
	v_cmp_eq_u32_e64 s[4:5], 7, v70
	.loc	0 234
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, v3, v4
	buffer_store_dword v3, v71, s[0:3], 0 offen offset:24
	.loc	0 230
	v_cndmask_b32_e64 v3, v112, v111, s[26:27]
	v_cndmask_b32_e64 v3, v3, v116, s[24:25]
	v_cndmask_b32_e64 v3, v3, v115, s[16:17]
	v_cndmask_b32_e64 v3, v3, v7, s[12:13]
	v_cndmask_b32_e64 v3, v3, v8, s[10:11]
	v_cndmask_b32_e64 v3, v3, v9, s[8:9]
	v_cndmask_b32_e64 v16, v3, v10, s[4:5]
	.loc	0 231
	ds_read_b128 v[3:6], v75
	v_mul_f32_e32 v17, 1.0, v16
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
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s40, v17
	.loc	0 232
	v_cndmask_b32_e64 v10, v10, v17, s[4:5]
	v_cndmask_b32_e64 v9, v9, v17, s[8:9]
	v_cndmask_b32_e64 v8, v8, v17, s[10:11]
	v_cndmask_b32_e64 v7, v7, v17, s[12:13]
	v_cndmask_b32_e64 v6, v115, v17, s[16:17]
	v_cndmask_b32_e64 v5, v116, v17, s[24:25]
	v_cndmask_b32_e64 v4, v111, v17, s[26:27]
	v_cndmask_b32_e64 v3, v112, v17, s[28:29]
	.loc	0 233
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_sub_f32_e32 v16, v16, v17
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_cndmask_b32_e64 v18, 0.5, -0.5, vcc
	v_mac_f32_e32 v18, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v18, v18
	v_cvt_f32_i32_e32 v111, v18
	v_lshlrev_b32_e32 v18, 23, v18
	v_madmk_f32 v112, v111, 0xbf317180, v16
	v_mul_f32_e32 v113, 0xb717f7d1, v111
	v_madmk_f32 v111, v111, 0xb717f7d1, v112
	v_mul_f32_e32 v114, v111, v111
	v_madmk_f32 v115, v114, 0x3331bb4c, v88
	v_madak_f32 v115, v114, v115, 0x388ab355
	v_madak_f32 v115, v114, v115, 0xbb360b61
	v_madak_f32 v115, v114, v115, 0x3e2aaaab
	v_mad_f32 v114, -v114, v115, v111
	v_mul_f32_e32 v111, v111, v114
	v_sub_f32_e32 v114, 2.0, v114
	v_cmp_gt_f32_e64 vcc, |v114|, s34
	v_cndmask_b32_e32 v115, 1.0, v90, vcc
	v_mul_f32_e32 v114, v114, v115
	v_rcp_f32_e32 v114, v114
	v_mul_f32_e32 v111, v111, v114
	v_mad_f32 v111, -v115, v111, -v113
	v_sub_f32_e32 v111, v112, v111
	v_add_f32_e32 v111, 1.0, v111
	v_add_u32_e32 v18, vcc, v18, v111
	v_cmp_ngt_f32_e32 vcc, s33, v16
	v_cndmask_b32_e32 v18, 0, v18, vcc
	v_cmp_gt_f32_e32 vcc, s35, v16
	v_cndmask_b32_e32 v18, v91, v18, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v18, vcc
	.loc	0 234
	v_cndmask_b32_e64 v18, v11, v12, s[26:27]
	v_cndmask_b32_e64 v18, v18, v110, s[24:25]
	v_cndmask_b32_e64 v18, v18, v61, s[16:17]
	v_cndmask_b32_e64 v18, v18, v60, s[12:13]
	v_cndmask_b32_e64 v18, v18, v15, s[10:11]
	v_cndmask_b32_e64 v18, v18, v14, s[8:9]
	v_cndmask_b32_e64 v18, v18, v13, s[4:5]
	v_mul_f32_e32 v111, v18, v16
	buffer_load_dword v18, v72, s[0:3], 0 offen
	.loc	0 237
	v_readlane_b32 vcc_lo, v1, 39
	v_readlane_b32 vcc_hi, v1, 40
	.loc	0 234
	v_cndmask_b32_e64 v12, v12, v111, s[26:27]
	v_readlane_b32 s26, v1, 37
	v_readlane_b32 s27, v1, 38
	v_cndmask_b32_e64 v11, v11, v111, s[28:29]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v16, v16, v18
	buffer_store_dword v16, v72, s[0:3], 0 offen
	.loc	0 237
	v_cndmask_b32_e32 v16, v3, v4, vcc
	v_readlane_b32 vcc_lo, v1, 41
	v_readlane_b32 vcc_hi, v1, 42
	v_cndmask_b32_e32 v16, v16, v5, vcc
	v_readlane_b32 vcc_lo, v1, 43
	v_readlane_b32 vcc_hi, v1, 44
	v_cndmask_b32_e32 v16, v16, v6, vcc
	v_readlane_b32 vcc_lo, v1, 45
	v_readlane_b32 vcc_hi, v1, 46
	v_cndmask_b32_e32 v16, v16, v7, vcc
	v_readlane_b32 vcc_lo, v1, 47
	v_readlane_b32 vcc_hi, v1, 48
	v_cndmask_b32_e32 v16, v16, v8, vcc
	v_readlane_b32 vcc_lo, v1, 49
	v_readlane_b32 vcc_hi, v1, 50
	v_cndmask_b32_e32 v16, v16, v9, vcc
	v_readlane_b32 vcc_lo, v1, 51
	v_readlane_b32 vcc_hi, v1, 52
	v_cndmask_b32_e32 v16, v16, v10, vcc
	v_cmp_neq_f32_e32 vcc, s40, v16
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_sub_f32_e32 v16, v109, v16
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_cndmask_b32_e64 v18, 0.5, -0.5, vcc
	v_mac_f32_e32 v18, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v18, v18
	.loc	0 236
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 237
	v_cvt_f32_i32_e32 v109, v18
	v_lshlrev_b32_e32 v18, 23, v18
	v_madmk_f32 v112, v109, 0xbf317180, v16
	v_mul_f32_e32 v113, 0xb717f7d1, v109
	v_madmk_f32 v109, v109, 0xb717f7d1, v112
	v_mul_f32_e32 v114, v109, v109
	v_madmk_f32 v115, v114, 0x3331bb4c, v88
	v_madak_f32 v115, v114, v115, 0x388ab355
	v_madak_f32 v115, v114, v115, 0xbb360b61
	v_madak_f32 v115, v114, v115, 0x3e2aaaab
	v_mad_f32 v114, -v114, v115, v109
	v_mul_f32_e32 v109, v109, v114
	v_sub_f32_e32 v114, 2.0, v114
	v_cmp_gt_f32_e64 vcc, |v114|, s34
	v_cndmask_b32_e32 v115, 1.0, v90, vcc
	v_mul_f32_e32 v114, v114, v115
	v_rcp_f32_e32 v114, v114
	v_mul_f32_e32 v109, v109, v114
	v_mad_f32 v109, -v115, v109, -v113
	v_sub_f32_e32 v109, v112, v109
	v_add_f32_e32 v109, 1.0, v109
	v_add_u32_e32 v18, vcc, v18, v109
	v_cmp_ngt_f32_e32 vcc, s33, v16
	v_cndmask_b32_e32 v18, 0, v18, vcc
	v_cmp_gt_f32_e32 vcc, s35, v16
	v_cndmask_b32_e32 v18, v91, v18, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v18, vcc
	v_readlane_b32 vcc_lo, v1, 53
	v_readlane_b32 vcc_hi, v1, 54
	v_cndmask_b32_e32 v18, v3, v4, vcc
	v_readlane_b32 vcc_lo, v1, 55
	v_readlane_b32 vcc_hi, v1, 56
	v_cndmask_b32_e32 v18, v18, v5, vcc
	v_readlane_b32 vcc_lo, v1, 57
	v_readlane_b32 vcc_hi, v1, 58
	v_cndmask_b32_e32 v18, v18, v6, vcc
	v_readlane_b32 vcc_lo, v1, 59
	v_readlane_b32 vcc_hi, v1, 60
	v_cndmask_b32_e32 v18, v18, v7, vcc
	v_readlane_b32 vcc_lo, v1, 61
	v_readlane_b32 vcc_hi, v1, 62
	v_cndmask_b32_e32 v18, v18, v8, vcc
	v_readlane_b32 vcc_lo, v1, 63
	v_readlane_b32 vcc_hi, v2, 0
	v_cndmask_b32_e32 v18, v18, v9, vcc
	v_readlane_b32 vcc_lo, v2, 1
	v_readlane_b32 vcc_hi, v2, 2
	v_cndmask_b32_e32 v18, v18, v10, vcc
	v_cmp_neq_f32_e32 vcc, s40, v18
	v_cndmask_b32_e32 v18, 0, v18, vcc
	v_sub_f32_e32 v18, v108, v18
	v_cmp_gt_f32_e32 vcc, 0, v18
	v_cndmask_b32_e64 v108, 0.5, -0.5, vcc
	v_mac_f32_e32 v108, 0x3fb8aa3b, v18
	v_cvt_i32_f32_e32 v108, v108
	v_cvt_f32_i32_e32 v109, v108
	v_lshlrev_b32_e32 v108, 23, v108
	v_madmk_f32 v112, v109, 0xbf317180, v18
	v_mul_f32_e32 v113, 0xb717f7d1, v109
	v_madmk_f32 v109, v109, 0xb717f7d1, v112
	v_mul_f32_e32 v114, v109, v109
	v_madmk_f32 v115, v114, 0x3331bb4c, v88
	v_madak_f32 v115, v114, v115, 0x388ab355
	v_madak_f32 v115, v114, v115, 0xbb360b61
	v_madak_f32 v115, v114, v115, 0x3e2aaaab
	v_mad_f32 v114, -v114, v115, v109
	v_mul_f32_e32 v109, v109, v114
	v_sub_f32_e32 v114, 2.0, v114
	v_cmp_gt_f32_e64 vcc, |v114|, s34
	v_cndmask_b32_e32 v115, 1.0, v90, vcc
	v_mul_f32_e32 v114, v114, v115
	v_rcp_f32_e32 v114, v114
	v_mul_f32_e32 v109, v109, v114
	v_mad_f32 v109, -v115, v109, -v113
	v_sub_f32_e32 v109, v112, v109
	v_add_f32_e32 v109, 1.0, v109
	v_add_u32_e32 v108, vcc, v108, v109
	v_cmp_ngt_f32_e32 vcc, s33, v18
	v_cndmask_b32_e32 v108, 0, v108, vcc
	v_cmp_gt_f32_e32 vcc, s35, v18
	v_cndmask_b32_e32 v108, v91, v108, vcc
	v_cmp_o_f32_e32 vcc, v18, v18
	v_cndmask_b32_e32 v18, v18, v108, vcc
	ds_write2_b32 v74, v16, v18 offset1:32
	v_cndmask_b32_e64 v16, v3, v4, s[52:53]
	v_cndmask_b32_e64 v16, v16, v5, s[50:51]
	v_cndmask_b32_e64 v16, v16, v6, s[48:49]
	v_cndmask_b32_e64 v16, v16, v7, s[42:43]
	v_cndmask_b32_e64 v16, v16, v8, s[44:45]
	v_readlane_b32 s42, v2, 3
	v_cndmask_b32_e64 v16, v16, v9, s[46:47]
	v_readlane_b32 s43, v2, 4
	v_cndmask_b32_e64 v16, v16, v10, s[42:43]
	v_cmp_neq_f32_e32 vcc, s40, v16
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_sub_f32_e32 v16, v107, v16
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_cndmask_b32_e64 v18, 0.5, -0.5, vcc
	v_mac_f32_e32 v18, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v18, v18
	s_mov_b32 s48, 0x6f800000
	v_cvt_f32_i32_e32 v107, v18
	v_lshlrev_b32_e32 v18, 23, v18
	v_madmk_f32 v108, v107, 0xbf317180, v16
	v_mul_f32_e32 v109, 0xb717f7d1, v107
	v_madmk_f32 v107, v107, 0xb717f7d1, v108
	v_mul_f32_e32 v112, v107, v107
	v_madmk_f32 v113, v112, 0x3331bb4c, v88
	v_madak_f32 v113, v112, v113, 0x388ab355
	v_madak_f32 v113, v112, v113, 0xbb360b61
	v_madak_f32 v113, v112, v113, 0x3e2aaaab
	v_mad_f32 v112, -v112, v113, v107
	v_mul_f32_e32 v107, v107, v112
	v_sub_f32_e32 v112, 2.0, v112
	v_cmp_gt_f32_e64 vcc, |v112|, s34
	v_cndmask_b32_e32 v113, 1.0, v90, vcc
	v_mul_f32_e32 v112, v112, v113
	v_rcp_f32_e32 v112, v112
	v_mul_f32_e32 v107, v107, v112
	v_mad_f32 v107, -v113, v107, -v109
	v_sub_f32_e32 v107, v108, v107
	v_add_f32_e32 v107, 1.0, v107
	v_add_u32_e32 v18, vcc, v18, v107
	v_cmp_ngt_f32_e32 vcc, s33, v16
	v_cndmask_b32_e32 v18, 0, v18, vcc
	v_cmp_gt_f32_e32 vcc, s35, v16
	v_cndmask_b32_e32 v18, v91, v18, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v18, vcc
	v_cndmask_b32_e64 v18, v3, v4, s[54:55]
	v_cndmask_b32_e64 v18, v18, v5, s[56:57]
	v_cndmask_b32_e64 v18, v18, v6, s[58:59]
	v_cndmask_b32_e64 v18, v18, v7, s[60:61]
	v_cndmask_b32_e64 v18, v18, v8, s[62:63]
	v_cndmask_b32_e64 v18, v18, v9, s[64:65]
	v_cndmask_b32_e64 v18, v18, v10, s[66:67]
	v_cmp_neq_f32_e32 vcc, s40, v18
	v_cndmask_b32_e32 v18, 0, v18, vcc
	v_sub_f32_e32 v18, v106, v18
	v_cmp_gt_f32_e32 vcc, 0, v18
	v_cndmask_b32_e64 v106, 0.5, -0.5, vcc
	v_mac_f32_e32 v106, 0x3fb8aa3b, v18
	v_cvt_i32_f32_e32 v106, v106
	v_cvt_f32_i32_e32 v107, v106
	v_lshlrev_b32_e32 v106, 23, v106
	v_madmk_f32 v108, v107, 0xbf317180, v18
	v_mul_f32_e32 v109, 0xb717f7d1, v107
	v_madmk_f32 v107, v107, 0xb717f7d1, v108
	v_mul_f32_e32 v112, v107, v107
	v_madmk_f32 v113, v112, 0x3331bb4c, v88
	v_madak_f32 v113, v112, v113, 0x388ab355
	v_madak_f32 v113, v112, v113, 0xbb360b61
	v_madak_f32 v113, v112, v113, 0x3e2aaaab
	v_mad_f32 v112, -v112, v113, v107
	v_mul_f32_e32 v107, v107, v112
	v_sub_f32_e32 v112, 2.0, v112
	v_cmp_gt_f32_e64 vcc, |v112|, s34
	v_cndmask_b32_e32 v113, 1.0, v90, vcc
	v_mul_f32_e32 v112, v112, v113
	v_rcp_f32_e32 v112, v112
	v_mul_f32_e32 v107, v107, v112
	v_mad_f32 v107, -v113, v107, -v109
	v_sub_f32_e32 v107, v108, v107
	v_add_f32_e32 v107, 1.0, v107
	v_add_u32_e32 v106, vcc, v106, v107
	v_cmp_ngt_f32_e32 vcc, s33, v18
	v_cndmask_b32_e32 v106, 0, v106, vcc
	v_cmp_gt_f32_e32 vcc, s35, v18
	v_cndmask_b32_e32 v106, v91, v106, vcc
	v_cmp_o_f32_e32 vcc, v18, v18
	v_cndmask_b32_e32 v18, v18, v106, vcc
	ds_write2_b32 v74, v16, v18 offset0:64 offset1:96
	v_cndmask_b32_e64 v16, v3, v4, s[68:69]
	v_cndmask_b32_e64 v16, v16, v5, s[70:71]
	v_cndmask_b32_e64 v16, v16, v6, s[72:73]
	v_cndmask_b32_e64 v16, v16, v7, s[74:75]
	v_cndmask_b32_e64 v16, v16, v8, s[76:77]
	v_cndmask_b32_e64 v16, v16, v9, s[78:79]
	v_cndmask_b32_e64 v16, v16, v10, s[80:81]
	v_cmp_neq_f32_e32 vcc, s40, v16
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_sub_f32_e32 v16, v105, v16
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_cndmask_b32_e64 v18, 0.5, -0.5, vcc
	v_mac_f32_e32 v18, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v18, v18
	v_cvt_f32_i32_e32 v105, v18
	v_lshlrev_b32_e32 v18, 23, v18
	v_madmk_f32 v106, v105, 0xbf317180, v16
	v_mul_f32_e32 v107, 0xb717f7d1, v105
	v_madmk_f32 v105, v105, 0xb717f7d1, v106
	v_mul_f32_e32 v108, v105, v105
	v_madmk_f32 v109, v108, 0x3331bb4c, v88
	v_madak_f32 v109, v108, v109, 0x388ab355
	v_madak_f32 v109, v108, v109, 0xbb360b61
	v_madak_f32 v109, v108, v109, 0x3e2aaaab
	v_mad_f32 v108, -v108, v109, v105
	v_mul_f32_e32 v105, v105, v108
	v_sub_f32_e32 v108, 2.0, v108
	v_cmp_gt_f32_e64 vcc, |v108|, s34
	v_cndmask_b32_e32 v109, 1.0, v90, vcc
	v_mul_f32_e32 v108, v108, v109
	v_rcp_f32_e32 v108, v108
	v_mul_f32_e32 v105, v105, v108
	v_mad_f32 v105, -v109, v105, -v107
	v_sub_f32_e32 v105, v106, v105
	v_add_f32_e32 v105, 1.0, v105
	v_add_u32_e32 v18, vcc, v18, v105
	v_cmp_ngt_f32_e32 vcc, s33, v16
	v_cndmask_b32_e32 v18, 0, v18, vcc
	v_cmp_gt_f32_e32 vcc, s35, v16
	v_cndmask_b32_e32 v18, v91, v18, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v18, vcc
	v_cndmask_b32_e64 v18, v3, v4, s[82:83]
	v_cndmask_b32_e64 v18, v18, v5, s[84:85]
	v_cndmask_b32_e64 v18, v18, v6, s[86:87]
	v_cndmask_b32_e64 v18, v18, v7, s[88:89]
	v_cndmask_b32_e64 v18, v18, v8, s[90:91]
	v_cndmask_b32_e64 v18, v18, v9, s[92:93]
	v_cndmask_b32_e64 v18, v18, v10, s[94:95]
	v_cmp_neq_f32_e32 vcc, s40, v18
	v_cndmask_b32_e32 v18, 0, v18, vcc
	v_sub_f32_e32 v18, v104, v18
	v_cmp_gt_f32_e32 vcc, 0, v18
	v_cndmask_b32_e64 v104, 0.5, -0.5, vcc
	v_mac_f32_e32 v104, 0x3fb8aa3b, v18
	v_cvt_i32_f32_e32 v104, v104
	v_cvt_f32_i32_e32 v105, v104
	v_lshlrev_b32_e32 v104, 23, v104
	v_madmk_f32 v106, v105, 0xbf317180, v18
	v_mul_f32_e32 v107, 0xb717f7d1, v105
	v_madmk_f32 v105, v105, 0xb717f7d1, v106
	v_mul_f32_e32 v108, v105, v105
	v_madmk_f32 v109, v108, 0x3331bb4c, v88
	v_madak_f32 v109, v108, v109, 0x388ab355
	v_madak_f32 v109, v108, v109, 0xbb360b61
	v_madak_f32 v109, v108, v109, 0x3e2aaaab
	v_mad_f32 v108, -v108, v109, v105
	v_mul_f32_e32 v105, v105, v108
	v_sub_f32_e32 v108, 2.0, v108
	v_cmp_gt_f32_e64 vcc, |v108|, s34
	v_cndmask_b32_e32 v109, 1.0, v90, vcc
	v_mul_f32_e32 v108, v108, v109
	v_rcp_f32_e32 v108, v108
	v_mul_f32_e32 v105, v105, v108
	v_mad_f32 v105, -v109, v105, -v107
	v_sub_f32_e32 v105, v106, v105
	v_add_f32_e32 v105, 1.0, v105
	v_add_u32_e32 v104, vcc, v104, v105
	v_cmp_ngt_f32_e32 vcc, s33, v18
	v_cndmask_b32_e32 v104, 0, v104, vcc
	v_cmp_gt_f32_e32 vcc, s35, v18
	v_cndmask_b32_e32 v104, v91, v104, vcc
	v_cmp_o_f32_e32 vcc, v18, v18
	v_cndmask_b32_e32 v18, v18, v104, vcc
	ds_write2_b32 v74, v16, v18 offset0:128 offset1:160
	v_cndmask_b32_e64 v16, v3, v4, s[96:97]
	v_cndmask_b32_e64 v16, v16, v5, s[98:99]
	v_cndmask_b32_e64 v16, v16, v6, s[100:101]
	v_cndmask_b32_e64 v16, v16, v7, s[22:23]
	v_cndmask_b32_e64 v16, v16, v8, s[20:21]
	v_cndmask_b32_e64 v16, v16, v9, s[18:19]
	v_cndmask_b32_e64 v16, v16, v10, s[14:15]
	v_cmp_neq_f32_e32 vcc, s40, v16
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_sub_f32_e32 v16, v103, v16
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_cndmask_b32_e64 v18, 0.5, -0.5, vcc
	v_mac_f32_e32 v18, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v18, v18
	v_mov_b32_e32 v108, v87
	v_cvt_f32_i32_e32 v103, v18
	v_lshlrev_b32_e32 v18, 23, v18
	v_madmk_f32 v104, v103, 0xbf317180, v16
	v_mul_f32_e32 v105, 0xb717f7d1, v103
	v_madmk_f32 v103, v103, 0xb717f7d1, v104
	v_mul_f32_e32 v106, v103, v103
	v_madmk_f32 v107, v106, 0x3331bb4c, v88
	v_madak_f32 v107, v106, v107, 0x388ab355
	v_madak_f32 v107, v106, v107, 0xbb360b61
	v_madak_f32 v107, v106, v107, 0x3e2aaaab
	v_mad_f32 v106, -v106, v107, v103
	v_mul_f32_e32 v103, v103, v106
	v_sub_f32_e32 v106, 2.0, v106
	v_cmp_gt_f32_e64 vcc, |v106|, s34
	v_cndmask_b32_e32 v107, 1.0, v90, vcc
	v_mul_f32_e32 v106, v106, v107
	v_rcp_f32_e32 v106, v106
	v_mul_f32_e32 v103, v103, v106
	v_mad_f32 v103, -v107, v103, -v105
	v_sub_f32_e32 v103, v104, v103
	v_add_f32_e32 v103, 1.0, v103
	v_add_u32_e32 v18, vcc, v18, v103
	v_cmp_ngt_f32_e32 vcc, s33, v16
	v_cndmask_b32_e32 v18, 0, v18, vcc
	v_cmp_gt_f32_e32 vcc, s35, v16
	v_cndmask_b32_e32 v18, v91, v18, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v18, vcc
	ds_write_b32 v74, v16 offset:768
	v_sub_f32_e32 v16, v102, v17
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_cndmask_b32_e64 v17, 0.5, -0.5, vcc
	v_mac_f32_e32 v17, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v17, v17
	v_cvt_f32_i32_e32 v18, v17
	v_lshlrev_b32_e32 v17, 23, v17
	v_madmk_f32 v102, v18, 0xbf317180, v16
	v_mul_f32_e32 v103, 0xb717f7d1, v18
	v_madmk_f32 v18, v18, 0xb717f7d1, v102
	v_mul_f32_e32 v104, v18, v18
	v_madmk_f32 v105, v104, 0x3331bb4c, v88
	v_madak_f32 v105, v104, v105, 0x388ab355
	v_madak_f32 v105, v104, v105, 0xbb360b61
	v_madak_f32 v105, v104, v105, 0x3e2aaaab
	v_mad_f32 v104, -v104, v105, v18
	v_mul_f32_e32 v18, v18, v104
	v_sub_f32_e32 v104, 2.0, v104
	v_cmp_gt_f32_e64 vcc, |v104|, s34
	v_cndmask_b32_e32 v105, 1.0, v90, vcc
	v_mul_f32_e32 v104, v104, v105
	v_rcp_f32_e32 v104, v104
	v_mul_f32_e32 v18, v18, v104
	v_mad_f32 v18, -v105, v18, -v103
	v_sub_f32_e32 v18, v102, v18
	v_add_f32_e32 v18, 1.0, v18
	v_add_u32_e32 v17, vcc, v17, v18
	v_cmp_ngt_f32_e32 vcc, s33, v16
	v_cndmask_b32_e32 v17, 0, v17, vcc
	v_cmp_gt_f32_e32 vcc, s35, v16
	v_cndmask_b32_e32 v17, v91, v17, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v17, vcc
	ds_write_b32 v76, v16
	.loc	0 234
	v_cndmask_b32_e64 v16, v15, v111, s[10:11]
	v_cndmask_b32_e64 v15, v60, v111, s[12:13]
	.loc	0 238
	s_waitcnt lgkmcnt(0)
	s_barrier
	buffer_load_dword v60, v71, s[0:3], 0 offen
	.loc	0 234
	v_cndmask_b32_e64 v18, v13, v111, s[4:5]
	v_cndmask_b32_e64 v17, v14, v111, s[8:9]
	v_cndmask_b32_e64 v14, v61, v111, s[16:17]
	v_cndmask_b32_e64 v13, v110, v111, s[24:25]
	s_movk_i32 s25, 0x17f
	s_branch .LBB0_29
.LBB0_28:                               ;   in Loop: Header=BB0_29 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 243
	v_cmp_eq_u32_e32 vcc, 1, v62
	v_cndmask_b32_e32 v118, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v62
	v_cndmask_b32_e64 v118, v118, v13, s[4:5]
	v_cmp_eq_u32_e64 s[8:9], 3, v62
	v_cndmask_b32_e64 v118, v118, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v62
	v_cndmask_b32_e64 v118, v118, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v62
	v_cndmask_b32_e64 v118, v118, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v62
	v_cndmask_b32_e64 v118, v118, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v62
	v_cndmask_b32_e64 v118, v118, v18, s[16:17]
	v_add_f32_e32 v118, v118, v109
	v_cndmask_b32_e32 v12, v12, v118, vcc
	v_cmp_eq_u32_e32 vcc, 0, v62
	v_cndmask_b32_e32 v11, v11, v118, vcc
	v_cmp_eq_u32_e32 vcc, 1, v64
	v_cndmask_b32_e64 v18, v18, v118, s[16:17]
	v_cndmask_b32_e64 v17, v17, v118, s[14:15]
	v_cndmask_b32_e64 v16, v16, v118, s[12:13]
	v_cndmask_b32_e64 v15, v15, v118, s[10:11]
	v_cndmask_b32_e64 v14, v14, v118, s[8:9]
	v_cndmask_b32_e64 v13, v13, v118, s[4:5]
	v_cndmask_b32_e32 v118, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v64
	v_cndmask_b32_e64 v118, v118, v13, s[4:5]
	v_cmp_eq_u32_e64 s[8:9], 3, v64
	v_cndmask_b32_e64 v118, v118, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v64
	v_cndmask_b32_e64 v118, v118, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v64
	v_cndmask_b32_e64 v118, v118, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v64
	v_cndmask_b32_e64 v118, v118, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v64
	v_cndmask_b32_e64 v118, v118, v18, s[16:17]
	v_add_f32_e32 v117, v118, v117
	v_cndmask_b32_e32 v12, v12, v117, vcc
	v_cmp_eq_u32_e32 vcc, 0, v64
	v_cndmask_b32_e32 v11, v11, v117, vcc
	v_cmp_eq_u32_e32 vcc, 1, v65
	v_cndmask_b32_e64 v18, v18, v117, s[16:17]
	v_cndmask_b32_e64 v17, v17, v117, s[14:15]
	v_cndmask_b32_e64 v16, v16, v117, s[12:13]
	v_cndmask_b32_e64 v15, v15, v117, s[10:11]
	v_cndmask_b32_e64 v14, v14, v117, s[8:9]
	v_cndmask_b32_e64 v13, v13, v117, s[4:5]
	v_cndmask_b32_e32 v117, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v65
	v_cndmask_b32_e64 v117, v117, v13, s[4:5]
	v_cmp_eq_u32_e64 s[8:9], 3, v65
	v_cndmask_b32_e64 v117, v117, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v65
	v_cndmask_b32_e64 v117, v117, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v65
	v_cndmask_b32_e64 v117, v117, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v65
	v_cndmask_b32_e64 v117, v117, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v65
	v_cndmask_b32_e64 v117, v117, v18, s[16:17]
	v_add_f32_e32 v116, v117, v116
	v_cndmask_b32_e32 v12, v12, v116, vcc
	v_cmp_eq_u32_e32 vcc, 0, v65
	v_cndmask_b32_e32 v11, v11, v116, vcc
	v_cmp_eq_u32_e32 vcc, 1, v66
	v_cndmask_b32_e64 v18, v18, v116, s[16:17]
	v_cndmask_b32_e64 v17, v17, v116, s[14:15]
	v_cndmask_b32_e64 v16, v16, v116, s[12:13]
	v_cndmask_b32_e64 v15, v15, v116, s[10:11]
	v_cndmask_b32_e64 v14, v14, v116, s[8:9]
	v_cndmask_b32_e64 v13, v13, v116, s[4:5]
	v_cndmask_b32_e32 v116, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v66
	v_cndmask_b32_e64 v116, v116, v13, s[4:5]
	v_cmp_eq_u32_e64 s[8:9], 3, v66
	v_cndmask_b32_e64 v116, v116, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v66
	v_cndmask_b32_e64 v116, v116, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v66
	v_cndmask_b32_e64 v116, v116, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v66
	v_cndmask_b32_e64 v116, v116, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v66
	v_cndmask_b32_e64 v116, v116, v18, s[16:17]
	v_add_f32_e32 v115, v116, v115
	v_cndmask_b32_e32 v12, v12, v115, vcc
	v_cmp_eq_u32_e32 vcc, 0, v66
	v_cndmask_b32_e32 v11, v11, v115, vcc
	v_cmp_eq_u32_e32 vcc, 1, v67
	v_cndmask_b32_e64 v18, v18, v115, s[16:17]
	v_cndmask_b32_e64 v17, v17, v115, s[14:15]
	v_cndmask_b32_e64 v16, v16, v115, s[12:13]
	v_cndmask_b32_e64 v15, v15, v115, s[10:11]
	v_cndmask_b32_e64 v14, v14, v115, s[8:9]
	v_cndmask_b32_e64 v13, v13, v115, s[4:5]
	v_cndmask_b32_e32 v115, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v67
	v_cndmask_b32_e64 v115, v115, v13, s[4:5]
	v_cmp_eq_u32_e64 s[8:9], 3, v67
	v_cndmask_b32_e64 v115, v115, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v67
	v_cndmask_b32_e64 v115, v115, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v67
	v_cndmask_b32_e64 v115, v115, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v67
	v_cndmask_b32_e64 v115, v115, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v67
	v_cndmask_b32_e64 v115, v115, v18, s[16:17]
	v_add_f32_e32 v115, v115, v105
	.loc	0 244
	buffer_load_dword v105, v72, s[0:3], 0 offen
	.loc	0 243
	v_cndmask_b32_e32 v12, v12, v115, vcc
	v_cmp_eq_u32_e32 vcc, 0, v67
	v_cndmask_b32_e32 v11, v11, v115, vcc
	v_cmp_eq_u32_e32 vcc, 1, v68
	v_cndmask_b32_e64 v18, v18, v115, s[16:17]
	v_cndmask_b32_e64 v17, v17, v115, s[14:15]
	v_cndmask_b32_e64 v16, v16, v115, s[12:13]
	v_cndmask_b32_e64 v15, v15, v115, s[10:11]
	v_cndmask_b32_e64 v14, v14, v115, s[8:9]
	v_cndmask_b32_e64 v13, v13, v115, s[4:5]
	v_cndmask_b32_e32 v115, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v68
	v_cndmask_b32_e64 v115, v115, v13, s[4:5]
	v_cmp_eq_u32_e64 s[8:9], 3, v68
	v_cndmask_b32_e64 v115, v115, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v68
	v_cndmask_b32_e64 v115, v115, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v68
	v_cndmask_b32_e64 v115, v115, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v68
	v_cndmask_b32_e64 v115, v115, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v68
	v_cndmask_b32_e64 v115, v115, v18, s[16:17]
	v_add_f32_e32 v114, v115, v114
	v_cndmask_b32_e32 v12, v12, v114, vcc
	v_cmp_eq_u32_e32 vcc, 0, v68
	v_cndmask_b32_e32 v11, v11, v114, vcc
	v_cmp_eq_u32_e32 vcc, 1, v69
	v_cndmask_b32_e64 v18, v18, v114, s[16:17]
	v_cndmask_b32_e64 v17, v17, v114, s[14:15]
	v_cndmask_b32_e64 v16, v16, v114, s[12:13]
	v_cndmask_b32_e64 v15, v15, v114, s[10:11]
	v_cndmask_b32_e64 v14, v14, v114, s[8:9]
	v_cndmask_b32_e64 v13, v13, v114, s[4:5]
	v_cndmask_b32_e32 v114, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v69
	v_cndmask_b32_e64 v114, v114, v13, s[4:5]
	v_cmp_eq_u32_e64 s[8:9], 3, v69
	v_cndmask_b32_e64 v114, v114, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v69
	v_cndmask_b32_e64 v114, v114, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v69
	v_cndmask_b32_e64 v114, v114, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v69
	v_cndmask_b32_e64 v114, v114, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v69
	v_cndmask_b32_e64 v114, v114, v18, s[16:17]
	v_add_f32_e32 v113, v114, v113
	v_cndmask_b32_e32 v12, v12, v113, vcc
	v_cmp_eq_u32_e32 vcc, 0, v69
	v_cndmask_b32_e32 v11, v11, v113, vcc
	v_cmp_eq_u32_e32 vcc, 1, v70
	v_cndmask_b32_e64 v18, v18, v113, s[16:17]
	v_cndmask_b32_e64 v17, v17, v113, s[14:15]
	v_cndmask_b32_e64 v16, v16, v113, s[12:13]
	v_cndmask_b32_e64 v15, v15, v113, s[10:11]
	v_cndmask_b32_e64 v14, v14, v113, s[8:9]
	v_cndmask_b32_e64 v13, v13, v113, s[4:5]
	v_cndmask_b32_e32 v113, v11, v12, vcc
	v_cmp_eq_u32_e64 s[4:5], 2, v70
	v_cndmask_b32_e64 v113, v113, v13, s[4:5]
	v_cmp_eq_u32_e64 s[8:9], 3, v70
	v_cndmask_b32_e64 v113, v113, v14, s[8:9]
	v_cmp_eq_u32_e64 s[10:11], 4, v70
	v_cndmask_b32_e64 v113, v113, v15, s[10:11]
	v_cmp_eq_u32_e64 s[12:13], 5, v70
	v_cndmask_b32_e64 v113, v113, v16, s[12:13]
	v_cmp_eq_u32_e64 s[14:15], 6, v70
	v_cndmask_b32_e64 v113, v113, v17, s[14:15]
	v_cmp_eq_u32_e64 s[16:17], 7, v70
	v_cndmask_b32_e64 v113, v113, v18, s[16:17]
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v113, v113, v112
	v_cndmask_b32_e32 v12, v12, v113, vcc
	v_cmp_eq_u32_e32 vcc, 0, v70
	.loc	0 240
	s_add_i32 s36, s36, 4
	.loc	0 243
	v_cndmask_b32_e64 v18, v18, v113, s[16:17]
	v_cndmask_b32_e64 v17, v17, v113, s[14:15]
	v_cndmask_b32_e64 v16, v16, v113, s[12:13]
	v_cndmask_b32_e64 v15, v15, v113, s[10:11]
	v_cndmask_b32_e64 v14, v14, v113, s[8:9]
	v_cndmask_b32_e64 v13, v13, v113, s[4:5]
	v_cndmask_b32_e32 v11, v11, v113, vcc
	.loc	0 244
	v_mac_f32_e32 v60, v109, v110
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v105, v112, v111
	.loc	0 240
	s_cmpk_eq_i32 s36, 0x80
	v_add_u32_e32 v108, vcc, 0x50, v108
	.loc	0 244
	buffer_store_dword v105, v72, s[0:3], 0 offen
	s_cbranch_scc1 .LBB0_14
.LBB0_29:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_15 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 242
	v_add_u32_e32 v61, vcc, s36, v0
	ds_read_b32 v109, v61
	.loc	0 244
	v_mov_b32_e32 v103, 0
	v_mov_b32_e32 v110, 0
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_29 Depth=3
	ds_read_b32 v110, v108
.LBB0_31:                               ;   in Loop: Header=BB0_29 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v117, v61 offset:128
	.loc	0 244
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_29 Depth=3
	ds_read_b32 v103, v108
.LBB0_33:                               ;   in Loop: Header=BB0_29 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 244
	buffer_load_dword v107, v71, s[0:3], 0 offen offset:4
	.loc	0 242
	ds_read_b32 v116, v61 offset:256
	.loc	0 244
	v_mov_b32_e32 v102, 0
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mac_f32_e32 v107, v117, v103
	v_mov_b32_e32 v103, 0
	buffer_store_dword v107, v71, s[0:3], 0 offen offset:4
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_35
; %bb.34:                               ;   in Loop: Header=BB0_29 Depth=3
	ds_read_b32 v103, v108
.LBB0_35:                               ;   in Loop: Header=BB0_29 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 244
	buffer_load_dword v106, v71, s[0:3], 0 offen offset:8
	.loc	0 242
	ds_read_b32 v115, v61 offset:384
	.loc	0 244
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mac_f32_e32 v106, v116, v103
	buffer_store_dword v106, v71, s[0:3], 0 offen offset:8
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_37
; %bb.36:                               ;   in Loop: Header=BB0_29 Depth=3
	ds_read_b32 v102, v108
.LBB0_37:                               ;   in Loop: Header=BB0_29 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 244
	buffer_load_dword v104, v71, s[0:3], 0 offen offset:12
	.loc	0 242
	ds_read_b32 v105, v61 offset:512
	.loc	0 244
	v_mov_b32_e32 v112, 0
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mac_f32_e32 v104, v115, v102
	v_mov_b32_e32 v102, 0
	buffer_store_dword v104, v71, s[0:3], 0 offen offset:12
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_39
; %bb.38:                               ;   in Loop: Header=BB0_29 Depth=3
	ds_read_b32 v102, v108
.LBB0_39:                               ;   in Loop: Header=BB0_29 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 244
	buffer_load_dword v103, v71, s[0:3], 0 offen offset:16
	.loc	0 242
	ds_read_b32 v114, v61 offset:640
	.loc	0 244
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mac_f32_e32 v103, v105, v102
	buffer_store_dword v103, v71, s[0:3], 0 offen offset:16
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_41
; %bb.40:                               ;   in Loop: Header=BB0_29 Depth=3
	ds_read_b32 v112, v108
.LBB0_41:                               ;   in Loop: Header=BB0_29 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 244
	buffer_load_dword v102, v71, s[0:3], 0 offen offset:20
	.loc	0 242
	ds_read_b32 v113, v61 offset:768
	.loc	0 244
	v_mov_b32_e32 v111, 0
	v_mov_b32_e32 v118, 0
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mac_f32_e32 v102, v114, v112
	buffer_store_dword v102, v71, s[0:3], 0 offen offset:20
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_43
; %bb.42:                               ;   in Loop: Header=BB0_29 Depth=3
	ds_read_b32 v118, v108
.LBB0_43:                               ;   in Loop: Header=BB0_29 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 244
	buffer_load_dword v61, v71, s[0:3], 0 offen offset:24
	.loc	0 242
	v_add_u32_e32 v112, vcc, s36, v75
	ds_read_b32 v112, v112
	.loc	0 244
	s_waitcnt vmcnt(0) lgkmcnt(1)
	v_mac_f32_e32 v61, v113, v118
	buffer_store_dword v61, v71, s[0:3], 0 offen offset:24
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_28
; %bb.44:                               ;   in Loop: Header=BB0_29 Depth=3
	ds_read_b32 v111, v108
	s_branch .LBB0_28
.LBB0_45:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v107, 0
	v_mov_b32_e32 v106, 0
	v_mov_b32_e32 v104, 0
	v_mov_b32_e32 v103, 0
	v_mov_b32_e32 v102, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v105, 0
.LBB0_46:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e32 v22, vcc, v22, v19
	v_addc_u32_e32 v23, vcc, 0, v23, vcc
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v99
	s_and_b64 s[8:9], vcc, s[6:7]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB0_51
; %bb.47:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
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
	v_cmp_gt_f32_e64 vcc, |v24|, s48
	v_cndmask_b32_e32 v25, 1.0, v90, vcc
	v_mul_f32_e32 v24, v24, v25
	v_rcp_f32_e32 v24, v24
	v_mul_f32_e32 v24, v60, v24
	v_mul_f32_e32 v24, v25, v24
	s_branch .LBB0_50
.LBB0_49:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v24, 0
.LBB0_50:                               ;   in Loop: Header=BB0_5 Depth=1
	v_readlane_b32 s8, v1, 27
	v_readlane_b32 s9, v1, 28
	v_readlane_b32 s10, v1, 29
	.loc	0 261
	v_mad_i64_i32 v[25:26], s[8:9], v99, s10, v[22:23]
	v_readlane_b32 s8, v1, 7
	v_readlane_b32 s9, v1, 8
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_mov_b32_e32 v27, s9
	v_add_u32_e32 v25, vcc, s8, v25
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	v_readlane_b32 s11, v1, 30
	v_readlane_b32 s12, v1, 31
	v_readlane_b32 s13, v1, 32
	v_readlane_b32 s14, v1, 33
	v_readlane_b32 s15, v1, 34
	flat_store_dword v[25:26], v24
.LBB0_51:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v98
	s_and_b64 s[8:9], vcc, s[6:7]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB0_56
; %bb.52:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
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
	v_cmp_gt_f32_e64 vcc, |v24|, s48
	v_cndmask_b32_e32 v25, 1.0, v90, vcc
	v_mul_f32_e32 v24, v24, v25
	v_rcp_f32_e32 v24, v24
	v_mul_f32_e32 v24, v107, v24
	v_mul_f32_e32 v24, v25, v24
	s_branch .LBB0_55
.LBB0_54:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v24, 0
.LBB0_55:                               ;   in Loop: Header=BB0_5 Depth=1
	v_readlane_b32 s8, v1, 27
	v_readlane_b32 s9, v1, 28
	v_readlane_b32 s10, v1, 29
	.loc	0 261
	v_mad_i64_i32 v[25:26], s[8:9], v98, s10, v[22:23]
	v_readlane_b32 s8, v1, 7
	v_readlane_b32 s9, v1, 8
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_mov_b32_e32 v27, s9
	v_add_u32_e32 v25, vcc, s8, v25
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	v_readlane_b32 s11, v1, 30
	v_readlane_b32 s12, v1, 31
	v_readlane_b32 s13, v1, 32
	v_readlane_b32 s14, v1, 33
	v_readlane_b32 s15, v1, 34
	flat_store_dword v[25:26], v24
.LBB0_56:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v97
	s_and_b64 s[8:9], vcc, s[6:7]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB0_61
; %bb.57:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
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
	v_cmp_gt_f32_e64 vcc, |v24|, s48
	v_cndmask_b32_e32 v25, 1.0, v90, vcc
	v_mul_f32_e32 v24, v24, v25
	v_rcp_f32_e32 v24, v24
	v_mul_f32_e32 v24, v106, v24
	v_mul_f32_e32 v24, v25, v24
	s_branch .LBB0_60
.LBB0_59:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v24, 0
.LBB0_60:                               ;   in Loop: Header=BB0_5 Depth=1
	v_readlane_b32 s8, v1, 27
	v_readlane_b32 s9, v1, 28
	v_readlane_b32 s10, v1, 29
	.loc	0 261
	v_mad_i64_i32 v[25:26], s[8:9], v97, s10, v[22:23]
	v_readlane_b32 s8, v1, 7
	v_readlane_b32 s9, v1, 8
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_mov_b32_e32 v27, s9
	v_add_u32_e32 v25, vcc, s8, v25
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	v_readlane_b32 s11, v1, 30
	v_readlane_b32 s12, v1, 31
	v_readlane_b32 s13, v1, 32
	v_readlane_b32 s14, v1, 33
	v_readlane_b32 s15, v1, 34
	flat_store_dword v[25:26], v24
.LBB0_61:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v96
	s_and_b64 s[8:9], vcc, s[6:7]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB0_66
; %bb.62:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
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
	v_cmp_gt_f32_e64 vcc, |v24|, s48
	v_cndmask_b32_e32 v25, 1.0, v90, vcc
	v_mul_f32_e32 v24, v24, v25
	v_rcp_f32_e32 v24, v24
	v_mul_f32_e32 v24, v104, v24
	v_mul_f32_e32 v24, v25, v24
	s_branch .LBB0_65
.LBB0_64:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v24, 0
.LBB0_65:                               ;   in Loop: Header=BB0_5 Depth=1
	v_readlane_b32 s8, v1, 27
	v_readlane_b32 s9, v1, 28
	v_readlane_b32 s10, v1, 29
	.loc	0 261
	v_mad_i64_i32 v[25:26], s[8:9], v96, s10, v[22:23]
	v_readlane_b32 s8, v1, 7
	v_readlane_b32 s9, v1, 8
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_mov_b32_e32 v27, s9
	v_add_u32_e32 v25, vcc, s8, v25
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	v_readlane_b32 s11, v1, 30
	v_readlane_b32 s12, v1, 31
	v_readlane_b32 s13, v1, 32
	v_readlane_b32 s14, v1, 33
	v_readlane_b32 s15, v1, 34
	flat_store_dword v[25:26], v24
.LBB0_66:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v95
	s_and_b64 s[8:9], vcc, s[6:7]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB0_71
; %bb.67:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
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
	v_cmp_gt_f32_e64 vcc, |v24|, s48
	v_cndmask_b32_e32 v25, 1.0, v90, vcc
	v_mul_f32_e32 v24, v24, v25
	v_rcp_f32_e32 v24, v24
	v_mul_f32_e32 v24, v103, v24
	v_mul_f32_e32 v24, v25, v24
	s_branch .LBB0_70
.LBB0_69:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v24, 0
.LBB0_70:                               ;   in Loop: Header=BB0_5 Depth=1
	v_readlane_b32 s8, v1, 27
	v_readlane_b32 s9, v1, 28
	v_readlane_b32 s10, v1, 29
	.loc	0 261
	v_mad_i64_i32 v[25:26], s[8:9], v95, s10, v[22:23]
	v_readlane_b32 s8, v1, 7
	v_readlane_b32 s9, v1, 8
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_mov_b32_e32 v27, s9
	v_add_u32_e32 v25, vcc, s8, v25
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	v_readlane_b32 s11, v1, 30
	v_readlane_b32 s12, v1, 31
	v_readlane_b32 s13, v1, 32
	v_readlane_b32 s14, v1, 33
	v_readlane_b32 s15, v1, 34
	flat_store_dword v[25:26], v24
.LBB0_71:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v94
	s_and_b64 s[8:9], vcc, s[6:7]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB0_76
; %bb.72:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
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
	v_cmp_gt_f32_e64 vcc, |v24|, s48
	v_cndmask_b32_e32 v25, 1.0, v90, vcc
	v_mul_f32_e32 v24, v24, v25
	v_rcp_f32_e32 v24, v24
	v_mul_f32_e32 v24, v102, v24
	v_mul_f32_e32 v24, v25, v24
	s_branch .LBB0_75
.LBB0_74:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v24, 0
.LBB0_75:                               ;   in Loop: Header=BB0_5 Depth=1
	v_readlane_b32 s8, v1, 27
	v_readlane_b32 s9, v1, 28
	v_readlane_b32 s10, v1, 29
	.loc	0 261
	v_mad_i64_i32 v[25:26], s[8:9], v94, s10, v[22:23]
	v_readlane_b32 s8, v1, 7
	v_readlane_b32 s9, v1, 8
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_mov_b32_e32 v27, s9
	v_add_u32_e32 v25, vcc, s8, v25
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	v_readlane_b32 s11, v1, 30
	v_readlane_b32 s12, v1, 31
	v_readlane_b32 s13, v1, 32
	v_readlane_b32 s14, v1, 33
	v_readlane_b32 s15, v1, 34
	flat_store_dword v[25:26], v24
.LBB0_76:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v93
	s_and_b64 s[8:9], vcc, s[6:7]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB0_81
; %bb.77:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
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
	v_cmp_gt_f32_e64 vcc, |v24|, s48
	v_cndmask_b32_e32 v25, 1.0, v90, vcc
	v_mul_f32_e32 v24, v24, v25
	v_rcp_f32_e32 v24, v24
	v_mul_f32_e32 v24, v61, v24
	v_mul_f32_e32 v24, v25, v24
	s_branch .LBB0_80
.LBB0_79:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v24, 0
.LBB0_80:                               ;   in Loop: Header=BB0_5 Depth=1
	v_readlane_b32 s8, v1, 27
	v_readlane_b32 s9, v1, 28
	v_readlane_b32 s10, v1, 29
	.loc	0 261
	v_mad_i64_i32 v[25:26], s[8:9], v93, s10, v[22:23]
	v_readlane_b32 s8, v1, 7
	v_readlane_b32 s9, v1, 8
	v_lshlrev_b64 v[25:26], 2, v[25:26]
	v_mov_b32_e32 v27, s9
	v_add_u32_e32 v25, vcc, s8, v25
	v_addc_u32_e32 v26, vcc, v27, v26, vcc
	v_readlane_b32 s11, v1, 30
	v_readlane_b32 s12, v1, 31
	v_readlane_b32 s13, v1, 32
	v_readlane_b32 s14, v1, 33
	v_readlane_b32 s15, v1, 34
	flat_store_dword v[25:26], v24
.LBB0_81:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s38, v92
	s_and_b64 s[8:9], vcc, s[6:7]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execz .LBB0_4
; %bb.82:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
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
	v_cmp_gt_f32_e64 vcc, |v24|, s48
	v_cndmask_b32_e32 v25, 1.0, v90, vcc
	v_mul_f32_e32 v24, v24, v25
	v_rcp_f32_e32 v24, v24
	v_mul_f32_e32 v24, v105, v24
	v_mul_f32_e32 v24, v25, v24
	s_branch .LBB0_3
.LBB0_84:
	.loc	0 264
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
		.amdhsa_next_free_vgpr 184
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
; codeLenInByte = 21284
; NumSgprs: 108
; NumVgprs: 184
; ScratchSize: 36
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 9216 bytes/workgroup (compile time only)
; SGPRBlocks: 13
; VGPRBlocks: 45
; NumSGPRsForWavesPerEU: 108
; NumVGPRsForWavesPerEU: 184
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
    .sgpr_spill_count: 69
    .symbol:         attention_v3.kd
    .vgpr_count:     184
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

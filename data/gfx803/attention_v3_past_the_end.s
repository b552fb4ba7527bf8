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
	s_load_dwordx4 s[28:31], s[6:7], 0x0
	v_mov_b32_e32 v1, 0x2aaaaaab
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s30, 47
	v_mul_hi_i32 v1, s0, v1
	s_mul_i32 s35, s29, s28
	v_readfirstlane_b32 s0, v1
	s_lshr_b32 s1, s0, 31
	s_ashr_i32 s33, s0, 3
	s_add_i32 s33, s33, s1
	s_mul_i32 s35, s35, s33
	.loc	0 196
	s_cmp_le_i32 s35, s8
	s_cbranch_scc1 .LBB0_39
; %bb.1:
	.loc	0 0
	s_add_i32 s0, s31, 63
	s_ashr_i32 s1, s0, 31
	s_load_dword s3, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	s_ashr_i32 s48, s0, 6
	s_cmp_gt_i32 s31, 0
	s_cselect_b64 s[0:1], -1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s3, s3, 0xffff
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s4, 0, s3
	s_load_dword s49, s[6:7], 0x10
	.loc	0 195
	s_load_dwordx2 s[14:15], s[6:7], 0x18
	s_load_dwordx8 s[16:23], s[6:7], 0x20
	s_load_dwordx4 s[44:47], s[6:7], 0x40
	s_load_dwordx2 s[26:27], s[6:7], 0x50
	v_rcp_iflag_f32_e32 v1, v1
	.loc	0 196
	s_mov_b32 s9, 0
	.loc	0 195
	v_lshrrev_b32_e32 v3, 5, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s28, s17
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_mul_i32 s17, s33, 48
	s_ashr_i32 s47, s46, 31
	s_add_i32 s19, s17, -1
	v_mul_lo_u32 v2, s4, v1
	v_mul_u32_u24_e32 v22, 6, v3
	v_and_b32_e32 v3, 63, v0
	v_mov_b32_e32 v4, 0
	v_mul_hi_u32 v2, v1, v2
	.loc	0 196
	v_alignbit_b32 v7, 0, v0, 6
	s_mov_b32 s30, s45
	v_lshlrev_b32_e32 v6, 8, v22
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s2, v1
	v_lshlrev_b32_e32 v8, 2, v3
	.loc	0 195
	v_and_b32_e32 v13, 31, v0
	.loc	0 196
	v_or_b32_e32 v26, 0xffffff00, v0
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
	s_cselect_b32 s34, s6, s4
	v_mov_b32_e32 v1, s34
	v_mad_u64_u32 v[1:2], s[4:5], s3, v1, 0
	s_mov_b32 s3, s9
	s_mov_b32 s5, 0x8800
	v_cmp_ne_u64_e32 vcc, s[2:3], v[1:2]
	s_movk_i32 s4, 0x110
	v_cndmask_b32_e64 v1, 0, 1, vcc
	v_readfirstlane_b32 s45, v1
	v_mad_i64_i32 v[1:2], s[2:3], v7, s46, v[3:4]
	v_add_u32_e32 v24, vcc, s5, v6
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_lshrrev_b32_e32 v6, 6, v0
	v_mov_b32_e32 v4, s21
	v_add_u32_e32 v27, vcc, s20, v1
	v_mad_u32_u24 v29, v6, s4, v8
	s_movk_i32 s2, 0x4400
	v_or_b32_e32 v3, 64, v7
	v_addc_u32_e32 v28, vcc, v4, v2, vcc
	v_add_u32_e32 v30, vcc, s2, v29
	v_mad_i64_i32 v[3:4], s[2:3], v3, s46, 0
	v_mov_b32_e32 v0, s23
	v_add_u32_e32 v31, vcc, s22, v1
	v_addc_u32_e32 v32, vcc, v0, v2, vcc
	v_lshlrev_b64 v[0:1], 2, v[3:4]
	v_lshlrev_b32_e32 v5, 2, v13
	v_add_u32_e32 v0, vcc, v0, v8
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mov_b32_e32 v2, s21
	v_add_u32_e32 v33, vcc, s20, v0
	v_or_b32_e32 v0, 64, v6
	s_max_i32 s50, s48, 1
	v_mul_u32_u24_e32 v23, 0x110, v13
	v_or_b32_e32 v25, v24, v5
	s_lshl_b64 s[42:43], s[46:47], 4
	v_readfirstlane_b32 s51, v6
	s_lshl_b64 s[46:47], s[46:47], 8
	v_addc_u32_e32 v34, vcc, v2, v1, vcc
	v_readfirstlane_b32 s52, v0
	v_or_b32_e32 v35, 0x4400, v5
	v_cndmask_b32_e64 v36, 0, 1, s[0:1]
	s_movk_i32 s53, 0xeff
	s_mov_b32 s20, 0xff800000
	v_mov_b32_e32 v37, 0xb5ddea0e
	s_mov_b32 s54, 0x6f800000
	s_mov_b32 s55, 0xc2aeac4f
	s_mov_b32 s56, 0x42b17218
	v_mov_b32_e32 v38, 0xff800000
	s_movk_i32 s57, 0x400
	v_mov_b32_e32 v39, 0x2f800000
	v_mov_b32_e32 v40, 0x7f800000
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 196
	s_bfe_i64 s[2:3], s[8:9], 0x200000
	s_add_u32 s2, s2, s34
	s_addc_u32 s3, s3, 0
	s_add_u32 s8, s2, s45
	s_addc_u32 s9, s3, 0
	s_cmp_le_i32 s35, s8
	s_cbranch_scc1 .LBB0_39
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
	v_mov_b32_e32 v2, s44
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
	s_ashr_i32 s4, s29, 31
	s_add_i32 s5, s29, s4
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
	v_add_u32_e32 v0, vcc, v1, v0
	v_mul_hi_u32 v0, s3, v0
	.loc	0 200
	v_mov_b32_e32 v1, s30
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
	s_mul_i32 s2, s7, s29
	s_sub_i32 s10, s6, s2
	.loc	0 200
	v_mad_i64_i32 v[0:1], s[2:3], s10, v1, 0
	.loc	0 206
	s_andn2_b64 vcc, exec, s[0:1]
	.loc	0 200
	v_mad_i64_i32 v[0:1], s[2:3], s7, v2, v[0:1]
	.loc	0 206
	v_cmp_ne_u32_e64 s[2:3], 1, v36
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	s_cbranch_vccnz .LBB0_9
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 179
	v_add_u32_e32 v0, vcc, v27, v6
	v_addc_u32_e32 v1, vcc, v28, v7, vcc
	s_mov_b64 s[4:5], 0
	s_mov_b32 s11, s51
	v_mov_b32_e32 v2, v29
	v_mov_b32_e32 v3, v26
	s_branch .LBB0_6
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=2
	v_add_u32_e32 v3, vcc, 0x100, v3
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v2, v4
	.loc	0 179
	v_mov_b32_e32 v4, s43
	v_add_u32_e32 v0, vcc, s42, v0
	v_addc_u32_e32 v1, vcc, v1, v4, vcc
	s_add_i32 s11, s11, 4
	v_cmp_lt_u32_e32 vcc, s53, v3
	s_or_b64 s[4:5], vcc, s[4:5]
	v_add_u32_e32 v2, vcc, 0x440, v2
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_8
.LBB0_6:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 181
	s_cmp_ge_i32 s11, s31
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
	v_mov_b32_e32 v0, s28
	v_mad_i64_i32 v[0:1], s[4:5], s10, v0, 0
	s_mul_i32 s6, s6, s33
	v_mov_b32_e32 v2, s16
	s_sub_i32 s6, s8, s6
	v_mad_i64_i32 v[14:15], s[4:5], s7, v2, v[0:1]
	.loc	0 198
	s_mul_i32 s6, s6, 48
	s_mov_b32 s36, 0
	v_add_u32_e32 v41, vcc, s6, v22
	s_mov_b32 s37, s36
	s_mov_b32 s38, s36
	s_mov_b32 s39, s36
	s_mov_b32 s40, s36
	s_mov_b32 s41, s36
	v_mov_b32_e32 v0, s36
	.loc	0 209
	s_and_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v1, s37
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	v_mov_b32_e32 v4, s40
	v_mov_b32_e32 v5, s41
	v_mov_b32_e32 v54, 0
	v_or_b32_e32 v48, 1, v41
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v51, 0
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v49, 0
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v42, 0
	.loc	0 207
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_vccnz .LBB0_27
; %bb.10:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	v_add_u32_e32 v2, vcc, 5, v41
	v_min_i32_e32 v2, s19, v2
	v_mad_i64_i32 v[2:3], s[2:3], v2, s18, 0
	v_lshlrev_b64 v[0:1], 2, v[14:15]
	v_mov_b32_e32 v4, s15
	v_add_u32_e32 v5, vcc, s14, v0
	v_addc_u32_e32 v4, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s19, v41
	v_mad_i64_i32 v[2:3], s[2:3], v2, s18, 0
	v_add_u32_e32 v55, vcc, v5, v0
	v_addc_u32_e32 v56, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s19, v48
	v_mad_i64_i32 v[2:3], s[2:3], v2, s18, 0
	v_add_u32_e32 v57, vcc, v5, v0
	v_addc_u32_e32 v58, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_add_u32_e32 v2, vcc, 2, v41
	v_min_i32_e32 v2, s19, v2
	v_mad_i64_i32 v[2:3], s[2:3], v2, s18, 0
	v_add_u32_e32 v59, vcc, v5, v0
	v_addc_u32_e32 v60, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_add_u32_e32 v2, vcc, 3, v41
	v_min_i32_e32 v2, s19, v2
	v_mad_i64_i32 v[2:3], s[2:3], v2, s18, 0
	v_add_u32_e32 v61, vcc, v5, v0
	v_addc_u32_e32 v62, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_add_u32_e32 v2, vcc, 4, v41
	v_min_i32_e32 v2, s19, v2
	v_mad_i64_i32 v[2:3], s[2:3], v2, s18, 0
	v_add_u32_e32 v63, vcc, v5, v0
	v_addc_u32_e32 v64, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	s_mov_b32 s21, s20
	v_add_u32_e32 v65, vcc, v5, v0
	v_addc_u32_e32 v66, vcc, v4, v1, vcc
	.loc	0 209
	v_add_u32_e32 v16, vcc, v31, v6
	v_addc_u32_e32 v17, vcc, v32, v7, vcc
	v_add_u32_e32 v18, vcc, v33, v6
	v_addc_u32_e32 v19, vcc, v34, v7, vcc
	s_mov_b32 s22, s20
	s_mov_b32 s23, s20
	s_mov_b32 s24, s20
	s_mov_b32 s25, s20
	v_mov_b32_e32 v0, s36
	v_mov_b32_e32 v7, s20
	.loc	0 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v1, s37
	v_mov_b32_e32 v2, s38
	v_mov_b32_e32 v3, s39
	v_mov_b32_e32 v4, s40
	v_mov_b32_e32 v5, s41
	v_mov_b32_e32 v8, s21
	v_mov_b32_e32 v9, s22
	v_mov_b32_e32 v10, s23
	v_mov_b32_e32 v11, s24
	v_mov_b32_e32 v12, s25
	s_mov_b32 s21, s52
	s_mov_b32 s24, s51
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v49, 0
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
.LBB0_11:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_13 Depth 3
                                        ;       Child Loop BB0_16 Depth 3
                                        ;       Child Loop BB0_20 Depth 3
                                        ;       Child Loop BB0_24 Depth 3
	v_mov_b32_e32 v21, v17
	s_mov_b64 s[2:3], 0
	s_mov_b32 s4, s24
	v_mov_b32_e32 v20, v16
	v_mov_b32_e32 v6, v30
	v_mov_b32_e32 v67, v26
	s_branch .LBB0_13
.LBB0_12:                               ;   in Loop: Header=BB0_13 Depth=3
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v6, v68
	.loc	0 179
	v_add_u32_e32 v67, vcc, 0x100, v67
	v_add_u32_e32 v6, vcc, 0x440, v6
	s_add_i32 s4, s4, 4
	v_cmp_lt_u32_e32 vcc, s53, v67
	v_mov_b32_e32 v68, s43
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_u32_e32 v20, vcc, s42, v20
	v_addc_u32_e32 v21, vcc, v21, v68, vcc
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_15
.LBB0_13:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	s_cmp_ge_i32 s4, s31
	.loc	0 182
	v_mov_b32_e32 v68, 0
	s_cbranch_scc1 .LBB0_12
; %bb.14:                               ;   in Loop: Header=BB0_13 Depth=3
	flat_load_dword v68, v[20:21]
	s_branch .LBB0_12
.LBB0_15:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	s_mov_b64 s[22:23], 0
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v74, v23
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v72, 0
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v76, 0
.LBB0_16:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 215
	v_mov_b32_e32 v79, s23
	v_add_u32_e32 v81, vcc, s22, v59
	v_add_u32_e64 v85, s[2:3], s22, v61
	v_add_u32_e64 v89, s[4:5], s22, v63
	v_add_u32_e64 v93, s[6:7], s22, v65
	v_add_u32_e64 v97, s[10:11], s22, v55
	v_add_u32_e64 v77, s[12:13], s22, v57
	v_addc_u32_e64 v78, s[12:13], v58, v79, s[12:13]
	v_addc_u32_e32 v82, vcc, v60, v79, vcc
	v_addc_u32_e64 v86, vcc, v62, v79, s[2:3]
	v_addc_u32_e64 v90, vcc, v64, v79, s[4:5]
	v_addc_u32_e64 v94, vcc, v66, v79, s[6:7]
	v_addc_u32_e64 v98, vcc, v56, v79, s[10:11]
	flat_load_dwordx4 v[77:80], v[77:78]
	flat_load_dwordx4 v[81:84], v[81:82]
	flat_load_dwordx4 v[85:88], v[85:86]
	flat_load_dwordx4 v[89:92], v[89:90]
	flat_load_dwordx4 v[93:96], v[93:94]
	flat_load_dwordx4 v[97:100], v[97:98]
	.loc	0 216
	s_mov_b32 m0, -1
	ds_read_b128 v[101:104], v74
	ds_read_b128 v[105:108], v74 offset:8704
	.loc	0 212
	s_add_u32 s22, s22, 16
	s_addc_u32 s23, s23, 0
	v_add_u32_e32 v74, vcc, 16, v74
	s_cmpk_eq_i32 s22, 0x100
	.loc	0 216
	s_waitcnt vmcnt(5) lgkmcnt(1)
	v_mul_f32_e32 v109, v78, v102
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v78, v78, v106
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v110, v82, v102
	v_mul_f32_e32 v82, v82, v106
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v111, v86, v102
	v_mul_f32_e32 v86, v86, v106
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v112, v90, v102
	v_mul_f32_e32 v90, v90, v106
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v113, v94, v102
	v_mul_f32_e32 v94, v94, v106
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v102, v98, v102
	v_mul_f32_e32 v98, v98, v106
	v_mac_f32_e32 v109, v77, v101
	v_mac_f32_e32 v78, v77, v105
	v_mac_f32_e32 v110, v81, v101
	v_mac_f32_e32 v82, v81, v105
	v_mac_f32_e32 v111, v85, v101
	v_mac_f32_e32 v86, v85, v105
	v_mac_f32_e32 v112, v89, v101
	v_mac_f32_e32 v90, v89, v105
	v_mac_f32_e32 v113, v93, v101
	v_mac_f32_e32 v94, v93, v105
	v_mac_f32_e32 v102, v97, v101
	v_mac_f32_e32 v98, v97, v105
	v_mac_f32_e32 v109, v79, v103
	v_mac_f32_e32 v78, v79, v107
	v_mac_f32_e32 v110, v83, v103
	v_mac_f32_e32 v82, v83, v107
	v_mac_f32_e32 v111, v87, v103
	v_mac_f32_e32 v86, v87, v107
	v_mac_f32_e32 v112, v91, v103
	v_mac_f32_e32 v90, v91, v107
	v_mac_f32_e32 v113, v95, v103
	v_mac_f32_e32 v94, v95, v107
	v_mac_f32_e32 v102, v99, v103
	v_mac_f32_e32 v98, v99, v107
	v_mac_f32_e32 v109, v80, v104
	v_mac_f32_e32 v78, v80, v108
	v_mac_f32_e32 v110, v84, v104
	v_mac_f32_e32 v82, v84, v108
	v_mac_f32_e32 v111, v88, v104
	v_mac_f32_e32 v86, v88, v108
	v_mac_f32_e32 v112, v92, v104
	v_mac_f32_e32 v90, v92, v108
	v_mac_f32_e32 v113, v96, v104
	v_mac_f32_e32 v94, v96, v108
	v_mac_f32_e32 v102, v100, v104
	v_mac_f32_e32 v98, v100, v108
	v_add_f32_e32 v76, v76, v109
	v_add_f32_e32 v75, v75, v78
	v_add_f32_e32 v73, v73, v110
	v_add_f32_e32 v72, v72, v82
	v_add_f32_e32 v71, v71, v111
	v_add_f32_e32 v70, v70, v86
	v_add_f32_e32 v69, v69, v112
	v_add_f32_e32 v68, v68, v90
	v_add_f32_e32 v67, v67, v113
	v_add_f32_e32 v21, v21, v94
	v_add_f32_e32 v20, v20, v102
	v_add_f32_e32 v6, v6, v98
	.loc	0 212
	s_cbranch_scc0 .LBB0_16
; %bb.17:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 210
	s_lshl_b32 s2, s36, 6
	v_or_b32_e32 v74, s2, v13
	.loc	0 221
	v_cmp_gt_i32_e64 s[2:3], s31, v74
	v_or_b32_e32 v74, 32, v74
	v_mul_f32_e32 v76, s49, v76
	v_mul_f32_e32 v75, s49, v75
	v_cmp_gt_i32_e64 s[4:5], s31, v74
	v_mul_f32_e32 v73, s49, v73
	v_mul_f32_e32 v72, s49, v72
	v_cndmask_b32_e64 v79, v38, v76, s[2:3]
	v_cndmask_b32_e64 v78, v38, v75, s[4:5]
	v_cndmask_b32_e64 v77, v38, v73, s[2:3]
	v_cndmask_b32_e64 v76, v38, v72, s[4:5]
	.loc	0 222
	v_max3_f32 v74, v79, s20, v78
	v_max3_f32 v72, v77, s20, v76
	.loc	0 221
	v_mul_f32_e32 v71, s49, v71
	v_mul_f32_e32 v70, s49, v70
	v_mul_f32_e32 v69, s49, v69
	v_mul_f32_e32 v68, s49, v68
	.loc	0 224
	ds_write2_b32 v25, v74, v74 offset1:32
	ds_write2_b32 v25, v72, v72 offset0:64 offset1:96
	.loc	0 221
	v_cndmask_b32_e64 v75, v38, v71, s[2:3]
	v_cndmask_b32_e64 v74, v38, v70, s[4:5]
	v_cndmask_b32_e64 v73, v38, v69, s[2:3]
	v_cndmask_b32_e64 v72, v38, v68, s[4:5]
	.loc	0 222
	v_max3_f32 v70, v75, s20, v74
	v_max3_f32 v68, v73, s20, v72
	.loc	0 221
	v_mul_f32_e32 v67, s49, v67
	v_mul_f32_e32 v21, s49, v21
	v_mul_f32_e32 v20, s49, v20
	v_mul_f32_e32 v6, s49, v6
	.loc	0 224
	ds_write2_b32 v25, v70, v70 offset0:128 offset1:160
	ds_write2_b32 v25, v68, v68 offset0:192 offset1:224
	.loc	0 221
	v_cndmask_b32_e64 v71, v38, v67, s[2:3]
	v_cndmask_b32_e64 v70, v38, v21, s[4:5]
	v_cndmask_b32_e64 v69, v38, v20, s[2:3]
	v_cndmask_b32_e64 v68, v38, v6, s[4:5]
	.loc	0 228
	s_add_i32 s36, s36, 1
	.loc	0 222
	v_max3_f32 v21, v71, s20, v70
	.loc	0 224
	v_add_u32_e32 v67, vcc, s57, v25
	.loc	0 222
	v_max3_f32 v6, v69, s20, v68
	.loc	0 228
	s_cmp_lt_i32 s36, s48
	.loc	0 224
	ds_write2_b32 v67, v21, v21 offset1:32
	ds_write2_b32 v67, v6, v6 offset0:64 offset1:96
	.loc	0 226
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 228
	s_cbranch_scc0 .LBB0_23
; %bb.18:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 0
	v_mov_b32_e32 v21, v19
	s_mov_b64 s[2:3], 0
	s_mov_b32 s4, s21
	v_mov_b32_e32 v20, v18
	v_mov_b32_e32 v6, v29
	v_mov_b32_e32 v80, v26
	s_branch .LBB0_20
.LBB0_19:                               ;   in Loop: Header=BB0_20 Depth=3
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v6, v81
	.loc	0 179
	v_add_u32_e32 v80, vcc, 0x100, v80
	v_add_u32_e32 v6, vcc, 0x440, v6
	s_add_i32 s4, s4, 4
	v_cmp_lt_u32_e32 vcc, s53, v80
	v_mov_b32_e32 v81, s43
	s_or_b64 s[2:3], vcc, s[2:3]
	v_add_u32_e32 v20, vcc, s42, v20
	v_addc_u32_e32 v21, vcc, v21, v81, vcc
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_22
.LBB0_20:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	s_cmp_ge_i32 s4, s31
	.loc	0 182
	v_mov_b32_e32 v81, 0
	s_cbranch_scc1 .LBB0_19
; %bb.21:                               ;   in Loop: Header=BB0_20 Depth=3
	flat_load_dword v81, v[20:21]
	s_branch .LBB0_19
.LBB0_22:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
.LBB0_23:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 231
	ds_read_b128 v[80:83], v24
	ds_read_b128 v[84:87], v24 offset:16
	v_mul_f32_e32 v6, 1.0, v7
	s_mov_b32 s2, 0
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v20, 1.0, v80
	v_mul_f32_e32 v21, 1.0, v81
	v_mul_f32_e32 v80, 1.0, v82
	v_max3_f32 v6, v6, v20, v21
	v_mul_f32_e32 v20, 1.0, v83
	v_max3_f32 v6, v6, v80, v20
	ds_read_b128 v[80:83], v24 offset:32
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v20, 1.0, v84
	v_mul_f32_e32 v21, 1.0, v85
	v_max3_f32 v6, v6, v20, v21
	v_mul_f32_e32 v20, 1.0, v86
	v_mul_f32_e32 v21, 1.0, v87
	ds_read_b128 v[84:87], v24 offset:48
	v_max3_f32 v6, v6, v20, v21
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v20, 1.0, v80
	v_mul_f32_e32 v21, 1.0, v81
	v_max3_f32 v6, v6, v20, v21
	v_mul_f32_e32 v20, 1.0, v82
	v_mul_f32_e32 v21, 1.0, v83
	ds_read_b128 v[80:83], v24 offset:64
	v_max3_f32 v6, v6, v20, v21
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v20, 1.0, v84
	v_mul_f32_e32 v21, 1.0, v85
	v_max3_f32 v6, v6, v20, v21
	v_mul_f32_e32 v20, 1.0, v86
	v_mul_f32_e32 v21, 1.0, v87
	ds_read_b128 v[84:87], v24 offset:80
	v_max3_f32 v6, v6, v20, v21
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v20, 1.0, v80
	v_mul_f32_e32 v21, 1.0, v81
	v_max3_f32 v6, v6, v20, v21
	v_mul_f32_e32 v20, 1.0, v82
	v_mul_f32_e32 v21, 1.0, v83
	ds_read_b128 v[80:83], v24 offset:96
	v_max3_f32 v6, v6, v20, v21
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v20, 1.0, v84
	v_mul_f32_e32 v21, 1.0, v85
	v_max3_f32 v6, v6, v20, v21
	v_mul_f32_e32 v20, 1.0, v86
	v_mul_f32_e32 v21, 1.0, v87
	ds_read_b128 v[84:87], v24 offset:112
	v_max3_f32 v6, v6, v20, v21
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v20, 1.0, v80
	v_mul_f32_e32 v21, 1.0, v81
	v_max3_f32 v6, v6, v20, v21
	v_mul_f32_e32 v20, 1.0, v82
	v_mul_f32_e32 v21, 1.0, v83
	v_max3_f32 v6, v6, v20, v21
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v20, 1.0, v84
	v_mul_f32_e32 v21, 1.0, v85
	v_max3_f32 v6, v6, v20, v21
	v_mul_f32_e32 v20, 1.0, v86
	v_mul_f32_e32 v21, 1.0, v87
	v_max3_f32 v6, v6, v20, v21
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s20, v6
	v_cndmask_b32_e32 v20, 0, v6, vcc
	v_sub_f32_e32 v88, v7, v20
	v_cmp_gt_f32_e32 vcc, 0, v88
	v_cndmask_b32_e64 v7, 0.5, -0.5, vcc
	v_mac_f32_e32 v7, 0x3fb8aa3b, v88
	v_cvt_i32_f32_e32 v7, v7
	.loc	0 237
	v_sub_f32_e32 v79, v79, v20
	v_sub_f32_e32 v20, v78, v20
	.loc	0 233
	v_cvt_f32_i32_e32 v21, v7
	v_lshlrev_b32_e32 v7, 23, v7
	v_madmk_f32 v80, v21, 0xbf317180, v88
	v_madmk_f32 v81, v21, 0xb717f7d1, v80
	v_mul_f32_e32 v82, v81, v81
	v_madmk_f32 v83, v82, 0x3331bb4c, v37
	v_madak_f32 v83, v82, v83, 0x388ab355
	v_madak_f32 v83, v82, v83, 0xbb360b61
	v_madak_f32 v83, v82, v83, 0x3e2aaaab
	v_mad_f32 v82, -v82, v83, v81
	v_sub_f32_e32 v83, 2.0, v82
	v_cmp_gt_f32_e64 vcc, |v83|, s54
	v_cndmask_b32_e32 v84, 1.0, v39, vcc
	v_mul_f32_e32 v83, v83, v84
	v_rcp_f32_e32 v83, v83
	v_mul_f32_e32 v81, v81, v82
	v_mul_f32_e32 v21, 0xb717f7d1, v21
	v_mul_f32_e32 v81, v81, v83
	v_mad_f32 v21, -v84, v81, -v21
	v_sub_f32_e32 v21, v80, v21
	.loc	0 231
	ds_read_b128 v[80:83], v24 offset:256
	ds_read_b128 v[84:87], v24 offset:272
	.loc	0 233
	v_add_f32_e32 v21, 1.0, v21
	v_add_u32_e32 v89, vcc, v7, v21
	.loc	0 231
	v_mul_f32_e32 v7, 1.0, v8
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v21, 1.0, v80
	v_mul_f32_e32 v80, 1.0, v81
	v_max3_f32 v7, v7, v21, v80
	v_mul_f32_e32 v21, 1.0, v82
	v_mul_f32_e32 v80, 1.0, v83
	v_max3_f32 v7, v7, v21, v80
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v21, 1.0, v84
	v_mul_f32_e32 v80, 1.0, v85
	v_max3_f32 v7, v7, v21, v80
	ds_read_b128 v[80:83], v24 offset:288
	v_mul_f32_e32 v21, 1.0, v86
	v_mul_f32_e32 v84, 1.0, v87
	v_max3_f32 v7, v7, v21, v84
	ds_read_b128 v[84:87], v24 offset:304
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v21, 1.0, v80
	v_mul_f32_e32 v80, 1.0, v81
	v_max3_f32 v7, v7, v21, v80
	v_mul_f32_e32 v21, 1.0, v82
	v_mul_f32_e32 v80, 1.0, v83
	v_max3_f32 v7, v7, v21, v80
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v21, 1.0, v84
	v_mul_f32_e32 v80, 1.0, v85
	v_max3_f32 v7, v7, v21, v80
	ds_read_b128 v[80:83], v24 offset:320
	v_mul_f32_e32 v21, 1.0, v86
	v_mul_f32_e32 v84, 1.0, v87
	v_max3_f32 v7, v7, v21, v84
	ds_read_b128 v[84:87], v24 offset:336
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v21, 1.0, v80
	v_mul_f32_e32 v80, 1.0, v81
	v_max3_f32 v7, v7, v21, v80
	v_mul_f32_e32 v21, 1.0, v82
	v_mul_f32_e32 v80, 1.0, v83
	v_max3_f32 v7, v7, v21, v80
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v21, 1.0, v84
	v_mul_f32_e32 v80, 1.0, v85
	v_max3_f32 v7, v7, v21, v80
	ds_read_b128 v[80:83], v24 offset:352
	v_mul_f32_e32 v21, 1.0, v86
	v_mul_f32_e32 v84, 1.0, v87
	v_max3_f32 v7, v7, v21, v84
	ds_read_b128 v[84:87], v24 offset:368
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v21, 1.0, v80
	v_mul_f32_e32 v80, 1.0, v81
	v_max3_f32 v7, v7, v21, v80
	v_mul_f32_e32 v21, 1.0, v82
	v_mul_f32_e32 v80, 1.0, v83
	v_max3_f32 v7, v7, v21, v80
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v21, 1.0, v84
	v_mul_f32_e32 v80, 1.0, v85
	v_max3_f32 v7, v7, v21, v80
	v_mul_f32_e32 v21, 1.0, v86
	v_mul_f32_e32 v80, 1.0, v87
	v_max3_f32 v7, v7, v21, v80
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s20, v7
	v_cndmask_b32_e32 v21, 0, v7, vcc
	v_sub_f32_e32 v90, v8, v21
	v_cmp_gt_f32_e32 vcc, 0, v90
	v_cndmask_b32_e64 v8, 0.5, -0.5, vcc
	v_mac_f32_e32 v8, 0x3fb8aa3b, v90
	v_cvt_i32_f32_e32 v8, v8
	v_cmp_ngt_f32_e32 vcc, s55, v88
	v_cndmask_b32_e32 v80, 0, v89, vcc
	v_cmp_gt_f32_e32 vcc, s56, v88
	v_cvt_f32_i32_e32 v81, v8
	v_cndmask_b32_e32 v80, v40, v80, vcc
	v_cmp_o_f32_e32 vcc, v88, v88
	v_cndmask_b32_e32 v80, v88, v80, vcc
	v_madmk_f32 v82, v81, 0xbf317180, v90
	v_madmk_f32 v83, v81, 0xb717f7d1, v82
	v_mul_f32_e32 v84, v83, v83
	v_madmk_f32 v85, v84, 0x3331bb4c, v37
	v_madak_f32 v85, v84, v85, 0x388ab355
	v_madak_f32 v85, v84, v85, 0xbb360b61
	v_madak_f32 v85, v84, v85, 0x3e2aaaab
	v_mad_f32 v84, -v84, v85, v83
	v_sub_f32_e32 v85, 2.0, v84
	v_cmp_gt_f32_e64 vcc, |v85|, s54
	v_cndmask_b32_e32 v86, 1.0, v39, vcc
	v_mul_f32_e32 v85, v85, v86
	v_rcp_f32_e32 v85, v85
	.loc	0 234
	v_mul_f32_e32 v0, v0, v80
	v_mul_f32_e32 v54, v80, v54
	v_mul_f32_e32 v53, v80, v53
	.loc	0 233
	v_mul_f32_e32 v80, 0xb717f7d1, v81
	v_mul_f32_e32 v81, v83, v84
	v_mul_f32_e32 v81, v81, v85
	v_mad_f32 v80, -v86, v81, -v80
	v_sub_f32_e32 v80, v82, v80
	v_add_f32_e32 v84, 1.0, v80
	.loc	0 231
	ds_read_b128 v[80:83], v24 offset:512
	.loc	0 233
	v_lshlrev_b32_e32 v8, 23, v8
	v_add_u32_e32 v88, vcc, v8, v84
	.loc	0 231
	ds_read_b128 v[84:87], v24 offset:528
	v_mul_f32_e32 v8, 1.0, v9
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v80, 1.0, v80
	v_mul_f32_e32 v81, 1.0, v81
	v_max3_f32 v8, v8, v80, v81
	v_mul_f32_e32 v80, 1.0, v82
	v_mul_f32_e32 v81, 1.0, v83
	v_max3_f32 v8, v8, v80, v81
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v80, 1.0, v84
	v_mul_f32_e32 v81, 1.0, v85
	v_max3_f32 v8, v8, v80, v81
	ds_read_b128 v[80:83], v24 offset:544
	v_mul_f32_e32 v84, 1.0, v86
	v_mul_f32_e32 v85, 1.0, v87
	v_max3_f32 v8, v8, v84, v85
	ds_read_b128 v[84:87], v24 offset:560
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v80, 1.0, v80
	v_mul_f32_e32 v81, 1.0, v81
	v_max3_f32 v8, v8, v80, v81
	v_mul_f32_e32 v80, 1.0, v82
	v_mul_f32_e32 v81, 1.0, v83
	v_max3_f32 v8, v8, v80, v81
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v80, 1.0, v84
	v_mul_f32_e32 v81, 1.0, v85
	v_max3_f32 v8, v8, v80, v81
	ds_read_b128 v[80:83], v24 offset:576
	v_mul_f32_e32 v84, 1.0, v86
	v_mul_f32_e32 v85, 1.0, v87
	v_max3_f32 v8, v8, v84, v85
	ds_read_b128 v[84:87], v24 offset:592
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v80, 1.0, v80
	v_mul_f32_e32 v81, 1.0, v81
	v_max3_f32 v8, v8, v80, v81
	v_mul_f32_e32 v80, 1.0, v82
	v_mul_f32_e32 v81, 1.0, v83
	v_max3_f32 v8, v8, v80, v81
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v80, 1.0, v84
	v_mul_f32_e32 v81, 1.0, v85
	v_max3_f32 v8, v8, v80, v81
	ds_read_b128 v[80:83], v24 offset:608
	v_mul_f32_e32 v84, 1.0, v86
	v_mul_f32_e32 v85, 1.0, v87
	v_max3_f32 v8, v8, v84, v85
	ds_read_b128 v[84:87], v24 offset:624
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v80, 1.0, v80
	v_mul_f32_e32 v81, 1.0, v81
	v_max3_f32 v8, v8, v80, v81
	v_mul_f32_e32 v80, 1.0, v82
	v_mul_f32_e32 v81, 1.0, v83
	v_max3_f32 v8, v8, v80, v81
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v80, 1.0, v84
	v_mul_f32_e32 v81, 1.0, v85
	v_max3_f32 v8, v8, v80, v81
	v_mul_f32_e32 v80, 1.0, v86
	v_mul_f32_e32 v81, 1.0, v87
	v_max3_f32 v8, v8, v80, v81
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s20, v8
	v_cndmask_b32_e32 v89, 0, v8, vcc
	v_sub_f32_e32 v91, v9, v89
	v_cmp_gt_f32_e32 vcc, 0, v91
	v_cndmask_b32_e64 v9, 0.5, -0.5, vcc
	v_mac_f32_e32 v9, 0x3fb8aa3b, v91
	v_cvt_i32_f32_e32 v9, v9
	v_cmp_ngt_f32_e32 vcc, s55, v90
	v_cndmask_b32_e32 v80, 0, v88, vcc
	v_cmp_gt_f32_e32 vcc, s56, v90
	v_cvt_f32_i32_e32 v81, v9
	v_cndmask_b32_e32 v80, v40, v80, vcc
	v_cmp_o_f32_e32 vcc, v90, v90
	v_cndmask_b32_e32 v80, v90, v80, vcc
	v_madmk_f32 v82, v81, 0xbf317180, v91
	v_madmk_f32 v83, v81, 0xb717f7d1, v82
	v_mul_f32_e32 v84, v83, v83
	v_madmk_f32 v85, v84, 0x3331bb4c, v37
	v_madak_f32 v85, v84, v85, 0x388ab355
	v_madak_f32 v85, v84, v85, 0xbb360b61
	v_madak_f32 v85, v84, v85, 0x3e2aaaab
	v_mad_f32 v84, -v84, v85, v83
	v_sub_f32_e32 v85, 2.0, v84
	v_cmp_gt_f32_e64 vcc, |v85|, s54
	v_cndmask_b32_e32 v86, 1.0, v39, vcc
	v_mul_f32_e32 v85, v85, v86
	v_rcp_f32_e32 v85, v85
	.loc	0 234
	v_mul_f32_e32 v1, v1, v80
	v_mul_f32_e32 v52, v80, v52
	v_mul_f32_e32 v51, v80, v51
	.loc	0 233
	v_mul_f32_e32 v80, 0xb717f7d1, v81
	v_mul_f32_e32 v81, v83, v84
	v_mul_f32_e32 v81, v81, v85
	v_mad_f32 v80, -v86, v81, -v80
	v_sub_f32_e32 v80, v82, v80
	v_add_f32_e32 v84, 1.0, v80
	.loc	0 231
	ds_read_b128 v[80:83], v24 offset:768
	.loc	0 233
	v_lshlrev_b32_e32 v9, 23, v9
	v_add_u32_e32 v88, vcc, v9, v84
	.loc	0 231
	ds_read_b128 v[84:87], v24 offset:784
	v_mul_f32_e32 v9, 1.0, v10
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v80, 1.0, v80
	v_mul_f32_e32 v81, 1.0, v81
	v_max3_f32 v9, v9, v80, v81
	v_mul_f32_e32 v80, 1.0, v82
	v_mul_f32_e32 v81, 1.0, v83
	v_max3_f32 v9, v9, v80, v81
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v80, 1.0, v84
	v_mul_f32_e32 v81, 1.0, v85
	v_max3_f32 v9, v9, v80, v81
	ds_read_b128 v[80:83], v24 offset:800
	v_mul_f32_e32 v84, 1.0, v86
	v_mul_f32_e32 v85, 1.0, v87
	v_max3_f32 v9, v9, v84, v85
	ds_read_b128 v[84:87], v24 offset:816
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v80, 1.0, v80
	v_mul_f32_e32 v81, 1.0, v81
	v_max3_f32 v9, v9, v80, v81
	v_mul_f32_e32 v80, 1.0, v82
	v_mul_f32_e32 v81, 1.0, v83
	v_max3_f32 v9, v9, v80, v81
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v80, 1.0, v84
	v_mul_f32_e32 v81, 1.0, v85
	v_max3_f32 v9, v9, v80, v81
	ds_read_b128 v[80:83], v24 offset:832
	v_mul_f32_e32 v84, 1.0, v86
	v_mul_f32_e32 v85, 1.0, v87
	v_max3_f32 v9, v9, v84, v85
	ds_read_b128 v[84:87], v24 offset:848
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v80, 1.0, v80
	v_mul_f32_e32 v81, 1.0, v81
	v_max3_f32 v9, v9, v80, v81
	v_mul_f32_e32 v80, 1.0, v82
	v_mul_f32_e32 v81, 1.0, v83
	v_max3_f32 v9, v9, v80, v81
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v80, 1.0, v84
	v_mul_f32_e32 v81, 1.0, v85
	v_max3_f32 v9, v9, v80, v81
	ds_read_b128 v[80:83], v24 offset:864
	v_mul_f32_e32 v84, 1.0, v86
	v_mul_f32_e32 v85, 1.0, v87
	v_max3_f32 v9, v9, v84, v85
	ds_read_b128 v[84:87], v24 offset:880
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v80, 1.0, v80
	v_mul_f32_e32 v81, 1.0, v81
	v_max3_f32 v9, v9, v80, v81
	v_mul_f32_e32 v80, 1.0, v82
	v_mul_f32_e32 v81, 1.0, v83
	v_max3_f32 v9, v9, v80, v81
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v80, 1.0, v84
	v_mul_f32_e32 v81, 1.0, v85
	v_max3_f32 v9, v9, v80, v81
	v_mul_f32_e32 v80, 1.0, v86
	v_mul_f32_e32 v81, 1.0, v87
	v_max3_f32 v9, v9, v80, v81
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s20, v9
	v_cndmask_b32_e32 v90, 0, v9, vcc
	v_sub_f32_e32 v92, v10, v90
	v_cmp_gt_f32_e32 vcc, 0, v92
	v_cndmask_b32_e64 v10, 0.5, -0.5, vcc
	v_mac_f32_e32 v10, 0x3fb8aa3b, v92
	v_cvt_i32_f32_e32 v10, v10
	v_cmp_ngt_f32_e32 vcc, s55, v91
	v_cndmask_b32_e32 v80, 0, v88, vcc
	v_cmp_gt_f32_e32 vcc, s56, v91
	v_cvt_f32_i32_e32 v81, v10
	v_cndmask_b32_e32 v80, v40, v80, vcc
	v_cmp_o_f32_e32 vcc, v91, v91
	v_cndmask_b32_e32 v80, v91, v80, vcc
	v_madmk_f32 v82, v81, 0xbf317180, v92
	v_madmk_f32 v83, v81, 0xb717f7d1, v82
	v_mul_f32_e32 v84, v83, v83
	v_madmk_f32 v85, v84, 0x3331bb4c, v37
	v_madak_f32 v85, v84, v85, 0x388ab355
	v_madak_f32 v85, v84, v85, 0xbb360b61
	v_madak_f32 v85, v84, v85, 0x3e2aaaab
	v_mad_f32 v84, -v84, v85, v83
	v_sub_f32_e32 v85, 2.0, v84
	v_cmp_gt_f32_e64 vcc, |v85|, s54
	v_cndmask_b32_e32 v86, 1.0, v39, vcc
	v_mul_f32_e32 v85, v85, v86
	v_rcp_f32_e32 v85, v85
	.loc	0 234
	v_mul_f32_e32 v2, v2, v80
	v_mul_f32_e32 v50, v80, v50
	v_mul_f32_e32 v49, v80, v49
	.loc	0 233
	v_mul_f32_e32 v80, 0xb717f7d1, v81
	v_mul_f32_e32 v81, v83, v84
	v_mul_f32_e32 v81, v81, v85
	v_mad_f32 v80, -v86, v81, -v80
	v_sub_f32_e32 v80, v82, v80
	v_add_f32_e32 v84, 1.0, v80
	.loc	0 231
	ds_read_b128 v[80:83], v24 offset:1024
	.loc	0 233
	v_lshlrev_b32_e32 v10, 23, v10
	v_add_u32_e32 v88, vcc, v10, v84
	.loc	0 231
	ds_read_b128 v[84:87], v24 offset:1040
	v_mul_f32_e32 v10, 1.0, v11
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v80, 1.0, v80
	v_mul_f32_e32 v81, 1.0, v81
	v_max3_f32 v10, v10, v80, v81
	v_mul_f32_e32 v80, 1.0, v82
	v_mul_f32_e32 v81, 1.0, v83
	v_max3_f32 v10, v10, v80, v81
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v80, 1.0, v84
	v_mul_f32_e32 v81, 1.0, v85
	v_max3_f32 v10, v10, v80, v81
	ds_read_b128 v[80:83], v24 offset:1056
	v_mul_f32_e32 v84, 1.0, v86
	v_mul_f32_e32 v85, 1.0, v87
	v_max3_f32 v10, v10, v84, v85
	ds_read_b128 v[84:87], v24 offset:1072
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v80, 1.0, v80
	v_mul_f32_e32 v81, 1.0, v81
	v_max3_f32 v10, v10, v80, v81
	v_mul_f32_e32 v80, 1.0, v82
	v_mul_f32_e32 v81, 1.0, v83
	v_max3_f32 v10, v10, v80, v81
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v80, 1.0, v84
	v_mul_f32_e32 v81, 1.0, v85
	v_max3_f32 v10, v10, v80, v81
	ds_read_b128 v[80:83], v24 offset:1088
	v_mul_f32_e32 v84, 1.0, v86
	v_mul_f32_e32 v85, 1.0, v87
	v_max3_f32 v10, v10, v84, v85
	ds_read_b128 v[84:87], v24 offset:1104
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v80, 1.0, v80
	v_mul_f32_e32 v81, 1.0, v81
	v_max3_f32 v10, v10, v80, v81
	v_mul_f32_e32 v80, 1.0, v82
	v_mul_f32_e32 v81, 1.0, v83
	v_max3_f32 v10, v10, v80, v81
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v80, 1.0, v84
	v_mul_f32_e32 v81, 1.0, v85
	v_max3_f32 v10, v10, v80, v81
	ds_read_b128 v[80:83], v24 offset:1120
	v_mul_f32_e32 v84, 1.0, v86
	v_mul_f32_e32 v85, 1.0, v87
	v_max3_f32 v10, v10, v84, v85
	ds_read_b128 v[84:87], v24 offset:1136
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v80, 1.0, v80
	v_mul_f32_e32 v81, 1.0, v81
	v_max3_f32 v10, v10, v80, v81
	v_mul_f32_e32 v80, 1.0, v82
	v_mul_f32_e32 v81, 1.0, v83
	v_max3_f32 v10, v10, v80, v81
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v80, 1.0, v84
	v_mul_f32_e32 v81, 1.0, v85
	v_max3_f32 v10, v10, v80, v81
	v_mul_f32_e32 v80, 1.0, v86
	v_mul_f32_e32 v81, 1.0, v87
	v_max3_f32 v10, v10, v80, v81
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s20, v10
	v_cndmask_b32_e32 v91, 0, v10, vcc
	v_sub_f32_e32 v93, v11, v91
	v_cmp_gt_f32_e32 vcc, 0, v93
	v_cndmask_b32_e64 v11, 0.5, -0.5, vcc
	v_mac_f32_e32 v11, 0x3fb8aa3b, v93
	v_cvt_i32_f32_e32 v11, v11
	v_cmp_ngt_f32_e32 vcc, s55, v92
	v_cndmask_b32_e32 v80, 0, v88, vcc
	v_cmp_gt_f32_e32 vcc, s56, v92
	v_cvt_f32_i32_e32 v81, v11
	v_cndmask_b32_e32 v80, v40, v80, vcc
	v_cmp_o_f32_e32 vcc, v92, v92
	v_cndmask_b32_e32 v80, v92, v80, vcc
	v_madmk_f32 v82, v81, 0xbf317180, v93
	v_madmk_f32 v83, v81, 0xb717f7d1, v82
	v_mul_f32_e32 v84, v83, v83
	v_madmk_f32 v85, v84, 0x3331bb4c, v37
	v_madak_f32 v85, v84, v85, 0x388ab355
	v_madak_f32 v85, v84, v85, 0xbb360b61
	v_madak_f32 v85, v84, v85, 0x3e2aaaab
	v_mad_f32 v84, -v84, v85, v83
	v_sub_f32_e32 v85, 2.0, v84
	v_cmp_gt_f32_e64 vcc, |v85|, s54
	v_cndmask_b32_e32 v86, 1.0, v39, vcc
	v_mul_f32_e32 v85, v85, v86
	v_rcp_f32_e32 v85, v85
	.loc	0 234
	v_mul_f32_e32 v3, v3, v80
	v_mul_f32_e32 v47, v80, v47
	v_mul_f32_e32 v46, v80, v46
	.loc	0 233
	v_mul_f32_e32 v80, 0xb717f7d1, v81
	v_mul_f32_e32 v81, v83, v84
	v_mul_f32_e32 v81, v81, v85
	v_mad_f32 v80, -v86, v81, -v80
	v_sub_f32_e32 v80, v82, v80
	v_add_f32_e32 v84, 1.0, v80
	.loc	0 231
	ds_read_b128 v[80:83], v24 offset:1280
	.loc	0 233
	v_lshlrev_b32_e32 v11, 23, v11
	v_add_u32_e32 v88, vcc, v11, v84
	.loc	0 231
	ds_read_b128 v[84:87], v24 offset:1296
	v_mul_f32_e32 v11, 1.0, v12
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v80, 1.0, v80
	v_mul_f32_e32 v81, 1.0, v81
	v_max3_f32 v11, v11, v80, v81
	v_mul_f32_e32 v80, 1.0, v82
	v_mul_f32_e32 v81, 1.0, v83
	v_max3_f32 v11, v11, v80, v81
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v80, 1.0, v84
	v_mul_f32_e32 v81, 1.0, v85
	v_max3_f32 v11, v11, v80, v81
	ds_read_b128 v[80:83], v24 offset:1312
	v_mul_f32_e32 v84, 1.0, v86
	v_mul_f32_e32 v85, 1.0, v87
	v_max3_f32 v11, v11, v84, v85
	ds_read_b128 v[84:87], v24 offset:1328
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v80, 1.0, v80
	v_mul_f32_e32 v81, 1.0, v81
	v_max3_f32 v11, v11, v80, v81
	v_mul_f32_e32 v80, 1.0, v82
	v_mul_f32_e32 v81, 1.0, v83
	v_max3_f32 v11, v11, v80, v81
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v80, 1.0, v84
	v_mul_f32_e32 v81, 1.0, v85
	v_max3_f32 v11, v11, v80, v81
	ds_read_b128 v[80:83], v24 offset:1344
	v_mul_f32_e32 v84, 1.0, v86
	v_mul_f32_e32 v85, 1.0, v87
	v_max3_f32 v11, v11, v84, v85
	ds_read_b128 v[84:87], v24 offset:1360
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v80, 1.0, v80
	v_mul_f32_e32 v81, 1.0, v81
	v_max3_f32 v11, v11, v80, v81
	v_mul_f32_e32 v80, 1.0, v82
	v_mul_f32_e32 v81, 1.0, v83
	v_max3_f32 v11, v11, v80, v81
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v80, 1.0, v84
	v_mul_f32_e32 v81, 1.0, v85
	v_max3_f32 v11, v11, v80, v81
	ds_read_b128 v[80:83], v24 offset:1376
	v_mul_f32_e32 v84, 1.0, v86
	v_mul_f32_e32 v85, 1.0, v87
	v_max3_f32 v11, v11, v84, v85
	ds_read_b128 v[84:87], v24 offset:1392
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v80, 1.0, v80
	v_mul_f32_e32 v81, 1.0, v81
	v_max3_f32 v11, v11, v80, v81
	v_mul_f32_e32 v80, 1.0, v82
	v_mul_f32_e32 v81, 1.0, v83
	v_max3_f32 v11, v11, v80, v81
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v80, 1.0, v84
	v_mul_f32_e32 v81, 1.0, v85
	v_max3_f32 v11, v11, v80, v81
	v_mul_f32_e32 v80, 1.0, v86
	v_mul_f32_e32 v81, 1.0, v87
	v_max3_f32 v11, v11, v80, v81
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s20, v11
	v_cndmask_b32_e32 v80, 0, v11, vcc
	v_sub_f32_e32 v12, v12, v80
	v_cmp_gt_f32_e32 vcc, 0, v12
	v_cndmask_b32_e64 v81, 0.5, -0.5, vcc
	v_mac_f32_e32 v81, 0x3fb8aa3b, v12
	v_cvt_i32_f32_e32 v81, v81
	v_cmp_ngt_f32_e32 vcc, s55, v93
	v_cndmask_b32_e32 v82, 0, v88, vcc
	v_cmp_gt_f32_e32 vcc, s56, v93
	v_cvt_f32_i32_e32 v83, v81
	v_cndmask_b32_e32 v82, v40, v82, vcc
	v_cmp_o_f32_e32 vcc, v93, v93
	v_cndmask_b32_e32 v82, v93, v82, vcc
	v_madmk_f32 v84, v83, 0xbf317180, v12
	v_madmk_f32 v85, v83, 0xb717f7d1, v84
	v_mul_f32_e32 v86, v85, v85
	v_madmk_f32 v87, v86, 0x3331bb4c, v37
	v_madak_f32 v87, v86, v87, 0x388ab355
	v_madak_f32 v87, v86, v87, 0xbb360b61
	v_madak_f32 v87, v86, v87, 0x3e2aaaab
	v_mad_f32 v86, -v86, v87, v85
	v_sub_f32_e32 v87, 2.0, v86
	v_cmp_gt_f32_e64 vcc, |v87|, s54
	v_cndmask_b32_e32 v88, 1.0, v39, vcc
	v_mul_f32_e32 v87, v87, v88
	v_rcp_f32_e32 v87, v87
	.loc	0 234
	v_mul_f32_e32 v4, v4, v82
	v_mul_f32_e32 v45, v82, v45
	v_mul_f32_e32 v44, v82, v44
	.loc	0 233
	v_mul_f32_e32 v82, 0xb717f7d1, v83
	v_mul_f32_e32 v83, v85, v86
	v_mul_f32_e32 v83, v83, v87
	v_mad_f32 v82, -v88, v83, -v82
	v_sub_f32_e32 v82, v84, v82
	v_add_f32_e32 v82, 1.0, v82
	v_lshlrev_b32_e32 v81, 23, v81
	v_add_u32_e32 v81, vcc, v81, v82
	v_cmp_ngt_f32_e32 vcc, s55, v12
	v_cndmask_b32_e32 v81, 0, v81, vcc
	v_cmp_gt_f32_e32 vcc, s56, v12
	v_cndmask_b32_e32 v81, v40, v81, vcc
	.loc	0 237
	v_cmp_gt_f32_e32 vcc, 0, v79
	v_cndmask_b32_e64 v82, 0.5, -0.5, vcc
	v_mac_f32_e32 v82, 0x3fb8aa3b, v79
	v_cvt_i32_f32_e32 v82, v82
	.loc	0 233
	v_cmp_o_f32_e32 vcc, v12, v12
	v_cndmask_b32_e32 v12, v12, v81, vcc
	.loc	0 236
	s_waitcnt lgkmcnt(0)
	.loc	0 237
	v_cvt_f32_i32_e32 v81, v82
	.loc	0 236
	s_barrier
	.loc	0 234
	v_mul_f32_e32 v5, v5, v12
	v_mul_f32_e32 v43, v12, v43
	.loc	0 237
	v_madmk_f32 v83, v81, 0xbf317180, v79
	v_madmk_f32 v84, v81, 0xb717f7d1, v83
	v_mul_f32_e32 v85, v84, v84
	v_madmk_f32 v86, v85, 0x3331bb4c, v37
	v_madak_f32 v86, v85, v86, 0x388ab355
	v_madak_f32 v86, v85, v86, 0xbb360b61
	v_madak_f32 v86, v85, v86, 0x3e2aaaab
	v_mad_f32 v85, -v85, v86, v84
	v_sub_f32_e32 v86, 2.0, v85
	v_cmp_gt_f32_e64 vcc, |v86|, s54
	v_cndmask_b32_e32 v87, 1.0, v39, vcc
	v_mul_f32_e32 v86, v86, v87
	v_rcp_f32_e32 v86, v86
	v_cmp_gt_f32_e32 vcc, 0, v20
	v_cndmask_b32_e64 v78, 0.5, -0.5, vcc
	.loc	0 234
	v_mul_f32_e32 v42, v12, v42
	.loc	0 237
	v_mul_f32_e32 v12, 0xb717f7d1, v81
	v_mul_f32_e32 v81, v84, v85
	v_mac_f32_e32 v78, 0x3fb8aa3b, v20
	v_mul_f32_e32 v81, v81, v86
	v_cvt_i32_f32_e32 v78, v78
	v_mad_f32 v12, -v87, v81, -v12
	v_sub_f32_e32 v12, v83, v12
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v81, 23, v82
	v_add_u32_e32 v12, vcc, v81, v12
	v_cvt_f32_i32_e32 v81, v78
	v_cmp_ngt_f32_e32 vcc, s55, v79
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s56, v79
	v_madmk_f32 v82, v81, 0xbf317180, v20
	v_madmk_f32 v83, v81, 0xb717f7d1, v82
	v_mul_f32_e32 v84, v83, v83
	v_madmk_f32 v85, v84, 0x3331bb4c, v37
	v_madak_f32 v85, v84, v85, 0x388ab355
	v_madak_f32 v85, v84, v85, 0xbb360b61
	v_madak_f32 v85, v84, v85, 0x3e2aaaab
	v_mad_f32 v84, -v84, v85, v83
	v_sub_f32_e32 v85, 2.0, v84
	v_cndmask_b32_e32 v12, v40, v12, vcc
	v_cmp_gt_f32_e64 vcc, |v85|, s54
	v_cndmask_b32_e32 v86, 1.0, v39, vcc
	v_mul_f32_e32 v85, v85, v86
	v_rcp_f32_e32 v85, v85
	v_cmp_o_f32_e32 vcc, v79, v79
	v_cndmask_b32_e32 v12, v79, v12, vcc
	v_mul_f32_e32 v79, 0xb717f7d1, v81
	v_mul_f32_e32 v81, v83, v84
	v_sub_f32_e32 v77, v77, v21
	v_mul_f32_e32 v81, v81, v85
	v_cmp_gt_f32_e32 vcc, 0, v77
	v_mad_f32 v79, -v86, v81, -v79
	v_cndmask_b32_e64 v81, 0.5, -0.5, vcc
	v_mac_f32_e32 v81, 0x3fb8aa3b, v77
	v_cvt_i32_f32_e32 v81, v81
	v_sub_f32_e32 v79, v82, v79
	v_add_f32_e32 v79, 1.0, v79
	v_lshlrev_b32_e32 v78, 23, v78
	v_add_u32_e32 v78, vcc, v78, v79
	v_cvt_f32_i32_e32 v79, v81
	v_cmp_ngt_f32_e32 vcc, s55, v20
	v_cndmask_b32_e32 v78, 0, v78, vcc
	v_cmp_gt_f32_e32 vcc, s56, v20
	v_cndmask_b32_e32 v78, v40, v78, vcc
	v_cmp_o_f32_e32 vcc, v20, v20
	v_cndmask_b32_e32 v20, v20, v78, vcc
	v_madmk_f32 v78, v79, 0xbf317180, v77
	v_madmk_f32 v82, v79, 0xb717f7d1, v78
	v_mul_f32_e32 v83, v82, v82
	v_madmk_f32 v84, v83, 0x3331bb4c, v37
	v_madak_f32 v84, v83, v84, 0x388ab355
	v_madak_f32 v84, v83, v84, 0xbb360b61
	v_madak_f32 v84, v83, v84, 0x3e2aaaab
	v_mad_f32 v83, -v83, v84, v82
	v_sub_f32_e32 v84, 2.0, v83
	v_cmp_gt_f32_e64 vcc, |v84|, s54
	v_cndmask_b32_e32 v85, 1.0, v39, vcc
	v_mul_f32_e32 v84, v84, v85
	v_rcp_f32_e32 v84, v84
	ds_write2_b32 v25, v12, v20 offset1:32
	v_mul_f32_e32 v20, v82, v83
	v_mul_f32_e32 v12, 0xb717f7d1, v79
	v_mul_f32_e32 v20, v20, v84
	v_mad_f32 v12, -v85, v20, -v12
	v_sub_f32_e32 v20, v76, v21
	v_cmp_gt_f32_e32 vcc, 0, v20
	v_cndmask_b32_e64 v21, 0.5, -0.5, vcc
	v_mac_f32_e32 v21, 0x3fb8aa3b, v20
	v_cvt_i32_f32_e32 v21, v21
	v_sub_f32_e32 v12, v78, v12
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v76, 23, v81
	v_add_u32_e32 v12, vcc, v76, v12
	v_cvt_f32_i32_e32 v76, v21
	v_cmp_ngt_f32_e32 vcc, s55, v77
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s56, v77
	v_madmk_f32 v78, v76, 0xbf317180, v20
	v_madmk_f32 v79, v76, 0xb717f7d1, v78
	v_mul_f32_e32 v81, v79, v79
	v_madmk_f32 v82, v81, 0x3331bb4c, v37
	v_madak_f32 v82, v81, v82, 0x388ab355
	v_madak_f32 v82, v81, v82, 0xbb360b61
	v_madak_f32 v82, v81, v82, 0x3e2aaaab
	v_mad_f32 v81, -v81, v82, v79
	v_sub_f32_e32 v82, 2.0, v81
	v_cndmask_b32_e32 v12, v40, v12, vcc
	v_cmp_gt_f32_e64 vcc, |v82|, s54
	v_cndmask_b32_e32 v83, 1.0, v39, vcc
	v_mul_f32_e32 v82, v82, v83
	v_rcp_f32_e32 v82, v82
	v_cmp_o_f32_e32 vcc, v77, v77
	v_cndmask_b32_e32 v12, v77, v12, vcc
	v_mul_f32_e32 v77, v79, v81
	v_sub_f32_e32 v75, v75, v89
	v_mul_f32_e32 v76, 0xb717f7d1, v76
	v_mul_f32_e32 v77, v77, v82
	v_cmp_gt_f32_e32 vcc, 0, v75
	v_mad_f32 v76, -v83, v77, -v76
	v_cndmask_b32_e64 v77, 0.5, -0.5, vcc
	v_mac_f32_e32 v77, 0x3fb8aa3b, v75
	v_cvt_i32_f32_e32 v77, v77
	v_sub_f32_e32 v76, v78, v76
	v_add_f32_e32 v76, 1.0, v76
	v_lshlrev_b32_e32 v21, 23, v21
	v_add_u32_e32 v21, vcc, v21, v76
	v_cvt_f32_i32_e32 v76, v77
	v_cmp_ngt_f32_e32 vcc, s55, v20
	v_cndmask_b32_e32 v21, 0, v21, vcc
	v_cmp_gt_f32_e32 vcc, s56, v20
	v_cndmask_b32_e32 v21, v40, v21, vcc
	v_cmp_o_f32_e32 vcc, v20, v20
	v_cndmask_b32_e32 v20, v20, v21, vcc
	v_madmk_f32 v21, v76, 0xbf317180, v75
	v_madmk_f32 v78, v76, 0xb717f7d1, v21
	v_mul_f32_e32 v79, v78, v78
	v_madmk_f32 v81, v79, 0x3331bb4c, v37
	v_madak_f32 v81, v79, v81, 0x388ab355
	v_madak_f32 v81, v79, v81, 0xbb360b61
	v_madak_f32 v81, v79, v81, 0x3e2aaaab
	v_mad_f32 v79, -v79, v81, v78
	v_sub_f32_e32 v81, 2.0, v79
	v_cmp_gt_f32_e64 vcc, |v81|, s54
	v_cndmask_b32_e32 v82, 1.0, v39, vcc
	v_mul_f32_e32 v81, v81, v82
	v_rcp_f32_e32 v81, v81
	ds_write2_b32 v25, v12, v20 offset0:64 offset1:96
	v_mul_f32_e32 v20, v78, v79
	v_mul_f32_e32 v12, 0xb717f7d1, v76
	v_mul_f32_e32 v20, v20, v81
	v_mad_f32 v12, -v82, v20, -v12
	v_sub_f32_e32 v20, v74, v89
	v_cmp_gt_f32_e32 vcc, 0, v20
	v_sub_f32_e32 v12, v21, v12
	v_cndmask_b32_e64 v21, 0.5, -0.5, vcc
	v_mac_f32_e32 v21, 0x3fb8aa3b, v20
	v_cvt_i32_f32_e32 v21, v21
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v74, 23, v77
	v_add_u32_e32 v12, vcc, v74, v12
	v_cvt_f32_i32_e32 v74, v21
	v_cmp_ngt_f32_e32 vcc, s55, v75
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s56, v75
	v_madmk_f32 v76, v74, 0xbf317180, v20
	v_madmk_f32 v77, v74, 0xb717f7d1, v76
	v_mul_f32_e32 v78, v77, v77
	v_madmk_f32 v79, v78, 0x3331bb4c, v37
	v_madak_f32 v79, v78, v79, 0x388ab355
	v_madak_f32 v79, v78, v79, 0xbb360b61
	v_madak_f32 v79, v78, v79, 0x3e2aaaab
	v_mad_f32 v78, -v78, v79, v77
	v_sub_f32_e32 v79, 2.0, v78
	v_cndmask_b32_e32 v12, v40, v12, vcc
	v_cmp_gt_f32_e64 vcc, |v79|, s54
	v_cndmask_b32_e32 v81, 1.0, v39, vcc
	v_mul_f32_e32 v79, v79, v81
	v_rcp_f32_e32 v79, v79
	v_cmp_o_f32_e32 vcc, v75, v75
	v_cndmask_b32_e32 v12, v75, v12, vcc
	v_mul_f32_e32 v75, v77, v78
	v_sub_f32_e32 v73, v73, v90
	v_mul_f32_e32 v74, 0xb717f7d1, v74
	v_mul_f32_e32 v75, v75, v79
	v_cmp_gt_f32_e32 vcc, 0, v73
	v_mad_f32 v74, -v81, v75, -v74
	v_cndmask_b32_e64 v75, 0.5, -0.5, vcc
	v_mac_f32_e32 v75, 0x3fb8aa3b, v73
	v_cvt_i32_f32_e32 v75, v75
	v_sub_f32_e32 v74, v76, v74
	v_add_f32_e32 v74, 1.0, v74
	v_lshlrev_b32_e32 v21, 23, v21
	v_add_u32_e32 v21, vcc, v21, v74
	v_cvt_f32_i32_e32 v74, v75
	v_cmp_ngt_f32_e32 vcc, s55, v20
	v_cndmask_b32_e32 v21, 0, v21, vcc
	v_cmp_gt_f32_e32 vcc, s56, v20
	v_cndmask_b32_e32 v21, v40, v21, vcc
	v_cmp_o_f32_e32 vcc, v20, v20
	v_cndmask_b32_e32 v20, v20, v21, vcc
	v_madmk_f32 v21, v74, 0xbf317180, v73
	v_madmk_f32 v76, v74, 0xb717f7d1, v21
	v_mul_f32_e32 v77, v76, v76
	v_madmk_f32 v78, v77, 0x3331bb4c, v37
	v_madak_f32 v78, v77, v78, 0x388ab355
	v_madak_f32 v78, v77, v78, 0xbb360b61
	v_madak_f32 v78, v77, v78, 0x3e2aaaab
	v_mad_f32 v77, -v77, v78, v76
	v_sub_f32_e32 v78, 2.0, v77
	v_cmp_gt_f32_e64 vcc, |v78|, s54
	v_cndmask_b32_e32 v79, 1.0, v39, vcc
	v_mul_f32_e32 v78, v78, v79
	v_rcp_f32_e32 v78, v78
	ds_write2_b32 v25, v12, v20 offset0:128 offset1:160
	v_mul_f32_e32 v20, v76, v77
	v_mul_f32_e32 v12, 0xb717f7d1, v74
	v_mul_f32_e32 v20, v20, v78
	v_mad_f32 v12, -v79, v20, -v12
	v_sub_f32_e32 v20, v72, v90
	v_cmp_gt_f32_e32 vcc, 0, v20
	v_sub_f32_e32 v12, v21, v12
	v_cndmask_b32_e64 v21, 0.5, -0.5, vcc
	v_mac_f32_e32 v21, 0x3fb8aa3b, v20
	v_cvt_i32_f32_e32 v21, v21
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v72, 23, v75
	v_add_u32_e32 v12, vcc, v72, v12
	v_cvt_f32_i32_e32 v72, v21
	v_cmp_ngt_f32_e32 vcc, s55, v73
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s56, v73
	v_madmk_f32 v74, v72, 0xbf317180, v20
	v_madmk_f32 v75, v72, 0xb717f7d1, v74
	v_mul_f32_e32 v76, v75, v75
	v_madmk_f32 v77, v76, 0x3331bb4c, v37
	v_madak_f32 v77, v76, v77, 0x388ab355
	v_madak_f32 v77, v76, v77, 0xbb360b61
	v_madak_f32 v77, v76, v77, 0x3e2aaaab
	v_mad_f32 v76, -v76, v77, v75
	v_sub_f32_e32 v77, 2.0, v76
	v_cndmask_b32_e32 v12, v40, v12, vcc
	v_cmp_gt_f32_e64 vcc, |v77|, s54
	v_cndmask_b32_e32 v78, 1.0, v39, vcc
	v_mul_f32_e32 v77, v77, v78
	v_rcp_f32_e32 v77, v77
	v_cmp_o_f32_e32 vcc, v73, v73
	v_cndmask_b32_e32 v12, v73, v12, vcc
	v_mul_f32_e32 v73, v75, v76
	v_sub_f32_e32 v71, v71, v91
	v_mul_f32_e32 v72, 0xb717f7d1, v72
	v_mul_f32_e32 v73, v73, v77
	v_cmp_gt_f32_e32 vcc, 0, v71
	v_mad_f32 v72, -v78, v73, -v72
	v_cndmask_b32_e64 v73, 0.5, -0.5, vcc
	v_mac_f32_e32 v73, 0x3fb8aa3b, v71
	v_cvt_i32_f32_e32 v73, v73
	v_sub_f32_e32 v72, v74, v72
	v_add_f32_e32 v72, 1.0, v72
	v_lshlrev_b32_e32 v21, 23, v21
	v_add_u32_e32 v21, vcc, v21, v72
	v_cvt_f32_i32_e32 v72, v73
	v_cmp_ngt_f32_e32 vcc, s55, v20
	v_cndmask_b32_e32 v21, 0, v21, vcc
	v_cmp_gt_f32_e32 vcc, s56, v20
	v_cndmask_b32_e32 v21, v40, v21, vcc
	v_cmp_o_f32_e32 vcc, v20, v20
	v_cndmask_b32_e32 v20, v20, v21, vcc
	v_madmk_f32 v21, v72, 0xbf317180, v71
	v_madmk_f32 v74, v72, 0xb717f7d1, v21
	v_mul_f32_e32 v75, v74, v74
	v_madmk_f32 v76, v75, 0x3331bb4c, v37
	v_madak_f32 v76, v75, v76, 0x388ab355
	v_madak_f32 v76, v75, v76, 0xbb360b61
	v_madak_f32 v76, v75, v76, 0x3e2aaaab
	v_mad_f32 v75, -v75, v76, v74
	v_sub_f32_e32 v76, 2.0, v75
	v_cmp_gt_f32_e64 vcc, |v76|, s54
	v_cndmask_b32_e32 v77, 1.0, v39, vcc
	v_mul_f32_e32 v76, v76, v77
	v_rcp_f32_e32 v76, v76
	ds_write2_b32 v25, v12, v20 offset0:192 offset1:224
	v_mul_f32_e32 v20, v74, v75
	v_mul_f32_e32 v12, 0xb717f7d1, v72
	v_mul_f32_e32 v20, v20, v76
	v_mad_f32 v12, -v77, v20, -v12
	v_sub_f32_e32 v20, v70, v91
	v_cmp_gt_f32_e32 vcc, 0, v20
	v_sub_f32_e32 v12, v21, v12
	v_cndmask_b32_e64 v21, 0.5, -0.5, vcc
	v_mac_f32_e32 v21, 0x3fb8aa3b, v20
	v_cvt_i32_f32_e32 v21, v21
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v70, 23, v73
	v_add_u32_e32 v12, vcc, v70, v12
	v_cvt_f32_i32_e32 v70, v21
	v_cmp_ngt_f32_e32 vcc, s55, v71
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s56, v71
	v_madmk_f32 v72, v70, 0xbf317180, v20
	v_madmk_f32 v73, v70, 0xb717f7d1, v72
	v_mul_f32_e32 v74, v73, v73
	v_madmk_f32 v75, v74, 0x3331bb4c, v37
	v_madak_f32 v75, v74, v75, 0x388ab355
	v_madak_f32 v75, v74, v75, 0xbb360b61
	v_madak_f32 v75, v74, v75, 0x3e2aaaab
	v_mad_f32 v74, -v74, v75, v73
	v_sub_f32_e32 v75, 2.0, v74
	v_cndmask_b32_e32 v12, v40, v12, vcc
	v_cmp_gt_f32_e64 vcc, |v75|, s54
	v_cndmask_b32_e32 v76, 1.0, v39, vcc
	v_mul_f32_e32 v75, v75, v76
	v_rcp_f32_e32 v75, v75
	v_cmp_o_f32_e32 vcc, v71, v71
	v_cndmask_b32_e32 v12, v71, v12, vcc
	v_mul_f32_e32 v71, v73, v74
	v_sub_f32_e32 v69, v69, v80
	v_mul_f32_e32 v70, 0xb717f7d1, v70
	v_mul_f32_e32 v71, v71, v75
	v_cmp_gt_f32_e32 vcc, 0, v69
	v_mad_f32 v70, -v76, v71, -v70
	v_cndmask_b32_e64 v71, 0.5, -0.5, vcc
	v_mac_f32_e32 v71, 0x3fb8aa3b, v69
	v_cvt_i32_f32_e32 v71, v71
	v_sub_f32_e32 v70, v72, v70
	v_add_f32_e32 v70, 1.0, v70
	v_lshlrev_b32_e32 v21, 23, v21
	v_add_u32_e32 v21, vcc, v21, v70
	v_cvt_f32_i32_e32 v70, v71
	v_cmp_ngt_f32_e32 vcc, s55, v20
	v_cndmask_b32_e32 v21, 0, v21, vcc
	v_cmp_gt_f32_e32 vcc, s56, v20
	v_cndmask_b32_e32 v21, v40, v21, vcc
	v_cmp_o_f32_e32 vcc, v20, v20
	v_cndmask_b32_e32 v20, v20, v21, vcc
	v_madmk_f32 v21, v70, 0xbf317180, v69
	v_madmk_f32 v72, v70, 0xb717f7d1, v21
	v_mul_f32_e32 v73, v72, v72
	v_madmk_f32 v74, v73, 0x3331bb4c, v37
	v_madak_f32 v74, v73, v74, 0x388ab355
	v_madak_f32 v74, v73, v74, 0xbb360b61
	v_madak_f32 v74, v73, v74, 0x3e2aaaab
	v_mad_f32 v73, -v73, v74, v72
	v_sub_f32_e32 v74, 2.0, v73
	v_cmp_gt_f32_e64 vcc, |v74|, s54
	v_cndmask_b32_e32 v75, 1.0, v39, vcc
	v_mul_f32_e32 v74, v74, v75
	v_rcp_f32_e32 v74, v74
	ds_write2_b32 v67, v12, v20 offset1:32
	v_mul_f32_e32 v20, v72, v73
	v_mul_f32_e32 v12, 0xb717f7d1, v70
	v_mul_f32_e32 v20, v20, v74
	v_mad_f32 v12, -v75, v20, -v12
	v_sub_f32_e32 v20, v68, v80
	v_cmp_gt_f32_e32 vcc, 0, v20
	v_sub_f32_e32 v12, v21, v12
	v_cndmask_b32_e64 v21, 0.5, -0.5, vcc
	v_mac_f32_e32 v21, 0x3fb8aa3b, v20
	v_cvt_i32_f32_e32 v21, v21
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v68, 23, v71
	v_add_u32_e32 v12, vcc, v68, v12
	v_cvt_f32_i32_e32 v68, v21
	v_cmp_ngt_f32_e32 vcc, s55, v69
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s56, v69
	v_madmk_f32 v70, v68, 0xbf317180, v20
	v_madmk_f32 v71, v68, 0xb717f7d1, v70
	v_mul_f32_e32 v72, v71, v71
	v_madmk_f32 v73, v72, 0x3331bb4c, v37
	v_madak_f32 v73, v72, v73, 0x388ab355
	v_madak_f32 v73, v72, v73, 0xbb360b61
	v_madak_f32 v73, v72, v73, 0x3e2aaaab
	v_mad_f32 v72, -v72, v73, v71
	v_sub_f32_e32 v73, 2.0, v72
	v_cndmask_b32_e32 v12, v40, v12, vcc
	v_cmp_gt_f32_e64 vcc, |v73|, s54
	v_cndmask_b32_e32 v74, 1.0, v39, vcc
	v_mul_f32_e32 v73, v73, v74
	v_rcp_f32_e32 v73, v73
	v_cmp_o_f32_e32 vcc, v69, v69
	v_cndmask_b32_e32 v12, v69, v12, vcc
	v_mul_f32_e32 v69, v71, v72
	v_mul_f32_e32 v68, 0xb717f7d1, v68
	v_mul_f32_e32 v69, v69, v73
	v_mad_f32 v68, -v74, v69, -v68
	v_sub_f32_e32 v68, v70, v68
	v_add_f32_e32 v68, 1.0, v68
	v_lshlrev_b32_e32 v21, 23, v21
	v_add_u32_e32 v21, vcc, v21, v68
	v_cmp_ngt_f32_e32 vcc, s55, v20
	v_cndmask_b32_e32 v21, 0, v21, vcc
	v_cmp_gt_f32_e32 vcc, s56, v20
	v_cndmask_b32_e32 v21, v40, v21, vcc
	v_cmp_o_f32_e32 vcc, v20, v20
	v_cndmask_b32_e32 v20, v20, v21, vcc
	ds_write2_b32 v67, v12, v20 offset0:64 offset1:96
	v_mov_b32_e32 v12, v35
	.loc	0 238
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_24:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_11 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 242
	v_add_u32_e32 v75, vcc, s2, v24
	.loc	0 244
	ds_read2_b32 v[20:21], v12 offset1:32
	ds_read2_b32 v[79:80], v12 offset0:68 offset1:100
	.loc	0 242
	ds_read2_b64 v[67:70], v75 offset1:32
	ds_read2_b64 v[71:74], v75 offset0:64 offset1:96
	ds_read2_b64 v[75:78], v75 offset0:128 offset1:160
	.loc	0 240
	s_add_i32 s2, s2, 8
	v_add_u32_e32 v12, vcc, 0x220, v12
	.loc	0 243
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v0, v0, v67
	.loc	0 244
	v_mac_f32_e32 v54, v67, v20
	v_mac_f32_e32 v53, v67, v21
	.loc	0 243
	v_add_f32_e32 v1, v1, v69
	.loc	0 244
	v_mac_f32_e32 v52, v69, v20
	v_mac_f32_e32 v51, v69, v21
	.loc	0 243
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v2, v71
	.loc	0 244
	v_mac_f32_e32 v50, v71, v20
	v_mac_f32_e32 v49, v71, v21
	.loc	0 243
	v_add_f32_e32 v3, v3, v73
	.loc	0 244
	v_mac_f32_e32 v47, v73, v20
	v_mac_f32_e32 v46, v73, v21
	.loc	0 243
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v4, v4, v75
	.loc	0 244
	v_mac_f32_e32 v45, v75, v20
	v_mac_f32_e32 v44, v75, v21
	.loc	0 243
	v_add_f32_e32 v5, v5, v77
	.loc	0 244
	v_mac_f32_e32 v43, v77, v20
	v_mac_f32_e32 v42, v77, v21
	.loc	0 240
	s_cmpk_lg_i32 s2, 0x100
	.loc	0 243
	v_add_f32_e32 v0, v0, v68
	.loc	0 244
	v_mac_f32_e32 v54, v68, v79
	v_mac_f32_e32 v53, v68, v80
	.loc	0 243
	v_add_f32_e32 v1, v1, v70
	.loc	0 244
	v_mac_f32_e32 v52, v70, v79
	v_mac_f32_e32 v51, v70, v80
	.loc	0 243
	v_add_f32_e32 v2, v2, v72
	.loc	0 244
	v_mac_f32_e32 v50, v72, v79
	v_mac_f32_e32 v49, v72, v80
	.loc	0 243
	v_add_f32_e32 v3, v3, v74
	.loc	0 244
	v_mac_f32_e32 v47, v74, v79
	v_mac_f32_e32 v46, v74, v80
	.loc	0 243
	v_add_f32_e32 v4, v4, v76
	.loc	0 244
	v_mac_f32_e32 v45, v76, v79
	v_mac_f32_e32 v44, v76, v80
	.loc	0 243
	v_add_f32_e32 v5, v5, v78
	.loc	0 244
	v_mac_f32_e32 v43, v78, v79
	v_mac_f32_e32 v42, v78, v80
	.loc	0 240
	s_cbranch_scc1 .LBB0_24
; %bb.25:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 209
	v_mov_b32_e32 v12, s47
	v_add_u32_e32 v16, vcc, s46, v16
	v_addc_u32_e32 v17, vcc, v17, v12, vcc
	s_add_i32 s24, s24, 64
	s_add_i32 s21, s21, 64
	v_add_u32_e32 v18, vcc, s46, v18
	s_cmp_eq_u32 s36, s50
	v_addc_u32_e32 v19, vcc, v19, v12, vcc
	.loc	0 257
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_scc1 .LBB0_27
; %bb.26:                               ;   in Loop: Header=BB0_11 Depth=2
	.loc	0 0
	v_mov_b32_e32 v12, v11
	v_mov_b32_e32 v11, v10
	v_mov_b32_e32 v10, v9
	v_mov_b32_e32 v9, v8
	v_mov_b32_e32 v8, v7
	v_mov_b32_e32 v7, v6
	s_branch .LBB0_11
.LBB0_27:                               ;   in Loop: Header=BB0_3 Depth=1
	v_add_u32_e32 v6, vcc, v14, v13
	v_addc_u32_e32 v7, vcc, 0, v15, vcc
	v_cmp_gt_i32_e32 vcc, s17, v41
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_29
; %bb.28:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v8, s[4:5], v0, v0, v54
	v_div_scale_f32 v9, vcc, v54, v0, v54
	v_rcp_f32_e32 v10, v8
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v11, -v8, v10, 1.0
	v_fma_f32 v10, v11, v10, v10
	v_mul_f32_e32 v11, v9, v10
	v_fma_f32 v12, -v8, v11, v9
	v_fma_f32 v11, v12, v10, v11
	v_fma_f32 v8, -v8, v11, v9
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v9, s[4:5], v0, v0, v53
	v_div_fmas_f32 v8, v8, v10, v11
	v_div_scale_f32 v10, vcc, v53, v0, v53
	v_rcp_f32_e32 v11, v9
	v_div_fixup_f32 v12, v8, v0, v54
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v8, -v9, v11, 1.0
	v_fma_f32 v8, v8, v11, v11
	v_mul_f32_e32 v11, v10, v8
	v_fma_f32 v14, -v9, v11, v10
	v_fma_f32 v11, v14, v8, v11
	v_fma_f32 v9, -v9, v11, v10
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v10, v9, v8, v11
	v_mad_i64_i32 v[8:9], s[4:5], v41, s18, v[6:7]
	v_mov_b32_e32 v11, s27
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, s26, v8
	v_addc_u32_e32 v9, vcc, v11, v9, vcc
	v_cndmask_b32_e64 v11, 0, v12, s[0:1]
	flat_store_dword v[8:9], v11
	v_add_u32_e32 v8, vcc, 0x80, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_div_fixup_f32 v0, v10, v0, v53
	v_cndmask_b32_e64 v0, 0, v0, s[0:1]
	flat_store_dword v[8:9], v0
.LBB0_29:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e32 vcc, s17, v48
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v0, s[4:5], v1, v1, v52
	v_div_scale_f32 v8, vcc, v52, v1, v52
	v_rcp_f32_e32 v9, v0
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v10, -v0, v9, 1.0
	v_fma_f32 v9, v10, v9, v9
	v_mul_f32_e32 v10, v8, v9
	v_fma_f32 v11, -v0, v10, v8
	v_fma_f32 v10, v11, v9, v10
	v_fma_f32 v0, -v0, v10, v8
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v8, s[4:5], v1, v1, v51
	v_div_fmas_f32 v0, v0, v9, v10
	v_div_scale_f32 v9, vcc, v51, v1, v51
	v_rcp_f32_e32 v10, v8
	v_div_fixup_f32 v0, v0, v1, v52
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v11, -v8, v10, 1.0
	v_fma_f32 v10, v11, v10, v10
	v_mul_f32_e32 v11, v9, v10
	v_fma_f32 v12, -v8, v11, v9
	v_fma_f32 v11, v12, v10, v11
	v_fma_f32 v8, -v8, v11, v9
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v10, v8, v10, v11
	v_mad_i64_i32 v[8:9], s[4:5], v48, s18, v[6:7]
	v_mov_b32_e32 v11, s27
	v_cndmask_b32_e64 v0, 0, v0, s[0:1]
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, s26, v8
	v_addc_u32_e32 v9, vcc, v11, v9, vcc
	flat_store_dword v[8:9], v0
	v_add_u32_e32 v0, vcc, 0x80, v8
	v_div_fixup_f32 v1, v10, v1, v51
	v_cndmask_b32_e64 v8, 0, v1, s[0:1]
	v_addc_u32_e32 v1, vcc, 0, v9, vcc
	flat_store_dword v[0:1], v8
.LBB0_31:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v0, vcc, 2, v41
	v_cmp_gt_i32_e32 vcc, s17, v0
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v1, s[4:5], v2, v2, v50
	v_div_scale_f32 v8, vcc, v50, v2, v50
	v_rcp_f32_e32 v9, v1
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v10, -v1, v9, 1.0
	v_fma_f32 v9, v10, v9, v9
	v_mul_f32_e32 v10, v8, v9
	v_fma_f32 v11, -v1, v10, v8
	v_fma_f32 v10, v11, v9, v10
	v_fma_f32 v1, -v1, v10, v8
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v8, s[4:5], v2, v2, v49
	v_div_fmas_f32 v1, v1, v9, v10
	v_div_scale_f32 v9, vcc, v49, v2, v49
	v_rcp_f32_e32 v10, v8
	v_div_fixup_f32 v11, v1, v2, v50
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v1, -v8, v10, 1.0
	v_fma_f32 v1, v1, v10, v10
	v_mul_f32_e32 v10, v9, v1
	v_fma_f32 v12, -v8, v10, v9
	v_fma_f32 v10, v12, v1, v10
	v_fma_f32 v8, -v8, v10, v9
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v8, v8, v1, v10
	v_mad_i64_i32 v[0:1], s[4:5], v0, s18, v[6:7]
	v_mov_b32_e32 v9, s27
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s26, v0
	v_addc_u32_e32 v1, vcc, v9, v1, vcc
	v_cndmask_b32_e64 v9, 0, v11, s[0:1]
	flat_store_dword v[0:1], v9
	v_add_u32_e32 v0, vcc, 0x80, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_div_fixup_f32 v2, v8, v2, v49
	v_cndmask_b32_e64 v2, 0, v2, s[0:1]
	flat_store_dword v[0:1], v2
.LBB0_33:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v0, vcc, 3, v41
	v_cmp_gt_i32_e32 vcc, s17, v0
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_35
; %bb.34:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v1, s[4:5], v3, v3, v47
	v_div_scale_f32 v2, vcc, v47, v3, v47
	v_rcp_f32_e32 v8, v1
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v9, -v1, v8, 1.0
	v_fma_f32 v8, v9, v8, v8
	v_mul_f32_e32 v9, v2, v8
	v_fma_f32 v10, -v1, v9, v2
	v_fma_f32 v9, v10, v8, v9
	v_fma_f32 v1, -v1, v9, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v2, s[4:5], v3, v3, v46
	v_div_fmas_f32 v1, v1, v8, v9
	v_div_scale_f32 v8, vcc, v46, v3, v46
	v_rcp_f32_e32 v9, v2
	v_div_fixup_f32 v10, v1, v3, v47
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v1, -v2, v9, 1.0
	v_fma_f32 v1, v1, v9, v9
	v_mul_f32_e32 v9, v8, v1
	v_fma_f32 v11, -v2, v9, v8
	v_fma_f32 v9, v11, v1, v9
	v_fma_f32 v2, -v2, v9, v8
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v2, v2, v1, v9
	v_mad_i64_i32 v[0:1], s[4:5], v0, s18, v[6:7]
	v_mov_b32_e32 v8, s27
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s26, v0
	v_addc_u32_e32 v1, vcc, v8, v1, vcc
	v_cndmask_b32_e64 v8, 0, v10, s[0:1]
	flat_store_dword v[0:1], v8
	v_add_u32_e32 v0, vcc, 0x80, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_div_fixup_f32 v2, v2, v3, v46
	v_cndmask_b32_e64 v2, 0, v2, s[0:1]
	flat_store_dword v[0:1], v2
.LBB0_35:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v0, vcc, 4, v41
	v_cmp_gt_i32_e32 vcc, s17, v0
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_37
; %bb.36:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v1, s[4:5], v4, v4, v45
	v_div_scale_f32 v2, vcc, v45, v4, v45
	v_rcp_f32_e32 v3, v1
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v8, -v1, v3, 1.0
	v_fma_f32 v3, v8, v3, v3
	v_mul_f32_e32 v8, v2, v3
	v_fma_f32 v9, -v1, v8, v2
	v_fma_f32 v8, v9, v3, v8
	v_fma_f32 v1, -v1, v8, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v2, s[4:5], v4, v4, v44
	v_div_fmas_f32 v1, v1, v3, v8
	v_div_scale_f32 v3, vcc, v44, v4, v44
	v_rcp_f32_e32 v8, v2
	v_div_fixup_f32 v9, v1, v4, v45
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v1, -v2, v8, 1.0
	v_fma_f32 v1, v1, v8, v8
	v_mul_f32_e32 v8, v3, v1
	v_fma_f32 v10, -v2, v8, v3
	v_fma_f32 v8, v10, v1, v8
	v_fma_f32 v2, -v2, v8, v3
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v2, v2, v1, v8
	v_mad_i64_i32 v[0:1], s[4:5], v0, s18, v[6:7]
	v_mov_b32_e32 v3, s27
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s26, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_cndmask_b32_e64 v3, 0, v9, s[0:1]
	flat_store_dword v[0:1], v3
	v_add_u32_e32 v0, vcc, 0x80, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_div_fixup_f32 v2, v2, v4, v44
	v_cndmask_b32_e64 v2, 0, v2, s[0:1]
	flat_store_dword v[0:1], v2
.LBB0_37:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_add_u32_e32 v0, vcc, 5, v41
	v_cmp_gt_i32_e32 vcc, s17, v0
	.loc	0 260
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_2
; %bb.38:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	0 261
	v_div_scale_f32 v1, s[4:5], v5, v5, v43
	v_div_scale_f32 v2, vcc, v43, v5, v43
	v_rcp_f32_e32 v3, v1
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v4, -v1, v3, 1.0
	v_fma_f32 v3, v4, v3, v3
	v_mul_f32_e32 v4, v2, v3
	v_fma_f32 v8, -v1, v4, v2
	v_fma_f32 v4, v8, v3, v4
	v_fma_f32 v1, -v1, v4, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_scale_f32 v2, s[4:5], v5, v5, v42
	v_div_fmas_f32 v1, v1, v3, v4
	v_div_scale_f32 v3, vcc, v42, v5, v42
	v_rcp_f32_e32 v4, v2
	v_div_fixup_f32 v8, v1, v5, v43
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v1, -v2, v4, 1.0
	v_fma_f32 v1, v1, v4, v4
	v_mul_f32_e32 v4, v3, v1
	v_fma_f32 v9, -v2, v4, v3
	v_fma_f32 v4, v9, v1, v4
	v_fma_f32 v2, -v2, v4, v3
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v2, v2, v1, v4
	v_mad_i64_i32 v[0:1], s[4:5], v0, s18, v[6:7]
	v_mov_b32_e32 v3, s27
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, s26, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_cndmask_b32_e64 v3, 0, v8, s[0:1]
	flat_store_dword v[0:1], v3
	v_add_u32_e32 v0, vcc, 0x80, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_div_fixup_f32 v2, v2, v5, v42
	v_cndmask_b32_e64 v2, 0, v2, s[0:1]
	flat_store_dword v[0:1], v2
	s_branch .LBB0_2
.LBB0_39:
	.loc	0 264
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_v3
		.amdhsa_group_segment_fixed_size 47104
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
		.amdhsa_next_free_vgpr 114
		.amdhsa_next_free_sgpr 58
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
; codeLenInByte = 11964
; NumSgprs: 60
; NumVgprs: 114
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 47104 bytes/workgroup (compile time only)
; SGPRBlocks: 7
; VGPRBlocks: 28
; NumSGPRsForWavesPerEU: 60
; NumVGPRsForWavesPerEU: 114
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
    .group_segment_fixed_size: 47104
    .kernarg_segment_align: 8
    .kernarg_segment_size: 88
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           attention_v3
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     60
    .sgpr_spill_count: 0
    .symbol:         attention_v3.kd
    .vgpr_count:     114
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

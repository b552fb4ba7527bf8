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
	v_mov_b32_e32 v1, 0x2aaaaaab
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s38, 47
	v_mul_hi_i32 v1, s0, v1
	s_mul_i32 s35, s37, s36
	v_readfirstlane_b32 s0, v1
	s_lshr_b32 s1, s0, 31
	s_ashr_i32 s33, s0, 3
	s_add_i32 s33, s33, s1
	s_mul_i32 s35, s35, s33
	.loc	0 196
	s_cmp_le_i32 s35, s8
	s_cbranch_scc1 .LBB0_79
; %bb.1:
	.loc	0 0
	s_add_i32 s0, s39, 63
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	s_load_dword s1, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	s_ashr_i32 s46, s0, 6
	s_cmp_gt_i32 s39, 0
	s_cselect_b64 s[10:11], -1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s1, 0xffff
	v_cvt_f32_u32_e32 v1, s0
	s_sub_i32 s1, 0, s0
	s_load_dword s47, s[6:7], 0x10
	.loc	0 195
	s_load_dwordx2 s[22:23], s[6:7], 0x18
	s_load_dwordx8 s[12:19], s[6:7], 0x20
	s_load_dwordx4 s[40:43], s[6:7], 0x40
	s_load_dwordx2 s[30:31], s[6:7], 0x50
	v_rcp_iflag_f32_e32 v1, v1
	v_lshrrev_b32_e32 v3, 5, v0
	s_waitcnt lgkmcnt(0)
	s_mov_b32 s34, s13
	s_mul_i32 s13, s33, 48
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_ashr_i32 s43, s42, 31
	s_add_i32 s15, s13, -1
	v_mul_u32_u24_e32 v46, 6, v3
	v_mul_lo_u32 v2, s1, v1
	.loc	0 196
	s_mov_b32 s9, 0
	.loc	0 195
	v_and_b32_e32 v13, 31, v0
	s_mov_b32 s36, s41
	v_mul_hi_u32 v2, v1, v2
	.loc	0 196
	v_alignbit_b32 v5, s9, v0, 4
	v_mov_b32_e32 v6, s17
	v_lshrrev_b32_e32 v53, 4, v0
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v2, s2, v1
	v_and_b32_e32 v1, 15, v0
	v_or_b32_e32 v50, 0xffffff00, v0
	v_mov_b32_e32 v7, s19
	v_readfirstlane_b32 s1, v2
	s_mul_i32 s3, s1, s0
	s_sub_i32 s3, s2, s3
	s_add_i32 s4, s1, 1
	s_sub_i32 s5, s3, s0
	s_cmp_ge_u32 s3, s0
	s_cselect_b32 s1, s4, s1
	s_cselect_b32 s3, s5, s3
	s_add_i32 s4, s1, 1
	s_cmp_ge_u32 s3, s0
	s_cselect_b32 s38, s4, s1
	v_mov_b32_e32 v2, s38
	v_mad_u64_u32 v[3:4], s[0:1], s0, v2, 0
	s_mov_b32 s3, s9
	v_mov_b32_e32 v2, 0
	v_cmp_ne_u64_e32 vcc, s[2:3], v[3:4]
	s_movk_i32 s4, 0x50
	v_cndmask_b32_e64 v3, 0, 1, vcc
	v_readfirstlane_b32 s41, v3
	v_mul_u32_u24_e32 v3, 0x50, v13
	v_or_b32_e32 v47, 0x3000, v3
	v_mad_i64_i32 v[2:3], s[2:3], v5, s42, v[1:2]
	s_movk_i32 s2, 0x4400
	v_lshlrev_b32_e32 v4, 2, v13
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshlrev_b32_e32 v48, 8, v46
	v_add_u32_e32 v51, vcc, s16, v2
	v_addc_u32_e32 v52, vcc, v6, v3, vcc
	v_lshlrev_b32_e32 v6, 2, v1
	v_mad_u32_u24 v0, v53, s4, v6
	v_or_b32_e32 v54, 0x3000, v0
	v_add_u32_e32 v55, vcc, s2, v0
	v_or_b32_e32 v0, 64, v5
	v_mad_i64_i32 v[0:1], s[2:3], v0, s42, 0
	v_add_u32_e32 v56, vcc, s18, v2
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_addc_u32_e32 v57, vcc, v7, v3, vcc
	v_add_u32_e32 v0, vcc, v0, v6
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_mov_b32_e32 v2, s17
	v_add_u32_e32 v58, vcc, s16, v0
	v_cmp_gt_u32_e64 s[0:1], 16, v13
	s_max_i32 s48, s46, 1
	v_or_b32_e32 v49, v48, v4
	s_lshl_b64 s[44:45], s[42:43], 6
	s_lshl_b64 s[42:43], s[42:43], 8
	v_addc_u32_e32 v59, vcc, v2, v1, vcc
	v_or_b32_e32 v60, 64, v53
	v_or_b32_e32 v61, 0x4400, v4
	v_cndmask_b32_e64 v62, 0, 1, s[10:11]
	s_movk_i32 s49, 0x2ff
	s_mov_b32 s16, 0xff800000
	v_mov_b32_e32 v63, 0xb5ddea0e
	s_mov_b32 s50, 0x6f800000
	s_mov_b32 s51, 0xc2aeac4f
	s_mov_b32 s52, 0x42b17218
	v_mov_b32_e32 v64, 0xff800000
	s_movk_i32 s53, 0x400
	v_mov_b32_e32 v65, 0x2f800000
	v_mov_b32_e32 v66, 0x7f800000
	s_branch .LBB0_5
.LBB0_2:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_cmp_gt_f32_e64 vcc, |v5|, s50
	v_cndmask_b32_e32 v1, 1.0, v65, vcc
	v_mul_f32_e32 v2, v5, v1
	v_rcp_f32_e32 v2, v2
	v_mul_f32_e32 v2, v68, v2
	v_mul_f32_e32 v1, v1, v2
.LBB0_3:                                ;   in Loop: Header=BB0_5 Depth=1
	v_mad_i64_i32 v[2:3], s[2:3], v0, s14, v[6:7]
	v_mov_b32_e32 v0, s31
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s30, v2
	v_addc_u32_e32 v3, vcc, v0, v3, vcc
	flat_store_dword v[2:3], v1
.LBB0_4:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 196
	s_bfe_i64 s[2:3], s[8:9], 0x200000
	s_add_u32 s2, s2, s38
	s_addc_u32 s3, s3, 0
	s_add_u32 s8, s2, s41
	s_addc_u32 s9, s3, 0
	s_cmp_le_i32 s35, s8
	s_cbranch_scc1 .LBB0_79
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_8 Depth 2
                                        ;     Child Loop BB0_13 Depth 2
                                        ;       Child Loop BB0_15 Depth 3
                                        ;       Child Loop BB0_20 Depth 3
                                        ;       Child Loop BB0_25 Depth 3
	.loc	0 197
	s_ashr_i32 s2, s33, 31
	s_add_i32 s3, s33, s2
	s_xor_b32 s3, s3, s2
	v_cvt_f32_u32_e32 v0, s3
	s_sub_i32 s4, 0, s3
	.loc	0 200
	v_mov_b32_e32 v2, s40
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
	s_ashr_i32 s4, s37, 31
	s_add_i32 s5, s37, s4
	s_xor_b32 s5, s5, s4
	v_cvt_f32_u32_e32 v0, s5
	s_sub_i32 s6, 0, s5
	s_xor_b32 s3, s3, s2
	s_sub_i32 s17, s3, s2
	v_rcp_iflag_f32_e32 v0, v0
	s_ashr_i32 s2, s17, 31
	s_add_i32 s3, s17, s2
	s_xor_b32 s3, s3, s2
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	s_xor_b32 s2, s2, s4
	v_mul_lo_u32 v1, s6, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, vcc, v0, v1
	v_mul_hi_u32 v0, s3, v0
	.loc	0 200
	v_mov_b32_e32 v1, s36
	.loc	0 197
	v_readfirstlane_b32 s4, v0
	s_mul_i32 s6, s4, s5
	s_sub_i32 s3, s3, s6
	s_add_i32 s7, s4, 1
	s_sub_i32 s6, s3, s5
	s_cmp_ge_u32 s3, s5
	s_cselect_b32 s4, s7, s4
	s_cselect_b32 s3, s6, s3
	s_add_i32 s6, s4, 1
	s_cmp_ge_u32 s3, s5
	s_cselect_b32 s3, s6, s4
	s_xor_b32 s3, s3, s2
	s_sub_i32 s18, s3, s2
	s_mul_i32 s2, s18, s37
	s_sub_i32 s19, s17, s2
	.loc	0 200
	v_mad_i64_i32 v[0:1], s[2:3], s19, v1, 0
	.loc	0 206
	s_andn2_b64 vcc, exec, s[10:11]
	.loc	0 200
	v_mad_i64_i32 v[0:1], s[2:3], s18, v2, v[0:1]
	.loc	0 206
	v_cmp_ne_u32_e64 s[2:3], 1, v62
	v_lshlrev_b64 v[6:7], 2, v[0:1]
	s_cbranch_vccnz .LBB0_11
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 179
	v_add_u32_e32 v0, vcc, v51, v6
	v_addc_u32_e32 v1, vcc, v52, v7, vcc
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v2, v53
	v_mov_b32_e32 v3, v54
	v_mov_b32_e32 v4, v50
	s_branch .LBB0_8
.LBB0_7:                                ;   in Loop: Header=BB0_8 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 179
	v_add_u32_e32 v4, vcc, 0x100, v4
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v3, v5
	.loc	0 179
	v_mov_b32_e32 v5, s45
	v_add_u32_e32 v0, vcc, s44, v0
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_add_u32_e32 v3, vcc, 0x500, v3
	v_cmp_lt_u32_e32 vcc, s49, v4
	s_or_b64 s[4:5], vcc, s[4:5]
	v_add_u32_e32 v2, vcc, 16, v2
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_10
.LBB0_8:                                ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s39, v2
	.loc	0 182
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_7
; %bb.9:                                ;   in Loop: Header=BB0_8 Depth=2
	flat_load_dword v5, v[0:1]
	s_branch .LBB0_7
.LBB0_10:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
.LBB0_11:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 199
	v_mov_b32_e32 v0, s34
	v_mad_i64_i32 v[0:1], s[4:5], s19, v0, 0
	s_mul_i32 s17, s17, s33
	v_mov_b32_e32 v2, s12
	s_sub_i32 s6, s8, s17
	v_mad_i64_i32 v[14:15], s[4:5], s18, v2, v[0:1]
	.loc	0 198
	s_mul_i32 s6, s6, 48
	s_mov_b32 s24, 0
	v_add_u32_e32 v67, vcc, s6, v46
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	s_mov_b32 s28, s24
	s_mov_b32 s29, s24
	v_mov_b32_e32 v0, s24
	.loc	0 209
	s_and_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v1, s25
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s28
	v_mov_b32_e32 v5, s29
	v_mov_b32_e32 v74, 0
	v_or_b32_e32 v69, 1, v67
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v72, 0
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v68, 0
	.loc	0 207
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_vccnz .LBB0_51
; %bb.12:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_min_i32_e32 v2, s15, v67
	v_mad_i64_i32 v[2:3], s[4:5], v2, s14, 0
	v_lshlrev_b64 v[0:1], 2, v[14:15]
	v_mov_b32_e32 v4, s23
	v_add_u32_e32 v5, vcc, s22, v0
	v_addc_u32_e32 v4, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s15, v69
	v_mad_i64_i32 v[2:3], s[4:5], v2, s14, 0
	v_add_u32_e32 v16, vcc, v5, v0
	v_addc_u32_e32 v17, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_add_u32_e32 v2, vcc, 2, v67
	v_min_i32_e32 v2, s15, v2
	v_mad_i64_i32 v[2:3], s[4:5], v2, s14, 0
	v_add_u32_e32 v18, vcc, v5, v0
	v_addc_u32_e32 v19, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_add_u32_e32 v2, vcc, 3, v67
	v_min_i32_e32 v2, s15, v2
	v_mad_i64_i32 v[2:3], s[4:5], v2, s14, 0
	v_add_u32_e32 v20, vcc, v5, v0
	v_addc_u32_e32 v21, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_add_u32_e32 v2, vcc, 4, v67
	v_min_i32_e32 v2, s15, v2
	v_mad_i64_i32 v[2:3], s[4:5], v2, s14, 0
	v_add_u32_e32 v22, vcc, v5, v0
	v_addc_u32_e32 v23, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_add_u32_e32 v2, vcc, 5, v67
	v_min_i32_e32 v2, s15, v2
	v_mad_i64_i32 v[2:3], s[4:5], v2, s14, 0
	v_add_u32_e32 v24, vcc, v5, v0
	v_addc_u32_e32 v25, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	s_mov_b32 s17, s16
	v_add_u32_e32 v26, vcc, v5, v0
	v_addc_u32_e32 v27, vcc, v4, v1, vcc
	v_add_u32_e32 v28, vcc, 32, v24
	v_addc_u32_e32 v29, vcc, 0, v25, vcc
	v_add_u32_e32 v30, vcc, 32, v26
	v_addc_u32_e32 v31, vcc, 0, v27, vcc
	v_add_u32_e32 v32, vcc, 48, v16
	v_addc_u32_e32 v33, vcc, 0, v17, vcc
	v_add_u32_e32 v34, vcc, 48, v18
	v_addc_u32_e32 v35, vcc, 0, v19, vcc
	v_add_u32_e32 v36, vcc, 48, v20
	v_addc_u32_e32 v37, vcc, 0, v21, vcc
	v_add_u32_e32 v38, vcc, 48, v22
	v_addc_u32_e32 v39, vcc, 0, v23, vcc
	.loc	0 209
	v_add_u32_e32 v40, vcc, v56, v6
	v_addc_u32_e32 v41, vcc, v57, v7, vcc
	v_add_u32_e32 v42, vcc, v58, v6
	v_addc_u32_e32 v43, vcc, v59, v7, vcc
	s_mov_b32 s18, s16
	s_mov_b32 s19, s16
	s_mov_b32 s20, s16
	s_mov_b32 s21, s16
	v_mov_b32_e32 v0, s24
	v_mov_b32_e32 v7, s16
	.loc	0 0
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v1, s25
	v_mov_b32_e32 v2, s26
	v_mov_b32_e32 v3, s27
	v_mov_b32_e32 v4, s28
	v_mov_b32_e32 v5, s29
	v_mov_b32_e32 v8, s17
	v_mov_b32_e32 v9, s18
	v_mov_b32_e32 v10, s19
	v_mov_b32_e32 v11, s20
	v_mov_b32_e32 v12, s21
	v_mov_b32_e32 v75, v60
	v_mov_b32_e32 v76, v53
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v72, 0
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v74, 0
.LBB0_13:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_15 Depth 3
                                        ;       Child Loop BB0_20 Depth 3
                                        ;       Child Loop BB0_25 Depth 3
	v_mov_b32_e32 v45, v41
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v6, v76
	v_mov_b32_e32 v44, v40
	v_mov_b32_e32 v77, v55
	v_mov_b32_e32 v78, v50
	s_branch .LBB0_15
.LBB0_14:                               ;   in Loop: Header=BB0_15 Depth=3
	s_or_b64 exec, exec, s[6:7]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v77, v79
	.loc	0 179
	v_add_u32_e32 v78, vcc, 0x100, v78
	v_add_u32_e32 v77, vcc, 0x500, v77
	v_mov_b32_e32 v79, s45
	v_add_u32_e32 v44, vcc, s44, v44
	v_addc_u32_e32 v45, vcc, v45, v79, vcc
	v_cmp_lt_u32_e32 vcc, s49, v78
	s_or_b64 s[4:5], vcc, s[4:5]
	v_add_u32_e32 v6, vcc, 16, v6
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_17
.LBB0_15:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_13 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s39, v6
	.loc	0 182
	v_mov_b32_e32 v79, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_14
; %bb.16:                               ;   in Loop: Header=BB0_15 Depth=3
	flat_load_dword v79, v[44:45]
	s_branch .LBB0_14
.LBB0_17:                               ;   in Loop: Header=BB0_13 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 215
	flat_load_dwordx4 v[77:80], v[16:17]
	flat_load_dwordx4 v[81:84], v[18:19]
	flat_load_dwordx4 v[85:88], v[20:21]
	flat_load_dwordx4 v[89:92], v[22:23]
	flat_load_dwordx4 v[93:96], v[24:25]
	flat_load_dwordx4 v[97:100], v[26:27]
	v_add_u32_e32 v44, vcc, 32, v16
	v_addc_u32_e32 v45, vcc, 0, v17, vcc
	v_add_u32_e32 v105, vcc, 16, v16
	v_addc_u32_e32 v106, vcc, 0, v17, vcc
	v_add_u32_e32 v117, vcc, 32, v18
	flat_load_dwordx4 v[101:104], v[44:45]
	flat_load_dwordx4 v[105:108], v[105:106]
	v_addc_u32_e32 v118, vcc, 0, v19, vcc
	v_add_u32_e32 v121, vcc, 16, v18
	v_addc_u32_e32 v122, vcc, 0, v19, vcc
	v_add_u32_e32 v125, vcc, 32, v20
	v_addc_u32_e32 v126, vcc, 0, v21, vcc
	v_add_u32_e32 v129, vcc, 16, v20
	v_addc_u32_e32 v130, vcc, 0, v21, vcc
	v_add_u32_e32 v133, vcc, 32, v22
	v_addc_u32_e32 v134, vcc, 0, v23, vcc
	v_add_u32_e32 v137, vcc, 16, v22
	v_addc_u32_e32 v138, vcc, 0, v23, vcc
	v_add_u32_e32 v44, vcc, 16, v24
	.loc	0 216
	s_mov_b32 m0, -1
	.loc	0 215
	v_addc_u32_e32 v45, vcc, 0, v25, vcc
	.loc	0 216
	ds_read_b128 v[109:112], v47
	ds_read_b128 v[113:116], v47 offset:2560
	.loc	0 215
	flat_load_dwordx4 v[117:120], v[117:118]
	flat_load_dwordx4 v[121:124], v[121:122]
	flat_load_dwordx4 v[125:128], v[125:126]
	flat_load_dwordx4 v[129:132], v[129:130]
	flat_load_dwordx4 v[133:136], v[133:134]
	flat_load_dwordx4 v[137:140], v[137:138]
	flat_load_dwordx4 v[141:144], v[44:45]
	.loc	0 216
	ds_read_b128 v[145:148], v47 offset:16
	ds_read_b128 v[149:152], v47 offset:2576
	.loc	0 210
	s_lshl_b32 s4, s24, 6
	.loc	0 228
	s_add_i32 s24, s24, 1
	s_cmp_ge_i32 s24, s46
	.loc	0 216
	s_waitcnt vmcnt(14) lgkmcnt(2)
	v_mul_f32_e32 v44, v78, v114
	s_waitcnt vmcnt(13)
	v_mul_f32_e32 v45, v82, v110
	v_mac_f32_e32 v44, v77, v113
	v_mul_f32_e32 v6, v78, v110
	v_mul_f32_e32 v78, v82, v114
	v_mac_f32_e32 v45, v81, v109
	v_mac_f32_e32 v44, v79, v115
	v_mac_f32_e32 v78, v81, v113
	v_mac_f32_e32 v45, v83, v111
	v_mac_f32_e32 v44, v80, v116
	v_mac_f32_e32 v6, v77, v109
	v_mac_f32_e32 v78, v83, v115
	v_mac_f32_e32 v45, v84, v112
	v_add_f32_e32 v81, 0, v44
	.loc	0 215
	v_add_u32_e32 v44, vcc, 16, v26
	.loc	0 216
	v_mac_f32_e32 v6, v79, v111
	v_mac_f32_e32 v78, v84, v116
	v_add_f32_e32 v83, 0, v45
	.loc	0 215
	v_addc_u32_e32 v45, vcc, 0, v27, vcc
	.loc	0 216
	v_mac_f32_e32 v6, v80, v112
	v_add_f32_e32 v84, 0, v78
	.loc	0 215
	flat_load_dwordx4 v[77:80], v[44:45]
	.loc	0 216
	s_waitcnt vmcnt(13)
	v_mul_f32_e32 v82, v86, v110
	v_mul_f32_e32 v86, v86, v114
	v_mac_f32_e32 v82, v85, v109
	v_mac_f32_e32 v86, v85, v113
	v_mac_f32_e32 v82, v87, v111
	v_mac_f32_e32 v86, v87, v115
	s_waitcnt vmcnt(11)
	v_mul_f32_e32 v87, v94, v114
	v_mac_f32_e32 v87, v93, v113
	v_mac_f32_e32 v86, v88, v116
	v_mac_f32_e32 v87, v95, v115
	v_add_f32_e32 v85, 0, v86
	v_mul_f32_e32 v86, v90, v110
	v_mul_f32_e32 v45, v90, v114
	v_mac_f32_e32 v87, v96, v116
	v_mac_f32_e32 v86, v89, v109
	v_mac_f32_e32 v45, v89, v113
	v_add_f32_e32 v89, 0, v87
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v87, v98, v110
	v_mac_f32_e32 v87, v97, v109
	v_mac_f32_e32 v87, v99, v111
	v_mac_f32_e32 v87, v100, v112
	v_add_f32_e32 v90, 0, v87
	v_mul_f32_e32 v87, v98, v114
	v_mac_f32_e32 v87, v97, v113
	v_mac_f32_e32 v87, v99, v115
	v_mac_f32_e32 v87, v100, v116
	v_add_f32_e32 v97, 0, v87
	s_waitcnt vmcnt(8) lgkmcnt(1)
	v_mul_f32_e32 v87, v106, v146
	v_mac_f32_e32 v87, v105, v145
	v_mac_f32_e32 v87, v107, v147
	v_add_f32_e32 v6, 0, v6
	v_mac_f32_e32 v87, v108, v148
	v_add_f32_e32 v6, v6, v87
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v87, v106, v150
	v_mac_f32_e32 v87, v105, v149
	v_mac_f32_e32 v87, v107, v151
	v_mac_f32_e32 v87, v108, v152
	v_add_f32_e32 v113, v81, v87
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v81, v122, v146
	v_mac_f32_e32 v81, v121, v145
	v_mac_f32_e32 v81, v123, v147
	v_mac_f32_e32 v81, v124, v148
	v_add_f32_e32 v114, v83, v81
	v_mul_f32_e32 v81, v122, v150
	v_mac_f32_e32 v81, v121, v149
	v_mac_f32_e32 v81, v123, v151
	v_mac_f32_e32 v81, v124, v152
	v_mac_f32_e32 v45, v91, v115
	v_add_f32_e32 v115, v84, v81
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v81, v130, v146
	v_mac_f32_e32 v81, v129, v145
	v_mac_f32_e32 v82, v88, v112
	v_mac_f32_e32 v81, v131, v147
	v_add_f32_e32 v82, 0, v82
	v_mac_f32_e32 v81, v132, v148
	v_add_f32_e32 v121, v82, v81
	v_mul_f32_e32 v81, v130, v150
	v_mac_f32_e32 v81, v129, v149
	v_mac_f32_e32 v81, v131, v151
	v_mac_f32_e32 v81, v132, v152
	v_add_f32_e32 v122, v85, v81
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v81, v138, v146
	v_mac_f32_e32 v86, v91, v111
	v_mac_f32_e32 v81, v137, v145
	v_mac_f32_e32 v86, v92, v112
	v_mac_f32_e32 v81, v139, v147
	v_add_f32_e32 v44, 0, v86
	v_mac_f32_e32 v81, v140, v148
	v_add_f32_e32 v129, v44, v81
	v_mul_f32_e32 v44, v138, v150
	v_mac_f32_e32 v44, v137, v149
	v_mac_f32_e32 v45, v92, v116
	v_mac_f32_e32 v44, v139, v151
	v_add_f32_e32 v45, 0, v45
	v_mul_f32_e32 v86, v94, v110
	v_mac_f32_e32 v44, v140, v152
	v_mac_f32_e32 v86, v93, v109
	v_add_f32_e32 v130, v45, v44
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v44, v142, v146
	v_mac_f32_e32 v86, v95, v111
	v_mac_f32_e32 v44, v141, v145
	v_mac_f32_e32 v86, v96, v112
	v_mac_f32_e32 v44, v143, v147
	v_add_f32_e32 v86, 0, v86
	v_mac_f32_e32 v44, v144, v148
	v_add_f32_e32 v131, v86, v44
	v_mul_f32_e32 v44, v142, v150
	v_mac_f32_e32 v44, v141, v149
	v_mac_f32_e32 v44, v143, v151
	v_mac_f32_e32 v44, v144, v152
	v_add_f32_e32 v132, v89, v44
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v44, v78, v146
	v_mac_f32_e32 v44, v77, v145
	v_mac_f32_e32 v44, v79, v147
	v_mac_f32_e32 v44, v80, v148
	v_add_f32_e32 v137, v90, v44
	v_mul_f32_e32 v44, v78, v150
	ds_read_b128 v[93:96], v47 offset:32
	v_mac_f32_e32 v44, v77, v149
	v_mac_f32_e32 v44, v79, v151
	v_mac_f32_e32 v44, v80, v152
	ds_read_b128 v[77:80], v47 offset:48
	v_add_f32_e32 v138, v97, v44
	ds_read_b128 v[97:100], v47 offset:2592
	ds_read_b128 v[109:112], v47 offset:2608
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v44, v102, v94
	v_mac_f32_e32 v44, v101, v93
	.loc	0 215
	flat_load_dwordx4 v[81:84], v[28:29]
	flat_load_dwordx4 v[85:88], v[30:31]
	.loc	0 216
	v_mac_f32_e32 v44, v103, v95
	v_mac_f32_e32 v44, v104, v96
	v_add_f32_e32 v6, v6, v44
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v44, v102, v98
	v_mac_f32_e32 v44, v101, v97
	v_mac_f32_e32 v44, v103, v99
	v_mac_f32_e32 v44, v104, v100
	.loc	0 215
	flat_load_dwordx4 v[89:92], v[32:33]
	flat_load_dwordx4 v[105:108], v[34:35]
	.loc	0 216
	v_add_f32_e32 v139, v113, v44
	v_mul_f32_e32 v44, v118, v94
	.loc	0 215
	flat_load_dwordx4 v[101:104], v[36:37]
	.loc	0 216
	v_mac_f32_e32 v44, v117, v93
	v_mac_f32_e32 v44, v119, v95
	v_mac_f32_e32 v44, v120, v96
	v_add_f32_e32 v140, v114, v44
	v_mul_f32_e32 v44, v118, v98
	v_mac_f32_e32 v44, v117, v97
	v_mac_f32_e32 v44, v119, v99
	v_mac_f32_e32 v44, v120, v100
	v_add_f32_e32 v141, v115, v44
	.loc	0 215
	flat_load_dwordx4 v[113:116], v[38:39]
	.loc	0 216
	v_mul_f32_e32 v44, v126, v94
	v_mac_f32_e32 v44, v125, v93
	v_mac_f32_e32 v44, v127, v95
	v_mac_f32_e32 v44, v128, v96
	v_add_f32_e32 v142, v121, v44
	v_mul_f32_e32 v121, v126, v98
	.loc	0 215
	v_add_u32_e32 v44, vcc, 16, v28
	v_addc_u32_e32 v45, vcc, 0, v29, vcc
	.loc	0 216
	v_mac_f32_e32 v121, v125, v97
	.loc	0 215
	flat_load_dwordx4 v[117:120], v[44:45]
	.loc	0 216
	v_mac_f32_e32 v121, v127, v99
	.loc	0 215
	v_add_u32_e32 v44, vcc, 16, v30
	.loc	0 216
	v_mac_f32_e32 v121, v128, v100
	.loc	0 215
	v_addc_u32_e32 v45, vcc, 0, v31, vcc
	.loc	0 216
	v_add_f32_e32 v125, v122, v121
	.loc	0 215
	flat_load_dwordx4 v[121:124], v[44:45]
	.loc	0 216
	v_mul_f32_e32 v126, v134, v94
	v_mac_f32_e32 v126, v133, v93
	v_mac_f32_e32 v126, v135, v95
	v_mac_f32_e32 v126, v136, v96
	v_add_f32_e32 v44, v129, v126
	v_mul_f32_e32 v45, v134, v98
	v_mac_f32_e32 v45, v133, v97
	v_mac_f32_e32 v45, v135, v99
	v_mac_f32_e32 v45, v136, v100
	v_add_f32_e32 v45, v130, v45
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v126, v82, v94
	v_mul_f32_e32 v82, v82, v98
	v_mac_f32_e32 v82, v81, v97
	v_mac_f32_e32 v82, v83, v99
	v_mac_f32_e32 v126, v81, v93
	v_mac_f32_e32 v82, v84, v100
	v_mac_f32_e32 v126, v83, v95
	v_add_f32_e32 v81, v132, v82
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v82, v86, v94
	v_mul_f32_e32 v83, v86, v98
	v_mac_f32_e32 v82, v85, v93
	v_mac_f32_e32 v83, v85, v97
	v_mac_f32_e32 v126, v84, v96
	v_mac_f32_e32 v82, v87, v95
	v_mac_f32_e32 v83, v87, v99
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v84, v90, v78
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v87, v102, v78
	v_mac_f32_e32 v84, v89, v77
	v_mac_f32_e32 v87, v101, v77
	v_mac_f32_e32 v84, v91, v79
	v_mac_f32_e32 v87, v103, v79
	v_mac_f32_e32 v84, v92, v80
	v_mac_f32_e32 v87, v104, v80
	v_add_f32_e32 v6, v6, v84
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v84, v90, v110
	v_add_f32_e32 v90, v142, v87
	v_mul_f32_e32 v87, v102, v110
	v_mac_f32_e32 v87, v101, v109
	v_mac_f32_e32 v87, v103, v111
	v_mac_f32_e32 v84, v89, v109
	v_mac_f32_e32 v87, v104, v112
	v_mac_f32_e32 v84, v91, v111
	v_add_f32_e32 v91, v125, v87
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v87, v114, v78
	v_mac_f32_e32 v87, v113, v77
	v_mac_f32_e32 v87, v115, v79
	v_mac_f32_e32 v87, v116, v80
	v_add_f32_e32 v44, v44, v87
	v_mul_f32_e32 v87, v114, v110
	v_mac_f32_e32 v87, v113, v109
	v_mac_f32_e32 v87, v115, v111
	v_mac_f32_e32 v87, v116, v112
	v_mul_f32_e32 v85, v106, v78
	v_add_f32_e32 v45, v45, v87
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v87, v118, v78
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v78, v122, v78
	v_mac_f32_e32 v85, v105, v77
	v_mac_f32_e32 v87, v117, v77
	v_mac_f32_e32 v78, v121, v77
	v_mul_f32_e32 v77, v122, v110
	v_mac_f32_e32 v77, v121, v109
	v_mac_f32_e32 v83, v88, v100
	v_mac_f32_e32 v77, v123, v111
	v_add_f32_e32 v83, v138, v83
	v_mac_f32_e32 v77, v124, v112
	v_add_f32_e32 v94, v83, v77
	v_or_b32_e32 v77, s4, v13
	v_mac_f32_e32 v84, v92, v112
	v_mac_f32_e32 v87, v119, v79
	.loc	0 221
	v_mul_f32_e32 v6, s47, v6
	v_cmp_gt_i32_e64 s[4:5], s39, v77
	.loc	0 216
	v_add_f32_e32 v126, v131, v126
	v_add_f32_e32 v84, v139, v84
	v_mul_f32_e32 v86, v106, v110
	v_mac_f32_e32 v87, v120, v80
	.loc	0 221
	v_cndmask_b32_e64 v89, v64, v6, s[4:5]
	v_or_b32_e32 v6, 32, v77
	.loc	0 216
	v_mac_f32_e32 v85, v107, v79
	v_mac_f32_e32 v86, v105, v109
	v_add_f32_e32 v92, v126, v87
	v_mul_f32_e32 v87, v118, v110
	.loc	0 221
	v_mul_f32_e32 v77, s47, v84
	v_cmp_gt_i32_e64 s[6:7], s39, v6
	.loc	0 216
	v_mac_f32_e32 v82, v88, v96
	v_mac_f32_e32 v85, v108, v80
	v_mac_f32_e32 v86, v107, v111
	v_mac_f32_e32 v87, v117, v109
	.loc	0 221
	v_cndmask_b32_e64 v88, v64, v77, s[6:7]
	.loc	0 216
	v_add_f32_e32 v85, v140, v85
	v_mac_f32_e32 v86, v108, v112
	v_mac_f32_e32 v87, v119, v111
	.loc	0 222
	v_max3_f32 v6, v89, s16, v88
	.loc	0 216
	v_add_f32_e32 v86, v141, v86
	v_mac_f32_e32 v87, v120, v112
	.loc	0 224
	ds_write2_b32 v49, v6, v6 offset1:32
	.loc	0 221
	v_mul_f32_e32 v6, s47, v85
	.loc	0 216
	v_add_f32_e32 v93, v81, v87
	.loc	0 221
	v_cndmask_b32_e64 v87, v64, v6, s[4:5]
	v_mul_f32_e32 v6, s47, v86
	v_cndmask_b32_e64 v86, v64, v6, s[6:7]
	.loc	0 222
	v_max3_f32 v6, v87, s16, v86
	.loc	0 224
	ds_write2_b32 v49, v6, v6 offset0:64 offset1:96
	.loc	0 221
	v_mul_f32_e32 v6, s47, v90
	v_cndmask_b32_e64 v85, v64, v6, s[4:5]
	v_mul_f32_e32 v6, s47, v91
	v_cndmask_b32_e64 v84, v64, v6, s[6:7]
	.loc	0 222
	v_max3_f32 v6, v85, s16, v84
	.loc	0 216
	v_mac_f32_e32 v78, v123, v79
	.loc	0 224
	ds_write2_b32 v49, v6, v6 offset0:128 offset1:160
	.loc	0 221
	v_mul_f32_e32 v6, s47, v44
	.loc	0 216
	v_add_f32_e32 v82, v137, v82
	v_mac_f32_e32 v78, v124, v80
	.loc	0 221
	v_cndmask_b32_e64 v83, v64, v6, s[4:5]
	v_mul_f32_e32 v6, s47, v45
	.loc	0 216
	v_add_f32_e32 v78, v82, v78
	.loc	0 221
	v_cndmask_b32_e64 v82, v64, v6, s[6:7]
	.loc	0 222
	v_max3_f32 v6, v83, s16, v82
	.loc	0 224
	ds_write2_b32 v49, v6, v6 offset0:192 offset1:224
	.loc	0 221
	v_mul_f32_e32 v6, s47, v92
	v_cndmask_b32_e64 v81, v64, v6, s[4:5]
	v_mul_f32_e32 v6, s47, v93
	v_cndmask_b32_e64 v80, v64, v6, s[6:7]
	.loc	0 222
	v_max3_f32 v6, v81, s16, v80
	.loc	0 224
	v_add_u32_e32 v77, vcc, s53, v49
	ds_write2_b32 v77, v6, v6 offset1:32
	.loc	0 221
	v_mul_f32_e32 v6, s47, v78
	v_cndmask_b32_e64 v79, v64, v6, s[4:5]
	v_mul_f32_e32 v6, s47, v94
	v_cndmask_b32_e64 v78, v64, v6, s[6:7]
	.loc	0 222
	v_max3_f32 v6, v79, s16, v78
	.loc	0 224
	ds_write2_b32 v77, v6, v6 offset0:64 offset1:96
	.loc	0 226
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 228
	s_cbranch_scc1 .LBB0_23
; %bb.18:                               ;   in Loop: Header=BB0_13 Depth=2
	.loc	0 0
	v_mov_b32_e32 v45, v43
	s_mov_b64 s[4:5], 0
	v_mov_b32_e32 v6, v75
	v_mov_b32_e32 v44, v42
	v_mov_b32_e32 v90, v54
	v_mov_b32_e32 v91, v50
	s_branch .LBB0_20
.LBB0_19:                               ;   in Loop: Header=BB0_20 Depth=3
	s_or_b64 exec, exec, s[6:7]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v90, v92
	.loc	0 179
	v_add_u32_e32 v91, vcc, 0x100, v91
	v_add_u32_e32 v90, vcc, 0x500, v90
	v_mov_b32_e32 v92, s45
	v_add_u32_e32 v44, vcc, s44, v44
	v_addc_u32_e32 v45, vcc, v45, v92, vcc
	v_cmp_lt_u32_e32 vcc, s49, v91
	s_or_b64 s[4:5], vcc, s[4:5]
	v_add_u32_e32 v6, vcc, 16, v6
	s_andn2_b64 exec, exec, s[4:5]
	s_cbranch_execz .LBB0_22
.LBB0_20:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_13 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s39, v6
	.loc	0 182
	v_mov_b32_e32 v92, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_19
; %bb.21:                               ;   in Loop: Header=BB0_20 Depth=3
	flat_load_dword v92, v[44:45]
	s_branch .LBB0_19
.LBB0_22:                               ;   in Loop: Header=BB0_13 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
.LBB0_23:                               ;   in Loop: Header=BB0_13 Depth=2
	.loc	0 231
	ds_read_b128 v[90:93], v48
	ds_read_b128 v[94:97], v48 offset:16
	v_mul_f32_e32 v6, 1.0, v7
	s_mov_b32 s6, 0
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v44, 1.0, v90
	v_mul_f32_e32 v45, 1.0, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_max3_f32 v6, v6, v44, v45
	v_mul_f32_e32 v44, 1.0, v93
	v_max3_f32 v6, v6, v90, v44
	ds_read_b128 v[90:93], v48 offset:32
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v44, 1.0, v94
	v_mul_f32_e32 v45, 1.0, v95
	v_max3_f32 v6, v6, v44, v45
	v_mul_f32_e32 v44, 1.0, v96
	v_mul_f32_e32 v45, 1.0, v97
	ds_read_b128 v[94:97], v48 offset:48
	v_max3_f32 v6, v6, v44, v45
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v44, 1.0, v90
	v_mul_f32_e32 v45, 1.0, v91
	v_max3_f32 v6, v6, v44, v45
	v_mul_f32_e32 v44, 1.0, v92
	v_mul_f32_e32 v45, 1.0, v93
	ds_read_b128 v[90:93], v48 offset:64
	v_max3_f32 v6, v6, v44, v45
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v44, 1.0, v94
	v_mul_f32_e32 v45, 1.0, v95
	v_max3_f32 v6, v6, v44, v45
	v_mul_f32_e32 v44, 1.0, v96
	v_mul_f32_e32 v45, 1.0, v97
	ds_read_b128 v[94:97], v48 offset:80
	v_max3_f32 v6, v6, v44, v45
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v44, 1.0, v90
	v_mul_f32_e32 v45, 1.0, v91
	v_max3_f32 v6, v6, v44, v45
	v_mul_f32_e32 v44, 1.0, v92
	v_mul_f32_e32 v45, 1.0, v93
	ds_read_b128 v[90:93], v48 offset:96
	v_max3_f32 v6, v6, v44, v45
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v44, 1.0, v94
	v_mul_f32_e32 v45, 1.0, v95
	v_max3_f32 v6, v6, v44, v45
	v_mul_f32_e32 v44, 1.0, v96
	v_mul_f32_e32 v45, 1.0, v97
	ds_read_b128 v[94:97], v48 offset:112
	v_max3_f32 v6, v6, v44, v45
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v44, 1.0, v90
	v_mul_f32_e32 v45, 1.0, v91
	v_max3_f32 v6, v6, v44, v45
	v_mul_f32_e32 v44, 1.0, v92
	v_mul_f32_e32 v45, 1.0, v93
	v_max3_f32 v6, v6, v44, v45
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v44, 1.0, v94
	v_mul_f32_e32 v45, 1.0, v95
	v_max3_f32 v6, v6, v44, v45
	v_mul_f32_e32 v44, 1.0, v96
	v_mul_f32_e32 v45, 1.0, v97
	v_max3_f32 v6, v6, v44, v45
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v6
	v_cndmask_b32_e32 v44, 0, v6, vcc
	v_sub_f32_e32 v98, v7, v44
	v_cmp_gt_f32_e32 vcc, 0, v98
	v_cndmask_b32_e64 v7, 0.5, -0.5, vcc
	v_mac_f32_e32 v7, 0x3fb8aa3b, v98
	v_cvt_i32_f32_e32 v7, v7
	.loc	0 237
	v_sub_f32_e32 v89, v89, v44
	v_sub_f32_e32 v44, v88, v44
	.loc	0 233
	v_cvt_f32_i32_e32 v45, v7
	v_lshlrev_b32_e32 v7, 23, v7
	v_madmk_f32 v90, v45, 0xbf317180, v98
	v_madmk_f32 v91, v45, 0xb717f7d1, v90
	v_mul_f32_e32 v92, v91, v91
	v_madmk_f32 v93, v92, 0x3331bb4c, v63
	v_madak_f32 v93, v92, v93, 0x388ab355
	v_madak_f32 v93, v92, v93, 0xbb360b61
	v_madak_f32 v93, v92, v93, 0x3e2aaaab
	v_mad_f32 v92, -v92, v93, v91
	v_sub_f32_e32 v93, 2.0, v92
	v_cmp_gt_f32_e64 vcc, |v93|, s50
	v_cndmask_b32_e32 v94, 1.0, v65, vcc
	v_mul_f32_e32 v93, v93, v94
	v_rcp_f32_e32 v93, v93
	v_mul_f32_e32 v91, v91, v92
	v_mul_f32_e32 v45, 0xb717f7d1, v45
	v_mul_f32_e32 v91, v91, v93
	v_mad_f32 v45, -v94, v91, -v45
	v_sub_f32_e32 v45, v90, v45
	.loc	0 231
	ds_read_b128 v[90:93], v48 offset:256
	ds_read_b128 v[94:97], v48 offset:272
	.loc	0 233
	v_add_f32_e32 v45, 1.0, v45
	v_add_u32_e32 v99, vcc, v7, v45
	.loc	0 231
	v_mul_f32_e32 v7, 1.0, v8
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v45, 1.0, v90
	v_mul_f32_e32 v90, 1.0, v91
	v_max3_f32 v7, v7, v45, v90
	v_mul_f32_e32 v45, 1.0, v92
	v_mul_f32_e32 v90, 1.0, v93
	v_max3_f32 v7, v7, v45, v90
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v45, 1.0, v94
	v_mul_f32_e32 v90, 1.0, v95
	v_max3_f32 v7, v7, v45, v90
	ds_read_b128 v[90:93], v48 offset:288
	v_mul_f32_e32 v45, 1.0, v96
	v_mul_f32_e32 v94, 1.0, v97
	v_max3_f32 v7, v7, v45, v94
	ds_read_b128 v[94:97], v48 offset:304
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v45, 1.0, v90
	v_mul_f32_e32 v90, 1.0, v91
	v_max3_f32 v7, v7, v45, v90
	v_mul_f32_e32 v45, 1.0, v92
	v_mul_f32_e32 v90, 1.0, v93
	v_max3_f32 v7, v7, v45, v90
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v45, 1.0, v94
	v_mul_f32_e32 v90, 1.0, v95
	v_max3_f32 v7, v7, v45, v90
	ds_read_b128 v[90:93], v48 offset:320
	v_mul_f32_e32 v45, 1.0, v96
	v_mul_f32_e32 v94, 1.0, v97
	v_max3_f32 v7, v7, v45, v94
	ds_read_b128 v[94:97], v48 offset:336
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v45, 1.0, v90
	v_mul_f32_e32 v90, 1.0, v91
	v_max3_f32 v7, v7, v45, v90
	v_mul_f32_e32 v45, 1.0, v92
	v_mul_f32_e32 v90, 1.0, v93
	v_max3_f32 v7, v7, v45, v90
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v45, 1.0, v94
	v_mul_f32_e32 v90, 1.0, v95
	v_max3_f32 v7, v7, v45, v90
	ds_read_b128 v[90:93], v48 offset:352
	v_mul_f32_e32 v45, 1.0, v96
	v_mul_f32_e32 v94, 1.0, v97
	v_max3_f32 v7, v7, v45, v94
	ds_read_b128 v[94:97], v48 offset:368
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v45, 1.0, v90
	v_mul_f32_e32 v90, 1.0, v91
	v_max3_f32 v7, v7, v45, v90
	v_mul_f32_e32 v45, 1.0, v92
	v_mul_f32_e32 v90, 1.0, v93
	v_max3_f32 v7, v7, v45, v90
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v45, 1.0, v94
	v_mul_f32_e32 v90, 1.0, v95
	v_max3_f32 v7, v7, v45, v90
	v_mul_f32_e32 v45, 1.0, v96
	v_mul_f32_e32 v90, 1.0, v97
	v_max3_f32 v7, v7, v45, v90
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v7
	v_cndmask_b32_e32 v45, 0, v7, vcc
	v_sub_f32_e32 v100, v8, v45
	v_cmp_gt_f32_e32 vcc, 0, v100
	v_cndmask_b32_e64 v8, 0.5, -0.5, vcc
	v_mac_f32_e32 v8, 0x3fb8aa3b, v100
	v_cvt_i32_f32_e32 v8, v8
	v_cmp_ngt_f32_e32 vcc, s51, v98
	v_cndmask_b32_e32 v90, 0, v99, vcc
	v_cmp_gt_f32_e32 vcc, s52, v98
	v_cvt_f32_i32_e32 v91, v8
	v_cndmask_b32_e32 v90, v66, v90, vcc
	v_cmp_o_f32_e32 vcc, v98, v98
	v_cndmask_b32_e32 v90, v98, v90, vcc
	v_madmk_f32 v92, v91, 0xbf317180, v100
	v_madmk_f32 v93, v91, 0xb717f7d1, v92
	v_mul_f32_e32 v94, v93, v93
	v_madmk_f32 v95, v94, 0x3331bb4c, v63
	v_madak_f32 v95, v94, v95, 0x388ab355
	v_madak_f32 v95, v94, v95, 0xbb360b61
	v_madak_f32 v95, v94, v95, 0x3e2aaaab
	v_mad_f32 v94, -v94, v95, v93
	v_sub_f32_e32 v95, 2.0, v94
	v_cmp_gt_f32_e64 vcc, |v95|, s50
	v_cndmask_b32_e32 v96, 1.0, v65, vcc
	v_mul_f32_e32 v95, v95, v96
	v_rcp_f32_e32 v95, v95
	.loc	0 234
	v_mul_f32_e32 v0, v0, v90
	v_mul_f32_e32 v74, v90, v74
	.loc	0 233
	v_mul_f32_e32 v90, 0xb717f7d1, v91
	v_mul_f32_e32 v91, v93, v94
	v_mul_f32_e32 v91, v91, v95
	v_mad_f32 v90, -v96, v91, -v90
	v_sub_f32_e32 v90, v92, v90
	v_add_f32_e32 v94, 1.0, v90
	.loc	0 231
	ds_read_b128 v[90:93], v48 offset:512
	.loc	0 233
	v_lshlrev_b32_e32 v8, 23, v8
	v_add_u32_e32 v98, vcc, v8, v94
	.loc	0 231
	ds_read_b128 v[94:97], v48 offset:528
	v_mul_f32_e32 v8, 1.0, v9
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v90, 1.0, v90
	v_mul_f32_e32 v91, 1.0, v91
	v_max3_f32 v8, v8, v90, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_max3_f32 v8, v8, v90, v91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v90, 1.0, v94
	v_mul_f32_e32 v91, 1.0, v95
	v_max3_f32 v8, v8, v90, v91
	ds_read_b128 v[90:93], v48 offset:544
	v_mul_f32_e32 v94, 1.0, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_max3_f32 v8, v8, v94, v95
	ds_read_b128 v[94:97], v48 offset:560
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v90, 1.0, v90
	v_mul_f32_e32 v91, 1.0, v91
	v_max3_f32 v8, v8, v90, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_max3_f32 v8, v8, v90, v91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v90, 1.0, v94
	v_mul_f32_e32 v91, 1.0, v95
	v_max3_f32 v8, v8, v90, v91
	ds_read_b128 v[90:93], v48 offset:576
	v_mul_f32_e32 v94, 1.0, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_max3_f32 v8, v8, v94, v95
	ds_read_b128 v[94:97], v48 offset:592
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v90, 1.0, v90
	v_mul_f32_e32 v91, 1.0, v91
	v_max3_f32 v8, v8, v90, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_max3_f32 v8, v8, v90, v91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v90, 1.0, v94
	v_mul_f32_e32 v91, 1.0, v95
	v_max3_f32 v8, v8, v90, v91
	ds_read_b128 v[90:93], v48 offset:608
	v_mul_f32_e32 v94, 1.0, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_max3_f32 v8, v8, v94, v95
	ds_read_b128 v[94:97], v48 offset:624
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v90, 1.0, v90
	v_mul_f32_e32 v91, 1.0, v91
	v_max3_f32 v8, v8, v90, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_max3_f32 v8, v8, v90, v91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v90, 1.0, v94
	v_mul_f32_e32 v91, 1.0, v95
	v_max3_f32 v8, v8, v90, v91
	v_mul_f32_e32 v90, 1.0, v96
	v_mul_f32_e32 v91, 1.0, v97
	v_max3_f32 v8, v8, v90, v91
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v8
	v_cndmask_b32_e32 v99, 0, v8, vcc
	v_sub_f32_e32 v101, v9, v99
	v_cmp_gt_f32_e32 vcc, 0, v101
	v_cndmask_b32_e64 v9, 0.5, -0.5, vcc
	v_mac_f32_e32 v9, 0x3fb8aa3b, v101
	v_cvt_i32_f32_e32 v9, v9
	v_cmp_ngt_f32_e32 vcc, s51, v100
	v_cndmask_b32_e32 v90, 0, v98, vcc
	v_cmp_gt_f32_e32 vcc, s52, v100
	v_cvt_f32_i32_e32 v91, v9
	v_cndmask_b32_e32 v90, v66, v90, vcc
	v_cmp_o_f32_e32 vcc, v100, v100
	v_cndmask_b32_e32 v90, v100, v90, vcc
	v_madmk_f32 v92, v91, 0xbf317180, v101
	v_madmk_f32 v93, v91, 0xb717f7d1, v92
	v_mul_f32_e32 v94, v93, v93
	v_madmk_f32 v95, v94, 0x3331bb4c, v63
	v_madak_f32 v95, v94, v95, 0x388ab355
	v_madak_f32 v95, v94, v95, 0xbb360b61
	v_madak_f32 v95, v94, v95, 0x3e2aaaab
	v_mad_f32 v94, -v94, v95, v93
	v_sub_f32_e32 v95, 2.0, v94
	v_cmp_gt_f32_e64 vcc, |v95|, s50
	v_cndmask_b32_e32 v96, 1.0, v65, vcc
	v_mul_f32_e32 v95, v95, v96
	v_rcp_f32_e32 v95, v95
	.loc	0 234
	v_mul_f32_e32 v1, v1, v90
	v_mul_f32_e32 v73, v90, v73
	.loc	0 233
	v_mul_f32_e32 v90, 0xb717f7d1, v91
	v_mul_f32_e32 v91, v93, v94
	v_mul_f32_e32 v91, v91, v95
	v_mad_f32 v90, -v96, v91, -v90
	v_sub_f32_e32 v90, v92, v90
	v_add_f32_e32 v94, 1.0, v90
	.loc	0 231
	ds_read_b128 v[90:93], v48 offset:768
	.loc	0 233
	v_lshlrev_b32_e32 v9, 23, v9
	v_add_u32_e32 v98, vcc, v9, v94
	.loc	0 231
	ds_read_b128 v[94:97], v48 offset:784
	v_mul_f32_e32 v9, 1.0, v10
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v90, 1.0, v90
	v_mul_f32_e32 v91, 1.0, v91
	v_max3_f32 v9, v9, v90, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_max3_f32 v9, v9, v90, v91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v90, 1.0, v94
	v_mul_f32_e32 v91, 1.0, v95
	v_max3_f32 v9, v9, v90, v91
	ds_read_b128 v[90:93], v48 offset:800
	v_mul_f32_e32 v94, 1.0, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_max3_f32 v9, v9, v94, v95
	ds_read_b128 v[94:97], v48 offset:816
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v90, 1.0, v90
	v_mul_f32_e32 v91, 1.0, v91
	v_max3_f32 v9, v9, v90, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_max3_f32 v9, v9, v90, v91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v90, 1.0, v94
	v_mul_f32_e32 v91, 1.0, v95
	v_max3_f32 v9, v9, v90, v91
	ds_read_b128 v[90:93], v48 offset:832
	v_mul_f32_e32 v94, 1.0, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_max3_f32 v9, v9, v94, v95
	ds_read_b128 v[94:97], v48 offset:848
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v90, 1.0, v90
	v_mul_f32_e32 v91, 1.0, v91
	v_max3_f32 v9, v9, v90, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_max3_f32 v9, v9, v90, v91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v90, 1.0, v94
	v_mul_f32_e32 v91, 1.0, v95
	v_max3_f32 v9, v9, v90, v91
	ds_read_b128 v[90:93], v48 offset:864
	v_mul_f32_e32 v94, 1.0, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_max3_f32 v9, v9, v94, v95
	ds_read_b128 v[94:97], v48 offset:880
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v90, 1.0, v90
	v_mul_f32_e32 v91, 1.0, v91
	v_max3_f32 v9, v9, v90, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_max3_f32 v9, v9, v90, v91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v90, 1.0, v94
	v_mul_f32_e32 v91, 1.0, v95
	v_max3_f32 v9, v9, v90, v91
	v_mul_f32_e32 v90, 1.0, v96
	v_mul_f32_e32 v91, 1.0, v97
	v_max3_f32 v9, v9, v90, v91
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v9
	v_cndmask_b32_e32 v100, 0, v9, vcc
	v_sub_f32_e32 v102, v10, v100
	v_cmp_gt_f32_e32 vcc, 0, v102
	v_cndmask_b32_e64 v10, 0.5, -0.5, vcc
	v_mac_f32_e32 v10, 0x3fb8aa3b, v102
	v_cvt_i32_f32_e32 v10, v10
	v_cmp_ngt_f32_e32 vcc, s51, v101
	v_cndmask_b32_e32 v90, 0, v98, vcc
	v_cmp_gt_f32_e32 vcc, s52, v101
	v_cvt_f32_i32_e32 v91, v10
	v_cndmask_b32_e32 v90, v66, v90, vcc
	v_cmp_o_f32_e32 vcc, v101, v101
	v_cndmask_b32_e32 v90, v101, v90, vcc
	v_madmk_f32 v92, v91, 0xbf317180, v102
	v_madmk_f32 v93, v91, 0xb717f7d1, v92
	v_mul_f32_e32 v94, v93, v93
	v_madmk_f32 v95, v94, 0x3331bb4c, v63
	v_madak_f32 v95, v94, v95, 0x388ab355
	v_madak_f32 v95, v94, v95, 0xbb360b61
	v_madak_f32 v95, v94, v95, 0x3e2aaaab
	v_mad_f32 v94, -v94, v95, v93
	v_sub_f32_e32 v95, 2.0, v94
	v_cmp_gt_f32_e64 vcc, |v95|, s50
	v_cndmask_b32_e32 v96, 1.0, v65, vcc
	v_mul_f32_e32 v95, v95, v96
	v_rcp_f32_e32 v95, v95
	.loc	0 234
	v_mul_f32_e32 v2, v2, v90
	v_mul_f32_e32 v72, v90, v72
	.loc	0 233
	v_mul_f32_e32 v90, 0xb717f7d1, v91
	v_mul_f32_e32 v91, v93, v94
	v_mul_f32_e32 v91, v91, v95
	v_mad_f32 v90, -v96, v91, -v90
	v_sub_f32_e32 v90, v92, v90
	v_add_f32_e32 v94, 1.0, v90
	.loc	0 231
	ds_read_b128 v[90:93], v48 offset:1024
	.loc	0 233
	v_lshlrev_b32_e32 v10, 23, v10
	v_add_u32_e32 v98, vcc, v10, v94
	.loc	0 231
	ds_read_b128 v[94:97], v48 offset:1040
	v_mul_f32_e32 v10, 1.0, v11
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v90, 1.0, v90
	v_mul_f32_e32 v91, 1.0, v91
	v_max3_f32 v10, v10, v90, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_max3_f32 v10, v10, v90, v91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v90, 1.0, v94
	v_mul_f32_e32 v91, 1.0, v95
	v_max3_f32 v10, v10, v90, v91
	ds_read_b128 v[90:93], v48 offset:1056
	v_mul_f32_e32 v94, 1.0, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_max3_f32 v10, v10, v94, v95
	ds_read_b128 v[94:97], v48 offset:1072
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v90, 1.0, v90
	v_mul_f32_e32 v91, 1.0, v91
	v_max3_f32 v10, v10, v90, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_max3_f32 v10, v10, v90, v91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v90, 1.0, v94
	v_mul_f32_e32 v91, 1.0, v95
	v_max3_f32 v10, v10, v90, v91
	ds_read_b128 v[90:93], v48 offset:1088
	v_mul_f32_e32 v94, 1.0, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_max3_f32 v10, v10, v94, v95
	ds_read_b128 v[94:97], v48 offset:1104
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v90, 1.0, v90
	v_mul_f32_e32 v91, 1.0, v91
	v_max3_f32 v10, v10, v90, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_max3_f32 v10, v10, v90, v91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v90, 1.0, v94
	v_mul_f32_e32 v91, 1.0, v95
	v_max3_f32 v10, v10, v90, v91
	ds_read_b128 v[90:93], v48 offset:1120
	v_mul_f32_e32 v94, 1.0, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_max3_f32 v10, v10, v94, v95
	ds_read_b128 v[94:97], v48 offset:1136
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v90, 1.0, v90
	v_mul_f32_e32 v91, 1.0, v91
	v_max3_f32 v10, v10, v90, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_max3_f32 v10, v10, v90, v91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v90, 1.0, v94
	v_mul_f32_e32 v91, 1.0, v95
	v_max3_f32 v10, v10, v90, v91
	v_mul_f32_e32 v90, 1.0, v96
	v_mul_f32_e32 v91, 1.0, v97
	v_max3_f32 v10, v10, v90, v91
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v10
	v_cndmask_b32_e32 v101, 0, v10, vcc
	v_sub_f32_e32 v103, v11, v101
	v_cmp_gt_f32_e32 vcc, 0, v103
	v_cndmask_b32_e64 v11, 0.5, -0.5, vcc
	v_mac_f32_e32 v11, 0x3fb8aa3b, v103
	v_cvt_i32_f32_e32 v11, v11
	v_cmp_ngt_f32_e32 vcc, s51, v102
	v_cndmask_b32_e32 v90, 0, v98, vcc
	v_cmp_gt_f32_e32 vcc, s52, v102
	v_cvt_f32_i32_e32 v91, v11
	v_cndmask_b32_e32 v90, v66, v90, vcc
	v_cmp_o_f32_e32 vcc, v102, v102
	v_cndmask_b32_e32 v90, v102, v90, vcc
	v_madmk_f32 v92, v91, 0xbf317180, v103
	v_madmk_f32 v93, v91, 0xb717f7d1, v92
	v_mul_f32_e32 v94, v93, v93
	v_madmk_f32 v95, v94, 0x3331bb4c, v63
	v_madak_f32 v95, v94, v95, 0x388ab355
	v_madak_f32 v95, v94, v95, 0xbb360b61
	v_madak_f32 v95, v94, v95, 0x3e2aaaab
	v_mad_f32 v94, -v94, v95, v93
	v_sub_f32_e32 v95, 2.0, v94
	v_cmp_gt_f32_e64 vcc, |v95|, s50
	v_cndmask_b32_e32 v96, 1.0, v65, vcc
	v_mul_f32_e32 v95, v95, v96
	v_rcp_f32_e32 v95, v95
	.loc	0 234
	v_mul_f32_e32 v3, v3, v90
	v_mul_f32_e32 v71, v90, v71
	.loc	0 233
	v_mul_f32_e32 v90, 0xb717f7d1, v91
	v_mul_f32_e32 v91, v93, v94
	v_mul_f32_e32 v91, v91, v95
	v_mad_f32 v90, -v96, v91, -v90
	v_sub_f32_e32 v90, v92, v90
	v_add_f32_e32 v94, 1.0, v90
	.loc	0 231
	ds_read_b128 v[90:93], v48 offset:1280
	.loc	0 233
	v_lshlrev_b32_e32 v11, 23, v11
	v_add_u32_e32 v98, vcc, v11, v94
	.loc	0 231
	ds_read_b128 v[94:97], v48 offset:1296
	v_mul_f32_e32 v11, 1.0, v12
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v90, 1.0, v90
	v_mul_f32_e32 v91, 1.0, v91
	v_max3_f32 v11, v11, v90, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_max3_f32 v11, v11, v90, v91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v90, 1.0, v94
	v_mul_f32_e32 v91, 1.0, v95
	v_max3_f32 v11, v11, v90, v91
	ds_read_b128 v[90:93], v48 offset:1312
	v_mul_f32_e32 v94, 1.0, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_max3_f32 v11, v11, v94, v95
	ds_read_b128 v[94:97], v48 offset:1328
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v90, 1.0, v90
	v_mul_f32_e32 v91, 1.0, v91
	v_max3_f32 v11, v11, v90, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_max3_f32 v11, v11, v90, v91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v90, 1.0, v94
	v_mul_f32_e32 v91, 1.0, v95
	v_max3_f32 v11, v11, v90, v91
	ds_read_b128 v[90:93], v48 offset:1344
	v_mul_f32_e32 v94, 1.0, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_max3_f32 v11, v11, v94, v95
	ds_read_b128 v[94:97], v48 offset:1360
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v90, 1.0, v90
	v_mul_f32_e32 v91, 1.0, v91
	v_max3_f32 v11, v11, v90, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_max3_f32 v11, v11, v90, v91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v90, 1.0, v94
	v_mul_f32_e32 v91, 1.0, v95
	v_max3_f32 v11, v11, v90, v91
	ds_read_b128 v[90:93], v48 offset:1376
	v_mul_f32_e32 v94, 1.0, v96
	v_mul_f32_e32 v95, 1.0, v97
	v_max3_f32 v11, v11, v94, v95
	ds_read_b128 v[94:97], v48 offset:1392
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v90, 1.0, v90
	v_mul_f32_e32 v91, 1.0, v91
	v_max3_f32 v11, v11, v90, v91
	v_mul_f32_e32 v90, 1.0, v92
	v_mul_f32_e32 v91, 1.0, v93
	v_max3_f32 v11, v11, v90, v91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v90, 1.0, v94
	v_mul_f32_e32 v91, 1.0, v95
	v_max3_f32 v11, v11, v90, v91
	v_mul_f32_e32 v90, 1.0, v96
	v_mul_f32_e32 v91, 1.0, v97
	v_max3_f32 v11, v11, v90, v91
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s16, v11
	v_cndmask_b32_e32 v90, 0, v11, vcc
	v_sub_f32_e32 v12, v12, v90
	v_cmp_gt_f32_e32 vcc, 0, v12
	v_cndmask_b32_e64 v91, 0.5, -0.5, vcc
	v_mac_f32_e32 v91, 0x3fb8aa3b, v12
	v_cvt_i32_f32_e32 v91, v91
	v_cmp_ngt_f32_e32 vcc, s51, v103
	v_cndmask_b32_e32 v92, 0, v98, vcc
	v_cmp_gt_f32_e32 vcc, s52, v103
	v_cvt_f32_i32_e32 v93, v91
	v_cndmask_b32_e32 v92, v66, v92, vcc
	v_cmp_o_f32_e32 vcc, v103, v103
	v_cndmask_b32_e32 v92, v103, v92, vcc
	v_madmk_f32 v94, v93, 0xbf317180, v12
	v_madmk_f32 v95, v93, 0xb717f7d1, v94
	v_mul_f32_e32 v96, v95, v95
	v_madmk_f32 v97, v96, 0x3331bb4c, v63
	v_madak_f32 v97, v96, v97, 0x388ab355
	v_madak_f32 v97, v96, v97, 0xbb360b61
	v_madak_f32 v97, v96, v97, 0x3e2aaaab
	v_mad_f32 v96, -v96, v97, v95
	v_sub_f32_e32 v97, 2.0, v96
	v_cmp_gt_f32_e64 vcc, |v97|, s50
	v_cndmask_b32_e32 v98, 1.0, v65, vcc
	v_mul_f32_e32 v97, v97, v98
	v_rcp_f32_e32 v97, v97
	.loc	0 234
	v_mul_f32_e32 v4, v4, v92
	v_mul_f32_e32 v70, v92, v70
	.loc	0 233
	v_mul_f32_e32 v92, 0xb717f7d1, v93
	v_mul_f32_e32 v93, v95, v96
	v_mul_f32_e32 v93, v93, v97
	v_mad_f32 v92, -v98, v93, -v92
	v_sub_f32_e32 v92, v94, v92
	v_add_f32_e32 v92, 1.0, v92
	v_lshlrev_b32_e32 v91, 23, v91
	v_add_u32_e32 v91, vcc, v91, v92
	v_cmp_ngt_f32_e32 vcc, s51, v12
	v_cndmask_b32_e32 v91, 0, v91, vcc
	.loc	0 237
	v_cmp_gt_f32_e32 vcc, 0, v89
	v_cndmask_b32_e64 v92, 0.5, -0.5, vcc
	v_mac_f32_e32 v92, 0x3fb8aa3b, v89
	v_cvt_i32_f32_e32 v92, v92
	.loc	0 233
	v_cmp_gt_f32_e32 vcc, s52, v12
	v_cndmask_b32_e32 v91, v66, v91, vcc
	v_cmp_o_f32_e32 vcc, v12, v12
	v_cndmask_b32_e32 v12, v12, v91, vcc
	.loc	0 237
	v_cvt_f32_i32_e32 v91, v92
	.loc	0 236
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 234
	v_mul_f32_e32 v5, v5, v12
	.loc	0 237
	v_madmk_f32 v93, v91, 0xbf317180, v89
	v_madmk_f32 v94, v91, 0xb717f7d1, v93
	v_mul_f32_e32 v95, v94, v94
	v_madmk_f32 v96, v95, 0x3331bb4c, v63
	v_madak_f32 v96, v95, v96, 0x388ab355
	v_madak_f32 v96, v95, v96, 0xbb360b61
	v_madak_f32 v96, v95, v96, 0x3e2aaaab
	v_mad_f32 v95, -v95, v96, v94
	v_sub_f32_e32 v96, 2.0, v95
	v_cmp_gt_f32_e64 vcc, |v96|, s50
	v_cndmask_b32_e32 v97, 1.0, v65, vcc
	v_mul_f32_e32 v96, v96, v97
	v_rcp_f32_e32 v96, v96
	v_cmp_gt_f32_e32 vcc, 0, v44
	v_cndmask_b32_e64 v88, 0.5, -0.5, vcc
	.loc	0 234
	v_mul_f32_e32 v68, v12, v68
	.loc	0 237
	v_mul_f32_e32 v12, 0xb717f7d1, v91
	v_mul_f32_e32 v91, v94, v95
	v_mac_f32_e32 v88, 0x3fb8aa3b, v44
	v_mul_f32_e32 v91, v91, v96
	v_cvt_i32_f32_e32 v88, v88
	v_mad_f32 v12, -v97, v91, -v12
	v_sub_f32_e32 v12, v93, v12
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v91, 23, v92
	v_add_u32_e32 v12, vcc, v91, v12
	v_cvt_f32_i32_e32 v91, v88
	v_cmp_ngt_f32_e32 vcc, s51, v89
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s52, v89
	v_madmk_f32 v92, v91, 0xbf317180, v44
	v_madmk_f32 v93, v91, 0xb717f7d1, v92
	v_mul_f32_e32 v94, v93, v93
	v_madmk_f32 v95, v94, 0x3331bb4c, v63
	v_madak_f32 v95, v94, v95, 0x388ab355
	v_madak_f32 v95, v94, v95, 0xbb360b61
	v_madak_f32 v95, v94, v95, 0x3e2aaaab
	v_mad_f32 v94, -v94, v95, v93
	v_sub_f32_e32 v95, 2.0, v94
	v_cndmask_b32_e32 v12, v66, v12, vcc
	v_cmp_gt_f32_e64 vcc, |v95|, s50
	v_cndmask_b32_e32 v96, 1.0, v65, vcc
	v_mul_f32_e32 v95, v95, v96
	v_rcp_f32_e32 v95, v95
	v_cmp_o_f32_e32 vcc, v89, v89
	v_cndmask_b32_e32 v12, v89, v12, vcc
	v_mul_f32_e32 v89, 0xb717f7d1, v91
	v_mul_f32_e32 v91, v93, v94
	v_sub_f32_e32 v87, v87, v45
	v_mul_f32_e32 v91, v91, v95
	v_cmp_gt_f32_e32 vcc, 0, v87
	v_mad_f32 v89, -v96, v91, -v89
	v_cndmask_b32_e64 v91, 0.5, -0.5, vcc
	v_mac_f32_e32 v91, 0x3fb8aa3b, v87
	v_cvt_i32_f32_e32 v91, v91
	v_sub_f32_e32 v89, v92, v89
	v_add_f32_e32 v89, 1.0, v89
	v_lshlrev_b32_e32 v88, 23, v88
	v_add_u32_e32 v88, vcc, v88, v89
	v_cvt_f32_i32_e32 v89, v91
	v_cmp_ngt_f32_e32 vcc, s51, v44
	v_cndmask_b32_e32 v88, 0, v88, vcc
	v_cmp_gt_f32_e32 vcc, s52, v44
	v_cndmask_b32_e32 v88, v66, v88, vcc
	v_cmp_o_f32_e32 vcc, v44, v44
	v_cndmask_b32_e32 v44, v44, v88, vcc
	v_madmk_f32 v88, v89, 0xbf317180, v87
	v_madmk_f32 v92, v89, 0xb717f7d1, v88
	v_mul_f32_e32 v93, v92, v92
	v_madmk_f32 v94, v93, 0x3331bb4c, v63
	v_madak_f32 v94, v93, v94, 0x388ab355
	v_madak_f32 v94, v93, v94, 0xbb360b61
	v_madak_f32 v94, v93, v94, 0x3e2aaaab
	v_mad_f32 v93, -v93, v94, v92
	v_sub_f32_e32 v94, 2.0, v93
	v_cmp_gt_f32_e64 vcc, |v94|, s50
	v_cndmask_b32_e32 v95, 1.0, v65, vcc
	v_mul_f32_e32 v94, v94, v95
	v_rcp_f32_e32 v94, v94
	ds_write2_b32 v49, v12, v44 offset1:32
	v_mul_f32_e32 v44, v92, v93
	v_mul_f32_e32 v12, 0xb717f7d1, v89
	v_mul_f32_e32 v44, v44, v94
	v_mad_f32 v12, -v95, v44, -v12
	v_sub_f32_e32 v44, v86, v45
	v_cmp_gt_f32_e32 vcc, 0, v44
	v_cndmask_b32_e64 v45, 0.5, -0.5, vcc
	v_mac_f32_e32 v45, 0x3fb8aa3b, v44
	v_cvt_i32_f32_e32 v45, v45
	v_sub_f32_e32 v12, v88, v12
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v86, 23, v91
	v_add_u32_e32 v12, vcc, v86, v12
	v_cvt_f32_i32_e32 v86, v45
	v_cmp_ngt_f32_e32 vcc, s51, v87
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s52, v87
	v_madmk_f32 v88, v86, 0xbf317180, v44
	v_madmk_f32 v89, v86, 0xb717f7d1, v88
	v_mul_f32_e32 v91, v89, v89
	v_madmk_f32 v92, v91, 0x3331bb4c, v63
	v_madak_f32 v92, v91, v92, 0x388ab355
	v_madak_f32 v92, v91, v92, 0xbb360b61
	v_madak_f32 v92, v91, v92, 0x3e2aaaab
	v_mad_f32 v91, -v91, v92, v89
	v_sub_f32_e32 v92, 2.0, v91
	v_cndmask_b32_e32 v12, v66, v12, vcc
	v_cmp_gt_f32_e64 vcc, |v92|, s50
	v_cndmask_b32_e32 v93, 1.0, v65, vcc
	v_mul_f32_e32 v92, v92, v93
	v_rcp_f32_e32 v92, v92
	v_cmp_o_f32_e32 vcc, v87, v87
	v_cndmask_b32_e32 v12, v87, v12, vcc
	v_mul_f32_e32 v87, v89, v91
	v_sub_f32_e32 v85, v85, v99
	v_mul_f32_e32 v86, 0xb717f7d1, v86
	v_mul_f32_e32 v87, v87, v92
	v_cmp_gt_f32_e32 vcc, 0, v85
	v_mad_f32 v86, -v93, v87, -v86
	v_cndmask_b32_e64 v87, 0.5, -0.5, vcc
	v_mac_f32_e32 v87, 0x3fb8aa3b, v85
	v_cvt_i32_f32_e32 v87, v87
	v_sub_f32_e32 v86, v88, v86
	v_add_f32_e32 v86, 1.0, v86
	v_lshlrev_b32_e32 v45, 23, v45
	v_add_u32_e32 v45, vcc, v45, v86
	v_cvt_f32_i32_e32 v86, v87
	v_cmp_ngt_f32_e32 vcc, s51, v44
	v_cndmask_b32_e32 v45, 0, v45, vcc
	v_cmp_gt_f32_e32 vcc, s52, v44
	v_cndmask_b32_e32 v45, v66, v45, vcc
	v_cmp_o_f32_e32 vcc, v44, v44
	v_cndmask_b32_e32 v44, v44, v45, vcc
	v_madmk_f32 v45, v86, 0xbf317180, v85
	v_madmk_f32 v88, v86, 0xb717f7d1, v45
	v_mul_f32_e32 v89, v88, v88
	v_madmk_f32 v91, v89, 0x3331bb4c, v63
	v_madak_f32 v91, v89, v91, 0x388ab355
	v_madak_f32 v91, v89, v91, 0xbb360b61
	v_madak_f32 v91, v89, v91, 0x3e2aaaab
	v_mad_f32 v89, -v89, v91, v88
	v_sub_f32_e32 v91, 2.0, v89
	v_cmp_gt_f32_e64 vcc, |v91|, s50
	v_cndmask_b32_e32 v92, 1.0, v65, vcc
	v_mul_f32_e32 v91, v91, v92
	v_rcp_f32_e32 v91, v91
	ds_write2_b32 v49, v12, v44 offset0:64 offset1:96
	v_mul_f32_e32 v44, v88, v89
	v_mul_f32_e32 v12, 0xb717f7d1, v86
	v_mul_f32_e32 v44, v44, v91
	v_mad_f32 v12, -v92, v44, -v12
	v_sub_f32_e32 v44, v84, v99
	v_cmp_gt_f32_e32 vcc, 0, v44
	v_sub_f32_e32 v12, v45, v12
	v_cndmask_b32_e64 v45, 0.5, -0.5, vcc
	v_mac_f32_e32 v45, 0x3fb8aa3b, v44
	v_cvt_i32_f32_e32 v45, v45
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v84, 23, v87
	v_add_u32_e32 v12, vcc, v84, v12
	v_cvt_f32_i32_e32 v84, v45
	v_cmp_ngt_f32_e32 vcc, s51, v85
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s52, v85
	v_madmk_f32 v86, v84, 0xbf317180, v44
	v_madmk_f32 v87, v84, 0xb717f7d1, v86
	v_mul_f32_e32 v88, v87, v87
	v_madmk_f32 v89, v88, 0x3331bb4c, v63
	v_madak_f32 v89, v88, v89, 0x388ab355
	v_madak_f32 v89, v88, v89, 0xbb360b61
	v_madak_f32 v89, v88, v89, 0x3e2aaaab
	v_mad_f32 v88, -v88, v89, v87
	v_sub_f32_e32 v89, 2.0, v88
	v_cndmask_b32_e32 v12, v66, v12, vcc
	v_cmp_gt_f32_e64 vcc, |v89|, s50
	v_cndmask_b32_e32 v91, 1.0, v65, vcc
	v_mul_f32_e32 v89, v89, v91
	v_rcp_f32_e32 v89, v89
	v_cmp_o_f32_e32 vcc, v85, v85
	v_cndmask_b32_e32 v12, v85, v12, vcc
	v_mul_f32_e32 v85, v87, v88
	v_sub_f32_e32 v83, v83, v100
	v_mul_f32_e32 v84, 0xb717f7d1, v84
	v_mul_f32_e32 v85, v85, v89
	v_cmp_gt_f32_e32 vcc, 0, v83
	v_mad_f32 v84, -v91, v85, -v84
	v_cndmask_b32_e64 v85, 0.5, -0.5, vcc
	v_mac_f32_e32 v85, 0x3fb8aa3b, v83
	v_cvt_i32_f32_e32 v85, v85
	v_sub_f32_e32 v84, v86, v84
	v_add_f32_e32 v84, 1.0, v84
	v_lshlrev_b32_e32 v45, 23, v45
	v_add_u32_e32 v45, vcc, v45, v84
	v_cvt_f32_i32_e32 v84, v85
	v_cmp_ngt_f32_e32 vcc, s51, v44
	v_cndmask_b32_e32 v45, 0, v45, vcc
	v_cmp_gt_f32_e32 vcc, s52, v44
	v_cndmask_b32_e32 v45, v66, v45, vcc
	v_cmp_o_f32_e32 vcc, v44, v44
	v_cndmask_b32_e32 v44, v44, v45, vcc
	v_madmk_f32 v45, v84, 0xbf317180, v83
	v_madmk_f32 v86, v84, 0xb717f7d1, v45
	v_mul_f32_e32 v87, v86, v86
	v_madmk_f32 v88, v87, 0x3331bb4c, v63
	v_madak_f32 v88, v87, v88, 0x388ab355
	v_madak_f32 v88, v87, v88, 0xbb360b61
	v_madak_f32 v88, v87, v88, 0x3e2aaaab
	v_mad_f32 v87, -v87, v88, v86
	v_sub_f32_e32 v88, 2.0, v87
	v_cmp_gt_f32_e64 vcc, |v88|, s50
	v_cndmask_b32_e32 v89, 1.0, v65, vcc
	v_mul_f32_e32 v88, v88, v89
	v_rcp_f32_e32 v88, v88
	ds_write2_b32 v49, v12, v44 offset0:128 offset1:160
	v_mul_f32_e32 v44, v86, v87
	v_mul_f32_e32 v12, 0xb717f7d1, v84
	v_mul_f32_e32 v44, v44, v88
	v_mad_f32 v12, -v89, v44, -v12
	v_sub_f32_e32 v44, v82, v100
	v_cmp_gt_f32_e32 vcc, 0, v44
	v_sub_f32_e32 v12, v45, v12
	v_cndmask_b32_e64 v45, 0.5, -0.5, vcc
	v_mac_f32_e32 v45, 0x3fb8aa3b, v44
	v_cvt_i32_f32_e32 v45, v45
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v82, 23, v85
	v_add_u32_e32 v12, vcc, v82, v12
	v_cvt_f32_i32_e32 v82, v45
	v_cmp_ngt_f32_e32 vcc, s51, v83
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s52, v83
	v_madmk_f32 v84, v82, 0xbf317180, v44
	v_madmk_f32 v85, v82, 0xb717f7d1, v84
	v_mul_f32_e32 v86, v85, v85
	v_madmk_f32 v87, v86, 0x3331bb4c, v63
	v_madak_f32 v87, v86, v87, 0x388ab355
	v_madak_f32 v87, v86, v87, 0xbb360b61
	v_madak_f32 v87, v86, v87, 0x3e2aaaab
	v_mad_f32 v86, -v86, v87, v85
	v_sub_f32_e32 v87, 2.0, v86
	v_cndmask_b32_e32 v12, v66, v12, vcc
	v_cmp_gt_f32_e64 vcc, |v87|, s50
	v_cndmask_b32_e32 v88, 1.0, v65, vcc
	v_mul_f32_e32 v87, v87, v88
	v_rcp_f32_e32 v87, v87
	v_cmp_o_f32_e32 vcc, v83, v83
	v_cndmask_b32_e32 v12, v83, v12, vcc
	v_mul_f32_e32 v83, v85, v86
	v_sub_f32_e32 v81, v81, v101
	v_mul_f32_e32 v82, 0xb717f7d1, v82
	v_mul_f32_e32 v83, v83, v87
	v_cmp_gt_f32_e32 vcc, 0, v81
	v_mad_f32 v82, -v88, v83, -v82
	v_cndmask_b32_e64 v83, 0.5, -0.5, vcc
	v_mac_f32_e32 v83, 0x3fb8aa3b, v81
	v_cvt_i32_f32_e32 v83, v83
	v_sub_f32_e32 v82, v84, v82
	v_add_f32_e32 v82, 1.0, v82
	v_lshlrev_b32_e32 v45, 23, v45
	v_add_u32_e32 v45, vcc, v45, v82
	v_cvt_f32_i32_e32 v82, v83
	v_cmp_ngt_f32_e32 vcc, s51, v44
	v_cndmask_b32_e32 v45, 0, v45, vcc
	v_cmp_gt_f32_e32 vcc, s52, v44
	v_cndmask_b32_e32 v45, v66, v45, vcc
	v_cmp_o_f32_e32 vcc, v44, v44
	v_cndmask_b32_e32 v44, v44, v45, vcc
	v_madmk_f32 v45, v82, 0xbf317180, v81
	v_madmk_f32 v84, v82, 0xb717f7d1, v45
	v_mul_f32_e32 v85, v84, v84
	v_madmk_f32 v86, v85, 0x3331bb4c, v63
	v_madak_f32 v86, v85, v86, 0x388ab355
	v_madak_f32 v86, v85, v86, 0xbb360b61
	v_madak_f32 v86, v85, v86, 0x3e2aaaab
	v_mad_f32 v85, -v85, v86, v84
	v_sub_f32_e32 v86, 2.0, v85
	v_cmp_gt_f32_e64 vcc, |v86|, s50
	v_cndmask_b32_e32 v87, 1.0, v65, vcc
	v_mul_f32_e32 v86, v86, v87
	v_rcp_f32_e32 v86, v86
	ds_write2_b32 v49, v12, v44 offset0:192 offset1:224
	v_mul_f32_e32 v44, v84, v85
	v_mul_f32_e32 v12, 0xb717f7d1, v82
	v_mul_f32_e32 v44, v44, v86
	v_mad_f32 v12, -v87, v44, -v12
	v_sub_f32_e32 v44, v80, v101
	v_cmp_gt_f32_e32 vcc, 0, v44
	v_sub_f32_e32 v12, v45, v12
	v_cndmask_b32_e64 v45, 0.5, -0.5, vcc
	v_mac_f32_e32 v45, 0x3fb8aa3b, v44
	v_cvt_i32_f32_e32 v45, v45
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v80, 23, v83
	v_add_u32_e32 v12, vcc, v80, v12
	v_cvt_f32_i32_e32 v80, v45
	v_cmp_ngt_f32_e32 vcc, s51, v81
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s52, v81
	v_madmk_f32 v82, v80, 0xbf317180, v44
	v_madmk_f32 v83, v80, 0xb717f7d1, v82
	v_mul_f32_e32 v84, v83, v83
	v_madmk_f32 v85, v84, 0x3331bb4c, v63
	v_madak_f32 v85, v84, v85, 0x388ab355
	v_madak_f32 v85, v84, v85, 0xbb360b61
	v_madak_f32 v85, v84, v85, 0x3e2aaaab
	v_mad_f32 v84, -v84, v85, v83
	v_sub_f32_e32 v85, 2.0, v84
	v_cndmask_b32_e32 v12, v66, v12, vcc
	v_cmp_gt_f32_e64 vcc, |v85|, s50
	v_cndmask_b32_e32 v86, 1.0, v65, vcc
	v_mul_f32_e32 v85, v85, v86
	v_rcp_f32_e32 v85, v85
	v_cmp_o_f32_e32 vcc, v81, v81
	v_cndmask_b32_e32 v12, v81, v12, vcc
	v_mul_f32_e32 v81, v83, v84
	v_sub_f32_e32 v79, v79, v90
	v_mul_f32_e32 v80, 0xb717f7d1, v80
	v_mul_f32_e32 v81, v81, v85
	v_cmp_gt_f32_e32 vcc, 0, v79
	v_mad_f32 v80, -v86, v81, -v80
	v_cndmask_b32_e64 v81, 0.5, -0.5, vcc
	v_mac_f32_e32 v81, 0x3fb8aa3b, v79
	v_cvt_i32_f32_e32 v81, v81
	v_sub_f32_e32 v80, v82, v80
	v_add_f32_e32 v80, 1.0, v80
	v_lshlrev_b32_e32 v45, 23, v45
	v_add_u32_e32 v45, vcc, v45, v80
	v_cvt_f32_i32_e32 v80, v81
	v_cmp_ngt_f32_e32 vcc, s51, v44
	v_cndmask_b32_e32 v45, 0, v45, vcc
	v_cmp_gt_f32_e32 vcc, s52, v44
	v_cndmask_b32_e32 v45, v66, v45, vcc
	v_cmp_o_f32_e32 vcc, v44, v44
	v_cndmask_b32_e32 v44, v44, v45, vcc
	v_madmk_f32 v45, v80, 0xbf317180, v79
	v_madmk_f32 v82, v80, 0xb717f7d1, v45
	v_mul_f32_e32 v83, v82, v82
	v_madmk_f32 v84, v83, 0x3331bb4c, v63
	v_madak_f32 v84, v83, v84, 0x388ab355
	v_madak_f32 v84, v83, v84, 0xbb360b61
	v_madak_f32 v84, v83, v84, 0x3e2aaaab
	v_mad_f32 v83, -v83, v84, v82
	v_sub_f32_e32 v84, 2.0, v83
	v_cmp_gt_f32_e64 vcc, |v84|, s50
	v_cndmask_b32_e32 v85, 1.0, v65, vcc
	v_mul_f32_e32 v84, v84, v85
	v_rcp_f32_e32 v84, v84
	ds_write2_b32 v77, v12, v44 offset1:32
	v_mul_f32_e32 v44, v82, v83
	v_mul_f32_e32 v12, 0xb717f7d1, v80
	v_mul_f32_e32 v44, v44, v84
	v_mad_f32 v12, -v85, v44, -v12
	v_sub_f32_e32 v44, v78, v90
	v_cmp_gt_f32_e32 vcc, 0, v44
	v_sub_f32_e32 v12, v45, v12
	v_cndmask_b32_e64 v45, 0.5, -0.5, vcc
	v_mac_f32_e32 v45, 0x3fb8aa3b, v44
	v_cvt_i32_f32_e32 v45, v45
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v78, 23, v81
	v_add_u32_e32 v12, vcc, v78, v12
	v_cvt_f32_i32_e32 v78, v45
	v_cmp_ngt_f32_e32 vcc, s51, v79
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s52, v79
	v_madmk_f32 v80, v78, 0xbf317180, v44
	v_madmk_f32 v81, v78, 0xb717f7d1, v80
	v_mul_f32_e32 v82, v81, v81
	v_madmk_f32 v83, v82, 0x3331bb4c, v63
	v_madak_f32 v83, v82, v83, 0x388ab355
	v_madak_f32 v83, v82, v83, 0xbb360b61
	v_madak_f32 v83, v82, v83, 0x3e2aaaab
	v_mad_f32 v82, -v82, v83, v81
	v_sub_f32_e32 v83, 2.0, v82
	v_cndmask_b32_e32 v12, v66, v12, vcc
	v_cmp_gt_f32_e64 vcc, |v83|, s50
	v_cndmask_b32_e32 v84, 1.0, v65, vcc
	v_mul_f32_e32 v83, v83, v84
	v_rcp_f32_e32 v83, v83
	v_cmp_o_f32_e32 vcc, v79, v79
	v_cndmask_b32_e32 v12, v79, v12, vcc
	v_mul_f32_e32 v79, v81, v82
	v_mul_f32_e32 v78, 0xb717f7d1, v78
	v_mul_f32_e32 v79, v79, v83
	v_mad_f32 v78, -v84, v79, -v78
	v_sub_f32_e32 v78, v80, v78
	v_add_f32_e32 v78, 1.0, v78
	v_lshlrev_b32_e32 v45, 23, v45
	v_add_u32_e32 v45, vcc, v45, v78
	v_cmp_ngt_f32_e32 vcc, s51, v44
	v_cndmask_b32_e32 v45, 0, v45, vcc
	v_cmp_gt_f32_e32 vcc, s52, v44
	v_cndmask_b32_e32 v45, v66, v45, vcc
	v_cmp_o_f32_e32 vcc, v44, v44
	v_cndmask_b32_e32 v44, v44, v45, vcc
	ds_write2_b32 v77, v12, v44 offset0:64 offset1:96
	v_mov_b32_e32 v12, v61
	.loc	0 238
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB0_25
.LBB0_24:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 243
	s_waitcnt lgkmcnt(11)
	v_add_f32_e32 v0, v0, v44
	s_waitcnt lgkmcnt(10)
	v_add_f32_e32 v1, v1, v78
	s_waitcnt lgkmcnt(9)
	v_add_f32_e32 v2, v2, v79
	s_waitcnt lgkmcnt(8)
	v_add_f32_e32 v3, v3, v84
	s_waitcnt lgkmcnt(7)
	v_add_f32_e32 v4, v4, v86
	.loc	0 244
	v_mac_f32_e32 v70, v86, v88
	.loc	0 243
	s_waitcnt lgkmcnt(6)
	v_add_f32_e32 v5, v5, v85
	.loc	0 244
	v_mac_f32_e32 v71, v84, v81
	v_mac_f32_e32 v72, v79, v80
	v_mac_f32_e32 v73, v78, v77
	v_mac_f32_e32 v74, v44, v45
	v_mac_f32_e32 v68, v85, v83
	.loc	0 240
	s_add_i32 s6, s6, 8
	.loc	0 243
	s_waitcnt lgkmcnt(5)
	v_add_f32_e32 v0, v0, v87
	s_waitcnt lgkmcnt(4)
	v_add_f32_e32 v1, v1, v91
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v2, v2, v92
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v3, v3, v96
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v4, v4, v97
	.loc	0 244
	v_mac_f32_e32 v70, v97, v98
	.loc	0 243
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v5, v5, v82
	.loc	0 244
	v_mac_f32_e32 v71, v96, v94
	v_mac_f32_e32 v72, v92, v93
	v_mac_f32_e32 v73, v91, v90
	v_mac_f32_e32 v74, v87, v89
	v_mac_f32_e32 v68, v82, v95
	.loc	0 240
	s_cmpk_eq_i32 s6, 0x100
	v_add_u32_e32 v12, vcc, 0xa0, v12
	s_cbranch_scc1 .LBB0_49
.LBB0_25:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_13 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 242
	v_add_u32_e32 v82, vcc, s6, v48
	ds_read_b32 v44, v82
	.loc	0 244
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v45, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_27
; %bb.26:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v45, v12
.LBB0_27:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v78, v82 offset:256
	.loc	0 244
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_29
; %bb.28:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v77, v12
.LBB0_29:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v79, v82 offset:512
	.loc	0 244
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v80, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v80, v12
.LBB0_31:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v84, v82 offset:768
	.loc	0 244
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v81, v12
.LBB0_33:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v86, v82 offset:1024
	.loc	0 244
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v88, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_35
; %bb.34:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v88, v12
.LBB0_35:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v85, v82 offset:1280
	.loc	0 244
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_37
; %bb.36:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v83, v12
.LBB0_37:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v87, v82 offset:4
	.loc	0 244
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v89, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_39
; %bb.38:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v89, v12 offset:80
.LBB0_39:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v91, v82 offset:260
	.loc	0 244
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_41
; %bb.40:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v90, v12 offset:80
.LBB0_41:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v92, v82 offset:516
	.loc	0 244
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v93, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_43
; %bb.42:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v93, v12 offset:80
.LBB0_43:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v96, v82 offset:772
	.loc	0 244
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_45
; %bb.44:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v94, v12 offset:80
.LBB0_45:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v97, v82 offset:1028
	.loc	0 244
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v98, 0
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_47
; %bb.46:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v98, v12 offset:80
.LBB0_47:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 242
	ds_read_b32 v82, v82 offset:1284
	.loc	0 244
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_24
; %bb.48:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v95, v12 offset:80
	s_branch .LBB0_24
.LBB0_49:                               ;   in Loop: Header=BB0_13 Depth=2
	.loc	0 209
	v_mov_b32_e32 v12, s43
	v_add_u32_e32 v40, vcc, s42, v40
	v_addc_u32_e32 v41, vcc, v41, v12, vcc
	v_add_u32_e32 v76, vcc, 64, v76
	v_add_u32_e32 v42, vcc, s42, v42
	v_addc_u32_e32 v43, vcc, v43, v12, vcc
	s_cmp_eq_u32 s24, s48
	v_add_u32_e32 v75, vcc, 64, v75
	.loc	0 257
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_scc1 .LBB0_51
; %bb.50:                               ;   in Loop: Header=BB0_13 Depth=2
	.loc	0 0
	v_mov_b32_e32 v12, v11
	v_mov_b32_e32 v11, v10
	v_mov_b32_e32 v10, v9
	v_mov_b32_e32 v9, v8
	v_mov_b32_e32 v8, v7
	v_mov_b32_e32 v7, v6
	s_branch .LBB0_13
.LBB0_51:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e32 v6, vcc, v14, v13
	v_addc_u32_e32 v7, vcc, 0, v15, vcc
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s13, v67
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_56
; %bb.52:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_54
; %bb.53:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v0|, s50
	v_cndmask_b32_e32 v8, 1.0, v65, vcc
	v_mul_f32_e32 v0, v0, v8
	v_rcp_f32_e32 v0, v0
	v_mul_f32_e32 v0, v74, v0
	v_mul_f32_e32 v0, v8, v0
	s_branch .LBB0_55
.LBB0_54:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_55:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[8:9], s[6:7], v67, s14, v[6:7]
	v_mov_b32_e32 v10, s31
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, s30, v8
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	flat_store_dword v[8:9], v0
.LBB0_56:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s13, v69
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_61
; %bb.57:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_59
; %bb.58:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v1|, s50
	v_cndmask_b32_e32 v0, 1.0, v65, vcc
	v_mul_f32_e32 v1, v1, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v73, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_60
.LBB0_59:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_60:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[8:9], s[6:7], v69, s14, v[6:7]
	v_mov_b32_e32 v1, s31
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, s30, v8
	v_addc_u32_e32 v9, vcc, v1, v9, vcc
	flat_store_dword v[8:9], v0
.LBB0_61:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_add_u32_e32 v0, vcc, 2, v67
	v_cmp_gt_i32_e32 vcc, s13, v0
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_66
; %bb.62:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_64
; %bb.63:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v2|, s50
	v_cndmask_b32_e32 v1, 1.0, v65, vcc
	v_mul_f32_e32 v2, v2, v1
	v_rcp_f32_e32 v2, v2
	v_mul_f32_e32 v2, v72, v2
	v_mul_f32_e32 v1, v1, v2
	s_branch .LBB0_65
.LBB0_64:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v1, 0
.LBB0_65:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[8:9], s[6:7], v0, s14, v[6:7]
	v_mov_b32_e32 v0, s31
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, s30, v8
	v_addc_u32_e32 v9, vcc, v0, v9, vcc
	flat_store_dword v[8:9], v1
.LBB0_66:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_add_u32_e32 v0, vcc, 3, v67
	v_cmp_gt_i32_e32 vcc, s13, v0
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_71
; %bb.67:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_69
; %bb.68:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v3|, s50
	v_cndmask_b32_e32 v1, 1.0, v65, vcc
	v_mul_f32_e32 v2, v3, v1
	v_rcp_f32_e32 v2, v2
	v_mul_f32_e32 v2, v71, v2
	v_mul_f32_e32 v1, v1, v2
	s_branch .LBB0_70
.LBB0_69:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v1, 0
.LBB0_70:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[2:3], s[6:7], v0, s14, v[6:7]
	v_mov_b32_e32 v0, s31
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s30, v2
	v_addc_u32_e32 v3, vcc, v0, v3, vcc
	flat_store_dword v[2:3], v1
.LBB0_71:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_add_u32_e32 v0, vcc, 4, v67
	v_cmp_gt_i32_e32 vcc, s13, v0
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_76
; %bb.72:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_74
; %bb.73:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v4|, s50
	v_cndmask_b32_e32 v1, 1.0, v65, vcc
	v_mul_f32_e32 v2, v4, v1
	v_rcp_f32_e32 v2, v2
	v_mul_f32_e32 v2, v70, v2
	v_mul_f32_e32 v1, v1, v2
	s_branch .LBB0_75
.LBB0_74:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v1, 0
.LBB0_75:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_mad_i64_i32 v[2:3], s[6:7], v0, s14, v[6:7]
	v_mov_b32_e32 v0, s31
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s30, v2
	v_addc_u32_e32 v3, vcc, v0, v3, vcc
	flat_store_dword v[2:3], v1
.LBB0_76:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 260
	v_add_u32_e32 v0, vcc, 5, v67
	v_cmp_gt_i32_e32 vcc, s13, v0
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_4
; %bb.77:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_2
; %bb.78:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v1, 0
	s_branch .LBB0_3
.LBB0_79:
	.loc	0 264
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_v3
		.amdhsa_group_segment_fixed_size 22528
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
		.amdhsa_next_free_vgpr 153
		.amdhsa_next_free_sgpr 54
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
; codeLenInByte = 11628
; NumSgprs: 56
; NumVgprs: 153
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 22528 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 38
; NumSGPRsForWavesPerEU: 56
; NumVGPRsForWavesPerEU: 153
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
    .group_segment_fixed_size: 22528
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
    .sgpr_count:     56
    .sgpr_spill_count: 0
    .symbol:         attention_v3.kd
    .vgpr_count:     153
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

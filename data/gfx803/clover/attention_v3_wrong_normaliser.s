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
	s_load_dwordx4 s[36:39], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s38, 31
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 27
	s_add_i32 s0, s0, s1
	s_ashr_i32 s33, s0, 5
	s_mul_i32 s45, s37, s36
	s_mul_i32 s45, s45, s33
	.loc	1 196
	s_cmp_le_i32 s45, s8
	s_cbranch_scc1 .LBB0_59
; %bb.1:
	.loc	1 0
	s_add_i32 s0, s39, 31
	s_ashr_i32 s1, s0, 31
	s_load_dword s2, s[4:5], 0x4
	s_load_dword s10, s[4:5], 0xc
	s_lshr_b32 s1, s1, 27
	s_load_dword s47, s[6:7], 0x10
	.loc	1 195
	s_load_dwordx2 s[18:19], s[6:7], 0x18
	s_load_dwordx8 s[20:27], s[6:7], 0x20
	s_add_i32 s0, s0, s1
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s23, s0, 5
	s_cmp_gt_i32 s39, 0
	s_cselect_b64 s[0:1], -1, 0
	s_and_b32 s4, s2, 0xffff
	v_cvt_f32_u32_e32 v1, s4
	s_sub_i32 s2, 0, s4
	s_load_dwordx4 s[40:43], s[6:7], 0x40
	s_load_dwordx2 s[34:35], s[6:7], 0x50
	s_mov_b32 s36, s21
	v_rcp_iflag_f32_e32 v1, v1
	s_add_i32 s21, s38, -1
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s43, s42, 31
	.loc	1 196
	s_mov_b32 s9, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v3, v1
	v_lshrrev_b32_e32 v5, 2, v0
	v_and_b32_e32 v50, 24, v5
	s_mov_b32 s44, s41
	v_mul_lo_u32 v1, s2, v3
	v_mov_b32_e32 v2, 0
	s_movk_i32 s12, 0x50
	v_lshrrev_b32_e32 v60, 4, v0
	v_mul_hi_u32 v4, v3, v1
	v_and_b32_e32 v1, 15, v0
	v_lshlrev_b32_e32 v7, 2, v1
	v_mad_u32_u24 v61, v60, s12, v7
	v_add_u32_e32 v3, vcc, v3, v4
	v_mul_hi_u32 v3, s10, v3
	s_movk_i32 s2, 0x200
	v_cvt_f32_i32_e32 v52, s39
	.loc	1 195
	v_and_b32_e32 v9, 31, v0
	v_readfirstlane_b32 s5, v3
	s_mul_i32 s6, s5, s4
	s_sub_i32 s6, s10, s6
	s_add_i32 s7, s5, 1
	s_sub_i32 s11, s6, s4
	s_cmp_ge_u32 s6, s4
	s_cselect_b32 s5, s7, s5
	s_cselect_b32 s6, s11, s6
	s_add_i32 s7, s5, 1
	s_cmp_ge_u32 s6, s4
	s_cselect_b32 s46, s7, s5
	v_mov_b32_e32 v3, s46
	v_mad_u64_u32 v[3:4], s[4:5], s4, v3, 0
	s_mov_b32 s11, s9
	v_cmp_gt_u32_e64 s[2:3], s2, v0
	v_cmp_ne_u64_e32 vcc, s[10:11], v[3:4]
	s_movk_i32 s10, 0x1400
	v_cndmask_b32_e64 v3, 0, 1, vcc
	v_readfirstlane_b32 s41, v3
	v_lshlrev_b32_e32 v3, 7, v50
	v_add_u32_e32 v53, vcc, s10, v3
	v_lshlrev_b32_e32 v3, 7, v5
	.loc	1 196
	v_alignbit_b32 v5, s9, v0, 4
	v_or_b32_e32 v4, 0x380, v3
	v_mad_i64_i32 v[2:3], s[6:7], v5, s42, v[1:2]
	v_add_u32_e32 v55, vcc, s10, v4
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v4, s25
	v_add_u32_e32 v58, vcc, s24, v2
	v_addc_u32_e32 v59, vcc, v4, v3, vcc
	s_movk_i32 s6, 0xa00
	v_or_b32_e32 v4, 32, v5
	v_add_u32_e32 v62, vcc, s6, v61
	v_mad_i64_i32 v[4:5], s[6:7], v4, s42, 0
	v_mov_b32_e32 v1, s27
	v_add_u32_e32 v63, vcc, s26, v2
	v_addc_u32_e32 v64, vcc, v1, v3, vcc
	v_lshlrev_b64 v[1:2], 2, v[4:5]
	v_or_b32_e32 v57, 0xffffff80, v0
	v_add_u32_e32 v1, vcc, v1, v7
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	v_lshlrev_b32_e32 v0, 5, v0
	v_lshlrev_b32_e32 v6, 2, v9
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v65, vcc, s24, v1
	v_and_b32_e32 v0, 0xc00, v0
	v_mul_u32_u24_e32 v51, 0x50, v9
	v_cmp_gt_u32_e64 s[4:5], 16, v9
	s_max_i32 s50, s23, 1
	v_or_b32_e32 v54, v53, v6
	v_or_b32_e32 v56, v55, v6
	s_lshl_b64 s[48:49], s[42:43], 5
	s_lshl_b64 s[42:43], s[42:43], 7
	v_addc_u32_e32 v66, vcc, v3, v2, vcc
	v_or_b32_e32 v67, 32, v60
	v_or_b32_e32 v68, 0xa00, v6
	v_add_u32_e32 v69, vcc, s10, v0
	v_cndmask_b32_e64 v70, 0, 1, s[0:1]
	s_movk_i32 s51, 0x17f
	s_mov_b32 s24, 0xff800000
	s_mov_b32 s52, 0xc2aeac4f
	s_mov_b32 s53, 0x42b17218
	v_mov_b32_e32 v71, 0xff800000
	v_mov_b32_e32 v72, 0x7f800000
	s_branch .LBB0_3
.LBB0_2:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 196
	s_bfe_i64 s[6:7], s[8:9], 0x200000
	s_add_u32 s6, s6, s46
	s_addc_u32 s7, s7, 0
	s_add_u32 s8, s6, s41
	s_addc_u32 s9, s7, 0
	s_cmp_le_i32 s45, s8
	s_cbranch_scc1 .LBB0_59
.LBB0_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_7 Depth 2
                                        ;     Child Loop BB0_14 Depth 2
                                        ;     Child Loop BB0_16 Depth 2
                                        ;       Child Loop BB0_20 Depth 3
                                        ;       Child Loop BB0_25 Depth 3
	.loc	1 197
	s_ashr_i32 s6, s33, 31
	s_add_i32 s7, s33, s6
	s_xor_b32 s7, s7, s6
	v_cvt_f32_u32_e32 v0, s7
	s_sub_i32 s10, 0, s7
	.loc	1 200
	v_mov_b32_e32 v2, s40
	.loc	1 182
	s_mov_b32 m0, -1
	.loc	1 197
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s10, v0
	s_ashr_i32 s10, s8, 31
	s_add_i32 s11, s8, s10
	s_xor_b32 s11, s11, s10
	v_mul_hi_u32 v1, v0, v1
	s_xor_b32 s6, s10, s6
	v_add_u32_e32 v0, vcc, v0, v1
	v_mul_hi_u32 v0, s11, v0
	v_readfirstlane_b32 s10, v0
	s_mul_i32 s12, s10, s7
	s_sub_i32 s11, s11, s12
	s_add_i32 s13, s10, 1
	s_sub_i32 s12, s11, s7
	s_cmp_ge_u32 s11, s7
	s_cselect_b32 s10, s13, s10
	s_cselect_b32 s11, s12, s11
	s_add_i32 s12, s10, 1
	s_cmp_ge_u32 s11, s7
	s_cselect_b32 s7, s12, s10
	s_ashr_i32 s10, s37, 31
	s_add_i32 s11, s37, s10
	s_xor_b32 s11, s11, s10
	v_cvt_f32_u32_e32 v0, s11
	s_sub_i32 s12, 0, s11
	s_xor_b32 s7, s7, s6
	s_sub_i32 s16, s7, s6
	v_rcp_iflag_f32_e32 v0, v0
	s_ashr_i32 s6, s16, 31
	s_add_i32 s7, s16, s6
	s_xor_b32 s7, s7, s6
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	s_xor_b32 s6, s6, s10
	v_mul_lo_u32 v1, s12, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_mul_hi_u32 v0, s7, v0
	.loc	1 200
	v_mov_b32_e32 v1, s44
	.loc	1 197
	v_readfirstlane_b32 s10, v0
	s_mul_i32 s12, s10, s11
	s_sub_i32 s7, s7, s12
	s_add_i32 s13, s10, 1
	s_sub_i32 s12, s7, s11
	s_cmp_ge_u32 s7, s11
	s_cselect_b32 s10, s13, s10
	s_cselect_b32 s7, s12, s7
	s_add_i32 s12, s10, 1
	s_cmp_ge_u32 s7, s11
	s_cselect_b32 s7, s12, s10
	s_xor_b32 s7, s7, s6
	s_sub_i32 s17, s7, s6
	s_mul_i32 s6, s17, s37
	s_sub_i32 s25, s16, s6
	.loc	1 200
	v_mad_i64_i32 v[0:1], s[6:7], s25, v1, 0
	.loc	1 206
	s_andn2_b64 vcc, exec, s[0:1]
	.loc	1 200
	v_mad_i64_i32 v[0:1], s[6:7], s17, v2, v[0:1]
	.loc	1 206
	v_cmp_ne_u32_e64 s[6:7], 1, v70
	s_cbranch_vccnz .LBB0_10
; %bb.4:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 179
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_9
; %bb.5:                                ;   in Loop: Header=BB0_3 Depth=1
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	s_mov_b64 s[12:13], 0
	v_add_u32_e32 v2, vcc, v58, v2
	v_addc_u32_e32 v3, vcc, v59, v3, vcc
	v_mov_b32_e32 v4, v60
	v_mov_b32_e32 v5, v61
	v_mov_b32_e32 v6, v57
	s_branch .LBB0_7
.LBB0_6:                                ;   in Loop: Header=BB0_7 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 179
	v_add_u32_e32 v6, vcc, 0x80, v6
	.loc	1 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v5, v7
	.loc	1 179
	v_mov_b32_e32 v7, s49
	v_add_u32_e32 v2, vcc, s48, v2
	v_addc_u32_e32 v3, vcc, v3, v7, vcc
	v_add_u32_e32 v5, vcc, 0x280, v5
	v_cmp_lt_u32_e32 vcc, s51, v6
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v4, vcc, 8, v4
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB0_9
.LBB0_7:                                ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 181
	v_cmp_gt_i32_e32 vcc, s39, v4
	.loc	1 182
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_6
; %bb.8:                                ;   in Loop: Header=BB0_7 Depth=2
	flat_load_dword v7, v[2:3]
	s_branch .LBB0_6
.LBB0_9:                                ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
.LBB0_10:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 199
	v_mov_b32_e32 v2, s36
	v_mad_i64_i32 v[2:3], s[10:11], s25, v2, 0
	s_mul_i32 s16, s16, s33
	v_mov_b32_e32 v4, s20
	s_sub_i32 s12, s8, s16
	v_mad_i64_i32 v[10:11], s[10:11], s17, v4, v[2:3]
	.loc	1 198
	s_lshl_b32 s12, s12, 5
	v_or_b32_e32 v83, s12, v50
	s_mov_b32 s54, 0
	.loc	1 209
	s_and_b64 vcc, exec, s[6:7]
	v_mov_b32_e32 v88, 0
	v_or_b32_e32 v81, 1, v83
	v_or_b32_e32 v79, 2, v83
	v_or_b32_e32 v77, 3, v83
	v_or_b32_e32 v76, 4, v83
	v_or_b32_e32 v75, 5, v83
	v_or_b32_e32 v74, 6, v83
	v_or_b32_e32 v73, 7, v83
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v78, 0
	.loc	1 207
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	1 209
	s_cbranch_vccnz .LBB0_43
; %bb.11:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	v_min_i32_e32 v4, s21, v83
	v_mad_i64_i32 v[4:5], s[6:7], v4, s22, 0
	v_lshlrev_b64 v[2:3], 2, v[10:11]
	v_mov_b32_e32 v6, s19
	v_add_u32_e32 v7, vcc, s18, v2
	v_addc_u32_e32 v6, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s21, v81
	v_mad_i64_i32 v[4:5], s[6:7], v4, s22, 0
	v_add_u32_e32 v12, vcc, v7, v2
	v_addc_u32_e32 v13, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s21, v79
	v_mad_i64_i32 v[4:5], s[6:7], v4, s22, 0
	v_add_u32_e32 v14, vcc, v7, v2
	v_addc_u32_e32 v15, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s21, v77
	v_mad_i64_i32 v[4:5], s[6:7], v4, s22, 0
	v_add_u32_e32 v16, vcc, v7, v2
	v_addc_u32_e32 v17, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s21, v76
	v_mad_i64_i32 v[4:5], s[6:7], v4, s22, 0
	v_add_u32_e32 v18, vcc, v7, v2
	v_addc_u32_e32 v19, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s21, v75
	v_mad_i64_i32 v[4:5], s[6:7], v4, s22, 0
	v_add_u32_e32 v20, vcc, v7, v2
	v_addc_u32_e32 v21, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s21, v74
	v_mad_i64_i32 v[4:5], s[6:7], v4, s22, 0
	v_add_u32_e32 v22, vcc, v7, v2
	v_addc_u32_e32 v23, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	v_min_i32_e32 v4, s21, v73
	v_mad_i64_i32 v[4:5], s[6:7], v4, s22, 0
	v_add_u32_e32 v24, vcc, v7, v2
	v_addc_u32_e32 v25, vcc, v6, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	.loc	1 209
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v26, vcc, v7, v2
	v_addc_u32_e32 v27, vcc, v6, v3, vcc
	v_add_u32_e32 v28, vcc, 32, v12
	v_addc_u32_e32 v29, vcc, 0, v13, vcc
	v_add_u32_e32 v30, vcc, 32, v14
	v_addc_u32_e32 v31, vcc, 0, v15, vcc
	v_add_u32_e32 v32, vcc, 32, v16
	v_addc_u32_e32 v33, vcc, 0, v17, vcc
	v_add_u32_e32 v34, vcc, 32, v18
	v_addc_u32_e32 v35, vcc, 0, v19, vcc
	v_add_u32_e32 v36, vcc, 32, v20
	v_addc_u32_e32 v37, vcc, 0, v21, vcc
	v_add_u32_e32 v38, vcc, 32, v22
	v_addc_u32_e32 v39, vcc, 0, v23, vcc
	v_add_u32_e32 v40, vcc, 32, v24
	v_addc_u32_e32 v41, vcc, 0, v25, vcc
	v_add_u32_e32 v42, vcc, 32, v26
	v_addc_u32_e32 v43, vcc, 0, v27, vcc
	v_add_u32_e32 v44, vcc, v63, v0
	v_addc_u32_e32 v45, vcc, v64, v1, vcc
	v_add_u32_e32 v46, vcc, v65, v0
	v_addc_u32_e32 v47, vcc, v66, v1, vcc
	s_mov_b32 s25, s24
	s_mov_b32 s26, s24
	s_mov_b32 s27, s24
	s_mov_b32 s28, s24
	s_mov_b32 s29, s24
	s_mov_b32 s30, s24
	s_mov_b32 s31, s24
	v_mov_b32_e32 v1, s24
	.loc	1 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v89, v67
	v_mov_b32_e32 v90, v60
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v2, s25
	v_mov_b32_e32 v3, s26
	v_mov_b32_e32 v4, s27
	v_mov_b32_e32 v5, s28
	v_mov_b32_e32 v6, s29
	v_mov_b32_e32 v7, s30
	v_mov_b32_e32 v8, s31
	.loc	1 179
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_16
.LBB0_12:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	v_mov_b32_e32 v49, v45
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v0, v90
	v_mov_b32_e32 v48, v44
	v_mov_b32_e32 v91, v62
	v_mov_b32_e32 v92, v57
	s_branch .LBB0_14
.LBB0_13:                               ;   in Loop: Header=BB0_14 Depth=2
	s_or_b64 exec, exec, s[12:13]
	.loc	1 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v91, v93
	.loc	1 179
	v_add_u32_e32 v92, vcc, 0x80, v92
	v_add_u32_e32 v91, vcc, 0x280, v91
	v_mov_b32_e32 v93, s49
	v_add_u32_e32 v48, vcc, s48, v48
	v_addc_u32_e32 v49, vcc, v49, v93, vcc
	v_cmp_lt_u32_e32 vcc, s51, v92
	s_or_b64 s[10:11], vcc, s[10:11]
	v_add_u32_e32 v0, vcc, 8, v0
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_16
.LBB0_14:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 181
	v_cmp_gt_i32_e32 vcc, s39, v0
	.loc	1 182
	v_mov_b32_e32 v93, 0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_13
; %bb.15:                               ;   in Loop: Header=BB0_14 Depth=2
	flat_load_dword v93, v[48:49]
	s_branch .LBB0_13
.LBB0_16:                               ;   Parent Loop BB0_3 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_20 Depth 3
                                        ;       Child Loop BB0_25 Depth 3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 215
	flat_load_dwordx4 v[91:94], v[12:13]
	flat_load_dwordx4 v[95:98], v[14:15]
	flat_load_dwordx4 v[99:102], v[16:17]
	flat_load_dwordx4 v[103:106], v[18:19]
	flat_load_dwordx4 v[107:110], v[20:21]
	flat_load_dwordx4 v[111:114], v[22:23]
	flat_load_dwordx4 v[115:118], v[24:25]
	flat_load_dwordx4 v[119:122], v[26:27]
	v_add_u32_e32 v48, vcc, 16, v12
	v_add_u32_e64 v135, s[6:7], 16, v14
	v_add_u32_e64 v139, s[10:11], 16, v16
	v_add_u32_e64 v143, s[12:13], 16, v18
	v_add_u32_e64 v147, s[14:15], 16, v20
	v_add_u32_e64 v151, s[16:17], 16, v22
	v_addc_u32_e32 v49, vcc, 0, v13, vcc
	v_addc_u32_e64 v136, vcc, 0, v15, s[6:7]
	v_addc_u32_e64 v140, vcc, 0, v17, s[10:11]
	v_addc_u32_e64 v144, vcc, 0, v19, s[12:13]
	v_addc_u32_e64 v148, vcc, 0, v21, s[14:15]
	v_addc_u32_e64 v152, vcc, 0, v23, s[16:17]
	s_mov_b32 m0, -1
	ds_read_b128 v[123:126], v51
	ds_read_b128 v[127:130], v51 offset:16
	flat_load_dwordx4 v[131:134], v[48:49]
	flat_load_dwordx4 v[135:138], v[135:136]
	flat_load_dwordx4 v[139:142], v[139:140]
	flat_load_dwordx4 v[143:146], v[143:144]
	flat_load_dwordx4 v[147:150], v[147:148]
	flat_load_dwordx4 v[151:154], v[151:152]
	.loc	1 210
	s_lshl_b32 s25, s54, 5
	.loc	1 228
	s_add_i32 s54, s54, 1
	s_cmp_ge_i32 s54, s23
	.loc	1 216
	s_waitcnt vmcnt(13) lgkmcnt(1)
	v_mul_f32_e32 v0, v92, v124
	v_mul_f32_e32 v48, v91, v123
	v_mul_f32_e32 v49, v93, v125
	s_waitcnt vmcnt(12)
	v_mul_f32_e32 v92, v96, v124
	v_mul_f32_e32 v93, v95, v123
	v_mul_f32_e32 v91, v94, v126
	v_mul_f32_e32 v94, v97, v125
	v_mul_f32_e32 v95, v98, v126
	s_waitcnt vmcnt(11)
	v_mul_f32_e32 v96, v100, v124
	v_mul_f32_e32 v97, v99, v123
	v_mul_f32_e32 v98, v101, v125
	v_mul_f32_e32 v99, v102, v126
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v100, v104, v124
	v_mul_f32_e32 v101, v103, v123
	v_mul_f32_e32 v102, v105, v125
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v104, v108, v124
	v_mul_f32_e32 v105, v107, v123
	v_add_f32_e32 v0, v48, v0
	v_add_f32_e32 v48, v93, v92
	v_mul_f32_e32 v103, v106, v126
	v_mul_f32_e32 v106, v109, v125
	v_add_f32_e32 v92, v97, v96
	v_add_f32_e32 v93, v101, v100
	v_add_f32_e32 v96, v105, v104
	v_add_f32_e32 v48, v94, v48
	v_mul_f32_e32 v107, v110, v126
	v_add_f32_e32 v0, v49, v0
	v_add_f32_e32 v49, v98, v92
	v_add_f32_e32 v92, v102, v93
	v_add_f32_e32 v93, v106, v96
	v_add_f32_e32 v48, v95, v48
	v_add_f32_e32 v0, v91, v0
	v_add_f32_e32 v49, v99, v49
	v_add_f32_e32 v91, v103, v92
	v_add_f32_e32 v92, v107, v93
	v_add_f32_e32 v107, 0, v48
	.loc	1 215
	v_add_u32_e32 v48, vcc, 16, v24
	.loc	1 216
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v108, v112, v124
	v_mul_f32_e32 v109, v111, v123
	v_add_f32_e32 v111, 0, v49
	.loc	1 215
	v_addc_u32_e32 v49, vcc, 0, v25, vcc
	.loc	1 216
	v_add_f32_e32 v97, v109, v108
	v_add_f32_e32 v112, 0, v91
	v_add_f32_e32 v155, 0, v92
	.loc	1 215
	flat_load_dwordx4 v[91:94], v[48:49]
	.loc	1 216
	v_mul_f32_e32 v48, v113, v125
	v_add_f32_e32 v99, v48, v97
	.loc	1 215
	v_add_u32_e32 v48, vcc, 16, v26
	.loc	1 216
	v_mul_f32_e32 v100, v114, v126
	.loc	1 215
	v_addc_u32_e32 v49, vcc, 0, v27, vcc
	flat_load_dwordx4 v[95:98], v[48:49]
	.loc	1 216
	v_add_f32_e32 v48, v100, v99
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v49, v116, v124
	v_mul_f32_e32 v99, v115, v123
	v_add_f32_e32 v49, v99, v49
	v_mul_f32_e32 v99, v117, v125
	v_add_f32_e32 v49, v99, v49
	v_mul_f32_e32 v99, v118, v126
	v_add_f32_e32 v49, v99, v49
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v99, v120, v124
	v_mul_f32_e32 v100, v119, v123
	v_add_f32_e32 v103, v100, v99
	v_mul_f32_e32 v104, v121, v125
	v_add_f32_e32 v103, v104, v103
	v_mul_f32_e32 v104, v122, v126
	v_add_f32_e32 v103, v104, v103
	v_add_f32_e32 v119, 0, v103
	s_waitcnt vmcnt(7) lgkmcnt(0)
	v_mul_f32_e32 v103, v132, v128
	v_mul_f32_e32 v104, v131, v127
	.loc	1 215
	flat_load_dwordx4 v[99:102], v[28:29]
	.loc	1 216
	v_add_f32_e32 v103, v104, v103
	v_mul_f32_e32 v104, v133, v129
	v_add_f32_e32 v103, v104, v103
	v_mul_f32_e32 v104, v134, v130
	v_add_f32_e32 v0, 0, v0
	v_add_f32_e32 v103, v104, v103
	v_add_f32_e32 v0, v0, v103
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v103, v136, v128
	v_mul_f32_e32 v104, v135, v127
	v_add_f32_e32 v108, v104, v103
	.loc	1 215
	flat_load_dwordx4 v[103:106], v[30:31]
	.loc	1 216
	v_mul_f32_e32 v109, v137, v129
	v_add_f32_e32 v108, v109, v108
	v_mul_f32_e32 v109, v138, v130
	v_add_f32_e32 v108, v109, v108
	v_add_f32_e32 v135, v107, v108
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v107, v140, v128
	v_mul_f32_e32 v108, v139, v127
	v_add_f32_e32 v107, v108, v107
	v_mul_f32_e32 v108, v141, v129
	v_add_f32_e32 v107, v108, v107
	v_mul_f32_e32 v108, v142, v130
	v_add_f32_e32 v113, v108, v107
	.loc	1 215
	flat_load_dwordx4 v[107:110], v[32:33]
	.loc	1 216
	v_add_f32_e32 v136, v111, v113
	s_waitcnt vmcnt(7)
	v_mul_f32_e32 v111, v144, v128
	v_mul_f32_e32 v113, v143, v127
	v_add_f32_e32 v111, v113, v111
	v_mul_f32_e32 v113, v145, v129
	v_add_f32_e32 v111, v113, v111
	v_mul_f32_e32 v113, v146, v130
	v_add_f32_e32 v111, v113, v111
	v_add_f32_e32 v137, v112, v111
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v111, v148, v128
	v_mul_f32_e32 v112, v147, v127
	v_add_f32_e32 v115, v112, v111
	.loc	1 215
	flat_load_dwordx4 v[111:114], v[34:35]
	.loc	1 216
	v_mul_f32_e32 v116, v149, v129
	v_add_f32_e32 v115, v116, v115
	v_mul_f32_e32 v116, v150, v130
	v_add_f32_e32 v115, v116, v115
	v_add_f32_e32 v139, v155, v115
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v115, v152, v128
	v_mul_f32_e32 v116, v151, v127
	v_add_f32_e32 v115, v116, v115
	v_mul_f32_e32 v116, v153, v129
	v_add_f32_e32 v115, v116, v115
	v_mul_f32_e32 v116, v154, v130
	v_add_f32_e32 v120, v116, v115
	.loc	1 215
	flat_load_dwordx4 v[115:118], v[36:37]
	.loc	1 216
	v_add_f32_e32 v48, 0, v48
	v_add_f32_e32 v143, v48, v120
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v48, v92, v128
	v_mul_f32_e32 v91, v91, v127
	v_add_f32_e32 v48, v91, v48
	v_mul_f32_e32 v91, v93, v129
	v_add_f32_e32 v48, v91, v48
	v_mul_f32_e32 v91, v94, v130
	v_add_f32_e32 v49, 0, v49
	v_add_f32_e32 v48, v91, v48
	.loc	1 215
	flat_load_dwordx4 v[91:94], v[38:39]
	.loc	1 216
	v_add_f32_e32 v144, v49, v48
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v48, v96, v128
	v_mul_f32_e32 v49, v95, v127
	v_add_f32_e32 v48, v49, v48
	v_mul_f32_e32 v49, v97, v129
	v_add_f32_e32 v48, v49, v48
	v_mul_f32_e32 v49, v98, v130
	ds_read_b128 v[95:98], v51 offset:32
	v_add_f32_e32 v48, v49, v48
	v_add_f32_e32 v145, v119, v48
	ds_read_b128 v[119:122], v51 offset:48
	.loc	1 215
	v_add_u32_e32 v48, vcc, 16, v28
	v_addc_u32_e32 v49, vcc, 0, v29, vcc
	v_add_u32_e32 v131, vcc, 16, v30
	v_addc_u32_e32 v132, vcc, 0, v31, vcc
	.loc	1 216
	s_waitcnt vmcnt(5) lgkmcnt(1)
	v_mul_f32_e32 v100, v100, v96
	v_mul_f32_e32 v99, v99, v95
	v_add_f32_e32 v99, v99, v100
	v_mul_f32_e32 v100, v101, v97
	v_add_f32_e32 v123, v100, v99
	v_mul_f32_e32 v124, v102, v98
	.loc	1 215
	flat_load_dwordx4 v[99:102], v[40:41]
	.loc	1 216
	v_add_f32_e32 v123, v124, v123
	v_add_f32_e32 v0, v0, v123
	.loc	1 215
	flat_load_dwordx4 v[123:126], v[42:43]
	flat_load_dwordx4 v[127:130], v[48:49]
	flat_load_dwordx4 v[131:134], v[131:132]
	.loc	1 216
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v48, v104, v96
	v_mul_f32_e32 v49, v103, v95
	v_add_f32_e32 v48, v49, v48
	v_mul_f32_e32 v49, v105, v97
	v_add_f32_e32 v48, v49, v48
	v_mul_f32_e32 v49, v106, v98
	v_add_f32_e32 v48, v49, v48
	v_add_f32_e32 v146, v135, v48
	.loc	1 215
	v_add_u32_e32 v48, vcc, 16, v32
	v_addc_u32_e32 v49, vcc, 0, v33, vcc
	flat_load_dwordx4 v[103:106], v[48:49]
	.loc	1 216
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v48, v108, v96
	v_mul_f32_e32 v49, v107, v95
	v_add_f32_e32 v48, v49, v48
	v_mul_f32_e32 v49, v109, v97
	v_add_f32_e32 v48, v49, v48
	v_mul_f32_e32 v49, v110, v98
	v_add_f32_e32 v48, v49, v48
	v_add_f32_e32 v147, v136, v48
	.loc	1 215
	v_add_u32_e32 v48, vcc, 16, v34
	v_addc_u32_e32 v49, vcc, 0, v35, vcc
	flat_load_dwordx4 v[107:110], v[48:49]
	.loc	1 216
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v48, v112, v96
	v_mul_f32_e32 v49, v111, v95
	v_add_f32_e32 v48, v49, v48
	v_mul_f32_e32 v49, v113, v97
	v_add_f32_e32 v48, v49, v48
	v_mul_f32_e32 v49, v114, v98
	v_add_f32_e32 v48, v49, v48
	v_add_f32_e32 v148, v137, v48
	.loc	1 215
	v_add_u32_e32 v48, vcc, 16, v36
	v_addc_u32_e32 v49, vcc, 0, v37, vcc
	flat_load_dwordx4 v[111:114], v[48:49]
	.loc	1 216
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v48, v116, v96
	v_mul_f32_e32 v49, v115, v95
	v_add_f32_e32 v115, v49, v48
	.loc	1 215
	v_add_u32_e32 v48, vcc, 16, v38
	v_addc_u32_e32 v49, vcc, 0, v39, vcc
	flat_load_dwordx4 v[135:138], v[48:49]
	.loc	1 216
	v_mul_f32_e32 v48, v117, v97
	v_add_f32_e32 v140, v48, v115
	.loc	1 215
	v_add_u32_e32 v48, vcc, 16, v40
	v_addc_u32_e32 v49, vcc, 0, v41, vcc
	.loc	1 216
	v_mul_f32_e32 v141, v118, v98
	.loc	1 215
	flat_load_dwordx4 v[115:118], v[48:49]
	.loc	1 216
	v_add_f32_e32 v48, v141, v140
	v_add_f32_e32 v149, v139, v48
	.loc	1 215
	v_add_u32_e32 v48, vcc, 16, v42
	v_addc_u32_e32 v49, vcc, 0, v43, vcc
	flat_load_dwordx4 v[139:142], v[48:49]
	.loc	1 216
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v92, v92, v96
	v_mul_f32_e32 v48, v91, v95
	v_add_f32_e32 v48, v48, v92
	v_mul_f32_e32 v49, v93, v97
	v_add_f32_e32 v48, v49, v48
	v_mul_f32_e32 v49, v94, v98
	v_add_f32_e32 v48, v49, v48
	v_add_f32_e32 v48, v143, v48
	s_waitcnt vmcnt(9)
	v_mul_f32_e32 v49, v100, v96
	v_mul_f32_e32 v91, v99, v95
	v_add_f32_e32 v49, v91, v49
	v_mul_f32_e32 v91, v101, v97
	v_add_f32_e32 v49, v91, v49
	v_mul_f32_e32 v91, v102, v98
	v_add_f32_e32 v49, v91, v49
	s_waitcnt vmcnt(8)
	v_mul_f32_e32 v91, v124, v96
	v_mul_f32_e32 v92, v123, v95
	v_add_f32_e32 v91, v92, v91
	v_mul_f32_e32 v92, v125, v97
	v_add_f32_e32 v91, v92, v91
	v_mul_f32_e32 v92, v126, v98
	v_add_f32_e32 v91, v92, v91
	s_waitcnt vmcnt(7) lgkmcnt(0)
	v_mul_f32_e32 v92, v128, v120
	v_mul_f32_e32 v93, v127, v119
	v_add_f32_e32 v92, v93, v92
	v_mul_f32_e32 v93, v129, v121
	v_add_f32_e32 v92, v93, v92
	v_mul_f32_e32 v93, v130, v122
	v_add_f32_e32 v92, v93, v92
	v_add_f32_e32 v0, v0, v92
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v92, v132, v120
	v_mul_f32_e32 v93, v131, v119
	v_add_f32_e32 v92, v93, v92
	v_mul_f32_e32 v93, v133, v121
	v_add_f32_e32 v92, v93, v92
	v_mul_f32_e32 v93, v134, v122
	v_add_f32_e32 v92, v93, v92
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v93, v104, v120
	v_mul_f32_e32 v94, v103, v119
	v_add_f32_e32 v93, v94, v93
	v_mul_f32_e32 v94, v105, v121
	v_add_f32_e32 v93, v94, v93
	v_mul_f32_e32 v94, v106, v122
	v_add_f32_e32 v93, v94, v93
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v94, v108, v120
	v_mul_f32_e32 v95, v107, v119
	v_add_f32_e32 v94, v95, v94
	v_mul_f32_e32 v95, v109, v121
	v_add_f32_e32 v94, v95, v94
	v_mul_f32_e32 v95, v110, v122
	v_add_f32_e32 v94, v95, v94
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v95, v112, v120
	v_mul_f32_e32 v96, v111, v119
	v_add_f32_e32 v95, v96, v95
	v_mul_f32_e32 v96, v113, v121
	v_add_f32_e32 v95, v96, v95
	v_mul_f32_e32 v96, v114, v122
	v_add_f32_e32 v95, v96, v95
	v_add_f32_e32 v99, v149, v95
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v95, v136, v120
	v_mul_f32_e32 v96, v135, v119
	v_add_f32_e32 v95, v96, v95
	v_mul_f32_e32 v96, v137, v121
	v_add_f32_e32 v95, v96, v95
	v_mul_f32_e32 v96, v138, v122
	v_add_f32_e32 v95, v96, v95
	v_add_f32_e32 v48, v48, v95
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v95, v116, v120
	v_mul_f32_e32 v96, v115, v119
	v_add_f32_e32 v95, v96, v95
	v_mul_f32_e32 v96, v117, v121
	v_add_f32_e32 v95, v96, v95
	v_mul_f32_e32 v96, v118, v122
	v_add_f32_e32 v49, v144, v49
	v_add_f32_e32 v95, v96, v95
	v_add_f32_e32 v49, v49, v95
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v95, v140, v120
	v_mul_f32_e32 v96, v139, v119
	v_add_f32_e32 v95, v96, v95
	v_mul_f32_e32 v96, v141, v121
	v_add_f32_e32 v95, v96, v95
	v_mul_f32_e32 v96, v142, v122
	v_add_f32_e32 v91, v145, v91
	v_add_f32_e32 v95, v96, v95
	v_add_f32_e32 v92, v146, v92
	v_add_f32_e32 v91, v91, v95
	v_or_b32_e32 v95, s25, v9
	.loc	1 221
	v_mul_f32_e32 v0, s47, v0
	v_cmp_gt_i32_e32 vcc, s39, v95
	v_mul_f32_e32 v92, s47, v92
	v_cndmask_b32_e32 v98, v71, v0, vcc
	v_cndmask_b32_e32 v97, v71, v92, vcc
	.loc	1 216
	v_add_f32_e32 v93, v147, v93
	v_add_f32_e32 v94, v148, v94
	.loc	1 222
	v_max_f32_e32 v0, 0xff800000, v98
	v_max_f32_e32 v92, 0xff800000, v97
	.loc	1 224
	ds_write2_b32 v54, v0, v92 offset1:32
	.loc	1 221
	v_mul_f32_e32 v0, s47, v93
	v_mul_f32_e32 v92, s47, v94
	v_cndmask_b32_e32 v96, v71, v0, vcc
	v_cndmask_b32_e32 v95, v71, v92, vcc
	.loc	1 222
	v_max_f32_e32 v0, 0xff800000, v96
	v_max_f32_e32 v92, 0xff800000, v95
	.loc	1 224
	ds_write2_b32 v54, v0, v92 offset0:64 offset1:96
	.loc	1 221
	v_mul_f32_e32 v0, s47, v99
	v_mul_f32_e32 v48, s47, v48
	v_cndmask_b32_e32 v94, v71, v0, vcc
	v_cndmask_b32_e32 v93, v71, v48, vcc
	.loc	1 222
	v_max_f32_e32 v0, 0xff800000, v94
	v_max_f32_e32 v48, 0xff800000, v93
	.loc	1 224
	ds_write2_b32 v54, v0, v48 offset0:128 offset1:160
	.loc	1 221
	v_mul_f32_e32 v0, s47, v49
	v_cndmask_b32_e32 v92, v71, v0, vcc
	.loc	1 222
	v_max_f32_e32 v0, 0xff800000, v92
	.loc	1 224
	ds_write_b32 v54, v0 offset:768
	.loc	1 221
	v_mul_f32_e32 v0, s47, v91
	v_cndmask_b32_e32 v91, v71, v0, vcc
	.loc	1 222
	v_max_f32_e32 v0, 0xff800000, v91
	.loc	1 224
	ds_write_b32 v56, v0
	.loc	1 226
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 228
	s_cbranch_scc1 .LBB0_23
; %bb.17:                               ;   in Loop: Header=BB0_16 Depth=2
	.loc	1 179
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_22
; %bb.18:                               ;   in Loop: Header=BB0_16 Depth=2
	.loc	1 0
	v_mov_b32_e32 v49, v47
	s_mov_b64 s[10:11], 0
	v_mov_b32_e32 v0, v89
	v_mov_b32_e32 v48, v46
	v_mov_b32_e32 v99, v61
	v_mov_b32_e32 v100, v57
	s_branch .LBB0_20
.LBB0_19:                               ;   in Loop: Header=BB0_20 Depth=3
	s_or_b64 exec, exec, s[12:13]
	.loc	1 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v99, v101
	.loc	1 179
	v_add_u32_e32 v100, vcc, 0x80, v100
	v_add_u32_e32 v99, vcc, 0x280, v99
	v_mov_b32_e32 v101, s49
	v_add_u32_e32 v48, vcc, s48, v48
	v_addc_u32_e32 v49, vcc, v49, v101, vcc
	v_cmp_lt_u32_e32 vcc, s51, v100
	s_or_b64 s[10:11], vcc, s[10:11]
	v_add_u32_e32 v0, vcc, 8, v0
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_22
.LBB0_20:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_16 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 181
	v_cmp_gt_i32_e32 vcc, s39, v0
	.loc	1 182
	v_mov_b32_e32 v101, 0
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_19
; %bb.21:                               ;   in Loop: Header=BB0_20 Depth=3
	flat_load_dword v101, v[48:49]
	s_branch .LBB0_19
.LBB0_22:                               ;   in Loop: Header=BB0_16 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
.LBB0_23:                               ;   in Loop: Header=BB0_16 Depth=2
	.loc	1 231
	ds_read_b128 v[99:102], v53
	ds_read_b128 v[103:106], v53 offset:16
	v_mul_f32_e32 v0, 1.0, v1
	s_mov_b32 s10, 0
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v48, 1.0, v99
	v_mul_f32_e32 v49, 1.0, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_max3_f32 v0, v0, v48, v49
	v_mul_f32_e32 v48, 1.0, v102
	v_max3_f32 v0, v0, v99, v48
	ds_read_b128 v[99:102], v53 offset:32
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v48, 1.0, v103
	v_mul_f32_e32 v49, 1.0, v104
	v_max3_f32 v0, v0, v48, v49
	v_mul_f32_e32 v48, 1.0, v105
	v_mul_f32_e32 v49, 1.0, v106
	ds_read_b128 v[103:106], v53 offset:48
	v_max3_f32 v0, v0, v48, v49
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v48, 1.0, v99
	v_mul_f32_e32 v49, 1.0, v100
	v_max3_f32 v0, v0, v48, v49
	v_mul_f32_e32 v48, 1.0, v101
	v_mul_f32_e32 v49, 1.0, v102
	ds_read_b128 v[99:102], v53 offset:64
	v_max3_f32 v0, v0, v48, v49
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v48, 1.0, v103
	v_mul_f32_e32 v49, 1.0, v104
	v_max3_f32 v0, v0, v48, v49
	v_mul_f32_e32 v48, 1.0, v105
	v_mul_f32_e32 v49, 1.0, v106
	ds_read_b128 v[103:106], v53 offset:80
	v_max3_f32 v0, v0, v48, v49
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v48, 1.0, v99
	v_mul_f32_e32 v49, 1.0, v100
	v_max3_f32 v0, v0, v48, v49
	v_mul_f32_e32 v48, 1.0, v101
	v_mul_f32_e32 v49, 1.0, v102
	ds_read_b128 v[99:102], v53 offset:96
	v_max3_f32 v0, v0, v48, v49
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v48, 1.0, v103
	v_mul_f32_e32 v49, 1.0, v104
	v_max3_f32 v0, v0, v48, v49
	v_mul_f32_e32 v48, 1.0, v105
	v_mul_f32_e32 v49, 1.0, v106
	ds_read_b128 v[103:106], v53 offset:112
	v_max3_f32 v0, v0, v48, v49
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v48, 1.0, v99
	v_mul_f32_e32 v49, 1.0, v100
	v_max3_f32 v0, v0, v48, v49
	v_mul_f32_e32 v48, 1.0, v101
	v_mul_f32_e32 v49, 1.0, v102
	v_max3_f32 v0, v0, v48, v49
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v48, 1.0, v103
	v_mul_f32_e32 v49, 1.0, v104
	v_max3_f32 v0, v0, v48, v49
	v_mul_f32_e32 v48, 1.0, v105
	v_mul_f32_e32 v49, 1.0, v106
	v_max3_f32 v0, v0, v48, v49
	.loc	1 233
	v_cmp_neq_f32_e32 vcc, s24, v0
	v_cndmask_b32_e32 v48, 0, v0, vcc
	v_sub_f32_e32 v107, v1, v48
	v_cmp_gt_f32_e32 vcc, 0, v107
	v_cndmask_b32_e64 v1, 0.5, -0.5, vcc
	v_mul_f32_e32 v49, 0x3fb8aa3b, v107
	v_add_f32_e32 v1, v49, v1
	v_cvt_i32_f32_e32 v108, v1
	.loc	1 231
	ds_read_b128 v[103:106], v53 offset:144
	.loc	1 237
	v_sub_f32_e32 v48, v98, v48
	.loc	1 233
	v_cvt_f32_i32_e32 v1, v108
	v_mul_f32_e32 v49, 0xbf317180, v1
	v_add_f32_e32 v109, v49, v107
	v_mul_f32_e32 v110, 0xb717f7d1, v1
	v_add_f32_e32 v1, v109, v110
	v_mul_f32_e32 v49, v1, v1
	v_mul_f32_e32 v99, 0x3331bb4c, v49
	v_add_f32_e32 v99, 0xb5ddea0e, v99
	v_mul_f32_e32 v99, v49, v99
	v_add_f32_e32 v99, 0x388ab355, v99
	v_mul_f32_e32 v99, v49, v99
	v_add_f32_e32 v99, 0xbb360b61, v99
	v_mul_f32_e32 v99, v49, v99
	v_add_f32_e32 v99, 0x3e2aaaab, v99
	v_mul_f32_e32 v49, v49, v99
	v_sub_f32_e32 v49, v1, v49
	v_mul_f32_e32 v111, v1, v49
	v_sub_f32_e32 v112, 2.0, v49
	v_div_scale_f32 v113, s[6:7], v112, v112, v111
	.loc	1 231
	ds_read_b128 v[99:102], v53 offset:128
	.loc	1 233
	v_div_scale_f32 v115, vcc, v111, v112, v111
	v_rcp_f32_e32 v1, v113
	v_fma_f32 v49, -v113, v1, 1.0
	v_fma_f32 v114, v49, v1, v1
	.loc	1 231
	v_mul_f32_e32 v1, 1.0, v2
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v49, 1.0, v99
	v_mul_f32_e32 v99, 1.0, v100
	v_max3_f32 v1, v1, v49, v99
	v_mul_f32_e32 v49, 1.0, v101
	v_mul_f32_e32 v99, 1.0, v102
	v_max3_f32 v1, v1, v49, v99
	v_mul_f32_e32 v49, 1.0, v103
	v_mul_f32_e32 v99, 1.0, v104
	v_max3_f32 v1, v1, v49, v99
	ds_read_b128 v[99:102], v53 offset:160
	v_mul_f32_e32 v49, 1.0, v105
	v_mul_f32_e32 v103, 1.0, v106
	v_max3_f32 v1, v1, v49, v103
	ds_read_b128 v[103:106], v53 offset:176
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v49, 1.0, v99
	v_mul_f32_e32 v99, 1.0, v100
	v_max3_f32 v1, v1, v49, v99
	v_mul_f32_e32 v49, 1.0, v101
	v_mul_f32_e32 v99, 1.0, v102
	v_max3_f32 v1, v1, v49, v99
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v49, 1.0, v103
	v_mul_f32_e32 v99, 1.0, v104
	v_max3_f32 v1, v1, v49, v99
	ds_read_b128 v[99:102], v53 offset:192
	v_mul_f32_e32 v49, 1.0, v105
	v_mul_f32_e32 v103, 1.0, v106
	v_max3_f32 v1, v1, v49, v103
	ds_read_b128 v[103:106], v53 offset:208
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v49, 1.0, v99
	v_mul_f32_e32 v99, 1.0, v100
	v_max3_f32 v1, v1, v49, v99
	v_mul_f32_e32 v49, 1.0, v101
	v_mul_f32_e32 v99, 1.0, v102
	v_max3_f32 v1, v1, v49, v99
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v49, 1.0, v103
	v_mul_f32_e32 v99, 1.0, v104
	v_max3_f32 v1, v1, v49, v99
	ds_read_b128 v[99:102], v53 offset:224
	v_mul_f32_e32 v49, 1.0, v105
	v_mul_f32_e32 v103, 1.0, v106
	v_max3_f32 v1, v1, v49, v103
	ds_read_b128 v[103:106], v53 offset:240
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v49, 1.0, v99
	v_mul_f32_e32 v99, 1.0, v100
	v_max3_f32 v1, v1, v49, v99
	v_mul_f32_e32 v49, 1.0, v101
	v_mul_f32_e32 v99, 1.0, v102
	v_max3_f32 v1, v1, v49, v99
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v49, 1.0, v103
	v_mul_f32_e32 v99, 1.0, v104
	v_max3_f32 v1, v1, v49, v99
	v_mul_f32_e32 v49, 1.0, v105
	v_mul_f32_e32 v99, 1.0, v106
	v_max3_f32 v1, v1, v49, v99
	.loc	1 233
	v_cmp_neq_f32_e64 s[6:7], s24, v1
	v_cndmask_b32_e64 v49, 0, v1, s[6:7]
	v_sub_f32_e32 v116, v2, v49
	v_cmp_gt_f32_e64 s[6:7], 0, v116
	v_cndmask_b32_e64 v2, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v99, 0x3fb8aa3b, v116
	v_add_f32_e32 v2, v99, v2
	v_cvt_i32_f32_e32 v117, v2
	v_mul_f32_e32 v2, v115, v114
	v_fma_f32 v99, -v113, v2, v115
	v_fma_f32 v2, v99, v114, v2
	v_cvt_f32_i32_e32 v99, v117
	v_fma_f32 v100, -v113, v2, v115
	v_div_fmas_f32 v2, v100, v114, v2
	.loc	1 237
	v_sub_f32_e32 v49, v97, v49
	.loc	1 233
	v_mul_f32_e32 v100, 0xbf317180, v99
	v_add_f32_e32 v113, v100, v116
	v_mul_f32_e32 v114, 0xb717f7d1, v99
	v_add_f32_e32 v99, v113, v114
	v_mul_f32_e32 v100, v99, v99
	v_mul_f32_e32 v101, 0x3331bb4c, v100
	v_add_f32_e32 v101, 0xb5ddea0e, v101
	v_mul_f32_e32 v101, v100, v101
	v_add_f32_e32 v101, 0x388ab355, v101
	v_mul_f32_e32 v101, v100, v101
	v_add_f32_e32 v101, 0xbb360b61, v101
	v_mul_f32_e32 v101, v100, v101
	v_add_f32_e32 v101, 0x3e2aaaab, v101
	v_mul_f32_e32 v100, v100, v101
	v_sub_f32_e32 v100, v99, v100
	v_mul_f32_e32 v115, v99, v100
	v_sub_f32_e32 v118, 2.0, v100
	v_div_scale_f32 v99, s[6:7], v118, v118, v115
	v_div_scale_f32 v100, vcc, v115, v118, v115
	v_div_fixup_f32 v2, v2, v112, v111
	v_sub_f32_e64 v2, -v110, v2
	v_sub_f32_e32 v2, v109, v2
	v_add_f32_e32 v2, 1.0, v2
	v_lshlrev_b32_e32 v101, 23, v108
	v_add_u32_e64 v2, s[6:7], v101, v2
	v_cmp_ngt_f32_e64 s[6:7], s52, v107
	v_cndmask_b32_e64 v108, 0, v2, s[6:7]
	v_rcp_f32_e32 v102, v99
	v_fma_f32 v2, -v99, v102, 1.0
	v_fma_f32 v2, v2, v102, v102
	v_mul_f32_e32 v101, v100, v2
	v_fma_f32 v102, -v99, v101, v100
	v_fma_f32 v103, v102, v2, v101
	v_fma_f32 v104, -v99, v103, v100
	.loc	1 231
	ds_read_b128 v[99:102], v53 offset:256
	.loc	1 233
	v_div_fmas_f32 v109, v104, v2, v103
	.loc	1 231
	ds_read_b128 v[103:106], v53 offset:272
	v_mul_f32_e32 v2, 1.0, v3
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v99, 1.0, v99
	v_mul_f32_e32 v100, 1.0, v100
	v_max3_f32 v2, v2, v99, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_max3_f32 v2, v2, v99, v100
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v99, 1.0, v103
	v_mul_f32_e32 v100, 1.0, v104
	v_max3_f32 v2, v2, v99, v100
	ds_read_b128 v[99:102], v53 offset:288
	v_mul_f32_e32 v103, 1.0, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_max3_f32 v2, v2, v103, v104
	ds_read_b128 v[103:106], v53 offset:304
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v99, 1.0, v99
	v_mul_f32_e32 v100, 1.0, v100
	v_max3_f32 v2, v2, v99, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_max3_f32 v2, v2, v99, v100
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v99, 1.0, v103
	v_mul_f32_e32 v100, 1.0, v104
	v_max3_f32 v2, v2, v99, v100
	ds_read_b128 v[99:102], v53 offset:320
	v_mul_f32_e32 v103, 1.0, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_max3_f32 v2, v2, v103, v104
	ds_read_b128 v[103:106], v53 offset:336
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v99, 1.0, v99
	v_mul_f32_e32 v100, 1.0, v100
	v_max3_f32 v2, v2, v99, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_max3_f32 v2, v2, v99, v100
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v99, 1.0, v103
	v_mul_f32_e32 v100, 1.0, v104
	v_max3_f32 v2, v2, v99, v100
	ds_read_b128 v[99:102], v53 offset:352
	v_mul_f32_e32 v103, 1.0, v105
	v_mul_f32_e32 v104, 1.0, v106
	v_max3_f32 v2, v2, v103, v104
	ds_read_b128 v[103:106], v53 offset:368
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v99, 1.0, v99
	v_mul_f32_e32 v100, 1.0, v100
	v_max3_f32 v2, v2, v99, v100
	v_mul_f32_e32 v99, 1.0, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_max3_f32 v2, v2, v99, v100
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v99, 1.0, v103
	v_mul_f32_e32 v100, 1.0, v104
	v_max3_f32 v2, v2, v99, v100
	v_mul_f32_e32 v99, 1.0, v105
	v_mul_f32_e32 v100, 1.0, v106
	v_max3_f32 v2, v2, v99, v100
	.loc	1 233
	v_cmp_neq_f32_e32 vcc, s24, v2
	v_cndmask_b32_e32 v99, 0, v2, vcc
	v_sub_f32_e32 v110, v3, v99
	v_cmp_gt_f32_e32 vcc, 0, v110
	v_cndmask_b32_e64 v3, 0.5, -0.5, vcc
	v_mul_f32_e32 v100, 0x3fb8aa3b, v110
	v_add_f32_e32 v3, v100, v3
	v_cvt_i32_f32_e32 v111, v3
	v_cmp_gt_f32_e32 vcc, s53, v107
	v_cndmask_b32_e32 v3, v72, v108, vcc
	v_cmp_o_f32_e32 vcc, v107, v107
	v_cvt_f32_i32_e32 v100, v111
	v_cndmask_b32_e32 v3, v107, v3, vcc
	.loc	1 234
	v_mul_f32_e32 v88, v3, v88
	.loc	1 233
	v_div_fixup_f32 v3, v109, v118, v115
	v_sub_f32_e64 v108, -v114, v3
	v_mul_f32_e32 v3, 0xbf317180, v100
	v_add_f32_e32 v109, v3, v110
	v_mul_f32_e32 v112, 0xb717f7d1, v100
	v_add_f32_e32 v3, v109, v112
	v_mul_f32_e32 v100, v3, v3
	v_mul_f32_e32 v101, 0x3331bb4c, v100
	v_add_f32_e32 v101, 0xb5ddea0e, v101
	v_mul_f32_e32 v101, v100, v101
	v_add_f32_e32 v101, 0x388ab355, v101
	v_mul_f32_e32 v101, v100, v101
	v_add_f32_e32 v101, 0xbb360b61, v101
	v_mul_f32_e32 v101, v100, v101
	v_add_f32_e32 v101, 0x3e2aaaab, v101
	v_mul_f32_e32 v100, v100, v101
	v_sub_f32_e32 v100, v3, v100
	v_mul_f32_e32 v114, v3, v100
	v_sub_f32_e32 v115, 2.0, v100
	.loc	1 231
	ds_read_b128 v[100:103], v53 offset:384
	ds_read_b128 v[104:107], v53 offset:400
	v_mul_f32_e32 v3, 1.0, v4
	.loc	1 233
	v_div_scale_f32 v118, s[6:7], v115, v115, v114
	.loc	1 231
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v100, 1.0, v100
	v_mul_f32_e32 v101, 1.0, v101
	v_max3_f32 v3, v3, v100, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_max3_f32 v3, v3, v100, v101
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v100, 1.0, v104
	v_mul_f32_e32 v101, 1.0, v105
	v_max3_f32 v3, v3, v100, v101
	ds_read_b128 v[100:103], v53 offset:416
	v_mul_f32_e32 v104, 1.0, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_max3_f32 v3, v3, v104, v105
	ds_read_b128 v[104:107], v53 offset:432
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v100, 1.0, v100
	v_mul_f32_e32 v101, 1.0, v101
	v_max3_f32 v3, v3, v100, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_max3_f32 v3, v3, v100, v101
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v100, 1.0, v104
	v_mul_f32_e32 v101, 1.0, v105
	v_max3_f32 v3, v3, v100, v101
	ds_read_b128 v[100:103], v53 offset:448
	v_mul_f32_e32 v104, 1.0, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_max3_f32 v3, v3, v104, v105
	ds_read_b128 v[104:107], v53 offset:464
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v100, 1.0, v100
	v_mul_f32_e32 v101, 1.0, v101
	v_max3_f32 v3, v3, v100, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_max3_f32 v3, v3, v100, v101
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v100, 1.0, v104
	v_mul_f32_e32 v101, 1.0, v105
	v_max3_f32 v3, v3, v100, v101
	ds_read_b128 v[100:103], v53 offset:480
	v_mul_f32_e32 v104, 1.0, v106
	v_mul_f32_e32 v105, 1.0, v107
	v_max3_f32 v3, v3, v104, v105
	ds_read_b128 v[104:107], v53 offset:496
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v100, 1.0, v100
	v_mul_f32_e32 v101, 1.0, v101
	v_max3_f32 v3, v3, v100, v101
	v_mul_f32_e32 v100, 1.0, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_max3_f32 v3, v3, v100, v101
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v100, 1.0, v104
	v_mul_f32_e32 v101, 1.0, v105
	v_max3_f32 v3, v3, v100, v101
	v_mul_f32_e32 v100, 1.0, v106
	v_mul_f32_e32 v101, 1.0, v107
	v_max3_f32 v3, v3, v100, v101
	.loc	1 233
	v_cmp_neq_f32_e32 vcc, s24, v3
	v_cndmask_b32_e32 v100, 0, v3, vcc
	v_sub_f32_e32 v119, v4, v100
	v_cmp_gt_f32_e32 vcc, 0, v119
	v_cndmask_b32_e64 v4, 0.5, -0.5, vcc
	v_mul_f32_e32 v101, 0x3fb8aa3b, v119
	v_add_f32_e32 v4, v101, v4
	v_cvt_i32_f32_e32 v120, v4
	v_sub_f32_e32 v4, v113, v108
	v_lshlrev_b32_e32 v101, 23, v117
	v_div_scale_f32 v104, vcc, v114, v115, v114
	v_cvt_f32_i32_e32 v102, v120
	v_add_f32_e32 v4, 1.0, v4
	v_add_u32_e64 v4, s[6:7], v101, v4
	v_mul_f32_e32 v105, 0xbf317180, v102
	v_add_f32_e32 v113, v105, v119
	v_mul_f32_e32 v117, 0xb717f7d1, v102
	v_add_f32_e32 v102, v113, v117
	v_mul_f32_e32 v105, v102, v102
	v_mul_f32_e32 v106, 0x3331bb4c, v105
	v_add_f32_e32 v106, 0xb5ddea0e, v106
	v_mul_f32_e32 v106, v105, v106
	v_add_f32_e32 v106, 0x388ab355, v106
	v_mul_f32_e32 v106, v105, v106
	v_add_f32_e32 v106, 0xbb360b61, v106
	v_mul_f32_e32 v106, v105, v106
	v_add_f32_e32 v106, 0x3e2aaaab, v106
	v_mul_f32_e32 v105, v105, v106
	v_sub_f32_e32 v105, v102, v105
	v_mul_f32_e32 v106, v102, v105
	v_sub_f32_e32 v105, 2.0, v105
	v_div_scale_f32 v102, s[6:7], v105, v105, v106
	v_rcp_f32_e32 v103, v118
	v_div_scale_f32 v107, s[6:7], v106, v105, v106
	.loc	1 237
	v_sub_f32_e32 v96, v96, v99
	.loc	1 233
	v_fma_f32 v101, -v118, v103, 1.0
	v_fma_f32 v101, v101, v103, v103
	v_mul_f32_e32 v103, v104, v101
	v_fma_f32 v108, -v118, v103, v104
	v_fma_f32 v103, v108, v101, v103
	v_fma_f32 v104, -v118, v103, v104
	v_div_fmas_f32 v101, v104, v101, v103
	v_cmp_ngt_f32_e32 vcc, s52, v116
	v_cndmask_b32_e32 v4, 0, v4, vcc
	v_cmp_gt_f32_e32 vcc, s53, v116
	v_rcp_f32_e32 v103, v102
	v_cndmask_b32_e32 v4, v72, v4, vcc
	v_cmp_o_f32_e32 vcc, v116, v116
	v_cndmask_b32_e32 v4, v116, v4, vcc
	.loc	1 234
	v_mul_f32_e32 v87, v4, v87
	.loc	1 233
	v_fma_f32 v4, -v102, v103, 1.0
	v_fma_f32 v4, v4, v103, v103
	v_mul_f32_e32 v103, v107, v4
	v_fma_f32 v104, -v102, v103, v107
	v_fma_f32 v103, v104, v4, v103
	v_fma_f32 v102, -v102, v103, v107
	s_mov_b64 vcc, s[6:7]
	v_div_fmas_f32 v4, v102, v4, v103
	v_div_fixup_f32 v101, v101, v115, v114
	v_sub_f32_e64 v101, -v112, v101
	v_sub_f32_e32 v101, v109, v101
	v_add_f32_e32 v101, 1.0, v101
	v_lshlrev_b32_e32 v102, 23, v111
	v_add_u32_e32 v101, vcc, v102, v101
	v_cmp_ngt_f32_e32 vcc, s52, v110
	v_cndmask_b32_e32 v101, 0, v101, vcc
	v_cmp_gt_f32_e32 vcc, s53, v110
	v_cndmask_b32_e32 v101, v72, v101, vcc
	v_cmp_o_f32_e32 vcc, v110, v110
	v_cndmask_b32_e32 v107, v110, v101, vcc
	.loc	1 231
	ds_read_b128 v[101:104], v53 offset:512
	.loc	1 234
	v_mul_f32_e32 v86, v107, v86
	.loc	1 233
	v_div_fixup_f32 v109, v4, v105, v106
	.loc	1 231
	ds_read_b128 v[105:108], v53 offset:528
	v_mul_f32_e32 v4, 1.0, v5
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v101, 1.0, v101
	v_mul_f32_e32 v102, 1.0, v102
	v_max3_f32 v4, v4, v101, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_max3_f32 v4, v4, v101, v102
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v101, 1.0, v105
	v_mul_f32_e32 v102, 1.0, v106
	v_max3_f32 v4, v4, v101, v102
	ds_read_b128 v[101:104], v53 offset:544
	v_mul_f32_e32 v105, 1.0, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_max3_f32 v4, v4, v105, v106
	ds_read_b128 v[105:108], v53 offset:560
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v101, 1.0, v101
	v_mul_f32_e32 v102, 1.0, v102
	v_max3_f32 v4, v4, v101, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_max3_f32 v4, v4, v101, v102
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v101, 1.0, v105
	v_mul_f32_e32 v102, 1.0, v106
	v_max3_f32 v4, v4, v101, v102
	ds_read_b128 v[101:104], v53 offset:576
	v_mul_f32_e32 v105, 1.0, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_max3_f32 v4, v4, v105, v106
	ds_read_b128 v[105:108], v53 offset:592
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v101, 1.0, v101
	v_mul_f32_e32 v102, 1.0, v102
	v_max3_f32 v4, v4, v101, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_max3_f32 v4, v4, v101, v102
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v101, 1.0, v105
	v_mul_f32_e32 v102, 1.0, v106
	v_max3_f32 v4, v4, v101, v102
	ds_read_b128 v[101:104], v53 offset:608
	v_mul_f32_e32 v105, 1.0, v107
	v_mul_f32_e32 v106, 1.0, v108
	v_max3_f32 v4, v4, v105, v106
	ds_read_b128 v[105:108], v53 offset:624
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v101, 1.0, v101
	v_mul_f32_e32 v102, 1.0, v102
	v_max3_f32 v4, v4, v101, v102
	v_mul_f32_e32 v101, 1.0, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_max3_f32 v4, v4, v101, v102
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v101, 1.0, v105
	v_mul_f32_e32 v102, 1.0, v106
	v_max3_f32 v4, v4, v101, v102
	v_mul_f32_e32 v101, 1.0, v107
	v_mul_f32_e32 v102, 1.0, v108
	v_max3_f32 v4, v4, v101, v102
	.loc	1 233
	v_cmp_neq_f32_e32 vcc, s24, v4
	v_cndmask_b32_e32 v101, 0, v4, vcc
	v_sub_f32_e32 v110, v5, v101
	v_cmp_gt_f32_e32 vcc, 0, v110
	v_cndmask_b32_e64 v5, 0.5, -0.5, vcc
	v_mul_f32_e32 v102, 0x3fb8aa3b, v110
	v_add_f32_e32 v5, v102, v5
	v_cvt_i32_f32_e32 v111, v5
	v_sub_f32_e64 v5, -v117, v109
	v_sub_f32_e32 v5, v113, v5
	v_add_f32_e32 v5, 1.0, v5
	v_cvt_f32_i32_e32 v102, v111
	v_lshlrev_b32_e32 v103, 23, v120
	v_add_u32_e32 v112, vcc, v103, v5
	v_mul_f32_e32 v5, 0xbf317180, v102
	v_add_f32_e32 v113, v5, v110
	v_mul_f32_e32 v114, 0xb717f7d1, v102
	v_add_f32_e32 v115, v113, v114
	v_mul_f32_e32 v5, v115, v115
	v_mul_f32_e32 v102, 0x3331bb4c, v5
	v_add_f32_e32 v102, 0xb5ddea0e, v102
	v_mul_f32_e32 v102, v5, v102
	v_add_f32_e32 v102, 0x388ab355, v102
	v_mul_f32_e32 v102, v5, v102
	v_add_f32_e32 v102, 0xbb360b61, v102
	v_mul_f32_e32 v106, v5, v102
	.loc	1 231
	ds_read_b128 v[102:105], v53 offset:640
	.loc	1 233
	v_add_f32_e32 v106, 0x3e2aaaab, v106
	v_mul_f32_e32 v116, v5, v106
	.loc	1 231
	ds_read_b128 v[106:109], v53 offset:656
	v_mul_f32_e32 v5, 1.0, v6
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v102, 1.0, v102
	v_mul_f32_e32 v103, 1.0, v103
	v_max3_f32 v5, v5, v102, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v5, v5, v102, v103
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v102, 1.0, v106
	v_mul_f32_e32 v103, 1.0, v107
	v_max3_f32 v5, v5, v102, v103
	ds_read_b128 v[102:105], v53 offset:672
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v5, v5, v106, v107
	ds_read_b128 v[106:109], v53 offset:688
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v102, 1.0, v102
	v_mul_f32_e32 v103, 1.0, v103
	v_max3_f32 v5, v5, v102, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v5, v5, v102, v103
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v102, 1.0, v106
	v_mul_f32_e32 v103, 1.0, v107
	v_max3_f32 v5, v5, v102, v103
	ds_read_b128 v[102:105], v53 offset:704
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v5, v5, v106, v107
	ds_read_b128 v[106:109], v53 offset:720
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v102, 1.0, v102
	v_mul_f32_e32 v103, 1.0, v103
	v_max3_f32 v5, v5, v102, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v5, v5, v102, v103
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v102, 1.0, v106
	v_mul_f32_e32 v103, 1.0, v107
	v_max3_f32 v5, v5, v102, v103
	ds_read_b128 v[102:105], v53 offset:736
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v5, v5, v106, v107
	ds_read_b128 v[106:109], v53 offset:752
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v102, 1.0, v102
	v_mul_f32_e32 v103, 1.0, v103
	v_max3_f32 v5, v5, v102, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v5, v5, v102, v103
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v102, 1.0, v106
	v_mul_f32_e32 v103, 1.0, v107
	v_max3_f32 v5, v5, v102, v103
	v_mul_f32_e32 v102, 1.0, v108
	v_mul_f32_e32 v103, 1.0, v109
	v_max3_f32 v5, v5, v102, v103
	.loc	1 233
	v_cmp_neq_f32_e32 vcc, s24, v5
	v_cndmask_b32_e32 v117, 0, v5, vcc
	v_sub_f32_e32 v118, v6, v117
	v_cmp_gt_f32_e32 vcc, 0, v118
	v_cndmask_b32_e64 v6, 0.5, -0.5, vcc
	v_mul_f32_e32 v102, 0x3fb8aa3b, v118
	v_add_f32_e32 v6, v102, v6
	v_cvt_i32_f32_e32 v120, v6
	v_sub_f32_e32 v6, v115, v116
	v_mul_f32_e32 v115, v115, v6
	v_sub_f32_e32 v116, 2.0, v6
	v_cvt_f32_i32_e32 v6, v120
	v_div_scale_f32 v102, s[6:7], v116, v116, v115
	v_div_scale_f32 v103, vcc, v115, v116, v115
	v_mul_f32_e32 v104, 0xbf317180, v6
	v_add_f32_e32 v121, v104, v118
	v_mul_f32_e32 v122, 0xb717f7d1, v6
	v_add_f32_e32 v6, v121, v122
	v_mul_f32_e32 v104, v6, v6
	v_mul_f32_e32 v105, 0x3331bb4c, v104
	v_add_f32_e32 v105, 0xb5ddea0e, v105
	v_mul_f32_e32 v105, v104, v105
	v_add_f32_e32 v105, 0x388ab355, v105
	v_mul_f32_e32 v105, v104, v105
	v_add_f32_e32 v105, 0xbb360b61, v105
	v_mul_f32_e32 v105, v104, v105
	v_add_f32_e32 v105, 0x3e2aaaab, v105
	v_mul_f32_e32 v104, v104, v105
	v_sub_f32_e32 v104, v6, v104
	v_mul_f32_e32 v123, v6, v104
	v_sub_f32_e32 v124, 2.0, v104
	v_div_scale_f32 v125, s[6:7], v124, v124, v123
	v_cmp_ngt_f32_e64 s[6:7], s52, v119
	v_rcp_f32_e32 v104, v102
	v_cndmask_b32_e64 v6, 0, v112, s[6:7]
	v_cmp_gt_f32_e64 s[6:7], s53, v119
	v_cndmask_b32_e64 v6, v72, v6, s[6:7]
	v_cmp_o_f32_e64 s[6:7], v119, v119
	v_cndmask_b32_e64 v6, v119, v6, s[6:7]
	.loc	1 234
	v_mul_f32_e32 v85, v6, v85
	.loc	1 233
	v_fma_f32 v6, -v102, v104, 1.0
	v_fma_f32 v6, v6, v104, v104
	v_mul_f32_e32 v104, v103, v6
	v_fma_f32 v105, -v102, v104, v103
	v_fma_f32 v104, v105, v6, v104
	v_fma_f32 v102, -v102, v104, v103
	v_div_fmas_f32 v112, v102, v6, v104
	.loc	1 231
	ds_read_b128 v[102:105], v53 offset:768
	ds_read_b128 v[106:109], v53 offset:784
	v_mul_f32_e32 v6, 1.0, v7
	.loc	1 233
	v_div_scale_f32 v126, vcc, v123, v124, v123
	.loc	1 231
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v102, 1.0, v102
	v_mul_f32_e32 v103, 1.0, v103
	v_max3_f32 v6, v6, v102, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v6, v6, v102, v103
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v102, 1.0, v106
	v_mul_f32_e32 v103, 1.0, v107
	v_max3_f32 v6, v6, v102, v103
	ds_read_b128 v[102:105], v53 offset:800
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v6, v6, v106, v107
	ds_read_b128 v[106:109], v53 offset:816
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v102, 1.0, v102
	v_mul_f32_e32 v103, 1.0, v103
	v_max3_f32 v6, v6, v102, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v6, v6, v102, v103
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v102, 1.0, v106
	v_mul_f32_e32 v103, 1.0, v107
	v_max3_f32 v6, v6, v102, v103
	ds_read_b128 v[102:105], v53 offset:832
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v6, v6, v106, v107
	ds_read_b128 v[106:109], v53 offset:848
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v102, 1.0, v102
	v_mul_f32_e32 v103, 1.0, v103
	v_max3_f32 v6, v6, v102, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v6, v6, v102, v103
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v102, 1.0, v106
	v_mul_f32_e32 v103, 1.0, v107
	v_max3_f32 v6, v6, v102, v103
	ds_read_b128 v[102:105], v53 offset:864
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v6, v6, v106, v107
	ds_read_b128 v[106:109], v53 offset:880
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v102, 1.0, v102
	v_mul_f32_e32 v103, 1.0, v103
	v_max3_f32 v6, v6, v102, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v6, v6, v102, v103
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v102, 1.0, v106
	v_mul_f32_e32 v103, 1.0, v107
	v_max3_f32 v6, v6, v102, v103
	v_mul_f32_e32 v102, 1.0, v108
	v_mul_f32_e32 v103, 1.0, v109
	v_max3_f32 v6, v6, v102, v103
	.loc	1 233
	v_cmp_neq_f32_e64 s[6:7], s24, v6
	v_cndmask_b32_e64 v127, 0, v6, s[6:7]
	v_sub_f32_e32 v128, v7, v127
	v_cmp_gt_f32_e64 s[6:7], 0, v128
	v_cndmask_b32_e64 v7, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v102, 0x3fb8aa3b, v128
	v_add_f32_e32 v7, v102, v7
	v_rcp_f32_e32 v119, v125
	v_cvt_i32_f32_e32 v129, v7
	.loc	1 237
	v_sub_f32_e32 v95, v95, v100
	v_sub_f32_e32 v93, v93, v117
	.loc	1 233
	v_fma_f32 v7, -v125, v119, 1.0
	v_cvt_f32_i32_e32 v103, v129
	v_fma_f32 v7, v7, v119, v119
	v_mul_f32_e32 v102, v126, v7
	v_fma_f32 v104, -v125, v102, v126
	v_fma_f32 v102, v104, v7, v102
	v_mul_f32_e32 v105, 0xbf317180, v103
	v_fma_f32 v104, -v125, v102, v126
	v_add_f32_e32 v119, v105, v128
	v_mul_f32_e32 v125, 0xb717f7d1, v103
	v_add_f32_e32 v103, v119, v125
	v_mul_f32_e32 v105, v103, v103
	v_mul_f32_e32 v106, 0x3331bb4c, v105
	v_add_f32_e32 v106, 0xb5ddea0e, v106
	v_mul_f32_e32 v106, v105, v106
	v_add_f32_e32 v106, 0x388ab355, v106
	v_mul_f32_e32 v106, v105, v106
	v_add_f32_e32 v106, 0xbb360b61, v106
	v_mul_f32_e32 v106, v105, v106
	v_add_f32_e32 v106, 0x3e2aaaab, v106
	v_mul_f32_e32 v105, v105, v106
	v_sub_f32_e32 v105, v103, v105
	v_mul_f32_e32 v126, v103, v105
	v_sub_f32_e32 v130, 2.0, v105
	v_div_scale_f32 v131, s[6:7], v130, v130, v126
	v_div_fmas_f32 v7, v104, v7, v102
	v_div_fixup_f32 v102, v112, v116, v115
	v_sub_f32_e64 v102, -v114, v102
	v_sub_f32_e32 v102, v113, v102
	v_add_f32_e32 v102, 1.0, v102
	v_lshlrev_b32_e32 v103, 23, v111
	v_add_u32_e32 v102, vcc, v103, v102
	v_cmp_ngt_f32_e32 vcc, s52, v110
	v_cndmask_b32_e32 v102, 0, v102, vcc
	v_cmp_gt_f32_e32 vcc, s53, v110
	v_cndmask_b32_e32 v102, v72, v102, vcc
	v_cmp_o_f32_e32 vcc, v110, v110
	v_cndmask_b32_e32 v102, v110, v102, vcc
	.loc	1 234
	v_mul_f32_e32 v84, v102, v84
	.loc	1 233
	v_rcp_f32_e32 v102, v131
	v_div_fixup_f32 v7, v7, v124, v123
	v_sub_f32_e64 v7, -v122, v7
	v_sub_f32_e32 v110, v121, v7
	v_fma_f32 v7, -v131, v102, 1.0
	v_fma_f32 v111, v7, v102, v102
	.loc	1 231
	ds_read_b128 v[102:105], v55
	ds_read_b128 v[106:109], v55 offset:16
	v_mul_f32_e32 v7, 1.0, v8
	.loc	1 233
	v_div_scale_f32 v112, vcc, v126, v130, v126
	.loc	1 231
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v102, 1.0, v102
	v_mul_f32_e32 v103, 1.0, v103
	v_max3_f32 v7, v7, v102, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v7, v7, v102, v103
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v102, 1.0, v106
	v_mul_f32_e32 v103, 1.0, v107
	v_max3_f32 v7, v7, v102, v103
	ds_read_b128 v[102:105], v55 offset:32
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v7, v7, v106, v107
	ds_read_b128 v[106:109], v55 offset:48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v102, 1.0, v102
	v_mul_f32_e32 v103, 1.0, v103
	v_max3_f32 v7, v7, v102, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v7, v7, v102, v103
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v102, 1.0, v106
	v_mul_f32_e32 v103, 1.0, v107
	v_max3_f32 v7, v7, v102, v103
	ds_read_b128 v[102:105], v55 offset:64
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v7, v7, v106, v107
	ds_read_b128 v[106:109], v55 offset:80
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v102, 1.0, v102
	v_mul_f32_e32 v103, 1.0, v103
	v_max3_f32 v7, v7, v102, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v7, v7, v102, v103
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v102, 1.0, v106
	v_mul_f32_e32 v103, 1.0, v107
	v_max3_f32 v7, v7, v102, v103
	ds_read_b128 v[102:105], v55 offset:96
	v_mul_f32_e32 v106, 1.0, v108
	v_mul_f32_e32 v107, 1.0, v109
	v_max3_f32 v7, v7, v106, v107
	ds_read_b128 v[106:109], v55 offset:112
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v102, 1.0, v102
	v_mul_f32_e32 v103, 1.0, v103
	v_max3_f32 v7, v7, v102, v103
	v_mul_f32_e32 v102, 1.0, v104
	v_mul_f32_e32 v103, 1.0, v105
	v_max3_f32 v7, v7, v102, v103
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v102, 1.0, v106
	v_mul_f32_e32 v103, 1.0, v107
	v_max3_f32 v7, v7, v102, v103
	v_mul_f32_e32 v102, 1.0, v108
	v_mul_f32_e32 v103, 1.0, v109
	v_max3_f32 v7, v7, v102, v103
	.loc	1 233
	v_cmp_neq_f32_e64 s[6:7], s24, v7
	v_cndmask_b32_e64 v102, 0, v7, s[6:7]
	v_sub_f32_e32 v8, v8, v102
	v_cmp_gt_f32_e64 s[6:7], 0, v8
	v_cndmask_b32_e64 v103, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v104, 0x3fb8aa3b, v8
	v_add_f32_e32 v103, v104, v103
	v_cvt_i32_f32_e32 v103, v103
	v_mul_f32_e32 v104, v112, v111
	v_fma_f32 v105, -v131, v104, v112
	v_fma_f32 v104, v105, v111, v104
	v_cvt_f32_i32_e32 v105, v103
	v_fma_f32 v106, -v131, v104, v112
	v_div_fmas_f32 v104, v106, v111, v104
	v_add_f32_e32 v110, 1.0, v110
	v_mul_f32_e32 v106, 0xbf317180, v105
	v_add_f32_e32 v106, v106, v8
	v_mul_f32_e32 v105, 0xb717f7d1, v105
	v_add_f32_e32 v107, v106, v105
	v_mul_f32_e32 v108, v107, v107
	v_mul_f32_e32 v109, 0x3331bb4c, v108
	v_add_f32_e32 v109, 0xb5ddea0e, v109
	v_mul_f32_e32 v109, v108, v109
	v_add_f32_e32 v109, 0x388ab355, v109
	v_mul_f32_e32 v109, v108, v109
	v_add_f32_e32 v109, 0xbb360b61, v109
	v_mul_f32_e32 v109, v108, v109
	v_add_f32_e32 v109, 0x3e2aaaab, v109
	v_mul_f32_e32 v108, v108, v109
	v_sub_f32_e32 v108, v107, v108
	v_mul_f32_e32 v107, v107, v108
	v_sub_f32_e32 v108, 2.0, v108
	v_div_scale_f32 v109, s[6:7], v108, v108, v107
	v_lshlrev_b32_e32 v111, 23, v120
	v_add_u32_e32 v110, vcc, v111, v110
	v_cmp_ngt_f32_e32 vcc, s52, v118
	v_cndmask_b32_e32 v110, 0, v110, vcc
	v_cmp_gt_f32_e32 vcc, s53, v118
	v_cndmask_b32_e32 v110, v72, v110, vcc
	v_cmp_o_f32_e32 vcc, v118, v118
	v_cndmask_b32_e32 v110, v118, v110, vcc
	v_div_scale_f32 v111, vcc, v107, v108, v107
	.loc	1 234
	v_mul_f32_e32 v82, v110, v82
	.loc	1 237
	v_cmp_gt_f32_e64 s[6:7], 0, v48
	v_cndmask_b32_e64 v98, 0.5, -0.5, s[6:7]
	.loc	1 233
	v_rcp_f32_e32 v110, v109
	v_div_fixup_f32 v104, v104, v130, v126
	v_sub_f32_e64 v104, -v125, v104
	v_sub_f32_e32 v104, v119, v104
	v_fma_f32 v113, -v109, v110, 1.0
	v_fma_f32 v110, v113, v110, v110
	.loc	1 237
	v_mul_f32_e32 v113, 0x3fb8aa3b, v48
	v_add_f32_e32 v98, v113, v98
	v_cvt_i32_f32_e32 v98, v98
	.loc	1 233
	v_add_f32_e32 v104, 1.0, v104
	v_lshlrev_b32_e32 v112, 23, v129
	v_mul_f32_e32 v113, v111, v110
	v_fma_f32 v114, -v109, v113, v111
	v_fma_f32 v113, v114, v110, v113
	.loc	1 237
	v_cvt_f32_i32_e32 v114, v98
	.loc	1 233
	v_fma_f32 v109, -v109, v113, v111
	v_div_fmas_f32 v109, v109, v110, v113
	v_add_u32_e32 v104, vcc, v112, v104
	.loc	1 237
	v_mul_f32_e32 v110, 0xbf317180, v114
	v_add_f32_e32 v110, v110, v48
	v_mul_f32_e32 v111, 0xb717f7d1, v114
	v_add_f32_e32 v113, v110, v111
	v_mul_f32_e32 v114, v113, v113
	v_mul_f32_e32 v115, 0x3331bb4c, v114
	v_add_f32_e32 v115, 0xb5ddea0e, v115
	v_mul_f32_e32 v115, v114, v115
	v_add_f32_e32 v115, 0x388ab355, v115
	v_mul_f32_e32 v115, v114, v115
	v_add_f32_e32 v115, 0xbb360b61, v115
	v_mul_f32_e32 v115, v114, v115
	v_add_f32_e32 v115, 0x3e2aaaab, v115
	v_mul_f32_e32 v114, v114, v115
	v_sub_f32_e32 v114, v113, v114
	v_mul_f32_e32 v113, v113, v114
	v_sub_f32_e32 v114, 2.0, v114
	v_div_scale_f32 v115, s[6:7], v114, v114, v113
	.loc	1 233
	v_cmp_ngt_f32_e32 vcc, s52, v128
	v_cndmask_b32_e32 v104, 0, v104, vcc
	v_cmp_gt_f32_e32 vcc, s53, v128
	v_cndmask_b32_e32 v104, v72, v104, vcc
	.loc	1 237
	v_div_scale_f32 v112, vcc, v113, v114, v113
	.loc	1 233
	v_cmp_o_f32_e64 s[6:7], v128, v128
	v_cndmask_b32_e64 v104, v128, v104, s[6:7]
	.loc	1 234
	v_mul_f32_e32 v80, v104, v80
	.loc	1 233
	v_div_fixup_f32 v104, v109, v108, v107
	v_sub_f32_e64 v104, -v105, v104
	.loc	1 237
	v_cmp_gt_f32_e64 s[6:7], 0, v49
	.loc	1 233
	v_sub_f32_e32 v104, v106, v104
	.loc	1 237
	v_cndmask_b32_e64 v97, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v106, 0x3fb8aa3b, v49
	v_add_f32_e32 v97, v106, v97
	v_cvt_i32_f32_e32 v97, v97
	v_rcp_f32_e32 v105, v115
	.loc	1 233
	v_add_f32_e32 v104, 1.0, v104
	v_lshlrev_b32_e32 v103, 23, v103
	.loc	1 237
	v_cvt_f32_i32_e32 v107, v97
	v_fma_f32 v106, -v115, v105, 1.0
	v_fma_f32 v105, v106, v105, v105
	v_mul_f32_e32 v106, v112, v105
	v_fma_f32 v108, -v115, v106, v112
	v_mul_f32_e32 v109, 0xbf317180, v107
	v_fma_f32 v106, v108, v105, v106
	v_add_f32_e32 v109, v109, v49
	v_mul_f32_e32 v107, 0xb717f7d1, v107
	v_fma_f32 v108, -v115, v106, v112
	v_add_f32_e32 v112, v109, v107
	v_mul_f32_e32 v115, v112, v112
	v_mul_f32_e32 v116, 0x3331bb4c, v115
	v_add_f32_e32 v116, 0xb5ddea0e, v116
	v_mul_f32_e32 v116, v115, v116
	v_add_f32_e32 v116, 0x388ab355, v116
	v_mul_f32_e32 v116, v115, v116
	v_add_f32_e32 v116, 0xbb360b61, v116
	v_mul_f32_e32 v116, v115, v116
	v_add_f32_e32 v116, 0x3e2aaaab, v116
	v_mul_f32_e32 v115, v115, v116
	v_sub_f32_e32 v115, v112, v115
	v_mul_f32_e32 v112, v112, v115
	v_sub_f32_e32 v115, 2.0, v115
	v_div_scale_f32 v116, s[6:7], v115, v115, v112
	v_div_fmas_f32 v105, v108, v105, v106
	.loc	1 233
	v_add_u32_e32 v103, vcc, v103, v104
	v_cmp_ngt_f32_e32 vcc, s52, v8
	v_cndmask_b32_e32 v103, 0, v103, vcc
	v_cmp_gt_f32_e32 vcc, s53, v8
	v_cndmask_b32_e32 v103, v72, v103, vcc
	.loc	1 237
	v_div_scale_f32 v104, vcc, v112, v115, v112
	.loc	1 233
	v_cmp_o_f32_e64 s[6:7], v8, v8
	v_cndmask_b32_e64 v8, v8, v103, s[6:7]
	.loc	1 234
	v_mul_f32_e32 v78, v8, v78
	.loc	1 237
	v_cmp_gt_f32_e64 s[6:7], 0, v96
	v_cndmask_b32_e64 v99, 0.5, -0.5, s[6:7]
	v_rcp_f32_e32 v8, v116
	v_lshlrev_b32_e32 v98, 23, v98
	v_div_fixup_f32 v103, v105, v114, v113
	v_sub_f32_e64 v103, -v111, v103
	v_fma_f32 v105, -v116, v8, 1.0
	v_fma_f32 v8, v105, v8, v8
	v_mul_f32_e32 v105, 0x3fb8aa3b, v96
	v_add_f32_e32 v99, v105, v99
	v_cvt_i32_f32_e32 v99, v99
	v_mul_f32_e32 v105, v104, v8
	v_fma_f32 v106, -v116, v105, v104
	v_fma_f32 v105, v106, v8, v105
	v_cvt_f32_i32_e32 v106, v99
	v_fma_f32 v104, -v116, v105, v104
	v_div_fmas_f32 v8, v104, v8, v105
	v_sub_f32_e32 v103, v110, v103
	v_mul_f32_e32 v104, 0xbf317180, v106
	v_add_f32_e32 v104, v104, v96
	v_mul_f32_e32 v105, 0xb717f7d1, v106
	v_add_f32_e32 v106, v104, v105
	v_mul_f32_e32 v108, v106, v106
	v_mul_f32_e32 v111, 0x3331bb4c, v108
	v_add_f32_e32 v111, 0xb5ddea0e, v111
	v_mul_f32_e32 v111, v108, v111
	v_add_f32_e32 v111, 0x388ab355, v111
	v_mul_f32_e32 v111, v108, v111
	v_add_f32_e32 v111, 0xbb360b61, v111
	v_mul_f32_e32 v111, v108, v111
	v_add_f32_e32 v111, 0x3e2aaaab, v111
	v_mul_f32_e32 v108, v108, v111
	v_sub_f32_e32 v108, v106, v108
	v_mul_f32_e32 v106, v106, v108
	v_sub_f32_e32 v108, 2.0, v108
	v_div_scale_f32 v111, s[6:7], v108, v108, v106
	v_add_f32_e32 v103, 1.0, v103
	v_add_u32_e32 v98, vcc, v98, v103
	v_cmp_ngt_f32_e32 vcc, s52, v48
	v_cndmask_b32_e32 v98, 0, v98, vcc
	v_div_scale_f32 v103, vcc, v106, v108, v106
	v_cmp_gt_f32_e64 s[6:7], s53, v48
	v_cndmask_b32_e64 v98, v72, v98, s[6:7]
	v_cmp_o_f32_e64 s[6:7], v48, v48
	v_cndmask_b32_e64 v48, v48, v98, s[6:7]
	v_div_fixup_f32 v8, v8, v115, v112
	v_cmp_gt_f32_e64 s[6:7], 0, v95
	v_sub_f32_e64 v8, -v107, v8
	v_cndmask_b32_e64 v100, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v107, 0x3fb8aa3b, v95
	v_rcp_f32_e32 v98, v111
	v_add_f32_e32 v100, v107, v100
	v_cvt_i32_f32_e32 v100, v100
	v_sub_f32_e32 v8, v109, v8
	v_fma_f32 v107, -v111, v98, 1.0
	v_fma_f32 v98, v107, v98, v98
	v_cvt_f32_i32_e32 v110, v100
	v_mul_f32_e32 v107, v103, v98
	v_fma_f32 v112, -v111, v107, v103
	v_fma_f32 v107, v112, v98, v107
	v_fma_f32 v103, -v111, v107, v103
	v_mul_f32_e32 v111, 0xbf317180, v110
	v_add_f32_e32 v111, v111, v95
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
	v_div_scale_f32 v114, s[6:7], v113, v113, v112
	v_div_fmas_f32 v98, v103, v98, v107
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v97, 23, v97
	v_add_u32_e32 v8, vcc, v97, v8
	v_cmp_ngt_f32_e32 vcc, s52, v49
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_div_scale_f32 v97, vcc, v112, v113, v112
	v_cmp_gt_f32_e64 s[6:7], s53, v49
	v_cndmask_b32_e64 v8, v72, v8, s[6:7]
	v_cmp_o_f32_e64 s[6:7], v49, v49
	v_cndmask_b32_e64 v8, v49, v8, s[6:7]
	.loc	1 236
	s_waitcnt lgkmcnt(0)
	.loc	1 237
	v_rcp_f32_e32 v49, v114
	.loc	1 236
	s_barrier
	.loc	1 237
	ds_write2_b32 v54, v48, v8 offset1:32
	v_div_fixup_f32 v8, v98, v108, v106
	v_fma_f32 v48, -v114, v49, 1.0
	v_fma_f32 v48, v48, v49, v49
	v_sub_f32_e32 v49, v94, v101
	v_cmp_gt_f32_e64 s[6:7], 0, v49
	v_cndmask_b32_e64 v94, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v98, 0x3fb8aa3b, v49
	v_add_f32_e32 v94, v98, v94
	v_cvt_i32_f32_e32 v94, v94
	v_mul_f32_e32 v98, v97, v48
	v_fma_f32 v101, -v114, v98, v97
	v_fma_f32 v98, v101, v48, v98
	v_cvt_f32_i32_e32 v101, v94
	v_fma_f32 v97, -v114, v98, v97
	v_div_fmas_f32 v48, v97, v48, v98
	v_sub_f32_e64 v8, -v105, v8
	v_mul_f32_e32 v97, 0xbf317180, v101
	v_add_f32_e32 v97, v97, v49
	v_mul_f32_e32 v98, 0xb717f7d1, v101
	v_add_f32_e32 v101, v97, v98
	v_mul_f32_e32 v103, v101, v101
	v_mul_f32_e32 v105, 0x3331bb4c, v103
	v_add_f32_e32 v105, 0xb5ddea0e, v105
	v_mul_f32_e32 v105, v103, v105
	v_add_f32_e32 v105, 0x388ab355, v105
	v_mul_f32_e32 v105, v103, v105
	v_add_f32_e32 v105, 0xbb360b61, v105
	v_mul_f32_e32 v105, v103, v105
	v_add_f32_e32 v105, 0x3e2aaaab, v105
	v_mul_f32_e32 v103, v103, v105
	v_sub_f32_e32 v103, v101, v103
	v_mul_f32_e32 v101, v101, v103
	v_sub_f32_e32 v103, 2.0, v103
	v_div_scale_f32 v105, s[6:7], v103, v103, v101
	v_sub_f32_e32 v8, v104, v8
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v99, 23, v99
	v_add_u32_e32 v8, vcc, v99, v8
	v_cmp_ngt_f32_e32 vcc, s52, v96
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s53, v96
	v_cndmask_b32_e32 v8, v72, v8, vcc
	v_div_scale_f32 v99, vcc, v101, v103, v101
	v_cmp_o_f32_e64 s[6:7], v96, v96
	v_cndmask_b32_e64 v8, v96, v8, s[6:7]
	v_cmp_gt_f32_e64 s[6:7], 0, v93
	v_rcp_f32_e32 v96, v105
	v_mul_f32_e32 v106, 0x3fb8aa3b, v93
	v_div_fixup_f32 v48, v48, v113, v112
	v_sub_f32_e64 v48, -v110, v48
	v_fma_f32 v104, -v105, v96, 1.0
	v_fma_f32 v96, v104, v96, v96
	v_cndmask_b32_e64 v104, 0.5, -0.5, s[6:7]
	v_add_f32_e32 v104, v106, v104
	v_cvt_i32_f32_e32 v104, v104
	v_sub_f32_e32 v48, v111, v48
	v_add_f32_e32 v48, 1.0, v48
	v_mul_f32_e32 v106, v99, v96
	v_fma_f32 v107, -v105, v106, v99
	v_fma_f32 v106, v107, v96, v106
	v_cvt_f32_i32_e32 v107, v104
	v_fma_f32 v99, -v105, v106, v99
	v_div_fmas_f32 v96, v99, v96, v106
	v_lshlrev_b32_e32 v100, 23, v100
	v_mul_f32_e32 v99, 0xbf317180, v107
	v_add_f32_e32 v99, v99, v93
	v_mul_f32_e32 v105, 0xb717f7d1, v107
	v_add_f32_e32 v106, v99, v105
	v_mul_f32_e32 v107, v106, v106
	v_mul_f32_e32 v108, 0x3331bb4c, v107
	v_add_f32_e32 v108, 0xb5ddea0e, v108
	v_mul_f32_e32 v108, v107, v108
	v_add_f32_e32 v108, 0x388ab355, v108
	v_mul_f32_e32 v108, v107, v108
	v_add_f32_e32 v108, 0xbb360b61, v108
	v_mul_f32_e32 v108, v107, v108
	v_add_f32_e32 v108, 0x3e2aaaab, v108
	v_mul_f32_e32 v107, v107, v108
	v_sub_f32_e32 v107, v106, v107
	v_mul_f32_e32 v106, v106, v107
	v_sub_f32_e32 v107, 2.0, v107
	v_div_scale_f32 v108, s[6:7], v107, v107, v106
	v_add_u32_e32 v48, vcc, v100, v48
	v_cmp_ngt_f32_e32 vcc, s52, v95
	v_cndmask_b32_e32 v48, 0, v48, vcc
	v_cmp_gt_f32_e32 vcc, s53, v95
	v_cndmask_b32_e32 v48, v72, v48, vcc
	v_cmp_o_f32_e32 vcc, v95, v95
	v_cndmask_b32_e32 v48, v95, v48, vcc
	ds_write2_b32 v54, v8, v48 offset0:64 offset1:96
	v_div_scale_f32 v48, vcc, v106, v107, v106
	v_div_fixup_f32 v8, v96, v103, v101
	v_sub_f32_e64 v8, -v98, v8
	v_sub_f32_e32 v8, v97, v8
	v_rcp_f32_e32 v95, v108
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v94, 23, v94
	v_add_u32_e64 v8, s[6:7], v94, v8
	v_cmp_ngt_f32_e64 s[6:7], s52, v49
	v_sub_f32_e32 v92, v92, v127
	v_cndmask_b32_e64 v8, 0, v8, s[6:7]
	v_fma_f32 v94, -v108, v95, 1.0
	v_cmp_gt_f32_e64 s[6:7], 0, v92
	v_fma_f32 v94, v94, v95, v95
	v_cndmask_b32_e64 v95, 0.5, -0.5, s[6:7]
	v_mul_f32_e32 v96, 0x3fb8aa3b, v92
	v_add_f32_e32 v95, v96, v95
	v_mul_f32_e32 v96, v48, v94
	v_fma_f32 v97, -v108, v96, v48
	v_fma_f32 v96, v97, v94, v96
	v_cvt_i32_f32_e32 v95, v95
	v_fma_f32 v48, -v108, v96, v48
	v_div_fmas_f32 v48, v48, v94, v96
	v_cmp_gt_f32_e32 vcc, s53, v49
	v_cvt_f32_i32_e32 v97, v95
	v_cndmask_b32_e32 v8, v72, v8, vcc
	v_cmp_o_f32_e32 vcc, v49, v49
	v_cndmask_b32_e32 v8, v49, v8, vcc
	v_mul_f32_e32 v94, 0xbf317180, v97
	v_add_f32_e32 v94, v94, v92
	v_mul_f32_e32 v96, 0xb717f7d1, v97
	v_add_f32_e32 v97, v94, v96
	v_mul_f32_e32 v98, v97, v97
	v_sub_f32_e32 v49, v91, v102
	v_mul_f32_e32 v100, 0x3331bb4c, v98
	v_cmp_gt_f32_e32 vcc, 0, v49
	v_add_f32_e32 v100, 0xb5ddea0e, v100
	v_cndmask_b32_e64 v91, 0.5, -0.5, vcc
	v_mul_f32_e32 v101, 0x3fb8aa3b, v49
	v_mul_f32_e32 v100, v98, v100
	v_add_f32_e32 v91, v101, v91
	v_add_f32_e32 v100, 0x388ab355, v100
	v_cvt_i32_f32_e32 v91, v91
	v_mul_f32_e32 v100, v98, v100
	v_add_f32_e32 v100, 0xbb360b61, v100
	v_div_fixup_f32 v48, v48, v107, v106
	v_mul_f32_e32 v100, v98, v100
	v_sub_f32_e64 v48, -v105, v48
	v_add_f32_e32 v100, 0x3e2aaaab, v100
	v_sub_f32_e32 v48, v99, v48
	v_cvt_f32_i32_e32 v99, v91
	v_mul_f32_e32 v98, v98, v100
	v_sub_f32_e32 v98, v97, v98
	v_mul_f32_e32 v97, v97, v98
	v_sub_f32_e32 v98, 2.0, v98
	v_div_scale_f32 v100, s[6:7], v98, v98, v97
	v_mul_f32_e32 v103, 0xbf317180, v99
	v_add_f32_e32 v103, v103, v49
	v_mul_f32_e32 v99, 0xb717f7d1, v99
	v_add_f32_e32 v105, v103, v99
	v_mul_f32_e32 v106, v105, v105
	v_mul_f32_e32 v107, 0x3331bb4c, v106
	v_add_f32_e32 v107, 0xb5ddea0e, v107
	v_mul_f32_e32 v107, v106, v107
	v_add_f32_e32 v107, 0x388ab355, v107
	v_mul_f32_e32 v107, v106, v107
	v_add_f32_e32 v107, 0xbb360b61, v107
	v_mul_f32_e32 v107, v106, v107
	v_div_scale_f32 v102, vcc, v97, v98, v97
	v_add_f32_e32 v107, 0x3e2aaaab, v107
	v_mul_f32_e32 v106, v106, v107
	v_sub_f32_e32 v106, v105, v106
	v_mul_f32_e32 v105, v105, v106
	v_sub_f32_e32 v106, 2.0, v106
	v_div_scale_f32 v107, s[6:7], v106, v106, v105
	v_rcp_f32_e32 v101, v100
	v_add_f32_e32 v48, 1.0, v48
	v_lshlrev_b32_e32 v104, 23, v104
	v_add_u32_e64 v48, s[6:7], v104, v48
	v_fma_f32 v104, -v100, v101, 1.0
	v_fma_f32 v101, v104, v101, v101
	v_div_scale_f32 v104, s[6:7], v105, v106, v105
	v_mul_f32_e32 v108, v102, v101
	v_fma_f32 v109, -v100, v108, v102
	v_fma_f32 v108, v109, v101, v108
	v_fma_f32 v100, -v100, v108, v102
	v_div_fmas_f32 v100, v100, v101, v108
	v_rcp_f32_e32 v101, v107
	v_cmp_ngt_f32_e32 vcc, s52, v93
	v_cndmask_b32_e32 v48, 0, v48, vcc
	v_cmp_gt_f32_e32 vcc, s53, v93
	v_cndmask_b32_e32 v48, v72, v48, vcc
	v_cmp_o_f32_e32 vcc, v93, v93
	v_cndmask_b32_e32 v48, v93, v48, vcc
	v_fma_f32 v93, -v107, v101, 1.0
	v_fma_f32 v93, v93, v101, v101
	v_mul_f32_e32 v101, v104, v93
	v_fma_f32 v102, -v107, v101, v104
	v_fma_f32 v101, v102, v93, v101
	v_fma_f32 v102, -v107, v101, v104
	s_mov_b64 vcc, s[6:7]
	v_div_fmas_f32 v93, v102, v93, v101
	ds_write2_b32 v54, v8, v48 offset0:128 offset1:160
	v_div_fixup_f32 v8, v100, v98, v97
	v_sub_f32_e64 v8, -v96, v8
	v_sub_f32_e32 v8, v94, v8
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v48, 23, v95
	v_add_u32_e32 v8, vcc, v48, v8
	v_cmp_ngt_f32_e32 vcc, s52, v92
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s53, v92
	v_cndmask_b32_e32 v8, v72, v8, vcc
	v_cmp_o_f32_e32 vcc, v92, v92
	v_cndmask_b32_e32 v8, v92, v8, vcc
	ds_write_b32 v54, v8 offset:768
	v_div_fixup_f32 v8, v93, v106, v105
	v_sub_f32_e64 v8, -v99, v8
	v_sub_f32_e32 v8, v103, v8
	v_add_f32_e32 v8, 1.0, v8
	v_lshlrev_b32_e32 v48, 23, v91
	v_add_u32_e32 v8, vcc, v48, v8
	v_cmp_ngt_f32_e32 vcc, s52, v49
	v_cndmask_b32_e32 v8, 0, v8, vcc
	v_cmp_gt_f32_e32 vcc, s53, v49
	v_cndmask_b32_e32 v8, v72, v8, vcc
	v_cmp_o_f32_e32 vcc, v49, v49
	v_cndmask_b32_e32 v8, v49, v8, vcc
	ds_write_b32 v56, v8
	v_mov_b32_e32 v8, v68
	.loc	1 238
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB0_25
.LBB0_24:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 244
	s_waitcnt lgkmcnt(7)
	v_mul_f32_e32 v48, v48, v49
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v102, v102, v104
	v_mul_f32_e32 v100, v101, v100
	v_mul_f32_e32 v98, v98, v99
	v_mul_f32_e32 v95, v97, v95
	v_mul_f32_e32 v93, v93, v94
	v_mul_f32_e32 v91, v92, v91
	v_add_f32_e32 v88, v48, v88
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v48, v103, v96
	.loc	1 240
	s_add_i32 s10, s10, 4
	.loc	1 244
	v_add_f32_e32 v80, v102, v80
	v_add_f32_e32 v82, v100, v82
	v_add_f32_e32 v84, v98, v84
	v_add_f32_e32 v85, v95, v85
	v_add_f32_e32 v86, v93, v86
	v_add_f32_e32 v87, v91, v87
	v_add_f32_e32 v78, v48, v78
	.loc	1 240
	s_cmpk_eq_i32 s10, 0x80
	v_add_u32_e32 v8, vcc, 0x50, v8
	s_cbranch_scc1 .LBB0_41
.LBB0_25:                               ;   Parent Loop BB0_3 Depth=1
                                        ;     Parent Loop BB0_16 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	1 242
	v_add_u32_e32 v96, vcc, s10, v69
	ds_read_b32 v48, v96
	.loc	1 244
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v49, 0
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_27
; %bb.26:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v49, v8
.LBB0_27:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 242
	ds_read_b32 v92, v96 offset:128
	.loc	1 244
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_29
; %bb.28:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v91, v8
.LBB0_29:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 242
	ds_read_b32 v93, v96 offset:256
	.loc	1 244
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v94, 0
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_31
; %bb.30:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v94, v8
.LBB0_31:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 242
	ds_read_b32 v97, v96 offset:384
	.loc	1 244
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v95, v8
.LBB0_33:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 242
	ds_read_b32 v98, v96 offset:512
	.loc	1 244
	v_mov_b32_e32 v100, 0
	v_mov_b32_e32 v99, 0
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_35
; %bb.34:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v99, v8
.LBB0_35:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 242
	ds_read_b32 v101, v96 offset:640
	.loc	1 244
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_37
; %bb.36:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v100, v8
.LBB0_37:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 242
	ds_read_b32 v102, v96 offset:768
	.loc	1 244
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v104, 0
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_39
; %bb.38:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v104, v8
.LBB0_39:                               ;   in Loop: Header=BB0_25 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 242
	v_add_u32_e32 v103, vcc, s10, v55
	ds_read_b32 v103, v103
	.loc	1 244
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_cbranch_execz .LBB0_24
; %bb.40:                               ;   in Loop: Header=BB0_25 Depth=3
	ds_read_b32 v96, v8
	s_branch .LBB0_24
.LBB0_41:                               ;   in Loop: Header=BB0_16 Depth=2
	.loc	1 209
	v_mov_b32_e32 v8, s43
	v_add_u32_e32 v44, vcc, s42, v44
	v_addc_u32_e32 v45, vcc, v45, v8, vcc
	v_add_u32_e32 v90, vcc, 32, v90
	v_add_u32_e32 v46, vcc, s42, v46
	v_addc_u32_e32 v47, vcc, v47, v8, vcc
	s_cmp_eq_u32 s54, s50
	v_add_u32_e32 v89, vcc, 32, v89
	.loc	1 257
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 209
	s_cbranch_scc1 .LBB0_43
; %bb.42:                               ;   in Loop: Header=BB0_16 Depth=2
	.loc	1 0
	v_mov_b32_e32 v8, v7
	v_mov_b32_e32 v7, v6
	v_mov_b32_e32 v6, v5
	v_mov_b32_e32 v5, v4
	v_mov_b32_e32 v4, v3
	v_mov_b32_e32 v3, v2
	v_mov_b32_e32 v2, v1
	v_mov_b32_e32 v1, v0
	.loc	1 179
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execnz .LBB0_12
	s_branch .LBB0_16
.LBB0_43:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	v_add_u32_e32 v0, vcc, v10, v9
	v_addc_u32_e32 v1, vcc, 0, v11, vcc
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s38, v83
	s_and_b64 s[10:11], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_45
; %bb.44:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 261
	v_div_scale_f32 v2, s[10:11], v52, v52, v88
	v_div_scale_f32 v3, vcc, v88, v52, v88
	v_rcp_f32_e32 v4, v2
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	v_div_fmas_f32 v4, v2, v4, v5
	v_mad_i64_i32 v[2:3], s[10:11], v83, s22, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_div_fixup_f32 v4, v4, v52, v88
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
.LBB0_45:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s38, v81
	s_and_b64 s[10:11], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_47
; %bb.46:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 261
	v_div_scale_f32 v2, s[10:11], v52, v52, v87
	v_div_scale_f32 v3, vcc, v87, v52, v87
	v_rcp_f32_e32 v4, v2
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	v_div_fmas_f32 v4, v2, v4, v5
	v_mad_i64_i32 v[2:3], s[10:11], v81, s22, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_div_fixup_f32 v4, v4, v52, v87
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
.LBB0_47:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s38, v79
	s_and_b64 s[10:11], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_49
; %bb.48:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 261
	v_div_scale_f32 v2, s[10:11], v52, v52, v86
	v_div_scale_f32 v3, vcc, v86, v52, v86
	v_rcp_f32_e32 v4, v2
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	v_div_fmas_f32 v4, v2, v4, v5
	v_mad_i64_i32 v[2:3], s[10:11], v79, s22, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_div_fixup_f32 v4, v4, v52, v86
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
.LBB0_49:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s38, v77
	s_and_b64 s[10:11], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_51
; %bb.50:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 261
	v_div_scale_f32 v2, s[10:11], v52, v52, v85
	v_div_scale_f32 v3, vcc, v85, v52, v85
	v_rcp_f32_e32 v4, v2
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	v_div_fmas_f32 v4, v2, v4, v5
	v_mad_i64_i32 v[2:3], s[10:11], v77, s22, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_div_fixup_f32 v4, v4, v52, v85
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
.LBB0_51:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s38, v76
	s_and_b64 s[10:11], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_53
; %bb.52:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 261
	v_div_scale_f32 v2, s[10:11], v52, v52, v84
	v_div_scale_f32 v3, vcc, v84, v52, v84
	v_rcp_f32_e32 v4, v2
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	v_div_fmas_f32 v4, v2, v4, v5
	v_mad_i64_i32 v[2:3], s[10:11], v76, s22, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_div_fixup_f32 v4, v4, v52, v84
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
.LBB0_53:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s38, v75
	s_and_b64 s[10:11], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_55
; %bb.54:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 261
	v_div_scale_f32 v2, s[10:11], v52, v52, v82
	v_div_scale_f32 v3, vcc, v82, v52, v82
	v_rcp_f32_e32 v4, v2
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	v_div_fmas_f32 v4, v2, v4, v5
	v_mad_i64_i32 v[2:3], s[10:11], v75, s22, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_div_fixup_f32 v4, v4, v52, v82
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
.LBB0_55:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s38, v74
	s_and_b64 s[10:11], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_57
; %bb.56:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 261
	v_div_scale_f32 v2, s[10:11], v52, v52, v80
	v_div_scale_f32 v3, vcc, v80, v52, v80
	v_rcp_f32_e32 v4, v2
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	v_div_fmas_f32 v4, v2, v4, v5
	v_mad_i64_i32 v[2:3], s[10:11], v74, s22, v[0:1]
	v_mov_b32_e32 v5, s35
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v2, vcc, s34, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_div_fixup_f32 v4, v4, v52, v80
	v_cndmask_b32_e64 v4, 0, v4, s[0:1]
	flat_store_dword v[2:3], v4
.LBB0_57:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 260
	v_cmp_gt_i32_e32 vcc, s38, v73
	s_and_b64 s[10:11], vcc, s[4:5]
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_2
; %bb.58:                               ;   in Loop: Header=BB0_3 Depth=1
	.loc	1 261
	v_div_scale_f32 v2, s[10:11], v52, v52, v78
	v_div_scale_f32 v3, vcc, v78, v52, v78
	v_mad_i64_i32 v[0:1], s[10:11], v73, s22, v[0:1]
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_rcp_f32_e32 v4, v2
	v_fma_f32 v5, -v2, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v3, v4
	v_fma_f32 v6, -v2, v5, v3
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v2, -v2, v5, v3
	v_div_fmas_f32 v2, v2, v4, v5
	v_mov_b32_e32 v3, s35
	v_add_u32_e32 v0, vcc, s34, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_div_fixup_f32 v2, v2, v52, v78
	v_cndmask_b32_e64 v2, 0, v2, s[0:1]
	flat_store_dword v[0:1], v2
	s_branch .LBB0_2
.LBB0_59:
	.loc	1 264
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_v3
		.amdhsa_group_segment_fixed_size 9216
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
		.amdhsa_next_free_vgpr 156
		.amdhsa_next_free_sgpr 55
		.amdhsa_reserve_flat_scratch 0
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
; codeLenInByte = 14552
; NumSgprs: 57
; NumVgprs: 156
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 9216 bytes/workgroup (compile time only)
; SGPRBlocks: 7
; VGPRBlocks: 38
; NumSGPRsForWavesPerEU: 57
; NumVGPRsForWavesPerEU: 156
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
    .group_segment_fixed_size: 9216
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
    .sgpr_count:     57
    .sgpr_spill_count: 0
    .symbol:         attention_v3.kd
    .vgpr_count:     156
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

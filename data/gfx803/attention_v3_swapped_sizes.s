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
	s_load_dwordx4 s[68:71], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s69, 31
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 27
	s_add_i32 s0, s0, s1
	s_ashr_i32 s33, s0, 5
	s_mul_i32 s71, s70, s68
	s_mul_i32 s71, s71, s33
	.loc	0 196
	s_cmp_le_i32 s71, s8
	s_cbranch_scc1 .LBB0_103
; %bb.1:
	.loc	0 0
	s_add_i32 s0, s69, 63
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 26
	s_add_i32 s0, s0, s1
	s_load_dword s1, s[4:5], 0x4
	s_load_dword s2, s[4:5], 0xc
	.loc	0 194
	s_lshl_b32 s68, s69, 4
	s_ashr_i32 s83, s0, 6
	s_cmp_gt_i32 s69, 0
	s_cselect_b64 s[76:77], -1, 0
	s_waitcnt lgkmcnt(0)
	s_and_b32 s0, s1, 0xffff
	v_cvt_f32_u32_e32 v1, s0
	s_sub_i32 s1, 0, s0
	s_add_i32 s86, s69, -1
	.loc	0 196
	s_mov_b32 s9, 0
	v_rcp_iflag_f32_e32 v1, v1
	v_lshrrev_b32_e32 v4, 2, v0
	v_and_b32_e32 v51, 24, v4
	s_movk_i32 s37, 0x2800
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_and_b32_e32 v18, 15, v0
	s_movk_i32 s36, 0x50
	v_lshlrev_b32_e32 v19, 2, v18
	v_mul_lo_u32 v2, s1, v1
	.loc	0 195
	s_load_dword s85, s[6:7], 0x10
	s_load_dwordx2 s[78:79], s[6:7], 0x18
	s_load_dwordx4 s[72:75], s[6:7], 0x30
	s_load_dwordx2 s[80:81], s[6:7], 0x50
	v_lshrrev_b32_e32 v57, 4, v0
	v_mul_hi_u32 v2, v1, v2
	.loc	0 196
	v_mad_u32_u24 v58, v57, s36, v19
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v21, s75
	.loc	0 195
	v_and_b32_e32 v17, 31, v0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s2, v1
	v_lshlrev_b32_e32 v16, 2, v17
	.loc	0 196
	v_or_b32_e32 v73, 0x1400, v16
	s_movk_i32 s30, 0x80
	v_readfirstlane_b32 s1, v1
	s_mul_i32 s3, s1, s0
	s_sub_i32 s3, s2, s3
	s_add_i32 s4, s1, 1
	s_sub_i32 s5, s3, s0
	s_cmp_ge_u32 s3, s0
	s_cselect_b32 s1, s4, s1
	s_cselect_b32 s3, s5, s3
	s_add_i32 s4, s1, 1
	s_cmp_ge_u32 s3, s0
	s_cselect_b32 s84, s4, s1
	v_mov_b32_e32 v1, s84
	v_mad_u64_u32 v[2:3], s[0:1], s0, v1, 0
	s_mov_b32 s3, s9
	v_mov_b32_e32 v1, 0
	v_cmp_ne_u64_e32 vcc, s[2:3], v[2:3]
	v_mov_b32_e32 v3, v1
	v_cndmask_b32_e64 v2, 0, 1, vcc
	v_readfirstlane_b32 s87, v2
	v_lshlrev_b32_e32 v2, 8, v51
	v_add_u32_e32 v53, vcc, s37, v2
	v_lshlrev_b32_e32 v2, 8, v4
	v_or_b32_e32 v2, 0x700, v2
	v_add_u32_e32 v55, vcc, s37, v2
	v_or_b32_e32 v2, 0x80, v0
	v_lshrrev_b32_e32 v4, 4, v2
	v_cmp_gt_i32_e64 s[6:7], s69, v4
	v_mad_u32_u24 v59, v4, s36, v19
	v_or_b32_e32 v4, 0x100, v0
	v_lshrrev_b32_e32 v6, 4, v4
	v_cmp_gt_i32_e64 s[12:13], s69, v6
	v_mad_u32_u24 v60, v6, s36, v19
	v_or_b32_e32 v6, 0x180, v0
	v_lshrrev_b32_e32 v8, 4, v6
	v_cmp_gt_i32_e64 s[16:17], s69, v8
	v_mad_u32_u24 v61, v8, s36, v19
	v_or_b32_e32 v8, 0x200, v0
	v_lshrrev_b32_e32 v10, 4, v8
	v_cmp_gt_i32_e64 s[20:21], s69, v10
	v_mad_u32_u24 v62, v10, s36, v19
	v_or_b32_e32 v10, 0x280, v0
	v_lshrrev_b32_e32 v12, 4, v10
	v_cmp_gt_i32_e64 s[24:25], s69, v12
	v_mad_u32_u24 v63, v12, s36, v19
	v_or_b32_e32 v12, 0x300, v0
	v_lshrrev_b32_e32 v14, 4, v12
	v_cmp_gt_i32_e64 s[28:29], s69, v14
	v_mad_u32_u24 v64, v14, s36, v19
	v_or_b32_e32 v14, 0x380, v0
	v_lshrrev_b32_e32 v20, 4, v14
	v_cmp_gt_i32_e64 s[34:35], s69, v20
	v_mad_u32_u24 v65, v20, s36, v19
	v_lshlrev_b32_e32 v20, 2, v0
	s_movk_i32 s36, 0x1400
	v_and_b32_e32 v20, 0x1c0, v20
	v_add_u32_e32 v67, vcc, s36, v58
	v_or_b32_e32 v19, v20, v19
	v_add_u32_e32 v68, vcc, s74, v19
	v_addc_u32_e32 v69, vcc, 0, v21, vcc
	v_mov_b32_e32 v19, s73
	v_add_u32_e32 v20, vcc, s72, v20
	v_and_b32_e32 v2, 0xf0, v2
	v_and_b32_e32 v4, 0x170, v4
	v_and_b32_e32 v6, 0x1f0, v6
	v_and_b32_e32 v8, 0x270, v8
	v_and_b32_e32 v10, 0x2f0, v10
	v_and_b32_e32 v12, 0x370, v12
	v_and_b32_e32 v14, 0x3f0, v14
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	s_movk_i32 s36, 0x1000
	v_or_b32_e32 v54, v53, v16
	v_or_b32_e32 v56, v55, v16
	v_or_b32_e32 v2, v2, v18
	v_or_b32_e32 v4, v4, v18
	v_mov_b32_e32 v5, v1
	v_or_b32_e32 v6, v6, v18
	v_mov_b32_e32 v7, v1
	v_or_b32_e32 v8, v8, v18
	v_mov_b32_e32 v9, v1
	v_or_b32_e32 v10, v10, v18
	v_mov_b32_e32 v11, v1
	v_or_b32_e32 v12, v12, v18
	v_mov_b32_e32 v13, v1
	v_or_b32_e32 v14, v14, v18
	v_mov_b32_e32 v15, v1
	v_add_u32_e32 v70, vcc, s36, v20
	v_lshlrev_b32_e32 v16, 6, v0
	s_movk_i32 s4, 0x380
	s_movk_i32 s26, 0x100
	s_movk_i32 s10, 0x300
	s_movk_i32 s22, 0x180
	s_movk_i32 s14, 0x280
	s_movk_i32 s18, 0x200
	v_addc_u32_e32 v71, vcc, 0, v19, vcc
	v_and_b32_e32 v16, 0x1800, v16
	v_lshlrev_b64 v[19:20], 2, v[0:1]
	v_lshlrev_b64 v[21:22], 2, v[2:3]
	v_lshlrev_b64 v[23:24], 2, v[4:5]
	v_lshlrev_b64 v[25:26], 2, v[6:7]
	v_lshlrev_b64 v[27:28], 2, v[8:9]
	v_lshlrev_b64 v[29:30], 2, v[10:11]
	v_lshlrev_b64 v[31:32], 2, v[12:13]
	v_lshlrev_b64 v[33:34], 2, v[14:15]
	.loc	0 194
	s_mul_i32 s82, s68, s70
	v_cmp_gt_u32_e64 s[0:1], 16, v17
	.loc	0 196
	s_max_i32 s88, s83, 1
	v_mul_u32_u24_e32 v52, 0x50, v17
	v_cmp_gt_i32_e64 s[2:3], s69, v57
	v_cmp_gt_u32_e64 s[4:5], s4, v0
	v_cmp_gt_u32_e64 s[10:11], s10, v0
	v_cmp_gt_u32_e64 s[14:15], s14, v0
	v_cmp_gt_u32_e64 s[18:19], s18, v0
	v_cmp_gt_u32_e64 s[22:23], s22, v0
	v_cmp_gt_u32_e64 s[26:27], s26, v0
	v_cmp_gt_u32_e64 s[30:31], s30, v0
	v_or_b32_e32 v66, 0xffffff80, v0
	v_or_b32_e32 v72, 64, v57
	v_add_u32_e32 v74, vcc, s37, v16
	v_cndmask_b32_e64 v75, 0, 1, s[76:77]
	s_mov_b32 s52, 0xff800000
	s_movk_i32 s74, 0x37f
	v_mov_b32_e32 v76, 0xb5ddea0e
	s_mov_b32 s75, 0x6f800000
	s_mov_b32 s89, 0xc2aeac4f
	s_mov_b32 s90, 0x42b17218
	v_mov_b32_e32 v77, 0xff800000
	s_movk_i32 s91, 0x400
	v_mov_b32_e32 v78, 0x2f800000
	v_mov_b32_e32 v79, 0x7f800000
	s_mov_b32 m0, -1
	s_branch .LBB0_5
.LBB0_2:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_cmp_gt_f32_e64 vcc, |v7|, s75
	v_cndmask_b32_e32 v0, 1.0, v78, vcc
	v_mul_f32_e32 v1, v7, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v80, v1
	v_mul_f32_e32 v0, v0, v1
.LBB0_3:                                ;   in Loop: Header=BB0_5 Depth=1
	v_ashrrev_i32_e32 v36, 31, v35
	v_lshlrev_b64 v[1:2], 4, v[35:36]
	v_mov_b32_e32 v3, s81
	v_add_u32_e32 v1, vcc, v8, v1
	v_addc_u32_e32 v2, vcc, v9, v2, vcc
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s80, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_4:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 196
	s_bfe_i64 s[8:9], s[8:9], 0x200000
	s_add_u32 s8, s8, s84
	s_addc_u32 s9, s9, 0
	s_add_u32 s8, s8, s87
	s_addc_u32 s9, s9, 0
	s_cmp_le_i32 s71, s8
	s_cbranch_scc1 .LBB0_103
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_33 Depth 2
                                        ;       Child Loop BB0_35 Depth 3
                                        ;       Child Loop BB0_38 Depth 3
                                        ;       Child Loop BB0_42 Depth 3
                                        ;       Child Loop BB0_47 Depth 3
	.loc	0 197
	s_ashr_i32 s36, s33, 31
	s_add_i32 s37, s33, s36
	s_xor_b32 s37, s37, s36
	v_cvt_f32_u32_e32 v0, s37
	s_sub_i32 s38, 0, s37
	v_rcp_iflag_f32_e32 v0, v0
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s38, v0
	s_ashr_i32 s38, s8, 31
	s_add_i32 s39, s8, s38
	s_xor_b32 s39, s39, s38
	v_mul_hi_u32 v1, v0, v1
	s_xor_b32 s36, s38, s36
	v_add_u32_e32 v0, vcc, v0, v1
	v_mul_hi_u32 v0, s39, v0
	v_readfirstlane_b32 s38, v0
	s_mul_i32 s40, s38, s37
	s_sub_i32 s39, s39, s40
	s_add_i32 s41, s38, 1
	s_sub_i32 s40, s39, s37
	s_cmp_ge_u32 s39, s37
	s_cselect_b32 s38, s41, s38
	s_cselect_b32 s39, s40, s39
	s_add_i32 s40, s38, 1
	s_cmp_ge_u32 s39, s37
	s_cselect_b32 s37, s40, s38
	s_ashr_i32 s38, s70, 31
	s_add_i32 s39, s70, s38
	s_xor_b32 s39, s39, s38
	v_cvt_f32_u32_e32 v0, s39
	s_sub_i32 s40, 0, s39
	s_xor_b32 s37, s37, s36
	s_sub_i32 s42, s37, s36
	v_rcp_iflag_f32_e32 v0, v0
	s_ashr_i32 s36, s42, 31
	s_add_i32 s37, s42, s36
	s_xor_b32 s37, s37, s36
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	s_xor_b32 s36, s36, s38
	v_mul_lo_u32 v1, s40, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, vcc, v0, v1
	v_mul_hi_u32 v0, s37, v0
	v_mul_lo_u32 v1, v0, s39
	v_add_u32_e32 v2, vcc, 1, v0
	v_sub_u32_e32 v1, vcc, s37, v1
	v_subrev_u32_e32 v3, vcc, s39, v1
	v_cmp_le_u32_e32 vcc, s39, v1
	v_cndmask_b32_e32 v0, v0, v2, vcc
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_add_u32_e32 v2, vcc, 1, v0
	v_cmp_le_u32_e32 vcc, s39, v1
	v_cndmask_b32_e32 v0, v0, v2, vcc
	v_xor_b32_e32 v0, s36, v0
	v_subrev_u32_e32 v0, vcc, s36, v0
	v_mul_lo_u32 v2, v0, s70
	.loc	0 199
	v_mad_i64_i32 v[0:1], s[36:37], v0, s82, 0
	v_sub_u32_e32 v2, vcc, s42, v2
	v_mad_i64_i32 v[2:3], s[36:37], v2, s68, 0
	.loc	0 206
	v_cmp_ne_u32_e64 s[36:37], 1, v75
	.loc	0 199
	v_add_u32_e32 v38, vcc, v0, v2
	v_addc_u32_e32 v39, vcc, v1, v3, vcc
	v_lshlrev_b64 v[8:9], 2, v[38:39]
	.loc	0 206
	s_andn2_b64 vcc, exec, s[76:77]
	s_cbranch_vccnz .LBB0_31
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	v_mov_b32_e32 v0, s73
	v_add_u32_e32 v1, vcc, s72, v8
	v_addc_u32_e32 v0, vcc, v0, v9, vcc
	.loc	0 182
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[38:39], s[2:3]
	s_cbranch_execz .LBB0_8
; %bb.7:                                ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e32 v2, vcc, v1, v19
	v_addc_u32_e32 v3, vcc, v0, v20, vcc
	flat_load_dword v2, v[2:3]
.LBB0_8:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v2
	.loc	0 179
	s_and_saveexec_b64 s[38:39], s[4:5]
	s_cbranch_execz .LBB0_30
; %bb.9:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 182
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[40:41], s[6:7]
	s_cbranch_execz .LBB0_11
; %bb.10:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e32 v2, vcc, v1, v21
	v_addc_u32_e32 v3, vcc, v0, v22, vcc
	flat_load_dword v2, v[2:3]
.LBB0_11:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[40:41]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v59, v2
	.loc	0 179
	s_and_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_30
; %bb.12:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 182
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[40:41], s[12:13]
	s_cbranch_execz .LBB0_14
; %bb.13:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e32 v2, vcc, v1, v23
	v_addc_u32_e32 v3, vcc, v0, v24, vcc
	flat_load_dword v2, v[2:3]
.LBB0_14:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[40:41]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v60, v2
	.loc	0 179
	s_and_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_30
; %bb.15:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 182
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[40:41], s[16:17]
	s_cbranch_execz .LBB0_17
; %bb.16:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e32 v2, vcc, v1, v25
	v_addc_u32_e32 v3, vcc, v0, v26, vcc
	flat_load_dword v2, v[2:3]
.LBB0_17:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[40:41]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v61, v2
	.loc	0 179
	s_and_b64 exec, exec, s[18:19]
	s_cbranch_execz .LBB0_30
; %bb.18:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 182
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[40:41], s[20:21]
	s_cbranch_execz .LBB0_20
; %bb.19:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e32 v2, vcc, v1, v27
	v_addc_u32_e32 v3, vcc, v0, v28, vcc
	flat_load_dword v2, v[2:3]
.LBB0_20:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[40:41]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v62, v2
	.loc	0 179
	s_and_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB0_30
; %bb.21:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 182
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[40:41], s[24:25]
	s_cbranch_execz .LBB0_23
; %bb.22:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e32 v2, vcc, v1, v29
	v_addc_u32_e32 v3, vcc, v0, v30, vcc
	flat_load_dword v2, v[2:3]
.LBB0_23:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[40:41]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v63, v2
	.loc	0 179
	s_and_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_30
; %bb.24:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 182
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[40:41], s[28:29]
	s_cbranch_execz .LBB0_26
; %bb.25:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e32 v2, vcc, v1, v31
	v_addc_u32_e32 v3, vcc, v0, v32, vcc
	flat_load_dword v2, v[2:3]
.LBB0_26:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[40:41]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v64, v2
	.loc	0 179
	s_and_b64 exec, exec, s[30:31]
	s_cbranch_execz .LBB0_30
; %bb.27:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 182
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[40:41], s[34:35]
	s_cbranch_execz .LBB0_29
; %bb.28:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e32 v1, vcc, v1, v33
	v_addc_u32_e32 v2, vcc, v0, v34, vcc
	flat_load_dword v2, v[1:2]
.LBB0_29:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[40:41]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v65, v2
.LBB0_30:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
.LBB0_31:                               ;   in Loop: Header=BB0_5 Depth=1
	s_mul_i32 s42, s42, s33
	s_sub_i32 s38, s8, s42
	.loc	0 198
	s_lshl_b32 s38, s38, 5
	s_mov_b32 s60, 0
	v_or_b32_e32 v44, s38, v51
	s_mov_b32 s61, s60
	s_mov_b32 s62, s60
	s_mov_b32 s63, s60
	s_mov_b32 s64, s60
	s_mov_b32 s65, s60
	s_mov_b32 s66, s60
	s_mov_b32 s67, s60
	v_mov_b32_e32 v0, s60
	.loc	0 209
	s_and_b64 vcc, exec, s[36:37]
	v_mov_b32_e32 v1, s61
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s63
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	v_mov_b32_e32 v95, 0
	v_or_b32_e32 v35, 7, v44
	v_or_b32_e32 v43, 1, v44
	v_or_b32_e32 v42, 2, v44
	v_or_b32_e32 v41, 3, v44
	v_or_b32_e32 v40, 4, v44
	v_or_b32_e32 v37, 5, v44
	v_or_b32_e32 v36, 6, v44
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v80, 0
	.loc	0 207
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_vccnz .LBB0_65
; %bb.32:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, s79
	v_add_u32_e32 v2, vcc, s78, v8
	v_addc_u32_e32 v3, vcc, v0, v9, vcc
	v_min_i32_e32 v0, s86, v35
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 6, v[0:1]
	s_mov_b32 s53, s52
	v_add_u32_e32 v87, vcc, v2, v0
	v_min_i32_e32 v0, s86, v44
	v_addc_u32_e32 v88, vcc, v3, v1, vcc
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 6, v[0:1]
	s_mov_b32 s54, s52
	v_add_u32_e32 v89, vcc, v2, v0
	v_min_i32_e32 v0, s86, v43
	v_addc_u32_e32 v90, vcc, v3, v1, vcc
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 6, v[0:1]
	s_mov_b32 s55, s52
	v_add_u32_e32 v91, vcc, v2, v0
	v_min_i32_e32 v0, s86, v42
	v_addc_u32_e32 v92, vcc, v3, v1, vcc
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 6, v[0:1]
	s_mov_b32 s56, s52
	v_add_u32_e32 v93, vcc, v2, v0
	v_min_i32_e32 v0, s86, v41
	v_addc_u32_e32 v94, vcc, v3, v1, vcc
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 6, v[0:1]
	s_mov_b32 s57, s52
	v_add_u32_e32 v96, vcc, v2, v0
	v_min_i32_e32 v0, s86, v40
	v_addc_u32_e32 v97, vcc, v3, v1, vcc
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 6, v[0:1]
	s_mov_b32 s58, s52
	v_add_u32_e32 v98, vcc, v2, v0
	v_min_i32_e32 v0, s86, v37
	v_addc_u32_e32 v99, vcc, v3, v1, vcc
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 6, v[0:1]
	s_mov_b32 s59, s52
	v_add_u32_e32 v100, vcc, v2, v0
	v_min_i32_e32 v0, s86, v36
	v_addc_u32_e32 v101, vcc, v3, v1, vcc
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 6, v[0:1]
	v_mov_b32_e32 v80, 0
	v_add_u32_e32 v102, vcc, v2, v0
	v_addc_u32_e32 v103, vcc, v3, v1, vcc
	.loc	0 209
	v_add_u32_e32 v45, vcc, v68, v8
	v_addc_u32_e32 v46, vcc, v69, v9, vcc
	v_add_u32_e32 v0, vcc, v38, v18
	v_addc_u32_e32 v1, vcc, 0, v39, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v9, s52
	v_add_u32_e32 v47, vcc, v70, v0
	v_addc_u32_e32 v48, vcc, v71, v1, vcc
	v_mov_b32_e32 v0, s60
	v_mov_b32_e32 v1, s61
	v_mov_b32_e32 v2, s62
	v_mov_b32_e32 v3, s63
	v_mov_b32_e32 v4, s64
	v_mov_b32_e32 v5, s65
	v_mov_b32_e32 v6, s66
	v_mov_b32_e32 v7, s67
	v_mov_b32_e32 v10, s53
	v_mov_b32_e32 v11, s54
	v_mov_b32_e32 v12, s55
	v_mov_b32_e32 v13, s56
	v_mov_b32_e32 v14, s57
	v_mov_b32_e32 v15, s58
	v_mov_b32_e32 v16, s59
	v_mov_b32_e32 v104, v72
	v_mov_b32_e32 v105, v57
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v95, 0
.LBB0_33:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_35 Depth 3
                                        ;       Child Loop BB0_38 Depth 3
                                        ;       Child Loop BB0_42 Depth 3
                                        ;       Child Loop BB0_47 Depth 3
	.loc	0 0
	v_mov_b32_e32 v50, v46
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v8, v105
	v_mov_b32_e32 v49, v45
	v_mov_b32_e32 v106, v67
	v_mov_b32_e32 v107, v66
	s_branch .LBB0_35
.LBB0_34:                               ;   in Loop: Header=BB0_35 Depth=3
	s_or_b64 exec, exec, s[40:41]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v106, v108
	.loc	0 179
	v_add_u32_e32 v107, vcc, 0x80, v107
	v_add_u32_e32 v106, vcc, 0x280, v106
	v_add_u32_e32 v49, vcc, 0x200, v49
	v_addc_u32_e32 v50, vcc, 0, v50, vcc
	v_cmp_lt_u32_e32 vcc, s74, v107
	s_or_b64 s[38:39], vcc, s[38:39]
	v_add_u32_e32 v8, vcc, 8, v8
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB0_37
.LBB0_35:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_33 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s69, v8
	.loc	0 182
	v_mov_b32_e32 v108, 0
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB0_34
; %bb.36:                               ;   in Loop: Header=BB0_35 Depth=3
	flat_load_dword v108, v[49:50]
	s_branch .LBB0_34
.LBB0_37:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	s_mov_b64 s[54:55], 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v116, v52
	v_mov_b32_e32 v49, 0
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v107, 0
	v_mov_b32_e32 v108, 0
	v_mov_b32_e32 v109, 0
	v_mov_b32_e32 v106, 0
	v_mov_b32_e32 v110, 0
	v_mov_b32_e32 v111, 0
	v_mov_b32_e32 v112, 0
	v_mov_b32_e32 v113, 0
	v_mov_b32_e32 v114, 0
	v_mov_b32_e32 v115, 0
	v_mov_b32_e32 v117, 0
	v_mov_b32_e32 v118, 0
	v_mov_b32_e32 v119, 0
.LBB0_38:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_33 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 215
	v_mov_b32_e32 v130, s55
	v_add_u32_e32 v132, vcc, s54, v91
	v_add_u32_e64 v136, s[38:39], s54, v93
	v_add_u32_e64 v140, s[40:41], s54, v96
	v_add_u32_e64 v144, s[42:43], s54, v98
	v_add_u32_e64 v148, s[44:45], s54, v100
	v_add_u32_e64 v152, s[46:47], s54, v102
	v_add_u32_e64 v156, s[48:49], s54, v87
	v_add_u32_e64 v128, s[50:51], s54, v89
	v_addc_u32_e64 v129, s[50:51], v90, v130, s[50:51]
	v_addc_u32_e32 v133, vcc, v92, v130, vcc
	v_addc_u32_e64 v137, vcc, v94, v130, s[38:39]
	v_addc_u32_e64 v141, vcc, v97, v130, s[40:41]
	v_addc_u32_e64 v145, vcc, v99, v130, s[42:43]
	v_addc_u32_e64 v149, vcc, v101, v130, s[44:45]
	v_addc_u32_e64 v153, vcc, v103, v130, s[46:47]
	v_addc_u32_e64 v157, vcc, v88, v130, s[48:49]
	.loc	0 216
	ds_read_b128 v[120:123], v116
	ds_read_b128 v[124:127], v116 offset:2560
	.loc	0 215
	flat_load_dwordx4 v[128:131], v[128:129]
	flat_load_dwordx4 v[132:135], v[132:133]
	flat_load_dwordx4 v[136:139], v[136:137]
	flat_load_dwordx4 v[140:143], v[140:141]
	flat_load_dwordx4 v[144:147], v[144:145]
	flat_load_dwordx4 v[148:151], v[148:149]
	flat_load_dwordx4 v[152:155], v[152:153]
	flat_load_dwordx4 v[156:159], v[156:157]
	.loc	0 212
	s_add_u32 s54, s54, 16
	s_addc_u32 s55, s55, 0
	v_add_u32_e32 v116, vcc, 16, v116
	s_cmp_eq_u32 s54, 64
	.loc	0 216
	s_waitcnt vmcnt(7) lgkmcnt(1)
	v_mul_f32_e32 v160, v129, v121
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v129, v129, v125
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v161, v133, v121
	v_mul_f32_e32 v133, v133, v125
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v162, v137, v121
	v_mul_f32_e32 v137, v137, v125
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v163, v141, v121
	v_mul_f32_e32 v141, v141, v125
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v164, v145, v121
	v_mul_f32_e32 v145, v145, v125
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v165, v149, v121
	v_mul_f32_e32 v149, v149, v125
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v166, v153, v121
	v_mul_f32_e32 v153, v153, v125
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v121, v157, v121
	v_mul_f32_e32 v125, v157, v125
	v_mac_f32_e32 v160, v128, v120
	v_mac_f32_e32 v129, v128, v124
	v_mac_f32_e32 v161, v132, v120
	v_mac_f32_e32 v133, v132, v124
	v_mac_f32_e32 v162, v136, v120
	v_mac_f32_e32 v137, v136, v124
	v_mac_f32_e32 v163, v140, v120
	v_mac_f32_e32 v141, v140, v124
	v_mac_f32_e32 v164, v144, v120
	v_mac_f32_e32 v145, v144, v124
	v_mac_f32_e32 v165, v148, v120
	v_mac_f32_e32 v149, v148, v124
	v_mac_f32_e32 v166, v152, v120
	v_mac_f32_e32 v153, v152, v124
	v_mac_f32_e32 v121, v156, v120
	v_mac_f32_e32 v125, v156, v124
	v_mac_f32_e32 v160, v130, v122
	v_mac_f32_e32 v129, v130, v126
	v_mac_f32_e32 v161, v134, v122
	v_mac_f32_e32 v133, v134, v126
	v_mac_f32_e32 v162, v138, v122
	v_mac_f32_e32 v137, v138, v126
	v_mac_f32_e32 v163, v142, v122
	v_mac_f32_e32 v141, v142, v126
	v_mac_f32_e32 v164, v146, v122
	v_mac_f32_e32 v145, v146, v126
	v_mac_f32_e32 v165, v150, v122
	v_mac_f32_e32 v149, v150, v126
	v_mac_f32_e32 v166, v154, v122
	v_mac_f32_e32 v153, v154, v126
	v_mac_f32_e32 v121, v158, v122
	v_mac_f32_e32 v125, v158, v126
	v_mac_f32_e32 v160, v131, v123
	v_mac_f32_e32 v129, v131, v127
	v_mac_f32_e32 v161, v135, v123
	v_mac_f32_e32 v133, v135, v127
	v_mac_f32_e32 v162, v139, v123
	v_mac_f32_e32 v137, v139, v127
	v_mac_f32_e32 v163, v143, v123
	v_mac_f32_e32 v141, v143, v127
	v_mac_f32_e32 v164, v147, v123
	v_mac_f32_e32 v145, v147, v127
	v_mac_f32_e32 v165, v151, v123
	v_mac_f32_e32 v149, v151, v127
	v_mac_f32_e32 v166, v155, v123
	v_mac_f32_e32 v153, v155, v127
	v_mac_f32_e32 v121, v159, v123
	v_mac_f32_e32 v125, v159, v127
	v_add_f32_e32 v119, v119, v160
	v_add_f32_e32 v118, v118, v129
	v_add_f32_e32 v117, v117, v161
	v_add_f32_e32 v115, v115, v133
	v_add_f32_e32 v114, v114, v162
	v_add_f32_e32 v113, v113, v137
	v_add_f32_e32 v112, v112, v163
	v_add_f32_e32 v111, v111, v141
	v_add_f32_e32 v110, v110, v164
	v_add_f32_e32 v106, v106, v145
	v_add_f32_e32 v109, v109, v165
	v_add_f32_e32 v108, v108, v149
	v_add_f32_e32 v107, v107, v166
	v_add_f32_e32 v50, v50, v153
	v_add_f32_e32 v49, v49, v121
	v_add_f32_e32 v8, v8, v125
	.loc	0 212
	s_cbranch_scc0 .LBB0_38
; %bb.39:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 210
	s_lshl_b32 s38, s60, 6
	v_or_b32_e32 v116, s38, v17
	.loc	0 221
	v_cmp_gt_i32_e32 vcc, s69, v116
	v_or_b32_e32 v116, 32, v116
	v_mul_f32_e32 v119, s85, v119
	v_mul_f32_e32 v118, s85, v118
	v_cmp_gt_i32_e64 s[38:39], s69, v116
	v_cndmask_b32_e32 v122, v77, v119, vcc
	v_cndmask_b32_e64 v121, v77, v118, s[38:39]
	.loc	0 222
	v_max3_f32 v116, v122, s52, v121
	.loc	0 224
	ds_write2_b32 v54, v116, v116 offset1:32
	.loc	0 221
	v_mul_f32_e32 v116, s85, v117
	v_mul_f32_e32 v115, s85, v115
	v_cndmask_b32_e32 v120, v77, v116, vcc
	v_cndmask_b32_e64 v119, v77, v115, s[38:39]
	.loc	0 222
	v_max3_f32 v115, v120, s52, v119
	.loc	0 221
	v_mul_f32_e32 v114, s85, v114
	v_mul_f32_e32 v113, s85, v113
	v_mul_f32_e32 v112, s85, v112
	v_mul_f32_e32 v111, s85, v111
	.loc	0 224
	ds_write2_b32 v54, v115, v115 offset0:64 offset1:96
	.loc	0 221
	v_cndmask_b32_e32 v118, v77, v114, vcc
	v_cndmask_b32_e64 v117, v77, v113, s[38:39]
	v_cndmask_b32_e32 v116, v77, v112, vcc
	v_cndmask_b32_e64 v115, v77, v111, s[38:39]
	.loc	0 222
	v_max3_f32 v113, v118, s52, v117
	v_max3_f32 v111, v116, s52, v115
	.loc	0 221
	v_mul_f32_e32 v110, s85, v110
	v_mul_f32_e32 v106, s85, v106
	v_mul_f32_e32 v109, s85, v109
	v_mul_f32_e32 v108, s85, v108
	.loc	0 224
	ds_write2_b32 v54, v113, v113 offset0:128 offset1:160
	ds_write2_b32 v54, v111, v111 offset0:192 offset1:224
	.loc	0 221
	v_cndmask_b32_e32 v114, v77, v110, vcc
	v_cndmask_b32_e64 v113, v77, v106, s[38:39]
	v_cndmask_b32_e32 v112, v77, v109, vcc
	v_cndmask_b32_e64 v111, v77, v108, s[38:39]
	.loc	0 222
	v_max3_f32 v110, v114, s52, v113
	.loc	0 224
	v_add_u32_e64 v106, s[40:41], s91, v54
	.loc	0 222
	v_max3_f32 v108, v112, s52, v111
	.loc	0 221
	v_mul_f32_e32 v107, s85, v107
	v_mul_f32_e32 v50, s85, v50
	v_mul_f32_e32 v49, s85, v49
	v_mul_f32_e32 v8, s85, v8
	.loc	0 224
	ds_write2_b32 v106, v110, v110 offset1:32
	ds_write2_b32 v106, v108, v108 offset0:64 offset1:96
	.loc	0 221
	v_cndmask_b32_e32 v110, v77, v107, vcc
	v_cndmask_b32_e64 v109, v77, v50, s[38:39]
	v_cndmask_b32_e32 v108, v77, v49, vcc
	v_cndmask_b32_e64 v107, v77, v8, s[38:39]
	.loc	0 228
	s_add_i32 s60, s60, 1
	.loc	0 222
	v_max3_f32 v50, v110, s52, v109
	v_max3_f32 v8, v108, s52, v107
	.loc	0 228
	s_cmp_lt_i32 s60, s83
	.loc	0 224
	ds_write2_b32 v106, v50, v50 offset0:128 offset1:160
	ds_write2_b32 v56, v8, v8 offset1:32
	.loc	0 226
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 228
	s_cbranch_scc0 .LBB0_45
; %bb.40:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	v_mov_b32_e32 v50, v48
	s_mov_b64 s[38:39], 0
	v_mov_b32_e32 v8, v104
	v_mov_b32_e32 v49, v47
	v_mov_b32_e32 v123, v58
	v_mov_b32_e32 v124, v66
	s_branch .LBB0_42
.LBB0_41:                               ;   in Loop: Header=BB0_42 Depth=3
	s_or_b64 exec, exec, s[40:41]
	.loc	0 182
	s_waitcnt vmcnt(0)
	ds_write_b32 v123, v125
	.loc	0 179
	v_add_u32_e32 v124, vcc, 0x80, v124
	v_add_u32_e32 v123, vcc, 0x280, v123
	v_add_u32_e32 v49, vcc, 0x200, v49
	v_addc_u32_e32 v50, vcc, 0, v50, vcc
	v_cmp_lt_u32_e32 vcc, s74, v124
	s_or_b64 s[38:39], vcc, s[38:39]
	v_add_u32_e32 v8, vcc, 8, v8
	s_andn2_b64 exec, exec, s[38:39]
	s_cbranch_execz .LBB0_44
.LBB0_42:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_33 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 181
	v_cmp_gt_i32_e32 vcc, s69, v8
	.loc	0 182
	v_mov_b32_e32 v125, 0
	s_and_saveexec_b64 s[40:41], vcc
	s_cbranch_execz .LBB0_41
; %bb.43:                               ;   in Loop: Header=BB0_42 Depth=3
	flat_load_dword v125, v[49:50]
	s_branch .LBB0_41
.LBB0_44:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
.LBB0_45:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 231
	ds_read_b128 v[123:126], v53
	ds_read_b128 v[127:130], v53 offset:16
	v_mul_f32_e32 v8, 1.0, v9
	s_mov_b32 s40, 0
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v49, 1.0, v123
	v_mul_f32_e32 v50, 1.0, v124
	v_mul_f32_e32 v123, 1.0, v125
	v_max3_f32 v8, v8, v49, v50
	v_mul_f32_e32 v49, 1.0, v126
	v_max3_f32 v8, v8, v123, v49
	ds_read_b128 v[123:126], v53 offset:32
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v49, 1.0, v127
	v_mul_f32_e32 v50, 1.0, v128
	v_max3_f32 v8, v8, v49, v50
	v_mul_f32_e32 v49, 1.0, v129
	v_mul_f32_e32 v50, 1.0, v130
	ds_read_b128 v[127:130], v53 offset:48
	v_max3_f32 v8, v8, v49, v50
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v49, 1.0, v123
	v_mul_f32_e32 v50, 1.0, v124
	v_max3_f32 v8, v8, v49, v50
	v_mul_f32_e32 v49, 1.0, v125
	v_mul_f32_e32 v50, 1.0, v126
	ds_read_b128 v[123:126], v53 offset:64
	v_max3_f32 v8, v8, v49, v50
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v49, 1.0, v127
	v_mul_f32_e32 v50, 1.0, v128
	v_max3_f32 v8, v8, v49, v50
	v_mul_f32_e32 v49, 1.0, v129
	v_mul_f32_e32 v50, 1.0, v130
	ds_read_b128 v[127:130], v53 offset:80
	v_max3_f32 v8, v8, v49, v50
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v49, 1.0, v123
	v_mul_f32_e32 v50, 1.0, v124
	v_max3_f32 v8, v8, v49, v50
	v_mul_f32_e32 v49, 1.0, v125
	v_mul_f32_e32 v50, 1.0, v126
	ds_read_b128 v[123:126], v53 offset:96
	v_max3_f32 v8, v8, v49, v50
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v49, 1.0, v127
	v_mul_f32_e32 v50, 1.0, v128
	v_max3_f32 v8, v8, v49, v50
	v_mul_f32_e32 v49, 1.0, v129
	v_mul_f32_e32 v50, 1.0, v130
	ds_read_b128 v[127:130], v53 offset:112
	v_max3_f32 v8, v8, v49, v50
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v49, 1.0, v123
	v_mul_f32_e32 v50, 1.0, v124
	v_max3_f32 v8, v8, v49, v50
	v_mul_f32_e32 v49, 1.0, v125
	v_mul_f32_e32 v50, 1.0, v126
	v_max3_f32 v8, v8, v49, v50
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v49, 1.0, v127
	v_mul_f32_e32 v50, 1.0, v128
	v_max3_f32 v8, v8, v49, v50
	v_mul_f32_e32 v49, 1.0, v129
	v_mul_f32_e32 v50, 1.0, v130
	v_max3_f32 v8, v8, v49, v50
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s52, v8
	v_cndmask_b32_e32 v49, 0, v8, vcc
	v_sub_f32_e32 v131, v9, v49
	v_cmp_gt_f32_e32 vcc, 0, v131
	v_cndmask_b32_e64 v9, 0.5, -0.5, vcc
	v_mac_f32_e32 v9, 0x3fb8aa3b, v131
	v_cvt_i32_f32_e32 v9, v9
	.loc	0 237
	v_sub_f32_e32 v122, v122, v49
	v_sub_f32_e32 v49, v121, v49
	.loc	0 233
	v_cvt_f32_i32_e32 v50, v9
	v_lshlrev_b32_e32 v9, 23, v9
	v_madmk_f32 v123, v50, 0xbf317180, v131
	v_madmk_f32 v124, v50, 0xb717f7d1, v123
	v_mul_f32_e32 v125, v124, v124
	v_madmk_f32 v126, v125, 0x3331bb4c, v76
	v_madak_f32 v126, v125, v126, 0x388ab355
	v_madak_f32 v126, v125, v126, 0xbb360b61
	v_madak_f32 v126, v125, v126, 0x3e2aaaab
	v_mad_f32 v125, -v125, v126, v124
	v_sub_f32_e32 v126, 2.0, v125
	v_cmp_gt_f32_e64 vcc, |v126|, s75
	v_cndmask_b32_e32 v127, 1.0, v78, vcc
	v_mul_f32_e32 v126, v126, v127
	v_rcp_f32_e32 v126, v126
	v_mul_f32_e32 v124, v124, v125
	v_mul_f32_e32 v50, 0xb717f7d1, v50
	v_mul_f32_e32 v124, v124, v126
	v_mad_f32 v50, -v127, v124, -v50
	v_sub_f32_e32 v50, v123, v50
	.loc	0 231
	ds_read_b128 v[123:126], v53 offset:256
	ds_read_b128 v[127:130], v53 offset:272
	.loc	0 233
	v_add_f32_e32 v50, 1.0, v50
	v_add_u32_e32 v132, vcc, v9, v50
	.loc	0 231
	v_mul_f32_e32 v9, 1.0, v10
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v50, 1.0, v123
	v_mul_f32_e32 v123, 1.0, v124
	v_max3_f32 v9, v9, v50, v123
	v_mul_f32_e32 v50, 1.0, v125
	v_mul_f32_e32 v123, 1.0, v126
	v_max3_f32 v9, v9, v50, v123
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v50, 1.0, v127
	v_mul_f32_e32 v123, 1.0, v128
	v_max3_f32 v9, v9, v50, v123
	ds_read_b128 v[123:126], v53 offset:288
	v_mul_f32_e32 v50, 1.0, v129
	v_mul_f32_e32 v127, 1.0, v130
	v_max3_f32 v9, v9, v50, v127
	ds_read_b128 v[127:130], v53 offset:304
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v50, 1.0, v123
	v_mul_f32_e32 v123, 1.0, v124
	v_max3_f32 v9, v9, v50, v123
	v_mul_f32_e32 v50, 1.0, v125
	v_mul_f32_e32 v123, 1.0, v126
	v_max3_f32 v9, v9, v50, v123
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v50, 1.0, v127
	v_mul_f32_e32 v123, 1.0, v128
	v_max3_f32 v9, v9, v50, v123
	ds_read_b128 v[123:126], v53 offset:320
	v_mul_f32_e32 v50, 1.0, v129
	v_mul_f32_e32 v127, 1.0, v130
	v_max3_f32 v9, v9, v50, v127
	ds_read_b128 v[127:130], v53 offset:336
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v50, 1.0, v123
	v_mul_f32_e32 v123, 1.0, v124
	v_max3_f32 v9, v9, v50, v123
	v_mul_f32_e32 v50, 1.0, v125
	v_mul_f32_e32 v123, 1.0, v126
	v_max3_f32 v9, v9, v50, v123
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v50, 1.0, v127
	v_mul_f32_e32 v123, 1.0, v128
	v_max3_f32 v9, v9, v50, v123
	ds_read_b128 v[123:126], v53 offset:352
	v_mul_f32_e32 v50, 1.0, v129
	v_mul_f32_e32 v127, 1.0, v130
	v_max3_f32 v9, v9, v50, v127
	ds_read_b128 v[127:130], v53 offset:368
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v50, 1.0, v123
	v_mul_f32_e32 v123, 1.0, v124
	v_max3_f32 v9, v9, v50, v123
	v_mul_f32_e32 v50, 1.0, v125
	v_mul_f32_e32 v123, 1.0, v126
	v_max3_f32 v9, v9, v50, v123
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v50, 1.0, v127
	v_mul_f32_e32 v123, 1.0, v128
	v_max3_f32 v9, v9, v50, v123
	v_mul_f32_e32 v50, 1.0, v129
	v_mul_f32_e32 v123, 1.0, v130
	v_max3_f32 v9, v9, v50, v123
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s52, v9
	v_cndmask_b32_e32 v50, 0, v9, vcc
	v_sub_f32_e32 v133, v10, v50
	v_cmp_gt_f32_e32 vcc, 0, v133
	v_cndmask_b32_e64 v10, 0.5, -0.5, vcc
	v_mac_f32_e32 v10, 0x3fb8aa3b, v133
	v_cvt_i32_f32_e32 v10, v10
	v_cmp_ngt_f32_e32 vcc, s89, v131
	v_cndmask_b32_e32 v123, 0, v132, vcc
	v_cmp_gt_f32_e32 vcc, s90, v131
	v_cvt_f32_i32_e32 v124, v10
	v_cndmask_b32_e32 v123, v79, v123, vcc
	v_cmp_o_f32_e32 vcc, v131, v131
	v_cndmask_b32_e32 v123, v131, v123, vcc
	v_madmk_f32 v125, v124, 0xbf317180, v133
	v_madmk_f32 v126, v124, 0xb717f7d1, v125
	v_mul_f32_e32 v127, v126, v126
	v_madmk_f32 v128, v127, 0x3331bb4c, v76
	v_madak_f32 v128, v127, v128, 0x388ab355
	v_madak_f32 v128, v127, v128, 0xbb360b61
	v_madak_f32 v128, v127, v128, 0x3e2aaaab
	v_mad_f32 v127, -v127, v128, v126
	v_sub_f32_e32 v128, 2.0, v127
	v_cmp_gt_f32_e64 vcc, |v128|, s75
	v_cndmask_b32_e32 v129, 1.0, v78, vcc
	v_mul_f32_e32 v128, v128, v129
	v_rcp_f32_e32 v128, v128
	.loc	0 234
	v_mul_f32_e32 v0, v0, v123
	v_mul_f32_e32 v95, v123, v95
	.loc	0 233
	v_mul_f32_e32 v123, 0xb717f7d1, v124
	v_mul_f32_e32 v124, v126, v127
	v_mul_f32_e32 v124, v124, v128
	v_mad_f32 v123, -v129, v124, -v123
	v_sub_f32_e32 v123, v125, v123
	v_add_f32_e32 v127, 1.0, v123
	.loc	0 231
	ds_read_b128 v[123:126], v53 offset:512
	.loc	0 233
	v_lshlrev_b32_e32 v10, 23, v10
	v_add_u32_e32 v131, vcc, v10, v127
	.loc	0 231
	ds_read_b128 v[127:130], v53 offset:528
	v_mul_f32_e32 v10, 1.0, v11
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v123, 1.0, v123
	v_mul_f32_e32 v124, 1.0, v124
	v_max3_f32 v10, v10, v123, v124
	v_mul_f32_e32 v123, 1.0, v125
	v_mul_f32_e32 v124, 1.0, v126
	v_max3_f32 v10, v10, v123, v124
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v123, 1.0, v127
	v_mul_f32_e32 v124, 1.0, v128
	v_max3_f32 v10, v10, v123, v124
	ds_read_b128 v[123:126], v53 offset:544
	v_mul_f32_e32 v127, 1.0, v129
	v_mul_f32_e32 v128, 1.0, v130
	v_max3_f32 v10, v10, v127, v128
	ds_read_b128 v[127:130], v53 offset:560
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v123, 1.0, v123
	v_mul_f32_e32 v124, 1.0, v124
	v_max3_f32 v10, v10, v123, v124
	v_mul_f32_e32 v123, 1.0, v125
	v_mul_f32_e32 v124, 1.0, v126
	v_max3_f32 v10, v10, v123, v124
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v123, 1.0, v127
	v_mul_f32_e32 v124, 1.0, v128
	v_max3_f32 v10, v10, v123, v124
	ds_read_b128 v[123:126], v53 offset:576
	v_mul_f32_e32 v127, 1.0, v129
	v_mul_f32_e32 v128, 1.0, v130
	v_max3_f32 v10, v10, v127, v128
	ds_read_b128 v[127:130], v53 offset:592
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v123, 1.0, v123
	v_mul_f32_e32 v124, 1.0, v124
	v_max3_f32 v10, v10, v123, v124
	v_mul_f32_e32 v123, 1.0, v125
	v_mul_f32_e32 v124, 1.0, v126
	v_max3_f32 v10, v10, v123, v124
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v123, 1.0, v127
	v_mul_f32_e32 v124, 1.0, v128
	v_max3_f32 v10, v10, v123, v124
	ds_read_b128 v[123:126], v53 offset:608
	v_mul_f32_e32 v127, 1.0, v129
	v_mul_f32_e32 v128, 1.0, v130
	v_max3_f32 v10, v10, v127, v128
	ds_read_b128 v[127:130], v53 offset:624
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v123, 1.0, v123
	v_mul_f32_e32 v124, 1.0, v124
	v_max3_f32 v10, v10, v123, v124
	v_mul_f32_e32 v123, 1.0, v125
	v_mul_f32_e32 v124, 1.0, v126
	v_max3_f32 v10, v10, v123, v124
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v123, 1.0, v127
	v_mul_f32_e32 v124, 1.0, v128
	v_max3_f32 v10, v10, v123, v124
	v_mul_f32_e32 v123, 1.0, v129
	v_mul_f32_e32 v124, 1.0, v130
	v_max3_f32 v10, v10, v123, v124
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s52, v10
	v_cndmask_b32_e32 v123, 0, v10, vcc
	v_sub_f32_e32 v132, v11, v123
	v_cmp_gt_f32_e32 vcc, 0, v132
	v_cndmask_b32_e64 v11, 0.5, -0.5, vcc
	v_mac_f32_e32 v11, 0x3fb8aa3b, v132
	v_cvt_i32_f32_e32 v11, v11
	v_cmp_ngt_f32_e32 vcc, s89, v133
	v_cndmask_b32_e32 v124, 0, v131, vcc
	v_cmp_gt_f32_e32 vcc, s90, v133
	v_cvt_f32_i32_e32 v125, v11
	v_cndmask_b32_e32 v124, v79, v124, vcc
	v_cmp_o_f32_e32 vcc, v133, v133
	v_cndmask_b32_e32 v124, v133, v124, vcc
	v_madmk_f32 v126, v125, 0xbf317180, v132
	v_madmk_f32 v127, v125, 0xb717f7d1, v126
	v_mul_f32_e32 v128, v127, v127
	v_madmk_f32 v129, v128, 0x3331bb4c, v76
	v_madak_f32 v129, v128, v129, 0x388ab355
	v_madak_f32 v129, v128, v129, 0xbb360b61
	v_madak_f32 v129, v128, v129, 0x3e2aaaab
	v_mad_f32 v128, -v128, v129, v127
	v_sub_f32_e32 v129, 2.0, v128
	v_cmp_gt_f32_e64 vcc, |v129|, s75
	v_cndmask_b32_e32 v130, 1.0, v78, vcc
	v_mul_f32_e32 v129, v129, v130
	v_rcp_f32_e32 v129, v129
	.loc	0 234
	v_mul_f32_e32 v1, v1, v124
	v_mul_f32_e32 v86, v124, v86
	.loc	0 233
	v_mul_f32_e32 v124, 0xb717f7d1, v125
	v_mul_f32_e32 v125, v127, v128
	v_mul_f32_e32 v125, v125, v129
	v_mad_f32 v124, -v130, v125, -v124
	v_sub_f32_e32 v124, v126, v124
	v_add_f32_e32 v128, 1.0, v124
	.loc	0 231
	ds_read_b128 v[124:127], v53 offset:768
	.loc	0 233
	v_lshlrev_b32_e32 v11, 23, v11
	v_add_u32_e32 v133, vcc, v11, v128
	.loc	0 231
	ds_read_b128 v[128:131], v53 offset:784
	v_mul_f32_e32 v11, 1.0, v12
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v124, 1.0, v124
	v_mul_f32_e32 v125, 1.0, v125
	v_max3_f32 v11, v11, v124, v125
	v_mul_f32_e32 v124, 1.0, v126
	v_mul_f32_e32 v125, 1.0, v127
	v_max3_f32 v11, v11, v124, v125
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v124, 1.0, v128
	v_mul_f32_e32 v125, 1.0, v129
	v_max3_f32 v11, v11, v124, v125
	ds_read_b128 v[124:127], v53 offset:800
	v_mul_f32_e32 v128, 1.0, v130
	v_mul_f32_e32 v129, 1.0, v131
	v_max3_f32 v11, v11, v128, v129
	ds_read_b128 v[128:131], v53 offset:816
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v124, 1.0, v124
	v_mul_f32_e32 v125, 1.0, v125
	v_max3_f32 v11, v11, v124, v125
	v_mul_f32_e32 v124, 1.0, v126
	v_mul_f32_e32 v125, 1.0, v127
	v_max3_f32 v11, v11, v124, v125
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v124, 1.0, v128
	v_mul_f32_e32 v125, 1.0, v129
	v_max3_f32 v11, v11, v124, v125
	ds_read_b128 v[124:127], v53 offset:832
	v_mul_f32_e32 v128, 1.0, v130
	v_mul_f32_e32 v129, 1.0, v131
	v_max3_f32 v11, v11, v128, v129
	ds_read_b128 v[128:131], v53 offset:848
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v124, 1.0, v124
	v_mul_f32_e32 v125, 1.0, v125
	v_max3_f32 v11, v11, v124, v125
	v_mul_f32_e32 v124, 1.0, v126
	v_mul_f32_e32 v125, 1.0, v127
	v_max3_f32 v11, v11, v124, v125
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v124, 1.0, v128
	v_mul_f32_e32 v125, 1.0, v129
	v_max3_f32 v11, v11, v124, v125
	ds_read_b128 v[124:127], v53 offset:864
	v_mul_f32_e32 v128, 1.0, v130
	v_mul_f32_e32 v129, 1.0, v131
	v_max3_f32 v11, v11, v128, v129
	ds_read_b128 v[128:131], v53 offset:880
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v124, 1.0, v124
	v_mul_f32_e32 v125, 1.0, v125
	v_max3_f32 v11, v11, v124, v125
	v_mul_f32_e32 v124, 1.0, v126
	v_mul_f32_e32 v125, 1.0, v127
	v_max3_f32 v11, v11, v124, v125
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v124, 1.0, v128
	v_mul_f32_e32 v125, 1.0, v129
	v_max3_f32 v11, v11, v124, v125
	v_mul_f32_e32 v124, 1.0, v130
	v_mul_f32_e32 v125, 1.0, v131
	v_max3_f32 v11, v11, v124, v125
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s52, v11
	v_cndmask_b32_e32 v124, 0, v11, vcc
	v_sub_f32_e32 v134, v12, v124
	v_cmp_gt_f32_e32 vcc, 0, v134
	v_cndmask_b32_e64 v12, 0.5, -0.5, vcc
	v_mac_f32_e32 v12, 0x3fb8aa3b, v134
	v_cvt_i32_f32_e32 v12, v12
	v_cmp_ngt_f32_e32 vcc, s89, v132
	v_cndmask_b32_e32 v125, 0, v133, vcc
	v_cmp_gt_f32_e32 vcc, s90, v132
	v_cvt_f32_i32_e32 v126, v12
	v_cndmask_b32_e32 v125, v79, v125, vcc
	v_cmp_o_f32_e32 vcc, v132, v132
	v_cndmask_b32_e32 v125, v132, v125, vcc
	v_madmk_f32 v127, v126, 0xbf317180, v134
	v_madmk_f32 v128, v126, 0xb717f7d1, v127
	v_mul_f32_e32 v129, v128, v128
	v_madmk_f32 v130, v129, 0x3331bb4c, v76
	v_madak_f32 v130, v129, v130, 0x388ab355
	v_madak_f32 v130, v129, v130, 0xbb360b61
	v_madak_f32 v130, v129, v130, 0x3e2aaaab
	v_mad_f32 v129, -v129, v130, v128
	v_sub_f32_e32 v130, 2.0, v129
	v_cmp_gt_f32_e64 vcc, |v130|, s75
	v_cndmask_b32_e32 v131, 1.0, v78, vcc
	v_mul_f32_e32 v130, v130, v131
	v_rcp_f32_e32 v130, v130
	.loc	0 234
	v_mul_f32_e32 v2, v2, v125
	v_mul_f32_e32 v85, v125, v85
	.loc	0 233
	v_mul_f32_e32 v125, 0xb717f7d1, v126
	v_mul_f32_e32 v126, v128, v129
	v_mul_f32_e32 v126, v126, v130
	v_mad_f32 v125, -v131, v126, -v125
	v_sub_f32_e32 v125, v127, v125
	v_add_f32_e32 v129, 1.0, v125
	.loc	0 231
	ds_read_b128 v[125:128], v53 offset:1024
	.loc	0 233
	v_lshlrev_b32_e32 v12, 23, v12
	v_add_u32_e32 v133, vcc, v12, v129
	.loc	0 231
	ds_read_b128 v[129:132], v53 offset:1040
	v_mul_f32_e32 v12, 1.0, v13
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v125, 1.0, v125
	v_mul_f32_e32 v126, 1.0, v126
	v_max3_f32 v12, v12, v125, v126
	v_mul_f32_e32 v125, 1.0, v127
	v_mul_f32_e32 v126, 1.0, v128
	v_max3_f32 v12, v12, v125, v126
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v125, 1.0, v129
	v_mul_f32_e32 v126, 1.0, v130
	v_max3_f32 v12, v12, v125, v126
	ds_read_b128 v[125:128], v53 offset:1056
	v_mul_f32_e32 v129, 1.0, v131
	v_mul_f32_e32 v130, 1.0, v132
	v_max3_f32 v12, v12, v129, v130
	ds_read_b128 v[129:132], v53 offset:1072
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v125, 1.0, v125
	v_mul_f32_e32 v126, 1.0, v126
	v_max3_f32 v12, v12, v125, v126
	v_mul_f32_e32 v125, 1.0, v127
	v_mul_f32_e32 v126, 1.0, v128
	v_max3_f32 v12, v12, v125, v126
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v125, 1.0, v129
	v_mul_f32_e32 v126, 1.0, v130
	v_max3_f32 v12, v12, v125, v126
	ds_read_b128 v[125:128], v53 offset:1088
	v_mul_f32_e32 v129, 1.0, v131
	v_mul_f32_e32 v130, 1.0, v132
	v_max3_f32 v12, v12, v129, v130
	ds_read_b128 v[129:132], v53 offset:1104
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v125, 1.0, v125
	v_mul_f32_e32 v126, 1.0, v126
	v_max3_f32 v12, v12, v125, v126
	v_mul_f32_e32 v125, 1.0, v127
	v_mul_f32_e32 v126, 1.0, v128
	v_max3_f32 v12, v12, v125, v126
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v125, 1.0, v129
	v_mul_f32_e32 v126, 1.0, v130
	v_max3_f32 v12, v12, v125, v126
	ds_read_b128 v[125:128], v53 offset:1120
	v_mul_f32_e32 v129, 1.0, v131
	v_mul_f32_e32 v130, 1.0, v132
	v_max3_f32 v12, v12, v129, v130
	ds_read_b128 v[129:132], v53 offset:1136
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v125, 1.0, v125
	v_mul_f32_e32 v126, 1.0, v126
	v_max3_f32 v12, v12, v125, v126
	v_mul_f32_e32 v125, 1.0, v127
	v_mul_f32_e32 v126, 1.0, v128
	v_max3_f32 v12, v12, v125, v126
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v125, 1.0, v129
	v_mul_f32_e32 v126, 1.0, v130
	v_max3_f32 v12, v12, v125, v126
	v_mul_f32_e32 v125, 1.0, v131
	v_mul_f32_e32 v126, 1.0, v132
	v_max3_f32 v12, v12, v125, v126
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s52, v12
	v_cndmask_b32_e32 v125, 0, v12, vcc
	v_sub_f32_e32 v135, v13, v125
	v_cmp_gt_f32_e32 vcc, 0, v135
	v_cndmask_b32_e64 v13, 0.5, -0.5, vcc
	v_mac_f32_e32 v13, 0x3fb8aa3b, v135
	v_cvt_i32_f32_e32 v13, v13
	v_cmp_ngt_f32_e32 vcc, s89, v134
	v_cndmask_b32_e32 v126, 0, v133, vcc
	v_cmp_gt_f32_e32 vcc, s90, v134
	v_cvt_f32_i32_e32 v127, v13
	v_cndmask_b32_e32 v126, v79, v126, vcc
	v_cmp_o_f32_e32 vcc, v134, v134
	v_cndmask_b32_e32 v126, v134, v126, vcc
	v_madmk_f32 v128, v127, 0xbf317180, v135
	v_madmk_f32 v129, v127, 0xb717f7d1, v128
	v_mul_f32_e32 v130, v129, v129
	v_madmk_f32 v131, v130, 0x3331bb4c, v76
	v_madak_f32 v131, v130, v131, 0x388ab355
	v_madak_f32 v131, v130, v131, 0xbb360b61
	v_madak_f32 v131, v130, v131, 0x3e2aaaab
	v_mad_f32 v130, -v130, v131, v129
	v_sub_f32_e32 v131, 2.0, v130
	v_cmp_gt_f32_e64 vcc, |v131|, s75
	v_cndmask_b32_e32 v132, 1.0, v78, vcc
	v_mul_f32_e32 v131, v131, v132
	v_rcp_f32_e32 v131, v131
	.loc	0 234
	v_mul_f32_e32 v3, v3, v126
	v_mul_f32_e32 v84, v126, v84
	.loc	0 233
	v_mul_f32_e32 v126, 0xb717f7d1, v127
	v_mul_f32_e32 v127, v129, v130
	v_mul_f32_e32 v127, v127, v131
	v_mad_f32 v126, -v132, v127, -v126
	v_sub_f32_e32 v126, v128, v126
	v_add_f32_e32 v130, 1.0, v126
	.loc	0 231
	ds_read_b128 v[126:129], v53 offset:1280
	.loc	0 233
	v_lshlrev_b32_e32 v13, 23, v13
	v_add_u32_e32 v134, vcc, v13, v130
	.loc	0 231
	ds_read_b128 v[130:133], v53 offset:1296
	v_mul_f32_e32 v13, 1.0, v14
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v126, 1.0, v126
	v_mul_f32_e32 v127, 1.0, v127
	v_max3_f32 v13, v13, v126, v127
	v_mul_f32_e32 v126, 1.0, v128
	v_mul_f32_e32 v127, 1.0, v129
	v_max3_f32 v13, v13, v126, v127
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v126, 1.0, v130
	v_mul_f32_e32 v127, 1.0, v131
	v_max3_f32 v13, v13, v126, v127
	ds_read_b128 v[126:129], v53 offset:1312
	v_mul_f32_e32 v130, 1.0, v132
	v_mul_f32_e32 v131, 1.0, v133
	v_max3_f32 v13, v13, v130, v131
	ds_read_b128 v[130:133], v53 offset:1328
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v126, 1.0, v126
	v_mul_f32_e32 v127, 1.0, v127
	v_max3_f32 v13, v13, v126, v127
	v_mul_f32_e32 v126, 1.0, v128
	v_mul_f32_e32 v127, 1.0, v129
	v_max3_f32 v13, v13, v126, v127
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v126, 1.0, v130
	v_mul_f32_e32 v127, 1.0, v131
	v_max3_f32 v13, v13, v126, v127
	ds_read_b128 v[126:129], v53 offset:1344
	v_mul_f32_e32 v130, 1.0, v132
	v_mul_f32_e32 v131, 1.0, v133
	v_max3_f32 v13, v13, v130, v131
	ds_read_b128 v[130:133], v53 offset:1360
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v126, 1.0, v126
	v_mul_f32_e32 v127, 1.0, v127
	v_max3_f32 v13, v13, v126, v127
	v_mul_f32_e32 v126, 1.0, v128
	v_mul_f32_e32 v127, 1.0, v129
	v_max3_f32 v13, v13, v126, v127
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v126, 1.0, v130
	v_mul_f32_e32 v127, 1.0, v131
	v_max3_f32 v13, v13, v126, v127
	ds_read_b128 v[126:129], v53 offset:1376
	v_mul_f32_e32 v130, 1.0, v132
	v_mul_f32_e32 v131, 1.0, v133
	v_max3_f32 v13, v13, v130, v131
	ds_read_b128 v[130:133], v53 offset:1392
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v126, 1.0, v126
	v_mul_f32_e32 v127, 1.0, v127
	v_max3_f32 v13, v13, v126, v127
	v_mul_f32_e32 v126, 1.0, v128
	v_mul_f32_e32 v127, 1.0, v129
	v_max3_f32 v13, v13, v126, v127
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v126, 1.0, v130
	v_mul_f32_e32 v127, 1.0, v131
	v_max3_f32 v13, v13, v126, v127
	v_mul_f32_e32 v126, 1.0, v132
	v_mul_f32_e32 v127, 1.0, v133
	v_max3_f32 v13, v13, v126, v127
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s52, v13
	v_cndmask_b32_e32 v126, 0, v13, vcc
	v_sub_f32_e32 v136, v14, v126
	v_cmp_gt_f32_e32 vcc, 0, v136
	v_cndmask_b32_e64 v14, 0.5, -0.5, vcc
	v_mac_f32_e32 v14, 0x3fb8aa3b, v136
	v_cvt_i32_f32_e32 v14, v14
	v_cmp_ngt_f32_e32 vcc, s89, v135
	v_cndmask_b32_e32 v127, 0, v134, vcc
	v_cmp_gt_f32_e32 vcc, s90, v135
	v_cvt_f32_i32_e32 v128, v14
	v_cndmask_b32_e32 v127, v79, v127, vcc
	v_cmp_o_f32_e32 vcc, v135, v135
	v_cndmask_b32_e32 v127, v135, v127, vcc
	v_madmk_f32 v129, v128, 0xbf317180, v136
	v_madmk_f32 v130, v128, 0xb717f7d1, v129
	v_mul_f32_e32 v131, v130, v130
	v_madmk_f32 v132, v131, 0x3331bb4c, v76
	v_madak_f32 v132, v131, v132, 0x388ab355
	v_madak_f32 v132, v131, v132, 0xbb360b61
	v_madak_f32 v132, v131, v132, 0x3e2aaaab
	v_mad_f32 v131, -v131, v132, v130
	v_sub_f32_e32 v132, 2.0, v131
	v_cmp_gt_f32_e64 vcc, |v132|, s75
	v_cndmask_b32_e32 v133, 1.0, v78, vcc
	v_mul_f32_e32 v132, v132, v133
	v_rcp_f32_e32 v132, v132
	.loc	0 234
	v_mul_f32_e32 v4, v4, v127
	v_mul_f32_e32 v83, v127, v83
	.loc	0 233
	v_mul_f32_e32 v127, 0xb717f7d1, v128
	v_mul_f32_e32 v128, v130, v131
	v_mul_f32_e32 v128, v128, v132
	v_mad_f32 v127, -v133, v128, -v127
	v_sub_f32_e32 v127, v129, v127
	v_add_f32_e32 v131, 1.0, v127
	.loc	0 231
	ds_read_b128 v[127:130], v53 offset:1536
	.loc	0 233
	v_lshlrev_b32_e32 v14, 23, v14
	v_add_u32_e32 v135, vcc, v14, v131
	.loc	0 231
	ds_read_b128 v[131:134], v53 offset:1552
	v_mul_f32_e32 v14, 1.0, v15
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v127, 1.0, v127
	v_mul_f32_e32 v128, 1.0, v128
	v_max3_f32 v14, v14, v127, v128
	v_mul_f32_e32 v127, 1.0, v129
	v_mul_f32_e32 v128, 1.0, v130
	v_max3_f32 v14, v14, v127, v128
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v127, 1.0, v131
	v_mul_f32_e32 v128, 1.0, v132
	v_max3_f32 v14, v14, v127, v128
	ds_read_b128 v[127:130], v53 offset:1568
	v_mul_f32_e32 v131, 1.0, v133
	v_mul_f32_e32 v132, 1.0, v134
	v_max3_f32 v14, v14, v131, v132
	ds_read_b128 v[131:134], v53 offset:1584
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v127, 1.0, v127
	v_mul_f32_e32 v128, 1.0, v128
	v_max3_f32 v14, v14, v127, v128
	v_mul_f32_e32 v127, 1.0, v129
	v_mul_f32_e32 v128, 1.0, v130
	v_max3_f32 v14, v14, v127, v128
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v127, 1.0, v131
	v_mul_f32_e32 v128, 1.0, v132
	v_max3_f32 v14, v14, v127, v128
	ds_read_b128 v[127:130], v53 offset:1600
	v_mul_f32_e32 v131, 1.0, v133
	v_mul_f32_e32 v132, 1.0, v134
	v_max3_f32 v14, v14, v131, v132
	ds_read_b128 v[131:134], v53 offset:1616
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v127, 1.0, v127
	v_mul_f32_e32 v128, 1.0, v128
	v_max3_f32 v14, v14, v127, v128
	v_mul_f32_e32 v127, 1.0, v129
	v_mul_f32_e32 v128, 1.0, v130
	v_max3_f32 v14, v14, v127, v128
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v127, 1.0, v131
	v_mul_f32_e32 v128, 1.0, v132
	v_max3_f32 v14, v14, v127, v128
	ds_read_b128 v[127:130], v53 offset:1632
	v_mul_f32_e32 v131, 1.0, v133
	v_mul_f32_e32 v132, 1.0, v134
	v_max3_f32 v14, v14, v131, v132
	ds_read_b128 v[131:134], v53 offset:1648
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v127, 1.0, v127
	v_mul_f32_e32 v128, 1.0, v128
	v_max3_f32 v14, v14, v127, v128
	v_mul_f32_e32 v127, 1.0, v129
	v_mul_f32_e32 v128, 1.0, v130
	v_max3_f32 v14, v14, v127, v128
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v127, 1.0, v131
	v_mul_f32_e32 v128, 1.0, v132
	v_max3_f32 v14, v14, v127, v128
	v_mul_f32_e32 v127, 1.0, v133
	v_mul_f32_e32 v128, 1.0, v134
	v_max3_f32 v14, v14, v127, v128
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s52, v14
	v_cndmask_b32_e32 v127, 0, v14, vcc
	v_sub_f32_e32 v137, v15, v127
	v_cmp_gt_f32_e32 vcc, 0, v137
	v_cndmask_b32_e64 v15, 0.5, -0.5, vcc
	v_mac_f32_e32 v15, 0x3fb8aa3b, v137
	v_cvt_i32_f32_e32 v15, v15
	v_cmp_ngt_f32_e32 vcc, s89, v136
	v_cndmask_b32_e32 v128, 0, v135, vcc
	v_cmp_gt_f32_e32 vcc, s90, v136
	v_cvt_f32_i32_e32 v129, v15
	v_cndmask_b32_e32 v128, v79, v128, vcc
	v_cmp_o_f32_e32 vcc, v136, v136
	v_cndmask_b32_e32 v128, v136, v128, vcc
	v_madmk_f32 v130, v129, 0xbf317180, v137
	v_madmk_f32 v131, v129, 0xb717f7d1, v130
	v_mul_f32_e32 v132, v131, v131
	v_madmk_f32 v133, v132, 0x3331bb4c, v76
	v_madak_f32 v133, v132, v133, 0x388ab355
	v_madak_f32 v133, v132, v133, 0xbb360b61
	v_madak_f32 v133, v132, v133, 0x3e2aaaab
	v_mad_f32 v132, -v132, v133, v131
	v_sub_f32_e32 v133, 2.0, v132
	v_cmp_gt_f32_e64 vcc, |v133|, s75
	v_cndmask_b32_e32 v134, 1.0, v78, vcc
	v_mul_f32_e32 v133, v133, v134
	v_rcp_f32_e32 v133, v133
	.loc	0 234
	v_mul_f32_e32 v5, v5, v128
	v_mul_f32_e32 v82, v128, v82
	.loc	0 233
	v_mul_f32_e32 v128, 0xb717f7d1, v129
	v_mul_f32_e32 v129, v131, v132
	v_mul_f32_e32 v129, v129, v133
	v_mad_f32 v128, -v134, v129, -v128
	v_sub_f32_e32 v128, v130, v128
	v_add_f32_e32 v132, 1.0, v128
	.loc	0 231
	ds_read_b128 v[128:131], v55
	.loc	0 233
	v_lshlrev_b32_e32 v15, 23, v15
	v_add_u32_e32 v136, vcc, v15, v132
	.loc	0 231
	ds_read_b128 v[132:135], v55 offset:16
	v_mul_f32_e32 v15, 1.0, v16
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v128, 1.0, v128
	v_mul_f32_e32 v129, 1.0, v129
	v_max3_f32 v15, v15, v128, v129
	v_mul_f32_e32 v128, 1.0, v130
	v_mul_f32_e32 v129, 1.0, v131
	v_max3_f32 v15, v15, v128, v129
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v128, 1.0, v132
	v_mul_f32_e32 v129, 1.0, v133
	v_max3_f32 v15, v15, v128, v129
	ds_read_b128 v[128:131], v55 offset:32
	v_mul_f32_e32 v132, 1.0, v134
	v_mul_f32_e32 v133, 1.0, v135
	v_max3_f32 v15, v15, v132, v133
	ds_read_b128 v[132:135], v55 offset:48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v128, 1.0, v128
	v_mul_f32_e32 v129, 1.0, v129
	v_max3_f32 v15, v15, v128, v129
	v_mul_f32_e32 v128, 1.0, v130
	v_mul_f32_e32 v129, 1.0, v131
	v_max3_f32 v15, v15, v128, v129
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v128, 1.0, v132
	v_mul_f32_e32 v129, 1.0, v133
	v_max3_f32 v15, v15, v128, v129
	ds_read_b128 v[128:131], v55 offset:64
	v_mul_f32_e32 v132, 1.0, v134
	v_mul_f32_e32 v133, 1.0, v135
	v_max3_f32 v15, v15, v132, v133
	ds_read_b128 v[132:135], v55 offset:80
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v128, 1.0, v128
	v_mul_f32_e32 v129, 1.0, v129
	v_max3_f32 v15, v15, v128, v129
	v_mul_f32_e32 v128, 1.0, v130
	v_mul_f32_e32 v129, 1.0, v131
	v_max3_f32 v15, v15, v128, v129
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v128, 1.0, v132
	v_mul_f32_e32 v129, 1.0, v133
	v_max3_f32 v15, v15, v128, v129
	ds_read_b128 v[128:131], v55 offset:96
	v_mul_f32_e32 v132, 1.0, v134
	v_mul_f32_e32 v133, 1.0, v135
	v_max3_f32 v15, v15, v132, v133
	ds_read_b128 v[132:135], v55 offset:112
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v128, 1.0, v128
	v_mul_f32_e32 v129, 1.0, v129
	v_max3_f32 v15, v15, v128, v129
	v_mul_f32_e32 v128, 1.0, v130
	v_mul_f32_e32 v129, 1.0, v131
	v_max3_f32 v15, v15, v128, v129
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v128, 1.0, v132
	v_mul_f32_e32 v129, 1.0, v133
	v_max3_f32 v15, v15, v128, v129
	v_mul_f32_e32 v128, 1.0, v134
	v_mul_f32_e32 v129, 1.0, v135
	v_max3_f32 v15, v15, v128, v129
	.loc	0 233
	v_cmp_neq_f32_e32 vcc, s52, v15
	v_cndmask_b32_e32 v128, 0, v15, vcc
	v_sub_f32_e32 v16, v16, v128
	v_cmp_gt_f32_e32 vcc, 0, v16
	v_cndmask_b32_e64 v129, 0.5, -0.5, vcc
	v_mac_f32_e32 v129, 0x3fb8aa3b, v16
	v_cvt_i32_f32_e32 v129, v129
	v_cmp_ngt_f32_e32 vcc, s89, v137
	v_cndmask_b32_e32 v130, 0, v136, vcc
	v_cmp_gt_f32_e32 vcc, s90, v137
	v_cvt_f32_i32_e32 v131, v129
	v_cndmask_b32_e32 v130, v79, v130, vcc
	v_cmp_o_f32_e32 vcc, v137, v137
	v_cndmask_b32_e32 v130, v137, v130, vcc
	v_madmk_f32 v132, v131, 0xbf317180, v16
	v_madmk_f32 v133, v131, 0xb717f7d1, v132
	v_mul_f32_e32 v134, v133, v133
	v_madmk_f32 v135, v134, 0x3331bb4c, v76
	v_madak_f32 v135, v134, v135, 0x388ab355
	v_madak_f32 v135, v134, v135, 0xbb360b61
	v_madak_f32 v135, v134, v135, 0x3e2aaaab
	v_mad_f32 v134, -v134, v135, v133
	v_sub_f32_e32 v135, 2.0, v134
	v_cmp_gt_f32_e64 vcc, |v135|, s75
	v_cndmask_b32_e32 v136, 1.0, v78, vcc
	v_mul_f32_e32 v135, v135, v136
	v_rcp_f32_e32 v135, v135
	.loc	0 234
	v_mul_f32_e32 v6, v6, v130
	v_mul_f32_e32 v81, v130, v81
	.loc	0 233
	v_mul_f32_e32 v130, 0xb717f7d1, v131
	v_mul_f32_e32 v131, v133, v134
	v_mul_f32_e32 v131, v131, v135
	v_mad_f32 v130, -v136, v131, -v130
	v_sub_f32_e32 v130, v132, v130
	v_add_f32_e32 v130, 1.0, v130
	v_lshlrev_b32_e32 v129, 23, v129
	v_add_u32_e32 v129, vcc, v129, v130
	v_cmp_ngt_f32_e32 vcc, s89, v16
	v_cndmask_b32_e32 v129, 0, v129, vcc
	.loc	0 237
	v_cmp_gt_f32_e32 vcc, 0, v122
	v_cndmask_b32_e64 v130, 0.5, -0.5, vcc
	v_mac_f32_e32 v130, 0x3fb8aa3b, v122
	v_cvt_i32_f32_e32 v130, v130
	.loc	0 233
	v_cmp_gt_f32_e32 vcc, s90, v16
	v_cndmask_b32_e32 v129, v79, v129, vcc
	v_cmp_o_f32_e32 vcc, v16, v16
	v_cndmask_b32_e32 v16, v16, v129, vcc
	.loc	0 237
	v_cvt_f32_i32_e32 v129, v130
	.loc	0 236
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 234
	v_mul_f32_e32 v7, v7, v16
	.loc	0 237
	v_madmk_f32 v131, v129, 0xbf317180, v122
	v_madmk_f32 v132, v129, 0xb717f7d1, v131
	v_mul_f32_e32 v133, v132, v132
	v_madmk_f32 v134, v133, 0x3331bb4c, v76
	v_madak_f32 v134, v133, v134, 0x388ab355
	v_madak_f32 v134, v133, v134, 0xbb360b61
	v_madak_f32 v134, v133, v134, 0x3e2aaaab
	v_mad_f32 v133, -v133, v134, v132
	v_sub_f32_e32 v134, 2.0, v133
	v_cmp_gt_f32_e64 vcc, |v134|, s75
	v_cndmask_b32_e32 v135, 1.0, v78, vcc
	v_mul_f32_e32 v134, v134, v135
	v_rcp_f32_e32 v134, v134
	v_cmp_gt_f32_e32 vcc, 0, v49
	v_cndmask_b32_e64 v121, 0.5, -0.5, vcc
	.loc	0 234
	v_mul_f32_e32 v80, v16, v80
	.loc	0 237
	v_mul_f32_e32 v16, 0xb717f7d1, v129
	v_mul_f32_e32 v129, v132, v133
	v_mac_f32_e32 v121, 0x3fb8aa3b, v49
	v_mul_f32_e32 v129, v129, v134
	v_cvt_i32_f32_e32 v121, v121
	v_mad_f32 v16, -v135, v129, -v16
	v_sub_f32_e32 v16, v131, v16
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v129, 23, v130
	v_add_u32_e32 v16, vcc, v129, v16
	v_cvt_f32_i32_e32 v129, v121
	v_cmp_ngt_f32_e32 vcc, s89, v122
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s90, v122
	v_madmk_f32 v130, v129, 0xbf317180, v49
	v_madmk_f32 v131, v129, 0xb717f7d1, v130
	v_mul_f32_e32 v132, v131, v131
	v_madmk_f32 v133, v132, 0x3331bb4c, v76
	v_madak_f32 v133, v132, v133, 0x388ab355
	v_madak_f32 v133, v132, v133, 0xbb360b61
	v_madak_f32 v133, v132, v133, 0x3e2aaaab
	v_mad_f32 v132, -v132, v133, v131
	v_sub_f32_e32 v133, 2.0, v132
	v_cndmask_b32_e32 v16, v79, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v133|, s75
	v_cndmask_b32_e32 v134, 1.0, v78, vcc
	v_mul_f32_e32 v133, v133, v134
	v_rcp_f32_e32 v133, v133
	v_cmp_o_f32_e32 vcc, v122, v122
	v_cndmask_b32_e32 v16, v122, v16, vcc
	v_mul_f32_e32 v122, 0xb717f7d1, v129
	v_mul_f32_e32 v129, v131, v132
	v_sub_f32_e32 v120, v120, v50
	v_mul_f32_e32 v129, v129, v133
	v_cmp_gt_f32_e32 vcc, 0, v120
	v_mad_f32 v122, -v134, v129, -v122
	v_cndmask_b32_e64 v129, 0.5, -0.5, vcc
	v_mac_f32_e32 v129, 0x3fb8aa3b, v120
	v_cvt_i32_f32_e32 v129, v129
	v_sub_f32_e32 v122, v130, v122
	v_add_f32_e32 v122, 1.0, v122
	v_lshlrev_b32_e32 v121, 23, v121
	v_add_u32_e32 v121, vcc, v121, v122
	v_cvt_f32_i32_e32 v122, v129
	v_cmp_ngt_f32_e32 vcc, s89, v49
	v_cndmask_b32_e32 v121, 0, v121, vcc
	v_cmp_gt_f32_e32 vcc, s90, v49
	v_cndmask_b32_e32 v121, v79, v121, vcc
	v_cmp_o_f32_e32 vcc, v49, v49
	v_cndmask_b32_e32 v49, v49, v121, vcc
	v_madmk_f32 v121, v122, 0xbf317180, v120
	v_madmk_f32 v130, v122, 0xb717f7d1, v121
	v_mul_f32_e32 v131, v130, v130
	v_madmk_f32 v132, v131, 0x3331bb4c, v76
	v_madak_f32 v132, v131, v132, 0x388ab355
	v_madak_f32 v132, v131, v132, 0xbb360b61
	v_madak_f32 v132, v131, v132, 0x3e2aaaab
	v_mad_f32 v131, -v131, v132, v130
	v_sub_f32_e32 v132, 2.0, v131
	v_cmp_gt_f32_e64 vcc, |v132|, s75
	v_cndmask_b32_e32 v133, 1.0, v78, vcc
	v_mul_f32_e32 v132, v132, v133
	v_rcp_f32_e32 v132, v132
	ds_write2_b32 v54, v16, v49 offset1:32
	v_mul_f32_e32 v49, v130, v131
	v_mul_f32_e32 v16, 0xb717f7d1, v122
	v_mul_f32_e32 v49, v49, v132
	v_mad_f32 v16, -v133, v49, -v16
	v_sub_f32_e32 v49, v119, v50
	v_cmp_gt_f32_e32 vcc, 0, v49
	v_cndmask_b32_e64 v50, 0.5, -0.5, vcc
	v_mac_f32_e32 v50, 0x3fb8aa3b, v49
	v_cvt_i32_f32_e32 v50, v50
	v_sub_f32_e32 v16, v121, v16
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v119, 23, v129
	v_add_u32_e32 v16, vcc, v119, v16
	v_cvt_f32_i32_e32 v119, v50
	v_cmp_ngt_f32_e32 vcc, s89, v120
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s90, v120
	v_madmk_f32 v121, v119, 0xbf317180, v49
	v_madmk_f32 v122, v119, 0xb717f7d1, v121
	v_mul_f32_e32 v129, v122, v122
	v_madmk_f32 v130, v129, 0x3331bb4c, v76
	v_madak_f32 v130, v129, v130, 0x388ab355
	v_madak_f32 v130, v129, v130, 0xbb360b61
	v_madak_f32 v130, v129, v130, 0x3e2aaaab
	v_mad_f32 v129, -v129, v130, v122
	v_sub_f32_e32 v130, 2.0, v129
	v_cndmask_b32_e32 v16, v79, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v130|, s75
	v_cndmask_b32_e32 v131, 1.0, v78, vcc
	v_mul_f32_e32 v130, v130, v131
	v_rcp_f32_e32 v130, v130
	v_cmp_o_f32_e32 vcc, v120, v120
	v_cndmask_b32_e32 v16, v120, v16, vcc
	v_mul_f32_e32 v120, v122, v129
	v_sub_f32_e32 v118, v118, v123
	v_mul_f32_e32 v119, 0xb717f7d1, v119
	v_mul_f32_e32 v120, v120, v130
	v_cmp_gt_f32_e32 vcc, 0, v118
	v_mad_f32 v119, -v131, v120, -v119
	v_cndmask_b32_e64 v120, 0.5, -0.5, vcc
	v_mac_f32_e32 v120, 0x3fb8aa3b, v118
	v_cvt_i32_f32_e32 v120, v120
	v_sub_f32_e32 v119, v121, v119
	v_add_f32_e32 v119, 1.0, v119
	v_lshlrev_b32_e32 v50, 23, v50
	v_add_u32_e32 v50, vcc, v50, v119
	v_cvt_f32_i32_e32 v119, v120
	v_cmp_ngt_f32_e32 vcc, s89, v49
	v_cndmask_b32_e32 v50, 0, v50, vcc
	v_cmp_gt_f32_e32 vcc, s90, v49
	v_cndmask_b32_e32 v50, v79, v50, vcc
	v_cmp_o_f32_e32 vcc, v49, v49
	v_cndmask_b32_e32 v49, v49, v50, vcc
	v_madmk_f32 v50, v119, 0xbf317180, v118
	v_madmk_f32 v121, v119, 0xb717f7d1, v50
	v_mul_f32_e32 v122, v121, v121
	v_madmk_f32 v129, v122, 0x3331bb4c, v76
	v_madak_f32 v129, v122, v129, 0x388ab355
	v_madak_f32 v129, v122, v129, 0xbb360b61
	v_madak_f32 v129, v122, v129, 0x3e2aaaab
	v_mad_f32 v122, -v122, v129, v121
	v_sub_f32_e32 v129, 2.0, v122
	v_cmp_gt_f32_e64 vcc, |v129|, s75
	v_cndmask_b32_e32 v130, 1.0, v78, vcc
	v_mul_f32_e32 v129, v129, v130
	v_rcp_f32_e32 v129, v129
	ds_write2_b32 v54, v16, v49 offset0:64 offset1:96
	v_mul_f32_e32 v49, v121, v122
	v_mul_f32_e32 v16, 0xb717f7d1, v119
	v_mul_f32_e32 v49, v49, v129
	v_mad_f32 v16, -v130, v49, -v16
	v_sub_f32_e32 v49, v117, v123
	v_cmp_gt_f32_e32 vcc, 0, v49
	v_sub_f32_e32 v16, v50, v16
	v_cndmask_b32_e64 v50, 0.5, -0.5, vcc
	v_mac_f32_e32 v50, 0x3fb8aa3b, v49
	v_cvt_i32_f32_e32 v50, v50
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v117, 23, v120
	v_add_u32_e32 v16, vcc, v117, v16
	v_cvt_f32_i32_e32 v117, v50
	v_cmp_ngt_f32_e32 vcc, s89, v118
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s90, v118
	v_madmk_f32 v119, v117, 0xbf317180, v49
	v_madmk_f32 v120, v117, 0xb717f7d1, v119
	v_mul_f32_e32 v121, v120, v120
	v_madmk_f32 v122, v121, 0x3331bb4c, v76
	v_madak_f32 v122, v121, v122, 0x388ab355
	v_madak_f32 v122, v121, v122, 0xbb360b61
	v_madak_f32 v122, v121, v122, 0x3e2aaaab
	v_mad_f32 v121, -v121, v122, v120
	v_sub_f32_e32 v122, 2.0, v121
	v_cndmask_b32_e32 v16, v79, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v122|, s75
	v_cndmask_b32_e32 v123, 1.0, v78, vcc
	v_mul_f32_e32 v122, v122, v123
	v_rcp_f32_e32 v122, v122
	v_cmp_o_f32_e32 vcc, v118, v118
	v_cndmask_b32_e32 v16, v118, v16, vcc
	v_mul_f32_e32 v118, v120, v121
	v_sub_f32_e32 v116, v116, v124
	v_mul_f32_e32 v117, 0xb717f7d1, v117
	v_mul_f32_e32 v118, v118, v122
	v_cmp_gt_f32_e32 vcc, 0, v116
	v_mad_f32 v117, -v123, v118, -v117
	v_cndmask_b32_e64 v118, 0.5, -0.5, vcc
	v_mac_f32_e32 v118, 0x3fb8aa3b, v116
	v_cvt_i32_f32_e32 v118, v118
	v_sub_f32_e32 v117, v119, v117
	v_add_f32_e32 v117, 1.0, v117
	v_lshlrev_b32_e32 v50, 23, v50
	v_add_u32_e32 v50, vcc, v50, v117
	v_cvt_f32_i32_e32 v117, v118
	v_cmp_ngt_f32_e32 vcc, s89, v49
	v_cndmask_b32_e32 v50, 0, v50, vcc
	v_cmp_gt_f32_e32 vcc, s90, v49
	v_cndmask_b32_e32 v50, v79, v50, vcc
	v_cmp_o_f32_e32 vcc, v49, v49
	v_cndmask_b32_e32 v49, v49, v50, vcc
	v_madmk_f32 v50, v117, 0xbf317180, v116
	v_madmk_f32 v119, v117, 0xb717f7d1, v50
	v_mul_f32_e32 v120, v119, v119
	v_madmk_f32 v121, v120, 0x3331bb4c, v76
	v_madak_f32 v121, v120, v121, 0x388ab355
	v_madak_f32 v121, v120, v121, 0xbb360b61
	v_madak_f32 v121, v120, v121, 0x3e2aaaab
	v_mad_f32 v120, -v120, v121, v119
	v_sub_f32_e32 v121, 2.0, v120
	v_cmp_gt_f32_e64 vcc, |v121|, s75
	v_cndmask_b32_e32 v122, 1.0, v78, vcc
	v_mul_f32_e32 v121, v121, v122
	v_rcp_f32_e32 v121, v121
	ds_write2_b32 v54, v16, v49 offset0:128 offset1:160
	v_mul_f32_e32 v49, v119, v120
	v_mul_f32_e32 v16, 0xb717f7d1, v117
	v_mul_f32_e32 v49, v49, v121
	v_mad_f32 v16, -v122, v49, -v16
	v_sub_f32_e32 v49, v115, v124
	v_cmp_gt_f32_e32 vcc, 0, v49
	v_sub_f32_e32 v16, v50, v16
	v_cndmask_b32_e64 v50, 0.5, -0.5, vcc
	v_mac_f32_e32 v50, 0x3fb8aa3b, v49
	v_cvt_i32_f32_e32 v50, v50
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v115, 23, v118
	v_add_u32_e32 v16, vcc, v115, v16
	v_cvt_f32_i32_e32 v115, v50
	v_cmp_ngt_f32_e32 vcc, s89, v116
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s90, v116
	v_madmk_f32 v117, v115, 0xbf317180, v49
	v_madmk_f32 v118, v115, 0xb717f7d1, v117
	v_mul_f32_e32 v119, v118, v118
	v_madmk_f32 v120, v119, 0x3331bb4c, v76
	v_madak_f32 v120, v119, v120, 0x388ab355
	v_madak_f32 v120, v119, v120, 0xbb360b61
	v_madak_f32 v120, v119, v120, 0x3e2aaaab
	v_mad_f32 v119, -v119, v120, v118
	v_sub_f32_e32 v120, 2.0, v119
	v_cndmask_b32_e32 v16, v79, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v120|, s75
	v_cndmask_b32_e32 v121, 1.0, v78, vcc
	v_mul_f32_e32 v120, v120, v121
	v_rcp_f32_e32 v120, v120
	v_cmp_o_f32_e32 vcc, v116, v116
	v_cndmask_b32_e32 v16, v116, v16, vcc
	v_mul_f32_e32 v116, v118, v119
	v_sub_f32_e32 v114, v114, v125
	v_mul_f32_e32 v115, 0xb717f7d1, v115
	v_mul_f32_e32 v116, v116, v120
	v_cmp_gt_f32_e32 vcc, 0, v114
	v_mad_f32 v115, -v121, v116, -v115
	v_cndmask_b32_e64 v116, 0.5, -0.5, vcc
	v_mac_f32_e32 v116, 0x3fb8aa3b, v114
	v_cvt_i32_f32_e32 v116, v116
	v_sub_f32_e32 v115, v117, v115
	v_add_f32_e32 v115, 1.0, v115
	v_lshlrev_b32_e32 v50, 23, v50
	v_add_u32_e32 v50, vcc, v50, v115
	v_cvt_f32_i32_e32 v115, v116
	v_cmp_ngt_f32_e32 vcc, s89, v49
	v_cndmask_b32_e32 v50, 0, v50, vcc
	v_cmp_gt_f32_e32 vcc, s90, v49
	v_cndmask_b32_e32 v50, v79, v50, vcc
	v_cmp_o_f32_e32 vcc, v49, v49
	v_cndmask_b32_e32 v49, v49, v50, vcc
	v_madmk_f32 v50, v115, 0xbf317180, v114
	v_madmk_f32 v117, v115, 0xb717f7d1, v50
	v_mul_f32_e32 v118, v117, v117
	v_madmk_f32 v119, v118, 0x3331bb4c, v76
	v_madak_f32 v119, v118, v119, 0x388ab355
	v_madak_f32 v119, v118, v119, 0xbb360b61
	v_madak_f32 v119, v118, v119, 0x3e2aaaab
	v_mad_f32 v118, -v118, v119, v117
	v_sub_f32_e32 v119, 2.0, v118
	v_cmp_gt_f32_e64 vcc, |v119|, s75
	v_cndmask_b32_e32 v120, 1.0, v78, vcc
	v_mul_f32_e32 v119, v119, v120
	v_rcp_f32_e32 v119, v119
	ds_write2_b32 v54, v16, v49 offset0:192 offset1:224
	v_mul_f32_e32 v49, v117, v118
	v_mul_f32_e32 v16, 0xb717f7d1, v115
	v_mul_f32_e32 v49, v49, v119
	v_mad_f32 v16, -v120, v49, -v16
	v_sub_f32_e32 v49, v113, v125
	v_cmp_gt_f32_e32 vcc, 0, v49
	v_sub_f32_e32 v16, v50, v16
	v_cndmask_b32_e64 v50, 0.5, -0.5, vcc
	v_mac_f32_e32 v50, 0x3fb8aa3b, v49
	v_cvt_i32_f32_e32 v50, v50
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v113, 23, v116
	v_add_u32_e32 v16, vcc, v113, v16
	v_cvt_f32_i32_e32 v113, v50
	v_cmp_ngt_f32_e32 vcc, s89, v114
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s90, v114
	v_madmk_f32 v115, v113, 0xbf317180, v49
	v_madmk_f32 v116, v113, 0xb717f7d1, v115
	v_mul_f32_e32 v117, v116, v116
	v_madmk_f32 v118, v117, 0x3331bb4c, v76
	v_madak_f32 v118, v117, v118, 0x388ab355
	v_madak_f32 v118, v117, v118, 0xbb360b61
	v_madak_f32 v118, v117, v118, 0x3e2aaaab
	v_mad_f32 v117, -v117, v118, v116
	v_sub_f32_e32 v118, 2.0, v117
	v_cndmask_b32_e32 v16, v79, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v118|, s75
	v_cndmask_b32_e32 v119, 1.0, v78, vcc
	v_mul_f32_e32 v118, v118, v119
	v_rcp_f32_e32 v118, v118
	v_cmp_o_f32_e32 vcc, v114, v114
	v_cndmask_b32_e32 v16, v114, v16, vcc
	v_mul_f32_e32 v114, v116, v117
	v_sub_f32_e32 v112, v112, v126
	v_mul_f32_e32 v113, 0xb717f7d1, v113
	v_mul_f32_e32 v114, v114, v118
	v_cmp_gt_f32_e32 vcc, 0, v112
	v_mad_f32 v113, -v119, v114, -v113
	v_cndmask_b32_e64 v114, 0.5, -0.5, vcc
	v_mac_f32_e32 v114, 0x3fb8aa3b, v112
	v_cvt_i32_f32_e32 v114, v114
	v_sub_f32_e32 v113, v115, v113
	v_add_f32_e32 v113, 1.0, v113
	v_lshlrev_b32_e32 v50, 23, v50
	v_add_u32_e32 v50, vcc, v50, v113
	v_cvt_f32_i32_e32 v113, v114
	v_cmp_ngt_f32_e32 vcc, s89, v49
	v_cndmask_b32_e32 v50, 0, v50, vcc
	v_cmp_gt_f32_e32 vcc, s90, v49
	v_cndmask_b32_e32 v50, v79, v50, vcc
	v_cmp_o_f32_e32 vcc, v49, v49
	v_cndmask_b32_e32 v49, v49, v50, vcc
	v_madmk_f32 v50, v113, 0xbf317180, v112
	v_madmk_f32 v115, v113, 0xb717f7d1, v50
	v_mul_f32_e32 v116, v115, v115
	v_madmk_f32 v117, v116, 0x3331bb4c, v76
	v_madak_f32 v117, v116, v117, 0x388ab355
	v_madak_f32 v117, v116, v117, 0xbb360b61
	v_madak_f32 v117, v116, v117, 0x3e2aaaab
	v_mad_f32 v116, -v116, v117, v115
	v_sub_f32_e32 v117, 2.0, v116
	v_cmp_gt_f32_e64 vcc, |v117|, s75
	v_cndmask_b32_e32 v118, 1.0, v78, vcc
	v_mul_f32_e32 v117, v117, v118
	v_rcp_f32_e32 v117, v117
	ds_write2_b32 v106, v16, v49 offset1:32
	v_mul_f32_e32 v49, v115, v116
	v_mul_f32_e32 v16, 0xb717f7d1, v113
	v_mul_f32_e32 v49, v49, v117
	v_mad_f32 v16, -v118, v49, -v16
	v_sub_f32_e32 v49, v111, v126
	v_cmp_gt_f32_e32 vcc, 0, v49
	v_sub_f32_e32 v16, v50, v16
	v_cndmask_b32_e64 v50, 0.5, -0.5, vcc
	v_mac_f32_e32 v50, 0x3fb8aa3b, v49
	v_cvt_i32_f32_e32 v50, v50
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v111, 23, v114
	v_add_u32_e32 v16, vcc, v111, v16
	v_cvt_f32_i32_e32 v111, v50
	v_cmp_ngt_f32_e32 vcc, s89, v112
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s90, v112
	v_madmk_f32 v113, v111, 0xbf317180, v49
	v_madmk_f32 v114, v111, 0xb717f7d1, v113
	v_mul_f32_e32 v115, v114, v114
	v_madmk_f32 v116, v115, 0x3331bb4c, v76
	v_madak_f32 v116, v115, v116, 0x388ab355
	v_madak_f32 v116, v115, v116, 0xbb360b61
	v_madak_f32 v116, v115, v116, 0x3e2aaaab
	v_mad_f32 v115, -v115, v116, v114
	v_sub_f32_e32 v116, 2.0, v115
	v_cndmask_b32_e32 v16, v79, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v116|, s75
	v_cndmask_b32_e32 v117, 1.0, v78, vcc
	v_mul_f32_e32 v116, v116, v117
	v_rcp_f32_e32 v116, v116
	v_cmp_o_f32_e32 vcc, v112, v112
	v_cndmask_b32_e32 v16, v112, v16, vcc
	v_mul_f32_e32 v112, v114, v115
	v_sub_f32_e32 v110, v110, v127
	v_mul_f32_e32 v111, 0xb717f7d1, v111
	v_mul_f32_e32 v112, v112, v116
	v_cmp_gt_f32_e32 vcc, 0, v110
	v_mad_f32 v111, -v117, v112, -v111
	v_cndmask_b32_e64 v112, 0.5, -0.5, vcc
	v_mac_f32_e32 v112, 0x3fb8aa3b, v110
	v_cvt_i32_f32_e32 v112, v112
	v_sub_f32_e32 v111, v113, v111
	v_add_f32_e32 v111, 1.0, v111
	v_lshlrev_b32_e32 v50, 23, v50
	v_add_u32_e32 v50, vcc, v50, v111
	v_cvt_f32_i32_e32 v111, v112
	v_cmp_ngt_f32_e32 vcc, s89, v49
	v_cndmask_b32_e32 v50, 0, v50, vcc
	v_cmp_gt_f32_e32 vcc, s90, v49
	v_cndmask_b32_e32 v50, v79, v50, vcc
	v_cmp_o_f32_e32 vcc, v49, v49
	v_cndmask_b32_e32 v49, v49, v50, vcc
	v_madmk_f32 v50, v111, 0xbf317180, v110
	v_madmk_f32 v113, v111, 0xb717f7d1, v50
	v_mul_f32_e32 v114, v113, v113
	v_madmk_f32 v115, v114, 0x3331bb4c, v76
	v_madak_f32 v115, v114, v115, 0x388ab355
	v_madak_f32 v115, v114, v115, 0xbb360b61
	v_madak_f32 v115, v114, v115, 0x3e2aaaab
	v_mad_f32 v114, -v114, v115, v113
	v_sub_f32_e32 v115, 2.0, v114
	v_cmp_gt_f32_e64 vcc, |v115|, s75
	v_cndmask_b32_e32 v116, 1.0, v78, vcc
	v_mul_f32_e32 v115, v115, v116
	v_rcp_f32_e32 v115, v115
	ds_write2_b32 v106, v16, v49 offset0:64 offset1:96
	v_mul_f32_e32 v49, v113, v114
	v_mul_f32_e32 v16, 0xb717f7d1, v111
	v_mul_f32_e32 v49, v49, v115
	v_mad_f32 v16, -v116, v49, -v16
	v_sub_f32_e32 v49, v109, v127
	v_cmp_gt_f32_e32 vcc, 0, v49
	v_sub_f32_e32 v16, v50, v16
	v_cndmask_b32_e64 v50, 0.5, -0.5, vcc
	v_mac_f32_e32 v50, 0x3fb8aa3b, v49
	v_cvt_i32_f32_e32 v50, v50
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v109, 23, v112
	v_add_u32_e32 v16, vcc, v109, v16
	v_cvt_f32_i32_e32 v109, v50
	v_cmp_ngt_f32_e32 vcc, s89, v110
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s90, v110
	v_madmk_f32 v111, v109, 0xbf317180, v49
	v_madmk_f32 v112, v109, 0xb717f7d1, v111
	v_mul_f32_e32 v113, v112, v112
	v_madmk_f32 v114, v113, 0x3331bb4c, v76
	v_madak_f32 v114, v113, v114, 0x388ab355
	v_madak_f32 v114, v113, v114, 0xbb360b61
	v_madak_f32 v114, v113, v114, 0x3e2aaaab
	v_mad_f32 v113, -v113, v114, v112
	v_sub_f32_e32 v114, 2.0, v113
	v_cndmask_b32_e32 v16, v79, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v114|, s75
	v_cndmask_b32_e32 v115, 1.0, v78, vcc
	v_mul_f32_e32 v114, v114, v115
	v_rcp_f32_e32 v114, v114
	v_cmp_o_f32_e32 vcc, v110, v110
	v_cndmask_b32_e32 v16, v110, v16, vcc
	v_mul_f32_e32 v110, v112, v113
	v_sub_f32_e32 v108, v108, v128
	v_mul_f32_e32 v109, 0xb717f7d1, v109
	v_mul_f32_e32 v110, v110, v114
	v_cmp_gt_f32_e32 vcc, 0, v108
	v_mad_f32 v109, -v115, v110, -v109
	v_cndmask_b32_e64 v110, 0.5, -0.5, vcc
	v_mac_f32_e32 v110, 0x3fb8aa3b, v108
	v_cvt_i32_f32_e32 v110, v110
	v_sub_f32_e32 v109, v111, v109
	v_add_f32_e32 v109, 1.0, v109
	v_lshlrev_b32_e32 v50, 23, v50
	v_add_u32_e32 v50, vcc, v50, v109
	v_cvt_f32_i32_e32 v109, v110
	v_cmp_ngt_f32_e32 vcc, s89, v49
	v_cndmask_b32_e32 v50, 0, v50, vcc
	v_cmp_gt_f32_e32 vcc, s90, v49
	v_cndmask_b32_e32 v50, v79, v50, vcc
	v_cmp_o_f32_e32 vcc, v49, v49
	v_cndmask_b32_e32 v49, v49, v50, vcc
	v_madmk_f32 v50, v109, 0xbf317180, v108
	v_madmk_f32 v111, v109, 0xb717f7d1, v50
	v_mul_f32_e32 v112, v111, v111
	v_madmk_f32 v113, v112, 0x3331bb4c, v76
	v_madak_f32 v113, v112, v113, 0x388ab355
	v_madak_f32 v113, v112, v113, 0xbb360b61
	v_madak_f32 v113, v112, v113, 0x3e2aaaab
	v_mad_f32 v112, -v112, v113, v111
	v_sub_f32_e32 v113, 2.0, v112
	v_cmp_gt_f32_e64 vcc, |v113|, s75
	v_cndmask_b32_e32 v114, 1.0, v78, vcc
	v_mul_f32_e32 v113, v113, v114
	v_rcp_f32_e32 v113, v113
	ds_write2_b32 v106, v16, v49 offset0:128 offset1:160
	v_mul_f32_e32 v49, v111, v112
	v_mul_f32_e32 v16, 0xb717f7d1, v109
	v_mul_f32_e32 v49, v49, v113
	v_mad_f32 v16, -v114, v49, -v16
	v_sub_f32_e32 v49, v107, v128
	v_cmp_gt_f32_e32 vcc, 0, v49
	v_sub_f32_e32 v16, v50, v16
	v_cndmask_b32_e64 v50, 0.5, -0.5, vcc
	v_mac_f32_e32 v50, 0x3fb8aa3b, v49
	v_cvt_i32_f32_e32 v50, v50
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v106, 23, v110
	v_add_u32_e32 v16, vcc, v106, v16
	v_cvt_f32_i32_e32 v106, v50
	v_cmp_ngt_f32_e32 vcc, s89, v108
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s90, v108
	v_madmk_f32 v107, v106, 0xbf317180, v49
	v_madmk_f32 v109, v106, 0xb717f7d1, v107
	v_mul_f32_e32 v110, v109, v109
	v_madmk_f32 v111, v110, 0x3331bb4c, v76
	v_madak_f32 v111, v110, v111, 0x388ab355
	v_madak_f32 v111, v110, v111, 0xbb360b61
	v_madak_f32 v111, v110, v111, 0x3e2aaaab
	v_mad_f32 v110, -v110, v111, v109
	v_sub_f32_e32 v111, 2.0, v110
	v_cndmask_b32_e32 v16, v79, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v111|, s75
	v_cndmask_b32_e32 v112, 1.0, v78, vcc
	v_mul_f32_e32 v111, v111, v112
	v_rcp_f32_e32 v111, v111
	v_cmp_o_f32_e32 vcc, v108, v108
	v_cndmask_b32_e32 v16, v108, v16, vcc
	v_mul_f32_e32 v108, v109, v110
	v_mul_f32_e32 v106, 0xb717f7d1, v106
	v_mul_f32_e32 v108, v108, v111
	v_mad_f32 v106, -v112, v108, -v106
	v_sub_f32_e32 v106, v107, v106
	v_add_f32_e32 v106, 1.0, v106
	v_lshlrev_b32_e32 v50, 23, v50
	v_add_u32_e32 v50, vcc, v50, v106
	v_cmp_ngt_f32_e32 vcc, s89, v49
	v_cndmask_b32_e32 v50, 0, v50, vcc
	v_cmp_gt_f32_e32 vcc, s90, v49
	v_cndmask_b32_e32 v50, v79, v50, vcc
	v_cmp_o_f32_e32 vcc, v49, v49
	v_cndmask_b32_e32 v49, v49, v50, vcc
	ds_write2_b32 v56, v16, v49 offset1:32
	v_mov_b32_e32 v16, v73
	.loc	0 238
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB0_47
.LBB0_46:                               ;   in Loop: Header=BB0_47 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 240
	s_add_i32 s40, s40, 4
	.loc	0 243
	s_waitcnt lgkmcnt(7)
	v_add_f32_e32 v0, v0, v49
	s_waitcnt lgkmcnt(6)
	v_add_f32_e32 v1, v1, v107
	s_waitcnt lgkmcnt(5)
	v_add_f32_e32 v2, v2, v108
	s_waitcnt lgkmcnt(4)
	v_add_f32_e32 v3, v3, v111
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v4, v4, v113
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v5, v5, v116
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v6, v6, v118
	.loc	0 244
	v_mac_f32_e32 v81, v118, v119
	.loc	0 243
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v7, v7, v117
	.loc	0 244
	v_mac_f32_e32 v82, v116, v115
	v_mac_f32_e32 v83, v113, v114
	v_mac_f32_e32 v84, v111, v110
	v_mac_f32_e32 v85, v108, v109
	v_mac_f32_e32 v86, v107, v106
	v_mac_f32_e32 v95, v49, v50
	v_mac_f32_e32 v80, v117, v112
	.loc	0 240
	s_cmpk_eq_i32 s40, 0x100
	v_add_u32_e32 v16, vcc, 0x50, v16
	s_cbranch_scc1 .LBB0_63
.LBB0_47:                               ;   Parent Loop BB0_5 Depth=1
                                        ;     Parent Loop BB0_33 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 242
	v_add_u32_e32 v112, vcc, s40, v74
	ds_read_b32 v49, v112
	.loc	0 244
	v_mov_b32_e32 v106, 0
	v_mov_b32_e32 v50, 0
	s_and_saveexec_b64 s[38:39], s[0:1]
	s_cbranch_execz .LBB0_49
; %bb.48:                               ;   in Loop: Header=BB0_47 Depth=3
	ds_read_b32 v50, v16
.LBB0_49:                               ;   in Loop: Header=BB0_47 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 242
	ds_read_b32 v107, v112 offset:256
	.loc	0 244
	s_and_saveexec_b64 s[38:39], s[0:1]
	s_cbranch_execz .LBB0_51
; %bb.50:                               ;   in Loop: Header=BB0_47 Depth=3
	ds_read_b32 v106, v16
.LBB0_51:                               ;   in Loop: Header=BB0_47 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 242
	ds_read_b32 v108, v112 offset:512
	.loc	0 244
	v_mov_b32_e32 v110, 0
	v_mov_b32_e32 v109, 0
	s_and_saveexec_b64 s[38:39], s[0:1]
	s_cbranch_execz .LBB0_53
; %bb.52:                               ;   in Loop: Header=BB0_47 Depth=3
	ds_read_b32 v109, v16
.LBB0_53:                               ;   in Loop: Header=BB0_47 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 242
	ds_read_b32 v111, v112 offset:768
	.loc	0 244
	s_and_saveexec_b64 s[38:39], s[0:1]
	s_cbranch_execz .LBB0_55
; %bb.54:                               ;   in Loop: Header=BB0_47 Depth=3
	ds_read_b32 v110, v16
.LBB0_55:                               ;   in Loop: Header=BB0_47 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 242
	ds_read_b32 v113, v112 offset:1024
	.loc	0 244
	v_mov_b32_e32 v115, 0
	v_mov_b32_e32 v114, 0
	s_and_saveexec_b64 s[38:39], s[0:1]
	s_cbranch_execz .LBB0_57
; %bb.56:                               ;   in Loop: Header=BB0_47 Depth=3
	ds_read_b32 v114, v16
.LBB0_57:                               ;   in Loop: Header=BB0_47 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 242
	ds_read_b32 v116, v112 offset:1280
	.loc	0 244
	s_and_saveexec_b64 s[38:39], s[0:1]
	s_cbranch_execz .LBB0_59
; %bb.58:                               ;   in Loop: Header=BB0_47 Depth=3
	ds_read_b32 v115, v16
.LBB0_59:                               ;   in Loop: Header=BB0_47 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 242
	ds_read_b32 v118, v112 offset:1536
	.loc	0 244
	v_mov_b32_e32 v112, 0
	v_mov_b32_e32 v119, 0
	s_and_saveexec_b64 s[38:39], s[0:1]
	s_cbranch_execz .LBB0_61
; %bb.60:                               ;   in Loop: Header=BB0_47 Depth=3
	ds_read_b32 v119, v16
.LBB0_61:                               ;   in Loop: Header=BB0_47 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 242
	v_add_u32_e32 v117, vcc, s40, v55
	ds_read_b32 v117, v117
	.loc	0 244
	s_and_saveexec_b64 s[38:39], s[0:1]
	s_cbranch_execz .LBB0_46
; %bb.62:                               ;   in Loop: Header=BB0_47 Depth=3
	ds_read_b32 v112, v16
	s_branch .LBB0_46
.LBB0_63:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 209
	v_add_u32_e32 v45, vcc, 0x1000, v45
	v_addc_u32_e32 v46, vcc, 0, v46, vcc
	v_add_u32_e32 v105, vcc, 64, v105
	v_add_u32_e32 v47, vcc, 0x1000, v47
	v_addc_u32_e32 v48, vcc, 0, v48, vcc
	s_cmp_eq_u32 s60, s88
	v_add_u32_e32 v104, vcc, 64, v104
	.loc	0 257
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 209
	s_cbranch_scc1 .LBB0_65
; %bb.64:                               ;   in Loop: Header=BB0_33 Depth=2
	.loc	0 0
	v_mov_b32_e32 v16, v15
	v_mov_b32_e32 v15, v14
	v_mov_b32_e32 v14, v13
	v_mov_b32_e32 v13, v12
	v_mov_b32_e32 v12, v11
	v_mov_b32_e32 v11, v10
	v_mov_b32_e32 v10, v9
	v_mov_b32_e32 v9, v8
	s_branch .LBB0_33
.LBB0_65:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e32 v8, vcc, v38, v17
	v_addc_u32_e32 v9, vcc, 0, v39, vcc
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s69, v44
	s_and_b64 s[40:41], vcc, s[0:1]
	s_and_saveexec_b64 s[38:39], s[40:41]
	s_cbranch_execz .LBB0_70
; %bb.66:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_68
; %bb.67:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v0|, s75
	v_cndmask_b32_e32 v10, 1.0, v78, vcc
	v_mul_f32_e32 v0, v0, v10
	v_rcp_f32_e32 v0, v0
	v_mul_f32_e32 v0, v95, v0
	v_mul_f32_e32 v0, v10, v0
	s_branch .LBB0_69
.LBB0_68:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_69:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_ashrrev_i32_e32 v45, 31, v44
	v_lshlrev_b64 v[10:11], 4, v[44:45]
	v_mov_b32_e32 v12, s81
	v_add_u32_e32 v10, vcc, v8, v10
	v_addc_u32_e32 v11, vcc, v9, v11, vcc
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v10, vcc, s80, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	flat_store_dword v[10:11], v0
.LBB0_70:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s69, v43
	s_and_b64 s[40:41], vcc, s[0:1]
	s_and_saveexec_b64 s[38:39], s[40:41]
	s_cbranch_execz .LBB0_75
; %bb.71:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_73
; %bb.72:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v1|, s75
	v_cndmask_b32_e32 v0, 1.0, v78, vcc
	v_mul_f32_e32 v1, v1, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v86, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_74
.LBB0_73:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_74:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_ashrrev_i32_e32 v44, 31, v43
	v_lshlrev_b64 v[10:11], 4, v[43:44]
	v_mov_b32_e32 v1, s81
	v_add_u32_e32 v10, vcc, v8, v10
	v_addc_u32_e32 v11, vcc, v9, v11, vcc
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v10, vcc, s80, v10
	v_addc_u32_e32 v11, vcc, v1, v11, vcc
	flat_store_dword v[10:11], v0
.LBB0_75:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s69, v42
	s_and_b64 s[40:41], vcc, s[0:1]
	s_and_saveexec_b64 s[38:39], s[40:41]
	s_cbranch_execz .LBB0_80
; %bb.76:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_78
; %bb.77:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v2|, s75
	v_cndmask_b32_e32 v0, 1.0, v78, vcc
	v_mul_f32_e32 v1, v2, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v85, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_79
.LBB0_78:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_79:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_ashrrev_i32_e32 v43, 31, v42
	v_lshlrev_b64 v[1:2], 4, v[42:43]
	v_mov_b32_e32 v10, s81
	v_add_u32_e32 v1, vcc, v8, v1
	v_addc_u32_e32 v2, vcc, v9, v2, vcc
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s80, v1
	v_addc_u32_e32 v2, vcc, v10, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_80:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s69, v41
	s_and_b64 s[40:41], vcc, s[0:1]
	s_and_saveexec_b64 s[38:39], s[40:41]
	s_cbranch_execz .LBB0_85
; %bb.81:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_83
; %bb.82:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v3|, s75
	v_cndmask_b32_e32 v0, 1.0, v78, vcc
	v_mul_f32_e32 v1, v3, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v84, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_84
.LBB0_83:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_84:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_ashrrev_i32_e32 v42, 31, v41
	v_lshlrev_b64 v[1:2], 4, v[41:42]
	v_mov_b32_e32 v3, s81
	v_add_u32_e32 v1, vcc, v8, v1
	v_addc_u32_e32 v2, vcc, v9, v2, vcc
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s80, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_85:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s69, v40
	s_and_b64 s[40:41], vcc, s[0:1]
	s_and_saveexec_b64 s[38:39], s[40:41]
	s_cbranch_execz .LBB0_90
; %bb.86:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_88
; %bb.87:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v4|, s75
	v_cndmask_b32_e32 v0, 1.0, v78, vcc
	v_mul_f32_e32 v1, v4, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v83, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_89
.LBB0_88:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_89:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_ashrrev_i32_e32 v41, 31, v40
	v_lshlrev_b64 v[1:2], 4, v[40:41]
	v_mov_b32_e32 v3, s81
	v_add_u32_e32 v1, vcc, v8, v1
	v_addc_u32_e32 v2, vcc, v9, v2, vcc
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s80, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_90:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s69, v37
	s_and_b64 s[40:41], vcc, s[0:1]
	s_and_saveexec_b64 s[38:39], s[40:41]
	s_cbranch_execz .LBB0_95
; %bb.91:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_93
; %bb.92:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v5|, s75
	v_cndmask_b32_e32 v0, 1.0, v78, vcc
	v_mul_f32_e32 v1, v5, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v82, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_94
.LBB0_93:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_94:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_ashrrev_i32_e32 v38, 31, v37
	v_lshlrev_b64 v[1:2], 4, v[37:38]
	v_mov_b32_e32 v3, s81
	v_add_u32_e32 v1, vcc, v8, v1
	v_addc_u32_e32 v2, vcc, v9, v2, vcc
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s80, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_95:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s69, v36
	s_and_b64 s[40:41], vcc, s[0:1]
	s_and_saveexec_b64 s[38:39], s[40:41]
	s_cbranch_execz .LBB0_100
; %bb.96:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccnz .LBB0_98
; %bb.97:                               ;   in Loop: Header=BB0_5 Depth=1
	v_cmp_gt_f32_e64 vcc, |v6|, s75
	v_cndmask_b32_e32 v0, 1.0, v78, vcc
	v_mul_f32_e32 v1, v6, v0
	v_rcp_f32_e32 v1, v1
	v_mul_f32_e32 v1, v81, v1
	v_mul_f32_e32 v0, v0, v1
	s_branch .LBB0_99
.LBB0_98:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
.LBB0_99:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	v_ashrrev_i32_e32 v37, 31, v36
	v_lshlrev_b64 v[1:2], 4, v[36:37]
	v_mov_b32_e32 v3, s81
	v_add_u32_e32 v1, vcc, v8, v1
	v_addc_u32_e32 v2, vcc, v9, v2, vcc
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, s80, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	flat_store_dword v[1:2], v0
.LBB0_100:                              ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 260
	v_cmp_gt_i32_e32 vcc, s69, v35
	s_and_b64 s[40:41], vcc, s[0:1]
	s_and_saveexec_b64 s[38:39], s[40:41]
	s_cbranch_execz .LBB0_4
; %bb.101:                              ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 261
	s_and_b64 vcc, exec, s[36:37]
	s_cbranch_vccz .LBB0_2
; %bb.102:                              ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	v_mov_b32_e32 v0, 0
	s_branch .LBB0_3
.LBB0_103:
	.loc	0 264
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_v3
		.amdhsa_group_segment_fixed_size 18432
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
		.amdhsa_next_free_vgpr 167
		.amdhsa_next_free_sgpr 92
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
; codeLenInByte = 14020
; NumSgprs: 94
; NumVgprs: 167
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 18432 bytes/workgroup (compile time only)
; SGPRBlocks: 11
; VGPRBlocks: 41
; NumSGPRsForWavesPerEU: 94
; NumVGPRsForWavesPerEU: 167
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
    .group_segment_fixed_size: 18432
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
    .sgpr_count:     94
    .sgpr_spill_count: 0
    .symbol:         attention_v3.kd
    .vgpr_count:     167
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

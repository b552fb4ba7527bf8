	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_tensor             ; -- Begin function gemm_tensor
	.globl	gemm_tensor
	.p2align	8
	.type	gemm_tensor,@function
gemm_tensor:                            ; @gemm_tensor
	.file	0 "." "gemm_tensor.cl"
	.loc	0 137
; %bb.0:
	.loc	0 140
	s_load_dwordx4 s[48:51], s[4:5], 0x0
	s_load_dwordx2 s[46:47], s[4:5], 0x10
	s_load_dword s58, s[4:5], 0x18
	s_load_dwordx4 s[52:55], s[4:5], 0x20
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v84, 0
	.loc	0 142
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s48, 63
	s_add_i32 s1, s49, 63
	s_ashr_i32 s2, s0, 31
	s_ashr_i32 s3, s1, 31
	s_lshr_b32 s2, s2, 26
	s_lshr_b32 s3, s3, 26
	s_add_i32 s0, s0, s2
	s_add_i32 s1, s1, s3
	s_ashr_i32 s2, s0, 6
	s_ashr_i32 s1, s1, 6
	s_mul_i32 s3, s1, s2
	.loc	0 143
	s_ashr_i32 s7, s3, 31
	s_add_i32 s8, s3, s7
	s_xor_b32 s8, s8, s7
	v_cvt_f32_u32_e32 v1, s8
	s_sub_i32 s9, 0, s8
	.loc	0 140
	v_bfe_u32 v55, v0, 2, 3
	v_and_b32_e32 v56, 3, v0
	.loc	0 143
	v_rcp_iflag_f32_e32 v1, v1
	.loc	0 150
	s_mov_b32 s60, s54
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v76, 0
	.loc	0 143
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v79, 0
	v_mul_lo_u32 v2, s9, v1
	s_ashr_i32 s9, s6, 31
	s_add_i32 s10, s6, s9
	s_xor_b32 s10, s10, s9
	v_mul_hi_u32 v2, v1, v2
	s_xor_b32 s7, s9, s7
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v86, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s10, v1
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v74, 0
	v_readfirstlane_b32 s9, v1
	s_mul_i32 s11, s9, s8
	s_sub_i32 s10, s10, s11
	s_add_i32 s12, s9, 1
	s_sub_i32 s11, s10, s8
	s_cmp_ge_u32 s10, s8
	s_cselect_b32 s9, s12, s9
	s_cselect_b32 s10, s11, s10
	s_add_i32 s11, s9, 1
	s_cmp_ge_u32 s10, s8
	s_cselect_b32 s8, s11, s9
	.loc	0 144
	s_lshl_b32 s9, s2, 2
	s_ashr_i32 s0, s0, 31
	s_add_i32 s9, s9, s0
	s_xor_b32 s9, s9, s0
	v_cvt_f32_u32_e32 v1, s9
	.loc	0 143
	s_xor_b32 s8, s8, s7
	s_sub_i32 s7, s8, s7
	.loc	0 144
	s_sub_i32 s8, 0, s9
	v_rcp_iflag_f32_e32 v1, v1
	s_mul_i32 s3, s7, s3
	s_sub_i32 s3, s6, s3
	s_ashr_i32 s6, s3, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_xor_b32 s0, s6, s0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v81, 0
	v_mul_lo_u32 v2, s8, v1
	s_add_i32 s8, s3, s6
	s_xor_b32 s8, s8, s6
	v_mov_b32_e32 v77, 0
	v_mul_hi_u32 v2, v1, v2
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v72, 0
	v_mov_b32_e32 v68, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s8, v1
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v71, 0
	v_readfirstlane_b32 s6, v1
	s_mul_i32 s10, s6, s9
	s_sub_i32 s8, s8, s10
	s_add_i32 s11, s6, 1
	s_sub_i32 s10, s8, s9
	s_cmp_ge_u32 s8, s9
	s_cselect_b32 s6, s11, s6
	s_cselect_b32 s8, s10, s8
	s_add_i32 s10, s6, 1
	s_cmp_ge_u32 s8, s9
	s_cselect_b32 s6, s10, s6
	s_xor_b32 s6, s6, s0
	s_sub_i32 s0, s6, s0
	s_lshl_b32 s0, s0, 2
	s_sub_i32 s1, s1, s0
	s_min_i32 s6, s1, 4
	.loc	0 145
	s_ashr_i32 s8, s6, 31
	s_add_i32 s1, s6, s8
	s_xor_b32 s9, s1, s8
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s10, 0, s9
	.loc	0 144
	s_mul_i32 s2, s0, s2
	s_sub_i32 s2, s3, s2
	.loc	0 145
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s3, s2, 31
	s_xor_b32 s33, s3, s8
	s_mov_b32 s1, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v59, 0
	v_mul_lo_u32 v2, s10, v1
	s_add_i32 s10, s2, s3
	s_xor_b32 s10, s10, s3
	v_mov_b32_e32 v70, 0
	v_mul_hi_u32 v2, v1, v2
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v58, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s10, v1
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v61, 0
	v_readfirstlane_b32 s3, v1
	s_mul_i32 s8, s3, s9
	s_sub_i32 s8, s10, s8
	s_add_i32 s11, s3, 1
	s_sub_i32 s10, s8, s9
	s_cmp_ge_u32 s8, s9
	s_cselect_b32 s3, s11, s3
	s_cselect_b32 s8, s10, s8
	s_add_i32 s10, s3, 1
	s_cmp_ge_u32 s8, s9
	s_cselect_b32 s3, s10, s3
	.loc	0 146
	s_add_i32 s8, s50, 15
	.loc	0 145
	s_xor_b32 s76, s3, s33
	.loc	0 146
	s_ashr_i32 s3, s8, 31
	s_lshr_b32 s3, s3, 28
	s_add_i32 s8, s8, s3
	.loc	0 145
	s_sub_i32 s9, s76, s33
	.loc	0 146
	s_and_b32 s3, s8, -16
	.loc	0 145
	s_lshl_b32 s62, s9, 6
	s_mul_i32 s9, s9, s6
	.loc	0 147
	s_mul_i32 s7, s7, s3
	s_sub_i32 s2, s2, s9
	s_min_i32 s77, s50, s7
	.loc	0 145
	s_add_i32 s2, s2, s0
	.loc	0 147
	s_add_i32 s0, s77, s3
	.loc	0 149
	s_ashr_i32 s59, s58, 31
	.loc	0 150
	s_ashr_i32 s61, s54, 31
	.loc	0 145
	s_lshl_b32 s56, s2, 6
	.loc	0 147
	s_min_i32 s78, s50, s0
	s_cmp_le_i32 s78, s77
	v_mov_b32_e32 v57, 0
	.loc	0 154
	s_cbranch_scc1 .LBB0_292
; %bb.1:
	.loc	0 148
	s_and_b32 s8, s58, 3
	s_and_b32 s0, s46, 12
	s_cmp_lg_u64 s[0:1], 0
	s_cselect_b64 s[2:3], -1, 0
	s_and_b32 s9, s54, 3
	s_and_b32 s0, s52, 12
	.loc	0 149
	v_mov_b32_e32 v1, s58
	.loc	0 148
	s_cmp_lg_u64 s[0:1], 0
	.loc	0 149
	v_mad_i64_i32 v[1:2], s[6:7], s77, v1, 0
	.loc	0 148
	s_cselect_b64 s[0:1], -1, 0
	.loc	0 149
	s_ashr_i32 s63, s62, 31
	.loc	0 150
	v_mov_b32_e32 v3, s60
	s_ashr_i32 s57, s56, 31
	v_mad_i64_i32 v[3:4], s[6:7], s77, v3, 0
	.loc	0 148
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[6:7], -1, 0
	s_or_b64 s[6:7], s[6:7], s[2:3]
	.loc	0 149
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	.loc	0 148
	s_cmp_lg_u32 s9, 0
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 149
	v_mov_b32_e32 v5, s47
	v_add_u32_e32 v1, vcc, s46, v1
	s_or_b64 s[64:65], s[2:3], s[0:1]
	v_addc_u32_e32 v2, vcc, v5, v2, vcc
	s_lshl_b64 s[0:1], s[62:63], 2
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v1, vcc, s0, v1
	.loc	0 150
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	.loc	0 149
	v_addc_u32_e32 v2, vcc, v2, v5, vcc
	.loc	0 150
	v_mov_b32_e32 v5, s53
	v_add_u32_e32 v3, vcc, s52, v3
	s_lshl_b64 s[0:1], s[56:57], 2
	s_sub_i32 s14, s48, s62
	s_sub_i32 s16, s49, s56
	s_sub_i32 s15, s78, s77
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	s_cmp_gt_i32 s14, 63
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v3, vcc, s0, v3
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_gt_i32 s16, 63
	s_cselect_b64 s[2:3], -1, 0
	s_and_b64 s[66:67], s[0:1], s[2:3]
	s_cmp_gt_i32 s15, 15
	v_addc_u32_e32 v4, vcc, v4, v5, vcc
	v_and_b32_e32 v5, 63, v0
	s_cselect_b64 s[0:1], -1, 0
	v_sub_u32_e32 v13, vcc, s14, v5
	v_sub_u32_e32 v29, vcc, s16, v5
	s_and_b64 s[0:1], s[66:67], s[0:1]
	v_cndmask_b32_e64 v7, 0, 1, s[6:7]
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[2:3], -1
	.loc	0 154
	s_andn2_b64 vcc, exec, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 1, v7
	.loc	0 104
	s_mov_b32 m0, -1
	.loc	0 154
	s_cbranch_vccz .LBB0_75
; %bb.2:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_6
; %bb.3:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_23
.LBB0_4:
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccz .LBB0_40
.LBB0_5:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_57
	s_branch .LBB0_74
.LBB0_6:
	v_lshrrev_b32_e32 v7, 6, v0
	v_cmp_gt_i32_e64 s[2:3], s15, v7
	.loc	0 104
	v_cmp_lt_i32_e32 vcc, 0, v13
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_8
; %bb.7:
	.loc	0 154
	v_mad_i64_i32 v[9:10], s[2:3], v7, s58, 0
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e64 v11, s[2:3], v1, v9
	v_addc_u32_e64 v12, s[2:3], v2, v10, s[2:3]
	v_lshlrev_b64 v[9:10], 2, v[5:6]
	v_add_u32_e64 v9, s[2:3], v11, v9
	v_addc_u32_e64 v10, s[2:3], v12, v10, s[2:3]
	.loc	0 104
	flat_load_dword v9, v[9:10]
.LBB0_8:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	s_movk_i32 s2, 0x110
	.loc	0 154
	v_mul_lo_u32 v10, v7, s2
	v_lshlrev_b32_e32 v7, 2, v5
	v_or_b32_e32 v11, 0x80, v0
	v_add_u32_e64 v10, s[2:3], v10, v7
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v9
	.loc	0 154
	v_lshrrev_b32_e32 v9, 6, v11
	v_cmp_gt_i32_e64 s[2:3], s15, v9
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_10
; %bb.9:
	.loc	0 154
	v_mad_i64_i32 v[10:11], s[2:3], v9, s58, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v8, s[2:3], v1, v10
	v_addc_u32_e64 v12, s[2:3], v2, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v8, v10
	v_addc_u32_e64 v11, s[2:3], v12, v11, s[2:3]
	.loc	0 104
	flat_load_dword v8, v[10:11]
.LBB0_10:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v8
	.loc	0 154
	v_or_b32_e32 v8, 0x100, v0
	v_lshrrev_b32_e32 v9, 6, v8
	v_cmp_gt_i32_e64 s[2:3], s15, v9
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_12
; %bb.11:
	.loc	0 154
	v_mad_i64_i32 v[10:11], s[2:3], v9, s58, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v12, s[2:3], v1, v10
	v_addc_u32_e64 v14, s[2:3], v2, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v12, v10
	v_addc_u32_e64 v11, s[2:3], v14, v11, s[2:3]
	.loc	0 104
	flat_load_dword v10, v[10:11]
.LBB0_12:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v10
	.loc	0 154
	v_or_b32_e32 v9, 0x180, v0
	v_lshrrev_b32_e32 v9, 6, v9
	v_cmp_gt_i32_e64 s[2:3], s15, v9
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_14
; %bb.13:
	.loc	0 154
	v_mad_i64_i32 v[10:11], s[2:3], v9, s58, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v8, s[2:3], v1, v10
	v_addc_u32_e64 v12, s[2:3], v2, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v8, v10
	v_addc_u32_e64 v11, s[2:3], v12, v11, s[2:3]
	.loc	0 104
	flat_load_dword v8, v[10:11]
.LBB0_14:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v8
	.loc	0 154
	v_or_b32_e32 v8, 0x200, v0
	v_lshrrev_b32_e32 v9, 6, v8
	v_cmp_gt_i32_e64 s[2:3], s15, v9
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_16
; %bb.15:
	.loc	0 154
	v_mad_i64_i32 v[10:11], s[2:3], v9, s58, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v12, s[2:3], v1, v10
	v_addc_u32_e64 v14, s[2:3], v2, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v12, v10
	v_addc_u32_e64 v11, s[2:3], v14, v11, s[2:3]
	.loc	0 104
	flat_load_dword v10, v[10:11]
.LBB0_16:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v10
	.loc	0 154
	v_or_b32_e32 v9, 0x280, v0
	v_lshrrev_b32_e32 v9, 6, v9
	v_cmp_gt_i32_e64 s[2:3], s15, v9
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_18
; %bb.17:
	.loc	0 154
	v_mad_i64_i32 v[10:11], s[2:3], v9, s58, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v8, s[2:3], v1, v10
	v_addc_u32_e64 v12, s[2:3], v2, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v8, v10
	v_addc_u32_e64 v11, s[2:3], v12, v11, s[2:3]
	.loc	0 104
	flat_load_dword v8, v[10:11]
.LBB0_18:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v8
	.loc	0 154
	v_or_b32_e32 v8, 0x300, v0
	v_lshrrev_b32_e32 v9, 6, v8
	v_cmp_gt_i32_e64 s[2:3], s15, v9
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_20
; %bb.19:
	.loc	0 154
	v_mad_i64_i32 v[10:11], s[2:3], v9, s58, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v12, s[2:3], v1, v10
	v_addc_u32_e64 v14, s[2:3], v2, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v12, v10
	v_addc_u32_e64 v11, s[2:3], v14, v11, s[2:3]
	.loc	0 104
	flat_load_dword v10, v[10:11]
.LBB0_20:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v10
	.loc	0 154
	v_or_b32_e32 v9, 0x380, v0
	v_lshrrev_b32_e32 v9, 6, v9
	v_cmp_gt_i32_e64 s[2:3], s15, v9
	.loc	0 104
	s_and_b64 s[6:7], s[2:3], vcc
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_22
; %bb.21:
	.loc	0 154
	v_mad_i64_i32 v[10:11], s[6:7], v9, s58, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v8, vcc, v1, v10
	v_addc_u32_e32 v12, vcc, v2, v11, vcc
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e32 v10, vcc, v8, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	.loc	0 104
	flat_load_dword v8, v[10:11]
.LBB0_22:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e32 v7, vcc, v9, v7
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v8
	.loc	0 154
	s_branch .LBB0_4
.LBB0_23:
	.loc	0 0
	v_lshrrev_b32_e32 v12, 4, v0
	.loc	0 154
	v_mad_i64_i32 v[8:9], s[2:3], v12, s58, 0
	v_lshlrev_b32_e32 v11, 2, v0
	v_and_b32_e32 v7, 60, v11
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_lshlrev_b32_e32 v15, 2, v7
	v_add_u32_e32 v10, vcc, v1, v8
	v_addc_u32_e32 v14, vcc, v2, v9, vcc
	v_add_u32_e32 v9, vcc, v10, v15
	v_addc_u32_e32 v10, vcc, 0, v14, vcc
	v_sub_u32_e32 v14, vcc, s14, v7
	v_mov_b32_e32 v8, 0
	v_cmp_gt_i32_e64 s[10:11], s15, v12
	.loc	0 104
	v_cmp_lt_i32_e32 vcc, 0, v14
	s_and_b64 s[6:7], s[10:11], vcc
	v_mov_b32_e32 v16, v8
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_25
; %bb.24:
	flat_load_dword v16, v[9:10]
.LBB0_25:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v12, 0x44, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e64 v12, s[2:3], v12, v15
	.loc	0 104
	v_cmp_lt_i32_e64 s[2:3], 1, v14
	s_and_b64 s[6:7], s[10:11], s[2:3]
	v_mov_b32_e32 v15, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v16
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_27
; %bb.26:
	v_add_u32_e64 v15, s[6:7], 4, v9
	v_addc_u32_e64 v16, s[6:7], 0, v10, s[6:7]
	flat_load_dword v15, v[15:16]
.LBB0_27:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 104
	v_cmp_lt_i32_e64 s[6:7], 2, v14
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v15 offset:4
	s_and_b64 s[8:9], s[10:11], s[6:7]
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[12:13], s[8:9]
	s_cbranch_execz .LBB0_29
; %bb.28:
	v_add_u32_e64 v16, s[8:9], 8, v9
	v_addc_u32_e64 v17, s[8:9], 0, v10, s[8:9]
	flat_load_dword v16, v[16:17]
.LBB0_29:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 104
	v_cmp_lt_i32_e64 s[8:9], 3, v14
	s_and_b64 s[10:11], s[10:11], s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v16 offset:8
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB0_31
; %bb.30:
	v_add_u32_e64 v9, s[10:11], 12, v9
	v_addc_u32_e64 v10, s[10:11], 0, v10, s[10:11]
	flat_load_dword v15, v[9:10]
.LBB0_31:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 154
	v_or_b32_e32 v9, 0x200, v11
	v_lshrrev_b32_e32 v11, 6, v9
	v_mad_i64_i32 v[9:10], s[10:11], v11, s58, 0
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v15 offset:12
	.loc	0 154
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e64 v12, s[10:11], v1, v9
	v_lshlrev_b64 v[8:9], 2, v[7:8]
	v_addc_u32_e64 v10, s[10:11], v2, v10, s[10:11]
	v_add_u32_e64 v8, s[10:11], v12, v8
	v_addc_u32_e64 v9, s[10:11], v10, v9, s[10:11]
	v_cmp_gt_i32_e64 s[10:11], s15, v11
	.loc	0 104
	s_and_b64 s[18:19], s[10:11], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[12:13], s[18:19]
	s_cbranch_execz .LBB0_33
; %bb.32:
	flat_load_dword v12, v[8:9]
.LBB0_33:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v7, vcc, v11, v7
	.loc	0 104
	s_and_b64 s[12:13], s[10:11], s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v12
	s_and_saveexec_b64 s[2:3], s[12:13]
	s_cbranch_execz .LBB0_35
; %bb.34:
	v_add_u32_e32 v10, vcc, 4, v8
	v_addc_u32_e32 v11, vcc, 0, v9, vcc
	flat_load_dword v10, v[10:11]
.LBB0_35:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v10 offset:4
	s_and_b64 s[6:7], s[10:11], s[6:7]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_37
; %bb.36:
	v_add_u32_e32 v11, vcc, 8, v8
	v_addc_u32_e32 v12, vcc, 0, v9, vcc
	flat_load_dword v11, v[11:12]
.LBB0_37:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	s_and_b64 s[6:7], s[10:11], s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v11 offset:8
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_39
; %bb.38:
	v_add_u32_e32 v8, vcc, 12, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	flat_load_dword v10, v[8:9]
.LBB0_39:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v10 offset:12
	.loc	0 154
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccnz .LBB0_5
.LBB0_40:
	v_lshrrev_b32_e32 v7, 6, v0
	v_cmp_gt_i32_e64 s[2:3], s15, v7
	.loc	0 104
	v_cmp_lt_i32_e32 vcc, 0, v29
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_42
; %bb.41:
	.loc	0 154
	v_mad_i64_i32 v[9:10], s[2:3], v7, s60, 0
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e64 v11, s[2:3], v3, v9
	v_addc_u32_e64 v12, s[2:3], v4, v10, s[2:3]
	v_lshlrev_b64 v[9:10], 2, v[5:6]
	v_add_u32_e64 v9, s[2:3], v11, v9
	v_addc_u32_e64 v10, s[2:3], v12, v10, s[2:3]
	.loc	0 104
	flat_load_dword v9, v[9:10]
.LBB0_42:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	s_movk_i32 s2, 0x110
	.loc	0 154
	v_mul_lo_u32 v10, v7, s2
	v_lshlrev_b32_e32 v7, 2, v5
	v_or_b32_e32 v11, 0x80, v0
	v_add_u32_e64 v10, s[2:3], v10, v7
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v9 offset:8704
	.loc	0 154
	v_lshrrev_b32_e32 v9, 6, v11
	v_cmp_gt_i32_e64 s[2:3], s15, v9
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_44
; %bb.43:
	.loc	0 154
	v_mad_i64_i32 v[10:11], s[2:3], v9, s60, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v8, s[2:3], v3, v10
	v_addc_u32_e64 v12, s[2:3], v4, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v8, v10
	v_addc_u32_e64 v11, s[2:3], v12, v11, s[2:3]
	.loc	0 104
	flat_load_dword v8, v[10:11]
.LBB0_44:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v8 offset:8704
	.loc	0 154
	v_or_b32_e32 v8, 0x100, v0
	v_lshrrev_b32_e32 v9, 6, v8
	v_cmp_gt_i32_e64 s[2:3], s15, v9
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_46
; %bb.45:
	.loc	0 154
	v_mad_i64_i32 v[10:11], s[2:3], v9, s60, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v12, s[2:3], v3, v10
	v_addc_u32_e64 v14, s[2:3], v4, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v12, v10
	v_addc_u32_e64 v11, s[2:3], v14, v11, s[2:3]
	.loc	0 104
	flat_load_dword v10, v[10:11]
.LBB0_46:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v10 offset:8704
	.loc	0 154
	v_or_b32_e32 v9, 0x180, v0
	v_lshrrev_b32_e32 v9, 6, v9
	v_cmp_gt_i32_e64 s[2:3], s15, v9
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_48
; %bb.47:
	.loc	0 154
	v_mad_i64_i32 v[10:11], s[2:3], v9, s60, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v8, s[2:3], v3, v10
	v_addc_u32_e64 v12, s[2:3], v4, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v8, v10
	v_addc_u32_e64 v11, s[2:3], v12, v11, s[2:3]
	.loc	0 104
	flat_load_dword v8, v[10:11]
.LBB0_48:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v8 offset:8704
	.loc	0 154
	v_or_b32_e32 v8, 0x200, v0
	v_lshrrev_b32_e32 v9, 6, v8
	v_cmp_gt_i32_e64 s[2:3], s15, v9
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_50
; %bb.49:
	.loc	0 154
	v_mad_i64_i32 v[10:11], s[2:3], v9, s60, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v12, s[2:3], v3, v10
	v_addc_u32_e64 v14, s[2:3], v4, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v12, v10
	v_addc_u32_e64 v11, s[2:3], v14, v11, s[2:3]
	.loc	0 104
	flat_load_dword v10, v[10:11]
.LBB0_50:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v10 offset:8704
	.loc	0 154
	v_or_b32_e32 v9, 0x280, v0
	v_lshrrev_b32_e32 v9, 6, v9
	v_cmp_gt_i32_e64 s[2:3], s15, v9
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_52
; %bb.51:
	.loc	0 154
	v_mad_i64_i32 v[10:11], s[2:3], v9, s60, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v8, s[2:3], v3, v10
	v_addc_u32_e64 v12, s[2:3], v4, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v8, v10
	v_addc_u32_e64 v11, s[2:3], v12, v11, s[2:3]
	.loc	0 104
	flat_load_dword v8, v[10:11]
.LBB0_52:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v8 offset:8704
	.loc	0 154
	v_or_b32_e32 v8, 0x300, v0
	v_lshrrev_b32_e32 v9, 6, v8
	v_cmp_gt_i32_e64 s[2:3], s15, v9
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_54
; %bb.53:
	.loc	0 154
	v_mad_i64_i32 v[10:11], s[2:3], v9, s60, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v12, s[2:3], v3, v10
	v_addc_u32_e64 v14, s[2:3], v4, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v12, v10
	v_addc_u32_e64 v11, s[2:3], v14, v11, s[2:3]
	.loc	0 104
	flat_load_dword v10, v[10:11]
.LBB0_54:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v10 offset:8704
	.loc	0 154
	v_or_b32_e32 v9, 0x380, v0
	v_lshrrev_b32_e32 v9, 6, v9
	v_cmp_gt_i32_e64 s[2:3], s15, v9
	.loc	0 104
	s_and_b64 s[6:7], s[2:3], vcc
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_56
; %bb.55:
	.loc	0 154
	v_mad_i64_i32 v[10:11], s[6:7], v9, s60, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v8, vcc, v3, v10
	v_addc_u32_e32 v12, vcc, v4, v11, vcc
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e32 v10, vcc, v8, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	.loc	0 104
	flat_load_dword v8, v[10:11]
.LBB0_56:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e32 v7, vcc, v9, v7
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v8 offset:8704
	s_branch .LBB0_74
.LBB0_57:
	.loc	0 0
	v_lshrrev_b32_e32 v12, 4, v0
	.loc	0 154
	v_mad_i64_i32 v[8:9], s[2:3], v12, s60, 0
	v_lshlrev_b32_e32 v11, 2, v0
	v_and_b32_e32 v7, 60, v11
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_lshlrev_b32_e32 v15, 2, v7
	v_add_u32_e32 v10, vcc, v3, v8
	v_addc_u32_e32 v14, vcc, v4, v9, vcc
	v_add_u32_e32 v9, vcc, v10, v15
	v_addc_u32_e32 v10, vcc, 0, v14, vcc
	v_sub_u32_e32 v14, vcc, s16, v7
	v_mov_b32_e32 v8, 0
	v_cmp_gt_i32_e64 s[12:13], s15, v12
	.loc	0 104
	v_cmp_lt_i32_e64 s[2:3], 0, v14
	s_and_b64 s[8:9], s[12:13], s[2:3]
	v_mov_b32_e32 v16, v8
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_59
; %bb.58:
	flat_load_dword v16, v[9:10]
.LBB0_59:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v12, 0x44, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v15, vcc, v12, v15
	.loc	0 104
	v_cmp_lt_i32_e64 s[6:7], 1, v14
	.loc	0 154
	v_add_u32_e32 v12, vcc, 0x2200, v15
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v16 offset:8704
	s_and_b64 s[10:11], s[12:13], s[6:7]
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[8:9], s[10:11]
	s_cbranch_execz .LBB0_61
; %bb.60:
	v_add_u32_e32 v15, vcc, 4, v9
	v_addc_u32_e32 v16, vcc, 0, v10, vcc
	flat_load_dword v15, v[15:16]
.LBB0_61:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 104
	v_cmp_lt_i32_e64 s[8:9], 2, v14
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v15 offset:4
	s_and_b64 s[18:19], s[12:13], s[8:9]
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_cbranch_execz .LBB0_63
; %bb.62:
	v_add_u32_e32 v16, vcc, 8, v9
	v_addc_u32_e32 v17, vcc, 0, v10, vcc
	flat_load_dword v16, v[16:17]
.LBB0_63:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 104
	v_cmp_lt_i32_e64 s[10:11], 3, v14
	s_and_b64 s[18:19], s[12:13], s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v16 offset:8
	s_and_saveexec_b64 s[12:13], s[18:19]
	s_cbranch_execz .LBB0_65
; %bb.64:
	v_add_u32_e32 v9, vcc, 12, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	flat_load_dword v15, v[9:10]
.LBB0_65:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 154
	v_or_b32_e32 v9, 0x200, v11
	v_lshrrev_b32_e32 v11, 6, v9
	v_mad_i64_i32 v[9:10], s[12:13], v11, s60, 0
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v15 offset:12
	.loc	0 154
	v_cmp_gt_i32_e64 s[12:13], s15, v11
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	.loc	0 104
	s_and_b64 s[18:19], s[12:13], s[2:3]
	.loc	0 154
	v_add_u32_e32 v12, vcc, v3, v9
	v_lshlrev_b64 v[8:9], 2, v[7:8]
	v_addc_u32_e32 v10, vcc, v4, v10, vcc
	v_add_u32_e32 v8, vcc, v12, v8
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	.loc	0 104
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB0_67
; %bb.66:
	flat_load_dword v12, v[8:9]
.LBB0_67:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v11, vcc, v11, v7
	v_add_u32_e32 v7, vcc, 0x2200, v11
	.loc	0 104
	s_and_b64 s[6:7], s[12:13], s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:8704
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_69
; %bb.68:
	v_add_u32_e32 v10, vcc, 4, v8
	v_addc_u32_e32 v11, vcc, 0, v9, vcc
	flat_load_dword v10, v[10:11]
.LBB0_69:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v10 offset:4
	s_and_b64 s[6:7], s[12:13], s[8:9]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_71
; %bb.70:
	v_add_u32_e32 v11, vcc, 8, v8
	v_addc_u32_e32 v12, vcc, 0, v9, vcc
	flat_load_dword v11, v[11:12]
.LBB0_71:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	s_and_b64 s[6:7], s[12:13], s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v11 offset:8
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_73
; %bb.72:
	v_add_u32_e32 v8, vcc, 12, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	flat_load_dword v10, v[8:9]
.LBB0_73:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v10 offset:12
.LBB0_74:
	.loc	0 0
	s_mov_b64 s[2:3], 0
.LBB0_75:
	.loc	0 154
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_144
; %bb.76:
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccz .LBB0_80
; %bb.77:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_95
.LBB0_78:
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccz .LBB0_112
.LBB0_79:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_127
	s_branch .LBB0_144
.LBB0_80:
	v_lshrrev_b32_e32 v11, 6, v0
	v_mad_i64_i32 v[7:8], s[2:3], v11, s58, 0
	s_movk_i32 s2, 0x110
	v_or_b32_e32 v14, 0x80, v0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	s_movk_i32 s3, 0x380
	v_add_u32_e32 v9, vcc, v1, v7
	v_addc_u32_e32 v10, vcc, v2, v8, vcc
	v_lshlrev_b64 v[7:8], 2, v[5:6]
	v_add_u32_e32 v9, vcc, v9, v7
	v_addc_u32_e32 v10, vcc, v10, v8, vcc
	.loc	0 104
	flat_load_dword v12, v[9:10]
	.loc	0 154
	v_lshlrev_b32_e32 v9, 2, v5
	v_mad_u32_u24 v15, v11, s2, v9
	.loc	0 104
	v_mov_b32_e32 v10, 0
	.loc	0 154
	v_lshrrev_b32_e32 v11, 6, v14
	v_cmp_gt_u32_e32 vcc, s3, v0
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v12
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_82
; %bb.81:
	.loc	0 154
	v_mad_i64_i32 v[14:15], s[6:7], v11, s58, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v1, v14
	v_addc_u32_e32 v15, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 104
	flat_load_dword v12, v[14:15]
.LBB0_82:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12
	.loc	0 154
	v_or_b32_e32 v11, 0x100, v0
	s_movk_i32 s2, 0x300
	v_lshrrev_b32_e32 v11, 6, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_84
; %bb.83:
	.loc	0 154
	v_mad_i64_i32 v[14:15], s[6:7], v11, s58, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v10, vcc, v1, v14
	v_addc_u32_e32 v12, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v10, v7
	v_addc_u32_e32 v15, vcc, v12, v8, vcc
	.loc	0 104
	flat_load_dword v10, v[14:15]
.LBB0_84:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10
	.loc	0 154
	v_or_b32_e32 v10, 0x180, v0
	s_movk_i32 s2, 0x280
	v_lshrrev_b32_e32 v11, 6, v10
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_86
; %bb.85:
	.loc	0 154
	v_mad_i64_i32 v[14:15], s[6:7], v11, s58, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v1, v14
	v_addc_u32_e32 v15, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 104
	flat_load_dword v12, v[14:15]
.LBB0_86:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12
	s_movk_i32 s2, 0x200
	.loc	0 154
	v_or_b32_e32 v11, 0x200, v0
	v_lshrrev_b32_e32 v11, 6, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_88
; %bb.87:
	.loc	0 154
	v_mad_i64_i32 v[14:15], s[6:7], v11, s58, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v10, vcc, v1, v14
	v_addc_u32_e32 v12, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v10, v7
	v_addc_u32_e32 v15, vcc, v12, v8, vcc
	.loc	0 104
	flat_load_dword v10, v[14:15]
.LBB0_88:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10
	.loc	0 154
	v_or_b32_e32 v10, 0x280, v0
	s_movk_i32 s2, 0x180
	v_lshrrev_b32_e32 v11, 6, v10
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_90
; %bb.89:
	.loc	0 154
	v_mad_i64_i32 v[14:15], s[6:7], v11, s58, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v1, v14
	v_addc_u32_e32 v15, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 104
	flat_load_dword v12, v[14:15]
.LBB0_90:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12
	.loc	0 154
	v_or_b32_e32 v11, 0x300, v0
	s_movk_i32 s2, 0x100
	v_lshrrev_b32_e32 v11, 6, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_92
; %bb.91:
	.loc	0 154
	v_mad_i64_i32 v[14:15], s[6:7], v11, s58, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v10, vcc, v1, v14
	v_addc_u32_e32 v12, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v10, v7
	v_addc_u32_e32 v15, vcc, v12, v8, vcc
	.loc	0 104
	flat_load_dword v10, v[14:15]
.LBB0_92:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10
	.loc	0 154
	v_or_b32_e32 v10, 0x380, v0
	s_movk_i32 s2, 0x80
	v_lshrrev_b32_e32 v10, 6, v10
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_94
; %bb.93:
	.loc	0 154
	v_mad_i64_i32 v[11:12], s[6:7], v10, s58, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v11, vcc, v1, v11
	v_addc_u32_e32 v12, vcc, v2, v12, vcc
	v_add_u32_e32 v7, vcc, v11, v7
	v_addc_u32_e32 v8, vcc, v12, v8, vcc
	.loc	0 104
	flat_load_dword v11, v[7:8]
.LBB0_94:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v7, 0x44, v10
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v7, vcc, v7, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v11
	s_branch .LBB0_78
.LBB0_95:
	.loc	0 0
	v_lshrrev_b32_e32 v8, 4, v0
	.loc	0 154
	v_mul_u32_u24_e32 v9, 0x44, v8
	v_lshlrev_b32_e32 v10, 2, v9
	v_mad_i64_i32 v[8:9], s[2:3], v8, s58, 0
	v_lshlrev_b32_e32 v14, 2, v0
	v_and_b32_e32 v7, 60, v14
	v_lshlrev_b32_e32 v11, 2, v7
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v15, vcc, v10, v11
	v_add_u32_e32 v10, vcc, v1, v8
	v_addc_u32_e32 v12, vcc, v2, v9, vcc
	v_add_u32_e32 v9, vcc, v10, v11
	v_addc_u32_e32 v10, vcc, 0, v12, vcc
	s_movk_i32 s2, 0xff
	s_mov_b32 s6, 0
	v_mov_b32_e32 v8, 0
	v_cmp_lt_u32_e32 vcc, s2, v0
	.loc	0 104
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_97
; %bb.96:
	ds_write_b32 v15, v8
.LBB0_97:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v12, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_99
; %bb.98:
	flat_load_dwordx2 v[11:12], v[9:10]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v11
.LBB0_99:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	ds_write_b32 v15, v12 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_101
; %bb.100:
	.loc	0 0
	v_mov_b32_e32 v9, 0
	.loc	0 104
	ds_write_b32 v15, v9 offset:8
	s_mov_b32 s6, 0
.LBB0_101:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v11, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_103
; %bb.102:
	v_add_u32_e32 v9, vcc, 8, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	flat_load_dwordx2 v[10:11], v[9:10]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v10 offset:8
.LBB0_103:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_or_b32_e32 v9, 0x200, v14
	v_lshrrev_b32_e32 v9, 6, v9
	v_mul_u32_u24_e32 v10, 0x44, v9
	.loc	0 104
	ds_write_b32 v15, v11 offset:12
	.loc	0 154
	v_lshlrev_b32_e32 v11, 2, v10
	v_mad_i64_i32 v[9:10], s[2:3], v9, s58, 0
	v_lshlrev_b32_e32 v12, 2, v7
	v_add_u32_e32 v11, vcc, v11, v12
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_add_u32_e32 v9, vcc, v1, v9
	v_addc_u32_e32 v10, vcc, v2, v10, vcc
	v_add_u32_e32 v7, vcc, v9, v7
	v_addc_u32_e32 v8, vcc, v10, v8, vcc
	s_movk_i32 s2, 0x7f
	v_cmp_lt_u32_e32 vcc, s2, v0
	.loc	0 104
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_105
; %bb.104:
	.loc	0 0
	v_mov_b32_e32 v9, 0
	.loc	0 104
	ds_write_b32 v11, v9
	s_mov_b32 s6, 0
.LBB0_105:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v10, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_107
; %bb.106:
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v9
.LBB0_107:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	ds_write_b32 v11, v10 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_109
; %bb.108:
	.loc	0 0
	v_mov_b32_e32 v7, 0
	.loc	0 104
	ds_write_b32 v11, v7 offset:8
	s_mov_b32 s6, 0
.LBB0_109:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_111
; %bb.110:
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v8 offset:8
.LBB0_111:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	ds_write_b32 v11, v9 offset:12
	.loc	0 154
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccnz .LBB0_79
.LBB0_112:
	v_lshrrev_b32_e32 v11, 6, v0
	v_mad_i64_i32 v[7:8], s[2:3], v11, s60, 0
	s_movk_i32 s2, 0x110
	v_or_b32_e32 v14, 0x80, v0
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	s_movk_i32 s3, 0x380
	v_add_u32_e32 v9, vcc, v3, v7
	v_addc_u32_e32 v10, vcc, v4, v8, vcc
	v_lshlrev_b64 v[7:8], 2, v[5:6]
	v_add_u32_e32 v9, vcc, v9, v7
	v_addc_u32_e32 v10, vcc, v10, v8, vcc
	.loc	0 104
	flat_load_dword v12, v[9:10]
	.loc	0 154
	v_lshlrev_b32_e32 v9, 2, v5
	v_mad_u32_u24 v15, v11, s2, v9
	.loc	0 104
	v_mov_b32_e32 v10, 0
	.loc	0 154
	v_lshrrev_b32_e32 v11, 6, v14
	v_cmp_gt_u32_e32 vcc, s3, v0
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v12 offset:8704
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_114
; %bb.113:
	.loc	0 154
	v_mad_i64_i32 v[14:15], s[6:7], v11, s60, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v3, v14
	v_addc_u32_e32 v15, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 104
	flat_load_dword v12, v[14:15]
.LBB0_114:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:8704
	.loc	0 154
	v_or_b32_e32 v11, 0x100, v0
	s_movk_i32 s2, 0x300
	v_lshrrev_b32_e32 v11, 6, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_116
; %bb.115:
	.loc	0 154
	v_mad_i64_i32 v[14:15], s[6:7], v11, s60, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v10, vcc, v3, v14
	v_addc_u32_e32 v12, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v10, v7
	v_addc_u32_e32 v15, vcc, v12, v8, vcc
	.loc	0 104
	flat_load_dword v10, v[14:15]
.LBB0_116:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10 offset:8704
	.loc	0 154
	v_or_b32_e32 v10, 0x180, v0
	s_movk_i32 s2, 0x280
	v_lshrrev_b32_e32 v11, 6, v10
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_118
; %bb.117:
	.loc	0 154
	v_mad_i64_i32 v[14:15], s[6:7], v11, s60, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v3, v14
	v_addc_u32_e32 v15, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 104
	flat_load_dword v12, v[14:15]
.LBB0_118:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:8704
	s_movk_i32 s2, 0x200
	.loc	0 154
	v_or_b32_e32 v11, 0x200, v0
	v_lshrrev_b32_e32 v11, 6, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_120
; %bb.119:
	.loc	0 154
	v_mad_i64_i32 v[14:15], s[6:7], v11, s60, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v10, vcc, v3, v14
	v_addc_u32_e32 v12, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v10, v7
	v_addc_u32_e32 v15, vcc, v12, v8, vcc
	.loc	0 104
	flat_load_dword v10, v[14:15]
.LBB0_120:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10 offset:8704
	.loc	0 154
	v_or_b32_e32 v10, 0x280, v0
	s_movk_i32 s2, 0x180
	v_lshrrev_b32_e32 v11, 6, v10
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_122
; %bb.121:
	.loc	0 154
	v_mad_i64_i32 v[14:15], s[6:7], v11, s60, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v3, v14
	v_addc_u32_e32 v15, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 104
	flat_load_dword v12, v[14:15]
.LBB0_122:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:8704
	.loc	0 154
	v_or_b32_e32 v11, 0x300, v0
	s_movk_i32 s2, 0x100
	v_lshrrev_b32_e32 v11, 6, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_124
; %bb.123:
	.loc	0 154
	v_mad_i64_i32 v[14:15], s[6:7], v11, s60, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v10, vcc, v3, v14
	v_addc_u32_e32 v12, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v10, v7
	v_addc_u32_e32 v15, vcc, v12, v8, vcc
	.loc	0 104
	flat_load_dword v10, v[14:15]
.LBB0_124:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10 offset:8704
	.loc	0 154
	v_or_b32_e32 v10, 0x380, v0
	s_movk_i32 s2, 0x80
	v_lshrrev_b32_e32 v10, 6, v10
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_126
; %bb.125:
	.loc	0 154
	v_mad_i64_i32 v[11:12], s[6:7], v10, s60, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v11, vcc, v3, v11
	v_addc_u32_e32 v12, vcc, v4, v12, vcc
	v_add_u32_e32 v7, vcc, v11, v7
	v_addc_u32_e32 v8, vcc, v12, v8, vcc
	.loc	0 104
	flat_load_dword v11, v[7:8]
.LBB0_126:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v7, 0x44, v10
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v7, vcc, v7, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v11 offset:8704
	.loc	0 154
	s_branch .LBB0_144
.LBB0_127:
	.loc	0 0
	v_lshrrev_b32_e32 v8, 4, v0
	.loc	0 154
	v_mul_u32_u24_e32 v9, 0x44, v8
	v_lshlrev_b32_e32 v10, 2, v9
	v_mad_i64_i32 v[8:9], s[2:3], v8, s60, 0
	v_lshlrev_b32_e32 v14, 2, v0
	v_and_b32_e32 v7, 60, v14
	v_lshlrev_b32_e32 v11, 2, v7
	v_add_u32_e32 v10, vcc, v10, v11
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v15, vcc, 0x2200, v10
	v_add_u32_e32 v10, vcc, v3, v8
	v_addc_u32_e32 v12, vcc, v4, v9, vcc
	v_add_u32_e32 v9, vcc, v10, v11
	v_addc_u32_e32 v10, vcc, 0, v12, vcc
	s_movk_i32 s2, 0xff
	s_mov_b32 s6, 0
	v_mov_b32_e32 v8, 0
	v_cmp_lt_u32_e32 vcc, s2, v0
	.loc	0 104
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_129
; %bb.128:
	ds_write_b32 v15, v8
.LBB0_129:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v12, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_131
; %bb.130:
	flat_load_dwordx2 v[11:12], v[9:10]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v11
.LBB0_131:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	ds_write_b32 v15, v12 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_133
; %bb.132:
	.loc	0 0
	v_mov_b32_e32 v9, 0
	.loc	0 104
	ds_write_b32 v15, v9 offset:8
	s_mov_b32 s6, 0
.LBB0_133:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v11, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_135
; %bb.134:
	v_add_u32_e32 v9, vcc, 8, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	flat_load_dwordx2 v[10:11], v[9:10]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v10 offset:8
.LBB0_135:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_or_b32_e32 v9, 0x200, v14
	v_lshrrev_b32_e32 v9, 6, v9
	v_mul_u32_u24_e32 v10, 0x44, v9
	.loc	0 104
	ds_write_b32 v15, v11 offset:12
	.loc	0 154
	v_lshlrev_b32_e32 v11, 2, v10
	v_mad_i64_i32 v[9:10], s[2:3], v9, s60, 0
	v_lshlrev_b32_e32 v12, 2, v7
	v_add_u32_e32 v11, vcc, v11, v12
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e32 v11, vcc, 0x2200, v11
	v_add_u32_e32 v9, vcc, v3, v9
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_addc_u32_e32 v10, vcc, v4, v10, vcc
	v_add_u32_e32 v7, vcc, v9, v7
	v_addc_u32_e32 v8, vcc, v10, v8, vcc
	s_movk_i32 s2, 0x7f
	v_cmp_lt_u32_e32 vcc, s2, v0
	.loc	0 104
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_137
; %bb.136:
	.loc	0 0
	v_mov_b32_e32 v9, 0
	.loc	0 104
	ds_write_b32 v11, v9
	s_mov_b32 s6, 0
.LBB0_137:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v10, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_139
; %bb.138:
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v9
.LBB0_139:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	ds_write_b32 v11, v10 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_141
; %bb.140:
	.loc	0 0
	v_mov_b32_e32 v7, 0
	.loc	0 104
	ds_write_b32 v11, v7 offset:8
	s_mov_b32 s6, 0
.LBB0_141:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_143
; %bb.142:
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v8 offset:8
.LBB0_143:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	ds_write_b32 v11, v9 offset:12
.LBB0_144:
	.loc	0 0
	v_lshrrev_b32_e32 v49, 6, v0
	v_cmp_lt_i32_e64 s[2:3], 0, v13
	v_or_b32_e32 v9, 0x80, v0
	v_or_b32_e32 v11, 0x100, v0
	v_or_b32_e32 v13, 0x180, v0
	v_or_b32_e32 v27, 0x200, v0
	v_or_b32_e32 v17, 0x280, v0
	v_or_b32_e32 v19, 0x300, v0
	v_or_b32_e32 v21, 0x380, v0
	v_lshlrev_b32_e32 v50, 2, v0
	v_mul_u32_u24_e32 v7, 0x44, v49
	v_lshrrev_b32_e32 v89, 6, v9
	v_lshrrev_b32_e32 v91, 6, v11
	v_lshrrev_b32_e32 v93, 6, v13
	v_lshrrev_b32_e32 v95, 6, v27
	v_lshrrev_b32_e32 v97, 6, v17
	v_lshrrev_b32_e32 v99, 6, v19
	v_lshrrev_b32_e32 v101, 6, v21
	v_lshrrev_b32_e32 v103, 4, v0
	v_and_b32_e32 v23, 60, v50
	v_mad_u32_u24 v27, v0, 3, v27
	v_readfirstlane_b32 s57, v7
	v_mad_i64_i32 v[7:8], s[6:7], v49, s58, 0
	v_mad_i64_i32 v[9:10], s[6:7], v89, s58, 0
	v_mad_i64_i32 v[11:12], s[6:7], v91, s58, 0
	v_mad_i64_i32 v[13:14], s[6:7], v93, s58, 0
	v_mad_i64_i32 v[15:16], s[6:7], v95, s58, 0
	v_mad_i64_i32 v[17:18], s[6:7], v97, s58, 0
	v_mad_i64_i32 v[19:20], s[6:7], v99, s58, 0
	v_mad_i64_i32 v[21:22], s[6:7], v101, s58, 0
	v_mad_i64_i32 v[25:26], s[6:7], v103, s58, 0
	v_sub_u32_e32 v28, vcc, s14, v23
	v_lshrrev_b32_e32 v105, 6, v27
	v_cmp_lt_i32_e64 s[6:7], 0, v28
	v_cmp_lt_i32_e64 s[8:9], 1, v28
	v_cmp_lt_i32_e64 s[10:11], 2, v28
	v_cmp_lt_i32_e64 s[12:13], 3, v28
	v_mad_i64_i32 v[27:28], s[14:15], v105, s58, 0
	v_cmp_lt_i32_e64 s[14:15], 0, v29
	v_mad_i64_i32 v[29:30], s[18:19], v49, s60, 0
	v_mad_i64_i32 v[31:32], s[18:19], v89, s60, 0
	v_mad_i64_i32 v[33:34], s[18:19], v91, s60, 0
	v_mad_i64_i32 v[35:36], s[18:19], v93, s60, 0
	v_mad_i64_i32 v[37:38], s[18:19], v95, s60, 0
	v_mad_i64_i32 v[39:40], s[18:19], v97, s60, 0
	v_mad_i64_i32 v[41:42], s[18:19], v99, s60, 0
	v_mad_i64_i32 v[43:44], s[18:19], v101, s60, 0
	v_mad_i64_i32 v[45:46], s[18:19], v103, s60, 0
	v_sub_u32_e32 v47, vcc, s16, v23
	v_cmp_lt_i32_e64 s[16:17], 0, v47
	v_cmp_lt_i32_e64 s[18:19], 1, v47
	v_cmp_lt_i32_e64 s[20:21], 2, v47
	v_cmp_lt_i32_e64 s[22:23], 3, v47
	v_mad_i64_i32 v[47:48], s[24:25], v105, s60, 0
	.loc	0 155
	v_and_b32_e32 v50, 0x80, v50
	v_lshlrev_b32_e32 v51, 5, v56
	v_or_b32_e32 v50, v50, v51
	s_lshl_b64 s[44:45], s[58:59], 4
	s_lshl_b64 s[68:69], s[60:61], 4
	v_readfirstlane_b32 s54, v49
	s_movk_i32 s40, 0x80
	s_movk_i32 s36, 0x100
	s_movk_i32 s34, 0x180
	s_movk_i32 s30, 0x200
	s_movk_i32 s28, 0x280
	s_movk_i32 s26, 0x300
	s_movk_i32 s27, 0x380
	v_mov_b32_e32 v24, 0
	s_movk_i32 s38, 0xff
	s_movk_i32 s42, 0x7f
	v_or_b32_e32 v107, 0x2200, v50
	v_lshlrev_b32_e32 v49, 7, v49
	v_lshlrev_b32_e32 v50, 4, v55
	s_mov_b32 s63, 0
	v_mul_u32_u24_e32 v90, 0x44, v89
	v_mul_u32_u24_e32 v92, 0x44, v91
	v_mul_u32_u24_e32 v94, 0x44, v93
	v_mul_u32_u24_e32 v96, 0x44, v95
	v_mul_u32_u24_e32 v98, 0x44, v97
	v_mul_u32_u24_e32 v100, 0x44, v99
	v_mul_u32_u24_e32 v102, 0x44, v101
	v_mul_u32_u24_e32 v104, 0x44, v103
	s_mov_b32 s79, 1
	v_mul_u32_u24_e32 v106, 0x44, v105
	v_cmp_gt_u32_e64 s[24:25], s27, v0
	v_cmp_gt_u32_e64 s[26:27], s26, v0
	v_cmp_gt_u32_e64 s[28:29], s28, v0
	v_cmp_gt_u32_e64 s[30:31], s30, v0
	v_cmp_gt_u32_e64 s[34:35], s34, v0
	v_cmp_gt_u32_e64 s[36:37], s36, v0
	v_cmp_lt_u32_e64 s[38:39], s38, v0
	v_cmp_gt_u32_e64 s[40:41], s40, v0
	v_cmp_lt_u32_e64 s[42:43], s42, v0
	v_or_b32_e32 v108, v49, v50
	s_lshl_b64 s[68:69], s[68:69], 2
	s_lshl_b64 s[70:71], s[44:45], 2
	v_mov_b32_e32 v57, v24
	v_mov_b32_e32 v61, v24
	v_mov_b32_e32 v65, v24
	v_mov_b32_e32 v69, v24
	v_mov_b32_e32 v58, v24
	v_mov_b32_e32 v62, v24
	v_mov_b32_e32 v66, v24
	v_mov_b32_e32 v70, v24
	v_mov_b32_e32 v59, v24
	v_mov_b32_e32 v63, v24
	v_mov_b32_e32 v67, v24
	v_mov_b32_e32 v71, v24
	v_mov_b32_e32 v60, v24
	v_mov_b32_e32 v64, v24
	v_mov_b32_e32 v68, v24
	v_mov_b32_e32 v72, v24
	v_mov_b32_e32 v73, v24
	v_mov_b32_e32 v77, v24
	v_mov_b32_e32 v81, v24
	v_mov_b32_e32 v85, v24
	v_mov_b32_e32 v74, v24
	v_mov_b32_e32 v78, v24
	v_mov_b32_e32 v82, v24
	v_mov_b32_e32 v86, v24
	v_mov_b32_e32 v75, v24
	v_mov_b32_e32 v79, v24
	v_mov_b32_e32 v83, v24
	v_mov_b32_e32 v87, v24
	v_mov_b32_e32 v76, v24
	v_mov_b32_e32 v80, v24
	v_mov_b32_e32 v84, v24
	v_mov_b32_e32 v88, v24
.LBB0_145:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_290 Depth 2
	.loc	0 0
	v_mov_b32_e32 v49, s69
	v_add_u32_e32 v3, vcc, s68, v3
	v_addc_u32_e32 v4, vcc, v4, v49, vcc
	.loc	0 157
	s_add_i32 s77, s77, 16
	.loc	0 0
	v_mov_b32_e32 v49, s71
	v_add_u32_e32 v1, vcc, s70, v1
	.loc	0 157
	s_cmp_le_i32 s78, s77
	.loc	0 0
	v_addc_u32_e32 v2, vcc, v2, v49, vcc
	.loc	0 157
	s_cselect_b64 s[72:73], -1, 0
	s_and_b64 vcc, exec, s[72:73]
	.loc	0 156
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 157
	s_cbranch_vccnz .LBB0_289
; %bb.146:                              ;   in Loop: Header=BB0_145 Depth=1
	s_sub_i32 s81, s78, s77
	s_cmp_gt_i32 s81, 15
	s_cselect_b64 s[44:45], -1, 0
	s_and_b64 s[44:45], s[66:67], s[44:45]
	s_mul_i32 s80, s79, 0x1100
	s_andn2_b64 vcc, exec, s[44:45]
	s_mov_b64 s[44:45], -1
	s_cbranch_vccz .LBB0_220
; %bb.147:                              ;   in Loop: Header=BB0_145 Depth=1
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_151
; %bb.148:                              ;   in Loop: Header=BB0_145 Depth=1
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB0_168
.LBB0_149:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_add_i32 s82, s80, 0x2200
	.loc	0 157
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[44:45], -1
	s_cbranch_vccz .LBB0_185
.LBB0_150:                              ;   in Loop: Header=BB0_145 Depth=1
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB0_202
	s_branch .LBB0_219
.LBB0_151:                              ;   in Loop: Header=BB0_145 Depth=1
	s_cmp_lt_i32 s54, s81
	s_cselect_b64 s[44:45], -1, 0
	.loc	0 104
	s_and_b64 s[74:75], s[44:45], s[2:3]
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_153
; %bb.152:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[51:52], 2, v[7:8]
	v_add_u32_e32 v49, vcc, v1, v51
	v_addc_u32_e32 v53, vcc, v2, v52, vcc
	v_lshlrev_b64 v[51:52], 2, v[5:6]
	v_add_u32_e32 v51, vcc, v49, v51
	v_addc_u32_e32 v52, vcc, v53, v52, vcc
	.loc	0 104
	flat_load_dword v51, v[51:52]
.LBB0_153:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	s_lshl_b32 s44, s57, 2
	s_add_i32 s44, s80, s44
	v_lshlrev_b32_e32 v49, 2, v5
	v_add_u32_e32 v52, vcc, s44, v49
	v_cmp_gt_i32_e32 vcc, s81, v89
	.loc	0 104
	s_and_b64 s[74:75], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v52, v51
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_155
; %bb.154:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[50:51], 2, v[9:10]
	v_add_u32_e32 v52, vcc, v1, v50
	v_addc_u32_e32 v53, vcc, v2, v51, vcc
	v_lshlrev_b64 v[50:51], 2, v[5:6]
	v_add_u32_e32 v50, vcc, v52, v50
	v_addc_u32_e32 v51, vcc, v53, v51, vcc
	.loc	0 104
	flat_load_dword v50, v[50:51]
.LBB0_155:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v51, 2, v90
	v_add_u32_e32 v51, vcc, s80, v51
	v_add_u32_e32 v51, vcc, v51, v49
	v_cmp_gt_i32_e32 vcc, s81, v91
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v50
	s_and_b64 s[74:75], vcc, s[2:3]
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_157
; %bb.156:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[51:52], 2, v[11:12]
	v_add_u32_e32 v53, vcc, v1, v51
	v_addc_u32_e32 v54, vcc, v2, v52, vcc
	v_lshlrev_b64 v[51:52], 2, v[5:6]
	v_add_u32_e32 v51, vcc, v53, v51
	v_addc_u32_e32 v52, vcc, v54, v52, vcc
	.loc	0 104
	flat_load_dword v51, v[51:52]
.LBB0_157:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v52, 2, v92
	v_add_u32_e32 v52, vcc, s80, v52
	v_add_u32_e32 v52, vcc, v52, v49
	v_cmp_gt_i32_e32 vcc, s81, v93
	.loc	0 104
	s_and_b64 s[74:75], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v52, v51
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_159
; %bb.158:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[50:51], 2, v[13:14]
	v_add_u32_e32 v52, vcc, v1, v50
	v_addc_u32_e32 v53, vcc, v2, v51, vcc
	v_lshlrev_b64 v[50:51], 2, v[5:6]
	v_add_u32_e32 v50, vcc, v52, v50
	v_addc_u32_e32 v51, vcc, v53, v51, vcc
	.loc	0 104
	flat_load_dword v50, v[50:51]
.LBB0_159:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v51, 2, v94
	v_add_u32_e32 v51, vcc, s80, v51
	v_add_u32_e32 v51, vcc, v51, v49
	v_cmp_gt_i32_e32 vcc, s81, v95
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v50
	s_and_b64 s[74:75], vcc, s[2:3]
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_161
; %bb.160:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[51:52], 2, v[15:16]
	v_add_u32_e32 v53, vcc, v1, v51
	v_addc_u32_e32 v54, vcc, v2, v52, vcc
	v_lshlrev_b64 v[51:52], 2, v[5:6]
	v_add_u32_e32 v51, vcc, v53, v51
	v_addc_u32_e32 v52, vcc, v54, v52, vcc
	.loc	0 104
	flat_load_dword v51, v[51:52]
.LBB0_161:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v52, 2, v96
	v_add_u32_e32 v52, vcc, s80, v52
	v_add_u32_e32 v52, vcc, v52, v49
	v_cmp_gt_i32_e32 vcc, s81, v97
	.loc	0 104
	s_and_b64 s[74:75], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v52, v51
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_163
; %bb.162:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[50:51], 2, v[17:18]
	v_add_u32_e32 v52, vcc, v1, v50
	v_addc_u32_e32 v53, vcc, v2, v51, vcc
	v_lshlrev_b64 v[50:51], 2, v[5:6]
	v_add_u32_e32 v50, vcc, v52, v50
	v_addc_u32_e32 v51, vcc, v53, v51, vcc
	.loc	0 104
	flat_load_dword v50, v[50:51]
.LBB0_163:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v51, 2, v98
	v_add_u32_e32 v51, vcc, s80, v51
	v_add_u32_e32 v51, vcc, v51, v49
	v_cmp_gt_i32_e32 vcc, s81, v99
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v50
	s_and_b64 s[74:75], vcc, s[2:3]
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_165
; %bb.164:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[51:52], 2, v[19:20]
	v_add_u32_e32 v53, vcc, v1, v51
	v_addc_u32_e32 v54, vcc, v2, v52, vcc
	v_lshlrev_b64 v[51:52], 2, v[5:6]
	v_add_u32_e32 v51, vcc, v53, v51
	v_addc_u32_e32 v52, vcc, v54, v52, vcc
	.loc	0 104
	flat_load_dword v51, v[51:52]
.LBB0_165:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v52, 2, v100
	v_add_u32_e32 v52, vcc, s80, v52
	v_add_u32_e32 v52, vcc, v52, v49
	v_cmp_gt_i32_e32 vcc, s81, v101
	.loc	0 104
	s_and_b64 s[74:75], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v52, v51
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_167
; %bb.166:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[50:51], 2, v[21:22]
	v_add_u32_e32 v52, vcc, v1, v50
	v_addc_u32_e32 v53, vcc, v2, v51, vcc
	v_lshlrev_b64 v[50:51], 2, v[5:6]
	v_add_u32_e32 v50, vcc, v52, v50
	v_addc_u32_e32 v51, vcc, v53, v51, vcc
	.loc	0 104
	flat_load_dword v50, v[50:51]
.LBB0_167:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v51, 2, v102
	v_add_u32_e32 v51, vcc, s80, v51
	v_add_u32_e32 v49, vcc, v51, v49
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v49, v50
	.loc	0 157
	s_branch .LBB0_149
.LBB0_168:                              ;   in Loop: Header=BB0_145 Depth=1
	v_lshlrev_b64 v[49:50], 2, v[25:26]
	.loc	0 104
	v_mov_b32_e32 v109, 0
	.loc	0 157
	v_add_u32_e32 v51, vcc, v1, v49
	v_addc_u32_e32 v52, vcc, v2, v50, vcc
	v_lshlrev_b64 v[49:50], 2, v[23:24]
	v_mov_b32_e32 v110, 0
	v_add_u32_e32 v51, vcc, v51, v49
	v_addc_u32_e32 v52, vcc, v52, v50, vcc
	v_cmp_gt_i32_e32 vcc, s81, v103
	.loc	0 104
	s_and_b64 s[74:75], vcc, s[6:7]
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_170
; %bb.169:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dword v110, v[51:52]
.LBB0_170:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v53, 2, v104
	v_add_u32_e64 v54, s[44:45], s80, v53
	v_lshlrev_b32_e32 v53, 2, v23
	v_add_u32_e64 v54, s[44:45], v54, v53
	.loc	0 104
	s_and_b64 s[44:45], vcc, s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v110
	s_and_saveexec_b64 s[74:75], s[44:45]
	s_cbranch_execz .LBB0_172
; %bb.171:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v109, s[44:45], 4, v51
	v_addc_u32_e64 v110, s[44:45], 0, v52, s[44:45]
	flat_load_dword v109, v[109:110]
.LBB0_172:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v109 offset:4
	s_and_b64 s[44:45], vcc, s[10:11]
	v_mov_b32_e32 v109, 0
	v_mov_b32_e32 v110, 0
	s_and_saveexec_b64 s[74:75], s[44:45]
	s_cbranch_execz .LBB0_174
; %bb.173:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v110, s[44:45], 8, v51
	v_addc_u32_e64 v111, s[44:45], 0, v52, s[44:45]
	flat_load_dword v110, v[110:111]
.LBB0_174:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 104
	s_and_b64 s[74:75], vcc, s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v110 offset:8
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_176
; %bb.175:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v51, vcc, 12, v51
	v_addc_u32_e32 v52, vcc, 0, v52, vcc
	flat_load_dword v109, v[51:52]
.LBB0_176:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b64 v[51:52], 2, v[27:28]
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v109 offset:12
	.loc	0 157
	v_add_u32_e32 v51, vcc, v1, v51
	v_addc_u32_e32 v52, vcc, v2, v52, vcc
	v_add_u32_e32 v49, vcc, v51, v49
	v_addc_u32_e32 v50, vcc, v52, v50, vcc
	v_cmp_gt_i32_e32 vcc, s81, v105
	.loc	0 104
	s_and_b64 s[74:75], vcc, s[6:7]
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_178
; %bb.177:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dword v54, v[49:50]
.LBB0_178:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v51, 2, v106
	v_add_u32_e64 v51, s[44:45], s80, v51
	v_add_u32_e64 v51, s[44:45], v51, v53
	.loc	0 104
	s_and_b64 s[44:45], vcc, s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v54
	s_and_saveexec_b64 s[74:75], s[44:45]
	s_cbranch_execz .LBB0_180
; %bb.179:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v52, s[44:45], 4, v49
	v_addc_u32_e64 v53, s[44:45], 0, v50, s[44:45]
	flat_load_dword v52, v[52:53]
.LBB0_180:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v52 offset:4
	s_and_b64 s[44:45], vcc, s[10:11]
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	s_and_saveexec_b64 s[74:75], s[44:45]
	s_cbranch_execz .LBB0_182
; %bb.181:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v53, s[44:45], 8, v49
	v_addc_u32_e64 v54, s[44:45], 0, v50, s[44:45]
	flat_load_dword v53, v[53:54]
.LBB0_182:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 104
	s_and_b64 s[74:75], vcc, s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v53 offset:8
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_184
; %bb.183:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v49, vcc, 12, v49
	v_addc_u32_e32 v50, vcc, 0, v50, vcc
	flat_load_dword v52, v[49:50]
.LBB0_184:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v52 offset:12
	s_add_i32 s82, s80, 0x2200
	.loc	0 157
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[44:45], -1
	s_cbranch_vccnz .LBB0_150
.LBB0_185:                              ;   in Loop: Header=BB0_145 Depth=1
	s_cmp_lt_i32 s54, s81
	s_cselect_b64 s[44:45], -1, 0
	.loc	0 104
	s_and_b64 s[74:75], s[44:45], s[14:15]
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_187
; %bb.186:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[51:52], 2, v[29:30]
	v_add_u32_e32 v49, vcc, v3, v51
	v_addc_u32_e32 v53, vcc, v4, v52, vcc
	v_lshlrev_b64 v[51:52], 2, v[5:6]
	v_add_u32_e32 v51, vcc, v49, v51
	v_addc_u32_e32 v52, vcc, v53, v52, vcc
	.loc	0 104
	flat_load_dword v51, v[51:52]
.LBB0_187:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	s_lshl_b32 s44, s57, 2
	s_add_i32 s44, s82, s44
	v_lshlrev_b32_e32 v49, 2, v5
	v_add_u32_e32 v52, vcc, s44, v49
	v_cmp_gt_i32_e32 vcc, s81, v89
	.loc	0 104
	s_and_b64 s[74:75], vcc, s[14:15]
	s_waitcnt vmcnt(0)
	ds_write_b32 v52, v51
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_189
; %bb.188:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[50:51], 2, v[31:32]
	v_add_u32_e32 v52, vcc, v3, v50
	v_addc_u32_e32 v53, vcc, v4, v51, vcc
	v_lshlrev_b64 v[50:51], 2, v[5:6]
	v_add_u32_e32 v50, vcc, v52, v50
	v_addc_u32_e32 v51, vcc, v53, v51, vcc
	.loc	0 104
	flat_load_dword v50, v[50:51]
.LBB0_189:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v51, 2, v90
	v_add_u32_e32 v51, vcc, s82, v51
	v_add_u32_e32 v51, vcc, v51, v49
	v_cmp_gt_i32_e32 vcc, s81, v91
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v50
	s_and_b64 s[74:75], vcc, s[14:15]
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_191
; %bb.190:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[51:52], 2, v[33:34]
	v_add_u32_e32 v53, vcc, v3, v51
	v_addc_u32_e32 v54, vcc, v4, v52, vcc
	v_lshlrev_b64 v[51:52], 2, v[5:6]
	v_add_u32_e32 v51, vcc, v53, v51
	v_addc_u32_e32 v52, vcc, v54, v52, vcc
	.loc	0 104
	flat_load_dword v51, v[51:52]
.LBB0_191:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v52, 2, v92
	v_add_u32_e32 v52, vcc, s82, v52
	v_add_u32_e32 v52, vcc, v52, v49
	v_cmp_gt_i32_e32 vcc, s81, v93
	.loc	0 104
	s_and_b64 s[74:75], vcc, s[14:15]
	s_waitcnt vmcnt(0)
	ds_write_b32 v52, v51
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_193
; %bb.192:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[50:51], 2, v[35:36]
	v_add_u32_e32 v52, vcc, v3, v50
	v_addc_u32_e32 v53, vcc, v4, v51, vcc
	v_lshlrev_b64 v[50:51], 2, v[5:6]
	v_add_u32_e32 v50, vcc, v52, v50
	v_addc_u32_e32 v51, vcc, v53, v51, vcc
	.loc	0 104
	flat_load_dword v50, v[50:51]
.LBB0_193:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v51, 2, v94
	v_add_u32_e32 v51, vcc, s82, v51
	v_add_u32_e32 v51, vcc, v51, v49
	v_cmp_gt_i32_e32 vcc, s81, v95
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v50
	s_and_b64 s[74:75], vcc, s[14:15]
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_195
; %bb.194:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[51:52], 2, v[37:38]
	v_add_u32_e32 v53, vcc, v3, v51
	v_addc_u32_e32 v54, vcc, v4, v52, vcc
	v_lshlrev_b64 v[51:52], 2, v[5:6]
	v_add_u32_e32 v51, vcc, v53, v51
	v_addc_u32_e32 v52, vcc, v54, v52, vcc
	.loc	0 104
	flat_load_dword v51, v[51:52]
.LBB0_195:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v52, 2, v96
	v_add_u32_e32 v52, vcc, s82, v52
	v_add_u32_e32 v52, vcc, v52, v49
	v_cmp_gt_i32_e32 vcc, s81, v97
	.loc	0 104
	s_and_b64 s[74:75], vcc, s[14:15]
	s_waitcnt vmcnt(0)
	ds_write_b32 v52, v51
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_197
; %bb.196:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[50:51], 2, v[39:40]
	v_add_u32_e32 v52, vcc, v3, v50
	v_addc_u32_e32 v53, vcc, v4, v51, vcc
	v_lshlrev_b64 v[50:51], 2, v[5:6]
	v_add_u32_e32 v50, vcc, v52, v50
	v_addc_u32_e32 v51, vcc, v53, v51, vcc
	.loc	0 104
	flat_load_dword v50, v[50:51]
.LBB0_197:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v51, 2, v98
	v_add_u32_e32 v51, vcc, s82, v51
	v_add_u32_e32 v51, vcc, v51, v49
	v_cmp_gt_i32_e32 vcc, s81, v99
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v50
	s_and_b64 s[74:75], vcc, s[14:15]
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_199
; %bb.198:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[51:52], 2, v[41:42]
	v_add_u32_e32 v53, vcc, v3, v51
	v_addc_u32_e32 v54, vcc, v4, v52, vcc
	v_lshlrev_b64 v[51:52], 2, v[5:6]
	v_add_u32_e32 v51, vcc, v53, v51
	v_addc_u32_e32 v52, vcc, v54, v52, vcc
	.loc	0 104
	flat_load_dword v51, v[51:52]
.LBB0_199:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v52, 2, v100
	v_add_u32_e32 v52, vcc, s82, v52
	v_add_u32_e32 v52, vcc, v52, v49
	v_cmp_gt_i32_e32 vcc, s81, v101
	.loc	0 104
	s_and_b64 s[74:75], vcc, s[14:15]
	s_waitcnt vmcnt(0)
	ds_write_b32 v52, v51
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_201
; %bb.200:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[50:51], 2, v[43:44]
	v_add_u32_e32 v52, vcc, v3, v50
	v_addc_u32_e32 v53, vcc, v4, v51, vcc
	v_lshlrev_b64 v[50:51], 2, v[5:6]
	v_add_u32_e32 v50, vcc, v52, v50
	v_addc_u32_e32 v51, vcc, v53, v51, vcc
	.loc	0 104
	flat_load_dword v50, v[50:51]
.LBB0_201:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v51, 2, v102
	v_add_u32_e32 v51, vcc, s82, v51
	v_add_u32_e32 v49, vcc, v51, v49
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v49, v50
	s_branch .LBB0_219
.LBB0_202:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[49:50], 2, v[45:46]
	.loc	0 104
	v_mov_b32_e32 v109, 0
	.loc	0 157
	v_add_u32_e32 v51, vcc, v3, v49
	v_addc_u32_e32 v52, vcc, v4, v50, vcc
	v_lshlrev_b64 v[49:50], 2, v[23:24]
	v_mov_b32_e32 v110, 0
	v_add_u32_e32 v51, vcc, v51, v49
	v_addc_u32_e32 v52, vcc, v52, v50, vcc
	v_cmp_gt_i32_e32 vcc, s81, v103
	.loc	0 104
	s_and_b64 s[74:75], vcc, s[16:17]
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_204
; %bb.203:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dword v110, v[51:52]
.LBB0_204:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v53, 2, v104
	v_add_u32_e64 v54, s[44:45], s82, v53
	v_lshlrev_b32_e32 v53, 2, v23
	v_add_u32_e64 v54, s[44:45], v54, v53
	.loc	0 104
	s_and_b64 s[44:45], vcc, s[18:19]
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v110
	s_and_saveexec_b64 s[74:75], s[44:45]
	s_cbranch_execz .LBB0_206
; %bb.205:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v109, s[44:45], 4, v51
	v_addc_u32_e64 v110, s[44:45], 0, v52, s[44:45]
	flat_load_dword v109, v[109:110]
.LBB0_206:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v109 offset:4
	s_and_b64 s[44:45], vcc, s[20:21]
	v_mov_b32_e32 v109, 0
	v_mov_b32_e32 v110, 0
	s_and_saveexec_b64 s[74:75], s[44:45]
	s_cbranch_execz .LBB0_208
; %bb.207:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v110, s[44:45], 8, v51
	v_addc_u32_e64 v111, s[44:45], 0, v52, s[44:45]
	flat_load_dword v110, v[110:111]
.LBB0_208:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 104
	s_and_b64 s[74:75], vcc, s[22:23]
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v110 offset:8
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_210
; %bb.209:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v51, vcc, 12, v51
	v_addc_u32_e32 v52, vcc, 0, v52, vcc
	flat_load_dword v109, v[51:52]
.LBB0_210:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b64 v[51:52], 2, v[47:48]
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v109 offset:12
	.loc	0 157
	v_add_u32_e32 v51, vcc, v3, v51
	v_addc_u32_e32 v52, vcc, v4, v52, vcc
	v_add_u32_e32 v49, vcc, v51, v49
	v_addc_u32_e32 v50, vcc, v52, v50, vcc
	v_cmp_gt_i32_e32 vcc, s81, v105
	.loc	0 104
	s_and_b64 s[74:75], vcc, s[16:17]
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_212
; %bb.211:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dword v54, v[49:50]
.LBB0_212:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v51, 2, v106
	v_add_u32_e64 v51, s[44:45], s82, v51
	v_add_u32_e64 v51, s[44:45], v51, v53
	.loc	0 104
	s_and_b64 s[44:45], vcc, s[18:19]
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v54
	s_and_saveexec_b64 s[74:75], s[44:45]
	s_cbranch_execz .LBB0_214
; %bb.213:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v52, s[44:45], 4, v49
	v_addc_u32_e64 v53, s[44:45], 0, v50, s[44:45]
	flat_load_dword v52, v[52:53]
.LBB0_214:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v52 offset:4
	s_and_b64 s[44:45], vcc, s[20:21]
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	s_and_saveexec_b64 s[74:75], s[44:45]
	s_cbranch_execz .LBB0_216
; %bb.215:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v53, s[44:45], 8, v49
	v_addc_u32_e64 v54, s[44:45], 0, v50, s[44:45]
	flat_load_dword v53, v[53:54]
.LBB0_216:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[74:75]
	.loc	0 104
	s_and_b64 s[74:75], vcc, s[22:23]
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v53 offset:8
	s_and_saveexec_b64 s[44:45], s[74:75]
	s_cbranch_execz .LBB0_218
; %bb.217:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v49, vcc, 12, v49
	v_addc_u32_e32 v50, vcc, 0, v50, vcc
	flat_load_dword v52, v[49:50]
.LBB0_218:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v52 offset:12
.LBB0_219:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_mov_b64 s[44:45], 0
.LBB0_220:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB0_289
; %bb.221:                              ;   in Loop: Header=BB0_145 Depth=1
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b64 s[44:45], -1
	s_cbranch_vccz .LBB0_225
; %bb.222:                              ;   in Loop: Header=BB0_145 Depth=1
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB0_240
.LBB0_223:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_add_i32 s74, s80, 0x2200
	.loc	0 157
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[44:45], -1
	s_cbranch_vccz .LBB0_257
.LBB0_224:                              ;   in Loop: Header=BB0_145 Depth=1
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB0_272
	s_branch .LBB0_289
.LBB0_225:                              ;   in Loop: Header=BB0_145 Depth=1
	v_lshlrev_b64 v[49:50], 2, v[7:8]
	s_lshl_b32 s44, s57, 2
	v_add_u32_e32 v51, vcc, v1, v49
	v_addc_u32_e32 v52, vcc, v2, v50, vcc
	v_lshlrev_b64 v[49:50], 2, v[5:6]
	s_add_i32 s44, s80, s44
	v_add_u32_e32 v51, vcc, v51, v49
	v_addc_u32_e32 v52, vcc, v52, v50, vcc
	.loc	0 104
	flat_load_dword v53, v[51:52]
	.loc	0 157
	v_lshlrev_b32_e32 v51, 2, v5
	v_add_u32_e32 v54, vcc, s44, v51
	.loc	0 104
	v_mov_b32_e32 v52, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	v_mov_b32_e32 v53, 0
	s_and_saveexec_b64 s[44:45], s[24:25]
	s_cbranch_execz .LBB0_227
; %bb.226:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[53:54], 2, v[9:10]
	v_add_u32_e32 v53, vcc, v1, v53
	v_addc_u32_e32 v54, vcc, v2, v54, vcc
	v_add_u32_e32 v53, vcc, v53, v49
	v_addc_u32_e32 v54, vcc, v54, v50, vcc
	.loc	0 104
	flat_load_dword v53, v[53:54]
.LBB0_227:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v54, 2, v90
	v_add_u32_e32 v54, vcc, s80, v54
	v_add_u32_e32 v54, vcc, v54, v51
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	s_and_saveexec_b64 s[44:45], s[26:27]
	s_cbranch_execz .LBB0_229
; %bb.228:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[52:53], 2, v[11:12]
	v_add_u32_e32 v52, vcc, v1, v52
	v_addc_u32_e32 v53, vcc, v2, v53, vcc
	v_add_u32_e32 v52, vcc, v52, v49
	v_addc_u32_e32 v53, vcc, v53, v50, vcc
	.loc	0 104
	flat_load_dword v52, v[52:53]
.LBB0_229:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v53, 2, v92
	v_add_u32_e32 v53, vcc, s80, v53
	v_add_u32_e32 v53, vcc, v53, v51
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v52
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	s_and_saveexec_b64 s[44:45], s[28:29]
	s_cbranch_execz .LBB0_231
; %bb.230:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[53:54], 2, v[13:14]
	v_add_u32_e32 v53, vcc, v1, v53
	v_addc_u32_e32 v54, vcc, v2, v54, vcc
	v_add_u32_e32 v53, vcc, v53, v49
	v_addc_u32_e32 v54, vcc, v54, v50, vcc
	.loc	0 104
	flat_load_dword v53, v[53:54]
.LBB0_231:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v54, 2, v94
	v_add_u32_e32 v54, vcc, s80, v54
	v_add_u32_e32 v54, vcc, v54, v51
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	s_and_saveexec_b64 s[44:45], s[30:31]
	s_cbranch_execz .LBB0_233
; %bb.232:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[52:53], 2, v[15:16]
	v_add_u32_e32 v52, vcc, v1, v52
	v_addc_u32_e32 v53, vcc, v2, v53, vcc
	v_add_u32_e32 v52, vcc, v52, v49
	v_addc_u32_e32 v53, vcc, v53, v50, vcc
	.loc	0 104
	flat_load_dword v52, v[52:53]
.LBB0_233:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v53, 2, v96
	v_add_u32_e32 v53, vcc, s80, v53
	v_add_u32_e32 v53, vcc, v53, v51
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v52
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	s_and_saveexec_b64 s[44:45], s[34:35]
	s_cbranch_execz .LBB0_235
; %bb.234:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[53:54], 2, v[17:18]
	v_add_u32_e32 v53, vcc, v1, v53
	v_addc_u32_e32 v54, vcc, v2, v54, vcc
	v_add_u32_e32 v53, vcc, v53, v49
	v_addc_u32_e32 v54, vcc, v54, v50, vcc
	.loc	0 104
	flat_load_dword v53, v[53:54]
.LBB0_235:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v54, 2, v98
	v_add_u32_e32 v54, vcc, s80, v54
	v_add_u32_e32 v54, vcc, v54, v51
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	s_and_saveexec_b64 s[44:45], s[36:37]
	s_cbranch_execz .LBB0_237
; %bb.236:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[52:53], 2, v[19:20]
	v_add_u32_e32 v52, vcc, v1, v52
	v_addc_u32_e32 v53, vcc, v2, v53, vcc
	v_add_u32_e32 v52, vcc, v52, v49
	v_addc_u32_e32 v53, vcc, v53, v50, vcc
	.loc	0 104
	flat_load_dword v52, v[52:53]
.LBB0_237:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v53, 2, v100
	v_add_u32_e32 v53, vcc, s80, v53
	v_add_u32_e32 v53, vcc, v53, v51
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v52
	v_mov_b32_e32 v52, 0
	s_and_saveexec_b64 s[44:45], s[40:41]
	s_cbranch_execz .LBB0_239
; %bb.238:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[52:53], 2, v[21:22]
	v_add_u32_e32 v52, vcc, v1, v52
	v_addc_u32_e32 v53, vcc, v2, v53, vcc
	v_add_u32_e32 v49, vcc, v52, v49
	v_addc_u32_e32 v50, vcc, v53, v50, vcc
	.loc	0 104
	flat_load_dword v52, v[49:50]
.LBB0_239:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v49, 2, v102
	v_add_u32_e32 v49, vcc, s80, v49
	v_add_u32_e32 v49, vcc, v49, v51
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v49, v52
	s_branch .LBB0_223
.LBB0_240:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b32_e32 v49, 2, v104
	v_add_u32_e32 v49, vcc, s80, v49
	v_lshlrev_b32_e32 v109, 2, v23
	v_add_u32_e32 v110, vcc, v49, v109
	.loc	0 104
	s_and_saveexec_b64 s[44:45], s[38:39]
	s_xor_b64 s[44:45], exec, s[44:45]
	s_cbranch_execz .LBB0_242
; %bb.241:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v110, v24
	s_mov_b32 s74, 0
.LBB0_242:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[44:45], s[44:45]
	.loc	0 157
	v_lshlrev_b64 v[49:50], 2, v[25:26]
	.loc	0 104
	v_mov_b32_e32 v54, s74
	.loc	0 157
	v_add_u32_e32 v51, vcc, v1, v49
	v_addc_u32_e32 v52, vcc, v2, v50, vcc
	v_lshlrev_b64 v[49:50], 2, v[23:24]
	v_add_u32_e32 v51, vcc, v51, v49
	v_addc_u32_e32 v52, vcc, v52, v50, vcc
	.loc	0 104
	s_xor_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_244
; %bb.243:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dwordx2 v[53:54], v[51:52]
	s_waitcnt vmcnt(0)
	ds_write_b32 v110, v53
.LBB0_244:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 104
	ds_write_b32 v110, v54 offset:4
	s_and_saveexec_b64 s[44:45], s[38:39]
	s_xor_b64 s[44:45], exec, s[44:45]
	s_cbranch_execz .LBB0_246
; %bb.245:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v110, v24 offset:8
	s_mov_b32 s74, 0
.LBB0_246:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[44:45], s[44:45]
	v_mov_b32_e32 v53, s74
	s_xor_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_248
; %bb.247:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v51, vcc, 8, v51
	v_addc_u32_e32 v52, vcc, 0, v52, vcc
	flat_load_dwordx2 v[52:53], v[51:52]
	s_waitcnt vmcnt(0)
	ds_write_b32 v110, v52 offset:8
.LBB0_248:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v51, 2, v106
	v_add_u32_e32 v51, vcc, s80, v51
	.loc	0 104
	ds_write_b32 v110, v53 offset:12
	.loc	0 157
	v_add_u32_e32 v53, vcc, v51, v109
	.loc	0 104
	s_and_saveexec_b64 s[44:45], s[42:43]
	s_xor_b64 s[44:45], exec, s[44:45]
	s_cbranch_execz .LBB0_250
; %bb.249:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v53, v24
	s_mov_b32 s74, 0
.LBB0_250:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[44:45], s[44:45]
	.loc	0 157
	v_lshlrev_b64 v[51:52], 2, v[27:28]
	v_add_u32_e32 v51, vcc, v1, v51
	v_addc_u32_e32 v52, vcc, v2, v52, vcc
	v_add_u32_e32 v49, vcc, v51, v49
	v_addc_u32_e32 v50, vcc, v52, v50, vcc
	.loc	0 104
	v_mov_b32_e32 v52, s74
	s_xor_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_252
; %bb.251:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dwordx2 v[51:52], v[49:50]
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v51
.LBB0_252:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 104
	ds_write_b32 v53, v52 offset:4
	s_and_saveexec_b64 s[44:45], s[42:43]
	s_xor_b64 s[44:45], exec, s[44:45]
	s_cbranch_execz .LBB0_254
; %bb.253:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v53, v24 offset:8
	s_mov_b32 s74, 0
.LBB0_254:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[44:45], s[44:45]
	v_mov_b32_e32 v51, s74
	s_xor_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_256
; %bb.255:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v49, vcc, 8, v49
	v_addc_u32_e32 v50, vcc, 0, v50, vcc
	flat_load_dwordx2 v[50:51], v[49:50]
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v50 offset:8
.LBB0_256:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 104
	ds_write_b32 v53, v51 offset:12
	s_add_i32 s74, s80, 0x2200
	.loc	0 157
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[44:45], -1
	s_cbranch_vccnz .LBB0_224
.LBB0_257:                              ;   in Loop: Header=BB0_145 Depth=1
	v_lshlrev_b64 v[49:50], 2, v[29:30]
	s_lshl_b32 s44, s57, 2
	v_add_u32_e32 v51, vcc, v3, v49
	v_addc_u32_e32 v52, vcc, v4, v50, vcc
	v_lshlrev_b64 v[49:50], 2, v[5:6]
	s_add_i32 s44, s74, s44
	v_add_u32_e32 v51, vcc, v51, v49
	v_addc_u32_e32 v52, vcc, v52, v50, vcc
	.loc	0 104
	flat_load_dword v53, v[51:52]
	.loc	0 157
	v_lshlrev_b32_e32 v51, 2, v5
	v_add_u32_e32 v54, vcc, s44, v51
	.loc	0 104
	v_mov_b32_e32 v52, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	v_mov_b32_e32 v53, 0
	s_and_saveexec_b64 s[44:45], s[24:25]
	s_cbranch_execz .LBB0_259
; %bb.258:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[53:54], 2, v[31:32]
	v_add_u32_e32 v53, vcc, v3, v53
	v_addc_u32_e32 v54, vcc, v4, v54, vcc
	v_add_u32_e32 v53, vcc, v53, v49
	v_addc_u32_e32 v54, vcc, v54, v50, vcc
	.loc	0 104
	flat_load_dword v53, v[53:54]
.LBB0_259:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v54, 2, v90
	v_add_u32_e32 v54, vcc, s74, v54
	v_add_u32_e32 v54, vcc, v54, v51
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	s_and_saveexec_b64 s[44:45], s[26:27]
	s_cbranch_execz .LBB0_261
; %bb.260:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[52:53], 2, v[33:34]
	v_add_u32_e32 v52, vcc, v3, v52
	v_addc_u32_e32 v53, vcc, v4, v53, vcc
	v_add_u32_e32 v52, vcc, v52, v49
	v_addc_u32_e32 v53, vcc, v53, v50, vcc
	.loc	0 104
	flat_load_dword v52, v[52:53]
.LBB0_261:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v53, 2, v92
	v_add_u32_e32 v53, vcc, s74, v53
	v_add_u32_e32 v53, vcc, v53, v51
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v52
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	s_and_saveexec_b64 s[44:45], s[28:29]
	s_cbranch_execz .LBB0_263
; %bb.262:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[53:54], 2, v[35:36]
	v_add_u32_e32 v53, vcc, v3, v53
	v_addc_u32_e32 v54, vcc, v4, v54, vcc
	v_add_u32_e32 v53, vcc, v53, v49
	v_addc_u32_e32 v54, vcc, v54, v50, vcc
	.loc	0 104
	flat_load_dword v53, v[53:54]
.LBB0_263:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v54, 2, v94
	v_add_u32_e32 v54, vcc, s74, v54
	v_add_u32_e32 v54, vcc, v54, v51
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	s_and_saveexec_b64 s[44:45], s[30:31]
	s_cbranch_execz .LBB0_265
; %bb.264:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[52:53], 2, v[37:38]
	v_add_u32_e32 v52, vcc, v3, v52
	v_addc_u32_e32 v53, vcc, v4, v53, vcc
	v_add_u32_e32 v52, vcc, v52, v49
	v_addc_u32_e32 v53, vcc, v53, v50, vcc
	.loc	0 104
	flat_load_dword v52, v[52:53]
.LBB0_265:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v53, 2, v96
	v_add_u32_e32 v53, vcc, s74, v53
	v_add_u32_e32 v53, vcc, v53, v51
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v52
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	s_and_saveexec_b64 s[44:45], s[34:35]
	s_cbranch_execz .LBB0_267
; %bb.266:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[53:54], 2, v[39:40]
	v_add_u32_e32 v53, vcc, v3, v53
	v_addc_u32_e32 v54, vcc, v4, v54, vcc
	v_add_u32_e32 v53, vcc, v53, v49
	v_addc_u32_e32 v54, vcc, v54, v50, vcc
	.loc	0 104
	flat_load_dword v53, v[53:54]
.LBB0_267:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v54, 2, v98
	v_add_u32_e32 v54, vcc, s74, v54
	v_add_u32_e32 v54, vcc, v54, v51
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	s_and_saveexec_b64 s[44:45], s[36:37]
	s_cbranch_execz .LBB0_269
; %bb.268:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[52:53], 2, v[41:42]
	v_add_u32_e32 v52, vcc, v3, v52
	v_addc_u32_e32 v53, vcc, v4, v53, vcc
	v_add_u32_e32 v52, vcc, v52, v49
	v_addc_u32_e32 v53, vcc, v53, v50, vcc
	.loc	0 104
	flat_load_dword v52, v[52:53]
.LBB0_269:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v53, 2, v100
	v_add_u32_e32 v53, vcc, s74, v53
	v_add_u32_e32 v53, vcc, v53, v51
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v52
	v_mov_b32_e32 v52, 0
	s_and_saveexec_b64 s[44:45], s[40:41]
	s_cbranch_execz .LBB0_271
; %bb.270:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[52:53], 2, v[43:44]
	v_add_u32_e32 v52, vcc, v3, v52
	v_addc_u32_e32 v53, vcc, v4, v53, vcc
	v_add_u32_e32 v49, vcc, v52, v49
	v_addc_u32_e32 v50, vcc, v53, v50, vcc
	.loc	0 104
	flat_load_dword v52, v[49:50]
.LBB0_271:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v49, 2, v102
	v_add_u32_e32 v49, vcc, s74, v49
	v_add_u32_e32 v49, vcc, v49, v51
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v49, v52
	.loc	0 157
	s_branch .LBB0_289
.LBB0_272:                              ;   in Loop: Header=BB0_145 Depth=1
	v_lshlrev_b32_e32 v49, 2, v104
	v_add_u32_e32 v49, vcc, s74, v49
	v_lshlrev_b32_e32 v109, 2, v23
	v_add_u32_e32 v110, vcc, v49, v109
	.loc	0 104
	s_and_saveexec_b64 s[44:45], s[38:39]
	s_xor_b64 s[44:45], exec, s[44:45]
	s_cbranch_execz .LBB0_274
; %bb.273:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v110, v24
	s_mov_b32 s75, 0
.LBB0_274:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[44:45], s[44:45]
	.loc	0 157
	v_lshlrev_b64 v[49:50], 2, v[45:46]
	.loc	0 104
	v_mov_b32_e32 v54, s75
	.loc	0 157
	v_add_u32_e32 v51, vcc, v3, v49
	v_addc_u32_e32 v52, vcc, v4, v50, vcc
	v_lshlrev_b64 v[49:50], 2, v[23:24]
	v_add_u32_e32 v51, vcc, v51, v49
	v_addc_u32_e32 v52, vcc, v52, v50, vcc
	.loc	0 104
	s_xor_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_276
; %bb.275:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dwordx2 v[53:54], v[51:52]
	s_waitcnt vmcnt(0)
	ds_write_b32 v110, v53
.LBB0_276:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 104
	ds_write_b32 v110, v54 offset:4
	s_and_saveexec_b64 s[44:45], s[38:39]
	s_xor_b64 s[44:45], exec, s[44:45]
	s_cbranch_execz .LBB0_278
; %bb.277:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v110, v24 offset:8
	s_mov_b32 s75, 0
.LBB0_278:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[44:45], s[44:45]
	v_mov_b32_e32 v53, s75
	s_xor_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_280
; %bb.279:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v51, vcc, 8, v51
	v_addc_u32_e32 v52, vcc, 0, v52, vcc
	flat_load_dwordx2 v[52:53], v[51:52]
	s_waitcnt vmcnt(0)
	ds_write_b32 v110, v52 offset:8
.LBB0_280:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 157
	v_lshlrev_b32_e32 v51, 2, v106
	v_add_u32_e32 v51, vcc, s74, v51
	.loc	0 104
	ds_write_b32 v110, v53 offset:12
	.loc	0 157
	v_add_u32_e32 v53, vcc, v51, v109
	.loc	0 104
	s_and_saveexec_b64 s[44:45], s[42:43]
	s_xor_b64 s[44:45], exec, s[44:45]
	s_cbranch_execz .LBB0_282
; %bb.281:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v53, v24
	s_mov_b32 s74, 0
.LBB0_282:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[44:45], s[44:45]
	.loc	0 157
	v_lshlrev_b64 v[51:52], 2, v[47:48]
	v_add_u32_e32 v51, vcc, v3, v51
	v_addc_u32_e32 v52, vcc, v4, v52, vcc
	v_add_u32_e32 v49, vcc, v51, v49
	v_addc_u32_e32 v50, vcc, v52, v50, vcc
	.loc	0 104
	v_mov_b32_e32 v52, s74
	s_xor_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_284
; %bb.283:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dwordx2 v[51:52], v[49:50]
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v51
.LBB0_284:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 104
	ds_write_b32 v53, v52 offset:4
	s_and_saveexec_b64 s[44:45], s[42:43]
	s_xor_b64 s[44:45], exec, s[44:45]
	s_cbranch_execz .LBB0_286
; %bb.285:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v53, v24 offset:8
	s_mov_b32 s74, 0
.LBB0_286:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[44:45], s[44:45]
	v_mov_b32_e32 v51, s74
	s_xor_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_288
; %bb.287:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v49, vcc, 8, v49
	v_addc_u32_e32 v50, vcc, 0, v50, vcc
	flat_load_dwordx2 v[50:51], v[49:50]
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v50 offset:8
.LBB0_288:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 104
	ds_write_b32 v53, v51 offset:12
.LBB0_289:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 181
	s_mul_i32 s44, s63, 0x1100
	v_add_u32_e32 v49, vcc, s44, v107
	v_or_b32_e32 v50, s44, v108
	s_mov_b32 s44, 0
.LBB0_290:                              ;   Parent Loop BB0_145 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 185
	v_add_u32_e32 v117, vcc, s44, v49
	.loc	0 183
	v_add_u32_e32 v118, vcc, s44, v50
	ds_read_b128 v[51:54], v118
	.loc	0 185
	ds_read_b128 v[109:112], v117
	ds_read_b128 v[113:116], v117 offset:16
	.loc	0 181
	s_addk_i32 s44, 0x220
	s_cmpk_lg_i32 s44, 0x1100
	.loc	0 185
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v88, v51, v109
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v84, v51, v113
	v_mac_f32_e32 v87, v51, v110
	v_mac_f32_e32 v83, v51, v114
	v_mac_f32_e32 v86, v51, v111
	v_mac_f32_e32 v82, v51, v115
	v_mac_f32_e32 v85, v51, v112
	v_mac_f32_e32 v81, v51, v116
	v_mac_f32_e32 v80, v52, v109
	v_mac_f32_e32 v76, v52, v113
	v_mac_f32_e32 v79, v52, v110
	v_mac_f32_e32 v75, v52, v114
	v_mac_f32_e32 v78, v52, v111
	v_mac_f32_e32 v74, v52, v115
	v_mac_f32_e32 v77, v52, v112
	v_mac_f32_e32 v73, v52, v116
	v_mac_f32_e32 v72, v53, v109
	v_mac_f32_e32 v68, v53, v113
	v_mac_f32_e32 v71, v53, v110
	v_mac_f32_e32 v67, v53, v114
	v_mac_f32_e32 v70, v53, v111
	v_mac_f32_e32 v66, v53, v115
	v_mac_f32_e32 v69, v53, v112
	v_mac_f32_e32 v65, v53, v116
	v_mac_f32_e32 v64, v54, v109
	v_mac_f32_e32 v60, v54, v113
	v_mac_f32_e32 v63, v54, v110
	v_mac_f32_e32 v59, v54, v114
	v_mac_f32_e32 v62, v54, v111
	v_mac_f32_e32 v58, v54, v115
	v_mac_f32_e32 v61, v54, v112
	v_mac_f32_e32 v57, v54, v116
	.loc	0 183
	ds_read_b128 v[51:54], v118 offset:272
	.loc	0 185
	ds_read_b128 v[109:112], v117 offset:272
	ds_read_b128 v[113:116], v117 offset:288
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v88, v51, v109
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v84, v51, v113
	v_mac_f32_e32 v87, v51, v110
	v_mac_f32_e32 v83, v51, v114
	v_mac_f32_e32 v86, v51, v111
	v_mac_f32_e32 v82, v51, v115
	v_mac_f32_e32 v85, v51, v112
	v_mac_f32_e32 v81, v51, v116
	v_mac_f32_e32 v80, v52, v109
	v_mac_f32_e32 v76, v52, v113
	v_mac_f32_e32 v79, v52, v110
	v_mac_f32_e32 v75, v52, v114
	v_mac_f32_e32 v78, v52, v111
	v_mac_f32_e32 v74, v52, v115
	v_mac_f32_e32 v77, v52, v112
	v_mac_f32_e32 v73, v52, v116
	v_mac_f32_e32 v72, v53, v109
	v_mac_f32_e32 v68, v53, v113
	v_mac_f32_e32 v71, v53, v110
	v_mac_f32_e32 v67, v53, v114
	v_mac_f32_e32 v70, v53, v111
	v_mac_f32_e32 v66, v53, v115
	v_mac_f32_e32 v69, v53, v112
	v_mac_f32_e32 v65, v53, v116
	v_mac_f32_e32 v64, v54, v109
	v_mac_f32_e32 v60, v54, v113
	v_mac_f32_e32 v63, v54, v110
	v_mac_f32_e32 v59, v54, v114
	v_mac_f32_e32 v62, v54, v111
	v_mac_f32_e32 v58, v54, v115
	v_mac_f32_e32 v61, v54, v112
	v_mac_f32_e32 v57, v54, v116
	.loc	0 181
	s_cbranch_scc1 .LBB0_290
; %bb.291:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	s_add_i32 s44, s79, 1
	s_cmp_lg_u32 s79, 1
	s_cselect_b32 s79, s44, 0
	.loc	0 188
	s_add_i32 s44, s63, 1
	s_cmp_lg_u32 s63, 1
	s_cselect_b32 s63, s44, 0
	.loc	0 155
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccz .LBB0_145
.LBB0_292:
	.loc	0 0
	s_movk_i32 s2, 0x1f8
	.loc	0 213
	v_cmp_class_f32_e64 s[0:1], v88, s2
	v_cmp_class_f32_e64 s[6:7], v84, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v80, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v76, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v87, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v83, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v79, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v75, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v86, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v82, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v78, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v74, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v85, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v81, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v77, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v73, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v72, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v68, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v64, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v60, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v71, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v67, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v63, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v59, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v70, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v66, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v62, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v58, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v69, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v65, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v61, s2
	s_and_b64 s[6:7], s[0:1], s[6:7]
	s_mov_b64 s[20:21], 0
	s_and_saveexec_b64 s[0:1], s[6:7]
; %bb.293:
	v_cmp_class_f32_e64 s[2:3], v57, s2
	s_and_b64 s[20:21], s[2:3], exec
; %bb.294:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 140
	s_load_dwordx2 s[22:23], s[4:5], 0x30
	s_load_dword s4, s[4:5], 0x38
	.loc	0 141
	v_lshrrev_b32_e32 v1, 1, v0
	v_and_b32_e32 v1, 32, v1
	v_and_b32_e32 v6, 32, v0
	v_lshlrev_b32_e32 v0, 2, v55
	v_add_u32_e32 v2, vcc, s62, v1
	s_xor_b64 s[0:1], s[20:21], -1
	v_or_b32_e32 v20, v2, v0
	v_lshlrev_b32_e32 v5, 3, v56
	v_cmp_neq_f32_e64 s[8:9], s55, 0
	.loc	0 214
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[6:7], exec, s[2:3]
	s_cbranch_execz .LBB0_307
; %bb.295:
	.loc	0 0
	s_cmp_gt_i32 s50, 0
	s_cselect_b64 s[0:1], -1, 0
	.loc	0 214
	s_lshl_b32 s2, s76, 6
	.loc	0 215
	v_or_b32_e32 v1, s2, v1
	v_add_u32_e32 v0, vcc, v1, v0
	.loc	0 214
	s_lshl_b32 s2, s33, 6
	.loc	0 215
	v_subrev_u32_e32 v7, vcc, s2, v0
	v_add_u32_e32 v0, vcc, s56, v6
	v_add_u32_e32 v8, vcc, v0, v5
	v_cndmask_b32_e64 v0, 0, 1, s[0:1]
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s5, s4, 31
	.loc	0 214
	s_lshl_b64 s[10:11], s[58:59], 2
	s_lshl_b64 s[12:13], s[60:61], 2
	s_mov_b64 s[14:15], 0
	v_cmp_ne_u32_e64 s[0:1], 1, v0
	s_branch .LBB0_298
.LBB0_296:                              ;   in Loop: Header=BB0_298 Depth=1
	.loc	0 221
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v9, s23
	v_add_u32_e32 v2, vcc, s22, v2
	v_addc_u32_e32 v3, vcc, v9, v3, vcc
	v_add_u32_e32 v0, vcc, v2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v4
.LBB0_297:                              ;   in Loop: Header=BB0_298 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 214
	s_add_i32 s2, s18, 1
	s_not_b64 s[14:15], s[14:15]
	s_cmp_gt_u32 s18, 30
	s_mov_b32 s18, s2
	s_cbranch_scc1 .LBB0_307
.LBB0_298:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_301 Depth 2
	.loc	0 216
	s_and_b32 s3, s18, 0x7fffffe0
	v_add_u32_e32 v0, vcc, s3, v20
	s_lshl_b32 s3, s18, 2
	.loc	0 215
	s_bfe_u32 s2, s18, 0x20002
	.loc	0 216
	s_lshr_b32 s19, s18, 3
	s_bfe_u32 s17, s18, 0x10001
	s_and_b32 s3, s3, 4
	s_and_b32 s16, s19, 2
	v_or_b32_e32 v0, s17, v0
	s_or_b32 s2, s3, s2
	v_or_b32_e32 v9, s16, v0
	v_or_b32_e32 v0, s2, v5
	v_or_b32_e32 v0, v0, v6
	v_or_b32_e32 v0, s56, v0
	.loc	0 217
	v_cmp_gt_i32_e32 vcc, s48, v9
	v_cmp_gt_i32_e64 s[2:3], s49, v0
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[16:17], s[2:3]
	s_cbranch_execz .LBB0_297
; %bb.299:                              ;   in Loop: Header=BB0_298 Depth=1
	.loc	0 220
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_304
; %bb.300:                              ;   in Loop: Header=BB0_298 Depth=1
	.loc	0 0
	s_lshr_b32 s2, s18, 1
	.loc	0 215
	s_and_b32 s19, s19, 0x1ffffffe
	s_and_b32 s2, s2, 1
	s_and_b32 s24, s18, 0xffffffe0
	s_or_b32 s2, s2, s19
	s_add_i32 s2, s2, s24
	v_add_u32_e32 v1, vcc, s2, v7
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v3, s47
	v_add_u32_e32 v1, vcc, s46, v1
	.loc	0 0
	s_lshr_b32 s3, s18, 2
	.loc	0 215
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	v_cndmask_b32_e64 v3, 0, 1, s[14:15]
	v_lshlrev_b32_e32 v3, 2, v3
	s_and_b32 s2, s3, 3
	v_or_b32_e32 v3, s2, v3
	v_add_u32_e32 v3, vcc, v3, v8
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_mov_b32_e32 v10, s53
	v_add_u32_e32 v3, vcc, s52, v3
	v_addc_u32_e32 v4, vcc, v10, v4, vcc
	v_mov_b32_e32 v10, 0
	s_mov_b32 s19, s50
.LBB0_301:                              ;   Parent Loop BB0_298 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 220
	flat_load_dword v11, v[1:2]
	flat_load_dword v12, v[3:4]
	s_add_i32 s19, s19, -1
	v_mov_b32_e32 v13, s11
	v_mov_b32_e32 v14, s13
	v_add_u32_e32 v3, vcc, s12, v3
	v_add_u32_e64 v1, s[2:3], s10, v1
	v_addc_u32_e64 v2, s[2:3], v2, v13, s[2:3]
	v_addc_u32_e32 v4, vcc, v4, v14, vcc
	s_cmp_eq_u32 s19, 0
	s_waitcnt vmcnt(0)
	v_fma_f32 v10, v11, v12, v10
	s_cbranch_scc0 .LBB0_301
; %bb.302:                              ;   in Loop: Header=BB0_298 Depth=1
	.loc	0 218
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 221
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_305
.LBB0_303:                              ;   in Loop: Header=BB0_298 Depth=1
	v_mad_i64_i32 v[2:3], s[2:3], v9, s4, 0
	v_mov_b32_e32 v4, s23
	v_lshlrev_b64 v[11:12], 2, v[2:3]
	v_add_u32_e32 v11, vcc, s22, v11
	v_addc_u32_e32 v4, vcc, v4, v12, vcc
	v_add_u32_e32 v11, vcc, v11, v0
	v_addc_u32_e32 v12, vcc, v4, v1, vcc
	flat_load_dword v4, v[11:12]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s55, v4
	v_mac_f32_e32 v4, s51, v10
	s_cbranch_execnz .LBB0_296
	s_branch .LBB0_306
.LBB0_304:                              ;   in Loop: Header=BB0_298 Depth=1
	.loc	0 0
	v_mov_b32_e32 v10, 0
	.loc	0 218
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 221
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_303
.LBB0_305:                              ;   in Loop: Header=BB0_298 Depth=1
.LBB0_306:                              ;   in Loop: Header=BB0_298 Depth=1
	v_mad_i64_i32 v[2:3], s[2:3], v9, s4, 0
	v_mul_f32_e32 v4, s51, v10
	s_branch .LBB0_296
.LBB0_307:
	.loc	0 214
	s_or_saveexec_b64 s[0:1], s[6:7]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	s_xor_b64 exec, exec, s[0:1]
; %bb.308:
	.loc	0 0
	s_ashr_i32 s5, s4, 31
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
; %bb.309:
	s_or_b64 exec, exec, s[0:1]
	v_ashrrev_i32_e32 v2, 31, v20
	v_mul_lo_u32 v21, v0, v2
	v_mad_u64_u32 v[2:3], s[2:3], v0, v20, 0
	v_or_b32_e32 v4, s56, v6
	v_mul_lo_u32 v6, v1, v20
	v_cmp_gt_i32_e32 vcc, s48, v20
	s_and_b64 s[18:19], s[20:21], vcc
	v_add_u32_e32 v3, vcc, v3, v21
	v_add_u32_e32 v3, vcc, v3, v6
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v6, s23
	v_add_u32_e32 v18, vcc, s22, v2
	.loc	0 229
	v_or_b32_e32 v2, v5, v4
	v_cmp_gt_i32_e64 s[2:3], s49, v2
	v_cmp_neq_f32_e64 s[0:1], s55, 0
	v_addc_u32_e32 v19, vcc, v6, v3, vcc
	.loc	0 230
	s_and_b64 s[6:7], s[18:19], s[2:3]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_314
; %bb.310:
	.loc	0 231
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v18, v4
	v_addc_u32_e32 v5, vcc, v19, v5, vcc
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_470
; %bb.311:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s55, v6
	v_mac_f32_e32 v6, s51, v88
	s_cbranch_execnz .LBB0_313
.LBB0_312:
	v_mul_f32_e32 v6, s51, v88
.LBB0_313:
	flat_store_dword v[4:5], v6
.LBB0_314:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 229
	v_or_b32_e32 v4, 1, v2
	v_cmp_gt_i32_e64 s[4:5], s49, v4
	v_cndmask_b32_e64 v6, 0, 1, s[0:1]
	.loc	0 230
	s_and_b64 s[6:7], s[18:19], s[4:5]
	v_ashrrev_i32_e32 v5, 31, v4
	v_cmp_ne_u32_e64 s[0:1], 1, v6
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_319
; %bb.315:
	.loc	0 231
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v6, s[6:7], v18, v6
	v_addc_u32_e64 v7, s[6:7], v19, v7, s[6:7]
	s_cbranch_vccnz .LBB0_471
; %bb.316:
	.loc	0 232
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s55, v8
	v_mac_f32_e32 v8, s51, v87
	s_cbranch_execnz .LBB0_318
.LBB0_317:
	v_mul_f32_e32 v8, s51, v87
.LBB0_318:
	flat_store_dword v[6:7], v8
.LBB0_319:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 229
	v_or_b32_e32 v6, 2, v2
	v_cmp_gt_i32_e64 s[6:7], s49, v6
	.loc	0 230
	s_and_b64 s[8:9], s[18:19], s[6:7]
	v_ashrrev_i32_e32 v7, 31, v6
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_324
; %bb.320:
	.loc	0 231
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v8, s[8:9], v18, v8
	v_addc_u32_e64 v9, s[8:9], v19, v9, s[8:9]
	.loc	0 232
	s_cbranch_vccnz .LBB0_472
; %bb.321:
	flat_load_dword v10, v[8:9]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v10, s55, v10
	v_mac_f32_e32 v10, s51, v86
	s_cbranch_execnz .LBB0_323
.LBB0_322:
	v_mul_f32_e32 v10, s51, v86
.LBB0_323:
	flat_store_dword v[8:9], v10
.LBB0_324:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 229
	v_or_b32_e32 v8, 3, v2
	v_cmp_gt_i32_e64 s[8:9], s49, v8
	.loc	0 230
	s_and_b64 s[10:11], s[18:19], s[8:9]
	v_ashrrev_i32_e32 v9, 31, v8
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB0_329
; %bb.325:
	.loc	0 231
	v_lshlrev_b64 v[10:11], 2, v[8:9]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v10, s[10:11], v18, v10
	v_addc_u32_e64 v11, s[10:11], v19, v11, s[10:11]
	.loc	0 232
	s_cbranch_vccnz .LBB0_473
; %bb.326:
	flat_load_dword v12, v[10:11]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v12, s55, v12
	v_mac_f32_e32 v12, s51, v85
	s_cbranch_execnz .LBB0_328
.LBB0_327:
	v_mul_f32_e32 v12, s51, v85
.LBB0_328:
	flat_store_dword v[10:11], v12
.LBB0_329:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 229
	v_or_b32_e32 v10, 4, v2
	v_cmp_gt_i32_e64 s[10:11], s49, v10
	.loc	0 230
	s_and_b64 s[12:13], s[18:19], s[10:11]
	v_ashrrev_i32_e32 v11, 31, v10
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_334
; %bb.330:
	.loc	0 231
	v_lshlrev_b64 v[12:13], 2, v[10:11]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v12, s[12:13], v18, v12
	v_addc_u32_e64 v13, s[12:13], v19, v13, s[12:13]
	.loc	0 232
	s_cbranch_vccnz .LBB0_474
; %bb.331:
	flat_load_dword v14, v[12:13]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s55, v14
	v_mac_f32_e32 v14, s51, v84
	s_cbranch_execnz .LBB0_333
.LBB0_332:
	v_mul_f32_e32 v14, s51, v84
.LBB0_333:
	flat_store_dword v[12:13], v14
.LBB0_334:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 229
	v_or_b32_e32 v12, 5, v2
	v_cmp_gt_i32_e64 s[12:13], s49, v12
	.loc	0 230
	s_and_b64 s[14:15], s[18:19], s[12:13]
	v_ashrrev_i32_e32 v13, 31, v12
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_339
; %bb.335:
	.loc	0 231
	v_lshlrev_b64 v[14:15], 2, v[12:13]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v14, s[14:15], v18, v14
	v_addc_u32_e64 v15, s[14:15], v19, v15, s[14:15]
	.loc	0 232
	s_cbranch_vccnz .LBB0_475
; %bb.336:
	flat_load_dword v16, v[14:15]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v16, s55, v16
	v_mac_f32_e32 v16, s51, v83
	s_cbranch_execnz .LBB0_338
.LBB0_337:
	v_mul_f32_e32 v16, s51, v83
.LBB0_338:
	flat_store_dword v[14:15], v16
.LBB0_339:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 229
	v_or_b32_e32 v14, 6, v2
	v_cmp_gt_i32_e64 s[14:15], s49, v14
	.loc	0 230
	s_and_b64 s[16:17], s[18:19], s[14:15]
	v_ashrrev_i32_e32 v15, 31, v14
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_344
; %bb.340:
	.loc	0 231
	v_lshlrev_b64 v[16:17], 2, v[14:15]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v16, s[16:17], v18, v16
	v_addc_u32_e64 v17, s[16:17], v19, v17, s[16:17]
	.loc	0 232
	s_cbranch_vccnz .LBB0_476
; %bb.341:
	flat_load_dword v22, v[16:17]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v22, s55, v22
	v_mac_f32_e32 v22, s51, v82
	s_cbranch_execnz .LBB0_343
.LBB0_342:
	v_mul_f32_e32 v22, s51, v82
.LBB0_343:
	flat_store_dword v[16:17], v22
.LBB0_344:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 229
	v_or_b32_e32 v16, 7, v2
	v_cmp_gt_i32_e64 s[16:17], s49, v16
	.loc	0 230
	s_and_b64 s[18:19], s[18:19], s[16:17]
	v_ashrrev_i32_e32 v17, 31, v16
	s_and_saveexec_b64 s[24:25], s[18:19]
	s_cbranch_execz .LBB0_349
; %bb.345:
	.loc	0 231
	v_lshlrev_b64 v[22:23], 2, v[16:17]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v18, s[18:19], v18, v22
	v_addc_u32_e64 v19, s[18:19], v19, v23, s[18:19]
	.loc	0 232
	s_cbranch_vccnz .LBB0_477
; %bb.346:
	flat_load_dword v22, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v22, s55, v22
	v_mac_f32_e32 v22, s51, v81
	s_cbranch_execnz .LBB0_348
.LBB0_347:
	v_mul_f32_e32 v22, s51, v81
.LBB0_348:
	flat_store_dword v[18:19], v22
.LBB0_349:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v22, 1, v20
	v_mad_u64_u32 v[18:19], s[18:19], v0, v22, 0
	v_cmp_gt_i32_e32 vcc, s48, v22
	v_mul_lo_u32 v22, v1, v22
	s_and_b64 s[24:25], s[20:21], vcc
	v_add_u32_e32 v19, vcc, v19, v21
	v_add_u32_e32 v19, vcc, v19, v22
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_mov_b32_e32 v23, s23
	v_add_u32_e32 v22, vcc, s22, v18
	v_addc_u32_e32 v23, vcc, v23, v19, vcc
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[2:3]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execnz .LBB0_357
; %bb.350:
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[4:5]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execnz .LBB0_361
.LBB0_351:
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[6:7]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execnz .LBB0_365
.LBB0_352:
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[8:9]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execnz .LBB0_369
.LBB0_353:
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[10:11]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execnz .LBB0_373
.LBB0_354:
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[12:13]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execnz .LBB0_377
.LBB0_355:
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[14:15]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execnz .LBB0_381
.LBB0_356:
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[16:17]
	s_and_saveexec_b64 s[24:25], s[18:19]
	s_cbranch_execnz .LBB0_385
	s_branch .LBB0_389
.LBB0_357:
	.loc	0 231
	v_lshlrev_b64 v[18:19], 2, v[2:3]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	0 232
	s_cbranch_vccnz .LBB0_478
; %bb.358:
	flat_load_dword v24, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s55, v24
	v_mac_f32_e32 v24, s51, v80
	s_cbranch_execnz .LBB0_360
.LBB0_359:
	v_mul_f32_e32 v24, s51, v80
.LBB0_360:
	flat_store_dword v[18:19], v24
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[4:5]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_351
.LBB0_361:
	.loc	0 231
	v_lshlrev_b64 v[18:19], 2, v[4:5]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	0 232
	s_cbranch_vccnz .LBB0_479
; %bb.362:
	flat_load_dword v24, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s55, v24
	v_mac_f32_e32 v24, s51, v79
	s_cbranch_execnz .LBB0_364
.LBB0_363:
	v_mul_f32_e32 v24, s51, v79
.LBB0_364:
	flat_store_dword v[18:19], v24
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[6:7]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_352
.LBB0_365:
	.loc	0 231
	v_lshlrev_b64 v[18:19], 2, v[6:7]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	0 232
	s_cbranch_vccnz .LBB0_480
; %bb.366:
	flat_load_dword v24, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s55, v24
	v_mac_f32_e32 v24, s51, v78
	s_cbranch_execnz .LBB0_368
.LBB0_367:
	v_mul_f32_e32 v24, s51, v78
.LBB0_368:
	flat_store_dword v[18:19], v24
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[8:9]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_353
.LBB0_369:
	.loc	0 231
	v_lshlrev_b64 v[18:19], 2, v[8:9]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	0 232
	s_cbranch_vccnz .LBB0_481
; %bb.370:
	flat_load_dword v24, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s55, v24
	v_mac_f32_e32 v24, s51, v77
	s_cbranch_execnz .LBB0_372
.LBB0_371:
	v_mul_f32_e32 v24, s51, v77
.LBB0_372:
	flat_store_dword v[18:19], v24
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[10:11]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_354
.LBB0_373:
	.loc	0 231
	v_lshlrev_b64 v[18:19], 2, v[10:11]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	0 232
	s_cbranch_vccnz .LBB0_482
; %bb.374:
	flat_load_dword v24, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s55, v24
	v_mac_f32_e32 v24, s51, v76
	s_cbranch_execnz .LBB0_376
.LBB0_375:
	v_mul_f32_e32 v24, s51, v76
.LBB0_376:
	flat_store_dword v[18:19], v24
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[12:13]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_355
.LBB0_377:
	.loc	0 231
	v_lshlrev_b64 v[18:19], 2, v[12:13]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	0 232
	s_cbranch_vccnz .LBB0_483
; %bb.378:
	flat_load_dword v24, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s55, v24
	v_mac_f32_e32 v24, s51, v75
	s_cbranch_execnz .LBB0_380
.LBB0_379:
	v_mul_f32_e32 v24, s51, v75
.LBB0_380:
	flat_store_dword v[18:19], v24
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[14:15]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_356
.LBB0_381:
	.loc	0 231
	v_lshlrev_b64 v[18:19], 2, v[14:15]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	0 232
	s_cbranch_vccnz .LBB0_484
; %bb.382:
	flat_load_dword v24, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s55, v24
	v_mac_f32_e32 v24, s51, v74
	s_cbranch_execnz .LBB0_384
.LBB0_383:
	v_mul_f32_e32 v24, s51, v74
.LBB0_384:
	flat_store_dword v[18:19], v24
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[16:17]
	s_and_saveexec_b64 s[24:25], s[18:19]
	s_cbranch_execz .LBB0_389
.LBB0_385:
	.loc	0 231
	v_lshlrev_b64 v[18:19], 2, v[16:17]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	0 232
	s_cbranch_vccnz .LBB0_485
; %bb.386:
	flat_load_dword v22, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v22, s55, v22
	v_mac_f32_e32 v22, s51, v73
	s_cbranch_execnz .LBB0_388
.LBB0_387:
	v_mul_f32_e32 v22, s51, v73
.LBB0_388:
	flat_store_dword v[18:19], v22
.LBB0_389:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v22, 2, v20
	v_mad_u64_u32 v[18:19], s[18:19], v0, v22, 0
	v_cmp_gt_i32_e32 vcc, s48, v22
	v_mul_lo_u32 v22, v1, v22
	s_and_b64 s[24:25], s[20:21], vcc
	v_add_u32_e32 v19, vcc, v19, v21
	v_add_u32_e32 v19, vcc, v19, v22
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_mov_b32_e32 v23, s23
	v_add_u32_e32 v22, vcc, s22, v18
	v_addc_u32_e32 v23, vcc, v23, v19, vcc
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[2:3]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execnz .LBB0_397
; %bb.390:
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[4:5]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execnz .LBB0_401
.LBB0_391:
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[6:7]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execnz .LBB0_405
.LBB0_392:
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[8:9]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execnz .LBB0_409
.LBB0_393:
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[10:11]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execnz .LBB0_413
.LBB0_394:
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[12:13]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execnz .LBB0_417
.LBB0_395:
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[14:15]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execnz .LBB0_421
.LBB0_396:
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[16:17]
	s_and_saveexec_b64 s[24:25], s[18:19]
	s_cbranch_execnz .LBB0_425
	s_branch .LBB0_429
.LBB0_397:
	.loc	0 231
	v_lshlrev_b64 v[18:19], 2, v[2:3]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	0 232
	s_cbranch_vccnz .LBB0_486
; %bb.398:
	flat_load_dword v24, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s55, v24
	v_mac_f32_e32 v24, s51, v72
	s_cbranch_execnz .LBB0_400
.LBB0_399:
	v_mul_f32_e32 v24, s51, v72
.LBB0_400:
	flat_store_dword v[18:19], v24
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[4:5]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_391
.LBB0_401:
	.loc	0 231
	v_lshlrev_b64 v[18:19], 2, v[4:5]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	0 232
	s_cbranch_vccnz .LBB0_487
; %bb.402:
	flat_load_dword v24, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s55, v24
	v_mac_f32_e32 v24, s51, v71
	s_cbranch_execnz .LBB0_404
.LBB0_403:
	v_mul_f32_e32 v24, s51, v71
.LBB0_404:
	flat_store_dword v[18:19], v24
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[6:7]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_392
.LBB0_405:
	.loc	0 231
	v_lshlrev_b64 v[18:19], 2, v[6:7]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	0 232
	s_cbranch_vccnz .LBB0_488
; %bb.406:
	flat_load_dword v24, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s55, v24
	v_mac_f32_e32 v24, s51, v70
	s_cbranch_execnz .LBB0_408
.LBB0_407:
	v_mul_f32_e32 v24, s51, v70
.LBB0_408:
	flat_store_dword v[18:19], v24
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[8:9]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_393
.LBB0_409:
	.loc	0 231
	v_lshlrev_b64 v[18:19], 2, v[8:9]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	0 232
	s_cbranch_vccnz .LBB0_489
; %bb.410:
	flat_load_dword v24, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s55, v24
	v_mac_f32_e32 v24, s51, v69
	s_cbranch_execnz .LBB0_412
.LBB0_411:
	v_mul_f32_e32 v24, s51, v69
.LBB0_412:
	flat_store_dword v[18:19], v24
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[10:11]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_394
.LBB0_413:
	.loc	0 231
	v_lshlrev_b64 v[18:19], 2, v[10:11]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	0 232
	s_cbranch_vccnz .LBB0_490
; %bb.414:
	flat_load_dword v24, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s55, v24
	v_mac_f32_e32 v24, s51, v68
	s_cbranch_execnz .LBB0_416
.LBB0_415:
	v_mul_f32_e32 v24, s51, v68
.LBB0_416:
	flat_store_dword v[18:19], v24
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[12:13]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_395
.LBB0_417:
	.loc	0 231
	v_lshlrev_b64 v[18:19], 2, v[12:13]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	0 232
	s_cbranch_vccnz .LBB0_491
; %bb.418:
	flat_load_dword v24, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s55, v24
	v_mac_f32_e32 v24, s51, v67
	s_cbranch_execnz .LBB0_420
.LBB0_419:
	v_mul_f32_e32 v24, s51, v67
.LBB0_420:
	flat_store_dword v[18:19], v24
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[14:15]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_396
.LBB0_421:
	.loc	0 231
	v_lshlrev_b64 v[18:19], 2, v[14:15]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	0 232
	s_cbranch_vccnz .LBB0_492
; %bb.422:
	flat_load_dword v24, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s55, v24
	v_mac_f32_e32 v24, s51, v66
	s_cbranch_execnz .LBB0_424
.LBB0_423:
	v_mul_f32_e32 v24, s51, v66
.LBB0_424:
	flat_store_dword v[18:19], v24
	s_or_b64 exec, exec, s[26:27]
	.loc	0 230
	s_and_b64 s[18:19], s[24:25], s[16:17]
	s_and_saveexec_b64 s[24:25], s[18:19]
	s_cbranch_execz .LBB0_429
.LBB0_425:
	.loc	0 231
	v_lshlrev_b64 v[18:19], 2, v[16:17]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	0 232
	s_cbranch_vccnz .LBB0_493
; %bb.426:
	flat_load_dword v22, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v22, s55, v22
	v_mac_f32_e32 v22, s51, v65
	s_cbranch_execnz .LBB0_428
.LBB0_427:
	v_mul_f32_e32 v22, s51, v65
.LBB0_428:
	flat_store_dword v[18:19], v22
.LBB0_429:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v20, 3, v20
	v_mad_u64_u32 v[18:19], s[18:19], v0, v20, 0
	v_mul_lo_u32 v0, v1, v20
	v_cmp_gt_i32_e32 vcc, s48, v20
	s_and_b64 s[18:19], s[20:21], vcc
	v_add_u32_e32 v1, vcc, v19, v21
	v_add_u32_e32 v19, vcc, v1, v0
	v_lshlrev_b64 v[0:1], 2, v[18:19]
	v_mov_b32_e32 v19, s23
	v_add_u32_e32 v18, vcc, s22, v0
	v_addc_u32_e32 v19, vcc, v19, v1, vcc
	.loc	0 230
	s_and_b64 s[2:3], s[18:19], s[2:3]
	s_and_saveexec_b64 s[20:21], s[2:3]
	s_cbranch_execnz .LBB0_438
; %bb.430:
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 230
	s_and_b64 s[2:3], s[18:19], s[4:5]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execnz .LBB0_442
.LBB0_431:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 230
	s_and_b64 s[2:3], s[18:19], s[6:7]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execnz .LBB0_446
.LBB0_432:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 230
	s_and_b64 s[2:3], s[18:19], s[8:9]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execnz .LBB0_450
.LBB0_433:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 230
	s_and_b64 s[2:3], s[18:19], s[10:11]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execnz .LBB0_454
.LBB0_434:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 230
	s_and_b64 s[2:3], s[18:19], s[12:13]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execnz .LBB0_458
.LBB0_435:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 230
	s_and_b64 s[2:3], s[18:19], s[14:15]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execnz .LBB0_462
.LBB0_436:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 230
	s_and_b64 s[2:3], s[18:19], s[16:17]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execnz .LBB0_466
.LBB0_437:
	.loc	0 236
	s_endpgm
.LBB0_438:
	.loc	0 231
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v0, s[2:3], v18, v0
	v_addc_u32_e64 v1, s[2:3], v19, v1, s[2:3]
	.loc	0 232
	s_cbranch_vccnz .LBB0_494
; %bb.439:
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s55, v2
	v_mac_f32_e32 v2, s51, v64
	s_cbranch_execnz .LBB0_441
.LBB0_440:
	v_mul_f32_e32 v2, s51, v64
.LBB0_441:
	flat_store_dword v[0:1], v2
	s_or_b64 exec, exec, s[20:21]
	.loc	0 230
	s_and_b64 s[2:3], s[18:19], s[4:5]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_431
.LBB0_442:
	.loc	0 231
	v_lshlrev_b64 v[0:1], 2, v[4:5]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v0, s[2:3], v18, v0
	v_addc_u32_e64 v1, s[2:3], v19, v1, s[2:3]
	.loc	0 232
	s_cbranch_vccnz .LBB0_495
; %bb.443:
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s55, v2
	v_mac_f32_e32 v2, s51, v63
	s_cbranch_execnz .LBB0_445
.LBB0_444:
	v_mul_f32_e32 v2, s51, v63
.LBB0_445:
	flat_store_dword v[0:1], v2
	s_or_b64 exec, exec, s[4:5]
	.loc	0 230
	s_and_b64 s[2:3], s[18:19], s[6:7]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_432
.LBB0_446:
	.loc	0 231
	v_lshlrev_b64 v[0:1], 2, v[6:7]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v0, s[2:3], v18, v0
	v_addc_u32_e64 v1, s[2:3], v19, v1, s[2:3]
	.loc	0 232
	s_cbranch_vccnz .LBB0_496
; %bb.447:
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s55, v2
	v_mac_f32_e32 v2, s51, v62
	s_cbranch_execnz .LBB0_449
.LBB0_448:
	v_mul_f32_e32 v2, s51, v62
.LBB0_449:
	flat_store_dword v[0:1], v2
	s_or_b64 exec, exec, s[4:5]
	.loc	0 230
	s_and_b64 s[2:3], s[18:19], s[8:9]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_433
.LBB0_450:
	.loc	0 231
	v_lshlrev_b64 v[0:1], 2, v[8:9]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v0, s[2:3], v18, v0
	v_addc_u32_e64 v1, s[2:3], v19, v1, s[2:3]
	.loc	0 232
	s_cbranch_vccnz .LBB0_497
; %bb.451:
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s55, v2
	v_mac_f32_e32 v2, s51, v61
	s_cbranch_execnz .LBB0_453
.LBB0_452:
	v_mul_f32_e32 v2, s51, v61
.LBB0_453:
	flat_store_dword v[0:1], v2
	s_or_b64 exec, exec, s[4:5]
	.loc	0 230
	s_and_b64 s[2:3], s[18:19], s[10:11]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_434
.LBB0_454:
	.loc	0 231
	v_lshlrev_b64 v[0:1], 2, v[10:11]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v0, s[2:3], v18, v0
	v_addc_u32_e64 v1, s[2:3], v19, v1, s[2:3]
	.loc	0 232
	s_cbranch_vccnz .LBB0_498
; %bb.455:
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s55, v2
	v_mac_f32_e32 v2, s51, v60
	s_cbranch_execnz .LBB0_457
.LBB0_456:
	v_mul_f32_e32 v2, s51, v60
.LBB0_457:
	flat_store_dword v[0:1], v2
	s_or_b64 exec, exec, s[4:5]
	.loc	0 230
	s_and_b64 s[2:3], s[18:19], s[12:13]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_435
.LBB0_458:
	.loc	0 231
	v_lshlrev_b64 v[0:1], 2, v[12:13]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v0, s[2:3], v18, v0
	v_addc_u32_e64 v1, s[2:3], v19, v1, s[2:3]
	.loc	0 232
	s_cbranch_vccnz .LBB0_499
; %bb.459:
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s55, v2
	v_mac_f32_e32 v2, s51, v59
	s_cbranch_execnz .LBB0_461
.LBB0_460:
	v_mul_f32_e32 v2, s51, v59
.LBB0_461:
	flat_store_dword v[0:1], v2
	s_or_b64 exec, exec, s[4:5]
	.loc	0 230
	s_and_b64 s[2:3], s[18:19], s[14:15]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_436
.LBB0_462:
	.loc	0 231
	v_lshlrev_b64 v[0:1], 2, v[14:15]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v0, s[2:3], v18, v0
	v_addc_u32_e64 v1, s[2:3], v19, v1, s[2:3]
	.loc	0 232
	s_cbranch_vccnz .LBB0_500
; %bb.463:
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s55, v2
	v_mac_f32_e32 v2, s51, v58
	s_cbranch_execnz .LBB0_465
.LBB0_464:
	v_mul_f32_e32 v2, s51, v58
.LBB0_465:
	flat_store_dword v[0:1], v2
	s_or_b64 exec, exec, s[4:5]
	.loc	0 230
	s_and_b64 s[2:3], s[18:19], s[16:17]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_437
.LBB0_466:
	.loc	0 231
	v_lshlrev_b64 v[0:1], 2, v[16:17]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v0, s[0:1], v18, v0
	v_addc_u32_e64 v1, s[0:1], v19, v1, s[0:1]
	.loc	0 232
	s_cbranch_vccnz .LBB0_501
; %bb.467:
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s55, v2
	v_mac_f32_e32 v2, s51, v57
	s_cbranch_execnz .LBB0_469
.LBB0_468:
	v_mul_f32_e32 v2, s51, v57
.LBB0_469:
	flat_store_dword v[0:1], v2
	.loc	0 236
	s_endpgm
.LBB0_470:
	.loc	0 0
	s_branch .LBB0_312
.LBB0_471:
	.loc	0 232
	s_branch .LBB0_317
.LBB0_472:
	s_branch .LBB0_322
.LBB0_473:
	s_branch .LBB0_327
.LBB0_474:
	s_branch .LBB0_332
.LBB0_475:
	s_branch .LBB0_337
.LBB0_476:
	s_branch .LBB0_342
.LBB0_477:
	s_branch .LBB0_347
.LBB0_478:
	s_branch .LBB0_359
.LBB0_479:
	s_branch .LBB0_363
.LBB0_480:
	s_branch .LBB0_367
.LBB0_481:
	s_branch .LBB0_371
.LBB0_482:
	s_branch .LBB0_375
.LBB0_483:
	s_branch .LBB0_379
.LBB0_484:
	s_branch .LBB0_383
.LBB0_485:
	s_branch .LBB0_387
.LBB0_486:
	s_branch .LBB0_399
.LBB0_487:
	s_branch .LBB0_403
.LBB0_488:
	s_branch .LBB0_407
.LBB0_489:
	s_branch .LBB0_411
.LBB0_490:
	s_branch .LBB0_415
.LBB0_491:
	s_branch .LBB0_419
.LBB0_492:
	s_branch .LBB0_423
.LBB0_493:
	s_branch .LBB0_427
.LBB0_494:
	s_branch .LBB0_440
.LBB0_495:
	s_branch .LBB0_444
.LBB0_496:
	s_branch .LBB0_448
.LBB0_497:
	s_branch .LBB0_452
.LBB0_498:
	s_branch .LBB0_456
.LBB0_499:
	s_branch .LBB0_460
.LBB0_500:
	s_branch .LBB0_464
.LBB0_501:
	s_branch .LBB0_468
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_tensor
		.amdhsa_group_segment_fixed_size 17408
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 80
		.amdhsa_user_sgpr_count 6
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 0
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
		.amdhsa_next_free_vgpr 119
		.amdhsa_next_free_sgpr 83
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
	.size	gemm_tensor, .Lfunc_end0-gemm_tensor
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 18476
; NumSgprs: 85
; NumVgprs: 119
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 17408 bytes/workgroup (compile time only)
; SGPRBlocks: 10
; VGPRBlocks: 29
; NumSGPRsForWavesPerEU: 85
; NumVGPRsForWavesPerEU: 119
; Occupancy: 2
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
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
        .type_name:      float
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         16
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         32
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         40
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         44
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .address_space:  global
        .offset:         48
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         56
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .offset:         64
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         72
        .size:           8
        .type_name:      'int*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 17408
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 128
    .name:           gemm_tensor
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     85
    .sgpr_spill_count: 0
    .symbol:         gemm_tensor.kd
    .vgpr_count:     119
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

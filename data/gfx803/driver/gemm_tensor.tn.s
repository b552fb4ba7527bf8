	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_tensor             ; -- Begin function gemm_tensor
	.globl	gemm_tensor
	.p2align	8
	.type	gemm_tensor,@function
gemm_tensor:                            ; @gemm_tensor
	.file	0 "." "gemm_tensor.cl"
	.loc	0 145
; %bb.0:
	.loc	0 148
	s_load_dwordx4 s[48:51], s[4:5], 0x0
	s_load_dwordx2 s[46:47], s[4:5], 0x10
	s_load_dword s58, s[4:5], 0x18
	s_load_dwordx4 s[52:55], s[4:5], 0x20
	v_bfe_u32 v55, v0, 2, 3
	v_and_b32_e32 v56, 3, v0
	.loc	0 150
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
	.loc	0 151
	s_ashr_i32 s7, s3, 31
	s_add_i32 s8, s3, s7
	s_xor_b32 s8, s8, s7
	v_cvt_f32_u32_e32 v1, s8
	s_sub_i32 s9, 0, s8
	.loc	0 158
	s_mov_b32 s60, s54
	v_mov_b32_e32 v88, 0
	.loc	0 151
	v_rcp_iflag_f32_e32 v1, v1
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s9, v1
	s_ashr_i32 s9, s6, 31
	s_add_i32 s10, s6, s9
	s_xor_b32 s10, s10, s9
	v_mul_hi_u32 v2, v1, v2
	s_xor_b32 s7, s9, s7
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s10, v1
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
	.loc	0 152
	s_lshl_b32 s9, s2, 2
	s_ashr_i32 s0, s0, 31
	s_add_i32 s9, s9, s0
	s_xor_b32 s9, s9, s0
	v_cvt_f32_u32_e32 v1, s9
	.loc	0 151
	s_xor_b32 s8, s8, s7
	s_sub_i32 s7, s8, s7
	.loc	0 152
	s_sub_i32 s8, 0, s9
	v_rcp_iflag_f32_e32 v1, v1
	s_mul_i32 s3, s7, s3
	s_sub_i32 s3, s6, s3
	s_ashr_i32 s6, s3, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_xor_b32 s0, s6, s0
	v_mul_lo_u32 v2, s8, v1
	s_add_i32 s8, s3, s6
	s_xor_b32 s8, s8, s6
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s8, v1
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
	s_min_i32 s1, s1, 4
	.loc	0 153
	s_ashr_i32 s6, s1, 31
	s_add_i32 s8, s1, s6
	s_xor_b32 s8, s8, s6
	v_cvt_f32_u32_e32 v1, s8
	s_sub_i32 s9, 0, s8
	.loc	0 152
	s_mul_i32 s2, s0, s2
	s_sub_i32 s2, s3, s2
	.loc	0 153
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s3, s2, 31
	s_xor_b32 s33, s3, s6
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s9, v1
	s_add_i32 s9, s2, s3
	s_xor_b32 s9, s9, s3
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s9, v1
	v_readfirstlane_b32 s3, v1
	s_mul_i32 s6, s3, s8
	s_sub_i32 s6, s9, s6
	s_add_i32 s10, s3, 1
	s_sub_i32 s9, s6, s8
	s_cmp_ge_u32 s6, s8
	s_cselect_b32 s3, s10, s3
	s_cselect_b32 s6, s9, s6
	s_add_i32 s9, s3, 1
	s_cmp_ge_u32 s6, s8
	s_cselect_b32 s3, s9, s3
	.loc	0 154
	s_add_i32 s6, s50, 15
	.loc	0 153
	s_xor_b32 s78, s3, s33
	.loc	0 154
	s_ashr_i32 s3, s6, 31
	.loc	0 153
	s_sub_i32 s8, s78, s33
	.loc	0 154
	s_lshr_b32 s3, s3, 28
	.loc	0 153
	s_lshl_b32 s62, s8, 6
	s_mul_i32 s8, s8, s1
	.loc	0 154
	s_add_i32 s6, s6, s3
	s_sub_i32 s1, s2, s8
	s_and_b32 s2, s6, -16
	.loc	0 155
	s_mul_i32 s7, s7, s2
	s_min_i32 s80, s50, s7
	.loc	0 153
	s_add_i32 s1, s1, s0
	.loc	0 155
	s_add_i32 s0, s80, s2
	s_min_i32 s81, s50, s0
	.loc	0 157
	s_ashr_i32 s59, s58, 31
	.loc	0 158
	s_ashr_i32 s61, s54, 31
	.loc	0 153
	s_lshl_b32 s56, s1, 6
	s_sub_i32 s79, s81, s80
	s_cmp_le_i32 s81, s80
	s_mov_b32 s1, 0
	.loc	0 162
	s_cbranch_scc1 .LBB0_6
; %bb.1:
	.loc	0 156
	s_and_b32 s8, s58, 3
	s_and_b32 s0, s46, 12
	s_cmp_lg_u64 s[0:1], 0
	s_cselect_b64 s[2:3], -1, 0
	s_and_b32 s9, s54, 3
	s_and_b32 s0, s52, 12
	.loc	0 157
	v_mov_b32_e32 v1, s58
	.loc	0 156
	s_cmp_lg_u64 s[0:1], 0
	.loc	0 157
	v_mad_i64_i32 v[1:2], s[6:7], s80, v1, 0
	.loc	0 156
	s_cselect_b64 s[0:1], -1, 0
	.loc	0 157
	s_ashr_i32 s63, s62, 31
	.loc	0 158
	v_mov_b32_e32 v3, s60
	s_ashr_i32 s57, s56, 31
	v_mad_i64_i32 v[3:4], s[6:7], s80, v3, 0
	.loc	0 156
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[6:7], -1, 0
	s_or_b64 s[6:7], s[6:7], s[2:3]
	.loc	0 157
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	.loc	0 156
	s_cmp_lg_u32 s9, 0
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 157
	v_mov_b32_e32 v5, s47
	v_add_u32_e32 v1, vcc, s46, v1
	s_or_b64 s[64:65], s[2:3], s[0:1]
	v_addc_u32_e32 v2, vcc, v5, v2, vcc
	s_lshl_b64 s[0:1], s[62:63], 2
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v1, vcc, s0, v1
	.loc	0 158
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	.loc	0 157
	v_addc_u32_e32 v2, vcc, v2, v5, vcc
	.loc	0 158
	v_mov_b32_e32 v5, s53
	v_add_u32_e32 v3, vcc, s52, v3
	s_lshl_b64 s[0:1], s[56:57], 2
	s_sub_i32 s14, s48, s62
	s_sub_i32 s16, s49, s56
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	s_cmp_gt_i32 s14, 63
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v3, vcc, s0, v3
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_gt_i32 s16, 63
	s_cselect_b64 s[2:3], -1, 0
	s_and_b64 s[66:67], s[0:1], s[2:3]
	s_cmp_gt_i32 s79, 15
	v_addc_u32_e32 v4, vcc, v4, v5, vcc
	v_and_b32_e32 v5, 63, v0
	s_cselect_b64 s[0:1], -1, 0
	v_sub_u32_e32 v13, vcc, s14, v5
	v_sub_u32_e32 v29, vcc, s16, v5
	s_and_b64 s[0:1], s[66:67], s[0:1]
	v_cndmask_b32_e64 v7, 0, 1, s[6:7]
	v_mov_b32_e32 v6, 0
	s_mov_b64 s[2:3], -1
	.loc	0 162
	s_andn2_b64 vcc, exec, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 1, v7
	.loc	0 112
	s_mov_b32 m0, -1
	.loc	0 162
	s_cbranch_vccz .LBB0_288
; %bb.2:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_219
; %bb.3:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_236
.LBB0_4:
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccz .LBB0_253
.LBB0_5:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_270
	s_branch .LBB0_287
.LBB0_6:
	.loc	0 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v72, 0
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v57, 0
.LBB0_7:
	.loc	0 201
	s_cmpk_lt_i32 s79, 0x101
	s_cbranch_scc1 .LBB0_9
; %bb.8:
	v_add_f32_e32 v88, v134, v88
	v_add_f32_e32 v85, v132, v85
	v_add_f32_e32 v80, v130, v80
	v_add_f32_e32 v76, v129, v76
	v_add_f32_e32 v87, v128, v87
	v_add_f32_e32 v83, v127, v83
	v_add_f32_e32 v79, v126, v79
	v_add_f32_e32 v75, v125, v75
	v_add_f32_e32 v86, v123, v86
	v_add_f32_e32 v82, v121, v82
	v_add_f32_e32 v78, v120, v78
	v_add_f32_e32 v74, v119, v74
	v_add_f32_e32 v84, v118, v84
	v_add_f32_e32 v81, v117, v81
	v_add_f32_e32 v77, v116, v77
	v_add_f32_e32 v73, v114, v73
	v_add_f32_e32 v72, v112, v72
	v_add_f32_e32 v68, v111, v68
	v_add_f32_e32 v64, v110, v64
	v_add_f32_e32 v60, v109, v60
	v_add_f32_e32 v71, v108, v71
	v_add_f32_e32 v67, v107, v67
	v_add_f32_e32 v63, v106, v63
	v_add_f32_e32 v59, v104, v59
	v_add_f32_e32 v70, v103, v70
	v_add_f32_e32 v66, v101, v66
	v_add_f32_e32 v62, v100, v62
	v_add_f32_e32 v58, v99, v58
	v_add_f32_e32 v69, v98, v69
	v_add_f32_e32 v65, v97, v65
	v_add_f32_e32 v61, v96, v61
	v_add_f32_e32 v57, v95, v57
.LBB0_9:
	.loc	0 0
	s_movk_i32 s2, 0x1f8
	.loc	0 224
	v_cmp_class_f32_e64 s[0:1], v88, s2
	v_cmp_class_f32_e64 s[6:7], v85, s2
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
	v_cmp_class_f32_e64 s[6:7], v84, s2
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
	s_mov_b64 s[18:19], 0
	s_and_saveexec_b64 s[0:1], s[6:7]
; %bb.10:
	v_cmp_class_f32_e64 s[2:3], v57, s2
	s_and_b64 s[18:19], s[2:3], exec
; %bb.11:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 148
	s_load_dwordx2 s[20:21], s[4:5], 0x30
	s_load_dword s4, s[4:5], 0x38
	.loc	0 149
	v_lshrrev_b32_e32 v1, 1, v0
	v_and_b32_e32 v1, 32, v1
	v_and_b32_e32 v6, 32, v0
	v_lshlrev_b32_e32 v0, 2, v55
	v_add_u32_e32 v2, vcc, s62, v1
	s_xor_b64 s[0:1], s[18:19], -1
	v_or_b32_e32 v21, v2, v0
	v_lshlrev_b32_e32 v5, 3, v56
	v_cmp_neq_f32_e64 s[8:9], s55, 0
	.loc	0 225
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[6:7], exec, s[2:3]
	s_cbranch_execz .LBB0_24
; %bb.12:
	.loc	0 0
	s_cmp_gt_i32 s50, 0
	s_cselect_b64 s[0:1], -1, 0
	.loc	0 225
	s_lshl_b32 s2, s78, 6
	.loc	0 226
	v_or_b32_e32 v1, s2, v1
	v_add_u32_e32 v0, vcc, v1, v0
	.loc	0 225
	s_lshl_b32 s2, s33, 6
	.loc	0 226
	v_subrev_u32_e32 v7, vcc, s2, v0
	v_add_u32_e32 v0, vcc, s56, v6
	v_add_u32_e32 v8, vcc, v0, v5
	v_cndmask_b32_e64 v0, 0, 1, s[0:1]
	s_mov_b32 s22, 0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s5, s4, 31
	.loc	0 225
	s_lshl_b64 s[10:11], s[58:59], 2
	s_lshl_b64 s[12:13], s[60:61], 2
	s_mov_b64 s[14:15], 0
	v_cmp_ne_u32_e64 s[0:1], 1, v0
	s_branch .LBB0_15
.LBB0_13:                               ;   in Loop: Header=BB0_15 Depth=1
	.loc	0 232
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v9, s21
	v_add_u32_e32 v2, vcc, s20, v2
	v_addc_u32_e32 v3, vcc, v9, v3, vcc
	v_add_u32_e32 v0, vcc, v2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v4
.LBB0_14:                               ;   in Loop: Header=BB0_15 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 225
	s_add_i32 s2, s22, 1
	s_not_b64 s[14:15], s[14:15]
	s_cmp_gt_u32 s22, 30
	s_mov_b32 s22, s2
	s_cbranch_scc1 .LBB0_24
.LBB0_15:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_18 Depth 2
	.loc	0 227
	s_and_b32 s3, s22, 0x7fffffe0
	v_add_u32_e32 v0, vcc, s3, v21
	s_lshl_b32 s3, s22, 2
	.loc	0 226
	s_bfe_u32 s2, s22, 0x20002
	.loc	0 227
	s_lshr_b32 s23, s22, 3
	s_bfe_u32 s17, s22, 0x10001
	s_and_b32 s3, s3, 4
	s_and_b32 s16, s23, 2
	v_or_b32_e32 v0, s17, v0
	s_or_b32 s2, s3, s2
	v_or_b32_e32 v9, s16, v0
	v_or_b32_e32 v0, s2, v5
	v_or_b32_e32 v0, v0, v6
	v_or_b32_e32 v0, s56, v0
	.loc	0 228
	v_cmp_gt_i32_e32 vcc, s48, v9
	v_cmp_gt_i32_e64 s[2:3], s49, v0
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[16:17], s[2:3]
	s_cbranch_execz .LBB0_14
; %bb.16:                               ;   in Loop: Header=BB0_15 Depth=1
	.loc	0 231
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_21
; %bb.17:                               ;   in Loop: Header=BB0_15 Depth=1
	.loc	0 0
	s_lshr_b32 s2, s22, 1
	.loc	0 226
	s_and_b32 s23, s23, 0x1ffffffe
	s_and_b32 s2, s2, 1
	s_and_b32 s24, s22, 0xffffffe0
	s_or_b32 s2, s2, s23
	s_add_i32 s2, s2, s24
	v_add_u32_e32 v1, vcc, s2, v7
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v3, s47
	v_add_u32_e32 v1, vcc, s46, v1
	.loc	0 0
	s_lshr_b32 s3, s22, 2
	.loc	0 226
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
	s_mov_b32 s23, s50
.LBB0_18:                               ;   Parent Loop BB0_15 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 231
	flat_load_dword v11, v[1:2]
	flat_load_dword v12, v[3:4]
	s_add_i32 s23, s23, -1
	v_mov_b32_e32 v13, s11
	v_mov_b32_e32 v14, s13
	v_add_u32_e32 v3, vcc, s12, v3
	v_add_u32_e64 v1, s[2:3], s10, v1
	v_addc_u32_e64 v2, s[2:3], v2, v13, s[2:3]
	v_addc_u32_e32 v4, vcc, v4, v14, vcc
	s_cmp_eq_u32 s23, 0
	s_waitcnt vmcnt(0)
	v_fma_f32 v10, v11, v12, v10
	s_cbranch_scc0 .LBB0_18
; %bb.19:                               ;   in Loop: Header=BB0_15 Depth=1
	.loc	0 229
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 232
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_22
.LBB0_20:                               ;   in Loop: Header=BB0_15 Depth=1
	v_mad_i64_i32 v[2:3], s[2:3], v9, s4, 0
	v_mov_b32_e32 v4, s21
	v_lshlrev_b64 v[11:12], 2, v[2:3]
	v_add_u32_e32 v11, vcc, s20, v11
	v_addc_u32_e32 v4, vcc, v4, v12, vcc
	v_add_u32_e32 v11, vcc, v11, v0
	v_addc_u32_e32 v12, vcc, v4, v1, vcc
	flat_load_dword v4, v[11:12]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s55, v4
	v_mac_f32_e32 v4, s51, v10
	s_cbranch_execnz .LBB0_13
	s_branch .LBB0_23
.LBB0_21:                               ;   in Loop: Header=BB0_15 Depth=1
	.loc	0 0
	v_mov_b32_e32 v10, 0
	.loc	0 229
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 232
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_20
.LBB0_22:                               ;   in Loop: Header=BB0_15 Depth=1
.LBB0_23:                               ;   in Loop: Header=BB0_15 Depth=1
	v_mad_i64_i32 v[2:3], s[2:3], v9, s4, 0
	v_mul_f32_e32 v4, s51, v10
	s_branch .LBB0_13
.LBB0_24:
	.loc	0 225
	s_or_saveexec_b64 s[0:1], s[6:7]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	s_xor_b64 exec, exec, s[0:1]
; %bb.25:
	.loc	0 0
	s_ashr_i32 s5, s4, 31
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
; %bb.26:
	s_or_b64 exec, exec, s[0:1]
	v_ashrrev_i32_e32 v2, 31, v21
	v_mul_lo_u32 v22, v0, v2
	v_mad_u64_u32 v[2:3], s[0:1], v0, v21, 0
	v_or_b32_e32 v4, s56, v6
	v_mul_lo_u32 v6, v1, v21
	v_cmp_gt_i32_e32 vcc, s48, v21
	s_and_b64 s[16:17], s[18:19], vcc
	v_add_u32_e32 v3, vcc, v3, v22
	v_add_u32_e32 v3, vcc, v3, v6
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v6, s21
	v_add_u32_e32 v18, vcc, s20, v2
	.loc	0 240
	v_or_b32_e32 v2, v5, v4
	v_cmp_gt_i32_e64 s[0:1], s49, v2
	v_cmp_neq_f32_e64 s[4:5], s55, 0
	v_addc_u32_e32 v19, vcc, v6, v3, vcc
	.loc	0 241
	s_and_b64 s[6:7], s[16:17], s[0:1]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_31
; %bb.27:
	.loc	0 242
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v18, v4
	v_addc_u32_e32 v5, vcc, v19, v5, vcc
	.loc	0 243
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB0_187
; %bb.28:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s55, v6
	v_mac_f32_e32 v6, s51, v88
	s_cbranch_execnz .LBB0_30
.LBB0_29:
	v_mul_f32_e32 v6, s51, v88
.LBB0_30:
	flat_store_dword v[4:5], v6
.LBB0_31:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 240
	v_or_b32_e32 v4, 1, v2
	v_cmp_gt_i32_e64 s[2:3], s49, v4
	.loc	0 241
	s_and_b64 s[8:9], s[16:17], s[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	v_cndmask_b32_e64 v20, 0, 1, s[4:5]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_36
; %bb.32:
	.loc	0 242
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	.loc	0 243
	s_andn2_b64 vcc, exec, s[4:5]
	.loc	0 242
	v_add_u32_e64 v6, s[4:5], v18, v6
	v_addc_u32_e64 v7, s[4:5], v19, v7, s[4:5]
	s_cbranch_vccnz .LBB0_188
; %bb.33:
	.loc	0 243
	flat_load_dword v8, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s55, v8
	v_mac_f32_e32 v8, s51, v87
	s_cbranch_execnz .LBB0_35
.LBB0_34:
	v_mul_f32_e32 v8, s51, v87
.LBB0_35:
	flat_store_dword v[6:7], v8
.LBB0_36:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 240
	v_or_b32_e32 v6, 2, v2
	v_cmp_gt_i32_e64 s[4:5], s49, v6
	.loc	0 241
	s_and_b64 s[6:7], s[16:17], s[4:5]
	v_ashrrev_i32_e32 v7, 31, v6
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_41
; %bb.37:
	.loc	0 242
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v8, s[6:7], v18, v8
	v_addc_u32_e64 v9, s[6:7], v19, v9, s[6:7]
	.loc	0 243
	s_cbranch_vccnz .LBB0_189
; %bb.38:
	flat_load_dword v10, v[8:9]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v10, s55, v10
	v_mac_f32_e32 v10, s51, v86
	s_cbranch_execnz .LBB0_40
.LBB0_39:
	v_mul_f32_e32 v10, s51, v86
.LBB0_40:
	flat_store_dword v[8:9], v10
.LBB0_41:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 240
	v_or_b32_e32 v8, 3, v2
	v_cmp_gt_i32_e64 s[6:7], s49, v8
	.loc	0 241
	s_and_b64 s[8:9], s[16:17], s[6:7]
	v_ashrrev_i32_e32 v9, 31, v8
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_46
; %bb.42:
	.loc	0 242
	v_lshlrev_b64 v[10:11], 2, v[8:9]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v10, s[8:9], v18, v10
	v_addc_u32_e64 v11, s[8:9], v19, v11, s[8:9]
	.loc	0 243
	s_cbranch_vccnz .LBB0_190
; %bb.43:
	flat_load_dword v12, v[10:11]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v12, s55, v12
	v_mac_f32_e32 v12, s51, v84
	s_cbranch_execnz .LBB0_45
.LBB0_44:
	v_mul_f32_e32 v12, s51, v84
.LBB0_45:
	flat_store_dword v[10:11], v12
.LBB0_46:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 240
	v_or_b32_e32 v10, 4, v2
	v_cmp_gt_i32_e64 s[8:9], s49, v10
	.loc	0 241
	s_and_b64 s[10:11], s[16:17], s[8:9]
	v_ashrrev_i32_e32 v11, 31, v10
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB0_51
; %bb.47:
	.loc	0 242
	v_lshlrev_b64 v[12:13], 2, v[10:11]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v12, s[10:11], v18, v12
	v_addc_u32_e64 v13, s[10:11], v19, v13, s[10:11]
	.loc	0 243
	s_cbranch_vccnz .LBB0_191
; %bb.48:
	flat_load_dword v14, v[12:13]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s55, v14
	v_mac_f32_e32 v14, s51, v85
	s_cbranch_execnz .LBB0_50
.LBB0_49:
	v_mul_f32_e32 v14, s51, v85
.LBB0_50:
	flat_store_dword v[12:13], v14
.LBB0_51:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 240
	v_or_b32_e32 v12, 5, v2
	v_cmp_gt_i32_e64 s[10:11], s49, v12
	.loc	0 241
	s_and_b64 s[12:13], s[16:17], s[10:11]
	v_ashrrev_i32_e32 v13, 31, v12
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_56
; %bb.52:
	.loc	0 242
	v_lshlrev_b64 v[14:15], 2, v[12:13]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v14, s[12:13], v18, v14
	v_addc_u32_e64 v15, s[12:13], v19, v15, s[12:13]
	.loc	0 243
	s_cbranch_vccnz .LBB0_192
; %bb.53:
	flat_load_dword v16, v[14:15]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v16, s55, v16
	v_mac_f32_e32 v16, s51, v83
	s_cbranch_execnz .LBB0_55
.LBB0_54:
	v_mul_f32_e32 v16, s51, v83
.LBB0_55:
	flat_store_dword v[14:15], v16
.LBB0_56:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 240
	v_or_b32_e32 v14, 6, v2
	v_cmp_gt_i32_e64 s[12:13], s49, v14
	.loc	0 241
	s_and_b64 s[14:15], s[16:17], s[12:13]
	v_ashrrev_i32_e32 v15, 31, v14
	s_and_saveexec_b64 s[22:23], s[14:15]
	s_cbranch_execz .LBB0_61
; %bb.57:
	.loc	0 242
	v_lshlrev_b64 v[16:17], 2, v[14:15]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v16, s[14:15], v18, v16
	v_addc_u32_e64 v17, s[14:15], v19, v17, s[14:15]
	.loc	0 243
	s_cbranch_vccnz .LBB0_193
; %bb.58:
	flat_load_dword v23, v[16:17]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v23, s55, v23
	v_mac_f32_e32 v23, s51, v82
	s_cbranch_execnz .LBB0_60
.LBB0_59:
	v_mul_f32_e32 v23, s51, v82
.LBB0_60:
	flat_store_dword v[16:17], v23
.LBB0_61:
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 240
	v_or_b32_e32 v16, 7, v2
	v_cmp_gt_i32_e64 s[14:15], s49, v16
	.loc	0 241
	s_and_b64 s[16:17], s[16:17], s[14:15]
	v_ashrrev_i32_e32 v17, 31, v16
	s_and_saveexec_b64 s[22:23], s[16:17]
	s_cbranch_execz .LBB0_66
; %bb.62:
	.loc	0 242
	v_lshlrev_b64 v[23:24], 2, v[16:17]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v18, s[16:17], v18, v23
	v_addc_u32_e64 v19, s[16:17], v19, v24, s[16:17]
	.loc	0 243
	s_cbranch_vccnz .LBB0_194
; %bb.63:
	flat_load_dword v23, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v23, s55, v23
	v_mac_f32_e32 v23, s51, v81
	s_cbranch_execnz .LBB0_65
.LBB0_64:
	v_mul_f32_e32 v23, s51, v81
.LBB0_65:
	flat_store_dword v[18:19], v23
.LBB0_66:
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	v_or_b32_e32 v23, 1, v21
	v_mad_u64_u32 v[18:19], s[16:17], v0, v23, 0
	v_cmp_gt_i32_e32 vcc, s48, v23
	v_mul_lo_u32 v23, v1, v23
	s_and_b64 s[22:23], s[18:19], vcc
	v_add_u32_e32 v19, vcc, v19, v22
	v_add_u32_e32 v19, vcc, v19, v23
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_mov_b32_e32 v24, s21
	v_add_u32_e32 v23, vcc, s20, v18
	v_addc_u32_e32 v24, vcc, v24, v19, vcc
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[0:1]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execnz .LBB0_74
; %bb.67:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[2:3]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execnz .LBB0_78
.LBB0_68:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[4:5]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execnz .LBB0_82
.LBB0_69:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[6:7]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execnz .LBB0_86
.LBB0_70:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[8:9]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execnz .LBB0_90
.LBB0_71:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[10:11]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execnz .LBB0_94
.LBB0_72:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[12:13]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execnz .LBB0_98
.LBB0_73:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[14:15]
	s_and_saveexec_b64 s[22:23], s[16:17]
	s_cbranch_execnz .LBB0_102
	s_branch .LBB0_106
.LBB0_74:
	.loc	0 242
	v_lshlrev_b64 v[18:19], 2, v[2:3]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v18, s[16:17], v23, v18
	v_addc_u32_e64 v19, s[16:17], v24, v19, s[16:17]
	.loc	0 243
	s_cbranch_vccnz .LBB0_195
; %bb.75:
	flat_load_dword v25, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s55, v25
	v_mac_f32_e32 v25, s51, v80
	s_cbranch_execnz .LBB0_77
.LBB0_76:
	v_mul_f32_e32 v25, s51, v80
.LBB0_77:
	flat_store_dword v[18:19], v25
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[2:3]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_68
.LBB0_78:
	.loc	0 242
	v_lshlrev_b64 v[18:19], 2, v[4:5]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v18, s[16:17], v23, v18
	v_addc_u32_e64 v19, s[16:17], v24, v19, s[16:17]
	.loc	0 243
	s_cbranch_vccnz .LBB0_196
; %bb.79:
	flat_load_dword v25, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s55, v25
	v_mac_f32_e32 v25, s51, v79
	s_cbranch_execnz .LBB0_81
.LBB0_80:
	v_mul_f32_e32 v25, s51, v79
.LBB0_81:
	flat_store_dword v[18:19], v25
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[4:5]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_69
.LBB0_82:
	.loc	0 242
	v_lshlrev_b64 v[18:19], 2, v[6:7]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v18, s[16:17], v23, v18
	v_addc_u32_e64 v19, s[16:17], v24, v19, s[16:17]
	.loc	0 243
	s_cbranch_vccnz .LBB0_197
; %bb.83:
	flat_load_dword v25, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s55, v25
	v_mac_f32_e32 v25, s51, v78
	s_cbranch_execnz .LBB0_85
.LBB0_84:
	v_mul_f32_e32 v25, s51, v78
.LBB0_85:
	flat_store_dword v[18:19], v25
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[6:7]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_70
.LBB0_86:
	.loc	0 242
	v_lshlrev_b64 v[18:19], 2, v[8:9]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v18, s[16:17], v23, v18
	v_addc_u32_e64 v19, s[16:17], v24, v19, s[16:17]
	.loc	0 243
	s_cbranch_vccnz .LBB0_198
; %bb.87:
	flat_load_dword v25, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s55, v25
	v_mac_f32_e32 v25, s51, v77
	s_cbranch_execnz .LBB0_89
.LBB0_88:
	v_mul_f32_e32 v25, s51, v77
.LBB0_89:
	flat_store_dword v[18:19], v25
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[8:9]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_71
.LBB0_90:
	.loc	0 242
	v_lshlrev_b64 v[18:19], 2, v[10:11]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v18, s[16:17], v23, v18
	v_addc_u32_e64 v19, s[16:17], v24, v19, s[16:17]
	.loc	0 243
	s_cbranch_vccnz .LBB0_199
; %bb.91:
	flat_load_dword v25, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s55, v25
	v_mac_f32_e32 v25, s51, v76
	s_cbranch_execnz .LBB0_93
.LBB0_92:
	v_mul_f32_e32 v25, s51, v76
.LBB0_93:
	flat_store_dword v[18:19], v25
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[10:11]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_72
.LBB0_94:
	.loc	0 242
	v_lshlrev_b64 v[18:19], 2, v[12:13]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v18, s[16:17], v23, v18
	v_addc_u32_e64 v19, s[16:17], v24, v19, s[16:17]
	.loc	0 243
	s_cbranch_vccnz .LBB0_200
; %bb.95:
	flat_load_dword v25, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s55, v25
	v_mac_f32_e32 v25, s51, v75
	s_cbranch_execnz .LBB0_97
.LBB0_96:
	v_mul_f32_e32 v25, s51, v75
.LBB0_97:
	flat_store_dword v[18:19], v25
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[12:13]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_73
.LBB0_98:
	.loc	0 242
	v_lshlrev_b64 v[18:19], 2, v[14:15]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v18, s[16:17], v23, v18
	v_addc_u32_e64 v19, s[16:17], v24, v19, s[16:17]
	.loc	0 243
	s_cbranch_vccnz .LBB0_201
; %bb.99:
	flat_load_dword v25, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s55, v25
	v_mac_f32_e32 v25, s51, v74
	s_cbranch_execnz .LBB0_101
.LBB0_100:
	v_mul_f32_e32 v25, s51, v74
.LBB0_101:
	flat_store_dword v[18:19], v25
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[14:15]
	s_and_saveexec_b64 s[22:23], s[16:17]
	s_cbranch_execz .LBB0_106
.LBB0_102:
	.loc	0 242
	v_lshlrev_b64 v[18:19], 2, v[16:17]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v18, s[16:17], v23, v18
	v_addc_u32_e64 v19, s[16:17], v24, v19, s[16:17]
	.loc	0 243
	s_cbranch_vccnz .LBB0_202
; %bb.103:
	flat_load_dword v23, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v23, s55, v23
	v_mac_f32_e32 v23, s51, v73
	s_cbranch_execnz .LBB0_105
.LBB0_104:
	v_mul_f32_e32 v23, s51, v73
.LBB0_105:
	flat_store_dword v[18:19], v23
.LBB0_106:
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	v_or_b32_e32 v23, 2, v21
	v_mad_u64_u32 v[18:19], s[16:17], v0, v23, 0
	v_cmp_gt_i32_e32 vcc, s48, v23
	v_mul_lo_u32 v23, v1, v23
	s_and_b64 s[22:23], s[18:19], vcc
	v_add_u32_e32 v19, vcc, v19, v22
	v_add_u32_e32 v19, vcc, v19, v23
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_mov_b32_e32 v24, s21
	v_add_u32_e32 v23, vcc, s20, v18
	v_addc_u32_e32 v24, vcc, v24, v19, vcc
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[0:1]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execnz .LBB0_114
; %bb.107:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[2:3]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execnz .LBB0_118
.LBB0_108:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[4:5]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execnz .LBB0_122
.LBB0_109:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[6:7]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execnz .LBB0_126
.LBB0_110:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[8:9]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execnz .LBB0_130
.LBB0_111:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[10:11]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execnz .LBB0_134
.LBB0_112:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[12:13]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execnz .LBB0_138
.LBB0_113:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[14:15]
	s_and_saveexec_b64 s[22:23], s[16:17]
	s_cbranch_execnz .LBB0_142
	s_branch .LBB0_146
.LBB0_114:
	.loc	0 242
	v_lshlrev_b64 v[18:19], 2, v[2:3]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v18, s[16:17], v23, v18
	v_addc_u32_e64 v19, s[16:17], v24, v19, s[16:17]
	.loc	0 243
	s_cbranch_vccnz .LBB0_203
; %bb.115:
	flat_load_dword v25, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s55, v25
	v_mac_f32_e32 v25, s51, v72
	s_cbranch_execnz .LBB0_117
.LBB0_116:
	v_mul_f32_e32 v25, s51, v72
.LBB0_117:
	flat_store_dword v[18:19], v25
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[2:3]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_108
.LBB0_118:
	.loc	0 242
	v_lshlrev_b64 v[18:19], 2, v[4:5]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v18, s[16:17], v23, v18
	v_addc_u32_e64 v19, s[16:17], v24, v19, s[16:17]
	.loc	0 243
	s_cbranch_vccnz .LBB0_204
; %bb.119:
	flat_load_dword v25, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s55, v25
	v_mac_f32_e32 v25, s51, v71
	s_cbranch_execnz .LBB0_121
.LBB0_120:
	v_mul_f32_e32 v25, s51, v71
.LBB0_121:
	flat_store_dword v[18:19], v25
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[4:5]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_109
.LBB0_122:
	.loc	0 242
	v_lshlrev_b64 v[18:19], 2, v[6:7]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v18, s[16:17], v23, v18
	v_addc_u32_e64 v19, s[16:17], v24, v19, s[16:17]
	.loc	0 243
	s_cbranch_vccnz .LBB0_205
; %bb.123:
	flat_load_dword v25, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s55, v25
	v_mac_f32_e32 v25, s51, v70
	s_cbranch_execnz .LBB0_125
.LBB0_124:
	v_mul_f32_e32 v25, s51, v70
.LBB0_125:
	flat_store_dword v[18:19], v25
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[6:7]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_110
.LBB0_126:
	.loc	0 242
	v_lshlrev_b64 v[18:19], 2, v[8:9]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v18, s[16:17], v23, v18
	v_addc_u32_e64 v19, s[16:17], v24, v19, s[16:17]
	.loc	0 243
	s_cbranch_vccnz .LBB0_206
; %bb.127:
	flat_load_dword v25, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s55, v25
	v_mac_f32_e32 v25, s51, v69
	s_cbranch_execnz .LBB0_129
.LBB0_128:
	v_mul_f32_e32 v25, s51, v69
.LBB0_129:
	flat_store_dword v[18:19], v25
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[8:9]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_111
.LBB0_130:
	.loc	0 242
	v_lshlrev_b64 v[18:19], 2, v[10:11]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v18, s[16:17], v23, v18
	v_addc_u32_e64 v19, s[16:17], v24, v19, s[16:17]
	.loc	0 243
	s_cbranch_vccnz .LBB0_207
; %bb.131:
	flat_load_dword v25, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s55, v25
	v_mac_f32_e32 v25, s51, v68
	s_cbranch_execnz .LBB0_133
.LBB0_132:
	v_mul_f32_e32 v25, s51, v68
.LBB0_133:
	flat_store_dword v[18:19], v25
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[10:11]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_112
.LBB0_134:
	.loc	0 242
	v_lshlrev_b64 v[18:19], 2, v[12:13]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v18, s[16:17], v23, v18
	v_addc_u32_e64 v19, s[16:17], v24, v19, s[16:17]
	.loc	0 243
	s_cbranch_vccnz .LBB0_208
; %bb.135:
	flat_load_dword v25, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s55, v25
	v_mac_f32_e32 v25, s51, v67
	s_cbranch_execnz .LBB0_137
.LBB0_136:
	v_mul_f32_e32 v25, s51, v67
.LBB0_137:
	flat_store_dword v[18:19], v25
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[12:13]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_113
.LBB0_138:
	.loc	0 242
	v_lshlrev_b64 v[18:19], 2, v[14:15]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v18, s[16:17], v23, v18
	v_addc_u32_e64 v19, s[16:17], v24, v19, s[16:17]
	.loc	0 243
	s_cbranch_vccnz .LBB0_209
; %bb.139:
	flat_load_dword v25, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s55, v25
	v_mac_f32_e32 v25, s51, v66
	s_cbranch_execnz .LBB0_141
.LBB0_140:
	v_mul_f32_e32 v25, s51, v66
.LBB0_141:
	flat_store_dword v[18:19], v25
	s_or_b64 exec, exec, s[24:25]
	.loc	0 241
	s_and_b64 s[16:17], s[22:23], s[14:15]
	s_and_saveexec_b64 s[22:23], s[16:17]
	s_cbranch_execz .LBB0_146
.LBB0_142:
	.loc	0 242
	v_lshlrev_b64 v[18:19], 2, v[16:17]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v18, s[16:17], v23, v18
	v_addc_u32_e64 v19, s[16:17], v24, v19, s[16:17]
	.loc	0 243
	s_cbranch_vccnz .LBB0_210
; %bb.143:
	flat_load_dword v23, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v23, s55, v23
	v_mac_f32_e32 v23, s51, v65
	s_cbranch_execnz .LBB0_145
.LBB0_144:
	v_mul_f32_e32 v23, s51, v65
.LBB0_145:
	flat_store_dword v[18:19], v23
.LBB0_146:
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	v_or_b32_e32 v21, 3, v21
	v_mad_u64_u32 v[18:19], s[16:17], v0, v21, 0
	v_mul_lo_u32 v0, v1, v21
	v_cmp_gt_i32_e32 vcc, s48, v21
	s_and_b64 s[16:17], s[18:19], vcc
	v_add_u32_e32 v1, vcc, v19, v22
	v_add_u32_e32 v19, vcc, v1, v0
	v_lshlrev_b64 v[0:1], 2, v[18:19]
	v_mov_b32_e32 v19, s21
	v_add_u32_e32 v18, vcc, s20, v0
	v_addc_u32_e32 v19, vcc, v19, v1, vcc
	.loc	0 241
	s_and_b64 s[0:1], s[16:17], s[0:1]
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execnz .LBB0_155
; %bb.147:
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 241
	s_and_b64 s[0:1], s[16:17], s[2:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execnz .LBB0_159
.LBB0_148:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 241
	s_and_b64 s[0:1], s[16:17], s[4:5]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execnz .LBB0_163
.LBB0_149:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 241
	s_and_b64 s[0:1], s[16:17], s[6:7]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execnz .LBB0_167
.LBB0_150:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 241
	s_and_b64 s[0:1], s[16:17], s[8:9]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execnz .LBB0_171
.LBB0_151:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 241
	s_and_b64 s[0:1], s[16:17], s[10:11]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execnz .LBB0_175
.LBB0_152:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 241
	s_and_b64 s[0:1], s[16:17], s[12:13]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execnz .LBB0_179
.LBB0_153:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 241
	s_and_b64 s[0:1], s[16:17], s[14:15]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execnz .LBB0_183
.LBB0_154:
	.loc	0 247
	s_endpgm
.LBB0_155:
	.loc	0 242
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v0, s[0:1], v18, v0
	v_addc_u32_e64 v1, s[0:1], v19, v1, s[0:1]
	.loc	0 243
	s_cbranch_vccnz .LBB0_211
; %bb.156:
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s55, v2
	v_mac_f32_e32 v2, s51, v64
	s_cbranch_execnz .LBB0_158
.LBB0_157:
	v_mul_f32_e32 v2, s51, v64
.LBB0_158:
	flat_store_dword v[0:1], v2
	s_or_b64 exec, exec, s[18:19]
	.loc	0 241
	s_and_b64 s[0:1], s[16:17], s[2:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_148
.LBB0_159:
	.loc	0 242
	v_lshlrev_b64 v[0:1], 2, v[4:5]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v0, s[0:1], v18, v0
	v_addc_u32_e64 v1, s[0:1], v19, v1, s[0:1]
	.loc	0 243
	s_cbranch_vccnz .LBB0_212
; %bb.160:
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s55, v2
	v_mac_f32_e32 v2, s51, v63
	s_cbranch_execnz .LBB0_162
.LBB0_161:
	v_mul_f32_e32 v2, s51, v63
.LBB0_162:
	flat_store_dword v[0:1], v2
	s_or_b64 exec, exec, s[2:3]
	.loc	0 241
	s_and_b64 s[0:1], s[16:17], s[4:5]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_149
.LBB0_163:
	.loc	0 242
	v_lshlrev_b64 v[0:1], 2, v[6:7]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v0, s[0:1], v18, v0
	v_addc_u32_e64 v1, s[0:1], v19, v1, s[0:1]
	.loc	0 243
	s_cbranch_vccnz .LBB0_213
; %bb.164:
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s55, v2
	v_mac_f32_e32 v2, s51, v62
	s_cbranch_execnz .LBB0_166
.LBB0_165:
	v_mul_f32_e32 v2, s51, v62
.LBB0_166:
	flat_store_dword v[0:1], v2
	s_or_b64 exec, exec, s[2:3]
	.loc	0 241
	s_and_b64 s[0:1], s[16:17], s[6:7]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_150
.LBB0_167:
	.loc	0 242
	v_lshlrev_b64 v[0:1], 2, v[8:9]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v0, s[0:1], v18, v0
	v_addc_u32_e64 v1, s[0:1], v19, v1, s[0:1]
	.loc	0 243
	s_cbranch_vccnz .LBB0_214
; %bb.168:
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s55, v2
	v_mac_f32_e32 v2, s51, v61
	s_cbranch_execnz .LBB0_170
.LBB0_169:
	v_mul_f32_e32 v2, s51, v61
.LBB0_170:
	flat_store_dword v[0:1], v2
	s_or_b64 exec, exec, s[2:3]
	.loc	0 241
	s_and_b64 s[0:1], s[16:17], s[8:9]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_151
.LBB0_171:
	.loc	0 242
	v_lshlrev_b64 v[0:1], 2, v[10:11]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v0, s[0:1], v18, v0
	v_addc_u32_e64 v1, s[0:1], v19, v1, s[0:1]
	.loc	0 243
	s_cbranch_vccnz .LBB0_215
; %bb.172:
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s55, v2
	v_mac_f32_e32 v2, s51, v60
	s_cbranch_execnz .LBB0_174
.LBB0_173:
	v_mul_f32_e32 v2, s51, v60
.LBB0_174:
	flat_store_dword v[0:1], v2
	s_or_b64 exec, exec, s[2:3]
	.loc	0 241
	s_and_b64 s[0:1], s[16:17], s[10:11]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_152
.LBB0_175:
	.loc	0 242
	v_lshlrev_b64 v[0:1], 2, v[12:13]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v0, s[0:1], v18, v0
	v_addc_u32_e64 v1, s[0:1], v19, v1, s[0:1]
	.loc	0 243
	s_cbranch_vccnz .LBB0_216
; %bb.176:
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s55, v2
	v_mac_f32_e32 v2, s51, v59
	s_cbranch_execnz .LBB0_178
.LBB0_177:
	v_mul_f32_e32 v2, s51, v59
.LBB0_178:
	flat_store_dword v[0:1], v2
	s_or_b64 exec, exec, s[2:3]
	.loc	0 241
	s_and_b64 s[0:1], s[16:17], s[12:13]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_153
.LBB0_179:
	.loc	0 242
	v_lshlrev_b64 v[0:1], 2, v[14:15]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v0, s[0:1], v18, v0
	v_addc_u32_e64 v1, s[0:1], v19, v1, s[0:1]
	.loc	0 243
	s_cbranch_vccnz .LBB0_217
; %bb.180:
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s55, v2
	v_mac_f32_e32 v2, s51, v58
	s_cbranch_execnz .LBB0_182
.LBB0_181:
	v_mul_f32_e32 v2, s51, v58
.LBB0_182:
	flat_store_dword v[0:1], v2
	s_or_b64 exec, exec, s[2:3]
	.loc	0 241
	s_and_b64 s[0:1], s[16:17], s[14:15]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_154
.LBB0_183:
	.loc	0 242
	v_lshlrev_b64 v[0:1], 2, v[16:17]
	.loc	0 243
	v_cmp_ne_u32_e32 vcc, 1, v20
	.loc	0 242
	v_add_u32_e64 v0, s[0:1], v18, v0
	v_addc_u32_e64 v1, s[0:1], v19, v1, s[0:1]
	.loc	0 243
	s_cbranch_vccnz .LBB0_218
; %bb.184:
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s55, v2
	v_mac_f32_e32 v2, s51, v57
	s_cbranch_execnz .LBB0_186
.LBB0_185:
	v_mul_f32_e32 v2, s51, v57
.LBB0_186:
	flat_store_dword v[0:1], v2
	.loc	0 247
	s_endpgm
.LBB0_187:
	.loc	0 0
	s_branch .LBB0_29
.LBB0_188:
	.loc	0 243
	s_branch .LBB0_34
.LBB0_189:
	s_branch .LBB0_39
.LBB0_190:
	s_branch .LBB0_44
.LBB0_191:
	s_branch .LBB0_49
.LBB0_192:
	s_branch .LBB0_54
.LBB0_193:
	s_branch .LBB0_59
.LBB0_194:
	s_branch .LBB0_64
.LBB0_195:
	s_branch .LBB0_76
.LBB0_196:
	s_branch .LBB0_80
.LBB0_197:
	s_branch .LBB0_84
.LBB0_198:
	s_branch .LBB0_88
.LBB0_199:
	s_branch .LBB0_92
.LBB0_200:
	s_branch .LBB0_96
.LBB0_201:
	s_branch .LBB0_100
.LBB0_202:
	s_branch .LBB0_104
.LBB0_203:
	s_branch .LBB0_116
.LBB0_204:
	s_branch .LBB0_120
.LBB0_205:
	s_branch .LBB0_124
.LBB0_206:
	s_branch .LBB0_128
.LBB0_207:
	s_branch .LBB0_132
.LBB0_208:
	s_branch .LBB0_136
.LBB0_209:
	s_branch .LBB0_140
.LBB0_210:
	s_branch .LBB0_144
.LBB0_211:
	s_branch .LBB0_157
.LBB0_212:
	s_branch .LBB0_161
.LBB0_213:
	s_branch .LBB0_165
.LBB0_214:
	s_branch .LBB0_169
.LBB0_215:
	s_branch .LBB0_173
.LBB0_216:
	s_branch .LBB0_177
.LBB0_217:
	s_branch .LBB0_181
.LBB0_218:
	s_branch .LBB0_185
.LBB0_219:
	.loc	0 162
	v_lshrrev_b32_e32 v7, 6, v0
	v_cmp_gt_i32_e64 s[2:3], s79, v7
	.loc	0 112
	v_cmp_lt_i32_e32 vcc, 0, v13
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_221
; %bb.220:
	.loc	0 162
	v_mad_i64_i32 v[9:10], s[2:3], v7, s58, 0
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e64 v11, s[2:3], v1, v9
	v_addc_u32_e64 v12, s[2:3], v2, v10, s[2:3]
	v_lshlrev_b64 v[9:10], 2, v[5:6]
	v_add_u32_e64 v9, s[2:3], v11, v9
	v_addc_u32_e64 v10, s[2:3], v12, v10, s[2:3]
	.loc	0 112
	flat_load_dword v9, v[9:10]
.LBB0_221:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	s_movk_i32 s2, 0x110
	.loc	0 162
	v_mul_lo_u32 v10, v7, s2
	v_lshlrev_b32_e32 v7, 2, v5
	v_or_b32_e32 v11, 0x80, v0
	v_add_u32_e64 v10, s[2:3], v10, v7
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v9
	.loc	0 162
	v_lshrrev_b32_e32 v9, 6, v11
	v_cmp_gt_i32_e64 s[2:3], s79, v9
	.loc	0 112
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_223
; %bb.222:
	.loc	0 162
	v_mad_i64_i32 v[10:11], s[2:3], v9, s58, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v8, s[2:3], v1, v10
	v_addc_u32_e64 v12, s[2:3], v2, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v8, v10
	v_addc_u32_e64 v11, s[2:3], v12, v11, s[2:3]
	.loc	0 112
	flat_load_dword v8, v[10:11]
.LBB0_223:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 162
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v8
	.loc	0 162
	v_or_b32_e32 v8, 0x100, v0
	v_lshrrev_b32_e32 v9, 6, v8
	v_cmp_gt_i32_e64 s[2:3], s79, v9
	.loc	0 112
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_225
; %bb.224:
	.loc	0 162
	v_mad_i64_i32 v[10:11], s[2:3], v9, s58, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v12, s[2:3], v1, v10
	v_addc_u32_e64 v14, s[2:3], v2, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v12, v10
	v_addc_u32_e64 v11, s[2:3], v14, v11, s[2:3]
	.loc	0 112
	flat_load_dword v10, v[10:11]
.LBB0_225:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 162
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v10
	.loc	0 162
	v_or_b32_e32 v9, 0x180, v0
	v_lshrrev_b32_e32 v9, 6, v9
	v_cmp_gt_i32_e64 s[2:3], s79, v9
	.loc	0 112
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_227
; %bb.226:
	.loc	0 162
	v_mad_i64_i32 v[10:11], s[2:3], v9, s58, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v8, s[2:3], v1, v10
	v_addc_u32_e64 v12, s[2:3], v2, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v8, v10
	v_addc_u32_e64 v11, s[2:3], v12, v11, s[2:3]
	.loc	0 112
	flat_load_dword v8, v[10:11]
.LBB0_227:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 162
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v8
	.loc	0 162
	v_or_b32_e32 v8, 0x200, v0
	v_lshrrev_b32_e32 v9, 6, v8
	v_cmp_gt_i32_e64 s[2:3], s79, v9
	.loc	0 112
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_229
; %bb.228:
	.loc	0 162
	v_mad_i64_i32 v[10:11], s[2:3], v9, s58, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v12, s[2:3], v1, v10
	v_addc_u32_e64 v14, s[2:3], v2, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v12, v10
	v_addc_u32_e64 v11, s[2:3], v14, v11, s[2:3]
	.loc	0 112
	flat_load_dword v10, v[10:11]
.LBB0_229:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 162
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v10
	.loc	0 162
	v_or_b32_e32 v9, 0x280, v0
	v_lshrrev_b32_e32 v9, 6, v9
	v_cmp_gt_i32_e64 s[2:3], s79, v9
	.loc	0 112
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_231
; %bb.230:
	.loc	0 162
	v_mad_i64_i32 v[10:11], s[2:3], v9, s58, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v8, s[2:3], v1, v10
	v_addc_u32_e64 v12, s[2:3], v2, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v8, v10
	v_addc_u32_e64 v11, s[2:3], v12, v11, s[2:3]
	.loc	0 112
	flat_load_dword v8, v[10:11]
.LBB0_231:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 162
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v8
	.loc	0 162
	v_or_b32_e32 v8, 0x300, v0
	v_lshrrev_b32_e32 v9, 6, v8
	v_cmp_gt_i32_e64 s[2:3], s79, v9
	.loc	0 112
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_233
; %bb.232:
	.loc	0 162
	v_mad_i64_i32 v[10:11], s[2:3], v9, s58, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v12, s[2:3], v1, v10
	v_addc_u32_e64 v14, s[2:3], v2, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v12, v10
	v_addc_u32_e64 v11, s[2:3], v14, v11, s[2:3]
	.loc	0 112
	flat_load_dword v10, v[10:11]
.LBB0_233:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 162
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v10
	.loc	0 162
	v_or_b32_e32 v9, 0x380, v0
	v_lshrrev_b32_e32 v9, 6, v9
	v_cmp_gt_i32_e64 s[2:3], s79, v9
	.loc	0 112
	s_and_b64 s[6:7], s[2:3], vcc
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_235
; %bb.234:
	.loc	0 162
	v_mad_i64_i32 v[10:11], s[6:7], v9, s58, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v8, vcc, v1, v10
	v_addc_u32_e32 v12, vcc, v2, v11, vcc
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e32 v10, vcc, v8, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	.loc	0 112
	flat_load_dword v8, v[10:11]
.LBB0_235:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 162
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e32 v7, vcc, v9, v7
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v8
	.loc	0 162
	s_branch .LBB0_4
.LBB0_236:
	.loc	0 0
	v_lshrrev_b32_e32 v12, 4, v0
	.loc	0 162
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
	v_cmp_gt_i32_e64 s[10:11], s79, v12
	.loc	0 112
	v_cmp_lt_i32_e32 vcc, 0, v14
	s_and_b64 s[6:7], s[10:11], vcc
	v_mov_b32_e32 v16, v8
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_238
; %bb.237:
	flat_load_dword v16, v[9:10]
.LBB0_238:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 162
	v_mul_u32_u24_e32 v12, 0x44, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e64 v12, s[2:3], v12, v15
	.loc	0 112
	v_cmp_lt_i32_e64 s[2:3], 1, v14
	s_and_b64 s[6:7], s[10:11], s[2:3]
	v_mov_b32_e32 v15, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v16
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_240
; %bb.239:
	v_add_u32_e64 v15, s[6:7], 4, v9
	v_addc_u32_e64 v16, s[6:7], 0, v10, s[6:7]
	flat_load_dword v15, v[15:16]
.LBB0_240:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 112
	v_cmp_lt_i32_e64 s[6:7], 2, v14
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v15 offset:4
	s_and_b64 s[8:9], s[10:11], s[6:7]
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[12:13], s[8:9]
	s_cbranch_execz .LBB0_242
; %bb.241:
	v_add_u32_e64 v16, s[8:9], 8, v9
	v_addc_u32_e64 v17, s[8:9], 0, v10, s[8:9]
	flat_load_dword v16, v[16:17]
.LBB0_242:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 112
	v_cmp_lt_i32_e64 s[8:9], 3, v14
	s_and_b64 s[10:11], s[10:11], s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v16 offset:8
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB0_244
; %bb.243:
	v_add_u32_e64 v9, s[10:11], 12, v9
	v_addc_u32_e64 v10, s[10:11], 0, v10, s[10:11]
	flat_load_dword v15, v[9:10]
.LBB0_244:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 162
	v_or_b32_e32 v9, 0x200, v11
	v_lshrrev_b32_e32 v11, 6, v9
	v_mad_i64_i32 v[9:10], s[10:11], v11, s58, 0
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v15 offset:12
	.loc	0 162
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e64 v12, s[10:11], v1, v9
	v_lshlrev_b64 v[8:9], 2, v[7:8]
	v_addc_u32_e64 v10, s[10:11], v2, v10, s[10:11]
	v_add_u32_e64 v8, s[10:11], v12, v8
	v_addc_u32_e64 v9, s[10:11], v10, v9, s[10:11]
	v_cmp_gt_i32_e64 s[10:11], s79, v11
	.loc	0 112
	s_and_b64 s[18:19], s[10:11], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[12:13], s[18:19]
	s_cbranch_execz .LBB0_246
; %bb.245:
	flat_load_dword v12, v[8:9]
.LBB0_246:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 162
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v7, vcc, v11, v7
	.loc	0 112
	s_and_b64 s[12:13], s[10:11], s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v12
	s_and_saveexec_b64 s[2:3], s[12:13]
	s_cbranch_execz .LBB0_248
; %bb.247:
	v_add_u32_e32 v10, vcc, 4, v8
	v_addc_u32_e32 v11, vcc, 0, v9, vcc
	flat_load_dword v10, v[10:11]
.LBB0_248:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v10 offset:4
	s_and_b64 s[6:7], s[10:11], s[6:7]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_250
; %bb.249:
	v_add_u32_e32 v11, vcc, 8, v8
	v_addc_u32_e32 v12, vcc, 0, v9, vcc
	flat_load_dword v11, v[11:12]
.LBB0_250:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 112
	s_and_b64 s[6:7], s[10:11], s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v11 offset:8
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_252
; %bb.251:
	v_add_u32_e32 v8, vcc, 12, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	flat_load_dword v10, v[8:9]
.LBB0_252:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v10 offset:12
	.loc	0 162
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccnz .LBB0_5
.LBB0_253:
	v_lshrrev_b32_e32 v7, 6, v0
	v_cmp_gt_i32_e64 s[2:3], s79, v7
	.loc	0 112
	v_cmp_lt_i32_e32 vcc, 0, v29
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_255
; %bb.254:
	.loc	0 162
	v_mad_i64_i32 v[9:10], s[2:3], v7, s60, 0
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e64 v11, s[2:3], v3, v9
	v_addc_u32_e64 v12, s[2:3], v4, v10, s[2:3]
	v_lshlrev_b64 v[9:10], 2, v[5:6]
	v_add_u32_e64 v9, s[2:3], v11, v9
	v_addc_u32_e64 v10, s[2:3], v12, v10, s[2:3]
	.loc	0 112
	flat_load_dword v9, v[9:10]
.LBB0_255:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	s_movk_i32 s2, 0x110
	.loc	0 162
	v_mul_lo_u32 v10, v7, s2
	v_lshlrev_b32_e32 v7, 2, v5
	v_or_b32_e32 v11, 0x80, v0
	v_add_u32_e64 v10, s[2:3], v10, v7
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v9 offset:8704
	.loc	0 162
	v_lshrrev_b32_e32 v9, 6, v11
	v_cmp_gt_i32_e64 s[2:3], s79, v9
	.loc	0 112
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_257
; %bb.256:
	.loc	0 162
	v_mad_i64_i32 v[10:11], s[2:3], v9, s60, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v8, s[2:3], v3, v10
	v_addc_u32_e64 v12, s[2:3], v4, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v8, v10
	v_addc_u32_e64 v11, s[2:3], v12, v11, s[2:3]
	.loc	0 112
	flat_load_dword v8, v[10:11]
.LBB0_257:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 162
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v8 offset:8704
	.loc	0 162
	v_or_b32_e32 v8, 0x100, v0
	v_lshrrev_b32_e32 v9, 6, v8
	v_cmp_gt_i32_e64 s[2:3], s79, v9
	.loc	0 112
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_259
; %bb.258:
	.loc	0 162
	v_mad_i64_i32 v[10:11], s[2:3], v9, s60, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v12, s[2:3], v3, v10
	v_addc_u32_e64 v14, s[2:3], v4, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v12, v10
	v_addc_u32_e64 v11, s[2:3], v14, v11, s[2:3]
	.loc	0 112
	flat_load_dword v10, v[10:11]
.LBB0_259:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 162
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v10 offset:8704
	.loc	0 162
	v_or_b32_e32 v9, 0x180, v0
	v_lshrrev_b32_e32 v9, 6, v9
	v_cmp_gt_i32_e64 s[2:3], s79, v9
	.loc	0 112
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_261
; %bb.260:
	.loc	0 162
	v_mad_i64_i32 v[10:11], s[2:3], v9, s60, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v8, s[2:3], v3, v10
	v_addc_u32_e64 v12, s[2:3], v4, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v8, v10
	v_addc_u32_e64 v11, s[2:3], v12, v11, s[2:3]
	.loc	0 112
	flat_load_dword v8, v[10:11]
.LBB0_261:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 162
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v8 offset:8704
	.loc	0 162
	v_or_b32_e32 v8, 0x200, v0
	v_lshrrev_b32_e32 v9, 6, v8
	v_cmp_gt_i32_e64 s[2:3], s79, v9
	.loc	0 112
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_263
; %bb.262:
	.loc	0 162
	v_mad_i64_i32 v[10:11], s[2:3], v9, s60, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v12, s[2:3], v3, v10
	v_addc_u32_e64 v14, s[2:3], v4, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v12, v10
	v_addc_u32_e64 v11, s[2:3], v14, v11, s[2:3]
	.loc	0 112
	flat_load_dword v10, v[10:11]
.LBB0_263:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 162
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v10 offset:8704
	.loc	0 162
	v_or_b32_e32 v9, 0x280, v0
	v_lshrrev_b32_e32 v9, 6, v9
	v_cmp_gt_i32_e64 s[2:3], s79, v9
	.loc	0 112
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_265
; %bb.264:
	.loc	0 162
	v_mad_i64_i32 v[10:11], s[2:3], v9, s60, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v8, s[2:3], v3, v10
	v_addc_u32_e64 v12, s[2:3], v4, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v8, v10
	v_addc_u32_e64 v11, s[2:3], v12, v11, s[2:3]
	.loc	0 112
	flat_load_dword v8, v[10:11]
.LBB0_265:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 162
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v8 offset:8704
	.loc	0 162
	v_or_b32_e32 v8, 0x300, v0
	v_lshrrev_b32_e32 v9, 6, v8
	v_cmp_gt_i32_e64 s[2:3], s79, v9
	.loc	0 112
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_267
; %bb.266:
	.loc	0 162
	v_mad_i64_i32 v[10:11], s[2:3], v9, s60, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v12, s[2:3], v3, v10
	v_addc_u32_e64 v14, s[2:3], v4, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e64 v10, s[2:3], v12, v10
	v_addc_u32_e64 v11, s[2:3], v14, v11, s[2:3]
	.loc	0 112
	flat_load_dword v10, v[10:11]
.LBB0_267:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 162
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e64 v9, s[2:3], v9, v7
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v10 offset:8704
	.loc	0 162
	v_or_b32_e32 v9, 0x380, v0
	v_lshrrev_b32_e32 v9, 6, v9
	v_cmp_gt_i32_e64 s[2:3], s79, v9
	.loc	0 112
	s_and_b64 s[6:7], s[2:3], vcc
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_269
; %bb.268:
	.loc	0 162
	v_mad_i64_i32 v[10:11], s[6:7], v9, s60, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v8, vcc, v3, v10
	v_addc_u32_e32 v12, vcc, v4, v11, vcc
	v_lshlrev_b64 v[10:11], 2, v[5:6]
	v_add_u32_e32 v10, vcc, v8, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	.loc	0 112
	flat_load_dword v8, v[10:11]
.LBB0_269:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 162
	v_mul_u32_u24_e32 v9, 0x44, v9
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e32 v7, vcc, v9, v7
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v8 offset:8704
	s_branch .LBB0_287
.LBB0_270:
	.loc	0 0
	v_lshrrev_b32_e32 v12, 4, v0
	.loc	0 162
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
	v_cmp_gt_i32_e64 s[12:13], s79, v12
	.loc	0 112
	v_cmp_lt_i32_e64 s[2:3], 0, v14
	s_and_b64 s[8:9], s[12:13], s[2:3]
	v_mov_b32_e32 v16, v8
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_272
; %bb.271:
	flat_load_dword v16, v[9:10]
.LBB0_272:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 162
	v_mul_u32_u24_e32 v12, 0x44, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v15, vcc, v12, v15
	.loc	0 112
	v_cmp_lt_i32_e64 s[6:7], 1, v14
	.loc	0 162
	v_add_u32_e32 v12, vcc, 0x2200, v15
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v16 offset:8704
	s_and_b64 s[10:11], s[12:13], s[6:7]
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[8:9], s[10:11]
	s_cbranch_execz .LBB0_274
; %bb.273:
	v_add_u32_e32 v15, vcc, 4, v9
	v_addc_u32_e32 v16, vcc, 0, v10, vcc
	flat_load_dword v15, v[15:16]
.LBB0_274:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 112
	v_cmp_lt_i32_e64 s[8:9], 2, v14
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v15 offset:4
	s_and_b64 s[18:19], s[12:13], s[8:9]
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_cbranch_execz .LBB0_276
; %bb.275:
	v_add_u32_e32 v16, vcc, 8, v9
	v_addc_u32_e32 v17, vcc, 0, v10, vcc
	flat_load_dword v16, v[16:17]
.LBB0_276:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 112
	v_cmp_lt_i32_e64 s[10:11], 3, v14
	s_and_b64 s[18:19], s[12:13], s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v16 offset:8
	s_and_saveexec_b64 s[12:13], s[18:19]
	s_cbranch_execz .LBB0_278
; %bb.277:
	v_add_u32_e32 v9, vcc, 12, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	flat_load_dword v15, v[9:10]
.LBB0_278:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 162
	v_or_b32_e32 v9, 0x200, v11
	v_lshrrev_b32_e32 v11, 6, v9
	v_mad_i64_i32 v[9:10], s[12:13], v11, s60, 0
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v15 offset:12
	.loc	0 162
	v_cmp_gt_i32_e64 s[12:13], s79, v11
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	.loc	0 112
	s_and_b64 s[18:19], s[12:13], s[2:3]
	.loc	0 162
	v_add_u32_e32 v12, vcc, v3, v9
	v_lshlrev_b64 v[8:9], 2, v[7:8]
	v_addc_u32_e32 v10, vcc, v4, v10, vcc
	v_add_u32_e32 v8, vcc, v12, v8
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	.loc	0 112
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB0_280
; %bb.279:
	flat_load_dword v12, v[8:9]
.LBB0_280:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 162
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v11, vcc, v11, v7
	v_add_u32_e32 v7, vcc, 0x2200, v11
	.loc	0 112
	s_and_b64 s[6:7], s[12:13], s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:8704
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_282
; %bb.281:
	v_add_u32_e32 v10, vcc, 4, v8
	v_addc_u32_e32 v11, vcc, 0, v9, vcc
	flat_load_dword v10, v[10:11]
.LBB0_282:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v10 offset:4
	s_and_b64 s[6:7], s[12:13], s[8:9]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_284
; %bb.283:
	v_add_u32_e32 v11, vcc, 8, v8
	v_addc_u32_e32 v12, vcc, 0, v9, vcc
	flat_load_dword v11, v[11:12]
.LBB0_284:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 112
	s_and_b64 s[6:7], s[12:13], s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v11 offset:8
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_286
; %bb.285:
	v_add_u32_e32 v8, vcc, 12, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	flat_load_dword v10, v[8:9]
.LBB0_286:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v10 offset:12
.LBB0_287:
	.loc	0 0
	s_mov_b64 s[2:3], 0
.LBB0_288:
	.loc	0 162
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_357
; %bb.289:
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccz .LBB0_293
; %bb.290:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_308
.LBB0_291:
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccz .LBB0_325
.LBB0_292:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_340
	s_branch .LBB0_357
.LBB0_293:
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
	.loc	0 112
	flat_load_dword v12, v[9:10]
	.loc	0 162
	v_lshlrev_b32_e32 v9, 2, v5
	v_mad_u32_u24 v15, v11, s2, v9
	.loc	0 112
	v_mov_b32_e32 v10, 0
	.loc	0 162
	v_lshrrev_b32_e32 v11, 6, v14
	v_cmp_gt_u32_e32 vcc, s3, v0
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v12
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_295
; %bb.294:
	.loc	0 162
	v_mad_i64_i32 v[14:15], s[6:7], v11, s58, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v1, v14
	v_addc_u32_e32 v15, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 112
	flat_load_dword v12, v[14:15]
.LBB0_295:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 162
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12
	.loc	0 162
	v_or_b32_e32 v11, 0x100, v0
	s_movk_i32 s2, 0x300
	v_lshrrev_b32_e32 v11, 6, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 112
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_297
; %bb.296:
	.loc	0 162
	v_mad_i64_i32 v[14:15], s[6:7], v11, s58, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v10, vcc, v1, v14
	v_addc_u32_e32 v12, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v10, v7
	v_addc_u32_e32 v15, vcc, v12, v8, vcc
	.loc	0 112
	flat_load_dword v10, v[14:15]
.LBB0_297:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 162
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10
	.loc	0 162
	v_or_b32_e32 v10, 0x180, v0
	s_movk_i32 s2, 0x280
	v_lshrrev_b32_e32 v11, 6, v10
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 112
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_299
; %bb.298:
	.loc	0 162
	v_mad_i64_i32 v[14:15], s[6:7], v11, s58, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v1, v14
	v_addc_u32_e32 v15, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 112
	flat_load_dword v12, v[14:15]
.LBB0_299:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 162
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12
	s_movk_i32 s2, 0x200
	.loc	0 162
	v_or_b32_e32 v11, 0x200, v0
	v_lshrrev_b32_e32 v11, 6, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 112
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_301
; %bb.300:
	.loc	0 162
	v_mad_i64_i32 v[14:15], s[6:7], v11, s58, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v10, vcc, v1, v14
	v_addc_u32_e32 v12, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v10, v7
	v_addc_u32_e32 v15, vcc, v12, v8, vcc
	.loc	0 112
	flat_load_dword v10, v[14:15]
.LBB0_301:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 162
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10
	.loc	0 162
	v_or_b32_e32 v10, 0x280, v0
	s_movk_i32 s2, 0x180
	v_lshrrev_b32_e32 v11, 6, v10
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 112
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_303
; %bb.302:
	.loc	0 162
	v_mad_i64_i32 v[14:15], s[6:7], v11, s58, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v1, v14
	v_addc_u32_e32 v15, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 112
	flat_load_dword v12, v[14:15]
.LBB0_303:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 162
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12
	.loc	0 162
	v_or_b32_e32 v11, 0x300, v0
	s_movk_i32 s2, 0x100
	v_lshrrev_b32_e32 v11, 6, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 112
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_305
; %bb.304:
	.loc	0 162
	v_mad_i64_i32 v[14:15], s[6:7], v11, s58, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v10, vcc, v1, v14
	v_addc_u32_e32 v12, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v10, v7
	v_addc_u32_e32 v15, vcc, v12, v8, vcc
	.loc	0 112
	flat_load_dword v10, v[14:15]
.LBB0_305:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 162
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10
	.loc	0 162
	v_or_b32_e32 v10, 0x380, v0
	s_movk_i32 s2, 0x80
	v_lshrrev_b32_e32 v10, 6, v10
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 112
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_307
; %bb.306:
	.loc	0 162
	v_mad_i64_i32 v[11:12], s[6:7], v10, s58, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v11, vcc, v1, v11
	v_addc_u32_e32 v12, vcc, v2, v12, vcc
	v_add_u32_e32 v7, vcc, v11, v7
	v_addc_u32_e32 v8, vcc, v12, v8, vcc
	.loc	0 112
	flat_load_dword v11, v[7:8]
.LBB0_307:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 162
	v_mul_u32_u24_e32 v7, 0x44, v10
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v7, vcc, v7, v9
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v11
	s_branch .LBB0_291
.LBB0_308:
	.loc	0 0
	v_lshrrev_b32_e32 v8, 4, v0
	.loc	0 162
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
	.loc	0 112
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_310
; %bb.309:
	ds_write_b32 v15, v8
.LBB0_310:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v12, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_312
; %bb.311:
	flat_load_dwordx2 v[11:12], v[9:10]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v11
.LBB0_312:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 112
	ds_write_b32 v15, v12 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_314
; %bb.313:
	.loc	0 0
	v_mov_b32_e32 v9, 0
	.loc	0 112
	ds_write_b32 v15, v9 offset:8
	s_mov_b32 s6, 0
.LBB0_314:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v11, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_316
; %bb.315:
	v_add_u32_e32 v9, vcc, 8, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	flat_load_dwordx2 v[10:11], v[9:10]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v10 offset:8
.LBB0_316:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 162
	v_or_b32_e32 v9, 0x200, v14
	v_lshrrev_b32_e32 v9, 6, v9
	v_mul_u32_u24_e32 v10, 0x44, v9
	.loc	0 112
	ds_write_b32 v15, v11 offset:12
	.loc	0 162
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
	.loc	0 112
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_318
; %bb.317:
	.loc	0 0
	v_mov_b32_e32 v9, 0
	.loc	0 112
	ds_write_b32 v11, v9
	s_mov_b32 s6, 0
.LBB0_318:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v10, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_320
; %bb.319:
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v9
.LBB0_320:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 112
	ds_write_b32 v11, v10 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_322
; %bb.321:
	.loc	0 0
	v_mov_b32_e32 v7, 0
	.loc	0 112
	ds_write_b32 v11, v7 offset:8
	s_mov_b32 s6, 0
.LBB0_322:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_324
; %bb.323:
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v8 offset:8
.LBB0_324:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 112
	ds_write_b32 v11, v9 offset:12
	.loc	0 162
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccnz .LBB0_292
.LBB0_325:
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
	.loc	0 112
	flat_load_dword v12, v[9:10]
	.loc	0 162
	v_lshlrev_b32_e32 v9, 2, v5
	v_mad_u32_u24 v15, v11, s2, v9
	.loc	0 112
	v_mov_b32_e32 v10, 0
	.loc	0 162
	v_lshrrev_b32_e32 v11, 6, v14
	v_cmp_gt_u32_e32 vcc, s3, v0
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v12 offset:8704
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_327
; %bb.326:
	.loc	0 162
	v_mad_i64_i32 v[14:15], s[6:7], v11, s60, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v3, v14
	v_addc_u32_e32 v15, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 112
	flat_load_dword v12, v[14:15]
.LBB0_327:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 162
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:8704
	.loc	0 162
	v_or_b32_e32 v11, 0x100, v0
	s_movk_i32 s2, 0x300
	v_lshrrev_b32_e32 v11, 6, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 112
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_329
; %bb.328:
	.loc	0 162
	v_mad_i64_i32 v[14:15], s[6:7], v11, s60, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v10, vcc, v3, v14
	v_addc_u32_e32 v12, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v10, v7
	v_addc_u32_e32 v15, vcc, v12, v8, vcc
	.loc	0 112
	flat_load_dword v10, v[14:15]
.LBB0_329:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 162
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10 offset:8704
	.loc	0 162
	v_or_b32_e32 v10, 0x180, v0
	s_movk_i32 s2, 0x280
	v_lshrrev_b32_e32 v11, 6, v10
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 112
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_331
; %bb.330:
	.loc	0 162
	v_mad_i64_i32 v[14:15], s[6:7], v11, s60, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v3, v14
	v_addc_u32_e32 v15, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 112
	flat_load_dword v12, v[14:15]
.LBB0_331:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 162
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:8704
	s_movk_i32 s2, 0x200
	.loc	0 162
	v_or_b32_e32 v11, 0x200, v0
	v_lshrrev_b32_e32 v11, 6, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 112
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_333
; %bb.332:
	.loc	0 162
	v_mad_i64_i32 v[14:15], s[6:7], v11, s60, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v10, vcc, v3, v14
	v_addc_u32_e32 v12, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v10, v7
	v_addc_u32_e32 v15, vcc, v12, v8, vcc
	.loc	0 112
	flat_load_dword v10, v[14:15]
.LBB0_333:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 162
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10 offset:8704
	.loc	0 162
	v_or_b32_e32 v10, 0x280, v0
	s_movk_i32 s2, 0x180
	v_lshrrev_b32_e32 v11, 6, v10
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 112
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_335
; %bb.334:
	.loc	0 162
	v_mad_i64_i32 v[14:15], s[6:7], v11, s60, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v3, v14
	v_addc_u32_e32 v15, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v7
	v_addc_u32_e32 v15, vcc, v15, v8, vcc
	.loc	0 112
	flat_load_dword v12, v[14:15]
.LBB0_335:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 162
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:8704
	.loc	0 162
	v_or_b32_e32 v11, 0x300, v0
	s_movk_i32 s2, 0x100
	v_lshrrev_b32_e32 v11, 6, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 112
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_337
; %bb.336:
	.loc	0 162
	v_mad_i64_i32 v[14:15], s[6:7], v11, s60, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v10, vcc, v3, v14
	v_addc_u32_e32 v12, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v10, v7
	v_addc_u32_e32 v15, vcc, v12, v8, vcc
	.loc	0 112
	flat_load_dword v10, v[14:15]
.LBB0_337:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 162
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v11, vcc, v11, v9
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10 offset:8704
	.loc	0 162
	v_or_b32_e32 v10, 0x380, v0
	s_movk_i32 s2, 0x80
	v_lshrrev_b32_e32 v10, 6, v10
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 112
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_339
; %bb.338:
	.loc	0 162
	v_mad_i64_i32 v[11:12], s[6:7], v10, s60, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v11, vcc, v3, v11
	v_addc_u32_e32 v12, vcc, v4, v12, vcc
	v_add_u32_e32 v7, vcc, v11, v7
	v_addc_u32_e32 v8, vcc, v12, v8, vcc
	.loc	0 112
	flat_load_dword v11, v[7:8]
.LBB0_339:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 162
	v_mul_u32_u24_e32 v7, 0x44, v10
	v_lshlrev_b32_e32 v7, 2, v7
	v_add_u32_e32 v7, vcc, v7, v9
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v7, v11 offset:8704
	.loc	0 162
	s_branch .LBB0_357
.LBB0_340:
	.loc	0 0
	v_lshrrev_b32_e32 v8, 4, v0
	.loc	0 162
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
	.loc	0 112
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_342
; %bb.341:
	ds_write_b32 v15, v8
.LBB0_342:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v12, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_344
; %bb.343:
	flat_load_dwordx2 v[11:12], v[9:10]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v11
.LBB0_344:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 112
	ds_write_b32 v15, v12 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_346
; %bb.345:
	.loc	0 0
	v_mov_b32_e32 v9, 0
	.loc	0 112
	ds_write_b32 v15, v9 offset:8
	s_mov_b32 s6, 0
.LBB0_346:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v11, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_348
; %bb.347:
	v_add_u32_e32 v9, vcc, 8, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	flat_load_dwordx2 v[10:11], v[9:10]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v10 offset:8
.LBB0_348:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 162
	v_or_b32_e32 v9, 0x200, v14
	v_lshrrev_b32_e32 v9, 6, v9
	v_mul_u32_u24_e32 v10, 0x44, v9
	.loc	0 112
	ds_write_b32 v15, v11 offset:12
	.loc	0 162
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
	.loc	0 112
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_350
; %bb.349:
	.loc	0 0
	v_mov_b32_e32 v9, 0
	.loc	0 112
	ds_write_b32 v11, v9
	s_mov_b32 s6, 0
.LBB0_350:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v10, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_352
; %bb.351:
	flat_load_dwordx2 v[9:10], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v9
.LBB0_352:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 112
	ds_write_b32 v11, v10 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_354
; %bb.353:
	.loc	0 0
	v_mov_b32_e32 v7, 0
	.loc	0 112
	ds_write_b32 v11, v7 offset:8
	s_mov_b32 s6, 0
.LBB0_354:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v9, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_356
; %bb.355:
	v_add_u32_e32 v7, vcc, 8, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dwordx2 v[8:9], v[7:8]
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v8 offset:8
.LBB0_356:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 112
	ds_write_b32 v11, v9 offset:12
.LBB0_357:
	.loc	0 0
	v_lshrrev_b32_e32 v37, 6, v0
	v_cmp_lt_i32_e64 s[2:3], 0, v13
	v_or_b32_e32 v9, 0x80, v0
	v_or_b32_e32 v11, 0x100, v0
	v_or_b32_e32 v13, 0x180, v0
	v_or_b32_e32 v27, 0x200, v0
	v_or_b32_e32 v17, 0x280, v0
	v_or_b32_e32 v19, 0x300, v0
	v_or_b32_e32 v21, 0x380, v0
	v_lshlrev_b32_e32 v38, 2, v0
	v_mul_u32_u24_e32 v7, 0x44, v37
	v_lshrrev_b32_e32 v89, 6, v9
	v_lshrrev_b32_e32 v91, 6, v11
	v_lshrrev_b32_e32 v93, 6, v13
	v_lshrrev_b32_e32 v102, 6, v27
	v_lshrrev_b32_e32 v113, 6, v17
	v_lshrrev_b32_e32 v122, 6, v19
	v_lshrrev_b32_e32 v131, 6, v21
	v_lshrrev_b32_e32 v135, 4, v0
	v_and_b32_e32 v23, 60, v38
	v_mad_u32_u24 v27, v0, 3, v27
	v_readfirstlane_b32 s57, v7
	v_mad_i64_i32 v[7:8], s[6:7], v37, s58, 0
	v_mad_i64_i32 v[9:10], s[6:7], v89, s58, 0
	v_mad_i64_i32 v[11:12], s[6:7], v91, s58, 0
	v_mad_i64_i32 v[13:14], s[6:7], v93, s58, 0
	v_mad_i64_i32 v[15:16], s[6:7], v102, s58, 0
	v_mad_i64_i32 v[17:18], s[6:7], v113, s58, 0
	v_mad_i64_i32 v[19:20], s[6:7], v122, s58, 0
	v_mad_i64_i32 v[21:22], s[6:7], v131, s58, 0
	v_mad_i64_i32 v[25:26], s[6:7], v135, s58, 0
	v_sub_u32_e32 v28, vcc, s14, v23
	v_lshrrev_b32_e32 v137, 6, v27
	v_cmp_lt_i32_e64 s[6:7], 0, v28
	v_cmp_lt_i32_e64 s[8:9], 1, v28
	v_cmp_lt_i32_e64 s[10:11], 2, v28
	v_cmp_lt_i32_e64 s[12:13], 3, v28
	v_mad_i64_i32 v[27:28], s[14:15], v137, s58, 0
	v_cmp_lt_i32_e64 s[14:15], 0, v29
	v_mad_i64_i32 v[29:30], s[18:19], v37, s60, 0
	v_mad_i64_i32 v[31:32], s[18:19], v89, s60, 0
	v_mad_i64_i32 v[33:34], s[18:19], v91, s60, 0
	v_mad_i64_i32 v[35:36], s[18:19], v93, s60, 0
	v_sub_u32_e32 v39, vcc, s16, v23
	v_cmp_lt_i32_e64 s[16:17], 0, v39
	v_cmp_lt_i32_e64 s[18:19], 1, v39
	v_cmp_lt_i32_e64 s[20:21], 2, v39
	v_cmp_lt_i32_e64 s[22:23], 3, v39
	.loc	0 163
	v_and_b32_e32 v38, 0x80, v38
	v_lshlrev_b32_e32 v39, 5, v56
	v_or_b32_e32 v38, v38, v39
	s_lshl_b64 s[44:45], s[58:59], 4
	v_readfirstlane_b32 s54, v37
	v_or_b32_e32 v139, 0x2200, v38
	v_lshlrev_b32_e32 v37, 7, v37
	v_lshlrev_b32_e32 v38, 4, v55
	v_or_b32_e32 v140, v37, v38
	s_lshl_b64 s[70:71], s[44:45], 2
	v_mad_i64_i32 v[37:38], s[44:45], v102, s60, 0
	v_mad_i64_i32 v[39:40], s[44:45], v113, s60, 0
	v_mad_i64_i32 v[41:42], s[44:45], v122, s60, 0
	v_mad_i64_i32 v[43:44], s[44:45], v131, s60, 0
	v_mad_i64_i32 v[45:46], s[44:45], v135, s60, 0
	v_mad_i64_i32 v[47:48], s[44:45], v137, s60, 0
	s_lshl_b64 s[68:69], s[60:61], 4
	s_movk_i32 s40, 0x80
	s_movk_i32 s36, 0x100
	s_movk_i32 s34, 0x180
	s_movk_i32 s30, 0x200
	s_movk_i32 s28, 0x280
	s_movk_i32 s26, 0x300
	s_movk_i32 s24, 0x380
	v_mov_b32_e32 v24, 0
	s_movk_i32 s38, 0xff
	s_movk_i32 s42, 0x7f
	s_mov_b32 s63, 0
	v_mul_u32_u24_e32 v90, 0x44, v89
	v_mul_u32_u24_e32 v92, 0x44, v91
	v_mul_u32_u24_e32 v94, 0x44, v93
	v_mul_u32_u24_e32 v105, 0x44, v102
	v_mul_u32_u24_e32 v115, 0x44, v113
	v_mul_u32_u24_e32 v124, 0x44, v122
	v_mul_u32_u24_e32 v133, 0x44, v131
	v_mul_u32_u24_e32 v136, 0x44, v135
	s_mov_b32 s82, 1
	v_mul_u32_u24_e32 v138, 0x44, v137
	v_cmp_gt_u32_e64 s[24:25], s24, v0
	v_cmp_gt_u32_e64 s[26:27], s26, v0
	v_cmp_gt_u32_e64 s[28:29], s28, v0
	v_cmp_gt_u32_e64 s[30:31], s30, v0
	v_cmp_gt_u32_e64 s[34:35], s34, v0
	v_cmp_gt_u32_e64 s[36:37], s36, v0
	v_cmp_lt_u32_e64 s[38:39], s38, v0
	v_cmp_gt_u32_e64 s[40:41], s40, v0
	v_cmp_lt_u32_e64 s[42:43], s42, v0
	s_lshl_b64 s[68:69], s[68:69], 2
	v_bfrev_b32_e32 v141, 1
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
	v_mov_b32_e32 v84, v24
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
	v_mov_b32_e32 v85, v24
	v_mov_b32_e32 v88, v24
	s_mov_b32 s83, s80
	s_branch .LBB0_359
.LBB0_358:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	s_add_i32 s44, s82, 1
	s_cmp_lg_u32 s82, 1
	s_cselect_b32 s82, s44, 0
	.loc	0 196
	s_add_i32 s44, s63, 1
	s_cmp_lg_u32 s63, 1
	s_cselect_b32 s63, s44, 0
	.loc	0 163
	s_and_b64 vcc, exec, s[72:73]
	s_cbranch_vccnz .LBB0_7
.LBB0_359:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_504 Depth 2
	.loc	0 0
	v_mov_b32_e32 v49, s69
	v_add_u32_e32 v3, vcc, s68, v3
	.loc	0 165
	s_add_i32 s83, s83, 16
	.loc	0 0
	v_addc_u32_e32 v4, vcc, v4, v49, vcc
	.loc	0 165
	s_cmp_gt_i32 s81, s83
	.loc	0 0
	v_mov_b32_e32 v49, s71
	v_add_u32_e32 v1, vcc, s70, v1
	.loc	0 165
	s_cselect_b64 s[74:75], -1, 0
	s_cmp_le_i32 s81, s83
	.loc	0 0
	v_addc_u32_e32 v2, vcc, v2, v49, vcc
	.loc	0 165
	s_cselect_b64 s[72:73], -1, 0
	s_and_b64 vcc, exec, s[72:73]
	.loc	0 164
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_503
; %bb.360:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	s_sub_i32 s85, s81, s83
	s_cmp_gt_i32 s85, 15
	s_cselect_b64 s[44:45], -1, 0
	s_and_b64 s[44:45], s[66:67], s[44:45]
	s_mul_i32 s84, s82, 0x1100
	s_andn2_b64 vcc, exec, s[44:45]
	s_mov_b64 s[44:45], -1
	s_cbranch_vccz .LBB0_434
; %bb.361:                              ;   in Loop: Header=BB0_359 Depth=1
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_365
; %bb.362:                              ;   in Loop: Header=BB0_359 Depth=1
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB0_382
.LBB0_363:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_add_i32 s86, s84, 0x2200
	.loc	0 165
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[44:45], -1
	s_cbranch_vccz .LBB0_399
.LBB0_364:                              ;   in Loop: Header=BB0_359 Depth=1
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB0_416
	s_branch .LBB0_433
.LBB0_365:                              ;   in Loop: Header=BB0_359 Depth=1
	s_cmp_lt_i32 s54, s85
	s_cselect_b64 s[44:45], -1, 0
	.loc	0 112
	s_and_b64 s[76:77], s[44:45], s[2:3]
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_367
; %bb.366:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[51:52], 2, v[7:8]
	v_add_u32_e32 v49, vcc, v1, v51
	v_addc_u32_e32 v53, vcc, v2, v52, vcc
	v_lshlrev_b64 v[51:52], 2, v[5:6]
	v_add_u32_e32 v51, vcc, v49, v51
	v_addc_u32_e32 v52, vcc, v53, v52, vcc
	.loc	0 112
	flat_load_dword v51, v[51:52]
.LBB0_367:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	s_lshl_b32 s44, s57, 2
	s_add_i32 s44, s84, s44
	v_lshlrev_b32_e32 v49, 2, v5
	v_add_u32_e32 v52, vcc, s44, v49
	v_cmp_gt_i32_e32 vcc, s85, v89
	.loc	0 112
	s_and_b64 s[76:77], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v52, v51
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_369
; %bb.368:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[50:51], 2, v[9:10]
	v_add_u32_e32 v52, vcc, v1, v50
	v_addc_u32_e32 v53, vcc, v2, v51, vcc
	v_lshlrev_b64 v[50:51], 2, v[5:6]
	v_add_u32_e32 v50, vcc, v52, v50
	v_addc_u32_e32 v51, vcc, v53, v51, vcc
	.loc	0 112
	flat_load_dword v50, v[50:51]
.LBB0_369:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v51, 2, v90
	v_add_u32_e32 v51, vcc, s84, v51
	v_add_u32_e32 v51, vcc, v51, v49
	v_cmp_gt_i32_e32 vcc, s85, v91
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v50
	s_and_b64 s[76:77], vcc, s[2:3]
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_371
; %bb.370:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[51:52], 2, v[11:12]
	v_add_u32_e32 v53, vcc, v1, v51
	v_addc_u32_e32 v54, vcc, v2, v52, vcc
	v_lshlrev_b64 v[51:52], 2, v[5:6]
	v_add_u32_e32 v51, vcc, v53, v51
	v_addc_u32_e32 v52, vcc, v54, v52, vcc
	.loc	0 112
	flat_load_dword v51, v[51:52]
.LBB0_371:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v52, 2, v92
	v_add_u32_e32 v52, vcc, s84, v52
	v_add_u32_e32 v52, vcc, v52, v49
	v_cmp_gt_i32_e32 vcc, s85, v93
	.loc	0 112
	s_and_b64 s[76:77], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v52, v51
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_373
; %bb.372:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[50:51], 2, v[13:14]
	v_add_u32_e32 v52, vcc, v1, v50
	v_addc_u32_e32 v53, vcc, v2, v51, vcc
	v_lshlrev_b64 v[50:51], 2, v[5:6]
	v_add_u32_e32 v50, vcc, v52, v50
	v_addc_u32_e32 v51, vcc, v53, v51, vcc
	.loc	0 112
	flat_load_dword v50, v[50:51]
.LBB0_373:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v51, 2, v94
	v_add_u32_e32 v51, vcc, s84, v51
	v_add_u32_e32 v51, vcc, v51, v49
	v_cmp_gt_i32_e32 vcc, s85, v102
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v50
	s_and_b64 s[76:77], vcc, s[2:3]
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_375
; %bb.374:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[51:52], 2, v[15:16]
	v_add_u32_e32 v53, vcc, v1, v51
	v_addc_u32_e32 v54, vcc, v2, v52, vcc
	v_lshlrev_b64 v[51:52], 2, v[5:6]
	v_add_u32_e32 v51, vcc, v53, v51
	v_addc_u32_e32 v52, vcc, v54, v52, vcc
	.loc	0 112
	flat_load_dword v51, v[51:52]
.LBB0_375:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v52, 2, v105
	v_add_u32_e32 v52, vcc, s84, v52
	v_add_u32_e32 v52, vcc, v52, v49
	v_cmp_gt_i32_e32 vcc, s85, v113
	.loc	0 112
	s_and_b64 s[76:77], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v52, v51
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_377
; %bb.376:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[50:51], 2, v[17:18]
	v_add_u32_e32 v52, vcc, v1, v50
	v_addc_u32_e32 v53, vcc, v2, v51, vcc
	v_lshlrev_b64 v[50:51], 2, v[5:6]
	v_add_u32_e32 v50, vcc, v52, v50
	v_addc_u32_e32 v51, vcc, v53, v51, vcc
	.loc	0 112
	flat_load_dword v50, v[50:51]
.LBB0_377:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v51, 2, v115
	v_add_u32_e32 v51, vcc, s84, v51
	v_add_u32_e32 v51, vcc, v51, v49
	v_cmp_gt_i32_e32 vcc, s85, v122
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v50
	s_and_b64 s[76:77], vcc, s[2:3]
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_379
; %bb.378:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[51:52], 2, v[19:20]
	v_add_u32_e32 v53, vcc, v1, v51
	v_addc_u32_e32 v54, vcc, v2, v52, vcc
	v_lshlrev_b64 v[51:52], 2, v[5:6]
	v_add_u32_e32 v51, vcc, v53, v51
	v_addc_u32_e32 v52, vcc, v54, v52, vcc
	.loc	0 112
	flat_load_dword v51, v[51:52]
.LBB0_379:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v52, 2, v124
	v_add_u32_e32 v52, vcc, s84, v52
	v_add_u32_e32 v52, vcc, v52, v49
	v_cmp_gt_i32_e32 vcc, s85, v131
	.loc	0 112
	s_and_b64 s[76:77], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v52, v51
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_381
; %bb.380:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[50:51], 2, v[21:22]
	v_add_u32_e32 v52, vcc, v1, v50
	v_addc_u32_e32 v53, vcc, v2, v51, vcc
	v_lshlrev_b64 v[50:51], 2, v[5:6]
	v_add_u32_e32 v50, vcc, v52, v50
	v_addc_u32_e32 v51, vcc, v53, v51, vcc
	.loc	0 112
	flat_load_dword v50, v[50:51]
.LBB0_381:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v51, 2, v133
	v_add_u32_e32 v51, vcc, s84, v51
	v_add_u32_e32 v49, vcc, v51, v49
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v49, v50
	.loc	0 165
	s_branch .LBB0_363
.LBB0_382:                              ;   in Loop: Header=BB0_359 Depth=1
	v_lshlrev_b64 v[49:50], 2, v[25:26]
	.loc	0 112
	v_mov_b32_e32 v142, 0
	.loc	0 165
	v_add_u32_e32 v51, vcc, v1, v49
	v_addc_u32_e32 v52, vcc, v2, v50, vcc
	v_lshlrev_b64 v[49:50], 2, v[23:24]
	v_mov_b32_e32 v143, 0
	v_add_u32_e32 v51, vcc, v51, v49
	v_addc_u32_e32 v52, vcc, v52, v50, vcc
	v_cmp_gt_i32_e32 vcc, s85, v135
	.loc	0 112
	s_and_b64 s[76:77], vcc, s[6:7]
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_384
; %bb.383:                              ;   in Loop: Header=BB0_359 Depth=1
	flat_load_dword v143, v[51:52]
.LBB0_384:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v53, 2, v136
	v_add_u32_e64 v54, s[44:45], s84, v53
	v_lshlrev_b32_e32 v53, 2, v23
	v_add_u32_e64 v54, s[44:45], v54, v53
	.loc	0 112
	s_and_b64 s[44:45], vcc, s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v143
	s_and_saveexec_b64 s[76:77], s[44:45]
	s_cbranch_execz .LBB0_386
; %bb.385:                              ;   in Loop: Header=BB0_359 Depth=1
	v_add_u32_e64 v142, s[44:45], 4, v51
	v_addc_u32_e64 v143, s[44:45], 0, v52, s[44:45]
	flat_load_dword v142, v[142:143]
.LBB0_386:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[76:77]
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v142 offset:4
	s_and_b64 s[44:45], vcc, s[10:11]
	v_mov_b32_e32 v142, 0
	v_mov_b32_e32 v143, 0
	s_and_saveexec_b64 s[76:77], s[44:45]
	s_cbranch_execz .LBB0_388
; %bb.387:                              ;   in Loop: Header=BB0_359 Depth=1
	v_add_u32_e64 v143, s[44:45], 8, v51
	v_addc_u32_e64 v144, s[44:45], 0, v52, s[44:45]
	flat_load_dword v143, v[143:144]
.LBB0_388:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[76:77]
	.loc	0 112
	s_and_b64 s[76:77], vcc, s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v143 offset:8
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_390
; %bb.389:                              ;   in Loop: Header=BB0_359 Depth=1
	v_add_u32_e32 v51, vcc, 12, v51
	v_addc_u32_e32 v52, vcc, 0, v52, vcc
	flat_load_dword v142, v[51:52]
.LBB0_390:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b64 v[51:52], 2, v[27:28]
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v142 offset:12
	.loc	0 165
	v_add_u32_e32 v51, vcc, v1, v51
	v_addc_u32_e32 v52, vcc, v2, v52, vcc
	v_add_u32_e32 v49, vcc, v51, v49
	v_addc_u32_e32 v50, vcc, v52, v50, vcc
	v_cmp_gt_i32_e32 vcc, s85, v137
	.loc	0 112
	s_and_b64 s[76:77], vcc, s[6:7]
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_392
; %bb.391:                              ;   in Loop: Header=BB0_359 Depth=1
	flat_load_dword v54, v[49:50]
.LBB0_392:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v51, 2, v138
	v_add_u32_e64 v51, s[44:45], s84, v51
	v_add_u32_e64 v51, s[44:45], v51, v53
	.loc	0 112
	s_and_b64 s[44:45], vcc, s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v54
	s_and_saveexec_b64 s[76:77], s[44:45]
	s_cbranch_execz .LBB0_394
; %bb.393:                              ;   in Loop: Header=BB0_359 Depth=1
	v_add_u32_e64 v52, s[44:45], 4, v49
	v_addc_u32_e64 v53, s[44:45], 0, v50, s[44:45]
	flat_load_dword v52, v[52:53]
.LBB0_394:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[76:77]
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v52 offset:4
	s_and_b64 s[44:45], vcc, s[10:11]
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	s_and_saveexec_b64 s[76:77], s[44:45]
	s_cbranch_execz .LBB0_396
; %bb.395:                              ;   in Loop: Header=BB0_359 Depth=1
	v_add_u32_e64 v53, s[44:45], 8, v49
	v_addc_u32_e64 v54, s[44:45], 0, v50, s[44:45]
	flat_load_dword v53, v[53:54]
.LBB0_396:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[76:77]
	.loc	0 112
	s_and_b64 s[76:77], vcc, s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v53 offset:8
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_398
; %bb.397:                              ;   in Loop: Header=BB0_359 Depth=1
	v_add_u32_e32 v49, vcc, 12, v49
	v_addc_u32_e32 v50, vcc, 0, v50, vcc
	flat_load_dword v52, v[49:50]
.LBB0_398:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v52 offset:12
	s_add_i32 s86, s84, 0x2200
	.loc	0 165
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[44:45], -1
	s_cbranch_vccnz .LBB0_364
.LBB0_399:                              ;   in Loop: Header=BB0_359 Depth=1
	s_cmp_lt_i32 s54, s85
	s_cselect_b64 s[44:45], -1, 0
	.loc	0 112
	s_and_b64 s[76:77], s[44:45], s[14:15]
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_401
; %bb.400:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[51:52], 2, v[29:30]
	v_add_u32_e32 v49, vcc, v3, v51
	v_addc_u32_e32 v53, vcc, v4, v52, vcc
	v_lshlrev_b64 v[51:52], 2, v[5:6]
	v_add_u32_e32 v51, vcc, v49, v51
	v_addc_u32_e32 v52, vcc, v53, v52, vcc
	.loc	0 112
	flat_load_dword v51, v[51:52]
.LBB0_401:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	s_lshl_b32 s44, s57, 2
	s_add_i32 s44, s86, s44
	v_lshlrev_b32_e32 v49, 2, v5
	v_add_u32_e32 v52, vcc, s44, v49
	v_cmp_gt_i32_e32 vcc, s85, v89
	.loc	0 112
	s_and_b64 s[76:77], vcc, s[14:15]
	s_waitcnt vmcnt(0)
	ds_write_b32 v52, v51
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_403
; %bb.402:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[50:51], 2, v[31:32]
	v_add_u32_e32 v52, vcc, v3, v50
	v_addc_u32_e32 v53, vcc, v4, v51, vcc
	v_lshlrev_b64 v[50:51], 2, v[5:6]
	v_add_u32_e32 v50, vcc, v52, v50
	v_addc_u32_e32 v51, vcc, v53, v51, vcc
	.loc	0 112
	flat_load_dword v50, v[50:51]
.LBB0_403:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v51, 2, v90
	v_add_u32_e32 v51, vcc, s86, v51
	v_add_u32_e32 v51, vcc, v51, v49
	v_cmp_gt_i32_e32 vcc, s85, v91
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v50
	s_and_b64 s[76:77], vcc, s[14:15]
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_405
; %bb.404:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[51:52], 2, v[33:34]
	v_add_u32_e32 v53, vcc, v3, v51
	v_addc_u32_e32 v54, vcc, v4, v52, vcc
	v_lshlrev_b64 v[51:52], 2, v[5:6]
	v_add_u32_e32 v51, vcc, v53, v51
	v_addc_u32_e32 v52, vcc, v54, v52, vcc
	.loc	0 112
	flat_load_dword v51, v[51:52]
.LBB0_405:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v52, 2, v92
	v_add_u32_e32 v52, vcc, s86, v52
	v_add_u32_e32 v52, vcc, v52, v49
	v_cmp_gt_i32_e32 vcc, s85, v93
	.loc	0 112
	s_and_b64 s[76:77], vcc, s[14:15]
	s_waitcnt vmcnt(0)
	ds_write_b32 v52, v51
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_407
; %bb.406:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[50:51], 2, v[35:36]
	v_add_u32_e32 v52, vcc, v3, v50
	v_addc_u32_e32 v53, vcc, v4, v51, vcc
	v_lshlrev_b64 v[50:51], 2, v[5:6]
	v_add_u32_e32 v50, vcc, v52, v50
	v_addc_u32_e32 v51, vcc, v53, v51, vcc
	.loc	0 112
	flat_load_dword v50, v[50:51]
.LBB0_407:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v51, 2, v94
	v_add_u32_e32 v51, vcc, s86, v51
	v_add_u32_e32 v51, vcc, v51, v49
	v_cmp_gt_i32_e32 vcc, s85, v102
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v50
	s_and_b64 s[76:77], vcc, s[14:15]
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_409
; %bb.408:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[51:52], 2, v[37:38]
	v_add_u32_e32 v53, vcc, v3, v51
	v_addc_u32_e32 v54, vcc, v4, v52, vcc
	v_lshlrev_b64 v[51:52], 2, v[5:6]
	v_add_u32_e32 v51, vcc, v53, v51
	v_addc_u32_e32 v52, vcc, v54, v52, vcc
	.loc	0 112
	flat_load_dword v51, v[51:52]
.LBB0_409:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v52, 2, v105
	v_add_u32_e32 v52, vcc, s86, v52
	v_add_u32_e32 v52, vcc, v52, v49
	v_cmp_gt_i32_e32 vcc, s85, v113
	.loc	0 112
	s_and_b64 s[76:77], vcc, s[14:15]
	s_waitcnt vmcnt(0)
	ds_write_b32 v52, v51
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_411
; %bb.410:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[50:51], 2, v[39:40]
	v_add_u32_e32 v52, vcc, v3, v50
	v_addc_u32_e32 v53, vcc, v4, v51, vcc
	v_lshlrev_b64 v[50:51], 2, v[5:6]
	v_add_u32_e32 v50, vcc, v52, v50
	v_addc_u32_e32 v51, vcc, v53, v51, vcc
	.loc	0 112
	flat_load_dword v50, v[50:51]
.LBB0_411:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v51, 2, v115
	v_add_u32_e32 v51, vcc, s86, v51
	v_add_u32_e32 v51, vcc, v51, v49
	v_cmp_gt_i32_e32 vcc, s85, v122
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v50
	s_and_b64 s[76:77], vcc, s[14:15]
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_413
; %bb.412:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[51:52], 2, v[41:42]
	v_add_u32_e32 v53, vcc, v3, v51
	v_addc_u32_e32 v54, vcc, v4, v52, vcc
	v_lshlrev_b64 v[51:52], 2, v[5:6]
	v_add_u32_e32 v51, vcc, v53, v51
	v_addc_u32_e32 v52, vcc, v54, v52, vcc
	.loc	0 112
	flat_load_dword v51, v[51:52]
.LBB0_413:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v52, 2, v124
	v_add_u32_e32 v52, vcc, s86, v52
	v_add_u32_e32 v52, vcc, v52, v49
	v_cmp_gt_i32_e32 vcc, s85, v131
	.loc	0 112
	s_and_b64 s[76:77], vcc, s[14:15]
	s_waitcnt vmcnt(0)
	ds_write_b32 v52, v51
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_415
; %bb.414:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[50:51], 2, v[43:44]
	v_add_u32_e32 v52, vcc, v3, v50
	v_addc_u32_e32 v53, vcc, v4, v51, vcc
	v_lshlrev_b64 v[50:51], 2, v[5:6]
	v_add_u32_e32 v50, vcc, v52, v50
	v_addc_u32_e32 v51, vcc, v53, v51, vcc
	.loc	0 112
	flat_load_dword v50, v[50:51]
.LBB0_415:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v51, 2, v133
	v_add_u32_e32 v51, vcc, s86, v51
	v_add_u32_e32 v49, vcc, v51, v49
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v49, v50
	s_branch .LBB0_433
.LBB0_416:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[49:50], 2, v[45:46]
	.loc	0 112
	v_mov_b32_e32 v142, 0
	.loc	0 165
	v_add_u32_e32 v51, vcc, v3, v49
	v_addc_u32_e32 v52, vcc, v4, v50, vcc
	v_lshlrev_b64 v[49:50], 2, v[23:24]
	v_mov_b32_e32 v143, 0
	v_add_u32_e32 v51, vcc, v51, v49
	v_addc_u32_e32 v52, vcc, v52, v50, vcc
	v_cmp_gt_i32_e32 vcc, s85, v135
	.loc	0 112
	s_and_b64 s[76:77], vcc, s[16:17]
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_418
; %bb.417:                              ;   in Loop: Header=BB0_359 Depth=1
	flat_load_dword v143, v[51:52]
.LBB0_418:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v53, 2, v136
	v_add_u32_e64 v54, s[44:45], s86, v53
	v_lshlrev_b32_e32 v53, 2, v23
	v_add_u32_e64 v54, s[44:45], v54, v53
	.loc	0 112
	s_and_b64 s[44:45], vcc, s[18:19]
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v143
	s_and_saveexec_b64 s[76:77], s[44:45]
	s_cbranch_execz .LBB0_420
; %bb.419:                              ;   in Loop: Header=BB0_359 Depth=1
	v_add_u32_e64 v142, s[44:45], 4, v51
	v_addc_u32_e64 v143, s[44:45], 0, v52, s[44:45]
	flat_load_dword v142, v[142:143]
.LBB0_420:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[76:77]
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v142 offset:4
	s_and_b64 s[44:45], vcc, s[20:21]
	v_mov_b32_e32 v142, 0
	v_mov_b32_e32 v143, 0
	s_and_saveexec_b64 s[76:77], s[44:45]
	s_cbranch_execz .LBB0_422
; %bb.421:                              ;   in Loop: Header=BB0_359 Depth=1
	v_add_u32_e64 v143, s[44:45], 8, v51
	v_addc_u32_e64 v144, s[44:45], 0, v52, s[44:45]
	flat_load_dword v143, v[143:144]
.LBB0_422:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[76:77]
	.loc	0 112
	s_and_b64 s[76:77], vcc, s[22:23]
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v143 offset:8
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_424
; %bb.423:                              ;   in Loop: Header=BB0_359 Depth=1
	v_add_u32_e32 v51, vcc, 12, v51
	v_addc_u32_e32 v52, vcc, 0, v52, vcc
	flat_load_dword v142, v[51:52]
.LBB0_424:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b64 v[51:52], 2, v[47:48]
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v142 offset:12
	.loc	0 165
	v_add_u32_e32 v51, vcc, v3, v51
	v_addc_u32_e32 v52, vcc, v4, v52, vcc
	v_add_u32_e32 v49, vcc, v51, v49
	v_addc_u32_e32 v50, vcc, v52, v50, vcc
	v_cmp_gt_i32_e32 vcc, s85, v137
	.loc	0 112
	s_and_b64 s[76:77], vcc, s[16:17]
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_426
; %bb.425:                              ;   in Loop: Header=BB0_359 Depth=1
	flat_load_dword v54, v[49:50]
.LBB0_426:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v51, 2, v138
	v_add_u32_e64 v51, s[44:45], s86, v51
	v_add_u32_e64 v51, s[44:45], v51, v53
	.loc	0 112
	s_and_b64 s[44:45], vcc, s[18:19]
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v54
	s_and_saveexec_b64 s[76:77], s[44:45]
	s_cbranch_execz .LBB0_428
; %bb.427:                              ;   in Loop: Header=BB0_359 Depth=1
	v_add_u32_e64 v52, s[44:45], 4, v49
	v_addc_u32_e64 v53, s[44:45], 0, v50, s[44:45]
	flat_load_dword v52, v[52:53]
.LBB0_428:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[76:77]
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v52 offset:4
	s_and_b64 s[44:45], vcc, s[20:21]
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	s_and_saveexec_b64 s[76:77], s[44:45]
	s_cbranch_execz .LBB0_430
; %bb.429:                              ;   in Loop: Header=BB0_359 Depth=1
	v_add_u32_e64 v53, s[44:45], 8, v49
	v_addc_u32_e64 v54, s[44:45], 0, v50, s[44:45]
	flat_load_dword v53, v[53:54]
.LBB0_430:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[76:77]
	.loc	0 112
	s_and_b64 s[76:77], vcc, s[22:23]
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v53 offset:8
	s_and_saveexec_b64 s[44:45], s[76:77]
	s_cbranch_execz .LBB0_432
; %bb.431:                              ;   in Loop: Header=BB0_359 Depth=1
	v_add_u32_e32 v49, vcc, 12, v49
	v_addc_u32_e32 v50, vcc, 0, v50, vcc
	flat_load_dword v52, v[49:50]
.LBB0_432:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v51, v52 offset:12
.LBB0_433:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_mov_b64 s[44:45], 0
.LBB0_434:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccz .LBB0_503
; %bb.435:                              ;   in Loop: Header=BB0_359 Depth=1
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b64 s[44:45], -1
	s_cbranch_vccz .LBB0_439
; %bb.436:                              ;   in Loop: Header=BB0_359 Depth=1
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB0_454
.LBB0_437:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_add_i32 s76, s84, 0x2200
	.loc	0 165
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[44:45], -1
	s_cbranch_vccz .LBB0_471
.LBB0_438:                              ;   in Loop: Header=BB0_359 Depth=1
	s_and_b64 vcc, exec, s[44:45]
	s_cbranch_vccnz .LBB0_486
	s_branch .LBB0_503
.LBB0_439:                              ;   in Loop: Header=BB0_359 Depth=1
	v_lshlrev_b64 v[49:50], 2, v[7:8]
	s_lshl_b32 s44, s57, 2
	v_add_u32_e32 v51, vcc, v1, v49
	v_addc_u32_e32 v52, vcc, v2, v50, vcc
	v_lshlrev_b64 v[49:50], 2, v[5:6]
	s_add_i32 s44, s84, s44
	v_add_u32_e32 v51, vcc, v51, v49
	v_addc_u32_e32 v52, vcc, v52, v50, vcc
	.loc	0 112
	flat_load_dword v53, v[51:52]
	.loc	0 165
	v_lshlrev_b32_e32 v51, 2, v5
	v_add_u32_e32 v54, vcc, s44, v51
	.loc	0 112
	v_mov_b32_e32 v52, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	v_mov_b32_e32 v53, 0
	s_and_saveexec_b64 s[44:45], s[24:25]
	s_cbranch_execz .LBB0_441
; %bb.440:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[53:54], 2, v[9:10]
	v_add_u32_e32 v53, vcc, v1, v53
	v_addc_u32_e32 v54, vcc, v2, v54, vcc
	v_add_u32_e32 v53, vcc, v53, v49
	v_addc_u32_e32 v54, vcc, v54, v50, vcc
	.loc	0 112
	flat_load_dword v53, v[53:54]
.LBB0_441:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v54, 2, v90
	v_add_u32_e32 v54, vcc, s84, v54
	v_add_u32_e32 v54, vcc, v54, v51
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	s_and_saveexec_b64 s[44:45], s[26:27]
	s_cbranch_execz .LBB0_443
; %bb.442:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[52:53], 2, v[11:12]
	v_add_u32_e32 v52, vcc, v1, v52
	v_addc_u32_e32 v53, vcc, v2, v53, vcc
	v_add_u32_e32 v52, vcc, v52, v49
	v_addc_u32_e32 v53, vcc, v53, v50, vcc
	.loc	0 112
	flat_load_dword v52, v[52:53]
.LBB0_443:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v53, 2, v92
	v_add_u32_e32 v53, vcc, s84, v53
	v_add_u32_e32 v53, vcc, v53, v51
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v52
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	s_and_saveexec_b64 s[44:45], s[28:29]
	s_cbranch_execz .LBB0_445
; %bb.444:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[53:54], 2, v[13:14]
	v_add_u32_e32 v53, vcc, v1, v53
	v_addc_u32_e32 v54, vcc, v2, v54, vcc
	v_add_u32_e32 v53, vcc, v53, v49
	v_addc_u32_e32 v54, vcc, v54, v50, vcc
	.loc	0 112
	flat_load_dword v53, v[53:54]
.LBB0_445:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v54, 2, v94
	v_add_u32_e32 v54, vcc, s84, v54
	v_add_u32_e32 v54, vcc, v54, v51
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	s_and_saveexec_b64 s[44:45], s[30:31]
	s_cbranch_execz .LBB0_447
; %bb.446:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[52:53], 2, v[15:16]
	v_add_u32_e32 v52, vcc, v1, v52
	v_addc_u32_e32 v53, vcc, v2, v53, vcc
	v_add_u32_e32 v52, vcc, v52, v49
	v_addc_u32_e32 v53, vcc, v53, v50, vcc
	.loc	0 112
	flat_load_dword v52, v[52:53]
.LBB0_447:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v53, 2, v105
	v_add_u32_e32 v53, vcc, s84, v53
	v_add_u32_e32 v53, vcc, v53, v51
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v52
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	s_and_saveexec_b64 s[44:45], s[34:35]
	s_cbranch_execz .LBB0_449
; %bb.448:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[53:54], 2, v[17:18]
	v_add_u32_e32 v53, vcc, v1, v53
	v_addc_u32_e32 v54, vcc, v2, v54, vcc
	v_add_u32_e32 v53, vcc, v53, v49
	v_addc_u32_e32 v54, vcc, v54, v50, vcc
	.loc	0 112
	flat_load_dword v53, v[53:54]
.LBB0_449:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v54, 2, v115
	v_add_u32_e32 v54, vcc, s84, v54
	v_add_u32_e32 v54, vcc, v54, v51
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	s_and_saveexec_b64 s[44:45], s[36:37]
	s_cbranch_execz .LBB0_451
; %bb.450:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[52:53], 2, v[19:20]
	v_add_u32_e32 v52, vcc, v1, v52
	v_addc_u32_e32 v53, vcc, v2, v53, vcc
	v_add_u32_e32 v52, vcc, v52, v49
	v_addc_u32_e32 v53, vcc, v53, v50, vcc
	.loc	0 112
	flat_load_dword v52, v[52:53]
.LBB0_451:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v53, 2, v124
	v_add_u32_e32 v53, vcc, s84, v53
	v_add_u32_e32 v53, vcc, v53, v51
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v52
	v_mov_b32_e32 v52, 0
	s_and_saveexec_b64 s[44:45], s[40:41]
	s_cbranch_execz .LBB0_453
; %bb.452:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[52:53], 2, v[21:22]
	v_add_u32_e32 v52, vcc, v1, v52
	v_addc_u32_e32 v53, vcc, v2, v53, vcc
	v_add_u32_e32 v49, vcc, v52, v49
	v_addc_u32_e32 v50, vcc, v53, v50, vcc
	.loc	0 112
	flat_load_dword v52, v[49:50]
.LBB0_453:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v49, 2, v133
	v_add_u32_e32 v49, vcc, s84, v49
	v_add_u32_e32 v49, vcc, v49, v51
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v49, v52
	s_branch .LBB0_437
.LBB0_454:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b32_e32 v49, 2, v136
	v_add_u32_e32 v49, vcc, s84, v49
	v_lshlrev_b32_e32 v142, 2, v23
	v_add_u32_e32 v143, vcc, v49, v142
	.loc	0 112
	s_and_saveexec_b64 s[44:45], s[38:39]
	s_xor_b64 s[44:45], exec, s[44:45]
	s_cbranch_execz .LBB0_456
; %bb.455:                              ;   in Loop: Header=BB0_359 Depth=1
	ds_write_b32 v143, v24
	s_mov_b32 s76, 0
.LBB0_456:                              ;   in Loop: Header=BB0_359 Depth=1
	s_or_saveexec_b64 s[44:45], s[44:45]
	.loc	0 165
	v_lshlrev_b64 v[49:50], 2, v[25:26]
	.loc	0 112
	v_mov_b32_e32 v54, s76
	.loc	0 165
	v_add_u32_e32 v51, vcc, v1, v49
	v_addc_u32_e32 v52, vcc, v2, v50, vcc
	v_lshlrev_b64 v[49:50], 2, v[23:24]
	v_add_u32_e32 v51, vcc, v51, v49
	v_addc_u32_e32 v52, vcc, v52, v50, vcc
	.loc	0 112
	s_xor_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_458
; %bb.457:                              ;   in Loop: Header=BB0_359 Depth=1
	flat_load_dwordx2 v[53:54], v[51:52]
	s_waitcnt vmcnt(0)
	ds_write_b32 v143, v53
.LBB0_458:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 112
	ds_write_b32 v143, v54 offset:4
	s_and_saveexec_b64 s[44:45], s[38:39]
	s_xor_b64 s[44:45], exec, s[44:45]
	s_cbranch_execz .LBB0_460
; %bb.459:                              ;   in Loop: Header=BB0_359 Depth=1
	ds_write_b32 v143, v24 offset:8
	s_mov_b32 s76, 0
.LBB0_460:                              ;   in Loop: Header=BB0_359 Depth=1
	s_or_saveexec_b64 s[44:45], s[44:45]
	v_mov_b32_e32 v53, s76
	s_xor_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_462
; %bb.461:                              ;   in Loop: Header=BB0_359 Depth=1
	v_add_u32_e32 v51, vcc, 8, v51
	v_addc_u32_e32 v52, vcc, 0, v52, vcc
	flat_load_dwordx2 v[52:53], v[51:52]
	s_waitcnt vmcnt(0)
	ds_write_b32 v143, v52 offset:8
.LBB0_462:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v51, 2, v138
	v_add_u32_e32 v51, vcc, s84, v51
	.loc	0 112
	ds_write_b32 v143, v53 offset:12
	.loc	0 165
	v_add_u32_e32 v53, vcc, v51, v142
	.loc	0 112
	s_and_saveexec_b64 s[44:45], s[42:43]
	s_xor_b64 s[44:45], exec, s[44:45]
	s_cbranch_execz .LBB0_464
; %bb.463:                              ;   in Loop: Header=BB0_359 Depth=1
	ds_write_b32 v53, v24
	s_mov_b32 s76, 0
.LBB0_464:                              ;   in Loop: Header=BB0_359 Depth=1
	s_or_saveexec_b64 s[44:45], s[44:45]
	.loc	0 165
	v_lshlrev_b64 v[51:52], 2, v[27:28]
	v_add_u32_e32 v51, vcc, v1, v51
	v_addc_u32_e32 v52, vcc, v2, v52, vcc
	v_add_u32_e32 v49, vcc, v51, v49
	v_addc_u32_e32 v50, vcc, v52, v50, vcc
	.loc	0 112
	v_mov_b32_e32 v52, s76
	s_xor_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_466
; %bb.465:                              ;   in Loop: Header=BB0_359 Depth=1
	flat_load_dwordx2 v[51:52], v[49:50]
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v51
.LBB0_466:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 112
	ds_write_b32 v53, v52 offset:4
	s_and_saveexec_b64 s[44:45], s[42:43]
	s_xor_b64 s[44:45], exec, s[44:45]
	s_cbranch_execz .LBB0_468
; %bb.467:                              ;   in Loop: Header=BB0_359 Depth=1
	ds_write_b32 v53, v24 offset:8
	s_mov_b32 s76, 0
.LBB0_468:                              ;   in Loop: Header=BB0_359 Depth=1
	s_or_saveexec_b64 s[44:45], s[44:45]
	v_mov_b32_e32 v51, s76
	s_xor_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_470
; %bb.469:                              ;   in Loop: Header=BB0_359 Depth=1
	v_add_u32_e32 v49, vcc, 8, v49
	v_addc_u32_e32 v50, vcc, 0, v50, vcc
	flat_load_dwordx2 v[50:51], v[49:50]
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v50 offset:8
.LBB0_470:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 112
	ds_write_b32 v53, v51 offset:12
	s_add_i32 s76, s84, 0x2200
	.loc	0 165
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[44:45], -1
	s_cbranch_vccnz .LBB0_438
.LBB0_471:                              ;   in Loop: Header=BB0_359 Depth=1
	v_lshlrev_b64 v[49:50], 2, v[29:30]
	s_lshl_b32 s44, s57, 2
	v_add_u32_e32 v51, vcc, v3, v49
	v_addc_u32_e32 v52, vcc, v4, v50, vcc
	v_lshlrev_b64 v[49:50], 2, v[5:6]
	s_add_i32 s44, s76, s44
	v_add_u32_e32 v51, vcc, v51, v49
	v_addc_u32_e32 v52, vcc, v52, v50, vcc
	.loc	0 112
	flat_load_dword v53, v[51:52]
	.loc	0 165
	v_lshlrev_b32_e32 v51, 2, v5
	v_add_u32_e32 v54, vcc, s44, v51
	.loc	0 112
	v_mov_b32_e32 v52, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	v_mov_b32_e32 v53, 0
	s_and_saveexec_b64 s[44:45], s[24:25]
	s_cbranch_execz .LBB0_473
; %bb.472:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[53:54], 2, v[31:32]
	v_add_u32_e32 v53, vcc, v3, v53
	v_addc_u32_e32 v54, vcc, v4, v54, vcc
	v_add_u32_e32 v53, vcc, v53, v49
	v_addc_u32_e32 v54, vcc, v54, v50, vcc
	.loc	0 112
	flat_load_dword v53, v[53:54]
.LBB0_473:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v54, 2, v90
	v_add_u32_e32 v54, vcc, s76, v54
	v_add_u32_e32 v54, vcc, v54, v51
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	s_and_saveexec_b64 s[44:45], s[26:27]
	s_cbranch_execz .LBB0_475
; %bb.474:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[52:53], 2, v[33:34]
	v_add_u32_e32 v52, vcc, v3, v52
	v_addc_u32_e32 v53, vcc, v4, v53, vcc
	v_add_u32_e32 v52, vcc, v52, v49
	v_addc_u32_e32 v53, vcc, v53, v50, vcc
	.loc	0 112
	flat_load_dword v52, v[52:53]
.LBB0_475:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v53, 2, v92
	v_add_u32_e32 v53, vcc, s76, v53
	v_add_u32_e32 v53, vcc, v53, v51
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v52
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	s_and_saveexec_b64 s[44:45], s[28:29]
	s_cbranch_execz .LBB0_477
; %bb.476:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[53:54], 2, v[35:36]
	v_add_u32_e32 v53, vcc, v3, v53
	v_addc_u32_e32 v54, vcc, v4, v54, vcc
	v_add_u32_e32 v53, vcc, v53, v49
	v_addc_u32_e32 v54, vcc, v54, v50, vcc
	.loc	0 112
	flat_load_dword v53, v[53:54]
.LBB0_477:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v54, 2, v94
	v_add_u32_e32 v54, vcc, s76, v54
	v_add_u32_e32 v54, vcc, v54, v51
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	s_and_saveexec_b64 s[44:45], s[30:31]
	s_cbranch_execz .LBB0_479
; %bb.478:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[52:53], 2, v[37:38]
	v_add_u32_e32 v52, vcc, v3, v52
	v_addc_u32_e32 v53, vcc, v4, v53, vcc
	v_add_u32_e32 v52, vcc, v52, v49
	v_addc_u32_e32 v53, vcc, v53, v50, vcc
	.loc	0 112
	flat_load_dword v52, v[52:53]
.LBB0_479:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v53, 2, v105
	v_add_u32_e32 v53, vcc, s76, v53
	v_add_u32_e32 v53, vcc, v53, v51
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v52
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	s_and_saveexec_b64 s[44:45], s[34:35]
	s_cbranch_execz .LBB0_481
; %bb.480:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[53:54], 2, v[39:40]
	v_add_u32_e32 v53, vcc, v3, v53
	v_addc_u32_e32 v54, vcc, v4, v54, vcc
	v_add_u32_e32 v53, vcc, v53, v49
	v_addc_u32_e32 v54, vcc, v54, v50, vcc
	.loc	0 112
	flat_load_dword v53, v[53:54]
.LBB0_481:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v54, 2, v115
	v_add_u32_e32 v54, vcc, s76, v54
	v_add_u32_e32 v54, vcc, v54, v51
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	s_and_saveexec_b64 s[44:45], s[36:37]
	s_cbranch_execz .LBB0_483
; %bb.482:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[52:53], 2, v[41:42]
	v_add_u32_e32 v52, vcc, v3, v52
	v_addc_u32_e32 v53, vcc, v4, v53, vcc
	v_add_u32_e32 v52, vcc, v52, v49
	v_addc_u32_e32 v53, vcc, v53, v50, vcc
	.loc	0 112
	flat_load_dword v52, v[52:53]
.LBB0_483:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v53, 2, v124
	v_add_u32_e32 v53, vcc, s76, v53
	v_add_u32_e32 v53, vcc, v53, v51
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v52
	v_mov_b32_e32 v52, 0
	s_and_saveexec_b64 s[44:45], s[40:41]
	s_cbranch_execz .LBB0_485
; %bb.484:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 165
	v_lshlrev_b64 v[52:53], 2, v[43:44]
	v_add_u32_e32 v52, vcc, v3, v52
	v_addc_u32_e32 v53, vcc, v4, v53, vcc
	v_add_u32_e32 v49, vcc, v52, v49
	v_addc_u32_e32 v50, vcc, v53, v50, vcc
	.loc	0 112
	flat_load_dword v52, v[49:50]
.LBB0_485:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v49, 2, v133
	v_add_u32_e32 v49, vcc, s76, v49
	v_add_u32_e32 v49, vcc, v49, v51
	.loc	0 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v49, v52
	.loc	0 165
	s_branch .LBB0_503
.LBB0_486:                              ;   in Loop: Header=BB0_359 Depth=1
	v_lshlrev_b32_e32 v49, 2, v136
	v_add_u32_e32 v49, vcc, s76, v49
	v_lshlrev_b32_e32 v142, 2, v23
	v_add_u32_e32 v143, vcc, v49, v142
	.loc	0 112
	s_and_saveexec_b64 s[44:45], s[38:39]
	s_xor_b64 s[44:45], exec, s[44:45]
	s_cbranch_execz .LBB0_488
; %bb.487:                              ;   in Loop: Header=BB0_359 Depth=1
	ds_write_b32 v143, v24
	s_mov_b32 s77, 0
.LBB0_488:                              ;   in Loop: Header=BB0_359 Depth=1
	s_or_saveexec_b64 s[44:45], s[44:45]
	.loc	0 165
	v_lshlrev_b64 v[49:50], 2, v[45:46]
	.loc	0 112
	v_mov_b32_e32 v54, s77
	.loc	0 165
	v_add_u32_e32 v51, vcc, v3, v49
	v_addc_u32_e32 v52, vcc, v4, v50, vcc
	v_lshlrev_b64 v[49:50], 2, v[23:24]
	v_add_u32_e32 v51, vcc, v51, v49
	v_addc_u32_e32 v52, vcc, v52, v50, vcc
	.loc	0 112
	s_xor_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_490
; %bb.489:                              ;   in Loop: Header=BB0_359 Depth=1
	flat_load_dwordx2 v[53:54], v[51:52]
	s_waitcnt vmcnt(0)
	ds_write_b32 v143, v53
.LBB0_490:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 112
	ds_write_b32 v143, v54 offset:4
	s_and_saveexec_b64 s[44:45], s[38:39]
	s_xor_b64 s[44:45], exec, s[44:45]
	s_cbranch_execz .LBB0_492
; %bb.491:                              ;   in Loop: Header=BB0_359 Depth=1
	ds_write_b32 v143, v24 offset:8
	s_mov_b32 s77, 0
.LBB0_492:                              ;   in Loop: Header=BB0_359 Depth=1
	s_or_saveexec_b64 s[44:45], s[44:45]
	v_mov_b32_e32 v53, s77
	s_xor_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_494
; %bb.493:                              ;   in Loop: Header=BB0_359 Depth=1
	v_add_u32_e32 v51, vcc, 8, v51
	v_addc_u32_e32 v52, vcc, 0, v52, vcc
	flat_load_dwordx2 v[52:53], v[51:52]
	s_waitcnt vmcnt(0)
	ds_write_b32 v143, v52 offset:8
.LBB0_494:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 165
	v_lshlrev_b32_e32 v51, 2, v138
	v_add_u32_e32 v51, vcc, s76, v51
	.loc	0 112
	ds_write_b32 v143, v53 offset:12
	.loc	0 165
	v_add_u32_e32 v53, vcc, v51, v142
	.loc	0 112
	s_and_saveexec_b64 s[44:45], s[42:43]
	s_xor_b64 s[44:45], exec, s[44:45]
	s_cbranch_execz .LBB0_496
; %bb.495:                              ;   in Loop: Header=BB0_359 Depth=1
	ds_write_b32 v53, v24
	s_mov_b32 s76, 0
.LBB0_496:                              ;   in Loop: Header=BB0_359 Depth=1
	s_or_saveexec_b64 s[44:45], s[44:45]
	.loc	0 165
	v_lshlrev_b64 v[51:52], 2, v[47:48]
	v_add_u32_e32 v51, vcc, v3, v51
	v_addc_u32_e32 v52, vcc, v4, v52, vcc
	v_add_u32_e32 v49, vcc, v51, v49
	v_addc_u32_e32 v50, vcc, v52, v50, vcc
	.loc	0 112
	v_mov_b32_e32 v52, s76
	s_xor_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_498
; %bb.497:                              ;   in Loop: Header=BB0_359 Depth=1
	flat_load_dwordx2 v[51:52], v[49:50]
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v51
.LBB0_498:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 112
	ds_write_b32 v53, v52 offset:4
	s_and_saveexec_b64 s[44:45], s[42:43]
	s_xor_b64 s[44:45], exec, s[44:45]
	s_cbranch_execz .LBB0_500
; %bb.499:                              ;   in Loop: Header=BB0_359 Depth=1
	ds_write_b32 v53, v24 offset:8
	s_mov_b32 s76, 0
.LBB0_500:                              ;   in Loop: Header=BB0_359 Depth=1
	s_or_saveexec_b64 s[44:45], s[44:45]
	v_mov_b32_e32 v51, s76
	s_xor_b64 exec, exec, s[44:45]
	s_cbranch_execz .LBB0_502
; %bb.501:                              ;   in Loop: Header=BB0_359 Depth=1
	v_add_u32_e32 v49, vcc, 8, v49
	v_addc_u32_e32 v50, vcc, 0, v50, vcc
	flat_load_dwordx2 v[50:51], v[49:50]
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v50 offset:8
.LBB0_502:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[44:45]
	.loc	0 112
	ds_write_b32 v53, v51 offset:12
.LBB0_503:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 189
	s_mul_i32 s44, s63, 0x1100
	v_add_u32_e32 v49, vcc, s44, v139
	v_or_b32_e32 v50, s44, v140
	s_mov_b32 s44, 0
.LBB0_504:                              ;   Parent Loop BB0_359 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 193
	v_add_u32_e32 v158, vcc, s44, v49
	.loc	0 191
	v_add_u32_e32 v150, vcc, s44, v50
	.loc	0 193
	ds_read_b128 v[51:54], v158
	ds_read_b128 v[142:145], v158 offset:16
	.loc	0 191
	ds_read_b128 v[146:149], v150
	ds_read_b128 v[150:153], v150 offset:272
	.loc	0 193
	ds_read_b128 v[154:157], v158 offset:272
	ds_read_b128 v[158:161], v158 offset:288
	.loc	0 189
	s_addk_i32 s44, 0x220
	.loc	0 193
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v88, v146, v51
	v_mac_f32_e32 v85, v146, v142
	v_mac_f32_e32 v87, v146, v52
	v_mac_f32_e32 v83, v146, v143
	v_mac_f32_e32 v86, v146, v53
	v_mac_f32_e32 v82, v146, v144
	v_mac_f32_e32 v84, v146, v54
	v_mac_f32_e32 v81, v146, v145
	v_mac_f32_e32 v80, v147, v51
	v_mac_f32_e32 v76, v147, v142
	v_mac_f32_e32 v79, v147, v52
	v_mac_f32_e32 v75, v147, v143
	v_mac_f32_e32 v78, v147, v53
	v_mac_f32_e32 v74, v147, v144
	v_mac_f32_e32 v77, v147, v54
	v_mac_f32_e32 v73, v147, v145
	v_mac_f32_e32 v72, v148, v51
	v_mac_f32_e32 v68, v148, v142
	v_mac_f32_e32 v71, v148, v52
	v_mac_f32_e32 v67, v148, v143
	v_mac_f32_e32 v70, v148, v53
	v_mac_f32_e32 v66, v148, v144
	v_mac_f32_e32 v69, v148, v54
	v_mac_f32_e32 v65, v148, v145
	v_mac_f32_e32 v64, v149, v51
	v_mac_f32_e32 v60, v149, v142
	v_mac_f32_e32 v63, v149, v52
	v_mac_f32_e32 v59, v149, v143
	v_mac_f32_e32 v62, v149, v53
	v_mac_f32_e32 v58, v149, v144
	v_mac_f32_e32 v61, v149, v54
	v_mac_f32_e32 v57, v149, v145
	.loc	0 189
	s_cmpk_lg_i32 s44, 0x1100
	.loc	0 193
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v88, v150, v154
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v85, v150, v158
	v_mac_f32_e32 v87, v150, v155
	v_mac_f32_e32 v83, v150, v159
	v_mac_f32_e32 v86, v150, v156
	v_mac_f32_e32 v82, v150, v160
	v_mac_f32_e32 v84, v150, v157
	v_mac_f32_e32 v81, v150, v161
	v_mac_f32_e32 v80, v151, v154
	v_mac_f32_e32 v76, v151, v158
	v_mac_f32_e32 v79, v151, v155
	v_mac_f32_e32 v75, v151, v159
	v_mac_f32_e32 v78, v151, v156
	v_mac_f32_e32 v74, v151, v160
	v_mac_f32_e32 v77, v151, v157
	v_mac_f32_e32 v73, v151, v161
	v_mac_f32_e32 v72, v152, v154
	v_mac_f32_e32 v68, v152, v158
	v_mac_f32_e32 v71, v152, v155
	v_mac_f32_e32 v67, v152, v159
	v_mac_f32_e32 v70, v152, v156
	v_mac_f32_e32 v66, v152, v160
	v_mac_f32_e32 v69, v152, v157
	v_mac_f32_e32 v65, v152, v161
	v_mac_f32_e32 v64, v153, v154
	v_mac_f32_e32 v60, v153, v158
	v_mac_f32_e32 v63, v153, v155
	v_mac_f32_e32 v59, v153, v159
	v_mac_f32_e32 v62, v153, v156
	v_mac_f32_e32 v58, v153, v160
	v_mac_f32_e32 v61, v153, v157
	v_mac_f32_e32 v57, v153, v161
	.loc	0 189
	s_cbranch_scc1 .LBB0_504
; %bb.505:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 196
	s_sub_i32 s44, s83, s80
	.loc	0 197
	s_and_b32 s45, s44, 0xff
	s_cmp_lg_u32 s45, 0
	s_cselect_b64 s[76:77], -1, 0
	s_xor_b64 s[74:75], s[74:75], -1
	s_or_b64 s[74:75], s[74:75], s[76:77]
	s_and_b64 vcc, exec, s[74:75]
	s_cbranch_vccnz .LBB0_358
; %bb.506:                              ;   in Loop: Header=BB0_359 Depth=1
	.loc	0 0
	s_cmpk_eq_i32 s44, 0x100
	s_cselect_b64 vcc, -1, 0
	.loc	0 199
	v_cndmask_b32_e32 v49, v134, v141, vcc
	v_add_f32_e32 v134, v88, v49
	v_cndmask_b32_e32 v49, v132, v141, vcc
	v_add_f32_e32 v132, v85, v49
	v_cndmask_b32_e32 v49, v130, v141, vcc
	v_add_f32_e32 v130, v80, v49
	v_cndmask_b32_e32 v49, v129, v141, vcc
	v_add_f32_e32 v129, v76, v49
	v_cndmask_b32_e32 v49, v128, v141, vcc
	v_add_f32_e32 v128, v87, v49
	v_cndmask_b32_e32 v49, v127, v141, vcc
	v_add_f32_e32 v127, v83, v49
	v_cndmask_b32_e32 v49, v126, v141, vcc
	v_add_f32_e32 v126, v79, v49
	v_cndmask_b32_e32 v49, v125, v141, vcc
	v_add_f32_e32 v125, v75, v49
	v_cndmask_b32_e32 v49, v123, v141, vcc
	v_add_f32_e32 v123, v86, v49
	v_cndmask_b32_e32 v49, v121, v141, vcc
	v_add_f32_e32 v121, v82, v49
	v_cndmask_b32_e32 v49, v120, v141, vcc
	v_add_f32_e32 v120, v78, v49
	v_cndmask_b32_e32 v49, v119, v141, vcc
	v_add_f32_e32 v119, v74, v49
	v_cndmask_b32_e32 v49, v118, v141, vcc
	v_add_f32_e32 v118, v84, v49
	v_cndmask_b32_e32 v49, v117, v141, vcc
	v_add_f32_e32 v117, v81, v49
	v_cndmask_b32_e32 v49, v116, v141, vcc
	v_add_f32_e32 v116, v77, v49
	v_cndmask_b32_e32 v49, v114, v141, vcc
	v_add_f32_e32 v114, v73, v49
	v_cndmask_b32_e32 v49, v112, v141, vcc
	v_add_f32_e32 v112, v72, v49
	v_cndmask_b32_e32 v49, v111, v141, vcc
	v_add_f32_e32 v111, v68, v49
	v_cndmask_b32_e32 v49, v110, v141, vcc
	v_add_f32_e32 v110, v64, v49
	v_cndmask_b32_e32 v49, v109, v141, vcc
	v_add_f32_e32 v109, v60, v49
	v_cndmask_b32_e32 v49, v108, v141, vcc
	v_add_f32_e32 v108, v71, v49
	v_cndmask_b32_e32 v49, v107, v141, vcc
	v_add_f32_e32 v107, v67, v49
	v_cndmask_b32_e32 v49, v106, v141, vcc
	v_add_f32_e32 v106, v63, v49
	v_cndmask_b32_e32 v49, v104, v141, vcc
	v_add_f32_e32 v104, v59, v49
	v_cndmask_b32_e32 v49, v103, v141, vcc
	v_add_f32_e32 v103, v70, v49
	v_cndmask_b32_e32 v49, v101, v141, vcc
	v_add_f32_e32 v101, v66, v49
	v_cndmask_b32_e32 v49, v100, v141, vcc
	v_add_f32_e32 v100, v62, v49
	v_cndmask_b32_e32 v49, v99, v141, vcc
	v_add_f32_e32 v99, v58, v49
	v_cndmask_b32_e32 v49, v98, v141, vcc
	v_add_f32_e32 v98, v69, v49
	v_cndmask_b32_e32 v49, v97, v141, vcc
	v_add_f32_e32 v97, v65, v49
	v_cndmask_b32_e32 v49, v96, v141, vcc
	v_add_f32_e32 v96, v61, v49
	v_cndmask_b32_e32 v49, v95, v141, vcc
	v_add_f32_e32 v95, v57, v49
	.loc	0 0
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v72, 0
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v88, 0
	s_branch .LBB0_358
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
		.amdhsa_next_free_vgpr 162
		.amdhsa_next_free_sgpr 87
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
; codeLenInByte = 19052
; NumSgprs: 89
; NumVgprs: 162
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 17408 bytes/workgroup (compile time only)
; SGPRBlocks: 11
; VGPRBlocks: 40
; NumSGPRsForWavesPerEU: 89
; NumVGPRsForWavesPerEU: 162
; Occupancy: 1
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
    .sgpr_count:     89
    .sgpr_spill_count: 0
    .symbol:         gemm_tensor.kd
    .vgpr_count:     162
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

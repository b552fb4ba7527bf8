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
	s_load_dwordx4 s[64:67], s[4:5], 0x0
	s_load_dwordx2 s[62:63], s[4:5], 0x10
	s_load_dword s72, s[4:5], 0x18
	s_load_dwordx4 s[68:71], s[4:5], 0x20
	v_mov_b32_e32 v93, 0
	v_bfe_u32 v61, v0, 2, 3
	.loc	0 142
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s64, 63
	s_add_i32 s1, s65, 63
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
	v_and_b32_e32 v60, 3, v0
	.loc	0 141
	v_and_b32_e32 v59, 32, v0
	.loc	0 143
	v_rcp_iflag_f32_e32 v1, v1
	.loc	0 150
	s_mov_b32 s74, s70
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v85, 0
	.loc	0 143
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v88, 0
	v_mul_lo_u32 v2, s9, v1
	s_ashr_i32 s9, s6, 31
	s_add_i32 s10, s6, s9
	s_xor_b32 s10, s10, s9
	v_mul_hi_u32 v2, v1, v2
	s_xor_b32 s7, s9, s7
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v80, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s10, v1
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v83, 0
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
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v90, 0
	v_mul_lo_u32 v2, s8, v1
	s_add_i32 s8, s3, s6
	s_xor_b32 s8, s8, s6
	v_mov_b32_e32 v86, 0
	v_mul_hi_u32 v2, v1, v2
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v77, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s8, v1
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v65, 0
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
	s_xor_b32 s90, s3, s8
	s_mov_b32 s1, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v72, 0
	v_mov_b32_e32 v68, 0
	v_mul_lo_u32 v2, s10, v1
	s_add_i32 s10, s2, s3
	s_xor_b32 s10, s10, s3
	v_mov_b32_e32 v64, 0
	v_mul_hi_u32 v2, v1, v2
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v67, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s10, v1
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v70, 0
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
	s_add_i32 s8, s66, 15
	.loc	0 145
	s_xor_b32 s91, s3, s90
	.loc	0 146
	s_ashr_i32 s3, s8, 31
	s_lshr_b32 s3, s3, 28
	s_add_i32 s8, s8, s3
	.loc	0 145
	s_sub_i32 s9, s91, s90
	.loc	0 146
	s_and_b32 s3, s8, -16
	.loc	0 145
	s_lshl_b32 s76, s9, 6
	s_mul_i32 s9, s9, s6
	.loc	0 147
	s_mul_i32 s7, s7, s3
	s_sub_i32 s2, s2, s9
	s_min_i32 s78, s66, s7
	.loc	0 145
	s_add_i32 s2, s2, s0
	.loc	0 147
	s_add_i32 s0, s78, s3
	.loc	0 149
	s_ashr_i32 s73, s72, 31
	.loc	0 150
	s_ashr_i32 s75, s70, 31
	.loc	0 145
	s_lshl_b32 s33, s2, 6
	.loc	0 147
	s_min_i32 s92, s66, s0
	s_cmp_le_i32 s92, s78
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v62, 0
	.loc	0 154
	s_cbranch_scc1 .LBB0_292
; %bb.1:
	.loc	0 150
	v_mov_b32_e32 v1, s74
	.loc	0 148
	s_and_b32 s8, s72, 3
	s_and_b32 s0, s62, 12
	.loc	0 150
	v_mad_i64_i32 v[1:2], s[6:7], s33, v1, 0
	.loc	0 148
	s_cmp_lg_u64 s[0:1], 0
	s_cselect_b64 s[2:3], -1, 0
	s_and_b32 s9, s70, 3
	s_and_b32 s0, s68, 12
	.loc	0 149
	v_mov_b32_e32 v3, s72
	.loc	0 148
	s_cmp_lg_u64 s[0:1], 0
	.loc	0 149
	v_mad_i64_i32 v[3:4], s[6:7], s78, v3, 0
	.loc	0 148
	s_cselect_b64 s[0:1], -1, 0
	.loc	0 149
	s_ashr_i32 s79, s78, 31
	s_ashr_i32 s77, s76, 31
	.loc	0 150
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	.loc	0 148
	s_cmp_lg_u32 s8, 0
	.loc	0 150
	v_mov_b32_e32 v5, s69
	v_add_u32_e32 v6, vcc, s68, v1
	.loc	0 148
	s_cselect_b64 s[6:7], -1, 0
	.loc	0 150
	v_addc_u32_e32 v5, vcc, v5, v2, vcc
	s_or_b64 s[6:7], s[6:7], s[2:3]
	.loc	0 149
	v_lshlrev_b64 v[1:2], 2, v[3:4]
	.loc	0 148
	s_cmp_lg_u32 s9, 0
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 149
	v_mov_b32_e32 v3, s63
	v_add_u32_e32 v1, vcc, s62, v1
	s_or_b64 s[80:81], s[2:3], s[0:1]
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	s_lshl_b64 s[0:1], s[76:77], 2
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v1, vcc, s0, v1
	.loc	0 150
	s_lshl_b64 s[0:1], s[78:79], 2
	s_sub_i32 s14, s64, s76
	s_sub_i32 s34, s65, s33
	s_sub_i32 s15, s92, s78
	.loc	0 149
	v_addc_u32_e32 v2, vcc, v2, v3, vcc
	s_cmp_gt_i32 s14, 63
	.loc	0 150
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v3, vcc, s0, v6
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_gt_i32 s34, 63
	s_cselect_b64 s[2:3], -1, 0
	s_and_b64 s[82:83], s[0:1], s[2:3]
	s_cmp_gt_i32 s15, 15
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	v_and_b32_e32 v5, 63, v0
	s_cselect_b64 s[0:1], -1, 0
	v_mov_b32_e32 v6, 0
	v_sub_u32_e32 v15, vcc, s14, v5
	s_and_b64 s[0:1], s[82:83], s[0:1]
	v_cndmask_b32_e64 v9, 0, 1, s[6:7]
	.loc	0 0
	v_lshrrev_b32_e32 v51, 2, v0
	v_and_b32_e32 v7, 15, v0
	v_mov_b32_e32 v8, v6
	s_mov_b64 s[2:3], -1
	.loc	0 154
	s_andn2_b64 vcc, exec, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 1, v9
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
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccz .LBB0_40
.LBB0_5:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_57
	s_branch .LBB0_74
.LBB0_6:
	v_lshrrev_b32_e32 v9, 6, v0
	v_cmp_gt_i32_e64 s[2:3], s15, v9
	.loc	0 104
	v_cmp_lt_i32_e32 vcc, 0, v15
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_8
; %bb.7:
	.loc	0 154
	v_mad_i64_i32 v[11:12], s[2:3], v9, s72, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v13, s[2:3], v1, v11
	v_addc_u32_e64 v14, s[2:3], v2, v12, s[2:3]
	v_lshlrev_b64 v[11:12], 2, v[5:6]
	v_add_u32_e64 v11, s[2:3], v13, v11
	v_addc_u32_e64 v12, s[2:3], v14, v12, s[2:3]
	.loc	0 104
	flat_load_dword v11, v[11:12]
.LBB0_8:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	s_movk_i32 s2, 0x110
	.loc	0 154
	v_mul_lo_u32 v12, v9, s2
	v_lshlrev_b32_e32 v9, 2, v5
	v_or_b32_e32 v13, 0x80, v0
	v_add_u32_e64 v12, s[2:3], v12, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11 offset:12288
	.loc	0 154
	v_lshrrev_b32_e32 v11, 6, v13
	v_cmp_gt_i32_e64 s[2:3], s15, v11
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_10
; %bb.9:
	.loc	0 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s72, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v10, s[2:3], v1, v12
	v_addc_u32_e64 v14, s[2:3], v2, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_u32_e64 v12, s[2:3], v10, v12
	v_addc_u32_e64 v13, s[2:3], v14, v13, s[2:3]
	.loc	0 104
	flat_load_dword v10, v[12:13]
.LBB0_10:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10 offset:12288
	.loc	0 154
	v_or_b32_e32 v10, 0x100, v0
	v_lshrrev_b32_e32 v11, 6, v10
	v_cmp_gt_i32_e64 s[2:3], s15, v11
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_12
; %bb.11:
	.loc	0 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s72, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[2:3], v1, v12
	v_addc_u32_e64 v16, s[2:3], v2, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_u32_e64 v12, s[2:3], v14, v12
	v_addc_u32_e64 v13, s[2:3], v16, v13, s[2:3]
	.loc	0 104
	flat_load_dword v12, v[12:13]
.LBB0_12:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:12288
	.loc	0 154
	v_or_b32_e32 v11, 0x180, v0
	v_lshrrev_b32_e32 v11, 6, v11
	v_cmp_gt_i32_e64 s[2:3], s15, v11
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_14
; %bb.13:
	.loc	0 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s72, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v10, s[2:3], v1, v12
	v_addc_u32_e64 v14, s[2:3], v2, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_u32_e64 v12, s[2:3], v10, v12
	v_addc_u32_e64 v13, s[2:3], v14, v13, s[2:3]
	.loc	0 104
	flat_load_dword v10, v[12:13]
.LBB0_14:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10 offset:12288
	.loc	0 154
	v_or_b32_e32 v10, 0x200, v0
	v_lshrrev_b32_e32 v11, 6, v10
	v_cmp_gt_i32_e64 s[2:3], s15, v11
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_16
; %bb.15:
	.loc	0 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s72, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[2:3], v1, v12
	v_addc_u32_e64 v16, s[2:3], v2, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_u32_e64 v12, s[2:3], v14, v12
	v_addc_u32_e64 v13, s[2:3], v16, v13, s[2:3]
	.loc	0 104
	flat_load_dword v12, v[12:13]
.LBB0_16:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:12288
	.loc	0 154
	v_or_b32_e32 v11, 0x280, v0
	v_lshrrev_b32_e32 v11, 6, v11
	v_cmp_gt_i32_e64 s[2:3], s15, v11
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_18
; %bb.17:
	.loc	0 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s72, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v10, s[2:3], v1, v12
	v_addc_u32_e64 v14, s[2:3], v2, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_u32_e64 v12, s[2:3], v10, v12
	v_addc_u32_e64 v13, s[2:3], v14, v13, s[2:3]
	.loc	0 104
	flat_load_dword v10, v[12:13]
.LBB0_18:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10 offset:12288
	.loc	0 154
	v_or_b32_e32 v10, 0x300, v0
	v_lshrrev_b32_e32 v11, 6, v10
	v_cmp_gt_i32_e64 s[2:3], s15, v11
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_20
; %bb.19:
	.loc	0 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s72, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[2:3], v1, v12
	v_addc_u32_e64 v16, s[2:3], v2, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_u32_e64 v12, s[2:3], v14, v12
	v_addc_u32_e64 v13, s[2:3], v16, v13, s[2:3]
	.loc	0 104
	flat_load_dword v12, v[12:13]
.LBB0_20:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:12288
	.loc	0 154
	v_or_b32_e32 v11, 0x380, v0
	v_lshrrev_b32_e32 v11, 6, v11
	v_cmp_gt_i32_e64 s[2:3], s15, v11
	.loc	0 104
	s_and_b64 s[6:7], s[2:3], vcc
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_22
; %bb.21:
	.loc	0 154
	v_mad_i64_i32 v[12:13], s[6:7], v11, s72, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e32 v10, vcc, v1, v12
	v_addc_u32_e32 v14, vcc, v2, v13, vcc
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_u32_e32 v12, vcc, v10, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	.loc	0 104
	flat_load_dword v10, v[12:13]
.LBB0_22:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v9, vcc, v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v10 offset:12288
	.loc	0 154
	s_branch .LBB0_4
.LBB0_23:
	.loc	0 0
	v_lshrrev_b32_e32 v14, 4, v0
	.loc	0 154
	v_mad_i64_i32 v[10:11], s[2:3], v14, s72, 0
	v_lshlrev_b32_e32 v13, 2, v0
	v_and_b32_e32 v9, 60, v13
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_lshlrev_b32_e32 v17, 2, v9
	v_add_u32_e32 v12, vcc, v1, v10
	v_addc_u32_e32 v16, vcc, v2, v11, vcc
	v_add_u32_e32 v11, vcc, v12, v17
	v_addc_u32_e32 v12, vcc, 0, v16, vcc
	v_sub_u32_e32 v16, vcc, s14, v9
	v_mov_b32_e32 v10, 0
	v_cmp_gt_i32_e64 s[12:13], s15, v14
	.loc	0 104
	v_cmp_lt_i32_e64 s[2:3], 0, v16
	s_and_b64 s[8:9], s[12:13], s[2:3]
	v_mov_b32_e32 v18, v10
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_25
; %bb.24:
	flat_load_dword v18, v[11:12]
.LBB0_25:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v14, 0x44, v14
	v_lshlrev_b32_e32 v14, 2, v14
	v_add_u32_e32 v17, vcc, v14, v17
	.loc	0 104
	v_cmp_lt_i32_e64 s[6:7], 1, v16
	.loc	0 154
	v_add_u32_e32 v14, vcc, 0x3000, v17
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v18 offset:12288
	s_and_b64 s[10:11], s[12:13], s[6:7]
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[8:9], s[10:11]
	s_cbranch_execz .LBB0_27
; %bb.26:
	v_add_u32_e32 v17, vcc, 4, v11
	v_addc_u32_e32 v18, vcc, 0, v12, vcc
	flat_load_dword v17, v[17:18]
.LBB0_27:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 104
	v_cmp_lt_i32_e64 s[8:9], 2, v16
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v17 offset:4
	s_and_b64 s[16:17], s[12:13], s[8:9]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	s_and_saveexec_b64 s[10:11], s[16:17]
	s_cbranch_execz .LBB0_29
; %bb.28:
	v_add_u32_e32 v18, vcc, 8, v11
	v_addc_u32_e32 v19, vcc, 0, v12, vcc
	flat_load_dword v18, v[18:19]
.LBB0_29:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 104
	v_cmp_lt_i32_e64 s[10:11], 3, v16
	s_and_b64 s[16:17], s[12:13], s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v18 offset:8
	s_and_saveexec_b64 s[12:13], s[16:17]
	s_cbranch_execz .LBB0_31
; %bb.30:
	v_add_u32_e32 v11, vcc, 12, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	flat_load_dword v17, v[11:12]
.LBB0_31:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 154
	v_or_b32_e32 v11, 0x200, v13
	v_lshrrev_b32_e32 v13, 6, v11
	v_mad_i64_i32 v[11:12], s[12:13], v13, s72, 0
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v17 offset:12
	.loc	0 154
	v_cmp_gt_i32_e64 s[12:13], s15, v13
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	.loc	0 104
	s_and_b64 s[16:17], s[12:13], s[2:3]
	.loc	0 154
	v_add_u32_e32 v14, vcc, v1, v11
	v_lshlrev_b64 v[10:11], 2, v[9:10]
	v_addc_u32_e32 v12, vcc, v2, v12, vcc
	v_add_u32_e32 v10, vcc, v14, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	.loc	0 104
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], s[16:17]
	s_cbranch_execz .LBB0_33
; %bb.32:
	flat_load_dword v14, v[10:11]
.LBB0_33:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v13, 0x44, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e32 v13, vcc, v13, v9
	v_add_u32_e32 v9, vcc, 0x3000, v13
	.loc	0 104
	s_and_b64 s[6:7], s[12:13], s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14 offset:12288
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_35
; %bb.34:
	v_add_u32_e32 v12, vcc, 4, v10
	v_addc_u32_e32 v13, vcc, 0, v11, vcc
	flat_load_dword v12, v[12:13]
.LBB0_35:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v12 offset:4
	s_and_b64 s[6:7], s[12:13], s[8:9]
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_37
; %bb.36:
	v_add_u32_e32 v13, vcc, 8, v10
	v_addc_u32_e32 v14, vcc, 0, v11, vcc
	flat_load_dword v13, v[13:14]
.LBB0_37:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	s_and_b64 s[6:7], s[12:13], s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v13 offset:8
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_39
; %bb.38:
	v_add_u32_e32 v10, vcc, 12, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	flat_load_dword v12, v[10:11]
.LBB0_39:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v12 offset:12
	.loc	0 154
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccnz .LBB0_5
.LBB0_40:
	.loc	0 0
	v_sub_u32_e32 v10, vcc, s15, v7
	.loc	0 154
	v_lshrrev_b32_e32 v9, 4, v0
	v_cmp_gt_i32_e64 s[2:3], s34, v9
	.loc	0 104
	v_cmp_lt_i32_e32 vcc, 0, v10
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_42
; %bb.41:
	.loc	0 154
	v_mad_i64_i32 v[11:12], s[2:3], v9, s74, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v13, s[2:3], v3, v11
	v_addc_u32_e64 v14, s[2:3], v4, v12, s[2:3]
	v_lshlrev_b64 v[11:12], 2, v[7:8]
	v_add_u32_e64 v11, s[2:3], v13, v11
	v_addc_u32_e64 v12, s[2:3], v14, v12, s[2:3]
	.loc	0 104
	flat_load_dword v11, v[11:12]
.LBB0_42:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v9, 24, v9
	v_lshlrev_b32_e32 v12, 2, v9
	v_lshlrev_b32_e32 v9, 2, v7
	v_add_u32_e64 v12, s[2:3], v12, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11
	.loc	0 154
	v_or_b32_e32 v11, 0x80, v0
	v_lshrrev_b32_e32 v11, 4, v11
	v_cmp_gt_i32_e64 s[2:3], s34, v11
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_44
; %bb.43:
	.loc	0 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s74, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v10, s[2:3], v3, v12
	v_addc_u32_e64 v14, s[2:3], v4, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[7:8]
	v_add_u32_e64 v12, s[2:3], v10, v12
	v_addc_u32_e64 v13, s[2:3], v14, v13, s[2:3]
	.loc	0 104
	flat_load_dword v10, v[12:13]
.LBB0_44:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 24, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10
	.loc	0 154
	v_or_b32_e32 v10, 0x100, v0
	v_lshrrev_b32_e32 v11, 4, v10
	v_cmp_gt_i32_e64 s[2:3], s34, v11
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_46
; %bb.45:
	.loc	0 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s74, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[2:3], v3, v12
	v_addc_u32_e64 v16, s[2:3], v4, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[7:8]
	v_add_u32_e64 v12, s[2:3], v14, v12
	v_addc_u32_e64 v13, s[2:3], v16, v13, s[2:3]
	.loc	0 104
	flat_load_dword v12, v[12:13]
.LBB0_46:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 24, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12
	.loc	0 154
	v_or_b32_e32 v11, 0x180, v0
	v_lshrrev_b32_e32 v11, 4, v11
	v_cmp_gt_i32_e64 s[2:3], s34, v11
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_48
; %bb.47:
	.loc	0 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s74, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v10, s[2:3], v3, v12
	v_addc_u32_e64 v14, s[2:3], v4, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[7:8]
	v_add_u32_e64 v12, s[2:3], v10, v12
	v_addc_u32_e64 v13, s[2:3], v14, v13, s[2:3]
	.loc	0 104
	flat_load_dword v10, v[12:13]
.LBB0_48:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 24, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10
	.loc	0 154
	v_or_b32_e32 v10, 0x200, v0
	v_lshrrev_b32_e32 v11, 4, v10
	v_cmp_gt_i32_e64 s[2:3], s34, v11
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_50
; %bb.49:
	.loc	0 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s74, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[2:3], v3, v12
	v_addc_u32_e64 v16, s[2:3], v4, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[7:8]
	v_add_u32_e64 v12, s[2:3], v14, v12
	v_addc_u32_e64 v13, s[2:3], v16, v13, s[2:3]
	.loc	0 104
	flat_load_dword v12, v[12:13]
.LBB0_50:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 24, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12
	.loc	0 154
	v_or_b32_e32 v11, 0x280, v0
	v_lshrrev_b32_e32 v11, 4, v11
	v_cmp_gt_i32_e64 s[2:3], s34, v11
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_52
; %bb.51:
	.loc	0 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s74, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v10, s[2:3], v3, v12
	v_addc_u32_e64 v14, s[2:3], v4, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[7:8]
	v_add_u32_e64 v12, s[2:3], v10, v12
	v_addc_u32_e64 v13, s[2:3], v14, v13, s[2:3]
	.loc	0 104
	flat_load_dword v10, v[12:13]
.LBB0_52:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 24, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10
	.loc	0 154
	v_or_b32_e32 v10, 0x300, v0
	v_lshrrev_b32_e32 v11, 4, v10
	v_cmp_gt_i32_e64 s[2:3], s34, v11
	.loc	0 104
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_54
; %bb.53:
	.loc	0 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s74, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[2:3], v3, v12
	v_addc_u32_e64 v16, s[2:3], v4, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[7:8]
	v_add_u32_e64 v12, s[2:3], v14, v12
	v_addc_u32_e64 v13, s[2:3], v16, v13, s[2:3]
	.loc	0 104
	flat_load_dword v12, v[12:13]
.LBB0_54:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 24, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12
	.loc	0 154
	v_or_b32_e32 v11, 0x380, v0
	v_lshrrev_b32_e32 v11, 4, v11
	v_cmp_gt_i32_e64 s[2:3], s34, v11
	.loc	0 104
	s_and_b64 s[6:7], s[2:3], vcc
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_56
; %bb.55:
	.loc	0 154
	v_mad_i64_i32 v[12:13], s[6:7], v11, s74, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e32 v10, vcc, v3, v12
	v_addc_u32_e32 v14, vcc, v4, v13, vcc
	v_lshlrev_b64 v[12:13], 2, v[7:8]
	v_add_u32_e32 v12, vcc, v10, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	.loc	0 104
	flat_load_dword v10, v[12:13]
.LBB0_56:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v11, 24, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v9, vcc, v11, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v10
	s_branch .LBB0_74
.LBB0_57:
	.loc	0 154
	v_mad_i64_i32 v[10:11], s[2:3], v51, s74, 0
	v_lshlrev_b32_e32 v13, 2, v0
	v_and_b32_e32 v9, 12, v13
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_lshlrev_b32_e32 v14, 2, v9
	v_add_u32_e32 v12, vcc, v3, v10
	v_addc_u32_e32 v16, vcc, v4, v11, vcc
	v_add_u32_e32 v11, vcc, v12, v14
	v_addc_u32_e32 v12, vcc, 0, v16, vcc
	v_sub_u32_e32 v16, vcc, s15, v9
	v_mov_b32_e32 v10, 0
	v_cmp_gt_i32_e64 s[10:11], s34, v51
	.loc	0 104
	v_cmp_lt_i32_e32 vcc, 0, v16
	s_and_b64 s[6:7], s[10:11], vcc
	v_mov_b32_e32 v17, v10
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_59
; %bb.58:
	flat_load_dword v17, v[11:12]
.LBB0_59:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v18, 24, v51
	v_lshlrev_b32_e32 v18, 2, v18
	v_add_u32_e64 v14, s[2:3], v18, v14
	.loc	0 104
	v_cmp_lt_i32_e64 s[2:3], 1, v16
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v17
	s_and_b64 s[6:7], s[10:11], s[2:3]
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_61
; %bb.60:
	v_add_u32_e64 v17, s[6:7], 4, v11
	v_addc_u32_e64 v18, s[6:7], 0, v12, s[6:7]
	flat_load_dword v17, v[17:18]
.LBB0_61:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 104
	v_cmp_lt_i32_e64 s[6:7], 2, v16
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v17 offset:4
	s_and_b64 s[8:9], s[10:11], s[6:7]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	s_and_saveexec_b64 s[12:13], s[8:9]
	s_cbranch_execz .LBB0_63
; %bb.62:
	v_add_u32_e64 v18, s[8:9], 8, v11
	v_addc_u32_e64 v19, s[8:9], 0, v12, s[8:9]
	flat_load_dword v18, v[18:19]
.LBB0_63:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 104
	v_cmp_lt_i32_e64 s[8:9], 3, v16
	s_and_b64 s[10:11], s[10:11], s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v18 offset:8
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB0_65
; %bb.64:
	v_add_u32_e64 v11, s[10:11], 12, v11
	v_addc_u32_e64 v12, s[10:11], 0, v12, s[10:11]
	flat_load_dword v17, v[11:12]
.LBB0_65:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 154
	v_or_b32_e32 v11, 0x200, v13
	v_lshrrev_b32_e32 v13, 4, v11
	v_mad_i64_i32 v[11:12], s[10:11], v13, s74, 0
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v17 offset:12
	.loc	0 154
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v14, s[10:11], v3, v11
	v_lshlrev_b64 v[10:11], 2, v[9:10]
	v_addc_u32_e64 v12, s[10:11], v4, v12, s[10:11]
	v_add_u32_e64 v10, s[10:11], v14, v10
	v_addc_u32_e64 v11, s[10:11], v12, v11, s[10:11]
	v_cmp_gt_i32_e64 s[10:11], s34, v13
	.loc	0 104
	s_and_b64 s[16:17], s[10:11], vcc
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[12:13], s[16:17]
	s_cbranch_execz .LBB0_67
; %bb.66:
	flat_load_dword v14, v[10:11]
.LBB0_67:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 154
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e32 v9, vcc, v13, v9
	.loc	0 104
	s_and_b64 s[12:13], s[10:11], s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v14
	s_and_saveexec_b64 s[2:3], s[12:13]
	s_cbranch_execz .LBB0_69
; %bb.68:
	v_add_u32_e32 v12, vcc, 4, v10
	v_addc_u32_e32 v13, vcc, 0, v11, vcc
	flat_load_dword v12, v[12:13]
.LBB0_69:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v12 offset:4
	s_and_b64 s[6:7], s[10:11], s[6:7]
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_71
; %bb.70:
	v_add_u32_e32 v13, vcc, 8, v10
	v_addc_u32_e32 v14, vcc, 0, v11, vcc
	flat_load_dword v13, v[13:14]
.LBB0_71:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	s_and_b64 s[6:7], s[10:11], s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v13 offset:8
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_73
; %bb.72:
	v_add_u32_e32 v10, vcc, 12, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	flat_load_dword v12, v[10:11]
.LBB0_73:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v12 offset:12
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
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccz .LBB0_112
.LBB0_79:
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_127
	s_branch .LBB0_144
.LBB0_80:
	v_lshrrev_b32_e32 v13, 6, v0
	v_mad_i64_i32 v[9:10], s[2:3], v13, s72, 0
	s_movk_i32 s2, 0x110
	v_or_b32_e32 v16, 0x80, v0
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	s_movk_i32 s3, 0x380
	v_add_u32_e32 v11, vcc, v1, v9
	v_addc_u32_e32 v12, vcc, v2, v10, vcc
	v_lshlrev_b64 v[9:10], 2, v[5:6]
	v_add_u32_e32 v11, vcc, v11, v9
	v_addc_u32_e32 v12, vcc, v12, v10, vcc
	.loc	0 104
	flat_load_dword v14, v[11:12]
	.loc	0 154
	v_lshlrev_b32_e32 v11, 2, v5
	v_mad_u32_u24 v17, v13, s2, v11
	.loc	0 104
	v_mov_b32_e32 v12, 0
	.loc	0 154
	v_lshrrev_b32_e32 v13, 6, v16
	v_cmp_gt_u32_e32 vcc, s3, v0
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v14 offset:12288
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_82
; %bb.81:
	.loc	0 154
	v_mad_i64_i32 v[16:17], s[6:7], v13, s72, 0
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v14, vcc, v1, v16
	v_addc_u32_e32 v17, vcc, v2, v17, vcc
	v_add_u32_e32 v16, vcc, v14, v9
	v_addc_u32_e32 v17, vcc, v17, v10, vcc
	.loc	0 104
	flat_load_dword v14, v[16:17]
.LBB0_82:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v13, 0x44, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14 offset:12288
	.loc	0 154
	v_or_b32_e32 v13, 0x100, v0
	s_movk_i32 s2, 0x300
	v_lshrrev_b32_e32 v13, 6, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_84
; %bb.83:
	.loc	0 154
	v_mad_i64_i32 v[16:17], s[6:7], v13, s72, 0
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v12, vcc, v1, v16
	v_addc_u32_e32 v14, vcc, v2, v17, vcc
	v_add_u32_e32 v16, vcc, v12, v9
	v_addc_u32_e32 v17, vcc, v14, v10, vcc
	.loc	0 104
	flat_load_dword v12, v[16:17]
.LBB0_84:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v13, 0x44, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12 offset:12288
	.loc	0 154
	v_or_b32_e32 v12, 0x180, v0
	s_movk_i32 s2, 0x280
	v_lshrrev_b32_e32 v13, 6, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_86
; %bb.85:
	.loc	0 154
	v_mad_i64_i32 v[16:17], s[6:7], v13, s72, 0
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v14, vcc, v1, v16
	v_addc_u32_e32 v17, vcc, v2, v17, vcc
	v_add_u32_e32 v16, vcc, v14, v9
	v_addc_u32_e32 v17, vcc, v17, v10, vcc
	.loc	0 104
	flat_load_dword v14, v[16:17]
.LBB0_86:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v13, 0x44, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14 offset:12288
	s_movk_i32 s2, 0x200
	.loc	0 154
	v_or_b32_e32 v13, 0x200, v0
	v_lshrrev_b32_e32 v13, 6, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_88
; %bb.87:
	.loc	0 154
	v_mad_i64_i32 v[16:17], s[6:7], v13, s72, 0
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v12, vcc, v1, v16
	v_addc_u32_e32 v14, vcc, v2, v17, vcc
	v_add_u32_e32 v16, vcc, v12, v9
	v_addc_u32_e32 v17, vcc, v14, v10, vcc
	.loc	0 104
	flat_load_dword v12, v[16:17]
.LBB0_88:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v13, 0x44, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12 offset:12288
	.loc	0 154
	v_or_b32_e32 v12, 0x280, v0
	s_movk_i32 s2, 0x180
	v_lshrrev_b32_e32 v13, 6, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_90
; %bb.89:
	.loc	0 154
	v_mad_i64_i32 v[16:17], s[6:7], v13, s72, 0
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v14, vcc, v1, v16
	v_addc_u32_e32 v17, vcc, v2, v17, vcc
	v_add_u32_e32 v16, vcc, v14, v9
	v_addc_u32_e32 v17, vcc, v17, v10, vcc
	.loc	0 104
	flat_load_dword v14, v[16:17]
.LBB0_90:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v13, 0x44, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14 offset:12288
	.loc	0 154
	v_or_b32_e32 v13, 0x300, v0
	s_movk_i32 s2, 0x100
	v_lshrrev_b32_e32 v13, 6, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_92
; %bb.91:
	.loc	0 154
	v_mad_i64_i32 v[16:17], s[6:7], v13, s72, 0
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v12, vcc, v1, v16
	v_addc_u32_e32 v14, vcc, v2, v17, vcc
	v_add_u32_e32 v16, vcc, v12, v9
	v_addc_u32_e32 v17, vcc, v14, v10, vcc
	.loc	0 104
	flat_load_dword v12, v[16:17]
.LBB0_92:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v13, 0x44, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12 offset:12288
	.loc	0 154
	v_or_b32_e32 v12, 0x380, v0
	s_movk_i32 s2, 0x80
	v_lshrrev_b32_e32 v12, 6, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_94
; %bb.93:
	.loc	0 154
	v_mad_i64_i32 v[13:14], s[6:7], v12, s72, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e32 v13, vcc, v1, v13
	v_addc_u32_e32 v14, vcc, v2, v14, vcc
	v_add_u32_e32 v9, vcc, v13, v9
	v_addc_u32_e32 v10, vcc, v14, v10, vcc
	.loc	0 104
	flat_load_dword v13, v[9:10]
.LBB0_94:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v9, 0x44, v12
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e32 v9, vcc, v9, v11
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v13 offset:12288
	s_branch .LBB0_78
.LBB0_95:
	.loc	0 0
	v_lshrrev_b32_e32 v16, 4, v0
	.loc	0 154
	v_mul_u32_u24_e32 v9, 0x44, v16
	v_lshlrev_b32_e32 v11, 2, v9
	v_mad_i64_i32 v[9:10], s[2:3], v16, s72, 0
	v_lshlrev_b32_e32 v12, 4, v7
	v_add_u32_e32 v11, vcc, v11, v12
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e32 v17, vcc, 0x3000, v11
	v_add_u32_e32 v9, vcc, v1, v9
	v_addc_u32_e32 v13, vcc, v2, v10, vcc
	v_add_u32_e32 v11, vcc, v9, v12
	v_addc_u32_e32 v12, vcc, 0, v13, vcc
	s_movk_i32 s2, 0xff
	s_mov_b32 s6, 0
	v_mov_b32_e32 v10, 0
	v_cmp_lt_u32_e32 vcc, s2, v0
	.loc	0 104
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_97
; %bb.96:
	ds_write_b32 v17, v10
.LBB0_97:
	s_or_saveexec_b64 s[2:3], s[2:3]
	.loc	0 154
	v_lshlrev_b32_e32 v9, 2, v7
	.loc	0 104
	v_mov_b32_e32 v14, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_99
; %bb.98:
	flat_load_dwordx2 v[13:14], v[11:12]
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v13
.LBB0_99:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	ds_write_b32 v17, v14 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_101
; %bb.100:
	.loc	0 0
	v_mov_b32_e32 v11, 0
	.loc	0 104
	ds_write_b32 v17, v11 offset:8
	s_mov_b32 s6, 0
.LBB0_101:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v13, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_103
; %bb.102:
	v_add_u32_e32 v11, vcc, 8, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	flat_load_dwordx2 v[12:13], v[11:12]
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v12 offset:8
.LBB0_103:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_or_b32_e32 v11, 8, v16
	.loc	0 154
	v_mul_u32_u24_e32 v12, 0x44, v11
	.loc	0 104
	ds_write_b32 v17, v13 offset:12
	.loc	0 154
	v_lshlrev_b32_e32 v13, 2, v12
	v_mad_i64_i32 v[11:12], s[2:3], v11, s72, 0
	v_lshlrev_b32_e32 v14, 2, v9
	v_add_u32_e32 v13, vcc, v13, v14
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v13, vcc, 0x3000, v13
	v_add_u32_e32 v11, vcc, v1, v11
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_addc_u32_e32 v12, vcc, v2, v12, vcc
	v_add_u32_e32 v9, vcc, v11, v9
	v_addc_u32_e32 v10, vcc, v12, v10, vcc
	s_movk_i32 s2, 0x7f
	v_cmp_lt_u32_e32 vcc, s2, v0
	.loc	0 104
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_105
; %bb.104:
	.loc	0 0
	v_mov_b32_e32 v11, 0
	.loc	0 104
	ds_write_b32 v13, v11
	s_mov_b32 s6, 0
.LBB0_105:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v12, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_107
; %bb.106:
	flat_load_dwordx2 v[11:12], v[9:10]
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v11
.LBB0_107:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	ds_write_b32 v13, v12 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_109
; %bb.108:
	.loc	0 0
	v_mov_b32_e32 v9, 0
	.loc	0 104
	ds_write_b32 v13, v9 offset:8
	s_mov_b32 s6, 0
.LBB0_109:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v11, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_111
; %bb.110:
	v_add_u32_e32 v9, vcc, 8, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	flat_load_dwordx2 v[10:11], v[9:10]
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v10 offset:8
.LBB0_111:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	ds_write_b32 v13, v11 offset:12
	.loc	0 154
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccnz .LBB0_79
.LBB0_112:
	v_lshrrev_b32_e32 v13, 4, v0
	v_mad_i64_i32 v[9:10], s[2:3], v13, s74, 0
	v_or_b32_e32 v16, 0x80, v0
	v_mul_u32_u24_e32 v17, 24, v13
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	s_movk_i32 s2, 0x380
	v_add_u32_e32 v11, vcc, v3, v9
	v_addc_u32_e32 v12, vcc, v4, v10, vcc
	v_lshlrev_b64 v[9:10], 2, v[7:8]
	v_lshrrev_b32_e32 v13, 4, v16
	v_add_u32_e32 v11, vcc, v11, v9
	v_addc_u32_e32 v12, vcc, v12, v10, vcc
	.loc	0 104
	flat_load_dword v14, v[11:12]
	.loc	0 154
	v_lshlrev_b32_e32 v11, 2, v7
	v_lshlrev_b32_e32 v16, 2, v17
	v_cmp_gt_u32_e32 vcc, s2, v0
	v_add_u32_e64 v16, s[2:3], v16, v11
	.loc	0 104
	v_mov_b32_e32 v12, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v16, v14
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_114
; %bb.113:
	.loc	0 154
	v_mad_i64_i32 v[16:17], s[6:7], v13, s74, 0
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v14, vcc, v3, v16
	v_addc_u32_e32 v17, vcc, v4, v17, vcc
	v_add_u32_e32 v16, vcc, v14, v9
	v_addc_u32_e32 v17, vcc, v17, v10, vcc
	.loc	0 104
	flat_load_dword v14, v[16:17]
.LBB0_114:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14
	.loc	0 154
	v_or_b32_e32 v13, 0x100, v0
	s_movk_i32 s2, 0x300
	v_lshrrev_b32_e32 v13, 4, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_116
; %bb.115:
	.loc	0 154
	v_mad_i64_i32 v[16:17], s[6:7], v13, s74, 0
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v12, vcc, v3, v16
	v_addc_u32_e32 v14, vcc, v4, v17, vcc
	v_add_u32_e32 v16, vcc, v12, v9
	v_addc_u32_e32 v17, vcc, v14, v10, vcc
	.loc	0 104
	flat_load_dword v12, v[16:17]
.LBB0_116:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12
	.loc	0 154
	v_or_b32_e32 v12, 0x180, v0
	s_movk_i32 s2, 0x280
	v_lshrrev_b32_e32 v13, 4, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_118
; %bb.117:
	.loc	0 154
	v_mad_i64_i32 v[16:17], s[6:7], v13, s74, 0
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v14, vcc, v3, v16
	v_addc_u32_e32 v17, vcc, v4, v17, vcc
	v_add_u32_e32 v16, vcc, v14, v9
	v_addc_u32_e32 v17, vcc, v17, v10, vcc
	.loc	0 104
	flat_load_dword v14, v[16:17]
.LBB0_118:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14
	s_movk_i32 s2, 0x200
	.loc	0 154
	v_or_b32_e32 v13, 0x200, v0
	v_lshrrev_b32_e32 v13, 4, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_120
; %bb.119:
	.loc	0 154
	v_mad_i64_i32 v[16:17], s[6:7], v13, s74, 0
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v12, vcc, v3, v16
	v_addc_u32_e32 v14, vcc, v4, v17, vcc
	v_add_u32_e32 v16, vcc, v12, v9
	v_addc_u32_e32 v17, vcc, v14, v10, vcc
	.loc	0 104
	flat_load_dword v12, v[16:17]
.LBB0_120:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12
	.loc	0 154
	v_or_b32_e32 v12, 0x280, v0
	s_movk_i32 s2, 0x180
	v_lshrrev_b32_e32 v13, 4, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_122
; %bb.121:
	.loc	0 154
	v_mad_i64_i32 v[16:17], s[6:7], v13, s74, 0
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v14, vcc, v3, v16
	v_addc_u32_e32 v17, vcc, v4, v17, vcc
	v_add_u32_e32 v16, vcc, v14, v9
	v_addc_u32_e32 v17, vcc, v17, v10, vcc
	.loc	0 104
	flat_load_dword v14, v[16:17]
.LBB0_122:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14
	.loc	0 154
	v_or_b32_e32 v13, 0x300, v0
	s_movk_i32 s2, 0x100
	v_lshrrev_b32_e32 v13, 4, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_124
; %bb.123:
	.loc	0 154
	v_mad_i64_i32 v[16:17], s[6:7], v13, s74, 0
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_add_u32_e32 v12, vcc, v3, v16
	v_addc_u32_e32 v14, vcc, v4, v17, vcc
	v_add_u32_e32 v16, vcc, v12, v9
	v_addc_u32_e32 v17, vcc, v14, v10, vcc
	.loc	0 104
	flat_load_dword v12, v[16:17]
.LBB0_124:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12
	.loc	0 154
	v_or_b32_e32 v12, 0x380, v0
	s_movk_i32 s2, 0x80
	v_lshrrev_b32_e32 v12, 4, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 104
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_126
; %bb.125:
	.loc	0 154
	v_mad_i64_i32 v[13:14], s[6:7], v12, s74, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e32 v13, vcc, v3, v13
	v_addc_u32_e32 v14, vcc, v4, v14, vcc
	v_add_u32_e32 v9, vcc, v13, v9
	v_addc_u32_e32 v10, vcc, v14, v10, vcc
	.loc	0 104
	flat_load_dword v13, v[9:10]
.LBB0_126:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_mul_u32_u24_e32 v9, 24, v12
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e32 v9, vcc, v9, v11
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v13
	.loc	0 154
	s_branch .LBB0_144
.LBB0_127:
	v_mul_u32_u24_e32 v10, 24, v51
	v_lshlrev_b32_e32 v12, 2, v10
	v_mad_i64_i32 v[10:11], s[2:3], v51, s74, 0
	v_lshlrev_b32_e32 v16, 2, v0
	v_and_b32_e32 v9, 12, v16
	v_lshlrev_b32_e32 v13, 2, v9
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v17, vcc, v12, v13
	v_add_u32_e32 v12, vcc, v3, v10
	v_addc_u32_e32 v14, vcc, v4, v11, vcc
	v_add_u32_e32 v11, vcc, v12, v13
	v_addc_u32_e32 v12, vcc, 0, v14, vcc
	s_movk_i32 s2, 0xff
	s_mov_b32 s6, 0
	v_mov_b32_e32 v10, 0
	v_cmp_lt_u32_e32 vcc, s2, v0
	.loc	0 104
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_129
; %bb.128:
	ds_write_b32 v17, v10
.LBB0_129:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v14, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_131
; %bb.130:
	flat_load_dwordx2 v[13:14], v[11:12]
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v13
.LBB0_131:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	ds_write_b32 v17, v14 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_133
; %bb.132:
	.loc	0 0
	v_mov_b32_e32 v11, 0
	.loc	0 104
	ds_write_b32 v17, v11 offset:8
	s_mov_b32 s6, 0
.LBB0_133:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v13, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_135
; %bb.134:
	v_add_u32_e32 v11, vcc, 8, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	flat_load_dwordx2 v[12:13], v[11:12]
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v12 offset:8
.LBB0_135:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 154
	v_or_b32_e32 v11, 0x200, v16
	v_lshrrev_b32_e32 v11, 4, v11
	v_mul_u32_u24_e32 v12, 24, v11
	.loc	0 104
	ds_write_b32 v17, v13 offset:12
	.loc	0 154
	v_lshlrev_b32_e32 v13, 2, v12
	v_mad_i64_i32 v[11:12], s[2:3], v11, s74, 0
	v_lshlrev_b32_e32 v14, 2, v9
	v_add_u32_e32 v13, vcc, v13, v14
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e32 v11, vcc, v3, v11
	v_addc_u32_e32 v12, vcc, v4, v12, vcc
	v_add_u32_e32 v9, vcc, v11, v9
	v_addc_u32_e32 v10, vcc, v12, v10, vcc
	s_movk_i32 s2, 0x7f
	v_cmp_lt_u32_e32 vcc, s2, v0
	.loc	0 104
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_137
; %bb.136:
	.loc	0 0
	v_mov_b32_e32 v11, 0
	.loc	0 104
	ds_write_b32 v13, v11
	s_mov_b32 s6, 0
.LBB0_137:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v12, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_139
; %bb.138:
	flat_load_dwordx2 v[11:12], v[9:10]
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v11
.LBB0_139:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	ds_write_b32 v13, v12 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_141
; %bb.140:
	.loc	0 0
	v_mov_b32_e32 v9, 0
	.loc	0 104
	ds_write_b32 v13, v9 offset:8
	s_mov_b32 s6, 0
.LBB0_141:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v11, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_143
; %bb.142:
	v_add_u32_e32 v9, vcc, 8, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	flat_load_dwordx2 v[10:11], v[9:10]
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v10 offset:8
.LBB0_143:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 104
	ds_write_b32 v13, v11 offset:12
.LBB0_144:
	.loc	0 0
	v_or_b32_e32 v33, 0x80, v0
	v_lshrrev_b32_e32 v109, 4, v0
	v_lshrrev_b32_e32 v95, 6, v33
	v_or_b32_e32 v35, 0x100, v0
	v_mad_i64_i32 v[31:32], s[16:17], v109, s74, 0
	v_lshrrev_b32_e32 v33, 4, v33
	v_lshrrev_b32_e32 v97, 6, v35
	v_or_b32_e32 v37, 0x180, v0
	v_mul_u32_u24_e32 v114, 24, v33
	v_cmp_gt_i32_e64 s[16:17], s34, v33
	v_mad_i64_i32 v[33:34], s[18:19], v33, s74, 0
	v_lshrrev_b32_e32 v35, 4, v35
	v_lshrrev_b32_e32 v99, 6, v37
	v_or_b32_e32 v39, 0x200, v0
	v_mul_u32_u24_e32 v115, 24, v35
	v_cmp_gt_i32_e64 s[18:19], s34, v35
	v_mad_i64_i32 v[35:36], s[20:21], v35, s74, 0
	v_lshrrev_b32_e32 v37, 4, v37
	v_lshrrev_b32_e32 v101, 6, v39
	v_or_b32_e32 v41, 0x280, v0
	v_mad_u32_u24 v52, v0, 3, v39
	v_mul_u32_u24_e32 v116, 24, v37
	v_cmp_gt_i32_e64 s[20:21], s34, v37
	v_mad_i64_i32 v[37:38], s[22:23], v37, s74, 0
	v_lshrrev_b32_e32 v39, 4, v39
	v_lshrrev_b32_e32 v103, 6, v41
	v_or_b32_e32 v43, 0x300, v0
	v_mul_u32_u24_e32 v117, 24, v39
	v_cmp_gt_i32_e64 s[22:23], s34, v39
	v_mad_i64_i32 v[39:40], s[24:25], v39, s74, 0
	v_lshrrev_b32_e32 v41, 4, v41
	v_lshrrev_b32_e32 v105, 6, v43
	v_or_b32_e32 v45, 0x380, v0
	v_mul_u32_u24_e32 v118, 24, v41
	v_cmp_gt_i32_e64 s[24:25], s34, v41
	v_mad_i64_i32 v[41:42], s[26:27], v41, s74, 0
	v_lshrrev_b32_e32 v43, 4, v43
	v_lshlrev_b32_e32 v53, 1, v60
	.loc	0 155
	v_lshlrev_b32_e32 v9, 2, v7
	v_lshrrev_b32_e32 v94, 6, v0
	v_lshrrev_b32_e32 v107, 6, v45
	v_mul_u32_u24_e32 v119, 24, v43
	v_cmp_gt_i32_e64 s[26:27], s34, v43
	v_mad_i64_i32 v[43:44], s[28:29], v43, s74, 0
	v_lshrrev_b32_e32 v45, 4, v45
	v_cmp_lt_i32_e64 s[2:3], 0, v15
	v_mad_i64_i32 v[11:12], s[6:7], v94, s72, 0
	v_mad_i64_i32 v[13:14], s[6:7], v95, s72, 0
	v_mad_i64_i32 v[15:16], s[6:7], v97, s72, 0
	v_mad_i64_i32 v[17:18], s[6:7], v99, s72, 0
	v_mad_i64_i32 v[19:20], s[6:7], v101, s72, 0
	v_mad_i64_i32 v[21:22], s[6:7], v103, s72, 0
	v_mad_i64_i32 v[23:24], s[6:7], v105, s72, 0
	v_mad_i64_i32 v[25:26], s[6:7], v107, s72, 0
	v_mad_i64_i32 v[27:28], s[6:7], v109, s72, 0
	v_sub_u32_e32 v29, vcc, s14, v9
	v_lshrrev_b32_e32 v111, 6, v52
	v_mul_u32_u24_e32 v120, 24, v45
	v_cmp_gt_i32_e64 s[28:29], s34, v45
	v_mad_i64_i32 v[45:46], s[30:31], v45, s74, 0
	v_mad_i64_i32 v[49:50], s[30:31], v51, s74, 0
	v_lshrrev_b32_e32 v54, 4, v52
	v_or_b32_e32 v53, v53, v59
	v_cmp_lt_i32_e64 s[6:7], 0, v29
	v_cmp_lt_i32_e64 s[8:9], 1, v29
	v_cmp_lt_i32_e64 s[10:11], 2, v29
	v_cmp_lt_i32_e64 s[12:13], 3, v29
	v_mad_i64_i32 v[29:30], s[14:15], v111, s72, 0
	v_mul_u32_u24_e32 v121, 24, v51
	v_cmp_gt_i32_e64 s[30:31], s34, v51
	v_mad_i64_i32 v[51:52], s[36:37], v54, s74, 0
	v_mul_u32_u24_e32 v53, 24, v53
	v_mul_u32_u24_e32 v10, 0x44, v94
	v_cmp_gt_i32_e64 s[14:15], s34, v109
	v_mul_u32_u24_e32 v122, 24, v54
	v_cmp_gt_i32_e64 s[34:35], s34, v54
	v_lshlrev_b32_e32 v123, 2, v53
	v_lshlrev_b32_e32 v53, 7, v94
	v_lshlrev_b32_e32 v54, 4, v61
	s_lshl_b64 s[54:55], s[72:73], 4
	v_readfirstlane_b32 s77, v10
	s_movk_i32 s50, 0x80
	s_movk_i32 s46, 0x100
	s_movk_i32 s44, 0x180
	s_movk_i32 s42, 0x200
	s_movk_i32 s40, 0x280
	s_movk_i32 s38, 0x300
	s_movk_i32 s39, 0x380
	v_mov_b32_e32 v10, 0
	v_lshlrev_b32_e32 v47, 2, v0
	s_movk_i32 s48, 0xff
	s_movk_i32 s52, 0x7f
	v_or_b32_e32 v53, v53, v54
	s_mov_b32 s70, 1
	s_mov_b32 s79, 0
	v_mul_u32_u24_e32 v96, 0x44, v95
	v_mul_u32_u24_e32 v98, 0x44, v97
	v_mul_u32_u24_e32 v100, 0x44, v99
	v_mul_u32_u24_e32 v102, 0x44, v101
	v_mul_u32_u24_e32 v104, 0x44, v103
	v_mul_u32_u24_e32 v106, 0x44, v105
	v_mul_u32_u24_e32 v108, 0x44, v107
	v_mul_u32_u24_e32 v110, 0x44, v109
	v_mul_u32_u24_e32 v112, 0x44, v111
	v_mul_u32_u24_e32 v113, 24, v109
	v_and_b32_e32 v47, 12, v47
	v_mov_b32_e32 v48, v10
	v_cmp_gt_u32_e64 s[36:37], s39, v0
	v_cmp_gt_u32_e64 s[38:39], s38, v0
	v_cmp_gt_u32_e64 s[40:41], s40, v0
	v_cmp_gt_u32_e64 s[42:43], s42, v0
	v_cmp_gt_u32_e64 s[44:45], s44, v0
	v_cmp_gt_u32_e64 s[46:47], s46, v0
	v_cmp_lt_u32_e64 s[48:49], s48, v0
	v_cmp_gt_u32_e64 s[50:51], s50, v0
	v_cmp_lt_u32_e64 s[52:53], s52, v0
	v_or_b32_e32 v124, 0x3000, v53
	s_lshl_b64 s[84:85], s[54:55], 2
	s_movk_i32 s93, 0x800
	v_mov_b32_e32 v62, v10
	v_mov_b32_e32 v66, v10
	v_mov_b32_e32 v70, v10
	v_mov_b32_e32 v74, v10
	v_mov_b32_e32 v63, v10
	v_mov_b32_e32 v67, v10
	v_mov_b32_e32 v71, v10
	v_mov_b32_e32 v75, v10
	v_mov_b32_e32 v64, v10
	v_mov_b32_e32 v68, v10
	v_mov_b32_e32 v72, v10
	v_mov_b32_e32 v76, v10
	v_mov_b32_e32 v65, v10
	v_mov_b32_e32 v69, v10
	v_mov_b32_e32 v73, v10
	v_mov_b32_e32 v77, v10
	v_mov_b32_e32 v78, v10
	v_mov_b32_e32 v82, v10
	v_mov_b32_e32 v86, v10
	v_mov_b32_e32 v90, v10
	v_mov_b32_e32 v79, v10
	v_mov_b32_e32 v83, v10
	v_mov_b32_e32 v87, v10
	v_mov_b32_e32 v91, v10
	v_mov_b32_e32 v80, v10
	v_mov_b32_e32 v84, v10
	v_mov_b32_e32 v88, v10
	v_mov_b32_e32 v92, v10
	v_mov_b32_e32 v81, v10
	v_mov_b32_e32 v85, v10
	v_mov_b32_e32 v89, v10
	v_mov_b32_e32 v93, v10
.LBB0_145:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_290 Depth 2
	.loc	0 0
	v_mov_b32_e32 v53, s85
	v_add_u32_e32 v1, vcc, s84, v1
	v_addc_u32_e32 v2, vcc, v2, v53, vcc
	.loc	0 157
	s_add_i32 s78, s78, 16
	.loc	0 0
	v_add_u32_e32 v3, vcc, 64, v3
	.loc	0 157
	s_cmp_le_i32 s92, s78
	.loc	0 0
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	0 157
	s_cselect_b64 s[86:87], -1, 0
	s_and_b64 vcc, exec, s[86:87]
	.loc	0 156
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 157
	s_cbranch_vccnz .LBB0_289
; %bb.146:                              ;   in Loop: Header=BB0_145 Depth=1
	s_sub_i32 s58, s92, s78
	s_cmp_gt_i32 s58, 15
	s_cselect_b64 s[54:55], -1, 0
	s_and_b64 s[54:55], s[82:83], s[54:55]
	s_mul_i32 s94, s70, 0x1100
	s_addk_i32 s94, 0x3000
	s_andn2_b64 vcc, exec, s[54:55]
	s_mov_b64 s[54:55], -1
	s_cbranch_vccz .LBB0_220
; %bb.147:                              ;   in Loop: Header=BB0_145 Depth=1
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_151
; %bb.148:                              ;   in Loop: Header=BB0_145 Depth=1
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccnz .LBB0_168
.LBB0_149:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_mul_i32 s95, s70, 0x1800
	.loc	0 157
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b64 s[54:55], -1
	s_cbranch_vccz .LBB0_185
.LBB0_150:                              ;   in Loop: Header=BB0_145 Depth=1
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccnz .LBB0_202
	s_branch .LBB0_219
.LBB0_151:                              ;   in Loop: Header=BB0_145 Depth=1
	v_cmp_gt_i32_e32 vcc, s58, v94
	.loc	0 104
	s_and_b64 s[56:57], vcc, s[2:3]
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_153
; %bb.152:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[55:56], 2, v[11:12]
	v_add_u32_e32 v53, vcc, v1, v55
	v_addc_u32_e32 v57, vcc, v2, v56, vcc
	v_lshlrev_b64 v[55:56], 2, v[5:6]
	v_add_u32_e32 v55, vcc, v53, v55
	v_addc_u32_e32 v56, vcc, v57, v56, vcc
	.loc	0 104
	flat_load_dword v55, v[55:56]
.LBB0_153:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	s_lshl_b32 s54, s77, 2
	s_add_i32 s54, s94, s54
	v_lshlrev_b32_e32 v53, 2, v5
	v_add_u32_e32 v56, vcc, s54, v53
	v_cmp_gt_i32_e32 vcc, s58, v95
	.loc	0 104
	s_and_b64 s[56:57], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_155
; %bb.154:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[54:55], 2, v[13:14]
	v_add_u32_e32 v56, vcc, v1, v54
	v_addc_u32_e32 v57, vcc, v2, v55, vcc
	v_lshlrev_b64 v[54:55], 2, v[5:6]
	v_add_u32_e32 v54, vcc, v56, v54
	v_addc_u32_e32 v55, vcc, v57, v55, vcc
	.loc	0 104
	flat_load_dword v54, v[54:55]
.LBB0_155:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v55, 2, v96
	v_add_u32_e32 v55, vcc, s94, v55
	v_add_u32_e32 v55, vcc, v55, v53
	v_cmp_gt_i32_e32 vcc, s58, v97
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[56:57], vcc, s[2:3]
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_157
; %bb.156:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[55:56], 2, v[15:16]
	v_add_u32_e32 v57, vcc, v1, v55
	v_addc_u32_e32 v58, vcc, v2, v56, vcc
	v_lshlrev_b64 v[55:56], 2, v[5:6]
	v_add_u32_e32 v55, vcc, v57, v55
	v_addc_u32_e32 v56, vcc, v58, v56, vcc
	.loc	0 104
	flat_load_dword v55, v[55:56]
.LBB0_157:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v56, 2, v98
	v_add_u32_e32 v56, vcc, s94, v56
	v_add_u32_e32 v56, vcc, v56, v53
	v_cmp_gt_i32_e32 vcc, s58, v99
	.loc	0 104
	s_and_b64 s[56:57], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_159
; %bb.158:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[54:55], 2, v[17:18]
	v_add_u32_e32 v56, vcc, v1, v54
	v_addc_u32_e32 v57, vcc, v2, v55, vcc
	v_lshlrev_b64 v[54:55], 2, v[5:6]
	v_add_u32_e32 v54, vcc, v56, v54
	v_addc_u32_e32 v55, vcc, v57, v55, vcc
	.loc	0 104
	flat_load_dword v54, v[54:55]
.LBB0_159:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v55, 2, v100
	v_add_u32_e32 v55, vcc, s94, v55
	v_add_u32_e32 v55, vcc, v55, v53
	v_cmp_gt_i32_e32 vcc, s58, v101
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[56:57], vcc, s[2:3]
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_161
; %bb.160:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[55:56], 2, v[19:20]
	v_add_u32_e32 v57, vcc, v1, v55
	v_addc_u32_e32 v58, vcc, v2, v56, vcc
	v_lshlrev_b64 v[55:56], 2, v[5:6]
	v_add_u32_e32 v55, vcc, v57, v55
	v_addc_u32_e32 v56, vcc, v58, v56, vcc
	.loc	0 104
	flat_load_dword v55, v[55:56]
.LBB0_161:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v56, 2, v102
	v_add_u32_e32 v56, vcc, s94, v56
	v_add_u32_e32 v56, vcc, v56, v53
	v_cmp_gt_i32_e32 vcc, s58, v103
	.loc	0 104
	s_and_b64 s[56:57], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_163
; %bb.162:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[54:55], 2, v[21:22]
	v_add_u32_e32 v56, vcc, v1, v54
	v_addc_u32_e32 v57, vcc, v2, v55, vcc
	v_lshlrev_b64 v[54:55], 2, v[5:6]
	v_add_u32_e32 v54, vcc, v56, v54
	v_addc_u32_e32 v55, vcc, v57, v55, vcc
	.loc	0 104
	flat_load_dword v54, v[54:55]
.LBB0_163:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v55, 2, v104
	v_add_u32_e32 v55, vcc, s94, v55
	v_add_u32_e32 v55, vcc, v55, v53
	v_cmp_gt_i32_e32 vcc, s58, v105
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[56:57], vcc, s[2:3]
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_165
; %bb.164:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[55:56], 2, v[23:24]
	v_add_u32_e32 v57, vcc, v1, v55
	v_addc_u32_e32 v58, vcc, v2, v56, vcc
	v_lshlrev_b64 v[55:56], 2, v[5:6]
	v_add_u32_e32 v55, vcc, v57, v55
	v_addc_u32_e32 v56, vcc, v58, v56, vcc
	.loc	0 104
	flat_load_dword v55, v[55:56]
.LBB0_165:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v56, 2, v106
	v_add_u32_e32 v56, vcc, s94, v56
	v_add_u32_e32 v56, vcc, v56, v53
	v_cmp_gt_i32_e32 vcc, s58, v107
	.loc	0 104
	s_and_b64 s[56:57], vcc, s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_167
; %bb.166:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[54:55], 2, v[25:26]
	v_add_u32_e32 v56, vcc, v1, v54
	v_addc_u32_e32 v57, vcc, v2, v55, vcc
	v_lshlrev_b64 v[54:55], 2, v[5:6]
	v_add_u32_e32 v54, vcc, v56, v54
	v_addc_u32_e32 v55, vcc, v57, v55, vcc
	.loc	0 104
	flat_load_dword v54, v[54:55]
.LBB0_167:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v55, 2, v108
	v_add_u32_e32 v55, vcc, s94, v55
	v_add_u32_e32 v53, vcc, v55, v53
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v54
	.loc	0 157
	s_branch .LBB0_149
.LBB0_168:                              ;   in Loop: Header=BB0_145 Depth=1
	v_lshlrev_b64 v[53:54], 2, v[27:28]
	.loc	0 104
	v_mov_b32_e32 v125, 0
	.loc	0 157
	v_add_u32_e32 v55, vcc, v1, v53
	v_addc_u32_e32 v56, vcc, v2, v54, vcc
	v_lshlrev_b64 v[53:54], 2, v[9:10]
	v_mov_b32_e32 v126, 0
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	v_cmp_gt_i32_e32 vcc, s58, v109
	.loc	0 104
	s_and_b64 s[56:57], vcc, s[6:7]
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_170
; %bb.169:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dword v126, v[55:56]
.LBB0_170:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v57, 2, v110
	v_add_u32_e64 v58, s[54:55], s94, v57
	v_lshlrev_b32_e32 v57, 2, v9
	v_add_u32_e64 v58, s[54:55], v58, v57
	.loc	0 104
	s_and_b64 s[54:55], vcc, s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v126
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_172
; %bb.171:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v125, s[54:55], 4, v55
	v_addc_u32_e64 v126, s[54:55], 0, v56, s[54:55]
	flat_load_dword v125, v[125:126]
.LBB0_172:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[56:57]
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v125 offset:4
	s_and_b64 s[54:55], vcc, s[10:11]
	v_mov_b32_e32 v125, 0
	v_mov_b32_e32 v126, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_174
; %bb.173:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v126, s[54:55], 8, v55
	v_addc_u32_e64 v127, s[54:55], 0, v56, s[54:55]
	flat_load_dword v126, v[126:127]
.LBB0_174:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[56:57]
	.loc	0 104
	s_and_b64 s[56:57], vcc, s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v126 offset:8
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_176
; %bb.175:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v55, vcc, 12, v55
	v_addc_u32_e32 v56, vcc, 0, v56, vcc
	flat_load_dword v125, v[55:56]
.LBB0_176:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b64 v[55:56], 2, v[29:30]
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v125 offset:12
	.loc	0 157
	v_add_u32_e32 v55, vcc, v1, v55
	v_addc_u32_e32 v56, vcc, v2, v56, vcc
	v_add_u32_e32 v53, vcc, v55, v53
	v_addc_u32_e32 v54, vcc, v56, v54, vcc
	v_cmp_gt_i32_e32 vcc, s58, v111
	.loc	0 104
	s_and_b64 s[56:57], vcc, s[6:7]
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v58, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_178
; %bb.177:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dword v58, v[53:54]
.LBB0_178:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v55, 2, v112
	v_add_u32_e64 v55, s[54:55], s94, v55
	v_add_u32_e64 v55, s[54:55], v55, v57
	.loc	0 104
	s_and_b64 s[54:55], vcc, s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v58
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_180
; %bb.179:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v56, s[54:55], 4, v53
	v_addc_u32_e64 v57, s[54:55], 0, v54, s[54:55]
	flat_load_dword v56, v[56:57]
.LBB0_180:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[56:57]
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v56 offset:4
	s_and_b64 s[54:55], vcc, s[10:11]
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_182
; %bb.181:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v57, s[54:55], 8, v53
	v_addc_u32_e64 v58, s[54:55], 0, v54, s[54:55]
	flat_load_dword v57, v[57:58]
.LBB0_182:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[56:57]
	.loc	0 104
	s_and_b64 s[56:57], vcc, s[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v57 offset:8
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_184
; %bb.183:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v53, vcc, 12, v53
	v_addc_u32_e32 v54, vcc, 0, v54, vcc
	flat_load_dword v56, v[53:54]
.LBB0_184:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v56 offset:12
	s_mul_i32 s95, s70, 0x1800
	.loc	0 157
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b64 s[54:55], -1
	s_cbranch_vccnz .LBB0_150
.LBB0_185:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 104
	v_cmp_gt_i32_e32 vcc, s58, v7
	s_and_b64 s[54:55], s[14:15], vcc
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_187
; %bb.186:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[54:55], 2, v[31:32]
	v_add_u32_e64 v56, s[54:55], v3, v54
	v_addc_u32_e64 v57, s[54:55], v4, v55, s[54:55]
	v_lshlrev_b64 v[54:55], 2, v[7:8]
	v_add_u32_e64 v54, s[54:55], v56, v54
	v_addc_u32_e64 v55, s[54:55], v57, v55, s[54:55]
	.loc	0 104
	flat_load_dword v54, v[54:55]
.LBB0_187:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[56:57]
	.loc	0 157
	v_lshlrev_b32_e32 v55, 2, v113
	v_add_u32_e64 v55, s[54:55], s95, v55
	v_add_u32_e64 v55, s[54:55], v55, v9
	.loc	0 104
	s_and_b64 s[54:55], s[16:17], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_189
; %bb.188:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[53:54], 2, v[33:34]
	v_add_u32_e64 v55, s[54:55], v3, v53
	v_addc_u32_e64 v56, s[54:55], v4, v54, s[54:55]
	v_lshlrev_b64 v[53:54], 2, v[7:8]
	v_add_u32_e64 v53, s[54:55], v55, v53
	v_addc_u32_e64 v54, s[54:55], v56, v54, s[54:55]
	.loc	0 104
	flat_load_dword v53, v[53:54]
.LBB0_189:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[56:57]
	.loc	0 157
	v_lshlrev_b32_e32 v54, 2, v114
	v_add_u32_e64 v54, s[54:55], s95, v54
	v_add_u32_e64 v54, s[54:55], v54, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	s_and_b64 s[54:55], s[18:19], vcc
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_191
; %bb.190:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[54:55], 2, v[35:36]
	v_add_u32_e64 v56, s[54:55], v3, v54
	v_addc_u32_e64 v57, s[54:55], v4, v55, s[54:55]
	v_lshlrev_b64 v[54:55], 2, v[7:8]
	v_add_u32_e64 v54, s[54:55], v56, v54
	v_addc_u32_e64 v55, s[54:55], v57, v55, s[54:55]
	.loc	0 104
	flat_load_dword v54, v[54:55]
.LBB0_191:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[56:57]
	.loc	0 157
	v_lshlrev_b32_e32 v55, 2, v115
	v_add_u32_e64 v55, s[54:55], s95, v55
	v_add_u32_e64 v55, s[54:55], v55, v9
	.loc	0 104
	s_and_b64 s[54:55], s[20:21], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_193
; %bb.192:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[53:54], 2, v[37:38]
	v_add_u32_e64 v55, s[54:55], v3, v53
	v_addc_u32_e64 v56, s[54:55], v4, v54, s[54:55]
	v_lshlrev_b64 v[53:54], 2, v[7:8]
	v_add_u32_e64 v53, s[54:55], v55, v53
	v_addc_u32_e64 v54, s[54:55], v56, v54, s[54:55]
	.loc	0 104
	flat_load_dword v53, v[53:54]
.LBB0_193:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[56:57]
	.loc	0 157
	v_lshlrev_b32_e32 v54, 2, v116
	v_add_u32_e64 v54, s[54:55], s95, v54
	v_add_u32_e64 v54, s[54:55], v54, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	s_and_b64 s[54:55], s[22:23], vcc
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_195
; %bb.194:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[54:55], 2, v[39:40]
	v_add_u32_e64 v56, s[54:55], v3, v54
	v_addc_u32_e64 v57, s[54:55], v4, v55, s[54:55]
	v_lshlrev_b64 v[54:55], 2, v[7:8]
	v_add_u32_e64 v54, s[54:55], v56, v54
	v_addc_u32_e64 v55, s[54:55], v57, v55, s[54:55]
	.loc	0 104
	flat_load_dword v54, v[54:55]
.LBB0_195:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[56:57]
	.loc	0 157
	v_lshlrev_b32_e32 v55, 2, v117
	v_add_u32_e64 v55, s[54:55], s95, v55
	v_add_u32_e64 v55, s[54:55], v55, v9
	.loc	0 104
	s_and_b64 s[54:55], s[24:25], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_197
; %bb.196:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[53:54], 2, v[41:42]
	v_add_u32_e64 v55, s[54:55], v3, v53
	v_addc_u32_e64 v56, s[54:55], v4, v54, s[54:55]
	v_lshlrev_b64 v[53:54], 2, v[7:8]
	v_add_u32_e64 v53, s[54:55], v55, v53
	v_addc_u32_e64 v54, s[54:55], v56, v54, s[54:55]
	.loc	0 104
	flat_load_dword v53, v[53:54]
.LBB0_197:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[56:57]
	.loc	0 157
	v_lshlrev_b32_e32 v54, 2, v118
	v_add_u32_e64 v54, s[54:55], s95, v54
	v_add_u32_e64 v54, s[54:55], v54, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	s_and_b64 s[54:55], s[26:27], vcc
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_199
; %bb.198:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[54:55], 2, v[43:44]
	v_add_u32_e64 v56, s[54:55], v3, v54
	v_addc_u32_e64 v57, s[54:55], v4, v55, s[54:55]
	v_lshlrev_b64 v[54:55], 2, v[7:8]
	v_add_u32_e64 v54, s[54:55], v56, v54
	v_addc_u32_e64 v55, s[54:55], v57, v55, s[54:55]
	.loc	0 104
	flat_load_dword v54, v[54:55]
.LBB0_199:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[56:57]
	.loc	0 157
	v_lshlrev_b32_e32 v55, 2, v119
	v_add_u32_e64 v55, s[54:55], s95, v55
	v_add_u32_e64 v55, s[54:55], v55, v9
	.loc	0 104
	s_and_b64 s[56:57], s[28:29], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_201
; %bb.200:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[53:54], 2, v[45:46]
	v_add_u32_e32 v55, vcc, v3, v53
	v_addc_u32_e32 v56, vcc, v4, v54, vcc
	v_lshlrev_b64 v[53:54], 2, v[7:8]
	v_add_u32_e32 v53, vcc, v55, v53
	v_addc_u32_e32 v54, vcc, v56, v54, vcc
	.loc	0 104
	flat_load_dword v53, v[53:54]
.LBB0_201:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v54, 2, v120
	v_add_u32_e32 v54, vcc, s95, v54
	v_add_u32_e32 v54, vcc, v54, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	s_branch .LBB0_219
.LBB0_202:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[53:54], 2, v[49:50]
	.loc	0 104
	v_mov_b32_e32 v126, 0
	.loc	0 157
	v_add_u32_e32 v55, vcc, v3, v53
	v_addc_u32_e32 v56, vcc, v4, v54, vcc
	v_lshlrev_b64 v[53:54], 2, v[47:48]
	v_mov_b32_e32 v127, 0
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	v_sub_u32_e32 v58, vcc, s58, v47
	.loc	0 104
	v_cmp_lt_i32_e32 vcc, 0, v58
	s_and_b64 s[56:57], s[30:31], vcc
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_204
; %bb.203:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dword v127, v[55:56]
.LBB0_204:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v57, 2, v121
	v_add_u32_e64 v125, s[54:55], s95, v57
	v_lshlrev_b32_e32 v57, 2, v47
	v_add_u32_e64 v125, s[54:55], v125, v57
	.loc	0 104
	v_cmp_lt_i32_e64 s[54:55], 1, v58
	s_and_b64 s[56:57], s[30:31], s[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v125, v127
	s_and_saveexec_b64 s[58:59], s[56:57]
	s_cbranch_execz .LBB0_206
; %bb.205:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v126, s[56:57], 4, v55
	v_addc_u32_e64 v127, s[56:57], 0, v56, s[56:57]
	flat_load_dword v126, v[126:127]
.LBB0_206:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[58:59]
	.loc	0 104
	v_cmp_lt_i32_e64 s[56:57], 2, v58
	s_waitcnt vmcnt(0)
	ds_write_b32 v125, v126 offset:4
	s_and_b64 s[58:59], s[30:31], s[56:57]
	v_mov_b32_e32 v126, 0
	v_mov_b32_e32 v127, 0
	s_and_saveexec_b64 s[60:61], s[58:59]
	s_cbranch_execz .LBB0_208
; %bb.207:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v127, s[58:59], 8, v55
	v_addc_u32_e64 v128, s[58:59], 0, v56, s[58:59]
	flat_load_dword v127, v[127:128]
.LBB0_208:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[60:61]
	.loc	0 104
	v_cmp_lt_i32_e64 s[58:59], 3, v58
	s_and_b64 s[60:61], s[30:31], s[58:59]
	s_waitcnt vmcnt(0)
	ds_write_b32 v125, v127 offset:8
	s_and_saveexec_b64 s[88:89], s[60:61]
	s_cbranch_execz .LBB0_210
; %bb.209:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v55, s[60:61], 12, v55
	v_addc_u32_e64 v56, s[60:61], 0, v56, s[60:61]
	flat_load_dword v126, v[55:56]
.LBB0_210:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[88:89]
	.loc	0 157
	v_lshlrev_b64 v[55:56], 2, v[51:52]
	.loc	0 104
	s_and_b64 s[88:89], s[34:35], vcc
	.loc	0 157
	v_add_u32_e64 v55, s[60:61], v3, v55
	v_addc_u32_e64 v56, s[60:61], v4, v56, s[60:61]
	v_add_u32_e64 v53, s[60:61], v55, v53
	v_addc_u32_e64 v54, s[60:61], v56, v54, s[60:61]
	.loc	0 104
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v58, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v125, v126 offset:12
	s_and_saveexec_b64 s[60:61], s[88:89]
	s_cbranch_execz .LBB0_212
; %bb.211:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dword v58, v[53:54]
.LBB0_212:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[60:61]
	.loc	0 157
	v_lshlrev_b32_e32 v55, 2, v122
	v_add_u32_e32 v55, vcc, s95, v55
	v_add_u32_e32 v55, vcc, v55, v57
	.loc	0 104
	s_and_b64 s[60:61], s[34:35], s[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v58
	s_and_saveexec_b64 s[54:55], s[60:61]
	s_cbranch_execz .LBB0_214
; %bb.213:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v56, vcc, 4, v53
	v_addc_u32_e32 v57, vcc, 0, v54, vcc
	flat_load_dword v56, v[56:57]
.LBB0_214:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v56 offset:4
	s_and_b64 s[56:57], s[34:35], s[56:57]
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_216
; %bb.215:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v57, vcc, 8, v53
	v_addc_u32_e32 v58, vcc, 0, v54, vcc
	flat_load_dword v57, v[57:58]
.LBB0_216:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 104
	s_and_b64 s[56:57], s[34:35], s[58:59]
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v57 offset:8
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_218
; %bb.217:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v53, vcc, 12, v53
	v_addc_u32_e32 v54, vcc, 0, v54, vcc
	flat_load_dword v56, v[53:54]
.LBB0_218:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v56 offset:12
.LBB0_219:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_mov_b64 s[54:55], 0
.LBB0_220:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_289
; %bb.221:                              ;   in Loop: Header=BB0_145 Depth=1
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b64 s[54:55], -1
	s_cbranch_vccz .LBB0_225
; %bb.222:                              ;   in Loop: Header=BB0_145 Depth=1
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccnz .LBB0_240
.LBB0_223:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_mul_i32 s56, s70, 0x1800
	.loc	0 157
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b64 s[54:55], -1
	s_cbranch_vccz .LBB0_257
.LBB0_224:                              ;   in Loop: Header=BB0_145 Depth=1
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccnz .LBB0_272
	s_branch .LBB0_289
.LBB0_225:                              ;   in Loop: Header=BB0_145 Depth=1
	v_lshlrev_b64 v[53:54], 2, v[11:12]
	s_lshl_b32 s54, s77, 2
	v_add_u32_e32 v55, vcc, v1, v53
	v_addc_u32_e32 v56, vcc, v2, v54, vcc
	v_lshlrev_b64 v[53:54], 2, v[5:6]
	s_add_i32 s54, s94, s54
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	.loc	0 104
	flat_load_dword v57, v[55:56]
	.loc	0 157
	v_lshlrev_b32_e32 v55, 2, v5
	v_add_u32_e32 v58, vcc, s54, v55
	.loc	0 104
	v_mov_b32_e32 v56, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v57
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[54:55], s[36:37]
	s_cbranch_execz .LBB0_227
; %bb.226:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[57:58], 2, v[13:14]
	v_add_u32_e32 v57, vcc, v1, v57
	v_addc_u32_e32 v58, vcc, v2, v58, vcc
	v_add_u32_e32 v57, vcc, v57, v53
	v_addc_u32_e32 v58, vcc, v58, v54, vcc
	.loc	0 104
	flat_load_dword v57, v[57:58]
.LBB0_227:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v58, 2, v96
	v_add_u32_e32 v58, vcc, s94, v58
	v_add_u32_e32 v58, vcc, v58, v55
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v57
	s_and_saveexec_b64 s[54:55], s[38:39]
	s_cbranch_execz .LBB0_229
; %bb.228:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[56:57], 2, v[15:16]
	v_add_u32_e32 v56, vcc, v1, v56
	v_addc_u32_e32 v57, vcc, v2, v57, vcc
	v_add_u32_e32 v56, vcc, v56, v53
	v_addc_u32_e32 v57, vcc, v57, v54, vcc
	.loc	0 104
	flat_load_dword v56, v[56:57]
.LBB0_229:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v57, 2, v98
	v_add_u32_e32 v57, vcc, s94, v57
	v_add_u32_e32 v57, vcc, v57, v55
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[54:55], s[40:41]
	s_cbranch_execz .LBB0_231
; %bb.230:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[57:58], 2, v[17:18]
	v_add_u32_e32 v57, vcc, v1, v57
	v_addc_u32_e32 v58, vcc, v2, v58, vcc
	v_add_u32_e32 v57, vcc, v57, v53
	v_addc_u32_e32 v58, vcc, v58, v54, vcc
	.loc	0 104
	flat_load_dword v57, v[57:58]
.LBB0_231:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v58, 2, v100
	v_add_u32_e32 v58, vcc, s94, v58
	v_add_u32_e32 v58, vcc, v58, v55
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v57
	s_and_saveexec_b64 s[54:55], s[42:43]
	s_cbranch_execz .LBB0_233
; %bb.232:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[56:57], 2, v[19:20]
	v_add_u32_e32 v56, vcc, v1, v56
	v_addc_u32_e32 v57, vcc, v2, v57, vcc
	v_add_u32_e32 v56, vcc, v56, v53
	v_addc_u32_e32 v57, vcc, v57, v54, vcc
	.loc	0 104
	flat_load_dword v56, v[56:57]
.LBB0_233:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v57, 2, v102
	v_add_u32_e32 v57, vcc, s94, v57
	v_add_u32_e32 v57, vcc, v57, v55
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[54:55], s[44:45]
	s_cbranch_execz .LBB0_235
; %bb.234:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[57:58], 2, v[21:22]
	v_add_u32_e32 v57, vcc, v1, v57
	v_addc_u32_e32 v58, vcc, v2, v58, vcc
	v_add_u32_e32 v57, vcc, v57, v53
	v_addc_u32_e32 v58, vcc, v58, v54, vcc
	.loc	0 104
	flat_load_dword v57, v[57:58]
.LBB0_235:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v58, 2, v104
	v_add_u32_e32 v58, vcc, s94, v58
	v_add_u32_e32 v58, vcc, v58, v55
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v57
	s_and_saveexec_b64 s[54:55], s[46:47]
	s_cbranch_execz .LBB0_237
; %bb.236:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[56:57], 2, v[23:24]
	v_add_u32_e32 v56, vcc, v1, v56
	v_addc_u32_e32 v57, vcc, v2, v57, vcc
	v_add_u32_e32 v56, vcc, v56, v53
	v_addc_u32_e32 v57, vcc, v57, v54, vcc
	.loc	0 104
	flat_load_dword v56, v[56:57]
.LBB0_237:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v57, 2, v106
	v_add_u32_e32 v57, vcc, s94, v57
	v_add_u32_e32 v57, vcc, v57, v55
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[54:55], s[50:51]
	s_cbranch_execz .LBB0_239
; %bb.238:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[56:57], 2, v[25:26]
	v_add_u32_e32 v56, vcc, v1, v56
	v_addc_u32_e32 v57, vcc, v2, v57, vcc
	v_add_u32_e32 v53, vcc, v56, v53
	v_addc_u32_e32 v54, vcc, v57, v54, vcc
	.loc	0 104
	flat_load_dword v56, v[53:54]
.LBB0_239:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v53, 2, v108
	v_add_u32_e32 v53, vcc, s94, v53
	v_add_u32_e32 v53, vcc, v53, v55
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v56
	s_branch .LBB0_223
.LBB0_240:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b32_e32 v53, 2, v110
	v_add_u32_e32 v53, vcc, s94, v53
	v_lshlrev_b32_e32 v125, 2, v9
	v_add_u32_e32 v126, vcc, v53, v125
	.loc	0 104
	s_and_saveexec_b64 s[54:55], s[48:49]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_242
; %bb.241:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v126, v10
	s_mov_b32 s56, 0
.LBB0_242:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	.loc	0 157
	v_lshlrev_b64 v[53:54], 2, v[27:28]
	.loc	0 104
	v_mov_b32_e32 v58, s56
	.loc	0 157
	v_add_u32_e32 v55, vcc, v1, v53
	v_addc_u32_e32 v56, vcc, v2, v54, vcc
	v_lshlrev_b64 v[53:54], 2, v[9:10]
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	.loc	0 104
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_244
; %bb.243:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dwordx2 v[57:58], v[55:56]
	s_waitcnt vmcnt(0)
	ds_write_b32 v126, v57
.LBB0_244:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 104
	ds_write_b32 v126, v58 offset:4
	s_and_saveexec_b64 s[54:55], s[48:49]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_246
; %bb.245:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v126, v10 offset:8
	s_mov_b32 s56, 0
.LBB0_246:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	v_mov_b32_e32 v57, s56
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_248
; %bb.247:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v55, vcc, 8, v55
	v_addc_u32_e32 v56, vcc, 0, v56, vcc
	flat_load_dwordx2 v[56:57], v[55:56]
	s_waitcnt vmcnt(0)
	ds_write_b32 v126, v56 offset:8
.LBB0_248:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v55, 2, v112
	v_add_u32_e32 v55, vcc, s94, v55
	.loc	0 104
	ds_write_b32 v126, v57 offset:12
	.loc	0 157
	v_add_u32_e32 v57, vcc, v55, v125
	.loc	0 104
	s_and_saveexec_b64 s[54:55], s[52:53]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_250
; %bb.249:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v57, v10
	s_mov_b32 s56, 0
.LBB0_250:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	.loc	0 157
	v_lshlrev_b64 v[55:56], 2, v[29:30]
	v_add_u32_e32 v55, vcc, v1, v55
	v_addc_u32_e32 v56, vcc, v2, v56, vcc
	v_add_u32_e32 v53, vcc, v55, v53
	v_addc_u32_e32 v54, vcc, v56, v54, vcc
	.loc	0 104
	v_mov_b32_e32 v56, s56
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_252
; %bb.251:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dwordx2 v[55:56], v[53:54]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v55
.LBB0_252:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 104
	ds_write_b32 v57, v56 offset:4
	s_and_saveexec_b64 s[54:55], s[52:53]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_254
; %bb.253:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v57, v10 offset:8
	s_mov_b32 s56, 0
.LBB0_254:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	v_mov_b32_e32 v55, s56
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_256
; %bb.255:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v53, vcc, 8, v53
	v_addc_u32_e32 v54, vcc, 0, v54, vcc
	flat_load_dwordx2 v[54:55], v[53:54]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v54 offset:8
.LBB0_256:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 104
	ds_write_b32 v57, v55 offset:12
	s_mul_i32 s56, s70, 0x1800
	.loc	0 157
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b64 s[54:55], -1
	s_cbranch_vccnz .LBB0_224
.LBB0_257:                              ;   in Loop: Header=BB0_145 Depth=1
	v_lshlrev_b64 v[53:54], 2, v[31:32]
	v_lshlrev_b32_e32 v57, 2, v113
	v_add_u32_e32 v55, vcc, v3, v53
	v_addc_u32_e32 v56, vcc, v4, v54, vcc
	v_lshlrev_b64 v[53:54], 2, v[7:8]
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	.loc	0 104
	flat_load_dword v56, v[55:56]
	.loc	0 157
	v_add_u32_e32 v57, vcc, s56, v57
	v_add_u32_e32 v57, vcc, v57, v9
	.loc	0 104
	v_mov_b32_e32 v55, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[54:55], s[36:37]
	s_cbranch_execz .LBB0_259
; %bb.258:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[56:57], 2, v[33:34]
	v_add_u32_e32 v56, vcc, v3, v56
	v_addc_u32_e32 v57, vcc, v4, v57, vcc
	v_add_u32_e32 v56, vcc, v56, v53
	v_addc_u32_e32 v57, vcc, v57, v54, vcc
	.loc	0 104
	flat_load_dword v56, v[56:57]
.LBB0_259:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v57, 2, v114
	v_add_u32_e32 v57, vcc, s56, v57
	v_add_u32_e32 v57, vcc, v57, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	s_and_saveexec_b64 s[54:55], s[38:39]
	s_cbranch_execz .LBB0_261
; %bb.260:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[55:56], 2, v[35:36]
	v_add_u32_e32 v55, vcc, v3, v55
	v_addc_u32_e32 v56, vcc, v4, v56, vcc
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	.loc	0 104
	flat_load_dword v55, v[55:56]
.LBB0_261:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v56, 2, v115
	v_add_u32_e32 v56, vcc, s56, v56
	v_add_u32_e32 v56, vcc, v56, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[54:55], s[40:41]
	s_cbranch_execz .LBB0_263
; %bb.262:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[56:57], 2, v[37:38]
	v_add_u32_e32 v56, vcc, v3, v56
	v_addc_u32_e32 v57, vcc, v4, v57, vcc
	v_add_u32_e32 v56, vcc, v56, v53
	v_addc_u32_e32 v57, vcc, v57, v54, vcc
	.loc	0 104
	flat_load_dword v56, v[56:57]
.LBB0_263:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v57, 2, v116
	v_add_u32_e32 v57, vcc, s56, v57
	v_add_u32_e32 v57, vcc, v57, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	s_and_saveexec_b64 s[54:55], s[42:43]
	s_cbranch_execz .LBB0_265
; %bb.264:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[55:56], 2, v[39:40]
	v_add_u32_e32 v55, vcc, v3, v55
	v_addc_u32_e32 v56, vcc, v4, v56, vcc
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	.loc	0 104
	flat_load_dword v55, v[55:56]
.LBB0_265:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v56, 2, v117
	v_add_u32_e32 v56, vcc, s56, v56
	v_add_u32_e32 v56, vcc, v56, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[54:55], s[44:45]
	s_cbranch_execz .LBB0_267
; %bb.266:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[56:57], 2, v[41:42]
	v_add_u32_e32 v56, vcc, v3, v56
	v_addc_u32_e32 v57, vcc, v4, v57, vcc
	v_add_u32_e32 v56, vcc, v56, v53
	v_addc_u32_e32 v57, vcc, v57, v54, vcc
	.loc	0 104
	flat_load_dword v56, v[56:57]
.LBB0_267:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v57, 2, v118
	v_add_u32_e32 v57, vcc, s56, v57
	v_add_u32_e32 v57, vcc, v57, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	s_and_saveexec_b64 s[54:55], s[46:47]
	s_cbranch_execz .LBB0_269
; %bb.268:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[55:56], 2, v[43:44]
	v_add_u32_e32 v55, vcc, v3, v55
	v_addc_u32_e32 v56, vcc, v4, v56, vcc
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	.loc	0 104
	flat_load_dword v55, v[55:56]
.LBB0_269:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v56, 2, v119
	v_add_u32_e32 v56, vcc, s56, v56
	v_add_u32_e32 v56, vcc, v56, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[54:55], s[50:51]
	s_cbranch_execz .LBB0_271
; %bb.270:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	v_lshlrev_b64 v[55:56], 2, v[45:46]
	v_add_u32_e32 v55, vcc, v3, v55
	v_addc_u32_e32 v56, vcc, v4, v56, vcc
	v_add_u32_e32 v53, vcc, v55, v53
	v_addc_u32_e32 v54, vcc, v56, v54, vcc
	.loc	0 104
	flat_load_dword v55, v[53:54]
.LBB0_271:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v53, 2, v120
	v_add_u32_e32 v53, vcc, s56, v53
	v_add_u32_e32 v53, vcc, v53, v9
	.loc	0 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v55
	.loc	0 157
	s_branch .LBB0_289
.LBB0_272:                              ;   in Loop: Header=BB0_145 Depth=1
	v_lshlrev_b32_e32 v53, 2, v121
	v_add_u32_e32 v53, vcc, s56, v53
	v_lshlrev_b32_e32 v125, 2, v47
	v_add_u32_e32 v126, vcc, v53, v125
	.loc	0 104
	s_and_saveexec_b64 s[54:55], s[48:49]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_274
; %bb.273:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v126, v10
	s_mov_b32 s57, 0
.LBB0_274:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	.loc	0 157
	v_lshlrev_b64 v[53:54], 2, v[49:50]
	.loc	0 104
	v_mov_b32_e32 v58, s57
	.loc	0 157
	v_add_u32_e32 v55, vcc, v3, v53
	v_addc_u32_e32 v56, vcc, v4, v54, vcc
	v_lshlrev_b64 v[53:54], 2, v[47:48]
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	.loc	0 104
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_276
; %bb.275:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dwordx2 v[57:58], v[55:56]
	s_waitcnt vmcnt(0)
	ds_write_b32 v126, v57
.LBB0_276:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 104
	ds_write_b32 v126, v58 offset:4
	s_and_saveexec_b64 s[54:55], s[48:49]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_278
; %bb.277:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v126, v10 offset:8
	s_mov_b32 s57, 0
.LBB0_278:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	v_mov_b32_e32 v57, s57
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_280
; %bb.279:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v55, vcc, 8, v55
	v_addc_u32_e32 v56, vcc, 0, v56, vcc
	flat_load_dwordx2 v[56:57], v[55:56]
	s_waitcnt vmcnt(0)
	ds_write_b32 v126, v56 offset:8
.LBB0_280:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 157
	v_lshlrev_b32_e32 v55, 2, v122
	v_add_u32_e32 v55, vcc, s56, v55
	.loc	0 104
	ds_write_b32 v126, v57 offset:12
	.loc	0 157
	v_add_u32_e32 v57, vcc, v55, v125
	.loc	0 104
	s_and_saveexec_b64 s[54:55], s[52:53]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_282
; %bb.281:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v57, v10
	s_mov_b32 s56, 0
.LBB0_282:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	.loc	0 157
	v_lshlrev_b64 v[55:56], 2, v[51:52]
	v_add_u32_e32 v55, vcc, v3, v55
	v_addc_u32_e32 v56, vcc, v4, v56, vcc
	v_add_u32_e32 v53, vcc, v55, v53
	v_addc_u32_e32 v54, vcc, v56, v54, vcc
	.loc	0 104
	v_mov_b32_e32 v56, s56
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_284
; %bb.283:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dwordx2 v[55:56], v[53:54]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v55
.LBB0_284:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 104
	ds_write_b32 v57, v56 offset:4
	s_and_saveexec_b64 s[54:55], s[52:53]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_286
; %bb.285:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v57, v10 offset:8
	s_mov_b32 s56, 0
.LBB0_286:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	v_mov_b32_e32 v55, s56
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_288
; %bb.287:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v53, vcc, 8, v53
	v_addc_u32_e32 v54, vcc, 0, v54, vcc
	flat_load_dwordx2 v[54:55], v[53:54]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v54 offset:8
.LBB0_288:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 104
	ds_write_b32 v57, v55 offset:12
.LBB0_289:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 181
	s_mul_i32 s54, s79, 0x1800
	v_add_u32_e32 v53, vcc, s54, v123
	s_mul_i32 s54, s79, 0x1100
	v_add_u32_e32 v54, vcc, s54, v124
	s_mov_b32 s54, 0
.LBB0_290:                              ;   Parent Loop BB0_145 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 185
	v_add_u32_e32 v141, vcc, s54, v53
	.loc	0 183
	ds_read_b128 v[55:58], v54
	ds_read_b128 v[125:128], v54 offset:272
	.loc	0 185
	ds_read2_b64 v[129:132], v141 offset1:12
	ds_read2_b64 v[133:136], v141 offset0:96 offset1:108
	ds_read2_b64 v[137:140], v141 offset0:192 offset1:204
	v_add_u32_e32 v141, vcc, s93, v141
	ds_read2_b64 v[141:144], v141 offset0:32 offset1:44
	.loc	0 181
	s_add_i32 s54, s54, 8
	.loc	0 185
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v93, v55, v129
	v_mac_f32_e32 v89, v55, v131
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v92, v55, v133
	v_mac_f32_e32 v88, v55, v135
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v91, v55, v137
	v_mac_f32_e32 v87, v55, v139
	v_mac_f32_e32 v85, v56, v129
	v_mac_f32_e32 v81, v56, v131
	v_mac_f32_e32 v84, v56, v133
	v_mac_f32_e32 v80, v56, v135
	v_mac_f32_e32 v83, v56, v137
	v_mac_f32_e32 v79, v56, v139
	v_mac_f32_e32 v77, v57, v129
	v_mac_f32_e32 v73, v57, v131
	v_mac_f32_e32 v76, v57, v133
	v_mac_f32_e32 v72, v57, v135
	v_mac_f32_e32 v75, v57, v137
	v_mac_f32_e32 v71, v57, v139
	v_mac_f32_e32 v69, v58, v129
	v_mac_f32_e32 v65, v58, v131
	v_mac_f32_e32 v68, v58, v133
	v_mac_f32_e32 v64, v58, v135
	v_mac_f32_e32 v67, v58, v137
	v_mac_f32_e32 v63, v58, v139
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v90, v55, v141
	v_mac_f32_e32 v86, v55, v143
	v_mac_f32_e32 v82, v56, v141
	v_mac_f32_e32 v78, v56, v143
	v_mac_f32_e32 v74, v57, v141
	v_mac_f32_e32 v70, v57, v143
	v_mac_f32_e32 v66, v58, v141
	v_mac_f32_e32 v62, v58, v143
	.loc	0 181
	v_add_u32_e32 v54, vcc, 0x220, v54
	s_cmp_lg_u32 s54, 64
	.loc	0 185
	v_mac_f32_e32 v93, v125, v130
	v_mac_f32_e32 v89, v125, v132
	v_mac_f32_e32 v92, v125, v134
	v_mac_f32_e32 v88, v125, v136
	v_mac_f32_e32 v91, v125, v138
	v_mac_f32_e32 v87, v125, v140
	v_mac_f32_e32 v85, v126, v130
	v_mac_f32_e32 v81, v126, v132
	v_mac_f32_e32 v84, v126, v134
	v_mac_f32_e32 v80, v126, v136
	v_mac_f32_e32 v83, v126, v138
	v_mac_f32_e32 v79, v126, v140
	v_mac_f32_e32 v77, v127, v130
	v_mac_f32_e32 v73, v127, v132
	v_mac_f32_e32 v76, v127, v134
	v_mac_f32_e32 v72, v127, v136
	v_mac_f32_e32 v75, v127, v138
	v_mac_f32_e32 v71, v127, v140
	v_mac_f32_e32 v69, v128, v130
	v_mac_f32_e32 v65, v128, v132
	v_mac_f32_e32 v68, v128, v134
	v_mac_f32_e32 v64, v128, v136
	v_mac_f32_e32 v67, v128, v138
	v_mac_f32_e32 v63, v128, v140
	v_mac_f32_e32 v90, v125, v142
	v_mac_f32_e32 v86, v125, v144
	v_mac_f32_e32 v82, v126, v142
	v_mac_f32_e32 v78, v126, v144
	v_mac_f32_e32 v74, v127, v142
	v_mac_f32_e32 v70, v127, v144
	v_mac_f32_e32 v66, v128, v142
	v_mac_f32_e32 v62, v128, v144
	.loc	0 181
	s_cbranch_scc1 .LBB0_290
; %bb.291:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	0 157
	s_add_i32 s54, s70, 1
	s_cmp_lg_u32 s70, 1
	s_cselect_b32 s70, s54, 0
	.loc	0 188
	s_add_i32 s54, s79, 1
	s_cmp_lg_u32 s79, 1
	s_cselect_b32 s79, s54, 0
	.loc	0 155
	s_and_b64 vcc, exec, s[86:87]
	s_cbranch_vccz .LBB0_145
.LBB0_292:
	.loc	0 0
	s_movk_i32 s2, 0x1f8
	.loc	0 213
	v_cmp_class_f32_e64 s[0:1], v93, s2
	v_cmp_class_f32_e64 s[6:7], v89, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v85, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v81, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v92, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v88, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v84, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v80, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v91, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v87, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v83, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v79, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v90, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v86, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v82, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v78, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v77, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v73, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v69, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v65, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v76, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v72, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v68, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v64, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v75, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v71, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v67, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v63, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v74, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v70, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v66, s2
	s_and_b64 s[6:7], s[0:1], s[6:7]
	s_mov_b64 s[20:21], 0
	s_and_saveexec_b64 s[0:1], s[6:7]
; %bb.293:
	v_cmp_class_f32_e64 s[2:3], v62, s2
	s_and_b64 s[20:21], s[2:3], exec
; %bb.294:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 140
	s_load_dwordx2 s[22:23], s[4:5], 0x30
	s_load_dword s4, s[4:5], 0x38
	.loc	0 141
	v_lshrrev_b32_e32 v0, 1, v0
	v_and_b32_e32 v0, 32, v0
	v_lshlrev_b32_e32 v1, 2, v61
	v_add_u32_e32 v2, vcc, s76, v0
	s_xor_b64 s[0:1], s[20:21], -1
	v_or_b32_e32 v20, v2, v1
	v_lshlrev_b32_e32 v5, 1, v60
	v_cmp_neq_f32_e64 s[8:9], s71, 0
	.loc	0 214
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[6:7], exec, s[2:3]
	s_cbranch_execz .LBB0_307
; %bb.295:
	.loc	0 0
	s_cmp_gt_i32 s66, 0
	s_cselect_b64 s[0:1], -1, 0
	.loc	0 214
	s_lshl_b32 s2, s91, 6
	.loc	0 216
	v_or_b32_e32 v0, s2, v0
	v_add_u32_e32 v0, vcc, v0, v1
	.loc	0 214
	s_lshl_b32 s2, s90, 6
	.loc	0 216
	v_subrev_u32_e32 v6, vcc, s2, v0
	v_add_u32_e32 v0, vcc, s33, v59
	v_add_u32_e32 v7, vcc, v0, v5
	v_cndmask_b32_e64 v0, 0, 1, s[0:1]
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s5, s4, 31
	.loc	0 214
	s_lshl_b64 s[10:11], s[72:73], 2
	.loc	0 216
	s_lshl_b64 s[12:13], s[74:75], 2
	s_mov_b64 s[14:15], 0
	v_cmp_ne_u32_e64 s[0:1], 1, v0
	s_mov_b32 s19, 0
	s_branch .LBB0_298
.LBB0_296:                              ;   in Loop: Header=BB0_298 Depth=1
	.loc	0 221
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v8, s23
	v_add_u32_e32 v2, vcc, s22, v2
	v_addc_u32_e32 v3, vcc, v8, v3, vcc
	v_add_u32_e32 v0, vcc, v2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v4
.LBB0_297:                              ;   in Loop: Header=BB0_298 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 214
	s_add_i32 s2, s19, 1
	s_add_i32 s18, s18, 2
	s_not_b64 s[14:15], s[14:15]
	s_cmp_gt_u32 s19, 30
	s_mov_b32 s19, s2
	s_cbranch_scc1 .LBB0_307
.LBB0_298:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_301 Depth 2
	.loc	0 216
	s_and_b32 s2, s19, 0x7fffffe0
	s_lshr_b32 s16, s19, 3
	s_bfe_u32 s17, s19, 0x10001
	v_add_u32_e32 v0, vcc, s2, v20
	s_and_b32 s3, s16, 2
	v_or_b32_e32 v0, s17, v0
	s_lshl_b32 s2, s19, 1
	v_or_b32_e32 v8, s3, v0
	s_and_b32 s2, s2, 24
	s_and_b32 s3, s19, 1
	s_or_b32 s2, s2, s3
	v_or_b32_e32 v0, s2, v5
	v_or_b32_e32 v0, v0, v59
	v_or_b32_e32 v0, s33, v0
	.loc	0 217
	v_cmp_gt_i32_e32 vcc, s64, v8
	v_cmp_gt_i32_e64 s[2:3], s65, v0
	s_and_b64 s[24:25], vcc, s[2:3]
	s_and_saveexec_b64 s[2:3], s[24:25]
	s_cbranch_execz .LBB0_297
; %bb.299:                              ;   in Loop: Header=BB0_298 Depth=1
	.loc	0 220
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_304
; %bb.300:                              ;   in Loop: Header=BB0_298 Depth=1
	.loc	0 0
	s_lshr_b32 s17, s19, 1
	.loc	0 216
	s_and_b32 s16, s16, 0x1ffffffe
	s_and_b32 s17, s17, 1
	s_and_b32 s24, s19, 0xffffffe0
	s_or_b32 s16, s17, s16
	s_add_i32 s16, s16, s24
	v_add_u32_e32 v1, vcc, s16, v6
	v_ashrrev_i32_e32 v2, 31, v1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_mov_b32_e32 v3, s63
	v_add_u32_e32 v1, vcc, s62, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	s_and_b32 s16, s18, 24
	v_cndmask_b32_e64 v3, 0, 1, s[14:15]
	v_or_b32_e32 v3, s16, v3
	v_add_u32_e32 v9, vcc, v3, v7
	v_mov_b32_e32 v3, s68
	v_mov_b32_e32 v4, s69
	v_mul_lo_u32 v10, s13, v9
	v_mad_u64_u32 v[3:4], s[16:17], s12, v9, v[3:4]
	v_ashrrev_i32_e32 v9, 31, v9
	v_mul_lo_u32 v9, s12, v9
	v_add_u32_e32 v4, vcc, v10, v4
	s_mov_b32 s16, s66
	v_add_u32_e32 v4, vcc, v9, v4
	v_mov_b32_e32 v9, 0
.LBB0_301:                              ;   Parent Loop BB0_298 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 220
	flat_load_dword v10, v[1:2]
	flat_load_dword v11, v[3:4]
	v_add_u32_e32 v3, vcc, 4, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	s_add_i32 s16, s16, -1
	v_mov_b32_e32 v12, s11
	v_add_u32_e32 v1, vcc, s10, v1
	v_addc_u32_e32 v2, vcc, v2, v12, vcc
	s_cmp_eq_u32 s16, 0
	s_waitcnt vmcnt(0)
	v_fma_f32 v9, v10, v11, v9
	s_cbranch_scc0 .LBB0_301
; %bb.302:                              ;   in Loop: Header=BB0_298 Depth=1
	.loc	0 218
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 221
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_305
.LBB0_303:                              ;   in Loop: Header=BB0_298 Depth=1
	v_mad_i64_i32 v[2:3], s[16:17], v8, s4, 0
	v_mov_b32_e32 v4, s23
	v_lshlrev_b64 v[10:11], 2, v[2:3]
	v_add_u32_e32 v10, vcc, s22, v10
	v_addc_u32_e32 v4, vcc, v4, v11, vcc
	v_add_u32_e32 v10, vcc, v10, v0
	v_addc_u32_e32 v11, vcc, v4, v1, vcc
	flat_load_dword v4, v[10:11]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s71, v4
	v_mac_f32_e32 v4, s67, v9
	s_cbranch_execnz .LBB0_296
	s_branch .LBB0_306
.LBB0_304:                              ;   in Loop: Header=BB0_298 Depth=1
	.loc	0 0
	v_mov_b32_e32 v9, 0
	.loc	0 218
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 221
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccnz .LBB0_303
.LBB0_305:                              ;   in Loop: Header=BB0_298 Depth=1
.LBB0_306:                              ;   in Loop: Header=BB0_298 Depth=1
	v_mad_i64_i32 v[2:3], s[16:17], v8, s4, 0
	v_mul_f32_e32 v4, s67, v9
	s_branch .LBB0_296
.LBB0_307:
	.loc	0 214
	s_or_saveexec_b64 s[0:1], s[6:7]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	s_xor_b64 exec, exec, s[0:1]
; %bb.308:
	.loc	0 0
	s_ashr_i32 s5, s4, 31
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
; %bb.309:
	s_or_b64 exec, exec, s[0:1]
	v_ashrrev_i32_e32 v1, 31, v20
	v_or_b32_e32 v0, v5, v59
	v_mul_lo_u32 v21, v2, v1
	v_mad_u64_u32 v[4:5], s[2:3], v2, v20, 0
	v_mul_lo_u32 v1, v3, v20
	v_cmp_gt_i32_e32 vcc, s64, v20
	s_and_b64 s[18:19], s[20:21], vcc
	v_add_u32_e32 v5, vcc, v5, v21
	v_add_u32_e32 v5, vcc, v5, v1
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_or_b32_e32 v0, s33, v0
	v_mov_b32_e32 v1, s23
	v_add_u32_e32 v18, vcc, s22, v4
	v_cmp_gt_i32_e64 s[2:3], s65, v0
	v_cmp_neq_f32_e64 s[0:1], s71, 0
	v_addc_u32_e32 v19, vcc, v1, v5, vcc
	.loc	0 230
	s_and_b64 s[6:7], s[18:19], s[2:3]
	v_ashrrev_i32_e32 v1, 31, v0
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_314
; %bb.310:
	.loc	0 231
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_u32_e32 v4, vcc, v18, v4
	v_addc_u32_e32 v5, vcc, v19, v5, vcc
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_470
; %bb.311:
	flat_load_dword v6, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s71, v6
	v_mac_f32_e32 v6, s67, v93
	s_cbranch_execnz .LBB0_313
.LBB0_312:
	v_mul_f32_e32 v6, s67, v93
.LBB0_313:
	flat_store_dword v[4:5], v6
.LBB0_314:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 229
	v_or_b32_e32 v4, 8, v0
	v_cmp_gt_i32_e64 s[4:5], s65, v4
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
	v_mul_f32_e32 v8, s71, v8
	v_mac_f32_e32 v8, s67, v92
	s_cbranch_execnz .LBB0_318
.LBB0_317:
	v_mul_f32_e32 v8, s67, v92
.LBB0_318:
	flat_store_dword v[6:7], v8
.LBB0_319:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 229
	v_or_b32_e32 v6, 16, v0
	v_cmp_gt_i32_e64 s[6:7], s65, v6
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
	v_mul_f32_e32 v10, s71, v10
	v_mac_f32_e32 v10, s67, v91
	s_cbranch_execnz .LBB0_323
.LBB0_322:
	v_mul_f32_e32 v10, s67, v91
.LBB0_323:
	flat_store_dword v[8:9], v10
.LBB0_324:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 229
	v_or_b32_e32 v8, 24, v0
	v_cmp_gt_i32_e64 s[8:9], s65, v8
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
	v_mul_f32_e32 v12, s71, v12
	v_mac_f32_e32 v12, s67, v90
	s_cbranch_execnz .LBB0_328
.LBB0_327:
	v_mul_f32_e32 v12, s67, v90
.LBB0_328:
	flat_store_dword v[10:11], v12
.LBB0_329:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	v_or_b32_e32 v10, 1, v0
	v_cmp_gt_i32_e64 s[10:11], s65, v10
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
	v_mul_f32_e32 v14, s71, v14
	v_mac_f32_e32 v14, s67, v89
	s_cbranch_execnz .LBB0_333
.LBB0_332:
	v_mul_f32_e32 v14, s67, v89
.LBB0_333:
	flat_store_dword v[12:13], v14
.LBB0_334:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 229
	v_or_b32_e32 v12, 9, v0
	v_cmp_gt_i32_e64 s[12:13], s65, v12
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
	v_mul_f32_e32 v16, s71, v16
	v_mac_f32_e32 v16, s67, v88
	s_cbranch_execnz .LBB0_338
.LBB0_337:
	v_mul_f32_e32 v16, s67, v88
.LBB0_338:
	flat_store_dword v[14:15], v16
.LBB0_339:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 229
	v_or_b32_e32 v14, 17, v0
	v_cmp_gt_i32_e64 s[14:15], s65, v14
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
	v_mul_f32_e32 v22, s71, v22
	v_mac_f32_e32 v22, s67, v87
	s_cbranch_execnz .LBB0_343
.LBB0_342:
	v_mul_f32_e32 v22, s67, v87
.LBB0_343:
	flat_store_dword v[16:17], v22
.LBB0_344:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 229
	v_or_b32_e32 v16, 25, v0
	v_cmp_gt_i32_e64 s[16:17], s65, v16
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
	v_mul_f32_e32 v22, s71, v22
	v_mac_f32_e32 v22, s67, v86
	s_cbranch_execnz .LBB0_348
.LBB0_347:
	v_mul_f32_e32 v22, s67, v86
.LBB0_348:
	flat_store_dword v[18:19], v22
.LBB0_349:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v22, 1, v20
	v_mad_u64_u32 v[18:19], s[18:19], v2, v22, 0
	v_cmp_gt_i32_e32 vcc, s64, v22
	v_mul_lo_u32 v22, v3, v22
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
	v_lshlrev_b64 v[18:19], 2, v[0:1]
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
	v_mul_f32_e32 v24, s71, v24
	v_mac_f32_e32 v24, s67, v85
	s_cbranch_execnz .LBB0_360
.LBB0_359:
	v_mul_f32_e32 v24, s67, v85
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
	v_mul_f32_e32 v24, s71, v24
	v_mac_f32_e32 v24, s67, v84
	s_cbranch_execnz .LBB0_364
.LBB0_363:
	v_mul_f32_e32 v24, s67, v84
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
	v_mul_f32_e32 v24, s71, v24
	v_mac_f32_e32 v24, s67, v83
	s_cbranch_execnz .LBB0_368
.LBB0_367:
	v_mul_f32_e32 v24, s67, v83
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
	v_mul_f32_e32 v24, s71, v24
	v_mac_f32_e32 v24, s67, v82
	s_cbranch_execnz .LBB0_372
.LBB0_371:
	v_mul_f32_e32 v24, s67, v82
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
	v_mul_f32_e32 v24, s71, v24
	v_mac_f32_e32 v24, s67, v81
	s_cbranch_execnz .LBB0_376
.LBB0_375:
	v_mul_f32_e32 v24, s67, v81
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
	v_mul_f32_e32 v24, s71, v24
	v_mac_f32_e32 v24, s67, v80
	s_cbranch_execnz .LBB0_380
.LBB0_379:
	v_mul_f32_e32 v24, s67, v80
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
	v_mul_f32_e32 v24, s71, v24
	v_mac_f32_e32 v24, s67, v79
	s_cbranch_execnz .LBB0_384
.LBB0_383:
	v_mul_f32_e32 v24, s67, v79
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
	v_mul_f32_e32 v22, s71, v22
	v_mac_f32_e32 v22, s67, v78
	s_cbranch_execnz .LBB0_388
.LBB0_387:
	v_mul_f32_e32 v22, s67, v78
.LBB0_388:
	flat_store_dword v[18:19], v22
.LBB0_389:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v22, 2, v20
	v_mad_u64_u32 v[18:19], s[18:19], v2, v22, 0
	v_cmp_gt_i32_e32 vcc, s64, v22
	v_mul_lo_u32 v22, v3, v22
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
	v_lshlrev_b64 v[18:19], 2, v[0:1]
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
	v_mul_f32_e32 v24, s71, v24
	v_mac_f32_e32 v24, s67, v77
	s_cbranch_execnz .LBB0_400
.LBB0_399:
	v_mul_f32_e32 v24, s67, v77
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
	v_mul_f32_e32 v24, s71, v24
	v_mac_f32_e32 v24, s67, v76
	s_cbranch_execnz .LBB0_404
.LBB0_403:
	v_mul_f32_e32 v24, s67, v76
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
	v_mul_f32_e32 v24, s71, v24
	v_mac_f32_e32 v24, s67, v75
	s_cbranch_execnz .LBB0_408
.LBB0_407:
	v_mul_f32_e32 v24, s67, v75
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
	v_mul_f32_e32 v24, s71, v24
	v_mac_f32_e32 v24, s67, v74
	s_cbranch_execnz .LBB0_412
.LBB0_411:
	v_mul_f32_e32 v24, s67, v74
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
	v_mul_f32_e32 v24, s71, v24
	v_mac_f32_e32 v24, s67, v73
	s_cbranch_execnz .LBB0_416
.LBB0_415:
	v_mul_f32_e32 v24, s67, v73
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
	v_mul_f32_e32 v24, s71, v24
	v_mac_f32_e32 v24, s67, v72
	s_cbranch_execnz .LBB0_420
.LBB0_419:
	v_mul_f32_e32 v24, s67, v72
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
	v_mul_f32_e32 v24, s71, v24
	v_mac_f32_e32 v24, s67, v71
	s_cbranch_execnz .LBB0_424
.LBB0_423:
	v_mul_f32_e32 v24, s67, v71
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
	v_mul_f32_e32 v22, s71, v22
	v_mac_f32_e32 v22, s67, v70
	s_cbranch_execnz .LBB0_428
.LBB0_427:
	v_mul_f32_e32 v22, s67, v70
.LBB0_428:
	flat_store_dword v[18:19], v22
.LBB0_429:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v20, 3, v20
	v_mad_u64_u32 v[18:19], s[18:19], v2, v20, 0
	v_mul_lo_u32 v2, v3, v20
	v_cmp_gt_i32_e32 vcc, s64, v20
	s_and_b64 s[18:19], s[20:21], vcc
	v_add_u32_e32 v3, vcc, v19, v21
	v_add_u32_e32 v19, vcc, v3, v2
	v_lshlrev_b64 v[2:3], 2, v[18:19]
	v_mov_b32_e32 v18, s23
	v_add_u32_e32 v2, vcc, s22, v2
	v_addc_u32_e32 v3, vcc, v18, v3, vcc
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
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 231
	v_add_u32_e64 v0, s[2:3], v2, v0
	v_addc_u32_e64 v1, s[2:3], v3, v1, s[2:3]
	.loc	0 232
	s_cbranch_vccnz .LBB0_494
; %bb.439:
	flat_load_dword v18, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v18, s71, v18
	v_mac_f32_e32 v18, s67, v69
	s_cbranch_execnz .LBB0_441
.LBB0_440:
	v_mul_f32_e32 v18, s67, v69
.LBB0_441:
	flat_store_dword v[0:1], v18
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
	v_add_u32_e64 v0, s[2:3], v2, v0
	v_addc_u32_e64 v1, s[2:3], v3, v1, s[2:3]
	.loc	0 232
	s_cbranch_vccnz .LBB0_495
; %bb.443:
	flat_load_dword v4, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s71, v4
	v_mac_f32_e32 v4, s67, v68
	s_cbranch_execnz .LBB0_445
.LBB0_444:
	v_mul_f32_e32 v4, s67, v68
.LBB0_445:
	flat_store_dword v[0:1], v4
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
	v_add_u32_e64 v0, s[2:3], v2, v0
	v_addc_u32_e64 v1, s[2:3], v3, v1, s[2:3]
	.loc	0 232
	s_cbranch_vccnz .LBB0_496
; %bb.447:
	flat_load_dword v4, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s71, v4
	v_mac_f32_e32 v4, s67, v67
	s_cbranch_execnz .LBB0_449
.LBB0_448:
	v_mul_f32_e32 v4, s67, v67
.LBB0_449:
	flat_store_dword v[0:1], v4
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
	v_add_u32_e64 v0, s[2:3], v2, v0
	v_addc_u32_e64 v1, s[2:3], v3, v1, s[2:3]
	.loc	0 232
	s_cbranch_vccnz .LBB0_497
; %bb.451:
	flat_load_dword v4, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s71, v4
	v_mac_f32_e32 v4, s67, v66
	s_cbranch_execnz .LBB0_453
.LBB0_452:
	v_mul_f32_e32 v4, s67, v66
.LBB0_453:
	flat_store_dword v[0:1], v4
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
	v_add_u32_e64 v0, s[2:3], v2, v0
	v_addc_u32_e64 v1, s[2:3], v3, v1, s[2:3]
	.loc	0 232
	s_cbranch_vccnz .LBB0_498
; %bb.455:
	flat_load_dword v4, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s71, v4
	v_mac_f32_e32 v4, s67, v65
	s_cbranch_execnz .LBB0_457
.LBB0_456:
	v_mul_f32_e32 v4, s67, v65
.LBB0_457:
	flat_store_dword v[0:1], v4
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
	v_add_u32_e64 v0, s[2:3], v2, v0
	v_addc_u32_e64 v1, s[2:3], v3, v1, s[2:3]
	.loc	0 232
	s_cbranch_vccnz .LBB0_499
; %bb.459:
	flat_load_dword v4, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s71, v4
	v_mac_f32_e32 v4, s67, v64
	s_cbranch_execnz .LBB0_461
.LBB0_460:
	v_mul_f32_e32 v4, s67, v64
.LBB0_461:
	flat_store_dword v[0:1], v4
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
	v_add_u32_e64 v0, s[2:3], v2, v0
	v_addc_u32_e64 v1, s[2:3], v3, v1, s[2:3]
	.loc	0 232
	s_cbranch_vccnz .LBB0_500
; %bb.463:
	flat_load_dword v4, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s71, v4
	v_mac_f32_e32 v4, s67, v63
	s_cbranch_execnz .LBB0_465
.LBB0_464:
	v_mul_f32_e32 v4, s67, v63
.LBB0_465:
	flat_store_dword v[0:1], v4
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
	v_add_u32_e64 v0, s[0:1], v2, v0
	v_addc_u32_e64 v1, s[0:1], v3, v1, s[0:1]
	.loc	0 232
	s_cbranch_vccnz .LBB0_501
; %bb.467:
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s71, v2
	v_mac_f32_e32 v2, s67, v62
	s_cbranch_execnz .LBB0_469
.LBB0_468:
	v_mul_f32_e32 v2, s67, v62
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
		.amdhsa_group_segment_fixed_size 20992
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
		.amdhsa_next_free_vgpr 145
		.amdhsa_next_free_sgpr 96
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
; codeLenInByte = 18836
; NumSgprs: 98
; NumVgprs: 145
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 20992 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 36
; NumSGPRsForWavesPerEU: 98
; NumVGPRsForWavesPerEU: 145
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
    .group_segment_fixed_size: 20992
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
    .sgpr_count:     98
    .sgpr_spill_count: 0
    .symbol:         gemm_tensor.kd
    .vgpr_count:     145
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

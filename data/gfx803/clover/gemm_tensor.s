	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.globl	gemm_tensor                     ; -- Begin function gemm_tensor
	.p2align	8
	.type	gemm_tensor,@function
gemm_tensor:                            ; @gemm_tensor
gemm_tensor$local:
	.type	gemm_tensor$local,@function
	.file	0 "." "<stdin>"
	.file	1 "gemm_tensor.cl"
	.loc	1 137
; %bb.0:
	.loc	1 140
	s_load_dwordx4 s[64:67], s[4:5], 0x0
	s_load_dwordx2 s[62:63], s[4:5], 0x10
	s_load_dword s74, s[4:5], 0x18
	s_load_dwordx4 s[68:71], s[4:5], 0x20
	v_bfe_u32 v59, v0, 2, 3
	v_and_b32_e32 v61, 3, v0
	.loc	1 142
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
	.loc	1 143
	s_ashr_i32 s7, s3, 31
	s_add_i32 s8, s3, s7
	s_xor_b32 s8, s8, s7
	v_cvt_f32_u32_e32 v1, s8
	s_sub_i32 s9, 0, s8
	.loc	1 150
	s_mov_b32 s76, s70
	v_mov_b32_e32 v93, 0
	.loc	1 143
	v_rcp_iflag_f32_e32 v1, v1
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v81, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v84, 0
	v_mul_lo_u32 v2, s9, v1
	s_ashr_i32 s9, s6, 31
	s_add_i32 s10, s6, s9
	s_xor_b32 s10, s10, s9
	v_mul_hi_u32 v2, v1, v2
	s_xor_b32 s7, s9, s7
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v91, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s10, v1
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v79, 0
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
	.loc	1 144
	s_lshl_b32 s9, s2, 2
	s_ashr_i32 s0, s0, 31
	s_add_i32 s9, s9, s0
	s_xor_b32 s9, s9, s0
	v_cvt_f32_u32_e32 v1, s9
	.loc	1 143
	s_xor_b32 s8, s8, s7
	s_sub_i32 s7, s8, s7
	.loc	1 144
	s_sub_i32 s8, 0, s9
	v_rcp_iflag_f32_e32 v1, v1
	s_mul_i32 s3, s7, s3
	s_sub_i32 s3, s6, s3
	s_ashr_i32 s6, s3, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_xor_b32 s0, s6, s0
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v86, 0
	v_mul_lo_u32 v2, s8, v1
	s_add_i32 s8, s3, s6
	s_xor_b32 s8, s8, s6
	v_mov_b32_e32 v82, 0
	v_mul_hi_u32 v2, v1, v2
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v73, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s8, v1
	.loc	1 141
	v_lshrrev_b32_e32 v2, 1, v0
	v_and_b32_e32 v60, 32, v2
	v_mov_b32_e32 v69, 0
	.loc	1 144
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
	.loc	1 145
	s_ashr_i32 s8, s6, 31
	s_add_i32 s1, s6, s8
	s_xor_b32 s9, s1, s8
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s10, 0, s9
	.loc	1 144
	s_mul_i32 s2, s0, s2
	s_sub_i32 s2, s3, s2
	.loc	1 145
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s3, s2, 31
	s_xor_b32 s33, s3, s8
	s_mov_b32 s1, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v72, 0
	v_mul_lo_u32 v3, s10, v1
	s_add_i32 s10, s2, s3
	s_xor_b32 s10, s10, s3
	v_mov_b32_e32 v68, 0
	v_mul_hi_u32 v3, v1, v3
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v71, 0
	v_add_u32_e32 v1, vcc, v1, v3
	v_mul_hi_u32 v1, s10, v1
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v74, 0
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
	.loc	1 146
	s_add_i32 s8, s66, 15
	.loc	1 145
	s_xor_b32 s90, s3, s33
	.loc	1 146
	s_ashr_i32 s3, s8, 31
	s_lshr_b32 s3, s3, 28
	s_add_i32 s8, s8, s3
	.loc	1 145
	s_sub_i32 s9, s90, s33
	.loc	1 146
	s_and_b32 s3, s8, -16
	.loc	1 145
	s_lshl_b32 s91, s9, 6
	s_mul_i32 s9, s9, s6
	.loc	1 147
	s_mul_i32 s7, s7, s3
	s_sub_i32 s2, s2, s9
	s_min_i32 s78, s66, s7
	.loc	1 145
	s_add_i32 s2, s2, s0
	.loc	1 147
	s_add_i32 s0, s78, s3
	.loc	1 149
	s_ashr_i32 s75, s74, 31
	.loc	1 150
	s_ashr_i32 s77, s70, 31
	.loc	1 145
	s_lshl_b32 s72, s2, 6
	.loc	1 147
	s_min_i32 s92, s66, s0
	s_cmp_le_i32 s92, s78
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v62, 0
	.loc	1 154
	s_cbranch_scc1 .LBB0_292
; %bb.1:
	.loc	1 148
	s_and_b32 s8, s74, 3
	s_and_b32 s0, s62, 12
	s_cmp_lg_u64 s[0:1], 0
	s_cselect_b64 s[2:3], -1, 0
	s_and_b32 s9, s70, 3
	s_and_b32 s0, s68, 12
	.loc	1 149
	v_mov_b32_e32 v1, s74
	.loc	1 148
	s_cmp_lg_u64 s[0:1], 0
	.loc	1 149
	v_mad_i64_i32 v[1:2], s[6:7], s91, v1, 0
	.loc	1 148
	s_cselect_b64 s[0:1], -1, 0
	.loc	1 149
	s_ashr_i32 s79, s78, 31
	.loc	1 150
	v_mov_b32_e32 v3, s76
	s_ashr_i32 s73, s72, 31
	v_mad_i64_i32 v[3:4], s[6:7], s78, v3, 0
	.loc	1 148
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[6:7], -1, 0
	s_or_b64 s[6:7], s[6:7], s[2:3]
	.loc	1 149
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	.loc	1 148
	s_cmp_lg_u32 s9, 0
	s_cselect_b64 s[2:3], -1, 0
	.loc	1 149
	v_mov_b32_e32 v5, s63
	v_add_u32_e32 v1, vcc, s62, v1
	s_or_b64 s[80:81], s[2:3], s[0:1]
	v_addc_u32_e32 v2, vcc, v5, v2, vcc
	s_lshl_b64 s[0:1], s[78:79], 2
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v1, vcc, s0, v1
	.loc	1 150
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	.loc	1 149
	v_addc_u32_e32 v2, vcc, v2, v5, vcc
	.loc	1 150
	v_mov_b32_e32 v5, s69
	v_add_u32_e32 v3, vcc, s68, v3
	s_lshl_b64 s[0:1], s[72:73], 2
	s_sub_i32 s22, s64, s91
	s_sub_i32 s26, s65, s72
	s_sub_i32 s14, s92, s78
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	s_cmp_gt_i32 s22, 63
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v3, vcc, s0, v3
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_gt_i32 s26, 63
	s_cselect_b64 s[2:3], -1, 0
	s_and_b64 s[82:83], s[0:1], s[2:3]
	s_cmp_gt_i32 s14, 15
	v_and_b32_e32 v7, 63, v0
	s_cselect_b64 s[0:1], -1, 0
	v_addc_u32_e32 v4, vcc, v4, v5, vcc
	v_mov_b32_e32 v6, 0
	v_sub_u32_e32 v33, vcc, s26, v7
	s_and_b64 s[0:1], s[82:83], s[0:1]
	v_cndmask_b32_e64 v9, 0, 1, s[6:7]
	.loc	1 0
	v_lshrrev_b32_e32 v31, 2, v0
	v_and_b32_e32 v5, 15, v0
	v_mov_b32_e32 v8, v6
	s_mov_b64 s[2:3], -1
	.loc	1 154
	s_andn2_b64 vcc, exec, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 1, v9
	.loc	1 104
	s_mov_b32 m0, -1
	.loc	1 154
	s_cbranch_vccz .LBB0_75
; %bb.2:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_20
; %bb.3:
	.loc	1 0
	v_sub_u32_e32 v10, vcc, s14, v5
	.loc	1 154
	v_lshrrev_b32_e32 v9, 4, v0
	v_cmp_gt_i32_e64 s[2:3], s22, v9
	.loc	1 104
	v_cmp_lt_i32_e32 vcc, 0, v10
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_5
; %bb.4:
	.loc	1 154
	v_mad_i64_i32 v[11:12], s[2:3], v9, s74, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v13, s[2:3], v1, v11
	v_addc_u32_e64 v14, s[2:3], v2, v12, s[2:3]
	v_lshlrev_b64 v[11:12], 2, v[5:6]
	v_add_u32_e64 v11, s[2:3], v13, v11
	v_addc_u32_e64 v12, s[2:3], v14, v12, s[2:3]
	.loc	1 104
	flat_load_dword v11, v[11:12]
.LBB0_5:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v9, 24, v9
	v_lshlrev_b32_e32 v12, 2, v9
	v_lshlrev_b32_e32 v9, 2, v5
	v_add_u32_e64 v12, s[2:3], v12, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11
	.loc	1 154
	v_or_b32_e32 v11, 0x80, v0
	v_lshrrev_b32_e32 v11, 4, v11
	v_cmp_gt_i32_e64 s[2:3], s22, v11
	.loc	1 104
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_7
; %bb.6:
	.loc	1 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s74, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v10, s[2:3], v1, v12
	v_addc_u32_e64 v14, s[2:3], v2, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_u32_e64 v12, s[2:3], v10, v12
	v_addc_u32_e64 v13, s[2:3], v14, v13, s[2:3]
	.loc	1 104
	flat_load_dword v10, v[12:13]
.LBB0_7:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v11, 24, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10
	.loc	1 154
	v_or_b32_e32 v10, 0x100, v0
	v_lshrrev_b32_e32 v11, 4, v10
	v_cmp_gt_i32_e64 s[2:3], s22, v11
	.loc	1 104
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_9
; %bb.8:
	.loc	1 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s74, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[2:3], v1, v12
	v_addc_u32_e64 v15, s[2:3], v2, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_u32_e64 v12, s[2:3], v14, v12
	v_addc_u32_e64 v13, s[2:3], v15, v13, s[2:3]
	.loc	1 104
	flat_load_dword v12, v[12:13]
.LBB0_9:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v11, 24, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12
	.loc	1 154
	v_or_b32_e32 v11, 0x180, v0
	v_lshrrev_b32_e32 v11, 4, v11
	v_cmp_gt_i32_e64 s[2:3], s22, v11
	.loc	1 104
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_11
; %bb.10:
	.loc	1 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s74, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v10, s[2:3], v1, v12
	v_addc_u32_e64 v14, s[2:3], v2, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_u32_e64 v12, s[2:3], v10, v12
	v_addc_u32_e64 v13, s[2:3], v14, v13, s[2:3]
	.loc	1 104
	flat_load_dword v10, v[12:13]
.LBB0_11:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v11, 24, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10
	.loc	1 154
	v_or_b32_e32 v10, 0x200, v0
	v_lshrrev_b32_e32 v11, 4, v10
	v_cmp_gt_i32_e64 s[2:3], s22, v11
	.loc	1 104
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_13
; %bb.12:
	.loc	1 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s74, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[2:3], v1, v12
	v_addc_u32_e64 v15, s[2:3], v2, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_u32_e64 v12, s[2:3], v14, v12
	v_addc_u32_e64 v13, s[2:3], v15, v13, s[2:3]
	.loc	1 104
	flat_load_dword v12, v[12:13]
.LBB0_13:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v11, 24, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12
	.loc	1 154
	v_or_b32_e32 v11, 0x280, v0
	v_lshrrev_b32_e32 v11, 4, v11
	v_cmp_gt_i32_e64 s[2:3], s22, v11
	.loc	1 104
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_15
; %bb.14:
	.loc	1 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s74, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v10, s[2:3], v1, v12
	v_addc_u32_e64 v14, s[2:3], v2, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_u32_e64 v12, s[2:3], v10, v12
	v_addc_u32_e64 v13, s[2:3], v14, v13, s[2:3]
	.loc	1 104
	flat_load_dword v10, v[12:13]
.LBB0_15:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v11, 24, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10
	.loc	1 154
	v_or_b32_e32 v10, 0x300, v0
	v_lshrrev_b32_e32 v11, 4, v10
	v_cmp_gt_i32_e64 s[2:3], s22, v11
	.loc	1 104
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_17
; %bb.16:
	.loc	1 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s74, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[2:3], v1, v12
	v_addc_u32_e64 v15, s[2:3], v2, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_u32_e64 v12, s[2:3], v14, v12
	v_addc_u32_e64 v13, s[2:3], v15, v13, s[2:3]
	.loc	1 104
	flat_load_dword v12, v[12:13]
.LBB0_17:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v11, 24, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12
	.loc	1 154
	v_or_b32_e32 v11, 0x380, v0
	v_lshrrev_b32_e32 v11, 4, v11
	v_cmp_gt_i32_e64 s[2:3], s22, v11
	.loc	1 104
	s_and_b64 s[6:7], s[2:3], vcc
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_19
; %bb.18:
	.loc	1 154
	v_mad_i64_i32 v[12:13], s[6:7], v11, s74, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e32 v10, vcc, v1, v12
	v_addc_u32_e32 v14, vcc, v2, v13, vcc
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_u32_e32 v12, vcc, v10, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	.loc	1 104
	flat_load_dword v10, v[12:13]
.LBB0_19:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v11, 24, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v9, vcc, v11, v9
	s_mov_b64 s[2:3], 0
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v10
.LBB0_20:
	.loc	1 154
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_38
; %bb.21:
	v_mad_i64_i32 v[10:11], s[2:3], v31, s74, 0
	v_lshlrev_b32_e32 v13, 2, v0
	v_and_b32_e32 v9, 12, v13
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_lshlrev_b32_e32 v14, 2, v9
	v_add_u32_e32 v12, vcc, v1, v10
	v_addc_u32_e32 v15, vcc, v2, v11, vcc
	v_add_u32_e32 v11, vcc, v12, v14
	v_addc_u32_e32 v12, vcc, 0, v15, vcc
	v_sub_u32_e32 v15, vcc, s14, v9
	v_mov_b32_e32 v10, 0
	v_cmp_gt_i32_e64 s[10:11], s22, v31
	.loc	1 104
	v_cmp_lt_i32_e32 vcc, 0, v15
	s_and_b64 s[6:7], s[10:11], vcc
	v_mov_b32_e32 v16, v10
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_23
; %bb.22:
	flat_load_dword v16, v[11:12]
.LBB0_23:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v17, 24, v31
	v_lshlrev_b32_e32 v17, 2, v17
	v_add_u32_e64 v14, s[2:3], v17, v14
	.loc	1 104
	v_cmp_lt_i32_e64 s[2:3], 1, v15
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v16
	s_and_b64 s[6:7], s[10:11], s[2:3]
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_25
; %bb.24:
	v_add_u32_e64 v16, s[6:7], 4, v11
	v_addc_u32_e64 v17, s[6:7], 0, v12, s[6:7]
	flat_load_dword v16, v[16:17]
.LBB0_25:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 104
	v_cmp_lt_i32_e64 s[6:7], 2, v15
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v16 offset:4
	s_and_b64 s[8:9], s[10:11], s[6:7]
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[12:13], s[8:9]
	s_cbranch_execz .LBB0_27
; %bb.26:
	v_add_u32_e64 v17, s[8:9], 8, v11
	v_addc_u32_e64 v18, s[8:9], 0, v12, s[8:9]
	flat_load_dword v17, v[17:18]
.LBB0_27:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 104
	v_cmp_lt_i32_e64 s[8:9], 3, v15
	s_and_b64 s[10:11], s[10:11], s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v17 offset:8
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB0_29
; %bb.28:
	v_add_u32_e64 v11, s[10:11], 12, v11
	v_addc_u32_e64 v12, s[10:11], 0, v12, s[10:11]
	flat_load_dword v16, v[11:12]
.LBB0_29:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 154
	v_or_b32_e32 v11, 0x200, v13
	v_lshrrev_b32_e32 v13, 4, v11
	v_mad_i64_i32 v[11:12], s[10:11], v13, s74, 0
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v16 offset:12
	.loc	1 154
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v14, s[10:11], v1, v11
	v_lshlrev_b64 v[10:11], 2, v[9:10]
	v_addc_u32_e64 v12, s[10:11], v2, v12, s[10:11]
	v_add_u32_e64 v10, s[10:11], v14, v10
	v_addc_u32_e64 v11, s[10:11], v12, v11, s[10:11]
	v_cmp_gt_i32_e64 s[10:11], s22, v13
	.loc	1 104
	s_and_b64 s[16:17], s[10:11], vcc
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[12:13], s[16:17]
	s_cbranch_execz .LBB0_31
; %bb.30:
	flat_load_dword v14, v[10:11]
.LBB0_31:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 154
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e32 v9, vcc, v13, v9
	.loc	1 104
	s_and_b64 s[12:13], s[10:11], s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v14
	s_and_saveexec_b64 s[2:3], s[12:13]
	s_cbranch_execz .LBB0_33
; %bb.32:
	v_add_u32_e32 v12, vcc, 4, v10
	v_addc_u32_e32 v13, vcc, 0, v11, vcc
	flat_load_dword v12, v[12:13]
.LBB0_33:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v12 offset:4
	s_and_b64 s[6:7], s[10:11], s[6:7]
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_35
; %bb.34:
	v_add_u32_e32 v13, vcc, 8, v10
	v_addc_u32_e32 v14, vcc, 0, v11, vcc
	flat_load_dword v13, v[13:14]
.LBB0_35:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 104
	s_and_b64 s[6:7], s[10:11], s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v13 offset:8
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_37
; %bb.36:
	v_add_u32_e32 v10, vcc, 12, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	flat_load_dword v12, v[10:11]
.LBB0_37:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v12 offset:12
.LBB0_38:
	.loc	1 154
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccnz .LBB0_56
; %bb.39:
	v_lshrrev_b32_e32 v9, 6, v0
	v_cmp_gt_i32_e64 s[2:3], s14, v9
	.loc	1 104
	v_cmp_lt_i32_e32 vcc, 0, v33
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_41
; %bb.40:
	.loc	1 154
	v_mad_i64_i32 v[11:12], s[2:3], v9, s76, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v13, s[2:3], v3, v11
	v_addc_u32_e64 v14, s[2:3], v4, v12, s[2:3]
	v_lshlrev_b64 v[11:12], 2, v[7:8]
	v_add_u32_e64 v11, s[2:3], v13, v11
	v_addc_u32_e64 v12, s[2:3], v14, v12, s[2:3]
	.loc	1 104
	flat_load_dword v11, v[11:12]
.LBB0_41:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	s_movk_i32 s2, 0x110
	.loc	1 154
	v_mul_lo_u32 v12, v9, s2
	v_lshlrev_b32_e32 v9, 2, v7
	v_or_b32_e32 v13, 0x80, v0
	v_add_u32_e64 v12, s[2:3], v12, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11 offset:12288
	.loc	1 154
	v_lshrrev_b32_e32 v11, 6, v13
	v_cmp_gt_i32_e64 s[2:3], s14, v11
	.loc	1 104
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_43
; %bb.42:
	.loc	1 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s76, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v10, s[2:3], v3, v12
	v_addc_u32_e64 v14, s[2:3], v4, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[7:8]
	v_add_u32_e64 v12, s[2:3], v10, v12
	v_addc_u32_e64 v13, s[2:3], v14, v13, s[2:3]
	.loc	1 104
	flat_load_dword v10, v[12:13]
.LBB0_43:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10 offset:12288
	.loc	1 154
	v_or_b32_e32 v10, 0x100, v0
	v_lshrrev_b32_e32 v11, 6, v10
	v_cmp_gt_i32_e64 s[2:3], s14, v11
	.loc	1 104
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_45
; %bb.44:
	.loc	1 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s76, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[2:3], v3, v12
	v_addc_u32_e64 v15, s[2:3], v4, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[7:8]
	v_add_u32_e64 v12, s[2:3], v14, v12
	v_addc_u32_e64 v13, s[2:3], v15, v13, s[2:3]
	.loc	1 104
	flat_load_dword v12, v[12:13]
.LBB0_45:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:12288
	.loc	1 154
	v_or_b32_e32 v11, 0x180, v0
	v_lshrrev_b32_e32 v11, 6, v11
	v_cmp_gt_i32_e64 s[2:3], s14, v11
	.loc	1 104
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_47
; %bb.46:
	.loc	1 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s76, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v10, s[2:3], v3, v12
	v_addc_u32_e64 v14, s[2:3], v4, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[7:8]
	v_add_u32_e64 v12, s[2:3], v10, v12
	v_addc_u32_e64 v13, s[2:3], v14, v13, s[2:3]
	.loc	1 104
	flat_load_dword v10, v[12:13]
.LBB0_47:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10 offset:12288
	.loc	1 154
	v_or_b32_e32 v10, 0x200, v0
	v_lshrrev_b32_e32 v11, 6, v10
	v_cmp_gt_i32_e64 s[2:3], s14, v11
	.loc	1 104
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_49
; %bb.48:
	.loc	1 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s76, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[2:3], v3, v12
	v_addc_u32_e64 v15, s[2:3], v4, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[7:8]
	v_add_u32_e64 v12, s[2:3], v14, v12
	v_addc_u32_e64 v13, s[2:3], v15, v13, s[2:3]
	.loc	1 104
	flat_load_dword v12, v[12:13]
.LBB0_49:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:12288
	.loc	1 154
	v_or_b32_e32 v11, 0x280, v0
	v_lshrrev_b32_e32 v11, 6, v11
	v_cmp_gt_i32_e64 s[2:3], s14, v11
	.loc	1 104
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_51
; %bb.50:
	.loc	1 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s76, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v10, s[2:3], v3, v12
	v_addc_u32_e64 v14, s[2:3], v4, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[7:8]
	v_add_u32_e64 v12, s[2:3], v10, v12
	v_addc_u32_e64 v13, s[2:3], v14, v13, s[2:3]
	.loc	1 104
	flat_load_dword v10, v[12:13]
.LBB0_51:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10 offset:12288
	.loc	1 154
	v_or_b32_e32 v10, 0x300, v0
	v_lshrrev_b32_e32 v11, 6, v10
	v_cmp_gt_i32_e64 s[2:3], s14, v11
	.loc	1 104
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_53
; %bb.52:
	.loc	1 154
	v_mad_i64_i32 v[12:13], s[2:3], v11, s76, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[2:3], v3, v12
	v_addc_u32_e64 v15, s[2:3], v4, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[7:8]
	v_add_u32_e64 v12, s[2:3], v14, v12
	v_addc_u32_e64 v13, s[2:3], v15, v13, s[2:3]
	.loc	1 104
	flat_load_dword v12, v[12:13]
.LBB0_53:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:12288
	.loc	1 154
	v_or_b32_e32 v11, 0x380, v0
	v_lshrrev_b32_e32 v11, 6, v11
	v_cmp_gt_i32_e64 s[2:3], s14, v11
	.loc	1 104
	s_and_b64 s[6:7], s[2:3], vcc
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_55
; %bb.54:
	.loc	1 154
	v_mad_i64_i32 v[12:13], s[6:7], v11, s76, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e32 v10, vcc, v3, v12
	v_addc_u32_e32 v14, vcc, v4, v13, vcc
	v_lshlrev_b64 v[12:13], 2, v[7:8]
	v_add_u32_e32 v12, vcc, v10, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	.loc	1 104
	flat_load_dword v10, v[12:13]
.LBB0_55:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v9, vcc, v11, v9
	s_mov_b64 s[2:3], 0
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v10 offset:12288
.LBB0_56:
	.loc	1 154
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_74
; %bb.57:
	.loc	1 0
	v_lshrrev_b32_e32 v13, 4, v0
	.loc	1 154
	v_mad_i64_i32 v[10:11], s[2:3], v13, s76, 0
	v_lshlrev_b32_e32 v9, 2, v5
	v_cmp_gt_i32_e64 s[12:13], s14, v13
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v12, vcc, v3, v10
	v_addc_u32_e32 v14, vcc, v4, v11, vcc
	v_lshlrev_b32_e32 v11, 4, v5
	v_add_u32_e32 v11, vcc, v12, v11
	v_addc_u32_e32 v12, vcc, 0, v14, vcc
	v_sub_u32_e32 v15, vcc, s26, v9
	v_mov_b32_e32 v10, 0
	.loc	1 104
	v_cmp_lt_i32_e64 s[2:3], 0, v15
	s_and_b64 s[8:9], s[12:13], s[2:3]
	v_mov_b32_e32 v16, v10
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_59
; %bb.58:
	flat_load_dword v16, v[11:12]
.LBB0_59:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v14, 0x44, v13
	v_lshlrev_b32_e32 v14, 2, v14
	v_lshlrev_b32_e32 v17, 2, v9
	v_add_u32_e32 v17, vcc, v14, v17
	.loc	1 104
	v_cmp_lt_i32_e64 s[6:7], 1, v15
	.loc	1 154
	v_add_u32_e32 v14, vcc, 0x3000, v17
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v16 offset:12288
	s_and_b64 s[10:11], s[12:13], s[6:7]
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[8:9], s[10:11]
	s_cbranch_execz .LBB0_61
; %bb.60:
	v_add_u32_e32 v16, vcc, 4, v11
	v_addc_u32_e32 v17, vcc, 0, v12, vcc
	flat_load_dword v16, v[16:17]
.LBB0_61:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 104
	v_cmp_lt_i32_e64 s[8:9], 2, v15
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v16 offset:4
	s_and_b64 s[16:17], s[12:13], s[8:9]
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[10:11], s[16:17]
	s_cbranch_execz .LBB0_63
; %bb.62:
	v_add_u32_e32 v17, vcc, 8, v11
	v_addc_u32_e32 v18, vcc, 0, v12, vcc
	flat_load_dword v17, v[17:18]
.LBB0_63:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 104
	v_cmp_lt_i32_e64 s[10:11], 3, v15
	s_and_b64 s[16:17], s[12:13], s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v17 offset:8
	s_and_saveexec_b64 s[12:13], s[16:17]
	s_cbranch_execz .LBB0_65
; %bb.64:
	v_add_u32_e32 v11, vcc, 12, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	flat_load_dword v16, v[11:12]
.LBB0_65:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	v_or_b32_e32 v13, 8, v13
	.loc	1 154
	v_mad_i64_i32 v[11:12], s[12:13], v13, s76, 0
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v16 offset:12
	.loc	1 154
	v_cmp_gt_i32_e64 s[12:13], s14, v13
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	.loc	1 104
	s_and_b64 s[14:15], s[12:13], s[2:3]
	.loc	1 154
	v_add_u32_e32 v14, vcc, v3, v11
	v_lshlrev_b64 v[10:11], 2, v[9:10]
	v_addc_u32_e32 v12, vcc, v4, v12, vcc
	v_add_u32_e32 v10, vcc, v14, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	.loc	1 104
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], s[14:15]
	s_cbranch_execz .LBB0_67
; %bb.66:
	flat_load_dword v14, v[10:11]
.LBB0_67:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v13, 0x44, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e32 v13, vcc, v13, v9
	v_add_u32_e32 v9, vcc, 0x3000, v13
	.loc	1 104
	s_and_b64 s[6:7], s[12:13], s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14 offset:12288
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_69
; %bb.68:
	v_add_u32_e32 v12, vcc, 4, v10
	v_addc_u32_e32 v13, vcc, 0, v11, vcc
	flat_load_dword v12, v[12:13]
.LBB0_69:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v12 offset:4
	s_and_b64 s[6:7], s[12:13], s[8:9]
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_71
; %bb.70:
	v_add_u32_e32 v13, vcc, 8, v10
	v_addc_u32_e32 v14, vcc, 0, v11, vcc
	flat_load_dword v13, v[13:14]
.LBB0_71:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 104
	s_and_b64 s[6:7], s[12:13], s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v13 offset:8
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_73
; %bb.72:
	v_add_u32_e32 v10, vcc, 12, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	flat_load_dword v12, v[10:11]
.LBB0_73:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v12 offset:12
.LBB0_74:
	.loc	1 0
	s_mov_b64 s[2:3], 0
.LBB0_75:
	.loc	1 154
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_144
; %bb.76:
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccnz .LBB0_92
; %bb.77:
	v_lshrrev_b32_e32 v13, 4, v0
	v_mad_i64_i32 v[9:10], s[2:3], v13, s74, 0
	v_or_b32_e32 v15, 0x80, v0
	v_mul_u32_u24_e32 v16, 24, v13
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	s_movk_i32 s2, 0x380
	v_add_u32_e32 v11, vcc, v1, v9
	v_addc_u32_e32 v12, vcc, v2, v10, vcc
	v_lshlrev_b64 v[9:10], 2, v[5:6]
	v_lshrrev_b32_e32 v13, 4, v15
	v_add_u32_e32 v11, vcc, v11, v9
	v_addc_u32_e32 v12, vcc, v12, v10, vcc
	.loc	1 104
	flat_load_dword v14, v[11:12]
	.loc	1 154
	v_lshlrev_b32_e32 v11, 2, v5
	v_lshlrev_b32_e32 v15, 2, v16
	v_cmp_gt_u32_e32 vcc, s2, v0
	v_add_u32_e64 v15, s[2:3], v15, v11
	.loc	1 104
	v_mov_b32_e32 v12, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v14
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_79
; %bb.78:
	.loc	1 154
	v_mad_i64_i32 v[14:15], s[6:7], v13, s74, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, v1, v14
	v_addc_u32_e32 v15, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v14, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 104
	flat_load_dword v14, v[14:15]
.LBB0_79:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14
	.loc	1 154
	v_or_b32_e32 v13, 0x100, v0
	s_movk_i32 s2, 0x300
	v_lshrrev_b32_e32 v13, 4, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_81
; %bb.80:
	.loc	1 154
	v_mad_i64_i32 v[14:15], s[6:7], v13, s74, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v1, v14
	v_addc_u32_e32 v15, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 104
	flat_load_dword v12, v[14:15]
.LBB0_81:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12
	.loc	1 154
	v_or_b32_e32 v12, 0x180, v0
	s_movk_i32 s2, 0x280
	v_lshrrev_b32_e32 v13, 4, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_83
; %bb.82:
	.loc	1 154
	v_mad_i64_i32 v[14:15], s[6:7], v13, s74, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, v1, v14
	v_addc_u32_e32 v15, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v14, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 104
	flat_load_dword v14, v[14:15]
.LBB0_83:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14
	s_movk_i32 s2, 0x200
	.loc	1 154
	v_or_b32_e32 v13, 0x200, v0
	v_lshrrev_b32_e32 v13, 4, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_85
; %bb.84:
	.loc	1 154
	v_mad_i64_i32 v[14:15], s[6:7], v13, s74, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v1, v14
	v_addc_u32_e32 v15, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 104
	flat_load_dword v12, v[14:15]
.LBB0_85:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12
	.loc	1 154
	v_or_b32_e32 v12, 0x280, v0
	s_movk_i32 s2, 0x180
	v_lshrrev_b32_e32 v13, 4, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_87
; %bb.86:
	.loc	1 154
	v_mad_i64_i32 v[14:15], s[6:7], v13, s74, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, v1, v14
	v_addc_u32_e32 v15, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v14, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 104
	flat_load_dword v14, v[14:15]
.LBB0_87:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14
	.loc	1 154
	v_or_b32_e32 v13, 0x300, v0
	s_movk_i32 s2, 0x100
	v_lshrrev_b32_e32 v13, 4, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_89
; %bb.88:
	.loc	1 154
	v_mad_i64_i32 v[14:15], s[6:7], v13, s74, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v1, v14
	v_addc_u32_e32 v15, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 104
	flat_load_dword v12, v[14:15]
.LBB0_89:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12
	.loc	1 154
	v_or_b32_e32 v12, 0x380, v0
	s_movk_i32 s2, 0x80
	v_lshrrev_b32_e32 v12, 4, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_91
; %bb.90:
	.loc	1 154
	v_mad_i64_i32 v[13:14], s[6:7], v12, s74, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e32 v13, vcc, v1, v13
	v_addc_u32_e32 v14, vcc, v2, v14, vcc
	v_add_u32_e32 v9, vcc, v13, v9
	v_addc_u32_e32 v10, vcc, v14, v10, vcc
	.loc	1 104
	flat_load_dword v13, v[9:10]
.LBB0_91:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v9, 24, v12
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e32 v9, vcc, v9, v11
	s_mov_b64 s[2:3], 0
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v13
.LBB0_92:
	.loc	1 154
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_110
; %bb.93:
	v_mul_u32_u24_e32 v10, 24, v31
	v_lshlrev_b32_e32 v12, 2, v10
	v_mad_i64_i32 v[10:11], s[2:3], v31, s74, 0
	v_lshlrev_b32_e32 v15, 2, v0
	v_and_b32_e32 v9, 12, v15
	v_lshlrev_b32_e32 v13, 2, v9
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v16, vcc, v12, v13
	v_add_u32_e32 v12, vcc, v1, v10
	v_addc_u32_e32 v14, vcc, v2, v11, vcc
	v_add_u32_e32 v11, vcc, v12, v13
	v_addc_u32_e32 v12, vcc, 0, v14, vcc
	s_movk_i32 s2, 0xff
	s_mov_b32 s6, 0
	v_mov_b32_e32 v10, 0
	v_cmp_lt_u32_e32 vcc, s2, v0
	.loc	1 104
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_95
; %bb.94:
	ds_write_b32 v16, v10
.LBB0_95:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v14, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_97
; %bb.96:
	flat_load_dwordx2 v[13:14], v[11:12]
	s_waitcnt vmcnt(0)
	ds_write_b32 v16, v13
.LBB0_97:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 104
	ds_write_b32 v16, v14 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_99
; %bb.98:
	.loc	1 0
	v_mov_b32_e32 v11, 0
	.loc	1 104
	ds_write_b32 v16, v11 offset:8
	s_mov_b32 s6, 0
.LBB0_99:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v13, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_101
; %bb.100:
	v_add_u32_e32 v11, vcc, 8, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	flat_load_dwordx2 v[12:13], v[11:12]
	s_waitcnt vmcnt(0)
	ds_write_b32 v16, v12 offset:8
.LBB0_101:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_or_b32_e32 v11, 0x200, v15
	v_lshrrev_b32_e32 v11, 4, v11
	v_mul_u32_u24_e32 v12, 24, v11
	.loc	1 104
	ds_write_b32 v16, v13 offset:12
	.loc	1 154
	v_lshlrev_b32_e32 v13, 2, v12
	v_mad_i64_i32 v[11:12], s[2:3], v11, s74, 0
	v_lshlrev_b32_e32 v14, 2, v9
	v_add_u32_e32 v13, vcc, v13, v14
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e32 v11, vcc, v1, v11
	v_addc_u32_e32 v12, vcc, v2, v12, vcc
	v_add_u32_e32 v9, vcc, v11, v9
	v_addc_u32_e32 v10, vcc, v12, v10, vcc
	s_movk_i32 s2, 0x7f
	v_cmp_lt_u32_e32 vcc, s2, v0
	.loc	1 104
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_103
; %bb.102:
	.loc	1 0
	v_mov_b32_e32 v11, 0
	.loc	1 104
	ds_write_b32 v13, v11
	s_mov_b32 s6, 0
.LBB0_103:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v12, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_105
; %bb.104:
	flat_load_dwordx2 v[11:12], v[9:10]
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v11
.LBB0_105:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 104
	ds_write_b32 v13, v12 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_107
; %bb.106:
	.loc	1 0
	v_mov_b32_e32 v9, 0
	.loc	1 104
	ds_write_b32 v13, v9 offset:8
	s_mov_b32 s6, 0
.LBB0_107:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v11, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_109
; %bb.108:
	v_add_u32_e32 v9, vcc, 8, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	flat_load_dwordx2 v[10:11], v[9:10]
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v10 offset:8
.LBB0_109:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 104
	ds_write_b32 v13, v11 offset:12
.LBB0_110:
	.loc	1 154
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccnz .LBB0_126
; %bb.111:
	v_lshrrev_b32_e32 v13, 6, v0
	v_mad_i64_i32 v[9:10], s[2:3], v13, s76, 0
	s_movk_i32 s2, 0x110
	v_or_b32_e32 v15, 0x80, v0
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	s_movk_i32 s3, 0x380
	v_add_u32_e32 v11, vcc, v3, v9
	v_addc_u32_e32 v12, vcc, v4, v10, vcc
	v_lshlrev_b64 v[9:10], 2, v[7:8]
	v_add_u32_e32 v11, vcc, v11, v9
	v_addc_u32_e32 v12, vcc, v12, v10, vcc
	.loc	1 104
	flat_load_dword v14, v[11:12]
	.loc	1 154
	v_lshlrev_b32_e32 v11, 2, v7
	v_mad_u32_u24 v16, v13, s2, v11
	.loc	1 104
	v_mov_b32_e32 v12, 0
	.loc	1 154
	v_lshrrev_b32_e32 v13, 6, v15
	v_cmp_gt_u32_e32 vcc, s3, v0
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v16, v14 offset:12288
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_113
; %bb.112:
	.loc	1 154
	v_mad_i64_i32 v[14:15], s[6:7], v13, s76, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, v3, v14
	v_addc_u32_e32 v15, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v14, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 104
	flat_load_dword v14, v[14:15]
.LBB0_113:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v13, 0x44, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14 offset:12288
	.loc	1 154
	v_or_b32_e32 v13, 0x100, v0
	s_movk_i32 s2, 0x300
	v_lshrrev_b32_e32 v13, 6, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_115
; %bb.114:
	.loc	1 154
	v_mad_i64_i32 v[14:15], s[6:7], v13, s76, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v3, v14
	v_addc_u32_e32 v15, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 104
	flat_load_dword v12, v[14:15]
.LBB0_115:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v13, 0x44, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12 offset:12288
	.loc	1 154
	v_or_b32_e32 v12, 0x180, v0
	s_movk_i32 s2, 0x280
	v_lshrrev_b32_e32 v13, 6, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_117
; %bb.116:
	.loc	1 154
	v_mad_i64_i32 v[14:15], s[6:7], v13, s76, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, v3, v14
	v_addc_u32_e32 v15, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v14, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 104
	flat_load_dword v14, v[14:15]
.LBB0_117:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v13, 0x44, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14 offset:12288
	s_movk_i32 s2, 0x200
	.loc	1 154
	v_or_b32_e32 v13, 0x200, v0
	v_lshrrev_b32_e32 v13, 6, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_119
; %bb.118:
	.loc	1 154
	v_mad_i64_i32 v[14:15], s[6:7], v13, s76, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v3, v14
	v_addc_u32_e32 v15, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 104
	flat_load_dword v12, v[14:15]
.LBB0_119:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v13, 0x44, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12 offset:12288
	.loc	1 154
	v_or_b32_e32 v12, 0x280, v0
	s_movk_i32 s2, 0x180
	v_lshrrev_b32_e32 v13, 6, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_121
; %bb.120:
	.loc	1 154
	v_mad_i64_i32 v[14:15], s[6:7], v13, s76, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, v3, v14
	v_addc_u32_e32 v15, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v14, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 104
	flat_load_dword v14, v[14:15]
.LBB0_121:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v13, 0x44, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14 offset:12288
	.loc	1 154
	v_or_b32_e32 v13, 0x300, v0
	s_movk_i32 s2, 0x100
	v_lshrrev_b32_e32 v13, 6, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_123
; %bb.122:
	.loc	1 154
	v_mad_i64_i32 v[14:15], s[6:7], v13, s76, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v3, v14
	v_addc_u32_e32 v15, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 104
	flat_load_dword v12, v[14:15]
.LBB0_123:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v13, 0x44, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12 offset:12288
	.loc	1 154
	v_or_b32_e32 v12, 0x380, v0
	s_movk_i32 s2, 0x80
	v_lshrrev_b32_e32 v12, 6, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_125
; %bb.124:
	.loc	1 154
	v_mad_i64_i32 v[13:14], s[6:7], v12, s76, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e32 v13, vcc, v3, v13
	v_addc_u32_e32 v14, vcc, v4, v14, vcc
	v_add_u32_e32 v9, vcc, v13, v9
	v_addc_u32_e32 v10, vcc, v14, v10, vcc
	.loc	1 104
	flat_load_dword v13, v[9:10]
.LBB0_125:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v9, 0x44, v12
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e32 v9, vcc, v9, v11
	s_mov_b64 s[2:3], 0
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v13 offset:12288
.LBB0_126:
	.loc	1 154
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_144
; %bb.127:
	.loc	1 0
	v_lshrrev_b32_e32 v15, 4, v0
	.loc	1 154
	v_mul_u32_u24_e32 v9, 0x44, v15
	v_lshlrev_b32_e32 v11, 2, v9
	v_mad_i64_i32 v[9:10], s[2:3], v15, s76, 0
	v_lshlrev_b32_e32 v12, 4, v5
	v_add_u32_e32 v11, vcc, v11, v12
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e32 v16, vcc, 0x3000, v11
	v_add_u32_e32 v9, vcc, v3, v9
	v_addc_u32_e32 v13, vcc, v4, v10, vcc
	v_add_u32_e32 v11, vcc, v9, v12
	v_addc_u32_e32 v12, vcc, 0, v13, vcc
	s_movk_i32 s2, 0xff
	s_mov_b32 s6, 0
	v_mov_b32_e32 v10, 0
	v_cmp_lt_u32_e32 vcc, s2, v0
	.loc	1 104
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_129
; %bb.128:
	ds_write_b32 v16, v10
.LBB0_129:
	s_or_saveexec_b64 s[2:3], s[2:3]
	.loc	1 154
	v_lshlrev_b32_e32 v9, 2, v5
	.loc	1 104
	v_mov_b32_e32 v14, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_131
; %bb.130:
	flat_load_dwordx2 v[13:14], v[11:12]
	s_waitcnt vmcnt(0)
	ds_write_b32 v16, v13
.LBB0_131:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 104
	ds_write_b32 v16, v14 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_133
; %bb.132:
	.loc	1 0
	v_mov_b32_e32 v11, 0
	.loc	1 104
	ds_write_b32 v16, v11 offset:8
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
	ds_write_b32 v16, v12 offset:8
.LBB0_135:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	v_or_b32_e32 v11, 8, v15
	.loc	1 154
	v_mul_u32_u24_e32 v12, 0x44, v11
	.loc	1 104
	ds_write_b32 v16, v13 offset:12
	.loc	1 154
	v_lshlrev_b32_e32 v13, 2, v12
	v_mad_i64_i32 v[11:12], s[2:3], v11, s76, 0
	v_lshlrev_b32_e32 v14, 2, v9
	v_add_u32_e32 v13, vcc, v13, v14
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v13, vcc, 0x3000, v13
	v_add_u32_e32 v11, vcc, v3, v11
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_addc_u32_e32 v12, vcc, v4, v12, vcc
	v_add_u32_e32 v9, vcc, v11, v9
	v_addc_u32_e32 v10, vcc, v12, v10, vcc
	s_movk_i32 s2, 0x7f
	v_cmp_lt_u32_e32 vcc, s2, v0
	.loc	1 104
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_137
; %bb.136:
	.loc	1 0
	v_mov_b32_e32 v11, 0
	.loc	1 104
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
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 104
	ds_write_b32 v13, v12 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_141
; %bb.140:
	.loc	1 0
	v_mov_b32_e32 v9, 0
	.loc	1 104
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
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 104
	ds_write_b32 v13, v11 offset:12
.LBB0_144:
	.loc	1 0
	v_lshrrev_b32_e32 v94, 4, v0
	v_or_b32_e32 v10, 0x80, v0
	v_mad_i64_i32 v[11:12], s[6:7], v94, s74, 0
	v_lshrrev_b32_e32 v13, 4, v10
	v_or_b32_e32 v37, 0x100, v0
	v_mul_u32_u24_e32 v96, 24, v13
	v_cmp_gt_i32_e64 s[6:7], s22, v13
	v_mad_i64_i32 v[13:14], s[8:9], v13, s74, 0
	v_lshrrev_b32_e32 v15, 4, v37
	v_or_b32_e32 v39, 0x180, v0
	v_mul_u32_u24_e32 v97, 24, v15
	v_cmp_gt_i32_e64 s[8:9], s22, v15
	v_mad_i64_i32 v[15:16], s[10:11], v15, s74, 0
	v_lshrrev_b32_e32 v17, 4, v39
	v_or_b32_e32 v41, 0x200, v0
	v_mul_u32_u24_e32 v98, 24, v17
	v_cmp_gt_i32_e64 s[10:11], s22, v17
	v_mad_i64_i32 v[17:18], s[12:13], v17, s74, 0
	v_lshrrev_b32_e32 v19, 4, v41
	v_or_b32_e32 v43, 0x280, v0
	v_mul_u32_u24_e32 v99, 24, v19
	v_cmp_gt_i32_e64 s[12:13], s22, v19
	v_mad_i64_i32 v[19:20], s[14:15], v19, s74, 0
	v_lshrrev_b32_e32 v21, 4, v43
	v_or_b32_e32 v45, 0x300, v0
	v_mul_u32_u24_e32 v100, 24, v21
	v_cmp_gt_i32_e64 s[14:15], s22, v21
	v_mad_i64_i32 v[21:22], s[16:17], v21, s74, 0
	v_lshrrev_b32_e32 v23, 4, v45
	v_or_b32_e32 v47, 0x380, v0
	v_mul_u32_u24_e32 v101, 24, v23
	v_cmp_gt_i32_e64 s[16:17], s22, v23
	v_mad_i64_i32 v[23:24], s[18:19], v23, s74, 0
	v_lshrrev_b32_e32 v25, 4, v47
	v_mad_u32_u24 v51, v0, 3, v41
	v_mul_u32_u24_e32 v102, 24, v25
	v_cmp_gt_i32_e64 s[18:19], s22, v25
	v_mad_i64_i32 v[25:26], s[20:21], v25, s74, 0
	v_mad_i64_i32 v[29:30], s[20:21], v31, s74, 0
	v_lshrrev_b32_e32 v34, 4, v51
	v_lshrrev_b32_e32 v105, 6, v0
	.loc	1 155
	v_lshlrev_b32_e32 v9, 2, v5
	v_cmp_gt_i32_e64 s[2:3], s22, v94
	v_mul_u32_u24_e32 v103, 24, v31
	v_cmp_gt_i32_e64 s[20:21], s22, v31
	v_mul_u32_u24_e32 v104, 24, v34
	v_mad_i64_i32 v[31:32], s[24:25], v34, s74, 0
	v_cmp_gt_i32_e64 s[22:23], s22, v34
	v_mul_u32_u24_e32 v34, 0x44, v105
	v_lshrrev_b32_e32 v106, 6, v10
	v_lshrrev_b32_e32 v108, 6, v37
	v_lshrrev_b32_e32 v110, 6, v39
	v_lshrrev_b32_e32 v112, 6, v41
	v_lshrrev_b32_e32 v114, 6, v43
	v_lshrrev_b32_e32 v116, 6, v45
	v_lshrrev_b32_e32 v118, 6, v47
	v_or_b32_e32 v53, v60, v59
	v_readfirstlane_b32 s73, v34
	v_cmp_lt_i32_e64 s[24:25], 0, v33
	v_mad_i64_i32 v[33:34], s[28:29], v105, s76, 0
	v_mad_i64_i32 v[35:36], s[28:29], v106, s76, 0
	v_mad_i64_i32 v[37:38], s[28:29], v108, s76, 0
	v_mad_i64_i32 v[39:40], s[28:29], v110, s76, 0
	v_mad_i64_i32 v[41:42], s[28:29], v112, s76, 0
	v_mad_i64_i32 v[43:44], s[28:29], v114, s76, 0
	v_mad_i64_i32 v[45:46], s[28:29], v116, s76, 0
	v_mad_i64_i32 v[47:48], s[28:29], v118, s76, 0
	v_mad_i64_i32 v[49:50], s[28:29], v94, s76, 0
	v_sub_u32_e32 v52, vcc, s26, v9
	v_lshrrev_b32_e32 v121, 6, v51
	v_lshlrev_b32_e32 v54, 2, v0
	v_cmp_lt_i32_e64 s[26:27], 0, v52
	v_cmp_lt_i32_e64 s[28:29], 1, v52
	v_cmp_lt_i32_e64 s[30:31], 2, v52
	v_cmp_lt_i32_e64 s[34:35], 3, v52
	v_mad_i64_i32 v[51:52], s[36:37], v121, s76, 0
	v_mul_u32_u24_e32 v53, 24, v53
	v_and_b32_e32 v27, 12, v54
	v_lshlrev_b32_e32 v123, 2, v53
	v_and_b32_e32 v53, 0x80, v54
	v_lshlrev_b32_e32 v54, 5, v61
	s_lshl_b64 s[54:55], s[76:77], 4
	s_movk_i32 s50, 0x80
	s_movk_i32 s46, 0x100
	s_movk_i32 s44, 0x180
	s_movk_i32 s42, 0x200
	s_movk_i32 s40, 0x280
	s_movk_i32 s38, 0x300
	s_movk_i32 s39, 0x380
	v_mov_b32_e32 v28, 0
	s_movk_i32 s48, 0xff
	s_movk_i32 s52, 0x7f
	v_or_b32_e32 v53, v53, v54
	v_mul_u32_u24_e32 v95, 24, v94
	s_mov_b32 s70, 0
	v_mul_u32_u24_e32 v107, 0x44, v106
	v_mul_u32_u24_e32 v109, 0x44, v108
	v_mul_u32_u24_e32 v111, 0x44, v110
	v_mul_u32_u24_e32 v113, 0x44, v112
	v_mul_u32_u24_e32 v115, 0x44, v114
	v_mul_u32_u24_e32 v117, 0x44, v116
	v_mul_u32_u24_e32 v119, 0x44, v118
	v_mul_u32_u24_e32 v120, 0x44, v94
	v_mov_b32_e32 v10, v28
	s_mov_b32 s79, 1
	v_mul_u32_u24_e32 v122, 0x44, v121
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
	s_movk_i32 s93, 0x400
	v_mov_b32_e32 v62, v28
	v_mov_b32_e32 v66, v28
	v_mov_b32_e32 v70, v28
	v_mov_b32_e32 v74, v28
	v_mov_b32_e32 v63, v28
	v_mov_b32_e32 v67, v28
	v_mov_b32_e32 v71, v28
	v_mov_b32_e32 v75, v28
	v_mov_b32_e32 v64, v28
	v_mov_b32_e32 v68, v28
	v_mov_b32_e32 v72, v28
	v_mov_b32_e32 v76, v28
	v_mov_b32_e32 v65, v28
	v_mov_b32_e32 v69, v28
	v_mov_b32_e32 v73, v28
	v_mov_b32_e32 v77, v28
	v_mov_b32_e32 v78, v28
	v_mov_b32_e32 v82, v28
	v_mov_b32_e32 v86, v28
	v_mov_b32_e32 v90, v28
	v_mov_b32_e32 v79, v28
	v_mov_b32_e32 v83, v28
	v_mov_b32_e32 v87, v28
	v_mov_b32_e32 v91, v28
	v_mov_b32_e32 v80, v28
	v_mov_b32_e32 v84, v28
	v_mov_b32_e32 v88, v28
	v_mov_b32_e32 v92, v28
	v_mov_b32_e32 v81, v28
	v_mov_b32_e32 v85, v28
	v_mov_b32_e32 v89, v28
	v_mov_b32_e32 v93, v28
.LBB0_145:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_290 Depth 2
	.loc	1 0
	v_mov_b32_e32 v53, s85
	v_add_u32_e32 v3, vcc, s84, v3
	v_addc_u32_e32 v4, vcc, v4, v53, vcc
	.loc	1 157
	s_add_i32 s78, s78, 16
	.loc	1 0
	v_add_u32_e32 v1, vcc, 64, v1
	.loc	1 157
	s_cmp_le_i32 s92, s78
	.loc	1 0
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	1 157
	s_cselect_b64 s[86:87], -1, 0
	s_and_b64 vcc, exec, s[86:87]
	.loc	1 156
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 157
	s_cbranch_vccnz .LBB0_289
; %bb.146:                              ;   in Loop: Header=BB0_145 Depth=1
	s_sub_i32 s95, s92, s78
	s_cmp_gt_i32 s95, 15
	s_cselect_b64 s[54:55], -1, 0
	s_and_b64 s[54:55], s[82:83], s[54:55]
	s_mul_i32 s94, s79, 0x1800
	s_andn2_b64 vcc, exec, s[54:55]
	s_mov_b64 s[54:55], -1
	s_cbranch_vccz .LBB0_220
; %bb.147:                              ;   in Loop: Header=BB0_145 Depth=1
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_165
; %bb.148:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 104
	v_cmp_gt_i32_e32 vcc, s95, v5
	s_and_b64 s[54:55], s[2:3], vcc
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_150
; %bb.149:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[54:55], 2, v[11:12]
	v_add_u32_e64 v56, s[54:55], v1, v54
	v_addc_u32_e64 v57, s[54:55], v2, v55, s[54:55]
	v_lshlrev_b64 v[54:55], 2, v[5:6]
	v_add_u32_e64 v54, s[54:55], v56, v54
	v_addc_u32_e64 v55, s[54:55], v57, v55, s[54:55]
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_150:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 157
	v_lshlrev_b32_e32 v55, 2, v95
	v_add_u32_e64 v55, s[54:55], s94, v55
	v_add_u32_e64 v55, s[54:55], v55, v9
	.loc	1 104
	s_and_b64 s[54:55], s[6:7], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_152
; %bb.151:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[53:54], 2, v[13:14]
	v_add_u32_e64 v55, s[54:55], v1, v53
	v_addc_u32_e64 v56, s[54:55], v2, v54, s[54:55]
	v_lshlrev_b64 v[53:54], 2, v[5:6]
	v_add_u32_e64 v53, s[54:55], v55, v53
	v_addc_u32_e64 v54, s[54:55], v56, v54, s[54:55]
	.loc	1 104
	flat_load_dword v53, v[53:54]
.LBB0_152:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 157
	v_lshlrev_b32_e32 v54, 2, v96
	v_add_u32_e64 v54, s[54:55], s94, v54
	v_add_u32_e64 v54, s[54:55], v54, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	s_and_b64 s[54:55], s[8:9], vcc
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_154
; %bb.153:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[54:55], 2, v[15:16]
	v_add_u32_e64 v56, s[54:55], v1, v54
	v_addc_u32_e64 v57, s[54:55], v2, v55, s[54:55]
	v_lshlrev_b64 v[54:55], 2, v[5:6]
	v_add_u32_e64 v54, s[54:55], v56, v54
	v_addc_u32_e64 v55, s[54:55], v57, v55, s[54:55]
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_154:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 157
	v_lshlrev_b32_e32 v55, 2, v97
	v_add_u32_e64 v55, s[54:55], s94, v55
	v_add_u32_e64 v55, s[54:55], v55, v9
	.loc	1 104
	s_and_b64 s[54:55], s[10:11], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_156
; %bb.155:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[53:54], 2, v[17:18]
	v_add_u32_e64 v55, s[54:55], v1, v53
	v_addc_u32_e64 v56, s[54:55], v2, v54, s[54:55]
	v_lshlrev_b64 v[53:54], 2, v[5:6]
	v_add_u32_e64 v53, s[54:55], v55, v53
	v_addc_u32_e64 v54, s[54:55], v56, v54, s[54:55]
	.loc	1 104
	flat_load_dword v53, v[53:54]
.LBB0_156:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 157
	v_lshlrev_b32_e32 v54, 2, v98
	v_add_u32_e64 v54, s[54:55], s94, v54
	v_add_u32_e64 v54, s[54:55], v54, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	s_and_b64 s[54:55], s[12:13], vcc
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_158
; %bb.157:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[54:55], 2, v[19:20]
	v_add_u32_e64 v56, s[54:55], v1, v54
	v_addc_u32_e64 v57, s[54:55], v2, v55, s[54:55]
	v_lshlrev_b64 v[54:55], 2, v[5:6]
	v_add_u32_e64 v54, s[54:55], v56, v54
	v_addc_u32_e64 v55, s[54:55], v57, v55, s[54:55]
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_158:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 157
	v_lshlrev_b32_e32 v55, 2, v99
	v_add_u32_e64 v55, s[54:55], s94, v55
	v_add_u32_e64 v55, s[54:55], v55, v9
	.loc	1 104
	s_and_b64 s[54:55], s[14:15], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_160
; %bb.159:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[53:54], 2, v[21:22]
	v_add_u32_e64 v55, s[54:55], v1, v53
	v_addc_u32_e64 v56, s[54:55], v2, v54, s[54:55]
	v_lshlrev_b64 v[53:54], 2, v[5:6]
	v_add_u32_e64 v53, s[54:55], v55, v53
	v_addc_u32_e64 v54, s[54:55], v56, v54, s[54:55]
	.loc	1 104
	flat_load_dword v53, v[53:54]
.LBB0_160:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 157
	v_lshlrev_b32_e32 v54, 2, v100
	v_add_u32_e64 v54, s[54:55], s94, v54
	v_add_u32_e64 v54, s[54:55], v54, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	s_and_b64 s[54:55], s[16:17], vcc
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_162
; %bb.161:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[54:55], 2, v[23:24]
	v_add_u32_e64 v56, s[54:55], v1, v54
	v_addc_u32_e64 v57, s[54:55], v2, v55, s[54:55]
	v_lshlrev_b64 v[54:55], 2, v[5:6]
	v_add_u32_e64 v54, s[54:55], v56, v54
	v_addc_u32_e64 v55, s[54:55], v57, v55, s[54:55]
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_162:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 157
	v_lshlrev_b32_e32 v55, 2, v101
	v_add_u32_e64 v55, s[54:55], s94, v55
	v_add_u32_e64 v55, s[54:55], v55, v9
	.loc	1 104
	s_and_b64 s[56:57], s[18:19], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_164
; %bb.163:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[53:54], 2, v[25:26]
	v_add_u32_e32 v55, vcc, v1, v53
	v_addc_u32_e32 v56, vcc, v2, v54, vcc
	v_lshlrev_b64 v[53:54], 2, v[5:6]
	v_add_u32_e32 v53, vcc, v55, v53
	v_addc_u32_e32 v54, vcc, v56, v54, vcc
	.loc	1 104
	flat_load_dword v53, v[53:54]
.LBB0_164:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v54, 2, v102
	v_add_u32_e32 v54, vcc, s94, v54
	v_add_u32_e32 v54, vcc, v54, v9
	s_mov_b64 s[54:55], 0
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
.LBB0_165:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_183
; %bb.166:                              ;   in Loop: Header=BB0_145 Depth=1
	v_lshlrev_b64 v[53:54], 2, v[29:30]
	.loc	1 104
	v_mov_b32_e32 v126, 0
	.loc	1 157
	v_add_u32_e32 v55, vcc, v1, v53
	v_addc_u32_e32 v56, vcc, v2, v54, vcc
	v_lshlrev_b64 v[53:54], 2, v[27:28]
	v_mov_b32_e32 v127, 0
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	v_sub_u32_e32 v58, vcc, s95, v27
	.loc	1 104
	v_cmp_lt_i32_e32 vcc, 0, v58
	s_and_b64 s[56:57], s[20:21], vcc
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_168
; %bb.167:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dword v127, v[55:56]
.LBB0_168:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v57, 2, v103
	v_add_u32_e64 v125, s[54:55], s94, v57
	v_lshlrev_b32_e32 v57, 2, v27
	v_add_u32_e64 v125, s[54:55], v125, v57
	.loc	1 104
	v_cmp_lt_i32_e64 s[54:55], 1, v58
	s_and_b64 s[56:57], s[20:21], s[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v125, v127
	s_and_saveexec_b64 s[58:59], s[56:57]
	s_cbranch_execz .LBB0_170
; %bb.169:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v126, s[56:57], 4, v55
	v_addc_u32_e64 v127, s[56:57], 0, v56, s[56:57]
	flat_load_dword v126, v[126:127]
.LBB0_170:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[58:59]
	.loc	1 104
	v_cmp_lt_i32_e64 s[56:57], 2, v58
	s_waitcnt vmcnt(0)
	ds_write_b32 v125, v126 offset:4
	s_and_b64 s[58:59], s[20:21], s[56:57]
	v_mov_b32_e32 v126, 0
	v_mov_b32_e32 v127, 0
	s_and_saveexec_b64 s[60:61], s[58:59]
	s_cbranch_execz .LBB0_172
; %bb.171:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v127, s[58:59], 8, v55
	v_addc_u32_e64 v128, s[58:59], 0, v56, s[58:59]
	flat_load_dword v127, v[127:128]
.LBB0_172:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[60:61]
	.loc	1 104
	v_cmp_lt_i32_e64 s[58:59], 3, v58
	s_and_b64 s[60:61], s[20:21], s[58:59]
	s_waitcnt vmcnt(0)
	ds_write_b32 v125, v127 offset:8
	s_and_saveexec_b64 s[88:89], s[60:61]
	s_cbranch_execz .LBB0_174
; %bb.173:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v55, s[60:61], 12, v55
	v_addc_u32_e64 v56, s[60:61], 0, v56, s[60:61]
	flat_load_dword v126, v[55:56]
.LBB0_174:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[88:89]
	.loc	1 157
	v_lshlrev_b64 v[55:56], 2, v[31:32]
	.loc	1 104
	s_and_b64 s[88:89], s[22:23], vcc
	.loc	1 157
	v_add_u32_e64 v55, s[60:61], v1, v55
	v_addc_u32_e64 v56, s[60:61], v2, v56, s[60:61]
	v_add_u32_e64 v53, s[60:61], v55, v53
	v_addc_u32_e64 v54, s[60:61], v56, v54, s[60:61]
	.loc	1 104
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v58, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v125, v126 offset:12
	s_and_saveexec_b64 s[60:61], s[88:89]
	s_cbranch_execz .LBB0_176
; %bb.175:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dword v58, v[53:54]
.LBB0_176:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[60:61]
	.loc	1 157
	v_lshlrev_b32_e32 v55, 2, v104
	v_add_u32_e32 v55, vcc, s94, v55
	v_add_u32_e32 v55, vcc, v55, v57
	.loc	1 104
	s_and_b64 s[60:61], s[22:23], s[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v58
	s_and_saveexec_b64 s[54:55], s[60:61]
	s_cbranch_execz .LBB0_178
; %bb.177:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v56, vcc, 4, v53
	v_addc_u32_e32 v57, vcc, 0, v54, vcc
	flat_load_dword v56, v[56:57]
.LBB0_178:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v56 offset:4
	s_and_b64 s[56:57], s[22:23], s[56:57]
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_180
; %bb.179:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v57, vcc, 8, v53
	v_addc_u32_e32 v58, vcc, 0, v54, vcc
	flat_load_dword v57, v[57:58]
.LBB0_180:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 104
	s_and_b64 s[56:57], s[22:23], s[58:59]
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v57 offset:8
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_182
; %bb.181:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v53, vcc, 12, v53
	v_addc_u32_e32 v54, vcc, 0, v54, vcc
	flat_load_dword v56, v[53:54]
.LBB0_182:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v56 offset:12
.LBB0_183:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_mul_i32 s58, s79, 0x1100
	s_addk_i32 s58, 0x3000
	.loc	1 157
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b64 s[54:55], -1
	s_cbranch_vccnz .LBB0_201
; %bb.184:                              ;   in Loop: Header=BB0_145 Depth=1
	v_cmp_gt_i32_e32 vcc, s95, v105
	.loc	1 104
	s_and_b64 s[56:57], vcc, s[24:25]
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_186
; %bb.185:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[55:56], 2, v[33:34]
	v_add_u32_e32 v53, vcc, v3, v55
	v_addc_u32_e32 v57, vcc, v4, v56, vcc
	v_lshlrev_b64 v[55:56], 2, v[7:8]
	v_add_u32_e32 v55, vcc, v53, v55
	v_addc_u32_e32 v56, vcc, v57, v56, vcc
	.loc	1 104
	flat_load_dword v55, v[55:56]
.LBB0_186:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	s_lshl_b32 s54, s73, 2
	s_add_i32 s54, s58, s54
	v_lshlrev_b32_e32 v53, 2, v7
	v_add_u32_e32 v56, vcc, s54, v53
	v_cmp_gt_i32_e32 vcc, s95, v106
	.loc	1 104
	s_and_b64 s[56:57], vcc, s[24:25]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_188
; %bb.187:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[54:55], 2, v[35:36]
	v_add_u32_e32 v56, vcc, v3, v54
	v_addc_u32_e32 v57, vcc, v4, v55, vcc
	v_lshlrev_b64 v[54:55], 2, v[7:8]
	v_add_u32_e32 v54, vcc, v56, v54
	v_addc_u32_e32 v55, vcc, v57, v55, vcc
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_188:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v55, 2, v107
	v_add_u32_e32 v55, vcc, s58, v55
	v_add_u32_e32 v55, vcc, v55, v53
	v_cmp_gt_i32_e32 vcc, s95, v108
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[56:57], vcc, s[24:25]
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_190
; %bb.189:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[55:56], 2, v[37:38]
	v_add_u32_e32 v57, vcc, v3, v55
	v_addc_u32_e32 v58, vcc, v4, v56, vcc
	v_lshlrev_b64 v[55:56], 2, v[7:8]
	v_add_u32_e32 v55, vcc, v57, v55
	v_addc_u32_e32 v56, vcc, v58, v56, vcc
	.loc	1 104
	flat_load_dword v55, v[55:56]
.LBB0_190:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v56, 2, v109
	v_add_u32_e32 v56, vcc, s58, v56
	v_add_u32_e32 v56, vcc, v56, v53
	v_cmp_gt_i32_e32 vcc, s95, v110
	.loc	1 104
	s_and_b64 s[56:57], vcc, s[24:25]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_192
; %bb.191:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[54:55], 2, v[39:40]
	v_add_u32_e32 v56, vcc, v3, v54
	v_addc_u32_e32 v57, vcc, v4, v55, vcc
	v_lshlrev_b64 v[54:55], 2, v[7:8]
	v_add_u32_e32 v54, vcc, v56, v54
	v_addc_u32_e32 v55, vcc, v57, v55, vcc
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_192:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v55, 2, v111
	v_add_u32_e32 v55, vcc, s58, v55
	v_add_u32_e32 v55, vcc, v55, v53
	v_cmp_gt_i32_e32 vcc, s95, v112
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[56:57], vcc, s[24:25]
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_194
; %bb.193:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[55:56], 2, v[41:42]
	v_add_u32_e32 v57, vcc, v3, v55
	v_addc_u32_e32 v58, vcc, v4, v56, vcc
	v_lshlrev_b64 v[55:56], 2, v[7:8]
	v_add_u32_e32 v55, vcc, v57, v55
	v_addc_u32_e32 v56, vcc, v58, v56, vcc
	.loc	1 104
	flat_load_dword v55, v[55:56]
.LBB0_194:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v56, 2, v113
	v_add_u32_e32 v56, vcc, s58, v56
	v_add_u32_e32 v56, vcc, v56, v53
	v_cmp_gt_i32_e32 vcc, s95, v114
	.loc	1 104
	s_and_b64 s[56:57], vcc, s[24:25]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_196
; %bb.195:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[54:55], 2, v[43:44]
	v_add_u32_e32 v56, vcc, v3, v54
	v_addc_u32_e32 v57, vcc, v4, v55, vcc
	v_lshlrev_b64 v[54:55], 2, v[7:8]
	v_add_u32_e32 v54, vcc, v56, v54
	v_addc_u32_e32 v55, vcc, v57, v55, vcc
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_196:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v55, 2, v115
	v_add_u32_e32 v55, vcc, s58, v55
	v_add_u32_e32 v55, vcc, v55, v53
	v_cmp_gt_i32_e32 vcc, s95, v116
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[56:57], vcc, s[24:25]
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_198
; %bb.197:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[55:56], 2, v[45:46]
	v_add_u32_e32 v57, vcc, v3, v55
	v_addc_u32_e32 v58, vcc, v4, v56, vcc
	v_lshlrev_b64 v[55:56], 2, v[7:8]
	v_add_u32_e32 v55, vcc, v57, v55
	v_addc_u32_e32 v56, vcc, v58, v56, vcc
	.loc	1 104
	flat_load_dword v55, v[55:56]
.LBB0_198:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v56, 2, v117
	v_add_u32_e32 v56, vcc, s58, v56
	v_add_u32_e32 v56, vcc, v56, v53
	v_cmp_gt_i32_e32 vcc, s95, v118
	.loc	1 104
	s_and_b64 s[56:57], vcc, s[24:25]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_200
; %bb.199:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[54:55], 2, v[47:48]
	v_add_u32_e32 v56, vcc, v3, v54
	v_addc_u32_e32 v57, vcc, v4, v55, vcc
	v_lshlrev_b64 v[54:55], 2, v[7:8]
	v_add_u32_e32 v54, vcc, v56, v54
	v_addc_u32_e32 v55, vcc, v57, v55, vcc
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_200:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v55, 2, v119
	v_add_u32_e32 v55, vcc, s58, v55
	v_add_u32_e32 v53, vcc, v55, v53
	s_mov_b64 s[54:55], 0
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v54
.LBB0_201:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_219
; %bb.202:                              ;   in Loop: Header=BB0_145 Depth=1
	v_lshlrev_b64 v[53:54], 2, v[49:50]
	.loc	1 104
	v_mov_b32_e32 v125, 0
	.loc	1 157
	v_add_u32_e32 v55, vcc, v3, v53
	v_addc_u32_e32 v56, vcc, v4, v54, vcc
	v_lshlrev_b64 v[53:54], 2, v[9:10]
	v_mov_b32_e32 v126, 0
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	v_cmp_gt_i32_e32 vcc, s95, v94
	.loc	1 104
	s_and_b64 s[56:57], vcc, s[26:27]
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_204
; %bb.203:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dword v126, v[55:56]
.LBB0_204:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v57, 2, v120
	v_add_u32_e64 v58, s[54:55], s58, v57
	v_lshlrev_b32_e32 v57, 2, v9
	v_add_u32_e64 v58, s[54:55], v58, v57
	.loc	1 104
	s_and_b64 s[54:55], vcc, s[28:29]
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v126
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_206
; %bb.205:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v125, s[54:55], 4, v55
	v_addc_u32_e64 v126, s[54:55], 0, v56, s[54:55]
	flat_load_dword v125, v[125:126]
.LBB0_206:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v125 offset:4
	s_and_b64 s[54:55], vcc, s[30:31]
	v_mov_b32_e32 v125, 0
	v_mov_b32_e32 v126, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_208
; %bb.207:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v126, s[54:55], 8, v55
	v_addc_u32_e64 v127, s[54:55], 0, v56, s[54:55]
	flat_load_dword v126, v[126:127]
.LBB0_208:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 104
	s_and_b64 s[56:57], vcc, s[34:35]
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v126 offset:8
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_210
; %bb.209:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v55, vcc, 12, v55
	v_addc_u32_e32 v56, vcc, 0, v56, vcc
	flat_load_dword v125, v[55:56]
.LBB0_210:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b64 v[55:56], 2, v[51:52]
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v125 offset:12
	.loc	1 157
	v_add_u32_e32 v55, vcc, v3, v55
	v_addc_u32_e32 v56, vcc, v4, v56, vcc
	v_add_u32_e32 v53, vcc, v55, v53
	v_addc_u32_e32 v54, vcc, v56, v54, vcc
	v_cmp_gt_i32_e32 vcc, s95, v121
	.loc	1 104
	s_and_b64 s[56:57], vcc, s[26:27]
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v58, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_212
; %bb.211:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dword v58, v[53:54]
.LBB0_212:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v55, 2, v122
	v_add_u32_e64 v55, s[54:55], s58, v55
	v_add_u32_e64 v55, s[54:55], v55, v57
	.loc	1 104
	s_and_b64 s[54:55], vcc, s[28:29]
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v58
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_214
; %bb.213:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v56, s[54:55], 4, v53
	v_addc_u32_e64 v57, s[54:55], 0, v54, s[54:55]
	flat_load_dword v56, v[56:57]
.LBB0_214:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v56 offset:4
	s_and_b64 s[54:55], vcc, s[30:31]
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_216
; %bb.215:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v57, s[54:55], 8, v53
	v_addc_u32_e64 v58, s[54:55], 0, v54, s[54:55]
	flat_load_dword v57, v[57:58]
.LBB0_216:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 104
	s_and_b64 s[56:57], vcc, s[34:35]
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v57 offset:8
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_218
; %bb.217:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v53, vcc, 12, v53
	v_addc_u32_e32 v54, vcc, 0, v54, vcc
	flat_load_dword v56, v[53:54]
.LBB0_218:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v56 offset:12
.LBB0_219:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_mov_b64 s[54:55], 0
.LBB0_220:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_289
; %bb.221:                              ;   in Loop: Header=BB0_145 Depth=1
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b64 s[54:55], -1
	s_cbranch_vccnz .LBB0_237
; %bb.222:                              ;   in Loop: Header=BB0_145 Depth=1
	v_lshlrev_b64 v[53:54], 2, v[11:12]
	v_lshlrev_b32_e32 v57, 2, v95
	v_add_u32_e32 v55, vcc, v1, v53
	v_addc_u32_e32 v56, vcc, v2, v54, vcc
	v_lshlrev_b64 v[53:54], 2, v[5:6]
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	.loc	1 104
	flat_load_dword v56, v[55:56]
	.loc	1 157
	v_add_u32_e32 v57, vcc, s94, v57
	v_add_u32_e32 v57, vcc, v57, v9
	.loc	1 104
	v_mov_b32_e32 v55, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[54:55], s[36:37]
	s_cbranch_execz .LBB0_224
; %bb.223:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[56:57], 2, v[13:14]
	v_add_u32_e32 v56, vcc, v1, v56
	v_addc_u32_e32 v57, vcc, v2, v57, vcc
	v_add_u32_e32 v56, vcc, v56, v53
	v_addc_u32_e32 v57, vcc, v57, v54, vcc
	.loc	1 104
	flat_load_dword v56, v[56:57]
.LBB0_224:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v57, 2, v96
	v_add_u32_e32 v57, vcc, s94, v57
	v_add_u32_e32 v57, vcc, v57, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	s_and_saveexec_b64 s[54:55], s[38:39]
	s_cbranch_execz .LBB0_226
; %bb.225:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[55:56], 2, v[15:16]
	v_add_u32_e32 v55, vcc, v1, v55
	v_addc_u32_e32 v56, vcc, v2, v56, vcc
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	.loc	1 104
	flat_load_dword v55, v[55:56]
.LBB0_226:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v56, 2, v97
	v_add_u32_e32 v56, vcc, s94, v56
	v_add_u32_e32 v56, vcc, v56, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[54:55], s[40:41]
	s_cbranch_execz .LBB0_228
; %bb.227:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[56:57], 2, v[17:18]
	v_add_u32_e32 v56, vcc, v1, v56
	v_addc_u32_e32 v57, vcc, v2, v57, vcc
	v_add_u32_e32 v56, vcc, v56, v53
	v_addc_u32_e32 v57, vcc, v57, v54, vcc
	.loc	1 104
	flat_load_dword v56, v[56:57]
.LBB0_228:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v57, 2, v98
	v_add_u32_e32 v57, vcc, s94, v57
	v_add_u32_e32 v57, vcc, v57, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	s_and_saveexec_b64 s[54:55], s[42:43]
	s_cbranch_execz .LBB0_230
; %bb.229:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[55:56], 2, v[19:20]
	v_add_u32_e32 v55, vcc, v1, v55
	v_addc_u32_e32 v56, vcc, v2, v56, vcc
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	.loc	1 104
	flat_load_dword v55, v[55:56]
.LBB0_230:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v56, 2, v99
	v_add_u32_e32 v56, vcc, s94, v56
	v_add_u32_e32 v56, vcc, v56, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[54:55], s[44:45]
	s_cbranch_execz .LBB0_232
; %bb.231:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[56:57], 2, v[21:22]
	v_add_u32_e32 v56, vcc, v1, v56
	v_addc_u32_e32 v57, vcc, v2, v57, vcc
	v_add_u32_e32 v56, vcc, v56, v53
	v_addc_u32_e32 v57, vcc, v57, v54, vcc
	.loc	1 104
	flat_load_dword v56, v[56:57]
.LBB0_232:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v57, 2, v100
	v_add_u32_e32 v57, vcc, s94, v57
	v_add_u32_e32 v57, vcc, v57, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	s_and_saveexec_b64 s[54:55], s[46:47]
	s_cbranch_execz .LBB0_234
; %bb.233:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[55:56], 2, v[23:24]
	v_add_u32_e32 v55, vcc, v1, v55
	v_addc_u32_e32 v56, vcc, v2, v56, vcc
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	.loc	1 104
	flat_load_dword v55, v[55:56]
.LBB0_234:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v56, 2, v101
	v_add_u32_e32 v56, vcc, s94, v56
	v_add_u32_e32 v56, vcc, v56, v9
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[54:55], s[50:51]
	s_cbranch_execz .LBB0_236
; %bb.235:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[55:56], 2, v[25:26]
	v_add_u32_e32 v55, vcc, v1, v55
	v_addc_u32_e32 v56, vcc, v2, v56, vcc
	v_add_u32_e32 v53, vcc, v55, v53
	v_addc_u32_e32 v54, vcc, v56, v54, vcc
	.loc	1 104
	flat_load_dword v55, v[53:54]
.LBB0_236:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v53, 2, v102
	v_add_u32_e32 v53, vcc, s94, v53
	v_add_u32_e32 v53, vcc, v53, v9
	s_mov_b64 s[54:55], 0
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v55
.LBB0_237:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_255
; %bb.238:                              ;   in Loop: Header=BB0_145 Depth=1
	v_lshlrev_b32_e32 v53, 2, v103
	v_add_u32_e32 v53, vcc, s94, v53
	v_lshlrev_b32_e32 v125, 2, v27
	v_add_u32_e32 v126, vcc, v53, v125
	.loc	1 104
	s_and_saveexec_b64 s[54:55], s[48:49]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_240
; %bb.239:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v126, v28
	s_mov_b32 s56, 0
.LBB0_240:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	.loc	1 157
	v_lshlrev_b64 v[53:54], 2, v[29:30]
	.loc	1 104
	v_mov_b32_e32 v58, s56
	.loc	1 157
	v_add_u32_e32 v55, vcc, v1, v53
	v_addc_u32_e32 v56, vcc, v2, v54, vcc
	v_lshlrev_b64 v[53:54], 2, v[27:28]
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	.loc	1 104
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_242
; %bb.241:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dwordx2 v[57:58], v[55:56]
	s_waitcnt vmcnt(0)
	ds_write_b32 v126, v57
.LBB0_242:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 104
	ds_write_b32 v126, v58 offset:4
	s_and_saveexec_b64 s[54:55], s[48:49]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_244
; %bb.243:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v126, v28 offset:8
	s_mov_b32 s56, 0
.LBB0_244:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	v_mov_b32_e32 v57, s56
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_246
; %bb.245:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v55, vcc, 8, v55
	v_addc_u32_e32 v56, vcc, 0, v56, vcc
	flat_load_dwordx2 v[56:57], v[55:56]
	s_waitcnt vmcnt(0)
	ds_write_b32 v126, v56 offset:8
.LBB0_246:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v55, 2, v104
	v_add_u32_e32 v55, vcc, s94, v55
	.loc	1 104
	ds_write_b32 v126, v57 offset:12
	.loc	1 157
	v_add_u32_e32 v57, vcc, v55, v125
	.loc	1 104
	s_and_saveexec_b64 s[54:55], s[52:53]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_248
; %bb.247:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v57, v28
	s_mov_b32 s56, 0
.LBB0_248:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	.loc	1 157
	v_lshlrev_b64 v[55:56], 2, v[31:32]
	v_add_u32_e32 v55, vcc, v1, v55
	v_addc_u32_e32 v56, vcc, v2, v56, vcc
	v_add_u32_e32 v53, vcc, v55, v53
	v_addc_u32_e32 v54, vcc, v56, v54, vcc
	.loc	1 104
	v_mov_b32_e32 v56, s56
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_250
; %bb.249:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dwordx2 v[55:56], v[53:54]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v55
.LBB0_250:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 104
	ds_write_b32 v57, v56 offset:4
	s_and_saveexec_b64 s[54:55], s[52:53]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_252
; %bb.251:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v57, v28 offset:8
	s_mov_b32 s56, 0
.LBB0_252:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	v_mov_b32_e32 v55, s56
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_254
; %bb.253:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v53, vcc, 8, v53
	v_addc_u32_e32 v54, vcc, 0, v54, vcc
	flat_load_dwordx2 v[54:55], v[53:54]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v54 offset:8
.LBB0_254:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 104
	ds_write_b32 v57, v55 offset:12
.LBB0_255:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_mul_i32 s56, s79, 0x1100
	s_addk_i32 s56, 0x3000
	.loc	1 157
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b64 s[54:55], -1
	s_cbranch_vccnz .LBB0_271
; %bb.256:                              ;   in Loop: Header=BB0_145 Depth=1
	v_lshlrev_b64 v[53:54], 2, v[33:34]
	s_lshl_b32 s54, s73, 2
	v_add_u32_e32 v55, vcc, v3, v53
	v_addc_u32_e32 v56, vcc, v4, v54, vcc
	v_lshlrev_b64 v[53:54], 2, v[7:8]
	s_add_i32 s54, s56, s54
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	.loc	1 104
	flat_load_dword v57, v[55:56]
	.loc	1 157
	v_lshlrev_b32_e32 v55, 2, v7
	v_add_u32_e32 v58, vcc, s54, v55
	.loc	1 104
	v_mov_b32_e32 v56, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v57
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[54:55], s[36:37]
	s_cbranch_execz .LBB0_258
; %bb.257:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[57:58], 2, v[35:36]
	v_add_u32_e32 v57, vcc, v3, v57
	v_addc_u32_e32 v58, vcc, v4, v58, vcc
	v_add_u32_e32 v57, vcc, v57, v53
	v_addc_u32_e32 v58, vcc, v58, v54, vcc
	.loc	1 104
	flat_load_dword v57, v[57:58]
.LBB0_258:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v58, 2, v107
	v_add_u32_e32 v58, vcc, s56, v58
	v_add_u32_e32 v58, vcc, v58, v55
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v57
	s_and_saveexec_b64 s[54:55], s[38:39]
	s_cbranch_execz .LBB0_260
; %bb.259:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[56:57], 2, v[37:38]
	v_add_u32_e32 v56, vcc, v3, v56
	v_addc_u32_e32 v57, vcc, v4, v57, vcc
	v_add_u32_e32 v56, vcc, v56, v53
	v_addc_u32_e32 v57, vcc, v57, v54, vcc
	.loc	1 104
	flat_load_dword v56, v[56:57]
.LBB0_260:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v57, 2, v109
	v_add_u32_e32 v57, vcc, s56, v57
	v_add_u32_e32 v57, vcc, v57, v55
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[54:55], s[40:41]
	s_cbranch_execz .LBB0_262
; %bb.261:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[57:58], 2, v[39:40]
	v_add_u32_e32 v57, vcc, v3, v57
	v_addc_u32_e32 v58, vcc, v4, v58, vcc
	v_add_u32_e32 v57, vcc, v57, v53
	v_addc_u32_e32 v58, vcc, v58, v54, vcc
	.loc	1 104
	flat_load_dword v57, v[57:58]
.LBB0_262:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v58, 2, v111
	v_add_u32_e32 v58, vcc, s56, v58
	v_add_u32_e32 v58, vcc, v58, v55
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v57
	s_and_saveexec_b64 s[54:55], s[42:43]
	s_cbranch_execz .LBB0_264
; %bb.263:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[56:57], 2, v[41:42]
	v_add_u32_e32 v56, vcc, v3, v56
	v_addc_u32_e32 v57, vcc, v4, v57, vcc
	v_add_u32_e32 v56, vcc, v56, v53
	v_addc_u32_e32 v57, vcc, v57, v54, vcc
	.loc	1 104
	flat_load_dword v56, v[56:57]
.LBB0_264:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v57, 2, v113
	v_add_u32_e32 v57, vcc, s56, v57
	v_add_u32_e32 v57, vcc, v57, v55
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[54:55], s[44:45]
	s_cbranch_execz .LBB0_266
; %bb.265:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[57:58], 2, v[43:44]
	v_add_u32_e32 v57, vcc, v3, v57
	v_addc_u32_e32 v58, vcc, v4, v58, vcc
	v_add_u32_e32 v57, vcc, v57, v53
	v_addc_u32_e32 v58, vcc, v58, v54, vcc
	.loc	1 104
	flat_load_dword v57, v[57:58]
.LBB0_266:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v58, 2, v115
	v_add_u32_e32 v58, vcc, s56, v58
	v_add_u32_e32 v58, vcc, v58, v55
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v57
	s_and_saveexec_b64 s[54:55], s[46:47]
	s_cbranch_execz .LBB0_268
; %bb.267:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[56:57], 2, v[45:46]
	v_add_u32_e32 v56, vcc, v3, v56
	v_addc_u32_e32 v57, vcc, v4, v57, vcc
	v_add_u32_e32 v56, vcc, v56, v53
	v_addc_u32_e32 v57, vcc, v57, v54, vcc
	.loc	1 104
	flat_load_dword v56, v[56:57]
.LBB0_268:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v57, 2, v117
	v_add_u32_e32 v57, vcc, s56, v57
	v_add_u32_e32 v57, vcc, v57, v55
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[54:55], s[50:51]
	s_cbranch_execz .LBB0_270
; %bb.269:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_lshlrev_b64 v[56:57], 2, v[47:48]
	v_add_u32_e32 v56, vcc, v3, v56
	v_addc_u32_e32 v57, vcc, v4, v57, vcc
	v_add_u32_e32 v53, vcc, v56, v53
	v_addc_u32_e32 v54, vcc, v57, v54, vcc
	.loc	1 104
	flat_load_dword v56, v[53:54]
.LBB0_270:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v53, 2, v119
	v_add_u32_e32 v53, vcc, s56, v53
	v_add_u32_e32 v53, vcc, v53, v55
	s_mov_b64 s[54:55], 0
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v56
.LBB0_271:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_289
; %bb.272:                              ;   in Loop: Header=BB0_145 Depth=1
	v_lshlrev_b32_e32 v53, 2, v120
	v_add_u32_e32 v53, vcc, s56, v53
	v_lshlrev_b32_e32 v125, 2, v9
	v_add_u32_e32 v126, vcc, v53, v125
	.loc	1 104
	s_and_saveexec_b64 s[54:55], s[48:49]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_274
; %bb.273:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v126, v28
	s_mov_b32 s57, 0
.LBB0_274:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	.loc	1 157
	v_lshlrev_b64 v[53:54], 2, v[49:50]
	.loc	1 104
	v_mov_b32_e32 v58, s57
	.loc	1 157
	v_add_u32_e32 v55, vcc, v3, v53
	v_addc_u32_e32 v56, vcc, v4, v54, vcc
	v_lshlrev_b64 v[53:54], 2, v[9:10]
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	.loc	1 104
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_276
; %bb.275:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dwordx2 v[57:58], v[55:56]
	s_waitcnt vmcnt(0)
	ds_write_b32 v126, v57
.LBB0_276:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 104
	ds_write_b32 v126, v58 offset:4
	s_and_saveexec_b64 s[54:55], s[48:49]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_278
; %bb.277:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v126, v28 offset:8
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
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 157
	v_lshlrev_b32_e32 v55, 2, v122
	v_add_u32_e32 v55, vcc, s56, v55
	.loc	1 104
	ds_write_b32 v126, v57 offset:12
	.loc	1 157
	v_add_u32_e32 v57, vcc, v55, v125
	.loc	1 104
	s_and_saveexec_b64 s[54:55], s[52:53]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_282
; %bb.281:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v57, v28
	s_mov_b32 s56, 0
.LBB0_282:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	.loc	1 157
	v_lshlrev_b64 v[55:56], 2, v[51:52]
	v_add_u32_e32 v55, vcc, v3, v55
	v_addc_u32_e32 v56, vcc, v4, v56, vcc
	v_add_u32_e32 v53, vcc, v55, v53
	v_addc_u32_e32 v54, vcc, v56, v54, vcc
	.loc	1 104
	v_mov_b32_e32 v56, s56
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_284
; %bb.283:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dwordx2 v[55:56], v[53:54]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v55
.LBB0_284:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 104
	ds_write_b32 v57, v56 offset:4
	s_and_saveexec_b64 s[54:55], s[52:53]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_286
; %bb.285:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v57, v28 offset:8
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
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 104
	ds_write_b32 v57, v55 offset:12
.LBB0_289:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 181
	s_mul_i32 s54, s70, 0x1800
	v_add_u32_e32 v53, vcc, s54, v123
	s_mul_i32 s54, s70, 0x1100
	v_add_u32_e32 v54, vcc, s54, v124
	s_mov_b32 s54, 0
.LBB0_290:                              ;   Parent Loop BB0_145 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 183
	v_add_u32_e32 v141, vcc, s54, v53
	.loc	1 185
	ds_read_b128 v[55:58], v54
	ds_read_b128 v[125:128], v54 offset:16
	ds_read_b128 v[129:132], v54 offset:272
	ds_read_b128 v[133:136], v54 offset:288
	.loc	1 183
	ds_read2_b64 v[137:140], v141 offset1:96
	v_add_u32_e32 v141, vcc, s93, v141
	ds_read2_b64 v[141:144], v141 offset0:64 offset1:160
	.loc	1 181
	s_add_i32 s54, s54, 8
	.loc	1 185
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v145, v137, v55
	v_mul_f32_e32 v146, v137, v125
	v_mul_f32_e32 v147, v137, v56
	v_mul_f32_e32 v148, v137, v126
	v_mul_f32_e32 v149, v137, v57
	v_mul_f32_e32 v150, v137, v127
	v_mul_f32_e32 v151, v137, v58
	v_mul_f32_e32 v137, v137, v128
	v_mul_f32_e32 v152, v139, v55
	v_mul_f32_e32 v153, v139, v125
	v_mul_f32_e32 v154, v139, v56
	v_mul_f32_e32 v155, v139, v126
	v_mul_f32_e32 v156, v139, v57
	v_mul_f32_e32 v157, v139, v127
	v_mul_f32_e32 v158, v139, v58
	v_mul_f32_e32 v139, v139, v128
	v_add_f32_e32 v93, v145, v93
	v_add_f32_e32 v89, v146, v89
	v_add_f32_e32 v92, v147, v92
	v_add_f32_e32 v88, v148, v88
	v_add_f32_e32 v91, v149, v91
	v_add_f32_e32 v86, v137, v86
	v_add_f32_e32 v78, v139, v78
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v137, v141, v55
	v_mul_f32_e32 v139, v141, v125
	v_mul_f32_e32 v145, v141, v56
	v_mul_f32_e32 v146, v141, v126
	v_mul_f32_e32 v147, v141, v57
	v_mul_f32_e32 v148, v141, v127
	v_mul_f32_e32 v149, v141, v58
	v_mul_f32_e32 v141, v141, v128
	v_mul_f32_e32 v55, v143, v55
	v_mul_f32_e32 v125, v143, v125
	v_mul_f32_e32 v56, v143, v56
	v_mul_f32_e32 v126, v143, v126
	v_mul_f32_e32 v57, v143, v57
	v_mul_f32_e32 v127, v143, v127
	v_mul_f32_e32 v58, v143, v58
	v_mul_f32_e32 v128, v143, v128
	v_mul_f32_e32 v159, v138, v129
	v_mul_f32_e32 v160, v138, v133
	v_mul_f32_e32 v161, v138, v130
	v_mul_f32_e32 v162, v138, v134
	v_mul_f32_e32 v163, v138, v131
	v_mul_f32_e32 v164, v138, v135
	v_mul_f32_e32 v165, v138, v132
	v_mul_f32_e32 v138, v138, v136
	v_mul_f32_e32 v166, v140, v129
	v_mul_f32_e32 v167, v140, v133
	v_mul_f32_e32 v168, v140, v130
	v_mul_f32_e32 v169, v140, v134
	v_mul_f32_e32 v170, v140, v131
	v_mul_f32_e32 v171, v140, v135
	v_mul_f32_e32 v172, v140, v132
	v_mul_f32_e32 v140, v140, v136
	v_add_f32_e32 v87, v150, v87
	v_add_f32_e32 v90, v151, v90
	v_add_f32_e32 v85, v152, v85
	v_add_f32_e32 v81, v153, v81
	v_add_f32_e32 v84, v154, v84
	v_add_f32_e32 v80, v155, v80
	v_add_f32_e32 v83, v156, v83
	v_add_f32_e32 v79, v157, v79
	v_add_f32_e32 v82, v158, v82
	v_mul_f32_e32 v143, v142, v129
	v_mul_f32_e32 v150, v142, v133
	v_mul_f32_e32 v151, v142, v130
	v_mul_f32_e32 v152, v142, v134
	v_mul_f32_e32 v153, v142, v131
	v_mul_f32_e32 v154, v142, v135
	v_mul_f32_e32 v155, v142, v132
	v_mul_f32_e32 v142, v142, v136
	v_mul_f32_e32 v129, v144, v129
	v_mul_f32_e32 v133, v144, v133
	v_mul_f32_e32 v130, v144, v130
	v_mul_f32_e32 v134, v144, v134
	v_mul_f32_e32 v131, v144, v131
	v_mul_f32_e32 v135, v144, v135
	v_mul_f32_e32 v132, v144, v132
	v_mul_f32_e32 v136, v144, v136
	v_add_f32_e32 v77, v137, v77
	v_add_f32_e32 v73, v139, v73
	v_add_f32_e32 v76, v145, v76
	v_add_f32_e32 v72, v146, v72
	v_add_f32_e32 v75, v147, v75
	v_add_f32_e32 v71, v148, v71
	v_add_f32_e32 v74, v149, v74
	v_add_f32_e32 v70, v141, v70
	v_add_f32_e32 v55, v55, v69
	v_add_f32_e32 v65, v125, v65
	v_add_f32_e32 v56, v56, v68
	v_add_f32_e32 v64, v126, v64
	v_add_f32_e32 v57, v57, v67
	v_add_f32_e32 v63, v127, v63
	v_add_f32_e32 v58, v58, v66
	v_add_f32_e32 v62, v128, v62
	.loc	1 181
	v_add_u32_e32 v54, vcc, 0x220, v54
	s_cmp_lg_u32 s54, 64
	.loc	1 185
	v_add_f32_e32 v93, v159, v93
	v_add_f32_e32 v89, v160, v89
	v_add_f32_e32 v92, v161, v92
	v_add_f32_e32 v88, v162, v88
	v_add_f32_e32 v91, v163, v91
	v_add_f32_e32 v87, v164, v87
	v_add_f32_e32 v90, v165, v90
	v_add_f32_e32 v86, v138, v86
	v_add_f32_e32 v85, v166, v85
	v_add_f32_e32 v81, v167, v81
	v_add_f32_e32 v84, v168, v84
	v_add_f32_e32 v80, v169, v80
	v_add_f32_e32 v83, v170, v83
	v_add_f32_e32 v79, v171, v79
	v_add_f32_e32 v82, v172, v82
	v_add_f32_e32 v78, v140, v78
	v_add_f32_e32 v77, v143, v77
	v_add_f32_e32 v73, v150, v73
	v_add_f32_e32 v76, v151, v76
	v_add_f32_e32 v72, v152, v72
	v_add_f32_e32 v75, v153, v75
	v_add_f32_e32 v71, v154, v71
	v_add_f32_e32 v74, v155, v74
	v_add_f32_e32 v70, v142, v70
	v_add_f32_e32 v69, v129, v55
	v_add_f32_e32 v65, v133, v65
	v_add_f32_e32 v68, v130, v56
	v_add_f32_e32 v64, v134, v64
	v_add_f32_e32 v67, v131, v57
	v_add_f32_e32 v63, v135, v63
	v_add_f32_e32 v66, v132, v58
	v_add_f32_e32 v62, v136, v62
	.loc	1 181
	s_cbranch_scc1 .LBB0_290
; %bb.291:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	s_add_i32 s54, s79, 1
	s_cmp_lg_u32 s79, 1
	s_cselect_b32 s79, s54, 0
	.loc	1 188
	s_add_i32 s54, s70, 1
	s_cmp_lg_u32 s70, 1
	s_cselect_b32 s70, s54, 0
	.loc	1 155
	s_and_b64 vcc, exec, s[86:87]
	s_cbranch_vccz .LBB0_145
.LBB0_292:
	.loc	1 0
	s_movk_i32 s2, 0x1f8
	.loc	1 213
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
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 140
	s_load_dwordx2 s[22:23], s[4:5], 0x30
	s_load_dword s4, s[4:5], 0x38
	s_xor_b64 s[0:1], s[20:21], -1
	.loc	1 141
	v_and_b32_e32 v7, 32, v0
	v_add_u32_e32 v6, vcc, s91, v60
	v_lshlrev_b32_e32 v5, 3, v61
	v_cmp_neq_f32_e64 s[8:9], s71, 0
	.loc	1 214
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[6:7], exec, s[2:3]
	s_cbranch_execz .LBB0_307
; %bb.295:
	.loc	1 0
	s_cmp_gt_i32 s66, 0
	s_cselect_b64 s[0:1], -1, 0
	.loc	1 214
	s_lshl_b32 s2, s90, 6
	.loc	1 215
	v_or_b32_e32 v0, s2, v60
	v_add_u32_e32 v0, vcc, v0, v59
	.loc	1 214
	s_lshl_b32 s2, s33, 6
	.loc	1 215
	v_subrev_u32_e32 v8, vcc, s2, v0
	v_add_u32_e32 v0, vcc, s72, v7
	v_add_u32_e32 v9, vcc, v0, v5
	v_cndmask_b32_e64 v0, 0, 1, s[0:1]
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[10:11], s[74:75], 2
	.loc	1 214
	s_lshl_b64 s[12:13], s[76:77], 2
	s_mov_b64 s[14:15], 0
	v_cmp_ne_u32_e64 s[0:1], 1, v0
	s_mov_b32 s19, 0
	s_branch .LBB0_298
.LBB0_296:                              ;   in Loop: Header=BB0_298 Depth=1
	.loc	1 221
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v10, s23
	v_add_u32_e32 v2, vcc, s22, v2
	v_addc_u32_e32 v3, vcc, v10, v3, vcc
	v_add_u32_e32 v0, vcc, v2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v4
.LBB0_297:                              ;   in Loop: Header=BB0_298 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 214
	s_add_i32 s2, s19, 1
	s_add_i32 s18, s18, 4
	s_not_b64 s[14:15], s[14:15]
	s_cmp_gt_u32 s19, 30
	s_mov_b32 s19, s2
	s_cbranch_scc1 .LBB0_307
.LBB0_298:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_301 Depth 2
	.loc	1 216
	s_lshl_b32 s16, s19, 2
	s_and_b32 s2, s19, 0x7ffffff0
	s_and_b32 s17, s16, 8
	s_or_b32 s2, s2, s17
	.loc	1 215
	s_bfe_u32 s3, s19, 0x20002
	.loc	1 216
	v_or_b32_e32 v0, s2, v59
	s_and_b32 s2, s16, 4
	s_or_b32 s2, s2, s3
	v_add_u32_e32 v10, vcc, v6, v0
	v_or_b32_e32 v0, s2, v5
	v_or_b32_e32 v0, v0, v7
	v_or_b32_e32 v0, s72, v0
	.loc	1 217
	v_cmp_gt_i32_e32 vcc, s64, v10
	v_cmp_gt_i32_e64 s[2:3], s65, v0
	s_and_b64 s[16:17], vcc, s[2:3]
	s_and_saveexec_b64 s[2:3], s[16:17]
	s_cbranch_execz .LBB0_297
; %bb.299:                              ;   in Loop: Header=BB0_298 Depth=1
	.loc	1 220
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_302
; %bb.300:                              ;   in Loop: Header=BB0_298 Depth=1
	.loc	1 215
	s_and_b32 s16, s19, -16
	s_and_b32 s17, s18, 8
	s_or_b32 s16, s17, s16
	v_mov_b32_e32 v1, s62
	v_add_u32_e32 v3, vcc, s16, v8
	v_mov_b32_e32 v2, s63
	v_mul_lo_u32 v4, s11, v3
	v_mad_u64_u32 v[1:2], s[16:17], s10, v3, v[1:2]
	v_ashrrev_i32_e32 v3, 31, v3
	v_mul_lo_u32 v3, s10, v3
	v_add_u32_e32 v2, vcc, v4, v2
	.loc	1 0
	s_lshr_b32 s24, s19, 2
	.loc	1 215
	v_add_u32_e32 v2, vcc, v3, v2
	v_cndmask_b32_e64 v3, 0, 1, s[14:15]
	v_lshlrev_b32_e32 v3, 2, v3
	s_and_b32 s16, s24, 3
	v_or_b32_e32 v3, s16, v3
	v_add_u32_e32 v3, vcc, v3, v9
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_mov_b32_e32 v11, s69
	v_add_u32_e32 v3, vcc, s68, v3
	v_addc_u32_e32 v4, vcc, v11, v4, vcc
	v_mov_b32_e32 v11, 0
	s_mov_b32 s16, s66
.LBB0_301:                              ;   Parent Loop BB0_298 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 220
	flat_load_dword v12, v[1:2]
	flat_load_dword v13, v[3:4]
	v_add_u32_e32 v1, vcc, 4, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	s_add_i32 s16, s16, -1
	v_mov_b32_e32 v14, s13
	v_add_u32_e32 v3, vcc, s12, v3
	v_addc_u32_e32 v4, vcc, v4, v14, vcc
	s_cmp_eq_u32 s16, 0
	s_waitcnt vmcnt(0)
	v_fma_f32 v11, v12, v13, v11
	s_cbranch_scc0 .LBB0_301
	s_branch .LBB0_303
.LBB0_302:                              ;   in Loop: Header=BB0_298 Depth=1
	.loc	1 0
	v_mov_b32_e32 v11, 0
.LBB0_303:                              ;   in Loop: Header=BB0_298 Depth=1
	.loc	1 218
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 221
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_305
; %bb.304:                              ;   in Loop: Header=BB0_298 Depth=1
	v_mad_i64_i32 v[2:3], s[16:17], v10, s4, 0
	v_mov_b32_e32 v4, s23
	v_lshlrev_b64 v[12:13], 2, v[2:3]
	v_add_u32_e32 v12, vcc, s22, v12
	v_addc_u32_e32 v4, vcc, v4, v13, vcc
	v_add_u32_e32 v12, vcc, v12, v0
	v_addc_u32_e32 v13, vcc, v4, v1, vcc
	flat_load_dword v4, v[12:13]
	v_mul_f32_e32 v12, s67, v11
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s71, v4
	v_add_f32_e32 v4, v12, v4
	s_cbranch_execnz .LBB0_296
	s_branch .LBB0_306
.LBB0_305:                              ;   in Loop: Header=BB0_298 Depth=1
.LBB0_306:                              ;   in Loop: Header=BB0_298 Depth=1
	v_mad_i64_i32 v[2:3], s[16:17], v10, s4, 0
	v_mul_f32_e32 v4, s67, v11
	s_branch .LBB0_296
.LBB0_307:
	.loc	1 214
	s_or_saveexec_b64 s[0:1], s[6:7]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	s_xor_b64 exec, exec, s[0:1]
; %bb.308:
	.loc	1 0
	s_ashr_i32 s5, s4, 31
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
; %bb.309:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v20, v6, v59
	v_ashrrev_i32_e32 v2, 31, v6
	v_mul_lo_u32 v6, v0, v2
	v_mad_u64_u32 v[2:3], s[2:3], v0, v20, 0
	v_or_b32_e32 v4, s72, v7
	v_mul_lo_u32 v7, v1, v20
	v_cmp_gt_i32_e32 vcc, s64, v20
	s_and_b64 s[18:19], s[20:21], vcc
	v_add_u32_e32 v3, vcc, v3, v6
	v_add_u32_e32 v3, vcc, v3, v7
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v6, s23
	v_add_u32_e32 v18, vcc, s22, v2
	.loc	1 229
	v_or_b32_e32 v2, v5, v4
	v_cmp_gt_i32_e64 s[2:3], s65, v2
	v_cmp_neq_f32_e64 s[0:1], s71, 0
	v_addc_u32_e32 v19, vcc, v6, v3, vcc
	.loc	1 230
	s_and_b64 s[6:7], s[18:19], s[2:3]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_314
; %bb.310:
	.loc	1 231
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v18, v4
	v_addc_u32_e32 v5, vcc, v19, v5, vcc
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_470
; %bb.311:
	flat_load_dword v6, v[4:5]
	v_mul_f32_e32 v7, s67, v93
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s71, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB0_313
.LBB0_312:
	v_mul_f32_e32 v6, s67, v93
.LBB0_313:
	flat_store_dword v[4:5], v6
.LBB0_314:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 229
	v_or_b32_e32 v4, 1, v2
	v_cmp_gt_i32_e64 s[4:5], s65, v4
	v_cndmask_b32_e64 v6, 0, 1, s[0:1]
	.loc	1 230
	s_and_b64 s[6:7], s[18:19], s[4:5]
	v_ashrrev_i32_e32 v5, 31, v4
	v_cmp_ne_u32_e64 s[0:1], 1, v6
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_319
; %bb.315:
	.loc	1 231
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v6, s[6:7], v18, v6
	v_addc_u32_e64 v7, s[6:7], v19, v7, s[6:7]
	s_cbranch_vccnz .LBB0_471
; %bb.316:
	.loc	1 232
	flat_load_dword v8, v[6:7]
	v_mul_f32_e32 v9, s67, v92
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s71, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_318
.LBB0_317:
	v_mul_f32_e32 v8, s67, v92
.LBB0_318:
	flat_store_dword v[6:7], v8
.LBB0_319:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 229
	v_or_b32_e32 v6, 2, v2
	v_cmp_gt_i32_e64 s[6:7], s65, v6
	.loc	1 230
	s_and_b64 s[8:9], s[18:19], s[6:7]
	v_ashrrev_i32_e32 v7, 31, v6
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_324
; %bb.320:
	.loc	1 231
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v8, s[8:9], v18, v8
	v_addc_u32_e64 v9, s[8:9], v19, v9, s[8:9]
	.loc	1 232
	s_cbranch_vccnz .LBB0_472
; %bb.321:
	flat_load_dword v10, v[8:9]
	v_mul_f32_e32 v11, s67, v91
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v10, s71, v10
	v_add_f32_e32 v10, v11, v10
	s_cbranch_execnz .LBB0_323
.LBB0_322:
	v_mul_f32_e32 v10, s67, v91
.LBB0_323:
	flat_store_dword v[8:9], v10
.LBB0_324:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 229
	v_or_b32_e32 v8, 3, v2
	v_cmp_gt_i32_e64 s[8:9], s65, v8
	.loc	1 230
	s_and_b64 s[10:11], s[18:19], s[8:9]
	v_ashrrev_i32_e32 v9, 31, v8
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB0_329
; %bb.325:
	.loc	1 231
	v_lshlrev_b64 v[10:11], 2, v[8:9]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v10, s[10:11], v18, v10
	v_addc_u32_e64 v11, s[10:11], v19, v11, s[10:11]
	.loc	1 232
	s_cbranch_vccnz .LBB0_473
; %bb.326:
	flat_load_dword v12, v[10:11]
	v_mul_f32_e32 v13, s67, v90
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v12, s71, v12
	v_add_f32_e32 v12, v13, v12
	s_cbranch_execnz .LBB0_328
.LBB0_327:
	v_mul_f32_e32 v12, s67, v90
.LBB0_328:
	flat_store_dword v[10:11], v12
.LBB0_329:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 229
	v_or_b32_e32 v10, 4, v2
	v_cmp_gt_i32_e64 s[10:11], s65, v10
	.loc	1 230
	s_and_b64 s[12:13], s[18:19], s[10:11]
	v_ashrrev_i32_e32 v11, 31, v10
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_334
; %bb.330:
	.loc	1 231
	v_lshlrev_b64 v[12:13], 2, v[10:11]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v12, s[12:13], v18, v12
	v_addc_u32_e64 v13, s[12:13], v19, v13, s[12:13]
	.loc	1 232
	s_cbranch_vccnz .LBB0_474
; %bb.331:
	flat_load_dword v14, v[12:13]
	v_mul_f32_e32 v15, s67, v89
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s71, v14
	v_add_f32_e32 v14, v15, v14
	s_cbranch_execnz .LBB0_333
.LBB0_332:
	v_mul_f32_e32 v14, s67, v89
.LBB0_333:
	flat_store_dword v[12:13], v14
.LBB0_334:
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 229
	v_or_b32_e32 v12, 5, v2
	v_cmp_gt_i32_e64 s[12:13], s65, v12
	.loc	1 230
	s_and_b64 s[14:15], s[18:19], s[12:13]
	v_ashrrev_i32_e32 v13, 31, v12
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_339
; %bb.335:
	.loc	1 231
	v_lshlrev_b64 v[14:15], 2, v[12:13]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v14, s[14:15], v18, v14
	v_addc_u32_e64 v15, s[14:15], v19, v15, s[14:15]
	.loc	1 232
	s_cbranch_vccnz .LBB0_475
; %bb.336:
	flat_load_dword v16, v[14:15]
	v_mul_f32_e32 v17, s67, v88
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v16, s71, v16
	v_add_f32_e32 v16, v17, v16
	s_cbranch_execnz .LBB0_338
.LBB0_337:
	v_mul_f32_e32 v16, s67, v88
.LBB0_338:
	flat_store_dword v[14:15], v16
.LBB0_339:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 229
	v_or_b32_e32 v14, 6, v2
	v_cmp_gt_i32_e64 s[14:15], s65, v14
	.loc	1 230
	s_and_b64 s[16:17], s[18:19], s[14:15]
	v_ashrrev_i32_e32 v15, 31, v14
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_344
; %bb.340:
	.loc	1 231
	v_lshlrev_b64 v[16:17], 2, v[14:15]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v16, s[16:17], v18, v16
	v_addc_u32_e64 v17, s[16:17], v19, v17, s[16:17]
	.loc	1 232
	s_cbranch_vccnz .LBB0_476
; %bb.341:
	flat_load_dword v21, v[16:17]
	v_mul_f32_e32 v22, s67, v87
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v21, s71, v21
	v_add_f32_e32 v21, v22, v21
	s_cbranch_execnz .LBB0_343
.LBB0_342:
	v_mul_f32_e32 v21, s67, v87
.LBB0_343:
	flat_store_dword v[16:17], v21
.LBB0_344:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	.loc	1 229
	v_or_b32_e32 v16, 7, v2
	v_cmp_gt_i32_e64 s[16:17], s65, v16
	.loc	1 230
	s_and_b64 s[18:19], s[18:19], s[16:17]
	v_ashrrev_i32_e32 v17, 31, v16
	s_and_saveexec_b64 s[24:25], s[18:19]
	s_cbranch_execz .LBB0_349
; %bb.345:
	.loc	1 231
	v_lshlrev_b64 v[21:22], 2, v[16:17]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v18, s[18:19], v18, v21
	v_addc_u32_e64 v19, s[18:19], v19, v22, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_477
; %bb.346:
	flat_load_dword v21, v[18:19]
	v_mul_f32_e32 v22, s67, v86
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v21, s71, v21
	v_add_f32_e32 v21, v22, v21
	s_cbranch_execnz .LBB0_348
.LBB0_347:
	v_mul_f32_e32 v21, s67, v86
.LBB0_348:
	flat_store_dword v[18:19], v21
.LBB0_349:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v22, 8, v20
	v_ashrrev_i32_e32 v18, 31, v20
	v_mul_lo_u32 v21, v0, v18
	v_mad_u64_u32 v[18:19], s[18:19], v0, v22, 0
	v_cmp_gt_i32_e32 vcc, s64, v22
	v_mul_lo_u32 v22, v1, v22
	s_and_b64 s[24:25], s[20:21], vcc
	v_add_u32_e32 v19, vcc, v19, v21
	v_add_u32_e32 v19, vcc, v19, v22
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_mov_b32_e32 v23, s23
	v_add_u32_e32 v22, vcc, s22, v18
	v_addc_u32_e32 v23, vcc, v23, v19, vcc
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[2:3]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_354
; %bb.350:
	.loc	1 231
	v_lshlrev_b64 v[18:19], 2, v[2:3]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_478
; %bb.351:
	flat_load_dword v24, v[18:19]
	v_mul_f32_e32 v25, s67, v85
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s71, v24
	v_add_f32_e32 v24, v25, v24
	s_cbranch_execnz .LBB0_353
.LBB0_352:
	v_mul_f32_e32 v24, s67, v85
.LBB0_353:
	flat_store_dword v[18:19], v24
.LBB0_354:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[4:5]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_359
; %bb.355:
	.loc	1 231
	v_lshlrev_b64 v[18:19], 2, v[4:5]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_479
; %bb.356:
	flat_load_dword v24, v[18:19]
	v_mul_f32_e32 v25, s67, v84
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s71, v24
	v_add_f32_e32 v24, v25, v24
	s_cbranch_execnz .LBB0_358
.LBB0_357:
	v_mul_f32_e32 v24, s67, v84
.LBB0_358:
	flat_store_dword v[18:19], v24
.LBB0_359:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[6:7]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_364
; %bb.360:
	.loc	1 231
	v_lshlrev_b64 v[18:19], 2, v[6:7]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_480
; %bb.361:
	flat_load_dword v24, v[18:19]
	v_mul_f32_e32 v25, s67, v83
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s71, v24
	v_add_f32_e32 v24, v25, v24
	s_cbranch_execnz .LBB0_363
.LBB0_362:
	v_mul_f32_e32 v24, s67, v83
.LBB0_363:
	flat_store_dword v[18:19], v24
.LBB0_364:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[8:9]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_369
; %bb.365:
	.loc	1 231
	v_lshlrev_b64 v[18:19], 2, v[8:9]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_481
; %bb.366:
	flat_load_dword v24, v[18:19]
	v_mul_f32_e32 v25, s67, v82
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s71, v24
	v_add_f32_e32 v24, v25, v24
	s_cbranch_execnz .LBB0_368
.LBB0_367:
	v_mul_f32_e32 v24, s67, v82
.LBB0_368:
	flat_store_dword v[18:19], v24
.LBB0_369:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[10:11]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_374
; %bb.370:
	.loc	1 231
	v_lshlrev_b64 v[18:19], 2, v[10:11]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_482
; %bb.371:
	flat_load_dword v24, v[18:19]
	v_mul_f32_e32 v25, s67, v81
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s71, v24
	v_add_f32_e32 v24, v25, v24
	s_cbranch_execnz .LBB0_373
.LBB0_372:
	v_mul_f32_e32 v24, s67, v81
.LBB0_373:
	flat_store_dword v[18:19], v24
.LBB0_374:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[12:13]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_379
; %bb.375:
	.loc	1 231
	v_lshlrev_b64 v[18:19], 2, v[12:13]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_483
; %bb.376:
	flat_load_dword v24, v[18:19]
	v_mul_f32_e32 v25, s67, v80
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s71, v24
	v_add_f32_e32 v24, v25, v24
	s_cbranch_execnz .LBB0_378
.LBB0_377:
	v_mul_f32_e32 v24, s67, v80
.LBB0_378:
	flat_store_dword v[18:19], v24
.LBB0_379:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[14:15]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_384
; %bb.380:
	.loc	1 231
	v_lshlrev_b64 v[18:19], 2, v[14:15]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_484
; %bb.381:
	flat_load_dword v24, v[18:19]
	v_mul_f32_e32 v25, s67, v79
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s71, v24
	v_add_f32_e32 v24, v25, v24
	s_cbranch_execnz .LBB0_383
.LBB0_382:
	v_mul_f32_e32 v24, s67, v79
.LBB0_383:
	flat_store_dword v[18:19], v24
.LBB0_384:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[16:17]
	s_and_saveexec_b64 s[24:25], s[18:19]
	s_cbranch_execz .LBB0_389
; %bb.385:
	.loc	1 231
	v_lshlrev_b64 v[18:19], 2, v[16:17]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_485
; %bb.386:
	flat_load_dword v22, v[18:19]
	v_mul_f32_e32 v23, s67, v78
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v22, s71, v22
	v_add_f32_e32 v22, v23, v22
	s_cbranch_execnz .LBB0_388
.LBB0_387:
	v_mul_f32_e32 v22, s67, v78
.LBB0_388:
	flat_store_dword v[18:19], v22
.LBB0_389:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v22, 16, v20
	v_mad_u64_u32 v[18:19], s[18:19], v0, v22, 0
	v_cmp_gt_i32_e32 vcc, s64, v22
	v_mul_lo_u32 v22, v1, v22
	s_and_b64 s[24:25], s[20:21], vcc
	v_add_u32_e32 v19, vcc, v19, v21
	v_add_u32_e32 v19, vcc, v19, v22
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_mov_b32_e32 v23, s23
	v_add_u32_e32 v22, vcc, s22, v18
	v_addc_u32_e32 v23, vcc, v23, v19, vcc
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[2:3]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_394
; %bb.390:
	.loc	1 231
	v_lshlrev_b64 v[18:19], 2, v[2:3]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_486
; %bb.391:
	flat_load_dword v24, v[18:19]
	v_mul_f32_e32 v25, s67, v77
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s71, v24
	v_add_f32_e32 v24, v25, v24
	s_cbranch_execnz .LBB0_393
.LBB0_392:
	v_mul_f32_e32 v24, s67, v77
.LBB0_393:
	flat_store_dword v[18:19], v24
.LBB0_394:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[4:5]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_399
; %bb.395:
	.loc	1 231
	v_lshlrev_b64 v[18:19], 2, v[4:5]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_487
; %bb.396:
	flat_load_dword v24, v[18:19]
	v_mul_f32_e32 v25, s67, v76
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s71, v24
	v_add_f32_e32 v24, v25, v24
	s_cbranch_execnz .LBB0_398
.LBB0_397:
	v_mul_f32_e32 v24, s67, v76
.LBB0_398:
	flat_store_dword v[18:19], v24
.LBB0_399:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[6:7]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_404
; %bb.400:
	.loc	1 231
	v_lshlrev_b64 v[18:19], 2, v[6:7]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_488
; %bb.401:
	flat_load_dword v24, v[18:19]
	v_mul_f32_e32 v25, s67, v75
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s71, v24
	v_add_f32_e32 v24, v25, v24
	s_cbranch_execnz .LBB0_403
.LBB0_402:
	v_mul_f32_e32 v24, s67, v75
.LBB0_403:
	flat_store_dword v[18:19], v24
.LBB0_404:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[8:9]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_409
; %bb.405:
	.loc	1 231
	v_lshlrev_b64 v[18:19], 2, v[8:9]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_489
; %bb.406:
	flat_load_dword v24, v[18:19]
	v_mul_f32_e32 v25, s67, v74
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s71, v24
	v_add_f32_e32 v24, v25, v24
	s_cbranch_execnz .LBB0_408
.LBB0_407:
	v_mul_f32_e32 v24, s67, v74
.LBB0_408:
	flat_store_dword v[18:19], v24
.LBB0_409:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[10:11]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_414
; %bb.410:
	.loc	1 231
	v_lshlrev_b64 v[18:19], 2, v[10:11]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_490
; %bb.411:
	flat_load_dword v24, v[18:19]
	v_mul_f32_e32 v25, s67, v73
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s71, v24
	v_add_f32_e32 v24, v25, v24
	s_cbranch_execnz .LBB0_413
.LBB0_412:
	v_mul_f32_e32 v24, s67, v73
.LBB0_413:
	flat_store_dword v[18:19], v24
.LBB0_414:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[12:13]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_419
; %bb.415:
	.loc	1 231
	v_lshlrev_b64 v[18:19], 2, v[12:13]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_491
; %bb.416:
	flat_load_dword v24, v[18:19]
	v_mul_f32_e32 v25, s67, v72
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s71, v24
	v_add_f32_e32 v24, v25, v24
	s_cbranch_execnz .LBB0_418
.LBB0_417:
	v_mul_f32_e32 v24, s67, v72
.LBB0_418:
	flat_store_dword v[18:19], v24
.LBB0_419:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[14:15]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_424
; %bb.420:
	.loc	1 231
	v_lshlrev_b64 v[18:19], 2, v[14:15]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_492
; %bb.421:
	flat_load_dword v24, v[18:19]
	v_mul_f32_e32 v25, s67, v71
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s71, v24
	v_add_f32_e32 v24, v25, v24
	s_cbranch_execnz .LBB0_423
.LBB0_422:
	v_mul_f32_e32 v24, s67, v71
.LBB0_423:
	flat_store_dword v[18:19], v24
.LBB0_424:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[16:17]
	s_and_saveexec_b64 s[24:25], s[18:19]
	s_cbranch_execz .LBB0_429
; %bb.425:
	.loc	1 231
	v_lshlrev_b64 v[18:19], 2, v[16:17]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v18, s[18:19], v22, v18
	v_addc_u32_e64 v19, s[18:19], v23, v19, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_493
; %bb.426:
	flat_load_dword v22, v[18:19]
	v_mul_f32_e32 v23, s67, v70
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v22, s71, v22
	v_add_f32_e32 v22, v23, v22
	s_cbranch_execnz .LBB0_428
.LBB0_427:
	v_mul_f32_e32 v22, s67, v70
.LBB0_428:
	flat_store_dword v[18:19], v22
.LBB0_429:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v20, 24, v20
	v_mad_u64_u32 v[18:19], s[18:19], v0, v20, 0
	v_mul_lo_u32 v0, v1, v20
	v_cmp_gt_i32_e32 vcc, s64, v20
	s_and_b64 s[18:19], s[20:21], vcc
	v_add_u32_e32 v1, vcc, v19, v21
	v_add_u32_e32 v19, vcc, v1, v0
	v_lshlrev_b64 v[0:1], 2, v[18:19]
	v_mov_b32_e32 v19, s23
	v_add_u32_e32 v18, vcc, s22, v0
	v_addc_u32_e32 v19, vcc, v19, v1, vcc
	.loc	1 230
	s_and_b64 s[2:3], s[18:19], s[2:3]
	s_and_saveexec_b64 s[20:21], s[2:3]
	s_cbranch_execz .LBB0_434
; %bb.430:
	.loc	1 231
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v0, s[2:3], v18, v0
	v_addc_u32_e64 v1, s[2:3], v19, v1, s[2:3]
	.loc	1 232
	s_cbranch_vccnz .LBB0_494
; %bb.431:
	flat_load_dword v2, v[0:1]
	v_mul_f32_e32 v3, s67, v69
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s71, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_433
.LBB0_432:
	v_mul_f32_e32 v2, s67, v69
.LBB0_433:
	flat_store_dword v[0:1], v2
.LBB0_434:
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 230
	s_and_b64 s[2:3], s[18:19], s[4:5]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_439
; %bb.435:
	.loc	1 231
	v_lshlrev_b64 v[0:1], 2, v[4:5]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v0, s[2:3], v18, v0
	v_addc_u32_e64 v1, s[2:3], v19, v1, s[2:3]
	.loc	1 232
	s_cbranch_vccnz .LBB0_495
; %bb.436:
	flat_load_dword v2, v[0:1]
	v_mul_f32_e32 v3, s67, v68
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s71, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_438
.LBB0_437:
	v_mul_f32_e32 v2, s67, v68
.LBB0_438:
	flat_store_dword v[0:1], v2
.LBB0_439:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 230
	s_and_b64 s[2:3], s[18:19], s[6:7]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_444
; %bb.440:
	.loc	1 231
	v_lshlrev_b64 v[0:1], 2, v[6:7]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v0, s[2:3], v18, v0
	v_addc_u32_e64 v1, s[2:3], v19, v1, s[2:3]
	.loc	1 232
	s_cbranch_vccnz .LBB0_496
; %bb.441:
	flat_load_dword v2, v[0:1]
	v_mul_f32_e32 v3, s67, v67
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s71, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_443
.LBB0_442:
	v_mul_f32_e32 v2, s67, v67
.LBB0_443:
	flat_store_dword v[0:1], v2
.LBB0_444:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 230
	s_and_b64 s[2:3], s[18:19], s[8:9]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_449
; %bb.445:
	.loc	1 231
	v_lshlrev_b64 v[0:1], 2, v[8:9]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v0, s[2:3], v18, v0
	v_addc_u32_e64 v1, s[2:3], v19, v1, s[2:3]
	.loc	1 232
	s_cbranch_vccnz .LBB0_497
; %bb.446:
	flat_load_dword v2, v[0:1]
	v_mul_f32_e32 v3, s67, v66
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s71, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_448
.LBB0_447:
	v_mul_f32_e32 v2, s67, v66
.LBB0_448:
	flat_store_dword v[0:1], v2
.LBB0_449:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 230
	s_and_b64 s[2:3], s[18:19], s[10:11]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_454
; %bb.450:
	.loc	1 231
	v_lshlrev_b64 v[0:1], 2, v[10:11]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v0, s[2:3], v18, v0
	v_addc_u32_e64 v1, s[2:3], v19, v1, s[2:3]
	.loc	1 232
	s_cbranch_vccnz .LBB0_498
; %bb.451:
	flat_load_dword v2, v[0:1]
	v_mul_f32_e32 v3, s67, v65
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s71, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_453
.LBB0_452:
	v_mul_f32_e32 v2, s67, v65
.LBB0_453:
	flat_store_dword v[0:1], v2
.LBB0_454:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 230
	s_and_b64 s[2:3], s[18:19], s[12:13]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_459
; %bb.455:
	.loc	1 231
	v_lshlrev_b64 v[0:1], 2, v[12:13]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v0, s[2:3], v18, v0
	v_addc_u32_e64 v1, s[2:3], v19, v1, s[2:3]
	.loc	1 232
	s_cbranch_vccnz .LBB0_499
; %bb.456:
	flat_load_dword v2, v[0:1]
	v_mul_f32_e32 v3, s67, v64
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s71, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_458
.LBB0_457:
	v_mul_f32_e32 v2, s67, v64
.LBB0_458:
	flat_store_dword v[0:1], v2
.LBB0_459:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 230
	s_and_b64 s[2:3], s[18:19], s[14:15]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_464
; %bb.460:
	.loc	1 231
	v_lshlrev_b64 v[0:1], 2, v[14:15]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v0, s[2:3], v18, v0
	v_addc_u32_e64 v1, s[2:3], v19, v1, s[2:3]
	.loc	1 232
	s_cbranch_vccnz .LBB0_500
; %bb.461:
	flat_load_dword v2, v[0:1]
	v_mul_f32_e32 v3, s67, v63
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s71, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_463
.LBB0_462:
	v_mul_f32_e32 v2, s67, v63
.LBB0_463:
	flat_store_dword v[0:1], v2
.LBB0_464:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 230
	s_and_b64 s[2:3], s[18:19], s[16:17]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_469
; %bb.465:
	.loc	1 231
	v_lshlrev_b64 v[0:1], 2, v[16:17]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v0, s[0:1], v18, v0
	v_addc_u32_e64 v1, s[0:1], v19, v1, s[0:1]
	.loc	1 232
	s_cbranch_vccnz .LBB0_501
; %bb.466:
	flat_load_dword v2, v[0:1]
	v_mul_f32_e32 v3, s67, v62
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s71, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_468
.LBB0_467:
	v_mul_f32_e32 v2, s67, v62
.LBB0_468:
	flat_store_dword v[0:1], v2
.LBB0_469:
	.loc	1 236
	s_endpgm
.LBB0_470:
	.loc	1 0
	s_branch .LBB0_312
.LBB0_471:
	.loc	1 232
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
	s_branch .LBB0_352
.LBB0_479:
	s_branch .LBB0_357
.LBB0_480:
	s_branch .LBB0_362
.LBB0_481:
	s_branch .LBB0_367
.LBB0_482:
	s_branch .LBB0_372
.LBB0_483:
	s_branch .LBB0_377
.LBB0_484:
	s_branch .LBB0_382
.LBB0_485:
	s_branch .LBB0_387
.LBB0_486:
	s_branch .LBB0_392
.LBB0_487:
	s_branch .LBB0_397
.LBB0_488:
	s_branch .LBB0_402
.LBB0_489:
	s_branch .LBB0_407
.LBB0_490:
	s_branch .LBB0_412
.LBB0_491:
	s_branch .LBB0_417
.LBB0_492:
	s_branch .LBB0_422
.LBB0_493:
	s_branch .LBB0_427
.LBB0_494:
	s_branch .LBB0_432
.LBB0_495:
	s_branch .LBB0_437
.LBB0_496:
	s_branch .LBB0_442
.LBB0_497:
	s_branch .LBB0_447
.LBB0_498:
	s_branch .LBB0_452
.LBB0_499:
	s_branch .LBB0_457
.LBB0_500:
	s_branch .LBB0_462
.LBB0_501:
	s_branch .LBB0_467
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
		.amdhsa_next_free_vgpr 173
		.amdhsa_next_free_sgpr 96
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
	.size	gemm_tensor, .Lfunc_end0-gemm_tensor
	.size	gemm_tensor$local, .Lfunc_end0-gemm_tensor
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 18756
; NumSgprs: 98
; NumVgprs: 173
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 20992 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 43
; NumSGPRsForWavesPerEU: 98
; NumVGPRsForWavesPerEU: 173
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
    .vgpr_count:     173
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

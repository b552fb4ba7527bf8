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
	.loc	1 145
; %bb.0:
	.loc	1 148
	s_load_dwordx4 s[64:67], s[4:5], 0x0
	s_load_dwordx2 s[62:63], s[4:5], 0x10
	s_load_dword s74, s[4:5], 0x18
	s_load_dwordx4 s[68:71], s[4:5], 0x20
	v_bfe_u32 v60, v0, 2, 3
	v_and_b32_e32 v62, 3, v0
	.loc	1 150
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
	.loc	1 151
	s_ashr_i32 s7, s3, 31
	s_add_i32 s8, s3, s7
	s_xor_b32 s8, s8, s7
	v_cvt_f32_u32_e32 v2, s8
	s_sub_i32 s9, 0, s8
	.loc	1 158
	s_mov_b32 s76, s70
	v_mov_b32_e32 v94, 0
	.loc	1 151
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v3, s9, v2
	s_ashr_i32 s9, s6, 31
	s_add_i32 s10, s6, s9
	s_xor_b32 s10, s10, s9
	v_mul_hi_u32 v3, v2, v3
	s_xor_b32 s7, s9, s7
	v_add_u32_e32 v2, vcc, v2, v3
	v_mul_hi_u32 v2, s10, v2
	v_readfirstlane_b32 s9, v2
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
	.loc	1 152
	s_lshl_b32 s9, s2, 2
	s_ashr_i32 s0, s0, 31
	s_add_i32 s9, s9, s0
	s_xor_b32 s9, s9, s0
	v_cvt_f32_u32_e32 v2, s9
	.loc	1 151
	s_xor_b32 s8, s8, s7
	s_sub_i32 s7, s8, s7
	.loc	1 152
	s_sub_i32 s8, 0, s9
	v_rcp_iflag_f32_e32 v2, v2
	s_mul_i32 s3, s7, s3
	s_sub_i32 s3, s6, s3
	s_ashr_i32 s6, s3, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_xor_b32 s0, s6, s0
	v_mul_lo_u32 v3, s8, v2
	s_add_i32 s8, s3, s6
	s_xor_b32 s8, s8, s6
	v_mul_hi_u32 v3, v2, v3
	v_add_u32_e32 v2, vcc, v2, v3
	v_mul_hi_u32 v2, s8, v2
	.loc	1 149
	v_lshrrev_b32_e32 v3, 1, v0
	v_and_b32_e32 v61, 32, v3
	.loc	1 152
	v_readfirstlane_b32 s6, v2
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
	.loc	1 153
	s_ashr_i32 s6, s1, 31
	s_add_i32 s8, s1, s6
	s_xor_b32 s8, s8, s6
	v_cvt_f32_u32_e32 v2, s8
	s_sub_i32 s9, 0, s8
	.loc	1 152
	s_mul_i32 s2, s0, s2
	s_sub_i32 s2, s3, s2
	.loc	1 153
	v_rcp_iflag_f32_e32 v2, v2
	s_ashr_i32 s3, s2, 31
	s_xor_b32 s33, s3, s6
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v4, s9, v2
	s_add_i32 s9, s2, s3
	s_xor_b32 s9, s9, s3
	v_mul_hi_u32 v4, v2, v4
	v_add_u32_e32 v2, vcc, v2, v4
	v_mul_hi_u32 v2, s9, v2
	v_readfirstlane_b32 s3, v2
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
	.loc	1 154
	s_add_i32 s6, s66, 15
	.loc	1 153
	s_xor_b32 s16, s3, s33
	.loc	1 154
	s_ashr_i32 s3, s6, 31
	.loc	1 153
	s_sub_i32 s8, s16, s33
	.loc	1 154
	s_lshr_b32 s3, s3, 28
	.loc	1 153
	s_lshl_b32 s17, s8, 6
	s_mul_i32 s8, s8, s1
	.loc	1 154
	s_add_i32 s6, s6, s3
	s_sub_i32 s1, s2, s8
	s_and_b32 s2, s6, -16
	.loc	1 155
	s_mul_i32 s7, s7, s2
	s_min_i32 s78, s66, s7
	.loc	1 153
	s_add_i32 s1, s1, s0
	.loc	1 155
	s_add_i32 s0, s78, s2
	s_min_i32 s95, s66, s0
	.loc	1 157
	s_ashr_i32 s75, s74, 31
	.loc	1 158
	s_ashr_i32 s77, s70, 31
	.loc	1 153
	s_lshl_b32 s72, s1, 6
	s_sub_i32 s94, s95, s78
	s_cmp_le_i32 s95, s78
	s_mov_b32 s1, 0
	.loc	1 162
	s_cbranch_scc1 .LBB0_294
; %bb.1:
	.loc	1 156
	s_and_b32 s8, s74, 3
	s_and_b32 s0, s62, 12
	s_cmp_lg_u64 s[0:1], 0
	s_cselect_b64 s[2:3], -1, 0
	s_and_b32 s9, s70, 3
	s_and_b32 s0, s68, 12
	.loc	1 157
	v_mov_b32_e32 v2, s74
	.loc	1 156
	s_cmp_lg_u64 s[0:1], 0
	.loc	1 157
	v_mad_i64_i32 v[2:3], s[6:7], s17, v2, 0
	.loc	1 156
	s_cselect_b64 s[0:1], -1, 0
	.loc	1 157
	s_ashr_i32 s79, s78, 31
	.loc	1 158
	v_mov_b32_e32 v4, s76
	s_ashr_i32 s73, s72, 31
	v_mad_i64_i32 v[4:5], s[6:7], s78, v4, 0
	.loc	1 156
	s_cmp_lg_u32 s8, 0
	s_cselect_b64 s[6:7], -1, 0
	s_or_b64 s[6:7], s[6:7], s[2:3]
	.loc	1 157
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 156
	s_cmp_lg_u32 s9, 0
	s_cselect_b64 s[2:3], -1, 0
	.loc	1 157
	v_mov_b32_e32 v6, s63
	v_add_u32_e32 v2, vcc, s62, v2
	s_or_b64 s[80:81], s[2:3], s[0:1]
	v_addc_u32_e32 v3, vcc, v6, v3, vcc
	s_lshl_b64 s[0:1], s[78:79], 2
	v_mov_b32_e32 v6, s1
	v_add_u32_e32 v2, vcc, s0, v2
	.loc	1 158
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	1 157
	v_addc_u32_e32 v3, vcc, v3, v6, vcc
	.loc	1 158
	v_mov_b32_e32 v6, s69
	v_add_u32_e32 v4, vcc, s68, v4
	s_lshl_b64 s[0:1], s[72:73], 2
	s_sub_i32 s22, s64, s17
	s_sub_i32 s26, s65, s72
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	s_cmp_gt_i32 s22, 63
	v_mov_b32_e32 v6, s1
	v_add_u32_e32 v4, vcc, s0, v4
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_gt_i32 s26, 63
	s_cselect_b64 s[2:3], -1, 0
	s_and_b64 s[82:83], s[0:1], s[2:3]
	s_cmp_gt_i32 s94, 15
	v_and_b32_e32 v8, 63, v0
	s_cselect_b64 s[0:1], -1, 0
	v_addc_u32_e32 v5, vcc, v5, v6, vcc
	v_mov_b32_e32 v7, 0
	v_sub_u32_e32 v32, vcc, s26, v8
	s_and_b64 s[0:1], s[82:83], s[0:1]
	v_cndmask_b32_e64 v10, 0, 1, s[6:7]
	.loc	1 0
	v_lshrrev_b32_e32 v30, 2, v0
	v_and_b32_e32 v6, 15, v0
	v_mov_b32_e32 v9, v7
	s_mov_b64 s[2:3], -1
	.loc	1 162
	s_andn2_b64 vcc, exec, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 1, v10
	.loc	1 112
	s_mov_b32 m0, -1
	.loc	1 162
	s_cbranch_vccz .LBB0_75
; %bb.2:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_20
; %bb.3:
	.loc	1 0
	v_sub_u32_e32 v11, vcc, s94, v6
	.loc	1 162
	v_lshrrev_b32_e32 v10, 4, v0
	v_cmp_gt_i32_e64 s[2:3], s22, v10
	.loc	1 112
	v_cmp_lt_i32_e32 vcc, 0, v11
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_5
; %bb.4:
	.loc	1 162
	v_mad_i64_i32 v[12:13], s[2:3], v10, s74, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[2:3], v2, v12
	v_addc_u32_e64 v15, s[2:3], v3, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[6:7]
	v_add_u32_e64 v12, s[2:3], v14, v12
	v_addc_u32_e64 v13, s[2:3], v15, v13, s[2:3]
	.loc	1 112
	flat_load_dword v12, v[12:13]
.LBB0_5:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 162
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v13, 2, v10
	v_lshlrev_b32_e32 v10, 2, v6
	v_add_u32_e64 v13, s[2:3], v13, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12
	.loc	1 162
	v_or_b32_e32 v12, 0x80, v0
	v_lshrrev_b32_e32 v12, 4, v12
	v_cmp_gt_i32_e64 s[2:3], s22, v12
	.loc	1 112
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_7
; %bb.6:
	.loc	1 162
	v_mad_i64_i32 v[13:14], s[2:3], v12, s74, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e64 v11, s[2:3], v2, v13
	v_addc_u32_e64 v15, s[2:3], v3, v14, s[2:3]
	v_lshlrev_b64 v[13:14], 2, v[6:7]
	v_add_u32_e64 v13, s[2:3], v11, v13
	v_addc_u32_e64 v14, s[2:3], v15, v14, s[2:3]
	.loc	1 112
	flat_load_dword v11, v[13:14]
.LBB0_7:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 162
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e64 v12, s[2:3], v12, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11
	.loc	1 162
	v_or_b32_e32 v11, 0x100, v0
	v_lshrrev_b32_e32 v12, 4, v11
	v_cmp_gt_i32_e64 s[2:3], s22, v12
	.loc	1 112
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_9
; %bb.8:
	.loc	1 162
	v_mad_i64_i32 v[13:14], s[2:3], v12, s74, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e64 v15, s[2:3], v2, v13
	v_addc_u32_e64 v16, s[2:3], v3, v14, s[2:3]
	v_lshlrev_b64 v[13:14], 2, v[6:7]
	v_add_u32_e64 v13, s[2:3], v15, v13
	v_addc_u32_e64 v14, s[2:3], v16, v14, s[2:3]
	.loc	1 112
	flat_load_dword v13, v[13:14]
.LBB0_9:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 162
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e64 v12, s[2:3], v12, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v13
	.loc	1 162
	v_or_b32_e32 v12, 0x180, v0
	v_lshrrev_b32_e32 v12, 4, v12
	v_cmp_gt_i32_e64 s[2:3], s22, v12
	.loc	1 112
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_11
; %bb.10:
	.loc	1 162
	v_mad_i64_i32 v[13:14], s[2:3], v12, s74, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e64 v11, s[2:3], v2, v13
	v_addc_u32_e64 v15, s[2:3], v3, v14, s[2:3]
	v_lshlrev_b64 v[13:14], 2, v[6:7]
	v_add_u32_e64 v13, s[2:3], v11, v13
	v_addc_u32_e64 v14, s[2:3], v15, v14, s[2:3]
	.loc	1 112
	flat_load_dword v11, v[13:14]
.LBB0_11:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 162
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e64 v12, s[2:3], v12, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11
	.loc	1 162
	v_or_b32_e32 v11, 0x200, v0
	v_lshrrev_b32_e32 v12, 4, v11
	v_cmp_gt_i32_e64 s[2:3], s22, v12
	.loc	1 112
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_13
; %bb.12:
	.loc	1 162
	v_mad_i64_i32 v[13:14], s[2:3], v12, s74, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e64 v15, s[2:3], v2, v13
	v_addc_u32_e64 v16, s[2:3], v3, v14, s[2:3]
	v_lshlrev_b64 v[13:14], 2, v[6:7]
	v_add_u32_e64 v13, s[2:3], v15, v13
	v_addc_u32_e64 v14, s[2:3], v16, v14, s[2:3]
	.loc	1 112
	flat_load_dword v13, v[13:14]
.LBB0_13:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 162
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e64 v12, s[2:3], v12, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v13
	.loc	1 162
	v_or_b32_e32 v12, 0x280, v0
	v_lshrrev_b32_e32 v12, 4, v12
	v_cmp_gt_i32_e64 s[2:3], s22, v12
	.loc	1 112
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_15
; %bb.14:
	.loc	1 162
	v_mad_i64_i32 v[13:14], s[2:3], v12, s74, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e64 v11, s[2:3], v2, v13
	v_addc_u32_e64 v15, s[2:3], v3, v14, s[2:3]
	v_lshlrev_b64 v[13:14], 2, v[6:7]
	v_add_u32_e64 v13, s[2:3], v11, v13
	v_addc_u32_e64 v14, s[2:3], v15, v14, s[2:3]
	.loc	1 112
	flat_load_dword v11, v[13:14]
.LBB0_15:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 162
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e64 v12, s[2:3], v12, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11
	.loc	1 162
	v_or_b32_e32 v11, 0x300, v0
	v_lshrrev_b32_e32 v12, 4, v11
	v_cmp_gt_i32_e64 s[2:3], s22, v12
	.loc	1 112
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_17
; %bb.16:
	.loc	1 162
	v_mad_i64_i32 v[13:14], s[2:3], v12, s74, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e64 v15, s[2:3], v2, v13
	v_addc_u32_e64 v16, s[2:3], v3, v14, s[2:3]
	v_lshlrev_b64 v[13:14], 2, v[6:7]
	v_add_u32_e64 v13, s[2:3], v15, v13
	v_addc_u32_e64 v14, s[2:3], v16, v14, s[2:3]
	.loc	1 112
	flat_load_dword v13, v[13:14]
.LBB0_17:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 162
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e64 v12, s[2:3], v12, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v13
	.loc	1 162
	v_or_b32_e32 v12, 0x380, v0
	v_lshrrev_b32_e32 v12, 4, v12
	v_cmp_gt_i32_e64 s[2:3], s22, v12
	.loc	1 112
	s_and_b64 s[6:7], s[2:3], vcc
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_19
; %bb.18:
	.loc	1 162
	v_mad_i64_i32 v[13:14], s[6:7], v12, s74, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e32 v11, vcc, v2, v13
	v_addc_u32_e32 v15, vcc, v3, v14, vcc
	v_lshlrev_b64 v[13:14], 2, v[6:7]
	v_add_u32_e32 v13, vcc, v11, v13
	v_addc_u32_e32 v14, vcc, v15, v14, vcc
	.loc	1 112
	flat_load_dword v11, v[13:14]
.LBB0_19:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 162
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v10, vcc, v12, v10
	s_mov_b64 s[2:3], 0
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v11
.LBB0_20:
	.loc	1 162
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_38
; %bb.21:
	v_mad_i64_i32 v[11:12], s[2:3], v30, s74, 0
	v_lshlrev_b32_e32 v14, 2, v0
	v_and_b32_e32 v10, 12, v14
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_lshlrev_b32_e32 v15, 2, v10
	v_add_u32_e32 v13, vcc, v2, v11
	v_addc_u32_e32 v16, vcc, v3, v12, vcc
	v_add_u32_e32 v12, vcc, v13, v15
	v_addc_u32_e32 v13, vcc, 0, v16, vcc
	v_sub_u32_e32 v16, vcc, s94, v10
	v_mov_b32_e32 v11, 0
	v_cmp_gt_i32_e64 s[10:11], s22, v30
	.loc	1 112
	v_cmp_lt_i32_e32 vcc, 0, v16
	s_and_b64 s[6:7], s[10:11], vcc
	v_mov_b32_e32 v17, v11
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_23
; %bb.22:
	flat_load_dword v17, v[12:13]
.LBB0_23:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 162
	v_mul_u32_u24_e32 v18, 24, v30
	v_lshlrev_b32_e32 v18, 2, v18
	v_add_u32_e64 v15, s[2:3], v18, v15
	.loc	1 112
	v_cmp_lt_i32_e64 s[2:3], 1, v16
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v17
	s_and_b64 s[6:7], s[10:11], s[2:3]
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_25
; %bb.24:
	v_add_u32_e64 v17, s[6:7], 4, v12
	v_addc_u32_e64 v18, s[6:7], 0, v13, s[6:7]
	flat_load_dword v17, v[17:18]
.LBB0_25:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 112
	v_cmp_lt_i32_e64 s[6:7], 2, v16
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v17 offset:4
	s_and_b64 s[8:9], s[10:11], s[6:7]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	s_and_saveexec_b64 s[12:13], s[8:9]
	s_cbranch_execz .LBB0_27
; %bb.26:
	v_add_u32_e64 v18, s[8:9], 8, v12
	v_addc_u32_e64 v19, s[8:9], 0, v13, s[8:9]
	flat_load_dword v18, v[18:19]
.LBB0_27:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 112
	v_cmp_lt_i32_e64 s[8:9], 3, v16
	s_and_b64 s[10:11], s[10:11], s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v18 offset:8
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB0_29
; %bb.28:
	v_add_u32_e64 v12, s[10:11], 12, v12
	v_addc_u32_e64 v13, s[10:11], 0, v13, s[10:11]
	flat_load_dword v17, v[12:13]
.LBB0_29:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 162
	v_or_b32_e32 v12, 0x200, v14
	v_lshrrev_b32_e32 v14, 4, v12
	v_mad_i64_i32 v[12:13], s[10:11], v14, s74, 0
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v17 offset:12
	.loc	1 162
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v15, s[10:11], v2, v12
	v_lshlrev_b64 v[11:12], 2, v[10:11]
	v_addc_u32_e64 v13, s[10:11], v3, v13, s[10:11]
	v_add_u32_e64 v11, s[10:11], v15, v11
	v_addc_u32_e64 v12, s[10:11], v13, v12, s[10:11]
	v_cmp_gt_i32_e64 s[10:11], s22, v14
	.loc	1 112
	s_and_b64 s[14:15], s[10:11], vcc
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execz .LBB0_31
; %bb.30:
	flat_load_dword v15, v[11:12]
.LBB0_31:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 162
	v_mul_u32_u24_e32 v14, 24, v14
	v_lshlrev_b32_e32 v14, 2, v14
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v14, v10
	.loc	1 112
	s_and_b64 s[12:13], s[10:11], s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v15
	s_and_saveexec_b64 s[2:3], s[12:13]
	s_cbranch_execz .LBB0_33
; %bb.32:
	v_add_u32_e32 v13, vcc, 4, v11
	v_addc_u32_e32 v14, vcc, 0, v12, vcc
	flat_load_dword v13, v[13:14]
.LBB0_33:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v13 offset:4
	s_and_b64 s[6:7], s[10:11], s[6:7]
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_35
; %bb.34:
	v_add_u32_e32 v14, vcc, 8, v11
	v_addc_u32_e32 v15, vcc, 0, v12, vcc
	flat_load_dword v14, v[14:15]
.LBB0_35:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 112
	s_and_b64 s[6:7], s[10:11], s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v14 offset:8
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_37
; %bb.36:
	v_add_u32_e32 v11, vcc, 12, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	flat_load_dword v13, v[11:12]
.LBB0_37:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v13 offset:12
.LBB0_38:
	.loc	1 162
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccnz .LBB0_56
; %bb.39:
	v_lshrrev_b32_e32 v10, 6, v0
	v_cmp_gt_i32_e64 s[2:3], s94, v10
	.loc	1 112
	v_cmp_lt_i32_e32 vcc, 0, v32
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_41
; %bb.40:
	.loc	1 162
	v_mad_i64_i32 v[12:13], s[2:3], v10, s76, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[2:3], v4, v12
	v_addc_u32_e64 v15, s[2:3], v5, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[8:9]
	v_add_u32_e64 v12, s[2:3], v14, v12
	v_addc_u32_e64 v13, s[2:3], v15, v13, s[2:3]
	.loc	1 112
	flat_load_dword v12, v[12:13]
.LBB0_41:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	s_movk_i32 s2, 0x110
	.loc	1 162
	v_mul_lo_u32 v13, v10, s2
	v_lshlrev_b32_e32 v10, 2, v8
	v_or_b32_e32 v14, 0x80, v0
	v_add_u32_e64 v13, s[2:3], v13, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12 offset:12288
	.loc	1 162
	v_lshrrev_b32_e32 v12, 6, v14
	v_cmp_gt_i32_e64 s[2:3], s94, v12
	.loc	1 112
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_43
; %bb.42:
	.loc	1 162
	v_mad_i64_i32 v[13:14], s[2:3], v12, s76, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e64 v11, s[2:3], v4, v13
	v_addc_u32_e64 v15, s[2:3], v5, v14, s[2:3]
	v_lshlrev_b64 v[13:14], 2, v[8:9]
	v_add_u32_e64 v13, s[2:3], v11, v13
	v_addc_u32_e64 v14, s[2:3], v15, v14, s[2:3]
	.loc	1 112
	flat_load_dword v11, v[13:14]
.LBB0_43:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 162
	v_mul_u32_u24_e32 v12, 0x44, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e64 v12, s[2:3], v12, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11 offset:12288
	.loc	1 162
	v_or_b32_e32 v11, 0x100, v0
	v_lshrrev_b32_e32 v12, 6, v11
	v_cmp_gt_i32_e64 s[2:3], s94, v12
	.loc	1 112
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_45
; %bb.44:
	.loc	1 162
	v_mad_i64_i32 v[13:14], s[2:3], v12, s76, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e64 v15, s[2:3], v4, v13
	v_addc_u32_e64 v16, s[2:3], v5, v14, s[2:3]
	v_lshlrev_b64 v[13:14], 2, v[8:9]
	v_add_u32_e64 v13, s[2:3], v15, v13
	v_addc_u32_e64 v14, s[2:3], v16, v14, s[2:3]
	.loc	1 112
	flat_load_dword v13, v[13:14]
.LBB0_45:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 162
	v_mul_u32_u24_e32 v12, 0x44, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e64 v12, s[2:3], v12, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v13 offset:12288
	.loc	1 162
	v_or_b32_e32 v12, 0x180, v0
	v_lshrrev_b32_e32 v12, 6, v12
	v_cmp_gt_i32_e64 s[2:3], s94, v12
	.loc	1 112
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_47
; %bb.46:
	.loc	1 162
	v_mad_i64_i32 v[13:14], s[2:3], v12, s76, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e64 v11, s[2:3], v4, v13
	v_addc_u32_e64 v15, s[2:3], v5, v14, s[2:3]
	v_lshlrev_b64 v[13:14], 2, v[8:9]
	v_add_u32_e64 v13, s[2:3], v11, v13
	v_addc_u32_e64 v14, s[2:3], v15, v14, s[2:3]
	.loc	1 112
	flat_load_dword v11, v[13:14]
.LBB0_47:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 162
	v_mul_u32_u24_e32 v12, 0x44, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e64 v12, s[2:3], v12, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11 offset:12288
	.loc	1 162
	v_or_b32_e32 v11, 0x200, v0
	v_lshrrev_b32_e32 v12, 6, v11
	v_cmp_gt_i32_e64 s[2:3], s94, v12
	.loc	1 112
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_49
; %bb.48:
	.loc	1 162
	v_mad_i64_i32 v[13:14], s[2:3], v12, s76, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e64 v15, s[2:3], v4, v13
	v_addc_u32_e64 v16, s[2:3], v5, v14, s[2:3]
	v_lshlrev_b64 v[13:14], 2, v[8:9]
	v_add_u32_e64 v13, s[2:3], v15, v13
	v_addc_u32_e64 v14, s[2:3], v16, v14, s[2:3]
	.loc	1 112
	flat_load_dword v13, v[13:14]
.LBB0_49:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 162
	v_mul_u32_u24_e32 v12, 0x44, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e64 v12, s[2:3], v12, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v13 offset:12288
	.loc	1 162
	v_or_b32_e32 v12, 0x280, v0
	v_lshrrev_b32_e32 v12, 6, v12
	v_cmp_gt_i32_e64 s[2:3], s94, v12
	.loc	1 112
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_51
; %bb.50:
	.loc	1 162
	v_mad_i64_i32 v[13:14], s[2:3], v12, s76, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e64 v11, s[2:3], v4, v13
	v_addc_u32_e64 v15, s[2:3], v5, v14, s[2:3]
	v_lshlrev_b64 v[13:14], 2, v[8:9]
	v_add_u32_e64 v13, s[2:3], v11, v13
	v_addc_u32_e64 v14, s[2:3], v15, v14, s[2:3]
	.loc	1 112
	flat_load_dword v11, v[13:14]
.LBB0_51:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 162
	v_mul_u32_u24_e32 v12, 0x44, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e64 v12, s[2:3], v12, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11 offset:12288
	.loc	1 162
	v_or_b32_e32 v11, 0x300, v0
	v_lshrrev_b32_e32 v12, 6, v11
	v_cmp_gt_i32_e64 s[2:3], s94, v12
	.loc	1 112
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_53
; %bb.52:
	.loc	1 162
	v_mad_i64_i32 v[13:14], s[2:3], v12, s76, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e64 v15, s[2:3], v4, v13
	v_addc_u32_e64 v16, s[2:3], v5, v14, s[2:3]
	v_lshlrev_b64 v[13:14], 2, v[8:9]
	v_add_u32_e64 v13, s[2:3], v15, v13
	v_addc_u32_e64 v14, s[2:3], v16, v14, s[2:3]
	.loc	1 112
	flat_load_dword v13, v[13:14]
.LBB0_53:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 162
	v_mul_u32_u24_e32 v12, 0x44, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e64 v12, s[2:3], v12, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v13 offset:12288
	.loc	1 162
	v_or_b32_e32 v12, 0x380, v0
	v_lshrrev_b32_e32 v12, 6, v12
	v_cmp_gt_i32_e64 s[2:3], s94, v12
	.loc	1 112
	s_and_b64 s[6:7], s[2:3], vcc
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_55
; %bb.54:
	.loc	1 162
	v_mad_i64_i32 v[13:14], s[6:7], v12, s76, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e32 v11, vcc, v4, v13
	v_addc_u32_e32 v15, vcc, v5, v14, vcc
	v_lshlrev_b64 v[13:14], 2, v[8:9]
	v_add_u32_e32 v13, vcc, v11, v13
	v_addc_u32_e32 v14, vcc, v15, v14, vcc
	.loc	1 112
	flat_load_dword v11, v[13:14]
.LBB0_55:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 162
	v_mul_u32_u24_e32 v12, 0x44, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v10, vcc, v12, v10
	s_mov_b64 s[2:3], 0
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v11 offset:12288
.LBB0_56:
	.loc	1 162
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_74
; %bb.57:
	.loc	1 0
	v_lshrrev_b32_e32 v14, 4, v0
	.loc	1 162
	v_mad_i64_i32 v[11:12], s[2:3], v14, s76, 0
	v_lshlrev_b32_e32 v10, 2, v6
	v_cmp_gt_i32_e64 s[12:13], s94, v14
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v13, vcc, v4, v11
	v_addc_u32_e32 v15, vcc, v5, v12, vcc
	v_lshlrev_b32_e32 v12, 4, v6
	v_add_u32_e32 v12, vcc, v13, v12
	v_addc_u32_e32 v13, vcc, 0, v15, vcc
	v_sub_u32_e32 v16, vcc, s26, v10
	v_mov_b32_e32 v11, 0
	.loc	1 112
	v_cmp_lt_i32_e64 s[2:3], 0, v16
	s_and_b64 s[8:9], s[12:13], s[2:3]
	v_mov_b32_e32 v17, v11
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_59
; %bb.58:
	flat_load_dword v17, v[12:13]
.LBB0_59:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 162
	v_mul_u32_u24_e32 v15, 0x44, v14
	v_lshlrev_b32_e32 v15, 2, v15
	v_lshlrev_b32_e32 v18, 2, v10
	v_add_u32_e32 v18, vcc, v15, v18
	.loc	1 112
	v_cmp_lt_i32_e64 s[6:7], 1, v16
	.loc	1 162
	v_add_u32_e32 v15, vcc, 0x3000, v18
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v18, v17 offset:12288
	s_and_b64 s[10:11], s[12:13], s[6:7]
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[8:9], s[10:11]
	s_cbranch_execz .LBB0_61
; %bb.60:
	v_add_u32_e32 v17, vcc, 4, v12
	v_addc_u32_e32 v18, vcc, 0, v13, vcc
	flat_load_dword v17, v[17:18]
.LBB0_61:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 112
	v_cmp_lt_i32_e64 s[8:9], 2, v16
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v17 offset:4
	s_and_b64 s[14:15], s[12:13], s[8:9]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB0_63
; %bb.62:
	v_add_u32_e32 v18, vcc, 8, v12
	v_addc_u32_e32 v19, vcc, 0, v13, vcc
	flat_load_dword v18, v[18:19]
.LBB0_63:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 112
	v_cmp_lt_i32_e64 s[10:11], 3, v16
	s_and_b64 s[14:15], s[12:13], s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v18 offset:8
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execz .LBB0_65
; %bb.64:
	v_add_u32_e32 v12, vcc, 12, v12
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	flat_load_dword v17, v[12:13]
.LBB0_65:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	v_or_b32_e32 v14, 8, v14
	.loc	1 162
	v_mad_i64_i32 v[12:13], s[12:13], v14, s76, 0
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v17 offset:12
	.loc	1 162
	v_cmp_gt_i32_e64 s[12:13], s94, v14
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	.loc	1 112
	s_and_b64 s[14:15], s[12:13], s[2:3]
	.loc	1 162
	v_add_u32_e32 v15, vcc, v4, v12
	v_lshlrev_b64 v[11:12], 2, v[10:11]
	v_addc_u32_e32 v13, vcc, v5, v13, vcc
	v_add_u32_e32 v11, vcc, v15, v11
	v_addc_u32_e32 v12, vcc, v13, v12, vcc
	.loc	1 112
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[2:3], s[14:15]
	s_cbranch_execz .LBB0_67
; %bb.66:
	flat_load_dword v15, v[11:12]
.LBB0_67:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 162
	v_mul_u32_u24_e32 v14, 0x44, v14
	v_lshlrev_b32_e32 v14, 2, v14
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v14, vcc, v14, v10
	v_add_u32_e32 v10, vcc, 0x3000, v14
	.loc	1 112
	s_and_b64 s[6:7], s[12:13], s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v15 offset:12288
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_69
; %bb.68:
	v_add_u32_e32 v13, vcc, 4, v11
	v_addc_u32_e32 v14, vcc, 0, v12, vcc
	flat_load_dword v13, v[13:14]
.LBB0_69:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v13 offset:4
	s_and_b64 s[6:7], s[12:13], s[8:9]
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_71
; %bb.70:
	v_add_u32_e32 v14, vcc, 8, v11
	v_addc_u32_e32 v15, vcc, 0, v12, vcc
	flat_load_dword v14, v[14:15]
.LBB0_71:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 112
	s_and_b64 s[6:7], s[12:13], s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v14 offset:8
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_73
; %bb.72:
	v_add_u32_e32 v11, vcc, 12, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	flat_load_dword v13, v[11:12]
.LBB0_73:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v13 offset:12
.LBB0_74:
	.loc	1 0
	s_mov_b64 s[2:3], 0
.LBB0_75:
	.loc	1 162
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_144
; %bb.76:
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccnz .LBB0_92
; %bb.77:
	v_lshrrev_b32_e32 v14, 4, v0
	v_mad_i64_i32 v[10:11], s[2:3], v14, s74, 0
	v_or_b32_e32 v16, 0x80, v0
	v_mul_u32_u24_e32 v17, 24, v14
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	s_movk_i32 s2, 0x380
	v_add_u32_e32 v12, vcc, v2, v10
	v_addc_u32_e32 v13, vcc, v3, v11, vcc
	v_lshlrev_b64 v[10:11], 2, v[6:7]
	v_lshrrev_b32_e32 v14, 4, v16
	v_add_u32_e32 v12, vcc, v12, v10
	v_addc_u32_e32 v13, vcc, v13, v11, vcc
	.loc	1 112
	flat_load_dword v15, v[12:13]
	.loc	1 162
	v_lshlrev_b32_e32 v12, 2, v6
	v_lshlrev_b32_e32 v16, 2, v17
	v_cmp_gt_u32_e32 vcc, s2, v0
	v_add_u32_e64 v16, s[2:3], v16, v12
	.loc	1 112
	v_mov_b32_e32 v13, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v16, v15
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_79
; %bb.78:
	.loc	1 162
	v_mad_i64_i32 v[15:16], s[6:7], v14, s74, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v15, vcc, v2, v15
	v_addc_u32_e32 v16, vcc, v3, v16, vcc
	v_add_u32_e32 v15, vcc, v15, v10
	v_addc_u32_e32 v16, vcc, v16, v11, vcc
	.loc	1 112
	flat_load_dword v15, v[15:16]
.LBB0_79:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 162
	v_mul_u32_u24_e32 v14, 24, v14
	v_lshlrev_b32_e32 v14, 2, v14
	v_add_u32_e32 v14, vcc, v14, v12
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v15
	.loc	1 162
	v_or_b32_e32 v14, 0x100, v0
	s_movk_i32 s2, 0x300
	v_lshrrev_b32_e32 v14, 4, v14
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 112
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_81
; %bb.80:
	.loc	1 162
	v_mad_i64_i32 v[15:16], s[6:7], v14, s74, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v13, vcc, v2, v15
	v_addc_u32_e32 v16, vcc, v3, v16, vcc
	v_add_u32_e32 v15, vcc, v13, v10
	v_addc_u32_e32 v16, vcc, v16, v11, vcc
	.loc	1 112
	flat_load_dword v13, v[15:16]
.LBB0_81:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 162
	v_mul_u32_u24_e32 v14, 24, v14
	v_lshlrev_b32_e32 v14, 2, v14
	v_add_u32_e32 v14, vcc, v14, v12
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v13
	.loc	1 162
	v_or_b32_e32 v13, 0x180, v0
	s_movk_i32 s2, 0x280
	v_lshrrev_b32_e32 v14, 4, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 112
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_83
; %bb.82:
	.loc	1 162
	v_mad_i64_i32 v[15:16], s[6:7], v14, s74, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v15, vcc, v2, v15
	v_addc_u32_e32 v16, vcc, v3, v16, vcc
	v_add_u32_e32 v15, vcc, v15, v10
	v_addc_u32_e32 v16, vcc, v16, v11, vcc
	.loc	1 112
	flat_load_dword v15, v[15:16]
.LBB0_83:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 162
	v_mul_u32_u24_e32 v14, 24, v14
	v_lshlrev_b32_e32 v14, 2, v14
	v_add_u32_e32 v14, vcc, v14, v12
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v15
	s_movk_i32 s2, 0x200
	.loc	1 162
	v_or_b32_e32 v14, 0x200, v0
	v_lshrrev_b32_e32 v14, 4, v14
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 112
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_85
; %bb.84:
	.loc	1 162
	v_mad_i64_i32 v[15:16], s[6:7], v14, s74, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v13, vcc, v2, v15
	v_addc_u32_e32 v16, vcc, v3, v16, vcc
	v_add_u32_e32 v15, vcc, v13, v10
	v_addc_u32_e32 v16, vcc, v16, v11, vcc
	.loc	1 112
	flat_load_dword v13, v[15:16]
.LBB0_85:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 162
	v_mul_u32_u24_e32 v14, 24, v14
	v_lshlrev_b32_e32 v14, 2, v14
	v_add_u32_e32 v14, vcc, v14, v12
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v13
	.loc	1 162
	v_or_b32_e32 v13, 0x280, v0
	s_movk_i32 s2, 0x180
	v_lshrrev_b32_e32 v14, 4, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 112
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_87
; %bb.86:
	.loc	1 162
	v_mad_i64_i32 v[15:16], s[6:7], v14, s74, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v15, vcc, v2, v15
	v_addc_u32_e32 v16, vcc, v3, v16, vcc
	v_add_u32_e32 v15, vcc, v15, v10
	v_addc_u32_e32 v16, vcc, v16, v11, vcc
	.loc	1 112
	flat_load_dword v15, v[15:16]
.LBB0_87:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 162
	v_mul_u32_u24_e32 v14, 24, v14
	v_lshlrev_b32_e32 v14, 2, v14
	v_add_u32_e32 v14, vcc, v14, v12
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v15
	.loc	1 162
	v_or_b32_e32 v14, 0x300, v0
	s_movk_i32 s2, 0x100
	v_lshrrev_b32_e32 v14, 4, v14
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 112
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_89
; %bb.88:
	.loc	1 162
	v_mad_i64_i32 v[15:16], s[6:7], v14, s74, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v13, vcc, v2, v15
	v_addc_u32_e32 v16, vcc, v3, v16, vcc
	v_add_u32_e32 v15, vcc, v13, v10
	v_addc_u32_e32 v16, vcc, v16, v11, vcc
	.loc	1 112
	flat_load_dword v13, v[15:16]
.LBB0_89:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 162
	v_mul_u32_u24_e32 v14, 24, v14
	v_lshlrev_b32_e32 v14, 2, v14
	v_add_u32_e32 v14, vcc, v14, v12
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v13
	.loc	1 162
	v_or_b32_e32 v13, 0x380, v0
	s_movk_i32 s2, 0x80
	v_lshrrev_b32_e32 v13, 4, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 112
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_91
; %bb.90:
	.loc	1 162
	v_mad_i64_i32 v[14:15], s[6:7], v13, s74, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, v2, v14
	v_addc_u32_e32 v15, vcc, v3, v15, vcc
	v_add_u32_e32 v10, vcc, v14, v10
	v_addc_u32_e32 v11, vcc, v15, v11, vcc
	.loc	1 112
	flat_load_dword v14, v[10:11]
.LBB0_91:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 162
	v_mul_u32_u24_e32 v10, 24, v13
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v12
	s_mov_b64 s[2:3], 0
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v14
.LBB0_92:
	.loc	1 162
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_110
; %bb.93:
	v_mul_u32_u24_e32 v11, 24, v30
	v_lshlrev_b32_e32 v13, 2, v11
	v_mad_i64_i32 v[11:12], s[2:3], v30, s74, 0
	v_lshlrev_b32_e32 v16, 2, v0
	v_and_b32_e32 v10, 12, v16
	v_lshlrev_b32_e32 v14, 2, v10
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v17, vcc, v13, v14
	v_add_u32_e32 v13, vcc, v2, v11
	v_addc_u32_e32 v15, vcc, v3, v12, vcc
	v_add_u32_e32 v12, vcc, v13, v14
	v_addc_u32_e32 v13, vcc, 0, v15, vcc
	s_movk_i32 s2, 0xff
	s_mov_b32 s6, 0
	v_mov_b32_e32 v11, 0
	v_cmp_lt_u32_e32 vcc, s2, v0
	.loc	1 112
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_95
; %bb.94:
	ds_write_b32 v17, v11
.LBB0_95:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v15, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_97
; %bb.96:
	flat_load_dwordx2 v[14:15], v[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v14
.LBB0_97:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 112
	ds_write_b32 v17, v15 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_99
; %bb.98:
	.loc	1 0
	v_mov_b32_e32 v12, 0
	.loc	1 112
	ds_write_b32 v17, v12 offset:8
	s_mov_b32 s6, 0
.LBB0_99:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v14, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_101
; %bb.100:
	v_add_u32_e32 v12, vcc, 8, v12
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	flat_load_dwordx2 v[13:14], v[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v13 offset:8
.LBB0_101:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 162
	v_or_b32_e32 v12, 0x200, v16
	v_lshrrev_b32_e32 v12, 4, v12
	v_mul_u32_u24_e32 v13, 24, v12
	.loc	1 112
	ds_write_b32 v17, v14 offset:12
	.loc	1 162
	v_lshlrev_b32_e32 v14, 2, v13
	v_mad_i64_i32 v[12:13], s[2:3], v12, s74, 0
	v_lshlrev_b32_e32 v15, 2, v10
	v_add_u32_e32 v14, vcc, v14, v15
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v12, vcc, v2, v12
	v_addc_u32_e32 v13, vcc, v3, v13, vcc
	v_add_u32_e32 v10, vcc, v12, v10
	v_addc_u32_e32 v11, vcc, v13, v11, vcc
	s_movk_i32 s2, 0x7f
	v_cmp_lt_u32_e32 vcc, s2, v0
	.loc	1 112
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_103
; %bb.102:
	.loc	1 0
	v_mov_b32_e32 v12, 0
	.loc	1 112
	ds_write_b32 v14, v12
	s_mov_b32 s6, 0
.LBB0_103:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v13, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_105
; %bb.104:
	flat_load_dwordx2 v[12:13], v[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v12
.LBB0_105:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 112
	ds_write_b32 v14, v13 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_107
; %bb.106:
	.loc	1 0
	v_mov_b32_e32 v10, 0
	.loc	1 112
	ds_write_b32 v14, v10 offset:8
	s_mov_b32 s6, 0
.LBB0_107:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v12, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_109
; %bb.108:
	v_add_u32_e32 v10, vcc, 8, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	flat_load_dwordx2 v[11:12], v[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v11 offset:8
.LBB0_109:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 112
	ds_write_b32 v14, v12 offset:12
.LBB0_110:
	.loc	1 162
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccnz .LBB0_126
; %bb.111:
	v_lshrrev_b32_e32 v14, 6, v0
	v_mad_i64_i32 v[10:11], s[2:3], v14, s76, 0
	s_movk_i32 s2, 0x110
	v_or_b32_e32 v16, 0x80, v0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	s_movk_i32 s3, 0x380
	v_add_u32_e32 v12, vcc, v4, v10
	v_addc_u32_e32 v13, vcc, v5, v11, vcc
	v_lshlrev_b64 v[10:11], 2, v[8:9]
	v_add_u32_e32 v12, vcc, v12, v10
	v_addc_u32_e32 v13, vcc, v13, v11, vcc
	.loc	1 112
	flat_load_dword v15, v[12:13]
	.loc	1 162
	v_lshlrev_b32_e32 v12, 2, v8
	v_mad_u32_u24 v17, v14, s2, v12
	.loc	1 112
	v_mov_b32_e32 v13, 0
	.loc	1 162
	v_lshrrev_b32_e32 v14, 6, v16
	v_cmp_gt_u32_e32 vcc, s3, v0
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v15 offset:12288
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_113
; %bb.112:
	.loc	1 162
	v_mad_i64_i32 v[15:16], s[6:7], v14, s76, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v15, vcc, v4, v15
	v_addc_u32_e32 v16, vcc, v5, v16, vcc
	v_add_u32_e32 v15, vcc, v15, v10
	v_addc_u32_e32 v16, vcc, v16, v11, vcc
	.loc	1 112
	flat_load_dword v15, v[15:16]
.LBB0_113:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 162
	v_mul_u32_u24_e32 v14, 0x44, v14
	v_lshlrev_b32_e32 v14, 2, v14
	v_add_u32_e32 v14, vcc, v14, v12
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v15 offset:12288
	.loc	1 162
	v_or_b32_e32 v14, 0x100, v0
	s_movk_i32 s2, 0x300
	v_lshrrev_b32_e32 v14, 6, v14
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 112
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_115
; %bb.114:
	.loc	1 162
	v_mad_i64_i32 v[15:16], s[6:7], v14, s76, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v13, vcc, v4, v15
	v_addc_u32_e32 v16, vcc, v5, v16, vcc
	v_add_u32_e32 v15, vcc, v13, v10
	v_addc_u32_e32 v16, vcc, v16, v11, vcc
	.loc	1 112
	flat_load_dword v13, v[15:16]
.LBB0_115:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 162
	v_mul_u32_u24_e32 v14, 0x44, v14
	v_lshlrev_b32_e32 v14, 2, v14
	v_add_u32_e32 v14, vcc, v14, v12
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v13 offset:12288
	.loc	1 162
	v_or_b32_e32 v13, 0x180, v0
	s_movk_i32 s2, 0x280
	v_lshrrev_b32_e32 v14, 6, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 112
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_117
; %bb.116:
	.loc	1 162
	v_mad_i64_i32 v[15:16], s[6:7], v14, s76, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v15, vcc, v4, v15
	v_addc_u32_e32 v16, vcc, v5, v16, vcc
	v_add_u32_e32 v15, vcc, v15, v10
	v_addc_u32_e32 v16, vcc, v16, v11, vcc
	.loc	1 112
	flat_load_dword v15, v[15:16]
.LBB0_117:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 162
	v_mul_u32_u24_e32 v14, 0x44, v14
	v_lshlrev_b32_e32 v14, 2, v14
	v_add_u32_e32 v14, vcc, v14, v12
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v15 offset:12288
	s_movk_i32 s2, 0x200
	.loc	1 162
	v_or_b32_e32 v14, 0x200, v0
	v_lshrrev_b32_e32 v14, 6, v14
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 112
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_119
; %bb.118:
	.loc	1 162
	v_mad_i64_i32 v[15:16], s[6:7], v14, s76, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v13, vcc, v4, v15
	v_addc_u32_e32 v16, vcc, v5, v16, vcc
	v_add_u32_e32 v15, vcc, v13, v10
	v_addc_u32_e32 v16, vcc, v16, v11, vcc
	.loc	1 112
	flat_load_dword v13, v[15:16]
.LBB0_119:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 162
	v_mul_u32_u24_e32 v14, 0x44, v14
	v_lshlrev_b32_e32 v14, 2, v14
	v_add_u32_e32 v14, vcc, v14, v12
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v13 offset:12288
	.loc	1 162
	v_or_b32_e32 v13, 0x280, v0
	s_movk_i32 s2, 0x180
	v_lshrrev_b32_e32 v14, 6, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 112
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_121
; %bb.120:
	.loc	1 162
	v_mad_i64_i32 v[15:16], s[6:7], v14, s76, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v15, vcc, v4, v15
	v_addc_u32_e32 v16, vcc, v5, v16, vcc
	v_add_u32_e32 v15, vcc, v15, v10
	v_addc_u32_e32 v16, vcc, v16, v11, vcc
	.loc	1 112
	flat_load_dword v15, v[15:16]
.LBB0_121:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 162
	v_mul_u32_u24_e32 v14, 0x44, v14
	v_lshlrev_b32_e32 v14, 2, v14
	v_add_u32_e32 v14, vcc, v14, v12
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v15 offset:12288
	.loc	1 162
	v_or_b32_e32 v14, 0x300, v0
	s_movk_i32 s2, 0x100
	v_lshrrev_b32_e32 v14, 6, v14
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 112
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_123
; %bb.122:
	.loc	1 162
	v_mad_i64_i32 v[15:16], s[6:7], v14, s76, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v13, vcc, v4, v15
	v_addc_u32_e32 v16, vcc, v5, v16, vcc
	v_add_u32_e32 v15, vcc, v13, v10
	v_addc_u32_e32 v16, vcc, v16, v11, vcc
	.loc	1 112
	flat_load_dword v13, v[15:16]
.LBB0_123:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 162
	v_mul_u32_u24_e32 v14, 0x44, v14
	v_lshlrev_b32_e32 v14, 2, v14
	v_add_u32_e32 v14, vcc, v14, v12
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v13 offset:12288
	.loc	1 162
	v_or_b32_e32 v13, 0x380, v0
	s_movk_i32 s2, 0x80
	v_lshrrev_b32_e32 v13, 6, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 112
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_125
; %bb.124:
	.loc	1 162
	v_mad_i64_i32 v[14:15], s[6:7], v13, s76, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, v4, v14
	v_addc_u32_e32 v15, vcc, v5, v15, vcc
	v_add_u32_e32 v10, vcc, v14, v10
	v_addc_u32_e32 v11, vcc, v15, v11, vcc
	.loc	1 112
	flat_load_dword v14, v[10:11]
.LBB0_125:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 162
	v_mul_u32_u24_e32 v10, 0x44, v13
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v12
	s_mov_b64 s[2:3], 0
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v14 offset:12288
.LBB0_126:
	.loc	1 162
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_144
; %bb.127:
	.loc	1 0
	v_lshrrev_b32_e32 v16, 4, v0
	.loc	1 162
	v_mul_u32_u24_e32 v10, 0x44, v16
	v_lshlrev_b32_e32 v12, 2, v10
	v_mad_i64_i32 v[10:11], s[2:3], v16, s76, 0
	v_lshlrev_b32_e32 v13, 4, v6
	v_add_u32_e32 v12, vcc, v12, v13
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v17, vcc, 0x3000, v12
	v_add_u32_e32 v10, vcc, v4, v10
	v_addc_u32_e32 v14, vcc, v5, v11, vcc
	v_add_u32_e32 v12, vcc, v10, v13
	v_addc_u32_e32 v13, vcc, 0, v14, vcc
	s_movk_i32 s2, 0xff
	s_mov_b32 s6, 0
	v_mov_b32_e32 v11, 0
	v_cmp_lt_u32_e32 vcc, s2, v0
	.loc	1 112
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_129
; %bb.128:
	ds_write_b32 v17, v11
.LBB0_129:
	s_or_saveexec_b64 s[2:3], s[2:3]
	.loc	1 162
	v_lshlrev_b32_e32 v10, 2, v6
	.loc	1 112
	v_mov_b32_e32 v15, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_131
; %bb.130:
	flat_load_dwordx2 v[14:15], v[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v14
.LBB0_131:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 112
	ds_write_b32 v17, v15 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_133
; %bb.132:
	.loc	1 0
	v_mov_b32_e32 v12, 0
	.loc	1 112
	ds_write_b32 v17, v12 offset:8
	s_mov_b32 s6, 0
.LBB0_133:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v14, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_135
; %bb.134:
	v_add_u32_e32 v12, vcc, 8, v12
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	flat_load_dwordx2 v[13:14], v[12:13]
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v13 offset:8
.LBB0_135:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	v_or_b32_e32 v12, 8, v16
	.loc	1 162
	v_mul_u32_u24_e32 v13, 0x44, v12
	.loc	1 112
	ds_write_b32 v17, v14 offset:12
	.loc	1 162
	v_lshlrev_b32_e32 v14, 2, v13
	v_mad_i64_i32 v[12:13], s[2:3], v12, s76, 0
	v_lshlrev_b32_e32 v15, 2, v10
	v_add_u32_e32 v14, vcc, v14, v15
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e32 v14, vcc, 0x3000, v14
	v_add_u32_e32 v12, vcc, v4, v12
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_addc_u32_e32 v13, vcc, v5, v13, vcc
	v_add_u32_e32 v10, vcc, v12, v10
	v_addc_u32_e32 v11, vcc, v13, v11, vcc
	s_movk_i32 s2, 0x7f
	v_cmp_lt_u32_e32 vcc, s2, v0
	.loc	1 112
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_137
; %bb.136:
	.loc	1 0
	v_mov_b32_e32 v12, 0
	.loc	1 112
	ds_write_b32 v14, v12
	s_mov_b32 s6, 0
.LBB0_137:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v13, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_139
; %bb.138:
	flat_load_dwordx2 v[12:13], v[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v12
.LBB0_139:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 112
	ds_write_b32 v14, v13 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_141
; %bb.140:
	.loc	1 0
	v_mov_b32_e32 v10, 0
	.loc	1 112
	ds_write_b32 v14, v10 offset:8
	s_mov_b32 s6, 0
.LBB0_141:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v12, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_143
; %bb.142:
	v_add_u32_e32 v10, vcc, 8, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	flat_load_dwordx2 v[11:12], v[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v11 offset:8
.LBB0_143:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 112
	ds_write_b32 v14, v12 offset:12
.LBB0_144:
	.loc	1 0
	v_or_b32_e32 v11, 0x80, v0
	v_lshrrev_b32_e32 v12, 4, v11
	v_or_b32_e32 v34, 0x100, v0
	v_mul_u32_u24_e32 v97, 24, v12
	v_cmp_gt_i32_e64 s[6:7], s22, v12
	v_mad_i64_i32 v[12:13], s[8:9], v12, s74, 0
	v_lshrrev_b32_e32 v14, 4, v34
	v_or_b32_e32 v35, 0x180, v0
	v_mul_u32_u24_e32 v98, 24, v14
	v_cmp_gt_i32_e64 s[8:9], s22, v14
	v_mad_i64_i32 v[14:15], s[10:11], v14, s74, 0
	v_lshrrev_b32_e32 v16, 4, v35
	v_or_b32_e32 v36, 0x200, v0
	v_mul_u32_u24_e32 v99, 24, v16
	v_cmp_gt_i32_e64 s[10:11], s22, v16
	v_mad_i64_i32 v[16:17], s[12:13], v16, s74, 0
	v_lshrrev_b32_e32 v18, 4, v36
	v_or_b32_e32 v37, 0x280, v0
	v_writelane_b32 v1, s17, 0
	v_mul_u32_u24_e32 v100, 24, v18
	v_cmp_gt_i32_e64 s[12:13], s22, v18
	v_mad_i64_i32 v[18:19], s[14:15], v18, s74, 0
	v_lshrrev_b32_e32 v20, 4, v37
	v_or_b32_e32 v38, 0x300, v0
	v_writelane_b32 v1, s16, 1
	v_mul_u32_u24_e32 v101, 24, v20
	v_cmp_gt_i32_e64 s[14:15], s22, v20
	v_mad_i64_i32 v[20:21], s[16:17], v20, s74, 0
	v_lshrrev_b32_e32 v22, 4, v38
	v_or_b32_e32 v39, 0x380, v0
	v_mul_u32_u24_e32 v102, 24, v22
	v_cmp_gt_i32_e64 s[16:17], s22, v22
	v_mad_i64_i32 v[22:23], s[18:19], v22, s74, 0
	v_lshrrev_b32_e32 v24, 4, v39
	v_mad_u32_u24 v41, v0, 3, v36
	v_mul_u32_u24_e32 v103, 24, v24
	v_cmp_gt_i32_e64 s[18:19], s22, v24
	v_mad_i64_i32 v[24:25], s[20:21], v24, s74, 0
	v_mad_i64_i32 v[28:29], s[20:21], v30, s74, 0
	v_lshrrev_b32_e32 v42, 4, v41
	.loc	1 163
	v_lshlrev_b32_e32 v10, 2, v6
	v_mul_u32_u24_e32 v107, 24, v30
	v_cmp_gt_i32_e64 s[20:21], s22, v30
	v_mad_i64_i32 v[30:31], s[24:25], v42, s74, 0
	v_or_b32_e32 v33, v61, v60
	v_cmp_lt_i32_e64 s[24:25], 0, v32
	v_sub_u32_e32 v32, vcc, s26, v10
	v_lshlrev_b32_e32 v40, 2, v0
	v_cmp_lt_i32_e64 s[26:27], 0, v32
	v_cmp_lt_i32_e64 s[28:29], 1, v32
	v_cmp_lt_i32_e64 s[30:31], 2, v32
	v_cmp_lt_i32_e64 s[34:35], 3, v32
	v_mul_u32_u24_e32 v32, 24, v33
	v_lshrrev_b32_e32 v95, 4, v0
	v_lshrrev_b32_e32 v125, 6, v0
	v_lshlrev_b32_e32 v156, 2, v32
	v_and_b32_e32 v32, 0x80, v40
	v_lshlrev_b32_e32 v33, 5, v62
	s_lshl_b64 s[54:55], s[76:77], 4
	v_cmp_gt_i32_e64 s[2:3], s22, v95
	v_mul_u32_u24_e32 v119, 24, v42
	v_cmp_gt_i32_e64 s[22:23], s22, v42
	v_mul_u32_u24_e32 v42, 0x44, v125
	v_lshrrev_b32_e32 v133, 6, v11
	v_lshrrev_b32_e32 v140, 6, v34
	v_lshrrev_b32_e32 v143, 6, v35
	v_lshrrev_b32_e32 v145, 6, v36
	v_lshrrev_b32_e32 v147, 6, v37
	v_lshrrev_b32_e32 v149, 6, v38
	v_lshrrev_b32_e32 v151, 6, v39
	v_lshrrev_b32_e32 v154, 6, v41
	v_or_b32_e32 v32, v32, v33
	v_and_b32_e32 v26, 12, v40
	v_readfirstlane_b32 s73, v42
	v_or_b32_e32 v157, 0x3000, v32
	s_lshl_b64 s[84:85], s[54:55], 2
	v_mad_i64_i32 v[32:33], s[54:55], v95, s74, 0
	v_mad_i64_i32 v[34:35], s[54:55], v125, s76, 0
	v_mad_i64_i32 v[36:37], s[54:55], v133, s76, 0
	v_mad_i64_i32 v[38:39], s[54:55], v140, s76, 0
	v_mad_i64_i32 v[40:41], s[54:55], v143, s76, 0
	v_mad_i64_i32 v[42:43], s[54:55], v145, s76, 0
	v_mad_i64_i32 v[44:45], s[54:55], v147, s76, 0
	v_mad_i64_i32 v[46:47], s[54:55], v149, s76, 0
	v_mad_i64_i32 v[48:49], s[54:55], v151, s76, 0
	v_mad_i64_i32 v[50:51], s[54:55], v95, s76, 0
	v_mad_i64_i32 v[52:53], s[54:55], v154, s76, 0
	s_movk_i32 s50, 0x80
	s_movk_i32 s46, 0x100
	s_movk_i32 s44, 0x180
	s_movk_i32 s42, 0x200
	s_movk_i32 s40, 0x280
	s_movk_i32 s38, 0x300
	s_movk_i32 s36, 0x380
	v_mov_b32_e32 v27, 0
	s_movk_i32 s48, 0xff
	s_movk_i32 s52, 0x7f
	v_mul_u32_u24_e32 v96, 24, v95
	s_mov_b32 s70, 0
	v_mul_u32_u24_e32 v135, 0x44, v133
	v_mul_u32_u24_e32 v142, 0x44, v140
	v_mul_u32_u24_e32 v144, 0x44, v143
	v_mul_u32_u24_e32 v146, 0x44, v145
	v_mul_u32_u24_e32 v148, 0x44, v147
	v_mul_u32_u24_e32 v150, 0x44, v149
	v_mul_u32_u24_e32 v152, 0x44, v151
	v_mul_u32_u24_e32 v153, 0x44, v95
	v_mov_b32_e32 v11, v27
	s_mov_b32 s79, 1
	v_mul_u32_u24_e32 v155, 0x44, v154
	v_cmp_gt_u32_e64 s[36:37], s36, v0
	v_cmp_gt_u32_e64 s[38:39], s38, v0
	v_cmp_gt_u32_e64 s[40:41], s40, v0
	v_cmp_gt_u32_e64 s[42:43], s42, v0
	v_cmp_gt_u32_e64 s[44:45], s44, v0
	v_cmp_gt_u32_e64 s[46:47], s46, v0
	v_cmp_lt_u32_e64 s[48:49], s48, v0
	v_cmp_gt_u32_e64 s[50:51], s50, v0
	v_cmp_lt_u32_e64 s[52:53], s52, v0
	s_movk_i32 s100, 0x400
	v_bfrev_b32_e32 v158, 1
	v_mov_b32_e32 v63, v27
	v_mov_b32_e32 v67, v27
	v_mov_b32_e32 v71, v27
	v_mov_b32_e32 v75, v27
	v_mov_b32_e32 v64, v27
	v_mov_b32_e32 v68, v27
	v_mov_b32_e32 v72, v27
	v_mov_b32_e32 v76, v27
	v_mov_b32_e32 v65, v27
	v_mov_b32_e32 v69, v27
	v_mov_b32_e32 v73, v27
	v_mov_b32_e32 v77, v27
	v_mov_b32_e32 v66, v27
	v_mov_b32_e32 v70, v27
	v_mov_b32_e32 v74, v27
	v_mov_b32_e32 v78, v27
	v_mov_b32_e32 v79, v27
	v_mov_b32_e32 v83, v27
	v_mov_b32_e32 v87, v27
	v_mov_b32_e32 v90, v27
	v_mov_b32_e32 v80, v27
	v_mov_b32_e32 v84, v27
	v_mov_b32_e32 v88, v27
	v_mov_b32_e32 v92, v27
	v_mov_b32_e32 v81, v27
	v_mov_b32_e32 v85, v27
	v_mov_b32_e32 v89, v27
	v_mov_b32_e32 v93, v27
	v_mov_b32_e32 v82, v27
	v_mov_b32_e32 v86, v27
	v_mov_b32_e32 v91, v27
	v_mov_b32_e32 v94, v27
	s_mov_b32 s101, s78
	s_branch .LBB0_146
.LBB0_145:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	s_add_i32 s54, s79, 1
	s_cmp_lg_u32 s79, 1
	s_cselect_b32 s79, s54, 0
	.loc	1 196
	s_add_i32 s54, s70, 1
	s_cmp_lg_u32 s70, 1
	s_cselect_b32 s70, s54, 0
	.loc	1 163
	s_and_b64 vcc, exec, s[86:87]
	s_cbranch_vccnz .LBB0_295
.LBB0_146:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_291 Depth 2
	.loc	1 0
	v_mov_b32_e32 v54, s85
	v_add_u32_e32 v4, vcc, s84, v4
	.loc	1 165
	s_add_i32 s101, s101, 16
	.loc	1 0
	v_addc_u32_e32 v5, vcc, v5, v54, vcc
	.loc	1 165
	s_cmp_gt_i32 s95, s101
	.loc	1 0
	v_add_u32_e32 v2, vcc, 64, v2
	.loc	1 165
	s_cselect_b64 s[88:89], -1, 0
	s_cmp_le_i32 s95, s101
	.loc	1 0
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	1 165
	s_cselect_b64 s[86:87], -1, 0
	s_and_b64 vcc, exec, s[86:87]
	.loc	1 164
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_290
; %bb.147:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	s_sub_i32 s93, s95, s101
	s_cmp_gt_i32 s93, 15
	s_cselect_b64 s[54:55], -1, 0
	s_and_b64 s[54:55], s[82:83], s[54:55]
	s_mul_i32 s92, s79, 0x1800
	s_andn2_b64 vcc, exec, s[54:55]
	s_mov_b64 s[54:55], -1
	s_cbranch_vccz .LBB0_221
; %bb.148:                              ;   in Loop: Header=BB0_146 Depth=1
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_166
; %bb.149:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 112
	v_cmp_gt_i32_e32 vcc, s93, v6
	s_and_b64 s[54:55], s[2:3], vcc
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_151
; %bb.150:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[55:56], 2, v[32:33]
	v_add_u32_e64 v57, s[54:55], v2, v55
	v_addc_u32_e64 v58, s[54:55], v3, v56, s[54:55]
	v_lshlrev_b64 v[55:56], 2, v[6:7]
	v_add_u32_e64 v55, s[54:55], v57, v55
	v_addc_u32_e64 v56, s[54:55], v58, v56, s[54:55]
	.loc	1 112
	flat_load_dword v55, v[55:56]
.LBB0_151:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 165
	v_lshlrev_b32_e32 v56, 2, v96
	v_add_u32_e64 v56, s[54:55], s92, v56
	v_add_u32_e64 v56, s[54:55], v56, v10
	.loc	1 112
	s_and_b64 s[54:55], s[6:7], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_153
; %bb.152:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[54:55], 2, v[12:13]
	v_add_u32_e64 v56, s[54:55], v2, v54
	v_addc_u32_e64 v57, s[54:55], v3, v55, s[54:55]
	v_lshlrev_b64 v[54:55], 2, v[6:7]
	v_add_u32_e64 v54, s[54:55], v56, v54
	v_addc_u32_e64 v55, s[54:55], v57, v55, s[54:55]
	.loc	1 112
	flat_load_dword v54, v[54:55]
.LBB0_153:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 165
	v_lshlrev_b32_e32 v55, 2, v97
	v_add_u32_e64 v55, s[54:55], s92, v55
	v_add_u32_e64 v55, s[54:55], v55, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[54:55], s[8:9], vcc
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_155
; %bb.154:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[55:56], 2, v[14:15]
	v_add_u32_e64 v57, s[54:55], v2, v55
	v_addc_u32_e64 v58, s[54:55], v3, v56, s[54:55]
	v_lshlrev_b64 v[55:56], 2, v[6:7]
	v_add_u32_e64 v55, s[54:55], v57, v55
	v_addc_u32_e64 v56, s[54:55], v58, v56, s[54:55]
	.loc	1 112
	flat_load_dword v55, v[55:56]
.LBB0_155:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 165
	v_lshlrev_b32_e32 v56, 2, v98
	v_add_u32_e64 v56, s[54:55], s92, v56
	v_add_u32_e64 v56, s[54:55], v56, v10
	.loc	1 112
	s_and_b64 s[54:55], s[10:11], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_157
; %bb.156:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[54:55], 2, v[16:17]
	v_add_u32_e64 v56, s[54:55], v2, v54
	v_addc_u32_e64 v57, s[54:55], v3, v55, s[54:55]
	v_lshlrev_b64 v[54:55], 2, v[6:7]
	v_add_u32_e64 v54, s[54:55], v56, v54
	v_addc_u32_e64 v55, s[54:55], v57, v55, s[54:55]
	.loc	1 112
	flat_load_dword v54, v[54:55]
.LBB0_157:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 165
	v_lshlrev_b32_e32 v55, 2, v99
	v_add_u32_e64 v55, s[54:55], s92, v55
	v_add_u32_e64 v55, s[54:55], v55, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[54:55], s[12:13], vcc
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_159
; %bb.158:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[55:56], 2, v[18:19]
	v_add_u32_e64 v57, s[54:55], v2, v55
	v_addc_u32_e64 v58, s[54:55], v3, v56, s[54:55]
	v_lshlrev_b64 v[55:56], 2, v[6:7]
	v_add_u32_e64 v55, s[54:55], v57, v55
	v_addc_u32_e64 v56, s[54:55], v58, v56, s[54:55]
	.loc	1 112
	flat_load_dword v55, v[55:56]
.LBB0_159:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 165
	v_lshlrev_b32_e32 v56, 2, v100
	v_add_u32_e64 v56, s[54:55], s92, v56
	v_add_u32_e64 v56, s[54:55], v56, v10
	.loc	1 112
	s_and_b64 s[54:55], s[14:15], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_161
; %bb.160:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[54:55], 2, v[20:21]
	v_add_u32_e64 v56, s[54:55], v2, v54
	v_addc_u32_e64 v57, s[54:55], v3, v55, s[54:55]
	v_lshlrev_b64 v[54:55], 2, v[6:7]
	v_add_u32_e64 v54, s[54:55], v56, v54
	v_addc_u32_e64 v55, s[54:55], v57, v55, s[54:55]
	.loc	1 112
	flat_load_dword v54, v[54:55]
.LBB0_161:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 165
	v_lshlrev_b32_e32 v55, 2, v101
	v_add_u32_e64 v55, s[54:55], s92, v55
	v_add_u32_e64 v55, s[54:55], v55, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[54:55], s[16:17], vcc
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_163
; %bb.162:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[55:56], 2, v[22:23]
	v_add_u32_e64 v57, s[54:55], v2, v55
	v_addc_u32_e64 v58, s[54:55], v3, v56, s[54:55]
	v_lshlrev_b64 v[55:56], 2, v[6:7]
	v_add_u32_e64 v55, s[54:55], v57, v55
	v_addc_u32_e64 v56, s[54:55], v58, v56, s[54:55]
	.loc	1 112
	flat_load_dword v55, v[55:56]
.LBB0_163:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 165
	v_lshlrev_b32_e32 v56, 2, v102
	v_add_u32_e64 v56, s[54:55], s92, v56
	v_add_u32_e64 v56, s[54:55], v56, v10
	.loc	1 112
	s_and_b64 s[56:57], s[18:19], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_165
; %bb.164:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[54:55], 2, v[24:25]
	v_add_u32_e32 v56, vcc, v2, v54
	v_addc_u32_e32 v57, vcc, v3, v55, vcc
	v_lshlrev_b64 v[54:55], 2, v[6:7]
	v_add_u32_e32 v54, vcc, v56, v54
	v_addc_u32_e32 v55, vcc, v57, v55, vcc
	.loc	1 112
	flat_load_dword v54, v[54:55]
.LBB0_165:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v55, 2, v103
	v_add_u32_e32 v55, vcc, s92, v55
	v_add_u32_e32 v55, vcc, v55, v10
	s_mov_b64 s[54:55], 0
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
.LBB0_166:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_184
; %bb.167:                              ;   in Loop: Header=BB0_146 Depth=1
	v_lshlrev_b64 v[54:55], 2, v[28:29]
	.loc	1 112
	v_mov_b32_e32 v160, 0
	.loc	1 165
	v_add_u32_e32 v56, vcc, v2, v54
	v_addc_u32_e32 v57, vcc, v3, v55, vcc
	v_lshlrev_b64 v[54:55], 2, v[26:27]
	v_mov_b32_e32 v161, 0
	v_add_u32_e32 v56, vcc, v56, v54
	v_addc_u32_e32 v57, vcc, v57, v55, vcc
	v_sub_u32_e32 v59, vcc, s93, v26
	.loc	1 112
	v_cmp_lt_i32_e32 vcc, 0, v59
	s_and_b64 s[56:57], s[20:21], vcc
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_169
; %bb.168:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dword v161, v[56:57]
.LBB0_169:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v58, 2, v107
	v_add_u32_e64 v159, s[54:55], s92, v58
	v_lshlrev_b32_e32 v58, 2, v26
	v_add_u32_e64 v159, s[54:55], v159, v58
	.loc	1 112
	v_cmp_lt_i32_e64 s[54:55], 1, v59
	s_and_b64 s[56:57], s[20:21], s[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v159, v161
	s_and_saveexec_b64 s[58:59], s[56:57]
	s_cbranch_execz .LBB0_171
; %bb.170:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e64 v160, s[56:57], 4, v56
	v_addc_u32_e64 v161, s[56:57], 0, v57, s[56:57]
	flat_load_dword v160, v[160:161]
.LBB0_171:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[58:59]
	.loc	1 112
	v_cmp_lt_i32_e64 s[56:57], 2, v59
	s_waitcnt vmcnt(0)
	ds_write_b32 v159, v160 offset:4
	s_and_b64 s[58:59], s[20:21], s[56:57]
	v_mov_b32_e32 v160, 0
	v_mov_b32_e32 v161, 0
	s_and_saveexec_b64 s[60:61], s[58:59]
	s_cbranch_execz .LBB0_173
; %bb.172:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e64 v161, s[58:59], 8, v56
	v_addc_u32_e64 v162, s[58:59], 0, v57, s[58:59]
	flat_load_dword v161, v[161:162]
.LBB0_173:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[60:61]
	.loc	1 112
	v_cmp_lt_i32_e64 s[58:59], 3, v59
	s_and_b64 s[60:61], s[20:21], s[58:59]
	s_waitcnt vmcnt(0)
	ds_write_b32 v159, v161 offset:8
	s_and_saveexec_b64 s[90:91], s[60:61]
	s_cbranch_execz .LBB0_175
; %bb.174:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e64 v56, s[60:61], 12, v56
	v_addc_u32_e64 v57, s[60:61], 0, v57, s[60:61]
	flat_load_dword v160, v[56:57]
.LBB0_175:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[90:91]
	.loc	1 165
	v_lshlrev_b64 v[56:57], 2, v[30:31]
	.loc	1 112
	s_and_b64 s[90:91], s[22:23], vcc
	.loc	1 165
	v_add_u32_e64 v56, s[60:61], v2, v56
	v_addc_u32_e64 v57, s[60:61], v3, v57, s[60:61]
	v_add_u32_e64 v54, s[60:61], v56, v54
	v_addc_u32_e64 v55, s[60:61], v57, v55, s[60:61]
	.loc	1 112
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v59, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v159, v160 offset:12
	s_and_saveexec_b64 s[60:61], s[90:91]
	s_cbranch_execz .LBB0_177
; %bb.176:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dword v59, v[54:55]
.LBB0_177:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[60:61]
	.loc	1 165
	v_lshlrev_b32_e32 v56, 2, v119
	v_add_u32_e32 v56, vcc, s92, v56
	v_add_u32_e32 v56, vcc, v56, v58
	.loc	1 112
	s_and_b64 s[60:61], s[22:23], s[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v59
	s_and_saveexec_b64 s[54:55], s[60:61]
	s_cbranch_execz .LBB0_179
; %bb.178:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v57, vcc, 4, v54
	v_addc_u32_e32 v58, vcc, 0, v55, vcc
	flat_load_dword v57, v[57:58]
.LBB0_179:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v57 offset:4
	s_and_b64 s[56:57], s[22:23], s[56:57]
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v58, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_181
; %bb.180:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v58, vcc, 8, v54
	v_addc_u32_e32 v59, vcc, 0, v55, vcc
	flat_load_dword v58, v[58:59]
.LBB0_181:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 112
	s_and_b64 s[56:57], s[22:23], s[58:59]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v58 offset:8
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_183
; %bb.182:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v54, vcc, 12, v54
	v_addc_u32_e32 v55, vcc, 0, v55, vcc
	flat_load_dword v57, v[54:55]
.LBB0_183:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v57 offset:12
.LBB0_184:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_mul_i32 s58, s79, 0x1100
	s_addk_i32 s58, 0x3000
	.loc	1 165
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b64 s[54:55], -1
	s_cbranch_vccnz .LBB0_202
; %bb.185:                              ;   in Loop: Header=BB0_146 Depth=1
	v_cmp_gt_i32_e32 vcc, s93, v125
	.loc	1 112
	s_and_b64 s[56:57], vcc, s[24:25]
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_187
; %bb.186:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[56:57], 2, v[34:35]
	v_add_u32_e32 v54, vcc, v4, v56
	v_addc_u32_e32 v58, vcc, v5, v57, vcc
	v_lshlrev_b64 v[56:57], 2, v[8:9]
	v_add_u32_e32 v56, vcc, v54, v56
	v_addc_u32_e32 v57, vcc, v58, v57, vcc
	.loc	1 112
	flat_load_dword v56, v[56:57]
.LBB0_187:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	s_lshl_b32 s54, s73, 2
	s_add_i32 s54, s58, s54
	v_lshlrev_b32_e32 v54, 2, v8
	v_add_u32_e32 v57, vcc, s54, v54
	v_cmp_gt_i32_e32 vcc, s93, v133
	.loc	1 112
	s_and_b64 s[56:57], vcc, s[24:25]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_189
; %bb.188:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[55:56], 2, v[36:37]
	v_add_u32_e32 v57, vcc, v4, v55
	v_addc_u32_e32 v58, vcc, v5, v56, vcc
	v_lshlrev_b64 v[55:56], 2, v[8:9]
	v_add_u32_e32 v55, vcc, v57, v55
	v_addc_u32_e32 v56, vcc, v58, v56, vcc
	.loc	1 112
	flat_load_dword v55, v[55:56]
.LBB0_189:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v56, 2, v135
	v_add_u32_e32 v56, vcc, s58, v56
	v_add_u32_e32 v56, vcc, v56, v54
	v_cmp_gt_i32_e32 vcc, s93, v140
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_b64 s[56:57], vcc, s[24:25]
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_191
; %bb.190:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[56:57], 2, v[38:39]
	v_add_u32_e32 v58, vcc, v4, v56
	v_addc_u32_e32 v59, vcc, v5, v57, vcc
	v_lshlrev_b64 v[56:57], 2, v[8:9]
	v_add_u32_e32 v56, vcc, v58, v56
	v_addc_u32_e32 v57, vcc, v59, v57, vcc
	.loc	1 112
	flat_load_dword v56, v[56:57]
.LBB0_191:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v57, 2, v142
	v_add_u32_e32 v57, vcc, s58, v57
	v_add_u32_e32 v57, vcc, v57, v54
	v_cmp_gt_i32_e32 vcc, s93, v143
	.loc	1 112
	s_and_b64 s[56:57], vcc, s[24:25]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_193
; %bb.192:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[55:56], 2, v[40:41]
	v_add_u32_e32 v57, vcc, v4, v55
	v_addc_u32_e32 v58, vcc, v5, v56, vcc
	v_lshlrev_b64 v[55:56], 2, v[8:9]
	v_add_u32_e32 v55, vcc, v57, v55
	v_addc_u32_e32 v56, vcc, v58, v56, vcc
	.loc	1 112
	flat_load_dword v55, v[55:56]
.LBB0_193:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v56, 2, v144
	v_add_u32_e32 v56, vcc, s58, v56
	v_add_u32_e32 v56, vcc, v56, v54
	v_cmp_gt_i32_e32 vcc, s93, v145
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_b64 s[56:57], vcc, s[24:25]
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_195
; %bb.194:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[56:57], 2, v[42:43]
	v_add_u32_e32 v58, vcc, v4, v56
	v_addc_u32_e32 v59, vcc, v5, v57, vcc
	v_lshlrev_b64 v[56:57], 2, v[8:9]
	v_add_u32_e32 v56, vcc, v58, v56
	v_addc_u32_e32 v57, vcc, v59, v57, vcc
	.loc	1 112
	flat_load_dword v56, v[56:57]
.LBB0_195:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v57, 2, v146
	v_add_u32_e32 v57, vcc, s58, v57
	v_add_u32_e32 v57, vcc, v57, v54
	v_cmp_gt_i32_e32 vcc, s93, v147
	.loc	1 112
	s_and_b64 s[56:57], vcc, s[24:25]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_197
; %bb.196:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[55:56], 2, v[44:45]
	v_add_u32_e32 v57, vcc, v4, v55
	v_addc_u32_e32 v58, vcc, v5, v56, vcc
	v_lshlrev_b64 v[55:56], 2, v[8:9]
	v_add_u32_e32 v55, vcc, v57, v55
	v_addc_u32_e32 v56, vcc, v58, v56, vcc
	.loc	1 112
	flat_load_dword v55, v[55:56]
.LBB0_197:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v56, 2, v148
	v_add_u32_e32 v56, vcc, s58, v56
	v_add_u32_e32 v56, vcc, v56, v54
	v_cmp_gt_i32_e32 vcc, s93, v149
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_b64 s[56:57], vcc, s[24:25]
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_199
; %bb.198:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[56:57], 2, v[46:47]
	v_add_u32_e32 v58, vcc, v4, v56
	v_addc_u32_e32 v59, vcc, v5, v57, vcc
	v_lshlrev_b64 v[56:57], 2, v[8:9]
	v_add_u32_e32 v56, vcc, v58, v56
	v_addc_u32_e32 v57, vcc, v59, v57, vcc
	.loc	1 112
	flat_load_dword v56, v[56:57]
.LBB0_199:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v57, 2, v150
	v_add_u32_e32 v57, vcc, s58, v57
	v_add_u32_e32 v57, vcc, v57, v54
	v_cmp_gt_i32_e32 vcc, s93, v151
	.loc	1 112
	s_and_b64 s[56:57], vcc, s[24:25]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_201
; %bb.200:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[55:56], 2, v[48:49]
	v_add_u32_e32 v57, vcc, v4, v55
	v_addc_u32_e32 v58, vcc, v5, v56, vcc
	v_lshlrev_b64 v[55:56], 2, v[8:9]
	v_add_u32_e32 v55, vcc, v57, v55
	v_addc_u32_e32 v56, vcc, v58, v56, vcc
	.loc	1 112
	flat_load_dword v55, v[55:56]
.LBB0_201:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v56, 2, v152
	v_add_u32_e32 v56, vcc, s58, v56
	v_add_u32_e32 v54, vcc, v56, v54
	s_mov_b64 s[54:55], 0
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v55
.LBB0_202:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_220
; %bb.203:                              ;   in Loop: Header=BB0_146 Depth=1
	v_lshlrev_b64 v[54:55], 2, v[50:51]
	.loc	1 112
	v_mov_b32_e32 v159, 0
	.loc	1 165
	v_add_u32_e32 v56, vcc, v4, v54
	v_addc_u32_e32 v57, vcc, v5, v55, vcc
	v_lshlrev_b64 v[54:55], 2, v[10:11]
	v_mov_b32_e32 v160, 0
	v_add_u32_e32 v56, vcc, v56, v54
	v_addc_u32_e32 v57, vcc, v57, v55, vcc
	v_cmp_gt_i32_e32 vcc, s93, v95
	.loc	1 112
	s_and_b64 s[56:57], vcc, s[26:27]
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_205
; %bb.204:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dword v160, v[56:57]
.LBB0_205:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v58, 2, v153
	v_add_u32_e64 v59, s[54:55], s58, v58
	v_lshlrev_b32_e32 v58, 2, v10
	v_add_u32_e64 v59, s[54:55], v59, v58
	.loc	1 112
	s_and_b64 s[54:55], vcc, s[28:29]
	s_waitcnt vmcnt(0)
	ds_write_b32 v59, v160
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_207
; %bb.206:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e64 v159, s[54:55], 4, v56
	v_addc_u32_e64 v160, s[54:55], 0, v57, s[54:55]
	flat_load_dword v159, v[159:160]
.LBB0_207:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v59, v159 offset:4
	s_and_b64 s[54:55], vcc, s[30:31]
	v_mov_b32_e32 v159, 0
	v_mov_b32_e32 v160, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_209
; %bb.208:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e64 v160, s[54:55], 8, v56
	v_addc_u32_e64 v161, s[54:55], 0, v57, s[54:55]
	flat_load_dword v160, v[160:161]
.LBB0_209:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 112
	s_and_b64 s[56:57], vcc, s[34:35]
	s_waitcnt vmcnt(0)
	ds_write_b32 v59, v160 offset:8
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_211
; %bb.210:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v56, vcc, 12, v56
	v_addc_u32_e32 v57, vcc, 0, v57, vcc
	flat_load_dword v159, v[56:57]
.LBB0_211:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b64 v[56:57], 2, v[52:53]
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v59, v159 offset:12
	.loc	1 165
	v_add_u32_e32 v56, vcc, v4, v56
	v_addc_u32_e32 v57, vcc, v5, v57, vcc
	v_add_u32_e32 v54, vcc, v56, v54
	v_addc_u32_e32 v55, vcc, v57, v55, vcc
	v_cmp_gt_i32_e32 vcc, s93, v154
	.loc	1 112
	s_and_b64 s[56:57], vcc, s[26:27]
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v59, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_213
; %bb.212:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dword v59, v[54:55]
.LBB0_213:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v56, 2, v155
	v_add_u32_e64 v56, s[54:55], s58, v56
	v_add_u32_e64 v56, s[54:55], v56, v58
	.loc	1 112
	s_and_b64 s[54:55], vcc, s[28:29]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v59
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_215
; %bb.214:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e64 v57, s[54:55], 4, v54
	v_addc_u32_e64 v58, s[54:55], 0, v55, s[54:55]
	flat_load_dword v57, v[57:58]
.LBB0_215:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v57 offset:4
	s_and_b64 s[54:55], vcc, s[30:31]
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v58, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_217
; %bb.216:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e64 v58, s[54:55], 8, v54
	v_addc_u32_e64 v59, s[54:55], 0, v55, s[54:55]
	flat_load_dword v58, v[58:59]
.LBB0_217:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 112
	s_and_b64 s[56:57], vcc, s[34:35]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v58 offset:8
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_219
; %bb.218:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v54, vcc, 12, v54
	v_addc_u32_e32 v55, vcc, 0, v55, vcc
	flat_load_dword v57, v[54:55]
.LBB0_219:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v57 offset:12
.LBB0_220:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_mov_b64 s[54:55], 0
.LBB0_221:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_290
; %bb.222:                              ;   in Loop: Header=BB0_146 Depth=1
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b64 s[54:55], -1
	s_cbranch_vccnz .LBB0_238
; %bb.223:                              ;   in Loop: Header=BB0_146 Depth=1
	v_lshlrev_b64 v[54:55], 2, v[32:33]
	v_lshlrev_b32_e32 v58, 2, v96
	v_add_u32_e32 v56, vcc, v2, v54
	v_addc_u32_e32 v57, vcc, v3, v55, vcc
	v_lshlrev_b64 v[54:55], 2, v[6:7]
	v_add_u32_e32 v56, vcc, v56, v54
	v_addc_u32_e32 v57, vcc, v57, v55, vcc
	.loc	1 112
	flat_load_dword v57, v[56:57]
	.loc	1 165
	v_add_u32_e32 v58, vcc, s92, v58
	v_add_u32_e32 v58, vcc, v58, v10
	.loc	1 112
	v_mov_b32_e32 v56, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v57
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[54:55], s[36:37]
	s_cbranch_execz .LBB0_225
; %bb.224:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[57:58], 2, v[12:13]
	v_add_u32_e32 v57, vcc, v2, v57
	v_addc_u32_e32 v58, vcc, v3, v58, vcc
	v_add_u32_e32 v57, vcc, v57, v54
	v_addc_u32_e32 v58, vcc, v58, v55, vcc
	.loc	1 112
	flat_load_dword v57, v[57:58]
.LBB0_225:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v58, 2, v97
	v_add_u32_e32 v58, vcc, s92, v58
	v_add_u32_e32 v58, vcc, v58, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v57
	s_and_saveexec_b64 s[54:55], s[38:39]
	s_cbranch_execz .LBB0_227
; %bb.226:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[56:57], 2, v[14:15]
	v_add_u32_e32 v56, vcc, v2, v56
	v_addc_u32_e32 v57, vcc, v3, v57, vcc
	v_add_u32_e32 v56, vcc, v56, v54
	v_addc_u32_e32 v57, vcc, v57, v55, vcc
	.loc	1 112
	flat_load_dword v56, v[56:57]
.LBB0_227:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v57, 2, v98
	v_add_u32_e32 v57, vcc, s92, v57
	v_add_u32_e32 v57, vcc, v57, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[54:55], s[40:41]
	s_cbranch_execz .LBB0_229
; %bb.228:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[57:58], 2, v[16:17]
	v_add_u32_e32 v57, vcc, v2, v57
	v_addc_u32_e32 v58, vcc, v3, v58, vcc
	v_add_u32_e32 v57, vcc, v57, v54
	v_addc_u32_e32 v58, vcc, v58, v55, vcc
	.loc	1 112
	flat_load_dword v57, v[57:58]
.LBB0_229:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v58, 2, v99
	v_add_u32_e32 v58, vcc, s92, v58
	v_add_u32_e32 v58, vcc, v58, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v57
	s_and_saveexec_b64 s[54:55], s[42:43]
	s_cbranch_execz .LBB0_231
; %bb.230:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[56:57], 2, v[18:19]
	v_add_u32_e32 v56, vcc, v2, v56
	v_addc_u32_e32 v57, vcc, v3, v57, vcc
	v_add_u32_e32 v56, vcc, v56, v54
	v_addc_u32_e32 v57, vcc, v57, v55, vcc
	.loc	1 112
	flat_load_dword v56, v[56:57]
.LBB0_231:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v57, 2, v100
	v_add_u32_e32 v57, vcc, s92, v57
	v_add_u32_e32 v57, vcc, v57, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[54:55], s[44:45]
	s_cbranch_execz .LBB0_233
; %bb.232:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[57:58], 2, v[20:21]
	v_add_u32_e32 v57, vcc, v2, v57
	v_addc_u32_e32 v58, vcc, v3, v58, vcc
	v_add_u32_e32 v57, vcc, v57, v54
	v_addc_u32_e32 v58, vcc, v58, v55, vcc
	.loc	1 112
	flat_load_dword v57, v[57:58]
.LBB0_233:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v58, 2, v101
	v_add_u32_e32 v58, vcc, s92, v58
	v_add_u32_e32 v58, vcc, v58, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v57
	s_and_saveexec_b64 s[54:55], s[46:47]
	s_cbranch_execz .LBB0_235
; %bb.234:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[56:57], 2, v[22:23]
	v_add_u32_e32 v56, vcc, v2, v56
	v_addc_u32_e32 v57, vcc, v3, v57, vcc
	v_add_u32_e32 v56, vcc, v56, v54
	v_addc_u32_e32 v57, vcc, v57, v55, vcc
	.loc	1 112
	flat_load_dword v56, v[56:57]
.LBB0_235:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v57, 2, v102
	v_add_u32_e32 v57, vcc, s92, v57
	v_add_u32_e32 v57, vcc, v57, v10
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[54:55], s[50:51]
	s_cbranch_execz .LBB0_237
; %bb.236:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[56:57], 2, v[24:25]
	v_add_u32_e32 v56, vcc, v2, v56
	v_addc_u32_e32 v57, vcc, v3, v57, vcc
	v_add_u32_e32 v54, vcc, v56, v54
	v_addc_u32_e32 v55, vcc, v57, v55, vcc
	.loc	1 112
	flat_load_dword v56, v[54:55]
.LBB0_237:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v54, 2, v103
	v_add_u32_e32 v54, vcc, s92, v54
	v_add_u32_e32 v54, vcc, v54, v10
	s_mov_b64 s[54:55], 0
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v56
.LBB0_238:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_256
; %bb.239:                              ;   in Loop: Header=BB0_146 Depth=1
	v_lshlrev_b32_e32 v54, 2, v107
	v_add_u32_e32 v54, vcc, s92, v54
	v_lshlrev_b32_e32 v159, 2, v26
	v_add_u32_e32 v160, vcc, v54, v159
	.loc	1 112
	s_and_saveexec_b64 s[54:55], s[48:49]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_241
; %bb.240:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v160, v27
	s_mov_b32 s56, 0
.LBB0_241:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	.loc	1 165
	v_lshlrev_b64 v[54:55], 2, v[28:29]
	.loc	1 112
	v_mov_b32_e32 v59, s56
	.loc	1 165
	v_add_u32_e32 v56, vcc, v2, v54
	v_addc_u32_e32 v57, vcc, v3, v55, vcc
	v_lshlrev_b64 v[54:55], 2, v[26:27]
	v_add_u32_e32 v56, vcc, v56, v54
	v_addc_u32_e32 v57, vcc, v57, v55, vcc
	.loc	1 112
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_243
; %bb.242:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dwordx2 v[58:59], v[56:57]
	s_waitcnt vmcnt(0)
	ds_write_b32 v160, v58
.LBB0_243:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 112
	ds_write_b32 v160, v59 offset:4
	s_and_saveexec_b64 s[54:55], s[48:49]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_245
; %bb.244:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v160, v27 offset:8
	s_mov_b32 s56, 0
.LBB0_245:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	v_mov_b32_e32 v58, s56
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_247
; %bb.246:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v56, vcc, 8, v56
	v_addc_u32_e32 v57, vcc, 0, v57, vcc
	flat_load_dwordx2 v[57:58], v[56:57]
	s_waitcnt vmcnt(0)
	ds_write_b32 v160, v57 offset:8
.LBB0_247:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v56, 2, v119
	v_add_u32_e32 v56, vcc, s92, v56
	.loc	1 112
	ds_write_b32 v160, v58 offset:12
	.loc	1 165
	v_add_u32_e32 v58, vcc, v56, v159
	.loc	1 112
	s_and_saveexec_b64 s[54:55], s[52:53]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_249
; %bb.248:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v58, v27
	s_mov_b32 s56, 0
.LBB0_249:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	.loc	1 165
	v_lshlrev_b64 v[56:57], 2, v[30:31]
	v_add_u32_e32 v56, vcc, v2, v56
	v_addc_u32_e32 v57, vcc, v3, v57, vcc
	v_add_u32_e32 v54, vcc, v56, v54
	v_addc_u32_e32 v55, vcc, v57, v55, vcc
	.loc	1 112
	v_mov_b32_e32 v57, s56
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_251
; %bb.250:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dwordx2 v[56:57], v[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v56
.LBB0_251:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 112
	ds_write_b32 v58, v57 offset:4
	s_and_saveexec_b64 s[54:55], s[52:53]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_253
; %bb.252:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v58, v27 offset:8
	s_mov_b32 s56, 0
.LBB0_253:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	v_mov_b32_e32 v56, s56
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_255
; %bb.254:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v54, vcc, 8, v54
	v_addc_u32_e32 v55, vcc, 0, v55, vcc
	flat_load_dwordx2 v[55:56], v[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v55 offset:8
.LBB0_255:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 112
	ds_write_b32 v58, v56 offset:12
.LBB0_256:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_mul_i32 s56, s79, 0x1100
	s_addk_i32 s56, 0x3000
	.loc	1 165
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b64 s[54:55], -1
	s_cbranch_vccnz .LBB0_272
; %bb.257:                              ;   in Loop: Header=BB0_146 Depth=1
	v_lshlrev_b64 v[54:55], 2, v[34:35]
	s_lshl_b32 s54, s73, 2
	v_add_u32_e32 v56, vcc, v4, v54
	v_addc_u32_e32 v57, vcc, v5, v55, vcc
	v_lshlrev_b64 v[54:55], 2, v[8:9]
	s_add_i32 s54, s56, s54
	v_add_u32_e32 v56, vcc, v56, v54
	v_addc_u32_e32 v57, vcc, v57, v55, vcc
	.loc	1 112
	flat_load_dword v58, v[56:57]
	.loc	1 165
	v_lshlrev_b32_e32 v56, 2, v8
	v_add_u32_e32 v59, vcc, s54, v56
	.loc	1 112
	v_mov_b32_e32 v57, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v59, v58
	v_mov_b32_e32 v58, 0
	s_and_saveexec_b64 s[54:55], s[36:37]
	s_cbranch_execz .LBB0_259
; %bb.258:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[58:59], 2, v[36:37]
	v_add_u32_e32 v58, vcc, v4, v58
	v_addc_u32_e32 v59, vcc, v5, v59, vcc
	v_add_u32_e32 v58, vcc, v58, v54
	v_addc_u32_e32 v59, vcc, v59, v55, vcc
	.loc	1 112
	flat_load_dword v58, v[58:59]
.LBB0_259:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v59, 2, v135
	v_add_u32_e32 v59, vcc, s56, v59
	v_add_u32_e32 v59, vcc, v59, v56
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v59, v58
	s_and_saveexec_b64 s[54:55], s[38:39]
	s_cbranch_execz .LBB0_261
; %bb.260:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[57:58], 2, v[38:39]
	v_add_u32_e32 v57, vcc, v4, v57
	v_addc_u32_e32 v58, vcc, v5, v58, vcc
	v_add_u32_e32 v57, vcc, v57, v54
	v_addc_u32_e32 v58, vcc, v58, v55, vcc
	.loc	1 112
	flat_load_dword v57, v[57:58]
.LBB0_261:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v58, 2, v142
	v_add_u32_e32 v58, vcc, s56, v58
	v_add_u32_e32 v58, vcc, v58, v56
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v57
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v58, 0
	s_and_saveexec_b64 s[54:55], s[40:41]
	s_cbranch_execz .LBB0_263
; %bb.262:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[58:59], 2, v[40:41]
	v_add_u32_e32 v58, vcc, v4, v58
	v_addc_u32_e32 v59, vcc, v5, v59, vcc
	v_add_u32_e32 v58, vcc, v58, v54
	v_addc_u32_e32 v59, vcc, v59, v55, vcc
	.loc	1 112
	flat_load_dword v58, v[58:59]
.LBB0_263:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v59, 2, v144
	v_add_u32_e32 v59, vcc, s56, v59
	v_add_u32_e32 v59, vcc, v59, v56
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v59, v58
	s_and_saveexec_b64 s[54:55], s[42:43]
	s_cbranch_execz .LBB0_265
; %bb.264:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[57:58], 2, v[42:43]
	v_add_u32_e32 v57, vcc, v4, v57
	v_addc_u32_e32 v58, vcc, v5, v58, vcc
	v_add_u32_e32 v57, vcc, v57, v54
	v_addc_u32_e32 v58, vcc, v58, v55, vcc
	.loc	1 112
	flat_load_dword v57, v[57:58]
.LBB0_265:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v58, 2, v146
	v_add_u32_e32 v58, vcc, s56, v58
	v_add_u32_e32 v58, vcc, v58, v56
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v57
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v58, 0
	s_and_saveexec_b64 s[54:55], s[44:45]
	s_cbranch_execz .LBB0_267
; %bb.266:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[58:59], 2, v[44:45]
	v_add_u32_e32 v58, vcc, v4, v58
	v_addc_u32_e32 v59, vcc, v5, v59, vcc
	v_add_u32_e32 v58, vcc, v58, v54
	v_addc_u32_e32 v59, vcc, v59, v55, vcc
	.loc	1 112
	flat_load_dword v58, v[58:59]
.LBB0_267:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v59, 2, v148
	v_add_u32_e32 v59, vcc, s56, v59
	v_add_u32_e32 v59, vcc, v59, v56
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v59, v58
	s_and_saveexec_b64 s[54:55], s[46:47]
	s_cbranch_execz .LBB0_269
; %bb.268:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[57:58], 2, v[46:47]
	v_add_u32_e32 v57, vcc, v4, v57
	v_addc_u32_e32 v58, vcc, v5, v58, vcc
	v_add_u32_e32 v57, vcc, v57, v54
	v_addc_u32_e32 v58, vcc, v58, v55, vcc
	.loc	1 112
	flat_load_dword v57, v[57:58]
.LBB0_269:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v58, 2, v150
	v_add_u32_e32 v58, vcc, s56, v58
	v_add_u32_e32 v58, vcc, v58, v56
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v57
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[54:55], s[50:51]
	s_cbranch_execz .LBB0_271
; %bb.270:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	v_lshlrev_b64 v[57:58], 2, v[48:49]
	v_add_u32_e32 v57, vcc, v4, v57
	v_addc_u32_e32 v58, vcc, v5, v58, vcc
	v_add_u32_e32 v54, vcc, v57, v54
	v_addc_u32_e32 v55, vcc, v58, v55, vcc
	.loc	1 112
	flat_load_dword v57, v[54:55]
.LBB0_271:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v54, 2, v152
	v_add_u32_e32 v54, vcc, s56, v54
	v_add_u32_e32 v54, vcc, v54, v56
	s_mov_b64 s[54:55], 0
	.loc	1 112
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v57
.LBB0_272:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 165
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_290
; %bb.273:                              ;   in Loop: Header=BB0_146 Depth=1
	v_lshlrev_b32_e32 v54, 2, v153
	v_add_u32_e32 v54, vcc, s56, v54
	v_lshlrev_b32_e32 v159, 2, v10
	v_add_u32_e32 v160, vcc, v54, v159
	.loc	1 112
	s_and_saveexec_b64 s[54:55], s[48:49]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_275
; %bb.274:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v160, v27
	s_mov_b32 s57, 0
.LBB0_275:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	.loc	1 165
	v_lshlrev_b64 v[54:55], 2, v[50:51]
	.loc	1 112
	v_mov_b32_e32 v59, s57
	.loc	1 165
	v_add_u32_e32 v56, vcc, v4, v54
	v_addc_u32_e32 v57, vcc, v5, v55, vcc
	v_lshlrev_b64 v[54:55], 2, v[10:11]
	v_add_u32_e32 v56, vcc, v56, v54
	v_addc_u32_e32 v57, vcc, v57, v55, vcc
	.loc	1 112
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_277
; %bb.276:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dwordx2 v[58:59], v[56:57]
	s_waitcnt vmcnt(0)
	ds_write_b32 v160, v58
.LBB0_277:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 112
	ds_write_b32 v160, v59 offset:4
	s_and_saveexec_b64 s[54:55], s[48:49]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_279
; %bb.278:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v160, v27 offset:8
	s_mov_b32 s57, 0
.LBB0_279:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	v_mov_b32_e32 v58, s57
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_281
; %bb.280:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v56, vcc, 8, v56
	v_addc_u32_e32 v57, vcc, 0, v57, vcc
	flat_load_dwordx2 v[57:58], v[56:57]
	s_waitcnt vmcnt(0)
	ds_write_b32 v160, v57 offset:8
.LBB0_281:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 165
	v_lshlrev_b32_e32 v56, 2, v155
	v_add_u32_e32 v56, vcc, s56, v56
	.loc	1 112
	ds_write_b32 v160, v58 offset:12
	.loc	1 165
	v_add_u32_e32 v58, vcc, v56, v159
	.loc	1 112
	s_and_saveexec_b64 s[54:55], s[52:53]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_283
; %bb.282:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v58, v27
	s_mov_b32 s56, 0
.LBB0_283:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	.loc	1 165
	v_lshlrev_b64 v[56:57], 2, v[52:53]
	v_add_u32_e32 v56, vcc, v4, v56
	v_addc_u32_e32 v57, vcc, v5, v57, vcc
	v_add_u32_e32 v54, vcc, v56, v54
	v_addc_u32_e32 v55, vcc, v57, v55, vcc
	.loc	1 112
	v_mov_b32_e32 v57, s56
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_285
; %bb.284:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dwordx2 v[56:57], v[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v56
.LBB0_285:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 112
	ds_write_b32 v58, v57 offset:4
	s_and_saveexec_b64 s[54:55], s[52:53]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_287
; %bb.286:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v58, v27 offset:8
	s_mov_b32 s56, 0
.LBB0_287:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	v_mov_b32_e32 v56, s56
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_289
; %bb.288:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v54, vcc, 8, v54
	v_addc_u32_e32 v55, vcc, 0, v55, vcc
	flat_load_dwordx2 v[55:56], v[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v55 offset:8
.LBB0_289:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 112
	ds_write_b32 v58, v56 offset:12
.LBB0_290:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 189
	s_mul_i32 s54, s70, 0x1800
	v_add_u32_e32 v54, vcc, s54, v156
	s_mul_i32 s54, s70, 0x1100
	v_add_u32_e32 v55, vcc, s54, v157
	s_mov_b32 s54, 0
.LBB0_291:                              ;   Parent Loop BB0_146 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 191
	v_add_u32_e32 v175, vcc, s54, v54
	.loc	1 193
	ds_read_b128 v[56:59], v55
	ds_read_b128 v[159:162], v55 offset:16
	ds_read_b128 v[163:166], v55 offset:272
	ds_read_b128 v[167:170], v55 offset:288
	.loc	1 191
	ds_read2_b64 v[171:174], v175 offset1:96
	v_add_u32_e32 v175, vcc, s100, v175
	ds_read2_b64 v[175:178], v175 offset0:64 offset1:160
	.loc	1 189
	s_add_i32 s54, s54, 8
	.loc	1 193
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v179, v171, v56
	v_mul_f32_e32 v180, v171, v159
	v_mul_f32_e32 v181, v171, v57
	v_mul_f32_e32 v182, v171, v160
	v_mul_f32_e32 v183, v171, v58
	v_mul_f32_e32 v184, v171, v161
	v_mul_f32_e32 v185, v171, v59
	v_mul_f32_e32 v171, v171, v162
	v_mul_f32_e32 v186, v173, v56
	v_mul_f32_e32 v187, v173, v159
	v_mul_f32_e32 v188, v173, v57
	v_mul_f32_e32 v189, v173, v160
	v_mul_f32_e32 v190, v173, v58
	v_mul_f32_e32 v191, v173, v161
	v_mul_f32_e32 v192, v173, v59
	v_mul_f32_e32 v173, v173, v162
	v_add_f32_e32 v94, v179, v94
	v_add_f32_e32 v91, v180, v91
	v_add_f32_e32 v93, v181, v93
	v_add_f32_e32 v89, v182, v89
	v_add_f32_e32 v92, v183, v92
	v_add_f32_e32 v87, v171, v87
	v_add_f32_e32 v79, v173, v79
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v171, v175, v56
	v_mul_f32_e32 v173, v175, v159
	v_mul_f32_e32 v179, v175, v57
	v_mul_f32_e32 v180, v175, v160
	v_mul_f32_e32 v181, v175, v58
	v_mul_f32_e32 v182, v175, v161
	v_mul_f32_e32 v183, v175, v59
	v_mul_f32_e32 v175, v175, v162
	v_mul_f32_e32 v56, v177, v56
	v_mul_f32_e32 v159, v177, v159
	v_mul_f32_e32 v57, v177, v57
	v_mul_f32_e32 v160, v177, v160
	v_mul_f32_e32 v58, v177, v58
	v_mul_f32_e32 v161, v177, v161
	v_mul_f32_e32 v59, v177, v59
	v_mul_f32_e32 v162, v177, v162
	v_mul_f32_e32 v193, v172, v163
	v_mul_f32_e32 v194, v172, v167
	v_mul_f32_e32 v195, v172, v164
	v_mul_f32_e32 v196, v172, v168
	v_mul_f32_e32 v197, v172, v165
	v_mul_f32_e32 v198, v172, v169
	v_mul_f32_e32 v199, v172, v166
	v_mul_f32_e32 v172, v172, v170
	v_mul_f32_e32 v200, v174, v163
	v_mul_f32_e32 v201, v174, v167
	v_mul_f32_e32 v202, v174, v164
	v_mul_f32_e32 v203, v174, v168
	v_mul_f32_e32 v204, v174, v165
	v_mul_f32_e32 v205, v174, v169
	v_mul_f32_e32 v206, v174, v166
	v_mul_f32_e32 v174, v174, v170
	v_add_f32_e32 v88, v184, v88
	v_add_f32_e32 v90, v185, v90
	v_add_f32_e32 v86, v186, v86
	v_add_f32_e32 v82, v187, v82
	v_add_f32_e32 v85, v188, v85
	v_add_f32_e32 v81, v189, v81
	v_add_f32_e32 v84, v190, v84
	v_add_f32_e32 v80, v191, v80
	v_add_f32_e32 v83, v192, v83
	v_mul_f32_e32 v177, v176, v163
	v_mul_f32_e32 v184, v176, v167
	v_mul_f32_e32 v185, v176, v164
	v_mul_f32_e32 v186, v176, v168
	v_mul_f32_e32 v187, v176, v165
	v_mul_f32_e32 v188, v176, v169
	v_mul_f32_e32 v189, v176, v166
	v_mul_f32_e32 v176, v176, v170
	v_mul_f32_e32 v163, v178, v163
	v_mul_f32_e32 v167, v178, v167
	v_mul_f32_e32 v164, v178, v164
	v_mul_f32_e32 v168, v178, v168
	v_mul_f32_e32 v165, v178, v165
	v_mul_f32_e32 v169, v178, v169
	v_mul_f32_e32 v166, v178, v166
	v_mul_f32_e32 v170, v178, v170
	v_add_f32_e32 v78, v171, v78
	v_add_f32_e32 v74, v173, v74
	v_add_f32_e32 v77, v179, v77
	v_add_f32_e32 v73, v180, v73
	v_add_f32_e32 v76, v181, v76
	v_add_f32_e32 v72, v182, v72
	v_add_f32_e32 v75, v183, v75
	v_add_f32_e32 v71, v175, v71
	v_add_f32_e32 v56, v56, v70
	v_add_f32_e32 v66, v159, v66
	v_add_f32_e32 v57, v57, v69
	v_add_f32_e32 v65, v160, v65
	v_add_f32_e32 v58, v58, v68
	v_add_f32_e32 v64, v161, v64
	v_add_f32_e32 v59, v59, v67
	v_add_f32_e32 v63, v162, v63
	.loc	1 189
	v_add_u32_e32 v55, vcc, 0x220, v55
	s_cmp_lg_u32 s54, 64
	.loc	1 193
	v_add_f32_e32 v94, v193, v94
	v_add_f32_e32 v91, v194, v91
	v_add_f32_e32 v93, v195, v93
	v_add_f32_e32 v89, v196, v89
	v_add_f32_e32 v92, v197, v92
	v_add_f32_e32 v88, v198, v88
	v_add_f32_e32 v90, v199, v90
	v_add_f32_e32 v87, v172, v87
	v_add_f32_e32 v86, v200, v86
	v_add_f32_e32 v82, v201, v82
	v_add_f32_e32 v85, v202, v85
	v_add_f32_e32 v81, v203, v81
	v_add_f32_e32 v84, v204, v84
	v_add_f32_e32 v80, v205, v80
	v_add_f32_e32 v83, v206, v83
	v_add_f32_e32 v79, v174, v79
	v_add_f32_e32 v78, v177, v78
	v_add_f32_e32 v74, v184, v74
	v_add_f32_e32 v77, v185, v77
	v_add_f32_e32 v73, v186, v73
	v_add_f32_e32 v76, v187, v76
	v_add_f32_e32 v72, v188, v72
	v_add_f32_e32 v75, v189, v75
	v_add_f32_e32 v71, v176, v71
	v_add_f32_e32 v70, v163, v56
	v_add_f32_e32 v66, v167, v66
	v_add_f32_e32 v69, v164, v57
	v_add_f32_e32 v65, v168, v65
	v_add_f32_e32 v68, v165, v58
	v_add_f32_e32 v64, v169, v64
	v_add_f32_e32 v67, v166, v59
	v_add_f32_e32 v63, v170, v63
	s_cbranch_scc1 .LBB0_291
; %bb.292:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 196
	s_sub_i32 s54, s101, s78
	.loc	1 197
	s_and_b32 s55, s54, 0xff
	s_cmp_lg_u32 s55, 0
	s_cselect_b64 s[56:57], -1, 0
	s_xor_b64 s[58:59], s[88:89], -1
	s_or_b64 s[56:57], s[58:59], s[56:57]
	s_and_b64 vcc, exec, s[56:57]
	s_cbranch_vccnz .LBB0_145
; %bb.293:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_cmpk_eq_i32 s54, 0x100
	s_cselect_b64 vcc, -1, 0
	.loc	1 199
	v_cndmask_b32_e32 v54, v141, v158, vcc
	v_add_f32_e32 v141, v94, v54
	v_cndmask_b32_e32 v54, v139, v158, vcc
	v_add_f32_e32 v139, v91, v54
	v_cndmask_b32_e32 v54, v138, v158, vcc
	v_add_f32_e32 v138, v86, v54
	v_cndmask_b32_e32 v54, v137, v158, vcc
	v_add_f32_e32 v137, v82, v54
	v_cndmask_b32_e32 v54, v136, v158, vcc
	v_add_f32_e32 v136, v93, v54
	v_cndmask_b32_e32 v54, v134, v158, vcc
	v_add_f32_e32 v134, v89, v54
	v_cndmask_b32_e32 v54, v132, v158, vcc
	v_add_f32_e32 v132, v85, v54
	v_cndmask_b32_e32 v54, v131, v158, vcc
	v_add_f32_e32 v131, v81, v54
	v_cndmask_b32_e32 v54, v130, v158, vcc
	v_add_f32_e32 v130, v92, v54
	v_cndmask_b32_e32 v54, v129, v158, vcc
	v_add_f32_e32 v129, v88, v54
	v_cndmask_b32_e32 v54, v128, v158, vcc
	v_add_f32_e32 v128, v84, v54
	v_cndmask_b32_e32 v54, v127, v158, vcc
	v_add_f32_e32 v127, v80, v54
	v_cndmask_b32_e32 v54, v126, v158, vcc
	v_add_f32_e32 v126, v90, v54
	v_cndmask_b32_e32 v54, v124, v158, vcc
	v_add_f32_e32 v124, v87, v54
	v_cndmask_b32_e32 v54, v123, v158, vcc
	v_add_f32_e32 v123, v83, v54
	v_cndmask_b32_e32 v54, v122, v158, vcc
	v_add_f32_e32 v122, v79, v54
	v_cndmask_b32_e32 v54, v121, v158, vcc
	v_add_f32_e32 v121, v78, v54
	v_cndmask_b32_e32 v54, v120, v158, vcc
	v_add_f32_e32 v120, v74, v54
	v_cndmask_b32_e32 v54, v118, v158, vcc
	v_add_f32_e32 v118, v70, v54
	v_cndmask_b32_e32 v54, v117, v158, vcc
	v_add_f32_e32 v117, v66, v54
	v_cndmask_b32_e32 v54, v116, v158, vcc
	v_add_f32_e32 v116, v77, v54
	v_cndmask_b32_e32 v54, v115, v158, vcc
	v_add_f32_e32 v115, v73, v54
	v_cndmask_b32_e32 v54, v114, v158, vcc
	v_add_f32_e32 v114, v69, v54
	v_cndmask_b32_e32 v54, v113, v158, vcc
	v_add_f32_e32 v113, v65, v54
	v_cndmask_b32_e32 v54, v112, v158, vcc
	v_add_f32_e32 v112, v76, v54
	v_cndmask_b32_e32 v54, v111, v158, vcc
	v_add_f32_e32 v111, v72, v54
	v_cndmask_b32_e32 v54, v110, v158, vcc
	v_add_f32_e32 v110, v68, v54
	v_cndmask_b32_e32 v54, v109, v158, vcc
	v_add_f32_e32 v109, v64, v54
	v_cndmask_b32_e32 v54, v108, v158, vcc
	v_add_f32_e32 v108, v75, v54
	v_cndmask_b32_e32 v54, v106, v158, vcc
	v_add_f32_e32 v106, v71, v54
	v_cndmask_b32_e32 v54, v105, v158, vcc
	v_add_f32_e32 v105, v67, v54
	v_cndmask_b32_e32 v54, v104, v158, vcc
	v_add_f32_e32 v104, v63, v54
	.loc	1 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v72, 0
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v94, 0
	s_branch .LBB0_145
.LBB0_294:
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v88, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v90, 0
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v72, 0
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v63, 0
	.loc	1 201
	s_cmpk_lt_i32 s94, 0x101
	s_cbranch_scc0 .LBB0_296
	s_branch .LBB0_297
.LBB0_295:
	.loc	1 0
	v_readlane_b32 s16, v1, 1
	v_readlane_b32 s17, v1, 0
	.loc	1 201
	s_cmpk_lt_i32 s94, 0x101
	s_cbranch_scc1 .LBB0_297
.LBB0_296:
	v_add_f32_e32 v94, v141, v94
	v_add_f32_e32 v91, v139, v91
	v_add_f32_e32 v86, v138, v86
	v_add_f32_e32 v82, v137, v82
	v_add_f32_e32 v93, v136, v93
	v_add_f32_e32 v89, v134, v89
	v_add_f32_e32 v85, v132, v85
	v_add_f32_e32 v81, v131, v81
	v_add_f32_e32 v92, v130, v92
	v_add_f32_e32 v88, v129, v88
	v_add_f32_e32 v84, v128, v84
	v_add_f32_e32 v80, v127, v80
	v_add_f32_e32 v90, v126, v90
	v_add_f32_e32 v87, v124, v87
	v_add_f32_e32 v83, v123, v83
	v_add_f32_e32 v79, v122, v79
	v_add_f32_e32 v78, v121, v78
	v_add_f32_e32 v74, v120, v74
	v_add_f32_e32 v70, v118, v70
	v_add_f32_e32 v66, v117, v66
	v_add_f32_e32 v77, v116, v77
	v_add_f32_e32 v73, v115, v73
	v_add_f32_e32 v69, v114, v69
	v_add_f32_e32 v65, v113, v65
	v_add_f32_e32 v76, v112, v76
	v_add_f32_e32 v72, v111, v72
	v_add_f32_e32 v68, v110, v68
	v_add_f32_e32 v64, v109, v64
	v_add_f32_e32 v75, v108, v75
	v_add_f32_e32 v71, v106, v71
	v_add_f32_e32 v67, v105, v67
	v_add_f32_e32 v63, v104, v63
.LBB0_297:
	.loc	1 0
	s_movk_i32 s2, 0x1f8
	.loc	1 224
	v_cmp_class_f32_e64 s[0:1], v94, s2
	v_cmp_class_f32_e64 s[6:7], v91, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v86, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v82, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v93, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
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
	v_cmp_class_f32_e64 s[6:7], v90, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v87, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v83, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v79, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v78, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v74, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v70, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v66, s2
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
	s_and_b64 s[6:7], s[0:1], s[6:7]
	s_mov_b64 s[18:19], 0
	s_and_saveexec_b64 s[0:1], s[6:7]
; %bb.298:
	v_cmp_class_f32_e64 s[2:3], v63, s2
	s_and_b64 s[18:19], s[2:3], exec
; %bb.299:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 148
	s_load_dwordx2 s[20:21], s[4:5], 0x30
	s_load_dword s4, s[4:5], 0x38
	s_xor_b64 s[0:1], s[18:19], -1
	.loc	1 149
	v_and_b32_e32 v8, 32, v0
	v_add_u32_e32 v7, vcc, s17, v61
	v_lshlrev_b32_e32 v0, 3, v62
	v_cmp_neq_f32_e64 s[8:9], s71, 0
	.loc	1 225
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[6:7], exec, s[2:3]
	s_cbranch_execz .LBB0_312
; %bb.300:
	.loc	1 0
	s_cmp_gt_i32 s66, 0
	s_cselect_b64 s[0:1], -1, 0
	.loc	1 225
	s_lshl_b32 s2, s16, 6
	.loc	1 226
	v_or_b32_e32 v2, s2, v61
	v_add_u32_e32 v2, vcc, v2, v60
	.loc	1 225
	s_lshl_b32 s2, s33, 6
	.loc	1 226
	v_subrev_u32_e32 v9, vcc, s2, v2
	v_add_u32_e32 v2, vcc, s72, v8
	v_add_u32_e32 v10, vcc, v2, v0
	v_cndmask_b32_e64 v2, 0, 1, s[0:1]
	s_mov_b32 s22, 0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[10:11], s[74:75], 2
	.loc	1 225
	s_lshl_b64 s[12:13], s[76:77], 2
	s_mov_b64 s[14:15], 0
	v_cmp_ne_u32_e64 s[0:1], 1, v2
	s_mov_b32 s23, 0
	s_branch .LBB0_303
.LBB0_301:                              ;   in Loop: Header=BB0_303 Depth=1
	.loc	1 232
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_mov_b32_e32 v11, s21
	v_add_u32_e32 v4, vcc, s20, v4
	v_addc_u32_e32 v5, vcc, v11, v5, vcc
	v_add_u32_e32 v2, vcc, v4, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v6
.LBB0_302:                              ;   in Loop: Header=BB0_303 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 225
	s_add_i32 s2, s23, 1
	s_add_i32 s22, s22, 4
	s_not_b64 s[14:15], s[14:15]
	s_cmp_gt_u32 s23, 30
	s_mov_b32 s23, s2
	s_cbranch_scc1 .LBB0_312
.LBB0_303:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_306 Depth 2
	.loc	1 227
	s_lshl_b32 s16, s23, 2
	s_and_b32 s2, s23, 0x7ffffff0
	s_and_b32 s17, s16, 8
	s_or_b32 s2, s2, s17
	.loc	1 226
	s_bfe_u32 s3, s23, 0x20002
	.loc	1 227
	v_or_b32_e32 v2, s2, v60
	s_and_b32 s2, s16, 4
	s_or_b32 s2, s2, s3
	v_add_u32_e32 v11, vcc, v7, v2
	v_or_b32_e32 v2, s2, v0
	v_or_b32_e32 v2, v2, v8
	v_or_b32_e32 v2, s72, v2
	.loc	1 228
	v_cmp_gt_i32_e32 vcc, s64, v11
	v_cmp_gt_i32_e64 s[2:3], s65, v2
	s_and_b64 s[16:17], vcc, s[2:3]
	s_and_saveexec_b64 s[2:3], s[16:17]
	s_cbranch_execz .LBB0_302
; %bb.304:                              ;   in Loop: Header=BB0_303 Depth=1
	.loc	1 231
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_307
; %bb.305:                              ;   in Loop: Header=BB0_303 Depth=1
	.loc	1 226
	s_and_b32 s16, s23, -16
	s_and_b32 s17, s22, 8
	s_or_b32 s16, s17, s16
	v_mov_b32_e32 v3, s62
	v_add_u32_e32 v5, vcc, s16, v9
	v_mov_b32_e32 v4, s63
	v_mul_lo_u32 v6, s11, v5
	v_mad_u64_u32 v[3:4], s[16:17], s10, v5, v[3:4]
	v_ashrrev_i32_e32 v5, 31, v5
	v_mul_lo_u32 v5, s10, v5
	v_add_u32_e32 v4, vcc, v6, v4
	.loc	1 0
	s_lshr_b32 s24, s23, 2
	.loc	1 226
	v_add_u32_e32 v4, vcc, v5, v4
	v_cndmask_b32_e64 v5, 0, 1, s[14:15]
	v_lshlrev_b32_e32 v5, 2, v5
	s_and_b32 s16, s24, 3
	v_or_b32_e32 v5, s16, v5
	v_add_u32_e32 v5, vcc, v5, v10
	v_ashrrev_i32_e32 v6, 31, v5
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_mov_b32_e32 v12, s69
	v_add_u32_e32 v5, vcc, s68, v5
	v_addc_u32_e32 v6, vcc, v12, v6, vcc
	v_mov_b32_e32 v12, 0
	s_mov_b32 s16, s66
.LBB0_306:                              ;   Parent Loop BB0_303 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 231
	flat_load_dword v13, v[3:4]
	flat_load_dword v14, v[5:6]
	v_add_u32_e32 v3, vcc, 4, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	s_add_i32 s16, s16, -1
	v_mov_b32_e32 v15, s13
	v_add_u32_e32 v5, vcc, s12, v5
	v_addc_u32_e32 v6, vcc, v6, v15, vcc
	s_cmp_eq_u32 s16, 0
	s_waitcnt vmcnt(0)
	v_fma_f32 v12, v13, v14, v12
	s_cbranch_scc0 .LBB0_306
	s_branch .LBB0_308
.LBB0_307:                              ;   in Loop: Header=BB0_303 Depth=1
	.loc	1 0
	v_mov_b32_e32 v12, 0
.LBB0_308:                              ;   in Loop: Header=BB0_303 Depth=1
	.loc	1 229
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 232
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_310
; %bb.309:                              ;   in Loop: Header=BB0_303 Depth=1
	v_mad_i64_i32 v[4:5], s[16:17], v11, s4, 0
	v_mov_b32_e32 v6, s21
	v_lshlrev_b64 v[13:14], 2, v[4:5]
	v_add_u32_e32 v13, vcc, s20, v13
	v_addc_u32_e32 v6, vcc, v6, v14, vcc
	v_add_u32_e32 v13, vcc, v13, v2
	v_addc_u32_e32 v14, vcc, v6, v3, vcc
	flat_load_dword v6, v[13:14]
	v_mul_f32_e32 v13, s67, v12
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s71, v6
	v_add_f32_e32 v6, v13, v6
	s_cbranch_execnz .LBB0_301
	s_branch .LBB0_311
.LBB0_310:                              ;   in Loop: Header=BB0_303 Depth=1
.LBB0_311:                              ;   in Loop: Header=BB0_303 Depth=1
	v_mad_i64_i32 v[4:5], s[16:17], v11, s4, 0
	v_mul_f32_e32 v6, s67, v12
	s_branch .LBB0_301
.LBB0_312:
	.loc	1 225
	s_or_saveexec_b64 s[0:1], s[6:7]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
	s_xor_b64 exec, exec, s[0:1]
; %bb.313:
	.loc	1 0
	s_ashr_i32 s5, s4, 31
	v_mov_b32_e32 v2, s4
	v_mov_b32_e32 v3, s5
; %bb.314:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v22, v7, v60
	v_ashrrev_i32_e32 v4, 31, v7
	v_mul_lo_u32 v7, v2, v4
	v_mad_u64_u32 v[4:5], s[0:1], v2, v22, 0
	v_or_b32_e32 v6, s72, v8
	v_mul_lo_u32 v8, v3, v22
	v_cmp_gt_i32_e32 vcc, s64, v22
	s_and_b64 s[16:17], s[18:19], vcc
	v_add_u32_e32 v5, vcc, v5, v7
	v_add_u32_e32 v5, vcc, v5, v8
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_mov_b32_e32 v7, s21
	v_add_u32_e32 v20, vcc, s20, v4
	.loc	1 240
	v_or_b32_e32 v4, v0, v6
	v_cmp_gt_i32_e64 s[0:1], s65, v4
	v_cmp_neq_f32_e64 s[4:5], s71, 0
	v_addc_u32_e32 v21, vcc, v7, v5, vcc
	.loc	1 241
	s_and_b64 s[6:7], s[16:17], s[0:1]
	v_ashrrev_i32_e32 v5, 31, v4
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_319
; %bb.315:
	.loc	1 242
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	v_add_u32_e32 v6, vcc, v20, v6
	v_addc_u32_e32 v7, vcc, v21, v7, vcc
	.loc	1 243
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB0_475
; %bb.316:
	flat_load_dword v0, v[6:7]
	v_mul_f32_e32 v8, s67, v94
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s71, v0
	v_add_f32_e32 v0, v8, v0
	s_cbranch_execnz .LBB0_318
.LBB0_317:
	v_mul_f32_e32 v0, s67, v94
.LBB0_318:
	flat_store_dword v[6:7], v0
.LBB0_319:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 240
	v_or_b32_e32 v6, 1, v4
	v_cmp_gt_i32_e64 s[2:3], s65, v6
	.loc	1 241
	s_and_b64 s[8:9], s[16:17], s[2:3]
	v_ashrrev_i32_e32 v7, 31, v6
	v_cndmask_b32_e64 v0, 0, 1, s[4:5]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_324
; %bb.320:
	.loc	1 242
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	.loc	1 243
	s_andn2_b64 vcc, exec, s[4:5]
	.loc	1 242
	v_add_u32_e64 v8, s[4:5], v20, v8
	v_addc_u32_e64 v9, s[4:5], v21, v9, s[4:5]
	s_cbranch_vccnz .LBB0_476
; %bb.321:
	.loc	1 243
	flat_load_dword v10, v[8:9]
	v_mul_f32_e32 v11, s67, v93
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v10, s71, v10
	v_add_f32_e32 v10, v11, v10
	s_cbranch_execnz .LBB0_323
.LBB0_322:
	v_mul_f32_e32 v10, s67, v93
.LBB0_323:
	flat_store_dword v[8:9], v10
.LBB0_324:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 240
	v_or_b32_e32 v8, 2, v4
	v_cmp_gt_i32_e64 s[4:5], s65, v8
	.loc	1 241
	s_and_b64 s[6:7], s[16:17], s[4:5]
	v_ashrrev_i32_e32 v9, 31, v8
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_329
; %bb.325:
	.loc	1 242
	v_lshlrev_b64 v[10:11], 2, v[8:9]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v10, s[6:7], v20, v10
	v_addc_u32_e64 v11, s[6:7], v21, v11, s[6:7]
	.loc	1 243
	s_cbranch_vccnz .LBB0_477
; %bb.326:
	flat_load_dword v12, v[10:11]
	v_mul_f32_e32 v13, s67, v92
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v12, s71, v12
	v_add_f32_e32 v12, v13, v12
	s_cbranch_execnz .LBB0_328
.LBB0_327:
	v_mul_f32_e32 v12, s67, v92
.LBB0_328:
	flat_store_dword v[10:11], v12
.LBB0_329:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 240
	v_or_b32_e32 v10, 3, v4
	v_cmp_gt_i32_e64 s[6:7], s65, v10
	.loc	1 241
	s_and_b64 s[8:9], s[16:17], s[6:7]
	v_ashrrev_i32_e32 v11, 31, v10
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_334
; %bb.330:
	.loc	1 242
	v_lshlrev_b64 v[12:13], 2, v[10:11]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v12, s[8:9], v20, v12
	v_addc_u32_e64 v13, s[8:9], v21, v13, s[8:9]
	.loc	1 243
	s_cbranch_vccnz .LBB0_478
; %bb.331:
	flat_load_dword v14, v[12:13]
	v_mul_f32_e32 v15, s67, v90
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s71, v14
	v_add_f32_e32 v14, v15, v14
	s_cbranch_execnz .LBB0_333
.LBB0_332:
	v_mul_f32_e32 v14, s67, v90
.LBB0_333:
	flat_store_dword v[12:13], v14
.LBB0_334:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 240
	v_or_b32_e32 v12, 4, v4
	v_cmp_gt_i32_e64 s[8:9], s65, v12
	.loc	1 241
	s_and_b64 s[10:11], s[16:17], s[8:9]
	v_ashrrev_i32_e32 v13, 31, v12
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB0_339
; %bb.335:
	.loc	1 242
	v_lshlrev_b64 v[14:15], 2, v[12:13]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v14, s[10:11], v20, v14
	v_addc_u32_e64 v15, s[10:11], v21, v15, s[10:11]
	.loc	1 243
	s_cbranch_vccnz .LBB0_479
; %bb.336:
	flat_load_dword v16, v[14:15]
	v_mul_f32_e32 v17, s67, v91
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v16, s71, v16
	v_add_f32_e32 v16, v17, v16
	s_cbranch_execnz .LBB0_338
.LBB0_337:
	v_mul_f32_e32 v16, s67, v91
.LBB0_338:
	flat_store_dword v[14:15], v16
.LBB0_339:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 240
	v_or_b32_e32 v14, 5, v4
	v_cmp_gt_i32_e64 s[10:11], s65, v14
	.loc	1 241
	s_and_b64 s[12:13], s[16:17], s[10:11]
	v_ashrrev_i32_e32 v15, 31, v14
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_344
; %bb.340:
	.loc	1 242
	v_lshlrev_b64 v[16:17], 2, v[14:15]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v16, s[12:13], v20, v16
	v_addc_u32_e64 v17, s[12:13], v21, v17, s[12:13]
	.loc	1 243
	s_cbranch_vccnz .LBB0_480
; %bb.341:
	flat_load_dword v18, v[16:17]
	v_mul_f32_e32 v19, s67, v89
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v18, s71, v18
	v_add_f32_e32 v18, v19, v18
	s_cbranch_execnz .LBB0_343
.LBB0_342:
	v_mul_f32_e32 v18, s67, v89
.LBB0_343:
	flat_store_dword v[16:17], v18
.LBB0_344:
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 240
	v_or_b32_e32 v16, 6, v4
	v_cmp_gt_i32_e64 s[12:13], s65, v16
	.loc	1 241
	s_and_b64 s[14:15], s[16:17], s[12:13]
	v_ashrrev_i32_e32 v17, 31, v16
	s_and_saveexec_b64 s[22:23], s[14:15]
	s_cbranch_execz .LBB0_349
; %bb.345:
	.loc	1 242
	v_lshlrev_b64 v[18:19], 2, v[16:17]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v18, s[14:15], v20, v18
	v_addc_u32_e64 v19, s[14:15], v21, v19, s[14:15]
	.loc	1 243
	s_cbranch_vccnz .LBB0_481
; %bb.346:
	flat_load_dword v23, v[18:19]
	v_mul_f32_e32 v24, s67, v88
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v23, s71, v23
	v_add_f32_e32 v23, v24, v23
	s_cbranch_execnz .LBB0_348
.LBB0_347:
	v_mul_f32_e32 v23, s67, v88
.LBB0_348:
	flat_store_dword v[18:19], v23
.LBB0_349:
	.loc	1 0
	s_or_b64 exec, exec, s[22:23]
	.loc	1 240
	v_or_b32_e32 v18, 7, v4
	v_cmp_gt_i32_e64 s[14:15], s65, v18
	.loc	1 241
	s_and_b64 s[16:17], s[16:17], s[14:15]
	v_ashrrev_i32_e32 v19, 31, v18
	s_and_saveexec_b64 s[22:23], s[16:17]
	s_cbranch_execz .LBB0_354
; %bb.350:
	.loc	1 242
	v_lshlrev_b64 v[23:24], 2, v[18:19]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v20, s[16:17], v20, v23
	v_addc_u32_e64 v21, s[16:17], v21, v24, s[16:17]
	.loc	1 243
	s_cbranch_vccnz .LBB0_482
; %bb.351:
	flat_load_dword v23, v[20:21]
	v_mul_f32_e32 v24, s67, v87
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v23, s71, v23
	v_add_f32_e32 v23, v24, v23
	s_cbranch_execnz .LBB0_353
.LBB0_352:
	v_mul_f32_e32 v23, s67, v87
.LBB0_353:
	flat_store_dword v[20:21], v23
.LBB0_354:
	.loc	1 0
	s_or_b64 exec, exec, s[22:23]
	v_or_b32_e32 v24, 8, v22
	v_ashrrev_i32_e32 v20, 31, v22
	v_mul_lo_u32 v23, v2, v20
	v_mad_u64_u32 v[20:21], s[16:17], v2, v24, 0
	v_cmp_gt_i32_e32 vcc, s64, v24
	v_mul_lo_u32 v24, v3, v24
	s_and_b64 s[22:23], s[18:19], vcc
	v_add_u32_e32 v21, vcc, v21, v23
	v_add_u32_e32 v21, vcc, v21, v24
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_mov_b32_e32 v25, s21
	v_add_u32_e32 v24, vcc, s20, v20
	v_addc_u32_e32 v25, vcc, v25, v21, vcc
	.loc	1 241
	s_and_b64 s[16:17], s[22:23], s[0:1]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_359
; %bb.355:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[4:5]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v20, s[16:17], v24, v20
	v_addc_u32_e64 v21, s[16:17], v25, v21, s[16:17]
	.loc	1 243
	s_cbranch_vccnz .LBB0_483
; %bb.356:
	flat_load_dword v26, v[20:21]
	v_mul_f32_e32 v27, s67, v86
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v26, s71, v26
	v_add_f32_e32 v26, v27, v26
	s_cbranch_execnz .LBB0_358
.LBB0_357:
	v_mul_f32_e32 v26, s67, v86
.LBB0_358:
	flat_store_dword v[20:21], v26
.LBB0_359:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	.loc	1 241
	s_and_b64 s[16:17], s[22:23], s[2:3]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_364
; %bb.360:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[6:7]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v20, s[16:17], v24, v20
	v_addc_u32_e64 v21, s[16:17], v25, v21, s[16:17]
	.loc	1 243
	s_cbranch_vccnz .LBB0_484
; %bb.361:
	flat_load_dword v26, v[20:21]
	v_mul_f32_e32 v27, s67, v85
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v26, s71, v26
	v_add_f32_e32 v26, v27, v26
	s_cbranch_execnz .LBB0_363
.LBB0_362:
	v_mul_f32_e32 v26, s67, v85
.LBB0_363:
	flat_store_dword v[20:21], v26
.LBB0_364:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	.loc	1 241
	s_and_b64 s[16:17], s[22:23], s[4:5]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_369
; %bb.365:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[8:9]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v20, s[16:17], v24, v20
	v_addc_u32_e64 v21, s[16:17], v25, v21, s[16:17]
	.loc	1 243
	s_cbranch_vccnz .LBB0_485
; %bb.366:
	flat_load_dword v26, v[20:21]
	v_mul_f32_e32 v27, s67, v84
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v26, s71, v26
	v_add_f32_e32 v26, v27, v26
	s_cbranch_execnz .LBB0_368
.LBB0_367:
	v_mul_f32_e32 v26, s67, v84
.LBB0_368:
	flat_store_dword v[20:21], v26
.LBB0_369:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	.loc	1 241
	s_and_b64 s[16:17], s[22:23], s[6:7]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_374
; %bb.370:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[10:11]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v20, s[16:17], v24, v20
	v_addc_u32_e64 v21, s[16:17], v25, v21, s[16:17]
	.loc	1 243
	s_cbranch_vccnz .LBB0_486
; %bb.371:
	flat_load_dword v26, v[20:21]
	v_mul_f32_e32 v27, s67, v83
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v26, s71, v26
	v_add_f32_e32 v26, v27, v26
	s_cbranch_execnz .LBB0_373
.LBB0_372:
	v_mul_f32_e32 v26, s67, v83
.LBB0_373:
	flat_store_dword v[20:21], v26
.LBB0_374:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	.loc	1 241
	s_and_b64 s[16:17], s[22:23], s[8:9]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_379
; %bb.375:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[12:13]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v20, s[16:17], v24, v20
	v_addc_u32_e64 v21, s[16:17], v25, v21, s[16:17]
	.loc	1 243
	s_cbranch_vccnz .LBB0_487
; %bb.376:
	flat_load_dword v26, v[20:21]
	v_mul_f32_e32 v27, s67, v82
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v26, s71, v26
	v_add_f32_e32 v26, v27, v26
	s_cbranch_execnz .LBB0_378
.LBB0_377:
	v_mul_f32_e32 v26, s67, v82
.LBB0_378:
	flat_store_dword v[20:21], v26
.LBB0_379:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	.loc	1 241
	s_and_b64 s[16:17], s[22:23], s[10:11]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_384
; %bb.380:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[14:15]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v20, s[16:17], v24, v20
	v_addc_u32_e64 v21, s[16:17], v25, v21, s[16:17]
	.loc	1 243
	s_cbranch_vccnz .LBB0_488
; %bb.381:
	flat_load_dword v26, v[20:21]
	v_mul_f32_e32 v27, s67, v81
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v26, s71, v26
	v_add_f32_e32 v26, v27, v26
	s_cbranch_execnz .LBB0_383
.LBB0_382:
	v_mul_f32_e32 v26, s67, v81
.LBB0_383:
	flat_store_dword v[20:21], v26
.LBB0_384:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	.loc	1 241
	s_and_b64 s[16:17], s[22:23], s[12:13]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_389
; %bb.385:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[16:17]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v20, s[16:17], v24, v20
	v_addc_u32_e64 v21, s[16:17], v25, v21, s[16:17]
	.loc	1 243
	s_cbranch_vccnz .LBB0_489
; %bb.386:
	flat_load_dword v26, v[20:21]
	v_mul_f32_e32 v27, s67, v80
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v26, s71, v26
	v_add_f32_e32 v26, v27, v26
	s_cbranch_execnz .LBB0_388
.LBB0_387:
	v_mul_f32_e32 v26, s67, v80
.LBB0_388:
	flat_store_dword v[20:21], v26
.LBB0_389:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	.loc	1 241
	s_and_b64 s[16:17], s[22:23], s[14:15]
	s_and_saveexec_b64 s[22:23], s[16:17]
	s_cbranch_execz .LBB0_394
; %bb.390:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[18:19]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v20, s[16:17], v24, v20
	v_addc_u32_e64 v21, s[16:17], v25, v21, s[16:17]
	.loc	1 243
	s_cbranch_vccnz .LBB0_490
; %bb.391:
	flat_load_dword v24, v[20:21]
	v_mul_f32_e32 v25, s67, v79
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s71, v24
	v_add_f32_e32 v24, v25, v24
	s_cbranch_execnz .LBB0_393
.LBB0_392:
	v_mul_f32_e32 v24, s67, v79
.LBB0_393:
	flat_store_dword v[20:21], v24
.LBB0_394:
	.loc	1 0
	s_or_b64 exec, exec, s[22:23]
	v_or_b32_e32 v24, 16, v22
	v_mad_u64_u32 v[20:21], s[16:17], v2, v24, 0
	v_cmp_gt_i32_e32 vcc, s64, v24
	v_mul_lo_u32 v24, v3, v24
	s_and_b64 s[22:23], s[18:19], vcc
	v_add_u32_e32 v21, vcc, v21, v23
	v_add_u32_e32 v21, vcc, v21, v24
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_mov_b32_e32 v25, s21
	v_add_u32_e32 v24, vcc, s20, v20
	v_addc_u32_e32 v25, vcc, v25, v21, vcc
	.loc	1 241
	s_and_b64 s[16:17], s[22:23], s[0:1]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_399
; %bb.395:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[4:5]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v20, s[16:17], v24, v20
	v_addc_u32_e64 v21, s[16:17], v25, v21, s[16:17]
	.loc	1 243
	s_cbranch_vccnz .LBB0_491
; %bb.396:
	flat_load_dword v26, v[20:21]
	v_mul_f32_e32 v27, s67, v78
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v26, s71, v26
	v_add_f32_e32 v26, v27, v26
	s_cbranch_execnz .LBB0_398
.LBB0_397:
	v_mul_f32_e32 v26, s67, v78
.LBB0_398:
	flat_store_dword v[20:21], v26
.LBB0_399:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	.loc	1 241
	s_and_b64 s[16:17], s[22:23], s[2:3]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_404
; %bb.400:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[6:7]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v20, s[16:17], v24, v20
	v_addc_u32_e64 v21, s[16:17], v25, v21, s[16:17]
	.loc	1 243
	s_cbranch_vccnz .LBB0_492
; %bb.401:
	flat_load_dword v26, v[20:21]
	v_mul_f32_e32 v27, s67, v77
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v26, s71, v26
	v_add_f32_e32 v26, v27, v26
	s_cbranch_execnz .LBB0_403
.LBB0_402:
	v_mul_f32_e32 v26, s67, v77
.LBB0_403:
	flat_store_dword v[20:21], v26
.LBB0_404:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	.loc	1 241
	s_and_b64 s[16:17], s[22:23], s[4:5]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_409
; %bb.405:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[8:9]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v20, s[16:17], v24, v20
	v_addc_u32_e64 v21, s[16:17], v25, v21, s[16:17]
	.loc	1 243
	s_cbranch_vccnz .LBB0_493
; %bb.406:
	flat_load_dword v26, v[20:21]
	v_mul_f32_e32 v27, s67, v76
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v26, s71, v26
	v_add_f32_e32 v26, v27, v26
	s_cbranch_execnz .LBB0_408
.LBB0_407:
	v_mul_f32_e32 v26, s67, v76
.LBB0_408:
	flat_store_dword v[20:21], v26
.LBB0_409:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	.loc	1 241
	s_and_b64 s[16:17], s[22:23], s[6:7]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_414
; %bb.410:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[10:11]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v20, s[16:17], v24, v20
	v_addc_u32_e64 v21, s[16:17], v25, v21, s[16:17]
	.loc	1 243
	s_cbranch_vccnz .LBB0_494
; %bb.411:
	flat_load_dword v26, v[20:21]
	v_mul_f32_e32 v27, s67, v75
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v26, s71, v26
	v_add_f32_e32 v26, v27, v26
	s_cbranch_execnz .LBB0_413
.LBB0_412:
	v_mul_f32_e32 v26, s67, v75
.LBB0_413:
	flat_store_dword v[20:21], v26
.LBB0_414:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	.loc	1 241
	s_and_b64 s[16:17], s[22:23], s[8:9]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_419
; %bb.415:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[12:13]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v20, s[16:17], v24, v20
	v_addc_u32_e64 v21, s[16:17], v25, v21, s[16:17]
	.loc	1 243
	s_cbranch_vccnz .LBB0_495
; %bb.416:
	flat_load_dword v26, v[20:21]
	v_mul_f32_e32 v27, s67, v74
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v26, s71, v26
	v_add_f32_e32 v26, v27, v26
	s_cbranch_execnz .LBB0_418
.LBB0_417:
	v_mul_f32_e32 v26, s67, v74
.LBB0_418:
	flat_store_dword v[20:21], v26
.LBB0_419:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	.loc	1 241
	s_and_b64 s[16:17], s[22:23], s[10:11]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_424
; %bb.420:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[14:15]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v20, s[16:17], v24, v20
	v_addc_u32_e64 v21, s[16:17], v25, v21, s[16:17]
	.loc	1 243
	s_cbranch_vccnz .LBB0_496
; %bb.421:
	flat_load_dword v26, v[20:21]
	v_mul_f32_e32 v27, s67, v73
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v26, s71, v26
	v_add_f32_e32 v26, v27, v26
	s_cbranch_execnz .LBB0_423
.LBB0_422:
	v_mul_f32_e32 v26, s67, v73
.LBB0_423:
	flat_store_dword v[20:21], v26
.LBB0_424:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	.loc	1 241
	s_and_b64 s[16:17], s[22:23], s[12:13]
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_429
; %bb.425:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[16:17]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v20, s[16:17], v24, v20
	v_addc_u32_e64 v21, s[16:17], v25, v21, s[16:17]
	.loc	1 243
	s_cbranch_vccnz .LBB0_497
; %bb.426:
	flat_load_dword v26, v[20:21]
	v_mul_f32_e32 v27, s67, v72
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v26, s71, v26
	v_add_f32_e32 v26, v27, v26
	s_cbranch_execnz .LBB0_428
.LBB0_427:
	v_mul_f32_e32 v26, s67, v72
.LBB0_428:
	flat_store_dword v[20:21], v26
.LBB0_429:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	.loc	1 241
	s_and_b64 s[16:17], s[22:23], s[14:15]
	s_and_saveexec_b64 s[22:23], s[16:17]
	s_cbranch_execz .LBB0_434
; %bb.430:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[18:19]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v20, s[16:17], v24, v20
	v_addc_u32_e64 v21, s[16:17], v25, v21, s[16:17]
	.loc	1 243
	s_cbranch_vccnz .LBB0_498
; %bb.431:
	flat_load_dword v24, v[20:21]
	v_mul_f32_e32 v25, s67, v71
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s71, v24
	v_add_f32_e32 v24, v25, v24
	s_cbranch_execnz .LBB0_433
.LBB0_432:
	v_mul_f32_e32 v24, s67, v71
.LBB0_433:
	flat_store_dword v[20:21], v24
.LBB0_434:
	.loc	1 0
	s_or_b64 exec, exec, s[22:23]
	v_or_b32_e32 v22, 24, v22
	v_mad_u64_u32 v[20:21], s[16:17], v2, v22, 0
	v_mul_lo_u32 v2, v3, v22
	v_cmp_gt_i32_e32 vcc, s64, v22
	s_and_b64 s[16:17], s[18:19], vcc
	v_add_u32_e32 v3, vcc, v21, v23
	v_add_u32_e32 v21, vcc, v3, v2
	v_lshlrev_b64 v[2:3], 2, v[20:21]
	v_mov_b32_e32 v21, s21
	v_add_u32_e32 v20, vcc, s20, v2
	v_addc_u32_e32 v21, vcc, v21, v3, vcc
	.loc	1 241
	s_and_b64 s[0:1], s[16:17], s[0:1]
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB0_439
; %bb.435:
	.loc	1 242
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v2, s[0:1], v20, v2
	v_addc_u32_e64 v3, s[0:1], v21, v3, s[0:1]
	.loc	1 243
	s_cbranch_vccnz .LBB0_499
; %bb.436:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s67, v70
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s71, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_438
.LBB0_437:
	v_mul_f32_e32 v4, s67, v70
.LBB0_438:
	flat_store_dword v[2:3], v4
.LBB0_439:
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
	.loc	1 241
	s_and_b64 s[0:1], s[16:17], s[2:3]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_444
; %bb.440:
	.loc	1 242
	v_lshlrev_b64 v[2:3], 2, v[6:7]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v2, s[0:1], v20, v2
	v_addc_u32_e64 v3, s[0:1], v21, v3, s[0:1]
	.loc	1 243
	s_cbranch_vccnz .LBB0_500
; %bb.441:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s67, v69
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s71, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_443
.LBB0_442:
	v_mul_f32_e32 v4, s67, v69
.LBB0_443:
	flat_store_dword v[2:3], v4
.LBB0_444:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 241
	s_and_b64 s[0:1], s[16:17], s[4:5]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_449
; %bb.445:
	.loc	1 242
	v_lshlrev_b64 v[2:3], 2, v[8:9]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v2, s[0:1], v20, v2
	v_addc_u32_e64 v3, s[0:1], v21, v3, s[0:1]
	.loc	1 243
	s_cbranch_vccnz .LBB0_501
; %bb.446:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s67, v68
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s71, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_448
.LBB0_447:
	v_mul_f32_e32 v4, s67, v68
.LBB0_448:
	flat_store_dword v[2:3], v4
.LBB0_449:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 241
	s_and_b64 s[0:1], s[16:17], s[6:7]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_454
; %bb.450:
	.loc	1 242
	v_lshlrev_b64 v[2:3], 2, v[10:11]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v2, s[0:1], v20, v2
	v_addc_u32_e64 v3, s[0:1], v21, v3, s[0:1]
	.loc	1 243
	s_cbranch_vccnz .LBB0_502
; %bb.451:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s67, v67
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s71, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_453
.LBB0_452:
	v_mul_f32_e32 v4, s67, v67
.LBB0_453:
	flat_store_dword v[2:3], v4
.LBB0_454:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 241
	s_and_b64 s[0:1], s[16:17], s[8:9]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_459
; %bb.455:
	.loc	1 242
	v_lshlrev_b64 v[2:3], 2, v[12:13]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v2, s[0:1], v20, v2
	v_addc_u32_e64 v3, s[0:1], v21, v3, s[0:1]
	.loc	1 243
	s_cbranch_vccnz .LBB0_503
; %bb.456:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s67, v66
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s71, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_458
.LBB0_457:
	v_mul_f32_e32 v4, s67, v66
.LBB0_458:
	flat_store_dword v[2:3], v4
.LBB0_459:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 241
	s_and_b64 s[0:1], s[16:17], s[10:11]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_464
; %bb.460:
	.loc	1 242
	v_lshlrev_b64 v[2:3], 2, v[14:15]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v2, s[0:1], v20, v2
	v_addc_u32_e64 v3, s[0:1], v21, v3, s[0:1]
	.loc	1 243
	s_cbranch_vccnz .LBB0_504
; %bb.461:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s67, v65
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s71, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_463
.LBB0_462:
	v_mul_f32_e32 v4, s67, v65
.LBB0_463:
	flat_store_dword v[2:3], v4
.LBB0_464:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 241
	s_and_b64 s[0:1], s[16:17], s[12:13]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_469
; %bb.465:
	.loc	1 242
	v_lshlrev_b64 v[2:3], 2, v[16:17]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v2, s[0:1], v20, v2
	v_addc_u32_e64 v3, s[0:1], v21, v3, s[0:1]
	.loc	1 243
	s_cbranch_vccnz .LBB0_505
; %bb.466:
	flat_load_dword v4, v[2:3]
	v_mul_f32_e32 v5, s67, v64
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s71, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_468
.LBB0_467:
	v_mul_f32_e32 v4, s67, v64
.LBB0_468:
	flat_store_dword v[2:3], v4
.LBB0_469:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 241
	s_and_b64 s[0:1], s[16:17], s[14:15]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_474
; %bb.470:
	.loc	1 242
	v_lshlrev_b64 v[2:3], 2, v[18:19]
	.loc	1 243
	v_cmp_ne_u32_e32 vcc, 1, v0
	.loc	1 242
	v_add_u32_e64 v2, s[0:1], v20, v2
	v_addc_u32_e64 v3, s[0:1], v21, v3, s[0:1]
	.loc	1 243
	s_cbranch_vccnz .LBB0_506
; %bb.471:
	flat_load_dword v0, v[2:3]
	v_mul_f32_e32 v4, s67, v63
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s71, v0
	v_add_f32_e32 v0, v4, v0
	s_cbranch_execnz .LBB0_473
.LBB0_472:
	v_mul_f32_e32 v0, s67, v63
.LBB0_473:
	flat_store_dword v[2:3], v0
.LBB0_474:
	.loc	1 247
	s_endpgm
.LBB0_475:
	.loc	1 0
	s_branch .LBB0_317
.LBB0_476:
	.loc	1 243
	s_branch .LBB0_322
.LBB0_477:
	s_branch .LBB0_327
.LBB0_478:
	s_branch .LBB0_332
.LBB0_479:
	s_branch .LBB0_337
.LBB0_480:
	s_branch .LBB0_342
.LBB0_481:
	s_branch .LBB0_347
.LBB0_482:
	s_branch .LBB0_352
.LBB0_483:
	s_branch .LBB0_357
.LBB0_484:
	s_branch .LBB0_362
.LBB0_485:
	s_branch .LBB0_367
.LBB0_486:
	s_branch .LBB0_372
.LBB0_487:
	s_branch .LBB0_377
.LBB0_488:
	s_branch .LBB0_382
.LBB0_489:
	s_branch .LBB0_387
.LBB0_490:
	s_branch .LBB0_392
.LBB0_491:
	s_branch .LBB0_397
.LBB0_492:
	s_branch .LBB0_402
.LBB0_493:
	s_branch .LBB0_407
.LBB0_494:
	s_branch .LBB0_412
.LBB0_495:
	s_branch .LBB0_417
.LBB0_496:
	s_branch .LBB0_422
.LBB0_497:
	s_branch .LBB0_427
.LBB0_498:
	s_branch .LBB0_432
.LBB0_499:
	s_branch .LBB0_437
.LBB0_500:
	s_branch .LBB0_442
.LBB0_501:
	s_branch .LBB0_447
.LBB0_502:
	s_branch .LBB0_452
.LBB0_503:
	s_branch .LBB0_457
.LBB0_504:
	s_branch .LBB0_462
.LBB0_505:
	s_branch .LBB0_467
.LBB0_506:
	s_branch .LBB0_472
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
		.amdhsa_next_free_vgpr 207
		.amdhsa_next_free_sgpr 102
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
; codeLenInByte = 19380
; NumSgprs: 104
; NumVgprs: 207
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 20992 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 51
; NumSGPRsForWavesPerEU: 104
; NumVGPRsForWavesPerEU: 207
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
    .sgpr_count:     104
    .sgpr_spill_count: 2
    .symbol:         gemm_tensor.kd
    .vgpr_count:     207
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

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
	.loc	1 146
; %bb.0:
	.loc	1 149
	s_load_dwordx4 s[64:67], s[4:5], 0x0
	s_load_dwordx2 s[62:63], s[4:5], 0x10
	s_load_dword s74, s[4:5], 0x18
	s_load_dwordx4 s[68:71], s[4:5], 0x20
	v_bfe_u32 v59, v0, 2, 3
	v_and_b32_e32 v61, 3, v0
	.loc	1 151
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
	.loc	1 152
	s_ashr_i32 s7, s3, 31
	s_add_i32 s8, s3, s7
	s_xor_b32 s8, s8, s7
	v_cvt_f32_u32_e32 v1, s8
	s_sub_i32 s9, 0, s8
	.loc	1 159
	s_mov_b32 s76, s70
	v_mov_b32_e32 v20, 0
	.loc	1 152
	v_rcp_iflag_f32_e32 v1, v1
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v32, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v29, 0
	v_mul_lo_u32 v2, s9, v1
	s_ashr_i32 s9, s6, 31
	s_add_i32 s10, s6, s9
	s_xor_b32 s10, s10, s9
	v_mul_hi_u32 v2, v1, v2
	s_xor_b32 s7, s9, s7
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v22, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s10, v1
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v34, 0
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
	.loc	1 153
	s_lshl_b32 s9, s2, 2
	s_ashr_i32 s0, s0, 31
	s_add_i32 s9, s9, s0
	s_xor_b32 s9, s9, s0
	v_cvt_f32_u32_e32 v1, s9
	.loc	1 152
	s_xor_b32 s8, s8, s7
	s_sub_i32 s7, s8, s7
	.loc	1 153
	s_sub_i32 s8, 0, s9
	v_rcp_iflag_f32_e32 v1, v1
	s_mul_i32 s3, s7, s3
	s_sub_i32 s3, s6, s3
	s_ashr_i32 s6, s3, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_xor_b32 s0, s6, s0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v27, 0
	v_mul_lo_u32 v2, s8, v1
	s_add_i32 s8, s3, s6
	s_xor_b32 s8, s8, s6
	v_mov_b32_e32 v31, 0
	v_mul_hi_u32 v2, v1, v2
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v41, 0
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s8, v1
	.loc	1 150
	v_lshrrev_b32_e32 v2, 1, v0
	v_and_b32_e32 v60, 32, v2
	v_mov_b32_e32 v45, 0
	.loc	1 153
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
	.loc	1 154
	s_ashr_i32 s8, s6, 31
	s_add_i32 s1, s6, s8
	s_xor_b32 s9, s1, s8
	v_cvt_f32_u32_e32 v1, s9
	s_sub_i32 s10, 0, s9
	.loc	1 153
	s_mul_i32 s2, s0, s2
	s_sub_i32 s2, s3, s2
	.loc	1 154
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s3, s2, 31
	s_xor_b32 s33, s3, s8
	s_mov_b32 s1, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v42, 0
	v_mul_lo_u32 v3, s10, v1
	s_add_i32 s10, s2, s3
	s_xor_b32 s10, s10, s3
	v_mov_b32_e32 v18, 0
	v_mul_hi_u32 v3, v1, v3
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v43, 0
	v_add_u32_e32 v1, vcc, v1, v3
	v_mul_hi_u32 v1, s10, v1
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v40, 0
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
	.loc	1 155
	s_add_i32 s8, s66, 15
	.loc	1 154
	s_xor_b32 s90, s3, s33
	.loc	1 155
	s_ashr_i32 s3, s8, 31
	s_lshr_b32 s3, s3, 28
	s_add_i32 s8, s8, s3
	.loc	1 154
	s_sub_i32 s9, s90, s33
	.loc	1 155
	s_and_b32 s3, s8, -16
	.loc	1 154
	s_lshl_b32 s91, s9, 6
	s_mul_i32 s9, s9, s6
	.loc	1 156
	s_mul_i32 s7, s7, s3
	s_sub_i32 s2, s2, s9
	s_min_i32 s78, s66, s7
	.loc	1 154
	s_add_i32 s2, s2, s0
	.loc	1 156
	s_add_i32 s0, s78, s3
	.loc	1 158
	s_ashr_i32 s75, s74, 31
	.loc	1 159
	s_ashr_i32 s77, s70, 31
	.loc	1 154
	s_lshl_b32 s72, s2, 6
	.loc	1 156
	s_min_i32 s92, s66, s0
	s_cmp_le_i32 s92, s78
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v6, 0
	.loc	1 164
	s_cbranch_scc1 .LBB0_295
; %bb.1:
	.loc	1 158
	v_mov_b32_e32 v1, s74
	v_mad_i64_i32 v[1:2], s[6:7], s91, v1, 0
	.loc	1 157
	s_and_b32 s8, s74, 3
	s_and_b32 s0, s62, 12
	.loc	1 159
	v_mov_b32_e32 v3, s76
	.loc	1 157
	s_cmp_lg_u64 s[0:1], 0
	.loc	1 159
	v_mad_i64_i32 v[3:4], s[6:7], s78, v3, 0
	.loc	1 157
	s_cselect_b64 s[2:3], -1, 0
	s_and_b32 s9, s70, 3
	s_and_b32 s0, s68, 12
	.loc	1 158
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	.loc	1 157
	s_cmp_lg_u64 s[0:1], 0
	s_cselect_b64 s[0:1], -1, 0
	.loc	1 158
	s_ashr_i32 s79, s78, 31
	.loc	1 159
	s_ashr_i32 s73, s72, 31
	.loc	1 158
	v_mov_b32_e32 v5, s63
	v_add_u32_e32 v6, vcc, s62, v1
	.loc	1 157
	s_cmp_lg_u32 s8, 0
	.loc	1 158
	v_addc_u32_e32 v5, vcc, v5, v2, vcc
	.loc	1 159
	v_lshlrev_b64 v[1:2], 2, v[3:4]
	.loc	1 157
	s_cselect_b64 s[6:7], -1, 0
	s_cmp_lg_u32 s9, 0
	s_cselect_b64 s[8:9], -1, 0
	.loc	1 159
	v_mov_b32_e32 v3, s69
	v_add_u32_e32 v4, vcc, s68, v1
	v_addc_u32_e32 v7, vcc, v3, v2, vcc
	s_or_b64 s[80:81], s[8:9], s[0:1]
	.loc	1 158
	s_lshl_b64 s[0:1], s[78:79], 2
	s_or_b64 s[6:7], s[6:7], s[2:3]
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v1, vcc, s0, v6
	.loc	1 159
	s_lshl_b64 s[0:1], s[72:73], 2
	s_sub_i32 s22, s64, s91
	s_sub_i32 s26, s65, s72
	s_sub_i32 s14, s92, s78
	.loc	1 158
	v_addc_u32_e32 v2, vcc, v5, v2, vcc
	s_cmp_gt_i32 s22, 63
	.loc	1 159
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v3, vcc, s0, v4
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_gt_i32 s26, 63
	s_cselect_b64 s[2:3], -1, 0
	s_and_b64 s[82:83], s[0:1], s[2:3]
	s_cmp_gt_i32 s14, 15
	v_addc_u32_e32 v4, vcc, v7, v5, vcc
	v_and_b32_e32 v7, 63, v0
	s_cselect_b64 s[0:1], -1, 0
	v_mov_b32_e32 v6, 0
	v_sub_u32_e32 v31, vcc, s26, v7
	s_and_b64 s[0:1], s[82:83], s[0:1]
	v_cndmask_b32_e64 v9, 0, 1, s[6:7]
	.loc	1 0
	v_lshrrev_b32_e32 v29, 2, v0
	v_and_b32_e32 v5, 15, v0
	v_mov_b32_e32 v8, v6
	s_mov_b64 s[2:3], -1
	.loc	1 164
	s_andn2_b64 vcc, exec, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 1, v9
	.loc	1 113
	s_mov_b32 m0, -1
	.loc	1 164
	s_cbranch_vccz .LBB0_75
; %bb.2:
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_20
; %bb.3:
	.loc	1 0
	v_sub_u32_e32 v10, vcc, s14, v5
	.loc	1 164
	v_lshrrev_b32_e32 v9, 4, v0
	v_cmp_gt_i32_e64 s[2:3], s22, v9
	.loc	1 113
	v_cmp_lt_i32_e32 vcc, 0, v10
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_5
; %bb.4:
	.loc	1 164
	v_mad_i64_i32 v[11:12], s[2:3], v9, s74, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v13, s[2:3], v1, v11
	v_addc_u32_e64 v14, s[2:3], v2, v12, s[2:3]
	v_lshlrev_b64 v[11:12], 2, v[5:6]
	v_add_u32_e64 v11, s[2:3], v13, v11
	v_addc_u32_e64 v12, s[2:3], v14, v12, s[2:3]
	.loc	1 113
	flat_load_dword v11, v[11:12]
.LBB0_5:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v9, 24, v9
	v_lshlrev_b32_e32 v12, 2, v9
	v_lshlrev_b32_e32 v9, 2, v5
	v_add_u32_e64 v12, s[2:3], v12, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11
	.loc	1 164
	v_or_b32_e32 v11, 0x80, v0
	v_lshrrev_b32_e32 v11, 4, v11
	v_cmp_gt_i32_e64 s[2:3], s22, v11
	.loc	1 113
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_7
; %bb.6:
	.loc	1 164
	v_mad_i64_i32 v[12:13], s[2:3], v11, s74, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v10, s[2:3], v1, v12
	v_addc_u32_e64 v14, s[2:3], v2, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_u32_e64 v12, s[2:3], v10, v12
	v_addc_u32_e64 v13, s[2:3], v14, v13, s[2:3]
	.loc	1 113
	flat_load_dword v10, v[12:13]
.LBB0_7:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v11, 24, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10
	.loc	1 164
	v_or_b32_e32 v10, 0x100, v0
	v_lshrrev_b32_e32 v11, 4, v10
	v_cmp_gt_i32_e64 s[2:3], s22, v11
	.loc	1 113
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_9
; %bb.8:
	.loc	1 164
	v_mad_i64_i32 v[12:13], s[2:3], v11, s74, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[2:3], v1, v12
	v_addc_u32_e64 v15, s[2:3], v2, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_u32_e64 v12, s[2:3], v14, v12
	v_addc_u32_e64 v13, s[2:3], v15, v13, s[2:3]
	.loc	1 113
	flat_load_dword v12, v[12:13]
.LBB0_9:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v11, 24, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12
	.loc	1 164
	v_or_b32_e32 v11, 0x180, v0
	v_lshrrev_b32_e32 v11, 4, v11
	v_cmp_gt_i32_e64 s[2:3], s22, v11
	.loc	1 113
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_11
; %bb.10:
	.loc	1 164
	v_mad_i64_i32 v[12:13], s[2:3], v11, s74, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v10, s[2:3], v1, v12
	v_addc_u32_e64 v14, s[2:3], v2, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_u32_e64 v12, s[2:3], v10, v12
	v_addc_u32_e64 v13, s[2:3], v14, v13, s[2:3]
	.loc	1 113
	flat_load_dword v10, v[12:13]
.LBB0_11:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v11, 24, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10
	.loc	1 164
	v_or_b32_e32 v10, 0x200, v0
	v_lshrrev_b32_e32 v11, 4, v10
	v_cmp_gt_i32_e64 s[2:3], s22, v11
	.loc	1 113
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_13
; %bb.12:
	.loc	1 164
	v_mad_i64_i32 v[12:13], s[2:3], v11, s74, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[2:3], v1, v12
	v_addc_u32_e64 v15, s[2:3], v2, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_u32_e64 v12, s[2:3], v14, v12
	v_addc_u32_e64 v13, s[2:3], v15, v13, s[2:3]
	.loc	1 113
	flat_load_dword v12, v[12:13]
.LBB0_13:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v11, 24, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12
	.loc	1 164
	v_or_b32_e32 v11, 0x280, v0
	v_lshrrev_b32_e32 v11, 4, v11
	v_cmp_gt_i32_e64 s[2:3], s22, v11
	.loc	1 113
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_15
; %bb.14:
	.loc	1 164
	v_mad_i64_i32 v[12:13], s[2:3], v11, s74, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v10, s[2:3], v1, v12
	v_addc_u32_e64 v14, s[2:3], v2, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_u32_e64 v12, s[2:3], v10, v12
	v_addc_u32_e64 v13, s[2:3], v14, v13, s[2:3]
	.loc	1 113
	flat_load_dword v10, v[12:13]
.LBB0_15:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v11, 24, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10
	.loc	1 164
	v_or_b32_e32 v10, 0x300, v0
	v_lshrrev_b32_e32 v11, 4, v10
	v_cmp_gt_i32_e64 s[2:3], s22, v11
	.loc	1 113
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_17
; %bb.16:
	.loc	1 164
	v_mad_i64_i32 v[12:13], s[2:3], v11, s74, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[2:3], v1, v12
	v_addc_u32_e64 v15, s[2:3], v2, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_u32_e64 v12, s[2:3], v14, v12
	v_addc_u32_e64 v13, s[2:3], v15, v13, s[2:3]
	.loc	1 113
	flat_load_dword v12, v[12:13]
.LBB0_17:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v11, 24, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12
	.loc	1 164
	v_or_b32_e32 v11, 0x380, v0
	v_lshrrev_b32_e32 v11, 4, v11
	v_cmp_gt_i32_e64 s[2:3], s22, v11
	.loc	1 113
	s_and_b64 s[6:7], s[2:3], vcc
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_19
; %bb.18:
	.loc	1 164
	v_mad_i64_i32 v[12:13], s[6:7], v11, s74, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e32 v10, vcc, v1, v12
	v_addc_u32_e32 v14, vcc, v2, v13, vcc
	v_lshlrev_b64 v[12:13], 2, v[5:6]
	v_add_u32_e32 v12, vcc, v10, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	.loc	1 113
	flat_load_dword v10, v[12:13]
.LBB0_19:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v11, 24, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v9, vcc, v11, v9
	s_mov_b64 s[2:3], 0
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v10
.LBB0_20:
	.loc	1 164
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_38
; %bb.21:
	v_mad_i64_i32 v[10:11], s[2:3], v29, s74, 0
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
	v_cmp_gt_i32_e64 s[10:11], s22, v29
	.loc	1 113
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
	.loc	1 164
	v_mul_u32_u24_e32 v17, 24, v29
	v_lshlrev_b32_e32 v17, 2, v17
	v_add_u32_e64 v14, s[2:3], v17, v14
	.loc	1 113
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
	.loc	1 113
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
	.loc	1 113
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
	.loc	1 164
	v_or_b32_e32 v11, 0x200, v13
	v_lshrrev_b32_e32 v13, 4, v11
	v_mad_i64_i32 v[11:12], s[10:11], v13, s74, 0
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v16 offset:12
	.loc	1 164
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v14, s[10:11], v1, v11
	v_lshlrev_b64 v[10:11], 2, v[9:10]
	v_addc_u32_e64 v12, s[10:11], v2, v12, s[10:11]
	v_add_u32_e64 v10, s[10:11], v14, v10
	v_addc_u32_e64 v11, s[10:11], v12, v11, s[10:11]
	v_cmp_gt_i32_e64 s[10:11], s22, v13
	.loc	1 113
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
	.loc	1 164
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e32 v9, vcc, v13, v9
	.loc	1 113
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
	.loc	1 113
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
	.loc	1 113
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
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v12 offset:12
.LBB0_38:
	.loc	1 164
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccnz .LBB0_56
; %bb.39:
	v_lshrrev_b32_e32 v9, 6, v0
	v_cmp_gt_i32_e64 s[2:3], s14, v9
	.loc	1 113
	v_cmp_lt_i32_e32 vcc, 0, v31
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_41
; %bb.40:
	.loc	1 164
	v_mad_i64_i32 v[11:12], s[2:3], v9, s76, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v13, s[2:3], v3, v11
	v_addc_u32_e64 v14, s[2:3], v4, v12, s[2:3]
	v_lshlrev_b64 v[11:12], 2, v[7:8]
	v_add_u32_e64 v11, s[2:3], v13, v11
	v_addc_u32_e64 v12, s[2:3], v14, v12, s[2:3]
	.loc	1 113
	flat_load_dword v11, v[11:12]
.LBB0_41:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	s_movk_i32 s2, 0x110
	.loc	1 164
	v_mul_lo_u32 v12, v9, s2
	v_lshlrev_b32_e32 v9, 2, v7
	v_or_b32_e32 v13, 0x80, v0
	v_add_u32_e64 v12, s[2:3], v12, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11 offset:12288
	.loc	1 164
	v_lshrrev_b32_e32 v11, 6, v13
	v_cmp_gt_i32_e64 s[2:3], s14, v11
	.loc	1 113
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_43
; %bb.42:
	.loc	1 164
	v_mad_i64_i32 v[12:13], s[2:3], v11, s76, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v10, s[2:3], v3, v12
	v_addc_u32_e64 v14, s[2:3], v4, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[7:8]
	v_add_u32_e64 v12, s[2:3], v10, v12
	v_addc_u32_e64 v13, s[2:3], v14, v13, s[2:3]
	.loc	1 113
	flat_load_dword v10, v[12:13]
.LBB0_43:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10 offset:12288
	.loc	1 164
	v_or_b32_e32 v10, 0x100, v0
	v_lshrrev_b32_e32 v11, 6, v10
	v_cmp_gt_i32_e64 s[2:3], s14, v11
	.loc	1 113
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_45
; %bb.44:
	.loc	1 164
	v_mad_i64_i32 v[12:13], s[2:3], v11, s76, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[2:3], v3, v12
	v_addc_u32_e64 v15, s[2:3], v4, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[7:8]
	v_add_u32_e64 v12, s[2:3], v14, v12
	v_addc_u32_e64 v13, s[2:3], v15, v13, s[2:3]
	.loc	1 113
	flat_load_dword v12, v[12:13]
.LBB0_45:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:12288
	.loc	1 164
	v_or_b32_e32 v11, 0x180, v0
	v_lshrrev_b32_e32 v11, 6, v11
	v_cmp_gt_i32_e64 s[2:3], s14, v11
	.loc	1 113
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_47
; %bb.46:
	.loc	1 164
	v_mad_i64_i32 v[12:13], s[2:3], v11, s76, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v10, s[2:3], v3, v12
	v_addc_u32_e64 v14, s[2:3], v4, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[7:8]
	v_add_u32_e64 v12, s[2:3], v10, v12
	v_addc_u32_e64 v13, s[2:3], v14, v13, s[2:3]
	.loc	1 113
	flat_load_dword v10, v[12:13]
.LBB0_47:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10 offset:12288
	.loc	1 164
	v_or_b32_e32 v10, 0x200, v0
	v_lshrrev_b32_e32 v11, 6, v10
	v_cmp_gt_i32_e64 s[2:3], s14, v11
	.loc	1 113
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_49
; %bb.48:
	.loc	1 164
	v_mad_i64_i32 v[12:13], s[2:3], v11, s76, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[2:3], v3, v12
	v_addc_u32_e64 v15, s[2:3], v4, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[7:8]
	v_add_u32_e64 v12, s[2:3], v14, v12
	v_addc_u32_e64 v13, s[2:3], v15, v13, s[2:3]
	.loc	1 113
	flat_load_dword v12, v[12:13]
.LBB0_49:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:12288
	.loc	1 164
	v_or_b32_e32 v11, 0x280, v0
	v_lshrrev_b32_e32 v11, 6, v11
	v_cmp_gt_i32_e64 s[2:3], s14, v11
	.loc	1 113
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_51
; %bb.50:
	.loc	1 164
	v_mad_i64_i32 v[12:13], s[2:3], v11, s76, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v10, s[2:3], v3, v12
	v_addc_u32_e64 v14, s[2:3], v4, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[7:8]
	v_add_u32_e64 v12, s[2:3], v10, v12
	v_addc_u32_e64 v13, s[2:3], v14, v13, s[2:3]
	.loc	1 113
	flat_load_dword v10, v[12:13]
.LBB0_51:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10 offset:12288
	.loc	1 164
	v_or_b32_e32 v10, 0x300, v0
	v_lshrrev_b32_e32 v11, 6, v10
	v_cmp_gt_i32_e64 s[2:3], s14, v11
	.loc	1 113
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_53
; %bb.52:
	.loc	1 164
	v_mad_i64_i32 v[12:13], s[2:3], v11, s76, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e64 v14, s[2:3], v3, v12
	v_addc_u32_e64 v15, s[2:3], v4, v13, s[2:3]
	v_lshlrev_b64 v[12:13], 2, v[7:8]
	v_add_u32_e64 v12, s[2:3], v14, v12
	v_addc_u32_e64 v13, s[2:3], v15, v13, s[2:3]
	.loc	1 113
	flat_load_dword v12, v[12:13]
.LBB0_53:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e64 v11, s[2:3], v11, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v12 offset:12288
	.loc	1 164
	v_or_b32_e32 v11, 0x380, v0
	v_lshrrev_b32_e32 v11, 6, v11
	v_cmp_gt_i32_e64 s[2:3], s14, v11
	.loc	1 113
	s_and_b64 s[6:7], s[2:3], vcc
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_55
; %bb.54:
	.loc	1 164
	v_mad_i64_i32 v[12:13], s[6:7], v11, s76, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e32 v10, vcc, v3, v12
	v_addc_u32_e32 v14, vcc, v4, v13, vcc
	v_lshlrev_b64 v[12:13], 2, v[7:8]
	v_add_u32_e32 v12, vcc, v10, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	.loc	1 113
	flat_load_dword v10, v[12:13]
.LBB0_55:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v11, 0x44, v11
	v_lshlrev_b32_e32 v11, 2, v11
	v_add_u32_e32 v9, vcc, v11, v9
	s_mov_b64 s[2:3], 0
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v10 offset:12288
.LBB0_56:
	.loc	1 164
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_74
; %bb.57:
	.loc	1 0
	v_lshrrev_b32_e32 v13, 4, v0
	.loc	1 164
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
	.loc	1 113
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
	.loc	1 164
	v_mul_u32_u24_e32 v14, 0x44, v13
	v_lshlrev_b32_e32 v14, 2, v14
	v_lshlrev_b32_e32 v17, 2, v9
	v_add_u32_e32 v17, vcc, v14, v17
	.loc	1 113
	v_cmp_lt_i32_e64 s[6:7], 1, v15
	.loc	1 164
	v_add_u32_e32 v14, vcc, 0x3000, v17
	.loc	1 113
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
	.loc	1 113
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
	.loc	1 113
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
	.loc	1 164
	v_mad_i64_i32 v[11:12], s[12:13], v13, s76, 0
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v16 offset:12
	.loc	1 164
	v_cmp_gt_i32_e64 s[12:13], s14, v13
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	.loc	1 113
	s_and_b64 s[14:15], s[12:13], s[2:3]
	.loc	1 164
	v_add_u32_e32 v14, vcc, v3, v11
	v_lshlrev_b64 v[10:11], 2, v[9:10]
	v_addc_u32_e32 v12, vcc, v4, v12, vcc
	v_add_u32_e32 v10, vcc, v14, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	.loc	1 113
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], s[14:15]
	s_cbranch_execz .LBB0_67
; %bb.66:
	flat_load_dword v14, v[10:11]
.LBB0_67:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v13, 0x44, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e32 v13, vcc, v13, v9
	v_add_u32_e32 v9, vcc, 0x3000, v13
	.loc	1 113
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
	.loc	1 113
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
	.loc	1 113
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
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v12 offset:12
.LBB0_74:
	.loc	1 0
	s_mov_b64 s[2:3], 0
.LBB0_75:
	.loc	1 164
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
	.loc	1 113
	flat_load_dword v14, v[11:12]
	.loc	1 164
	v_lshlrev_b32_e32 v11, 2, v5
	v_lshlrev_b32_e32 v15, 2, v16
	v_cmp_gt_u32_e32 vcc, s2, v0
	v_add_u32_e64 v15, s[2:3], v15, v11
	.loc	1 113
	v_mov_b32_e32 v12, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v14
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_79
; %bb.78:
	.loc	1 164
	v_mad_i64_i32 v[14:15], s[6:7], v13, s74, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, v1, v14
	v_addc_u32_e32 v15, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v14, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 113
	flat_load_dword v14, v[14:15]
.LBB0_79:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14
	.loc	1 164
	v_or_b32_e32 v13, 0x100, v0
	s_movk_i32 s2, 0x300
	v_lshrrev_b32_e32 v13, 4, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_81
; %bb.80:
	.loc	1 164
	v_mad_i64_i32 v[14:15], s[6:7], v13, s74, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v1, v14
	v_addc_u32_e32 v15, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 113
	flat_load_dword v12, v[14:15]
.LBB0_81:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12
	.loc	1 164
	v_or_b32_e32 v12, 0x180, v0
	s_movk_i32 s2, 0x280
	v_lshrrev_b32_e32 v13, 4, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_83
; %bb.82:
	.loc	1 164
	v_mad_i64_i32 v[14:15], s[6:7], v13, s74, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, v1, v14
	v_addc_u32_e32 v15, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v14, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 113
	flat_load_dword v14, v[14:15]
.LBB0_83:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14
	s_movk_i32 s2, 0x200
	.loc	1 164
	v_or_b32_e32 v13, 0x200, v0
	v_lshrrev_b32_e32 v13, 4, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_85
; %bb.84:
	.loc	1 164
	v_mad_i64_i32 v[14:15], s[6:7], v13, s74, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v1, v14
	v_addc_u32_e32 v15, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 113
	flat_load_dword v12, v[14:15]
.LBB0_85:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12
	.loc	1 164
	v_or_b32_e32 v12, 0x280, v0
	s_movk_i32 s2, 0x180
	v_lshrrev_b32_e32 v13, 4, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_87
; %bb.86:
	.loc	1 164
	v_mad_i64_i32 v[14:15], s[6:7], v13, s74, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, v1, v14
	v_addc_u32_e32 v15, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v14, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 113
	flat_load_dword v14, v[14:15]
.LBB0_87:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14
	.loc	1 164
	v_or_b32_e32 v13, 0x300, v0
	s_movk_i32 s2, 0x100
	v_lshrrev_b32_e32 v13, 4, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_89
; %bb.88:
	.loc	1 164
	v_mad_i64_i32 v[14:15], s[6:7], v13, s74, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v1, v14
	v_addc_u32_e32 v15, vcc, v2, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 113
	flat_load_dword v12, v[14:15]
.LBB0_89:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12
	.loc	1 164
	v_or_b32_e32 v12, 0x380, v0
	s_movk_i32 s2, 0x80
	v_lshrrev_b32_e32 v12, 4, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_91
; %bb.90:
	.loc	1 164
	v_mad_i64_i32 v[13:14], s[6:7], v12, s74, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e32 v13, vcc, v1, v13
	v_addc_u32_e32 v14, vcc, v2, v14, vcc
	v_add_u32_e32 v9, vcc, v13, v9
	v_addc_u32_e32 v10, vcc, v14, v10, vcc
	.loc	1 113
	flat_load_dword v13, v[9:10]
.LBB0_91:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v9, 24, v12
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e32 v9, vcc, v9, v11
	s_mov_b64 s[2:3], 0
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v13
.LBB0_92:
	.loc	1 164
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_110
; %bb.93:
	v_mul_u32_u24_e32 v10, 24, v29
	v_lshlrev_b32_e32 v12, 2, v10
	v_mad_i64_i32 v[10:11], s[2:3], v29, s74, 0
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
	.loc	1 113
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
	.loc	1 113
	ds_write_b32 v16, v14 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_99
; %bb.98:
	.loc	1 0
	v_mov_b32_e32 v11, 0
	.loc	1 113
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
	.loc	1 164
	v_or_b32_e32 v11, 0x200, v15
	v_lshrrev_b32_e32 v11, 4, v11
	v_mul_u32_u24_e32 v12, 24, v11
	.loc	1 113
	ds_write_b32 v16, v13 offset:12
	.loc	1 164
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
	.loc	1 113
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_103
; %bb.102:
	.loc	1 0
	v_mov_b32_e32 v11, 0
	.loc	1 113
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
	.loc	1 113
	ds_write_b32 v13, v12 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_107
; %bb.106:
	.loc	1 0
	v_mov_b32_e32 v9, 0
	.loc	1 113
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
	.loc	1 113
	ds_write_b32 v13, v11 offset:12
.LBB0_110:
	.loc	1 164
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
	.loc	1 113
	flat_load_dword v14, v[11:12]
	.loc	1 164
	v_lshlrev_b32_e32 v11, 2, v7
	v_mad_u32_u24 v16, v13, s2, v11
	.loc	1 113
	v_mov_b32_e32 v12, 0
	.loc	1 164
	v_lshrrev_b32_e32 v13, 6, v15
	v_cmp_gt_u32_e32 vcc, s3, v0
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v16, v14 offset:12288
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_113
; %bb.112:
	.loc	1 164
	v_mad_i64_i32 v[14:15], s[6:7], v13, s76, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, v3, v14
	v_addc_u32_e32 v15, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v14, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 113
	flat_load_dword v14, v[14:15]
.LBB0_113:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v13, 0x44, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14 offset:12288
	.loc	1 164
	v_or_b32_e32 v13, 0x100, v0
	s_movk_i32 s2, 0x300
	v_lshrrev_b32_e32 v13, 6, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_115
; %bb.114:
	.loc	1 164
	v_mad_i64_i32 v[14:15], s[6:7], v13, s76, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v3, v14
	v_addc_u32_e32 v15, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 113
	flat_load_dword v12, v[14:15]
.LBB0_115:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v13, 0x44, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12 offset:12288
	.loc	1 164
	v_or_b32_e32 v12, 0x180, v0
	s_movk_i32 s2, 0x280
	v_lshrrev_b32_e32 v13, 6, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_117
; %bb.116:
	.loc	1 164
	v_mad_i64_i32 v[14:15], s[6:7], v13, s76, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, v3, v14
	v_addc_u32_e32 v15, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v14, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 113
	flat_load_dword v14, v[14:15]
.LBB0_117:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v13, 0x44, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14 offset:12288
	s_movk_i32 s2, 0x200
	.loc	1 164
	v_or_b32_e32 v13, 0x200, v0
	v_lshrrev_b32_e32 v13, 6, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_119
; %bb.118:
	.loc	1 164
	v_mad_i64_i32 v[14:15], s[6:7], v13, s76, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v3, v14
	v_addc_u32_e32 v15, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 113
	flat_load_dword v12, v[14:15]
.LBB0_119:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v13, 0x44, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12 offset:12288
	.loc	1 164
	v_or_b32_e32 v12, 0x280, v0
	s_movk_i32 s2, 0x180
	v_lshrrev_b32_e32 v13, 6, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_121
; %bb.120:
	.loc	1 164
	v_mad_i64_i32 v[14:15], s[6:7], v13, s76, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v14, vcc, v3, v14
	v_addc_u32_e32 v15, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v14, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 113
	flat_load_dword v14, v[14:15]
.LBB0_121:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v13, 0x44, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v14 offset:12288
	.loc	1 164
	v_or_b32_e32 v13, 0x300, v0
	s_movk_i32 s2, 0x100
	v_lshrrev_b32_e32 v13, 6, v13
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_123
; %bb.122:
	.loc	1 164
	v_mad_i64_i32 v[14:15], s[6:7], v13, s76, 0
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v12, vcc, v3, v14
	v_addc_u32_e32 v15, vcc, v4, v15, vcc
	v_add_u32_e32 v14, vcc, v12, v9
	v_addc_u32_e32 v15, vcc, v15, v10, vcc
	.loc	1 113
	flat_load_dword v12, v[14:15]
.LBB0_123:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v13, 0x44, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_add_u32_e32 v13, vcc, v13, v11
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v12 offset:12288
	.loc	1 164
	v_or_b32_e32 v12, 0x380, v0
	s_movk_i32 s2, 0x80
	v_lshrrev_b32_e32 v12, 6, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_125
; %bb.124:
	.loc	1 164
	v_mad_i64_i32 v[13:14], s[6:7], v12, s76, 0
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e32 v13, vcc, v3, v13
	v_addc_u32_e32 v14, vcc, v4, v14, vcc
	v_add_u32_e32 v9, vcc, v13, v9
	v_addc_u32_e32 v10, vcc, v14, v10, vcc
	.loc	1 113
	flat_load_dword v13, v[9:10]
.LBB0_125:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v9, 0x44, v12
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e32 v9, vcc, v9, v11
	s_mov_b64 s[2:3], 0
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v9, v13 offset:12288
.LBB0_126:
	.loc	1 164
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_144
; %bb.127:
	.loc	1 0
	v_lshrrev_b32_e32 v15, 4, v0
	.loc	1 164
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
	.loc	1 113
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_129
; %bb.128:
	ds_write_b32 v16, v10
.LBB0_129:
	s_or_saveexec_b64 s[2:3], s[2:3]
	.loc	1 164
	v_lshlrev_b32_e32 v9, 2, v5
	.loc	1 113
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
	.loc	1 113
	ds_write_b32 v16, v14 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_133
; %bb.132:
	.loc	1 0
	v_mov_b32_e32 v11, 0
	.loc	1 113
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
	.loc	1 164
	v_mul_u32_u24_e32 v12, 0x44, v11
	.loc	1 113
	ds_write_b32 v16, v13 offset:12
	.loc	1 164
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
	.loc	1 113
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_137
; %bb.136:
	.loc	1 0
	v_mov_b32_e32 v11, 0
	.loc	1 113
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
	.loc	1 113
	ds_write_b32 v13, v12 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_141
; %bb.140:
	.loc	1 0
	v_mov_b32_e32 v9, 0
	.loc	1 113
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
	.loc	1 113
	ds_write_b32 v13, v11 offset:12
.LBB0_144:
	.loc	1 0
	v_or_b32_e32 v10, 0x80, v0
	v_lshrrev_b32_e32 v11, 4, v10
	v_or_b32_e32 v33, 0x100, v0
	v_mul_u32_u24_e32 v64, 24, v11
	v_cmp_gt_i32_e64 s[6:7], s22, v11
	v_mad_i64_i32 v[11:12], s[8:9], v11, s74, 0
	v_lshrrev_b32_e32 v13, 4, v33
	v_or_b32_e32 v34, 0x180, v0
	v_mul_u32_u24_e32 v65, 24, v13
	v_cmp_gt_i32_e64 s[8:9], s22, v13
	v_mad_i64_i32 v[13:14], s[10:11], v13, s74, 0
	v_lshrrev_b32_e32 v15, 4, v34
	v_or_b32_e32 v35, 0x200, v0
	v_mul_u32_u24_e32 v66, 24, v15
	v_cmp_gt_i32_e64 s[10:11], s22, v15
	v_mad_i64_i32 v[15:16], s[12:13], v15, s74, 0
	v_lshrrev_b32_e32 v17, 4, v35
	v_or_b32_e32 v36, 0x280, v0
	v_mul_u32_u24_e32 v67, 24, v17
	v_cmp_gt_i32_e64 s[12:13], s22, v17
	v_mad_i64_i32 v[17:18], s[14:15], v17, s74, 0
	v_lshrrev_b32_e32 v19, 4, v36
	v_or_b32_e32 v37, 0x300, v0
	v_mul_u32_u24_e32 v68, 24, v19
	v_cmp_gt_i32_e64 s[14:15], s22, v19
	v_mad_i64_i32 v[19:20], s[16:17], v19, s74, 0
	v_lshrrev_b32_e32 v21, 4, v37
	v_or_b32_e32 v38, 0x380, v0
	v_mul_u32_u24_e32 v69, 24, v21
	v_cmp_gt_i32_e64 s[16:17], s22, v21
	v_mad_i64_i32 v[21:22], s[18:19], v21, s74, 0
	v_lshrrev_b32_e32 v23, 4, v38
	v_mad_u32_u24 v40, v0, 3, v35
	v_mul_u32_u24_e32 v70, 24, v23
	v_cmp_gt_i32_e64 s[18:19], s22, v23
	v_mad_i64_i32 v[23:24], s[20:21], v23, s74, 0
	v_mad_i64_i32 v[27:28], s[20:21], v29, s74, 0
	v_lshrrev_b32_e32 v41, 4, v40
	.loc	1 165
	v_lshlrev_b32_e32 v9, 2, v5
	v_mul_u32_u24_e32 v71, 24, v29
	v_cmp_gt_i32_e64 s[20:21], s22, v29
	v_mad_i64_i32 v[29:30], s[24:25], v41, s74, 0
	v_or_b32_e32 v32, v60, v59
	v_cmp_lt_i32_e64 s[24:25], 0, v31
	v_sub_u32_e32 v31, vcc, s26, v9
	v_lshlrev_b32_e32 v39, 2, v0
	v_cmp_lt_i32_e64 s[26:27], 0, v31
	v_cmp_lt_i32_e64 s[28:29], 1, v31
	v_cmp_lt_i32_e64 s[30:31], 2, v31
	v_cmp_lt_i32_e64 s[34:35], 3, v31
	v_mul_u32_u24_e32 v31, 24, v32
	v_lshrrev_b32_e32 v62, 4, v0
	v_lshrrev_b32_e32 v73, 6, v0
	v_lshlrev_b32_e32 v91, 2, v31
	v_and_b32_e32 v31, 0x80, v39
	v_lshlrev_b32_e32 v32, 5, v61
	s_lshl_b64 s[54:55], s[76:77], 4
	v_cmp_gt_i32_e64 s[2:3], s22, v62
	v_mul_u32_u24_e32 v72, 24, v41
	v_cmp_gt_i32_e64 s[22:23], s22, v41
	v_mul_u32_u24_e32 v41, 0x44, v73
	v_lshrrev_b32_e32 v74, 6, v10
	v_lshrrev_b32_e32 v76, 6, v33
	v_lshrrev_b32_e32 v78, 6, v34
	v_lshrrev_b32_e32 v80, 6, v35
	v_lshrrev_b32_e32 v82, 6, v36
	v_lshrrev_b32_e32 v84, 6, v37
	v_lshrrev_b32_e32 v86, 6, v38
	v_lshrrev_b32_e32 v89, 6, v40
	v_or_b32_e32 v31, v31, v32
	v_and_b32_e32 v25, 12, v39
	v_readfirstlane_b32 s73, v41
	v_or_b32_e32 v93, 0x3000, v31
	s_lshl_b64 s[84:85], s[54:55], 2
	v_mad_i64_i32 v[31:32], s[54:55], v62, s74, 0
	v_mad_i64_i32 v[33:34], s[54:55], v73, s76, 0
	v_mad_i64_i32 v[35:36], s[54:55], v74, s76, 0
	v_mad_i64_i32 v[37:38], s[54:55], v76, s76, 0
	v_mad_i64_i32 v[39:40], s[54:55], v78, s76, 0
	v_mad_i64_i32 v[41:42], s[54:55], v80, s76, 0
	v_mad_i64_i32 v[43:44], s[54:55], v82, s76, 0
	v_mad_i64_i32 v[45:46], s[54:55], v84, s76, 0
	v_mad_i64_i32 v[47:48], s[54:55], v86, s76, 0
	v_mad_i64_i32 v[49:50], s[54:55], v62, s76, 0
	v_mad_i64_i32 v[51:52], s[54:55], v89, s76, 0
	s_movk_i32 s50, 0x80
	s_movk_i32 s46, 0x100
	s_movk_i32 s44, 0x180
	s_movk_i32 s42, 0x200
	s_movk_i32 s40, 0x280
	s_movk_i32 s38, 0x300
	s_movk_i32 s36, 0x380
	v_mov_b32_e32 v26, 0
	s_movk_i32 s48, 0xff
	s_movk_i32 s52, 0x7f
	v_mul_u32_u24_e32 v63, 24, v62
	s_mov_b32 s70, 0
	v_mul_u32_u24_e32 v75, 0x44, v74
	v_mul_u32_u24_e32 v77, 0x44, v76
	v_mul_u32_u24_e32 v79, 0x44, v78
	v_mul_u32_u24_e32 v81, 0x44, v80
	v_mul_u32_u24_e32 v83, 0x44, v82
	v_mul_u32_u24_e32 v85, 0x44, v84
	v_mul_u32_u24_e32 v87, 0x44, v86
	v_mul_u32_u24_e32 v88, 0x44, v62
	v_mov_b32_e32 v10, v26
	s_mov_b32 s79, 1
	v_mul_u32_u24_e32 v90, 0x44, v89
	v_cmp_gt_u32_e64 s[36:37], s36, v0
	v_cmp_gt_u32_e64 s[38:39], s38, v0
	v_cmp_gt_u32_e64 s[40:41], s40, v0
	v_cmp_gt_u32_e64 s[42:43], s42, v0
	v_cmp_gt_u32_e64 s[44:45], s44, v0
	v_cmp_gt_u32_e64 s[46:47], s46, v0
	v_cmp_lt_u32_e64 s[48:49], s48, v0
	v_cmp_gt_u32_e64 s[50:51], s50, v0
	v_cmp_lt_u32_e64 s[52:53], s52, v0
	s_movk_i32 s93, 0x400
	v_mov_b32_e32 v92, v26
	v_mov_b32_e32 v94, v26
	v_mov_b32_e32 v95, v26
	v_mov_b32_e32 v96, v26
	v_mov_b32_e32 v99, v26
	v_mov_b32_e32 v102, v26
	v_mov_b32_e32 v105, v26
	v_mov_b32_e32 v108, v26
	v_mov_b32_e32 v111, v26
	v_mov_b32_e32 v114, v26
	v_mov_b32_e32 v117, v26
	v_mov_b32_e32 v120, v26
	v_mov_b32_e32 v123, v26
	v_mov_b32_e32 v126, v26
	v_mov_b32_e32 v130, v26
	v_mov_b32_e32 v133, v26
	v_mov_b32_e32 v138, v26
	v_mov_b32_e32 v141, v26
	v_mov_b32_e32 v143, v26
	v_mov_b32_e32 v144, v26
	v_mov_b32_e32 v145, v26
	v_mov_b32_e32 v146, v26
	v_mov_b32_e32 v147, v26
	v_mov_b32_e32 v148, v26
	v_mov_b32_e32 v149, v26
	v_mov_b32_e32 v150, v26
	v_mov_b32_e32 v151, v26
	v_mov_b32_e32 v152, v26
	v_mov_b32_e32 v153, v26
	v_mov_b32_e32 v154, v26
	v_mov_b32_e32 v155, v26
	v_mov_b32_e32 v156, v26
	v_mov_b32_e32 v97, v26
	v_mov_b32_e32 v98, v26
	v_mov_b32_e32 v100, v26
	v_mov_b32_e32 v101, v26
	v_mov_b32_e32 v103, v26
	v_mov_b32_e32 v104, v26
	v_mov_b32_e32 v106, v26
	v_mov_b32_e32 v107, v26
	v_mov_b32_e32 v109, v26
	v_mov_b32_e32 v110, v26
	v_mov_b32_e32 v112, v26
	v_mov_b32_e32 v113, v26
	v_mov_b32_e32 v115, v26
	v_mov_b32_e32 v116, v26
	v_mov_b32_e32 v118, v26
	v_mov_b32_e32 v119, v26
	v_mov_b32_e32 v121, v26
	v_mov_b32_e32 v122, v26
	v_mov_b32_e32 v124, v26
	v_mov_b32_e32 v125, v26
	v_mov_b32_e32 v127, v26
	v_mov_b32_e32 v128, v26
	v_mov_b32_e32 v129, v26
	v_mov_b32_e32 v131, v26
	v_mov_b32_e32 v132, v26
	v_mov_b32_e32 v134, v26
	s_mov_b32 s94, 0
	v_mov_b32_e32 v135, v26
	v_mov_b32_e32 v136, v26
	v_mov_b32_e32 v137, v26
	v_mov_b32_e32 v139, v26
	v_mov_b32_e32 v140, v26
	v_mov_b32_e32 v142, v26
	s_branch .LBB0_146
.LBB0_145:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	s_add_i32 s54, s79, 1
	s_cmp_lg_u32 s79, 1
	s_cselect_b32 s79, s54, 0
	.loc	1 198
	s_add_i32 s54, s70, 1
	s_cmp_lg_u32 s70, 1
	s_cselect_b32 s70, s54, 0
	.loc	1 165
	s_and_b64 vcc, exec, s[86:87]
	s_cbranch_vccnz .LBB0_294
.LBB0_146:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_291 Depth 2
	.loc	1 0
	v_mov_b32_e32 v53, s85
	v_add_u32_e32 v3, vcc, s84, v3
	v_addc_u32_e32 v4, vcc, v4, v53, vcc
	.loc	1 167
	s_add_i32 s78, s78, 16
	.loc	1 0
	v_add_u32_e32 v1, vcc, 64, v1
	.loc	1 167
	s_cmp_le_i32 s92, s78
	.loc	1 0
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	1 167
	s_cselect_b64 s[86:87], -1, 0
	s_and_b64 vcc, exec, s[86:87]
	.loc	1 166
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 167
	s_cbranch_vccnz .LBB0_290
; %bb.147:                              ;   in Loop: Header=BB0_146 Depth=1
	s_sub_i32 s100, s92, s78
	s_cmp_gt_i32 s100, 15
	s_cselect_b64 s[54:55], -1, 0
	s_and_b64 s[54:55], s[82:83], s[54:55]
	s_mul_i32 s95, s79, 0x1800
	s_andn2_b64 vcc, exec, s[54:55]
	s_mov_b64 s[54:55], -1
	s_cbranch_vccz .LBB0_221
; %bb.148:                              ;   in Loop: Header=BB0_146 Depth=1
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_166
; %bb.149:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 113
	v_cmp_gt_i32_e32 vcc, s100, v5
	s_and_b64 s[54:55], s[2:3], vcc
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_151
; %bb.150:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[54:55], 2, v[31:32]
	v_add_u32_e64 v56, s[54:55], v1, v54
	v_addc_u32_e64 v57, s[54:55], v2, v55, s[54:55]
	v_lshlrev_b64 v[54:55], 2, v[5:6]
	v_add_u32_e64 v54, s[54:55], v56, v54
	v_addc_u32_e64 v55, s[54:55], v57, v55, s[54:55]
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_151:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 167
	v_lshlrev_b32_e32 v55, 2, v63
	v_add_u32_e64 v55, s[54:55], s95, v55
	v_add_u32_e64 v55, s[54:55], v55, v9
	.loc	1 113
	s_and_b64 s[54:55], s[6:7], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_153
; %bb.152:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[53:54], 2, v[11:12]
	v_add_u32_e64 v55, s[54:55], v1, v53
	v_addc_u32_e64 v56, s[54:55], v2, v54, s[54:55]
	v_lshlrev_b64 v[53:54], 2, v[5:6]
	v_add_u32_e64 v53, s[54:55], v55, v53
	v_addc_u32_e64 v54, s[54:55], v56, v54, s[54:55]
	.loc	1 113
	flat_load_dword v53, v[53:54]
.LBB0_153:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 167
	v_lshlrev_b32_e32 v54, 2, v64
	v_add_u32_e64 v54, s[54:55], s95, v54
	v_add_u32_e64 v54, s[54:55], v54, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	s_and_b64 s[54:55], s[8:9], vcc
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_155
; %bb.154:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[54:55], 2, v[13:14]
	v_add_u32_e64 v56, s[54:55], v1, v54
	v_addc_u32_e64 v57, s[54:55], v2, v55, s[54:55]
	v_lshlrev_b64 v[54:55], 2, v[5:6]
	v_add_u32_e64 v54, s[54:55], v56, v54
	v_addc_u32_e64 v55, s[54:55], v57, v55, s[54:55]
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_155:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 167
	v_lshlrev_b32_e32 v55, 2, v65
	v_add_u32_e64 v55, s[54:55], s95, v55
	v_add_u32_e64 v55, s[54:55], v55, v9
	.loc	1 113
	s_and_b64 s[54:55], s[10:11], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_157
; %bb.156:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[53:54], 2, v[15:16]
	v_add_u32_e64 v55, s[54:55], v1, v53
	v_addc_u32_e64 v56, s[54:55], v2, v54, s[54:55]
	v_lshlrev_b64 v[53:54], 2, v[5:6]
	v_add_u32_e64 v53, s[54:55], v55, v53
	v_addc_u32_e64 v54, s[54:55], v56, v54, s[54:55]
	.loc	1 113
	flat_load_dword v53, v[53:54]
.LBB0_157:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 167
	v_lshlrev_b32_e32 v54, 2, v66
	v_add_u32_e64 v54, s[54:55], s95, v54
	v_add_u32_e64 v54, s[54:55], v54, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	s_and_b64 s[54:55], s[12:13], vcc
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_159
; %bb.158:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[54:55], 2, v[17:18]
	v_add_u32_e64 v56, s[54:55], v1, v54
	v_addc_u32_e64 v57, s[54:55], v2, v55, s[54:55]
	v_lshlrev_b64 v[54:55], 2, v[5:6]
	v_add_u32_e64 v54, s[54:55], v56, v54
	v_addc_u32_e64 v55, s[54:55], v57, v55, s[54:55]
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_159:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 167
	v_lshlrev_b32_e32 v55, 2, v67
	v_add_u32_e64 v55, s[54:55], s95, v55
	v_add_u32_e64 v55, s[54:55], v55, v9
	.loc	1 113
	s_and_b64 s[54:55], s[14:15], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_161
; %bb.160:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[53:54], 2, v[19:20]
	v_add_u32_e64 v55, s[54:55], v1, v53
	v_addc_u32_e64 v56, s[54:55], v2, v54, s[54:55]
	v_lshlrev_b64 v[53:54], 2, v[5:6]
	v_add_u32_e64 v53, s[54:55], v55, v53
	v_addc_u32_e64 v54, s[54:55], v56, v54, s[54:55]
	.loc	1 113
	flat_load_dword v53, v[53:54]
.LBB0_161:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 167
	v_lshlrev_b32_e32 v54, 2, v68
	v_add_u32_e64 v54, s[54:55], s95, v54
	v_add_u32_e64 v54, s[54:55], v54, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
	s_and_b64 s[54:55], s[16:17], vcc
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_163
; %bb.162:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[54:55], 2, v[21:22]
	v_add_u32_e64 v56, s[54:55], v1, v54
	v_addc_u32_e64 v57, s[54:55], v2, v55, s[54:55]
	v_lshlrev_b64 v[54:55], 2, v[5:6]
	v_add_u32_e64 v54, s[54:55], v56, v54
	v_addc_u32_e64 v55, s[54:55], v57, v55, s[54:55]
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_163:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 167
	v_lshlrev_b32_e32 v55, 2, v69
	v_add_u32_e64 v55, s[54:55], s95, v55
	v_add_u32_e64 v55, s[54:55], v55, v9
	.loc	1 113
	s_and_b64 s[56:57], s[18:19], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_165
; %bb.164:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[53:54], 2, v[23:24]
	v_add_u32_e32 v55, vcc, v1, v53
	v_addc_u32_e32 v56, vcc, v2, v54, vcc
	v_lshlrev_b64 v[53:54], 2, v[5:6]
	v_add_u32_e32 v53, vcc, v55, v53
	v_addc_u32_e32 v54, vcc, v56, v54, vcc
	.loc	1 113
	flat_load_dword v53, v[53:54]
.LBB0_165:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v54, 2, v70
	v_add_u32_e32 v54, vcc, s95, v54
	v_add_u32_e32 v54, vcc, v54, v9
	s_mov_b64 s[54:55], 0
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v54, v53
.LBB0_166:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_184
; %bb.167:                              ;   in Loop: Header=BB0_146 Depth=1
	v_lshlrev_b64 v[53:54], 2, v[27:28]
	.loc	1 113
	v_mov_b32_e32 v158, 0
	.loc	1 167
	v_add_u32_e32 v55, vcc, v1, v53
	v_addc_u32_e32 v56, vcc, v2, v54, vcc
	v_lshlrev_b64 v[53:54], 2, v[25:26]
	v_mov_b32_e32 v159, 0
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	v_sub_u32_e32 v58, vcc, s100, v25
	.loc	1 113
	v_cmp_lt_i32_e32 vcc, 0, v58
	s_and_b64 s[56:57], s[20:21], vcc
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_169
; %bb.168:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dword v159, v[55:56]
.LBB0_169:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v57, 2, v71
	v_add_u32_e64 v157, s[54:55], s95, v57
	v_lshlrev_b32_e32 v57, 2, v25
	v_add_u32_e64 v157, s[54:55], v157, v57
	.loc	1 113
	v_cmp_lt_i32_e64 s[54:55], 1, v58
	s_and_b64 s[56:57], s[20:21], s[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v157, v159
	s_and_saveexec_b64 s[58:59], s[56:57]
	s_cbranch_execz .LBB0_171
; %bb.170:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e64 v158, s[56:57], 4, v55
	v_addc_u32_e64 v159, s[56:57], 0, v56, s[56:57]
	flat_load_dword v158, v[158:159]
.LBB0_171:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[58:59]
	.loc	1 113
	v_cmp_lt_i32_e64 s[56:57], 2, v58
	s_waitcnt vmcnt(0)
	ds_write_b32 v157, v158 offset:4
	s_and_b64 s[58:59], s[20:21], s[56:57]
	v_mov_b32_e32 v158, 0
	v_mov_b32_e32 v159, 0
	s_and_saveexec_b64 s[60:61], s[58:59]
	s_cbranch_execz .LBB0_173
; %bb.172:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e64 v159, s[58:59], 8, v55
	v_addc_u32_e64 v160, s[58:59], 0, v56, s[58:59]
	flat_load_dword v159, v[159:160]
.LBB0_173:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[60:61]
	.loc	1 113
	v_cmp_lt_i32_e64 s[58:59], 3, v58
	s_and_b64 s[60:61], s[20:21], s[58:59]
	s_waitcnt vmcnt(0)
	ds_write_b32 v157, v159 offset:8
	s_and_saveexec_b64 s[88:89], s[60:61]
	s_cbranch_execz .LBB0_175
; %bb.174:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e64 v55, s[60:61], 12, v55
	v_addc_u32_e64 v56, s[60:61], 0, v56, s[60:61]
	flat_load_dword v158, v[55:56]
.LBB0_175:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[88:89]
	.loc	1 167
	v_lshlrev_b64 v[55:56], 2, v[29:30]
	.loc	1 113
	s_and_b64 s[88:89], s[22:23], vcc
	.loc	1 167
	v_add_u32_e64 v55, s[60:61], v1, v55
	v_addc_u32_e64 v56, s[60:61], v2, v56, s[60:61]
	v_add_u32_e64 v53, s[60:61], v55, v53
	v_addc_u32_e64 v54, s[60:61], v56, v54, s[60:61]
	.loc	1 113
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v58, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v157, v158 offset:12
	s_and_saveexec_b64 s[60:61], s[88:89]
	s_cbranch_execz .LBB0_177
; %bb.176:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dword v58, v[53:54]
.LBB0_177:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[60:61]
	.loc	1 167
	v_lshlrev_b32_e32 v55, 2, v72
	v_add_u32_e32 v55, vcc, s95, v55
	v_add_u32_e32 v55, vcc, v55, v57
	.loc	1 113
	s_and_b64 s[60:61], s[22:23], s[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v58
	s_and_saveexec_b64 s[54:55], s[60:61]
	s_cbranch_execz .LBB0_179
; %bb.178:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v56, vcc, 4, v53
	v_addc_u32_e32 v57, vcc, 0, v54, vcc
	flat_load_dword v56, v[56:57]
.LBB0_179:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v56 offset:4
	s_and_b64 s[56:57], s[22:23], s[56:57]
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_181
; %bb.180:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v57, vcc, 8, v53
	v_addc_u32_e32 v58, vcc, 0, v54, vcc
	flat_load_dword v57, v[57:58]
.LBB0_181:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 113
	s_and_b64 s[56:57], s[22:23], s[58:59]
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v57 offset:8
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_183
; %bb.182:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v53, vcc, 12, v53
	v_addc_u32_e32 v54, vcc, 0, v54, vcc
	flat_load_dword v56, v[53:54]
.LBB0_183:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v56 offset:12
.LBB0_184:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_mul_i32 s58, s79, 0x1100
	s_addk_i32 s58, 0x3000
	.loc	1 167
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b64 s[54:55], -1
	s_cbranch_vccnz .LBB0_202
; %bb.185:                              ;   in Loop: Header=BB0_146 Depth=1
	v_cmp_gt_i32_e32 vcc, s100, v73
	.loc	1 113
	s_and_b64 s[56:57], vcc, s[24:25]
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_187
; %bb.186:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[55:56], 2, v[33:34]
	v_add_u32_e32 v53, vcc, v3, v55
	v_addc_u32_e32 v57, vcc, v4, v56, vcc
	v_lshlrev_b64 v[55:56], 2, v[7:8]
	v_add_u32_e32 v55, vcc, v53, v55
	v_addc_u32_e32 v56, vcc, v57, v56, vcc
	.loc	1 113
	flat_load_dword v55, v[55:56]
.LBB0_187:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	s_lshl_b32 s54, s73, 2
	s_add_i32 s54, s58, s54
	v_lshlrev_b32_e32 v53, 2, v7
	v_add_u32_e32 v56, vcc, s54, v53
	v_cmp_gt_i32_e32 vcc, s100, v74
	.loc	1 113
	s_and_b64 s[56:57], vcc, s[24:25]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_189
; %bb.188:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[54:55], 2, v[35:36]
	v_add_u32_e32 v56, vcc, v3, v54
	v_addc_u32_e32 v57, vcc, v4, v55, vcc
	v_lshlrev_b64 v[54:55], 2, v[7:8]
	v_add_u32_e32 v54, vcc, v56, v54
	v_addc_u32_e32 v55, vcc, v57, v55, vcc
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_189:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v55, 2, v75
	v_add_u32_e32 v55, vcc, s58, v55
	v_add_u32_e32 v55, vcc, v55, v53
	v_cmp_gt_i32_e32 vcc, s100, v76
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[56:57], vcc, s[24:25]
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_191
; %bb.190:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[55:56], 2, v[37:38]
	v_add_u32_e32 v57, vcc, v3, v55
	v_addc_u32_e32 v58, vcc, v4, v56, vcc
	v_lshlrev_b64 v[55:56], 2, v[7:8]
	v_add_u32_e32 v55, vcc, v57, v55
	v_addc_u32_e32 v56, vcc, v58, v56, vcc
	.loc	1 113
	flat_load_dword v55, v[55:56]
.LBB0_191:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v56, 2, v77
	v_add_u32_e32 v56, vcc, s58, v56
	v_add_u32_e32 v56, vcc, v56, v53
	v_cmp_gt_i32_e32 vcc, s100, v78
	.loc	1 113
	s_and_b64 s[56:57], vcc, s[24:25]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_193
; %bb.192:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[54:55], 2, v[39:40]
	v_add_u32_e32 v56, vcc, v3, v54
	v_addc_u32_e32 v57, vcc, v4, v55, vcc
	v_lshlrev_b64 v[54:55], 2, v[7:8]
	v_add_u32_e32 v54, vcc, v56, v54
	v_addc_u32_e32 v55, vcc, v57, v55, vcc
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_193:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v55, 2, v79
	v_add_u32_e32 v55, vcc, s58, v55
	v_add_u32_e32 v55, vcc, v55, v53
	v_cmp_gt_i32_e32 vcc, s100, v80
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[56:57], vcc, s[24:25]
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_195
; %bb.194:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[55:56], 2, v[41:42]
	v_add_u32_e32 v57, vcc, v3, v55
	v_addc_u32_e32 v58, vcc, v4, v56, vcc
	v_lshlrev_b64 v[55:56], 2, v[7:8]
	v_add_u32_e32 v55, vcc, v57, v55
	v_addc_u32_e32 v56, vcc, v58, v56, vcc
	.loc	1 113
	flat_load_dword v55, v[55:56]
.LBB0_195:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v56, 2, v81
	v_add_u32_e32 v56, vcc, s58, v56
	v_add_u32_e32 v56, vcc, v56, v53
	v_cmp_gt_i32_e32 vcc, s100, v82
	.loc	1 113
	s_and_b64 s[56:57], vcc, s[24:25]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_197
; %bb.196:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[54:55], 2, v[43:44]
	v_add_u32_e32 v56, vcc, v3, v54
	v_addc_u32_e32 v57, vcc, v4, v55, vcc
	v_lshlrev_b64 v[54:55], 2, v[7:8]
	v_add_u32_e32 v54, vcc, v56, v54
	v_addc_u32_e32 v55, vcc, v57, v55, vcc
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_197:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v55, 2, v83
	v_add_u32_e32 v55, vcc, s58, v55
	v_add_u32_e32 v55, vcc, v55, v53
	v_cmp_gt_i32_e32 vcc, s100, v84
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[56:57], vcc, s[24:25]
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_199
; %bb.198:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[55:56], 2, v[45:46]
	v_add_u32_e32 v57, vcc, v3, v55
	v_addc_u32_e32 v58, vcc, v4, v56, vcc
	v_lshlrev_b64 v[55:56], 2, v[7:8]
	v_add_u32_e32 v55, vcc, v57, v55
	v_addc_u32_e32 v56, vcc, v58, v56, vcc
	.loc	1 113
	flat_load_dword v55, v[55:56]
.LBB0_199:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v56, 2, v85
	v_add_u32_e32 v56, vcc, s58, v56
	v_add_u32_e32 v56, vcc, v56, v53
	v_cmp_gt_i32_e32 vcc, s100, v86
	.loc	1 113
	s_and_b64 s[56:57], vcc, s[24:25]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_201
; %bb.200:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[54:55], 2, v[47:48]
	v_add_u32_e32 v56, vcc, v3, v54
	v_addc_u32_e32 v57, vcc, v4, v55, vcc
	v_lshlrev_b64 v[54:55], 2, v[7:8]
	v_add_u32_e32 v54, vcc, v56, v54
	v_addc_u32_e32 v55, vcc, v57, v55, vcc
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_201:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v55, 2, v87
	v_add_u32_e32 v55, vcc, s58, v55
	v_add_u32_e32 v53, vcc, v55, v53
	s_mov_b64 s[54:55], 0
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v54
.LBB0_202:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_220
; %bb.203:                              ;   in Loop: Header=BB0_146 Depth=1
	v_lshlrev_b64 v[53:54], 2, v[49:50]
	.loc	1 113
	v_mov_b32_e32 v157, 0
	.loc	1 167
	v_add_u32_e32 v55, vcc, v3, v53
	v_addc_u32_e32 v56, vcc, v4, v54, vcc
	v_lshlrev_b64 v[53:54], 2, v[9:10]
	v_mov_b32_e32 v158, 0
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	v_cmp_gt_i32_e32 vcc, s100, v62
	.loc	1 113
	s_and_b64 s[56:57], vcc, s[26:27]
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_205
; %bb.204:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dword v158, v[55:56]
.LBB0_205:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v57, 2, v88
	v_add_u32_e64 v58, s[54:55], s58, v57
	v_lshlrev_b32_e32 v57, 2, v9
	v_add_u32_e64 v58, s[54:55], v58, v57
	.loc	1 113
	s_and_b64 s[54:55], vcc, s[28:29]
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v158
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_207
; %bb.206:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e64 v157, s[54:55], 4, v55
	v_addc_u32_e64 v158, s[54:55], 0, v56, s[54:55]
	flat_load_dword v157, v[157:158]
.LBB0_207:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v157 offset:4
	s_and_b64 s[54:55], vcc, s[30:31]
	v_mov_b32_e32 v157, 0
	v_mov_b32_e32 v158, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_209
; %bb.208:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e64 v158, s[54:55], 8, v55
	v_addc_u32_e64 v159, s[54:55], 0, v56, s[54:55]
	flat_load_dword v158, v[158:159]
.LBB0_209:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 113
	s_and_b64 s[56:57], vcc, s[34:35]
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v158 offset:8
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_211
; %bb.210:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v55, vcc, 12, v55
	v_addc_u32_e32 v56, vcc, 0, v56, vcc
	flat_load_dword v157, v[55:56]
.LBB0_211:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b64 v[55:56], 2, v[51:52]
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v157 offset:12
	.loc	1 167
	v_add_u32_e32 v55, vcc, v3, v55
	v_addc_u32_e32 v56, vcc, v4, v56, vcc
	v_add_u32_e32 v53, vcc, v55, v53
	v_addc_u32_e32 v54, vcc, v56, v54, vcc
	v_cmp_gt_i32_e32 vcc, s100, v89
	.loc	1 113
	s_and_b64 s[56:57], vcc, s[26:27]
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v58, 0
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_213
; %bb.212:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dword v58, v[53:54]
.LBB0_213:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v55, 2, v90
	v_add_u32_e64 v55, s[54:55], s58, v55
	v_add_u32_e64 v55, s[54:55], v55, v57
	.loc	1 113
	s_and_b64 s[54:55], vcc, s[28:29]
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v58
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_215
; %bb.214:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e64 v56, s[54:55], 4, v53
	v_addc_u32_e64 v57, s[54:55], 0, v54, s[54:55]
	flat_load_dword v56, v[56:57]
.LBB0_215:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v56 offset:4
	s_and_b64 s[54:55], vcc, s[30:31]
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[56:57], s[54:55]
	s_cbranch_execz .LBB0_217
; %bb.216:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e64 v57, s[54:55], 8, v53
	v_addc_u32_e64 v58, s[54:55], 0, v54, s[54:55]
	flat_load_dword v57, v[57:58]
.LBB0_217:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[56:57]
	.loc	1 113
	s_and_b64 s[56:57], vcc, s[34:35]
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v57 offset:8
	s_and_saveexec_b64 s[54:55], s[56:57]
	s_cbranch_execz .LBB0_219
; %bb.218:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v53, vcc, 12, v53
	v_addc_u32_e32 v54, vcc, 0, v54, vcc
	flat_load_dword v56, v[53:54]
.LBB0_219:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v56 offset:12
.LBB0_220:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_mov_b64 s[54:55], 0
.LBB0_221:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_290
; %bb.222:                              ;   in Loop: Header=BB0_146 Depth=1
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b64 s[54:55], -1
	s_cbranch_vccnz .LBB0_238
; %bb.223:                              ;   in Loop: Header=BB0_146 Depth=1
	v_lshlrev_b64 v[53:54], 2, v[31:32]
	v_lshlrev_b32_e32 v57, 2, v63
	v_add_u32_e32 v55, vcc, v1, v53
	v_addc_u32_e32 v56, vcc, v2, v54, vcc
	v_lshlrev_b64 v[53:54], 2, v[5:6]
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	.loc	1 113
	flat_load_dword v56, v[55:56]
	.loc	1 167
	v_add_u32_e32 v57, vcc, s95, v57
	v_add_u32_e32 v57, vcc, v57, v9
	.loc	1 113
	v_mov_b32_e32 v55, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[54:55], s[36:37]
	s_cbranch_execz .LBB0_225
; %bb.224:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[56:57], 2, v[11:12]
	v_add_u32_e32 v56, vcc, v1, v56
	v_addc_u32_e32 v57, vcc, v2, v57, vcc
	v_add_u32_e32 v56, vcc, v56, v53
	v_addc_u32_e32 v57, vcc, v57, v54, vcc
	.loc	1 113
	flat_load_dword v56, v[56:57]
.LBB0_225:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v57, 2, v64
	v_add_u32_e32 v57, vcc, s95, v57
	v_add_u32_e32 v57, vcc, v57, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	s_and_saveexec_b64 s[54:55], s[38:39]
	s_cbranch_execz .LBB0_227
; %bb.226:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[55:56], 2, v[13:14]
	v_add_u32_e32 v55, vcc, v1, v55
	v_addc_u32_e32 v56, vcc, v2, v56, vcc
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	.loc	1 113
	flat_load_dword v55, v[55:56]
.LBB0_227:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v56, 2, v65
	v_add_u32_e32 v56, vcc, s95, v56
	v_add_u32_e32 v56, vcc, v56, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[54:55], s[40:41]
	s_cbranch_execz .LBB0_229
; %bb.228:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[56:57], 2, v[15:16]
	v_add_u32_e32 v56, vcc, v1, v56
	v_addc_u32_e32 v57, vcc, v2, v57, vcc
	v_add_u32_e32 v56, vcc, v56, v53
	v_addc_u32_e32 v57, vcc, v57, v54, vcc
	.loc	1 113
	flat_load_dword v56, v[56:57]
.LBB0_229:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v57, 2, v66
	v_add_u32_e32 v57, vcc, s95, v57
	v_add_u32_e32 v57, vcc, v57, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	s_and_saveexec_b64 s[54:55], s[42:43]
	s_cbranch_execz .LBB0_231
; %bb.230:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[55:56], 2, v[17:18]
	v_add_u32_e32 v55, vcc, v1, v55
	v_addc_u32_e32 v56, vcc, v2, v56, vcc
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	.loc	1 113
	flat_load_dword v55, v[55:56]
.LBB0_231:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v56, 2, v67
	v_add_u32_e32 v56, vcc, s95, v56
	v_add_u32_e32 v56, vcc, v56, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[54:55], s[44:45]
	s_cbranch_execz .LBB0_233
; %bb.232:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[56:57], 2, v[19:20]
	v_add_u32_e32 v56, vcc, v1, v56
	v_addc_u32_e32 v57, vcc, v2, v57, vcc
	v_add_u32_e32 v56, vcc, v56, v53
	v_addc_u32_e32 v57, vcc, v57, v54, vcc
	.loc	1 113
	flat_load_dword v56, v[56:57]
.LBB0_233:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v57, 2, v68
	v_add_u32_e32 v57, vcc, s95, v57
	v_add_u32_e32 v57, vcc, v57, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	s_and_saveexec_b64 s[54:55], s[46:47]
	s_cbranch_execz .LBB0_235
; %bb.234:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[55:56], 2, v[21:22]
	v_add_u32_e32 v55, vcc, v1, v55
	v_addc_u32_e32 v56, vcc, v2, v56, vcc
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	.loc	1 113
	flat_load_dword v55, v[55:56]
.LBB0_235:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v56, 2, v69
	v_add_u32_e32 v56, vcc, s95, v56
	v_add_u32_e32 v56, vcc, v56, v9
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[54:55], s[50:51]
	s_cbranch_execz .LBB0_237
; %bb.236:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[55:56], 2, v[23:24]
	v_add_u32_e32 v55, vcc, v1, v55
	v_addc_u32_e32 v56, vcc, v2, v56, vcc
	v_add_u32_e32 v53, vcc, v55, v53
	v_addc_u32_e32 v54, vcc, v56, v54, vcc
	.loc	1 113
	flat_load_dword v55, v[53:54]
.LBB0_237:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v53, 2, v70
	v_add_u32_e32 v53, vcc, s95, v53
	v_add_u32_e32 v53, vcc, v53, v9
	s_mov_b64 s[54:55], 0
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v55
.LBB0_238:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_256
; %bb.239:                              ;   in Loop: Header=BB0_146 Depth=1
	v_lshlrev_b32_e32 v53, 2, v71
	v_add_u32_e32 v53, vcc, s95, v53
	v_lshlrev_b32_e32 v157, 2, v25
	v_add_u32_e32 v158, vcc, v53, v157
	.loc	1 113
	s_and_saveexec_b64 s[54:55], s[48:49]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_241
; %bb.240:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v158, v26
	s_mov_b32 s56, 0
.LBB0_241:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	.loc	1 167
	v_lshlrev_b64 v[53:54], 2, v[27:28]
	.loc	1 113
	v_mov_b32_e32 v58, s56
	.loc	1 167
	v_add_u32_e32 v55, vcc, v1, v53
	v_addc_u32_e32 v56, vcc, v2, v54, vcc
	v_lshlrev_b64 v[53:54], 2, v[25:26]
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	.loc	1 113
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_243
; %bb.242:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dwordx2 v[57:58], v[55:56]
	s_waitcnt vmcnt(0)
	ds_write_b32 v158, v57
.LBB0_243:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 113
	ds_write_b32 v158, v58 offset:4
	s_and_saveexec_b64 s[54:55], s[48:49]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_245
; %bb.244:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v158, v26 offset:8
	s_mov_b32 s56, 0
.LBB0_245:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	v_mov_b32_e32 v57, s56
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_247
; %bb.246:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v55, vcc, 8, v55
	v_addc_u32_e32 v56, vcc, 0, v56, vcc
	flat_load_dwordx2 v[56:57], v[55:56]
	s_waitcnt vmcnt(0)
	ds_write_b32 v158, v56 offset:8
.LBB0_247:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v55, 2, v72
	v_add_u32_e32 v55, vcc, s95, v55
	.loc	1 113
	ds_write_b32 v158, v57 offset:12
	.loc	1 167
	v_add_u32_e32 v57, vcc, v55, v157
	.loc	1 113
	s_and_saveexec_b64 s[54:55], s[52:53]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_249
; %bb.248:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v57, v26
	s_mov_b32 s56, 0
.LBB0_249:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	.loc	1 167
	v_lshlrev_b64 v[55:56], 2, v[29:30]
	v_add_u32_e32 v55, vcc, v1, v55
	v_addc_u32_e32 v56, vcc, v2, v56, vcc
	v_add_u32_e32 v53, vcc, v55, v53
	v_addc_u32_e32 v54, vcc, v56, v54, vcc
	.loc	1 113
	v_mov_b32_e32 v56, s56
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_251
; %bb.250:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dwordx2 v[55:56], v[53:54]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v55
.LBB0_251:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 113
	ds_write_b32 v57, v56 offset:4
	s_and_saveexec_b64 s[54:55], s[52:53]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_253
; %bb.252:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v57, v26 offset:8
	s_mov_b32 s56, 0
.LBB0_253:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	v_mov_b32_e32 v55, s56
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_255
; %bb.254:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v53, vcc, 8, v53
	v_addc_u32_e32 v54, vcc, 0, v54, vcc
	flat_load_dwordx2 v[54:55], v[53:54]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v54 offset:8
.LBB0_255:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 113
	ds_write_b32 v57, v55 offset:12
.LBB0_256:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_mul_i32 s56, s79, 0x1100
	s_addk_i32 s56, 0x3000
	.loc	1 167
	s_andn2_b64 vcc, exec, s[80:81]
	s_mov_b64 s[54:55], -1
	s_cbranch_vccnz .LBB0_272
; %bb.257:                              ;   in Loop: Header=BB0_146 Depth=1
	v_lshlrev_b64 v[53:54], 2, v[33:34]
	s_lshl_b32 s54, s73, 2
	v_add_u32_e32 v55, vcc, v3, v53
	v_addc_u32_e32 v56, vcc, v4, v54, vcc
	v_lshlrev_b64 v[53:54], 2, v[7:8]
	s_add_i32 s54, s56, s54
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	.loc	1 113
	flat_load_dword v57, v[55:56]
	.loc	1 167
	v_lshlrev_b32_e32 v55, 2, v7
	v_add_u32_e32 v58, vcc, s54, v55
	.loc	1 113
	v_mov_b32_e32 v56, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v57
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[54:55], s[36:37]
	s_cbranch_execz .LBB0_259
; %bb.258:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[57:58], 2, v[35:36]
	v_add_u32_e32 v57, vcc, v3, v57
	v_addc_u32_e32 v58, vcc, v4, v58, vcc
	v_add_u32_e32 v57, vcc, v57, v53
	v_addc_u32_e32 v58, vcc, v58, v54, vcc
	.loc	1 113
	flat_load_dword v57, v[57:58]
.LBB0_259:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v58, 2, v75
	v_add_u32_e32 v58, vcc, s56, v58
	v_add_u32_e32 v58, vcc, v58, v55
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v57
	s_and_saveexec_b64 s[54:55], s[38:39]
	s_cbranch_execz .LBB0_261
; %bb.260:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[56:57], 2, v[37:38]
	v_add_u32_e32 v56, vcc, v3, v56
	v_addc_u32_e32 v57, vcc, v4, v57, vcc
	v_add_u32_e32 v56, vcc, v56, v53
	v_addc_u32_e32 v57, vcc, v57, v54, vcc
	.loc	1 113
	flat_load_dword v56, v[56:57]
.LBB0_261:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v57, 2, v77
	v_add_u32_e32 v57, vcc, s56, v57
	v_add_u32_e32 v57, vcc, v57, v55
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[54:55], s[40:41]
	s_cbranch_execz .LBB0_263
; %bb.262:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[57:58], 2, v[39:40]
	v_add_u32_e32 v57, vcc, v3, v57
	v_addc_u32_e32 v58, vcc, v4, v58, vcc
	v_add_u32_e32 v57, vcc, v57, v53
	v_addc_u32_e32 v58, vcc, v58, v54, vcc
	.loc	1 113
	flat_load_dword v57, v[57:58]
.LBB0_263:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v58, 2, v79
	v_add_u32_e32 v58, vcc, s56, v58
	v_add_u32_e32 v58, vcc, v58, v55
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v57
	s_and_saveexec_b64 s[54:55], s[42:43]
	s_cbranch_execz .LBB0_265
; %bb.264:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[56:57], 2, v[41:42]
	v_add_u32_e32 v56, vcc, v3, v56
	v_addc_u32_e32 v57, vcc, v4, v57, vcc
	v_add_u32_e32 v56, vcc, v56, v53
	v_addc_u32_e32 v57, vcc, v57, v54, vcc
	.loc	1 113
	flat_load_dword v56, v[56:57]
.LBB0_265:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v57, 2, v81
	v_add_u32_e32 v57, vcc, s56, v57
	v_add_u32_e32 v57, vcc, v57, v55
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[54:55], s[44:45]
	s_cbranch_execz .LBB0_267
; %bb.266:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[57:58], 2, v[43:44]
	v_add_u32_e32 v57, vcc, v3, v57
	v_addc_u32_e32 v58, vcc, v4, v58, vcc
	v_add_u32_e32 v57, vcc, v57, v53
	v_addc_u32_e32 v58, vcc, v58, v54, vcc
	.loc	1 113
	flat_load_dword v57, v[57:58]
.LBB0_267:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v58, 2, v83
	v_add_u32_e32 v58, vcc, s56, v58
	v_add_u32_e32 v58, vcc, v58, v55
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v58, v57
	s_and_saveexec_b64 s[54:55], s[46:47]
	s_cbranch_execz .LBB0_269
; %bb.268:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[56:57], 2, v[45:46]
	v_add_u32_e32 v56, vcc, v3, v56
	v_addc_u32_e32 v57, vcc, v4, v57, vcc
	v_add_u32_e32 v56, vcc, v56, v53
	v_addc_u32_e32 v57, vcc, v57, v54, vcc
	.loc	1 113
	flat_load_dword v56, v[56:57]
.LBB0_269:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v57, 2, v85
	v_add_u32_e32 v57, vcc, s56, v57
	v_add_u32_e32 v57, vcc, v57, v55
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v56
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[54:55], s[50:51]
	s_cbranch_execz .LBB0_271
; %bb.270:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_lshlrev_b64 v[56:57], 2, v[47:48]
	v_add_u32_e32 v56, vcc, v3, v56
	v_addc_u32_e32 v57, vcc, v4, v57, vcc
	v_add_u32_e32 v53, vcc, v56, v53
	v_addc_u32_e32 v54, vcc, v57, v54, vcc
	.loc	1 113
	flat_load_dword v56, v[53:54]
.LBB0_271:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v53, 2, v87
	v_add_u32_e32 v53, vcc, s56, v53
	v_add_u32_e32 v53, vcc, v53, v55
	s_mov_b64 s[54:55], 0
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v53, v56
.LBB0_272:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	s_and_b64 vcc, exec, s[54:55]
	s_cbranch_vccz .LBB0_290
; %bb.273:                              ;   in Loop: Header=BB0_146 Depth=1
	v_lshlrev_b32_e32 v53, 2, v88
	v_add_u32_e32 v53, vcc, s56, v53
	v_lshlrev_b32_e32 v157, 2, v9
	v_add_u32_e32 v158, vcc, v53, v157
	.loc	1 113
	s_and_saveexec_b64 s[54:55], s[48:49]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_275
; %bb.274:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v158, v26
	s_mov_b32 s57, 0
.LBB0_275:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	.loc	1 167
	v_lshlrev_b64 v[53:54], 2, v[49:50]
	.loc	1 113
	v_mov_b32_e32 v58, s57
	.loc	1 167
	v_add_u32_e32 v55, vcc, v3, v53
	v_addc_u32_e32 v56, vcc, v4, v54, vcc
	v_lshlrev_b64 v[53:54], 2, v[9:10]
	v_add_u32_e32 v55, vcc, v55, v53
	v_addc_u32_e32 v56, vcc, v56, v54, vcc
	.loc	1 113
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_277
; %bb.276:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dwordx2 v[57:58], v[55:56]
	s_waitcnt vmcnt(0)
	ds_write_b32 v158, v57
.LBB0_277:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 113
	ds_write_b32 v158, v58 offset:4
	s_and_saveexec_b64 s[54:55], s[48:49]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_279
; %bb.278:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v158, v26 offset:8
	s_mov_b32 s57, 0
.LBB0_279:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	v_mov_b32_e32 v57, s57
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_281
; %bb.280:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v55, vcc, 8, v55
	v_addc_u32_e32 v56, vcc, 0, v56, vcc
	flat_load_dwordx2 v[56:57], v[55:56]
	s_waitcnt vmcnt(0)
	ds_write_b32 v158, v56 offset:8
.LBB0_281:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 167
	v_lshlrev_b32_e32 v55, 2, v90
	v_add_u32_e32 v55, vcc, s56, v55
	.loc	1 113
	ds_write_b32 v158, v57 offset:12
	.loc	1 167
	v_add_u32_e32 v57, vcc, v55, v157
	.loc	1 113
	s_and_saveexec_b64 s[54:55], s[52:53]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_283
; %bb.282:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v57, v26
	s_mov_b32 s56, 0
.LBB0_283:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	.loc	1 167
	v_lshlrev_b64 v[55:56], 2, v[51:52]
	v_add_u32_e32 v55, vcc, v3, v55
	v_addc_u32_e32 v56, vcc, v4, v56, vcc
	v_add_u32_e32 v53, vcc, v55, v53
	v_addc_u32_e32 v54, vcc, v56, v54, vcc
	.loc	1 113
	v_mov_b32_e32 v56, s56
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_285
; %bb.284:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dwordx2 v[55:56], v[53:54]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v55
.LBB0_285:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 113
	ds_write_b32 v57, v56 offset:4
	s_and_saveexec_b64 s[54:55], s[52:53]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB0_287
; %bb.286:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v57, v26 offset:8
	s_mov_b32 s56, 0
.LBB0_287:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[54:55], s[54:55]
	v_mov_b32_e32 v55, s56
	s_xor_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB0_289
; %bb.288:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v53, vcc, 8, v53
	v_addc_u32_e32 v54, vcc, 0, v54, vcc
	flat_load_dwordx2 v[54:55], v[53:54]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v54 offset:8
.LBB0_289:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 113
	ds_write_b32 v57, v55 offset:12
.LBB0_290:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 191
	s_mul_i32 s54, s70, 0x1800
	v_add_u32_e32 v53, vcc, s54, v91
	s_mul_i32 s54, s70, 0x1100
	v_add_u32_e32 v54, vcc, s54, v93
	s_mov_b32 s54, 0
.LBB0_291:                              ;   Parent Loop BB0_146 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 193
	v_add_u32_e32 v173, vcc, s54, v53
	.loc	1 195
	ds_read_b128 v[55:58], v54
	ds_read_b128 v[157:160], v54 offset:16
	ds_read_b128 v[161:164], v54 offset:272
	ds_read_b128 v[165:168], v54 offset:288
	.loc	1 193
	ds_read2_b64 v[169:172], v173 offset1:96
	v_add_u32_e32 v173, vcc, s93, v173
	ds_read2_b64 v[173:176], v173 offset0:64 offset1:160
	.loc	1 191
	s_add_i32 s54, s54, 8
	.loc	1 195
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v177, v169, v55
	v_mul_f32_e32 v178, v169, v157
	v_mul_f32_e32 v179, v169, v56
	v_mul_f32_e32 v180, v169, v158
	v_mul_f32_e32 v181, v169, v57
	v_mul_f32_e32 v182, v169, v159
	v_mul_f32_e32 v183, v169, v58
	v_mul_f32_e32 v169, v169, v160
	v_mul_f32_e32 v184, v171, v55
	v_mul_f32_e32 v185, v171, v157
	v_mul_f32_e32 v186, v171, v56
	v_mul_f32_e32 v187, v171, v158
	v_mul_f32_e32 v188, v171, v57
	v_mul_f32_e32 v189, v171, v159
	v_mul_f32_e32 v190, v171, v58
	v_mul_f32_e32 v171, v171, v160
	v_add_f32_e32 v156, v177, v156
	v_add_f32_e32 v155, v178, v155
	v_add_f32_e32 v152, v179, v152
	v_add_f32_e32 v151, v180, v151
	v_add_f32_e32 v148, v181, v148
	v_add_f32_e32 v143, v169, v143
	v_add_f32_e32 v138, v171, v138
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v169, v173, v55
	v_mul_f32_e32 v171, v173, v157
	v_mul_f32_e32 v177, v173, v56
	v_mul_f32_e32 v178, v173, v158
	v_mul_f32_e32 v179, v173, v57
	v_mul_f32_e32 v180, v173, v159
	v_mul_f32_e32 v181, v173, v58
	v_mul_f32_e32 v173, v173, v160
	v_mul_f32_e32 v55, v175, v55
	v_mul_f32_e32 v157, v175, v157
	v_mul_f32_e32 v56, v175, v56
	v_mul_f32_e32 v158, v175, v158
	v_mul_f32_e32 v57, v175, v57
	v_mul_f32_e32 v159, v175, v159
	v_mul_f32_e32 v58, v175, v58
	v_mul_f32_e32 v160, v175, v160
	v_mul_f32_e32 v191, v170, v161
	v_mul_f32_e32 v192, v170, v165
	v_mul_f32_e32 v193, v170, v162
	v_mul_f32_e32 v194, v170, v166
	v_mul_f32_e32 v195, v170, v163
	v_mul_f32_e32 v196, v170, v167
	v_mul_f32_e32 v197, v170, v164
	v_mul_f32_e32 v170, v170, v168
	v_mul_f32_e32 v198, v172, v161
	v_mul_f32_e32 v199, v172, v165
	v_mul_f32_e32 v200, v172, v162
	v_mul_f32_e32 v201, v172, v166
	v_mul_f32_e32 v202, v172, v163
	v_mul_f32_e32 v203, v172, v167
	v_mul_f32_e32 v204, v172, v164
	v_mul_f32_e32 v172, v172, v168
	v_add_f32_e32 v147, v182, v147
	v_add_f32_e32 v144, v183, v144
	v_add_f32_e32 v154, v184, v154
	v_add_f32_e32 v153, v185, v153
	v_add_f32_e32 v150, v186, v150
	v_add_f32_e32 v149, v187, v149
	v_add_f32_e32 v146, v188, v146
	v_add_f32_e32 v145, v189, v145
	v_add_f32_e32 v141, v190, v141
	v_mul_f32_e32 v175, v174, v161
	v_mul_f32_e32 v182, v174, v165
	v_mul_f32_e32 v183, v174, v162
	v_mul_f32_e32 v184, v174, v166
	v_mul_f32_e32 v185, v174, v163
	v_mul_f32_e32 v186, v174, v167
	v_mul_f32_e32 v187, v174, v164
	v_mul_f32_e32 v174, v174, v168
	v_mul_f32_e32 v161, v176, v161
	v_mul_f32_e32 v165, v176, v165
	v_mul_f32_e32 v162, v176, v162
	v_mul_f32_e32 v166, v176, v166
	v_mul_f32_e32 v163, v176, v163
	v_mul_f32_e32 v167, v176, v167
	v_mul_f32_e32 v164, v176, v164
	v_mul_f32_e32 v168, v176, v168
	v_add_f32_e32 v133, v169, v133
	v_add_f32_e32 v130, v171, v130
	v_add_f32_e32 v120, v177, v120
	v_add_f32_e32 v117, v178, v117
	v_add_f32_e32 v108, v179, v108
	v_add_f32_e32 v105, v180, v105
	v_add_f32_e32 v96, v181, v96
	v_add_f32_e32 v95, v173, v95
	v_add_f32_e32 v55, v55, v126
	v_add_f32_e32 v123, v157, v123
	v_add_f32_e32 v56, v56, v114
	v_add_f32_e32 v111, v158, v111
	v_add_f32_e32 v57, v57, v102
	v_add_f32_e32 v99, v159, v99
	v_add_f32_e32 v58, v58, v94
	v_add_f32_e32 v92, v160, v92
	.loc	1 191
	v_add_u32_e32 v54, vcc, 0x220, v54
	s_cmp_lg_u32 s54, 64
	.loc	1 195
	v_add_f32_e32 v156, v191, v156
	v_add_f32_e32 v155, v192, v155
	v_add_f32_e32 v152, v193, v152
	v_add_f32_e32 v151, v194, v151
	v_add_f32_e32 v148, v195, v148
	v_add_f32_e32 v147, v196, v147
	v_add_f32_e32 v144, v197, v144
	v_add_f32_e32 v143, v170, v143
	v_add_f32_e32 v154, v198, v154
	v_add_f32_e32 v153, v199, v153
	v_add_f32_e32 v150, v200, v150
	v_add_f32_e32 v149, v201, v149
	v_add_f32_e32 v146, v202, v146
	v_add_f32_e32 v145, v203, v145
	v_add_f32_e32 v141, v204, v141
	v_add_f32_e32 v138, v172, v138
	v_add_f32_e32 v133, v175, v133
	v_add_f32_e32 v130, v182, v130
	v_add_f32_e32 v120, v183, v120
	v_add_f32_e32 v117, v184, v117
	v_add_f32_e32 v108, v185, v108
	v_add_f32_e32 v105, v186, v105
	v_add_f32_e32 v96, v187, v96
	v_add_f32_e32 v95, v174, v95
	v_add_f32_e32 v126, v161, v55
	v_add_f32_e32 v123, v165, v123
	v_add_f32_e32 v114, v162, v56
	v_add_f32_e32 v111, v166, v111
	v_add_f32_e32 v102, v163, v57
	v_add_f32_e32 v99, v167, v99
	v_add_f32_e32 v94, v164, v58
	v_add_f32_e32 v92, v168, v92
	.loc	1 191
	s_cbranch_scc1 .LBB0_291
; %bb.292:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 199
	s_add_i32 s94, s94, 1
	s_cmp_lg_u32 s94, 16
	s_cbranch_scc1 .LBB0_145
; %bb.293:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_f32_e32 v142, v156, v142
	v_add_f32_e32 v140, v155, v140
	v_add_f32_e32 v139, v154, v139
	v_add_f32_e32 v137, v153, v137
	v_add_f32_e32 v136, v152, v136
	v_add_f32_e32 v135, v151, v135
	v_add_f32_e32 v134, v150, v134
	v_add_f32_e32 v132, v149, v132
	v_add_f32_e32 v131, v148, v131
	v_add_f32_e32 v129, v147, v129
	v_add_f32_e32 v128, v146, v128
	v_add_f32_e32 v127, v145, v127
	v_add_f32_e32 v125, v144, v125
	v_add_f32_e32 v124, v143, v124
	v_add_f32_e32 v122, v141, v122
	v_add_f32_e32 v121, v138, v121
	v_add_f32_e32 v119, v133, v119
	v_add_f32_e32 v118, v130, v118
	v_add_f32_e32 v116, v126, v116
	v_add_f32_e32 v115, v123, v115
	v_add_f32_e32 v113, v120, v113
	v_add_f32_e32 v112, v117, v112
	v_add_f32_e32 v110, v114, v110
	v_add_f32_e32 v109, v111, v109
	v_add_f32_e32 v107, v108, v107
	v_add_f32_e32 v106, v105, v106
	v_add_f32_e32 v104, v102, v104
	v_add_f32_e32 v103, v99, v103
	v_add_f32_e32 v101, v96, v101
	v_add_f32_e32 v100, v95, v100
	v_add_f32_e32 v98, v94, v98
	v_add_f32_e32 v97, v92, v97
	s_mov_b32 s94, 0
	.loc	1 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v95, 0
	v_mov_b32_e32 v96, 0
	v_mov_b32_e32 v99, 0
	v_mov_b32_e32 v102, 0
	v_mov_b32_e32 v105, 0
	v_mov_b32_e32 v108, 0
	v_mov_b32_e32 v111, 0
	v_mov_b32_e32 v114, 0
	v_mov_b32_e32 v117, 0
	v_mov_b32_e32 v120, 0
	v_mov_b32_e32 v123, 0
	v_mov_b32_e32 v126, 0
	v_mov_b32_e32 v130, 0
	v_mov_b32_e32 v133, 0
	v_mov_b32_e32 v138, 0
	v_mov_b32_e32 v141, 0
	v_mov_b32_e32 v143, 0
	v_mov_b32_e32 v144, 0
	v_mov_b32_e32 v145, 0
	v_mov_b32_e32 v146, 0
	v_mov_b32_e32 v147, 0
	v_mov_b32_e32 v148, 0
	v_mov_b32_e32 v149, 0
	v_mov_b32_e32 v150, 0
	v_mov_b32_e32 v151, 0
	v_mov_b32_e32 v152, 0
	v_mov_b32_e32 v153, 0
	v_mov_b32_e32 v154, 0
	v_mov_b32_e32 v155, 0
	v_mov_b32_e32 v156, 0
	s_branch .LBB0_145
.LBB0_294:
	.loc	1 201
	v_add_f32_e32 v6, v142, v156
	v_add_f32_e32 v14, v140, v155
	v_add_f32_e32 v44, v139, v154
	v_add_f32_e32 v40, v137, v153
	v_add_f32_e32 v8, v136, v152
	v_add_f32_e32 v16, v135, v151
	v_add_f32_e32 v43, v134, v150
	v_add_f32_e32 v39, v132, v149
	v_add_f32_e32 v10, v131, v148
	v_add_f32_e32 v18, v129, v147
	v_add_f32_e32 v42, v128, v146
	v_add_f32_e32 v38, v127, v145
	v_add_f32_e32 v12, v125, v144
	v_add_f32_e32 v45, v124, v143
	v_add_f32_e32 v41, v122, v141
	v_add_f32_e32 v37, v121, v138
	v_add_f32_e32 v35, v119, v133
	v_add_f32_e32 v31, v118, v130
	v_add_f32_e32 v27, v116, v126
	v_add_f32_e32 v23, v115, v123
	v_add_f32_e32 v34, v113, v120
	v_add_f32_e32 v30, v112, v117
	v_add_f32_e32 v26, v110, v114
	v_add_f32_e32 v22, v109, v111
	v_add_f32_e32 v33, v107, v108
	v_add_f32_e32 v29, v106, v105
	v_add_f32_e32 v25, v104, v102
	v_add_f32_e32 v21, v103, v99
	v_add_f32_e32 v32, v101, v96
	v_add_f32_e32 v28, v100, v95
	v_add_f32_e32 v24, v98, v94
	v_add_f32_e32 v20, v97, v92
.LBB0_295:
	.loc	1 0
	s_movk_i32 s2, 0x1f8
	.loc	1 224
	v_cmp_class_f32_e64 s[0:1], v6, s2
	v_cmp_class_f32_e64 s[6:7], v14, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v44, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v40, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v8, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v16, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v43, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v39, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v10, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v18, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v42, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v38, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v12, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v45, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v41, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v37, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v35, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v31, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v27, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v23, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v34, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v30, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v26, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v22, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v33, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v29, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v25, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v21, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v32, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v28, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v24, s2
	s_and_b64 s[6:7], s[0:1], s[6:7]
	s_mov_b64 s[20:21], 0
	s_and_saveexec_b64 s[0:1], s[6:7]
; %bb.296:
	v_cmp_class_f32_e64 s[2:3], v20, s2
	s_and_b64 s[20:21], s[2:3], exec
; %bb.297:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 149
	s_load_dwordx2 s[22:23], s[4:5], 0x30
	s_load_dword s4, s[4:5], 0x38
	s_xor_b64 s[0:1], s[20:21], -1
	.loc	1 150
	v_and_b32_e32 v9, 32, v0
	v_add_u32_e32 v7, vcc, s91, v60
	v_lshlrev_b32_e32 v5, 3, v61
	v_cmp_neq_f32_e64 s[8:9], s71, 0
	.loc	1 225
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[6:7], exec, s[2:3]
	s_cbranch_execz .LBB0_310
; %bb.298:
	.loc	1 0
	s_cmp_gt_i32 s66, 0
	s_cselect_b64 s[0:1], -1, 0
	.loc	1 225
	s_lshl_b32 s2, s90, 6
	.loc	1 226
	v_or_b32_e32 v0, s2, v60
	v_add_u32_e32 v0, vcc, v0, v59
	.loc	1 225
	s_lshl_b32 s2, s33, 6
	.loc	1 226
	v_subrev_u32_e32 v11, vcc, s2, v0
	v_add_u32_e32 v0, vcc, s72, v9
	v_add_u32_e32 v13, vcc, v0, v5
	v_cndmask_b32_e64 v0, 0, 1, s[0:1]
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[10:11], s[74:75], 2
	.loc	1 225
	s_lshl_b64 s[12:13], s[76:77], 2
	s_mov_b64 s[14:15], 0
	v_cmp_ne_u32_e64 s[0:1], 1, v0
	s_mov_b32 s19, 0
	s_branch .LBB0_301
.LBB0_299:                              ;   in Loop: Header=BB0_301 Depth=1
	.loc	1 232
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v15, s23
	v_add_u32_e32 v2, vcc, s22, v2
	v_addc_u32_e32 v3, vcc, v15, v3, vcc
	v_add_u32_e32 v0, vcc, v2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v4
.LBB0_300:                              ;   in Loop: Header=BB0_301 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 225
	s_add_i32 s2, s19, 1
	s_add_i32 s18, s18, 4
	s_not_b64 s[14:15], s[14:15]
	s_cmp_gt_u32 s19, 30
	s_mov_b32 s19, s2
	s_cbranch_scc1 .LBB0_310
.LBB0_301:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_304 Depth 2
	.loc	1 227
	s_lshl_b32 s16, s19, 2
	s_and_b32 s2, s19, 0x7ffffff0
	s_and_b32 s17, s16, 8
	s_or_b32 s2, s2, s17
	.loc	1 226
	s_bfe_u32 s3, s19, 0x20002
	.loc	1 227
	v_or_b32_e32 v0, s2, v59
	s_and_b32 s2, s16, 4
	s_or_b32 s2, s2, s3
	v_add_u32_e32 v15, vcc, v7, v0
	v_or_b32_e32 v0, s2, v5
	v_or_b32_e32 v0, v0, v9
	v_or_b32_e32 v0, s72, v0
	.loc	1 228
	v_cmp_gt_i32_e32 vcc, s64, v15
	v_cmp_gt_i32_e64 s[2:3], s65, v0
	s_and_b64 s[16:17], vcc, s[2:3]
	s_and_saveexec_b64 s[2:3], s[16:17]
	s_cbranch_execz .LBB0_300
; %bb.302:                              ;   in Loop: Header=BB0_301 Depth=1
	.loc	1 231
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_305
; %bb.303:                              ;   in Loop: Header=BB0_301 Depth=1
	.loc	1 226
	s_and_b32 s16, s19, -16
	s_and_b32 s17, s18, 8
	s_or_b32 s16, s17, s16
	v_mov_b32_e32 v1, s62
	v_add_u32_e32 v3, vcc, s16, v11
	v_mov_b32_e32 v2, s63
	v_mul_lo_u32 v4, s11, v3
	v_mad_u64_u32 v[1:2], s[16:17], s10, v3, v[1:2]
	v_ashrrev_i32_e32 v3, 31, v3
	v_mul_lo_u32 v3, s10, v3
	v_add_u32_e32 v2, vcc, v4, v2
	.loc	1 0
	s_lshr_b32 s24, s19, 2
	.loc	1 226
	v_add_u32_e32 v2, vcc, v3, v2
	v_cndmask_b32_e64 v3, 0, 1, s[14:15]
	v_lshlrev_b32_e32 v3, 2, v3
	s_and_b32 s16, s24, 3
	v_or_b32_e32 v3, s16, v3
	v_add_u32_e32 v3, vcc, v3, v13
	v_ashrrev_i32_e32 v4, 31, v3
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_mov_b32_e32 v17, s69
	v_add_u32_e32 v3, vcc, s68, v3
	v_addc_u32_e32 v4, vcc, v17, v4, vcc
	v_mov_b32_e32 v17, 0
	s_mov_b32 s16, s66
.LBB0_304:                              ;   Parent Loop BB0_301 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 231
	flat_load_dword v19, v[1:2]
	flat_load_dword v36, v[3:4]
	v_add_u32_e32 v1, vcc, 4, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	s_add_i32 s16, s16, -1
	v_mov_b32_e32 v46, s13
	v_add_u32_e32 v3, vcc, s12, v3
	v_addc_u32_e32 v4, vcc, v4, v46, vcc
	s_cmp_eq_u32 s16, 0
	s_waitcnt vmcnt(0)
	v_fma_f32 v17, v19, v36, v17
	s_cbranch_scc0 .LBB0_304
	s_branch .LBB0_306
.LBB0_305:                              ;   in Loop: Header=BB0_301 Depth=1
	.loc	1 0
	v_mov_b32_e32 v17, 0
.LBB0_306:                              ;   in Loop: Header=BB0_301 Depth=1
	.loc	1 229
	v_ashrrev_i32_e32 v1, 31, v0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 232
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_308
; %bb.307:                              ;   in Loop: Header=BB0_301 Depth=1
	v_mad_i64_i32 v[2:3], s[16:17], v15, s4, 0
	v_mov_b32_e32 v4, s23
	v_lshlrev_b64 v[46:47], 2, v[2:3]
	v_add_u32_e32 v19, vcc, s22, v46
	v_addc_u32_e32 v4, vcc, v4, v47, vcc
	v_add_u32_e32 v46, vcc, v19, v0
	v_addc_u32_e32 v47, vcc, v4, v1, vcc
	flat_load_dword v4, v[46:47]
	v_mul_f32_e32 v19, s67, v17
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s71, v4
	v_add_f32_e32 v4, v19, v4
	s_cbranch_execnz .LBB0_299
	s_branch .LBB0_309
.LBB0_308:                              ;   in Loop: Header=BB0_301 Depth=1
.LBB0_309:                              ;   in Loop: Header=BB0_301 Depth=1
	v_mad_i64_i32 v[2:3], s[16:17], v15, s4, 0
	v_mul_f32_e32 v4, s67, v17
	s_branch .LBB0_299
.LBB0_310:
	.loc	1 225
	s_or_saveexec_b64 s[0:1], s[6:7]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
	s_xor_b64 exec, exec, s[0:1]
; %bb.311:
	.loc	1 0
	s_ashr_i32 s5, s4, 31
	v_mov_b32_e32 v0, s4
	v_mov_b32_e32 v1, s5
; %bb.312:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v36, v7, v59
	v_ashrrev_i32_e32 v2, 31, v7
	v_mul_lo_u32 v7, v0, v2
	v_mad_u64_u32 v[2:3], s[2:3], v0, v36, 0
	v_or_b32_e32 v4, s72, v9
	v_mul_lo_u32 v9, v1, v36
	v_cmp_gt_i32_e32 vcc, s64, v36
	s_and_b64 s[18:19], s[20:21], vcc
	v_add_u32_e32 v3, vcc, v3, v7
	v_add_u32_e32 v3, vcc, v3, v9
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v7, s23
	v_add_u32_e32 v19, vcc, s22, v2
	.loc	1 240
	v_or_b32_e32 v2, v5, v4
	v_cmp_gt_i32_e64 s[2:3], s65, v2
	v_cmp_neq_f32_e64 s[0:1], s71, 0
	v_addc_u32_e32 v46, vcc, v7, v3, vcc
	.loc	1 241
	s_and_b64 s[6:7], s[18:19], s[2:3]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_317
; %bb.313:
	.loc	1 242
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	v_add_u32_e32 v4, vcc, v19, v4
	v_addc_u32_e32 v5, vcc, v46, v5, vcc
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_473
; %bb.314:
	flat_load_dword v7, v[4:5]
	v_mul_f32_e32 v9, s67, v6
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s71, v7
	v_add_f32_e32 v7, v9, v7
	s_cbranch_execnz .LBB0_316
.LBB0_315:
	v_mul_f32_e32 v7, s67, v6
.LBB0_316:
	flat_store_dword v[4:5], v7
.LBB0_317:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 240
	v_or_b32_e32 v4, 1, v2
	v_cmp_gt_i32_e64 s[4:5], s65, v4
	v_cndmask_b32_e64 v6, 0, 1, s[0:1]
	.loc	1 241
	s_and_b64 s[6:7], s[18:19], s[4:5]
	v_ashrrev_i32_e32 v5, 31, v4
	v_cmp_ne_u32_e64 s[0:1], 1, v6
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_322
; %bb.318:
	.loc	1 242
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v6, s[6:7], v19, v6
	v_addc_u32_e64 v7, s[6:7], v46, v7, s[6:7]
	s_cbranch_vccnz .LBB0_474
; %bb.319:
	.loc	1 243
	flat_load_dword v9, v[6:7]
	v_mul_f32_e32 v11, s67, v8
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v9, s71, v9
	v_add_f32_e32 v9, v11, v9
	s_cbranch_execnz .LBB0_321
.LBB0_320:
	v_mul_f32_e32 v9, s67, v8
.LBB0_321:
	flat_store_dword v[6:7], v9
.LBB0_322:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 240
	v_or_b32_e32 v6, 2, v2
	v_cmp_gt_i32_e64 s[6:7], s65, v6
	.loc	1 241
	s_and_b64 s[8:9], s[18:19], s[6:7]
	v_ashrrev_i32_e32 v7, 31, v6
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_327
; %bb.323:
	.loc	1 242
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v8, s[8:9], v19, v8
	v_addc_u32_e64 v9, s[8:9], v46, v9, s[8:9]
	.loc	1 243
	s_cbranch_vccnz .LBB0_475
; %bb.324:
	flat_load_dword v11, v[8:9]
	v_mul_f32_e32 v13, s67, v10
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v11, s71, v11
	v_add_f32_e32 v11, v13, v11
	s_cbranch_execnz .LBB0_326
.LBB0_325:
	v_mul_f32_e32 v11, s67, v10
.LBB0_326:
	flat_store_dword v[8:9], v11
.LBB0_327:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 240
	v_or_b32_e32 v8, 3, v2
	v_cmp_gt_i32_e64 s[8:9], s65, v8
	.loc	1 241
	s_and_b64 s[10:11], s[18:19], s[8:9]
	v_ashrrev_i32_e32 v9, 31, v8
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB0_332
; %bb.328:
	.loc	1 242
	v_lshlrev_b64 v[10:11], 2, v[8:9]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v10, s[10:11], v19, v10
	v_addc_u32_e64 v11, s[10:11], v46, v11, s[10:11]
	.loc	1 243
	s_cbranch_vccnz .LBB0_476
; %bb.329:
	flat_load_dword v13, v[10:11]
	v_mul_f32_e32 v15, s67, v12
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s71, v13
	v_add_f32_e32 v13, v15, v13
	s_cbranch_execnz .LBB0_331
.LBB0_330:
	v_mul_f32_e32 v13, s67, v12
.LBB0_331:
	flat_store_dword v[10:11], v13
.LBB0_332:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 240
	v_or_b32_e32 v10, 4, v2
	v_cmp_gt_i32_e64 s[10:11], s65, v10
	.loc	1 241
	s_and_b64 s[12:13], s[18:19], s[10:11]
	v_ashrrev_i32_e32 v11, 31, v10
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_337
; %bb.333:
	.loc	1 242
	v_lshlrev_b64 v[12:13], 2, v[10:11]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v12, s[12:13], v19, v12
	v_addc_u32_e64 v13, s[12:13], v46, v13, s[12:13]
	.loc	1 243
	s_cbranch_vccnz .LBB0_477
; %bb.334:
	flat_load_dword v15, v[12:13]
	v_mul_f32_e32 v17, s67, v14
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v15, s71, v15
	v_add_f32_e32 v15, v17, v15
	s_cbranch_execnz .LBB0_336
.LBB0_335:
	v_mul_f32_e32 v15, s67, v14
.LBB0_336:
	flat_store_dword v[12:13], v15
.LBB0_337:
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 240
	v_or_b32_e32 v12, 5, v2
	v_cmp_gt_i32_e64 s[12:13], s65, v12
	.loc	1 241
	s_and_b64 s[14:15], s[18:19], s[12:13]
	v_ashrrev_i32_e32 v13, 31, v12
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_342
; %bb.338:
	.loc	1 242
	v_lshlrev_b64 v[14:15], 2, v[12:13]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v14, s[14:15], v19, v14
	v_addc_u32_e64 v15, s[14:15], v46, v15, s[14:15]
	.loc	1 243
	s_cbranch_vccnz .LBB0_478
; %bb.339:
	flat_load_dword v17, v[14:15]
	v_mul_f32_e32 v47, s67, v16
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v17, s71, v17
	v_add_f32_e32 v17, v47, v17
	s_cbranch_execnz .LBB0_341
.LBB0_340:
	v_mul_f32_e32 v17, s67, v16
.LBB0_341:
	flat_store_dword v[14:15], v17
.LBB0_342:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 240
	v_or_b32_e32 v14, 6, v2
	v_cmp_gt_i32_e64 s[14:15], s65, v14
	.loc	1 241
	s_and_b64 s[16:17], s[18:19], s[14:15]
	v_ashrrev_i32_e32 v15, 31, v14
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_347
; %bb.343:
	.loc	1 242
	v_lshlrev_b64 v[16:17], 2, v[14:15]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v16, s[16:17], v19, v16
	v_addc_u32_e64 v17, s[16:17], v46, v17, s[16:17]
	.loc	1 243
	s_cbranch_vccnz .LBB0_479
; %bb.344:
	flat_load_dword v47, v[16:17]
	v_mul_f32_e32 v48, s67, v18
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v47, s71, v47
	v_add_f32_e32 v47, v48, v47
	s_cbranch_execnz .LBB0_346
.LBB0_345:
	v_mul_f32_e32 v47, s67, v18
.LBB0_346:
	flat_store_dword v[16:17], v47
.LBB0_347:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	.loc	1 240
	v_or_b32_e32 v16, 7, v2
	v_cmp_gt_i32_e64 s[16:17], s65, v16
	.loc	1 241
	s_and_b64 s[18:19], s[18:19], s[16:17]
	v_ashrrev_i32_e32 v17, 31, v16
	s_and_saveexec_b64 s[24:25], s[18:19]
	s_cbranch_execz .LBB0_352
; %bb.348:
	.loc	1 242
	v_lshlrev_b64 v[47:48], 2, v[16:17]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v18, s[18:19], v19, v47
	v_addc_u32_e64 v19, s[18:19], v46, v48, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_480
; %bb.349:
	flat_load_dword v46, v[18:19]
	v_mul_f32_e32 v47, s67, v45
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v46, s71, v46
	v_add_f32_e32 v46, v47, v46
	s_cbranch_execnz .LBB0_351
.LBB0_350:
	v_mul_f32_e32 v46, s67, v45
.LBB0_351:
	flat_store_dword v[18:19], v46
.LBB0_352:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v46, 8, v36
	v_ashrrev_i32_e32 v18, 31, v36
	v_mul_lo_u32 v45, v0, v18
	v_mad_u64_u32 v[18:19], s[18:19], v0, v46, 0
	v_cmp_gt_i32_e32 vcc, s64, v46
	v_mul_lo_u32 v46, v1, v46
	s_and_b64 s[24:25], s[20:21], vcc
	v_add_u32_e32 v19, vcc, v19, v45
	v_add_u32_e32 v19, vcc, v19, v46
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_mov_b32_e32 v47, s23
	v_add_u32_e32 v46, vcc, s22, v18
	v_addc_u32_e32 v47, vcc, v47, v19, vcc
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[2:3]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_357
; %bb.353:
	.loc	1 242
	v_lshlrev_b64 v[18:19], 2, v[2:3]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v18, s[18:19], v46, v18
	v_addc_u32_e64 v19, s[18:19], v47, v19, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_481
; %bb.354:
	flat_load_dword v48, v[18:19]
	v_mul_f32_e32 v49, s67, v44
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v48, s71, v48
	v_add_f32_e32 v48, v49, v48
	s_cbranch_execnz .LBB0_356
.LBB0_355:
	v_mul_f32_e32 v48, s67, v44
.LBB0_356:
	flat_store_dword v[18:19], v48
.LBB0_357:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[4:5]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_362
; %bb.358:
	.loc	1 242
	v_lshlrev_b64 v[18:19], 2, v[4:5]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v18, s[18:19], v46, v18
	v_addc_u32_e64 v19, s[18:19], v47, v19, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_482
; %bb.359:
	flat_load_dword v44, v[18:19]
	v_mul_f32_e32 v48, s67, v43
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v44, s71, v44
	v_add_f32_e32 v44, v48, v44
	s_cbranch_execnz .LBB0_361
.LBB0_360:
	v_mul_f32_e32 v44, s67, v43
.LBB0_361:
	flat_store_dword v[18:19], v44
.LBB0_362:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[6:7]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_367
; %bb.363:
	.loc	1 242
	v_lshlrev_b64 v[18:19], 2, v[6:7]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v18, s[18:19], v46, v18
	v_addc_u32_e64 v19, s[18:19], v47, v19, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_483
; %bb.364:
	flat_load_dword v43, v[18:19]
	v_mul_f32_e32 v44, s67, v42
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v43, s71, v43
	v_add_f32_e32 v43, v44, v43
	s_cbranch_execnz .LBB0_366
.LBB0_365:
	v_mul_f32_e32 v43, s67, v42
.LBB0_366:
	flat_store_dword v[18:19], v43
.LBB0_367:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[8:9]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_372
; %bb.368:
	.loc	1 242
	v_lshlrev_b64 v[18:19], 2, v[8:9]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v18, s[18:19], v46, v18
	v_addc_u32_e64 v19, s[18:19], v47, v19, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_484
; %bb.369:
	flat_load_dword v42, v[18:19]
	v_mul_f32_e32 v43, s67, v41
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v42, s71, v42
	v_add_f32_e32 v42, v43, v42
	s_cbranch_execnz .LBB0_371
.LBB0_370:
	v_mul_f32_e32 v42, s67, v41
.LBB0_371:
	flat_store_dword v[18:19], v42
.LBB0_372:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[10:11]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_377
; %bb.373:
	.loc	1 242
	v_lshlrev_b64 v[18:19], 2, v[10:11]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v18, s[18:19], v46, v18
	v_addc_u32_e64 v19, s[18:19], v47, v19, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_485
; %bb.374:
	flat_load_dword v41, v[18:19]
	v_mul_f32_e32 v42, s67, v40
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v41, s71, v41
	v_add_f32_e32 v41, v42, v41
	s_cbranch_execnz .LBB0_376
.LBB0_375:
	v_mul_f32_e32 v41, s67, v40
.LBB0_376:
	flat_store_dword v[18:19], v41
.LBB0_377:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[12:13]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_382
; %bb.378:
	.loc	1 242
	v_lshlrev_b64 v[18:19], 2, v[12:13]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v18, s[18:19], v46, v18
	v_addc_u32_e64 v19, s[18:19], v47, v19, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_486
; %bb.379:
	flat_load_dword v40, v[18:19]
	v_mul_f32_e32 v41, s67, v39
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v40, s71, v40
	v_add_f32_e32 v40, v41, v40
	s_cbranch_execnz .LBB0_381
.LBB0_380:
	v_mul_f32_e32 v40, s67, v39
.LBB0_381:
	flat_store_dword v[18:19], v40
.LBB0_382:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[14:15]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_387
; %bb.383:
	.loc	1 242
	v_lshlrev_b64 v[18:19], 2, v[14:15]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v18, s[18:19], v46, v18
	v_addc_u32_e64 v19, s[18:19], v47, v19, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_487
; %bb.384:
	flat_load_dword v39, v[18:19]
	v_mul_f32_e32 v40, s67, v38
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v39, s71, v39
	v_add_f32_e32 v39, v40, v39
	s_cbranch_execnz .LBB0_386
.LBB0_385:
	v_mul_f32_e32 v39, s67, v38
.LBB0_386:
	flat_store_dword v[18:19], v39
.LBB0_387:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[16:17]
	s_and_saveexec_b64 s[24:25], s[18:19]
	s_cbranch_execz .LBB0_392
; %bb.388:
	.loc	1 242
	v_lshlrev_b64 v[18:19], 2, v[16:17]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v18, s[18:19], v46, v18
	v_addc_u32_e64 v19, s[18:19], v47, v19, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_488
; %bb.389:
	flat_load_dword v38, v[18:19]
	v_mul_f32_e32 v39, s67, v37
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v38, s71, v38
	v_add_f32_e32 v38, v39, v38
	s_cbranch_execnz .LBB0_391
.LBB0_390:
	v_mul_f32_e32 v38, s67, v37
.LBB0_391:
	flat_store_dword v[18:19], v38
.LBB0_392:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v37, 16, v36
	v_mad_u64_u32 v[18:19], s[18:19], v0, v37, 0
	v_cmp_gt_i32_e32 vcc, s64, v37
	v_mul_lo_u32 v37, v1, v37
	s_and_b64 s[24:25], s[20:21], vcc
	v_add_u32_e32 v19, vcc, v19, v45
	v_add_u32_e32 v19, vcc, v19, v37
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_mov_b32_e32 v38, s23
	v_add_u32_e32 v37, vcc, s22, v18
	v_addc_u32_e32 v38, vcc, v38, v19, vcc
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[2:3]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_397
; %bb.393:
	.loc	1 242
	v_lshlrev_b64 v[18:19], 2, v[2:3]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v18, s[18:19], v37, v18
	v_addc_u32_e64 v19, s[18:19], v38, v19, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_489
; %bb.394:
	flat_load_dword v39, v[18:19]
	v_mul_f32_e32 v40, s67, v35
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v39, s71, v39
	v_add_f32_e32 v39, v40, v39
	s_cbranch_execnz .LBB0_396
.LBB0_395:
	v_mul_f32_e32 v39, s67, v35
.LBB0_396:
	flat_store_dword v[18:19], v39
.LBB0_397:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[4:5]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_402
; %bb.398:
	.loc	1 242
	v_lshlrev_b64 v[18:19], 2, v[4:5]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v18, s[18:19], v37, v18
	v_addc_u32_e64 v19, s[18:19], v38, v19, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_490
; %bb.399:
	flat_load_dword v35, v[18:19]
	v_mul_f32_e32 v39, s67, v34
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v35, s71, v35
	v_add_f32_e32 v35, v39, v35
	s_cbranch_execnz .LBB0_401
.LBB0_400:
	v_mul_f32_e32 v35, s67, v34
.LBB0_401:
	flat_store_dword v[18:19], v35
.LBB0_402:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[6:7]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_407
; %bb.403:
	.loc	1 242
	v_lshlrev_b64 v[18:19], 2, v[6:7]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v18, s[18:19], v37, v18
	v_addc_u32_e64 v19, s[18:19], v38, v19, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_491
; %bb.404:
	flat_load_dword v34, v[18:19]
	v_mul_f32_e32 v35, s67, v33
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v34, s71, v34
	v_add_f32_e32 v34, v35, v34
	s_cbranch_execnz .LBB0_406
.LBB0_405:
	v_mul_f32_e32 v34, s67, v33
.LBB0_406:
	flat_store_dword v[18:19], v34
.LBB0_407:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[8:9]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_412
; %bb.408:
	.loc	1 242
	v_lshlrev_b64 v[18:19], 2, v[8:9]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v18, s[18:19], v37, v18
	v_addc_u32_e64 v19, s[18:19], v38, v19, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_492
; %bb.409:
	flat_load_dword v33, v[18:19]
	v_mul_f32_e32 v34, s67, v32
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v33, s71, v33
	v_add_f32_e32 v33, v34, v33
	s_cbranch_execnz .LBB0_411
.LBB0_410:
	v_mul_f32_e32 v33, s67, v32
.LBB0_411:
	flat_store_dword v[18:19], v33
.LBB0_412:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[10:11]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_417
; %bb.413:
	.loc	1 242
	v_lshlrev_b64 v[18:19], 2, v[10:11]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v18, s[18:19], v37, v18
	v_addc_u32_e64 v19, s[18:19], v38, v19, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_493
; %bb.414:
	flat_load_dword v32, v[18:19]
	v_mul_f32_e32 v33, s67, v31
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v32, s71, v32
	v_add_f32_e32 v32, v33, v32
	s_cbranch_execnz .LBB0_416
.LBB0_415:
	v_mul_f32_e32 v32, s67, v31
.LBB0_416:
	flat_store_dword v[18:19], v32
.LBB0_417:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[12:13]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_422
; %bb.418:
	.loc	1 242
	v_lshlrev_b64 v[18:19], 2, v[12:13]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v18, s[18:19], v37, v18
	v_addc_u32_e64 v19, s[18:19], v38, v19, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_494
; %bb.419:
	flat_load_dword v31, v[18:19]
	v_mul_f32_e32 v32, s67, v30
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v31, s71, v31
	v_add_f32_e32 v31, v32, v31
	s_cbranch_execnz .LBB0_421
.LBB0_420:
	v_mul_f32_e32 v31, s67, v30
.LBB0_421:
	flat_store_dword v[18:19], v31
.LBB0_422:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[14:15]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_427
; %bb.423:
	.loc	1 242
	v_lshlrev_b64 v[18:19], 2, v[14:15]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v18, s[18:19], v37, v18
	v_addc_u32_e64 v19, s[18:19], v38, v19, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_495
; %bb.424:
	flat_load_dword v30, v[18:19]
	v_mul_f32_e32 v31, s67, v29
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v30, s71, v30
	v_add_f32_e32 v30, v31, v30
	s_cbranch_execnz .LBB0_426
.LBB0_425:
	v_mul_f32_e32 v30, s67, v29
.LBB0_426:
	flat_store_dword v[18:19], v30
.LBB0_427:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[16:17]
	s_and_saveexec_b64 s[24:25], s[18:19]
	s_cbranch_execz .LBB0_432
; %bb.428:
	.loc	1 242
	v_lshlrev_b64 v[18:19], 2, v[16:17]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v18, s[18:19], v37, v18
	v_addc_u32_e64 v19, s[18:19], v38, v19, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_496
; %bb.429:
	flat_load_dword v29, v[18:19]
	v_mul_f32_e32 v30, s67, v28
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v29, s71, v29
	v_add_f32_e32 v29, v30, v29
	s_cbranch_execnz .LBB0_431
.LBB0_430:
	v_mul_f32_e32 v29, s67, v28
.LBB0_431:
	flat_store_dword v[18:19], v29
.LBB0_432:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v28, 24, v36
	v_mad_u64_u32 v[18:19], s[18:19], v0, v28, 0
	v_mul_lo_u32 v0, v1, v28
	v_cmp_gt_i32_e32 vcc, s64, v28
	s_and_b64 s[18:19], s[20:21], vcc
	v_add_u32_e32 v1, vcc, v19, v45
	v_add_u32_e32 v19, vcc, v1, v0
	v_lshlrev_b64 v[0:1], 2, v[18:19]
	v_mov_b32_e32 v19, s23
	v_add_u32_e32 v18, vcc, s22, v0
	v_addc_u32_e32 v19, vcc, v19, v1, vcc
	.loc	1 241
	s_and_b64 s[2:3], s[18:19], s[2:3]
	s_and_saveexec_b64 s[20:21], s[2:3]
	s_cbranch_execz .LBB0_437
; %bb.433:
	.loc	1 242
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v0, s[2:3], v18, v0
	v_addc_u32_e64 v1, s[2:3], v19, v1, s[2:3]
	.loc	1 243
	s_cbranch_vccnz .LBB0_497
; %bb.434:
	flat_load_dword v2, v[0:1]
	v_mul_f32_e32 v3, s67, v27
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s71, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_436
.LBB0_435:
	v_mul_f32_e32 v2, s67, v27
.LBB0_436:
	flat_store_dword v[0:1], v2
.LBB0_437:
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 241
	s_and_b64 s[2:3], s[18:19], s[4:5]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_442
; %bb.438:
	.loc	1 242
	v_lshlrev_b64 v[0:1], 2, v[4:5]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v0, s[2:3], v18, v0
	v_addc_u32_e64 v1, s[2:3], v19, v1, s[2:3]
	.loc	1 243
	s_cbranch_vccnz .LBB0_498
; %bb.439:
	flat_load_dword v2, v[0:1]
	v_mul_f32_e32 v3, s67, v26
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s71, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_441
.LBB0_440:
	v_mul_f32_e32 v2, s67, v26
.LBB0_441:
	flat_store_dword v[0:1], v2
.LBB0_442:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 241
	s_and_b64 s[2:3], s[18:19], s[6:7]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_447
; %bb.443:
	.loc	1 242
	v_lshlrev_b64 v[0:1], 2, v[6:7]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v0, s[2:3], v18, v0
	v_addc_u32_e64 v1, s[2:3], v19, v1, s[2:3]
	.loc	1 243
	s_cbranch_vccnz .LBB0_499
; %bb.444:
	flat_load_dword v2, v[0:1]
	v_mul_f32_e32 v3, s67, v25
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s71, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_446
.LBB0_445:
	v_mul_f32_e32 v2, s67, v25
.LBB0_446:
	flat_store_dword v[0:1], v2
.LBB0_447:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 241
	s_and_b64 s[2:3], s[18:19], s[8:9]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_452
; %bb.448:
	.loc	1 242
	v_lshlrev_b64 v[0:1], 2, v[8:9]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v0, s[2:3], v18, v0
	v_addc_u32_e64 v1, s[2:3], v19, v1, s[2:3]
	.loc	1 243
	s_cbranch_vccnz .LBB0_500
; %bb.449:
	flat_load_dword v2, v[0:1]
	v_mul_f32_e32 v3, s67, v24
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s71, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_451
.LBB0_450:
	v_mul_f32_e32 v2, s67, v24
.LBB0_451:
	flat_store_dword v[0:1], v2
.LBB0_452:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 241
	s_and_b64 s[2:3], s[18:19], s[10:11]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_457
; %bb.453:
	.loc	1 242
	v_lshlrev_b64 v[0:1], 2, v[10:11]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v0, s[2:3], v18, v0
	v_addc_u32_e64 v1, s[2:3], v19, v1, s[2:3]
	.loc	1 243
	s_cbranch_vccnz .LBB0_501
; %bb.454:
	flat_load_dword v2, v[0:1]
	v_mul_f32_e32 v3, s67, v23
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s71, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_456
.LBB0_455:
	v_mul_f32_e32 v2, s67, v23
.LBB0_456:
	flat_store_dword v[0:1], v2
.LBB0_457:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 241
	s_and_b64 s[2:3], s[18:19], s[12:13]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_462
; %bb.458:
	.loc	1 242
	v_lshlrev_b64 v[0:1], 2, v[12:13]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v0, s[2:3], v18, v0
	v_addc_u32_e64 v1, s[2:3], v19, v1, s[2:3]
	.loc	1 243
	s_cbranch_vccnz .LBB0_502
; %bb.459:
	flat_load_dword v2, v[0:1]
	v_mul_f32_e32 v3, s67, v22
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s71, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_461
.LBB0_460:
	v_mul_f32_e32 v2, s67, v22
.LBB0_461:
	flat_store_dword v[0:1], v2
.LBB0_462:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 241
	s_and_b64 s[2:3], s[18:19], s[14:15]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_467
; %bb.463:
	.loc	1 242
	v_lshlrev_b64 v[0:1], 2, v[14:15]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v0, s[2:3], v18, v0
	v_addc_u32_e64 v1, s[2:3], v19, v1, s[2:3]
	.loc	1 243
	s_cbranch_vccnz .LBB0_503
; %bb.464:
	flat_load_dword v2, v[0:1]
	v_mul_f32_e32 v3, s67, v21
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s71, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_466
.LBB0_465:
	v_mul_f32_e32 v2, s67, v21
.LBB0_466:
	flat_store_dword v[0:1], v2
.LBB0_467:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 241
	s_and_b64 s[2:3], s[18:19], s[16:17]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_472
; %bb.468:
	.loc	1 242
	v_lshlrev_b64 v[0:1], 2, v[16:17]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v0, s[0:1], v18, v0
	v_addc_u32_e64 v1, s[0:1], v19, v1, s[0:1]
	.loc	1 243
	s_cbranch_vccnz .LBB0_504
; %bb.469:
	flat_load_dword v2, v[0:1]
	v_mul_f32_e32 v3, s67, v20
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s71, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_471
.LBB0_470:
	v_mul_f32_e32 v2, s67, v20
.LBB0_471:
	flat_store_dword v[0:1], v2
.LBB0_472:
	.loc	1 247
	s_endpgm
.LBB0_473:
	.loc	1 0
	s_branch .LBB0_315
.LBB0_474:
	.loc	1 243
	s_branch .LBB0_320
.LBB0_475:
	s_branch .LBB0_325
.LBB0_476:
	s_branch .LBB0_330
.LBB0_477:
	s_branch .LBB0_335
.LBB0_478:
	s_branch .LBB0_340
.LBB0_479:
	s_branch .LBB0_345
.LBB0_480:
	s_branch .LBB0_350
.LBB0_481:
	s_branch .LBB0_355
.LBB0_482:
	s_branch .LBB0_360
.LBB0_483:
	s_branch .LBB0_365
.LBB0_484:
	s_branch .LBB0_370
.LBB0_485:
	s_branch .LBB0_375
.LBB0_486:
	s_branch .LBB0_380
.LBB0_487:
	s_branch .LBB0_385
.LBB0_488:
	s_branch .LBB0_390
.LBB0_489:
	s_branch .LBB0_395
.LBB0_490:
	s_branch .LBB0_400
.LBB0_491:
	s_branch .LBB0_405
.LBB0_492:
	s_branch .LBB0_410
.LBB0_493:
	s_branch .LBB0_415
.LBB0_494:
	s_branch .LBB0_420
.LBB0_495:
	s_branch .LBB0_425
.LBB0_496:
	s_branch .LBB0_430
.LBB0_497:
	s_branch .LBB0_435
.LBB0_498:
	s_branch .LBB0_440
.LBB0_499:
	s_branch .LBB0_445
.LBB0_500:
	s_branch .LBB0_450
.LBB0_501:
	s_branch .LBB0_455
.LBB0_502:
	s_branch .LBB0_460
.LBB0_503:
	s_branch .LBB0_465
.LBB0_504:
	s_branch .LBB0_470
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
		.amdhsa_next_free_vgpr 205
		.amdhsa_next_free_sgpr 101
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
; codeLenInByte = 19296
; NumSgprs: 103
; NumVgprs: 205
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 20992 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 51
; NumSGPRsForWavesPerEU: 103
; NumVGPRsForWavesPerEU: 205
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
    .sgpr_count:     103
    .sgpr_spill_count: 0
    .symbol:         gemm_tensor.kd
    .vgpr_count:     205
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

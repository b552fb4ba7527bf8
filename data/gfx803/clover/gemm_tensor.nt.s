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
	s_load_dwordx4 s[72:75], s[4:5], 0x0
	s_load_dwordx2 s[80:81], s[4:5], 0x10
	s_load_dword s82, s[4:5], 0x18
	s_load_dwordx4 s[76:79], s[4:5], 0x20
	v_bfe_u32 v58, v0, 2, 3
	.loc	1 150
	v_and_b32_e32 v59, 32, v0
	.loc	1 151
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s72, 63
	s_add_i32 s1, s73, 63
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
	v_cvt_f32_u32_e32 v2, s8
	s_sub_i32 s9, 0, s8
	v_and_b32_e32 v61, 3, v0
	.loc	1 159
	s_mov_b32 s84, s78
	.loc	1 152
	v_rcp_iflag_f32_e32 v2, v2
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v30, 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v27, 0
	v_mul_lo_u32 v3, s9, v2
	s_ashr_i32 s9, s6, 31
	s_add_i32 s10, s6, s9
	s_xor_b32 s10, s10, s9
	v_mul_hi_u32 v3, v2, v3
	s_xor_b32 s7, s9, s7
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v35, 0
	v_add_u32_e32 v2, vcc, v2, v3
	v_mul_hi_u32 v2, s10, v2
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v32, 0
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
	.loc	1 153
	s_lshl_b32 s9, s2, 2
	s_ashr_i32 s0, s0, 31
	s_add_i32 s9, s9, s0
	s_xor_b32 s9, s9, s0
	v_cvt_f32_u32_e32 v2, s9
	.loc	1 152
	s_xor_b32 s8, s8, s7
	s_sub_i32 s7, s8, s7
	.loc	1 153
	s_sub_i32 s8, 0, s9
	v_rcp_iflag_f32_e32 v2, v2
	s_mul_i32 s3, s7, s3
	s_sub_i32 s3, s6, s3
	s_ashr_i32 s6, s3, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_xor_b32 s0, s6, s0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v25, 0
	v_mul_lo_u32 v3, s8, v2
	s_add_i32 s8, s3, s6
	s_xor_b32 s8, s8, s6
	v_mov_b32_e32 v29, 0
	v_mul_hi_u32 v3, v2, v3
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	v_add_u32_e32 v2, vcc, v2, v3
	v_mul_hi_u32 v2, s8, v2
	.loc	1 150
	v_lshrrev_b32_e32 v3, 1, v0
	v_and_b32_e32 v60, 32, v3
	v_mov_b32_e32 v42, 0
	.loc	1 153
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
	.loc	1 154
	s_ashr_i32 s6, s1, 31
	s_add_i32 s8, s1, s6
	s_xor_b32 s8, s8, s6
	v_cvt_f32_u32_e32 v2, s8
	s_sub_i32 s9, 0, s8
	.loc	1 153
	s_mul_i32 s2, s0, s2
	s_sub_i32 s2, s3, s2
	.loc	1 154
	v_rcp_iflag_f32_e32 v2, v2
	s_ashr_i32 s3, s2, 31
	s_xor_b32 s12, s3, s6
	v_mov_b32_e32 v46, 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v43, 0
	v_mul_lo_u32 v4, s9, v2
	s_add_i32 s9, s2, s3
	s_xor_b32 s9, s9, s3
	v_mov_b32_e32 v20, 0
	v_mul_hi_u32 v4, v2, v4
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v44, 0
	v_add_u32_e32 v2, vcc, v2, v4
	v_mul_hi_u32 v2, s9, v2
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v41, 0
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
	.loc	1 155
	s_add_i32 s6, s74, 15
	.loc	1 154
	s_xor_b32 s13, s3, s12
	.loc	1 155
	s_ashr_i32 s3, s6, 31
	.loc	1 154
	s_sub_i32 s8, s13, s12
	.loc	1 155
	s_lshr_b32 s3, s3, 28
	.loc	1 154
	s_lshl_b32 s14, s8, 6
	s_mul_i32 s8, s8, s1
	.loc	1 155
	s_add_i32 s6, s6, s3
	s_sub_i32 s1, s2, s8
	s_and_b32 s2, s6, -16
	.loc	1 156
	s_mul_i32 s7, s7, s2
	s_min_i32 s86, s74, s7
	.loc	1 154
	s_add_i32 s1, s1, s0
	.loc	1 156
	s_add_i32 s0, s86, s2
	.loc	1 158
	s_ashr_i32 s83, s82, 31
	.loc	1 159
	s_ashr_i32 s85, s78, 31
	.loc	1 154
	s_lshl_b32 s33, s1, 6
	.loc	1 156
	s_min_i32 s101, s74, s0
	s_mov_b32 s1, 0
	s_cmp_le_i32 s101, s86
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v8, 0
	.loc	1 164
	s_cbranch_scc1 .LBB0_295
; %bb.1:
	.loc	1 157
	s_and_b32 s8, s82, 3
	s_and_b32 s0, s80, 12
	.loc	1 159
	v_mov_b32_e32 v2, s84
	.loc	1 157
	s_cmp_lg_u64 s[0:1], 0
	.loc	1 159
	v_mad_i64_i32 v[2:3], s[6:7], s33, v2, 0
	.loc	1 157
	s_cselect_b64 s[2:3], -1, 0
	s_and_b32 s9, s78, 3
	s_and_b32 s0, s76, 12
	s_cmp_lg_u64 s[0:1], 0
	.loc	1 158
	v_mov_b32_e32 v4, s82
	.loc	1 157
	s_cselect_b64 s[0:1], -1, 0
	.loc	1 158
	v_mad_i64_i32 v[4:5], s[6:7], s14, v4, 0
	s_ashr_i32 s87, s86, 31
	.loc	1 159
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 157
	s_cmp_lg_u32 s8, 0
	v_writelane_b32 v1, s13, 0
	s_cselect_b64 s[6:7], -1, 0
	s_cmp_lg_u32 s9, 0
	v_writelane_b32 v1, s12, 1
	.loc	1 159
	v_mov_b32_e32 v6, s77
	v_add_u32_e32 v7, vcc, s76, v2
	.loc	1 157
	s_cselect_b64 s[8:9], -1, 0
	.loc	1 159
	v_addc_u32_e32 v6, vcc, v6, v3, vcc
	.loc	1 158
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	s_lshl_b64 s[10:11], s[86:87], 2
	s_or_b64 s[6:7], s[6:7], s[2:3]
	s_or_b64 s[88:89], s[8:9], s[0:1]
	v_writelane_b32 v1, s14, 2
	s_sub_i32 s22, s72, s14
	s_sub_i32 s44, s73, s33
	s_sub_i32 s14, s101, s86
	s_cmp_gt_i32 s22, 63
	v_mov_b32_e32 v4, s81
	v_add_u32_e32 v2, vcc, s80, v2
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_gt_i32 s44, 63
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	s_cselect_b64 s[2:3], -1, 0
	v_mov_b32_e32 v5, s11
	v_add_u32_e32 v2, vcc, s10, v2
	s_and_b64 s[90:91], s[0:1], s[2:3]
	v_addc_u32_e32 v3, vcc, v3, v5, vcc
	s_cmp_gt_i32 s14, 15
	.loc	1 159
	v_add_u32_e32 v4, vcc, s10, v7
	s_cselect_b64 s[0:1], -1, 0
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	s_and_b64 s[0:1], s[90:91], s[0:1]
	v_cndmask_b32_e64 v8, 0, 1, s[6:7]
	.loc	1 0
	v_lshrrev_b32_e32 v14, 2, v0
	v_and_b32_e32 v6, 15, v0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[2:3], -1
	.loc	1 164
	s_andn2_b64 vcc, exec, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 1, v8
	.loc	1 113
	s_mov_b32 m0, -1
	.loc	1 164
	s_cbranch_vccz .LBB0_75
; %bb.2:
	.loc	1 0
	v_sub_u32_e32 v12, vcc, s14, v6
	s_mov_b64 s[6:7], -1
	.loc	1 164
	s_and_b64 vcc, exec, s[0:1]
	v_cmp_lt_i32_e64 s[2:3], 0, v12
	s_cbranch_vccnz .LBB0_20
; %bb.3:
	v_lshrrev_b32_e32 v8, 4, v0
	v_cmp_gt_i32_e32 vcc, s22, v8
	.loc	1 113
	s_and_b64 s[8:9], vcc, s[2:3]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_5
; %bb.4:
	.loc	1 164
	v_mad_i64_i32 v[10:11], s[8:9], v8, s82, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v13, vcc, v2, v10
	v_addc_u32_e32 v15, vcc, v3, v11, vcc
	v_lshlrev_b64 v[10:11], 2, v[6:7]
	v_add_u32_e32 v10, vcc, v13, v10
	v_addc_u32_e32 v11, vcc, v15, v11, vcc
	.loc	1 113
	flat_load_dword v10, v[10:11]
.LBB0_5:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v8, 24, v8
	v_lshlrev_b32_e32 v11, 2, v8
	v_lshlrev_b32_e32 v8, 2, v6
	v_add_u32_e32 v11, vcc, v11, v8
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10
	.loc	1 164
	v_or_b32_e32 v10, 0x80, v0
	v_lshrrev_b32_e32 v10, 4, v10
	v_cmp_gt_i32_e32 vcc, s22, v10
	.loc	1 113
	s_and_b64 s[8:9], vcc, s[2:3]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_7
; %bb.6:
	.loc	1 164
	v_mad_i64_i32 v[15:16], s[8:9], v10, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v9, vcc, v2, v15
	v_addc_u32_e32 v11, vcc, v3, v16, vcc
	v_lshlrev_b64 v[15:16], 2, v[6:7]
	v_add_u32_e32 v15, vcc, v9, v15
	v_addc_u32_e32 v16, vcc, v11, v16, vcc
	.loc	1 113
	flat_load_dword v9, v[15:16]
.LBB0_7:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v8
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v9
	.loc	1 164
	v_or_b32_e32 v9, 0x100, v0
	v_lshrrev_b32_e32 v10, 4, v9
	v_cmp_gt_i32_e32 vcc, s22, v10
	.loc	1 113
	s_and_b64 s[8:9], vcc, s[2:3]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_9
; %bb.8:
	.loc	1 164
	v_mad_i64_i32 v[15:16], s[8:9], v10, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v11, vcc, v2, v15
	v_addc_u32_e32 v13, vcc, v3, v16, vcc
	v_lshlrev_b64 v[15:16], 2, v[6:7]
	v_add_u32_e32 v15, vcc, v11, v15
	v_addc_u32_e32 v16, vcc, v13, v16, vcc
	.loc	1 113
	flat_load_dword v11, v[15:16]
.LBB0_9:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v8
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v11
	.loc	1 164
	v_or_b32_e32 v10, 0x180, v0
	v_lshrrev_b32_e32 v10, 4, v10
	v_cmp_gt_i32_e32 vcc, s22, v10
	.loc	1 113
	s_and_b64 s[8:9], vcc, s[2:3]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_11
; %bb.10:
	.loc	1 164
	v_mad_i64_i32 v[15:16], s[8:9], v10, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v9, vcc, v2, v15
	v_addc_u32_e32 v11, vcc, v3, v16, vcc
	v_lshlrev_b64 v[15:16], 2, v[6:7]
	v_add_u32_e32 v15, vcc, v9, v15
	v_addc_u32_e32 v16, vcc, v11, v16, vcc
	.loc	1 113
	flat_load_dword v9, v[15:16]
.LBB0_11:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v8
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v9
	.loc	1 164
	v_or_b32_e32 v9, 0x200, v0
	v_lshrrev_b32_e32 v10, 4, v9
	v_cmp_gt_i32_e32 vcc, s22, v10
	.loc	1 113
	s_and_b64 s[8:9], vcc, s[2:3]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_13
; %bb.12:
	.loc	1 164
	v_mad_i64_i32 v[15:16], s[8:9], v10, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v11, vcc, v2, v15
	v_addc_u32_e32 v13, vcc, v3, v16, vcc
	v_lshlrev_b64 v[15:16], 2, v[6:7]
	v_add_u32_e32 v15, vcc, v11, v15
	v_addc_u32_e32 v16, vcc, v13, v16, vcc
	.loc	1 113
	flat_load_dword v11, v[15:16]
.LBB0_13:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v8
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v11
	.loc	1 164
	v_or_b32_e32 v10, 0x280, v0
	v_lshrrev_b32_e32 v10, 4, v10
	v_cmp_gt_i32_e32 vcc, s22, v10
	.loc	1 113
	s_and_b64 s[8:9], vcc, s[2:3]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_15
; %bb.14:
	.loc	1 164
	v_mad_i64_i32 v[15:16], s[8:9], v10, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v9, vcc, v2, v15
	v_addc_u32_e32 v11, vcc, v3, v16, vcc
	v_lshlrev_b64 v[15:16], 2, v[6:7]
	v_add_u32_e32 v15, vcc, v9, v15
	v_addc_u32_e32 v16, vcc, v11, v16, vcc
	.loc	1 113
	flat_load_dword v9, v[15:16]
.LBB0_15:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v8
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v9
	.loc	1 164
	v_or_b32_e32 v9, 0x300, v0
	v_lshrrev_b32_e32 v10, 4, v9
	v_cmp_gt_i32_e32 vcc, s22, v10
	.loc	1 113
	s_and_b64 s[8:9], vcc, s[2:3]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_17
; %bb.16:
	.loc	1 164
	v_mad_i64_i32 v[15:16], s[8:9], v10, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v11, vcc, v2, v15
	v_addc_u32_e32 v13, vcc, v3, v16, vcc
	v_lshlrev_b64 v[15:16], 2, v[6:7]
	v_add_u32_e32 v15, vcc, v11, v15
	v_addc_u32_e32 v16, vcc, v13, v16, vcc
	.loc	1 113
	flat_load_dword v11, v[15:16]
.LBB0_17:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v8
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v11
	.loc	1 164
	v_or_b32_e32 v10, 0x380, v0
	v_lshrrev_b32_e32 v10, 4, v10
	v_cmp_gt_i32_e32 vcc, s22, v10
	.loc	1 113
	s_and_b64 s[6:7], vcc, s[2:3]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_19
; %bb.18:
	.loc	1 164
	v_mad_i64_i32 v[15:16], s[6:7], v10, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v9, vcc, v2, v15
	v_addc_u32_e32 v11, vcc, v3, v16, vcc
	v_lshlrev_b64 v[15:16], 2, v[6:7]
	v_add_u32_e32 v15, vcc, v9, v15
	v_addc_u32_e32 v16, vcc, v11, v16, vcc
	.loc	1 113
	flat_load_dword v9, v[15:16]
.LBB0_19:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v8, vcc, v10, v8
	s_mov_b64 s[6:7], 0
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v8, v9
.LBB0_20:
	.loc	1 164
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_38
; %bb.21:
	v_mad_i64_i32 v[9:10], s[2:3], v14, s82, 0
	v_lshlrev_b32_e32 v13, 2, v0
	v_and_b32_e32 v8, 12, v13
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_lshlrev_b32_e32 v15, 2, v8
	v_add_u32_e32 v11, vcc, v2, v9
	v_addc_u32_e32 v16, vcc, v3, v10, vcc
	v_add_u32_e32 v10, vcc, v11, v15
	v_addc_u32_e32 v11, vcc, 0, v16, vcc
	v_sub_u32_e32 v16, vcc, s14, v8
	v_mov_b32_e32 v9, 0
	v_cmp_gt_i32_e64 s[10:11], s22, v14
	.loc	1 113
	v_cmp_lt_i32_e32 vcc, 0, v16
	s_and_b64 s[6:7], s[10:11], vcc
	v_mov_b32_e32 v17, v9
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_23
; %bb.22:
	flat_load_dword v17, v[10:11]
.LBB0_23:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v18, 24, v14
	v_lshlrev_b32_e32 v18, 2, v18
	v_add_u32_e64 v15, s[2:3], v18, v15
	.loc	1 113
	v_cmp_lt_i32_e64 s[2:3], 1, v16
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v17
	s_and_b64 s[6:7], s[10:11], s[2:3]
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_25
; %bb.24:
	v_add_u32_e64 v17, s[6:7], 4, v10
	v_addc_u32_e64 v18, s[6:7], 0, v11, s[6:7]
	flat_load_dword v17, v[17:18]
.LBB0_25:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 113
	v_cmp_lt_i32_e64 s[6:7], 2, v16
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v17 offset:4
	s_and_b64 s[8:9], s[10:11], s[6:7]
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	s_and_saveexec_b64 s[12:13], s[8:9]
	s_cbranch_execz .LBB0_27
; %bb.26:
	v_add_u32_e64 v18, s[8:9], 8, v10
	v_addc_u32_e64 v19, s[8:9], 0, v11, s[8:9]
	flat_load_dword v18, v[18:19]
.LBB0_27:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 113
	v_cmp_lt_i32_e64 s[8:9], 3, v16
	s_and_b64 s[10:11], s[10:11], s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v18 offset:8
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB0_29
; %bb.28:
	v_add_u32_e64 v10, s[10:11], 12, v10
	v_addc_u32_e64 v11, s[10:11], 0, v11, s[10:11]
	flat_load_dword v17, v[10:11]
.LBB0_29:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 164
	v_or_b32_e32 v10, 0x200, v13
	v_lshrrev_b32_e32 v13, 4, v10
	v_mad_i64_i32 v[10:11], s[10:11], v13, s82, 0
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v17 offset:12
	.loc	1 164
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v15, s[10:11], v2, v10
	v_lshlrev_b64 v[9:10], 2, v[8:9]
	v_addc_u32_e64 v11, s[10:11], v3, v11, s[10:11]
	v_add_u32_e64 v9, s[10:11], v15, v9
	v_addc_u32_e64 v10, s[10:11], v11, v10, s[10:11]
	v_cmp_gt_i32_e64 s[10:11], s22, v13
	.loc	1 113
	s_and_b64 s[16:17], s[10:11], vcc
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v15, 0
	s_and_saveexec_b64 s[12:13], s[16:17]
	s_cbranch_execz .LBB0_31
; %bb.30:
	flat_load_dword v15, v[9:10]
.LBB0_31:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 164
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_lshlrev_b32_e32 v8, 2, v8
	v_add_u32_e32 v8, vcc, v13, v8
	.loc	1 113
	s_and_b64 s[12:13], s[10:11], s[2:3]
	s_waitcnt vmcnt(0)
	ds_write_b32 v8, v15
	s_and_saveexec_b64 s[2:3], s[12:13]
	s_cbranch_execz .LBB0_33
; %bb.32:
	v_add_u32_e32 v15, vcc, 4, v9
	v_addc_u32_e32 v16, vcc, 0, v10, vcc
	flat_load_dword v11, v[15:16]
.LBB0_33:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v8, v11 offset:4
	s_and_b64 s[6:7], s[10:11], s[6:7]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_35
; %bb.34:
	v_add_u32_e32 v15, vcc, 8, v9
	v_addc_u32_e32 v16, vcc, 0, v10, vcc
	flat_load_dword v13, v[15:16]
.LBB0_35:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 113
	s_and_b64 s[6:7], s[10:11], s[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v8, v13 offset:8
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_37
; %bb.36:
	v_add_u32_e32 v9, vcc, 12, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	flat_load_dword v11, v[9:10]
.LBB0_37:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v8, v11 offset:12
.LBB0_38:
	.loc	1 164
	s_andn2_b64 vcc, exec, s[88:89]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccnz .LBB0_56
; %bb.39:
	v_lshrrev_b32_e32 v8, 4, v0
	v_cmp_gt_i32_e64 s[2:3], s44, v8
	.loc	1 113
	v_cmp_lt_i32_e32 vcc, 0, v12
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_41
; %bb.40:
	.loc	1 164
	v_mad_i64_i32 v[10:11], s[2:3], v8, s84, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v12, s[2:3], v4, v10
	v_addc_u32_e64 v13, s[2:3], v5, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[6:7]
	v_add_u32_e64 v10, s[2:3], v12, v10
	v_addc_u32_e64 v11, s[2:3], v13, v11, s[2:3]
	.loc	1 113
	flat_load_dword v10, v[10:11]
.LBB0_41:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v8, 24, v8
	v_lshlrev_b32_e32 v11, 2, v8
	v_lshlrev_b32_e32 v8, 2, v6
	v_add_u32_e64 v11, s[2:3], v11, v8
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10 offset:12288
	.loc	1 164
	v_or_b32_e32 v10, 0x80, v0
	v_lshrrev_b32_e32 v10, 4, v10
	v_cmp_gt_i32_e64 s[2:3], s44, v10
	.loc	1 113
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_43
; %bb.42:
	.loc	1 164
	v_mad_i64_i32 v[11:12], s[2:3], v10, s84, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v9, s[2:3], v4, v11
	v_addc_u32_e64 v13, s[2:3], v5, v12, s[2:3]
	v_lshlrev_b64 v[11:12], 2, v[6:7]
	v_add_u32_e64 v11, s[2:3], v9, v11
	v_addc_u32_e64 v12, s[2:3], v13, v12, s[2:3]
	.loc	1 113
	flat_load_dword v9, v[11:12]
.LBB0_43:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e64 v10, s[2:3], v10, v8
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v9 offset:12288
	.loc	1 164
	v_or_b32_e32 v9, 0x100, v0
	v_lshrrev_b32_e32 v10, 4, v9
	v_cmp_gt_i32_e64 s[2:3], s44, v10
	.loc	1 113
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_45
; %bb.44:
	.loc	1 164
	v_mad_i64_i32 v[11:12], s[2:3], v10, s84, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v13, s[2:3], v4, v11
	v_addc_u32_e64 v15, s[2:3], v5, v12, s[2:3]
	v_lshlrev_b64 v[11:12], 2, v[6:7]
	v_add_u32_e64 v11, s[2:3], v13, v11
	v_addc_u32_e64 v12, s[2:3], v15, v12, s[2:3]
	.loc	1 113
	flat_load_dword v11, v[11:12]
.LBB0_45:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e64 v10, s[2:3], v10, v8
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v11 offset:12288
	.loc	1 164
	v_or_b32_e32 v10, 0x180, v0
	v_lshrrev_b32_e32 v10, 4, v10
	v_cmp_gt_i32_e64 s[2:3], s44, v10
	.loc	1 113
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_47
; %bb.46:
	.loc	1 164
	v_mad_i64_i32 v[11:12], s[2:3], v10, s84, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v9, s[2:3], v4, v11
	v_addc_u32_e64 v13, s[2:3], v5, v12, s[2:3]
	v_lshlrev_b64 v[11:12], 2, v[6:7]
	v_add_u32_e64 v11, s[2:3], v9, v11
	v_addc_u32_e64 v12, s[2:3], v13, v12, s[2:3]
	.loc	1 113
	flat_load_dword v9, v[11:12]
.LBB0_47:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e64 v10, s[2:3], v10, v8
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v9 offset:12288
	.loc	1 164
	v_or_b32_e32 v9, 0x200, v0
	v_lshrrev_b32_e32 v10, 4, v9
	v_cmp_gt_i32_e64 s[2:3], s44, v10
	.loc	1 113
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_49
; %bb.48:
	.loc	1 164
	v_mad_i64_i32 v[11:12], s[2:3], v10, s84, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v13, s[2:3], v4, v11
	v_addc_u32_e64 v15, s[2:3], v5, v12, s[2:3]
	v_lshlrev_b64 v[11:12], 2, v[6:7]
	v_add_u32_e64 v11, s[2:3], v13, v11
	v_addc_u32_e64 v12, s[2:3], v15, v12, s[2:3]
	.loc	1 113
	flat_load_dword v11, v[11:12]
.LBB0_49:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e64 v10, s[2:3], v10, v8
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v11 offset:12288
	.loc	1 164
	v_or_b32_e32 v10, 0x280, v0
	v_lshrrev_b32_e32 v10, 4, v10
	v_cmp_gt_i32_e64 s[2:3], s44, v10
	.loc	1 113
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_51
; %bb.50:
	.loc	1 164
	v_mad_i64_i32 v[11:12], s[2:3], v10, s84, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v9, s[2:3], v4, v11
	v_addc_u32_e64 v13, s[2:3], v5, v12, s[2:3]
	v_lshlrev_b64 v[11:12], 2, v[6:7]
	v_add_u32_e64 v11, s[2:3], v9, v11
	v_addc_u32_e64 v12, s[2:3], v13, v12, s[2:3]
	.loc	1 113
	flat_load_dword v9, v[11:12]
.LBB0_51:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e64 v10, s[2:3], v10, v8
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v9 offset:12288
	.loc	1 164
	v_or_b32_e32 v9, 0x300, v0
	v_lshrrev_b32_e32 v10, 4, v9
	v_cmp_gt_i32_e64 s[2:3], s44, v10
	.loc	1 113
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_53
; %bb.52:
	.loc	1 164
	v_mad_i64_i32 v[11:12], s[2:3], v10, s84, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v13, s[2:3], v4, v11
	v_addc_u32_e64 v15, s[2:3], v5, v12, s[2:3]
	v_lshlrev_b64 v[11:12], 2, v[6:7]
	v_add_u32_e64 v11, s[2:3], v13, v11
	v_addc_u32_e64 v12, s[2:3], v15, v12, s[2:3]
	.loc	1 113
	flat_load_dword v11, v[11:12]
.LBB0_53:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e64 v10, s[2:3], v10, v8
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v11 offset:12288
	.loc	1 164
	v_or_b32_e32 v10, 0x380, v0
	v_lshrrev_b32_e32 v10, 4, v10
	v_cmp_gt_i32_e64 s[2:3], s44, v10
	.loc	1 113
	s_and_b64 s[6:7], s[2:3], vcc
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_55
; %bb.54:
	.loc	1 164
	v_mad_i64_i32 v[11:12], s[6:7], v10, s84, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v9, vcc, v4, v11
	v_addc_u32_e32 v13, vcc, v5, v12, vcc
	v_lshlrev_b64 v[11:12], 2, v[6:7]
	v_add_u32_e32 v11, vcc, v9, v11
	v_addc_u32_e32 v12, vcc, v13, v12, vcc
	.loc	1 113
	flat_load_dword v9, v[11:12]
.LBB0_55:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v8, vcc, v10, v8
	s_mov_b64 s[2:3], 0
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v8, v9 offset:12288
.LBB0_56:
	.loc	1 164
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_74
; %bb.57:
	v_mad_i64_i32 v[9:10], s[2:3], v14, s84, 0
	v_lshlrev_b32_e32 v12, 2, v0
	v_and_b32_e32 v8, 12, v12
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_lshlrev_b32_e32 v13, 2, v8
	v_add_u32_e32 v11, vcc, v4, v9
	v_addc_u32_e32 v15, vcc, v5, v10, vcc
	v_add_u32_e32 v10, vcc, v11, v13
	v_addc_u32_e32 v11, vcc, 0, v15, vcc
	v_sub_u32_e32 v15, vcc, s14, v8
	v_mov_b32_e32 v9, 0
	v_cmp_gt_i32_e64 s[12:13], s44, v14
	.loc	1 113
	v_cmp_lt_i32_e64 s[2:3], 0, v15
	s_and_b64 s[8:9], s[12:13], s[2:3]
	v_mov_b32_e32 v16, v9
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_59
; %bb.58:
	flat_load_dword v16, v[10:11]
.LBB0_59:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 164
	v_mul_u32_u24_e32 v17, 24, v14
	v_lshlrev_b32_e32 v17, 2, v17
	v_add_u32_e32 v17, vcc, v17, v13
	.loc	1 113
	v_cmp_lt_i32_e64 s[6:7], 1, v15
	.loc	1 164
	v_add_u32_e32 v13, vcc, 0x3000, v17
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v16 offset:12288
	s_and_b64 s[10:11], s[12:13], s[6:7]
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[8:9], s[10:11]
	s_cbranch_execz .LBB0_61
; %bb.60:
	v_add_u32_e32 v16, vcc, 4, v10
	v_addc_u32_e32 v17, vcc, 0, v11, vcc
	flat_load_dword v16, v[16:17]
.LBB0_61:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 113
	v_cmp_lt_i32_e64 s[8:9], 2, v15
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v16 offset:4
	s_and_b64 s[14:15], s[12:13], s[8:9]
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[10:11], s[14:15]
	s_cbranch_execz .LBB0_63
; %bb.62:
	v_add_u32_e32 v17, vcc, 8, v10
	v_addc_u32_e32 v18, vcc, 0, v11, vcc
	flat_load_dword v17, v[17:18]
.LBB0_63:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 113
	v_cmp_lt_i32_e64 s[10:11], 3, v15
	s_and_b64 s[14:15], s[12:13], s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v17 offset:8
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execz .LBB0_65
; %bb.64:
	v_add_u32_e32 v10, vcc, 12, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	flat_load_dword v16, v[10:11]
.LBB0_65:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 164
	v_or_b32_e32 v10, 0x200, v12
	v_lshrrev_b32_e32 v12, 4, v10
	v_mad_i64_i32 v[10:11], s[12:13], v12, s84, 0
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v16 offset:12
	.loc	1 164
	v_cmp_gt_i32_e64 s[12:13], s44, v12
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	.loc	1 113
	s_and_b64 s[14:15], s[12:13], s[2:3]
	.loc	1 164
	v_add_u32_e32 v13, vcc, v4, v10
	v_lshlrev_b64 v[9:10], 2, v[8:9]
	v_addc_u32_e32 v11, vcc, v5, v11, vcc
	v_add_u32_e32 v9, vcc, v13, v9
	v_addc_u32_e32 v10, vcc, v11, v10, vcc
	.loc	1 113
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[14:15]
	s_cbranch_execz .LBB0_67
; %bb.66:
	flat_load_dword v13, v[9:10]
.LBB0_67:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_lshlrev_b32_e32 v8, 2, v8
	v_add_u32_e32 v12, vcc, v12, v8
	v_add_u32_e32 v8, vcc, 0x3000, v12
	.loc	1 113
	s_and_b64 s[6:7], s[12:13], s[6:7]
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v13 offset:12288
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_69
; %bb.68:
	v_add_u32_e32 v11, vcc, 4, v9
	v_addc_u32_e32 v12, vcc, 0, v10, vcc
	flat_load_dword v11, v[11:12]
.LBB0_69:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v8, v11 offset:4
	s_and_b64 s[6:7], s[12:13], s[8:9]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_71
; %bb.70:
	v_add_u32_e32 v12, vcc, 8, v9
	v_addc_u32_e32 v13, vcc, 0, v10, vcc
	flat_load_dword v12, v[12:13]
.LBB0_71:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 113
	s_and_b64 s[6:7], s[12:13], s[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v8, v12 offset:8
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_73
; %bb.72:
	v_add_u32_e32 v9, vcc, 12, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	flat_load_dword v11, v[9:10]
.LBB0_73:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v8, v11 offset:12
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
	v_lshrrev_b32_e32 v12, 4, v0
	v_mad_i64_i32 v[8:9], s[2:3], v12, s82, 0
	v_or_b32_e32 v15, 0x80, v0
	v_mul_u32_u24_e32 v16, 24, v12
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	s_movk_i32 s2, 0x380
	v_add_u32_e32 v10, vcc, v2, v8
	v_addc_u32_e32 v11, vcc, v3, v9, vcc
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	v_lshrrev_b32_e32 v12, 4, v15
	v_add_u32_e32 v10, vcc, v10, v8
	v_addc_u32_e32 v11, vcc, v11, v9, vcc
	.loc	1 113
	flat_load_dword v13, v[10:11]
	.loc	1 164
	v_lshlrev_b32_e32 v10, 2, v6
	v_lshlrev_b32_e32 v15, 2, v16
	v_cmp_gt_u32_e32 vcc, s2, v0
	v_add_u32_e64 v15, s[2:3], v15, v10
	.loc	1 113
	v_mov_b32_e32 v11, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v13
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_79
; %bb.78:
	.loc	1 164
	v_mad_i64_i32 v[15:16], s[6:7], v12, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v13, vcc, v2, v15
	v_addc_u32_e32 v16, vcc, v3, v16, vcc
	v_add_u32_e32 v15, vcc, v13, v8
	v_addc_u32_e32 v16, vcc, v16, v9, vcc
	.loc	1 113
	flat_load_dword v13, v[15:16]
.LBB0_79:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v13
	.loc	1 164
	v_or_b32_e32 v12, 0x100, v0
	s_movk_i32 s2, 0x300
	v_lshrrev_b32_e32 v12, 4, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_81
; %bb.80:
	.loc	1 164
	v_mad_i64_i32 v[15:16], s[6:7], v12, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v11, vcc, v2, v15
	v_addc_u32_e32 v13, vcc, v3, v16, vcc
	v_add_u32_e32 v15, vcc, v11, v8
	v_addc_u32_e32 v16, vcc, v13, v9, vcc
	.loc	1 113
	flat_load_dword v11, v[15:16]
.LBB0_81:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11
	.loc	1 164
	v_or_b32_e32 v11, 0x180, v0
	s_movk_i32 s2, 0x280
	v_lshrrev_b32_e32 v12, 4, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_83
; %bb.82:
	.loc	1 164
	v_mad_i64_i32 v[15:16], s[6:7], v12, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v13, vcc, v2, v15
	v_addc_u32_e32 v16, vcc, v3, v16, vcc
	v_add_u32_e32 v15, vcc, v13, v8
	v_addc_u32_e32 v16, vcc, v16, v9, vcc
	.loc	1 113
	flat_load_dword v13, v[15:16]
.LBB0_83:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v13
	s_movk_i32 s2, 0x200
	.loc	1 164
	v_or_b32_e32 v12, 0x200, v0
	v_lshrrev_b32_e32 v12, 4, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_85
; %bb.84:
	.loc	1 164
	v_mad_i64_i32 v[15:16], s[6:7], v12, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v11, vcc, v2, v15
	v_addc_u32_e32 v13, vcc, v3, v16, vcc
	v_add_u32_e32 v15, vcc, v11, v8
	v_addc_u32_e32 v16, vcc, v13, v9, vcc
	.loc	1 113
	flat_load_dword v11, v[15:16]
.LBB0_85:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11
	.loc	1 164
	v_or_b32_e32 v11, 0x280, v0
	s_movk_i32 s2, 0x180
	v_lshrrev_b32_e32 v12, 4, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_87
; %bb.86:
	.loc	1 164
	v_mad_i64_i32 v[15:16], s[6:7], v12, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v13, vcc, v2, v15
	v_addc_u32_e32 v16, vcc, v3, v16, vcc
	v_add_u32_e32 v15, vcc, v13, v8
	v_addc_u32_e32 v16, vcc, v16, v9, vcc
	.loc	1 113
	flat_load_dword v13, v[15:16]
.LBB0_87:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v13
	.loc	1 164
	v_or_b32_e32 v12, 0x300, v0
	s_movk_i32 s2, 0x100
	v_lshrrev_b32_e32 v12, 4, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_89
; %bb.88:
	.loc	1 164
	v_mad_i64_i32 v[15:16], s[6:7], v12, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v11, vcc, v2, v15
	v_addc_u32_e32 v13, vcc, v3, v16, vcc
	v_add_u32_e32 v15, vcc, v11, v8
	v_addc_u32_e32 v16, vcc, v13, v9, vcc
	.loc	1 113
	flat_load_dword v11, v[15:16]
.LBB0_89:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11
	.loc	1 164
	v_or_b32_e32 v11, 0x380, v0
	s_movk_i32 s2, 0x80
	v_lshrrev_b32_e32 v11, 4, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_91
; %bb.90:
	.loc	1 164
	v_mad_i64_i32 v[12:13], s[6:7], v11, s82, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e32 v12, vcc, v2, v12
	v_addc_u32_e32 v13, vcc, v3, v13, vcc
	v_add_u32_e32 v8, vcc, v12, v8
	v_addc_u32_e32 v9, vcc, v13, v9, vcc
	.loc	1 113
	flat_load_dword v12, v[8:9]
.LBB0_91:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v8, 24, v11
	v_lshlrev_b32_e32 v8, 2, v8
	v_add_u32_e32 v8, vcc, v8, v10
	s_mov_b64 s[2:3], 0
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v8, v12
.LBB0_92:
	.loc	1 164
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_110
; %bb.93:
	v_mul_u32_u24_e32 v9, 24, v14
	v_lshlrev_b32_e32 v11, 2, v9
	v_mad_i64_i32 v[9:10], s[2:3], v14, s82, 0
	v_lshlrev_b32_e32 v15, 2, v0
	v_and_b32_e32 v8, 12, v15
	v_lshlrev_b32_e32 v12, 2, v8
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e32 v16, vcc, v11, v12
	v_add_u32_e32 v11, vcc, v2, v9
	v_addc_u32_e32 v13, vcc, v3, v10, vcc
	v_add_u32_e32 v10, vcc, v11, v12
	v_addc_u32_e32 v11, vcc, 0, v13, vcc
	s_movk_i32 s2, 0xff
	s_mov_b32 s6, 0
	v_mov_b32_e32 v9, 0
	v_cmp_lt_u32_e32 vcc, s2, v0
	.loc	1 113
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_95
; %bb.94:
	ds_write_b32 v16, v9
.LBB0_95:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v13, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_97
; %bb.96:
	flat_load_dwordx2 v[12:13], v[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v16, v12
.LBB0_97:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 113
	ds_write_b32 v16, v13 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_99
; %bb.98:
	.loc	1 0
	v_mov_b32_e32 v10, 0
	.loc	1 113
	ds_write_b32 v16, v10 offset:8
	s_mov_b32 s6, 0
.LBB0_99:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v12, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_101
; %bb.100:
	v_add_u32_e32 v10, vcc, 8, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	flat_load_dwordx2 v[11:12], v[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v16, v11 offset:8
.LBB0_101:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_or_b32_e32 v10, 0x200, v15
	v_lshrrev_b32_e32 v10, 4, v10
	v_mul_u32_u24_e32 v11, 24, v10
	.loc	1 113
	ds_write_b32 v16, v12 offset:12
	.loc	1 164
	v_lshlrev_b32_e32 v12, 2, v11
	v_mad_i64_i32 v[10:11], s[2:3], v10, s82, 0
	v_lshlrev_b32_e32 v13, 2, v8
	v_add_u32_e32 v12, vcc, v12, v13
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v10, vcc, v2, v10
	v_addc_u32_e32 v11, vcc, v3, v11, vcc
	v_add_u32_e32 v8, vcc, v10, v8
	v_addc_u32_e32 v9, vcc, v11, v9, vcc
	s_movk_i32 s2, 0x7f
	v_cmp_lt_u32_e32 vcc, s2, v0
	.loc	1 113
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_103
; %bb.102:
	.loc	1 0
	v_mov_b32_e32 v10, 0
	.loc	1 113
	ds_write_b32 v12, v10
	s_mov_b32 s6, 0
.LBB0_103:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v11, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_105
; %bb.104:
	flat_load_dwordx2 v[10:11], v[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v10
.LBB0_105:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 113
	ds_write_b32 v12, v11 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_107
; %bb.106:
	.loc	1 0
	v_mov_b32_e32 v8, 0
	.loc	1 113
	ds_write_b32 v12, v8 offset:8
	s_mov_b32 s6, 0
.LBB0_107:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v10, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_109
; %bb.108:
	v_add_u32_e32 v8, vcc, 8, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	flat_load_dwordx2 v[9:10], v[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v9 offset:8
.LBB0_109:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 113
	ds_write_b32 v12, v10 offset:12
.LBB0_110:
	.loc	1 164
	s_andn2_b64 vcc, exec, s[88:89]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccnz .LBB0_126
; %bb.111:
	v_lshrrev_b32_e32 v12, 4, v0
	v_mad_i64_i32 v[8:9], s[2:3], v12, s84, 0
	v_or_b32_e32 v15, 0x80, v0
	v_mul_u32_u24_e32 v16, 24, v12
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	s_movk_i32 s2, 0x380
	v_add_u32_e32 v10, vcc, v4, v8
	v_addc_u32_e32 v11, vcc, v5, v9, vcc
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	v_lshrrev_b32_e32 v12, 4, v15
	v_add_u32_e32 v10, vcc, v10, v8
	v_addc_u32_e32 v11, vcc, v11, v9, vcc
	.loc	1 113
	flat_load_dword v13, v[10:11]
	.loc	1 164
	v_lshlrev_b32_e32 v10, 2, v6
	v_lshlrev_b32_e32 v15, 2, v16
	v_cmp_gt_u32_e32 vcc, s2, v0
	v_add_u32_e64 v15, s[2:3], v15, v10
	.loc	1 113
	v_mov_b32_e32 v11, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v13 offset:12288
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_113
; %bb.112:
	.loc	1 164
	v_mad_i64_i32 v[15:16], s[6:7], v12, s84, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v13, vcc, v4, v15
	v_addc_u32_e32 v16, vcc, v5, v16, vcc
	v_add_u32_e32 v15, vcc, v13, v8
	v_addc_u32_e32 v16, vcc, v16, v9, vcc
	.loc	1 113
	flat_load_dword v13, v[15:16]
.LBB0_113:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v13 offset:12288
	.loc	1 164
	v_or_b32_e32 v12, 0x100, v0
	s_movk_i32 s2, 0x300
	v_lshrrev_b32_e32 v12, 4, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_115
; %bb.114:
	.loc	1 164
	v_mad_i64_i32 v[15:16], s[6:7], v12, s84, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v11, vcc, v4, v15
	v_addc_u32_e32 v13, vcc, v5, v16, vcc
	v_add_u32_e32 v15, vcc, v11, v8
	v_addc_u32_e32 v16, vcc, v13, v9, vcc
	.loc	1 113
	flat_load_dword v11, v[15:16]
.LBB0_115:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11 offset:12288
	.loc	1 164
	v_or_b32_e32 v11, 0x180, v0
	s_movk_i32 s2, 0x280
	v_lshrrev_b32_e32 v12, 4, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_117
; %bb.116:
	.loc	1 164
	v_mad_i64_i32 v[15:16], s[6:7], v12, s84, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v13, vcc, v4, v15
	v_addc_u32_e32 v16, vcc, v5, v16, vcc
	v_add_u32_e32 v15, vcc, v13, v8
	v_addc_u32_e32 v16, vcc, v16, v9, vcc
	.loc	1 113
	flat_load_dword v13, v[15:16]
.LBB0_117:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v13 offset:12288
	s_movk_i32 s2, 0x200
	.loc	1 164
	v_or_b32_e32 v12, 0x200, v0
	v_lshrrev_b32_e32 v12, 4, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_119
; %bb.118:
	.loc	1 164
	v_mad_i64_i32 v[15:16], s[6:7], v12, s84, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v11, vcc, v4, v15
	v_addc_u32_e32 v13, vcc, v5, v16, vcc
	v_add_u32_e32 v15, vcc, v11, v8
	v_addc_u32_e32 v16, vcc, v13, v9, vcc
	.loc	1 113
	flat_load_dword v11, v[15:16]
.LBB0_119:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11 offset:12288
	.loc	1 164
	v_or_b32_e32 v11, 0x280, v0
	s_movk_i32 s2, 0x180
	v_lshrrev_b32_e32 v12, 4, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_121
; %bb.120:
	.loc	1 164
	v_mad_i64_i32 v[15:16], s[6:7], v12, s84, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v13, vcc, v4, v15
	v_addc_u32_e32 v16, vcc, v5, v16, vcc
	v_add_u32_e32 v15, vcc, v13, v8
	v_addc_u32_e32 v16, vcc, v16, v9, vcc
	.loc	1 113
	flat_load_dword v13, v[15:16]
.LBB0_121:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v13 offset:12288
	.loc	1 164
	v_or_b32_e32 v12, 0x300, v0
	s_movk_i32 s2, 0x100
	v_lshrrev_b32_e32 v12, 4, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_123
; %bb.122:
	.loc	1 164
	v_mad_i64_i32 v[15:16], s[6:7], v12, s84, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v11, vcc, v4, v15
	v_addc_u32_e32 v13, vcc, v5, v16, vcc
	v_add_u32_e32 v15, vcc, v11, v8
	v_addc_u32_e32 v16, vcc, v13, v9, vcc
	.loc	1 113
	flat_load_dword v11, v[15:16]
.LBB0_123:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11 offset:12288
	.loc	1 164
	v_or_b32_e32 v11, 0x380, v0
	s_movk_i32 s2, 0x80
	v_lshrrev_b32_e32 v11, 4, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 113
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_125
; %bb.124:
	.loc	1 164
	v_mad_i64_i32 v[12:13], s[6:7], v11, s84, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e32 v12, vcc, v4, v12
	v_addc_u32_e32 v13, vcc, v5, v13, vcc
	v_add_u32_e32 v8, vcc, v12, v8
	v_addc_u32_e32 v9, vcc, v13, v9, vcc
	.loc	1 113
	flat_load_dword v12, v[8:9]
.LBB0_125:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_mul_u32_u24_e32 v8, 24, v11
	v_lshlrev_b32_e32 v8, 2, v8
	v_add_u32_e32 v8, vcc, v8, v10
	s_mov_b64 s[2:3], 0
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v8, v12 offset:12288
.LBB0_126:
	.loc	1 164
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_144
; %bb.127:
	v_mul_u32_u24_e32 v9, 24, v14
	v_lshlrev_b32_e32 v11, 2, v9
	v_mad_i64_i32 v[9:10], s[2:3], v14, s84, 0
	v_lshlrev_b32_e32 v15, 2, v0
	v_and_b32_e32 v8, 12, v15
	v_lshlrev_b32_e32 v12, 2, v8
	v_add_u32_e32 v11, vcc, v11, v12
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e32 v16, vcc, 0x3000, v11
	v_add_u32_e32 v11, vcc, v4, v9
	v_addc_u32_e32 v13, vcc, v5, v10, vcc
	v_add_u32_e32 v10, vcc, v11, v12
	v_addc_u32_e32 v11, vcc, 0, v13, vcc
	s_movk_i32 s2, 0xff
	s_mov_b32 s6, 0
	v_mov_b32_e32 v9, 0
	v_cmp_lt_u32_e32 vcc, s2, v0
	.loc	1 113
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_129
; %bb.128:
	ds_write_b32 v16, v9
.LBB0_129:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v13, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_131
; %bb.130:
	flat_load_dwordx2 v[12:13], v[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v16, v12
.LBB0_131:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 113
	ds_write_b32 v16, v13 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_133
; %bb.132:
	.loc	1 0
	v_mov_b32_e32 v10, 0
	.loc	1 113
	ds_write_b32 v16, v10 offset:8
	s_mov_b32 s6, 0
.LBB0_133:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v12, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_135
; %bb.134:
	v_add_u32_e32 v10, vcc, 8, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	flat_load_dwordx2 v[11:12], v[10:11]
	s_waitcnt vmcnt(0)
	ds_write_b32 v16, v11 offset:8
.LBB0_135:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 164
	v_or_b32_e32 v10, 0x200, v15
	v_lshrrev_b32_e32 v10, 4, v10
	v_mul_u32_u24_e32 v11, 24, v10
	.loc	1 113
	ds_write_b32 v16, v12 offset:12
	.loc	1 164
	v_lshlrev_b32_e32 v12, 2, v11
	v_mad_i64_i32 v[10:11], s[2:3], v10, s84, 0
	v_lshlrev_b32_e32 v13, 2, v8
	v_add_u32_e32 v12, vcc, v12, v13
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v12, vcc, 0x3000, v12
	v_add_u32_e32 v10, vcc, v4, v10
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_addc_u32_e32 v11, vcc, v5, v11, vcc
	v_add_u32_e32 v8, vcc, v10, v8
	v_addc_u32_e32 v9, vcc, v11, v9, vcc
	s_movk_i32 s2, 0x7f
	v_cmp_lt_u32_e32 vcc, s2, v0
	.loc	1 113
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_137
; %bb.136:
	.loc	1 0
	v_mov_b32_e32 v10, 0
	.loc	1 113
	ds_write_b32 v12, v10
	s_mov_b32 s6, 0
.LBB0_137:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v11, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_139
; %bb.138:
	flat_load_dwordx2 v[10:11], v[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v10
.LBB0_139:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 113
	ds_write_b32 v12, v11 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_141
; %bb.140:
	.loc	1 0
	v_mov_b32_e32 v8, 0
	.loc	1 113
	ds_write_b32 v12, v8 offset:8
	s_mov_b32 s6, 0
.LBB0_141:
	s_or_saveexec_b64 s[2:3], s[2:3]
	v_mov_b32_e32 v10, s6
	s_xor_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_143
; %bb.142:
	v_add_u32_e32 v8, vcc, 8, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	flat_load_dwordx2 v[9:10], v[8:9]
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v9 offset:8
.LBB0_143:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 113
	ds_write_b32 v12, v10 offset:12
.LBB0_144:
	.loc	1 0
	v_lshrrev_b32_e32 v10, 4, v0
	v_cmp_gt_i32_e64 s[2:3], s22, v10
	v_writelane_b32 v1, s2, 3
	v_or_b32_e32 v8, 0x80, v0
	v_writelane_b32 v1, s3, 4
	v_mad_i64_i32 v[15:16], s[2:3], v10, s82, 0
	v_lshrrev_b32_e32 v11, 4, v8
	v_or_b32_e32 v8, 0x100, v0
	v_cmp_gt_i32_e64 s[2:3], s22, v11
	v_lshrrev_b32_e32 v12, 4, v8
	v_or_b32_e32 v8, 0x180, v0
	v_writelane_b32 v1, s2, 5
	v_lshrrev_b32_e32 v13, 4, v8
	v_or_b32_e32 v8, 0x280, v0
	v_writelane_b32 v1, s3, 6
	v_mad_i64_i32 v[18:19], s[2:3], v11, s82, 0
	v_or_b32_e32 v36, 0x200, v0
	v_lshrrev_b32_e32 v48, 4, v8
	v_or_b32_e32 v8, 0x300, v0
	v_cmp_gt_i32_e64 s[2:3], s22, v12
	v_lshrrev_b32_e32 v46, 4, v36
	v_lshrrev_b32_e32 v50, 4, v8
	v_or_b32_e32 v8, 0x380, v0
	v_mad_u32_u24 v36, v0, 3, v36
	v_writelane_b32 v1, s2, 7
	v_lshrrev_b32_e32 v52, 4, v8
	v_lshrrev_b32_e32 v62, 4, v36
	v_mul_u32_u24_e32 v35, 24, v10
	v_mul_u32_u24_e32 v54, 24, v11
	v_mul_u32_u24_e32 v55, 24, v12
	v_writelane_b32 v1, s3, 8
	v_mad_i64_i32 v[20:21], s[2:3], v12, s82, 0
	v_mul_u32_u24_e32 v56, 24, v13
	v_cmp_gt_i32_e64 s[10:11], s22, v13
	v_mad_i64_i32 v[22:23], s[2:3], v13, s82, 0
	v_mul_u32_u24_e32 v57, 24, v46
	v_cmp_gt_i32_e64 s[12:13], s22, v46
	v_mad_i64_i32 v[24:25], s[2:3], v46, s82, 0
	v_mul_u32_u24_e32 v68, 24, v48
	v_cmp_gt_i32_e64 s[14:15], s22, v48
	v_mad_i64_i32 v[26:27], s[2:3], v48, s82, 0
	v_mul_u32_u24_e32 v69, 24, v50
	v_cmp_gt_i32_e64 s[16:17], s22, v50
	v_mad_i64_i32 v[28:29], s[2:3], v50, s82, 0
	v_mul_u32_u24_e32 v70, 24, v52
	v_cmp_gt_i32_e64 s[18:19], s22, v52
	v_mad_i64_i32 v[30:31], s[2:3], v52, s82, 0
	v_mad_i64_i32 v[32:33], s[2:3], v14, s82, 0
	v_mad_i64_i32 v[36:37], s[2:3], v62, s82, 0
	v_cmp_gt_i32_e64 s[24:25], s44, v10
	v_mad_i64_i32 v[38:39], s[2:3], v10, s84, 0
	v_cmp_gt_i32_e64 s[26:27], s44, v11
	v_mad_i64_i32 v[40:41], s[2:3], v11, s84, 0
	v_cmp_gt_i32_e64 s[28:29], s44, v12
	v_mad_i64_i32 v[42:43], s[2:3], v12, s84, 0
	v_cmp_gt_i32_e64 s[30:31], s44, v13
	v_mad_i64_i32 v[44:45], s[2:3], v13, s84, 0
	v_cmp_gt_i32_e64 s[34:35], s44, v46
	v_mad_i64_i32 v[46:47], s[2:3], v46, s84, 0
	v_cmp_gt_i32_e64 s[36:37], s44, v48
	v_mad_i64_i32 v[48:49], s[2:3], v48, s84, 0
	v_cmp_gt_i32_e64 s[38:39], s44, v50
	v_mad_i64_i32 v[50:51], s[2:3], v50, s84, 0
	v_cmp_gt_i32_e64 s[40:41], s44, v52
	v_mad_i64_i32 v[52:53], s[2:3], v52, s84, 0
	v_mad_i64_i32 v[10:11], s[2:3], v14, s84, 0
	v_mad_i64_i32 v[12:13], s[2:3], v62, s84, 0
	s_movk_i32 s2, 0xff
	v_lshlrev_b32_e32 v34, 1, v61
	s_movk_i32 s6, 0x80
	s_movk_i32 s7, 0x100
	s_movk_i32 s8, 0x180
	s_movk_i32 s9, 0x200
	s_movk_i32 s50, 0x280
	s_movk_i32 s48, 0x300
	s_movk_i32 s46, 0x380
	v_cmp_lt_u32_e64 s[58:59], s2, v0
	s_movk_i32 s2, 0x7f
	v_or_b32_e32 v17, v60, v58
	v_lshlrev_b32_e32 v8, 2, v0
	v_cmp_gt_u32_e64 s[46:47], s46, v0
	v_cmp_gt_u32_e64 s[48:49], s48, v0
	v_cmp_gt_u32_e64 s[50:51], s50, v0
	v_cmp_gt_u32_e64 s[52:53], s9, v0
	v_cmp_gt_u32_e64 s[54:55], s8, v0
	v_cmp_gt_u32_e64 s[56:57], s7, v0
	v_cmp_gt_u32_e64 s[60:61], s6, v0
	v_cmp_lt_u32_e64 s[62:63], s2, v0
	v_or_b32_e32 v0, v34, v59
	v_and_b32_e32 v8, 12, v8
	v_mul_u32_u24_e32 v71, 24, v14
	v_mov_b32_e32 v9, 0
	v_cmp_gt_i32_e64 s[20:21], s22, v14
	v_cmp_gt_i32_e64 s[42:43], s44, v14
	v_mul_u32_u24_e32 v0, 24, v0
	v_mul_u32_u24_e32 v14, 24, v17
	v_mul_u32_u24_e32 v72, 24, v62
	v_cmp_gt_i32_e64 s[22:23], s22, v62
	v_cmp_gt_i32_e64 s[44:45], s44, v62
	.loc	1 165
	v_lshlrev_b32_e32 v0, 2, v0
	s_movk_i32 s2, 0x3000
	v_lshlrev_b32_e32 v62, 2, v14
	v_lshlrev_b64 v[14:15], 2, v[15:16]
	v_lshlrev_b64 v[16:17], 2, v[6:7]
	v_lshlrev_b32_e32 v7, 2, v35
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_lshlrev_b64 v[22:23], 2, v[22:23]
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_lshlrev_b64 v[26:27], 2, v[26:27]
	v_lshlrev_b64 v[28:29], 2, v[28:29]
	v_lshlrev_b64 v[30:31], 2, v[30:31]
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	v_lshlrev_b64 v[34:35], 2, v[8:9]
	v_lshlrev_b64 v[36:37], 2, v[36:37]
	v_lshlrev_b64 v[38:39], 2, v[38:39]
	v_lshlrev_b64 v[40:41], 2, v[40:41]
	v_lshlrev_b64 v[42:43], 2, v[42:43]
	v_lshlrev_b64 v[44:45], 2, v[44:45]
	v_lshlrev_b64 v[46:47], 2, v[46:47]
	v_lshlrev_b64 v[48:49], 2, v[48:49]
	v_lshlrev_b64 v[50:51], 2, v[50:51]
	v_lshlrev_b64 v[52:53], 2, v[52:53]
	s_mov_b32 s78, 1
	v_add_u32_e32 v0, vcc, s2, v0
	s_mov_b32 s87, 0
	v_lshlrev_b32_e32 v63, 2, v6
	v_lshlrev_b32_e32 v64, 2, v54
	v_lshlrev_b32_e32 v65, 2, v55
	v_lshlrev_b32_e32 v66, 2, v56
	v_lshlrev_b32_e32 v67, 2, v57
	v_lshlrev_b32_e32 v68, 2, v68
	v_lshlrev_b32_e32 v69, 2, v69
	v_lshlrev_b32_e32 v70, 2, v70
	v_lshlrev_b32_e32 v71, 2, v71
	v_lshlrev_b32_e32 v73, 2, v8
	v_lshlrev_b32_e32 v74, 2, v72
	s_movk_i32 s100, 0x800
	s_movk_i32 s2, 0x400
	v_mov_b32_e32 v72, v9
	v_mov_b32_e32 v75, v9
	v_mov_b32_e32 v76, v9
	v_mov_b32_e32 v77, v9
	v_mov_b32_e32 v80, v9
	v_mov_b32_e32 v83, v9
	v_mov_b32_e32 v86, v9
	v_mov_b32_e32 v89, v9
	v_mov_b32_e32 v91, v9
	v_mov_b32_e32 v94, v9
	v_mov_b32_e32 v97, v9
	v_mov_b32_e32 v100, v9
	v_mov_b32_e32 v102, v9
	v_mov_b32_e32 v105, v9
	v_mov_b32_e32 v108, v9
	v_mov_b32_e32 v111, v9
	v_mov_b32_e32 v113, v9
	v_mov_b32_e32 v116, v9
	v_mov_b32_e32 v119, v9
	v_mov_b32_e32 v122, v9
	v_mov_b32_e32 v126, v9
	v_mov_b32_e32 v127, v9
	v_mov_b32_e32 v128, v9
	v_mov_b32_e32 v129, v9
	v_mov_b32_e32 v130, v9
	v_mov_b32_e32 v131, v9
	v_mov_b32_e32 v132, v9
	v_mov_b32_e32 v133, v9
	v_mov_b32_e32 v134, v9
	v_mov_b32_e32 v135, v9
	v_mov_b32_e32 v136, v9
	v_mov_b32_e32 v137, v9
	v_mov_b32_e32 v78, v9
	v_mov_b32_e32 v79, v9
	v_mov_b32_e32 v81, v9
	v_mov_b32_e32 v82, v9
	v_mov_b32_e32 v84, v9
	v_mov_b32_e32 v85, v9
	v_mov_b32_e32 v87, v9
	v_mov_b32_e32 v88, v9
	v_mov_b32_e32 v90, v9
	v_mov_b32_e32 v92, v9
	v_mov_b32_e32 v93, v9
	v_mov_b32_e32 v95, v9
	v_mov_b32_e32 v96, v9
	v_mov_b32_e32 v98, v9
	v_mov_b32_e32 v99, v9
	v_mov_b32_e32 v101, v9
	v_mov_b32_e32 v103, v9
	v_mov_b32_e32 v104, v9
	v_mov_b32_e32 v106, v9
	v_mov_b32_e32 v107, v9
	v_mov_b32_e32 v109, v9
	v_mov_b32_e32 v110, v9
	v_mov_b32_e32 v112, v9
	v_mov_b32_e32 v114, v9
	v_mov_b32_e32 v115, v9
	v_mov_b32_e32 v117, v9
	v_mov_b32_e32 v118, v9
	v_mov_b32_e32 v120, v9
	v_mov_b32_e32 v121, v9
	v_mov_b32_e32 v123, v9
	v_mov_b32_e32 v124, v9
	v_mov_b32_e32 v125, v9
	s_mov_b32 s3, 0
	s_branch .LBB0_146
.LBB0_145:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	s_add_i32 s6, s78, 1
	s_cmp_lg_u32 s78, 1
	s_cselect_b32 s78, s6, 0
	.loc	1 198
	s_add_i32 s6, s87, 1
	s_cmp_lg_u32 s87, 1
	s_cselect_b32 s87, s6, 0
	.loc	1 165
	s_and_b64 vcc, exec, s[92:93]
	s_cbranch_vccnz .LBB0_294
.LBB0_146:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_291 Depth 2
	.loc	1 0
	v_add_u32_e32 v4, vcc, 64, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	.loc	1 167
	s_add_i32 s86, s86, 16
	.loc	1 0
	v_add_u32_e32 v2, vcc, 64, v2
	.loc	1 167
	s_cmp_le_i32 s101, s86
	.loc	1 0
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	1 167
	s_cselect_b64 s[92:93], -1, 0
	s_and_b64 vcc, exec, s[92:93]
	.loc	1 166
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 167
	s_cbranch_vccnz .LBB0_290
; %bb.147:                              ;   in Loop: Header=BB0_146 Depth=1
	s_sub_i32 s7, s101, s86
	s_cmp_gt_i32 s7, 15
	s_cselect_b64 s[8:9], -1, 0
	s_and_b64 s[64:65], s[90:91], s[8:9]
	s_mul_i32 s8, s78, 0x1800
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[64:65], -1
	s_cbranch_vccz .LBB0_221
; %bb.148:                              ;   in Loop: Header=BB0_146 Depth=1
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_166
; %bb.149:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 113
	v_readlane_b32 s64, v1, 3
	v_cmp_gt_i32_e32 vcc, s7, v6
	v_readlane_b32 s65, v1, 4
	s_and_b64 s[64:65], s[64:65], vcc
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_151
; %bb.150:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e64 v55, s[64:65], v2, v14
	v_addc_u32_e64 v56, s[64:65], v3, v15, s[64:65]
	v_add_u32_e64 v55, s[64:65], v55, v16
	v_addc_u32_e64 v56, s[64:65], v56, v17, s[64:65]
	.loc	1 113
	flat_load_dword v55, v[55:56]
.LBB0_151:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 167
	v_add_u32_e64 v56, s[64:65], s8, v7
	v_add_u32_e64 v56, s[64:65], v56, v63
	.loc	1 113
	v_readlane_b32 s64, v1, 5
	v_readlane_b32 s65, v1, 6
	s_and_b64 s[64:65], s[64:65], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_153
; %bb.152:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e64 v54, s[64:65], v2, v18
	v_addc_u32_e64 v55, s[64:65], v3, v19, s[64:65]
	v_add_u32_e64 v54, s[64:65], v54, v16
	v_addc_u32_e64 v55, s[64:65], v55, v17, s[64:65]
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_153:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 167
	v_add_u32_e64 v55, s[64:65], s8, v64
	v_add_u32_e64 v55, s[64:65], v55, v63
	.loc	1 113
	v_readlane_b32 s64, v1, 7
	v_readlane_b32 s65, v1, 8
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[64:65], s[64:65], vcc
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_155
; %bb.154:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e64 v55, s[64:65], v2, v20
	v_addc_u32_e64 v56, s[64:65], v3, v21, s[64:65]
	v_add_u32_e64 v55, s[64:65], v55, v16
	v_addc_u32_e64 v56, s[64:65], v56, v17, s[64:65]
	.loc	1 113
	flat_load_dword v55, v[55:56]
.LBB0_155:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 167
	v_add_u32_e64 v56, s[64:65], s8, v65
	v_add_u32_e64 v56, s[64:65], v56, v63
	.loc	1 113
	s_and_b64 s[64:65], s[10:11], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_157
; %bb.156:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e64 v54, s[64:65], v2, v22
	v_addc_u32_e64 v55, s[64:65], v3, v23, s[64:65]
	v_add_u32_e64 v54, s[64:65], v54, v16
	v_addc_u32_e64 v55, s[64:65], v55, v17, s[64:65]
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_157:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 167
	v_add_u32_e64 v55, s[64:65], s8, v66
	v_add_u32_e64 v55, s[64:65], v55, v63
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[64:65], s[12:13], vcc
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_159
; %bb.158:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e64 v55, s[64:65], v2, v24
	v_addc_u32_e64 v56, s[64:65], v3, v25, s[64:65]
	v_add_u32_e64 v55, s[64:65], v55, v16
	v_addc_u32_e64 v56, s[64:65], v56, v17, s[64:65]
	.loc	1 113
	flat_load_dword v55, v[55:56]
.LBB0_159:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 167
	v_add_u32_e64 v56, s[64:65], s8, v67
	v_add_u32_e64 v56, s[64:65], v56, v63
	.loc	1 113
	s_and_b64 s[64:65], s[14:15], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_161
; %bb.160:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e64 v54, s[64:65], v2, v26
	v_addc_u32_e64 v55, s[64:65], v3, v27, s[64:65]
	v_add_u32_e64 v54, s[64:65], v54, v16
	v_addc_u32_e64 v55, s[64:65], v55, v17, s[64:65]
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_161:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 167
	v_add_u32_e64 v55, s[64:65], s8, v68
	v_add_u32_e64 v55, s[64:65], v55, v63
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[64:65], s[16:17], vcc
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_163
; %bb.162:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e64 v55, s[64:65], v2, v28
	v_addc_u32_e64 v56, s[64:65], v3, v29, s[64:65]
	v_add_u32_e64 v55, s[64:65], v55, v16
	v_addc_u32_e64 v56, s[64:65], v56, v17, s[64:65]
	.loc	1 113
	flat_load_dword v55, v[55:56]
.LBB0_163:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 167
	v_add_u32_e64 v56, s[64:65], s8, v69
	v_add_u32_e64 v56, s[64:65], v56, v63
	.loc	1 113
	s_and_b64 s[66:67], s[18:19], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[64:65], s[66:67]
	s_cbranch_execz .LBB0_165
; %bb.164:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e32 v54, vcc, v2, v30
	v_addc_u32_e32 v55, vcc, v3, v31, vcc
	v_add_u32_e32 v54, vcc, v54, v16
	v_addc_u32_e32 v55, vcc, v55, v17, vcc
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_165:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 167
	v_add_u32_e32 v55, vcc, s8, v70
	v_add_u32_e32 v55, vcc, v55, v63
	s_mov_b64 s[64:65], 0
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
.LBB0_166:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_184
; %bb.167:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v54, vcc, v2, v32
	v_addc_u32_e32 v55, vcc, v3, v33, vcc
	v_add_u32_e32 v54, vcc, v54, v34
	v_addc_u32_e32 v55, vcc, v55, v35, vcc
	v_sub_u32_e32 v56, vcc, s7, v8
	.loc	1 113
	v_cmp_lt_i32_e32 vcc, 0, v56
	s_and_b64 s[66:67], s[20:21], vcc
	v_mov_b32_e32 v138, 0
	v_mov_b32_e32 v139, 0
	s_and_saveexec_b64 s[64:65], s[66:67]
	s_cbranch_execz .LBB0_169
; %bb.168:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dword v139, v[54:55]
.LBB0_169:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 167
	v_add_u32_e64 v57, s[64:65], s8, v71
	v_add_u32_e64 v57, s[64:65], v57, v73
	.loc	1 113
	v_cmp_lt_i32_e64 s[64:65], 1, v56
	s_and_b64 s[66:67], s[20:21], s[64:65]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v139
	s_and_saveexec_b64 s[68:69], s[66:67]
	s_cbranch_execz .LBB0_171
; %bb.170:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e64 v138, s[66:67], 4, v54
	v_addc_u32_e64 v139, s[66:67], 0, v55, s[66:67]
	flat_load_dword v138, v[138:139]
.LBB0_171:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[68:69]
	.loc	1 113
	v_cmp_lt_i32_e64 s[66:67], 2, v56
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v138 offset:4
	s_and_b64 s[68:69], s[20:21], s[66:67]
	v_mov_b32_e32 v138, 0
	v_mov_b32_e32 v139, 0
	s_and_saveexec_b64 s[70:71], s[68:69]
	s_cbranch_execz .LBB0_173
; %bb.172:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e64 v139, s[68:69], 8, v54
	v_addc_u32_e64 v140, s[68:69], 0, v55, s[68:69]
	flat_load_dword v139, v[139:140]
.LBB0_173:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[70:71]
	.loc	1 113
	v_cmp_lt_i32_e64 s[68:69], 3, v56
	s_and_b64 s[70:71], s[20:21], s[68:69]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v139 offset:8
	s_and_saveexec_b64 s[94:95], s[70:71]
	s_cbranch_execz .LBB0_175
; %bb.174:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e64 v54, s[70:71], 12, v54
	v_addc_u32_e64 v55, s[70:71], 0, v55, s[70:71]
	flat_load_dword v138, v[54:55]
.LBB0_175:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[94:95]
	.loc	1 167
	v_add_u32_e64 v54, s[70:71], v2, v36
	v_addc_u32_e64 v55, s[70:71], v3, v37, s[70:71]
	v_add_u32_e64 v54, s[70:71], v54, v34
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v138 offset:12
	.loc	1 167
	v_addc_u32_e64 v55, s[70:71], v55, v35, s[70:71]
	.loc	1 113
	s_and_b64 s[94:95], s[22:23], vcc
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v138, 0
	s_and_saveexec_b64 s[70:71], s[94:95]
	s_cbranch_execz .LBB0_177
; %bb.176:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dword v138, v[54:55]
.LBB0_177:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[70:71]
	.loc	1 167
	v_add_u32_e32 v56, vcc, s8, v74
	v_add_u32_e32 v56, vcc, v56, v73
	.loc	1 113
	s_and_b64 s[70:71], s[22:23], s[64:65]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v138
	s_and_saveexec_b64 s[64:65], s[70:71]
	s_cbranch_execz .LBB0_179
; %bb.178:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v138, vcc, 4, v54
	v_addc_u32_e32 v139, vcc, 0, v55, vcc
	flat_load_dword v57, v[138:139]
.LBB0_179:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v57 offset:4
	s_and_b64 s[66:67], s[22:23], s[66:67]
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v138, 0
	s_and_saveexec_b64 s[64:65], s[66:67]
	s_cbranch_execz .LBB0_181
; %bb.180:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v138, vcc, 8, v54
	v_addc_u32_e32 v139, vcc, 0, v55, vcc
	flat_load_dword v138, v[138:139]
.LBB0_181:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 113
	s_and_b64 s[66:67], s[22:23], s[68:69]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v138 offset:8
	s_and_saveexec_b64 s[64:65], s[66:67]
	s_cbranch_execz .LBB0_183
; %bb.182:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v54, vcc, 12, v54
	v_addc_u32_e32 v55, vcc, 0, v55, vcc
	flat_load_dword v57, v[54:55]
.LBB0_183:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v57 offset:12
.LBB0_184:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_add_i32 s6, s8, 0x3000
	.loc	1 167
	s_andn2_b64 vcc, exec, s[88:89]
	s_mov_b64 s[64:65], -1
	s_cbranch_vccnz .LBB0_202
; %bb.185:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 113
	v_cmp_gt_i32_e32 vcc, s7, v6
	s_and_b64 s[64:65], s[24:25], vcc
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_187
; %bb.186:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e64 v55, s[64:65], v4, v38
	v_addc_u32_e64 v56, s[64:65], v5, v39, s[64:65]
	v_add_u32_e64 v55, s[64:65], v55, v16
	v_addc_u32_e64 v56, s[64:65], v56, v17, s[64:65]
	.loc	1 113
	flat_load_dword v55, v[55:56]
.LBB0_187:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 167
	v_add_u32_e64 v56, s[64:65], s6, v7
	v_add_u32_e64 v56, s[64:65], v56, v63
	.loc	1 113
	s_and_b64 s[64:65], s[26:27], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_189
; %bb.188:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e64 v54, s[64:65], v4, v40
	v_addc_u32_e64 v55, s[64:65], v5, v41, s[64:65]
	v_add_u32_e64 v54, s[64:65], v54, v16
	v_addc_u32_e64 v55, s[64:65], v55, v17, s[64:65]
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_189:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 167
	v_add_u32_e64 v55, s[64:65], s6, v64
	v_add_u32_e64 v55, s[64:65], v55, v63
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[64:65], s[28:29], vcc
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_191
; %bb.190:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e64 v55, s[64:65], v4, v42
	v_addc_u32_e64 v56, s[64:65], v5, v43, s[64:65]
	v_add_u32_e64 v55, s[64:65], v55, v16
	v_addc_u32_e64 v56, s[64:65], v56, v17, s[64:65]
	.loc	1 113
	flat_load_dword v55, v[55:56]
.LBB0_191:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 167
	v_add_u32_e64 v56, s[64:65], s6, v65
	v_add_u32_e64 v56, s[64:65], v56, v63
	.loc	1 113
	s_and_b64 s[64:65], s[30:31], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_193
; %bb.192:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e64 v54, s[64:65], v4, v44
	v_addc_u32_e64 v55, s[64:65], v5, v45, s[64:65]
	v_add_u32_e64 v54, s[64:65], v54, v16
	v_addc_u32_e64 v55, s[64:65], v55, v17, s[64:65]
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_193:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 167
	v_add_u32_e64 v55, s[64:65], s6, v66
	v_add_u32_e64 v55, s[64:65], v55, v63
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[64:65], s[34:35], vcc
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_195
; %bb.194:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e64 v55, s[64:65], v4, v46
	v_addc_u32_e64 v56, s[64:65], v5, v47, s[64:65]
	v_add_u32_e64 v55, s[64:65], v55, v16
	v_addc_u32_e64 v56, s[64:65], v56, v17, s[64:65]
	.loc	1 113
	flat_load_dword v55, v[55:56]
.LBB0_195:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 167
	v_add_u32_e64 v56, s[64:65], s6, v67
	v_add_u32_e64 v56, s[64:65], v56, v63
	.loc	1 113
	s_and_b64 s[64:65], s[36:37], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_197
; %bb.196:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e64 v54, s[64:65], v4, v48
	v_addc_u32_e64 v55, s[64:65], v5, v49, s[64:65]
	v_add_u32_e64 v54, s[64:65], v54, v16
	v_addc_u32_e64 v55, s[64:65], v55, v17, s[64:65]
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_197:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 167
	v_add_u32_e64 v55, s[64:65], s6, v68
	v_add_u32_e64 v55, s[64:65], v55, v63
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[64:65], s[38:39], vcc
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_199
; %bb.198:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e64 v55, s[64:65], v4, v50
	v_addc_u32_e64 v56, s[64:65], v5, v51, s[64:65]
	v_add_u32_e64 v55, s[64:65], v55, v16
	v_addc_u32_e64 v56, s[64:65], v56, v17, s[64:65]
	.loc	1 113
	flat_load_dword v55, v[55:56]
.LBB0_199:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 167
	v_add_u32_e64 v56, s[64:65], s6, v69
	v_add_u32_e64 v56, s[64:65], v56, v63
	.loc	1 113
	s_and_b64 s[66:67], s[40:41], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[64:65], s[66:67]
	s_cbranch_execz .LBB0_201
; %bb.200:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e32 v54, vcc, v4, v52
	v_addc_u32_e32 v55, vcc, v5, v53, vcc
	v_add_u32_e32 v54, vcc, v54, v16
	v_addc_u32_e32 v55, vcc, v55, v17, vcc
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_201:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 167
	v_add_u32_e32 v55, vcc, s6, v70
	v_add_u32_e32 v55, vcc, v55, v63
	s_mov_b64 s[64:65], 0
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
.LBB0_202:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_220
; %bb.203:                              ;   in Loop: Header=BB0_146 Depth=1
	v_lshlrev_b64 v[54:55], 2, v[10:11]
	.loc	1 113
	v_mov_b32_e32 v138, 0
	.loc	1 167
	v_add_u32_e32 v54, vcc, v4, v54
	v_addc_u32_e32 v55, vcc, v5, v55, vcc
	v_add_u32_e32 v54, vcc, v54, v34
	v_addc_u32_e32 v55, vcc, v55, v35, vcc
	v_sub_u32_e32 v56, vcc, s7, v8
	.loc	1 113
	v_cmp_lt_i32_e32 vcc, 0, v56
	s_and_b64 s[66:67], s[42:43], vcc
	v_mov_b32_e32 v139, 0
	s_and_saveexec_b64 s[64:65], s[66:67]
	s_cbranch_execz .LBB0_205
; %bb.204:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dword v139, v[54:55]
.LBB0_205:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 167
	v_add_u32_e64 v57, s[64:65], s6, v71
	v_add_u32_e64 v57, s[64:65], v57, v73
	.loc	1 113
	v_cmp_lt_i32_e64 s[64:65], 1, v56
	s_and_b64 s[66:67], s[42:43], s[64:65]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v139
	s_and_saveexec_b64 s[68:69], s[66:67]
	s_cbranch_execz .LBB0_207
; %bb.206:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e64 v138, s[66:67], 4, v54
	v_addc_u32_e64 v139, s[66:67], 0, v55, s[66:67]
	flat_load_dword v138, v[138:139]
.LBB0_207:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[68:69]
	.loc	1 113
	v_cmp_lt_i32_e64 s[66:67], 2, v56
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v138 offset:4
	s_and_b64 s[68:69], s[42:43], s[66:67]
	v_mov_b32_e32 v138, 0
	v_mov_b32_e32 v139, 0
	s_and_saveexec_b64 s[70:71], s[68:69]
	s_cbranch_execz .LBB0_209
; %bb.208:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e64 v139, s[68:69], 8, v54
	v_addc_u32_e64 v140, s[68:69], 0, v55, s[68:69]
	flat_load_dword v139, v[139:140]
.LBB0_209:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[70:71]
	.loc	1 113
	v_cmp_lt_i32_e64 s[68:69], 3, v56
	s_and_b64 s[70:71], s[42:43], s[68:69]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v139 offset:8
	s_and_saveexec_b64 s[94:95], s[70:71]
	s_cbranch_execz .LBB0_211
; %bb.210:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e64 v54, s[70:71], 12, v54
	v_addc_u32_e64 v55, s[70:71], 0, v55, s[70:71]
	flat_load_dword v138, v[54:55]
.LBB0_211:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[94:95]
	.loc	1 167
	v_lshlrev_b64 v[54:55], 2, v[12:13]
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v138 offset:12
	.loc	1 167
	v_add_u32_e64 v54, s[70:71], v4, v54
	v_addc_u32_e64 v55, s[70:71], v5, v55, s[70:71]
	v_add_u32_e64 v54, s[70:71], v54, v34
	v_addc_u32_e64 v55, s[70:71], v55, v35, s[70:71]
	.loc	1 113
	s_and_b64 s[94:95], s[44:45], vcc
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v138, 0
	s_and_saveexec_b64 s[70:71], s[94:95]
	s_cbranch_execz .LBB0_213
; %bb.212:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dword v138, v[54:55]
.LBB0_213:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[70:71]
	.loc	1 167
	v_add_u32_e32 v56, vcc, s6, v74
	v_add_u32_e32 v56, vcc, v56, v73
	.loc	1 113
	s_and_b64 s[6:7], s[44:45], s[64:65]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v138
	s_and_saveexec_b64 s[64:65], s[6:7]
	s_cbranch_execz .LBB0_215
; %bb.214:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v138, vcc, 4, v54
	v_addc_u32_e32 v139, vcc, 0, v55, vcc
	flat_load_dword v57, v[138:139]
.LBB0_215:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v57 offset:4
	s_and_b64 s[6:7], s[44:45], s[66:67]
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v138, 0
	s_and_saveexec_b64 s[64:65], s[6:7]
	s_cbranch_execz .LBB0_217
; %bb.216:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v138, vcc, 8, v54
	v_addc_u32_e32 v139, vcc, 0, v55, vcc
	flat_load_dword v138, v[138:139]
.LBB0_217:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 113
	s_and_b64 s[6:7], s[44:45], s[68:69]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v138 offset:8
	s_and_saveexec_b64 s[64:65], s[6:7]
	s_cbranch_execz .LBB0_219
; %bb.218:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v54, vcc, 12, v54
	v_addc_u32_e32 v55, vcc, 0, v55, vcc
	flat_load_dword v57, v[54:55]
.LBB0_219:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v57 offset:12
.LBB0_220:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_mov_b64 s[64:65], 0
.LBB0_221:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_290
; %bb.222:                              ;   in Loop: Header=BB0_146 Depth=1
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b64 s[64:65], -1
	s_cbranch_vccnz .LBB0_238
; %bb.223:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v54, vcc, v2, v14
	v_addc_u32_e32 v55, vcc, v3, v15, vcc
	v_add_u32_e32 v54, vcc, v54, v16
	v_addc_u32_e32 v55, vcc, v55, v17, vcc
	.loc	1 113
	flat_load_dword v55, v[54:55]
	.loc	1 167
	v_add_u32_e32 v56, vcc, s8, v7
	v_add_u32_e32 v56, vcc, v56, v63
	.loc	1 113
	v_mov_b32_e32 v54, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[64:65], s[46:47]
	s_cbranch_execz .LBB0_225
; %bb.224:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e32 v55, vcc, v2, v18
	v_addc_u32_e32 v56, vcc, v3, v19, vcc
	v_add_u32_e32 v55, vcc, v55, v16
	v_addc_u32_e32 v56, vcc, v56, v17, vcc
	.loc	1 113
	flat_load_dword v55, v[55:56]
.LBB0_225:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 167
	v_add_u32_e32 v56, vcc, s8, v64
	v_add_u32_e32 v56, vcc, v56, v63
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[64:65], s[48:49]
	s_cbranch_execz .LBB0_227
; %bb.226:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e32 v54, vcc, v2, v20
	v_addc_u32_e32 v55, vcc, v3, v21, vcc
	v_add_u32_e32 v54, vcc, v54, v16
	v_addc_u32_e32 v55, vcc, v55, v17, vcc
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_227:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 167
	v_add_u32_e32 v55, vcc, s8, v65
	v_add_u32_e32 v55, vcc, v55, v63
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[64:65], s[50:51]
	s_cbranch_execz .LBB0_229
; %bb.228:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e32 v55, vcc, v2, v22
	v_addc_u32_e32 v56, vcc, v3, v23, vcc
	v_add_u32_e32 v55, vcc, v55, v16
	v_addc_u32_e32 v56, vcc, v56, v17, vcc
	.loc	1 113
	flat_load_dword v55, v[55:56]
.LBB0_229:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 167
	v_add_u32_e32 v56, vcc, s8, v66
	v_add_u32_e32 v56, vcc, v56, v63
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[64:65], s[52:53]
	s_cbranch_execz .LBB0_231
; %bb.230:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e32 v54, vcc, v2, v24
	v_addc_u32_e32 v55, vcc, v3, v25, vcc
	v_add_u32_e32 v54, vcc, v54, v16
	v_addc_u32_e32 v55, vcc, v55, v17, vcc
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_231:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 167
	v_add_u32_e32 v55, vcc, s8, v67
	v_add_u32_e32 v55, vcc, v55, v63
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[64:65], s[54:55]
	s_cbranch_execz .LBB0_233
; %bb.232:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e32 v55, vcc, v2, v26
	v_addc_u32_e32 v56, vcc, v3, v27, vcc
	v_add_u32_e32 v55, vcc, v55, v16
	v_addc_u32_e32 v56, vcc, v56, v17, vcc
	.loc	1 113
	flat_load_dword v55, v[55:56]
.LBB0_233:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 167
	v_add_u32_e32 v56, vcc, s8, v68
	v_add_u32_e32 v56, vcc, v56, v63
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[64:65], s[56:57]
	s_cbranch_execz .LBB0_235
; %bb.234:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e32 v54, vcc, v2, v28
	v_addc_u32_e32 v55, vcc, v3, v29, vcc
	v_add_u32_e32 v54, vcc, v54, v16
	v_addc_u32_e32 v55, vcc, v55, v17, vcc
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_235:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 167
	v_add_u32_e32 v55, vcc, s8, v69
	v_add_u32_e32 v55, vcc, v55, v63
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[64:65], s[60:61]
	s_cbranch_execz .LBB0_237
; %bb.236:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e32 v54, vcc, v2, v30
	v_addc_u32_e32 v55, vcc, v3, v31, vcc
	v_add_u32_e32 v54, vcc, v54, v16
	v_addc_u32_e32 v55, vcc, v55, v17, vcc
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_237:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 167
	v_add_u32_e32 v55, vcc, s8, v70
	v_add_u32_e32 v55, vcc, v55, v63
	s_mov_b64 s[64:65], 0
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
.LBB0_238:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_256
; %bb.239:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v54, vcc, s8, v71
	v_add_u32_e32 v138, vcc, v54, v73
	.loc	1 113
	s_and_saveexec_b64 s[64:65], s[58:59]
	s_xor_b64 s[64:65], exec, s[64:65]
	s_cbranch_execz .LBB0_241
; %bb.240:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v138, v9
	s_mov_b32 s6, 0
.LBB0_241:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[64:65], s[64:65]
	.loc	1 167
	v_add_u32_e32 v54, vcc, v2, v32
	v_addc_u32_e32 v55, vcc, v3, v33, vcc
	v_add_u32_e32 v54, vcc, v54, v34
	v_addc_u32_e32 v55, vcc, v55, v35, vcc
	.loc	1 113
	v_mov_b32_e32 v57, s6
	s_xor_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_243
; %bb.242:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dwordx2 v[56:57], v[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v138, v56
.LBB0_243:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 113
	ds_write_b32 v138, v57 offset:4
	s_and_saveexec_b64 s[64:65], s[58:59]
	s_xor_b64 s[64:65], exec, s[64:65]
	s_cbranch_execz .LBB0_245
; %bb.244:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v138, v9 offset:8
	s_mov_b32 s6, 0
.LBB0_245:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[64:65], s[64:65]
	v_mov_b32_e32 v56, s6
	s_xor_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_247
; %bb.246:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v54, vcc, 8, v54
	v_addc_u32_e32 v55, vcc, 0, v55, vcc
	flat_load_dwordx2 v[55:56], v[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v138, v55 offset:8
.LBB0_247:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 167
	v_add_u32_e32 v54, vcc, s8, v74
	.loc	1 113
	ds_write_b32 v138, v56 offset:12
	.loc	1 167
	v_add_u32_e32 v138, vcc, v54, v73
	.loc	1 113
	s_and_saveexec_b64 s[64:65], s[62:63]
	s_xor_b64 s[64:65], exec, s[64:65]
	s_cbranch_execz .LBB0_249
; %bb.248:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v138, v9
	s_mov_b32 s6, 0
.LBB0_249:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[64:65], s[64:65]
	.loc	1 167
	v_add_u32_e32 v54, vcc, v2, v36
	v_addc_u32_e32 v55, vcc, v3, v37, vcc
	v_add_u32_e32 v54, vcc, v54, v34
	v_addc_u32_e32 v55, vcc, v55, v35, vcc
	.loc	1 113
	v_mov_b32_e32 v57, s6
	s_xor_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_251
; %bb.250:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dwordx2 v[56:57], v[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v138, v56
.LBB0_251:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 113
	ds_write_b32 v138, v57 offset:4
	s_and_saveexec_b64 s[64:65], s[62:63]
	s_xor_b64 s[64:65], exec, s[64:65]
	s_cbranch_execz .LBB0_253
; %bb.252:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v138, v9 offset:8
	s_mov_b32 s6, 0
.LBB0_253:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[64:65], s[64:65]
	v_mov_b32_e32 v56, s6
	s_xor_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_255
; %bb.254:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v54, vcc, 8, v54
	v_addc_u32_e32 v55, vcc, 0, v55, vcc
	flat_load_dwordx2 v[55:56], v[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v138, v55 offset:8
.LBB0_255:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 113
	ds_write_b32 v138, v56 offset:12
.LBB0_256:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_addk_i32 s8, 0x3000
	.loc	1 167
	s_andn2_b64 vcc, exec, s[88:89]
	s_mov_b64 s[64:65], -1
	s_cbranch_vccnz .LBB0_272
; %bb.257:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v54, vcc, v4, v38
	v_addc_u32_e32 v55, vcc, v5, v39, vcc
	v_add_u32_e32 v54, vcc, v54, v16
	v_addc_u32_e32 v55, vcc, v55, v17, vcc
	.loc	1 113
	flat_load_dword v55, v[54:55]
	.loc	1 167
	v_add_u32_e32 v56, vcc, s8, v7
	v_add_u32_e32 v56, vcc, v56, v63
	.loc	1 113
	v_mov_b32_e32 v54, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[64:65], s[46:47]
	s_cbranch_execz .LBB0_259
; %bb.258:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e32 v55, vcc, v4, v40
	v_addc_u32_e32 v56, vcc, v5, v41, vcc
	v_add_u32_e32 v55, vcc, v55, v16
	v_addc_u32_e32 v56, vcc, v56, v17, vcc
	.loc	1 113
	flat_load_dword v55, v[55:56]
.LBB0_259:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 167
	v_add_u32_e32 v56, vcc, s8, v64
	v_add_u32_e32 v56, vcc, v56, v63
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[64:65], s[48:49]
	s_cbranch_execz .LBB0_261
; %bb.260:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e32 v54, vcc, v4, v42
	v_addc_u32_e32 v55, vcc, v5, v43, vcc
	v_add_u32_e32 v54, vcc, v54, v16
	v_addc_u32_e32 v55, vcc, v55, v17, vcc
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_261:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 167
	v_add_u32_e32 v55, vcc, s8, v65
	v_add_u32_e32 v55, vcc, v55, v63
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[64:65], s[50:51]
	s_cbranch_execz .LBB0_263
; %bb.262:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e32 v55, vcc, v4, v44
	v_addc_u32_e32 v56, vcc, v5, v45, vcc
	v_add_u32_e32 v55, vcc, v55, v16
	v_addc_u32_e32 v56, vcc, v56, v17, vcc
	.loc	1 113
	flat_load_dword v55, v[55:56]
.LBB0_263:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 167
	v_add_u32_e32 v56, vcc, s8, v66
	v_add_u32_e32 v56, vcc, v56, v63
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[64:65], s[52:53]
	s_cbranch_execz .LBB0_265
; %bb.264:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e32 v54, vcc, v4, v46
	v_addc_u32_e32 v55, vcc, v5, v47, vcc
	v_add_u32_e32 v54, vcc, v54, v16
	v_addc_u32_e32 v55, vcc, v55, v17, vcc
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_265:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 167
	v_add_u32_e32 v55, vcc, s8, v67
	v_add_u32_e32 v55, vcc, v55, v63
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[64:65], s[54:55]
	s_cbranch_execz .LBB0_267
; %bb.266:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e32 v55, vcc, v4, v48
	v_addc_u32_e32 v56, vcc, v5, v49, vcc
	v_add_u32_e32 v55, vcc, v55, v16
	v_addc_u32_e32 v56, vcc, v56, v17, vcc
	.loc	1 113
	flat_load_dword v55, v[55:56]
.LBB0_267:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 167
	v_add_u32_e32 v56, vcc, s8, v68
	v_add_u32_e32 v56, vcc, v56, v63
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[64:65], s[56:57]
	s_cbranch_execz .LBB0_269
; %bb.268:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e32 v54, vcc, v4, v50
	v_addc_u32_e32 v55, vcc, v5, v51, vcc
	v_add_u32_e32 v54, vcc, v54, v16
	v_addc_u32_e32 v55, vcc, v55, v17, vcc
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_269:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 167
	v_add_u32_e32 v55, vcc, s8, v69
	v_add_u32_e32 v55, vcc, v55, v63
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[64:65], s[60:61]
	s_cbranch_execz .LBB0_271
; %bb.270:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	v_add_u32_e32 v54, vcc, v4, v52
	v_addc_u32_e32 v55, vcc, v5, v53, vcc
	v_add_u32_e32 v54, vcc, v54, v16
	v_addc_u32_e32 v55, vcc, v55, v17, vcc
	.loc	1 113
	flat_load_dword v54, v[54:55]
.LBB0_271:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 167
	v_add_u32_e32 v55, vcc, s8, v70
	v_add_u32_e32 v55, vcc, v55, v63
	s_mov_b64 s[64:65], 0
	.loc	1 113
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
.LBB0_272:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 167
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_290
; %bb.273:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v54, vcc, s8, v71
	v_add_u32_e32 v138, vcc, v54, v73
	.loc	1 113
	s_and_saveexec_b64 s[64:65], s[58:59]
	s_xor_b64 s[64:65], exec, s[64:65]
	s_cbranch_execz .LBB0_275
; %bb.274:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v138, v9
	s_mov_b32 s6, 0
.LBB0_275:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[64:65], s[64:65]
	.loc	1 167
	v_lshlrev_b64 v[54:55], 2, v[10:11]
	.loc	1 113
	v_mov_b32_e32 v57, s6
	.loc	1 167
	v_add_u32_e32 v54, vcc, v4, v54
	v_addc_u32_e32 v55, vcc, v5, v55, vcc
	v_add_u32_e32 v54, vcc, v54, v34
	v_addc_u32_e32 v55, vcc, v55, v35, vcc
	.loc	1 113
	s_xor_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_277
; %bb.276:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dwordx2 v[56:57], v[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v138, v56
.LBB0_277:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 113
	ds_write_b32 v138, v57 offset:4
	s_and_saveexec_b64 s[64:65], s[58:59]
	s_xor_b64 s[64:65], exec, s[64:65]
	s_cbranch_execz .LBB0_279
; %bb.278:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v138, v9 offset:8
	s_mov_b32 s6, 0
.LBB0_279:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[64:65], s[64:65]
	v_mov_b32_e32 v56, s6
	s_xor_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_281
; %bb.280:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v54, vcc, 8, v54
	v_addc_u32_e32 v55, vcc, 0, v55, vcc
	flat_load_dwordx2 v[55:56], v[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v138, v55 offset:8
.LBB0_281:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 167
	v_add_u32_e32 v54, vcc, s8, v74
	.loc	1 113
	ds_write_b32 v138, v56 offset:12
	.loc	1 167
	v_add_u32_e32 v138, vcc, v54, v73
	.loc	1 113
	s_and_saveexec_b64 s[8:9], s[62:63]
	s_xor_b64 s[64:65], exec, s[8:9]
	s_cbranch_execz .LBB0_283
; %bb.282:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v138, v9
	s_mov_b32 s6, 0
.LBB0_283:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[64:65], s[64:65]
	.loc	1 167
	v_lshlrev_b64 v[54:55], 2, v[12:13]
	.loc	1 113
	v_mov_b32_e32 v57, s6
	.loc	1 167
	v_add_u32_e32 v54, vcc, v4, v54
	v_addc_u32_e32 v55, vcc, v5, v55, vcc
	v_add_u32_e32 v54, vcc, v54, v34
	v_addc_u32_e32 v55, vcc, v55, v35, vcc
	.loc	1 113
	s_xor_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_285
; %bb.284:                              ;   in Loop: Header=BB0_146 Depth=1
	flat_load_dwordx2 v[56:57], v[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v138, v56
.LBB0_285:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 113
	ds_write_b32 v138, v57 offset:4
	s_and_saveexec_b64 s[8:9], s[62:63]
	s_xor_b64 s[64:65], exec, s[8:9]
	s_cbranch_execz .LBB0_287
; %bb.286:                              ;   in Loop: Header=BB0_146 Depth=1
	ds_write_b32 v138, v9 offset:8
	s_mov_b32 s6, 0
.LBB0_287:                              ;   in Loop: Header=BB0_146 Depth=1
	s_or_saveexec_b64 s[64:65], s[64:65]
	v_mov_b32_e32 v56, s6
	s_xor_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_289
; %bb.288:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_u32_e32 v54, vcc, 8, v54
	v_addc_u32_e32 v55, vcc, 0, v55, vcc
	flat_load_dwordx2 v[55:56], v[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v138, v55 offset:8
.LBB0_289:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 113
	ds_write_b32 v138, v56 offset:12
.LBB0_290:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 191
	s_mul_i32 s6, s87, 0x1800
	v_add_u32_e32 v54, vcc, s6, v0
	v_add_u32_e32 v55, vcc, s6, v62
	s_mov_b32 s6, 0
.LBB0_291:                              ;   Parent Loop BB0_146 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 195
	v_add_u32_e32 v56, vcc, s6, v54
	.loc	1 193
	v_add_u32_e32 v57, vcc, s6, v55
	ds_read2_b64 v[138:141], v57 offset1:96
	.loc	1 195
	ds_read2_b64 v[142:145], v56 offset1:12
	ds_read2_b64 v[146:149], v56 offset0:96 offset1:108
	ds_read2_b64 v[150:153], v56 offset0:192 offset1:204
	v_add_u32_e32 v56, vcc, s100, v56
	.loc	1 193
	v_add_u32_e32 v57, vcc, s2, v57
	.loc	1 195
	ds_read2_b64 v[154:157], v56 offset0:32 offset1:44
	.loc	1 193
	ds_read2_b64 v[158:161], v57 offset0:64 offset1:160
	.loc	1 195
	s_waitcnt lgkmcnt(4)
	v_mul_f32_e32 v56, v138, v142
	v_mul_f32_e32 v57, v138, v144
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v162, v138, v146
	v_mul_f32_e32 v163, v138, v148
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v164, v138, v150
	v_mul_f32_e32 v165, v138, v152
	v_mul_f32_e32 v166, v140, v142
	v_mul_f32_e32 v167, v140, v144
	v_mul_f32_e32 v168, v140, v146
	v_mul_f32_e32 v169, v140, v148
	v_mul_f32_e32 v170, v140, v150
	v_mul_f32_e32 v171, v140, v152
	v_add_f32_e32 v56, v56, v137
	v_add_f32_e32 v57, v57, v136
	v_add_f32_e32 v133, v162, v133
	v_add_f32_e32 v132, v163, v132
	v_add_f32_e32 v129, v164, v129
	v_add_f32_e32 v128, v165, v128
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v136, v138, v154
	v_mul_f32_e32 v137, v138, v156
	v_add_f32_e32 v135, v166, v135
	v_add_f32_e32 v134, v167, v134
	v_add_f32_e32 v131, v168, v131
	v_mul_f32_e32 v138, v140, v154
	v_mul_f32_e32 v140, v140, v156
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v162, v158, v142
	v_mul_f32_e32 v163, v158, v144
	v_mul_f32_e32 v164, v158, v146
	v_mul_f32_e32 v165, v158, v148
	v_mul_f32_e32 v166, v158, v150
	v_mul_f32_e32 v167, v158, v152
	v_mul_f32_e32 v168, v158, v154
	v_mul_f32_e32 v158, v158, v156
	v_mul_f32_e32 v142, v160, v142
	v_mul_f32_e32 v144, v160, v144
	v_mul_f32_e32 v146, v160, v146
	v_mul_f32_e32 v148, v160, v148
	v_mul_f32_e32 v150, v160, v150
	v_mul_f32_e32 v152, v160, v152
	v_mul_f32_e32 v154, v160, v154
	v_mul_f32_e32 v156, v160, v156
	.loc	1 191
	s_add_i32 s6, s6, 8
	.loc	1 195
	v_mul_f32_e32 v172, v139, v143
	v_mul_f32_e32 v173, v139, v145
	v_mul_f32_e32 v174, v139, v147
	v_mul_f32_e32 v175, v139, v149
	v_mul_f32_e32 v176, v139, v151
	v_mul_f32_e32 v177, v139, v153
	v_mul_f32_e32 v178, v141, v143
	v_mul_f32_e32 v179, v141, v145
	v_mul_f32_e32 v180, v141, v147
	v_mul_f32_e32 v181, v141, v149
	v_mul_f32_e32 v182, v141, v151
	v_mul_f32_e32 v183, v141, v153
	v_add_f32_e32 v130, v169, v130
	v_add_f32_e32 v127, v170, v127
	v_add_f32_e32 v126, v171, v126
	v_mul_f32_e32 v160, v139, v155
	v_mul_f32_e32 v139, v139, v157
	v_mul_f32_e32 v169, v141, v155
	v_mul_f32_e32 v141, v141, v157
	v_mul_f32_e32 v170, v159, v143
	v_mul_f32_e32 v171, v159, v145
	v_mul_f32_e32 v184, v159, v147
	v_mul_f32_e32 v185, v159, v149
	v_mul_f32_e32 v186, v159, v151
	v_mul_f32_e32 v187, v159, v153
	v_mul_f32_e32 v188, v159, v155
	v_mul_f32_e32 v159, v159, v157
	v_mul_f32_e32 v143, v161, v143
	v_mul_f32_e32 v145, v161, v145
	v_mul_f32_e32 v147, v161, v147
	v_mul_f32_e32 v149, v161, v149
	v_mul_f32_e32 v151, v161, v151
	v_mul_f32_e32 v153, v161, v153
	v_mul_f32_e32 v155, v161, v155
	v_mul_f32_e32 v157, v161, v157
	v_add_f32_e32 v122, v136, v122
	v_add_f32_e32 v119, v137, v119
	v_add_f32_e32 v116, v138, v116
	v_add_f32_e32 v113, v140, v113
	v_add_f32_e32 v111, v162, v111
	v_add_f32_e32 v108, v163, v108
	v_add_f32_e32 v100, v164, v100
	v_add_f32_e32 v97, v165, v97
	v_add_f32_e32 v89, v166, v89
	v_add_f32_e32 v86, v167, v86
	v_add_f32_e32 v77, v168, v77
	v_add_f32_e32 v76, v158, v76
	v_add_f32_e32 v105, v142, v105
	v_add_f32_e32 v102, v144, v102
	v_add_f32_e32 v94, v146, v94
	v_add_f32_e32 v91, v148, v91
	v_add_f32_e32 v83, v150, v83
	v_add_f32_e32 v80, v152, v80
	v_add_f32_e32 v75, v154, v75
	v_add_f32_e32 v72, v156, v72
	.loc	1 191
	s_cmp_lg_u32 s6, 64
	.loc	1 195
	v_add_f32_e32 v137, v172, v56
	v_add_f32_e32 v136, v173, v57
	v_add_f32_e32 v133, v174, v133
	v_add_f32_e32 v132, v175, v132
	v_add_f32_e32 v129, v176, v129
	v_add_f32_e32 v128, v177, v128
	v_add_f32_e32 v135, v178, v135
	v_add_f32_e32 v134, v179, v134
	v_add_f32_e32 v131, v180, v131
	v_add_f32_e32 v130, v181, v130
	v_add_f32_e32 v127, v182, v127
	v_add_f32_e32 v126, v183, v126
	v_add_f32_e32 v122, v160, v122
	v_add_f32_e32 v119, v139, v119
	v_add_f32_e32 v116, v169, v116
	v_add_f32_e32 v113, v141, v113
	v_add_f32_e32 v111, v170, v111
	v_add_f32_e32 v108, v171, v108
	v_add_f32_e32 v100, v184, v100
	v_add_f32_e32 v97, v185, v97
	v_add_f32_e32 v89, v186, v89
	v_add_f32_e32 v86, v187, v86
	v_add_f32_e32 v77, v188, v77
	v_add_f32_e32 v76, v159, v76
	v_add_f32_e32 v105, v143, v105
	v_add_f32_e32 v102, v145, v102
	v_add_f32_e32 v94, v147, v94
	v_add_f32_e32 v91, v149, v91
	v_add_f32_e32 v83, v151, v83
	v_add_f32_e32 v80, v153, v80
	v_add_f32_e32 v75, v155, v75
	v_add_f32_e32 v72, v157, v72
	.loc	1 191
	s_cbranch_scc1 .LBB0_291
; %bb.292:                              ;   in Loop: Header=BB0_146 Depth=1
	.loc	1 199
	s_add_i32 s3, s3, 1
	s_cmp_lg_u32 s3, 16
	s_cbranch_scc1 .LBB0_145
; %bb.293:                              ;   in Loop: Header=BB0_146 Depth=1
	v_add_f32_e32 v125, v137, v125
	v_add_f32_e32 v124, v136, v124
	v_add_f32_e32 v123, v135, v123
	v_add_f32_e32 v121, v134, v121
	v_add_f32_e32 v120, v133, v120
	v_add_f32_e32 v118, v132, v118
	v_add_f32_e32 v117, v131, v117
	v_add_f32_e32 v115, v130, v115
	v_add_f32_e32 v114, v129, v114
	v_add_f32_e32 v112, v128, v112
	v_add_f32_e32 v110, v127, v110
	v_add_f32_e32 v109, v126, v109
	v_add_f32_e32 v107, v122, v107
	v_add_f32_e32 v106, v119, v106
	v_add_f32_e32 v104, v116, v104
	v_add_f32_e32 v103, v113, v103
	v_add_f32_e32 v101, v111, v101
	v_add_f32_e32 v99, v108, v99
	v_add_f32_e32 v98, v105, v98
	v_add_f32_e32 v96, v102, v96
	v_add_f32_e32 v95, v100, v95
	v_add_f32_e32 v93, v97, v93
	v_add_f32_e32 v92, v94, v92
	v_add_f32_e32 v90, v91, v90
	v_add_f32_e32 v88, v89, v88
	v_add_f32_e32 v87, v86, v87
	v_add_f32_e32 v85, v83, v85
	v_add_f32_e32 v84, v80, v84
	v_add_f32_e32 v82, v77, v82
	v_add_f32_e32 v81, v76, v81
	v_add_f32_e32 v79, v75, v79
	v_add_f32_e32 v78, v72, v78
	s_mov_b32 s3, 0
	.loc	1 0
	v_mov_b32_e32 v72, 0
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v94, 0
	v_mov_b32_e32 v97, 0
	v_mov_b32_e32 v100, 0
	v_mov_b32_e32 v102, 0
	v_mov_b32_e32 v105, 0
	v_mov_b32_e32 v108, 0
	v_mov_b32_e32 v111, 0
	v_mov_b32_e32 v113, 0
	v_mov_b32_e32 v116, 0
	v_mov_b32_e32 v119, 0
	v_mov_b32_e32 v122, 0
	v_mov_b32_e32 v126, 0
	v_mov_b32_e32 v127, 0
	v_mov_b32_e32 v128, 0
	v_mov_b32_e32 v129, 0
	v_mov_b32_e32 v130, 0
	v_mov_b32_e32 v131, 0
	v_mov_b32_e32 v132, 0
	v_mov_b32_e32 v133, 0
	v_mov_b32_e32 v134, 0
	v_mov_b32_e32 v135, 0
	v_mov_b32_e32 v136, 0
	v_mov_b32_e32 v137, 0
	s_branch .LBB0_145
.LBB0_294:
	.loc	1 201
	v_add_f32_e32 v8, v125, v137
	v_add_f32_e32 v16, v124, v136
	v_add_f32_e32 v45, v123, v135
	v_add_f32_e32 v41, v121, v134
	v_add_f32_e32 v10, v120, v133
	v_add_f32_e32 v18, v118, v132
	v_add_f32_e32 v44, v117, v131
	v_add_f32_e32 v40, v115, v130
	v_add_f32_e32 v12, v114, v129
	v_add_f32_e32 v20, v112, v128
	v_add_f32_e32 v43, v110, v127
	v_add_f32_e32 v39, v109, v126
	v_add_f32_e32 v14, v107, v122
	v_add_f32_e32 v46, v106, v119
	v_add_f32_e32 v42, v104, v116
	v_add_f32_e32 v38, v103, v113
	v_add_f32_e32 v37, v101, v111
	v_add_f32_e32 v33, v99, v108
	v_add_f32_e32 v29, v98, v105
	v_add_f32_e32 v25, v96, v102
	v_add_f32_e32 v36, v95, v100
	v_add_f32_e32 v32, v93, v97
	v_add_f32_e32 v28, v92, v94
	v_add_f32_e32 v24, v90, v91
	v_add_f32_e32 v35, v88, v89
	v_add_f32_e32 v31, v87, v86
	v_add_f32_e32 v27, v85, v83
	v_add_f32_e32 v23, v84, v80
	v_add_f32_e32 v34, v82, v77
	v_add_f32_e32 v30, v81, v76
	v_add_f32_e32 v26, v79, v75
	v_add_f32_e32 v22, v78, v72
	v_readlane_b32 s12, v1, 1
	v_readlane_b32 s13, v1, 0
	v_readlane_b32 s14, v1, 2
.LBB0_295:
	.loc	1 0
	s_movk_i32 s2, 0x1f8
	.loc	1 224
	v_cmp_class_f32_e64 s[0:1], v8, s2
	v_cmp_class_f32_e64 s[6:7], v16, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v45, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v41, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v10, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v18, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v44, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v40, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v12, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v20, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v43, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v39, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v14, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v46, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v42, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v38, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v37, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v33, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v29, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v25, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v36, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v32, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v28, s2
	s_and_b64 s[0:1], s[0:1], s[6:7]
	v_cmp_class_f32_e64 s[6:7], v24, s2
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
	s_and_b64 s[6:7], s[0:1], s[6:7]
	s_mov_b64 s[20:21], 0
	s_and_saveexec_b64 s[0:1], s[6:7]
; %bb.296:
	v_cmp_class_f32_e64 s[2:3], v22, s2
	s_and_b64 s[20:21], s[2:3], exec
; %bb.297:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 149
	s_load_dwordx2 s[22:23], s[4:5], 0x30
	s_load_dword s4, s[4:5], 0x38
	s_xor_b64 s[0:1], s[20:21], -1
	v_add_u32_e32 v7, vcc, s14, v60
	v_lshlrev_b32_e32 v9, 1, v61
	v_cmp_neq_f32_e64 s[8:9], s79, 0
	.loc	1 225
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[6:7], exec, s[2:3]
	s_cbranch_execz .LBB0_310
; %bb.298:
	.loc	1 0
	s_cmp_gt_i32 s74, 0
	s_cselect_b64 s[0:1], -1, 0
	.loc	1 225
	s_lshl_b32 s2, s13, 6
	.loc	1 227
	v_or_b32_e32 v0, s2, v60
	v_add_u32_e32 v2, vcc, s33, v59
	v_add_u32_e32 v0, vcc, v0, v58
	.loc	1 225
	s_lshl_b32 s2, s12, 6
	.loc	1 227
	v_add_u32_e32 v11, vcc, v2, v9
	v_cndmask_b32_e64 v2, 0, 1, s[0:1]
	s_mov_b32 s18, 0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s5, s4, 31
	s_lshl_b64 s[10:11], s[82:83], 2
	v_subrev_u32_e32 v0, vcc, s2, v0
	s_lshl_b64 s[12:13], s[84:85], 2
	s_mov_b64 s[14:15], 0
	v_cmp_ne_u32_e64 s[0:1], 1, v2
	s_mov_b32 s19, 0
	s_mov_b32 s24, 0
	s_branch .LBB0_301
.LBB0_299:                              ;   in Loop: Header=BB0_301 Depth=1
	.loc	1 232
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_mov_b32_e32 v13, s23
	v_add_u32_e32 v4, vcc, s22, v4
	v_addc_u32_e32 v5, vcc, v13, v5, vcc
	v_add_u32_e32 v2, vcc, v4, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v6
.LBB0_300:                              ;   in Loop: Header=BB0_301 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 225
	s_add_i32 s2, s24, 1
	s_add_i32 s19, s19, 4
	s_add_i32 s18, s18, 2
	s_not_b64 s[14:15], s[14:15]
	s_cmp_gt_u32 s24, 30
	s_mov_b32 s24, s2
	s_cbranch_scc1 .LBB0_310
.LBB0_301:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_304 Depth 2
	.loc	1 227
	s_lshl_b32 s3, s24, 2
	s_and_b32 s2, s24, 0x7ffffff0
	s_and_b32 s3, s3, 8
	s_or_b32 s2, s2, s3
	v_or_b32_e32 v2, s2, v58
	s_lshl_b32 s2, s24, 1
	s_and_b32 s2, s2, 24
	s_and_b32 s3, s24, 1
	s_or_b32 s2, s2, s3
	v_add_u32_e32 v13, vcc, v7, v2
	v_or_b32_e32 v2, s2, v9
	v_or_b32_e32 v2, v2, v59
	v_or_b32_e32 v2, s33, v2
	.loc	1 228
	v_cmp_gt_i32_e32 vcc, s72, v13
	v_cmp_gt_i32_e64 s[2:3], s73, v2
	s_and_b64 s[16:17], vcc, s[2:3]
	s_and_saveexec_b64 s[2:3], s[16:17]
	s_cbranch_execz .LBB0_300
; %bb.302:                              ;   in Loop: Header=BB0_301 Depth=1
	.loc	1 231
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_305
; %bb.303:                              ;   in Loop: Header=BB0_301 Depth=1
	.loc	1 227
	s_and_b32 s16, s24, -16
	s_and_b32 s17, s19, 8
	s_or_b32 s16, s17, s16
	v_mov_b32_e32 v3, s80
	v_add_u32_e32 v5, vcc, s16, v0
	v_mov_b32_e32 v4, s81
	v_mul_lo_u32 v6, s11, v5
	v_mad_u64_u32 v[3:4], s[16:17], s10, v5, v[3:4]
	v_ashrrev_i32_e32 v5, 31, v5
	v_mul_lo_u32 v5, s10, v5
	v_add_u32_e32 v4, vcc, v6, v4
	s_and_b32 s16, s18, 24
	v_add_u32_e32 v4, vcc, v5, v4
	v_cndmask_b32_e64 v5, 0, 1, s[14:15]
	v_or_b32_e32 v5, s16, v5
	v_add_u32_e32 v15, vcc, v5, v11
	v_mov_b32_e32 v5, s76
	v_mov_b32_e32 v6, s77
	v_mul_lo_u32 v17, s13, v15
	v_mad_u64_u32 v[5:6], s[16:17], s12, v15, v[5:6]
	v_ashrrev_i32_e32 v15, 31, v15
	v_mul_lo_u32 v15, s12, v15
	v_add_u32_e32 v6, vcc, v17, v6
	s_mov_b32 s16, s74
	v_add_u32_e32 v6, vcc, v15, v6
	v_mov_b32_e32 v15, 0
.LBB0_304:                              ;   Parent Loop BB0_301 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 231
	flat_load_dword v17, v[3:4]
	flat_load_dword v19, v[5:6]
	v_add_u32_e32 v3, vcc, 4, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	s_add_i32 s16, s16, -1
	v_add_u32_e32 v5, vcc, 4, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	s_cmp_eq_u32 s16, 0
	s_waitcnt vmcnt(0)
	v_fma_f32 v15, v17, v19, v15
	s_cbranch_scc0 .LBB0_304
	s_branch .LBB0_306
.LBB0_305:                              ;   in Loop: Header=BB0_301 Depth=1
	.loc	1 0
	v_mov_b32_e32 v15, 0
.LBB0_306:                              ;   in Loop: Header=BB0_301 Depth=1
	.loc	1 229
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 232
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_308
; %bb.307:                              ;   in Loop: Header=BB0_301 Depth=1
	v_mad_i64_i32 v[4:5], s[16:17], v13, s4, 0
	v_mov_b32_e32 v6, s23
	v_lshlrev_b64 v[47:48], 2, v[4:5]
	v_add_u32_e32 v17, vcc, s22, v47
	v_addc_u32_e32 v6, vcc, v6, v48, vcc
	v_add_u32_e32 v47, vcc, v17, v2
	v_addc_u32_e32 v48, vcc, v6, v3, vcc
	flat_load_dword v6, v[47:48]
	v_mul_f32_e32 v17, s75, v15
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s79, v6
	v_add_f32_e32 v6, v17, v6
	s_cbranch_execnz .LBB0_299
	s_branch .LBB0_309
.LBB0_308:                              ;   in Loop: Header=BB0_301 Depth=1
.LBB0_309:                              ;   in Loop: Header=BB0_301 Depth=1
	v_mad_i64_i32 v[4:5], s[16:17], v13, s4, 0
	v_mul_f32_e32 v6, s75, v15
	s_branch .LBB0_299
.LBB0_310:
	.loc	1 225
	s_or_saveexec_b64 s[0:1], s[6:7]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v5, s5
	s_xor_b64 exec, exec, s[0:1]
; %bb.311:
	.loc	1 0
	s_ashr_i32 s5, s4, 31
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v5, s5
; %bb.312:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, v7, v58
	v_ashrrev_i32_e32 v3, 31, v7
	v_mul_lo_u32 v3, v4, v3
	v_mad_u64_u32 v[6:7], s[2:3], v4, v0, 0
	v_or_b32_e32 v2, v9, v59
	v_mul_lo_u32 v9, v5, v0
	v_cmp_gt_i32_e32 vcc, s72, v0
	s_and_b64 s[18:19], s[20:21], vcc
	v_add_u32_e32 v3, vcc, v7, v3
	v_add_u32_e32 v7, vcc, v3, v9
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_or_b32_e32 v2, s33, v2
	v_mov_b32_e32 v3, s23
	v_add_u32_e32 v21, vcc, s22, v6
	v_cmp_gt_i32_e64 s[2:3], s73, v2
	v_cmp_neq_f32_e64 s[0:1], s79, 0
	v_addc_u32_e32 v47, vcc, v3, v7, vcc
	.loc	1 241
	s_and_b64 s[6:7], s[18:19], s[2:3]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_317
; %bb.313:
	.loc	1 242
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	v_add_u32_e32 v6, vcc, v21, v6
	v_addc_u32_e32 v7, vcc, v47, v7, vcc
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_473
; %bb.314:
	flat_load_dword v9, v[6:7]
	v_mul_f32_e32 v11, s75, v8
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v9, s79, v9
	v_add_f32_e32 v9, v11, v9
	s_cbranch_execnz .LBB0_316
.LBB0_315:
	v_mul_f32_e32 v9, s75, v8
.LBB0_316:
	flat_store_dword v[6:7], v9
.LBB0_317:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 240
	v_or_b32_e32 v6, 8, v2
	v_cmp_gt_i32_e64 s[4:5], s73, v6
	v_cndmask_b32_e64 v8, 0, 1, s[0:1]
	.loc	1 241
	s_and_b64 s[6:7], s[18:19], s[4:5]
	v_ashrrev_i32_e32 v7, 31, v6
	v_cmp_ne_u32_e64 s[0:1], 1, v8
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_322
; %bb.318:
	.loc	1 242
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v8, s[6:7], v21, v8
	v_addc_u32_e64 v9, s[6:7], v47, v9, s[6:7]
	s_cbranch_vccnz .LBB0_474
; %bb.319:
	.loc	1 243
	flat_load_dword v11, v[8:9]
	v_mul_f32_e32 v13, s75, v10
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v11, s79, v11
	v_add_f32_e32 v11, v13, v11
	s_cbranch_execnz .LBB0_321
.LBB0_320:
	v_mul_f32_e32 v11, s75, v10
.LBB0_321:
	flat_store_dword v[8:9], v11
.LBB0_322:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 240
	v_or_b32_e32 v8, 16, v2
	v_cmp_gt_i32_e64 s[6:7], s73, v8
	.loc	1 241
	s_and_b64 s[8:9], s[18:19], s[6:7]
	v_ashrrev_i32_e32 v9, 31, v8
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_327
; %bb.323:
	.loc	1 242
	v_lshlrev_b64 v[10:11], 2, v[8:9]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v10, s[8:9], v21, v10
	v_addc_u32_e64 v11, s[8:9], v47, v11, s[8:9]
	.loc	1 243
	s_cbranch_vccnz .LBB0_475
; %bb.324:
	flat_load_dword v13, v[10:11]
	v_mul_f32_e32 v15, s75, v12
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s79, v13
	v_add_f32_e32 v13, v15, v13
	s_cbranch_execnz .LBB0_326
.LBB0_325:
	v_mul_f32_e32 v13, s75, v12
.LBB0_326:
	flat_store_dword v[10:11], v13
.LBB0_327:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 240
	v_or_b32_e32 v10, 24, v2
	v_cmp_gt_i32_e64 s[8:9], s73, v10
	.loc	1 241
	s_and_b64 s[10:11], s[18:19], s[8:9]
	v_ashrrev_i32_e32 v11, 31, v10
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB0_332
; %bb.328:
	.loc	1 242
	v_lshlrev_b64 v[12:13], 2, v[10:11]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v12, s[10:11], v21, v12
	v_addc_u32_e64 v13, s[10:11], v47, v13, s[10:11]
	.loc	1 243
	s_cbranch_vccnz .LBB0_476
; %bb.329:
	flat_load_dword v15, v[12:13]
	v_mul_f32_e32 v17, s75, v14
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v15, s79, v15
	v_add_f32_e32 v15, v17, v15
	s_cbranch_execnz .LBB0_331
.LBB0_330:
	v_mul_f32_e32 v15, s75, v14
.LBB0_331:
	flat_store_dword v[12:13], v15
.LBB0_332:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	v_or_b32_e32 v12, 1, v2
	v_cmp_gt_i32_e64 s[10:11], s73, v12
	.loc	1 241
	s_and_b64 s[12:13], s[18:19], s[10:11]
	v_ashrrev_i32_e32 v13, 31, v12
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_337
; %bb.333:
	.loc	1 242
	v_lshlrev_b64 v[14:15], 2, v[12:13]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v14, s[12:13], v21, v14
	v_addc_u32_e64 v15, s[12:13], v47, v15, s[12:13]
	.loc	1 243
	s_cbranch_vccnz .LBB0_477
; %bb.334:
	flat_load_dword v17, v[14:15]
	v_mul_f32_e32 v19, s75, v16
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v17, s79, v17
	v_add_f32_e32 v17, v19, v17
	s_cbranch_execnz .LBB0_336
.LBB0_335:
	v_mul_f32_e32 v17, s75, v16
.LBB0_336:
	flat_store_dword v[14:15], v17
.LBB0_337:
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 240
	v_or_b32_e32 v14, 9, v2
	v_cmp_gt_i32_e64 s[12:13], s73, v14
	.loc	1 241
	s_and_b64 s[14:15], s[18:19], s[12:13]
	v_ashrrev_i32_e32 v15, 31, v14
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_342
; %bb.338:
	.loc	1 242
	v_lshlrev_b64 v[16:17], 2, v[14:15]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v16, s[14:15], v21, v16
	v_addc_u32_e64 v17, s[14:15], v47, v17, s[14:15]
	.loc	1 243
	s_cbranch_vccnz .LBB0_478
; %bb.339:
	flat_load_dword v19, v[16:17]
	v_mul_f32_e32 v48, s75, v18
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v19, s79, v19
	v_add_f32_e32 v19, v48, v19
	s_cbranch_execnz .LBB0_341
.LBB0_340:
	v_mul_f32_e32 v19, s75, v18
.LBB0_341:
	flat_store_dword v[16:17], v19
.LBB0_342:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 240
	v_or_b32_e32 v16, 17, v2
	v_cmp_gt_i32_e64 s[14:15], s73, v16
	.loc	1 241
	s_and_b64 s[16:17], s[18:19], s[14:15]
	v_ashrrev_i32_e32 v17, 31, v16
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_347
; %bb.343:
	.loc	1 242
	v_lshlrev_b64 v[18:19], 2, v[16:17]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v18, s[16:17], v21, v18
	v_addc_u32_e64 v19, s[16:17], v47, v19, s[16:17]
	.loc	1 243
	s_cbranch_vccnz .LBB0_479
; %bb.344:
	flat_load_dword v48, v[18:19]
	v_mul_f32_e32 v49, s75, v20
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v48, s79, v48
	v_add_f32_e32 v48, v49, v48
	s_cbranch_execnz .LBB0_346
.LBB0_345:
	v_mul_f32_e32 v48, s75, v20
.LBB0_346:
	flat_store_dword v[18:19], v48
.LBB0_347:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	.loc	1 240
	v_or_b32_e32 v18, 25, v2
	v_cmp_gt_i32_e64 s[16:17], s73, v18
	.loc	1 241
	s_and_b64 s[18:19], s[18:19], s[16:17]
	v_ashrrev_i32_e32 v19, 31, v18
	s_and_saveexec_b64 s[24:25], s[18:19]
	s_cbranch_execz .LBB0_352
; %bb.348:
	.loc	1 242
	v_lshlrev_b64 v[48:49], 2, v[18:19]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v20, s[18:19], v21, v48
	v_addc_u32_e64 v21, s[18:19], v47, v49, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_480
; %bb.349:
	flat_load_dword v47, v[20:21]
	v_mul_f32_e32 v48, s75, v46
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v47, s79, v47
	v_add_f32_e32 v47, v48, v47
	s_cbranch_execnz .LBB0_351
.LBB0_350:
	v_mul_f32_e32 v47, s75, v46
.LBB0_351:
	flat_store_dword v[20:21], v47
.LBB0_352:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v47, 8, v0
	v_ashrrev_i32_e32 v20, 31, v0
	v_mul_lo_u32 v46, v4, v20
	v_mad_u64_u32 v[20:21], s[18:19], v4, v47, 0
	v_cmp_gt_i32_e32 vcc, s72, v47
	v_mul_lo_u32 v47, v5, v47
	s_and_b64 s[24:25], s[20:21], vcc
	v_add_u32_e32 v21, vcc, v21, v46
	v_add_u32_e32 v21, vcc, v21, v47
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_mov_b32_e32 v48, s23
	v_add_u32_e32 v47, vcc, s22, v20
	v_addc_u32_e32 v48, vcc, v48, v21, vcc
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[2:3]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_357
; %bb.353:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[2:3]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v20, s[18:19], v47, v20
	v_addc_u32_e64 v21, s[18:19], v48, v21, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_481
; %bb.354:
	flat_load_dword v49, v[20:21]
	v_mul_f32_e32 v50, s75, v45
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v49, s79, v49
	v_add_f32_e32 v49, v50, v49
	s_cbranch_execnz .LBB0_356
.LBB0_355:
	v_mul_f32_e32 v49, s75, v45
.LBB0_356:
	flat_store_dword v[20:21], v49
.LBB0_357:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[4:5]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_362
; %bb.358:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[6:7]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v20, s[18:19], v47, v20
	v_addc_u32_e64 v21, s[18:19], v48, v21, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_482
; %bb.359:
	flat_load_dword v45, v[20:21]
	v_mul_f32_e32 v49, s75, v44
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v45, s79, v45
	v_add_f32_e32 v45, v49, v45
	s_cbranch_execnz .LBB0_361
.LBB0_360:
	v_mul_f32_e32 v45, s75, v44
.LBB0_361:
	flat_store_dword v[20:21], v45
.LBB0_362:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[6:7]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_367
; %bb.363:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[8:9]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v20, s[18:19], v47, v20
	v_addc_u32_e64 v21, s[18:19], v48, v21, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_483
; %bb.364:
	flat_load_dword v44, v[20:21]
	v_mul_f32_e32 v45, s75, v43
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v44, s79, v44
	v_add_f32_e32 v44, v45, v44
	s_cbranch_execnz .LBB0_366
.LBB0_365:
	v_mul_f32_e32 v44, s75, v43
.LBB0_366:
	flat_store_dword v[20:21], v44
.LBB0_367:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[8:9]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_372
; %bb.368:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[10:11]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v20, s[18:19], v47, v20
	v_addc_u32_e64 v21, s[18:19], v48, v21, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_484
; %bb.369:
	flat_load_dword v43, v[20:21]
	v_mul_f32_e32 v44, s75, v42
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v43, s79, v43
	v_add_f32_e32 v43, v44, v43
	s_cbranch_execnz .LBB0_371
.LBB0_370:
	v_mul_f32_e32 v43, s75, v42
.LBB0_371:
	flat_store_dword v[20:21], v43
.LBB0_372:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[10:11]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_377
; %bb.373:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[12:13]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v20, s[18:19], v47, v20
	v_addc_u32_e64 v21, s[18:19], v48, v21, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_485
; %bb.374:
	flat_load_dword v42, v[20:21]
	v_mul_f32_e32 v43, s75, v41
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v42, s79, v42
	v_add_f32_e32 v42, v43, v42
	s_cbranch_execnz .LBB0_376
.LBB0_375:
	v_mul_f32_e32 v42, s75, v41
.LBB0_376:
	flat_store_dword v[20:21], v42
.LBB0_377:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[12:13]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_382
; %bb.378:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[14:15]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v20, s[18:19], v47, v20
	v_addc_u32_e64 v21, s[18:19], v48, v21, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_486
; %bb.379:
	flat_load_dword v41, v[20:21]
	v_mul_f32_e32 v42, s75, v40
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v41, s79, v41
	v_add_f32_e32 v41, v42, v41
	s_cbranch_execnz .LBB0_381
.LBB0_380:
	v_mul_f32_e32 v41, s75, v40
.LBB0_381:
	flat_store_dword v[20:21], v41
.LBB0_382:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[14:15]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_387
; %bb.383:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[16:17]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v20, s[18:19], v47, v20
	v_addc_u32_e64 v21, s[18:19], v48, v21, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_487
; %bb.384:
	flat_load_dword v40, v[20:21]
	v_mul_f32_e32 v41, s75, v39
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v40, s79, v40
	v_add_f32_e32 v40, v41, v40
	s_cbranch_execnz .LBB0_386
.LBB0_385:
	v_mul_f32_e32 v40, s75, v39
.LBB0_386:
	flat_store_dword v[20:21], v40
.LBB0_387:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[16:17]
	s_and_saveexec_b64 s[24:25], s[18:19]
	s_cbranch_execz .LBB0_392
; %bb.388:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[18:19]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v20, s[18:19], v47, v20
	v_addc_u32_e64 v21, s[18:19], v48, v21, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_488
; %bb.389:
	flat_load_dword v39, v[20:21]
	v_mul_f32_e32 v40, s75, v38
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v39, s79, v39
	v_add_f32_e32 v39, v40, v39
	s_cbranch_execnz .LBB0_391
.LBB0_390:
	v_mul_f32_e32 v39, s75, v38
.LBB0_391:
	flat_store_dword v[20:21], v39
.LBB0_392:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v38, 16, v0
	v_mad_u64_u32 v[20:21], s[18:19], v4, v38, 0
	v_cmp_gt_i32_e32 vcc, s72, v38
	v_mul_lo_u32 v38, v5, v38
	s_and_b64 s[24:25], s[20:21], vcc
	v_add_u32_e32 v21, vcc, v21, v46
	v_add_u32_e32 v21, vcc, v21, v38
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_mov_b32_e32 v39, s23
	v_add_u32_e32 v38, vcc, s22, v20
	v_addc_u32_e32 v39, vcc, v39, v21, vcc
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[2:3]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_397
; %bb.393:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[2:3]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v20, s[18:19], v38, v20
	v_addc_u32_e64 v21, s[18:19], v39, v21, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_489
; %bb.394:
	flat_load_dword v40, v[20:21]
	v_mul_f32_e32 v41, s75, v37
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v40, s79, v40
	v_add_f32_e32 v40, v41, v40
	s_cbranch_execnz .LBB0_396
.LBB0_395:
	v_mul_f32_e32 v40, s75, v37
.LBB0_396:
	flat_store_dword v[20:21], v40
.LBB0_397:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[4:5]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_402
; %bb.398:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[6:7]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v20, s[18:19], v38, v20
	v_addc_u32_e64 v21, s[18:19], v39, v21, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_490
; %bb.399:
	flat_load_dword v37, v[20:21]
	v_mul_f32_e32 v40, s75, v36
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v37, s79, v37
	v_add_f32_e32 v37, v40, v37
	s_cbranch_execnz .LBB0_401
.LBB0_400:
	v_mul_f32_e32 v37, s75, v36
.LBB0_401:
	flat_store_dword v[20:21], v37
.LBB0_402:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[6:7]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_407
; %bb.403:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[8:9]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v20, s[18:19], v38, v20
	v_addc_u32_e64 v21, s[18:19], v39, v21, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_491
; %bb.404:
	flat_load_dword v36, v[20:21]
	v_mul_f32_e32 v37, s75, v35
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v36, s79, v36
	v_add_f32_e32 v36, v37, v36
	s_cbranch_execnz .LBB0_406
.LBB0_405:
	v_mul_f32_e32 v36, s75, v35
.LBB0_406:
	flat_store_dword v[20:21], v36
.LBB0_407:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[8:9]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_412
; %bb.408:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[10:11]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v20, s[18:19], v38, v20
	v_addc_u32_e64 v21, s[18:19], v39, v21, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_492
; %bb.409:
	flat_load_dword v35, v[20:21]
	v_mul_f32_e32 v36, s75, v34
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v35, s79, v35
	v_add_f32_e32 v35, v36, v35
	s_cbranch_execnz .LBB0_411
.LBB0_410:
	v_mul_f32_e32 v35, s75, v34
.LBB0_411:
	flat_store_dword v[20:21], v35
.LBB0_412:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[10:11]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_417
; %bb.413:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[12:13]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v20, s[18:19], v38, v20
	v_addc_u32_e64 v21, s[18:19], v39, v21, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_493
; %bb.414:
	flat_load_dword v34, v[20:21]
	v_mul_f32_e32 v35, s75, v33
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v34, s79, v34
	v_add_f32_e32 v34, v35, v34
	s_cbranch_execnz .LBB0_416
.LBB0_415:
	v_mul_f32_e32 v34, s75, v33
.LBB0_416:
	flat_store_dword v[20:21], v34
.LBB0_417:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[12:13]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_422
; %bb.418:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[14:15]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v20, s[18:19], v38, v20
	v_addc_u32_e64 v21, s[18:19], v39, v21, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_494
; %bb.419:
	flat_load_dword v33, v[20:21]
	v_mul_f32_e32 v34, s75, v32
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v33, s79, v33
	v_add_f32_e32 v33, v34, v33
	s_cbranch_execnz .LBB0_421
.LBB0_420:
	v_mul_f32_e32 v33, s75, v32
.LBB0_421:
	flat_store_dword v[20:21], v33
.LBB0_422:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[14:15]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_427
; %bb.423:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[16:17]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v20, s[18:19], v38, v20
	v_addc_u32_e64 v21, s[18:19], v39, v21, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_495
; %bb.424:
	flat_load_dword v32, v[20:21]
	v_mul_f32_e32 v33, s75, v31
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v32, s79, v32
	v_add_f32_e32 v32, v33, v32
	s_cbranch_execnz .LBB0_426
.LBB0_425:
	v_mul_f32_e32 v32, s75, v31
.LBB0_426:
	flat_store_dword v[20:21], v32
.LBB0_427:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 241
	s_and_b64 s[18:19], s[24:25], s[16:17]
	s_and_saveexec_b64 s[24:25], s[18:19]
	s_cbranch_execz .LBB0_432
; %bb.428:
	.loc	1 242
	v_lshlrev_b64 v[20:21], 2, v[18:19]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v20, s[18:19], v38, v20
	v_addc_u32_e64 v21, s[18:19], v39, v21, s[18:19]
	.loc	1 243
	s_cbranch_vccnz .LBB0_496
; %bb.429:
	flat_load_dword v31, v[20:21]
	v_mul_f32_e32 v32, s75, v30
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v31, s79, v31
	v_add_f32_e32 v31, v32, v31
	s_cbranch_execnz .LBB0_431
.LBB0_430:
	v_mul_f32_e32 v31, s75, v30
.LBB0_431:
	flat_store_dword v[20:21], v31
.LBB0_432:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v0, 24, v0
	v_mad_u64_u32 v[20:21], s[18:19], v4, v0, 0
	v_cmp_gt_i32_e32 vcc, s72, v0
	v_mul_lo_u32 v0, v5, v0
	s_and_b64 s[18:19], s[20:21], vcc
	v_add_u32_e32 v4, vcc, v21, v46
	v_add_u32_e32 v21, vcc, v4, v0
	v_lshlrev_b64 v[4:5], 2, v[20:21]
	v_mov_b32_e32 v20, s23
	v_add_u32_e32 v0, vcc, s22, v4
	v_addc_u32_e32 v4, vcc, v20, v5, vcc
	.loc	1 241
	s_and_b64 s[2:3], s[18:19], s[2:3]
	s_and_saveexec_b64 s[20:21], s[2:3]
	s_cbranch_execz .LBB0_437
; %bb.433:
	.loc	1 242
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v2, s[2:3], v0, v2
	v_addc_u32_e64 v3, s[2:3], v4, v3, s[2:3]
	.loc	1 243
	s_cbranch_vccnz .LBB0_497
; %bb.434:
	flat_load_dword v5, v[2:3]
	v_mul_f32_e32 v20, s75, v29
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s79, v5
	v_add_f32_e32 v5, v20, v5
	s_cbranch_execnz .LBB0_436
.LBB0_435:
	v_mul_f32_e32 v5, s75, v29
.LBB0_436:
	flat_store_dword v[2:3], v5
.LBB0_437:
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 241
	s_and_b64 s[2:3], s[18:19], s[4:5]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_442
; %bb.438:
	.loc	1 242
	v_lshlrev_b64 v[2:3], 2, v[6:7]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v2, s[2:3], v0, v2
	v_addc_u32_e64 v3, s[2:3], v4, v3, s[2:3]
	.loc	1 243
	s_cbranch_vccnz .LBB0_498
; %bb.439:
	flat_load_dword v5, v[2:3]
	v_mul_f32_e32 v6, s75, v28
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s79, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_441
.LBB0_440:
	v_mul_f32_e32 v5, s75, v28
.LBB0_441:
	flat_store_dword v[2:3], v5
.LBB0_442:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 241
	s_and_b64 s[2:3], s[18:19], s[6:7]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_447
; %bb.443:
	.loc	1 242
	v_lshlrev_b64 v[2:3], 2, v[8:9]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v2, s[2:3], v0, v2
	v_addc_u32_e64 v3, s[2:3], v4, v3, s[2:3]
	.loc	1 243
	s_cbranch_vccnz .LBB0_499
; %bb.444:
	flat_load_dword v5, v[2:3]
	v_mul_f32_e32 v6, s75, v27
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s79, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_446
.LBB0_445:
	v_mul_f32_e32 v5, s75, v27
.LBB0_446:
	flat_store_dword v[2:3], v5
.LBB0_447:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 241
	s_and_b64 s[2:3], s[18:19], s[8:9]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_452
; %bb.448:
	.loc	1 242
	v_lshlrev_b64 v[2:3], 2, v[10:11]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v2, s[2:3], v0, v2
	v_addc_u32_e64 v3, s[2:3], v4, v3, s[2:3]
	.loc	1 243
	s_cbranch_vccnz .LBB0_500
; %bb.449:
	flat_load_dword v5, v[2:3]
	v_mul_f32_e32 v6, s75, v26
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s79, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_451
.LBB0_450:
	v_mul_f32_e32 v5, s75, v26
.LBB0_451:
	flat_store_dword v[2:3], v5
.LBB0_452:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 241
	s_and_b64 s[2:3], s[18:19], s[10:11]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_457
; %bb.453:
	.loc	1 242
	v_lshlrev_b64 v[2:3], 2, v[12:13]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v2, s[2:3], v0, v2
	v_addc_u32_e64 v3, s[2:3], v4, v3, s[2:3]
	.loc	1 243
	s_cbranch_vccnz .LBB0_501
; %bb.454:
	flat_load_dword v5, v[2:3]
	v_mul_f32_e32 v6, s75, v25
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s79, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_456
.LBB0_455:
	v_mul_f32_e32 v5, s75, v25
.LBB0_456:
	flat_store_dword v[2:3], v5
.LBB0_457:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 241
	s_and_b64 s[2:3], s[18:19], s[12:13]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_462
; %bb.458:
	.loc	1 242
	v_lshlrev_b64 v[2:3], 2, v[14:15]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v2, s[2:3], v0, v2
	v_addc_u32_e64 v3, s[2:3], v4, v3, s[2:3]
	.loc	1 243
	s_cbranch_vccnz .LBB0_502
; %bb.459:
	flat_load_dword v5, v[2:3]
	v_mul_f32_e32 v6, s75, v24
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s79, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_461
.LBB0_460:
	v_mul_f32_e32 v5, s75, v24
.LBB0_461:
	flat_store_dword v[2:3], v5
.LBB0_462:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 241
	s_and_b64 s[2:3], s[18:19], s[14:15]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_467
; %bb.463:
	.loc	1 242
	v_lshlrev_b64 v[2:3], 2, v[16:17]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v2, s[2:3], v0, v2
	v_addc_u32_e64 v3, s[2:3], v4, v3, s[2:3]
	.loc	1 243
	s_cbranch_vccnz .LBB0_503
; %bb.464:
	flat_load_dword v5, v[2:3]
	v_mul_f32_e32 v6, s75, v23
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s79, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_466
.LBB0_465:
	v_mul_f32_e32 v5, s75, v23
.LBB0_466:
	flat_store_dword v[2:3], v5
.LBB0_467:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 241
	s_and_b64 s[2:3], s[18:19], s[16:17]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_472
; %bb.468:
	.loc	1 242
	v_lshlrev_b64 v[2:3], 2, v[18:19]
	.loc	1 243
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 242
	v_add_u32_e64 v2, s[0:1], v0, v2
	v_addc_u32_e64 v3, s[0:1], v4, v3, s[0:1]
	.loc	1 243
	s_cbranch_vccnz .LBB0_504
; %bb.469:
	flat_load_dword v0, v[2:3]
	v_mul_f32_e32 v4, s75, v22
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s79, v0
	v_add_f32_e32 v0, v4, v0
	s_cbranch_execnz .LBB0_471
.LBB0_470:
	v_mul_f32_e32 v0, s75, v22
.LBB0_471:
	flat_store_dword v[2:3], v0
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
		.amdhsa_group_segment_fixed_size 24576
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
		.amdhsa_next_free_vgpr 189
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
; codeLenInByte = 18856
; NumSgprs: 104
; NumVgprs: 189
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 24576 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 47
; NumSGPRsForWavesPerEU: 104
; NumVGPRsForWavesPerEU: 189
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
    .group_segment_fixed_size: 24576
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
    .sgpr_spill_count: 9
    .symbol:         gemm_tensor.kd
    .vgpr_count:     189
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

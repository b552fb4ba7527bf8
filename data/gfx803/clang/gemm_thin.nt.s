	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_thin               ; -- Begin function gemm_thin
	.globl	gemm_thin
	.p2align	8
	.type	gemm_thin,@function
gemm_thin:                              ; @gemm_thin
	.file	0 "." "gemm_thin.cl"
	.loc	0 96
; %bb.0:
	.loc	0 100
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[10:11], s[4:5], 0x28
	v_and_b32_e32 v10, 7, v0
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v11, 0
	.loc	0 103
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s13, 0x7f
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 25
	s_add_i32 s0, s0, s1
	s_ashr_i32 s0, s0, 7
	.loc	0 105
	s_ashr_i32 s1, s0, 31
	s_add_i32 s2, s0, s1
	s_xor_b32 s2, s2, s1
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s3, 0, s2
	v_mov_b32_e32 v12, 0
	v_lshrrev_b32_e32 v9, 3, v0
	v_rcp_iflag_f32_e32 v1, v1
	v_mov_b32_e32 v6, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s3, v1
	s_ashr_i32 s3, s6, 31
	s_add_i32 s7, s6, s3
	s_xor_b32 s7, s7, s3
	v_mul_hi_u32 v2, v1, v2
	s_xor_b32 s1, s3, s1
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s7, v1
	v_readfirstlane_b32 s3, v1
	s_mul_i32 s8, s3, s2
	s_sub_i32 s7, s7, s8
	s_add_i32 s9, s3, 1
	s_sub_i32 s8, s7, s2
	s_cmp_ge_u32 s7, s2
	s_cselect_b32 s3, s9, s3
	s_cselect_b32 s7, s8, s7
	s_add_i32 s8, s3, 1
	s_cmp_ge_u32 s7, s2
	s_cselect_b32 s2, s8, s3
	s_ashr_i32 s3, s12, 31
	s_add_i32 s7, s12, s3
	s_xor_b32 s7, s7, s3
	v_cvt_f32_u32_e32 v1, s7
	s_sub_i32 s8, 0, s7
	s_xor_b32 s2, s2, s1
	s_sub_i32 s1, s2, s1
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s2, s1, 31
	s_mul_i32 s0, s1, s0
	s_sub_i32 s0, s6, s0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_lshl_b32 s29, s0, 7
	v_mul_lo_u32 v2, s8, v1
	s_add_i32 s8, s1, s2
	s_xor_b32 s8, s8, s2
	s_xor_b32 s2, s2, s3
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s8, v1
	v_readfirstlane_b32 s0, v1
	s_mul_i32 s3, s0, s7
	s_sub_i32 s3, s8, s3
	s_add_i32 s6, s0, 1
	s_sub_i32 s8, s3, s7
	s_cmp_ge_u32 s3, s7
	s_cselect_b32 s0, s6, s0
	s_cselect_b32 s3, s8, s3
	s_add_i32 s6, s0, 1
	s_cmp_ge_u32 s3, s7
	s_cselect_b32 s0, s6, s0
	s_xor_b32 s0, s0, s2
	s_sub_i32 s0, s0, s2
	.loc	0 107
	s_mul_i32 s2, s0, s14
	s_mul_i32 s3, s0, s12
	s_min_i32 s0, s14, s2
	s_sub_i32 s28, s1, s3
	s_add_i32 s1, s0, s14
	.loc	0 126
	v_add_u32_e32 v1, vcc, s0, v10
	.loc	0 107
	s_min_i32 s14, s14, s1
	.loc	0 126
	v_cmp_gt_i32_e32 vcc, s14, v1
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_10
; %bb.1:
	.loc	0 100
	s_load_dwordx2 s[18:19], s[4:5], 0x10
	s_load_dword s1, s[4:5], 0x18
	s_load_dwordx2 s[20:21], s[4:5], 0x20
	v_or_b32_e32 v2, s29, v9
	s_add_i32 s2, s13, -1
	.loc	0 117
	v_add_u32_e32 v3, vcc, 32, v2
	v_min_i32_e32 v18, s2, v2
	v_min_i32_e32 v16, s2, v3
	v_add_u32_e32 v3, vcc, 64, v2
	v_add_u32_e32 v2, vcc, 0x60, v2
	v_min_i32_e32 v15, s2, v3
	v_min_i32_e32 v13, s2, v2
	.loc	0 120
	s_add_i32 s2, s12, -1
	s_min_i32 s2, s2, s28
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s1
	v_mad_i64_i32 v[3:4], s[2:3], s2, v2, 0
	.loc	0 126
	v_add_u32_e32 v2, vcc, 8, v1
	v_max_i32_e32 v2, s14, v2
	s_not_b32 s0, s0
	v_add_u32_e32 v2, vcc, s0, v2
	v_sub_u32_e32 v14, vcc, v2, v10
	v_lshrrev_b32_e32 v7, 3, v14
	v_add_u32_e32 v2, vcc, 1, v7
	v_and_b32_e32 v2, 3, v2
	v_cmp_ne_u32_e32 vcc, 0, v2
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[22:23], vcc
	s_cbranch_execz .LBB0_5
; %bb.2:
	v_mad_i64_i32 v[5:6], s[0:1], s10, v13, 0
	v_ashrrev_i32_e32 v2, 31, v1
	v_mad_i64_i32 v[19:20], s[0:1], s10, v15, 0
	v_lshlrev_b64 v[11:12], 2, v[1:2]
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_mov_b32_e32 v17, s19
	v_add_u32_e32 v8, vcc, v5, v11
	v_addc_u32_e32 v21, vcc, v6, v12, vcc
	v_lshlrev_b64 v[5:6], 2, v[19:20]
	v_mad_i64_i32 v[19:20], s[0:1], s10, v16, 0
	v_add_u32_e32 v22, vcc, v5, v11
	v_addc_u32_e32 v23, vcc, v6, v12, vcc
	v_lshlrev_b64 v[5:6], 2, v[19:20]
	v_mad_i64_i32 v[19:20], s[0:1], s10, v18, 0
	v_add_u32_e32 v24, vcc, v5, v11
	v_addc_u32_e32 v25, vcc, v6, v12, vcc
	v_lshlrev_b64 v[5:6], 2, v[19:20]
	s_mov_b64 s[24:25], 0
	v_add_u32_e32 v11, vcc, v5, v11
	v_addc_u32_e32 v12, vcc, v6, v12, vcc
	v_add_u32_e32 v5, vcc, v3, v1
	v_addc_u32_e32 v6, vcc, v4, v2, vcc
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	s_mov_b64 s[26:27], 0
	v_add_u32_e32 v2, vcc, s18, v5
	v_addc_u32_e32 v17, vcc, v17, v6, vcc
	v_mov_b32_e32 v5, s21
	v_add_u32_e32 v19, vcc, s20, v8
	v_addc_u32_e32 v20, vcc, v5, v21, vcc
	v_add_u32_e32 v21, vcc, s20, v22
	v_addc_u32_e32 v22, vcc, v5, v23, vcc
	v_add_u32_e32 v23, vcc, s20, v24
	v_addc_u32_e32 v24, vcc, v5, v25, vcc
	v_add_u32_e32 v25, vcc, s20, v11
	v_addc_u32_e32 v26, vcc, v5, v12, vcc
	v_add_u16_e32 v5, 1, v7
	v_and_b32_e32 v5, 3, v5
	v_mov_b32_e32 v6, 0
	v_lshlrev_b64 v[7:8], 5, v[5:6]
	v_mov_b32_e32 v12, v6
	v_mov_b32_e32 v11, v6
	v_mov_b32_e32 v5, v6
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 78
	v_mov_b32_e32 v8, s27
	v_add_u32_e32 v27, vcc, s26, v23
	.loc	0 130
	v_add_u32_e64 v33, s[6:7], s26, v2
	.loc	0 78
	v_add_u32_e64 v29, s[0:1], s26, v21
	v_add_u32_e64 v31, s[2:3], s26, v19
	v_add_u32_e64 v35, s[8:9], s26, v25
	v_addc_u32_e32 v28, vcc, v24, v8, vcc
	.loc	0 130
	v_addc_u32_e64 v34, vcc, v17, v8, s[6:7]
	.loc	0 78
	v_addc_u32_e64 v36, s[8:9], v26, v8, s[8:9]
	v_addc_u32_e64 v30, vcc, v22, v8, s[0:1]
	v_addc_u32_e64 v32, vcc, v20, v8, s[2:3]
	.loc	0 130
	flat_load_dword v8, v[33:34]
	.loc	0 78
	flat_load_dword v33, v[35:36]
	flat_load_dword v27, v[27:28]
	flat_load_dword v28, v[29:30]
	flat_load_dword v29, v[31:32]
	.loc	0 126
	v_add_u32_e32 v1, vcc, 8, v1
	s_add_u32 s26, s26, 32
	s_addc_u32 s27, s27, 0
	v_cmp_eq_u32_e32 vcc, s26, v7
	s_or_b64 s[24:25], vcc, s[24:25]
	.loc	0 132
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v5, v8, v33
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v11, v8, v27
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v12, v8, v28
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, v8, v29
	.loc	0 126
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execnz .LBB0_3
; %bb.4:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
.LBB0_5:
	s_or_b64 exec, exec, s[22:23]
	.loc	0 126
	v_cmp_lt_u32_e32 vcc, 23, v14
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_9
; %bb.6:
	v_add_u32_e32 v2, vcc, 8, v1
	v_ashrrev_i32_e32 v8, 31, v2
	v_add_u32_e32 v7, vcc, v3, v2
	v_addc_u32_e32 v8, vcc, v4, v8, vcc
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_mov_b32_e32 v14, s19
	v_add_u32_e32 v7, vcc, s18, v7
	v_addc_u32_e32 v8, vcc, v14, v8, vcc
	v_ashrrev_i32_e32 v2, 31, v1
	v_add_u32_e32 v19, vcc, v3, v1
	v_addc_u32_e32 v20, vcc, v4, v2, vcc
	v_mad_i64_i32 v[21:22], s[2:3], s10, v13, 0
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_mov_b32_e32 v25, s21
	v_add_u32_e32 v13, vcc, s18, v19
	v_addc_u32_e32 v14, vcc, v14, v20, vcc
	v_lshlrev_b64 v[19:20], 2, v[21:22]
	v_lshlrev_b64 v[21:22], 2, v[1:2]
	s_movk_i32 s8, 0x60
	v_add_u32_e32 v2, vcc, v19, v21
	v_addc_u32_e32 v17, vcc, v20, v22, vcc
	v_mad_i64_i32 v[19:20], s[2:3], s10, v15, 0
	v_add_u32_e32 v2, vcc, s20, v2
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_addc_u32_e32 v15, vcc, v25, v17, vcc
	v_add_u32_e32 v17, vcc, v19, v21
	v_addc_u32_e32 v23, vcc, v20, v22, vcc
	v_mad_i64_i32 v[19:20], s[2:3], s10, v16, 0
	v_add_u32_e32 v16, vcc, s20, v17
	v_addc_u32_e32 v17, vcc, v25, v23, vcc
	v_lshlrev_b64 v[19:20], 2, v[19:20]
	v_mad_i64_i32 v[23:24], s[2:3], s10, v18, 0
	v_add_u32_e32 v19, vcc, v19, v21
	v_addc_u32_e32 v20, vcc, v20, v22, vcc
	v_add_u32_e32 v18, vcc, s20, v19
	v_lshlrev_b64 v[23:24], 2, v[23:24]
	v_addc_u32_e32 v19, vcc, v25, v20, vcc
	v_add_u32_e32 v20, vcc, v23, v21
	v_addc_u32_e32 v21, vcc, v24, v22, vcc
	v_add_u32_e32 v20, vcc, s20, v20
	v_addc_u32_e32 v21, vcc, v25, v21, vcc
	s_mov_b64 s[2:3], 0
	s_mov_b64 s[6:7], 0
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 78
	v_add_u32_e32 v22, vcc, s6, v20
	v_mov_b32_e32 v32, s7
	v_addc_u32_e32 v23, vcc, v21, v32, vcc
	v_add_u32_e32 v24, vcc, s6, v18
	v_addc_u32_e32 v25, vcc, v19, v32, vcc
	v_add_u32_e32 v26, vcc, s6, v16
	v_addc_u32_e32 v27, vcc, v17, v32, vcc
	v_add_u32_e32 v28, vcc, s6, v2
	v_addc_u32_e32 v29, vcc, v15, v32, vcc
	.loc	0 130
	v_add_u32_e32 v30, vcc, s6, v13
	v_addc_u32_e32 v31, vcc, v14, v32, vcc
	.loc	0 78
	flat_load_dword v33, v[22:23]
	flat_load_dword v34, v[24:25]
	flat_load_dword v35, v[26:27]
	flat_load_dword v36, v[28:29]
	.loc	0 130
	flat_load_dword v30, v[30:31]
	.loc	0 132
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v5, v30, v33
	v_mac_f32_e32 v11, v30, v34
	v_mac_f32_e32 v12, v30, v35
	v_mac_f32_e32 v6, v30, v36
	.loc	0 78
	v_add_u32_e32 v30, vcc, 32, v22
	v_addc_u32_e32 v31, vcc, 0, v23, vcc
	flat_load_dword v33, v[30:31]
	v_add_u32_e32 v30, vcc, 32, v24
	v_addc_u32_e32 v31, vcc, 0, v25, vcc
	flat_load_dword v34, v[30:31]
	v_add_u32_e32 v30, vcc, 32, v26
	v_addc_u32_e32 v31, vcc, 0, v27, vcc
	flat_load_dword v35, v[30:31]
	v_add_u32_e32 v30, vcc, 32, v28
	v_addc_u32_e32 v31, vcc, 0, v29, vcc
	flat_load_dword v36, v[30:31]
	.loc	0 130
	v_add_u32_e32 v30, vcc, s6, v7
	v_addc_u32_e32 v31, vcc, v8, v32, vcc
	flat_load_dword v30, v[30:31]
	v_add_u32_e32 v32, vcc, 16, v1
	.loc	0 126
	s_add_u32 s6, s6, 0x80
	s_addc_u32 s7, s7, 0
	.loc	0 132
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v5, v30, v33
	v_mac_f32_e32 v11, v30, v34
	v_mac_f32_e32 v12, v30, v35
	v_mac_f32_e32 v6, v30, v36
	.loc	0 78
	v_add_u32_e32 v30, vcc, 64, v22
	v_addc_u32_e32 v31, vcc, 0, v23, vcc
	flat_load_dword v34, v[30:31]
	v_add_u32_e32 v30, vcc, 64, v24
	v_addc_u32_e32 v31, vcc, 0, v25, vcc
	flat_load_dword v35, v[30:31]
	v_add_u32_e32 v30, vcc, 64, v26
	v_addc_u32_e32 v31, vcc, 0, v27, vcc
	flat_load_dword v36, v[30:31]
	v_add_u32_e32 v30, vcc, 64, v28
	v_addc_u32_e32 v31, vcc, 0, v29, vcc
	v_ashrrev_i32_e32 v33, 31, v32
	flat_load_dword v37, v[30:31]
	.loc	0 130
	v_add_u32_e32 v30, vcc, v3, v32
	v_addc_u32_e32 v31, vcc, v4, v33, vcc
	v_lshlrev_b64 v[30:31], 2, v[30:31]
	v_mov_b32_e32 v32, s19
	v_add_u32_e32 v30, vcc, s18, v30
	v_addc_u32_e32 v31, vcc, v32, v31, vcc
	flat_load_dword v30, v[30:31]
	.loc	0 132
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v5, v30, v34
	v_mac_f32_e32 v11, v30, v35
	v_mac_f32_e32 v12, v30, v36
	v_mac_f32_e32 v6, v30, v37
	v_add_u32_e32 v30, vcc, 24, v1
	.loc	0 78
	v_add_u32_e32 v22, vcc, s8, v22
	v_addc_u32_e32 v23, vcc, 0, v23, vcc
	flat_load_dword v33, v[22:23]
	v_add_u32_e32 v22, vcc, s8, v24
	v_addc_u32_e32 v23, vcc, 0, v25, vcc
	flat_load_dword v24, v[22:23]
	v_add_u32_e32 v22, vcc, s8, v26
	v_addc_u32_e32 v23, vcc, 0, v27, vcc
	flat_load_dword v25, v[22:23]
	v_add_u32_e32 v22, vcc, s8, v28
	v_addc_u32_e32 v23, vcc, 0, v29, vcc
	v_ashrrev_i32_e32 v31, 31, v30
	flat_load_dword v26, v[22:23]
	.loc	0 130
	v_add_u32_e32 v22, vcc, v3, v30
	v_addc_u32_e32 v23, vcc, v4, v31, vcc
	v_lshlrev_b64 v[22:23], 2, v[22:23]
	v_add_u32_e32 v22, vcc, s18, v22
	v_addc_u32_e32 v23, vcc, v32, v23, vcc
	flat_load_dword v22, v[22:23]
	.loc	0 126
	v_add_u32_e32 v1, vcc, 32, v1
	v_cmp_le_i32_e32 vcc, s14, v1
	s_or_b64 s[2:3], vcc, s[2:3]
	.loc	0 132
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v5, v22, v33
	v_mac_f32_e32 v11, v22, v24
	v_mac_f32_e32 v12, v22, v25
	v_mac_f32_e32 v6, v22, v26
	.loc	0 126
	s_andn2_b64 exec, exec, s[2:3]
	s_cbranch_execnz .LBB0_7
; %bb.8:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
.LBB0_9:
	s_or_b64 exec, exec, s[0:1]
.LBB0_10:
	s_or_b64 exec, exec, s[16:17]
	.loc	0 140
	v_lshlrev_b32_e32 v1, 2, v9
	v_lshlrev_b32_e32 v2, 9, v10
	s_movk_i32 s0, 0x80
	v_or_b32_e32 v1, v2, v1
	.loc	0 141
	s_mov_b32 m0, -1
	.loc	0 143
	v_cmp_gt_u32_e32 vcc, s0, v0
	.loc	0 141
	ds_write2_b32 v1, v5, v11 offset1:32
	ds_write2_b32 v1, v12, v6 offset0:64 offset1:96
	.loc	0 142
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 143
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_16
; %bb.11:
	.loc	0 0
	s_cmp_gt_i32 s12, -1
	.loc	0 149
	v_add_u32_e32 v1, vcc, s29, v0
	s_cselect_b64 s[2:3], -1, 0
	v_cmp_gt_i32_e32 vcc, s13, v1
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_16
; %bb.12:
	.loc	0 145
	v_lshlrev_b32_e32 v0, 2, v0
	ds_read2st64_b32 v[2:3], v0 offset1:2
	ds_read2st64_b32 v[4:5], v0 offset0:4 offset1:6
	.loc	0 100
	s_load_dwordx2 s[2:3], s[4:5], 0x30
	s_load_dword s4, s[4:5], 0x38
	.loc	0 145
	ds_read2st64_b32 v[6:7], v0 offset0:8 offset1:10
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, 0, v2
	v_add_f32_e32 v2, v2, v3
	v_add_f32_e32 v2, v2, v4
	v_add_f32_e32 v2, v2, v5
	v_add_f32_e32 v2, v2, v6
	v_add_f32_e32 v5, v2, v7
	ds_read2st64_b32 v[3:4], v0 offset0:12 offset1:14
	.loc	0 149
	v_ashrrev_i32_e32 v2, 31, v1
	v_mov_b32_e32 v0, s4
	v_mad_i64_i32 v[0:1], s[4:5], s28, v0, v[1:2]
	.loc	0 145
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v5, v3
	.loc	0 149
	v_mov_b32_e32 v3, s3
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_cmp_neq_f32_e64 s[4:5], s11, 0
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 145
	v_add_f32_e32 v2, v2, v4
	.loc	0 149
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB0_17
; %bb.13:
	flat_load_dword v3, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, s11, v3
	v_mac_f32_e32 v3, s15, v2
	s_cbranch_execnz .LBB0_15
.LBB0_14:
	v_mul_f32_e32 v3, s15, v2
.LBB0_15:
	flat_store_dword v[0:1], v3
.LBB0_16:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 152
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 169
	s_endpgm
.LBB0_17:
	.loc	0 149
	s_branch .LBB0_14
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_thin
		.amdhsa_group_segment_fixed_size 4096
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
		.amdhsa_next_free_vgpr 38
		.amdhsa_next_free_sgpr 30
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
	.size	gemm_thin, .Lfunc_end0-gemm_thin
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2016
; NumSgprs: 32
; NumVgprs: 38
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 4096 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 9
; NumSGPRsForWavesPerEU: 32
; NumVGPRsForWavesPerEU: 38
; Occupancy: 6
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
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           gemm_thin
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     32
    .sgpr_spill_count: 0
    .symbol:         gemm_thin.kd
    .vgpr_count:     38
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

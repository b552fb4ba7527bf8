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
	s_load_dwordx4 s[0:3], s[4:5], 0x0
	s_load_dwordx2 s[8:9], s[4:5], 0x28
	v_and_b32_e32 v22, 7, v0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	.loc	0 103
	s_waitcnt lgkmcnt(0)
	s_add_i32 s7, s1, 0x7f
	s_ashr_i32 s10, s7, 31
	s_lshr_b32 s10, s10, 25
	s_add_i32 s7, s7, s10
	s_ashr_i32 s7, s7, 7
	.loc	0 105
	s_ashr_i32 s10, s7, 31
	s_add_i32 s11, s7, s10
	s_xor_b32 s11, s11, s10
	v_cvt_f32_u32_e32 v1, s11
	s_sub_i32 s12, 0, s11
	v_mov_b32_e32 v25, 0
	v_lshrrev_b32_e32 v21, 3, v0
	v_rcp_iflag_f32_e32 v1, v1
	v_mov_b32_e32 v26, 0
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s12, v1
	s_ashr_i32 s12, s6, 31
	s_add_i32 s13, s6, s12
	s_xor_b32 s13, s13, s12
	v_mul_hi_u32 v2, v1, v2
	s_xor_b32 s10, s12, s10
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s13, v1
	v_readfirstlane_b32 s12, v1
	s_mul_i32 s14, s12, s11
	s_sub_i32 s13, s13, s14
	s_add_i32 s15, s12, 1
	s_sub_i32 s14, s13, s11
	s_cmp_ge_u32 s13, s11
	s_cselect_b32 s12, s15, s12
	s_cselect_b32 s13, s14, s13
	s_add_i32 s14, s12, 1
	s_cmp_ge_u32 s13, s11
	s_cselect_b32 s11, s14, s12
	s_ashr_i32 s12, s0, 31
	s_add_i32 s13, s0, s12
	s_xor_b32 s13, s13, s12
	v_cvt_f32_u32_e32 v1, s13
	s_sub_i32 s14, 0, s13
	s_xor_b32 s11, s11, s10
	s_sub_i32 s10, s11, s10
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s11, s10, 31
	s_mul_i32 s7, s10, s7
	s_sub_i32 s6, s6, s7
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_lshl_b32 s25, s6, 7
	s_xor_b32 s7, s11, s12
	v_mul_lo_u32 v2, s14, v1
	s_add_i32 s14, s10, s11
	s_xor_b32 s14, s14, s11
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_hi_u32 v1, s14, v1
	v_readfirstlane_b32 s6, v1
	s_mul_i32 s11, s6, s13
	s_sub_i32 s11, s14, s11
	s_add_i32 s12, s6, 1
	s_sub_i32 s14, s11, s13
	s_cmp_ge_u32 s11, s13
	s_cselect_b32 s6, s12, s6
	s_cselect_b32 s11, s14, s11
	s_add_i32 s12, s6, 1
	s_cmp_ge_u32 s11, s13
	s_cselect_b32 s6, s12, s6
	s_xor_b32 s6, s6, s7
	s_sub_i32 s6, s6, s7
	.loc	0 107
	s_mul_i32 s7, s6, s2
	s_mul_i32 s6, s6, s0
	s_min_i32 s16, s2, s7
	s_sub_i32 s24, s10, s6
	s_add_i32 s6, s16, s2
	.loc	0 126
	v_add_u32_e32 v1, vcc, s16, v22
	.loc	0 107
	s_min_i32 s2, s2, s6
	.loc	0 126
	v_cmp_gt_i32_e32 vcc, s2, v1
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_10
; %bb.1:
	.loc	0 0
	v_or_b32_e32 v8, s25, v21
	s_add_i32 s17, s1, -1
	.loc	0 117
	v_add_u32_e32 v4, vcc, 32, v8
	v_add_u32_e32 v6, vcc, 64, v8
	v_min_i32_e32 v2, s17, v8
	v_min_i32_e32 v4, s17, v4
	v_min_i32_e32 v6, s17, v6
	v_mad_i64_i32 v[2:3], s[14:15], v2, s8, 0
	v_mad_i64_i32 v[4:5], s[14:15], v4, s8, 0
	v_mad_i64_i32 v[6:7], s[14:15], v6, s8, 0
	s_movk_i32 s14, 0x60
	v_add_u32_e32 v8, vcc, s14, v8
	v_min_i32_e32 v8, s17, v8
	v_mad_i64_i32 v[8:9], s[14:15], v8, s8, 0
	.loc	0 120
	s_add_i32 s8, s0, -1
	.loc	0 126
	v_add_u32_e32 v10, vcc, 8, v1
	.loc	0 120
	s_min_i32 s14, s8, s24
	.loc	0 126
	v_max_i32_e32 v10, s2, v10
	s_not_b32 s8, s16
	v_add_u32_e32 v10, vcc, s8, v10
	v_sub_u32_e32 v27, vcc, v10, v22
	.loc	0 100
	s_load_dword s10, s[4:5], 0x18
	s_load_dwordx2 s[12:13], s[4:5], 0x10
	s_load_dwordx2 s[18:19], s[4:5], 0x20
	.loc	0 126
	v_lshrrev_b32_e32 v10, 3, v27
	v_add_u32_e32 v10, vcc, 1, v10
	v_and_b32_e32 v28, 3, v10
	v_lshlrev_b64 v[9:10], 2, v[8:9]
	v_lshlrev_b64 v[7:8], 2, v[6:7]
	v_lshlrev_b64 v[5:6], 2, v[4:5]
	v_lshlrev_b64 v[3:4], 2, v[2:3]
	.loc	0 100
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s11, s10, 31
	.loc	0 120
	s_ashr_i32 s15, s14, 31
	.loc	0 126
	v_cmp_ne_u32_e32 vcc, 0, v28
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_5
; %bb.2:
	v_mov_b32_e32 v11, s14
	v_mov_b32_e32 v12, s15
	v_mad_i64_i32 v[11:12], s[20:21], s10, v1, v[11:12]
	v_ashrrev_i32_e32 v2, 31, v1
	v_mov_b32_e32 v13, s13
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_lshlrev_b64 v[19:20], 2, v[1:2]
	v_add_u32_e32 v11, vcc, s12, v11
	v_addc_u32_e32 v12, vcc, v13, v12, vcc
	v_add_u32_e32 v2, vcc, v9, v19
	v_addc_u32_e32 v14, vcc, v10, v20, vcc
	v_mov_b32_e32 v23, s19
	v_add_u32_e32 v13, vcc, s18, v2
	v_addc_u32_e32 v14, vcc, v23, v14, vcc
	v_add_u32_e32 v2, vcc, v7, v19
	v_addc_u32_e32 v16, vcc, v8, v20, vcc
	v_add_u32_e32 v15, vcc, s18, v2
	v_addc_u32_e32 v16, vcc, v23, v16, vcc
	v_add_u32_e32 v2, vcc, v5, v19
	v_addc_u32_e32 v18, vcc, v6, v20, vcc
	v_add_u32_e32 v17, vcc, s18, v2
	v_addc_u32_e32 v18, vcc, v23, v18, vcc
	v_add_u32_e32 v2, vcc, v3, v19
	v_addc_u32_e32 v20, vcc, v4, v20, vcc
	v_add_u32_e32 v19, vcc, s18, v2
	v_addc_u32_e32 v20, vcc, v23, v20, vcc
	s_lshl_b64 s[20:21], s[10:11], 5
	v_lshlrev_b32_e32 v2, 2, v28
	s_mov_b64 s[22:23], 0
	.loc	0 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v23, 0
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 78
	flat_load_dword v28, v[19:20]
	.loc	0 130
	flat_load_dword v29, v[11:12]
	.loc	0 78
	flat_load_dword v30, v[17:18]
	flat_load_dword v31, v[15:16]
	flat_load_dword v32, v[13:14]
	.loc	0 126
	v_add_u32_e32 v1, vcc, 8, v1
	v_add_u32_e32 v13, vcc, 32, v13
	v_addc_u32_e32 v14, vcc, 0, v14, vcc
	v_add_u32_e32 v15, vcc, 32, v15
	v_addc_u32_e32 v16, vcc, 0, v16, vcc
	v_add_u32_e32 v17, vcc, 32, v17
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	v_add_u32_e32 v19, vcc, 32, v19
	v_addc_u32_e32 v20, vcc, 0, v20, vcc
	v_add_u32_e32 v2, vcc, -4, v2
	v_mov_b32_e32 v33, s21
	v_add_u32_e32 v11, vcc, s20, v11
	v_addc_u32_e32 v12, vcc, v12, v33, vcc
	v_cmp_eq_u32_e32 vcc, 0, v2
	s_or_b64 s[22:23], vcc, s[22:23]
	.loc	0 132
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v23, v29, v28
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v24, v29, v30
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v25, v29, v31
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v26, v29, v32
	.loc	0 126
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execnz .LBB0_3
; %bb.4:
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
.LBB0_5:
	s_or_b64 exec, exec, s[16:17]
	.loc	0 126
	v_cmp_lt_u32_e32 vcc, 23, v27
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_9
; %bb.6:
	.loc	0 0
	v_mov_b32_e32 v2, s19
	v_add_u32_e32 v3, vcc, s18, v3
	v_addc_u32_e32 v4, vcc, v2, v4, vcc
	v_add_u32_e32 v5, vcc, s18, v5
	v_addc_u32_e32 v6, vcc, v2, v6, vcc
	v_add_u32_e32 v7, vcc, s18, v7
	v_addc_u32_e32 v8, vcc, v2, v8, vcc
	.loc	0 126
	v_add_u32_e32 v11, vcc, 8, v1
	v_mad_i64_i32 v[11:12], s[20:21], s10, v11, 0
	v_add_u32_e32 v9, vcc, s18, v9
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_addc_u32_e32 v10, vcc, v2, v10, vcc
	v_mov_b32_e32 v16, s13
	v_add_u32_e32 v13, vcc, s12, v11
	v_addc_u32_e32 v14, vcc, v16, v12, vcc
	v_mad_i64_i32 v[11:12], s[18:19], v1, s10, 0
	v_ashrrev_i32_e32 v2, 31, v1
	s_lshl_b64 s[18:19], s[14:15], 2
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	s_lshl_b64 s[20:21], s[10:11], 7
	v_add_u32_e32 v15, vcc, s12, v11
	v_addc_u32_e32 v16, vcc, v16, v12, vcc
	v_lshlrev_b64 v[11:12], 2, v[1:2]
	s_mov_b64 s[22:23], 0
	s_movk_i32 s8, 0x60
	s_movk_i32 s11, 0x80
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 78
	v_add_u32_e32 v17, vcc, v3, v11
	v_addc_u32_e32 v18, vcc, v4, v12, vcc
	v_add_u32_e32 v19, vcc, v5, v11
	v_addc_u32_e32 v20, vcc, v6, v12, vcc
	v_add_u32_e32 v27, vcc, v7, v11
	v_addc_u32_e32 v28, vcc, v8, v12, vcc
	v_add_u32_e32 v29, vcc, v9, v11
	v_addc_u32_e32 v30, vcc, v10, v12, vcc
	.loc	0 130
	v_add_u32_e32 v31, vcc, s18, v15
	v_mov_b32_e32 v36, s19
	v_addc_u32_e32 v32, vcc, v16, v36, vcc
	.loc	0 78
	flat_load_dword v2, v[17:18]
	flat_load_dword v33, v[19:20]
	flat_load_dword v34, v[27:28]
	flat_load_dword v35, v[29:30]
	.loc	0 130
	flat_load_dword v31, v[31:32]
	.loc	0 132
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v23, v31, v2
	v_mac_f32_e32 v24, v31, v33
	v_mac_f32_e32 v25, v31, v34
	v_mac_f32_e32 v26, v31, v35
	.loc	0 78
	v_add_u32_e32 v31, vcc, 32, v17
	v_addc_u32_e32 v32, vcc, 0, v18, vcc
	flat_load_dword v2, v[31:32]
	v_add_u32_e32 v31, vcc, 32, v19
	v_addc_u32_e32 v32, vcc, 0, v20, vcc
	flat_load_dword v33, v[31:32]
	v_add_u32_e32 v31, vcc, 32, v27
	v_addc_u32_e32 v32, vcc, 0, v28, vcc
	flat_load_dword v34, v[31:32]
	v_add_u32_e32 v31, vcc, 32, v29
	v_addc_u32_e32 v32, vcc, 0, v30, vcc
	flat_load_dword v35, v[31:32]
	.loc	0 130
	v_add_u32_e32 v31, vcc, s18, v13
	v_addc_u32_e32 v32, vcc, v14, v36, vcc
	flat_load_dword v31, v[31:32]
	.loc	0 126
	s_add_u32 s18, s18, s20
	s_addc_u32 s19, s19, s21
	.loc	0 132
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v23, v31, v2
	v_add_u32_e32 v2, vcc, 16, v1
	v_mac_f32_e32 v24, v31, v33
	v_mac_f32_e32 v25, v31, v34
	v_mac_f32_e32 v26, v31, v35
	.loc	0 78
	v_add_u32_e32 v31, vcc, 64, v17
	v_addc_u32_e32 v32, vcc, 0, v18, vcc
	flat_load_dword v35, v[31:32]
	v_add_u32_e32 v31, vcc, 64, v19
	v_addc_u32_e32 v32, vcc, 0, v20, vcc
	flat_load_dword v36, v[31:32]
	v_add_u32_e32 v31, vcc, 64, v27
	v_addc_u32_e32 v32, vcc, 0, v28, vcc
	flat_load_dword v37, v[31:32]
	v_add_u32_e32 v31, vcc, 64, v29
	v_addc_u32_e32 v32, vcc, 0, v30, vcc
	flat_load_dword v38, v[31:32]
	.loc	0 130
	v_mov_b32_e32 v32, s15
	v_mov_b32_e32 v31, s14
	v_mad_i64_i32 v[33:34], s[26:27], v2, s10, v[31:32]
	v_mov_b32_e32 v2, s13
	v_lshlrev_b64 v[33:34], 2, v[33:34]
	v_add_u32_e32 v33, vcc, s12, v33
	v_addc_u32_e32 v34, vcc, v2, v34, vcc
	flat_load_dword v33, v[33:34]
	.loc	0 132
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v23, v33, v35
	v_mac_f32_e32 v24, v33, v36
	v_mac_f32_e32 v25, v33, v37
	v_mac_f32_e32 v26, v33, v38
	v_add_u32_e32 v33, vcc, 24, v1
	.loc	0 78
	v_add_u32_e32 v17, vcc, s8, v17
	v_addc_u32_e32 v18, vcc, 0, v18, vcc
	flat_load_dword v34, v[17:18]
	v_add_u32_e32 v17, vcc, s8, v19
	v_addc_u32_e32 v18, vcc, 0, v20, vcc
	flat_load_dword v19, v[17:18]
	v_add_u32_e32 v17, vcc, s8, v27
	v_addc_u32_e32 v18, vcc, 0, v28, vcc
	flat_load_dword v20, v[17:18]
	v_add_u32_e32 v17, vcc, s8, v29
	v_addc_u32_e32 v18, vcc, 0, v30, vcc
	flat_load_dword v27, v[17:18]
	.loc	0 130
	v_mad_i64_i32 v[17:18], s[26:27], v33, s10, v[31:32]
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	v_add_u32_e32 v17, vcc, s12, v17
	v_addc_u32_e32 v18, vcc, v2, v18, vcc
	flat_load_dword v2, v[17:18]
	.loc	0 126
	v_add_u32_e32 v1, vcc, 32, v1
	v_add_u32_e32 v9, vcc, s11, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	v_add_u32_e32 v7, vcc, s11, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v5, vcc, 0x80, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	v_add_u32_e32 v3, vcc, 0x80, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_cmp_le_i32_e32 vcc, s2, v1
	s_or_b64 s[22:23], vcc, s[22:23]
	.loc	0 132
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v23, v2, v34
	v_mac_f32_e32 v24, v2, v19
	v_mac_f32_e32 v25, v2, v20
	v_mac_f32_e32 v26, v2, v27
	.loc	0 126
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execnz .LBB0_7
; %bb.8:
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
.LBB0_9:
	s_or_b64 exec, exec, s[16:17]
.LBB0_10:
	s_or_b64 exec, exec, s[6:7]
	.loc	0 140
	v_lshlrev_b32_e32 v1, 2, v21
	v_lshlrev_b32_e32 v2, 9, v22
	s_movk_i32 s2, 0x80
	v_or_b32_e32 v1, v2, v1
	.loc	0 141
	s_mov_b32 m0, -1
	.loc	0 143
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 141
	ds_write2_b32 v1, v23, v24 offset1:32
	ds_write2_b32 v1, v25, v26 offset0:64 offset1:96
	.loc	0 142
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 143
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_16
; %bb.11:
	.loc	0 0
	s_cmp_gt_i32 s0, -1
	.loc	0 149
	v_add_u32_e32 v1, vcc, s25, v0
	s_cselect_b64 s[10:11], -1, 0
	v_cmp_gt_i32_e32 vcc, s1, v1
	s_and_b64 s[0:1], s[10:11], vcc
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_16
; %bb.12:
	.loc	0 145
	v_lshlrev_b32_e32 v0, 2, v0
	ds_read2st64_b32 v[2:3], v0 offset1:2
	ds_read2st64_b32 v[4:5], v0 offset0:4 offset1:6
	.loc	0 100
	s_load_dwordx2 s[0:1], s[4:5], 0x30
	s_load_dword s2, s[4:5], 0x38
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
	v_mov_b32_e32 v0, s2
	v_mad_i64_i32 v[0:1], s[4:5], s24, v0, v[1:2]
	.loc	0 145
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v5, v3
	.loc	0 149
	v_mov_b32_e32 v3, s1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_cmp_neq_f32_e64 s[4:5], s9, 0
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	.loc	0 145
	v_add_f32_e32 v2, v2, v4
	.loc	0 149
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB0_17
; %bb.13:
	flat_load_dword v3, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, s9, v3
	v_mac_f32_e32 v3, s3, v2
	s_cbranch_execnz .LBB0_15
.LBB0_14:
	v_mul_f32_e32 v3, s3, v2
.LBB0_15:
	flat_store_dword v[0:1], v3
.LBB0_16:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
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
		.amdhsa_next_free_vgpr 39
		.amdhsa_next_free_sgpr 28
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
; codeLenInByte = 1884
; NumSgprs: 30
; NumVgprs: 39
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 4096 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 9
; NumSGPRsForWavesPerEU: 30
; NumVGPRsForWavesPerEU: 39
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
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         gemm_thin.kd
    .vgpr_count:     39
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

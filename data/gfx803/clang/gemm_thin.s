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
	v_lshrrev_b32_e32 v16, 5, v0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
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
	v_mov_b32_e32 v20, 0
	v_and_b32_e32 v15, 31, v0
	v_rcp_iflag_f32_e32 v1, v1
	v_mov_b32_e32 v21, 0
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
	s_lshl_b32 s23, s6, 7
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
	s_sub_i32 s22, s10, s6
	s_add_i32 s6, s16, s2
	.loc	0 126
	v_add_u32_e32 v17, vcc, s16, v16
	.loc	0 107
	s_min_i32 s2, s2, s6
	.loc	0 126
	v_cmp_gt_i32_e32 vcc, s2, v17
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_10
; %bb.1:
	.loc	0 100
	s_load_dwordx2 s[10:11], s[4:5], 0x10
	s_load_dword s14, s[4:5], 0x18
	s_load_dwordx2 s[12:13], s[4:5], 0x20
	v_or_b32_e32 v1, s23, v15
	s_add_i32 s15, s1, -1
	.loc	0 118
	v_or_b32_e32 v2, 32, v1
	v_min_i32_e32 v3, s15, v1
	v_min_i32_e32 v5, s15, v2
	v_or_b32_e32 v2, 64, v1
	v_or_b32_e32 v1, 0x60, v1
	v_min_i32_e32 v9, s15, v2
	v_min_i32_e32 v7, s15, v1
	.loc	0 120
	s_add_i32 s15, s0, -1
	s_min_i32 s15, s15, s22
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s14
	v_mad_i64_i32 v[1:2], s[14:15], s15, v1, 0
	.loc	0 126
	v_add_u32_e32 v11, vcc, 8, v17
	s_ashr_i32 s15, s8, 31
	s_mov_b32 s14, s8
	v_max_i32_e32 v11, s2, v11
	s_not_b32 s8, s16
	v_add_u32_e32 v11, vcc, s8, v11
	v_sub_u32_e32 v22, vcc, v11, v16
	v_lshrrev_b32_e32 v11, 3, v22
	.loc	0 118
	v_ashrrev_i32_e32 v4, 31, v3
	v_ashrrev_i32_e32 v6, 31, v5
	v_ashrrev_i32_e32 v10, 31, v9
	v_ashrrev_i32_e32 v8, 31, v7
	.loc	0 126
	v_add_u32_e32 v11, vcc, 1, v11
	v_and_b32_e32 v23, 3, v11
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_lshlrev_b64 v[13:14], 2, v[9:10]
	v_lshlrev_b64 v[11:12], 2, v[5:6]
	v_lshlrev_b64 v[9:10], 2, v[3:4]
	v_cmp_ne_u32_e32 vcc, 0, v23
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_5
; %bb.2:
	v_ashrrev_i32_e32 v4, 31, v17
	v_add_u32_e32 v3, vcc, v1, v17
	v_mad_i64_i32 v[5:6], s[18:19], s14, v17, 0
	v_addc_u32_e32 v4, vcc, v2, v4, vcc
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_mov_b32_e32 v18, s11
	v_add_u32_e32 v3, vcc, s10, v3
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_addc_u32_e32 v4, vcc, v18, v4, vcc
	v_mov_b32_e32 v18, s13
	v_add_u32_e32 v5, vcc, s12, v5
	v_addc_u32_e32 v6, vcc, v18, v6, vcc
	s_lshl_b64 s[18:19], s[14:15], 5
	v_lshlrev_b32_e32 v23, 2, v23
	s_mov_b64 s[20:21], 0
	.loc	0 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v18, 0
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 78
	v_add_u32_e32 v24, vcc, v5, v9
	v_addc_u32_e32 v25, vcc, v6, v10, vcc
	v_add_u32_e32 v26, vcc, v5, v11
	v_addc_u32_e32 v27, vcc, v6, v12, vcc
	v_add_u32_e32 v28, vcc, v5, v13
	v_addc_u32_e32 v29, vcc, v6, v14, vcc
	v_add_u32_e32 v30, vcc, v5, v7
	v_addc_u32_e32 v31, vcc, v6, v8, vcc
	.loc	0 130
	flat_load_dword v32, v[3:4]
	.loc	0 78
	flat_load_dword v24, v[24:25]
	flat_load_dword v25, v[26:27]
	flat_load_dword v26, v[28:29]
	flat_load_dword v27, v[30:31]
	.loc	0 126
	v_add_u32_e32 v17, vcc, 8, v17
	v_add_u32_e32 v23, vcc, -4, v23
	v_add_u32_e32 v3, vcc, 32, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_mov_b32_e32 v28, s19
	v_add_u32_e32 v5, vcc, s18, v5
	v_addc_u32_e32 v6, vcc, v6, v28, vcc
	v_cmp_eq_u32_e32 vcc, 0, v23
	s_or_b64 s[20:21], vcc, s[20:21]
	.loc	0 133
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v18, v32, v24
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v19, v32, v25
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v20, v32, v26
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v21, v32, v27
	.loc	0 126
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execnz .LBB0_3
; %bb.4:
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
.LBB0_5:
	s_or_b64 exec, exec, s[16:17]
	.loc	0 126
	v_cmp_lt_u32_e32 vcc, 23, v22
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_9
; %bb.6:
	v_add_u32_e32 v5, vcc, 8, v17
	v_ashrrev_i32_e32 v4, 31, v5
	v_add_u32_e32 v3, vcc, v1, v5
	v_mad_i64_i32 v[5:6], s[18:19], s14, v5, 0
	v_addc_u32_e32 v4, vcc, v2, v4, vcc
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_mov_b32_e32 v30, s11
	v_add_u32_e32 v3, vcc, s10, v3
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_addc_u32_e32 v4, vcc, v30, v4, vcc
	v_add_u32_e32 v22, vcc, v5, v7
	v_addc_u32_e32 v23, vcc, v6, v8, vcc
	v_add_u32_e32 v24, vcc, v5, v13
	v_addc_u32_e32 v25, vcc, v6, v14, vcc
	v_add_u32_e32 v26, vcc, v5, v11
	v_addc_u32_e32 v27, vcc, v6, v12, vcc
	v_add_u32_e32 v28, vcc, v5, v9
	v_addc_u32_e32 v29, vcc, v6, v10, vcc
	v_ashrrev_i32_e32 v6, 31, v17
	v_add_u32_e32 v5, vcc, v1, v17
	v_addc_u32_e32 v6, vcc, v2, v6, vcc
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_mad_i64_i32 v[32:33], s[18:19], v17, s14, 0
	v_add_u32_e32 v5, vcc, s10, v5
	v_addc_u32_e32 v6, vcc, v30, v6, vcc
	v_mov_b32_e32 v38, s13
	v_add_u32_e32 v30, vcc, s12, v13
	v_lshlrev_b64 v[36:37], 2, v[32:33]
	v_addc_u32_e32 v31, vcc, v38, v14, vcc
	v_add_u32_e32 v13, vcc, v36, v13
	v_addc_u32_e32 v14, vcc, v37, v14, vcc
	v_add_u32_e32 v32, vcc, s12, v11
	v_addc_u32_e32 v33, vcc, v38, v12, vcc
	v_add_u32_e32 v11, vcc, v36, v11
	v_addc_u32_e32 v12, vcc, v37, v12, vcc
	v_add_u32_e32 v34, vcc, s12, v9
	v_addc_u32_e32 v35, vcc, v38, v10, vcc
	v_add_u32_e32 v9, vcc, v36, v9
	v_addc_u32_e32 v10, vcc, v37, v10, vcc
	v_add_u32_e32 v36, vcc, v36, v7
	v_addc_u32_e32 v37, vcc, v37, v8, vcc
	v_add_u32_e32 v7, vcc, s12, v7
	v_addc_u32_e32 v8, vcc, v38, v8, vcc
	s_lshl_b64 s[20:21], s[14:15], 7
	s_mov_b64 s[18:19], 0
	s_movk_i32 s8, 0x80
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 78
	v_add_u32_e32 v38, vcc, s12, v9
	v_mov_b32_e32 v40, s13
	v_addc_u32_e32 v39, vcc, v40, v10, vcc
	flat_load_dword v41, v[38:39]
	v_add_u32_e32 v38, vcc, s12, v11
	v_addc_u32_e32 v39, vcc, v40, v12, vcc
	flat_load_dword v42, v[38:39]
	v_add_u32_e32 v38, vcc, s12, v13
	v_addc_u32_e32 v39, vcc, v40, v14, vcc
	flat_load_dword v43, v[38:39]
	v_add_u32_e32 v38, vcc, s12, v36
	v_addc_u32_e32 v39, vcc, v40, v37, vcc
	flat_load_dword v38, v[38:39]
	.loc	0 130
	flat_load_dword v39, v[5:6]
	.loc	0 133
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v21, v39, v38
	.loc	0 78
	v_add_u32_e32 v38, vcc, s12, v28
	.loc	0 133
	v_mac_f32_e32 v18, v39, v41
	v_mac_f32_e32 v19, v39, v42
	v_mac_f32_e32 v20, v39, v43
	.loc	0 78
	v_addc_u32_e32 v39, vcc, v40, v29, vcc
	flat_load_dword v41, v[38:39]
	v_add_u32_e32 v38, vcc, s12, v26
	v_addc_u32_e32 v39, vcc, v40, v27, vcc
	flat_load_dword v42, v[38:39]
	v_add_u32_e32 v38, vcc, s12, v24
	v_addc_u32_e32 v39, vcc, v40, v25, vcc
	flat_load_dword v43, v[38:39]
	v_add_u32_e32 v38, vcc, s12, v22
	v_addc_u32_e32 v39, vcc, v40, v23, vcc
	flat_load_dword v38, v[38:39]
	.loc	0 130
	flat_load_dword v39, v[3:4]
	.loc	0 126
	s_add_u32 s12, s12, s20
	s_addc_u32 s13, s13, s21
	.loc	0 133
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v19, v39, v42
	v_add_u32_e32 v42, vcc, 16, v17
	v_mac_f32_e32 v18, v39, v41
	v_mac_f32_e32 v20, v39, v43
	v_mac_f32_e32 v21, v39, v38
	v_mad_i64_i32 v[38:39], s[24:25], v42, s14, 0
	v_ashrrev_i32_e32 v43, 31, v42
	.loc	0 128
	v_lshlrev_b64 v[38:39], 2, v[38:39]
	v_add_u32_e32 v40, vcc, v34, v38
	v_addc_u32_e32 v41, vcc, v35, v39, vcc
	.loc	0 78
	flat_load_dword v44, v[40:41]
	.loc	0 128
	v_add_u32_e32 v40, vcc, v32, v38
	v_addc_u32_e32 v41, vcc, v33, v39, vcc
	.loc	0 78
	flat_load_dword v45, v[40:41]
	.loc	0 128
	v_add_u32_e32 v40, vcc, v30, v38
	v_addc_u32_e32 v41, vcc, v31, v39, vcc
	v_add_u32_e32 v38, vcc, v7, v38
	v_addc_u32_e32 v39, vcc, v8, v39, vcc
	.loc	0 78
	flat_load_dword v40, v[40:41]
	flat_load_dword v41, v[38:39]
	.loc	0 130
	v_add_u32_e32 v38, vcc, v1, v42
	v_addc_u32_e32 v39, vcc, v2, v43, vcc
	v_lshlrev_b64 v[38:39], 2, v[38:39]
	v_mov_b32_e32 v42, s11
	v_add_u32_e32 v38, vcc, s10, v38
	v_addc_u32_e32 v39, vcc, v42, v39, vcc
	flat_load_dword v38, v[38:39]
	v_add_u32_e32 v43, vcc, 24, v17
	.loc	0 133
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, v38, v44
	v_mac_f32_e32 v19, v38, v45
	v_mac_f32_e32 v20, v38, v40
	v_mac_f32_e32 v21, v38, v41
	v_mad_i64_i32 v[38:39], s[24:25], v43, s14, 0
	v_ashrrev_i32_e32 v44, 31, v43
	.loc	0 128
	v_lshlrev_b64 v[38:39], 2, v[38:39]
	v_add_u32_e32 v40, vcc, v34, v38
	v_addc_u32_e32 v41, vcc, v35, v39, vcc
	.loc	0 78
	flat_load_dword v45, v[40:41]
	.loc	0 128
	v_add_u32_e32 v40, vcc, v32, v38
	v_addc_u32_e32 v41, vcc, v33, v39, vcc
	.loc	0 78
	flat_load_dword v46, v[40:41]
	.loc	0 128
	v_add_u32_e32 v40, vcc, v30, v38
	v_addc_u32_e32 v41, vcc, v31, v39, vcc
	v_add_u32_e32 v38, vcc, v7, v38
	v_addc_u32_e32 v39, vcc, v8, v39, vcc
	.loc	0 78
	flat_load_dword v40, v[40:41]
	flat_load_dword v41, v[38:39]
	.loc	0 130
	v_add_u32_e32 v38, vcc, v1, v43
	v_addc_u32_e32 v39, vcc, v2, v44, vcc
	v_lshlrev_b64 v[38:39], 2, v[38:39]
	v_add_u32_e32 v38, vcc, s10, v38
	v_addc_u32_e32 v39, vcc, v42, v39, vcc
	flat_load_dword v38, v[38:39]
	.loc	0 126
	v_add_u32_e32 v17, vcc, 32, v17
	v_add_u32_e32 v3, vcc, s8, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_add_u32_e32 v5, vcc, 0x80, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	v_cmp_le_i32_e32 vcc, s2, v17
	s_or_b64 s[18:19], vcc, s[18:19]
	.loc	0 133
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, v38, v45
	v_mac_f32_e32 v19, v38, v46
	v_mac_f32_e32 v20, v38, v40
	v_mac_f32_e32 v21, v38, v41
	.loc	0 126
	s_andn2_b64 exec, exec, s[18:19]
	s_cbranch_execnz .LBB0_7
; %bb.8:
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
.LBB0_9:
	s_or_b64 exec, exec, s[16:17]
.LBB0_10:
	s_or_b64 exec, exec, s[6:7]
	.loc	0 140
	v_lshlrev_b32_e32 v1, 2, v15
	v_lshlrev_b32_e32 v2, 9, v16
	s_movk_i32 s2, 0x80
	v_or_b32_e32 v1, v2, v1
	.loc	0 141
	s_mov_b32 m0, -1
	.loc	0 143
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 141
	ds_write2_b32 v1, v18, v19 offset1:32
	ds_write2_b32 v1, v20, v21 offset0:64 offset1:96
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
	v_add_u32_e32 v1, vcc, s23, v0
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
	v_mad_i64_i32 v[0:1], s[4:5], s22, v0, v[1:2]
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
		.amdhsa_next_free_vgpr 47
		.amdhsa_next_free_sgpr 26
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
; codeLenInByte = 1900
; NumSgprs: 28
; NumVgprs: 47
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 4096 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 28
; NumVGPRsForWavesPerEU: 47
; Occupancy: 5
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
    .sgpr_count:     28
    .sgpr_spill_count: 0
    .symbol:         gemm_thin.kd
    .vgpr_count:     47
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

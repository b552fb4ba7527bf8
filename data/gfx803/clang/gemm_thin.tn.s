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
	v_lshrrev_b32_e32 v14, 5, v0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
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
	v_mov_b32_e32 v18, 0
	v_and_b32_e32 v13, 31, v0
	v_rcp_iflag_f32_e32 v1, v1
	v_mov_b32_e32 v19, 0
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
	s_lshl_b32 s31, s6, 7
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
	s_min_i32 s20, s2, s7
	s_sub_i32 s30, s10, s6
	s_add_i32 s6, s20, s2
	.loc	0 126
	v_add_u32_e32 v15, vcc, s20, v14
	.loc	0 107
	s_min_i32 s2, s2, s6
	.loc	0 126
	v_cmp_gt_i32_e32 vcc, s2, v15
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_10
; %bb.1:
	v_add_u32_e32 v9, vcc, 8, v15
	s_ashr_i32 s19, s8, 31
	s_mov_b32 s18, s8
	v_max_i32_e32 v9, s2, v9
	s_not_b32 s8, s20
	v_or_b32_e32 v7, s31, v13
	s_add_i32 s16, s1, -1
	v_add_u32_e32 v9, vcc, s8, v9
	.loc	0 118
	v_min_i32_e32 v1, s16, v7
	v_or_b32_e32 v3, 32, v7
	v_or_b32_e32 v5, 64, v7
	v_or_b32_e32 v7, 0x60, v7
	.loc	0 126
	v_sub_u32_e32 v20, vcc, v9, v14
	.loc	0 100
	s_load_dword s10, s[4:5], 0x18
	s_load_dwordx2 s[12:13], s[4:5], 0x10
	s_load_dwordx2 s[14:15], s[4:5], 0x20
	.loc	0 118
	v_min_i32_e32 v3, s16, v3
	v_min_i32_e32 v5, s16, v5
	v_min_i32_e32 v7, s16, v7
	.loc	0 126
	v_lshrrev_b32_e32 v9, 3, v20
	.loc	0 118
	v_ashrrev_i32_e32 v2, 31, v1
	v_ashrrev_i32_e32 v4, 31, v3
	v_ashrrev_i32_e32 v6, 31, v5
	v_ashrrev_i32_e32 v8, 31, v7
	.loc	0 120
	s_add_i32 s16, s0, -1
	.loc	0 126
	v_add_u32_e32 v9, vcc, 1, v9
	.loc	0 120
	s_min_i32 s16, s16, s30
	.loc	0 126
	v_and_b32_e32 v29, 3, v9
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	.loc	0 100
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s11, s10, 31
	.loc	0 120
	s_ashr_i32 s17, s16, 31
	.loc	0 126
	v_cmp_ne_u32_e32 vcc, 0, v29
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_5
; %bb.2:
	v_mov_b32_e32 v9, s16
	v_mov_b32_e32 v10, s17
	v_mad_i64_i32 v[9:10], s[22:23], s10, v15, v[9:10]
	v_mov_b32_e32 v16, s15
	v_add_u32_e32 v21, vcc, s14, v1
	v_addc_u32_e32 v22, vcc, v16, v2, vcc
	v_add_u32_e32 v23, vcc, s14, v3
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_addc_u32_e32 v24, vcc, v16, v4, vcc
	v_mov_b32_e32 v11, s13
	v_add_u32_e32 v9, vcc, s12, v9
	v_addc_u32_e32 v10, vcc, v11, v10, vcc
	v_mad_i64_i32 v[11:12], s[22:23], s18, v15, 0
	v_add_u32_e32 v25, vcc, s14, v5
	v_addc_u32_e32 v26, vcc, v16, v6, vcc
	v_add_u32_e32 v27, vcc, s14, v7
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_addc_u32_e32 v28, vcc, v16, v8, vcc
	s_lshl_b64 s[22:23], s[10:11], 5
	s_lshl_b64 s[24:25], s[18:19], 5
	v_lshlrev_b32_e32 v29, 3, v29
	s_mov_b64 s[26:27], 0
	.loc	0 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v16, 0
.LBB0_3:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 78
	v_add_u32_e32 v30, vcc, v21, v11
	v_addc_u32_e32 v31, vcc, v22, v12, vcc
	flat_load_dword v32, v[30:31]
	v_add_u32_e32 v30, vcc, v23, v11
	v_addc_u32_e32 v31, vcc, v24, v12, vcc
	flat_load_dword v33, v[30:31]
	v_add_u32_e32 v30, vcc, v25, v11
	v_addc_u32_e32 v31, vcc, v26, v12, vcc
	flat_load_dword v34, v[30:31]
	v_add_u32_e32 v30, vcc, v27, v11
	v_addc_u32_e32 v31, vcc, v28, v12, vcc
	flat_load_dword v30, v[30:31]
	.loc	0 130
	flat_load_dword v31, v[9:10]
	.loc	0 126
	v_add_u32_e32 v15, vcc, 8, v15
	v_add_u32_e32 v9, vcc, s22, v9
	.loc	0 133
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v19, v31, v30
	.loc	0 126
	v_mov_b32_e32 v30, s23
	v_addc_u32_e32 v10, vcc, v10, v30, vcc
	v_add_u32_e32 v11, vcc, s24, v11
	v_mov_b32_e32 v30, s25
	v_addc_u32_e32 v12, vcc, v12, v30, vcc
	v_add_u32_e32 v29, vcc, -8, v29
	v_cmp_eq_u32_e32 vcc, 0, v29
	.loc	0 133
	v_mac_f32_e32 v16, v31, v32
	v_mac_f32_e32 v17, v31, v33
	v_mac_f32_e32 v18, v31, v34
	s_or_b64 s[26:27], vcc, s[26:27]
	.loc	0 126
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execnz .LBB0_3
; %bb.4:
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
.LBB0_5:
	s_or_b64 exec, exec, s[20:21]
	.loc	0 126
	v_cmp_lt_u32_e32 vcc, 23, v20
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_9
; %bb.6:
	.loc	0 0
	v_mov_b32_e32 v23, s15
	v_add_u32_e32 v9, vcc, s14, v1
	v_addc_u32_e32 v10, vcc, v23, v2, vcc
	v_add_u32_e32 v11, vcc, s14, v3
	v_addc_u32_e32 v12, vcc, v23, v4, vcc
	v_add_u32_e32 v20, vcc, s14, v5
	v_addc_u32_e32 v21, vcc, v23, v6, vcc
	.loc	0 126
	v_add_u32_e32 v26, vcc, 8, v15
	v_mad_i64_i32 v[24:25], s[22:23], s10, v26, 0
	v_mad_i64_i32 v[26:27], s[22:23], s18, v26, 0
	v_add_u32_e32 v22, vcc, s14, v7
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_addc_u32_e32 v23, vcc, v23, v8, vcc
	v_mov_b32_e32 v36, s13
	v_add_u32_e32 v24, vcc, s12, v24
	v_lshlrev_b64 v[34:35], 2, v[26:27]
	v_addc_u32_e32 v25, vcc, v36, v25, vcc
	v_add_u32_e32 v26, vcc, v34, v7
	v_mad_i64_i32 v[32:33], s[28:29], v15, s10, 0
	v_addc_u32_e32 v27, vcc, v35, v8, vcc
	v_add_u32_e32 v28, vcc, v34, v5
	v_addc_u32_e32 v29, vcc, v35, v6, vcc
	v_add_u32_e32 v30, vcc, v34, v3
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	v_addc_u32_e32 v31, vcc, v35, v4, vcc
	v_add_u32_e32 v32, vcc, s12, v32
	v_addc_u32_e32 v33, vcc, v36, v33, vcc
	v_mad_i64_i32 v[36:37], s[28:29], v15, s18, 0
	v_add_u32_e32 v34, vcc, v34, v1
	v_lshlrev_b64 v[36:37], 2, v[36:37]
	v_addc_u32_e32 v35, vcc, v35, v2, vcc
	v_add_u32_e32 v7, vcc, v36, v7
	v_addc_u32_e32 v8, vcc, v37, v8, vcc
	v_add_u32_e32 v5, vcc, v36, v5
	v_addc_u32_e32 v6, vcc, v37, v6, vcc
	v_add_u32_e32 v3, vcc, v36, v3
	v_addc_u32_e32 v4, vcc, v37, v4, vcc
	v_add_u32_e32 v1, vcc, v36, v1
	s_lshl_b64 s[22:23], s[16:17], 2
	s_lshl_b64 s[24:25], s[10:11], 7
	s_lshl_b64 s[26:27], s[18:19], 7
	v_addc_u32_e32 v2, vcc, v37, v2, vcc
	s_mov_b64 s[28:29], 0
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 78
	v_add_u32_e32 v36, vcc, s14, v1
	v_mov_b32_e32 v38, s15
	v_addc_u32_e32 v37, vcc, v38, v2, vcc
	flat_load_dword v39, v[36:37]
	v_add_u32_e32 v36, vcc, s14, v3
	v_addc_u32_e32 v37, vcc, v38, v4, vcc
	flat_load_dword v40, v[36:37]
	v_add_u32_e32 v36, vcc, s14, v5
	v_addc_u32_e32 v37, vcc, v38, v6, vcc
	flat_load_dword v41, v[36:37]
	v_add_u32_e32 v36, vcc, s14, v7
	v_addc_u32_e32 v37, vcc, v38, v8, vcc
	flat_load_dword v42, v[36:37]
	.loc	0 130
	v_add_u32_e32 v36, vcc, s22, v32
	v_mov_b32_e32 v43, s23
	v_addc_u32_e32 v37, vcc, v33, v43, vcc
	flat_load_dword v36, v[36:37]
	v_mov_b32_e32 v45, s13
	.loc	0 133
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v16, v36, v39
	v_mac_f32_e32 v17, v36, v40
	v_mac_f32_e32 v18, v36, v41
	v_mac_f32_e32 v19, v36, v42
	.loc	0 78
	v_add_u32_e32 v36, vcc, s14, v34
	v_addc_u32_e32 v37, vcc, v38, v35, vcc
	flat_load_dword v39, v[36:37]
	v_add_u32_e32 v36, vcc, s14, v30
	v_addc_u32_e32 v37, vcc, v38, v31, vcc
	flat_load_dword v40, v[36:37]
	v_add_u32_e32 v36, vcc, s14, v28
	v_addc_u32_e32 v37, vcc, v38, v29, vcc
	flat_load_dword v41, v[36:37]
	v_add_u32_e32 v36, vcc, s14, v26
	v_addc_u32_e32 v37, vcc, v38, v27, vcc
	flat_load_dword v38, v[36:37]
	.loc	0 130
	v_add_u32_e32 v36, vcc, s22, v24
	v_addc_u32_e32 v37, vcc, v25, v43, vcc
	flat_load_dword v36, v[36:37]
	.loc	0 126
	s_add_u32 s22, s22, s24
	s_addc_u32 s23, s23, s25
	s_add_u32 s14, s14, s26
	s_addc_u32 s15, s15, s27
	.loc	0 133
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v17, v36, v40
	v_add_u32_e32 v40, vcc, 16, v15
	v_mac_f32_e32 v16, v36, v39
	v_mac_f32_e32 v18, v36, v41
	v_mac_f32_e32 v19, v36, v38
	v_mad_i64_i32 v[36:37], s[34:35], v40, s18, 0
	.loc	0 128
	v_lshlrev_b64 v[36:37], 2, v[36:37]
	v_add_u32_e32 v38, vcc, v9, v36
	v_addc_u32_e32 v39, vcc, v10, v37, vcc
	.loc	0 78
	flat_load_dword v41, v[38:39]
	.loc	0 128
	v_add_u32_e32 v38, vcc, v11, v36
	v_addc_u32_e32 v39, vcc, v12, v37, vcc
	.loc	0 78
	flat_load_dword v42, v[38:39]
	.loc	0 128
	v_add_u32_e32 v38, vcc, v20, v36
	v_addc_u32_e32 v39, vcc, v21, v37, vcc
	v_add_u32_e32 v36, vcc, v22, v36
	v_addc_u32_e32 v37, vcc, v23, v37, vcc
	.loc	0 78
	flat_load_dword v43, v[38:39]
	flat_load_dword v44, v[36:37]
	.loc	0 130
	v_mov_b32_e32 v37, s17
	v_mov_b32_e32 v36, s16
	v_mad_i64_i32 v[38:39], s[34:35], v40, s10, v[36:37]
	v_lshlrev_b64 v[38:39], 2, v[38:39]
	v_add_u32_e32 v38, vcc, s12, v38
	v_addc_u32_e32 v39, vcc, v45, v39, vcc
	flat_load_dword v38, v[38:39]
	.loc	0 133
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v17, v38, v42
	v_add_u32_e32 v42, vcc, 24, v15
	v_mac_f32_e32 v16, v38, v41
	v_mac_f32_e32 v18, v38, v43
	v_mac_f32_e32 v19, v38, v44
	v_mad_i64_i32 v[38:39], s[34:35], v42, s18, 0
	.loc	0 130
	v_mad_i64_i32 v[36:37], s[34:35], v42, s10, v[36:37]
	.loc	0 128
	v_lshlrev_b64 v[38:39], 2, v[38:39]
	v_add_u32_e32 v40, vcc, v9, v38
	v_addc_u32_e32 v41, vcc, v10, v39, vcc
	.loc	0 78
	flat_load_dword v43, v[40:41]
	.loc	0 128
	v_add_u32_e32 v40, vcc, v11, v38
	v_addc_u32_e32 v41, vcc, v12, v39, vcc
	.loc	0 78
	flat_load_dword v44, v[40:41]
	.loc	0 128
	v_add_u32_e32 v40, vcc, v20, v38
	v_addc_u32_e32 v41, vcc, v21, v39, vcc
	v_add_u32_e32 v38, vcc, v22, v38
	.loc	0 130
	v_lshlrev_b64 v[36:37], 2, v[36:37]
	.loc	0 128
	v_addc_u32_e32 v39, vcc, v23, v39, vcc
	.loc	0 130
	v_add_u32_e32 v36, vcc, s12, v36
	v_addc_u32_e32 v37, vcc, v45, v37, vcc
	.loc	0 78
	flat_load_dword v40, v[40:41]
	flat_load_dword v38, v[38:39]
	.loc	0 130
	flat_load_dword v36, v[36:37]
	.loc	0 126
	v_add_u32_e32 v15, vcc, 32, v15
	v_cmp_le_i32_e32 vcc, s2, v15
	s_or_b64 s[28:29], vcc, s[28:29]
	.loc	0 133
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v16, v36, v43
	v_mac_f32_e32 v17, v36, v44
	v_mac_f32_e32 v18, v36, v40
	v_mac_f32_e32 v19, v36, v38
	.loc	0 126
	s_andn2_b64 exec, exec, s[28:29]
	s_cbranch_execnz .LBB0_7
; %bb.8:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
.LBB0_9:
	s_or_b64 exec, exec, s[20:21]
.LBB0_10:
	s_or_b64 exec, exec, s[6:7]
	.loc	0 140
	v_lshlrev_b32_e32 v1, 2, v13
	v_lshlrev_b32_e32 v2, 9, v14
	s_movk_i32 s2, 0x80
	v_or_b32_e32 v1, v2, v1
	.loc	0 141
	s_mov_b32 m0, -1
	.loc	0 143
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	0 141
	ds_write2_b32 v1, v16, v17 offset1:32
	ds_write2_b32 v1, v18, v19 offset0:64 offset1:96
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
	v_add_u32_e32 v1, vcc, s31, v0
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
	v_mad_i64_i32 v[0:1], s[4:5], s30, v0, v[1:2]
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
		.amdhsa_next_free_vgpr 46
		.amdhsa_next_free_sgpr 36
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
; codeLenInByte = 1940
; NumSgprs: 38
; NumVgprs: 46
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 4096 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 11
; NumSGPRsForWavesPerEU: 38
; NumVGPRsForWavesPerEU: 46
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
    .sgpr_count:     38
    .sgpr_spill_count: 0
    .symbol:         gemm_thin.kd
    .vgpr_count:     46
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

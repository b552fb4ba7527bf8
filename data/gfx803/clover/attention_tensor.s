	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.globl	attention_tensor                ; -- Begin function attention_tensor
	.p2align	8
	.type	attention_tensor,@function
attention_tensor:                       ; @attention_tensor
attention_tensor$local:
	.type	attention_tensor$local,@function
	.file	0 "." "<stdin>"
	.file	1 "attention_tensor.cl"
	.loc	1 146
; %bb.0:
	.loc	1 148
	s_load_dwordx4 s[24:27], s[4:5], 0x4
	s_load_dwordx4 s[20:23], s[4:5], 0x20
	v_and_b32_e32 v86, 3, v0
	v_bfe_u32 v87, v0, 2, 3
	v_or_b32_e32 v24, 3, v0
	.loc	1 149
	s_waitcnt lgkmcnt(0)
	s_add_i32 s33, s25, -1
	s_ashr_i32 s0, s33, 31
	s_lshr_b32 s0, s0, 26
	s_add_i32 s0, s33, s0
	s_ashr_i32 s0, s0, 6
	s_add_i32 s0, s0, 1
	.loc	1 150
	s_ashr_i32 s1, s0, 31
	s_add_i32 s2, s0, s1
	s_xor_b32 s2, s2, s1
	v_cvt_f32_u32_e32 v1, s2
	s_sub_i32 s3, 0, s2
	.loc	1 154
	v_mov_b32_e32 v3, s20
	v_mov_b32_e32 v4, s21
	.loc	1 150
	v_rcp_iflag_f32_e32 v1, v1
	v_lshlrev_b32_e32 v23, 3, v86
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
	.loc	1 152
	v_lshrrev_b32_e32 v2, 1, v0
	v_and_b32_e32 v2, 48, v2
	.loc	1 150
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
	.loc	1 154
	s_ashr_i32 s3, s24, 31
	s_add_i32 s7, s24, s3
	s_xor_b32 s8, s7, s3
	v_cvt_f32_u32_e32 v1, s8
	.loc	1 150
	s_xor_b32 s2, s2, s1
	s_sub_i32 s2, s2, s1
	.loc	1 154
	s_sub_i32 s1, 0, s8
	v_rcp_iflag_f32_e32 v1, v1
	s_mul_i32 s0, s2, s0
	s_sub_i32 s0, s6, s0
	.loc	1 151
	s_lshl_b32 s38, s0, 6
	.loc	1 154
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	.loc	1 152
	v_or_b32_e32 v8, s38, v2
	s_mov_b32 s7, 0
	.loc	1 154
	v_mul_lo_u32 v5, s1, v1
	s_ashr_i32 s1, s2, 31
	s_add_i32 s6, s2, s1
	s_xor_b32 s6, s6, s1
	v_mul_hi_u32 v5, v1, v5
	s_xor_b32 s1, s1, s3
	v_add_u32_e32 v1, vcc, v1, v5
	v_mul_hi_u32 v1, s6, v1
	v_readfirstlane_b32 s0, v1
	s_mul_i32 s3, s0, s8
	s_sub_i32 s3, s6, s3
	s_add_i32 s9, s0, 1
	s_sub_i32 s6, s3, s8
	s_cmp_ge_u32 s3, s8
	s_cselect_b32 s0, s9, s0
	s_cselect_b32 s3, s6, s3
	s_add_i32 s6, s0, 1
	s_cmp_ge_u32 s3, s8
	s_cselect_b32 s0, s6, s0
	.loc	1 160
	s_add_i32 s6, s26, 31
	.loc	1 154
	s_xor_b32 s0, s0, s1
	.loc	1 160
	s_ashr_i32 s8, s6, 31
	.loc	1 154
	s_sub_i32 s3, s0, s1
	.loc	1 160
	s_lshr_b32 s8, s8, 27
	.loc	1 154
	v_mad_i64_i32 v[2:3], s[0:1], s3, v3, 0
	s_mul_i32 s0, s3, s24
	.loc	1 160
	s_add_i32 s1, s6, s8
	.loc	1 161
	s_min_i32 s39, s26, 0
	s_sub_i32 s2, s2, s0
	s_and_b32 s0, s1, 0xffffffe0
	s_add_i32 s0, s0, s39
	s_min_i32 s23, s26, s0
	.loc	1 166
	s_cmp_ge_i32 s39, s23
	s_cbranch_scc0 .LBB0_2
; %bb.1:
	.loc	1 0
	v_and_b32_e32 v17, 0x7c, v0
	v_or_b32_e32 v18, 1, v17
	v_or_b32_e32 v20, 2, v17
	v_or_b32_e32 v7, 3, v0
	v_lshlrev_b32_e32 v1, 3, v86
	s_ashr_i32 s19, s22, 31
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b64 s[0:1], -1
.LBB0_3:
	v_mad_i64_i32 v[5:6], s[8:9], s2, v4, v[2:3]
	v_or_b32_e32 v21, v8, v87
	.loc	1 166
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v65, s7
	v_lshlrev_b32_e32 v22, 2, v0
	v_mov_b32_e32 v49, s7
	v_mov_b32_e32 v64, s7
	v_mov_b32_e32 v63, s7
	v_mov_b32_e32 v48, s7
	v_mov_b32_e32 v47, s7
	v_mov_b32_e32 v62, s7
	v_mov_b32_e32 v61, s7
	v_mov_b32_e32 v46, s7
	v_mov_b32_e32 v45, s7
	v_mov_b32_e32 v60, s7
	v_mov_b32_e32 v59, s7
	v_mov_b32_e32 v44, s7
	v_mov_b32_e32 v43, s7
	v_mov_b32_e32 v58, s7
	v_mov_b32_e32 v57, s7
	v_mov_b32_e32 v42, s7
	v_mov_b32_e32 v41, s7
	v_mov_b32_e32 v56, s7
	v_mov_b32_e32 v55, s7
	v_mov_b32_e32 v40, s7
	v_mov_b32_e32 v39, s7
	v_mov_b32_e32 v54, s7
	v_mov_b32_e32 v53, s7
	v_mov_b32_e32 v38, s7
	v_mov_b32_e32 v37, s7
	v_mov_b32_e32 v52, s7
	v_mov_b32_e32 v51, s7
	v_mov_b32_e32 v36, s7
	v_mov_b32_e32 v35, s7
	v_mov_b32_e32 v50, s7
	v_mov_b32_e32 v4, s7
	v_mov_b32_e32 v34, s7
	v_mov_b32_e32 v33, s7
	.loc	1 255
	s_mov_b32 m0, -1
	.loc	1 166
	s_cbranch_vccnz .LBB0_214
; %bb.4:
	.loc	1 148
	s_load_dwordx8 s[12:19], s[4:5], 0x30
	s_mov_b32 s1, 0
	.loc	1 166
	v_lshrrev_b32_e32 v25, 4, v0
	v_and_b32_e32 v15, 60, v22
	v_lshlrev_b32_e32 v13, 2, v15
	.loc	1 153
	s_waitcnt lgkmcnt(0)
	s_or_b32 s0, s17, s16
	s_or_b32 s6, s14, s12
	s_or_b32 s7, s0, s18
	.loc	1 155
	v_mov_b32_e32 v1, s16
	.loc	1 153
	s_and_b32 s0, s6, 12
	s_and_b32 s6, s7, 3
	s_cmp_eq_u64 s[0:1], 0
	.loc	1 155
	v_mad_i64_i32 v[1:2], s[0:1], s3, v1, 0
	v_mov_b32_e32 v3, s17
	.loc	1 153
	s_cselect_b64 s[0:1], -1, 0
	.loc	1 155
	v_mad_i64_i32 v[1:2], s[2:3], s2, v3, v[1:2]
	.loc	1 153
	s_cmp_eq_u32 s6, 0
	s_cselect_b64 s[2:3], -1, 0
	.loc	1 156
	v_lshlrev_b64 v[9:10], 2, v[1:2]
	v_mov_b32_e32 v1, s13
	v_add_u32_e32 v34, vcc, s12, v9
	v_addc_u32_e32 v33, vcc, v1, v10, vcc
	.loc	1 166
	v_add_u32_e32 v3, vcc, s39, v25
	.loc	1 153
	s_and_b64 s[16:17], s[0:1], s[2:3]
	.loc	1 166
	v_mad_i64_i32 v[1:2], s[0:1], v3, s18, 0
	v_sub_u32_e32 v26, vcc, 64, v15
	v_lshlrev_b64 v[11:12], 2, v[1:2]
	v_mov_b32_e32 v16, 0
	v_add_u32_e32 v1, vcc, v34, v11
	v_addc_u32_e32 v2, vcc, v33, v12, vcc
	v_add_u32_e32 v7, vcc, v1, v13
	v_addc_u32_e32 v8, vcc, 0, v2, vcc
	v_cmp_gt_i32_e32 vcc, s26, v3
	v_cndmask_b32_e32 v36, 0, v26, vcc
	v_cmp_ne_u32_e32 vcc, 0, v36
	.loc	1 102
	s_and_b64 s[0:1], s[16:17], vcc
	s_xor_b64 s[12:13], s[0:1], -1
	s_and_saveexec_b64 s[0:1], s[12:13]
	s_xor_b64 s[6:7], exec, s[0:1]
	s_cbranch_execz .LBB0_14
; %bb.5:
	.loc	1 85
	v_cmp_ne_u32_e64 s[0:1], 0, v36
	v_mov_b32_e32 v1, v16
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_7
; %bb.6:
	flat_load_dword v1, v[7:8]
.LBB0_7:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v2, v16
	.loc	1 85
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_9
; %bb.8:
	v_add_u32_e64 v2, s[2:3], 4, v7
	v_addc_u32_e64 v3, s[2:3], 0, v8, s[2:3]
	flat_load_dword v2, v[2:3]
.LBB0_9:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 85
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_11
; %bb.10:
	v_add_u32_e64 v17, s[0:1], 8, v7
	v_addc_u32_e64 v18, s[0:1], 0, v8, s[0:1]
	flat_load_dword v3, v[17:18]
.LBB0_11:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 86
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_13
; %bb.12:
	v_add_u32_e64 v7, s[0:1], 12, v7
	v_addc_u32_e64 v8, s[0:1], 0, v8, s[0:1]
	flat_load_dword v4, v[7:8]
.LBB0_13:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
.LBB0_14:
	.loc	1 102
	s_andn2_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_16
; %bb.15:
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[1:4], v[7:8]
.LBB0_16:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 166
	v_mul_u32_u24_e32 v7, 0x50, v25
	v_lshlrev_b32_e32 v14, 2, v7
	v_or_b32_e32 v7, 0x80, v0
	v_lshrrev_b32_e32 v27, 4, v7
	v_add_u32_e64 v18, s[0:1], s39, v27
	v_mad_i64_i32 v[7:8], s[0:1], v18, s18, 0
	v_add_u32_e64 v28, s[0:1], v14, v13
	v_lshlrev_b64 v[13:14], 2, v[7:8]
	.loc	1 102
	s_waitcnt vmcnt(0)
	ds_write_b128 v28, v[1:4]
	.loc	1 166
	v_add_u32_e64 v1, s[0:1], v34, v13
	v_lshlrev_b64 v[7:8], 2, v[15:16]
	v_addc_u32_e64 v2, s[0:1], v33, v14, s[0:1]
	v_add_u32_e64 v16, s[0:1], v1, v7
	v_addc_u32_e64 v17, s[0:1], v2, v8, s[0:1]
	v_cmp_gt_i32_e64 s[0:1], s26, v18
	v_cndmask_b32_e64 v39, 0, v26, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 0, v39
	.loc	1 102
	s_and_b64 s[2:3], s[16:17], s[0:1]
	s_xor_b64 s[20:21], s[2:3], -1
	s_and_saveexec_b64 s[2:3], s[20:21]
	s_xor_b64 s[8:9], exec, s[2:3]
	s_cbranch_execz .LBB0_26
; %bb.17:
	.loc	1 85
	v_cmp_ne_u32_e64 s[2:3], 0, v39
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_19
; %bb.18:
	flat_load_dword v1, v[16:17]
.LBB0_19:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 85
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_21
; %bb.20:
	v_add_u32_e64 v2, s[6:7], 4, v16
	v_addc_u32_e64 v3, s[6:7], 0, v17, s[6:7]
	flat_load_dword v2, v[2:3]
.LBB0_21:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 85
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_23
; %bb.22:
	v_add_u32_e64 v18, s[2:3], 8, v16
	v_addc_u32_e64 v19, s[2:3], 0, v17, s[2:3]
	flat_load_dword v3, v[18:19]
.LBB0_23:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 86
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_25
; %bb.24:
	v_add_u32_e64 v16, s[2:3], 12, v16
	v_addc_u32_e64 v17, s[2:3], 0, v17, s[2:3]
	flat_load_dword v4, v[16:17]
.LBB0_25:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
.LBB0_26:
	.loc	1 102
	s_andn2_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_28
; %bb.27:
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[1:4], v[16:17]
.LBB0_28:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 166
	v_lshlrev_b32_e32 v35, 2, v15
	v_or_b32_e32 v15, 0x100, v0
	v_lshrrev_b32_e32 v29, 4, v15
	v_mul_u32_u24_e32 v16, 0x50, v27
	v_add_u32_e64 v19, s[2:3], s39, v29
	v_lshlrev_b32_e32 v17, 2, v16
	v_mad_i64_i32 v[15:16], s[2:3], v19, s18, 0
	v_add_u32_e64 v30, s[2:3], v17, v35
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	.loc	1 102
	s_waitcnt vmcnt(0)
	ds_write_b128 v30, v[1:4]
	.loc	1 166
	v_add_u32_e64 v1, s[2:3], v34, v15
	v_addc_u32_e64 v2, s[2:3], v33, v16, s[2:3]
	v_add_u32_e64 v17, s[2:3], v1, v7
	v_addc_u32_e64 v18, s[2:3], v2, v8, s[2:3]
	v_cmp_gt_i32_e64 s[2:3], s26, v19
	v_cndmask_b32_e64 v40, 0, v26, s[2:3]
	v_cmp_ne_u32_e64 s[2:3], 0, v40
	.loc	1 102
	s_and_b64 s[6:7], s[16:17], s[2:3]
	s_xor_b64 s[28:29], s[6:7], -1
	s_and_saveexec_b64 s[6:7], s[28:29]
	s_xor_b64 s[10:11], exec, s[6:7]
	s_cbranch_execz .LBB0_38
; %bb.29:
	.loc	1 85
	v_cmp_ne_u32_e64 s[6:7], 0, v40
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_31
; %bb.30:
	flat_load_dword v1, v[17:18]
.LBB0_31:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 85
	s_and_saveexec_b64 s[30:31], s[6:7]
	s_cbranch_execz .LBB0_33
; %bb.32:
	v_add_u32_e64 v2, s[8:9], 4, v17
	v_addc_u32_e64 v3, s[8:9], 0, v18, s[8:9]
	flat_load_dword v2, v[2:3]
.LBB0_33:
	.loc	1 0
	s_or_b64 exec, exec, s[30:31]
	.loc	1 85
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_35
; %bb.34:
	v_add_u32_e64 v19, s[6:7], 8, v17
	v_addc_u32_e64 v20, s[6:7], 0, v18, s[6:7]
	flat_load_dword v3, v[19:20]
.LBB0_35:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 86
	s_and_saveexec_b64 s[8:9], s[2:3]
	s_cbranch_execz .LBB0_37
; %bb.36:
	v_add_u32_e64 v17, s[6:7], 12, v17
	v_addc_u32_e64 v18, s[6:7], 0, v18, s[6:7]
	flat_load_dword v4, v[17:18]
.LBB0_37:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
.LBB0_38:
	.loc	1 102
	s_andn2_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_40
; %bb.39:
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[1:4], v[17:18]
.LBB0_40:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 166
	v_mul_u32_u24_e32 v17, 0x50, v29
	v_lshlrev_b32_e32 v19, 2, v17
	v_or_b32_e32 v17, 0x180, v0
	v_lshrrev_b32_e32 v31, 4, v17
	v_add_u32_e64 v37, s[6:7], s39, v31
	v_mad_i64_i32 v[17:18], s[6:7], v37, s18, 0
	v_add_u32_e64 v32, s[6:7], v19, v35
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	.loc	1 102
	s_waitcnt vmcnt(0)
	ds_write_b128 v32, v[1:4]
	.loc	1 166
	v_add_u32_e64 v1, s[6:7], v34, v17
	v_addc_u32_e64 v2, s[6:7], v33, v18, s[6:7]
	v_add_u32_e64 v19, s[6:7], v1, v7
	v_addc_u32_e64 v20, s[6:7], v2, v8, s[6:7]
	v_cmp_gt_i32_e64 s[6:7], s26, v37
	v_cndmask_b32_e64 v41, 0, v26, s[6:7]
	v_cmp_ne_u32_e64 s[6:7], 0, v41
	.loc	1 102
	s_and_b64 s[8:9], s[16:17], s[6:7]
	s_xor_b64 s[30:31], s[8:9], -1
	s_and_saveexec_b64 s[8:9], s[30:31]
	s_xor_b64 s[34:35], exec, s[8:9]
	s_cbranch_execz .LBB0_50
; %bb.41:
	.loc	1 85
	v_cmp_ne_u32_e64 s[8:9], 0, v41
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_43
; %bb.42:
	flat_load_dword v1, v[19:20]
.LBB0_43:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 85
	s_and_saveexec_b64 s[36:37], s[8:9]
	s_cbranch_execz .LBB0_45
; %bb.44:
	v_add_u32_e64 v2, s[10:11], 4, v19
	v_addc_u32_e64 v3, s[10:11], 0, v20, s[10:11]
	flat_load_dword v2, v[2:3]
.LBB0_45:
	.loc	1 0
	s_or_b64 exec, exec, s[36:37]
	.loc	1 85
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_47
; %bb.46:
	v_add_u32_e64 v37, s[8:9], 8, v19
	v_addc_u32_e64 v38, s[8:9], 0, v20, s[8:9]
	flat_load_dword v3, v[37:38]
.LBB0_47:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 86
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_49
; %bb.48:
	v_add_u32_e64 v19, s[8:9], 12, v19
	v_addc_u32_e64 v20, s[8:9], 0, v20, s[8:9]
	flat_load_dword v4, v[19:20]
.LBB0_49:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
.LBB0_50:
	.loc	1 102
	s_andn2_saveexec_b64 s[8:9], s[34:35]
	s_cbranch_execz .LBB0_52
; %bb.51:
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[1:4], v[19:20]
.LBB0_52:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 166
	v_mul_u32_u24_e32 v19, 0x50, v31
	v_lshlrev_b32_e32 v19, 2, v19
	v_add_u32_e64 v19, s[8:9], v19, v35
	.loc	1 156
	v_mov_b32_e32 v20, s15
	v_add_u32_e64 v38, s[8:9], s14, v9
	v_addc_u32_e64 v37, s[8:9], v20, v10, s[8:9]
	.loc	1 102
	s_waitcnt vmcnt(0)
	ds_write_b128 v19, v[1:4]
	.loc	1 166
	v_add_u32_e64 v1, s[8:9], v38, v11
	v_addc_u32_e64 v2, s[8:9], v37, v12, s[8:9]
	v_add_u32_e64 v9, s[8:9], v1, v7
	v_addc_u32_e64 v10, s[8:9], v2, v8, s[8:9]
	.loc	1 102
	s_and_saveexec_b64 s[8:9], s[12:13]
	s_xor_b64 s[12:13], exec, s[8:9]
	s_cbranch_execz .LBB0_62
; %bb.53:
	.loc	1 85
	v_cmp_ne_u32_e64 s[8:9], 0, v36
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_55
; %bb.54:
	flat_load_dword v1, v[9:10]
.LBB0_55:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 85
	s_and_saveexec_b64 s[14:15], s[8:9]
	s_cbranch_execz .LBB0_57
; %bb.56:
	v_add_u32_e64 v2, s[10:11], 4, v9
	v_addc_u32_e64 v3, s[10:11], 0, v10, s[10:11]
	flat_load_dword v2, v[2:3]
.LBB0_57:
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 85
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_59
; %bb.58:
	v_add_u32_e64 v11, s[8:9], 8, v9
	v_addc_u32_e64 v12, s[8:9], 0, v10, s[8:9]
	flat_load_dword v3, v[11:12]
.LBB0_59:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 86
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_61
; %bb.60:
	v_add_u32_e32 v9, vcc, 12, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	flat_load_dword v4, v[9:10]
.LBB0_61:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
.LBB0_62:
	.loc	1 102
	s_andn2_saveexec_b64 s[8:9], s[12:13]
	s_cbranch_execz .LBB0_64
; %bb.63:
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[1:4], v[9:10]
.LBB0_64:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 166
	v_mul_u32_u24_e32 v9, 0x44, v25
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e32 v11, vcc, v9, v35
	.loc	1 102
	s_waitcnt vmcnt(0)
	ds_write_b128 v11, v[1:4] offset:10240
	.loc	1 166
	v_add_u32_e32 v1, vcc, v38, v13
	v_addc_u32_e32 v2, vcc, v37, v14, vcc
	v_add_u32_e32 v9, vcc, v1, v7
	v_addc_u32_e32 v10, vcc, v2, v8, vcc
	.loc	1 102
	s_and_saveexec_b64 s[8:9], s[20:21]
	s_xor_b64 s[10:11], exec, s[8:9]
	s_cbranch_execz .LBB0_74
; %bb.65:
	.loc	1 85
	v_cmp_ne_u32_e32 vcc, 0, v39
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_67
; %bb.66:
	flat_load_dword v1, v[9:10]
.LBB0_67:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 85
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_69
; %bb.68:
	v_add_u32_e64 v2, s[8:9], 4, v9
	v_addc_u32_e64 v3, s[8:9], 0, v10, s[8:9]
	flat_load_dword v2, v[2:3]
.LBB0_69:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 85
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_71
; %bb.70:
	v_add_u32_e32 v12, vcc, 8, v9
	v_addc_u32_e32 v13, vcc, 0, v10, vcc
	flat_load_dword v3, v[12:13]
.LBB0_71:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 86
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_73
; %bb.72:
	v_add_u32_e32 v9, vcc, 12, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	flat_load_dword v4, v[9:10]
.LBB0_73:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
.LBB0_74:
	.loc	1 102
	s_andn2_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_76
; %bb.75:
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[1:4], v[9:10]
.LBB0_76:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 166
	v_mul_u32_u24_e32 v9, 0x44, v27
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e32 v12, vcc, v9, v35
	.loc	1 102
	s_waitcnt vmcnt(0)
	ds_write_b128 v12, v[1:4] offset:10240
	.loc	1 166
	v_add_u32_e32 v1, vcc, v38, v15
	v_addc_u32_e32 v2, vcc, v37, v16, vcc
	v_add_u32_e32 v9, vcc, v1, v7
	v_addc_u32_e32 v10, vcc, v2, v8, vcc
	.loc	1 102
	s_and_saveexec_b64 s[0:1], s[28:29]
	s_xor_b64 s[8:9], exec, s[0:1]
	s_cbranch_execz .LBB0_86
; %bb.77:
	.loc	1 85
	v_cmp_ne_u32_e32 vcc, 0, v40
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_79
; %bb.78:
	flat_load_dword v1, v[9:10]
.LBB0_79:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 85
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_81
; %bb.80:
	v_add_u32_e64 v2, s[0:1], 4, v9
	v_addc_u32_e64 v3, s[0:1], 0, v10, s[0:1]
	flat_load_dword v2, v[2:3]
.LBB0_81:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 85
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_83
; %bb.82:
	v_add_u32_e32 v13, vcc, 8, v9
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	flat_load_dword v3, v[13:14]
.LBB0_83:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 86
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_85
; %bb.84:
	v_add_u32_e32 v9, vcc, 12, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	flat_load_dword v4, v[9:10]
.LBB0_85:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
.LBB0_86:
	.loc	1 102
	s_andn2_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB0_88
; %bb.87:
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[1:4], v[9:10]
.LBB0_88:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 166
	v_mul_u32_u24_e32 v9, 0x44, v29
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e32 v13, vcc, v9, v35
	.loc	1 102
	s_waitcnt vmcnt(0)
	ds_write_b128 v13, v[1:4] offset:10240
	.loc	1 166
	v_add_u32_e32 v1, vcc, v38, v17
	v_addc_u32_e32 v2, vcc, v37, v18, vcc
	v_add_u32_e32 v9, vcc, v1, v7
	v_addc_u32_e32 v10, vcc, v2, v8, vcc
	.loc	1 102
	s_and_saveexec_b64 s[0:1], s[30:31]
	s_xor_b64 s[2:3], exec, s[0:1]
	s_cbranch_execz .LBB0_98
; %bb.89:
	.loc	1 85
	v_cmp_ne_u32_e32 vcc, 0, v41
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_91
; %bb.90:
	flat_load_dword v1, v[9:10]
.LBB0_91:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 85
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_93
; %bb.92:
	v_add_u32_e64 v2, s[0:1], 4, v9
	v_addc_u32_e64 v3, s[0:1], 0, v10, s[0:1]
	flat_load_dword v2, v[2:3]
.LBB0_93:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 85
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_95
; %bb.94:
	v_add_u32_e32 v14, vcc, 8, v9
	v_addc_u32_e32 v15, vcc, 0, v10, vcc
	flat_load_dword v3, v[14:15]
.LBB0_95:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 86
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_97
; %bb.96:
	v_add_u32_e32 v9, vcc, 12, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	flat_load_dword v4, v[9:10]
.LBB0_97:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
.LBB0_98:
	.loc	1 102
	s_or_saveexec_b64 s[0:1], s[2:3]
	s_movk_i32 s2, 0x2800
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_100
; %bb.99:
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[1:4], v[9:10]
.LBB0_100:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 166
	v_mul_u32_u24_e32 v9, 0x44, v31
	.loc	1 148
	s_load_dwordx2 s[0:1], s[4:5], 0x18
	.loc	1 166
	v_lshlrev_b32_e32 v9, 2, v9
	v_add_u32_e32 v66, vcc, 0x2800, v11
	v_add_u32_e32 v11, vcc, v9, v35
	v_and_b32_e32 v17, 0x7c, v0
	.loc	1 156
	v_lshlrev_b64 v[9:10], 2, v[5:6]
	.loc	1 102
	s_waitcnt vmcnt(0)
	ds_write_b128 v11, v[1:4] offset:10240
	v_lshlrev_b32_e32 v1, 2, v17
	v_add_u32_e32 v67, vcc, s2, v12
	v_add_u32_e32 v68, vcc, s2, v13
	.loc	1 166
	v_add_u32_e32 v69, vcc, s2, v11
	v_or_b32_e32 v73, 0x4a00, v1
	v_min_i32_e32 v1, s33, v21
	.loc	1 156
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v12, s1
	v_add_u32_e32 v9, vcc, s0, v9
	v_lshlrev_b32_e32 v3, 2, v24
	v_mad_i64_i32 v[1:2], s[0:1], v1, s22, 0
	v_or_b32_e32 v74, 0x4a00, v3
	v_or_b32_e32 v3, 8, v21
	v_min_i32_e32 v3, s33, v3
	v_mad_i64_i32 v[3:4], s[0:1], v3, s22, 0
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_addc_u32_e32 v10, vcc, v12, v10, vcc
	v_subrev_u32_e32 v11, vcc, s38, v21
	v_add_u32_e32 v75, vcc, v9, v1
	v_addc_u32_e32 v76, vcc, v10, v2, vcc
	v_lshlrev_b64 v[1:2], 2, v[3:4]
	s_movk_i32 s0, 0xa0
	v_add_u32_e32 v77, vcc, v9, v1
	v_addc_u32_e32 v78, vcc, v10, v2, vcc
	.loc	1 157
	v_mov_b32_e32 v12, 0x3fb8aa3b
	v_mad_u32_u24 v1, v86, s0, v11
	v_add_u32_e32 v80, vcc, v34, v7
	v_mul_f32_e32 v70, s27, v12
	v_mul_u32_u24_e32 v12, 0xa0, v86
	v_lshlrev_b32_e32 v79, 2, v1
	v_addc_u32_e32 v81, vcc, v33, v8, vcc
	.loc	1 177
	v_lshlrev_b32_e32 v1, 5, v86
	v_lshlrev_b32_e32 v0, 1, v0
	v_lshlrev_b32_e32 v71, 1, v86
	v_add_u32_e32 v82, vcc, v38, v7
	v_lshlrev_b32_e32 v84, 2, v12
	s_movk_i32 s0, 0x140
	v_or_b32_e32 v86, 0x2800, v1
	v_and_b32_e32 v0, 0xc0, v0
	v_lshlrev_b32_e32 v1, 2, v87
	s_ashr_i32 s19, s22, 31
	v_or_b32_e32 v72, 0x4a00, v22
	v_or_b32_e32 v18, 1, v17
	v_or_b32_e32 v20, 2, v17
	v_addc_u32_e32 v83, vcc, v37, v8, vcc
	v_add_u32_e32 v85, vcc, s0, v84
	v_or_b32_e32 v87, v0, v1
	.loc	1 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v3, 0xff7fffff
	s_mov_b32 s24, 0xc2fc0000
	s_mov_b32 s27, 0x43000000
	v_mov_b32_e32 v88, 0xff800000
	v_mov_b32_e32 v89, 0x7f800000
	s_movk_i32 s33, 0x800
	s_movk_i32 s36, 0x1400
	s_movk_i32 s37, 0x1c00
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v51, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v2, 0xff7fffff
	v_mov_b32_e32 v49, 0
	v_mov_b32_e32 v65, 0
	s_branch .LBB0_103
.LBB0_101:                              ;   in Loop: Header=BB0_103 Depth=1
	s_or_b64 exec, exec, s[0:1]
	s_mov_b64 s[0:1], 0
	.loc	1 102
	s_waitcnt vmcnt(0)
	ds_write_b128 v69, v[0:3]
.LBB0_102:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 248
	s_and_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v3, v91
	v_mov_b32_e32 v2, v90
	s_mov_b32 s39, s38
	s_cbranch_vccnz .LBB0_213
.LBB0_103:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_104 Depth 2
                                        ;     Child Loop BB0_106 Depth 2
                                        ;     Child Loop BB0_108 Depth 2
                                        ;     Child Loop BB0_110 Depth 2
                                        ;     Child Loop BB0_114 Depth 2
	.loc	1 0
	s_mov_b64 s[0:1], 0
	v_mov_b32_e32 v0, v84
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v14, 0
	.loc	1 179
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_104:                              ;   Parent Loop BB0_103 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 198
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v7, vcc, s0, v75
	v_addc_u32_e32 v8, vcc, v76, v1, vcc
	flat_load_dwordx4 v[90:93], v[7:8]
	.loc	1 199
	ds_read_b128 v[94:97], v0
	ds_read_b128 v[98:101], v0 offset:2560
	ds_read_b128 v[102:105], v0 offset:5120
	ds_read_b128 v[106:109], v0 offset:7680
	.loc	1 197
	s_add_u32 s0, s0, 16
	s_addc_u32 s1, s1, 0
	v_add_u32_e32 v0, vcc, 16, v0
	s_cmpk_lg_i32 s0, 0x100
	.loc	1 198
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v70, v90
	v_mul_f32_e32 v7, v70, v91
	.loc	1 199
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v11, v1, v94
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v12, v1, v98
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v16, v1, v102
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v1, v1, v106
	.loc	1 198
	v_mul_f32_e32 v8, v70, v92
	.loc	1 199
	v_mul_f32_e32 v90, v7, v95
	v_mul_f32_e32 v91, v7, v99
	v_mul_f32_e32 v92, v7, v103
	v_mul_f32_e32 v7, v7, v107
	v_add_f32_e32 v11, v11, v14
	v_add_f32_e32 v9, v12, v9
	v_add_f32_e32 v12, v16, v13
	v_add_f32_e32 v1, v1, v15
	.loc	1 198
	v_mul_f32_e32 v10, v70, v93
	.loc	1 199
	v_mul_f32_e32 v93, v8, v96
	v_mul_f32_e32 v94, v8, v100
	v_mul_f32_e32 v95, v8, v104
	v_mul_f32_e32 v8, v8, v108
	v_add_f32_e32 v11, v90, v11
	v_add_f32_e32 v9, v91, v9
	v_add_f32_e32 v12, v92, v12
	v_add_f32_e32 v1, v7, v1
	v_mul_f32_e32 v96, v10, v97
	v_mul_f32_e32 v97, v10, v101
	v_mul_f32_e32 v98, v10, v105
	v_mul_f32_e32 v10, v10, v109
	v_add_f32_e32 v7, v93, v11
	v_add_f32_e32 v9, v94, v9
	v_add_f32_e32 v11, v95, v12
	v_add_f32_e32 v1, v8, v1
	v_add_f32_e32 v14, v96, v7
	v_add_f32_e32 v9, v97, v9
	v_add_f32_e32 v13, v98, v11
	v_add_f32_e32 v15, v10, v1
	s_cbranch_scc1 .LBB0_104
; %bb.105:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_mov_b64 s[0:1], 0
	.loc	1 199
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v0, v85
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v94, 0
.LBB0_106:                              ;   Parent Loop BB0_103 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 198
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v7, vcc, s0, v75
	v_addc_u32_e32 v8, vcc, v76, v1, vcc
	flat_load_dwordx4 v[95:98], v[7:8]
	.loc	1 199
	ds_read_b128 v[99:102], v0
	ds_read_b128 v[103:106], v0 offset:2560
	ds_read_b128 v[107:110], v0 offset:5120
	ds_read_b128 v[111:114], v0 offset:7680
	.loc	1 197
	s_add_u32 s0, s0, 16
	s_addc_u32 s1, s1, 0
	v_add_u32_e32 v0, vcc, 16, v0
	s_cmpk_lg_i32 s0, 0x100
	.loc	1 198
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v1, v70, v95
	v_mul_f32_e32 v7, v70, v96
	.loc	1 199
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v12, v1, v99
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v16, v1, v103
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v90, v1, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v1, v1, v111
	.loc	1 198
	v_mul_f32_e32 v8, v70, v97
	.loc	1 199
	v_mul_f32_e32 v92, v7, v100
	v_mul_f32_e32 v95, v7, v104
	v_mul_f32_e32 v96, v7, v108
	v_mul_f32_e32 v7, v7, v112
	v_add_f32_e32 v12, v12, v94
	v_add_f32_e32 v10, v16, v10
	v_add_f32_e32 v16, v90, v93
	v_add_f32_e32 v1, v1, v91
	.loc	1 198
	v_mul_f32_e32 v11, v70, v98
	.loc	1 199
	v_mul_f32_e32 v97, v8, v101
	v_mul_f32_e32 v98, v8, v105
	v_mul_f32_e32 v99, v8, v109
	v_mul_f32_e32 v8, v8, v113
	v_add_f32_e32 v12, v92, v12
	v_add_f32_e32 v10, v95, v10
	v_add_f32_e32 v16, v96, v16
	v_add_f32_e32 v1, v7, v1
	v_mul_f32_e32 v100, v11, v102
	v_mul_f32_e32 v101, v11, v106
	v_mul_f32_e32 v102, v11, v110
	v_mul_f32_e32 v11, v11, v114
	v_add_f32_e32 v7, v97, v12
	v_add_f32_e32 v10, v98, v10
	v_add_f32_e32 v12, v99, v16
	v_add_f32_e32 v1, v8, v1
	v_add_f32_e32 v94, v100, v7
	v_add_f32_e32 v10, v101, v10
	v_add_f32_e32 v93, v102, v12
	v_add_f32_e32 v91, v11, v1
	s_cbranch_scc1 .LBB0_106
; %bb.107:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_mov_b64 s[0:1], 0
	.loc	1 199
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, v84
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v16, 0
.LBB0_108:                              ;   Parent Loop BB0_103 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 198
	v_mov_b32_e32 v8, s1
	v_add_u32_e32 v95, vcc, s0, v77
	v_addc_u32_e32 v96, vcc, v78, v8, vcc
	flat_load_dwordx4 v[95:98], v[95:96]
	.loc	1 199
	ds_read_b128 v[99:102], v1
	ds_read_b128 v[103:106], v1 offset:2560
	ds_read_b128 v[107:110], v1 offset:5120
	ds_read_b128 v[111:114], v1 offset:7680
	.loc	1 197
	s_add_u32 s0, s0, 16
	s_addc_u32 s1, s1, 0
	v_add_u32_e32 v1, vcc, 16, v1
	s_cmpk_lg_i32 s0, 0x100
	.loc	1 198
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, v70, v95
	v_mul_f32_e32 v12, v70, v96
	v_mul_f32_e32 v90, v70, v97
	.loc	1 199
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v95, v8, v99
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v96, v8, v103
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v97, v8, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v8, v8, v111
	.loc	1 198
	v_mul_f32_e32 v92, v70, v98
	.loc	1 199
	v_mul_f32_e32 v98, v12, v100
	v_mul_f32_e32 v99, v12, v104
	v_mul_f32_e32 v100, v12, v108
	v_mul_f32_e32 v12, v12, v112
	v_add_f32_e32 v16, v95, v16
	v_add_f32_e32 v11, v96, v11
	v_add_f32_e32 v7, v97, v7
	v_add_f32_e32 v0, v8, v0
	v_mul_f32_e32 v101, v90, v101
	v_mul_f32_e32 v103, v90, v105
	v_mul_f32_e32 v104, v90, v109
	v_mul_f32_e32 v90, v90, v113
	v_add_f32_e32 v8, v98, v16
	v_add_f32_e32 v11, v99, v11
	v_add_f32_e32 v7, v100, v7
	v_add_f32_e32 v0, v12, v0
	v_mul_f32_e32 v102, v92, v102
	v_mul_f32_e32 v105, v92, v106
	v_mul_f32_e32 v106, v92, v110
	v_mul_f32_e32 v92, v92, v114
	v_add_f32_e32 v8, v101, v8
	v_add_f32_e32 v11, v103, v11
	v_add_f32_e32 v7, v104, v7
	v_add_f32_e32 v0, v90, v0
	v_add_f32_e32 v16, v102, v8
	v_add_f32_e32 v11, v105, v11
	v_add_f32_e32 v7, v106, v7
	v_add_f32_e32 v0, v92, v0
	s_cbranch_scc1 .LBB0_108
; %bb.109:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_mov_b64 s[0:1], 0
	.loc	1 199
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v90, v85
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v92, 0
.LBB0_110:                              ;   Parent Loop BB0_103 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 198
	v_mov_b32_e32 v96, s1
	v_add_u32_e32 v95, vcc, s0, v77
	v_addc_u32_e32 v96, vcc, v78, v96, vcc
	flat_load_dwordx4 v[95:98], v[95:96]
	.loc	1 199
	ds_read_b128 v[99:102], v90
	ds_read_b128 v[103:106], v90 offset:2560
	ds_read_b128 v[107:110], v90 offset:5120
	ds_read_b128 v[111:114], v90 offset:7680
	.loc	1 197
	s_add_u32 s0, s0, 16
	s_addc_u32 s1, s1, 0
	v_add_u32_e32 v90, vcc, 16, v90
	s_cmpk_lg_i32 s0, 0x100
	.loc	1 198
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v95, v70, v95
	v_mul_f32_e32 v96, v70, v96
	.loc	1 199
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v99, v95, v99
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v103, v95, v103
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v107, v95, v107
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v95, v95, v111
	.loc	1 198
	v_mul_f32_e32 v97, v70, v97
	.loc	1 199
	v_mul_f32_e32 v100, v96, v100
	v_mul_f32_e32 v104, v96, v104
	v_mul_f32_e32 v108, v96, v108
	v_mul_f32_e32 v96, v96, v112
	v_add_f32_e32 v92, v99, v92
	v_add_f32_e32 v12, v103, v12
	v_add_f32_e32 v8, v107, v8
	v_add_f32_e32 v1, v95, v1
	.loc	1 198
	v_mul_f32_e32 v98, v70, v98
	.loc	1 199
	v_mul_f32_e32 v101, v97, v101
	v_mul_f32_e32 v105, v97, v105
	v_mul_f32_e32 v109, v97, v109
	v_mul_f32_e32 v97, v97, v113
	v_add_f32_e32 v92, v100, v92
	v_add_f32_e32 v12, v104, v12
	v_add_f32_e32 v8, v108, v8
	v_add_f32_e32 v1, v96, v1
	v_mul_f32_e32 v102, v98, v102
	v_mul_f32_e32 v106, v98, v106
	v_mul_f32_e32 v110, v98, v110
	v_mul_f32_e32 v98, v98, v114
	v_add_f32_e32 v92, v101, v92
	v_add_f32_e32 v12, v105, v12
	v_add_f32_e32 v8, v109, v8
	v_add_f32_e32 v1, v97, v1
	v_add_f32_e32 v92, v102, v92
	v_add_f32_e32 v12, v106, v12
	v_add_f32_e32 v8, v110, v8
	v_add_f32_e32 v1, v98, v1
	s_cbranch_scc1 .LBB0_110
; %bb.111:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 208
	s_add_i32 s38, s39, 32
	s_cmp_gt_i32 s38, s26
	.loc	1 203
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc0 .LBB0_113
; %bb.112:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	v_add_u32_e32 v90, vcc, s39, v71
	.loc	1 210
	v_add_u32_e64 v95, s[0:1], 8, v90
	v_cmp_gt_i32_e64 s[0:1], s26, v95
	v_add_u32_e64 v95, s[2:3], 16, v90
	v_cmp_gt_i32_e64 s[2:3], s26, v95
	v_add_u32_e64 v95, s[6:7], 24, v90
	v_cmp_gt_i32_e64 s[6:7], s26, v95
	v_add_u32_e64 v95, s[8:9], 1, v90
	v_cmp_gt_i32_e64 s[8:9], s26, v95
	v_add_u32_e64 v95, s[10:11], 9, v90
	v_cmp_gt_i32_e32 vcc, s26, v90
	v_cmp_gt_i32_e64 s[10:11], s26, v95
	v_add_u32_e64 v95, s[12:13], 17, v90
	v_add_u32_e64 v90, s[14:15], 25, v90
	v_cmp_gt_i32_e64 s[12:13], s26, v95
	v_cmp_gt_i32_e64 s[14:15], s26, v90
	v_cndmask_b32_e32 v14, v88, v14, vcc
	v_cndmask_b32_e64 v9, v88, v9, s[0:1]
	v_cndmask_b32_e64 v13, v88, v13, s[2:3]
	v_cndmask_b32_e64 v15, v88, v15, s[6:7]
	v_cndmask_b32_e64 v94, v88, v94, s[8:9]
	v_cndmask_b32_e64 v10, v88, v10, s[10:11]
	v_cndmask_b32_e64 v93, v88, v93, s[12:13]
	v_cndmask_b32_e64 v91, v88, v91, s[14:15]
	v_cndmask_b32_e32 v16, v88, v16, vcc
	v_cndmask_b32_e64 v11, v88, v11, s[0:1]
	v_cndmask_b32_e64 v7, v88, v7, s[2:3]
	v_cndmask_b32_e64 v0, v88, v0, s[6:7]
	v_cndmask_b32_e64 v92, v88, v92, s[8:9]
	v_cndmask_b32_e64 v12, v88, v12, s[10:11]
	v_cndmask_b32_e64 v8, v88, v8, s[12:13]
	v_cndmask_b32_e64 v1, v88, v1, s[14:15]
.LBB0_113:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 214
	v_mul_f32_e32 v90, 1.0, v14
	v_mul_f32_e32 v95, 1.0, v94
	v_mul_f32_e32 v96, 1.0, v2
	v_max3_f32 v90, v96, v90, v95
	v_mul_f32_e32 v95, 1.0, v9
	v_mul_f32_e32 v96, 1.0, v10
	v_max3_f32 v90, v90, v95, v96
	v_mul_f32_e32 v95, 1.0, v13
	v_mul_f32_e32 v96, 1.0, v93
	v_max3_f32 v90, v90, v95, v96
	v_mul_f32_e32 v95, 1.0, v15
	v_mul_f32_e32 v96, 1.0, v91
	v_max3_f32 v90, v90, v95, v96
	.loc	1 215
	ds_write_b32 v72, v90
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[95:96], v73 offset1:1
	ds_read_b32 v90, v73 offset:8
	ds_read_b32 v97, v74
	s_waitcnt lgkmcnt(0)
	s_barrier
	v_mul_f32_e32 v95, 1.0, v95
	v_mul_f32_e32 v96, 1.0, v96
	v_max_f32_e32 v95, v95, v96
	v_mul_f32_e32 v90, 1.0, v90
	v_mul_f32_e32 v96, 1.0, v97
	v_max3_f32 v90, v95, v90, v96
	.loc	1 216
	v_sub_f32_e32 v2, v2, v90
	v_rndne_f32_e32 v95, v2
	v_sub_f32_e32 v96, v2, v95
	v_mul_f32_e32 v97, 0x3f317180, v96
	v_mul_f32_e32 v96, 0x3717f7d1, v96
	v_add_f32_e32 v98, v97, v96
	v_mul_f32_e32 v99, v98, v98
	v_mul_f32_e32 v100, 0x3331bb4c, v99
	v_add_f32_e32 v100, 0xb5ddea0e, v100
	v_mul_f32_e32 v100, v99, v100
	v_add_f32_e32 v100, 0x388ab355, v100
	v_mul_f32_e32 v100, v99, v100
	v_add_f32_e32 v100, 0xbb360b61, v100
	v_mul_f32_e32 v100, v99, v100
	v_add_f32_e32 v100, 0x3e2aaaab, v100
	v_mul_f32_e32 v99, v99, v100
	v_sub_f32_e32 v99, v98, v99
	v_mul_f32_e32 v98, v98, v99
	v_sub_f32_e32 v99, 2.0, v99
	v_div_scale_f32 v100, s[0:1], v99, v99, v98
	v_div_scale_f32 v101, vcc, v98, v99, v98
	.loc	1 220
	v_sub_f32_e32 v14, v14, v90
	.loc	1 216
	v_cvt_i32_f32_e32 v95, v95
	.loc	1 220
	v_sub_f32_e32 v94, v94, v90
	v_sub_f32_e32 v93, v93, v90
	.loc	1 216
	v_lshlrev_b32_e32 v95, 23, v95
	v_rcp_f32_e32 v102, v100
	v_fma_f32 v103, -v100, v102, 1.0
	v_fma_f32 v102, v103, v102, v102
	v_mul_f32_e32 v103, v101, v102
	v_fma_f32 v104, -v100, v103, v101
	v_fma_f32 v103, v104, v102, v103
	v_fma_f32 v100, -v100, v103, v101
	v_div_fmas_f32 v100, v100, v102, v103
	.loc	1 220
	v_rndne_f32_e32 v101, v14
	v_sub_f32_e32 v102, v14, v101
	v_mul_f32_e32 v103, 0x3f317180, v102
	v_mul_f32_e32 v102, 0x3717f7d1, v102
	v_add_f32_e32 v104, v103, v102
	v_mul_f32_e32 v105, v104, v104
	v_mul_f32_e32 v106, 0x3331bb4c, v105
	v_add_f32_e32 v106, 0xb5ddea0e, v106
	v_mul_f32_e32 v106, v105, v106
	v_add_f32_e32 v106, 0x388ab355, v106
	v_mul_f32_e32 v106, v105, v106
	v_cvt_i32_f32_e32 v101, v101
	.loc	1 216
	v_div_fixup_f32 v98, v100, v99, v98
	v_sub_f32_e64 v96, -v96, v98
	.loc	1 220
	v_add_f32_e32 v98, 0xbb360b61, v106
	v_mul_f32_e32 v98, v105, v98
	v_add_f32_e32 v98, 0x3e2aaaab, v98
	v_mul_f32_e32 v98, v105, v98
	v_sub_f32_e32 v98, v104, v98
	v_mul_f32_e32 v99, v104, v98
	v_sub_f32_e32 v98, 2.0, v98
	v_div_scale_f32 v100, s[0:1], v98, v98, v99
	.loc	1 216
	v_sub_f32_e32 v96, v97, v96
	.loc	1 220
	v_div_scale_f32 v97, vcc, v99, v98, v99
	.loc	1 216
	v_add_f32_e32 v96, 1.0, v96
	v_add_u32_e64 v95, s[0:1], v95, v96
	v_cmp_ngt_f32_e64 s[0:1], s24, v2
	v_cndmask_b32_e64 v95, 0, v95, s[0:1]
	v_cmp_gt_f32_e64 s[0:1], s27, v2
	v_cndmask_b32_e64 v95, v89, v95, s[0:1]
	v_cmp_o_f32_e64 s[0:1], v2, v2
	v_cndmask_b32_e64 v2, v2, v95, s[0:1]
	.loc	1 218
	v_mul_f32_e32 v64, v2, v64
	v_mul_f32_e32 v63, v2, v63
	.loc	1 220
	v_rcp_f32_e32 v95, v100
	.loc	1 218
	v_mul_f32_e32 v62, v2, v62
	v_mul_f32_e32 v61, v2, v61
	v_mul_f32_e32 v60, v2, v60
	.loc	1 220
	v_fma_f32 v96, -v100, v95, 1.0
	v_fma_f32 v95, v96, v95, v95
	v_mul_f32_e32 v96, v97, v95
	v_fma_f32 v104, -v100, v96, v97
	v_fma_f32 v96, v104, v95, v96
	v_fma_f32 v97, -v100, v96, v97
	v_rndne_f32_e32 v100, v94
	v_sub_f32_e32 v104, v94, v100
	v_mul_f32_e32 v105, 0x3f317180, v104
	v_mul_f32_e32 v104, 0x3717f7d1, v104
	v_add_f32_e32 v106, v105, v104
	v_mul_f32_e32 v107, v106, v106
	v_mul_f32_e32 v108, 0x3331bb4c, v107
	v_add_f32_e32 v108, 0xb5ddea0e, v108
	v_mul_f32_e32 v108, v107, v108
	v_add_f32_e32 v108, 0x388ab355, v108
	v_mul_f32_e32 v108, v107, v108
	v_add_f32_e32 v108, 0xbb360b61, v108
	v_mul_f32_e32 v108, v107, v108
	v_add_f32_e32 v108, 0x3e2aaaab, v108
	v_mul_f32_e32 v107, v107, v108
	v_sub_f32_e32 v107, v106, v107
	v_mul_f32_e32 v106, v106, v107
	v_sub_f32_e32 v107, 2.0, v107
	v_div_scale_f32 v108, s[0:1], v107, v107, v106
	v_div_fmas_f32 v95, v97, v95, v96
	v_div_scale_f32 v96, vcc, v106, v107, v106
	.loc	1 218
	v_mul_f32_e32 v59, v2, v59
	v_mul_f32_e32 v58, v2, v58
	v_mul_f32_e32 v57, v2, v57
	v_mul_f32_e32 v56, v2, v56
	v_mul_f32_e32 v55, v2, v55
	v_mul_f32_e32 v54, v2, v54
	v_mul_f32_e32 v53, v2, v53
	v_mul_f32_e32 v52, v2, v52
	v_mul_f32_e32 v51, v2, v51
	v_mul_f32_e32 v50, v2, v50
	v_mul_f32_e32 v4, v2, v4
	.loc	1 220
	v_rcp_f32_e32 v97, v108
	v_div_fixup_f32 v95, v95, v98, v99
	v_sub_f32_e64 v95, -v102, v95
	v_fma_f32 v98, -v108, v97, 1.0
	v_fma_f32 v97, v98, v97, v97
	v_mul_f32_e32 v98, v96, v97
	v_fma_f32 v99, -v108, v98, v96
	v_fma_f32 v98, v99, v97, v98
	v_sub_f32_e32 v99, v9, v90
	v_rndne_f32_e32 v102, v99
	v_sub_f32_e32 v9, v99, v102
	v_fma_f32 v96, -v108, v98, v96
	v_mul_f32_e32 v108, 0x3f317180, v9
	v_mul_f32_e32 v109, 0x3717f7d1, v9
	v_add_f32_e32 v9, v108, v109
	v_mul_f32_e32 v110, v9, v9
	v_mul_f32_e32 v111, 0x3331bb4c, v110
	v_add_f32_e32 v111, 0xb5ddea0e, v111
	v_mul_f32_e32 v111, v110, v111
	v_add_f32_e32 v111, 0x388ab355, v111
	v_mul_f32_e32 v111, v110, v111
	v_add_f32_e32 v111, 0xbb360b61, v111
	v_mul_f32_e32 v111, v110, v111
	v_add_f32_e32 v111, 0x3e2aaaab, v111
	v_mul_f32_e32 v110, v110, v111
	v_sub_f32_e32 v110, v9, v110
	v_mul_f32_e32 v111, v9, v110
	v_sub_f32_e32 v110, 2.0, v110
	v_div_scale_f32 v112, s[0:1], v110, v110, v111
	v_div_fmas_f32 v96, v96, v97, v98
	v_div_scale_f32 v97, vcc, v111, v110, v111
	v_sub_f32_e32 v9, v103, v95
	v_add_f32_e32 v9, 1.0, v9
	v_lshlrev_b32_e32 v95, 23, v101
	v_add_u32_e64 v9, s[0:1], v95, v9
	v_cmp_ngt_f32_e64 s[0:1], s24, v14
	v_cndmask_b32_e64 v9, 0, v9, s[0:1]
	v_cmp_gt_f32_e64 s[0:1], s27, v14
	v_cndmask_b32_e64 v9, v89, v9, s[0:1]
	v_cmp_o_f32_e64 s[0:1], v14, v14
	v_cndmask_b32_e64 v9, v14, v9, s[0:1]
	v_rcp_f32_e32 v95, v112
	v_cvt_i32_f32_e32 v14, v100
	v_div_fixup_f32 v96, v96, v107, v106
	v_sub_f32_e64 v96, -v104, v96
	v_fma_f32 v98, -v112, v95, 1.0
	v_fma_f32 v95, v98, v95, v95
	v_mul_f32_e32 v98, v97, v95
	v_fma_f32 v100, -v112, v98, v97
	v_fma_f32 v98, v100, v95, v98
	v_fma_f32 v97, -v112, v98, v97
	v_div_fmas_f32 v95, v97, v95, v98
	v_sub_f32_e32 v97, v10, v90
	v_rndne_f32_e32 v98, v97
	v_sub_f32_e32 v10, v97, v98
	v_mul_f32_e32 v100, 0x3f317180, v10
	v_mul_f32_e32 v101, 0x3717f7d1, v10
	v_add_f32_e32 v10, v100, v101
	v_mul_f32_e32 v103, v10, v10
	v_mul_f32_e32 v104, 0x3331bb4c, v103
	v_add_f32_e32 v104, 0xb5ddea0e, v104
	v_mul_f32_e32 v104, v103, v104
	v_add_f32_e32 v104, 0x388ab355, v104
	v_mul_f32_e32 v104, v103, v104
	v_add_f32_e32 v104, 0xbb360b61, v104
	v_mul_f32_e32 v104, v103, v104
	v_add_f32_e32 v104, 0x3e2aaaab, v104
	v_mul_f32_e32 v103, v103, v104
	v_sub_f32_e32 v96, v105, v96
	v_sub_f32_e32 v103, v10, v103
	v_mul_f32_e32 v104, v10, v103
	v_add_f32_e32 v10, 1.0, v96
	v_lshlrev_b32_e32 v14, 23, v14
	v_add_u32_e32 v10, vcc, v14, v10
	v_cmp_ngt_f32_e32 vcc, s24, v94
	v_cndmask_b32_e32 v10, 0, v10, vcc
	v_cmp_gt_f32_e32 vcc, s27, v94
	v_cndmask_b32_e32 v10, v89, v10, vcc
	v_cmp_o_f32_e32 vcc, v94, v94
	v_cvt_i32_f32_e32 v14, v102
	v_sub_f32_e32 v102, v13, v90
	v_cndmask_b32_e32 v10, v94, v10, vcc
	v_div_fixup_f32 v94, v95, v110, v111
	v_rndne_f32_e32 v106, v102
	v_sub_f32_e64 v94, -v109, v94
	v_sub_f32_e32 v13, v102, v106
	v_sub_f32_e32 v94, v108, v94
	v_mul_f32_e32 v107, 0x3f317180, v13
	v_mul_f32_e32 v108, 0x3717f7d1, v13
	v_add_f32_e32 v13, v107, v108
	v_mul_f32_e32 v109, v13, v13
	v_sub_f32_e32 v103, 2.0, v103
	v_mul_f32_e32 v110, 0x3331bb4c, v109
	v_div_scale_f32 v105, s[0:1], v103, v103, v104
	v_add_f32_e32 v110, 0xb5ddea0e, v110
	v_mul_f32_e32 v110, v109, v110
	v_add_f32_e32 v110, 0x388ab355, v110
	v_mul_f32_e32 v110, v109, v110
	v_add_f32_e32 v110, 0xbb360b61, v110
	v_mul_f32_e32 v110, v109, v110
	v_div_scale_f32 v96, vcc, v104, v103, v104
	v_add_f32_e32 v110, 0x3e2aaaab, v110
	v_mul_f32_e32 v109, v109, v110
	v_sub_f32_e32 v109, v13, v109
	v_mul_f32_e32 v110, v13, v109
	v_sub_f32_e32 v109, 2.0, v109
	v_div_scale_f32 v111, s[0:1], v109, v109, v110
	v_add_f32_e32 v94, 1.0, v94
	v_lshlrev_b32_e32 v13, 23, v14
	v_add_u32_e64 v13, s[0:1], v13, v94
	v_rcp_f32_e32 v95, v105
	v_div_scale_f32 v94, s[0:1], v110, v109, v110
	v_cmp_o_f32_e64 s[2:3], v102, v102
	v_fma_f32 v14, -v105, v95, 1.0
	v_fma_f32 v14, v14, v95, v95
	v_mul_f32_e32 v95, v96, v14
	v_fma_f32 v112, -v105, v95, v96
	v_fma_f32 v95, v112, v14, v95
	v_fma_f32 v96, -v105, v95, v96
	v_div_fmas_f32 v14, v96, v14, v95
	v_rcp_f32_e32 v95, v111
	v_cmp_ngt_f32_e32 vcc, s24, v99
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_cmp_gt_f32_e32 vcc, s27, v99
	v_fma_f32 v96, -v111, v95, 1.0
	v_fma_f32 v95, v96, v95, v95
	v_cndmask_b32_e32 v13, v89, v13, vcc
	v_cmp_o_f32_e32 vcc, v99, v99
	v_mul_f32_e32 v96, v94, v95
	v_cndmask_b32_e32 v13, v99, v13, vcc
	v_fma_f32 v99, -v111, v96, v94
	v_fma_f32 v96, v99, v95, v96
	v_fma_f32 v94, -v111, v96, v94
	s_mov_b64 vcc, s[0:1]
	v_div_fmas_f32 v94, v94, v95, v96
	v_cvt_i32_f32_e32 v95, v98
	v_div_fixup_f32 v14, v14, v103, v104
	v_sub_f32_e64 v14, -v101, v14
	v_sub_f32_e32 v14, v100, v14
	v_add_f32_e32 v14, 1.0, v14
	v_lshlrev_b32_e32 v95, 23, v95
	v_add_u32_e32 v14, vcc, v95, v14
	v_cvt_i32_f32_e32 v95, v106
	v_cmp_ngt_f32_e32 vcc, s24, v97
	v_cndmask_b32_e32 v14, 0, v14, vcc
	v_cmp_gt_f32_e32 vcc, s27, v97
	v_cndmask_b32_e32 v14, v89, v14, vcc
	v_cmp_o_f32_e32 vcc, v97, v97
	v_lshlrev_b32_e32 v95, 23, v95
	v_div_fixup_f32 v94, v94, v109, v110
	v_sub_f32_e64 v94, -v108, v94
	v_sub_f32_e32 v94, v107, v94
	v_add_f32_e32 v94, 1.0, v94
	v_cndmask_b32_e32 v14, v97, v14, vcc
	v_add_u32_e32 v94, vcc, v95, v94
	v_rndne_f32_e32 v95, v93
	v_sub_f32_e32 v96, v93, v95
	v_mul_f32_e32 v97, 0x3f317180, v96
	v_mul_f32_e32 v96, 0x3717f7d1, v96
	v_add_f32_e32 v98, v97, v96
	v_mul_f32_e32 v99, v98, v98
	v_mul_f32_e32 v100, 0x3331bb4c, v99
	v_add_f32_e32 v100, 0xb5ddea0e, v100
	v_mul_f32_e32 v100, v99, v100
	v_sub_f32_e32 v103, v15, v90
	v_add_f32_e32 v100, 0x388ab355, v100
	v_rndne_f32_e32 v104, v103
	v_mul_f32_e32 v100, v99, v100
	v_sub_f32_e32 v15, v103, v104
	v_add_f32_e32 v100, 0xbb360b61, v100
	v_mul_f32_e32 v105, 0x3f317180, v15
	v_mul_f32_e32 v106, 0x3717f7d1, v15
	v_mul_f32_e32 v100, v99, v100
	v_add_f32_e32 v15, v105, v106
	v_add_f32_e32 v100, 0x3e2aaaab, v100
	v_mul_f32_e32 v107, v15, v15
	v_mul_f32_e32 v99, v99, v100
	v_mul_f32_e32 v108, 0x3331bb4c, v107
	v_sub_f32_e32 v99, v98, v99
	v_add_f32_e32 v108, 0xb5ddea0e, v108
	v_mul_f32_e32 v98, v98, v99
	v_sub_f32_e32 v99, 2.0, v99
	v_mul_f32_e32 v108, v107, v108
	v_div_scale_f32 v100, s[0:1], v99, v99, v98
	v_add_f32_e32 v108, 0x388ab355, v108
	v_mul_f32_e32 v108, v107, v108
	v_add_f32_e32 v108, 0xbb360b61, v108
	v_mul_f32_e32 v108, v107, v108
	v_add_f32_e32 v108, 0x3e2aaaab, v108
	v_mul_f32_e32 v107, v107, v108
	v_div_scale_f32 v101, vcc, v98, v99, v98
	v_sub_f32_e32 v107, v15, v107
	v_mul_f32_e32 v108, v15, v107
	v_sub_f32_e32 v107, 2.0, v107
	v_div_scale_f32 v109, s[0:1], v107, v107, v108
	v_cmp_ngt_f32_e64 s[0:1], s24, v102
	v_cndmask_b32_e64 v15, 0, v94, s[0:1]
	v_cmp_gt_f32_e64 s[0:1], s27, v102
	v_cndmask_b32_e64 v15, v89, v15, s[0:1]
	v_div_scale_f32 v94, s[0:1], v108, v107, v108
	v_rcp_f32_e32 v110, v100
	v_cndmask_b32_e64 v15, v102, v15, s[2:3]
	v_cvt_i32_f32_e32 v95, v95
	v_fma_f32 v102, -v100, v110, 1.0
	v_fma_f32 v102, v102, v110, v110
	v_mul_f32_e32 v110, v101, v102
	v_fma_f32 v111, -v100, v110, v101
	v_fma_f32 v110, v111, v102, v110
	v_rcp_f32_e32 v111, v109
	v_fma_f32 v100, -v100, v110, v101
	v_div_fmas_f32 v100, v100, v102, v110
	s_mov_b64 vcc, s[0:1]
	v_fma_f32 v101, -v109, v111, 1.0
	v_fma_f32 v101, v101, v111, v111
	v_mul_f32_e32 v102, v94, v101
	v_fma_f32 v110, -v109, v102, v94
	v_fma_f32 v102, v110, v101, v102
	v_fma_f32 v94, -v109, v102, v94
	v_sub_f32_e32 v109, v91, v90
	v_rndne_f32_e32 v110, v109
	v_sub_f32_e32 v91, v109, v110
	v_mul_f32_e32 v111, 0x3f317180, v91
	v_mul_f32_e32 v112, 0x3717f7d1, v91
	v_add_f32_e32 v91, v111, v112
	v_mul_f32_e32 v113, v91, v91
	v_mul_f32_e32 v114, 0x3331bb4c, v113
	v_add_f32_e32 v114, 0xb5ddea0e, v114
	v_mul_f32_e32 v114, v113, v114
	v_add_f32_e32 v114, 0x388ab355, v114
	v_mul_f32_e32 v114, v113, v114
	v_add_f32_e32 v114, 0xbb360b61, v114
	v_mul_f32_e32 v114, v113, v114
	v_add_f32_e32 v114, 0x3e2aaaab, v114
	v_mul_f32_e32 v113, v113, v114
	v_sub_f32_e32 v113, v91, v113
	v_mul_f32_e32 v114, v91, v113
	v_sub_f32_e32 v113, 2.0, v113
	v_div_scale_f32 v115, s[2:3], v113, v113, v114
	v_div_fmas_f32 v91, v94, v101, v102
	v_div_fixup_f32 v94, v100, v99, v98
	v_sub_f32_e64 v94, -v96, v94
	v_sub_f32_e32 v94, v97, v94
	v_add_f32_e32 v94, 1.0, v94
	v_lshlrev_b32_e32 v95, 23, v95
	v_add_u32_e32 v94, vcc, v95, v94
	v_cmp_ngt_f32_e32 vcc, s24, v93
	v_cndmask_b32_e32 v94, 0, v94, vcc
	v_cmp_gt_f32_e32 vcc, s27, v93
	v_cndmask_b32_e32 v94, v89, v94, vcc
	v_cmp_o_f32_e32 vcc, v93, v93
	v_cndmask_b32_e32 v93, v93, v94, vcc
	v_rcp_f32_e32 v94, v115
	.loc	1 214
	v_mul_f32_e32 v95, 1.0, v3
	.loc	1 220
	v_div_fixup_f32 v91, v91, v107, v108
	v_sub_f32_e64 v97, -v106, v91
	v_fma_f32 v91, -v115, v94, 1.0
	v_fma_f32 v98, v91, v94, v94
	.loc	1 214
	v_mul_f32_e32 v91, 1.0, v16
	v_mul_f32_e32 v94, 1.0, v92
	v_max3_f32 v91, v95, v91, v94
	v_mul_f32_e32 v94, 1.0, v11
	v_mul_f32_e32 v95, 1.0, v12
	v_max3_f32 v91, v91, v94, v95
	v_mul_f32_e32 v94, 1.0, v7
	v_mul_f32_e32 v95, 1.0, v8
	v_max3_f32 v91, v91, v94, v95
	v_mul_f32_e32 v94, 1.0, v0
	v_mul_f32_e32 v95, 1.0, v1
	v_max3_f32 v91, v91, v94, v95
	.loc	1 215
	ds_write_b32 v72, v91
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read2_b32 v[94:95], v73 offset1:1
	ds_read_b32 v91, v73 offset:8
	ds_read_b32 v102, v74
	.loc	1 220
	v_cvt_i32_f32_e32 v96, v104
	v_div_scale_f32 v99, vcc, v114, v113, v114
	.loc	1 215
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v94, 1.0, v94
	v_mul_f32_e32 v95, 1.0, v95
	v_max_f32_e32 v94, v94, v95
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v91, 1.0, v91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v95, 1.0, v102
	v_max3_f32 v91, v94, v91, v95
	.loc	1 216
	v_sub_f32_e32 v95, v3, v91
	v_rndne_f32_e32 v102, v95
	v_sub_f32_e32 v3, v95, v102
	v_mul_f32_e32 v104, 0x3f317180, v3
	v_mul_f32_e32 v106, 0x3717f7d1, v3
	v_add_f32_e32 v3, v104, v106
	v_mul_f32_e32 v94, v3, v3
	v_mul_f32_e32 v107, 0x3331bb4c, v94
	v_add_f32_e32 v107, 0xb5ddea0e, v107
	v_mul_f32_e32 v107, v94, v107
	v_add_f32_e32 v107, 0x388ab355, v107
	v_mul_f32_e32 v107, v94, v107
	v_add_f32_e32 v107, 0xbb360b61, v107
	v_mul_f32_e32 v107, v94, v107
	v_add_f32_e32 v107, 0x3e2aaaab, v107
	v_mul_f32_e32 v94, v94, v107
	v_sub_f32_e32 v94, v3, v94
	v_mul_f32_e32 v107, v3, v94
	v_sub_f32_e32 v108, 2.0, v94
	v_div_scale_f32 v94, s[0:1], v108, v108, v107
	.loc	1 220
	v_mul_f32_e32 v100, v99, v98
	v_fma_f32 v101, -v115, v100, v99
	v_fma_f32 v3, v101, v98, v100
	v_fma_f32 v99, -v115, v3, v99
	v_div_fmas_f32 v98, v99, v98, v3
	v_sub_f32_e32 v3, v105, v97
	.loc	1 216
	v_div_scale_f32 v97, vcc, v107, v108, v107
	.loc	1 220
	v_add_f32_e32 v3, 1.0, v3
	v_lshlrev_b32_e32 v96, 23, v96
	v_add_u32_e64 v3, s[0:1], v96, v3
	v_cvt_i32_f32_e32 v99, v110
	v_cmp_ngt_f32_e64 s[0:1], s24, v103
	.loc	1 216
	v_rcp_f32_e32 v96, v94
	.loc	1 220
	v_cndmask_b32_e64 v3, 0, v3, s[0:1]
	v_cmp_gt_f32_e64 s[0:1], s27, v103
	v_cndmask_b32_e64 v3, v89, v3, s[0:1]
	.loc	1 216
	v_fma_f32 v100, -v94, v96, 1.0
	v_fma_f32 v96, v100, v96, v96
	.loc	1 220
	v_div_fixup_f32 v98, v98, v113, v114
	v_cmp_o_f32_e64 s[0:1], v103, v103
	.loc	1 216
	v_mul_f32_e32 v100, v97, v96
	v_fma_f32 v101, -v94, v100, v97
	v_fma_f32 v100, v101, v96, v100
	v_fma_f32 v94, -v94, v100, v97
	v_div_fmas_f32 v96, v94, v96, v100
	.loc	1 220
	v_sub_f32_e64 v94, -v112, v98
	v_sub_f32_e32 v98, v16, v91
	v_lshlrev_b32_e32 v97, 23, v99
	v_rndne_f32_e32 v99, v98
	v_sub_f32_e32 v16, v98, v99
	v_sub_f32_e32 v94, v111, v94
	v_mul_f32_e32 v100, 0x3f317180, v16
	v_mul_f32_e32 v101, 0x3717f7d1, v16
	v_add_f32_e32 v94, 1.0, v94
	v_add_f32_e32 v16, v100, v101
	v_add_u32_e32 v94, vcc, v97, v94
	.loc	1 216
	v_cvt_i32_f32_e32 v97, v102
	.loc	1 220
	v_mul_f32_e32 v102, v16, v16
	v_cndmask_b32_e64 v3, v103, v3, s[0:1]
	v_mul_f32_e32 v103, 0x3331bb4c, v102
	v_add_f32_e32 v103, 0xb5ddea0e, v103
	v_mul_f32_e32 v103, v102, v103
	v_add_f32_e32 v103, 0x388ab355, v103
	v_mul_f32_e32 v103, v102, v103
	v_add_f32_e32 v103, 0xbb360b61, v103
	v_mul_f32_e32 v103, v102, v103
	v_add_f32_e32 v103, 0x3e2aaaab, v103
	v_mul_f32_e32 v102, v102, v103
	v_sub_f32_e32 v102, v16, v102
	v_mul_f32_e32 v103, v16, v102
	v_sub_f32_e32 v102, 2.0, v102
	v_div_scale_f32 v105, s[0:1], v102, v102, v103
	v_cmp_ngt_f32_e32 vcc, s24, v109
	v_cndmask_b32_e32 v94, 0, v94, vcc
	v_cmp_gt_f32_e32 vcc, s27, v109
	.loc	1 216
	v_div_fixup_f32 v96, v96, v108, v107
	.loc	1 220
	v_cndmask_b32_e32 v94, v89, v94, vcc
	v_cmp_o_f32_e32 vcc, v109, v109
	.loc	1 216
	v_sub_f32_e64 v96, -v106, v96
	.loc	1 220
	v_cndmask_b32_e32 v94, v109, v94, vcc
	.loc	1 216
	v_sub_f32_e32 v16, v104, v96
	v_lshlrev_b32_e32 v96, 23, v97
	.loc	1 220
	v_div_scale_f32 v97, vcc, v103, v102, v103
	.loc	1 216
	v_add_f32_e32 v16, 1.0, v16
	v_add_u32_e64 v16, s[0:1], v96, v16
	v_cmp_ngt_f32_e64 s[0:1], s24, v95
	v_cndmask_b32_e64 v16, 0, v16, s[0:1]
	v_cmp_gt_f32_e64 s[0:1], s27, v95
	v_cndmask_b32_e64 v16, v89, v16, s[0:1]
	v_cmp_o_f32_e64 s[0:1], v95, v95
	v_cndmask_b32_e64 v16, v95, v16, s[0:1]
	.loc	1 220
	v_rcp_f32_e32 v95, v105
	v_sub_f32_e32 v92, v92, v91
	v_cvt_i32_f32_e32 v99, v99
	.loc	1 215
	s_waitcnt lgkmcnt(0)
	.loc	1 220
	v_fma_f32 v96, -v105, v95, 1.0
	v_fma_f32 v95, v96, v95, v95
	v_mul_f32_e32 v96, v97, v95
	v_fma_f32 v104, -v105, v96, v97
	v_fma_f32 v96, v104, v95, v96
	v_rndne_f32_e32 v104, v92
	v_fma_f32 v97, -v105, v96, v97
	v_sub_f32_e32 v105, v92, v104
	v_mul_f32_e32 v106, 0x3f317180, v105
	v_mul_f32_e32 v105, 0x3717f7d1, v105
	v_add_f32_e32 v107, v106, v105
	v_mul_f32_e32 v108, v107, v107
	v_mul_f32_e32 v109, 0x3331bb4c, v108
	v_add_f32_e32 v109, 0xb5ddea0e, v109
	v_mul_f32_e32 v109, v108, v109
	v_add_f32_e32 v109, 0x388ab355, v109
	v_mul_f32_e32 v109, v108, v109
	v_add_f32_e32 v109, 0xbb360b61, v109
	v_mul_f32_e32 v109, v108, v109
	v_add_f32_e32 v109, 0x3e2aaaab, v109
	v_mul_f32_e32 v108, v108, v109
	v_sub_f32_e32 v108, v107, v108
	v_mul_f32_e32 v107, v107, v108
	v_sub_f32_e32 v108, 2.0, v108
	v_div_scale_f32 v109, s[0:1], v108, v108, v107
	v_div_fmas_f32 v95, v97, v95, v96
	v_div_scale_f32 v96, vcc, v107, v108, v107
	.loc	1 215
	s_barrier
	.loc	1 218
	v_mul_f32_e32 v48, v16, v48
	v_mul_f32_e32 v47, v16, v47
	v_mul_f32_e32 v46, v16, v46
	v_mul_f32_e32 v45, v16, v45
	v_mul_f32_e32 v44, v16, v44
	v_mul_f32_e32 v43, v16, v43
	v_mul_f32_e32 v42, v16, v42
	v_mul_f32_e32 v41, v16, v41
	v_mul_f32_e32 v40, v16, v40
	v_mul_f32_e32 v39, v16, v39
	.loc	1 220
	v_rcp_f32_e32 v97, v109
	.loc	1 218
	v_mul_f32_e32 v38, v16, v38
	.loc	1 220
	v_div_fixup_f32 v95, v95, v102, v103
	v_sub_f32_e64 v95, -v101, v95
	v_fma_f32 v101, -v109, v97, 1.0
	v_fma_f32 v97, v101, v97, v97
	v_mul_f32_e32 v101, v96, v97
	v_fma_f32 v102, -v109, v101, v96
	v_fma_f32 v101, v102, v97, v101
	v_sub_f32_e32 v102, v11, v91
	v_rndne_f32_e32 v103, v102
	v_sub_f32_e32 v11, v102, v103
	v_fma_f32 v96, -v109, v101, v96
	v_mul_f32_e32 v109, 0x3f317180, v11
	v_mul_f32_e32 v110, 0x3717f7d1, v11
	v_add_f32_e32 v11, v109, v110
	v_mul_f32_e32 v111, v11, v11
	v_mul_f32_e32 v112, 0x3331bb4c, v111
	v_add_f32_e32 v112, 0xb5ddea0e, v112
	v_mul_f32_e32 v112, v111, v112
	v_add_f32_e32 v112, 0x388ab355, v112
	v_mul_f32_e32 v112, v111, v112
	v_add_f32_e32 v112, 0xbb360b61, v112
	v_mul_f32_e32 v112, v111, v112
	v_add_f32_e32 v112, 0x3e2aaaab, v112
	v_mul_f32_e32 v111, v111, v112
	v_sub_f32_e32 v111, v11, v111
	v_mul_f32_e32 v112, v11, v111
	v_sub_f32_e32 v111, 2.0, v111
	v_div_scale_f32 v113, s[0:1], v111, v111, v112
	v_div_fmas_f32 v96, v96, v97, v101
	v_sub_f32_e32 v11, v100, v95
	v_div_scale_f32 v95, vcc, v112, v111, v112
	v_add_f32_e32 v11, 1.0, v11
	v_lshlrev_b32_e32 v97, 23, v99
	v_add_u32_e64 v11, s[0:1], v97, v11
	v_cmp_ngt_f32_e64 s[0:1], s24, v98
	v_cndmask_b32_e64 v11, 0, v11, s[0:1]
	v_cmp_gt_f32_e64 s[0:1], s27, v98
	v_cndmask_b32_e64 v11, v89, v11, s[0:1]
	v_cmp_o_f32_e64 s[0:1], v98, v98
	v_cndmask_b32_e64 v11, v98, v11, s[0:1]
	v_rcp_f32_e32 v97, v113
	v_cvt_i32_f32_e32 v98, v104
	v_div_fixup_f32 v96, v96, v108, v107
	v_sub_f32_e64 v96, -v105, v96
	v_fma_f32 v99, -v113, v97, 1.0
	v_fma_f32 v97, v99, v97, v97
	v_mul_f32_e32 v99, v95, v97
	v_fma_f32 v100, -v113, v99, v95
	v_fma_f32 v99, v100, v97, v99
	v_sub_f32_e32 v100, v12, v91
	v_rndne_f32_e32 v101, v100
	v_sub_f32_e32 v12, v100, v101
	v_mul_f32_e32 v104, 0x3f317180, v12
	v_mul_f32_e32 v105, 0x3717f7d1, v12
	v_add_f32_e32 v12, v104, v105
	v_mul_f32_e32 v107, v12, v12
	v_mul_f32_e32 v108, 0x3331bb4c, v107
	v_add_f32_e32 v108, 0xb5ddea0e, v108
	v_mul_f32_e32 v108, v107, v108
	v_add_f32_e32 v108, 0x388ab355, v108
	v_mul_f32_e32 v108, v107, v108
	v_add_f32_e32 v108, 0xbb360b61, v108
	v_mul_f32_e32 v108, v107, v108
	v_add_f32_e32 v108, 0x3e2aaaab, v108
	v_mul_f32_e32 v107, v107, v108
	v_sub_f32_e32 v107, v12, v107
	v_mul_f32_e32 v108, v12, v107
	v_sub_f32_e32 v107, 2.0, v107
	v_fma_f32 v95, -v113, v99, v95
	v_div_scale_f32 v113, s[0:1], v107, v107, v108
	v_div_fmas_f32 v95, v95, v97, v99
	v_sub_f32_e32 v12, v106, v96
	v_div_scale_f32 v96, vcc, v108, v107, v108
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v97, 23, v98
	v_add_u32_e64 v12, s[0:1], v97, v12
	v_cmp_ngt_f32_e64 s[0:1], s24, v92
	v_cndmask_b32_e64 v12, 0, v12, s[0:1]
	v_cmp_gt_f32_e64 s[0:1], s27, v92
	v_cndmask_b32_e64 v12, v89, v12, s[0:1]
	v_cmp_o_f32_e64 s[0:1], v92, v92
	v_cndmask_b32_e64 v12, v92, v12, s[0:1]
	v_rcp_f32_e32 v92, v113
	v_cvt_i32_f32_e32 v97, v103
	v_div_fixup_f32 v95, v95, v111, v112
	v_sub_f32_e64 v95, -v110, v95
	v_fma_f32 v98, -v113, v92, 1.0
	v_fma_f32 v92, v98, v92, v92
	v_mul_f32_e32 v98, v96, v92
	v_fma_f32 v99, -v113, v98, v96
	v_fma_f32 v98, v99, v92, v98
	v_sub_f32_e32 v99, v7, v91
	v_rndne_f32_e32 v103, v99
	v_sub_f32_e32 v7, v99, v103
	v_mul_f32_e32 v106, 0x3f317180, v7
	v_mul_f32_e32 v110, 0x3717f7d1, v7
	v_add_f32_e32 v7, v106, v110
	v_mul_f32_e32 v111, v7, v7
	v_mul_f32_e32 v112, 0x3331bb4c, v111
	v_add_f32_e32 v112, 0xb5ddea0e, v112
	v_mul_f32_e32 v112, v111, v112
	v_add_f32_e32 v112, 0x388ab355, v112
	v_mul_f32_e32 v112, v111, v112
	v_add_f32_e32 v112, 0xbb360b61, v112
	v_mul_f32_e32 v112, v111, v112
	v_add_f32_e32 v112, 0x3e2aaaab, v112
	v_mul_f32_e32 v111, v111, v112
	v_sub_f32_e32 v111, v7, v111
	v_mul_f32_e32 v112, v7, v111
	v_sub_f32_e32 v111, 2.0, v111
	v_fma_f32 v96, -v113, v98, v96
	v_div_scale_f32 v113, s[0:1], v111, v111, v112
	v_div_fmas_f32 v92, v96, v92, v98
	v_sub_f32_e32 v7, v109, v95
	v_div_scale_f32 v95, vcc, v112, v111, v112
	v_add_f32_e32 v7, 1.0, v7
	v_lshlrev_b32_e32 v96, 23, v97
	v_add_u32_e64 v7, s[0:1], v96, v7
	v_cmp_ngt_f32_e64 s[0:1], s24, v102
	v_cndmask_b32_e64 v7, 0, v7, s[0:1]
	v_cmp_gt_f32_e64 s[0:1], s27, v102
	v_cvt_i32_f32_e32 v97, v101
	v_cndmask_b32_e64 v7, v89, v7, s[0:1]
	v_cmp_o_f32_e64 s[0:1], v102, v102
	v_rcp_f32_e32 v96, v113
	v_cndmask_b32_e64 v7, v102, v7, s[0:1]
	v_div_fixup_f32 v92, v92, v107, v108
	v_sub_f32_e64 v92, -v105, v92
	v_fma_f32 v98, -v113, v96, 1.0
	v_fma_f32 v96, v98, v96, v96
	v_mul_f32_e32 v98, v95, v96
	v_fma_f32 v101, -v113, v98, v95
	v_fma_f32 v98, v101, v96, v98
	v_sub_f32_e32 v101, v8, v91
	v_rndne_f32_e32 v102, v101
	v_sub_f32_e32 v8, v101, v102
	v_mul_f32_e32 v105, 0x3f317180, v8
	v_mul_f32_e32 v107, 0x3717f7d1, v8
	v_add_f32_e32 v8, v105, v107
	v_mul_f32_e32 v108, v8, v8
	v_mul_f32_e32 v109, 0x3331bb4c, v108
	v_add_f32_e32 v109, 0xb5ddea0e, v109
	v_mul_f32_e32 v109, v108, v109
	v_add_f32_e32 v109, 0x388ab355, v109
	v_mul_f32_e32 v109, v108, v109
	v_add_f32_e32 v109, 0xbb360b61, v109
	v_mul_f32_e32 v109, v108, v109
	v_add_f32_e32 v109, 0x3e2aaaab, v109
	v_mul_f32_e32 v108, v108, v109
	v_sub_f32_e32 v108, v8, v108
	v_mul_f32_e32 v109, v8, v108
	v_sub_f32_e32 v108, 2.0, v108
	v_fma_f32 v95, -v113, v98, v95
	v_div_scale_f32 v113, s[0:1], v108, v108, v109
	v_div_fmas_f32 v95, v95, v96, v98
	v_div_scale_f32 v96, vcc, v109, v108, v109
	v_sub_f32_e32 v8, v104, v92
	v_lshlrev_b32_e32 v92, 23, v97
	v_add_f32_e32 v8, 1.0, v8
	v_add_u32_e64 v8, s[0:1], v92, v8
	v_cmp_ngt_f32_e64 s[0:1], s24, v100
	v_cndmask_b32_e64 v8, 0, v8, s[0:1]
	v_cmp_gt_f32_e64 s[0:1], s27, v100
	v_cndmask_b32_e64 v8, v89, v8, s[0:1]
	v_cmp_o_f32_e64 s[0:1], v100, v100
	v_cndmask_b32_e64 v8, v100, v8, s[0:1]
	v_rcp_f32_e32 v97, v113
	v_cvt_i32_f32_e32 v92, v103
	v_div_fixup_f32 v95, v95, v111, v112
	v_sub_f32_e64 v95, -v110, v95
	v_fma_f32 v98, -v113, v97, 1.0
	v_fma_f32 v97, v98, v97, v97
	v_mul_f32_e32 v98, v96, v97
	v_fma_f32 v100, -v113, v98, v96
	v_fma_f32 v98, v100, v97, v98
	v_fma_f32 v96, -v113, v98, v96
	v_div_fmas_f32 v96, v96, v97, v98
	v_sub_f32_e32 v97, v0, v91
	v_rndne_f32_e32 v98, v97
	v_sub_f32_e32 v0, v97, v98
	v_mul_f32_e32 v100, 0x3f317180, v0
	v_mul_f32_e32 v103, 0x3717f7d1, v0
	v_add_f32_e32 v0, v100, v103
	v_mul_f32_e32 v104, v0, v0
	v_sub_f32_e32 v95, v106, v95
	v_mul_f32_e32 v106, 0x3331bb4c, v104
	v_add_f32_e32 v106, 0xb5ddea0e, v106
	v_mul_f32_e32 v106, v104, v106
	v_add_f32_e32 v106, 0x388ab355, v106
	v_mul_f32_e32 v106, v104, v106
	v_add_f32_e32 v106, 0xbb360b61, v106
	v_mul_f32_e32 v106, v104, v106
	v_add_f32_e32 v106, 0x3e2aaaab, v106
	v_mul_f32_e32 v104, v104, v106
	v_sub_f32_e32 v104, v0, v104
	v_mul_f32_e32 v106, v0, v104
	v_add_f32_e32 v0, 1.0, v95
	v_lshlrev_b32_e32 v92, 23, v92
	v_div_fixup_f32 v95, v96, v108, v109
	v_add_u32_e32 v0, vcc, v92, v0
	v_cvt_i32_f32_e32 v92, v102
	v_sub_f32_e64 v95, -v107, v95
	v_sub_f32_e32 v102, v1, v91
	v_sub_f32_e32 v95, v105, v95
	v_rndne_f32_e32 v105, v102
	v_sub_f32_e32 v1, v102, v105
	v_mul_f32_e32 v107, 0x3f317180, v1
	v_mul_f32_e32 v108, 0x3717f7d1, v1
	v_add_f32_e32 v1, v107, v108
	v_mul_f32_e32 v109, v1, v1
	v_sub_f32_e32 v104, 2.0, v104
	v_mul_f32_e32 v111, 0x3331bb4c, v109
	v_div_scale_f32 v110, s[0:1], v104, v104, v106
	v_add_f32_e32 v111, 0xb5ddea0e, v111
	v_mul_f32_e32 v111, v109, v111
	v_add_f32_e32 v111, 0x388ab355, v111
	v_cmp_ngt_f32_e32 vcc, s24, v99
	v_mul_f32_e32 v111, v109, v111
	v_cndmask_b32_e32 v0, 0, v0, vcc
	v_cmp_gt_f32_e32 vcc, s27, v99
	v_add_f32_e32 v111, 0xbb360b61, v111
	v_cndmask_b32_e32 v0, v89, v0, vcc
	v_cmp_o_f32_e32 vcc, v99, v99
	v_mul_f32_e32 v111, v109, v111
	v_cndmask_b32_e32 v0, v99, v0, vcc
	v_div_scale_f32 v99, vcc, v106, v104, v106
	v_add_f32_e32 v111, 0x3e2aaaab, v111
	v_mul_f32_e32 v109, v109, v111
	v_sub_f32_e32 v109, v1, v109
	v_mul_f32_e32 v111, v1, v109
	v_sub_f32_e32 v109, 2.0, v109
	v_div_scale_f32 v112, s[0:1], v109, v109, v111
	v_add_f32_e32 v95, 1.0, v95
	v_lshlrev_b32_e32 v1, 23, v92
	v_add_u32_e64 v1, s[0:1], v1, v95
	v_rcp_f32_e32 v96, v110
	v_div_scale_f32 v95, s[0:1], v111, v109, v111
	.loc	1 218
	v_mul_f32_e32 v37, v16, v37
	.loc	1 220
	v_fma_f32 v92, -v110, v96, 1.0
	v_fma_f32 v92, v92, v96, v96
	v_mul_f32_e32 v96, v99, v92
	v_fma_f32 v113, -v110, v96, v99
	v_fma_f32 v96, v113, v92, v96
	v_fma_f32 v99, -v110, v96, v99
	v_div_fmas_f32 v92, v99, v92, v96
	v_rcp_f32_e32 v96, v112
	v_cmp_ngt_f32_e32 vcc, s24, v101
	v_cndmask_b32_e32 v1, 0, v1, vcc
	v_cmp_gt_f32_e32 vcc, s27, v101
	v_fma_f32 v99, -v112, v96, 1.0
	v_fma_f32 v96, v99, v96, v96
	v_cndmask_b32_e32 v1, v89, v1, vcc
	v_cmp_o_f32_e32 vcc, v101, v101
	v_mul_f32_e32 v99, v95, v96
	v_cndmask_b32_e32 v1, v101, v1, vcc
	v_fma_f32 v101, -v112, v99, v95
	v_fma_f32 v99, v101, v96, v99
	v_fma_f32 v95, -v112, v99, v95
	s_mov_b64 vcc, s[0:1]
	v_div_fmas_f32 v95, v95, v96, v99
	v_cvt_i32_f32_e32 v96, v98
	v_div_fixup_f32 v92, v92, v104, v106
	v_sub_f32_e64 v92, -v103, v92
	v_sub_f32_e32 v92, v100, v92
	v_add_f32_e32 v92, 1.0, v92
	v_lshlrev_b32_e32 v96, 23, v96
	v_add_u32_e32 v92, vcc, v96, v92
	v_cvt_i32_f32_e32 v96, v105
	v_cmp_ngt_f32_e32 vcc, s24, v97
	v_cndmask_b32_e32 v92, 0, v92, vcc
	v_cmp_gt_f32_e32 vcc, s27, v97
	v_cndmask_b32_e32 v92, v89, v92, vcc
	v_cmp_o_f32_e32 vcc, v97, v97
	v_lshlrev_b32_e32 v96, 23, v96
	v_div_fixup_f32 v95, v95, v109, v111
	v_sub_f32_e64 v95, -v108, v95
	v_sub_f32_e32 v95, v107, v95
	v_add_f32_e32 v95, 1.0, v95
	v_cndmask_b32_e32 v92, v97, v92, vcc
	v_add_u32_e32 v95, vcc, v96, v95
	v_cmp_ngt_f32_e32 vcc, s24, v102
	v_cndmask_b32_e32 v95, 0, v95, vcc
	v_cmp_gt_f32_e32 vcc, s27, v102
	v_cndmask_b32_e32 v95, v89, v95, vcc
	v_cmp_o_f32_e32 vcc, v102, v102
	v_cndmask_b32_e32 v95, v102, v95, vcc
	.loc	1 241
	v_add_u32_e32 v96, vcc, s33, v79
	v_add_u32_e32 v97, vcc, s36, v79
	v_add_u32_e32 v98, vcc, s37, v79
	.loc	1 218
	v_mul_f32_e32 v36, v16, v36
	v_mul_f32_e32 v35, v16, v35
	v_mul_f32_e32 v34, v16, v34
	v_mul_f32_e32 v33, v16, v33
	.loc	1 224
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 241
	ds_write2_b32 v79, v9, v11 offset1:8
	ds_write2_b32 v96, v13, v7 offset0:128 offset1:136
	ds_write2_b32 v97, v15, v0 offset1:8
	ds_write2_b32 v98, v3, v92 offset0:128 offset1:136
	ds_write2_b32 v79, v10, v12 offset0:80 offset1:88
	ds_write2_b32 v96, v14, v8 offset0:208 offset1:216
	ds_write2_b32 v97, v93, v1 offset0:80 offset1:88
	ds_write2_b32 v98, v94, v95 offset0:208 offset1:216
	s_mov_b32 s0, 0
	v_mov_b32_e32 v96, v86
	.loc	1 242
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_114:                              ;   Parent Loop BB0_103 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 244
	v_add_u32_e32 v97, vcc, s0, v87
	ds_read2_b32 v[113:114], v97 offset1:8
	.loc	1 245
	ds_read_b128 v[97:100], v96
	.loc	1 243
	s_addk_i32 s0, 0x140
	s_cmpk_lg_i32 s0, 0x2800
	.loc	1 245
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v101, v113, v97
	v_add_f32_e32 v64, v101, v64
	v_mul_f32_e32 v101, v113, v98
	v_add_f32_e32 v62, v101, v62
	v_mul_f32_e32 v101, v113, v99
	v_add_f32_e32 v60, v101, v60
	v_mul_f32_e32 v101, v113, v100
	v_add_f32_e32 v58, v101, v58
	ds_read_b128 v[101:104], v96 offset:128
	v_mul_f32_e32 v97, v114, v97
	v_add_f32_e32 v48, v97, v48
	v_mul_f32_e32 v97, v114, v98
	v_add_f32_e32 v46, v97, v46
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v105, v113, v101
	v_add_f32_e32 v56, v105, v56
	v_mul_f32_e32 v105, v113, v102
	v_add_f32_e32 v54, v105, v54
	v_mul_f32_e32 v105, v113, v103
	v_add_f32_e32 v52, v105, v52
	v_mul_f32_e32 v105, v113, v104
	v_add_f32_e32 v50, v105, v50
	ds_read_b128 v[105:108], v96 offset:16
	v_mul_f32_e32 v97, v114, v99
	v_add_f32_e32 v44, v97, v44
	v_mul_f32_e32 v97, v114, v100
	v_add_f32_e32 v42, v97, v42
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v109, v113, v105
	v_add_f32_e32 v63, v109, v63
	v_mul_f32_e32 v109, v113, v106
	v_mul_f32_e32 v97, v114, v101
	v_add_f32_e32 v61, v109, v61
	v_mul_f32_e32 v109, v113, v107
	v_add_f32_e32 v40, v97, v40
	v_mul_f32_e32 v97, v114, v102
	v_add_f32_e32 v59, v109, v59
	v_mul_f32_e32 v109, v113, v108
	v_add_f32_e32 v38, v97, v38
	v_mul_f32_e32 v97, v114, v103
	v_add_f32_e32 v57, v109, v57
	ds_read_b128 v[109:112], v96 offset:144
	v_add_f32_e32 v36, v97, v36
	v_mul_f32_e32 v97, v114, v104
	v_add_f32_e32 v34, v97, v34
	v_mul_f32_e32 v97, v114, v105
	v_add_f32_e32 v47, v97, v47
	v_mul_f32_e32 v97, v114, v106
	v_add_f32_e32 v45, v97, v45
	v_mul_f32_e32 v97, v114, v107
	v_add_f32_e32 v43, v97, v43
	v_mul_f32_e32 v97, v114, v108
	v_add_f32_e32 v41, v97, v41
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v97, v114, v109
	v_mul_f32_e32 v115, v113, v109
	v_add_f32_e32 v39, v97, v39
	v_mul_f32_e32 v97, v114, v110
	v_add_f32_e32 v55, v115, v55
	v_mul_f32_e32 v115, v113, v110
	v_add_f32_e32 v37, v97, v37
	v_mul_f32_e32 v97, v114, v111
	v_add_f32_e32 v53, v115, v53
	v_mul_f32_e32 v115, v113, v111
	v_mul_f32_e32 v113, v113, v112
	v_add_f32_e32 v35, v97, v35
	v_mul_f32_e32 v97, v114, v112
	v_add_f32_e32 v51, v115, v51
	v_add_f32_e32 v4, v113, v4
	v_add_f32_e32 v33, v97, v33
	.loc	1 243
	v_add_u32_e32 v96, vcc, 0x110, v96
	s_cbranch_scc1 .LBB0_114
; %bb.115:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 217
	v_mul_f32_e32 v2, v65, v2
	.loc	1 220
	v_add_f32_e32 v2, v2, v9
	v_add_f32_e32 v2, v2, v10
	v_add_f32_e32 v2, v2, v13
	v_add_f32_e32 v2, v2, v14
	v_add_f32_e32 v2, v2, v15
	v_add_f32_e32 v2, v2, v93
	v_add_f32_e32 v2, v2, v3
	v_add_f32_e32 v65, v2, v94
	.loc	1 217
	v_mul_f32_e32 v2, v49, v16
	.loc	1 220
	v_add_f32_e32 v2, v2, v11
	v_add_f32_e32 v2, v2, v12
	v_add_f32_e32 v2, v2, v7
	v_add_f32_e32 v2, v2, v8
	v_add_f32_e32 v0, v2, v0
	v_add_f32_e32 v0, v0, v1
	v_add_f32_e32 v0, v0, v92
	v_add_f32_e32 v49, v0, v95
	.loc	1 248
	s_cmp_ge_i32 s38, s23
	.loc	1 247
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_212
; %bb.116:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 248
	v_add_u32_e32 v2, vcc, s38, v25
	v_mad_i64_i32 v[0:1], s[0:1], v2, s18, 0
	v_lshlrev_b64 v[7:8], 2, v[0:1]
	v_add_u32_e32 v9, vcc, v80, v7
	v_addc_u32_e32 v10, vcc, v81, v8, vcc
	v_cmp_gt_i32_e32 vcc, s26, v2
	v_cndmask_b32_e32 v92, 0, v26, vcc
	v_cmp_ne_u32_e32 vcc, 0, v92
	.loc	1 102
	s_and_b64 s[0:1], s[16:17], vcc
	s_xor_b64 s[12:13], s[0:1], -1
	s_and_saveexec_b64 s[0:1], s[12:13]
	s_xor_b64 s[6:7], exec, s[0:1]
	s_cbranch_execz .LBB0_126
; %bb.117:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 85
	v_cmp_ne_u32_e64 s[0:1], 0, v92
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_119
; %bb.118:                              ;   in Loop: Header=BB0_103 Depth=1
	flat_load_dword v0, v[9:10]
.LBB0_119:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 85
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_121
; %bb.120:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e64 v1, s[2:3], 4, v9
	v_addc_u32_e64 v2, s[2:3], 0, v10, s[2:3]
	flat_load_dword v1, v[1:2]
.LBB0_121:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 85
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_123
; %bb.122:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e64 v11, s[0:1], 8, v9
	v_addc_u32_e64 v12, s[0:1], 0, v10, s[0:1]
	flat_load_dword v2, v[11:12]
.LBB0_123:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 86
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_125
; %bb.124:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e64 v9, s[0:1], 12, v9
	v_addc_u32_e64 v10, s[0:1], 0, v10, s[0:1]
	flat_load_dword v3, v[9:10]
.LBB0_125:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
.LBB0_126:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 102
	s_andn2_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_128
; %bb.127:                              ;   in Loop: Header=BB0_103 Depth=1
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[0:3], v[9:10]
.LBB0_128:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 248
	v_add_u32_e64 v13, s[0:1], s38, v27
	v_mad_i64_i32 v[9:10], s[0:1], v13, s18, 0
	.loc	1 102
	s_waitcnt vmcnt(0)
	ds_write_b128 v28, v[0:3]
	.loc	1 248
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_add_u32_e64 v11, s[0:1], v80, v9
	v_addc_u32_e64 v12, s[0:1], v81, v10, s[0:1]
	v_cmp_gt_i32_e64 s[0:1], s26, v13
	v_cndmask_b32_e64 v93, 0, v26, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 0, v93
	.loc	1 102
	s_and_b64 s[2:3], s[16:17], s[0:1]
	s_xor_b64 s[14:15], s[2:3], -1
	s_and_saveexec_b64 s[2:3], s[14:15]
	s_xor_b64 s[8:9], exec, s[2:3]
	s_cbranch_execz .LBB0_138
; %bb.129:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 85
	v_cmp_ne_u32_e64 s[2:3], 0, v93
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_131
; %bb.130:                              ;   in Loop: Header=BB0_103 Depth=1
	flat_load_dword v0, v[11:12]
.LBB0_131:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 85
	s_and_saveexec_b64 s[10:11], s[2:3]
	s_cbranch_execz .LBB0_133
; %bb.132:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e64 v1, s[6:7], 4, v11
	v_addc_u32_e64 v2, s[6:7], 0, v12, s[6:7]
	flat_load_dword v1, v[1:2]
.LBB0_133:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 85
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_135
; %bb.134:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e64 v13, s[2:3], 8, v11
	v_addc_u32_e64 v14, s[2:3], 0, v12, s[2:3]
	flat_load_dword v2, v[13:14]
.LBB0_135:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 86
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB0_137
; %bb.136:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e64 v11, s[2:3], 12, v11
	v_addc_u32_e64 v12, s[2:3], 0, v12, s[2:3]
	flat_load_dword v3, v[11:12]
.LBB0_137:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
.LBB0_138:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 102
	s_andn2_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_140
; %bb.139:                              ;   in Loop: Header=BB0_103 Depth=1
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[0:3], v[11:12]
.LBB0_140:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 248
	v_add_u32_e64 v15, s[2:3], s38, v29
	v_mad_i64_i32 v[11:12], s[2:3], v15, s18, 0
	.loc	1 102
	s_waitcnt vmcnt(0)
	ds_write_b128 v30, v[0:3]
	.loc	1 248
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v13, s[2:3], v80, v11
	v_addc_u32_e64 v14, s[2:3], v81, v12, s[2:3]
	v_cmp_gt_i32_e64 s[2:3], s26, v15
	v_cndmask_b32_e64 v94, 0, v26, s[2:3]
	v_cmp_ne_u32_e64 s[2:3], 0, v94
	.loc	1 102
	s_and_b64 s[6:7], s[16:17], s[2:3]
	s_xor_b64 s[20:21], s[6:7], -1
	s_and_saveexec_b64 s[6:7], s[20:21]
	s_xor_b64 s[10:11], exec, s[6:7]
	s_cbranch_execz .LBB0_150
; %bb.141:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 85
	v_cmp_ne_u32_e64 s[6:7], 0, v94
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_143
; %bb.142:                              ;   in Loop: Header=BB0_103 Depth=1
	flat_load_dword v0, v[13:14]
.LBB0_143:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 85
	s_and_saveexec_b64 s[28:29], s[6:7]
	s_cbranch_execz .LBB0_145
; %bb.144:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e64 v1, s[8:9], 4, v13
	v_addc_u32_e64 v2, s[8:9], 0, v14, s[8:9]
	flat_load_dword v1, v[1:2]
.LBB0_145:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 85
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_147
; %bb.146:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e64 v15, s[6:7], 8, v13
	v_addc_u32_e64 v16, s[6:7], 0, v14, s[6:7]
	flat_load_dword v2, v[15:16]
.LBB0_147:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 86
	s_and_saveexec_b64 s[8:9], s[2:3]
	s_cbranch_execz .LBB0_149
; %bb.148:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e64 v13, s[6:7], 12, v13
	v_addc_u32_e64 v14, s[6:7], 0, v14, s[6:7]
	flat_load_dword v3, v[13:14]
.LBB0_149:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
.LBB0_150:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 102
	s_andn2_saveexec_b64 s[6:7], s[10:11]
	s_cbranch_execz .LBB0_152
; %bb.151:                              ;   in Loop: Header=BB0_103 Depth=1
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[0:3], v[13:14]
.LBB0_152:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 248
	v_add_u32_e64 v95, s[6:7], s38, v31
	v_mad_i64_i32 v[13:14], s[6:7], v95, s18, 0
	.loc	1 102
	s_waitcnt vmcnt(0)
	ds_write_b128 v32, v[0:3]
	.loc	1 248
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_add_u32_e64 v15, s[6:7], v80, v13
	v_addc_u32_e64 v16, s[6:7], v81, v14, s[6:7]
	v_cmp_gt_i32_e64 s[6:7], s26, v95
	v_cndmask_b32_e64 v95, 0, v26, s[6:7]
	v_cmp_ne_u32_e64 s[6:7], 0, v95
	.loc	1 102
	s_and_b64 s[8:9], s[16:17], s[6:7]
	s_xor_b64 s[28:29], s[8:9], -1
	s_and_saveexec_b64 s[8:9], s[28:29]
	s_xor_b64 s[30:31], exec, s[8:9]
	s_cbranch_execz .LBB0_162
; %bb.153:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 85
	v_cmp_ne_u32_e64 s[8:9], 0, v95
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_155
; %bb.154:                              ;   in Loop: Header=BB0_103 Depth=1
	flat_load_dword v0, v[15:16]
.LBB0_155:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 85
	s_and_saveexec_b64 s[34:35], s[8:9]
	s_cbranch_execz .LBB0_157
; %bb.156:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e64 v1, s[10:11], 4, v15
	v_addc_u32_e64 v2, s[10:11], 0, v16, s[10:11]
	flat_load_dword v1, v[1:2]
.LBB0_157:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[34:35]
	.loc	1 85
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_159
; %bb.158:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e64 v96, s[8:9], 8, v15
	v_addc_u32_e64 v97, s[8:9], 0, v16, s[8:9]
	flat_load_dword v2, v[96:97]
.LBB0_159:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 86
	s_and_saveexec_b64 s[10:11], s[6:7]
	s_cbranch_execz .LBB0_161
; %bb.160:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e64 v15, s[8:9], 12, v15
	v_addc_u32_e64 v16, s[8:9], 0, v16, s[8:9]
	flat_load_dword v3, v[15:16]
.LBB0_161:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
.LBB0_162:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 102
	s_andn2_saveexec_b64 s[8:9], s[30:31]
	s_cbranch_execz .LBB0_164
; %bb.163:                              ;   in Loop: Header=BB0_103 Depth=1
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[0:3], v[15:16]
.LBB0_164:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 250
	v_add_u32_e64 v7, s[8:9], v82, v7
	v_addc_u32_e64 v8, s[8:9], v83, v8, s[8:9]
	.loc	1 102
	s_waitcnt vmcnt(0)
	ds_write_b128 v19, v[0:3]
	s_and_saveexec_b64 s[8:9], s[12:13]
	s_xor_b64 s[12:13], exec, s[8:9]
	s_cbranch_execz .LBB0_174
; %bb.165:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 85
	v_cmp_ne_u32_e64 s[8:9], 0, v92
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_167
; %bb.166:                              ;   in Loop: Header=BB0_103 Depth=1
	flat_load_dword v0, v[7:8]
.LBB0_167:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 85
	s_and_saveexec_b64 s[30:31], s[8:9]
	s_cbranch_execz .LBB0_169
; %bb.168:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e64 v1, s[10:11], 4, v7
	v_addc_u32_e64 v2, s[10:11], 0, v8, s[10:11]
	flat_load_dword v1, v[1:2]
.LBB0_169:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[30:31]
	.loc	1 85
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_171
; %bb.170:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e64 v15, s[8:9], 8, v7
	v_addc_u32_e64 v16, s[8:9], 0, v8, s[8:9]
	flat_load_dword v2, v[15:16]
.LBB0_171:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 86
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_173
; %bb.172:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e32 v7, vcc, 12, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dword v3, v[7:8]
.LBB0_173:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
.LBB0_174:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 102
	s_andn2_saveexec_b64 s[8:9], s[12:13]
	s_cbranch_execz .LBB0_176
; %bb.175:                              ;   in Loop: Header=BB0_103 Depth=1
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[0:3], v[7:8]
.LBB0_176:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 250
	v_add_u32_e32 v7, vcc, v82, v9
	v_addc_u32_e32 v8, vcc, v83, v10, vcc
	.loc	1 102
	s_waitcnt vmcnt(0)
	ds_write_b128 v66, v[0:3]
	s_and_saveexec_b64 s[8:9], s[14:15]
	s_xor_b64 s[10:11], exec, s[8:9]
	s_cbranch_execz .LBB0_186
; %bb.177:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 85
	v_cmp_ne_u32_e32 vcc, 0, v93
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_179
; %bb.178:                              ;   in Loop: Header=BB0_103 Depth=1
	flat_load_dword v0, v[7:8]
.LBB0_179:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 85
	s_and_saveexec_b64 s[12:13], vcc
	s_cbranch_execz .LBB0_181
; %bb.180:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e64 v1, s[8:9], 4, v7
	v_addc_u32_e64 v2, s[8:9], 0, v8, s[8:9]
	flat_load_dword v1, v[1:2]
.LBB0_181:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 85
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_183
; %bb.182:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e32 v9, vcc, 8, v7
	v_addc_u32_e32 v10, vcc, 0, v8, vcc
	flat_load_dword v2, v[9:10]
.LBB0_183:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 86
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_185
; %bb.184:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e32 v7, vcc, 12, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dword v3, v[7:8]
.LBB0_185:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
.LBB0_186:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 102
	s_andn2_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_188
; %bb.187:                              ;   in Loop: Header=BB0_103 Depth=1
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[0:3], v[7:8]
.LBB0_188:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 250
	v_add_u32_e32 v7, vcc, v82, v11
	v_addc_u32_e32 v8, vcc, v83, v12, vcc
	.loc	1 102
	s_waitcnt vmcnt(0)
	ds_write_b128 v67, v[0:3]
	s_and_saveexec_b64 s[0:1], s[20:21]
	s_xor_b64 s[8:9], exec, s[0:1]
	s_cbranch_execz .LBB0_198
; %bb.189:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 85
	v_cmp_ne_u32_e32 vcc, 0, v94
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_191
; %bb.190:                              ;   in Loop: Header=BB0_103 Depth=1
	flat_load_dword v0, v[7:8]
.LBB0_191:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 85
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_193
; %bb.192:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e64 v1, s[0:1], 4, v7
	v_addc_u32_e64 v2, s[0:1], 0, v8, s[0:1]
	flat_load_dword v1, v[1:2]
.LBB0_193:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 85
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_195
; %bb.194:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e32 v9, vcc, 8, v7
	v_addc_u32_e32 v10, vcc, 0, v8, vcc
	flat_load_dword v2, v[9:10]
.LBB0_195:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 86
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_197
; %bb.196:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e32 v7, vcc, 12, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dword v3, v[7:8]
.LBB0_197:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
.LBB0_198:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 102
	s_andn2_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB0_200
; %bb.199:                              ;   in Loop: Header=BB0_103 Depth=1
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[0:3], v[7:8]
.LBB0_200:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 250
	v_add_u32_e32 v7, vcc, v82, v13
	v_addc_u32_e32 v8, vcc, v83, v14, vcc
	.loc	1 102
	s_waitcnt vmcnt(0)
	ds_write_b128 v68, v[0:3]
	s_and_saveexec_b64 s[0:1], s[28:29]
	s_xor_b64 s[2:3], exec, s[0:1]
	s_cbranch_execz .LBB0_210
; %bb.201:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 85
	v_cmp_ne_u32_e32 vcc, 0, v95
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_203
; %bb.202:                              ;   in Loop: Header=BB0_103 Depth=1
	flat_load_dword v0, v[7:8]
.LBB0_203:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 85
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_205
; %bb.204:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e64 v1, s[0:1], 4, v7
	v_addc_u32_e64 v2, s[0:1], 0, v8, s[0:1]
	flat_load_dword v1, v[1:2]
.LBB0_205:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 85
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_207
; %bb.206:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e32 v9, vcc, 8, v7
	v_addc_u32_e32 v10, vcc, 0, v8, vcc
	flat_load_dword v2, v[9:10]
.LBB0_207:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 86
	s_and_saveexec_b64 s[0:1], s[6:7]
	s_cbranch_execz .LBB0_209
; %bb.208:                              ;   in Loop: Header=BB0_103 Depth=1
	v_add_u32_e32 v7, vcc, 12, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dword v3, v[7:8]
.LBB0_209:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
.LBB0_210:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 102
	s_andn2_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_101
; %bb.211:                              ;   in Loop: Header=BB0_103 Depth=1
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[0:3], v[7:8]
	s_branch .LBB0_101
.LBB0_212:                              ;   in Loop: Header=BB0_103 Depth=1
	.loc	1 0
	s_mov_b64 s[0:1], -1
	s_branch .LBB0_102
.LBB0_213:
	v_mov_b32_e32 v7, v24
	v_mov_b32_e32 v1, v23
.LBB0_214:
	.loc	1 148
	s_load_dwordx2 s[0:1], s[4:5], 0x50
	.loc	1 156
	v_lshlrev_b64 v[2:3], 2, v[5:6]
	v_lshlrev_b32_e32 v7, 2, v7
	.loc	1 255
	ds_write_b32 v22, v65 offset:18944
	s_waitcnt lgkmcnt(0)
	.loc	1 156
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v0, vcc, s0, v2
	v_lshlrev_b32_e32 v2, 2, v17
	v_addc_u32_e32 v23, vcc, v5, v3, vcc
	v_add_u32_e32 v24, vcc, 0x4a00, v2
	v_lshlrev_b32_e32 v3, 2, v18
	v_lshlrev_b32_e32 v5, 2, v20
	.loc	1 255
	s_barrier
	ds_read_b32 v2, v2 offset:18944
	ds_read_b32 v6, v3 offset:18944
	ds_read_b32 v8, v5 offset:18944
	ds_read_b32 v10, v7 offset:18944
	s_movk_i32 s0, 0x4a00
	v_add_u32_e32 v26, vcc, s0, v3
	v_add_u32_e32 v27, vcc, 0x4a00, v5
	v_add_u32_e32 v28, vcc, 0x4a00, v7
	v_or_b32_e32 v25, 0x4a00, v22
	.loc	1 257
	v_cmp_gt_i32_e32 vcc, s25, v21
	v_or_b32_e32 v19, 4, v1
	v_or_b32_e32 v17, 32, v1
	v_or_b32_e32 v15, 36, v1
	v_or_b32_e32 v13, 33, v1
	v_or_b32_e32 v11, 37, v1
	v_or_b32_e32 v9, 34, v1
	v_or_b32_e32 v7, 38, v1
	v_or_b32_e32 v5, 35, v1
	v_or_b32_e32 v3, 39, v1
	.loc	1 255
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 257
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_216
; %bb.215:
	.loc	1 255
	v_add_f32_e32 v2, v2, v6
	v_add_f32_e32 v6, v8, v10
	v_add_f32_e32 v6, v2, v6
	.loc	1 256
	v_div_scale_f32 v8, s[0:1], v6, v6, 1.0
	v_div_scale_f32 v10, vcc, 1.0, v6, 1.0
	.loc	1 263
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v20, v2
	v_lshlrev_b64 v[65:66], 2, v[19:20]
	.loc	1 258
	v_ashrrev_i32_e32 v12, 31, v21
	v_mad_u64_u32 v[29:30], s[0:1], s22, v21, 0
	v_mul_lo_u32 v12, s22, v12
	v_mul_lo_u32 v14, s19, v21
	.loc	1 263
	v_lshlrev_b64 v[31:32], 2, v[1:2]
	v_add_u32_e64 v12, s[0:1], v30, v12
	.loc	1 256
	v_rcp_f32_e32 v16, v8
	v_fma_f32 v18, -v8, v16, 1.0
	v_fma_f32 v16, v18, v16, v16
	v_mul_f32_e32 v18, v10, v16
	v_fma_f32 v20, -v8, v18, v10
	v_fma_f32 v18, v20, v16, v18
	v_fma_f32 v8, -v8, v18, v10
	v_div_fmas_f32 v8, v8, v16, v18
	v_add_u32_e32 v30, vcc, v12, v14
	v_lshlrev_b64 v[29:30], 2, v[29:30]
	.loc	1 263
	v_mov_b32_e32 v18, v2
	v_add_u32_e32 v20, vcc, v0, v29
	v_addc_u32_e32 v22, vcc, v23, v30, vcc
	v_add_u32_e32 v67, vcc, v20, v31
	v_addc_u32_e32 v68, vcc, v22, v32, vcc
	v_add_u32_e32 v69, vcc, v20, v65
	v_addc_u32_e32 v70, vcc, v22, v66, vcc
	.loc	1 256
	v_div_fixup_f32 v8, v8, v6, 1.0
	v_cmp_neq_f32_e32 vcc, 0, v6
	v_cndmask_b32_e32 v71, 0, v8, vcc
	.loc	1 263
	v_mul_f32_e32 v29, v71, v64
	v_mul_f32_e32 v30, v71, v62
	v_mul_f32_e32 v31, v71, v60
	v_mul_f32_e32 v32, v71, v58
	.loc	1 261
	flat_store_dwordx4 v[67:68], v[29:32]
	.loc	1 263
	v_mul_f32_e32 v63, v71, v63
	v_lshlrev_b64 v[29:30], 2, v[17:18]
	v_mul_f32_e32 v64, v71, v61
	v_add_u32_e32 v29, vcc, v20, v29
	v_mul_f32_e32 v65, v71, v59
	v_mul_f32_e32 v66, v71, v57
	v_mul_f32_e32 v6, v71, v56
	v_addc_u32_e32 v30, vcc, v22, v30, vcc
	v_mov_b32_e32 v16, v2
	flat_store_dwordx4 v[69:70], v[63:66]
	flat_store_dword v[29:30], v6
	v_lshlrev_b64 v[29:30], 2, v[15:16]
	v_mul_f32_e32 v6, v71, v55
	v_add_u32_e32 v29, vcc, v20, v29
	v_addc_u32_e32 v30, vcc, v22, v30, vcc
	v_mov_b32_e32 v14, v2
	flat_store_dword v[29:30], v6
	v_lshlrev_b64 v[29:30], 2, v[13:14]
	v_mul_f32_e32 v6, v71, v54
	v_add_u32_e32 v29, vcc, v20, v29
	v_addc_u32_e32 v30, vcc, v22, v30, vcc
	v_mov_b32_e32 v12, v2
	flat_store_dword v[29:30], v6
	v_lshlrev_b64 v[29:30], 2, v[11:12]
	v_mul_f32_e32 v6, v71, v53
	v_add_u32_e32 v29, vcc, v20, v29
	v_addc_u32_e32 v30, vcc, v22, v30, vcc
	v_mov_b32_e32 v10, v2
	flat_store_dword v[29:30], v6
	v_lshlrev_b64 v[29:30], 2, v[9:10]
	v_mul_f32_e32 v6, v71, v52
	v_add_u32_e32 v29, vcc, v20, v29
	v_addc_u32_e32 v30, vcc, v22, v30, vcc
	v_mov_b32_e32 v8, v2
	flat_store_dword v[29:30], v6
	v_lshlrev_b64 v[29:30], 2, v[7:8]
	v_mul_f32_e32 v6, v71, v51
	v_add_u32_e32 v29, vcc, v20, v29
	v_addc_u32_e32 v30, vcc, v22, v30, vcc
	flat_store_dword v[29:30], v6
	v_mov_b32_e32 v6, v2
	v_lshlrev_b64 v[29:30], 2, v[5:6]
	v_mul_f32_e32 v8, v71, v50
	v_add_u32_e32 v29, vcc, v20, v29
	v_addc_u32_e32 v30, vcc, v22, v30, vcc
	v_mul_f32_e32 v6, v71, v4
	v_mov_b32_e32 v4, v2
	flat_store_dword v[29:30], v8
	v_lshlrev_b64 v[29:30], 2, v[3:4]
	v_add_u32_e32 v29, vcc, v20, v29
	v_addc_u32_e32 v30, vcc, v22, v30, vcc
	flat_store_dword v[29:30], v6
.LBB0_216:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 255
	ds_write_b32 v25, v49
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	ds_read_b32 v4, v24
	ds_read_b32 v6, v26
	ds_read_b32 v8, v27
	ds_read_b32 v10, v28
	.loc	1 257
	v_or_b32_e32 v2, 8, v21
	v_cmp_gt_i32_e32 vcc, s25, v2
	.loc	1 255
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 257
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_218
; %bb.217:
	.loc	1 255
	v_add_f32_e32 v4, v4, v6
	v_add_f32_e32 v6, v8, v10
	v_add_f32_e32 v4, v4, v6
	.loc	1 256
	v_div_scale_f32 v6, s[0:1], v4, v4, 1.0
	v_div_scale_f32 v8, vcc, 1.0, v4, 1.0
	.loc	1 258
	v_ashrrev_i32_e32 v10, 31, v2
	v_mad_u64_u32 v[21:22], s[0:1], s22, v2, 0
	v_mul_lo_u32 v12, s19, v2
	.loc	1 263
	v_mov_b32_e32 v2, 0
	v_lshlrev_b64 v[24:25], 2, v[1:2]
	v_mul_lo_u32 v10, s22, v10
	v_mov_b32_e32 v20, v2
	v_lshlrev_b64 v[18:19], 2, v[19:20]
	v_add_u32_e64 v10, s[0:1], v22, v10
	.loc	1 256
	v_rcp_f32_e32 v1, v6
	v_fma_f32 v14, -v6, v1, 1.0
	v_fma_f32 v1, v14, v1, v1
	v_mul_f32_e32 v14, v8, v1
	v_fma_f32 v16, -v6, v14, v8
	v_fma_f32 v14, v16, v1, v14
	v_fma_f32 v6, -v6, v14, v8
	v_div_fmas_f32 v6, v6, v1, v14
	v_add_u32_e32 v22, vcc, v10, v12
	v_lshlrev_b64 v[20:21], 2, v[21:22]
	.loc	1 263
	v_mov_b32_e32 v16, v2
	v_add_u32_e32 v28, vcc, v0, v20
	v_addc_u32_e32 v29, vcc, v23, v21, vcc
	v_add_u32_e32 v0, vcc, v28, v24
	v_addc_u32_e32 v1, vcc, v29, v25, vcc
	v_add_u32_e32 v26, vcc, v28, v18
	v_addc_u32_e32 v27, vcc, v29, v19, vcc
	.loc	1 256
	v_div_fixup_f32 v6, v6, v4, 1.0
	v_cmp_neq_f32_e32 vcc, 0, v4
	v_cndmask_b32_e32 v4, 0, v6, vcc
	.loc	1 263
	v_mul_f32_e32 v18, v4, v48
	v_mul_f32_e32 v19, v4, v46
	v_mul_f32_e32 v20, v4, v44
	v_mul_f32_e32 v21, v4, v42
	.loc	1 261
	flat_store_dwordx4 v[0:1], v[18:21]
	.loc	1 263
	v_mul_f32_e32 v22, v4, v47
	v_mov_b32_e32 v18, v2
	v_lshlrev_b64 v[0:1], 2, v[17:18]
	v_mul_f32_e32 v23, v4, v45
	v_add_u32_e32 v0, vcc, v28, v0
	v_mul_f32_e32 v24, v4, v43
	v_mul_f32_e32 v25, v4, v41
	v_mul_f32_e32 v6, v4, v40
	v_addc_u32_e32 v1, vcc, v29, v1, vcc
	flat_store_dwordx4 v[26:27], v[22:25]
	flat_store_dword v[0:1], v6
	v_lshlrev_b64 v[0:1], 2, v[15:16]
	v_mul_f32_e32 v6, v4, v39
	v_add_u32_e32 v0, vcc, v28, v0
	v_addc_u32_e32 v1, vcc, v29, v1, vcc
	v_mov_b32_e32 v14, v2
	flat_store_dword v[0:1], v6
	v_lshlrev_b64 v[0:1], 2, v[13:14]
	v_mul_f32_e32 v6, v4, v38
	v_add_u32_e32 v0, vcc, v28, v0
	v_addc_u32_e32 v1, vcc, v29, v1, vcc
	v_mov_b32_e32 v12, v2
	flat_store_dword v[0:1], v6
	v_lshlrev_b64 v[0:1], 2, v[11:12]
	v_mul_f32_e32 v6, v4, v37
	v_add_u32_e32 v0, vcc, v28, v0
	v_addc_u32_e32 v1, vcc, v29, v1, vcc
	v_mov_b32_e32 v10, v2
	flat_store_dword v[0:1], v6
	v_lshlrev_b64 v[0:1], 2, v[9:10]
	v_mul_f32_e32 v6, v4, v36
	v_add_u32_e32 v0, vcc, v28, v0
	v_addc_u32_e32 v1, vcc, v29, v1, vcc
	v_mov_b32_e32 v8, v2
	flat_store_dword v[0:1], v6
	v_lshlrev_b64 v[0:1], 2, v[7:8]
	v_mul_f32_e32 v6, v4, v35
	v_add_u32_e32 v0, vcc, v28, v0
	v_addc_u32_e32 v1, vcc, v29, v1, vcc
	flat_store_dword v[0:1], v6
	v_mov_b32_e32 v6, v2
	v_lshlrev_b64 v[0:1], 2, v[5:6]
	v_mul_f32_e32 v7, v4, v34
	v_add_u32_e32 v0, vcc, v28, v0
	v_addc_u32_e32 v1, vcc, v29, v1, vcc
	v_mul_f32_e32 v5, v4, v33
	v_mov_b32_e32 v4, v2
	flat_store_dword v[0:1], v7
	v_lshlrev_b64 v[0:1], 2, v[3:4]
	v_add_u32_e32 v0, vcc, v28, v0
	v_addc_u32_e32 v1, vcc, v29, v1, vcc
	flat_store_dword v[0:1], v5
.LBB0_218:
	.loc	1 266
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_tensor
		.amdhsa_group_segment_fixed_size 19456
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 96
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
		.amdhsa_next_free_vgpr 116
		.amdhsa_next_free_sgpr 40
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
	.size	attention_tensor, .Lfunc_end0-attention_tensor
	.size	attention_tensor$local, .Lfunc_end0-attention_tensor
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 14980
; NumSgprs: 42
; NumVgprs: 116
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 19456 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 28
; NumSGPRsForWavesPerEU: 42
; NumVGPRsForWavesPerEU: 116
; Occupancy: 2
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.globl	attention_tensor_merge          ; -- Begin function attention_tensor_merge
	.p2align	8
	.type	attention_tensor_merge,@function
attention_tensor_merge:                 ; @attention_tensor_merge
attention_tensor_merge$local:
	.type	attention_tensor_merge$local,@function
	.loc	1 272
; %bb.0:
	.loc	1 273
	s_load_dword s0, s[4:5], 0x4
	s_load_dword s1, s[6:7], 0x64
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	v_mov_b32_e32 v4, s8
	s_waitcnt lgkmcnt(0)
	s_and_b32 s2, s0, 0xffff
	v_add_u32_e32 v0, vcc, s1, v0
	v_mov_b32_e32 v2, s12
	v_mad_i64_i32 v[2:3], s[0:1], s13, v2, 0
	v_addc_u32_e64 v1, s[0:1], 0, 0, vcc
	s_ashr_i32 s3, s14, 31
	v_mad_u64_u32 v[4:5], s[0:1], s2, v4, v[0:1]
	v_mul_lo_u32 v8, v2, s3
	v_mad_u64_u32 v[6:7], s[0:1], v2, s14, 0
	v_mul_lo_u32 v2, v3, s14
	v_lshrrev_b64 v[0:1], 6, v[4:5]
	v_add_u32_e32 v3, vcc, v8, v7
	v_add_u32_e32 v7, vcc, v2, v3
	.loc	1 274
	v_cmp_lt_i64_e32 vcc, v[0:1], v[6:7]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_10
; %bb.1:
	.loc	1 273
	v_or_b32_e32 v3, s3, v1
	v_mov_b32_e32 v2, 0
	v_cmp_ne_u64_e32 vcc, 0, v[2:3]
	s_ashr_i32 s4, s13, 31
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[8:9], exec, s[0:1]
	s_cbranch_execz .LBB1_3
; %bb.2:
	s_add_u32 s0, s14, s3
	s_mov_b32 s10, s3
	s_mov_b32 s11, s3
	s_addc_u32 s1, s3, s3
	s_xor_b64 s[16:17], s[0:1], s[10:11]
	v_cvt_f32_u32_e32 v2, s16
	v_cvt_f32_u32_e32 v3, s17
	s_sub_u32 s2, 0, s16
	s_subb_u32 s5, 0, s17
	v_mac_f32_e32 v2, 0x4f800000, v3
	v_rcp_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x5f7ffffc, v2
	v_mul_f32_e32 v3, 0x2f800000, v2
	v_trunc_f32_e32 v3, v3
	v_mac_f32_e32 v2, 0xcf800000, v3
	v_cvt_u32_f32_e32 v7, v3
	v_cvt_u32_f32_e32 v8, v2
	v_mul_lo_u32 v5, s2, v7
	v_mad_u64_u32 v[2:3], s[0:1], s2, v8, 0
	v_mul_lo_u32 v6, s5, v8
	v_add_u32_e32 v3, vcc, v5, v3
	v_add_u32_e32 v10, vcc, v6, v3
	v_mul_hi_u32 v9, v8, v2
	v_mad_u64_u32 v[5:6], s[0:1], v8, v10, 0
	v_mad_u64_u32 v[2:3], s[0:1], v7, v2, 0
	v_add_u32_e32 v9, vcc, v9, v5
	v_addc_u32_e32 v11, vcc, 0, v6, vcc
	v_mad_u64_u32 v[5:6], s[0:1], v7, v10, 0
	v_add_u32_e32 v2, vcc, v9, v2
	v_addc_u32_e32 v2, vcc, v11, v3, vcc
	v_addc_u32_e32 v3, vcc, 0, v6, vcc
	v_add_u32_e32 v2, vcc, v2, v5
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v9, vcc, v8, v2
	v_addc_u32_e32 v10, vcc, v7, v3, vcc
	v_mad_u64_u32 v[2:3], s[0:1], s2, v9, 0
	v_mul_lo_u32 v7, s2, v10
	v_mul_lo_u32 v8, s5, v9
	v_mul_hi_u32 v11, v9, v2
	v_mad_u64_u32 v[5:6], s[0:1], v10, v2, 0
	v_add_u32_e32 v3, vcc, v3, v7
	v_add_u32_e32 v3, vcc, v8, v3
	v_mad_u64_u32 v[7:8], s[0:1], v9, v3, 0
	v_mad_u64_u32 v[2:3], s[0:1], v10, v3, 0
	v_add_u32_e32 v7, vcc, v11, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v5, vcc, v7, v5
	v_addc_u32_e32 v5, vcc, v8, v6, vcc
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v2, vcc, v5, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v5, vcc, v9, v2
	v_addc_u32_e32 v6, vcc, v10, v3, vcc
	v_mad_u64_u32 v[2:3], s[0:1], v0, v6, 0
	v_mul_hi_u32 v7, v0, v5
	v_add_u32_e32 v7, vcc, v7, v2
	v_addc_u32_e32 v8, vcc, 0, v3, vcc
	v_mad_u64_u32 v[2:3], s[0:1], v1, v5, 0
	v_mad_u64_u32 v[5:6], s[0:1], v1, v6, 0
	v_add_u32_e32 v2, vcc, v7, v2
	v_addc_u32_e32 v2, vcc, v8, v3, vcc
	v_addc_u32_e32 v3, vcc, 0, v6, vcc
	v_add_u32_e32 v5, vcc, v2, v5
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	v_mul_lo_u32 v7, s16, v6
	v_mad_u64_u32 v[2:3], s[0:1], s16, v5, 0
	v_mul_lo_u32 v8, s17, v5
	v_add_u32_e32 v3, vcc, v3, v7
	v_add_u32_e32 v3, vcc, v3, v8
	v_sub_u32_e32 v7, vcc, v1, v3
	v_mov_b32_e32 v8, s17
	v_sub_u32_e32 v2, vcc, v0, v2
	v_subb_u32_e64 v7, s[0:1], v7, v8, vcc
	v_subrev_u32_e64 v8, s[0:1], s16, v2
	v_subbrev_u32_e64 v7, s[0:1], 0, v7, s[0:1]
	v_cmp_le_u32_e64 s[0:1], s17, v7
	v_cndmask_b32_e64 v9, 0, -1, s[0:1]
	v_cmp_le_u32_e64 s[0:1], s16, v8
	v_cndmask_b32_e64 v8, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], s17, v7
	v_cndmask_b32_e64 v7, v9, v8, s[0:1]
	v_add_u32_e64 v8, s[0:1], 2, v5
	v_addc_u32_e64 v9, s[0:1], 0, v6, s[0:1]
	v_add_u32_e64 v10, s[0:1], 1, v5
	v_addc_u32_e64 v11, s[0:1], 0, v6, s[0:1]
	v_subb_u32_e32 v3, vcc, v1, v3, vcc
	v_cmp_ne_u32_e64 s[0:1], 0, v7
	v_cmp_le_u32_e32 vcc, s17, v3
	v_cndmask_b32_e64 v7, v11, v9, s[0:1]
	v_cndmask_b32_e64 v9, 0, -1, vcc
	v_cmp_le_u32_e32 vcc, s16, v2
	v_cndmask_b32_e64 v2, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, s17, v3
	v_cndmask_b32_e32 v2, v9, v2, vcc
	v_cmp_ne_u32_e32 vcc, 0, v2
	v_cndmask_b32_e64 v3, v10, v8, s[0:1]
	v_cndmask_b32_e32 v2, v6, v7, vcc
	v_cndmask_b32_e32 v3, v5, v3, vcc
	v_xor_b32_e32 v5, s11, v2
	v_xor_b32_e32 v2, s10, v3
	v_mov_b32_e32 v3, s3
	v_subrev_u32_e32 v2, vcc, s10, v2
	v_subb_u32_e32 v3, vcc, v5, v3, vcc
.LBB1_3:
	s_andn2_saveexec_b64 s[0:1], s[8:9]
	s_cbranch_execz .LBB1_5
; %bb.4:
	v_cvt_f32_u32_e32 v2, s14
	s_sub_i32 s2, 0, s14
	v_rcp_iflag_f32_e32 v2, v2
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mul_lo_u32 v3, s2, v2
	v_mul_hi_u32 v3, v2, v3
	v_add_u32_e32 v2, vcc, v2, v3
	v_mul_hi_u32 v2, v0, v2
	v_mul_lo_u32 v3, v2, s14
	v_add_u32_e32 v5, vcc, 1, v2
	v_sub_u32_e32 v3, vcc, v0, v3
	v_subrev_u32_e32 v6, vcc, s14, v3
	v_cmp_le_u32_e32 vcc, s14, v3
	v_cndmask_b32_e32 v2, v2, v5, vcc
	v_cndmask_b32_e32 v3, v3, v6, vcc
	v_add_u32_e32 v5, vcc, 1, v2
	v_cmp_le_u32_e32 vcc, s14, v3
	v_cndmask_b32_e32 v2, v2, v5, vcc
	v_mov_b32_e32 v3, 0
.LBB1_5:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 273
	s_load_dwordx4 s[8:11], s[6:7], 0x50
	s_movk_i32 s0, 0x108
	v_mul_lo_u32 v7, v1, s0
	v_and_b32_e32 v4, 63, v4
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v5, s10
	v_mov_b32_e32 v6, s11
	v_mad_u64_u32 v[8:9], s[0:1], v0, s0, v[5:6]
	s_movk_i32 s0, 0x100
	v_mov_b32_e32 v5, 0
	v_add_u32_e32 v11, vcc, v7, v9
	v_add_u32_e32 v6, vcc, s0, v8
	v_addc_u32_e32 v7, vcc, 0, v11, vcc
	v_lshlrev_b64 v[9:10], 2, v[4:5]
	flat_load_dwordx2 v[6:7], v[6:7]
	v_add_u32_e32 v8, vcc, v8, v9
	v_addc_u32_e32 v9, vcc, v11, v10, vcc
	flat_load_dword v10, v[8:9]
	.loc	1 278
	v_or_b32_e32 v9, s4, v3
	v_mov_b32_e32 v8, v5
	v_cmp_ne_u64_e32 vcc, 0, v[8:9]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v8, 1.0, v6
	.loc	1 276
	v_max_f32_e32 v8, 0xff7fffff, v8
	v_sub_f32_e32 v11, 0xff7fffff, v8
	v_sub_f32_e32 v6, v6, v8
	.loc	1 278
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[10:11], exec, s[0:1]
	s_cbranch_execz .LBB1_7
; %bb.6:
	s_add_u32 s0, s13, s4
	s_mov_b32 s5, s4
	s_addc_u32 s1, s4, s4
	s_xor_b64 s[16:17], s[0:1], s[4:5]
	v_cvt_f32_u32_e32 v8, s16
	v_cvt_f32_u32_e32 v9, s17
	s_sub_u32 s2, 0, s16
	s_subb_u32 s5, 0, s17
	v_mac_f32_e32 v8, 0x4f800000, v9
	v_rcp_f32_e32 v8, v8
	v_mul_f32_e32 v8, 0x5f7ffffc, v8
	v_mul_f32_e32 v9, 0x2f800000, v8
	v_trunc_f32_e32 v9, v9
	v_mac_f32_e32 v8, 0xcf800000, v9
	v_cvt_u32_f32_e32 v14, v9
	v_cvt_u32_f32_e32 v15, v8
	v_mul_lo_u32 v12, s2, v14
	v_mad_u64_u32 v[8:9], s[0:1], s2, v15, 0
	v_mul_lo_u32 v13, s5, v15
	v_add_u32_e32 v9, vcc, v9, v12
	v_add_u32_e32 v17, vcc, v13, v9
	v_mul_hi_u32 v16, v15, v8
	v_mad_u64_u32 v[12:13], s[0:1], v15, v17, 0
	v_mad_u64_u32 v[8:9], s[0:1], v14, v8, 0
	v_add_u32_e32 v16, vcc, v16, v12
	v_addc_u32_e32 v18, vcc, 0, v13, vcc
	v_mad_u64_u32 v[12:13], s[0:1], v14, v17, 0
	v_add_u32_e32 v8, vcc, v16, v8
	v_addc_u32_e32 v8, vcc, v18, v9, vcc
	v_addc_u32_e32 v9, vcc, 0, v13, vcc
	v_add_u32_e32 v8, vcc, v8, v12
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_u32_e32 v16, vcc, v15, v8
	v_addc_u32_e32 v17, vcc, v14, v9, vcc
	v_mad_u64_u32 v[8:9], s[0:1], s2, v16, 0
	v_mul_lo_u32 v14, s2, v17
	v_mul_lo_u32 v15, s5, v16
	v_mul_hi_u32 v18, v16, v8
	v_mad_u64_u32 v[12:13], s[0:1], v17, v8, 0
	v_add_u32_e32 v9, vcc, v9, v14
	v_add_u32_e32 v9, vcc, v15, v9
	v_mad_u64_u32 v[14:15], s[0:1], v16, v9, 0
	v_mad_u64_u32 v[8:9], s[0:1], v17, v9, 0
	v_add_u32_e32 v14, vcc, v18, v14
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	v_add_u32_e32 v12, vcc, v14, v12
	v_addc_u32_e32 v12, vcc, v15, v13, vcc
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_u32_e32 v8, vcc, v12, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_u32_e32 v12, vcc, v16, v8
	v_addc_u32_e32 v13, vcc, v17, v9, vcc
	v_ashrrev_i32_e32 v14, 31, v3
	v_add_u32_e32 v8, vcc, v2, v14
	v_xor_b32_e32 v16, v8, v14
	v_mad_u64_u32 v[8:9], s[0:1], v16, v13, 0
	v_mul_hi_u32 v17, v16, v12
	v_addc_u32_e32 v15, vcc, v3, v14, vcc
	v_xor_b32_e32 v15, v15, v14
	v_add_u32_e32 v17, vcc, v17, v8
	v_addc_u32_e32 v18, vcc, 0, v9, vcc
	v_mad_u64_u32 v[8:9], s[0:1], v15, v12, 0
	v_mad_u64_u32 v[12:13], s[0:1], v15, v13, 0
	v_add_u32_e32 v8, vcc, v17, v8
	v_addc_u32_e32 v8, vcc, v18, v9, vcc
	v_addc_u32_e32 v9, vcc, 0, v13, vcc
	v_add_u32_e32 v12, vcc, v8, v12
	v_addc_u32_e32 v13, vcc, 0, v9, vcc
	v_mul_lo_u32 v17, s16, v13
	v_mad_u64_u32 v[8:9], s[0:1], s16, v12, 0
	v_mul_lo_u32 v18, s17, v12
	v_add_u32_e32 v9, vcc, v9, v17
	v_add_u32_e32 v9, vcc, v9, v18
	v_sub_u32_e32 v17, vcc, v15, v9
	v_mov_b32_e32 v18, s17
	v_sub_u32_e32 v8, vcc, v16, v8
	v_subb_u32_e64 v16, s[0:1], v17, v18, vcc
	v_subrev_u32_e64 v17, s[0:1], s16, v8
	v_subbrev_u32_e64 v16, s[0:1], 0, v16, s[0:1]
	v_cmp_le_u32_e64 s[0:1], s17, v16
	v_cndmask_b32_e64 v18, 0, -1, s[0:1]
	v_cmp_le_u32_e64 s[0:1], s16, v17
	v_cndmask_b32_e64 v17, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], s17, v16
	v_cndmask_b32_e64 v16, v18, v17, s[0:1]
	v_add_u32_e64 v17, s[0:1], 2, v12
	v_subb_u32_e32 v9, vcc, v15, v9, vcc
	v_addc_u32_e64 v18, s[0:1], 0, v13, s[0:1]
	v_cmp_le_u32_e32 vcc, s17, v9
	v_add_u32_e64 v19, s[0:1], 1, v12
	v_cndmask_b32_e64 v15, 0, -1, vcc
	v_cmp_le_u32_e32 vcc, s16, v8
	v_addc_u32_e64 v20, s[0:1], 0, v13, s[0:1]
	v_cndmask_b32_e64 v8, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, s17, v9
	v_cmp_ne_u32_e64 s[0:1], 0, v16
	v_cndmask_b32_e32 v8, v15, v8, vcc
	v_cndmask_b32_e64 v16, v20, v18, s[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cndmask_b32_e64 v9, v19, v17, s[0:1]
	v_cndmask_b32_e32 v8, v13, v16, vcc
	v_cndmask_b32_e32 v9, v12, v9, vcc
	v_xor_b32_e32 v12, s4, v14
	v_xor_b32_e32 v13, v8, v12
	v_xor_b32_e32 v8, v9, v12
	v_sub_u32_e32 v8, vcc, v8, v12
	v_subb_u32_e32 v9, vcc, v13, v12, vcc
.LBB1_7:
	s_or_saveexec_b64 s[0:1], s[10:11]
	.loc	1 0
	v_rndne_f32_e32 v13, v11
	v_rndne_f32_e32 v12, v6
	.loc	1 278
	s_xor_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB1_9
; %bb.8:
	v_cvt_f32_u32_e32 v8, s13
	s_sub_i32 s2, 0, s13
	v_rcp_iflag_f32_e32 v8, v8
	v_mul_f32_e32 v8, 0x4f7ffffe, v8
	v_cvt_u32_f32_e32 v8, v8
	v_mul_lo_u32 v9, s2, v8
	v_mul_hi_u32 v9, v8, v9
	v_add_u32_e32 v8, vcc, v8, v9
	v_mul_hi_u32 v8, v2, v8
	v_mul_lo_u32 v9, v8, s13
	v_add_u32_e32 v14, vcc, 1, v8
	v_sub_u32_e32 v9, vcc, v2, v9
	v_subrev_u32_e32 v15, vcc, s13, v9
	v_cmp_le_u32_e32 vcc, s13, v9
	v_cndmask_b32_e32 v8, v8, v14, vcc
	v_cndmask_b32_e32 v9, v9, v15, vcc
	v_add_u32_e32 v14, vcc, 1, v8
	v_cmp_le_u32_e32 vcc, s13, v9
	v_cndmask_b32_e32 v8, v8, v14, vcc
	v_mov_b32_e32 v9, 0
.LBB1_9:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 276
	v_cvt_i32_f32_e32 v14, v13
	v_sub_f32_e32 v13, v11, v13
	v_mul_f32_e32 v15, 0x3f317180, v13
	v_mul_f32_e32 v13, 0x3717f7d1, v13
	v_add_f32_e32 v16, v15, v13
	v_mul_f32_e32 v17, v16, v16
	v_mul_f32_e32 v18, 0x3331bb4c, v17
	v_add_f32_e32 v18, 0xb5ddea0e, v18
	v_mul_f32_e32 v18, v17, v18
	v_add_f32_e32 v18, 0x388ab355, v18
	v_mul_f32_e32 v18, v17, v18
	v_add_f32_e32 v18, 0xbb360b61, v18
	v_mul_f32_e32 v18, v17, v18
	v_add_f32_e32 v18, 0x3e2aaaab, v18
	v_mul_f32_e32 v17, v17, v18
	v_sub_f32_e32 v17, v16, v17
	v_mul_f32_e32 v16, v16, v17
	v_sub_f32_e32 v17, 2.0, v17
	v_div_scale_f32 v18, s[0:1], v17, v17, v16
	v_lshlrev_b32_e32 v14, 23, v14
	s_mov_b32 s2, 0xc2fc0000
	s_mov_b32 s5, 0x43000000
	.loc	1 273
	s_load_dwordx4 s[16:19], s[6:7], 0x20
	.loc	1 276
	v_rcp_f32_e32 v19, v18
	v_fma_f32 v20, -v18, v19, 1.0
	v_fma_f32 v19, v20, v19, v19
	v_div_scale_f32 v20, vcc, v16, v17, v16
	v_mul_f32_e32 v21, v20, v19
	v_fma_f32 v22, -v18, v21, v20
	v_fma_f32 v21, v22, v19, v21
	v_fma_f32 v18, -v18, v21, v20
	v_div_fmas_f32 v18, v18, v19, v21
	v_div_fixup_f32 v16, v18, v17, v16
	v_sub_f32_e64 v13, -v13, v16
	v_sub_f32_e32 v13, v15, v13
	v_add_f32_e32 v13, 1.0, v13
	v_add_u32_e32 v13, vcc, v14, v13
	v_cvt_i32_f32_e32 v14, v12
	v_sub_f32_e32 v12, v6, v12
	v_mul_f32_e32 v15, 0x3f317180, v12
	v_mul_f32_e32 v12, 0x3717f7d1, v12
	v_add_f32_e32 v16, v15, v12
	v_mul_f32_e32 v17, v16, v16
	v_mul_f32_e32 v18, 0x3331bb4c, v17
	v_add_f32_e32 v18, 0xb5ddea0e, v18
	v_mul_f32_e32 v18, v17, v18
	v_add_f32_e32 v18, 0x388ab355, v18
	v_mul_f32_e32 v18, v17, v18
	v_add_f32_e32 v18, 0xbb360b61, v18
	v_mul_f32_e32 v18, v17, v18
	v_add_f32_e32 v18, 0x3e2aaaab, v18
	v_mul_f32_e32 v17, v17, v18
	v_sub_f32_e32 v17, v16, v17
	v_mul_f32_e32 v16, v16, v17
	v_sub_f32_e32 v17, 2.0, v17
	v_div_scale_f32 v18, s[0:1], v17, v17, v16
	v_cmp_ngt_f32_e32 vcc, s2, v11
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_cmp_gt_f32_e32 vcc, s5, v11
	v_mov_b32_e32 v11, 0x7f800000
	v_cndmask_b32_e32 v13, v11, v13, vcc
	v_lshlrev_b32_e32 v14, 23, v14
	v_rcp_f32_e32 v19, v18
	v_fma_f32 v20, -v18, v19, 1.0
	v_fma_f32 v19, v20, v19, v19
	v_div_scale_f32 v20, vcc, v16, v17, v16
	v_mul_f32_e32 v21, v20, v19
	v_fma_f32 v22, -v18, v21, v20
	v_fma_f32 v21, v22, v19, v21
	v_fma_f32 v18, -v18, v21, v20
	v_div_fmas_f32 v18, v18, v19, v21
	v_div_fixup_f32 v16, v18, v17, v16
	v_sub_f32_e64 v12, -v12, v16
	v_sub_f32_e32 v12, v15, v12
	v_add_f32_e32 v12, 1.0, v12
	v_add_u32_e32 v12, vcc, v14, v12
	v_cmp_ngt_f32_e32 vcc, s2, v6
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s5, v6
	v_cndmask_b32_e32 v11, v11, v12, vcc
	v_cmp_o_f32_e32 vcc, v6, v6
	v_cndmask_b32_e32 v6, v6, v11, vcc
	.loc	1 277
	v_mul_f32_e32 v7, v7, v6
	v_mul_f32_e32 v11, 0, v13
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, v10, v6
	v_add_f32_e32 v7, v11, v7
	v_add_f32_e32 v6, v11, v6
	.loc	1 278
	v_div_scale_f32 v10, s[0:1], v7, v7, v6
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s2, s16, 31
	v_rcp_f32_e32 v11, v10
	v_fma_f32 v12, -v10, v11, 1.0
	v_fma_f32 v11, v12, v11, v11
	v_div_scale_f32 v12, vcc, v6, v7, v6
	v_mul_f32_e32 v13, v12, v11
	v_fma_f32 v14, -v10, v13, v12
	v_fma_f32 v13, v14, v11, v13
	v_fma_f32 v10, -v10, v13, v12
	v_div_fmas_f32 v10, v10, v11, v13
	v_cmp_neq_f32_e32 vcc, 0, v7
	v_mul_lo_u32 v11, v8, s4
	v_mul_lo_u32 v13, v2, s3
	s_ashr_i32 s4, s17, 31
	s_ashr_i32 s3, s18, 31
	v_div_fixup_f32 v6, v10, v7, v6
	v_cndmask_b32_e32 v10, 0, v6, vcc
	v_mad_u64_u32 v[6:7], s[0:1], v8, s13, 0
	v_add_u32_e32 v7, vcc, v7, v11
	v_mul_lo_u32 v11, v9, s13
	v_add_u32_e32 v7, vcc, v7, v11
	v_sub_u32_e32 v11, vcc, v2, v6
	v_subb_u32_e32 v12, vcc, v3, v7, vcc
	v_mad_u64_u32 v[6:7], s[0:1], v2, s14, 0
	v_mul_lo_u32 v3, v3, s14
	v_add_u32_e32 v2, vcc, v7, v13
	v_add_u32_e32 v2, vcc, v2, v3
	v_sub_u32_e32 v3, vcc, v0, v6
	v_subb_u32_e32 v2, vcc, v1, v2, vcc
	v_mad_u64_u32 v[0:1], s[0:1], v8, s16, v[4:5]
	v_mul_lo_u32 v4, v9, s16
	v_mul_lo_u32 v2, v2, s18
	v_add_u32_e32 v1, vcc, v4, v1
	v_mul_lo_u32 v4, v8, s2
	v_add_u32_e32 v1, vcc, v4, v1
	v_mad_u64_u32 v[0:1], s[0:1], v11, s17, v[0:1]
	v_mul_lo_u32 v4, v12, s17
	v_add_u32_e32 v1, vcc, v4, v1
	v_mul_lo_u32 v4, v11, s4
	v_add_u32_e32 v1, vcc, v4, v1
	v_mad_u64_u32 v[0:1], s[0:1], v3, s18, v[0:1]
	v_add_u32_e32 v1, vcc, v2, v1
	v_mul_lo_u32 v2, v3, s3
	v_add_u32_e32 v1, vcc, v2, v1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s9
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dword v[0:1], v10
.LBB1_10:
	.loc	1 279
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_tensor_merge
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 152
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
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
		.amdhsa_next_free_vgpr 23
		.amdhsa_next_free_sgpr 20
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
.Lfunc_end1:
	.size	attention_tensor_merge, .Lfunc_end1-attention_tensor_merge
	.size	attention_tensor_merge$local, .Lfunc_end1-attention_tensor_merge
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2904
; NumSgprs: 22
; NumVgprs: 23
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 5
; NumSGPRsForWavesPerEU: 22
; NumVGPRsForWavesPerEU: 23
; Occupancy: 10
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
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
        .type_name:      int
        .value_kind:     by_value
      - .offset:         16
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         24
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         48
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         56
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         64
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         68
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         72
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .offset:         80
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         88
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
    .group_segment_fixed_size: 19456
    .kernarg_segment_align: 8
    .kernarg_segment_size: 96
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 128
    .name:           attention_tensor
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     42
    .sgpr_spill_count: 0
    .symbol:         attention_tensor.kd
    .vgpr_count:     116
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
        .type_name:      int
        .value_kind:     by_value
      - .offset:         16
        .size:           4
        .type_name:      float
        .value_kind:     by_value
      - .offset:         20
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         24
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         32
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         36
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         40
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         48
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         56
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         64
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         68
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .offset:         72
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .offset:         80
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         88
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         96
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         104
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         112
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         120
        .size:           8
        .value_kind:     hidden_none
      - .offset:         128
        .size:           8
        .value_kind:     hidden_none
      - .offset:         136
        .size:           8
        .value_kind:     hidden_none
      - .offset:         144
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 152
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           attention_tensor_merge
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         attention_tensor_merge.kd
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

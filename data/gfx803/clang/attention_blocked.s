	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	attention_blocked       ; -- Begin function attention_blocked
	.globl	attention_blocked
	.p2align	8
	.type	attention_blocked,@function
attention_blocked:                      ; @attention_blocked
	.file	0 "." "attention_blocked.cl"
	.loc	0 137
; %bb.0:
	.loc	0 140
	s_load_dwordx4 s[20:23], s[4:5], 0x4
	s_load_dwordx4 s[16:19], s[4:5], 0x20
	.loc	0 144
	s_ashr_i32 s7, s6, 31
	s_add_i32 s8, s6, s7
	s_xor_b32 s8, s8, s7
	.loc	0 143
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s21, -1
	s_ashr_i32 s1, s0, 31
	s_lshr_b32 s1, s1, 27
	s_add_i32 s0, s0, s1
	s_ashr_i32 s0, s0, 5
	s_add_i32 s1, s0, 1
	.loc	0 144
	s_ashr_i32 s2, s1, 31
	s_add_i32 s0, s1, s2
	s_xor_b32 s3, s0, s2
	v_cvt_f32_u32_e32 v1, s3
	s_sub_i32 s0, 0, s3
	s_xor_b32 s2, s7, s2
	.loc	0 148
	v_mov_b32_e32 v6, s16
	.loc	0 144
	v_rcp_iflag_f32_e32 v1, v1
	.loc	0 142
	v_lshrrev_b32_e32 v109, 4, v0
	v_and_b32_e32 v5, 4, v109
	.loc	0 148
	v_mov_b32_e32 v3, s17
	.loc	0 144
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s0, v1
	s_mov_b32 s0, 0
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s8, v1
	.loc	0 141
	v_lshrrev_b32_e32 v2, 2, v0
	v_and_b32_e32 v4, 8, v2
	.loc	0 148
	v_mov_b32_e32 v2, s18
	.loc	0 144
	v_readfirstlane_b32 s7, v1
	s_mul_i32 s9, s7, s3
	s_sub_i32 s8, s8, s9
	s_add_i32 s10, s7, 1
	s_sub_i32 s9, s8, s3
	s_cmp_ge_u32 s8, s3
	s_cselect_b32 s7, s10, s7
	s_cselect_b32 s8, s9, s8
	s_add_i32 s9, s7, 1
	s_cmp_ge_u32 s8, s3
	s_cselect_b32 s3, s9, s7
	.loc	0 148
	s_ashr_i32 s7, s20, 31
	s_add_i32 s8, s20, s7
	s_xor_b32 s8, s8, s7
	v_cvt_f32_u32_e32 v1, s8
	.loc	0 144
	s_xor_b32 s3, s3, s2
	s_sub_i32 s9, s3, s2
	.loc	0 148
	s_sub_i32 s2, 0, s8
	v_rcp_iflag_f32_e32 v1, v1
	s_mul_i32 s1, s9, s1
	s_sub_i32 s1, s6, s1
	.loc	0 145
	s_lshl_b32 s30, s1, 5
	.loc	0 148
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v7, s2, v1
	s_ashr_i32 s2, s9, 31
	s_add_i32 s3, s9, s2
	s_xor_b32 s6, s2, s7
	v_mul_hi_u32 v7, v1, v7
	s_xor_b32 s7, s3, s2
	v_add_u32_e32 v1, vcc, v1, v7
	v_mul_hi_u32 v7, s7, v1
	v_mad_i64_i32 v[1:2], s[2:3], s30, v2, 0
	v_readfirstlane_b32 s1, v7
	s_mul_i32 s2, s1, s8
	s_sub_i32 s2, s7, s2
	s_add_i32 s3, s1, 1
	s_sub_i32 s7, s2, s8
	s_cmp_ge_u32 s2, s8
	s_cselect_b32 s1, s3, s1
	s_cselect_b32 s2, s7, s2
	s_add_i32 s3, s1, 1
	s_cmp_ge_u32 s2, s8
	s_cselect_b32 s1, s3, s1
	s_xor_b32 s1, s1, s6
	.loc	0 153
	s_add_i32 s7, s22, 63
	.loc	0 148
	s_sub_i32 s26, s1, s6
	.loc	0 153
	s_ashr_i32 s8, s7, 31
	s_mul_i32 s1, s26, s20
	s_sub_i32 s25, s9, s1
	s_lshr_b32 s1, s8, 26
	s_add_i32 s1, s7, s1
	.loc	0 148
	v_mad_i64_i32 v[1:2], s[2:3], s26, v6, v[1:2]
	.loc	0 154
	s_andn2_b32 s1, s1, 63
	s_min_i32 s24, s22, 0
	s_add_i32 s1, s1, s24
	.loc	0 141
	v_and_b32_e32 v6, 7, v0
	.loc	0 148
	s_ashr_i32 s19, s18, 31
	.loc	0 141
	v_or_b32_e32 v110, v4, v6
	.loc	0 142
	v_bfe_u32 v4, v0, 3, 2
	.loc	0 154
	s_min_i32 s20, s22, s1
	.loc	0 158
	s_cmp_ge_i32 s24, s20
	.loc	0 142
	v_or_b32_e32 v108, v4, v5
	.loc	0 158
	s_cbranch_scc0 .LBB0_2
; %bb.1:
	.loc	0 0
	v_mul_u32_u24_e32 v126, 36, v110
	v_lshlrev_b32_e32 v125, 2, v108
	.loc	0 218
	v_lshlrev_b32_e32 v95, 2, v110
	s_mov_b32 s1, s0
	s_mov_b32 s2, s0
	s_mov_b32 s3, s0
	s_mov_b64 s[6:7], 0
	s_branch .LBB0_3
.LBB0_2:
	.loc	0 0
	s_mov_b64 s[6:7], -1
.LBB0_3:
	v_mad_i64_i32 v[5:6], s[8:9], s25, v3, v[1:2]
	v_mov_b32_e32 v4, s3
	.loc	0 158
	s_andn2_b64 vcc, exec, s[6:7]
	v_lshlrev_b64 v[93:94], 2, v[5:6]
	v_mov_b32_e32 v3, s2
	v_mov_b32_e32 v2, s1
	v_mov_b32_e32 v1, s0
	v_mov_b32_e32 v96, s0
	v_mov_b32_e32 v131, s0
	v_mov_b32_e32 v128, s0
	v_mov_b32_e32 v127, s0
	v_mov_b32_e32 v124, s0
	v_mov_b32_e32 v123, s0
	v_mov_b32_e32 v122, s0
	v_mov_b32_e32 v121, s0
	v_mov_b32_e32 v119, s0
	v_mov_b32_e32 v118, s0
	v_mov_b32_e32 v117, s0
	v_mov_b32_e32 v116, s0
	v_mov_b32_e32 v113, s0
	v_mov_b32_e32 v112, s0
	v_mov_b32_e32 v111, s0
	v_mov_b32_e32 v97, s0
	.loc	0 212
	s_mov_b32 m0, -1
	.loc	0 158
	s_cbranch_vccnz .LBB0_142
; %bb.4:
	.loc	0 140
	s_load_dwordx8 s[8:15], s[4:5], 0x30
	s_load_dwordx2 s[0:1], s[4:5], 0x18
	.loc	0 146
	s_or_b32 s2, s17, s16
	s_or_b32 s2, s2, s18
	s_mov_b32 s3, 0
	s_waitcnt lgkmcnt(0)
	s_or_b32 s2, s2, s12
	s_or_b32 s2, s2, s13
	s_or_b32 s2, s2, s14
	s_and_b32 s6, s2, 3
	.loc	0 147
	s_or_b32 s2, s8, s0
	s_or_b32 s2, s2, s10
	s_and_b32 s2, s2, 12
	s_cmp_eq_u64 s[2:3], 0
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 146
	s_cmp_eq_u32 s6, 0
	.loc	0 150
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v23, vcc, s0, v93
	.loc	0 146
	s_cselect_b64 s[0:1], -1, 0
	s_and_b64 s[16:17], s[2:3], s[0:1]
	.loc	0 160
	s_sub_i32 s6, s21, s30
	s_cmp_gt_i32 s6, 31
	s_cselect_b64 s[0:1], -1, 0
	.loc	0 150
	v_addc_u32_e32 v22, vcc, v1, v94, vcc
	.loc	0 160
	s_and_b64 s[0:1], s[16:17], s[0:1]
	.loc	0 140
	v_mov_b32_e32 v18, 0
	.loc	0 160
	s_and_b64 vcc, exec, s[0:1]
	v_lshlrev_b32_e32 v20, 2, v0
	s_cbranch_vccnz .LBB0_36
; %bb.5:
	.loc	0 0
	v_lshlrev_b32_e32 v21, 2, v0
	v_and_b32_e32 v17, 60, v21
	.loc	0 160
	v_mad_i64_i32 v[1:2], s[0:1], v109, s18, v[17:18]
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v6, vcc, v23, v1
	v_addc_u32_e32 v7, vcc, v22, v2, vcc
	v_cmp_gt_i32_e32 vcc, s6, v109
	v_mov_b32_e32 v1, v18
	.loc	0 120
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_7
; %bb.6:
	flat_load_dword v1, v[6:7]
.LBB0_7:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 120
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_9
; %bb.8:
	v_add_u32_e64 v4, s[0:1], 4, v6
	v_addc_u32_e64 v5, s[0:1], 0, v7, s[0:1]
	flat_load_dword v2, v[4:5]
.LBB0_9:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 120
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_11
; %bb.10:
	v_add_u32_e64 v3, s[0:1], 8, v6
	v_addc_u32_e64 v4, s[0:1], 0, v7, s[0:1]
	flat_load_dword v3, v[3:4]
.LBB0_11:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 121
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_13
; %bb.12:
	v_add_u32_e32 v6, vcc, 12, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	flat_load_dword v4, v[6:7]
.LBB0_13:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 160
	v_or_b32_e32 v24, 8, v109
	v_mad_i64_i32 v[6:7], s[0:1], v24, s18, v[17:18]
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_add_u32_e32 v10, vcc, v23, v6
	v_addc_u32_e32 v11, vcc, v22, v7, vcc
	v_cmp_gt_i32_e32 vcc, s6, v24
	.loc	0 120
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_15
; %bb.14:
	flat_load_dword v5, v[10:11]
.LBB0_15:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 120
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_17
; %bb.16:
	v_add_u32_e64 v8, s[0:1], 4, v10
	v_addc_u32_e64 v9, s[0:1], 0, v11, s[0:1]
	flat_load_dword v6, v[8:9]
.LBB0_17:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 120
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_19
; %bb.18:
	v_add_u32_e64 v7, s[0:1], 8, v10
	v_addc_u32_e64 v8, s[0:1], 0, v11, s[0:1]
	flat_load_dword v7, v[7:8]
.LBB0_19:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 121
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_21
; %bb.20:
	v_add_u32_e32 v10, vcc, 12, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	flat_load_dword v8, v[10:11]
.LBB0_21:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 160
	v_or_b32_e32 v26, 16, v109
	v_mad_i64_i32 v[10:11], s[0:1], v26, s18, v[17:18]
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v14, vcc, v23, v10
	v_addc_u32_e32 v15, vcc, v22, v11, vcc
	v_cmp_gt_i32_e32 vcc, s6, v26
	.loc	0 120
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_23
; %bb.22:
	flat_load_dword v9, v[14:15]
.LBB0_23:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 120
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_25
; %bb.24:
	v_add_u32_e64 v12, s[0:1], 4, v14
	v_addc_u32_e64 v13, s[0:1], 0, v15, s[0:1]
	flat_load_dword v10, v[12:13]
.LBB0_25:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 120
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_27
; %bb.26:
	v_add_u32_e64 v11, s[0:1], 8, v14
	v_addc_u32_e64 v12, s[0:1], 0, v15, s[0:1]
	flat_load_dword v11, v[11:12]
.LBB0_27:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 121
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_29
; %bb.28:
	v_add_u32_e32 v14, vcc, 12, v14
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	flat_load_dword v12, v[14:15]
.LBB0_29:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 160
	v_or_b32_e32 v27, 24, v109
	v_mad_i64_i32 v[14:15], s[0:1], v27, s18, v[17:18]
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_add_u32_e32 v18, vcc, v23, v14
	v_addc_u32_e32 v19, vcc, v22, v15, vcc
	v_cmp_gt_i32_e32 vcc, s6, v27
	.loc	0 120
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_31
; %bb.30:
	flat_load_dword v13, v[18:19]
.LBB0_31:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 120
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execnz .LBB0_157
; %bb.32:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 120
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execnz .LBB0_158
.LBB0_33:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 121
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_35
.LBB0_34:
	v_add_u32_e32 v18, vcc, 12, v18
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	flat_load_dword v16, v[18:19]
.LBB0_35:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	v_alignbit_b32 v25, 0, v0, 4
	.loc	0 160
	s_branch .LBB0_38
.LBB0_36:
	.loc	0 0
	v_alignbit_b32 v25, 0, v0, 4
	.loc	0 160
	s_cbranch_execz .LBB0_38
; %bb.37:
	.loc	0 0
	v_and_b32_e32 v17, 60, v20
	v_mov_b32_e32 v18, 0
	.loc	0 160
	s_waitcnt vmcnt(0)
	v_mad_i64_i32 v[1:2], s[0:1], v25, s18, v[17:18]
	s_lshl_b64 s[0:1], s[18:19], 5
	v_mov_b32_e32 v11, s1
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_or_b32_e32 v24, 8, v109
	v_add_u32_e32 v1, vcc, v23, v1
	v_addc_u32_e32 v2, vcc, v22, v2, vcc
	v_add_u32_e32 v9, vcc, s0, v1
	v_addc_u32_e32 v10, vcc, v2, v11, vcc
	flat_load_dwordx4 v[1:4], v[1:2]
	flat_load_dwordx4 v[5:8], v[9:10]
	v_add_u32_e32 v9, vcc, s0, v9
	v_addc_u32_e32 v10, vcc, v10, v11, vcc
	v_add_u32_e32 v13, vcc, s0, v9
	v_addc_u32_e32 v14, vcc, v10, v11, vcc
	flat_load_dwordx4 v[9:12], v[9:10]
	flat_load_dwordx4 v[13:16], v[13:14]
	v_or_b32_e32 v26, 16, v109
	v_or_b32_e32 v27, 24, v109
	v_mov_b32_e32 v21, v20
.LBB0_38:
	.loc	0 149
	v_mov_b32_e32 v18, s12
	v_mad_i64_i32 v[18:19], s[0:1], s26, v18, 0
	v_mov_b32_e32 v22, s13
	.loc	0 160
	v_mul_u32_u24_e32 v23, 0x44, v109
	.loc	0 149
	v_mad_i64_i32 v[18:19], s[0:1], s25, v22, v[18:19]
	.loc	0 150
	v_mov_b32_e32 v22, s9
	.loc	0 160
	v_lshlrev_b32_e32 v23, 2, v23
	.loc	0 150
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	.loc	0 160
	v_lshlrev_b32_e32 v17, 2, v17
	.loc	0 150
	v_add_u32_e64 v114, s[0:1], s8, v18
	v_addc_u32_e64 v115, vcc, v22, v19, s[0:1]
	v_mov_b32_e32 v22, 0x3fb8aa3b
	v_mul_f32_e32 v22, s23, v22
	.loc	0 160
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, v22, v4
	v_mul_f32_e32 v3, v22, v3
	v_mul_f32_e32 v2, v22, v2
	v_mul_f32_e32 v1, v22, v1
	v_add_u32_e32 v23, vcc, v23, v17
	ds_write_b128 v23, v[1:4]
	v_mul_f32_e32 v1, v22, v5
	v_mul_i32_i24_e32 v5, 0x44, v24
	v_lshlrev_b32_e32 v5, 2, v5
	v_mul_f32_e32 v4, v22, v8
	v_mul_f32_e32 v3, v22, v7
	v_mul_f32_e32 v2, v22, v6
	v_add_u32_e32 v5, vcc, v5, v17
	ds_write_b128 v5, v[1:4]
	v_mul_i32_i24_e32 v5, 0x44, v26
	v_lshlrev_b32_e32 v5, 2, v5
	v_mul_f32_e32 v4, v22, v12
	v_mul_f32_e32 v3, v22, v11
	v_mul_f32_e32 v2, v22, v10
	v_mul_f32_e32 v1, v22, v9
	v_add_u32_e32 v5, vcc, v5, v17
	ds_write_b128 v5, v[1:4]
	v_mul_i32_i24_e32 v5, 0x44, v27
	v_lshlrev_b32_e32 v5, 2, v5
	v_mul_f32_e32 v4, v22, v16
	v_mul_f32_e32 v3, v22, v15
	v_mul_f32_e32 v2, v22, v14
	v_mul_f32_e32 v1, v22, v13
	v_add_u32_e32 v5, vcc, v5, v17
	ds_write_b128 v5, v[1:4]
	.loc	0 161
	v_mov_b32_e32 v1, s24
	v_mad_i64_i32 v[1:2], s[6:7], s14, v1, 0
	s_sub_i32 s19, s22, s24
	s_cmp_gt_i32 s19, 63
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	s_cselect_b64 s[2:3], -1, 0
	v_add_u32_e32 v9, vcc, v114, v1
	s_and_b64 s[2:3], s[16:17], s[2:3]
	v_addc_u32_e32 v10, vcc, v115, v2, vcc
	s_ashr_i32 s25, s24, 31
	s_ashr_i32 s15, s14, 31
	s_andn2_b64 vcc, exec, s[2:3]
	v_lshrrev_b32_e32 v120, 1, v0
	s_cbranch_vccz .LBB0_48
; %bb.39:
	.loc	0 0
	v_lshrrev_b32_e32 v11, 1, v0
	.loc	0 161
	v_and_b32_e32 v5, 4, v21
	v_mov_b32_e32 v6, 0
	v_mad_i64_i32 v[1:2], s[2:3], s14, v11, v[5:6]
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v7, vcc, v9, v1
	v_addc_u32_e32 v8, vcc, v10, v2, vcc
	v_cmp_gt_i32_e32 vcc, s19, v11
	v_mov_b32_e32 v1, 0
	.loc	0 120
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_41
; %bb.40:
	flat_load_dword v1, v[7:8]
.LBB0_41:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 120
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_43
; %bb.42:
	v_add_u32_e64 v2, s[2:3], 4, v7
	v_addc_u32_e64 v3, s[2:3], 0, v8, s[2:3]
	flat_load_dword v6, v[2:3]
.LBB0_43:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 120
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_45
; %bb.44:
	v_add_u32_e64 v2, s[2:3], 8, v7
	v_addc_u32_e64 v3, s[2:3], 0, v8, s[2:3]
	flat_load_dword v3, v[2:3]
.LBB0_45:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 121
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_47
; %bb.46:
	v_add_u32_e32 v7, vcc, 12, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	flat_load_dword v4, v[7:8]
.LBB0_47:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 120
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v6
	v_alignbit_b32 v6, 0, v0, 1
	s_branch .LBB0_50
.LBB0_48:
	.loc	0 0
	v_alignbit_b32 v6, 0, v0, 1
	s_cbranch_execz .LBB0_50
; %bb.49:
	.loc	0 161
	v_and_b32_e32 v1, 4, v20
	v_mov_b32_e32 v2, 0
	v_mad_i64_i32 v[1:2], s[2:3], v6, s14, v[1:2]
	v_and_b32_e32 v5, 4, v21
	v_mov_b32_e32 v11, v120
	v_lshlrev_b64 v[1:2], 2, v[1:2]
	v_add_u32_e32 v1, vcc, v9, v1
	v_addc_u32_e32 v2, vcc, v10, v2, vcc
	flat_load_dwordx4 v[1:4], v[1:2]
.LBB0_50:
	.loc	0 150
	v_mov_b32_e32 v7, s11
	v_add_u32_e32 v129, vcc, s10, v18
	v_addc_u32_e32 v130, vcc, v7, v19, vcc
	.loc	0 161
	v_mul_i32_i24_e32 v7, 12, v11
	v_lshlrev_b32_e32 v7, 2, v7
	v_lshlrev_b32_e32 v5, 2, v5
	v_add_u32_e32 v5, vcc, v7, v5
	v_mov_b32_e32 v97, 0
	s_waitcnt vmcnt(0)
	ds_write_b128 v5, v[1:4] offset:13312
	v_and_b32_e32 v1, 4, v20
	v_mov_b32_e32 v2, v97
	v_and_b32_e32 v96, 60, v20
	v_mad_i64_i32 v[13:14], s[2:3], s14, v120, v[1:2]
	v_mad_i64_i32 v[15:16], s[2:3], v6, s14, v[1:2]
	v_lshlrev_b32_e32 v2, 4, v0
	v_mad_i64_i32 v[9:10], s[2:3], s14, v109, v[96:97]
	v_mad_i64_i32 v[11:12], s[2:3], v25, s14, v[96:97]
	v_and_b32_e32 v2, 0x700, v2
	v_lshlrev_b32_e32 v3, 2, v96
	v_or_b32_e32 v2, v2, v3
	s_movk_i32 s2, 0x3400
	v_add_u32_e32 v132, vcc, s2, v2
	v_mul_u32_u24_e32 v2, 12, v120
	v_lshlrev_b32_e32 v2, 2, v2
	v_lshlrev_b32_e32 v3, 2, v1
	v_add_u32_e32 v2, vcc, v2, v3
	v_mul_u32_u24_e32 v126, 36, v110
	v_lshlrev_b32_e32 v3, 4, v108
	v_add_u32_e32 v133, vcc, s2, v2
	v_lshlrev_b32_e32 v2, 2, v126
	v_or_b32_e32 v134, 0x2200, v3
	v_add_u32_e32 v135, vcc, v134, v2
	v_mul_u32_u24_e32 v2, 12, v110
	v_lshlrev_b32_e32 v2, 2, v2
	s_movk_i32 s2, 0x3410
	v_add_u32_e32 v137, vcc, s2, v2
	s_movk_i32 s2, 0x2290
	v_add_u32_e32 v138, vcc, s2, v3
	s_movk_i32 s2, 0x2320
	v_add_u32_e32 v139, vcc, s2, v3
	s_movk_i32 s2, 0x23b0
	v_add_u32_e32 v140, vcc, s2, v3
	s_movk_i32 s2, 0x2440
	v_add_u32_e32 v141, vcc, s2, v3
	s_movk_i32 s2, 0x24d0
	v_add_u32_e32 v142, vcc, s2, v3
	s_movk_i32 s2, 0x2560
	v_add_u32_e32 v143, vcc, s2, v3
	s_movk_i32 s2, 0x25f0
	v_add_u32_e32 v144, vcc, s2, v3
	s_movk_i32 s2, 0x2710
	v_add_u32_e32 v146, vcc, s2, v3
	s_movk_i32 s2, 0x27a0
	v_add_u32_e32 v147, vcc, s2, v3
	s_movk_i32 s2, 0x2830
	v_add_u32_e32 v148, vcc, s2, v3
	s_movk_i32 s2, 0x28c0
	v_or_b32_e32 v136, 0x3400, v2
	v_or_b32_e32 v5, 16, v110
	v_add_u32_e32 v149, vcc, s2, v3
	s_movk_i32 s2, 0x2950
	v_lshlrev_b32_e32 v2, 4, v110
	v_add_u32_e32 v150, vcc, s2, v3
	s_movk_i32 s2, 0x29e0
	v_or_b32_e32 v153, 0x3400, v2
	v_or_b32_e32 v154, 0x3500, v2
	v_or_b32_e32 v155, 0x3600, v2
	v_or_b32_e32 v156, 0x3700, v2
	v_or_b32_e32 v157, 0x3800, v2
	v_or_b32_e32 v158, 0x3900, v2
	v_or_b32_e32 v159, 0x3a00, v2
	v_or_b32_e32 v160, 0x3b00, v2
	v_mul_u32_u24_e32 v2, 36, v5
	v_add_u32_e32 v151, vcc, s2, v3
	s_movk_i32 s2, 0x2a70
	v_lshlrev_b32_e32 v2, 2, v2
	v_add_u32_e32 v152, vcc, s2, v3
	v_add_u32_e32 v161, vcc, v134, v2
	.loc	0 163
	v_lshlrev_b32_e32 v2, 2, v120
	s_lshl_b64 s[2:3], s[24:25], 2
	v_or_b32_e32 v145, 0x2680, v3
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v5, vcc, s2, v2
	v_and_b32_e32 v96, 1, v0
	v_addc_u32_e32 v6, vcc, 0, v3, vcc
	v_lshlrev_b64 v[2:3], 4, v[96:97]
	v_mul_lo_u32 v6, v6, s14
	v_mad_u64_u32 v[2:3], s[2:3], v5, s14, v[2:3]
	v_sub_u32_e32 v0, vcc, 56, v1
	v_mul_lo_u32 v1, v5, s15
	v_add_u32_e32 v3, vcc, v6, v3
	s_mov_b32 s8, 0
	v_add_u32_e32 v1, vcc, v1, v3
	v_mov_b32_e32 v3, s9
	v_addc_u32_e64 v3, vcc, v3, v19, s[0:1]
	v_add_u32_e32 v2, vcc, v114, v2
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	s_mov_b32 s0, 0xff7fffff
	v_mul_u32_u24_e32 v4, 0x44, v108
	v_add_u32_e32 v98, vcc, 32, v2
	s_mov_b32 s3, s0
	v_addc_u32_e32 v99, vcc, 0, v1, vcc
	v_lshlrev_b32_e32 v162, 2, v4
	s_mov_b32 s9, s8
	s_mov_b32 s10, s8
	s_mov_b32 s11, s8
	s_mov_b32 s1, s0
	s_mov_b32 s2, s0
	v_mov_b32_e32 v8, s3
	v_mov_b32_e32 v1, s8
	v_lshlrev_b64 v[100:101], 2, v[9:10]
	v_lshlrev_b64 v[102:103], 2, v[11:12]
	v_lshlrev_b64 v[104:105], 2, v[13:14]
	v_lshlrev_b64 v[106:107], 2, v[15:16]
	v_lshlrev_b32_e32 v125, 2, v108
	v_lshlrev_b32_e32 v95, 2, v110
	s_lshl_b64 s[12:13], s[14:15], 8
	s_add_i32 s15, s19, -8
	s_sub_i32 s19, s19, 40
	v_mov_b32_e32 v7, s2
	v_mov_b32_e32 v6, s1
	v_mov_b32_e32 v5, s0
	v_mov_b32_e32 v2, s9
	v_mov_b32_e32 v3, s10
	v_mov_b32_e32 v4, s11
	s_xor_b64 s[8:9], s[16:17], -1
	s_mov_b32 s23, 0xff800000
	s_mov_b32 s25, 0x3f317180
	v_mov_b32_e32 v163, 0xb5ddea0e
	s_mov_b32 s31, 0x6f800000
	s_mov_b32 s33, 0xc2fc0000
	s_mov_b32 s34, 0x43000000
	v_mov_b32_e32 v164, 0xff800000
	v_mov_b32_e32 v165, 0x2f800000
	v_mov_b32_e32 v166, 0x7f800000
	v_mov_b32_e32 v111, v97
	v_mov_b32_e32 v112, v97
	v_mov_b32_e32 v113, v97
	v_mov_b32_e32 v116, v97
	v_mov_b32_e32 v117, v97
	v_mov_b32_e32 v118, v97
	v_mov_b32_e32 v119, v97
	v_mov_b32_e32 v121, v97
	v_mov_b32_e32 v122, v97
	v_mov_b32_e32 v123, v97
	v_mov_b32_e32 v124, v97
	v_mov_b32_e32 v127, v97
	v_mov_b32_e32 v128, v97
	v_mov_b32_e32 v131, v97
	v_mov_b32_e32 v96, v97
	.loc	0 161
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_51:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_54 Depth 2
                                        ;     Child Loop BB0_92 Depth 2
                                        ;     Child Loop BB0_108 Depth 2
	.loc	0 0
	v_mov_b32_e32 v9, s14
	v_mad_i64_i32 v[9:10], s[0:1], s24, v9, 0
	s_sub_i32 s26, s22, s24
	s_cmp_lt_i32 s26, 8
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	s_cselect_b64 s[0:1], -1, 0
	v_add_u32_e32 v9, vcc, v129, v9
	v_addc_u32_e32 v10, vcc, v130, v10, vcc
	v_add_u32_e32 v13, vcc, v9, v100
	v_addc_u32_e32 v14, vcc, v10, v101, vcc
	v_add_u32_e32 v15, vcc, 4, v13
	v_addc_u32_e32 v16, vcc, 0, v14, vcc
	v_add_u32_e32 v17, vcc, 8, v13
	v_addc_u32_e32 v18, vcc, 0, v14, vcc
	s_or_b64 s[6:7], s[8:9], s[0:1]
	v_add_u32_e32 v19, vcc, 12, v13
	v_addc_u32_e32 v20, vcc, 0, v14, vcc
	s_cmp_lt_i32 s26, 64
	v_add_u32_e32 v21, vcc, v9, v102
	s_cselect_b64 s[2:3], -1, 0
	v_mov_b32_e32 v23, v98
	v_cmp_gt_i32_e64 s[0:1], s26, v109
	v_addc_u32_e32 v22, vcc, v10, v103, vcc
	s_or_b64 s[10:11], s[8:9], s[2:3]
	v_cmp_gt_i32_e64 s[2:3], s26, v120
	v_mov_b32_e32 v25, v162
	v_mov_b32_e32 v24, v99
	v_mov_b32_e32 v26, v0
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v88, 0
	s_mov_b32 s35, 0
	s_branch .LBB0_54
.LBB0_52:                               ;   in Loop: Header=BB0_54 Depth=2
	v_mov_b32_e32 v27, v133
.LBB0_53:                               ;   in Loop: Header=BB0_54 Depth=2
	.loc	0 170
	ds_read_b128 v[28:31], v25
	ds_read_b128 v[32:35], v25 offset:2176
	.loc	0 172
	ds_read_b128 v[36:39], v136
	.loc	0 170
	ds_read_b128 v[40:43], v25 offset:4352
	ds_read_b128 v[44:47], v25 offset:6528
	.loc	0 172
	ds_read_b128 v[48:51], v136 offset:768
	.loc	0 170
	ds_read_b128 v[52:55], v25 offset:16
	.loc	0 173
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v88, v28, v36
	v_mac_f32_e32 v84, v32, v36
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v80, v40, v36
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v76, v44, v36
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v87, v28, v48
	v_mac_f32_e32 v83, v32, v48
	v_mac_f32_e32 v79, v40, v48
	v_mac_f32_e32 v75, v44, v48
	v_mac_f32_e32 v88, v29, v37
	v_mac_f32_e32 v84, v33, v37
	v_mac_f32_e32 v80, v41, v37
	v_mac_f32_e32 v76, v45, v37
	v_mac_f32_e32 v87, v29, v49
	v_mac_f32_e32 v83, v33, v49
	v_mac_f32_e32 v79, v41, v49
	v_mac_f32_e32 v75, v45, v49
	.loc	0 174
	v_mac_f32_e32 v88, v30, v38
	v_mac_f32_e32 v84, v34, v38
	v_mac_f32_e32 v80, v42, v38
	v_mac_f32_e32 v76, v46, v38
	v_mac_f32_e32 v87, v30, v50
	v_mac_f32_e32 v83, v34, v50
	v_mac_f32_e32 v79, v42, v50
	v_mac_f32_e32 v75, v46, v50
	v_mac_f32_e32 v88, v31, v39
	v_mac_f32_e32 v84, v35, v39
	v_mac_f32_e32 v80, v43, v39
	v_mac_f32_e32 v76, v47, v39
	v_mac_f32_e32 v87, v31, v51
	.loc	0 172
	ds_read_b128 v[36:39], v136 offset:1536
	.loc	0 174
	v_mac_f32_e32 v83, v35, v51
	v_mac_f32_e32 v79, v43, v51
	v_mac_f32_e32 v75, v47, v51
	.loc	0 172
	ds_read_b128 v[48:51], v136 offset:2304
	.loc	0 173
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v86, v28, v36
	v_mac_f32_e32 v82, v32, v36
	v_mac_f32_e32 v86, v29, v37
	v_mac_f32_e32 v82, v33, v37
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v85, v28, v48
	v_mac_f32_e32 v81, v32, v48
	v_mac_f32_e32 v85, v29, v49
	v_mac_f32_e32 v81, v33, v49
	.loc	0 174
	v_mac_f32_e32 v86, v30, v38
	v_mac_f32_e32 v82, v34, v38
	v_mac_f32_e32 v85, v30, v50
	v_mac_f32_e32 v81, v34, v50
	.loc	0 170
	ds_read_b128 v[56:59], v25 offset:2192
	ds_read_b128 v[60:63], v25 offset:4368
	ds_read_b128 v[64:67], v25 offset:6544
	.loc	0 174
	v_mac_f32_e32 v86, v31, v39
	v_mac_f32_e32 v82, v35, v39
	v_mac_f32_e32 v85, v31, v51
	.loc	0 172
	ds_read_b128 v[28:31], v137
	.loc	0 174
	v_mac_f32_e32 v81, v35, v51
	.loc	0 172
	ds_read_b128 v[32:35], v137 offset:768
	.loc	0 173
	v_mac_f32_e32 v78, v40, v36
	v_mac_f32_e32 v74, v44, v36
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v88, v52, v28
	v_mac_f32_e32 v84, v56, v28
	v_mac_f32_e32 v80, v60, v28
	v_mac_f32_e32 v76, v64, v28
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v87, v52, v32
	v_mac_f32_e32 v83, v56, v32
	v_mac_f32_e32 v79, v60, v32
	v_mac_f32_e32 v75, v64, v32
	v_mac_f32_e32 v88, v53, v29
	v_mac_f32_e32 v84, v57, v29
	v_mac_f32_e32 v80, v61, v29
	v_mac_f32_e32 v76, v65, v29
	v_mac_f32_e32 v87, v53, v33
	v_mac_f32_e32 v83, v57, v33
	v_mac_f32_e32 v79, v61, v33
	v_mac_f32_e32 v75, v65, v33
	.loc	0 174
	v_mac_f32_e32 v88, v54, v30
	v_mac_f32_e32 v84, v58, v30
	v_mac_f32_e32 v80, v62, v30
	v_mac_f32_e32 v76, v66, v30
	v_mac_f32_e32 v87, v54, v34
	v_mac_f32_e32 v83, v58, v34
	v_mac_f32_e32 v79, v62, v34
	v_mac_f32_e32 v75, v66, v34
	v_mac_f32_e32 v88, v55, v31
	v_mac_f32_e32 v84, v59, v31
	v_mac_f32_e32 v80, v63, v31
	v_mac_f32_e32 v76, v67, v31
	v_mac_f32_e32 v87, v55, v35
	.loc	0 172
	ds_read_b128 v[28:31], v137 offset:1536
	.loc	0 174
	v_mac_f32_e32 v83, v59, v35
	v_mac_f32_e32 v79, v63, v35
	v_mac_f32_e32 v75, v67, v35
	.loc	0 172
	ds_read_b128 v[32:35], v137 offset:2304
	.loc	0 173
	v_mac_f32_e32 v77, v40, v48
	v_mac_f32_e32 v73, v44, v48
	v_mac_f32_e32 v78, v41, v37
	v_mac_f32_e32 v74, v45, v37
	v_mac_f32_e32 v77, v41, v49
	v_mac_f32_e32 v73, v45, v49
	.loc	0 174
	v_mac_f32_e32 v78, v42, v38
	v_mac_f32_e32 v74, v46, v38
	v_mac_f32_e32 v77, v42, v50
	v_mac_f32_e32 v73, v46, v50
	v_mac_f32_e32 v78, v43, v39
	v_mac_f32_e32 v74, v47, v39
	v_mac_f32_e32 v77, v43, v51
	v_mac_f32_e32 v73, v47, v51
	.loc	0 173
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v86, v52, v28
	v_mac_f32_e32 v82, v56, v28
	v_mac_f32_e32 v78, v60, v28
	v_mac_f32_e32 v74, v64, v28
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v85, v52, v32
	v_mac_f32_e32 v81, v56, v32
	v_mac_f32_e32 v77, v60, v32
	v_mac_f32_e32 v73, v64, v32
	.loc	0 166
	v_add_u32_e32 v26, vcc, -8, v26
	.loc	0 173
	v_mac_f32_e32 v86, v53, v29
	v_mac_f32_e32 v82, v57, v29
	v_mac_f32_e32 v78, v61, v29
	v_mac_f32_e32 v74, v65, v29
	v_mac_f32_e32 v85, v53, v33
	v_mac_f32_e32 v81, v57, v33
	v_mac_f32_e32 v77, v61, v33
	v_mac_f32_e32 v73, v65, v33
	.loc	0 166
	v_add_u32_e32 v23, vcc, 32, v23
	.loc	0 174
	v_mac_f32_e32 v86, v54, v30
	v_mac_f32_e32 v82, v58, v30
	v_mac_f32_e32 v78, v62, v30
	v_mac_f32_e32 v74, v66, v30
	v_mac_f32_e32 v85, v54, v34
	v_mac_f32_e32 v81, v58, v34
	v_mac_f32_e32 v77, v62, v34
	v_mac_f32_e32 v73, v66, v34
	.loc	0 166
	v_addc_u32_e32 v24, vcc, 0, v24, vcc
	v_add_u32_e32 v25, vcc, 32, v25
	s_add_i32 s35, s35, 8
	.loc	0 174
	v_mac_f32_e32 v86, v55, v31
	v_mac_f32_e32 v82, v59, v31
	v_mac_f32_e32 v78, v63, v31
	v_mac_f32_e32 v74, v67, v31
	v_mac_f32_e32 v85, v55, v35
	v_mac_f32_e32 v81, v59, v35
	v_mac_f32_e32 v77, v63, v35
	v_mac_f32_e32 v73, v67, v35
	.loc	0 165
	s_and_b64 vcc, exec, s[26:27]
	.loc	0 175
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 176
	ds_write_b128 v27, v[9:12]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_vccnz .LBB0_81
.LBB0_54:                               ;   Parent Loop BB0_51 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 166
	s_cmp_gt_u32 s35, 55
	s_cselect_b64 s[26:27], -1, 0
	.loc	0 167
	s_and_b64 vcc, exec, s[26:27]
	s_cbranch_vccz .LBB0_65
; %bb.55:                               ;   in Loop: Header=BB0_54 Depth=2
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB0_66
; %bb.56:                               ;   in Loop: Header=BB0_54 Depth=2
	.loc	0 120
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB0_58
; %bb.57:                               ;   in Loop: Header=BB0_54 Depth=2
	flat_load_dword v9, v[13:14]
.LBB0_58:                               ;   in Loop: Header=BB0_54 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 120
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB0_60
; %bb.59:                               ;   in Loop: Header=BB0_54 Depth=2
	flat_load_dword v10, v[15:16]
.LBB0_60:                               ;   in Loop: Header=BB0_54 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 120
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB0_62
; %bb.61:                               ;   in Loop: Header=BB0_54 Depth=2
	flat_load_dword v11, v[17:18]
.LBB0_62:                               ;   in Loop: Header=BB0_54 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 121
	s_and_saveexec_b64 s[28:29], s[0:1]
	s_cbranch_execz .LBB0_64
; %bb.63:                               ;   in Loop: Header=BB0_54 Depth=2
	flat_load_dword v12, v[19:20]
.LBB0_64:                               ;   in Loop: Header=BB0_54 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	s_branch .LBB0_68
.LBB0_65:                               ;   in Loop: Header=BB0_54 Depth=2
	s_branch .LBB0_69
.LBB0_66:                               ;   in Loop: Header=BB0_54 Depth=2
	s_cbranch_execz .LBB0_68
; %bb.67:                               ;   in Loop: Header=BB0_54 Depth=2
	.loc	0 167
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[9:12], v[21:22]
.LBB0_68:                               ;   in Loop: Header=BB0_54 Depth=2
	.loc	0 0
	v_mov_b32_e32 v27, v132
	s_cbranch_execnz .LBB0_53
.LBB0_69:                               ;   in Loop: Header=BB0_54 Depth=2
	.loc	0 167
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_79
; %bb.70:                               ;   in Loop: Header=BB0_54 Depth=2
	v_cndmask_b32_e64 v27, 0, v26, s[2:3]
	.loc	0 120
	v_cmp_lt_i32_e32 vcc, 0, v27
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_72
; %bb.71:                               ;   in Loop: Header=BB0_54 Depth=2
	flat_load_dword v9, v[23:24]
.LBB0_72:                               ;   in Loop: Header=BB0_54 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 120
	v_cmp_lt_i32_e32 vcc, 1, v27
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_74
; %bb.73:                               ;   in Loop: Header=BB0_54 Depth=2
	v_add_u32_e32 v10, vcc, 4, v23
	v_addc_u32_e32 v11, vcc, 0, v24, vcc
	flat_load_dword v10, v[10:11]
.LBB0_74:                               ;   in Loop: Header=BB0_54 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 120
	v_cmp_lt_i32_e32 vcc, 2, v27
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_76
; %bb.75:                               ;   in Loop: Header=BB0_54 Depth=2
	v_add_u32_e32 v28, vcc, 8, v23
	v_addc_u32_e32 v29, vcc, 0, v24, vcc
	flat_load_dword v11, v[28:29]
.LBB0_76:                               ;   in Loop: Header=BB0_54 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 121
	v_cmp_lt_i32_e32 vcc, 3, v27
	s_and_saveexec_b64 s[28:29], vcc
	s_cbranch_execz .LBB0_78
; %bb.77:                               ;   in Loop: Header=BB0_54 Depth=2
	v_add_u32_e32 v27, vcc, 12, v23
	v_addc_u32_e32 v28, vcc, 0, v24, vcc
	flat_load_dword v12, v[27:28]
.LBB0_78:                               ;   in Loop: Header=BB0_54 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	s_branch .LBB0_52
.LBB0_79:                               ;   in Loop: Header=BB0_54 Depth=2
	s_cbranch_execz .LBB0_52
; %bb.80:                               ;   in Loop: Header=BB0_54 Depth=2
	.loc	0 167
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[9:12], v[23:24]
	s_branch .LBB0_52
.LBB0_81:                               ;   in Loop: Header=BB0_51 Depth=1
	.loc	0 178
	s_add_i32 s10, s24, 64
	s_cmp_le_i32 s10, s22
	s_cbranch_scc1 .LBB0_83
; %bb.82:                               ;   in Loop: Header=BB0_51 Depth=1
	.loc	0 0
	v_add_u32_e32 v9, vcc, s24, v110
	.loc	0 180
	v_add_u32_e64 v10, s[0:1], 16, v9
	v_cmp_gt_i32_e32 vcc, s22, v9
	v_cmp_gt_i32_e64 s[0:1], s22, v10
	v_add_u32_e64 v10, s[2:3], 32, v9
	v_add_u32_e64 v9, s[6:7], 48, v9
	v_cmp_gt_i32_e64 s[2:3], s22, v10
	v_cmp_gt_i32_e64 s[6:7], s22, v9
	v_cndmask_b32_e32 v88, v164, v88, vcc
	v_cndmask_b32_e64 v87, v164, v87, s[0:1]
	v_cndmask_b32_e64 v86, v164, v86, s[2:3]
	v_cndmask_b32_e64 v85, v164, v85, s[6:7]
	v_cndmask_b32_e32 v84, v164, v84, vcc
	v_cndmask_b32_e64 v83, v164, v83, s[0:1]
	v_cndmask_b32_e64 v82, v164, v82, s[2:3]
	v_cndmask_b32_e64 v81, v164, v81, s[6:7]
	v_cndmask_b32_e32 v80, v164, v80, vcc
	v_cndmask_b32_e64 v79, v164, v79, s[0:1]
	v_cndmask_b32_e64 v78, v164, v78, s[2:3]
	v_cndmask_b32_e64 v77, v164, v77, s[6:7]
	v_cndmask_b32_e32 v76, v164, v76, vcc
	v_cndmask_b32_e64 v75, v164, v75, s[0:1]
	v_cndmask_b32_e64 v74, v164, v74, s[2:3]
	v_cndmask_b32_e64 v73, v164, v73, s[6:7]
.LBB0_83:                               ;   in Loop: Header=BB0_51 Depth=1
	.loc	0 183
	v_mul_f32_e32 v9, 1.0, v88
	v_mul_f32_e32 v13, 1.0, v87
	v_mul_f32_e32 v10, 1.0, v84
	v_max3_f32 v9, v9, s23, v13
	v_mul_f32_e32 v13, 1.0, v83
	v_mul_f32_e32 v11, 1.0, v80
	v_max3_f32 v10, v10, s23, v13
	v_mul_f32_e32 v13, 1.0, v79
	v_mul_f32_e32 v12, 1.0, v76
	v_max3_f32 v11, v11, s23, v13
	v_mul_f32_e32 v13, 1.0, v75
	v_max3_f32 v12, v12, s23, v13
	v_mul_f32_e32 v13, 1.0, v86
	v_mul_f32_e32 v17, 1.0, v85
	v_mul_f32_e32 v14, 1.0, v82
	v_max3_f32 v9, v9, v13, v17
	v_mul_f32_e32 v13, 1.0, v81
	v_mul_f32_e32 v15, 1.0, v78
	v_max3_f32 v10, v10, v14, v13
	v_mul_f32_e32 v13, 1.0, v77
	v_mul_f32_e32 v16, 1.0, v74
	v_max3_f32 v11, v11, v15, v13
	v_mul_f32_e32 v13, 1.0, v73
	v_max3_f32 v12, v12, v16, v13
	.loc	0 184
	ds_write_b128 v135, v[9:12]
	.loc	0 185
	s_waitcnt lgkmcnt(0)
	s_barrier
	ds_read_b128 v[9:12], v134
	ds_read_b128 v[13:16], v138
	ds_read_b128 v[17:20], v139
	ds_read_b128 v[21:24], v140
	.loc	0 187
	v_mul_f32_e32 v25, 1.0, v5
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v9, 1.0, v9
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v13, 1.0, v13
	v_max3_f32 v9, v25, v9, v13
	ds_read_b128 v[25:28], v141
	ds_read_b128 v[29:32], v142
	ds_read_b128 v[33:36], v143
	ds_read_b128 v[37:40], v144
	ds_read_b128 v[41:44], v145
	ds_read_b128 v[45:48], v146
	ds_read_b128 v[49:52], v147
	ds_read_b128 v[53:56], v148
	s_waitcnt lgkmcnt(9)
	v_mul_f32_e32 v13, 1.0, v17
	s_waitcnt lgkmcnt(8)
	v_mul_f32_e32 v17, 1.0, v21
	ds_read_b128 v[57:60], v149
	ds_read_b128 v[61:64], v150
	v_max3_f32 v9, v9, v13, v17
	s_waitcnt lgkmcnt(9)
	v_mul_f32_e32 v13, 1.0, v25
	s_waitcnt lgkmcnt(8)
	v_mul_f32_e32 v17, 1.0, v29
	ds_read_b128 v[65:68], v151
	ds_read_b128 v[69:72], v152
	v_max3_f32 v9, v9, v13, v17
	s_waitcnt lgkmcnt(9)
	v_mul_f32_e32 v13, 1.0, v33
	s_waitcnt lgkmcnt(8)
	v_mul_f32_e32 v17, 1.0, v37
	v_max3_f32 v9, v9, v13, v17
	s_waitcnt lgkmcnt(7)
	v_mul_f32_e32 v13, 1.0, v41
	s_waitcnt lgkmcnt(6)
	v_mul_f32_e32 v17, 1.0, v45
	v_max3_f32 v9, v9, v13, v17
	s_waitcnt lgkmcnt(5)
	v_mul_f32_e32 v13, 1.0, v49
	s_waitcnt lgkmcnt(4)
	v_mul_f32_e32 v17, 1.0, v53
	v_max3_f32 v9, v9, v13, v17
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v13, 1.0, v57
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v17, 1.0, v61
	v_max3_f32 v9, v9, v13, v17
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v13, 1.0, v65
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v17, 1.0, v69
	v_max3_f32 v9, v9, v13, v17
	.loc	0 188
	v_cmp_gt_f32_e32 vcc, v9, v5
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_85
; %bb.84:                               ;   in Loop: Header=BB0_51 Depth=1
	.loc	0 189
	v_sub_f32_e32 v5, v5, v9
	v_rndne_f32_e32 v13, v5
	v_sub_f32_e32 v17, v5, v13
	v_mul_f32_e32 v21, 0x3717f7d1, v17
	v_madmk_f32 v25, v17, 0x3f317180, v21
	v_mul_f32_e32 v29, v25, v25
	v_madmk_f32 v33, v29, 0x3331bb4c, v163
	v_madak_f32 v33, v29, v33, 0x388ab355
	v_madak_f32 v33, v29, v33, 0xbb360b61
	v_madak_f32 v33, v29, v33, 0x3e2aaaab
	v_mad_f32 v29, -v29, v33, v25
	v_sub_f32_e32 v33, 2.0, v29
	v_cmp_gt_f32_e64 vcc, |v33|, s31
	v_cndmask_b32_e32 v37, 1.0, v165, vcc
	v_mul_f32_e32 v33, v33, v37
	v_rcp_f32_e32 v33, v33
	v_cvt_i32_f32_e32 v13, v13
	v_mul_f32_e32 v25, v25, v29
	v_mul_f32_e32 v25, v25, v33
	v_mad_f32 v21, -v37, v25, -v21
	v_mad_f32 v17, v17, s25, -v21
	v_add_f32_e32 v17, 1.0, v17
	v_lshlrev_b32_e32 v13, 23, v13
	v_add_u32_e32 v13, vcc, v13, v17
	v_cmp_ngt_f32_e32 vcc, s33, v5
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_cmp_gt_f32_e32 vcc, s34, v5
	v_cndmask_b32_e32 v13, v166, v13, vcc
	v_cmp_o_f32_e32 vcc, v5, v5
	v_cndmask_b32_e32 v5, v5, v13, vcc
	.loc	0 190
	v_mul_f32_e32 v1, v1, v5
	v_mul_f32_e32 v96, v5, v96
	v_mul_f32_e32 v131, v5, v131
	v_mul_f32_e32 v128, v5, v128
	v_mul_f32_e32 v127, v5, v127
	v_mov_b32_e32 v5, v9
.LBB0_85:                               ;   in Loop: Header=BB0_51 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	v_mul_f32_e32 v9, 1.0, v10
	.loc	0 187
	v_mul_f32_e32 v10, 1.0, v6
	v_mul_f32_e32 v13, 1.0, v14
	v_max3_f32 v9, v10, v9, v13
	v_mul_f32_e32 v10, 1.0, v18
	v_mul_f32_e32 v13, 1.0, v22
	v_max3_f32 v9, v9, v10, v13
	v_mul_f32_e32 v10, 1.0, v26
	v_mul_f32_e32 v13, 1.0, v30
	v_max3_f32 v9, v9, v10, v13
	v_mul_f32_e32 v10, 1.0, v34
	v_mul_f32_e32 v13, 1.0, v38
	v_max3_f32 v9, v9, v10, v13
	v_mul_f32_e32 v10, 1.0, v42
	v_mul_f32_e32 v13, 1.0, v46
	v_max3_f32 v9, v9, v10, v13
	v_mul_f32_e32 v10, 1.0, v50
	v_mul_f32_e32 v13, 1.0, v54
	v_max3_f32 v9, v9, v10, v13
	v_mul_f32_e32 v10, 1.0, v58
	v_mul_f32_e32 v13, 1.0, v62
	v_max3_f32 v9, v9, v10, v13
	v_mul_f32_e32 v10, 1.0, v66
	v_mul_f32_e32 v13, 1.0, v70
	v_max3_f32 v9, v9, v10, v13
	.loc	0 188
	v_cmp_gt_f32_e32 vcc, v9, v6
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_87
; %bb.86:                               ;   in Loop: Header=BB0_51 Depth=1
	.loc	0 189
	v_sub_f32_e32 v6, v6, v9
	v_rndne_f32_e32 v10, v6
	v_sub_f32_e32 v13, v6, v10
	v_mul_f32_e32 v14, 0x3717f7d1, v13
	v_madmk_f32 v17, v13, 0x3f317180, v14
	v_mul_f32_e32 v18, v17, v17
	v_madmk_f32 v21, v18, 0x3331bb4c, v163
	v_madak_f32 v21, v18, v21, 0x388ab355
	v_madak_f32 v21, v18, v21, 0xbb360b61
	v_madak_f32 v21, v18, v21, 0x3e2aaaab
	v_mad_f32 v18, -v18, v21, v17
	v_sub_f32_e32 v21, 2.0, v18
	v_cmp_gt_f32_e64 vcc, |v21|, s31
	v_cndmask_b32_e32 v22, 1.0, v165, vcc
	v_mul_f32_e32 v21, v21, v22
	v_rcp_f32_e32 v21, v21
	v_cvt_i32_f32_e32 v10, v10
	v_mul_f32_e32 v17, v17, v18
	v_mul_f32_e32 v17, v17, v21
	v_mad_f32 v14, -v22, v17, -v14
	v_mad_f32 v13, v13, s25, -v14
	v_add_f32_e32 v13, 1.0, v13
	v_lshlrev_b32_e32 v10, 23, v10
	v_add_u32_e32 v10, vcc, v10, v13
	v_cmp_ngt_f32_e32 vcc, s33, v6
	v_cndmask_b32_e32 v10, 0, v10, vcc
	v_cmp_gt_f32_e32 vcc, s34, v6
	v_cndmask_b32_e32 v10, v166, v10, vcc
	v_cmp_o_f32_e32 vcc, v6, v6
	v_cndmask_b32_e32 v6, v6, v10, vcc
	.loc	0 190
	v_mul_f32_e32 v2, v2, v6
	v_mul_f32_e32 v124, v6, v124
	v_mul_f32_e32 v123, v6, v123
	v_mul_f32_e32 v122, v6, v122
	v_mul_f32_e32 v121, v6, v121
	v_mov_b32_e32 v6, v9
.LBB0_87:                               ;   in Loop: Header=BB0_51 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	v_mul_f32_e32 v9, 1.0, v11
	.loc	0 187
	v_mul_f32_e32 v10, 1.0, v7
	v_mul_f32_e32 v11, 1.0, v15
	v_max3_f32 v9, v10, v9, v11
	v_mul_f32_e32 v10, 1.0, v19
	v_mul_f32_e32 v11, 1.0, v23
	v_max3_f32 v9, v9, v10, v11
	v_mul_f32_e32 v10, 1.0, v27
	v_mul_f32_e32 v11, 1.0, v31
	v_max3_f32 v9, v9, v10, v11
	v_mul_f32_e32 v10, 1.0, v35
	v_mul_f32_e32 v11, 1.0, v39
	v_max3_f32 v9, v9, v10, v11
	v_mul_f32_e32 v10, 1.0, v43
	v_mul_f32_e32 v11, 1.0, v47
	v_max3_f32 v9, v9, v10, v11
	v_mul_f32_e32 v10, 1.0, v51
	v_mul_f32_e32 v11, 1.0, v55
	v_max3_f32 v9, v9, v10, v11
	v_mul_f32_e32 v10, 1.0, v59
	v_mul_f32_e32 v11, 1.0, v63
	v_max3_f32 v9, v9, v10, v11
	v_mul_f32_e32 v10, 1.0, v67
	v_mul_f32_e32 v11, 1.0, v71
	v_max3_f32 v9, v9, v10, v11
	.loc	0 188
	v_cmp_gt_f32_e32 vcc, v9, v7
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_89
; %bb.88:                               ;   in Loop: Header=BB0_51 Depth=1
	.loc	0 189
	v_sub_f32_e32 v7, v7, v9
	v_rndne_f32_e32 v10, v7
	v_sub_f32_e32 v11, v7, v10
	v_mul_f32_e32 v13, 0x3717f7d1, v11
	v_madmk_f32 v14, v11, 0x3f317180, v13
	v_mul_f32_e32 v15, v14, v14
	v_madmk_f32 v17, v15, 0x3331bb4c, v163
	v_madak_f32 v17, v15, v17, 0x388ab355
	v_madak_f32 v17, v15, v17, 0xbb360b61
	v_madak_f32 v17, v15, v17, 0x3e2aaaab
	v_mad_f32 v15, -v15, v17, v14
	v_sub_f32_e32 v17, 2.0, v15
	v_cmp_gt_f32_e64 vcc, |v17|, s31
	v_cndmask_b32_e32 v18, 1.0, v165, vcc
	v_mul_f32_e32 v17, v17, v18
	v_rcp_f32_e32 v17, v17
	v_cvt_i32_f32_e32 v10, v10
	v_mul_f32_e32 v14, v14, v15
	v_mul_f32_e32 v14, v14, v17
	v_mad_f32 v13, -v18, v14, -v13
	v_mad_f32 v11, v11, s25, -v13
	v_add_f32_e32 v11, 1.0, v11
	v_lshlrev_b32_e32 v10, 23, v10
	v_add_u32_e32 v10, vcc, v10, v11
	v_cmp_ngt_f32_e32 vcc, s33, v7
	v_cndmask_b32_e32 v10, 0, v10, vcc
	v_cmp_gt_f32_e32 vcc, s34, v7
	v_cndmask_b32_e32 v10, v166, v10, vcc
	v_cmp_o_f32_e32 vcc, v7, v7
	v_cndmask_b32_e32 v7, v7, v10, vcc
	.loc	0 190
	v_mul_f32_e32 v3, v3, v7
	v_mul_f32_e32 v119, v7, v119
	v_mul_f32_e32 v118, v7, v118
	v_mul_f32_e32 v117, v7, v117
	v_mul_f32_e32 v116, v7, v116
	v_mov_b32_e32 v7, v9
.LBB0_89:                               ;   in Loop: Header=BB0_51 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	v_mul_f32_e32 v9, 1.0, v12
	.loc	0 187
	v_mul_f32_e32 v10, 1.0, v8
	v_mul_f32_e32 v11, 1.0, v16
	v_max3_f32 v9, v10, v9, v11
	v_mul_f32_e32 v10, 1.0, v20
	v_mul_f32_e32 v11, 1.0, v24
	v_max3_f32 v9, v9, v10, v11
	v_mul_f32_e32 v10, 1.0, v28
	v_mul_f32_e32 v11, 1.0, v32
	v_max3_f32 v9, v9, v10, v11
	v_mul_f32_e32 v10, 1.0, v36
	v_mul_f32_e32 v11, 1.0, v40
	v_max3_f32 v9, v9, v10, v11
	v_mul_f32_e32 v10, 1.0, v44
	v_mul_f32_e32 v11, 1.0, v48
	v_max3_f32 v9, v9, v10, v11
	v_mul_f32_e32 v10, 1.0, v52
	v_mul_f32_e32 v11, 1.0, v56
	v_max3_f32 v9, v9, v10, v11
	v_mul_f32_e32 v10, 1.0, v60
	v_mul_f32_e32 v11, 1.0, v64
	v_max3_f32 v9, v9, v10, v11
	v_mul_f32_e32 v10, 1.0, v68
	v_mul_f32_e32 v11, 1.0, v72
	v_max3_f32 v9, v9, v10, v11
	.loc	0 188
	v_cmp_gt_f32_e32 vcc, v9, v8
	v_mov_b32_e32 v17, v8
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_91
; %bb.90:                               ;   in Loop: Header=BB0_51 Depth=1
	.loc	0 189
	v_sub_f32_e32 v8, v8, v9
	v_rndne_f32_e32 v10, v8
	v_sub_f32_e32 v11, v8, v10
	v_mul_f32_e32 v12, 0x3717f7d1, v11
	v_madmk_f32 v13, v11, 0x3f317180, v12
	v_mul_f32_e32 v14, v13, v13
	v_madmk_f32 v15, v14, 0x3331bb4c, v163
	v_madak_f32 v15, v14, v15, 0x388ab355
	v_madak_f32 v15, v14, v15, 0xbb360b61
	v_madak_f32 v15, v14, v15, 0x3e2aaaab
	v_mad_f32 v14, -v14, v15, v13
	v_sub_f32_e32 v15, 2.0, v14
	v_cmp_gt_f32_e64 vcc, |v15|, s31
	v_cndmask_b32_e32 v16, 1.0, v165, vcc
	v_mul_f32_e32 v15, v15, v16
	v_rcp_f32_e32 v15, v15
	v_cvt_i32_f32_e32 v10, v10
	v_mul_f32_e32 v13, v13, v14
	v_mov_b32_e32 v17, v9
	v_mul_f32_e32 v13, v13, v15
	v_mad_f32 v12, -v16, v13, -v12
	v_mad_f32 v11, v11, s25, -v12
	v_add_f32_e32 v11, 1.0, v11
	v_lshlrev_b32_e32 v10, 23, v10
	v_add_u32_e32 v10, vcc, v10, v11
	v_cmp_ngt_f32_e32 vcc, s33, v8
	v_cndmask_b32_e32 v10, 0, v10, vcc
	v_cmp_gt_f32_e32 vcc, s34, v8
	v_cndmask_b32_e32 v10, v166, v10, vcc
	v_cmp_o_f32_e32 vcc, v8, v8
	v_cndmask_b32_e32 v8, v8, v10, vcc
	.loc	0 190
	v_mul_f32_e32 v4, v4, v8
	v_mul_f32_e32 v113, v8, v113
	v_mul_f32_e32 v112, v8, v112
	v_mul_f32_e32 v111, v8, v111
	v_mul_f32_e32 v97, v8, v97
	v_mov_b32_e32 v8, v9
.LBB0_91:                               ;   in Loop: Header=BB0_51 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 191
	v_sub_f32_e32 v9, v88, v5
	v_rndne_f32_e32 v10, v9
	v_sub_f32_e32 v11, v9, v10
	v_mul_f32_e32 v12, 0x3717f7d1, v11
	v_madmk_f32 v13, v11, 0x3f317180, v12
	v_mul_f32_e32 v14, v13, v13
	v_madmk_f32 v15, v14, 0x3331bb4c, v163
	v_madak_f32 v15, v14, v15, 0x388ab355
	v_madak_f32 v15, v14, v15, 0xbb360b61
	v_madak_f32 v15, v14, v15, 0x3e2aaaab
	v_mad_f32 v14, -v14, v15, v13
	v_sub_f32_e32 v15, 2.0, v14
	v_cmp_gt_f32_e64 vcc, |v15|, s31
	v_cndmask_b32_e32 v16, 1.0, v165, vcc
	v_mul_f32_e32 v15, v15, v16
	v_rcp_f32_e32 v15, v15
	v_cvt_i32_f32_e32 v10, v10
	v_mul_f32_e32 v13, v13, v14
	v_sub_f32_e32 v25, v86, v5
	v_mul_f32_e32 v13, v13, v15
	v_mad_f32 v12, -v16, v13, -v12
	v_mad_f32 v11, v11, s25, -v12
	v_add_f32_e32 v11, 1.0, v11
	v_lshlrev_b32_e32 v10, 23, v10
	v_add_u32_e32 v10, vcc, v10, v11
	v_sub_f32_e32 v11, v87, v5
	v_rndne_f32_e32 v12, v11
	v_sub_f32_e32 v13, v11, v12
	v_mul_f32_e32 v14, 0x3717f7d1, v13
	v_madmk_f32 v15, v13, 0x3f317180, v14
	v_mul_f32_e32 v16, v15, v15
	v_madmk_f32 v18, v16, 0x3331bb4c, v163
	v_madak_f32 v18, v16, v18, 0x388ab355
	v_madak_f32 v18, v16, v18, 0xbb360b61
	v_madak_f32 v18, v16, v18, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s33, v9
	v_mad_f32 v16, -v16, v18, v15
	v_cndmask_b32_e32 v10, 0, v10, vcc
	v_cmp_gt_f32_e32 vcc, s34, v9
	v_sub_f32_e32 v18, 2.0, v16
	v_cndmask_b32_e32 v10, v166, v10, vcc
	v_cmp_gt_f32_e64 vcc, |v18|, s31
	v_cndmask_b32_e32 v19, 1.0, v165, vcc
	v_mul_f32_e32 v18, v18, v19
	v_rcp_f32_e32 v18, v18
	v_cmp_o_f32_e32 vcc, v9, v9
	v_cndmask_b32_e32 v9, v9, v10, vcc
	v_cvt_i32_f32_e32 v10, v12
	v_mul_f32_e32 v12, v15, v16
	v_mul_f32_e32 v12, v12, v18
	v_mad_f32 v12, -v19, v12, -v14
	v_mad_f32 v12, v13, s25, -v12
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v10, 23, v10
	v_add_u32_e32 v10, vcc, v10, v12
	v_cmp_ngt_f32_e32 vcc, s33, v11
	v_cndmask_b32_e32 v10, 0, v10, vcc
	v_cmp_gt_f32_e32 vcc, s34, v11
	v_cndmask_b32_e32 v10, v166, v10, vcc
	v_cmp_o_f32_e32 vcc, v11, v11
	v_cndmask_b32_e32 v13, v11, v10, vcc
	v_sub_f32_e32 v10, v84, v6
	v_rndne_f32_e32 v11, v10
	v_sub_f32_e32 v12, v10, v11
	v_mul_f32_e32 v14, 0x3717f7d1, v12
	v_madmk_f32 v15, v12, 0x3f317180, v14
	v_mul_f32_e32 v16, v15, v15
	v_madmk_f32 v18, v16, 0x3331bb4c, v163
	v_madak_f32 v18, v16, v18, 0x388ab355
	v_madak_f32 v18, v16, v18, 0xbb360b61
	v_madak_f32 v18, v16, v18, 0x3e2aaaab
	v_mad_f32 v16, -v16, v18, v15
	v_sub_f32_e32 v18, 2.0, v16
	v_cmp_gt_f32_e64 vcc, |v18|, s31
	v_cndmask_b32_e32 v19, 1.0, v165, vcc
	v_mul_f32_e32 v18, v18, v19
	v_rcp_f32_e32 v18, v18
	v_cvt_i32_f32_e32 v11, v11
	v_mul_f32_e32 v15, v15, v16
	v_sub_f32_e32 v23, v85, v5
	v_mul_f32_e32 v15, v15, v18
	v_mad_f32 v14, -v19, v15, -v14
	v_mad_f32 v12, v12, s25, -v14
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v11, 23, v11
	v_add_u32_e32 v11, vcc, v11, v12
	v_sub_f32_e32 v12, v83, v6
	v_rndne_f32_e32 v14, v12
	v_sub_f32_e32 v15, v12, v14
	v_mul_f32_e32 v16, 0x3717f7d1, v15
	v_madmk_f32 v18, v15, 0x3f317180, v16
	v_mul_f32_e32 v19, v18, v18
	v_madmk_f32 v20, v19, 0x3331bb4c, v163
	v_madak_f32 v20, v19, v20, 0x388ab355
	v_madak_f32 v20, v19, v20, 0xbb360b61
	v_madak_f32 v20, v19, v20, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s33, v10
	v_mad_f32 v19, -v19, v20, v18
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_cmp_gt_f32_e32 vcc, s34, v10
	v_sub_f32_e32 v20, 2.0, v19
	v_cndmask_b32_e32 v11, v166, v11, vcc
	v_cmp_gt_f32_e64 vcc, |v20|, s31
	v_cndmask_b32_e32 v21, 1.0, v165, vcc
	v_mul_f32_e32 v20, v20, v21
	v_rcp_f32_e32 v20, v20
	v_cmp_o_f32_e32 vcc, v10, v10
	v_cndmask_b32_e32 v10, v10, v11, vcc
	v_cvt_i32_f32_e32 v11, v14
	v_mul_f32_e32 v14, v18, v19
	v_mul_f32_e32 v14, v14, v20
	v_mad_f32 v14, -v21, v14, -v16
	v_mad_f32 v14, v15, s25, -v14
	v_add_f32_e32 v14, 1.0, v14
	v_lshlrev_b32_e32 v11, 23, v11
	v_add_u32_e32 v11, vcc, v11, v14
	v_cmp_ngt_f32_e32 vcc, s33, v12
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_cmp_gt_f32_e32 vcc, s34, v12
	v_cndmask_b32_e32 v11, v166, v11, vcc
	v_cmp_o_f32_e32 vcc, v12, v12
	v_cndmask_b32_e32 v14, v12, v11, vcc
	v_sub_f32_e32 v11, v80, v7
	v_rndne_f32_e32 v12, v11
	v_sub_f32_e32 v15, v11, v12
	v_mul_f32_e32 v16, 0x3717f7d1, v15
	v_madmk_f32 v18, v15, 0x3f317180, v16
	v_mul_f32_e32 v19, v18, v18
	v_madmk_f32 v20, v19, 0x3331bb4c, v163
	v_madak_f32 v20, v19, v20, 0x388ab355
	v_madak_f32 v20, v19, v20, 0xbb360b61
	v_madak_f32 v20, v19, v20, 0x3e2aaaab
	v_mad_f32 v19, -v19, v20, v18
	v_sub_f32_e32 v20, 2.0, v19
	v_cmp_gt_f32_e64 vcc, |v20|, s31
	v_cndmask_b32_e32 v21, 1.0, v165, vcc
	v_mul_f32_e32 v20, v20, v21
	v_rcp_f32_e32 v20, v20
	v_cvt_i32_f32_e32 v12, v12
	v_mul_f32_e32 v18, v18, v19
	v_sub_f32_e32 v26, v82, v6
	v_mul_f32_e32 v18, v18, v20
	v_mad_f32 v16, -v21, v18, -v16
	v_mad_f32 v15, v15, s25, -v16
	v_add_f32_e32 v15, 1.0, v15
	v_lshlrev_b32_e32 v12, 23, v12
	v_add_u32_e32 v12, vcc, v12, v15
	v_sub_f32_e32 v15, v79, v7
	v_rndne_f32_e32 v16, v15
	v_sub_f32_e32 v18, v15, v16
	v_mul_f32_e32 v19, 0x3717f7d1, v18
	v_madmk_f32 v20, v18, 0x3f317180, v19
	v_mul_f32_e32 v21, v20, v20
	v_madmk_f32 v22, v21, 0x3331bb4c, v163
	v_madak_f32 v22, v21, v22, 0x388ab355
	v_madak_f32 v22, v21, v22, 0xbb360b61
	v_madak_f32 v22, v21, v22, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s33, v11
	v_mad_f32 v21, -v21, v22, v20
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s34, v11
	v_sub_f32_e32 v22, 2.0, v21
	v_cndmask_b32_e32 v12, v166, v12, vcc
	v_cmp_gt_f32_e64 vcc, |v22|, s31
	v_cndmask_b32_e32 v27, 1.0, v165, vcc
	v_mul_f32_e32 v22, v22, v27
	v_rcp_f32_e32 v22, v22
	v_cmp_o_f32_e32 vcc, v11, v11
	v_cndmask_b32_e32 v11, v11, v12, vcc
	v_cvt_i32_f32_e32 v12, v16
	v_mul_f32_e32 v16, v20, v21
	v_mul_f32_e32 v16, v16, v22
	v_mad_f32 v16, -v27, v16, -v19
	v_mad_f32 v16, v18, s25, -v16
	v_add_f32_e32 v16, 1.0, v16
	v_lshlrev_b32_e32 v12, 23, v12
	v_add_u32_e32 v12, vcc, v12, v16
	v_cmp_ngt_f32_e32 vcc, s33, v15
	v_cndmask_b32_e32 v12, 0, v12, vcc
	v_cmp_gt_f32_e32 vcc, s34, v15
	v_cndmask_b32_e32 v12, v166, v12, vcc
	v_cmp_o_f32_e32 vcc, v15, v15
	v_cndmask_b32_e32 v15, v15, v12, vcc
	v_sub_f32_e32 v12, v76, v17
	v_rndne_f32_e32 v16, v12
	v_sub_f32_e32 v18, v12, v16
	v_mul_f32_e32 v19, 0x3717f7d1, v18
	v_madmk_f32 v20, v18, 0x3f317180, v19
	v_mul_f32_e32 v21, v20, v20
	v_madmk_f32 v22, v21, 0x3331bb4c, v163
	v_madak_f32 v22, v21, v22, 0x388ab355
	v_madak_f32 v22, v21, v22, 0xbb360b61
	v_madak_f32 v22, v21, v22, 0x3e2aaaab
	v_mad_f32 v21, -v21, v22, v20
	v_sub_f32_e32 v22, 2.0, v21
	v_cmp_gt_f32_e64 vcc, |v22|, s31
	v_cndmask_b32_e32 v28, 1.0, v165, vcc
	v_mul_f32_e32 v22, v22, v28
	v_rcp_f32_e32 v22, v22
	v_cvt_i32_f32_e32 v16, v16
	v_mul_f32_e32 v20, v20, v21
	v_sub_f32_e32 v24, v81, v6
	v_mul_f32_e32 v20, v20, v22
	v_mad_f32 v19, -v28, v20, -v19
	v_mad_f32 v18, v18, s25, -v19
	v_add_f32_e32 v18, 1.0, v18
	v_lshlrev_b32_e32 v16, 23, v16
	v_add_u32_e32 v16, vcc, v16, v18
	v_sub_f32_e32 v18, v75, v17
	v_rndne_f32_e32 v19, v18
	v_sub_f32_e32 v20, v18, v19
	v_mul_f32_e32 v21, 0x3717f7d1, v20
	v_madmk_f32 v22, v20, 0x3f317180, v21
	v_mul_f32_e32 v28, v22, v22
	v_madmk_f32 v31, v28, 0x3331bb4c, v163
	v_madak_f32 v31, v28, v31, 0x388ab355
	v_madak_f32 v31, v28, v31, 0xbb360b61
	v_madak_f32 v31, v28, v31, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s33, v12
	v_mad_f32 v28, -v28, v31, v22
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s34, v12
	v_sub_f32_e32 v31, 2.0, v28
	v_cndmask_b32_e32 v16, v166, v16, vcc
	v_cmp_gt_f32_e64 vcc, |v31|, s31
	v_cndmask_b32_e32 v32, 1.0, v165, vcc
	v_mul_f32_e32 v31, v31, v32
	v_rcp_f32_e32 v31, v31
	v_cmp_o_f32_e32 vcc, v12, v12
	v_cndmask_b32_e32 v12, v12, v16, vcc
	v_cvt_i32_f32_e32 v16, v19
	v_mul_f32_e32 v19, v22, v28
	v_mul_f32_e32 v19, v19, v31
	v_mad_f32 v19, -v32, v19, -v21
	v_mad_f32 v19, v20, s25, -v19
	v_add_f32_e32 v19, 1.0, v19
	v_lshlrev_b32_e32 v16, 23, v16
	v_add_u32_e32 v16, vcc, v16, v19
	v_cmp_ngt_f32_e32 vcc, s33, v18
	v_cndmask_b32_e32 v16, 0, v16, vcc
	v_cmp_gt_f32_e32 vcc, s34, v18
	v_sub_f32_e32 v29, v78, v7
	v_sub_f32_e32 v27, v77, v7
	v_cndmask_b32_e32 v16, v166, v16, vcc
	v_cmp_o_f32_e32 vcc, v18, v18
	v_sub_f32_e32 v31, v74, v17
	v_sub_f32_e32 v28, v73, v17
	v_rndne_f32_e32 v34, v25
	v_rndne_f32_e32 v30, v23
	v_rndne_f32_e32 v35, v26
	v_rndne_f32_e32 v33, v24
	v_rndne_f32_e32 v37, v29
	v_rndne_f32_e32 v36, v27
	v_cndmask_b32_e32 v16, v18, v16, vcc
	v_rndne_f32_e32 v38, v31
	v_rndne_f32_e32 v32, v28
	s_mov_b32 s7, 8
	v_mov_b32_e32 v39, v134
	s_mov_b32 s6, s15
	.loc	0 192
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 195
	ds_write_b128 v135, v[9:12]
	ds_write_b128 v161, v[13:16]
	.loc	0 196
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_92:                               ;   Parent Loop BB0_51 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 199
	s_add_i32 s0, s24, s7
	v_mov_b32_e32 v17, s14
	v_mad_i64_i32 v[17:18], s[0:1], s0, v17, 0
	s_cmp_gt_i32 s6, 7
	s_cselect_b64 s[0:1], -1, 0
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	s_and_b64 s[0:1], s[16:17], s[0:1]
	s_andn2_b64 vcc, exec, s[0:1]
	v_add_u32_e64 v41, s[0:1], v129, v17
	v_addc_u32_e64 v40, s[0:1], v130, v18, s[0:1]
	s_cbranch_vccz .LBB0_102
; %bb.93:                               ;   in Loop: Header=BB0_92 Depth=2
	v_add_u32_e32 v21, vcc, v41, v100
	v_addc_u32_e32 v22, vcc, v40, v101, vcc
	v_cmp_gt_i32_e32 vcc, s6, v109
	.loc	0 120
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_95
; %bb.94:                               ;   in Loop: Header=BB0_92 Depth=2
	flat_load_dword v17, v[21:22]
.LBB0_95:                               ;   in Loop: Header=BB0_92 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 120
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_97
; %bb.96:                               ;   in Loop: Header=BB0_92 Depth=2
	v_add_u32_e64 v18, s[0:1], 4, v21
	v_addc_u32_e64 v19, s[0:1], 0, v22, s[0:1]
	flat_load_dword v18, v[18:19]
.LBB0_97:                               ;   in Loop: Header=BB0_92 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 120
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_99
; %bb.98:                               ;   in Loop: Header=BB0_92 Depth=2
	v_add_u32_e64 v42, s[0:1], 8, v21
	v_addc_u32_e64 v43, s[0:1], 0, v22, s[0:1]
	flat_load_dword v19, v[42:43]
.LBB0_99:                               ;   in Loop: Header=BB0_92 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 121
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_101
; %bb.100:                              ;   in Loop: Header=BB0_92 Depth=2
	v_add_u32_e32 v20, vcc, 12, v21
	v_addc_u32_e32 v21, vcc, 0, v22, vcc
	flat_load_dword v20, v[20:21]
.LBB0_101:                              ;   in Loop: Header=BB0_92 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	s_branch .LBB0_104
.LBB0_102:                              ;   in Loop: Header=BB0_92 Depth=2
	s_cbranch_execz .LBB0_104
; %bb.103:                              ;   in Loop: Header=BB0_92 Depth=2
	.loc	0 199
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v17, vcc, v41, v102
	v_addc_u32_e32 v18, vcc, v40, v103, vcc
	flat_load_dwordx4 v[17:20], v[17:18]
.LBB0_104:                              ;   in Loop: Header=BB0_92 Depth=2
	.loc	0 204
	ds_read_b128 v[40:43], v153
	ds_read_b128 v[44:47], v39
	ds_read_b128 v[48:51], v39 offset:144
	ds_read_b128 v[52:55], v154
	.loc	0 197
	s_add_i32 s6, s6, -8
	s_add_i32 s0, s7, 8
	.loc	0 205
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v96, v44, v40
	v_mac_f32_e32 v124, v45, v40
	v_mac_f32_e32 v119, v46, v40
	v_mac_f32_e32 v113, v47, v40
	v_mac_f32_e32 v131, v44, v41
	v_mac_f32_e32 v123, v45, v41
	v_mac_f32_e32 v118, v46, v41
	v_mac_f32_e32 v112, v47, v41
	v_mac_f32_e32 v128, v44, v42
	v_mac_f32_e32 v122, v45, v42
	v_mac_f32_e32 v117, v46, v42
	v_mac_f32_e32 v111, v47, v42
	v_mac_f32_e32 v127, v44, v43
	v_mac_f32_e32 v121, v45, v43
	v_mac_f32_e32 v116, v46, v43
	v_mac_f32_e32 v97, v47, v43
	.loc	0 204
	ds_read_b128 v[40:43], v155
	ds_read_b128 v[44:47], v39 offset:288
	.loc	0 205
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v96, v48, v52
	v_mac_f32_e32 v124, v49, v52
	v_mac_f32_e32 v119, v50, v52
	v_mac_f32_e32 v113, v51, v52
	v_mac_f32_e32 v131, v48, v53
	v_mac_f32_e32 v123, v49, v53
	v_mac_f32_e32 v118, v50, v53
	v_mac_f32_e32 v112, v51, v53
	v_mac_f32_e32 v128, v48, v54
	v_mac_f32_e32 v122, v49, v54
	v_mac_f32_e32 v117, v50, v54
	v_mac_f32_e32 v111, v51, v54
	v_mac_f32_e32 v127, v48, v55
	v_mac_f32_e32 v121, v49, v55
	v_mac_f32_e32 v116, v50, v55
	v_mac_f32_e32 v97, v51, v55
	ds_read_b128 v[48:51], v39 offset:432
	.loc	0 204
	ds_read_b128 v[52:55], v156
	.loc	0 205
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v96, v44, v40
	v_mac_f32_e32 v124, v45, v40
	v_mac_f32_e32 v119, v46, v40
	v_mac_f32_e32 v113, v47, v40
	v_mac_f32_e32 v131, v44, v41
	v_mac_f32_e32 v123, v45, v41
	v_mac_f32_e32 v118, v46, v41
	v_mac_f32_e32 v112, v47, v41
	v_mac_f32_e32 v128, v44, v42
	v_mac_f32_e32 v122, v45, v42
	v_mac_f32_e32 v117, v46, v42
	v_mac_f32_e32 v111, v47, v42
	v_mac_f32_e32 v127, v44, v43
	v_mac_f32_e32 v121, v45, v43
	v_mac_f32_e32 v116, v46, v43
	v_mac_f32_e32 v97, v47, v43
	.loc	0 204
	ds_read_b128 v[40:43], v157
	ds_read_b128 v[44:47], v39 offset:576
	.loc	0 205
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v96, v48, v52
	v_mac_f32_e32 v124, v49, v52
	v_mac_f32_e32 v119, v50, v52
	v_mac_f32_e32 v113, v51, v52
	v_mac_f32_e32 v131, v48, v53
	v_mac_f32_e32 v123, v49, v53
	v_mac_f32_e32 v118, v50, v53
	v_mac_f32_e32 v112, v51, v53
	v_mac_f32_e32 v128, v48, v54
	v_mac_f32_e32 v122, v49, v54
	v_mac_f32_e32 v117, v50, v54
	v_mac_f32_e32 v111, v51, v54
	v_mac_f32_e32 v127, v48, v55
	v_mac_f32_e32 v121, v49, v55
	v_mac_f32_e32 v116, v50, v55
	v_mac_f32_e32 v97, v51, v55
	ds_read_b128 v[48:51], v39 offset:720
	.loc	0 204
	ds_read_b128 v[52:55], v158
	.loc	0 205
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v96, v44, v40
	v_mac_f32_e32 v124, v45, v40
	v_mac_f32_e32 v119, v46, v40
	v_mac_f32_e32 v113, v47, v40
	v_mac_f32_e32 v131, v44, v41
	v_mac_f32_e32 v123, v45, v41
	v_mac_f32_e32 v118, v46, v41
	v_mac_f32_e32 v112, v47, v41
	v_mac_f32_e32 v128, v44, v42
	v_mac_f32_e32 v122, v45, v42
	v_mac_f32_e32 v117, v46, v42
	v_mac_f32_e32 v111, v47, v42
	v_mac_f32_e32 v127, v44, v43
	v_mac_f32_e32 v121, v45, v43
	v_mac_f32_e32 v116, v46, v43
	v_mac_f32_e32 v97, v47, v43
	.loc	0 204
	ds_read_b128 v[40:43], v159
	ds_read_b128 v[44:47], v39 offset:864
	.loc	0 205
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v96, v48, v52
	v_mac_f32_e32 v124, v49, v52
	v_mac_f32_e32 v119, v50, v52
	v_mac_f32_e32 v113, v51, v52
	v_mac_f32_e32 v131, v48, v53
	v_mac_f32_e32 v123, v49, v53
	v_mac_f32_e32 v118, v50, v53
	v_mac_f32_e32 v112, v51, v53
	v_mac_f32_e32 v128, v48, v54
	v_mac_f32_e32 v122, v49, v54
	v_mac_f32_e32 v117, v50, v54
	v_mac_f32_e32 v111, v51, v54
	v_mac_f32_e32 v127, v48, v55
	v_mac_f32_e32 v121, v49, v55
	v_mac_f32_e32 v116, v50, v55
	v_mac_f32_e32 v97, v51, v55
	ds_read_b128 v[48:51], v39 offset:1008
	.loc	0 204
	ds_read_b128 v[52:55], v160
	.loc	0 205
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v96, v44, v40
	v_mac_f32_e32 v124, v45, v40
	v_mac_f32_e32 v119, v46, v40
	v_mac_f32_e32 v113, v47, v40
	v_mac_f32_e32 v131, v44, v41
	v_mac_f32_e32 v123, v45, v41
	v_mac_f32_e32 v118, v46, v41
	v_mac_f32_e32 v112, v47, v41
	v_mac_f32_e32 v128, v44, v42
	v_mac_f32_e32 v122, v45, v42
	v_mac_f32_e32 v117, v46, v42
	v_mac_f32_e32 v111, v47, v42
	v_mac_f32_e32 v127, v44, v43
	v_mac_f32_e32 v121, v45, v43
	v_mac_f32_e32 v116, v46, v43
	v_mac_f32_e32 v97, v47, v43
	.loc	0 197
	s_add_i32 s1, s7, -8
	.loc	0 205
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v96, v48, v52
	v_mac_f32_e32 v124, v49, v52
	v_mac_f32_e32 v119, v50, v52
	v_mac_f32_e32 v113, v51, v52
	v_mac_f32_e32 v131, v48, v53
	v_mac_f32_e32 v123, v49, v53
	v_mac_f32_e32 v118, v50, v53
	v_mac_f32_e32 v112, v51, v53
	v_mac_f32_e32 v128, v48, v54
	v_mac_f32_e32 v122, v49, v54
	v_mac_f32_e32 v117, v50, v54
	v_mac_f32_e32 v111, v51, v54
	v_mac_f32_e32 v127, v48, v55
	v_mac_f32_e32 v121, v49, v55
	v_mac_f32_e32 v116, v50, v55
	v_mac_f32_e32 v97, v51, v55
	.loc	0 197
	s_cmp_gt_u32 s1, 23
	v_add_u32_e32 v39, vcc, 0x480, v39
	.loc	0 206
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 207
	ds_write_b128 v132, v[17:20]
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB0_106
; %bb.105:                              ;   in Loop: Header=BB0_92 Depth=2
	.loc	0 0
	s_mov_b32 s7, s0
	s_branch .LBB0_92
.LBB0_106:                              ;   in Loop: Header=BB0_51 Depth=1
	.loc	0 191
	v_sub_f32_e32 v21, v25, v34
	v_mul_f32_e32 v22, 0x3717f7d1, v21
	v_madmk_f32 v39, v21, 0x3f317180, v22
	v_mul_f32_e32 v40, v39, v39
	v_madmk_f32 v41, v40, 0x3331bb4c, v163
	v_madak_f32 v41, v40, v41, 0x388ab355
	v_madak_f32 v41, v40, v41, 0xbb360b61
	v_madak_f32 v41, v40, v41, 0x3e2aaaab
	v_mad_f32 v40, -v40, v41, v39
	v_sub_f32_e32 v41, 2.0, v40
	v_cmp_gt_f32_e64 vcc, |v41|, s31
	v_cndmask_b32_e32 v42, 1.0, v165, vcc
	v_mul_f32_e32 v41, v41, v42
	v_rcp_f32_e32 v41, v41
	v_cvt_i32_f32_e32 v34, v34
	v_mul_f32_e32 v39, v39, v40
	s_mov_b32 s11, 0
	v_mul_f32_e32 v39, v39, v41
	v_mad_f32 v22, -v42, v39, -v22
	v_mad_f32 v21, v21, s25, -v22
	v_add_f32_e32 v21, 1.0, v21
	v_lshlrev_b32_e32 v22, 23, v34
	v_add_u32_e32 v21, vcc, v22, v21
	v_sub_f32_e32 v22, v23, v30
	v_mul_f32_e32 v34, 0x3717f7d1, v22
	v_madmk_f32 v39, v22, 0x3f317180, v34
	v_mul_f32_e32 v40, v39, v39
	v_madmk_f32 v41, v40, 0x3331bb4c, v163
	v_madak_f32 v41, v40, v41, 0x388ab355
	v_madak_f32 v41, v40, v41, 0xbb360b61
	v_madak_f32 v41, v40, v41, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s33, v25
	v_mad_f32 v40, -v40, v41, v39
	v_cndmask_b32_e32 v21, 0, v21, vcc
	v_cmp_gt_f32_e32 vcc, s34, v25
	v_sub_f32_e32 v41, 2.0, v40
	v_cndmask_b32_e32 v21, v166, v21, vcc
	v_cmp_gt_f32_e64 vcc, |v41|, s31
	v_cndmask_b32_e32 v42, 1.0, v165, vcc
	v_mul_f32_e32 v41, v41, v42
	v_rcp_f32_e32 v41, v41
	v_cmp_o_f32_e32 vcc, v25, v25
	v_cndmask_b32_e32 v21, v25, v21, vcc
	v_cvt_i32_f32_e32 v25, v30
	v_mul_f32_e32 v30, v39, v40
	v_mul_f32_e32 v30, v30, v41
	v_mad_f32 v30, -v42, v30, -v34
	v_mad_f32 v22, v22, s25, -v30
	v_sub_f32_e32 v30, v26, v35
	v_mul_f32_e32 v34, 0x3717f7d1, v30
	v_add_f32_e32 v22, 1.0, v22
	v_lshlrev_b32_e32 v25, 23, v25
	v_madmk_f32 v39, v30, 0x3f317180, v34
	v_add_u32_e32 v22, vcc, v25, v22
	v_mul_f32_e32 v25, v39, v39
	v_madmk_f32 v40, v25, 0x3331bb4c, v163
	v_madak_f32 v40, v25, v40, 0x388ab355
	v_madak_f32 v40, v25, v40, 0xbb360b61
	v_madak_f32 v40, v25, v40, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s33, v23
	v_mad_f32 v40, -v25, v40, v39
	v_cndmask_b32_e32 v22, 0, v22, vcc
	v_cmp_gt_f32_e32 vcc, s34, v23
	v_sub_f32_e32 v25, 2.0, v40
	v_cndmask_b32_e32 v22, v166, v22, vcc
	v_cmp_gt_f32_e64 vcc, |v25|, s31
	v_cndmask_b32_e32 v41, 1.0, v165, vcc
	v_mul_f32_e32 v25, v25, v41
	v_rcp_f32_e32 v42, v25
	v_cmp_o_f32_e32 vcc, v23, v23
	v_cndmask_b32_e32 v25, v23, v22, vcc
	v_cvt_i32_f32_e32 v22, v35
	v_mul_f32_e32 v23, v39, v40
	v_mul_f32_e32 v23, v23, v42
	v_mad_f32 v23, -v41, v23, -v34
	v_mad_f32 v23, v30, s25, -v23
	v_add_f32_e32 v23, 1.0, v23
	v_lshlrev_b32_e32 v22, 23, v22
	v_add_u32_e32 v22, vcc, v22, v23
	v_sub_f32_e32 v23, v24, v33
	v_mul_f32_e32 v30, 0x3717f7d1, v23
	v_madmk_f32 v34, v23, 0x3f317180, v30
	v_mul_f32_e32 v35, v34, v34
	v_madmk_f32 v39, v35, 0x3331bb4c, v163
	v_madak_f32 v39, v35, v39, 0x388ab355
	v_madak_f32 v39, v35, v39, 0xbb360b61
	v_madak_f32 v39, v35, v39, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s33, v26
	v_mad_f32 v35, -v35, v39, v34
	v_cndmask_b32_e32 v22, 0, v22, vcc
	v_cmp_gt_f32_e32 vcc, s34, v26
	v_sub_f32_e32 v39, 2.0, v35
	v_cndmask_b32_e32 v22, v166, v22, vcc
	v_cmp_gt_f32_e64 vcc, |v39|, s31
	v_cndmask_b32_e32 v40, 1.0, v165, vcc
	v_mul_f32_e32 v39, v39, v40
	v_rcp_f32_e32 v39, v39
	v_cmp_o_f32_e32 vcc, v26, v26
	v_cndmask_b32_e32 v22, v26, v22, vcc
	v_cvt_i32_f32_e32 v26, v33
	v_mul_f32_e32 v33, v34, v35
	v_mul_f32_e32 v33, v33, v39
	v_mad_f32 v30, -v40, v33, -v30
	v_mad_f32 v23, v23, s25, -v30
	v_sub_f32_e32 v30, v29, v37
	v_mul_f32_e32 v33, 0x3717f7d1, v30
	v_add_f32_e32 v23, 1.0, v23
	v_lshlrev_b32_e32 v26, 23, v26
	v_madmk_f32 v34, v30, 0x3f317180, v33
	v_add_u32_e32 v23, vcc, v26, v23
	v_mul_f32_e32 v26, v34, v34
	v_madmk_f32 v35, v26, 0x3331bb4c, v163
	v_madak_f32 v35, v26, v35, 0x388ab355
	v_madak_f32 v35, v26, v35, 0xbb360b61
	v_madak_f32 v35, v26, v35, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s33, v24
	v_mad_f32 v35, -v26, v35, v34
	v_cndmask_b32_e32 v23, 0, v23, vcc
	v_cmp_gt_f32_e32 vcc, s34, v24
	v_sub_f32_e32 v26, 2.0, v35
	v_cndmask_b32_e32 v23, v166, v23, vcc
	v_cmp_gt_f32_e64 vcc, |v26|, s31
	v_cndmask_b32_e32 v39, 1.0, v165, vcc
	v_mul_f32_e32 v26, v26, v39
	v_rcp_f32_e32 v40, v26
	v_cmp_o_f32_e32 vcc, v24, v24
	v_cndmask_b32_e32 v26, v24, v23, vcc
	v_cvt_i32_f32_e32 v23, v37
	v_mul_f32_e32 v24, v34, v35
	v_mul_f32_e32 v24, v24, v40
	v_mad_f32 v24, -v39, v24, -v33
	v_mad_f32 v24, v30, s25, -v24
	v_add_f32_e32 v24, 1.0, v24
	v_lshlrev_b32_e32 v23, 23, v23
	v_add_u32_e32 v23, vcc, v23, v24
	v_sub_f32_e32 v24, v27, v36
	v_mul_f32_e32 v30, 0x3717f7d1, v24
	v_madmk_f32 v33, v24, 0x3f317180, v30
	v_mul_f32_e32 v34, v33, v33
	v_madmk_f32 v35, v34, 0x3331bb4c, v163
	v_madak_f32 v35, v34, v35, 0x388ab355
	v_madak_f32 v35, v34, v35, 0xbb360b61
	v_madak_f32 v35, v34, v35, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s33, v29
	v_mad_f32 v34, -v34, v35, v33
	v_cndmask_b32_e32 v23, 0, v23, vcc
	v_cmp_gt_f32_e32 vcc, s34, v29
	v_sub_f32_e32 v35, 2.0, v34
	v_cndmask_b32_e32 v23, v166, v23, vcc
	v_cmp_gt_f32_e64 vcc, |v35|, s31
	v_cndmask_b32_e32 v37, 1.0, v165, vcc
	v_mul_f32_e32 v35, v35, v37
	v_rcp_f32_e32 v35, v35
	v_cmp_o_f32_e32 vcc, v29, v29
	v_cndmask_b32_e32 v23, v29, v23, vcc
	v_cvt_i32_f32_e32 v29, v36
	v_mul_f32_e32 v33, v33, v34
	v_mul_f32_e32 v33, v33, v35
	v_mad_f32 v30, -v37, v33, -v30
	v_mad_f32 v24, v24, s25, -v30
	v_add_f32_e32 v24, 1.0, v24
	v_lshlrev_b32_e32 v29, 23, v29
	v_add_u32_e32 v24, vcc, v29, v24
	v_sub_f32_e32 v29, v31, v38
	v_mul_f32_e32 v30, 0x3717f7d1, v29
	v_madmk_f32 v33, v29, 0x3f317180, v30
	v_mul_f32_e32 v34, v33, v33
	v_madmk_f32 v35, v34, 0x3331bb4c, v163
	v_madak_f32 v35, v34, v35, 0x388ab355
	v_madak_f32 v35, v34, v35, 0xbb360b61
	v_madak_f32 v35, v34, v35, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s33, v27
	v_mad_f32 v34, -v34, v35, v33
	v_cndmask_b32_e32 v24, 0, v24, vcc
	v_cmp_gt_f32_e32 vcc, s34, v27
	v_sub_f32_e32 v35, 2.0, v34
	v_cndmask_b32_e32 v24, v166, v24, vcc
	v_cmp_gt_f32_e64 vcc, |v35|, s31
	v_cndmask_b32_e32 v36, 1.0, v165, vcc
	v_mul_f32_e32 v35, v35, v36
	v_rcp_f32_e32 v35, v35
	v_cmp_o_f32_e32 vcc, v27, v27
	v_cndmask_b32_e32 v27, v27, v24, vcc
	v_cvt_i32_f32_e32 v24, v38
	v_mul_f32_e32 v33, v33, v34
	v_mul_f32_e32 v33, v33, v35
	v_mad_f32 v30, -v36, v33, -v30
	v_mad_f32 v29, v29, s25, -v30
	v_add_f32_e32 v29, 1.0, v29
	v_lshlrev_b32_e32 v24, 23, v24
	v_add_u32_e32 v24, vcc, v24, v29
	v_sub_f32_e32 v29, v28, v32
	v_mul_f32_e32 v30, 0x3717f7d1, v29
	v_madmk_f32 v33, v29, 0x3f317180, v30
	v_mul_f32_e32 v34, v33, v33
	v_madmk_f32 v35, v34, 0x3331bb4c, v163
	v_madak_f32 v35, v34, v35, 0x388ab355
	v_madak_f32 v35, v34, v35, 0xbb360b61
	v_madak_f32 v35, v34, v35, 0x3e2aaaab
	v_cmp_ngt_f32_e32 vcc, s33, v31
	v_mad_f32 v34, -v34, v35, v33
	v_cndmask_b32_e32 v24, 0, v24, vcc
	v_cmp_gt_f32_e32 vcc, s34, v31
	v_sub_f32_e32 v35, 2.0, v34
	v_cndmask_b32_e32 v24, v166, v24, vcc
	v_cmp_gt_f32_e64 vcc, |v35|, s31
	v_cndmask_b32_e32 v36, 1.0, v165, vcc
	v_mul_f32_e32 v35, v35, v36
	v_rcp_f32_e32 v35, v35
	v_cmp_o_f32_e32 vcc, v31, v31
	v_cndmask_b32_e32 v24, v31, v24, vcc
	v_cvt_i32_f32_e32 v31, v32
	v_mul_f32_e32 v32, v33, v34
	v_mul_f32_e32 v32, v32, v35
	v_mad_f32 v30, -v36, v32, -v30
	v_mad_f32 v29, v29, s25, -v30
	v_add_f32_e32 v29, 1.0, v29
	v_lshlrev_b32_e32 v30, 23, v31
	v_add_u32_e32 v29, vcc, v30, v29
	v_cmp_ngt_f32_e32 vcc, s33, v28
	v_cndmask_b32_e32 v29, 0, v29, vcc
	v_cmp_gt_f32_e32 vcc, s34, v28
	v_cndmask_b32_e32 v29, v166, v29, vcc
	v_cmp_o_f32_e32 vcc, v28, v28
	v_cndmask_b32_e32 v28, v28, v29, vcc
	s_mov_b32 s26, s19
	v_mov_b32_e32 v167, v134
	.loc	0 195
	ds_write_b128 v135, v[21:24]
	ds_write_b128 v161, v[25:28]
	.loc	0 196
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_branch .LBB0_108
.LBB0_107:                              ;   in Loop: Header=BB0_108 Depth=2
	.loc	0 205
	v_mac_f32_e32 v96, v85, v89
	v_mac_f32_e32 v124, v86, v89
	v_mac_f32_e32 v119, v87, v89
	v_mac_f32_e32 v113, v88, v89
	v_mac_f32_e32 v131, v85, v90
	v_mac_f32_e32 v123, v86, v90
	v_mac_f32_e32 v118, v87, v90
	v_mac_f32_e32 v112, v88, v90
	v_mac_f32_e32 v128, v85, v91
	v_mac_f32_e32 v122, v86, v91
	v_mac_f32_e32 v117, v87, v91
	v_mac_f32_e32 v111, v88, v91
	v_mac_f32_e32 v127, v85, v92
	v_mac_f32_e32 v121, v86, v92
	v_mac_f32_e32 v116, v87, v92
	v_mac_f32_e32 v97, v88, v92
	v_mac_f32_e32 v96, v77, v81
	v_mac_f32_e32 v124, v78, v81
	v_mac_f32_e32 v119, v79, v81
	v_mac_f32_e32 v113, v80, v81
	v_mac_f32_e32 v131, v77, v82
	v_mac_f32_e32 v123, v78, v82
	v_mac_f32_e32 v118, v79, v82
	v_mac_f32_e32 v112, v80, v82
	v_mac_f32_e32 v128, v77, v83
	v_mac_f32_e32 v122, v78, v83
	v_mac_f32_e32 v117, v79, v83
	v_mac_f32_e32 v111, v80, v83
	v_mac_f32_e32 v127, v77, v84
	v_mac_f32_e32 v121, v78, v84
	v_mac_f32_e32 v116, v79, v84
	v_mac_f32_e32 v97, v80, v84
	v_mac_f32_e32 v96, v69, v73
	v_mac_f32_e32 v124, v70, v73
	v_mac_f32_e32 v119, v71, v73
	v_mac_f32_e32 v113, v72, v73
	v_mac_f32_e32 v131, v69, v74
	v_mac_f32_e32 v123, v70, v74
	v_mac_f32_e32 v118, v71, v74
	v_mac_f32_e32 v112, v72, v74
	v_mac_f32_e32 v128, v69, v75
	v_mac_f32_e32 v122, v70, v75
	v_mac_f32_e32 v117, v71, v75
	v_mac_f32_e32 v111, v72, v75
	v_mac_f32_e32 v127, v69, v76
	v_mac_f32_e32 v121, v70, v76
	v_mac_f32_e32 v116, v71, v76
	v_mac_f32_e32 v97, v72, v76
	v_mac_f32_e32 v96, v61, v65
	v_mac_f32_e32 v124, v62, v65
	v_mac_f32_e32 v119, v63, v65
	v_mac_f32_e32 v113, v64, v65
	v_mac_f32_e32 v131, v61, v66
	v_mac_f32_e32 v123, v62, v66
	v_mac_f32_e32 v118, v63, v66
	v_mac_f32_e32 v112, v64, v66
	v_mac_f32_e32 v128, v61, v67
	v_mac_f32_e32 v122, v62, v67
	v_mac_f32_e32 v117, v63, v67
	v_mac_f32_e32 v111, v64, v67
	v_mac_f32_e32 v127, v61, v68
	v_mac_f32_e32 v121, v62, v68
	v_mac_f32_e32 v116, v63, v68
	v_mac_f32_e32 v97, v64, v68
	v_mac_f32_e32 v96, v53, v57
	v_mac_f32_e32 v124, v54, v57
	v_mac_f32_e32 v119, v55, v57
	v_mac_f32_e32 v113, v56, v57
	v_mac_f32_e32 v131, v53, v58
	v_mac_f32_e32 v123, v54, v58
	v_mac_f32_e32 v118, v55, v58
	v_mac_f32_e32 v112, v56, v58
	v_mac_f32_e32 v128, v53, v59
	v_mac_f32_e32 v122, v54, v59
	v_mac_f32_e32 v117, v55, v59
	v_mac_f32_e32 v111, v56, v59
	v_mac_f32_e32 v127, v53, v60
	v_mac_f32_e32 v121, v54, v60
	v_mac_f32_e32 v116, v55, v60
	v_mac_f32_e32 v97, v56, v60
	v_mac_f32_e32 v96, v45, v49
	v_mac_f32_e32 v124, v46, v49
	v_mac_f32_e32 v119, v47, v49
	v_mac_f32_e32 v113, v48, v49
	v_mac_f32_e32 v131, v45, v50
	v_mac_f32_e32 v123, v46, v50
	v_mac_f32_e32 v118, v47, v50
	v_mac_f32_e32 v112, v48, v50
	v_mac_f32_e32 v128, v45, v51
	v_mac_f32_e32 v122, v46, v51
	v_mac_f32_e32 v117, v47, v51
	v_mac_f32_e32 v111, v48, v51
	v_mac_f32_e32 v127, v45, v52
	v_mac_f32_e32 v121, v46, v52
	v_mac_f32_e32 v116, v47, v52
	v_mac_f32_e32 v97, v48, v52
	v_mac_f32_e32 v96, v37, v41
	v_mac_f32_e32 v124, v38, v41
	v_mac_f32_e32 v119, v39, v41
	v_mac_f32_e32 v113, v40, v41
	v_mac_f32_e32 v131, v37, v42
	v_mac_f32_e32 v123, v38, v42
	v_mac_f32_e32 v118, v39, v42
	v_mac_f32_e32 v112, v40, v42
	v_mac_f32_e32 v128, v37, v43
	v_mac_f32_e32 v122, v38, v43
	v_mac_f32_e32 v117, v39, v43
	v_mac_f32_e32 v111, v40, v43
	v_mac_f32_e32 v127, v37, v44
	v_mac_f32_e32 v121, v38, v44
	v_mac_f32_e32 v116, v39, v44
	v_mac_f32_e32 v97, v40, v44
	.loc	0 199
	v_add_u32_e32 v167, vcc, 0x480, v167
	.loc	0 205
	v_mac_f32_e32 v96, v29, v33
	v_mac_f32_e32 v124, v30, v33
	v_mac_f32_e32 v119, v31, v33
	v_mac_f32_e32 v113, v32, v33
	v_mac_f32_e32 v131, v29, v34
	v_mac_f32_e32 v123, v30, v34
	v_mac_f32_e32 v118, v31, v34
	v_mac_f32_e32 v112, v32, v34
	v_mac_f32_e32 v128, v29, v35
	v_mac_f32_e32 v122, v30, v35
	v_mac_f32_e32 v117, v31, v35
	v_mac_f32_e32 v111, v32, v35
	v_mac_f32_e32 v127, v29, v36
	v_mac_f32_e32 v121, v30, v36
	v_mac_f32_e32 v116, v31, v36
	v_mac_f32_e32 v97, v32, v36
	.loc	0 197
	s_add_i32 s11, s11, 8
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 199
	s_add_i32 s26, s26, -8
	.loc	0 207
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 197
	s_cbranch_vccz .LBB0_140
.LBB0_108:                              ;   Parent Loop BB0_51 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 199
	s_add_i32 s27, s24, s11
	s_add_i32 s27, s27, 40
	s_cmp_gt_u32 s11, 23
	s_cselect_b64 s[2:3], -1, 0
	s_cmp_lt_u32 s11, 24
	s_cbranch_scc1 .LBB0_120
; %bb.109:                              ;   in Loop: Header=BB0_108 Depth=2
	s_cmp_ge_i32 s27, s20
	s_cbranch_scc1 .LBB0_123
; %bb.110:                              ;   in Loop: Header=BB0_108 Depth=2
	v_mov_b32_e32 v17, s14
	v_mad_i64_i32 v[17:18], s[0:1], s27, v17, 0
	s_cmp_gt_i32 s26, 63
	s_cselect_b64 s[0:1], -1, 0
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	s_and_b64 s[0:1], s[16:17], s[0:1]
	v_add_u32_e32 v31, vcc, v114, v17
	v_addc_u32_e32 v32, vcc, v115, v18, vcc
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_121
; %bb.111:                              ;   in Loop: Header=BB0_108 Depth=2
	v_add_u32_e32 v29, vcc, v31, v104
	v_addc_u32_e32 v30, vcc, v32, v105, vcc
	v_cmp_gt_i32_e32 vcc, s26, v120
	.loc	0 120
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_113
; %bb.112:                              ;   in Loop: Header=BB0_108 Depth=2
	flat_load_dword v17, v[29:30]
.LBB0_113:                              ;   in Loop: Header=BB0_108 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 120
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_115
; %bb.114:                              ;   in Loop: Header=BB0_108 Depth=2
	v_add_u32_e64 v18, s[0:1], 4, v29
	v_addc_u32_e64 v19, s[0:1], 0, v30, s[0:1]
	flat_load_dword v18, v[18:19]
.LBB0_115:                              ;   in Loop: Header=BB0_108 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 120
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_117
; %bb.116:                              ;   in Loop: Header=BB0_108 Depth=2
	v_add_u32_e64 v33, s[0:1], 8, v29
	v_addc_u32_e64 v34, s[0:1], 0, v30, s[0:1]
	flat_load_dword v19, v[33:34]
.LBB0_117:                              ;   in Loop: Header=BB0_108 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 121
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_119
; %bb.118:                              ;   in Loop: Header=BB0_108 Depth=2
	v_add_u32_e32 v29, vcc, 12, v29
	v_addc_u32_e32 v30, vcc, 0, v30, vcc
	flat_load_dword v20, v[29:30]
.LBB0_119:                              ;   in Loop: Header=BB0_108 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 199
	s_branch .LBB0_123
.LBB0_120:                              ;   in Loop: Header=BB0_108 Depth=2
	.loc	0 0
	s_branch .LBB0_124
.LBB0_121:                              ;   in Loop: Header=BB0_108 Depth=2
	.loc	0 199
	s_cbranch_execz .LBB0_123
; %bb.122:                              ;   in Loop: Header=BB0_108 Depth=2
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v17, vcc, v31, v106
	v_addc_u32_e32 v18, vcc, v32, v107, vcc
	flat_load_dwordx4 v[17:20], v[17:18]
.LBB0_123:                              ;   in Loop: Header=BB0_108 Depth=2
	.loc	0 0
	s_cbranch_execnz .LBB0_136
.LBB0_124:                              ;   in Loop: Header=BB0_108 Depth=2
	.loc	0 199
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v17, s14
	v_mad_i64_i32 v[17:18], s[0:1], s27, v17, 0
	s_cmp_gt_i32 s26, 7
	s_cselect_b64 s[0:1], -1, 0
	v_lshlrev_b64 v[17:18], 2, v[17:18]
	s_and_b64 s[0:1], s[16:17], s[0:1]
	v_add_u32_e32 v31, vcc, v129, v17
	v_addc_u32_e32 v32, vcc, v130, v18, vcc
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_134
; %bb.125:                              ;   in Loop: Header=BB0_108 Depth=2
	v_add_u32_e32 v29, vcc, v31, v100
	v_addc_u32_e32 v30, vcc, v32, v101, vcc
	v_cmp_gt_i32_e32 vcc, s26, v109
	.loc	0 120
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v17, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_127
; %bb.126:                              ;   in Loop: Header=BB0_108 Depth=2
	flat_load_dword v17, v[29:30]
.LBB0_127:                              ;   in Loop: Header=BB0_108 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 120
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_129
; %bb.128:                              ;   in Loop: Header=BB0_108 Depth=2
	v_add_u32_e64 v18, s[0:1], 4, v29
	v_addc_u32_e64 v19, s[0:1], 0, v30, s[0:1]
	flat_load_dword v18, v[18:19]
.LBB0_129:                              ;   in Loop: Header=BB0_108 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 120
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_131
; %bb.130:                              ;   in Loop: Header=BB0_108 Depth=2
	v_add_u32_e64 v33, s[0:1], 8, v29
	v_addc_u32_e64 v34, s[0:1], 0, v30, s[0:1]
	flat_load_dword v19, v[33:34]
.LBB0_131:                              ;   in Loop: Header=BB0_108 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 121
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_133
; %bb.132:                              ;   in Loop: Header=BB0_108 Depth=2
	v_add_u32_e32 v29, vcc, 12, v29
	v_addc_u32_e32 v30, vcc, 0, v30, vcc
	flat_load_dword v20, v[29:30]
.LBB0_133:                              ;   in Loop: Header=BB0_108 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 199
	s_branch .LBB0_136
.LBB0_134:                              ;   in Loop: Header=BB0_108 Depth=2
	s_cbranch_execz .LBB0_136
; %bb.135:                              ;   in Loop: Header=BB0_108 Depth=2
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v17, vcc, v31, v102
	v_addc_u32_e32 v18, vcc, v32, v103, vcc
	flat_load_dwordx4 v[17:20], v[17:18]
.LBB0_136:                              ;   in Loop: Header=BB0_108 Depth=2
	.loc	0 0
	ds_read_b128 v[85:88], v167
	ds_read_b128 v[77:80], v167 offset:144
	.loc	0 204
	ds_read_b128 v[89:92], v153
	ds_read_b128 v[81:84], v154
	ds_read_b128 v[69:72], v167 offset:288
	ds_read_b128 v[61:64], v167 offset:432
	ds_read_b128 v[73:76], v155
	ds_read_b128 v[65:68], v156
	ds_read_b128 v[53:56], v167 offset:576
	ds_read_b128 v[45:48], v167 offset:720
	ds_read_b128 v[57:60], v157
	ds_read_b128 v[49:52], v158
	ds_read_b128 v[37:40], v167 offset:864
	ds_read_b128 v[29:32], v167 offset:1008
	ds_read_b128 v[41:44], v159
	ds_read_b128 v[33:36], v160
	.loc	0 207
	v_cndmask_b32_e64 v168, 0, 1, s[2:3]
	s_mov_b64 s[6:7], -1
	v_cmp_ne_u32_e64 s[0:1], 1, v168
	s_andn2_b64 vcc, exec, s[2:3]
	v_mov_b32_e32 v168, v132
	.loc	0 206
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	.loc	0 207
	s_cbranch_vccnz .LBB0_138
; %bb.137:                              ;   in Loop: Header=BB0_108 Depth=2
	s_cmp_lt_i32 s27, s20
	s_cselect_b64 s[6:7], -1, 0
	v_mov_b32_e32 v168, v133
.LBB0_138:                              ;   in Loop: Header=BB0_108 Depth=2
	s_andn2_b64 vcc, exec, s[6:7]
	s_cbranch_vccnz .LBB0_107
; %bb.139:                              ;   in Loop: Header=BB0_108 Depth=2
	ds_write_b128 v168, v[17:20]
	s_branch .LBB0_107
.LBB0_140:                              ;   in Loop: Header=BB0_51 Depth=1
	.loc	0 191
	v_add_f32_e32 v1, v1, v9
	v_add_f32_e32 v2, v2, v10
	v_add_f32_e32 v3, v3, v11
	v_add_f32_e32 v4, v4, v12
	v_add_f32_e32 v1, v1, v13
	v_add_f32_e32 v2, v2, v14
	v_add_f32_e32 v3, v3, v15
	v_add_f32_e32 v4, v4, v16
	v_add_f32_e32 v1, v1, v21
	v_add_f32_e32 v2, v2, v22
	v_add_f32_e32 v3, v3, v23
	v_add_f32_e32 v4, v4, v24
	.loc	0 163
	v_mov_b32_e32 v9, s13
	s_sub_i32 s15, s15, 64
	s_sub_i32 s19, s19, 64
	v_add_u32_e32 v98, vcc, s12, v98
	.loc	0 191
	v_add_f32_e32 v1, v1, v25
	v_add_f32_e32 v2, v2, v26
	v_add_f32_e32 v3, v3, v27
	v_add_f32_e32 v4, v4, v28
	.loc	0 163
	s_cmp_ge_i32 s10, s20
	v_addc_u32_e32 v99, vcc, v99, v9, vcc
	s_cbranch_scc1 .LBB0_142
; %bb.141:                              ;   in Loop: Header=BB0_51 Depth=1
	.loc	0 0
	s_mov_b32 s24, s10
	s_branch .LBB0_51
.LBB0_142:
	.loc	0 211
	v_add_u32_e32 v0, vcc, v125, v126
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 212
	ds_write_b128 v0, v[1:4] offset:8704
	.loc	0 214
	v_lshlrev_b32_e32 v2, 2, v125
	s_movk_i32 s0, 0x2000
	v_add_u32_e32 v3, vcc, s0, v2
	s_mov_b32 m0, -1
	.loc	0 212
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 214
	ds_read2_b32 v[0:1], v3 offset0:128 offset1:164
	s_movk_i32 s0, 0x2400
	v_add_u32_e32 v7, vcc, s0, v2
	s_movk_i32 s0, 0x2600
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, 0, v0
	v_add_f32_e32 v5, v0, v1
	ds_read2_b32 v[0:1], v3 offset0:200 offset1:236
	ds_read2_b32 v[3:4], v7 offset0:16 offset1:52
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v0, v5, v0
	ds_read2_b32 v[5:6], v7 offset0:88 offset1:124
	v_add_f32_e32 v8, v0, v1
	ds_read2_b32 v[0:1], v7 offset0:160 offset1:196
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v3, v8, v3
	v_add_f32_e32 v3, v3, v4
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v3, v3, v5
	v_add_f32_e32 v3, v3, v6
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v3, v0
	v_add_u32_e32 v3, vcc, s0, v2
	ds_read2_b32 v[3:4], v3 offset0:104 offset1:140
	s_movk_i32 s0, 0x2800
	v_add_u32_e32 v7, vcc, s0, v2
	ds_read2_b32 v[5:6], v7 offset0:48 offset1:84
	v_add_f32_e32 v8, v0, v1
	ds_read2_b32 v[0:1], v7 offset0:120 offset1:156
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v3, v8, v3
	v_add_f32_e32 v3, v3, v4
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v3, v3, v5
	v_add_f32_e32 v3, v3, v6
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v0, v3, v0
	v_add_f32_e32 v3, v0, v1
	.loc	0 215
	v_div_scale_f32 v0, s[0:1], v3, v3, 1.0
	v_div_scale_f32 v1, vcc, 1.0, v3, 1.0
	.loc	0 140
	s_load_dwordx2 s[0:1], s[4:5], 0x50
	.loc	0 215
	v_rcp_f32_e32 v4, v0
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v5, -v0, v4, 1.0
	v_fma_f32 v4, v5, v4, v4
	v_mul_f32_e32 v5, v1, v4
	v_fma_f32 v6, -v0, v5, v1
	v_fma_f32 v5, v6, v4, v5
	v_fma_f32 v0, -v0, v5, v1
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v4, v0, v4, v5
	.loc	0 150
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v1, s1
	v_add_u32_e32 v0, vcc, s0, v93
	v_addc_u32_e32 v1, vcc, v1, v94, vcc
	.loc	0 215
	v_cmp_neq_f32_e32 vcc, 0, v3
	v_div_fixup_f32 v4, v4, v3, 1.0
	v_cndmask_b32_e32 v3, 0, v4, vcc
	v_mad_i64_i32 v[4:5], s[0:1], v108, s18, 0
	v_add_u32_e32 v6, vcc, s30, v108
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_cmp_gt_i32_e32 vcc, s21, v6
	v_add_u32_e64 v4, s[0:1], v0, v4
	v_addc_u32_e64 v5, s[0:1], v1, v5, s[0:1]
	.loc	0 218
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execnz .LBB0_154
; %bb.143:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 218
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execnz .LBB0_155
.LBB0_144:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 218
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execnz .LBB0_156
.LBB0_145:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 218
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_147
.LBB0_146:
	.loc	0 0
	v_or_b32_e32 v6, 3, v95
	.loc	0 219
	v_mov_b32_e32 v7, 0
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_mul_f32_e32 v8, v3, v127
	v_add_u32_e32 v3, vcc, v4, v6
	v_addc_u32_e32 v4, vcc, v5, v7, vcc
	flat_store_dword v[3:4], v8
.LBB0_147:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 214
	v_or_b32_e32 v3, 8, v108
	v_add_u32_e32 v2, vcc, 0x2200, v2
	v_add_u32_e32 v4, vcc, s30, v3
	v_cmp_gt_i32_e32 vcc, s21, v4
	.loc	0 218
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_149
; %bb.148:
	.loc	0 214
	ds_read2_b32 v[4:5], v2 offset0:1 offset1:37
	ds_read2_b32 v[6:7], v2 offset0:73 offset1:109
	ds_read2_b32 v[8:9], v2 offset0:145 offset1:181
	ds_read2_b32 v[10:11], v2 offset0:217 offset1:253
	s_movk_i32 s2, 0x400
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v4, 0, v4
	v_add_f32_e32 v4, v4, v5
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v4, v4, v6
	v_add_f32_e32 v6, v4, v7
	v_add_u32_e32 v7, vcc, s2, v2
	ds_read2_b32 v[4:5], v7 offset0:33 offset1:69
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v6, v6, v8
	v_add_f32_e32 v6, v6, v9
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v6, v6, v10
	v_add_f32_e32 v6, v6, v11
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v4, v6, v4
	v_add_f32_e32 v10, v4, v5
	ds_read2_b32 v[4:5], v7 offset0:105 offset1:141
	ds_read2_b32 v[6:7], v7 offset0:177 offset1:213
	s_movk_i32 s2, 0x600
	v_add_u32_e32 v8, vcc, s2, v2
	ds_read2_b32 v[8:9], v8 offset0:121 offset1:157
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v4, v10, v4
	v_add_f32_e32 v4, v4, v5
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v4, v4, v6
	v_add_f32_e32 v4, v4, v7
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v4, v4, v8
	v_add_f32_e32 v9, v4, v9
	.loc	0 215
	v_div_scale_f32 v4, s[2:3], v9, v9, 1.0
	v_div_scale_f32 v5, vcc, 1.0, v9, 1.0
	.loc	0 219
	v_mov_b32_e32 v96, 0
	.loc	0 215
	v_rcp_f32_e32 v6, v4
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v7, -v4, v6, 1.0
	v_fma_f32 v6, v7, v6, v6
	v_mul_f32_e32 v7, v5, v6
	v_fma_f32 v8, -v4, v7, v5
	v_fma_f32 v7, v8, v6, v7
	v_fma_f32 v4, -v4, v7, v5
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v10, v4, v6, v7
	v_mad_i64_i32 v[3:4], s[2:3], v3, s18, 0
	.loc	0 219
	v_lshlrev_b64 v[5:6], 2, v[95:96]
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_u32_e32 v3, vcc, v0, v3
	v_addc_u32_e32 v4, vcc, v1, v4, vcc
	v_add_u32_e32 v7, vcc, v3, v5
	v_addc_u32_e32 v8, vcc, v4, v6, vcc
	.loc	0 215
	v_cmp_neq_f32_e32 vcc, 0, v9
	v_div_fixup_f32 v3, v10, v9, 1.0
	v_cndmask_b32_e32 v6, 0, v3, vcc
	.loc	0 219
	v_mul_f32_e32 v3, v6, v124
	v_mul_f32_e32 v4, v6, v123
	v_mul_f32_e32 v5, v6, v122
	v_mul_f32_e32 v6, v6, v121
	flat_store_dwordx4 v[7:8], v[3:6]
.LBB0_149:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 214
	v_or_b32_e32 v3, 16, v108
	v_add_u32_e32 v4, vcc, s30, v3
	v_cmp_gt_i32_e32 vcc, s21, v4
	.loc	0 218
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_151
; %bb.150:
	.loc	0 214
	ds_read2_b32 v[4:5], v2 offset0:2 offset1:38
	ds_read2_b32 v[6:7], v2 offset0:74 offset1:110
	ds_read2_b32 v[8:9], v2 offset0:146 offset1:182
	ds_read2_b32 v[10:11], v2 offset0:218 offset1:254
	s_movk_i32 s2, 0x400
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v4, 0, v4
	v_add_f32_e32 v4, v4, v5
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v4, v4, v6
	v_add_f32_e32 v6, v4, v7
	v_add_u32_e32 v7, vcc, s2, v2
	ds_read2_b32 v[4:5], v7 offset0:34 offset1:70
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v6, v6, v8
	v_add_f32_e32 v6, v6, v9
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v6, v6, v10
	v_add_f32_e32 v6, v6, v11
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v4, v6, v4
	v_add_f32_e32 v10, v4, v5
	ds_read2_b32 v[4:5], v7 offset0:106 offset1:142
	ds_read2_b32 v[6:7], v7 offset0:178 offset1:214
	s_movk_i32 s2, 0x600
	v_add_u32_e32 v8, vcc, s2, v2
	ds_read2_b32 v[8:9], v8 offset0:122 offset1:158
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v4, v10, v4
	v_add_f32_e32 v4, v4, v5
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v4, v4, v6
	v_add_f32_e32 v4, v4, v7
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v4, v4, v8
	v_add_f32_e32 v9, v4, v9
	.loc	0 215
	v_div_scale_f32 v4, s[2:3], v9, v9, 1.0
	v_div_scale_f32 v5, vcc, 1.0, v9, 1.0
	.loc	0 219
	v_mov_b32_e32 v96, 0
	.loc	0 215
	v_rcp_f32_e32 v6, v4
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v7, -v4, v6, 1.0
	v_fma_f32 v6, v7, v6, v6
	v_mul_f32_e32 v7, v5, v6
	v_fma_f32 v8, -v4, v7, v5
	v_fma_f32 v7, v8, v6, v7
	v_fma_f32 v4, -v4, v7, v5
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v10, v4, v6, v7
	v_mad_i64_i32 v[3:4], s[2:3], v3, s18, 0
	.loc	0 219
	v_lshlrev_b64 v[5:6], 2, v[95:96]
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_add_u32_e32 v3, vcc, v0, v3
	v_addc_u32_e32 v4, vcc, v1, v4, vcc
	v_add_u32_e32 v7, vcc, v3, v5
	v_addc_u32_e32 v8, vcc, v4, v6, vcc
	.loc	0 215
	v_cmp_neq_f32_e32 vcc, 0, v9
	v_div_fixup_f32 v3, v10, v9, 1.0
	v_cndmask_b32_e32 v6, 0, v3, vcc
	.loc	0 219
	v_mul_f32_e32 v3, v6, v119
	v_mul_f32_e32 v4, v6, v118
	v_mul_f32_e32 v5, v6, v117
	v_mul_f32_e32 v6, v6, v116
	flat_store_dwordx4 v[7:8], v[3:6]
.LBB0_151:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 214
	v_or_b32_e32 v3, 24, v108
	v_add_u32_e32 v4, vcc, s30, v3
	v_cmp_gt_i32_e32 vcc, s21, v4
	.loc	0 218
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_153
; %bb.152:
	.loc	0 214
	ds_read2_b32 v[4:5], v2 offset0:3 offset1:39
	ds_read2_b32 v[6:7], v2 offset0:75 offset1:111
	ds_read2_b32 v[8:9], v2 offset0:147 offset1:183
	ds_read2_b32 v[10:11], v2 offset0:219 offset1:255
	s_movk_i32 s0, 0x400
	s_waitcnt lgkmcnt(3)
	v_add_f32_e32 v4, 0, v4
	v_add_f32_e32 v4, v4, v5
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v4, v4, v6
	v_add_f32_e32 v6, v4, v7
	v_add_u32_e32 v7, vcc, s0, v2
	ds_read2_b32 v[4:5], v7 offset0:35 offset1:71
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v6, v6, v8
	v_add_f32_e32 v6, v6, v9
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v6, v6, v10
	v_add_f32_e32 v6, v6, v11
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v4, v6, v4
	v_add_f32_e32 v10, v4, v5
	ds_read2_b32 v[4:5], v7 offset0:107 offset1:143
	ds_read2_b32 v[6:7], v7 offset0:179 offset1:215
	s_movk_i32 s0, 0x600
	v_add_u32_e32 v2, vcc, s0, v2
	ds_read2_b32 v[8:9], v2 offset0:123 offset1:159
	s_waitcnt lgkmcnt(2)
	v_add_f32_e32 v2, v10, v4
	v_add_f32_e32 v2, v2, v5
	s_waitcnt lgkmcnt(1)
	v_add_f32_e32 v2, v2, v6
	v_add_f32_e32 v2, v2, v7
	s_waitcnt lgkmcnt(0)
	v_add_f32_e32 v2, v2, v8
	v_add_f32_e32 v6, v2, v9
	.loc	0 215
	v_div_scale_f32 v2, s[0:1], v6, v6, 1.0
	v_div_scale_f32 v4, vcc, 1.0, v6, 1.0
	.loc	0 219
	v_mov_b32_e32 v96, 0
	.loc	0 215
	v_rcp_f32_e32 v5, v2
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v7, -v2, v5, 1.0
	v_fma_f32 v5, v7, v5, v5
	v_mul_f32_e32 v7, v4, v5
	v_fma_f32 v8, -v2, v7, v4
	v_fma_f32 v7, v8, v5, v7
	v_fma_f32 v2, -v2, v7, v4
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v7, v2, v5, v7
	v_mad_i64_i32 v[2:3], s[0:1], v3, s18, 0
	.loc	0 219
	v_lshlrev_b64 v[4:5], 2, v[95:96]
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v0, vcc, v0, v2
	v_addc_u32_e32 v1, vcc, v1, v3, vcc
	v_add_u32_e32 v4, vcc, v0, v4
	v_addc_u32_e32 v5, vcc, v1, v5, vcc
	.loc	0 215
	v_cmp_neq_f32_e32 vcc, 0, v6
	v_div_fixup_f32 v0, v7, v6, 1.0
	v_cndmask_b32_e32 v3, 0, v0, vcc
	.loc	0 219
	v_mul_f32_e32 v0, v3, v113
	v_mul_f32_e32 v1, v3, v112
	v_mul_f32_e32 v2, v3, v111
	v_mul_f32_e32 v3, v3, v97
	flat_store_dwordx4 v[4:5], v[0:3]
.LBB0_153:
	.loc	0 221
	s_endpgm
.LBB0_154:
	.loc	0 219
	v_mul_f32_e32 v8, v3, v96
	v_mov_b32_e32 v96, 0
	v_lshlrev_b64 v[6:7], 2, v[95:96]
	v_add_u32_e64 v6, s[0:1], v4, v6
	v_addc_u32_e64 v7, s[0:1], v5, v7, s[0:1]
	flat_store_dword v[6:7], v8
	s_or_b64 exec, exec, s[2:3]
	.loc	0 218
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_144
.LBB0_155:
	.loc	0 0
	v_or_b32_e32 v6, 1, v95
	.loc	0 219
	v_mov_b32_e32 v7, 0
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_mul_f32_e32 v8, v3, v131
	v_add_u32_e64 v6, s[0:1], v4, v6
	v_addc_u32_e64 v7, s[0:1], v5, v7, s[0:1]
	flat_store_dword v[6:7], v8
	s_or_b64 exec, exec, s[2:3]
	.loc	0 218
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_145
.LBB0_156:
	.loc	0 0
	v_or_b32_e32 v6, 2, v95
	.loc	0 219
	v_mov_b32_e32 v7, 0
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_mul_f32_e32 v8, v3, v128
	v_add_u32_e64 v6, s[0:1], v4, v6
	v_addc_u32_e64 v7, s[0:1], v5, v7, s[0:1]
	flat_store_dword v[6:7], v8
	s_or_b64 exec, exec, s[2:3]
	.loc	0 218
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execnz .LBB0_146
	s_branch .LBB0_147
.LBB0_157:
	.loc	0 120
	v_add_u32_e64 v28, s[0:1], 4, v18
	v_addc_u32_e64 v29, s[0:1], 0, v19, s[0:1]
	flat_load_dword v14, v[28:29]
	s_or_b64 exec, exec, s[2:3]
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_33
.LBB0_158:
	v_add_u32_e64 v15, s[0:1], 8, v18
	v_addc_u32_e64 v16, s[0:1], 0, v19, s[0:1]
	flat_load_dword v15, v[15:16]
	s_or_b64 exec, exec, s[2:3]
	.loc	0 121
	v_mov_b32_e32 v16, 0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execnz .LBB0_34
	s_branch .LBB0_35
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_blocked
		.amdhsa_group_segment_fixed_size 16384
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
		.amdhsa_next_free_vgpr 169
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
	.size	attention_blocked, .Lfunc_end0-attention_blocked
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 14076
; NumSgprs: 38
; NumVgprs: 169
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 16384 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 42
; NumSGPRsForWavesPerEU: 38
; NumVGPRsForWavesPerEU: 169
; Occupancy: 1
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 0
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 0
	.text
	.protected	attention_blocked_merge ; -- Begin function attention_blocked_merge
	.globl	attention_blocked_merge
	.p2align	8
	.type	attention_blocked_merge,@function
attention_blocked_merge:                ; @attention_blocked_merge
	.loc	0 227
; %bb.0:
	.loc	0 228
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
	v_add_u32_e32 v7, vcc, v3, v2
	.loc	0 229
	v_cmp_lt_i64_e32 vcc, v[0:1], v[6:7]
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB1_10
; %bb.1:
	.loc	0 228
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
	v_add_u32_e32 v3, vcc, v3, v5
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
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 228
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
	flat_load_dwordx2 v[6:7], v[6:7]
	v_lshlrev_b64 v[9:10], 2, v[4:5]
	v_add_u32_e32 v8, vcc, v8, v9
	v_addc_u32_e32 v9, vcc, v11, v10, vcc
	flat_load_dword v10, v[8:9]
	.loc	0 233
	v_or_b32_e32 v9, s4, v3
	v_mov_b32_e32 v8, v5
	v_cmp_ne_u64_e32 vcc, 0, v[8:9]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v8, 1.0, v6
	.loc	0 231
	v_max_f32_e32 v8, 0xff7fffff, v8
	v_sub_f32_e32 v12, 0xff7fffff, v8
	v_sub_f32_e32 v6, v6, v8
	v_rndne_f32_e32 v13, v12
	v_rndne_f32_e32 v11, v6
	.loc	0 233
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
	v_cvt_u32_f32_e32 v16, v9
	v_cvt_u32_f32_e32 v17, v8
	v_mul_lo_u32 v14, s2, v16
	v_mad_u64_u32 v[8:9], s[0:1], s2, v17, 0
	v_mul_lo_u32 v15, s5, v17
	v_add_u32_e32 v9, vcc, v9, v14
	v_add_u32_e32 v19, vcc, v15, v9
	v_mul_hi_u32 v18, v17, v8
	v_mad_u64_u32 v[14:15], s[0:1], v17, v19, 0
	v_mad_u64_u32 v[8:9], s[0:1], v16, v8, 0
	v_add_u32_e32 v18, vcc, v18, v14
	v_addc_u32_e32 v20, vcc, 0, v15, vcc
	v_mad_u64_u32 v[14:15], s[0:1], v16, v19, 0
	v_add_u32_e32 v8, vcc, v18, v8
	v_addc_u32_e32 v8, vcc, v20, v9, vcc
	v_addc_u32_e32 v9, vcc, 0, v15, vcc
	v_add_u32_e32 v8, vcc, v8, v14
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_u32_e32 v18, vcc, v17, v8
	v_addc_u32_e32 v19, vcc, v16, v9, vcc
	v_mad_u64_u32 v[8:9], s[0:1], s2, v18, 0
	v_mul_lo_u32 v16, s2, v19
	v_mul_lo_u32 v17, s5, v18
	v_mul_hi_u32 v20, v18, v8
	v_mad_u64_u32 v[14:15], s[0:1], v19, v8, 0
	v_add_u32_e32 v9, vcc, v9, v16
	v_add_u32_e32 v9, vcc, v9, v17
	v_mad_u64_u32 v[16:17], s[0:1], v18, v9, 0
	v_mad_u64_u32 v[8:9], s[0:1], v19, v9, 0
	v_add_u32_e32 v16, vcc, v20, v16
	v_addc_u32_e32 v17, vcc, 0, v17, vcc
	v_add_u32_e32 v14, vcc, v16, v14
	v_addc_u32_e32 v14, vcc, v17, v15, vcc
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_u32_e32 v8, vcc, v14, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_u32_e32 v14, vcc, v18, v8
	v_addc_u32_e32 v15, vcc, v19, v9, vcc
	v_ashrrev_i32_e32 v16, 31, v3
	v_add_u32_e32 v8, vcc, v2, v16
	v_xor_b32_e32 v18, v8, v16
	v_mad_u64_u32 v[8:9], s[0:1], v18, v15, 0
	v_mul_hi_u32 v19, v18, v14
	v_addc_u32_e32 v17, vcc, v3, v16, vcc
	v_xor_b32_e32 v17, v17, v16
	v_add_u32_e32 v19, vcc, v19, v8
	v_addc_u32_e32 v20, vcc, 0, v9, vcc
	v_mad_u64_u32 v[8:9], s[0:1], v17, v14, 0
	v_mad_u64_u32 v[14:15], s[0:1], v17, v15, 0
	v_add_u32_e32 v8, vcc, v19, v8
	v_addc_u32_e32 v8, vcc, v20, v9, vcc
	v_addc_u32_e32 v9, vcc, 0, v15, vcc
	v_add_u32_e32 v14, vcc, v8, v14
	v_addc_u32_e32 v15, vcc, 0, v9, vcc
	v_mul_lo_u32 v19, s16, v15
	v_mad_u64_u32 v[8:9], s[0:1], s16, v14, 0
	v_mul_lo_u32 v20, s17, v14
	v_add_u32_e32 v9, vcc, v9, v19
	v_add_u32_e32 v9, vcc, v9, v20
	v_sub_u32_e32 v19, vcc, v17, v9
	v_mov_b32_e32 v20, s17
	v_sub_u32_e32 v8, vcc, v18, v8
	v_subb_u32_e64 v18, s[0:1], v19, v20, vcc
	v_subrev_u32_e64 v19, s[0:1], s16, v8
	v_subbrev_u32_e64 v18, s[0:1], 0, v18, s[0:1]
	v_cmp_le_u32_e64 s[0:1], s17, v18
	v_cndmask_b32_e64 v20, 0, -1, s[0:1]
	v_cmp_le_u32_e64 s[0:1], s16, v19
	v_cndmask_b32_e64 v19, 0, -1, s[0:1]
	v_cmp_eq_u32_e64 s[0:1], s17, v18
	v_cndmask_b32_e64 v18, v20, v19, s[0:1]
	v_add_u32_e64 v19, s[0:1], 2, v14
	v_subb_u32_e32 v9, vcc, v17, v9, vcc
	v_addc_u32_e64 v20, s[0:1], 0, v15, s[0:1]
	v_cmp_le_u32_e32 vcc, s17, v9
	v_add_u32_e64 v21, s[0:1], 1, v14
	v_cndmask_b32_e64 v17, 0, -1, vcc
	v_cmp_le_u32_e32 vcc, s16, v8
	v_addc_u32_e64 v22, s[0:1], 0, v15, s[0:1]
	v_cndmask_b32_e64 v8, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, s17, v9
	v_cmp_ne_u32_e64 s[0:1], 0, v18
	v_cndmask_b32_e32 v8, v17, v8, vcc
	v_cndmask_b32_e64 v18, v22, v20, s[0:1]
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cndmask_b32_e64 v9, v21, v19, s[0:1]
	v_cndmask_b32_e32 v8, v15, v18, vcc
	v_cndmask_b32_e32 v9, v14, v9, vcc
	v_xor_b32_e32 v14, s4, v16
	v_xor_b32_e32 v15, v8, v14
	v_xor_b32_e32 v8, v9, v14
	v_sub_u32_e32 v8, vcc, v8, v14
	v_subb_u32_e32 v9, vcc, v15, v14, vcc
.LBB1_7:
	s_andn2_saveexec_b64 s[0:1], s[10:11]
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
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 231
	v_sub_f32_e32 v14, v12, v13
	v_mul_f32_e32 v15, 0x3717f7d1, v14
	v_madmk_f32 v16, v14, 0x3f317180, v15
	v_mul_f32_e32 v17, v16, v16
	v_mov_b32_e32 v18, 0xb5ddea0e
	v_madmk_f32 v19, v17, 0x3331bb4c, v18
	v_madak_f32 v19, v17, v19, 0x388ab355
	v_madak_f32 v19, v17, v19, 0xbb360b61
	v_madak_f32 v19, v17, v19, 0x3e2aaaab
	v_mad_f32 v17, -v17, v19, v16
	v_mul_f32_e32 v16, v16, v17
	v_sub_f32_e32 v17, 2.0, v17
	s_mov_b32 s0, 0x6f800000
	v_mov_b32_e32 v19, 0x2f800000
	v_cmp_gt_f32_e64 vcc, |v17|, s0
	v_cndmask_b32_e32 v20, 1.0, v19, vcc
	v_mul_f32_e32 v17, v17, v20
	v_rcp_f32_e32 v17, v17
	v_cvt_i32_f32_e32 v13, v13
	s_mov_b32 s2, 0x3f317180
	s_mov_b32 s5, 0xc2fc0000
	v_mul_f32_e32 v16, v16, v17
	v_mad_f32 v15, -v20, v16, -v15
	v_mad_f32 v14, v14, s2, -v15
	v_add_f32_e32 v14, 1.0, v14
	v_lshlrev_b32_e32 v13, 23, v13
	v_add_u32_e32 v13, vcc, v13, v14
	v_cmp_ngt_f32_e32 vcc, s5, v12
	s_mov_b32 s10, 0x43000000
	v_cndmask_b32_e32 v13, 0, v13, vcc
	v_cmp_gt_f32_e32 vcc, s10, v12
	v_sub_f32_e32 v12, v6, v11
	v_mul_f32_e32 v15, 0x3717f7d1, v12
	v_madmk_f32 v16, v12, 0x3f317180, v15
	v_mul_f32_e32 v17, v16, v16
	v_mac_f32_e32 v18, 0x3331bb4c, v17
	v_mov_b32_e32 v20, 0x388ab355
	v_mac_f32_e32 v20, v17, v18
	v_mov_b32_e32 v18, 0xbb360b61
	v_mac_f32_e32 v18, v17, v20
	v_mov_b32_e32 v20, 0x3e2aaaab
	v_mac_f32_e32 v20, v17, v18
	v_mad_f32 v17, -v17, v20, v16
	v_mul_f32_e32 v16, v16, v17
	v_sub_f32_e32 v17, 2.0, v17
	v_cmp_gt_f32_e64 s[0:1], |v17|, s0
	v_cndmask_b32_e64 v18, 1.0, v19, s[0:1]
	v_mul_f32_e32 v17, v17, v18
	v_rcp_f32_e32 v17, v17
	v_cvt_i32_f32_e32 v11, v11
	v_mov_b32_e32 v14, 0x7f800000
	v_cndmask_b32_e32 v13, v14, v13, vcc
	v_mul_f32_e32 v16, v16, v17
	v_mad_f32 v15, -v18, v16, -v15
	v_mad_f32 v12, v12, s2, -v15
	v_add_f32_e32 v12, 1.0, v12
	v_lshlrev_b32_e32 v11, 23, v11
	v_add_u32_e32 v11, vcc, v11, v12
	v_cmp_ngt_f32_e32 vcc, s5, v6
	v_cndmask_b32_e32 v11, 0, v11, vcc
	v_cmp_gt_f32_e32 vcc, s10, v6
	v_cndmask_b32_e32 v11, v14, v11, vcc
	v_cmp_o_f32_e32 vcc, v6, v6
	v_cndmask_b32_e32 v6, v6, v11, vcc
	.loc	0 232
	v_mul_f32_e32 v11, 0, v13
	v_mad_f32 v7, v7, v6, v11
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v11, v10, v6
	.loc	0 233
	v_div_scale_f32 v6, s[0:1], v7, v7, v11
	v_div_scale_f32 v10, vcc, v11, v7, v11
	.loc	0 228
	s_load_dwordx4 s[16:19], s[6:7], 0x20
	.loc	0 233
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s2, s16, 31
	v_rcp_f32_e32 v12, v6
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 3
	v_fma_f32 v13, -v6, v12, 1.0
	v_fma_f32 v12, v13, v12, v12
	v_mul_f32_e32 v13, v10, v12
	v_fma_f32 v14, -v6, v13, v10
	v_fma_f32 v13, v14, v12, v13
	v_fma_f32 v6, -v6, v13, v10
	s_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 2), 0
	v_div_fmas_f32 v6, v6, v12, v13
	v_cmp_neq_f32_e32 vcc, 0, v7
	v_mul_lo_u32 v10, v8, s4
	v_mul_lo_u32 v13, v2, s3
	s_ashr_i32 s3, s17, 31
	v_div_fixup_f32 v6, v6, v7, v11
	v_cndmask_b32_e32 v12, 0, v6, vcc
	v_mad_u64_u32 v[6:7], s[0:1], v8, s13, 0
	v_mul_lo_u32 v11, v9, s13
	v_add_u32_e32 v7, vcc, v7, v10
	v_add_u32_e32 v7, vcc, v7, v11
	v_mad_u64_u32 v[10:11], s[0:1], v2, s14, 0
	v_sub_u32_e32 v6, vcc, v2, v6
	v_subb_u32_e32 v7, vcc, v3, v7, vcc
	v_add_u32_e32 v11, vcc, v11, v13
	v_mul_lo_u32 v13, v3, s14
	v_mad_u64_u32 v[2:3], s[0:1], v8, s16, v[4:5]
	v_mul_lo_u32 v4, v9, s16
	v_mul_lo_u32 v8, v8, s2
	v_add_u32_e32 v5, vcc, v11, v13
	v_add_u32_e32 v3, vcc, v4, v3
	v_add_u32_e32 v3, vcc, v8, v3
	v_mad_u64_u32 v[2:3], s[0:1], v6, s17, v[2:3]
	v_mul_lo_u32 v4, v7, s17
	v_sub_u32_e32 v7, vcc, v0, v10
	v_mul_lo_u32 v0, v6, s3
	v_subb_u32_e32 v5, vcc, v1, v5, vcc
	v_add_u32_e32 v1, vcc, v4, v3
	v_add_u32_e32 v3, vcc, v0, v1
	v_mad_u64_u32 v[0:1], s[0:1], v7, s18, v[2:3]
	v_mul_lo_u32 v2, v5, s18
	s_ashr_i32 s0, s18, 31
	v_mul_lo_u32 v3, v7, s0
	v_add_u32_e32 v1, vcc, v2, v1
	v_add_u32_e32 v1, vcc, v3, v1
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s9
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dword v[0:1], v12
.LBB1_10:
	.loc	0 234
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel attention_blocked_merge
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
.Lfunc_end1:
	.size	attention_blocked_merge, .Lfunc_end1-attention_blocked_merge
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2792
; NumSgprs: 22
; NumVgprs: 23
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
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
    .group_segment_fixed_size: 16384
    .kernarg_segment_align: 8
    .kernarg_segment_size: 96
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 128
    .name:           attention_blocked
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 128
      - 1
      - 1
    .sgpr_count:     38
    .sgpr_spill_count: 0
    .symbol:         attention_blocked.kd
    .vgpr_count:     169
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
    .name:           attention_blocked_merge
    .private_segment_fixed_size: 0
    .sgpr_count:     22
    .sgpr_spill_count: 0
    .symbol:         attention_blocked_merge.kd
    .vgpr_count:     23
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

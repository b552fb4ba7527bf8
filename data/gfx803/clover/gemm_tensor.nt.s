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
	s_load_dwordx4 s[72:75], s[4:5], 0x0
	s_load_dwordx2 s[80:81], s[4:5], 0x10
	s_load_dword s82, s[4:5], 0x18
	s_load_dwordx4 s[76:79], s[4:5], 0x20
	v_bfe_u32 v58, v0, 2, 3
	v_and_b32_e32 v61, 3, v0
	.loc	1 142
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
	.loc	1 143
	s_ashr_i32 s7, s3, 31
	s_add_i32 s8, s3, s7
	s_xor_b32 s8, s8, s7
	v_cvt_f32_u32_e32 v2, s8
	s_sub_i32 s9, 0, s8
	.loc	1 141
	v_and_b32_e32 v59, 32, v0
	.loc	1 150
	s_mov_b32 s84, s78
	.loc	1 143
	v_rcp_iflag_f32_e32 v2, v2
	v_mov_b32_e32 v93, 0
	v_mov_b32_e32 v89, 0
	v_mov_b32_e32 v85, 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v92, 0
	v_mov_b32_e32 v88, 0
	v_mul_lo_u32 v3, s9, v2
	s_ashr_i32 s9, s6, 31
	s_add_i32 s10, s6, s9
	s_xor_b32 s10, s10, s9
	v_mul_hi_u32 v3, v2, v3
	s_xor_b32 s7, s9, s7
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v80, 0
	v_add_u32_e32 v2, vcc, v2, v3
	v_mul_hi_u32 v2, s10, v2
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v87, 0
	v_mov_b32_e32 v83, 0
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
	.loc	1 144
	s_lshl_b32 s9, s2, 2
	s_ashr_i32 s0, s0, 31
	s_add_i32 s9, s9, s0
	s_xor_b32 s9, s9, s0
	v_cvt_f32_u32_e32 v2, s9
	.loc	1 143
	s_xor_b32 s8, s8, s7
	s_sub_i32 s7, s8, s7
	.loc	1 144
	s_sub_i32 s8, 0, s9
	v_rcp_iflag_f32_e32 v2, v2
	s_mul_i32 s3, s7, s3
	s_sub_i32 s3, s6, s3
	s_ashr_i32 s6, s3, 31
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	s_xor_b32 s0, s6, s0
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v90, 0
	v_mul_lo_u32 v3, s8, v2
	s_add_i32 s8, s3, s6
	s_xor_b32 s8, s8, s6
	v_mov_b32_e32 v86, 0
	v_mul_hi_u32 v3, v2, v3
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v77, 0
	v_add_u32_e32 v2, vcc, v2, v3
	v_mul_hi_u32 v2, s8, v2
	.loc	1 141
	v_lshrrev_b32_e32 v3, 1, v0
	v_and_b32_e32 v60, 32, v3
	v_mov_b32_e32 v73, 0
	.loc	1 144
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
	.loc	1 145
	s_ashr_i32 s6, s1, 31
	s_add_i32 s8, s1, s6
	s_xor_b32 s8, s8, s6
	v_cvt_f32_u32_e32 v2, s8
	s_sub_i32 s9, 0, s8
	.loc	1 144
	s_mul_i32 s2, s0, s2
	s_sub_i32 s2, s3, s2
	.loc	1 145
	v_rcp_iflag_f32_e32 v2, v2
	s_ashr_i32 s3, s2, 31
	s_xor_b32 s12, s3, s6
	v_mov_b32_e32 v69, 0
	v_mul_f32_e32 v2, 0x4f7ffffe, v2
	v_cvt_u32_f32_e32 v2, v2
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v72, 0
	v_mul_lo_u32 v4, s9, v2
	s_add_i32 s9, s2, s3
	s_xor_b32 s9, s9, s3
	v_mov_b32_e32 v68, 0
	v_mul_hi_u32 v4, v2, v4
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v71, 0
	v_add_u32_e32 v2, vcc, v2, v4
	v_mul_hi_u32 v2, s9, v2
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v74, 0
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
	.loc	1 146
	s_add_i32 s6, s74, 15
	.loc	1 145
	s_xor_b32 s13, s3, s12
	.loc	1 146
	s_ashr_i32 s3, s6, 31
	.loc	1 145
	s_sub_i32 s8, s13, s12
	.loc	1 146
	s_lshr_b32 s3, s3, 28
	.loc	1 145
	s_lshl_b32 s10, s8, 6
	s_mul_i32 s8, s8, s1
	.loc	1 146
	s_add_i32 s6, s6, s3
	s_sub_i32 s1, s2, s8
	s_and_b32 s2, s6, -16
	.loc	1 147
	s_mul_i32 s7, s7, s2
	s_min_i32 s86, s74, s7
	.loc	1 145
	s_add_i32 s1, s1, s0
	.loc	1 147
	s_add_i32 s0, s86, s2
	.loc	1 149
	s_ashr_i32 s83, s82, 31
	.loc	1 150
	s_ashr_i32 s85, s78, 31
	.loc	1 145
	s_lshl_b32 s33, s1, 6
	.loc	1 147
	s_min_i32 s101, s74, s0
	s_mov_b32 s1, 0
	s_cmp_le_i32 s101, s86
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v62, 0
	.loc	1 154
	s_cbranch_scc1 .LBB0_293
; %bb.1:
	.loc	1 150
	v_mov_b32_e32 v2, s84
	.loc	1 148
	s_and_b32 s8, s82, 3
	s_and_b32 s0, s80, 12
	.loc	1 150
	v_mad_i64_i32 v[2:3], s[6:7], s33, v2, 0
	.loc	1 148
	s_cmp_lg_u64 s[0:1], 0
	s_cselect_b64 s[2:3], -1, 0
	s_and_b32 s9, s78, 3
	s_and_b32 s0, s76, 12
	.loc	1 149
	v_mov_b32_e32 v4, s82
	.loc	1 148
	s_cmp_lg_u64 s[0:1], 0
	.loc	1 149
	v_mad_i64_i32 v[4:5], s[6:7], s10, v4, 0
	.loc	1 148
	s_cselect_b64 s[0:1], -1, 0
	.loc	1 149
	s_ashr_i32 s87, s86, 31
	.loc	1 150
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 148
	s_cmp_lg_u32 s8, 0
	.loc	1 150
	v_mov_b32_e32 v6, s77
	v_add_u32_e32 v7, vcc, s76, v2
	.loc	1 148
	s_cselect_b64 s[6:7], -1, 0
	.loc	1 150
	v_addc_u32_e32 v6, vcc, v6, v3, vcc
	s_or_b64 s[6:7], s[6:7], s[2:3]
	.loc	1 149
	v_lshlrev_b64 v[2:3], 2, v[4:5]
	.loc	1 148
	s_cmp_lg_u32 s9, 0
	s_cselect_b64 s[2:3], -1, 0
	.loc	1 149
	v_mov_b32_e32 v4, s81
	v_add_u32_e32 v2, vcc, s80, v2
	s_or_b64 s[88:89], s[2:3], s[0:1]
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	s_lshl_b64 s[0:1], s[86:87], 2
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v2, vcc, s0, v2
	s_sub_i32 s22, s72, s10
	s_sub_i32 s44, s73, s33
	s_sub_i32 s14, s101, s86
	v_addc_u32_e32 v3, vcc, v3, v5, vcc
	s_cmp_gt_i32 s22, 63
	.loc	1 150
	v_add_u32_e32 v4, vcc, s0, v7
	s_cselect_b64 s[0:1], -1, 0
	s_cmp_gt_i32 s44, 63
	s_cselect_b64 s[2:3], -1, 0
	s_and_b64 s[90:91], s[0:1], s[2:3]
	s_cmp_gt_i32 s14, 15
	v_writelane_b32 v1, s13, 0
	s_cselect_b64 s[0:1], -1, 0
	v_writelane_b32 v1, s12, 1
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	s_and_b64 s[0:1], s[90:91], s[0:1]
	v_cndmask_b32_e64 v8, 0, 1, s[6:7]
	.loc	1 0
	v_lshrrev_b32_e32 v14, 2, v0
	v_writelane_b32 v1, s10, 2
	v_and_b32_e32 v6, 15, v0
	v_mov_b32_e32 v7, 0
	s_mov_b64 s[2:3], -1
	.loc	1 154
	s_andn2_b64 vcc, exec, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 1, v8
	.loc	1 104
	s_mov_b32 m0, -1
	.loc	1 154
	s_cbranch_vccz .LBB0_75
; %bb.2:
	.loc	1 0
	v_sub_u32_e32 v12, vcc, s14, v6
	s_mov_b64 s[6:7], -1
	.loc	1 154
	s_and_b64 vcc, exec, s[0:1]
	v_cmp_lt_i32_e64 s[2:3], 0, v12
	s_cbranch_vccnz .LBB0_20
; %bb.3:
	v_lshrrev_b32_e32 v8, 4, v0
	v_cmp_gt_i32_e32 vcc, s22, v8
	.loc	1 104
	s_and_b64 s[8:9], vcc, s[2:3]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_5
; %bb.4:
	.loc	1 154
	v_mad_i64_i32 v[10:11], s[8:9], v8, s82, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e32 v13, vcc, v2, v10
	v_addc_u32_e32 v15, vcc, v3, v11, vcc
	v_lshlrev_b64 v[10:11], 2, v[6:7]
	v_add_u32_e32 v10, vcc, v13, v10
	v_addc_u32_e32 v11, vcc, v15, v11, vcc
	.loc	1 104
	flat_load_dword v10, v[10:11]
.LBB0_5:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v8, 24, v8
	v_lshlrev_b32_e32 v11, 2, v8
	v_lshlrev_b32_e32 v8, 2, v6
	v_add_u32_e32 v11, vcc, v11, v8
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10
	.loc	1 154
	v_or_b32_e32 v10, 0x80, v0
	v_lshrrev_b32_e32 v10, 4, v10
	v_cmp_gt_i32_e32 vcc, s22, v10
	.loc	1 104
	s_and_b64 s[8:9], vcc, s[2:3]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_7
; %bb.6:
	.loc	1 154
	v_mad_i64_i32 v[15:16], s[8:9], v10, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v9, vcc, v2, v15
	v_addc_u32_e32 v11, vcc, v3, v16, vcc
	v_lshlrev_b64 v[15:16], 2, v[6:7]
	v_add_u32_e32 v15, vcc, v9, v15
	v_addc_u32_e32 v16, vcc, v11, v16, vcc
	.loc	1 104
	flat_load_dword v9, v[15:16]
.LBB0_7:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v8
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v9
	.loc	1 154
	v_or_b32_e32 v9, 0x100, v0
	v_lshrrev_b32_e32 v10, 4, v9
	v_cmp_gt_i32_e32 vcc, s22, v10
	.loc	1 104
	s_and_b64 s[8:9], vcc, s[2:3]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_9
; %bb.8:
	.loc	1 154
	v_mad_i64_i32 v[15:16], s[8:9], v10, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v11, vcc, v2, v15
	v_addc_u32_e32 v13, vcc, v3, v16, vcc
	v_lshlrev_b64 v[15:16], 2, v[6:7]
	v_add_u32_e32 v15, vcc, v11, v15
	v_addc_u32_e32 v16, vcc, v13, v16, vcc
	.loc	1 104
	flat_load_dword v11, v[15:16]
.LBB0_9:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v8
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v11
	.loc	1 154
	v_or_b32_e32 v10, 0x180, v0
	v_lshrrev_b32_e32 v10, 4, v10
	v_cmp_gt_i32_e32 vcc, s22, v10
	.loc	1 104
	s_and_b64 s[8:9], vcc, s[2:3]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_11
; %bb.10:
	.loc	1 154
	v_mad_i64_i32 v[15:16], s[8:9], v10, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v9, vcc, v2, v15
	v_addc_u32_e32 v11, vcc, v3, v16, vcc
	v_lshlrev_b64 v[15:16], 2, v[6:7]
	v_add_u32_e32 v15, vcc, v9, v15
	v_addc_u32_e32 v16, vcc, v11, v16, vcc
	.loc	1 104
	flat_load_dword v9, v[15:16]
.LBB0_11:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v8
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v9
	.loc	1 154
	v_or_b32_e32 v9, 0x200, v0
	v_lshrrev_b32_e32 v10, 4, v9
	v_cmp_gt_i32_e32 vcc, s22, v10
	.loc	1 104
	s_and_b64 s[8:9], vcc, s[2:3]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_13
; %bb.12:
	.loc	1 154
	v_mad_i64_i32 v[15:16], s[8:9], v10, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v11, vcc, v2, v15
	v_addc_u32_e32 v13, vcc, v3, v16, vcc
	v_lshlrev_b64 v[15:16], 2, v[6:7]
	v_add_u32_e32 v15, vcc, v11, v15
	v_addc_u32_e32 v16, vcc, v13, v16, vcc
	.loc	1 104
	flat_load_dword v11, v[15:16]
.LBB0_13:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v8
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v11
	.loc	1 154
	v_or_b32_e32 v10, 0x280, v0
	v_lshrrev_b32_e32 v10, 4, v10
	v_cmp_gt_i32_e32 vcc, s22, v10
	.loc	1 104
	s_and_b64 s[8:9], vcc, s[2:3]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_15
; %bb.14:
	.loc	1 154
	v_mad_i64_i32 v[15:16], s[8:9], v10, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v9, vcc, v2, v15
	v_addc_u32_e32 v11, vcc, v3, v16, vcc
	v_lshlrev_b64 v[15:16], 2, v[6:7]
	v_add_u32_e32 v15, vcc, v9, v15
	v_addc_u32_e32 v16, vcc, v11, v16, vcc
	.loc	1 104
	flat_load_dword v9, v[15:16]
.LBB0_15:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v8
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v9
	.loc	1 154
	v_or_b32_e32 v9, 0x300, v0
	v_lshrrev_b32_e32 v10, 4, v9
	v_cmp_gt_i32_e32 vcc, s22, v10
	.loc	1 104
	s_and_b64 s[8:9], vcc, s[2:3]
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_17
; %bb.16:
	.loc	1 154
	v_mad_i64_i32 v[15:16], s[8:9], v10, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v11, vcc, v2, v15
	v_addc_u32_e32 v13, vcc, v3, v16, vcc
	v_lshlrev_b64 v[15:16], 2, v[6:7]
	v_add_u32_e32 v15, vcc, v11, v15
	v_addc_u32_e32 v16, vcc, v13, v16, vcc
	.loc	1 104
	flat_load_dword v11, v[15:16]
.LBB0_17:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v10, vcc, v10, v8
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v11
	.loc	1 154
	v_or_b32_e32 v10, 0x380, v0
	v_lshrrev_b32_e32 v10, 4, v10
	v_cmp_gt_i32_e32 vcc, s22, v10
	.loc	1 104
	s_and_b64 s[6:7], vcc, s[2:3]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_19
; %bb.18:
	.loc	1 154
	v_mad_i64_i32 v[15:16], s[6:7], v10, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v9, vcc, v2, v15
	v_addc_u32_e32 v11, vcc, v3, v16, vcc
	v_lshlrev_b64 v[15:16], 2, v[6:7]
	v_add_u32_e32 v15, vcc, v9, v15
	v_addc_u32_e32 v16, vcc, v11, v16, vcc
	.loc	1 104
	flat_load_dword v9, v[15:16]
.LBB0_19:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v8, vcc, v10, v8
	s_mov_b64 s[6:7], 0
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v8, v9
.LBB0_20:
	.loc	1 154
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
	.loc	1 104
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
	.loc	1 154
	v_mul_u32_u24_e32 v18, 24, v14
	v_lshlrev_b32_e32 v18, 2, v18
	v_add_u32_e64 v15, s[2:3], v18, v15
	.loc	1 104
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
	.loc	1 104
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
	.loc	1 104
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
	.loc	1 154
	v_or_b32_e32 v10, 0x200, v13
	v_lshrrev_b32_e32 v13, 4, v10
	v_mad_i64_i32 v[10:11], s[10:11], v13, s82, 0
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v17 offset:12
	.loc	1 154
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v15, s[10:11], v2, v10
	v_lshlrev_b64 v[9:10], 2, v[8:9]
	v_addc_u32_e64 v11, s[10:11], v3, v11, s[10:11]
	v_add_u32_e64 v9, s[10:11], v15, v9
	v_addc_u32_e64 v10, s[10:11], v11, v10, s[10:11]
	v_cmp_gt_i32_e64 s[10:11], s22, v13
	.loc	1 104
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
	.loc	1 154
	v_mul_u32_u24_e32 v13, 24, v13
	v_lshlrev_b32_e32 v13, 2, v13
	v_lshlrev_b32_e32 v8, 2, v8
	v_add_u32_e32 v8, vcc, v13, v8
	.loc	1 104
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
	.loc	1 104
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
	.loc	1 104
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
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v8, v11 offset:12
.LBB0_38:
	.loc	1 154
	s_andn2_b64 vcc, exec, s[88:89]
	s_mov_b64 s[2:3], -1
	s_cbranch_vccnz .LBB0_56
; %bb.39:
	v_lshrrev_b32_e32 v8, 4, v0
	v_cmp_gt_i32_e64 s[2:3], s44, v8
	.loc	1 104
	v_cmp_lt_i32_e32 vcc, 0, v12
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_41
; %bb.40:
	.loc	1 154
	v_mad_i64_i32 v[10:11], s[2:3], v8, s84, 0
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_add_u32_e64 v12, s[2:3], v4, v10
	v_addc_u32_e64 v13, s[2:3], v5, v11, s[2:3]
	v_lshlrev_b64 v[10:11], 2, v[6:7]
	v_add_u32_e64 v10, s[2:3], v12, v10
	v_addc_u32_e64 v11, s[2:3], v13, v11, s[2:3]
	.loc	1 104
	flat_load_dword v10, v[10:11]
.LBB0_41:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v8, 24, v8
	v_lshlrev_b32_e32 v11, 2, v8
	v_lshlrev_b32_e32 v8, 2, v6
	v_add_u32_e64 v11, s[2:3], v11, v8
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v11, v10 offset:12288
	.loc	1 154
	v_or_b32_e32 v10, 0x80, v0
	v_lshrrev_b32_e32 v10, 4, v10
	v_cmp_gt_i32_e64 s[2:3], s44, v10
	.loc	1 104
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_43
; %bb.42:
	.loc	1 154
	v_mad_i64_i32 v[11:12], s[2:3], v10, s84, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v9, s[2:3], v4, v11
	v_addc_u32_e64 v13, s[2:3], v5, v12, s[2:3]
	v_lshlrev_b64 v[11:12], 2, v[6:7]
	v_add_u32_e64 v11, s[2:3], v9, v11
	v_addc_u32_e64 v12, s[2:3], v13, v12, s[2:3]
	.loc	1 104
	flat_load_dword v9, v[11:12]
.LBB0_43:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e64 v10, s[2:3], v10, v8
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v9 offset:12288
	.loc	1 154
	v_or_b32_e32 v9, 0x100, v0
	v_lshrrev_b32_e32 v10, 4, v9
	v_cmp_gt_i32_e64 s[2:3], s44, v10
	.loc	1 104
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_45
; %bb.44:
	.loc	1 154
	v_mad_i64_i32 v[11:12], s[2:3], v10, s84, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v13, s[2:3], v4, v11
	v_addc_u32_e64 v15, s[2:3], v5, v12, s[2:3]
	v_lshlrev_b64 v[11:12], 2, v[6:7]
	v_add_u32_e64 v11, s[2:3], v13, v11
	v_addc_u32_e64 v12, s[2:3], v15, v12, s[2:3]
	.loc	1 104
	flat_load_dword v11, v[11:12]
.LBB0_45:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e64 v10, s[2:3], v10, v8
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v11 offset:12288
	.loc	1 154
	v_or_b32_e32 v10, 0x180, v0
	v_lshrrev_b32_e32 v10, 4, v10
	v_cmp_gt_i32_e64 s[2:3], s44, v10
	.loc	1 104
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_47
; %bb.46:
	.loc	1 154
	v_mad_i64_i32 v[11:12], s[2:3], v10, s84, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v9, s[2:3], v4, v11
	v_addc_u32_e64 v13, s[2:3], v5, v12, s[2:3]
	v_lshlrev_b64 v[11:12], 2, v[6:7]
	v_add_u32_e64 v11, s[2:3], v9, v11
	v_addc_u32_e64 v12, s[2:3], v13, v12, s[2:3]
	.loc	1 104
	flat_load_dword v9, v[11:12]
.LBB0_47:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e64 v10, s[2:3], v10, v8
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v9 offset:12288
	.loc	1 154
	v_or_b32_e32 v9, 0x200, v0
	v_lshrrev_b32_e32 v10, 4, v9
	v_cmp_gt_i32_e64 s[2:3], s44, v10
	.loc	1 104
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_49
; %bb.48:
	.loc	1 154
	v_mad_i64_i32 v[11:12], s[2:3], v10, s84, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v13, s[2:3], v4, v11
	v_addc_u32_e64 v15, s[2:3], v5, v12, s[2:3]
	v_lshlrev_b64 v[11:12], 2, v[6:7]
	v_add_u32_e64 v11, s[2:3], v13, v11
	v_addc_u32_e64 v12, s[2:3], v15, v12, s[2:3]
	.loc	1 104
	flat_load_dword v11, v[11:12]
.LBB0_49:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e64 v10, s[2:3], v10, v8
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v11 offset:12288
	.loc	1 154
	v_or_b32_e32 v10, 0x280, v0
	v_lshrrev_b32_e32 v10, 4, v10
	v_cmp_gt_i32_e64 s[2:3], s44, v10
	.loc	1 104
	s_and_b64 s[2:3], s[2:3], vcc
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_51
; %bb.50:
	.loc	1 154
	v_mad_i64_i32 v[11:12], s[2:3], v10, s84, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v9, s[2:3], v4, v11
	v_addc_u32_e64 v13, s[2:3], v5, v12, s[2:3]
	v_lshlrev_b64 v[11:12], 2, v[6:7]
	v_add_u32_e64 v11, s[2:3], v9, v11
	v_addc_u32_e64 v12, s[2:3], v13, v12, s[2:3]
	.loc	1 104
	flat_load_dword v9, v[11:12]
.LBB0_51:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e64 v10, s[2:3], v10, v8
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v9 offset:12288
	.loc	1 154
	v_or_b32_e32 v9, 0x300, v0
	v_lshrrev_b32_e32 v10, 4, v9
	v_cmp_gt_i32_e64 s[2:3], s44, v10
	.loc	1 104
	s_and_b64 s[2:3], s[2:3], vcc
	v_mov_b32_e32 v9, 0
	v_mov_b32_e32 v11, 0
	s_and_saveexec_b64 s[6:7], s[2:3]
	s_cbranch_execz .LBB0_53
; %bb.52:
	.loc	1 154
	v_mad_i64_i32 v[11:12], s[2:3], v10, s84, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e64 v13, s[2:3], v4, v11
	v_addc_u32_e64 v15, s[2:3], v5, v12, s[2:3]
	v_lshlrev_b64 v[11:12], 2, v[6:7]
	v_add_u32_e64 v11, s[2:3], v13, v11
	v_addc_u32_e64 v12, s[2:3], v15, v12, s[2:3]
	.loc	1 104
	flat_load_dword v11, v[11:12]
.LBB0_53:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 154
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e64 v10, s[2:3], v10, v8
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v10, v11 offset:12288
	.loc	1 154
	v_or_b32_e32 v10, 0x380, v0
	v_lshrrev_b32_e32 v10, 4, v10
	v_cmp_gt_i32_e64 s[2:3], s44, v10
	.loc	1 104
	s_and_b64 s[6:7], s[2:3], vcc
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_55
; %bb.54:
	.loc	1 154
	v_mad_i64_i32 v[11:12], s[6:7], v10, s84, 0
	v_lshlrev_b64 v[11:12], 2, v[11:12]
	v_add_u32_e32 v9, vcc, v4, v11
	v_addc_u32_e32 v13, vcc, v5, v12, vcc
	v_lshlrev_b64 v[11:12], 2, v[6:7]
	v_add_u32_e32 v11, vcc, v9, v11
	v_addc_u32_e32 v12, vcc, v13, v12, vcc
	.loc	1 104
	flat_load_dword v9, v[11:12]
.LBB0_55:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v10, 24, v10
	v_lshlrev_b32_e32 v10, 2, v10
	v_add_u32_e32 v8, vcc, v10, v8
	s_mov_b64 s[2:3], 0
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v8, v9 offset:12288
.LBB0_56:
	.loc	1 154
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
	.loc	1 104
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
	.loc	1 154
	v_mul_u32_u24_e32 v17, 24, v14
	v_lshlrev_b32_e32 v17, 2, v17
	v_add_u32_e32 v17, vcc, v17, v13
	.loc	1 104
	v_cmp_lt_i32_e64 s[6:7], 1, v15
	.loc	1 154
	v_add_u32_e32 v13, vcc, 0x3000, v17
	.loc	1 104
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
	.loc	1 104
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
	.loc	1 104
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
	.loc	1 154
	v_or_b32_e32 v10, 0x200, v12
	v_lshrrev_b32_e32 v12, 4, v10
	v_mad_i64_i32 v[10:11], s[12:13], v12, s84, 0
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v13, v16 offset:12
	.loc	1 154
	v_cmp_gt_i32_e64 s[12:13], s44, v12
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	.loc	1 104
	s_and_b64 s[14:15], s[12:13], s[2:3]
	.loc	1 154
	v_add_u32_e32 v13, vcc, v4, v10
	v_lshlrev_b64 v[9:10], 2, v[8:9]
	v_addc_u32_e32 v11, vcc, v5, v11, vcc
	v_add_u32_e32 v9, vcc, v13, v9
	v_addc_u32_e32 v10, vcc, v11, v10, vcc
	.loc	1 104
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[14:15]
	s_cbranch_execz .LBB0_67
; %bb.66:
	flat_load_dword v13, v[9:10]
.LBB0_67:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_lshlrev_b32_e32 v8, 2, v8
	v_add_u32_e32 v12, vcc, v12, v8
	v_add_u32_e32 v8, vcc, 0x3000, v12
	.loc	1 104
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
	.loc	1 104
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
	.loc	1 104
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
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v8, v11 offset:12
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
	.loc	1 104
	flat_load_dword v13, v[10:11]
	.loc	1 154
	v_lshlrev_b32_e32 v10, 2, v6
	v_lshlrev_b32_e32 v15, 2, v16
	v_cmp_gt_u32_e32 vcc, s2, v0
	v_add_u32_e64 v15, s[2:3], v15, v10
	.loc	1 104
	v_mov_b32_e32 v11, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v13
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_79
; %bb.78:
	.loc	1 154
	v_mad_i64_i32 v[15:16], s[6:7], v12, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v13, vcc, v2, v15
	v_addc_u32_e32 v16, vcc, v3, v16, vcc
	v_add_u32_e32 v15, vcc, v13, v8
	v_addc_u32_e32 v16, vcc, v16, v9, vcc
	.loc	1 104
	flat_load_dword v13, v[15:16]
.LBB0_79:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v13
	.loc	1 154
	v_or_b32_e32 v12, 0x100, v0
	s_movk_i32 s2, 0x300
	v_lshrrev_b32_e32 v12, 4, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_81
; %bb.80:
	.loc	1 154
	v_mad_i64_i32 v[15:16], s[6:7], v12, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v11, vcc, v2, v15
	v_addc_u32_e32 v13, vcc, v3, v16, vcc
	v_add_u32_e32 v15, vcc, v11, v8
	v_addc_u32_e32 v16, vcc, v13, v9, vcc
	.loc	1 104
	flat_load_dword v11, v[15:16]
.LBB0_81:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11
	.loc	1 154
	v_or_b32_e32 v11, 0x180, v0
	s_movk_i32 s2, 0x280
	v_lshrrev_b32_e32 v12, 4, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_83
; %bb.82:
	.loc	1 154
	v_mad_i64_i32 v[15:16], s[6:7], v12, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v13, vcc, v2, v15
	v_addc_u32_e32 v16, vcc, v3, v16, vcc
	v_add_u32_e32 v15, vcc, v13, v8
	v_addc_u32_e32 v16, vcc, v16, v9, vcc
	.loc	1 104
	flat_load_dword v13, v[15:16]
.LBB0_83:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v13
	s_movk_i32 s2, 0x200
	.loc	1 154
	v_or_b32_e32 v12, 0x200, v0
	v_lshrrev_b32_e32 v12, 4, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_85
; %bb.84:
	.loc	1 154
	v_mad_i64_i32 v[15:16], s[6:7], v12, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v11, vcc, v2, v15
	v_addc_u32_e32 v13, vcc, v3, v16, vcc
	v_add_u32_e32 v15, vcc, v11, v8
	v_addc_u32_e32 v16, vcc, v13, v9, vcc
	.loc	1 104
	flat_load_dword v11, v[15:16]
.LBB0_85:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11
	.loc	1 154
	v_or_b32_e32 v11, 0x280, v0
	s_movk_i32 s2, 0x180
	v_lshrrev_b32_e32 v12, 4, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_87
; %bb.86:
	.loc	1 154
	v_mad_i64_i32 v[15:16], s[6:7], v12, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v13, vcc, v2, v15
	v_addc_u32_e32 v16, vcc, v3, v16, vcc
	v_add_u32_e32 v15, vcc, v13, v8
	v_addc_u32_e32 v16, vcc, v16, v9, vcc
	.loc	1 104
	flat_load_dword v13, v[15:16]
.LBB0_87:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v13
	.loc	1 154
	v_or_b32_e32 v12, 0x300, v0
	s_movk_i32 s2, 0x100
	v_lshrrev_b32_e32 v12, 4, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_89
; %bb.88:
	.loc	1 154
	v_mad_i64_i32 v[15:16], s[6:7], v12, s82, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v11, vcc, v2, v15
	v_addc_u32_e32 v13, vcc, v3, v16, vcc
	v_add_u32_e32 v15, vcc, v11, v8
	v_addc_u32_e32 v16, vcc, v13, v9, vcc
	.loc	1 104
	flat_load_dword v11, v[15:16]
.LBB0_89:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11
	.loc	1 154
	v_or_b32_e32 v11, 0x380, v0
	s_movk_i32 s2, 0x80
	v_lshrrev_b32_e32 v11, 4, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_91
; %bb.90:
	.loc	1 154
	v_mad_i64_i32 v[12:13], s[6:7], v11, s82, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e32 v12, vcc, v2, v12
	v_addc_u32_e32 v13, vcc, v3, v13, vcc
	v_add_u32_e32 v8, vcc, v12, v8
	v_addc_u32_e32 v9, vcc, v13, v9, vcc
	.loc	1 104
	flat_load_dword v12, v[8:9]
.LBB0_91:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v8, 24, v11
	v_lshlrev_b32_e32 v8, 2, v8
	v_add_u32_e32 v8, vcc, v8, v10
	s_mov_b64 s[2:3], 0
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v8, v12
.LBB0_92:
	.loc	1 154
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
	.loc	1 104
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
	.loc	1 104
	ds_write_b32 v16, v13 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_99
; %bb.98:
	.loc	1 0
	v_mov_b32_e32 v10, 0
	.loc	1 104
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
	.loc	1 154
	v_or_b32_e32 v10, 0x200, v15
	v_lshrrev_b32_e32 v10, 4, v10
	v_mul_u32_u24_e32 v11, 24, v10
	.loc	1 104
	ds_write_b32 v16, v12 offset:12
	.loc	1 154
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
	.loc	1 104
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_103
; %bb.102:
	.loc	1 0
	v_mov_b32_e32 v10, 0
	.loc	1 104
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
	.loc	1 104
	ds_write_b32 v12, v11 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_107
; %bb.106:
	.loc	1 0
	v_mov_b32_e32 v8, 0
	.loc	1 104
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
	.loc	1 104
	ds_write_b32 v12, v10 offset:12
.LBB0_110:
	.loc	1 154
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
	.loc	1 104
	flat_load_dword v13, v[10:11]
	.loc	1 154
	v_lshlrev_b32_e32 v10, 2, v6
	v_lshlrev_b32_e32 v15, 2, v16
	v_cmp_gt_u32_e32 vcc, s2, v0
	v_add_u32_e64 v15, s[2:3], v15, v10
	.loc	1 104
	v_mov_b32_e32 v11, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v15, v13 offset:12288
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_113
; %bb.112:
	.loc	1 154
	v_mad_i64_i32 v[15:16], s[6:7], v12, s84, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v13, vcc, v4, v15
	v_addc_u32_e32 v16, vcc, v5, v16, vcc
	v_add_u32_e32 v15, vcc, v13, v8
	v_addc_u32_e32 v16, vcc, v16, v9, vcc
	.loc	1 104
	flat_load_dword v13, v[15:16]
.LBB0_113:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v13 offset:12288
	.loc	1 154
	v_or_b32_e32 v12, 0x100, v0
	s_movk_i32 s2, 0x300
	v_lshrrev_b32_e32 v12, 4, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_115
; %bb.114:
	.loc	1 154
	v_mad_i64_i32 v[15:16], s[6:7], v12, s84, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v11, vcc, v4, v15
	v_addc_u32_e32 v13, vcc, v5, v16, vcc
	v_add_u32_e32 v15, vcc, v11, v8
	v_addc_u32_e32 v16, vcc, v13, v9, vcc
	.loc	1 104
	flat_load_dword v11, v[15:16]
.LBB0_115:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11 offset:12288
	.loc	1 154
	v_or_b32_e32 v11, 0x180, v0
	s_movk_i32 s2, 0x280
	v_lshrrev_b32_e32 v12, 4, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_117
; %bb.116:
	.loc	1 154
	v_mad_i64_i32 v[15:16], s[6:7], v12, s84, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v13, vcc, v4, v15
	v_addc_u32_e32 v16, vcc, v5, v16, vcc
	v_add_u32_e32 v15, vcc, v13, v8
	v_addc_u32_e32 v16, vcc, v16, v9, vcc
	.loc	1 104
	flat_load_dword v13, v[15:16]
.LBB0_117:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v13 offset:12288
	s_movk_i32 s2, 0x200
	.loc	1 154
	v_or_b32_e32 v12, 0x200, v0
	v_lshrrev_b32_e32 v12, 4, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_119
; %bb.118:
	.loc	1 154
	v_mad_i64_i32 v[15:16], s[6:7], v12, s84, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v11, vcc, v4, v15
	v_addc_u32_e32 v13, vcc, v5, v16, vcc
	v_add_u32_e32 v15, vcc, v11, v8
	v_addc_u32_e32 v16, vcc, v13, v9, vcc
	.loc	1 104
	flat_load_dword v11, v[15:16]
.LBB0_119:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11 offset:12288
	.loc	1 154
	v_or_b32_e32 v11, 0x280, v0
	s_movk_i32 s2, 0x180
	v_lshrrev_b32_e32 v12, 4, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_121
; %bb.120:
	.loc	1 154
	v_mad_i64_i32 v[15:16], s[6:7], v12, s84, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v13, vcc, v4, v15
	v_addc_u32_e32 v16, vcc, v5, v16, vcc
	v_add_u32_e32 v15, vcc, v13, v8
	v_addc_u32_e32 v16, vcc, v16, v9, vcc
	.loc	1 104
	flat_load_dword v13, v[15:16]
.LBB0_121:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v13 offset:12288
	.loc	1 154
	v_or_b32_e32 v12, 0x300, v0
	s_movk_i32 s2, 0x100
	v_lshrrev_b32_e32 v12, 4, v12
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_123
; %bb.122:
	.loc	1 154
	v_mad_i64_i32 v[15:16], s[6:7], v12, s84, 0
	v_lshlrev_b64 v[15:16], 2, v[15:16]
	v_add_u32_e32 v11, vcc, v4, v15
	v_addc_u32_e32 v13, vcc, v5, v16, vcc
	v_add_u32_e32 v15, vcc, v11, v8
	v_addc_u32_e32 v16, vcc, v13, v9, vcc
	.loc	1 104
	flat_load_dword v11, v[15:16]
.LBB0_123:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v12, 24, v12
	v_lshlrev_b32_e32 v12, 2, v12
	v_add_u32_e32 v12, vcc, v12, v10
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v12, v11 offset:12288
	.loc	1 154
	v_or_b32_e32 v11, 0x380, v0
	s_movk_i32 s2, 0x80
	v_lshrrev_b32_e32 v11, 4, v11
	v_cmp_gt_u32_e32 vcc, s2, v0
	.loc	1 104
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_125
; %bb.124:
	.loc	1 154
	v_mad_i64_i32 v[12:13], s[6:7], v11, s84, 0
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e32 v12, vcc, v4, v12
	v_addc_u32_e32 v13, vcc, v5, v13, vcc
	v_add_u32_e32 v8, vcc, v12, v8
	v_addc_u32_e32 v9, vcc, v13, v9, vcc
	.loc	1 104
	flat_load_dword v12, v[8:9]
.LBB0_125:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 154
	v_mul_u32_u24_e32 v8, 24, v11
	v_lshlrev_b32_e32 v8, 2, v8
	v_add_u32_e32 v8, vcc, v8, v10
	s_mov_b64 s[2:3], 0
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v8, v12 offset:12288
.LBB0_126:
	.loc	1 154
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
	.loc	1 104
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
	.loc	1 104
	ds_write_b32 v16, v13 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_133
; %bb.132:
	.loc	1 0
	v_mov_b32_e32 v10, 0
	.loc	1 104
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
	.loc	1 154
	v_or_b32_e32 v10, 0x200, v15
	v_lshrrev_b32_e32 v10, 4, v10
	v_mul_u32_u24_e32 v11, 24, v10
	.loc	1 104
	ds_write_b32 v16, v12 offset:12
	.loc	1 154
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
	.loc	1 104
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_137
; %bb.136:
	.loc	1 0
	v_mov_b32_e32 v10, 0
	.loc	1 104
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
	.loc	1 104
	ds_write_b32 v12, v11 offset:4
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_141
; %bb.140:
	.loc	1 0
	v_mov_b32_e32 v8, 0
	.loc	1 104
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
	.loc	1 104
	ds_write_b32 v12, v10 offset:12
.LBB0_144:
	.loc	1 0
	v_or_b32_e32 v8, 0x80, v0
	v_lshrrev_b32_e32 v31, 4, v0
	v_lshrrev_b32_e32 v36, 4, v8
	v_or_b32_e32 v8, 0x100, v0
	v_cmp_gt_i32_e64 s[2:3], s22, v31
	v_lshrrev_b32_e32 v38, 4, v8
	v_or_b32_e32 v8, 0x180, v0
	v_writelane_b32 v1, s2, 3
	v_lshrrev_b32_e32 v40, 4, v8
	v_or_b32_e32 v8, 0x280, v0
	v_writelane_b32 v1, s3, 4
	v_mad_i64_i32 v[10:11], s[2:3], v31, s82, 0
	v_or_b32_e32 v32, 0x200, v0
	v_lshrrev_b32_e32 v44, 4, v8
	v_or_b32_e32 v8, 0x300, v0
	v_cmp_gt_i32_e64 s[2:3], s22, v36
	v_lshrrev_b32_e32 v42, 4, v32
	v_lshrrev_b32_e32 v46, 4, v8
	v_or_b32_e32 v8, 0x380, v0
	v_mad_u32_u24 v32, v0, 3, v32
	v_writelane_b32 v1, s2, 5
	v_lshrrev_b32_e32 v48, 4, v8
	v_lshrrev_b32_e32 v67, 4, v32
	v_mul_u32_u24_e32 v55, 24, v36
	v_writelane_b32 v1, s3, 6
	v_mad_i64_i32 v[15:16], s[2:3], v36, s82, 0
	v_mul_u32_u24_e32 v56, 24, v38
	v_cmp_gt_i32_e64 s[8:9], s22, v38
	v_mad_i64_i32 v[17:18], s[2:3], v38, s82, 0
	v_mul_u32_u24_e32 v57, 24, v40
	v_cmp_gt_i32_e64 s[10:11], s22, v40
	v_mad_i64_i32 v[19:20], s[2:3], v40, s82, 0
	v_mul_u32_u24_e32 v62, 24, v42
	v_cmp_gt_i32_e64 s[12:13], s22, v42
	v_mad_i64_i32 v[21:22], s[2:3], v42, s82, 0
	v_mul_u32_u24_e32 v63, 24, v44
	v_cmp_gt_i32_e64 s[14:15], s22, v44
	v_mad_i64_i32 v[23:24], s[2:3], v44, s82, 0
	v_mul_u32_u24_e32 v64, 24, v46
	v_cmp_gt_i32_e64 s[16:17], s22, v46
	v_mad_i64_i32 v[25:26], s[2:3], v46, s82, 0
	v_mul_u32_u24_e32 v65, 24, v48
	v_cmp_gt_i32_e64 s[18:19], s22, v48
	v_mad_i64_i32 v[27:28], s[2:3], v48, s82, 0
	v_mad_i64_i32 v[29:30], s[2:3], v14, s82, 0
	v_mad_i64_i32 v[32:33], s[2:3], v67, s82, 0
	v_mad_i64_i32 v[34:35], s[2:3], v31, s84, 0
	v_cmp_gt_i32_e64 s[26:27], s44, v36
	v_mad_i64_i32 v[36:37], s[2:3], v36, s84, 0
	v_cmp_gt_i32_e64 s[28:29], s44, v38
	v_mad_i64_i32 v[38:39], s[2:3], v38, s84, 0
	v_cmp_gt_i32_e64 s[30:31], s44, v40
	v_mad_i64_i32 v[40:41], s[2:3], v40, s84, 0
	v_cmp_gt_i32_e64 s[34:35], s44, v42
	v_mad_i64_i32 v[42:43], s[2:3], v42, s84, 0
	v_cmp_gt_i32_e64 s[36:37], s44, v44
	v_mad_i64_i32 v[44:45], s[2:3], v44, s84, 0
	v_cmp_gt_i32_e64 s[38:39], s44, v46
	v_mad_i64_i32 v[46:47], s[2:3], v46, s84, 0
	v_cmp_gt_i32_e64 s[40:41], s44, v48
	v_mad_i64_i32 v[48:49], s[2:3], v48, s84, 0
	v_mad_i64_i32 v[50:51], s[2:3], v14, s84, 0
	v_mad_i64_i32 v[52:53], s[2:3], v67, s84, 0
	s_movk_i32 s2, 0xff
	v_lshlrev_b32_e32 v13, 1, v61
	s_movk_i32 s6, 0x80
	s_movk_i32 s7, 0x100
	s_movk_i32 s54, 0x180
	s_movk_i32 s52, 0x200
	s_movk_i32 s50, 0x280
	s_movk_i32 s48, 0x300
	s_movk_i32 s46, 0x380
	v_cmp_lt_u32_e64 s[58:59], s2, v0
	s_movk_i32 s2, 0x7f
	v_or_b32_e32 v12, v60, v58
	v_lshlrev_b32_e32 v8, 2, v0
	v_cmp_gt_u32_e64 s[46:47], s46, v0
	v_cmp_gt_u32_e64 s[48:49], s48, v0
	v_cmp_gt_u32_e64 s[50:51], s50, v0
	v_cmp_gt_u32_e64 s[52:53], s52, v0
	v_cmp_gt_u32_e64 s[54:55], s54, v0
	v_cmp_gt_u32_e64 s[56:57], s7, v0
	v_cmp_gt_u32_e64 s[60:61], s6, v0
	v_cmp_lt_u32_e64 s[62:63], s2, v0
	v_or_b32_e32 v0, v13, v59
	v_and_b32_e32 v8, 12, v8
	v_mov_b32_e32 v9, 0
	v_mul_u32_u24_e32 v0, 24, v0
	v_mul_u32_u24_e32 v12, 24, v12
	v_mul_u32_u24_e32 v54, 24, v31
	v_mul_u32_u24_e32 v66, 24, v14
	v_cmp_gt_i32_e64 s[20:21], s22, v14
	v_mul_u32_u24_e32 v68, 24, v67
	v_cmp_gt_i32_e64 s[24:25], s44, v31
	v_cmp_gt_i32_e64 s[42:43], s44, v14
	.loc	1 155
	v_lshlrev_b32_e32 v0, 2, v0
	s_movk_i32 s2, 0x3000
	v_lshlrev_b32_e32 v94, 2, v12
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_lshlrev_b64 v[12:13], 2, v[6:7]
	v_lshlrev_b64 v[14:15], 2, v[15:16]
	v_lshlrev_b64 v[16:17], 2, v[17:18]
	v_lshlrev_b64 v[18:19], 2, v[19:20]
	v_lshlrev_b64 v[20:21], 2, v[21:22]
	v_lshlrev_b64 v[22:23], 2, v[23:24]
	v_lshlrev_b64 v[24:25], 2, v[25:26]
	v_lshlrev_b64 v[26:27], 2, v[27:28]
	v_lshlrev_b64 v[28:29], 2, v[29:30]
	v_lshlrev_b64 v[30:31], 2, v[8:9]
	v_lshlrev_b64 v[32:33], 2, v[32:33]
	v_lshlrev_b64 v[34:35], 2, v[34:35]
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
	v_cmp_gt_i32_e64 s[22:23], s22, v67
	v_cmp_gt_i32_e64 s[44:45], s44, v67
	v_add_u32_e32 v0, vcc, s2, v0
	s_mov_b32 s87, 0
	v_lshlrev_b32_e32 v7, 2, v54
	v_lshlrev_b32_e32 v95, 2, v55
	v_lshlrev_b32_e32 v96, 2, v56
	v_lshlrev_b32_e32 v97, 2, v57
	v_lshlrev_b32_e32 v98, 2, v62
	v_lshlrev_b32_e32 v99, 2, v63
	v_lshlrev_b32_e32 v100, 2, v64
	v_lshlrev_b32_e32 v101, 2, v65
	v_lshlrev_b32_e32 v102, 2, v6
	v_lshlrev_b32_e32 v103, 2, v66
	v_lshlrev_b32_e32 v104, 2, v8
	v_lshlrev_b32_e32 v105, 2, v68
	s_movk_i32 s100, 0x800
	s_movk_i32 s2, 0x400
	v_mov_b32_e32 v62, v9
	v_mov_b32_e32 v66, v9
	v_mov_b32_e32 v70, v9
	v_mov_b32_e32 v74, v9
	v_mov_b32_e32 v63, v9
	v_mov_b32_e32 v67, v9
	v_mov_b32_e32 v71, v9
	v_mov_b32_e32 v75, v9
	v_mov_b32_e32 v64, v9
	v_mov_b32_e32 v68, v9
	v_mov_b32_e32 v72, v9
	v_mov_b32_e32 v76, v9
	v_mov_b32_e32 v65, v9
	v_mov_b32_e32 v69, v9
	v_mov_b32_e32 v73, v9
	v_mov_b32_e32 v77, v9
	v_mov_b32_e32 v78, v9
	v_mov_b32_e32 v82, v9
	v_mov_b32_e32 v86, v9
	v_mov_b32_e32 v90, v9
	v_mov_b32_e32 v79, v9
	v_mov_b32_e32 v83, v9
	v_mov_b32_e32 v87, v9
	v_mov_b32_e32 v91, v9
	v_mov_b32_e32 v80, v9
	v_mov_b32_e32 v84, v9
	v_mov_b32_e32 v88, v9
	v_mov_b32_e32 v92, v9
	v_mov_b32_e32 v81, v9
	v_mov_b32_e32 v85, v9
	v_mov_b32_e32 v89, v9
	v_mov_b32_e32 v93, v9
.LBB0_145:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_290 Depth 2
	.loc	1 0
	v_add_u32_e32 v4, vcc, 64, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	.loc	1 157
	s_add_i32 s86, s86, 16
	.loc	1 0
	v_add_u32_e32 v2, vcc, 64, v2
	.loc	1 157
	s_cmp_le_i32 s101, s86
	.loc	1 0
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	1 157
	s_cselect_b64 s[92:93], -1, 0
	s_and_b64 vcc, exec, s[92:93]
	.loc	1 156
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 157
	s_cbranch_vccnz .LBB0_289
; %bb.146:                              ;   in Loop: Header=BB0_145 Depth=1
	s_sub_i32 s6, s101, s86
	s_cmp_gt_i32 s6, 15
	s_cselect_b64 s[64:65], -1, 0
	s_and_b64 s[64:65], s[90:91], s[64:65]
	s_mul_i32 s3, s78, 0x1800
	s_andn2_b64 vcc, exec, s[64:65]
	s_mov_b64 s[64:65], -1
	s_cbranch_vccz .LBB0_220
; %bb.147:                              ;   in Loop: Header=BB0_145 Depth=1
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_165
; %bb.148:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 104
	v_readlane_b32 s64, v1, 3
	v_cmp_gt_i32_e32 vcc, s6, v6
	v_readlane_b32 s65, v1, 4
	s_and_b64 s[64:65], s[64:65], vcc
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_150
; %bb.149:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e64 v55, s[64:65], v2, v10
	v_addc_u32_e64 v56, s[64:65], v3, v11, s[64:65]
	v_add_u32_e64 v55, s[64:65], v55, v12
	v_addc_u32_e64 v56, s[64:65], v56, v13, s[64:65]
	.loc	1 104
	flat_load_dword v55, v[55:56]
.LBB0_150:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 157
	v_add_u32_e64 v56, s[64:65], s3, v7
	v_add_u32_e64 v56, s[64:65], v56, v102
	.loc	1 104
	v_readlane_b32 s64, v1, 5
	v_readlane_b32 s65, v1, 6
	s_and_b64 s[64:65], s[64:65], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_152
; %bb.151:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e64 v54, s[64:65], v2, v14
	v_addc_u32_e64 v55, s[64:65], v3, v15, s[64:65]
	v_add_u32_e64 v54, s[64:65], v54, v12
	v_addc_u32_e64 v55, s[64:65], v55, v13, s[64:65]
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_152:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 157
	v_add_u32_e64 v55, s[64:65], s3, v95
	v_add_u32_e64 v55, s[64:65], v55, v102
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[64:65], s[8:9], vcc
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_154
; %bb.153:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e64 v55, s[64:65], v2, v16
	v_addc_u32_e64 v56, s[64:65], v3, v17, s[64:65]
	v_add_u32_e64 v55, s[64:65], v55, v12
	v_addc_u32_e64 v56, s[64:65], v56, v13, s[64:65]
	.loc	1 104
	flat_load_dword v55, v[55:56]
.LBB0_154:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 157
	v_add_u32_e64 v56, s[64:65], s3, v96
	v_add_u32_e64 v56, s[64:65], v56, v102
	.loc	1 104
	s_and_b64 s[64:65], s[10:11], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_156
; %bb.155:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e64 v54, s[64:65], v2, v18
	v_addc_u32_e64 v55, s[64:65], v3, v19, s[64:65]
	v_add_u32_e64 v54, s[64:65], v54, v12
	v_addc_u32_e64 v55, s[64:65], v55, v13, s[64:65]
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_156:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 157
	v_add_u32_e64 v55, s[64:65], s3, v97
	v_add_u32_e64 v55, s[64:65], v55, v102
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[64:65], s[12:13], vcc
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_158
; %bb.157:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e64 v55, s[64:65], v2, v20
	v_addc_u32_e64 v56, s[64:65], v3, v21, s[64:65]
	v_add_u32_e64 v55, s[64:65], v55, v12
	v_addc_u32_e64 v56, s[64:65], v56, v13, s[64:65]
	.loc	1 104
	flat_load_dword v55, v[55:56]
.LBB0_158:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 157
	v_add_u32_e64 v56, s[64:65], s3, v98
	v_add_u32_e64 v56, s[64:65], v56, v102
	.loc	1 104
	s_and_b64 s[64:65], s[14:15], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_160
; %bb.159:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e64 v54, s[64:65], v2, v22
	v_addc_u32_e64 v55, s[64:65], v3, v23, s[64:65]
	v_add_u32_e64 v54, s[64:65], v54, v12
	v_addc_u32_e64 v55, s[64:65], v55, v13, s[64:65]
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_160:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 157
	v_add_u32_e64 v55, s[64:65], s3, v99
	v_add_u32_e64 v55, s[64:65], v55, v102
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[64:65], s[16:17], vcc
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_162
; %bb.161:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e64 v55, s[64:65], v2, v24
	v_addc_u32_e64 v56, s[64:65], v3, v25, s[64:65]
	v_add_u32_e64 v55, s[64:65], v55, v12
	v_addc_u32_e64 v56, s[64:65], v56, v13, s[64:65]
	.loc	1 104
	flat_load_dword v55, v[55:56]
.LBB0_162:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 157
	v_add_u32_e64 v56, s[64:65], s3, v100
	v_add_u32_e64 v56, s[64:65], v56, v102
	.loc	1 104
	s_and_b64 s[66:67], s[18:19], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[64:65], s[66:67]
	s_cbranch_execz .LBB0_164
; %bb.163:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e32 v54, vcc, v2, v26
	v_addc_u32_e32 v55, vcc, v3, v27, vcc
	v_add_u32_e32 v54, vcc, v54, v12
	v_addc_u32_e32 v55, vcc, v55, v13, vcc
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_164:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 157
	v_add_u32_e32 v55, vcc, s3, v101
	v_add_u32_e32 v55, vcc, v55, v102
	s_mov_b64 s[64:65], 0
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
.LBB0_165:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_183
; %bb.166:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v54, vcc, v2, v28
	v_addc_u32_e32 v55, vcc, v3, v29, vcc
	v_add_u32_e32 v54, vcc, v54, v30
	v_addc_u32_e32 v55, vcc, v55, v31, vcc
	v_sub_u32_e32 v56, vcc, s6, v8
	.loc	1 104
	v_cmp_lt_i32_e32 vcc, 0, v56
	s_and_b64 s[66:67], s[20:21], vcc
	v_mov_b32_e32 v106, 0
	v_mov_b32_e32 v107, 0
	s_and_saveexec_b64 s[64:65], s[66:67]
	s_cbranch_execz .LBB0_168
; %bb.167:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dword v107, v[54:55]
.LBB0_168:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 157
	v_add_u32_e64 v57, s[64:65], s3, v103
	v_add_u32_e64 v57, s[64:65], v57, v104
	.loc	1 104
	v_cmp_lt_i32_e64 s[64:65], 1, v56
	s_and_b64 s[66:67], s[20:21], s[64:65]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v107
	s_and_saveexec_b64 s[68:69], s[66:67]
	s_cbranch_execz .LBB0_170
; %bb.169:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v106, s[66:67], 4, v54
	v_addc_u32_e64 v107, s[66:67], 0, v55, s[66:67]
	flat_load_dword v106, v[106:107]
.LBB0_170:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[68:69]
	.loc	1 104
	v_cmp_lt_i32_e64 s[66:67], 2, v56
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v106 offset:4
	s_and_b64 s[68:69], s[20:21], s[66:67]
	v_mov_b32_e32 v106, 0
	v_mov_b32_e32 v107, 0
	s_and_saveexec_b64 s[70:71], s[68:69]
	s_cbranch_execz .LBB0_172
; %bb.171:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v107, s[68:69], 8, v54
	v_addc_u32_e64 v108, s[68:69], 0, v55, s[68:69]
	flat_load_dword v107, v[107:108]
.LBB0_172:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[70:71]
	.loc	1 104
	v_cmp_lt_i32_e64 s[68:69], 3, v56
	s_and_b64 s[70:71], s[20:21], s[68:69]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v107 offset:8
	s_and_saveexec_b64 s[94:95], s[70:71]
	s_cbranch_execz .LBB0_174
; %bb.173:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v54, s[70:71], 12, v54
	v_addc_u32_e64 v55, s[70:71], 0, v55, s[70:71]
	flat_load_dword v106, v[54:55]
.LBB0_174:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[94:95]
	.loc	1 157
	v_add_u32_e64 v54, s[70:71], v2, v32
	v_addc_u32_e64 v55, s[70:71], v3, v33, s[70:71]
	v_add_u32_e64 v54, s[70:71], v54, v30
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v106 offset:12
	.loc	1 157
	v_addc_u32_e64 v55, s[70:71], v55, v31, s[70:71]
	.loc	1 104
	s_and_b64 s[94:95], s[22:23], vcc
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v106, 0
	s_and_saveexec_b64 s[70:71], s[94:95]
	s_cbranch_execz .LBB0_176
; %bb.175:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dword v106, v[54:55]
.LBB0_176:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[70:71]
	.loc	1 157
	v_add_u32_e32 v56, vcc, s3, v105
	v_add_u32_e32 v56, vcc, v56, v104
	.loc	1 104
	s_and_b64 s[70:71], s[22:23], s[64:65]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v106
	s_and_saveexec_b64 s[64:65], s[70:71]
	s_cbranch_execz .LBB0_178
; %bb.177:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v106, vcc, 4, v54
	v_addc_u32_e32 v107, vcc, 0, v55, vcc
	flat_load_dword v57, v[106:107]
.LBB0_178:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v57 offset:4
	s_and_b64 s[66:67], s[22:23], s[66:67]
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v106, 0
	s_and_saveexec_b64 s[64:65], s[66:67]
	s_cbranch_execz .LBB0_180
; %bb.179:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v106, vcc, 8, v54
	v_addc_u32_e32 v107, vcc, 0, v55, vcc
	flat_load_dword v106, v[106:107]
.LBB0_180:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 104
	s_and_b64 s[66:67], s[22:23], s[68:69]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v106 offset:8
	s_and_saveexec_b64 s[64:65], s[66:67]
	s_cbranch_execz .LBB0_182
; %bb.181:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v54, vcc, 12, v54
	v_addc_u32_e32 v55, vcc, 0, v55, vcc
	flat_load_dword v57, v[54:55]
.LBB0_182:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v57 offset:12
.LBB0_183:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_add_i32 s7, s3, 0x3000
	.loc	1 157
	s_andn2_b64 vcc, exec, s[88:89]
	s_mov_b64 s[64:65], -1
	s_cbranch_vccnz .LBB0_201
; %bb.184:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 104
	v_cmp_gt_i32_e32 vcc, s6, v6
	s_and_b64 s[64:65], s[24:25], vcc
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_186
; %bb.185:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e64 v55, s[64:65], v4, v34
	v_addc_u32_e64 v56, s[64:65], v5, v35, s[64:65]
	v_add_u32_e64 v55, s[64:65], v55, v12
	v_addc_u32_e64 v56, s[64:65], v56, v13, s[64:65]
	.loc	1 104
	flat_load_dword v55, v[55:56]
.LBB0_186:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 157
	v_add_u32_e64 v56, s[64:65], s7, v7
	v_add_u32_e64 v56, s[64:65], v56, v102
	.loc	1 104
	s_and_b64 s[64:65], s[26:27], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_188
; %bb.187:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e64 v54, s[64:65], v4, v36
	v_addc_u32_e64 v55, s[64:65], v5, v37, s[64:65]
	v_add_u32_e64 v54, s[64:65], v54, v12
	v_addc_u32_e64 v55, s[64:65], v55, v13, s[64:65]
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_188:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 157
	v_add_u32_e64 v55, s[64:65], s7, v95
	v_add_u32_e64 v55, s[64:65], v55, v102
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[64:65], s[28:29], vcc
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_190
; %bb.189:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e64 v55, s[64:65], v4, v38
	v_addc_u32_e64 v56, s[64:65], v5, v39, s[64:65]
	v_add_u32_e64 v55, s[64:65], v55, v12
	v_addc_u32_e64 v56, s[64:65], v56, v13, s[64:65]
	.loc	1 104
	flat_load_dword v55, v[55:56]
.LBB0_190:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 157
	v_add_u32_e64 v56, s[64:65], s7, v96
	v_add_u32_e64 v56, s[64:65], v56, v102
	.loc	1 104
	s_and_b64 s[64:65], s[30:31], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_192
; %bb.191:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e64 v54, s[64:65], v4, v40
	v_addc_u32_e64 v55, s[64:65], v5, v41, s[64:65]
	v_add_u32_e64 v54, s[64:65], v54, v12
	v_addc_u32_e64 v55, s[64:65], v55, v13, s[64:65]
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_192:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 157
	v_add_u32_e64 v55, s[64:65], s7, v97
	v_add_u32_e64 v55, s[64:65], v55, v102
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[64:65], s[34:35], vcc
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_194
; %bb.193:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e64 v55, s[64:65], v4, v42
	v_addc_u32_e64 v56, s[64:65], v5, v43, s[64:65]
	v_add_u32_e64 v55, s[64:65], v55, v12
	v_addc_u32_e64 v56, s[64:65], v56, v13, s[64:65]
	.loc	1 104
	flat_load_dword v55, v[55:56]
.LBB0_194:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 157
	v_add_u32_e64 v56, s[64:65], s7, v98
	v_add_u32_e64 v56, s[64:65], v56, v102
	.loc	1 104
	s_and_b64 s[64:65], s[36:37], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_196
; %bb.195:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e64 v54, s[64:65], v4, v44
	v_addc_u32_e64 v55, s[64:65], v5, v45, s[64:65]
	v_add_u32_e64 v54, s[64:65], v54, v12
	v_addc_u32_e64 v55, s[64:65], v55, v13, s[64:65]
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_196:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 157
	v_add_u32_e64 v55, s[64:65], s7, v99
	v_add_u32_e64 v55, s[64:65], v55, v102
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	s_and_b64 s[64:65], s[38:39], vcc
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[66:67], s[64:65]
	s_cbranch_execz .LBB0_198
; %bb.197:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e64 v55, s[64:65], v4, v46
	v_addc_u32_e64 v56, s[64:65], v5, v47, s[64:65]
	v_add_u32_e64 v55, s[64:65], v55, v12
	v_addc_u32_e64 v56, s[64:65], v56, v13, s[64:65]
	.loc	1 104
	flat_load_dword v55, v[55:56]
.LBB0_198:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[66:67]
	.loc	1 157
	v_add_u32_e64 v56, s[64:65], s7, v100
	v_add_u32_e64 v56, s[64:65], v56, v102
	.loc	1 104
	s_and_b64 s[66:67], s[40:41], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[64:65], s[66:67]
	s_cbranch_execz .LBB0_200
; %bb.199:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e32 v54, vcc, v4, v48
	v_addc_u32_e32 v55, vcc, v5, v49, vcc
	v_add_u32_e32 v54, vcc, v54, v12
	v_addc_u32_e32 v55, vcc, v55, v13, vcc
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_200:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 157
	v_add_u32_e32 v55, vcc, s7, v101
	v_add_u32_e32 v55, vcc, v55, v102
	s_mov_b64 s[64:65], 0
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
.LBB0_201:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_219
; %bb.202:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v54, vcc, v4, v50
	v_addc_u32_e32 v55, vcc, v5, v51, vcc
	v_add_u32_e32 v54, vcc, v54, v30
	v_addc_u32_e32 v55, vcc, v55, v31, vcc
	v_sub_u32_e32 v56, vcc, s6, v8
	.loc	1 104
	v_cmp_lt_i32_e32 vcc, 0, v56
	s_and_b64 s[66:67], s[42:43], vcc
	v_mov_b32_e32 v106, 0
	v_mov_b32_e32 v107, 0
	s_and_saveexec_b64 s[64:65], s[66:67]
	s_cbranch_execz .LBB0_204
; %bb.203:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dword v107, v[54:55]
.LBB0_204:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 157
	v_add_u32_e64 v57, s[64:65], s7, v103
	v_add_u32_e64 v57, s[64:65], v57, v104
	.loc	1 104
	v_cmp_lt_i32_e64 s[64:65], 1, v56
	s_and_b64 s[66:67], s[42:43], s[64:65]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v107
	s_and_saveexec_b64 s[68:69], s[66:67]
	s_cbranch_execz .LBB0_206
; %bb.205:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v106, s[66:67], 4, v54
	v_addc_u32_e64 v107, s[66:67], 0, v55, s[66:67]
	flat_load_dword v106, v[106:107]
.LBB0_206:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[68:69]
	.loc	1 104
	v_cmp_lt_i32_e64 s[66:67], 2, v56
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v106 offset:4
	s_and_b64 s[68:69], s[42:43], s[66:67]
	v_mov_b32_e32 v106, 0
	v_mov_b32_e32 v107, 0
	s_and_saveexec_b64 s[70:71], s[68:69]
	s_cbranch_execz .LBB0_208
; %bb.207:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v107, s[68:69], 8, v54
	v_addc_u32_e64 v108, s[68:69], 0, v55, s[68:69]
	flat_load_dword v107, v[107:108]
.LBB0_208:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[70:71]
	.loc	1 104
	v_cmp_lt_i32_e64 s[68:69], 3, v56
	s_and_b64 s[70:71], s[42:43], s[68:69]
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v107 offset:8
	s_and_saveexec_b64 s[94:95], s[70:71]
	s_cbranch_execz .LBB0_210
; %bb.209:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e64 v54, s[70:71], 12, v54
	v_addc_u32_e64 v55, s[70:71], 0, v55, s[70:71]
	flat_load_dword v106, v[54:55]
.LBB0_210:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[94:95]
	.loc	1 157
	v_add_u32_e64 v54, s[70:71], v4, v52
	v_addc_u32_e64 v55, s[70:71], v5, v53, s[70:71]
	v_add_u32_e64 v54, s[70:71], v54, v30
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v106 offset:12
	.loc	1 157
	v_addc_u32_e64 v55, s[70:71], v55, v31, s[70:71]
	.loc	1 104
	s_and_b64 s[94:95], s[44:45], vcc
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v106, 0
	s_and_saveexec_b64 s[70:71], s[94:95]
	s_cbranch_execz .LBB0_212
; %bb.211:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dword v106, v[54:55]
.LBB0_212:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[70:71]
	.loc	1 157
	v_add_u32_e32 v56, vcc, s7, v105
	v_add_u32_e32 v56, vcc, v56, v104
	.loc	1 104
	s_and_b64 s[6:7], s[44:45], s[64:65]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v106
	s_and_saveexec_b64 s[64:65], s[6:7]
	s_cbranch_execz .LBB0_214
; %bb.213:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v106, vcc, 4, v54
	v_addc_u32_e32 v107, vcc, 0, v55, vcc
	flat_load_dword v57, v[106:107]
.LBB0_214:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v57 offset:4
	s_and_b64 s[6:7], s[44:45], s[66:67]
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v106, 0
	s_and_saveexec_b64 s[64:65], s[6:7]
	s_cbranch_execz .LBB0_216
; %bb.215:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v106, vcc, 8, v54
	v_addc_u32_e32 v107, vcc, 0, v55, vcc
	flat_load_dword v106, v[106:107]
.LBB0_216:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 104
	s_and_b64 s[6:7], s[44:45], s[68:69]
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v106 offset:8
	s_and_saveexec_b64 s[64:65], s[6:7]
	s_cbranch_execz .LBB0_218
; %bb.217:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v54, vcc, 12, v54
	v_addc_u32_e32 v55, vcc, 0, v55, vcc
	flat_load_dword v57, v[54:55]
.LBB0_218:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v57 offset:12
.LBB0_219:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_mov_b64 s[64:65], 0
.LBB0_220:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_289
; %bb.221:                              ;   in Loop: Header=BB0_145 Depth=1
	s_and_b64 vcc, exec, s[0:1]
	s_mov_b64 s[64:65], -1
	s_cbranch_vccnz .LBB0_237
; %bb.222:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v54, vcc, v2, v10
	v_addc_u32_e32 v55, vcc, v3, v11, vcc
	v_add_u32_e32 v54, vcc, v54, v12
	v_addc_u32_e32 v55, vcc, v55, v13, vcc
	.loc	1 104
	flat_load_dword v55, v[54:55]
	.loc	1 157
	v_add_u32_e32 v56, vcc, s3, v7
	v_add_u32_e32 v56, vcc, v56, v102
	.loc	1 104
	v_mov_b32_e32 v54, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[64:65], s[46:47]
	s_cbranch_execz .LBB0_224
; %bb.223:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e32 v55, vcc, v2, v14
	v_addc_u32_e32 v56, vcc, v3, v15, vcc
	v_add_u32_e32 v55, vcc, v55, v12
	v_addc_u32_e32 v56, vcc, v56, v13, vcc
	.loc	1 104
	flat_load_dword v55, v[55:56]
.LBB0_224:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 157
	v_add_u32_e32 v56, vcc, s3, v95
	v_add_u32_e32 v56, vcc, v56, v102
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[64:65], s[48:49]
	s_cbranch_execz .LBB0_226
; %bb.225:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e32 v54, vcc, v2, v16
	v_addc_u32_e32 v55, vcc, v3, v17, vcc
	v_add_u32_e32 v54, vcc, v54, v12
	v_addc_u32_e32 v55, vcc, v55, v13, vcc
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_226:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 157
	v_add_u32_e32 v55, vcc, s3, v96
	v_add_u32_e32 v55, vcc, v55, v102
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[64:65], s[50:51]
	s_cbranch_execz .LBB0_228
; %bb.227:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e32 v55, vcc, v2, v18
	v_addc_u32_e32 v56, vcc, v3, v19, vcc
	v_add_u32_e32 v55, vcc, v55, v12
	v_addc_u32_e32 v56, vcc, v56, v13, vcc
	.loc	1 104
	flat_load_dword v55, v[55:56]
.LBB0_228:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 157
	v_add_u32_e32 v56, vcc, s3, v97
	v_add_u32_e32 v56, vcc, v56, v102
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[64:65], s[52:53]
	s_cbranch_execz .LBB0_230
; %bb.229:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e32 v54, vcc, v2, v20
	v_addc_u32_e32 v55, vcc, v3, v21, vcc
	v_add_u32_e32 v54, vcc, v54, v12
	v_addc_u32_e32 v55, vcc, v55, v13, vcc
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_230:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 157
	v_add_u32_e32 v55, vcc, s3, v98
	v_add_u32_e32 v55, vcc, v55, v102
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[64:65], s[54:55]
	s_cbranch_execz .LBB0_232
; %bb.231:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e32 v55, vcc, v2, v22
	v_addc_u32_e32 v56, vcc, v3, v23, vcc
	v_add_u32_e32 v55, vcc, v55, v12
	v_addc_u32_e32 v56, vcc, v56, v13, vcc
	.loc	1 104
	flat_load_dword v55, v[55:56]
.LBB0_232:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 157
	v_add_u32_e32 v56, vcc, s3, v99
	v_add_u32_e32 v56, vcc, v56, v102
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[64:65], s[56:57]
	s_cbranch_execz .LBB0_234
; %bb.233:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e32 v54, vcc, v2, v24
	v_addc_u32_e32 v55, vcc, v3, v25, vcc
	v_add_u32_e32 v54, vcc, v54, v12
	v_addc_u32_e32 v55, vcc, v55, v13, vcc
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_234:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 157
	v_add_u32_e32 v55, vcc, s3, v100
	v_add_u32_e32 v55, vcc, v55, v102
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[64:65], s[60:61]
	s_cbranch_execz .LBB0_236
; %bb.235:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e32 v54, vcc, v2, v26
	v_addc_u32_e32 v55, vcc, v3, v27, vcc
	v_add_u32_e32 v54, vcc, v54, v12
	v_addc_u32_e32 v55, vcc, v55, v13, vcc
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_236:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 157
	v_add_u32_e32 v55, vcc, s3, v101
	v_add_u32_e32 v55, vcc, v55, v102
	s_mov_b64 s[64:65], 0
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
.LBB0_237:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_255
; %bb.238:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v54, vcc, s3, v103
	v_add_u32_e32 v106, vcc, v54, v104
	.loc	1 104
	s_and_saveexec_b64 s[64:65], s[58:59]
	s_xor_b64 s[64:65], exec, s[64:65]
	s_cbranch_execz .LBB0_240
; %bb.239:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v106, v9
	s_mov_b32 s6, 0
.LBB0_240:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[64:65], s[64:65]
	.loc	1 157
	v_add_u32_e32 v54, vcc, v2, v28
	v_addc_u32_e32 v55, vcc, v3, v29, vcc
	v_add_u32_e32 v54, vcc, v54, v30
	v_addc_u32_e32 v55, vcc, v55, v31, vcc
	.loc	1 104
	v_mov_b32_e32 v57, s6
	s_xor_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_242
; %bb.241:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dwordx2 v[56:57], v[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v106, v56
.LBB0_242:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 104
	ds_write_b32 v106, v57 offset:4
	s_and_saveexec_b64 s[64:65], s[58:59]
	s_xor_b64 s[64:65], exec, s[64:65]
	s_cbranch_execz .LBB0_244
; %bb.243:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v106, v9 offset:8
	s_mov_b32 s6, 0
.LBB0_244:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[64:65], s[64:65]
	v_mov_b32_e32 v56, s6
	s_xor_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_246
; %bb.245:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v54, vcc, 8, v54
	v_addc_u32_e32 v55, vcc, 0, v55, vcc
	flat_load_dwordx2 v[55:56], v[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v106, v55 offset:8
.LBB0_246:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 157
	v_add_u32_e32 v54, vcc, s3, v105
	.loc	1 104
	ds_write_b32 v106, v56 offset:12
	.loc	1 157
	v_add_u32_e32 v106, vcc, v54, v104
	.loc	1 104
	s_and_saveexec_b64 s[64:65], s[62:63]
	s_xor_b64 s[64:65], exec, s[64:65]
	s_cbranch_execz .LBB0_248
; %bb.247:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v106, v9
	s_mov_b32 s6, 0
.LBB0_248:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[64:65], s[64:65]
	.loc	1 157
	v_add_u32_e32 v54, vcc, v2, v32
	v_addc_u32_e32 v55, vcc, v3, v33, vcc
	v_add_u32_e32 v54, vcc, v54, v30
	v_addc_u32_e32 v55, vcc, v55, v31, vcc
	.loc	1 104
	v_mov_b32_e32 v57, s6
	s_xor_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_250
; %bb.249:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dwordx2 v[56:57], v[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v106, v56
.LBB0_250:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 104
	ds_write_b32 v106, v57 offset:4
	s_and_saveexec_b64 s[64:65], s[62:63]
	s_xor_b64 s[64:65], exec, s[64:65]
	s_cbranch_execz .LBB0_252
; %bb.251:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v106, v9 offset:8
	s_mov_b32 s6, 0
.LBB0_252:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[64:65], s[64:65]
	v_mov_b32_e32 v56, s6
	s_xor_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_254
; %bb.253:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v54, vcc, 8, v54
	v_addc_u32_e32 v55, vcc, 0, v55, vcc
	flat_load_dwordx2 v[55:56], v[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v106, v55 offset:8
.LBB0_254:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 104
	ds_write_b32 v106, v56 offset:12
.LBB0_255:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_addk_i32 s3, 0x3000
	.loc	1 157
	s_andn2_b64 vcc, exec, s[88:89]
	s_mov_b64 s[64:65], -1
	s_cbranch_vccnz .LBB0_271
; %bb.256:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v54, vcc, v4, v34
	v_addc_u32_e32 v55, vcc, v5, v35, vcc
	v_add_u32_e32 v54, vcc, v54, v12
	v_addc_u32_e32 v55, vcc, v55, v13, vcc
	.loc	1 104
	flat_load_dword v55, v[54:55]
	.loc	1 157
	v_add_u32_e32 v56, vcc, s3, v7
	v_add_u32_e32 v56, vcc, v56, v102
	.loc	1 104
	v_mov_b32_e32 v54, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[64:65], s[46:47]
	s_cbranch_execz .LBB0_258
; %bb.257:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e32 v55, vcc, v4, v36
	v_addc_u32_e32 v56, vcc, v5, v37, vcc
	v_add_u32_e32 v55, vcc, v55, v12
	v_addc_u32_e32 v56, vcc, v56, v13, vcc
	.loc	1 104
	flat_load_dword v55, v[55:56]
.LBB0_258:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 157
	v_add_u32_e32 v56, vcc, s3, v95
	v_add_u32_e32 v56, vcc, v56, v102
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[64:65], s[48:49]
	s_cbranch_execz .LBB0_260
; %bb.259:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e32 v54, vcc, v4, v38
	v_addc_u32_e32 v55, vcc, v5, v39, vcc
	v_add_u32_e32 v54, vcc, v54, v12
	v_addc_u32_e32 v55, vcc, v55, v13, vcc
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_260:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 157
	v_add_u32_e32 v55, vcc, s3, v96
	v_add_u32_e32 v55, vcc, v55, v102
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[64:65], s[50:51]
	s_cbranch_execz .LBB0_262
; %bb.261:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e32 v55, vcc, v4, v40
	v_addc_u32_e32 v56, vcc, v5, v41, vcc
	v_add_u32_e32 v55, vcc, v55, v12
	v_addc_u32_e32 v56, vcc, v56, v13, vcc
	.loc	1 104
	flat_load_dword v55, v[55:56]
.LBB0_262:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 157
	v_add_u32_e32 v56, vcc, s3, v97
	v_add_u32_e32 v56, vcc, v56, v102
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[64:65], s[52:53]
	s_cbranch_execz .LBB0_264
; %bb.263:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e32 v54, vcc, v4, v42
	v_addc_u32_e32 v55, vcc, v5, v43, vcc
	v_add_u32_e32 v54, vcc, v54, v12
	v_addc_u32_e32 v55, vcc, v55, v13, vcc
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_264:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 157
	v_add_u32_e32 v55, vcc, s3, v98
	v_add_u32_e32 v55, vcc, v55, v102
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	s_and_saveexec_b64 s[64:65], s[54:55]
	s_cbranch_execz .LBB0_266
; %bb.265:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e32 v55, vcc, v4, v44
	v_addc_u32_e32 v56, vcc, v5, v45, vcc
	v_add_u32_e32 v55, vcc, v55, v12
	v_addc_u32_e32 v56, vcc, v56, v13, vcc
	.loc	1 104
	flat_load_dword v55, v[55:56]
.LBB0_266:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 157
	v_add_u32_e32 v56, vcc, s3, v99
	v_add_u32_e32 v56, vcc, v56, v102
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v56, v55
	s_and_saveexec_b64 s[64:65], s[56:57]
	s_cbranch_execz .LBB0_268
; %bb.267:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e32 v54, vcc, v4, v46
	v_addc_u32_e32 v55, vcc, v5, v47, vcc
	v_add_u32_e32 v54, vcc, v54, v12
	v_addc_u32_e32 v55, vcc, v55, v13, vcc
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_268:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 157
	v_add_u32_e32 v55, vcc, s3, v100
	v_add_u32_e32 v55, vcc, v55, v102
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
	v_mov_b32_e32 v54, 0
	s_and_saveexec_b64 s[64:65], s[60:61]
	s_cbranch_execz .LBB0_270
; %bb.269:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	v_add_u32_e32 v54, vcc, v4, v48
	v_addc_u32_e32 v55, vcc, v5, v49, vcc
	v_add_u32_e32 v54, vcc, v54, v12
	v_addc_u32_e32 v55, vcc, v55, v13, vcc
	.loc	1 104
	flat_load_dword v54, v[54:55]
.LBB0_270:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 157
	v_add_u32_e32 v55, vcc, s3, v101
	v_add_u32_e32 v55, vcc, v55, v102
	s_mov_b64 s[64:65], 0
	.loc	1 104
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v54
.LBB0_271:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	s_and_b64 vcc, exec, s[64:65]
	s_cbranch_vccz .LBB0_289
; %bb.272:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v54, vcc, s3, v103
	v_add_u32_e32 v106, vcc, v54, v104
	.loc	1 104
	s_and_saveexec_b64 s[64:65], s[58:59]
	s_xor_b64 s[64:65], exec, s[64:65]
	s_cbranch_execz .LBB0_274
; %bb.273:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v106, v9
	s_mov_b32 s6, 0
.LBB0_274:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[64:65], s[64:65]
	.loc	1 157
	v_add_u32_e32 v54, vcc, v4, v50
	v_addc_u32_e32 v55, vcc, v5, v51, vcc
	v_add_u32_e32 v54, vcc, v54, v30
	v_addc_u32_e32 v55, vcc, v55, v31, vcc
	.loc	1 104
	v_mov_b32_e32 v57, s6
	s_xor_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_276
; %bb.275:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dwordx2 v[56:57], v[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v106, v56
.LBB0_276:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 104
	ds_write_b32 v106, v57 offset:4
	s_and_saveexec_b64 s[64:65], s[58:59]
	s_xor_b64 s[64:65], exec, s[64:65]
	s_cbranch_execz .LBB0_278
; %bb.277:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v106, v9 offset:8
	s_mov_b32 s6, 0
.LBB0_278:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[64:65], s[64:65]
	v_mov_b32_e32 v56, s6
	s_xor_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_280
; %bb.279:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v54, vcc, 8, v54
	v_addc_u32_e32 v55, vcc, 0, v55, vcc
	flat_load_dwordx2 v[55:56], v[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v106, v55 offset:8
.LBB0_280:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 157
	v_add_u32_e32 v54, vcc, s3, v105
	.loc	1 104
	ds_write_b32 v106, v56 offset:12
	.loc	1 157
	v_add_u32_e32 v106, vcc, v54, v104
	.loc	1 104
	s_and_saveexec_b64 s[6:7], s[62:63]
	s_xor_b64 s[64:65], exec, s[6:7]
	s_cbranch_execz .LBB0_282
; %bb.281:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v106, v9
	s_mov_b32 s3, 0
.LBB0_282:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[64:65], s[64:65]
	.loc	1 157
	v_add_u32_e32 v54, vcc, v4, v52
	v_addc_u32_e32 v55, vcc, v5, v53, vcc
	v_add_u32_e32 v54, vcc, v54, v30
	v_addc_u32_e32 v55, vcc, v55, v31, vcc
	.loc	1 104
	v_mov_b32_e32 v57, s3
	s_xor_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_284
; %bb.283:                              ;   in Loop: Header=BB0_145 Depth=1
	flat_load_dwordx2 v[56:57], v[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v106, v56
.LBB0_284:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 104
	ds_write_b32 v106, v57 offset:4
	s_and_saveexec_b64 s[6:7], s[62:63]
	s_xor_b64 s[64:65], exec, s[6:7]
	s_cbranch_execz .LBB0_286
; %bb.285:                              ;   in Loop: Header=BB0_145 Depth=1
	ds_write_b32 v106, v9 offset:8
	s_mov_b32 s3, 0
.LBB0_286:                              ;   in Loop: Header=BB0_145 Depth=1
	s_or_saveexec_b64 s[64:65], s[64:65]
	v_mov_b32_e32 v56, s3
	s_xor_b64 exec, exec, s[64:65]
	s_cbranch_execz .LBB0_288
; %bb.287:                              ;   in Loop: Header=BB0_145 Depth=1
	v_add_u32_e32 v54, vcc, 8, v54
	v_addc_u32_e32 v55, vcc, 0, v55, vcc
	flat_load_dwordx2 v[55:56], v[54:55]
	s_waitcnt vmcnt(0)
	ds_write_b32 v106, v55 offset:8
.LBB0_288:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[64:65]
	.loc	1 104
	ds_write_b32 v106, v56 offset:12
.LBB0_289:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 181
	s_mul_i32 s3, s87, 0x1800
	v_add_u32_e32 v54, vcc, s3, v0
	v_add_u32_e32 v55, vcc, s3, v94
	s_mov_b32 s3, 0
.LBB0_290:                              ;   Parent Loop BB0_145 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 185
	v_add_u32_e32 v56, vcc, s3, v54
	.loc	1 183
	v_add_u32_e32 v57, vcc, s3, v55
	ds_read2_b64 v[106:109], v57 offset1:96
	.loc	1 185
	ds_read2_b64 v[110:113], v56 offset1:12
	ds_read2_b64 v[114:117], v56 offset0:96 offset1:108
	ds_read2_b64 v[118:121], v56 offset0:192 offset1:204
	v_add_u32_e32 v56, vcc, s100, v56
	.loc	1 183
	v_add_u32_e32 v57, vcc, s2, v57
	.loc	1 185
	ds_read2_b64 v[122:125], v56 offset0:32 offset1:44
	.loc	1 183
	ds_read2_b64 v[126:129], v57 offset0:64 offset1:160
	.loc	1 185
	s_waitcnt lgkmcnt(4)
	v_mul_f32_e32 v56, v106, v110
	v_mul_f32_e32 v57, v106, v112
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v130, v106, v114
	v_mul_f32_e32 v131, v106, v116
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v132, v106, v118
	v_mul_f32_e32 v133, v106, v120
	v_mul_f32_e32 v134, v108, v110
	v_mul_f32_e32 v135, v108, v112
	v_mul_f32_e32 v136, v108, v114
	v_mul_f32_e32 v137, v108, v116
	v_mul_f32_e32 v138, v108, v118
	v_mul_f32_e32 v139, v108, v120
	v_add_f32_e32 v56, v56, v93
	v_add_f32_e32 v57, v57, v89
	v_add_f32_e32 v92, v130, v92
	v_add_f32_e32 v88, v131, v88
	v_add_f32_e32 v91, v132, v91
	v_add_f32_e32 v87, v133, v87
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v89, v106, v122
	v_mul_f32_e32 v93, v106, v124
	v_add_f32_e32 v85, v134, v85
	v_add_f32_e32 v81, v135, v81
	v_add_f32_e32 v84, v136, v84
	v_mul_f32_e32 v106, v108, v122
	v_mul_f32_e32 v108, v108, v124
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v130, v126, v110
	v_mul_f32_e32 v131, v126, v112
	v_mul_f32_e32 v132, v126, v114
	v_mul_f32_e32 v133, v126, v116
	v_mul_f32_e32 v134, v126, v118
	v_mul_f32_e32 v135, v126, v120
	v_mul_f32_e32 v136, v126, v122
	v_mul_f32_e32 v126, v126, v124
	v_mul_f32_e32 v110, v128, v110
	v_mul_f32_e32 v112, v128, v112
	v_mul_f32_e32 v114, v128, v114
	v_mul_f32_e32 v116, v128, v116
	v_mul_f32_e32 v118, v128, v118
	v_mul_f32_e32 v120, v128, v120
	v_mul_f32_e32 v122, v128, v122
	v_mul_f32_e32 v124, v128, v124
	.loc	1 181
	s_add_i32 s3, s3, 8
	.loc	1 185
	v_mul_f32_e32 v140, v107, v111
	v_mul_f32_e32 v141, v107, v113
	v_mul_f32_e32 v142, v107, v115
	v_mul_f32_e32 v143, v107, v117
	v_mul_f32_e32 v144, v107, v119
	v_mul_f32_e32 v145, v107, v121
	v_mul_f32_e32 v146, v109, v111
	v_mul_f32_e32 v147, v109, v113
	v_mul_f32_e32 v148, v109, v115
	v_mul_f32_e32 v149, v109, v117
	v_mul_f32_e32 v150, v109, v119
	v_mul_f32_e32 v151, v109, v121
	v_add_f32_e32 v80, v137, v80
	v_add_f32_e32 v83, v138, v83
	v_add_f32_e32 v79, v139, v79
	v_mul_f32_e32 v128, v107, v123
	v_mul_f32_e32 v107, v107, v125
	v_mul_f32_e32 v137, v109, v123
	v_mul_f32_e32 v109, v109, v125
	v_mul_f32_e32 v138, v127, v111
	v_mul_f32_e32 v139, v127, v113
	v_mul_f32_e32 v152, v127, v115
	v_mul_f32_e32 v153, v127, v117
	v_mul_f32_e32 v154, v127, v119
	v_mul_f32_e32 v155, v127, v121
	v_mul_f32_e32 v156, v127, v123
	v_mul_f32_e32 v127, v127, v125
	v_mul_f32_e32 v111, v129, v111
	v_mul_f32_e32 v113, v129, v113
	v_mul_f32_e32 v115, v129, v115
	v_mul_f32_e32 v117, v129, v117
	v_mul_f32_e32 v119, v129, v119
	v_mul_f32_e32 v121, v129, v121
	v_mul_f32_e32 v123, v129, v123
	v_mul_f32_e32 v125, v129, v125
	v_add_f32_e32 v90, v89, v90
	v_add_f32_e32 v86, v93, v86
	v_add_f32_e32 v82, v106, v82
	v_add_f32_e32 v78, v108, v78
	v_add_f32_e32 v77, v130, v77
	v_add_f32_e32 v73, v131, v73
	v_add_f32_e32 v76, v132, v76
	v_add_f32_e32 v72, v133, v72
	v_add_f32_e32 v75, v134, v75
	v_add_f32_e32 v71, v135, v71
	v_add_f32_e32 v74, v136, v74
	v_add_f32_e32 v70, v126, v70
	v_add_f32_e32 v69, v110, v69
	v_add_f32_e32 v65, v112, v65
	v_add_f32_e32 v68, v114, v68
	v_add_f32_e32 v64, v116, v64
	v_add_f32_e32 v67, v118, v67
	v_add_f32_e32 v63, v120, v63
	v_add_f32_e32 v66, v122, v66
	v_add_f32_e32 v62, v124, v62
	.loc	1 181
	s_cmp_lg_u32 s3, 64
	.loc	1 185
	v_add_f32_e32 v93, v140, v56
	v_add_f32_e32 v89, v141, v57
	v_add_f32_e32 v92, v142, v92
	v_add_f32_e32 v88, v143, v88
	v_add_f32_e32 v91, v144, v91
	v_add_f32_e32 v87, v145, v87
	v_add_f32_e32 v85, v146, v85
	v_add_f32_e32 v81, v147, v81
	v_add_f32_e32 v84, v148, v84
	v_add_f32_e32 v80, v149, v80
	v_add_f32_e32 v83, v150, v83
	v_add_f32_e32 v79, v151, v79
	v_add_f32_e32 v90, v128, v90
	v_add_f32_e32 v86, v107, v86
	v_add_f32_e32 v82, v137, v82
	v_add_f32_e32 v78, v109, v78
	v_add_f32_e32 v77, v138, v77
	v_add_f32_e32 v73, v139, v73
	v_add_f32_e32 v76, v152, v76
	v_add_f32_e32 v72, v153, v72
	v_add_f32_e32 v75, v154, v75
	v_add_f32_e32 v71, v155, v71
	v_add_f32_e32 v74, v156, v74
	v_add_f32_e32 v70, v127, v70
	v_add_f32_e32 v69, v111, v69
	v_add_f32_e32 v65, v113, v65
	v_add_f32_e32 v68, v115, v68
	v_add_f32_e32 v64, v117, v64
	v_add_f32_e32 v67, v119, v67
	v_add_f32_e32 v63, v121, v63
	v_add_f32_e32 v66, v123, v66
	v_add_f32_e32 v62, v125, v62
	.loc	1 181
	s_cbranch_scc1 .LBB0_290
; %bb.291:                              ;   in Loop: Header=BB0_145 Depth=1
	.loc	1 157
	s_add_i32 s3, s78, 1
	s_cmp_lg_u32 s78, 1
	s_cselect_b32 s78, s3, 0
	.loc	1 188
	s_add_i32 s3, s87, 1
	s_cmp_lg_u32 s87, 1
	s_cselect_b32 s87, s3, 0
	.loc	1 155
	s_and_b64 vcc, exec, s[92:93]
	s_cbranch_vccz .LBB0_145
; %bb.292:
	.loc	1 0
	v_readlane_b32 s12, v1, 1
	v_readlane_b32 s13, v1, 0
	v_readlane_b32 s10, v1, 2
.LBB0_293:
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
; %bb.294:
	v_cmp_class_f32_e64 s[2:3], v62, s2
	s_and_b64 s[20:21], s[2:3], exec
; %bb.295:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 140
	s_load_dwordx2 s[22:23], s[4:5], 0x30
	s_load_dword s4, s[4:5], 0x38
	s_xor_b64 s[0:1], s[20:21], -1
	v_add_u32_e32 v7, vcc, s10, v60
	v_lshlrev_b32_e32 v8, 1, v61
	v_cmp_neq_f32_e64 s[8:9], s79, 0
	.loc	1 214
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[6:7], exec, s[2:3]
	s_cbranch_execz .LBB0_308
; %bb.296:
	.loc	1 0
	s_cmp_gt_i32 s74, 0
	s_cselect_b64 s[0:1], -1, 0
	.loc	1 214
	s_lshl_b32 s2, s13, 6
	.loc	1 216
	v_or_b32_e32 v0, s2, v60
	v_add_u32_e32 v2, vcc, s33, v59
	v_add_u32_e32 v0, vcc, v0, v58
	.loc	1 214
	s_lshl_b32 s2, s12, 6
	.loc	1 216
	v_add_u32_e32 v9, vcc, v2, v8
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
	s_branch .LBB0_299
.LBB0_297:                              ;   in Loop: Header=BB0_299 Depth=1
	.loc	1 221
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_mov_b32_e32 v10, s23
	v_add_u32_e32 v4, vcc, s22, v4
	v_addc_u32_e32 v5, vcc, v10, v5, vcc
	v_add_u32_e32 v2, vcc, v4, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v6
.LBB0_298:                              ;   in Loop: Header=BB0_299 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 214
	s_add_i32 s2, s24, 1
	s_add_i32 s19, s19, 4
	s_add_i32 s18, s18, 2
	s_not_b64 s[14:15], s[14:15]
	s_cmp_gt_u32 s24, 30
	s_mov_b32 s24, s2
	s_cbranch_scc1 .LBB0_308
.LBB0_299:                              ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_302 Depth 2
	.loc	1 216
	s_lshl_b32 s3, s24, 2
	s_and_b32 s2, s24, 0x7ffffff0
	s_and_b32 s3, s3, 8
	s_or_b32 s2, s2, s3
	v_or_b32_e32 v2, s2, v58
	s_lshl_b32 s2, s24, 1
	s_and_b32 s2, s2, 24
	s_and_b32 s3, s24, 1
	s_or_b32 s2, s2, s3
	v_add_u32_e32 v10, vcc, v7, v2
	v_or_b32_e32 v2, s2, v8
	v_or_b32_e32 v2, v2, v59
	v_or_b32_e32 v2, s33, v2
	.loc	1 217
	v_cmp_gt_i32_e32 vcc, s72, v10
	v_cmp_gt_i32_e64 s[2:3], s73, v2
	s_and_b64 s[16:17], vcc, s[2:3]
	s_and_saveexec_b64 s[2:3], s[16:17]
	s_cbranch_execz .LBB0_298
; %bb.300:                              ;   in Loop: Header=BB0_299 Depth=1
	.loc	1 220
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_303
; %bb.301:                              ;   in Loop: Header=BB0_299 Depth=1
	.loc	1 216
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
	v_add_u32_e32 v11, vcc, v5, v9
	v_mov_b32_e32 v5, s76
	v_mov_b32_e32 v6, s77
	v_mul_lo_u32 v12, s13, v11
	v_mad_u64_u32 v[5:6], s[16:17], s12, v11, v[5:6]
	v_ashrrev_i32_e32 v11, 31, v11
	v_mul_lo_u32 v11, s12, v11
	v_add_u32_e32 v6, vcc, v12, v6
	s_mov_b32 s16, s74
	v_add_u32_e32 v6, vcc, v11, v6
	v_mov_b32_e32 v11, 0
.LBB0_302:                              ;   Parent Loop BB0_299 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 220
	flat_load_dword v12, v[3:4]
	flat_load_dword v13, v[5:6]
	v_add_u32_e32 v3, vcc, 4, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	s_add_i32 s16, s16, -1
	v_add_u32_e32 v5, vcc, 4, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	s_cmp_eq_u32 s16, 0
	s_waitcnt vmcnt(0)
	v_fma_f32 v11, v12, v13, v11
	s_cbranch_scc0 .LBB0_302
	s_branch .LBB0_304
.LBB0_303:                              ;   in Loop: Header=BB0_299 Depth=1
	.loc	1 0
	v_mov_b32_e32 v11, 0
.LBB0_304:                              ;   in Loop: Header=BB0_299 Depth=1
	.loc	1 218
	v_ashrrev_i32_e32 v3, 31, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 221
	s_and_b64 vcc, exec, s[8:9]
	s_cbranch_vccz .LBB0_306
; %bb.305:                              ;   in Loop: Header=BB0_299 Depth=1
	v_mad_i64_i32 v[4:5], s[16:17], v10, s4, 0
	v_mov_b32_e32 v6, s23
	v_lshlrev_b64 v[12:13], 2, v[4:5]
	v_add_u32_e32 v12, vcc, s22, v12
	v_addc_u32_e32 v6, vcc, v6, v13, vcc
	v_add_u32_e32 v12, vcc, v12, v2
	v_addc_u32_e32 v13, vcc, v6, v3, vcc
	flat_load_dword v6, v[12:13]
	v_mul_f32_e32 v12, s75, v11
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s79, v6
	v_add_f32_e32 v6, v12, v6
	s_cbranch_execnz .LBB0_297
	s_branch .LBB0_307
.LBB0_306:                              ;   in Loop: Header=BB0_299 Depth=1
.LBB0_307:                              ;   in Loop: Header=BB0_299 Depth=1
	v_mad_i64_i32 v[4:5], s[16:17], v10, s4, 0
	v_mul_f32_e32 v6, s75, v11
	s_branch .LBB0_297
.LBB0_308:
	.loc	1 214
	s_or_saveexec_b64 s[0:1], s[6:7]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v5, s5
	s_xor_b64 exec, exec, s[0:1]
; %bb.309:
	.loc	1 0
	s_ashr_i32 s5, s4, 31
	v_mov_b32_e32 v4, s4
	v_mov_b32_e32 v5, s5
; %bb.310:
	s_or_b64 exec, exec, s[0:1]
	v_or_b32_e32 v0, v7, v58
	v_ashrrev_i32_e32 v3, 31, v7
	v_mul_lo_u32 v3, v4, v3
	v_mad_u64_u32 v[6:7], s[2:3], v4, v0, 0
	v_or_b32_e32 v2, v8, v59
	v_mul_lo_u32 v8, v5, v0
	v_cmp_gt_i32_e32 vcc, s72, v0
	s_and_b64 s[18:19], s[20:21], vcc
	v_add_u32_e32 v3, vcc, v7, v3
	v_add_u32_e32 v7, vcc, v3, v8
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_or_b32_e32 v2, s33, v2
	v_mov_b32_e32 v3, s23
	v_add_u32_e32 v20, vcc, s22, v6
	v_cmp_gt_i32_e64 s[2:3], s73, v2
	v_cmp_neq_f32_e64 s[0:1], s79, 0
	v_addc_u32_e32 v21, vcc, v3, v7, vcc
	.loc	1 230
	s_and_b64 s[6:7], s[18:19], s[2:3]
	v_ashrrev_i32_e32 v3, 31, v2
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_315
; %bb.311:
	.loc	1 231
	v_lshlrev_b64 v[6:7], 2, v[2:3]
	v_add_u32_e32 v6, vcc, v20, v6
	v_addc_u32_e32 v7, vcc, v21, v7, vcc
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_471
; %bb.312:
	flat_load_dword v8, v[6:7]
	v_mul_f32_e32 v9, s75, v93
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s79, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB0_314
.LBB0_313:
	v_mul_f32_e32 v8, s75, v93
.LBB0_314:
	flat_store_dword v[6:7], v8
.LBB0_315:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 229
	v_or_b32_e32 v6, 8, v2
	v_cmp_gt_i32_e64 s[4:5], s73, v6
	v_cndmask_b32_e64 v8, 0, 1, s[0:1]
	.loc	1 230
	s_and_b64 s[6:7], s[18:19], s[4:5]
	v_ashrrev_i32_e32 v7, 31, v6
	v_cmp_ne_u32_e64 s[0:1], 1, v8
	s_and_saveexec_b64 s[8:9], s[6:7]
	s_cbranch_execz .LBB0_320
; %bb.316:
	.loc	1 231
	v_lshlrev_b64 v[8:9], 2, v[6:7]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v8, s[6:7], v20, v8
	v_addc_u32_e64 v9, s[6:7], v21, v9, s[6:7]
	s_cbranch_vccnz .LBB0_472
; %bb.317:
	.loc	1 232
	flat_load_dword v10, v[8:9]
	v_mul_f32_e32 v11, s75, v92
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v10, s79, v10
	v_add_f32_e32 v10, v11, v10
	s_cbranch_execnz .LBB0_319
.LBB0_318:
	v_mul_f32_e32 v10, s75, v92
.LBB0_319:
	flat_store_dword v[8:9], v10
.LBB0_320:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 229
	v_or_b32_e32 v8, 16, v2
	v_cmp_gt_i32_e64 s[6:7], s73, v8
	.loc	1 230
	s_and_b64 s[8:9], s[18:19], s[6:7]
	v_ashrrev_i32_e32 v9, 31, v8
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_325
; %bb.321:
	.loc	1 231
	v_lshlrev_b64 v[10:11], 2, v[8:9]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v10, s[8:9], v20, v10
	v_addc_u32_e64 v11, s[8:9], v21, v11, s[8:9]
	.loc	1 232
	s_cbranch_vccnz .LBB0_473
; %bb.322:
	flat_load_dword v12, v[10:11]
	v_mul_f32_e32 v13, s75, v91
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v12, s79, v12
	v_add_f32_e32 v12, v13, v12
	s_cbranch_execnz .LBB0_324
.LBB0_323:
	v_mul_f32_e32 v12, s75, v91
.LBB0_324:
	flat_store_dword v[10:11], v12
.LBB0_325:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 229
	v_or_b32_e32 v10, 24, v2
	v_cmp_gt_i32_e64 s[8:9], s73, v10
	.loc	1 230
	s_and_b64 s[10:11], s[18:19], s[8:9]
	v_ashrrev_i32_e32 v11, 31, v10
	s_and_saveexec_b64 s[12:13], s[10:11]
	s_cbranch_execz .LBB0_330
; %bb.326:
	.loc	1 231
	v_lshlrev_b64 v[12:13], 2, v[10:11]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v12, s[10:11], v20, v12
	v_addc_u32_e64 v13, s[10:11], v21, v13, s[10:11]
	.loc	1 232
	s_cbranch_vccnz .LBB0_474
; %bb.327:
	flat_load_dword v14, v[12:13]
	v_mul_f32_e32 v15, s75, v90
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s79, v14
	v_add_f32_e32 v14, v15, v14
	s_cbranch_execnz .LBB0_329
.LBB0_328:
	v_mul_f32_e32 v14, s75, v90
.LBB0_329:
	flat_store_dword v[12:13], v14
.LBB0_330:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	v_or_b32_e32 v12, 1, v2
	v_cmp_gt_i32_e64 s[10:11], s73, v12
	.loc	1 230
	s_and_b64 s[12:13], s[18:19], s[10:11]
	v_ashrrev_i32_e32 v13, 31, v12
	s_and_saveexec_b64 s[14:15], s[12:13]
	s_cbranch_execz .LBB0_335
; %bb.331:
	.loc	1 231
	v_lshlrev_b64 v[14:15], 2, v[12:13]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v14, s[12:13], v20, v14
	v_addc_u32_e64 v15, s[12:13], v21, v15, s[12:13]
	.loc	1 232
	s_cbranch_vccnz .LBB0_475
; %bb.332:
	flat_load_dword v16, v[14:15]
	v_mul_f32_e32 v17, s75, v89
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v16, s79, v16
	v_add_f32_e32 v16, v17, v16
	s_cbranch_execnz .LBB0_334
.LBB0_333:
	v_mul_f32_e32 v16, s75, v89
.LBB0_334:
	flat_store_dword v[14:15], v16
.LBB0_335:
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 229
	v_or_b32_e32 v14, 9, v2
	v_cmp_gt_i32_e64 s[12:13], s73, v14
	.loc	1 230
	s_and_b64 s[14:15], s[18:19], s[12:13]
	v_ashrrev_i32_e32 v15, 31, v14
	s_and_saveexec_b64 s[16:17], s[14:15]
	s_cbranch_execz .LBB0_340
; %bb.336:
	.loc	1 231
	v_lshlrev_b64 v[16:17], 2, v[14:15]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v16, s[14:15], v20, v16
	v_addc_u32_e64 v17, s[14:15], v21, v17, s[14:15]
	.loc	1 232
	s_cbranch_vccnz .LBB0_476
; %bb.337:
	flat_load_dword v18, v[16:17]
	v_mul_f32_e32 v19, s75, v88
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v18, s79, v18
	v_add_f32_e32 v18, v19, v18
	s_cbranch_execnz .LBB0_339
.LBB0_338:
	v_mul_f32_e32 v18, s75, v88
.LBB0_339:
	flat_store_dword v[16:17], v18
.LBB0_340:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 229
	v_or_b32_e32 v16, 17, v2
	v_cmp_gt_i32_e64 s[14:15], s73, v16
	.loc	1 230
	s_and_b64 s[16:17], s[18:19], s[14:15]
	v_ashrrev_i32_e32 v17, 31, v16
	s_and_saveexec_b64 s[24:25], s[16:17]
	s_cbranch_execz .LBB0_345
; %bb.341:
	.loc	1 231
	v_lshlrev_b64 v[18:19], 2, v[16:17]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v18, s[16:17], v20, v18
	v_addc_u32_e64 v19, s[16:17], v21, v19, s[16:17]
	.loc	1 232
	s_cbranch_vccnz .LBB0_477
; %bb.342:
	flat_load_dword v22, v[18:19]
	v_mul_f32_e32 v23, s75, v87
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v22, s79, v22
	v_add_f32_e32 v22, v23, v22
	s_cbranch_execnz .LBB0_344
.LBB0_343:
	v_mul_f32_e32 v22, s75, v87
.LBB0_344:
	flat_store_dword v[18:19], v22
.LBB0_345:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	.loc	1 229
	v_or_b32_e32 v18, 25, v2
	v_cmp_gt_i32_e64 s[16:17], s73, v18
	.loc	1 230
	s_and_b64 s[18:19], s[18:19], s[16:17]
	v_ashrrev_i32_e32 v19, 31, v18
	s_and_saveexec_b64 s[24:25], s[18:19]
	s_cbranch_execz .LBB0_350
; %bb.346:
	.loc	1 231
	v_lshlrev_b64 v[22:23], 2, v[18:19]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v20, s[18:19], v20, v22
	v_addc_u32_e64 v21, s[18:19], v21, v23, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_478
; %bb.347:
	flat_load_dword v22, v[20:21]
	v_mul_f32_e32 v23, s75, v86
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v22, s79, v22
	v_add_f32_e32 v22, v23, v22
	s_cbranch_execnz .LBB0_349
.LBB0_348:
	v_mul_f32_e32 v22, s75, v86
.LBB0_349:
	flat_store_dword v[20:21], v22
.LBB0_350:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v23, 8, v0
	v_ashrrev_i32_e32 v20, 31, v0
	v_mul_lo_u32 v22, v4, v20
	v_mad_u64_u32 v[20:21], s[18:19], v4, v23, 0
	v_cmp_gt_i32_e32 vcc, s72, v23
	v_mul_lo_u32 v23, v5, v23
	s_and_b64 s[24:25], s[20:21], vcc
	v_add_u32_e32 v21, vcc, v21, v22
	v_add_u32_e32 v21, vcc, v21, v23
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_mov_b32_e32 v24, s23
	v_add_u32_e32 v23, vcc, s22, v20
	v_addc_u32_e32 v24, vcc, v24, v21, vcc
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[2:3]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_355
; %bb.351:
	.loc	1 231
	v_lshlrev_b64 v[20:21], 2, v[2:3]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v20, s[18:19], v23, v20
	v_addc_u32_e64 v21, s[18:19], v24, v21, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_479
; %bb.352:
	flat_load_dword v25, v[20:21]
	v_mul_f32_e32 v26, s75, v85
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s79, v25
	v_add_f32_e32 v25, v26, v25
	s_cbranch_execnz .LBB0_354
.LBB0_353:
	v_mul_f32_e32 v25, s75, v85
.LBB0_354:
	flat_store_dword v[20:21], v25
.LBB0_355:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[4:5]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_360
; %bb.356:
	.loc	1 231
	v_lshlrev_b64 v[20:21], 2, v[6:7]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v20, s[18:19], v23, v20
	v_addc_u32_e64 v21, s[18:19], v24, v21, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_480
; %bb.357:
	flat_load_dword v25, v[20:21]
	v_mul_f32_e32 v26, s75, v84
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s79, v25
	v_add_f32_e32 v25, v26, v25
	s_cbranch_execnz .LBB0_359
.LBB0_358:
	v_mul_f32_e32 v25, s75, v84
.LBB0_359:
	flat_store_dword v[20:21], v25
.LBB0_360:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[6:7]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_365
; %bb.361:
	.loc	1 231
	v_lshlrev_b64 v[20:21], 2, v[8:9]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v20, s[18:19], v23, v20
	v_addc_u32_e64 v21, s[18:19], v24, v21, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_481
; %bb.362:
	flat_load_dword v25, v[20:21]
	v_mul_f32_e32 v26, s75, v83
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s79, v25
	v_add_f32_e32 v25, v26, v25
	s_cbranch_execnz .LBB0_364
.LBB0_363:
	v_mul_f32_e32 v25, s75, v83
.LBB0_364:
	flat_store_dword v[20:21], v25
.LBB0_365:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[8:9]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_370
; %bb.366:
	.loc	1 231
	v_lshlrev_b64 v[20:21], 2, v[10:11]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v20, s[18:19], v23, v20
	v_addc_u32_e64 v21, s[18:19], v24, v21, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_482
; %bb.367:
	flat_load_dword v25, v[20:21]
	v_mul_f32_e32 v26, s75, v82
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s79, v25
	v_add_f32_e32 v25, v26, v25
	s_cbranch_execnz .LBB0_369
.LBB0_368:
	v_mul_f32_e32 v25, s75, v82
.LBB0_369:
	flat_store_dword v[20:21], v25
.LBB0_370:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[10:11]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_375
; %bb.371:
	.loc	1 231
	v_lshlrev_b64 v[20:21], 2, v[12:13]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v20, s[18:19], v23, v20
	v_addc_u32_e64 v21, s[18:19], v24, v21, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_483
; %bb.372:
	flat_load_dword v25, v[20:21]
	v_mul_f32_e32 v26, s75, v81
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s79, v25
	v_add_f32_e32 v25, v26, v25
	s_cbranch_execnz .LBB0_374
.LBB0_373:
	v_mul_f32_e32 v25, s75, v81
.LBB0_374:
	flat_store_dword v[20:21], v25
.LBB0_375:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[12:13]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_380
; %bb.376:
	.loc	1 231
	v_lshlrev_b64 v[20:21], 2, v[14:15]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v20, s[18:19], v23, v20
	v_addc_u32_e64 v21, s[18:19], v24, v21, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_484
; %bb.377:
	flat_load_dword v25, v[20:21]
	v_mul_f32_e32 v26, s75, v80
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s79, v25
	v_add_f32_e32 v25, v26, v25
	s_cbranch_execnz .LBB0_379
.LBB0_378:
	v_mul_f32_e32 v25, s75, v80
.LBB0_379:
	flat_store_dword v[20:21], v25
.LBB0_380:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[14:15]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_385
; %bb.381:
	.loc	1 231
	v_lshlrev_b64 v[20:21], 2, v[16:17]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v20, s[18:19], v23, v20
	v_addc_u32_e64 v21, s[18:19], v24, v21, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_485
; %bb.382:
	flat_load_dword v25, v[20:21]
	v_mul_f32_e32 v26, s75, v79
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s79, v25
	v_add_f32_e32 v25, v26, v25
	s_cbranch_execnz .LBB0_384
.LBB0_383:
	v_mul_f32_e32 v25, s75, v79
.LBB0_384:
	flat_store_dword v[20:21], v25
.LBB0_385:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[16:17]
	s_and_saveexec_b64 s[24:25], s[18:19]
	s_cbranch_execz .LBB0_390
; %bb.386:
	.loc	1 231
	v_lshlrev_b64 v[20:21], 2, v[18:19]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v20, s[18:19], v23, v20
	v_addc_u32_e64 v21, s[18:19], v24, v21, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_486
; %bb.387:
	flat_load_dword v23, v[20:21]
	v_mul_f32_e32 v24, s75, v78
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v23, s79, v23
	v_add_f32_e32 v23, v24, v23
	s_cbranch_execnz .LBB0_389
.LBB0_388:
	v_mul_f32_e32 v23, s75, v78
.LBB0_389:
	flat_store_dword v[20:21], v23
.LBB0_390:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v23, 16, v0
	v_mad_u64_u32 v[20:21], s[18:19], v4, v23, 0
	v_cmp_gt_i32_e32 vcc, s72, v23
	v_mul_lo_u32 v23, v5, v23
	s_and_b64 s[24:25], s[20:21], vcc
	v_add_u32_e32 v21, vcc, v21, v22
	v_add_u32_e32 v21, vcc, v21, v23
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_mov_b32_e32 v24, s23
	v_add_u32_e32 v23, vcc, s22, v20
	v_addc_u32_e32 v24, vcc, v24, v21, vcc
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[2:3]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_395
; %bb.391:
	.loc	1 231
	v_lshlrev_b64 v[20:21], 2, v[2:3]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v20, s[18:19], v23, v20
	v_addc_u32_e64 v21, s[18:19], v24, v21, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_487
; %bb.392:
	flat_load_dword v25, v[20:21]
	v_mul_f32_e32 v26, s75, v77
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s79, v25
	v_add_f32_e32 v25, v26, v25
	s_cbranch_execnz .LBB0_394
.LBB0_393:
	v_mul_f32_e32 v25, s75, v77
.LBB0_394:
	flat_store_dword v[20:21], v25
.LBB0_395:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[4:5]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_400
; %bb.396:
	.loc	1 231
	v_lshlrev_b64 v[20:21], 2, v[6:7]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v20, s[18:19], v23, v20
	v_addc_u32_e64 v21, s[18:19], v24, v21, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_488
; %bb.397:
	flat_load_dword v25, v[20:21]
	v_mul_f32_e32 v26, s75, v76
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s79, v25
	v_add_f32_e32 v25, v26, v25
	s_cbranch_execnz .LBB0_399
.LBB0_398:
	v_mul_f32_e32 v25, s75, v76
.LBB0_399:
	flat_store_dword v[20:21], v25
.LBB0_400:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[6:7]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_405
; %bb.401:
	.loc	1 231
	v_lshlrev_b64 v[20:21], 2, v[8:9]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v20, s[18:19], v23, v20
	v_addc_u32_e64 v21, s[18:19], v24, v21, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_489
; %bb.402:
	flat_load_dword v25, v[20:21]
	v_mul_f32_e32 v26, s75, v75
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s79, v25
	v_add_f32_e32 v25, v26, v25
	s_cbranch_execnz .LBB0_404
.LBB0_403:
	v_mul_f32_e32 v25, s75, v75
.LBB0_404:
	flat_store_dword v[20:21], v25
.LBB0_405:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[8:9]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_410
; %bb.406:
	.loc	1 231
	v_lshlrev_b64 v[20:21], 2, v[10:11]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v20, s[18:19], v23, v20
	v_addc_u32_e64 v21, s[18:19], v24, v21, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_490
; %bb.407:
	flat_load_dword v25, v[20:21]
	v_mul_f32_e32 v26, s75, v74
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s79, v25
	v_add_f32_e32 v25, v26, v25
	s_cbranch_execnz .LBB0_409
.LBB0_408:
	v_mul_f32_e32 v25, s75, v74
.LBB0_409:
	flat_store_dword v[20:21], v25
.LBB0_410:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[10:11]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_415
; %bb.411:
	.loc	1 231
	v_lshlrev_b64 v[20:21], 2, v[12:13]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v20, s[18:19], v23, v20
	v_addc_u32_e64 v21, s[18:19], v24, v21, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_491
; %bb.412:
	flat_load_dword v25, v[20:21]
	v_mul_f32_e32 v26, s75, v73
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s79, v25
	v_add_f32_e32 v25, v26, v25
	s_cbranch_execnz .LBB0_414
.LBB0_413:
	v_mul_f32_e32 v25, s75, v73
.LBB0_414:
	flat_store_dword v[20:21], v25
.LBB0_415:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[12:13]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_420
; %bb.416:
	.loc	1 231
	v_lshlrev_b64 v[20:21], 2, v[14:15]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v20, s[18:19], v23, v20
	v_addc_u32_e64 v21, s[18:19], v24, v21, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_492
; %bb.417:
	flat_load_dword v25, v[20:21]
	v_mul_f32_e32 v26, s75, v72
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s79, v25
	v_add_f32_e32 v25, v26, v25
	s_cbranch_execnz .LBB0_419
.LBB0_418:
	v_mul_f32_e32 v25, s75, v72
.LBB0_419:
	flat_store_dword v[20:21], v25
.LBB0_420:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[14:15]
	s_and_saveexec_b64 s[26:27], s[18:19]
	s_cbranch_execz .LBB0_425
; %bb.421:
	.loc	1 231
	v_lshlrev_b64 v[20:21], 2, v[16:17]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v20, s[18:19], v23, v20
	v_addc_u32_e64 v21, s[18:19], v24, v21, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_493
; %bb.422:
	flat_load_dword v25, v[20:21]
	v_mul_f32_e32 v26, s75, v71
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s79, v25
	v_add_f32_e32 v25, v26, v25
	s_cbranch_execnz .LBB0_424
.LBB0_423:
	v_mul_f32_e32 v25, s75, v71
.LBB0_424:
	flat_store_dword v[20:21], v25
.LBB0_425:
	.loc	1 0
	s_or_b64 exec, exec, s[26:27]
	.loc	1 230
	s_and_b64 s[18:19], s[24:25], s[16:17]
	s_and_saveexec_b64 s[24:25], s[18:19]
	s_cbranch_execz .LBB0_430
; %bb.426:
	.loc	1 231
	v_lshlrev_b64 v[20:21], 2, v[18:19]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v20, s[18:19], v23, v20
	v_addc_u32_e64 v21, s[18:19], v24, v21, s[18:19]
	.loc	1 232
	s_cbranch_vccnz .LBB0_494
; %bb.427:
	flat_load_dword v23, v[20:21]
	v_mul_f32_e32 v24, s75, v70
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v23, s79, v23
	v_add_f32_e32 v23, v24, v23
	s_cbranch_execnz .LBB0_429
.LBB0_428:
	v_mul_f32_e32 v23, s75, v70
.LBB0_429:
	flat_store_dword v[20:21], v23
.LBB0_430:
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	v_or_b32_e32 v0, 24, v0
	v_mad_u64_u32 v[20:21], s[18:19], v4, v0, 0
	v_cmp_gt_i32_e32 vcc, s72, v0
	v_mul_lo_u32 v0, v5, v0
	s_and_b64 s[18:19], s[20:21], vcc
	v_add_u32_e32 v4, vcc, v21, v22
	v_add_u32_e32 v21, vcc, v4, v0
	v_lshlrev_b64 v[4:5], 2, v[20:21]
	v_mov_b32_e32 v20, s23
	v_add_u32_e32 v0, vcc, s22, v4
	v_addc_u32_e32 v4, vcc, v20, v5, vcc
	.loc	1 230
	s_and_b64 s[2:3], s[18:19], s[2:3]
	s_and_saveexec_b64 s[20:21], s[2:3]
	s_cbranch_execz .LBB0_435
; %bb.431:
	.loc	1 231
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v2, s[2:3], v0, v2
	v_addc_u32_e64 v3, s[2:3], v4, v3, s[2:3]
	.loc	1 232
	s_cbranch_vccnz .LBB0_495
; %bb.432:
	flat_load_dword v5, v[2:3]
	v_mul_f32_e32 v20, s75, v69
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s79, v5
	v_add_f32_e32 v5, v20, v5
	s_cbranch_execnz .LBB0_434
.LBB0_433:
	v_mul_f32_e32 v5, s75, v69
.LBB0_434:
	flat_store_dword v[2:3], v5
.LBB0_435:
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 230
	s_and_b64 s[2:3], s[18:19], s[4:5]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_440
; %bb.436:
	.loc	1 231
	v_lshlrev_b64 v[2:3], 2, v[6:7]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v2, s[2:3], v0, v2
	v_addc_u32_e64 v3, s[2:3], v4, v3, s[2:3]
	.loc	1 232
	s_cbranch_vccnz .LBB0_496
; %bb.437:
	flat_load_dword v5, v[2:3]
	v_mul_f32_e32 v6, s75, v68
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s79, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_439
.LBB0_438:
	v_mul_f32_e32 v5, s75, v68
.LBB0_439:
	flat_store_dword v[2:3], v5
.LBB0_440:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 230
	s_and_b64 s[2:3], s[18:19], s[6:7]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_445
; %bb.441:
	.loc	1 231
	v_lshlrev_b64 v[2:3], 2, v[8:9]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v2, s[2:3], v0, v2
	v_addc_u32_e64 v3, s[2:3], v4, v3, s[2:3]
	.loc	1 232
	s_cbranch_vccnz .LBB0_497
; %bb.442:
	flat_load_dword v5, v[2:3]
	v_mul_f32_e32 v6, s75, v67
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s79, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_444
.LBB0_443:
	v_mul_f32_e32 v5, s75, v67
.LBB0_444:
	flat_store_dword v[2:3], v5
.LBB0_445:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 230
	s_and_b64 s[2:3], s[18:19], s[8:9]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_450
; %bb.446:
	.loc	1 231
	v_lshlrev_b64 v[2:3], 2, v[10:11]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v2, s[2:3], v0, v2
	v_addc_u32_e64 v3, s[2:3], v4, v3, s[2:3]
	.loc	1 232
	s_cbranch_vccnz .LBB0_498
; %bb.447:
	flat_load_dword v5, v[2:3]
	v_mul_f32_e32 v6, s75, v66
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s79, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_449
.LBB0_448:
	v_mul_f32_e32 v5, s75, v66
.LBB0_449:
	flat_store_dword v[2:3], v5
.LBB0_450:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 230
	s_and_b64 s[2:3], s[18:19], s[10:11]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_455
; %bb.451:
	.loc	1 231
	v_lshlrev_b64 v[2:3], 2, v[12:13]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v2, s[2:3], v0, v2
	v_addc_u32_e64 v3, s[2:3], v4, v3, s[2:3]
	.loc	1 232
	s_cbranch_vccnz .LBB0_499
; %bb.452:
	flat_load_dword v5, v[2:3]
	v_mul_f32_e32 v6, s75, v65
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s79, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_454
.LBB0_453:
	v_mul_f32_e32 v5, s75, v65
.LBB0_454:
	flat_store_dword v[2:3], v5
.LBB0_455:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 230
	s_and_b64 s[2:3], s[18:19], s[12:13]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_460
; %bb.456:
	.loc	1 231
	v_lshlrev_b64 v[2:3], 2, v[14:15]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v2, s[2:3], v0, v2
	v_addc_u32_e64 v3, s[2:3], v4, v3, s[2:3]
	.loc	1 232
	s_cbranch_vccnz .LBB0_500
; %bb.457:
	flat_load_dword v5, v[2:3]
	v_mul_f32_e32 v6, s75, v64
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s79, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_459
.LBB0_458:
	v_mul_f32_e32 v5, s75, v64
.LBB0_459:
	flat_store_dword v[2:3], v5
.LBB0_460:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 230
	s_and_b64 s[2:3], s[18:19], s[14:15]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_465
; %bb.461:
	.loc	1 231
	v_lshlrev_b64 v[2:3], 2, v[16:17]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v2, s[2:3], v0, v2
	v_addc_u32_e64 v3, s[2:3], v4, v3, s[2:3]
	.loc	1 232
	s_cbranch_vccnz .LBB0_501
; %bb.462:
	flat_load_dword v5, v[2:3]
	v_mul_f32_e32 v6, s75, v63
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s79, v5
	v_add_f32_e32 v5, v6, v5
	s_cbranch_execnz .LBB0_464
.LBB0_463:
	v_mul_f32_e32 v5, s75, v63
.LBB0_464:
	flat_store_dword v[2:3], v5
.LBB0_465:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 230
	s_and_b64 s[2:3], s[18:19], s[16:17]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_470
; %bb.466:
	.loc	1 231
	v_lshlrev_b64 v[2:3], 2, v[18:19]
	.loc	1 232
	s_and_b64 vcc, exec, s[0:1]
	.loc	1 231
	v_add_u32_e64 v2, s[0:1], v0, v2
	v_addc_u32_e64 v3, s[0:1], v4, v3, s[0:1]
	.loc	1 232
	s_cbranch_vccnz .LBB0_502
; %bb.467:
	flat_load_dword v0, v[2:3]
	v_mul_f32_e32 v4, s75, v62
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s79, v0
	v_add_f32_e32 v0, v4, v0
	s_cbranch_execnz .LBB0_469
.LBB0_468:
	v_mul_f32_e32 v0, s75, v62
.LBB0_469:
	flat_store_dword v[2:3], v0
.LBB0_470:
	.loc	1 236
	s_endpgm
.LBB0_471:
	.loc	1 0
	s_branch .LBB0_313
.LBB0_472:
	.loc	1 232
	s_branch .LBB0_318
.LBB0_473:
	s_branch .LBB0_323
.LBB0_474:
	s_branch .LBB0_328
.LBB0_475:
	s_branch .LBB0_333
.LBB0_476:
	s_branch .LBB0_338
.LBB0_477:
	s_branch .LBB0_343
.LBB0_478:
	s_branch .LBB0_348
.LBB0_479:
	s_branch .LBB0_353
.LBB0_480:
	s_branch .LBB0_358
.LBB0_481:
	s_branch .LBB0_363
.LBB0_482:
	s_branch .LBB0_368
.LBB0_483:
	s_branch .LBB0_373
.LBB0_484:
	s_branch .LBB0_378
.LBB0_485:
	s_branch .LBB0_383
.LBB0_486:
	s_branch .LBB0_388
.LBB0_487:
	s_branch .LBB0_393
.LBB0_488:
	s_branch .LBB0_398
.LBB0_489:
	s_branch .LBB0_403
.LBB0_490:
	s_branch .LBB0_408
.LBB0_491:
	s_branch .LBB0_413
.LBB0_492:
	s_branch .LBB0_418
.LBB0_493:
	s_branch .LBB0_423
.LBB0_494:
	s_branch .LBB0_428
.LBB0_495:
	s_branch .LBB0_433
.LBB0_496:
	s_branch .LBB0_438
.LBB0_497:
	s_branch .LBB0_443
.LBB0_498:
	s_branch .LBB0_448
.LBB0_499:
	s_branch .LBB0_453
.LBB0_500:
	s_branch .LBB0_458
.LBB0_501:
	s_branch .LBB0_463
.LBB0_502:
	s_branch .LBB0_468
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
		.amdhsa_next_free_vgpr 157
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
; codeLenInByte = 18268
; NumSgprs: 104
; NumVgprs: 157
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 24576 bytes/workgroup (compile time only)
; SGPRBlocks: 12
; VGPRBlocks: 39
; NumSGPRsForWavesPerEU: 104
; NumVGPRsForWavesPerEU: 157
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
    .sgpr_spill_count: 7
    .symbol:         gemm_tensor.kd
    .vgpr_count:     157
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

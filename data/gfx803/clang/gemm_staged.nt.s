	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_staged             ; -- Begin function gemm_staged
	.globl	gemm_staged
	.p2align	8
	.type	gemm_staged,@function
gemm_staged:                            ; @gemm_staged
	.file	0 "." "gemm_staged.cl"
	.loc	0 167
; %bb.0:
	.loc	0 170
	s_load_dwordx4 s[24:27], s[4:5], 0x0
	s_load_dwordx2 s[42:43], s[4:5], 0x10
	s_load_dword s44, s[4:5], 0x18
	s_load_dwordx4 s[28:31], s[4:5], 0x20
	.loc	0 174
	v_lshrrev_b32_e32 v18, 3, v0
	.loc	0 175
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s24, 0x7f
	s_add_i32 s1, s25, 0x7f
	s_ashr_i32 s2, s0, 31
	s_ashr_i32 s3, s1, 31
	s_lshr_b32 s2, s2, 25
	s_lshr_b32 s3, s3, 25
	s_add_i32 s0, s0, s2
	s_add_i32 s1, s1, s3
	s_ashr_i32 s2, s0, 7
	s_ashr_i32 s1, s1, 7
	.loc	0 177
	s_mul_i32 s3, s1, s2
	s_ashr_i32 s7, s3, 31
	s_add_i32 s8, s3, s7
	s_xor_b32 s8, s8, s7
	v_cvt_f32_u32_e32 v1, s8
	s_sub_i32 s9, 0, s8
	.loc	0 170
	s_ashr_i32 s45, s44, 31
	.loc	0 187
	v_mov_b32_e32 v5, s30
	.loc	0 177
	v_rcp_iflag_f32_e32 v1, v1
	.loc	0 187
	s_mov_b32 s46, s30
	.loc	0 132
	s_mov_b32 m0, -1
	.loc	0 177
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v2, s9, v1
	s_ashr_i32 s9, s6, 31
	s_add_i32 s10, s6, s9
	s_xor_b32 s10, s10, s9
	v_mul_hi_u32 v2, v1, v2
	s_xor_b32 s7, s9, s7
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s10, v1
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
	.loc	0 178
	s_lshl_b32 s9, s2, 2
	s_ashr_i32 s0, s0, 31
	s_add_i32 s9, s9, s0
	s_xor_b32 s9, s9, s0
	v_cvt_f32_u32_e32 v1, s9
	.loc	0 177
	s_xor_b32 s8, s8, s7
	s_sub_i32 s7, s8, s7
	.loc	0 178
	s_sub_i32 s8, 0, s9
	v_rcp_iflag_f32_e32 v1, v1
	s_mul_i32 s3, s7, s3
	s_sub_i32 s3, s6, s3
	s_ashr_i32 s6, s3, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	s_xor_b32 s0, s6, s0
	v_mul_lo_u32 v2, s8, v1
	s_add_i32 s8, s3, s6
	s_xor_b32 s8, s8, s6
	v_mul_hi_u32 v2, v1, v2
	v_add_u32_e32 v1, vcc, v1, v2
	v_mul_hi_u32 v1, s8, v1
	.loc	0 186
	v_mov_b32_e32 v2, 0
	.loc	0 178
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
	s_min_i32 s1, s1, 4
	.loc	0 180
	s_ashr_i32 s6, s1, 31
	s_add_i32 s8, s1, s6
	s_xor_b32 s8, s8, s6
	v_cvt_f32_u32_e32 v1, s8
	s_sub_i32 s9, 0, s8
	.loc	0 179
	s_mul_i32 s2, s0, s2
	s_sub_i32 s2, s3, s2
	.loc	0 180
	v_rcp_iflag_f32_e32 v1, v1
	s_ashr_i32 s3, s2, 31
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v3, v1
	.loc	0 186
	v_and_b32_e32 v1, 7, v0
	.loc	0 180
	v_mul_lo_u32 v4, s9, v3
	s_add_i32 s9, s2, s3
	s_xor_b32 s9, s9, s3
	s_xor_b32 s3, s3, s6
	v_mul_hi_u32 v4, v3, v4
	v_add_u32_e32 v3, vcc, v3, v4
	v_mul_hi_u32 v3, s9, v3
	.loc	0 185
	v_mov_b32_e32 v4, s44
	.loc	0 180
	v_readfirstlane_b32 s6, v3
	s_mul_i32 s10, s6, s8
	s_sub_i32 s9, s9, s10
	s_add_i32 s11, s6, 1
	s_sub_i32 s10, s9, s8
	s_cmp_ge_u32 s9, s8
	s_cselect_b32 s6, s11, s6
	s_cselect_b32 s9, s10, s9
	s_add_i32 s10, s6, 1
	s_cmp_ge_u32 s9, s8
	s_cselect_b32 s6, s10, s6
	s_xor_b32 s6, s6, s3
	s_sub_i32 s3, s6, s3
	s_lshl_b32 s48, s3, 7
	s_mul_i32 s3, s3, s1
	s_sub_i32 s1, s2, s3
	.loc	0 181
	s_max_i32 s8, s24, 0x80
	s_max_i32 s9, s25, 0x80
	.loc	0 180
	s_add_i32 s2, s1, s0
	.loc	0 181
	s_addk_i32 s8, 0xff80
	s_addk_i32 s9, 0xff80
	.loc	0 180
	s_lshl_b32 s33, s2, 7
	.loc	0 181
	s_min_i32 s22, s8, s48
	s_min_i32 s34, s9, s33
	.loc	0 185
	v_mad_i64_i32 v[3:4], s[0:1], s22, v4, 0
	.loc	0 182
	s_cmpk_lt_i32 s25, 0x80
	s_cselect_b64 s[0:1], -1, 0
	.loc	0 183
	s_add_i32 s2, s26, 7
	s_ashr_i32 s3, s2, 31
	s_lshr_b32 s3, s3, 29
	s_add_i32 s2, s2, s3
	s_and_b32 s2, s2, -8
	.loc	0 184
	s_mul_i32 s7, s7, s2
	s_min_i32 s36, s26, s7
	s_add_i32 s6, s36, s2
	.loc	0 187
	v_mad_i64_i32 v[5:6], s[2:3], s34, v5, 0
	.loc	0 186
	v_mad_i64_i32 v[8:9], s[2:3], s44, v18, v[1:2]
	.loc	0 187
	v_lshlrev_b64 v[14:15], 2, v[5:6]
	.loc	0 185
	v_lshlrev_b64 v[6:7], 2, v[3:4]
	s_ashr_i32 s37, s36, 31
	.loc	0 187
	s_ashr_i32 s47, s30, 31
	v_mov_b32_e32 v5, s29
	v_add_u32_e64 v19, s[18:19], s28, v14
	.loc	0 188
	v_mad_i64_i32 v[10:11], s[2:3], s30, v18, v[1:2]
	.loc	0 182
	s_cmpk_lt_i32 s24, 0x80
	.loc	0 185
	v_mov_b32_e32 v2, s43
	v_add_u32_e64 v12, s[20:21], s42, v6
	.loc	0 187
	v_addc_u32_e64 v5, vcc, v5, v15, s[18:19]
	.loc	0 182
	s_cselect_b64 s[2:3], -1, 0
	.loc	0 185
	v_addc_u32_e64 v2, vcc, v2, v7, s[20:21]
	s_lshl_b64 s[40:41], s[36:37], 2
	v_mov_b32_e32 v4, s41
	v_add_u32_e32 v3, vcc, s40, v12
	.loc	0 186
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	.loc	0 185
	v_addc_u32_e32 v6, vcc, v2, v4, vcc
	.loc	0 186
	v_add_u32_e32 v2, vcc, v3, v8
	.loc	0 183
	s_or_b64 s[38:39], s[2:3], s[0:1]
	.loc	0 186
	v_addc_u32_e32 v3, vcc, v6, v9, vcc
	.loc	0 183
	s_xor_b64 s[2:3], s[38:39], -1
	.loc	0 184
	s_min_i32 s26, s26, s6
	.loc	0 187
	v_add_u32_e32 v6, vcc, s40, v19
	.loc	0 188
	v_lshlrev_b64 v[16:17], 2, v[10:11]
	.loc	0 192
	s_add_i32 s7, s36, 8
	.loc	0 187
	v_addc_u32_e32 v5, vcc, v5, v4, vcc
	.loc	0 192
	s_cmp_le_i32 s7, s26
	.loc	0 188
	v_add_u32_e32 v4, vcc, v6, v16
	.loc	0 192
	s_cselect_b64 s[8:9], -1, 0
	.loc	0 188
	v_addc_u32_e32 v5, vcc, v5, v17, vcc
	s_and_b64 s[2:3], s[2:3], s[8:9]
	s_mov_b64 s[0:1], -1
	.loc	0 192
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_2
; %bb.1:
	s_lshl_b64 s[0:1], s[44:45], 7
	v_mov_b32_e32 v21, s1
	v_add_u32_e32 v10, vcc, s0, v2
	v_addc_u32_e32 v11, vcc, v3, v21, vcc
	v_add_u32_e32 v13, vcc, s0, v10
	v_addc_u32_e32 v14, vcc, v11, v21, vcc
	v_add_u32_e32 v20, vcc, s0, v13
	v_addc_u32_e32 v21, vcc, v14, v21, vcc
	s_lshl_b64 s[0:1], s[46:47], 7
	.loc	0 130
	flat_load_dword v6, v[2:3]
	flat_load_dword v22, v[10:11]
	flat_load_dword v23, v[13:14]
	flat_load_dword v24, v[20:21]
	flat_load_dword v25, v[4:5]
	.loc	0 192
	v_mov_b32_e32 v21, s1
	v_add_u32_e32 v10, vcc, s0, v4
	v_addc_u32_e32 v11, vcc, v5, v21, vcc
	v_add_u32_e32 v13, vcc, s0, v10
	v_addc_u32_e32 v14, vcc, v11, v21, vcc
	v_add_u32_e32 v20, vcc, s0, v13
	v_addc_u32_e32 v21, vcc, v14, v21, vcc
	.loc	0 130
	flat_load_dword v10, v[10:11]
	flat_load_dword v11, v[13:14]
	flat_load_dword v13, v[20:21]
	.loc	0 192
	v_lshlrev_b32_e32 v14, 2, v18
	s_movk_i32 s0, 0x210
	.loc	0 130
	s_movk_i32 s1, 0x4000
	.loc	0 192
	v_mad_u32_u24 v14, v1, s0, v14
	.loc	0 130
	v_add_u32_e32 v20, vcc, s1, v14
	s_mov_b64 s[0:1], 0
	s_waitcnt vmcnt(6)
	ds_write2_b32 v14, v6, v22 offset1:32
	s_waitcnt vmcnt(2)
	ds_write2_b32 v20, v25, v10 offset0:128 offset1:160
	ds_write2_b32 v14, v23, v24 offset0:64 offset1:96
	s_waitcnt vmcnt(0)
	ds_write2_b32 v20, v11, v13 offset0:192 offset1:224
.LBB0_2:
	.loc	0 0
	s_sub_i32 s8, s24, s22
	.loc	0 192
	s_andn2_b64 vcc, exec, s[0:1]
	s_sub_i32 s16, s25, s34
	s_cbranch_vccnz .LBB0_21
; %bb.3:
	s_cmp_le_i32 s26, s36
	s_cbranch_scc1 .LBB0_21
; %bb.4:
	.loc	0 0
	v_add_u32_e32 v6, vcc, s36, v1
	v_sub_u32_e32 v6, vcc, s26, v6
	.loc	0 192
	v_cmp_gt_i32_e32 vcc, s8, v18
	.loc	0 132
	v_cmp_lt_i32_e64 s[0:1], 0, v6
	s_and_b64 s[10:11], vcc, s[0:1]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB0_6
; %bb.5:
	flat_load_dword v10, v[2:3]
.LBB0_6:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 192
	v_lshlrev_b32_e32 v6, 2, v18
	s_movk_i32 s2, 0x210
	v_mad_u32_u24 v14, v1, s2, v6
	.loc	0 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v10
	.loc	0 192
	v_or_b32_e32 v10, 32, v18
	v_cmp_gt_i32_e32 vcc, s8, v10
	.loc	0 132
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB0_8
; %bb.7:
	.loc	0 192
	s_lshl_b64 s[10:11], s[44:45], 7
	v_mov_b32_e32 v11, s11
	v_add_u32_e32 v20, vcc, s10, v2
	v_addc_u32_e32 v21, vcc, v3, v11, vcc
	.loc	0 132
	flat_load_dword v11, v[20:21]
.LBB0_8:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v11 offset:128
	.loc	0 192
	v_or_b32_e32 v11, 64, v18
	v_cmp_gt_i32_e32 vcc, s8, v11
	.loc	0 132
	s_and_b64 s[10:11], vcc, s[0:1]
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB0_10
; %bb.9:
	.loc	0 192
	s_lshl_b64 s[10:11], s[44:45], 8
	v_mov_b32_e32 v13, s11
	v_add_u32_e32 v21, vcc, s10, v2
	v_addc_u32_e32 v22, vcc, v3, v13, vcc
	.loc	0 132
	flat_load_dword v13, v[21:22]
.LBB0_10:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v13 offset:256
	.loc	0 192
	v_or_b32_e32 v13, 0x60, v18
	v_cmp_gt_i32_e32 vcc, s8, v13
	.loc	0 132
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB0_12
; %bb.11:
	.loc	0 192
	v_mov_b32_e32 v20, 0x180
	v_mad_i64_i32 v[20:21], s[10:11], s44, v20, v[2:3]
	.loc	0 132
	flat_load_dword v20, v[20:21]
.LBB0_12:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 192
	v_cmp_gt_i32_e32 vcc, s16, v18
	.loc	0 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v20 offset:384
	s_and_b64 s[10:11], vcc, s[0:1]
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v20, 0
	s_and_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB0_14
; %bb.13:
	flat_load_dword v20, v[4:5]
.LBB0_14:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	s_movk_i32 s2, 0x210
	.loc	0 192
	v_mad_u32_u24 v21, v1, s2, v6
	v_add_u32_e32 v6, vcc, 0x4200, v21
	v_cmp_gt_i32_e32 vcc, s16, v10
	.loc	0 132
	s_and_b64 s[10:11], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v20 offset:16896
	s_and_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB0_16
; %bb.15:
	.loc	0 192
	s_lshl_b64 s[10:11], s[46:47], 7
	v_mov_b32_e32 v10, s11
	v_add_u32_e32 v20, vcc, s10, v4
	v_addc_u32_e32 v21, vcc, v5, v10, vcc
	.loc	0 132
	flat_load_dword v14, v[20:21]
.LBB0_16:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 192
	v_cmp_gt_i32_e32 vcc, s16, v11
	.loc	0 132
	s_and_b64 s[10:11], vcc, s[0:1]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v6, v14 offset:128
	s_and_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB0_18
; %bb.17:
	.loc	0 192
	s_lshl_b64 s[10:11], s[46:47], 8
	v_mov_b32_e32 v11, s11
	v_add_u32_e32 v20, vcc, s10, v4
	v_addc_u32_e32 v21, vcc, v5, v11, vcc
	.loc	0 132
	flat_load_dword v11, v[20:21]
.LBB0_18:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 192
	v_cmp_gt_i32_e32 vcc, s16, v13
	.loc	0 132
	s_and_b64 s[2:3], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v6, v11 offset:256
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_20
; %bb.19:
	.loc	0 192
	v_mov_b32_e32 v10, 0x180
	v_mad_i64_i32 v[10:11], s[2:3], s46, v10, v[4:5]
	.loc	0 132
	flat_load_dword v10, v[10:11]
.LBB0_20:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v6, v10 offset:384
.LBB0_21:
	.loc	0 192
	v_add_u32_e32 v2, vcc, 32, v2
	s_add_i32 s6, s36, 16
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	s_cmp_gt_i32 s6, s26
	v_add_u32_e32 v4, vcc, 32, v4
	s_cselect_b64 s[0:1], -1, 0
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	s_or_b64 s[2:3], s[38:39], s[0:1]
	s_mov_b64 s[0:1], -1
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_23
; %bb.22:
	s_lshl_b64 s[0:1], s[44:45], 7
	v_mov_b32_e32 v20, s1
	v_add_u32_e32 v10, vcc, s0, v2
	v_addc_u32_e32 v11, vcc, v3, v20, vcc
	v_add_u32_e32 v13, vcc, s0, v10
	v_addc_u32_e32 v14, vcc, v11, v20, vcc
	.loc	0 130
	flat_load_dword v6, v[2:3]
	flat_load_dword v21, v[10:11]
	flat_load_dword v22, v[13:14]
	.loc	0 192
	v_add_u32_e32 v10, vcc, s0, v13
	v_addc_u32_e32 v11, vcc, v14, v20, vcc
	s_lshl_b64 s[0:1], s[46:47], 7
	.loc	0 130
	flat_load_dword v20, v[10:11]
	flat_load_dword v23, v[4:5]
	.loc	0 192
	v_mov_b32_e32 v24, s1
	v_add_u32_e32 v10, vcc, s0, v4
	v_addc_u32_e32 v11, vcc, v5, v24, vcc
	v_add_u32_e32 v13, vcc, s0, v10
	v_addc_u32_e32 v14, vcc, v11, v24, vcc
	.loc	0 130
	flat_load_dword v25, v[10:11]
	flat_load_dword v26, v[13:14]
	.loc	0 192
	v_add_u32_e32 v10, vcc, s0, v13
	v_addc_u32_e32 v11, vcc, v14, v24, vcc
	.loc	0 130
	flat_load_dword v10, v[10:11]
	.loc	0 192
	v_lshlrev_b32_e32 v11, 2, v18
	s_movk_i32 s0, 0x210
	.loc	0 130
	s_movk_i32 s1, 0x1000
	s_movk_i32 s2, 0x5000
	.loc	0 192
	v_mad_u32_u24 v11, v1, s0, v11
	.loc	0 130
	s_movk_i32 s3, 0x5200
	v_add_u32_e32 v13, vcc, s1, v11
	v_add_u32_e32 v14, vcc, s2, v11
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v11, vcc, s3, v11
	s_waitcnt vmcnt(6)
	ds_write2_b32 v13, v6, v21 offset0:32 offset1:64
	s_waitcnt vmcnt(2)
	ds_write2_b32 v14, v23, v25 offset0:160 offset1:192
	ds_write2_b32 v13, v22, v20 offset0:96 offset1:128
	s_waitcnt vmcnt(0)
	ds_write2_b32 v11, v26, v10 offset0:96 offset1:128
.LBB0_23:
	.loc	0 192
	s_andn2_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_42
; %bb.24:
	s_cmp_le_i32 s26, s7
	s_cbranch_scc1 .LBB0_42
; %bb.25:
	.loc	0 0
	v_add_u32_e32 v6, vcc, s7, v1
	v_sub_u32_e32 v6, vcc, s26, v6
	.loc	0 192
	v_cmp_gt_i32_e32 vcc, s8, v18
	.loc	0 132
	v_cmp_lt_i32_e64 s[0:1], 0, v6
	s_and_b64 s[10:11], vcc, s[0:1]
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB0_27
; %bb.26:
	flat_load_dword v10, v[2:3]
.LBB0_27:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 192
	v_lshlrev_b32_e32 v6, 2, v18
	s_movk_i32 s2, 0x210
	v_mad_u32_u24 v14, v1, s2, v6
	.loc	0 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v10 offset:4224
	.loc	0 192
	v_or_b32_e32 v10, 32, v18
	v_cmp_gt_i32_e32 vcc, s8, v10
	.loc	0 132
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB0_29
; %bb.28:
	.loc	0 192
	s_lshl_b64 s[10:11], s[44:45], 7
	v_mov_b32_e32 v11, s11
	v_add_u32_e32 v20, vcc, s10, v2
	v_addc_u32_e32 v21, vcc, v3, v11, vcc
	.loc	0 132
	flat_load_dword v11, v[20:21]
.LBB0_29:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v11 offset:4352
	.loc	0 192
	v_or_b32_e32 v11, 64, v18
	v_cmp_gt_i32_e32 vcc, s8, v11
	.loc	0 132
	s_and_b64 s[10:11], vcc, s[0:1]
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB0_31
; %bb.30:
	.loc	0 192
	s_lshl_b64 s[10:11], s[44:45], 8
	v_mov_b32_e32 v13, s11
	v_add_u32_e32 v21, vcc, s10, v2
	v_addc_u32_e32 v22, vcc, v3, v13, vcc
	.loc	0 132
	flat_load_dword v13, v[21:22]
.LBB0_31:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v13 offset:4480
	.loc	0 192
	v_or_b32_e32 v13, 0x60, v18
	v_cmp_gt_i32_e32 vcc, s8, v13
	.loc	0 132
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB0_33
; %bb.32:
	.loc	0 192
	v_mov_b32_e32 v20, 0x180
	v_mad_i64_i32 v[20:21], s[10:11], s44, v20, v[2:3]
	.loc	0 132
	flat_load_dword v20, v[20:21]
.LBB0_33:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 192
	v_cmp_gt_i32_e32 vcc, s16, v18
	.loc	0 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v20 offset:4608
	s_and_b64 s[10:11], vcc, s[0:1]
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v20, 0
	s_and_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB0_35
; %bb.34:
	flat_load_dword v20, v[4:5]
.LBB0_35:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	s_movk_i32 s2, 0x210
	.loc	0 192
	v_mad_u32_u24 v21, v1, s2, v6
	v_add_u32_e32 v6, vcc, 0x4200, v21
	v_cmp_gt_i32_e32 vcc, s16, v10
	.loc	0 132
	s_and_b64 s[10:11], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v21, v20 offset:21120
	s_and_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB0_37
; %bb.36:
	.loc	0 192
	s_lshl_b64 s[10:11], s[46:47], 7
	v_mov_b32_e32 v10, s11
	v_add_u32_e32 v20, vcc, s10, v4
	v_addc_u32_e32 v21, vcc, v5, v10, vcc
	.loc	0 132
	flat_load_dword v14, v[20:21]
.LBB0_37:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 192
	v_cmp_gt_i32_e32 vcc, s16, v11
	.loc	0 132
	s_and_b64 s[10:11], vcc, s[0:1]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v6, v14 offset:4352
	s_and_saveexec_b64 s[2:3], s[10:11]
	s_cbranch_execz .LBB0_39
; %bb.38:
	.loc	0 192
	s_lshl_b64 s[10:11], s[46:47], 8
	v_mov_b32_e32 v11, s11
	v_add_u32_e32 v20, vcc, s10, v4
	v_addc_u32_e32 v21, vcc, v5, v11, vcc
	.loc	0 132
	flat_load_dword v11, v[20:21]
.LBB0_39:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 192
	v_cmp_gt_i32_e32 vcc, s16, v13
	.loc	0 132
	s_and_b64 s[2:3], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v6, v11 offset:4480
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_41
; %bb.40:
	.loc	0 192
	v_mov_b32_e32 v10, 0x180
	v_mad_i64_i32 v[10:11], s[2:3], s46, v10, v[4:5]
	.loc	0 132
	flat_load_dword v10, v[10:11]
.LBB0_41:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v6, v10 offset:4608
.LBB0_42:
	.loc	0 192
	v_add_u32_e32 v10, vcc, 32, v2
	s_add_i32 s0, s36, 24
	v_addc_u32_e32 v11, vcc, 0, v3, vcc
	s_cmp_gt_i32 s0, s26
	v_add_u32_e32 v2, vcc, 32, v4
	s_cselect_b64 s[0:1], -1, 0
	v_addc_u32_e32 v3, vcc, 0, v5, vcc
	s_or_b64 s[2:3], s[38:39], s[0:1]
	s_mov_b64 s[0:1], -1
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_44
; %bb.43:
	s_lshl_b64 s[0:1], s[44:45], 7
	v_mov_b32_e32 v13, s1
	v_add_u32_e32 v4, vcc, s0, v10
	v_addc_u32_e32 v5, vcc, v11, v13, vcc
	.loc	0 130
	flat_load_dword v6, v[10:11]
	flat_load_dword v14, v[4:5]
	.loc	0 192
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v5, v13, vcc
	.loc	0 130
	flat_load_dword v20, v[4:5]
	.loc	0 192
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v5, v13, vcc
	s_lshl_b64 s[0:1], s[46:47], 7
	.loc	0 130
	flat_load_dword v13, v[4:5]
	flat_load_dword v21, v[2:3]
	.loc	0 192
	v_mov_b32_e32 v22, s1
	v_add_u32_e32 v4, vcc, s0, v2
	v_addc_u32_e32 v5, vcc, v3, v22, vcc
	.loc	0 130
	flat_load_dword v23, v[4:5]
	.loc	0 192
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v5, v22, vcc
	.loc	0 130
	flat_load_dword v24, v[4:5]
	.loc	0 192
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v5, v22, vcc
	.loc	0 130
	flat_load_dword v4, v[4:5]
	.loc	0 192
	v_lshlrev_b32_e32 v5, 2, v18
	s_movk_i32 s0, 0x210
	.loc	0 130
	s_movk_i32 s1, 0x2000
	.loc	0 192
	v_mad_u32_u24 v5, v1, s0, v5
	.loc	0 130
	s_movk_i32 s2, 0x6000
	s_movk_i32 s3, 0x6400
	v_add_u32_e32 v22, vcc, s1, v5
	s_mov_b64 s[0:1], 0
	v_add_u32_e32 v25, vcc, s2, v5
	v_add_u32_e32 v5, vcc, s3, v5
	s_waitcnt vmcnt(6)
	ds_write2_b32 v22, v6, v14 offset0:64 offset1:96
	s_waitcnt vmcnt(2)
	ds_write2_b32 v25, v21, v23 offset0:192 offset1:224
	ds_write2_b32 v22, v20, v13 offset0:128 offset1:160
	s_waitcnt vmcnt(0)
	ds_write2_b32 v5, v24, v4 offset1:32
.LBB0_44:
	.loc	0 0
	s_ashr_i32 s23, s22, 31
	.loc	0 192
	s_andn2_b64 vcc, exec, s[0:1]
	s_ashr_i32 s35, s34, 31
	s_cbranch_vccnz .LBB0_63
; %bb.45:
	s_cmp_le_i32 s26, s6
	s_cbranch_scc1 .LBB0_63
; %bb.46:
	.loc	0 0
	v_add_u32_e32 v4, vcc, s6, v1
	v_sub_u32_e32 v4, vcc, s26, v4
	.loc	0 192
	v_cmp_gt_i32_e32 vcc, s8, v18
	.loc	0 132
	v_cmp_lt_i32_e64 s[0:1], 0, v4
	s_and_b64 s[6:7], vcc, s[0:1]
	v_mov_b32_e32 v6, 0
	v_mov_b32_e32 v5, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_48
; %bb.47:
	flat_load_dword v5, v[10:11]
.LBB0_48:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 192
	v_lshlrev_b32_e32 v4, 2, v18
	s_movk_i32 s2, 0x210
	v_mad_u32_u24 v14, v1, s2, v4
	.loc	0 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v5 offset:8448
	.loc	0 192
	v_or_b32_e32 v5, 32, v18
	v_cmp_gt_i32_e32 vcc, s8, v5
	.loc	0 132
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_50
; %bb.49:
	.loc	0 192
	s_lshl_b64 s[6:7], s[44:45], 7
	v_mov_b32_e32 v6, s7
	v_add_u32_e32 v20, vcc, s6, v10
	v_addc_u32_e32 v21, vcc, v11, v6, vcc
	.loc	0 132
	flat_load_dword v6, v[20:21]
.LBB0_50:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v6 offset:8576
	.loc	0 192
	v_or_b32_e32 v6, 64, v18
	v_cmp_gt_i32_e32 vcc, s8, v6
	.loc	0 132
	s_and_b64 s[6:7], vcc, s[0:1]
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v13, 0
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_52
; %bb.51:
	.loc	0 192
	s_lshl_b64 s[6:7], s[44:45], 8
	v_mov_b32_e32 v13, s7
	v_add_u32_e32 v21, vcc, s6, v10
	v_addc_u32_e32 v22, vcc, v11, v13, vcc
	.loc	0 132
	flat_load_dword v13, v[21:22]
.LBB0_52:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v13 offset:8704
	.loc	0 192
	v_or_b32_e32 v13, 0x60, v18
	v_cmp_gt_i32_e32 vcc, s8, v13
	.loc	0 132
	s_and_b64 s[6:7], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_54
; %bb.53:
	.loc	0 192
	v_mov_b32_e32 v20, 0x180
	v_mad_i64_i32 v[10:11], s[6:7], s44, v20, v[10:11]
	.loc	0 132
	flat_load_dword v20, v[10:11]
.LBB0_54:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 192
	v_cmp_gt_i32_e32 vcc, s16, v18
	.loc	0 132
	s_and_b64 s[6:7], vcc, s[0:1]
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v20 offset:8832
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_56
; %bb.55:
	flat_load_dword v11, v[2:3]
.LBB0_56:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	s_movk_i32 s2, 0x210
	.loc	0 192
	v_mad_u32_u24 v14, v1, s2, v4
	v_add_u32_e32 v4, vcc, 0x4200, v14
	v_cmp_gt_i32_e32 vcc, s16, v5
	.loc	0 132
	s_and_b64 s[6:7], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v11 offset:25344
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_58
; %bb.57:
	.loc	0 192
	s_lshl_b64 s[6:7], s[46:47], 7
	v_mov_b32_e32 v5, s7
	v_add_u32_e32 v10, vcc, s6, v2
	v_addc_u32_e32 v11, vcc, v3, v5, vcc
	.loc	0 132
	flat_load_dword v10, v[10:11]
.LBB0_58:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 192
	v_cmp_gt_i32_e32 vcc, s16, v6
	.loc	0 132
	s_and_b64 s[6:7], vcc, s[0:1]
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v6, 0
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v10 offset:8576
	s_and_saveexec_b64 s[2:3], s[6:7]
	s_cbranch_execz .LBB0_60
; %bb.59:
	.loc	0 192
	s_lshl_b64 s[6:7], s[46:47], 8
	v_mov_b32_e32 v6, s7
	v_add_u32_e32 v10, vcc, s6, v2
	v_addc_u32_e32 v11, vcc, v3, v6, vcc
	.loc	0 132
	flat_load_dword v6, v[10:11]
.LBB0_60:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 192
	v_cmp_gt_i32_e32 vcc, s16, v13
	.loc	0 132
	s_and_b64 s[2:3], vcc, s[0:1]
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v6 offset:8704
	s_and_saveexec_b64 s[0:1], s[2:3]
	s_cbranch_execz .LBB0_62
; %bb.61:
	.loc	0 192
	v_mov_b32_e32 v5, 0x180
	v_mad_i64_i32 v[2:3], s[2:3], s46, v5, v[2:3]
	.loc	0 132
	flat_load_dword v5, v[2:3]
.LBB0_62:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v4, v5 offset:8832
.LBB0_63:
	.loc	0 174
	v_lshrrev_b32_e32 v2, 4, v0
	v_and_b32_e32 v2, 12, v2
	v_and_b32_e32 v3, 3, v18
	v_or_b32_e32 v2, v3, v2
	v_lshlrev_b32_e32 v82, 2, v2
	v_lshlrev_b32_e32 v2, 2, v1
	v_and_b32_e32 v0, 32, v0
	s_mov_b32 s30, 3
	.loc	0 193
	s_cmp_gt_i32 s26, s36
	v_or_b32_e32 v83, v0, v2
	s_mov_b32 s37, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v72, 0
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v51, 0
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v49, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v21, 0
	s_cbranch_scc0 .LBB0_87
; %bb.64:
	s_lshl_b64 s[50:51], s[22:23], 2
	v_mov_b32_e32 v5, s42
	v_or_b32_e32 v0, 32, v18
	v_or_b32_e32 v2, 64, v18
	v_or_b32_e32 v3, 0x60, v18
	s_add_u32 s23, s50, 0x100
	v_mov_b32_e32 v10, s44
	v_mov_b32_e32 v6, s43
	v_cmp_gt_i32_e64 s[0:1], s8, v18
	v_cmp_gt_i32_e64 s[2:3], s8, v0
	v_cmp_gt_i32_e64 s[6:7], s8, v2
	v_cmp_gt_i32_e64 s[8:9], s8, v3
	v_cmp_gt_i32_e64 s[10:11], s16, v18
	v_cmp_gt_i32_e64 s[12:13], s16, v0
	v_cmp_gt_i32_e64 s[14:15], s16, v2
	v_cmp_gt_i32_e64 s[16:17], s16, v3
	v_mad_u64_u32 v[2:3], s[52:53], s23, v10, v[5:6]
	s_addc_u32 s42, s51, 0
	s_mul_i32 s42, s42, s44
	v_add_u32_e32 v0, vcc, s42, v3
	s_mul_i32 s23, s23, s45
	v_add_u32_e32 v0, vcc, s23, v0
	v_add_u32_e32 v2, vcc, v2, v8
	v_addc_u32_e32 v3, vcc, v0, v9, vcc
	v_add_u32_e32 v0, vcc, 0x60, v2
	s_add_u32 s23, s50, 0x180
	v_addc_u32_e32 v2, vcc, 0, v3, vcc
	v_mad_u64_u32 v[3:4], s[52:53], s23, v10, v[5:6]
	s_addc_u32 s42, s51, 0
	s_mul_i32 s42, s42, s44
	v_add_u32_e32 v4, vcc, s42, v4
	s_mul_i32 s23, s23, s45
	v_add_u32_e32 v4, vcc, s23, v4
	s_add_u32 s23, s50, 0x80
	v_mad_u64_u32 v[5:6], s[52:53], s23, v10, v[5:6]
	v_add_u32_e32 v3, vcc, v3, v8
	v_addc_u32_e32 v4, vcc, v4, v9, vcc
	s_addc_u32 s42, s51, 0
	v_add_u32_e32 v3, vcc, 0x60, v3
	s_mul_i32 s42, s42, s44
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	v_add_u32_e32 v6, vcc, s42, v6
	s_mul_i32 s23, s23, s45
	v_add_u32_e32 v6, vcc, s23, v6
	v_add_u32_e32 v5, vcc, v5, v8
	s_movk_i32 s49, 0x60
	v_addc_u32_e32 v6, vcc, v6, v9, vcc
	v_add_u32_e32 v5, vcc, s49, v5
	v_mov_b32_e32 v10, s43
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	v_addc_u32_e64 v7, vcc, v10, v7, s[20:21]
	v_add_u32_e32 v8, vcc, v12, v8
	v_addc_u32_e32 v9, vcc, v7, v9, vcc
	s_lshl_b64 s[20:21], s[34:35], 2
	v_mov_b32_e32 v13, s28
	v_add_u32_e32 v7, vcc, s49, v8
	s_add_u32 s23, s20, 0x100
	v_mov_b32_e32 v20, s46
	v_mov_b32_e32 v14, s29
	v_addc_u32_e32 v8, vcc, 0, v9, vcc
	v_mad_u64_u32 v[9:10], s[42:43], s23, v20, v[13:14]
	s_addc_u32 s28, s21, 0
	s_mul_i32 s28, s28, s46
	v_add_u32_e32 v10, vcc, s28, v10
	s_mul_i32 s23, s23, s47
	v_add_u32_e32 v10, vcc, s23, v10
	s_add_u32 s23, s20, 0x180
	v_mad_u64_u32 v[11:12], s[42:43], s23, v20, v[13:14]
	v_add_u32_e32 v9, vcc, v9, v16
	v_addc_u32_e32 v10, vcc, v10, v17, vcc
	s_addc_u32 s28, s21, 0
	v_add_u32_e32 v9, vcc, 0x60, v9
	s_mul_i32 s28, s28, s46
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	v_add_u32_e32 v12, vcc, s28, v12
	s_mul_i32 s23, s23, s47
	s_add_u32 s20, s20, 0x80
	v_add_u32_e32 v12, vcc, s23, v12
	v_mad_u64_u32 v[13:14], s[42:43], s20, v20, v[13:14]
	v_add_u32_e32 v11, vcc, v11, v16
	v_addc_u32_e32 v12, vcc, v12, v17, vcc
	s_addc_u32 s21, s21, 0
	v_add_u32_e32 v11, vcc, 0x60, v11
	s_mul_i32 s21, s21, s46
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	v_add_u32_e32 v14, vcc, s21, v14
	s_mul_i32 s20, s20, s47
	v_add_u32_e32 v14, vcc, s20, v14
	v_add_u32_e32 v13, vcc, v13, v16
	v_addc_u32_e32 v14, vcc, v14, v17, vcc
	v_add_u32_e32 v13, vcc, s49, v13
	v_mov_b32_e32 v20, s29
	v_addc_u32_e32 v14, vcc, 0, v14, vcc
	v_addc_u32_e64 v15, vcc, v20, v15, s[18:19]
	v_add_u32_e32 v16, vcc, v19, v16
	v_addc_u32_e32 v17, vcc, v15, v17, vcc
	v_add_u32_e32 v15, vcc, s49, v16
	s_sub_i32 s18, s26, s36
	v_addc_u32_e32 v16, vcc, 0, v17, vcc
	v_sub_u32_e32 v17, vcc, s18, v1
	v_subrev_u32_e32 v87, vcc, 24, v17
	.loc	0 0
	v_mov_b32_e32 v21, 0
	s_movk_i32 s23, 0x210
	v_lshlrev_b32_e32 v88, 2, v18
	v_lshlrev_b32_e32 v89, 2, v82
	v_lshlrev_b32_e32 v90, 2, v83
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v49, 0
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v51, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v72, 0
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v86, 0
	s_branch .LBB0_67
.LBB0_65:                               ;   in Loop: Header=BB0_67 Depth=1
	s_or_b64 exec, exec, s[18:19]
	.loc	0 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v18 offset:384
.LBB0_66:                               ;   in Loop: Header=BB0_67 Depth=1
	.loc	0 0
	s_mul_i32 s18, s37, 0x1080
	v_add_u32_e32 v17, vcc, s18, v89
	v_add_u32_e32 v18, vcc, s18, v90
	.loc	0 201
	ds_read_b128 v[91:94], v18 offset:16896
	.loc	0 200
	ds_read_b128 v[95:98], v17
	ds_read_b128 v[99:102], v17 offset:256
	.loc	0 201
	ds_read_b128 v[103:106], v18 offset:17152
	.loc	0 193
	v_add_u32_e32 v0, vcc, 32, v0
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 205
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v86, v95, v91
	v_mac_f32_e32 v76, v96, v91
	v_mac_f32_e32 v68, v97, v91
	v_mac_f32_e32 v60, v98, v91
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v52, v99, v91
	v_mac_f32_e32 v44, v100, v91
	v_mac_f32_e32 v36, v101, v91
	v_mac_f32_e32 v28, v102, v91
	v_mac_f32_e32 v27, v102, v92
	v_mac_f32_e32 v35, v101, v92
	v_mac_f32_e32 v43, v100, v92
	v_mac_f32_e32 v51, v99, v92
	v_mac_f32_e32 v59, v98, v92
	v_mac_f32_e32 v67, v97, v92
	v_mac_f32_e32 v75, v96, v92
	v_mac_f32_e32 v85, v95, v92
	v_mac_f32_e32 v84, v95, v93
	v_mac_f32_e32 v74, v96, v93
	v_mac_f32_e32 v66, v97, v93
	v_mac_f32_e32 v58, v98, v93
	v_mac_f32_e32 v50, v99, v93
	v_mac_f32_e32 v42, v100, v93
	v_mac_f32_e32 v34, v101, v93
	v_mac_f32_e32 v26, v102, v93
	v_mac_f32_e32 v25, v102, v94
	v_mac_f32_e32 v33, v101, v94
	v_mac_f32_e32 v41, v100, v94
	v_mac_f32_e32 v49, v99, v94
	v_mac_f32_e32 v57, v98, v94
	v_mac_f32_e32 v65, v97, v94
	v_mac_f32_e32 v73, v96, v94
	v_mac_f32_e32 v81, v95, v94
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v80, v95, v103
	v_mac_f32_e32 v72, v96, v103
	v_mac_f32_e32 v64, v97, v103
	v_mac_f32_e32 v56, v98, v103
	v_mac_f32_e32 v48, v99, v103
	v_mac_f32_e32 v40, v100, v103
	v_mac_f32_e32 v32, v101, v103
	v_mac_f32_e32 v24, v102, v103
	v_mac_f32_e32 v23, v102, v104
	v_mac_f32_e32 v31, v101, v104
	v_mac_f32_e32 v39, v100, v104
	v_mac_f32_e32 v47, v99, v104
	v_mac_f32_e32 v55, v98, v104
	v_mac_f32_e32 v63, v97, v104
	v_mac_f32_e32 v71, v96, v104
	v_mac_f32_e32 v79, v95, v104
	v_mac_f32_e32 v78, v95, v105
	v_mac_f32_e32 v70, v96, v105
	v_mac_f32_e32 v62, v97, v105
	v_mac_f32_e32 v54, v98, v105
	v_mac_f32_e32 v46, v99, v105
	v_mac_f32_e32 v38, v100, v105
	v_mac_f32_e32 v30, v101, v105
	v_mac_f32_e32 v22, v102, v105
	v_mac_f32_e32 v21, v102, v106
	v_mac_f32_e32 v29, v101, v106
	v_mac_f32_e32 v37, v100, v106
	v_mac_f32_e32 v45, v99, v106
	v_mac_f32_e32 v53, v98, v106
	v_mac_f32_e32 v61, v97, v106
	.loc	0 201
	ds_read_b128 v[91:94], v18 offset:17424
	.loc	0 200
	ds_read_b128 v[97:100], v17 offset:528
	.loc	0 205
	v_mac_f32_e32 v69, v96, v106
	v_mac_f32_e32 v77, v95, v106
	.loc	0 200
	ds_read_b128 v[101:104], v17 offset:784
	.loc	0 201
	ds_read_b128 v[105:108], v18 offset:17680
	.loc	0 193
	v_add_u32_e32 v3, vcc, 32, v3
	.loc	0 205
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v86, v97, v91
	v_mac_f32_e32 v76, v98, v91
	v_mac_f32_e32 v68, v99, v91
	v_mac_f32_e32 v60, v100, v91
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v52, v101, v91
	v_mac_f32_e32 v44, v102, v91
	v_mac_f32_e32 v36, v103, v91
	v_mac_f32_e32 v28, v104, v91
	v_mac_f32_e32 v27, v104, v92
	v_mac_f32_e32 v35, v103, v92
	v_mac_f32_e32 v43, v102, v92
	v_mac_f32_e32 v51, v101, v92
	v_mac_f32_e32 v59, v100, v92
	v_mac_f32_e32 v67, v99, v92
	v_mac_f32_e32 v75, v98, v92
	v_mac_f32_e32 v85, v97, v92
	v_mac_f32_e32 v84, v97, v93
	v_mac_f32_e32 v74, v98, v93
	v_mac_f32_e32 v66, v99, v93
	v_mac_f32_e32 v58, v100, v93
	v_mac_f32_e32 v50, v101, v93
	v_mac_f32_e32 v42, v102, v93
	v_mac_f32_e32 v34, v103, v93
	v_mac_f32_e32 v26, v104, v93
	v_mac_f32_e32 v25, v104, v94
	v_mac_f32_e32 v33, v103, v94
	v_mac_f32_e32 v41, v102, v94
	v_mac_f32_e32 v49, v101, v94
	v_mac_f32_e32 v57, v100, v94
	v_mac_f32_e32 v65, v99, v94
	v_mac_f32_e32 v73, v98, v94
	v_mac_f32_e32 v81, v97, v94
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v80, v97, v105
	v_mac_f32_e32 v72, v98, v105
	v_mac_f32_e32 v64, v99, v105
	v_mac_f32_e32 v56, v100, v105
	v_mac_f32_e32 v48, v101, v105
	v_mac_f32_e32 v40, v102, v105
	v_mac_f32_e32 v32, v103, v105
	v_mac_f32_e32 v24, v104, v105
	v_mac_f32_e32 v23, v104, v106
	v_mac_f32_e32 v31, v103, v106
	v_mac_f32_e32 v39, v102, v106
	v_mac_f32_e32 v47, v101, v106
	v_mac_f32_e32 v55, v100, v106
	v_mac_f32_e32 v63, v99, v106
	v_mac_f32_e32 v71, v98, v106
	v_mac_f32_e32 v79, v97, v106
	v_mac_f32_e32 v78, v97, v107
	v_mac_f32_e32 v70, v98, v107
	v_mac_f32_e32 v62, v99, v107
	v_mac_f32_e32 v54, v100, v107
	v_mac_f32_e32 v46, v101, v107
	v_mac_f32_e32 v38, v102, v107
	v_mac_f32_e32 v30, v103, v107
	v_mac_f32_e32 v22, v104, v107
	v_mac_f32_e32 v21, v104, v108
	v_mac_f32_e32 v29, v103, v108
	v_mac_f32_e32 v37, v102, v108
	v_mac_f32_e32 v45, v101, v108
	v_mac_f32_e32 v53, v100, v108
	v_mac_f32_e32 v61, v99, v108
	.loc	0 201
	ds_read_b128 v[91:94], v18 offset:17952
	.loc	0 200
	ds_read_b128 v[99:102], v17 offset:1056
	.loc	0 205
	v_mac_f32_e32 v69, v98, v108
	v_mac_f32_e32 v77, v97, v108
	.loc	0 200
	ds_read_b128 v[95:98], v17 offset:1312
	.loc	0 201
	ds_read_b128 v[103:106], v18 offset:18208
	.loc	0 193
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	0 205
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v86, v99, v91
	v_mac_f32_e32 v76, v100, v91
	v_mac_f32_e32 v68, v101, v91
	v_mac_f32_e32 v60, v102, v91
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v52, v95, v91
	v_mac_f32_e32 v44, v96, v91
	v_mac_f32_e32 v36, v97, v91
	v_mac_f32_e32 v28, v98, v91
	v_mac_f32_e32 v27, v98, v92
	v_mac_f32_e32 v35, v97, v92
	v_mac_f32_e32 v43, v96, v92
	v_mac_f32_e32 v51, v95, v92
	v_mac_f32_e32 v59, v102, v92
	v_mac_f32_e32 v67, v101, v92
	v_mac_f32_e32 v75, v100, v92
	v_mac_f32_e32 v85, v99, v92
	v_mac_f32_e32 v84, v99, v93
	v_mac_f32_e32 v74, v100, v93
	v_mac_f32_e32 v66, v101, v93
	v_mac_f32_e32 v58, v102, v93
	v_mac_f32_e32 v50, v95, v93
	v_mac_f32_e32 v42, v96, v93
	v_mac_f32_e32 v34, v97, v93
	v_mac_f32_e32 v26, v98, v93
	v_mac_f32_e32 v25, v98, v94
	v_mac_f32_e32 v33, v97, v94
	v_mac_f32_e32 v41, v96, v94
	v_mac_f32_e32 v49, v95, v94
	v_mac_f32_e32 v57, v102, v94
	v_mac_f32_e32 v65, v101, v94
	v_mac_f32_e32 v73, v100, v94
	v_mac_f32_e32 v81, v99, v94
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v80, v99, v103
	v_mac_f32_e32 v72, v100, v103
	v_mac_f32_e32 v64, v101, v103
	v_mac_f32_e32 v56, v102, v103
	v_mac_f32_e32 v48, v95, v103
	v_mac_f32_e32 v40, v96, v103
	v_mac_f32_e32 v32, v97, v103
	v_mac_f32_e32 v24, v98, v103
	v_mac_f32_e32 v23, v98, v104
	v_mac_f32_e32 v31, v97, v104
	v_mac_f32_e32 v39, v96, v104
	v_mac_f32_e32 v47, v95, v104
	v_mac_f32_e32 v55, v102, v104
	v_mac_f32_e32 v63, v101, v104
	v_mac_f32_e32 v71, v100, v104
	v_mac_f32_e32 v79, v99, v104
	v_mac_f32_e32 v78, v99, v105
	v_mac_f32_e32 v70, v100, v105
	v_mac_f32_e32 v62, v101, v105
	v_mac_f32_e32 v54, v102, v105
	v_mac_f32_e32 v46, v95, v105
	v_mac_f32_e32 v38, v96, v105
	v_mac_f32_e32 v30, v97, v105
	v_mac_f32_e32 v22, v98, v105
	v_mac_f32_e32 v21, v98, v106
	v_mac_f32_e32 v29, v97, v106
	v_mac_f32_e32 v37, v96, v106
	v_mac_f32_e32 v45, v95, v106
	v_mac_f32_e32 v53, v102, v106
	v_mac_f32_e32 v61, v101, v106
	.loc	0 201
	ds_read_b128 v[91:94], v18 offset:18480
	.loc	0 200
	ds_read_b128 v[95:98], v17 offset:1584
	.loc	0 205
	v_mac_f32_e32 v69, v100, v106
	v_mac_f32_e32 v77, v99, v106
	.loc	0 200
	ds_read_b128 v[99:102], v17 offset:1840
	.loc	0 201
	ds_read_b128 v[103:106], v18 offset:18736
	.loc	0 193
	v_add_u32_e32 v5, vcc, 32, v5
	.loc	0 205
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v86, v95, v91
	v_mac_f32_e32 v76, v96, v91
	v_mac_f32_e32 v68, v97, v91
	v_mac_f32_e32 v60, v98, v91
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v52, v99, v91
	v_mac_f32_e32 v44, v100, v91
	v_mac_f32_e32 v36, v101, v91
	v_mac_f32_e32 v28, v102, v91
	v_mac_f32_e32 v27, v102, v92
	v_mac_f32_e32 v35, v101, v92
	v_mac_f32_e32 v43, v100, v92
	v_mac_f32_e32 v51, v99, v92
	v_mac_f32_e32 v59, v98, v92
	v_mac_f32_e32 v67, v97, v92
	v_mac_f32_e32 v75, v96, v92
	v_mac_f32_e32 v85, v95, v92
	v_mac_f32_e32 v84, v95, v93
	v_mac_f32_e32 v74, v96, v93
	v_mac_f32_e32 v66, v97, v93
	v_mac_f32_e32 v58, v98, v93
	v_mac_f32_e32 v50, v99, v93
	v_mac_f32_e32 v42, v100, v93
	v_mac_f32_e32 v34, v101, v93
	v_mac_f32_e32 v26, v102, v93
	v_mac_f32_e32 v25, v102, v94
	v_mac_f32_e32 v33, v101, v94
	v_mac_f32_e32 v41, v100, v94
	v_mac_f32_e32 v49, v99, v94
	v_mac_f32_e32 v57, v98, v94
	v_mac_f32_e32 v65, v97, v94
	v_mac_f32_e32 v73, v96, v94
	v_mac_f32_e32 v81, v95, v94
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v80, v95, v103
	v_mac_f32_e32 v72, v96, v103
	v_mac_f32_e32 v64, v97, v103
	v_mac_f32_e32 v56, v98, v103
	v_mac_f32_e32 v48, v99, v103
	v_mac_f32_e32 v40, v100, v103
	v_mac_f32_e32 v32, v101, v103
	v_mac_f32_e32 v24, v102, v103
	v_mac_f32_e32 v23, v102, v104
	v_mac_f32_e32 v31, v101, v104
	v_mac_f32_e32 v39, v100, v104
	v_mac_f32_e32 v47, v99, v104
	v_mac_f32_e32 v55, v98, v104
	v_mac_f32_e32 v63, v97, v104
	v_mac_f32_e32 v71, v96, v104
	v_mac_f32_e32 v79, v95, v104
	v_mac_f32_e32 v78, v95, v105
	v_mac_f32_e32 v70, v96, v105
	v_mac_f32_e32 v62, v97, v105
	v_mac_f32_e32 v54, v98, v105
	v_mac_f32_e32 v46, v99, v105
	v_mac_f32_e32 v38, v100, v105
	v_mac_f32_e32 v30, v101, v105
	v_mac_f32_e32 v22, v102, v105
	v_mac_f32_e32 v21, v102, v106
	v_mac_f32_e32 v29, v101, v106
	v_mac_f32_e32 v37, v100, v106
	v_mac_f32_e32 v45, v99, v106
	v_mac_f32_e32 v53, v98, v106
	v_mac_f32_e32 v61, v97, v106
	.loc	0 201
	ds_read_b128 v[91:94], v18 offset:19008
	.loc	0 200
	ds_read_b128 v[97:100], v17 offset:2112
	.loc	0 205
	v_mac_f32_e32 v69, v96, v106
	v_mac_f32_e32 v77, v95, v106
	.loc	0 200
	ds_read_b128 v[101:104], v17 offset:2368
	.loc	0 201
	ds_read_b128 v[105:108], v18 offset:19264
	.loc	0 193
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	.loc	0 205
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v86, v97, v91
	v_mac_f32_e32 v76, v98, v91
	v_mac_f32_e32 v68, v99, v91
	v_mac_f32_e32 v60, v100, v91
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v52, v101, v91
	v_mac_f32_e32 v44, v102, v91
	v_mac_f32_e32 v36, v103, v91
	v_mac_f32_e32 v28, v104, v91
	v_mac_f32_e32 v27, v104, v92
	v_mac_f32_e32 v35, v103, v92
	v_mac_f32_e32 v43, v102, v92
	v_mac_f32_e32 v51, v101, v92
	v_mac_f32_e32 v59, v100, v92
	v_mac_f32_e32 v67, v99, v92
	v_mac_f32_e32 v75, v98, v92
	v_mac_f32_e32 v85, v97, v92
	v_mac_f32_e32 v84, v97, v93
	v_mac_f32_e32 v74, v98, v93
	v_mac_f32_e32 v66, v99, v93
	v_mac_f32_e32 v58, v100, v93
	v_mac_f32_e32 v50, v101, v93
	v_mac_f32_e32 v42, v102, v93
	v_mac_f32_e32 v34, v103, v93
	v_mac_f32_e32 v26, v104, v93
	v_mac_f32_e32 v25, v104, v94
	v_mac_f32_e32 v33, v103, v94
	v_mac_f32_e32 v41, v102, v94
	v_mac_f32_e32 v49, v101, v94
	v_mac_f32_e32 v57, v100, v94
	v_mac_f32_e32 v65, v99, v94
	v_mac_f32_e32 v73, v98, v94
	v_mac_f32_e32 v81, v97, v94
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v80, v97, v105
	v_mac_f32_e32 v72, v98, v105
	v_mac_f32_e32 v64, v99, v105
	v_mac_f32_e32 v56, v100, v105
	v_mac_f32_e32 v48, v101, v105
	v_mac_f32_e32 v40, v102, v105
	v_mac_f32_e32 v32, v103, v105
	v_mac_f32_e32 v24, v104, v105
	v_mac_f32_e32 v23, v104, v106
	v_mac_f32_e32 v31, v103, v106
	v_mac_f32_e32 v39, v102, v106
	v_mac_f32_e32 v47, v101, v106
	v_mac_f32_e32 v55, v100, v106
	v_mac_f32_e32 v63, v99, v106
	v_mac_f32_e32 v71, v98, v106
	v_mac_f32_e32 v79, v97, v106
	v_mac_f32_e32 v78, v97, v107
	v_mac_f32_e32 v70, v98, v107
	v_mac_f32_e32 v62, v99, v107
	v_mac_f32_e32 v54, v100, v107
	v_mac_f32_e32 v46, v101, v107
	v_mac_f32_e32 v38, v102, v107
	v_mac_f32_e32 v30, v103, v107
	v_mac_f32_e32 v22, v104, v107
	v_mac_f32_e32 v21, v104, v108
	v_mac_f32_e32 v29, v103, v108
	v_mac_f32_e32 v37, v102, v108
	v_mac_f32_e32 v45, v101, v108
	v_mac_f32_e32 v53, v100, v108
	v_mac_f32_e32 v61, v99, v108
	.loc	0 201
	ds_read_b128 v[91:94], v18 offset:19536
	.loc	0 200
	ds_read_b128 v[99:102], v17 offset:2640
	.loc	0 205
	v_mac_f32_e32 v69, v98, v108
	v_mac_f32_e32 v77, v97, v108
	.loc	0 200
	ds_read_b128 v[95:98], v17 offset:2896
	.loc	0 201
	ds_read_b128 v[103:106], v18 offset:19792
	.loc	0 193
	v_add_u32_e32 v7, vcc, 32, v7
	.loc	0 205
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v86, v99, v91
	v_mac_f32_e32 v76, v100, v91
	v_mac_f32_e32 v68, v101, v91
	v_mac_f32_e32 v60, v102, v91
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v52, v95, v91
	v_mac_f32_e32 v44, v96, v91
	v_mac_f32_e32 v36, v97, v91
	v_mac_f32_e32 v28, v98, v91
	v_mac_f32_e32 v27, v98, v92
	v_mac_f32_e32 v35, v97, v92
	v_mac_f32_e32 v43, v96, v92
	v_mac_f32_e32 v51, v95, v92
	v_mac_f32_e32 v59, v102, v92
	v_mac_f32_e32 v67, v101, v92
	v_mac_f32_e32 v75, v100, v92
	v_mac_f32_e32 v85, v99, v92
	v_mac_f32_e32 v84, v99, v93
	v_mac_f32_e32 v74, v100, v93
	v_mac_f32_e32 v66, v101, v93
	v_mac_f32_e32 v58, v102, v93
	v_mac_f32_e32 v50, v95, v93
	v_mac_f32_e32 v42, v96, v93
	v_mac_f32_e32 v34, v97, v93
	v_mac_f32_e32 v26, v98, v93
	v_mac_f32_e32 v25, v98, v94
	v_mac_f32_e32 v33, v97, v94
	v_mac_f32_e32 v41, v96, v94
	v_mac_f32_e32 v49, v95, v94
	v_mac_f32_e32 v57, v102, v94
	v_mac_f32_e32 v65, v101, v94
	v_mac_f32_e32 v73, v100, v94
	v_mac_f32_e32 v81, v99, v94
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v80, v99, v103
	v_mac_f32_e32 v72, v100, v103
	v_mac_f32_e32 v64, v101, v103
	v_mac_f32_e32 v56, v102, v103
	v_mac_f32_e32 v48, v95, v103
	v_mac_f32_e32 v40, v96, v103
	v_mac_f32_e32 v32, v97, v103
	v_mac_f32_e32 v24, v98, v103
	v_mac_f32_e32 v23, v98, v104
	v_mac_f32_e32 v31, v97, v104
	v_mac_f32_e32 v39, v96, v104
	v_mac_f32_e32 v47, v95, v104
	v_mac_f32_e32 v55, v102, v104
	v_mac_f32_e32 v63, v101, v104
	v_mac_f32_e32 v71, v100, v104
	v_mac_f32_e32 v79, v99, v104
	v_mac_f32_e32 v78, v99, v105
	v_mac_f32_e32 v70, v100, v105
	v_mac_f32_e32 v62, v101, v105
	v_mac_f32_e32 v54, v102, v105
	v_mac_f32_e32 v46, v95, v105
	v_mac_f32_e32 v38, v96, v105
	v_mac_f32_e32 v30, v97, v105
	v_mac_f32_e32 v22, v98, v105
	v_mac_f32_e32 v21, v98, v106
	v_mac_f32_e32 v29, v97, v106
	v_mac_f32_e32 v37, v96, v106
	v_mac_f32_e32 v45, v95, v106
	v_mac_f32_e32 v53, v102, v106
	v_mac_f32_e32 v61, v101, v106
	.loc	0 201
	ds_read_b128 v[91:94], v18 offset:20064
	.loc	0 200
	ds_read_b128 v[95:98], v17 offset:3168
	.loc	0 205
	v_mac_f32_e32 v69, v100, v106
	v_mac_f32_e32 v77, v99, v106
	.loc	0 200
	ds_read_b128 v[99:102], v17 offset:3424
	.loc	0 201
	ds_read_b128 v[103:106], v18 offset:20320
	.loc	0 193
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v9, vcc, 32, v9
	v_addc_u32_e32 v10, vcc, 0, v10, vcc
	.loc	0 195
	s_add_i32 s18, s30, 1
	.loc	0 205
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v86, v95, v91
	v_mac_f32_e32 v76, v96, v91
	v_mac_f32_e32 v68, v97, v91
	v_mac_f32_e32 v60, v98, v91
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v52, v99, v91
	v_mac_f32_e32 v44, v100, v91
	v_mac_f32_e32 v36, v101, v91
	v_mac_f32_e32 v28, v102, v91
	v_mac_f32_e32 v27, v102, v92
	v_mac_f32_e32 v35, v101, v92
	v_mac_f32_e32 v43, v100, v92
	v_mac_f32_e32 v51, v99, v92
	v_mac_f32_e32 v59, v98, v92
	v_mac_f32_e32 v67, v97, v92
	v_mac_f32_e32 v75, v96, v92
	v_mac_f32_e32 v85, v95, v92
	v_mac_f32_e32 v84, v95, v93
	v_mac_f32_e32 v74, v96, v93
	v_mac_f32_e32 v66, v97, v93
	v_mac_f32_e32 v58, v98, v93
	v_mac_f32_e32 v50, v99, v93
	v_mac_f32_e32 v42, v100, v93
	v_mac_f32_e32 v34, v101, v93
	v_mac_f32_e32 v26, v102, v93
	v_mac_f32_e32 v25, v102, v94
	v_mac_f32_e32 v33, v101, v94
	v_mac_f32_e32 v41, v100, v94
	v_mac_f32_e32 v49, v99, v94
	v_mac_f32_e32 v57, v98, v94
	v_mac_f32_e32 v65, v97, v94
	v_mac_f32_e32 v73, v96, v94
	v_mac_f32_e32 v81, v95, v94
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v80, v95, v103
	v_mac_f32_e32 v72, v96, v103
	v_mac_f32_e32 v64, v97, v103
	v_mac_f32_e32 v56, v98, v103
	v_mac_f32_e32 v48, v99, v103
	v_mac_f32_e32 v40, v100, v103
	v_mac_f32_e32 v32, v101, v103
	v_mac_f32_e32 v24, v102, v103
	v_mac_f32_e32 v23, v102, v104
	v_mac_f32_e32 v31, v101, v104
	v_mac_f32_e32 v39, v100, v104
	v_mac_f32_e32 v47, v99, v104
	v_mac_f32_e32 v55, v98, v104
	v_mac_f32_e32 v63, v97, v104
	v_mac_f32_e32 v71, v96, v104
	v_mac_f32_e32 v79, v95, v104
	v_mac_f32_e32 v62, v97, v105
	v_mac_f32_e32 v54, v98, v105
	v_mac_f32_e32 v46, v99, v105
	v_mac_f32_e32 v38, v100, v105
	v_mac_f32_e32 v30, v101, v105
	v_mac_f32_e32 v22, v102, v105
	v_mac_f32_e32 v21, v102, v106
	v_mac_f32_e32 v29, v101, v106
	v_mac_f32_e32 v37, v100, v106
	v_mac_f32_e32 v45, v99, v106
	v_mac_f32_e32 v53, v98, v106
	v_mac_f32_e32 v61, v97, v106
	.loc	0 201
	ds_read_b128 v[91:94], v18 offset:20592
	.loc	0 200
	ds_read_b128 v[97:100], v17 offset:3696
	ds_read_b128 v[101:104], v17 offset:3952
	.loc	0 201
	ds_read_b128 v[17:20], v18 offset:20848
	.loc	0 193
	v_add_u32_e32 v11, vcc, 32, v11
	.loc	0 195
	s_cmp_lg_u32 s30, 3
	.loc	0 193
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	.loc	0 195
	s_cselect_b32 s30, s18, 0
	.loc	0 208
	s_add_i32 s18, s37, 1
	.loc	0 193
	v_add_u32_e32 v13, vcc, 32, v13
	.loc	0 208
	s_cmp_lg_u32 s37, 3
	.loc	0 193
	v_addc_u32_e32 v14, vcc, 0, v14, vcc
	.loc	0 205
	v_mac_f32_e32 v78, v95, v105
	v_mac_f32_e32 v70, v96, v105
	v_mac_f32_e32 v69, v96, v106
	v_mac_f32_e32 v77, v95, v106
	.loc	0 208
	s_cselect_b32 s37, s18, 0
	.loc	0 193
	s_add_i32 s36, s36, 8
	v_add_u32_e32 v15, vcc, 32, v15
	.loc	0 205
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v86, v97, v91
	v_mac_f32_e32 v76, v98, v91
	v_mac_f32_e32 v68, v99, v91
	v_mac_f32_e32 v60, v100, v91
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v52, v101, v91
	v_mac_f32_e32 v44, v102, v91
	v_mac_f32_e32 v36, v103, v91
	v_mac_f32_e32 v28, v104, v91
	v_mac_f32_e32 v27, v104, v92
	v_mac_f32_e32 v35, v103, v92
	v_mac_f32_e32 v43, v102, v92
	v_mac_f32_e32 v51, v101, v92
	v_mac_f32_e32 v59, v100, v92
	v_mac_f32_e32 v67, v99, v92
	v_mac_f32_e32 v75, v98, v92
	v_mac_f32_e32 v85, v97, v92
	v_mac_f32_e32 v84, v97, v93
	v_mac_f32_e32 v74, v98, v93
	v_mac_f32_e32 v66, v99, v93
	v_mac_f32_e32 v58, v100, v93
	v_mac_f32_e32 v50, v101, v93
	v_mac_f32_e32 v42, v102, v93
	v_mac_f32_e32 v34, v103, v93
	v_mac_f32_e32 v26, v104, v93
	v_mac_f32_e32 v25, v104, v94
	v_mac_f32_e32 v33, v103, v94
	v_mac_f32_e32 v41, v102, v94
	v_mac_f32_e32 v49, v101, v94
	v_mac_f32_e32 v57, v100, v94
	v_mac_f32_e32 v65, v99, v94
	v_mac_f32_e32 v73, v98, v94
	v_mac_f32_e32 v81, v97, v94
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v80, v97, v17
	v_mac_f32_e32 v72, v98, v17
	v_mac_f32_e32 v64, v99, v17
	v_mac_f32_e32 v56, v100, v17
	v_mac_f32_e32 v48, v101, v17
	v_mac_f32_e32 v40, v102, v17
	v_mac_f32_e32 v32, v103, v17
	v_mac_f32_e32 v24, v104, v17
	v_mac_f32_e32 v23, v104, v18
	v_mac_f32_e32 v31, v103, v18
	v_mac_f32_e32 v39, v102, v18
	v_mac_f32_e32 v47, v101, v18
	v_mac_f32_e32 v55, v100, v18
	v_mac_f32_e32 v63, v99, v18
	v_mac_f32_e32 v71, v98, v18
	v_mac_f32_e32 v79, v97, v18
	v_mac_f32_e32 v78, v97, v19
	v_mac_f32_e32 v70, v98, v19
	v_mac_f32_e32 v62, v99, v19
	v_mac_f32_e32 v54, v100, v19
	v_mac_f32_e32 v46, v101, v19
	v_mac_f32_e32 v38, v102, v19
	v_mac_f32_e32 v30, v103, v19
	v_mac_f32_e32 v22, v104, v19
	v_mac_f32_e32 v21, v104, v20
	v_mac_f32_e32 v29, v103, v20
	v_mac_f32_e32 v37, v102, v20
	v_mac_f32_e32 v45, v101, v20
	v_mac_f32_e32 v53, v100, v20
	v_mac_f32_e32 v61, v99, v20
	v_mac_f32_e32 v69, v98, v20
	v_mac_f32_e32 v77, v97, v20
	.loc	0 193
	v_addc_u32_e32 v16, vcc, 0, v16, vcc
	s_cmp_ge_i32 s36, s26
	v_add_u32_e32 v87, vcc, -8, v87
	s_cbranch_scc1 .LBB0_87
.LBB0_67:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 0
	v_mov_b32_e32 v20, s41
	v_add_u32_e32 v17, vcc, s40, v15
	.loc	0 195
	s_add_i32 s18, s36, 32
	.loc	0 0
	v_addc_u32_e32 v18, vcc, v16, v20, vcc
	.loc	0 195
	s_cmp_gt_i32 s18, s26
	.loc	0 194
	v_add_u32_e32 v19, vcc, s40, v7
	.loc	0 195
	s_cselect_b64 s[18:19], -1, 0
	.loc	0 194
	v_addc_u32_e32 v20, vcc, v8, v20, vcc
	.loc	0 195
	s_or_b64 s[20:21], s[38:39], s[18:19]
	s_mov_b64 s[18:19], -1
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 194
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 195
	s_cbranch_vccnz .LBB0_69
; %bb.68:                               ;   in Loop: Header=BB0_67 Depth=1
	.loc	0 130
	v_mov_b32_e32 v94, s41
	v_add_u32_e32 v91, vcc, s40, v5
	v_addc_u32_e32 v92, vcc, v6, v94, vcc
	flat_load_dword v95, v[91:92]
	v_add_u32_e32 v91, vcc, s40, v0
	v_addc_u32_e32 v92, vcc, v2, v94, vcc
	flat_load_dword v96, v[91:92]
	v_add_u32_e32 v91, vcc, s40, v3
	v_addc_u32_e32 v92, vcc, v4, v94, vcc
	flat_load_dword v93, v[19:20]
	flat_load_dword v97, v[91:92]
	flat_load_dword v98, v[17:18]
	v_add_u32_e32 v91, vcc, s40, v13
	v_addc_u32_e32 v92, vcc, v14, v94, vcc
	flat_load_dword v99, v[91:92]
	v_add_u32_e32 v91, vcc, s40, v9
	v_addc_u32_e32 v92, vcc, v10, v94, vcc
	flat_load_dword v100, v[91:92]
	v_add_u32_e32 v91, vcc, s40, v11
	v_addc_u32_e32 v92, vcc, v12, v94, vcc
	flat_load_dword v91, v[91:92]
	.loc	0 195
	s_mul_i32 s18, s30, 0x1080
	v_mov_b32_e32 v92, s18
	s_addk_i32 s18, 0x4200
	v_mad_u32_u24 v92, v1, s23, v92
	v_mov_b32_e32 v94, s18
	v_add_u32_e32 v92, vcc, v92, v88
	v_mad_u32_u24 v94, v1, s23, v94
	s_mov_b64 s[18:19], 0
	v_add_u32_e32 v94, vcc, v94, v88
	.loc	0 130
	s_waitcnt vmcnt(5)
	ds_write2_b32 v92, v93, v95 offset1:32
	s_waitcnt vmcnt(4)
	ds_write2_b32 v92, v96, v97 offset0:64 offset1:96
	s_waitcnt vmcnt(2)
	ds_write2_b32 v94, v98, v99 offset1:32
	s_waitcnt vmcnt(0)
	ds_write2_b32 v94, v100, v91 offset0:64 offset1:96
.LBB0_69:                               ;   in Loop: Header=BB0_67 Depth=1
	.loc	0 195
	s_andn2_b64 vcc, exec, s[18:19]
	s_cbranch_vccnz .LBB0_66
; %bb.70:                               ;   in Loop: Header=BB0_67 Depth=1
	s_add_i32 s18, s36, 24
	s_cmp_le_i32 s26, s18
	s_cbranch_scc1 .LBB0_66
; %bb.71:                               ;   in Loop: Header=BB0_67 Depth=1
	.loc	0 132
	v_cmp_lt_i32_e32 vcc, 0, v87
	s_and_b64 s[20:21], s[0:1], vcc
	v_mov_b32_e32 v91, 0
	v_mov_b32_e32 v92, 0
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_73
; %bb.72:                               ;   in Loop: Header=BB0_67 Depth=1
	flat_load_dword v92, v[19:20]
.LBB0_73:                               ;   in Loop: Header=BB0_67 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 195
	s_mul_i32 s28, s30, 0x1080
	v_mov_b32_e32 v19, s28
	v_mad_u32_u24 v19, v1, s23, v19
	v_add_u32_e64 v19, s[18:19], v19, v88
	.loc	0 132
	s_and_b64 s[18:19], s[2:3], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v92
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_75
; %bb.74:                               ;   in Loop: Header=BB0_67 Depth=1
	v_mov_b32_e32 v20, s41
	v_add_u32_e64 v91, s[18:19], s40, v5
	v_addc_u32_e64 v92, s[18:19], v6, v20, s[18:19]
	flat_load_dword v91, v[91:92]
.LBB0_75:                               ;   in Loop: Header=BB0_67 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v91 offset:128
	s_and_b64 s[18:19], s[6:7], vcc
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v91, 0
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_77
; %bb.76:                               ;   in Loop: Header=BB0_67 Depth=1
	v_mov_b32_e32 v92, s41
	v_add_u32_e64 v91, s[18:19], s40, v0
	v_addc_u32_e64 v92, s[18:19], v2, v92, s[18:19]
	flat_load_dword v91, v[91:92]
.LBB0_77:                               ;   in Loop: Header=BB0_67 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 132
	s_and_b64 s[18:19], s[8:9], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v91 offset:256
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_79
; %bb.78:                               ;   in Loop: Header=BB0_67 Depth=1
	v_mov_b32_e32 v20, s41
	v_add_u32_e64 v91, s[18:19], s40, v3
	v_addc_u32_e64 v92, s[18:19], v4, v20, s[18:19]
	flat_load_dword v20, v[91:92]
.LBB0_79:                               ;   in Loop: Header=BB0_67 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v20 offset:384
	s_and_b64 s[20:21], s[10:11], vcc
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_81
; %bb.80:                               ;   in Loop: Header=BB0_67 Depth=1
	flat_load_dword v20, v[17:18]
.LBB0_81:                               ;   in Loop: Header=BB0_67 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 195
	s_add_i32 s18, s28, 0x4200
	v_mov_b32_e32 v17, s18
	v_mad_u32_u24 v17, v1, s23, v17
	v_add_u32_e64 v17, s[18:19], v17, v88
	.loc	0 132
	s_and_b64 s[18:19], s[12:13], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v20
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_83
; %bb.82:                               ;   in Loop: Header=BB0_67 Depth=1
	v_mov_b32_e32 v19, s41
	v_add_u32_e64 v18, s[18:19], s40, v13
	v_addc_u32_e64 v19, s[18:19], v14, v19, s[18:19]
	flat_load_dword v19, v[18:19]
.LBB0_83:                               ;   in Loop: Header=BB0_67 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 132
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v19 offset:128
	s_and_b64 s[18:19], s[14:15], vcc
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_85
; %bb.84:                               ;   in Loop: Header=BB0_67 Depth=1
	v_mov_b32_e32 v20, s41
	v_add_u32_e64 v19, s[18:19], s40, v9
	v_addc_u32_e64 v20, s[18:19], v10, v20, s[18:19]
	flat_load_dword v19, v[19:20]
.LBB0_85:                               ;   in Loop: Header=BB0_67 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 132
	s_and_b64 s[20:21], s[16:17], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v19 offset:256
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_65
; %bb.86:                               ;   in Loop: Header=BB0_67 Depth=1
	v_mov_b32_e32 v19, s41
	v_add_u32_e32 v18, vcc, s40, v11
	v_addc_u32_e32 v19, vcc, v12, v19, vcc
	flat_load_dword v18, v[18:19]
	s_branch .LBB0_65
.LBB0_87:
	.loc	0 170
	s_load_dwordx2 s[6:7], s[4:5], 0x30
	s_load_dword s4, s[4:5], 0x38
	v_add_u32_e32 v6, vcc, s22, v82
	v_add_u32_e32 v0, vcc, s34, v83
	.loc	0 238
	v_cmp_le_i32_e32 vcc, s48, v6
	v_cmp_gt_i32_e64 s[0:1], s24, v6
	v_cmp_neq_f32_e64 s[2:3], s31, 0
	s_and_b64 s[0:1], vcc, s[0:1]
	v_ashrrev_i32_e32 v1, 31, v0
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_128
; %bb.88:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[0:1], v6, s4, 0
	v_mov_b32_e32 v4, s7
	v_cmp_gt_i32_e64 s[0:1], s25, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v5, vcc, s6, v2
	v_addc_u32_e32 v4, vcc, v4, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_u32_e32 v2, vcc, v5, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	.loc	0 248
	v_cmp_le_i32_e32 vcc, s33, v0
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_93
; %bb.89:
	.loc	0 250
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB0_416
; %bb.90:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s31, v4
	v_mac_f32_e32 v4, s27, v86
	s_cbranch_execnz .LBB0_92
.LBB0_91:
	v_mul_f32_e32 v4, s27, v86
.LBB0_92:
	flat_store_dword v[2:3], v4
.LBB0_93:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_98
; %bb.94:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	s_cbranch_vccnz .LBB0_417
; %bb.95:
	.loc	0 250
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v85
	s_cbranch_execnz .LBB0_97
.LBB0_96:
	v_mul_f32_e32 v7, s27, v85
.LBB0_97:
	flat_store_dword v[4:5], v7
.LBB0_98:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_103
; %bb.99:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_418
; %bb.100:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v84
	s_cbranch_execnz .LBB0_102
.LBB0_101:
	v_mul_f32_e32 v7, s27, v84
.LBB0_102:
	flat_store_dword v[4:5], v7
.LBB0_103:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_108
; %bb.104:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 12, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_419
; %bb.105:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v81
	s_cbranch_execnz .LBB0_107
.LBB0_106:
	v_mul_f32_e32 v7, s27, v81
.LBB0_107:
	flat_store_dword v[4:5], v7
.LBB0_108:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 240
	v_add_u32_e32 v4, vcc, 64, v0
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 248
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_113
; %bb.109:
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_420
; %bb.110:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s31, v4
	v_mac_f32_e32 v4, s27, v80
	s_cbranch_execnz .LBB0_112
.LBB0_111:
	v_mul_f32_e32 v4, s27, v80
.LBB0_112:
	flat_store_dword v[2:3], v4
.LBB0_113:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_118
; %bb.114:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_421
; %bb.115:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v79
	s_cbranch_execnz .LBB0_117
.LBB0_116:
	v_mul_f32_e32 v7, s27, v79
.LBB0_117:
	flat_store_dword v[4:5], v7
.LBB0_118:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_123
; %bb.119:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_422
; %bb.120:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v78
	s_cbranch_execnz .LBB0_122
.LBB0_121:
	v_mul_f32_e32 v7, s27, v78
.LBB0_122:
	flat_store_dword v[4:5], v7
.LBB0_123:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_128
; %bb.124:
	.loc	0 249
	v_add_u32_e64 v2, s[0:1], 12, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_423
; %bb.125:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s31, v4
	v_mac_f32_e32 v4, s27, v77
	s_cbranch_execnz .LBB0_127
.LBB0_126:
	v_mul_f32_e32 v4, s27, v77
.LBB0_127:
	flat_store_dword v[2:3], v4
.LBB0_128:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 237
	v_add_u32_e32 v2, vcc, 1, v6
	.loc	0 238
	v_cmp_le_i32_e32 vcc, s48, v2
	v_cmp_gt_i32_e64 s[0:1], s24, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_169
; %bb.129:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[0:1], v2, s4, 0
	v_mov_b32_e32 v4, s7
	v_cmp_gt_i32_e64 s[0:1], s25, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v5, vcc, s6, v2
	v_addc_u32_e32 v4, vcc, v4, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_u32_e32 v2, vcc, v5, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	.loc	0 248
	v_cmp_le_i32_e32 vcc, s33, v0
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_134
; %bb.130:
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_424
; %bb.131:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s31, v4
	v_mac_f32_e32 v4, s27, v76
	s_cbranch_execnz .LBB0_133
.LBB0_132:
	v_mul_f32_e32 v4, s27, v76
.LBB0_133:
	flat_store_dword v[2:3], v4
.LBB0_134:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_139
; %bb.135:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_425
; %bb.136:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v75
	s_cbranch_execnz .LBB0_138
.LBB0_137:
	v_mul_f32_e32 v7, s27, v75
.LBB0_138:
	flat_store_dword v[4:5], v7
.LBB0_139:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_144
; %bb.140:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_426
; %bb.141:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v74
	s_cbranch_execnz .LBB0_143
.LBB0_142:
	v_mul_f32_e32 v7, s27, v74
.LBB0_143:
	flat_store_dword v[4:5], v7
.LBB0_144:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_149
; %bb.145:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 12, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_427
; %bb.146:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v73
	s_cbranch_execnz .LBB0_148
.LBB0_147:
	v_mul_f32_e32 v7, s27, v73
.LBB0_148:
	flat_store_dword v[4:5], v7
.LBB0_149:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 240
	v_add_u32_e32 v4, vcc, 64, v0
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 248
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_154
; %bb.150:
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_428
; %bb.151:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s31, v4
	v_mac_f32_e32 v4, s27, v72
	s_cbranch_execnz .LBB0_153
.LBB0_152:
	v_mul_f32_e32 v4, s27, v72
.LBB0_153:
	flat_store_dword v[2:3], v4
.LBB0_154:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_159
; %bb.155:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_429
; %bb.156:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v71
	s_cbranch_execnz .LBB0_158
.LBB0_157:
	v_mul_f32_e32 v7, s27, v71
.LBB0_158:
	flat_store_dword v[4:5], v7
.LBB0_159:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_164
; %bb.160:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_430
; %bb.161:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v70
	s_cbranch_execnz .LBB0_163
.LBB0_162:
	v_mul_f32_e32 v7, s27, v70
.LBB0_163:
	flat_store_dword v[4:5], v7
.LBB0_164:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_169
; %bb.165:
	.loc	0 249
	v_add_u32_e64 v2, s[0:1], 12, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_431
; %bb.166:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s31, v4
	v_mac_f32_e32 v4, s27, v69
	s_cbranch_execnz .LBB0_168
.LBB0_167:
	v_mul_f32_e32 v4, s27, v69
.LBB0_168:
	flat_store_dword v[2:3], v4
.LBB0_169:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 237
	v_add_u32_e32 v2, vcc, 2, v6
	.loc	0 238
	v_cmp_le_i32_e32 vcc, s48, v2
	v_cmp_gt_i32_e64 s[0:1], s24, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_210
; %bb.170:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[0:1], v2, s4, 0
	v_mov_b32_e32 v4, s7
	v_cmp_gt_i32_e64 s[0:1], s25, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v5, vcc, s6, v2
	v_addc_u32_e32 v4, vcc, v4, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_u32_e32 v2, vcc, v5, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	.loc	0 248
	v_cmp_le_i32_e32 vcc, s33, v0
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_175
; %bb.171:
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_432
; %bb.172:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s31, v4
	v_mac_f32_e32 v4, s27, v68
	s_cbranch_execnz .LBB0_174
.LBB0_173:
	v_mul_f32_e32 v4, s27, v68
.LBB0_174:
	flat_store_dword v[2:3], v4
.LBB0_175:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_180
; %bb.176:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_433
; %bb.177:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v67
	s_cbranch_execnz .LBB0_179
.LBB0_178:
	v_mul_f32_e32 v7, s27, v67
.LBB0_179:
	flat_store_dword v[4:5], v7
.LBB0_180:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_185
; %bb.181:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_434
; %bb.182:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v66
	s_cbranch_execnz .LBB0_184
.LBB0_183:
	v_mul_f32_e32 v7, s27, v66
.LBB0_184:
	flat_store_dword v[4:5], v7
.LBB0_185:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_190
; %bb.186:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 12, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_435
; %bb.187:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v65
	s_cbranch_execnz .LBB0_189
.LBB0_188:
	v_mul_f32_e32 v7, s27, v65
.LBB0_189:
	flat_store_dword v[4:5], v7
.LBB0_190:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 240
	v_add_u32_e32 v4, vcc, 64, v0
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 248
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_195
; %bb.191:
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_436
; %bb.192:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s31, v4
	v_mac_f32_e32 v4, s27, v64
	s_cbranch_execnz .LBB0_194
.LBB0_193:
	v_mul_f32_e32 v4, s27, v64
.LBB0_194:
	flat_store_dword v[2:3], v4
.LBB0_195:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_200
; %bb.196:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_437
; %bb.197:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v63
	s_cbranch_execnz .LBB0_199
.LBB0_198:
	v_mul_f32_e32 v7, s27, v63
.LBB0_199:
	flat_store_dword v[4:5], v7
.LBB0_200:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_205
; %bb.201:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_438
; %bb.202:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v62
	s_cbranch_execnz .LBB0_204
.LBB0_203:
	v_mul_f32_e32 v7, s27, v62
.LBB0_204:
	flat_store_dword v[4:5], v7
.LBB0_205:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_210
; %bb.206:
	.loc	0 249
	v_add_u32_e64 v2, s[0:1], 12, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_439
; %bb.207:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s31, v4
	v_mac_f32_e32 v4, s27, v61
	s_cbranch_execnz .LBB0_209
.LBB0_208:
	v_mul_f32_e32 v4, s27, v61
.LBB0_209:
	flat_store_dword v[2:3], v4
.LBB0_210:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 237
	v_add_u32_e32 v2, vcc, 3, v6
	.loc	0 238
	v_cmp_le_i32_e32 vcc, s48, v2
	v_cmp_gt_i32_e64 s[0:1], s24, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_251
; %bb.211:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[0:1], v2, s4, 0
	v_mov_b32_e32 v4, s7
	v_cmp_gt_i32_e64 s[0:1], s25, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v5, vcc, s6, v2
	v_addc_u32_e32 v4, vcc, v4, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_u32_e32 v2, vcc, v5, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	.loc	0 248
	v_cmp_le_i32_e32 vcc, s33, v0
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_216
; %bb.212:
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_440
; %bb.213:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s31, v4
	v_mac_f32_e32 v4, s27, v60
	s_cbranch_execnz .LBB0_215
.LBB0_214:
	v_mul_f32_e32 v4, s27, v60
.LBB0_215:
	flat_store_dword v[2:3], v4
.LBB0_216:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_221
; %bb.217:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_441
; %bb.218:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v59
	s_cbranch_execnz .LBB0_220
.LBB0_219:
	v_mul_f32_e32 v7, s27, v59
.LBB0_220:
	flat_store_dword v[4:5], v7
.LBB0_221:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_226
; %bb.222:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_442
; %bb.223:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v58
	s_cbranch_execnz .LBB0_225
.LBB0_224:
	v_mul_f32_e32 v7, s27, v58
.LBB0_225:
	flat_store_dword v[4:5], v7
.LBB0_226:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_231
; %bb.227:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 12, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_443
; %bb.228:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v57
	s_cbranch_execnz .LBB0_230
.LBB0_229:
	v_mul_f32_e32 v7, s27, v57
.LBB0_230:
	flat_store_dword v[4:5], v7
.LBB0_231:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 240
	v_add_u32_e32 v4, vcc, 64, v0
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 248
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_236
; %bb.232:
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_444
; %bb.233:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s31, v4
	v_mac_f32_e32 v4, s27, v56
	s_cbranch_execnz .LBB0_235
.LBB0_234:
	v_mul_f32_e32 v4, s27, v56
.LBB0_235:
	flat_store_dword v[2:3], v4
.LBB0_236:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_241
; %bb.237:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_445
; %bb.238:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v55
	s_cbranch_execnz .LBB0_240
.LBB0_239:
	v_mul_f32_e32 v7, s27, v55
.LBB0_240:
	flat_store_dword v[4:5], v7
.LBB0_241:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_246
; %bb.242:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_446
; %bb.243:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v54
	s_cbranch_execnz .LBB0_245
.LBB0_244:
	v_mul_f32_e32 v7, s27, v54
.LBB0_245:
	flat_store_dword v[4:5], v7
.LBB0_246:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_251
; %bb.247:
	.loc	0 249
	v_add_u32_e64 v2, s[0:1], 12, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_447
; %bb.248:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s31, v4
	v_mac_f32_e32 v4, s27, v53
	s_cbranch_execnz .LBB0_250
.LBB0_249:
	v_mul_f32_e32 v4, s27, v53
.LBB0_250:
	flat_store_dword v[2:3], v4
.LBB0_251:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 237
	v_add_u32_e32 v2, vcc, 64, v6
	.loc	0 238
	v_cmp_le_i32_e32 vcc, s48, v2
	v_cmp_gt_i32_e64 s[0:1], s24, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_292
; %bb.252:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[0:1], v2, s4, 0
	v_mov_b32_e32 v4, s7
	v_cmp_gt_i32_e64 s[0:1], s25, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v5, vcc, s6, v2
	v_addc_u32_e32 v4, vcc, v4, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_u32_e32 v2, vcc, v5, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	.loc	0 248
	v_cmp_le_i32_e32 vcc, s33, v0
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_257
; %bb.253:
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_448
; %bb.254:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s31, v4
	v_mac_f32_e32 v4, s27, v52
	s_cbranch_execnz .LBB0_256
.LBB0_255:
	v_mul_f32_e32 v4, s27, v52
.LBB0_256:
	flat_store_dword v[2:3], v4
.LBB0_257:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_262
; %bb.258:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_449
; %bb.259:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v51
	s_cbranch_execnz .LBB0_261
.LBB0_260:
	v_mul_f32_e32 v7, s27, v51
.LBB0_261:
	flat_store_dword v[4:5], v7
.LBB0_262:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_267
; %bb.263:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_450
; %bb.264:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v50
	s_cbranch_execnz .LBB0_266
.LBB0_265:
	v_mul_f32_e32 v7, s27, v50
.LBB0_266:
	flat_store_dword v[4:5], v7
.LBB0_267:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_272
; %bb.268:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 12, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_451
; %bb.269:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v49
	s_cbranch_execnz .LBB0_271
.LBB0_270:
	v_mul_f32_e32 v7, s27, v49
.LBB0_271:
	flat_store_dword v[4:5], v7
.LBB0_272:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 240
	v_add_u32_e32 v4, vcc, 64, v0
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 248
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_277
; %bb.273:
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_452
; %bb.274:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s31, v4
	v_mac_f32_e32 v4, s27, v48
	s_cbranch_execnz .LBB0_276
.LBB0_275:
	v_mul_f32_e32 v4, s27, v48
.LBB0_276:
	flat_store_dword v[2:3], v4
.LBB0_277:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_282
; %bb.278:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_453
; %bb.279:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v47
	s_cbranch_execnz .LBB0_281
.LBB0_280:
	v_mul_f32_e32 v7, s27, v47
.LBB0_281:
	flat_store_dword v[4:5], v7
.LBB0_282:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_287
; %bb.283:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_454
; %bb.284:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v46
	s_cbranch_execnz .LBB0_286
.LBB0_285:
	v_mul_f32_e32 v7, s27, v46
.LBB0_286:
	flat_store_dword v[4:5], v7
.LBB0_287:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_292
; %bb.288:
	.loc	0 249
	v_add_u32_e64 v2, s[0:1], 12, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_455
; %bb.289:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s31, v4
	v_mac_f32_e32 v4, s27, v45
	s_cbranch_execnz .LBB0_291
.LBB0_290:
	v_mul_f32_e32 v4, s27, v45
.LBB0_291:
	flat_store_dword v[2:3], v4
.LBB0_292:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 237
	v_add_u32_e32 v2, vcc, 0x41, v6
	.loc	0 238
	v_cmp_le_i32_e32 vcc, s48, v2
	v_cmp_gt_i32_e64 s[0:1], s24, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_333
; %bb.293:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[0:1], v2, s4, 0
	v_mov_b32_e32 v4, s7
	v_cmp_gt_i32_e64 s[0:1], s25, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v5, vcc, s6, v2
	v_addc_u32_e32 v4, vcc, v4, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_u32_e32 v2, vcc, v5, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	.loc	0 248
	v_cmp_le_i32_e32 vcc, s33, v0
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_298
; %bb.294:
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_456
; %bb.295:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s31, v4
	v_mac_f32_e32 v4, s27, v44
	s_cbranch_execnz .LBB0_297
.LBB0_296:
	v_mul_f32_e32 v4, s27, v44
.LBB0_297:
	flat_store_dword v[2:3], v4
.LBB0_298:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_303
; %bb.299:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_457
; %bb.300:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v43
	s_cbranch_execnz .LBB0_302
.LBB0_301:
	v_mul_f32_e32 v7, s27, v43
.LBB0_302:
	flat_store_dword v[4:5], v7
.LBB0_303:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_308
; %bb.304:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_458
; %bb.305:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v42
	s_cbranch_execnz .LBB0_307
.LBB0_306:
	v_mul_f32_e32 v7, s27, v42
.LBB0_307:
	flat_store_dword v[4:5], v7
.LBB0_308:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_313
; %bb.309:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 12, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_459
; %bb.310:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v41
	s_cbranch_execnz .LBB0_312
.LBB0_311:
	v_mul_f32_e32 v7, s27, v41
.LBB0_312:
	flat_store_dword v[4:5], v7
.LBB0_313:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 240
	v_add_u32_e32 v4, vcc, 64, v0
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 248
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_318
; %bb.314:
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_460
; %bb.315:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s31, v4
	v_mac_f32_e32 v4, s27, v40
	s_cbranch_execnz .LBB0_317
.LBB0_316:
	v_mul_f32_e32 v4, s27, v40
.LBB0_317:
	flat_store_dword v[2:3], v4
.LBB0_318:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_323
; %bb.319:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_461
; %bb.320:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v39
	s_cbranch_execnz .LBB0_322
.LBB0_321:
	v_mul_f32_e32 v7, s27, v39
.LBB0_322:
	flat_store_dword v[4:5], v7
.LBB0_323:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_328
; %bb.324:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_462
; %bb.325:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v38
	s_cbranch_execnz .LBB0_327
.LBB0_326:
	v_mul_f32_e32 v7, s27, v38
.LBB0_327:
	flat_store_dword v[4:5], v7
.LBB0_328:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_333
; %bb.329:
	.loc	0 249
	v_add_u32_e64 v2, s[0:1], 12, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_463
; %bb.330:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s31, v4
	v_mac_f32_e32 v4, s27, v37
	s_cbranch_execnz .LBB0_332
.LBB0_331:
	v_mul_f32_e32 v4, s27, v37
.LBB0_332:
	flat_store_dword v[2:3], v4
.LBB0_333:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 237
	v_add_u32_e32 v2, vcc, 0x42, v6
	.loc	0 238
	v_cmp_le_i32_e32 vcc, s48, v2
	v_cmp_gt_i32_e64 s[0:1], s24, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_374
; %bb.334:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[0:1], v2, s4, 0
	v_mov_b32_e32 v4, s7
	v_cmp_gt_i32_e64 s[0:1], s25, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v5, vcc, s6, v2
	v_addc_u32_e32 v4, vcc, v4, v3, vcc
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	v_add_u32_e32 v2, vcc, v5, v2
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	.loc	0 248
	v_cmp_le_i32_e32 vcc, s33, v0
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_339
; %bb.335:
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_464
; %bb.336:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s31, v4
	v_mac_f32_e32 v4, s27, v36
	s_cbranch_execnz .LBB0_338
.LBB0_337:
	v_mul_f32_e32 v4, s27, v36
.LBB0_338:
	flat_store_dword v[2:3], v4
.LBB0_339:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_344
; %bb.340:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_465
; %bb.341:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v35
	s_cbranch_execnz .LBB0_343
.LBB0_342:
	v_mul_f32_e32 v7, s27, v35
.LBB0_343:
	flat_store_dword v[4:5], v7
.LBB0_344:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_349
; %bb.345:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_466
; %bb.346:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v34
	s_cbranch_execnz .LBB0_348
.LBB0_347:
	v_mul_f32_e32 v7, s27, v34
.LBB0_348:
	flat_store_dword v[4:5], v7
.LBB0_349:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_354
; %bb.350:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 12, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_467
; %bb.351:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v33
	s_cbranch_execnz .LBB0_353
.LBB0_352:
	v_mul_f32_e32 v7, s27, v33
.LBB0_353:
	flat_store_dword v[4:5], v7
.LBB0_354:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 240
	v_add_u32_e32 v4, vcc, 64, v0
	v_add_u32_e32 v2, vcc, 0x100, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	.loc	0 248
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[10:11], vcc, s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_359
; %bb.355:
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_468
; %bb.356:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s31, v4
	v_mac_f32_e32 v4, s27, v32
	s_cbranch_execnz .LBB0_358
.LBB0_357:
	v_mul_f32_e32 v4, s27, v32
.LBB0_358:
	flat_store_dword v[2:3], v4
.LBB0_359:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_364
; %bb.360:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 4, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_469
; %bb.361:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v31
	s_cbranch_execnz .LBB0_363
.LBB0_362:
	v_mul_f32_e32 v7, s27, v31
.LBB0_363:
	flat_store_dword v[4:5], v7
.LBB0_364:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[10:11], s[0:1]
	s_cbranch_execz .LBB0_369
; %bb.365:
	.loc	0 249
	v_add_u32_e64 v4, s[0:1], 8, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v5, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_470
; %bb.366:
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s31, v7
	v_mac_f32_e32 v7, s27, v30
	s_cbranch_execnz .LBB0_368
.LBB0_367:
	v_mul_f32_e32 v7, s27, v30
.LBB0_368:
	flat_store_dword v[4:5], v7
.LBB0_369:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 248
	v_add_u32_e32 v4, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s33, v4
	v_cmp_gt_i32_e64 s[0:1], s25, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_b64 exec, exec, s[0:1]
	s_cbranch_execz .LBB0_374
; %bb.370:
	.loc	0 249
	v_add_u32_e64 v2, s[0:1], 12, v2
	.loc	0 250
	s_andn2_b64 vcc, exec, s[2:3]
	.loc	0 249
	v_addc_u32_e64 v3, s[0:1], 0, v3, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_471
; %bb.371:
	flat_load_dword v4, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s31, v4
	v_mac_f32_e32 v4, s27, v29
	s_cbranch_execnz .LBB0_373
.LBB0_372:
	v_mul_f32_e32 v4, s27, v29
.LBB0_373:
	flat_store_dword v[2:3], v4
.LBB0_374:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 237
	v_add_u32_e32 v2, vcc, 0x43, v6
	.loc	0 238
	v_cmp_le_i32_e32 vcc, s48, v2
	v_cmp_gt_i32_e64 s[0:1], s24, v2
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[8:9], s[0:1]
	s_cbranch_execz .LBB0_415
; %bb.375:
	.loc	0 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[0:1], v2, s4, 0
	v_mov_b32_e32 v4, s7
	v_cmp_gt_i32_e64 s[0:1], s25, v0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e32 v5, vcc, s6, v2
	v_lshlrev_b64 v[1:2], 2, v[0:1]
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	v_add_u32_e32 v1, vcc, v5, v1
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	.loc	0 248
	v_cmp_le_i32_e32 vcc, s33, v0
	v_cndmask_b32_e64 v3, 0, 1, s[2:3]
	s_and_b64 s[4:5], vcc, s[0:1]
	v_cmp_ne_u32_e64 s[0:1], 1, v3
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_380
; %bb.376:
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_472
; %bb.377:
	flat_load_dword v3, v[1:2]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, s31, v3
	v_mac_f32_e32 v3, s27, v28
	s_cbranch_execnz .LBB0_379
.LBB0_378:
	v_mul_f32_e32 v3, s27, v28
.LBB0_379:
	flat_store_dword v[1:2], v3
.LBB0_380:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 248
	v_add_u32_e32 v3, vcc, 1, v0
	v_cmp_le_i32_e32 vcc, s33, v3
	v_cmp_gt_i32_e64 s[2:3], s25, v3
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_385
; %bb.381:
	.loc	0 249
	v_add_u32_e64 v3, s[2:3], 4, v1
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_addc_u32_e64 v4, s[2:3], 0, v2, s[2:3]
	.loc	0 250
	s_cbranch_vccnz .LBB0_473
; %bb.382:
	flat_load_dword v5, v[3:4]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s31, v5
	v_mac_f32_e32 v5, s27, v27
	s_cbranch_execnz .LBB0_384
.LBB0_383:
	v_mul_f32_e32 v5, s27, v27
.LBB0_384:
	flat_store_dword v[3:4], v5
.LBB0_385:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 248
	v_add_u32_e32 v3, vcc, 2, v0
	v_cmp_le_i32_e32 vcc, s33, v3
	v_cmp_gt_i32_e64 s[2:3], s25, v3
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_390
; %bb.386:
	.loc	0 249
	v_add_u32_e64 v3, s[2:3], 8, v1
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_addc_u32_e64 v4, s[2:3], 0, v2, s[2:3]
	.loc	0 250
	s_cbranch_vccnz .LBB0_474
; %bb.387:
	flat_load_dword v5, v[3:4]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s31, v5
	v_mac_f32_e32 v5, s27, v26
	s_cbranch_execnz .LBB0_389
.LBB0_388:
	v_mul_f32_e32 v5, s27, v26
.LBB0_389:
	flat_store_dword v[3:4], v5
.LBB0_390:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 248
	v_add_u32_e32 v3, vcc, 3, v0
	v_cmp_le_i32_e32 vcc, s33, v3
	v_cmp_gt_i32_e64 s[2:3], s25, v3
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_395
; %bb.391:
	.loc	0 249
	v_add_u32_e64 v3, s[2:3], 12, v1
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_addc_u32_e64 v4, s[2:3], 0, v2, s[2:3]
	.loc	0 250
	s_cbranch_vccnz .LBB0_475
; %bb.392:
	flat_load_dword v5, v[3:4]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s31, v5
	v_mac_f32_e32 v5, s27, v25
	s_cbranch_execnz .LBB0_394
.LBB0_393:
	v_mul_f32_e32 v5, s27, v25
.LBB0_394:
	flat_store_dword v[3:4], v5
.LBB0_395:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 240
	v_add_u32_e32 v3, vcc, 64, v0
	v_add_u32_e32 v1, vcc, 0x100, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	.loc	0 248
	v_cmp_le_i32_e32 vcc, s33, v3
	v_cmp_gt_i32_e64 s[2:3], s25, v3
	s_and_b64 s[4:5], vcc, s[2:3]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_400
; %bb.396:
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_476
; %bb.397:
	flat_load_dword v3, v[1:2]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, s31, v3
	v_mac_f32_e32 v3, s27, v24
	s_cbranch_execnz .LBB0_399
.LBB0_398:
	v_mul_f32_e32 v3, s27, v24
.LBB0_399:
	flat_store_dword v[1:2], v3
.LBB0_400:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 248
	v_add_u32_e32 v3, vcc, 0x41, v0
	v_cmp_le_i32_e32 vcc, s33, v3
	v_cmp_gt_i32_e64 s[2:3], s25, v3
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_405
; %bb.401:
	.loc	0 249
	v_add_u32_e64 v3, s[2:3], 4, v1
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_addc_u32_e64 v4, s[2:3], 0, v2, s[2:3]
	.loc	0 250
	s_cbranch_vccnz .LBB0_477
; %bb.402:
	flat_load_dword v5, v[3:4]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s31, v5
	v_mac_f32_e32 v5, s27, v23
	s_cbranch_execnz .LBB0_404
.LBB0_403:
	v_mul_f32_e32 v5, s27, v23
.LBB0_404:
	flat_store_dword v[3:4], v5
.LBB0_405:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 248
	v_add_u32_e32 v3, vcc, 0x42, v0
	v_cmp_le_i32_e32 vcc, s33, v3
	v_cmp_gt_i32_e64 s[2:3], s25, v3
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_410
; %bb.406:
	.loc	0 249
	v_add_u32_e64 v3, s[2:3], 8, v1
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_addc_u32_e64 v4, s[2:3], 0, v2, s[2:3]
	.loc	0 250
	s_cbranch_vccnz .LBB0_478
; %bb.407:
	flat_load_dword v5, v[3:4]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v5, s31, v5
	v_mac_f32_e32 v5, s27, v22
	s_cbranch_execnz .LBB0_409
.LBB0_408:
	v_mul_f32_e32 v5, s27, v22
.LBB0_409:
	flat_store_dword v[3:4], v5
.LBB0_410:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 248
	v_add_u32_e32 v0, vcc, 0x43, v0
	v_cmp_le_i32_e32 vcc, s33, v0
	v_cmp_gt_i32_e64 s[2:3], s25, v0
	s_and_b64 s[2:3], vcc, s[2:3]
	s_and_b64 exec, exec, s[2:3]
	s_cbranch_execz .LBB0_415
; %bb.411:
	.loc	0 250
	s_and_b64 vcc, exec, s[0:1]
	.loc	0 249
	v_add_u32_e64 v0, s[0:1], 12, v1
	v_addc_u32_e64 v1, s[0:1], 0, v2, s[0:1]
	.loc	0 250
	s_cbranch_vccnz .LBB0_479
; %bb.412:
	flat_load_dword v2, v[0:1]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s31, v2
	v_mac_f32_e32 v2, s27, v21
	s_cbranch_execnz .LBB0_414
.LBB0_413:
	v_mul_f32_e32 v2, s27, v21
.LBB0_414:
	flat_store_dword v[0:1], v2
.LBB0_415:
	.loc	0 254
	s_endpgm
.LBB0_416:
	.loc	0 250
	s_branch .LBB0_91
.LBB0_417:
	s_branch .LBB0_96
.LBB0_418:
	s_branch .LBB0_101
.LBB0_419:
	s_branch .LBB0_106
.LBB0_420:
	s_branch .LBB0_111
.LBB0_421:
	s_branch .LBB0_116
.LBB0_422:
	s_branch .LBB0_121
.LBB0_423:
	s_branch .LBB0_126
.LBB0_424:
	s_branch .LBB0_132
.LBB0_425:
	s_branch .LBB0_137
.LBB0_426:
	s_branch .LBB0_142
.LBB0_427:
	s_branch .LBB0_147
.LBB0_428:
	s_branch .LBB0_152
.LBB0_429:
	s_branch .LBB0_157
.LBB0_430:
	s_branch .LBB0_162
.LBB0_431:
	s_branch .LBB0_167
.LBB0_432:
	s_branch .LBB0_173
.LBB0_433:
	s_branch .LBB0_178
.LBB0_434:
	s_branch .LBB0_183
.LBB0_435:
	s_branch .LBB0_188
.LBB0_436:
	s_branch .LBB0_193
.LBB0_437:
	s_branch .LBB0_198
.LBB0_438:
	s_branch .LBB0_203
.LBB0_439:
	s_branch .LBB0_208
.LBB0_440:
	s_branch .LBB0_214
.LBB0_441:
	s_branch .LBB0_219
.LBB0_442:
	s_branch .LBB0_224
.LBB0_443:
	s_branch .LBB0_229
.LBB0_444:
	s_branch .LBB0_234
.LBB0_445:
	s_branch .LBB0_239
.LBB0_446:
	s_branch .LBB0_244
.LBB0_447:
	s_branch .LBB0_249
.LBB0_448:
	s_branch .LBB0_255
.LBB0_449:
	s_branch .LBB0_260
.LBB0_450:
	s_branch .LBB0_265
.LBB0_451:
	s_branch .LBB0_270
.LBB0_452:
	s_branch .LBB0_275
.LBB0_453:
	s_branch .LBB0_280
.LBB0_454:
	s_branch .LBB0_285
.LBB0_455:
	s_branch .LBB0_290
.LBB0_456:
	s_branch .LBB0_296
.LBB0_457:
	s_branch .LBB0_301
.LBB0_458:
	s_branch .LBB0_306
.LBB0_459:
	s_branch .LBB0_311
.LBB0_460:
	s_branch .LBB0_316
.LBB0_461:
	s_branch .LBB0_321
.LBB0_462:
	s_branch .LBB0_326
.LBB0_463:
	s_branch .LBB0_331
.LBB0_464:
	s_branch .LBB0_337
.LBB0_465:
	s_branch .LBB0_342
.LBB0_466:
	s_branch .LBB0_347
.LBB0_467:
	s_branch .LBB0_352
.LBB0_468:
	s_branch .LBB0_357
.LBB0_469:
	s_branch .LBB0_362
.LBB0_470:
	s_branch .LBB0_367
.LBB0_471:
	s_branch .LBB0_372
.LBB0_472:
	s_branch .LBB0_378
.LBB0_473:
	s_branch .LBB0_383
.LBB0_474:
	s_branch .LBB0_388
.LBB0_475:
	s_branch .LBB0_393
.LBB0_476:
	s_branch .LBB0_398
.LBB0_477:
	s_branch .LBB0_403
.LBB0_478:
	s_branch .LBB0_408
.LBB0_479:
	s_branch .LBB0_413
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_staged
		.amdhsa_group_segment_fixed_size 33792
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
		.amdhsa_next_free_vgpr 109
		.amdhsa_next_free_sgpr 54
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
	.size	gemm_staged, .Lfunc_end0-gemm_staged
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 14896
; NumSgprs: 56
; NumVgprs: 109
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 33792 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 27
; NumSGPRsForWavesPerEU: 56
; NumVGPRsForWavesPerEU: 109
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
    .group_segment_fixed_size: 33792
    .kernarg_segment_align: 8
    .kernarg_segment_size: 80
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           gemm_staged
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 256
      - 1
      - 1
    .sgpr_count:     56
    .sgpr_spill_count: 0
    .symbol:         gemm_staged.kd
    .vgpr_count:     109
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

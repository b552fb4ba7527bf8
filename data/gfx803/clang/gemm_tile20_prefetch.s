	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.hidden	quad                            ; -- Begin function quad
	.globl	quad
	.p2align	2
	.type	quad,@function
quad:                                   ; @quad
	.file	0 "." "gemm_tile20_prefetch.cl"
	.loc	0 24
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	.loc	0 25
	v_cmp_gt_i32_e32 vcc, 4, v6
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execnz .LBB0_3
; %bb.1:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execnz .LBB0_10
.LBB0_2:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 28
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.LBB0_3:
	.loc	0 27
	v_cmp_lt_i32_e32 vcc, 0, v6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_5
; %bb.4:
	flat_load_dword v0, v[4:5]
.LBB0_5:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 27
	v_cmp_lt_i32_e32 vcc, 1, v6
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_7
; %bb.6:
	v_add_u32_e32 v1, vcc, 4, v4
	v_addc_u32_e32 v2, vcc, 0, v5, vcc
	flat_load_dword v1, v[1:2]
.LBB0_7:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 27
	v_cmp_lt_i32_e32 vcc, 2, v6
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_9
; %bb.8:
	v_add_u32_e32 v4, vcc, 8, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	flat_load_dword v2, v[4:5]
.LBB0_9:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 25
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB0_2
.LBB0_10:
	.loc	0 26
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[0:3], v[4:5]
	s_or_b64 exec, exec, s[4:5]
	.loc	0 28
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	quad, .Lfunc_end0-quad
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 188
; NumSgprs: 34
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	gemm_tile20_prefetch    ; -- Begin function gemm_tile20_prefetch
	.globl	gemm_tile20_prefetch
	.p2align	8
	.type	gemm_tile20_prefetch,@function
gemm_tile20_prefetch:                   ; @gemm_tile20_prefetch
	.loc	0 35
; %bb.0:
	.loc	0 39
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_load_dword s0, s[4:5], 0x18
	v_mad_u32_u24 v12, v1, 10, v0
	v_mov_b32_e32 v0, 0xcccd
	v_mul_u32_u24_sdwa v0, v12, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshrrev_b32_e32 v25, 18, v0
	.loc	0 42
	s_mul_i32 s7, s7, 20
	v_add_u32_e32 v24, vcc, s7, v25
	.loc	0 45
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[1:2], s[0:1], s0, v24, 0
	v_mul_lo_u16_e32 v0, 5, v25
	v_sub_u16_e32 v0, v12, v0
	.loc	0 41
	v_lshlrev_b16_e32 v8, 2, v0
	v_mov_b32_e32 v0, 0
	.loc	0 45
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_mov_b32_e32 v9, v0
	v_mov_b32_e32 v1, s3
	v_add_u32_e32 v2, vcc, s2, v4
	v_lshlrev_b64 v[6:7], 2, v[8:9]
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_add_u32_e32 v9, vcc, v2, v6
	v_addc_u32_e32 v10, vcc, v1, v7, vcc
	v_sub_u32_e32 v13, vcc, s10, v8
	v_cmp_gt_i32_e64 s[0:1], s8, v24
	v_cndmask_b32_e64 v3, 0, v13, s[0:1]
	.loc	0 25
	v_cmp_gt_i32_e32 vcc, 4, v3
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB1_8
; %bb.1:
	.loc	0 27
	v_cmp_lt_i32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_3
; %bb.2:
	flat_load_dword v0, v[9:10]
.LBB1_3:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 27
	v_cmp_lt_i32_e32 vcc, 1, v3
	v_mov_b32_e32 v2, 0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_5
; %bb.4:
	v_add_u32_e32 v14, vcc, 4, v9
	v_addc_u32_e32 v15, vcc, 0, v10, vcc
	flat_load_dword v1, v[14:15]
.LBB1_5:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 27
	v_cmp_lt_i32_e32 vcc, 2, v3
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_7
; %bb.6:
	v_add_u32_e32 v2, vcc, 8, v9
	v_addc_u32_e32 v3, vcc, 0, v10, vcc
	flat_load_dword v2, v[2:3]
.LBB1_7:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 27
	v_mov_b32_e32 v3, 0
.LBB1_8:
	.loc	0 25
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB1_10
; %bb.9:
	.loc	0 26
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[0:3], v[9:10]
.LBB1_10:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 39
	s_load_dwordx4 s[12:15], s[4:5], 0x20
	.loc	0 43
	s_mul_i32 s6, s6, 20
	v_add_u32_e32 v16, vcc, s6, v8
	.loc	0 45
	v_lshlrev_b32_e32 v26, 2, v8
	s_movk_i32 s6, 0x50
	.loc	0 46
	v_and_b32_e32 v8, 0xffff, v25
	.loc	0 45
	v_mad_u32_u24 v10, v25, s6, v26
	.loc	0 46
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[8:9], s[6:7], s14, v8, 0
	.loc	0 45
	s_mov_b32 m0, -1
	s_waitcnt vmcnt(0)
	ds_write2_b32 v10, v2, v3 offset0:2 offset1:3
	ds_write2_b32 v10, v0, v1 offset1:1
	.loc	0 46
	v_lshlrev_b64 v[0:1], 2, v[8:9]
	v_ashrrev_i32_e32 v17, 31, v16
	v_mov_b32_e32 v2, s13
	v_add_u32_e32 v0, vcc, s12, v0
	v_lshlrev_b64 v[8:9], 2, v[16:17]
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_add_u32_e32 v10, vcc, v0, v8
	v_addc_u32_e32 v11, vcc, v1, v9, vcc
	v_sub_u32_e32 v27, vcc, s9, v16
	v_cmp_gt_i32_e32 vcc, s10, v25
	v_cndmask_b32_e32 v14, 0, v27, vcc
	.loc	0 25
	v_cmp_gt_i32_e32 vcc, 4, v14
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB1_18
; %bb.11:
	.loc	0 27
	v_cmp_lt_i32_e32 vcc, 0, v14
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB1_13
; %bb.12:
	flat_load_dword v0, v[10:11]
.LBB1_13:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 27
	v_cmp_lt_i32_e32 vcc, 1, v14
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB1_15
; %bb.14:
	v_add_u32_e32 v1, vcc, 4, v10
	v_addc_u32_e32 v2, vcc, 0, v11, vcc
	flat_load_dword v1, v[1:2]
.LBB1_15:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 27
	v_cmp_lt_i32_e32 vcc, 2, v14
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB1_17
; %bb.16:
	v_add_u32_e32 v10, vcc, 8, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	flat_load_dword v2, v[10:11]
.LBB1_17:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
.LBB1_18:
	.loc	0 25
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB1_20
; %bb.19:
	.loc	0 26
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[0:3], v[10:11]
.LBB1_20:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	s_movk_i32 s8, 0x50
	.loc	0 46
	v_mad_u32_u24 v10, v25, s8, v26
	s_movk_i32 s20, 0xc88
	v_add_u32_e32 v11, vcc, 0xc80, v10
	v_add_u32_e32 v10, vcc, s20, v10
	s_mov_b32 s16, 0
	s_waitcnt vmcnt(0)
	ds_write2_b32 v10, v2, v3 offset1:1
	ds_write2_b32 v11, v0, v1 offset1:1
	s_mov_b32 s17, s16
	s_mov_b32 s18, s16
	s_mov_b32 s19, s16
	v_mov_b32_e32 v0, s16
	.loc	0 50
	s_cmp_lt_i32 s10, 1
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	s_cbranch_scc1 .LBB1_43
; %bb.21:
	v_add_u32_e32 v0, vcc, v4, v6
	v_addc_u32_e32 v1, vcc, v5, v7, vcc
	v_mov_b32_e32 v2, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v2, vcc, v1, v2, vcc
	v_and_b32_e32 v1, 0xffff, v12
	s_mov_b32 s2, 0x33333334
	v_mul_hi_u32 v1, v1, s2
	v_add_u32_e32 v18, vcc, 0x58, v0
	v_addc_u32_e32 v19, vcc, 0, v2, vcc
	v_add_u32_e64 v0, s[2:3], 20, v1
	v_mad_i64_i32 v[0:1], s[2:3], v0, s14, 0
	v_mov_b32_e32 v2, s13
	v_mov_b32_e32 v7, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_movk_i32 s13, 0xcd0
	v_add_u32_e32 v0, vcc, v0, v8
	v_addc_u32_e32 v1, vcc, v1, v9, vcc
	v_add_u32_e32 v20, vcc, s12, v0
	v_mov_b32_e32 v0, 0x50
	v_mad_i64_i32 v[22:23], s[2:3], s14, v0, 0
	v_addc_u32_e32 v21, vcc, v2, v1, vcc
	v_mov_b32_e32 v0, s16
	v_add_u32_e32 v28, vcc, 20, v25
	v_subrev_u32_e32 v29, vcc, 20, v13
	v_mov_b32_e32 v1, s17
	v_mov_b32_e32 v2, s18
	v_mov_b32_e32 v3, s19
	s_movk_i32 s12, 0x640
	s_movk_i32 s14, 0xcd8
	s_movk_i32 s17, 0xd20
	s_movk_i32 s18, 0xd28
	s_movk_i32 s19, 0xd70
	s_movk_i32 s21, 0xd78
	s_movk_i32 s22, 0xdc0
	s_movk_i32 s23, 0xdc8
	s_movk_i32 s24, 0xe10
	s_movk_i32 s25, 0xe18
	s_movk_i32 s26, 0xe60
	s_movk_i32 s27, 0xe68
	s_movk_i32 s28, 0xeb0
	s_movk_i32 s29, 0xeb8
	s_movk_i32 s30, 0xf00
	s_movk_i32 s31, 0xf08
	s_movk_i32 s33, 0xf50
	s_movk_i32 s34, 0xf58
	s_movk_i32 s35, 0xfa0
	s_movk_i32 s36, 0xfa8
	s_movk_i32 s37, 0xff0
	s_movk_i32 s38, 0xff8
	s_movk_i32 s39, 0x1040
	s_movk_i32 s40, 0x1048
	s_movk_i32 s41, 0x1090
	s_movk_i32 s42, 0x1098
	s_movk_i32 s43, 0x10e0
	s_movk_i32 s44, 0x10e8
	s_movk_i32 s45, 0x1130
	s_movk_i32 s46, 0x1138
	s_movk_i32 s47, 0x1180
	s_movk_i32 s48, 0x1188
	s_movk_i32 s49, 0x11d0
	s_movk_i32 s50, 0x11d8
	s_movk_i32 s51, 0x1220
	s_movk_i32 s52, 0x1228
	s_movk_i32 s53, 0x1270
	s_movk_i32 s54, 0x1278
	s_movk_i32 s55, 0x648
	s_mov_b32 s56, s16
	s_branch .LBB1_23
.LBB1_22:                               ;   in Loop: Header=BB1_23 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 58
	s_mul_i32 s2, s16, 0x640
	v_mov_b32_e32 v4, s2
	v_add_u32_e32 v42, vcc, s2, v26
	v_mad_u32_u24 v6, v25, s8, v4
	v_add_u32_e32 v4, vcc, 0xc80, v42
	v_add_u32_e32 v32, vcc, s20, v42
	ds_read2_b32 v[4:5], v4 offset1:1
	ds_read2_b32 v[30:31], v6 offset1:1
	ds_read2_b32 v[32:33], v32 offset1:1
	ds_read2_b32 v[34:35], v6 offset0:2 offset1:3
	ds_read2_b32 v[36:37], v6 offset0:4 offset1:5
	ds_read2_b32 v[38:39], v6 offset0:6 offset1:7
	s_waitcnt lgkmcnt(4)
	v_mad_f32 v0, v30, v4, v0
	v_add_u32_e32 v4, vcc, s13, v42
	v_mad_f32 v1, v30, v5, v1
	s_waitcnt lgkmcnt(3)
	v_mad_f32 v2, v30, v32, v2
	v_mac_f32_e32 v3, v30, v33
	v_add_u32_e32 v30, vcc, s14, v42
	ds_read2_b32 v[4:5], v4 offset1:1
	ds_read2_b32 v[32:33], v30 offset1:1
	v_add_u32_e32 v30, vcc, s17, v42
	v_add_u32_e32 v40, vcc, s18, v42
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v3, v31, v33
	v_mac_f32_e32 v2, v31, v32
	ds_read2_b32 v[32:33], v30 offset1:1
	ds_read2_b32 v[40:41], v40 offset1:1
	v_mac_f32_e32 v0, v31, v4
	v_mac_f32_e32 v1, v31, v5
	v_add_u32_e32 v30, vcc, s19, v42
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v0, v34, v32
	v_add_u32_e32 v32, vcc, s21, v42
	ds_read2_b32 v[4:5], v6 offset0:16 offset1:17
	v_mac_f32_e32 v1, v34, v33
	ds_read2_b32 v[30:31], v30 offset1:1
	ds_read2_b32 v[32:33], v32 offset1:1
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v2, v34, v40
	v_mac_f32_e32 v3, v34, v41
	v_add_u32_e32 v34, vcc, s22, v42
	v_add_u32_e32 v40, vcc, s23, v42
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v3, v35, v33
	v_mac_f32_e32 v2, v35, v32
	ds_read2_b32 v[32:33], v34 offset1:1
	ds_read2_b32 v[40:41], v40 offset1:1
	v_mac_f32_e32 v0, v35, v30
	v_mac_f32_e32 v1, v35, v31
	v_add_u32_e32 v34, vcc, s24, v42
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v0, v36, v32
	v_add_u32_e32 v32, vcc, s25, v42
	ds_read2_b32 v[30:31], v6 offset0:18 offset1:19
	v_mac_f32_e32 v1, v36, v33
	ds_read2_b32 v[32:33], v32 offset1:1
	ds_read2_b32 v[34:35], v34 offset1:1
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v2, v36, v40
	v_mac_f32_e32 v3, v36, v41
	v_add_u32_e32 v36, vcc, s26, v42
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v2, v37, v32
	v_add_u32_e32 v32, vcc, s27, v42
	ds_read2_b32 v[40:41], v36 offset1:1
	v_mac_f32_e32 v3, v37, v33
	ds_read2_b32 v[32:33], v32 offset1:1
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v0, v37, v34
	v_add_u32_e32 v34, vcc, s29, v42
	v_mac_f32_e32 v1, v37, v35
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v2, v38, v32
	v_add_u32_e32 v32, vcc, s28, v42
	v_mac_f32_e32 v3, v38, v33
	ds_read2_b32 v[32:33], v32 offset1:1
	ds_read2_b32 v[34:35], v34 offset1:1
	v_add_u32_e32 v36, vcc, s30, v42
	v_mac_f32_e32 v0, v38, v40
	v_mac_f32_e32 v1, v38, v41
	v_add_u32_e32 v38, vcc, s31, v42
	ds_read2_b32 v[36:37], v36 offset1:1
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v39, v35
	v_mac_f32_e32 v2, v39, v34
	ds_read2_b32 v[34:35], v6 offset0:8 offset1:9
	ds_read2_b32 v[40:41], v38 offset1:1
	v_mac_f32_e32 v1, v39, v33
	v_mac_f32_e32 v0, v39, v32
	v_add_u32_e32 v38, vcc, s34, v42
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v0, v34, v36
	v_mac_f32_e32 v1, v34, v37
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v2, v34, v40
	v_mac_f32_e32 v3, v34, v41
	v_add_u32_e32 v34, vcc, s33, v42
	ds_read2_b32 v[32:33], v6 offset0:10 offset1:11
	ds_read2_b32 v[36:37], v34 offset1:1
	ds_read2_b32 v[38:39], v38 offset1:1
	v_add_u32_e32 v34, vcc, s35, v42
	v_add_u32_e32 v40, vcc, s36, v42
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v3, v35, v39
	v_mac_f32_e32 v2, v35, v38
	ds_read2_b32 v[38:39], v34 offset1:1
	ds_read2_b32 v[40:41], v40 offset1:1
	v_mac_f32_e32 v1, v35, v37
	v_mac_f32_e32 v0, v35, v36
	ds_read2_b32 v[34:35], v6 offset0:12 offset1:13
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v0, v32, v38
	v_mac_f32_e32 v1, v32, v39
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v2, v32, v40
	v_mac_f32_e32 v3, v32, v41
	v_add_u32_e32 v32, vcc, s37, v42
	v_add_u32_e32 v38, vcc, s38, v42
	ds_read2_b32 v[36:37], v32 offset1:1
	ds_read2_b32 v[38:39], v38 offset1:1
	v_add_u32_e32 v32, vcc, s39, v42
	v_add_u32_e32 v40, vcc, s40, v42
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v3, v33, v39
	v_mac_f32_e32 v2, v33, v38
	ds_read2_b32 v[38:39], v32 offset1:1
	ds_read2_b32 v[40:41], v40 offset1:1
	v_mac_f32_e32 v1, v33, v37
	v_mac_f32_e32 v0, v33, v36
	ds_read2_b32 v[32:33], v6 offset0:14 offset1:15
	v_add_u32_e32 v6, vcc, s41, v42
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v0, v34, v38
	v_mac_f32_e32 v1, v34, v39
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v2, v34, v40
	v_mac_f32_e32 v3, v34, v41
	v_add_u32_e32 v34, vcc, s42, v42
	ds_read2_b32 v[36:37], v6 offset1:1
	ds_read2_b32 v[38:39], v34 offset1:1
	v_add_u32_e32 v6, vcc, s43, v42
	v_add_u32_e32 v34, vcc, s44, v42
	ds_read2_b32 v[40:41], v6 offset1:1
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v35, v39
	v_mac_f32_e32 v2, v35, v38
	ds_read2_b32 v[38:39], v34 offset1:1
	v_mac_f32_e32 v1, v35, v37
	v_mac_f32_e32 v0, v35, v36
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v0, v32, v40
	v_mac_f32_e32 v1, v32, v41
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v2, v32, v38
	v_mac_f32_e32 v3, v32, v39
	v_add_u32_e32 v6, vcc, s45, v42
	v_add_u32_e32 v32, vcc, s46, v42
	ds_read2_b32 v[34:35], v6 offset1:1
	ds_read2_b32 v[36:37], v32 offset1:1
	v_add_u32_e32 v32, vcc, s48, v42
	v_add_u32_e32 v6, vcc, s47, v42
	ds_read2_b32 v[38:39], v32 offset1:1
	ds_read2_b32 v[40:41], v6 offset1:1
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v3, v33, v37
	v_mac_f32_e32 v2, v33, v36
	v_mac_f32_e32 v1, v33, v35
	v_mac_f32_e32 v0, v33, v34
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v0, v4, v40
	v_mac_f32_e32 v1, v4, v41
	v_mac_f32_e32 v2, v4, v38
	v_mac_f32_e32 v3, v4, v39
	v_add_u32_e32 v4, vcc, s49, v42
	v_add_u32_e32 v6, vcc, s50, v42
	ds_read2_b32 v[32:33], v4 offset1:1
	ds_read2_b32 v[34:35], v6 offset1:1
	v_add_u32_e32 v6, vcc, s52, v42
	v_add_u32_e32 v4, vcc, s51, v42
	ds_read2_b32 v[36:37], v6 offset1:1
	ds_read2_b32 v[38:39], v4 offset1:1
	v_add_u32_e32 v4, vcc, s53, v42
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v3, v5, v35
	v_mac_f32_e32 v2, v5, v34
	v_mac_f32_e32 v1, v5, v33
	v_mac_f32_e32 v0, v5, v32
	v_add_u32_e32 v6, vcc, s54, v42
	ds_read2_b32 v[4:5], v4 offset1:1
	ds_read2_b32 v[32:33], v6 offset1:1
	s_sub_i32 s3, 0, s16
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v0, v30, v38
	.loc	0 61
	s_mulk_i32 s3, 0x640
	.loc	0 58
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v0, v31, v4
	.loc	0 61
	v_mov_b32_e32 v4, s3
	v_mad_u32_u24 v4, v25, s8, v4
	.loc	0 58
	v_mac_f32_e32 v1, v30, v39
	.loc	0 61
	v_add_u32_e32 v4, vcc, v4, v26
	.loc	0 58
	v_mac_f32_e32 v1, v31, v5
	.loc	0 61
	v_add_u32_e32 v5, vcc, s12, v4
	v_add_u32_e32 v4, vcc, s55, v4
	.loc	0 62
	s_addk_i32 s3, 0xc80
	.loc	0 61
	s_waitcnt vmcnt(0)
	ds_write2_b32 v4, v10, v11 offset1:1
	ds_write2_b32 v5, v8, v9 offset1:1
	.loc	0 62
	v_mov_b32_e32 v4, s3
	v_mad_u32_u24 v4, v25, s8, v4
	v_add_u32_e32 v4, vcc, v4, v26
	v_add_u32_e32 v5, vcc, s12, v4
	v_add_u32_e32 v4, vcc, s55, v4
	.loc	0 50
	v_add_u32_e32 v18, vcc, 0x50, v18
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	.loc	0 53
	s_add_i32 s56, s56, 20
	.loc	0 58
	v_mac_f32_e32 v2, v30, v36
	v_mac_f32_e32 v3, v30, v37
	.loc	0 60
	s_sub_i32 s2, 1, s16
	.loc	0 50
	v_add_u32_e32 v20, vcc, v20, v22
	.loc	0 58
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v3, v31, v33
	v_mac_f32_e32 v2, v31, v32
	.loc	0 50
	v_addc_u32_e32 v21, vcc, v21, v23, vcc
	v_subrev_u32_e32 v29, vcc, 20, v29
	s_cmp_ge_i32 s56, s10
	s_mov_b32 s16, s2
	.loc	0 62
	ds_write2_b32 v4, v14, v15 offset1:1
	ds_write2_b32 v5, v12, v13 offset1:1
	.loc	0 50
	s_cbranch_scc1 .LBB1_43
.LBB1_23:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 54
	v_add_u32_e32 v12, vcc, -8, v18
	v_addc_u32_e32 v13, vcc, -1, v19, vcc
	v_cndmask_b32_e64 v6, 0, v29, s[0:1]
	.loc	0 25
	v_cmp_gt_i32_e32 vcc, 4, v6
	.loc	0 51
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 25
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB1_31
; %bb.24:                               ;   in Loop: Header=BB1_23 Depth=1
	.loc	0 27
	v_cmp_lt_i32_e32 vcc, 0, v6
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_26
; %bb.25:                               ;   in Loop: Header=BB1_23 Depth=1
	flat_load_dword v4, v[12:13]
.LBB1_26:                               ;   in Loop: Header=BB1_23 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 27
	v_cmp_lt_i32_e32 vcc, 1, v6
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_28
; %bb.27:                               ;   in Loop: Header=BB1_23 Depth=1
	v_add_u32_e32 v8, vcc, -4, v18
	v_addc_u32_e32 v9, vcc, -1, v19, vcc
	flat_load_dword v5, v[8:9]
.LBB1_28:                               ;   in Loop: Header=BB1_23 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 27
	v_cmp_lt_i32_e32 vcc, 2, v6
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_30
; %bb.29:                               ;   in Loop: Header=BB1_23 Depth=1
	flat_load_dword v6, v[18:19]
.LBB1_30:                               ;   in Loop: Header=BB1_23 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v9, v5
	v_mov_b32_e32 v8, v4
.LBB1_31:                               ;   in Loop: Header=BB1_23 Depth=1
	.loc	0 25
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB1_33
; %bb.32:                               ;   in Loop: Header=BB1_23 Depth=1
	.loc	0 26
	flat_load_dwordx4 v[8:11], v[12:13]
.LBB1_33:                               ;   in Loop: Header=BB1_23 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 54
	v_add_u32_e32 v4, vcc, s56, v28
	.loc	0 55
	v_cmp_gt_i32_e32 vcc, s10, v4
	v_cndmask_b32_e32 v6, 0, v27, vcc
	.loc	0 25
	v_cmp_gt_i32_e32 vcc, 4, v6
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB1_41
; %bb.34:                               ;   in Loop: Header=BB1_23 Depth=1
	.loc	0 27
	v_cmp_lt_i32_e32 vcc, 0, v6
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_36
; %bb.35:                               ;   in Loop: Header=BB1_23 Depth=1
	flat_load_dword v4, v[20:21]
.LBB1_36:                               ;   in Loop: Header=BB1_23 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 27
	v_cmp_lt_i32_e32 vcc, 1, v6
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_38
; %bb.37:                               ;   in Loop: Header=BB1_23 Depth=1
	v_add_u32_e32 v12, vcc, 4, v20
	v_addc_u32_e32 v13, vcc, 0, v21, vcc
	flat_load_dword v5, v[12:13]
.LBB1_38:                               ;   in Loop: Header=BB1_23 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 27
	v_cmp_lt_i32_e32 vcc, 2, v6
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_40
; %bb.39:                               ;   in Loop: Header=BB1_23 Depth=1
	v_add_u32_e32 v12, vcc, 8, v20
	v_addc_u32_e32 v13, vcc, 0, v21, vcc
	flat_load_dword v6, v[12:13]
.LBB1_40:                               ;   in Loop: Header=BB1_23 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v15, v7
	v_mov_b32_e32 v14, v6
	v_mov_b32_e32 v13, v5
	v_mov_b32_e32 v12, v4
.LBB1_41:                               ;   in Loop: Header=BB1_23 Depth=1
	.loc	0 25
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB1_22
; %bb.42:                               ;   in Loop: Header=BB1_23 Depth=1
	.loc	0 26
	flat_load_dwordx4 v[12:15], v[20:21]
	s_branch .LBB1_22
.LBB1_43:
	.loc	0 0
	v_cmp_gt_i32_e32 vcc, s9, v16
	.loc	0 65
	s_and_b64 s[0:1], s[0:1], vcc
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_56
; %bb.44:
	.loc	0 39
	s_load_dword s2, s[4:5], 0x38
	s_load_dwordx2 s[0:1], s[4:5], 0x30
	.loc	0 67
	v_or_b32_e32 v6, 3, v16
	v_cmp_le_i32_e32 vcc, s9, v6
	.loc	0 66
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[2:3], s2, v24, v[16:17]
	.loc	0 67
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB1_52
; %bb.45:
	.loc	0 74
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	v_mov_b32_e32 v8, s1
	v_add_u32_e32 v6, vcc, s0, v6
	v_cmp_neq_f32_e64 s[4:5], s15, 0
	v_addc_u32_e32 v7, vcc, v8, v7, vcc
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[12:13], 0
	s_branch .LBB1_47
.LBB1_46:                               ;   in Loop: Header=BB1_47 Depth=1
	.loc	0 75
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_mov_b32_e32 v11, s1
	v_add_u32_e32 v8, vcc, s0, v8
	v_addc_u32_e32 v9, vcc, v11, v9, vcc
	.loc	0 74
	s_add_u32 s12, s12, 1
	.loc	0 75
	flat_store_dword v[8:9], v10
	.loc	0 74
	v_add_u32_e32 v8, vcc, s12, v16
	s_addc_u32 s13, s13, 0
	v_cmp_le_i32_e32 vcc, s9, v8
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_u32_e32 v6, vcc, 4, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB1_51
.LBB1_47:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 75
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB1_49
; %bb.48:                               ;   in Loop: Header=BB1_47 Depth=1
	flat_load_dword v10, v[6:7]
	v_add_u32_e32 v8, vcc, s12, v4
	s_cmp_eq_u32 s12, 1
	v_addc_u32_e32 v9, vcc, 0, v5, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s12, 2
	v_cndmask_b32_e32 v11, v0, v1, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s12, 3
	v_cndmask_b32_e32 v11, v11, v2, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v11, v11, v3, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v10, s15, v10
	v_mac_f32_e32 v10, s11, v11
	s_cbranch_execnz .LBB1_46
	s_branch .LBB1_50
.LBB1_49:                               ;   in Loop: Header=BB1_47 Depth=1
.LBB1_50:                               ;   in Loop: Header=BB1_47 Depth=1
	s_cmp_eq_u32 s12, 1
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s12, 2
	v_cndmask_b32_e32 v8, v0, v1, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s12, 3
	v_cndmask_b32_e32 v8, v8, v2, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v8, v8, v3, vcc
	v_mul_f32_e32 v10, s11, v8
	v_mov_b32_e32 v9, s13
	v_add_u32_e32 v8, vcc, s12, v4
	v_addc_u32_e32 v9, vcc, v5, v9, vcc
	s_branch .LBB1_46
.LBB1_51:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
.LBB1_52:
	.loc	0 67
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB1_56
; %bb.53:
	.loc	0 69
	v_cmp_eq_f32_e64 s[2:3], s15, 0
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	0 68
	v_mul_f32_e32 v3, s11, v3
	v_mul_f32_e32 v2, s11, v2
	v_mul_f32_e32 v1, s11, v1
	v_mul_f32_e32 v0, s11, v0
	.loc	0 69
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB1_55
; %bb.54:
	.loc	0 70
	v_mov_b32_e32 v7, s1
	v_add_u32_e32 v6, vcc, s0, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dwordx4 v[6:9], v[6:7]
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v3, s15, v9
	v_mac_f32_e32 v2, s15, v8
	v_mac_f32_e32 v1, s15, v7
	v_mac_f32_e32 v0, s15, v6
.LBB1_55:
	.loc	0 71
	v_mov_b32_e32 v6, s1
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	flat_store_dwordx4 v[4:5], v[0:3]
.LBB1_56:
	.loc	0 78
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_tile20_prefetch
		.amdhsa_group_segment_fixed_size 6400
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 60
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
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 43
		.amdhsa_next_free_sgpr 57
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
	.size	gemm_tile20_prefetch, .Lfunc_end1-gemm_tile20_prefetch
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2980
; NumSgprs: 59
; NumVgprs: 43
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 6400 bytes/workgroup (compile time only)
; SGPRBlocks: 7
; VGPRBlocks: 10
; NumSGPRsForWavesPerEU: 59
; NumVGPRsForWavesPerEU: 43
; Occupancy: 5
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 6
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
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
    .group_segment_fixed_size: 6400
    .kernarg_segment_align: 8
    .kernarg_segment_size: 60
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 100
    .name:           gemm_tile20_prefetch
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 10
      - 10
      - 1
    .sgpr_count:     59
    .sgpr_spill_count: 0
    .symbol:         gemm_tile20_prefetch.kd
    .vgpr_count:     43
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.globl	gemm_tiled_32                   ; -- Begin function gemm_tiled_32
	.p2align	8
	.type	gemm_tiled_32,@function
gemm_tiled_32:                          ; @gemm_tiled_32
gemm_tiled_32$local:
	.type	gemm_tiled_32$local,@function
	.file	0 "." "<stdin>"
	.file	1 "gemm_tiled_32.cl"
	.loc	1 23
; %bb.0:
	v_mov_b32_e32 v2, v1
	.loc	1 27
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[16:17], s[4:5], 0x28
	.loc	1 29
	v_lshlrev_b32_e32 v8, 1, v2
	s_lshl_b32 s0, s7, 5
	v_or_b32_e32 v5, s0, v8
	.loc	1 30
	v_lshlrev_b32_e32 v7, 1, v0
	s_lshl_b32 s0, s6, 5
	v_or_b32_e32 v3, s0, v7
	s_mov_b32 s2, 0
	.loc	1 33
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s14, 0
	v_ashrrev_i32_e32 v4, 31, v3
	v_ashrrev_i32_e32 v6, 31, v5
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	.loc	1 0
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b64 s[0:1], -1
.LBB0_3:
	v_mov_b32_e32 v1, s2
	.loc	1 33
	s_andn2_b64 vcc, exec, s[0:1]
	v_cmp_gt_i32_e64 s[0:1], s12, v5
	v_cmp_gt_i32_e64 s[2:3], s13, v3
	v_or_b32_e32 v11, 1, v5
	v_or_b32_e32 v12, 1, v3
	v_mov_b32_e32 v25, v1
	v_mov_b32_e32 v24, v1
	v_mov_b32_e32 v23, v1
	s_cbranch_vccnz .LBB0_22
; %bb.4:
	.loc	1 27
	s_load_dwordx2 s[18:19], s[4:5], 0x10
	s_load_dword s22, s[4:5], 0x18
	s_load_dwordx2 s[10:11], s[4:5], 0x20
	.loc	1 46
	v_lshlrev_b32_e32 v13, 7, v8
	v_lshlrev_b32_e32 v7, 2, v7
	v_lshlrev_b32_e32 v1, 7, v2
	.loc	1 33
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[8:9], s[8:9], v11, s22, 0
	v_or_b32_e32 v15, 0x1000, v7
	v_or_b32_e32 v16, v15, v1
	v_lshlrev_b64 v[7:8], 2, v[8:9]
	v_mov_b32_e32 v1, 0
	v_or_b32_e32 v18, 16, v2
	v_lshlrev_b32_e32 v17, 2, v0
	v_mad_i64_i32 v[9:10], s[8:9], s22, v5, v[0:1]
	v_mad_i64_i32 v[19:20], s[8:9], v18, s16, 0
	v_or_b32_e32 v14, v13, v17
	v_add_u32_e64 v17, s[8:9], v7, v17
	v_addc_u32_e64 v18, s[8:9], 0, v8, s[8:9]
	v_mad_i64_i32 v[21:22], s[8:9], s16, v2, 0
	v_lshlrev_b64 v[7:8], 2, v[9:10]
	v_lshlrev_b64 v[9:10], 2, v[19:20]
	v_mov_b32_e32 v23, s11
	v_add_u32_e64 v19, s[8:9], s10, v9
	v_lshlrev_b64 v[21:22], 2, v[21:22]
	v_addc_u32_e64 v20, s[8:9], v23, v10, s[8:9]
	s_ashr_i32 s21, s16, 31
	s_mov_b32 s20, s16
	v_lshlrev_b64 v[9:10], 2, v[3:4]
	v_add_u32_e64 v21, s[8:9], s10, v21
	v_cmp_gt_i32_e32 vcc, s12, v11
	v_cmp_gt_i32_e64 s[6:7], s13, v12
	s_mov_b32 s24, 0
	s_lshl_b64 s[20:21], s[20:21], 7
	v_addc_u32_e64 v22, s[8:9], v23, v22, s[8:9]
	s_movk_i32 s16, 0x400
	s_movk_i32 s25, 0x480
	s_movk_i32 s26, 0x500
	s_movk_i32 s27, 0x580
	s_movk_i32 s28, 0x600
	s_movk_i32 s29, 0x680
	s_movk_i32 s30, 0x700
	s_movk_i32 s31, 0x780
	s_movk_i32 s33, 0x800
	s_movk_i32 s34, 0x880
	s_movk_i32 s35, 0x900
	s_movk_i32 s36, 0x980
	s_movk_i32 s37, 0xa00
	s_movk_i32 s38, 0xa80
	s_movk_i32 s39, 0xb00
	s_movk_i32 s40, 0xb80
	s_movk_i32 s41, 0xc00
	s_movk_i32 s42, 0xc80
	s_movk_i32 s43, 0xd00
	s_movk_i32 s44, 0xd80
	s_movk_i32 s45, 0xe00
	s_movk_i32 s46, 0xe80
	s_movk_i32 s47, 0xf00
	s_movk_i32 s48, 0xf80
	v_mov_b32_e32 v25, v1
	v_mov_b32_e32 v24, v1
	v_mov_b32_e32 v23, v1
	s_mov_b32 m0, -1
	s_branch .LBB0_6
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 41
	s_waitcnt vmcnt(0)
	ds_write_b32 v16, v26 offset:2052
	.loc	1 43
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 46
	ds_read2_b32 v[26:27], v13 offset1:1
	.loc	1 47
	ds_read2_b32 v[28:29], v15 offset1:1
	.loc	1 46
	ds_read2_b32 v[30:31], v13 offset0:32 offset1:33
	.loc	1 33
	s_add_i32 s24, s24, 32
	s_add_u32 s18, s18, 0x80
	s_addc_u32 s19, s19, 0
	.loc	1 48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v32, v26, v28
	.loc	1 49
	v_mul_f32_e32 v26, v26, v29
	.loc	1 48
	v_add_f32_e32 v1, v32, v1
	.loc	1 49
	v_add_f32_e32 v32, v26, v25
	.loc	1 47
	ds_read2_b32 v[25:26], v15 offset0:32 offset1:33
	.loc	1 50
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v28, v30, v28
	v_add_f32_e32 v33, v28, v24
	.loc	1 51
	v_mul_f32_e32 v24, v30, v29
	v_add_f32_e32 v29, v24, v23
	.loc	1 48
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v23, v27, v25
	v_add_f32_e32 v1, v23, v1
	.loc	1 49
	v_mul_f32_e32 v23, v27, v26
	v_add_f32_e32 v30, v23, v32
	.loc	1 46
	ds_read2_b32 v[23:24], v13 offset0:2 offset1:3
	.loc	1 47
	ds_read2_b32 v[27:28], v15 offset0:64 offset1:65
	.loc	1 50
	v_mul_f32_e32 v25, v31, v25
	v_add_f32_e32 v32, v25, v33
	.loc	1 51
	v_mul_f32_e32 v25, v31, v26
	v_add_f32_e32 v31, v25, v29
	.loc	1 46
	ds_read2_b32 v[25:26], v13 offset0:34 offset1:35
	.loc	1 48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v29, v23, v27
	.loc	1 49
	v_mul_f32_e32 v23, v23, v28
	.loc	1 48
	v_add_f32_e32 v1, v29, v1
	.loc	1 49
	v_add_f32_e32 v23, v23, v30
	.loc	1 47
	ds_read2_b32 v[29:30], v15 offset0:96 offset1:97
	.loc	1 50
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v27, v25, v27
	v_add_f32_e32 v32, v27, v32
	.loc	1 51
	v_mul_f32_e32 v25, v25, v28
	v_add_f32_e32 v25, v25, v31
	.loc	1 48
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v27, v24, v29
	.loc	1 49
	v_mul_f32_e32 v24, v24, v30
	.loc	1 48
	v_add_f32_e32 v1, v27, v1
	.loc	1 49
	v_add_f32_e32 v31, v24, v23
	.loc	1 46
	ds_read2_b32 v[23:24], v13 offset0:4 offset1:5
	.loc	1 47
	ds_read2_b32 v[27:28], v15 offset0:128 offset1:129
	.loc	1 50
	v_mul_f32_e32 v29, v26, v29
	.loc	1 51
	v_mul_f32_e32 v26, v26, v30
	.loc	1 50
	v_add_f32_e32 v32, v29, v32
	.loc	1 51
	v_add_f32_e32 v33, v26, v25
	.loc	1 46
	ds_read2_b32 v[25:26], v13 offset0:36 offset1:37
	.loc	1 48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v29, v23, v27
	v_add_f32_e32 v1, v29, v1
	.loc	1 47
	ds_read2_b32 v[29:30], v15 offset0:160 offset1:161
	.loc	1 49
	v_mul_f32_e32 v23, v23, v28
	.loc	1 50
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v27, v25, v27
	.loc	1 49
	v_add_f32_e32 v23, v23, v31
	.loc	1 50
	v_add_f32_e32 v31, v27, v32
	.loc	1 48
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v27, v24, v29
	.loc	1 49
	v_mul_f32_e32 v24, v24, v30
	.loc	1 51
	v_mul_f32_e32 v25, v25, v28
	.loc	1 48
	v_add_f32_e32 v1, v27, v1
	.loc	1 49
	v_add_f32_e32 v32, v24, v23
	.loc	1 46
	ds_read2_b32 v[23:24], v13 offset0:6 offset1:7
	.loc	1 47
	ds_read2_b32 v[27:28], v15 offset0:192 offset1:193
	.loc	1 51
	v_add_f32_e32 v25, v25, v33
	.loc	1 50
	v_mul_f32_e32 v29, v26, v29
	.loc	1 51
	v_mul_f32_e32 v26, v26, v30
	.loc	1 50
	v_add_f32_e32 v31, v29, v31
	.loc	1 51
	v_add_f32_e32 v33, v26, v25
	.loc	1 46
	ds_read2_b32 v[25:26], v13 offset0:38 offset1:39
	.loc	1 48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v29, v23, v27
	v_add_f32_e32 v1, v29, v1
	.loc	1 47
	ds_read2_b32 v[29:30], v15 offset0:224 offset1:225
	.loc	1 49
	v_mul_f32_e32 v23, v23, v28
	.loc	1 50
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v27, v25, v27
	v_add_f32_e32 v31, v27, v31
	.loc	1 49
	v_add_f32_e32 v23, v23, v32
	.loc	1 48
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v27, v24, v29
	v_add_f32_e32 v1, v27, v1
	.loc	1 49
	v_mul_f32_e32 v24, v24, v30
	.loc	1 47
	v_add_u32_e64 v27, s[8:9], s16, v15
	.loc	1 51
	v_mul_f32_e32 v25, v25, v28
	.loc	1 49
	v_add_f32_e32 v32, v24, v23
	.loc	1 46
	ds_read2_b32 v[23:24], v13 offset0:8 offset1:9
	.loc	1 47
	ds_read2_b32 v[27:28], v27 offset1:1
	.loc	1 51
	v_add_f32_e32 v25, v25, v33
	.loc	1 50
	v_mul_f32_e32 v29, v26, v29
	.loc	1 51
	v_mul_f32_e32 v26, v26, v30
	.loc	1 50
	v_add_f32_e32 v31, v29, v31
	.loc	1 51
	v_add_f32_e32 v33, v26, v25
	.loc	1 46
	ds_read2_b32 v[25:26], v13 offset0:40 offset1:41
	.loc	1 48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v29, v23, v27
	v_add_f32_e32 v1, v29, v1
	.loc	1 47
	v_add_u32_e64 v29, s[8:9], s25, v15
	ds_read2_b32 v[29:30], v29 offset1:1
	.loc	1 50
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v27, v25, v27
	.loc	1 49
	v_mul_f32_e32 v23, v23, v28
	.loc	1 50
	v_add_f32_e32 v31, v27, v31
	.loc	1 49
	v_add_f32_e32 v23, v23, v32
	.loc	1 48
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v27, v24, v29
	v_add_f32_e32 v1, v27, v1
	.loc	1 49
	v_mul_f32_e32 v24, v24, v30
	.loc	1 47
	v_add_u32_e64 v27, s[8:9], s26, v15
	.loc	1 51
	v_mul_f32_e32 v25, v25, v28
	.loc	1 49
	v_add_f32_e32 v32, v24, v23
	.loc	1 46
	ds_read2_b32 v[23:24], v13 offset0:10 offset1:11
	.loc	1 47
	ds_read2_b32 v[27:28], v27 offset1:1
	.loc	1 51
	v_add_f32_e32 v25, v25, v33
	.loc	1 50
	v_mul_f32_e32 v29, v26, v29
	.loc	1 51
	v_mul_f32_e32 v26, v26, v30
	.loc	1 50
	v_add_f32_e32 v31, v29, v31
	.loc	1 51
	v_add_f32_e32 v33, v26, v25
	.loc	1 46
	ds_read2_b32 v[25:26], v13 offset0:42 offset1:43
	.loc	1 48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v29, v23, v27
	v_add_f32_e32 v1, v29, v1
	.loc	1 47
	v_add_u32_e64 v29, s[8:9], s27, v15
	ds_read2_b32 v[29:30], v29 offset1:1
	.loc	1 50
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v27, v25, v27
	.loc	1 49
	v_mul_f32_e32 v23, v23, v28
	.loc	1 50
	v_add_f32_e32 v31, v27, v31
	.loc	1 49
	v_add_f32_e32 v23, v23, v32
	.loc	1 48
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v27, v24, v29
	v_add_f32_e32 v1, v27, v1
	.loc	1 49
	v_mul_f32_e32 v24, v24, v30
	.loc	1 47
	v_add_u32_e64 v27, s[8:9], s28, v15
	.loc	1 51
	v_mul_f32_e32 v25, v25, v28
	.loc	1 49
	v_add_f32_e32 v32, v24, v23
	.loc	1 46
	ds_read2_b32 v[23:24], v13 offset0:12 offset1:13
	.loc	1 47
	ds_read2_b32 v[27:28], v27 offset1:1
	.loc	1 51
	v_add_f32_e32 v25, v25, v33
	.loc	1 50
	v_mul_f32_e32 v29, v26, v29
	.loc	1 51
	v_mul_f32_e32 v26, v26, v30
	.loc	1 50
	v_add_f32_e32 v31, v29, v31
	.loc	1 51
	v_add_f32_e32 v33, v26, v25
	.loc	1 46
	ds_read2_b32 v[25:26], v13 offset0:44 offset1:45
	.loc	1 48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v29, v23, v27
	v_add_f32_e32 v1, v29, v1
	.loc	1 47
	v_add_u32_e64 v29, s[8:9], s29, v15
	ds_read2_b32 v[29:30], v29 offset1:1
	.loc	1 50
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v27, v25, v27
	.loc	1 49
	v_mul_f32_e32 v23, v23, v28
	.loc	1 50
	v_add_f32_e32 v31, v27, v31
	.loc	1 49
	v_add_f32_e32 v23, v23, v32
	.loc	1 48
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v27, v24, v29
	v_add_f32_e32 v1, v27, v1
	.loc	1 49
	v_mul_f32_e32 v24, v24, v30
	.loc	1 47
	v_add_u32_e64 v27, s[8:9], s30, v15
	.loc	1 51
	v_mul_f32_e32 v25, v25, v28
	.loc	1 49
	v_add_f32_e32 v32, v24, v23
	.loc	1 46
	ds_read2_b32 v[23:24], v13 offset0:14 offset1:15
	.loc	1 47
	ds_read2_b32 v[27:28], v27 offset1:1
	.loc	1 51
	v_add_f32_e32 v25, v25, v33
	.loc	1 50
	v_mul_f32_e32 v29, v26, v29
	.loc	1 51
	v_mul_f32_e32 v26, v26, v30
	.loc	1 50
	v_add_f32_e32 v31, v29, v31
	.loc	1 51
	v_add_f32_e32 v33, v26, v25
	.loc	1 46
	ds_read2_b32 v[25:26], v13 offset0:46 offset1:47
	.loc	1 48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v29, v23, v27
	v_add_f32_e32 v1, v29, v1
	.loc	1 47
	v_add_u32_e64 v29, s[8:9], s31, v15
	ds_read2_b32 v[29:30], v29 offset1:1
	.loc	1 50
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v27, v25, v27
	.loc	1 49
	v_mul_f32_e32 v23, v23, v28
	.loc	1 50
	v_add_f32_e32 v31, v27, v31
	.loc	1 49
	v_add_f32_e32 v23, v23, v32
	.loc	1 48
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v27, v24, v29
	v_add_f32_e32 v1, v27, v1
	.loc	1 49
	v_mul_f32_e32 v24, v24, v30
	.loc	1 47
	v_add_u32_e64 v27, s[8:9], s33, v15
	.loc	1 51
	v_mul_f32_e32 v25, v25, v28
	.loc	1 49
	v_add_f32_e32 v32, v24, v23
	.loc	1 46
	ds_read2_b32 v[23:24], v13 offset0:16 offset1:17
	.loc	1 47
	ds_read2_b32 v[27:28], v27 offset1:1
	.loc	1 51
	v_add_f32_e32 v25, v25, v33
	.loc	1 50
	v_mul_f32_e32 v29, v26, v29
	.loc	1 51
	v_mul_f32_e32 v26, v26, v30
	.loc	1 50
	v_add_f32_e32 v31, v29, v31
	.loc	1 51
	v_add_f32_e32 v33, v26, v25
	.loc	1 46
	ds_read2_b32 v[25:26], v13 offset0:48 offset1:49
	.loc	1 48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v29, v23, v27
	v_add_f32_e32 v1, v29, v1
	.loc	1 47
	v_add_u32_e64 v29, s[8:9], s34, v15
	ds_read2_b32 v[29:30], v29 offset1:1
	.loc	1 50
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v27, v25, v27
	.loc	1 49
	v_mul_f32_e32 v23, v23, v28
	.loc	1 50
	v_add_f32_e32 v31, v27, v31
	.loc	1 49
	v_add_f32_e32 v23, v23, v32
	.loc	1 48
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v27, v24, v29
	v_add_f32_e32 v1, v27, v1
	.loc	1 49
	v_mul_f32_e32 v24, v24, v30
	.loc	1 47
	v_add_u32_e64 v27, s[8:9], s35, v15
	.loc	1 51
	v_mul_f32_e32 v25, v25, v28
	.loc	1 49
	v_add_f32_e32 v32, v24, v23
	.loc	1 46
	ds_read2_b32 v[23:24], v13 offset0:18 offset1:19
	.loc	1 47
	ds_read2_b32 v[27:28], v27 offset1:1
	.loc	1 51
	v_add_f32_e32 v25, v25, v33
	.loc	1 50
	v_mul_f32_e32 v29, v26, v29
	.loc	1 51
	v_mul_f32_e32 v26, v26, v30
	.loc	1 50
	v_add_f32_e32 v31, v29, v31
	.loc	1 51
	v_add_f32_e32 v33, v26, v25
	.loc	1 46
	ds_read2_b32 v[25:26], v13 offset0:50 offset1:51
	.loc	1 48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v29, v23, v27
	v_add_f32_e32 v1, v29, v1
	.loc	1 47
	v_add_u32_e64 v29, s[8:9], s36, v15
	ds_read2_b32 v[29:30], v29 offset1:1
	.loc	1 50
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v27, v25, v27
	.loc	1 49
	v_mul_f32_e32 v23, v23, v28
	.loc	1 50
	v_add_f32_e32 v31, v27, v31
	.loc	1 49
	v_add_f32_e32 v23, v23, v32
	.loc	1 48
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v27, v24, v29
	v_add_f32_e32 v1, v27, v1
	.loc	1 49
	v_mul_f32_e32 v24, v24, v30
	.loc	1 47
	v_add_u32_e64 v27, s[8:9], s37, v15
	.loc	1 51
	v_mul_f32_e32 v25, v25, v28
	.loc	1 49
	v_add_f32_e32 v32, v24, v23
	.loc	1 46
	ds_read2_b32 v[23:24], v13 offset0:20 offset1:21
	.loc	1 47
	ds_read2_b32 v[27:28], v27 offset1:1
	.loc	1 51
	v_add_f32_e32 v25, v25, v33
	.loc	1 50
	v_mul_f32_e32 v29, v26, v29
	.loc	1 51
	v_mul_f32_e32 v26, v26, v30
	.loc	1 50
	v_add_f32_e32 v31, v29, v31
	.loc	1 51
	v_add_f32_e32 v33, v26, v25
	.loc	1 46
	ds_read2_b32 v[25:26], v13 offset0:52 offset1:53
	.loc	1 48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v29, v23, v27
	v_add_f32_e32 v1, v29, v1
	.loc	1 47
	v_add_u32_e64 v29, s[8:9], s38, v15
	ds_read2_b32 v[29:30], v29 offset1:1
	.loc	1 50
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v27, v25, v27
	.loc	1 49
	v_mul_f32_e32 v23, v23, v28
	.loc	1 50
	v_add_f32_e32 v31, v27, v31
	.loc	1 49
	v_add_f32_e32 v23, v23, v32
	.loc	1 48
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v27, v24, v29
	v_add_f32_e32 v1, v27, v1
	.loc	1 49
	v_mul_f32_e32 v24, v24, v30
	.loc	1 47
	v_add_u32_e64 v27, s[8:9], s39, v15
	.loc	1 51
	v_mul_f32_e32 v25, v25, v28
	.loc	1 49
	v_add_f32_e32 v32, v24, v23
	.loc	1 46
	ds_read2_b32 v[23:24], v13 offset0:22 offset1:23
	.loc	1 47
	ds_read2_b32 v[27:28], v27 offset1:1
	.loc	1 51
	v_add_f32_e32 v25, v25, v33
	.loc	1 50
	v_mul_f32_e32 v29, v26, v29
	.loc	1 51
	v_mul_f32_e32 v26, v26, v30
	.loc	1 50
	v_add_f32_e32 v31, v29, v31
	.loc	1 51
	v_add_f32_e32 v33, v26, v25
	.loc	1 46
	ds_read2_b32 v[25:26], v13 offset0:54 offset1:55
	.loc	1 48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v29, v23, v27
	v_add_f32_e32 v1, v29, v1
	.loc	1 47
	v_add_u32_e64 v29, s[8:9], s40, v15
	ds_read2_b32 v[29:30], v29 offset1:1
	.loc	1 50
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v27, v25, v27
	.loc	1 49
	v_mul_f32_e32 v23, v23, v28
	.loc	1 50
	v_add_f32_e32 v31, v27, v31
	.loc	1 49
	v_add_f32_e32 v23, v23, v32
	.loc	1 48
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v27, v24, v29
	v_add_f32_e32 v1, v27, v1
	.loc	1 49
	v_mul_f32_e32 v24, v24, v30
	.loc	1 47
	v_add_u32_e64 v27, s[8:9], s41, v15
	.loc	1 51
	v_mul_f32_e32 v25, v25, v28
	.loc	1 49
	v_add_f32_e32 v32, v24, v23
	.loc	1 46
	ds_read2_b32 v[23:24], v13 offset0:24 offset1:25
	.loc	1 47
	ds_read2_b32 v[27:28], v27 offset1:1
	.loc	1 51
	v_add_f32_e32 v25, v25, v33
	.loc	1 50
	v_mul_f32_e32 v29, v26, v29
	.loc	1 51
	v_mul_f32_e32 v26, v26, v30
	.loc	1 50
	v_add_f32_e32 v31, v29, v31
	.loc	1 51
	v_add_f32_e32 v33, v26, v25
	.loc	1 46
	ds_read2_b32 v[25:26], v13 offset0:56 offset1:57
	.loc	1 48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v29, v23, v27
	v_add_f32_e32 v1, v29, v1
	.loc	1 47
	v_add_u32_e64 v29, s[8:9], s42, v15
	ds_read2_b32 v[29:30], v29 offset1:1
	.loc	1 50
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v27, v25, v27
	.loc	1 49
	v_mul_f32_e32 v23, v23, v28
	.loc	1 50
	v_add_f32_e32 v31, v27, v31
	.loc	1 49
	v_add_f32_e32 v23, v23, v32
	.loc	1 48
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v27, v24, v29
	v_add_f32_e32 v1, v27, v1
	.loc	1 49
	v_mul_f32_e32 v24, v24, v30
	.loc	1 47
	v_add_u32_e64 v27, s[8:9], s43, v15
	.loc	1 51
	v_mul_f32_e32 v25, v25, v28
	.loc	1 49
	v_add_f32_e32 v32, v24, v23
	.loc	1 46
	ds_read2_b32 v[23:24], v13 offset0:26 offset1:27
	.loc	1 47
	ds_read2_b32 v[27:28], v27 offset1:1
	.loc	1 51
	v_add_f32_e32 v25, v25, v33
	.loc	1 50
	v_mul_f32_e32 v29, v26, v29
	.loc	1 51
	v_mul_f32_e32 v26, v26, v30
	.loc	1 50
	v_add_f32_e32 v31, v29, v31
	.loc	1 51
	v_add_f32_e32 v33, v26, v25
	.loc	1 46
	ds_read2_b32 v[25:26], v13 offset0:58 offset1:59
	.loc	1 48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v29, v23, v27
	v_add_f32_e32 v1, v29, v1
	.loc	1 47
	v_add_u32_e64 v29, s[8:9], s44, v15
	ds_read2_b32 v[29:30], v29 offset1:1
	.loc	1 50
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v27, v25, v27
	.loc	1 49
	v_mul_f32_e32 v23, v23, v28
	.loc	1 50
	v_add_f32_e32 v31, v27, v31
	.loc	1 49
	v_add_f32_e32 v23, v23, v32
	.loc	1 48
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v27, v24, v29
	v_add_f32_e32 v1, v27, v1
	.loc	1 49
	v_mul_f32_e32 v24, v24, v30
	.loc	1 47
	v_add_u32_e64 v27, s[8:9], s45, v15
	.loc	1 51
	v_mul_f32_e32 v25, v25, v28
	.loc	1 49
	v_add_f32_e32 v32, v24, v23
	.loc	1 46
	ds_read2_b32 v[23:24], v13 offset0:28 offset1:29
	.loc	1 47
	ds_read2_b32 v[27:28], v27 offset1:1
	.loc	1 51
	v_add_f32_e32 v25, v25, v33
	.loc	1 50
	v_mul_f32_e32 v29, v26, v29
	.loc	1 51
	v_mul_f32_e32 v26, v26, v30
	.loc	1 50
	v_add_f32_e32 v31, v29, v31
	.loc	1 51
	v_add_f32_e32 v33, v26, v25
	.loc	1 46
	ds_read2_b32 v[25:26], v13 offset0:60 offset1:61
	.loc	1 48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v29, v23, v27
	v_add_f32_e32 v1, v29, v1
	.loc	1 47
	v_add_u32_e64 v29, s[8:9], s46, v15
	ds_read2_b32 v[29:30], v29 offset1:1
	.loc	1 50
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v27, v25, v27
	.loc	1 49
	v_mul_f32_e32 v23, v23, v28
	.loc	1 50
	v_add_f32_e32 v31, v27, v31
	.loc	1 49
	v_add_f32_e32 v23, v23, v32
	.loc	1 48
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v27, v24, v29
	v_add_f32_e32 v1, v27, v1
	.loc	1 49
	v_mul_f32_e32 v24, v24, v30
	.loc	1 47
	v_add_u32_e64 v27, s[8:9], s47, v15
	.loc	1 51
	v_mul_f32_e32 v25, v25, v28
	.loc	1 49
	v_add_f32_e32 v32, v24, v23
	.loc	1 46
	ds_read2_b32 v[23:24], v13 offset0:30 offset1:31
	.loc	1 47
	ds_read2_b32 v[27:28], v27 offset1:1
	.loc	1 51
	v_add_f32_e32 v25, v25, v33
	.loc	1 50
	v_mul_f32_e32 v29, v26, v29
	.loc	1 51
	v_mul_f32_e32 v26, v26, v30
	.loc	1 50
	v_add_f32_e32 v31, v29, v31
	.loc	1 51
	v_add_f32_e32 v33, v26, v25
	.loc	1 46
	ds_read2_b32 v[25:26], v13 offset0:62 offset1:63
	.loc	1 48
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v29, v23, v27
	v_add_f32_e32 v1, v29, v1
	.loc	1 47
	v_add_u32_e64 v29, s[8:9], s48, v15
	ds_read2_b32 v[29:30], v29 offset1:1
	.loc	1 49
	v_mul_f32_e32 v23, v23, v28
	.loc	1 50
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v27, v25, v27
	.loc	1 51
	v_mul_f32_e32 v25, v25, v28
	.loc	1 49
	v_add_f32_e32 v23, v23, v32
	.loc	1 51
	v_add_f32_e32 v28, v25, v33
	.loc	1 48
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v25, v24, v29
	.loc	1 49
	v_mul_f32_e32 v24, v24, v30
	.loc	1 50
	v_add_f32_e32 v27, v27, v31
	.loc	1 48
	v_add_f32_e32 v1, v25, v1
	.loc	1 49
	v_add_f32_e32 v25, v24, v23
	.loc	1 50
	v_mul_f32_e32 v23, v26, v29
	v_add_f32_e32 v24, v23, v27
	.loc	1 51
	v_mul_f32_e32 v23, v26, v30
	.loc	1 33
	v_add_u32_e64 v9, s[8:9], s20, v9
	v_mov_b32_e32 v26, s21
	.loc	1 51
	v_add_f32_e32 v23, v23, v28
	.loc	1 33
	s_cmp_ge_i32 s24, s14
	v_addc_u32_e64 v10, s[8:9], v10, v26, s[8:9]
	.loc	1 53
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 33
	s_cbranch_scc1 .LBB0_22
.LBB0_6:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 0
	v_add_u32_e64 v27, s[8:9], s24, v0
	v_cmp_gt_i32_e64 s[8:9], s14, v27
	.loc	1 37
	s_and_b64 s[10:11], s[0:1], s[8:9]
	v_mov_b32_e32 v26, 0
	s_and_saveexec_b64 s[22:23], s[10:11]
	s_cbranch_execz .LBB0_8
; %bb.7:                                ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v26, s19
	v_add_u32_e64 v28, s[10:11], s18, v7
	v_addc_u32_e64 v29, s[10:11], v26, v8, s[10:11]
	flat_load_dword v26, v[28:29]
.LBB0_8:                                ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[22:23]
	.loc	1 37
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v26
	.loc	1 38
	s_and_b64 s[8:9], vcc, s[8:9]
	v_mov_b32_e32 v26, 0
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_10
; %bb.9:                                ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v26, s19
	v_add_u32_e64 v28, s[8:9], s18, v17
	v_addc_u32_e64 v29, s[8:9], v26, v18, s[8:9]
	flat_load_dword v26, v[28:29]
.LBB0_10:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 38
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v26 offset:128
	.loc	1 40
	v_add_u32_e64 v26, s[8:9], s24, v2
	v_cmp_gt_i32_e64 s[8:9], s14, v26
	s_and_b64 s[10:11], s[8:9], s[2:3]
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[22:23], s[10:11]
	s_cbranch_execz .LBB0_12
; %bb.11:                               ;   in Loop: Header=BB0_6 Depth=1
	v_add_u32_e64 v29, s[10:11], v21, v9
	v_addc_u32_e64 v30, s[10:11], v22, v10, s[10:11]
	flat_load_dword v29, v[29:30]
.LBB0_12:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[22:23]
	.loc	1 41
	s_and_b64 s[8:9], s[8:9], s[6:7]
	.loc	1 40
	s_waitcnt vmcnt(0)
	ds_write_b32 v16, v29
	.loc	1 41
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_14
; %bb.13:                               ;   in Loop: Header=BB0_6 Depth=1
	v_add_u32_e64 v28, s[8:9], v21, v9
	v_addc_u32_e64 v29, s[8:9], v22, v10, s[8:9]
	v_add_u32_e64 v28, s[8:9], 4, v28
	v_addc_u32_e64 v29, s[8:9], 0, v29, s[8:9]
	flat_load_dword v28, v[28:29]
.LBB0_14:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e64 v27, s[8:9], 16, v27
	v_cmp_gt_i32_e64 s[8:9], s14, v27
	.loc	1 41
	s_waitcnt vmcnt(0)
	ds_write_b32 v16, v28 offset:4
	.loc	1 37
	s_and_b64 s[10:11], s[0:1], s[8:9]
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	s_and_saveexec_b64 s[22:23], s[10:11]
	s_cbranch_execz .LBB0_16
; %bb.15:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v28, s19
	v_add_u32_e64 v29, s[10:11], s18, v7
	v_addc_u32_e64 v30, s[10:11], v28, v8, s[10:11]
	v_add_u32_e64 v28, s[10:11], 64, v29
	v_addc_u32_e64 v29, s[10:11], 0, v30, s[10:11]
	flat_load_dword v28, v[28:29]
.LBB0_16:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[22:23]
	.loc	1 38
	s_and_b64 s[8:9], vcc, s[8:9]
	.loc	1 37
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v28 offset:64
	.loc	1 38
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_18
; %bb.17:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v27, s19
	v_add_u32_e64 v28, s[8:9], s18, v17
	v_addc_u32_e64 v29, s[8:9], v27, v18, s[8:9]
	v_add_u32_e64 v27, s[8:9], 64, v28
	v_addc_u32_e64 v28, s[8:9], 0, v29, s[8:9]
	flat_load_dword v27, v[27:28]
.LBB0_18:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 40
	v_add_u32_e64 v26, s[8:9], 16, v26
	v_cmp_gt_i32_e64 s[8:9], s14, v26
	.loc	1 38
	s_waitcnt vmcnt(0)
	ds_write_b32 v14, v27 offset:192
	.loc	1 40
	s_and_b64 s[10:11], s[8:9], s[2:3]
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	s_and_saveexec_b64 s[22:23], s[10:11]
	s_cbranch_execz .LBB0_20
; %bb.19:                               ;   in Loop: Header=BB0_6 Depth=1
	v_add_u32_e64 v27, s[10:11], v19, v9
	v_addc_u32_e64 v28, s[10:11], v20, v10, s[10:11]
	flat_load_dword v27, v[27:28]
.LBB0_20:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[22:23]
	.loc	1 41
	s_and_b64 s[8:9], s[8:9], s[6:7]
	.loc	1 40
	s_waitcnt vmcnt(0)
	ds_write_b32 v16, v27 offset:2048
	.loc	1 41
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_5
; %bb.21:                               ;   in Loop: Header=BB0_6 Depth=1
	v_add_u32_e64 v26, s[8:9], v19, v9
	v_addc_u32_e64 v27, s[8:9], v20, v10, s[8:9]
	v_add_u32_e64 v26, s[8:9], 4, v26
	v_addc_u32_e64 v27, s[8:9], 0, v27, s[8:9]
	flat_load_dword v26, v[26:27]
	s_branch .LBB0_5
.LBB0_22:
	.loc	1 27
	s_load_dword s6, s[4:5], 0x38
	s_load_dwordx2 s[8:9], s[4:5], 0x30
	v_cmp_gt_i32_e64 s[2:3], s12, v5
	v_cmp_neq_f32_e64 s[10:11], s17, 0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s4, s6, 31
	v_mad_u64_u32 v[7:8], s[0:1], v5, s6, v[3:4]
	v_mul_lo_u32 v0, v6, s6
	v_mul_lo_u32 v2, v5, s4
	v_cmp_gt_i32_e64 s[0:1], s13, v3
	.loc	1 59
	s_and_b64 s[18:19], s[2:3], s[0:1]
	v_add_u32_e32 v0, vcc, v0, v8
	v_add_u32_e32 v8, vcc, v2, v0
	s_and_saveexec_b64 s[4:5], s[18:19]
	s_cbranch_execz .LBB0_27
; %bb.23:
	.loc	1 0
	v_lshlrev_b64 v[5:6], 2, v[7:8]
	.loc	1 61
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_43
; %bb.24:
	v_mov_b32_e32 v0, s9
	v_add_u32_e32 v9, vcc, s8, v5
	v_addc_u32_e32 v10, vcc, v0, v6, vcc
	flat_load_dword v0, v[9:10]
	v_mul_f32_e32 v2, s15, v1
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s17, v0
	v_add_f32_e32 v0, v2, v0
	s_cbranch_execnz .LBB0_26
.LBB0_25:
	v_mul_f32_e32 v0, s15, v1
.LBB0_26:
	v_mov_b32_e32 v2, s9
	v_add_u32_e32 v1, vcc, s8, v5
	v_addc_u32_e32 v2, vcc, v2, v6, vcc
	flat_store_dword v[1:2], v0
.LBB0_27:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e64 s[4:5], s13, v12
	v_cndmask_b32_e64 v0, 0, 1, s[10:11]
	.loc	1 59
	s_and_b64 s[18:19], s[2:3], s[4:5]
	v_cmp_ne_u32_e64 s[2:3], 1, v0
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_cbranch_execz .LBB0_32
; %bb.28:
	.loc	1 60
	v_add_u32_e32 v0, vcc, 1, v7
	v_addc_u32_e32 v1, vcc, 0, v8, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 61
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_44
; %bb.29:
	v_mov_b32_e32 v2, s9
	v_add_u32_e32 v5, vcc, s8, v0
	v_addc_u32_e32 v6, vcc, v2, v1, vcc
	flat_load_dword v2, v[5:6]
	v_mul_f32_e32 v5, s15, v25
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s17, v2
	v_add_f32_e32 v2, v5, v2
	s_cbranch_execnz .LBB0_31
.LBB0_30:
	v_mul_f32_e32 v2, s15, v25
.LBB0_31:
	v_mov_b32_e32 v5, s9
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v5, v1, vcc
	flat_store_dword v[0:1], v2
.LBB0_32:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	v_mad_i64_i32 v[0:1], s[6:7], v11, s6, v[3:4]
	v_cmp_gt_i32_e64 s[6:7], s12, v11
	.loc	1 59
	s_and_b64 s[10:11], s[6:7], s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execz .LBB0_37
; %bb.33:
	.loc	1 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	.loc	1 61
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_45
; %bb.34:
	v_mov_b32_e32 v5, s9
	v_add_u32_e32 v4, vcc, s8, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	v_mul_f32_e32 v5, s15, v24
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s17, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_36
.LBB0_35:
	v_mul_f32_e32 v4, s15, v24
.LBB0_36:
	v_mov_b32_e32 v5, s9
	v_add_u32_e32 v2, vcc, s8, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB0_37:
	.loc	1 0
	s_or_b64 exec, exec, s[0:1]
	.loc	1 59
	s_and_b64 s[0:1], s[6:7], s[4:5]
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_42
; %bb.38:
	.loc	1 60
	v_add_u32_e32 v0, vcc, 1, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 61
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_46
; %bb.39:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v2, vcc, s8, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	v_mul_f32_e32 v3, s15, v23
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s17, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_41
.LBB0_40:
	v_mul_f32_e32 v2, s15, v23
.LBB0_41:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB0_42:
	.loc	1 63
	s_endpgm
.LBB0_43:
	.loc	1 61
	s_branch .LBB0_25
.LBB0_44:
	s_branch .LBB0_30
.LBB0_45:
	s_branch .LBB0_35
.LBB0_46:
	s_branch .LBB0_40
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_tiled_32
		.amdhsa_group_segment_fixed_size 8192
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
		.amdhsa_next_free_vgpr 34
		.amdhsa_next_free_sgpr 49
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
	.size	gemm_tiled_32, .Lfunc_end0-gemm_tiled_32
	.size	gemm_tiled_32$local, .Lfunc_end0-gemm_tiled_32
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 3848
; NumSgprs: 51
; NumVgprs: 34
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8192 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 51
; NumVGPRsForWavesPerEU: 34
; Occupancy: 7
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
    .group_segment_fixed_size: 8192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 60
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           gemm_tiled_32
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 16
      - 1
    .sgpr_count:     51
    .sgpr_spill_count: 0
    .symbol:         gemm_tiled_32.kd
    .vgpr_count:     34
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

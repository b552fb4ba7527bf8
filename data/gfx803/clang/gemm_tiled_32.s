	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_tiled_32           ; -- Begin function gemm_tiled_32
	.globl	gemm_tiled_32
	.p2align	8
	.type	gemm_tiled_32,@function
gemm_tiled_32:                          ; @gemm_tiled_32
	.file	0 "." "gemm_tiled_32.cl"
	.loc	0 23
; %bb.0:
	v_mov_b32_e32 v2, v1
	.loc	0 27
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[16:17], s[4:5], 0x28
	.loc	0 29
	v_lshlrev_b32_e32 v8, 1, v2
	s_lshl_b32 s0, s7, 5
	v_or_b32_e32 v5, s0, v8
	.loc	0 30
	v_lshlrev_b32_e32 v7, 1, v0
	s_lshl_b32 s0, s6, 5
	v_or_b32_e32 v3, s0, v7
	s_mov_b32 s2, 0
	.loc	0 33
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s14, 0
	v_ashrrev_i32_e32 v4, 31, v3
	v_ashrrev_i32_e32 v6, 31, v5
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	.loc	0 0
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b64 s[0:1], -1
.LBB0_3:
	v_mov_b32_e32 v1, s2
	.loc	0 33
	s_andn2_b64 vcc, exec, s[0:1]
	v_cmp_gt_i32_e64 s[0:1], s12, v5
	v_cmp_gt_i32_e64 s[2:3], s13, v3
	v_or_b32_e32 v11, 1, v5
	v_or_b32_e32 v12, 1, v3
	v_mov_b32_e32 v15, v1
	v_mov_b32_e32 v14, v1
	v_mov_b32_e32 v13, v1
	s_cbranch_vccnz .LBB0_22
; %bb.4:
	.loc	0 27
	s_load_dwordx2 s[18:19], s[4:5], 0x10
	s_load_dword s22, s[4:5], 0x18
	s_load_dwordx2 s[10:11], s[4:5], 0x20
	.loc	0 46
	v_lshlrev_b32_e32 v16, 7, v8
	v_lshlrev_b32_e32 v7, 2, v7
	v_lshlrev_b32_e32 v1, 7, v2
	.loc	0 33
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[8:9], s[8:9], v11, s22, 0
	v_or_b32_e32 v18, 0x1000, v7
	v_or_b32_e32 v19, v18, v1
	v_mov_b32_e32 v1, 0
	v_or_b32_e32 v13, 16, v2
	v_lshlrev_b64 v[7:8], 2, v[8:9]
	v_mad_i64_i32 v[9:10], s[8:9], s22, v5, v[0:1]
	v_mad_i64_i32 v[13:14], s[8:9], v13, s16, 0
	v_lshlrev_b32_e32 v15, 2, v0
	v_add_u32_e64 v20, s[8:9], v7, v15
	v_addc_u32_e64 v21, s[8:9], 0, v8, s[8:9]
	v_lshlrev_b64 v[7:8], 2, v[9:10]
	v_lshlrev_b64 v[9:10], 2, v[13:14]
	v_mad_i64_i32 v[13:14], s[8:9], s16, v2, 0
	v_or_b32_e32 v17, v16, v15
	v_mov_b32_e32 v15, s11
	v_add_u32_e64 v22, s[8:9], s10, v9
	v_lshlrev_b64 v[13:14], 2, v[13:14]
	v_addc_u32_e64 v23, s[8:9], v15, v10, s[8:9]
	s_ashr_i32 s21, s16, 31
	s_mov_b32 s20, s16
	v_lshlrev_b64 v[9:10], 2, v[3:4]
	v_add_u32_e64 v24, s[8:9], s10, v13
	v_cmp_gt_i32_e32 vcc, s12, v11
	v_cmp_gt_i32_e64 s[6:7], s13, v12
	s_mov_b32 s24, 0
	s_lshl_b64 s[20:21], s[20:21], 7
	v_addc_u32_e64 v25, s[8:9], v15, v14, s[8:9]
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
	v_mov_b32_e32 v15, v1
	v_mov_b32_e32 v14, v1
	v_mov_b32_e32 v13, v1
	s_mov_b32 m0, -1
	s_branch .LBB0_6
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 41
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v26 offset:2052
	.loc	0 43
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 46
	ds_read2_b32 v[26:27], v16 offset1:1
	.loc	0 47
	ds_read2_b32 v[28:29], v18 offset1:1
	.loc	0 46
	ds_read2_b32 v[30:31], v16 offset0:32 offset1:33
	.loc	0 47
	ds_read2_b32 v[32:33], v18 offset0:32 offset1:33
	.loc	0 33
	s_add_i32 s24, s24, 32
	s_add_u32 s18, s18, 0x80
	.loc	0 48
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v26, v28
	.loc	0 49
	v_mac_f32_e32 v15, v26, v29
	.loc	0 50
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v14, v30, v28
	.loc	0 51
	v_mac_f32_e32 v13, v30, v29
	.loc	0 48
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v27, v32
	.loc	0 49
	v_mac_f32_e32 v15, v27, v33
	.loc	0 46
	ds_read2_b32 v[26:27], v16 offset0:2 offset1:3
	.loc	0 47
	ds_read2_b32 v[28:29], v18 offset0:64 offset1:65
	.loc	0 50
	v_mac_f32_e32 v14, v31, v32
	.loc	0 46
	ds_read2_b32 v[34:35], v16 offset0:34 offset1:35
	.loc	0 51
	v_mac_f32_e32 v13, v31, v33
	.loc	0 47
	ds_read2_b32 v[30:31], v18 offset0:96 offset1:97
	.loc	0 48
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v26, v28
	.loc	0 49
	v_mac_f32_e32 v15, v26, v29
	.loc	0 50
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v14, v34, v28
	.loc	0 51
	v_mac_f32_e32 v13, v34, v29
	.loc	0 48
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v27, v30
	.loc	0 49
	v_mac_f32_e32 v15, v27, v31
	.loc	0 46
	ds_read2_b32 v[26:27], v16 offset0:4 offset1:5
	.loc	0 47
	ds_read2_b32 v[28:29], v18 offset0:128 offset1:129
	.loc	0 50
	v_mac_f32_e32 v14, v35, v30
	.loc	0 46
	ds_read2_b32 v[32:33], v16 offset0:36 offset1:37
	.loc	0 51
	v_mac_f32_e32 v13, v35, v31
	.loc	0 47
	ds_read2_b32 v[30:31], v18 offset0:160 offset1:161
	.loc	0 48
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v26, v28
	.loc	0 49
	v_mac_f32_e32 v15, v26, v29
	.loc	0 50
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v14, v32, v28
	.loc	0 51
	v_mac_f32_e32 v13, v32, v29
	.loc	0 48
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v27, v30
	.loc	0 49
	v_mac_f32_e32 v15, v27, v31
	.loc	0 46
	ds_read2_b32 v[26:27], v16 offset0:6 offset1:7
	.loc	0 47
	ds_read2_b32 v[28:29], v18 offset0:192 offset1:193
	.loc	0 50
	v_mac_f32_e32 v14, v33, v30
	.loc	0 46
	ds_read2_b32 v[34:35], v16 offset0:38 offset1:39
	.loc	0 51
	v_mac_f32_e32 v13, v33, v31
	.loc	0 47
	ds_read2_b32 v[30:31], v18 offset0:224 offset1:225
	.loc	0 48
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v26, v28
	.loc	0 49
	v_mac_f32_e32 v15, v26, v29
	.loc	0 47
	v_add_u32_e64 v32, s[8:9], s25, v18
	.loc	0 48
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v27, v30
	.loc	0 49
	v_mac_f32_e32 v15, v27, v31
	.loc	0 46
	ds_read2_b32 v[26:27], v16 offset0:8 offset1:9
	.loc	0 50
	v_mac_f32_e32 v14, v34, v28
	.loc	0 51
	v_mac_f32_e32 v13, v34, v29
	.loc	0 47
	v_add_u32_e64 v28, s[8:9], s16, v18
	.loc	0 50
	v_mac_f32_e32 v14, v35, v30
	.loc	0 51
	v_mac_f32_e32 v13, v35, v31
	.loc	0 47
	ds_read2_b32 v[28:29], v28 offset1:1
	.loc	0 46
	ds_read2_b32 v[30:31], v16 offset0:40 offset1:41
	.loc	0 47
	ds_read2_b32 v[32:33], v32 offset1:1
	.loc	0 33
	s_addc_u32 s19, s19, 0
	s_cmp_ge_i32 s24, s14
	.loc	0 48
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v26, v28
	.loc	0 49
	v_mac_f32_e32 v15, v26, v29
	.loc	0 50
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v14, v30, v28
	.loc	0 51
	v_mac_f32_e32 v13, v30, v29
	.loc	0 47
	v_add_u32_e64 v28, s[8:9], s26, v18
	.loc	0 48
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v27, v32
	.loc	0 49
	v_mac_f32_e32 v15, v27, v33
	.loc	0 50
	v_mac_f32_e32 v14, v31, v32
	.loc	0 51
	v_mac_f32_e32 v13, v31, v33
	.loc	0 46
	ds_read2_b32 v[26:27], v16 offset0:10 offset1:11
	.loc	0 47
	ds_read2_b32 v[28:29], v28 offset1:1
	.loc	0 46
	ds_read2_b32 v[30:31], v16 offset0:42 offset1:43
	.loc	0 47
	v_add_u32_e64 v32, s[8:9], s27, v18
	ds_read2_b32 v[32:33], v32 offset1:1
	.loc	0 48
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v26, v28
	.loc	0 49
	v_mac_f32_e32 v15, v26, v29
	.loc	0 50
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v14, v30, v28
	.loc	0 51
	v_mac_f32_e32 v13, v30, v29
	.loc	0 47
	v_add_u32_e64 v28, s[8:9], s28, v18
	.loc	0 48
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v27, v32
	.loc	0 49
	v_mac_f32_e32 v15, v27, v33
	.loc	0 50
	v_mac_f32_e32 v14, v31, v32
	.loc	0 51
	v_mac_f32_e32 v13, v31, v33
	.loc	0 46
	ds_read2_b32 v[26:27], v16 offset0:12 offset1:13
	.loc	0 47
	ds_read2_b32 v[28:29], v28 offset1:1
	.loc	0 46
	ds_read2_b32 v[30:31], v16 offset0:44 offset1:45
	.loc	0 47
	v_add_u32_e64 v32, s[8:9], s29, v18
	ds_read2_b32 v[32:33], v32 offset1:1
	.loc	0 48
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v26, v28
	.loc	0 49
	v_mac_f32_e32 v15, v26, v29
	.loc	0 50
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v14, v30, v28
	.loc	0 51
	v_mac_f32_e32 v13, v30, v29
	.loc	0 47
	v_add_u32_e64 v28, s[8:9], s30, v18
	.loc	0 48
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v27, v32
	.loc	0 49
	v_mac_f32_e32 v15, v27, v33
	.loc	0 50
	v_mac_f32_e32 v14, v31, v32
	.loc	0 51
	v_mac_f32_e32 v13, v31, v33
	.loc	0 46
	ds_read2_b32 v[26:27], v16 offset0:14 offset1:15
	.loc	0 47
	ds_read2_b32 v[28:29], v28 offset1:1
	.loc	0 46
	ds_read2_b32 v[30:31], v16 offset0:46 offset1:47
	.loc	0 47
	v_add_u32_e64 v32, s[8:9], s31, v18
	ds_read2_b32 v[32:33], v32 offset1:1
	.loc	0 48
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v26, v28
	.loc	0 49
	v_mac_f32_e32 v15, v26, v29
	.loc	0 50
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v14, v30, v28
	.loc	0 51
	v_mac_f32_e32 v13, v30, v29
	.loc	0 47
	v_add_u32_e64 v28, s[8:9], s33, v18
	.loc	0 48
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v27, v32
	.loc	0 49
	v_mac_f32_e32 v15, v27, v33
	.loc	0 50
	v_mac_f32_e32 v14, v31, v32
	.loc	0 51
	v_mac_f32_e32 v13, v31, v33
	.loc	0 46
	ds_read2_b32 v[26:27], v16 offset0:16 offset1:17
	.loc	0 47
	ds_read2_b32 v[28:29], v28 offset1:1
	.loc	0 46
	ds_read2_b32 v[30:31], v16 offset0:48 offset1:49
	.loc	0 47
	v_add_u32_e64 v32, s[8:9], s34, v18
	ds_read2_b32 v[32:33], v32 offset1:1
	.loc	0 48
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v26, v28
	.loc	0 49
	v_mac_f32_e32 v15, v26, v29
	.loc	0 50
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v14, v30, v28
	.loc	0 51
	v_mac_f32_e32 v13, v30, v29
	.loc	0 47
	v_add_u32_e64 v28, s[8:9], s35, v18
	.loc	0 48
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v27, v32
	.loc	0 49
	v_mac_f32_e32 v15, v27, v33
	.loc	0 50
	v_mac_f32_e32 v14, v31, v32
	.loc	0 51
	v_mac_f32_e32 v13, v31, v33
	.loc	0 46
	ds_read2_b32 v[26:27], v16 offset0:18 offset1:19
	.loc	0 47
	ds_read2_b32 v[28:29], v28 offset1:1
	.loc	0 46
	ds_read2_b32 v[30:31], v16 offset0:50 offset1:51
	.loc	0 47
	v_add_u32_e64 v32, s[8:9], s36, v18
	ds_read2_b32 v[32:33], v32 offset1:1
	.loc	0 48
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v26, v28
	.loc	0 49
	v_mac_f32_e32 v15, v26, v29
	.loc	0 50
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v14, v30, v28
	.loc	0 51
	v_mac_f32_e32 v13, v30, v29
	.loc	0 47
	v_add_u32_e64 v28, s[8:9], s37, v18
	.loc	0 48
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v27, v32
	.loc	0 49
	v_mac_f32_e32 v15, v27, v33
	.loc	0 50
	v_mac_f32_e32 v14, v31, v32
	.loc	0 51
	v_mac_f32_e32 v13, v31, v33
	.loc	0 46
	ds_read2_b32 v[26:27], v16 offset0:20 offset1:21
	.loc	0 47
	ds_read2_b32 v[28:29], v28 offset1:1
	.loc	0 46
	ds_read2_b32 v[30:31], v16 offset0:52 offset1:53
	.loc	0 47
	v_add_u32_e64 v32, s[8:9], s38, v18
	ds_read2_b32 v[32:33], v32 offset1:1
	.loc	0 48
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v26, v28
	.loc	0 49
	v_mac_f32_e32 v15, v26, v29
	.loc	0 50
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v14, v30, v28
	.loc	0 51
	v_mac_f32_e32 v13, v30, v29
	.loc	0 47
	v_add_u32_e64 v28, s[8:9], s39, v18
	.loc	0 48
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v27, v32
	.loc	0 49
	v_mac_f32_e32 v15, v27, v33
	.loc	0 50
	v_mac_f32_e32 v14, v31, v32
	.loc	0 51
	v_mac_f32_e32 v13, v31, v33
	.loc	0 46
	ds_read2_b32 v[26:27], v16 offset0:22 offset1:23
	.loc	0 47
	ds_read2_b32 v[28:29], v28 offset1:1
	.loc	0 46
	ds_read2_b32 v[30:31], v16 offset0:54 offset1:55
	.loc	0 47
	v_add_u32_e64 v32, s[8:9], s40, v18
	ds_read2_b32 v[32:33], v32 offset1:1
	.loc	0 48
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v26, v28
	.loc	0 49
	v_mac_f32_e32 v15, v26, v29
	.loc	0 50
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v14, v30, v28
	.loc	0 51
	v_mac_f32_e32 v13, v30, v29
	.loc	0 47
	v_add_u32_e64 v28, s[8:9], s41, v18
	.loc	0 48
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v27, v32
	.loc	0 49
	v_mac_f32_e32 v15, v27, v33
	.loc	0 50
	v_mac_f32_e32 v14, v31, v32
	.loc	0 51
	v_mac_f32_e32 v13, v31, v33
	.loc	0 46
	ds_read2_b32 v[26:27], v16 offset0:24 offset1:25
	.loc	0 47
	ds_read2_b32 v[28:29], v28 offset1:1
	.loc	0 46
	ds_read2_b32 v[30:31], v16 offset0:56 offset1:57
	.loc	0 47
	v_add_u32_e64 v32, s[8:9], s42, v18
	ds_read2_b32 v[32:33], v32 offset1:1
	.loc	0 48
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v26, v28
	.loc	0 49
	v_mac_f32_e32 v15, v26, v29
	.loc	0 50
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v14, v30, v28
	.loc	0 51
	v_mac_f32_e32 v13, v30, v29
	.loc	0 47
	v_add_u32_e64 v28, s[8:9], s43, v18
	.loc	0 48
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v27, v32
	.loc	0 49
	v_mac_f32_e32 v15, v27, v33
	.loc	0 50
	v_mac_f32_e32 v14, v31, v32
	.loc	0 51
	v_mac_f32_e32 v13, v31, v33
	.loc	0 46
	ds_read2_b32 v[26:27], v16 offset0:26 offset1:27
	.loc	0 47
	ds_read2_b32 v[28:29], v28 offset1:1
	.loc	0 46
	ds_read2_b32 v[30:31], v16 offset0:58 offset1:59
	.loc	0 47
	v_add_u32_e64 v32, s[8:9], s44, v18
	ds_read2_b32 v[32:33], v32 offset1:1
	.loc	0 48
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v26, v28
	.loc	0 49
	v_mac_f32_e32 v15, v26, v29
	.loc	0 50
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v14, v30, v28
	.loc	0 51
	v_mac_f32_e32 v13, v30, v29
	.loc	0 47
	v_add_u32_e64 v28, s[8:9], s45, v18
	.loc	0 48
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v27, v32
	.loc	0 49
	v_mac_f32_e32 v15, v27, v33
	.loc	0 50
	v_mac_f32_e32 v14, v31, v32
	.loc	0 51
	v_mac_f32_e32 v13, v31, v33
	.loc	0 46
	ds_read2_b32 v[26:27], v16 offset0:28 offset1:29
	.loc	0 47
	ds_read2_b32 v[28:29], v28 offset1:1
	.loc	0 46
	ds_read2_b32 v[30:31], v16 offset0:60 offset1:61
	.loc	0 47
	v_add_u32_e64 v32, s[8:9], s46, v18
	ds_read2_b32 v[32:33], v32 offset1:1
	.loc	0 48
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v26, v28
	.loc	0 49
	v_mac_f32_e32 v15, v26, v29
	.loc	0 50
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v14, v30, v28
	.loc	0 51
	v_mac_f32_e32 v13, v30, v29
	.loc	0 47
	v_add_u32_e64 v28, s[8:9], s47, v18
	.loc	0 48
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v27, v32
	.loc	0 49
	v_mac_f32_e32 v15, v27, v33
	.loc	0 50
	v_mac_f32_e32 v14, v31, v32
	.loc	0 51
	v_mac_f32_e32 v13, v31, v33
	.loc	0 46
	ds_read2_b32 v[26:27], v16 offset0:30 offset1:31
	.loc	0 47
	ds_read2_b32 v[28:29], v28 offset1:1
	.loc	0 46
	ds_read2_b32 v[30:31], v16 offset0:62 offset1:63
	.loc	0 47
	v_add_u32_e64 v32, s[8:9], s48, v18
	ds_read2_b32 v[32:33], v32 offset1:1
	.loc	0 48
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v26, v28
	.loc	0 49
	v_mac_f32_e32 v15, v26, v29
	.loc	0 50
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v14, v30, v28
	.loc	0 51
	v_mac_f32_e32 v13, v30, v29
	.loc	0 33
	v_add_u32_e64 v9, s[8:9], s20, v9
	v_mov_b32_e32 v26, s21
	.loc	0 48
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v27, v32
	.loc	0 49
	v_mac_f32_e32 v15, v27, v33
	.loc	0 50
	v_mac_f32_e32 v14, v31, v32
	.loc	0 51
	v_mac_f32_e32 v13, v31, v33
	.loc	0 33
	v_addc_u32_e64 v10, s[8:9], v10, v26, s[8:9]
	.loc	0 53
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 33
	s_cbranch_scc1 .LBB0_22
.LBB0_6:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 0
	v_add_u32_e64 v27, s[8:9], s24, v0
	v_cmp_gt_i32_e64 s[8:9], s14, v27
	.loc	0 37
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
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 37
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v26
	.loc	0 38
	s_and_b64 s[8:9], vcc, s[8:9]
	v_mov_b32_e32 v26, 0
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_10
; %bb.9:                                ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v26, s19
	v_add_u32_e64 v28, s[8:9], s18, v20
	v_addc_u32_e64 v29, s[8:9], v26, v21, s[8:9]
	flat_load_dword v26, v[28:29]
.LBB0_10:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 38
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v26 offset:128
	.loc	0 40
	v_add_u32_e64 v26, s[8:9], s24, v2
	v_cmp_gt_i32_e64 s[8:9], s14, v26
	s_and_b64 s[10:11], s[8:9], s[2:3]
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	s_and_saveexec_b64 s[22:23], s[10:11]
	s_cbranch_execz .LBB0_12
; %bb.11:                               ;   in Loop: Header=BB0_6 Depth=1
	v_add_u32_e64 v29, s[10:11], v24, v9
	v_addc_u32_e64 v30, s[10:11], v25, v10, s[10:11]
	flat_load_dword v29, v[29:30]
.LBB0_12:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 41
	s_and_b64 s[8:9], s[8:9], s[6:7]
	.loc	0 40
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v29
	.loc	0 41
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_14
; %bb.13:                               ;   in Loop: Header=BB0_6 Depth=1
	v_add_u32_e64 v28, s[8:9], v24, v9
	v_addc_u32_e64 v29, s[8:9], v25, v10, s[8:9]
	v_add_u32_e64 v28, s[8:9], 4, v28
	v_addc_u32_e64 v29, s[8:9], 0, v29, s[8:9]
	flat_load_dword v28, v[28:29]
.LBB0_14:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	v_add_u32_e64 v27, s[8:9], 16, v27
	v_cmp_gt_i32_e64 s[8:9], s14, v27
	.loc	0 41
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v28 offset:4
	.loc	0 37
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
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 38
	s_and_b64 s[8:9], vcc, s[8:9]
	.loc	0 37
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v28 offset:64
	.loc	0 38
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_18
; %bb.17:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v27, s19
	v_add_u32_e64 v28, s[8:9], s18, v20
	v_addc_u32_e64 v29, s[8:9], v27, v21, s[8:9]
	v_add_u32_e64 v27, s[8:9], 64, v28
	v_addc_u32_e64 v28, s[8:9], 0, v29, s[8:9]
	flat_load_dword v27, v[27:28]
.LBB0_18:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 40
	v_add_u32_e64 v26, s[8:9], 16, v26
	v_cmp_gt_i32_e64 s[8:9], s14, v26
	.loc	0 38
	s_waitcnt vmcnt(0)
	ds_write_b32 v17, v27 offset:192
	.loc	0 40
	s_and_b64 s[10:11], s[8:9], s[2:3]
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	s_and_saveexec_b64 s[22:23], s[10:11]
	s_cbranch_execz .LBB0_20
; %bb.19:                               ;   in Loop: Header=BB0_6 Depth=1
	v_add_u32_e64 v27, s[10:11], v22, v9
	v_addc_u32_e64 v28, s[10:11], v23, v10, s[10:11]
	flat_load_dword v27, v[27:28]
.LBB0_20:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 41
	s_and_b64 s[8:9], s[8:9], s[6:7]
	.loc	0 40
	s_waitcnt vmcnt(0)
	ds_write_b32 v19, v27 offset:2048
	.loc	0 41
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB0_5
; %bb.21:                               ;   in Loop: Header=BB0_6 Depth=1
	v_add_u32_e64 v26, s[8:9], v22, v9
	v_addc_u32_e64 v27, s[8:9], v23, v10, s[8:9]
	v_add_u32_e64 v26, s[8:9], 4, v26
	v_addc_u32_e64 v27, s[8:9], 0, v27, s[8:9]
	flat_load_dword v26, v[26:27]
	s_branch .LBB0_5
.LBB0_22:
	.loc	0 27
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
	.loc	0 59
	s_and_b64 s[18:19], s[2:3], s[0:1]
	v_add_u32_e32 v0, vcc, v0, v8
	v_add_u32_e32 v8, vcc, v2, v0
	s_and_saveexec_b64 s[4:5], s[18:19]
	s_cbranch_execz .LBB0_27
; %bb.23:
	.loc	0 0
	v_lshlrev_b64 v[5:6], 2, v[7:8]
	.loc	0 61
	s_and_b64 vcc, exec, s[10:11]
	s_cbranch_vccz .LBB0_43
; %bb.24:
	v_mov_b32_e32 v0, s9
	v_add_u32_e32 v9, vcc, s8, v5
	v_addc_u32_e32 v10, vcc, v0, v6, vcc
	flat_load_dword v0, v[9:10]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s17, v0
	v_mac_f32_e32 v0, s15, v1
	s_cbranch_execnz .LBB0_26
.LBB0_25:
	v_mul_f32_e32 v0, s15, v1
.LBB0_26:
	v_mov_b32_e32 v2, s9
	v_add_u32_e32 v1, vcc, s8, v5
	v_addc_u32_e32 v2, vcc, v2, v6, vcc
	flat_store_dword v[1:2], v0
.LBB0_27:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	v_cmp_gt_i32_e64 s[4:5], s13, v12
	v_cndmask_b32_e64 v0, 0, 1, s[10:11]
	.loc	0 59
	s_and_b64 s[18:19], s[2:3], s[4:5]
	v_cmp_ne_u32_e64 s[2:3], 1, v0
	s_and_saveexec_b64 s[10:11], s[18:19]
	s_cbranch_execz .LBB0_32
; %bb.28:
	.loc	0 60
	v_add_u32_e32 v0, vcc, 1, v7
	v_addc_u32_e32 v1, vcc, 0, v8, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 61
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_44
; %bb.29:
	v_mov_b32_e32 v2, s9
	v_add_u32_e32 v5, vcc, s8, v0
	v_addc_u32_e32 v6, vcc, v2, v1, vcc
	flat_load_dword v2, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s17, v2
	v_mac_f32_e32 v2, s15, v15
	s_cbranch_execnz .LBB0_31
.LBB0_30:
	v_mul_f32_e32 v2, s15, v15
.LBB0_31:
	v_mov_b32_e32 v5, s9
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v5, v1, vcc
	flat_store_dword v[0:1], v2
.LBB0_32:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	v_mad_i64_i32 v[0:1], s[6:7], v11, s6, v[3:4]
	v_cmp_gt_i32_e64 s[6:7], s12, v11
	.loc	0 59
	s_and_b64 s[10:11], s[6:7], s[0:1]
	s_and_saveexec_b64 s[0:1], s[10:11]
	s_cbranch_execnz .LBB0_35
; %bb.33:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 59
	s_and_b64 s[0:1], s[6:7], s[4:5]
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execnz .LBB0_39
.LBB0_34:
	.loc	0 63
	s_endpgm
.LBB0_35:
	.loc	0 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	.loc	0 61
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_45
; %bb.36:
	v_mov_b32_e32 v5, s9
	v_add_u32_e32 v4, vcc, s8, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s17, v4
	v_mac_f32_e32 v4, s15, v14
	s_cbranch_execnz .LBB0_38
.LBB0_37:
	v_mul_f32_e32 v4, s15, v14
.LBB0_38:
	v_mov_b32_e32 v5, s9
	v_add_u32_e32 v2, vcc, s8, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
	s_or_b64 exec, exec, s[0:1]
	.loc	0 59
	s_and_b64 s[0:1], s[6:7], s[4:5]
	s_and_saveexec_b64 s[4:5], s[0:1]
	s_cbranch_execz .LBB0_34
.LBB0_39:
	.loc	0 60
	v_add_u32_e32 v0, vcc, 1, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 61
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_46
; %bb.40:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v2, vcc, s8, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s17, v2
	v_mac_f32_e32 v2, s15, v13
	s_cbranch_execnz .LBB0_42
.LBB0_41:
	v_mul_f32_e32 v2, s15, v13
.LBB0_42:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	.loc	0 63
	s_endpgm
.LBB0_43:
	.loc	0 61
	s_branch .LBB0_25
.LBB0_44:
	s_branch .LBB0_30
.LBB0_45:
	s_branch .LBB0_37
.LBB0_46:
	s_branch .LBB0_41
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
		.amdhsa_next_free_vgpr 36
		.amdhsa_next_free_sgpr 49
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
	.size	gemm_tiled_32, .Lfunc_end0-gemm_tiled_32
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 3336
; NumSgprs: 51
; NumVgprs: 36
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 8192 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 51
; NumVGPRsForWavesPerEU: 36
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
    .vgpr_count:     36
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

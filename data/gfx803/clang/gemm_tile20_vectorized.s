	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.hidden	quad                            ; -- Begin function quad
	.globl	quad
	.p2align	2
	.type	quad,@function
quad:                                   ; @quad
	.file	0 "." "gemm_tile_vectorized.cl"
	.loc	0 25
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	.loc	0 26
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
	.loc	0 29
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.LBB0_3:
	.loc	0 28
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
	.loc	0 28
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
	.loc	0 28
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
	.loc	0 26
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB0_2
.LBB0_10:
	.loc	0 27
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[0:3], v[4:5]
	s_or_b64 exec, exec, s[4:5]
	.loc	0 29
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
	.protected	gemm_tile_vectorized    ; -- Begin function gemm_tile_vectorized
	.globl	gemm_tile_vectorized
	.p2align	8
	.type	gemm_tile_vectorized,@function
gemm_tile_vectorized:                   ; @gemm_tile_vectorized
	.loc	0 36
; %bb.0:
	.loc	0 40
	v_mad_u32_u24 v0, v1, 10, v0
	v_mov_b32_e32 v1, 0xcccd
	v_mul_u32_u24_sdwa v1, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshrrev_b32_e32 v23, 18, v1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x28
	v_mul_lo_u16_e32 v1, 5, v23
	v_and_b32_e32 v5, 0xffff, v0
	v_sub_u16_e32 v0, v0, v1
	.loc	0 42
	v_lshlrev_b16_e32 v4, 2, v0
	.loc	0 43
	s_mul_i32 s7, s7, 20
	.loc	0 44
	s_mul_i32 s6, s6, 20
	s_mov_b32 s12, 0
	.loc	0 43
	v_add_u32_e32 v22, vcc, s7, v23
	.loc	0 44
	v_add_u32_e32 v12, vcc, s6, v4
	s_mov_b32 s13, s12
	s_mov_b32 s14, s12
	s_mov_b32 s15, s12
	v_mov_b32_e32 v0, s12
	.loc	0 47
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s10, 1
	v_mov_b32_e32 v1, s13
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	v_cmp_gt_i32_e64 s[0:1], s8, v22
	v_ashrrev_i32_e32 v13, 31, v12
	s_cbranch_scc1 .LBB1_23
; %bb.1:
	.loc	0 0
	s_mov_b32 s18, 0x33333334
	.loc	0 47
	v_mul_hi_u32 v0, v5, s18
	.loc	0 40
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_load_dword s20, s[4:5], 0x18
	s_load_dwordx2 s[16:17], s[4:5], 0x20
	v_lshlrev_b32_e32 v6, 2, v4
	.loc	0 47
	v_lshlrev_b64 v[2:3], 2, v[12:13]
	v_mad_i64_i32 v[0:1], s[18:19], v0, s2, 0
	v_sub_u32_e32 v26, vcc, s9, v12
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v27, vcc, 0x640, v6
	v_add_u32_e32 v0, vcc, v0, v2
	v_addc_u32_e32 v1, vcc, v1, v3, vcc
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s17
	v_add_u32_e32 v0, vcc, s16, v0
	v_addc_u32_e32 v1, vcc, v1, v2, vcc
	v_add_u32_e32 v14, vcc, 8, v0
	v_addc_u32_e32 v15, vcc, 0, v1, vcc
	v_mad_i64_i32 v[0:1], s[16:17], s20, v22, 0
	v_mov_b32_e32 v2, 0x50
	v_mad_i64_i32 v[16:17], s[16:17], s2, v2, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v2, s7
	v_add_u32_e32 v0, vcc, v0, v6
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v18, vcc, s6, v0
	s_movk_i32 s21, 0x50
	v_addc_u32_e32 v19, vcc, v2, v1, vcc
	v_mov_b32_e32 v0, s12
	v_mad_u32_u24 v24, v23, s21, v6
	v_mul_u32_u24_e32 v25, 0x50, v23
	v_mad_u32_u24 v28, v23, s21, v27
	v_mov_b32_e32 v7, 0
	v_sub_u32_e32 v29, vcc, s10, v4
	v_mov_b32_e32 v1, s13
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	s_movk_i32 s2, 0x410
	s_movk_i32 s13, 0x418
	s_movk_i32 s16, 0x460
	s_movk_i32 s17, 0x468
	s_movk_i32 s18, 0x4b0
	s_movk_i32 s19, 0x4b8
	s_movk_i32 s20, 0x500
	s_movk_i32 s21, 0x508
	s_movk_i32 s22, 0x550
	s_movk_i32 s23, 0x558
	s_movk_i32 s24, 0x5a0
	s_movk_i32 s25, 0x5a8
	s_movk_i32 s26, 0x5f0
	s_movk_i32 s27, 0x5f8
	s_mov_b32 m0, -1
	s_branch .LBB1_3
.LBB1_2:                                ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 50
	s_waitcnt vmcnt(0)
	ds_write2_b32 v28, v10, v11 offset0:2 offset1:3
	ds_write2_b32 v28, v8, v9 offset1:1
	.loc	0 51
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 54
	ds_read2_b32 v[4:5], v27 offset0:2 offset1:3
	ds_read2_b32 v[8:9], v27 offset1:1
	ds_read2_b32 v[10:11], v25 offset1:1
	ds_read2_b32 v[20:21], v25 offset0:2 offset1:3
	ds_read2_b32 v[30:31], v25 offset0:4 offset1:5
	ds_read2_b32 v[32:33], v25 offset0:6 offset1:7
	ds_read2_b32 v[34:35], v25 offset0:18 offset1:19
	s_waitcnt lgkmcnt(4)
	v_mad_f32 v0, v10, v8, v0
	v_mad_f32 v1, v10, v9, v1
	ds_read2_b32 v[8:9], v27 offset0:22 offset1:23
	v_mad_f32 v2, v10, v4, v2
	v_mac_f32_e32 v3, v10, v5
	ds_read2_b32 v[4:5], v27 offset0:40 offset1:41
	v_add_u32_e32 v6, vcc, s13, v27
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v11, v9
	v_mac_f32_e32 v2, v11, v8
	ds_read2_b32 v[8:9], v27 offset0:20 offset1:21
	.loc	0 47
	s_add_i32 s12, s12, 20
	s_cmp_ge_i32 s12, s10
	.loc	0 54
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v11, v9
	v_mac_f32_e32 v0, v11, v8
	ds_read2_b32 v[8:9], v27 offset0:42 offset1:43
	v_mac_f32_e32 v0, v20, v4
	v_mac_f32_e32 v1, v20, v5
	ds_read2_b32 v[4:5], v27 offset0:62 offset1:63
	ds_read2_b32 v[10:11], v27 offset0:60 offset1:61
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v2, v20, v8
	v_mac_f32_e32 v3, v20, v9
	ds_read2_b32 v[8:9], v27 offset0:80 offset1:81
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v3, v21, v5
	v_mac_f32_e32 v2, v21, v4
	ds_read2_b32 v[4:5], v27 offset0:82 offset1:83
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v21, v11
	v_mac_f32_e32 v0, v21, v10
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v0, v30, v8
	v_mac_f32_e32 v1, v30, v9
	ds_read2_b32 v[8:9], v27 offset0:100 offset1:101
	ds_read2_b32 v[10:11], v27 offset0:102 offset1:103
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v2, v30, v4
	v_mac_f32_e32 v3, v30, v5
	ds_read2_b32 v[4:5], v27 offset0:122 offset1:123
	ds_read2_b32 v[20:21], v27 offset0:120 offset1:121
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v1, v31, v9
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v3, v31, v11
	v_mac_f32_e32 v2, v31, v10
	v_mac_f32_e32 v0, v31, v8
	ds_read2_b32 v[8:9], v27 offset0:140 offset1:141
	ds_read2_b32 v[10:11], v27 offset0:142 offset1:143
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v32, v21
	v_mac_f32_e32 v2, v32, v4
	v_mac_f32_e32 v0, v32, v20
	v_mac_f32_e32 v3, v32, v5
	ds_read2_b32 v[4:5], v27 offset0:162 offset1:163
	ds_read2_b32 v[20:21], v27 offset0:160 offset1:161
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v2, v33, v10
	v_mac_f32_e32 v1, v33, v9
	ds_read2_b32 v[9:10], v25 offset0:8 offset1:9
	v_mac_f32_e32 v3, v33, v11
	v_mac_f32_e32 v0, v33, v8
	ds_read2_b32 v[30:31], v25 offset0:10 offset1:11
	ds_read2_b32 v[32:33], v25 offset0:12 offset1:13
	ds_read2_b32 v[36:37], v25 offset0:14 offset1:15
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v0, v9, v20
	v_mac_f32_e32 v1, v9, v21
	ds_read2_b32 v[20:21], v27 offset0:182 offset1:183
	v_mac_f32_e32 v2, v9, v4
	v_mac_f32_e32 v3, v9, v5
	ds_read2_b32 v[4:5], v27 offset0:200 offset1:201
	ds_read2_b32 v[8:9], v27 offset0:180 offset1:181
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v3, v10, v21
	v_mac_f32_e32 v2, v10, v20
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v10, v9
	v_mac_f32_e32 v0, v10, v8
	ds_read2_b32 v[8:9], v27 offset0:202 offset1:203
	v_mac_f32_e32 v0, v30, v4
	v_mac_f32_e32 v1, v30, v5
	ds_read2_b32 v[4:5], v27 offset0:222 offset1:223
	ds_read2_b32 v[10:11], v27 offset0:220 offset1:221
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v2, v30, v8
	v_mac_f32_e32 v3, v30, v9
	ds_read2_b32 v[8:9], v27 offset0:240 offset1:241
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v3, v31, v5
	v_mac_f32_e32 v2, v31, v4
	ds_read2_b32 v[4:5], v27 offset0:242 offset1:243
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v31, v11
	v_mac_f32_e32 v0, v31, v10
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v0, v32, v8
	v_mac_f32_e32 v1, v32, v9
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v2, v32, v4
	v_add_u32_e32 v4, vcc, s2, v27
	v_mac_f32_e32 v3, v32, v5
	ds_read2_b32 v[4:5], v4 offset1:1
	ds_read2_b32 v[8:9], v6 offset1:1
	v_add_u32_e32 v10, vcc, s17, v27
	v_add_u32_e32 v6, vcc, s16, v27
	ds_read2_b32 v[10:11], v10 offset1:1
	ds_read2_b32 v[20:21], v6 offset1:1
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v3, v33, v9
	v_mac_f32_e32 v2, v33, v8
	v_mac_f32_e32 v0, v33, v4
	v_add_u32_e32 v4, vcc, s18, v27
	ds_read2_b32 v[8:9], v25 offset0:16 offset1:17
	v_mac_f32_e32 v1, v33, v5
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v2, v36, v10
	v_mac_f32_e32 v3, v36, v11
	v_add_u32_e32 v6, vcc, s19, v27
	ds_read2_b32 v[4:5], v4 offset1:1
	ds_read2_b32 v[10:11], v6 offset1:1
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v0, v36, v20
	v_add_u32_e32 v20, vcc, s21, v27
	v_mac_f32_e32 v1, v36, v21
	v_add_u32_e32 v6, vcc, s20, v27
	ds_read2_b32 v[20:21], v20 offset1:1
	ds_read2_b32 v[30:31], v6 offset1:1
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v0, v37, v4
	v_add_u32_e32 v4, vcc, s22, v27
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v3, v37, v11
	v_mac_f32_e32 v2, v37, v10
	v_mac_f32_e32 v1, v37, v5
	v_add_u32_e32 v6, vcc, s23, v27
	ds_read2_b32 v[4:5], v4 offset1:1
	ds_read2_b32 v[10:11], v6 offset1:1
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v0, v8, v30
	v_mac_f32_e32 v1, v8, v31
	v_mac_f32_e32 v2, v8, v20
	v_mac_f32_e32 v3, v8, v21
	v_add_u32_e32 v8, vcc, s25, v27
	v_add_u32_e32 v6, vcc, s24, v27
	ds_read2_b32 v[20:21], v8 offset1:1
	ds_read2_b32 v[30:31], v6 offset1:1
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v0, v9, v4
	v_add_u32_e32 v4, vcc, s26, v27
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v3, v9, v11
	v_mac_f32_e32 v2, v9, v10
	v_mac_f32_e32 v1, v9, v5
	v_add_u32_e32 v6, vcc, s27, v27
	ds_read2_b32 v[4:5], v4 offset1:1
	ds_read2_b32 v[8:9], v6 offset1:1
	.loc	0 47
	v_add_u32_e32 v14, vcc, v14, v16
	v_addc_u32_e32 v15, vcc, v15, v17, vcc
	.loc	0 54
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v0, v34, v30
	v_mac_f32_e32 v1, v34, v31
	v_mac_f32_e32 v2, v34, v20
	v_mac_f32_e32 v3, v34, v21
	.loc	0 47
	v_add_u32_e32 v18, vcc, 0x50, v18
	.loc	0 54
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v3, v35, v9
	v_mac_f32_e32 v2, v35, v8
	v_mac_f32_e32 v1, v35, v5
	v_mac_f32_e32 v0, v35, v4
	.loc	0 47
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	v_subrev_u32_e32 v29, vcc, 20, v29
	.loc	0 55
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 47
	s_cbranch_scc1 .LBB1_23
.LBB1_3:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 49
	v_cndmask_b32_e64 v6, 0, v29, s[0:1]
	.loc	0 26
	v_cmp_gt_i32_e32 vcc, 4, v6
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB1_11
; %bb.4:                                ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 28
	v_cmp_lt_i32_e32 vcc, 0, v6
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_6
; %bb.5:                                ;   in Loop: Header=BB1_3 Depth=1
	flat_load_dword v4, v[18:19]
.LBB1_6:                                ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 28
	v_cmp_lt_i32_e32 vcc, 1, v6
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_8
; %bb.7:                                ;   in Loop: Header=BB1_3 Depth=1
	v_add_u32_e32 v8, vcc, 4, v18
	v_addc_u32_e32 v9, vcc, 0, v19, vcc
	flat_load_dword v5, v[8:9]
.LBB1_8:                                ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 28
	v_cmp_lt_i32_e32 vcc, 2, v6
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_10
; %bb.9:                                ;   in Loop: Header=BB1_3 Depth=1
	v_add_u32_e32 v8, vcc, 8, v18
	v_addc_u32_e32 v9, vcc, 0, v19, vcc
	flat_load_dword v6, v[8:9]
.LBB1_10:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v9, v5
	v_mov_b32_e32 v8, v4
.LBB1_11:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 26
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB1_13
; %bb.12:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 27
	flat_load_dwordx4 v[8:11], v[18:19]
.LBB1_13:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 49
	v_add_u32_e32 v4, vcc, s12, v23
	.loc	0 50
	v_add_u32_e32 v20, vcc, -8, v14
	v_addc_u32_e32 v21, vcc, -1, v15, vcc
	v_cmp_gt_i32_e32 vcc, s10, v4
	v_cndmask_b32_e32 v6, 0, v26, vcc
	.loc	0 26
	v_cmp_gt_i32_e32 vcc, 4, v6
	.loc	0 49
	s_waitcnt vmcnt(0)
	ds_write2_b32 v24, v10, v11 offset0:2 offset1:3
	ds_write2_b32 v24, v8, v9 offset1:1
	.loc	0 26
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB1_21
; %bb.14:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 28
	v_cmp_lt_i32_e32 vcc, 0, v6
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_16
; %bb.15:                               ;   in Loop: Header=BB1_3 Depth=1
	flat_load_dword v4, v[20:21]
.LBB1_16:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 28
	v_cmp_lt_i32_e32 vcc, 1, v6
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_18
; %bb.17:                               ;   in Loop: Header=BB1_3 Depth=1
	v_add_u32_e32 v8, vcc, -4, v14
	v_addc_u32_e32 v9, vcc, -1, v15, vcc
	flat_load_dword v5, v[8:9]
.LBB1_18:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 28
	v_cmp_lt_i32_e32 vcc, 2, v6
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB1_20
; %bb.19:                               ;   in Loop: Header=BB1_3 Depth=1
	flat_load_dword v6, v[14:15]
.LBB1_20:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v9, v5
	v_mov_b32_e32 v8, v4
.LBB1_21:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 26
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB1_2
; %bb.22:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 27
	flat_load_dwordx4 v[8:11], v[20:21]
	s_branch .LBB1_2
.LBB1_23:
	.loc	0 58
	v_cmp_gt_i32_e32 vcc, s8, v22
	v_cmp_gt_i32_e64 s[0:1], s9, v12
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB1_36
; %bb.24:
	.loc	0 40
	s_load_dword s2, s[4:5], 0x38
	s_load_dwordx2 s[0:1], s[4:5], 0x30
	.loc	0 60
	v_or_b32_e32 v6, 3, v12
	v_cmp_le_i32_e32 vcc, s9, v6
	.loc	0 59
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[4:5], s2, v22, v[12:13]
	.loc	0 60
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB1_32
; %bb.25:
	.loc	0 67
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	v_mov_b32_e32 v8, s1
	v_add_u32_e32 v6, vcc, s0, v6
	v_cmp_neq_f32_e64 s[6:7], s3, 0
	v_addc_u32_e32 v7, vcc, v8, v7, vcc
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[14:15], 0
	s_branch .LBB1_27
.LBB1_26:                               ;   in Loop: Header=BB1_27 Depth=1
	.loc	0 68
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_mov_b32_e32 v11, s1
	v_add_u32_e32 v8, vcc, s0, v8
	v_addc_u32_e32 v9, vcc, v11, v9, vcc
	.loc	0 67
	s_add_u32 s14, s14, 1
	.loc	0 68
	flat_store_dword v[8:9], v10
	.loc	0 67
	v_add_u32_e32 v8, vcc, s14, v12
	s_addc_u32 s15, s15, 0
	v_cmp_le_i32_e32 vcc, s9, v8
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v6, vcc, 4, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB1_31
.LBB1_27:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 68
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB1_29
; %bb.28:                               ;   in Loop: Header=BB1_27 Depth=1
	flat_load_dword v10, v[6:7]
	v_add_u32_e32 v8, vcc, s14, v4
	s_cmp_eq_u32 s14, 1
	v_addc_u32_e32 v9, vcc, 0, v5, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s14, 2
	v_cndmask_b32_e32 v11, v0, v1, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s14, 3
	v_cndmask_b32_e32 v11, v11, v2, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v11, v11, v3, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v10, s3, v10
	v_mac_f32_e32 v10, s11, v11
	s_cbranch_execnz .LBB1_26
	s_branch .LBB1_30
.LBB1_29:                               ;   in Loop: Header=BB1_27 Depth=1
.LBB1_30:                               ;   in Loop: Header=BB1_27 Depth=1
	s_cmp_eq_u32 s14, 1
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s14, 2
	v_cndmask_b32_e32 v8, v0, v1, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s14, 3
	v_cndmask_b32_e32 v8, v8, v2, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v8, v8, v3, vcc
	v_mul_f32_e32 v10, s11, v8
	v_mov_b32_e32 v9, s15
	v_add_u32_e32 v8, vcc, s14, v4
	v_addc_u32_e32 v9, vcc, v5, v9, vcc
	s_branch .LBB1_26
.LBB1_31:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
.LBB1_32:
	.loc	0 60
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB1_36
; %bb.33:
	.loc	0 62
	v_cmp_eq_f32_e64 s[4:5], s3, 0
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	0 61
	v_mul_f32_e32 v3, s11, v3
	v_mul_f32_e32 v2, s11, v2
	v_mul_f32_e32 v1, s11, v1
	v_mul_f32_e32 v0, s11, v0
	.loc	0 62
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB1_35
; %bb.34:
	.loc	0 63
	v_mov_b32_e32 v7, s1
	v_add_u32_e32 v6, vcc, s0, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dwordx4 v[6:9], v[6:7]
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v3, s3, v9
	v_mac_f32_e32 v2, s3, v8
	v_mac_f32_e32 v1, s3, v7
	v_mac_f32_e32 v0, s3, v6
.LBB1_35:
	.loc	0 64
	v_mov_b32_e32 v6, s1
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	flat_store_dwordx4 v[4:5], v[0:3]
.LBB1_36:
	.loc	0 71
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_tile_vectorized
		.amdhsa_group_segment_fixed_size 3200
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
		.amdhsa_next_free_vgpr 38
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
.Lfunc_end1:
	.size	gemm_tile_vectorized, .Lfunc_end1-gemm_tile_vectorized
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2236
; NumSgprs: 30
; NumVgprs: 38
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 3200 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 9
; NumSGPRsForWavesPerEU: 30
; NumVGPRsForWavesPerEU: 38
; Occupancy: 6
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
    .group_segment_fixed_size: 3200
    .kernarg_segment_align: 8
    .kernarg_segment_size: 60
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 100
    .name:           gemm_tile_vectorized
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 10
      - 10
      - 1
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         gemm_tile_vectorized.kd
    .vgpr_count:     38
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.globl	quad                            ; -- Begin function quad
	.p2align	2
	.type	quad,@function
quad:                                   ; @quad
quad$local:
	.type	quad$local,@function
	.file	0 "." "<stdin>"
	.file	1 "gemm_tile20_optimized.cl"
	.loc	1 38
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	.loc	1 39
	v_cmp_gt_i32_e32 vcc, 4, v6
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execnz .LBB0_3
; %bb.1:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execnz .LBB0_10
.LBB0_2:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 42
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.LBB0_3:
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 0, v6
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_5
; %bb.4:
	flat_load_dword v0, v[4:5]
.LBB0_5:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 1, v6
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB0_7
; %bb.6:
	v_add_u32_e32 v1, vcc, 4, v4
	v_addc_u32_e32 v2, vcc, 0, v5, vcc
	flat_load_dword v1, v[1:2]
.LBB0_7:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 41
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
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 39
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB0_2
.LBB0_10:
	.loc	1 40
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[0:3], v[4:5]
	s_or_b64 exec, exec, s[4:5]
	.loc	1 42
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	quad, .Lfunc_end0-quad
	.size	quad$local, .Lfunc_end0-quad
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 188
; NumSgprs: 34
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
	.text
	.globl	pair                            ; -- Begin function pair
	.p2align	2
	.type	pair,@function
pair:                                   ; @pair
pair$local:
	.type	pair$local,@function
	.loc	1 45
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v3, v0
	.loc	1 46
	v_cmp_gt_i32_e32 vcc, 2, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execnz .LBB1_3
; %bb.1:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execnz .LBB1_6
.LBB1_2:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 49
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.LBB1_3:
	.loc	1 48
	v_cmp_eq_u32_e32 vcc, 1, v2
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_5
; %bb.4:
	flat_load_dword v0, v[3:4]
.LBB1_5:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 46
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB1_2
.LBB1_6:
	.loc	1 47
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[0:1], v[3:4]
	s_or_b64 exec, exec, s[4:5]
	.loc	1 49
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	pair, .Lfunc_end1-pair
	.size	pair$local, .Lfunc_end1-pair
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 112
; NumSgprs: 34
; NumVgprs: 5
; ScratchSize: 0
; MemoryBound: 0
	.text
	.globl	gemm_tile20_optimized           ; -- Begin function gemm_tile20_optimized
	.p2align	8
	.type	gemm_tile20_optimized,@function
gemm_tile20_optimized:                  ; @gemm_tile20_optimized
gemm_tile20_optimized$local:
	.type	gemm_tile20_optimized$local,@function
	.loc	1 56
; %bb.0:
	.loc	1 60
	v_mad_u32_u24 v15, v1, 10, v0
	v_mov_b32_e32 v0, 0xcccd
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x28
	v_mul_u32_u24_sdwa v0, v15, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshrrev_b32_e32 v10, 18, v0
	v_mul_lo_u16_e32 v0, 5, v10
	v_sub_u16_e32 v0, v15, v0
	.loc	1 62
	v_lshlrev_b16_e32 v11, 2, v0
	.loc	1 63
	s_mul_i32 s26, s7, 20
	.loc	1 64
	s_mul_i32 s6, s6, 20
	s_mov_b32 s13, 0
	.loc	1 71
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s10, 1
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v16, 0
	s_cbranch_scc1 .LBB2_18
; %bb.1:
	.loc	1 60
	s_load_dwordx2 s[14:15], s[4:5], 0x10
	s_load_dword s16, s[4:5], 0x18
	s_load_dwordx2 s[18:19], s[4:5], 0x20
	s_ashr_i32 s7, s6, 31
	s_ashr_i32 s17, s2, 31
	s_lshl_b64 s[20:21], s[6:7], 2
	s_movk_i32 s0, 0xc8
	v_lshlrev_b32_e32 v0, 2, v11
	s_movk_i32 s12, 0x640
	s_waitcnt lgkmcnt(0)
	s_add_u32 s7, s18, s20
	v_cmp_gt_u32_e64 s[0:1], s0, v15
	s_movk_i32 s27, 0x50
	.loc	1 90
	v_mul_u32_u24_e32 v17, 0x50, v10
	v_add_u32_e32 v18, vcc, s12, v0
	s_addc_u32 s28, s19, s21
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
	s_movk_i32 s29, 0x63
	s_movk_i32 s30, 0x410
	s_movk_i32 s31, 0x418
	s_movk_i32 s33, 0x460
	s_movk_i32 s34, 0x468
	s_movk_i32 s35, 0x4b0
	s_movk_i32 s36, 0x4b8
	s_movk_i32 s37, 0x500
	s_movk_i32 s38, 0x508
	s_movk_i32 s39, 0x550
	s_movk_i32 s40, 0x558
	s_movk_i32 s41, 0x5a0
	s_movk_i32 s42, 0x5a8
	s_movk_i32 s43, 0x5f0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v14, 0
	v_mov_b32_e32 v16, 0
	s_mov_b32 s12, s13
	s_mov_b32 m0, -1
	s_branch .LBB2_3
.LBB2_2:                                ;   in Loop: Header=BB2_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
	.loc	1 83
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 91
	ds_read2_b32 v[4:5], v18 offset1:1
	.loc	1 93
	ds_read2_b32 v[6:7], v18 offset0:2 offset1:3
	.loc	1 91
	ds_read2_b32 v[8:9], v18 offset0:20 offset1:21
	.loc	1 90
	ds_read2_b32 v[19:20], v17 offset1:1
	ds_read2_b32 v[21:22], v17 offset0:2 offset1:3
	ds_read2_b32 v[23:24], v17 offset0:4 offset1:5
	ds_read2_b32 v[25:26], v17 offset0:6 offset1:7
	ds_read2_b32 v[27:28], v17 offset0:17 offset1:18
	.loc	1 91
	s_waitcnt lgkmcnt(4)
	v_mul_f32_e32 v0, v19, v4
	.loc	1 93
	v_mul_f32_e32 v4, v19, v6
	v_add_f32_e32 v14, v4, v14
	.loc	1 94
	v_mul_f32_e32 v4, v19, v7
	.loc	1 91
	v_add_f32_e32 v0, v0, v12
	.loc	1 92
	v_mul_f32_e32 v2, v19, v5
	.loc	1 94
	v_add_f32_e32 v16, v4, v16
	.loc	1 91
	v_mul_f32_e32 v4, v20, v8
	.loc	1 92
	v_add_f32_e32 v2, v2, v13
	.loc	1 91
	v_add_f32_e32 v0, v4, v0
	.loc	1 92
	v_mul_f32_e32 v6, v20, v9
	.loc	1 93
	ds_read2_b32 v[4:5], v18 offset0:22 offset1:23
	.loc	1 92
	v_add_f32_e32 v2, v6, v2
	.loc	1 91
	ds_read2_b32 v[6:7], v18 offset0:40 offset1:41
	.loc	1 93
	ds_read2_b32 v[8:9], v18 offset0:42 offset1:43
	.loc	1 91
	ds_read2_b32 v[12:13], v18 offset0:60 offset1:61
	.loc	1 71
	s_add_i32 s12, s12, 20
	s_cmp_ge_i32 s12, s10
	.loc	1 91
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v6, v21, v6
	.loc	1 93
	v_mul_f32_e32 v4, v20, v4
	.loc	1 91
	v_add_f32_e32 v0, v6, v0
	.loc	1 92
	v_mul_f32_e32 v6, v21, v7
	.loc	1 93
	v_add_f32_e32 v4, v4, v14
	.loc	1 94
	v_mul_f32_e32 v5, v20, v5
	.loc	1 92
	v_add_f32_e32 v2, v6, v2
	.loc	1 93
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v6, v21, v8
	.loc	1 94
	v_add_f32_e32 v5, v5, v16
	.loc	1 93
	v_add_f32_e32 v14, v6, v4
	.loc	1 94
	v_mul_f32_e32 v4, v21, v9
	v_add_f32_e32 v16, v4, v5
	.loc	1 91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, v22, v12
	v_add_f32_e32 v0, v4, v0
	.loc	1 92
	v_mul_f32_e32 v6, v22, v13
	.loc	1 93
	ds_read2_b32 v[4:5], v18 offset0:62 offset1:63
	.loc	1 92
	v_add_f32_e32 v2, v6, v2
	.loc	1 91
	ds_read2_b32 v[6:7], v18 offset0:80 offset1:81
	.loc	1 93
	ds_read2_b32 v[8:9], v18 offset0:82 offset1:83
	.loc	1 91
	ds_read2_b32 v[12:13], v18 offset0:100 offset1:101
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v6, v23, v6
	.loc	1 93
	v_mul_f32_e32 v4, v22, v4
	.loc	1 91
	v_add_f32_e32 v0, v6, v0
	.loc	1 92
	v_mul_f32_e32 v6, v23, v7
	.loc	1 93
	v_add_f32_e32 v4, v4, v14
	.loc	1 94
	v_mul_f32_e32 v5, v22, v5
	.loc	1 92
	v_add_f32_e32 v2, v6, v2
	.loc	1 93
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v6, v23, v8
	.loc	1 94
	v_add_f32_e32 v5, v5, v16
	.loc	1 93
	v_add_f32_e32 v14, v6, v4
	.loc	1 94
	v_mul_f32_e32 v4, v23, v9
	v_add_f32_e32 v16, v4, v5
	.loc	1 91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, v24, v12
	v_add_f32_e32 v0, v4, v0
	.loc	1 93
	ds_read2_b32 v[4:5], v18 offset0:102 offset1:103
	.loc	1 92
	v_mul_f32_e32 v6, v24, v13
	v_add_f32_e32 v2, v6, v2
	.loc	1 91
	ds_read2_b32 v[6:7], v18 offset0:120 offset1:121
	.loc	1 93
	ds_read2_b32 v[8:9], v18 offset0:122 offset1:123
	ds_read2_b32 v[12:13], v18 offset0:242 offset1:243
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v4, v24, v4
	.loc	1 94
	v_mul_f32_e32 v5, v24, v5
	.loc	1 93
	v_add_f32_e32 v4, v4, v14
	.loc	1 94
	v_add_f32_e32 v14, v5, v16
	.loc	1 91
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v5, v25, v6
	v_add_f32_e32 v0, v5, v0
	.loc	1 92
	v_mul_f32_e32 v5, v25, v7
	v_add_f32_e32 v2, v5, v2
	.loc	1 93
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v5, v25, v8
	v_add_f32_e32 v16, v5, v4
	.loc	1 91
	ds_read2_b32 v[4:5], v18 offset0:140 offset1:141
	.loc	1 94
	v_mul_f32_e32 v6, v25, v9
	v_add_f32_e32 v14, v6, v14
	.loc	1 93
	ds_read2_b32 v[6:7], v18 offset0:142 offset1:143
	.loc	1 91
	ds_read2_b32 v[8:9], v18 offset0:160 offset1:161
	.loc	1 93
	ds_read2_b32 v[19:20], v18 offset0:162 offset1:163
	.loc	1 91
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v4, v26, v4
	v_add_f32_e32 v0, v4, v0
	.loc	1 92
	v_mul_f32_e32 v4, v26, v5
	v_add_f32_e32 v2, v4, v2
	.loc	1 93
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v4, v26, v6
	v_add_f32_e32 v16, v4, v16
	.loc	1 90
	ds_read2_b32 v[4:5], v17 offset0:8 offset1:9
	.loc	1 94
	v_mul_f32_e32 v6, v26, v7
	v_add_f32_e32 v14, v6, v14
	.loc	1 90
	ds_read2_b32 v[6:7], v17 offset0:10 offset1:11
	ds_read2_b32 v[21:22], v17 offset0:13 offset1:14
	ds_read2_b32 v[23:24], v17 offset0:15 offset1:16
	.loc	1 91
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v8, v4, v8
	v_add_f32_e32 v0, v8, v0
	.loc	1 92
	v_mul_f32_e32 v8, v4, v9
	v_add_f32_e32 v2, v8, v2
	.loc	1 93
	v_mul_f32_e32 v8, v4, v19
	v_add_f32_e32 v16, v8, v16
	.loc	1 91
	ds_read2_b32 v[8:9], v18 offset0:180 offset1:181
	.loc	1 94
	v_mul_f32_e32 v4, v4, v20
	.loc	1 93
	ds_read2_b32 v[19:20], v18 offset0:182 offset1:183
	.loc	1 91
	ds_read2_b32 v[25:26], v18 offset0:200 offset1:201
	.loc	1 93
	ds_read2_b32 v[29:30], v18 offset0:202 offset1:203
	.loc	1 94
	v_add_f32_e32 v4, v4, v14
	.loc	1 91
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v8, v5, v8
	v_add_f32_e32 v0, v8, v0
	.loc	1 92
	v_mul_f32_e32 v8, v5, v9
	v_add_f32_e32 v2, v8, v2
	.loc	1 93
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v8, v5, v19
	.loc	1 94
	v_mul_f32_e32 v5, v5, v20
	v_add_f32_e32 v4, v5, v4
	.loc	1 91
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v5, v6, v25
	v_add_f32_e32 v0, v5, v0
	.loc	1 92
	v_mul_f32_e32 v5, v6, v26
	.loc	1 93
	v_add_f32_e32 v8, v8, v16
	.loc	1 92
	v_add_f32_e32 v2, v5, v2
	.loc	1 93
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v5, v6, v29
	v_add_f32_e32 v14, v5, v8
	.loc	1 94
	v_mul_f32_e32 v5, v6, v30
	v_add_f32_e32 v6, v5, v4
	.loc	1 91
	ds_read2_b32 v[4:5], v18 offset0:220 offset1:221
	v_add_u32_e32 v16, vcc, s30, v18
	.loc	1 93
	ds_read2_b32 v[8:9], v18 offset0:222 offset1:223
	.loc	1 91
	ds_read2_b32 v[19:20], v18 offset0:240 offset1:241
	ds_read2_b32 v[25:26], v16 offset1:1
	v_add_u32_e32 v16, vcc, s35, v18
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v4, v7, v4
	v_add_f32_e32 v0, v4, v0
	.loc	1 92
	v_mul_f32_e32 v4, v7, v5
	v_add_f32_e32 v2, v4, v2
	.loc	1 90
	ds_read2_b32 v[4:5], v17 offset0:12 offset1:19
	.loc	1 93
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v8, v7, v8
	.loc	1 94
	v_mul_f32_e32 v7, v7, v9
	v_add_f32_e32 v6, v7, v6
	.loc	1 93
	v_add_f32_e32 v8, v8, v14
	.loc	1 91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v7, v4, v19
	v_add_f32_e32 v0, v7, v0
	.loc	1 92
	v_mul_f32_e32 v7, v4, v20
	v_add_f32_e32 v2, v7, v2
	.loc	1 93
	v_mul_f32_e32 v7, v4, v12
	.loc	1 94
	v_mul_f32_e32 v4, v4, v13
	v_add_f32_e32 v4, v4, v6
	.loc	1 91
	v_mul_f32_e32 v6, v21, v25
	v_add_f32_e32 v0, v6, v0
	.loc	1 92
	v_mul_f32_e32 v6, v21, v26
	v_add_f32_e32 v2, v6, v2
	.loc	1 93
	v_add_u32_e32 v6, vcc, s31, v18
	v_add_f32_e32 v14, v7, v8
	ds_read2_b32 v[6:7], v6 offset1:1
	.loc	1 91
	v_add_u32_e32 v8, vcc, s33, v18
	.loc	1 93
	v_add_u32_e32 v12, vcc, s34, v18
	.loc	1 91
	ds_read2_b32 v[8:9], v8 offset1:1
	.loc	1 93
	ds_read2_b32 v[12:13], v12 offset1:1
	.loc	1 91
	ds_read2_b32 v[19:20], v16 offset1:1
	.loc	1 94
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v7, v21, v7
	v_add_f32_e32 v4, v7, v4
	.loc	1 91
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v7, v22, v8
	.loc	1 93
	v_mul_f32_e32 v6, v21, v6
	.loc	1 91
	v_add_f32_e32 v0, v7, v0
	.loc	1 92
	v_mul_f32_e32 v7, v22, v9
	.loc	1 93
	v_add_f32_e32 v6, v6, v14
	.loc	1 92
	v_add_f32_e32 v2, v7, v2
	.loc	1 93
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v7, v22, v12
	v_add_f32_e32 v14, v7, v6
	.loc	1 94
	v_mul_f32_e32 v6, v22, v13
	v_add_f32_e32 v4, v6, v4
	.loc	1 91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v6, v23, v19
	v_add_f32_e32 v0, v6, v0
	.loc	1 92
	v_mul_f32_e32 v6, v23, v20
	v_add_f32_e32 v2, v6, v2
	.loc	1 93
	v_add_u32_e32 v6, vcc, s36, v18
	ds_read2_b32 v[6:7], v6 offset1:1
	.loc	1 91
	v_add_u32_e32 v8, vcc, s37, v18
	.loc	1 93
	v_add_u32_e32 v12, vcc, s38, v18
	.loc	1 91
	v_add_u32_e32 v16, vcc, s39, v18
	ds_read2_b32 v[8:9], v8 offset1:1
	.loc	1 93
	ds_read2_b32 v[12:13], v12 offset1:1
	.loc	1 91
	ds_read2_b32 v[19:20], v16 offset1:1
	.loc	1 94
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v7, v23, v7
	v_add_f32_e32 v4, v7, v4
	.loc	1 91
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v7, v24, v8
	.loc	1 93
	v_mul_f32_e32 v6, v23, v6
	.loc	1 91
	v_add_f32_e32 v0, v7, v0
	.loc	1 92
	v_mul_f32_e32 v7, v24, v9
	.loc	1 93
	v_add_f32_e32 v6, v6, v14
	.loc	1 92
	v_add_f32_e32 v2, v7, v2
	.loc	1 93
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v7, v24, v12
	v_add_f32_e32 v14, v7, v6
	.loc	1 94
	v_mul_f32_e32 v6, v24, v13
	v_add_f32_e32 v4, v6, v4
	.loc	1 91
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v6, v27, v19
	v_add_f32_e32 v0, v6, v0
	.loc	1 92
	v_mul_f32_e32 v6, v27, v20
	v_add_f32_e32 v2, v6, v2
	.loc	1 93
	v_add_u32_e32 v6, vcc, s40, v18
	ds_read2_b32 v[6:7], v6 offset1:1
	.loc	1 91
	v_add_u32_e32 v8, vcc, s41, v18
	.loc	1 93
	v_add_u32_e32 v12, vcc, s42, v18
	.loc	1 91
	v_add_u32_e32 v16, vcc, s43, v18
	ds_read2_b32 v[8:9], v8 offset1:1
	.loc	1 93
	ds_read2_b32 v[12:13], v12 offset1:1
	.loc	1 91
	ds_read2_b32 v[19:20], v16 offset1:1
	.loc	1 94
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v7, v27, v7
	v_add_f32_e32 v4, v7, v4
	.loc	1 91
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v7, v28, v8
	.loc	1 93
	v_mul_f32_e32 v6, v27, v6
	.loc	1 91
	v_add_f32_e32 v0, v7, v0
	.loc	1 92
	v_mul_f32_e32 v7, v28, v9
	.loc	1 93
	v_add_f32_e32 v6, v6, v14
	.loc	1 92
	v_add_f32_e32 v2, v7, v2
	.loc	1 93
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v7, v28, v12
	v_add_f32_e32 v8, v7, v6
	.loc	1 94
	v_mul_f32_e32 v6, v28, v13
	v_add_f32_e32 v4, v6, v4
	.loc	1 93
	v_add_u32_e32 v6, vcc, 0x5f8, v18
	ds_read2_b32 v[6:7], v6 offset1:1
	.loc	1 91
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v9, v5, v19
	v_add_f32_e32 v12, v9, v0
	.loc	1 92
	v_mul_f32_e32 v0, v5, v20
	v_add_f32_e32 v13, v0, v2
	.loc	1 93
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v0, v5, v6
	v_add_f32_e32 v14, v0, v8
	.loc	1 94
	v_mul_f32_e32 v0, v5, v7
	v_add_f32_e32 v16, v0, v4
	.loc	1 99
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 71
	s_cbranch_scc1 .LBB2_18
.LBB2_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB2_6 Depth 2
	.loc	1 73
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB2_2
; %bb.4:                                ;   in Loop: Header=BB2_3 Depth=1
	.loc	1 0
	s_lshl_b64 s[20:21], s[12:13], 2
	s_add_u32 s44, s14, s20
	s_addc_u32 s45, s15, s21
	s_mov_b64 s[20:21], 0
	v_mov_b32_e32 v19, v15
	s_branch .LBB2_6
.LBB2_5:                                ;   in Loop: Header=BB2_6 Depth=2
	s_or_b64 exec, exec, s[22:23]
	.loc	1 77
	v_add_u32_e32 v0, vcc, 0x640, v0
	s_waitcnt vmcnt(0)
	ds_write2_b32 v0, v6, v7 offset1:1
	.loc	1 73
	v_add_u32_e32 v0, vcc, 0x64, v19
	v_cmp_lt_u32_e32 vcc, s29, v19
	s_or_b64 s[20:21], vcc, s[20:21]
	v_mov_b32_e32 v19, v0
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB2_2
.LBB2_6:                                ;   Parent Loop BB2_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 74
	v_mov_b32_e32 v0, 0xcd
	v_mul_lo_u16_sdwa v0, v19, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_lshrrev_b16_e32 v20, 11, v0
	v_mul_lo_u16_e32 v0, 10, v20
	.loc	1 75
	v_add_u32_e32 v2, vcc, s26, v20
	.loc	1 74
	v_sub_u16_e32 v0, v19, v0
	.loc	1 76
	v_mad_i64_i32 v[4:5], s[22:23], v2, s16, 0
	.loc	1 74
	v_lshlrev_b16_e32 v0, 1, v0
	v_and_b32_e32 v0, 0xfe, v0
	.loc	1 75
	v_add_u32_e32 v6, vcc, s12, v0
	v_sub_u32_e32 v6, vcc, s10, v6
	.loc	1 76
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	1 75
	v_cmp_gt_i32_e32 vcc, s8, v2
	v_cndmask_b32_e32 v2, 0, v6, vcc
	.loc	1 76
	v_mov_b32_e32 v6, s45
	v_add_u32_e32 v7, vcc, s44, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_u32_e32 v8, vcc, v7, v4
	v_addc_u32_e32 v9, vcc, v6, v5, vcc
	.loc	1 46
	v_cmp_gt_i32_e32 vcc, 2, v2
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	s_cbranch_execz .LBB2_10
; %bb.7:                                ;   in Loop: Header=BB2_6 Depth=2
	.loc	1 48
	v_cmp_eq_u32_e32 vcc, 1, v2
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB2_9
; %bb.8:                                ;   in Loop: Header=BB2_6 Depth=2
	flat_load_dword v2, v[8:9]
.LBB2_9:                                ;   in Loop: Header=BB2_6 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v3
	v_mov_b32_e32 v6, v2
.LBB2_10:                               ;   in Loop: Header=BB2_6 Depth=2
	.loc	1 46
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execz .LBB2_12
; %bb.11:                               ;   in Loop: Header=BB2_6 Depth=2
	.loc	1 47
	flat_load_dwordx2 v[6:7], v[8:9]
.LBB2_12:                               ;   in Loop: Header=BB2_6 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[22:23]
	.loc	1 75
	v_add_u32_e32 v2, vcc, s6, v0
	v_add_u32_e32 v8, vcc, s12, v20
	v_sub_u32_e32 v2, vcc, s9, v2
	v_cmp_gt_i32_e32 vcc, s10, v8
	.loc	1 77
	v_mul_lo_u32 v21, v8, s17
	v_mad_u64_u32 v[8:9], s[22:23], v8, s2, 0
	.loc	1 76
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	1 75
	v_cndmask_b32_e32 v2, 0, v2, vcc
	.loc	1 76
	v_mad_u32_u24 v0, v20, s27, v0
	.loc	1 77
	v_add_u32_e32 v9, vcc, v9, v21
	.loc	1 76
	s_waitcnt vmcnt(0)
	ds_write2_b32 v0, v6, v7 offset1:1
	.loc	1 77
	v_lshlrev_b64 v[6:7], 2, v[8:9]
	v_mov_b32_e32 v8, s28
	v_add_u32_e32 v6, vcc, s7, v6
	v_addc_u32_e32 v7, vcc, v8, v7, vcc
	v_add_u32_e32 v4, vcc, v6, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	.loc	1 46
	v_cmp_gt_i32_e32 vcc, 2, v2
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	s_cbranch_execz .LBB2_16
; %bb.13:                               ;   in Loop: Header=BB2_6 Depth=2
	.loc	1 48
	v_cmp_eq_u32_e32 vcc, 1, v2
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB2_15
; %bb.14:                               ;   in Loop: Header=BB2_6 Depth=2
	flat_load_dword v2, v[4:5]
.LBB2_15:                               ;   in Loop: Header=BB2_6 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v3
	v_mov_b32_e32 v6, v2
.LBB2_16:                               ;   in Loop: Header=BB2_6 Depth=2
	.loc	1 46
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execz .LBB2_5
; %bb.17:                               ;   in Loop: Header=BB2_6 Depth=2
	.loc	1 47
	flat_load_dwordx2 v[6:7], v[4:5]
	s_branch .LBB2_5
.LBB2_18:
	.loc	1 105
	v_add_u32_e32 v2, vcc, s26, v10
	v_add_u32_e32 v0, vcc, s6, v11
	.loc	1 106
	v_cmp_gt_i32_e32 vcc, s8, v2
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB2_31
; %bb.19:
	.loc	1 60
	s_load_dword s2, s[4:5], 0x38
	s_load_dwordx2 s[0:1], s[4:5], 0x30
	.loc	1 107
	v_ashrrev_i32_e32 v1, 31, v0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[4:5], s2, v2, v[0:1]
	.loc	1 108
	v_or_b32_e32 v1, 3, v0
	v_cmp_le_i32_e32 vcc, s9, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB2_27
; %bb.20:
	.loc	1 115
	v_lshlrev_b64 v[1:2], 2, v[4:5]
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_cmp_neq_f32_e64 s[6:7], s3, 0
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[14:15], 0
	s_branch .LBB2_23
.LBB2_21:                               ;   in Loop: Header=BB2_23 Depth=1
	.loc	1 116
	s_cmp_eq_u32 s14, 1
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s14, 2
	v_cndmask_b32_e32 v3, v12, v13, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s14, 3
	v_cndmask_b32_e32 v3, v3, v14, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v3, v3, v16, vcc
	v_mov_b32_e32 v7, s15
	v_add_u32_e32 v6, vcc, s14, v4
	v_mul_f32_e32 v3, s11, v3
	v_addc_u32_e32 v7, vcc, v5, v7, vcc
.LBB2_22:                               ;   in Loop: Header=BB2_23 Depth=1
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_mov_b32_e32 v8, s1
	v_add_u32_e32 v6, vcc, s0, v6
	v_addc_u32_e32 v7, vcc, v8, v7, vcc
	.loc	1 115
	s_add_u32 s14, s14, 1
	.loc	1 116
	flat_store_dword v[6:7], v3
	.loc	1 115
	v_add_u32_e32 v3, vcc, s14, v0
	s_addc_u32 s15, s15, 0
	v_cmp_le_i32_e32 vcc, s9, v3
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v1, vcc, 4, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB2_26
.LBB2_23:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 116
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB2_25
; %bb.24:                               ;   in Loop: Header=BB2_23 Depth=1
	flat_load_dword v3, v[1:2]
	v_add_u32_e32 v6, vcc, s14, v4
	s_cmp_eq_u32 s14, 1
	v_addc_u32_e32 v7, vcc, 0, v5, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s14, 2
	v_cndmask_b32_e32 v8, v12, v13, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s14, 3
	v_cndmask_b32_e32 v8, v8, v14, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v8, v8, v16, vcc
	v_mul_f32_e32 v8, s11, v8
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, s3, v3
	v_add_f32_e32 v3, v8, v3
	s_cbranch_execnz .LBB2_22
	s_branch .LBB2_21
.LBB2_25:                               ;   in Loop: Header=BB2_23 Depth=1
	s_branch .LBB2_21
.LBB2_26:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
.LBB2_27:
	.loc	1 108
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB2_31
; %bb.28:
	.loc	1 110
	v_cmp_eq_f32_e64 s[4:5], s3, 0
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	1 109
	v_mul_f32_e32 v3, s11, v16
	v_mul_f32_e32 v2, s11, v14
	v_mul_f32_e32 v1, s11, v13
	v_mul_f32_e32 v0, s11, v12
	.loc	1 110
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB2_30
; %bb.29:
	.loc	1 111
	v_mov_b32_e32 v7, s1
	v_add_u32_e32 v6, vcc, s0, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dwordx4 v[6:9], v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v9, s3, v9
	v_mul_f32_e32 v8, s3, v8
	v_mul_f32_e32 v7, s3, v7
	v_mul_f32_e32 v6, s3, v6
	v_add_f32_e32 v3, v9, v3
	v_add_f32_e32 v2, v8, v2
	v_add_f32_e32 v1, v7, v1
	v_add_f32_e32 v0, v6, v0
.LBB2_30:
	.loc	1 112
	v_mov_b32_e32 v6, s1
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	flat_store_dwordx4 v[4:5], v[0:3]
.LBB2_31:
	.loc	1 119
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_tile20_optimized
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
		.amdhsa_next_free_vgpr 31
		.amdhsa_next_free_sgpr 46
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
.Lfunc_end2:
	.size	gemm_tile20_optimized, .Lfunc_end2-gemm_tile20_optimized
	.size	gemm_tile20_optimized$local, .Lfunc_end2-gemm_tile20_optimized
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2464
; NumSgprs: 48
; NumVgprs: 31
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 3200 bytes/workgroup (compile time only)
; SGPRBlocks: 5
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 48
; NumVGPRsForWavesPerEU: 31
; Occupancy: 8
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
    .name:           gemm_tile20_optimized
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 10
      - 10
      - 1
    .sgpr_count:     48
    .sgpr_spill_count: 0
    .symbol:         gemm_tile20_optimized.kd
    .vgpr_count:     31
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

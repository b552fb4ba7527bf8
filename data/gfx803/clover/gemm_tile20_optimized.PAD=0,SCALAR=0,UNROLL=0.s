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
	v_mad_u32_u24 v14, v1, 10, v0
	v_mov_b32_e32 v0, 0xcccd
	v_mul_u32_u24_sdwa v0, v14, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x28
	v_lshrrev_b32_e32 v12, 18, v0
	v_mul_lo_u16_e32 v0, 5, v12
	s_mov_b32 s13, 0
	v_sub_u16_e32 v0, v14, v0
	s_mov_b32 s12, s13
	.loc	1 62
	v_lshlrev_b16_e32 v13, 2, v0
	s_mov_b32 s14, s13
	s_mov_b32 s15, s13
	v_mov_b32_e32 v0, s12
	.loc	1 63
	s_mul_i32 s26, s7, 20
	.loc	1 64
	s_mul_i32 s6, s6, 20
	.loc	1 71
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s10, 1
	v_mov_b32_e32 v1, s13
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	s_cbranch_scc1 .LBB2_18
; %bb.1:
	.loc	1 60
	s_load_dwordx2 s[16:17], s[4:5], 0x10
	s_load_dword s18, s[4:5], 0x18
	s_load_dwordx2 s[20:21], s[4:5], 0x20
	s_ashr_i32 s7, s6, 31
	v_lshlrev_b32_e32 v0, 2, v13
	s_movk_i32 s22, 0x640
	s_ashr_i32 s19, s2, 31
	v_add_u32_e32 v16, vcc, s22, v0
	s_lshl_b64 s[22:23], s[6:7], 2
	s_movk_i32 s0, 0xc8
	s_waitcnt lgkmcnt(0)
	s_add_u32 s7, s20, s22
	v_mov_b32_e32 v0, s12
	v_cmp_gt_u32_e64 s[0:1], s0, v14
	s_movk_i32 s27, 0x50
	.loc	1 96
	v_mul_u32_u24_e32 v15, 0x50, v12
	s_addc_u32 s28, s21, s23
	v_mov_b32_e32 v1, s13
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	v_mov_b32_e32 v5, 0
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
	s_movk_i32 s44, 0x5f8
	s_mov_b32 s12, s13
	s_mov_b32 m0, -1
	s_branch .LBB2_3
.LBB2_2:                                ;   in Loop: Header=BB2_3 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 83
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 96
	ds_read2_b32 v[6:7], v16 offset1:1
	ds_read2_b32 v[8:9], v15 offset1:1
	ds_read2_b32 v[10:11], v16 offset0:2 offset1:3
	ds_read2_b32 v[17:18], v15 offset0:2 offset1:3
	ds_read2_b32 v[19:20], v15 offset0:4 offset1:5
	.loc	1 71
	s_add_i32 s12, s12, 20
	.loc	1 96
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v4, v8, v6
	v_add_f32_e32 v4, v4, v0
	v_mul_f32_e32 v0, v8, v7
	v_add_f32_e32 v21, v0, v1
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v0, v8, v10
	v_add_f32_e32 v22, v0, v2
	ds_read2_b32 v[0:1], v16 offset0:20 offset1:21
	ds_read2_b32 v[6:7], v16 offset0:22 offset1:23
	v_mul_f32_e32 v2, v8, v11
	v_add_f32_e32 v8, v2, v3
	ds_read2_b32 v[2:3], v15 offset0:6 offset1:7
	ds_read2_b32 v[10:11], v15 offset0:16 offset1:17
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v24, v9, v1
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v7, v9, v7
	v_mul_f32_e32 v23, v9, v6
	v_mul_f32_e32 v9, v9, v0
	ds_read2_b32 v[0:1], v16 offset0:40 offset1:41
	v_add_f32_e32 v25, v7, v8
	ds_read2_b32 v[6:7], v16 offset0:42 offset1:43
	v_add_f32_e32 v4, v9, v4
	v_add_f32_e32 v21, v24, v21
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v0, v17, v0
	v_add_f32_e32 v4, v0, v4
	v_mul_f32_e32 v0, v17, v1
	v_add_f32_e32 v8, v23, v22
	v_add_f32_e32 v21, v0, v21
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v0, v17, v6
	v_add_f32_e32 v22, v0, v8
	ds_read2_b32 v[0:1], v16 offset0:62 offset1:63
	ds_read2_b32 v[8:9], v16 offset0:60 offset1:61
	v_mul_f32_e32 v17, v17, v7
	ds_read2_b32 v[6:7], v15 offset0:18 offset1:19
	v_add_f32_e32 v17, v17, v25
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v23, v18, v1
	v_mul_f32_e32 v24, v18, v0
	ds_read2_b32 v[0:1], v16 offset0:80 offset1:81
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v25, v18, v9
	v_mul_f32_e32 v18, v18, v8
	ds_read2_b32 v[8:9], v16 offset0:82 offset1:83
	v_add_f32_e32 v4, v18, v4
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v0, v19, v0
	v_add_f32_e32 v21, v25, v21
	v_add_f32_e32 v4, v0, v4
	v_mul_f32_e32 v0, v19, v1
	v_add_f32_e32 v23, v23, v17
	v_add_f32_e32 v17, v24, v22
	v_add_f32_e32 v21, v0, v21
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v0, v19, v8
	v_add_f32_e32 v22, v0, v17
	ds_read2_b32 v[0:1], v16 offset0:102 offset1:103
	ds_read2_b32 v[17:18], v16 offset0:100 offset1:101
	v_mul_f32_e32 v8, v19, v9
	v_add_f32_e32 v19, v8, v23
	ds_read2_b32 v[8:9], v16 offset0:122 offset1:123
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v1, v20, v1
	v_add_f32_e32 v19, v1, v19
	v_mul_f32_e32 v23, v20, v0
	ds_read2_b32 v[0:1], v16 offset0:120 offset1:121
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v17, v20, v17
	v_mul_f32_e32 v18, v20, v18
	v_add_f32_e32 v4, v17, v4
	v_add_f32_e32 v18, v18, v21
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v0, v2, v0
	v_add_f32_e32 v4, v0, v4
	v_mul_f32_e32 v0, v2, v1
	v_add_f32_e32 v22, v23, v22
	v_add_f32_e32 v21, v0, v18
	v_mul_f32_e32 v0, v2, v8
	v_add_f32_e32 v22, v0, v22
	ds_read2_b32 v[0:1], v16 offset0:140 offset1:141
	ds_read2_b32 v[17:18], v16 offset0:142 offset1:143
	v_mul_f32_e32 v2, v2, v9
	v_add_f32_e32 v2, v2, v19
	ds_read2_b32 v[8:9], v16 offset0:162 offset1:163
	ds_read2_b32 v[19:20], v16 offset0:160 offset1:161
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v0, v3, v0
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v18, v3, v18
	v_add_f32_e32 v23, v18, v2
	v_mul_f32_e32 v2, v3, v17
	v_add_f32_e32 v17, v2, v22
	v_mul_f32_e32 v18, v3, v1
	ds_read2_b32 v[1:2], v15 offset0:8 offset1:9
	v_add_f32_e32 v0, v0, v4
	ds_read2_b32 v[3:4], v15 offset0:10 offset1:11
	v_add_f32_e32 v18, v18, v21
	.loc	1 71
	s_cmp_ge_i32 s12, s10
	.loc	1 96
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v19, v1, v19
	v_add_f32_e32 v21, v19, v0
	v_mul_f32_e32 v0, v1, v20
	v_add_f32_e32 v22, v0, v18
	v_mul_f32_e32 v0, v1, v8
	v_add_f32_e32 v24, v0, v17
	ds_read2_b32 v[17:18], v16 offset0:182 offset1:183
	ds_read2_b32 v[19:20], v16 offset0:180 offset1:181
	v_mul_f32_e32 v8, v1, v9
	ds_read2_b32 v[0:1], v15 offset0:12 offset1:13
	v_add_f32_e32 v23, v8, v23
	ds_read2_b32 v[8:9], v16 offset0:200 offset1:201
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v18, v2, v18
	v_mul_f32_e32 v25, v2, v17
	v_add_f32_e32 v23, v18, v23
	ds_read2_b32 v[17:18], v16 offset0:202 offset1:203
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v20, v2, v20
	v_mul_f32_e32 v2, v2, v19
	v_add_f32_e32 v2, v2, v21
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v8, v3, v8
	v_add_f32_e32 v20, v20, v22
	v_add_f32_e32 v21, v8, v2
	v_mul_f32_e32 v2, v3, v9
	v_add_f32_e32 v19, v25, v24
	v_add_f32_e32 v22, v2, v20
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v2, v3, v17
	v_add_f32_e32 v24, v2, v19
	ds_read2_b32 v[8:9], v16 offset0:222 offset1:223
	ds_read2_b32 v[19:20], v16 offset0:220 offset1:221
	v_mul_f32_e32 v17, v3, v18
	ds_read2_b32 v[2:3], v15 offset0:14 offset1:15
	v_add_f32_e32 v17, v17, v23
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v18, v4, v9
	v_mul_f32_e32 v23, v4, v8
	ds_read2_b32 v[8:9], v16 offset0:240 offset1:241
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v20, v4, v20
	v_mul_f32_e32 v4, v4, v19
	v_add_f32_e32 v19, v18, v17
	ds_read2_b32 v[17:18], v16 offset0:242 offset1:243
	v_add_f32_e32 v4, v4, v21
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v8, v0, v8
	v_add_f32_e32 v20, v20, v22
	v_add_f32_e32 v4, v8, v4
	v_mul_f32_e32 v8, v0, v9
	v_add_f32_e32 v23, v23, v24
	v_add_f32_e32 v22, v8, v20
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v8, v0, v17
	v_add_f32_e32 v23, v8, v23
	v_add_u32_e32 v8, vcc, s30, v16
	v_add_u32_e32 v17, vcc, s31, v16
	v_mul_f32_e32 v0, v0, v18
	ds_read2_b32 v[8:9], v8 offset1:1
	ds_read2_b32 v[17:18], v17 offset1:1
	v_add_f32_e32 v0, v0, v19
	v_add_u32_e32 v20, vcc, s33, v16
	v_add_u32_e32 v19, vcc, s34, v16
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v18, v1, v18
	v_add_f32_e32 v0, v18, v0
	ds_read2_b32 v[18:19], v19 offset1:1
	ds_read2_b32 v[20:21], v20 offset1:1
	v_mul_f32_e32 v17, v1, v17
	v_mul_f32_e32 v9, v1, v9
	v_mul_f32_e32 v1, v1, v8
	v_add_f32_e32 v1, v1, v4
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v4, v2, v20
	v_add_f32_e32 v9, v9, v22
	v_add_f32_e32 v4, v4, v1
	v_mul_f32_e32 v1, v2, v21
	v_add_f32_e32 v17, v17, v23
	v_add_f32_e32 v21, v1, v9
	v_mul_f32_e32 v1, v2, v18
	v_add_f32_e32 v22, v1, v17
	v_mul_f32_e32 v1, v2, v19
	v_add_f32_e32 v2, v1, v0
	v_add_u32_e32 v0, vcc, s35, v16
	v_add_u32_e32 v8, vcc, s36, v16
	v_add_u32_e32 v19, vcc, s37, v16
	v_add_u32_e32 v17, vcc, s38, v16
	ds_read2_b32 v[0:1], v0 offset1:1
	ds_read2_b32 v[8:9], v8 offset1:1
	ds_read2_b32 v[17:18], v17 offset1:1
	ds_read2_b32 v[19:20], v19 offset1:1
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v0, v3, v0
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v9, v3, v9
	v_mul_f32_e32 v8, v3, v8
	v_mul_f32_e32 v1, v3, v1
	v_add_f32_e32 v0, v0, v4
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, v10, v19
	v_add_f32_e32 v1, v1, v21
	v_add_f32_e32 v4, v3, v0
	v_mul_f32_e32 v0, v10, v20
	v_add_f32_e32 v8, v8, v22
	v_add_f32_e32 v19, v0, v1
	v_mul_f32_e32 v0, v10, v17
	v_add_f32_e32 v2, v9, v2
	v_add_f32_e32 v20, v0, v8
	v_mul_f32_e32 v0, v10, v18
	v_add_f32_e32 v10, v0, v2
	v_add_u32_e32 v0, vcc, s39, v16
	v_add_u32_e32 v2, vcc, s40, v16
	ds_read2_b32 v[0:1], v0 offset1:1
	ds_read2_b32 v[2:3], v2 offset1:1
	v_add_u32_e32 v17, vcc, s41, v16
	v_add_u32_e32 v8, vcc, s42, v16
	ds_read2_b32 v[8:9], v8 offset1:1
	ds_read2_b32 v[17:18], v17 offset1:1
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v2, v11, v2
	v_mul_f32_e32 v0, v11, v0
	v_add_f32_e32 v20, v2, v20
	v_mul_f32_e32 v1, v11, v1
	v_add_f32_e32 v0, v0, v4
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v2, v6, v17
	v_add_f32_e32 v1, v1, v19
	v_add_f32_e32 v4, v2, v0
	v_mul_f32_e32 v0, v6, v18
	v_mul_f32_e32 v3, v11, v3
	v_add_f32_e32 v11, v0, v1
	v_add_u32_e32 v0, vcc, s43, v16
	v_add_u32_e32 v2, vcc, s44, v16
	v_add_f32_e32 v10, v3, v10
	ds_read2_b32 v[0:1], v0 offset1:1
	ds_read2_b32 v[2:3], v2 offset1:1
	v_mul_f32_e32 v8, v6, v8
	v_mul_f32_e32 v6, v6, v9
	v_add_f32_e32 v8, v8, v20
	v_add_f32_e32 v6, v6, v10
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v3, v7, v3
	v_mul_f32_e32 v2, v7, v2
	v_mul_f32_e32 v1, v7, v1
	v_mul_f32_e32 v0, v7, v0
	v_add_f32_e32 v3, v3, v6
	v_add_f32_e32 v2, v2, v8
	v_add_f32_e32 v1, v1, v11
	v_add_f32_e32 v0, v0, v4
	.loc	1 99
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 71
	s_cbranch_scc1 .LBB2_18
.LBB2_3:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB2_6 Depth 2
	.loc	1 73
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB2_2
; %bb.4:                                ;   in Loop: Header=BB2_3 Depth=1
	.loc	1 0
	s_lshl_b64 s[20:21], s[12:13], 2
	s_add_u32 s45, s16, s20
	s_addc_u32 s46, s17, s21
	s_mov_b64 s[20:21], 0
	v_mov_b32_e32 v17, v14
	s_branch .LBB2_6
.LBB2_5:                                ;   in Loop: Header=BB2_6 Depth=2
	s_or_b64 exec, exec, s[22:23]
	.loc	1 77
	v_add_u32_e32 v4, vcc, 0x640, v10
	s_waitcnt vmcnt(0)
	ds_write2_b32 v4, v8, v9 offset1:1
	.loc	1 73
	v_add_u32_e32 v4, vcc, 0x64, v17
	v_cmp_lt_u32_e32 vcc, s29, v17
	s_or_b64 s[20:21], vcc, s[20:21]
	v_mov_b32_e32 v17, v4
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB2_2
.LBB2_6:                                ;   Parent Loop BB2_3 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 74
	v_mov_b32_e32 v4, 0xcd
	v_mul_lo_u16_sdwa v4, v17, v4 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_lshrrev_b16_e32 v18, 11, v4
	v_mul_lo_u16_e32 v4, 10, v18
	.loc	1 75
	v_add_u32_e32 v8, vcc, s26, v18
	.loc	1 74
	v_sub_u16_e32 v4, v17, v4
	.loc	1 76
	v_mad_i64_i32 v[6:7], s[22:23], v8, s18, 0
	.loc	1 74
	v_lshlrev_b16_e32 v4, 1, v4
	v_and_b32_e32 v4, 0xfe, v4
	.loc	1 75
	v_add_u32_e32 v9, vcc, s12, v4
	v_sub_u32_e32 v9, vcc, s10, v9
	.loc	1 76
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	.loc	1 75
	v_cmp_gt_i32_e32 vcc, s8, v8
	v_cndmask_b32_e32 v19, 0, v9, vcc
	.loc	1 76
	v_mov_b32_e32 v8, s46
	v_add_u32_e32 v9, vcc, s45, v6
	v_addc_u32_e32 v8, vcc, v8, v7, vcc
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	v_add_u32_e32 v10, vcc, v9, v6
	v_addc_u32_e32 v11, vcc, v8, v7, vcc
	.loc	1 46
	v_cmp_gt_i32_e32 vcc, 2, v19
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	s_cbranch_execz .LBB2_10
; %bb.7:                                ;   in Loop: Header=BB2_6 Depth=2
	.loc	1 48
	v_cmp_eq_u32_e32 vcc, 1, v19
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB2_9
; %bb.8:                                ;   in Loop: Header=BB2_6 Depth=2
	flat_load_dword v8, v[10:11]
.LBB2_9:                                ;   in Loop: Header=BB2_6 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	.loc	1 48
	v_mov_b32_e32 v9, v5
.LBB2_10:                               ;   in Loop: Header=BB2_6 Depth=2
	.loc	1 46
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execz .LBB2_12
; %bb.11:                               ;   in Loop: Header=BB2_6 Depth=2
	.loc	1 47
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[8:9], v[10:11]
.LBB2_12:                               ;   in Loop: Header=BB2_6 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[22:23]
	.loc	1 75
	v_add_u32_e32 v10, vcc, s12, v18
	.loc	1 77
	v_mul_lo_u32 v21, v10, s19
	v_mad_u64_u32 v[19:20], s[22:23], v10, s2, 0
	.loc	1 75
	v_add_u32_e32 v11, vcc, s6, v4
	v_sub_u32_e32 v11, vcc, s9, v11
	v_cmp_gt_i32_e32 vcc, s10, v10
	.loc	1 76
	v_lshlrev_b32_e32 v4, 2, v4
	.loc	1 75
	v_cndmask_b32_e32 v11, 0, v11, vcc
	.loc	1 76
	v_mad_u32_u24 v10, v18, s27, v4
	.loc	1 77
	v_add_u32_e32 v20, vcc, v20, v21
	.loc	1 76
	s_waitcnt vmcnt(0)
	ds_write2_b32 v10, v8, v9 offset1:1
	.loc	1 77
	v_lshlrev_b64 v[8:9], 2, v[19:20]
	v_mov_b32_e32 v4, s28
	v_add_u32_e32 v8, vcc, s7, v8
	v_addc_u32_e32 v4, vcc, v4, v9, vcc
	v_add_u32_e32 v6, vcc, v8, v6
	v_addc_u32_e32 v7, vcc, v4, v7, vcc
	.loc	1 46
	v_cmp_gt_i32_e32 vcc, 2, v11
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	s_cbranch_execz .LBB2_16
; %bb.13:                               ;   in Loop: Header=BB2_6 Depth=2
	.loc	1 48
	v_cmp_eq_u32_e32 vcc, 1, v11
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB2_15
; %bb.14:                               ;   in Loop: Header=BB2_6 Depth=2
	flat_load_dword v4, v[6:7]
.LBB2_15:                               ;   in Loop: Header=BB2_6 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v5
	v_mov_b32_e32 v8, v4
.LBB2_16:                               ;   in Loop: Header=BB2_6 Depth=2
	.loc	1 46
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execz .LBB2_5
; %bb.17:                               ;   in Loop: Header=BB2_6 Depth=2
	.loc	1 47
	flat_load_dwordx2 v[8:9], v[6:7]
	s_branch .LBB2_5
.LBB2_18:
	.loc	1 105
	v_add_u32_e32 v4, vcc, s26, v12
	v_add_u32_e32 v6, vcc, s6, v13
	.loc	1 106
	v_cmp_gt_i32_e32 vcc, s8, v4
	v_cmp_gt_i32_e64 s[0:1], s9, v6
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB2_31
; %bb.19:
	.loc	1 60
	s_load_dword s2, s[4:5], 0x38
	s_load_dwordx2 s[0:1], s[4:5], 0x30
	.loc	1 107
	v_ashrrev_i32_e32 v7, 31, v6
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[4:5], s2, v4, v[6:7]
	.loc	1 108
	v_or_b32_e32 v7, 3, v6
	v_cmp_le_i32_e32 vcc, s9, v7
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB2_27
; %bb.20:
	.loc	1 115
	v_lshlrev_b64 v[7:8], 2, v[4:5]
	v_mov_b32_e32 v9, s1
	v_add_u32_e32 v7, vcc, s0, v7
	v_cmp_neq_f32_e64 s[6:7], s3, 0
	v_addc_u32_e32 v8, vcc, v9, v8, vcc
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[14:15], 0
	s_branch .LBB2_22
.LBB2_21:                               ;   in Loop: Header=BB2_22 Depth=1
	.loc	1 116
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_mov_b32_e32 v12, s1
	v_add_u32_e32 v9, vcc, s0, v9
	v_addc_u32_e32 v10, vcc, v12, v10, vcc
	.loc	1 115
	s_add_u32 s14, s14, 1
	.loc	1 116
	flat_store_dword v[9:10], v11
	.loc	1 115
	v_add_u32_e32 v9, vcc, s14, v6
	s_addc_u32 s15, s15, 0
	v_cmp_le_i32_e32 vcc, s9, v9
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v7, vcc, 4, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB2_26
.LBB2_22:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 116
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB2_24
; %bb.23:                               ;   in Loop: Header=BB2_22 Depth=1
	flat_load_dword v11, v[7:8]
	v_add_u32_e32 v9, vcc, s14, v4
	s_cmp_eq_u32 s14, 1
	v_addc_u32_e32 v10, vcc, 0, v5, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s14, 2
	v_cndmask_b32_e32 v12, v0, v1, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s14, 3
	v_cndmask_b32_e32 v12, v12, v2, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v12, v12, v3, vcc
	v_mul_f32_e32 v12, s11, v12
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v11, s3, v11
	v_add_f32_e32 v11, v12, v11
	s_cbranch_execnz .LBB2_21
	s_branch .LBB2_25
.LBB2_24:                               ;   in Loop: Header=BB2_22 Depth=1
.LBB2_25:                               ;   in Loop: Header=BB2_22 Depth=1
	s_cmp_eq_u32 s14, 1
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s14, 2
	v_cndmask_b32_e32 v9, v0, v1, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s14, 3
	v_cndmask_b32_e32 v9, v9, v2, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v9, v9, v3, vcc
	v_mul_f32_e32 v11, s11, v9
	v_mov_b32_e32 v10, s15
	v_add_u32_e32 v9, vcc, s14, v4
	v_addc_u32_e32 v10, vcc, v5, v10, vcc
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
	v_mul_f32_e32 v3, s11, v3
	v_mul_f32_e32 v2, s11, v2
	v_mul_f32_e32 v1, s11, v1
	v_mul_f32_e32 v0, s11, v0
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
		.amdhsa_next_free_vgpr 26
		.amdhsa_next_free_sgpr 47
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
; NumSgprs: 49
; NumVgprs: 26
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 3200 bytes/workgroup (compile time only)
; SGPRBlocks: 6
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 49
; NumVGPRsForWavesPerEU: 26
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
    .sgpr_count:     49
    .sgpr_spill_count: 0
    .symbol:         gemm_tile20_optimized.kd
    .vgpr_count:     26
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

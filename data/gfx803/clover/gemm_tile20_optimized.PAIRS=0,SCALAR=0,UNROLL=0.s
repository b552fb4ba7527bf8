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
	v_mad_u32_u24 v0, v1, 10, v0
	v_mov_b32_e32 v1, 0xcccd
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[16:17], s[4:5], 0x28
	v_mul_u32_u24_sdwa v1, v0, v1 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshrrev_b32_e32 v23, 18, v1
	v_mul_lo_u16_e32 v1, 5, v23
	v_sub_u16_e32 v1, v0, v1
	.loc	1 63
	s_mul_i32 s7, s7, 20
	.loc	1 62
	v_lshlrev_b16_e32 v1, 2, v1
	.loc	1 64
	s_mul_i32 s6, s6, 20
	s_mov_b32 s0, 0
	.loc	1 71
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s10, 0
	v_add_u32_e32 v22, vcc, s7, v23
	s_cbranch_scc1 .LBB2_2
; %bb.1:
	.loc	1 105
	v_add_u32_e32 v12, vcc, s6, v1
	s_mov_b32 s1, s0
	s_mov_b32 s2, s0
	s_mov_b32 s3, s0
	s_mov_b64 s[12:13], 0
	s_branch .LBB2_3
.LBB2_2:
	.loc	1 0
	s_mov_b64 s[12:13], -1
.LBB2_3:
	v_mov_b32_e32 v7, s3
	.loc	1 71
	s_andn2_b64 vcc, exec, s[12:13]
	v_mov_b32_e32 v6, s2
	v_mov_b32_e32 v5, s1
	v_mov_b32_e32 v4, s0
	v_cmp_gt_i32_e64 s[0:1], s8, v22
	s_cbranch_vccnz .LBB2_26
; %bb.4:
	.loc	1 60
	s_load_dword s7, s[4:5], 0x18
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_load_dwordx2 s[12:13], s[4:5], 0x20
	.loc	1 71
	v_and_b32_e32 v0, 0xffff, v0
	v_lshlrev_b32_e32 v13, 2, v1
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[14:15], s7, v22, 0
	s_mov_b32 s14, 0x33333334
	v_mul_hi_u32 v0, v0, s14
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v4, s3
	v_add_u32_e32 v14, vcc, s2, v2
	s_movk_i32 s3, 0x690
	v_addc_u32_e32 v15, vcc, v4, v3, vcc
	s_movk_i32 s2, 0x54
	v_add_u32_e32 v27, vcc, s3, v13
	v_mad_u32_u24 v24, v23, s2, v13
	v_mad_u32_u24 v28, v23, s2, v27
	v_mad_i64_i32 v[4:5], s[2:3], v0, s16, 0
	s_ashr_i32 s7, s6, 31
	v_add_u32_e32 v12, vcc, s6, v1
	v_sub_u32_e32 v29, vcc, s10, v1
	v_lshlrev_b64 v[0:1], 2, v[4:5]
	s_lshl_b64 s[2:3], s[6:7], 2
	v_sub_u32_e32 v26, vcc, s9, v12
	s_add_u32 s2, s12, s2
	s_addc_u32 s3, s13, s3
	v_add_u32_e32 v16, vcc, s2, v0
	v_mov_b32_e32 v0, 0x50
	v_mov_b32_e32 v2, s3
	v_mad_i64_i32 v[18:19], s[2:3], s16, v0, 0
	s_mov_b32 s12, 0
	s_mov_b32 s13, s12
	s_mov_b32 s14, s12
	s_mov_b32 s15, s12
	v_mov_b32_e32 v4, s12
	v_mul_u32_u24_e32 v25, 0x54, v23
	v_mov_b32_e32 v3, 0
	v_addc_u32_e32 v17, vcc, v2, v1, vcc
	s_movk_i32 s16, 0x444
	s_movk_i32 s18, 0x44c
	s_movk_i32 s19, 0x498
	s_movk_i32 s20, 0x4a0
	s_movk_i32 s21, 0x4ec
	s_movk_i32 s22, 0x4f4
	s_movk_i32 s23, 0x540
	s_movk_i32 s24, 0x548
	s_movk_i32 s25, 0x594
	s_movk_i32 s26, 0x59c
	s_movk_i32 s27, 0x5e8
	s_movk_i32 s28, 0x5f0
	s_movk_i32 s29, 0x63c
	s_movk_i32 s30, 0x644
	v_mov_b32_e32 v5, s13
	v_mov_b32_e32 v6, s14
	v_mov_b32_e32 v7, s15
	s_mov_b32 m0, -1
	s_branch .LBB2_6
.LBB2_5:                                ;   in Loop: Header=BB2_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 81
	s_waitcnt vmcnt(0)
	ds_write2_b32 v28, v10, v11 offset0:2 offset1:3
	ds_write2_b32 v28, v8, v9 offset1:1
	.loc	1 83
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 96
	ds_read2_b32 v[0:1], v25 offset1:1
	ds_read2_b32 v[8:9], v27 offset0:2 offset1:3
	ds_read2_b32 v[10:11], v27 offset1:1
	.loc	1 71
	v_subrev_u32_e32 v29, vcc, 20, v29
	s_add_i32 s12, s12, 20
	s_cmp_ge_i32 s12, s10
	.loc	1 96
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v2, v0, v10
	v_add_f32_e32 v2, v2, v4
	v_mul_f32_e32 v4, v0, v11
	v_add_f32_e32 v10, v4, v5
	v_mul_f32_e32 v4, v0, v8
	v_mul_f32_e32 v0, v0, v9
	v_add_f32_e32 v8, v4, v6
	v_add_f32_e32 v0, v0, v7
	ds_read2_b32 v[4:5], v27 offset0:21 offset1:22
	ds_read2_b32 v[6:7], v27 offset0:23 offset1:24
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v7, v1, v7
	v_add_f32_e32 v9, v7, v0
	v_mul_f32_e32 v0, v1, v6
	v_add_f32_e32 v8, v0, v8
	v_mul_f32_e32 v0, v1, v5
	v_add_f32_e32 v10, v0, v10
	v_mul_f32_e32 v0, v1, v4
	v_add_f32_e32 v2, v0, v2
	ds_read2_b32 v[0:1], v25 offset0:2 offset1:3
	ds_read2_b32 v[4:5], v27 offset0:44 offset1:45
	ds_read2_b32 v[6:7], v27 offset0:42 offset1:43
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v4, v0, v4
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v6, v0, v6
	v_add_f32_e32 v2, v6, v2
	v_mul_f32_e32 v6, v0, v7
	v_add_f32_e32 v10, v6, v10
	v_add_f32_e32 v8, v4, v8
	v_mul_f32_e32 v0, v0, v5
	ds_read2_b32 v[4:5], v27 offset0:63 offset1:64
	ds_read2_b32 v[6:7], v27 offset0:65 offset1:66
	v_add_f32_e32 v0, v0, v9
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v7, v1, v7
	v_add_f32_e32 v9, v7, v0
	v_mul_f32_e32 v0, v1, v6
	v_add_f32_e32 v8, v0, v8
	v_mul_f32_e32 v0, v1, v5
	v_add_f32_e32 v10, v0, v10
	v_mul_f32_e32 v0, v1, v4
	v_add_f32_e32 v2, v0, v2
	ds_read2_b32 v[0:1], v25 offset0:4 offset1:5
	ds_read2_b32 v[4:5], v27 offset0:86 offset1:87
	ds_read2_b32 v[6:7], v27 offset0:84 offset1:85
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v4, v0, v4
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v6, v0, v6
	v_add_f32_e32 v2, v6, v2
	v_mul_f32_e32 v6, v0, v7
	v_add_f32_e32 v10, v6, v10
	v_add_f32_e32 v8, v4, v8
	v_mul_f32_e32 v0, v0, v5
	ds_read2_b32 v[4:5], v27 offset0:105 offset1:106
	ds_read2_b32 v[6:7], v27 offset0:107 offset1:108
	v_add_f32_e32 v0, v0, v9
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v7, v1, v7
	v_add_f32_e32 v9, v7, v0
	v_mul_f32_e32 v0, v1, v6
	v_add_f32_e32 v8, v0, v8
	v_mul_f32_e32 v0, v1, v5
	v_add_f32_e32 v10, v0, v10
	v_mul_f32_e32 v0, v1, v4
	v_add_f32_e32 v2, v0, v2
	ds_read2_b32 v[0:1], v25 offset0:6 offset1:7
	ds_read2_b32 v[4:5], v27 offset0:128 offset1:129
	ds_read2_b32 v[6:7], v27 offset0:126 offset1:127
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v4, v0, v4
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v6, v0, v6
	v_add_f32_e32 v2, v6, v2
	v_mul_f32_e32 v6, v0, v7
	v_add_f32_e32 v10, v6, v10
	v_add_f32_e32 v8, v4, v8
	v_mul_f32_e32 v0, v0, v5
	ds_read2_b32 v[4:5], v27 offset0:147 offset1:148
	ds_read2_b32 v[6:7], v27 offset0:149 offset1:150
	v_add_f32_e32 v0, v0, v9
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v7, v1, v7
	v_add_f32_e32 v9, v7, v0
	v_mul_f32_e32 v0, v1, v6
	v_add_f32_e32 v8, v0, v8
	v_mul_f32_e32 v0, v1, v5
	v_add_f32_e32 v10, v0, v10
	v_mul_f32_e32 v0, v1, v4
	v_add_f32_e32 v2, v0, v2
	ds_read2_b32 v[0:1], v25 offset0:8 offset1:9
	ds_read2_b32 v[4:5], v27 offset0:170 offset1:171
	ds_read2_b32 v[6:7], v27 offset0:168 offset1:169
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v4, v0, v4
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v6, v0, v6
	v_add_f32_e32 v2, v6, v2
	v_mul_f32_e32 v6, v0, v7
	v_add_f32_e32 v10, v6, v10
	v_add_f32_e32 v8, v4, v8
	v_mul_f32_e32 v0, v0, v5
	ds_read2_b32 v[4:5], v27 offset0:189 offset1:190
	ds_read2_b32 v[6:7], v27 offset0:191 offset1:192
	v_add_f32_e32 v0, v0, v9
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v7, v1, v7
	v_add_f32_e32 v9, v7, v0
	v_mul_f32_e32 v0, v1, v6
	v_add_f32_e32 v8, v0, v8
	v_mul_f32_e32 v0, v1, v5
	v_add_f32_e32 v10, v0, v10
	v_mul_f32_e32 v0, v1, v4
	v_add_f32_e32 v2, v0, v2
	ds_read2_b32 v[0:1], v25 offset0:10 offset1:11
	ds_read2_b32 v[4:5], v27 offset0:212 offset1:213
	ds_read2_b32 v[6:7], v27 offset0:210 offset1:211
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v4, v0, v4
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v6, v0, v6
	v_add_f32_e32 v2, v6, v2
	v_mul_f32_e32 v6, v0, v7
	v_add_f32_e32 v10, v6, v10
	v_add_f32_e32 v8, v4, v8
	v_mul_f32_e32 v0, v0, v5
	ds_read2_b32 v[4:5], v27 offset0:231 offset1:232
	ds_read2_b32 v[6:7], v27 offset0:233 offset1:234
	v_add_f32_e32 v0, v0, v9
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v7, v1, v7
	v_add_f32_e32 v9, v7, v0
	v_mul_f32_e32 v0, v1, v6
	v_add_f32_e32 v8, v0, v8
	v_mul_f32_e32 v0, v1, v5
	v_add_f32_e32 v10, v0, v10
	v_mul_f32_e32 v0, v1, v4
	v_add_f32_e32 v2, v0, v2
	ds_read2_b32 v[0:1], v25 offset0:12 offset1:13
	ds_read2_b32 v[4:5], v27 offset0:254 offset1:255
	ds_read2_b32 v[6:7], v27 offset0:252 offset1:253
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v4, v0, v4
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v6, v0, v6
	v_add_f32_e32 v2, v6, v2
	v_mul_f32_e32 v6, v0, v7
	v_add_f32_e32 v10, v6, v10
	v_add_f32_e32 v8, v4, v8
	v_add_u32_e32 v4, vcc, s16, v27
	v_add_u32_e32 v6, vcc, s18, v27
	v_mul_f32_e32 v0, v0, v5
	ds_read2_b32 v[4:5], v4 offset1:1
	ds_read2_b32 v[6:7], v6 offset1:1
	v_add_f32_e32 v0, v0, v9
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v7, v1, v7
	v_add_f32_e32 v9, v7, v0
	v_mul_f32_e32 v0, v1, v6
	v_add_f32_e32 v8, v0, v8
	v_mul_f32_e32 v0, v1, v5
	v_add_f32_e32 v10, v0, v10
	v_mul_f32_e32 v0, v1, v4
	v_add_u32_e32 v6, vcc, s19, v27
	v_add_u32_e32 v4, vcc, s20, v27
	v_add_f32_e32 v2, v0, v2
	ds_read2_b32 v[0:1], v25 offset0:14 offset1:15
	ds_read2_b32 v[4:5], v4 offset1:1
	ds_read2_b32 v[6:7], v6 offset1:1
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v4, v0, v4
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v6, v0, v6
	v_add_f32_e32 v2, v6, v2
	v_mul_f32_e32 v6, v0, v7
	v_add_f32_e32 v10, v6, v10
	v_add_f32_e32 v8, v4, v8
	v_add_u32_e32 v4, vcc, s21, v27
	v_add_u32_e32 v6, vcc, s22, v27
	v_mul_f32_e32 v0, v0, v5
	ds_read2_b32 v[4:5], v4 offset1:1
	ds_read2_b32 v[6:7], v6 offset1:1
	v_add_f32_e32 v0, v0, v9
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v7, v1, v7
	v_add_f32_e32 v9, v7, v0
	v_mul_f32_e32 v0, v1, v6
	v_add_f32_e32 v8, v0, v8
	v_mul_f32_e32 v0, v1, v5
	v_add_f32_e32 v10, v0, v10
	v_mul_f32_e32 v0, v1, v4
	v_add_u32_e32 v6, vcc, s23, v27
	v_add_u32_e32 v4, vcc, s24, v27
	v_add_f32_e32 v2, v0, v2
	ds_read2_b32 v[0:1], v25 offset0:16 offset1:17
	ds_read2_b32 v[4:5], v4 offset1:1
	ds_read2_b32 v[6:7], v6 offset1:1
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v4, v0, v4
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v6, v0, v6
	v_add_f32_e32 v2, v6, v2
	v_mul_f32_e32 v6, v0, v7
	v_add_f32_e32 v10, v6, v10
	v_add_f32_e32 v8, v4, v8
	v_add_u32_e32 v4, vcc, s25, v27
	v_add_u32_e32 v6, vcc, s26, v27
	v_mul_f32_e32 v0, v0, v5
	ds_read2_b32 v[4:5], v4 offset1:1
	ds_read2_b32 v[6:7], v6 offset1:1
	v_add_f32_e32 v0, v0, v9
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v7, v1, v7
	v_add_f32_e32 v9, v7, v0
	v_mul_f32_e32 v0, v1, v6
	v_add_f32_e32 v8, v0, v8
	v_mul_f32_e32 v0, v1, v5
	v_add_f32_e32 v10, v0, v10
	v_mul_f32_e32 v0, v1, v4
	v_add_u32_e32 v6, vcc, s27, v27
	v_add_u32_e32 v4, vcc, s28, v27
	v_add_f32_e32 v2, v0, v2
	ds_read2_b32 v[0:1], v25 offset0:18 offset1:19
	ds_read2_b32 v[4:5], v4 offset1:1
	ds_read2_b32 v[6:7], v6 offset1:1
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v4, v0, v4
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v6, v0, v6
	v_add_f32_e32 v2, v6, v2
	v_mul_f32_e32 v6, v0, v7
	v_add_f32_e32 v10, v6, v10
	v_add_f32_e32 v8, v4, v8
	v_add_u32_e32 v4, vcc, s29, v27
	v_add_u32_e32 v6, vcc, s30, v27
	v_mul_f32_e32 v0, v0, v5
	ds_read2_b32 v[4:5], v4 offset1:1
	ds_read2_b32 v[6:7], v6 offset1:1
	v_add_f32_e32 v0, v0, v9
	.loc	1 71
	v_add_u32_e32 v16, vcc, v16, v18
	v_addc_u32_e32 v17, vcc, v17, v19, vcc
	.loc	1 96
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v7, v1, v7
	v_add_f32_e32 v7, v7, v0
	v_mul_f32_e32 v0, v1, v6
	v_add_f32_e32 v6, v0, v8
	v_mul_f32_e32 v0, v1, v5
	v_add_f32_e32 v5, v0, v10
	v_mul_f32_e32 v0, v1, v4
	.loc	1 71
	v_add_u32_e32 v14, vcc, 0x50, v14
	.loc	1 96
	v_add_f32_e32 v4, v0, v2
	.loc	1 71
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	.loc	1 99
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 71
	s_cbranch_scc1 .LBB2_26
.LBB2_6:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 80
	v_add_u32_e32 v20, vcc, v14, v13
	v_addc_u32_e32 v21, vcc, 0, v15, vcc
	v_cndmask_b32_e64 v2, 0, v29, s[0:1]
	.loc	1 39
	v_cmp_gt_i32_e32 vcc, 4, v2
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB2_14
; %bb.7:                                ;   in Loop: Header=BB2_6 Depth=1
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 0, v2
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB2_9
; %bb.8:                                ;   in Loop: Header=BB2_6 Depth=1
	flat_load_dword v0, v[20:21]
.LBB2_9:                                ;   in Loop: Header=BB2_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 1, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB2_11
; %bb.10:                               ;   in Loop: Header=BB2_6 Depth=1
	v_add_u32_e32 v8, vcc, 4, v20
	v_addc_u32_e32 v9, vcc, 0, v21, vcc
	flat_load_dword v1, v[8:9]
.LBB2_11:                               ;   in Loop: Header=BB2_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 2, v2
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB2_13
; %bb.12:                               ;   in Loop: Header=BB2_6 Depth=1
	v_add_u32_e32 v8, vcc, 8, v20
	v_addc_u32_e32 v9, vcc, 0, v21, vcc
	flat_load_dword v2, v[8:9]
.LBB2_13:                               ;   in Loop: Header=BB2_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v3
	v_mov_b32_e32 v10, v2
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v8, v0
.LBB2_14:                               ;   in Loop: Header=BB2_6 Depth=1
	.loc	1 39
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB2_16
; %bb.15:                               ;   in Loop: Header=BB2_6 Depth=1
	.loc	1 40
	flat_load_dwordx4 v[8:11], v[20:21]
.LBB2_16:                               ;   in Loop: Header=BB2_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 81
	v_add_u32_e32 v0, vcc, s12, v23
	v_add_u32_e32 v20, vcc, v16, v13
	v_addc_u32_e32 v21, vcc, 0, v17, vcc
	v_cmp_gt_i32_e32 vcc, s10, v0
	v_cndmask_b32_e32 v2, 0, v26, vcc
	.loc	1 39
	v_cmp_gt_i32_e32 vcc, 4, v2
	.loc	1 80
	s_waitcnt vmcnt(0)
	ds_write2_b32 v24, v10, v11 offset0:2 offset1:3
	ds_write2_b32 v24, v8, v9 offset1:1
	.loc	1 39
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB2_24
; %bb.17:                               ;   in Loop: Header=BB2_6 Depth=1
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 0, v2
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB2_19
; %bb.18:                               ;   in Loop: Header=BB2_6 Depth=1
	flat_load_dword v0, v[20:21]
.LBB2_19:                               ;   in Loop: Header=BB2_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 1, v2
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB2_21
; %bb.20:                               ;   in Loop: Header=BB2_6 Depth=1
	v_add_u32_e32 v8, vcc, 4, v20
	v_addc_u32_e32 v9, vcc, 0, v21, vcc
	flat_load_dword v1, v[8:9]
.LBB2_21:                               ;   in Loop: Header=BB2_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 2, v2
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB2_23
; %bb.22:                               ;   in Loop: Header=BB2_6 Depth=1
	v_add_u32_e32 v8, vcc, 8, v20
	v_addc_u32_e32 v9, vcc, 0, v21, vcc
	flat_load_dword v2, v[8:9]
.LBB2_23:                               ;   in Loop: Header=BB2_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v3
	v_mov_b32_e32 v10, v2
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v8, v0
.LBB2_24:                               ;   in Loop: Header=BB2_6 Depth=1
	.loc	1 39
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB2_5
; %bb.25:                               ;   in Loop: Header=BB2_6 Depth=1
	.loc	1 40
	flat_load_dwordx4 v[8:11], v[20:21]
	s_branch .LBB2_5
.LBB2_26:
	.loc	1 106
	v_cmp_gt_i32_e32 vcc, s8, v22
	v_cmp_gt_i32_e64 s[0:1], s9, v12
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_39
; %bb.27:
	.loc	1 60
	s_load_dword s2, s[4:5], 0x38
	s_load_dwordx2 s[0:1], s[4:5], 0x30
	.loc	1 107
	v_ashrrev_i32_e32 v13, 31, v12
	.loc	1 108
	v_or_b32_e32 v0, 3, v12
	v_cmp_le_i32_e32 vcc, s9, v0
	.loc	1 107
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[8:9], s[2:3], s2, v22, v[12:13]
	.loc	1 108
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB2_35
; %bb.28:
	.loc	1 115
	v_lshlrev_b64 v[0:1], 2, v[8:9]
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_cmp_neq_f32_e64 s[4:5], s17, 0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[12:13], 0
	s_branch .LBB2_30
.LBB2_29:                               ;   in Loop: Header=BB2_30 Depth=1
	.loc	1 116
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v11, s1
	v_add_u32_e32 v2, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v11, v3, vcc
	.loc	1 115
	s_add_u32 s12, s12, 1
	.loc	1 116
	flat_store_dword v[2:3], v10
	.loc	1 115
	v_add_u32_e32 v2, vcc, s12, v12
	s_addc_u32 s13, s13, 0
	v_cmp_le_i32_e32 vcc, s9, v2
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB2_34
.LBB2_30:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 116
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB2_32
; %bb.31:                               ;   in Loop: Header=BB2_30 Depth=1
	flat_load_dword v10, v[0:1]
	v_add_u32_e32 v2, vcc, s12, v8
	s_cmp_eq_u32 s12, 1
	v_addc_u32_e32 v3, vcc, 0, v9, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s12, 2
	v_cndmask_b32_e32 v11, v4, v5, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s12, 3
	v_cndmask_b32_e32 v11, v11, v6, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v11, v11, v7, vcc
	v_mul_f32_e32 v11, s11, v11
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v10, s17, v10
	v_add_f32_e32 v10, v11, v10
	s_cbranch_execnz .LBB2_29
	s_branch .LBB2_33
.LBB2_32:                               ;   in Loop: Header=BB2_30 Depth=1
.LBB2_33:                               ;   in Loop: Header=BB2_30 Depth=1
	s_cmp_eq_u32 s12, 1
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s12, 2
	v_cndmask_b32_e32 v2, v4, v5, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s12, 3
	v_cndmask_b32_e32 v2, v2, v6, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v2, v2, v7, vcc
	v_mul_f32_e32 v10, s11, v2
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v2, vcc, s12, v8
	v_addc_u32_e32 v3, vcc, v9, v3, vcc
	s_branch .LBB2_29
.LBB2_34:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
.LBB2_35:
	.loc	1 108
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB2_39
; %bb.36:
	.loc	1 109
	v_mul_f32_e32 v1, s11, v5
	v_mul_f32_e32 v0, s11, v4
	.loc	1 110
	v_cmp_eq_f32_e64 s[2:3], s17, 0
	v_lshlrev_b64 v[4:5], 2, v[8:9]
	.loc	1 109
	v_mul_f32_e32 v3, s11, v7
	v_mul_f32_e32 v2, s11, v6
	.loc	1 110
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_38
; %bb.37:
	.loc	1 111
	v_mov_b32_e32 v7, s1
	v_add_u32_e32 v6, vcc, s0, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dwordx4 v[6:9], v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v9, s17, v9
	v_mul_f32_e32 v8, s17, v8
	v_mul_f32_e32 v7, s17, v7
	v_mul_f32_e32 v6, s17, v6
	v_add_f32_e32 v3, v9, v3
	v_add_f32_e32 v2, v8, v2
	v_add_f32_e32 v1, v7, v1
	v_add_f32_e32 v0, v6, v0
.LBB2_38:
	.loc	1 112
	v_mov_b32_e32 v6, s1
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	flat_store_dwordx4 v[4:5], v[0:3]
.LBB2_39:
	.loc	1 119
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_tile20_optimized
		.amdhsa_group_segment_fixed_size 3360
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
		.amdhsa_next_free_vgpr 30
		.amdhsa_next_free_sgpr 31
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
; codeLenInByte = 2588
; NumSgprs: 33
; NumVgprs: 30
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 3360 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 33
; NumVGPRsForWavesPerEU: 30
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
    .group_segment_fixed_size: 3360
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
    .sgpr_count:     33
    .sgpr_spill_count: 0
    .symbol:         gemm_tile20_optimized.kd
    .vgpr_count:     30
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

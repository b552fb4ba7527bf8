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
	s_cbranch_scc1 .LBB2_20
; %bb.1:
	.loc	1 60
	s_load_dwordx2 s[16:17], s[4:5], 0x10
	s_load_dword s18, s[4:5], 0x18
	s_load_dwordx2 s[20:21], s[4:5], 0x20
	s_ashr_i32 s7, s6, 31
	s_ashr_i32 s19, s2, 31
	s_lshl_b64 s[22:23], s[6:7], 2
	.loc	1 71
	v_lshlrev_b32_e32 v0, 2, v13
	s_waitcnt lgkmcnt(0)
	s_add_u32 s7, s20, s22
	s_movk_i32 s20, 0x690
	s_movk_i32 s0, 0xc8
	v_add_u32_e32 v16, vcc, s20, v0
	v_mov_b32_e32 v0, s12
	v_cmp_gt_u32_e64 s[0:1], s0, v14
	s_addc_u32 s27, s21, s23
	s_movk_i32 s28, 0x54
	v_mul_u32_u24_e32 v15, 0x54, v12
	v_mov_b32_e32 v1, s13
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	v_mov_b32_e32 v5, 0
	s_movk_i32 s29, 0x63
	s_mov_b32 s12, s13
	s_mov_b32 m0, -1
.LBB2_2:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB2_5 Depth 2
                                        ;     Child Loop BB2_18 Depth 2
	.loc	1 73
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_cbranch_execz .LBB2_17
; %bb.3:                                ;   in Loop: Header=BB2_2 Depth=1
	.loc	1 0
	s_lshl_b64 s[20:21], s[12:13], 2
	s_add_u32 s30, s16, s20
	s_addc_u32 s31, s17, s21
	s_mov_b64 s[20:21], 0
	v_mov_b32_e32 v17, v14
	s_branch .LBB2_5
.LBB2_4:                                ;   in Loop: Header=BB2_5 Depth=2
	s_or_b64 exec, exec, s[22:23]
	.loc	1 77
	v_add_u32_e32 v4, vcc, 0x690, v10
	s_waitcnt vmcnt(0)
	ds_write2_b32 v4, v8, v9 offset1:1
	.loc	1 73
	v_add_u32_e32 v4, vcc, 0x64, v17
	v_cmp_lt_u32_e32 vcc, s29, v17
	s_or_b64 s[20:21], vcc, s[20:21]
	v_mov_b32_e32 v17, v4
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB2_17
.LBB2_5:                                ;   Parent Loop BB2_2 Depth=1
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
	v_mov_b32_e32 v8, s31
	v_add_u32_e32 v9, vcc, s30, v6
	v_addc_u32_e32 v8, vcc, v8, v7, vcc
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	v_add_u32_e32 v10, vcc, v9, v6
	v_addc_u32_e32 v11, vcc, v8, v7, vcc
	.loc	1 46
	v_cmp_gt_i32_e32 vcc, 2, v19
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	s_cbranch_execz .LBB2_9
; %bb.6:                                ;   in Loop: Header=BB2_5 Depth=2
	.loc	1 48
	v_cmp_eq_u32_e32 vcc, 1, v19
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB2_8
; %bb.7:                                ;   in Loop: Header=BB2_5 Depth=2
	flat_load_dword v8, v[10:11]
.LBB2_8:                                ;   in Loop: Header=BB2_5 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	.loc	1 48
	v_mov_b32_e32 v9, v5
.LBB2_9:                                ;   in Loop: Header=BB2_5 Depth=2
	.loc	1 46
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execz .LBB2_11
; %bb.10:                               ;   in Loop: Header=BB2_5 Depth=2
	.loc	1 47
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[8:9], v[10:11]
.LBB2_11:                               ;   in Loop: Header=BB2_5 Depth=2
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
	v_mad_u32_u24 v10, v18, s28, v4
	.loc	1 77
	v_add_u32_e32 v20, vcc, v20, v21
	.loc	1 76
	s_waitcnt vmcnt(0)
	ds_write2_b32 v10, v8, v9 offset1:1
	.loc	1 77
	v_lshlrev_b64 v[8:9], 2, v[19:20]
	v_mov_b32_e32 v4, s27
	v_add_u32_e32 v8, vcc, s7, v8
	v_addc_u32_e32 v4, vcc, v4, v9, vcc
	v_add_u32_e32 v6, vcc, v8, v6
	v_addc_u32_e32 v7, vcc, v4, v7, vcc
	.loc	1 46
	v_cmp_gt_i32_e32 vcc, 2, v11
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	s_cbranch_execz .LBB2_15
; %bb.12:                               ;   in Loop: Header=BB2_5 Depth=2
	.loc	1 48
	v_cmp_eq_u32_e32 vcc, 1, v11
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB2_14
; %bb.13:                               ;   in Loop: Header=BB2_5 Depth=2
	flat_load_dword v4, v[6:7]
.LBB2_14:                               ;   in Loop: Header=BB2_5 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v9, v5
	v_mov_b32_e32 v8, v4
.LBB2_15:                               ;   in Loop: Header=BB2_5 Depth=2
	.loc	1 46
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execz .LBB2_4
; %bb.16:                               ;   in Loop: Header=BB2_5 Depth=2
	.loc	1 47
	flat_load_dwordx2 v[8:9], v[6:7]
	s_branch .LBB2_4
.LBB2_17:                               ;   in Loop: Header=BB2_2 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	s_mov_b32 s14, 0
	v_mov_b32_e32 v4, v16
	.loc	1 83
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB2_18:                               ;   Parent Loop BB2_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 96
	v_add_u32_e32 v59, vcc, s14, v15
	ds_read2_b32 v[6:7], v4 offset0:23 offset1:24
	ds_read2_b32 v[8:9], v4 offset0:21 offset1:22
	ds_read2_b32 v[10:11], v4 offset0:2 offset1:3
	ds_read2_b32 v[17:18], v4 offset1:1
	ds_read2_b32 v[19:20], v4 offset0:65 offset1:66
	ds_read2_b32 v[21:22], v4 offset0:63 offset1:64
	ds_read2_b32 v[23:24], v4 offset0:44 offset1:45
	ds_read2_b32 v[25:26], v4 offset0:42 offset1:43
	ds_read2_b32 v[27:28], v4 offset0:107 offset1:108
	ds_read2_b32 v[29:30], v4 offset0:84 offset1:85
	ds_read2_b32 v[31:32], v4 offset0:105 offset1:106
	ds_read2_b32 v[33:34], v4 offset0:86 offset1:87
	ds_read2_b32 v[35:36], v4 offset0:126 offset1:127
	ds_read2_b32 v[37:38], v4 offset0:128 offset1:129
	ds_read2_b32 v[39:40], v4 offset0:149 offset1:150
	ds_read2_b32 v[41:42], v4 offset0:147 offset1:148
	ds_read2_b32 v[43:44], v4 offset0:168 offset1:169
	ds_read2_b32 v[45:46], v4 offset0:170 offset1:171
	ds_read2_b32 v[47:48], v4 offset0:191 offset1:192
	ds_read2_b32 v[49:50], v4 offset0:189 offset1:190
	ds_read2_b32 v[51:52], v59 offset1:1
	ds_read2_b32 v[53:54], v59 offset0:2 offset1:3
	ds_read2_b32 v[55:56], v59 offset0:4 offset1:5
	ds_read2_b32 v[57:58], v59 offset0:6 offset1:7
	ds_read2_b32 v[59:60], v59 offset0:8 offset1:9
	s_waitcnt lgkmcnt(4)
	v_mul_f32_e32 v17, v51, v17
	v_mul_f32_e32 v18, v51, v18
	v_mul_f32_e32 v10, v51, v10
	v_mul_f32_e32 v11, v51, v11
	v_mul_f32_e32 v7, v52, v7
	v_mul_f32_e32 v6, v52, v6
	v_mul_f32_e32 v9, v52, v9
	v_mul_f32_e32 v8, v52, v8
	v_add_f32_e32 v0, v17, v0
	v_add_f32_e32 v1, v18, v1
	v_add_f32_e32 v2, v10, v2
	v_add_f32_e32 v3, v11, v3
	s_waitcnt lgkmcnt(3)
	v_mul_f32_e32 v25, v53, v25
	v_mul_f32_e32 v26, v53, v26
	v_mul_f32_e32 v23, v53, v23
	v_mul_f32_e32 v24, v53, v24
	v_add_f32_e32 v3, v7, v3
	v_add_f32_e32 v2, v6, v2
	v_add_f32_e32 v1, v9, v1
	v_add_f32_e32 v0, v8, v0
	v_mul_f32_e32 v20, v54, v20
	v_mul_f32_e32 v19, v54, v19
	v_mul_f32_e32 v22, v54, v22
	v_mul_f32_e32 v21, v54, v21
	v_add_f32_e32 v0, v25, v0
	v_add_f32_e32 v1, v26, v1
	v_add_f32_e32 v2, v23, v2
	v_add_f32_e32 v3, v24, v3
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v29, v55, v29
	v_mul_f32_e32 v30, v55, v30
	v_mul_f32_e32 v33, v55, v33
	v_mul_f32_e32 v34, v55, v34
	v_add_f32_e32 v3, v20, v3
	v_add_f32_e32 v2, v19, v2
	v_add_f32_e32 v1, v22, v1
	v_add_f32_e32 v0, v21, v0
	v_mul_f32_e32 v28, v56, v28
	v_mul_f32_e32 v27, v56, v27
	v_mul_f32_e32 v32, v56, v32
	v_mul_f32_e32 v31, v56, v31
	v_add_f32_e32 v0, v29, v0
	v_add_f32_e32 v1, v30, v1
	v_add_f32_e32 v2, v33, v2
	v_add_f32_e32 v3, v34, v3
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v35, v57, v35
	v_mul_f32_e32 v36, v57, v36
	v_mul_f32_e32 v37, v57, v37
	v_mul_f32_e32 v38, v57, v38
	v_add_f32_e32 v3, v28, v3
	v_add_f32_e32 v2, v27, v2
	v_add_f32_e32 v1, v32, v1
	v_add_f32_e32 v0, v31, v0
	v_mul_f32_e32 v40, v58, v40
	v_mul_f32_e32 v39, v58, v39
	v_mul_f32_e32 v42, v58, v42
	v_mul_f32_e32 v41, v58, v41
	v_add_f32_e32 v0, v35, v0
	v_add_f32_e32 v1, v36, v1
	v_add_f32_e32 v2, v37, v2
	v_add_f32_e32 v3, v38, v3
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v43, v59, v43
	v_mul_f32_e32 v44, v59, v44
	v_mul_f32_e32 v45, v59, v45
	v_mul_f32_e32 v46, v59, v46
	v_add_f32_e32 v3, v40, v3
	v_add_f32_e32 v2, v39, v2
	v_add_f32_e32 v1, v42, v1
	v_add_f32_e32 v0, v41, v0
	.loc	1 88
	s_add_i32 s14, s14, 40
	.loc	1 96
	v_mul_f32_e32 v48, v60, v48
	v_mul_f32_e32 v47, v60, v47
	v_mul_f32_e32 v50, v60, v50
	v_mul_f32_e32 v49, v60, v49
	v_add_f32_e32 v0, v43, v0
	v_add_f32_e32 v1, v44, v1
	v_add_f32_e32 v2, v45, v2
	v_add_f32_e32 v3, v46, v3
	.loc	1 88
	v_add_u32_e32 v4, vcc, 0x348, v4
	s_cmpk_eq_i32 s14, 0x50
	.loc	1 96
	v_add_f32_e32 v3, v48, v3
	v_add_f32_e32 v2, v47, v2
	v_add_f32_e32 v1, v50, v1
	v_add_f32_e32 v0, v49, v0
	.loc	1 88
	s_cbranch_scc0 .LBB2_18
; %bb.19:                               ;   in Loop: Header=BB2_2 Depth=1
	.loc	1 71
	s_add_i32 s12, s12, 20
	s_cmp_ge_i32 s12, s10
	.loc	1 99
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 71
	s_cbranch_scc0 .LBB2_2
.LBB2_20:
	.loc	1 105
	v_add_u32_e32 v6, vcc, s26, v12
	v_add_u32_e32 v4, vcc, s6, v13
	.loc	1 106
	v_cmp_gt_i32_e32 vcc, s8, v6
	v_cmp_gt_i32_e64 s[0:1], s9, v4
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB2_33
; %bb.21:
	.loc	1 60
	s_load_dword s2, s[4:5], 0x38
	s_load_dwordx2 s[0:1], s[4:5], 0x30
	.loc	1 107
	v_ashrrev_i32_e32 v5, 31, v4
	.loc	1 108
	v_or_b32_e32 v7, 3, v4
	v_cmp_le_i32_e32 vcc, s9, v7
	.loc	1 107
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[5:6], s[4:5], s2, v6, v[4:5]
	.loc	1 108
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB2_29
; %bb.22:
	.loc	1 115
	v_lshlrev_b64 v[7:8], 2, v[5:6]
	v_mov_b32_e32 v9, s1
	v_add_u32_e32 v7, vcc, s0, v7
	v_cmp_neq_f32_e64 s[6:7], s3, 0
	v_addc_u32_e32 v8, vcc, v9, v8, vcc
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[14:15], 0
	s_branch .LBB2_24
.LBB2_23:                               ;   in Loop: Header=BB2_24 Depth=1
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
	v_add_u32_e32 v9, vcc, s14, v4
	s_addc_u32 s15, s15, 0
	v_cmp_le_i32_e32 vcc, s9, v9
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v7, vcc, 4, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB2_28
.LBB2_24:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 116
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB2_26
; %bb.25:                               ;   in Loop: Header=BB2_24 Depth=1
	flat_load_dword v11, v[7:8]
	v_add_u32_e32 v9, vcc, s14, v5
	s_cmp_eq_u32 s14, 1
	v_addc_u32_e32 v10, vcc, 0, v6, vcc
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
	s_cbranch_execnz .LBB2_23
	s_branch .LBB2_27
.LBB2_26:                               ;   in Loop: Header=BB2_24 Depth=1
.LBB2_27:                               ;   in Loop: Header=BB2_24 Depth=1
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
	v_add_u32_e32 v9, vcc, s14, v5
	v_addc_u32_e32 v10, vcc, v6, v10, vcc
	s_branch .LBB2_23
.LBB2_28:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
.LBB2_29:
	.loc	1 108
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB2_33
; %bb.30:
	.loc	1 110
	v_cmp_eq_f32_e64 s[4:5], s3, 0
	v_lshlrev_b64 v[4:5], 2, v[5:6]
	.loc	1 109
	v_mul_f32_e32 v3, s11, v3
	v_mul_f32_e32 v2, s11, v2
	v_mul_f32_e32 v1, s11, v1
	v_mul_f32_e32 v0, s11, v0
	.loc	1 110
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB2_32
; %bb.31:
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
.LBB2_32:
	.loc	1 112
	v_mov_b32_e32 v6, s1
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	flat_store_dwordx4 v[4:5], v[0:3]
.LBB2_33:
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
		.amdhsa_next_free_vgpr 61
		.amdhsa_next_free_sgpr 32
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
; codeLenInByte = 1752
; NumSgprs: 34
; NumVgprs: 61
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 3360 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 15
; NumSGPRsForWavesPerEU: 34
; NumVGPRsForWavesPerEU: 61
; Occupancy: 4
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
    .sgpr_count:     34
    .sgpr_spill_count: 0
    .symbol:         gemm_tile20_optimized.kd
    .vgpr_count:     61
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

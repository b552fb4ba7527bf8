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
	v_lshrrev_b32_e32 v16, 18, v1
	v_mul_lo_u16_e32 v1, 5, v16
	v_sub_u16_e32 v0, v0, v1
	.loc	1 63
	s_mul_i32 s7, s7, 20
	.loc	1 62
	v_lshlrev_b16_e32 v17, 2, v0
	.loc	1 64
	s_mul_i32 s6, s6, 20
	s_mov_b32 s0, 0
	.loc	1 71
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s10, 0
	v_add_u32_e32 v15, vcc, s7, v16
	s_cbranch_scc1 .LBB2_2
; %bb.1:
	.loc	1 105
	v_add_u32_e32 v12, vcc, s6, v17
	s_mov_b32 s1, s0
	s_mov_b32 s2, s0
	s_mov_b32 s3, s0
	s_mov_b64 s[12:13], 0
	s_branch .LBB2_3
.LBB2_2:
	.loc	1 0
	s_mov_b64 s[12:13], -1
.LBB2_3:
	v_mov_b32_e32 v0, s0
	.loc	1 71
	s_andn2_b64 vcc, exec, s[12:13]
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v3, s3
	v_cmp_gt_i32_e64 s[0:1], s8, v15
	s_cbranch_vccnz .LBB2_28
; %bb.4:
	.loc	1 60
	s_load_dword s7, s[4:5], 0x18
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_load_dwordx2 s[12:13], s[4:5], 0x20
	v_lshlrev_b32_e32 v2, 2, v17
	v_mul_u32_u24_e32 v19, 0x50, v16
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[14:15], s7, v15, 0
	v_mov_b32_e32 v3, s3
	s_ashr_i32 s7, s6, 31
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_movk_i32 s14, 0x640
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	v_add_u32_e32 v12, vcc, s6, v17
	s_movk_i32 s2, 0x50
	s_ashr_i32 s3, s16, 31
	v_sub_u32_e32 v20, vcc, s9, v12
	.loc	1 71
	v_add_u32_e32 v21, vcc, s14, v2
	s_lshl_b64 s[6:7], s[6:7], 2
	v_mad_u32_u24 v18, v16, s2, v2
	v_mad_u32_u24 v22, v16, s2, v21
	v_add_u32_e32 v23, vcc, v0, v2
	s_add_u32 s2, s12, s6
	v_addc_u32_e32 v24, vcc, 0, v1, vcc
	s_addc_u32 s6, s13, s7
	s_mov_b32 s13, 0
	v_mov_b32_e32 v0, s6
	v_add_u32_e32 v25, vcc, s2, v2
	s_mov_b32 s12, s13
	v_addc_u32_e32 v26, vcc, 0, v0, vcc
	s_mov_b32 s14, s13
	s_mov_b32 s15, s13
	v_mov_b32_e32 v0, s12
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v1, s13
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	s_mov_b32 m0, -1
.LBB2_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB2_26 Depth 2
	.loc	1 80
	s_lshl_b64 s[6:7], s[12:13], 2
	v_mov_b32_e32 v4, s7
	v_add_u32_e32 v13, vcc, s6, v23
	v_addc_u32_e32 v14, vcc, v24, v4, vcc
	v_add_u32_e32 v4, vcc, s12, v17
	v_sub_u32_e32 v4, vcc, s10, v4
	v_cndmask_b32_e64 v6, 0, v4, s[0:1]
	.loc	1 39
	v_cmp_gt_i32_e32 vcc, 4, v6
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB2_13
; %bb.6:                                ;   in Loop: Header=BB2_5 Depth=1
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 0, v6
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB2_8
; %bb.7:                                ;   in Loop: Header=BB2_5 Depth=1
	flat_load_dword v4, v[13:14]
.LBB2_8:                                ;   in Loop: Header=BB2_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 1, v6
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB2_10
; %bb.9:                                ;   in Loop: Header=BB2_5 Depth=1
	v_add_u32_e32 v8, vcc, 4, v13
	v_addc_u32_e32 v9, vcc, 0, v14, vcc
	flat_load_dword v5, v[8:9]
.LBB2_10:                               ;   in Loop: Header=BB2_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 2, v6
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB2_12
; %bb.11:                               ;   in Loop: Header=BB2_5 Depth=1
	v_add_u32_e32 v8, vcc, 8, v13
	v_addc_u32_e32 v9, vcc, 0, v14, vcc
	flat_load_dword v6, v[8:9]
.LBB2_12:                               ;   in Loop: Header=BB2_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v9, v5
	v_mov_b32_e32 v8, v4
.LBB2_13:                               ;   in Loop: Header=BB2_5 Depth=1
	.loc	1 39
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB2_15
; %bb.14:                               ;   in Loop: Header=BB2_5 Depth=1
	.loc	1 40
	flat_load_dwordx4 v[8:11], v[13:14]
.LBB2_15:                               ;   in Loop: Header=BB2_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 81
	v_add_u32_e32 v6, vcc, s12, v16
	v_mul_lo_u32 v13, v6, s3
	v_mad_u64_u32 v[4:5], s[6:7], v6, s16, 0
	.loc	1 80
	s_waitcnt vmcnt(0)
	ds_write2_b32 v18, v10, v11 offset0:2 offset1:3
	ds_write2_b32 v18, v8, v9 offset1:1
	.loc	1 81
	v_add_u32_e32 v5, vcc, v5, v13
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v13, vcc, v25, v4
	v_addc_u32_e32 v14, vcc, v26, v5, vcc
	v_cmp_gt_i32_e32 vcc, s10, v6
	v_cndmask_b32_e32 v6, 0, v20, vcc
	.loc	1 39
	v_cmp_gt_i32_e32 vcc, 4, v6
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB2_23
; %bb.16:                               ;   in Loop: Header=BB2_5 Depth=1
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 0, v6
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB2_18
; %bb.17:                               ;   in Loop: Header=BB2_5 Depth=1
	flat_load_dword v4, v[13:14]
.LBB2_18:                               ;   in Loop: Header=BB2_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 1, v6
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB2_20
; %bb.19:                               ;   in Loop: Header=BB2_5 Depth=1
	v_add_u32_e32 v8, vcc, 4, v13
	v_addc_u32_e32 v9, vcc, 0, v14, vcc
	flat_load_dword v5, v[8:9]
.LBB2_20:                               ;   in Loop: Header=BB2_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 2, v6
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB2_22
; %bb.21:                               ;   in Loop: Header=BB2_5 Depth=1
	v_add_u32_e32 v8, vcc, 8, v13
	v_addc_u32_e32 v9, vcc, 0, v14, vcc
	flat_load_dword v6, v[8:9]
.LBB2_22:                               ;   in Loop: Header=BB2_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v9, v5
	v_mov_b32_e32 v8, v4
.LBB2_23:                               ;   in Loop: Header=BB2_5 Depth=1
	.loc	1 39
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB2_25
; %bb.24:                               ;   in Loop: Header=BB2_5 Depth=1
	.loc	1 40
	flat_load_dwordx4 v[8:11], v[13:14]
.LBB2_25:                               ;   in Loop: Header=BB2_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s2, 0
	v_mov_b32_e32 v4, v21
	.loc	1 81
	s_waitcnt vmcnt(0)
	ds_write2_b32 v22, v10, v11 offset0:2 offset1:3
	ds_write2_b32 v22, v8, v9 offset1:1
	.loc	1 83
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB2_26:                               ;   Parent Loop BB2_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 96
	v_add_u32_e32 v47, vcc, s2, v19
	ds_read2_b32 v[5:6], v4 offset0:20 offset1:21
	ds_read2_b32 v[8:9], v4 offset0:22 offset1:23
	ds_read2_b32 v[10:11], v4 offset0:2 offset1:3
	ds_read2_b32 v[13:14], v4 offset1:1
	ds_read2_b32 v[27:28], v4 offset0:60 offset1:61
	ds_read2_b32 v[29:30], v4 offset0:62 offset1:63
	ds_read2_b32 v[31:32], v4 offset0:42 offset1:43
	ds_read2_b32 v[33:34], v4 offset0:40 offset1:41
	ds_read2_b32 v[35:36], v4 offset0:100 offset1:101
	ds_read2_b32 v[37:38], v4 offset0:102 offset1:103
	ds_read2_b32 v[39:40], v4 offset0:80 offset1:81
	ds_read2_b32 v[41:42], v4 offset0:82 offset1:83
	ds_read2_b32 v[43:44], v4 offset0:142 offset1:143
	ds_read2_b32 v[45:46], v47 offset1:1
	.loc	1 88
	s_add_i32 s2, s2, 40
	s_cmpk_eq_i32 s2, 0x50
	.loc	1 96
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v13, v45, v13
	v_mul_f32_e32 v14, v45, v14
	v_mul_f32_e32 v10, v45, v10
	v_mul_f32_e32 v11, v45, v11
	v_mul_f32_e32 v45, v46, v9
	v_mul_f32_e32 v48, v46, v8
	v_mul_f32_e32 v49, v46, v6
	v_mul_f32_e32 v46, v46, v5
	ds_read2_b32 v[5:6], v47 offset0:2 offset1:3
	v_add_f32_e32 v13, v13, v0
	v_add_f32_e32 v14, v14, v1
	v_add_f32_e32 v10, v10, v2
	v_add_f32_e32 v11, v11, v3
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v33, v5, v33
	v_mul_f32_e32 v34, v5, v34
	v_mul_f32_e32 v31, v5, v31
	v_mul_f32_e32 v32, v5, v32
	v_mul_f32_e32 v30, v6, v30
	v_mul_f32_e32 v29, v6, v29
	v_mul_f32_e32 v28, v6, v28
	v_mul_f32_e32 v27, v6, v27
	ds_read2_b32 v[5:6], v47 offset0:4 offset1:5
	v_add_f32_e32 v10, v48, v10
	v_add_f32_e32 v13, v46, v13
	v_add_f32_e32 v13, v33, v13
	v_add_f32_e32 v10, v31, v10
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v39, v5, v39
	v_mul_f32_e32 v40, v5, v40
	v_mul_f32_e32 v41, v5, v41
	v_mul_f32_e32 v42, v5, v42
	v_mul_f32_e32 v38, v6, v38
	v_mul_f32_e32 v37, v6, v37
	v_mul_f32_e32 v36, v6, v36
	v_mul_f32_e32 v35, v6, v35
	ds_read2_b32 v[5:6], v4 offset0:120 offset1:121
	ds_read2_b32 v[8:9], v4 offset0:122 offset1:123
	ds_read2_b32 v[0:1], v47 offset0:6 offset1:7
	ds_read2_b32 v[2:3], v4 offset0:140 offset1:141
	v_add_f32_e32 v10, v29, v10
	v_add_f32_e32 v13, v27, v13
	v_add_f32_e32 v13, v39, v13
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v5, v0, v5
	v_mul_f32_e32 v6, v0, v6
	v_mul_f32_e32 v8, v0, v8
	v_mul_f32_e32 v9, v0, v9
	v_mul_f32_e32 v44, v1, v44
	v_mul_f32_e32 v43, v1, v43
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v50, v1, v3
	v_mul_f32_e32 v51, v1, v2
	ds_read2_b32 v[0:1], v4 offset0:160 offset1:161
	ds_read2_b32 v[2:3], v47 offset0:8 offset1:9
	v_add_f32_e32 v10, v41, v10
	v_add_f32_e32 v10, v37, v10
	v_add_f32_e32 v13, v35, v13
	v_add_f32_e32 v5, v5, v13
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v47, v2, v0
	v_mul_f32_e32 v52, v2, v1
	ds_read2_b32 v[0:1], v4 offset0:162 offset1:163
	v_add_f32_e32 v8, v8, v10
	v_add_f32_e32 v8, v43, v8
	v_add_f32_e32 v5, v51, v5
	v_add_f32_e32 v5, v47, v5
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v53, v2, v0
	v_mul_f32_e32 v2, v2, v1
	ds_read2_b32 v[0:1], v4 offset0:182 offset1:183
	v_add_f32_e32 v8, v53, v8
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v54, v3, v1
	v_mul_f32_e32 v55, v3, v0
	ds_read2_b32 v[0:1], v4 offset0:180 offset1:181
	.loc	1 88
	v_add_u32_e32 v4, vcc, 0x320, v4
	.loc	1 96
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v1, v3, v1
	v_mul_f32_e32 v0, v3, v0
	v_add_f32_e32 v3, v45, v11
	v_add_f32_e32 v11, v49, v14
	v_add_f32_e32 v11, v34, v11
	v_add_f32_e32 v3, v32, v3
	v_add_f32_e32 v3, v30, v3
	v_add_f32_e32 v11, v28, v11
	v_add_f32_e32 v11, v40, v11
	v_add_f32_e32 v3, v42, v3
	v_add_f32_e32 v3, v38, v3
	v_add_f32_e32 v11, v36, v11
	v_add_f32_e32 v6, v6, v11
	v_add_f32_e32 v3, v9, v3
	v_add_f32_e32 v3, v44, v3
	v_add_f32_e32 v6, v50, v6
	v_add_f32_e32 v6, v52, v6
	v_add_f32_e32 v2, v2, v3
	v_add_f32_e32 v3, v54, v2
	v_add_f32_e32 v2, v55, v8
	v_add_f32_e32 v1, v1, v6
	v_add_f32_e32 v0, v0, v5
	.loc	1 88
	s_cbranch_scc0 .LBB2_26
; %bb.27:                               ;   in Loop: Header=BB2_5 Depth=1
	.loc	1 71
	s_add_i32 s12, s12, 20
	s_cmp_ge_i32 s12, s10
	.loc	1 99
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 71
	s_cbranch_scc0 .LBB2_5
.LBB2_28:
	.loc	1 106
	v_cmp_gt_i32_e32 vcc, s8, v15
	v_cmp_gt_i32_e64 s[0:1], s9, v12
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB2_41
; %bb.29:
	.loc	1 60
	s_load_dword s2, s[4:5], 0x38
	s_load_dwordx2 s[0:1], s[4:5], 0x30
	.loc	1 107
	v_ashrrev_i32_e32 v13, 31, v12
	.loc	1 108
	v_or_b32_e32 v6, 3, v12
	v_cmp_le_i32_e32 vcc, s9, v6
	.loc	1 107
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[2:3], s2, v15, v[12:13]
	.loc	1 108
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB2_37
; %bb.30:
	.loc	1 115
	v_lshlrev_b64 v[6:7], 2, v[4:5]
	v_mov_b32_e32 v8, s1
	v_add_u32_e32 v6, vcc, s0, v6
	v_cmp_neq_f32_e64 s[4:5], s17, 0
	v_addc_u32_e32 v7, vcc, v8, v7, vcc
	s_mov_b64 s[6:7], 0
	s_mov_b64 s[12:13], 0
	s_branch .LBB2_32
.LBB2_31:                               ;   in Loop: Header=BB2_32 Depth=1
	.loc	1 116
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_mov_b32_e32 v11, s1
	v_add_u32_e32 v8, vcc, s0, v8
	v_addc_u32_e32 v9, vcc, v11, v9, vcc
	.loc	1 115
	s_add_u32 s12, s12, 1
	.loc	1 116
	flat_store_dword v[8:9], v10
	.loc	1 115
	v_add_u32_e32 v8, vcc, s12, v12
	s_addc_u32 s13, s13, 0
	v_cmp_le_i32_e32 vcc, s9, v8
	s_or_b64 s[6:7], vcc, s[6:7]
	v_add_u32_e32 v6, vcc, 4, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB2_36
.LBB2_32:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 116
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB2_34
; %bb.33:                               ;   in Loop: Header=BB2_32 Depth=1
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
	v_mul_f32_e32 v11, s11, v11
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v10, s17, v10
	v_add_f32_e32 v10, v11, v10
	s_cbranch_execnz .LBB2_31
	s_branch .LBB2_35
.LBB2_34:                               ;   in Loop: Header=BB2_32 Depth=1
.LBB2_35:                               ;   in Loop: Header=BB2_32 Depth=1
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
	s_branch .LBB2_31
.LBB2_36:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
.LBB2_37:
	.loc	1 108
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB2_41
; %bb.38:
	.loc	1 110
	v_cmp_eq_f32_e64 s[2:3], s17, 0
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	1 109
	v_mul_f32_e32 v3, s11, v3
	v_mul_f32_e32 v2, s11, v2
	v_mul_f32_e32 v1, s11, v1
	v_mul_f32_e32 v0, s11, v0
	.loc	1 110
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB2_40
; %bb.39:
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
.LBB2_40:
	.loc	1 112
	v_mov_b32_e32 v6, s1
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	flat_store_dwordx4 v[4:5], v[0:3]
.LBB2_41:
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
		.amdhsa_next_free_vgpr 56
		.amdhsa_next_free_sgpr 18
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
; codeLenInByte = 1868
; NumSgprs: 20
; NumVgprs: 56
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 3200 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 13
; NumSGPRsForWavesPerEU: 20
; NumVGPRsForWavesPerEU: 56
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
    .sgpr_count:     20
    .sgpr_spill_count: 0
    .symbol:         gemm_tile20_optimized.kd
    .vgpr_count:     56
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

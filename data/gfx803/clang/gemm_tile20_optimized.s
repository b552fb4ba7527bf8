	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.hidden	quad                            ; -- Begin function quad
	.globl	quad
	.p2align	2
	.type	quad,@function
quad:                                   ; @quad
	.file	0 "." "gemm_tile20_optimized.cl"
	.loc	0 38
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	.loc	0 39
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
	.loc	0 42
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.LBB0_3:
	.loc	0 41
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
	.loc	0 41
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
	.loc	0 41
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
	.loc	0 39
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB0_2
.LBB0_10:
	.loc	0 40
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[0:3], v[4:5]
	s_or_b64 exec, exec, s[4:5]
	.loc	0 42
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
	.hidden	pair                            ; -- Begin function pair
	.globl	pair
	.p2align	2
	.type	pair,@function
pair:                                   ; @pair
	.loc	0 45
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v4, v1
	v_mov_b32_e32 v3, v0
	.loc	0 46
	v_cmp_gt_i32_e32 vcc, 2, v2
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execnz .LBB1_3
; %bb.1:
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execnz .LBB1_6
.LBB1_2:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 49
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.LBB1_3:
	.loc	0 48
	v_cmp_eq_u32_e32 vcc, 1, v2
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[6:7], vcc
	s_cbranch_execz .LBB1_5
; %bb.4:
	flat_load_dword v0, v[3:4]
.LBB1_5:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 46
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB1_2
.LBB1_6:
	.loc	0 47
	s_waitcnt vmcnt(0)
	flat_load_dwordx2 v[0:1], v[3:4]
	s_or_b64 exec, exec, s[4:5]
	.loc	0 49
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end1:
	.size	pair, .Lfunc_end1-pair
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 112
; NumSgprs: 34
; NumVgprs: 5
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	gemm_tile20_optimized   ; -- Begin function gemm_tile20_optimized
	.globl	gemm_tile20_optimized
	.p2align	8
	.type	gemm_tile20_optimized,@function
gemm_tile20_optimized:                  ; @gemm_tile20_optimized
	.loc	0 56
; %bb.0:
	.loc	0 60
	v_mad_u32_u24 v16, v1, 10, v0
	v_mov_b32_e32 v0, 0xcccd
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x28
	v_mul_u32_u24_sdwa v0, v16, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:WORD_0 src1_sel:DWORD
	v_lshrrev_b32_e32 v14, 18, v0
	v_mul_lo_u16_e32 v0, 5, v14
	v_sub_u16_e32 v0, v16, v0
	.loc	0 62
	v_lshlrev_b16_e32 v15, 2, v0
	.loc	0 63
	s_mul_i32 s26, s7, 20
	.loc	0 64
	s_mul_i32 s6, s6, 20
	s_mov_b32 s13, 0
	.loc	0 71
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s10, 1
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_cbranch_scc1 .LBB2_20
; %bb.1:
	.loc	0 60
	s_load_dwordx2 s[14:15], s[4:5], 0x10
	s_load_dword s16, s[4:5], 0x18
	s_load_dwordx2 s[18:19], s[4:5], 0x20
	s_ashr_i32 s7, s6, 31
	s_ashr_i32 s17, s2, 31
	s_lshl_b64 s[20:21], s[6:7], 2
	s_movk_i32 s0, 0xc8
	s_waitcnt lgkmcnt(0)
	s_add_u32 s7, s18, s20
	.loc	0 71
	v_lshlrev_b32_e32 v0, 2, v15
	s_movk_i32 s12, 0x690
	v_cmp_gt_u32_e64 s[0:1], s0, v16
	s_addc_u32 s27, s19, s21
	s_movk_i32 s28, 0x54
	v_mul_u32_u24_e32 v17, 0x54, v14
	v_add_u32_e32 v18, vcc, s12, v0
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v3, 0
	s_movk_i32 s29, 0x63
	v_mov_b32_e32 v10, 0
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v12, 0
	v_mov_b32_e32 v13, 0
	s_mov_b32 s12, s13
	s_mov_b32 m0, -1
.LBB2_2:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB2_5 Depth 2
                                        ;     Child Loop BB2_18 Depth 2
	.loc	0 73
	s_and_saveexec_b64 s[18:19], s[0:1]
	s_cbranch_execz .LBB2_17
; %bb.3:                                ;   in Loop: Header=BB2_2 Depth=1
	.loc	0 0
	s_lshl_b64 s[20:21], s[12:13], 2
	s_add_u32 s30, s14, s20
	s_addc_u32 s31, s15, s21
	s_mov_b64 s[20:21], 0
	v_mov_b32_e32 v19, v16
	s_branch .LBB2_5
.LBB2_4:                                ;   in Loop: Header=BB2_5 Depth=2
	s_or_b64 exec, exec, s[22:23]
	.loc	0 77
	v_add_u32_e32 v0, vcc, 0x690, v0
	s_waitcnt vmcnt(0)
	ds_write2_b32 v0, v6, v7 offset1:1
	.loc	0 73
	v_add_u32_e32 v0, vcc, 0x64, v19
	v_cmp_lt_u32_e32 vcc, s29, v19
	s_or_b64 s[20:21], vcc, s[20:21]
	v_mov_b32_e32 v19, v0
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB2_17
.LBB2_5:                                ;   Parent Loop BB2_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 74
	v_mov_b32_e32 v0, 0xcd
	v_mul_lo_u16_sdwa v0, v19, v0 dst_sel:DWORD dst_unused:UNUSED_PAD src0_sel:BYTE_0 src1_sel:DWORD
	v_lshrrev_b16_e32 v20, 11, v0
	v_mul_lo_u16_e32 v0, 10, v20
	.loc	0 75
	v_add_u32_e32 v2, vcc, s26, v20
	.loc	0 74
	v_sub_u16_e32 v0, v19, v0
	.loc	0 76
	v_mad_i64_i32 v[4:5], s[22:23], v2, s16, 0
	.loc	0 74
	v_lshlrev_b16_e32 v0, 1, v0
	v_and_b32_e32 v0, 0xfe, v0
	.loc	0 75
	v_add_u32_e32 v6, vcc, s12, v0
	v_sub_u32_e32 v6, vcc, s10, v6
	.loc	0 76
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	0 75
	v_cmp_gt_i32_e32 vcc, s8, v2
	v_cndmask_b32_e32 v2, 0, v6, vcc
	.loc	0 76
	v_mov_b32_e32 v6, s31
	v_add_u32_e32 v7, vcc, s30, v4
	v_addc_u32_e32 v6, vcc, v6, v5, vcc
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	v_add_u32_e32 v8, vcc, v7, v4
	v_addc_u32_e32 v9, vcc, v6, v5, vcc
	.loc	0 46
	v_cmp_gt_i32_e32 vcc, 2, v2
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	s_cbranch_execz .LBB2_9
; %bb.6:                                ;   in Loop: Header=BB2_5 Depth=2
	.loc	0 48
	v_cmp_eq_u32_e32 vcc, 1, v2
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB2_8
; %bb.7:                                ;   in Loop: Header=BB2_5 Depth=2
	flat_load_dword v2, v[8:9]
.LBB2_8:                                ;   in Loop: Header=BB2_5 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v3
	v_mov_b32_e32 v6, v2
.LBB2_9:                                ;   in Loop: Header=BB2_5 Depth=2
	.loc	0 46
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execz .LBB2_11
; %bb.10:                               ;   in Loop: Header=BB2_5 Depth=2
	.loc	0 47
	flat_load_dwordx2 v[6:7], v[8:9]
.LBB2_11:                               ;   in Loop: Header=BB2_5 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[22:23]
	.loc	0 75
	v_add_u32_e32 v2, vcc, s6, v0
	v_add_u32_e32 v8, vcc, s12, v20
	v_sub_u32_e32 v2, vcc, s9, v2
	v_cmp_gt_i32_e32 vcc, s10, v8
	.loc	0 77
	v_mul_lo_u32 v21, v8, s17
	v_mad_u64_u32 v[8:9], s[22:23], v8, s2, 0
	.loc	0 76
	v_lshlrev_b32_e32 v0, 2, v0
	.loc	0 75
	v_cndmask_b32_e32 v2, 0, v2, vcc
	.loc	0 76
	v_mad_u32_u24 v0, v20, s28, v0
	.loc	0 77
	v_add_u32_e32 v9, vcc, v9, v21
	.loc	0 76
	s_waitcnt vmcnt(0)
	ds_write2_b32 v0, v6, v7 offset1:1
	.loc	0 77
	v_lshlrev_b64 v[6:7], 2, v[8:9]
	v_mov_b32_e32 v8, s27
	v_add_u32_e32 v6, vcc, s7, v6
	v_addc_u32_e32 v7, vcc, v8, v7, vcc
	v_add_u32_e32 v4, vcc, v6, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	.loc	0 46
	v_cmp_gt_i32_e32 vcc, 2, v2
	s_and_saveexec_b64 s[22:23], vcc
	s_xor_b64 s[22:23], exec, s[22:23]
	s_cbranch_execz .LBB2_15
; %bb.12:                               ;   in Loop: Header=BB2_5 Depth=2
	.loc	0 48
	v_cmp_eq_u32_e32 vcc, 1, v2
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[24:25], vcc
	s_cbranch_execz .LBB2_14
; %bb.13:                               ;   in Loop: Header=BB2_5 Depth=2
	flat_load_dword v2, v[4:5]
.LBB2_14:                               ;   in Loop: Header=BB2_5 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v3
	v_mov_b32_e32 v6, v2
.LBB2_15:                               ;   in Loop: Header=BB2_5 Depth=2
	.loc	0 46
	s_andn2_saveexec_b64 s[22:23], s[22:23]
	s_cbranch_execz .LBB2_4
; %bb.16:                               ;   in Loop: Header=BB2_5 Depth=2
	.loc	0 47
	flat_load_dwordx2 v[6:7], v[4:5]
	s_branch .LBB2_4
.LBB2_17:                               ;   in Loop: Header=BB2_2 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	s_mov_b32 s18, 0
	v_mov_b32_e32 v0, v18
	.loc	0 83
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB2_18:                               ;   Parent Loop BB2_2 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 90
	v_add_u32_e32 v2, vcc, s18, v17
	.loc	0 91
	ds_read2_b32 v[4:5], v0 offset1:1
	.loc	0 93
	ds_read2_b32 v[6:7], v0 offset0:2 offset1:3
	.loc	0 91
	ds_read2_b32 v[8:9], v0 offset0:21 offset1:22
	.loc	0 93
	ds_read2_b32 v[19:20], v0 offset0:23 offset1:24
	.loc	0 91
	ds_read2_b32 v[21:22], v0 offset0:42 offset1:43
	.loc	0 93
	ds_read2_b32 v[23:24], v0 offset0:44 offset1:45
	.loc	0 90
	ds_read2_b32 v[25:26], v2 offset1:1
	ds_read2_b32 v[27:28], v2 offset0:2 offset1:3
	ds_read2_b32 v[29:30], v2 offset0:4 offset1:5
	ds_read2_b32 v[31:32], v2 offset0:6 offset1:7
	.loc	0 88
	s_add_i32 s18, s18, 40
	.loc	0 91
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v10, v25, v4
	.loc	0 92
	v_mac_f32_e32 v11, v25, v5
	.loc	0 91
	ds_read2_b32 v[4:5], v0 offset0:63 offset1:64
	.loc	0 93
	v_mac_f32_e32 v12, v25, v6
	.loc	0 94
	v_mac_f32_e32 v13, v25, v7
	.loc	0 93
	ds_read2_b32 v[6:7], v0 offset0:65 offset1:66
	.loc	0 91
	v_mac_f32_e32 v10, v26, v8
	.loc	0 92
	v_mac_f32_e32 v11, v26, v9
	.loc	0 91
	ds_read2_b32 v[8:9], v0 offset0:84 offset1:85
	.loc	0 93
	v_mac_f32_e32 v12, v26, v19
	.loc	0 94
	v_mac_f32_e32 v13, v26, v20
	.loc	0 93
	ds_read2_b32 v[19:20], v0 offset0:86 offset1:87
	.loc	0 91
	ds_read2_b32 v[25:26], v0 offset0:105 offset1:106
	s_waitcnt lgkmcnt(7)
	v_mac_f32_e32 v10, v27, v21
	.loc	0 92
	v_mac_f32_e32 v11, v27, v22
	.loc	0 93
	ds_read2_b32 v[21:22], v0 offset0:107 offset1:108
	v_mac_f32_e32 v12, v27, v23
	.loc	0 94
	v_mac_f32_e32 v13, v27, v24
	.loc	0 91
	ds_read2_b32 v[23:24], v0 offset0:126 offset1:127
	s_waitcnt lgkmcnt(6)
	v_mac_f32_e32 v10, v28, v4
	.loc	0 92
	v_mac_f32_e32 v11, v28, v5
	.loc	0 93
	ds_read2_b32 v[4:5], v0 offset0:128 offset1:129
	s_waitcnt lgkmcnt(6)
	v_mac_f32_e32 v12, v28, v6
	.loc	0 94
	v_mac_f32_e32 v13, v28, v7
	.loc	0 91
	ds_read2_b32 v[6:7], v0 offset0:147 offset1:148
	.loc	0 93
	ds_read2_b32 v[27:28], v0 offset0:149 offset1:150
	.loc	0 91
	s_waitcnt lgkmcnt(7)
	v_mac_f32_e32 v10, v29, v8
	.loc	0 92
	v_mac_f32_e32 v11, v29, v9
	.loc	0 93
	s_waitcnt lgkmcnt(6)
	v_mac_f32_e32 v12, v29, v19
	.loc	0 94
	v_mac_f32_e32 v13, v29, v20
	.loc	0 91
	ds_read2_b32 v[8:9], v0 offset0:168 offset1:169
	.loc	0 93
	ds_read2_b32 v[19:20], v0 offset0:170 offset1:171
	.loc	0 91
	s_waitcnt lgkmcnt(7)
	v_mac_f32_e32 v10, v30, v25
	.loc	0 92
	v_mac_f32_e32 v11, v30, v26
	.loc	0 91
	ds_read2_b32 v[25:26], v0 offset0:189 offset1:190
	.loc	0 93
	s_waitcnt lgkmcnt(7)
	v_mac_f32_e32 v12, v30, v21
	.loc	0 94
	v_mac_f32_e32 v13, v30, v22
	.loc	0 93
	ds_read2_b32 v[21:22], v0 offset0:191 offset1:192
	.loc	0 90
	ds_read2_b32 v[29:30], v2 offset0:8 offset1:9
	.loc	0 91
	s_waitcnt lgkmcnt(8)
	v_mac_f32_e32 v10, v31, v23
	.loc	0 92
	v_mac_f32_e32 v11, v31, v24
	.loc	0 93
	s_waitcnt lgkmcnt(7)
	v_mac_f32_e32 v12, v31, v4
	.loc	0 94
	v_mac_f32_e32 v13, v31, v5
	.loc	0 91
	s_waitcnt lgkmcnt(6)
	v_mac_f32_e32 v10, v32, v6
	.loc	0 92
	v_mac_f32_e32 v11, v32, v7
	.loc	0 93
	s_waitcnt lgkmcnt(5)
	v_mac_f32_e32 v12, v32, v27
	.loc	0 94
	v_mac_f32_e32 v13, v32, v28
	.loc	0 91
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v10, v29, v8
	.loc	0 92
	v_mac_f32_e32 v11, v29, v9
	.loc	0 93
	v_mac_f32_e32 v12, v29, v19
	.loc	0 94
	v_mac_f32_e32 v13, v29, v20
	.loc	0 88
	v_add_u32_e32 v0, vcc, 0x348, v0
	s_cmpk_eq_i32 s18, 0x50
	.loc	0 91
	v_mac_f32_e32 v10, v30, v25
	.loc	0 92
	v_mac_f32_e32 v11, v30, v26
	.loc	0 93
	v_mac_f32_e32 v12, v30, v21
	.loc	0 94
	v_mac_f32_e32 v13, v30, v22
	.loc	0 88
	s_cbranch_scc0 .LBB2_18
; %bb.19:                               ;   in Loop: Header=BB2_2 Depth=1
	.loc	0 71
	s_add_i32 s12, s12, 20
	s_cmp_ge_i32 s12, s10
	.loc	0 99
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 71
	s_cbranch_scc0 .LBB2_2
.LBB2_20:
	.loc	0 105
	v_add_u32_e32 v2, vcc, s26, v14
	v_add_u32_e32 v0, vcc, s6, v15
	.loc	0 106
	v_cmp_gt_i32_e32 vcc, s8, v2
	v_cmp_gt_i32_e64 s[0:1], s9, v0
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB2_33
; %bb.21:
	.loc	0 60
	s_load_dword s2, s[4:5], 0x38
	s_load_dwordx2 s[0:1], s[4:5], 0x30
	.loc	0 107
	v_ashrrev_i32_e32 v1, 31, v0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[4:5], s2, v2, v[0:1]
	.loc	0 108
	v_or_b32_e32 v1, 3, v0
	v_cmp_le_i32_e32 vcc, s9, v1
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB2_29
; %bb.22:
	.loc	0 115
	v_lshlrev_b64 v[1:2], 2, v[4:5]
	v_mov_b32_e32 v3, s1
	v_add_u32_e32 v1, vcc, s0, v1
	v_cmp_neq_f32_e64 s[6:7], s3, 0
	v_addc_u32_e32 v2, vcc, v3, v2, vcc
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[14:15], 0
	s_branch .LBB2_25
.LBB2_23:                               ;   in Loop: Header=BB2_25 Depth=1
	.loc	0 116
	s_cmp_eq_u32 s14, 1
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s14, 2
	v_cndmask_b32_e32 v3, v10, v11, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s14, 3
	v_cndmask_b32_e32 v3, v3, v12, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v3, v3, v13, vcc
	v_mov_b32_e32 v7, s15
	v_add_u32_e32 v6, vcc, s14, v4
	v_mul_f32_e32 v3, s11, v3
	v_addc_u32_e32 v7, vcc, v5, v7, vcc
.LBB2_24:                               ;   in Loop: Header=BB2_25 Depth=1
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_mov_b32_e32 v8, s1
	v_add_u32_e32 v6, vcc, s0, v6
	v_addc_u32_e32 v7, vcc, v8, v7, vcc
	.loc	0 115
	s_add_u32 s14, s14, 1
	.loc	0 116
	flat_store_dword v[6:7], v3
	.loc	0 115
	v_add_u32_e32 v3, vcc, s14, v0
	s_addc_u32 s15, s15, 0
	v_cmp_le_i32_e32 vcc, s9, v3
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v1, vcc, 4, v1
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB2_28
.LBB2_25:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 116
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB2_27
; %bb.26:                               ;   in Loop: Header=BB2_25 Depth=1
	flat_load_dword v3, v[1:2]
	v_add_u32_e32 v6, vcc, s14, v4
	s_cmp_eq_u32 s14, 1
	v_addc_u32_e32 v7, vcc, 0, v5, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s14, 2
	v_cndmask_b32_e32 v8, v10, v11, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s14, 3
	v_cndmask_b32_e32 v8, v8, v12, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v8, v8, v13, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, s3, v3
	v_mac_f32_e32 v3, s11, v8
	s_cbranch_execnz .LBB2_24
	s_branch .LBB2_23
.LBB2_27:                               ;   in Loop: Header=BB2_25 Depth=1
	s_branch .LBB2_23
.LBB2_28:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
.LBB2_29:
	.loc	0 108
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB2_33
; %bb.30:
	.loc	0 110
	v_cmp_eq_f32_e64 s[4:5], s3, 0
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	0 109
	v_mul_f32_e32 v3, s11, v13
	v_mul_f32_e32 v2, s11, v12
	v_mul_f32_e32 v1, s11, v11
	v_mul_f32_e32 v0, s11, v10
	.loc	0 110
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB2_32
; %bb.31:
	.loc	0 111
	v_mov_b32_e32 v7, s1
	v_add_u32_e32 v6, vcc, s0, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dwordx4 v[6:9], v[6:7]
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v3, s3, v9
	v_mac_f32_e32 v2, s3, v8
	v_mac_f32_e32 v1, s3, v7
	v_mac_f32_e32 v0, s3, v6
.LBB2_32:
	.loc	0 112
	v_mov_b32_e32 v6, s1
	v_add_u32_e32 v4, vcc, s0, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	flat_store_dwordx4 v[4:5], v[0:3]
.LBB2_33:
	.loc	0 119
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
		.amdhsa_next_free_vgpr 33
		.amdhsa_next_free_sgpr 32
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
.Lfunc_end2:
	.size	gemm_tile20_optimized, .Lfunc_end2-gemm_tile20_optimized
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1600
; NumSgprs: 34
; NumVgprs: 33
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 3360 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 34
; NumVGPRsForWavesPerEU: 33
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
    .vgpr_count:     33
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

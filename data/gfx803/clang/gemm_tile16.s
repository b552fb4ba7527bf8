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
	v_lshlrev_b32_e32 v1, 3, v1
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x28
	v_or_b32_e32 v6, v1, v0
	v_lshrrev_b32_e32 v21, 2, v6
	.loc	0 42
	v_lshlrev_b32_e32 v5, 2, v6
	.loc	0 43
	s_lshl_b32 s0, s7, 4
	.loc	0 42
	v_and_b32_e32 v4, 12, v5
	.loc	0 43
	v_or_b32_e32 v20, s0, v21
	.loc	0 44
	s_lshl_b32 s0, s6, 4
	s_mov_b32 s12, 0
	v_or_b32_e32 v12, s0, v4
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
	v_cmp_gt_i32_e32 vcc, s8, v20
	v_ashrrev_i32_e32 v13, 31, v12
	s_cbranch_scc1 .LBB1_23
; %bb.1:
	v_alignbit_b32 v0, 0, v6, 2
	v_mad_i64_i32 v[0:1], s[0:1], v0, s2, 0
	.loc	0 40
	s_load_dwordx2 s[16:17], s[4:5], 0x10
	s_load_dword s20, s[4:5], 0x18
	s_load_dwordx2 s[6:7], s[4:5], 0x20
	v_lshlrev_b32_e32 v2, 2, v4
	v_lshlrev_b32_e32 v22, 6, v21
	v_or_b32_e32 v23, v22, v2
	v_or_b32_e32 v25, 0x400, v2
	.loc	0 47
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_lshlrev_b64 v[2:3], 2, v[12:13]
	v_sub_u32_e64 v24, s[0:1], s9, v12
	v_add_u32_e64 v0, s[0:1], v0, v2
	v_addc_u32_e64 v1, s[0:1], v1, v3, s[0:1]
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v2, s7
	v_add_u32_e64 v3, s[0:1], s6, v0
	v_addc_u32_e64 v2, s[0:1], v1, v2, s[0:1]
	v_mad_i64_i32 v[0:1], s[0:1], s20, v20, 0
	v_mov_b32_e32 v7, 0
	v_add_u32_e64 v14, s[0:1], 8, v3
	v_bfe_u32 v6, v5, 2, 2
	v_addc_u32_e64 v15, s[0:1], 0, v2, s[0:1]
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_lshlrev_b64 v[2:3], 4, v[6:7]
	s_ashr_i32 s19, s2, 31
	v_add_u32_e64 v0, s[0:1], v0, v2
	v_addc_u32_e64 v1, s[0:1], v1, v3, s[0:1]
	v_mov_b32_e32 v2, s17
	v_add_u32_e64 v16, s[0:1], s16, v0
	s_mov_b32 s18, s2
	v_addc_u32_e64 v17, s[0:1], v2, v1, s[0:1]
	v_mov_b32_e32 v0, s12
	v_or_b32_e32 v26, v25, v22
	s_lshl_b64 s[6:7], s[18:19], 6
	v_sub_u32_e64 v27, s[0:1], s10, v4
	v_mov_b32_e32 v1, s13
	v_mov_b32_e32 v2, s14
	v_mov_b32_e32 v3, s15
	s_mov_b32 m0, -1
	s_branch .LBB1_3
.LBB1_2:                                ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 50
	s_waitcnt vmcnt(0)
	ds_write2_b32 v26, v10, v11 offset0:2 offset1:3
	ds_write2_b32 v26, v8, v9 offset1:1
	.loc	0 51
	s_waitcnt lgkmcnt(0)
	; wave barrier
	.loc	0 54
	ds_read2_b32 v[4:5], v25 offset1:1
	ds_read2_b32 v[8:9], v22 offset1:1
	ds_read2_b32 v[10:11], v25 offset0:2 offset1:3
	ds_read2_b32 v[18:19], v25 offset0:18 offset1:19
	.loc	0 47
	v_add_u32_e64 v14, s[0:1], s6, v14
	.loc	0 54
	s_waitcnt lgkmcnt(2)
	v_mad_f32 v0, v8, v4, v0
	v_mad_f32 v1, v8, v5, v1
	ds_read2_b32 v[4:5], v25 offset0:16 offset1:17
	s_waitcnt lgkmcnt(2)
	v_mad_f32 v2, v8, v10, v2
	v_mac_f32_e32 v3, v8, v11
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v9, v19
	v_mac_f32_e32 v2, v9, v18
	ds_read2_b32 v[18:19], v25 offset0:32 offset1:33
	ds_read2_b32 v[10:11], v22 offset0:2 offset1:3
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v9, v5
	v_mac_f32_e32 v0, v9, v4
	ds_read2_b32 v[4:5], v25 offset0:34 offset1:35
	ds_read2_b32 v[8:9], v25 offset0:50 offset1:51
	.loc	0 47
	s_add_i32 s12, s12, 16
	.loc	0 54
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v0, v10, v18
	v_mac_f32_e32 v1, v10, v19
	ds_read2_b32 v[18:19], v25 offset0:48 offset1:49
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v2, v10, v4
	v_mac_f32_e32 v3, v10, v5
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v11, v9
	v_mac_f32_e32 v2, v11, v8
	ds_read2_b32 v[8:9], v25 offset0:64 offset1:65
	ds_read2_b32 v[4:5], v22 offset0:4 offset1:5
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v11, v19
	v_mac_f32_e32 v0, v11, v18
	ds_read2_b32 v[10:11], v25 offset0:66 offset1:67
	ds_read2_b32 v[18:19], v25 offset0:82 offset1:83
	.loc	0 47
	s_cmp_ge_i32 s12, s10
	.loc	0 54
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v0, v4, v8
	v_mac_f32_e32 v1, v4, v9
	ds_read2_b32 v[8:9], v25 offset0:80 offset1:81
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v2, v4, v10
	v_mac_f32_e32 v3, v4, v11
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v5, v19
	v_mac_f32_e32 v2, v5, v18
	ds_read2_b32 v[18:19], v25 offset0:96 offset1:97
	ds_read2_b32 v[10:11], v22 offset0:6 offset1:7
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v5, v9
	v_mac_f32_e32 v0, v5, v8
	ds_read2_b32 v[4:5], v25 offset0:98 offset1:99
	ds_read2_b32 v[8:9], v25 offset0:114 offset1:115
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v0, v10, v18
	v_mac_f32_e32 v1, v10, v19
	ds_read2_b32 v[18:19], v25 offset0:112 offset1:113
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v2, v10, v4
	v_mac_f32_e32 v3, v10, v5
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v11, v9
	v_mac_f32_e32 v2, v11, v8
	ds_read2_b32 v[4:5], v25 offset0:128 offset1:129
	ds_read2_b32 v[8:9], v22 offset0:8 offset1:9
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v11, v19
	v_mac_f32_e32 v0, v11, v18
	ds_read2_b32 v[10:11], v25 offset0:130 offset1:131
	ds_read2_b32 v[18:19], v25 offset0:146 offset1:147
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v0, v8, v4
	v_mac_f32_e32 v1, v8, v5
	ds_read2_b32 v[4:5], v25 offset0:144 offset1:145
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v2, v8, v10
	v_mac_f32_e32 v3, v8, v11
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v9, v19
	v_mac_f32_e32 v2, v9, v18
	ds_read2_b32 v[18:19], v25 offset0:160 offset1:161
	ds_read2_b32 v[10:11], v22 offset0:10 offset1:11
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v9, v5
	v_mac_f32_e32 v0, v9, v4
	ds_read2_b32 v[4:5], v25 offset0:162 offset1:163
	ds_read2_b32 v[8:9], v25 offset0:178 offset1:179
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v0, v10, v18
	v_mac_f32_e32 v1, v10, v19
	ds_read2_b32 v[18:19], v25 offset0:176 offset1:177
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v2, v10, v4
	v_mac_f32_e32 v3, v10, v5
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v11, v9
	v_mac_f32_e32 v2, v11, v8
	ds_read2_b32 v[8:9], v25 offset0:192 offset1:193
	ds_read2_b32 v[4:5], v22 offset0:12 offset1:13
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v11, v19
	v_mac_f32_e32 v0, v11, v18
	ds_read2_b32 v[10:11], v25 offset0:194 offset1:195
	ds_read2_b32 v[18:19], v25 offset0:210 offset1:211
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v0, v4, v8
	v_mac_f32_e32 v1, v4, v9
	ds_read2_b32 v[8:9], v25 offset0:208 offset1:209
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v2, v4, v10
	v_mac_f32_e32 v3, v4, v11
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v5, v19
	v_mac_f32_e32 v2, v5, v18
	ds_read2_b32 v[18:19], v25 offset0:224 offset1:225
	ds_read2_b32 v[10:11], v22 offset0:14 offset1:15
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v1, v5, v9
	v_mac_f32_e32 v0, v5, v8
	ds_read2_b32 v[4:5], v25 offset0:226 offset1:227
	ds_read2_b32 v[8:9], v25 offset0:242 offset1:243
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v0, v10, v18
	v_mac_f32_e32 v1, v10, v19
	ds_read2_b32 v[18:19], v25 offset0:240 offset1:241
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v2, v10, v4
	.loc	0 47
	v_mov_b32_e32 v4, s7
	v_addc_u32_e64 v15, s[0:1], v15, v4, s[0:1]
	.loc	0 54
	v_mac_f32_e32 v3, v10, v5
	.loc	0 47
	v_add_u32_e64 v16, s[0:1], 64, v16
	.loc	0 54
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v11, v9
	v_mac_f32_e32 v2, v11, v8
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v11, v19
	v_mac_f32_e32 v0, v11, v18
	.loc	0 47
	v_addc_u32_e64 v17, s[0:1], 0, v17, s[0:1]
	v_add_u32_e64 v27, s[0:1], -16, v27
	.loc	0 55
	s_waitcnt lgkmcnt(0)
	; wave barrier
	.loc	0 47
	s_cbranch_scc1 .LBB1_23
.LBB1_3:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 49
	v_cndmask_b32_e32 v6, 0, v27, vcc
	.loc	0 26
	v_cmp_gt_i32_e64 s[0:1], 4, v6
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB1_11
; %bb.4:                                ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 28
	v_cmp_lt_i32_e64 s[0:1], 0, v6
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_6
; %bb.5:                                ;   in Loop: Header=BB1_3 Depth=1
	flat_load_dword v4, v[16:17]
.LBB1_6:                                ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 28
	v_cmp_lt_i32_e64 s[0:1], 1, v6
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_8
; %bb.7:                                ;   in Loop: Header=BB1_3 Depth=1
	v_add_u32_e64 v8, s[0:1], 4, v16
	v_addc_u32_e64 v9, s[0:1], 0, v17, s[0:1]
	flat_load_dword v5, v[8:9]
.LBB1_8:                                ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 28
	v_cmp_lt_i32_e64 s[0:1], 2, v6
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_10
; %bb.9:                                ;   in Loop: Header=BB1_3 Depth=1
	v_add_u32_e64 v8, s[0:1], 8, v16
	v_addc_u32_e64 v9, s[0:1], 0, v17, s[0:1]
	flat_load_dword v6, v[8:9]
.LBB1_10:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v9, v5
	v_mov_b32_e32 v8, v4
.LBB1_11:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 26
	s_andn2_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB1_13
; %bb.12:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 27
	flat_load_dwordx4 v[8:11], v[16:17]
.LBB1_13:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 49
	v_add_u32_e64 v4, s[0:1], s12, v21
	.loc	0 50
	v_add_u32_e64 v18, s[0:1], -8, v14
	v_addc_u32_e64 v19, s[0:1], -1, v15, s[0:1]
	v_cmp_gt_i32_e64 s[0:1], s10, v4
	v_cndmask_b32_e64 v6, 0, v24, s[0:1]
	.loc	0 26
	v_cmp_gt_i32_e64 s[0:1], 4, v6
	.loc	0 49
	s_waitcnt vmcnt(0)
	ds_write2_b32 v23, v10, v11 offset0:2 offset1:3
	ds_write2_b32 v23, v8, v9 offset1:1
	.loc	0 26
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB1_21
; %bb.14:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 28
	v_cmp_lt_i32_e64 s[0:1], 0, v6
	v_mov_b32_e32 v5, 0
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_16
; %bb.15:                               ;   in Loop: Header=BB1_3 Depth=1
	flat_load_dword v4, v[18:19]
.LBB1_16:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 28
	v_cmp_lt_i32_e64 s[0:1], 1, v6
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_18
; %bb.17:                               ;   in Loop: Header=BB1_3 Depth=1
	v_add_u32_e64 v8, s[0:1], -4, v14
	v_addc_u32_e64 v9, s[0:1], -1, v15, s[0:1]
	flat_load_dword v5, v[8:9]
.LBB1_18:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 28
	v_cmp_lt_i32_e64 s[0:1], 2, v6
	v_mov_b32_e32 v6, 0
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_20
; %bb.19:                               ;   in Loop: Header=BB1_3 Depth=1
	flat_load_dword v6, v[14:15]
.LBB1_20:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v11, v7
	v_mov_b32_e32 v10, v6
	v_mov_b32_e32 v9, v5
	v_mov_b32_e32 v8, v4
.LBB1_21:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 26
	s_andn2_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB1_2
; %bb.22:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 27
	flat_load_dwordx4 v[8:11], v[18:19]
	s_branch .LBB1_2
.LBB1_23:
	.loc	0 58
	v_cmp_gt_i32_e32 vcc, s8, v20
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
	v_mad_i64_i32 v[4:5], s[4:5], s2, v20, v[12:13]
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
		.amdhsa_group_segment_fixed_size 2048
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
		.amdhsa_next_free_vgpr 28
		.amdhsa_next_free_sgpr 21
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
; codeLenInByte = 2160
; NumSgprs: 23
; NumVgprs: 28
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 23
; NumVGPRsForWavesPerEU: 28
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
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 60
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 64
    .name:           gemm_tile_vectorized
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 8
      - 8
      - 1
    .sgpr_count:     23
    .sgpr_spill_count: 0
    .symbol:         gemm_tile_vectorized.kd
    .vgpr_count:     28
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.hidden	read4                           ; -- Begin function read4
	.globl	read4
	.p2align	2
	.type	read4,@function
read4:                                  ; @read4
	.file	0 "." "gemm_tiled_2x2_float4.cl"
	.loc	0 26
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	.loc	0 27
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
	.loc	0 37
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.LBB0_3:
	.loc	0 36
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
	.loc	0 36
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
	.loc	0 36
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
	.loc	0 27
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB0_2
.LBB0_10:
	.loc	0 31
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[0:3], v[4:5]
	s_or_b64 exec, exec, s[4:5]
	.loc	0 37
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	read4, .Lfunc_end0-read4
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 188
; NumSgprs: 34
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	gemm_tiled_2x2_float4   ; -- Begin function gemm_tiled_2x2_float4
	.globl	gemm_tiled_2x2_float4
	.p2align	8
	.type	gemm_tiled_2x2_float4,@function
gemm_tiled_2x2_float4:                  ; @gemm_tiled_2x2_float4
	.loc	0 44
; %bb.0:
	.loc	0 48
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[12:13], s[4:5], 0x28
	s_mov_b32 s2, 0
	v_lshlrev_b32_e32 v16, 1, v1
	v_lshlrev_b32_e32 v17, 1, v0
	.loc	0 55
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s10, 0
	s_cbranch_scc1 .LBB1_2
; %bb.1:
	.loc	0 85
	v_lshlrev_b32_e32 v2, 1, v1
	v_lshlrev_b32_e32 v3, 1, v0
	s_mov_b64 s[0:1], 0
	s_branch .LBB1_3
.LBB1_2:
	.loc	0 0
	s_mov_b64 s[0:1], -1
.LBB1_3:
	s_lshl_b32 s22, s7, 5
	s_lshl_b32 s6, s6, 5
	.loc	0 55
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v21, s2
	v_mov_b32_e32 v18, s2
	v_mov_b32_e32 v15, s2
	v_mov_b32_e32 v14, s2
	s_cbranch_vccnz .LBB1_31
; %bb.4:
	.loc	0 50
	v_lshlrev_b32_e32 v2, 4, v1
	.loc	0 48
	s_load_dwordx2 s[2:3], s[4:5], 0x10
	s_load_dword s18, s[4:5], 0x18
	s_load_dwordx2 s[14:15], s[4:5], 0x20
	.loc	0 50
	v_or_b32_e32 v2, v2, v0
	v_lshlrev_b32_e32 v5, 2, v0
	v_add_u32_e32 v4, vcc, 0xffffff80, v2
	v_and_b32_e32 v3, 28, v5
	v_lshrrev_b32_e32 v19, 3, v4
	v_or_b32_e32 v6, s6, v3
	v_lshrrev_b32_e32 v7, 2, v2
	s_movk_i32 s0, 0x7f
	v_sub_u32_e32 v20, vcc, s9, v6
	v_lshlrev_b32_e32 v3, 2, v3
	v_lshlrev_b32_e32 v6, 7, v19
	v_add_u32_e32 v8, vcc, s22, v7
	v_cmp_lt_u32_e64 s[0:1], s0, v2
	v_or_b32_e32 v6, v6, v3
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[18:19], s18, v8, 0
	s_movk_i32 s20, 0x800
	v_add_u32_e32 v22, vcc, s20, v6
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_mov_b32_e32 v6, s3
	v_add_u32_e32 v2, vcc, s2, v2
	v_and_b32_e32 v5, 12, v5
	v_addc_u32_e32 v6, vcc, v6, v3, vcc
	v_cmp_gt_i32_e32 vcc, s8, v8
	v_lshlrev_b32_e32 v8, 2, v5
	v_lshlrev_b32_e32 v3, 6, v7
	v_or_b32_e32 v23, v3, v8
	.loc	0 74
	v_lshlrev_b32_e32 v24, 7, v1
	v_add_u32_e64 v8, s[2:3], v2, v8
	.loc	0 55
	v_alignbit_b32 v1, 0, v4, 3
	v_addc_u32_e64 v9, s[2:3], 0, v6, s[2:3]
	v_mad_i64_i32 v[1:2], s[2:3], v1, s12, 0
	v_mov_b32_e32 v3, 0
	v_sub_u32_e64 v26, s[2:3], s10, v5
	v_lshlrev_b64 v[4:5], 2, v[1:2]
	v_and_b32_e32 v2, 7, v0
	v_lshlrev_b32_e32 v6, 3, v0
	v_lshlrev_b64 v[0:1], 4, v[2:3]
	s_ashr_i32 s7, s6, 31
	v_add_u32_e64 v0, s[2:3], v4, v0
	v_addc_u32_e64 v1, s[2:3], v5, v1, s[2:3]
	s_ashr_i32 s17, s12, 31
	s_lshl_b64 s[2:3], s[6:7], 2
	s_add_u32 s2, s14, s2
	s_addc_u32 s3, s15, s3
	v_mov_b32_e32 v2, s3
	v_add_u32_e64 v0, s[2:3], s2, v0
	v_addc_u32_e64 v1, s[2:3], v2, v1, s[2:3]
	s_mov_b32 s16, s12
	v_add_u32_e64 v10, s[2:3], 8, v0
	s_mov_b32 s23, 0
	v_or_b32_e32 v25, 0x800, v6
	v_addc_u32_e64 v11, s[2:3], 0, v1, s[2:3]
	s_lshl_b64 s[14:15], s[16:17], 6
	s_movk_i32 s7, 0x400
	s_movk_i32 s12, 0x480
	s_movk_i32 s24, 0x500
	s_movk_i32 s25, 0x580
	s_movk_i32 s26, 0x600
	s_movk_i32 s27, 0x680
	s_movk_i32 s28, 0x700
	s_movk_i32 s29, 0x780
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v14, 0
	s_mov_b32 m0, -1
	s_branch .LBB1_7
.LBB1_5:                                ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v0, v23
.LBB1_6:                                ;   in Loop: Header=BB1_7 Depth=1
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0)
	ds_write2_b32 v0, v4, v5 offset1:1
	.loc	0 71
	ds_write2_b32 v0, v6, v7 offset0:2 offset1:3
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 74
	ds_read2_b32 v[0:1], v24 offset1:1
	ds_read2_b32 v[4:5], v24 offset0:16 offset1:17
	.loc	0 75
	ds_read2_b32 v[6:7], v25 offset1:1
	v_add_u32_e64 v2, s[2:3], s7, v25
	.loc	0 55
	v_add_u32_e64 v26, s[2:3], -16, v26
	.loc	0 76
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v21, v0, v6
	.loc	0 77
	v_mac_f32_e32 v18, v0, v7
	.loc	0 78
	v_mac_f32_e32 v15, v4, v6
	.loc	0 79
	v_mac_f32_e32 v14, v4, v7
	.loc	0 75
	ds_read2_b32 v[6:7], v25 offset0:32 offset1:33
	.loc	0 55
	s_add_i32 s23, s23, 16
	s_cmp_ge_i32 s23, s10
	.loc	0 76
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v21, v1, v6
	.loc	0 77
	v_mac_f32_e32 v18, v1, v7
	.loc	0 78
	v_mac_f32_e32 v15, v5, v6
	.loc	0 79
	v_mac_f32_e32 v14, v5, v7
	.loc	0 74
	ds_read2_b32 v[0:1], v24 offset0:2 offset1:3
	ds_read2_b32 v[4:5], v24 offset0:18 offset1:19
	.loc	0 75
	ds_read2_b32 v[6:7], v25 offset0:64 offset1:65
	.loc	0 76
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v21, v0, v6
	.loc	0 77
	v_mac_f32_e32 v18, v0, v7
	.loc	0 78
	v_mac_f32_e32 v15, v4, v6
	.loc	0 79
	v_mac_f32_e32 v14, v4, v7
	.loc	0 75
	ds_read2_b32 v[6:7], v25 offset0:96 offset1:97
	.loc	0 76
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v21, v1, v6
	.loc	0 77
	v_mac_f32_e32 v18, v1, v7
	.loc	0 78
	v_mac_f32_e32 v15, v5, v6
	.loc	0 79
	v_mac_f32_e32 v14, v5, v7
	.loc	0 74
	ds_read2_b32 v[0:1], v24 offset0:4 offset1:5
	ds_read2_b32 v[4:5], v24 offset0:20 offset1:21
	.loc	0 75
	ds_read2_b32 v[6:7], v25 offset0:128 offset1:129
	.loc	0 76
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v21, v0, v6
	.loc	0 77
	v_mac_f32_e32 v18, v0, v7
	.loc	0 78
	v_mac_f32_e32 v15, v4, v6
	.loc	0 79
	v_mac_f32_e32 v14, v4, v7
	.loc	0 75
	ds_read2_b32 v[6:7], v25 offset0:160 offset1:161
	.loc	0 76
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v21, v1, v6
	.loc	0 77
	v_mac_f32_e32 v18, v1, v7
	.loc	0 78
	v_mac_f32_e32 v15, v5, v6
	.loc	0 79
	v_mac_f32_e32 v14, v5, v7
	.loc	0 74
	ds_read2_b32 v[0:1], v24 offset0:6 offset1:7
	ds_read2_b32 v[4:5], v24 offset0:22 offset1:23
	.loc	0 75
	ds_read2_b32 v[6:7], v25 offset0:192 offset1:193
	.loc	0 76
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v21, v0, v6
	.loc	0 77
	v_mac_f32_e32 v18, v0, v7
	.loc	0 78
	v_mac_f32_e32 v15, v4, v6
	.loc	0 79
	v_mac_f32_e32 v14, v4, v7
	.loc	0 75
	ds_read2_b32 v[6:7], v25 offset0:224 offset1:225
	.loc	0 76
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v21, v1, v6
	.loc	0 77
	v_mac_f32_e32 v18, v1, v7
	.loc	0 78
	v_mac_f32_e32 v15, v5, v6
	.loc	0 79
	v_mac_f32_e32 v14, v5, v7
	.loc	0 74
	ds_read2_b32 v[0:1], v24 offset0:8 offset1:9
	ds_read2_b32 v[4:5], v24 offset0:24 offset1:25
	.loc	0 75
	ds_read2_b32 v[6:7], v2 offset1:1
	v_add_u32_e64 v2, s[2:3], s24, v25
	.loc	0 76
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v21, v0, v6
	.loc	0 77
	v_mac_f32_e32 v18, v0, v7
	.loc	0 75
	v_add_u32_e64 v0, s[2:3], s12, v25
	.loc	0 78
	v_mac_f32_e32 v15, v4, v6
	.loc	0 79
	v_mac_f32_e32 v14, v4, v7
	.loc	0 75
	ds_read2_b32 v[6:7], v0 offset1:1
	.loc	0 76
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v21, v1, v6
	.loc	0 77
	v_mac_f32_e32 v18, v1, v7
	.loc	0 78
	v_mac_f32_e32 v15, v5, v6
	.loc	0 79
	v_mac_f32_e32 v14, v5, v7
	.loc	0 74
	ds_read2_b32 v[0:1], v24 offset0:10 offset1:11
	ds_read2_b32 v[4:5], v24 offset0:26 offset1:27
	.loc	0 75
	ds_read2_b32 v[6:7], v2 offset1:1
	v_add_u32_e64 v2, s[2:3], s26, v25
	.loc	0 76
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v21, v0, v6
	.loc	0 77
	v_mac_f32_e32 v18, v0, v7
	.loc	0 75
	v_add_u32_e64 v0, s[2:3], s25, v25
	.loc	0 78
	v_mac_f32_e32 v15, v4, v6
	.loc	0 79
	v_mac_f32_e32 v14, v4, v7
	.loc	0 75
	ds_read2_b32 v[6:7], v0 offset1:1
	.loc	0 76
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v21, v1, v6
	.loc	0 77
	v_mac_f32_e32 v18, v1, v7
	.loc	0 78
	v_mac_f32_e32 v15, v5, v6
	.loc	0 79
	v_mac_f32_e32 v14, v5, v7
	.loc	0 74
	ds_read2_b32 v[0:1], v24 offset0:12 offset1:13
	ds_read2_b32 v[4:5], v24 offset0:28 offset1:29
	.loc	0 75
	ds_read2_b32 v[6:7], v2 offset1:1
	v_add_u32_e64 v2, s[2:3], s28, v25
	.loc	0 76
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v21, v0, v6
	.loc	0 77
	v_mac_f32_e32 v18, v0, v7
	.loc	0 75
	v_add_u32_e64 v0, s[2:3], s27, v25
	.loc	0 78
	v_mac_f32_e32 v15, v4, v6
	.loc	0 79
	v_mac_f32_e32 v14, v4, v7
	.loc	0 75
	ds_read2_b32 v[6:7], v0 offset1:1
	.loc	0 76
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v21, v1, v6
	.loc	0 77
	v_mac_f32_e32 v18, v1, v7
	.loc	0 78
	v_mac_f32_e32 v15, v5, v6
	.loc	0 79
	v_mac_f32_e32 v14, v5, v7
	.loc	0 74
	ds_read2_b32 v[0:1], v24 offset0:14 offset1:15
	ds_read2_b32 v[4:5], v24 offset0:30 offset1:31
	.loc	0 75
	ds_read2_b32 v[6:7], v2 offset1:1
	.loc	0 76
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v21, v0, v6
	.loc	0 77
	v_mac_f32_e32 v18, v0, v7
	.loc	0 75
	v_add_u32_e64 v0, s[2:3], s29, v25
	.loc	0 78
	v_mac_f32_e32 v15, v4, v6
	.loc	0 79
	v_mac_f32_e32 v14, v4, v7
	.loc	0 75
	ds_read2_b32 v[6:7], v0 offset1:1
	.loc	0 55
	v_add_u32_e64 v10, s[2:3], s14, v10
	v_mov_b32_e32 v0, s15
	v_addc_u32_e64 v11, s[2:3], v11, v0, s[2:3]
	v_add_u32_e64 v8, s[2:3], 64, v8
	.loc	0 76
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v21, v1, v6
	.loc	0 77
	v_mac_f32_e32 v18, v1, v7
	.loc	0 78
	v_mac_f32_e32 v15, v5, v6
	.loc	0 79
	v_mac_f32_e32 v14, v5, v7
	.loc	0 55
	v_addc_u32_e64 v9, s[2:3], 0, v9, s[2:3]
	.loc	0 81
	s_waitcnt lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB1_30
.LBB1_7:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 56
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[16:17], exec, s[2:3]
	s_cbranch_execz .LBB1_19
; %bb.8:                                ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 65
	v_add_u32_e64 v0, s[2:3], s23, v19
	v_add_u32_e64 v12, s[2:3], -8, v10
	v_addc_u32_e64 v13, s[2:3], -1, v11, s[2:3]
	v_cmp_gt_i32_e64 s[2:3], s10, v0
	v_cndmask_b32_e64 v2, 0, v20, s[2:3]
	.loc	0 27
	v_cmp_gt_i32_e64 s[2:3], 4, v2
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB1_16
; %bb.9:                                ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 36
	v_cmp_lt_i32_e64 s[2:3], 0, v2
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[20:21], s[2:3]
	s_cbranch_execz .LBB1_11
; %bb.10:                               ;   in Loop: Header=BB1_7 Depth=1
	flat_load_dword v0, v[12:13]
.LBB1_11:                               ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 36
	v_cmp_lt_i32_e64 s[2:3], 1, v2
	s_and_saveexec_b64 s[20:21], s[2:3]
	s_cbranch_execz .LBB1_13
; %bb.12:                               ;   in Loop: Header=BB1_7 Depth=1
	v_add_u32_e64 v4, s[2:3], -4, v10
	v_addc_u32_e64 v5, s[2:3], -1, v11, s[2:3]
	flat_load_dword v1, v[4:5]
.LBB1_13:                               ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 36
	v_cmp_lt_i32_e64 s[2:3], 2, v2
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[20:21], s[2:3]
	s_cbranch_execz .LBB1_15
; %bb.14:                               ;   in Loop: Header=BB1_7 Depth=1
	flat_load_dword v2, v[10:11]
.LBB1_15:                               ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v3
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
.LBB1_16:                               ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 27
	s_andn2_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB1_18
; %bb.17:                               ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 31
	flat_load_dwordx4 v[4:7], v[12:13]
.LBB1_18:                               ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_mov_b32_e32 v0, v22
.LBB1_19:                               ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 56
	s_andn2_saveexec_b64 s[16:17], s[16:17]
	s_cbranch_execz .LBB1_6
; %bb.20:                               ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 58
	v_cndmask_b32_e32 v2, 0, v26, vcc
	.loc	0 27
	v_cmp_gt_i32_e64 s[2:3], 4, v2
	s_and_saveexec_b64 s[18:19], s[2:3]
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB1_28
; %bb.21:                               ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 36
	v_cmp_lt_i32_e64 s[2:3], 0, v2
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[20:21], s[2:3]
	s_cbranch_execz .LBB1_23
; %bb.22:                               ;   in Loop: Header=BB1_7 Depth=1
	flat_load_dword v0, v[8:9]
.LBB1_23:                               ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 36
	v_cmp_lt_i32_e64 s[2:3], 1, v2
	s_and_saveexec_b64 s[20:21], s[2:3]
	s_cbranch_execz .LBB1_25
; %bb.24:                               ;   in Loop: Header=BB1_7 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v4, s[2:3], 4, v8
	v_addc_u32_e64 v5, s[2:3], 0, v9, s[2:3]
	flat_load_dword v1, v[4:5]
.LBB1_25:                               ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 36
	v_cmp_lt_i32_e64 s[2:3], 2, v2
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[20:21], s[2:3]
	s_cbranch_execz .LBB1_27
; %bb.26:                               ;   in Loop: Header=BB1_7 Depth=1
	s_waitcnt vmcnt(0)
	v_add_u32_e64 v4, s[2:3], 8, v8
	v_addc_u32_e64 v5, s[2:3], 0, v9, s[2:3]
	flat_load_dword v2, v[4:5]
.LBB1_27:                               ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v7, v3
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
.LBB1_28:                               ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 27
	s_andn2_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB1_5
; %bb.29:                               ;   in Loop: Header=BB1_7 Depth=1
	.loc	0 31
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[4:7], v[8:9]
	s_branch .LBB1_5
.LBB1_30:
	.loc	0 0
	v_mov_b32_e32 v2, v16
	v_mov_b32_e32 v3, v17
.LBB1_31:
	.loc	0 48
	s_load_dwordx2 s[14:15], s[4:5], 0x30
	s_load_dword s10, s[4:5], 0x38
	.loc	0 85
	v_add_u32_e32 v0, vcc, s6, v3
	v_add_u32_e32 v6, vcc, s22, v2
	v_ashrrev_i32_e32 v1, 31, v0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[0:1], v6, s10, v[0:1]
	v_cmp_gt_i32_e64 s[0:1], s8, v6
	v_cmp_gt_i32_e64 s[4:5], s9, v0
	v_cmp_neq_f32_e64 s[6:7], s13, 0
	.loc	0 88
	s_and_b64 s[16:17], s[0:1], s[4:5]
	s_and_saveexec_b64 s[2:3], s[16:17]
	s_cbranch_execz .LBB1_36
; %bb.32:
	.loc	0 0
	v_lshlrev_b64 v[4:5], 2, v[2:3]
	.loc	0 90
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB1_52
; %bb.33:
	v_mov_b32_e32 v8, s15
	v_add_u32_e32 v7, vcc, s14, v4
	v_addc_u32_e32 v8, vcc, v8, v5, vcc
	flat_load_dword v7, v[7:8]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s13, v7
	v_mac_f32_e32 v7, s11, v21
	s_cbranch_execnz .LBB1_35
.LBB1_34:
	v_mul_f32_e32 v7, s11, v21
.LBB1_35:
	v_mov_b32_e32 v8, s15
	v_add_u32_e32 v4, vcc, s14, v4
	v_addc_u32_e32 v5, vcc, v8, v5, vcc
	flat_store_dword v[4:5], v7
.LBB1_36:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_or_b32_e32 v4, 1, v0
	v_cmp_gt_i32_e64 s[2:3], s9, v4
	v_cndmask_b32_e64 v4, 0, 1, s[6:7]
	.loc	0 88
	s_and_b64 s[16:17], s[0:1], s[2:3]
	v_cmp_ne_u32_e64 s[0:1], 1, v4
	s_and_saveexec_b64 s[6:7], s[16:17]
	s_cbranch_execz .LBB1_41
; %bb.37:
	.loc	0 89
	v_or_b32_e32 v2, 1, v2
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 90
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_53
; %bb.38:
	v_mov_b32_e32 v5, s15
	v_add_u32_e32 v4, vcc, s14, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v18
	s_cbranch_execnz .LBB1_40
.LBB1_39:
	v_mul_f32_e32 v4, s11, v18
.LBB1_40:
	v_mov_b32_e32 v5, s15
	v_add_u32_e32 v2, vcc, s14, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB1_41:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	v_or_b32_e32 v2, 1, v6
	v_mad_i64_i32 v[0:1], s[6:7], v2, s10, v[0:1]
	v_cmp_gt_i32_e64 s[6:7], s8, v2
	.loc	0 88
	s_and_b64 s[8:9], s[6:7], s[4:5]
	s_and_saveexec_b64 s[4:5], s[8:9]
	s_cbranch_execnz .LBB1_44
; %bb.42:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 88
	s_and_b64 s[2:3], s[6:7], s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execnz .LBB1_48
.LBB1_43:
	.loc	0 92
	s_endpgm
.LBB1_44:
	.loc	0 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	.loc	0 90
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_54
; %bb.45:
	v_mov_b32_e32 v5, s15
	v_add_u32_e32 v4, vcc, s14, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	s_mov_b64 s[8:9], 0
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s13, v4
	v_mac_f32_e32 v4, s11, v15
	s_cbranch_execnz .LBB1_47
.LBB1_46:
	v_mul_f32_e32 v4, s11, v15
.LBB1_47:
	v_mov_b32_e32 v5, s15
	v_add_u32_e32 v2, vcc, s14, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
	s_or_b64 exec, exec, s[4:5]
	.loc	0 88
	s_and_b64 s[2:3], s[6:7], s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB1_43
.LBB1_48:
	.loc	0 89
	v_add_u32_e32 v0, vcc, 1, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 90
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_55
; %bb.49:
	v_mov_b32_e32 v3, s15
	v_add_u32_e32 v2, vcc, s14, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s13, v2
	v_mac_f32_e32 v2, s11, v14
	s_cbranch_execnz .LBB1_51
.LBB1_50:
	v_mul_f32_e32 v2, s11, v14
.LBB1_51:
	v_mov_b32_e32 v3, s15
	v_add_u32_e32 v0, vcc, s14, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	.loc	0 92
	s_endpgm
.LBB1_52:
	.loc	0 0
	s_branch .LBB1_34
.LBB1_53:
	.loc	0 90
	s_branch .LBB1_39
.LBB1_54:
	.loc	0 0
	s_mov_b64 s[8:9], -1
	.loc	0 90
	s_branch .LBB1_46
.LBB1_55:
	s_branch .LBB1_50
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_tiled_2x2_float4
		.amdhsa_group_segment_fixed_size 4096
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
		.amdhsa_next_free_vgpr 27
		.amdhsa_next_free_sgpr 30
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
	.size	gemm_tiled_2x2_float4, .Lfunc_end1-gemm_tiled_2x2_float4
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2344
; NumSgprs: 32
; NumVgprs: 27
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 4096 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 32
; NumVGPRsForWavesPerEU: 27
; Occupancy: 9
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
    .group_segment_fixed_size: 4096
    .kernarg_segment_align: 8
    .kernarg_segment_size: 60
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           gemm_tiled_2x2_float4
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 16
      - 1
    .sgpr_count:     32
    .sgpr_spill_count: 0
    .symbol:         gemm_tiled_2x2_float4.kd
    .vgpr_count:     27
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_tiled_2x2_oob_newloop ; -- Begin function gemm_tiled_2x2_oob_newloop
	.globl	gemm_tiled_2x2_oob_newloop
	.p2align	8
	.type	gemm_tiled_2x2_oob_newloop,@function
gemm_tiled_2x2_oob_newloop:             ; @gemm_tiled_2x2_oob_newloop
	.file	0 "." "gemm_tiled_2x2_oob_newloop.cl"
	.loc	0 23
; %bb.0:
	v_mov_b32_e32 v2, v1
	.loc	0 27
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[10:11], s[4:5], 0x28
	.loc	0 29
	v_lshlrev_b32_e32 v6, 1, v2
	s_lshl_b32 s0, s7, 5
	v_or_b32_e32 v15, s0, v6
	.loc	0 30
	v_lshlrev_b32_e32 v5, 1, v0
	s_lshl_b32 s0, s6, 5
	v_or_b32_e32 v3, s0, v5
	s_mov_b32 s2, 0
	.loc	0 33
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s14, 0
	v_ashrrev_i32_e32 v4, 31, v3
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
	v_cmp_gt_i32_e64 s[0:1], s13, v3
	v_cmp_gt_i32_e64 s[2:3], s12, v15
	v_or_b32_e32 v12, 1, v15
	v_or_b32_e32 v14, 1, v3
	v_mov_b32_e32 v16, v1
	v_mov_b32_e32 v13, v1
	v_mov_b32_e32 v11, v1
	s_cbranch_vccnz .LBB0_14
; %bb.4:
	.loc	0 27
	s_load_dwordx2 s[18:19], s[4:5], 0x10
	s_load_dword s20, s[4:5], 0x18
	s_load_dwordx2 s[8:9], s[4:5], 0x20
	v_lshlrev_b32_e32 v7, 2, v5
	v_lshlrev_b32_e32 v17, 6, v6
	v_lshlrev_b32_e32 v1, 6, v2
	.loc	0 33
	v_mad_i64_i32 v[5:6], s[6:7], s10, v2, v[3:4]
	v_or_b32_e32 v19, 0x400, v7
	v_add_u32_e64 v20, s[6:7], v19, v1
	v_mov_b32_e32 v1, 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[7:8], s[6:7], s20, v15, v[0:1]
	v_lshlrev_b64 v[5:6], 2, v[5:6]
	v_mov_b32_e32 v9, s9
	v_add_u32_e64 v5, s[6:7], s8, v5
	v_lshlrev_b64 v[7:8], 2, v[7:8]
	v_addc_u32_e64 v6, s[6:7], v9, v6, s[6:7]
	v_mov_b32_e32 v13, s19
	v_add_u32_e64 v7, s[6:7], s18, v7
	v_addc_u32_e64 v8, s[6:7], v13, v8, s[6:7]
	v_mad_i64_i32 v[9:10], s[6:7], v12, s20, 0
	v_lshlrev_b32_e32 v11, 2, v0
	s_ashr_i32 s17, s10, 31
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	s_mov_b32 s16, s10
	v_add_u32_e64 v9, s[8:9], v9, v11
	v_addc_u32_e64 v10, s[8:9], 0, v10, s[8:9]
	v_add_u32_e64 v9, s[8:9], s18, v9
	v_or_b32_e32 v18, v17, v11
	v_cmp_gt_i32_e32 vcc, s12, v12
	v_cmp_gt_i32_e64 s[6:7], s13, v14
	s_lshl_b64 s[16:17], s[16:17], 6
	s_mov_b32 s10, 0
	v_addc_u32_e64 v10, s[8:9], v13, v10, s[8:9]
	v_mov_b32_e32 v16, v1
	v_mov_b32_e32 v13, v1
	v_mov_b32_e32 v11, v1
	s_mov_b32 m0, -1
	s_branch .LBB0_6
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 39
	s_waitcnt vmcnt(0)
	ds_write_b32 v20, v21 offset:4
	.loc	0 40
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 43
	ds_read2_b32 v[21:22], v17 offset1:1
	.loc	0 44
	ds_read2_b32 v[23:24], v19 offset1:1
	.loc	0 43
	ds_read2_b32 v[25:26], v17 offset0:16 offset1:17
	.loc	0 33
	v_add_u32_e64 v5, s[8:9], s16, v5
	s_add_i32 s10, s10, 16
	.loc	0 45
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v1, v21, v23
	.loc	0 46
	v_mac_f32_e32 v16, v21, v24
	.loc	0 47
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v13, v25, v23
	.loc	0 48
	v_mac_f32_e32 v11, v25, v24
	.loc	0 44
	ds_read2_b32 v[23:24], v19 offset0:16 offset1:17
	.loc	0 33
	s_cmp_ge_i32 s10, s14
	.loc	0 45
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v22, v23
	.loc	0 46
	v_mac_f32_e32 v16, v22, v24
	.loc	0 47
	v_mac_f32_e32 v13, v26, v23
	.loc	0 48
	v_mac_f32_e32 v11, v26, v24
	.loc	0 43
	ds_read2_b32 v[21:22], v17 offset0:2 offset1:3
	.loc	0 44
	ds_read2_b32 v[23:24], v19 offset0:32 offset1:33
	.loc	0 43
	ds_read2_b32 v[25:26], v17 offset0:18 offset1:19
	.loc	0 45
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v1, v21, v23
	.loc	0 46
	v_mac_f32_e32 v16, v21, v24
	.loc	0 47
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v13, v25, v23
	.loc	0 48
	v_mac_f32_e32 v11, v25, v24
	.loc	0 44
	ds_read2_b32 v[23:24], v19 offset0:48 offset1:49
	.loc	0 45
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v22, v23
	.loc	0 46
	v_mac_f32_e32 v16, v22, v24
	.loc	0 47
	v_mac_f32_e32 v13, v26, v23
	.loc	0 48
	v_mac_f32_e32 v11, v26, v24
	.loc	0 43
	ds_read2_b32 v[21:22], v17 offset0:4 offset1:5
	.loc	0 44
	ds_read2_b32 v[23:24], v19 offset0:64 offset1:65
	.loc	0 43
	ds_read2_b32 v[25:26], v17 offset0:20 offset1:21
	.loc	0 45
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v1, v21, v23
	.loc	0 46
	v_mac_f32_e32 v16, v21, v24
	.loc	0 47
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v13, v25, v23
	.loc	0 48
	v_mac_f32_e32 v11, v25, v24
	.loc	0 44
	ds_read2_b32 v[23:24], v19 offset0:80 offset1:81
	.loc	0 45
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v22, v23
	.loc	0 46
	v_mac_f32_e32 v16, v22, v24
	.loc	0 47
	v_mac_f32_e32 v13, v26, v23
	.loc	0 48
	v_mac_f32_e32 v11, v26, v24
	.loc	0 43
	ds_read2_b32 v[21:22], v17 offset0:6 offset1:7
	.loc	0 44
	ds_read2_b32 v[23:24], v19 offset0:96 offset1:97
	.loc	0 43
	ds_read2_b32 v[25:26], v17 offset0:22 offset1:23
	.loc	0 45
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v1, v21, v23
	.loc	0 46
	v_mac_f32_e32 v16, v21, v24
	.loc	0 47
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v13, v25, v23
	.loc	0 48
	v_mac_f32_e32 v11, v25, v24
	.loc	0 44
	ds_read2_b32 v[23:24], v19 offset0:112 offset1:113
	.loc	0 45
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v22, v23
	.loc	0 46
	v_mac_f32_e32 v16, v22, v24
	.loc	0 47
	v_mac_f32_e32 v13, v26, v23
	.loc	0 48
	v_mac_f32_e32 v11, v26, v24
	.loc	0 43
	ds_read2_b32 v[21:22], v17 offset0:8 offset1:9
	.loc	0 44
	ds_read2_b32 v[23:24], v19 offset0:128 offset1:129
	.loc	0 43
	ds_read2_b32 v[25:26], v17 offset0:24 offset1:25
	.loc	0 45
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v1, v21, v23
	.loc	0 46
	v_mac_f32_e32 v16, v21, v24
	.loc	0 47
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v13, v25, v23
	.loc	0 48
	v_mac_f32_e32 v11, v25, v24
	.loc	0 44
	ds_read2_b32 v[23:24], v19 offset0:144 offset1:145
	.loc	0 45
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v22, v23
	.loc	0 46
	v_mac_f32_e32 v16, v22, v24
	.loc	0 47
	v_mac_f32_e32 v13, v26, v23
	.loc	0 48
	v_mac_f32_e32 v11, v26, v24
	.loc	0 43
	ds_read2_b32 v[21:22], v17 offset0:10 offset1:11
	.loc	0 44
	ds_read2_b32 v[23:24], v19 offset0:160 offset1:161
	.loc	0 43
	ds_read2_b32 v[25:26], v17 offset0:26 offset1:27
	.loc	0 45
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v1, v21, v23
	.loc	0 46
	v_mac_f32_e32 v16, v21, v24
	.loc	0 47
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v13, v25, v23
	.loc	0 48
	v_mac_f32_e32 v11, v25, v24
	.loc	0 44
	ds_read2_b32 v[23:24], v19 offset0:176 offset1:177
	.loc	0 45
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v22, v23
	.loc	0 46
	v_mac_f32_e32 v16, v22, v24
	.loc	0 47
	v_mac_f32_e32 v13, v26, v23
	.loc	0 48
	v_mac_f32_e32 v11, v26, v24
	.loc	0 43
	ds_read2_b32 v[21:22], v17 offset0:12 offset1:13
	.loc	0 44
	ds_read2_b32 v[23:24], v19 offset0:192 offset1:193
	.loc	0 43
	ds_read2_b32 v[25:26], v17 offset0:28 offset1:29
	.loc	0 45
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v1, v21, v23
	.loc	0 46
	v_mac_f32_e32 v16, v21, v24
	.loc	0 47
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v13, v25, v23
	.loc	0 48
	v_mac_f32_e32 v11, v25, v24
	.loc	0 44
	ds_read2_b32 v[23:24], v19 offset0:208 offset1:209
	.loc	0 45
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v22, v23
	.loc	0 46
	v_mac_f32_e32 v16, v22, v24
	.loc	0 47
	v_mac_f32_e32 v13, v26, v23
	.loc	0 48
	v_mac_f32_e32 v11, v26, v24
	.loc	0 43
	ds_read2_b32 v[21:22], v17 offset0:14 offset1:15
	.loc	0 44
	ds_read2_b32 v[23:24], v19 offset0:224 offset1:225
	.loc	0 43
	ds_read2_b32 v[25:26], v17 offset0:30 offset1:31
	.loc	0 45
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v1, v21, v23
	.loc	0 46
	v_mac_f32_e32 v16, v21, v24
	.loc	0 47
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v13, v25, v23
	.loc	0 48
	v_mac_f32_e32 v11, v25, v24
	.loc	0 44
	ds_read2_b32 v[23:24], v19 offset0:240 offset1:241
	.loc	0 33
	v_mov_b32_e32 v21, s17
	v_addc_u32_e64 v6, s[8:9], v6, v21, s[8:9]
	v_add_u32_e64 v7, s[8:9], 64, v7
	v_addc_u32_e64 v8, s[8:9], 0, v8, s[8:9]
	v_add_u32_e64 v9, s[8:9], 64, v9
	.loc	0 45
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v1, v22, v23
	.loc	0 46
	v_mac_f32_e32 v16, v22, v24
	.loc	0 47
	v_mac_f32_e32 v13, v26, v23
	.loc	0 48
	v_mac_f32_e32 v11, v26, v24
	.loc	0 33
	v_addc_u32_e64 v10, s[8:9], 0, v10, s[8:9]
	.loc	0 50
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 33
	s_cbranch_scc1 .LBB0_14
.LBB0_6:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 0
	v_add_u32_e64 v21, s[8:9], s10, v0
	v_cmp_gt_i32_e64 s[8:9], s14, v21
	.loc	0 35
	s_and_b64 s[20:21], s[2:3], s[8:9]
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_8
; %bb.7:                                ;   in Loop: Header=BB0_6 Depth=1
	flat_load_dword v21, v[7:8]
.LBB0_8:                                ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 35
	s_waitcnt vmcnt(0)
	ds_write_b32 v18, v21
	.loc	0 36
	s_and_b64 s[18:19], vcc, s[8:9]
	v_mov_b32_e32 v21, 0
	s_and_saveexec_b64 s[8:9], s[18:19]
	s_cbranch_execz .LBB0_10
; %bb.9:                                ;   in Loop: Header=BB0_6 Depth=1
	flat_load_dword v21, v[9:10]
.LBB0_10:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 36
	s_waitcnt vmcnt(0)
	ds_write_b32 v18, v21 offset:64
	.loc	0 38
	v_add_u32_e64 v21, s[8:9], s10, v2
	v_cmp_gt_i32_e64 s[8:9], s14, v21
	s_and_b64 s[20:21], s[8:9], s[0:1]
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_12
; %bb.11:                               ;   in Loop: Header=BB0_6 Depth=1
	flat_load_dword v22, v[5:6]
.LBB0_12:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 39
	s_and_b64 s[8:9], s[8:9], s[6:7]
	.loc	0 38
	s_waitcnt vmcnt(0)
	ds_write_b32 v20, v22
	.loc	0 39
	s_and_saveexec_b64 s[18:19], s[8:9]
	s_cbranch_execz .LBB0_5
; %bb.13:                               ;   in Loop: Header=BB0_6 Depth=1
	v_add_u32_e64 v21, s[8:9], 4, v5
	v_addc_u32_e64 v22, s[8:9], 0, v6, s[8:9]
	flat_load_dword v21, v[21:22]
	s_branch .LBB0_5
.LBB0_14:
	.loc	0 27
	s_load_dword s6, s[4:5], 0x38
	s_load_dwordx2 s[8:9], s[4:5], 0x30
	v_cmp_gt_i32_e64 s[4:5], s13, v3
	v_cmp_neq_f32_e64 s[16:17], s11, 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[5:6], s[0:1], v15, s6, v[3:4]
	v_cmp_gt_i32_e64 s[0:1], s12, v15
	.loc	0 56
	s_and_b64 s[18:19], s[0:1], s[4:5]
	s_and_saveexec_b64 s[2:3], s[18:19]
	s_cbranch_execz .LBB0_19
; %bb.15:
	.loc	0 0
	v_lshlrev_b64 v[7:8], 2, v[5:6]
	.loc	0 58
	s_and_b64 vcc, exec, s[16:17]
	s_cbranch_vccz .LBB0_35
; %bb.16:
	v_mov_b32_e32 v0, s9
	v_add_u32_e32 v9, vcc, s8, v7
	v_addc_u32_e32 v10, vcc, v0, v8, vcc
	flat_load_dword v0, v[9:10]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v0, s11, v0
	v_mac_f32_e32 v0, s15, v1
	s_cbranch_execnz .LBB0_18
.LBB0_17:
	v_mul_f32_e32 v0, s15, v1
.LBB0_18:
	v_mov_b32_e32 v2, s9
	v_add_u32_e32 v1, vcc, s8, v7
	v_addc_u32_e32 v2, vcc, v2, v8, vcc
	flat_store_dword v[1:2], v0
.LBB0_19:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e64 s[2:3], s13, v14
	v_cndmask_b32_e64 v0, 0, 1, s[16:17]
	.loc	0 56
	s_and_b64 s[18:19], s[0:1], s[2:3]
	v_cmp_ne_u32_e64 s[0:1], 1, v0
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_24
; %bb.20:
	.loc	0 57
	v_add_u32_e32 v0, vcc, 1, v5
	v_addc_u32_e32 v1, vcc, 0, v6, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 58
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_36
; %bb.21:
	v_mov_b32_e32 v2, s9
	v_add_u32_e32 v5, vcc, s8, v0
	v_addc_u32_e32 v6, vcc, v2, v1, vcc
	flat_load_dword v2, v[5:6]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s11, v2
	v_mac_f32_e32 v2, s15, v16
	s_cbranch_execnz .LBB0_23
.LBB0_22:
	v_mul_f32_e32 v2, s15, v16
.LBB0_23:
	v_mov_b32_e32 v5, s9
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v5, v1, vcc
	flat_store_dword v[0:1], v2
.LBB0_24:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	v_mad_i64_i32 v[0:1], s[6:7], v12, s6, v[3:4]
	v_cmp_gt_i32_e64 s[6:7], s12, v12
	.loc	0 56
	s_and_b64 s[12:13], s[6:7], s[4:5]
	s_and_saveexec_b64 s[4:5], s[12:13]
	s_cbranch_execnz .LBB0_27
; %bb.25:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 56
	s_and_b64 s[2:3], s[6:7], s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execnz .LBB0_31
.LBB0_26:
	.loc	0 60
	s_endpgm
.LBB0_27:
	.loc	0 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	.loc	0 58
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_37
; %bb.28:
	v_mov_b32_e32 v5, s9
	v_add_u32_e32 v4, vcc, s8, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s11, v4
	v_mac_f32_e32 v4, s15, v13
	s_cbranch_execnz .LBB0_30
.LBB0_29:
	v_mul_f32_e32 v4, s15, v13
.LBB0_30:
	v_mov_b32_e32 v5, s9
	v_add_u32_e32 v2, vcc, s8, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
	s_or_b64 exec, exec, s[4:5]
	.loc	0 56
	s_and_b64 s[2:3], s[6:7], s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_26
.LBB0_31:
	.loc	0 57
	v_add_u32_e32 v0, vcc, 1, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 58
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_38
; %bb.32:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v2, vcc, s8, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s11, v2
	v_mac_f32_e32 v2, s15, v11
	s_cbranch_execnz .LBB0_34
.LBB0_33:
	v_mul_f32_e32 v2, s15, v11
.LBB0_34:
	v_mov_b32_e32 v3, s9
	v_add_u32_e32 v0, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	.loc	0 60
	s_endpgm
.LBB0_35:
	.loc	0 58
	s_branch .LBB0_17
.LBB0_36:
	s_branch .LBB0_22
.LBB0_37:
	s_branch .LBB0_29
.LBB0_38:
	s_branch .LBB0_33
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_tiled_2x2_oob_newloop
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
		.amdhsa_next_free_vgpr 27
		.amdhsa_next_free_sgpr 22
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
	.size	gemm_tiled_2x2_oob_newloop, .Lfunc_end0-gemm_tiled_2x2_oob_newloop
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1876
; NumSgprs: 24
; NumVgprs: 27
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 24
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
    .group_segment_fixed_size: 2048
    .kernarg_segment_align: 8
    .kernarg_segment_size: 60
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           gemm_tiled_2x2_oob_newloop
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 16
      - 1
    .sgpr_count:     24
    .sgpr_spill_count: 0
    .symbol:         gemm_tiled_2x2_oob_newloop.kd
    .vgpr_count:     27
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

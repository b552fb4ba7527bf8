	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_tiled_4x4          ; -- Begin function gemm_tiled_4x4
	.globl	gemm_tiled_4x4
	.p2align	8
	.type	gemm_tiled_4x4,@function
gemm_tiled_4x4:                         ; @gemm_tiled_4x4
	.file	0 "." "gemm_tiled_4x4.cl"
	.loc	0 25
; %bb.0:
	.loc	0 29
	s_load_dwordx4 s[24:27], s[4:5], 0x0
	s_load_dwordx2 s[22:23], s[4:5], 0x28
	.loc	0 31
	s_lshl_b32 s0, s7, 6
	.loc	0 32
	s_lshl_b32 s1, s6, 6
	.loc	0 31
	v_lshlrev_b32_e32 v6, 2, v1
	.loc	0 32
	v_lshlrev_b32_e32 v7, 2, v0
	.loc	0 31
	v_or_b32_e32 v4, s0, v6
	.loc	0 32
	v_or_b32_e32 v2, s1, v7
	s_mov_b32 s2, 0
	.loc	0 39
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s26, 0
	v_ashrrev_i32_e32 v3, 31, v2
	v_ashrrev_i32_e32 v5, 31, v4
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	.loc	0 0
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b64 s[0:1], -1
.LBB0_3:
	v_mov_b32_e32 v37, s2
	.loc	0 39
	s_andn2_b64 vcc, exec, s[0:1]
	v_cmp_gt_i32_e64 s[0:1], s24, v4
	v_cmp_gt_i32_e64 s[2:3], s25, v2
	v_or_b32_e32 v29, 1, v4
	v_or_b32_e32 v34, 1, v2
	v_or_b32_e32 v24, 2, v4
	v_or_b32_e32 v33, 2, v2
	v_or_b32_e32 v19, 3, v4
	v_or_b32_e32 v31, 3, v2
	v_mov_b32_e32 v36, v37
	v_mov_b32_e32 v35, v37
	v_mov_b32_e32 v32, v37
	v_mov_b32_e32 v30, v37
	v_mov_b32_e32 v28, v37
	v_mov_b32_e32 v27, v37
	v_mov_b32_e32 v26, v37
	v_mov_b32_e32 v25, v37
	v_mov_b32_e32 v23, v37
	v_mov_b32_e32 v22, v37
	v_mov_b32_e32 v21, v37
	v_mov_b32_e32 v20, v37
	v_mov_b32_e32 v18, v37
	v_mov_b32_e32 v17, v37
	v_mov_b32_e32 v16, v37
	s_cbranch_vccnz .LBB0_24
; %bb.4:
	.loc	0 29
	s_load_dwordx2 s[28:29], s[4:5], 0x10
	s_load_dword s20, s[4:5], 0x18
	s_load_dwordx2 s[30:31], s[4:5], 0x20
	v_lshlrev_b32_e32 v6, 6, v6
	v_or_b32_e32 v38, v6, v7
	v_lshlrev_b32_e32 v6, 2, v7
	v_lshlrev_b32_e32 v39, 8, v1
	v_or_b32_e32 v6, v39, v6
	v_or_b32_e32 v40, 0x1000, v6
	.loc	0 39
	v_lshlrev_b32_e32 v6, 4, v0
	v_or_b32_e32 v41, 0x1000, v6
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[6:7], s[18:19], v4, s20, 0
	v_mad_i64_i32 v[8:9], s[18:19], v29, s20, 0
	v_mad_i64_i32 v[10:11], s[18:19], v24, s20, 0
	v_mad_i64_i32 v[12:13], s[18:19], v19, s20, 0
	s_ashr_i32 s35, s22, 31
	v_cmp_gt_i32_e64 s[6:7], s24, v29
	v_cmp_gt_i32_e64 s[8:9], s25, v34
	v_cmp_gt_i32_e64 s[10:11], s24, v24
	v_cmp_gt_i32_e64 s[12:13], s25, v33
	v_cmp_gt_i32_e64 s[14:15], s24, v19
	v_cmp_gt_i32_e64 s[16:17], s25, v31
	s_mov_b32 s33, 0
	.loc	0 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v37, 0
	s_mov_b32 m0, -1
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_22 Depth 2
	.loc	0 40
	v_add_u32_e32 v42, vcc, s33, v0
	v_cmp_gt_i32_e32 vcc, s26, v42
	.loc	0 43
	s_and_b64 s[18:19], s[0:1], vcc
	v_mov_b32_e32 v14, 0
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_7
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e64 v14, s[18:19], v6, v42
	v_addc_u32_e64 v15, s[18:19], 0, v7, s[18:19]
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_mov_b32_e32 v43, s29
	v_add_u32_e64 v14, s[18:19], s28, v14
	v_addc_u32_e64 v15, s[18:19], v43, v15, s[18:19]
	flat_load_dword v14, v[14:15]
.LBB0_7:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 40
	v_add_u32_e64 v15, s[18:19], s33, v1
	v_mul_lo_u32 v43, v15, s35
	v_mad_u64_u32 v[44:45], s[18:19], v15, s22, v[2:3]
	v_cmp_gt_i32_e64 s[18:19], s26, v15
	.loc	0 43
	s_waitcnt vmcnt(0)
	ds_write_b32 v38, v14
	v_add_u32_e64 v45, s[20:21], v43, v45
	v_lshlrev_b64 v[14:15], 2, v[44:45]
	.loc	0 44
	s_and_b64 s[20:21], s[18:19], s[2:3]
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v44, 0
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_9
; %bb.8:                                ;   in Loop: Header=BB0_5 Depth=1
	v_mov_b32_e32 v45, s31
	v_add_u32_e64 v44, s[20:21], s30, v14
	v_addc_u32_e64 v45, s[20:21], v45, v15, s[20:21]
	flat_load_dword v44, v[44:45]
.LBB0_9:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 43
	s_and_b64 s[20:21], s[6:7], vcc
	.loc	0 44
	s_waitcnt vmcnt(0)
	ds_write_b32 v40, v44
	.loc	0 43
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_11
; %bb.10:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e64 v43, s[20:21], v8, v42
	v_addc_u32_e64 v44, s[20:21], 0, v9, s[20:21]
	v_lshlrev_b64 v[43:44], 2, v[43:44]
	v_mov_b32_e32 v45, s29
	v_add_u32_e64 v43, s[20:21], s28, v43
	v_addc_u32_e64 v44, s[20:21], v45, v44, s[20:21]
	flat_load_dword v43, v[43:44]
.LBB0_11:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 43
	s_waitcnt vmcnt(0)
	ds_write_b32 v38, v43 offset:64
	.loc	0 44
	s_and_b64 s[20:21], s[18:19], s[8:9]
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v44, 0
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_13
; %bb.12:                               ;   in Loop: Header=BB0_5 Depth=1
	v_mov_b32_e32 v44, s31
	v_add_u32_e64 v45, s[20:21], s30, v14
	v_addc_u32_e64 v46, s[20:21], v15, v44, s[20:21]
	v_add_u32_e64 v44, s[20:21], 4, v45
	v_addc_u32_e64 v45, s[20:21], 0, v46, s[20:21]
	flat_load_dword v44, v[44:45]
.LBB0_13:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 43
	s_and_b64 s[20:21], s[10:11], vcc
	.loc	0 44
	s_waitcnt vmcnt(0)
	ds_write_b32 v40, v44 offset:4
	.loc	0 43
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_15
; %bb.14:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e64 v43, s[20:21], v10, v42
	v_addc_u32_e64 v44, s[20:21], 0, v11, s[20:21]
	v_lshlrev_b64 v[43:44], 2, v[43:44]
	v_mov_b32_e32 v45, s29
	v_add_u32_e64 v43, s[20:21], s28, v43
	v_addc_u32_e64 v44, s[20:21], v45, v44, s[20:21]
	flat_load_dword v43, v[43:44]
.LBB0_15:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 43
	s_waitcnt vmcnt(0)
	ds_write_b32 v38, v43 offset:128
	.loc	0 44
	s_and_b64 s[20:21], s[18:19], s[12:13]
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v44, 0
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_17
; %bb.16:                               ;   in Loop: Header=BB0_5 Depth=1
	v_mov_b32_e32 v44, s31
	v_add_u32_e64 v45, s[20:21], s30, v14
	v_addc_u32_e64 v46, s[20:21], v15, v44, s[20:21]
	v_add_u32_e64 v44, s[20:21], 8, v45
	v_addc_u32_e64 v45, s[20:21], 0, v46, s[20:21]
	flat_load_dword v44, v[44:45]
.LBB0_17:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 43
	s_and_b64 s[36:37], s[14:15], vcc
	.loc	0 44
	s_waitcnt vmcnt(0)
	ds_write_b32 v40, v44 offset:8
	.loc	0 43
	s_and_saveexec_b64 s[20:21], s[36:37]
	s_cbranch_execz .LBB0_19
; %bb.18:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e32 v42, vcc, v12, v42
	v_addc_u32_e32 v43, vcc, 0, v13, vcc
	v_lshlrev_b64 v[42:43], 2, v[42:43]
	v_mov_b32_e32 v44, s29
	v_add_u32_e32 v42, vcc, s28, v42
	v_addc_u32_e32 v43, vcc, v44, v43, vcc
	flat_load_dword v43, v[42:43]
.LBB0_19:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 44
	s_and_b64 s[20:21], s[18:19], s[16:17]
	v_mov_b32_e32 v42, 0
	.loc	0 43
	s_waitcnt vmcnt(0)
	ds_write_b32 v38, v43 offset:192
	.loc	0 44
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_21
; %bb.20:                               ;   in Loop: Header=BB0_5 Depth=1
	v_mov_b32_e32 v42, s31
	v_add_u32_e32 v14, vcc, s30, v14
	v_addc_u32_e32 v15, vcc, v15, v42, vcc
	v_add_u32_e32 v14, vcc, 12, v14
	v_addc_u32_e32 v15, vcc, 0, v15, vcc
	flat_load_dword v42, v[14:15]
.LBB0_21:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	s_mov_b32 s18, 0
	v_mov_b32_e32 v14, v41
	.loc	0 44
	s_waitcnt vmcnt(0)
	ds_write_b32 v40, v42 offset:12
	.loc	0 46
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_22:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 0
	v_add_u32_e32 v15, vcc, s18, v39
	.loc	0 54
	ds_read2_b32 v[42:43], v14 offset1:1
	ds_read2_b32 v[44:45], v14 offset0:2 offset1:3
	ds_read2_b32 v[46:47], v14 offset0:64 offset1:65
	ds_read2_b32 v[48:49], v14 offset0:66 offset1:67
	ds_read2_b32 v[50:51], v14 offset0:128 offset1:129
	ds_read2_b32 v[52:53], v15 offset1:1
	ds_read2_b32 v[54:55], v15 offset0:16 offset1:17
	ds_read2_b32 v[56:57], v15 offset0:32 offset1:33
	ds_read2_b32 v[58:59], v15 offset0:48 offset1:49
	.loc	0 49
	s_add_i32 s18, s18, 16
	.loc	0 54
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v37, v52, v42
	v_mac_f32_e32 v36, v52, v43
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v30, v54, v42
	v_mac_f32_e32 v28, v54, v43
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v25, v56, v42
	v_mac_f32_e32 v23, v56, v43
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v20, v58, v42
	v_mac_f32_e32 v18, v58, v43
	v_mac_f32_e32 v35, v52, v44
	v_mac_f32_e32 v32, v52, v45
	v_mac_f32_e32 v27, v54, v44
	v_mac_f32_e32 v26, v54, v45
	v_mac_f32_e32 v22, v56, v44
	v_mac_f32_e32 v21, v56, v45
	v_mac_f32_e32 v17, v58, v44
	v_mac_f32_e32 v16, v58, v45
	ds_read2_b32 v[42:43], v14 offset0:130 offset1:131
	ds_read2_b32 v[44:45], v14 offset0:192 offset1:193
	v_mac_f32_e32 v37, v53, v46
	v_mac_f32_e32 v36, v53, v47
	v_mac_f32_e32 v35, v53, v48
	v_mac_f32_e32 v32, v53, v49
	ds_read2_b32 v[52:53], v14 offset0:194 offset1:195
	v_mac_f32_e32 v30, v55, v46
	v_mac_f32_e32 v28, v55, v47
	v_mac_f32_e32 v27, v55, v48
	v_mac_f32_e32 v26, v55, v49
	ds_read2_b32 v[54:55], v15 offset0:2 offset1:3
	v_mac_f32_e32 v25, v57, v46
	v_mac_f32_e32 v23, v57, v47
	v_mac_f32_e32 v22, v57, v48
	v_mac_f32_e32 v21, v57, v49
	ds_read2_b32 v[56:57], v15 offset0:18 offset1:19
	v_mac_f32_e32 v20, v59, v46
	v_mac_f32_e32 v18, v59, v47
	ds_read2_b32 v[46:47], v15 offset0:34 offset1:35
	v_mac_f32_e32 v17, v59, v48
	v_mac_f32_e32 v16, v59, v49
	ds_read2_b32 v[48:49], v15 offset0:50 offset1:51
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v37, v54, v50
	v_mac_f32_e32 v36, v54, v51
	v_mac_f32_e32 v35, v54, v42
	v_mac_f32_e32 v32, v54, v43
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v30, v56, v50
	v_mac_f32_e32 v28, v56, v51
	v_mac_f32_e32 v27, v56, v42
	v_mac_f32_e32 v26, v56, v43
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v25, v46, v50
	v_mac_f32_e32 v23, v46, v51
	v_mac_f32_e32 v22, v46, v42
	v_mac_f32_e32 v21, v46, v43
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v20, v48, v50
	v_mac_f32_e32 v18, v48, v51
	v_mac_f32_e32 v17, v48, v42
	v_mac_f32_e32 v16, v48, v43
	.loc	0 49
	v_add_u32_e32 v14, vcc, 0x400, v14
	s_cmp_lg_u32 s18, 64
	.loc	0 54
	v_mac_f32_e32 v37, v55, v44
	v_mac_f32_e32 v36, v55, v45
	v_mac_f32_e32 v35, v55, v52
	v_mac_f32_e32 v32, v55, v53
	v_mac_f32_e32 v30, v57, v44
	v_mac_f32_e32 v28, v57, v45
	v_mac_f32_e32 v27, v57, v52
	v_mac_f32_e32 v26, v57, v53
	v_mac_f32_e32 v25, v47, v44
	v_mac_f32_e32 v23, v47, v45
	v_mac_f32_e32 v22, v47, v52
	v_mac_f32_e32 v21, v47, v53
	v_mac_f32_e32 v20, v49, v44
	v_mac_f32_e32 v18, v49, v45
	v_mac_f32_e32 v17, v49, v52
	v_mac_f32_e32 v16, v49, v53
	.loc	0 49
	s_cbranch_scc1 .LBB0_22
; %bb.23:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	0 39
	s_add_i32 s33, s33, 16
	s_cmp_ge_i32 s33, s26
	.loc	0 56
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 39
	s_cbranch_scc0 .LBB0_5
.LBB0_24:
	.loc	0 29
	s_load_dword s14, s[4:5], 0x38
	s_load_dwordx2 s[12:13], s[4:5], 0x30
	v_cmp_gt_i32_e64 s[10:11], s24, v4
	v_cmp_gt_i32_e64 s[8:9], s25, v2
	v_cmp_neq_f32_e64 s[0:1], s23, 0
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s4, s14, 31
	v_mad_u64_u32 v[0:1], s[2:3], v4, s14, v[2:3]
	v_mul_lo_u32 v5, v5, s14
	v_mul_lo_u32 v4, v4, s4
	.loc	0 61
	s_and_b64 s[4:5], s[10:11], s[8:9]
	v_add_u32_e32 v1, vcc, v5, v1
	v_add_u32_e32 v1, vcc, v4, v1
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_29
; %bb.25:
	.loc	0 0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	.loc	0 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_105
; %bb.26:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v6, vcc, s12, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dword v6, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s23, v6
	v_mac_f32_e32 v6, s27, v37
	s_cbranch_execnz .LBB0_28
.LBB0_27:
	v_mul_f32_e32 v6, s27, v37
.LBB0_28:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_store_dword v[4:5], v6
.LBB0_29:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e64 s[6:7], s25, v34
	v_cndmask_b32_e64 v4, 0, 1, s[0:1]
	.loc	0 61
	s_and_b64 s[4:5], s[10:11], s[6:7]
	v_cmp_ne_u32_e64 s[0:1], 1, v4
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_34
; %bb.30:
	.loc	0 62
	v_add_u32_e32 v4, vcc, 1, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	0 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_106
; %bb.31:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v6, vcc, s12, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dword v6, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s23, v6
	v_mac_f32_e32 v6, s27, v36
	s_cbranch_execnz .LBB0_33
.LBB0_32:
	v_mul_f32_e32 v6, s27, v36
.LBB0_33:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_store_dword v[4:5], v6
.LBB0_34:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e64 s[4:5], s25, v33
	.loc	0 61
	s_and_b64 s[16:17], s[10:11], s[4:5]
	s_and_saveexec_b64 s[2:3], s[16:17]
	s_cbranch_execz .LBB0_39
; %bb.35:
	.loc	0 62
	v_add_u32_e32 v4, vcc, 2, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	0 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_107
; %bb.36:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v6, vcc, s12, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dword v6, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s23, v6
	v_mac_f32_e32 v6, s27, v35
	s_cbranch_execnz .LBB0_38
.LBB0_37:
	v_mul_f32_e32 v6, s27, v35
.LBB0_38:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_store_dword v[4:5], v6
.LBB0_39:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e64 s[2:3], s25, v31
	.loc	0 61
	s_and_b64 s[16:17], s[10:11], s[2:3]
	s_and_saveexec_b64 s[10:11], s[16:17]
	s_cbranch_execz .LBB0_44
; %bb.40:
	.loc	0 62
	v_add_u32_e32 v0, vcc, 3, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_108
; %bb.41:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v4, vcc, s12, v0
	v_addc_u32_e32 v5, vcc, v5, v1, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s23, v4
	v_mac_f32_e32 v4, s27, v32
	s_cbranch_execnz .LBB0_43
.LBB0_42:
	v_mul_f32_e32 v4, s27, v32
.LBB0_43:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, v5, v1, vcc
	flat_store_dword v[0:1], v4
.LBB0_44:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	v_mad_i64_i32 v[0:1], s[10:11], v29, s14, v[2:3]
	v_cmp_gt_i32_e64 s[10:11], s24, v29
	.loc	0 61
	s_and_b64 s[18:19], s[10:11], s[8:9]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execnz .LBB0_48
; %bb.45:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 61
	s_and_b64 s[18:19], s[10:11], s[6:7]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execnz .LBB0_52
.LBB0_46:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 61
	s_and_b64 s[18:19], s[10:11], s[4:5]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execnz .LBB0_56
.LBB0_47:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 61
	s_and_b64 s[16:17], s[10:11], s[2:3]
	s_and_saveexec_b64 s[10:11], s[16:17]
	s_cbranch_execnz .LBB0_60
	s_branch .LBB0_64
.LBB0_48:
	.loc	0 0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	.loc	0 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_109
; %bb.49:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v6, vcc, s12, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dword v6, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s23, v6
	v_mac_f32_e32 v6, s27, v30
	s_cbranch_execnz .LBB0_51
.LBB0_50:
	v_mul_f32_e32 v6, s27, v30
.LBB0_51:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_store_dword v[4:5], v6
	s_or_b64 exec, exec, s[16:17]
	.loc	0 61
	s_and_b64 s[18:19], s[10:11], s[6:7]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_46
.LBB0_52:
	.loc	0 62
	v_add_u32_e32 v4, vcc, 1, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	0 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_110
; %bb.53:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v6, vcc, s12, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dword v6, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s23, v6
	v_mac_f32_e32 v6, s27, v28
	s_cbranch_execnz .LBB0_55
.LBB0_54:
	v_mul_f32_e32 v6, s27, v28
.LBB0_55:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_store_dword v[4:5], v6
	s_or_b64 exec, exec, s[16:17]
	.loc	0 61
	s_and_b64 s[18:19], s[10:11], s[4:5]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_47
.LBB0_56:
	.loc	0 62
	v_add_u32_e32 v4, vcc, 2, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	0 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_111
; %bb.57:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v6, vcc, s12, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dword v6, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s23, v6
	v_mac_f32_e32 v6, s27, v27
	s_cbranch_execnz .LBB0_59
.LBB0_58:
	v_mul_f32_e32 v6, s27, v27
.LBB0_59:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_store_dword v[4:5], v6
	s_or_b64 exec, exec, s[16:17]
	.loc	0 61
	s_and_b64 s[16:17], s[10:11], s[2:3]
	s_and_saveexec_b64 s[10:11], s[16:17]
	s_cbranch_execz .LBB0_64
.LBB0_60:
	.loc	0 62
	v_add_u32_e32 v0, vcc, 3, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_112
; %bb.61:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v4, vcc, s12, v0
	v_addc_u32_e32 v5, vcc, v5, v1, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s23, v4
	v_mac_f32_e32 v4, s27, v26
	s_cbranch_execnz .LBB0_63
.LBB0_62:
	v_mul_f32_e32 v4, s27, v26
.LBB0_63:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, v5, v1, vcc
	flat_store_dword v[0:1], v4
.LBB0_64:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	v_mad_i64_i32 v[0:1], s[10:11], v24, s14, v[2:3]
	v_cmp_gt_i32_e64 s[10:11], s24, v24
	.loc	0 61
	s_and_b64 s[18:19], s[10:11], s[8:9]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execnz .LBB0_68
; %bb.65:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 61
	s_and_b64 s[18:19], s[10:11], s[6:7]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execnz .LBB0_72
.LBB0_66:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 61
	s_and_b64 s[18:19], s[10:11], s[4:5]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execnz .LBB0_76
.LBB0_67:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 61
	s_and_b64 s[16:17], s[10:11], s[2:3]
	s_and_saveexec_b64 s[10:11], s[16:17]
	s_cbranch_execnz .LBB0_80
	s_branch .LBB0_84
.LBB0_68:
	.loc	0 0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	.loc	0 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_113
; %bb.69:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v6, vcc, s12, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dword v6, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s23, v6
	v_mac_f32_e32 v6, s27, v25
	s_cbranch_execnz .LBB0_71
.LBB0_70:
	v_mul_f32_e32 v6, s27, v25
.LBB0_71:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_store_dword v[4:5], v6
	s_or_b64 exec, exec, s[16:17]
	.loc	0 61
	s_and_b64 s[18:19], s[10:11], s[6:7]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_66
.LBB0_72:
	.loc	0 62
	v_add_u32_e32 v4, vcc, 1, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	0 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_114
; %bb.73:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v6, vcc, s12, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dword v6, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s23, v6
	v_mac_f32_e32 v6, s27, v23
	s_cbranch_execnz .LBB0_75
.LBB0_74:
	v_mul_f32_e32 v6, s27, v23
.LBB0_75:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_store_dword v[4:5], v6
	s_or_b64 exec, exec, s[16:17]
	.loc	0 61
	s_and_b64 s[18:19], s[10:11], s[4:5]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_67
.LBB0_76:
	.loc	0 62
	v_add_u32_e32 v4, vcc, 2, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	0 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_115
; %bb.77:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v6, vcc, s12, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dword v6, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s23, v6
	v_mac_f32_e32 v6, s27, v22
	s_cbranch_execnz .LBB0_79
.LBB0_78:
	v_mul_f32_e32 v6, s27, v22
.LBB0_79:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_store_dword v[4:5], v6
	s_or_b64 exec, exec, s[16:17]
	.loc	0 61
	s_and_b64 s[16:17], s[10:11], s[2:3]
	s_and_saveexec_b64 s[10:11], s[16:17]
	s_cbranch_execz .LBB0_84
.LBB0_80:
	.loc	0 62
	v_add_u32_e32 v0, vcc, 3, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_116
; %bb.81:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v4, vcc, s12, v0
	v_addc_u32_e32 v5, vcc, v5, v1, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s23, v4
	v_mac_f32_e32 v4, s27, v21
	s_cbranch_execnz .LBB0_83
.LBB0_82:
	v_mul_f32_e32 v4, s27, v21
.LBB0_83:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, v5, v1, vcc
	flat_store_dword v[0:1], v4
.LBB0_84:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	v_mad_i64_i32 v[0:1], s[10:11], v19, s14, v[2:3]
	v_cmp_gt_i32_e64 s[10:11], s24, v19
	.loc	0 61
	s_and_b64 s[14:15], s[10:11], s[8:9]
	s_and_saveexec_b64 s[8:9], s[14:15]
	s_cbranch_execnz .LBB0_89
; %bb.85:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 61
	s_and_b64 s[8:9], s[10:11], s[6:7]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execnz .LBB0_93
.LBB0_86:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 61
	s_and_b64 s[6:7], s[10:11], s[4:5]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execnz .LBB0_97
.LBB0_87:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 61
	s_and_b64 s[2:3], s[10:11], s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execnz .LBB0_101
.LBB0_88:
	.loc	0 65
	s_endpgm
.LBB0_89:
	.loc	0 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	.loc	0 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_117
; %bb.90:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v4, vcc, s12, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s23, v4
	v_mac_f32_e32 v4, s27, v20
	s_cbranch_execnz .LBB0_92
.LBB0_91:
	v_mul_f32_e32 v4, s27, v20
.LBB0_92:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
	s_or_b64 exec, exec, s[8:9]
	.loc	0 61
	s_and_b64 s[8:9], s[10:11], s[6:7]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_86
.LBB0_93:
	.loc	0 62
	v_add_u32_e32 v2, vcc, 1, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_118
; %bb.94:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v4, vcc, s12, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s23, v4
	v_mac_f32_e32 v4, s27, v18
	s_cbranch_execnz .LBB0_96
.LBB0_95:
	v_mul_f32_e32 v4, s27, v18
.LBB0_96:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
	s_or_b64 exec, exec, s[6:7]
	.loc	0 61
	s_and_b64 s[6:7], s[10:11], s[4:5]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_87
.LBB0_97:
	.loc	0 62
	v_add_u32_e32 v2, vcc, 2, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_119
; %bb.98:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v4, vcc, s12, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s23, v4
	v_mac_f32_e32 v4, s27, v17
	s_cbranch_execnz .LBB0_100
.LBB0_99:
	v_mul_f32_e32 v4, s27, v17
.LBB0_100:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
	s_or_b64 exec, exec, s[4:5]
	.loc	0 61
	s_and_b64 s[2:3], s[10:11], s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_88
.LBB0_101:
	.loc	0 62
	v_add_u32_e32 v0, vcc, 3, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_120
; %bb.102:
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v2, vcc, s12, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s23, v2
	v_mac_f32_e32 v2, s27, v16
	s_cbranch_execnz .LBB0_104
.LBB0_103:
	v_mul_f32_e32 v2, s27, v16
.LBB0_104:
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	.loc	0 65
	s_endpgm
.LBB0_105:
	.loc	0 63
	s_branch .LBB0_27
.LBB0_106:
	s_branch .LBB0_32
.LBB0_107:
	s_branch .LBB0_37
.LBB0_108:
	s_branch .LBB0_42
.LBB0_109:
	s_branch .LBB0_50
.LBB0_110:
	s_branch .LBB0_54
.LBB0_111:
	s_branch .LBB0_58
.LBB0_112:
	s_branch .LBB0_62
.LBB0_113:
	s_branch .LBB0_70
.LBB0_114:
	s_branch .LBB0_74
.LBB0_115:
	s_branch .LBB0_78
.LBB0_116:
	s_branch .LBB0_82
.LBB0_117:
	s_branch .LBB0_91
.LBB0_118:
	s_branch .LBB0_95
.LBB0_119:
	s_branch .LBB0_99
.LBB0_120:
	s_branch .LBB0_103
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_tiled_4x4
		.amdhsa_group_segment_fixed_size 8192
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
		.amdhsa_next_free_vgpr 60
		.amdhsa_next_free_sgpr 38
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
	.size	gemm_tiled_4x4, .Lfunc_end0-gemm_tiled_4x4
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 3632
; NumSgprs: 40
; NumVgprs: 60
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 8192 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 14
; NumSGPRsForWavesPerEU: 40
; NumVGPRsForWavesPerEU: 60
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
    .group_segment_fixed_size: 8192
    .kernarg_segment_align: 8
    .kernarg_segment_size: 60
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           gemm_tiled_4x4
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 16
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         gemm_tiled_4x4.kd
    .vgpr_count:     60
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.globl	gemm_tiled_4x4                  ; -- Begin function gemm_tiled_4x4
	.p2align	8
	.type	gemm_tiled_4x4,@function
gemm_tiled_4x4:                         ; @gemm_tiled_4x4
gemm_tiled_4x4$local:
	.type	gemm_tiled_4x4$local,@function
	.file	0 "." "<stdin>"
	.file	1 "gemm_tiled_4x4.cl"
	.loc	1 25
; %bb.0:
	.loc	1 29
	s_load_dwordx4 s[24:27], s[4:5], 0x0
	s_load_dwordx2 s[22:23], s[4:5], 0x28
	.loc	1 32
	s_lshl_b32 s1, s6, 6
	v_lshlrev_b32_e32 v5, 2, v0
	.loc	1 31
	s_lshl_b32 s0, s7, 6
	v_lshlrev_b32_e32 v4, 2, v1
	.loc	1 32
	v_or_b32_e32 v2, s1, v5
	.loc	1 31
	v_or_b32_e32 v26, s0, v4
	s_mov_b32 s2, 0
	.loc	1 39
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s26, 0
	v_ashrrev_i32_e32 v3, 31, v2
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	.loc	1 0
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b64 s[0:1], -1
.LBB0_3:
	v_mov_b32_e32 v40, s2
	.loc	1 39
	s_andn2_b64 vcc, exec, s[0:1]
	v_cmp_gt_i32_e64 s[0:1], s24, v26
	v_cmp_gt_i32_e64 s[2:3], s25, v2
	v_or_b32_e32 v21, 1, v26
	v_or_b32_e32 v25, 1, v2
	v_or_b32_e32 v17, 2, v26
	v_or_b32_e32 v24, 2, v2
	v_or_b32_e32 v14, 3, v26
	v_or_b32_e32 v22, 3, v2
	v_mov_b32_e32 v39, v40
	v_mov_b32_e32 v38, v40
	v_mov_b32_e32 v37, v40
	v_mov_b32_e32 v36, v40
	v_mov_b32_e32 v35, v40
	v_mov_b32_e32 v34, v40
	v_mov_b32_e32 v29, v40
	v_mov_b32_e32 v28, v40
	v_mov_b32_e32 v27, v40
	v_mov_b32_e32 v23, v40
	v_mov_b32_e32 v20, v40
	v_mov_b32_e32 v19, v40
	v_mov_b32_e32 v18, v40
	v_mov_b32_e32 v16, v40
	v_mov_b32_e32 v15, v40
	s_cbranch_vccnz .LBB0_24
; %bb.4:
	.loc	1 29
	s_load_dwordx2 s[28:29], s[4:5], 0x10
	s_load_dword s20, s[4:5], 0x18
	s_load_dwordx2 s[30:31], s[4:5], 0x20
	v_lshlrev_b32_e32 v4, 6, v4
	v_or_b32_e32 v30, v4, v5
	v_lshlrev_b32_e32 v4, 2, v5
	v_lshlrev_b32_e32 v31, 8, v1
	v_or_b32_e32 v4, v31, v4
	v_or_b32_e32 v32, 0x1000, v4
	.loc	1 39
	v_lshlrev_b32_e32 v4, 4, v0
	v_or_b32_e32 v33, 0x1000, v4
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[18:19], v26, s20, 0
	v_mad_i64_i32 v[6:7], s[18:19], v21, s20, 0
	v_mad_i64_i32 v[8:9], s[18:19], v17, s20, 0
	v_mad_i64_i32 v[10:11], s[18:19], v14, s20, 0
	s_ashr_i32 s35, s22, 31
	v_cmp_gt_i32_e64 s[6:7], s24, v21
	v_cmp_gt_i32_e64 s[8:9], s25, v25
	v_cmp_gt_i32_e64 s[10:11], s24, v17
	v_cmp_gt_i32_e64 s[12:13], s25, v24
	v_cmp_gt_i32_e64 s[14:15], s24, v14
	v_cmp_gt_i32_e64 s[16:17], s25, v22
	s_mov_b32 s33, 0
	.loc	1 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v40, 0
	s_mov_b32 m0, -1
.LBB0_5:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_22 Depth 2
	.loc	1 40
	v_add_u32_e32 v41, vcc, s33, v0
	v_cmp_gt_i32_e32 vcc, s26, v41
	.loc	1 43
	s_and_b64 s[18:19], s[0:1], vcc
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_7
; %bb.6:                                ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e64 v12, s[18:19], v4, v41
	v_addc_u32_e64 v13, s[18:19], 0, v5, s[18:19]
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_mov_b32_e32 v42, s29
	v_add_u32_e64 v12, s[18:19], s28, v12
	v_addc_u32_e64 v13, s[18:19], v42, v13, s[18:19]
	flat_load_dword v12, v[12:13]
.LBB0_7:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 40
	v_add_u32_e64 v13, s[18:19], s33, v1
	v_mul_lo_u32 v42, v13, s35
	v_mad_u64_u32 v[43:44], s[18:19], v13, s22, v[2:3]
	v_cmp_gt_i32_e64 s[18:19], s26, v13
	.loc	1 43
	s_waitcnt vmcnt(0)
	ds_write_b32 v30, v12
	v_add_u32_e64 v44, s[20:21], v42, v44
	v_lshlrev_b64 v[12:13], 2, v[43:44]
	.loc	1 44
	s_and_b64 s[20:21], s[18:19], s[2:3]
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v43, 0
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_9
; %bb.8:                                ;   in Loop: Header=BB0_5 Depth=1
	v_mov_b32_e32 v44, s31
	v_add_u32_e64 v43, s[20:21], s30, v12
	v_addc_u32_e64 v44, s[20:21], v44, v13, s[20:21]
	flat_load_dword v43, v[43:44]
.LBB0_9:                                ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[36:37]
	.loc	1 43
	s_and_b64 s[20:21], s[6:7], vcc
	.loc	1 44
	s_waitcnt vmcnt(0)
	ds_write_b32 v32, v43
	.loc	1 43
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_11
; %bb.10:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e64 v42, s[20:21], v6, v41
	v_addc_u32_e64 v43, s[20:21], 0, v7, s[20:21]
	v_lshlrev_b64 v[42:43], 2, v[42:43]
	v_mov_b32_e32 v44, s29
	v_add_u32_e64 v42, s[20:21], s28, v42
	v_addc_u32_e64 v43, s[20:21], v44, v43, s[20:21]
	flat_load_dword v42, v[42:43]
.LBB0_11:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[36:37]
	.loc	1 43
	s_waitcnt vmcnt(0)
	ds_write_b32 v30, v42 offset:64
	.loc	1 44
	s_and_b64 s[20:21], s[18:19], s[8:9]
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v43, 0
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_13
; %bb.12:                               ;   in Loop: Header=BB0_5 Depth=1
	v_mov_b32_e32 v43, s31
	v_add_u32_e64 v44, s[20:21], s30, v12
	v_addc_u32_e64 v45, s[20:21], v13, v43, s[20:21]
	v_add_u32_e64 v43, s[20:21], 4, v44
	v_addc_u32_e64 v44, s[20:21], 0, v45, s[20:21]
	flat_load_dword v43, v[43:44]
.LBB0_13:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[36:37]
	.loc	1 43
	s_and_b64 s[20:21], s[10:11], vcc
	.loc	1 44
	s_waitcnt vmcnt(0)
	ds_write_b32 v32, v43 offset:4
	.loc	1 43
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_15
; %bb.14:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e64 v42, s[20:21], v8, v41
	v_addc_u32_e64 v43, s[20:21], 0, v9, s[20:21]
	v_lshlrev_b64 v[42:43], 2, v[42:43]
	v_mov_b32_e32 v44, s29
	v_add_u32_e64 v42, s[20:21], s28, v42
	v_addc_u32_e64 v43, s[20:21], v44, v43, s[20:21]
	flat_load_dword v42, v[42:43]
.LBB0_15:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[36:37]
	.loc	1 43
	s_waitcnt vmcnt(0)
	ds_write_b32 v30, v42 offset:128
	.loc	1 44
	s_and_b64 s[20:21], s[18:19], s[12:13]
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v43, 0
	s_and_saveexec_b64 s[36:37], s[20:21]
	s_cbranch_execz .LBB0_17
; %bb.16:                               ;   in Loop: Header=BB0_5 Depth=1
	v_mov_b32_e32 v43, s31
	v_add_u32_e64 v44, s[20:21], s30, v12
	v_addc_u32_e64 v45, s[20:21], v13, v43, s[20:21]
	v_add_u32_e64 v43, s[20:21], 8, v44
	v_addc_u32_e64 v44, s[20:21], 0, v45, s[20:21]
	flat_load_dword v43, v[43:44]
.LBB0_17:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[36:37]
	.loc	1 43
	s_and_b64 s[36:37], s[14:15], vcc
	.loc	1 44
	s_waitcnt vmcnt(0)
	ds_write_b32 v32, v43 offset:8
	.loc	1 43
	s_and_saveexec_b64 s[20:21], s[36:37]
	s_cbranch_execz .LBB0_19
; %bb.18:                               ;   in Loop: Header=BB0_5 Depth=1
	v_add_u32_e32 v41, vcc, v10, v41
	v_addc_u32_e32 v42, vcc, 0, v11, vcc
	v_lshlrev_b64 v[41:42], 2, v[41:42]
	v_mov_b32_e32 v43, s29
	v_add_u32_e32 v41, vcc, s28, v41
	v_addc_u32_e32 v42, vcc, v43, v42, vcc
	flat_load_dword v42, v[41:42]
.LBB0_19:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 44
	s_and_b64 s[20:21], s[18:19], s[16:17]
	v_mov_b32_e32 v41, 0
	.loc	1 43
	s_waitcnt vmcnt(0)
	ds_write_b32 v30, v42 offset:192
	.loc	1 44
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_21
; %bb.20:                               ;   in Loop: Header=BB0_5 Depth=1
	v_mov_b32_e32 v41, s31
	v_add_u32_e32 v12, vcc, s30, v12
	v_addc_u32_e32 v13, vcc, v13, v41, vcc
	v_add_u32_e32 v12, vcc, 12, v12
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	flat_load_dword v41, v[12:13]
.LBB0_21:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
	s_mov_b32 s18, 0
	v_mov_b32_e32 v12, v33
	.loc	1 44
	s_waitcnt vmcnt(0)
	ds_write_b32 v32, v41 offset:12
	.loc	1 46
	s_waitcnt lgkmcnt(0)
	s_barrier
.LBB0_22:                               ;   Parent Loop BB0_5 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 0
	v_add_u32_e32 v13, vcc, s18, v31
	ds_read2_b32 v[41:42], v13 offset1:1
	.loc	1 54
	ds_read2_b32 v[43:44], v12 offset1:1
	.loc	1 49
	s_add_i32 s18, s18, 16
	s_cmp_lg_u32 s18, 64
	.loc	1 54
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v45, v41, v43
	v_add_f32_e32 v45, v45, v40
	v_mul_f32_e32 v40, v41, v44
	v_add_f32_e32 v46, v40, v39
	ds_read2_b32 v[39:40], v12 offset0:2 offset1:3
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v47, v41, v39
	v_add_f32_e32 v47, v47, v38
	v_mul_f32_e32 v38, v41, v40
	v_add_f32_e32 v41, v38, v37
	ds_read2_b32 v[37:38], v13 offset0:16 offset1:17
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v48, v37, v43
	v_add_f32_e32 v36, v48, v36
	v_mul_f32_e32 v48, v37, v44
	v_add_f32_e32 v48, v48, v35
	v_mul_f32_e32 v35, v37, v39
	v_add_f32_e32 v49, v35, v34
	v_mul_f32_e32 v34, v37, v40
	v_add_f32_e32 v29, v34, v29
	ds_read2_b32 v[34:35], v13 offset0:32 offset1:33
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v37, v34, v43
	v_add_f32_e32 v37, v37, v28
	v_mul_f32_e32 v28, v34, v44
	v_add_f32_e32 v50, v28, v27
	v_mul_f32_e32 v27, v34, v39
	v_add_f32_e32 v23, v27, v23
	v_mul_f32_e32 v27, v34, v40
	v_add_f32_e32 v20, v27, v20
	ds_read2_b32 v[27:28], v13 offset0:48 offset1:49
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v34, v27, v43
	v_add_f32_e32 v34, v34, v19
	v_mul_f32_e32 v19, v27, v44
	v_add_f32_e32 v43, v19, v18
	v_mul_f32_e32 v18, v27, v39
	v_add_f32_e32 v39, v18, v16
	v_mul_f32_e32 v16, v27, v40
	v_add_f32_e32 v27, v16, v15
	ds_read2_b32 v[15:16], v12 offset0:64 offset1:65
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v18, v42, v15
	v_add_f32_e32 v40, v18, v45
	v_mul_f32_e32 v18, v42, v16
	v_add_f32_e32 v44, v18, v46
	ds_read2_b32 v[18:19], v12 offset0:66 offset1:67
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v45, v42, v18
	v_mul_f32_e32 v42, v42, v19
	v_add_f32_e32 v41, v42, v41
	v_mul_f32_e32 v42, v38, v15
	v_add_f32_e32 v36, v42, v36
	v_mul_f32_e32 v42, v38, v16
	v_mul_f32_e32 v46, v38, v18
	v_mul_f32_e32 v38, v38, v19
	v_add_f32_e32 v29, v38, v29
	v_mul_f32_e32 v38, v35, v15
	v_mul_f32_e32 v15, v28, v15
	v_add_f32_e32 v45, v45, v47
	v_add_f32_e32 v37, v38, v37
	v_mul_f32_e32 v38, v35, v16
	v_mul_f32_e32 v47, v35, v18
	v_mul_f32_e32 v35, v35, v19
	v_add_f32_e32 v34, v15, v34
	v_mul_f32_e32 v15, v28, v16
	v_add_f32_e32 v20, v35, v20
	v_add_f32_e32 v35, v15, v43
	v_mul_f32_e32 v15, v28, v18
	v_add_f32_e32 v39, v15, v39
	v_mul_f32_e32 v15, v28, v19
	v_add_f32_e32 v23, v47, v23
	v_add_f32_e32 v47, v15, v27
	ds_read2_b32 v[15:16], v13 offset0:2 offset1:3
	ds_read2_b32 v[18:19], v12 offset0:128 offset1:129
	v_add_f32_e32 v42, v42, v48
	v_add_f32_e32 v46, v46, v49
	v_add_f32_e32 v38, v38, v50
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v27, v15, v18
	v_add_f32_e32 v48, v27, v40
	v_mul_f32_e32 v27, v15, v19
	v_add_f32_e32 v49, v27, v44
	ds_read2_b32 v[27:28], v12 offset0:130 offset1:131
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v40, v15, v27
	v_mul_f32_e32 v15, v15, v28
	v_add_f32_e32 v50, v40, v45
	v_add_f32_e32 v15, v15, v41
	ds_read2_b32 v[40:41], v13 offset0:18 offset1:19
	ds_read2_b32 v[44:45], v13 offset0:50 offset1:51
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v43, v40, v18
	v_add_f32_e32 v36, v43, v36
	v_mul_f32_e32 v43, v40, v19
	v_add_f32_e32 v51, v43, v42
	v_mul_f32_e32 v42, v40, v27
	v_add_f32_e32 v52, v42, v46
	ds_read2_b32 v[42:43], v13 offset0:34 offset1:35
	v_mul_f32_e32 v40, v40, v28
	v_add_f32_e32 v29, v40, v29
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v13, v44, v18
	v_add_f32_e32 v13, v13, v34
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v40, v42, v18
	v_add_f32_e32 v53, v40, v37
	v_mul_f32_e32 v37, v42, v19
	v_add_f32_e32 v54, v37, v38
	v_mul_f32_e32 v37, v42, v27
	v_mul_f32_e32 v18, v44, v19
	v_mul_f32_e32 v19, v44, v27
	v_add_f32_e32 v23, v37, v23
	v_mul_f32_e32 v37, v42, v28
	v_add_f32_e32 v42, v19, v39
	v_mul_f32_e32 v19, v44, v28
	v_add_f32_e32 v44, v19, v47
	ds_read2_b32 v[46:47], v12 offset0:192 offset1:193
	v_add_f32_e32 v20, v37, v20
	v_add_f32_e32 v18, v18, v35
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v19, v16, v46
	v_add_f32_e32 v40, v19, v48
	v_mul_f32_e32 v19, v16, v47
	v_add_f32_e32 v39, v19, v49
	ds_read2_b32 v[48:49], v12 offset0:194 offset1:195
	.loc	1 49
	v_add_u32_e32 v12, vcc, 0x400, v12
	.loc	1 54
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v19, v16, v48
	v_mul_f32_e32 v16, v16, v49
	v_add_f32_e32 v37, v16, v15
	v_mul_f32_e32 v15, v41, v46
	v_add_f32_e32 v36, v15, v36
	v_mul_f32_e32 v15, v41, v47
	v_add_f32_e32 v35, v15, v51
	v_mul_f32_e32 v15, v41, v48
	v_add_f32_e32 v34, v15, v52
	v_mul_f32_e32 v15, v41, v49
	v_add_f32_e32 v29, v15, v29
	v_mul_f32_e32 v15, v43, v46
	v_add_f32_e32 v28, v15, v53
	v_mul_f32_e32 v15, v43, v47
	v_add_f32_e32 v27, v15, v54
	v_mul_f32_e32 v15, v43, v48
	v_add_f32_e32 v23, v15, v23
	v_mul_f32_e32 v15, v43, v49
	v_add_f32_e32 v20, v15, v20
	v_mul_f32_e32 v15, v45, v46
	v_add_f32_e32 v38, v19, v50
	v_add_f32_e32 v19, v15, v13
	v_mul_f32_e32 v13, v45, v47
	v_add_f32_e32 v18, v13, v18
	v_mul_f32_e32 v13, v45, v48
	v_add_f32_e32 v16, v13, v42
	v_mul_f32_e32 v13, v45, v49
	v_add_f32_e32 v15, v13, v44
	.loc	1 49
	s_cbranch_scc1 .LBB0_22
; %bb.23:                               ;   in Loop: Header=BB0_5 Depth=1
	.loc	1 39
	s_add_i32 s33, s33, 16
	s_cmp_ge_i32 s33, s26
	.loc	1 56
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 39
	s_cbranch_scc0 .LBB0_5
.LBB0_24:
	.loc	1 29
	s_load_dword s14, s[4:5], 0x38
	s_load_dwordx2 s[12:13], s[4:5], 0x30
	v_cmp_gt_i32_e64 s[10:11], s24, v26
	v_cmp_gt_i32_e64 s[8:9], s25, v2
	v_cmp_neq_f32_e64 s[0:1], s23, 0
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[2:3], v26, s14, v[2:3]
	.loc	1 61
	s_and_b64 s[4:5], s[10:11], s[8:9]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_29
; %bb.25:
	.loc	1 0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	.loc	1 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_105
; %bb.26:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v6, vcc, s12, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dword v6, v[6:7]
	v_mul_f32_e32 v7, s27, v40
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s23, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB0_28
.LBB0_27:
	v_mul_f32_e32 v6, s27, v40
.LBB0_28:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_store_dword v[4:5], v6
.LBB0_29:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e64 s[6:7], s25, v25
	v_cndmask_b32_e64 v4, 0, 1, s[0:1]
	.loc	1 61
	s_and_b64 s[4:5], s[10:11], s[6:7]
	v_cmp_ne_u32_e64 s[0:1], 1, v4
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_34
; %bb.30:
	.loc	1 62
	v_add_u32_e32 v4, vcc, 1, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	1 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_106
; %bb.31:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v6, vcc, s12, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dword v6, v[6:7]
	v_mul_f32_e32 v7, s27, v39
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s23, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB0_33
.LBB0_32:
	v_mul_f32_e32 v6, s27, v39
.LBB0_33:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_store_dword v[4:5], v6
.LBB0_34:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e64 s[4:5], s25, v24
	.loc	1 61
	s_and_b64 s[16:17], s[10:11], s[4:5]
	s_and_saveexec_b64 s[2:3], s[16:17]
	s_cbranch_execz .LBB0_39
; %bb.35:
	.loc	1 62
	v_add_u32_e32 v4, vcc, 2, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	1 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_107
; %bb.36:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v6, vcc, s12, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dword v6, v[6:7]
	v_mul_f32_e32 v7, s27, v38
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s23, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB0_38
.LBB0_37:
	v_mul_f32_e32 v6, s27, v38
.LBB0_38:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_store_dword v[4:5], v6
.LBB0_39:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	v_cmp_gt_i32_e64 s[2:3], s25, v22
	.loc	1 61
	s_and_b64 s[16:17], s[10:11], s[2:3]
	s_and_saveexec_b64 s[10:11], s[16:17]
	s_cbranch_execz .LBB0_44
; %bb.40:
	.loc	1 62
	v_add_u32_e32 v0, vcc, 3, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_108
; %bb.41:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v4, vcc, s12, v0
	v_addc_u32_e32 v5, vcc, v5, v1, vcc
	flat_load_dword v4, v[4:5]
	v_mul_f32_e32 v5, s27, v37
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s23, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_43
.LBB0_42:
	v_mul_f32_e32 v4, s27, v37
.LBB0_43:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, v5, v1, vcc
	flat_store_dword v[0:1], v4
.LBB0_44:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	v_mad_i64_i32 v[0:1], s[10:11], v21, s14, v[2:3]
	v_cmp_gt_i32_e64 s[10:11], s24, v21
	.loc	1 61
	s_and_b64 s[18:19], s[10:11], s[8:9]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_49
; %bb.45:
	.loc	1 0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	.loc	1 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_109
; %bb.46:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v6, vcc, s12, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dword v6, v[6:7]
	v_mul_f32_e32 v7, s27, v36
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s23, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB0_48
.LBB0_47:
	v_mul_f32_e32 v6, s27, v36
.LBB0_48:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_store_dword v[4:5], v6
.LBB0_49:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 61
	s_and_b64 s[18:19], s[10:11], s[6:7]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_54
; %bb.50:
	.loc	1 62
	v_add_u32_e32 v4, vcc, 1, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	1 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_110
; %bb.51:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v6, vcc, s12, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dword v6, v[6:7]
	v_mul_f32_e32 v7, s27, v35
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s23, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB0_53
.LBB0_52:
	v_mul_f32_e32 v6, s27, v35
.LBB0_53:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_store_dword v[4:5], v6
.LBB0_54:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 61
	s_and_b64 s[18:19], s[10:11], s[4:5]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_59
; %bb.55:
	.loc	1 62
	v_add_u32_e32 v4, vcc, 2, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	1 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_111
; %bb.56:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v6, vcc, s12, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dword v6, v[6:7]
	v_mul_f32_e32 v7, s27, v34
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s23, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB0_58
.LBB0_57:
	v_mul_f32_e32 v6, s27, v34
.LBB0_58:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_store_dword v[4:5], v6
.LBB0_59:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 61
	s_and_b64 s[16:17], s[10:11], s[2:3]
	s_and_saveexec_b64 s[10:11], s[16:17]
	s_cbranch_execz .LBB0_64
; %bb.60:
	.loc	1 62
	v_add_u32_e32 v0, vcc, 3, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_112
; %bb.61:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v4, vcc, s12, v0
	v_addc_u32_e32 v5, vcc, v5, v1, vcc
	flat_load_dword v4, v[4:5]
	v_mul_f32_e32 v5, s27, v29
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s23, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_63
.LBB0_62:
	v_mul_f32_e32 v4, s27, v29
.LBB0_63:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, v5, v1, vcc
	flat_store_dword v[0:1], v4
.LBB0_64:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	v_mad_i64_i32 v[0:1], s[10:11], v17, s14, v[2:3]
	v_cmp_gt_i32_e64 s[10:11], s24, v17
	.loc	1 61
	s_and_b64 s[18:19], s[10:11], s[8:9]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_69
; %bb.65:
	.loc	1 0
	v_lshlrev_b64 v[4:5], 2, v[0:1]
	.loc	1 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_113
; %bb.66:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v6, vcc, s12, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dword v6, v[6:7]
	v_mul_f32_e32 v7, s27, v28
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s23, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB0_68
.LBB0_67:
	v_mul_f32_e32 v6, s27, v28
.LBB0_68:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_store_dword v[4:5], v6
.LBB0_69:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 61
	s_and_b64 s[18:19], s[10:11], s[6:7]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_74
; %bb.70:
	.loc	1 62
	v_add_u32_e32 v4, vcc, 1, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	1 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_114
; %bb.71:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v6, vcc, s12, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dword v6, v[6:7]
	v_mul_f32_e32 v7, s27, v27
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s23, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB0_73
.LBB0_72:
	v_mul_f32_e32 v6, s27, v27
.LBB0_73:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_store_dword v[4:5], v6
.LBB0_74:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 61
	s_and_b64 s[18:19], s[10:11], s[4:5]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_79
; %bb.75:
	.loc	1 62
	v_add_u32_e32 v4, vcc, 2, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	1 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_115
; %bb.76:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v6, vcc, s12, v4
	v_addc_u32_e32 v7, vcc, v7, v5, vcc
	flat_load_dword v6, v[6:7]
	v_mul_f32_e32 v7, s27, v23
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s23, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB0_78
.LBB0_77:
	v_mul_f32_e32 v6, s27, v23
.LBB0_78:
	v_mov_b32_e32 v7, s13
	v_add_u32_e32 v4, vcc, s12, v4
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	flat_store_dword v[4:5], v6
.LBB0_79:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 61
	s_and_b64 s[16:17], s[10:11], s[2:3]
	s_and_saveexec_b64 s[10:11], s[16:17]
	s_cbranch_execz .LBB0_84
; %bb.80:
	.loc	1 62
	v_add_u32_e32 v0, vcc, 3, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_116
; %bb.81:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v4, vcc, s12, v0
	v_addc_u32_e32 v5, vcc, v5, v1, vcc
	flat_load_dword v4, v[4:5]
	v_mul_f32_e32 v5, s27, v20
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s23, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_83
.LBB0_82:
	v_mul_f32_e32 v4, s27, v20
.LBB0_83:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, v5, v1, vcc
	flat_store_dword v[0:1], v4
.LBB0_84:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	v_mad_i64_i32 v[0:1], s[10:11], v14, s14, v[2:3]
	v_cmp_gt_i32_e64 s[10:11], s24, v14
	.loc	1 61
	s_and_b64 s[14:15], s[10:11], s[8:9]
	s_and_saveexec_b64 s[8:9], s[14:15]
	s_cbranch_execz .LBB0_89
; %bb.85:
	.loc	1 0
	v_lshlrev_b64 v[2:3], 2, v[0:1]
	.loc	1 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_117
; %bb.86:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v4, vcc, s12, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	v_mul_f32_e32 v5, s27, v19
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s23, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_88
.LBB0_87:
	v_mul_f32_e32 v4, s27, v19
.LBB0_88:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB0_89:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 61
	s_and_b64 s[8:9], s[10:11], s[6:7]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_94
; %bb.90:
	.loc	1 62
	v_add_u32_e32 v2, vcc, 1, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_118
; %bb.91:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v4, vcc, s12, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	v_mul_f32_e32 v5, s27, v18
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s23, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_93
.LBB0_92:
	v_mul_f32_e32 v4, s27, v18
.LBB0_93:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB0_94:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 61
	s_and_b64 s[6:7], s[10:11], s[4:5]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_99
; %bb.95:
	.loc	1 62
	v_add_u32_e32 v2, vcc, 2, v0
	v_addc_u32_e32 v3, vcc, 0, v1, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_119
; %bb.96:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v4, vcc, s12, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	v_mul_f32_e32 v5, s27, v16
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s23, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_98
.LBB0_97:
	v_mul_f32_e32 v4, s27, v16
.LBB0_98:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB0_99:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 61
	s_and_b64 s[2:3], s[10:11], s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_104
; %bb.100:
	.loc	1 62
	v_add_u32_e32 v0, vcc, 3, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 63
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_120
; %bb.101:
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v2, vcc, s12, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	v_mul_f32_e32 v3, s27, v15
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s23, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_103
.LBB0_102:
	v_mul_f32_e32 v2, s27, v15
.LBB0_103:
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB0_104:
	.loc	1 65
	s_endpgm
.LBB0_105:
	.loc	1 63
	s_branch .LBB0_27
.LBB0_106:
	s_branch .LBB0_32
.LBB0_107:
	s_branch .LBB0_37
.LBB0_108:
	s_branch .LBB0_42
.LBB0_109:
	s_branch .LBB0_47
.LBB0_110:
	s_branch .LBB0_52
.LBB0_111:
	s_branch .LBB0_57
.LBB0_112:
	s_branch .LBB0_62
.LBB0_113:
	s_branch .LBB0_67
.LBB0_114:
	s_branch .LBB0_72
.LBB0_115:
	s_branch .LBB0_77
.LBB0_116:
	s_branch .LBB0_82
.LBB0_117:
	s_branch .LBB0_87
.LBB0_118:
	s_branch .LBB0_92
.LBB0_119:
	s_branch .LBB0_97
.LBB0_120:
	s_branch .LBB0_102
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
		.amdhsa_next_free_vgpr 55
		.amdhsa_next_free_sgpr 38
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
.Lfunc_end0:
	.size	gemm_tiled_4x4, .Lfunc_end0-gemm_tiled_4x4
	.size	gemm_tiled_4x4$local, .Lfunc_end0-gemm_tiled_4x4
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 3788
; NumSgprs: 40
; NumVgprs: 55
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8192 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 13
; NumSGPRsForWavesPerEU: 40
; NumVGPRsForWavesPerEU: 55
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
    .vgpr_count:     55
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

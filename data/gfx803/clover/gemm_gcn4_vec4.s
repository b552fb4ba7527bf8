	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.globl	gemm_gcn4_vec4                  ; -- Begin function gemm_gcn4_vec4
	.p2align	8
	.type	gemm_gcn4_vec4,@function
gemm_gcn4_vec4:                         ; @gemm_gcn4_vec4
gemm_gcn4_vec4$local:
	.type	gemm_gcn4_vec4$local,@function
	.file	0 "." "<stdin>"
	.file	1 "gemm_gcn4_vec4.cl"
	.loc	1 29
; %bb.0:
	.loc	1 34
	s_load_dwordx4 s[24:27], s[4:5], 0x0
	s_load_dwordx2 s[22:23], s[4:5], 0x28
	s_mov_b32 s2, 0
	v_lshlrev_b32_e32 v33, 2, v1
	v_lshlrev_b32_e32 v34, 2, v0
	.loc	1 44
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s26, 0
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	.loc	1 0
	v_lshlrev_b32_e32 v2, 2, v1
	v_lshlrev_b32_e32 v3, 2, v0
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b64 s[0:1], -1
.LBB0_3:
	s_lshl_b32 s33, s7, 5
	s_lshl_b32 s28, s6, 5
	.loc	1 44
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v55, s2
	v_mov_b32_e32 v54, s2
	v_mov_b32_e32 v53, s2
	v_mov_b32_e32 v52, s2
	v_mov_b32_e32 v51, s2
	v_mov_b32_e32 v50, s2
	v_mov_b32_e32 v49, s2
	v_mov_b32_e32 v48, s2
	v_mov_b32_e32 v47, s2
	v_mov_b32_e32 v46, s2
	v_mov_b32_e32 v45, s2
	v_mov_b32_e32 v44, s2
	v_mov_b32_e32 v43, s2
	v_mov_b32_e32 v42, s2
	v_mov_b32_e32 v41, s2
	v_mov_b32_e32 v32, s2
	s_cbranch_vccnz .LBB0_39
; %bb.4:
	.loc	1 35
	v_lshlrev_b32_e32 v2, 3, v1
	v_or_b32_e32 v3, v2, v0
	v_and_b32_e32 v20, 31, v3
	v_bfe_u32 v4, v1, 1, 28
	v_and_b32_e32 v35, 15, v3
	v_or_b32_e32 v3, s28, v20
	v_bfe_u32 v36, v1, 2, 27
	v_cmp_gt_i32_e32 vcc, s25, v3
	s_mov_b32 s40, 0
	v_add_u32_e64 v30, s[0:1], s33, v4
	v_lshlrev_b32_e32 v3, 6, v4
	v_lshlrev_b32_e32 v4, 2, v35
	s_ashr_i32 s29, s28, 31
	v_or_b32_e32 v37, v3, v4
	v_lshlrev_b32_e32 v3, 7, v36
	v_lshlrev_b32_e32 v4, 2, v20
	.loc	1 44
	v_alignbit_b32 v18, s40, v2, 5
	v_mov_b32_e32 v14, s28
	v_or_b32_e32 v3, v3, v4
	v_or_b32_e32 v2, 14, v18
	v_mov_b32_e32 v15, s29
	v_or_b32_e32 v38, 0x800, v3
	v_mad_i64_i32 v[2:3], s[18:19], v2, s22, v[14:15]
	v_lshlrev_b32_e32 v4, 4, v0
	v_or_b32_e32 v39, 0x800, v4
	v_add_u32_e64 v2, s[18:19], v2, v20
	v_or_b32_e32 v4, 12, v18
	v_addc_u32_e64 v3, s[18:19], 0, v3, s[18:19]
	v_mad_i64_i32 v[4:5], s[18:19], v4, s22, v[14:15]
	v_or_b32_e32 v6, 10, v18
	v_or_b32_e32 v8, 8, v18
	v_add_u32_e64 v4, s[18:19], v4, v20
	v_addc_u32_e64 v5, s[18:19], 0, v5, s[18:19]
	v_mad_i64_i32 v[6:7], s[18:19], v6, s22, v[14:15]
	v_mad_i64_i32 v[8:9], s[18:19], v8, s22, v[14:15]
	v_add_u32_e64 v6, s[18:19], v6, v20
	v_addc_u32_e64 v7, s[18:19], 0, v7, s[18:19]
	v_add_u32_e64 v8, s[18:19], v8, v20
	v_or_b32_e32 v10, 6, v18
	v_addc_u32_e64 v9, s[18:19], 0, v9, s[18:19]
	v_mad_i64_i32 v[10:11], s[18:19], v10, s22, v[14:15]
	v_or_b32_e32 v12, 4, v18
	v_mad_i64_i32 v[12:13], s[18:19], v12, s22, v[14:15]
	v_add_u32_e64 v10, s[18:19], v10, v20
	v_addc_u32_e64 v11, s[18:19], 0, v11, s[18:19]
	v_add_u32_e64 v12, s[18:19], v12, v20
	v_or_b32_e32 v16, 2, v18
	v_addc_u32_e64 v13, s[18:19], 0, v13, s[18:19]
	v_mad_i64_i32 v[16:17], s[18:19], v16, s22, v[14:15]
	v_mad_i64_i32 v[18:19], s[18:19], v18, s22, v[14:15]
	.loc	1 34
	s_load_dwordx2 s[30:31], s[4:5], 0x10
	s_load_dword s38, s[4:5], 0x18
	s_load_dwordx2 s[34:35], s[4:5], 0x20
	v_lshlrev_b32_e32 v40, 8, v1
	.loc	1 44
	v_add_u32_e64 v14, s[18:19], v16, v20
	v_lshlrev_b16_e32 v1, 3, v1
	v_addc_u32_e64 v15, s[18:19], 0, v17, s[18:19]
	v_or_b32_e32 v0, v1, v0
	v_mov_b32_e32 v32, 0
	v_add_u32_e64 v28, s[2:3], 4, v30
	v_add_u32_e64 v26, s[6:7], 8, v30
	v_add_u32_e64 v24, s[8:9], 12, v30
	v_add_u32_e64 v22, s[10:11], 16, v30
	v_add_u32_e64 v21, s[12:13], 20, v30
	v_add_u32_e64 v23, s[14:15], 24, v30
	v_add_u32_e64 v25, s[16:17], 28, v30
	v_add_u32_e64 v16, s[18:19], v18, v20
	v_and_b32_e32 v31, 15, v0
	v_cmp_gt_i32_e64 s[0:1], s24, v30
	v_cmp_gt_i32_e64 s[2:3], s24, v28
	v_cmp_gt_i32_e64 s[6:7], s24, v26
	v_cmp_gt_i32_e64 s[8:9], s24, v24
	v_cmp_gt_i32_e64 s[10:11], s24, v22
	v_cmp_gt_i32_e64 s[12:13], s24, v21
	v_cmp_gt_i32_e64 s[14:15], s24, v23
	v_cmp_gt_i32_e64 s[16:17], s24, v25
	v_addc_u32_e64 v17, s[18:19], 0, v19, s[18:19]
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[18:19], v25, s38, v[31:32]
	v_mad_i64_i32 v[18:19], s[18:19], v23, s38, v[31:32]
	v_mad_i64_i32 v[20:21], s[18:19], v21, s38, v[31:32]
	v_mad_i64_i32 v[22:23], s[18:19], v22, s38, v[31:32]
	v_mad_i64_i32 v[24:25], s[18:19], v24, s38, v[31:32]
	v_mad_i64_i32 v[26:27], s[18:19], v26, s38, v[31:32]
	v_mad_i64_i32 v[28:29], s[18:19], v28, s38, v[31:32]
	v_mad_i64_i32 v[30:31], s[18:19], v30, s38, v[31:32]
	s_ashr_i32 s21, s22, 31
	s_mov_b32 s20, s22
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_lshlrev_b64 v[10:11], 2, v[10:11]
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_lshlrev_b64 v[14:15], 2, v[14:15]
	v_lshlrev_b64 v[16:17], 2, v[16:17]
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_lshlrev_b64 v[20:21], 2, v[20:21]
	v_lshlrev_b64 v[22:23], 2, v[22:23]
	v_lshlrev_b64 v[24:25], 2, v[24:25]
	v_lshlrev_b64 v[26:27], 2, v[26:27]
	v_lshlrev_b64 v[28:29], 2, v[28:29]
	v_lshlrev_b64 v[30:31], 2, v[30:31]
	s_lshl_b64 s[36:37], s[20:21], 6
	s_movk_i32 s22, 0x400
	s_movk_i32 s29, 0x408
	s_movk_i32 s41, 0x480
	s_movk_i32 s42, 0x488
	s_movk_i32 s43, 0x500
	s_movk_i32 s44, 0x508
	s_movk_i32 s45, 0x580
	s_movk_i32 s46, 0x588
	s_movk_i32 s47, 0x600
	s_movk_i32 s48, 0x608
	s_movk_i32 s49, 0x680
	s_movk_i32 s50, 0x688
	s_movk_i32 s51, 0x700
	s_movk_i32 s52, 0x708
	s_movk_i32 s53, 0x780
	s_movk_i32 s54, 0x788
	v_mov_b32_e32 v41, v32
	v_mov_b32_e32 v42, v32
	v_mov_b32_e32 v43, v32
	v_mov_b32_e32 v44, v32
	v_mov_b32_e32 v45, v32
	v_mov_b32_e32 v46, v32
	v_mov_b32_e32 v47, v32
	v_mov_b32_e32 v48, v32
	v_mov_b32_e32 v49, v32
	v_mov_b32_e32 v50, v32
	v_mov_b32_e32 v51, v32
	v_mov_b32_e32 v52, v32
	v_mov_b32_e32 v53, v32
	v_mov_b32_e32 v54, v32
	v_mov_b32_e32 v55, v32
	s_mov_b32 m0, -1
	s_branch .LBB0_6
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 53
	s_waitcnt vmcnt(0)
	ds_write_b32 v38, v57 offset:1792
	.loc	1 55
	s_waitcnt lgkmcnt(0)
	; wave barrier
	.loc	1 61
	ds_read2_b32 v[56:57], v40 offset1:1
	.loc	1 64
	ds_read2_b32 v[58:59], v39 offset1:1
	ds_read2_b32 v[60:61], v39 offset0:2 offset1:3
	.loc	1 44
	s_add_i32 s40, s40, 16
	s_add_u32 s34, s34, s36
	s_addc_u32 s35, s35, s37
	.loc	1 64
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v62, v56, v58
	v_add_f32_e32 v62, v62, v55
	v_mul_f32_e32 v55, v56, v59
	v_add_f32_e32 v63, v55, v54
	.loc	1 61
	ds_read2_b32 v[54:55], v40 offset0:16 offset1:17
	.loc	1 64
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v64, v56, v60
	v_mul_f32_e32 v56, v56, v61
	v_add_f32_e32 v52, v56, v52
	v_add_f32_e32 v53, v64, v53
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v56, v54, v58
	v_add_f32_e32 v56, v56, v51
	v_mul_f32_e32 v51, v54, v59
	v_add_f32_e32 v64, v51, v50
	.loc	1 61
	ds_read2_b32 v[50:51], v40 offset0:32 offset1:33
	.loc	1 64
	v_mul_f32_e32 v65, v54, v60
	v_mul_f32_e32 v54, v54, v61
	v_add_f32_e32 v48, v54, v48
	v_add_f32_e32 v49, v65, v49
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v54, v50, v58
	v_add_f32_e32 v54, v54, v47
	v_mul_f32_e32 v47, v50, v59
	v_add_f32_e32 v65, v47, v46
	.loc	1 61
	ds_read2_b32 v[46:47], v40 offset0:48 offset1:49
	.loc	1 64
	v_mul_f32_e32 v66, v50, v60
	v_add_f32_e32 v66, v66, v45
	v_mul_f32_e32 v45, v50, v61
	v_add_f32_e32 v50, v45, v44
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v44, v46, v58
	v_add_f32_e32 v58, v44, v43
	v_mul_f32_e32 v43, v46, v59
	v_add_f32_e32 v59, v43, v42
	ds_read2_b32 v[42:43], v39 offset0:32 offset1:33
	v_mul_f32_e32 v44, v46, v60
	v_add_f32_e32 v60, v44, v41
	ds_read2_b32 v[44:45], v39 offset0:34 offset1:35
	v_mul_f32_e32 v41, v46, v61
	v_add_f32_e32 v32, v41, v32
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v41, v57, v42
	v_add_f32_e32 v46, v41, v62
	v_mul_f32_e32 v41, v57, v43
	v_add_f32_e32 v61, v41, v63
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v41, v57, v44
	v_add_f32_e32 v53, v41, v53
	v_mul_f32_e32 v41, v57, v45
	v_add_f32_e32 v52, v41, v52
	v_mul_f32_e32 v41, v55, v42
	v_add_f32_e32 v56, v41, v56
	v_mul_f32_e32 v41, v55, v43
	v_add_f32_e32 v57, v41, v64
	v_mul_f32_e32 v41, v55, v44
	v_add_f32_e32 v62, v41, v49
	v_mul_f32_e32 v41, v55, v45
	v_add_f32_e32 v55, v41, v48
	v_mul_f32_e32 v41, v51, v42
	v_add_f32_e32 v54, v41, v54
	v_mul_f32_e32 v41, v51, v43
	v_add_f32_e32 v63, v41, v65
	v_mul_f32_e32 v41, v51, v44
	v_add_f32_e32 v64, v41, v66
	v_mul_f32_e32 v41, v51, v45
	v_add_f32_e32 v65, v41, v50
	v_mul_f32_e32 v41, v47, v42
	v_add_f32_e32 v58, v41, v58
	v_mul_f32_e32 v41, v47, v43
	v_add_f32_e32 v59, v41, v59
	.loc	1 61
	ds_read2_b32 v[41:42], v40 offset0:2 offset1:3
	.loc	1 64
	ds_read2_b32 v[48:49], v39 offset0:64 offset1:65
	v_mul_f32_e32 v43, v47, v44
	v_add_f32_e32 v60, v43, v60
	v_mul_f32_e32 v43, v47, v45
	v_add_f32_e32 v32, v43, v32
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v45, v41, v48
	ds_read2_b32 v[43:44], v39 offset0:66 offset1:67
	v_add_f32_e32 v66, v45, v46
	v_mul_f32_e32 v45, v41, v49
	v_add_f32_e32 v61, v45, v61
	.loc	1 61
	ds_read2_b32 v[45:46], v40 offset0:18 offset1:19
	ds_read2_b32 v[50:51], v40 offset0:34 offset1:35
	.loc	1 64
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v47, v41, v43
	v_add_f32_e32 v67, v47, v53
	v_mul_f32_e32 v41, v41, v44
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v47, v45, v48
	v_add_f32_e32 v56, v47, v56
	v_mul_f32_e32 v47, v45, v49
	v_add_f32_e32 v41, v41, v52
	v_add_f32_e32 v57, v47, v57
	v_mul_f32_e32 v47, v45, v43
	.loc	1 61
	ds_read2_b32 v[52:53], v40 offset0:50 offset1:51
	.loc	1 64
	v_add_f32_e32 v62, v47, v62
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v47, v50, v48
	v_mul_f32_e32 v45, v45, v44
	v_add_f32_e32 v54, v47, v54
	v_mul_f32_e32 v47, v50, v49
	v_add_f32_e32 v45, v45, v55
	v_add_f32_e32 v55, v47, v63
	v_mul_f32_e32 v47, v50, v43
	v_add_f32_e32 v63, v47, v64
	v_mul_f32_e32 v47, v50, v44
	v_add_f32_e32 v50, v47, v65
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v47, v52, v48
	v_add_f32_e32 v58, v47, v58
	v_mul_f32_e32 v47, v52, v49
	v_mul_f32_e32 v43, v52, v43
	v_add_f32_e32 v49, v47, v59
	ds_read2_b32 v[47:48], v39 offset0:96 offset1:97
	v_add_f32_e32 v59, v43, v60
	v_mul_f32_e32 v43, v52, v44
	v_add_f32_e32 v32, v43, v32
	ds_read2_b32 v[43:44], v39 offset0:98 offset1:99
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v60, v42, v48
	v_mul_f32_e32 v52, v42, v47
	v_add_f32_e32 v60, v60, v61
	v_add_f32_e32 v52, v52, v66
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v61, v42, v43
	v_mul_f32_e32 v42, v42, v44
	v_add_f32_e32 v64, v42, v41
	v_mul_f32_e32 v41, v46, v47
	v_add_f32_e32 v56, v41, v56
	v_mul_f32_e32 v41, v46, v48
	v_add_f32_e32 v57, v41, v57
	v_mul_f32_e32 v41, v46, v43
	v_add_f32_e32 v62, v41, v62
	v_mul_f32_e32 v41, v46, v44
	v_add_f32_e32 v65, v41, v45
	v_mul_f32_e32 v41, v51, v47
	v_add_f32_e32 v54, v41, v54
	v_mul_f32_e32 v41, v51, v48
	v_add_f32_e32 v55, v41, v55
	v_mul_f32_e32 v41, v51, v43
	v_add_f32_e32 v63, v41, v63
	v_mul_f32_e32 v41, v51, v44
	v_add_f32_e32 v66, v41, v50
	v_mul_f32_e32 v41, v53, v47
	v_add_f32_e32 v58, v41, v58
	v_mul_f32_e32 v41, v53, v48
	v_add_f32_e32 v61, v61, v67
	v_add_f32_e32 v67, v41, v49
	.loc	1 61
	ds_read2_b32 v[41:42], v40 offset0:4 offset1:5
	.loc	1 64
	ds_read2_b32 v[45:46], v39 offset0:128 offset1:129
	v_mul_f32_e32 v43, v53, v43
	v_add_f32_e32 v59, v43, v59
	v_mul_f32_e32 v43, v53, v44
	v_add_f32_e32 v32, v43, v32
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v47, v41, v45
	ds_read2_b32 v[43:44], v39 offset0:130 offset1:131
	v_add_f32_e32 v53, v47, v52
	v_mul_f32_e32 v47, v41, v46
	v_add_f32_e32 v60, v47, v60
	.loc	1 61
	ds_read2_b32 v[47:48], v40 offset0:20 offset1:21
	.loc	1 64
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v49, v41, v43
	v_add_f32_e32 v61, v49, v61
	v_mul_f32_e32 v41, v41, v44
	v_add_f32_e32 v41, v41, v64
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v49, v47, v45
	v_add_f32_e32 v56, v49, v56
	v_mul_f32_e32 v49, v47, v46
	v_add_f32_e32 v57, v49, v57
	.loc	1 61
	ds_read2_b32 v[49:50], v40 offset0:36 offset1:37
	.loc	1 64
	v_mul_f32_e32 v51, v47, v43
	v_add_f32_e32 v62, v51, v62
	v_mul_f32_e32 v47, v47, v44
	v_add_f32_e32 v47, v47, v65
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v51, v49, v45
	v_add_f32_e32 v54, v51, v54
	v_mul_f32_e32 v51, v49, v46
	v_add_f32_e32 v55, v51, v55
	.loc	1 61
	ds_read2_b32 v[51:52], v40 offset0:52 offset1:53
	.loc	1 64
	v_mul_f32_e32 v64, v49, v43
	v_add_f32_e32 v63, v64, v63
	v_mul_f32_e32 v49, v49, v44
	v_add_f32_e32 v49, v49, v66
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v45, v51, v45
	v_add_f32_e32 v58, v45, v58
	v_mul_f32_e32 v45, v51, v46
	v_add_f32_e32 v64, v45, v67
	v_mul_f32_e32 v43, v51, v43
	ds_read2_b32 v[45:46], v39 offset0:160 offset1:161
	v_add_f32_e32 v59, v43, v59
	v_mul_f32_e32 v43, v51, v44
	v_add_f32_e32 v32, v43, v32
	ds_read2_b32 v[43:44], v39 offset0:162 offset1:163
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v51, v42, v45
	v_add_f32_e32 v51, v51, v53
	v_mul_f32_e32 v53, v42, v46
	v_add_f32_e32 v53, v53, v60
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v60, v42, v43
	v_mul_f32_e32 v42, v42, v44
	v_add_f32_e32 v60, v60, v61
	v_add_f32_e32 v61, v42, v41
	v_mul_f32_e32 v41, v48, v45
	v_add_f32_e32 v56, v41, v56
	v_mul_f32_e32 v41, v48, v46
	v_add_f32_e32 v57, v41, v57
	v_mul_f32_e32 v41, v48, v43
	v_add_f32_e32 v62, v41, v62
	v_mul_f32_e32 v41, v48, v44
	v_add_f32_e32 v65, v41, v47
	v_mul_f32_e32 v41, v50, v45
	v_add_f32_e32 v54, v41, v54
	v_mul_f32_e32 v41, v50, v46
	v_add_f32_e32 v55, v41, v55
	v_mul_f32_e32 v41, v50, v43
	v_add_f32_e32 v63, v41, v63
	v_mul_f32_e32 v41, v50, v44
	v_add_f32_e32 v66, v41, v49
	v_mul_f32_e32 v41, v52, v45
	v_add_f32_e32 v58, v41, v58
	v_mul_f32_e32 v41, v52, v46
	v_add_f32_e32 v64, v41, v64
	.loc	1 61
	ds_read2_b32 v[41:42], v40 offset0:6 offset1:7
	.loc	1 64
	ds_read2_b32 v[45:46], v39 offset0:192 offset1:193
	v_mul_f32_e32 v43, v52, v43
	v_add_f32_e32 v59, v43, v59
	v_mul_f32_e32 v43, v52, v44
	v_add_f32_e32 v32, v43, v32
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v47, v41, v45
	ds_read2_b32 v[43:44], v39 offset0:194 offset1:195
	v_add_f32_e32 v67, v47, v51
	v_mul_f32_e32 v47, v41, v46
	v_add_f32_e32 v53, v47, v53
	.loc	1 61
	ds_read2_b32 v[47:48], v40 offset0:22 offset1:23
	.loc	1 64
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v49, v41, v43
	v_add_f32_e32 v60, v49, v60
	v_mul_f32_e32 v41, v41, v44
	v_add_f32_e32 v41, v41, v61
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v49, v47, v45
	v_add_f32_e32 v56, v49, v56
	v_mul_f32_e32 v49, v47, v46
	v_add_f32_e32 v57, v49, v57
	.loc	1 61
	ds_read2_b32 v[49:50], v40 offset0:38 offset1:39
	.loc	1 64
	v_mul_f32_e32 v51, v47, v43
	v_add_f32_e32 v61, v51, v62
	v_mul_f32_e32 v47, v47, v44
	v_add_f32_e32 v47, v47, v65
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v51, v49, v45
	v_add_f32_e32 v54, v51, v54
	v_mul_f32_e32 v51, v49, v46
	v_add_f32_e32 v55, v51, v55
	.loc	1 61
	ds_read2_b32 v[51:52], v40 offset0:54 offset1:55
	.loc	1 64
	v_mul_f32_e32 v62, v49, v43
	v_add_f32_e32 v62, v62, v63
	v_mul_f32_e32 v49, v49, v44
	v_add_f32_e32 v49, v49, v66
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v45, v51, v45
	v_add_f32_e32 v58, v45, v58
	v_mul_f32_e32 v45, v51, v46
	v_mul_f32_e32 v43, v51, v43
	v_add_f32_e32 v63, v45, v64
	ds_read2_b32 v[45:46], v39 offset0:224 offset1:225
	v_add_f32_e32 v59, v43, v59
	v_mul_f32_e32 v43, v51, v44
	v_add_f32_e32 v32, v43, v32
	ds_read2_b32 v[43:44], v39 offset0:226 offset1:227
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v64, v42, v46
	v_mul_f32_e32 v51, v42, v45
	v_add_f32_e32 v53, v64, v53
	v_add_f32_e32 v51, v51, v67
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v64, v42, v43
	v_mul_f32_e32 v42, v42, v44
	v_add_f32_e32 v60, v64, v60
	v_add_f32_e32 v64, v42, v41
	v_mul_f32_e32 v41, v48, v45
	v_add_f32_e32 v56, v41, v56
	v_mul_f32_e32 v41, v48, v46
	v_add_f32_e32 v57, v41, v57
	v_mul_f32_e32 v41, v48, v43
	v_add_f32_e32 v61, v41, v61
	v_mul_f32_e32 v41, v48, v44
	v_add_f32_e32 v65, v41, v47
	v_mul_f32_e32 v41, v50, v45
	v_add_f32_e32 v54, v41, v54
	v_mul_f32_e32 v41, v50, v46
	v_add_f32_e32 v55, v41, v55
	v_mul_f32_e32 v41, v50, v43
	v_add_f32_e32 v62, v41, v62
	v_mul_f32_e32 v41, v50, v44
	v_add_f32_e32 v66, v41, v49
	v_mul_f32_e32 v41, v52, v45
	v_add_f32_e32 v58, v41, v58
	v_mul_f32_e32 v41, v52, v46
	v_add_u32_e64 v45, s[18:19], s22, v39
	v_add_f32_e32 v63, v41, v63
	.loc	1 61
	ds_read2_b32 v[41:42], v40 offset0:8 offset1:9
	.loc	1 64
	ds_read2_b32 v[45:46], v45 offset1:1
	v_mul_f32_e32 v43, v52, v43
	v_add_f32_e32 v59, v43, v59
	v_mul_f32_e32 v43, v52, v44
	v_add_f32_e32 v32, v43, v32
	v_add_u32_e64 v43, s[18:19], s29, v39
	ds_read2_b32 v[43:44], v43 offset1:1
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v47, v41, v45
	v_add_f32_e32 v67, v47, v51
	v_mul_f32_e32 v47, v41, v46
	v_add_f32_e32 v53, v47, v53
	.loc	1 61
	ds_read2_b32 v[47:48], v40 offset0:24 offset1:25
	.loc	1 64
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v49, v41, v43
	v_add_f32_e32 v60, v49, v60
	v_mul_f32_e32 v41, v41, v44
	v_add_f32_e32 v41, v41, v64
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v49, v47, v45
	v_add_f32_e32 v56, v49, v56
	v_mul_f32_e32 v49, v47, v46
	v_add_f32_e32 v57, v49, v57
	.loc	1 61
	ds_read2_b32 v[49:50], v40 offset0:40 offset1:41
	.loc	1 64
	v_mul_f32_e32 v51, v47, v43
	v_add_f32_e32 v61, v51, v61
	v_mul_f32_e32 v47, v47, v44
	v_add_f32_e32 v47, v47, v65
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v51, v49, v45
	v_add_f32_e32 v54, v51, v54
	v_mul_f32_e32 v51, v49, v46
	v_add_f32_e32 v55, v51, v55
	.loc	1 61
	ds_read2_b32 v[51:52], v40 offset0:56 offset1:57
	.loc	1 64
	v_mul_f32_e32 v64, v49, v43
	v_mul_f32_e32 v49, v49, v44
	v_add_f32_e32 v62, v64, v62
	v_add_f32_e32 v49, v49, v66
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v45, v51, v45
	v_add_f32_e32 v58, v45, v58
	v_mul_f32_e32 v45, v51, v46
	v_mul_f32_e32 v43, v51, v43
	v_add_f32_e32 v63, v45, v63
	v_add_f32_e32 v59, v43, v59
	v_mul_f32_e32 v45, v51, v44
	v_add_u32_e64 v43, s[18:19], s41, v39
	ds_read2_b32 v[43:44], v43 offset1:1
	v_add_f32_e32 v32, v45, v32
	v_add_u32_e64 v45, s[18:19], s42, v39
	ds_read2_b32 v[45:46], v45 offset1:1
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v64, v42, v44
	v_mul_f32_e32 v51, v42, v43
	v_add_f32_e32 v53, v64, v53
	v_add_f32_e32 v51, v51, v67
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v64, v42, v45
	v_mul_f32_e32 v42, v42, v46
	v_add_f32_e32 v60, v64, v60
	v_add_f32_e32 v64, v42, v41
	v_mul_f32_e32 v41, v48, v43
	v_add_f32_e32 v56, v41, v56
	v_mul_f32_e32 v41, v48, v44
	v_add_f32_e32 v57, v41, v57
	v_mul_f32_e32 v41, v48, v45
	v_add_f32_e32 v61, v41, v61
	v_mul_f32_e32 v41, v48, v46
	v_add_f32_e32 v65, v41, v47
	v_mul_f32_e32 v41, v50, v43
	v_add_f32_e32 v54, v41, v54
	v_mul_f32_e32 v41, v50, v44
	v_add_f32_e32 v55, v41, v55
	v_mul_f32_e32 v41, v50, v45
	v_add_f32_e32 v62, v41, v62
	v_mul_f32_e32 v41, v50, v46
	v_add_f32_e32 v66, v41, v49
	v_mul_f32_e32 v41, v52, v43
	v_add_f32_e32 v58, v41, v58
	v_mul_f32_e32 v41, v52, v44
	v_add_u32_e64 v43, s[18:19], s43, v39
	v_add_f32_e32 v63, v41, v63
	.loc	1 61
	ds_read2_b32 v[41:42], v40 offset0:10 offset1:11
	.loc	1 64
	ds_read2_b32 v[43:44], v43 offset1:1
	v_mul_f32_e32 v45, v52, v45
	v_add_f32_e32 v59, v45, v59
	v_mul_f32_e32 v45, v52, v46
	v_add_f32_e32 v32, v45, v32
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v47, v41, v43
	v_add_u32_e64 v45, s[18:19], s44, v39
	ds_read2_b32 v[45:46], v45 offset1:1
	v_add_f32_e32 v67, v47, v51
	v_mul_f32_e32 v47, v41, v44
	v_add_f32_e32 v53, v47, v53
	.loc	1 61
	ds_read2_b32 v[47:48], v40 offset0:26 offset1:27
	.loc	1 64
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v49, v41, v45
	v_add_f32_e32 v60, v49, v60
	v_mul_f32_e32 v41, v41, v46
	v_add_f32_e32 v41, v41, v64
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v49, v47, v43
	v_add_f32_e32 v56, v49, v56
	v_mul_f32_e32 v49, v47, v44
	v_add_f32_e32 v57, v49, v57
	.loc	1 61
	ds_read2_b32 v[49:50], v40 offset0:42 offset1:43
	.loc	1 64
	v_mul_f32_e32 v51, v47, v45
	v_add_f32_e32 v61, v51, v61
	v_mul_f32_e32 v47, v47, v46
	v_add_f32_e32 v47, v47, v65
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v51, v49, v43
	v_add_f32_e32 v54, v51, v54
	v_mul_f32_e32 v51, v49, v44
	v_add_f32_e32 v55, v51, v55
	.loc	1 61
	ds_read2_b32 v[51:52], v40 offset0:58 offset1:59
	.loc	1 64
	v_mul_f32_e32 v64, v49, v45
	v_mul_f32_e32 v49, v49, v46
	v_add_f32_e32 v62, v64, v62
	v_add_f32_e32 v49, v49, v66
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v43, v51, v43
	v_add_f32_e32 v58, v43, v58
	v_mul_f32_e32 v43, v51, v44
	v_add_f32_e32 v63, v43, v63
	v_mul_f32_e32 v43, v51, v45
	v_add_f32_e32 v59, v43, v59
	v_mul_f32_e32 v45, v51, v46
	v_add_u32_e64 v43, s[18:19], s45, v39
	ds_read2_b32 v[43:44], v43 offset1:1
	v_add_f32_e32 v32, v45, v32
	v_add_u32_e64 v45, s[18:19], s46, v39
	ds_read2_b32 v[45:46], v45 offset1:1
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v64, v42, v44
	v_mul_f32_e32 v51, v42, v43
	v_add_f32_e32 v53, v64, v53
	v_add_f32_e32 v51, v51, v67
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v64, v42, v45
	v_mul_f32_e32 v42, v42, v46
	v_add_f32_e32 v60, v64, v60
	v_add_f32_e32 v64, v42, v41
	v_mul_f32_e32 v41, v48, v43
	v_add_f32_e32 v56, v41, v56
	v_mul_f32_e32 v41, v48, v44
	v_add_f32_e32 v57, v41, v57
	v_mul_f32_e32 v41, v48, v45
	v_add_f32_e32 v61, v41, v61
	v_mul_f32_e32 v41, v48, v46
	v_add_f32_e32 v65, v41, v47
	v_mul_f32_e32 v41, v50, v43
	v_add_f32_e32 v54, v41, v54
	v_mul_f32_e32 v41, v50, v44
	v_add_f32_e32 v55, v41, v55
	v_mul_f32_e32 v41, v50, v45
	v_add_f32_e32 v62, v41, v62
	v_mul_f32_e32 v41, v50, v46
	v_add_f32_e32 v66, v41, v49
	v_mul_f32_e32 v41, v52, v43
	v_add_f32_e32 v58, v41, v58
	v_mul_f32_e32 v41, v52, v44
	v_add_u32_e64 v43, s[18:19], s47, v39
	v_add_f32_e32 v63, v41, v63
	.loc	1 61
	ds_read2_b32 v[41:42], v40 offset0:12 offset1:13
	.loc	1 64
	ds_read2_b32 v[43:44], v43 offset1:1
	v_mul_f32_e32 v45, v52, v45
	v_add_f32_e32 v59, v45, v59
	v_mul_f32_e32 v45, v52, v46
	v_add_f32_e32 v32, v45, v32
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v47, v41, v43
	v_add_u32_e64 v45, s[18:19], s48, v39
	ds_read2_b32 v[45:46], v45 offset1:1
	v_add_f32_e32 v67, v47, v51
	v_mul_f32_e32 v47, v41, v44
	v_add_f32_e32 v53, v47, v53
	.loc	1 61
	ds_read2_b32 v[47:48], v40 offset0:28 offset1:29
	.loc	1 64
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v49, v41, v45
	v_add_f32_e32 v60, v49, v60
	v_mul_f32_e32 v41, v41, v46
	v_add_f32_e32 v41, v41, v64
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v49, v47, v43
	v_add_f32_e32 v56, v49, v56
	v_mul_f32_e32 v49, v47, v44
	v_add_f32_e32 v57, v49, v57
	.loc	1 61
	ds_read2_b32 v[49:50], v40 offset0:44 offset1:45
	.loc	1 64
	v_mul_f32_e32 v51, v47, v45
	v_add_f32_e32 v61, v51, v61
	v_mul_f32_e32 v47, v47, v46
	v_add_f32_e32 v47, v47, v65
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v51, v49, v43
	v_add_f32_e32 v54, v51, v54
	v_mul_f32_e32 v51, v49, v44
	v_add_f32_e32 v55, v51, v55
	.loc	1 61
	ds_read2_b32 v[51:52], v40 offset0:60 offset1:61
	.loc	1 64
	v_mul_f32_e32 v64, v49, v45
	v_mul_f32_e32 v49, v49, v46
	v_add_f32_e32 v62, v64, v62
	v_add_f32_e32 v49, v49, v66
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v43, v51, v43
	v_add_f32_e32 v58, v43, v58
	v_mul_f32_e32 v43, v51, v44
	v_add_f32_e32 v63, v43, v63
	v_mul_f32_e32 v43, v51, v45
	v_add_f32_e32 v59, v43, v59
	v_mul_f32_e32 v45, v51, v46
	v_add_u32_e64 v43, s[18:19], s49, v39
	ds_read2_b32 v[43:44], v43 offset1:1
	v_add_f32_e32 v32, v45, v32
	v_add_u32_e64 v45, s[18:19], s50, v39
	ds_read2_b32 v[45:46], v45 offset1:1
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v64, v42, v44
	v_mul_f32_e32 v51, v42, v43
	v_add_f32_e32 v53, v64, v53
	v_add_f32_e32 v51, v51, v67
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v64, v42, v45
	v_mul_f32_e32 v42, v42, v46
	v_add_f32_e32 v60, v64, v60
	v_add_f32_e32 v64, v42, v41
	v_mul_f32_e32 v41, v48, v43
	v_add_f32_e32 v56, v41, v56
	v_mul_f32_e32 v41, v48, v44
	v_add_f32_e32 v57, v41, v57
	v_mul_f32_e32 v41, v48, v45
	v_add_f32_e32 v61, v41, v61
	v_mul_f32_e32 v41, v48, v46
	v_add_f32_e32 v65, v41, v47
	v_mul_f32_e32 v41, v50, v43
	v_add_f32_e32 v54, v41, v54
	v_mul_f32_e32 v41, v50, v44
	v_add_f32_e32 v66, v41, v55
	v_mul_f32_e32 v41, v50, v45
	v_add_f32_e32 v62, v41, v62
	v_mul_f32_e32 v41, v50, v46
	v_add_f32_e32 v49, v41, v49
	v_mul_f32_e32 v41, v52, v43
	v_add_f32_e32 v50, v41, v58
	v_mul_f32_e32 v41, v52, v44
	v_add_u32_e64 v43, s[18:19], s51, v39
	v_add_f32_e32 v63, v41, v63
	.loc	1 61
	ds_read2_b32 v[41:42], v40 offset0:14 offset1:15
	.loc	1 64
	ds_read2_b32 v[43:44], v43 offset1:1
	v_mul_f32_e32 v45, v52, v45
	v_add_f32_e32 v59, v45, v59
	v_mul_f32_e32 v45, v52, v46
	v_add_f32_e32 v32, v45, v32
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v47, v41, v43
	v_add_u32_e64 v45, s[18:19], s52, v39
	v_add_f32_e32 v51, v47, v51
	v_mul_f32_e32 v47, v41, v44
	ds_read2_b32 v[45:46], v45 offset1:1
	v_add_f32_e32 v52, v47, v53
	.loc	1 61
	ds_read2_b32 v[47:48], v40 offset0:30 offset1:31
	.loc	1 44
	s_add_u32 s30, s30, 64
	s_addc_u32 s31, s31, 0
	.loc	1 64
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v53, v41, v45
	v_mul_f32_e32 v41, v41, v46
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v55, v47, v43
	v_add_f32_e32 v41, v41, v64
	v_add_f32_e32 v64, v55, v56
	v_mul_f32_e32 v55, v47, v44
	v_add_f32_e32 v67, v55, v57
	.loc	1 61
	ds_read2_b32 v[55:56], v40 offset0:46 offset1:47
	.loc	1 64
	v_mul_f32_e32 v57, v47, v45
	v_add_f32_e32 v68, v57, v61
	v_mul_f32_e32 v47, v47, v46
	v_add_f32_e32 v47, v47, v65
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v57, v55, v43
	v_add_f32_e32 v65, v57, v54
	.loc	1 61
	ds_read2_b32 v[57:58], v40 offset0:62 offset1:63
	.loc	1 64
	v_mul_f32_e32 v54, v55, v44
	v_add_f32_e32 v66, v54, v66
	v_mul_f32_e32 v54, v55, v45
	v_add_f32_e32 v53, v53, v60
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v44, v57, v44
	v_add_f32_e32 v63, v44, v63
	v_mul_f32_e32 v44, v57, v45
	v_add_u32_e64 v45, s[18:19], s53, v39
	v_add_f32_e32 v71, v44, v59
	v_mul_f32_e32 v44, v57, v46
	ds_read2_b32 v[59:60], v45 offset1:1
	v_add_f32_e32 v32, v44, v32
	v_add_u32_e64 v44, s[18:19], s54, v39
	v_add_f32_e32 v69, v54, v62
	ds_read2_b32 v[61:62], v44 offset1:1
	s_waitcnt lgkmcnt(1)
	v_mul_f32_e32 v44, v42, v59
	v_mul_f32_e32 v54, v55, v46
	v_add_f32_e32 v55, v44, v51
	v_mul_f32_e32 v44, v42, v60
	v_add_f32_e32 v70, v54, v49
	v_add_f32_e32 v54, v44, v52
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v44, v42, v61
	v_mul_f32_e32 v42, v42, v62
	v_add_f32_e32 v52, v42, v41
	v_mul_f32_e32 v41, v48, v59
	v_mul_f32_e32 v43, v57, v43
	v_add_f32_e32 v51, v41, v64
	v_mul_f32_e32 v41, v48, v60
	v_add_f32_e32 v43, v43, v50
	v_add_f32_e32 v50, v41, v67
	v_mul_f32_e32 v41, v48, v61
	v_add_f32_e32 v49, v41, v68
	v_mul_f32_e32 v41, v48, v62
	v_add_f32_e32 v48, v41, v47
	v_mul_f32_e32 v41, v56, v59
	v_add_f32_e32 v47, v41, v65
	v_mul_f32_e32 v41, v56, v60
	v_add_f32_e32 v46, v41, v66
	v_mul_f32_e32 v41, v56, v61
	v_add_f32_e32 v45, v41, v69
	v_mul_f32_e32 v41, v56, v62
	v_add_f32_e32 v53, v44, v53
	v_add_f32_e32 v44, v41, v70
	v_mul_f32_e32 v41, v58, v59
	v_add_f32_e32 v43, v41, v43
	v_mul_f32_e32 v41, v58, v60
	v_add_f32_e32 v42, v41, v63
	v_mul_f32_e32 v41, v58, v61
	v_mul_f32_e32 v56, v58, v62
	v_add_f32_e32 v41, v41, v71
	v_add_f32_e32 v32, v56, v32
	.loc	1 44
	s_cmp_ge_i32 s40, s26
	.loc	1 66
	s_waitcnt lgkmcnt(0)
	; wave barrier
	s_cbranch_scc1 .LBB0_38
.LBB0_6:                                ; =>This Inner Loop Header: Depth=1
	.loc	1 0
	v_add_u32_e64 v56, s[18:19], s40, v35
	v_cmp_gt_i32_e64 s[18:19], s26, v56
	.loc	1 48
	s_and_b64 s[20:21], s[0:1], s[18:19]
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[38:39], s[20:21]
	s_cbranch_execz .LBB0_8
; %bb.7:                                ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v57, s31
	v_add_u32_e64 v56, s[20:21], s30, v30
	v_addc_u32_e64 v57, s[20:21], v57, v31, s[20:21]
	flat_load_dword v56, v[56:57]
.LBB0_8:                                ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[38:39]
	.loc	1 48
	s_waitcnt vmcnt(0)
	ds_write_b32 v37, v56
	s_and_b64 s[20:21], s[2:3], s[18:19]
	v_mov_b32_e32 v56, 0
	s_and_saveexec_b64 s[38:39], s[20:21]
	s_cbranch_execz .LBB0_10
; %bb.9:                                ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v57, s31
	v_add_u32_e64 v56, s[20:21], s30, v28
	v_addc_u32_e64 v57, s[20:21], v57, v29, s[20:21]
	flat_load_dword v56, v[56:57]
.LBB0_10:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[38:39]
	.loc	1 48
	s_waitcnt vmcnt(0)
	ds_write_b32 v37, v56 offset:256
	s_and_b64 s[20:21], s[6:7], s[18:19]
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[38:39], s[20:21]
	s_cbranch_execz .LBB0_12
; %bb.11:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v58, s31
	v_add_u32_e64 v57, s[20:21], s30, v26
	v_addc_u32_e64 v58, s[20:21], v58, v27, s[20:21]
	flat_load_dword v57, v[57:58]
.LBB0_12:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[38:39]
	.loc	1 48
	s_and_b64 s[20:21], s[8:9], s[18:19]
	s_waitcnt vmcnt(0)
	ds_write_b32 v37, v57 offset:512
	s_and_saveexec_b64 s[38:39], s[20:21]
	s_cbranch_execz .LBB0_14
; %bb.13:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v57, s31
	v_add_u32_e64 v56, s[20:21], s30, v24
	v_addc_u32_e64 v57, s[20:21], v57, v25, s[20:21]
	flat_load_dword v56, v[56:57]
.LBB0_14:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[38:39]
	.loc	1 48
	s_waitcnt vmcnt(0)
	ds_write_b32 v37, v56 offset:768
	s_and_b64 s[20:21], s[10:11], s[18:19]
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[38:39], s[20:21]
	s_cbranch_execz .LBB0_16
; %bb.15:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v58, s31
	v_add_u32_e64 v57, s[20:21], s30, v22
	v_addc_u32_e64 v58, s[20:21], v58, v23, s[20:21]
	flat_load_dword v57, v[57:58]
.LBB0_16:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[38:39]
	.loc	1 48
	s_and_b64 s[20:21], s[12:13], s[18:19]
	s_waitcnt vmcnt(0)
	ds_write_b32 v37, v57 offset:1024
	s_and_saveexec_b64 s[38:39], s[20:21]
	s_cbranch_execz .LBB0_18
; %bb.17:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v57, s31
	v_add_u32_e64 v56, s[20:21], s30, v20
	v_addc_u32_e64 v57, s[20:21], v57, v21, s[20:21]
	flat_load_dword v56, v[56:57]
.LBB0_18:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[38:39]
	.loc	1 48
	s_waitcnt vmcnt(0)
	ds_write_b32 v37, v56 offset:1280
	s_and_b64 s[20:21], s[14:15], s[18:19]
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	s_and_saveexec_b64 s[38:39], s[20:21]
	s_cbranch_execz .LBB0_20
; %bb.19:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v58, s31
	v_add_u32_e64 v57, s[20:21], s30, v18
	v_addc_u32_e64 v58, s[20:21], v58, v19, s[20:21]
	flat_load_dword v57, v[57:58]
.LBB0_20:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[38:39]
	.loc	1 48
	s_and_b64 s[18:19], s[16:17], s[18:19]
	s_waitcnt vmcnt(0)
	ds_write_b32 v37, v57 offset:1536
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_22
; %bb.21:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v57, s31
	v_add_u32_e64 v56, s[18:19], s30, v0
	v_addc_u32_e64 v57, s[18:19], v57, v1, s[18:19]
	flat_load_dword v56, v[56:57]
.LBB0_22:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 48
	s_waitcnt vmcnt(0)
	ds_write_b32 v37, v56 offset:1792
	.loc	1 53
	v_add_u32_e64 v56, s[18:19], s40, v36
	v_cmp_gt_i32_e64 s[18:19], s26, v56
	s_and_b64 s[18:19], s[18:19], vcc
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v58, 0
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_24
; %bb.23:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v59, s35
	v_add_u32_e64 v58, s[18:19], s34, v16
	v_addc_u32_e64 v59, s[18:19], v59, v17, s[18:19]
	flat_load_dword v58, v[58:59]
.LBB0_24:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 53
	s_waitcnt vmcnt(0)
	ds_write_b32 v38, v58
	v_add_u32_e64 v58, s[18:19], 2, v56
	v_cmp_gt_i32_e64 s[18:19], s26, v58
	s_and_b64 s[18:19], s[18:19], vcc
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_26
; %bb.25:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v58, s35
	v_add_u32_e64 v57, s[18:19], s34, v14
	v_addc_u32_e64 v58, s[18:19], v58, v15, s[18:19]
	flat_load_dword v57, v[57:58]
.LBB0_26:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 53
	s_waitcnt vmcnt(0)
	ds_write_b32 v38, v57 offset:256
	v_add_u32_e64 v57, s[18:19], 4, v56
	v_cmp_gt_i32_e64 s[18:19], s26, v57
	s_and_b64 s[18:19], s[18:19], vcc
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v58, 0
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_28
; %bb.27:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v59, s35
	v_add_u32_e64 v58, s[18:19], s34, v12
	v_addc_u32_e64 v59, s[18:19], v59, v13, s[18:19]
	flat_load_dword v58, v[58:59]
.LBB0_28:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 53
	s_waitcnt vmcnt(0)
	ds_write_b32 v38, v58 offset:512
	v_add_u32_e64 v58, s[18:19], 6, v56
	v_cmp_gt_i32_e64 s[18:19], s26, v58
	s_and_b64 s[18:19], s[18:19], vcc
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_30
; %bb.29:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v58, s35
	v_add_u32_e64 v57, s[18:19], s34, v10
	v_addc_u32_e64 v58, s[18:19], v58, v11, s[18:19]
	flat_load_dword v57, v[57:58]
.LBB0_30:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 53
	s_waitcnt vmcnt(0)
	ds_write_b32 v38, v57 offset:768
	v_add_u32_e64 v57, s[18:19], 8, v56
	v_cmp_gt_i32_e64 s[18:19], s26, v57
	s_and_b64 s[18:19], s[18:19], vcc
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v58, 0
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_32
; %bb.31:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v59, s35
	v_add_u32_e64 v58, s[18:19], s34, v8
	v_addc_u32_e64 v59, s[18:19], v59, v9, s[18:19]
	flat_load_dword v58, v[58:59]
.LBB0_32:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 53
	s_waitcnt vmcnt(0)
	ds_write_b32 v38, v58 offset:1024
	v_add_u32_e64 v58, s[18:19], 10, v56
	v_cmp_gt_i32_e64 s[18:19], s26, v58
	s_and_b64 s[18:19], s[18:19], vcc
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_34
; %bb.33:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v58, s35
	v_add_u32_e64 v57, s[18:19], s34, v6
	v_addc_u32_e64 v58, s[18:19], v58, v7, s[18:19]
	flat_load_dword v57, v[57:58]
.LBB0_34:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 53
	s_waitcnt vmcnt(0)
	ds_write_b32 v38, v57 offset:1280
	v_add_u32_e64 v57, s[18:19], 12, v56
	v_cmp_gt_i32_e64 s[18:19], s26, v57
	s_and_b64 s[18:19], s[18:19], vcc
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v58, 0
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_36
; %bb.35:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v59, s35
	v_add_u32_e64 v58, s[18:19], s34, v4
	v_addc_u32_e64 v59, s[18:19], v59, v5, s[18:19]
	flat_load_dword v58, v[58:59]
.LBB0_36:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 53
	v_add_u32_e64 v56, s[18:19], 14, v56
	v_cmp_gt_i32_e64 s[18:19], s26, v56
	s_and_b64 s[18:19], s[18:19], vcc
	s_waitcnt vmcnt(0)
	ds_write_b32 v38, v58 offset:1536
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_5
; %bb.37:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v57, s35
	v_add_u32_e64 v56, s[18:19], s34, v2
	v_addc_u32_e64 v57, s[18:19], v57, v3, s[18:19]
	flat_load_dword v57, v[56:57]
	s_branch .LBB0_5
.LBB0_38:
	.loc	1 0
	v_mov_b32_e32 v2, v33
	v_mov_b32_e32 v3, v34
.LBB0_39:
	.loc	1 34
	s_load_dwordx2 s[12:13], s[4:5], 0x30
	s_load_dword s14, s[4:5], 0x38
	v_add_u32_e32 v5, vcc, s33, v2
	v_add_u32_e32 v4, vcc, s28, v3
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[2:3], v5, s14, 0
	v_cmp_gt_i32_e64 s[10:11], s24, v5
	v_cmp_gt_i32_e64 s[2:3], s25, v4
	v_cmp_neq_f32_e64 s[0:1], s23, 0
	.loc	1 72
	s_and_b64 s[6:7], s[10:11], s[2:3]
	v_ashrrev_i32_e32 v6, 31, v4
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_44
; %bb.40:
	.loc	1 73
	v_add_u32_e32 v2, vcc, v0, v4
	v_addc_u32_e32 v3, vcc, v1, v6, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 74
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_120
; %bb.41:
	v_mov_b32_e32 v8, s13
	v_add_u32_e32 v7, vcc, s12, v2
	v_addc_u32_e32 v8, vcc, v8, v3, vcc
	flat_load_dword v7, v[7:8]
	v_mul_f32_e32 v8, s27, v55
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s23, v7
	v_add_f32_e32 v7, v8, v7
	s_cbranch_execnz .LBB0_43
.LBB0_42:
	v_mul_f32_e32 v7, s27, v55
.LBB0_43:
	v_mov_b32_e32 v8, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v8, v3, vcc
	flat_store_dword v[2:3], v7
.LBB0_44:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 71
	v_or_b32_e32 v7, 1, v4
	v_cmp_gt_i32_e64 s[4:5], s25, v7
	v_cndmask_b32_e64 v2, 0, 1, s[0:1]
	.loc	1 72
	s_and_b64 s[8:9], s[10:11], s[4:5]
	v_ashrrev_i32_e32 v8, 31, v7
	v_cmp_ne_u32_e64 s[0:1], 1, v2
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_49
; %bb.45:
	.loc	1 73
	v_add_u32_e32 v2, vcc, v0, v7
	v_addc_u32_e32 v3, vcc, v1, v8, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 74
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_121
; %bb.46:
	v_mov_b32_e32 v10, s13
	v_add_u32_e32 v9, vcc, s12, v2
	v_addc_u32_e32 v10, vcc, v10, v3, vcc
	flat_load_dword v9, v[9:10]
	v_mul_f32_e32 v10, s27, v54
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v9, s23, v9
	v_add_f32_e32 v9, v10, v9
	s_cbranch_execnz .LBB0_48
.LBB0_47:
	v_mul_f32_e32 v9, s27, v54
.LBB0_48:
	v_mov_b32_e32 v10, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v10, v3, vcc
	flat_store_dword v[2:3], v9
.LBB0_49:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 71
	v_or_b32_e32 v9, 2, v4
	v_cmp_gt_i32_e64 s[6:7], s25, v9
	.loc	1 72
	s_and_b64 s[16:17], s[10:11], s[6:7]
	v_ashrrev_i32_e32 v10, 31, v9
	s_and_saveexec_b64 s[8:9], s[16:17]
	s_cbranch_execz .LBB0_54
; %bb.50:
	.loc	1 73
	v_add_u32_e32 v2, vcc, v0, v9
	v_addc_u32_e32 v3, vcc, v1, v10, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 74
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_122
; %bb.51:
	v_mov_b32_e32 v12, s13
	v_add_u32_e32 v11, vcc, s12, v2
	v_addc_u32_e32 v12, vcc, v12, v3, vcc
	flat_load_dword v11, v[11:12]
	v_mul_f32_e32 v12, s27, v53
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v11, s23, v11
	v_add_f32_e32 v11, v12, v11
	s_cbranch_execnz .LBB0_53
.LBB0_52:
	v_mul_f32_e32 v11, s27, v53
.LBB0_53:
	v_mov_b32_e32 v12, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v12, v3, vcc
	flat_store_dword v[2:3], v11
.LBB0_54:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 71
	v_or_b32_e32 v11, 3, v4
	v_cmp_gt_i32_e64 s[8:9], s25, v11
	.loc	1 72
	s_and_b64 s[16:17], s[10:11], s[8:9]
	v_ashrrev_i32_e32 v12, 31, v11
	s_and_saveexec_b64 s[10:11], s[16:17]
	s_cbranch_execz .LBB0_59
; %bb.55:
	.loc	1 73
	v_add_u32_e32 v0, vcc, v0, v11
	v_addc_u32_e32 v1, vcc, v1, v12, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 74
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_123
; %bb.56:
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v2, vcc, s12, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	v_mul_f32_e32 v3, s27, v52
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s23, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_58
.LBB0_57:
	v_mul_f32_e32 v2, s27, v52
.LBB0_58:
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB0_59:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	v_or_b32_e32 v2, 1, v5
	v_mad_i64_i32 v[0:1], s[10:11], v2, s14, 0
	v_cmp_gt_i32_e64 s[10:11], s24, v2
	.loc	1 72
	s_and_b64 s[18:19], s[10:11], s[2:3]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_64
; %bb.60:
	.loc	1 73
	v_add_u32_e32 v2, vcc, v0, v4
	v_addc_u32_e32 v3, vcc, v1, v6, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 74
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_124
; %bb.61:
	v_mov_b32_e32 v14, s13
	v_add_u32_e32 v13, vcc, s12, v2
	v_addc_u32_e32 v14, vcc, v14, v3, vcc
	flat_load_dword v13, v[13:14]
	v_mul_f32_e32 v14, s27, v51
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s23, v13
	v_add_f32_e32 v13, v14, v13
	s_cbranch_execnz .LBB0_63
.LBB0_62:
	v_mul_f32_e32 v13, s27, v51
.LBB0_63:
	v_mov_b32_e32 v14, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v14, v3, vcc
	flat_store_dword v[2:3], v13
.LBB0_64:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 72
	s_and_b64 s[18:19], s[10:11], s[4:5]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_69
; %bb.65:
	.loc	1 73
	v_add_u32_e32 v2, vcc, v0, v7
	v_addc_u32_e32 v3, vcc, v1, v8, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 74
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_125
; %bb.66:
	v_mov_b32_e32 v14, s13
	v_add_u32_e32 v13, vcc, s12, v2
	v_addc_u32_e32 v14, vcc, v14, v3, vcc
	flat_load_dword v13, v[13:14]
	v_mul_f32_e32 v14, s27, v50
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s23, v13
	v_add_f32_e32 v13, v14, v13
	s_cbranch_execnz .LBB0_68
.LBB0_67:
	v_mul_f32_e32 v13, s27, v50
.LBB0_68:
	v_mov_b32_e32 v14, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v14, v3, vcc
	flat_store_dword v[2:3], v13
.LBB0_69:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 72
	s_and_b64 s[18:19], s[10:11], s[6:7]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_74
; %bb.70:
	.loc	1 73
	v_add_u32_e32 v2, vcc, v0, v9
	v_addc_u32_e32 v3, vcc, v1, v10, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 74
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_126
; %bb.71:
	v_mov_b32_e32 v14, s13
	v_add_u32_e32 v13, vcc, s12, v2
	v_addc_u32_e32 v14, vcc, v14, v3, vcc
	flat_load_dword v13, v[13:14]
	v_mul_f32_e32 v14, s27, v49
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s23, v13
	v_add_f32_e32 v13, v14, v13
	s_cbranch_execnz .LBB0_73
.LBB0_72:
	v_mul_f32_e32 v13, s27, v49
.LBB0_73:
	v_mov_b32_e32 v14, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v14, v3, vcc
	flat_store_dword v[2:3], v13
.LBB0_74:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 72
	s_and_b64 s[16:17], s[10:11], s[8:9]
	s_and_saveexec_b64 s[10:11], s[16:17]
	s_cbranch_execz .LBB0_79
; %bb.75:
	.loc	1 73
	v_add_u32_e32 v0, vcc, v0, v11
	v_addc_u32_e32 v1, vcc, v1, v12, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 74
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_127
; %bb.76:
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v2, vcc, s12, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	v_mul_f32_e32 v3, s27, v48
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s23, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_78
.LBB0_77:
	v_mul_f32_e32 v2, s27, v48
.LBB0_78:
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB0_79:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	v_or_b32_e32 v2, 2, v5
	v_mad_i64_i32 v[0:1], s[10:11], v2, s14, 0
	v_cmp_gt_i32_e64 s[10:11], s24, v2
	.loc	1 72
	s_and_b64 s[18:19], s[10:11], s[2:3]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_84
; %bb.80:
	.loc	1 73
	v_add_u32_e32 v2, vcc, v0, v4
	v_addc_u32_e32 v3, vcc, v1, v6, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 74
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_128
; %bb.81:
	v_mov_b32_e32 v14, s13
	v_add_u32_e32 v13, vcc, s12, v2
	v_addc_u32_e32 v14, vcc, v14, v3, vcc
	flat_load_dword v13, v[13:14]
	v_mul_f32_e32 v14, s27, v47
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s23, v13
	v_add_f32_e32 v13, v14, v13
	s_cbranch_execnz .LBB0_83
.LBB0_82:
	v_mul_f32_e32 v13, s27, v47
.LBB0_83:
	v_mov_b32_e32 v14, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v14, v3, vcc
	flat_store_dword v[2:3], v13
.LBB0_84:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 72
	s_and_b64 s[18:19], s[10:11], s[4:5]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_89
; %bb.85:
	.loc	1 73
	v_add_u32_e32 v2, vcc, v0, v7
	v_addc_u32_e32 v3, vcc, v1, v8, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 74
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_129
; %bb.86:
	v_mov_b32_e32 v14, s13
	v_add_u32_e32 v13, vcc, s12, v2
	v_addc_u32_e32 v14, vcc, v14, v3, vcc
	flat_load_dword v13, v[13:14]
	v_mul_f32_e32 v14, s27, v46
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s23, v13
	v_add_f32_e32 v13, v14, v13
	s_cbranch_execnz .LBB0_88
.LBB0_87:
	v_mul_f32_e32 v13, s27, v46
.LBB0_88:
	v_mov_b32_e32 v14, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v14, v3, vcc
	flat_store_dword v[2:3], v13
.LBB0_89:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 72
	s_and_b64 s[18:19], s[10:11], s[6:7]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_94
; %bb.90:
	.loc	1 73
	v_add_u32_e32 v2, vcc, v0, v9
	v_addc_u32_e32 v3, vcc, v1, v10, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 74
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_130
; %bb.91:
	v_mov_b32_e32 v14, s13
	v_add_u32_e32 v13, vcc, s12, v2
	v_addc_u32_e32 v14, vcc, v14, v3, vcc
	flat_load_dword v13, v[13:14]
	v_mul_f32_e32 v14, s27, v45
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v13, s23, v13
	v_add_f32_e32 v13, v14, v13
	s_cbranch_execnz .LBB0_93
.LBB0_92:
	v_mul_f32_e32 v13, s27, v45
.LBB0_93:
	v_mov_b32_e32 v14, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v14, v3, vcc
	flat_store_dword v[2:3], v13
.LBB0_94:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 72
	s_and_b64 s[16:17], s[10:11], s[8:9]
	s_and_saveexec_b64 s[10:11], s[16:17]
	s_cbranch_execz .LBB0_99
; %bb.95:
	.loc	1 73
	v_add_u32_e32 v0, vcc, v0, v11
	v_addc_u32_e32 v1, vcc, v1, v12, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 74
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_131
; %bb.96:
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v2, vcc, s12, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	v_mul_f32_e32 v3, s27, v44
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s23, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_98
.LBB0_97:
	v_mul_f32_e32 v2, s27, v44
.LBB0_98:
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB0_99:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	v_or_b32_e32 v2, 3, v5
	v_mad_i64_i32 v[0:1], s[10:11], v2, s14, 0
	v_cmp_gt_i32_e64 s[10:11], s24, v2
	.loc	1 72
	s_and_b64 s[14:15], s[10:11], s[2:3]
	s_and_saveexec_b64 s[2:3], s[14:15]
	s_cbranch_execz .LBB0_104
; %bb.100:
	.loc	1 73
	v_add_u32_e32 v2, vcc, v0, v4
	v_addc_u32_e32 v3, vcc, v1, v6, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 74
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_132
; %bb.101:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v4, vcc, s12, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	v_mul_f32_e32 v5, s27, v43
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s23, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_103
.LBB0_102:
	v_mul_f32_e32 v4, s27, v43
.LBB0_103:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB0_104:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 72
	s_and_b64 s[4:5], s[10:11], s[4:5]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_109
; %bb.105:
	.loc	1 73
	v_add_u32_e32 v2, vcc, v0, v7
	v_addc_u32_e32 v3, vcc, v1, v8, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 74
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_133
; %bb.106:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v4, vcc, s12, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	v_mul_f32_e32 v5, s27, v42
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s23, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_108
.LBB0_107:
	v_mul_f32_e32 v4, s27, v42
.LBB0_108:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB0_109:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 72
	s_and_b64 s[4:5], s[10:11], s[6:7]
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_114
; %bb.110:
	.loc	1 73
	v_add_u32_e32 v2, vcc, v0, v9
	v_addc_u32_e32 v3, vcc, v1, v10, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 74
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_134
; %bb.111:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v4, vcc, s12, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	v_mul_f32_e32 v5, s27, v41
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s23, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB0_113
.LBB0_112:
	v_mul_f32_e32 v4, s27, v41
.LBB0_113:
	v_mov_b32_e32 v5, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB0_114:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 72
	s_and_b64 s[2:3], s[10:11], s[8:9]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_119
; %bb.115:
	.loc	1 73
	v_add_u32_e32 v0, vcc, v0, v11
	v_addc_u32_e32 v1, vcc, v1, v12, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 74
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_135
; %bb.116:
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v2, vcc, s12, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	v_mul_f32_e32 v3, s27, v32
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s23, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB0_118
.LBB0_117:
	v_mul_f32_e32 v2, s27, v32
.LBB0_118:
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB0_119:
	.loc	1 77
	s_endpgm
.LBB0_120:
	.loc	1 74
	s_branch .LBB0_42
.LBB0_121:
	s_branch .LBB0_47
.LBB0_122:
	s_branch .LBB0_52
.LBB0_123:
	s_branch .LBB0_57
.LBB0_124:
	s_branch .LBB0_62
.LBB0_125:
	s_branch .LBB0_67
.LBB0_126:
	s_branch .LBB0_72
.LBB0_127:
	s_branch .LBB0_77
.LBB0_128:
	s_branch .LBB0_82
.LBB0_129:
	s_branch .LBB0_87
.LBB0_130:
	s_branch .LBB0_92
.LBB0_131:
	s_branch .LBB0_97
.LBB0_132:
	s_branch .LBB0_102
.LBB0_133:
	s_branch .LBB0_107
.LBB0_134:
	s_branch .LBB0_112
.LBB0_135:
	s_branch .LBB0_117
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_gcn4_vec4
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
		.amdhsa_next_free_vgpr 72
		.amdhsa_next_free_sgpr 55
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
	.size	gemm_gcn4_vec4, .Lfunc_end0-gemm_gcn4_vec4
	.size	gemm_gcn4_vec4$local, .Lfunc_end0-gemm_gcn4_vec4
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 7372
; NumSgprs: 57
; NumVgprs: 72
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 4096 bytes/workgroup (compile time only)
; SGPRBlocks: 7
; VGPRBlocks: 17
; NumSGPRsForWavesPerEU: 57
; NumVGPRsForWavesPerEU: 72
; Occupancy: 3
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
    .max_flat_workgroup_size: 64
    .name:           gemm_gcn4_vec4
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 8
      - 8
      - 1
    .sgpr_count:     57
    .sgpr_spill_count: 0
    .symbol:         gemm_gcn4_vec4.kd
    .vgpr_count:     72
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

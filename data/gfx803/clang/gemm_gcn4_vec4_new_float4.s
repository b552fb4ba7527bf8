	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_gcn4_vec4_new_float4 ; -- Begin function gemm_gcn4_vec4_new_float4
	.globl	gemm_gcn4_vec4_new_float4
	.p2align	8
	.type	gemm_gcn4_vec4_new_float4,@function
gemm_gcn4_vec4_new_float4:              ; @gemm_gcn4_vec4_new_float4
	.file	0 "." "gemm_gcn4_vec4_new_float4.cl"
	.loc	0 27
; %bb.0:
	.loc	0 32
	s_load_dwordx4 s[24:27], s[4:5], 0x0
	s_load_dwordx2 s[22:23], s[4:5], 0x28
	s_mov_b32 s2, 0
	v_lshlrev_b32_e32 v49, 2, v1
	v_lshlrev_b32_e32 v50, 2, v0
	.loc	0 42
	s_waitcnt lgkmcnt(0)
	s_cmp_gt_i32 s26, 0
	s_cbranch_scc1 .LBB0_2
; %bb.1:
	.loc	0 0
	v_lshlrev_b32_e32 v2, 2, v1
	v_lshlrev_b32_e32 v3, 2, v0
	s_mov_b64 s[0:1], 0
	s_branch .LBB0_3
.LBB0_2:
	s_mov_b64 s[0:1], -1
.LBB0_3:
	s_lshl_b32 s33, s7, 5
	s_lshl_b32 s28, s6, 5
	.loc	0 42
	s_andn2_b64 vcc, exec, s[0:1]
	v_mov_b32_e32 v60, s2
	v_mov_b32_e32 v56, s2
	v_mov_b32_e32 v52, s2
	v_mov_b32_e32 v51, s2
	v_mov_b32_e32 v48, s2
	v_mov_b32_e32 v47, s2
	v_mov_b32_e32 v46, s2
	v_mov_b32_e32 v45, s2
	v_mov_b32_e32 v44, s2
	v_mov_b32_e32 v43, s2
	v_mov_b32_e32 v42, s2
	v_mov_b32_e32 v41, s2
	v_mov_b32_e32 v40, s2
	v_mov_b32_e32 v39, s2
	v_mov_b32_e32 v38, s2
	v_mov_b32_e32 v5, s2
	s_cbranch_vccnz .LBB0_39
; %bb.4:
	.loc	0 33
	v_lshlrev_b32_e32 v2, 3, v1
	v_or_b32_e32 v3, v2, v0
	v_and_b32_e32 v20, 31, v3
	v_bfe_u32 v4, v1, 1, 28
	v_and_b32_e32 v53, 15, v3
	v_or_b32_e32 v3, s28, v20
	v_bfe_u32 v54, v1, 2, 27
	v_cmp_gt_i32_e32 vcc, s25, v3
	v_add_u32_e64 v30, s[0:1], s33, v4
	v_lshlrev_b32_e32 v3, 6, v4
	v_lshlrev_b32_e32 v4, 2, v53
	v_or_b32_e32 v55, v3, v4
	v_lshlrev_b32_e32 v3, 7, v54
	v_lshlrev_b32_e32 v4, 2, v20
	s_mov_b32 s40, 0
	v_or_b32_e32 v3, v3, v4
	s_ashr_i32 s29, s28, 31
	v_or_b32_e32 v57, 0x800, v3
	.loc	0 42
	v_alignbit_b32 v21, s40, v2, 5
	v_mov_b32_e32 v2, s28
	v_or_b32_e32 v6, 14, v21
	v_mov_b32_e32 v3, s29
	v_mad_i64_i32 v[6:7], s[18:19], v6, s22, v[2:3]
	v_lshlrev_b32_e32 v4, 4, v0
	v_or_b32_e32 v58, 0x800, v4
	v_add_u32_e64 v6, s[18:19], v6, v20
	v_or_b32_e32 v4, 12, v21
	v_addc_u32_e64 v7, s[18:19], 0, v7, s[18:19]
	v_mad_i64_i32 v[8:9], s[18:19], v4, s22, v[2:3]
	v_or_b32_e32 v4, 10, v21
	.loc	0 32
	s_load_dwordx2 s[30:31], s[4:5], 0x10
	s_load_dword s38, s[4:5], 0x18
	s_load_dwordx2 s[34:35], s[4:5], 0x20
	.loc	0 42
	v_add_u32_e64 v8, s[18:19], v8, v20
	v_addc_u32_e64 v9, s[18:19], 0, v9, s[18:19]
	v_mad_i64_i32 v[10:11], s[18:19], v4, s22, v[2:3]
	v_or_b32_e32 v4, 8, v21
	v_mad_i64_i32 v[12:13], s[18:19], v4, s22, v[2:3]
	v_add_u32_e64 v10, s[18:19], v10, v20
	v_addc_u32_e64 v11, s[18:19], 0, v11, s[18:19]
	v_add_u32_e64 v12, s[18:19], v12, v20
	v_or_b32_e32 v4, 6, v21
	v_addc_u32_e64 v13, s[18:19], 0, v13, s[18:19]
	v_mad_i64_i32 v[14:15], s[18:19], v4, s22, v[2:3]
	v_or_b32_e32 v4, 4, v21
	v_mad_i64_i32 v[16:17], s[18:19], v4, s22, v[2:3]
	v_add_u32_e64 v14, s[18:19], v14, v20
	v_addc_u32_e64 v15, s[18:19], 0, v15, s[18:19]
	v_add_u32_e64 v16, s[18:19], v16, v20
	v_or_b32_e32 v4, 2, v21
	v_addc_u32_e64 v17, s[18:19], 0, v17, s[18:19]
	v_mad_i64_i32 v[18:19], s[18:19], v4, s22, v[2:3]
	v_mad_i64_i32 v[2:3], s[18:19], v21, s22, v[2:3]
	v_add_u32_e64 v18, s[18:19], v18, v20
	v_lshlrev_b32_e32 v59, 8, v1
	v_addc_u32_e64 v19, s[18:19], 0, v19, s[18:19]
	v_lshlrev_b16_e32 v1, 3, v1
	v_add_u32_e64 v2, s[18:19], v2, v20
	v_or_b32_e32 v0, v1, v0
	v_mov_b32_e32 v5, 0
	v_add_u32_e64 v24, s[14:15], 24, v30
	v_add_u32_e64 v25, s[16:17], 28, v30
	v_addc_u32_e64 v3, s[18:19], 0, v3, s[18:19]
	v_and_b32_e32 v4, 15, v0
	v_lshlrev_b64 v[20:21], 4, v[2:3]
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[18:19], v25, s38, v[4:5]
	v_mad_i64_i32 v[2:3], s[18:19], v24, s38, v[4:5]
	v_add_u32_e64 v31, s[2:3], 4, v30
	v_add_u32_e64 v32, s[6:7], 8, v30
	v_add_u32_e64 v33, s[8:9], 12, v30
	v_add_u32_e64 v22, s[10:11], 16, v30
	v_add_u32_e64 v23, s[12:13], 20, v30
	v_cmp_gt_i32_e64 s[10:11], s24, v22
	v_cmp_gt_i32_e64 s[12:13], s24, v23
	v_cmp_gt_i32_e64 s[14:15], s24, v24
	v_cmp_gt_i32_e64 s[16:17], s24, v25
	v_mad_i64_i32 v[26:27], s[18:19], v23, s38, v[4:5]
	v_mad_i64_i32 v[28:29], s[18:19], v22, s38, v[4:5]
	v_lshlrev_b64 v[22:23], 4, v[0:1]
	v_lshlrev_b64 v[24:25], 4, v[2:3]
	v_mad_i64_i32 v[0:1], s[18:19], v33, s38, v[4:5]
	v_mad_i64_i32 v[2:3], s[18:19], v32, s38, v[4:5]
	v_mad_i64_i32 v[34:35], s[18:19], v31, s38, v[4:5]
	v_mad_i64_i32 v[36:37], s[18:19], v30, s38, v[4:5]
	s_ashr_i32 s21, s22, 31
	s_mov_b32 s20, s22
	v_cmp_gt_i32_e64 s[0:1], s24, v30
	v_cmp_gt_i32_e64 s[2:3], s24, v31
	v_cmp_gt_i32_e64 s[6:7], s24, v32
	v_cmp_gt_i32_e64 s[8:9], s24, v33
	v_lshlrev_b64 v[6:7], 4, v[6:7]
	v_lshlrev_b64 v[8:9], 4, v[8:9]
	v_lshlrev_b64 v[10:11], 4, v[10:11]
	v_lshlrev_b64 v[12:13], 4, v[12:13]
	v_lshlrev_b64 v[14:15], 4, v[14:15]
	v_lshlrev_b64 v[16:17], 4, v[16:17]
	v_lshlrev_b64 v[18:19], 4, v[18:19]
	v_lshlrev_b64 v[26:27], 4, v[26:27]
	v_lshlrev_b64 v[28:29], 4, v[28:29]
	v_lshlrev_b64 v[30:31], 4, v[0:1]
	v_lshlrev_b64 v[32:33], 4, v[2:3]
	v_lshlrev_b64 v[34:35], 4, v[34:35]
	v_lshlrev_b64 v[36:37], 4, v[36:37]
	s_lshl_b64 s[36:37], s[20:21], 8
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
	v_mov_b32_e32 v38, v5
	v_mov_b32_e32 v39, v5
	v_mov_b32_e32 v40, v5
	v_mov_b32_e32 v41, v5
	v_mov_b32_e32 v42, v5
	v_mov_b32_e32 v43, v5
	v_mov_b32_e32 v44, v5
	v_mov_b32_e32 v45, v5
	v_mov_b32_e32 v46, v5
	v_mov_b32_e32 v47, v5
	v_mov_b32_e32 v48, v5
	v_mov_b32_e32 v51, v5
	v_mov_b32_e32 v52, v5
	v_mov_b32_e32 v56, v5
	v_mov_b32_e32 v60, v5
	s_mov_b32 m0, -1
	s_branch .LBB0_6
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 51
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v0 offset:1792
	.loc	0 53
	s_waitcnt lgkmcnt(0)
	; wave barrier
	.loc	0 59
	ds_read2_b32 v[0:1], v59 offset1:1
	.loc	0 62
	ds_read2_b32 v[2:3], v58 offset1:1
	ds_read2_b32 v[61:62], v58 offset0:2 offset1:3
	.loc	0 59
	ds_read2_b32 v[63:64], v59 offset0:16 offset1:17
	ds_read2_b32 v[65:66], v59 offset0:32 offset1:33
	ds_read2_b32 v[67:68], v59 offset0:48 offset1:49
	.loc	0 62
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v60, v0, v2
	v_mac_f32_e32 v56, v0, v3
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v48, v63, v2
	v_mac_f32_e32 v47, v63, v3
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v44, v65, v2
	v_mac_f32_e32 v43, v65, v3
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v40, v67, v2
	ds_read2_b32 v[69:70], v58 offset0:32 offset1:33
	v_mac_f32_e32 v39, v67, v3
	ds_read2_b32 v[2:3], v58 offset0:34 offset1:35
	v_mac_f32_e32 v52, v0, v61
	v_mac_f32_e32 v51, v0, v62
	v_mac_f32_e32 v46, v63, v61
	v_mac_f32_e32 v45, v63, v62
	v_mac_f32_e32 v42, v65, v61
	v_mac_f32_e32 v41, v65, v62
	v_mac_f32_e32 v38, v67, v61
	v_mac_f32_e32 v5, v67, v62
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v60, v1, v69
	v_mac_f32_e32 v56, v1, v70
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v52, v1, v2
	v_mac_f32_e32 v51, v1, v3
	v_mac_f32_e32 v46, v64, v2
	v_mac_f32_e32 v45, v64, v3
	v_mac_f32_e32 v44, v66, v69
	v_mac_f32_e32 v43, v66, v70
	v_mac_f32_e32 v42, v66, v2
	v_mac_f32_e32 v41, v66, v3
	v_mac_f32_e32 v40, v68, v69
	v_mac_f32_e32 v39, v68, v70
	.loc	0 59
	ds_read2_b32 v[0:1], v59 offset0:2 offset1:3
	.loc	0 62
	ds_read2_b32 v[61:62], v58 offset0:64 offset1:65
	v_mac_f32_e32 v38, v68, v2
	v_mac_f32_e32 v5, v68, v3
	.loc	0 59
	ds_read2_b32 v[2:3], v59 offset0:18 offset1:19
	ds_read2_b32 v[65:66], v59 offset0:34 offset1:35
	ds_read2_b32 v[67:68], v59 offset0:50 offset1:51
	.loc	0 62
	v_mac_f32_e32 v48, v64, v69
	v_mac_f32_e32 v47, v64, v70
	ds_read2_b32 v[63:64], v58 offset0:66 offset1:67
	ds_read2_b32 v[69:70], v58 offset0:96 offset1:97
	s_waitcnt lgkmcnt(5)
	v_mac_f32_e32 v60, v0, v61
	v_mac_f32_e32 v56, v0, v62
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v48, v2, v61
	v_mac_f32_e32 v47, v2, v62
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v44, v65, v61
	v_mac_f32_e32 v43, v65, v62
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v40, v67, v61
	v_mac_f32_e32 v39, v67, v62
	ds_read2_b32 v[61:62], v58 offset0:98 offset1:99
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v52, v0, v63
	v_mac_f32_e32 v51, v0, v64
	v_mac_f32_e32 v46, v2, v63
	v_mac_f32_e32 v45, v2, v64
	v_mac_f32_e32 v42, v65, v63
	v_mac_f32_e32 v41, v65, v64
	v_mac_f32_e32 v38, v67, v63
	v_mac_f32_e32 v5, v67, v64
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v60, v1, v69
	v_mac_f32_e32 v56, v1, v70
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v52, v1, v61
	v_mac_f32_e32 v51, v1, v62
	v_mac_f32_e32 v48, v3, v69
	v_mac_f32_e32 v47, v3, v70
	v_mac_f32_e32 v46, v3, v61
	v_mac_f32_e32 v45, v3, v62
	v_mac_f32_e32 v44, v66, v69
	v_mac_f32_e32 v43, v66, v70
	v_mac_f32_e32 v42, v66, v61
	v_mac_f32_e32 v41, v66, v62
	v_mac_f32_e32 v40, v68, v69
	v_mac_f32_e32 v39, v68, v70
	.loc	0 59
	ds_read2_b32 v[0:1], v59 offset0:4 offset1:5
	.loc	0 62
	ds_read2_b32 v[2:3], v58 offset0:128 offset1:129
	v_mac_f32_e32 v38, v68, v61
	v_mac_f32_e32 v5, v68, v62
	.loc	0 59
	ds_read2_b32 v[61:62], v59 offset0:20 offset1:21
	ds_read2_b32 v[65:66], v59 offset0:36 offset1:37
	ds_read2_b32 v[67:68], v59 offset0:52 offset1:53
	.loc	0 62
	ds_read2_b32 v[63:64], v58 offset0:130 offset1:131
	ds_read2_b32 v[69:70], v58 offset0:160 offset1:161
	s_waitcnt lgkmcnt(5)
	v_mac_f32_e32 v60, v0, v2
	v_mac_f32_e32 v56, v0, v3
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v48, v61, v2
	v_mac_f32_e32 v47, v61, v3
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v44, v65, v2
	v_mac_f32_e32 v43, v65, v3
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v40, v67, v2
	v_mac_f32_e32 v39, v67, v3
	ds_read2_b32 v[2:3], v58 offset0:162 offset1:163
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v52, v0, v63
	v_mac_f32_e32 v51, v0, v64
	v_mac_f32_e32 v46, v61, v63
	v_mac_f32_e32 v45, v61, v64
	v_mac_f32_e32 v42, v65, v63
	v_mac_f32_e32 v41, v65, v64
	v_mac_f32_e32 v38, v67, v63
	v_mac_f32_e32 v5, v67, v64
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v60, v1, v69
	v_mac_f32_e32 v56, v1, v70
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v52, v1, v2
	v_mac_f32_e32 v51, v1, v3
	v_mac_f32_e32 v48, v62, v69
	v_mac_f32_e32 v47, v62, v70
	v_mac_f32_e32 v46, v62, v2
	v_mac_f32_e32 v45, v62, v3
	v_mac_f32_e32 v44, v66, v69
	v_mac_f32_e32 v43, v66, v70
	v_mac_f32_e32 v42, v66, v2
	v_mac_f32_e32 v41, v66, v3
	v_mac_f32_e32 v40, v68, v69
	v_mac_f32_e32 v39, v68, v70
	.loc	0 59
	ds_read2_b32 v[0:1], v59 offset0:6 offset1:7
	.loc	0 62
	ds_read2_b32 v[61:62], v58 offset0:192 offset1:193
	v_mac_f32_e32 v38, v68, v2
	v_mac_f32_e32 v5, v68, v3
	.loc	0 59
	ds_read2_b32 v[2:3], v59 offset0:22 offset1:23
	ds_read2_b32 v[65:66], v59 offset0:38 offset1:39
	ds_read2_b32 v[67:68], v59 offset0:54 offset1:55
	.loc	0 62
	ds_read2_b32 v[63:64], v58 offset0:194 offset1:195
	ds_read2_b32 v[69:70], v58 offset0:224 offset1:225
	s_waitcnt lgkmcnt(5)
	v_mac_f32_e32 v60, v0, v61
	v_mac_f32_e32 v56, v0, v62
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v48, v2, v61
	v_mac_f32_e32 v47, v2, v62
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v44, v65, v61
	v_mac_f32_e32 v43, v65, v62
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v40, v67, v61
	v_mac_f32_e32 v39, v67, v62
	ds_read2_b32 v[61:62], v58 offset0:226 offset1:227
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v52, v0, v63
	v_mac_f32_e32 v51, v0, v64
	v_mac_f32_e32 v46, v2, v63
	v_mac_f32_e32 v45, v2, v64
	v_mac_f32_e32 v42, v65, v63
	v_mac_f32_e32 v41, v65, v64
	v_mac_f32_e32 v38, v67, v63
	v_mac_f32_e32 v5, v67, v64
	v_add_u32_e64 v2, s[18:19], s22, v58
	v_add_u32_e64 v4, s[18:19], s29, v58
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v60, v1, v69
	v_mac_f32_e32 v56, v1, v70
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v52, v1, v61
	v_mac_f32_e32 v51, v1, v62
	v_mac_f32_e32 v48, v3, v69
	v_mac_f32_e32 v47, v3, v70
	v_mac_f32_e32 v46, v3, v61
	v_mac_f32_e32 v45, v3, v62
	v_mac_f32_e32 v42, v66, v61
	v_mac_f32_e32 v41, v66, v62
	v_mac_f32_e32 v38, v68, v61
	.loc	0 59
	ds_read2_b32 v[0:1], v59 offset0:8 offset1:9
	.loc	0 62
	ds_read2_b32 v[2:3], v2 offset1:1
	v_mac_f32_e32 v5, v68, v62
	.loc	0 59
	ds_read2_b32 v[61:62], v59 offset0:24 offset1:25
	.loc	0 62
	ds_read2_b32 v[63:64], v4 offset1:1
	v_mac_f32_e32 v44, v66, v69
	v_mac_f32_e32 v43, v66, v70
	v_mac_f32_e32 v40, v68, v69
	v_mac_f32_e32 v39, v68, v70
	.loc	0 59
	ds_read2_b32 v[65:66], v59 offset0:40 offset1:41
	ds_read2_b32 v[67:68], v59 offset0:56 offset1:57
	.loc	0 62
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v60, v0, v2
	v_mac_f32_e32 v56, v0, v3
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v52, v0, v63
	v_mac_f32_e32 v51, v0, v64
	v_add_u32_e64 v0, s[18:19], s41, v58
	v_mac_f32_e32 v48, v61, v2
	v_mac_f32_e32 v47, v61, v3
	v_mac_f32_e32 v46, v61, v63
	v_mac_f32_e32 v45, v61, v64
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v44, v65, v2
	v_mac_f32_e32 v43, v65, v3
	v_mac_f32_e32 v42, v65, v63
	v_mac_f32_e32 v41, v65, v64
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v40, v67, v2
	v_mac_f32_e32 v39, v67, v3
	ds_read2_b32 v[2:3], v0 offset1:1
	v_mac_f32_e32 v38, v67, v63
	v_mac_f32_e32 v5, v67, v64
	.loc	0 59
	ds_read2_b32 v[63:64], v59 offset0:26 offset1:27
	.loc	0 62
	v_add_u32_e64 v0, s[18:19], s42, v58
	ds_read2_b32 v[69:70], v0 offset1:1
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v60, v1, v2
	v_mac_f32_e32 v48, v62, v2
	v_mac_f32_e32 v44, v66, v2
	v_mac_f32_e32 v40, v68, v2
	v_add_u32_e64 v2, s[18:19], s43, v58
	v_add_u32_e64 v4, s[18:19], s44, v58
	v_mac_f32_e32 v56, v1, v3
	v_mac_f32_e32 v47, v62, v3
	v_mac_f32_e32 v43, v66, v3
	v_mac_f32_e32 v39, v68, v3
	ds_read2_b32 v[2:3], v2 offset1:1
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v52, v1, v69
	v_mac_f32_e32 v51, v1, v70
	v_mac_f32_e32 v46, v62, v69
	v_mac_f32_e32 v45, v62, v70
	v_mac_f32_e32 v42, v66, v69
	v_mac_f32_e32 v41, v66, v70
	v_mac_f32_e32 v38, v68, v69
	.loc	0 59
	ds_read2_b32 v[0:1], v59 offset0:10 offset1:11
	ds_read2_b32 v[65:66], v59 offset0:42 offset1:43
	.loc	0 62
	v_mac_f32_e32 v5, v68, v70
	.loc	0 59
	ds_read2_b32 v[67:68], v59 offset0:58 offset1:59
	.loc	0 62
	ds_read2_b32 v[61:62], v4 offset1:1
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v60, v0, v2
	v_mac_f32_e32 v56, v0, v3
	v_add_u32_e64 v4, s[18:19], s48, v58
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v52, v0, v61
	v_mac_f32_e32 v51, v0, v62
	v_add_u32_e64 v0, s[18:19], s45, v58
	v_mac_f32_e32 v48, v63, v2
	v_mac_f32_e32 v47, v63, v3
	v_mac_f32_e32 v46, v63, v61
	v_mac_f32_e32 v45, v63, v62
	v_mac_f32_e32 v44, v65, v2
	v_mac_f32_e32 v43, v65, v3
	v_mac_f32_e32 v42, v65, v61
	v_mac_f32_e32 v41, v65, v62
	v_mac_f32_e32 v40, v67, v2
	v_mac_f32_e32 v39, v67, v3
	ds_read2_b32 v[2:3], v0 offset1:1
	v_mac_f32_e32 v38, v67, v61
	v_mac_f32_e32 v5, v67, v62
	ds_read2_b32 v[61:62], v4 offset1:1
	v_add_u32_e64 v0, s[18:19], s46, v58
	ds_read2_b32 v[69:70], v0 offset1:1
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v60, v1, v2
	v_mac_f32_e32 v48, v64, v2
	v_mac_f32_e32 v44, v66, v2
	v_mac_f32_e32 v40, v68, v2
	v_add_u32_e64 v2, s[18:19], s47, v58
	v_mac_f32_e32 v56, v1, v3
	v_mac_f32_e32 v47, v64, v3
	v_mac_f32_e32 v43, v66, v3
	v_mac_f32_e32 v39, v68, v3
	ds_read2_b32 v[2:3], v2 offset1:1
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v52, v1, v69
	v_mac_f32_e32 v51, v1, v70
	.loc	0 59
	ds_read2_b32 v[0:1], v59 offset0:12 offset1:13
	.loc	0 62
	v_mac_f32_e32 v46, v64, v69
	v_mac_f32_e32 v45, v64, v70
	.loc	0 59
	ds_read2_b32 v[63:64], v59 offset0:28 offset1:29
	.loc	0 62
	v_mac_f32_e32 v42, v66, v69
	v_mac_f32_e32 v41, v66, v70
	.loc	0 59
	ds_read2_b32 v[65:66], v59 offset0:44 offset1:45
	.loc	0 62
	v_mac_f32_e32 v38, v68, v69
	v_mac_f32_e32 v5, v68, v70
	.loc	0 59
	ds_read2_b32 v[67:68], v59 offset0:60 offset1:61
	.loc	0 62
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v60, v0, v2
	v_mac_f32_e32 v56, v0, v3
	v_mac_f32_e32 v52, v0, v61
	v_mac_f32_e32 v51, v0, v62
	v_add_u32_e64 v0, s[18:19], s49, v58
	v_add_u32_e64 v4, s[18:19], s52, v58
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v48, v63, v2
	v_mac_f32_e32 v47, v63, v3
	v_mac_f32_e32 v46, v63, v61
	v_mac_f32_e32 v45, v63, v62
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v44, v65, v2
	v_mac_f32_e32 v43, v65, v3
	v_mac_f32_e32 v42, v65, v61
	v_mac_f32_e32 v41, v65, v62
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v40, v67, v2
	v_mac_f32_e32 v39, v67, v3
	ds_read2_b32 v[2:3], v0 offset1:1
	v_mac_f32_e32 v38, v67, v61
	v_mac_f32_e32 v5, v67, v62
	ds_read2_b32 v[61:62], v4 offset1:1
	v_add_u32_e64 v0, s[18:19], s50, v58
	ds_read2_b32 v[69:70], v0 offset1:1
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v60, v1, v2
	v_mac_f32_e32 v48, v64, v2
	v_mac_f32_e32 v44, v66, v2
	v_mac_f32_e32 v40, v68, v2
	v_add_u32_e64 v2, s[18:19], s51, v58
	v_mac_f32_e32 v56, v1, v3
	v_mac_f32_e32 v47, v64, v3
	v_mac_f32_e32 v43, v66, v3
	v_mac_f32_e32 v39, v68, v3
	ds_read2_b32 v[2:3], v2 offset1:1
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v52, v1, v69
	v_mac_f32_e32 v51, v1, v70
	.loc	0 59
	ds_read2_b32 v[0:1], v59 offset0:14 offset1:15
	.loc	0 62
	v_mac_f32_e32 v46, v64, v69
	v_mac_f32_e32 v45, v64, v70
	.loc	0 59
	ds_read2_b32 v[63:64], v59 offset0:30 offset1:31
	.loc	0 62
	v_mac_f32_e32 v42, v66, v69
	v_mac_f32_e32 v41, v66, v70
	.loc	0 59
	ds_read2_b32 v[65:66], v59 offset0:46 offset1:47
	.loc	0 62
	v_mac_f32_e32 v38, v68, v69
	v_mac_f32_e32 v5, v68, v70
	.loc	0 59
	ds_read2_b32 v[67:68], v59 offset0:62 offset1:63
	.loc	0 62
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v60, v0, v2
	v_mac_f32_e32 v56, v0, v3
	v_mac_f32_e32 v52, v0, v61
	v_mac_f32_e32 v51, v0, v62
	v_add_u32_e64 v0, s[18:19], s53, v58
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v48, v63, v2
	v_mac_f32_e32 v47, v63, v3
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v44, v65, v2
	v_mac_f32_e32 v43, v65, v3
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v40, v67, v2
	v_mac_f32_e32 v39, v67, v3
	ds_read2_b32 v[2:3], v0 offset1:1
	v_add_u32_e64 v0, s[18:19], s54, v58
	ds_read2_b32 v[69:70], v0 offset1:1
	.loc	0 42
	s_add_i32 s40, s40, 16
	s_add_u32 s34, s34, s36
	s_addc_u32 s35, s35, s37
	s_add_u32 s30, s30, 0x100
	.loc	0 62
	v_mac_f32_e32 v46, v63, v61
	v_mac_f32_e32 v45, v63, v62
	v_mac_f32_e32 v42, v65, v61
	v_mac_f32_e32 v41, v65, v62
	v_mac_f32_e32 v38, v67, v61
	v_mac_f32_e32 v5, v67, v62
	.loc	0 42
	s_addc_u32 s31, s31, 0
	.loc	0 62
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v60, v1, v2
	v_mac_f32_e32 v56, v1, v3
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v52, v1, v69
	v_mac_f32_e32 v51, v1, v70
	v_mac_f32_e32 v48, v64, v2
	v_mac_f32_e32 v47, v64, v3
	v_mac_f32_e32 v46, v64, v69
	v_mac_f32_e32 v45, v64, v70
	v_mac_f32_e32 v44, v66, v2
	v_mac_f32_e32 v43, v66, v3
	v_mac_f32_e32 v42, v66, v69
	v_mac_f32_e32 v41, v66, v70
	v_mac_f32_e32 v40, v68, v2
	v_mac_f32_e32 v39, v68, v3
	v_mac_f32_e32 v38, v68, v69
	v_mac_f32_e32 v5, v68, v70
	.loc	0 42
	s_cmp_ge_i32 s40, s26
	.loc	0 64
	s_waitcnt lgkmcnt(0)
	; wave barrier
	s_cbranch_scc1 .LBB0_38
.LBB0_6:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 0
	v_add_u32_e64 v0, s[18:19], s40, v53
	v_cmp_gt_i32_e64 s[18:19], s26, v0
	.loc	0 46
	s_and_b64 s[20:21], s[0:1], s[18:19]
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[38:39], s[20:21]
	s_cbranch_execz .LBB0_8
; %bb.7:                                ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v1, s31
	v_add_u32_e64 v0, s[20:21], s30, v36
	v_addc_u32_e64 v1, s[20:21], v1, v37, s[20:21]
	flat_load_dwordx4 v[0:3], v[0:1]
.LBB0_8:                                ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 46
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v0
	s_and_b64 s[20:21], s[2:3], s[18:19]
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[38:39], s[20:21]
	s_cbranch_execz .LBB0_10
; %bb.9:                                ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v1, s31
	v_add_u32_e64 v0, s[20:21], s30, v34
	v_addc_u32_e64 v1, s[20:21], v1, v35, s[20:21]
	flat_load_dwordx4 v[0:3], v[0:1]
.LBB0_10:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 46
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v0 offset:256
	s_and_b64 s[20:21], s[6:7], s[18:19]
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[38:39], s[20:21]
	s_cbranch_execz .LBB0_12
; %bb.11:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v2, s31
	v_add_u32_e64 v1, s[20:21], s30, v32
	v_addc_u32_e64 v2, s[20:21], v2, v33, s[20:21]
	flat_load_dwordx4 v[1:4], v[1:2]
.LBB0_12:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 46
	s_and_b64 s[20:21], s[8:9], s[18:19]
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v1 offset:512
	s_and_saveexec_b64 s[38:39], s[20:21]
	s_cbranch_execz .LBB0_14
; %bb.13:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v1, s31
	v_add_u32_e64 v0, s[20:21], s30, v30
	v_addc_u32_e64 v1, s[20:21], v1, v31, s[20:21]
	flat_load_dwordx4 v[0:3], v[0:1]
.LBB0_14:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 46
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v0 offset:768
	s_and_b64 s[20:21], s[10:11], s[18:19]
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[38:39], s[20:21]
	s_cbranch_execz .LBB0_16
; %bb.15:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v2, s31
	v_add_u32_e64 v1, s[20:21], s30, v28
	v_addc_u32_e64 v2, s[20:21], v2, v29, s[20:21]
	flat_load_dwordx4 v[1:4], v[1:2]
.LBB0_16:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 46
	s_and_b64 s[20:21], s[12:13], s[18:19]
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v1 offset:1024
	s_and_saveexec_b64 s[38:39], s[20:21]
	s_cbranch_execz .LBB0_18
; %bb.17:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v1, s31
	v_add_u32_e64 v0, s[20:21], s30, v26
	v_addc_u32_e64 v1, s[20:21], v1, v27, s[20:21]
	flat_load_dwordx4 v[0:3], v[0:1]
.LBB0_18:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 46
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v0 offset:1280
	s_and_b64 s[20:21], s[14:15], s[18:19]
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[38:39], s[20:21]
	s_cbranch_execz .LBB0_20
; %bb.19:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v2, s31
	v_add_u32_e64 v1, s[20:21], s30, v24
	v_addc_u32_e64 v2, s[20:21], v2, v25, s[20:21]
	flat_load_dwordx4 v[1:4], v[1:2]
.LBB0_20:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[38:39]
	.loc	0 46
	s_and_b64 s[18:19], s[16:17], s[18:19]
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v1 offset:1536
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_22
; %bb.21:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v1, s31
	v_add_u32_e64 v0, s[18:19], s30, v22
	v_addc_u32_e64 v1, s[18:19], v1, v23, s[18:19]
	flat_load_dwordx4 v[0:3], v[0:1]
.LBB0_22:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 51
	v_add_u32_e64 v61, s[18:19], s40, v54
	v_cmp_gt_i32_e64 s[18:19], s26, v61
	.loc	0 46
	s_waitcnt vmcnt(0)
	ds_write_b32 v55, v0 offset:1792
	.loc	0 51
	s_and_b64 s[18:19], s[18:19], vcc
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_24
; %bb.23:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v2, s35
	v_add_u32_e64 v1, s[18:19], s34, v20
	v_addc_u32_e64 v2, s[18:19], v2, v21, s[18:19]
	flat_load_dwordx4 v[1:4], v[1:2]
.LBB0_24:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 51
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v1
	v_add_u32_e64 v1, s[18:19], 2, v61
	v_cmp_gt_i32_e64 s[18:19], s26, v1
	s_and_b64 s[18:19], s[18:19], vcc
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_26
; %bb.25:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v1, s35
	v_add_u32_e64 v0, s[18:19], s34, v18
	v_addc_u32_e64 v1, s[18:19], v1, v19, s[18:19]
	flat_load_dwordx4 v[0:3], v[0:1]
.LBB0_26:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 51
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v0 offset:256
	v_add_u32_e64 v0, s[18:19], 4, v61
	v_cmp_gt_i32_e64 s[18:19], s26, v0
	s_and_b64 s[18:19], s[18:19], vcc
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_28
; %bb.27:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v2, s35
	v_add_u32_e64 v1, s[18:19], s34, v16
	v_addc_u32_e64 v2, s[18:19], v2, v17, s[18:19]
	flat_load_dwordx4 v[1:4], v[1:2]
.LBB0_28:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 51
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v1 offset:512
	v_add_u32_e64 v1, s[18:19], 6, v61
	v_cmp_gt_i32_e64 s[18:19], s26, v1
	s_and_b64 s[18:19], s[18:19], vcc
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_30
; %bb.29:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v1, s35
	v_add_u32_e64 v0, s[18:19], s34, v14
	v_addc_u32_e64 v1, s[18:19], v1, v15, s[18:19]
	flat_load_dwordx4 v[0:3], v[0:1]
.LBB0_30:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 51
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v0 offset:768
	v_add_u32_e64 v0, s[18:19], 8, v61
	v_cmp_gt_i32_e64 s[18:19], s26, v0
	s_and_b64 s[18:19], s[18:19], vcc
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_32
; %bb.31:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v2, s35
	v_add_u32_e64 v1, s[18:19], s34, v12
	v_addc_u32_e64 v2, s[18:19], v2, v13, s[18:19]
	flat_load_dwordx4 v[1:4], v[1:2]
.LBB0_32:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 51
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v1 offset:1024
	v_add_u32_e64 v1, s[18:19], 10, v61
	v_cmp_gt_i32_e64 s[18:19], s26, v1
	s_and_b64 s[18:19], s[18:19], vcc
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_34
; %bb.33:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v1, s35
	v_add_u32_e64 v0, s[18:19], s34, v10
	v_addc_u32_e64 v1, s[18:19], v1, v11, s[18:19]
	flat_load_dwordx4 v[0:3], v[0:1]
.LBB0_34:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 51
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v0 offset:1280
	v_add_u32_e64 v0, s[18:19], 12, v61
	v_cmp_gt_i32_e64 s[18:19], s26, v0
	s_and_b64 s[18:19], s[18:19], vcc
	v_mov_b32_e32 v0, 0
	v_mov_b32_e32 v1, 0
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_36
; %bb.35:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v2, s35
	v_add_u32_e64 v1, s[18:19], s34, v8
	v_addc_u32_e64 v2, s[18:19], v2, v9, s[18:19]
	flat_load_dwordx4 v[1:4], v[1:2]
.LBB0_36:                               ;   in Loop: Header=BB0_6 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 51
	s_waitcnt vmcnt(0)
	ds_write_b32 v57, v1 offset:1536
	v_add_u32_e64 v1, s[18:19], 14, v61
	v_cmp_gt_i32_e64 s[18:19], s26, v1
	s_and_b64 s[18:19], s[18:19], vcc
	s_and_saveexec_b64 s[20:21], s[18:19]
	s_cbranch_execz .LBB0_5
; %bb.37:                               ;   in Loop: Header=BB0_6 Depth=1
	v_mov_b32_e32 v1, s35
	v_add_u32_e64 v0, s[18:19], s34, v6
	v_addc_u32_e64 v1, s[18:19], v1, v7, s[18:19]
	flat_load_dwordx4 v[0:3], v[0:1]
	s_branch .LBB0_5
.LBB0_38:
	.loc	0 0
	v_mov_b32_e32 v2, v49
	v_mov_b32_e32 v3, v50
.LBB0_39:
	.loc	0 32
	s_load_dwordx2 s[12:13], s[4:5], 0x30
	s_load_dword s14, s[4:5], 0x38
	v_add_u32_e32 v13, vcc, s33, v2
	v_add_u32_e32 v11, vcc, s28, v3
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[2:3], v13, s14, 0
	v_cmp_gt_i32_e64 s[10:11], s24, v13
	v_cmp_gt_i32_e64 s[8:9], s25, v11
	v_cmp_neq_f32_e64 s[0:1], s23, 0
	.loc	0 70
	s_and_b64 s[4:5], s[10:11], s[8:9]
	v_ashrrev_i32_e32 v12, 31, v11
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_44
; %bb.40:
	.loc	0 71
	v_add_u32_e32 v2, vcc, v0, v11
	v_addc_u32_e32 v3, vcc, v1, v12, vcc
	v_lshlrev_b64 v[2:3], 4, v[2:3]
	.loc	0 72
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB0_120
; %bb.41:
	v_mov_b32_e32 v4, s13
	v_add_u32_e32 v6, vcc, s12, v2
	v_addc_u32_e32 v7, vcc, v4, v3, vcc
	flat_load_dwordx4 v[6:9], v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s23, v6
	v_mac_f32_e32 v4, s27, v60
	s_cbranch_execnz .LBB0_43
.LBB0_42:
	v_mul_f32_e32 v4, s27, v60
.LBB0_43:
	v_mov_b32_e32 v6, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v6, v3, vcc
	flat_store_dword v[2:3], v4
.LBB0_44:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 69
	v_or_b32_e32 v9, 1, v11
	v_cmp_gt_i32_e64 s[6:7], s25, v9
	v_cndmask_b32_e64 v2, 0, 1, s[0:1]
	.loc	0 70
	s_and_b64 s[4:5], s[10:11], s[6:7]
	v_ashrrev_i32_e32 v10, 31, v9
	v_cmp_ne_u32_e64 s[0:1], 1, v2
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB0_49
; %bb.45:
	.loc	0 71
	v_add_u32_e32 v2, vcc, v0, v9
	v_addc_u32_e32 v3, vcc, v1, v10, vcc
	v_lshlrev_b64 v[2:3], 4, v[2:3]
	.loc	0 72
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_121
; %bb.46:
	v_mov_b32_e32 v4, s13
	v_add_u32_e32 v6, vcc, s12, v2
	v_addc_u32_e32 v7, vcc, v4, v3, vcc
	flat_load_dwordx4 v[14:17], v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s23, v14
	v_mac_f32_e32 v4, s27, v56
	s_cbranch_execnz .LBB0_48
.LBB0_47:
	v_mul_f32_e32 v4, s27, v56
.LBB0_48:
	v_mov_b32_e32 v6, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v6, v3, vcc
	flat_store_dword v[2:3], v4
.LBB0_49:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 69
	v_or_b32_e32 v7, 2, v11
	v_cmp_gt_i32_e64 s[4:5], s25, v7
	.loc	0 70
	s_and_b64 s[16:17], s[10:11], s[4:5]
	v_ashrrev_i32_e32 v8, 31, v7
	s_and_saveexec_b64 s[2:3], s[16:17]
	s_cbranch_execz .LBB0_54
; %bb.50:
	.loc	0 71
	v_add_u32_e32 v2, vcc, v0, v7
	v_addc_u32_e32 v3, vcc, v1, v8, vcc
	v_lshlrev_b64 v[2:3], 4, v[2:3]
	.loc	0 72
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_122
; %bb.51:
	v_mov_b32_e32 v4, s13
	v_add_u32_e32 v14, vcc, s12, v2
	v_addc_u32_e32 v15, vcc, v4, v3, vcc
	flat_load_dwordx4 v[14:17], v[14:15]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s23, v14
	v_mac_f32_e32 v4, s27, v52
	s_cbranch_execnz .LBB0_53
.LBB0_52:
	v_mul_f32_e32 v4, s27, v52
.LBB0_53:
	v_mov_b32_e32 v6, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v6, v3, vcc
	flat_store_dword v[2:3], v4
.LBB0_54:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 69
	v_or_b32_e32 v4, 3, v11
	v_cmp_gt_i32_e64 s[2:3], s25, v4
	.loc	0 70
	s_and_b64 s[16:17], s[10:11], s[2:3]
	v_ashrrev_i32_e32 v6, 31, v4
	s_and_saveexec_b64 s[10:11], s[16:17]
	s_cbranch_execz .LBB0_59
; %bb.55:
	.loc	0 71
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v6, vcc
	v_lshlrev_b64 v[0:1], 4, v[0:1]
	.loc	0 72
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_123
; %bb.56:
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v2, vcc, s12, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dwordx4 v[14:17], v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s23, v14
	v_mac_f32_e32 v2, s27, v51
	s_cbranch_execnz .LBB0_58
.LBB0_57:
	v_mul_f32_e32 v2, s27, v51
.LBB0_58:
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB0_59:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	v_or_b32_e32 v2, 1, v13
	v_mad_i64_i32 v[0:1], s[10:11], v2, s14, 0
	v_cmp_gt_i32_e64 s[10:11], s24, v2
	.loc	0 70
	s_and_b64 s[18:19], s[10:11], s[8:9]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execnz .LBB0_63
; %bb.60:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 70
	s_and_b64 s[18:19], s[10:11], s[6:7]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execnz .LBB0_67
.LBB0_61:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 70
	s_and_b64 s[18:19], s[10:11], s[4:5]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execnz .LBB0_71
.LBB0_62:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 70
	s_and_b64 s[16:17], s[10:11], s[2:3]
	s_and_saveexec_b64 s[10:11], s[16:17]
	s_cbranch_execnz .LBB0_75
	s_branch .LBB0_79
.LBB0_63:
	.loc	0 71
	v_add_u32_e32 v2, vcc, v0, v11
	v_addc_u32_e32 v3, vcc, v1, v12, vcc
	v_lshlrev_b64 v[2:3], 4, v[2:3]
	.loc	0 72
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_124
; %bb.64:
	v_mov_b32_e32 v15, s13
	v_add_u32_e32 v14, vcc, s12, v2
	v_addc_u32_e32 v15, vcc, v15, v3, vcc
	flat_load_dwordx4 v[14:17], v[14:15]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s23, v14
	v_mac_f32_e32 v14, s27, v48
	s_cbranch_execnz .LBB0_66
.LBB0_65:
	v_mul_f32_e32 v14, s27, v48
.LBB0_66:
	v_mov_b32_e32 v15, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v15, v3, vcc
	flat_store_dword v[2:3], v14
	s_or_b64 exec, exec, s[16:17]
	.loc	0 70
	s_and_b64 s[18:19], s[10:11], s[6:7]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_61
.LBB0_67:
	.loc	0 71
	v_add_u32_e32 v2, vcc, v0, v9
	v_addc_u32_e32 v3, vcc, v1, v10, vcc
	v_lshlrev_b64 v[2:3], 4, v[2:3]
	.loc	0 72
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_125
; %bb.68:
	v_mov_b32_e32 v15, s13
	v_add_u32_e32 v14, vcc, s12, v2
	v_addc_u32_e32 v15, vcc, v15, v3, vcc
	flat_load_dwordx4 v[14:17], v[14:15]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s23, v14
	v_mac_f32_e32 v14, s27, v47
	s_cbranch_execnz .LBB0_70
.LBB0_69:
	v_mul_f32_e32 v14, s27, v47
.LBB0_70:
	v_mov_b32_e32 v15, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v15, v3, vcc
	flat_store_dword v[2:3], v14
	s_or_b64 exec, exec, s[16:17]
	.loc	0 70
	s_and_b64 s[18:19], s[10:11], s[4:5]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_62
.LBB0_71:
	.loc	0 71
	v_add_u32_e32 v2, vcc, v0, v7
	v_addc_u32_e32 v3, vcc, v1, v8, vcc
	v_lshlrev_b64 v[2:3], 4, v[2:3]
	.loc	0 72
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_126
; %bb.72:
	v_mov_b32_e32 v15, s13
	v_add_u32_e32 v14, vcc, s12, v2
	v_addc_u32_e32 v15, vcc, v15, v3, vcc
	flat_load_dwordx4 v[14:17], v[14:15]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s23, v14
	v_mac_f32_e32 v14, s27, v46
	s_cbranch_execnz .LBB0_74
.LBB0_73:
	v_mul_f32_e32 v14, s27, v46
.LBB0_74:
	v_mov_b32_e32 v15, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v15, v3, vcc
	flat_store_dword v[2:3], v14
	s_or_b64 exec, exec, s[16:17]
	.loc	0 70
	s_and_b64 s[16:17], s[10:11], s[2:3]
	s_and_saveexec_b64 s[10:11], s[16:17]
	s_cbranch_execz .LBB0_79
.LBB0_75:
	.loc	0 71
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v6, vcc
	v_lshlrev_b64 v[0:1], 4, v[0:1]
	.loc	0 72
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_127
; %bb.76:
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v2, vcc, s12, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dwordx4 v[14:17], v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s23, v14
	v_mac_f32_e32 v2, s27, v45
	s_cbranch_execnz .LBB0_78
.LBB0_77:
	v_mul_f32_e32 v2, s27, v45
.LBB0_78:
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB0_79:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	v_or_b32_e32 v2, 2, v13
	v_mad_i64_i32 v[0:1], s[10:11], v2, s14, 0
	v_cmp_gt_i32_e64 s[10:11], s24, v2
	.loc	0 70
	s_and_b64 s[18:19], s[10:11], s[8:9]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execnz .LBB0_83
; %bb.80:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 70
	s_and_b64 s[18:19], s[10:11], s[6:7]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execnz .LBB0_87
.LBB0_81:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 70
	s_and_b64 s[18:19], s[10:11], s[4:5]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execnz .LBB0_91
.LBB0_82:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 70
	s_and_b64 s[16:17], s[10:11], s[2:3]
	s_and_saveexec_b64 s[10:11], s[16:17]
	s_cbranch_execnz .LBB0_95
	s_branch .LBB0_99
.LBB0_83:
	.loc	0 71
	v_add_u32_e32 v2, vcc, v0, v11
	v_addc_u32_e32 v3, vcc, v1, v12, vcc
	v_lshlrev_b64 v[2:3], 4, v[2:3]
	.loc	0 72
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_128
; %bb.84:
	v_mov_b32_e32 v15, s13
	v_add_u32_e32 v14, vcc, s12, v2
	v_addc_u32_e32 v15, vcc, v15, v3, vcc
	flat_load_dwordx4 v[14:17], v[14:15]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s23, v14
	v_mac_f32_e32 v14, s27, v44
	s_cbranch_execnz .LBB0_86
.LBB0_85:
	v_mul_f32_e32 v14, s27, v44
.LBB0_86:
	v_mov_b32_e32 v15, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v15, v3, vcc
	flat_store_dword v[2:3], v14
	s_or_b64 exec, exec, s[16:17]
	.loc	0 70
	s_and_b64 s[18:19], s[10:11], s[6:7]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_81
.LBB0_87:
	.loc	0 71
	v_add_u32_e32 v2, vcc, v0, v9
	v_addc_u32_e32 v3, vcc, v1, v10, vcc
	v_lshlrev_b64 v[2:3], 4, v[2:3]
	.loc	0 72
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_129
; %bb.88:
	v_mov_b32_e32 v15, s13
	v_add_u32_e32 v14, vcc, s12, v2
	v_addc_u32_e32 v15, vcc, v15, v3, vcc
	flat_load_dwordx4 v[14:17], v[14:15]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s23, v14
	v_mac_f32_e32 v14, s27, v43
	s_cbranch_execnz .LBB0_90
.LBB0_89:
	v_mul_f32_e32 v14, s27, v43
.LBB0_90:
	v_mov_b32_e32 v15, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v15, v3, vcc
	flat_store_dword v[2:3], v14
	s_or_b64 exec, exec, s[16:17]
	.loc	0 70
	s_and_b64 s[18:19], s[10:11], s[4:5]
	s_and_saveexec_b64 s[16:17], s[18:19]
	s_cbranch_execz .LBB0_82
.LBB0_91:
	.loc	0 71
	v_add_u32_e32 v2, vcc, v0, v7
	v_addc_u32_e32 v3, vcc, v1, v8, vcc
	v_lshlrev_b64 v[2:3], 4, v[2:3]
	.loc	0 72
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_130
; %bb.92:
	v_mov_b32_e32 v15, s13
	v_add_u32_e32 v14, vcc, s12, v2
	v_addc_u32_e32 v15, vcc, v15, v3, vcc
	flat_load_dwordx4 v[14:17], v[14:15]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s23, v14
	v_mac_f32_e32 v14, s27, v42
	s_cbranch_execnz .LBB0_94
.LBB0_93:
	v_mul_f32_e32 v14, s27, v42
.LBB0_94:
	v_mov_b32_e32 v15, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v15, v3, vcc
	flat_store_dword v[2:3], v14
	s_or_b64 exec, exec, s[16:17]
	.loc	0 70
	s_and_b64 s[16:17], s[10:11], s[2:3]
	s_and_saveexec_b64 s[10:11], s[16:17]
	s_cbranch_execz .LBB0_99
.LBB0_95:
	.loc	0 71
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v6, vcc
	v_lshlrev_b64 v[0:1], 4, v[0:1]
	.loc	0 72
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_131
; %bb.96:
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v2, vcc, s12, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dwordx4 v[14:17], v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s23, v14
	v_mac_f32_e32 v2, s27, v41
	s_cbranch_execnz .LBB0_98
.LBB0_97:
	v_mul_f32_e32 v2, s27, v41
.LBB0_98:
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB0_99:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	v_or_b32_e32 v2, 3, v13
	v_mad_i64_i32 v[0:1], s[10:11], v2, s14, 0
	v_cmp_gt_i32_e64 s[10:11], s24, v2
	.loc	0 70
	s_and_b64 s[14:15], s[10:11], s[8:9]
	s_and_saveexec_b64 s[8:9], s[14:15]
	s_cbranch_execnz .LBB0_104
; %bb.100:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 70
	s_and_b64 s[8:9], s[10:11], s[6:7]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execnz .LBB0_108
.LBB0_101:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 70
	s_and_b64 s[6:7], s[10:11], s[4:5]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execnz .LBB0_112
.LBB0_102:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 70
	s_and_b64 s[2:3], s[10:11], s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execnz .LBB0_116
.LBB0_103:
	.loc	0 75
	s_endpgm
.LBB0_104:
	.loc	0 71
	v_add_u32_e32 v2, vcc, v0, v11
	v_addc_u32_e32 v3, vcc, v1, v12, vcc
	v_lshlrev_b64 v[2:3], 4, v[2:3]
	.loc	0 72
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_132
; %bb.105:
	v_mov_b32_e32 v12, s13
	v_add_u32_e32 v11, vcc, s12, v2
	v_addc_u32_e32 v12, vcc, v12, v3, vcc
	flat_load_dwordx4 v[11:14], v[11:12]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v11, s23, v11
	v_mac_f32_e32 v11, s27, v40
	s_cbranch_execnz .LBB0_107
.LBB0_106:
	v_mul_f32_e32 v11, s27, v40
.LBB0_107:
	v_mov_b32_e32 v12, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v12, v3, vcc
	flat_store_dword v[2:3], v11
	s_or_b64 exec, exec, s[8:9]
	.loc	0 70
	s_and_b64 s[8:9], s[10:11], s[6:7]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB0_101
.LBB0_108:
	.loc	0 71
	v_add_u32_e32 v2, vcc, v0, v9
	v_addc_u32_e32 v3, vcc, v1, v10, vcc
	v_lshlrev_b64 v[2:3], 4, v[2:3]
	.loc	0 72
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_133
; %bb.109:
	v_mov_b32_e32 v10, s13
	v_add_u32_e32 v9, vcc, s12, v2
	v_addc_u32_e32 v10, vcc, v10, v3, vcc
	flat_load_dwordx4 v[9:12], v[9:10]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v9, s23, v9
	v_mac_f32_e32 v9, s27, v39
	s_cbranch_execnz .LBB0_111
.LBB0_110:
	v_mul_f32_e32 v9, s27, v39
.LBB0_111:
	v_mov_b32_e32 v10, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v10, v3, vcc
	flat_store_dword v[2:3], v9
	s_or_b64 exec, exec, s[6:7]
	.loc	0 70
	s_and_b64 s[6:7], s[10:11], s[4:5]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_102
.LBB0_112:
	.loc	0 71
	v_add_u32_e32 v2, vcc, v0, v7
	v_addc_u32_e32 v3, vcc, v1, v8, vcc
	v_lshlrev_b64 v[2:3], 4, v[2:3]
	.loc	0 72
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_134
; %bb.113:
	v_mov_b32_e32 v8, s13
	v_add_u32_e32 v7, vcc, s12, v2
	v_addc_u32_e32 v8, vcc, v8, v3, vcc
	flat_load_dwordx4 v[7:10], v[7:8]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s23, v7
	v_mac_f32_e32 v7, s27, v38
	s_cbranch_execnz .LBB0_115
.LBB0_114:
	v_mul_f32_e32 v7, s27, v38
.LBB0_115:
	v_mov_b32_e32 v8, s13
	v_add_u32_e32 v2, vcc, s12, v2
	v_addc_u32_e32 v3, vcc, v8, v3, vcc
	flat_store_dword v[2:3], v7
	s_or_b64 exec, exec, s[4:5]
	.loc	0 70
	s_and_b64 s[2:3], s[10:11], s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_103
.LBB0_116:
	.loc	0 71
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v6, vcc
	v_lshlrev_b64 v[0:1], 4, v[0:1]
	.loc	0 72
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_135
; %bb.117:
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v2, vcc, s12, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dwordx4 v[6:9], v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s23, v6
	v_mac_f32_e32 v2, s27, v5
	s_cbranch_execnz .LBB0_119
.LBB0_118:
	v_mul_f32_e32 v2, s27, v5
.LBB0_119:
	v_mov_b32_e32 v3, s13
	v_add_u32_e32 v0, vcc, s12, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	.loc	0 75
	s_endpgm
.LBB0_120:
	.loc	0 72
	s_branch .LBB0_42
.LBB0_121:
	s_branch .LBB0_47
.LBB0_122:
	s_branch .LBB0_52
.LBB0_123:
	s_branch .LBB0_57
.LBB0_124:
	s_branch .LBB0_65
.LBB0_125:
	s_branch .LBB0_69
.LBB0_126:
	s_branch .LBB0_73
.LBB0_127:
	s_branch .LBB0_77
.LBB0_128:
	s_branch .LBB0_85
.LBB0_129:
	s_branch .LBB0_89
.LBB0_130:
	s_branch .LBB0_93
.LBB0_131:
	s_branch .LBB0_97
.LBB0_132:
	s_branch .LBB0_106
.LBB0_133:
	s_branch .LBB0_110
.LBB0_134:
	s_branch .LBB0_114
.LBB0_135:
	s_branch .LBB0_118
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_gcn4_vec4_new_float4
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
		.amdhsa_next_free_vgpr 71
		.amdhsa_next_free_sgpr 55
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
	.size	gemm_gcn4_vec4_new_float4, .Lfunc_end0-gemm_gcn4_vec4_new_float4
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 6416
; NumSgprs: 57
; NumVgprs: 71
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 4096 bytes/workgroup (compile time only)
; SGPRBlocks: 7
; VGPRBlocks: 17
; NumSGPRsForWavesPerEU: 57
; NumVGPRsForWavesPerEU: 71
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
        .type_name:      'float4*'
        .value_kind:     global_buffer
      - .offset:         24
        .size:           4
        .type_name:      int
        .value_kind:     by_value
      - .address_space:  global
        .is_const:       true
        .offset:         32
        .size:           8
        .type_name:      'float4*'
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
        .type_name:      'float4*'
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
    .name:           gemm_gcn4_vec4_new_float4
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 8
      - 8
      - 1
    .sgpr_count:     57
    .sgpr_spill_count: 0
    .symbol:         gemm_gcn4_vec4_new_float4.kd
    .vgpr_count:     71
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

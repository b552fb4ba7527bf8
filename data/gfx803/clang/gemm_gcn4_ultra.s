	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.hidden	read4                           ; -- Begin function read4
	.globl	read4
	.p2align	2
	.type	read4,@function
read4:                                  ; @read4
	.file	0 "." "gemm_gcn4_ultra.cl"
	.loc	0 31
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	.loc	0 32
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
	.loc	0 32
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB0_2
.LBB0_10:
	.loc	0 36
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[0:3], v[4:5]
	s_or_b64 exec, exec, s[4:5]
	.loc	0 42
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
	.protected	gemm_gcn4_ultra         ; -- Begin function gemm_gcn4_ultra
	.globl	gemm_gcn4_ultra
	.p2align	8
	.type	gemm_gcn4_ultra,@function
gemm_gcn4_ultra:                        ; @gemm_gcn4_ultra
	.loc	0 49
; %bb.0:
	.loc	0 53
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	s_load_dword s2, s[4:5], 0x18
	.loc	0 55
	v_lshlrev_b32_e32 v51, 4, v1
	v_or_b32_e32 v6, v51, v0
	.loc	0 56
	s_lshl_b32 s12, s7, 7
	v_lshrrev_b32_e32 v10, 1, v6
	.loc	0 61
	v_or_b32_e32 v4, s12, v10
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[2:3], s2, v4, 0
	.loc	0 53
	s_load_dwordx4 s[20:23], s[4:5], 0x0
	.loc	0 59
	v_lshlrev_b32_e32 v49, 2, v0
	.loc	0 61
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 59
	v_and_b32_e32 v85, 4, v49
	.loc	0 61
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v7, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_lshlrev_b32_e32 v5, 2, v85
	v_add_u32_e32 v13, vcc, v7, v5
	v_addc_u32_e32 v14, vcc, 0, v3, vcc
	.loc	0 63
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v52, vcc, s22, v85
	v_cmp_gt_i32_e64 s[0:1], s20, v4
	v_cndmask_b32_e64 v5, 0, v52, s[0:1]
	.loc	0 61
	v_mov_b32_e32 v2, 0
	.loc	0 32
	v_cmp_gt_i32_e32 vcc, 4, v5
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB1_8
; %bb.1:
	.loc	0 41
	v_cmp_lt_i32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB1_3
; %bb.2:
	flat_load_dword v2, v[13:14]
.LBB1_3:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 41
	v_cmp_lt_i32_e32 vcc, 1, v5
	v_mov_b32_e32 v4, 0
	v_mov_b32_e32 v3, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB1_5
; %bb.4:
	v_add_u32_e32 v7, vcc, 4, v13
	v_addc_u32_e32 v8, vcc, 0, v14, vcc
	flat_load_dword v3, v[7:8]
.LBB1_5:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 41
	v_cmp_lt_i32_e32 vcc, 2, v5
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB1_7
; %bb.6:
	v_add_u32_e32 v4, vcc, 8, v13
	v_addc_u32_e32 v5, vcc, 0, v14, vcc
	flat_load_dword v4, v[4:5]
.LBB1_7:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 41
	v_mov_b32_e32 v5, 0
.LBB1_8:
	.loc	0 32
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB1_10
; %bb.9:
	.loc	0 36
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[2:5], v[13:14]
.LBB1_10:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 53
	s_load_dwordx4 s[24:27], s[4:5], 0x20
	v_lshrrev_b32_e32 v53, 5, v6
	.loc	0 57
	s_lshl_b32 s2, s6, 7
	.loc	0 60
	v_lshlrev_b32_e32 v8, 2, v6
	.loc	0 62
	s_ashr_i32 s3, s2, 31
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[6:7], s[6:7], s26, v53, 0
	s_lshl_b64 s[6:7], s[2:3], 2
	s_add_u32 s3, s6, s24
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	s_addc_u32 s6, s7, s25
	.loc	0 60
	v_and_b32_e32 v8, 0x7c, v8
	.loc	0 62
	v_mov_b32_e32 v9, s6
	v_add_u32_e32 v11, vcc, s3, v6
	v_addc_u32_e32 v7, vcc, v9, v7, vcc
	v_lshlrev_b32_e32 v86, 2, v8
	v_add_u32_e32 v11, vcc, v11, v86
	v_addc_u32_e32 v12, vcc, 0, v7, vcc
	.loc	0 64
	v_or_b32_e32 v7, s2, v8
	v_sub_u32_e32 v54, vcc, s21, v7
	v_cmp_gt_i32_e32 vcc, s22, v53
	v_cndmask_b32_e32 v9, 0, v54, vcc
	.loc	0 62
	v_mov_b32_e32 v6, 0
	.loc	0 32
	v_cmp_gt_i32_e32 vcc, 4, v9
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB1_18
; %bb.11:
	.loc	0 41
	v_cmp_lt_i32_e32 vcc, 0, v9
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB1_13
; %bb.12:
	flat_load_dword v6, v[11:12]
.LBB1_13:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 41
	v_cmp_lt_i32_e32 vcc, 1, v9
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB1_15
; %bb.14:
	v_add_u32_e32 v15, vcc, 4, v11
	v_addc_u32_e32 v16, vcc, 0, v12, vcc
	flat_load_dword v7, v[15:16]
.LBB1_15:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 41
	v_cmp_lt_i32_e32 vcc, 2, v9
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB1_17
; %bb.16:
	v_add_u32_e32 v8, vcc, 8, v11
	v_addc_u32_e32 v9, vcc, 0, v12, vcc
	flat_load_dword v8, v[8:9]
.LBB1_17:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 41
	v_mov_b32_e32 v9, 0
.LBB1_18:
	.loc	0 32
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB1_20
; %bb.19:
	.loc	0 36
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[6:9], v[11:12]
.LBB1_20:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s3, 0
	.loc	0 73
	s_cmp_gt_i32 s22, 0
	v_lshlrev_b32_e32 v55, 2, v1
	s_cbranch_scc1 .LBB1_22
; %bb.21:
	.loc	0 0
	v_lshlrev_b32_e32 v1, 2, v1
	s_mov_b64 s[6:7], 0
	s_branch .LBB1_23
.LBB1_22:
	s_mov_b64 s[6:7], -1
.LBB1_23:
	.loc	0 73
	s_andn2_b64 vcc, exec, s[6:7]
	v_mov_b32_e32 v84, s3
	v_mov_b32_e32 v83, s3
	v_mov_b32_e32 v82, s3
	v_mov_b32_e32 v81, s3
	v_mov_b32_e32 v80, s3
	v_mov_b32_e32 v79, s3
	v_mov_b32_e32 v78, s3
	v_mov_b32_e32 v77, s3
	v_mov_b32_e32 v76, s3
	v_mov_b32_e32 v75, s3
	v_mov_b32_e32 v74, s3
	v_mov_b32_e32 v73, s3
	v_mov_b32_e32 v72, s3
	v_mov_b32_e32 v71, s3
	v_mov_b32_e32 v70, s3
	v_mov_b32_e32 v69, s3
	v_mov_b32_e32 v68, s3
	v_mov_b32_e32 v67, s3
	v_mov_b32_e32 v66, s3
	v_mov_b32_e32 v65, s3
	v_mov_b32_e32 v64, s3
	v_mov_b32_e32 v63, s3
	v_mov_b32_e32 v62, s3
	v_mov_b32_e32 v61, s3
	v_mov_b32_e32 v60, s3
	v_mov_b32_e32 v59, s3
	v_mov_b32_e32 v58, s3
	v_mov_b32_e32 v57, s3
	v_mov_b32_e32 v56, s3
	v_mov_b32_e32 v50, s3
	v_mov_b32_e32 v48, s3
	v_mov_b32_e32 v47, s3
	v_mov_b32_e32 v46, s3
	v_mov_b32_e32 v45, s3
	v_mov_b32_e32 v44, s3
	v_mov_b32_e32 v43, s3
	v_mov_b32_e32 v42, s3
	v_mov_b32_e32 v41, s3
	v_mov_b32_e32 v40, s3
	v_mov_b32_e32 v39, s3
	v_mov_b32_e32 v38, s3
	v_mov_b32_e32 v37, s3
	v_mov_b32_e32 v36, s3
	v_mov_b32_e32 v35, s3
	v_mov_b32_e32 v34, s3
	v_mov_b32_e32 v33, s3
	v_mov_b32_e32 v32, s3
	v_mov_b32_e32 v31, s3
	v_mov_b32_e32 v30, s3
	v_mov_b32_e32 v29, s3
	v_mov_b32_e32 v28, s3
	v_mov_b32_e32 v27, s3
	v_mov_b32_e32 v26, s3
	v_mov_b32_e32 v25, s3
	v_mov_b32_e32 v24, s3
	v_mov_b32_e32 v23, s3
	v_mov_b32_e32 v22, s3
	v_mov_b32_e32 v21, s3
	v_mov_b32_e32 v20, s3
	v_mov_b32_e32 v19, s3
	v_mov_b32_e32 v18, s3
	v_mov_b32_e32 v17, s3
	v_mov_b32_e32 v16, s3
	v_mov_b32_e32 v15, s3
	s_cbranch_vccnz .LBB1_50
; %bb.24:
	.loc	0 0
	v_lshlrev_b32_e32 v1, 2, v10
	v_lshlrev_b32_e32 v10, 9, v85
	s_ashr_i32 s7, s26, 31
	s_mov_b32 s6, s26
	v_or_b32_e32 v85, v10, v1
	v_lshlrev_b32_e32 v1, 9, v53
	v_or_b32_e32 v1, v1, v86
	s_lshl_b64 s[6:7], s[6:7], 3
	.loc	0 73
	v_lshlrev_b32_e32 v0, 4, v0
	v_or_b32_e32 v86, 0x1000, v1
	v_or_b32_e32 v87, 0x1000, v0
	s_mov_b32 s3, 0
	.loc	0 0
	v_mov_b32_e32 v15, 0
	v_mov_b32_e32 v10, 0
	s_lshl_b64 s[6:7], s[6:7], 2
	s_movk_i32 s13, 0x400
	s_movk_i32 s14, 0x408
	s_movk_i32 s15, 0x500
	s_movk_i32 s16, 0x508
	s_movk_i32 s17, 0x600
	s_movk_i32 s18, 0x608
	s_movk_i32 s19, 0x700
	s_movk_i32 s24, 0x708
	v_mov_b32_e32 v16, 0
	v_mov_b32_e32 v17, 0
	v_mov_b32_e32 v18, 0
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	v_mov_b32_e32 v21, 0
	v_mov_b32_e32 v22, 0
	v_mov_b32_e32 v23, 0
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	v_mov_b32_e32 v26, 0
	v_mov_b32_e32 v27, 0
	v_mov_b32_e32 v28, 0
	v_mov_b32_e32 v29, 0
	v_mov_b32_e32 v30, 0
	v_mov_b32_e32 v31, 0
	v_mov_b32_e32 v32, 0
	v_mov_b32_e32 v33, 0
	v_mov_b32_e32 v34, 0
	v_mov_b32_e32 v35, 0
	v_mov_b32_e32 v36, 0
	v_mov_b32_e32 v37, 0
	v_mov_b32_e32 v38, 0
	v_mov_b32_e32 v39, 0
	v_mov_b32_e32 v40, 0
	v_mov_b32_e32 v41, 0
	v_mov_b32_e32 v42, 0
	v_mov_b32_e32 v43, 0
	v_mov_b32_e32 v44, 0
	v_mov_b32_e32 v45, 0
	v_mov_b32_e32 v46, 0
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v48, 0
	v_mov_b32_e32 v50, 0
	v_mov_b32_e32 v56, 0
	v_mov_b32_e32 v57, 0
	v_mov_b32_e32 v58, 0
	v_mov_b32_e32 v59, 0
	v_mov_b32_e32 v60, 0
	v_mov_b32_e32 v61, 0
	v_mov_b32_e32 v62, 0
	v_mov_b32_e32 v63, 0
	v_mov_b32_e32 v64, 0
	v_mov_b32_e32 v65, 0
	v_mov_b32_e32 v66, 0
	v_mov_b32_e32 v67, 0
	v_mov_b32_e32 v68, 0
	v_mov_b32_e32 v69, 0
	v_mov_b32_e32 v70, 0
	v_mov_b32_e32 v71, 0
	v_mov_b32_e32 v72, 0
	v_mov_b32_e32 v73, 0
	v_mov_b32_e32 v74, 0
	v_mov_b32_e32 v75, 0
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v84, 0
	s_mov_b32 m0, -1
.LBB1_25:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_46 Depth 2
	.loc	0 84
	v_add_u32_e32 v0, vcc, 32, v13
	.loc	0 74
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v85, v2, v3 offset1:2
	.loc	0 76
	ds_write2st64_b32 v85, v4, v5 offset0:4 offset1:6
	.loc	0 80
	ds_write2_b32 v86, v6, v7 offset1:1
	.loc	0 82
	ds_write2_b32 v86, v8, v9 offset0:2 offset1:3
	.loc	0 84
	v_addc_u32_e32 v1, vcc, 0, v14, vcc
	.loc	0 87
	v_subrev_u32_e32 v2, vcc, s3, v52
	v_add_u32_e32 v2, vcc, -8, v2
	v_cndmask_b32_e64 v6, 0, v2, s[0:1]
	.loc	0 32
	v_cmp_gt_i32_e32 vcc, 4, v6
	.loc	0 82
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 32
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB1_33
; %bb.26:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	0 41
	v_cmp_lt_i32_e32 vcc, 0, v6
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_28
; %bb.27:                               ;   in Loop: Header=BB1_25 Depth=1
	flat_load_dword v7, v[0:1]
.LBB1_28:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 41
	v_cmp_lt_i32_e32 vcc, 1, v6
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_30
; %bb.29:                               ;   in Loop: Header=BB1_25 Depth=1
	v_add_u32_e32 v2, vcc, 36, v13
	v_addc_u32_e32 v3, vcc, 0, v14, vcc
	flat_load_dword v8, v[2:3]
.LBB1_30:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 41
	v_cmp_lt_i32_e32 vcc, 2, v6
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_32
; %bb.31:                               ;   in Loop: Header=BB1_25 Depth=1
	v_add_u32_e32 v2, vcc, 40, v13
	v_addc_u32_e32 v3, vcc, 0, v14, vcc
	flat_load_dword v9, v[2:3]
.LBB1_32:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v7
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v5, v10
.LBB1_33:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	0 32
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB1_35
; %bb.34:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	0 36
	flat_load_dwordx4 v[2:5], v[0:1]
.LBB1_35:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 85
	v_mov_b32_e32 v6, s7
	v_add_u32_e32 v11, vcc, s6, v11
	.loc	0 86
	s_add_i32 s3, s3, 8
	.loc	0 85
	v_addc_u32_e32 v12, vcc, v12, v6, vcc
	.loc	0 88
	v_add_u32_e32 v6, vcc, s3, v53
	v_cmp_gt_i32_e32 vcc, s22, v6
	v_cndmask_b32_e32 v13, 0, v54, vcc
	.loc	0 32
	v_cmp_gt_i32_e32 vcc, 4, v13
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB1_43
; %bb.36:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	0 41
	v_cmp_lt_i32_e32 vcc, 0, v13
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_38
; %bb.37:                               ;   in Loop: Header=BB1_25 Depth=1
	flat_load_dword v7, v[11:12]
.LBB1_38:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 41
	v_cmp_lt_i32_e32 vcc, 1, v13
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_40
; %bb.39:                               ;   in Loop: Header=BB1_25 Depth=1
	v_add_u32_e32 v8, vcc, 4, v11
	v_addc_u32_e32 v9, vcc, 0, v12, vcc
	flat_load_dword v8, v[8:9]
.LBB1_40:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 41
	v_cmp_lt_i32_e32 vcc, 2, v13
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_42
; %bb.41:                               ;   in Loop: Header=BB1_25 Depth=1
	v_add_u32_e32 v13, vcc, 8, v11
	v_addc_u32_e32 v14, vcc, 0, v12, vcc
	flat_load_dword v9, v[13:14]
.LBB1_42:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v8, v9
	v_mov_b32_e32 v9, v10
.LBB1_43:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	0 32
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB1_45
; %bb.44:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	0 36
	flat_load_dwordx4 v[6:9], v[11:12]
.LBB1_45:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 s8, 0
.LBB1_46:                               ;   Parent Loop BB1_25 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 93
	v_add_u32_e32 v102, vcc, s8, v51
	.loc	0 94
	v_add_u32_e32 v103, vcc, s8, v87
	.loc	0 93
	ds_read2_b32 v[13:14], v102 offset0:2 offset1:3
	ds_read2_b32 v[88:89], v102 offset1:1
	ds_read2_b32 v[90:91], v102 offset0:66 offset1:67
	ds_read2_b32 v[92:93], v102 offset0:64 offset1:65
	.loc	0 94
	ds_read2_b32 v[94:95], v103 offset0:2 offset1:3
	ds_read2_b32 v[96:97], v103 offset1:1
	ds_read2_b32 v[98:99], v103 offset0:66 offset1:67
	ds_read2_b32 v[100:101], v103 offset0:64 offset1:65
	.loc	0 92
	s_addk_i32 s8, 0x800
	.loc	0 101
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v82, v88, v94
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v84, v88, v96
	v_mac_f32_e32 v83, v88, v97
	v_mac_f32_e32 v81, v88, v95
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v80, v88, v100
	v_mac_f32_e32 v79, v88, v101
	v_mac_f32_e32 v78, v88, v98
	v_mac_f32_e32 v77, v88, v99
	v_mac_f32_e32 v76, v89, v96
	v_mac_f32_e32 v75, v89, v97
	v_mac_f32_e32 v74, v89, v94
	v_mac_f32_e32 v73, v89, v95
	v_mac_f32_e32 v72, v89, v100
	v_mac_f32_e32 v71, v89, v101
	v_mac_f32_e32 v70, v89, v98
	v_mac_f32_e32 v69, v89, v99
	v_mac_f32_e32 v68, v13, v96
	v_mac_f32_e32 v67, v13, v97
	v_mac_f32_e32 v66, v13, v94
	v_mac_f32_e32 v65, v13, v95
	v_mac_f32_e32 v64, v13, v100
	v_mac_f32_e32 v63, v13, v101
	v_mac_f32_e32 v62, v13, v98
	v_mac_f32_e32 v61, v13, v99
	v_mac_f32_e32 v60, v14, v96
	v_mac_f32_e32 v59, v14, v97
	v_mac_f32_e32 v58, v14, v94
	v_mac_f32_e32 v57, v14, v95
	v_mac_f32_e32 v56, v14, v100
	v_mac_f32_e32 v50, v14, v101
	v_mac_f32_e32 v48, v14, v98
	v_mac_f32_e32 v47, v14, v99
	v_mac_f32_e32 v46, v92, v96
	v_mac_f32_e32 v45, v92, v97
	v_mac_f32_e32 v44, v92, v94
	v_mac_f32_e32 v43, v92, v95
	v_mac_f32_e32 v42, v92, v100
	v_mac_f32_e32 v41, v92, v101
	v_mac_f32_e32 v40, v92, v98
	v_mac_f32_e32 v39, v92, v99
	v_mac_f32_e32 v38, v93, v96
	v_mac_f32_e32 v37, v93, v97
	v_mac_f32_e32 v36, v93, v94
	v_mac_f32_e32 v35, v93, v95
	v_mac_f32_e32 v34, v93, v100
	v_mac_f32_e32 v33, v93, v101
	v_mac_f32_e32 v32, v93, v98
	v_mac_f32_e32 v31, v93, v99
	v_mac_f32_e32 v30, v90, v96
	v_mac_f32_e32 v29, v90, v97
	v_mac_f32_e32 v28, v90, v94
	v_mac_f32_e32 v27, v90, v95
	v_mac_f32_e32 v26, v90, v100
	v_mac_f32_e32 v25, v90, v101
	v_mac_f32_e32 v24, v90, v98
	v_mac_f32_e32 v23, v90, v99
	v_mac_f32_e32 v22, v91, v96
	v_mac_f32_e32 v21, v91, v97
	v_mac_f32_e32 v20, v91, v94
	v_mac_f32_e32 v19, v91, v95
	v_mac_f32_e32 v18, v91, v100
	v_mac_f32_e32 v17, v91, v101
	v_mac_f32_e32 v16, v91, v98
	v_mac_f32_e32 v15, v91, v99
	.loc	0 93
	ds_read2_b32 v[13:14], v102 offset0:130 offset1:131
	ds_read2_b32 v[88:89], v102 offset0:128 offset1:129
	ds_read2_b32 v[90:91], v102 offset0:194 offset1:195
	ds_read2_b32 v[92:93], v102 offset0:192 offset1:193
	.loc	0 94
	ds_read2_b32 v[94:95], v103 offset0:130 offset1:131
	ds_read2_b32 v[96:97], v103 offset0:128 offset1:129
	ds_read2_b32 v[98:99], v103 offset0:194 offset1:195
	ds_read2_b32 v[100:101], v103 offset0:192 offset1:193
	.loc	0 92
	s_cmpk_eq_i32 s8, 0x1000
	.loc	0 101
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v82, v88, v94
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v84, v88, v96
	v_mac_f32_e32 v83, v88, v97
	v_mac_f32_e32 v81, v88, v95
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v80, v88, v100
	v_mac_f32_e32 v79, v88, v101
	v_mac_f32_e32 v78, v88, v98
	v_mac_f32_e32 v77, v88, v99
	v_mac_f32_e32 v76, v89, v96
	v_mac_f32_e32 v74, v89, v94
	v_mac_f32_e32 v72, v89, v100
	v_mac_f32_e32 v70, v89, v98
	v_mac_f32_e32 v68, v13, v96
	v_mac_f32_e32 v67, v13, v97
	v_mac_f32_e32 v66, v13, v94
	v_mac_f32_e32 v65, v13, v95
	v_mac_f32_e32 v64, v13, v100
	v_mac_f32_e32 v63, v13, v101
	v_mac_f32_e32 v62, v13, v98
	v_mac_f32_e32 v61, v13, v99
	v_mac_f32_e32 v60, v14, v96
	v_mac_f32_e32 v58, v14, v94
	v_mac_f32_e32 v56, v14, v100
	v_mac_f32_e32 v48, v14, v98
	v_mac_f32_e32 v46, v92, v96
	v_mac_f32_e32 v45, v92, v97
	v_mac_f32_e32 v44, v92, v94
	v_mac_f32_e32 v43, v92, v95
	v_mac_f32_e32 v42, v92, v100
	v_mac_f32_e32 v41, v92, v101
	v_mac_f32_e32 v40, v92, v98
	v_mac_f32_e32 v39, v92, v99
	v_mac_f32_e32 v38, v93, v96
	v_mac_f32_e32 v36, v93, v94
	v_mac_f32_e32 v34, v93, v100
	v_mac_f32_e32 v32, v93, v98
	v_mac_f32_e32 v30, v90, v96
	v_mac_f32_e32 v29, v90, v97
	v_mac_f32_e32 v28, v90, v94
	v_mac_f32_e32 v27, v90, v95
	v_mac_f32_e32 v26, v90, v100
	v_mac_f32_e32 v25, v90, v101
	v_mac_f32_e32 v24, v90, v98
	v_mac_f32_e32 v23, v90, v99
	v_mac_f32_e32 v22, v91, v96
	v_mac_f32_e32 v20, v91, v94
	v_mac_f32_e32 v18, v91, v100
	v_mac_f32_e32 v16, v91, v98
	.loc	0 93
	v_add_u32_e32 v88, vcc, s13, v102
	v_add_u32_e32 v13, vcc, s14, v102
	v_add_u32_e32 v92, vcc, s15, v102
	v_add_u32_e32 v90, vcc, s16, v102
	.loc	0 94
	v_add_u32_e32 v96, vcc, s13, v103
	v_add_u32_e32 v94, vcc, s14, v103
	v_add_u32_e32 v100, vcc, s15, v103
	v_add_u32_e32 v98, vcc, s16, v103
	.loc	0 101
	v_mac_f32_e32 v75, v89, v97
	v_mac_f32_e32 v73, v89, v95
	v_mac_f32_e32 v71, v89, v101
	v_mac_f32_e32 v69, v89, v99
	v_mac_f32_e32 v59, v14, v97
	v_mac_f32_e32 v57, v14, v95
	v_mac_f32_e32 v50, v14, v101
	v_mac_f32_e32 v47, v14, v99
	v_mac_f32_e32 v37, v93, v97
	v_mac_f32_e32 v35, v93, v95
	v_mac_f32_e32 v33, v93, v101
	v_mac_f32_e32 v31, v93, v99
	v_mac_f32_e32 v21, v91, v97
	v_mac_f32_e32 v19, v91, v95
	v_mac_f32_e32 v17, v91, v101
	v_mac_f32_e32 v15, v91, v99
	.loc	0 93
	ds_read2_b32 v[13:14], v13 offset1:1
	ds_read2_b32 v[88:89], v88 offset1:1
	ds_read2_b32 v[90:91], v90 offset1:1
	ds_read2_b32 v[92:93], v92 offset1:1
	.loc	0 94
	ds_read2_b32 v[94:95], v94 offset1:1
	ds_read2_b32 v[96:97], v96 offset1:1
	ds_read2_b32 v[98:99], v98 offset1:1
	ds_read2_b32 v[100:101], v100 offset1:1
	.loc	0 101
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v82, v88, v94
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v84, v88, v96
	v_mac_f32_e32 v83, v88, v97
	v_mac_f32_e32 v81, v88, v95
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v80, v88, v100
	v_mac_f32_e32 v79, v88, v101
	v_mac_f32_e32 v78, v88, v98
	v_mac_f32_e32 v77, v88, v99
	v_mac_f32_e32 v76, v89, v96
	v_mac_f32_e32 v74, v89, v94
	v_mac_f32_e32 v72, v89, v100
	v_mac_f32_e32 v70, v89, v98
	v_mac_f32_e32 v68, v13, v96
	v_mac_f32_e32 v67, v13, v97
	v_mac_f32_e32 v66, v13, v94
	v_mac_f32_e32 v65, v13, v95
	v_mac_f32_e32 v64, v13, v100
	v_mac_f32_e32 v63, v13, v101
	v_mac_f32_e32 v62, v13, v98
	v_mac_f32_e32 v61, v13, v99
	v_mac_f32_e32 v60, v14, v96
	v_mac_f32_e32 v58, v14, v94
	v_mac_f32_e32 v56, v14, v100
	v_mac_f32_e32 v48, v14, v98
	v_mac_f32_e32 v46, v92, v96
	v_mac_f32_e32 v45, v92, v97
	v_mac_f32_e32 v44, v92, v94
	v_mac_f32_e32 v43, v92, v95
	v_mac_f32_e32 v42, v92, v100
	v_mac_f32_e32 v41, v92, v101
	v_mac_f32_e32 v40, v92, v98
	v_mac_f32_e32 v39, v92, v99
	v_mac_f32_e32 v38, v93, v96
	v_mac_f32_e32 v36, v93, v94
	v_mac_f32_e32 v34, v93, v100
	v_mac_f32_e32 v32, v93, v98
	v_mac_f32_e32 v30, v90, v96
	v_mac_f32_e32 v29, v90, v97
	v_mac_f32_e32 v28, v90, v94
	v_mac_f32_e32 v27, v90, v95
	v_mac_f32_e32 v26, v90, v100
	v_mac_f32_e32 v25, v90, v101
	v_mac_f32_e32 v24, v90, v98
	v_mac_f32_e32 v23, v90, v99
	v_mac_f32_e32 v22, v91, v96
	v_mac_f32_e32 v20, v91, v94
	v_mac_f32_e32 v18, v91, v100
	v_mac_f32_e32 v16, v91, v98
	.loc	0 93
	v_add_u32_e32 v88, vcc, s17, v102
	v_add_u32_e32 v13, vcc, s18, v102
	v_add_u32_e32 v92, vcc, s19, v102
	v_add_u32_e32 v90, vcc, s24, v102
	.loc	0 94
	v_add_u32_e32 v96, vcc, s17, v103
	v_add_u32_e32 v94, vcc, s18, v103
	v_add_u32_e32 v100, vcc, s19, v103
	v_add_u32_e32 v98, vcc, s24, v103
	.loc	0 101
	v_mac_f32_e32 v75, v89, v97
	v_mac_f32_e32 v73, v89, v95
	v_mac_f32_e32 v71, v89, v101
	v_mac_f32_e32 v69, v89, v99
	v_mac_f32_e32 v59, v14, v97
	v_mac_f32_e32 v57, v14, v95
	v_mac_f32_e32 v50, v14, v101
	v_mac_f32_e32 v47, v14, v99
	v_mac_f32_e32 v37, v93, v97
	v_mac_f32_e32 v35, v93, v95
	v_mac_f32_e32 v33, v93, v101
	v_mac_f32_e32 v31, v93, v99
	v_mac_f32_e32 v21, v91, v97
	v_mac_f32_e32 v19, v91, v95
	v_mac_f32_e32 v17, v91, v101
	v_mac_f32_e32 v15, v91, v99
	.loc	0 93
	ds_read2_b32 v[13:14], v13 offset1:1
	ds_read2_b32 v[88:89], v88 offset1:1
	ds_read2_b32 v[90:91], v90 offset1:1
	ds_read2_b32 v[92:93], v92 offset1:1
	.loc	0 94
	ds_read2_b32 v[94:95], v94 offset1:1
	ds_read2_b32 v[96:97], v96 offset1:1
	ds_read2_b32 v[98:99], v98 offset1:1
	ds_read2_b32 v[100:101], v100 offset1:1
	.loc	0 101
	s_waitcnt lgkmcnt(3)
	v_mac_f32_e32 v82, v88, v94
	s_waitcnt lgkmcnt(2)
	v_mac_f32_e32 v84, v88, v96
	v_mac_f32_e32 v83, v88, v97
	v_mac_f32_e32 v81, v88, v95
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v80, v88, v100
	v_mac_f32_e32 v79, v88, v101
	v_mac_f32_e32 v78, v88, v98
	v_mac_f32_e32 v77, v88, v99
	v_mac_f32_e32 v76, v89, v96
	v_mac_f32_e32 v75, v89, v97
	v_mac_f32_e32 v74, v89, v94
	v_mac_f32_e32 v73, v89, v95
	v_mac_f32_e32 v72, v89, v100
	v_mac_f32_e32 v71, v89, v101
	v_mac_f32_e32 v70, v89, v98
	v_mac_f32_e32 v69, v89, v99
	v_mac_f32_e32 v68, v13, v96
	v_mac_f32_e32 v67, v13, v97
	v_mac_f32_e32 v66, v13, v94
	v_mac_f32_e32 v65, v13, v95
	v_mac_f32_e32 v64, v13, v100
	v_mac_f32_e32 v63, v13, v101
	v_mac_f32_e32 v62, v13, v98
	v_mac_f32_e32 v61, v13, v99
	v_mac_f32_e32 v60, v14, v96
	v_mac_f32_e32 v59, v14, v97
	v_mac_f32_e32 v58, v14, v94
	v_mac_f32_e32 v57, v14, v95
	v_mac_f32_e32 v56, v14, v100
	v_mac_f32_e32 v50, v14, v101
	v_mac_f32_e32 v48, v14, v98
	v_mac_f32_e32 v47, v14, v99
	v_mac_f32_e32 v46, v92, v96
	v_mac_f32_e32 v45, v92, v97
	v_mac_f32_e32 v44, v92, v94
	v_mac_f32_e32 v43, v92, v95
	v_mac_f32_e32 v42, v92, v100
	v_mac_f32_e32 v41, v92, v101
	v_mac_f32_e32 v40, v92, v98
	v_mac_f32_e32 v39, v92, v99
	v_mac_f32_e32 v38, v93, v96
	v_mac_f32_e32 v37, v93, v97
	v_mac_f32_e32 v36, v93, v94
	v_mac_f32_e32 v35, v93, v95
	v_mac_f32_e32 v34, v93, v100
	v_mac_f32_e32 v33, v93, v101
	v_mac_f32_e32 v32, v93, v98
	v_mac_f32_e32 v31, v93, v99
	v_mac_f32_e32 v30, v90, v96
	v_mac_f32_e32 v29, v90, v97
	v_mac_f32_e32 v28, v90, v94
	v_mac_f32_e32 v27, v90, v95
	v_mac_f32_e32 v26, v90, v100
	v_mac_f32_e32 v25, v90, v101
	v_mac_f32_e32 v24, v90, v98
	v_mac_f32_e32 v23, v90, v99
	v_mac_f32_e32 v22, v91, v96
	v_mac_f32_e32 v21, v91, v97
	v_mac_f32_e32 v20, v91, v94
	v_mac_f32_e32 v19, v91, v95
	v_mac_f32_e32 v18, v91, v100
	v_mac_f32_e32 v17, v91, v101
	v_mac_f32_e32 v16, v91, v98
	v_mac_f32_e32 v15, v91, v99
	s_cbranch_scc0 .LBB1_46
; %bb.47:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	0 73
	s_cmp_ge_i32 s3, s22
	.loc	0 103
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB1_49
; %bb.48:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	0 0
	v_mov_b32_e32 v14, v1
	v_mov_b32_e32 v13, v0
	s_branch .LBB1_25
.LBB1_49:
	v_mov_b32_e32 v1, v55
.LBB1_50:
	.loc	0 53
	s_load_dwordx2 s[24:25], s[4:5], 0x30
	s_load_dword s22, s[4:5], 0x38
	v_add_u32_e32 v55, vcc, s12, v1
	v_add_u32_e32 v53, vcc, s2, v49
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[2:3], v55, s22, 0
	v_cmp_gt_i32_e64 s[18:19], s20, v55
	v_cmp_gt_i32_e64 s[16:17], s21, v53
	v_cmp_neq_f32_e64 s[0:1], s27, 0
	.loc	0 112
	s_and_b64 s[4:5], s[18:19], s[16:17]
	v_ashrrev_i32_e32 v54, 31, v53
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB1_55
; %bb.51:
	.loc	0 113
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, v0, v53
	v_addc_u32_e32 v3, vcc, v1, v54, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB1_371
; %bb.52:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v4, vcc, s24, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s27, v4
	v_mac_f32_e32 v4, s23, v84
	s_cbranch_execnz .LBB1_54
.LBB1_53:
	v_mul_f32_e32 v4, s23, v84
.LBB1_54:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB1_55:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 111
	v_or_b32_e32 v51, 1, v53
	v_cmp_gt_i32_e64 s[14:15], s21, v51
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v2, 0, 1, s[0:1]
	.loc	0 112
	s_and_b64 s[4:5], s[18:19], s[14:15]
	v_ashrrev_i32_e32 v52, 31, v51
	v_cmp_ne_u32_e64 s[0:1], 1, v2
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB1_60
; %bb.56:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v51
	v_addc_u32_e32 v3, vcc, v1, v52, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_372
; %bb.57:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v4, vcc, s24, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s27, v4
	v_mac_f32_e32 v4, s23, v83
	s_cbranch_execnz .LBB1_59
.LBB1_58:
	v_mul_f32_e32 v4, s23, v83
.LBB1_59:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB1_60:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 111
	v_or_b32_e32 v14, 2, v53
	v_cmp_gt_i32_e64 s[12:13], s21, v14
	.loc	0 112
	s_and_b64 s[4:5], s[18:19], s[12:13]
	v_ashrrev_i32_e32 v49, 31, v14
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB1_65
; %bb.61:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v14
	v_addc_u32_e32 v3, vcc, v1, v49, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_373
; %bb.62:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v4, vcc, s24, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s27, v4
	v_mac_f32_e32 v4, s23, v82
	s_cbranch_execnz .LBB1_64
.LBB1_63:
	v_mul_f32_e32 v4, s23, v82
.LBB1_64:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB1_65:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 111
	v_or_b32_e32 v12, 3, v53
	v_cmp_gt_i32_e64 s[10:11], s21, v12
	.loc	0 112
	s_and_b64 s[4:5], s[18:19], s[10:11]
	v_ashrrev_i32_e32 v13, 31, v12
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB1_70
; %bb.66:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v12
	v_addc_u32_e32 v3, vcc, v1, v13, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_374
; %bb.67:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v4, vcc, s24, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s27, v4
	v_mac_f32_e32 v4, s23, v81
	s_cbranch_execnz .LBB1_69
.LBB1_68:
	v_mul_f32_e32 v4, s23, v81
.LBB1_69:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB1_70:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 111
	v_add_u32_e32 v10, vcc, 64, v53
	v_cmp_gt_i32_e64 s[8:9], s21, v10
	.loc	0 112
	s_and_b64 s[4:5], s[18:19], s[8:9]
	v_ashrrev_i32_e32 v11, 31, v10
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB1_75
; %bb.71:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v10
	v_addc_u32_e32 v3, vcc, v1, v11, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_375
; %bb.72:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v4, vcc, s24, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s27, v4
	v_mac_f32_e32 v4, s23, v80
	s_cbranch_execnz .LBB1_74
.LBB1_73:
	v_mul_f32_e32 v4, s23, v80
.LBB1_74:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB1_75:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 111
	v_add_u32_e32 v8, vcc, 0x41, v53
	v_cmp_gt_i32_e64 s[6:7], s21, v8
	.loc	0 112
	s_and_b64 s[4:5], s[18:19], s[6:7]
	v_ashrrev_i32_e32 v9, 31, v8
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB1_80
; %bb.76:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v8
	v_addc_u32_e32 v3, vcc, v1, v9, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_376
; %bb.77:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v4, vcc, s24, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s27, v4
	v_mac_f32_e32 v4, s23, v79
	s_cbranch_execnz .LBB1_79
.LBB1_78:
	v_mul_f32_e32 v4, s23, v79
.LBB1_79:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB1_80:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 111
	v_add_u32_e32 v6, vcc, 0x42, v53
	v_cmp_gt_i32_e64 s[4:5], s21, v6
	.loc	0 112
	s_and_b64 s[28:29], s[18:19], s[4:5]
	v_ashrrev_i32_e32 v7, 31, v6
	s_and_saveexec_b64 s[2:3], s[28:29]
	s_cbranch_execz .LBB1_85
; %bb.81:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_377
; %bb.82:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v4, vcc, s24, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s27, v4
	v_mac_f32_e32 v4, s23, v78
	s_cbranch_execnz .LBB1_84
.LBB1_83:
	v_mul_f32_e32 v4, s23, v78
.LBB1_84:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB1_85:
	.loc	0 0
	s_or_b64 exec, exec, s[2:3]
	.loc	0 111
	v_add_u32_e32 v4, vcc, 0x43, v53
	v_cmp_gt_i32_e64 s[2:3], s21, v4
	.loc	0 112
	s_and_b64 s[28:29], s[18:19], s[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execz .LBB1_90
; %bb.86:
	.loc	0 113
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_378
; %bb.87:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v2, vcc, s24, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s27, v2
	v_mac_f32_e32 v2, s23, v77
	s_cbranch_execnz .LBB1_89
.LBB1_88:
	v_mul_f32_e32 v2, s23, v77
.LBB1_89:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v0, vcc, s24, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB1_90:
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	v_or_b32_e32 v2, 1, v55
	v_mad_i64_i32 v[0:1], s[18:19], v2, s22, 0
	v_cmp_gt_i32_e64 s[18:19], s20, v2
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[16:17]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_98
; %bb.91:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[14:15]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_102
.LBB1_92:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[12:13]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_106
.LBB1_93:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[10:11]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_110
.LBB1_94:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[8:9]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_114
.LBB1_95:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[6:7]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_118
.LBB1_96:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[4:5]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_122
.LBB1_97:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[28:29], s[18:19], s[2:3]
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execnz .LBB1_126
	s_branch .LBB1_130
.LBB1_98:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v53
	v_addc_u32_e32 v3, vcc, v1, v54, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_379
; %bb.99:
	v_mov_b32_e32 v78, s25
	v_add_u32_e32 v77, vcc, s24, v2
	v_addc_u32_e32 v78, vcc, v78, v3, vcc
	flat_load_dword v77, v[77:78]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v77, s27, v77
	v_mac_f32_e32 v77, s23, v76
	s_cbranch_execnz .LBB1_101
.LBB1_100:
	v_mul_f32_e32 v77, s23, v76
.LBB1_101:
	v_mov_b32_e32 v76, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v76, v3, vcc
	flat_store_dword v[2:3], v77
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[14:15]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_92
.LBB1_102:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v51
	v_addc_u32_e32 v3, vcc, v1, v52, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_380
; %bb.103:
	v_mov_b32_e32 v77, s25
	v_add_u32_e32 v76, vcc, s24, v2
	v_addc_u32_e32 v77, vcc, v77, v3, vcc
	flat_load_dword v76, v[76:77]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v76, s27, v76
	v_mac_f32_e32 v76, s23, v75
	s_cbranch_execnz .LBB1_105
.LBB1_104:
	v_mul_f32_e32 v76, s23, v75
.LBB1_105:
	v_mov_b32_e32 v75, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v75, v3, vcc
	flat_store_dword v[2:3], v76
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[12:13]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_93
.LBB1_106:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v14
	v_addc_u32_e32 v3, vcc, v1, v49, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_381
; %bb.107:
	v_mov_b32_e32 v76, s25
	v_add_u32_e32 v75, vcc, s24, v2
	v_addc_u32_e32 v76, vcc, v76, v3, vcc
	flat_load_dword v75, v[75:76]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v75, s27, v75
	v_mac_f32_e32 v75, s23, v74
	s_cbranch_execnz .LBB1_109
.LBB1_108:
	v_mul_f32_e32 v75, s23, v74
.LBB1_109:
	v_mov_b32_e32 v74, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v74, v3, vcc
	flat_store_dword v[2:3], v75
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[10:11]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_94
.LBB1_110:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v12
	v_addc_u32_e32 v3, vcc, v1, v13, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_382
; %bb.111:
	v_mov_b32_e32 v75, s25
	v_add_u32_e32 v74, vcc, s24, v2
	v_addc_u32_e32 v75, vcc, v75, v3, vcc
	flat_load_dword v74, v[74:75]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v74, s27, v74
	v_mac_f32_e32 v74, s23, v73
	s_cbranch_execnz .LBB1_113
.LBB1_112:
	v_mul_f32_e32 v74, s23, v73
.LBB1_113:
	v_mov_b32_e32 v73, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v73, v3, vcc
	flat_store_dword v[2:3], v74
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[8:9]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_95
.LBB1_114:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v10
	v_addc_u32_e32 v3, vcc, v1, v11, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_383
; %bb.115:
	v_mov_b32_e32 v74, s25
	v_add_u32_e32 v73, vcc, s24, v2
	v_addc_u32_e32 v74, vcc, v74, v3, vcc
	flat_load_dword v73, v[73:74]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v73, s27, v73
	v_mac_f32_e32 v73, s23, v72
	s_cbranch_execnz .LBB1_117
.LBB1_116:
	v_mul_f32_e32 v73, s23, v72
.LBB1_117:
	v_mov_b32_e32 v72, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v72, v3, vcc
	flat_store_dword v[2:3], v73
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[6:7]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_96
.LBB1_118:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v8
	v_addc_u32_e32 v3, vcc, v1, v9, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_384
; %bb.119:
	v_mov_b32_e32 v73, s25
	v_add_u32_e32 v72, vcc, s24, v2
	v_addc_u32_e32 v73, vcc, v73, v3, vcc
	flat_load_dword v72, v[72:73]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v72, s27, v72
	v_mac_f32_e32 v72, s23, v71
	s_cbranch_execnz .LBB1_121
.LBB1_120:
	v_mul_f32_e32 v72, s23, v71
.LBB1_121:
	v_mov_b32_e32 v71, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v71, v3, vcc
	flat_store_dword v[2:3], v72
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[4:5]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_97
.LBB1_122:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_385
; %bb.123:
	v_mov_b32_e32 v72, s25
	v_add_u32_e32 v71, vcc, s24, v2
	v_addc_u32_e32 v72, vcc, v72, v3, vcc
	flat_load_dword v71, v[71:72]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v71, s27, v71
	v_mac_f32_e32 v71, s23, v70
	s_cbranch_execnz .LBB1_125
.LBB1_124:
	v_mul_f32_e32 v71, s23, v70
.LBB1_125:
	v_mov_b32_e32 v70, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v70, v3, vcc
	flat_store_dword v[2:3], v71
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[28:29], s[18:19], s[2:3]
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execz .LBB1_130
.LBB1_126:
	.loc	0 113
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_386
; %bb.127:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v2, vcc, s24, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s27, v2
	v_mac_f32_e32 v2, s23, v69
	s_cbranch_execnz .LBB1_129
.LBB1_128:
	v_mul_f32_e32 v2, s23, v69
.LBB1_129:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v0, vcc, s24, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB1_130:
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	v_or_b32_e32 v2, 2, v55
	v_mad_i64_i32 v[0:1], s[18:19], v2, s22, 0
	v_cmp_gt_i32_e64 s[18:19], s20, v2
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[16:17]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_138
; %bb.131:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[14:15]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_142
.LBB1_132:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[12:13]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_146
.LBB1_133:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[10:11]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_150
.LBB1_134:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[8:9]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_154
.LBB1_135:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[6:7]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_158
.LBB1_136:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[4:5]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_162
.LBB1_137:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[28:29], s[18:19], s[2:3]
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execnz .LBB1_166
	s_branch .LBB1_170
.LBB1_138:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v53
	v_addc_u32_e32 v3, vcc, v1, v54, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_387
; %bb.139:
	v_mov_b32_e32 v70, s25
	v_add_u32_e32 v69, vcc, s24, v2
	v_addc_u32_e32 v70, vcc, v70, v3, vcc
	flat_load_dword v69, v[69:70]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v69, s27, v69
	v_mac_f32_e32 v69, s23, v68
	s_cbranch_execnz .LBB1_141
.LBB1_140:
	v_mul_f32_e32 v69, s23, v68
.LBB1_141:
	v_mov_b32_e32 v68, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v68, v3, vcc
	flat_store_dword v[2:3], v69
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[14:15]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_132
.LBB1_142:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v51
	v_addc_u32_e32 v3, vcc, v1, v52, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_388
; %bb.143:
	v_mov_b32_e32 v69, s25
	v_add_u32_e32 v68, vcc, s24, v2
	v_addc_u32_e32 v69, vcc, v69, v3, vcc
	flat_load_dword v68, v[68:69]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v68, s27, v68
	v_mac_f32_e32 v68, s23, v67
	s_cbranch_execnz .LBB1_145
.LBB1_144:
	v_mul_f32_e32 v68, s23, v67
.LBB1_145:
	v_mov_b32_e32 v67, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v67, v3, vcc
	flat_store_dword v[2:3], v68
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[12:13]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_133
.LBB1_146:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v14
	v_addc_u32_e32 v3, vcc, v1, v49, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_389
; %bb.147:
	v_mov_b32_e32 v68, s25
	v_add_u32_e32 v67, vcc, s24, v2
	v_addc_u32_e32 v68, vcc, v68, v3, vcc
	flat_load_dword v67, v[67:68]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v67, s27, v67
	v_mac_f32_e32 v67, s23, v66
	s_cbranch_execnz .LBB1_149
.LBB1_148:
	v_mul_f32_e32 v67, s23, v66
.LBB1_149:
	v_mov_b32_e32 v66, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v66, v3, vcc
	flat_store_dword v[2:3], v67
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[10:11]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_134
.LBB1_150:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v12
	v_addc_u32_e32 v3, vcc, v1, v13, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_390
; %bb.151:
	v_mov_b32_e32 v67, s25
	v_add_u32_e32 v66, vcc, s24, v2
	v_addc_u32_e32 v67, vcc, v67, v3, vcc
	flat_load_dword v66, v[66:67]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v66, s27, v66
	v_mac_f32_e32 v66, s23, v65
	s_cbranch_execnz .LBB1_153
.LBB1_152:
	v_mul_f32_e32 v66, s23, v65
.LBB1_153:
	v_mov_b32_e32 v65, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v65, v3, vcc
	flat_store_dword v[2:3], v66
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[8:9]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_135
.LBB1_154:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v10
	v_addc_u32_e32 v3, vcc, v1, v11, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_391
; %bb.155:
	v_mov_b32_e32 v66, s25
	v_add_u32_e32 v65, vcc, s24, v2
	v_addc_u32_e32 v66, vcc, v66, v3, vcc
	flat_load_dword v65, v[65:66]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v65, s27, v65
	v_mac_f32_e32 v65, s23, v64
	s_cbranch_execnz .LBB1_157
.LBB1_156:
	v_mul_f32_e32 v65, s23, v64
.LBB1_157:
	v_mov_b32_e32 v64, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v64, v3, vcc
	flat_store_dword v[2:3], v65
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[6:7]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_136
.LBB1_158:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v8
	v_addc_u32_e32 v3, vcc, v1, v9, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_392
; %bb.159:
	v_mov_b32_e32 v65, s25
	v_add_u32_e32 v64, vcc, s24, v2
	v_addc_u32_e32 v65, vcc, v65, v3, vcc
	flat_load_dword v64, v[64:65]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v64, s27, v64
	v_mac_f32_e32 v64, s23, v63
	s_cbranch_execnz .LBB1_161
.LBB1_160:
	v_mul_f32_e32 v64, s23, v63
.LBB1_161:
	v_mov_b32_e32 v63, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v63, v3, vcc
	flat_store_dword v[2:3], v64
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[4:5]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_137
.LBB1_162:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_393
; %bb.163:
	v_mov_b32_e32 v64, s25
	v_add_u32_e32 v63, vcc, s24, v2
	v_addc_u32_e32 v64, vcc, v64, v3, vcc
	flat_load_dword v63, v[63:64]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v63, s27, v63
	v_mac_f32_e32 v63, s23, v62
	s_cbranch_execnz .LBB1_165
.LBB1_164:
	v_mul_f32_e32 v63, s23, v62
.LBB1_165:
	v_mov_b32_e32 v62, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v62, v3, vcc
	flat_store_dword v[2:3], v63
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[28:29], s[18:19], s[2:3]
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execz .LBB1_170
.LBB1_166:
	.loc	0 113
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_394
; %bb.167:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v2, vcc, s24, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s27, v2
	v_mac_f32_e32 v2, s23, v61
	s_cbranch_execnz .LBB1_169
.LBB1_168:
	v_mul_f32_e32 v2, s23, v61
.LBB1_169:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v0, vcc, s24, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB1_170:
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	v_or_b32_e32 v2, 3, v55
	v_mad_i64_i32 v[0:1], s[18:19], v2, s22, 0
	v_cmp_gt_i32_e64 s[18:19], s20, v2
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[16:17]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_178
; %bb.171:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[14:15]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_182
.LBB1_172:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[12:13]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_186
.LBB1_173:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[10:11]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_190
.LBB1_174:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[8:9]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_194
.LBB1_175:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[6:7]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_198
.LBB1_176:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[4:5]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_202
.LBB1_177:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[28:29], s[18:19], s[2:3]
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execnz .LBB1_206
	s_branch .LBB1_210
.LBB1_178:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v53
	v_addc_u32_e32 v3, vcc, v1, v54, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_395
; %bb.179:
	v_mov_b32_e32 v62, s25
	v_add_u32_e32 v61, vcc, s24, v2
	v_addc_u32_e32 v62, vcc, v62, v3, vcc
	flat_load_dword v61, v[61:62]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v61, s27, v61
	v_mac_f32_e32 v61, s23, v60
	s_cbranch_execnz .LBB1_181
.LBB1_180:
	v_mul_f32_e32 v61, s23, v60
.LBB1_181:
	v_mov_b32_e32 v60, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v60, v3, vcc
	flat_store_dword v[2:3], v61
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[14:15]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_172
.LBB1_182:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v51
	v_addc_u32_e32 v3, vcc, v1, v52, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_396
; %bb.183:
	v_mov_b32_e32 v61, s25
	v_add_u32_e32 v60, vcc, s24, v2
	v_addc_u32_e32 v61, vcc, v61, v3, vcc
	flat_load_dword v60, v[60:61]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v60, s27, v60
	v_mac_f32_e32 v60, s23, v59
	s_cbranch_execnz .LBB1_185
.LBB1_184:
	v_mul_f32_e32 v60, s23, v59
.LBB1_185:
	v_mov_b32_e32 v59, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v59, v3, vcc
	flat_store_dword v[2:3], v60
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[12:13]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_173
.LBB1_186:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v14
	v_addc_u32_e32 v3, vcc, v1, v49, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_397
; %bb.187:
	v_mov_b32_e32 v60, s25
	v_add_u32_e32 v59, vcc, s24, v2
	v_addc_u32_e32 v60, vcc, v60, v3, vcc
	flat_load_dword v59, v[59:60]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v59, s27, v59
	v_mac_f32_e32 v59, s23, v58
	s_cbranch_execnz .LBB1_189
.LBB1_188:
	v_mul_f32_e32 v59, s23, v58
.LBB1_189:
	v_mov_b32_e32 v58, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v58, v3, vcc
	flat_store_dword v[2:3], v59
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[10:11]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_174
.LBB1_190:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v12
	v_addc_u32_e32 v3, vcc, v1, v13, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_398
; %bb.191:
	v_mov_b32_e32 v59, s25
	v_add_u32_e32 v58, vcc, s24, v2
	v_addc_u32_e32 v59, vcc, v59, v3, vcc
	flat_load_dword v58, v[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v58, s27, v58
	v_mac_f32_e32 v58, s23, v57
	s_cbranch_execnz .LBB1_193
.LBB1_192:
	v_mul_f32_e32 v58, s23, v57
.LBB1_193:
	v_mov_b32_e32 v57, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v57, v3, vcc
	flat_store_dword v[2:3], v58
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[8:9]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_175
.LBB1_194:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v10
	v_addc_u32_e32 v3, vcc, v1, v11, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_399
; %bb.195:
	v_mov_b32_e32 v58, s25
	v_add_u32_e32 v57, vcc, s24, v2
	v_addc_u32_e32 v58, vcc, v58, v3, vcc
	flat_load_dword v57, v[57:58]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v57, s27, v57
	v_mac_f32_e32 v57, s23, v56
	s_cbranch_execnz .LBB1_197
.LBB1_196:
	v_mul_f32_e32 v57, s23, v56
.LBB1_197:
	v_mov_b32_e32 v56, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v56, v3, vcc
	flat_store_dword v[2:3], v57
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[6:7]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_176
.LBB1_198:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v8
	v_addc_u32_e32 v3, vcc, v1, v9, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_400
; %bb.199:
	v_mov_b32_e32 v57, s25
	v_add_u32_e32 v56, vcc, s24, v2
	v_addc_u32_e32 v57, vcc, v57, v3, vcc
	flat_load_dword v56, v[56:57]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v56, s27, v56
	v_mac_f32_e32 v56, s23, v50
	s_cbranch_execnz .LBB1_201
.LBB1_200:
	v_mul_f32_e32 v56, s23, v50
.LBB1_201:
	v_mov_b32_e32 v50, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v50, v3, vcc
	flat_store_dword v[2:3], v56
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[4:5]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_177
.LBB1_202:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_401
; %bb.203:
	v_mov_b32_e32 v50, s25
	v_add_u32_e32 v56, vcc, s24, v2
	v_addc_u32_e32 v57, vcc, v50, v3, vcc
	flat_load_dword v50, v[56:57]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v50, s27, v50
	v_mac_f32_e32 v50, s23, v48
	s_cbranch_execnz .LBB1_205
.LBB1_204:
	v_mul_f32_e32 v50, s23, v48
.LBB1_205:
	v_mov_b32_e32 v48, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v48, v3, vcc
	flat_store_dword v[2:3], v50
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[28:29], s[18:19], s[2:3]
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execz .LBB1_210
.LBB1_206:
	.loc	0 113
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_402
; %bb.207:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v2, vcc, s24, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s27, v2
	v_mac_f32_e32 v2, s23, v47
	s_cbranch_execnz .LBB1_209
.LBB1_208:
	v_mul_f32_e32 v2, s23, v47
.LBB1_209:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v0, vcc, s24, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB1_210:
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	v_add_u32_e32 v2, vcc, 64, v55
	v_mad_i64_i32 v[0:1], s[18:19], v2, s22, 0
	v_cmp_gt_i32_e64 s[18:19], s20, v2
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[16:17]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_218
; %bb.211:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[14:15]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_222
.LBB1_212:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[12:13]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_226
.LBB1_213:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[10:11]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_230
.LBB1_214:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[8:9]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_234
.LBB1_215:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[6:7]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_238
.LBB1_216:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[4:5]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_242
.LBB1_217:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[28:29], s[18:19], s[2:3]
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execnz .LBB1_246
	s_branch .LBB1_250
.LBB1_218:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v53
	v_addc_u32_e32 v3, vcc, v1, v54, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_403
; %bb.219:
	v_mov_b32_e32 v48, s25
	v_add_u32_e32 v47, vcc, s24, v2
	v_addc_u32_e32 v48, vcc, v48, v3, vcc
	flat_load_dword v47, v[47:48]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v47, s27, v47
	v_mac_f32_e32 v47, s23, v46
	s_cbranch_execnz .LBB1_221
.LBB1_220:
	v_mul_f32_e32 v47, s23, v46
.LBB1_221:
	v_mov_b32_e32 v46, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v46, v3, vcc
	flat_store_dword v[2:3], v47
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[14:15]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_212
.LBB1_222:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v51
	v_addc_u32_e32 v3, vcc, v1, v52, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_404
; %bb.223:
	v_mov_b32_e32 v47, s25
	v_add_u32_e32 v46, vcc, s24, v2
	v_addc_u32_e32 v47, vcc, v47, v3, vcc
	flat_load_dword v46, v[46:47]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v46, s27, v46
	v_mac_f32_e32 v46, s23, v45
	s_cbranch_execnz .LBB1_225
.LBB1_224:
	v_mul_f32_e32 v46, s23, v45
.LBB1_225:
	v_mov_b32_e32 v45, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v45, v3, vcc
	flat_store_dword v[2:3], v46
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[12:13]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_213
.LBB1_226:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v14
	v_addc_u32_e32 v3, vcc, v1, v49, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_405
; %bb.227:
	v_mov_b32_e32 v46, s25
	v_add_u32_e32 v45, vcc, s24, v2
	v_addc_u32_e32 v46, vcc, v46, v3, vcc
	flat_load_dword v45, v[45:46]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v45, s27, v45
	v_mac_f32_e32 v45, s23, v44
	s_cbranch_execnz .LBB1_229
.LBB1_228:
	v_mul_f32_e32 v45, s23, v44
.LBB1_229:
	v_mov_b32_e32 v44, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v44, v3, vcc
	flat_store_dword v[2:3], v45
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[10:11]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_214
.LBB1_230:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v12
	v_addc_u32_e32 v3, vcc, v1, v13, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_406
; %bb.231:
	v_mov_b32_e32 v45, s25
	v_add_u32_e32 v44, vcc, s24, v2
	v_addc_u32_e32 v45, vcc, v45, v3, vcc
	flat_load_dword v44, v[44:45]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v44, s27, v44
	v_mac_f32_e32 v44, s23, v43
	s_cbranch_execnz .LBB1_233
.LBB1_232:
	v_mul_f32_e32 v44, s23, v43
.LBB1_233:
	v_mov_b32_e32 v43, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v43, v3, vcc
	flat_store_dword v[2:3], v44
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[8:9]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_215
.LBB1_234:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v10
	v_addc_u32_e32 v3, vcc, v1, v11, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_407
; %bb.235:
	v_mov_b32_e32 v44, s25
	v_add_u32_e32 v43, vcc, s24, v2
	v_addc_u32_e32 v44, vcc, v44, v3, vcc
	flat_load_dword v43, v[43:44]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v43, s27, v43
	v_mac_f32_e32 v43, s23, v42
	s_cbranch_execnz .LBB1_237
.LBB1_236:
	v_mul_f32_e32 v43, s23, v42
.LBB1_237:
	v_mov_b32_e32 v42, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v42, v3, vcc
	flat_store_dword v[2:3], v43
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[6:7]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_216
.LBB1_238:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v8
	v_addc_u32_e32 v3, vcc, v1, v9, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_408
; %bb.239:
	v_mov_b32_e32 v43, s25
	v_add_u32_e32 v42, vcc, s24, v2
	v_addc_u32_e32 v43, vcc, v43, v3, vcc
	flat_load_dword v42, v[42:43]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v42, s27, v42
	v_mac_f32_e32 v42, s23, v41
	s_cbranch_execnz .LBB1_241
.LBB1_240:
	v_mul_f32_e32 v42, s23, v41
.LBB1_241:
	v_mov_b32_e32 v41, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v41, v3, vcc
	flat_store_dword v[2:3], v42
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[4:5]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_217
.LBB1_242:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_409
; %bb.243:
	v_mov_b32_e32 v42, s25
	v_add_u32_e32 v41, vcc, s24, v2
	v_addc_u32_e32 v42, vcc, v42, v3, vcc
	flat_load_dword v41, v[41:42]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v41, s27, v41
	v_mac_f32_e32 v41, s23, v40
	s_cbranch_execnz .LBB1_245
.LBB1_244:
	v_mul_f32_e32 v41, s23, v40
.LBB1_245:
	v_mov_b32_e32 v40, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v40, v3, vcc
	flat_store_dword v[2:3], v41
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[28:29], s[18:19], s[2:3]
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execz .LBB1_250
.LBB1_246:
	.loc	0 113
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_410
; %bb.247:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v2, vcc, s24, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s27, v2
	v_mac_f32_e32 v2, s23, v39
	s_cbranch_execnz .LBB1_249
.LBB1_248:
	v_mul_f32_e32 v2, s23, v39
.LBB1_249:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v0, vcc, s24, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB1_250:
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	v_add_u32_e32 v2, vcc, 0x41, v55
	v_mad_i64_i32 v[0:1], s[18:19], v2, s22, 0
	v_cmp_gt_i32_e64 s[18:19], s20, v2
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[16:17]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_258
; %bb.251:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[14:15]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_262
.LBB1_252:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[12:13]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_266
.LBB1_253:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[10:11]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_270
.LBB1_254:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[8:9]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_274
.LBB1_255:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[6:7]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_278
.LBB1_256:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[4:5]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_282
.LBB1_257:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[28:29], s[18:19], s[2:3]
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execnz .LBB1_286
	s_branch .LBB1_290
.LBB1_258:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v53
	v_addc_u32_e32 v3, vcc, v1, v54, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_411
; %bb.259:
	v_mov_b32_e32 v40, s25
	v_add_u32_e32 v39, vcc, s24, v2
	v_addc_u32_e32 v40, vcc, v40, v3, vcc
	flat_load_dword v39, v[39:40]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v39, s27, v39
	v_mac_f32_e32 v39, s23, v38
	s_cbranch_execnz .LBB1_261
.LBB1_260:
	v_mul_f32_e32 v39, s23, v38
.LBB1_261:
	v_mov_b32_e32 v38, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v38, v3, vcc
	flat_store_dword v[2:3], v39
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[14:15]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_252
.LBB1_262:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v51
	v_addc_u32_e32 v3, vcc, v1, v52, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_412
; %bb.263:
	v_mov_b32_e32 v39, s25
	v_add_u32_e32 v38, vcc, s24, v2
	v_addc_u32_e32 v39, vcc, v39, v3, vcc
	flat_load_dword v38, v[38:39]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v38, s27, v38
	v_mac_f32_e32 v38, s23, v37
	s_cbranch_execnz .LBB1_265
.LBB1_264:
	v_mul_f32_e32 v38, s23, v37
.LBB1_265:
	v_mov_b32_e32 v37, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v37, v3, vcc
	flat_store_dword v[2:3], v38
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[12:13]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_253
.LBB1_266:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v14
	v_addc_u32_e32 v3, vcc, v1, v49, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_413
; %bb.267:
	v_mov_b32_e32 v38, s25
	v_add_u32_e32 v37, vcc, s24, v2
	v_addc_u32_e32 v38, vcc, v38, v3, vcc
	flat_load_dword v37, v[37:38]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v37, s27, v37
	v_mac_f32_e32 v37, s23, v36
	s_cbranch_execnz .LBB1_269
.LBB1_268:
	v_mul_f32_e32 v37, s23, v36
.LBB1_269:
	v_mov_b32_e32 v36, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v36, v3, vcc
	flat_store_dword v[2:3], v37
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[10:11]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_254
.LBB1_270:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v12
	v_addc_u32_e32 v3, vcc, v1, v13, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_414
; %bb.271:
	v_mov_b32_e32 v37, s25
	v_add_u32_e32 v36, vcc, s24, v2
	v_addc_u32_e32 v37, vcc, v37, v3, vcc
	flat_load_dword v36, v[36:37]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v36, s27, v36
	v_mac_f32_e32 v36, s23, v35
	s_cbranch_execnz .LBB1_273
.LBB1_272:
	v_mul_f32_e32 v36, s23, v35
.LBB1_273:
	v_mov_b32_e32 v35, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v35, v3, vcc
	flat_store_dword v[2:3], v36
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[8:9]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_255
.LBB1_274:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v10
	v_addc_u32_e32 v3, vcc, v1, v11, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_415
; %bb.275:
	v_mov_b32_e32 v36, s25
	v_add_u32_e32 v35, vcc, s24, v2
	v_addc_u32_e32 v36, vcc, v36, v3, vcc
	flat_load_dword v35, v[35:36]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v35, s27, v35
	v_mac_f32_e32 v35, s23, v34
	s_cbranch_execnz .LBB1_277
.LBB1_276:
	v_mul_f32_e32 v35, s23, v34
.LBB1_277:
	v_mov_b32_e32 v34, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v34, v3, vcc
	flat_store_dword v[2:3], v35
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[6:7]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_256
.LBB1_278:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v8
	v_addc_u32_e32 v3, vcc, v1, v9, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_416
; %bb.279:
	v_mov_b32_e32 v35, s25
	v_add_u32_e32 v34, vcc, s24, v2
	v_addc_u32_e32 v35, vcc, v35, v3, vcc
	flat_load_dword v34, v[34:35]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v34, s27, v34
	v_mac_f32_e32 v34, s23, v33
	s_cbranch_execnz .LBB1_281
.LBB1_280:
	v_mul_f32_e32 v34, s23, v33
.LBB1_281:
	v_mov_b32_e32 v33, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v33, v3, vcc
	flat_store_dword v[2:3], v34
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[4:5]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_257
.LBB1_282:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_417
; %bb.283:
	v_mov_b32_e32 v34, s25
	v_add_u32_e32 v33, vcc, s24, v2
	v_addc_u32_e32 v34, vcc, v34, v3, vcc
	flat_load_dword v33, v[33:34]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v33, s27, v33
	v_mac_f32_e32 v33, s23, v32
	s_cbranch_execnz .LBB1_285
.LBB1_284:
	v_mul_f32_e32 v33, s23, v32
.LBB1_285:
	v_mov_b32_e32 v32, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v32, v3, vcc
	flat_store_dword v[2:3], v33
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[28:29], s[18:19], s[2:3]
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execz .LBB1_290
.LBB1_286:
	.loc	0 113
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_418
; %bb.287:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v2, vcc, s24, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s27, v2
	v_mac_f32_e32 v2, s23, v31
	s_cbranch_execnz .LBB1_289
.LBB1_288:
	v_mul_f32_e32 v2, s23, v31
.LBB1_289:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v0, vcc, s24, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB1_290:
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	v_add_u32_e32 v2, vcc, 0x42, v55
	v_mad_i64_i32 v[0:1], s[18:19], v2, s22, 0
	v_cmp_gt_i32_e64 s[18:19], s20, v2
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[16:17]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_298
; %bb.291:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[14:15]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_302
.LBB1_292:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[12:13]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_306
.LBB1_293:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[10:11]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_310
.LBB1_294:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[8:9]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_314
.LBB1_295:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[6:7]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_318
.LBB1_296:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[4:5]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execnz .LBB1_322
.LBB1_297:
	.loc	0 0
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[28:29], s[18:19], s[2:3]
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execnz .LBB1_326
	s_branch .LBB1_330
.LBB1_298:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v53
	v_addc_u32_e32 v3, vcc, v1, v54, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_419
; %bb.299:
	v_mov_b32_e32 v32, s25
	v_add_u32_e32 v31, vcc, s24, v2
	v_addc_u32_e32 v32, vcc, v32, v3, vcc
	flat_load_dword v31, v[31:32]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v31, s27, v31
	v_mac_f32_e32 v31, s23, v30
	s_cbranch_execnz .LBB1_301
.LBB1_300:
	v_mul_f32_e32 v31, s23, v30
.LBB1_301:
	v_mov_b32_e32 v30, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v30, v3, vcc
	flat_store_dword v[2:3], v31
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[14:15]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_292
.LBB1_302:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v51
	v_addc_u32_e32 v3, vcc, v1, v52, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_420
; %bb.303:
	v_mov_b32_e32 v31, s25
	v_add_u32_e32 v30, vcc, s24, v2
	v_addc_u32_e32 v31, vcc, v31, v3, vcc
	flat_load_dword v30, v[30:31]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v30, s27, v30
	v_mac_f32_e32 v30, s23, v29
	s_cbranch_execnz .LBB1_305
.LBB1_304:
	v_mul_f32_e32 v30, s23, v29
.LBB1_305:
	v_mov_b32_e32 v29, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v29, v3, vcc
	flat_store_dword v[2:3], v30
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[12:13]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_293
.LBB1_306:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v14
	v_addc_u32_e32 v3, vcc, v1, v49, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_421
; %bb.307:
	v_mov_b32_e32 v30, s25
	v_add_u32_e32 v29, vcc, s24, v2
	v_addc_u32_e32 v30, vcc, v30, v3, vcc
	flat_load_dword v29, v[29:30]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v29, s27, v29
	v_mac_f32_e32 v29, s23, v28
	s_cbranch_execnz .LBB1_309
.LBB1_308:
	v_mul_f32_e32 v29, s23, v28
.LBB1_309:
	v_mov_b32_e32 v28, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v28, v3, vcc
	flat_store_dword v[2:3], v29
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[10:11]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_294
.LBB1_310:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v12
	v_addc_u32_e32 v3, vcc, v1, v13, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_422
; %bb.311:
	v_mov_b32_e32 v29, s25
	v_add_u32_e32 v28, vcc, s24, v2
	v_addc_u32_e32 v29, vcc, v29, v3, vcc
	flat_load_dword v28, v[28:29]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v28, s27, v28
	v_mac_f32_e32 v28, s23, v27
	s_cbranch_execnz .LBB1_313
.LBB1_312:
	v_mul_f32_e32 v28, s23, v27
.LBB1_313:
	v_mov_b32_e32 v27, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v27, v3, vcc
	flat_store_dword v[2:3], v28
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[8:9]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_295
.LBB1_314:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v10
	v_addc_u32_e32 v3, vcc, v1, v11, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_423
; %bb.315:
	v_mov_b32_e32 v28, s25
	v_add_u32_e32 v27, vcc, s24, v2
	v_addc_u32_e32 v28, vcc, v28, v3, vcc
	flat_load_dword v27, v[27:28]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v27, s27, v27
	v_mac_f32_e32 v27, s23, v26
	s_cbranch_execnz .LBB1_317
.LBB1_316:
	v_mul_f32_e32 v27, s23, v26
.LBB1_317:
	v_mov_b32_e32 v26, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v26, v3, vcc
	flat_store_dword v[2:3], v27
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[6:7]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_296
.LBB1_318:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v8
	v_addc_u32_e32 v3, vcc, v1, v9, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_424
; %bb.319:
	v_mov_b32_e32 v27, s25
	v_add_u32_e32 v26, vcc, s24, v2
	v_addc_u32_e32 v27, vcc, v27, v3, vcc
	flat_load_dword v26, v[26:27]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v26, s27, v26
	v_mac_f32_e32 v26, s23, v25
	s_cbranch_execnz .LBB1_321
.LBB1_320:
	v_mul_f32_e32 v26, s23, v25
.LBB1_321:
	v_mov_b32_e32 v25, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v25, v3, vcc
	flat_store_dword v[2:3], v26
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[30:31], s[18:19], s[4:5]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_297
.LBB1_322:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_425
; %bb.323:
	v_mov_b32_e32 v26, s25
	v_add_u32_e32 v25, vcc, s24, v2
	v_addc_u32_e32 v26, vcc, v26, v3, vcc
	flat_load_dword v25, v[25:26]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s27, v25
	v_mac_f32_e32 v25, s23, v24
	s_cbranch_execnz .LBB1_325
.LBB1_324:
	v_mul_f32_e32 v25, s23, v24
.LBB1_325:
	v_mov_b32_e32 v24, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v24, v3, vcc
	flat_store_dword v[2:3], v25
	s_or_b64 exec, exec, s[28:29]
	.loc	0 112
	s_and_b64 s[28:29], s[18:19], s[2:3]
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execz .LBB1_330
.LBB1_326:
	.loc	0 113
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_426
; %bb.327:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v2, vcc, s24, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s27, v2
	v_mac_f32_e32 v2, s23, v23
	s_cbranch_execnz .LBB1_329
.LBB1_328:
	v_mul_f32_e32 v2, s23, v23
.LBB1_329:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v0, vcc, s24, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB1_330:
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	v_add_u32_e32 v2, vcc, 0x43, v55
	v_mad_i64_i32 v[0:1], s[18:19], v2, s22, 0
	v_cmp_gt_i32_e64 s[18:19], s20, v2
	.loc	0 112
	s_and_b64 s[20:21], s[18:19], s[16:17]
	s_and_saveexec_b64 s[16:17], s[20:21]
	s_cbranch_execnz .LBB1_339
; %bb.331:
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 112
	s_and_b64 s[16:17], s[18:19], s[14:15]
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execnz .LBB1_343
.LBB1_332:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 112
	s_and_b64 s[14:15], s[18:19], s[12:13]
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execnz .LBB1_347
.LBB1_333:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 112
	s_and_b64 s[12:13], s[18:19], s[10:11]
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execnz .LBB1_351
.LBB1_334:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 112
	s_and_b64 s[10:11], s[18:19], s[8:9]
	s_and_saveexec_b64 s[8:9], s[10:11]
	s_cbranch_execnz .LBB1_355
.LBB1_335:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 112
	s_and_b64 s[8:9], s[18:19], s[6:7]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execnz .LBB1_359
.LBB1_336:
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 112
	s_and_b64 s[6:7], s[18:19], s[4:5]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execnz .LBB1_363
.LBB1_337:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 112
	s_and_b64 s[2:3], s[18:19], s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execnz .LBB1_367
.LBB1_338:
	.loc	0 117
	s_endpgm
.LBB1_339:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v53
	v_addc_u32_e32 v3, vcc, v1, v54, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_427
; %bb.340:
	v_mov_b32_e32 v24, s25
	v_add_u32_e32 v23, vcc, s24, v2
	v_addc_u32_e32 v24, vcc, v24, v3, vcc
	flat_load_dword v23, v[23:24]
	s_mov_b64 s[20:21], 0
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v23, s27, v23
	v_mac_f32_e32 v23, s23, v22
	s_cbranch_execnz .LBB1_342
.LBB1_341:
	v_mul_f32_e32 v23, s23, v22
.LBB1_342:
	v_mov_b32_e32 v22, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v22, v3, vcc
	flat_store_dword v[2:3], v23
	s_or_b64 exec, exec, s[16:17]
	.loc	0 112
	s_and_b64 s[16:17], s[18:19], s[14:15]
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB1_332
.LBB1_343:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v51
	v_addc_u32_e32 v3, vcc, v1, v52, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_428
; %bb.344:
	v_mov_b32_e32 v23, s25
	v_add_u32_e32 v22, vcc, s24, v2
	v_addc_u32_e32 v23, vcc, v23, v3, vcc
	flat_load_dword v22, v[22:23]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v22, s27, v22
	v_mac_f32_e32 v22, s23, v21
	s_cbranch_execnz .LBB1_346
.LBB1_345:
	v_mul_f32_e32 v22, s23, v21
.LBB1_346:
	v_mov_b32_e32 v21, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v21, v3, vcc
	flat_store_dword v[2:3], v22
	s_or_b64 exec, exec, s[14:15]
	.loc	0 112
	s_and_b64 s[14:15], s[18:19], s[12:13]
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execz .LBB1_333
.LBB1_347:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v14
	v_addc_u32_e32 v3, vcc, v1, v49, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_429
; %bb.348:
	v_mov_b32_e32 v14, s25
	v_add_u32_e32 v21, vcc, s24, v2
	v_addc_u32_e32 v22, vcc, v14, v3, vcc
	flat_load_dword v14, v[21:22]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s27, v14
	v_mac_f32_e32 v14, s23, v20
	s_cbranch_execnz .LBB1_350
.LBB1_349:
	v_mul_f32_e32 v14, s23, v20
.LBB1_350:
	v_mov_b32_e32 v20, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v20, v3, vcc
	flat_store_dword v[2:3], v14
	s_or_b64 exec, exec, s[12:13]
	.loc	0 112
	s_and_b64 s[12:13], s[18:19], s[10:11]
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB1_334
.LBB1_351:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v12
	v_addc_u32_e32 v3, vcc, v1, v13, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_430
; %bb.352:
	v_mov_b32_e32 v13, s25
	v_add_u32_e32 v12, vcc, s24, v2
	v_addc_u32_e32 v13, vcc, v13, v3, vcc
	flat_load_dword v12, v[12:13]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v12, s27, v12
	v_mac_f32_e32 v12, s23, v19
	s_cbranch_execnz .LBB1_354
.LBB1_353:
	v_mul_f32_e32 v12, s23, v19
.LBB1_354:
	v_mov_b32_e32 v13, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v13, v3, vcc
	flat_store_dword v[2:3], v12
	s_or_b64 exec, exec, s[10:11]
	.loc	0 112
	s_and_b64 s[10:11], s[18:19], s[8:9]
	s_and_saveexec_b64 s[8:9], s[10:11]
	s_cbranch_execz .LBB1_335
.LBB1_355:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v10
	v_addc_u32_e32 v3, vcc, v1, v11, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_431
; %bb.356:
	v_mov_b32_e32 v11, s25
	v_add_u32_e32 v10, vcc, s24, v2
	v_addc_u32_e32 v11, vcc, v11, v3, vcc
	flat_load_dword v10, v[10:11]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v10, s27, v10
	v_mac_f32_e32 v10, s23, v18
	s_cbranch_execnz .LBB1_358
.LBB1_357:
	v_mul_f32_e32 v10, s23, v18
.LBB1_358:
	v_mov_b32_e32 v11, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v11, v3, vcc
	flat_store_dword v[2:3], v10
	s_or_b64 exec, exec, s[8:9]
	.loc	0 112
	s_and_b64 s[8:9], s[18:19], s[6:7]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB1_336
.LBB1_359:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v8
	v_addc_u32_e32 v3, vcc, v1, v9, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_432
; %bb.360:
	v_mov_b32_e32 v9, s25
	v_add_u32_e32 v8, vcc, s24, v2
	v_addc_u32_e32 v9, vcc, v9, v3, vcc
	flat_load_dword v8, v[8:9]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s27, v8
	v_mac_f32_e32 v8, s23, v17
	s_cbranch_execnz .LBB1_362
.LBB1_361:
	v_mul_f32_e32 v8, s23, v17
.LBB1_362:
	v_mov_b32_e32 v9, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v9, v3, vcc
	flat_store_dword v[2:3], v8
	s_or_b64 exec, exec, s[6:7]
	.loc	0 112
	s_and_b64 s[6:7], s[18:19], s[4:5]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB1_337
.LBB1_363:
	.loc	0 113
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_433
; %bb.364:
	v_mov_b32_e32 v7, s25
	v_add_u32_e32 v6, vcc, s24, v2
	v_addc_u32_e32 v7, vcc, v7, v3, vcc
	flat_load_dword v6, v[6:7]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s27, v6
	v_mac_f32_e32 v6, s23, v16
	s_cbranch_execnz .LBB1_366
.LBB1_365:
	v_mul_f32_e32 v6, s23, v16
.LBB1_366:
	v_mov_b32_e32 v7, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v7, v3, vcc
	flat_store_dword v[2:3], v6
	s_or_b64 exec, exec, s[4:5]
	.loc	0 112
	s_and_b64 s[2:3], s[18:19], s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB1_338
.LBB1_367:
	.loc	0 113
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_434
; %bb.368:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v2, vcc, s24, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s27, v2
	v_mac_f32_e32 v2, s23, v15
	s_cbranch_execnz .LBB1_370
.LBB1_369:
	v_mul_f32_e32 v2, s23, v15
.LBB1_370:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v0, vcc, s24, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
	.loc	0 117
	s_endpgm
.LBB1_371:
	.loc	0 0
	s_branch .LBB1_53
.LBB1_372:
	.loc	0 114
	s_branch .LBB1_58
.LBB1_373:
	s_branch .LBB1_63
.LBB1_374:
	s_branch .LBB1_68
.LBB1_375:
	s_branch .LBB1_73
.LBB1_376:
	s_branch .LBB1_78
.LBB1_377:
	s_branch .LBB1_83
.LBB1_378:
	s_branch .LBB1_88
.LBB1_379:
	s_branch .LBB1_100
.LBB1_380:
	s_branch .LBB1_104
.LBB1_381:
	s_branch .LBB1_108
.LBB1_382:
	s_branch .LBB1_112
.LBB1_383:
	s_branch .LBB1_116
.LBB1_384:
	s_branch .LBB1_120
.LBB1_385:
	s_branch .LBB1_124
.LBB1_386:
	s_branch .LBB1_128
.LBB1_387:
	s_branch .LBB1_140
.LBB1_388:
	s_branch .LBB1_144
.LBB1_389:
	s_branch .LBB1_148
.LBB1_390:
	s_branch .LBB1_152
.LBB1_391:
	s_branch .LBB1_156
.LBB1_392:
	s_branch .LBB1_160
.LBB1_393:
	s_branch .LBB1_164
.LBB1_394:
	s_branch .LBB1_168
.LBB1_395:
	s_branch .LBB1_180
.LBB1_396:
	s_branch .LBB1_184
.LBB1_397:
	s_branch .LBB1_188
.LBB1_398:
	s_branch .LBB1_192
.LBB1_399:
	s_branch .LBB1_196
.LBB1_400:
	s_branch .LBB1_200
.LBB1_401:
	s_branch .LBB1_204
.LBB1_402:
	s_branch .LBB1_208
.LBB1_403:
	s_branch .LBB1_220
.LBB1_404:
	s_branch .LBB1_224
.LBB1_405:
	s_branch .LBB1_228
.LBB1_406:
	s_branch .LBB1_232
.LBB1_407:
	s_branch .LBB1_236
.LBB1_408:
	s_branch .LBB1_240
.LBB1_409:
	s_branch .LBB1_244
.LBB1_410:
	s_branch .LBB1_248
.LBB1_411:
	s_branch .LBB1_260
.LBB1_412:
	s_branch .LBB1_264
.LBB1_413:
	s_branch .LBB1_268
.LBB1_414:
	s_branch .LBB1_272
.LBB1_415:
	s_branch .LBB1_276
.LBB1_416:
	s_branch .LBB1_280
.LBB1_417:
	s_branch .LBB1_284
.LBB1_418:
	s_branch .LBB1_288
.LBB1_419:
	s_branch .LBB1_300
.LBB1_420:
	s_branch .LBB1_304
.LBB1_421:
	s_branch .LBB1_308
.LBB1_422:
	s_branch .LBB1_312
.LBB1_423:
	s_branch .LBB1_316
.LBB1_424:
	s_branch .LBB1_320
.LBB1_425:
	s_branch .LBB1_324
.LBB1_426:
	s_branch .LBB1_328
.LBB1_427:
	.loc	0 0
	s_mov_b64 s[20:21], -1
	.loc	0 114
	s_branch .LBB1_341
.LBB1_428:
	s_branch .LBB1_345
.LBB1_429:
	s_branch .LBB1_349
.LBB1_430:
	s_branch .LBB1_353
.LBB1_431:
	s_branch .LBB1_357
.LBB1_432:
	s_branch .LBB1_361
.LBB1_433:
	s_branch .LBB1_365
.LBB1_434:
	s_branch .LBB1_369
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_gcn4_ultra
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
		.amdhsa_next_free_vgpr 104
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
.Lfunc_end1:
	.size	gemm_gcn4_ultra, .Lfunc_end1-gemm_gcn4_ultra
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 10916
; NumSgprs: 34
; NumVgprs: 104
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 8192 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 25
; NumSGPRsForWavesPerEU: 34
; NumVGPRsForWavesPerEU: 104
; Occupancy: 2
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
    .name:           gemm_gcn4_ultra
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 16
      - 1
    .sgpr_count:     34
    .sgpr_spill_count: 0
    .symbol:         gemm_gcn4_ultra.kd
    .vgpr_count:     104
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

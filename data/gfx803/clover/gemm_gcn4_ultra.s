	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.globl	read4                           ; -- Begin function read4
	.p2align	2
	.type	read4,@function
read4:                                  ; @read4
read4$local:
	.type	read4$local,@function
	.file	0 "." "<stdin>"
	.file	1 "gemm_gcn4_ultra.cl"
	.loc	1 31
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	.loc	1 32
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
	.loc	1 32
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB0_2
.LBB0_10:
	.loc	1 36
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[0:3], v[4:5]
	s_or_b64 exec, exec, s[4:5]
	.loc	1 42
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	read4, .Lfunc_end0-read4
	.size	read4$local, .Lfunc_end0-read4
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 188
; NumSgprs: 34
; NumVgprs: 7
; ScratchSize: 0
; MemoryBound: 0
	.text
	.globl	gemm_gcn4_ultra                 ; -- Begin function gemm_gcn4_ultra
	.p2align	8
	.type	gemm_gcn4_ultra,@function
gemm_gcn4_ultra:                        ; @gemm_gcn4_ultra
gemm_gcn4_ultra$local:
	.type	gemm_gcn4_ultra$local,@function
	.loc	1 49
; %bb.0:
	.loc	1 53
	s_load_dwordx2 s[0:1], s[4:5], 0x10
	s_load_dword s2, s[4:5], 0x18
	.loc	1 55
	v_lshlrev_b32_e32 v45, 4, v1
	v_or_b32_e32 v6, v45, v0
	.loc	1 56
	s_lshl_b32 s12, s7, 7
	v_lshrrev_b32_e32 v10, 1, v6
	.loc	1 61
	v_or_b32_e32 v4, s12, v10
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[2:3], s2, v4, 0
	.loc	1 53
	s_load_dwordx4 s[20:23], s[4:5], 0x0
	.loc	1 59
	v_lshlrev_b32_e32 v44, 2, v0
	.loc	1 61
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 59
	v_and_b32_e32 v73, 4, v44
	.loc	1 61
	v_mov_b32_e32 v5, s1
	v_add_u32_e32 v7, vcc, s0, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	v_lshlrev_b32_e32 v5, 2, v73
	v_add_u32_e32 v13, vcc, v7, v5
	v_addc_u32_e32 v14, vcc, 0, v3, vcc
	.loc	1 63
	s_waitcnt lgkmcnt(0)
	v_sub_u32_e32 v46, vcc, s22, v73
	v_cmp_gt_i32_e64 s[0:1], s20, v4
	v_cndmask_b32_e64 v5, 0, v46, s[0:1]
	.loc	1 61
	v_mov_b32_e32 v2, 0
	.loc	1 32
	v_cmp_gt_i32_e32 vcc, 4, v5
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB1_8
; %bb.1:
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 0, v5
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB1_3
; %bb.2:
	flat_load_dword v2, v[13:14]
.LBB1_3:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 41
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
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 2, v5
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB1_7
; %bb.6:
	v_add_u32_e32 v4, vcc, 8, v13
	v_addc_u32_e32 v5, vcc, 0, v14, vcc
	flat_load_dword v4, v[4:5]
.LBB1_7:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 41
	v_mov_b32_e32 v5, 0
.LBB1_8:
	.loc	1 32
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB1_10
; %bb.9:
	.loc	1 36
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[2:5], v[13:14]
.LBB1_10:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 53
	s_load_dwordx4 s[24:27], s[4:5], 0x20
	v_lshrrev_b32_e32 v48, 5, v6
	.loc	1 57
	s_lshl_b32 s2, s6, 7
	.loc	1 60
	v_lshlrev_b32_e32 v8, 2, v6
	.loc	1 62
	s_ashr_i32 s3, s2, 31
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[6:7], s[6:7], s26, v48, 0
	s_lshl_b64 s[6:7], s[2:3], 2
	s_add_u32 s3, s6, s24
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	s_addc_u32 s6, s7, s25
	.loc	1 60
	v_and_b32_e32 v8, 0x7c, v8
	.loc	1 62
	v_mov_b32_e32 v9, s6
	v_add_u32_e32 v11, vcc, s3, v6
	v_addc_u32_e32 v7, vcc, v9, v7, vcc
	v_lshlrev_b32_e32 v74, 2, v8
	v_add_u32_e32 v11, vcc, v11, v74
	v_addc_u32_e32 v12, vcc, 0, v7, vcc
	.loc	1 64
	v_or_b32_e32 v7, s2, v8
	v_sub_u32_e32 v49, vcc, s21, v7
	v_cmp_gt_i32_e32 vcc, s22, v48
	v_cndmask_b32_e32 v9, 0, v49, vcc
	.loc	1 62
	v_mov_b32_e32 v6, 0
	.loc	1 32
	v_cmp_gt_i32_e32 vcc, 4, v9
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB1_18
; %bb.11:
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 0, v9
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB1_13
; %bb.12:
	flat_load_dword v6, v[11:12]
.LBB1_13:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 41
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
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 2, v9
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB1_17
; %bb.16:
	v_add_u32_e32 v8, vcc, 8, v11
	v_addc_u32_e32 v9, vcc, 0, v12, vcc
	flat_load_dword v8, v[8:9]
.LBB1_17:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 41
	v_mov_b32_e32 v9, 0
.LBB1_18:
	.loc	1 32
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB1_20
; %bb.19:
	.loc	1 36
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[6:9], v[11:12]
.LBB1_20:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s3, 0
	.loc	1 73
	s_cmp_gt_i32 s22, 0
	v_lshlrev_b32_e32 v50, 2, v1
	s_cbranch_scc1 .LBB1_22
; %bb.21:
	.loc	1 0
	v_lshlrev_b32_e32 v1, 2, v1
	s_mov_b64 s[6:7], 0
	s_branch .LBB1_23
.LBB1_22:
	s_mov_b64 s[6:7], -1
.LBB1_23:
	.loc	1 73
	s_andn2_b64 vcc, exec, s[6:7]
	v_mov_b32_e32 v87, s3
	v_mov_b32_e32 v86, s3
	v_mov_b32_e32 v85, s3
	v_mov_b32_e32 v84, s3
	v_mov_b32_e32 v83, s3
	v_mov_b32_e32 v82, s3
	v_mov_b32_e32 v81, s3
	v_mov_b32_e32 v80, s3
	v_mov_b32_e32 v79, s3
	v_mov_b32_e32 v78, s3
	v_mov_b32_e32 v77, s3
	v_mov_b32_e32 v76, s3
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
	v_mov_b32_e32 v55, s3
	v_mov_b32_e32 v54, s3
	v_mov_b32_e32 v53, s3
	v_mov_b32_e32 v52, s3
	v_mov_b32_e32 v51, s3
	v_mov_b32_e32 v47, s3
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
	.loc	1 0
	v_lshlrev_b32_e32 v1, 2, v10
	v_lshlrev_b32_e32 v10, 9, v73
	s_ashr_i32 s7, s26, 31
	s_mov_b32 s6, s26
	v_or_b32_e32 v73, v10, v1
	v_lshlrev_b32_e32 v1, 9, v48
	v_or_b32_e32 v1, v1, v74
	s_lshl_b64 s[6:7], s[6:7], 3
	.loc	1 73
	v_lshlrev_b32_e32 v0, 4, v0
	v_or_b32_e32 v74, 0x1000, v1
	v_or_b32_e32 v75, 0x1000, v0
	s_mov_b32 s3, 0
	.loc	1 0
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
	v_mov_b32_e32 v47, 0
	v_mov_b32_e32 v51, 0
	v_mov_b32_e32 v52, 0
	v_mov_b32_e32 v53, 0
	v_mov_b32_e32 v54, 0
	v_mov_b32_e32 v55, 0
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
	v_mov_b32_e32 v76, 0
	v_mov_b32_e32 v77, 0
	v_mov_b32_e32 v78, 0
	v_mov_b32_e32 v79, 0
	v_mov_b32_e32 v80, 0
	v_mov_b32_e32 v81, 0
	v_mov_b32_e32 v82, 0
	v_mov_b32_e32 v83, 0
	v_mov_b32_e32 v84, 0
	v_mov_b32_e32 v85, 0
	v_mov_b32_e32 v86, 0
	v_mov_b32_e32 v87, 0
	s_mov_b32 m0, -1
.LBB1_25:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_46 Depth 2
	.loc	1 84
	v_add_u32_e32 v0, vcc, 32, v13
	.loc	1 74
	s_waitcnt vmcnt(0)
	ds_write2st64_b32 v73, v2, v3 offset1:2
	.loc	1 76
	ds_write2st64_b32 v73, v4, v5 offset0:4 offset1:6
	.loc	1 80
	ds_write2_b32 v74, v6, v7 offset1:1
	.loc	1 82
	ds_write2_b32 v74, v8, v9 offset0:2 offset1:3
	.loc	1 84
	v_addc_u32_e32 v1, vcc, 0, v14, vcc
	.loc	1 87
	v_subrev_u32_e32 v2, vcc, s3, v46
	v_add_u32_e32 v2, vcc, -8, v2
	v_cndmask_b32_e64 v6, 0, v2, s[0:1]
	.loc	1 32
	v_cmp_gt_i32_e32 vcc, 4, v6
	.loc	1 82
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	1 32
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB1_33
; %bb.26:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 0, v6
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_28
; %bb.27:                               ;   in Loop: Header=BB1_25 Depth=1
	flat_load_dword v7, v[0:1]
.LBB1_28:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 1, v6
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_30
; %bb.29:                               ;   in Loop: Header=BB1_25 Depth=1
	v_add_u32_e32 v2, vcc, 36, v13
	v_addc_u32_e32 v3, vcc, 0, v14, vcc
	flat_load_dword v8, v[2:3]
.LBB1_30:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 2, v6
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_32
; %bb.31:                               ;   in Loop: Header=BB1_25 Depth=1
	v_add_u32_e32 v2, vcc, 40, v13
	v_addc_u32_e32 v3, vcc, 0, v14, vcc
	flat_load_dword v9, v[2:3]
.LBB1_32:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v2, v7
	v_mov_b32_e32 v3, v8
	v_mov_b32_e32 v4, v9
	v_mov_b32_e32 v5, v10
.LBB1_33:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	1 32
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB1_35
; %bb.34:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	1 36
	flat_load_dwordx4 v[2:5], v[0:1]
.LBB1_35:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 85
	v_mov_b32_e32 v6, s7
	v_add_u32_e32 v11, vcc, s6, v11
	.loc	1 86
	s_add_i32 s3, s3, 8
	.loc	1 85
	v_addc_u32_e32 v12, vcc, v12, v6, vcc
	.loc	1 88
	v_add_u32_e32 v6, vcc, s3, v48
	v_cmp_gt_i32_e32 vcc, s22, v6
	v_cndmask_b32_e32 v13, 0, v49, vcc
	.loc	1 32
	v_cmp_gt_i32_e32 vcc, 4, v13
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB1_43
; %bb.36:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 0, v13
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_38
; %bb.37:                               ;   in Loop: Header=BB1_25 Depth=1
	flat_load_dword v7, v[11:12]
.LBB1_38:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 1, v13
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_40
; %bb.39:                               ;   in Loop: Header=BB1_25 Depth=1
	v_add_u32_e32 v8, vcc, 4, v11
	v_addc_u32_e32 v9, vcc, 0, v12, vcc
	flat_load_dword v8, v[8:9]
.LBB1_40:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 41
	v_cmp_lt_i32_e32 vcc, 2, v13
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB1_42
; %bb.41:                               ;   in Loop: Header=BB1_25 Depth=1
	v_add_u32_e32 v13, vcc, 8, v11
	v_addc_u32_e32 v14, vcc, 0, v12, vcc
	flat_load_dword v9, v[13:14]
.LBB1_42:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v6, v7
	v_mov_b32_e32 v7, v8
	v_mov_b32_e32 v8, v9
	v_mov_b32_e32 v9, v10
.LBB1_43:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	1 32
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB1_45
; %bb.44:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	1 36
	flat_load_dwordx4 v[6:9], v[11:12]
.LBB1_45:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 s8, 0
.LBB1_46:                               ;   Parent Loop BB1_25 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 93
	v_add_u32_e32 v14, vcc, s8, v45
	.loc	1 94
	v_add_u32_e32 v13, vcc, s8, v75
	.loc	1 93
	ds_read2_b32 v[88:89], v14 offset0:2 offset1:3
	ds_read2_b32 v[90:91], v14 offset1:1
	ds_read2_b32 v[92:93], v14 offset0:66 offset1:67
	ds_read2_b32 v[94:95], v14 offset0:64 offset1:65
	.loc	1 94
	ds_read2_b32 v[96:97], v13 offset0:2 offset1:3
	ds_read2_b32 v[98:99], v13 offset1:1
	ds_read2_b32 v[100:101], v13 offset0:66 offset1:67
	ds_read2_b32 v[102:103], v13 offset0:64 offset1:65
	.loc	1 92
	s_addk_i32 s8, 0x800
	s_cmpk_eq_i32 s8, 0x1000
	.loc	1 101
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v104, v90, v98
	v_add_f32_e32 v87, v104, v87
	v_mul_f32_e32 v104, v90, v99
	v_add_f32_e32 v86, v104, v86
	v_mul_f32_e32 v104, v90, v96
	v_add_f32_e32 v85, v104, v85
	v_mul_f32_e32 v104, v90, v97
	v_add_f32_e32 v84, v104, v84
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v104, v90, v102
	v_add_f32_e32 v83, v104, v83
	v_mul_f32_e32 v104, v90, v103
	v_add_f32_e32 v82, v104, v82
	v_mul_f32_e32 v104, v90, v100
	v_mul_f32_e32 v90, v90, v101
	v_add_f32_e32 v80, v90, v80
	v_mul_f32_e32 v90, v91, v98
	v_add_f32_e32 v79, v90, v79
	v_mul_f32_e32 v90, v91, v99
	v_add_f32_e32 v78, v90, v78
	v_mul_f32_e32 v90, v91, v96
	v_add_f32_e32 v77, v90, v77
	v_mul_f32_e32 v90, v91, v97
	v_add_f32_e32 v76, v90, v76
	v_mul_f32_e32 v90, v91, v102
	v_add_f32_e32 v72, v90, v72
	v_mul_f32_e32 v90, v91, v103
	v_add_f32_e32 v71, v90, v71
	v_mul_f32_e32 v90, v91, v100
	v_add_f32_e32 v70, v90, v70
	v_mul_f32_e32 v90, v91, v101
	v_add_f32_e32 v69, v90, v69
	v_mul_f32_e32 v90, v88, v98
	v_add_f32_e32 v68, v90, v68
	v_mul_f32_e32 v90, v88, v99
	v_add_f32_e32 v67, v90, v67
	v_mul_f32_e32 v90, v88, v96
	v_add_f32_e32 v66, v90, v66
	v_mul_f32_e32 v90, v88, v97
	v_add_f32_e32 v65, v90, v65
	v_mul_f32_e32 v90, v88, v102
	v_add_f32_e32 v64, v90, v64
	v_mul_f32_e32 v90, v88, v103
	v_add_f32_e32 v63, v90, v63
	v_mul_f32_e32 v90, v88, v100
	v_mul_f32_e32 v88, v88, v101
	v_add_f32_e32 v61, v88, v61
	v_mul_f32_e32 v88, v89, v98
	v_add_f32_e32 v60, v88, v60
	v_mul_f32_e32 v88, v89, v99
	v_add_f32_e32 v59, v88, v59
	v_mul_f32_e32 v88, v89, v96
	v_add_f32_e32 v58, v88, v58
	v_mul_f32_e32 v88, v89, v97
	v_add_f32_e32 v57, v88, v57
	v_mul_f32_e32 v88, v89, v102
	v_add_f32_e32 v56, v88, v56
	v_mul_f32_e32 v88, v89, v103
	v_add_f32_e32 v55, v88, v55
	v_mul_f32_e32 v88, v89, v100
	v_add_f32_e32 v54, v88, v54
	v_mul_f32_e32 v88, v89, v101
	v_add_f32_e32 v53, v88, v53
	v_mul_f32_e32 v88, v94, v98
	v_add_f32_e32 v52, v88, v52
	v_mul_f32_e32 v88, v94, v99
	v_add_f32_e32 v51, v88, v51
	v_mul_f32_e32 v88, v94, v96
	v_add_f32_e32 v47, v88, v47
	v_mul_f32_e32 v88, v94, v97
	v_add_f32_e32 v43, v88, v43
	v_mul_f32_e32 v88, v94, v102
	v_add_f32_e32 v42, v88, v42
	v_mul_f32_e32 v88, v94, v103
	v_add_f32_e32 v41, v88, v41
	v_mul_f32_e32 v88, v94, v100
	v_add_f32_e32 v40, v88, v40
	v_mul_f32_e32 v88, v94, v101
	v_add_f32_e32 v39, v88, v39
	v_mul_f32_e32 v88, v95, v98
	v_add_f32_e32 v38, v88, v38
	v_mul_f32_e32 v88, v95, v99
	v_add_f32_e32 v37, v88, v37
	v_mul_f32_e32 v88, v95, v96
	v_add_f32_e32 v36, v88, v36
	v_mul_f32_e32 v88, v95, v97
	v_add_f32_e32 v35, v88, v35
	v_mul_f32_e32 v88, v95, v102
	v_add_f32_e32 v34, v88, v34
	v_mul_f32_e32 v88, v95, v103
	v_add_f32_e32 v33, v88, v33
	v_mul_f32_e32 v88, v95, v100
	v_add_f32_e32 v32, v88, v32
	v_mul_f32_e32 v88, v95, v101
	v_add_f32_e32 v31, v88, v31
	v_mul_f32_e32 v88, v92, v98
	v_add_f32_e32 v88, v88, v30
	v_mul_f32_e32 v30, v92, v99
	v_add_f32_e32 v89, v30, v29
	v_mul_f32_e32 v29, v92, v96
	v_add_f32_e32 v62, v90, v62
	v_add_f32_e32 v90, v29, v28
	v_mul_f32_e32 v28, v92, v97
	v_add_f32_e32 v91, v28, v27
	v_mul_f32_e32 v27, v92, v102
	v_add_f32_e32 v94, v27, v26
	v_mul_f32_e32 v26, v92, v103
	v_add_f32_e32 v95, v26, v25
	v_mul_f32_e32 v25, v92, v100
	v_add_f32_e32 v81, v104, v81
	v_add_f32_e32 v104, v25, v24
	v_mul_f32_e32 v24, v92, v101
	v_add_f32_e32 v92, v24, v23
	v_mul_f32_e32 v23, v93, v98
	v_add_f32_e32 v98, v23, v22
	v_mul_f32_e32 v22, v93, v99
	v_add_f32_e32 v99, v22, v21
	v_mul_f32_e32 v21, v93, v96
	v_add_f32_e32 v96, v21, v20
	v_mul_f32_e32 v20, v93, v97
	v_add_f32_e32 v97, v20, v19
	v_mul_f32_e32 v19, v93, v102
	v_add_f32_e32 v102, v19, v18
	v_mul_f32_e32 v18, v93, v103
	v_add_f32_e32 v103, v18, v17
	v_mul_f32_e32 v17, v93, v100
	v_add_f32_e32 v100, v17, v16
	v_mul_f32_e32 v16, v93, v101
	v_add_f32_e32 v93, v16, v15
	.loc	1 93
	ds_read2_b32 v[15:16], v14 offset0:130 offset1:131
	ds_read2_b32 v[17:18], v14 offset0:128 offset1:129
	ds_read2_b32 v[19:20], v14 offset0:194 offset1:195
	ds_read2_b32 v[21:22], v14 offset0:192 offset1:193
	.loc	1 94
	ds_read2_b32 v[23:24], v13 offset0:130 offset1:131
	ds_read2_b32 v[25:26], v13 offset0:128 offset1:129
	ds_read2_b32 v[27:28], v13 offset0:194 offset1:195
	ds_read2_b32 v[29:30], v13 offset0:192 offset1:193
	.loc	1 101
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v101, v17, v25
	v_add_f32_e32 v87, v101, v87
	v_mul_f32_e32 v101, v17, v26
	v_add_f32_e32 v86, v101, v86
	v_mul_f32_e32 v101, v17, v23
	v_add_f32_e32 v85, v101, v85
	v_mul_f32_e32 v101, v17, v24
	v_add_f32_e32 v84, v101, v84
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v101, v17, v29
	v_add_f32_e32 v83, v101, v83
	v_mul_f32_e32 v101, v17, v30
	v_add_f32_e32 v82, v101, v82
	v_mul_f32_e32 v101, v17, v27
	v_mul_f32_e32 v17, v17, v28
	v_add_f32_e32 v80, v17, v80
	v_mul_f32_e32 v17, v18, v25
	v_add_f32_e32 v79, v17, v79
	v_mul_f32_e32 v17, v18, v26
	v_add_f32_e32 v78, v17, v78
	v_mul_f32_e32 v17, v18, v23
	v_add_f32_e32 v77, v17, v77
	v_mul_f32_e32 v17, v18, v24
	v_add_f32_e32 v76, v17, v76
	v_mul_f32_e32 v17, v18, v29
	v_add_f32_e32 v72, v17, v72
	v_mul_f32_e32 v17, v18, v30
	v_add_f32_e32 v71, v17, v71
	v_mul_f32_e32 v17, v18, v27
	v_add_f32_e32 v70, v17, v70
	v_mul_f32_e32 v17, v18, v28
	v_add_f32_e32 v69, v17, v69
	v_mul_f32_e32 v17, v15, v25
	v_add_f32_e32 v68, v17, v68
	v_mul_f32_e32 v17, v15, v26
	v_add_f32_e32 v67, v17, v67
	v_mul_f32_e32 v17, v15, v23
	v_add_f32_e32 v66, v17, v66
	v_mul_f32_e32 v17, v15, v24
	v_add_f32_e32 v65, v17, v65
	v_mul_f32_e32 v17, v15, v29
	v_add_f32_e32 v64, v17, v64
	v_mul_f32_e32 v17, v15, v30
	v_add_f32_e32 v63, v17, v63
	v_mul_f32_e32 v17, v15, v27
	v_mul_f32_e32 v15, v15, v28
	v_add_f32_e32 v61, v15, v61
	v_mul_f32_e32 v15, v16, v25
	v_add_f32_e32 v60, v15, v60
	v_mul_f32_e32 v15, v16, v26
	v_add_f32_e32 v59, v15, v59
	v_mul_f32_e32 v15, v16, v23
	v_add_f32_e32 v58, v15, v58
	v_mul_f32_e32 v15, v16, v24
	v_add_f32_e32 v57, v15, v57
	v_mul_f32_e32 v15, v16, v29
	v_add_f32_e32 v56, v15, v56
	v_mul_f32_e32 v15, v16, v30
	v_add_f32_e32 v55, v15, v55
	v_mul_f32_e32 v15, v16, v27
	v_add_f32_e32 v54, v15, v54
	v_mul_f32_e32 v15, v16, v28
	v_add_f32_e32 v53, v15, v53
	v_mul_f32_e32 v15, v21, v25
	v_add_f32_e32 v52, v15, v52
	v_mul_f32_e32 v15, v21, v26
	v_add_f32_e32 v51, v15, v51
	v_mul_f32_e32 v15, v21, v23
	v_add_f32_e32 v47, v15, v47
	v_mul_f32_e32 v15, v21, v24
	v_add_f32_e32 v43, v15, v43
	v_mul_f32_e32 v15, v21, v29
	v_add_f32_e32 v42, v15, v42
	v_mul_f32_e32 v15, v21, v30
	v_add_f32_e32 v41, v15, v41
	v_mul_f32_e32 v15, v21, v27
	v_add_f32_e32 v40, v15, v40
	v_mul_f32_e32 v15, v21, v28
	v_add_f32_e32 v39, v15, v39
	v_mul_f32_e32 v15, v22, v25
	v_add_f32_e32 v38, v15, v38
	v_mul_f32_e32 v15, v22, v26
	v_add_f32_e32 v37, v15, v37
	v_mul_f32_e32 v15, v22, v23
	v_add_f32_e32 v36, v15, v36
	v_mul_f32_e32 v15, v22, v24
	v_add_f32_e32 v35, v15, v35
	v_mul_f32_e32 v15, v22, v29
	v_add_f32_e32 v34, v15, v34
	v_mul_f32_e32 v15, v22, v30
	v_add_f32_e32 v33, v15, v33
	v_mul_f32_e32 v15, v22, v27
	v_add_f32_e32 v32, v15, v32
	v_mul_f32_e32 v15, v22, v28
	v_add_f32_e32 v31, v15, v31
	v_mul_f32_e32 v15, v19, v25
	v_add_f32_e32 v88, v15, v88
	v_mul_f32_e32 v15, v19, v26
	v_add_f32_e32 v89, v15, v89
	v_mul_f32_e32 v15, v19, v23
	v_add_f32_e32 v90, v15, v90
	v_mul_f32_e32 v15, v19, v24
	v_add_f32_e32 v91, v15, v91
	v_mul_f32_e32 v15, v19, v29
	v_add_f32_e32 v94, v15, v94
	v_mul_f32_e32 v15, v19, v30
	v_add_f32_e32 v95, v15, v95
	v_mul_f32_e32 v15, v19, v27
	v_add_f32_e32 v81, v101, v81
	v_add_f32_e32 v101, v15, v104
	v_mul_f32_e32 v15, v19, v28
	v_add_f32_e32 v92, v15, v92
	v_mul_f32_e32 v15, v20, v25
	v_add_f32_e32 v98, v15, v98
	v_mul_f32_e32 v15, v20, v26
	v_add_f32_e32 v99, v15, v99
	v_mul_f32_e32 v15, v20, v23
	v_add_f32_e32 v96, v15, v96
	v_mul_f32_e32 v15, v20, v24
	v_add_f32_e32 v97, v15, v97
	v_mul_f32_e32 v15, v20, v29
	v_add_f32_e32 v102, v15, v102
	v_mul_f32_e32 v15, v20, v30
	v_add_f32_e32 v103, v15, v103
	v_mul_f32_e32 v15, v20, v27
	v_add_f32_e32 v100, v15, v100
	v_mul_f32_e32 v15, v20, v28
	v_add_f32_e32 v62, v17, v62
	v_add_f32_e32 v93, v15, v93
	.loc	1 93
	v_add_u32_e32 v17, vcc, s13, v14
	v_add_u32_e32 v15, vcc, s14, v14
	v_add_u32_e32 v21, vcc, s15, v14
	v_add_u32_e32 v19, vcc, s16, v14
	.loc	1 94
	v_add_u32_e32 v25, vcc, s13, v13
	v_add_u32_e32 v23, vcc, s14, v13
	.loc	1 93
	ds_read2_b32 v[15:16], v15 offset1:1
	ds_read2_b32 v[17:18], v17 offset1:1
	ds_read2_b32 v[19:20], v19 offset1:1
	ds_read2_b32 v[21:22], v21 offset1:1
	.loc	1 94
	ds_read2_b32 v[23:24], v23 offset1:1
	ds_read2_b32 v[25:26], v25 offset1:1
	v_add_u32_e32 v29, vcc, s15, v13
	v_add_u32_e32 v27, vcc, s16, v13
	ds_read2_b32 v[27:28], v27 offset1:1
	ds_read2_b32 v[29:30], v29 offset1:1
	.loc	1 101
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v104, v17, v25
	v_add_f32_e32 v87, v104, v87
	v_mul_f32_e32 v104, v17, v26
	v_add_f32_e32 v86, v104, v86
	v_mul_f32_e32 v104, v17, v23
	v_add_f32_e32 v85, v104, v85
	v_mul_f32_e32 v104, v17, v24
	v_add_f32_e32 v84, v104, v84
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v104, v17, v29
	v_add_f32_e32 v83, v104, v83
	v_mul_f32_e32 v104, v17, v30
	v_add_f32_e32 v82, v104, v82
	v_mul_f32_e32 v104, v17, v27
	v_mul_f32_e32 v17, v17, v28
	v_add_f32_e32 v80, v17, v80
	v_mul_f32_e32 v17, v18, v25
	v_add_f32_e32 v79, v17, v79
	v_mul_f32_e32 v17, v18, v26
	v_add_f32_e32 v78, v17, v78
	v_mul_f32_e32 v17, v18, v23
	v_add_f32_e32 v77, v17, v77
	v_mul_f32_e32 v17, v18, v24
	v_add_f32_e32 v76, v17, v76
	v_mul_f32_e32 v17, v18, v29
	v_add_f32_e32 v72, v17, v72
	v_mul_f32_e32 v17, v18, v30
	v_add_f32_e32 v71, v17, v71
	v_mul_f32_e32 v17, v18, v27
	v_add_f32_e32 v70, v17, v70
	v_mul_f32_e32 v17, v18, v28
	v_add_f32_e32 v69, v17, v69
	v_mul_f32_e32 v17, v15, v25
	v_add_f32_e32 v68, v17, v68
	v_mul_f32_e32 v17, v15, v26
	v_add_f32_e32 v67, v17, v67
	v_mul_f32_e32 v17, v15, v23
	v_add_f32_e32 v66, v17, v66
	v_mul_f32_e32 v17, v15, v24
	v_add_f32_e32 v65, v17, v65
	v_mul_f32_e32 v17, v15, v29
	v_add_f32_e32 v64, v17, v64
	v_mul_f32_e32 v17, v15, v30
	v_add_f32_e32 v63, v17, v63
	v_mul_f32_e32 v17, v15, v27
	v_mul_f32_e32 v15, v15, v28
	v_add_f32_e32 v61, v15, v61
	v_mul_f32_e32 v15, v16, v25
	v_add_f32_e32 v60, v15, v60
	v_mul_f32_e32 v15, v16, v26
	v_add_f32_e32 v59, v15, v59
	v_mul_f32_e32 v15, v16, v23
	v_add_f32_e32 v58, v15, v58
	v_mul_f32_e32 v15, v16, v24
	v_add_f32_e32 v57, v15, v57
	v_mul_f32_e32 v15, v16, v29
	v_add_f32_e32 v56, v15, v56
	v_mul_f32_e32 v15, v16, v30
	v_add_f32_e32 v55, v15, v55
	v_mul_f32_e32 v15, v16, v27
	v_add_f32_e32 v54, v15, v54
	v_mul_f32_e32 v15, v16, v28
	v_add_f32_e32 v53, v15, v53
	v_mul_f32_e32 v15, v21, v25
	v_add_f32_e32 v52, v15, v52
	v_mul_f32_e32 v15, v21, v26
	v_add_f32_e32 v51, v15, v51
	v_mul_f32_e32 v15, v21, v23
	v_add_f32_e32 v47, v15, v47
	v_mul_f32_e32 v15, v21, v24
	v_add_f32_e32 v43, v15, v43
	v_mul_f32_e32 v15, v21, v29
	v_add_f32_e32 v42, v15, v42
	v_mul_f32_e32 v15, v21, v30
	v_add_f32_e32 v41, v15, v41
	v_mul_f32_e32 v15, v21, v27
	v_add_f32_e32 v40, v15, v40
	v_mul_f32_e32 v15, v21, v28
	v_add_f32_e32 v21, v15, v39
	v_mul_f32_e32 v15, v22, v25
	v_add_f32_e32 v38, v15, v38
	v_mul_f32_e32 v15, v22, v26
	v_add_f32_e32 v37, v15, v37
	v_mul_f32_e32 v15, v22, v23
	v_add_f32_e32 v36, v15, v36
	v_mul_f32_e32 v15, v22, v24
	v_add_f32_e32 v35, v15, v35
	v_mul_f32_e32 v15, v22, v29
	v_add_f32_e32 v34, v15, v34
	v_mul_f32_e32 v15, v22, v30
	v_add_f32_e32 v33, v15, v33
	v_mul_f32_e32 v15, v22, v27
	v_add_f32_e32 v32, v15, v32
	v_mul_f32_e32 v15, v22, v28
	v_add_f32_e32 v22, v15, v31
	v_mul_f32_e32 v15, v19, v25
	v_add_f32_e32 v81, v104, v81
	v_add_f32_e32 v104, v15, v88
	v_mul_f32_e32 v15, v19, v26
	v_add_f32_e32 v105, v15, v89
	v_mul_f32_e32 v15, v19, v23
	v_add_f32_e32 v106, v15, v90
	v_mul_f32_e32 v15, v19, v24
	v_add_f32_e32 v107, v15, v91
	v_mul_f32_e32 v15, v19, v29
	v_add_f32_e32 v108, v15, v94
	v_mul_f32_e32 v15, v19, v30
	v_add_f32_e32 v109, v15, v95
	v_mul_f32_e32 v15, v19, v27
	v_add_f32_e32 v101, v15, v101
	v_mul_f32_e32 v15, v19, v28
	v_add_f32_e32 v110, v15, v92
	v_mul_f32_e32 v15, v20, v25
	v_add_f32_e32 v98, v15, v98
	v_mul_f32_e32 v15, v20, v26
	v_add_f32_e32 v99, v15, v99
	v_mul_f32_e32 v15, v20, v23
	v_add_f32_e32 v96, v15, v96
	v_mul_f32_e32 v15, v20, v24
	v_add_f32_e32 v97, v15, v97
	v_mul_f32_e32 v15, v20, v29
	v_add_f32_e32 v102, v15, v102
	v_mul_f32_e32 v15, v20, v30
	v_add_f32_e32 v103, v15, v103
	v_mul_f32_e32 v15, v20, v27
	v_add_f32_e32 v100, v15, v100
	v_mul_f32_e32 v15, v20, v28
	v_add_f32_e32 v62, v17, v62
	v_add_f32_e32 v111, v15, v93
	.loc	1 93
	v_add_u32_e32 v17, vcc, s17, v14
	v_add_u32_e32 v15, vcc, s18, v14
	v_add_u32_e32 v19, vcc, s19, v14
	v_add_u32_e32 v14, vcc, s24, v14
	.loc	1 94
	v_add_u32_e32 v23, vcc, s18, v13
	.loc	1 93
	ds_read2_b32 v[15:16], v15 offset1:1
	ds_read2_b32 v[17:18], v17 offset1:1
	ds_read2_b32 v[88:89], v14 offset1:1
	ds_read2_b32 v[19:20], v19 offset1:1
	.loc	1 94
	v_add_u32_e32 v14, vcc, s17, v13
	ds_read2_b32 v[90:91], v23 offset1:1
	ds_read2_b32 v[92:93], v14 offset1:1
	v_add_u32_e32 v23, vcc, s19, v13
	v_add_u32_e32 v13, vcc, s24, v13
	ds_read2_b32 v[13:14], v13 offset1:1
	ds_read2_b32 v[94:95], v23 offset1:1
	.loc	1 101
	s_waitcnt lgkmcnt(2)
	v_mul_f32_e32 v23, v17, v92
	v_add_f32_e32 v87, v23, v87
	v_mul_f32_e32 v23, v17, v93
	v_add_f32_e32 v86, v23, v86
	v_mul_f32_e32 v23, v17, v90
	v_add_f32_e32 v85, v23, v85
	v_mul_f32_e32 v23, v17, v91
	v_add_f32_e32 v84, v23, v84
	s_waitcnt lgkmcnt(0)
	v_mul_f32_e32 v23, v17, v94
	v_add_f32_e32 v83, v23, v83
	v_mul_f32_e32 v23, v17, v95
	v_add_f32_e32 v82, v23, v82
	v_mul_f32_e32 v23, v17, v13
	v_mul_f32_e32 v17, v17, v14
	v_add_f32_e32 v80, v17, v80
	v_mul_f32_e32 v17, v18, v92
	v_add_f32_e32 v79, v17, v79
	v_mul_f32_e32 v17, v18, v93
	v_add_f32_e32 v78, v17, v78
	v_mul_f32_e32 v17, v18, v90
	v_add_f32_e32 v77, v17, v77
	v_mul_f32_e32 v17, v18, v91
	v_add_f32_e32 v76, v17, v76
	v_mul_f32_e32 v17, v18, v94
	v_add_f32_e32 v72, v17, v72
	v_mul_f32_e32 v17, v18, v95
	v_add_f32_e32 v71, v17, v71
	v_mul_f32_e32 v17, v18, v13
	v_add_f32_e32 v70, v17, v70
	v_mul_f32_e32 v17, v18, v14
	v_add_f32_e32 v69, v17, v69
	v_mul_f32_e32 v17, v15, v92
	v_add_f32_e32 v68, v17, v68
	v_mul_f32_e32 v17, v15, v93
	v_add_f32_e32 v67, v17, v67
	v_mul_f32_e32 v17, v15, v90
	v_add_f32_e32 v66, v17, v66
	v_mul_f32_e32 v17, v15, v91
	v_add_f32_e32 v65, v17, v65
	v_mul_f32_e32 v17, v15, v94
	v_add_f32_e32 v64, v17, v64
	v_mul_f32_e32 v17, v15, v95
	v_add_f32_e32 v63, v17, v63
	v_mul_f32_e32 v17, v15, v13
	v_mul_f32_e32 v15, v15, v14
	v_add_f32_e32 v61, v15, v61
	v_mul_f32_e32 v15, v16, v92
	v_add_f32_e32 v60, v15, v60
	v_mul_f32_e32 v15, v16, v93
	v_add_f32_e32 v59, v15, v59
	v_mul_f32_e32 v15, v16, v90
	v_add_f32_e32 v58, v15, v58
	v_mul_f32_e32 v15, v16, v91
	v_add_f32_e32 v57, v15, v57
	v_mul_f32_e32 v15, v16, v94
	v_add_f32_e32 v56, v15, v56
	v_mul_f32_e32 v15, v16, v95
	v_add_f32_e32 v55, v15, v55
	v_mul_f32_e32 v15, v16, v13
	v_add_f32_e32 v54, v15, v54
	v_mul_f32_e32 v15, v16, v14
	v_add_f32_e32 v53, v15, v53
	v_mul_f32_e32 v15, v19, v92
	v_add_f32_e32 v52, v15, v52
	v_mul_f32_e32 v15, v19, v93
	v_add_f32_e32 v51, v15, v51
	v_mul_f32_e32 v15, v19, v90
	v_add_f32_e32 v47, v15, v47
	v_mul_f32_e32 v15, v19, v91
	v_add_f32_e32 v43, v15, v43
	v_mul_f32_e32 v15, v19, v94
	v_add_f32_e32 v42, v15, v42
	v_mul_f32_e32 v15, v19, v95
	v_add_f32_e32 v41, v15, v41
	v_mul_f32_e32 v15, v19, v13
	v_add_f32_e32 v40, v15, v40
	v_mul_f32_e32 v15, v19, v14
	v_add_f32_e32 v39, v15, v21
	v_mul_f32_e32 v15, v20, v92
	v_add_f32_e32 v38, v15, v38
	v_mul_f32_e32 v15, v20, v93
	v_add_f32_e32 v37, v15, v37
	v_mul_f32_e32 v15, v20, v90
	v_add_f32_e32 v36, v15, v36
	v_mul_f32_e32 v15, v20, v91
	v_add_f32_e32 v35, v15, v35
	v_mul_f32_e32 v15, v20, v94
	v_add_f32_e32 v34, v15, v34
	v_mul_f32_e32 v15, v20, v95
	v_add_f32_e32 v33, v15, v33
	v_mul_f32_e32 v15, v20, v13
	v_add_f32_e32 v32, v15, v32
	v_mul_f32_e32 v15, v20, v14
	v_add_f32_e32 v31, v15, v22
	v_mul_f32_e32 v15, v88, v92
	v_add_f32_e32 v30, v15, v104
	v_mul_f32_e32 v15, v88, v93
	v_add_f32_e32 v29, v15, v105
	v_mul_f32_e32 v15, v88, v90
	v_add_f32_e32 v28, v15, v106
	v_mul_f32_e32 v15, v88, v91
	v_add_f32_e32 v27, v15, v107
	v_mul_f32_e32 v15, v88, v94
	v_add_f32_e32 v26, v15, v108
	v_mul_f32_e32 v15, v88, v95
	v_add_f32_e32 v25, v15, v109
	v_mul_f32_e32 v15, v88, v13
	v_add_f32_e32 v24, v15, v101
	v_mul_f32_e32 v15, v88, v14
	v_add_f32_e32 v81, v23, v81
	v_add_f32_e32 v23, v15, v110
	v_mul_f32_e32 v15, v89, v92
	v_add_f32_e32 v22, v15, v98
	v_mul_f32_e32 v15, v89, v93
	v_add_f32_e32 v21, v15, v99
	v_mul_f32_e32 v15, v89, v90
	v_add_f32_e32 v20, v15, v96
	v_mul_f32_e32 v15, v89, v91
	v_add_f32_e32 v19, v15, v97
	v_mul_f32_e32 v15, v89, v94
	v_mul_f32_e32 v13, v89, v13
	v_add_f32_e32 v18, v15, v102
	v_mul_f32_e32 v15, v89, v95
	v_add_f32_e32 v16, v13, v100
	v_mul_f32_e32 v13, v89, v14
	v_add_f32_e32 v62, v17, v62
	v_add_f32_e32 v17, v15, v103
	v_add_f32_e32 v15, v13, v111
	s_cbranch_scc0 .LBB1_46
; %bb.47:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	1 73
	s_cmp_ge_i32 s3, s22
	.loc	1 103
	s_waitcnt vmcnt(0) lgkmcnt(0)
	s_barrier
	s_cbranch_scc1 .LBB1_49
; %bb.48:                               ;   in Loop: Header=BB1_25 Depth=1
	.loc	1 0
	v_mov_b32_e32 v14, v1
	v_mov_b32_e32 v13, v0
	s_branch .LBB1_25
.LBB1_49:
	v_mov_b32_e32 v1, v50
.LBB1_50:
	.loc	1 53
	s_load_dwordx2 s[24:25], s[4:5], 0x30
	s_load_dword s22, s[4:5], 0x38
	v_add_u32_e32 v50, vcc, s12, v1
	v_add_u32_e32 v48, vcc, s2, v44
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[2:3], v50, s22, 0
	v_cmp_gt_i32_e64 s[18:19], s20, v50
	v_cmp_gt_i32_e64 s[16:17], s21, v48
	v_cmp_neq_f32_e64 s[0:1], s27, 0
	.loc	1 112
	s_and_b64 s[4:5], s[18:19], s[16:17]
	v_ashrrev_i32_e32 v49, 31, v48
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB1_55
; %bb.51:
	.loc	1 113
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v2, vcc, v0, v48
	v_addc_u32_e32 v3, vcc, v1, v49, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccz .LBB1_371
; %bb.52:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v4, vcc, s24, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	v_mul_f32_e32 v5, s23, v87
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s27, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB1_54
.LBB1_53:
	v_mul_f32_e32 v4, s23, v87
.LBB1_54:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB1_55:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 111
	v_or_b32_e32 v45, 1, v48
	v_cmp_gt_i32_e64 s[14:15], s21, v45
	s_waitcnt vmcnt(0)
	v_cndmask_b32_e64 v2, 0, 1, s[0:1]
	.loc	1 112
	s_and_b64 s[4:5], s[18:19], s[14:15]
	v_ashrrev_i32_e32 v46, 31, v45
	v_cmp_ne_u32_e64 s[0:1], 1, v2
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB1_60
; %bb.56:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v45
	v_addc_u32_e32 v3, vcc, v1, v46, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_372
; %bb.57:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v4, vcc, s24, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	v_mul_f32_e32 v5, s23, v86
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s27, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB1_59
.LBB1_58:
	v_mul_f32_e32 v4, s23, v86
.LBB1_59:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB1_60:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 111
	v_or_b32_e32 v14, 2, v48
	v_cmp_gt_i32_e64 s[12:13], s21, v14
	.loc	1 112
	s_and_b64 s[4:5], s[18:19], s[12:13]
	v_ashrrev_i32_e32 v44, 31, v14
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB1_65
; %bb.61:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v14
	v_addc_u32_e32 v3, vcc, v1, v44, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_373
; %bb.62:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v4, vcc, s24, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	v_mul_f32_e32 v5, s23, v85
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s27, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB1_64
.LBB1_63:
	v_mul_f32_e32 v4, s23, v85
.LBB1_64:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB1_65:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 111
	v_or_b32_e32 v12, 3, v48
	v_cmp_gt_i32_e64 s[10:11], s21, v12
	.loc	1 112
	s_and_b64 s[4:5], s[18:19], s[10:11]
	v_ashrrev_i32_e32 v13, 31, v12
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB1_70
; %bb.66:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v12
	v_addc_u32_e32 v3, vcc, v1, v13, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_374
; %bb.67:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v4, vcc, s24, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	v_mul_f32_e32 v5, s23, v84
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s27, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB1_69
.LBB1_68:
	v_mul_f32_e32 v4, s23, v84
.LBB1_69:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB1_70:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 111
	v_add_u32_e32 v10, vcc, 64, v48
	v_cmp_gt_i32_e64 s[8:9], s21, v10
	.loc	1 112
	s_and_b64 s[4:5], s[18:19], s[8:9]
	v_ashrrev_i32_e32 v11, 31, v10
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB1_75
; %bb.71:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v10
	v_addc_u32_e32 v3, vcc, v1, v11, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_375
; %bb.72:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v4, vcc, s24, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	v_mul_f32_e32 v5, s23, v83
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s27, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB1_74
.LBB1_73:
	v_mul_f32_e32 v4, s23, v83
.LBB1_74:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB1_75:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 111
	v_add_u32_e32 v8, vcc, 0x41, v48
	v_cmp_gt_i32_e64 s[6:7], s21, v8
	.loc	1 112
	s_and_b64 s[4:5], s[18:19], s[6:7]
	v_ashrrev_i32_e32 v9, 31, v8
	s_and_saveexec_b64 s[2:3], s[4:5]
	s_cbranch_execz .LBB1_80
; %bb.76:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v8
	v_addc_u32_e32 v3, vcc, v1, v9, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_376
; %bb.77:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v4, vcc, s24, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	v_mul_f32_e32 v5, s23, v82
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s27, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB1_79
.LBB1_78:
	v_mul_f32_e32 v4, s23, v82
.LBB1_79:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB1_80:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 111
	v_add_u32_e32 v6, vcc, 0x42, v48
	v_cmp_gt_i32_e64 s[4:5], s21, v6
	.loc	1 112
	s_and_b64 s[28:29], s[18:19], s[4:5]
	v_ashrrev_i32_e32 v7, 31, v6
	s_and_saveexec_b64 s[2:3], s[28:29]
	s_cbranch_execz .LBB1_85
; %bb.81:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_377
; %bb.82:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v4, vcc, s24, v2
	v_addc_u32_e32 v5, vcc, v5, v3, vcc
	flat_load_dword v4, v[4:5]
	v_mul_f32_e32 v5, s23, v81
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v4, s27, v4
	v_add_f32_e32 v4, v5, v4
	s_cbranch_execnz .LBB1_84
.LBB1_83:
	v_mul_f32_e32 v4, s23, v81
.LBB1_84:
	v_mov_b32_e32 v5, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v5, v3, vcc
	flat_store_dword v[2:3], v4
.LBB1_85:
	.loc	1 0
	s_or_b64 exec, exec, s[2:3]
	.loc	1 111
	v_add_u32_e32 v4, vcc, 0x43, v48
	v_cmp_gt_i32_e64 s[2:3], s21, v4
	.loc	1 112
	s_and_b64 s[28:29], s[18:19], s[2:3]
	v_ashrrev_i32_e32 v5, 31, v4
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execz .LBB1_90
; %bb.86:
	.loc	1 113
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_378
; %bb.87:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v2, vcc, s24, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	v_mul_f32_e32 v3, s23, v80
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s27, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB1_89
.LBB1_88:
	v_mul_f32_e32 v2, s23, v80
.LBB1_89:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v0, vcc, s24, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB1_90:
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
	v_or_b32_e32 v2, 1, v50
	v_mad_i64_i32 v[0:1], s[18:19], v2, s22, 0
	v_cmp_gt_i32_e64 s[18:19], s20, v2
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[16:17]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_95
; %bb.91:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v48
	v_addc_u32_e32 v3, vcc, v1, v49, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_379
; %bb.92:
	v_mov_b32_e32 v74, s25
	v_add_u32_e32 v73, vcc, s24, v2
	v_addc_u32_e32 v74, vcc, v74, v3, vcc
	flat_load_dword v73, v[73:74]
	v_mul_f32_e32 v74, s23, v79
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v73, s27, v73
	v_add_f32_e32 v73, v74, v73
	s_cbranch_execnz .LBB1_94
.LBB1_93:
	v_mul_f32_e32 v73, s23, v79
.LBB1_94:
	v_mov_b32_e32 v74, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v74, v3, vcc
	flat_store_dword v[2:3], v73
.LBB1_95:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[14:15]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_100
; %bb.96:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v45
	v_addc_u32_e32 v3, vcc, v1, v46, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_380
; %bb.97:
	v_mov_b32_e32 v74, s25
	v_add_u32_e32 v73, vcc, s24, v2
	v_addc_u32_e32 v74, vcc, v74, v3, vcc
	flat_load_dword v73, v[73:74]
	v_mul_f32_e32 v74, s23, v78
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v73, s27, v73
	v_add_f32_e32 v73, v74, v73
	s_cbranch_execnz .LBB1_99
.LBB1_98:
	v_mul_f32_e32 v73, s23, v78
.LBB1_99:
	v_mov_b32_e32 v74, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v74, v3, vcc
	flat_store_dword v[2:3], v73
.LBB1_100:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[12:13]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_105
; %bb.101:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v14
	v_addc_u32_e32 v3, vcc, v1, v44, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_381
; %bb.102:
	v_mov_b32_e32 v74, s25
	v_add_u32_e32 v73, vcc, s24, v2
	v_addc_u32_e32 v74, vcc, v74, v3, vcc
	flat_load_dword v73, v[73:74]
	v_mul_f32_e32 v74, s23, v77
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v73, s27, v73
	v_add_f32_e32 v73, v74, v73
	s_cbranch_execnz .LBB1_104
.LBB1_103:
	v_mul_f32_e32 v73, s23, v77
.LBB1_104:
	v_mov_b32_e32 v74, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v74, v3, vcc
	flat_store_dword v[2:3], v73
.LBB1_105:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[10:11]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_110
; %bb.106:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v12
	v_addc_u32_e32 v3, vcc, v1, v13, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_382
; %bb.107:
	v_mov_b32_e32 v74, s25
	v_add_u32_e32 v73, vcc, s24, v2
	v_addc_u32_e32 v74, vcc, v74, v3, vcc
	flat_load_dword v73, v[73:74]
	v_mul_f32_e32 v74, s23, v76
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v73, s27, v73
	v_add_f32_e32 v73, v74, v73
	s_cbranch_execnz .LBB1_109
.LBB1_108:
	v_mul_f32_e32 v73, s23, v76
.LBB1_109:
	v_mov_b32_e32 v74, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v74, v3, vcc
	flat_store_dword v[2:3], v73
.LBB1_110:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[8:9]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_115
; %bb.111:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v10
	v_addc_u32_e32 v3, vcc, v1, v11, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_383
; %bb.112:
	v_mov_b32_e32 v74, s25
	v_add_u32_e32 v73, vcc, s24, v2
	v_addc_u32_e32 v74, vcc, v74, v3, vcc
	flat_load_dword v73, v[73:74]
	v_mul_f32_e32 v74, s23, v72
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v73, s27, v73
	v_add_f32_e32 v73, v74, v73
	s_cbranch_execnz .LBB1_114
.LBB1_113:
	v_mul_f32_e32 v73, s23, v72
.LBB1_114:
	v_mov_b32_e32 v72, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v72, v3, vcc
	flat_store_dword v[2:3], v73
.LBB1_115:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[6:7]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_120
; %bb.116:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v8
	v_addc_u32_e32 v3, vcc, v1, v9, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_384
; %bb.117:
	v_mov_b32_e32 v73, s25
	v_add_u32_e32 v72, vcc, s24, v2
	v_addc_u32_e32 v73, vcc, v73, v3, vcc
	flat_load_dword v72, v[72:73]
	v_mul_f32_e32 v73, s23, v71
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v72, s27, v72
	v_add_f32_e32 v72, v73, v72
	s_cbranch_execnz .LBB1_119
.LBB1_118:
	v_mul_f32_e32 v72, s23, v71
.LBB1_119:
	v_mov_b32_e32 v71, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v71, v3, vcc
	flat_store_dword v[2:3], v72
.LBB1_120:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[4:5]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_125
; %bb.121:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_385
; %bb.122:
	v_mov_b32_e32 v72, s25
	v_add_u32_e32 v71, vcc, s24, v2
	v_addc_u32_e32 v72, vcc, v72, v3, vcc
	flat_load_dword v71, v[71:72]
	v_mul_f32_e32 v72, s23, v70
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v71, s27, v71
	v_add_f32_e32 v71, v72, v71
	s_cbranch_execnz .LBB1_124
.LBB1_123:
	v_mul_f32_e32 v71, s23, v70
.LBB1_124:
	v_mov_b32_e32 v70, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v70, v3, vcc
	flat_store_dword v[2:3], v71
.LBB1_125:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[28:29], s[18:19], s[2:3]
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execz .LBB1_130
; %bb.126:
	.loc	1 113
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_386
; %bb.127:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v2, vcc, s24, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	v_mul_f32_e32 v3, s23, v69
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s27, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB1_129
.LBB1_128:
	v_mul_f32_e32 v2, s23, v69
.LBB1_129:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v0, vcc, s24, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB1_130:
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
	v_or_b32_e32 v2, 2, v50
	v_mad_i64_i32 v[0:1], s[18:19], v2, s22, 0
	v_cmp_gt_i32_e64 s[18:19], s20, v2
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[16:17]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_135
; %bb.131:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v48
	v_addc_u32_e32 v3, vcc, v1, v49, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_387
; %bb.132:
	v_mov_b32_e32 v70, s25
	v_add_u32_e32 v69, vcc, s24, v2
	v_addc_u32_e32 v70, vcc, v70, v3, vcc
	flat_load_dword v69, v[69:70]
	v_mul_f32_e32 v70, s23, v68
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v69, s27, v69
	v_add_f32_e32 v69, v70, v69
	s_cbranch_execnz .LBB1_134
.LBB1_133:
	v_mul_f32_e32 v69, s23, v68
.LBB1_134:
	v_mov_b32_e32 v68, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v68, v3, vcc
	flat_store_dword v[2:3], v69
.LBB1_135:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[14:15]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_140
; %bb.136:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v45
	v_addc_u32_e32 v3, vcc, v1, v46, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_388
; %bb.137:
	v_mov_b32_e32 v69, s25
	v_add_u32_e32 v68, vcc, s24, v2
	v_addc_u32_e32 v69, vcc, v69, v3, vcc
	flat_load_dword v68, v[68:69]
	v_mul_f32_e32 v69, s23, v67
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v68, s27, v68
	v_add_f32_e32 v68, v69, v68
	s_cbranch_execnz .LBB1_139
.LBB1_138:
	v_mul_f32_e32 v68, s23, v67
.LBB1_139:
	v_mov_b32_e32 v67, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v67, v3, vcc
	flat_store_dword v[2:3], v68
.LBB1_140:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[12:13]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_145
; %bb.141:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v14
	v_addc_u32_e32 v3, vcc, v1, v44, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_389
; %bb.142:
	v_mov_b32_e32 v68, s25
	v_add_u32_e32 v67, vcc, s24, v2
	v_addc_u32_e32 v68, vcc, v68, v3, vcc
	flat_load_dword v67, v[67:68]
	v_mul_f32_e32 v68, s23, v66
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v67, s27, v67
	v_add_f32_e32 v67, v68, v67
	s_cbranch_execnz .LBB1_144
.LBB1_143:
	v_mul_f32_e32 v67, s23, v66
.LBB1_144:
	v_mov_b32_e32 v66, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v66, v3, vcc
	flat_store_dword v[2:3], v67
.LBB1_145:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[10:11]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_150
; %bb.146:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v12
	v_addc_u32_e32 v3, vcc, v1, v13, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_390
; %bb.147:
	v_mov_b32_e32 v67, s25
	v_add_u32_e32 v66, vcc, s24, v2
	v_addc_u32_e32 v67, vcc, v67, v3, vcc
	flat_load_dword v66, v[66:67]
	v_mul_f32_e32 v67, s23, v65
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v66, s27, v66
	v_add_f32_e32 v66, v67, v66
	s_cbranch_execnz .LBB1_149
.LBB1_148:
	v_mul_f32_e32 v66, s23, v65
.LBB1_149:
	v_mov_b32_e32 v65, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v65, v3, vcc
	flat_store_dword v[2:3], v66
.LBB1_150:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[8:9]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_155
; %bb.151:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v10
	v_addc_u32_e32 v3, vcc, v1, v11, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_391
; %bb.152:
	v_mov_b32_e32 v66, s25
	v_add_u32_e32 v65, vcc, s24, v2
	v_addc_u32_e32 v66, vcc, v66, v3, vcc
	flat_load_dword v65, v[65:66]
	v_mul_f32_e32 v66, s23, v64
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v65, s27, v65
	v_add_f32_e32 v65, v66, v65
	s_cbranch_execnz .LBB1_154
.LBB1_153:
	v_mul_f32_e32 v65, s23, v64
.LBB1_154:
	v_mov_b32_e32 v64, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v64, v3, vcc
	flat_store_dword v[2:3], v65
.LBB1_155:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[6:7]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_160
; %bb.156:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v8
	v_addc_u32_e32 v3, vcc, v1, v9, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_392
; %bb.157:
	v_mov_b32_e32 v65, s25
	v_add_u32_e32 v64, vcc, s24, v2
	v_addc_u32_e32 v65, vcc, v65, v3, vcc
	flat_load_dword v64, v[64:65]
	v_mul_f32_e32 v65, s23, v63
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v64, s27, v64
	v_add_f32_e32 v64, v65, v64
	s_cbranch_execnz .LBB1_159
.LBB1_158:
	v_mul_f32_e32 v64, s23, v63
.LBB1_159:
	v_mov_b32_e32 v63, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v63, v3, vcc
	flat_store_dword v[2:3], v64
.LBB1_160:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[4:5]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_165
; %bb.161:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_393
; %bb.162:
	v_mov_b32_e32 v64, s25
	v_add_u32_e32 v63, vcc, s24, v2
	v_addc_u32_e32 v64, vcc, v64, v3, vcc
	flat_load_dword v63, v[63:64]
	v_mul_f32_e32 v64, s23, v62
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v63, s27, v63
	v_add_f32_e32 v63, v64, v63
	s_cbranch_execnz .LBB1_164
.LBB1_163:
	v_mul_f32_e32 v63, s23, v62
.LBB1_164:
	v_mov_b32_e32 v62, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v62, v3, vcc
	flat_store_dword v[2:3], v63
.LBB1_165:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[28:29], s[18:19], s[2:3]
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execz .LBB1_170
; %bb.166:
	.loc	1 113
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_394
; %bb.167:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v2, vcc, s24, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	v_mul_f32_e32 v3, s23, v61
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s27, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB1_169
.LBB1_168:
	v_mul_f32_e32 v2, s23, v61
.LBB1_169:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v0, vcc, s24, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB1_170:
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
	v_or_b32_e32 v2, 3, v50
	v_mad_i64_i32 v[0:1], s[18:19], v2, s22, 0
	v_cmp_gt_i32_e64 s[18:19], s20, v2
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[16:17]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_175
; %bb.171:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v48
	v_addc_u32_e32 v3, vcc, v1, v49, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_395
; %bb.172:
	v_mov_b32_e32 v62, s25
	v_add_u32_e32 v61, vcc, s24, v2
	v_addc_u32_e32 v62, vcc, v62, v3, vcc
	flat_load_dword v61, v[61:62]
	v_mul_f32_e32 v62, s23, v60
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v61, s27, v61
	v_add_f32_e32 v61, v62, v61
	s_cbranch_execnz .LBB1_174
.LBB1_173:
	v_mul_f32_e32 v61, s23, v60
.LBB1_174:
	v_mov_b32_e32 v60, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v60, v3, vcc
	flat_store_dword v[2:3], v61
.LBB1_175:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[14:15]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_180
; %bb.176:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v45
	v_addc_u32_e32 v3, vcc, v1, v46, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_396
; %bb.177:
	v_mov_b32_e32 v61, s25
	v_add_u32_e32 v60, vcc, s24, v2
	v_addc_u32_e32 v61, vcc, v61, v3, vcc
	flat_load_dword v60, v[60:61]
	v_mul_f32_e32 v61, s23, v59
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v60, s27, v60
	v_add_f32_e32 v60, v61, v60
	s_cbranch_execnz .LBB1_179
.LBB1_178:
	v_mul_f32_e32 v60, s23, v59
.LBB1_179:
	v_mov_b32_e32 v59, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v59, v3, vcc
	flat_store_dword v[2:3], v60
.LBB1_180:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[12:13]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_185
; %bb.181:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v14
	v_addc_u32_e32 v3, vcc, v1, v44, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_397
; %bb.182:
	v_mov_b32_e32 v60, s25
	v_add_u32_e32 v59, vcc, s24, v2
	v_addc_u32_e32 v60, vcc, v60, v3, vcc
	flat_load_dword v59, v[59:60]
	v_mul_f32_e32 v60, s23, v58
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v59, s27, v59
	v_add_f32_e32 v59, v60, v59
	s_cbranch_execnz .LBB1_184
.LBB1_183:
	v_mul_f32_e32 v59, s23, v58
.LBB1_184:
	v_mov_b32_e32 v58, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v58, v3, vcc
	flat_store_dword v[2:3], v59
.LBB1_185:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[10:11]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_190
; %bb.186:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v12
	v_addc_u32_e32 v3, vcc, v1, v13, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_398
; %bb.187:
	v_mov_b32_e32 v59, s25
	v_add_u32_e32 v58, vcc, s24, v2
	v_addc_u32_e32 v59, vcc, v59, v3, vcc
	flat_load_dword v58, v[58:59]
	v_mul_f32_e32 v59, s23, v57
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v58, s27, v58
	v_add_f32_e32 v58, v59, v58
	s_cbranch_execnz .LBB1_189
.LBB1_188:
	v_mul_f32_e32 v58, s23, v57
.LBB1_189:
	v_mov_b32_e32 v57, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v57, v3, vcc
	flat_store_dword v[2:3], v58
.LBB1_190:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[8:9]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_195
; %bb.191:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v10
	v_addc_u32_e32 v3, vcc, v1, v11, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_399
; %bb.192:
	v_mov_b32_e32 v58, s25
	v_add_u32_e32 v57, vcc, s24, v2
	v_addc_u32_e32 v58, vcc, v58, v3, vcc
	flat_load_dword v57, v[57:58]
	v_mul_f32_e32 v58, s23, v56
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v57, s27, v57
	v_add_f32_e32 v57, v58, v57
	s_cbranch_execnz .LBB1_194
.LBB1_193:
	v_mul_f32_e32 v57, s23, v56
.LBB1_194:
	v_mov_b32_e32 v56, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v56, v3, vcc
	flat_store_dword v[2:3], v57
.LBB1_195:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[6:7]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_200
; %bb.196:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v8
	v_addc_u32_e32 v3, vcc, v1, v9, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_400
; %bb.197:
	v_mov_b32_e32 v57, s25
	v_add_u32_e32 v56, vcc, s24, v2
	v_addc_u32_e32 v57, vcc, v57, v3, vcc
	flat_load_dword v56, v[56:57]
	v_mul_f32_e32 v57, s23, v55
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v56, s27, v56
	v_add_f32_e32 v56, v57, v56
	s_cbranch_execnz .LBB1_199
.LBB1_198:
	v_mul_f32_e32 v56, s23, v55
.LBB1_199:
	v_mov_b32_e32 v55, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v55, v3, vcc
	flat_store_dword v[2:3], v56
.LBB1_200:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[4:5]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_205
; %bb.201:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_401
; %bb.202:
	v_mov_b32_e32 v56, s25
	v_add_u32_e32 v55, vcc, s24, v2
	v_addc_u32_e32 v56, vcc, v56, v3, vcc
	flat_load_dword v55, v[55:56]
	v_mul_f32_e32 v56, s23, v54
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v55, s27, v55
	v_add_f32_e32 v55, v56, v55
	s_cbranch_execnz .LBB1_204
.LBB1_203:
	v_mul_f32_e32 v55, s23, v54
.LBB1_204:
	v_mov_b32_e32 v54, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v54, v3, vcc
	flat_store_dword v[2:3], v55
.LBB1_205:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[28:29], s[18:19], s[2:3]
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execz .LBB1_210
; %bb.206:
	.loc	1 113
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_402
; %bb.207:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v2, vcc, s24, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	v_mul_f32_e32 v3, s23, v53
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s27, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB1_209
.LBB1_208:
	v_mul_f32_e32 v2, s23, v53
.LBB1_209:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v0, vcc, s24, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB1_210:
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
	v_add_u32_e32 v2, vcc, 64, v50
	v_mad_i64_i32 v[0:1], s[18:19], v2, s22, 0
	v_cmp_gt_i32_e64 s[18:19], s20, v2
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[16:17]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_215
; %bb.211:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v48
	v_addc_u32_e32 v3, vcc, v1, v49, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_403
; %bb.212:
	v_mov_b32_e32 v54, s25
	v_add_u32_e32 v53, vcc, s24, v2
	v_addc_u32_e32 v54, vcc, v54, v3, vcc
	flat_load_dword v53, v[53:54]
	v_mul_f32_e32 v54, s23, v52
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v53, s27, v53
	v_add_f32_e32 v53, v54, v53
	s_cbranch_execnz .LBB1_214
.LBB1_213:
	v_mul_f32_e32 v53, s23, v52
.LBB1_214:
	v_mov_b32_e32 v52, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v52, v3, vcc
	flat_store_dword v[2:3], v53
.LBB1_215:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[14:15]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_220
; %bb.216:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v45
	v_addc_u32_e32 v3, vcc, v1, v46, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_404
; %bb.217:
	v_mov_b32_e32 v53, s25
	v_add_u32_e32 v52, vcc, s24, v2
	v_addc_u32_e32 v53, vcc, v53, v3, vcc
	flat_load_dword v52, v[52:53]
	v_mul_f32_e32 v53, s23, v51
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v52, s27, v52
	v_add_f32_e32 v52, v53, v52
	s_cbranch_execnz .LBB1_219
.LBB1_218:
	v_mul_f32_e32 v52, s23, v51
.LBB1_219:
	v_mov_b32_e32 v51, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v51, v3, vcc
	flat_store_dword v[2:3], v52
.LBB1_220:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[12:13]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_225
; %bb.221:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v14
	v_addc_u32_e32 v3, vcc, v1, v44, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_405
; %bb.222:
	v_mov_b32_e32 v52, s25
	v_add_u32_e32 v51, vcc, s24, v2
	v_addc_u32_e32 v52, vcc, v52, v3, vcc
	flat_load_dword v51, v[51:52]
	v_mul_f32_e32 v52, s23, v47
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v51, s27, v51
	v_add_f32_e32 v51, v52, v51
	s_cbranch_execnz .LBB1_224
.LBB1_223:
	v_mul_f32_e32 v51, s23, v47
.LBB1_224:
	v_mov_b32_e32 v47, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v47, v3, vcc
	flat_store_dword v[2:3], v51
.LBB1_225:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[10:11]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_230
; %bb.226:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v12
	v_addc_u32_e32 v3, vcc, v1, v13, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_406
; %bb.227:
	v_mov_b32_e32 v47, s25
	v_add_u32_e32 v51, vcc, s24, v2
	v_addc_u32_e32 v52, vcc, v47, v3, vcc
	flat_load_dword v47, v[51:52]
	v_mul_f32_e32 v51, s23, v43
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v47, s27, v47
	v_add_f32_e32 v47, v51, v47
	s_cbranch_execnz .LBB1_229
.LBB1_228:
	v_mul_f32_e32 v47, s23, v43
.LBB1_229:
	v_mov_b32_e32 v43, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v43, v3, vcc
	flat_store_dword v[2:3], v47
.LBB1_230:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[8:9]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_235
; %bb.231:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v10
	v_addc_u32_e32 v3, vcc, v1, v11, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_407
; %bb.232:
	v_mov_b32_e32 v43, s25
	v_add_u32_e32 v51, vcc, s24, v2
	v_addc_u32_e32 v52, vcc, v43, v3, vcc
	flat_load_dword v43, v[51:52]
	v_mul_f32_e32 v47, s23, v42
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v43, s27, v43
	v_add_f32_e32 v43, v47, v43
	s_cbranch_execnz .LBB1_234
.LBB1_233:
	v_mul_f32_e32 v43, s23, v42
.LBB1_234:
	v_mov_b32_e32 v42, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v42, v3, vcc
	flat_store_dword v[2:3], v43
.LBB1_235:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[6:7]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_240
; %bb.236:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v8
	v_addc_u32_e32 v3, vcc, v1, v9, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_408
; %bb.237:
	v_mov_b32_e32 v43, s25
	v_add_u32_e32 v42, vcc, s24, v2
	v_addc_u32_e32 v43, vcc, v43, v3, vcc
	flat_load_dword v42, v[42:43]
	v_mul_f32_e32 v43, s23, v41
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v42, s27, v42
	v_add_f32_e32 v42, v43, v42
	s_cbranch_execnz .LBB1_239
.LBB1_238:
	v_mul_f32_e32 v42, s23, v41
.LBB1_239:
	v_mov_b32_e32 v41, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v41, v3, vcc
	flat_store_dword v[2:3], v42
.LBB1_240:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[4:5]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_245
; %bb.241:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_409
; %bb.242:
	v_mov_b32_e32 v42, s25
	v_add_u32_e32 v41, vcc, s24, v2
	v_addc_u32_e32 v42, vcc, v42, v3, vcc
	flat_load_dword v41, v[41:42]
	v_mul_f32_e32 v42, s23, v40
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v41, s27, v41
	v_add_f32_e32 v41, v42, v41
	s_cbranch_execnz .LBB1_244
.LBB1_243:
	v_mul_f32_e32 v41, s23, v40
.LBB1_244:
	v_mov_b32_e32 v40, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v40, v3, vcc
	flat_store_dword v[2:3], v41
.LBB1_245:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[28:29], s[18:19], s[2:3]
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execz .LBB1_250
; %bb.246:
	.loc	1 113
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_410
; %bb.247:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v2, vcc, s24, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	v_mul_f32_e32 v3, s23, v39
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s27, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB1_249
.LBB1_248:
	v_mul_f32_e32 v2, s23, v39
.LBB1_249:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v0, vcc, s24, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB1_250:
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
	v_add_u32_e32 v2, vcc, 0x41, v50
	v_mad_i64_i32 v[0:1], s[18:19], v2, s22, 0
	v_cmp_gt_i32_e64 s[18:19], s20, v2
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[16:17]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_255
; %bb.251:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v48
	v_addc_u32_e32 v3, vcc, v1, v49, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_411
; %bb.252:
	v_mov_b32_e32 v40, s25
	v_add_u32_e32 v39, vcc, s24, v2
	v_addc_u32_e32 v40, vcc, v40, v3, vcc
	flat_load_dword v39, v[39:40]
	v_mul_f32_e32 v40, s23, v38
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v39, s27, v39
	v_add_f32_e32 v39, v40, v39
	s_cbranch_execnz .LBB1_254
.LBB1_253:
	v_mul_f32_e32 v39, s23, v38
.LBB1_254:
	v_mov_b32_e32 v38, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v38, v3, vcc
	flat_store_dword v[2:3], v39
.LBB1_255:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[14:15]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_260
; %bb.256:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v45
	v_addc_u32_e32 v3, vcc, v1, v46, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_412
; %bb.257:
	v_mov_b32_e32 v39, s25
	v_add_u32_e32 v38, vcc, s24, v2
	v_addc_u32_e32 v39, vcc, v39, v3, vcc
	flat_load_dword v38, v[38:39]
	v_mul_f32_e32 v39, s23, v37
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v38, s27, v38
	v_add_f32_e32 v38, v39, v38
	s_cbranch_execnz .LBB1_259
.LBB1_258:
	v_mul_f32_e32 v38, s23, v37
.LBB1_259:
	v_mov_b32_e32 v37, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v37, v3, vcc
	flat_store_dword v[2:3], v38
.LBB1_260:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[12:13]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_265
; %bb.261:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v14
	v_addc_u32_e32 v3, vcc, v1, v44, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_413
; %bb.262:
	v_mov_b32_e32 v38, s25
	v_add_u32_e32 v37, vcc, s24, v2
	v_addc_u32_e32 v38, vcc, v38, v3, vcc
	flat_load_dword v37, v[37:38]
	v_mul_f32_e32 v38, s23, v36
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v37, s27, v37
	v_add_f32_e32 v37, v38, v37
	s_cbranch_execnz .LBB1_264
.LBB1_263:
	v_mul_f32_e32 v37, s23, v36
.LBB1_264:
	v_mov_b32_e32 v36, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v36, v3, vcc
	flat_store_dword v[2:3], v37
.LBB1_265:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[10:11]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_270
; %bb.266:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v12
	v_addc_u32_e32 v3, vcc, v1, v13, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_414
; %bb.267:
	v_mov_b32_e32 v37, s25
	v_add_u32_e32 v36, vcc, s24, v2
	v_addc_u32_e32 v37, vcc, v37, v3, vcc
	flat_load_dword v36, v[36:37]
	v_mul_f32_e32 v37, s23, v35
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v36, s27, v36
	v_add_f32_e32 v36, v37, v36
	s_cbranch_execnz .LBB1_269
.LBB1_268:
	v_mul_f32_e32 v36, s23, v35
.LBB1_269:
	v_mov_b32_e32 v35, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v35, v3, vcc
	flat_store_dword v[2:3], v36
.LBB1_270:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[8:9]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_275
; %bb.271:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v10
	v_addc_u32_e32 v3, vcc, v1, v11, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_415
; %bb.272:
	v_mov_b32_e32 v36, s25
	v_add_u32_e32 v35, vcc, s24, v2
	v_addc_u32_e32 v36, vcc, v36, v3, vcc
	flat_load_dword v35, v[35:36]
	v_mul_f32_e32 v36, s23, v34
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v35, s27, v35
	v_add_f32_e32 v35, v36, v35
	s_cbranch_execnz .LBB1_274
.LBB1_273:
	v_mul_f32_e32 v35, s23, v34
.LBB1_274:
	v_mov_b32_e32 v34, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v34, v3, vcc
	flat_store_dword v[2:3], v35
.LBB1_275:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[6:7]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_280
; %bb.276:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v8
	v_addc_u32_e32 v3, vcc, v1, v9, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_416
; %bb.277:
	v_mov_b32_e32 v35, s25
	v_add_u32_e32 v34, vcc, s24, v2
	v_addc_u32_e32 v35, vcc, v35, v3, vcc
	flat_load_dword v34, v[34:35]
	v_mul_f32_e32 v35, s23, v33
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v34, s27, v34
	v_add_f32_e32 v34, v35, v34
	s_cbranch_execnz .LBB1_279
.LBB1_278:
	v_mul_f32_e32 v34, s23, v33
.LBB1_279:
	v_mov_b32_e32 v33, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v33, v3, vcc
	flat_store_dword v[2:3], v34
.LBB1_280:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[4:5]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_285
; %bb.281:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_417
; %bb.282:
	v_mov_b32_e32 v34, s25
	v_add_u32_e32 v33, vcc, s24, v2
	v_addc_u32_e32 v34, vcc, v34, v3, vcc
	flat_load_dword v33, v[33:34]
	v_mul_f32_e32 v34, s23, v32
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v33, s27, v33
	v_add_f32_e32 v33, v34, v33
	s_cbranch_execnz .LBB1_284
.LBB1_283:
	v_mul_f32_e32 v33, s23, v32
.LBB1_284:
	v_mov_b32_e32 v32, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v32, v3, vcc
	flat_store_dword v[2:3], v33
.LBB1_285:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[28:29], s[18:19], s[2:3]
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execz .LBB1_290
; %bb.286:
	.loc	1 113
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_418
; %bb.287:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v2, vcc, s24, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	v_mul_f32_e32 v3, s23, v31
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s27, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB1_289
.LBB1_288:
	v_mul_f32_e32 v2, s23, v31
.LBB1_289:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v0, vcc, s24, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB1_290:
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
	v_add_u32_e32 v2, vcc, 0x42, v50
	v_mad_i64_i32 v[0:1], s[18:19], v2, s22, 0
	v_cmp_gt_i32_e64 s[18:19], s20, v2
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[16:17]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_295
; %bb.291:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v48
	v_addc_u32_e32 v3, vcc, v1, v49, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_419
; %bb.292:
	v_mov_b32_e32 v32, s25
	v_add_u32_e32 v31, vcc, s24, v2
	v_addc_u32_e32 v32, vcc, v32, v3, vcc
	flat_load_dword v31, v[31:32]
	v_mul_f32_e32 v32, s23, v30
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v31, s27, v31
	v_add_f32_e32 v31, v32, v31
	s_cbranch_execnz .LBB1_294
.LBB1_293:
	v_mul_f32_e32 v31, s23, v30
.LBB1_294:
	v_mov_b32_e32 v30, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v30, v3, vcc
	flat_store_dword v[2:3], v31
.LBB1_295:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[14:15]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_300
; %bb.296:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v45
	v_addc_u32_e32 v3, vcc, v1, v46, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_420
; %bb.297:
	v_mov_b32_e32 v31, s25
	v_add_u32_e32 v30, vcc, s24, v2
	v_addc_u32_e32 v31, vcc, v31, v3, vcc
	flat_load_dword v30, v[30:31]
	v_mul_f32_e32 v31, s23, v29
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v30, s27, v30
	v_add_f32_e32 v30, v31, v30
	s_cbranch_execnz .LBB1_299
.LBB1_298:
	v_mul_f32_e32 v30, s23, v29
.LBB1_299:
	v_mov_b32_e32 v29, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v29, v3, vcc
	flat_store_dword v[2:3], v30
.LBB1_300:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[12:13]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_305
; %bb.301:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v14
	v_addc_u32_e32 v3, vcc, v1, v44, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_421
; %bb.302:
	v_mov_b32_e32 v30, s25
	v_add_u32_e32 v29, vcc, s24, v2
	v_addc_u32_e32 v30, vcc, v30, v3, vcc
	flat_load_dword v29, v[29:30]
	v_mul_f32_e32 v30, s23, v28
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v29, s27, v29
	v_add_f32_e32 v29, v30, v29
	s_cbranch_execnz .LBB1_304
.LBB1_303:
	v_mul_f32_e32 v29, s23, v28
.LBB1_304:
	v_mov_b32_e32 v28, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v28, v3, vcc
	flat_store_dword v[2:3], v29
.LBB1_305:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[10:11]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_310
; %bb.306:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v12
	v_addc_u32_e32 v3, vcc, v1, v13, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_422
; %bb.307:
	v_mov_b32_e32 v29, s25
	v_add_u32_e32 v28, vcc, s24, v2
	v_addc_u32_e32 v29, vcc, v29, v3, vcc
	flat_load_dword v28, v[28:29]
	v_mul_f32_e32 v29, s23, v27
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v28, s27, v28
	v_add_f32_e32 v28, v29, v28
	s_cbranch_execnz .LBB1_309
.LBB1_308:
	v_mul_f32_e32 v28, s23, v27
.LBB1_309:
	v_mov_b32_e32 v27, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v27, v3, vcc
	flat_store_dword v[2:3], v28
.LBB1_310:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[8:9]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_315
; %bb.311:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v10
	v_addc_u32_e32 v3, vcc, v1, v11, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_423
; %bb.312:
	v_mov_b32_e32 v28, s25
	v_add_u32_e32 v27, vcc, s24, v2
	v_addc_u32_e32 v28, vcc, v28, v3, vcc
	flat_load_dword v27, v[27:28]
	v_mul_f32_e32 v28, s23, v26
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v27, s27, v27
	v_add_f32_e32 v27, v28, v27
	s_cbranch_execnz .LBB1_314
.LBB1_313:
	v_mul_f32_e32 v27, s23, v26
.LBB1_314:
	v_mov_b32_e32 v26, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v26, v3, vcc
	flat_store_dword v[2:3], v27
.LBB1_315:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[6:7]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_320
; %bb.316:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v8
	v_addc_u32_e32 v3, vcc, v1, v9, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_424
; %bb.317:
	v_mov_b32_e32 v27, s25
	v_add_u32_e32 v26, vcc, s24, v2
	v_addc_u32_e32 v27, vcc, v27, v3, vcc
	flat_load_dword v26, v[26:27]
	v_mul_f32_e32 v27, s23, v25
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v26, s27, v26
	v_add_f32_e32 v26, v27, v26
	s_cbranch_execnz .LBB1_319
.LBB1_318:
	v_mul_f32_e32 v26, s23, v25
.LBB1_319:
	v_mov_b32_e32 v25, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v25, v3, vcc
	flat_store_dword v[2:3], v26
.LBB1_320:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[30:31], s[18:19], s[4:5]
	s_and_saveexec_b64 s[28:29], s[30:31]
	s_cbranch_execz .LBB1_325
; %bb.321:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_425
; %bb.322:
	v_mov_b32_e32 v26, s25
	v_add_u32_e32 v25, vcc, s24, v2
	v_addc_u32_e32 v26, vcc, v26, v3, vcc
	flat_load_dword v25, v[25:26]
	v_mul_f32_e32 v26, s23, v24
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v25, s27, v25
	v_add_f32_e32 v25, v26, v25
	s_cbranch_execnz .LBB1_324
.LBB1_323:
	v_mul_f32_e32 v25, s23, v24
.LBB1_324:
	v_mov_b32_e32 v24, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v24, v3, vcc
	flat_store_dword v[2:3], v25
.LBB1_325:
	.loc	1 0
	s_or_b64 exec, exec, s[28:29]
	.loc	1 112
	s_and_b64 s[28:29], s[18:19], s[2:3]
	s_and_saveexec_b64 s[18:19], s[28:29]
	s_cbranch_execz .LBB1_330
; %bb.326:
	.loc	1 113
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_426
; %bb.327:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v2, vcc, s24, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	v_mul_f32_e32 v3, s23, v23
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s27, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB1_329
.LBB1_328:
	v_mul_f32_e32 v2, s23, v23
.LBB1_329:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v0, vcc, s24, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB1_330:
	.loc	1 0
	s_or_b64 exec, exec, s[18:19]
	v_add_u32_e32 v2, vcc, 0x43, v50
	v_mad_i64_i32 v[0:1], s[18:19], v2, s22, 0
	v_cmp_gt_i32_e64 s[18:19], s20, v2
	.loc	1 112
	s_and_b64 s[20:21], s[18:19], s[16:17]
	s_and_saveexec_b64 s[16:17], s[20:21]
	s_cbranch_execz .LBB1_335
; %bb.331:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v48
	v_addc_u32_e32 v3, vcc, v1, v49, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_427
; %bb.332:
	v_mov_b32_e32 v24, s25
	v_add_u32_e32 v23, vcc, s24, v2
	v_addc_u32_e32 v24, vcc, v24, v3, vcc
	flat_load_dword v23, v[23:24]
	v_mul_f32_e32 v24, s23, v22
	s_mov_b64 s[20:21], 0
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v23, s27, v23
	v_add_f32_e32 v23, v24, v23
	s_cbranch_execnz .LBB1_334
.LBB1_333:
	v_mul_f32_e32 v23, s23, v22
.LBB1_334:
	v_mov_b32_e32 v22, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v22, v3, vcc
	flat_store_dword v[2:3], v23
.LBB1_335:
	.loc	1 0
	s_or_b64 exec, exec, s[16:17]
	.loc	1 112
	s_and_b64 s[16:17], s[18:19], s[14:15]
	s_and_saveexec_b64 s[14:15], s[16:17]
	s_cbranch_execz .LBB1_340
; %bb.336:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v45
	v_addc_u32_e32 v3, vcc, v1, v46, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_428
; %bb.337:
	v_mov_b32_e32 v23, s25
	v_add_u32_e32 v22, vcc, s24, v2
	v_addc_u32_e32 v23, vcc, v23, v3, vcc
	flat_load_dword v22, v[22:23]
	v_mul_f32_e32 v23, s23, v21
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v22, s27, v22
	v_add_f32_e32 v22, v23, v22
	s_cbranch_execnz .LBB1_339
.LBB1_338:
	v_mul_f32_e32 v22, s23, v21
.LBB1_339:
	v_mov_b32_e32 v21, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v21, v3, vcc
	flat_store_dword v[2:3], v22
.LBB1_340:
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 112
	s_and_b64 s[14:15], s[18:19], s[12:13]
	s_and_saveexec_b64 s[12:13], s[14:15]
	s_cbranch_execz .LBB1_345
; %bb.341:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v14
	v_addc_u32_e32 v3, vcc, v1, v44, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_429
; %bb.342:
	v_mov_b32_e32 v14, s25
	v_add_u32_e32 v21, vcc, s24, v2
	v_addc_u32_e32 v22, vcc, v14, v3, vcc
	flat_load_dword v14, v[21:22]
	v_mul_f32_e32 v21, s23, v20
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v14, s27, v14
	v_add_f32_e32 v14, v21, v14
	s_cbranch_execnz .LBB1_344
.LBB1_343:
	v_mul_f32_e32 v14, s23, v20
.LBB1_344:
	v_mov_b32_e32 v20, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v20, v3, vcc
	flat_store_dword v[2:3], v14
.LBB1_345:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 112
	s_and_b64 s[12:13], s[18:19], s[10:11]
	s_and_saveexec_b64 s[10:11], s[12:13]
	s_cbranch_execz .LBB1_350
; %bb.346:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v12
	v_addc_u32_e32 v3, vcc, v1, v13, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_430
; %bb.347:
	v_mov_b32_e32 v13, s25
	v_add_u32_e32 v12, vcc, s24, v2
	v_addc_u32_e32 v13, vcc, v13, v3, vcc
	flat_load_dword v12, v[12:13]
	v_mul_f32_e32 v13, s23, v19
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v12, s27, v12
	v_add_f32_e32 v12, v13, v12
	s_cbranch_execnz .LBB1_349
.LBB1_348:
	v_mul_f32_e32 v12, s23, v19
.LBB1_349:
	v_mov_b32_e32 v13, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v13, v3, vcc
	flat_store_dword v[2:3], v12
.LBB1_350:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 112
	s_and_b64 s[10:11], s[18:19], s[8:9]
	s_and_saveexec_b64 s[8:9], s[10:11]
	s_cbranch_execz .LBB1_355
; %bb.351:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v10
	v_addc_u32_e32 v3, vcc, v1, v11, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_431
; %bb.352:
	v_mov_b32_e32 v11, s25
	v_add_u32_e32 v10, vcc, s24, v2
	v_addc_u32_e32 v11, vcc, v11, v3, vcc
	flat_load_dword v10, v[10:11]
	v_mul_f32_e32 v11, s23, v18
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v10, s27, v10
	v_add_f32_e32 v10, v11, v10
	s_cbranch_execnz .LBB1_354
.LBB1_353:
	v_mul_f32_e32 v10, s23, v18
.LBB1_354:
	v_mov_b32_e32 v11, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v11, v3, vcc
	flat_store_dword v[2:3], v10
.LBB1_355:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	.loc	1 112
	s_and_b64 s[8:9], s[18:19], s[6:7]
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB1_360
; %bb.356:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v8
	v_addc_u32_e32 v3, vcc, v1, v9, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_432
; %bb.357:
	v_mov_b32_e32 v9, s25
	v_add_u32_e32 v8, vcc, s24, v2
	v_addc_u32_e32 v9, vcc, v9, v3, vcc
	flat_load_dword v8, v[8:9]
	v_mul_f32_e32 v9, s23, v17
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s27, v8
	v_add_f32_e32 v8, v9, v8
	s_cbranch_execnz .LBB1_359
.LBB1_358:
	v_mul_f32_e32 v8, s23, v17
.LBB1_359:
	v_mov_b32_e32 v9, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v9, v3, vcc
	flat_store_dword v[2:3], v8
.LBB1_360:
	.loc	1 0
	s_or_b64 exec, exec, s[6:7]
	.loc	1 112
	s_and_b64 s[6:7], s[18:19], s[4:5]
	s_and_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB1_365
; %bb.361:
	.loc	1 113
	v_add_u32_e32 v2, vcc, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v7, vcc
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_433
; %bb.362:
	v_mov_b32_e32 v7, s25
	v_add_u32_e32 v6, vcc, s24, v2
	v_addc_u32_e32 v7, vcc, v7, v3, vcc
	flat_load_dword v6, v[6:7]
	v_mul_f32_e32 v7, s23, v16
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s27, v6
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB1_364
.LBB1_363:
	v_mul_f32_e32 v6, s23, v16
.LBB1_364:
	v_mov_b32_e32 v7, s25
	v_add_u32_e32 v2, vcc, s24, v2
	v_addc_u32_e32 v3, vcc, v7, v3, vcc
	flat_store_dword v[2:3], v6
.LBB1_365:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
	.loc	1 112
	s_and_b64 s[2:3], s[18:19], s[2:3]
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB1_370
; %bb.366:
	.loc	1 113
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v1, vcc, v1, v5, vcc
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 114
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB1_434
; %bb.367:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v2, vcc, s24, v0
	v_addc_u32_e32 v3, vcc, v3, v1, vcc
	flat_load_dword v2, v[2:3]
	v_mul_f32_e32 v3, s23, v15
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s27, v2
	v_add_f32_e32 v2, v3, v2
	s_cbranch_execnz .LBB1_369
.LBB1_368:
	v_mul_f32_e32 v2, s23, v15
.LBB1_369:
	v_mov_b32_e32 v3, s25
	v_add_u32_e32 v0, vcc, s24, v0
	v_addc_u32_e32 v1, vcc, v3, v1, vcc
	flat_store_dword v[0:1], v2
.LBB1_370:
	.loc	1 117
	s_endpgm
.LBB1_371:
	.loc	1 0
	s_branch .LBB1_53
.LBB1_372:
	.loc	1 114
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
	s_branch .LBB1_93
.LBB1_380:
	s_branch .LBB1_98
.LBB1_381:
	s_branch .LBB1_103
.LBB1_382:
	s_branch .LBB1_108
.LBB1_383:
	s_branch .LBB1_113
.LBB1_384:
	s_branch .LBB1_118
.LBB1_385:
	s_branch .LBB1_123
.LBB1_386:
	s_branch .LBB1_128
.LBB1_387:
	s_branch .LBB1_133
.LBB1_388:
	s_branch .LBB1_138
.LBB1_389:
	s_branch .LBB1_143
.LBB1_390:
	s_branch .LBB1_148
.LBB1_391:
	s_branch .LBB1_153
.LBB1_392:
	s_branch .LBB1_158
.LBB1_393:
	s_branch .LBB1_163
.LBB1_394:
	s_branch .LBB1_168
.LBB1_395:
	s_branch .LBB1_173
.LBB1_396:
	s_branch .LBB1_178
.LBB1_397:
	s_branch .LBB1_183
.LBB1_398:
	s_branch .LBB1_188
.LBB1_399:
	s_branch .LBB1_193
.LBB1_400:
	s_branch .LBB1_198
.LBB1_401:
	s_branch .LBB1_203
.LBB1_402:
	s_branch .LBB1_208
.LBB1_403:
	s_branch .LBB1_213
.LBB1_404:
	s_branch .LBB1_218
.LBB1_405:
	s_branch .LBB1_223
.LBB1_406:
	s_branch .LBB1_228
.LBB1_407:
	s_branch .LBB1_233
.LBB1_408:
	s_branch .LBB1_238
.LBB1_409:
	s_branch .LBB1_243
.LBB1_410:
	s_branch .LBB1_248
.LBB1_411:
	s_branch .LBB1_253
.LBB1_412:
	s_branch .LBB1_258
.LBB1_413:
	s_branch .LBB1_263
.LBB1_414:
	s_branch .LBB1_268
.LBB1_415:
	s_branch .LBB1_273
.LBB1_416:
	s_branch .LBB1_278
.LBB1_417:
	s_branch .LBB1_283
.LBB1_418:
	s_branch .LBB1_288
.LBB1_419:
	s_branch .LBB1_293
.LBB1_420:
	s_branch .LBB1_298
.LBB1_421:
	s_branch .LBB1_303
.LBB1_422:
	s_branch .LBB1_308
.LBB1_423:
	s_branch .LBB1_313
.LBB1_424:
	s_branch .LBB1_318
.LBB1_425:
	s_branch .LBB1_323
.LBB1_426:
	s_branch .LBB1_328
.LBB1_427:
	.loc	1 0
	s_mov_b64 s[20:21], -1
	.loc	1 114
	s_branch .LBB1_333
.LBB1_428:
	s_branch .LBB1_338
.LBB1_429:
	s_branch .LBB1_343
.LBB1_430:
	s_branch .LBB1_348
.LBB1_431:
	s_branch .LBB1_353
.LBB1_432:
	s_branch .LBB1_358
.LBB1_433:
	s_branch .LBB1_363
.LBB1_434:
	s_branch .LBB1_368
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
		.amdhsa_next_free_vgpr 112
		.amdhsa_next_free_sgpr 32
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
.Lfunc_end1:
	.size	gemm_gcn4_ultra, .Lfunc_end1-gemm_gcn4_ultra
	.size	gemm_gcn4_ultra$local, .Lfunc_end1-gemm_gcn4_ultra
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 11368
; NumSgprs: 34
; NumVgprs: 112
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 8192 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 27
; NumSGPRsForWavesPerEU: 34
; NumVGPRsForWavesPerEU: 112
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
    .vgpr_count:     112
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

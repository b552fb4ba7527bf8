	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.hidden	quad                            ; -- Begin function quad
	.globl	quad
	.p2align	2
	.type	quad,@function
quad:                                   ; @quad
	.file	0 "." "gemm_float4_vec_any.cl"
	.loc	0 21
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	.loc	0 22
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
	.loc	0 25
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.LBB0_3:
	.loc	0 24
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
	.loc	0 24
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
	.loc	0 24
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
	.loc	0 22
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB0_2
.LBB0_10:
	.loc	0 23
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[0:3], v[4:5]
	s_or_b64 exec, exec, s[4:5]
	.loc	0 25
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
	.protected	gemm_float4_vec_any     ; -- Begin function gemm_float4_vec_any
	.globl	gemm_float4_vec_any
	.p2align	8
	.type	gemm_float4_vec_any,@function
gemm_float4_vec_any:                    ; @gemm_float4_vec_any
	.loc	0 32
; %bb.0:
	.loc	0 37
	s_mov_b32 s12, 0
	s_mov_b32 s0, s7
	.loc	0 36
	s_load_dwordx4 s[8:11], s[4:5], 0x0
	s_load_dwordx2 s[2:3], s[4:5], 0x28
	.loc	0 38
	s_mov_b32 s1, s12
	v_mov_b32_e32 v2, v1
	s_lshl_b64 s[0:1], s[0:1], 4
	v_or_b32_e32 v21, s0, v2
	.loc	0 39
	v_lshlrev_b32_e32 v1, 2, v0
	s_lshl_b32 s0, s6, 6
	v_or_b32_e32 v15, s0, v1
	s_mov_b32 s13, s12
	s_mov_b32 s14, s12
	s_mov_b32 s15, s12
	v_mov_b32_e32 v3, s12
	.loc	0 42
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s10, 1
	v_mov_b32_e32 v4, s13
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v6, s15
	v_cmp_gt_i32_e32 vcc, s8, v21
	v_ashrrev_i32_e32 v16, 31, v15
	s_cbranch_scc1 .LBB1_15
; %bb.1:
	.loc	0 36
	s_load_dwordx2 s[6:7], s[4:5], 0x10
	s_load_dword s20, s[4:5], 0x18
	s_load_dwordx2 s[16:17], s[4:5], 0x20
	v_lshlrev_b32_e32 v3, 6, v2
	v_or_b32_e32 v22, 0x1000, v3
	.loc	0 42
	v_mad_i64_i32 v[3:4], s[0:1], s2, v2, 0
	v_mov_b32_e32 v10, 0
	v_or_b32_e32 v23, v22, v1
	v_mov_b32_e32 v1, v10
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[7:8], s[0:1], v21, s20, v[0:1]
	v_lshlrev_b64 v[3:4], 2, v[3:4]
	v_lshlrev_b64 v[5:6], 2, v[15:16]
	v_sub_u32_e64 v24, s[0:1], s9, v15
	v_add_u32_e64 v5, s[0:1], v3, v5
	v_addc_u32_e64 v6, s[0:1], v4, v6, s[0:1]
	v_lshlrev_b64 v[3:4], 2, v[7:8]
	v_mov_b32_e32 v1, s7
	v_add_u32_e64 v17, s[0:1], s6, v3
	v_addc_u32_e64 v18, s[0:1], v1, v4, s[0:1]
	v_mov_b32_e32 v3, s17
	v_add_u32_e64 v19, s[0:1], s16, v5
	v_lshlrev_b32_e32 v1, 4, v0
	v_addc_u32_e64 v20, s[0:1], v3, v6, s[0:1]
	v_lshlrev_b32_e32 v3, 8, v2
	s_ashr_i32 s19, s2, 31
	s_mov_b32 s18, s2
	v_or_b32_e32 v25, v1, v3
	v_mov_b32_e32 v3, s12
	s_lshl_b64 s[6:7], s[18:19], 6
	v_mov_b32_e32 v4, s13
	v_mov_b32_e32 v5, s14
	v_mov_b32_e32 v6, s15
	s_mov_b32 m0, -1
	s_branch .LBB1_3
.LBB1_2:                                ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 45
	s_waitcnt vmcnt(0)
	ds_write_b128 v25, v[11:14]
	.loc	0 46
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 49
	ds_read2_b32 v[7:8], v22 offset1:1
	ds_read_b128 v[11:14], v1
	ds_read_b128 v[26:29], v1 offset:256
	ds_read2_b32 v[30:31], v22 offset0:2 offset1:3
	ds_read2_b32 v[32:33], v22 offset0:4 offset1:5
	ds_read2_b32 v[34:35], v22 offset0:6 offset1:7
	s_waitcnt lgkmcnt(4)
	v_mad_f32 v3, v7, v11, v3
	v_mad_f32 v4, v7, v12, v4
	v_mad_f32 v5, v7, v13, v5
	v_mac_f32_e32 v6, v7, v14
	ds_read_b128 v[11:14], v1 offset:512
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v6, v8, v29
	v_mac_f32_e32 v5, v8, v28
	v_mac_f32_e32 v4, v8, v27
	v_mac_f32_e32 v3, v8, v26
	ds_read_b128 v[26:29], v1 offset:768
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v30, v11
	v_mac_f32_e32 v4, v30, v12
	v_mac_f32_e32 v5, v30, v13
	v_mac_f32_e32 v6, v30, v14
	ds_read_b128 v[11:14], v1 offset:1024
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v6, v31, v29
	v_mac_f32_e32 v5, v31, v28
	v_mac_f32_e32 v4, v31, v27
	v_mac_f32_e32 v3, v31, v26
	ds_read_b128 v[26:29], v1 offset:1280
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v32, v11
	v_mac_f32_e32 v4, v32, v12
	v_mac_f32_e32 v5, v32, v13
	v_mac_f32_e32 v6, v32, v14
	ds_read_b128 v[11:14], v1 offset:1536
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v6, v33, v29
	v_mac_f32_e32 v5, v33, v28
	v_mac_f32_e32 v4, v33, v27
	v_mac_f32_e32 v3, v33, v26
	ds_read_b128 v[26:29], v1 offset:1792
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v34, v11
	v_mac_f32_e32 v4, v34, v12
	v_mac_f32_e32 v5, v34, v13
	v_mac_f32_e32 v6, v34, v14
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v6, v35, v29
	v_mac_f32_e32 v5, v35, v28
	v_mac_f32_e32 v4, v35, v27
	v_mac_f32_e32 v3, v35, v26
	ds_read2_b32 v[7:8], v22 offset0:8 offset1:9
	ds_read_b128 v[11:14], v1 offset:2048
	ds_read_b128 v[26:29], v1 offset:2304
	ds_read2_b32 v[30:31], v22 offset0:10 offset1:11
	ds_read2_b32 v[32:33], v22 offset0:12 offset1:13
	ds_read2_b32 v[34:35], v22 offset0:14 offset1:15
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v3, v7, v11
	v_mac_f32_e32 v4, v7, v12
	v_mac_f32_e32 v5, v7, v13
	v_mac_f32_e32 v6, v7, v14
	ds_read_b128 v[11:14], v1 offset:2560
	s_waitcnt lgkmcnt(4)
	v_mac_f32_e32 v6, v8, v29
	v_mac_f32_e32 v5, v8, v28
	v_mac_f32_e32 v4, v8, v27
	v_mac_f32_e32 v3, v8, v26
	ds_read_b128 v[26:29], v1 offset:2816
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v30, v11
	v_mac_f32_e32 v4, v30, v12
	v_mac_f32_e32 v5, v30, v13
	v_mac_f32_e32 v6, v30, v14
	ds_read_b128 v[11:14], v1 offset:3072
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v6, v31, v29
	v_mac_f32_e32 v5, v31, v28
	v_mac_f32_e32 v4, v31, v27
	v_mac_f32_e32 v3, v31, v26
	ds_read_b128 v[26:29], v1 offset:3328
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v32, v11
	v_mac_f32_e32 v4, v32, v12
	v_mac_f32_e32 v5, v32, v13
	v_mac_f32_e32 v6, v32, v14
	ds_read_b128 v[11:14], v1 offset:3584
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v6, v33, v29
	v_mac_f32_e32 v5, v33, v28
	v_mac_f32_e32 v4, v33, v27
	v_mac_f32_e32 v3, v33, v26
	ds_read_b128 v[26:29], v1 offset:3840
	.loc	0 42
	v_mov_b32_e32 v7, s7
	v_add_u32_e64 v19, s[0:1], s6, v19
	v_addc_u32_e64 v20, s[0:1], v20, v7, s[0:1]
	.loc	0 49
	s_waitcnt lgkmcnt(1)
	v_mac_f32_e32 v3, v34, v11
	v_mac_f32_e32 v4, v34, v12
	v_mac_f32_e32 v5, v34, v13
	v_mac_f32_e32 v6, v34, v14
	.loc	0 42
	s_add_i32 s12, s12, 16
	v_add_u32_e64 v17, s[0:1], 64, v17
	.loc	0 49
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v6, v35, v29
	v_mac_f32_e32 v5, v35, v28
	v_mac_f32_e32 v4, v35, v27
	v_mac_f32_e32 v3, v35, v26
	.loc	0 42
	s_cmp_ge_i32 s12, s10
	v_addc_u32_e64 v18, s[0:1], 0, v18, s[0:1]
	.loc	0 50
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 42
	s_cbranch_scc1 .LBB1_15
.LBB1_3:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 43
	v_add_u32_e64 v7, s[0:1], s12, v0
	v_cmp_gt_i32_e64 s[0:1], s10, v7
	.loc	0 44
	s_and_b64 s[14:15], vcc, s[0:1]
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB1_5
; %bb.4:                                ;   in Loop: Header=BB1_3 Depth=1
	flat_load_dword v7, v[17:18]
.LBB1_5:                                ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	v_add_u32_e64 v8, s[0:1], s12, v2
	.loc	0 45
	v_cmp_gt_i32_e64 s[0:1], s10, v8
	v_cndmask_b32_e64 v9, 0, v24, s[0:1]
	.loc	0 22
	v_cmp_gt_i32_e64 s[0:1], 4, v9
	.loc	0 44
	s_waitcnt vmcnt(0)
	ds_write_b32 v23, v7
	.loc	0 22
	s_and_saveexec_b64 s[14:15], s[0:1]
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB1_13
; %bb.6:                                ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 24
	v_cmp_lt_i32_e64 s[0:1], 0, v9
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_8
; %bb.7:                                ;   in Loop: Header=BB1_3 Depth=1
	flat_load_dword v7, v[19:20]
.LBB1_8:                                ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 24
	v_cmp_lt_i32_e64 s[0:1], 1, v9
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_10
; %bb.9:                                ;   in Loop: Header=BB1_3 Depth=1
	v_add_u32_e64 v11, s[0:1], 4, v19
	v_addc_u32_e64 v12, s[0:1], 0, v20, s[0:1]
	flat_load_dword v8, v[11:12]
.LBB1_10:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 24
	v_cmp_lt_i32_e64 s[0:1], 2, v9
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[16:17], s[0:1]
	s_cbranch_execz .LBB1_12
; %bb.11:                               ;   in Loop: Header=BB1_3 Depth=1
	v_add_u32_e64 v11, s[0:1], 8, v19
	v_addc_u32_e64 v12, s[0:1], 0, v20, s[0:1]
	flat_load_dword v9, v[11:12]
.LBB1_12:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v14, v10
	v_mov_b32_e32 v13, v9
	v_mov_b32_e32 v12, v8
	v_mov_b32_e32 v11, v7
.LBB1_13:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 22
	s_andn2_saveexec_b64 s[0:1], s[14:15]
	s_cbranch_execz .LBB1_2
; %bb.14:                               ;   in Loop: Header=BB1_3 Depth=1
	.loc	0 23
	flat_load_dwordx4 v[11:14], v[19:20]
	s_branch .LBB1_2
.LBB1_15:
	.loc	0 53
	v_cmp_gt_i32_e32 vcc, s8, v21
	v_cmp_gt_i32_e64 s[0:1], s9, v15
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[6:7], s[0:1]
	s_cbranch_execz .LBB1_28
; %bb.16:
	.loc	0 36
	s_load_dword s2, s[4:5], 0x38
	s_load_dwordx2 s[0:1], s[4:5], 0x30
	.loc	0 55
	v_or_b32_e32 v2, 3, v15
	v_cmp_le_i32_e32 vcc, s9, v2
	.loc	0 54
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[4:5], v21, s2, v[15:16]
	.loc	0 55
	s_and_saveexec_b64 s[4:5], vcc
	s_xor_b64 s[4:5], exec, s[4:5]
	s_cbranch_execz .LBB1_24
; %bb.17:
	.loc	0 62
	v_lshlrev_b64 v[7:8], 2, v[0:1]
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v7, vcc, s0, v7
	v_cmp_neq_f32_e64 s[6:7], s3, 0
	v_addc_u32_e32 v8, vcc, v2, v8, vcc
	s_mov_b64 s[12:13], 0
	s_mov_b64 s[14:15], 0
	s_branch .LBB1_19
.LBB1_18:                               ;   in Loop: Header=BB1_19 Depth=1
	.loc	0 63
	v_lshlrev_b64 v[9:10], 2, v[9:10]
	v_mov_b32_e32 v11, s1
	v_add_u32_e32 v9, vcc, s0, v9
	v_addc_u32_e32 v10, vcc, v11, v10, vcc
	.loc	0 62
	s_add_u32 s14, s14, 1
	.loc	0 63
	flat_store_dword v[9:10], v2
	.loc	0 62
	v_add_u32_e32 v2, vcc, s14, v15
	s_addc_u32 s15, s15, 0
	v_cmp_le_i32_e32 vcc, s9, v2
	s_or_b64 s[12:13], vcc, s[12:13]
	v_add_u32_e32 v7, vcc, 4, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB1_23
.LBB1_19:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 63
	s_and_b64 vcc, exec, s[6:7]
	s_cbranch_vccz .LBB1_21
; %bb.20:                               ;   in Loop: Header=BB1_19 Depth=1
	flat_load_dword v2, v[7:8]
	v_add_u32_e32 v9, vcc, s14, v0
	s_cmp_eq_u32 s14, 1
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s14, 2
	v_cndmask_b32_e32 v11, v3, v4, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s14, 3
	v_cndmask_b32_e32 v11, v11, v5, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v11, v11, v6, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v2, s3, v2
	v_mac_f32_e32 v2, s11, v11
	s_cbranch_execnz .LBB1_18
	s_branch .LBB1_22
.LBB1_21:                               ;   in Loop: Header=BB1_19 Depth=1
.LBB1_22:                               ;   in Loop: Header=BB1_19 Depth=1
	s_cmp_eq_u32 s14, 1
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s14, 2
	v_cndmask_b32_e32 v2, v3, v4, vcc
	s_cselect_b64 vcc, -1, 0
	s_cmp_eq_u32 s14, 3
	v_cndmask_b32_e32 v2, v2, v5, vcc
	s_cselect_b64 vcc, -1, 0
	v_cndmask_b32_e32 v2, v2, v6, vcc
	v_mov_b32_e32 v10, s15
	v_add_u32_e32 v9, vcc, s14, v0
	v_mul_f32_e32 v2, s11, v2
	v_addc_u32_e32 v10, vcc, v1, v10, vcc
	s_branch .LBB1_18
.LBB1_23:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
.LBB1_24:
	.loc	0 55
	s_andn2_saveexec_b64 s[4:5], s[4:5]
	s_cbranch_execz .LBB1_28
; %bb.25:
	.loc	0 57
	v_cmp_eq_f32_e64 s[4:5], s3, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 56
	v_mul_f32_e32 v6, s11, v6
	v_mul_f32_e32 v5, s11, v5
	v_mul_f32_e32 v4, s11, v4
	v_mul_f32_e32 v3, s11, v3
	.loc	0 57
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccnz .LBB1_27
; %bb.26:
	.loc	0 58
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v7, vcc, s0, v0
	v_addc_u32_e32 v8, vcc, v2, v1, vcc
	flat_load_dwordx4 v[7:10], v[7:8]
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s3, v10
	v_mac_f32_e32 v5, s3, v9
	v_mac_f32_e32 v4, s3, v8
	v_mac_f32_e32 v3, s3, v7
.LBB1_27:
	.loc	0 59
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dwordx4 v[0:1], v[3:6]
.LBB1_28:
	.loc	0 66
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_float4_vec_any
		.amdhsa_group_segment_fixed_size 5120
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
		.amdhsa_next_free_vgpr 36
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
	.size	gemm_float4_vec_any, .Lfunc_end1-gemm_float4_vec_any
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1708
; NumSgprs: 23
; NumVgprs: 36
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 5120 bytes/workgroup (compile time only)
; SGPRBlocks: 2
; VGPRBlocks: 8
; NumSGPRsForWavesPerEU: 23
; NumVGPRsForWavesPerEU: 36
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
    .group_segment_fixed_size: 5120
    .kernarg_segment_align: 8
    .kernarg_segment_size: 60
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           gemm_float4_vec_any
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 16
      - 1
    .sgpr_count:     23
    .sgpr_spill_count: 0
    .symbol:         gemm_float4_vec_any.kd
    .vgpr_count:     36
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.hidden	quad                            ; -- Begin function quad
	.globl	quad
	.p2align	2
	.type	quad,@function
quad:                                   ; @quad
	.file	0 "." "gemm_float4_clover.cl"
	.loc	0 22
; %bb.0:
	s_waitcnt vmcnt(0) expcnt(0) lgkmcnt(0)
	v_mov_b32_e32 v8, v3
	v_mov_b32_e32 v6, v2
	.loc	0 23
	v_cmp_ne_u32_e64 s[4:5], 1, v6
	v_cmp_gt_i32_e64 s[6:7], 4, v8
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	v_cmp_lt_i32_e32 vcc, 3, v8
	s_or_b64 s[4:5], s[4:5], s[6:7]
	s_and_saveexec_b64 s[6:7], s[4:5]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execnz .LBB0_3
; %bb.1:
	s_andn2_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execnz .LBB0_12
.LBB0_2:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 27
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.LBB0_3:
	.loc	0 25
	v_cmp_lt_i32_e64 s[4:5], 0, v8
	v_mov_b32_e32 v1, 0
	v_mov_b32_e32 v0, 0
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB0_5
; %bb.4:
	flat_load_dword v0, v[4:5]
.LBB0_5:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 25
	v_cmp_lt_i32_e64 s[4:5], 1, v8
	v_ashrrev_i32_e32 v7, 31, v6
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB0_7
; %bb.6:
	v_lshlrev_b64 v[1:2], 2, v[6:7]
	v_add_u32_e64 v1, s[4:5], v4, v1
	v_addc_u32_e64 v2, s[4:5], v5, v2, s[4:5]
	flat_load_dword v1, v[1:2]
.LBB0_7:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 26
	v_cmp_lt_i32_e64 s[4:5], 2, v8
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[8:9], s[4:5]
	s_cbranch_execz .LBB0_9
; %bb.8:
	v_lshlrev_b64 v[7:8], 3, v[6:7]
	v_add_u32_e64 v7, s[4:5], v4, v7
	v_addc_u32_e64 v8, s[4:5], v5, v8, s[4:5]
	flat_load_dword v2, v[7:8]
.LBB0_9:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 26
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_11
; %bb.10:
	v_mad_i64_i32 v[3:4], s[8:9], v6, 12, v[4:5]
	flat_load_dword v3, v[3:4]
.LBB0_11:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
	.loc	0 23
	s_andn2_saveexec_b64 s[4:5], s[6:7]
	s_cbranch_execz .LBB0_2
.LBB0_12:
	.loc	0 24
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[0:3], v[4:5]
	s_or_b64 exec, exec, s[4:5]
	.loc	0 27
	s_waitcnt vmcnt(0)
	s_setpc_b64 s[30:31]
.Lfunc_end0:
	.size	quad, .Lfunc_end0-quad
                                        ; -- End function
	.section	.AMDGPU.csdata
; Function info:
; codeLenInByte = 308
; NumSgprs: 34
; NumVgprs: 9
; ScratchSize: 0
; MemoryBound: 0
	.text
	.protected	gemm_float4_clover      ; -- Begin function gemm_float4_clover
	.globl	gemm_float4_clover
	.p2align	8
	.type	gemm_float4_clover,@function
gemm_float4_clover:                     ; @gemm_float4_clover
	.loc	0 34
; %bb.0:
	.loc	0 38
	s_load_dwordx4 s[12:15], s[4:5], 0x0
	s_load_dwordx2 s[20:21], s[4:5], 0x28
	s_mov_b32 s16, 0
	.loc	0 41
	s_lshl_b32 s33, s7, 4
	.loc	0 42
	s_lshl_b32 s22, s6, 4
	s_mov_b32 s17, s16
	s_mov_b32 s18, s16
	s_mov_b32 s19, s16
	v_mov_b32_e32 v6, s16
	.loc	0 45
	s_waitcnt lgkmcnt(0)
	s_cmp_lt_i32 s14, 1
	v_mov_b32_e32 v7, s17
	v_mov_b32_e32 v8, s18
	v_mov_b32_e32 v9, s19
	s_cbranch_scc1 .LBB1_31
; %bb.1:
	.loc	0 38
	s_load_dwordx2 s[10:11], s[4:5], 0x10
	s_load_dword s34, s[4:5], 0x18
	s_load_dwordx2 s[8:9], s[4:5], 0x20
	.loc	0 40
	v_lshlrev_b32_e32 v2, 4, v1
	v_add_u32_e64 v5, s[2:3], -4, v1
	v_lshlrev_b32_e32 v6, 6, v0
	v_or_b32_e32 v4, v2, v0
	s_movk_i32 s0, 0x80
	v_lshlrev_b32_e32 v18, 2, v5
	v_lshlrev_b32_e32 v5, 4, v5
	v_or_b32_e32 v19, 0x400, v6
	v_cmp_lt_u32_e32 vcc, 63, v4
	v_cmp_gt_u32_e64 s[0:1], s0, v4
	v_or_b32_e32 v2, s22, v0
	v_add_u32_e64 v20, s[6:7], v19, v5
	v_lshrrev_b32_e32 v5, 2, v4
	v_and_b32_e32 v4, 3, v0
	v_cmp_gt_i32_e64 s[2:3], s13, v2
	v_mad_i64_i32 v[2:3], s[6:7], s20, 3, 0
	v_add_u32_e64 v6, s[6:7], s33, v5
	v_lshlrev_b32_e32 v7, 4, v4
	v_lshlrev_b32_e32 v5, 6, v5
	v_cmp_gt_i32_e64 s[6:7], s12, v6
	v_or_b32_e32 v21, v5, v7
	.loc	0 45
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[6:7], s[34:35], s34, v6, 0
	s_ashr_i32 s25, s20, 31
	s_ashr_i32 s23, s22, 31
	s_mov_b32 s24, s20
	s_cmp_eq_u32 s20, 1
	v_mov_b32_e32 v5, 0
	s_cselect_b64 s[26:27], -1, 0
	s_lshl_b64 s[28:29], s[24:25], 1
	s_lshl_b64 s[30:31], s[22:23], 2
	v_lshlrev_b64 v[6:7], 2, v[6:7]
	v_lshlrev_b64 v[8:9], 4, v[4:5]
	s_add_u32 s20, s8, s30
	v_lshlrev_b32_e32 v10, 2, v4
	s_addc_u32 s23, s9, s31
	v_add_u32_e64 v4, s[8:9], v6, v8
	v_lshlrev_b32_e32 v11, 2, v0
	v_addc_u32_e64 v6, s[8:9], v7, v9, s[8:9]
	v_mov_b32_e32 v7, s23
	v_add_u32_e64 v23, s[8:9], s20, v11
	v_addc_u32_e64 v24, s[8:9], 0, v7, s[8:9]
	v_mov_b32_e32 v7, s11
	v_add_u32_e64 v14, s[8:9], s10, v4
	v_lshlrev_b32_e32 v4, 2, v1
	v_addc_u32_e64 v15, s[8:9], v7, v6, s[8:9]
	v_sub_u32_e64 v4, s[8:9], s14, v4
	v_lshlrev_b64 v[16:17], 2, v[2:3]
	v_mov_b32_e32 v6, s16
	.loc	0 56
	v_lshlrev_b32_e32 v22, 6, v1
	.loc	0 45
	v_sub_u32_e64 v25, s[8:9], s14, v10
	v_add_u32_e64 v26, s[8:9], 16, v4
	s_lshl_b64 s[28:29], s[28:29], 2
	v_mov_b32_e32 v7, s17
	v_mov_b32_e32 v8, s18
	v_mov_b32_e32 v9, s19
	s_branch .LBB1_4
.LBB1_2:                                ;   in Loop: Header=BB1_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 48
	s_waitcnt vmcnt(0)
	ds_write_b128 v21, v[10:13]
.LBB1_3:                                ;   in Loop: Header=BB1_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 53
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 56
	ds_read_b128 v[10:13], v22
	ds_read_b128 v[27:30], v19
	.loc	0 45
	s_add_i32 s16, s16, 16
	v_add_u32_e64 v14, s[8:9], 64, v14
	v_addc_u32_e64 v15, s[8:9], 0, v15, s[8:9]
	.loc	0 56
	s_waitcnt lgkmcnt(0)
	v_mad_f32 v6, v10, v27, v6
	v_mad_f32 v7, v11, v28, v7
	v_mad_f32 v8, v12, v29, v8
	v_mac_f32_e32 v9, v13, v30
	ds_read_b128 v[10:13], v22 offset:16
	ds_read_b128 v[27:30], v19 offset:16
	.loc	0 45
	v_add_u32_e64 v25, s[8:9], -16, v25
	v_add_u32_e64 v26, s[8:9], -16, v26
	.loc	0 56
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v9, v13, v30
	v_mac_f32_e32 v8, v12, v29
	v_mac_f32_e32 v7, v11, v28
	v_mac_f32_e32 v6, v10, v27
	ds_read_b128 v[10:13], v22 offset:32
	ds_read_b128 v[27:30], v19 offset:32
	.loc	0 45
	s_cmp_ge_i32 s16, s14
	.loc	0 56
	s_waitcnt lgkmcnt(0)
	v_mac_f32_e32 v6, v10, v27
	v_mac_f32_e32 v7, v11, v28
	v_mac_f32_e32 v8, v12, v29
	v_mac_f32_e32 v9, v13, v30
	ds_read_b128 v[10:13], v22 offset:48
	ds_read_b128 v[27:30], v19 offset:48
	.loc	0 57
	s_waitcnt lgkmcnt(0)
	s_barrier
	.loc	0 56
	v_mac_f32_e32 v9, v13, v30
	v_mac_f32_e32 v8, v12, v29
	v_mac_f32_e32 v7, v11, v28
	v_mac_f32_e32 v6, v10, v27
	s_cbranch_scc1 .LBB1_31
.LBB1_4:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 48
	s_mov_b32 m0, -1
	.loc	0 46
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[18:19], exec, s[8:9]
	s_cbranch_execz .LBB1_20
; %bb.5:                                ;   in Loop: Header=BB1_4 Depth=1
	.loc	0 49
	s_and_saveexec_b64 s[30:31], s[0:1]
	s_cbranch_execz .LBB1_19
; %bb.6:                                ;   in Loop: Header=BB1_4 Depth=1
	.loc	0 51
	v_add_u32_e64 v2, s[8:9], s16, v18
	v_mad_i64_i32 v[2:3], s[8:9], v2, s24, 0
	v_cndmask_b32_e64 v4, 0, v26, s[2:3]
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	v_add_u32_e64 v2, s[8:9], v23, v2
	v_addc_u32_e64 v3, s[8:9], v24, v3, s[8:9]
	v_cmp_lt_i32_e64 s[8:9], 3, v4
	.loc	0 23
	s_and_b64 s[10:11], s[26:27], s[8:9]
	s_xor_b64 s[10:11], s[10:11], -1
	s_and_saveexec_b64 s[34:35], s[10:11]
	s_xor_b64 s[34:35], exec, s[34:35]
	s_cbranch_execz .LBB1_16
; %bb.7:                                ;   in Loop: Header=BB1_4 Depth=1
	.loc	0 25
	v_cmp_lt_i32_e64 s[10:11], 0, v4
	v_mov_b32_e32 v11, 0
	v_mov_b32_e32 v10, 0
	s_and_saveexec_b64 s[36:37], s[10:11]
	s_cbranch_execz .LBB1_9
; %bb.8:                                ;   in Loop: Header=BB1_4 Depth=1
	flat_load_dword v10, v[2:3]
.LBB1_9:                                ;   in Loop: Header=BB1_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 25
	v_cmp_lt_i32_e64 s[10:11], 1, v4
	s_and_saveexec_b64 s[36:37], s[10:11]
	s_cbranch_execz .LBB1_11
; %bb.10:                               ;   in Loop: Header=BB1_4 Depth=1
	s_lshl_b64 s[10:11], s[24:25], 2
	v_mov_b32_e32 v12, s11
	v_add_u32_e64 v11, s[10:11], s10, v2
	v_addc_u32_e64 v12, s[10:11], v3, v12, s[10:11]
	flat_load_dword v11, v[11:12]
.LBB1_11:                               ;   in Loop: Header=BB1_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 26
	v_cmp_lt_i32_e64 s[10:11], 2, v4
	v_mov_b32_e32 v13, 0
	v_mov_b32_e32 v12, 0
	s_and_saveexec_b64 s[36:37], s[10:11]
	s_cbranch_execz .LBB1_13
; %bb.12:                               ;   in Loop: Header=BB1_4 Depth=1
	v_mov_b32_e32 v4, s29
	v_add_u32_e64 v27, s[10:11], s28, v2
	v_addc_u32_e64 v28, s[10:11], v3, v4, s[10:11]
	flat_load_dword v12, v[27:28]
.LBB1_13:                               ;   in Loop: Header=BB1_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[36:37]
	.loc	0 26
	s_and_saveexec_b64 s[10:11], s[8:9]
	s_cbranch_execz .LBB1_15
; %bb.14:                               ;   in Loop: Header=BB1_4 Depth=1
	v_add_u32_e64 v2, s[8:9], v2, v16
	v_addc_u32_e64 v3, s[8:9], v3, v17, s[8:9]
	flat_load_dword v13, v[2:3]
.LBB1_15:                               ;   in Loop: Header=BB1_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
.LBB1_16:                               ;   in Loop: Header=BB1_4 Depth=1
	.loc	0 23
	s_andn2_saveexec_b64 s[8:9], s[34:35]
	s_cbranch_execz .LBB1_18
; %bb.17:                               ;   in Loop: Header=BB1_4 Depth=1
	.loc	0 24
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[10:13], v[2:3]
.LBB1_18:                               ;   in Loop: Header=BB1_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	.loc	0 51
	s_waitcnt vmcnt(0)
	ds_write_b128 v20, v[10:13]
.LBB1_19:                               ;   in Loop: Header=BB1_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[30:31]
.LBB1_20:                               ;   in Loop: Header=BB1_4 Depth=1
	.loc	0 46
	s_andn2_saveexec_b64 s[10:11], s[18:19]
	s_cbranch_execz .LBB1_3
; %bb.21:                               ;   in Loop: Header=BB1_4 Depth=1
	.loc	0 48
	v_cndmask_b32_e64 v4, 0, v25, s[6:7]
	v_cmp_gt_i32_e64 s[8:9], 4, v4
	.loc	0 23
	s_and_saveexec_b64 s[18:19], s[8:9]
	s_xor_b64 s[18:19], exec, s[18:19]
	s_cbranch_execz .LBB1_29
; %bb.22:                               ;   in Loop: Header=BB1_4 Depth=1
	.loc	0 25
	v_cmp_lt_i32_e64 s[8:9], 0, v4
	v_mov_b32_e32 v3, 0
	v_mov_b32_e32 v2, 0
	s_and_saveexec_b64 s[30:31], s[8:9]
	s_cbranch_execz .LBB1_24
; %bb.23:                               ;   in Loop: Header=BB1_4 Depth=1
	flat_load_dword v2, v[14:15]
.LBB1_24:                               ;   in Loop: Header=BB1_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[30:31]
	.loc	0 25
	v_cmp_lt_i32_e64 s[8:9], 1, v4
	s_and_saveexec_b64 s[30:31], s[8:9]
	s_cbranch_execz .LBB1_26
; %bb.25:                               ;   in Loop: Header=BB1_4 Depth=1
	v_add_u32_e64 v10, s[8:9], 4, v14
	v_addc_u32_e64 v11, s[8:9], 0, v15, s[8:9]
	flat_load_dword v3, v[10:11]
.LBB1_26:                               ;   in Loop: Header=BB1_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[30:31]
	.loc	0 26
	v_cmp_lt_i32_e64 s[8:9], 2, v4
	v_mov_b32_e32 v4, 0
	s_and_saveexec_b64 s[30:31], s[8:9]
	s_cbranch_execz .LBB1_28
; %bb.27:                               ;   in Loop: Header=BB1_4 Depth=1
	v_add_u32_e64 v10, s[8:9], 8, v14
	v_addc_u32_e64 v11, s[8:9], 0, v15, s[8:9]
	flat_load_dword v4, v[10:11]
.LBB1_28:                               ;   in Loop: Header=BB1_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[30:31]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v13, v5
	v_mov_b32_e32 v12, v4
	v_mov_b32_e32 v11, v3
	v_mov_b32_e32 v10, v2
.LBB1_29:                               ;   in Loop: Header=BB1_4 Depth=1
	.loc	0 23
	s_andn2_saveexec_b64 s[8:9], s[18:19]
	s_cbranch_execz .LBB1_2
; %bb.30:                               ;   in Loop: Header=BB1_4 Depth=1
	.loc	0 24
	flat_load_dwordx4 v[10:13], v[14:15]
	s_branch .LBB1_2
.LBB1_31:
	.loc	0 60
	v_add_u32_e32 v2, vcc, s33, v1
	v_add_u32_e32 v0, vcc, s22, v0
	.loc	0 61
	v_cmp_gt_i32_e32 vcc, s12, v2
	v_cmp_gt_i32_e64 s[0:1], s13, v0
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB1_36
; %bb.32:
	.loc	0 38
	s_load_dword s2, s[4:5], 0x38
	s_load_dwordx2 s[0:1], s[4:5], 0x30
	.loc	0 62
	v_ashrrev_i32_e32 v1, 31, v0
	.loc	0 63
	v_add_f32_e32 v3, v6, v7
	.loc	0 62
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[2:3], s2, v2, v[0:1]
	.loc	0 63
	v_add_f32_e32 v2, v8, v9
	.loc	0 64
	v_cmp_neq_f32_e64 s[2:3], s21, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 63
	v_add_f32_e32 v2, v3, v2
	.loc	0 64
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccz .LBB1_37
; %bb.33:
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v3, vcc, s0, v0
	v_addc_u32_e32 v4, vcc, v4, v1, vcc
	flat_load_dword v3, v[3:4]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v3, s21, v3
	v_mac_f32_e32 v3, s15, v2
	s_cbranch_execnz .LBB1_35
.LBB1_34:
	v_mul_f32_e32 v3, s15, v2
.LBB1_35:
	v_mov_b32_e32 v2, s1
	v_add_u32_e32 v0, vcc, s0, v0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	flat_store_dword v[0:1], v3
.LBB1_36:
	.loc	0 66
	s_endpgm
.LBB1_37:
	.loc	0 0
	s_branch .LBB1_34
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_float4_clover
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
		.amdhsa_next_free_vgpr 31
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
.Lfunc_end1:
	.size	gemm_float4_clover, .Lfunc_end1-gemm_float4_clover
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1484
; NumSgprs: 40
; NumVgprs: 31
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 2048 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 7
; NumSGPRsForWavesPerEU: 40
; NumVGPRsForWavesPerEU: 31
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
    .max_flat_workgroup_size: 256
    .name:           gemm_float4_clover
    .private_segment_fixed_size: 0
    .reqd_workgroup_size:
      - 16
      - 16
      - 1
    .sgpr_count:     40
    .sgpr_spill_count: 0
    .symbol:         gemm_float4_clover.kd
    .vgpr_count:     31
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

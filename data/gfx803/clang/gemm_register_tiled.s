	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_register_tiled     ; -- Begin function gemm_register_tiled
	.globl	gemm_register_tiled
	.p2align	8
	.type	gemm_register_tiled,@function
gemm_register_tiled:                    ; @gemm_register_tiled
	.file	0 "." "gemm_register_tiled.cl"
	.loc	0 43
; %bb.0:
	.loc	0 44
	s_load_dword s2, s[4:5], 0x4
	s_load_dwordx2 s[0:1], s[6:7], 0x44
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_waitcnt lgkmcnt(0)
	s_lshr_b32 s3, s2, 16
	v_add_u32_e32 v1, vcc, s1, v1
	.loc	0 45
	s_and_b32 s1, s2, 0xffff
	s_mul_i32 s1, s1, s8
	.loc	0 44
	s_mul_i32 s3, s3, s9
	.loc	0 45
	s_add_i32 s0, s0, s1
	.loc	0 44
	v_add_u32_e32 v1, vcc, s3, v1
	.loc	0 45
	v_add_u32_e32 v0, vcc, s0, v0
	.loc	0 44
	v_lshlrev_b32_e32 v28, 2, v1
	.loc	0 45
	v_lshlrev_b32_e32 v32, 2, v0
	.loc	0 46
	v_cmp_gt_i32_e32 vcc, s12, v28
	v_cmp_gt_i32_e64 s[0:1], s13, v32
	s_and_b64 s[0:1], vcc, s[0:1]
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_cbranch_execz .LBB0_51
; %bb.1:
	.loc	0 44
	s_load_dwordx2 s[20:21], s[6:7], 0x10
	s_load_dword s18, s[6:7], 0x18
	s_load_dwordx4 s[8:11], s[6:7], 0x20
	s_load_dwordx2 s[16:17], s[6:7], 0x30
	s_load_dword s6, s[6:7], 0x38
	.loc	0 49
	s_add_i32 s0, s13, -4
	v_min_i32_e32 v16, s0, v32
	.loc	0 50
	v_cmp_lt_i32_e32 vcc, -1, v16
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[22:23], exec, s[0:1]
	s_cbranch_execz .LBB0_37
; %bb.2:
	.loc	0 48
	s_max_i32 s7, s12, 4
	s_add_i32 s7, s7, -4
	v_min_i32_e32 v33, s7, v28
	.loc	0 74
	s_cmp_gt_i32 s14, 0
	s_mov_b32 s0, 0
	s_cbranch_scc1 .LBB0_4
; %bb.3:
	.loc	0 0
	v_mov_b32_e32 v17, 0
	s_mov_b32 s1, s0
	s_mov_b32 s2, s0
	s_mov_b32 s3, s0
	s_mov_b64 s[4:5], 0
	s_branch .LBB0_5
.LBB0_4:
	s_mov_b64 s[4:5], -1
.LBB0_5:
	v_mov_b32_e32 v15, s3
	v_mov_b32_e32 v12, s0
	v_add_u32_e32 v31, vcc, 1, v33
	v_add_u32_e32 v30, vcc, 2, v33
	v_add_u32_e32 v29, vcc, 3, v33
	v_mov_b32_e32 v14, s2
	v_mov_b32_e32 v13, s1
	v_mov_b32_e32 v8, v12
	v_mov_b32_e32 v4, v12
	v_mov_b32_e32 v0, v12
	.loc	0 74
	s_andn2_b64 vcc, exec, s[4:5]
	v_mov_b32_e32 v9, v13
	v_mov_b32_e32 v10, v14
	v_mov_b32_e32 v11, v15
	v_mov_b32_e32 v5, v13
	v_mov_b32_e32 v6, v14
	v_mov_b32_e32 v7, v15
	v_mov_b32_e32 v1, v13
	v_mov_b32_e32 v2, v14
	v_mov_b32_e32 v3, v15
	s_cbranch_vccnz .LBB0_8
; %bb.6:
	.loc	0 0
	s_add_i32 s2, s12, -1
	.loc	0 72
	v_min_i32_e32 v0, s2, v33
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[0:1], v0, s18, 0
	v_min_i32_e32 v2, s2, v31
	v_mad_i64_i32 v[2:3], s[0:1], v2, s18, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v4, s21
	v_add_u32_e32 v18, vcc, s20, v0
	v_addc_u32_e32 v19, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s2, v30
	v_mad_i64_i32 v[2:3], s[0:1], v2, s18, 0
	v_add_u32_e32 v20, vcc, s20, v0
	v_addc_u32_e32 v21, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_min_i32_e32 v2, s2, v29
	v_mad_i64_i32 v[2:3], s[0:1], v2, s18, 0
	v_add_u32_e32 v22, vcc, s20, v0
	v_addc_u32_e32 v23, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[2:3]
	v_mov_b32_e32 v17, 0
	v_add_u32_e32 v24, vcc, s20, v0
	v_addc_u32_e32 v25, vcc, v4, v1, vcc
	v_lshlrev_b64 v[0:1], 2, v[16:17]
	s_ashr_i32 s1, s10, 31
	s_mov_b32 s0, s10
	v_mov_b32_e32 v2, s9
	v_add_u32_e32 v26, vcc, s8, v0
	.loc	0 74
	s_lshl_b64 s[24:25], s[0:1], 2
	s_mov_b32 s0, 0
	v_addc_u32_e32 v27, vcc, v2, v1, vcc
	s_mov_b32 s1, s0
	s_mov_b32 s2, s0
	s_mov_b32 s3, s0
	.loc	0 0
	v_mov_b32_e32 v0, s0
	v_mov_b32_e32 v3, s3
	v_mov_b32_e32 v1, s1
	v_mov_b32_e32 v2, s2
	v_mov_b32_e32 v7, v3
	v_mov_b32_e32 v11, v3
	v_mov_b32_e32 v15, v3
	s_mov_b32 s19, s14
	v_mov_b32_e32 v6, v2
	v_mov_b32_e32 v5, v1
	v_mov_b32_e32 v4, v0
	v_mov_b32_e32 v10, v2
	v_mov_b32_e32 v9, v1
	v_mov_b32_e32 v8, v0
	v_mov_b32_e32 v14, v2
	v_mov_b32_e32 v13, v1
	v_mov_b32_e32 v12, v0
.LBB0_7:                                ; =>This Inner Loop Header: Depth=1
	.loc	0 83
	flat_load_dword v38, v[18:19]
	.loc	0 78
	flat_load_dwordx4 v[34:37], v[26:27]
	.loc	0 74
	v_add_u32_e32 v26, vcc, s24, v26
	s_add_i32 s19, s19, -1
	v_add_u32_e64 v18, s[4:5], 4, v18
	s_cmp_eq_u32 s19, 0
	.loc	0 83
	s_waitcnt vmcnt(0)
	v_mad_f32 v15, v38, v37, v15
	v_mad_f32 v14, v38, v36, v14
	v_mad_f32 v13, v38, v35, v13
	v_mac_f32_e32 v12, v38, v34
	flat_load_dword v38, v[20:21]
	.loc	0 74
	v_add_u32_e64 v20, s[2:3], 4, v20
	.loc	0 83
	s_waitcnt vmcnt(0)
	v_mad_f32 v11, v38, v37, v11
	v_mad_f32 v10, v38, v36, v10
	v_mad_f32 v9, v38, v35, v9
	v_mac_f32_e32 v8, v38, v34
	flat_load_dword v38, v[22:23]
	.loc	0 74
	v_add_u32_e64 v22, s[0:1], 4, v22
	.loc	0 83
	s_waitcnt vmcnt(0)
	v_mad_f32 v7, v38, v37, v7
	v_mad_f32 v6, v38, v36, v6
	v_mad_f32 v5, v38, v35, v5
	v_mac_f32_e32 v4, v38, v34
	flat_load_dword v38, v[24:25]
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v0, v38, v34
	.loc	0 74
	v_mov_b32_e32 v34, s25
	v_addc_u32_e32 v27, vcc, v27, v34, vcc
	v_add_u32_e32 v24, vcc, 4, v24
	.loc	0 83
	v_mad_f32 v3, v38, v37, v3
	v_mad_f32 v2, v38, v36, v2
	v_mad_f32 v1, v38, v35, v1
	.loc	0 74
	v_addc_u32_e32 v25, vcc, 0, v25, vcc
	v_addc_u32_e64 v23, vcc, 0, v23, s[0:1]
	v_addc_u32_e64 v21, vcc, 0, v21, s[2:3]
	v_addc_u32_e64 v19, vcc, 0, v19, s[4:5]
	s_cbranch_scc0 .LBB0_7
.LBB0_8:
	.loc	0 0
	v_sub_u32_e32 v20, vcc, v32, v16
	.loc	0 92
	v_cmp_lt_i32_e32 vcc, s7, v28
	v_cmp_le_i32_e64 s[0:1], s12, v33
	v_cmp_lt_i32_e64 s[2:3], 3, v20
	s_or_b64 s[0:1], vcc, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[2:3]
	s_waitcnt lgkmcnt(0)
	v_cmp_neq_f32_e64 s[4:5], s11, 0
	s_xor_b64 s[24:25], s[0:1], -1
	v_ashrrev_i32_e32 v21, 31, v20
	s_and_saveexec_b64 s[0:1], s[24:25]
	s_cbranch_execz .LBB0_15
; %bb.9:
	.loc	0 93
	v_mad_i64_i32 v[18:19], s[24:25], v33, s6, v[16:17]
	v_mov_b32_e32 v22, s17
	s_mov_b64 s[24:25], 0
	v_add_u32_e32 v18, vcc, v18, v20
	v_addc_u32_e32 v19, vcc, v19, v21, vcc
	v_lshlrev_b64 v[18:19], 2, v[18:19]
	v_add_u32_e32 v18, vcc, s16, v18
	v_addc_u32_e32 v19, vcc, v22, v19, vcc
	v_mov_b32_e32 v22, v20
	s_branch .LBB0_11
.LBB0_10:                               ;   in Loop: Header=BB0_11 Depth=1
	v_add_u32_e32 v23, vcc, 1, v22
	.loc	0 95
	flat_store_dword v[18:19], v24
	.loc	0 93
	v_add_u32_e32 v18, vcc, 4, v18
	v_addc_u32_e32 v19, vcc, 0, v19, vcc
	v_cmp_lt_i32_e32 vcc, 2, v22
	s_or_b64 s[24:25], vcc, s[24:25]
	v_mov_b32_e32 v22, v23
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB0_15
.LBB0_11:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 95
	v_cmp_eq_u32_e32 vcc, 1, v22
	v_cndmask_b32_e32 v23, v12, v13, vcc
	v_cmp_eq_u32_e32 vcc, 2, v22
	v_cndmask_b32_e32 v23, v23, v14, vcc
	v_cmp_eq_u32_e32 vcc, 3, v22
	v_cndmask_b32_e32 v23, v23, v15, vcc
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB0_13
; %bb.12:                               ;   in Loop: Header=BB0_11 Depth=1
	flat_load_dword v24, v[18:19]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s11, v24
	v_mac_f32_e32 v24, s15, v23
	s_cbranch_execnz .LBB0_10
	s_branch .LBB0_14
.LBB0_13:                               ;   in Loop: Header=BB0_11 Depth=1
.LBB0_14:                               ;   in Loop: Header=BB0_11 Depth=1
	v_mul_f32_e32 v24, s15, v23
	s_branch .LBB0_10
.LBB0_15:
	.loc	0 0
	s_or_b64 exec, exec, s[0:1]
	.loc	0 92
	v_cmp_lt_i32_e32 vcc, v31, v28
	v_cmp_le_i32_e64 s[0:1], s12, v31
	s_or_b64 s[0:1], vcc, s[0:1]
	s_or_b64 s[0:1], s[0:1], s[2:3]
	v_cndmask_b32_e64 v12, 0, 1, s[4:5]
	s_xor_b64 s[26:27], s[0:1], -1
	v_cmp_ne_u32_e64 s[0:1], 1, v12
	s_and_saveexec_b64 s[24:25], s[26:27]
	s_cbranch_execz .LBB0_22
; %bb.16:
	.loc	0 93
	v_mad_i64_i32 v[12:13], s[4:5], v31, s6, v[16:17]
	v_mov_b32_e32 v14, s17
	s_mov_b64 s[26:27], 0
	v_add_u32_e32 v12, vcc, v12, v20
	v_addc_u32_e32 v13, vcc, v13, v21, vcc
	v_lshlrev_b64 v[12:13], 2, v[12:13]
	v_add_u32_e32 v12, vcc, s16, v12
	v_addc_u32_e32 v13, vcc, v14, v13, vcc
	v_mov_b32_e32 v14, v20
	s_branch .LBB0_18
.LBB0_17:                               ;   in Loop: Header=BB0_18 Depth=1
	v_add_u32_e32 v15, vcc, 1, v14
	.loc	0 95
	flat_store_dword v[12:13], v18
	.loc	0 93
	v_add_u32_e32 v12, vcc, 4, v12
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	v_cmp_lt_i32_e32 vcc, 2, v14
	s_or_b64 s[26:27], vcc, s[26:27]
	v_mov_b32_e32 v14, v15
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_22
.LBB0_18:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 95
	v_cmp_eq_u32_e32 vcc, 1, v14
	v_cndmask_b32_e32 v15, v8, v9, vcc
	v_cmp_eq_u32_e32 vcc, 2, v14
	v_cndmask_b32_e32 v15, v15, v10, vcc
	v_cmp_eq_u32_e64 s[4:5], 3, v14
	s_and_b64 vcc, exec, s[0:1]
	v_cndmask_b32_e64 v15, v15, v11, s[4:5]
	s_cbranch_vccnz .LBB0_20
; %bb.19:                               ;   in Loop: Header=BB0_18 Depth=1
	flat_load_dword v18, v[12:13]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v18, s11, v18
	v_mac_f32_e32 v18, s15, v15
	s_cbranch_execnz .LBB0_17
	s_branch .LBB0_21
.LBB0_20:                               ;   in Loop: Header=BB0_18 Depth=1
.LBB0_21:                               ;   in Loop: Header=BB0_18 Depth=1
	v_mul_f32_e32 v18, s15, v15
	s_branch .LBB0_17
.LBB0_22:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 92
	v_cmp_lt_i32_e32 vcc, v30, v28
	v_cmp_le_i32_e64 s[4:5], s12, v30
	s_or_b64 s[4:5], vcc, s[4:5]
	s_or_b64 s[4:5], s[4:5], s[2:3]
	s_xor_b64 s[4:5], s[4:5], -1
	s_and_saveexec_b64 s[24:25], s[4:5]
	s_cbranch_execz .LBB0_29
; %bb.23:
	.loc	0 93
	v_mad_i64_i32 v[8:9], s[4:5], v30, s6, v[16:17]
	v_mov_b32_e32 v10, s17
	s_mov_b64 s[26:27], 0
	v_add_u32_e32 v8, vcc, v8, v20
	v_addc_u32_e32 v9, vcc, v9, v21, vcc
	v_lshlrev_b64 v[8:9], 2, v[8:9]
	v_add_u32_e32 v8, vcc, s16, v8
	v_addc_u32_e32 v9, vcc, v10, v9, vcc
	v_mov_b32_e32 v10, v20
	s_branch .LBB0_25
.LBB0_24:                               ;   in Loop: Header=BB0_25 Depth=1
	v_add_u32_e32 v11, vcc, 1, v10
	.loc	0 95
	flat_store_dword v[8:9], v12
	.loc	0 93
	v_add_u32_e32 v8, vcc, 4, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_cmp_lt_i32_e32 vcc, 2, v10
	s_or_b64 s[26:27], vcc, s[26:27]
	v_mov_b32_e32 v10, v11
	s_andn2_b64 exec, exec, s[26:27]
	s_cbranch_execz .LBB0_29
.LBB0_25:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 95
	v_cmp_eq_u32_e32 vcc, 1, v10
	v_cndmask_b32_e32 v11, v4, v5, vcc
	v_cmp_eq_u32_e32 vcc, 2, v10
	v_cndmask_b32_e32 v11, v11, v6, vcc
	v_cmp_eq_u32_e64 s[4:5], 3, v10
	s_and_b64 vcc, exec, s[0:1]
	v_cndmask_b32_e64 v11, v11, v7, s[4:5]
	s_cbranch_vccnz .LBB0_27
; %bb.26:                               ;   in Loop: Header=BB0_25 Depth=1
	flat_load_dword v12, v[8:9]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v12, s11, v12
	v_mac_f32_e32 v12, s15, v11
	s_cbranch_execnz .LBB0_24
	s_branch .LBB0_28
.LBB0_27:                               ;   in Loop: Header=BB0_25 Depth=1
.LBB0_28:                               ;   in Loop: Header=BB0_25 Depth=1
	v_mul_f32_e32 v12, s15, v11
	s_branch .LBB0_24
.LBB0_29:
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	.loc	0 92
	v_cmp_lt_i32_e32 vcc, v29, v28
	v_cmp_le_i32_e64 s[4:5], s12, v29
	s_or_b64 s[4:5], vcc, s[4:5]
	s_or_b64 s[2:3], s[4:5], s[2:3]
	s_xor_b64 s[2:3], s[2:3], -1
	s_and_saveexec_b64 s[4:5], s[2:3]
	s_cbranch_execz .LBB0_36
; %bb.30:
	.loc	0 93
	v_mad_i64_i32 v[4:5], s[2:3], v29, s6, v[16:17]
	v_mov_b32_e32 v6, s17
	s_mov_b64 s[24:25], 0
	v_add_u32_e32 v4, vcc, v4, v20
	v_addc_u32_e32 v5, vcc, v5, v21, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_add_u32_e32 v4, vcc, s16, v4
	v_addc_u32_e32 v5, vcc, v6, v5, vcc
	s_branch .LBB0_32
.LBB0_31:                               ;   in Loop: Header=BB0_32 Depth=1
	v_add_u32_e32 v6, vcc, 1, v20
	.loc	0 95
	flat_store_dword v[4:5], v7
	.loc	0 93
	v_add_u32_e32 v4, vcc, 4, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_cmp_lt_i32_e32 vcc, 2, v20
	s_or_b64 s[24:25], vcc, s[24:25]
	v_mov_b32_e32 v20, v6
	s_andn2_b64 exec, exec, s[24:25]
	s_cbranch_execz .LBB0_36
.LBB0_32:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 95
	v_cmp_eq_u32_e32 vcc, 1, v20
	v_cndmask_b32_e32 v6, v0, v1, vcc
	v_cmp_eq_u32_e32 vcc, 2, v20
	v_cndmask_b32_e32 v6, v6, v2, vcc
	v_cmp_eq_u32_e64 s[2:3], 3, v20
	s_and_b64 vcc, exec, s[0:1]
	v_cndmask_b32_e64 v6, v6, v3, s[2:3]
	s_cbranch_vccnz .LBB0_34
; %bb.33:                               ;   in Loop: Header=BB0_32 Depth=1
	flat_load_dword v7, v[4:5]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s11, v7
	v_mac_f32_e32 v7, s15, v6
	s_cbranch_execnz .LBB0_31
	s_branch .LBB0_35
.LBB0_34:                               ;   in Loop: Header=BB0_32 Depth=1
.LBB0_35:                               ;   in Loop: Header=BB0_32 Depth=1
	v_mul_f32_e32 v7, s15, v6
	s_branch .LBB0_31
.LBB0_36:
	.loc	0 0
	s_or_b64 exec, exec, s[4:5]
.LBB0_37:
	.loc	0 50
	s_andn2_saveexec_b64 s[0:1], s[22:23]
	s_cbranch_execz .LBB0_51
; %bb.38:
	.loc	0 0
	v_add_u32_e32 v0, vcc, 4, v28
	v_min_i32_e32 v6, s12, v0
	.loc	0 51
	v_cmp_lt_i32_e32 vcc, v28, v6
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB0_51
; %bb.39:
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[0:1], s[4:5], s18, v28, 0
	s_cmp_gt_i32 s13, 0
	s_cselect_b64 s[0:1], -1, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	s_cmp_gt_i32 s14, 0
	v_mov_b32_e32 v2, s21
	v_add_u32_e32 v0, vcc, s20, v0
	s_cselect_b64 s[2:3], -1, 0
	v_addc_u32_e32 v1, vcc, v2, v1, vcc
	v_cndmask_b32_e64 v2, 0, 1, s[0:1]
	s_ashr_i32 s19, s18, 31
	s_ashr_i32 s23, s10, 31
	s_mov_b32 s22, s10
	v_cmp_ne_u32_e64 s[0:1], 1, v2
	v_cndmask_b32_e64 v2, 0, 1, s[2:3]
	v_cmp_neq_f32_e64 s[4:5], s11, 0
	s_lshl_b64 s[18:19], s[18:19], 2
	s_lshl_b64 s[20:21], s[22:23], 2
	s_mov_b64 s[22:23], 0
	v_cmp_ne_u32_e64 s[2:3], 1, v2
	s_branch .LBB0_41
.LBB0_40:                               ;   in Loop: Header=BB0_41 Depth=1
	v_add_u32_e32 v28, vcc, 1, v28
	v_cmp_ge_i32_e32 vcc, v28, v6
	v_mov_b32_e32 v2, s19
	s_or_b64 s[22:23], vcc, s[22:23]
	v_add_u32_e32 v0, vcc, s18, v0
	v_addc_u32_e32 v1, vcc, v1, v2, vcc
	s_andn2_b64 exec, exec, s[22:23]
	s_cbranch_execz .LBB0_51
.LBB0_41:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_44 Depth 2
                                        ;       Child Loop BB0_46 Depth 3
	.loc	0 52
	s_and_b64 vcc, exec, s[0:1]
	s_cbranch_vccnz .LBB0_40
; %bb.42:                               ;   in Loop: Header=BB0_41 Depth=1
	.loc	0 0
	v_mad_i64_i32 v[2:3], s[24:25], v28, s6, 0
	s_mov_b32 s10, 0
	s_mov_b64 s[24:25], s[8:9]
	s_branch .LBB0_44
.LBB0_43:                               ;   in Loop: Header=BB0_44 Depth=2
	.loc	0 52
	s_add_i32 s10, s10, 1
	s_add_u32 s24, s24, 4
	.loc	0 57
	v_mov_b32_e32 v7, s17
	v_add_u32_e32 v4, vcc, s16, v4
	.loc	0 52
	s_addc_u32 s25, s25, 0
	.loc	0 57
	v_addc_u32_e32 v5, vcc, v7, v5, vcc
	.loc	0 52
	s_cmp_eq_u32 s10, s13
	.loc	0 57
	flat_store_dword v[4:5], v8
	s_cbranch_scc1 .LBB0_40
.LBB0_44:                               ;   Parent Loop BB0_41 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB0_46 Depth 3
	.loc	0 0
	v_mov_b32_e32 v7, 0
	.loc	0 54
	s_and_b64 vcc, exec, s[2:3]
	s_cbranch_vccnz .LBB0_47
; %bb.45:                               ;   in Loop: Header=BB0_44 Depth=2
	.loc	0 0
	v_mov_b32_e32 v5, v1
	s_mov_b64 s[26:27], s[24:25]
	v_mov_b32_e32 v4, v0
	s_mov_b32 s7, s14
.LBB0_46:                               ;   Parent Loop BB0_41 Depth=1
                                        ;     Parent Loop BB0_44 Depth=2
                                        ; =>    This Inner Loop Header: Depth=3
	.loc	0 55
	v_mov_b32_e32 v8, s26
	v_mov_b32_e32 v9, s27
	flat_load_dword v10, v[4:5]
	flat_load_dword v8, v[8:9]
	.loc	0 54
	s_add_i32 s7, s7, -1
	s_add_u32 s26, s26, s20
	v_add_u32_e32 v4, vcc, 4, v4
	s_addc_u32 s27, s27, s21
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	s_cmp_eq_u32 s7, 0
	.loc	0 55
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v7, v10, v8
	.loc	0 54
	s_cbranch_scc0 .LBB0_46
.LBB0_47:                               ;   in Loop: Header=BB0_44 Depth=2
	.loc	0 56
	v_add_u32_e32 v4, vcc, s10, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	.loc	0 57
	s_and_b64 vcc, exec, s[4:5]
	s_cbranch_vccz .LBB0_49
; %bb.48:                               ;   in Loop: Header=BB0_44 Depth=2
	v_mov_b32_e32 v9, s17
	v_add_u32_e32 v8, vcc, s16, v4
	v_addc_u32_e32 v9, vcc, v9, v5, vcc
	flat_load_dword v8, v[8:9]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v8, s11, v8
	v_mac_f32_e32 v8, s15, v7
	s_cbranch_execnz .LBB0_43
	s_branch .LBB0_50
.LBB0_49:                               ;   in Loop: Header=BB0_44 Depth=2
.LBB0_50:                               ;   in Loop: Header=BB0_44 Depth=2
	v_mul_f32_e32 v8, s15, v7
	s_branch .LBB0_43
.LBB0_51:
	.loc	0 98
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_register_tiled
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 120
		.amdhsa_user_sgpr_count 8
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
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
		.amdhsa_next_free_vgpr 39
		.amdhsa_next_free_sgpr 28
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
	.size	gemm_register_tiled, .Lfunc_end0-gemm_register_tiled
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 2172
; NumSgprs: 30
; NumVgprs: 39
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 9
; NumSGPRsForWavesPerEU: 30
; NumVGPRsForWavesPerEU: 39
; Occupancy: 6
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
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
      - .offset:         64
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         72
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         88
        .size:           8
        .value_kind:     hidden_none
      - .offset:         96
        .size:           8
        .value_kind:     hidden_none
      - .offset:         104
        .size:           8
        .value_kind:     hidden_none
      - .offset:         112
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 120
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           gemm_register_tiled
    .private_segment_fixed_size: 0
    .sgpr_count:     30
    .sgpr_spill_count: 0
    .symbol:         gemm_register_tiled.kd
    .vgpr_count:     39
    .vgpr_spill_count: 0
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

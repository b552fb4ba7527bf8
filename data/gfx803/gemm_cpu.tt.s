	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.protected	gemm_cpu_pack           ; -- Begin function gemm_cpu_pack
	.globl	gemm_cpu_pack
	.p2align	8
	.type	gemm_cpu_pack,@function
gemm_cpu_pack:                          ; @gemm_cpu_pack
	.file	0 "." "gemm_cpu.cl"
	.loc	0 81
; %bb.0:
	.loc	0 82
	s_load_dwordx4 s[12:15], s[6:7], 0x0
	s_load_dwordx4 s[0:3], s[6:7], 0x40
	.loc	0 83
	s_load_dword s5, s[4:5], 0x4
	.loc	0 84
	v_mov_b32_e32 v3, 0
	.loc	0 82
	s_waitcnt lgkmcnt(0)
	s_add_i32 s10, s12, 7
	s_ashr_i32 s11, s10, 31
	s_lshr_b32 s4, s11, 29
	s_add_i32 s4, s10, s4
	.loc	0 83
	s_load_dwordx2 s[10:11], s[6:7], 0x54
	s_and_b32 s15, s5, 0xffff
	s_mul_i32 s15, s15, s8
	.loc	0 84
	s_lshr_b32 s5, s5, 16
	.loc	0 82
	s_ashr_i32 s4, s4, 3
	.loc	0 83
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, vcc, s10, v0
	v_add_u32_e32 v0, vcc, s15, v0
	v_lshlrev_b32_e32 v4, 8, v0
	.loc	0 84
	v_mov_b32_e32 v2, s11
	v_mov_b32_e32 v0, s9
	v_mad_u64_u32 v[2:3], s[8:9], s5, v0, v[2:3]
	.loc	0 83
	v_sub_u32_e32 v3, vcc, s14, v4
	.loc	0 84
	v_add_u32_e32 v2, vcc, v2, v1
	.loc	0 83
	v_min_i32_e32 v0, 0x100, v3
	.loc	0 85
	v_cmp_le_i32_e32 vcc, s4, v2
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB0_15
; %bb.1:
	.loc	0 102
	v_cmp_lt_i32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[10:11], vcc
	s_cbranch_execz .LBB0_14
; %bb.2:
	.loc	0 84
	v_subrev_u32_e32 v10, vcc, s4, v2
	.loc	0 101
	v_lshlrev_b32_e32 v1, 5, v10
	.loc	0 82
	s_add_i32 s5, s13, 31
	.loc	0 101
	v_sub_u32_e32 v1, vcc, s13, v1
	.loc	0 82
	s_ashr_i32 s13, s5, 31
	s_lshr_b32 s13, s13, 27
	s_add_i32 s5, s5, s13
	s_ashr_i32 s5, s5, 5
	.loc	0 102
	v_mad_i64_i32 v[6:7], s[18:19], v10, v0, 0
	v_mad_i64_i32 v[8:9], s[18:19], s5, v4, 0
	.loc	0 101
	v_min_i32_e32 v22, 32, v1
	.loc	0 102
	v_max_i32_e32 v23, 1, v0
	v_lshlrev_b64 v[0:1], 7, v[6:7]
	v_lshlrev_b64 v[6:7], 7, v[8:9]
	.loc	0 82
	s_load_dword s14, s[6:7], 0x28
	s_load_dwordx2 s[16:17], s[6:7], 0x20
	.loc	0 102
	v_add_u32_e32 v0, vcc, v0, v6
	v_addc_u32_e32 v1, vcc, v1, v7, vcc
	v_mov_b32_e32 v3, s3
	v_add_u32_e32 v0, vcc, s2, v0
	v_addc_u32_e32 v1, vcc, v1, v3, vcc
	v_ashrrev_i32_e32 v3, 31, v2
	v_add_u32_e32 v0, vcc, 8, v0
	v_lshlrev_b64 v[2:3], 7, v[2:3]
	s_ashr_i32 s5, s4, 31
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_lshl_b64 s[2:3], s[4:5], 7
	v_mov_b32_e32 v6, s3
	v_subrev_u32_e32 v11, vcc, s2, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s16
	v_subb_u32_e32 v2, vcc, v3, v6, vcc
	v_or_b32_e32 v6, 8, v11
	v_mov_b32_e32 v9, s17
	.loc	0 82
	s_ashr_i32 s15, s14, 31
	.loc	0 102
	v_mul_lo_u32 v12, v2, s14
	v_mad_u64_u32 v[2:3], s[2:3], v6, s14, v[8:9]
	v_mul_lo_u32 v6, v6, s15
	v_or_b32_e32 v13, 4, v11
	v_add_u32_e32 v3, vcc, v12, v3
	v_add_u32_e32 v3, vcc, v6, v3
	v_mad_u64_u32 v[6:7], s[2:3], v13, s14, v[8:9]
	v_mul_lo_u32 v13, v13, s15
	v_or_b32_e32 v11, 12, v11
	v_add_u32_e32 v7, vcc, v12, v7
	s_lshl_b64 s[2:3], s[14:15], 4
	v_add_u32_e32 v7, vcc, v13, v7
	v_mad_u64_u32 v[8:9], s[18:19], v11, s14, v[8:9]
	v_mul_lo_u32 v13, v11, s15
	v_mad_i64_i32 v[10:11], s[14:15], v10, s14, 0
	v_add_u32_e32 v9, vcc, v12, v9
	v_lshlrev_b64 v[10:11], 7, v[10:11]
	.loc	0 99
	v_ashrrev_i32_e32 v5, 31, v4
	.loc	0 102
	v_add_u32_e32 v9, vcc, v13, v9
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_mov_b32_e32 v12, s17
	v_add_u32_e32 v10, vcc, s16, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	s_mov_b32 s5, 0
	s_mov_b64 s[14:15], 0
	s_branch .LBB0_4
.LBB0_3:                                ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v0, vcc, 0x80, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v2, vcc, 4, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v6, vcc, 4, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_u32_e32 v8, vcc, 4, v8
	s_add_i32 s5, s5, 1
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_cmp_eq_u32_e32 vcc, s5, v23
	s_or_b64 s[14:15], vcc, s[14:15]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_14
.LBB0_4:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_6 Depth 2
	.loc	0 0
	v_mov_b32_e32 v13, v11
	v_mov_b32_e32 v15, v9
	v_mov_b32_e32 v17, v7
	v_mov_b32_e32 v19, v3
	v_mov_b32_e32 v21, v1
	v_mov_b32_e32 v12, v10
	v_mov_b32_e32 v14, v8
	v_mov_b32_e32 v16, v6
	v_mov_b32_e32 v18, v2
	v_mov_b32_e32 v20, v0
	s_mov_b32 s13, 0
	s_branch .LBB0_6
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=2
	s_or_b64 exec, exec, s[16:17]
	.loc	0 109
	v_add_u32_e32 v25, vcc, 4, v20
	v_addc_u32_e32 v26, vcc, 0, v21, vcc
	.loc	0 108
	v_add_u32_e32 v20, vcc, 16, v20
	v_addc_u32_e32 v21, vcc, 0, v21, vcc
	.loc	0 109
	s_waitcnt vmcnt(0)
	flat_store_dword v[25:26], v24
	.loc	0 108
	v_mov_b32_e32 v24, s3
	v_add_u32_e32 v18, vcc, s2, v18
	v_addc_u32_e32 v19, vcc, v19, v24, vcc
	v_add_u32_e32 v16, vcc, s2, v16
	v_addc_u32_e32 v17, vcc, v17, v24, vcc
	v_add_u32_e32 v14, vcc, s2, v14
	v_addc_u32_e32 v15, vcc, v15, v24, vcc
	s_add_i32 s13, s13, 1
	v_add_u32_e32 v12, vcc, s2, v12
	s_cmp_eq_u32 s13, 32
	v_addc_u32_e32 v13, vcc, v13, v24, vcc
	s_cbranch_scc1 .LBB0_3
.LBB0_6:                                ;   Parent Loop BB0_4 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 109
	v_cmp_lt_i32_e32 vcc, s13, v22
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_8
; %bb.7:                                ;   in Loop: Header=BB0_6 Depth=2
	v_add_u32_e32 v25, vcc, v12, v4
	v_addc_u32_e32 v26, vcc, v13, v5, vcc
	flat_load_dword v25, v[25:26]
.LBB0_8:                                ;   in Loop: Header=BB0_6 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 109
	v_add_u32_e32 v26, vcc, -8, v20
	v_addc_u32_e32 v27, vcc, -1, v21, vcc
	s_add_i32 s13, s13, 1
	v_cmp_lt_i32_e32 vcc, s13, v22
	s_waitcnt vmcnt(0)
	flat_store_dword v[26:27], v25
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_10
; %bb.9:                                ;   in Loop: Header=BB0_6 Depth=2
	v_add_u32_e32 v24, vcc, v16, v4
	v_addc_u32_e32 v25, vcc, v17, v5, vcc
	flat_load_dword v24, v[24:25]
.LBB0_10:                               ;   in Loop: Header=BB0_6 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 109
	v_add_u32_e32 v25, vcc, -4, v20
	v_addc_u32_e32 v26, vcc, -1, v21, vcc
	s_add_i32 s13, s13, 1
	s_waitcnt vmcnt(0)
	flat_store_dword v[25:26], v24
	v_cmp_lt_i32_e32 vcc, s13, v22
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_12
; %bb.11:                               ;   in Loop: Header=BB0_6 Depth=2
	v_add_u32_e32 v25, vcc, v18, v4
	v_addc_u32_e32 v26, vcc, v19, v5, vcc
	flat_load_dword v25, v[25:26]
.LBB0_12:                               ;   in Loop: Header=BB0_6 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[16:17]
	.loc	0 109
	s_add_i32 s13, s13, 1
	v_cmp_lt_i32_e32 vcc, s13, v22
	s_waitcnt vmcnt(0)
	flat_store_dword v[20:21], v25
	s_and_saveexec_b64 s[16:17], vcc
	s_cbranch_execz .LBB0_5
; %bb.13:                               ;   in Loop: Header=BB0_6 Depth=2
	v_add_u32_e32 v24, vcc, v14, v4
	v_addc_u32_e32 v25, vcc, v15, v5, vcc
	flat_load_dword v24, v[24:25]
	s_branch .LBB0_5
.LBB0_14:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
.LBB0_15:
	.loc	0 85
	s_andn2_saveexec_b64 s[2:3], s[8:9]
	s_cbranch_execz .LBB0_39
; %bb.16:
	.loc	0 90
	v_cmp_lt_i32_e32 vcc, 0, v3
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_39
; %bb.17:
	.loc	0 88
	v_mad_i64_i32 v[7:8], s[2:3], v4, s4, 0
	.loc	0 82
	s_load_dword s18, s[6:7], 0x18
	s_load_dwordx2 s[20:21], s[6:7], 0x10
	.loc	0 86
	v_lshlrev_b32_e32 v5, 3, v2
	.loc	0 88
	v_mad_i64_i32 v[1:2], s[2:3], v2, v0, v[7:8]
	.loc	0 86
	v_ashrrev_i32_e32 v6, 31, v5
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[3:4], s[2:3], v4, s18, v[5:6]
	.loc	0 88
	v_lshlrev_b64 v[1:2], 5, v[1:2]
	.loc	0 89
	v_sub_u32_e32 v7, vcc, s12, v5
	.loc	0 88
	v_add_u32_e32 v5, vcc, s0, v1
	.loc	0 90
	v_max_i32_e32 v0, 1, v0
	v_mov_b32_e32 v1, 0
	.loc	0 88
	v_mov_b32_e32 v6, s1
	.loc	0 90
	v_lshlrev_b64 v[0:1], 5, v[0:1]
	.loc	0 88
	v_addc_u32_e32 v6, vcc, v6, v2, vcc
	.loc	0 90
	v_lshlrev_b64 v[1:2], 2, v[3:4]
	v_mov_b32_e32 v3, s21
	v_add_u32_e32 v1, vcc, s20, v1
	v_addc_u32_e32 v2, vcc, v2, v3, vcc
	.loc	0 82
	s_ashr_i32 s19, s18, 31
	.loc	0 89
	v_min_i32_e32 v8, 8, v7
	.loc	0 90
	v_add_u32_e32 v1, vcc, 28, v1
	v_cmp_gt_i32_e64 s[0:1], 8, v7
	v_cmp_lt_i32_e64 s[2:3], 0, v7
	v_cmp_lt_i32_e64 s[4:5], 1, v8
	v_cmp_lt_i32_e64 s[6:7], 2, v8
	v_cmp_lt_i32_e64 s[8:9], 3, v8
	v_cmp_lt_i32_e64 s[10:11], 4, v8
	v_cmp_lt_i32_e64 s[12:13], 5, v8
	v_cmp_lt_i32_e64 s[14:15], 6, v8
	v_cmp_lt_i32_e64 s[16:17], 7, v8
	v_addc_u32_e32 v2, vcc, 0, v2, vcc
	s_lshl_b64 s[18:19], s[18:19], 2
	s_mov_b64 s[20:21], 0
	s_mov_b64 s[22:23], 0
	s_branch .LBB0_19
.LBB0_18:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_add_u32_e32 v3, vcc, 28, v3
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	.loc	0 90
	s_add_u32 s22, s22, 32
	s_addc_u32 s23, s23, 0
	v_cmp_eq_u32_e32 vcc, s22, v0
	.loc	0 0
	s_waitcnt vmcnt(0)
	flat_store_dword v[3:4], v7
	.loc	0 90
	v_mov_b32_e32 v3, s19
	s_or_b64 s[20:21], vcc, s[20:21]
	v_add_u32_e32 v1, vcc, s18, v1
	v_addc_u32_e32 v2, vcc, v2, v3, vcc
	s_andn2_b64 exec, exec, s[20:21]
	s_cbranch_execz .LBB0_39
.LBB0_19:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 0
	v_mov_b32_e32 v4, s23
	v_add_u32_e32 v3, vcc, s22, v5
	v_addc_u32_e32 v4, vcc, v6, v4, vcc
	s_mov_b64 s[26:27], 0
	.loc	0 91
	s_and_saveexec_b64 s[24:25], s[0:1]
	s_xor_b64 s[24:25], exec, s[24:25]
	s_cbranch_execnz .LBB0_22
; %bb.20:                               ;   in Loop: Header=BB0_19 Depth=1
	s_andn2_saveexec_b64 s[24:25], s[24:25]
	s_cbranch_execnz .LBB0_37
.LBB0_21:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v7, s28
	.loc	0 91
	s_and_saveexec_b64 s[24:25], s[26:27]
	s_cbranch_execz .LBB0_18
	s_branch .LBB0_38
.LBB0_22:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	0 97
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[26:27], s[2:3]
	s_cbranch_execz .LBB0_24
; %bb.23:                               ;   in Loop: Header=BB0_19 Depth=1
	v_add_u32_e32 v8, vcc, 0xffffffe4, v1
	v_addc_u32_e32 v9, vcc, -1, v2, vcc
	flat_load_dword v8, v[8:9]
.LBB0_24:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 97
	s_waitcnt vmcnt(0)
	flat_store_dword v[3:4], v8
	s_and_saveexec_b64 s[26:27], s[4:5]
	s_cbranch_execz .LBB0_26
; %bb.25:                               ;   in Loop: Header=BB0_19 Depth=1
	v_add_u32_e32 v7, vcc, 0xffffffe8, v1
	v_addc_u32_e32 v8, vcc, -1, v2, vcc
	flat_load_dword v7, v[7:8]
.LBB0_26:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 97
	v_add_u32_e32 v8, vcc, 4, v3
	v_addc_u32_e32 v9, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v7
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[26:27], s[6:7]
	s_cbranch_execz .LBB0_28
; %bb.27:                               ;   in Loop: Header=BB0_19 Depth=1
	v_add_u32_e32 v8, vcc, 0xffffffec, v1
	v_addc_u32_e32 v9, vcc, -1, v2, vcc
	flat_load_dword v8, v[8:9]
.LBB0_28:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 97
	v_add_u32_e32 v9, vcc, 8, v3
	v_addc_u32_e32 v10, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	s_and_saveexec_b64 s[26:27], s[8:9]
	s_cbranch_execz .LBB0_30
; %bb.29:                               ;   in Loop: Header=BB0_19 Depth=1
	v_add_u32_e32 v7, vcc, -16, v1
	v_addc_u32_e32 v8, vcc, -1, v2, vcc
	flat_load_dword v7, v[7:8]
.LBB0_30:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 97
	v_add_u32_e32 v8, vcc, 12, v3
	v_addc_u32_e32 v9, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v7
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[26:27], s[10:11]
	s_cbranch_execz .LBB0_32
; %bb.31:                               ;   in Loop: Header=BB0_19 Depth=1
	v_add_u32_e32 v8, vcc, -12, v1
	v_addc_u32_e32 v9, vcc, -1, v2, vcc
	flat_load_dword v8, v[8:9]
.LBB0_32:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 97
	v_add_u32_e32 v9, vcc, 16, v3
	v_addc_u32_e32 v10, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	s_and_saveexec_b64 s[26:27], s[12:13]
	s_cbranch_execz .LBB0_34
; %bb.33:                               ;   in Loop: Header=BB0_19 Depth=1
	v_add_u32_e32 v7, vcc, -8, v1
	v_addc_u32_e32 v8, vcc, -1, v2, vcc
	flat_load_dword v7, v[7:8]
.LBB0_34:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 97
	v_add_u32_e32 v8, vcc, 20, v3
	v_addc_u32_e32 v9, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v7
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[26:27], s[14:15]
	s_cbranch_execz .LBB0_36
; %bb.35:                               ;   in Loop: Header=BB0_19 Depth=1
	v_add_u32_e32 v7, vcc, -4, v1
	v_addc_u32_e32 v8, vcc, -1, v2, vcc
	flat_load_dword v7, v[7:8]
.LBB0_36:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[26:27]
	.loc	0 97
	v_add_u32_e32 v8, vcc, 24, v3
	v_addc_u32_e32 v9, vcc, 0, v4, vcc
	s_mov_b32 s28, 0
	s_and_b64 s[26:27], s[16:17], exec
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v7
	.loc	0 91
	s_andn2_saveexec_b64 s[24:25], s[24:25]
	s_cbranch_execz .LBB0_21
.LBB0_37:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	0 94
	v_add_u32_e32 v7, vcc, 0xffffffe4, v1
	v_addc_u32_e32 v8, vcc, -1, v2, vcc
	flat_load_dword v9, v[7:8]
	v_add_u32_e32 v7, vcc, 0xffffffe8, v1
	v_addc_u32_e32 v8, vcc, -1, v2, vcc
	s_or_b64 s[26:27], s[26:27], exec
	s_waitcnt vmcnt(0)
	flat_store_dword v[3:4], v9
	flat_load_dword v11, v[7:8]
	v_add_u32_e32 v7, vcc, 4, v3
	v_addc_u32_e32 v8, vcc, 0, v4, vcc
	v_add_u32_e32 v9, vcc, 0xffffffec, v1
	v_addc_u32_e32 v10, vcc, -1, v2, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v11
	flat_load_dword v11, v[9:10]
	v_add_u32_e32 v7, vcc, 8, v3
	v_addc_u32_e32 v8, vcc, 0, v4, vcc
	v_add_u32_e32 v9, vcc, -16, v1
	v_addc_u32_e32 v10, vcc, -1, v2, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v11
	flat_load_dword v11, v[9:10]
	v_add_u32_e32 v7, vcc, 12, v3
	v_addc_u32_e32 v8, vcc, 0, v4, vcc
	v_add_u32_e32 v9, vcc, -12, v1
	v_addc_u32_e32 v10, vcc, -1, v2, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v11
	flat_load_dword v11, v[9:10]
	v_add_u32_e32 v7, vcc, 16, v3
	v_addc_u32_e32 v8, vcc, 0, v4, vcc
	v_add_u32_e32 v9, vcc, -8, v1
	v_addc_u32_e32 v10, vcc, -1, v2, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v11
	flat_load_dword v11, v[9:10]
	v_add_u32_e32 v7, vcc, 20, v3
	v_addc_u32_e32 v8, vcc, 0, v4, vcc
	v_add_u32_e32 v9, vcc, -4, v1
	v_addc_u32_e32 v10, vcc, -1, v2, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v11
	flat_load_dword v9, v[9:10]
	v_add_u32_e32 v7, vcc, 24, v3
	v_addc_u32_e32 v8, vcc, 0, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v9
	s_or_b64 exec, exec, s[24:25]
	v_mov_b32_e32 v7, s28
	.loc	0 91
	s_and_saveexec_b64 s[24:25], s[26:27]
	s_cbranch_execz .LBB0_18
.LBB0_38:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	0 0
	flat_load_dword v7, v[1:2]
	s_branch .LBB0_18
.LBB0_39:
	.loc	0 111
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_cpu_pack
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 0
		.amdhsa_kernarg_size 136
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
		.amdhsa_next_free_vgpr 28
		.amdhsa_next_free_sgpr 29
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
	.size	gemm_cpu_pack, .Lfunc_end0-gemm_cpu_pack
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1936
; NumSgprs: 31
; NumVgprs: 28
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 31
; NumVGPRsForWavesPerEU: 28
; Occupancy: 9
; WaveLimiterHint : 0
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 0
; COMPUTE_PGM_RSRC2:USER_SGPR: 8
; COMPUTE_PGM_RSRC2:TRAP_HANDLER: 0
; COMPUTE_PGM_RSRC2:TGID_X_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Y_EN: 1
; COMPUTE_PGM_RSRC2:TGID_Z_EN: 0
; COMPUTE_PGM_RSRC2:TIDIG_COMP_CNT: 1
	.text
	.protected	gemm_cpu                ; -- Begin function gemm_cpu
	.globl	gemm_cpu
	.p2align	8
	.type	gemm_cpu,@function
gemm_cpu:                               ; @gemm_cpu
	.loc	0 116
; %bb.0:
	s_add_i32 s8, s8, s12
	s_mov_b32 flat_scratch_lo, s9
	s_lshr_b32 flat_scratch_hi, s8, 8
	.loc	0 117
	s_load_dwordx4 s[76:79], s[6:7], 0x0
	.loc	0 118
	s_load_dwordx2 s[8:9], s[6:7], 0x54
	s_load_dword s16, s[4:5], 0x4
	s_add_u32 s0, s0, s12
	s_addc_u32 s1, s1, 0
	.loc	0 117
	s_waitcnt lgkmcnt(0)
	s_add_i32 s14, s76, 7
	s_ashr_i32 s12, s14, 31
	.loc	0 118
	v_add_u32_e32 v3, vcc, s8, v0
	.loc	0 117
	s_lshr_b32 s15, s12, 29
	.loc	0 118
	s_and_b32 s17, s16, 0xffff
	v_addc_u32_e64 v4, s[12:13], 0, 0, vcc
	v_mov_b32_e32 v0, s10
	v_mad_u64_u32 v[4:5], s[12:13], s17, v0, v[3:4]
	.loc	0 117
	s_add_i32 s14, s14, s15
	s_ashr_i32 s10, s14, 3
	.loc	0 119
	s_ashr_i32 s13, s10, 31
	.loc	0 118
	s_load_dwordx2 s[4:5], s[4:5], 0xc
	.loc	0 119
	v_mul_lo_u32 v0, v4, s13
	v_mad_u64_u32 v[3:4], s[14:15], v4, s10, 0
	v_mul_lo_u32 v5, v5, s10
	s_mov_b32 s8, s10
	v_add_u32_e32 v0, vcc, v4, v0
	v_add_u32_e32 v5, vcc, v0, v5
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v0, s4
	v_mov_b32_e32 v4, 0
	v_writelane_b32 v2, s8, 0
	v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	v_writelane_b32 v2, s9, 1
	v_cvt_f32_ubyte0_e32 v6, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_xor_b64 s[14:15], exec, s[14:15]
	s_cbranch_execz .LBB1_2
; %bb.1:
	v_madmk_f32 v4, v6, 0x4f800000, v0
	v_rcp_f32_e32 v4, v4
	s_sub_u32 s8, 0, s4
	s_subb_u32 s10, 0, 0
	v_mul_f32_e32 v4, 0x5f7ffffc, v4
	v_mul_f32_e32 v7, 0x2f800000, v4
	v_trunc_f32_e32 v7, v7
	v_mac_f32_e32 v4, 0xcf800000, v7
	v_cvt_u32_f32_e32 v11, v7
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v9, s8, v11
	v_mad_u64_u32 v[7:8], s[18:19], s8, v4, 0
	v_mul_lo_u32 v10, s10, v4
	v_add_u32_e32 v8, vcc, v8, v9
	v_add_u32_e32 v10, vcc, v10, v8
	v_mul_hi_u32 v12, v4, v7
	v_mad_u64_u32 v[8:9], s[18:19], v4, v10, 0
	v_add_u32_e32 v12, vcc, v12, v8
	v_mad_u64_u32 v[7:8], s[18:19], v11, v7, 0
	v_addc_u32_e32 v13, vcc, 0, v9, vcc
	v_mad_u64_u32 v[9:10], s[18:19], v11, v10, 0
	v_add_u32_e32 v7, vcc, v12, v7
	v_addc_u32_e32 v7, vcc, v13, v8, vcc
	v_addc_u32_e32 v8, vcc, 0, v10, vcc
	v_add_u32_e32 v7, vcc, v7, v9
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v4, vcc, v4, v7
	v_addc_u32_e32 v13, vcc, v11, v8, vcc
	v_mad_u64_u32 v[7:8], s[18:19], s8, v4, 0
	v_mul_lo_u32 v11, s8, v13
	v_mul_lo_u32 v12, s10, v4
	v_mul_hi_u32 v14, v4, v7
	v_mad_u64_u32 v[9:10], s[18:19], v13, v7, 0
	v_add_u32_e32 v8, vcc, v11, v8
	v_add_u32_e32 v8, vcc, v8, v12
	v_mad_u64_u32 v[11:12], s[18:19], v4, v8, 0
	v_mad_u64_u32 v[7:8], s[18:19], v13, v8, 0
	v_add_u32_e32 v11, vcc, v14, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	v_add_u32_e32 v9, vcc, v11, v9
	v_addc_u32_e32 v9, vcc, v12, v10, vcc
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v7, vcc, v9, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v4, vcc, v4, v7
	v_addc_u32_e32 v9, vcc, v13, v8, vcc
	v_ashrrev_i32_e32 v11, 31, v5
	v_add_u32_e32 v7, vcc, v3, v11
	v_xor_b32_e32 v12, v7, v11
	v_mad_u64_u32 v[7:8], s[18:19], v12, v9, 0
	v_mul_hi_u32 v13, v12, v4
	v_addc_u32_e32 v10, vcc, v5, v11, vcc
	v_xor_b32_e32 v14, v10, v11
	v_add_u32_e32 v13, vcc, v13, v7
	v_addc_u32_e32 v15, vcc, 0, v8, vcc
	v_mad_u64_u32 v[7:8], s[18:19], v14, v4, 0
	v_mad_u64_u32 v[9:10], s[18:19], v14, v9, 0
	v_add_u32_e32 v4, vcc, v13, v7
	v_addc_u32_e32 v4, vcc, v15, v8, vcc
	v_addc_u32_e32 v7, vcc, 0, v10, vcc
	v_add_u32_e32 v4, vcc, v4, v9
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_mul_lo_u32 v9, s4, v7
	v_mad_u64_u32 v[7:8], s[18:19], s4, v4, 0
	v_add_u32_e32 v8, vcc, v8, v9
	v_sub_u32_e32 v7, vcc, v12, v7
	v_subb_u32_e32 v8, vcc, v14, v8, vcc
	v_subrev_u32_e32 v9, vcc, s4, v7
	v_subbrev_u32_e32 v10, vcc, 0, v8, vcc
	v_cmp_le_u32_e32 vcc, s4, v9
	v_cndmask_b32_e64 v9, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v10
	v_cndmask_b32_e32 v9, -1, v9, vcc
	v_add_u32_e32 v10, vcc, 2, v4
	v_add_u32_e32 v12, vcc, 1, v4
	v_cmp_le_u32_e32 vcc, s4, v7
	v_cndmask_b32_e64 v7, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v8
	v_cndmask_b32_e32 v7, -1, v7, vcc
	v_cmp_ne_u32_e32 vcc, 0, v9
	v_cndmask_b32_e32 v8, v12, v10, vcc
	v_cmp_ne_u32_e32 vcc, 0, v7
	v_cndmask_b32_e32 v4, v4, v8, vcc
	v_xor_b32_e32 v4, v4, v11
	v_sub_u32_e32 v74, vcc, v4, v11
.LBB1_2:
	s_or_saveexec_b64 s[14:15], s[14:15]
	v_cvt_f32_u32_e32 v8, s4
	s_xor_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_4
; %bb.3:
	v_rcp_iflag_f32_e32 v4, v8
	s_sub_i32 s8, 0, s4
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v7, s8, v4
	v_mul_hi_u32 v7, v4, v7
	v_add_u32_e32 v4, vcc, v4, v7
	v_mul_hi_u32 v4, v3, v4
	v_mul_lo_u32 v7, v4, s4
	v_add_u32_e32 v9, vcc, 1, v4
	v_sub_u32_e32 v7, vcc, v3, v7
	v_subrev_u32_e32 v10, vcc, s4, v7
	v_cmp_le_u32_e32 vcc, s4, v7
	v_cndmask_b32_e32 v4, v4, v9, vcc
	v_cndmask_b32_e32 v7, v7, v10, vcc
	v_add_u32_e32 v9, vcc, 1, v4
	v_cmp_le_u32_e32 vcc, s4, v7
	v_cndmask_b32_e32 v74, v4, v9, vcc
.LBB1_4:
	.loc	0 0
	s_or_b64 exec, exec, s[14:15]
	.loc	0 119
	v_mov_b32_e32 v4, s13
	v_readlane_b32 s12, v2, 0
	v_add_u32_e32 v7, vcc, s12, v3
	v_addc_u32_e32 v4, vcc, v5, v4, vcc
	v_mov_b32_e32 v3, 0
	v_cmp_ne_u64_e32 vcc, 0, v[3:4]
	v_readlane_b32 s13, v2, 1
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB1_6
; %bb.5:
	v_mac_f32_e32 v0, 0x4f800000, v6
	v_rcp_f32_e32 v0, v0
	s_sub_u32 s8, 0, s4
	s_subb_u32 s10, 0, 0
	v_mul_f32_e32 v0, 0x5f7ffffc, v0
	v_mul_f32_e32 v3, 0x2f800000, v0
	v_trunc_f32_e32 v3, v3
	v_mac_f32_e32 v0, 0xcf800000, v3
	v_cvt_u32_f32_e32 v5, v3
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v3, s8, v5
	v_mad_u64_u32 v[8:9], s[14:15], s8, v0, 0
	v_mul_lo_u32 v10, s10, v0
	v_add_u32_e32 v3, vcc, v9, v3
	v_add_u32_e32 v3, vcc, v10, v3
	v_mul_hi_u32 v11, v0, v8
	v_mad_u64_u32 v[9:10], s[14:15], v0, v3, 0
	v_add_u32_e32 v12, vcc, v11, v9
	v_mad_u64_u32 v[8:9], s[14:15], v5, v8, 0
	v_addc_u32_e32 v13, vcc, 0, v10, vcc
	v_mad_u64_u32 v[10:11], s[14:15], v5, v3, 0
	v_add_u32_e32 v3, vcc, v12, v8
	v_addc_u32_e32 v3, vcc, v13, v9, vcc
	v_addc_u32_e32 v8, vcc, 0, v11, vcc
	v_add_u32_e32 v3, vcc, v3, v10
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v0, vcc, v0, v3
	v_addc_u32_e32 v3, vcc, v5, v8, vcc
	v_mad_u64_u32 v[8:9], s[14:15], s8, v0, 0
	v_mul_lo_u32 v5, s8, v3
	v_mul_lo_u32 v12, s10, v0
	v_mul_hi_u32 v14, v0, v8
	v_mad_u64_u32 v[10:11], s[14:15], v3, v8, 0
	v_add_u32_e32 v5, vcc, v5, v9
	v_add_u32_e32 v5, vcc, v5, v12
	v_mad_u64_u32 v[12:13], s[14:15], v0, v5, 0
	v_mad_u64_u32 v[8:9], s[14:15], v3, v5, 0
	v_add_u32_e32 v5, vcc, v14, v12
	v_addc_u32_e32 v12, vcc, 0, v13, vcc
	v_add_u32_e32 v5, vcc, v5, v10
	v_addc_u32_e32 v5, vcc, v12, v11, vcc
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_u32_e32 v5, vcc, v5, v8
	v_addc_u32_e32 v8, vcc, 0, v9, vcc
	v_add_u32_e32 v0, vcc, v0, v5
	v_addc_u32_e32 v5, vcc, v3, v8, vcc
	v_ashrrev_i32_e32 v9, 31, v4
	v_add_u32_e32 v3, vcc, v7, v9
	v_xor_b32_e32 v10, v3, v9
	v_addc_u32_e32 v7, vcc, v4, v9, vcc
	v_mad_u64_u32 v[3:4], s[14:15], v10, v5, 0
	v_mul_hi_u32 v8, v10, v0
	v_xor_b32_e32 v11, v7, v9
	v_add_u32_e32 v12, vcc, v8, v3
	v_addc_u32_e32 v13, vcc, 0, v4, vcc
	v_mad_u64_u32 v[3:4], s[14:15], v11, v0, 0
	v_mad_u64_u32 v[7:8], s[14:15], v11, v5, 0
	v_add_u32_e32 v0, vcc, v12, v3
	v_addc_u32_e32 v0, vcc, v13, v4, vcc
	v_addc_u32_e32 v3, vcc, 0, v8, vcc
	v_add_u32_e32 v0, vcc, v0, v7
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_mul_lo_u32 v5, s4, v3
	v_mad_u64_u32 v[3:4], s[14:15], s4, v0, 0
	v_add_u32_e32 v4, vcc, v4, v5
	v_sub_u32_e32 v3, vcc, v10, v3
	v_subb_u32_e32 v4, vcc, v11, v4, vcc
	v_subrev_u32_e32 v5, vcc, s4, v3
	v_subbrev_u32_e32 v7, vcc, 0, v4, vcc
	v_cmp_le_u32_e32 vcc, s4, v5
	v_cndmask_b32_e64 v5, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v7
	v_cndmask_b32_e32 v5, -1, v5, vcc
	v_add_u32_e32 v7, vcc, 2, v0
	v_add_u32_e32 v8, vcc, 1, v0
	v_cmp_le_u32_e32 vcc, s4, v3
	v_cndmask_b32_e64 v3, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v4
	v_cndmask_b32_e32 v3, -1, v3, vcc
	v_cmp_ne_u32_e32 vcc, 0, v5
	v_cndmask_b32_e32 v4, v8, v7, vcc
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_cndmask_b32_e32 v0, v0, v4, vcc
	v_xor_b32_e32 v0, v0, v9
	v_sub_u32_e32 v75, vcc, v0, v9
.LBB1_6:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB1_8
; %bb.7:
	v_rcp_iflag_f32_e32 v0, v8
	s_sub_i32 s8, 0, s4
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v3, s8, v0
	v_mul_hi_u32 v3, v0, v3
	v_add_u32_e32 v0, vcc, v0, v3
	v_mul_hi_u32 v0, v7, v0
	v_mul_lo_u32 v3, v0, s4
	v_add_u32_e32 v4, vcc, 1, v0
	v_sub_u32_e32 v3, vcc, v7, v3
	v_subrev_u32_e32 v5, vcc, s4, v3
	v_cmp_le_u32_e32 vcc, s4, v3
	v_cndmask_b32_e32 v0, v0, v4, vcc
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_u32_e32 vcc, s4, v3
	v_cndmask_b32_e32 v75, v0, v4, vcc
.LBB1_8:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 117
	s_add_i32 s4, s77, 31
	s_ashr_i32 s8, s4, 31
	s_lshr_b32 s10, s8, 27
	.loc	0 118
	s_lshr_b32 s8, s16, 16
	v_mov_b32_e32 v7, s9
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v0, s11
	v_mad_u64_u32 v[3:4], s[8:9], s8, v0, v[7:8]
	.loc	0 117
	s_add_i32 s4, s4, s10
	s_ashr_i32 s12, s4, 5
	.loc	0 118
	v_add_u32_e32 v0, vcc, v3, v1
	.loc	0 120
	s_ashr_i32 s9, s12, 31
	.loc	0 118
	v_addc_u32_e32 v3, vcc, 0, v4, vcc
	.loc	0 120
	v_mul_lo_u32 v4, v0, s9
	v_mad_u64_u32 v[0:1], s[10:11], v0, s12, 0
	v_mul_lo_u32 v3, v3, s12
	.loc	0 118
	s_mov_b32 s4, s5
	.loc	0 120
	v_add_u32_e32 v1, vcc, v1, v4
	v_cvt_f32_u32_e32 v5, s4
	s_mov_b32 s8, s12
	v_add_u32_e32 v4, vcc, v1, v3
	v_mov_b32_e32 v3, v8
	v_writelane_b32 v2, s8, 2
	v_cmp_ne_u64_e32 vcc, 0, v[3:4]
	v_writelane_b32 v2, s9, 3
	s_and_saveexec_b64 s[10:11], vcc
	s_xor_b64 s[10:11], exec, s[10:11]
	s_cbranch_execz .LBB1_10
; %bb.9:
	v_madmk_f32 v1, v6, 0x4f800000, v5
	v_rcp_f32_e32 v1, v1
	s_sub_u32 s5, 0, s4
	s_subb_u32 s8, 0, 0
	v_mul_f32_e32 v1, 0x5f7ffffc, v1
	v_mul_f32_e32 v3, 0x2f800000, v1
	v_trunc_f32_e32 v3, v3
	v_mac_f32_e32 v1, 0xcf800000, v3
	v_cvt_u32_f32_e32 v11, v3
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v3, s5, v11
	v_mad_u64_u32 v[7:8], s[12:13], s5, v1, 0
	v_mul_lo_u32 v9, s8, v1
	v_add_u32_e32 v3, vcc, v8, v3
	v_add_u32_e32 v3, vcc, v9, v3
	v_mul_hi_u32 v10, v1, v7
	v_mad_u64_u32 v[8:9], s[12:13], v1, v3, 0
	v_add_u32_e32 v12, vcc, v10, v8
	v_mad_u64_u32 v[7:8], s[12:13], v11, v7, 0
	v_addc_u32_e32 v13, vcc, 0, v9, vcc
	v_mad_u64_u32 v[9:10], s[12:13], v11, v3, 0
	v_add_u32_e32 v3, vcc, v12, v7
	v_addc_u32_e32 v3, vcc, v13, v8, vcc
	v_addc_u32_e32 v7, vcc, 0, v10, vcc
	v_add_u32_e32 v3, vcc, v3, v9
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_u32_e32 v1, vcc, v1, v3
	v_addc_u32_e32 v3, vcc, v11, v7, vcc
	v_mad_u64_u32 v[7:8], s[12:13], s5, v1, 0
	v_mul_lo_u32 v11, s5, v3
	v_mul_lo_u32 v12, s8, v1
	v_mul_hi_u32 v13, v1, v7
	v_mad_u64_u32 v[9:10], s[12:13], v3, v7, 0
	v_add_u32_e32 v8, vcc, v11, v8
	v_add_u32_e32 v8, vcc, v8, v12
	v_mad_u64_u32 v[11:12], s[12:13], v1, v8, 0
	v_mad_u64_u32 v[7:8], s[12:13], v3, v8, 0
	v_add_u32_e32 v11, vcc, v13, v11
	v_addc_u32_e32 v12, vcc, 0, v12, vcc
	v_add_u32_e32 v9, vcc, v11, v9
	v_addc_u32_e32 v9, vcc, v12, v10, vcc
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v7, vcc, v9, v7
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_add_u32_e32 v1, vcc, v1, v7
	v_addc_u32_e32 v3, vcc, v3, v8, vcc
	v_ashrrev_i32_e32 v11, 31, v4
	v_add_u32_e32 v7, vcc, v0, v11
	v_xor_b32_e32 v12, v7, v11
	v_mad_u64_u32 v[7:8], s[12:13], v12, v3, 0
	v_mul_hi_u32 v10, v12, v1
	v_addc_u32_e32 v9, vcc, v4, v11, vcc
	v_xor_b32_e32 v13, v9, v11
	v_add_u32_e32 v14, vcc, v10, v7
	v_addc_u32_e32 v15, vcc, 0, v8, vcc
	v_mad_u64_u32 v[7:8], s[12:13], v13, v1, 0
	v_mad_u64_u32 v[9:10], s[12:13], v13, v3, 0
	v_add_u32_e32 v1, vcc, v14, v7
	v_addc_u32_e32 v1, vcc, v15, v8, vcc
	v_addc_u32_e32 v3, vcc, 0, v10, vcc
	v_add_u32_e32 v1, vcc, v1, v9
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_mul_lo_u32 v3, s4, v3
	v_mad_u64_u32 v[7:8], s[12:13], s4, v1, 0
	s_mov_b32 s5, 0x215100
	v_add_u32_e32 v3, vcc, v8, v3
	v_sub_u32_e32 v7, vcc, v12, v7
	v_subb_u32_e32 v3, vcc, v13, v3, vcc
	v_subrev_u32_e32 v8, vcc, s4, v7
	v_subbrev_u32_e32 v9, vcc, 0, v3, vcc
	v_cmp_le_u32_e32 vcc, s4, v8
	v_cndmask_b32_e64 v8, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v9
	v_cndmask_b32_e32 v8, -1, v8, vcc
	v_add_u32_e32 v9, vcc, 2, v1
	v_add_u32_e32 v10, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s4, v7
	v_cndmask_b32_e64 v7, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v3
	v_cndmask_b32_e32 v3, -1, v7, vcc
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cndmask_b32_e32 v7, v10, v9, vcc
	v_cmp_ne_u32_e32 vcc, 0, v3
	v_cndmask_b32_e32 v1, v1, v7, vcc
	v_xor_b32_e32 v1, v1, v11
	v_sub_u32_e32 v3, vcc, v1, v11
	buffer_store_dword v3, off, s[0:3], s5  ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s5 offset:4 ; 4-byte Folded Spill
.LBB1_10:
	s_or_saveexec_b64 s[10:11], s[10:11]
	v_cvt_f32_u32_e32 v7, s4
	s_xor_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB1_12
; %bb.11:
	v_rcp_iflag_f32_e32 v1, v7
	s_sub_i32 s5, 0, s4
	v_mul_f32_e32 v1, 0x4f7ffffe, v1
	v_cvt_u32_f32_e32 v1, v1
	v_mul_lo_u32 v3, s5, v1
	s_mov_b32 s5, 0x215100
	v_mul_hi_u32 v3, v1, v3
	v_add_u32_e32 v1, vcc, v1, v3
	v_mul_hi_u32 v1, v0, v1
	v_mul_lo_u32 v3, v1, s4
	v_add_u32_e32 v8, vcc, 1, v1
	v_sub_u32_e32 v3, vcc, v0, v3
	v_subrev_u32_e32 v9, vcc, s4, v3
	v_cmp_le_u32_e32 vcc, s4, v3
	v_cndmask_b32_e32 v1, v1, v8, vcc
	v_cndmask_b32_e32 v3, v3, v9, vcc
	v_add_u32_e32 v8, vcc, 1, v1
	v_cmp_le_u32_e32 vcc, s4, v3
	v_cndmask_b32_e32 v3, v1, v8, vcc
	buffer_store_dword v3, off, s[0:3], s5  ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s5 offset:4 ; 4-byte Folded Spill
.LBB1_12:
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 120
	v_mov_b32_e32 v1, s9
	v_readlane_b32 s8, v2, 2
	v_add_u32_e32 v3, vcc, s8, v0
	v_addc_u32_e32 v1, vcc, v4, v1, vcc
	v_mov_b32_e32 v0, 0
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	v_readlane_b32 s9, v2, 3
	s_and_saveexec_b64 s[8:9], vcc
	s_xor_b64 s[8:9], exec, s[8:9]
	s_cbranch_execz .LBB1_14
; %bb.13:
	v_mac_f32_e32 v5, 0x4f800000, v6
	v_rcp_f32_e32 v0, v5
	s_sub_u32 s5, 0, s4
	s_subb_u32 s12, 0, 0
	v_mul_f32_e32 v0, 0x5f7ffffc, v0
	v_mul_f32_e32 v4, 0x2f800000, v0
	v_trunc_f32_e32 v4, v4
	v_mac_f32_e32 v0, 0xcf800000, v4
	v_cvt_u32_f32_e32 v8, v4
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v6, s5, v8
	v_mad_u64_u32 v[4:5], s[10:11], s5, v0, 0
	v_mul_lo_u32 v7, s12, v0
	v_add_u32_e32 v5, vcc, v5, v6
	v_add_u32_e32 v7, vcc, v7, v5
	v_mul_hi_u32 v9, v0, v4
	v_mad_u64_u32 v[5:6], s[10:11], v0, v7, 0
	v_add_u32_e32 v9, vcc, v9, v5
	v_mad_u64_u32 v[4:5], s[10:11], v8, v4, 0
	v_addc_u32_e32 v10, vcc, 0, v6, vcc
	v_mad_u64_u32 v[6:7], s[10:11], v8, v7, 0
	v_add_u32_e32 v4, vcc, v9, v4
	v_addc_u32_e32 v4, vcc, v10, v5, vcc
	v_addc_u32_e32 v5, vcc, 0, v7, vcc
	v_add_u32_e32 v4, vcc, v4, v6
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v10, vcc, v8, v5, vcc
	v_mad_u64_u32 v[4:5], s[10:11], s5, v0, 0
	v_mul_lo_u32 v8, s5, v10
	v_mul_lo_u32 v9, s12, v0
	v_mul_hi_u32 v11, v0, v4
	v_mad_u64_u32 v[6:7], s[10:11], v10, v4, 0
	v_add_u32_e32 v5, vcc, v8, v5
	v_add_u32_e32 v5, vcc, v5, v9
	v_mad_u64_u32 v[8:9], s[10:11], v0, v5, 0
	v_mad_u64_u32 v[4:5], s[10:11], v10, v5, 0
	v_add_u32_e32 v8, vcc, v11, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_u32_e32 v6, vcc, v8, v6
	v_addc_u32_e32 v6, vcc, v9, v7, vcc
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_add_u32_e32 v4, vcc, v6, v4
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_add_u32_e32 v4, vcc, v0, v4
	v_addc_u32_e32 v5, vcc, v10, v5, vcc
	v_ashrrev_i32_e32 v6, 31, v1
	v_add_u32_e32 v0, vcc, v3, v6
	v_xor_b32_e32 v7, v0, v6
	v_addc_u32_e32 v3, vcc, v1, v6, vcc
	v_mad_u64_u32 v[0:1], s[10:11], v7, v5, 0
	v_mul_hi_u32 v8, v7, v4
	v_xor_b32_e32 v9, v3, v6
	s_mov_b32 s5, 0x214f00
	v_add_u32_e32 v8, vcc, v8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	v_mad_u64_u32 v[0:1], s[10:11], v9, v4, 0
	v_mad_u64_u32 v[3:4], s[10:11], v9, v5, 0
	v_add_u32_e32 v0, vcc, v8, v0
	v_addc_u32_e32 v0, vcc, v10, v1, vcc
	v_addc_u32_e32 v1, vcc, 0, v4, vcc
	v_add_u32_e32 v3, vcc, v0, v3
	v_addc_u32_e32 v0, vcc, 0, v1, vcc
	v_mul_lo_u32 v4, s4, v0
	v_mad_u64_u32 v[0:1], s[10:11], s4, v3, 0
	v_add_u32_e32 v1, vcc, v1, v4
	v_sub_u32_e32 v0, vcc, v7, v0
	v_subb_u32_e32 v1, vcc, v9, v1, vcc
	v_subrev_u32_e32 v4, vcc, s4, v0
	v_subbrev_u32_e32 v5, vcc, 0, v1, vcc
	v_cmp_le_u32_e32 vcc, s4, v4
	v_cndmask_b32_e64 v4, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v5
	v_cndmask_b32_e32 v4, -1, v4, vcc
	v_add_u32_e32 v5, vcc, 2, v3
	v_add_u32_e32 v7, vcc, 1, v3
	v_cmp_le_u32_e32 vcc, s4, v0
	v_cndmask_b32_e64 v0, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v1
	v_cndmask_b32_e32 v0, -1, v0, vcc
	v_cmp_ne_u32_e32 vcc, 0, v4
	v_cndmask_b32_e32 v1, v7, v5, vcc
	v_cmp_ne_u32_e32 vcc, 0, v0
	v_cndmask_b32_e32 v0, v3, v1, vcc
	v_xor_b32_e32 v0, v0, v6
	v_sub_u32_e32 v0, vcc, v0, v6
	buffer_store_dword v0, off, s[0:3], s5  ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s5 offset:4 ; 4-byte Folded Spill
.LBB1_14:
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB1_16
; %bb.15:
	v_rcp_iflag_f32_e32 v0, v7
	s_sub_i32 s5, 0, s4
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v1, s5, v0
	v_mul_hi_u32 v1, v0, v1
	v_add_u32_e32 v0, vcc, v0, v1
	v_mul_hi_u32 v0, v3, v0
	v_mul_lo_u32 v1, v0, s4
	v_add_u32_e32 v4, vcc, 1, v0
	v_sub_u32_e32 v1, vcc, v3, v1
	v_subrev_u32_e32 v3, vcc, s4, v1
	v_cmp_le_u32_e32 vcc, s4, v1
	v_cndmask_b32_e32 v0, v0, v4, vcc
	v_cndmask_b32_e32 v1, v1, v3, vcc
	v_add_u32_e32 v3, vcc, 1, v0
	v_cmp_le_u32_e32 vcc, s4, v1
	v_cndmask_b32_e32 v0, v0, v3, vcc
	s_mov_b32 s4, 0x214f00
	buffer_store_dword v0, off, s[0:3], s4  ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s4 offset:4 ; 4-byte Folded Spill
.LBB1_16:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 s4, 0x215100
	buffer_load_dword v0, off, s[0:3], s4   ; 4-byte Folded Reload
	buffer_load_dword v1, off, s[0:3], s4 offset:4 ; 4-byte Folded Reload
	s_mov_b32 s4, 0x215e00
	.loc	0 123
	v_lshlrev_b32_e32 v3, 3, v74
	.loc	0 117
	s_load_dword s86, s[6:7], 0x38
	s_load_dword s36, s[6:7], 0x2c
	s_mov_b32 s8, 0x214f00
	s_movk_i32 s95, 0x60
	s_movk_i32 s89, 0x50
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s87, s86, 31
	s_movk_i32 s96, 0x3b4
	s_movk_i32 s97, 0x3b0
	s_movk_i32 s94, 0x3ac
	s_movk_i32 s22, 0x3a8
	s_movk_i32 s23, 0x3a4
	s_movk_i32 s88, 0x3a0
	s_movk_i32 s100, 0x39c
	s_movk_i32 s101, 0x3c0
	s_movk_i32 s33, 0x3fc
	s_movk_i32 s18, 0x3f8
	s_movk_i32 s19, 0x3f4
	s_movk_i32 s92, 0x3f0
	s_movk_i32 s93, 0x3ec
	s_movk_i32 s98, 0x3e8
	s_movk_i32 s99, 0x3e4
	s_movk_i32 s85, 0x3e0
	s_movk_i32 s84, 0x3dc
	v_cmp_neq_f32_e64 s[90:91], s36, 0
	s_mov_b64 s[12:13], 0
	s_mov_b32 s40, s79
	s_mov_b32 s37, s79
	s_mov_b32 s38, s79
	s_mov_b32 s39, s79
	s_mov_b32 s44, s79
	s_mov_b32 s41, s79
	s_mov_b32 s48, s36
	s_mov_b32 s43, s36
	s_mov_b32 s42, s36
	s_mov_b32 s45, s36
	s_mov_b32 s46, s79
	s_mov_b32 s53, 0
	s_mov_b32 s27, s79
	s_mov_b32 s26, s79
	s_mov_b32 s25, s79
	s_mov_b32 s24, s79
	s_mov_b32 s47, s79
	s_mov_b32 s50, s79
	s_mov_b32 s49, s79
	s_mov_b32 s68, s79
	s_mov_b32 s51, s79
	s_mov_b32 s69, s36
	s_mov_b32 s70, s36
	s_mov_b32 s71, s36
	s_mov_b32 s72, s36
	s_mov_b32 s73, s36
	s_mov_b32 s74, s36
	s_mov_b32 s75, s36
	s_mov_b32 s28, s36
	s_mov_b32 s29, s36
	s_mov_b32 s30, s36
	s_mov_b32 s31, s36
	.loc	0 123
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v1, 5, v0
	buffer_store_dword v1, off, s[0:3], s4  ; 4-byte Folded Spill
	v_sub_u32_e32 v1, vcc, s77, v1
	.loc	0 117
	s_mov_b32 s4, 0x215f00
	buffer_store_dword v1, off, s[0:3], s4  ; 4-byte Folded Spill
	s_load_dwordx4 s[80:83], s[6:7], 0x40
	s_load_dwordx2 s[4:5], s[6:7], 0x30
	.loc	0 123
	v_or_b32_e32 v1, 1, v3
	s_lshl_b64 s[6:7], s[86:87], 2
	s_movk_i32 s87, 0x100
	.loc	0 117
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s4, 4
	v_writelane_b32 v2, s5, 5
	.loc	0 123
	s_mov_b32 s4, 0x215600
	s_movk_i32 s5, 0x70
	s_nop 1
	buffer_store_dword v1, off, s[0:3], s4  ; 4-byte Folded Spill
	v_or_b32_e32 v1, 2, v3
	s_mov_b32 s4, 0x215700
	buffer_store_dword v1, off, s[0:3], s4  ; 4-byte Folded Spill
	v_or_b32_e32 v1, 3, v3
	s_mov_b32 s4, 0x215800
	buffer_store_dword v1, off, s[0:3], s4  ; 4-byte Folded Spill
	v_or_b32_e32 v1, 4, v3
	s_mov_b32 s4, 0x215900
	buffer_store_dword v1, off, s[0:3], s4  ; 4-byte Folded Spill
	v_or_b32_e32 v1, 5, v3
	s_mov_b32 s4, 0x215a00
	buffer_store_dword v1, off, s[0:3], s4  ; 4-byte Folded Spill
	v_or_b32_e32 v1, 6, v3
	s_mov_b32 s4, 0x215b00
	buffer_store_dword v1, off, s[0:3], s4  ; 4-byte Folded Spill
	s_mov_b32 s4, 0x215500
	buffer_store_dword v3, off, s[0:3], s4  ; 4-byte Folded Spill
	v_or_b32_e32 v1, 7, v3
	.loc	0 0
	s_mov_b32 s4, 0x215c00
	buffer_store_dword v1, off, s[0:3], s4  ; 4-byte Folded Spill
	buffer_load_dword v3, off, s[0:3], s8   ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s8 offset:4 ; 4-byte Folded Reload
	v_cmp_lt_i32_e64 s[8:9], v74, v75
	.loc	0 117
	v_writelane_b32 v2, s8, 6
	v_writelane_b32 v2, s9, 7
	v_writelane_b32 v2, s6, 8
	v_writelane_b32 v2, s7, 9
	s_mov_b32 s6, 0x214700
	s_nop 2
	buffer_store_dword v74, off, s[0:3], s6 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v75, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	.loc	0 0
	v_mov_b32_e32 v1, 0
	s_movk_i32 s4, 0x3b8
	s_mov_b32 s6, 0x213200
	buffer_store_dword v75, off, s[0:3], s6 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v76, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	v_cmp_ge_i32_e64 s[10:11], v0, v3
	v_writelane_b32 v2, s10, 10
	v_writelane_b32 v2, s11, 11
	s_branch .LBB1_19
.LBB1_17:                               ;   in Loop: Header=BB1_19 Depth=1
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s8, 0x215d00
	buffer_load_dword v1, off, s[0:3], s8   ; 4-byte Folded Reload
	v_readlane_b32 s10, v2, 10
	v_readlane_b32 s12, v2, 14
	v_readlane_b32 s6, v2, 12
	v_readlane_b32 s11, v2, 11
	v_readlane_b32 s13, v2, 15
	v_readlane_b32 s7, v2, 13
.LBB1_18:                               ;   in Loop: Header=BB1_19 Depth=1
	s_or_b64 exec, exec, s[6:7]
	.loc	0 171
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e32 vcc, s78, v1
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB1_175
.LBB1_19:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_24 Depth 2
                                        ;       Child Loop BB1_27 Depth 3
                                        ;         Child Loop BB1_65 Depth 4
                                        ;         Child Loop BB1_70 Depth 4
                                        ;         Child Loop BB1_112 Depth 4
                                        ;         Child Loop BB1_120 Depth 4
                                        ;         Child Loop BB1_128 Depth 4
                                        ;         Child Loop BB1_136 Depth 4
                                        ;         Child Loop BB1_144 Depth 4
                                        ;         Child Loop BB1_152 Depth 4
                                        ;         Child Loop BB1_160 Depth 4
                                        ;         Child Loop BB1_168 Depth 4
	.loc	0 124
	v_sub_u32_e32 v0, vcc, s78, v1
	v_min_i32_e32 v76, 0x100, v0
	.loc	0 125
	s_and_saveexec_b64 s[6:7], s[10:11]
	s_xor_b64 s[6:7], exec, s[6:7]
; %bb.20:                               ;   in Loop: Header=BB1_19 Depth=1
	.loc	0 170
	v_add_u32_e32 v1, vcc, v76, v1
; %bb.21:                               ;   in Loop: Header=BB1_19 Depth=1
	.loc	0 125
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB1_18
; %bb.22:                               ;   in Loop: Header=BB1_19 Depth=1
	.loc	0 0
	v_writelane_b32 v2, s6, 12
	v_writelane_b32 v2, s7, 13
	v_writelane_b32 v2, s12, 14
	v_writelane_b32 v2, s13, 15
	v_readlane_b32 s6, v2, 0
	v_readlane_b32 s7, v2, 1
	v_mad_i64_i32 v[69:70], s[6:7], v1, s6, 0
	v_readlane_b32 s6, v2, 2
	v_readlane_b32 s7, v2, 3
	v_mad_i64_i32 v[3:4], s[6:7], v1, s6, 0
	s_mov_b32 s6, 0x215300
	s_nop 3
	buffer_store_dword v3, off, s[0:3], s6  ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	s_mov_b32 s14, 0x215e00
	buffer_load_dword v3, off, s[0:3], s14  ; 4-byte Folded Reload
	s_mov_b32 s14, 0x215f00
	v_cmp_lt_i32_e64 s[10:11], 0, v0
	buffer_load_dword v0, off, s[0:3], s14  ; 4-byte Folded Reload
	v_cmp_lt_i32_e64 s[8:9], 0, v1
	v_add_u32_e32 v1, vcc, v76, v1
	s_mov_b32 s6, 0x215d00
	s_mov_b32 s14, 0x214b00
	buffer_store_dword v1, off, s[0:3], s6  ; 4-byte Folded Spill
	v_cmp_le_i32_e64 s[12:13], s78, v1
	.loc	0 125
	v_max_i32_e32 v255, 1, v76
	s_mov_b64 s[6:7], 0
	s_waitcnt vmcnt(1)
	buffer_store_dword v0, off, s[0:3], s14 ; 4-byte Folded Spill
	s_mov_b32 s14, 0x215100
	buffer_load_dword v0, off, s[0:3], s14  ; 4-byte Folded Reload
	buffer_load_dword v1, off, s[0:3], s14 offset:4 ; 4-byte Folded Reload
	s_mov_b32 s14, 0x214c00
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s14 ; 4-byte Folded Spill
	s_mov_b32 s14, 0x214200
	buffer_store_dword v76, off, s[0:3], s14 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v77, off, s[0:3], s14 offset:4 ; 4-byte Folded Spill
	s_mov_b32 s14, 0x214400
	buffer_store_dword v69, off, s[0:3], s14 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v70, off, s[0:3], s14 offset:4 ; 4-byte Folded Spill
	s_mov_b32 s14, 0x214600
	buffer_store_dword v255, off, s[0:3], s14 ; 4-byte Folded Spill
	s_branch .LBB1_24
.LBB1_23:                               ;   in Loop: Header=BB1_24 Depth=2
	.loc	0 0
	v_readlane_b32 s6, v2, 18
	v_readlane_b32 s7, v2, 19
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s6, 0x214c00
	s_nop 1
	buffer_load_dword v3, off, s[0:3], s6   ; 4-byte Folded Reload
	.loc	0 125
	s_mov_b32 s6, 0x214b00
	buffer_load_dword v0, off, s[0:3], s6   ; 4-byte Folded Reload
	s_mov_b32 s14, 0x214900
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v3, vcc, 1, v3
	s_waitcnt vmcnt(0)
	v_subrev_u32_e32 v0, vcc, 32, v0
	buffer_store_dword v0, off, s[0:3], s6  ; 4-byte Folded Spill
	s_mov_b32 s6, 0x214f00
	buffer_load_dword v0, off, s[0:3], s6   ; 4-byte Folded Reload
	buffer_load_dword v1, off, s[0:3], s6 offset:4 ; 4-byte Folded Reload
	s_mov_b32 s6, 0x214c00
	buffer_store_dword v3, off, s[0:3], s6  ; 4-byte Folded Spill
	v_readlane_b32 s6, v2, 16
	v_readlane_b32 s7, v2, 17
	s_waitcnt vmcnt(1)
	v_cmp_ge_i32_e32 vcc, v3, v0
	buffer_load_dword v3, off, s[0:3], s14  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s14 offset:4 ; 4-byte Folded Reload
	s_or_b64 s[6:7], vcc, s[6:7]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v3, vcc, 32, v3
	s_andn2_b64 exec, exec, s[6:7]
	s_cbranch_execz .LBB1_17
.LBB1_24:                               ;   Parent Loop BB1_19 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_27 Depth 3
                                        ;         Child Loop BB1_65 Depth 4
                                        ;         Child Loop BB1_70 Depth 4
                                        ;         Child Loop BB1_112 Depth 4
                                        ;         Child Loop BB1_120 Depth 4
                                        ;         Child Loop BB1_128 Depth 4
                                        ;         Child Loop BB1_136 Depth 4
                                        ;         Child Loop BB1_144 Depth 4
                                        ;         Child Loop BB1_152 Depth 4
                                        ;         Child Loop BB1_160 Depth 4
                                        ;         Child Loop BB1_168 Depth 4
	.loc	0 0
	v_writelane_b32 v2, s6, 16
	s_mov_b32 s14, 0x214900
	v_writelane_b32 v2, s7, 17
	buffer_store_dword v3, off, s[0:3], s14 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s14 offset:4 ; 4-byte Folded Spill
	.loc	0 126
	s_mov_b64 s[14:15], exec
	v_readlane_b32 s6, v2, 6
	v_readlane_b32 s7, v2, 7
	v_writelane_b32 v2, s14, 18
	v_writelane_b32 v2, s15, 19
	s_and_b64 s[6:7], s[14:15], s[6:7]
	s_mov_b64 exec, s[6:7]
	s_cbranch_execz .LBB1_23
; %bb.25:                               ;   in Loop: Header=BB1_24 Depth=2
	s_mov_b32 s6, 0x214b00
	buffer_load_dword v0, off, s[0:3], s6   ; 4-byte Folded Reload
	s_mov_b32 s6, 0x214900
	s_mov_b64 s[34:35], 0
	v_mov_b32_e32 v147, v74
	s_waitcnt vmcnt(0)
	v_min_i32_e32 v0, 32, v0
	v_max_i32_e32 v77, 1, v0
	buffer_load_dword v0, off, s[0:3], s6   ; 4-byte Folded Reload
	buffer_load_dword v1, off, s[0:3], s6 offset:4 ; 4-byte Folded Reload
	s_mov_b32 s6, 0x215300
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v0
	buffer_load_dword v0, off, s[0:3], s6   ; 4-byte Folded Reload
	buffer_load_dword v1, off, s[0:3], s6 offset:4 ; 4-byte Folded Reload
	s_mov_b32 s6, 0x214c00
	buffer_load_dword v7, off, s[0:3], s6   ; 4-byte Folded Reload
	v_mov_b32_e32 v3, v4
	v_ashrrev_i32_e32 v5, 31, v4
	s_waitcnt vmcnt(0)
	v_mad_i64_i32 v[0:1], s[6:7], v7, v76, v[0:1]
	s_mov_b32 s6, 0x214900
	s_nop 3
	buffer_store_dword v3, off, s[0:3], s6  ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	s_mov_b32 s6, 0x215100
	v_lshlrev_b64 v[0:1], 7, v[0:1]
	v_lshlrev_b64 v[3:4], 2, v[4:5]
	buffer_load_dword v5, off, s[0:3], s6   ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s6 offset:4 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v80, vcc, v7, v5
	v_mov_b32_e32 v5, s83
	v_add_u32_e32 v71, vcc, s82, v0
	v_lshlrev_b32_e32 v0, 5, v7
	v_addc_u32_e32 v72, vcc, v5, v1, vcc
	v_sub_u32_e32 v5, vcc, s77, v0
	v_cmp_lt_i32_e64 s[6:7], 0, v5
	v_add_u32_e32 v1, vcc, 32, v0
	v_writelane_b32 v2, s6, 20
	v_cmp_lt_i32_e64 s[16:17], s77, v1
	v_ashrrev_i32_e32 v1, 31, v0
	v_writelane_b32 v2, s7, 21
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_readlane_b32 s6, v2, 4
	v_readlane_b32 s7, v2, 5
	v_cmp_gt_i32_e64 s[14:15], 17, v5
	v_mov_b32_e32 v5, s7
	v_add_u32_e32 v244, vcc, s6, v0
	v_addc_u32_e32 v78, vcc, v5, v1, vcc
	v_add_u32_e32 v0, vcc, s6, v3
	v_addc_u32_e32 v1, vcc, v5, v4, vcc
	s_mov_b32 s6, 0x214d00
	buffer_store_dword v0, off, s[0:3], s6  ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	s_mov_b32 s6, 0x215c00
	buffer_load_dword v245, off, s[0:3], s6 ; 4-byte Folded Reload
	s_mov_b32 s6, 0x215b00
	buffer_load_dword v246, off, s[0:3], s6 ; 4-byte Folded Reload
	s_mov_b32 s6, 0x215a00
	buffer_load_dword v247, off, s[0:3], s6 ; 4-byte Folded Reload
	s_mov_b32 s6, 0x215900
	buffer_load_dword v248, off, s[0:3], s6 ; 4-byte Folded Reload
	s_mov_b32 s6, 0x215800
	buffer_load_dword v250, off, s[0:3], s6 ; 4-byte Folded Reload
	s_mov_b32 s6, 0x215700
	buffer_load_dword v254, off, s[0:3], s6 ; 4-byte Folded Reload
	s_mov_b32 s6, 0x215600
	buffer_load_dword v81, off, s[0:3], s6  ; 4-byte Folded Reload
	s_mov_b32 s6, 0x215500
	buffer_load_dword v82, off, s[0:3], s6  ; 4-byte Folded Reload
	s_mov_b32 s6, 0x213000
	buffer_store_dword v77, off, s[0:3], s6 ; 4-byte Folded Spill
	s_mov_b32 s6, 0x213e00
	buffer_store_dword v80, off, s[0:3], s6 ; 4-byte Folded Spill
	s_mov_b32 s6, 0x213f00
	buffer_store_dword v71, off, s[0:3], s6 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v72, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	s_mov_b32 s6, 0x214100
	buffer_store_dword v244, off, s[0:3], s6 ; 4-byte Folded Spill
	s_mov_b32 s6, 0x213100
	buffer_store_dword v78, off, s[0:3], s6 ; 4-byte Folded Spill
	s_branch .LBB1_27
.LBB1_26:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 126
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v147, vcc, 1, v147
	v_add_u32_e32 v82, vcc, 8, v82
	v_add_u32_e32 v81, vcc, 8, v81
	v_add_u32_e32 v254, vcc, 8, v254
	v_add_u32_e32 v250, vcc, 8, v250
	v_add_u32_e32 v248, vcc, 8, v248
	v_add_u32_e32 v247, vcc, 8, v247
	v_add_u32_e32 v246, vcc, 8, v246
	v_cmp_ge_i32_e32 vcc, v147, v75
	s_or_b64 s[34:35], vcc, s[34:35]
	v_add_u32_e32 v245, vcc, 8, v245
	s_andn2_b64 exec, exec, s[34:35]
	s_cbranch_execz .LBB1_23
.LBB1_27:                               ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_65 Depth 4
                                        ;         Child Loop BB1_70 Depth 4
                                        ;         Child Loop BB1_112 Depth 4
                                        ;         Child Loop BB1_120 Depth 4
                                        ;         Child Loop BB1_128 Depth 4
                                        ;         Child Loop BB1_136 Depth 4
                                        ;         Child Loop BB1_144 Depth 4
                                        ;         Child Loop BB1_152 Depth 4
                                        ;         Child Loop BB1_160 Depth 4
                                        ;         Child Loop BB1_168 Depth 4
	.loc	0 0
	s_mov_b32 s52, s53
	s_mov_b32 s54, s53
	s_mov_b32 s55, s53
	s_mov_b32 s56, s53
	s_mov_b32 s57, s53
	s_mov_b32 s58, s53
	s_mov_b32 s59, s53
	s_mov_b32 s60, s53
	s_mov_b32 s61, s53
	s_mov_b32 s62, s53
	s_mov_b32 s63, s53
	s_mov_b32 s64, s53
	s_mov_b32 s65, s53
	s_mov_b32 s66, s53
	s_mov_b32 s67, s53
	.loc	0 132
	v_mov_b32_e32 v3, s52
	v_mov_b32_e32 v4, s53
	v_mov_b32_e32 v5, s54
	v_mov_b32_e32 v6, s55
	v_mov_b32_e32 v7, s56
	v_mov_b32_e32 v8, s57
	v_mov_b32_e32 v9, s58
	v_mov_b32_e32 v10, s59
	v_mov_b32_e32 v11, s60
	v_mov_b32_e32 v12, s61
	v_mov_b32_e32 v13, s62
	v_mov_b32_e32 v14, s63
	v_mov_b32_e32 v15, s64
	v_mov_b32_e32 v16, s65
	v_mov_b32_e32 v17, s66
	v_mov_b32_e32 v18, s67
	s_mov_b32 s6, 0x208000
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v164, vcc, v147, v74
	buffer_store_dword v3, off, s[0:3], s6  ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v5, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v8, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v9, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v10, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v11, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v12, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v13, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v14, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v15, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v16, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v17, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v18, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB1_29
; %bb.28:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 13, v80
	v_lshlrev_b32_e32 v0, 10, v164
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_or_b32_e32 v1, 60, v0
	v_or_b32_e32 v4, 56, v0
	v_or_b32_e32 v5, 52, v0
	v_or_b32_e32 v6, 48, v0
	v_or_b32_e32 v7, 44, v0
	v_or_b32_e32 v8, 40, v0
	v_or_b32_e32 v9, 36, v0
	buffer_load_dword v3, v0, s[0:3], 0 offen
	buffer_load_dword v18, v1, s[0:3], 0 offen
	buffer_load_dword v17, v4, s[0:3], 0 offen
	buffer_load_dword v16, v5, s[0:3], 0 offen
	buffer_load_dword v15, v6, s[0:3], 0 offen
	buffer_load_dword v14, v7, s[0:3], 0 offen
	buffer_load_dword v13, v8, s[0:3], 0 offen
	buffer_load_dword v12, v9, s[0:3], 0 offen
	v_or_b32_e32 v1, 32, v0
	v_or_b32_e32 v4, 28, v0
	v_or_b32_e32 v5, 24, v0
	v_or_b32_e32 v6, 20, v0
	v_or_b32_e32 v7, 16, v0
	v_or_b32_e32 v19, 12, v0
	v_or_b32_e32 v20, 8, v0
	v_or_b32_e32 v0, 4, v0
	buffer_load_dword v11, v1, s[0:3], 0 offen
	buffer_load_dword v10, v4, s[0:3], 0 offen
	buffer_load_dword v9, v5, s[0:3], 0 offen
	buffer_load_dword v8, v6, s[0:3], 0 offen
	buffer_load_dword v7, v7, s[0:3], 0 offen
	buffer_load_dword v6, v19, s[0:3], 0 offen
	buffer_load_dword v5, v20, s[0:3], 0 offen
	buffer_load_dword v4, v0, s[0:3], 0 offen
	s_mov_b32 s20, 0x208000
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s20 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v5, off, s[0:3], s20 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[0:3], s20 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[0:3], s20 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v8, off, s[0:3], s20 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v9, off, s[0:3], s20 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v10, off, s[0:3], s20 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v11, off, s[0:3], s20 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v12, off, s[0:3], s20 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v13, off, s[0:3], s20 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v14, off, s[0:3], s20 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v15, off, s[0:3], s20 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v16, off, s[0:3], s20 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v17, off, s[0:3], s20 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v18, off, s[0:3], s20 offset:60 ; 4-byte Folded Spill
.LBB1_29:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 132
	v_mov_b32_e32 v3, s52
	v_mov_b32_e32 v4, s53
	v_mov_b32_e32 v5, s54
	v_mov_b32_e32 v6, s55
	v_mov_b32_e32 v7, s56
	v_mov_b32_e32 v8, s57
	v_mov_b32_e32 v9, s58
	v_mov_b32_e32 v10, s59
	v_mov_b32_e32 v11, s60
	v_mov_b32_e32 v12, s61
	v_mov_b32_e32 v13, s62
	v_mov_b32_e32 v14, s63
	v_mov_b32_e32 v15, s64
	v_mov_b32_e32 v16, s65
	v_mov_b32_e32 v17, s66
	v_mov_b32_e32 v18, s67
	s_mov_b32 s6, 0x205000
	buffer_store_dword v3, off, s[0:3], s6  ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v5, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v8, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v9, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v10, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v11, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v12, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v13, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v14, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v15, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v16, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v17, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v18, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB1_31
; %bb.30:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 13, v80
	v_lshlrev_b32_e32 v0, 10, v164
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 s20, 0x7c
	v_add_u32_e32 v19, vcc, s20, v0
	s_movk_i32 s20, 0x78
	v_add_u32_e32 v20, vcc, s20, v0
	s_movk_i32 s20, 0x74
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0x6c
	v_add_u32_e32 v23, vcc, s20, v0
	s_movk_i32 s20, 0x68
	v_add_u32_e32 v24, vcc, s20, v0
	s_movk_i32 s20, 0x64
	v_add_u32_e32 v22, vcc, s5, v0
	v_add_u32_e32 v25, vcc, s20, v0
	buffer_load_dword v16, v21, s[0:3], 0 offen
	buffer_load_dword v15, v22, s[0:3], 0 offen
	buffer_load_dword v14, v23, s[0:3], 0 offen
	buffer_load_dword v13, v24, s[0:3], 0 offen
	buffer_load_dword v12, v25, s[0:3], 0 offen
	v_add_u32_e32 v21, vcc, s95, v0
	s_movk_i32 s20, 0x5c
	v_add_u32_e32 v1, vcc, 64, v0
	v_add_u32_e32 v22, vcc, s20, v0
	v_add_u32_e32 v23, vcc, 0x58, v0
	v_add_u32_e32 v24, vcc, 0x54, v0
	v_add_u32_e32 v25, vcc, 0x50, v0
	v_add_u32_e32 v26, vcc, 0x4c, v0
	v_add_u32_e32 v27, vcc, 0x48, v0
	v_add_u32_e32 v0, vcc, 0x44, v0
	buffer_load_dword v11, v21, s[0:3], 0 offen
	buffer_load_dword v10, v22, s[0:3], 0 offen
	buffer_load_dword v9, v23, s[0:3], 0 offen
	buffer_load_dword v8, v24, s[0:3], 0 offen
	buffer_load_dword v7, v25, s[0:3], 0 offen
	buffer_load_dword v6, v26, s[0:3], 0 offen
	buffer_load_dword v5, v27, s[0:3], 0 offen
	buffer_load_dword v4, v0, s[0:3], 0 offen
	buffer_load_dword v17, v20, s[0:3], 0 offen
	buffer_load_dword v18, v19, s[0:3], 0 offen
	buffer_load_dword v3, v1, s[0:3], 0 offen
	s_mov_b32 s20, 0x205000
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s20 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v5, off, s[0:3], s20 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[0:3], s20 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[0:3], s20 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v8, off, s[0:3], s20 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v9, off, s[0:3], s20 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v10, off, s[0:3], s20 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v11, off, s[0:3], s20 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v12, off, s[0:3], s20 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v13, off, s[0:3], s20 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v14, off, s[0:3], s20 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v15, off, s[0:3], s20 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v16, off, s[0:3], s20 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v17, off, s[0:3], s20 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v18, off, s[0:3], s20 offset:60 ; 4-byte Folded Spill
.LBB1_31:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s52, s53
	s_mov_b32 s54, s53
	s_mov_b32 s55, s53
	s_mov_b32 s56, s53
	s_mov_b32 s57, s53
	s_mov_b32 s58, s53
	s_mov_b32 s59, s53
	s_mov_b32 s60, s53
	s_mov_b32 s61, s53
	s_mov_b32 s62, s53
	s_mov_b32 s63, s53
	s_mov_b32 s64, s53
	s_mov_b32 s65, s53
	s_mov_b32 s66, s53
	s_mov_b32 s67, s53
	.loc	0 132
	v_mov_b32_e32 v3, s52
	v_mov_b32_e32 v4, s53
	v_mov_b32_e32 v5, s54
	v_mov_b32_e32 v6, s55
	v_mov_b32_e32 v7, s56
	v_mov_b32_e32 v8, s57
	v_mov_b32_e32 v9, s58
	v_mov_b32_e32 v10, s59
	v_mov_b32_e32 v11, s60
	v_mov_b32_e32 v12, s61
	v_mov_b32_e32 v13, s62
	v_mov_b32_e32 v14, s63
	v_mov_b32_e32 v15, s64
	v_mov_b32_e32 v16, s65
	v_mov_b32_e32 v17, s66
	v_mov_b32_e32 v18, s67
	s_mov_b32 s6, 0x209000
	buffer_store_dword v3, off, s[0:3], s6  ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v5, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v8, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v9, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v10, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v11, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v12, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v13, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v14, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v15, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v16, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v17, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v18, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB1_33
; %bb.32:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 13, v80
	v_lshlrev_b32_e32 v0, 10, v164
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 s20, 0x80
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0xbc
	v_add_u32_e32 v19, vcc, s20, v0
	s_movk_i32 s20, 0xb8
	v_add_u32_e32 v20, vcc, s20, v0
	s_movk_i32 s20, 0xb4
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0xb0
	v_add_u32_e32 v22, vcc, s20, v0
	s_movk_i32 s20, 0xac
	v_add_u32_e32 v23, vcc, s20, v0
	s_movk_i32 s20, 0xa8
	v_add_u32_e32 v24, vcc, s20, v0
	s_movk_i32 s20, 0xa4
	v_add_u32_e32 v25, vcc, s20, v0
	s_movk_i32 s20, 0xa0
	buffer_load_dword v16, v21, s[0:3], 0 offen
	buffer_load_dword v15, v22, s[0:3], 0 offen
	buffer_load_dword v14, v23, s[0:3], 0 offen
	buffer_load_dword v13, v24, s[0:3], 0 offen
	buffer_load_dword v12, v25, s[0:3], 0 offen
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0x9c
	v_add_u32_e32 v22, vcc, s20, v0
	v_add_u32_e32 v23, vcc, 0x98, v0
	v_add_u32_e32 v24, vcc, 0x94, v0
	v_add_u32_e32 v25, vcc, 0x90, v0
	v_add_u32_e32 v26, vcc, 0x8c, v0
	v_add_u32_e32 v27, vcc, 0x88, v0
	v_add_u32_e32 v0, vcc, 0x84, v0
	buffer_load_dword v11, v21, s[0:3], 0 offen
	buffer_load_dword v10, v22, s[0:3], 0 offen
	buffer_load_dword v9, v23, s[0:3], 0 offen
	buffer_load_dword v8, v24, s[0:3], 0 offen
	buffer_load_dword v7, v25, s[0:3], 0 offen
	buffer_load_dword v6, v26, s[0:3], 0 offen
	buffer_load_dword v5, v27, s[0:3], 0 offen
	buffer_load_dword v4, v0, s[0:3], 0 offen
	buffer_load_dword v17, v20, s[0:3], 0 offen
	buffer_load_dword v18, v19, s[0:3], 0 offen
	buffer_load_dword v3, v1, s[0:3], 0 offen
	s_mov_b32 s20, 0x209000
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s20 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v5, off, s[0:3], s20 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[0:3], s20 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[0:3], s20 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v8, off, s[0:3], s20 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v9, off, s[0:3], s20 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v10, off, s[0:3], s20 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v11, off, s[0:3], s20 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v12, off, s[0:3], s20 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v13, off, s[0:3], s20 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v14, off, s[0:3], s20 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v15, off, s[0:3], s20 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v16, off, s[0:3], s20 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v17, off, s[0:3], s20 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v18, off, s[0:3], s20 offset:60 ; 4-byte Folded Spill
.LBB1_33:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 132
	v_mov_b32_e32 v3, s52
	v_mov_b32_e32 v4, s53
	v_mov_b32_e32 v5, s54
	v_mov_b32_e32 v6, s55
	v_mov_b32_e32 v7, s56
	v_mov_b32_e32 v8, s57
	v_mov_b32_e32 v9, s58
	v_mov_b32_e32 v10, s59
	v_mov_b32_e32 v11, s60
	v_mov_b32_e32 v12, s61
	v_mov_b32_e32 v13, s62
	v_mov_b32_e32 v14, s63
	v_mov_b32_e32 v15, s64
	v_mov_b32_e32 v16, s65
	v_mov_b32_e32 v17, s66
	v_mov_b32_e32 v18, s67
	s_mov_b32 s6, 0x206000
	buffer_store_dword v3, off, s[0:3], s6  ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v5, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v8, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v9, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v10, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v11, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v12, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v13, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v14, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v15, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v16, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v17, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v18, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB1_35
; %bb.34:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 13, v80
	v_lshlrev_b32_e32 v0, 10, v164
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 s20, 0xc0
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0xfc
	v_add_u32_e32 v19, vcc, s20, v0
	s_movk_i32 s20, 0xf8
	v_add_u32_e32 v20, vcc, s20, v0
	s_movk_i32 s20, 0xf4
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0xf0
	v_add_u32_e32 v22, vcc, s20, v0
	s_movk_i32 s20, 0xec
	v_add_u32_e32 v23, vcc, s20, v0
	s_movk_i32 s20, 0xe8
	v_add_u32_e32 v24, vcc, s20, v0
	s_movk_i32 s20, 0xe4
	v_add_u32_e32 v25, vcc, s20, v0
	s_movk_i32 s20, 0xe0
	buffer_load_dword v16, v21, s[0:3], 0 offen
	buffer_load_dword v15, v22, s[0:3], 0 offen
	buffer_load_dword v14, v23, s[0:3], 0 offen
	buffer_load_dword v13, v24, s[0:3], 0 offen
	buffer_load_dword v12, v25, s[0:3], 0 offen
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0xdc
	v_add_u32_e32 v22, vcc, s20, v0
	v_add_u32_e32 v23, vcc, 0xd8, v0
	v_add_u32_e32 v24, vcc, 0xd4, v0
	v_add_u32_e32 v25, vcc, 0xd0, v0
	v_add_u32_e32 v26, vcc, 0xcc, v0
	v_add_u32_e32 v27, vcc, 0xc8, v0
	v_add_u32_e32 v0, vcc, 0xc4, v0
	buffer_load_dword v11, v21, s[0:3], 0 offen
	buffer_load_dword v10, v22, s[0:3], 0 offen
	buffer_load_dword v9, v23, s[0:3], 0 offen
	buffer_load_dword v8, v24, s[0:3], 0 offen
	buffer_load_dword v7, v25, s[0:3], 0 offen
	buffer_load_dword v6, v26, s[0:3], 0 offen
	buffer_load_dword v5, v27, s[0:3], 0 offen
	buffer_load_dword v4, v0, s[0:3], 0 offen
	buffer_load_dword v17, v20, s[0:3], 0 offen
	buffer_load_dword v18, v19, s[0:3], 0 offen
	buffer_load_dword v3, v1, s[0:3], 0 offen
	s_mov_b32 s20, 0x206000
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s20 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v5, off, s[0:3], s20 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[0:3], s20 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[0:3], s20 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v8, off, s[0:3], s20 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v9, off, s[0:3], s20 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v10, off, s[0:3], s20 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v11, off, s[0:3], s20 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v12, off, s[0:3], s20 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v13, off, s[0:3], s20 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v14, off, s[0:3], s20 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v15, off, s[0:3], s20 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v16, off, s[0:3], s20 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v17, off, s[0:3], s20 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v18, off, s[0:3], s20 offset:60 ; 4-byte Folded Spill
.LBB1_35:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s52, s53
	s_mov_b32 s54, s53
	s_mov_b32 s55, s53
	s_mov_b32 s56, s53
	s_mov_b32 s57, s53
	s_mov_b32 s58, s53
	s_mov_b32 s59, s53
	s_mov_b32 s60, s53
	s_mov_b32 s61, s53
	s_mov_b32 s62, s53
	s_mov_b32 s63, s53
	s_mov_b32 s64, s53
	s_mov_b32 s65, s53
	s_mov_b32 s66, s53
	s_mov_b32 s67, s53
	.loc	0 132
	v_mov_b32_e32 v19, s52
	v_mov_b32_e32 v20, s53
	v_mov_b32_e32 v21, s54
	v_mov_b32_e32 v22, s55
	v_mov_b32_e32 v23, s56
	v_mov_b32_e32 v24, s57
	v_mov_b32_e32 v25, s58
	v_mov_b32_e32 v26, s59
	v_mov_b32_e32 v27, s60
	v_mov_b32_e32 v28, s61
	v_mov_b32_e32 v29, s62
	v_mov_b32_e32 v30, s63
	v_mov_b32_e32 v31, s64
	v_mov_b32_e32 v32, s65
	v_mov_b32_e32 v33, s66
	v_mov_b32_e32 v34, s67
	s_mov_b32 s6, 0x20a000
	buffer_store_dword v19, off, s[0:3], s6 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB1_37
; %bb.36:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 13, v80
	v_lshlrev_b32_e32 v0, 10, v164
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 s20, 0x13c
	v_add_u32_e32 v19, vcc, s20, v0
	s_movk_i32 s20, 0x138
	v_add_u32_e32 v20, vcc, s20, v0
	s_movk_i32 s20, 0x134
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0x130
	v_add_u32_e32 v22, vcc, s20, v0
	s_movk_i32 s20, 0x12c
	v_add_u32_e32 v23, vcc, s20, v0
	s_movk_i32 s20, 0x128
	v_add_u32_e32 v24, vcc, s20, v0
	s_movk_i32 s20, 0x124
	v_add_u32_e32 v25, vcc, s20, v0
	s_movk_i32 s20, 0x120
	buffer_load_dword v38, v21, s[0:3], 0 offen
	buffer_load_dword v37, v22, s[0:3], 0 offen
	buffer_load_dword v36, v23, s[0:3], 0 offen
	buffer_load_dword v35, v24, s[0:3], 0 offen
	buffer_load_dword v34, v25, s[0:3], 0 offen
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0x11c
	v_add_u32_e32 v25, vcc, 0x110, v0
	v_add_u32_e32 v26, vcc, 0x10c, v0
	v_add_u32_e32 v27, vcc, 0x108, v0
	v_add_u32_e32 v1, vcc, 0x100, v0
	v_add_u32_e32 v22, vcc, s20, v0
	v_add_u32_e32 v23, vcc, 0x118, v0
	v_add_u32_e32 v24, vcc, 0x114, v0
	v_add_u32_e32 v0, vcc, 0x104, v0
	buffer_load_dword v33, v21, s[0:3], 0 offen
	buffer_load_dword v32, v22, s[0:3], 0 offen
	buffer_load_dword v31, v23, s[0:3], 0 offen
	buffer_load_dword v30, v24, s[0:3], 0 offen
	buffer_load_dword v29, v25, s[0:3], 0 offen
	buffer_load_dword v28, v26, s[0:3], 0 offen
	buffer_load_dword v27, v27, s[0:3], 0 offen
	buffer_load_dword v26, v0, s[0:3], 0 offen
	buffer_load_dword v39, v20, s[0:3], 0 offen
	buffer_load_dword v40, v19, s[0:3], 0 offen
	buffer_load_dword v25, v1, s[0:3], 0 offen
	s_mov_b32 s20, 0x20a000
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, off, s[0:3], s20 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, off, s[0:3], s20 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s20 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s20 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s20 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s20 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s20 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s20 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s20 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s20 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v35, off, s[0:3], s20 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v36, off, s[0:3], s20 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v37, off, s[0:3], s20 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v38, off, s[0:3], s20 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v39, off, s[0:3], s20 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v40, off, s[0:3], s20 offset:60 ; 4-byte Folded Spill
.LBB1_37:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 132
	v_mov_b32_e32 v19, s52
	v_mov_b32_e32 v20, s53
	v_mov_b32_e32 v21, s54
	v_mov_b32_e32 v22, s55
	v_mov_b32_e32 v23, s56
	v_mov_b32_e32 v24, s57
	v_mov_b32_e32 v25, s58
	v_mov_b32_e32 v26, s59
	v_mov_b32_e32 v27, s60
	v_mov_b32_e32 v28, s61
	v_mov_b32_e32 v29, s62
	v_mov_b32_e32 v30, s63
	v_mov_b32_e32 v31, s64
	v_mov_b32_e32 v32, s65
	v_mov_b32_e32 v33, s66
	v_mov_b32_e32 v34, s67
	s_mov_b32 s6, 0x207000
	buffer_store_dword v19, off, s[0:3], s6 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB1_39
; %bb.38:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 13, v80
	v_lshlrev_b32_e32 v0, 10, v164
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 s20, 0x140
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0x17c
	v_add_u32_e32 v19, vcc, s20, v0
	s_movk_i32 s20, 0x178
	v_add_u32_e32 v20, vcc, s20, v0
	s_movk_i32 s20, 0x174
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0x170
	v_add_u32_e32 v22, vcc, s20, v0
	s_movk_i32 s20, 0x16c
	v_add_u32_e32 v23, vcc, s20, v0
	s_movk_i32 s20, 0x168
	v_add_u32_e32 v24, vcc, s20, v0
	s_movk_i32 s20, 0x164
	v_add_u32_e32 v25, vcc, s20, v0
	s_movk_i32 s20, 0x160
	buffer_load_dword v38, v21, s[0:3], 0 offen
	buffer_load_dword v37, v22, s[0:3], 0 offen
	buffer_load_dword v36, v23, s[0:3], 0 offen
	buffer_load_dword v35, v24, s[0:3], 0 offen
	buffer_load_dword v34, v25, s[0:3], 0 offen
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0x15c
	v_add_u32_e32 v25, vcc, 0x150, v0
	v_add_u32_e32 v26, vcc, 0x14c, v0
	v_add_u32_e32 v27, vcc, 0x148, v0
	v_add_u32_e32 v22, vcc, s20, v0
	v_add_u32_e32 v23, vcc, 0x158, v0
	v_add_u32_e32 v24, vcc, 0x154, v0
	v_add_u32_e32 v0, vcc, 0x144, v0
	buffer_load_dword v33, v21, s[0:3], 0 offen
	buffer_load_dword v32, v22, s[0:3], 0 offen
	buffer_load_dword v31, v23, s[0:3], 0 offen
	buffer_load_dword v30, v24, s[0:3], 0 offen
	buffer_load_dword v29, v25, s[0:3], 0 offen
	buffer_load_dword v28, v26, s[0:3], 0 offen
	buffer_load_dword v27, v27, s[0:3], 0 offen
	buffer_load_dword v26, v0, s[0:3], 0 offen
	buffer_load_dword v39, v20, s[0:3], 0 offen
	buffer_load_dword v40, v19, s[0:3], 0 offen
	buffer_load_dword v25, v1, s[0:3], 0 offen
	s_mov_b32 s20, 0x207000
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, off, s[0:3], s20 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, off, s[0:3], s20 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s20 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s20 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s20 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s20 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s20 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s20 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s20 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s20 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v35, off, s[0:3], s20 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v36, off, s[0:3], s20 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v37, off, s[0:3], s20 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v38, off, s[0:3], s20 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v39, off, s[0:3], s20 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v40, off, s[0:3], s20 offset:60 ; 4-byte Folded Spill
.LBB1_39:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s52, s53
	s_mov_b32 s54, s53
	s_mov_b32 s55, s53
	s_mov_b32 s56, s53
	s_mov_b32 s57, s53
	s_mov_b32 s58, s53
	s_mov_b32 s59, s53
	s_mov_b32 s60, s53
	s_mov_b32 s61, s53
	s_mov_b32 s62, s53
	s_mov_b32 s63, s53
	s_mov_b32 s64, s53
	s_mov_b32 s65, s53
	s_mov_b32 s66, s53
	s_mov_b32 s67, s53
	.loc	0 132
	v_mov_b32_e32 v19, s52
	v_mov_b32_e32 v20, s53
	v_mov_b32_e32 v21, s54
	v_mov_b32_e32 v22, s55
	v_mov_b32_e32 v23, s56
	v_mov_b32_e32 v24, s57
	v_mov_b32_e32 v25, s58
	v_mov_b32_e32 v26, s59
	v_mov_b32_e32 v27, s60
	v_mov_b32_e32 v28, s61
	v_mov_b32_e32 v29, s62
	v_mov_b32_e32 v30, s63
	v_mov_b32_e32 v31, s64
	v_mov_b32_e32 v32, s65
	v_mov_b32_e32 v33, s66
	v_mov_b32_e32 v34, s67
	s_mov_b32 s6, 0x203000
	buffer_store_dword v19, off, s[0:3], s6 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB1_41
; %bb.40:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 13, v80
	v_lshlrev_b32_e32 v0, 10, v164
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 s20, 0x180
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0x1bc
	v_add_u32_e32 v19, vcc, s20, v0
	s_movk_i32 s20, 0x1b8
	v_add_u32_e32 v20, vcc, s20, v0
	s_movk_i32 s20, 0x1b4
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0x1b0
	v_add_u32_e32 v22, vcc, s20, v0
	s_movk_i32 s20, 0x1ac
	v_add_u32_e32 v23, vcc, s20, v0
	s_movk_i32 s20, 0x1a8
	v_add_u32_e32 v24, vcc, s20, v0
	s_movk_i32 s20, 0x1a4
	v_add_u32_e32 v25, vcc, s20, v0
	s_movk_i32 s20, 0x1a0
	buffer_load_dword v38, v21, s[0:3], 0 offen
	buffer_load_dword v37, v22, s[0:3], 0 offen
	buffer_load_dword v36, v23, s[0:3], 0 offen
	buffer_load_dword v35, v24, s[0:3], 0 offen
	buffer_load_dword v34, v25, s[0:3], 0 offen
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0x19c
	v_add_u32_e32 v25, vcc, 0x190, v0
	v_add_u32_e32 v26, vcc, 0x18c, v0
	v_add_u32_e32 v27, vcc, 0x188, v0
	v_add_u32_e32 v22, vcc, s20, v0
	v_add_u32_e32 v23, vcc, 0x198, v0
	v_add_u32_e32 v24, vcc, 0x194, v0
	v_add_u32_e32 v0, vcc, 0x184, v0
	buffer_load_dword v33, v21, s[0:3], 0 offen
	buffer_load_dword v32, v22, s[0:3], 0 offen
	buffer_load_dword v31, v23, s[0:3], 0 offen
	buffer_load_dword v30, v24, s[0:3], 0 offen
	buffer_load_dword v29, v25, s[0:3], 0 offen
	buffer_load_dword v28, v26, s[0:3], 0 offen
	buffer_load_dword v27, v27, s[0:3], 0 offen
	buffer_load_dword v26, v0, s[0:3], 0 offen
	buffer_load_dword v39, v20, s[0:3], 0 offen
	buffer_load_dword v40, v19, s[0:3], 0 offen
	buffer_load_dword v25, v1, s[0:3], 0 offen
	s_mov_b32 s20, 0x203000
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, off, s[0:3], s20 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, off, s[0:3], s20 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s20 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s20 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s20 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s20 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s20 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s20 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s20 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s20 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v35, off, s[0:3], s20 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v36, off, s[0:3], s20 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v37, off, s[0:3], s20 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v38, off, s[0:3], s20 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v39, off, s[0:3], s20 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v40, off, s[0:3], s20 offset:60 ; 4-byte Folded Spill
.LBB1_41:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 132
	v_mov_b32_e32 v19, s52
	v_mov_b32_e32 v20, s53
	v_mov_b32_e32 v21, s54
	v_mov_b32_e32 v22, s55
	v_mov_b32_e32 v23, s56
	v_mov_b32_e32 v24, s57
	v_mov_b32_e32 v25, s58
	v_mov_b32_e32 v26, s59
	v_mov_b32_e32 v27, s60
	v_mov_b32_e32 v28, s61
	v_mov_b32_e32 v29, s62
	v_mov_b32_e32 v30, s63
	v_mov_b32_e32 v31, s64
	v_mov_b32_e32 v32, s65
	v_mov_b32_e32 v33, s66
	v_mov_b32_e32 v34, s67
	s_mov_b32 s6, 0x20e000
	buffer_store_dword v19, off, s[0:3], s6 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB1_43
; %bb.42:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 13, v80
	v_lshlrev_b32_e32 v0, 10, v164
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 s20, 0x1c0
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0x1fc
	v_add_u32_e32 v19, vcc, s20, v0
	s_movk_i32 s20, 0x1f8
	v_add_u32_e32 v20, vcc, s20, v0
	s_movk_i32 s20, 0x1f4
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0x1f0
	v_add_u32_e32 v22, vcc, s20, v0
	s_movk_i32 s20, 0x1ec
	v_add_u32_e32 v23, vcc, s20, v0
	s_movk_i32 s20, 0x1e8
	v_add_u32_e32 v24, vcc, s20, v0
	s_movk_i32 s20, 0x1e4
	v_add_u32_e32 v25, vcc, s20, v0
	s_movk_i32 s20, 0x1e0
	buffer_load_dword v38, v21, s[0:3], 0 offen
	buffer_load_dword v37, v22, s[0:3], 0 offen
	buffer_load_dword v36, v23, s[0:3], 0 offen
	buffer_load_dword v35, v24, s[0:3], 0 offen
	buffer_load_dword v34, v25, s[0:3], 0 offen
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0x1dc
	v_add_u32_e32 v25, vcc, 0x1d0, v0
	v_add_u32_e32 v26, vcc, 0x1cc, v0
	v_add_u32_e32 v27, vcc, 0x1c8, v0
	v_add_u32_e32 v22, vcc, s20, v0
	v_add_u32_e32 v23, vcc, 0x1d8, v0
	v_add_u32_e32 v24, vcc, 0x1d4, v0
	v_add_u32_e32 v0, vcc, 0x1c4, v0
	buffer_load_dword v33, v21, s[0:3], 0 offen
	buffer_load_dword v32, v22, s[0:3], 0 offen
	buffer_load_dword v31, v23, s[0:3], 0 offen
	buffer_load_dword v30, v24, s[0:3], 0 offen
	buffer_load_dword v29, v25, s[0:3], 0 offen
	buffer_load_dword v28, v26, s[0:3], 0 offen
	buffer_load_dword v27, v27, s[0:3], 0 offen
	buffer_load_dword v26, v0, s[0:3], 0 offen
	buffer_load_dword v39, v20, s[0:3], 0 offen
	buffer_load_dword v40, v19, s[0:3], 0 offen
	buffer_load_dword v25, v1, s[0:3], 0 offen
	s_mov_b32 s20, 0x20e000
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, off, s[0:3], s20 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, off, s[0:3], s20 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s20 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s20 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s20 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s20 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s20 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s20 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s20 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s20 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v35, off, s[0:3], s20 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v36, off, s[0:3], s20 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v37, off, s[0:3], s20 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v38, off, s[0:3], s20 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v39, off, s[0:3], s20 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v40, off, s[0:3], s20 offset:60 ; 4-byte Folded Spill
.LBB1_43:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s52, s53
	s_mov_b32 s54, s53
	s_mov_b32 s55, s53
	s_mov_b32 s56, s53
	s_mov_b32 s57, s53
	s_mov_b32 s58, s53
	s_mov_b32 s59, s53
	s_mov_b32 s60, s53
	s_mov_b32 s61, s53
	s_mov_b32 s62, s53
	s_mov_b32 s63, s53
	s_mov_b32 s64, s53
	s_mov_b32 s65, s53
	s_mov_b32 s66, s53
	s_mov_b32 s67, s53
	.loc	0 132
	v_mov_b32_e32 v19, s52
	v_mov_b32_e32 v20, s53
	v_mov_b32_e32 v21, s54
	v_mov_b32_e32 v22, s55
	v_mov_b32_e32 v23, s56
	v_mov_b32_e32 v24, s57
	v_mov_b32_e32 v25, s58
	v_mov_b32_e32 v26, s59
	v_mov_b32_e32 v27, s60
	v_mov_b32_e32 v28, s61
	v_mov_b32_e32 v29, s62
	v_mov_b32_e32 v30, s63
	v_mov_b32_e32 v31, s64
	v_mov_b32_e32 v32, s65
	v_mov_b32_e32 v33, s66
	v_mov_b32_e32 v34, s67
	s_mov_b32 s6, 0x20b000
	buffer_store_dword v19, off, s[0:3], s6 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB1_45
; %bb.44:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 13, v80
	v_lshlrev_b32_e32 v0, 10, v164
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 s20, 0x200
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0x23c
	v_add_u32_e32 v19, vcc, s20, v0
	s_movk_i32 s20, 0x238
	v_add_u32_e32 v20, vcc, s20, v0
	s_movk_i32 s20, 0x234
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0x230
	v_add_u32_e32 v22, vcc, s20, v0
	s_movk_i32 s20, 0x22c
	v_add_u32_e32 v23, vcc, s20, v0
	s_movk_i32 s20, 0x228
	v_add_u32_e32 v24, vcc, s20, v0
	s_movk_i32 s20, 0x224
	v_add_u32_e32 v25, vcc, s20, v0
	s_movk_i32 s20, 0x220
	buffer_load_dword v38, v21, s[0:3], 0 offen
	buffer_load_dword v37, v22, s[0:3], 0 offen
	buffer_load_dword v36, v23, s[0:3], 0 offen
	buffer_load_dword v35, v24, s[0:3], 0 offen
	buffer_load_dword v34, v25, s[0:3], 0 offen
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0x21c
	v_add_u32_e32 v25, vcc, 0x210, v0
	v_add_u32_e32 v26, vcc, 0x20c, v0
	v_add_u32_e32 v27, vcc, 0x208, v0
	v_add_u32_e32 v22, vcc, s20, v0
	v_add_u32_e32 v23, vcc, 0x218, v0
	v_add_u32_e32 v24, vcc, 0x214, v0
	v_add_u32_e32 v0, vcc, 0x204, v0
	buffer_load_dword v33, v21, s[0:3], 0 offen
	buffer_load_dword v32, v22, s[0:3], 0 offen
	buffer_load_dword v31, v23, s[0:3], 0 offen
	buffer_load_dword v30, v24, s[0:3], 0 offen
	buffer_load_dword v29, v25, s[0:3], 0 offen
	buffer_load_dword v28, v26, s[0:3], 0 offen
	buffer_load_dword v27, v27, s[0:3], 0 offen
	buffer_load_dword v26, v0, s[0:3], 0 offen
	buffer_load_dword v39, v20, s[0:3], 0 offen
	buffer_load_dword v40, v19, s[0:3], 0 offen
	buffer_load_dword v25, v1, s[0:3], 0 offen
	s_mov_b32 s20, 0x20b000
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, off, s[0:3], s20 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, off, s[0:3], s20 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s20 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s20 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s20 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s20 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s20 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s20 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s20 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s20 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v35, off, s[0:3], s20 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v36, off, s[0:3], s20 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v37, off, s[0:3], s20 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v38, off, s[0:3], s20 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v39, off, s[0:3], s20 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v40, off, s[0:3], s20 offset:60 ; 4-byte Folded Spill
.LBB1_45:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 132
	v_mov_b32_e32 v19, s52
	v_mov_b32_e32 v20, s53
	v_mov_b32_e32 v21, s54
	v_mov_b32_e32 v22, s55
	v_mov_b32_e32 v23, s56
	v_mov_b32_e32 v24, s57
	v_mov_b32_e32 v25, s58
	v_mov_b32_e32 v26, s59
	v_mov_b32_e32 v27, s60
	v_mov_b32_e32 v28, s61
	v_mov_b32_e32 v29, s62
	v_mov_b32_e32 v30, s63
	v_mov_b32_e32 v31, s64
	v_mov_b32_e32 v32, s65
	v_mov_b32_e32 v33, s66
	v_mov_b32_e32 v34, s67
	s_mov_b32 s6, 0x20f000
	buffer_store_dword v19, off, s[0:3], s6 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB1_47
; %bb.46:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 13, v80
	v_lshlrev_b32_e32 v0, 10, v164
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 s20, 0x240
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0x27c
	v_add_u32_e32 v19, vcc, s20, v0
	s_movk_i32 s20, 0x278
	v_add_u32_e32 v20, vcc, s20, v0
	s_movk_i32 s20, 0x274
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0x270
	v_add_u32_e32 v22, vcc, s20, v0
	s_movk_i32 s20, 0x26c
	v_add_u32_e32 v23, vcc, s20, v0
	s_movk_i32 s20, 0x268
	v_add_u32_e32 v24, vcc, s20, v0
	s_movk_i32 s20, 0x264
	v_add_u32_e32 v25, vcc, s20, v0
	s_movk_i32 s20, 0x260
	buffer_load_dword v38, v21, s[0:3], 0 offen
	buffer_load_dword v37, v22, s[0:3], 0 offen
	buffer_load_dword v36, v23, s[0:3], 0 offen
	buffer_load_dword v35, v24, s[0:3], 0 offen
	buffer_load_dword v34, v25, s[0:3], 0 offen
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0x25c
	v_add_u32_e32 v25, vcc, 0x250, v0
	v_add_u32_e32 v26, vcc, 0x24c, v0
	v_add_u32_e32 v27, vcc, 0x248, v0
	v_add_u32_e32 v22, vcc, s20, v0
	v_add_u32_e32 v23, vcc, 0x258, v0
	v_add_u32_e32 v24, vcc, 0x254, v0
	v_add_u32_e32 v0, vcc, 0x244, v0
	buffer_load_dword v33, v21, s[0:3], 0 offen
	buffer_load_dword v32, v22, s[0:3], 0 offen
	buffer_load_dword v31, v23, s[0:3], 0 offen
	buffer_load_dword v30, v24, s[0:3], 0 offen
	buffer_load_dword v29, v25, s[0:3], 0 offen
	buffer_load_dword v28, v26, s[0:3], 0 offen
	buffer_load_dword v27, v27, s[0:3], 0 offen
	buffer_load_dword v26, v0, s[0:3], 0 offen
	buffer_load_dword v39, v20, s[0:3], 0 offen
	buffer_load_dword v40, v19, s[0:3], 0 offen
	buffer_load_dword v25, v1, s[0:3], 0 offen
	s_mov_b32 s20, 0x20f000
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, off, s[0:3], s20 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, off, s[0:3], s20 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s20 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s20 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s20 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s20 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s20 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s20 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s20 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s20 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v35, off, s[0:3], s20 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v36, off, s[0:3], s20 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v37, off, s[0:3], s20 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v38, off, s[0:3], s20 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v39, off, s[0:3], s20 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v40, off, s[0:3], s20 offset:60 ; 4-byte Folded Spill
.LBB1_47:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s52, s53
	s_mov_b32 s54, s53
	s_mov_b32 s55, s53
	s_mov_b32 s56, s53
	s_mov_b32 s57, s53
	s_mov_b32 s58, s53
	s_mov_b32 s59, s53
	s_mov_b32 s60, s53
	s_mov_b32 s61, s53
	s_mov_b32 s62, s53
	s_mov_b32 s63, s53
	s_mov_b32 s64, s53
	s_mov_b32 s65, s53
	s_mov_b32 s66, s53
	s_mov_b32 s67, s53
	.loc	0 132
	v_mov_b32_e32 v19, s52
	v_mov_b32_e32 v20, s53
	v_mov_b32_e32 v21, s54
	v_mov_b32_e32 v22, s55
	v_mov_b32_e32 v23, s56
	v_mov_b32_e32 v24, s57
	v_mov_b32_e32 v25, s58
	v_mov_b32_e32 v26, s59
	v_mov_b32_e32 v27, s60
	v_mov_b32_e32 v28, s61
	v_mov_b32_e32 v29, s62
	v_mov_b32_e32 v30, s63
	v_mov_b32_e32 v31, s64
	v_mov_b32_e32 v32, s65
	v_mov_b32_e32 v33, s66
	v_mov_b32_e32 v34, s67
	s_mov_b32 s6, 0x204000
	buffer_store_dword v19, off, s[0:3], s6 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB1_49
; %bb.48:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 13, v80
	v_lshlrev_b32_e32 v0, 10, v164
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 s20, 0x280
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0x2bc
	v_add_u32_e32 v19, vcc, s20, v0
	s_movk_i32 s20, 0x2b8
	v_add_u32_e32 v20, vcc, s20, v0
	s_movk_i32 s20, 0x2b4
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0x2b0
	v_add_u32_e32 v22, vcc, s20, v0
	s_movk_i32 s20, 0x2ac
	v_add_u32_e32 v23, vcc, s20, v0
	s_movk_i32 s20, 0x2a8
	v_add_u32_e32 v24, vcc, s20, v0
	s_movk_i32 s20, 0x2a4
	v_add_u32_e32 v25, vcc, s20, v0
	s_movk_i32 s20, 0x2a0
	buffer_load_dword v38, v21, s[0:3], 0 offen
	buffer_load_dword v37, v22, s[0:3], 0 offen
	buffer_load_dword v36, v23, s[0:3], 0 offen
	buffer_load_dword v35, v24, s[0:3], 0 offen
	buffer_load_dword v34, v25, s[0:3], 0 offen
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0x29c
	v_add_u32_e32 v25, vcc, 0x290, v0
	v_add_u32_e32 v26, vcc, 0x28c, v0
	v_add_u32_e32 v27, vcc, 0x288, v0
	v_add_u32_e32 v22, vcc, s20, v0
	v_add_u32_e32 v23, vcc, 0x298, v0
	v_add_u32_e32 v24, vcc, 0x294, v0
	v_add_u32_e32 v0, vcc, 0x284, v0
	buffer_load_dword v33, v21, s[0:3], 0 offen
	buffer_load_dword v32, v22, s[0:3], 0 offen
	buffer_load_dword v31, v23, s[0:3], 0 offen
	buffer_load_dword v30, v24, s[0:3], 0 offen
	buffer_load_dword v29, v25, s[0:3], 0 offen
	buffer_load_dword v28, v26, s[0:3], 0 offen
	buffer_load_dword v27, v27, s[0:3], 0 offen
	buffer_load_dword v26, v0, s[0:3], 0 offen
	buffer_load_dword v39, v20, s[0:3], 0 offen
	buffer_load_dword v40, v19, s[0:3], 0 offen
	buffer_load_dword v25, v1, s[0:3], 0 offen
	s_mov_b32 s20, 0x204000
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, off, s[0:3], s20 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, off, s[0:3], s20 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s20 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s20 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s20 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s20 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s20 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s20 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s20 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s20 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v35, off, s[0:3], s20 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v36, off, s[0:3], s20 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v37, off, s[0:3], s20 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v38, off, s[0:3], s20 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v39, off, s[0:3], s20 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v40, off, s[0:3], s20 offset:60 ; 4-byte Folded Spill
.LBB1_49:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 132
	v_mov_b32_e32 v19, s52
	v_mov_b32_e32 v20, s53
	v_mov_b32_e32 v21, s54
	v_mov_b32_e32 v22, s55
	v_mov_b32_e32 v23, s56
	v_mov_b32_e32 v24, s57
	v_mov_b32_e32 v25, s58
	v_mov_b32_e32 v26, s59
	v_mov_b32_e32 v27, s60
	v_mov_b32_e32 v28, s61
	v_mov_b32_e32 v29, s62
	v_mov_b32_e32 v30, s63
	v_mov_b32_e32 v31, s64
	v_mov_b32_e32 v32, s65
	v_mov_b32_e32 v33, s66
	v_mov_b32_e32 v34, s67
	s_mov_b32 s6, 0x210000
	buffer_store_dword v19, off, s[0:3], s6 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB1_51
; %bb.50:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 13, v80
	v_lshlrev_b32_e32 v0, 10, v164
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 s20, 0x2c0
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0x2fc
	v_add_u32_e32 v19, vcc, s20, v0
	s_movk_i32 s20, 0x2f8
	v_add_u32_e32 v20, vcc, s20, v0
	s_movk_i32 s20, 0x2f4
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0x2f0
	v_add_u32_e32 v22, vcc, s20, v0
	s_movk_i32 s20, 0x2ec
	v_add_u32_e32 v23, vcc, s20, v0
	s_movk_i32 s20, 0x2e8
	v_add_u32_e32 v24, vcc, s20, v0
	s_movk_i32 s20, 0x2e4
	v_add_u32_e32 v25, vcc, s20, v0
	s_movk_i32 s20, 0x2e0
	buffer_load_dword v38, v21, s[0:3], 0 offen
	buffer_load_dword v37, v22, s[0:3], 0 offen
	buffer_load_dword v36, v23, s[0:3], 0 offen
	buffer_load_dword v35, v24, s[0:3], 0 offen
	buffer_load_dword v34, v25, s[0:3], 0 offen
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0x2dc
	v_add_u32_e32 v25, vcc, 0x2d0, v0
	v_add_u32_e32 v26, vcc, 0x2cc, v0
	v_add_u32_e32 v27, vcc, 0x2c8, v0
	v_add_u32_e32 v22, vcc, s20, v0
	v_add_u32_e32 v23, vcc, 0x2d8, v0
	v_add_u32_e32 v24, vcc, 0x2d4, v0
	v_add_u32_e32 v0, vcc, 0x2c4, v0
	buffer_load_dword v33, v21, s[0:3], 0 offen
	buffer_load_dword v32, v22, s[0:3], 0 offen
	buffer_load_dword v31, v23, s[0:3], 0 offen
	buffer_load_dword v30, v24, s[0:3], 0 offen
	buffer_load_dword v29, v25, s[0:3], 0 offen
	buffer_load_dword v28, v26, s[0:3], 0 offen
	buffer_load_dword v27, v27, s[0:3], 0 offen
	buffer_load_dword v26, v0, s[0:3], 0 offen
	buffer_load_dword v39, v20, s[0:3], 0 offen
	buffer_load_dword v40, v19, s[0:3], 0 offen
	buffer_load_dword v25, v1, s[0:3], 0 offen
	s_mov_b32 s20, 0x210000
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, off, s[0:3], s20 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, off, s[0:3], s20 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s20 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s20 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s20 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s20 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s20 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s20 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s20 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s20 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v35, off, s[0:3], s20 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v36, off, s[0:3], s20 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v37, off, s[0:3], s20 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v38, off, s[0:3], s20 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v39, off, s[0:3], s20 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v40, off, s[0:3], s20 offset:60 ; 4-byte Folded Spill
.LBB1_51:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s52, s53
	s_mov_b32 s54, s53
	s_mov_b32 s55, s53
	s_mov_b32 s56, s53
	s_mov_b32 s57, s53
	s_mov_b32 s58, s53
	s_mov_b32 s59, s53
	s_mov_b32 s60, s53
	s_mov_b32 s61, s53
	s_mov_b32 s62, s53
	s_mov_b32 s63, s53
	s_mov_b32 s64, s53
	s_mov_b32 s65, s53
	s_mov_b32 s66, s53
	s_mov_b32 s67, s53
	.loc	0 132
	v_mov_b32_e32 v19, s52
	v_mov_b32_e32 v20, s53
	v_mov_b32_e32 v21, s54
	v_mov_b32_e32 v22, s55
	v_mov_b32_e32 v23, s56
	v_mov_b32_e32 v24, s57
	v_mov_b32_e32 v25, s58
	v_mov_b32_e32 v26, s59
	v_mov_b32_e32 v27, s60
	v_mov_b32_e32 v28, s61
	v_mov_b32_e32 v29, s62
	v_mov_b32_e32 v30, s63
	v_mov_b32_e32 v31, s64
	v_mov_b32_e32 v32, s65
	v_mov_b32_e32 v33, s66
	v_mov_b32_e32 v34, s67
	s_mov_b32 s6, 0x20c000
	buffer_store_dword v19, off, s[0:3], s6 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB1_53
; %bb.52:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 13, v80
	v_lshlrev_b32_e32 v0, 10, v164
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 s20, 0x300
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0x33c
	v_add_u32_e32 v19, vcc, s20, v0
	s_movk_i32 s20, 0x338
	v_add_u32_e32 v20, vcc, s20, v0
	s_movk_i32 s20, 0x334
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0x330
	v_add_u32_e32 v22, vcc, s20, v0
	s_movk_i32 s20, 0x32c
	v_add_u32_e32 v23, vcc, s20, v0
	s_movk_i32 s20, 0x328
	v_add_u32_e32 v24, vcc, s20, v0
	s_movk_i32 s20, 0x324
	v_add_u32_e32 v25, vcc, s20, v0
	s_movk_i32 s20, 0x320
	buffer_load_dword v38, v21, s[0:3], 0 offen
	buffer_load_dword v37, v22, s[0:3], 0 offen
	buffer_load_dword v36, v23, s[0:3], 0 offen
	buffer_load_dword v35, v24, s[0:3], 0 offen
	buffer_load_dword v34, v25, s[0:3], 0 offen
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0x31c
	v_add_u32_e32 v25, vcc, 0x310, v0
	v_add_u32_e32 v26, vcc, 0x30c, v0
	v_add_u32_e32 v27, vcc, 0x308, v0
	v_add_u32_e32 v22, vcc, s20, v0
	v_add_u32_e32 v23, vcc, 0x318, v0
	v_add_u32_e32 v24, vcc, 0x314, v0
	v_add_u32_e32 v0, vcc, 0x304, v0
	buffer_load_dword v33, v21, s[0:3], 0 offen
	buffer_load_dword v32, v22, s[0:3], 0 offen
	buffer_load_dword v31, v23, s[0:3], 0 offen
	buffer_load_dword v30, v24, s[0:3], 0 offen
	buffer_load_dword v29, v25, s[0:3], 0 offen
	buffer_load_dword v28, v26, s[0:3], 0 offen
	buffer_load_dword v27, v27, s[0:3], 0 offen
	buffer_load_dword v26, v0, s[0:3], 0 offen
	buffer_load_dword v39, v20, s[0:3], 0 offen
	buffer_load_dword v40, v19, s[0:3], 0 offen
	buffer_load_dword v25, v1, s[0:3], 0 offen
	s_mov_b32 s20, 0x20c000
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, off, s[0:3], s20 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, off, s[0:3], s20 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s20 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s20 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s20 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s20 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s20 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s20 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s20 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s20 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v35, off, s[0:3], s20 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v36, off, s[0:3], s20 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v37, off, s[0:3], s20 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v38, off, s[0:3], s20 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v39, off, s[0:3], s20 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v40, off, s[0:3], s20 offset:60 ; 4-byte Folded Spill
.LBB1_53:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 132
	v_mov_b32_e32 v19, s52
	v_mov_b32_e32 v20, s53
	v_mov_b32_e32 v21, s54
	v_mov_b32_e32 v22, s55
	v_mov_b32_e32 v23, s56
	v_mov_b32_e32 v24, s57
	v_mov_b32_e32 v25, s58
	v_mov_b32_e32 v26, s59
	v_mov_b32_e32 v27, s60
	v_mov_b32_e32 v28, s61
	v_mov_b32_e32 v29, s62
	v_mov_b32_e32 v30, s63
	v_mov_b32_e32 v31, s64
	v_mov_b32_e32 v32, s65
	v_mov_b32_e32 v33, s66
	v_mov_b32_e32 v34, s67
	s_mov_b32 s6, 0x211000
	buffer_store_dword v19, off, s[0:3], s6 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB1_55
; %bb.54:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 13, v80
	v_lshlrev_b32_e32 v0, 10, v164
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 s20, 0x340
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0x37c
	v_add_u32_e32 v19, vcc, s20, v0
	s_movk_i32 s20, 0x378
	v_add_u32_e32 v20, vcc, s20, v0
	s_movk_i32 s20, 0x374
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0x370
	v_add_u32_e32 v22, vcc, s20, v0
	s_movk_i32 s20, 0x36c
	v_add_u32_e32 v23, vcc, s20, v0
	s_movk_i32 s20, 0x368
	v_add_u32_e32 v24, vcc, s20, v0
	s_movk_i32 s20, 0x364
	v_add_u32_e32 v25, vcc, s20, v0
	s_movk_i32 s20, 0x360
	buffer_load_dword v38, v21, s[0:3], 0 offen
	buffer_load_dword v37, v22, s[0:3], 0 offen
	buffer_load_dword v36, v23, s[0:3], 0 offen
	buffer_load_dword v35, v24, s[0:3], 0 offen
	buffer_load_dword v34, v25, s[0:3], 0 offen
	v_add_u32_e32 v21, vcc, s20, v0
	s_movk_i32 s20, 0x35c
	v_add_u32_e32 v25, vcc, 0x350, v0
	v_add_u32_e32 v26, vcc, 0x34c, v0
	v_add_u32_e32 v27, vcc, 0x348, v0
	v_add_u32_e32 v22, vcc, s20, v0
	v_add_u32_e32 v23, vcc, 0x358, v0
	v_add_u32_e32 v24, vcc, 0x354, v0
	v_add_u32_e32 v0, vcc, 0x344, v0
	buffer_load_dword v33, v21, s[0:3], 0 offen
	buffer_load_dword v32, v22, s[0:3], 0 offen
	buffer_load_dword v31, v23, s[0:3], 0 offen
	buffer_load_dword v30, v24, s[0:3], 0 offen
	buffer_load_dword v29, v25, s[0:3], 0 offen
	buffer_load_dword v28, v26, s[0:3], 0 offen
	buffer_load_dword v27, v27, s[0:3], 0 offen
	buffer_load_dword v26, v0, s[0:3], 0 offen
	buffer_load_dword v39, v20, s[0:3], 0 offen
	buffer_load_dword v40, v19, s[0:3], 0 offen
	buffer_load_dword v25, v1, s[0:3], 0 offen
	s_mov_b32 s20, 0x211000
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, off, s[0:3], s20 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v26, off, s[0:3], s20 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s20 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s20 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s20 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s20 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s20 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s20 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s20 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s20 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v35, off, s[0:3], s20 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v36, off, s[0:3], s20 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v37, off, s[0:3], s20 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v38, off, s[0:3], s20 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v39, off, s[0:3], s20 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v40, off, s[0:3], s20 offset:60 ; 4-byte Folded Spill
.LBB1_55:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	s_mov_b32 s52, s53
	s_mov_b32 s54, s53
	s_mov_b32 s55, s53
	s_mov_b32 s56, s53
	s_mov_b32 s57, s53
	s_mov_b32 s58, s53
	s_mov_b32 s59, s53
	s_mov_b32 s60, s53
	s_mov_b32 s61, s53
	s_mov_b32 s62, s53
	s_mov_b32 s63, s53
	s_mov_b32 s64, s53
	s_mov_b32 s65, s53
	s_mov_b32 s66, s53
	s_mov_b32 s67, s53
	.loc	0 132
	v_mov_b32_e32 v19, s52
	v_mov_b32_e32 v20, s53
	v_mov_b32_e32 v21, s54
	v_mov_b32_e32 v22, s55
	v_mov_b32_e32 v23, s56
	v_mov_b32_e32 v24, s57
	v_mov_b32_e32 v25, s58
	v_mov_b32_e32 v26, s59
	v_mov_b32_e32 v27, s60
	v_mov_b32_e32 v28, s61
	v_mov_b32_e32 v29, s62
	v_mov_b32_e32 v30, s63
	v_mov_b32_e32 v31, s64
	v_mov_b32_e32 v32, s65
	v_mov_b32_e32 v33, s66
	v_mov_b32_e32 v34, s67
	s_mov_b32 s6, 0x20d000
	buffer_store_dword v19, off, s[0:3], s6 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB1_57
; %bb.56:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 13, v80
	v_lshlrev_b32_e32 v0, 10, v164
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	s_movk_i32 s20, 0x380
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0x3bc
	v_add_u32_e32 v20, vcc, s96, v0
	v_add_u32_e32 v21, vcc, s97, v0
	v_add_u32_e32 v22, vcc, s94, v0
	v_add_u32_e32 v23, vcc, s22, v0
	v_add_u32_e32 v19, vcc, s20, v0
	v_add_u32_e32 v33, vcc, s4, v0
	v_add_u32_e32 v24, vcc, s23, v0
	buffer_load_dword v32, v20, s[0:3], 0 offen
	buffer_load_dword v31, v21, s[0:3], 0 offen
	buffer_load_dword v30, v22, s[0:3], 0 offen
	buffer_load_dword v29, v23, s[0:3], 0 offen
	buffer_load_dword v28, v24, s[0:3], 0 offen
	v_add_u32_e32 v20, vcc, s88, v0
	v_add_u32_e32 v21, vcc, s100, v0
	v_add_u32_e32 v22, vcc, 0x398, v0
	v_add_u32_e32 v23, vcc, 0x394, v0
	v_add_u32_e32 v34, vcc, 0x390, v0
	v_add_u32_e32 v35, vcc, 0x38c, v0
	v_add_u32_e32 v36, vcc, 0x388, v0
	v_add_u32_e32 v0, vcc, 0x384, v0
	buffer_load_dword v27, v20, s[0:3], 0 offen
	buffer_load_dword v26, v21, s[0:3], 0 offen
	buffer_load_dword v25, v22, s[0:3], 0 offen
	buffer_load_dword v24, v23, s[0:3], 0 offen
	buffer_load_dword v23, v34, s[0:3], 0 offen
	buffer_load_dword v22, v35, s[0:3], 0 offen
	buffer_load_dword v21, v36, s[0:3], 0 offen
	buffer_load_dword v20, v0, s[0:3], 0 offen
	buffer_load_dword v33, v33, s[0:3], 0 offen
	buffer_load_dword v34, v19, s[0:3], 0 offen
	buffer_load_dword v19, v1, s[0:3], 0 offen
	s_mov_b32 s20, 0x20d000
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, off, s[0:3], s20 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s20 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s20 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s20 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s20 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s20 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s20 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s20 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s20 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s20 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s20 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s20 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s20 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s20 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s20 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s20 offset:60 ; 4-byte Folded Spill
.LBB1_57:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 132
	v_mov_b32_e32 v35, s52
	v_mov_b32_e32 v36, s53
	v_mov_b32_e32 v37, s54
	v_mov_b32_e32 v38, s55
	v_mov_b32_e32 v39, s56
	v_mov_b32_e32 v40, s57
	v_mov_b32_e32 v41, s58
	v_mov_b32_e32 v42, s59
	v_mov_b32_e32 v43, s60
	v_mov_b32_e32 v44, s61
	v_mov_b32_e32 v45, s62
	v_mov_b32_e32 v46, s63
	v_mov_b32_e32 v47, s64
	v_mov_b32_e32 v48, s65
	v_mov_b32_e32 v49, s66
	v_mov_b32_e32 v50, s67
	s_mov_b32 s6, 0x212000
	buffer_store_dword v35, off, s[0:3], s6 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v37, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v38, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v39, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v40, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v41, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v42, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v43, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v44, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v45, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v46, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v47, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v48, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v49, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v50, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_and_saveexec_b64 s[6:7], s[8:9]
	s_cbranch_execz .LBB1_59
; %bb.58:                               ;   in Loop: Header=BB1_27 Depth=3
	v_lshlrev_b32_e32 v1, 13, v80
	v_lshlrev_b32_e32 v0, 10, v164
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_add_u32_e32 v37, vcc, s19, v0
	v_add_u32_e32 v38, vcc, s92, v0
	v_add_u32_e32 v39, vcc, s93, v0
	v_add_u32_e32 v40, vcc, s98, v0
	v_add_u32_e32 v41, vcc, s99, v0
	buffer_load_dword v112, v37, s[0:3], 0 offen
	buffer_load_dword v111, v38, s[0:3], 0 offen
	buffer_load_dword v110, v39, s[0:3], 0 offen
	buffer_load_dword v109, v40, s[0:3], 0 offen
	buffer_load_dword v108, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, s85, v0
	v_add_u32_e32 v1, vcc, s101, v0
	v_add_u32_e32 v35, vcc, s33, v0
	v_add_u32_e32 v36, vcc, s18, v0
	v_add_u32_e32 v38, vcc, s84, v0
	v_add_u32_e32 v39, vcc, 0x3d8, v0
	v_add_u32_e32 v40, vcc, 0x3d4, v0
	v_add_u32_e32 v41, vcc, 0x3d0, v0
	v_add_u32_e32 v42, vcc, 0x3cc, v0
	v_add_u32_e32 v43, vcc, 0x3c8, v0
	v_add_u32_e32 v0, vcc, 0x3c4, v0
	buffer_load_dword v107, v37, s[0:3], 0 offen
	buffer_load_dword v106, v38, s[0:3], 0 offen
	buffer_load_dword v105, v39, s[0:3], 0 offen
	buffer_load_dword v104, v40, s[0:3], 0 offen
	buffer_load_dword v103, v41, s[0:3], 0 offen
	buffer_load_dword v102, v42, s[0:3], 0 offen
	buffer_load_dword v101, v43, s[0:3], 0 offen
	buffer_load_dword v100, v0, s[0:3], 0 offen
	buffer_load_dword v113, v36, s[0:3], 0 offen
	buffer_load_dword v114, v35, s[0:3], 0 offen
	buffer_load_dword v99, v1, s[0:3], 0 offen
	s_mov_b32 s20, 0x212000
	s_waitcnt vmcnt(0)
	buffer_store_dword v99, off, s[0:3], s20 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v100, off, s[0:3], s20 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v101, off, s[0:3], s20 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v102, off, s[0:3], s20 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v103, off, s[0:3], s20 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v104, off, s[0:3], s20 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v105, off, s[0:3], s20 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v106, off, s[0:3], s20 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v107, off, s[0:3], s20 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v108, off, s[0:3], s20 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v109, off, s[0:3], s20 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v110, off, s[0:3], s20 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v111, off, s[0:3], s20 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v112, off, s[0:3], s20 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v113, off, s[0:3], s20 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v114, off, s[0:3], s20 offset:60 ; 4-byte Folded Spill
.LBB1_59:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 134
	v_mad_i64_i32 v[0:1], s[6:7], v147, v76, v[69:70]
	v_mov_b32_e32 v35, s81
	v_lshlrev_b64 v[0:1], 5, v[0:1]
	v_add_u32_e32 v165, vcc, s80, v0
	v_addc_u32_e32 v166, vcc, v35, v1, vcc
	.loc	0 137
	s_and_saveexec_b64 s[6:7], s[14:15]
	s_xor_b64 s[20:21], exec, s[6:7]
	s_cbranch_execnz .LBB1_63
; %bb.60:                               ;   in Loop: Header=BB1_27 Depth=3
	s_andn2_saveexec_b64 s[6:7], s[20:21]
	s_cbranch_execnz .LBB1_68
.LBB1_61:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[6:7]
	.loc	0 140
	s_and_saveexec_b64 s[6:7], s[12:13]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execnz .LBB1_73
.LBB1_62:                               ;   in Loop: Header=BB1_27 Depth=3
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB1_26
	s_branch .LBB1_174
.LBB1_63:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 138
	s_and_saveexec_b64 s[54:55], s[10:11]
	s_cbranch_execz .LBB1_67
; %bb.64:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s6, 0x20d000
	buffer_load_dword v19, off, s[0:3], s6  ; 4-byte Folded Reload
	buffer_load_dword v20, off, s[0:3], s6 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s6 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v22, off, s[0:3], s6 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v23, off, s[0:3], s6 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v24, off, s[0:3], s6 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v25, off, s[0:3], s6 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v26, off, s[0:3], s6 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[0:3], s6 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[0:3], s6 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[0:3], s6 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v30, off, s[0:3], s6 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v31, off, s[0:3], s6 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v32, off, s[0:3], s6 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v33, off, s[0:3], s6 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v34, off, s[0:3], s6 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s6, 0x20c000
	buffer_load_dword v51, off, s[0:3], s6  ; 4-byte Folded Reload
	buffer_load_dword v52, off, s[0:3], s6 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v53, off, s[0:3], s6 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v54, off, s[0:3], s6 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v55, off, s[0:3], s6 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v56, off, s[0:3], s6 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v57, off, s[0:3], s6 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v58, off, s[0:3], s6 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v59, off, s[0:3], s6 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v60, off, s[0:3], s6 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v61, off, s[0:3], s6 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v62, off, s[0:3], s6 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v63, off, s[0:3], s6 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v64, off, s[0:3], s6 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v65, off, s[0:3], s6 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v66, off, s[0:3], s6 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s6, 0x204000
	buffer_load_dword v83, off, s[0:3], s6  ; 4-byte Folded Reload
	buffer_load_dword v84, off, s[0:3], s6 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v85, off, s[0:3], s6 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v86, off, s[0:3], s6 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v87, off, s[0:3], s6 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v88, off, s[0:3], s6 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v89, off, s[0:3], s6 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v90, off, s[0:3], s6 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v91, off, s[0:3], s6 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v92, off, s[0:3], s6 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v93, off, s[0:3], s6 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v94, off, s[0:3], s6 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v95, off, s[0:3], s6 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v96, off, s[0:3], s6 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v97, off, s[0:3], s6 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v98, off, s[0:3], s6 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s6, 0x20b000
	buffer_load_dword v99, off, s[0:3], s6  ; 4-byte Folded Reload
	buffer_load_dword v100, off, s[0:3], s6 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v101, off, s[0:3], s6 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v102, off, s[0:3], s6 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v103, off, s[0:3], s6 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v104, off, s[0:3], s6 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v105, off, s[0:3], s6 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v106, off, s[0:3], s6 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v107, off, s[0:3], s6 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v108, off, s[0:3], s6 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v109, off, s[0:3], s6 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v110, off, s[0:3], s6 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v111, off, s[0:3], s6 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v112, off, s[0:3], s6 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v113, off, s[0:3], s6 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v114, off, s[0:3], s6 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s6, 0x203000
	buffer_load_dword v115, off, s[0:3], s6 ; 4-byte Folded Reload
	buffer_load_dword v116, off, s[0:3], s6 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v117, off, s[0:3], s6 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v118, off, s[0:3], s6 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v119, off, s[0:3], s6 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v120, off, s[0:3], s6 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v121, off, s[0:3], s6 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v122, off, s[0:3], s6 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v123, off, s[0:3], s6 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v124, off, s[0:3], s6 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v125, off, s[0:3], s6 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v126, off, s[0:3], s6 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v127, off, s[0:3], s6 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v128, off, s[0:3], s6 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v129, off, s[0:3], s6 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v130, off, s[0:3], s6 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s6, 0x20a000
	buffer_load_dword v131, off, s[0:3], s6 ; 4-byte Folded Reload
	buffer_load_dword v132, off, s[0:3], s6 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v133, off, s[0:3], s6 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v134, off, s[0:3], s6 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v135, off, s[0:3], s6 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v136, off, s[0:3], s6 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v137, off, s[0:3], s6 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v138, off, s[0:3], s6 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v139, off, s[0:3], s6 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v140, off, s[0:3], s6 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v141, off, s[0:3], s6 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v142, off, s[0:3], s6 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v143, off, s[0:3], s6 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v144, off, s[0:3], s6 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v145, off, s[0:3], s6 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v146, off, s[0:3], s6 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s6, 0x209000
	buffer_load_dword v3, off, s[0:3], s6   ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s6 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s6 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s6 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s6 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s6 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s6 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s6 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s6 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s6 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s6 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s6 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s6 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s6 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s6 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s6 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s6, 0x208000
	buffer_load_dword v148, off, s[0:3], s6 ; 4-byte Folded Reload
	buffer_load_dword v149, off, s[0:3], s6 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v150, off, s[0:3], s6 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v151, off, s[0:3], s6 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v152, off, s[0:3], s6 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v153, off, s[0:3], s6 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v154, off, s[0:3], s6 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v155, off, s[0:3], s6 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v156, off, s[0:3], s6 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v157, off, s[0:3], s6 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v158, off, s[0:3], s6 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v159, off, s[0:3], s6 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v160, off, s[0:3], s6 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v161, off, s[0:3], s6 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v162, off, s[0:3], s6 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v163, off, s[0:3], s6 offset:60 ; 4-byte Folded Reload
	v_mov_b32_e32 v243, v76
	v_mov_b32_e32 v76, v70
	v_mov_b32_e32 v79, v72
	v_mov_b32_e32 v253, v72
	v_mov_b32_e32 v75, v69
	v_mov_b32_e32 v77, v74
	s_mov_b64 s[56:57], 0
	v_mov_b32_e32 v74, v255
	v_mov_b32_e32 v78, v71
	v_mov_b32_e32 v252, v71
.LBB1_65:                               ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v35, vcc, 16, v252
	v_addc_u32_e32 v36, vcc, 0, v253, vcc
	v_add_u32_e32 v39, vcc, 32, v252
	v_addc_u32_e32 v40, vcc, 0, v253, vcc
	v_add_u32_e32 v43, vcc, 48, v252
	v_addc_u32_e32 v44, vcc, 0, v253, vcc
	.loc	0 138
	v_add_u32_e32 v67, vcc, 16, v165
	v_addc_u32_e32 v68, vcc, 0, v166, vcc
	flat_load_dwordx4 v[35:38], v[35:36]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[252:253]
	flat_load_dwordx3 v[71:73], v[67:68]
	flat_load_dwordx4 v[67:70], v[165:166]
	s_waitcnt vmcnt(1)
	v_mad_f32 v114, v71, v46, v114
	s_waitcnt vmcnt(0)
	v_mad_f32 v151, v67, v50, v151
	v_mad_f32 v150, v67, v49, v150
	v_mad_f32 v149, v67, v48, v149
	v_mad_f32 v148, v67, v47, v148
	v_mad_f32 v163, v67, v46, v163
	v_mad_f32 v162, v67, v45, v162
	v_mad_f32 v161, v67, v44, v161
	v_mad_f32 v160, v67, v43, v160
	v_mad_f32 v159, v67, v42, v159
	v_mad_f32 v158, v67, v41, v158
	v_mad_f32 v157, v67, v40, v157
	v_mad_f32 v156, v67, v39, v156
	v_mad_f32 v155, v67, v38, v155
	v_mad_f32 v154, v67, v37, v154
	v_mad_f32 v153, v67, v36, v153
	v_mac_f32_e32 v152, v67, v35
	v_add_u32_e32 v67, vcc, 28, v165
	v_mad_f32 v6, v68, v50, v6
	v_mad_f32 v5, v68, v49, v5
	v_mad_f32 v4, v68, v48, v4
	v_mad_f32 v3, v68, v47, v3
	v_mad_f32 v18, v68, v46, v18
	v_mad_f32 v17, v68, v45, v17
	v_mad_f32 v16, v68, v44, v16
	v_mad_f32 v15, v68, v43, v15
	v_mad_f32 v14, v68, v42, v14
	v_mad_f32 v13, v68, v41, v13
	v_mad_f32 v12, v68, v40, v12
	v_mad_f32 v11, v68, v39, v11
	v_mad_f32 v10, v68, v38, v10
	v_mad_f32 v9, v68, v37, v9
	v_mad_f32 v8, v68, v36, v8
	v_mac_f32_e32 v7, v68, v35
	v_addc_u32_e32 v68, vcc, 0, v166, vcc
	flat_load_dword v67, v[67:68]
	v_add_u32_e32 v252, vcc, 0x80, v252
	v_addc_u32_e32 v253, vcc, 0, v253, vcc
	v_add_u32_e32 v255, vcc, -1, v255
	v_cmp_eq_u32_e32 vcc, 0, v255
	v_add_u32_e64 v165, s[6:7], 32, v165
	v_mad_f32 v134, v69, v50, v134
	v_mad_f32 v133, v69, v49, v133
	v_mad_f32 v132, v69, v48, v132
	v_mad_f32 v131, v69, v47, v131
	v_mad_f32 v146, v69, v46, v146
	v_mad_f32 v145, v69, v45, v145
	v_mad_f32 v144, v69, v44, v144
	v_mad_f32 v143, v69, v43, v143
	v_mad_f32 v142, v69, v42, v142
	v_mad_f32 v141, v69, v41, v141
	v_mad_f32 v140, v69, v40, v140
	v_mad_f32 v139, v69, v39, v139
	v_mad_f32 v138, v69, v38, v138
	v_mad_f32 v137, v69, v37, v137
	v_mad_f32 v136, v69, v36, v136
	v_mac_f32_e32 v135, v69, v35
	v_mad_f32 v118, v70, v50, v118
	v_mad_f32 v117, v70, v49, v117
	v_mad_f32 v116, v70, v48, v116
	v_mad_f32 v115, v70, v47, v115
	v_mad_f32 v130, v70, v46, v130
	v_mad_f32 v129, v70, v45, v129
	v_mad_f32 v128, v70, v44, v128
	v_mad_f32 v127, v70, v43, v127
	v_mad_f32 v126, v70, v42, v126
	v_mad_f32 v125, v70, v41, v125
	v_mad_f32 v124, v70, v40, v124
	v_mad_f32 v123, v70, v39, v123
	v_mad_f32 v122, v70, v38, v122
	v_mad_f32 v121, v70, v37, v121
	v_mad_f32 v120, v70, v36, v120
	v_mac_f32_e32 v119, v70, v35
	v_mad_f32 v113, v71, v45, v113
	v_mad_f32 v112, v71, v44, v112
	v_mad_f32 v111, v71, v43, v111
	v_mad_f32 v110, v71, v42, v110
	v_mad_f32 v109, v71, v41, v109
	v_mad_f32 v108, v71, v40, v108
	v_mad_f32 v107, v71, v39, v107
	v_mad_f32 v106, v71, v38, v106
	v_mad_f32 v105, v71, v37, v105
	v_mad_f32 v104, v71, v36, v104
	v_mad_f32 v103, v71, v35, v103
	v_mad_f32 v102, v71, v50, v102
	v_mad_f32 v101, v71, v49, v101
	v_mad_f32 v100, v71, v48, v100
	v_mac_f32_e32 v99, v71, v47
	v_mad_f32 v98, v72, v46, v98
	v_mad_f32 v97, v72, v45, v97
	v_mad_f32 v96, v72, v44, v96
	v_mad_f32 v95, v72, v43, v95
	v_mad_f32 v94, v72, v42, v94
	v_mad_f32 v93, v72, v41, v93
	v_mad_f32 v92, v72, v40, v92
	v_mad_f32 v91, v72, v39, v91
	v_mad_f32 v90, v72, v38, v90
	v_mad_f32 v89, v72, v37, v89
	v_mad_f32 v88, v72, v36, v88
	v_mad_f32 v87, v72, v35, v87
	v_mad_f32 v86, v72, v50, v86
	v_mad_f32 v85, v72, v49, v85
	v_mad_f32 v84, v72, v48, v84
	v_mac_f32_e32 v83, v72, v47
	v_mad_f32 v66, v73, v46, v66
	v_mad_f32 v65, v73, v45, v65
	v_mad_f32 v64, v73, v44, v64
	v_mad_f32 v63, v73, v43, v63
	v_mad_f32 v62, v73, v42, v62
	v_mad_f32 v61, v73, v41, v61
	v_mad_f32 v60, v73, v40, v60
	v_mad_f32 v59, v73, v39, v59
	v_mad_f32 v58, v73, v38, v58
	v_mad_f32 v57, v73, v37, v57
	v_mad_f32 v56, v73, v36, v56
	v_mad_f32 v55, v73, v35, v55
	v_mad_f32 v54, v73, v50, v54
	v_mad_f32 v53, v73, v49, v53
	v_mad_f32 v52, v73, v48, v52
	v_mac_f32_e32 v51, v73, v47
	s_waitcnt vmcnt(0)
	v_mad_f32 v34, v67, v46, v34
	v_mad_f32 v33, v67, v45, v33
	v_mad_f32 v32, v67, v44, v32
	v_mad_f32 v31, v67, v43, v31
	v_mad_f32 v30, v67, v42, v30
	v_mad_f32 v29, v67, v41, v29
	v_mad_f32 v28, v67, v40, v28
	v_mad_f32 v27, v67, v39, v27
	v_mad_f32 v26, v67, v38, v26
	v_mad_f32 v25, v67, v37, v25
	v_mad_f32 v24, v67, v36, v24
	v_mad_f32 v23, v67, v35, v23
	v_mad_f32 v22, v67, v50, v22
	v_mad_f32 v21, v67, v49, v21
	v_mad_f32 v20, v67, v48, v20
	v_mac_f32_e32 v19, v67, v47
	v_addc_u32_e64 v166, s[6:7], 0, v166, s[6:7]
	s_or_b64 s[56:57], vcc, s[56:57]
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execnz .LBB1_65
; %bb.66:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[56:57]
	s_mov_b32 s6, 0x208000
	buffer_store_dword v148, off, s[0:3], s6 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v149, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v150, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v151, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v152, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v153, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v154, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v155, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v156, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v157, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v158, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v159, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v160, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v161, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v162, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v163, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s6, 0x209000
	buffer_store_dword v3, off, s[0:3], s6  ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v5, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v8, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v9, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v10, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v11, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v12, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v13, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v14, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v15, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v16, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v17, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v18, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s6, 0x20a000
	buffer_store_dword v131, off, s[0:3], s6 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v132, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v133, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v134, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v135, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v136, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v137, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v138, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v139, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v140, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v141, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v142, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v143, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v144, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v145, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v146, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s6, 0x203000
	buffer_store_dword v115, off, s[0:3], s6 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v116, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v117, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v118, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v119, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v120, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v121, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v122, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v123, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v124, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v125, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v126, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v127, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v128, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v129, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v130, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s6, 0x20b000
	buffer_store_dword v99, off, s[0:3], s6 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v100, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v101, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v102, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v103, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v104, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v105, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v106, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v107, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v108, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v109, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v110, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v111, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v112, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v113, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v114, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s6, 0x204000
	buffer_store_dword v83, off, s[0:3], s6 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v84, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v85, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v86, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v87, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v88, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v89, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v90, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v91, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v92, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v93, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v94, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v95, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v96, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v97, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v98, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s6, 0x20c000
	buffer_store_dword v51, off, s[0:3], s6 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v52, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v53, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v54, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v55, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v56, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v57, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v58, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v59, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v60, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v61, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v62, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v63, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v64, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v65, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v66, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s6, 0x20d000
	buffer_store_dword v19, off, s[0:3], s6 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s6 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s6 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s6 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v23, off, s[0:3], s6 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v24, off, s[0:3], s6 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v25, off, s[0:3], s6 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v26, off, s[0:3], s6 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v27, off, s[0:3], s6 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v28, off, s[0:3], s6 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v29, off, s[0:3], s6 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v30, off, s[0:3], s6 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v31, off, s[0:3], s6 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v32, off, s[0:3], s6 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v33, off, s[0:3], s6 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v34, off, s[0:3], s6 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s6, 0x213200
	buffer_load_dword v0, off, s[0:3], s6   ; 4-byte Folded Reload
	buffer_load_dword v1, off, s[0:3], s6 offset:4 ; 4-byte Folded Reload
	s_mov_b32 s6, 0x213000
	v_mov_b32_e32 v255, v74
	v_mov_b32_e32 v74, v77
	v_mov_b32_e32 v71, v78
	buffer_load_dword v77, off, s[0:3], s6  ; 4-byte Folded Reload
	s_mov_b32 s6, 0x213100
	v_mov_b32_e32 v72, v79
	buffer_load_dword v78, off, s[0:3], s6  ; 4-byte Folded Reload
	v_mov_b32_e32 v69, v75
	v_mov_b32_e32 v70, v76
	v_mov_b32_e32 v76, v243
	s_waitcnt vmcnt(2)
	v_mov_b32_e32 v75, v0
.LBB1_67:                               ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[54:55]
	.loc	0 137
	s_andn2_saveexec_b64 s[6:7], s[20:21]
	s_cbranch_execz .LBB1_61
.LBB1_68:                               ;   in Loop: Header=BB1_27 Depth=3
	s_and_saveexec_b64 s[20:21], s[10:11]
	s_cbranch_execz .LBB1_72
; %bb.69:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s52, 0x213d00
	buffer_store_dword v164, off, s[0:3], s52 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x213c00
	buffer_store_dword v147, off, s[0:3], s52 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x213b00
	buffer_store_dword v82, off, s[0:3], s52 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x213a00
	buffer_store_dword v81, off, s[0:3], s52 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x213900
	buffer_store_dword v254, off, s[0:3], s52 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x213800
	buffer_store_dword v250, off, s[0:3], s52 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x213700
	buffer_store_dword v248, off, s[0:3], s52 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x213600
	buffer_store_dword v247, off, s[0:3], s52 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x213500
	buffer_store_dword v246, off, s[0:3], s52 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x213400
	buffer_store_dword v245, off, s[0:3], s52 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x212000
	buffer_load_dword v99, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v100, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v101, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v102, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v103, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v104, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v105, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v106, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v107, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v108, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v109, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v110, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v111, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v112, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v113, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v114, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x211000
	buffer_load_dword v131, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v132, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v133, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v134, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v135, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v136, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v137, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v138, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v139, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v140, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v141, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v142, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v143, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v144, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v145, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v146, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	v_mov_b32_e32 v244, v166
	s_mov_b32 s52, 0x210000
	v_mov_b32_e32 v243, v165
	buffer_load_dword v163, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v164, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v165, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v166, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v167, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v168, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v169, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v170, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v171, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v172, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v173, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v174, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v175, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v176, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v177, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v178, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x20f000
	buffer_load_dword v195, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v196, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v197, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v198, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v199, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v200, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v201, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v202, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v203, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v204, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v205, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v206, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v207, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v208, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v209, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v210, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x20e000
	buffer_load_dword v227, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v228, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v229, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v230, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v231, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v232, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v233, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v234, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v235, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v236, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v237, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v238, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v239, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v240, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v241, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v242, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x20d000
	buffer_load_dword v51, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v52, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v53, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v54, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v55, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v56, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v57, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v58, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v59, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v60, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v61, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v62, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v63, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v64, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v65, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v66, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x20c000
	buffer_load_dword v83, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v84, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v85, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v86, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v87, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v88, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v89, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v90, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v91, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v92, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v93, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v94, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v95, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v96, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v97, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v98, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x20b000
	buffer_load_dword v147, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v148, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v149, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v150, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v151, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v152, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v153, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v154, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v155, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v156, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v157, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v158, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v159, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v160, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v161, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v162, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x20a000
	buffer_load_dword v211, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v212, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v213, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v214, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v215, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v216, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v217, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v218, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v219, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v220, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v221, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v222, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v223, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v224, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v225, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v226, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x209000
	buffer_load_dword v35, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v36, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v37, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v38, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v39, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v40, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v41, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v42, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v43, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v44, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v45, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v46, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v47, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v48, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v49, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v50, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x208000
	buffer_load_dword v179, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v180, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v181, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v182, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v183, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v184, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v185, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v186, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v187, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v188, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v189, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v190, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v191, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v192, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v193, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v194, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	v_mov_b32_e32 v0, v71
	s_mov_b64 s[54:55], 0
	v_mov_b32_e32 v1, v72
.LBB1_70:                               ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	s_mov_b32 s52, 0x208000
	buffer_store_dword v243, off, s[0:3], s52 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v244, off, s[0:3], s52 offset:4 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x209000
	.loc	0 137
	v_add_u32_e32 v75, vcc, 16, v0
	v_addc_u32_e32 v76, vcc, 0, v1, vcc
	v_add_u32_e32 v67, vcc, 32, v0
	v_addc_u32_e32 v68, vcc, 0, v1, vcc
	v_add_u32_e32 v69, vcc, 48, v0
	v_addc_u32_e32 v70, vcc, 0, v1, vcc
	v_add_u32_e32 v71, vcc, 64, v0
	v_addc_u32_e32 v72, vcc, 0, v1, vcc
	v_add_u32_e32 v119, vcc, s89, v0
	v_addc_u32_e32 v120, vcc, 0, v1, vcc
	v_add_u32_e32 v27, vcc, s95, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	v_add_u32_e32 v29, vcc, s5, v0
	v_addc_u32_e32 v30, vcc, 0, v1, vcc
	flat_load_dwordx4 v[243:246], v[243:244]
	flat_load_dwordx4 v[3:6], v[0:1]
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v22, v6
	v_mov_b32_e32 v21, v5
	v_mov_b32_e32 v20, v4
	v_mov_b32_e32 v19, v3
	buffer_store_dword v19, off, s[0:3], s52 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s52 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v21, off, s[0:3], s52 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v22, off, s[0:3], s52 offset:12 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x203000
	v_mad_f32 v182, v243, v6, v182
	v_mad_f32 v181, v243, v5, v181
	v_mad_f32 v180, v243, v4, v180
	v_mad_f32 v179, v243, v3, v179
	v_mad_f32 v38, v244, v6, v38
	v_mad_f32 v37, v244, v5, v37
	v_mad_f32 v36, v244, v4, v36
	v_mad_f32 v35, v244, v3, v35
	v_mad_f32 v214, v245, v6, v214
	v_mad_f32 v213, v245, v5, v213
	v_mad_f32 v212, v245, v4, v212
	v_mad_f32 v211, v245, v3, v211
	buffer_load_dword v3, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x205000
	flat_load_dwordx4 v[251:254], v[69:70]
	flat_load_dwordx4 v[23:26], v[71:72]
	flat_load_dwordx4 v[247:250], v[67:68]
	flat_load_dwordx4 v[31:34], v[75:76]
	buffer_load_dword v67, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v68, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v69, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v70, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v71, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v72, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v73, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v74, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v75, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v76, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v77, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v78, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v79, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v80, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v81, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v82, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	flat_load_dwordx4 v[115:118], v[29:30]
	s_waitcnt vmcnt(14)
	v_mad_f32 v6, v246, v22, v6
	v_mad_f32 v5, v246, v21, v5
	v_mad_f32 v4, v246, v20, v4
	v_mad_f32 v3, v246, v19, v3
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[19:22], v[119:120]
	s_waitcnt vmcnt(3)
	v_mad_f32 v70, v243, v26, v70
	v_mad_f32 v69, v243, v25, v69
	v_mad_f32 v68, v243, v24, v68
	v_mad_f32 v67, v243, v23, v67
	s_waitcnt vmcnt(2)
	v_mad_f32 v82, v243, v118, v82
	v_mad_f32 v81, v243, v117, v81
	v_mad_f32 v80, v243, v116, v80
	v_mad_f32 v79, v243, v115, v79
	v_mad_f32 v18, v246, v254, v18
	v_mad_f32 v17, v246, v253, v17
	v_mad_f32 v16, v246, v252, v16
	v_mad_f32 v15, v246, v251, v15
	v_mad_f32 v14, v246, v250, v14
	v_mad_f32 v13, v246, v249, v13
	v_mad_f32 v12, v246, v248, v12
	v_mad_f32 v11, v246, v247, v11
	v_mad_f32 v10, v246, v34, v10
	v_mad_f32 v9, v246, v33, v9
	v_mad_f32 v8, v246, v32, v8
	v_mac_f32_e32 v7, v246, v31
	v_mad_f32 v194, v243, v254, v194
	v_mad_f32 v193, v243, v253, v193
	v_mad_f32 v192, v243, v252, v192
	v_mad_f32 v191, v243, v251, v191
	v_mad_f32 v190, v243, v250, v190
	v_mad_f32 v189, v243, v249, v189
	v_mad_f32 v188, v243, v248, v188
	v_mad_f32 v187, v243, v247, v187
	v_mad_f32 v186, v243, v34, v186
	v_mad_f32 v185, v243, v33, v185
	v_mad_f32 v184, v243, v32, v184
	v_mac_f32_e32 v183, v243, v31
	v_mad_f32 v50, v244, v254, v50
	v_mad_f32 v49, v244, v253, v49
	v_mad_f32 v48, v244, v252, v48
	v_mad_f32 v47, v244, v251, v47
	v_mad_f32 v46, v244, v250, v46
	v_mad_f32 v45, v244, v249, v45
	v_mad_f32 v44, v244, v248, v44
	v_mad_f32 v43, v244, v247, v43
	v_mad_f32 v42, v244, v34, v42
	v_mad_f32 v41, v244, v33, v41
	v_mad_f32 v40, v244, v32, v40
	v_mac_f32_e32 v39, v244, v31
	v_mad_f32 v226, v245, v254, v226
	v_mad_f32 v225, v245, v253, v225
	v_mad_f32 v224, v245, v252, v224
	v_mad_f32 v223, v245, v251, v223
	v_mad_f32 v222, v245, v250, v222
	v_mad_f32 v221, v245, v249, v221
	v_mad_f32 v220, v245, v248, v220
	v_mad_f32 v219, v245, v247, v219
	v_mad_f32 v218, v245, v34, v218
	v_mad_f32 v217, v245, v33, v217
	v_mad_f32 v216, v245, v32, v216
	v_mac_f32_e32 v215, v245, v31
	v_mad_f32 v230, v246, v26, v230
	v_mad_f32 v229, v246, v25, v229
	v_mad_f32 v228, v246, v24, v228
	v_mad_f32 v227, v246, v23, v227
	v_mad_f32 v242, v246, v118, v242
	v_mad_f32 v241, v246, v117, v241
	v_mad_f32 v240, v246, v116, v240
	v_mad_f32 v239, v246, v115, v239
	s_waitcnt vmcnt(1)
	v_mad_f32 v78, v243, v30, v78
	v_mad_f32 v77, v243, v29, v77
	v_mad_f32 v76, v243, v28, v76
	v_mad_f32 v75, v243, v27, v75
	s_waitcnt vmcnt(0)
	v_mad_f32 v74, v243, v22, v74
	v_mad_f32 v73, v243, v21, v73
	v_mad_f32 v72, v243, v20, v72
	v_mac_f32_e32 v71, v243, v19
	buffer_store_dword v67, off, s[0:3], s52 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v68, off, s[0:3], s52 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v69, off, s[0:3], s52 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v70, off, s[0:3], s52 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v71, off, s[0:3], s52 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v72, off, s[0:3], s52 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v73, off, s[0:3], s52 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v74, off, s[0:3], s52 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v75, off, s[0:3], s52 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v76, off, s[0:3], s52 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v77, off, s[0:3], s52 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v78, off, s[0:3], s52 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v79, off, s[0:3], s52 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v80, off, s[0:3], s52 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v81, off, s[0:3], s52 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v82, off, s[0:3], s52 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x206000
	buffer_load_dword v67, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v68, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v69, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v70, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v71, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v72, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v73, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v74, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v75, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v76, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v77, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v78, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v79, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v80, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v81, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v82, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	v_mad_f32 v238, v246, v30, v238
	v_mad_f32 v237, v246, v29, v237
	v_mad_f32 v236, v246, v28, v236
	v_mad_f32 v235, v246, v27, v235
	s_waitcnt vmcnt(0)
	v_mad_f32 v70, v244, v26, v70
	v_mad_f32 v69, v244, v25, v69
	v_mad_f32 v68, v244, v24, v68
	v_mad_f32 v67, v244, v23, v67
	v_mad_f32 v82, v244, v118, v82
	v_mad_f32 v81, v244, v117, v81
	v_mad_f32 v80, v244, v116, v80
	v_mad_f32 v79, v244, v115, v79
	v_mad_f32 v78, v244, v30, v78
	v_mad_f32 v77, v244, v29, v77
	v_mad_f32 v76, v244, v28, v76
	v_mad_f32 v75, v244, v27, v75
	v_mad_f32 v74, v244, v22, v74
	v_mad_f32 v73, v244, v21, v73
	v_mad_f32 v72, v244, v20, v72
	v_mac_f32_e32 v71, v244, v19
	buffer_store_dword v67, off, s[0:3], s52 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v68, off, s[0:3], s52 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v69, off, s[0:3], s52 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v70, off, s[0:3], s52 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v71, off, s[0:3], s52 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v72, off, s[0:3], s52 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v73, off, s[0:3], s52 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v74, off, s[0:3], s52 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v75, off, s[0:3], s52 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v76, off, s[0:3], s52 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v77, off, s[0:3], s52 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v78, off, s[0:3], s52 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v79, off, s[0:3], s52 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v80, off, s[0:3], s52 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v81, off, s[0:3], s52 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v82, off, s[0:3], s52 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x207000
	buffer_load_dword v67, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v68, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v69, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v70, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v71, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v72, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v73, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v74, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v75, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v76, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v77, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v78, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v79, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v80, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v81, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v82, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	s_waitcnt vmcnt(0)
	v_mad_f32 v70, v245, v26, v70
	v_mad_f32 v69, v245, v25, v69
	v_mad_f32 v68, v245, v24, v68
	v_mad_f32 v67, v245, v23, v67
	v_mad_f32 v82, v245, v118, v82
	v_mad_f32 v81, v245, v117, v81
	v_mad_f32 v80, v245, v116, v80
	v_mad_f32 v79, v245, v115, v79
	v_mad_f32 v78, v245, v30, v78
	v_mad_f32 v77, v245, v29, v77
	v_mad_f32 v76, v245, v28, v76
	v_mad_f32 v75, v245, v27, v75
	v_mad_f32 v74, v245, v22, v74
	v_mad_f32 v73, v245, v21, v73
	v_mad_f32 v72, v245, v20, v72
	v_mac_f32_e32 v71, v245, v19
	buffer_store_dword v67, off, s[0:3], s52 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v68, off, s[0:3], s52 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v69, off, s[0:3], s52 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v70, off, s[0:3], s52 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v71, off, s[0:3], s52 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v72, off, s[0:3], s52 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v73, off, s[0:3], s52 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v74, off, s[0:3], s52 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v75, off, s[0:3], s52 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v76, off, s[0:3], s52 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v77, off, s[0:3], s52 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v78, off, s[0:3], s52 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v79, off, s[0:3], s52 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v80, off, s[0:3], s52 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v81, off, s[0:3], s52 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v82, off, s[0:3], s52 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x203000
	buffer_store_dword v3, off, s[0:3], s52 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s52 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v5, off, s[0:3], s52 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[0:3], s52 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[0:3], s52 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v8, off, s[0:3], s52 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v9, off, s[0:3], s52 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v10, off, s[0:3], s52 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v11, off, s[0:3], s52 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v12, off, s[0:3], s52 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v13, off, s[0:3], s52 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v14, off, s[0:3], s52 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v15, off, s[0:3], s52 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v16, off, s[0:3], s52 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v17, off, s[0:3], s52 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v18, off, s[0:3], s52 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x208000
	buffer_load_dword v243, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v244, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x204000
	v_mov_b32_e32 v74, v22
	v_mov_b32_e32 v71, v19
	v_mov_b32_e32 v73, v21
	v_mov_b32_e32 v72, v20
	v_mov_b32_e32 v19, v23
	v_mad_f32 v234, v246, v74, v234
	v_mad_f32 v233, v246, v73, v233
	v_mad_f32 v232, v246, v72, v232
	v_mac_f32_e32 v231, v246, v71
	v_mov_b32_e32 v20, v24
	v_mov_b32_e32 v21, v25
	v_mov_b32_e32 v22, v26
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v79, vcc, 28, v243
	v_addc_u32_e32 v80, vcc, 0, v244, vcc
	flat_load_dword v82, v[79:80]
	v_add_u32_e32 v79, vcc, 16, v243
	v_addc_u32_e32 v80, vcc, 0, v244, vcc
	flat_load_dwordx3 v[79:81], v[79:80]
	buffer_load_dword v3, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x209000
	buffer_load_dword v67, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v68, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v69, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v70, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x204000
	v_add_u32_e32 v255, vcc, -1, v255
	v_cmp_eq_u32_e32 vcc, 0, v255
	s_or_b64 s[54:55], vcc, s[54:55]
	v_add_u32_e32 v243, vcc, 32, v243
	v_addc_u32_e32 v244, vcc, 0, v244, vcc
	v_add_u32_e32 v0, vcc, 0x80, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_waitcnt vmcnt(14)
	v_mad_f32 v66, v82, v254, v66
	v_mad_f32 v65, v82, v253, v65
	v_mad_f32 v64, v82, v252, v64
	v_mad_f32 v63, v82, v251, v63
	v_mad_f32 v62, v82, v250, v62
	v_mad_f32 v162, v79, v254, v162
	s_waitcnt vmcnt(4)
	v_mad_f32 v18, v80, v254, v18
	v_mad_f32 v17, v80, v253, v17
	v_mad_f32 v16, v80, v252, v16
	v_mad_f32 v15, v80, v251, v15
	v_mad_f32 v14, v80, v250, v14
	v_mad_f32 v13, v80, v249, v13
	v_mad_f32 v12, v80, v248, v12
	v_mad_f32 v11, v80, v247, v11
	v_mad_f32 v10, v80, v34, v10
	v_mad_f32 v9, v80, v33, v9
	v_mad_f32 v8, v80, v32, v8
	v_mad_f32 v7, v80, v31, v7
	s_waitcnt vmcnt(0)
	v_mad_f32 v6, v80, v70, v6
	v_mad_f32 v5, v80, v69, v5
	v_mad_f32 v4, v80, v68, v4
	v_mac_f32_e32 v3, v80, v67
	buffer_store_dword v3, off, s[0:3], s52 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s52 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v5, off, s[0:3], s52 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v6, off, s[0:3], s52 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v7, off, s[0:3], s52 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v8, off, s[0:3], s52 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v9, off, s[0:3], s52 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v10, off, s[0:3], s52 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v11, off, s[0:3], s52 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v12, off, s[0:3], s52 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v13, off, s[0:3], s52 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v14, off, s[0:3], s52 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v15, off, s[0:3], s52 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v16, off, s[0:3], s52 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v17, off, s[0:3], s52 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v18, off, s[0:3], s52 offset:60 ; 4-byte Folded Spill
	v_mov_b32_e32 v3, v23
	v_mov_b32_e32 v4, v24
	v_mov_b32_e32 v5, v25
	v_mov_b32_e32 v6, v26
	v_mad_f32 v198, v79, v6, v198
	v_mad_f32 v197, v79, v5, v197
	v_mad_f32 v196, v79, v4, v196
	v_mad_f32 v195, v79, v3, v195
	v_mad_f32 v166, v80, v6, v166
	v_mad_f32 v165, v80, v5, v165
	v_mad_f32 v164, v80, v4, v164
	v_mad_f32 v163, v80, v3, v163
	v_mad_f32 v134, v81, v6, v134
	v_mad_f32 v133, v81, v5, v133
	v_mad_f32 v132, v81, v4, v132
	v_mad_f32 v131, v81, v3, v131
	v_mad_f32 v102, v82, v6, v102
	v_mad_f32 v101, v82, v5, v101
	v_mad_f32 v100, v82, v4, v100
	v_mad_f32 v99, v82, v3, v99
	v_mov_b32_e32 v3, v71
	v_mov_b32_e32 v4, v72
	v_mov_b32_e32 v5, v73
	v_mov_b32_e32 v6, v74
	v_mad_f32 v161, v79, v253, v161
	v_mad_f32 v160, v79, v252, v160
	v_mad_f32 v159, v79, v251, v159
	v_mad_f32 v98, v81, v254, v98
	v_mad_f32 v97, v81, v253, v97
	v_mad_f32 v96, v81, v252, v96
	v_mad_f32 v95, v81, v251, v95
	v_mad_f32 v158, v79, v250, v158
	v_mad_f32 v157, v79, v249, v157
	v_mad_f32 v156, v79, v248, v156
	v_mad_f32 v155, v79, v247, v155
	v_mad_f32 v94, v81, v250, v94
	v_mad_f32 v93, v81, v249, v93
	v_mad_f32 v92, v81, v248, v92
	v_mad_f32 v91, v81, v247, v91
	v_mad_f32 v61, v82, v249, v61
	v_mad_f32 v60, v82, v248, v60
	v_mad_f32 v59, v82, v247, v59
	v_mad_f32 v154, v79, v34, v154
	v_mad_f32 v153, v79, v33, v153
	v_mad_f32 v152, v79, v32, v152
	v_mad_f32 v151, v79, v31, v151
	v_mad_f32 v90, v81, v34, v90
	v_mad_f32 v89, v81, v33, v89
	v_mad_f32 v88, v81, v32, v88
	v_mad_f32 v87, v81, v31, v87
	v_mad_f32 v58, v82, v34, v58
	v_mad_f32 v57, v82, v33, v57
	v_mad_f32 v56, v82, v32, v56
	v_mad_f32 v55, v82, v31, v55
	v_mad_f32 v150, v79, v70, v150
	v_mad_f32 v149, v79, v69, v149
	v_mad_f32 v148, v79, v68, v148
	v_mac_f32_e32 v147, v79, v67
	v_mad_f32 v86, v81, v70, v86
	v_mad_f32 v85, v81, v69, v85
	v_mad_f32 v84, v81, v68, v84
	v_mac_f32_e32 v83, v81, v67
	v_mad_f32 v54, v82, v70, v54
	v_mad_f32 v53, v82, v69, v53
	v_mad_f32 v52, v82, v68, v52
	v_mac_f32_e32 v51, v82, v67
	v_mad_f32 v210, v79, v118, v210
	v_mad_f32 v209, v79, v117, v209
	v_mad_f32 v208, v79, v116, v208
	v_mad_f32 v207, v79, v115, v207
	v_mad_f32 v178, v80, v118, v178
	v_mad_f32 v177, v80, v117, v177
	v_mad_f32 v176, v80, v116, v176
	v_mad_f32 v175, v80, v115, v175
	v_mad_f32 v146, v81, v118, v146
	v_mad_f32 v145, v81, v117, v145
	v_mad_f32 v144, v81, v116, v144
	v_mad_f32 v143, v81, v115, v143
	v_mad_f32 v114, v82, v118, v114
	v_mad_f32 v113, v82, v117, v113
	v_mad_f32 v112, v82, v116, v112
	v_mad_f32 v111, v82, v115, v111
	v_mad_f32 v206, v79, v30, v206
	v_mad_f32 v205, v79, v29, v205
	v_mad_f32 v204, v79, v28, v204
	v_mad_f32 v203, v79, v27, v203
	v_mad_f32 v174, v80, v30, v174
	v_mad_f32 v173, v80, v29, v173
	v_mad_f32 v172, v80, v28, v172
	v_mad_f32 v171, v80, v27, v171
	v_mad_f32 v142, v81, v30, v142
	v_mad_f32 v141, v81, v29, v141
	v_mad_f32 v140, v81, v28, v140
	v_mad_f32 v139, v81, v27, v139
	v_mad_f32 v110, v82, v30, v110
	v_mad_f32 v109, v82, v29, v109
	v_mad_f32 v108, v82, v28, v108
	v_mad_f32 v107, v82, v27, v107
	v_mad_f32 v202, v79, v6, v202
	v_mad_f32 v201, v79, v5, v201
	v_mad_f32 v200, v79, v4, v200
	v_mac_f32_e32 v199, v79, v3
	v_mad_f32 v170, v80, v6, v170
	v_mad_f32 v169, v80, v5, v169
	v_mad_f32 v168, v80, v4, v168
	v_mac_f32_e32 v167, v80, v3
	v_mad_f32 v138, v81, v6, v138
	v_mad_f32 v137, v81, v5, v137
	v_mad_f32 v136, v81, v4, v136
	v_mac_f32_e32 v135, v81, v3
	v_mad_f32 v106, v82, v6, v106
	v_mad_f32 v105, v82, v5, v105
	v_mad_f32 v104, v82, v4, v104
	v_mac_f32_e32 v103, v82, v3
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB1_70
; %bb.71:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	s_mov_b32 s52, 0x208000
	buffer_store_dword v179, off, s[0:3], s52 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v180, off, s[0:3], s52 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v181, off, s[0:3], s52 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v182, off, s[0:3], s52 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v183, off, s[0:3], s52 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v184, off, s[0:3], s52 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v185, off, s[0:3], s52 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v186, off, s[0:3], s52 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v187, off, s[0:3], s52 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v188, off, s[0:3], s52 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v189, off, s[0:3], s52 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v190, off, s[0:3], s52 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v191, off, s[0:3], s52 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v192, off, s[0:3], s52 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v193, off, s[0:3], s52 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v194, off, s[0:3], s52 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x209000
	buffer_store_dword v35, off, s[0:3], s52 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[0:3], s52 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v37, off, s[0:3], s52 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v38, off, s[0:3], s52 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v39, off, s[0:3], s52 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v40, off, s[0:3], s52 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v41, off, s[0:3], s52 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v42, off, s[0:3], s52 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v43, off, s[0:3], s52 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v44, off, s[0:3], s52 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v45, off, s[0:3], s52 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v46, off, s[0:3], s52 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v47, off, s[0:3], s52 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v48, off, s[0:3], s52 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v49, off, s[0:3], s52 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v50, off, s[0:3], s52 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x20a000
	buffer_store_dword v211, off, s[0:3], s52 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v212, off, s[0:3], s52 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v213, off, s[0:3], s52 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v214, off, s[0:3], s52 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v215, off, s[0:3], s52 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v216, off, s[0:3], s52 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v217, off, s[0:3], s52 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v218, off, s[0:3], s52 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v219, off, s[0:3], s52 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v220, off, s[0:3], s52 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v221, off, s[0:3], s52 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v222, off, s[0:3], s52 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v223, off, s[0:3], s52 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v224, off, s[0:3], s52 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v225, off, s[0:3], s52 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v226, off, s[0:3], s52 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x20b000
	buffer_store_dword v147, off, s[0:3], s52 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v148, off, s[0:3], s52 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v149, off, s[0:3], s52 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v150, off, s[0:3], s52 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v151, off, s[0:3], s52 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v152, off, s[0:3], s52 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v153, off, s[0:3], s52 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v154, off, s[0:3], s52 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v155, off, s[0:3], s52 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v156, off, s[0:3], s52 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v157, off, s[0:3], s52 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v158, off, s[0:3], s52 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v159, off, s[0:3], s52 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v160, off, s[0:3], s52 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v161, off, s[0:3], s52 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v162, off, s[0:3], s52 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x20c000
	buffer_store_dword v83, off, s[0:3], s52 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v84, off, s[0:3], s52 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v85, off, s[0:3], s52 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v86, off, s[0:3], s52 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v87, off, s[0:3], s52 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v88, off, s[0:3], s52 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v89, off, s[0:3], s52 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v90, off, s[0:3], s52 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v91, off, s[0:3], s52 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v92, off, s[0:3], s52 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v93, off, s[0:3], s52 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v94, off, s[0:3], s52 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v95, off, s[0:3], s52 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v96, off, s[0:3], s52 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v97, off, s[0:3], s52 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v98, off, s[0:3], s52 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x20d000
	buffer_store_dword v51, off, s[0:3], s52 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v52, off, s[0:3], s52 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v53, off, s[0:3], s52 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v54, off, s[0:3], s52 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v55, off, s[0:3], s52 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v56, off, s[0:3], s52 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v57, off, s[0:3], s52 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v58, off, s[0:3], s52 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v59, off, s[0:3], s52 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v60, off, s[0:3], s52 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v61, off, s[0:3], s52 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v62, off, s[0:3], s52 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v63, off, s[0:3], s52 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v64, off, s[0:3], s52 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v65, off, s[0:3], s52 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v66, off, s[0:3], s52 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x20e000
	buffer_store_dword v227, off, s[0:3], s52 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v228, off, s[0:3], s52 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v229, off, s[0:3], s52 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v230, off, s[0:3], s52 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v231, off, s[0:3], s52 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v232, off, s[0:3], s52 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v233, off, s[0:3], s52 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v234, off, s[0:3], s52 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v235, off, s[0:3], s52 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v236, off, s[0:3], s52 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v237, off, s[0:3], s52 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v238, off, s[0:3], s52 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v239, off, s[0:3], s52 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v240, off, s[0:3], s52 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v241, off, s[0:3], s52 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v242, off, s[0:3], s52 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x20f000
	buffer_store_dword v195, off, s[0:3], s52 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v196, off, s[0:3], s52 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v197, off, s[0:3], s52 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v198, off, s[0:3], s52 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v199, off, s[0:3], s52 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v200, off, s[0:3], s52 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v201, off, s[0:3], s52 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v202, off, s[0:3], s52 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v203, off, s[0:3], s52 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v204, off, s[0:3], s52 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v205, off, s[0:3], s52 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v206, off, s[0:3], s52 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v207, off, s[0:3], s52 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v208, off, s[0:3], s52 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v209, off, s[0:3], s52 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v210, off, s[0:3], s52 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x210000
	buffer_store_dword v163, off, s[0:3], s52 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v164, off, s[0:3], s52 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v165, off, s[0:3], s52 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v166, off, s[0:3], s52 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v167, off, s[0:3], s52 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v168, off, s[0:3], s52 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v169, off, s[0:3], s52 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v170, off, s[0:3], s52 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v171, off, s[0:3], s52 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v172, off, s[0:3], s52 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v173, off, s[0:3], s52 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v174, off, s[0:3], s52 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v175, off, s[0:3], s52 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v176, off, s[0:3], s52 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v177, off, s[0:3], s52 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v178, off, s[0:3], s52 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x211000
	buffer_store_dword v131, off, s[0:3], s52 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v132, off, s[0:3], s52 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v133, off, s[0:3], s52 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v134, off, s[0:3], s52 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v135, off, s[0:3], s52 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v136, off, s[0:3], s52 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v137, off, s[0:3], s52 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v138, off, s[0:3], s52 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v139, off, s[0:3], s52 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v140, off, s[0:3], s52 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v141, off, s[0:3], s52 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v142, off, s[0:3], s52 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v143, off, s[0:3], s52 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v144, off, s[0:3], s52 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v145, off, s[0:3], s52 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v146, off, s[0:3], s52 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x212000
	buffer_store_dword v99, off, s[0:3], s52 ; 4-byte Folded Spill
	s_waitcnt vmcnt(0)
	buffer_store_dword v100, off, s[0:3], s52 offset:4 ; 4-byte Folded Spill
	buffer_store_dword v101, off, s[0:3], s52 offset:8 ; 4-byte Folded Spill
	buffer_store_dword v102, off, s[0:3], s52 offset:12 ; 4-byte Folded Spill
	buffer_store_dword v103, off, s[0:3], s52 offset:16 ; 4-byte Folded Spill
	buffer_store_dword v104, off, s[0:3], s52 offset:20 ; 4-byte Folded Spill
	buffer_store_dword v105, off, s[0:3], s52 offset:24 ; 4-byte Folded Spill
	buffer_store_dword v106, off, s[0:3], s52 offset:28 ; 4-byte Folded Spill
	buffer_store_dword v107, off, s[0:3], s52 offset:32 ; 4-byte Folded Spill
	buffer_store_dword v108, off, s[0:3], s52 offset:36 ; 4-byte Folded Spill
	buffer_store_dword v109, off, s[0:3], s52 offset:40 ; 4-byte Folded Spill
	buffer_store_dword v110, off, s[0:3], s52 offset:44 ; 4-byte Folded Spill
	buffer_store_dword v111, off, s[0:3], s52 offset:48 ; 4-byte Folded Spill
	buffer_store_dword v112, off, s[0:3], s52 offset:52 ; 4-byte Folded Spill
	buffer_store_dword v113, off, s[0:3], s52 offset:56 ; 4-byte Folded Spill
	buffer_store_dword v114, off, s[0:3], s52 offset:60 ; 4-byte Folded Spill
	s_mov_b32 s52, 0x214700
	buffer_load_dword v74, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v75, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x213200
	buffer_load_dword v75, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v76, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x214200
	buffer_load_dword v76, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v77, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x214400
	buffer_load_dword v69, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v70, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x214600
	buffer_load_dword v255, off, s[0:3], s52 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x213000
	buffer_load_dword v77, off, s[0:3], s52 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x213e00
	buffer_load_dword v80, off, s[0:3], s52 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x213f00
	buffer_load_dword v71, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v72, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x214100
	buffer_load_dword v244, off, s[0:3], s52 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x213100
	buffer_load_dword v78, off, s[0:3], s52 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x213400
	buffer_load_dword v245, off, s[0:3], s52 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x213500
	buffer_load_dword v246, off, s[0:3], s52 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x213600
	buffer_load_dword v247, off, s[0:3], s52 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x213700
	buffer_load_dword v248, off, s[0:3], s52 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x213800
	buffer_load_dword v250, off, s[0:3], s52 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x213900
	buffer_load_dword v254, off, s[0:3], s52 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x213a00
	buffer_load_dword v81, off, s[0:3], s52 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x213b00
	buffer_load_dword v82, off, s[0:3], s52 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x213c00
	buffer_load_dword v147, off, s[0:3], s52 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x213d00
	buffer_load_dword v164, off, s[0:3], s52 ; 4-byte Folded Reload
.LBB1_72:                               ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[20:21]
	s_or_b64 exec, exec, s[6:7]
	.loc	0 140
	s_and_saveexec_b64 s[6:7], s[12:13]
	s_xor_b64 s[6:7], exec, s[6:7]
	s_cbranch_execz .LBB1_62
.LBB1_73:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 136
	s_waitcnt vmcnt(1)
	v_lshlrev_b32_e32 v252, 3, v147
	.loc	0 146
	v_add_u32_e32 v0, vcc, 8, v252
	v_cmp_ge_i32_e32 vcc, s76, v0
	s_xor_b64 s[20:21], s[16:17], -1
	s_and_b64 s[20:21], vcc, s[20:21]
	s_and_saveexec_b64 s[54:55], s[20:21]
	s_xor_b64 s[54:55], exec, s[54:55]
	s_cbranch_execz .LBB1_107
; %bb.74:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 149
	v_mad_i64_i32 v[0:1], s[20:21], v252, s86, 0
	s_mov_b32 s20, 0x208000
	s_nop 3
	buffer_load_dword v3, off, s[0:3], s20  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s20 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s20 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s20 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s20 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s20 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s20 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s20 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s20 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s20 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s20 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s20 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s20 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s20 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s20 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s20 offset:60 ; 4-byte Folded Reload
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, v244, v0
	s_waitcnt vmcnt(14)
	v_addc_u32_e32 v1, vcc, v78, v1, vcc
	.loc	0 153
	s_and_b64 vcc, exec, s[90:91]
	.loc	0 152
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v18, s27, v18
	v_mul_f32_e32 v17, s26, v17
	v_mul_f32_e32 v16, s25, v16
	v_mul_f32_e32 v15, s24, v15
	v_mul_f32_e32 v14, s47, v14
	v_mul_f32_e32 v13, s50, v13
	v_mul_f32_e32 v12, s49, v12
	v_mul_f32_e32 v11, s68, v11
	v_mul_f32_e32 v10, s51, v10
	v_mul_f32_e32 v9, s46, v9
	v_mul_f32_e32 v8, s41, v8
	v_mul_f32_e32 v7, s44, v7
	v_mul_f32_e32 v6, s39, v6
	v_mul_f32_e32 v5, s38, v5
	v_mul_f32_e32 v4, s37, v4
	v_mul_f32_e32 v3, s40, v3
	.loc	0 153
	s_cbranch_vccz .LBB1_76
; %bb.75:                               ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v35, vcc, 16, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	v_add_u32_e32 v39, vcc, 32, v0
	v_addc_u32_e32 v40, vcc, 0, v1, vcc
	v_add_u32_e32 v43, vcc, 48, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	flat_load_dwordx4 v[35:38], v[35:36]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[0:1]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v10, s71, v38
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v18, s31, v46
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s43, v50
	v_mac_f32_e32 v5, s42, v49
	v_mac_f32_e32 v4, s45, v48
	v_mac_f32_e32 v3, s36, v47
	v_mac_f32_e32 v17, s30, v45
	v_mac_f32_e32 v16, s29, v44
	v_mac_f32_e32 v15, s28, v43
	v_mac_f32_e32 v14, s75, v42
	v_mac_f32_e32 v13, s74, v41
	v_mac_f32_e32 v12, s73, v40
	v_mac_f32_e32 v11, s72, v39
	v_mac_f32_e32 v9, s70, v37
	v_mac_f32_e32 v8, s69, v36
	v_mac_f32_e32 v7, s48, v35
.LBB1_76:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v35, vcc, 48, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	flat_store_dwordx4 v[35:36], v[15:18]
	s_mov_b32 s20, 0x205000
	v_add_u32_e32 v15, vcc, 32, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 153
	v_cndmask_b32_e64 v35, 0, 1, s[90:91]
	.loc	0 154
	v_add_u32_e32 v11, vcc, 16, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[0:1], v[3:6]
	buffer_load_dword v3, off, s[0:3], s20  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s20 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s20 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s20 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s20 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s20 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s20 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s20 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s20 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s20 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s20 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s20 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s20 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s20 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s20 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s20 offset:60 ; 4-byte Folded Reload
	.loc	0 153
	v_cmp_ne_u32_e64 s[20:21], 1, v35
	s_andn2_b64 vcc, exec, s[90:91]
	.loc	0 152
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v18, s27, v18
	v_mul_f32_e32 v17, s26, v17
	v_mul_f32_e32 v16, s25, v16
	v_mul_f32_e32 v15, s24, v15
	v_mul_f32_e32 v14, s47, v14
	v_mul_f32_e32 v13, s50, v13
	v_mul_f32_e32 v12, s49, v12
	v_mul_f32_e32 v11, s68, v11
	v_mul_f32_e32 v10, s51, v10
	v_mul_f32_e32 v9, s46, v9
	v_mul_f32_e32 v8, s41, v8
	v_mul_f32_e32 v7, s44, v7
	v_mul_f32_e32 v6, s39, v6
	v_mul_f32_e32 v5, s38, v5
	v_mul_f32_e32 v4, s37, v4
	v_mul_f32_e32 v3, s40, v3
	s_cbranch_vccnz .LBB1_78
; %bb.77:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 153
	v_add_u32_e32 v35, vcc, 64, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	v_add_u32_e32 v39, vcc, 0x50, v0
	v_addc_u32_e32 v40, vcc, 0, v1, vcc
	v_add_u32_e32 v43, vcc, 0x60, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v47, vcc, 0x70, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	flat_load_dwordx4 v[35:38], v[35:36]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s43, v38
	v_mac_f32_e32 v5, s42, v37
	v_mac_f32_e32 v4, s45, v36
	v_mac_f32_e32 v3, s36, v35
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s71, v42
	v_mac_f32_e32 v9, s70, v41
	v_mac_f32_e32 v8, s69, v40
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s75, v46
	v_mac_f32_e32 v13, s74, v45
	v_mac_f32_e32 v12, s73, v44
	v_mac_f32_e32 v11, s72, v43
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s31, v50
	v_mac_f32_e32 v17, s30, v49
	v_mac_f32_e32 v16, s29, v48
	v_mac_f32_e32 v15, s28, v47
	v_mac_f32_e32 v7, s48, v39
.LBB1_78:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v35, vcc, 64, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	v_add_u32_e32 v37, vcc, 0x70, v0
	v_addc_u32_e32 v38, vcc, 0, v1, vcc
	flat_store_dwordx4 v[37:38], v[15:18]
	s_mov_b32 s52, 0x209000
	v_add_u32_e32 v15, vcc, 0x60, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	flat_store_dwordx4 v[0:1], v[7:10]
	flat_store_dwordx4 v[35:36], v[3:6]
	buffer_load_dword v3, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	.loc	0 149
	v_or_b32_e32 v0, 1, v252
	v_mad_i64_i32 v[0:1], s[56:57], v0, s86, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, v244, v0
	v_addc_u32_e32 v1, vcc, v78, v1, vcc
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 152
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v18, s27, v18
	v_mul_f32_e32 v17, s26, v17
	v_mul_f32_e32 v16, s25, v16
	v_mul_f32_e32 v15, s24, v15
	v_mul_f32_e32 v14, s47, v14
	v_mul_f32_e32 v13, s50, v13
	v_mul_f32_e32 v12, s49, v12
	v_mul_f32_e32 v11, s68, v11
	v_mul_f32_e32 v10, s51, v10
	v_mul_f32_e32 v9, s46, v9
	v_mul_f32_e32 v8, s41, v8
	v_mul_f32_e32 v7, s44, v7
	v_mul_f32_e32 v6, s39, v6
	v_mul_f32_e32 v5, s38, v5
	v_mul_f32_e32 v4, s37, v4
	v_mul_f32_e32 v3, s40, v3
	s_cbranch_vccnz .LBB1_80
; %bb.79:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 153
	v_add_u32_e32 v35, vcc, 16, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	v_add_u32_e32 v39, vcc, 32, v0
	v_addc_u32_e32 v40, vcc, 0, v1, vcc
	v_add_u32_e32 v43, vcc, 48, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	flat_load_dwordx4 v[35:38], v[35:36]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[0:1]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v10, s71, v38
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v18, s31, v46
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s43, v50
	v_mac_f32_e32 v5, s42, v49
	v_mac_f32_e32 v4, s45, v48
	v_mac_f32_e32 v3, s36, v47
	v_mac_f32_e32 v17, s30, v45
	v_mac_f32_e32 v16, s29, v44
	v_mac_f32_e32 v15, s28, v43
	v_mac_f32_e32 v14, s75, v42
	v_mac_f32_e32 v13, s74, v41
	v_mac_f32_e32 v12, s73, v40
	v_mac_f32_e32 v11, s72, v39
	v_mac_f32_e32 v9, s70, v37
	v_mac_f32_e32 v8, s69, v36
	v_mac_f32_e32 v7, s48, v35
.LBB1_80:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v35, vcc, 48, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	flat_store_dwordx4 v[35:36], v[15:18]
	s_mov_b32 s52, 0x206000
	v_add_u32_e32 v15, vcc, 32, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	s_nop 0
	v_add_u32_e32 v11, vcc, 16, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[0:1], v[3:6]
	buffer_load_dword v3, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x207000
	buffer_load_dword v19, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v20, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v22, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v23, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v24, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v25, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v26, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v30, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v31, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v32, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v33, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v34, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x20a000
	buffer_load_dword v51, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v52, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v53, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v54, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v55, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v56, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v57, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v58, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v59, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v60, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v61, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v62, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v63, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v64, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v65, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v66, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 152
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v18, s27, v18
	v_mul_f32_e32 v17, s26, v17
	v_mul_f32_e32 v16, s25, v16
	v_mul_f32_e32 v15, s24, v15
	v_mul_f32_e32 v14, s47, v14
	v_mul_f32_e32 v13, s50, v13
	v_mul_f32_e32 v12, s49, v12
	v_mul_f32_e32 v11, s68, v11
	v_mul_f32_e32 v10, s51, v10
	v_mul_f32_e32 v9, s46, v9
	v_mul_f32_e32 v8, s41, v8
	v_mul_f32_e32 v7, s44, v7
	v_mul_f32_e32 v6, s39, v6
	v_mul_f32_e32 v5, s38, v5
	v_mul_f32_e32 v4, s37, v4
	v_mul_f32_e32 v3, s40, v3
	s_cbranch_vccnz .LBB1_82
; %bb.81:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 153
	v_add_u32_e32 v35, vcc, 64, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	v_add_u32_e32 v39, vcc, 0x50, v0
	v_addc_u32_e32 v40, vcc, 0, v1, vcc
	v_add_u32_e32 v43, vcc, 0x60, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v47, vcc, 0x70, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	flat_load_dwordx4 v[35:38], v[35:36]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s43, v38
	v_mac_f32_e32 v5, s42, v37
	v_mac_f32_e32 v4, s45, v36
	v_mac_f32_e32 v3, s36, v35
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s71, v42
	v_mac_f32_e32 v9, s70, v41
	v_mac_f32_e32 v8, s69, v40
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s75, v46
	v_mac_f32_e32 v13, s74, v45
	v_mac_f32_e32 v12, s73, v44
	v_mac_f32_e32 v11, s72, v43
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s31, v50
	v_mac_f32_e32 v17, s30, v49
	v_mac_f32_e32 v16, s29, v48
	v_mac_f32_e32 v15, s28, v47
	v_mac_f32_e32 v7, s48, v39
.LBB1_82:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v35, vcc, 64, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	v_add_u32_e32 v37, vcc, 0x70, v0
	v_addc_u32_e32 v38, vcc, 0, v1, vcc
	flat_store_dwordx4 v[37:38], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0x60, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	flat_store_dwordx4 v[0:1], v[7:10]
	flat_store_dwordx4 v[35:36], v[3:6]
	.loc	0 149
	v_or_b32_e32 v0, 2, v252
	v_mad_i64_i32 v[0:1], s[56:57], v0, s86, 0
	.loc	0 152
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v18, s27, v66
	v_mul_f32_e32 v17, s26, v65
	.loc	0 149
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 152
	v_mul_f32_e32 v16, s25, v64
	.loc	0 149
	v_add_u32_e32 v0, vcc, v244, v0
	v_addc_u32_e32 v1, vcc, v78, v1, vcc
	.loc	0 152
	v_mul_f32_e32 v15, s24, v63
	v_mul_f32_e32 v14, s47, v62
	v_mul_f32_e32 v13, s50, v61
	v_mul_f32_e32 v12, s49, v60
	v_mul_f32_e32 v11, s68, v59
	v_mul_f32_e32 v10, s51, v58
	v_mul_f32_e32 v9, s46, v57
	v_mul_f32_e32 v8, s41, v56
	v_mul_f32_e32 v7, s44, v55
	v_mul_f32_e32 v6, s39, v54
	v_mul_f32_e32 v5, s38, v53
	v_mul_f32_e32 v4, s37, v52
	v_mul_f32_e32 v3, s40, v51
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_84
; %bb.83:                               ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v35, vcc, 16, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	v_add_u32_e32 v39, vcc, 32, v0
	v_addc_u32_e32 v40, vcc, 0, v1, vcc
	v_add_u32_e32 v43, vcc, 48, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	flat_load_dwordx4 v[35:38], v[35:36]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[0:1]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v10, s71, v38
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v18, s31, v46
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s43, v50
	v_mac_f32_e32 v5, s42, v49
	v_mac_f32_e32 v4, s45, v48
	v_mac_f32_e32 v3, s36, v47
	v_mac_f32_e32 v17, s30, v45
	v_mac_f32_e32 v16, s29, v44
	v_mac_f32_e32 v15, s28, v43
	v_mac_f32_e32 v14, s75, v42
	v_mac_f32_e32 v13, s74, v41
	v_mac_f32_e32 v12, s73, v40
	v_mac_f32_e32 v11, s72, v39
	v_mac_f32_e32 v9, s70, v37
	v_mac_f32_e32 v8, s69, v36
	v_mac_f32_e32 v7, s48, v35
.LBB1_84:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v35, vcc, 48, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	flat_store_dwordx4 v[35:36], v[15:18]
	s_mov_b32 s52, 0x20e000
	v_add_u32_e32 v15, vcc, 32, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 152
	v_mul_f32_e32 v18, s27, v34
	.loc	0 154
	v_add_u32_e32 v11, vcc, 16, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[0:1], v[3:6]
	buffer_load_dword v99, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v100, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v101, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v102, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v103, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v104, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v105, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v106, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v107, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v108, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v109, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v110, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v111, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v112, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v113, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v114, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x203000
	.loc	0 152
	v_mul_f32_e32 v17, s26, v33
	v_mul_f32_e32 v16, s25, v32
	v_mul_f32_e32 v15, s24, v31
	v_mul_f32_e32 v14, s47, v30
	v_mul_f32_e32 v13, s50, v29
	v_mul_f32_e32 v12, s49, v28
	v_mul_f32_e32 v11, s68, v27
	v_mul_f32_e32 v10, s51, v26
	v_mul_f32_e32 v9, s46, v25
	v_mul_f32_e32 v8, s41, v24
	v_mul_f32_e32 v7, s44, v23
	v_mul_f32_e32 v6, s39, v22
	v_mul_f32_e32 v5, s38, v21
	v_mul_f32_e32 v4, s37, v20
	v_mul_f32_e32 v3, s40, v19
	buffer_load_dword v19, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v20, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v22, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v23, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v24, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v25, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v26, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v30, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v31, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v32, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v33, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v34, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_86
; %bb.85:                               ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v35, vcc, 64, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	v_add_u32_e32 v39, vcc, 0x50, v0
	v_addc_u32_e32 v40, vcc, 0, v1, vcc
	v_add_u32_e32 v43, vcc, 0x60, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v47, vcc, 0x70, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	flat_load_dwordx4 v[35:38], v[35:36]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s43, v38
	v_mac_f32_e32 v5, s42, v37
	v_mac_f32_e32 v4, s45, v36
	v_mac_f32_e32 v3, s36, v35
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s71, v42
	v_mac_f32_e32 v9, s70, v41
	v_mac_f32_e32 v8, s69, v40
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s75, v46
	v_mac_f32_e32 v13, s74, v45
	v_mac_f32_e32 v12, s73, v44
	v_mac_f32_e32 v11, s72, v43
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s31, v50
	v_mac_f32_e32 v17, s30, v49
	v_mac_f32_e32 v16, s29, v48
	v_mac_f32_e32 v15, s28, v47
	v_mac_f32_e32 v7, s48, v39
.LBB1_86:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v35, vcc, 64, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	v_add_u32_e32 v37, vcc, 0x70, v0
	v_addc_u32_e32 v38, vcc, 0, v1, vcc
	flat_store_dwordx4 v[37:38], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0x60, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	flat_store_dwordx4 v[0:1], v[7:10]
	flat_store_dwordx4 v[35:36], v[3:6]
	.loc	0 149
	v_or_b32_e32 v0, 3, v252
	v_mad_i64_i32 v[0:1], s[56:57], v0, s86, 0
	.loc	0 152
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v18, s27, v34
	v_mul_f32_e32 v17, s26, v33
	.loc	0 149
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 152
	v_mul_f32_e32 v16, s25, v32
	.loc	0 149
	v_add_u32_e32 v0, vcc, v244, v0
	v_addc_u32_e32 v1, vcc, v78, v1, vcc
	.loc	0 152
	v_mul_f32_e32 v15, s24, v31
	v_mul_f32_e32 v14, s47, v30
	v_mul_f32_e32 v13, s50, v29
	v_mul_f32_e32 v12, s49, v28
	v_mul_f32_e32 v11, s68, v27
	v_mul_f32_e32 v10, s51, v26
	v_mul_f32_e32 v9, s46, v25
	v_mul_f32_e32 v8, s41, v24
	v_mul_f32_e32 v7, s44, v23
	v_mul_f32_e32 v6, s39, v22
	v_mul_f32_e32 v5, s38, v21
	v_mul_f32_e32 v4, s37, v20
	v_mul_f32_e32 v3, s40, v19
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_88
; %bb.87:                               ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v35, vcc, 16, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	v_add_u32_e32 v39, vcc, 32, v0
	v_addc_u32_e32 v40, vcc, 0, v1, vcc
	v_add_u32_e32 v43, vcc, 48, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	flat_load_dwordx4 v[35:38], v[35:36]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[0:1]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v10, s71, v38
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v18, s31, v46
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s43, v50
	v_mac_f32_e32 v5, s42, v49
	v_mac_f32_e32 v4, s45, v48
	v_mac_f32_e32 v3, s36, v47
	v_mac_f32_e32 v17, s30, v45
	v_mac_f32_e32 v16, s29, v44
	v_mac_f32_e32 v15, s28, v43
	v_mac_f32_e32 v14, s75, v42
	v_mac_f32_e32 v13, s74, v41
	v_mac_f32_e32 v12, s73, v40
	v_mac_f32_e32 v11, s72, v39
	v_mac_f32_e32 v9, s70, v37
	v_mac_f32_e32 v8, s69, v36
	v_mac_f32_e32 v7, s48, v35
.LBB1_88:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v35, vcc, 48, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	flat_store_dwordx4 v[35:36], v[15:18]
	s_mov_b32 s52, 0x20f000
	v_add_u32_e32 v15, vcc, 32, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 152
	v_mul_f32_e32 v18, s27, v114
	.loc	0 154
	v_add_u32_e32 v11, vcc, 16, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[0:1], v[3:6]
	.loc	0 152
	v_mul_f32_e32 v17, s26, v113
	v_mul_f32_e32 v16, s25, v112
	v_mul_f32_e32 v15, s24, v111
	v_mul_f32_e32 v14, s47, v110
	v_mul_f32_e32 v13, s50, v109
	v_mul_f32_e32 v12, s49, v108
	v_mul_f32_e32 v11, s68, v107
	v_mul_f32_e32 v10, s51, v106
	v_mul_f32_e32 v9, s46, v105
	v_mul_f32_e32 v8, s41, v104
	v_mul_f32_e32 v7, s44, v103
	v_mul_f32_e32 v6, s39, v102
	v_mul_f32_e32 v5, s38, v101
	v_mul_f32_e32 v4, s37, v100
	v_mul_f32_e32 v3, s40, v99
	buffer_load_dword v99, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v100, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v101, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v102, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v103, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v104, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v105, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v106, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v107, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v108, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v109, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v110, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v111, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v112, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v113, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v114, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x20b000
	buffer_load_dword v19, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v20, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v22, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v23, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v24, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v25, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v26, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v30, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v31, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v32, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v33, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v34, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_90
; %bb.89:                               ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v35, vcc, 64, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	v_add_u32_e32 v39, vcc, 0x50, v0
	v_addc_u32_e32 v40, vcc, 0, v1, vcc
	v_add_u32_e32 v43, vcc, 0x60, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v47, vcc, 0x70, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	flat_load_dwordx4 v[35:38], v[35:36]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s43, v38
	v_mac_f32_e32 v5, s42, v37
	v_mac_f32_e32 v4, s45, v36
	v_mac_f32_e32 v3, s36, v35
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s71, v42
	v_mac_f32_e32 v9, s70, v41
	v_mac_f32_e32 v8, s69, v40
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s75, v46
	v_mac_f32_e32 v13, s74, v45
	v_mac_f32_e32 v12, s73, v44
	v_mac_f32_e32 v11, s72, v43
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s31, v50
	v_mac_f32_e32 v17, s30, v49
	v_mac_f32_e32 v16, s29, v48
	v_mac_f32_e32 v15, s28, v47
	v_mac_f32_e32 v7, s48, v39
.LBB1_90:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v35, vcc, 64, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	v_add_u32_e32 v37, vcc, 0x70, v0
	v_addc_u32_e32 v38, vcc, 0, v1, vcc
	flat_store_dwordx4 v[37:38], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0x60, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	flat_store_dwordx4 v[0:1], v[7:10]
	flat_store_dwordx4 v[35:36], v[3:6]
	.loc	0 149
	v_or_b32_e32 v0, 4, v252
	v_mad_i64_i32 v[0:1], s[56:57], v0, s86, 0
	.loc	0 152
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v18, s27, v34
	v_mul_f32_e32 v17, s26, v33
	.loc	0 149
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 152
	v_mul_f32_e32 v16, s25, v32
	.loc	0 149
	v_add_u32_e32 v0, vcc, v244, v0
	v_addc_u32_e32 v1, vcc, v78, v1, vcc
	.loc	0 152
	v_mul_f32_e32 v15, s24, v31
	v_mul_f32_e32 v14, s47, v30
	v_mul_f32_e32 v13, s50, v29
	v_mul_f32_e32 v12, s49, v28
	v_mul_f32_e32 v11, s68, v27
	v_mul_f32_e32 v10, s51, v26
	v_mul_f32_e32 v9, s46, v25
	v_mul_f32_e32 v8, s41, v24
	v_mul_f32_e32 v7, s44, v23
	v_mul_f32_e32 v6, s39, v22
	v_mul_f32_e32 v5, s38, v21
	v_mul_f32_e32 v4, s37, v20
	v_mul_f32_e32 v3, s40, v19
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_92
; %bb.91:                               ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v35, vcc, 16, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	v_add_u32_e32 v39, vcc, 32, v0
	v_addc_u32_e32 v40, vcc, 0, v1, vcc
	v_add_u32_e32 v43, vcc, 48, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	flat_load_dwordx4 v[35:38], v[35:36]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[0:1]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v10, s71, v38
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v18, s31, v46
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s43, v50
	v_mac_f32_e32 v5, s42, v49
	v_mac_f32_e32 v4, s45, v48
	v_mac_f32_e32 v3, s36, v47
	v_mac_f32_e32 v17, s30, v45
	v_mac_f32_e32 v16, s29, v44
	v_mac_f32_e32 v15, s28, v43
	v_mac_f32_e32 v14, s75, v42
	v_mac_f32_e32 v13, s74, v41
	v_mac_f32_e32 v12, s73, v40
	v_mac_f32_e32 v11, s72, v39
	v_mac_f32_e32 v9, s70, v37
	v_mac_f32_e32 v8, s69, v36
	v_mac_f32_e32 v7, s48, v35
.LBB1_92:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v35, vcc, 48, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	flat_store_dwordx4 v[35:36], v[15:18]
	s_mov_b32 s52, 0x210000
	v_add_u32_e32 v15, vcc, 32, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 152
	v_mul_f32_e32 v18, s27, v114
	.loc	0 154
	v_add_u32_e32 v11, vcc, 16, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[0:1], v[3:6]
	.loc	0 152
	v_mul_f32_e32 v17, s26, v113
	v_mul_f32_e32 v16, s25, v112
	v_mul_f32_e32 v15, s24, v111
	v_mul_f32_e32 v14, s47, v110
	v_mul_f32_e32 v13, s50, v109
	v_mul_f32_e32 v12, s49, v108
	v_mul_f32_e32 v11, s68, v107
	v_mul_f32_e32 v10, s51, v106
	v_mul_f32_e32 v9, s46, v105
	v_mul_f32_e32 v8, s41, v104
	v_mul_f32_e32 v7, s44, v103
	v_mul_f32_e32 v6, s39, v102
	v_mul_f32_e32 v5, s38, v101
	v_mul_f32_e32 v4, s37, v100
	v_mul_f32_e32 v3, s40, v99
	buffer_load_dword v99, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v100, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v101, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v102, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v103, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v104, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v105, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v106, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v107, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v108, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v109, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v110, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v111, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v112, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v113, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v114, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x20c000
	buffer_load_dword v19, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v20, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v22, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v23, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v24, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v25, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v26, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v30, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v31, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v32, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v33, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v34, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	s_mov_b32 s52, 0x204000
	buffer_load_dword v51, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v52, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v53, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v54, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v55, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v56, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v57, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v58, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v59, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v60, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v61, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v62, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v63, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v64, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v65, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v66, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_94
; %bb.93:                               ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v35, vcc, 64, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	v_add_u32_e32 v39, vcc, 0x50, v0
	v_addc_u32_e32 v40, vcc, 0, v1, vcc
	v_add_u32_e32 v43, vcc, 0x60, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v47, vcc, 0x70, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	flat_load_dwordx4 v[35:38], v[35:36]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s43, v38
	v_mac_f32_e32 v5, s42, v37
	v_mac_f32_e32 v4, s45, v36
	v_mac_f32_e32 v3, s36, v35
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s71, v42
	v_mac_f32_e32 v9, s70, v41
	v_mac_f32_e32 v8, s69, v40
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s75, v46
	v_mac_f32_e32 v13, s74, v45
	v_mac_f32_e32 v12, s73, v44
	v_mac_f32_e32 v11, s72, v43
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s31, v50
	v_mac_f32_e32 v17, s30, v49
	v_mac_f32_e32 v16, s29, v48
	v_mac_f32_e32 v15, s28, v47
	v_mac_f32_e32 v7, s48, v39
.LBB1_94:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v35, vcc, 64, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	v_add_u32_e32 v37, vcc, 0x70, v0
	v_addc_u32_e32 v38, vcc, 0, v1, vcc
	flat_store_dwordx4 v[37:38], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0x60, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	flat_store_dwordx4 v[0:1], v[7:10]
	flat_store_dwordx4 v[35:36], v[3:6]
	.loc	0 149
	v_or_b32_e32 v0, 5, v252
	v_mad_i64_i32 v[0:1], s[56:57], v0, s86, 0
	.loc	0 152
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v18, s27, v66
	v_mul_f32_e32 v17, s26, v65
	.loc	0 149
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 152
	v_mul_f32_e32 v16, s25, v64
	.loc	0 149
	v_add_u32_e32 v0, vcc, v244, v0
	v_addc_u32_e32 v1, vcc, v78, v1, vcc
	.loc	0 152
	v_mul_f32_e32 v15, s24, v63
	v_mul_f32_e32 v14, s47, v62
	v_mul_f32_e32 v13, s50, v61
	v_mul_f32_e32 v12, s49, v60
	v_mul_f32_e32 v11, s68, v59
	v_mul_f32_e32 v10, s51, v58
	v_mul_f32_e32 v9, s46, v57
	v_mul_f32_e32 v8, s41, v56
	v_mul_f32_e32 v7, s44, v55
	v_mul_f32_e32 v6, s39, v54
	v_mul_f32_e32 v5, s38, v53
	v_mul_f32_e32 v4, s37, v52
	v_mul_f32_e32 v3, s40, v51
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_96
; %bb.95:                               ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v35, vcc, 16, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	v_add_u32_e32 v39, vcc, 32, v0
	v_addc_u32_e32 v40, vcc, 0, v1, vcc
	v_add_u32_e32 v43, vcc, 48, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	flat_load_dwordx4 v[35:38], v[35:36]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[0:1]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v10, s71, v38
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v18, s31, v46
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s43, v50
	v_mac_f32_e32 v5, s42, v49
	v_mac_f32_e32 v4, s45, v48
	v_mac_f32_e32 v3, s36, v47
	v_mac_f32_e32 v17, s30, v45
	v_mac_f32_e32 v16, s29, v44
	v_mac_f32_e32 v15, s28, v43
	v_mac_f32_e32 v14, s75, v42
	v_mac_f32_e32 v13, s74, v41
	v_mac_f32_e32 v12, s73, v40
	v_mac_f32_e32 v11, s72, v39
	v_mac_f32_e32 v9, s70, v37
	v_mac_f32_e32 v8, s69, v36
	v_mac_f32_e32 v7, s48, v35
.LBB1_96:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v35, vcc, 48, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	flat_store_dwordx4 v[35:36], v[15:18]
	s_mov_b32 s52, 0x211000
	v_add_u32_e32 v15, vcc, 32, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 152
	v_mul_f32_e32 v18, s27, v114
	.loc	0 154
	v_add_u32_e32 v11, vcc, 16, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[0:1], v[3:6]
	buffer_load_dword v83, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v84, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v85, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v86, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v87, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v88, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v89, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v90, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v91, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v92, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v93, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v94, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v95, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v96, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v97, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v98, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	.loc	0 152
	v_mul_f32_e32 v17, s26, v113
	v_mul_f32_e32 v16, s25, v112
	v_mul_f32_e32 v15, s24, v111
	v_mul_f32_e32 v14, s47, v110
	v_mul_f32_e32 v13, s50, v109
	v_mul_f32_e32 v12, s49, v108
	v_mul_f32_e32 v11, s68, v107
	v_mul_f32_e32 v10, s51, v106
	v_mul_f32_e32 v9, s46, v105
	v_mul_f32_e32 v8, s41, v104
	v_mul_f32_e32 v7, s44, v103
	v_mul_f32_e32 v6, s39, v102
	v_mul_f32_e32 v5, s38, v101
	v_mul_f32_e32 v4, s37, v100
	v_mul_f32_e32 v3, s40, v99
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_98
; %bb.97:                               ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v35, vcc, 64, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	v_add_u32_e32 v39, vcc, 0x50, v0
	v_addc_u32_e32 v40, vcc, 0, v1, vcc
	v_add_u32_e32 v43, vcc, 0x60, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v47, vcc, 0x70, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	flat_load_dwordx4 v[35:38], v[35:36]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s43, v38
	v_mac_f32_e32 v5, s42, v37
	v_mac_f32_e32 v4, s45, v36
	v_mac_f32_e32 v3, s36, v35
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s71, v42
	v_mac_f32_e32 v9, s70, v41
	v_mac_f32_e32 v8, s69, v40
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s75, v46
	v_mac_f32_e32 v13, s74, v45
	v_mac_f32_e32 v12, s73, v44
	v_mac_f32_e32 v11, s72, v43
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s31, v50
	v_mac_f32_e32 v17, s30, v49
	v_mac_f32_e32 v16, s29, v48
	v_mac_f32_e32 v15, s28, v47
	v_mac_f32_e32 v7, s48, v39
.LBB1_98:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v35, vcc, 64, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	v_add_u32_e32 v37, vcc, 0x70, v0
	v_addc_u32_e32 v38, vcc, 0, v1, vcc
	flat_store_dwordx4 v[37:38], v[15:18]
	s_mov_b32 s52, 0x20d000
	v_add_u32_e32 v15, vcc, 0x60, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	flat_store_dwordx4 v[0:1], v[7:10]
	flat_store_dwordx4 v[35:36], v[3:6]
	.loc	0 152
	v_mul_f32_e32 v18, s27, v34
	v_mul_f32_e32 v17, s26, v33
	v_mul_f32_e32 v16, s25, v32
	v_mul_f32_e32 v15, s24, v31
	v_mul_f32_e32 v14, s47, v30
	v_mul_f32_e32 v13, s50, v29
	v_mul_f32_e32 v12, s49, v28
	v_mul_f32_e32 v11, s68, v27
	v_mul_f32_e32 v10, s51, v26
	v_mul_f32_e32 v9, s46, v25
	v_mul_f32_e32 v8, s41, v24
	v_mul_f32_e32 v7, s44, v23
	v_mul_f32_e32 v6, s39, v22
	v_mul_f32_e32 v5, s38, v21
	v_mul_f32_e32 v4, s37, v20
	v_mul_f32_e32 v3, s40, v19
	buffer_load_dword v19, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v20, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v21, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v22, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v23, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v24, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v25, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v26, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v27, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v28, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v29, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v30, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v31, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v32, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v33, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v34, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	.loc	0 149
	v_or_b32_e32 v0, 6, v252
	v_mad_i64_i32 v[0:1], s[56:57], v0, s86, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, v244, v0
	v_addc_u32_e32 v1, vcc, v78, v1, vcc
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_100
; %bb.99:                               ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v35, vcc, 16, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	v_add_u32_e32 v39, vcc, 32, v0
	v_addc_u32_e32 v40, vcc, 0, v1, vcc
	v_add_u32_e32 v43, vcc, 48, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	flat_load_dwordx4 v[35:38], v[35:36]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[0:1]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v10, s71, v38
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v18, s31, v46
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s43, v50
	v_mac_f32_e32 v5, s42, v49
	v_mac_f32_e32 v4, s45, v48
	v_mac_f32_e32 v3, s36, v47
	v_mac_f32_e32 v17, s30, v45
	v_mac_f32_e32 v16, s29, v44
	v_mac_f32_e32 v15, s28, v43
	v_mac_f32_e32 v14, s75, v42
	v_mac_f32_e32 v13, s74, v41
	v_mac_f32_e32 v12, s73, v40
	v_mac_f32_e32 v11, s72, v39
	v_mac_f32_e32 v9, s70, v37
	v_mac_f32_e32 v8, s69, v36
	v_mac_f32_e32 v7, s48, v35
.LBB1_100:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v35, vcc, 48, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	flat_store_dwordx4 v[35:36], v[15:18]
	s_mov_b32 s52, 0x212000
	v_add_u32_e32 v15, vcc, 32, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 152
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v18, s27, v98
	.loc	0 154
	v_add_u32_e32 v11, vcc, 16, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[0:1], v[3:6]
	buffer_load_dword v51, off, s[0:3], s52 ; 4-byte Folded Reload
	buffer_load_dword v52, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v53, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v54, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v55, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v56, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v57, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v58, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v59, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v60, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v61, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v62, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v63, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v64, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v65, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v66, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	.loc	0 152
	v_mul_f32_e32 v17, s26, v97
	v_mul_f32_e32 v16, s25, v96
	v_mul_f32_e32 v15, s24, v95
	v_mul_f32_e32 v14, s47, v94
	v_mul_f32_e32 v13, s50, v93
	v_mul_f32_e32 v12, s49, v92
	v_mul_f32_e32 v11, s68, v91
	v_mul_f32_e32 v10, s51, v90
	v_mul_f32_e32 v9, s46, v89
	v_mul_f32_e32 v8, s41, v88
	v_mul_f32_e32 v7, s44, v87
	v_mul_f32_e32 v6, s39, v86
	v_mul_f32_e32 v5, s38, v85
	v_mul_f32_e32 v4, s37, v84
	v_mul_f32_e32 v3, s40, v83
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_102
; %bb.101:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v35, vcc, 64, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	v_add_u32_e32 v39, vcc, 0x50, v0
	v_addc_u32_e32 v40, vcc, 0, v1, vcc
	v_add_u32_e32 v43, vcc, 0x60, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v47, vcc, 0x70, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	flat_load_dwordx4 v[35:38], v[35:36]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s43, v38
	v_mac_f32_e32 v5, s42, v37
	v_mac_f32_e32 v4, s45, v36
	v_mac_f32_e32 v3, s36, v35
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s71, v42
	v_mac_f32_e32 v9, s70, v41
	v_mac_f32_e32 v8, s69, v40
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s75, v46
	v_mac_f32_e32 v13, s74, v45
	v_mac_f32_e32 v12, s73, v44
	v_mac_f32_e32 v11, s72, v43
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s31, v50
	v_mac_f32_e32 v17, s30, v49
	v_mac_f32_e32 v16, s29, v48
	v_mac_f32_e32 v15, s28, v47
	v_mac_f32_e32 v7, s48, v39
.LBB1_102:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v35, vcc, 64, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	v_add_u32_e32 v37, vcc, 0x70, v0
	v_addc_u32_e32 v38, vcc, 0, v1, vcc
	flat_store_dwordx4 v[37:38], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0x60, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	flat_store_dwordx4 v[0:1], v[7:10]
	flat_store_dwordx4 v[35:36], v[3:6]
	.loc	0 149
	v_or_b32_e32 v0, 7, v252
	v_mad_i64_i32 v[0:1], s[56:57], v0, s86, 0
	.loc	0 152
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v18, s27, v34
	v_mul_f32_e32 v17, s26, v33
	.loc	0 149
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 152
	v_mul_f32_e32 v16, s25, v32
	.loc	0 149
	v_add_u32_e32 v0, vcc, v244, v0
	v_addc_u32_e32 v1, vcc, v78, v1, vcc
	.loc	0 152
	v_mul_f32_e32 v15, s24, v31
	v_mul_f32_e32 v14, s47, v30
	v_mul_f32_e32 v13, s50, v29
	v_mul_f32_e32 v12, s49, v28
	v_mul_f32_e32 v11, s68, v27
	v_mul_f32_e32 v10, s51, v26
	v_mul_f32_e32 v9, s46, v25
	v_mul_f32_e32 v8, s41, v24
	v_mul_f32_e32 v7, s44, v23
	v_mul_f32_e32 v6, s39, v22
	v_mul_f32_e32 v5, s38, v21
	v_mul_f32_e32 v4, s37, v20
	v_mul_f32_e32 v3, s40, v19
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_104
; %bb.103:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v19, vcc, 16, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v23, vcc, 32, v0
	v_addc_u32_e32 v24, vcc, 0, v1, vcc
	v_add_u32_e32 v27, vcc, 48, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[0:1]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v10, s71, v22
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v18, s31, v30
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s43, v34
	v_mac_f32_e32 v5, s42, v33
	v_mac_f32_e32 v4, s45, v32
	v_mac_f32_e32 v3, s36, v31
	v_mac_f32_e32 v17, s30, v29
	v_mac_f32_e32 v16, s29, v28
	v_mac_f32_e32 v15, s28, v27
	v_mac_f32_e32 v14, s75, v26
	v_mac_f32_e32 v13, s74, v25
	v_mac_f32_e32 v12, s73, v24
	v_mac_f32_e32 v11, s72, v23
	v_mac_f32_e32 v9, s70, v21
	v_mac_f32_e32 v8, s69, v20
	v_mac_f32_e32 v7, s48, v19
.LBB1_104:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v19, vcc, 48, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	flat_store_dwordx4 v[19:20], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 32, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 152
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v18, s27, v66
	.loc	0 154
	v_add_u32_e32 v11, vcc, 16, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[0:1], v[3:6]
	.loc	0 152
	v_mul_f32_e32 v17, s26, v65
	v_mul_f32_e32 v16, s25, v64
	v_mul_f32_e32 v15, s24, v63
	v_mul_f32_e32 v14, s47, v62
	v_mul_f32_e32 v13, s50, v61
	v_mul_f32_e32 v12, s49, v60
	v_mul_f32_e32 v11, s68, v59
	v_mul_f32_e32 v10, s51, v58
	v_mul_f32_e32 v9, s46, v57
	v_mul_f32_e32 v8, s41, v56
	v_mul_f32_e32 v7, s44, v55
	v_mul_f32_e32 v6, s39, v54
	v_mul_f32_e32 v5, s38, v53
	v_mul_f32_e32 v4, s37, v52
	v_mul_f32_e32 v3, s40, v51
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_106
; %bb.105:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v19, vcc, 64, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v23, vcc, 0x50, v0
	v_addc_u32_e32 v24, vcc, 0, v1, vcc
	v_add_u32_e32 v27, vcc, 0x60, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	v_add_u32_e32 v31, vcc, 0x70, v0
	v_addc_u32_e32 v32, vcc, 0, v1, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[31:32]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s43, v22
	v_mac_f32_e32 v5, s42, v21
	v_mac_f32_e32 v4, s45, v20
	v_mac_f32_e32 v3, s36, v19
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s71, v26
	v_mac_f32_e32 v9, s70, v25
	v_mac_f32_e32 v8, s69, v24
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s75, v30
	v_mac_f32_e32 v13, s74, v29
	v_mac_f32_e32 v12, s73, v28
	v_mac_f32_e32 v11, s72, v27
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s31, v34
	v_mac_f32_e32 v17, s30, v33
	v_mac_f32_e32 v16, s29, v32
	v_mac_f32_e32 v15, s28, v31
	v_mac_f32_e32 v7, s48, v23
.LBB1_106:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v19, vcc, 64, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v21, vcc, 0x70, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0x60, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0x50, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	flat_store_dwordx4 v[0:1], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
.LBB1_107:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 146
	s_andn2_saveexec_b64 s[20:21], s[54:55]
	s_cbranch_execz .LBB1_173
; %bb.108:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 160
	v_cmp_gt_i32_e32 vcc, s76, v252
	s_and_saveexec_b64 s[54:55], vcc
	s_cbranch_execz .LBB1_172
; %bb.109:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s52, 0x208000
	buffer_load_dword v3, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	.loc	0 165
	v_mov_b32_e32 v19, 0x8040
	v_mov_b32_e32 v28, 0x8040
	v_mov_b32_e32 v27, 0x8040
	v_mov_b32_e32 v26, 0x8040
	v_mov_b32_e32 v25, 0x8040
	v_mov_b32_e32 v24, 0x8040
	v_mov_b32_e32 v23, 0x8040
	v_mov_b32_e32 v22, 0x8040
	v_mov_b32_e32 v1, 0x8040
	v_mov_b32_e32 v0, 0x8040
	v_mov_b32_e32 v21, 0x8040
	v_mov_b32_e32 v20, 0x8040
	s_mov_b32 s52, 0x205000
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v16, 0x8040
	v_mov_b32_e32 v19, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:48
	buffer_store_dword v14, v28, s[0:3], 0 offen offset:44
	buffer_store_dword v13, v27, s[0:3], 0 offen offset:40
	buffer_store_dword v12, v26, s[0:3], 0 offen offset:36
	buffer_store_dword v11, v25, s[0:3], 0 offen offset:32
	buffer_store_dword v10, v24, s[0:3], 0 offen offset:28
	buffer_store_dword v9, v23, s[0:3], 0 offen offset:24
	buffer_store_dword v8, v22, s[0:3], 0 offen offset:20
	buffer_store_dword v7, v1, s[0:3], 0 offen offset:16
	buffer_store_dword v6, v0, s[0:3], 0 offen offset:12
	buffer_store_dword v5, v21, s[0:3], 0 offen offset:8
	buffer_store_dword v4, v20, s[0:3], 0 offen offset:4
	buffer_store_dword v3, v19, s[0:3], 0 offen
	buffer_load_dword v3, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	v_mov_b32_e32 v0, 0x8040
	v_mov_b32_e32 v1, 0x8040
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v0, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v16, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:112
	v_mov_b32_e32 v15, 0x8040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:108
	v_mov_b32_e32 v14, 0x8040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:104
	v_mov_b32_e32 v13, 0x8040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:100
	v_mov_b32_e32 v12, 0x8040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:96
	v_mov_b32_e32 v11, 0x8040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:92
	v_mov_b32_e32 v10, 0x8040
	buffer_store_dword v9, v10, s[0:3], 0 offen offset:88
	v_mov_b32_e32 v9, 0x8040
	buffer_store_dword v8, v9, s[0:3], 0 offen offset:84
	v_mov_b32_e32 v8, 0x8040
	buffer_store_dword v7, v8, s[0:3], 0 offen offset:80
	v_mov_b32_e32 v7, 0x8040
	buffer_store_dword v18, v1, s[0:3], 0 offen offset:124
	buffer_store_dword v6, v7, s[0:3], 0 offen offset:76
	v_mov_b32_e32 v6, 0x8040
	v_mov_b32_e32 v1, 0x8040
	v_mov_b32_e32 v0, 0x8040
	buffer_store_dword v5, v6, s[0:3], 0 offen offset:72
	buffer_store_dword v4, v1, s[0:3], 0 offen offset:68
	buffer_store_dword v3, v0, s[0:3], 0 offen offset:64
	.loc	0 166
	s_mov_b64 s[56:57], exec
	v_readlane_b32 s58, v2, 20
	v_readlane_b32 s59, v2, 21
	s_and_b64 s[58:59], s[56:57], s[58:59]
	s_mov_b64 exec, s[58:59]
	s_cbranch_execz .LBB1_116
; %bb.110:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 161
	v_mad_i64_i32 v[0:1], s[58:59], v252, s86, 0
	s_mov_b32 s52, 0x214d00
	v_readlane_b32 s60, v2, 8
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_readlane_b32 s61, v2, 9
	v_add_u32_e32 v3, vcc, v244, v0
	v_addc_u32_e32 v4, vcc, v78, v1, vcc
	buffer_load_dword v0, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v1, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	v_mul_lo_u32 v5, s61, v82
	v_ashrrev_i32_e32 v6, 31, v82
	v_mul_lo_u32 v6, s60, v6
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[58:59], s60, v82, v[0:1]
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[60:61], 0
	v_add_u32_e32 v1, vcc, v5, v1
	v_add_u32_e32 v1, vcc, v6, v1
	v_mov_b32_e32 v5, 0x8040
	s_branch .LBB1_112
.LBB1_111:                              ;   in Loop: Header=BB1_112 Depth=4
	.loc	0 167
	s_lshl_b64 s[62:63], s[62:63], 2
	v_mov_b32_e32 v8, s63
	v_add_u32_e32 v7, vcc, s62, v3
	v_addc_u32_e32 v8, vcc, v4, v8, vcc
	.loc	0 166
	v_add_u32_e32 v0, vcc, 4, v0
	s_add_u32 s60, s60, 1
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_addc_u32 s61, s61, 0
	v_cmp_eq_u32_e32 vcc, s60, v77
	s_or_b64 s[58:59], vcc, s[58:59]
	v_add_u32_e32 v5, vcc, 4, v5
	.loc	0 167
	flat_store_dword v[7:8], v6
	.loc	0 166
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB1_116
.LBB1_112:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 167
	s_and_b64 vcc, exec, s[90:91]
	s_cbranch_vccz .LBB1_114
; %bb.113:                              ;   in Loop: Header=BB1_112 Depth=4
	flat_load_dword v6, v[0:1]
	buffer_load_dword v7, v5, s[0:3], 0 offen
	s_mov_b32 s52, s60
	s_mov_b64 s[64:65], 0
	s_mov_b64 s[62:63], s[52:53]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v6, s36, v6
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s79, v7
	s_cbranch_execnz .LBB1_111
	s_branch .LBB1_115
.LBB1_114:                              ;   in Loop: Header=BB1_112 Depth=4
	.loc	0 0
	s_mov_b64 s[64:65], -1
.LBB1_115:                              ;   in Loop: Header=BB1_112 Depth=4
	.loc	0 167
	buffer_load_dword v6, v5, s[0:3], 0 offen
	s_mov_b64 s[62:63], s[60:61]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s79, v6
	s_branch .LBB1_111
.LBB1_116:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[56:57]
	.loc	0 160
	v_or_b32_e32 v0, 1, v252
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_172
; %bb.117:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s52, 0x209000
	buffer_load_dword v3, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	.loc	0 165
	v_mov_b32_e32 v20, 0x8040
	v_mov_b32_e32 v29, 0x8040
	v_mov_b32_e32 v28, 0x8040
	v_mov_b32_e32 v27, 0x8040
	v_mov_b32_e32 v26, 0x8040
	v_mov_b32_e32 v25, 0x8040
	v_mov_b32_e32 v24, 0x8040
	v_mov_b32_e32 v23, 0x8040
	v_mov_b32_e32 v19, 0x8040
	v_mov_b32_e32 v1, 0x8040
	v_mov_b32_e32 v22, 0x8040
	v_mov_b32_e32 v21, 0x8040
	s_mov_b32 s52, 0x206000
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v16, 0x8040
	v_mov_b32_e32 v20, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:48
	buffer_store_dword v14, v29, s[0:3], 0 offen offset:44
	buffer_store_dword v13, v28, s[0:3], 0 offen offset:40
	buffer_store_dword v12, v27, s[0:3], 0 offen offset:36
	buffer_store_dword v11, v26, s[0:3], 0 offen offset:32
	buffer_store_dword v10, v25, s[0:3], 0 offen offset:28
	buffer_store_dword v9, v24, s[0:3], 0 offen offset:24
	buffer_store_dword v8, v23, s[0:3], 0 offen offset:20
	buffer_store_dword v7, v19, s[0:3], 0 offen offset:16
	buffer_store_dword v6, v1, s[0:3], 0 offen offset:12
	buffer_store_dword v5, v22, s[0:3], 0 offen offset:8
	buffer_store_dword v4, v21, s[0:3], 0 offen offset:4
	buffer_store_dword v3, v20, s[0:3], 0 offen
	buffer_load_dword v3, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	v_mov_b32_e32 v1, 0x8040
	v_mov_b32_e32 v19, 0x8040
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v1, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v16, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:112
	v_mov_b32_e32 v15, 0x8040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:108
	v_mov_b32_e32 v14, 0x8040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:104
	v_mov_b32_e32 v13, 0x8040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:100
	v_mov_b32_e32 v12, 0x8040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:96
	v_mov_b32_e32 v11, 0x8040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:92
	v_mov_b32_e32 v10, 0x8040
	buffer_store_dword v9, v10, s[0:3], 0 offen offset:88
	v_mov_b32_e32 v9, 0x8040
	buffer_store_dword v8, v9, s[0:3], 0 offen offset:84
	v_mov_b32_e32 v8, 0x8040
	buffer_store_dword v7, v8, s[0:3], 0 offen offset:80
	v_mov_b32_e32 v7, 0x8040
	buffer_store_dword v6, v7, s[0:3], 0 offen offset:76
	v_mov_b32_e32 v6, 0x8040
	buffer_store_dword v5, v6, s[0:3], 0 offen offset:72
	v_mov_b32_e32 v5, 0x8040
	v_mov_b32_e32 v1, 0x8040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:124
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:68
	buffer_store_dword v3, v1, s[0:3], 0 offen offset:64
	.loc	0 166
	s_mov_b64 s[56:57], exec
	v_readlane_b32 s58, v2, 20
	v_readlane_b32 s59, v2, 21
	s_and_b64 s[58:59], s[56:57], s[58:59]
	s_mov_b64 exec, s[58:59]
	s_cbranch_execz .LBB1_124
; %bb.118:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 161
	v_mad_i64_i32 v[0:1], s[58:59], v0, s86, 0
	s_mov_b32 s52, 0x214d00
	v_readlane_b32 s60, v2, 8
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_readlane_b32 s61, v2, 9
	v_add_u32_e32 v3, vcc, v244, v0
	v_addc_u32_e32 v4, vcc, v78, v1, vcc
	buffer_load_dword v0, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v1, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	v_mul_lo_u32 v5, s61, v81
	v_ashrrev_i32_e32 v6, 31, v81
	v_mul_lo_u32 v6, s60, v6
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[58:59], s60, v81, v[0:1]
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[60:61], 0
	v_add_u32_e32 v1, vcc, v5, v1
	v_add_u32_e32 v1, vcc, v6, v1
	v_mov_b32_e32 v5, 0x8040
	s_branch .LBB1_120
.LBB1_119:                              ;   in Loop: Header=BB1_120 Depth=4
	.loc	0 167
	s_lshl_b64 s[62:63], s[62:63], 2
	v_mov_b32_e32 v8, s63
	v_add_u32_e32 v7, vcc, s62, v3
	v_addc_u32_e32 v8, vcc, v4, v8, vcc
	.loc	0 166
	s_add_u32 s60, s60, 1
	v_add_u32_e32 v5, vcc, 4, v5
	s_addc_u32 s61, s61, 0
	v_cmp_eq_u32_e32 vcc, s60, v77
	s_or_b64 s[58:59], vcc, s[58:59]
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 167
	flat_store_dword v[7:8], v6
	.loc	0 166
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB1_124
.LBB1_120:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 167
	s_andn2_b64 vcc, exec, s[90:91]
	s_cbranch_vccnz .LBB1_122
; %bb.121:                              ;   in Loop: Header=BB1_120 Depth=4
	flat_load_dword v6, v[0:1]
	buffer_load_dword v7, v5, s[0:3], 0 offen
	s_mov_b32 s52, s60
	s_mov_b64 s[64:65], 0
	s_mov_b64 s[62:63], s[52:53]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v6, s36, v6
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s79, v7
	s_cbranch_execnz .LBB1_119
	s_branch .LBB1_123
.LBB1_122:                              ;   in Loop: Header=BB1_120 Depth=4
	.loc	0 0
	s_mov_b64 s[64:65], -1
.LBB1_123:                              ;   in Loop: Header=BB1_120 Depth=4
	.loc	0 167
	buffer_load_dword v6, v5, s[0:3], 0 offen
	s_mov_b64 s[62:63], s[60:61]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s79, v6
	s_branch .LBB1_119
.LBB1_124:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[56:57]
	.loc	0 160
	v_or_b32_e32 v0, 2, v252
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_172
; %bb.125:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s52, 0x20a000
	buffer_load_dword v3, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	.loc	0 165
	v_mov_b32_e32 v20, 0x8040
	v_mov_b32_e32 v29, 0x8040
	v_mov_b32_e32 v28, 0x8040
	v_mov_b32_e32 v27, 0x8040
	v_mov_b32_e32 v26, 0x8040
	v_mov_b32_e32 v25, 0x8040
	v_mov_b32_e32 v24, 0x8040
	v_mov_b32_e32 v23, 0x8040
	v_mov_b32_e32 v19, 0x8040
	v_mov_b32_e32 v1, 0x8040
	v_mov_b32_e32 v22, 0x8040
	v_mov_b32_e32 v21, 0x8040
	s_mov_b32 s52, 0x207000
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v16, 0x8040
	v_mov_b32_e32 v20, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:48
	buffer_store_dword v14, v29, s[0:3], 0 offen offset:44
	buffer_store_dword v13, v28, s[0:3], 0 offen offset:40
	buffer_store_dword v12, v27, s[0:3], 0 offen offset:36
	buffer_store_dword v11, v26, s[0:3], 0 offen offset:32
	buffer_store_dword v10, v25, s[0:3], 0 offen offset:28
	buffer_store_dword v9, v24, s[0:3], 0 offen offset:24
	buffer_store_dword v8, v23, s[0:3], 0 offen offset:20
	buffer_store_dword v7, v19, s[0:3], 0 offen offset:16
	buffer_store_dword v6, v1, s[0:3], 0 offen offset:12
	buffer_store_dword v5, v22, s[0:3], 0 offen offset:8
	buffer_store_dword v4, v21, s[0:3], 0 offen offset:4
	buffer_store_dword v3, v20, s[0:3], 0 offen
	buffer_load_dword v3, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	v_mov_b32_e32 v1, 0x8040
	v_mov_b32_e32 v19, 0x8040
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v1, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v16, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:112
	v_mov_b32_e32 v15, 0x8040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:108
	v_mov_b32_e32 v14, 0x8040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:104
	v_mov_b32_e32 v13, 0x8040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:100
	v_mov_b32_e32 v12, 0x8040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:96
	v_mov_b32_e32 v11, 0x8040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:92
	v_mov_b32_e32 v10, 0x8040
	buffer_store_dword v9, v10, s[0:3], 0 offen offset:88
	v_mov_b32_e32 v9, 0x8040
	buffer_store_dword v8, v9, s[0:3], 0 offen offset:84
	v_mov_b32_e32 v8, 0x8040
	buffer_store_dword v7, v8, s[0:3], 0 offen offset:80
	v_mov_b32_e32 v7, 0x8040
	buffer_store_dword v6, v7, s[0:3], 0 offen offset:76
	v_mov_b32_e32 v6, 0x8040
	buffer_store_dword v5, v6, s[0:3], 0 offen offset:72
	v_mov_b32_e32 v5, 0x8040
	v_mov_b32_e32 v1, 0x8040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:124
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:68
	buffer_store_dword v3, v1, s[0:3], 0 offen offset:64
	.loc	0 166
	s_mov_b64 s[56:57], exec
	v_readlane_b32 s58, v2, 20
	v_readlane_b32 s59, v2, 21
	s_and_b64 s[58:59], s[56:57], s[58:59]
	s_mov_b64 exec, s[58:59]
	s_cbranch_execz .LBB1_132
; %bb.126:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 161
	v_mad_i64_i32 v[0:1], s[58:59], v0, s86, 0
	s_mov_b32 s52, 0x214d00
	v_readlane_b32 s60, v2, 8
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_readlane_b32 s61, v2, 9
	v_add_u32_e32 v3, vcc, v244, v0
	v_addc_u32_e32 v4, vcc, v78, v1, vcc
	buffer_load_dword v0, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v1, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	v_mul_lo_u32 v5, s61, v254
	v_ashrrev_i32_e32 v6, 31, v254
	v_mul_lo_u32 v6, s60, v6
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[58:59], s60, v254, v[0:1]
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[60:61], 0
	v_add_u32_e32 v1, vcc, v5, v1
	v_add_u32_e32 v1, vcc, v6, v1
	v_mov_b32_e32 v5, 0x8040
	s_branch .LBB1_128
.LBB1_127:                              ;   in Loop: Header=BB1_128 Depth=4
	.loc	0 167
	s_lshl_b64 s[62:63], s[62:63], 2
	v_mov_b32_e32 v8, s63
	v_add_u32_e32 v7, vcc, s62, v3
	v_addc_u32_e32 v8, vcc, v4, v8, vcc
	.loc	0 166
	s_add_u32 s60, s60, 1
	v_add_u32_e32 v5, vcc, 4, v5
	s_addc_u32 s61, s61, 0
	v_cmp_eq_u32_e32 vcc, s60, v77
	s_or_b64 s[58:59], vcc, s[58:59]
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 167
	flat_store_dword v[7:8], v6
	.loc	0 166
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB1_132
.LBB1_128:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 167
	s_andn2_b64 vcc, exec, s[90:91]
	s_cbranch_vccnz .LBB1_130
; %bb.129:                              ;   in Loop: Header=BB1_128 Depth=4
	flat_load_dword v6, v[0:1]
	buffer_load_dword v7, v5, s[0:3], 0 offen
	s_mov_b32 s52, s60
	s_mov_b64 s[64:65], 0
	s_mov_b64 s[62:63], s[52:53]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v6, s36, v6
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s79, v7
	s_cbranch_execnz .LBB1_127
	s_branch .LBB1_131
.LBB1_130:                              ;   in Loop: Header=BB1_128 Depth=4
	.loc	0 0
	s_mov_b64 s[64:65], -1
.LBB1_131:                              ;   in Loop: Header=BB1_128 Depth=4
	.loc	0 167
	buffer_load_dword v6, v5, s[0:3], 0 offen
	s_mov_b64 s[62:63], s[60:61]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s79, v6
	s_branch .LBB1_127
.LBB1_132:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[56:57]
	.loc	0 160
	v_or_b32_e32 v0, 3, v252
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_172
; %bb.133:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s52, 0x203000
	buffer_load_dword v3, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	.loc	0 165
	v_mov_b32_e32 v20, 0x8040
	v_mov_b32_e32 v29, 0x8040
	v_mov_b32_e32 v28, 0x8040
	v_mov_b32_e32 v27, 0x8040
	v_mov_b32_e32 v26, 0x8040
	v_mov_b32_e32 v25, 0x8040
	v_mov_b32_e32 v24, 0x8040
	v_mov_b32_e32 v23, 0x8040
	v_mov_b32_e32 v19, 0x8040
	v_mov_b32_e32 v1, 0x8040
	v_mov_b32_e32 v22, 0x8040
	v_mov_b32_e32 v21, 0x8040
	s_mov_b32 s52, 0x20e000
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v16, 0x8040
	v_mov_b32_e32 v20, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:48
	buffer_store_dword v14, v29, s[0:3], 0 offen offset:44
	buffer_store_dword v13, v28, s[0:3], 0 offen offset:40
	buffer_store_dword v12, v27, s[0:3], 0 offen offset:36
	buffer_store_dword v11, v26, s[0:3], 0 offen offset:32
	buffer_store_dword v10, v25, s[0:3], 0 offen offset:28
	buffer_store_dword v9, v24, s[0:3], 0 offen offset:24
	buffer_store_dword v8, v23, s[0:3], 0 offen offset:20
	buffer_store_dword v7, v19, s[0:3], 0 offen offset:16
	buffer_store_dword v6, v1, s[0:3], 0 offen offset:12
	buffer_store_dword v5, v22, s[0:3], 0 offen offset:8
	buffer_store_dword v4, v21, s[0:3], 0 offen offset:4
	buffer_store_dword v3, v20, s[0:3], 0 offen
	buffer_load_dword v3, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	v_mov_b32_e32 v1, 0x8040
	v_mov_b32_e32 v19, 0x8040
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v1, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v16, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:112
	v_mov_b32_e32 v15, 0x8040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:108
	v_mov_b32_e32 v14, 0x8040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:104
	v_mov_b32_e32 v13, 0x8040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:100
	v_mov_b32_e32 v12, 0x8040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:96
	v_mov_b32_e32 v11, 0x8040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:92
	v_mov_b32_e32 v10, 0x8040
	buffer_store_dword v9, v10, s[0:3], 0 offen offset:88
	v_mov_b32_e32 v9, 0x8040
	buffer_store_dword v8, v9, s[0:3], 0 offen offset:84
	v_mov_b32_e32 v8, 0x8040
	buffer_store_dword v7, v8, s[0:3], 0 offen offset:80
	v_mov_b32_e32 v7, 0x8040
	buffer_store_dword v6, v7, s[0:3], 0 offen offset:76
	v_mov_b32_e32 v6, 0x8040
	buffer_store_dword v5, v6, s[0:3], 0 offen offset:72
	v_mov_b32_e32 v5, 0x8040
	v_mov_b32_e32 v1, 0x8040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:124
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:68
	buffer_store_dword v3, v1, s[0:3], 0 offen offset:64
	.loc	0 166
	s_mov_b64 s[56:57], exec
	v_readlane_b32 s58, v2, 20
	v_readlane_b32 s59, v2, 21
	s_and_b64 s[58:59], s[56:57], s[58:59]
	s_mov_b64 exec, s[58:59]
	s_cbranch_execz .LBB1_140
; %bb.134:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 161
	v_mad_i64_i32 v[0:1], s[58:59], v0, s86, 0
	s_mov_b32 s52, 0x214d00
	v_readlane_b32 s60, v2, 8
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_readlane_b32 s61, v2, 9
	v_add_u32_e32 v3, vcc, v244, v0
	v_addc_u32_e32 v4, vcc, v78, v1, vcc
	buffer_load_dword v0, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v1, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	v_mul_lo_u32 v5, s61, v250
	v_ashrrev_i32_e32 v6, 31, v250
	v_mul_lo_u32 v6, s60, v6
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[58:59], s60, v250, v[0:1]
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[60:61], 0
	v_add_u32_e32 v1, vcc, v5, v1
	v_add_u32_e32 v1, vcc, v6, v1
	v_mov_b32_e32 v5, 0x8040
	s_branch .LBB1_136
.LBB1_135:                              ;   in Loop: Header=BB1_136 Depth=4
	.loc	0 167
	s_lshl_b64 s[62:63], s[62:63], 2
	v_mov_b32_e32 v8, s63
	v_add_u32_e32 v7, vcc, s62, v3
	v_addc_u32_e32 v8, vcc, v4, v8, vcc
	.loc	0 166
	s_add_u32 s60, s60, 1
	v_add_u32_e32 v5, vcc, 4, v5
	s_addc_u32 s61, s61, 0
	v_cmp_eq_u32_e32 vcc, s60, v77
	s_or_b64 s[58:59], vcc, s[58:59]
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 167
	flat_store_dword v[7:8], v6
	.loc	0 166
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB1_140
.LBB1_136:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 167
	s_andn2_b64 vcc, exec, s[90:91]
	s_cbranch_vccnz .LBB1_138
; %bb.137:                              ;   in Loop: Header=BB1_136 Depth=4
	flat_load_dword v6, v[0:1]
	buffer_load_dword v7, v5, s[0:3], 0 offen
	s_mov_b32 s52, s60
	s_mov_b64 s[64:65], 0
	s_mov_b64 s[62:63], s[52:53]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v6, s36, v6
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s79, v7
	s_cbranch_execnz .LBB1_135
	s_branch .LBB1_139
.LBB1_138:                              ;   in Loop: Header=BB1_136 Depth=4
	.loc	0 0
	s_mov_b64 s[64:65], -1
.LBB1_139:                              ;   in Loop: Header=BB1_136 Depth=4
	.loc	0 167
	buffer_load_dword v6, v5, s[0:3], 0 offen
	s_mov_b64 s[62:63], s[60:61]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s79, v6
	s_branch .LBB1_135
.LBB1_140:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[56:57]
	.loc	0 160
	v_or_b32_e32 v0, 4, v252
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_172
; %bb.141:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s52, 0x20b000
	buffer_load_dword v3, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	.loc	0 165
	v_mov_b32_e32 v20, 0x8040
	v_mov_b32_e32 v29, 0x8040
	v_mov_b32_e32 v28, 0x8040
	v_mov_b32_e32 v27, 0x8040
	v_mov_b32_e32 v26, 0x8040
	v_mov_b32_e32 v25, 0x8040
	v_mov_b32_e32 v24, 0x8040
	v_mov_b32_e32 v23, 0x8040
	v_mov_b32_e32 v19, 0x8040
	v_mov_b32_e32 v1, 0x8040
	v_mov_b32_e32 v22, 0x8040
	v_mov_b32_e32 v21, 0x8040
	s_mov_b32 s52, 0x20f000
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v16, 0x8040
	v_mov_b32_e32 v20, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:48
	buffer_store_dword v14, v29, s[0:3], 0 offen offset:44
	buffer_store_dword v13, v28, s[0:3], 0 offen offset:40
	buffer_store_dword v12, v27, s[0:3], 0 offen offset:36
	buffer_store_dword v11, v26, s[0:3], 0 offen offset:32
	buffer_store_dword v10, v25, s[0:3], 0 offen offset:28
	buffer_store_dword v9, v24, s[0:3], 0 offen offset:24
	buffer_store_dword v8, v23, s[0:3], 0 offen offset:20
	buffer_store_dword v7, v19, s[0:3], 0 offen offset:16
	buffer_store_dword v6, v1, s[0:3], 0 offen offset:12
	buffer_store_dword v5, v22, s[0:3], 0 offen offset:8
	buffer_store_dword v4, v21, s[0:3], 0 offen offset:4
	buffer_store_dword v3, v20, s[0:3], 0 offen
	buffer_load_dword v3, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	v_mov_b32_e32 v1, 0x8040
	v_mov_b32_e32 v19, 0x8040
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v1, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v16, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:112
	v_mov_b32_e32 v15, 0x8040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:108
	v_mov_b32_e32 v14, 0x8040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:104
	v_mov_b32_e32 v13, 0x8040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:100
	v_mov_b32_e32 v12, 0x8040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:96
	v_mov_b32_e32 v11, 0x8040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:92
	v_mov_b32_e32 v10, 0x8040
	buffer_store_dword v9, v10, s[0:3], 0 offen offset:88
	v_mov_b32_e32 v9, 0x8040
	buffer_store_dword v8, v9, s[0:3], 0 offen offset:84
	v_mov_b32_e32 v8, 0x8040
	buffer_store_dword v7, v8, s[0:3], 0 offen offset:80
	v_mov_b32_e32 v7, 0x8040
	buffer_store_dword v6, v7, s[0:3], 0 offen offset:76
	v_mov_b32_e32 v6, 0x8040
	buffer_store_dword v5, v6, s[0:3], 0 offen offset:72
	v_mov_b32_e32 v5, 0x8040
	v_mov_b32_e32 v1, 0x8040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:124
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:68
	buffer_store_dword v3, v1, s[0:3], 0 offen offset:64
	.loc	0 166
	s_mov_b64 s[56:57], exec
	v_readlane_b32 s58, v2, 20
	v_readlane_b32 s59, v2, 21
	s_and_b64 s[58:59], s[56:57], s[58:59]
	s_mov_b64 exec, s[58:59]
	s_cbranch_execz .LBB1_148
; %bb.142:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 161
	v_mad_i64_i32 v[0:1], s[58:59], v0, s86, 0
	s_mov_b32 s52, 0x214d00
	v_readlane_b32 s60, v2, 8
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_readlane_b32 s61, v2, 9
	v_add_u32_e32 v3, vcc, v244, v0
	v_addc_u32_e32 v4, vcc, v78, v1, vcc
	buffer_load_dword v0, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v1, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	v_mul_lo_u32 v5, s61, v248
	v_ashrrev_i32_e32 v6, 31, v248
	v_mul_lo_u32 v6, s60, v6
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[58:59], s60, v248, v[0:1]
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[60:61], 0
	v_add_u32_e32 v1, vcc, v5, v1
	v_add_u32_e32 v1, vcc, v6, v1
	v_mov_b32_e32 v5, 0x8040
	s_branch .LBB1_144
.LBB1_143:                              ;   in Loop: Header=BB1_144 Depth=4
	.loc	0 167
	s_lshl_b64 s[62:63], s[62:63], 2
	v_mov_b32_e32 v8, s63
	v_add_u32_e32 v7, vcc, s62, v3
	v_addc_u32_e32 v8, vcc, v4, v8, vcc
	.loc	0 166
	s_add_u32 s60, s60, 1
	v_add_u32_e32 v5, vcc, 4, v5
	s_addc_u32 s61, s61, 0
	v_cmp_eq_u32_e32 vcc, s60, v77
	s_or_b64 s[58:59], vcc, s[58:59]
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 167
	flat_store_dword v[7:8], v6
	.loc	0 166
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB1_148
.LBB1_144:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 167
	s_andn2_b64 vcc, exec, s[90:91]
	s_cbranch_vccnz .LBB1_146
; %bb.145:                              ;   in Loop: Header=BB1_144 Depth=4
	flat_load_dword v6, v[0:1]
	buffer_load_dword v7, v5, s[0:3], 0 offen
	s_mov_b32 s52, s60
	s_mov_b64 s[64:65], 0
	s_mov_b64 s[62:63], s[52:53]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v6, s36, v6
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s79, v7
	s_cbranch_execnz .LBB1_143
	s_branch .LBB1_147
.LBB1_146:                              ;   in Loop: Header=BB1_144 Depth=4
	.loc	0 0
	s_mov_b64 s[64:65], -1
.LBB1_147:                              ;   in Loop: Header=BB1_144 Depth=4
	.loc	0 167
	buffer_load_dword v6, v5, s[0:3], 0 offen
	s_mov_b64 s[62:63], s[60:61]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s79, v6
	s_branch .LBB1_143
.LBB1_148:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[56:57]
	.loc	0 160
	v_or_b32_e32 v0, 5, v252
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_172
; %bb.149:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s52, 0x204000
	buffer_load_dword v3, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	.loc	0 165
	v_mov_b32_e32 v20, 0x8040
	v_mov_b32_e32 v29, 0x8040
	v_mov_b32_e32 v28, 0x8040
	v_mov_b32_e32 v27, 0x8040
	v_mov_b32_e32 v26, 0x8040
	v_mov_b32_e32 v25, 0x8040
	v_mov_b32_e32 v24, 0x8040
	v_mov_b32_e32 v23, 0x8040
	v_mov_b32_e32 v19, 0x8040
	v_mov_b32_e32 v1, 0x8040
	v_mov_b32_e32 v22, 0x8040
	v_mov_b32_e32 v21, 0x8040
	s_mov_b32 s52, 0x210000
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v16, 0x8040
	v_mov_b32_e32 v20, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:48
	buffer_store_dword v14, v29, s[0:3], 0 offen offset:44
	buffer_store_dword v13, v28, s[0:3], 0 offen offset:40
	buffer_store_dword v12, v27, s[0:3], 0 offen offset:36
	buffer_store_dword v11, v26, s[0:3], 0 offen offset:32
	buffer_store_dword v10, v25, s[0:3], 0 offen offset:28
	buffer_store_dword v9, v24, s[0:3], 0 offen offset:24
	buffer_store_dword v8, v23, s[0:3], 0 offen offset:20
	buffer_store_dword v7, v19, s[0:3], 0 offen offset:16
	buffer_store_dword v6, v1, s[0:3], 0 offen offset:12
	buffer_store_dword v5, v22, s[0:3], 0 offen offset:8
	buffer_store_dword v4, v21, s[0:3], 0 offen offset:4
	buffer_store_dword v3, v20, s[0:3], 0 offen
	buffer_load_dword v3, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	v_mov_b32_e32 v1, 0x8040
	v_mov_b32_e32 v19, 0x8040
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v1, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v16, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:112
	v_mov_b32_e32 v15, 0x8040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:108
	v_mov_b32_e32 v14, 0x8040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:104
	v_mov_b32_e32 v13, 0x8040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:100
	v_mov_b32_e32 v12, 0x8040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:96
	v_mov_b32_e32 v11, 0x8040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:92
	v_mov_b32_e32 v10, 0x8040
	buffer_store_dword v9, v10, s[0:3], 0 offen offset:88
	v_mov_b32_e32 v9, 0x8040
	buffer_store_dword v8, v9, s[0:3], 0 offen offset:84
	v_mov_b32_e32 v8, 0x8040
	buffer_store_dword v7, v8, s[0:3], 0 offen offset:80
	v_mov_b32_e32 v7, 0x8040
	buffer_store_dword v6, v7, s[0:3], 0 offen offset:76
	v_mov_b32_e32 v6, 0x8040
	buffer_store_dword v5, v6, s[0:3], 0 offen offset:72
	v_mov_b32_e32 v5, 0x8040
	v_mov_b32_e32 v1, 0x8040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:124
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:68
	buffer_store_dword v3, v1, s[0:3], 0 offen offset:64
	.loc	0 166
	s_mov_b64 s[56:57], exec
	v_readlane_b32 s58, v2, 20
	v_readlane_b32 s59, v2, 21
	s_and_b64 s[58:59], s[56:57], s[58:59]
	s_mov_b64 exec, s[58:59]
	s_cbranch_execz .LBB1_156
; %bb.150:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 161
	v_mad_i64_i32 v[0:1], s[58:59], v0, s86, 0
	s_mov_b32 s52, 0x214d00
	v_readlane_b32 s60, v2, 8
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_readlane_b32 s61, v2, 9
	v_add_u32_e32 v3, vcc, v244, v0
	v_addc_u32_e32 v4, vcc, v78, v1, vcc
	buffer_load_dword v0, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v1, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	v_mul_lo_u32 v5, s61, v247
	v_ashrrev_i32_e32 v6, 31, v247
	v_mul_lo_u32 v6, s60, v6
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[58:59], s60, v247, v[0:1]
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[60:61], 0
	v_add_u32_e32 v1, vcc, v5, v1
	v_add_u32_e32 v1, vcc, v6, v1
	v_mov_b32_e32 v5, 0x8040
	s_branch .LBB1_152
.LBB1_151:                              ;   in Loop: Header=BB1_152 Depth=4
	.loc	0 167
	s_lshl_b64 s[62:63], s[62:63], 2
	v_mov_b32_e32 v8, s63
	v_add_u32_e32 v7, vcc, s62, v3
	v_addc_u32_e32 v8, vcc, v4, v8, vcc
	.loc	0 166
	s_add_u32 s60, s60, 1
	v_add_u32_e32 v5, vcc, 4, v5
	s_addc_u32 s61, s61, 0
	v_cmp_eq_u32_e32 vcc, s60, v77
	s_or_b64 s[58:59], vcc, s[58:59]
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 167
	flat_store_dword v[7:8], v6
	.loc	0 166
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB1_156
.LBB1_152:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 167
	s_andn2_b64 vcc, exec, s[90:91]
	s_cbranch_vccnz .LBB1_154
; %bb.153:                              ;   in Loop: Header=BB1_152 Depth=4
	flat_load_dword v6, v[0:1]
	buffer_load_dword v7, v5, s[0:3], 0 offen
	s_mov_b32 s52, s60
	s_mov_b64 s[64:65], 0
	s_mov_b64 s[62:63], s[52:53]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v6, s36, v6
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s79, v7
	s_cbranch_execnz .LBB1_151
	s_branch .LBB1_155
.LBB1_154:                              ;   in Loop: Header=BB1_152 Depth=4
	.loc	0 0
	s_mov_b64 s[64:65], -1
.LBB1_155:                              ;   in Loop: Header=BB1_152 Depth=4
	.loc	0 167
	buffer_load_dword v6, v5, s[0:3], 0 offen
	s_mov_b64 s[62:63], s[60:61]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s79, v6
	s_branch .LBB1_151
.LBB1_156:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[56:57]
	.loc	0 160
	v_or_b32_e32 v0, 6, v252
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_172
; %bb.157:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s52, 0x20c000
	buffer_load_dword v3, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	.loc	0 165
	v_mov_b32_e32 v20, 0x8040
	v_mov_b32_e32 v29, 0x8040
	v_mov_b32_e32 v28, 0x8040
	v_mov_b32_e32 v27, 0x8040
	v_mov_b32_e32 v26, 0x8040
	v_mov_b32_e32 v25, 0x8040
	v_mov_b32_e32 v24, 0x8040
	v_mov_b32_e32 v23, 0x8040
	v_mov_b32_e32 v19, 0x8040
	v_mov_b32_e32 v1, 0x8040
	v_mov_b32_e32 v22, 0x8040
	v_mov_b32_e32 v21, 0x8040
	s_mov_b32 s52, 0x211000
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v16, 0x8040
	v_mov_b32_e32 v20, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:48
	buffer_store_dword v14, v29, s[0:3], 0 offen offset:44
	buffer_store_dword v13, v28, s[0:3], 0 offen offset:40
	buffer_store_dword v12, v27, s[0:3], 0 offen offset:36
	buffer_store_dword v11, v26, s[0:3], 0 offen offset:32
	buffer_store_dword v10, v25, s[0:3], 0 offen offset:28
	buffer_store_dword v9, v24, s[0:3], 0 offen offset:24
	buffer_store_dword v8, v23, s[0:3], 0 offen offset:20
	buffer_store_dword v7, v19, s[0:3], 0 offen offset:16
	buffer_store_dword v6, v1, s[0:3], 0 offen offset:12
	buffer_store_dword v5, v22, s[0:3], 0 offen offset:8
	buffer_store_dword v4, v21, s[0:3], 0 offen offset:4
	buffer_store_dword v3, v20, s[0:3], 0 offen
	buffer_load_dword v3, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	v_mov_b32_e32 v1, 0x8040
	v_mov_b32_e32 v19, 0x8040
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v1, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v16, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:112
	v_mov_b32_e32 v15, 0x8040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:108
	v_mov_b32_e32 v14, 0x8040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:104
	v_mov_b32_e32 v13, 0x8040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:100
	v_mov_b32_e32 v12, 0x8040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:96
	v_mov_b32_e32 v11, 0x8040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:92
	v_mov_b32_e32 v10, 0x8040
	buffer_store_dword v9, v10, s[0:3], 0 offen offset:88
	v_mov_b32_e32 v9, 0x8040
	buffer_store_dword v8, v9, s[0:3], 0 offen offset:84
	v_mov_b32_e32 v8, 0x8040
	buffer_store_dword v7, v8, s[0:3], 0 offen offset:80
	v_mov_b32_e32 v7, 0x8040
	buffer_store_dword v6, v7, s[0:3], 0 offen offset:76
	v_mov_b32_e32 v6, 0x8040
	buffer_store_dword v5, v6, s[0:3], 0 offen offset:72
	v_mov_b32_e32 v5, 0x8040
	v_mov_b32_e32 v1, 0x8040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:124
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:68
	buffer_store_dword v3, v1, s[0:3], 0 offen offset:64
	.loc	0 166
	s_mov_b64 s[56:57], exec
	v_readlane_b32 s58, v2, 20
	v_readlane_b32 s59, v2, 21
	s_and_b64 s[58:59], s[56:57], s[58:59]
	s_mov_b64 exec, s[58:59]
	s_cbranch_execz .LBB1_164
; %bb.158:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 161
	v_mad_i64_i32 v[0:1], s[58:59], v0, s86, 0
	s_mov_b32 s52, 0x214d00
	v_readlane_b32 s60, v2, 8
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_readlane_b32 s61, v2, 9
	v_add_u32_e32 v3, vcc, v244, v0
	v_addc_u32_e32 v4, vcc, v78, v1, vcc
	buffer_load_dword v0, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v1, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	v_mul_lo_u32 v5, s61, v246
	v_ashrrev_i32_e32 v6, 31, v246
	v_mul_lo_u32 v6, s60, v6
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[58:59], s60, v246, v[0:1]
	s_mov_b64 s[58:59], 0
	s_mov_b64 s[60:61], 0
	v_add_u32_e32 v1, vcc, v5, v1
	v_add_u32_e32 v1, vcc, v6, v1
	v_mov_b32_e32 v5, 0x8040
	s_branch .LBB1_160
.LBB1_159:                              ;   in Loop: Header=BB1_160 Depth=4
	.loc	0 167
	s_lshl_b64 s[62:63], s[62:63], 2
	v_mov_b32_e32 v8, s63
	v_add_u32_e32 v7, vcc, s62, v3
	v_addc_u32_e32 v8, vcc, v4, v8, vcc
	.loc	0 166
	s_add_u32 s60, s60, 1
	v_add_u32_e32 v5, vcc, 4, v5
	s_addc_u32 s61, s61, 0
	v_cmp_eq_u32_e32 vcc, s60, v77
	s_or_b64 s[58:59], vcc, s[58:59]
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 167
	flat_store_dword v[7:8], v6
	.loc	0 166
	s_andn2_b64 exec, exec, s[58:59]
	s_cbranch_execz .LBB1_164
.LBB1_160:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 167
	s_andn2_b64 vcc, exec, s[90:91]
	s_cbranch_vccnz .LBB1_162
; %bb.161:                              ;   in Loop: Header=BB1_160 Depth=4
	flat_load_dword v6, v[0:1]
	buffer_load_dword v7, v5, s[0:3], 0 offen
	s_mov_b32 s52, s60
	s_mov_b64 s[64:65], 0
	s_mov_b64 s[62:63], s[52:53]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v6, s36, v6
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s79, v7
	s_cbranch_execnz .LBB1_159
	s_branch .LBB1_163
.LBB1_162:                              ;   in Loop: Header=BB1_160 Depth=4
	.loc	0 0
	s_mov_b64 s[64:65], -1
.LBB1_163:                              ;   in Loop: Header=BB1_160 Depth=4
	.loc	0 167
	buffer_load_dword v6, v5, s[0:3], 0 offen
	s_mov_b64 s[62:63], s[60:61]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s79, v6
	s_branch .LBB1_159
.LBB1_164:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[56:57]
	.loc	0 160
	v_or_b32_e32 v0, 7, v252
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_172
; %bb.165:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s52, 0x20d000
	buffer_load_dword v3, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	.loc	0 165
	v_mov_b32_e32 v20, 0x8040
	v_mov_b32_e32 v29, 0x8040
	v_mov_b32_e32 v28, 0x8040
	v_mov_b32_e32 v27, 0x8040
	v_mov_b32_e32 v26, 0x8040
	v_mov_b32_e32 v25, 0x8040
	v_mov_b32_e32 v24, 0x8040
	v_mov_b32_e32 v23, 0x8040
	v_mov_b32_e32 v19, 0x8040
	v_mov_b32_e32 v1, 0x8040
	v_mov_b32_e32 v22, 0x8040
	v_mov_b32_e32 v21, 0x8040
	s_mov_b32 s52, 0x212000
	.loc	0 166
	v_readlane_b32 s56, v2, 20
	v_readlane_b32 s57, v2, 21
	.loc	0 165
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v18, 0x8040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v16, 0x8040
	v_mov_b32_e32 v20, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:48
	buffer_store_dword v14, v29, s[0:3], 0 offen offset:44
	buffer_store_dword v13, v28, s[0:3], 0 offen offset:40
	buffer_store_dword v12, v27, s[0:3], 0 offen offset:36
	buffer_store_dword v11, v26, s[0:3], 0 offen offset:32
	buffer_store_dword v10, v25, s[0:3], 0 offen offset:28
	buffer_store_dword v9, v24, s[0:3], 0 offen offset:24
	buffer_store_dword v8, v23, s[0:3], 0 offen offset:20
	buffer_store_dword v7, v19, s[0:3], 0 offen offset:16
	buffer_store_dword v6, v1, s[0:3], 0 offen offset:12
	buffer_store_dword v5, v22, s[0:3], 0 offen offset:8
	buffer_store_dword v4, v21, s[0:3], 0 offen offset:4
	buffer_store_dword v3, v20, s[0:3], 0 offen
	buffer_load_dword v3, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s52 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s52 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s52 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s52 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s52 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s52 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s52 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s52 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s52 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s52 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s52 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s52 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s52 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s52 offset:60 ; 4-byte Folded Reload
	v_mov_b32_e32 v1, 0x8040
	v_mov_b32_e32 v19, 0x8040
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v1, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v17, 0x8040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v16, 0x8040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:112
	v_mov_b32_e32 v15, 0x8040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:108
	v_mov_b32_e32 v14, 0x8040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:104
	v_mov_b32_e32 v13, 0x8040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:100
	v_mov_b32_e32 v12, 0x8040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:96
	v_mov_b32_e32 v11, 0x8040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:92
	v_mov_b32_e32 v10, 0x8040
	buffer_store_dword v9, v10, s[0:3], 0 offen offset:88
	v_mov_b32_e32 v9, 0x8040
	buffer_store_dword v8, v9, s[0:3], 0 offen offset:84
	v_mov_b32_e32 v8, 0x8040
	buffer_store_dword v7, v8, s[0:3], 0 offen offset:80
	v_mov_b32_e32 v7, 0x8040
	buffer_store_dword v6, v7, s[0:3], 0 offen offset:76
	v_mov_b32_e32 v6, 0x8040
	buffer_store_dword v5, v6, s[0:3], 0 offen offset:72
	v_mov_b32_e32 v5, 0x8040
	v_mov_b32_e32 v1, 0x8040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:124
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:68
	buffer_store_dword v3, v1, s[0:3], 0 offen offset:64
	.loc	0 166
	s_and_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_172
; %bb.166:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 161
	v_mad_i64_i32 v[0:1], s[56:57], v0, s86, 0
	s_mov_b32 s52, 0x214d00
	v_readlane_b32 s58, v2, 8
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_readlane_b32 s59, v2, 9
	v_add_u32_e32 v3, vcc, v244, v0
	v_addc_u32_e32 v4, vcc, v78, v1, vcc
	buffer_load_dword v0, off, s[0:3], s52  ; 4-byte Folded Reload
	buffer_load_dword v1, off, s[0:3], s52 offset:4 ; 4-byte Folded Reload
	v_mul_lo_u32 v5, s59, v245
	v_ashrrev_i32_e32 v6, 31, v245
	v_mul_lo_u32 v6, s58, v6
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[56:57], s58, v245, v[0:1]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v1, vcc, v5, v1
	v_add_u32_e32 v1, vcc, v6, v1
	v_mov_b32_e32 v5, 0x8040
	s_branch .LBB1_168
.LBB1_167:                              ;   in Loop: Header=BB1_168 Depth=4
	.loc	0 167
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v8, s61
	v_add_u32_e32 v7, vcc, s60, v3
	v_addc_u32_e32 v8, vcc, v4, v8, vcc
	.loc	0 166
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v5, vcc, 4, v5
	s_addc_u32 s59, s59, 0
	v_cmp_eq_u32_e32 vcc, s58, v77
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 167
	flat_store_dword v[7:8], v6
	.loc	0 166
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_172
.LBB1_168:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 167
	s_andn2_b64 vcc, exec, s[90:91]
	s_cbranch_vccnz .LBB1_170
; %bb.169:                              ;   in Loop: Header=BB1_168 Depth=4
	flat_load_dword v6, v[0:1]
	buffer_load_dword v7, v5, s[0:3], 0 offen
	s_mov_b32 s52, s58
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[60:61], s[52:53]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v6, s36, v6
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s79, v7
	s_cbranch_execnz .LBB1_167
	s_branch .LBB1_171
.LBB1_170:                              ;   in Loop: Header=BB1_168 Depth=4
	.loc	0 0
	s_mov_b64 s[62:63], -1
.LBB1_171:                              ;   in Loop: Header=BB1_168 Depth=4
	.loc	0 167
	buffer_load_dword v6, v5, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s79, v6
	s_branch .LBB1_167
.LBB1_172:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
.LBB1_173:                              ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[20:21]
	.loc	0 140
	s_andn2_saveexec_b64 s[6:7], s[6:7]
	s_cbranch_execz .LBB1_26
.LBB1_174:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s20, 0x208000
	buffer_load_dword v3, off, s[0:3], s20  ; 4-byte Folded Reload
	buffer_load_dword v4, off, s[0:3], s20 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s20 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s20 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s20 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s20 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s20 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s20 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s20 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s20 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s20 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s20 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s20 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s20 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s20 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s20 offset:60 ; 4-byte Folded Reload
	.loc	0 145
	s_waitcnt vmcnt(14)
	v_lshlrev_b32_e32 v1, 13, v80
	v_lshlrev_b32_e32 v0, 10, v164
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_or_b32_e32 v1, 60, v0
	s_movk_i32 s20, 0x7c
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 56, v0
	buffer_store_dword v17, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 52, v0
	buffer_store_dword v16, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 48, v0
	buffer_store_dword v15, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 44, v0
	buffer_store_dword v14, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 40, v0
	buffer_store_dword v13, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 36, v0
	buffer_store_dword v12, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 32, v0
	buffer_store_dword v11, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 28, v0
	buffer_store_dword v10, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 24, v0
	buffer_store_dword v9, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 20, v0
	buffer_store_dword v8, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 16, v0
	buffer_store_dword v7, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 12, v0
	buffer_store_dword v6, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 8, v0
	buffer_store_dword v5, v1, s[0:3], 0 offen
	v_or_b32_e32 v1, 4, v0
	buffer_store_dword v4, v1, s[0:3], 0 offen
	buffer_store_dword v3, v0, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_mov_b32 s20, 0x205000
	buffer_load_dword v4, off, s[0:3], s20  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s20 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s20 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s20 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s20 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s20 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s20 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s20 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s20 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s20 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s20 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s20 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s20 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s20 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s20 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s20 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s20, 0x78
	v_add_u32_e32 v1, vcc, 64, v0
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x74
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s5, v0
	s_movk_i32 s20, 0x6c
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x68
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x64
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s95, v0
	s_movk_i32 s20, 0x5c
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x58
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x54
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s89, v0
	s_movk_i32 s20, 0x4c
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x48
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x44
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x80
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0xbc
	v_add_u32_e32 v3, vcc, s20, v0
	s_mov_b32 s20, 0x209000
	buffer_load_dword v4, off, s[0:3], s20  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s20 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s20 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s20 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s20 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s20 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s20 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s20 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s20 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s20 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s20 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s20 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s20 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s20 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s20 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s20 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s20, 0xb8
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0xb4
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0xb0
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0xac
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0xa8
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0xa4
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0xa0
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x9c
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x98
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x94
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x90
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x8c
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x88
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x84
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0xc0
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0xfc
	v_add_u32_e32 v3, vcc, s20, v0
	s_mov_b32 s20, 0x206000
	buffer_load_dword v4, off, s[0:3], s20  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s20 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s20 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s20 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s20 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s20 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s20 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s20 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s20 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s20 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s20 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s20 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s20 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s20 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s20 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s20 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s20, 0xf8
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0xf4
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0xf0
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0xec
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0xe8
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0xe4
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0xe0
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0xdc
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0xd8
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0xd4
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0xd0
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0xcc
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0xc8
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0xc4
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x13c
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_mov_b32 s20, 0x20a000
	buffer_load_dword v4, off, s[0:3], s20  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s20 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s20 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s20 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s20 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s20 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s20 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s20 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s20 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s20 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s20 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s20 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s20 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s20 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s20 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s20 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s20, 0x138
	v_add_u32_e32 v1, vcc, s87, v0
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x134
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x130
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x12c
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x128
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x124
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x120
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x11c
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x118
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x114
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x110
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x10c
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x108
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x104
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x140
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0x17c
	v_add_u32_e32 v3, vcc, s20, v0
	s_mov_b32 s20, 0x207000
	buffer_load_dword v4, off, s[0:3], s20  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s20 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s20 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s20 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s20 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s20 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s20 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s20 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s20 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s20 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s20 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s20 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s20 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s20 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s20 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s20 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s20, 0x178
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x174
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x170
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x16c
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x168
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x164
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x160
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x15c
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x158
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x154
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x150
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x14c
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x148
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x144
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x180
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0x1bc
	v_add_u32_e32 v3, vcc, s20, v0
	s_mov_b32 s20, 0x203000
	buffer_load_dword v4, off, s[0:3], s20  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s20 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s20 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s20 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s20 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s20 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s20 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s20 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s20 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s20 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s20 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s20 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s20 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s20 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s20 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s20 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s20, 0x1b8
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x1b4
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x1b0
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x1ac
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x1a8
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x1a4
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x1a0
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x19c
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x198
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x194
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x190
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x18c
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x188
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x184
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x1c0
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0x1fc
	v_add_u32_e32 v3, vcc, s20, v0
	s_mov_b32 s20, 0x20e000
	buffer_load_dword v35, off, s[0:3], s20 ; 4-byte Folded Reload
	buffer_load_dword v36, off, s[0:3], s20 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v37, off, s[0:3], s20 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v38, off, s[0:3], s20 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v39, off, s[0:3], s20 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v40, off, s[0:3], s20 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v41, off, s[0:3], s20 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v42, off, s[0:3], s20 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v43, off, s[0:3], s20 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v44, off, s[0:3], s20 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v45, off, s[0:3], s20 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v46, off, s[0:3], s20 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v47, off, s[0:3], s20 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v48, off, s[0:3], s20 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v49, off, s[0:3], s20 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v50, off, s[0:3], s20 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s20, 0x1f8
	s_waitcnt vmcnt(0)
	buffer_store_dword v50, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x1f4
	buffer_store_dword v49, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x1f0
	buffer_store_dword v48, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x1ec
	buffer_store_dword v47, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x1e8
	buffer_store_dword v46, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x1e4
	buffer_store_dword v45, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x1e0
	buffer_store_dword v44, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x1dc
	buffer_store_dword v43, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x1d8
	buffer_store_dword v42, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x1d4
	buffer_store_dword v41, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x1d0
	buffer_store_dword v40, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x1cc
	buffer_store_dword v39, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x1c8
	buffer_store_dword v38, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x1c4
	buffer_store_dword v37, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x200
	buffer_store_dword v36, v3, s[0:3], 0 offen
	buffer_store_dword v35, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0x23c
	v_add_u32_e32 v3, vcc, s20, v0
	s_mov_b32 s20, 0x20b000
	buffer_load_dword v4, off, s[0:3], s20  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s20 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s20 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s20 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s20 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s20 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s20 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s20 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s20 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s20 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s20 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s20 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s20 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s20 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s20 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s20 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s20, 0x238
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x234
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x230
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x22c
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x228
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x224
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x220
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x21c
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x218
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x214
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x210
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x20c
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x208
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x204
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x240
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0x27c
	v_add_u32_e32 v3, vcc, s20, v0
	s_mov_b32 s20, 0x20f000
	buffer_load_dword v35, off, s[0:3], s20 ; 4-byte Folded Reload
	buffer_load_dword v36, off, s[0:3], s20 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v37, off, s[0:3], s20 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v38, off, s[0:3], s20 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v39, off, s[0:3], s20 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v40, off, s[0:3], s20 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v41, off, s[0:3], s20 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v42, off, s[0:3], s20 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v43, off, s[0:3], s20 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v44, off, s[0:3], s20 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v45, off, s[0:3], s20 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v46, off, s[0:3], s20 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v47, off, s[0:3], s20 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v48, off, s[0:3], s20 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v49, off, s[0:3], s20 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v50, off, s[0:3], s20 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s20, 0x278
	s_waitcnt vmcnt(0)
	buffer_store_dword v50, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x274
	buffer_store_dword v49, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x270
	buffer_store_dword v48, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x26c
	buffer_store_dword v47, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x268
	buffer_store_dword v46, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x264
	buffer_store_dword v45, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x260
	buffer_store_dword v44, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x25c
	buffer_store_dword v43, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x258
	buffer_store_dword v42, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x254
	buffer_store_dword v41, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x250
	buffer_store_dword v40, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x24c
	buffer_store_dword v39, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x248
	buffer_store_dword v38, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x244
	buffer_store_dword v37, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x280
	buffer_store_dword v36, v3, s[0:3], 0 offen
	buffer_store_dword v35, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0x2bc
	v_add_u32_e32 v3, vcc, s20, v0
	s_mov_b32 s20, 0x204000
	buffer_load_dword v4, off, s[0:3], s20  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s20 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s20 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s20 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s20 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s20 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s20 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s20 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s20 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s20 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s20 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s20 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s20 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s20 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s20 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s20 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s20, 0x2b8
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x2b4
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x2b0
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x2ac
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x2a8
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x2a4
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x2a0
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x29c
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x298
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x294
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x290
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x28c
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x288
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x284
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x2c0
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0x2fc
	v_add_u32_e32 v3, vcc, s20, v0
	s_mov_b32 s20, 0x210000
	buffer_load_dword v35, off, s[0:3], s20 ; 4-byte Folded Reload
	buffer_load_dword v36, off, s[0:3], s20 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v37, off, s[0:3], s20 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v38, off, s[0:3], s20 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v39, off, s[0:3], s20 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v40, off, s[0:3], s20 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v41, off, s[0:3], s20 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v42, off, s[0:3], s20 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v43, off, s[0:3], s20 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v44, off, s[0:3], s20 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v45, off, s[0:3], s20 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v46, off, s[0:3], s20 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v47, off, s[0:3], s20 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v48, off, s[0:3], s20 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v49, off, s[0:3], s20 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v50, off, s[0:3], s20 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s20, 0x2f8
	s_waitcnt vmcnt(0)
	buffer_store_dword v50, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x2f4
	buffer_store_dword v49, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x2f0
	buffer_store_dword v48, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x2ec
	buffer_store_dword v47, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x2e8
	buffer_store_dword v46, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x2e4
	buffer_store_dword v45, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x2e0
	buffer_store_dword v44, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x2dc
	buffer_store_dword v43, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x2d8
	buffer_store_dword v42, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x2d4
	buffer_store_dword v41, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x2d0
	buffer_store_dword v40, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x2cc
	buffer_store_dword v39, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x2c8
	buffer_store_dword v38, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x2c4
	buffer_store_dword v37, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x300
	buffer_store_dword v36, v3, s[0:3], 0 offen
	buffer_store_dword v35, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0x33c
	v_add_u32_e32 v3, vcc, s20, v0
	s_mov_b32 s20, 0x20c000
	buffer_load_dword v4, off, s[0:3], s20  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s20 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s20 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s20 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s20 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s20 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s20 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s20 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s20 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s20 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s20 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s20 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s20 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s20 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s20 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s20 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s20, 0x338
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x334
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x330
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x32c
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x328
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x324
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x320
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x31c
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x318
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x314
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x310
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x30c
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x308
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x304
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x340
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0x37c
	v_add_u32_e32 v3, vcc, s20, v0
	s_mov_b32 s20, 0x211000
	buffer_load_dword v35, off, s[0:3], s20 ; 4-byte Folded Reload
	buffer_load_dword v36, off, s[0:3], s20 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v37, off, s[0:3], s20 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v38, off, s[0:3], s20 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v39, off, s[0:3], s20 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v40, off, s[0:3], s20 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v41, off, s[0:3], s20 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v42, off, s[0:3], s20 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v43, off, s[0:3], s20 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v44, off, s[0:3], s20 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v45, off, s[0:3], s20 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v46, off, s[0:3], s20 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v47, off, s[0:3], s20 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v48, off, s[0:3], s20 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v49, off, s[0:3], s20 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v50, off, s[0:3], s20 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s20, 0x378
	s_waitcnt vmcnt(0)
	buffer_store_dword v50, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x374
	buffer_store_dword v49, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x370
	buffer_store_dword v48, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x36c
	buffer_store_dword v47, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x368
	buffer_store_dword v46, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x364
	buffer_store_dword v45, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x360
	buffer_store_dword v44, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x35c
	buffer_store_dword v43, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x358
	buffer_store_dword v42, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x354
	buffer_store_dword v41, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x350
	buffer_store_dword v40, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x34c
	buffer_store_dword v39, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x348
	buffer_store_dword v38, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x344
	buffer_store_dword v37, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x380
	buffer_store_dword v36, v3, s[0:3], 0 offen
	buffer_store_dword v35, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s20, v0
	s_movk_i32 s20, 0x3bc
	v_add_u32_e32 v3, vcc, s20, v0
	s_mov_b32 s20, 0x20d000
	buffer_load_dword v4, off, s[0:3], s20  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s20 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s20 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s20 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s20 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s20 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s20 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s20 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s20 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s20 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s20 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s20 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s20 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s20 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s20 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s20 offset:60 ; 4-byte Folded Reload
	s_movk_i32 s20, 0x398
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s4, v0
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s96, v0
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s97, v0
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s94, v0
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s22, v0
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s23, v0
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s88, v0
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s100, v0
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x394
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x390
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x38c
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x388
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x384
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	s_mov_b32 s20, 0x212000
	buffer_load_dword v4, off, s[0:3], s20  ; 4-byte Folded Reload
	buffer_load_dword v5, off, s[0:3], s20 offset:4 ; 4-byte Folded Reload
	buffer_load_dword v6, off, s[0:3], s20 offset:8 ; 4-byte Folded Reload
	buffer_load_dword v7, off, s[0:3], s20 offset:12 ; 4-byte Folded Reload
	buffer_load_dword v8, off, s[0:3], s20 offset:16 ; 4-byte Folded Reload
	buffer_load_dword v9, off, s[0:3], s20 offset:20 ; 4-byte Folded Reload
	buffer_load_dword v10, off, s[0:3], s20 offset:24 ; 4-byte Folded Reload
	buffer_load_dword v11, off, s[0:3], s20 offset:28 ; 4-byte Folded Reload
	buffer_load_dword v12, off, s[0:3], s20 offset:32 ; 4-byte Folded Reload
	buffer_load_dword v13, off, s[0:3], s20 offset:36 ; 4-byte Folded Reload
	buffer_load_dword v14, off, s[0:3], s20 offset:40 ; 4-byte Folded Reload
	buffer_load_dword v15, off, s[0:3], s20 offset:44 ; 4-byte Folded Reload
	buffer_load_dword v16, off, s[0:3], s20 offset:48 ; 4-byte Folded Reload
	buffer_load_dword v17, off, s[0:3], s20 offset:52 ; 4-byte Folded Reload
	buffer_load_dword v18, off, s[0:3], s20 offset:56 ; 4-byte Folded Reload
	buffer_load_dword v19, off, s[0:3], s20 offset:60 ; 4-byte Folded Reload
	v_add_u32_e32 v3, vcc, s33, v0
	s_movk_i32 s20, 0x3d8
	v_add_u32_e32 v1, vcc, s101, v0
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s18, v0
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s19, v0
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s92, v0
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s93, v0
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s98, v0
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s99, v0
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s85, v0
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s84, v0
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	s_movk_i32 s20, 0x3d4
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s20, v0
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, 0x3d0, v0
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, 0x3cc, v0
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, 0x3c8, v0
	v_add_u32_e32 v0, vcc, 0x3c4, v0
	buffer_store_dword v6, v3, s[0:3], 0 offen
	buffer_store_dword v5, v0, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	s_branch .LBB1_26
.LBB1_175:
	.loc	0 172
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_cpu
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 34176
		.amdhsa_kernarg_size 136
		.amdhsa_user_sgpr_count 10
		.amdhsa_user_sgpr_private_segment_buffer 1
		.amdhsa_user_sgpr_dispatch_ptr 1
		.amdhsa_user_sgpr_queue_ptr 0
		.amdhsa_user_sgpr_kernarg_segment_ptr 1
		.amdhsa_user_sgpr_dispatch_id 0
		.amdhsa_user_sgpr_flat_scratch_init 1
		.amdhsa_user_sgpr_private_segment_size 0
		.amdhsa_system_sgpr_private_segment_wavefront_offset 1
		.amdhsa_system_sgpr_workgroup_id_x 1
		.amdhsa_system_sgpr_workgroup_id_y 1
		.amdhsa_system_sgpr_workgroup_id_z 0
		.amdhsa_system_sgpr_workgroup_info 0
		.amdhsa_system_vgpr_workitem_id 1
		.amdhsa_next_free_vgpr 256
		.amdhsa_next_free_sgpr 102
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
	.size	gemm_cpu, .Lfunc_end1-gemm_cpu
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 50252
; NumSgprs: 108
; NumVgprs: 256
; ScratchSize: 34176
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 13
; VGPRBlocks: 63
; NumSGPRsForWavesPerEU: 108
; NumVGPRsForWavesPerEU: 256
; Occupancy: 1
; WaveLimiterHint : 1
; COMPUTE_PGM_RSRC2:SCRATCH_EN: 1
; COMPUTE_PGM_RSRC2:USER_SGPR: 10
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
      - .address_space:  global
        .offset:         64
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .offset:         72
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         88
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         96
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         104
        .size:           8
        .value_kind:     hidden_none
      - .offset:         112
        .size:           8
        .value_kind:     hidden_none
      - .offset:         120
        .size:           8
        .value_kind:     hidden_none
      - .offset:         128
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 136
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           gemm_cpu_pack
    .private_segment_fixed_size: 0
    .sgpr_count:     31
    .sgpr_spill_count: 0
    .symbol:         gemm_cpu_pack.kd
    .vgpr_count:     28
    .vgpr_spill_count: 0
    .wavefront_size: 64
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
      - .address_space:  global
        .is_const:       true
        .offset:         64
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .address_space:  global
        .is_const:       true
        .offset:         72
        .size:           8
        .type_name:      'float*'
        .value_kind:     global_buffer
      - .offset:         80
        .size:           8
        .value_kind:     hidden_global_offset_x
      - .offset:         88
        .size:           8
        .value_kind:     hidden_global_offset_y
      - .offset:         96
        .size:           8
        .value_kind:     hidden_global_offset_z
      - .offset:         104
        .size:           8
        .value_kind:     hidden_none
      - .offset:         112
        .size:           8
        .value_kind:     hidden_none
      - .offset:         120
        .size:           8
        .value_kind:     hidden_none
      - .offset:         128
        .size:           8
        .value_kind:     hidden_none
    .group_segment_fixed_size: 0
    .kernarg_segment_align: 8
    .kernarg_segment_size: 136
    .language:       OpenCL C
    .language_version:
      - 1
      - 1
    .max_flat_workgroup_size: 256
    .name:           gemm_cpu
    .private_segment_fixed_size: 34176
    .sgpr_count:     108
    .sgpr_spill_count: 22
    .symbol:         gemm_cpu.kd
    .vgpr_count:     256
    .vgpr_spill_count: 958
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

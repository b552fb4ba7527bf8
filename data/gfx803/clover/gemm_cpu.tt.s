	.text
	.amdgcn_target "amdgcn-amd-amdhsa--gfx803"
	.globl	gemm_cpu_pack                   ; -- Begin function gemm_cpu_pack
	.p2align	8
	.type	gemm_cpu_pack,@function
gemm_cpu_pack:                          ; @gemm_cpu_pack
gemm_cpu_pack$local:
	.type	gemm_cpu_pack$local,@function
	.file	0 "." "<stdin>"
	.file	1 "gemm_cpu.cl"
	.loc	1 81
; %bb.0:
	.loc	1 82
	s_load_dwordx4 s[0:3], s[6:7], 0x0
	s_load_dwordx4 s[12:15], s[6:7], 0x40
	v_mov_b32_e32 v2, 0x2aaaaaab
	.loc	1 84
	v_mov_b32_e32 v6, 0
	.loc	1 82
	s_waitcnt lgkmcnt(0)
	s_add_i32 s3, s0, 5
	v_mul_hi_i32 v2, s3, v2
	.loc	1 83
	s_load_dword s3, s[4:5], 0x4
	s_load_dwordx2 s[4:5], s[6:7], 0x54
	.loc	1 82
	v_lshrrev_b32_e32 v3, 31, v2
	v_add_u32_e32 v2, vcc, v2, v3
	.loc	1 83
	s_waitcnt lgkmcnt(0)
	s_and_b32 s10, s3, 0xffff
	s_mul_i32 s10, s10, s8
	v_add_u32_e32 v0, vcc, s4, v0
	v_add_u32_e32 v0, vcc, s10, v0
	s_movk_i32 s4, 0x180
	v_mul_lo_u32 v4, v0, s4
	.loc	1 84
	s_lshr_b32 s3, s3, 16
	v_mov_b32_e32 v5, s5
	v_mov_b32_e32 v0, s9
	v_mad_u64_u32 v[5:6], s[4:5], s3, v0, v[5:6]
	.loc	1 83
	v_sub_u32_e32 v0, vcc, s2, v4
	.loc	1 84
	v_add_u32_e32 v6, vcc, v5, v1
	.loc	1 83
	v_min_i32_e32 v3, 0x180, v0
	.loc	1 85
	v_cmp_le_i32_e32 vcc, v2, v6
	s_and_saveexec_b64 s[2:3], vcc
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_15
; %bb.1:
	.loc	1 102
	v_cmp_lt_i32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[4:5], vcc
	s_cbranch_execz .LBB0_14
; %bb.2:
	.loc	1 84
	v_sub_u32_e32 v10, vcc, v6, v2
	.loc	1 101
	v_lshlrev_b32_e32 v0, 6, v10
	v_sub_u32_e32 v0, vcc, s1, v0
	.loc	1 82
	s_add_i32 s1, s1, 63
	s_ashr_i32 s8, s1, 31
	s_lshr_b32 s8, s8, 26
	s_add_i32 s1, s1, s8
	s_ashr_i32 s1, s1, 6
	.loc	1 101
	v_min_i32_e32 v22, 64, v0
	.loc	1 102
	v_mad_i64_i32 v[0:1], s[8:9], v10, v3, 0
	v_mad_i64_i32 v[7:8], s[8:9], s1, v4, 0
	v_lshlrev_b64 v[0:1], 8, v[0:1]
	.loc	1 82
	s_load_dword s10, s[6:7], 0x28
	s_load_dwordx2 s[16:17], s[6:7], 0x20
	.loc	1 102
	v_lshlrev_b64 v[7:8], 8, v[7:8]
	v_max_i32_e32 v23, 1, v3
	v_add_u32_e32 v0, vcc, v0, v7
	v_addc_u32_e32 v1, vcc, v1, v8, vcc
	v_mov_b32_e32 v3, s15
	v_add_u32_e32 v0, vcc, s14, v0
	v_addc_u32_e32 v1, vcc, v1, v3, vcc
	v_ashrrev_i32_e32 v7, 31, v6
	v_ashrrev_i32_e32 v3, 31, v2
	v_add_u32_e32 v0, vcc, 8, v0
	v_lshlrev_b64 v[6:7], 8, v[6:7]
	v_lshlrev_b64 v[2:3], 8, v[2:3]
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_sub_u32_e32 v11, vcc, v6, v2
	s_waitcnt lgkmcnt(0)
	v_mov_b32_e32 v8, s16
	v_subb_u32_e32 v2, vcc, v7, v3, vcc
	v_or_b32_e32 v6, 8, v11
	v_mov_b32_e32 v9, s17
	.loc	1 82
	s_ashr_i32 s11, s10, 31
	.loc	1 102
	v_mul_lo_u32 v12, v2, s10
	v_mad_u64_u32 v[2:3], s[8:9], v6, s10, v[8:9]
	v_mul_lo_u32 v6, v6, s11
	v_or_b32_e32 v13, 4, v11
	v_add_u32_e32 v3, vcc, v12, v3
	v_add_u32_e32 v3, vcc, v6, v3
	v_mad_u64_u32 v[6:7], s[8:9], v13, s10, v[8:9]
	v_mul_lo_u32 v13, v13, s11
	v_or_b32_e32 v11, 12, v11
	v_add_u32_e32 v7, vcc, v12, v7
	s_lshl_b64 s[8:9], s[10:11], 4
	v_add_u32_e32 v7, vcc, v13, v7
	v_mad_u64_u32 v[8:9], s[14:15], v11, s10, v[8:9]
	v_mul_lo_u32 v13, v11, s11
	v_mad_i64_i32 v[10:11], s[10:11], v10, s10, 0
	v_add_u32_e32 v9, vcc, v12, v9
	v_lshlrev_b64 v[10:11], 8, v[10:11]
	.loc	1 99
	v_ashrrev_i32_e32 v5, 31, v4
	.loc	1 102
	v_add_u32_e32 v9, vcc, v13, v9
	v_lshlrev_b64 v[4:5], 2, v[4:5]
	v_mov_b32_e32 v12, s17
	v_add_u32_e32 v10, vcc, s16, v10
	v_addc_u32_e32 v11, vcc, v12, v11, vcc
	s_mov_b32 s1, 0
	s_mov_b64 s[10:11], 0
	s_branch .LBB0_4
.LBB0_3:                                ;   in Loop: Header=BB0_4 Depth=1
	v_add_u32_e32 v0, vcc, 0x100, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v2, vcc, 4, v2
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_add_u32_e32 v6, vcc, 4, v6
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_u32_e32 v8, vcc, 4, v8
	s_add_i32 s1, s1, 1
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_cmp_eq_u32_e32 vcc, s1, v23
	s_or_b64 s[10:11], vcc, s[10:11]
	v_add_u32_e32 v10, vcc, 4, v10
	v_addc_u32_e32 v11, vcc, 0, v11, vcc
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_14
.LBB0_4:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_6 Depth 2
	.loc	1 0
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
	s_mov_b32 s16, 0
	s_branch .LBB0_6
.LBB0_5:                                ;   in Loop: Header=BB0_6 Depth=2
	s_or_b64 exec, exec, s[14:15]
	.loc	1 109
	v_add_u32_e32 v25, vcc, 4, v20
	v_addc_u32_e32 v26, vcc, 0, v21, vcc
	.loc	1 108
	v_add_u32_e32 v20, vcc, 16, v20
	v_addc_u32_e32 v21, vcc, 0, v21, vcc
	.loc	1 109
	s_waitcnt vmcnt(0)
	flat_store_dword v[25:26], v24
	.loc	1 108
	v_mov_b32_e32 v24, s9
	v_add_u32_e32 v18, vcc, s8, v18
	v_addc_u32_e32 v19, vcc, v19, v24, vcc
	v_add_u32_e32 v16, vcc, s8, v16
	v_addc_u32_e32 v17, vcc, v17, v24, vcc
	v_add_u32_e32 v14, vcc, s8, v14
	v_addc_u32_e32 v15, vcc, v15, v24, vcc
	s_add_i32 s16, s16, 1
	v_add_u32_e32 v12, vcc, s8, v12
	s_cmp_eq_u32 s16, 64
	v_addc_u32_e32 v13, vcc, v13, v24, vcc
	s_cbranch_scc1 .LBB0_3
.LBB0_6:                                ;   Parent Loop BB0_4 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	1 109
	v_cmp_lt_i32_e32 vcc, s16, v22
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_8
; %bb.7:                                ;   in Loop: Header=BB0_6 Depth=2
	v_add_u32_e32 v25, vcc, v12, v4
	v_addc_u32_e32 v26, vcc, v13, v5, vcc
	flat_load_dword v25, v[25:26]
.LBB0_8:                                ;   in Loop: Header=BB0_6 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 109
	v_add_u32_e32 v26, vcc, -8, v20
	v_addc_u32_e32 v27, vcc, -1, v21, vcc
	s_add_i32 s16, s16, 1
	v_cmp_lt_i32_e32 vcc, s16, v22
	s_waitcnt vmcnt(0)
	flat_store_dword v[26:27], v25
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_10
; %bb.9:                                ;   in Loop: Header=BB0_6 Depth=2
	v_add_u32_e32 v24, vcc, v16, v4
	v_addc_u32_e32 v25, vcc, v17, v5, vcc
	flat_load_dword v24, v[24:25]
.LBB0_10:                               ;   in Loop: Header=BB0_6 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 109
	v_add_u32_e32 v25, vcc, -4, v20
	v_addc_u32_e32 v26, vcc, -1, v21, vcc
	s_add_i32 s16, s16, 1
	s_waitcnt vmcnt(0)
	flat_store_dword v[25:26], v24
	v_cmp_lt_i32_e32 vcc, s16, v22
	v_mov_b32_e32 v24, 0
	v_mov_b32_e32 v25, 0
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_12
; %bb.11:                               ;   in Loop: Header=BB0_6 Depth=2
	v_add_u32_e32 v25, vcc, v18, v4
	v_addc_u32_e32 v26, vcc, v19, v5, vcc
	flat_load_dword v25, v[25:26]
.LBB0_12:                               ;   in Loop: Header=BB0_6 Depth=2
	.loc	1 0
	s_or_b64 exec, exec, s[14:15]
	.loc	1 109
	s_add_i32 s16, s16, 1
	v_cmp_lt_i32_e32 vcc, s16, v22
	s_waitcnt vmcnt(0)
	flat_store_dword v[20:21], v25
	s_and_saveexec_b64 s[14:15], vcc
	s_cbranch_execz .LBB0_5
; %bb.13:                               ;   in Loop: Header=BB0_6 Depth=2
	v_add_u32_e32 v24, vcc, v14, v4
	v_addc_u32_e32 v25, vcc, v15, v5, vcc
	flat_load_dword v24, v[24:25]
	s_branch .LBB0_5
.LBB0_14:
	.loc	1 0
	s_or_b64 exec, exec, s[4:5]
.LBB0_15:
	.loc	1 85
	s_andn2_saveexec_b64 s[2:3], s[2:3]
	s_cbranch_execz .LBB0_35
; %bb.16:
	.loc	1 90
	v_cmp_lt_i32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[2:3], vcc
	s_cbranch_execz .LBB0_35
; %bb.17:
	.loc	1 88
	v_mad_i64_i32 v[0:1], s[2:3], v4, v2, 0
	.loc	1 86
	v_mul_lo_u32 v7, v6, 6
	.loc	1 82
	s_load_dword s14, s[6:7], 0x18
	s_load_dwordx2 s[16:17], s[6:7], 0x10
	.loc	1 88
	v_mad_i64_i32 v[0:1], s[2:3], v6, v3, v[0:1]
	.loc	1 86
	v_ashrrev_i32_e32 v8, 31, v7
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[4:5], s[2:3], v4, s14, v[7:8]
	.loc	1 82
	v_mov_b32_e32 v8, s12
	v_mov_b32_e32 v9, s13
	.loc	1 88
	v_mul_lo_u32 v2, v1, 24
	v_mad_u64_u32 v[0:1], s[2:3], v0, 24, v[8:9]
	.loc	1 89
	v_sub_u32_e32 v6, vcc, s0, v7
	.loc	1 88
	v_add_u32_e32 v1, vcc, v2, v1
	.loc	1 90
	v_max_i32_e32 v2, 1, v3
	v_mad_u64_u32 v[2:3], s[18:19], v2, 24, 0
	v_lshlrev_b64 v[3:4], 2, v[4:5]
	v_mov_b32_e32 v5, s17
	v_add_u32_e32 v3, vcc, s16, v3
	v_addc_u32_e32 v4, vcc, v4, v5, vcc
	.loc	1 82
	s_ashr_i32 s15, s14, 31
	.loc	1 89
	v_min_i32_e32 v7, 6, v6
	.loc	1 90
	v_add_u32_e32 v3, vcc, 20, v3
	v_cmp_gt_i32_e64 s[0:1], 6, v6
	v_cmp_lt_i32_e64 s[2:3], 0, v6
	v_cmp_lt_i32_e64 s[4:5], 1, v7
	v_cmp_lt_i32_e64 s[6:7], 2, v7
	v_cmp_lt_i32_e64 s[8:9], 3, v7
	v_cmp_lt_i32_e64 s[10:11], 4, v7
	v_cmp_lt_i32_e64 s[12:13], 5, v7
	v_addc_u32_e32 v4, vcc, 0, v4, vcc
	s_lshl_b64 s[14:15], s[14:15], 2
	s_mov_b64 s[16:17], 0
	s_mov_b64 s[18:19], 0
	s_branch .LBB0_19
.LBB0_18:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	v_add_u32_e32 v5, vcc, 20, v5
	v_addc_u32_e32 v6, vcc, 0, v6, vcc
	.loc	1 90
	s_add_u32 s18, s18, 24
	s_addc_u32 s19, s19, 0
	v_cmp_eq_u32_e32 vcc, s18, v2
	.loc	1 0
	s_waitcnt vmcnt(0)
	flat_store_dword v[5:6], v7
	.loc	1 90
	v_mov_b32_e32 v5, s15
	s_or_b64 s[16:17], vcc, s[16:17]
	v_add_u32_e32 v3, vcc, s14, v3
	v_addc_u32_e32 v4, vcc, v4, v5, vcc
	s_andn2_b64 exec, exec, s[16:17]
	s_cbranch_execz .LBB0_35
.LBB0_19:                               ; =>This Inner Loop Header: Depth=1
	.loc	1 0
	v_mov_b32_e32 v6, s19
	v_add_u32_e32 v5, vcc, s18, v0
	v_addc_u32_e32 v6, vcc, v1, v6, vcc
	s_mov_b64 s[22:23], 0
	.loc	1 91
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_xor_b64 s[20:21], exec, s[20:21]
	s_cbranch_execz .LBB0_31
; %bb.20:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 97
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[22:23], s[2:3]
	s_cbranch_execz .LBB0_22
; %bb.21:                               ;   in Loop: Header=BB0_19 Depth=1
	v_add_u32_e32 v8, vcc, 0xffffffec, v3
	v_addc_u32_e32 v9, vcc, -1, v4, vcc
	flat_load_dword v8, v[8:9]
.LBB0_22:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[22:23]
	.loc	1 97
	s_waitcnt vmcnt(0)
	flat_store_dword v[5:6], v8
	s_and_saveexec_b64 s[22:23], s[4:5]
	s_cbranch_execz .LBB0_24
; %bb.23:                               ;   in Loop: Header=BB0_19 Depth=1
	v_add_u32_e32 v7, vcc, -16, v3
	v_addc_u32_e32 v8, vcc, -1, v4, vcc
	flat_load_dword v7, v[7:8]
.LBB0_24:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[22:23]
	.loc	1 97
	v_add_u32_e32 v8, vcc, 4, v5
	v_addc_u32_e32 v9, vcc, 0, v6, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v7
	v_mov_b32_e32 v7, 0
	v_mov_b32_e32 v8, 0
	s_and_saveexec_b64 s[22:23], s[6:7]
	s_cbranch_execz .LBB0_26
; %bb.25:                               ;   in Loop: Header=BB0_19 Depth=1
	v_add_u32_e32 v8, vcc, -12, v3
	v_addc_u32_e32 v9, vcc, -1, v4, vcc
	flat_load_dword v8, v[8:9]
.LBB0_26:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[22:23]
	.loc	1 97
	v_add_u32_e32 v9, vcc, 8, v5
	v_addc_u32_e32 v10, vcc, 0, v6, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	s_and_saveexec_b64 s[22:23], s[8:9]
	s_cbranch_execz .LBB0_28
; %bb.27:                               ;   in Loop: Header=BB0_19 Depth=1
	v_add_u32_e32 v7, vcc, -8, v3
	v_addc_u32_e32 v8, vcc, -1, v4, vcc
	flat_load_dword v7, v[7:8]
.LBB0_28:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[22:23]
	.loc	1 97
	v_add_u32_e32 v8, vcc, 12, v5
	v_addc_u32_e32 v9, vcc, 0, v6, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v7
	v_mov_b32_e32 v7, 0
	s_and_saveexec_b64 s[22:23], s[10:11]
	s_cbranch_execz .LBB0_30
; %bb.29:                               ;   in Loop: Header=BB0_19 Depth=1
	v_add_u32_e32 v7, vcc, -4, v3
	v_addc_u32_e32 v8, vcc, -1, v4, vcc
	flat_load_dword v7, v[7:8]
.LBB0_30:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[22:23]
	.loc	1 97
	v_add_u32_e32 v8, vcc, 16, v5
	v_addc_u32_e32 v9, vcc, 0, v6, vcc
	s_mov_b32 s24, 0
	s_and_b64 s[22:23], s[12:13], exec
	s_waitcnt vmcnt(0)
	flat_store_dword v[8:9], v7
.LBB0_31:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 91
	s_andn2_saveexec_b64 s[20:21], s[20:21]
	s_cbranch_execz .LBB0_33
; %bb.32:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 94
	v_add_u32_e32 v7, vcc, 0xffffffec, v3
	v_addc_u32_e32 v8, vcc, -1, v4, vcc
	flat_load_dword v9, v[7:8]
	v_add_u32_e32 v7, vcc, -16, v3
	v_addc_u32_e32 v8, vcc, -1, v4, vcc
	s_or_b64 s[22:23], s[22:23], exec
	s_waitcnt vmcnt(0)
	flat_store_dword v[5:6], v9
	flat_load_dword v11, v[7:8]
	v_add_u32_e32 v7, vcc, 4, v5
	v_addc_u32_e32 v8, vcc, 0, v6, vcc
	v_add_u32_e32 v9, vcc, -12, v3
	v_addc_u32_e32 v10, vcc, -1, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v11
	flat_load_dword v11, v[9:10]
	v_add_u32_e32 v7, vcc, 8, v5
	v_addc_u32_e32 v8, vcc, 0, v6, vcc
	v_add_u32_e32 v9, vcc, -8, v3
	v_addc_u32_e32 v10, vcc, -1, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v11
	flat_load_dword v11, v[9:10]
	v_add_u32_e32 v7, vcc, 12, v5
	v_addc_u32_e32 v8, vcc, 0, v6, vcc
	v_add_u32_e32 v9, vcc, -4, v3
	v_addc_u32_e32 v10, vcc, -1, v4, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v11
	flat_load_dword v9, v[9:10]
	v_add_u32_e32 v7, vcc, 16, v5
	v_addc_u32_e32 v8, vcc, 0, v6, vcc
	s_waitcnt vmcnt(0)
	flat_store_dword v[7:8], v9
.LBB0_33:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	v_mov_b32_e32 v7, s24
	.loc	1 91
	s_and_saveexec_b64 s[20:21], s[22:23]
	s_cbranch_execz .LBB0_18
; %bb.34:                               ;   in Loop: Header=BB0_19 Depth=1
	.loc	1 0
	flat_load_dword v7, v[3:4]
	s_branch .LBB0_18
.LBB0_35:
	.loc	1 111
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
		.amdhsa_next_free_sgpr 25
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
	.size	gemm_cpu_pack, .Lfunc_end0-gemm_cpu_pack
	.size	gemm_cpu_pack$local, .Lfunc_end0-gemm_cpu_pack
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 1732
; NumSgprs: 27
; NumVgprs: 28
; ScratchSize: 0
; MemoryBound: 0
; FloatMode: 240
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 3
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 27
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
	.globl	gemm_cpu                        ; -- Begin function gemm_cpu
	.p2align	8
	.type	gemm_cpu,@function
gemm_cpu:                               ; @gemm_cpu
gemm_cpu$local:
	.type	gemm_cpu$local,@function
	.loc	1 116
; %bb.0:
	s_add_i32 s8, s8, s12
	s_mov_b32 flat_scratch_lo, s9
	s_lshr_b32 flat_scratch_hi, s8, 8
	.loc	1 117
	s_load_dwordx4 s[76:79], s[6:7], 0x0
	.loc	1 118
	s_load_dwordx2 s[8:9], s[6:7], 0x54
	s_add_u32 s0, s0, s12
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[14:15], s[6:7]
	.loc	1 117
	s_waitcnt lgkmcnt(0)
	s_add_i32 s6, s76, 5
	v_mov_b32_e32 v3, 0x2aaaaaab
	v_mul_hi_i32 v6, s6, v3
	.loc	1 118
	s_load_dword s6, s[4:5], 0x4
	v_add_u32_e32 v3, vcc, s8, v0
	v_addc_u32_e64 v4, s[12:13], 0, 0, vcc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s7, s6, 0xffff
	v_mov_b32_e32 v0, s10
	v_mad_u64_u32 v[4:5], s[12:13], s7, v0, v[3:4]
	.loc	1 117
	v_lshrrev_b32_e32 v7, 31, v6
	v_add_u32_e32 v6, vcc, v7, v6
	.loc	1 119
	v_ashrrev_i32_e32 v7, 31, v6
	.loc	1 118
	s_load_dwordx2 s[4:5], s[4:5], 0xc
	.loc	1 119
	v_mul_lo_u32 v0, v4, v7
	v_mad_u64_u32 v[3:4], s[12:13], v4, v6, 0
	v_mul_lo_u32 v5, v5, v6
	s_mov_b32 s7, 0x1b1900
	v_add_u32_e32 v0, vcc, v4, v0
	v_add_u32_e32 v5, vcc, v0, v5
	s_waitcnt lgkmcnt(0)
	v_cvt_f32_u32_e32 v0, s4
	v_mov_b32_e32 v4, 0
	v_cmp_ne_u64_e32 vcc, 0, v[4:5]
	buffer_store_dword v6, off, s[0:3], s7
	v_cvt_f32_ubyte0_e32 v6, 0
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB1_2
; %bb.1:
	v_madmk_f32 v4, v6, 0x4f800000, v0
	v_rcp_f32_e32 v4, v4
	s_sub_u32 s7, 0, s4
	s_subb_u32 s8, 0, 0
	v_mul_f32_e32 v4, 0x5f7ffffc, v4
	v_mul_f32_e32 v8, 0x2f800000, v4
	v_trunc_f32_e32 v8, v8
	v_mac_f32_e32 v4, 0xcf800000, v8
	v_cvt_u32_f32_e32 v12, v8
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v10, s7, v12
	v_mad_u64_u32 v[8:9], s[16:17], s7, v4, 0
	v_mul_lo_u32 v11, s8, v4
	v_add_u32_e32 v9, vcc, v9, v10
	v_add_u32_e32 v11, vcc, v11, v9
	v_mul_hi_u32 v13, v4, v8
	v_mad_u64_u32 v[9:10], s[16:17], v4, v11, 0
	v_add_u32_e32 v13, vcc, v13, v9
	v_mad_u64_u32 v[8:9], s[16:17], v12, v8, 0
	v_addc_u32_e32 v14, vcc, 0, v10, vcc
	v_mad_u64_u32 v[10:11], s[16:17], v12, v11, 0
	v_add_u32_e32 v8, vcc, v13, v8
	v_addc_u32_e32 v8, vcc, v14, v9, vcc
	v_addc_u32_e32 v9, vcc, 0, v11, vcc
	v_add_u32_e32 v8, vcc, v8, v10
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_u32_e32 v4, vcc, v4, v8
	v_addc_u32_e32 v14, vcc, v12, v9, vcc
	v_mad_u64_u32 v[8:9], s[16:17], s7, v4, 0
	v_mul_lo_u32 v12, s7, v14
	v_mul_lo_u32 v13, s8, v4
	v_mul_hi_u32 v15, v4, v8
	v_mad_u64_u32 v[10:11], s[16:17], v14, v8, 0
	v_add_u32_e32 v9, vcc, v12, v9
	v_add_u32_e32 v9, vcc, v9, v13
	v_mad_u64_u32 v[12:13], s[16:17], v4, v9, 0
	v_mad_u64_u32 v[8:9], s[16:17], v14, v9, 0
	v_add_u32_e32 v12, vcc, v15, v12
	v_addc_u32_e32 v13, vcc, 0, v13, vcc
	v_add_u32_e32 v10, vcc, v12, v10
	v_addc_u32_e32 v10, vcc, v13, v11, vcc
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_u32_e32 v8, vcc, v10, v8
	v_addc_u32_e32 v9, vcc, 0, v9, vcc
	v_add_u32_e32 v4, vcc, v4, v8
	v_addc_u32_e32 v10, vcc, v14, v9, vcc
	v_ashrrev_i32_e32 v12, 31, v5
	v_add_u32_e32 v8, vcc, v3, v12
	v_xor_b32_e32 v13, v8, v12
	v_mad_u64_u32 v[8:9], s[16:17], v13, v10, 0
	v_mul_hi_u32 v14, v13, v4
	v_addc_u32_e32 v11, vcc, v5, v12, vcc
	v_xor_b32_e32 v15, v11, v12
	v_add_u32_e32 v14, vcc, v14, v8
	v_addc_u32_e32 v16, vcc, 0, v9, vcc
	v_mad_u64_u32 v[8:9], s[16:17], v15, v4, 0
	v_mad_u64_u32 v[10:11], s[16:17], v15, v10, 0
	v_add_u32_e32 v4, vcc, v14, v8
	v_addc_u32_e32 v4, vcc, v16, v9, vcc
	v_addc_u32_e32 v8, vcc, 0, v11, vcc
	v_add_u32_e32 v4, vcc, v4, v10
	v_addc_u32_e32 v8, vcc, 0, v8, vcc
	v_mul_lo_u32 v10, s4, v8
	v_mad_u64_u32 v[8:9], s[16:17], s4, v4, 0
	v_add_u32_e32 v9, vcc, v9, v10
	v_sub_u32_e32 v8, vcc, v13, v8
	v_subb_u32_e32 v9, vcc, v15, v9, vcc
	v_subrev_u32_e32 v10, vcc, s4, v8
	v_subbrev_u32_e32 v11, vcc, 0, v9, vcc
	v_cmp_le_u32_e32 vcc, s4, v10
	v_cndmask_b32_e64 v10, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v11
	v_cndmask_b32_e32 v10, -1, v10, vcc
	v_add_u32_e32 v11, vcc, 2, v4
	v_add_u32_e32 v13, vcc, 1, v4
	v_cmp_le_u32_e32 vcc, s4, v8
	v_cndmask_b32_e64 v8, 0, -1, vcc
	v_cmp_eq_u32_e32 vcc, 0, v9
	v_cndmask_b32_e32 v8, -1, v8, vcc
	v_cmp_ne_u32_e32 vcc, 0, v10
	v_cndmask_b32_e32 v9, v13, v11, vcc
	v_cmp_ne_u32_e32 vcc, 0, v8
	v_cndmask_b32_e32 v4, v4, v9, vcc
	v_xor_b32_e32 v4, v4, v12
	v_sub_u32_e32 v50, vcc, v4, v12
.LBB1_2:
	s_or_saveexec_b64 s[12:13], s[12:13]
	v_cvt_f32_u32_e32 v9, s4
	s_xor_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB1_4
; %bb.3:
	v_rcp_iflag_f32_e32 v4, v9
	s_sub_i32 s7, 0, s4
	v_mul_f32_e32 v4, 0x4f7ffffe, v4
	v_cvt_u32_f32_e32 v4, v4
	v_mul_lo_u32 v8, s7, v4
	v_mul_hi_u32 v8, v4, v8
	v_add_u32_e32 v4, vcc, v4, v8
	v_mul_hi_u32 v4, v3, v4
	v_mul_lo_u32 v8, v4, s4
	v_add_u32_e32 v10, vcc, 1, v4
	v_sub_u32_e32 v8, vcc, v3, v8
	v_subrev_u32_e32 v11, vcc, s4, v8
	v_cmp_le_u32_e32 vcc, s4, v8
	v_cndmask_b32_e32 v4, v4, v10, vcc
	v_cndmask_b32_e32 v8, v8, v11, vcc
	v_add_u32_e32 v10, vcc, 1, v4
	v_cmp_le_u32_e32 vcc, s4, v8
	v_cndmask_b32_e32 v50, v4, v10, vcc
.LBB1_4:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 119
	s_mov_b32 s7, 0x1b1900
	buffer_load_dword v4, off, s[0:3], s7
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v8, vcc, v3, v4
	v_addc_u32_e32 v4, vcc, v5, v7, vcc
	v_mov_b32_e32 v3, 0
	v_cmp_ne_u64_e32 vcc, 0, v[3:4]
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[12:13], exec, s[12:13]
	s_cbranch_execz .LBB1_6
; %bb.5:
	v_mac_f32_e32 v0, 0x4f800000, v6
	v_rcp_f32_e32 v0, v0
	s_sub_u32 s7, 0, s4
	s_subb_u32 s8, 0, 0
	v_mul_f32_e32 v0, 0x5f7ffffc, v0
	v_mul_f32_e32 v3, 0x2f800000, v0
	v_trunc_f32_e32 v3, v3
	v_mac_f32_e32 v0, 0xcf800000, v3
	v_cvt_u32_f32_e32 v5, v3
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v3, s7, v5
	v_mad_u64_u32 v[9:10], s[16:17], s7, v0, 0
	v_mul_lo_u32 v7, s8, v0
	v_add_u32_e32 v3, vcc, v10, v3
	v_add_u32_e32 v3, vcc, v7, v3
	v_mul_hi_u32 v12, v0, v9
	v_mad_u64_u32 v[10:11], s[16:17], v0, v3, 0
	v_add_u32_e32 v7, vcc, v12, v10
	v_mad_u64_u32 v[9:10], s[16:17], v5, v9, 0
	v_addc_u32_e32 v13, vcc, 0, v11, vcc
	v_mad_u64_u32 v[11:12], s[16:17], v5, v3, 0
	v_add_u32_e32 v3, vcc, v7, v9
	v_addc_u32_e32 v3, vcc, v13, v10, vcc
	v_addc_u32_e32 v7, vcc, 0, v12, vcc
	v_add_u32_e32 v3, vcc, v3, v11
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_u32_e32 v0, vcc, v0, v3
	v_addc_u32_e32 v3, vcc, v5, v7, vcc
	v_mad_u64_u32 v[9:10], s[16:17], s7, v0, 0
	v_mul_lo_u32 v5, s7, v3
	v_mul_lo_u32 v7, s8, v0
	v_mad_u64_u32 v[11:12], s[16:17], v3, v9, 0
	v_add_u32_e32 v5, vcc, v5, v10
	v_add_u32_e32 v5, vcc, v5, v7
	v_mad_u64_u32 v[13:14], s[16:17], v0, v5, 0
	v_mul_hi_u32 v7, v0, v9
	v_mad_u64_u32 v[9:10], s[16:17], v3, v5, 0
	v_add_u32_e32 v5, vcc, v7, v13
	v_addc_u32_e32 v7, vcc, 0, v14, vcc
	v_add_u32_e32 v5, vcc, v5, v11
	v_addc_u32_e32 v5, vcc, v7, v12, vcc
	v_addc_u32_e32 v7, vcc, 0, v10, vcc
	v_add_u32_e32 v5, vcc, v5, v9
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_u32_e32 v0, vcc, v0, v5
	v_addc_u32_e32 v5, vcc, v3, v7, vcc
	v_ashrrev_i32_e32 v9, 31, v4
	v_add_u32_e32 v3, vcc, v8, v9
	v_xor_b32_e32 v10, v3, v9
	v_addc_u32_e32 v7, vcc, v4, v9, vcc
	v_mad_u64_u32 v[3:4], s[16:17], v10, v5, 0
	v_mul_hi_u32 v8, v10, v0
	v_xor_b32_e32 v11, v7, v9
	v_add_u32_e32 v12, vcc, v8, v3
	v_addc_u32_e32 v13, vcc, 0, v4, vcc
	v_mad_u64_u32 v[3:4], s[16:17], v11, v0, 0
	v_mad_u64_u32 v[7:8], s[16:17], v11, v5, 0
	v_add_u32_e32 v0, vcc, v12, v3
	v_addc_u32_e32 v0, vcc, v13, v4, vcc
	v_addc_u32_e32 v3, vcc, 0, v8, vcc
	v_add_u32_e32 v0, vcc, v0, v7
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_mul_lo_u32 v5, s4, v3
	v_mad_u64_u32 v[3:4], s[16:17], s4, v0, 0
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
	v_sub_u32_e32 v71, vcc, v0, v9
.LBB1_6:
	s_andn2_saveexec_b64 s[12:13], s[12:13]
	s_cbranch_execz .LBB1_8
; %bb.7:
	v_rcp_iflag_f32_e32 v0, v9
	s_sub_i32 s7, 0, s4
	v_mul_f32_e32 v0, 0x4f7ffffe, v0
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v3, s7, v0
	v_mul_hi_u32 v3, v0, v3
	v_add_u32_e32 v0, vcc, v0, v3
	v_mul_hi_u32 v0, v8, v0
	v_mul_lo_u32 v3, v0, s4
	v_add_u32_e32 v4, vcc, 1, v0
	v_sub_u32_e32 v3, vcc, v8, v3
	v_subrev_u32_e32 v5, vcc, s4, v3
	v_cmp_le_u32_e32 vcc, s4, v3
	v_cndmask_b32_e32 v0, v0, v4, vcc
	v_cndmask_b32_e32 v3, v3, v5, vcc
	v_add_u32_e32 v4, vcc, 1, v0
	v_cmp_le_u32_e32 vcc, s4, v3
	v_cndmask_b32_e32 v71, v0, v4, vcc
.LBB1_8:
	.loc	1 0
	s_or_b64 exec, exec, s[12:13]
	.loc	1 117
	s_add_i32 s4, s77, 63
	s_ashr_i32 s7, s4, 31
	.loc	1 118
	s_lshr_b32 s6, s6, 16
	v_mov_b32_e32 v7, s9
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v0, s11
	.loc	1 117
	s_lshr_b32 s8, s7, 26
	.loc	1 118
	v_mad_u64_u32 v[3:4], s[6:7], s6, v0, v[7:8]
	.loc	1 117
	s_add_i32 s4, s4, s8
	s_ashr_i32 s8, s4, 6
	.loc	1 118
	v_add_u32_e32 v0, vcc, v3, v1
	.loc	1 120
	s_ashr_i32 s9, s8, 31
	.loc	1 118
	v_addc_u32_e32 v3, vcc, 0, v4, vcc
	.loc	1 120
	v_mul_lo_u32 v4, v0, s9
	v_mad_u64_u32 v[0:1], s[6:7], v0, s8, 0
	v_mul_lo_u32 v3, v3, s8
	.loc	1 118
	s_mov_b32 s4, s5
	.loc	1 120
	v_add_u32_e32 v1, vcc, v1, v4
	v_cvt_f32_u32_e32 v5, s4
	s_mov_b32 s6, s8
	v_add_u32_e32 v4, vcc, v1, v3
	v_mov_b32_e32 v3, v8
	v_writelane_b32 v2, s6, 0
	v_cmp_ne_u64_e32 vcc, 0, v[3:4]
	v_writelane_b32 v2, s7, 1
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[10:11], exec, s[6:7]
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
	v_mad_u64_u32 v[7:8], s[6:7], s5, v1, 0
	v_mul_lo_u32 v9, s8, v1
	v_add_u32_e32 v3, vcc, v8, v3
	v_add_u32_e32 v3, vcc, v9, v3
	v_mul_hi_u32 v10, v1, v7
	v_mad_u64_u32 v[8:9], s[6:7], v1, v3, 0
	v_add_u32_e32 v12, vcc, v10, v8
	v_mad_u64_u32 v[7:8], s[6:7], v11, v7, 0
	v_addc_u32_e32 v13, vcc, 0, v9, vcc
	v_mad_u64_u32 v[9:10], s[6:7], v11, v3, 0
	v_add_u32_e32 v3, vcc, v12, v7
	v_addc_u32_e32 v3, vcc, v13, v8, vcc
	v_addc_u32_e32 v7, vcc, 0, v10, vcc
	v_add_u32_e32 v3, vcc, v3, v9
	v_addc_u32_e32 v7, vcc, 0, v7, vcc
	v_add_u32_e32 v1, vcc, v1, v3
	v_addc_u32_e32 v3, vcc, v11, v7, vcc
	v_mad_u64_u32 v[7:8], s[6:7], s5, v1, 0
	v_mul_lo_u32 v11, s5, v3
	v_mul_lo_u32 v12, s8, v1
	v_mul_hi_u32 v13, v1, v7
	v_mad_u64_u32 v[9:10], s[6:7], v3, v7, 0
	v_add_u32_e32 v8, vcc, v11, v8
	v_add_u32_e32 v8, vcc, v8, v12
	v_mad_u64_u32 v[11:12], s[6:7], v1, v8, 0
	v_mad_u64_u32 v[7:8], s[6:7], v3, v8, 0
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
	v_mad_u64_u32 v[7:8], s[6:7], v12, v3, 0
	v_mul_hi_u32 v10, v12, v1
	v_addc_u32_e32 v9, vcc, v4, v11, vcc
	v_xor_b32_e32 v13, v9, v11
	v_add_u32_e32 v14, vcc, v10, v7
	v_addc_u32_e32 v15, vcc, 0, v8, vcc
	v_mad_u64_u32 v[7:8], s[6:7], v13, v1, 0
	v_mad_u64_u32 v[9:10], s[6:7], v13, v3, 0
	v_add_u32_e32 v1, vcc, v14, v7
	v_addc_u32_e32 v1, vcc, v15, v8, vcc
	v_addc_u32_e32 v3, vcc, 0, v10, vcc
	v_add_u32_e32 v1, vcc, v1, v9
	v_addc_u32_e32 v3, vcc, 0, v3, vcc
	v_mul_lo_u32 v3, s4, v3
	v_mad_u64_u32 v[7:8], s[6:7], s4, v1, 0
	s_mov_b32 s5, 0x1b0e00
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
	buffer_store_dword v3, off, s[0:3], s5
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s5 offset:4
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
	s_mov_b32 s5, 0x1b0e00
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
	buffer_store_dword v3, off, s[0:3], s5
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s5 offset:4
.LBB1_12:
	.loc	1 0
	s_or_b64 exec, exec, s[10:11]
	.loc	1 120
	v_readlane_b32 s6, v2, 0
	v_mov_b32_e32 v1, s9
	v_add_u32_e32 v3, vcc, s6, v0
	v_addc_u32_e32 v1, vcc, v4, v1, vcc
	v_mov_b32_e32 v0, 0
	v_cmp_ne_u64_e32 vcc, 0, v[0:1]
	v_readlane_b32 s7, v2, 1
	s_and_saveexec_b64 s[6:7], vcc
	s_xor_b64 s[8:9], exec, s[6:7]
	s_cbranch_execz .LBB1_14
; %bb.13:
	v_mac_f32_e32 v5, 0x4f800000, v6
	v_rcp_f32_e32 v0, v5
	s_sub_u32 s5, 0, s4
	s_subb_u32 s10, 0, 0
	v_mul_f32_e32 v0, 0x5f7ffffc, v0
	v_mul_f32_e32 v4, 0x2f800000, v0
	v_trunc_f32_e32 v4, v4
	v_mac_f32_e32 v0, 0xcf800000, v4
	v_cvt_u32_f32_e32 v8, v4
	v_cvt_u32_f32_e32 v0, v0
	v_mul_lo_u32 v6, s5, v8
	v_mad_u64_u32 v[4:5], s[6:7], s5, v0, 0
	v_mul_lo_u32 v7, s10, v0
	v_add_u32_e32 v5, vcc, v5, v6
	v_add_u32_e32 v7, vcc, v7, v5
	v_mul_hi_u32 v9, v0, v4
	v_mad_u64_u32 v[5:6], s[6:7], v0, v7, 0
	v_add_u32_e32 v9, vcc, v9, v5
	v_mad_u64_u32 v[4:5], s[6:7], v8, v4, 0
	v_addc_u32_e32 v10, vcc, 0, v6, vcc
	v_mad_u64_u32 v[6:7], s[6:7], v8, v7, 0
	v_add_u32_e32 v4, vcc, v9, v4
	v_addc_u32_e32 v4, vcc, v10, v5, vcc
	v_addc_u32_e32 v5, vcc, 0, v7, vcc
	v_add_u32_e32 v4, vcc, v4, v6
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	v_add_u32_e32 v0, vcc, v0, v4
	v_addc_u32_e32 v10, vcc, v8, v5, vcc
	v_mad_u64_u32 v[4:5], s[6:7], s5, v0, 0
	v_mul_lo_u32 v8, s5, v10
	v_mul_lo_u32 v9, s10, v0
	v_mul_hi_u32 v11, v0, v4
	v_mad_u64_u32 v[6:7], s[6:7], v10, v4, 0
	v_add_u32_e32 v5, vcc, v8, v5
	v_add_u32_e32 v5, vcc, v5, v9
	v_mad_u64_u32 v[8:9], s[6:7], v0, v5, 0
	v_mad_u64_u32 v[4:5], s[6:7], v10, v5, 0
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
	v_mad_u64_u32 v[0:1], s[6:7], v7, v5, 0
	v_mul_hi_u32 v8, v7, v4
	v_xor_b32_e32 v9, v3, v6
	s_mov_b32 s5, 0x1b0c00
	v_add_u32_e32 v8, vcc, v8, v0
	v_addc_u32_e32 v10, vcc, 0, v1, vcc
	v_mad_u64_u32 v[0:1], s[6:7], v9, v4, 0
	v_mad_u64_u32 v[3:4], s[6:7], v9, v5, 0
	v_add_u32_e32 v0, vcc, v8, v0
	v_addc_u32_e32 v0, vcc, v10, v1, vcc
	v_addc_u32_e32 v1, vcc, 0, v4, vcc
	v_add_u32_e32 v3, vcc, v0, v3
	v_addc_u32_e32 v0, vcc, 0, v1, vcc
	v_mul_lo_u32 v4, s4, v0
	v_mad_u64_u32 v[0:1], s[6:7], s4, v3, 0
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
	buffer_store_dword v0, off, s[0:3], s5
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s5 offset:4
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
	s_mov_b32 s4, 0x1b0c00
	buffer_store_dword v0, off, s[0:3], s4
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s4 offset:4
.LBB1_16:
	.loc	1 0
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 s4, 0x1b0e00
	buffer_load_dword v0, off, s[0:3], s4
	buffer_load_dword v1, off, s[0:3], s4 offset:4
	s_mov_b32 s4, 0x1b1a00
	.loc	1 123
	v_mul_lo_u32 v3, v50, 6
	.loc	1 117
	s_load_dword s74, s[14:15], 0x38
	s_load_dword s36, s[14:15], 0x2c
	s_movk_i32 s35, 0x600
	s_movk_i32 s100, 0x3000
	s_movk_i32 s93, 0x70
	s_waitcnt lgkmcnt(0)
	s_ashr_i32 s75, s74, 31
	s_lshl_b64 s[8:9], s[74:75], 2
	s_movk_i32 s7, 0x60
	s_movk_i32 s85, 0x50
	s_movk_i32 s33, 0xb0
	s_movk_i32 s89, 0xa0
	s_movk_i32 s95, 0x90
	s_movk_i32 s101, 0xc0
	s_movk_i32 s87, 0xf0
	s_movk_i32 s96, 0xe0
	s_movk_i32 s18, 0xd0
	s_movk_i32 s97, 0x5c0
	s_movk_i32 s19, 0x5fc
	s_movk_i32 s88, 0x5f8
	s_movk_i32 s94, 0x5f4
	s_movk_i32 s34, 0x5f0
	s_movk_i32 s92, 0x5ec
	s_movk_i32 s86, 0x5e8
	s_movk_i32 s6, 0x5e4
	s_movk_i32 s84, 0x5dc
	s_mov_b64 s[12:13], 0
	s_movk_i32 s75, 0x180
	v_cmp_neq_f32_e64 s[90:91], s36, 0
	s_mov_b32 s23, s36
	s_mov_b32 s22, s36
	s_mov_b32 s25, s36
	s_mov_b32 s24, s36
	s_mov_b32 s27, s36
	s_mov_b32 s26, s36
	s_mov_b32 s45, s36
	s_mov_b32 s44, s36
	s_mov_b32 s43, s36
	s_mov_b32 s42, s36
	s_mov_b32 s41, s36
	s_mov_b32 s40, s36
	s_mov_b32 s39, s36
	s_mov_b32 s38, s36
	s_mov_b32 s37, s36
	s_mov_b32 s49, 0
	s_mov_b32 s31, s79
	s_mov_b32 s30, s79
	s_mov_b32 s29, s79
	s_mov_b32 s28, s79
	s_mov_b32 s47, s79
	s_mov_b32 s46, s79
	s_mov_b32 s65, s79
	s_mov_b32 s64, s79
	s_mov_b32 s67, s79
	s_mov_b32 s66, s79
	s_mov_b32 s69, s79
	s_mov_b32 s68, s79
	s_mov_b32 s71, s79
	s_mov_b32 s70, s79
	s_mov_b32 s73, s79
	s_mov_b32 s72, s79
	.loc	1 123
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v1, 6, v0
	buffer_store_dword v1, off, s[0:3], s4
	v_sub_u32_e32 v1, vcc, s77, v1
	.loc	1 117
	s_mov_b32 s4, 0x1b1b00
	buffer_store_dword v1, off, s[0:3], s4
	s_load_dwordx4 s[80:83], s[14:15], 0x40
	s_load_dwordx2 s[4:5], s[14:15], 0x30
	.loc	1 123
	v_or_b32_e32 v1, 1, v3
	.loc	1 117
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s4, 2
	v_writelane_b32 v2, s5, 3
	.loc	1 123
	s_mov_b32 s4, 0x1b1300
	s_nop 2
	buffer_store_dword v1, off, s[0:3], s4
	v_add_u32_e32 v1, vcc, 2, v3
	s_mov_b32 s4, 0x1b1400
	buffer_store_dword v1, off, s[0:3], s4
	v_add_u32_e32 v1, vcc, 3, v3
	s_mov_b32 s4, 0x1b1500
	buffer_store_dword v1, off, s[0:3], s4
	v_add_u32_e32 v1, vcc, 4, v3
	s_mov_b32 s4, 0x1b1600
	v_writelane_b32 v2, s8, 4
	buffer_store_dword v1, off, s[0:3], s4
	s_mov_b32 s4, 0x1b1200
	v_writelane_b32 v2, s9, 5
	v_cmp_lt_i32_e64 s[8:9], v50, v71
	buffer_store_dword v3, off, s[0:3], s4
	v_add_u32_e32 v1, vcc, 5, v3
	.loc	1 0
	s_mov_b32 s4, 0x1b1700
	v_writelane_b32 v2, s8, 6
	buffer_store_dword v1, off, s[0:3], s4
	v_writelane_b32 v2, s9, 7
	s_mov_b32 s8, 0x1b0c00
	s_nop 1
	buffer_load_dword v3, off, s[0:3], s8
	buffer_load_dword v4, off, s[0:3], s8 offset:4
	v_mov_b32_e32 v1, 0
	s_mov_b32 s8, 0x1b0200
	s_movk_i32 s5, 0x80
	s_movk_i32 s4, 0x5e0
	s_waitcnt vmcnt(0)
	v_cmp_ge_i32_e64 s[14:15], v0, v3
	v_mov_b32_e32 v0, v50
	buffer_store_dword v0, off, s[0:3], s8
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s8 offset:4
	v_writelane_b32 v2, s14, 8
	v_writelane_b32 v2, s15, 9
	v_mov_b32_e32 v0, v71
	s_mov_b32 s8, 0x1b0400
	buffer_store_dword v0, off, s[0:3], s8
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s8 offset:4
	s_branch .LBB1_19
.LBB1_17:                               ;   in Loop: Header=BB1_19 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_mov_b32 s10, 0x1b1800
	buffer_load_dword v1, off, s[0:3], s10
	v_readlane_b32 s12, v2, 12
	v_readlane_b32 s14, v2, 8
	v_readlane_b32 s8, v2, 10
	v_readlane_b32 s13, v2, 13
	v_readlane_b32 s15, v2, 9
	v_readlane_b32 s9, v2, 11
.LBB1_18:                               ;   in Loop: Header=BB1_19 Depth=1
	s_or_b64 exec, exec, s[8:9]
	.loc	1 171
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e32 vcc, s78, v1
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB1_191
.LBB1_19:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_24 Depth 2
                                        ;       Child Loop BB1_27 Depth 3
                                        ;         Child Loop BB1_78 Depth 4
                                        ;         Child Loop BB1_84 Depth 4
                                        ;         Child Loop BB1_143 Depth 4
                                        ;         Child Loop BB1_151 Depth 4
                                        ;         Child Loop BB1_159 Depth 4
                                        ;         Child Loop BB1_167 Depth 4
                                        ;         Child Loop BB1_175 Depth 4
                                        ;         Child Loop BB1_183 Depth 4
	.loc	1 124
	v_sub_u32_e32 v0, vcc, s78, v1
	v_min_i32_e32 v72, 0x180, v0
	.loc	1 125
	s_and_saveexec_b64 s[8:9], s[14:15]
	s_xor_b64 s[8:9], exec, s[8:9]
; %bb.20:                               ;   in Loop: Header=BB1_19 Depth=1
	.loc	1 170
	v_add_u32_e32 v1, vcc, v72, v1
; %bb.21:                               ;   in Loop: Header=BB1_19 Depth=1
	.loc	1 125
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB1_18
; %bb.22:                               ;   in Loop: Header=BB1_19 Depth=1
	.loc	1 0
	v_writelane_b32 v2, s8, 10
	s_mov_b32 s10, 0x1b1900
	v_writelane_b32 v2, s9, 11
	v_cmp_lt_i32_e64 s[8:9], 0, v1
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s10
	v_writelane_b32 v2, s12, 12
	v_writelane_b32 v2, s13, 13
	s_mov_b32 s14, 0x1b0100
	s_mov_b32 s16, 0x1b1a00
	s_mov_b32 s12, 0x1b1800
	s_waitcnt vmcnt(0)
	v_mad_i64_i32 v[73:74], s[10:11], v3, v1, 0
	v_readlane_b32 s10, v2, 0
	v_readlane_b32 s11, v2, 1
	v_mad_i64_i32 v[4:5], s[10:11], v3, s10, 0
	s_mov_b32 s10, 0x1b1000
	s_nop 3
	buffer_store_dword v4, off, s[0:3], s10
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, off, s[0:3], s10 offset:4
	v_cmp_lt_i32_e64 s[10:11], 0, v0
	.loc	1 125
	v_max_i32_e32 v0, 1, v72
	buffer_store_dword v0, off, s[0:3], s14
	buffer_load_dword v0, off, s[0:3], s16
	v_add_u32_e32 v3, vcc, v72, v3
	s_mov_b32 s16, 0x1b0600
	buffer_store_dword v3, off, s[0:3], s12
	v_cmp_le_i32_e64 s[12:13], s78, v3
	s_mov_b64 s[14:15], 0
	s_waitcnt vmcnt(1)
	buffer_store_dword v0, off, s[0:3], s16
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s16 offset:4
	s_mov_b32 s16, 0x1b1b00
	buffer_load_dword v0, off, s[0:3], s16
	s_mov_b32 s16, 0x1b0800
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s16
	s_mov_b32 s16, 0x1b0e00
	buffer_load_dword v0, off, s[0:3], s16
	buffer_load_dword v1, off, s[0:3], s16 offset:4
	s_mov_b32 s16, 0x1b0900
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s16
	v_mov_b32_e32 v0, v72
	s_mov_b32 s16, 0x1afd00
	buffer_store_dword v0, off, s[0:3], s16
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s16 offset:4
	s_mov_b32 s16, 0x1aff00
	buffer_store_dword v73, off, s[0:3], s16
	s_waitcnt vmcnt(0)
	buffer_store_dword v74, off, s[0:3], s16 offset:4
	s_branch .LBB1_24
.LBB1_23:                               ;   in Loop: Header=BB1_24 Depth=2
	.loc	1 0
	v_readlane_b32 s14, v2, 16
	v_readlane_b32 s15, v2, 17
	s_or_b64 exec, exec, s[14:15]
	s_mov_b32 s14, 0x1b0900
	s_nop 1
	buffer_load_dword v3, off, s[0:3], s14
	.loc	1 125
	s_mov_b32 s14, 0x1b0800
	buffer_load_dword v0, off, s[0:3], s14
	s_mov_b32 s16, 0x1b0600
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v3, vcc, 1, v3
	s_waitcnt vmcnt(0)
	v_subrev_u32_e32 v0, vcc, 64, v0
	buffer_store_dword v0, off, s[0:3], s14
	s_mov_b32 s14, 0x1b0c00
	buffer_load_dword v0, off, s[0:3], s14
	buffer_load_dword v1, off, s[0:3], s14 offset:4
	s_mov_b32 s14, 0x1b0900
	buffer_store_dword v3, off, s[0:3], s14
	v_readlane_b32 s14, v2, 14
	v_readlane_b32 s15, v2, 15
	s_waitcnt vmcnt(1)
	v_cmp_ge_i32_e32 vcc, v3, v0
	buffer_load_dword v0, off, s[0:3], s16
	buffer_load_dword v1, off, s[0:3], s16 offset:4
	s_or_b64 s[14:15], vcc, s[14:15]
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 64, v0
	buffer_store_dword v0, off, s[0:3], s16
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s16 offset:4
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB1_17
.LBB1_24:                               ;   Parent Loop BB1_19 Depth=1
                                        ; =>  This Loop Header: Depth=2
                                        ;       Child Loop BB1_27 Depth 3
                                        ;         Child Loop BB1_78 Depth 4
                                        ;         Child Loop BB1_84 Depth 4
                                        ;         Child Loop BB1_143 Depth 4
                                        ;         Child Loop BB1_151 Depth 4
                                        ;         Child Loop BB1_159 Depth 4
                                        ;         Child Loop BB1_167 Depth 4
                                        ;         Child Loop BB1_175 Depth 4
                                        ;         Child Loop BB1_183 Depth 4
	.loc	1 0
	v_writelane_b32 v2, s14, 14
	v_writelane_b32 v2, s15, 15
	.loc	1 126
	s_mov_b64 s[16:17], exec
	v_readlane_b32 s14, v2, 6
	v_readlane_b32 s15, v2, 7
	v_writelane_b32 v2, s16, 16
	v_writelane_b32 v2, s17, 17
	s_and_b64 s[14:15], s[16:17], s[14:15]
	s_mov_b64 exec, s[14:15]
	s_cbranch_execz .LBB1_23
; %bb.25:                               ;   in Loop: Header=BB1_24 Depth=2
	s_mov_b32 s14, 0x1b0800
	buffer_load_dword v0, off, s[0:3], s14
	s_mov_b32 s14, 0x1b0600
	s_mov_b64 s[98:99], 0
	v_mov_b32_e32 v149, v50
	s_waitcnt vmcnt(0)
	v_min_i32_e32 v0, 64, v0
	v_max_i32_e32 v75, 1, v0
	buffer_load_dword v0, off, s[0:3], s14
	buffer_load_dword v1, off, s[0:3], s14 offset:4
	s_mov_b32 s14, 0x1b1000
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v0
	buffer_load_dword v0, off, s[0:3], s14
	buffer_load_dword v1, off, s[0:3], s14 offset:4
	s_mov_b32 s14, 0x1b0900
	buffer_load_dword v7, off, s[0:3], s14
	v_mov_b32_e32 v3, v4
	v_ashrrev_i32_e32 v5, 31, v4
	s_waitcnt vmcnt(0)
	v_mad_i64_i32 v[0:1], s[14:15], v7, v72, v[0:1]
	s_mov_b32 s14, 0x1b0600
	s_nop 3
	buffer_store_dword v3, off, s[0:3], s14
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s14 offset:4
	s_mov_b32 s14, 0x1b0e00
	v_lshlrev_b64 v[0:1], 8, v[0:1]
	v_lshlrev_b64 v[3:4], 2, v[4:5]
	buffer_load_dword v5, off, s[0:3], s14
	buffer_load_dword v6, off, s[0:3], s14 offset:4
	s_mov_b32 s14, 0x1af900
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v76, vcc, v7, v5
	v_mov_b32_e32 v5, s83
	v_add_u32_e32 v0, vcc, s82, v0
	v_addc_u32_e32 v1, vcc, v5, v1, vcc
	buffer_store_dword v0, off, s[0:3], s14
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s14 offset:4
	v_lshlrev_b32_e32 v0, 6, v7
	v_sub_u32_e32 v5, vcc, s77, v0
	v_cmp_lt_i32_e64 s[20:21], 0, v5
	v_add_u32_e32 v1, vcc, 64, v0
	v_writelane_b32 v2, s20, 18
	v_cmp_lt_i32_e64 s[16:17], s77, v1
	v_ashrrev_i32_e32 v1, 31, v0
	v_writelane_b32 v2, s21, 19
	v_readlane_b32 s20, v2, 2
	v_readlane_b32 s21, v2, 3
	v_cmp_gt_i32_e64 s[14:15], 33, v5
	v_mov_b32_e32 v5, s21
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v77, vcc, s20, v0
	v_addc_u32_e32 v78, vcc, v5, v1, vcc
	v_add_u32_e32 v0, vcc, s20, v3
	v_addc_u32_e32 v1, vcc, v5, v4, vcc
	s_mov_b32 s20, 0x1b0a00
	buffer_store_dword v0, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s20 offset:4
	s_mov_b32 s20, 0x1b1700
	buffer_load_dword v79, off, s[0:3], s20
	s_mov_b32 s20, 0x1b1600
	buffer_load_dword v80, off, s[0:3], s20
	s_mov_b32 s20, 0x1b1500
	buffer_load_dword v81, off, s[0:3], s20
	s_mov_b32 s20, 0x1b1400
	buffer_load_dword v82, off, s[0:3], s20
	s_mov_b32 s20, 0x1b1300
	buffer_load_dword v147, off, s[0:3], s20
	s_mov_b32 s20, 0x1b1200
	buffer_load_dword v148, off, s[0:3], s20
	s_mov_b32 s20, 0x1af700
	buffer_store_dword v75, off, s[0:3], s20
	s_mov_b32 s20, 0x1af800
	buffer_store_dword v76, off, s[0:3], s20
	s_mov_b32 s20, 0x1afb00
	buffer_store_dword v77, off, s[0:3], s20
	s_mov_b32 s20, 0x1afc00
	buffer_store_dword v78, off, s[0:3], s20
	s_branch .LBB1_27
.LBB1_26:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 126
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v149, vcc, 1, v149
	v_add_u32_e32 v148, vcc, 6, v148
	v_add_u32_e32 v147, vcc, 6, v147
	v_add_u32_e32 v82, vcc, 6, v82
	v_add_u32_e32 v81, vcc, 6, v81
	v_add_u32_e32 v80, vcc, 6, v80
	v_cmp_ge_i32_e32 vcc, v149, v71
	s_or_b64 s[98:99], vcc, s[98:99]
	v_add_u32_e32 v79, vcc, 6, v79
	s_andn2_b64 exec, exec, s[98:99]
	s_cbranch_execz .LBB1_23
.LBB1_27:                               ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_78 Depth 4
                                        ;         Child Loop BB1_84 Depth 4
                                        ;         Child Loop BB1_143 Depth 4
                                        ;         Child Loop BB1_151 Depth 4
                                        ;         Child Loop BB1_159 Depth 4
                                        ;         Child Loop BB1_167 Depth 4
                                        ;         Child Loop BB1_175 Depth 4
                                        ;         Child Loop BB1_183 Depth 4
	.loc	1 0
	s_mov_b32 s48, s49
	s_mov_b32 s50, s49
	s_mov_b32 s51, s49
	s_mov_b32 s52, s49
	s_mov_b32 s53, s49
	s_mov_b32 s54, s49
	s_mov_b32 s55, s49
	s_mov_b32 s56, s49
	s_mov_b32 s57, s49
	s_mov_b32 s58, s49
	s_mov_b32 s59, s49
	s_mov_b32 s60, s49
	s_mov_b32 s61, s49
	s_mov_b32 s62, s49
	s_mov_b32 s63, s49
	.loc	1 132
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s49
	v_mov_b32_e32 v5, s50
	v_mov_b32_e32 v6, s51
	v_mov_b32_e32 v7, s52
	v_mov_b32_e32 v8, s53
	v_mov_b32_e32 v9, s54
	v_mov_b32_e32 v10, s55
	v_mov_b32_e32 v11, s56
	v_mov_b32_e32 v12, s57
	v_mov_b32_e32 v13, s58
	v_mov_b32_e32 v14, s59
	v_mov_b32_e32 v15, s60
	v_mov_b32_e32 v16, s61
	v_mov_b32_e32 v17, s62
	v_mov_b32_e32 v18, s63
	s_mov_b32 s20, 0x186000
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v25, vcc, v149, v50
	buffer_store_dword v3, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4
	buffer_store_dword v5, off, s[0:3], s20 offset:8
	buffer_store_dword v6, off, s[0:3], s20 offset:12
	buffer_store_dword v7, off, s[0:3], s20 offset:16
	buffer_store_dword v8, off, s[0:3], s20 offset:20
	buffer_store_dword v9, off, s[0:3], s20 offset:24
	buffer_store_dword v10, off, s[0:3], s20 offset:28
	buffer_store_dword v11, off, s[0:3], s20 offset:32
	buffer_store_dword v12, off, s[0:3], s20 offset:36
	buffer_store_dword v13, off, s[0:3], s20 offset:40
	buffer_store_dword v14, off, s[0:3], s20 offset:44
	buffer_store_dword v15, off, s[0:3], s20 offset:48
	buffer_store_dword v16, off, s[0:3], s20 offset:52
	buffer_store_dword v17, off, s[0:3], s20 offset:56
	buffer_store_dword v18, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_29
; %bb.28:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	v_or_b32_e32 v1, 60, v0
	v_or_b32_e32 v3, 56, v0
	v_or_b32_e32 v4, 52, v0
	v_or_b32_e32 v5, 48, v0
	v_or_b32_e32 v6, 44, v0
	v_or_b32_e32 v7, 40, v0
	v_or_b32_e32 v8, 36, v0
	buffer_load_dword v9, v0, s[0:3], 0 offen
	buffer_load_dword v24, v1, s[0:3], 0 offen
	buffer_load_dword v23, v3, s[0:3], 0 offen
	buffer_load_dword v22, v4, s[0:3], 0 offen
	buffer_load_dword v21, v5, s[0:3], 0 offen
	buffer_load_dword v20, v6, s[0:3], 0 offen
	buffer_load_dword v19, v7, s[0:3], 0 offen
	buffer_load_dword v18, v8, s[0:3], 0 offen
	v_or_b32_e32 v1, 32, v0
	v_or_b32_e32 v3, 28, v0
	v_or_b32_e32 v4, 24, v0
	v_or_b32_e32 v5, 20, v0
	v_or_b32_e32 v6, 16, v0
	v_or_b32_e32 v7, 12, v0
	v_or_b32_e32 v8, 8, v0
	v_or_b32_e32 v0, 4, v0
	buffer_load_dword v17, v1, s[0:3], 0 offen
	buffer_load_dword v16, v3, s[0:3], 0 offen
	buffer_load_dword v15, v4, s[0:3], 0 offen
	buffer_load_dword v14, v5, s[0:3], 0 offen
	buffer_load_dword v13, v6, s[0:3], 0 offen
	buffer_load_dword v12, v7, s[0:3], 0 offen
	buffer_load_dword v11, v8, s[0:3], 0 offen
	buffer_load_dword v10, v0, s[0:3], 0 offen
	v_mov_b32_e32 v0, 0x6180
	s_waitcnt vmcnt(0)
	buffer_store_dword v9, v0, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, v0, s[0:3], 0 offen offset:4
	buffer_store_dword v11, v0, s[0:3], 0 offen offset:8
	buffer_store_dword v12, v0, s[0:3], 0 offen offset:12
	buffer_store_dword v13, v0, s[0:3], 0 offen offset:16
	buffer_store_dword v14, v0, s[0:3], 0 offen offset:20
	buffer_store_dword v15, v0, s[0:3], 0 offen offset:24
	buffer_store_dword v16, v0, s[0:3], 0 offen offset:28
	buffer_store_dword v17, v0, s[0:3], 0 offen offset:32
	buffer_store_dword v18, v0, s[0:3], 0 offen offset:36
	buffer_store_dword v19, v0, s[0:3], 0 offen offset:40
	buffer_store_dword v20, v0, s[0:3], 0 offen offset:44
	buffer_store_dword v21, v0, s[0:3], 0 offen offset:48
	buffer_store_dword v22, v0, s[0:3], 0 offen offset:52
	buffer_store_dword v23, v0, s[0:3], 0 offen offset:56
	buffer_store_dword v24, v0, s[0:3], 0 offen offset:60
.LBB1_29:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 132
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s49
	v_mov_b32_e32 v5, s50
	v_mov_b32_e32 v6, s51
	v_mov_b32_e32 v7, s52
	v_mov_b32_e32 v8, s53
	v_mov_b32_e32 v9, s54
	v_mov_b32_e32 v10, s55
	v_mov_b32_e32 v11, s56
	v_mov_b32_e32 v12, s57
	v_mov_b32_e32 v13, s58
	v_mov_b32_e32 v14, s59
	v_mov_b32_e32 v15, s60
	v_mov_b32_e32 v16, s61
	v_mov_b32_e32 v17, s62
	v_mov_b32_e32 v18, s63
	s_mov_b32 s20, 0x187000
	buffer_store_dword v3, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4
	buffer_store_dword v5, off, s[0:3], s20 offset:8
	buffer_store_dword v6, off, s[0:3], s20 offset:12
	buffer_store_dword v7, off, s[0:3], s20 offset:16
	buffer_store_dword v8, off, s[0:3], s20 offset:20
	buffer_store_dword v9, off, s[0:3], s20 offset:24
	buffer_store_dword v10, off, s[0:3], s20 offset:28
	buffer_store_dword v11, off, s[0:3], s20 offset:32
	buffer_store_dword v12, off, s[0:3], s20 offset:36
	buffer_store_dword v13, off, s[0:3], s20 offset:40
	buffer_store_dword v14, off, s[0:3], s20 offset:44
	buffer_store_dword v15, off, s[0:3], s20 offset:48
	buffer_store_dword v16, off, s[0:3], s20 offset:52
	buffer_store_dword v17, off, s[0:3], s20 offset:56
	buffer_store_dword v18, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_31
; %bb.30:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	s_movk_i32 s48, 0x7c
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x78
	v_add_u32_e32 v4, vcc, s48, v0
	s_movk_i32 s48, 0x74
	v_add_u32_e32 v5, vcc, s48, v0
	s_movk_i32 s48, 0x6c
	v_add_u32_e32 v7, vcc, s48, v0
	s_movk_i32 s48, 0x68
	v_add_u32_e32 v8, vcc, s48, v0
	s_movk_i32 s48, 0x64
	v_add_u32_e32 v9, vcc, s48, v0
	v_add_u32_e32 v6, vcc, s93, v0
	buffer_load_dword v22, v5, s[0:3], 0 offen
	buffer_load_dword v21, v6, s[0:3], 0 offen
	buffer_load_dword v20, v7, s[0:3], 0 offen
	buffer_load_dword v19, v8, s[0:3], 0 offen
	buffer_load_dword v18, v9, s[0:3], 0 offen
	v_add_u32_e32 v5, vcc, s7, v0
	s_movk_i32 s48, 0x5c
	v_add_u32_e32 v9, vcc, 0x50, v0
	v_add_u32_e32 v10, vcc, 0x4c, v0
	v_add_u32_e32 v11, vcc, 0x48, v0
	v_add_u32_e32 v1, vcc, 64, v0
	v_add_u32_e32 v6, vcc, s48, v0
	v_add_u32_e32 v7, vcc, 0x58, v0
	v_add_u32_e32 v8, vcc, 0x54, v0
	v_add_u32_e32 v0, vcc, 0x44, v0
	buffer_load_dword v17, v5, s[0:3], 0 offen
	buffer_load_dword v16, v6, s[0:3], 0 offen
	buffer_load_dword v15, v7, s[0:3], 0 offen
	buffer_load_dword v14, v8, s[0:3], 0 offen
	buffer_load_dword v13, v9, s[0:3], 0 offen
	buffer_load_dword v12, v10, s[0:3], 0 offen
	buffer_load_dword v11, v11, s[0:3], 0 offen
	buffer_load_dword v10, v0, s[0:3], 0 offen
	buffer_load_dword v23, v4, s[0:3], 0 offen
	buffer_load_dword v24, v3, s[0:3], 0 offen
	buffer_load_dword v9, v1, s[0:3], 0 offen
	s_mov_b32 s48, 0x187000
	s_waitcnt vmcnt(0)
	buffer_store_dword v9, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, off, s[0:3], s48 offset:4
	buffer_store_dword v11, off, s[0:3], s48 offset:8
	buffer_store_dword v12, off, s[0:3], s48 offset:12
	buffer_store_dword v13, off, s[0:3], s48 offset:16
	buffer_store_dword v14, off, s[0:3], s48 offset:20
	buffer_store_dword v15, off, s[0:3], s48 offset:24
	buffer_store_dword v16, off, s[0:3], s48 offset:28
	buffer_store_dword v17, off, s[0:3], s48 offset:32
	buffer_store_dword v18, off, s[0:3], s48 offset:36
	buffer_store_dword v19, off, s[0:3], s48 offset:40
	buffer_store_dword v20, off, s[0:3], s48 offset:44
	buffer_store_dword v21, off, s[0:3], s48 offset:48
	buffer_store_dword v22, off, s[0:3], s48 offset:52
	buffer_store_dword v23, off, s[0:3], s48 offset:56
	buffer_store_dword v24, off, s[0:3], s48 offset:60
.LBB1_31:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 s48, s49
	s_mov_b32 s50, s49
	s_mov_b32 s51, s49
	s_mov_b32 s52, s49
	s_mov_b32 s53, s49
	s_mov_b32 s54, s49
	s_mov_b32 s55, s49
	s_mov_b32 s56, s49
	s_mov_b32 s57, s49
	s_mov_b32 s58, s49
	s_mov_b32 s59, s49
	s_mov_b32 s60, s49
	s_mov_b32 s61, s49
	s_mov_b32 s62, s49
	s_mov_b32 s63, s49
	.loc	1 132
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s49
	v_mov_b32_e32 v5, s50
	v_mov_b32_e32 v6, s51
	v_mov_b32_e32 v7, s52
	v_mov_b32_e32 v8, s53
	v_mov_b32_e32 v9, s54
	v_mov_b32_e32 v10, s55
	v_mov_b32_e32 v11, s56
	v_mov_b32_e32 v12, s57
	v_mov_b32_e32 v13, s58
	v_mov_b32_e32 v14, s59
	v_mov_b32_e32 v15, s60
	v_mov_b32_e32 v16, s61
	v_mov_b32_e32 v17, s62
	v_mov_b32_e32 v18, s63
	s_mov_b32 s20, 0x19bc00
	buffer_store_dword v3, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4
	buffer_store_dword v5, off, s[0:3], s20 offset:8
	buffer_store_dword v6, off, s[0:3], s20 offset:12
	buffer_store_dword v7, off, s[0:3], s20 offset:16
	buffer_store_dword v8, off, s[0:3], s20 offset:20
	buffer_store_dword v9, off, s[0:3], s20 offset:24
	buffer_store_dword v10, off, s[0:3], s20 offset:28
	buffer_store_dword v11, off, s[0:3], s20 offset:32
	buffer_store_dword v12, off, s[0:3], s20 offset:36
	buffer_store_dword v13, off, s[0:3], s20 offset:40
	buffer_store_dword v14, off, s[0:3], s20 offset:44
	buffer_store_dword v15, off, s[0:3], s20 offset:48
	buffer_store_dword v16, off, s[0:3], s20 offset:52
	buffer_store_dword v17, off, s[0:3], s20 offset:56
	buffer_store_dword v18, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_33
; %bb.32:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	v_add_u32_e32 v1, vcc, s5, v0
	s_movk_i32 vcc_lo, 0xbc
	v_add_u32_e32 v3, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0xb8
	v_add_u32_e32 v4, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0xb4
	v_add_u32_e32 v5, vcc, vcc_lo, v0
	v_add_u32_e32 v6, vcc, s33, v0
	s_movk_i32 vcc_lo, 0xac
	v_add_u32_e32 v7, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0xa8
	v_add_u32_e32 v8, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0xa4
	v_add_u32_e32 v9, vcc, vcc_lo, v0
	buffer_load_dword v22, v5, s[0:3], 0 offen
	buffer_load_dword v21, v6, s[0:3], 0 offen
	buffer_load_dword v20, v7, s[0:3], 0 offen
	buffer_load_dword v19, v8, s[0:3], 0 offen
	buffer_load_dword v18, v9, s[0:3], 0 offen
	v_add_u32_e32 v5, vcc, s89, v0
	s_movk_i32 vcc_lo, 0x9c
	v_add_u32_e32 v6, vcc, vcc_lo, v0
	v_add_u32_e32 v9, vcc, 0x90, v0
	v_add_u32_e32 v10, vcc, 0x8c, v0
	v_add_u32_e32 v11, vcc, 0x88, v0
	v_add_u32_e32 v7, vcc, 0x98, v0
	v_add_u32_e32 v8, vcc, 0x94, v0
	v_add_u32_e32 v0, vcc, 0x84, v0
	buffer_load_dword v17, v5, s[0:3], 0 offen
	buffer_load_dword v16, v6, s[0:3], 0 offen
	buffer_load_dword v15, v7, s[0:3], 0 offen
	buffer_load_dword v14, v8, s[0:3], 0 offen
	buffer_load_dword v13, v9, s[0:3], 0 offen
	buffer_load_dword v12, v10, s[0:3], 0 offen
	buffer_load_dword v11, v11, s[0:3], 0 offen
	buffer_load_dword v10, v0, s[0:3], 0 offen
	buffer_load_dword v23, v4, s[0:3], 0 offen
	buffer_load_dword v24, v3, s[0:3], 0 offen
	buffer_load_dword v9, v1, s[0:3], 0 offen
	v_mov_b32_e32 v0, 0x66f0
	s_waitcnt vmcnt(0)
	buffer_store_dword v9, v0, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, v0, s[0:3], 0 offen offset:4
	buffer_store_dword v11, v0, s[0:3], 0 offen offset:8
	buffer_store_dword v12, v0, s[0:3], 0 offen offset:12
	buffer_store_dword v13, v0, s[0:3], 0 offen offset:16
	buffer_store_dword v14, v0, s[0:3], 0 offen offset:20
	buffer_store_dword v15, v0, s[0:3], 0 offen offset:24
	buffer_store_dword v16, v0, s[0:3], 0 offen offset:28
	buffer_store_dword v17, v0, s[0:3], 0 offen offset:32
	buffer_store_dword v18, v0, s[0:3], 0 offen offset:36
	buffer_store_dword v19, v0, s[0:3], 0 offen offset:40
	buffer_store_dword v20, v0, s[0:3], 0 offen offset:44
	buffer_store_dword v21, v0, s[0:3], 0 offen offset:48
	buffer_store_dword v22, v0, s[0:3], 0 offen offset:52
	buffer_store_dword v23, v0, s[0:3], 0 offen offset:56
	buffer_store_dword v24, v0, s[0:3], 0 offen offset:60
.LBB1_33:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 132
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s49
	v_mov_b32_e32 v5, s50
	v_mov_b32_e32 v6, s51
	v_mov_b32_e32 v7, s52
	v_mov_b32_e32 v8, s53
	v_mov_b32_e32 v9, s54
	v_mov_b32_e32 v10, s55
	v_mov_b32_e32 v11, s56
	v_mov_b32_e32 v12, s57
	v_mov_b32_e32 v13, s58
	v_mov_b32_e32 v14, s59
	v_mov_b32_e32 v15, s60
	v_mov_b32_e32 v16, s61
	v_mov_b32_e32 v17, s62
	v_mov_b32_e32 v18, s63
	s_mov_b32 s20, 0x19ac00
	buffer_store_dword v3, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4
	buffer_store_dword v5, off, s[0:3], s20 offset:8
	buffer_store_dword v6, off, s[0:3], s20 offset:12
	buffer_store_dword v7, off, s[0:3], s20 offset:16
	buffer_store_dword v8, off, s[0:3], s20 offset:20
	buffer_store_dword v9, off, s[0:3], s20 offset:24
	buffer_store_dword v10, off, s[0:3], s20 offset:28
	buffer_store_dword v11, off, s[0:3], s20 offset:32
	buffer_store_dword v12, off, s[0:3], s20 offset:36
	buffer_store_dword v13, off, s[0:3], s20 offset:40
	buffer_store_dword v14, off, s[0:3], s20 offset:44
	buffer_store_dword v15, off, s[0:3], s20 offset:48
	buffer_store_dword v16, off, s[0:3], s20 offset:52
	buffer_store_dword v17, off, s[0:3], s20 offset:56
	buffer_store_dword v18, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_35
; %bb.34:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	s_movk_i32 s48, 0xfc
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0xf8
	v_add_u32_e32 v4, vcc, s48, v0
	s_movk_i32 s48, 0xf4
	v_add_u32_e32 v5, vcc, s48, v0
	s_movk_i32 s48, 0xec
	v_add_u32_e32 v7, vcc, s48, v0
	s_movk_i32 s48, 0xe8
	v_add_u32_e32 v8, vcc, s48, v0
	s_movk_i32 s48, 0xe4
	v_add_u32_e32 v9, vcc, s48, v0
	v_add_u32_e32 v6, vcc, s87, v0
	buffer_load_dword v22, v5, s[0:3], 0 offen
	buffer_load_dword v21, v6, s[0:3], 0 offen
	buffer_load_dword v20, v7, s[0:3], 0 offen
	buffer_load_dword v19, v8, s[0:3], 0 offen
	buffer_load_dword v18, v9, s[0:3], 0 offen
	v_add_u32_e32 v5, vcc, s96, v0
	s_movk_i32 s48, 0xdc
	v_add_u32_e32 v9, vcc, 0xd0, v0
	v_add_u32_e32 v10, vcc, 0xcc, v0
	v_add_u32_e32 v11, vcc, 0xc8, v0
	v_add_u32_e32 v1, vcc, s101, v0
	v_add_u32_e32 v6, vcc, s48, v0
	v_add_u32_e32 v7, vcc, 0xd8, v0
	v_add_u32_e32 v8, vcc, 0xd4, v0
	v_add_u32_e32 v0, vcc, 0xc4, v0
	buffer_load_dword v17, v5, s[0:3], 0 offen
	buffer_load_dword v16, v6, s[0:3], 0 offen
	buffer_load_dword v15, v7, s[0:3], 0 offen
	buffer_load_dword v14, v8, s[0:3], 0 offen
	buffer_load_dword v13, v9, s[0:3], 0 offen
	buffer_load_dword v12, v10, s[0:3], 0 offen
	buffer_load_dword v11, v11, s[0:3], 0 offen
	buffer_load_dword v10, v0, s[0:3], 0 offen
	buffer_load_dword v23, v4, s[0:3], 0 offen
	buffer_load_dword v24, v3, s[0:3], 0 offen
	buffer_load_dword v9, v1, s[0:3], 0 offen
	s_mov_b32 s48, 0x19ac00
	s_waitcnt vmcnt(0)
	buffer_store_dword v9, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, off, s[0:3], s48 offset:4
	buffer_store_dword v11, off, s[0:3], s48 offset:8
	buffer_store_dword v12, off, s[0:3], s48 offset:12
	buffer_store_dword v13, off, s[0:3], s48 offset:16
	buffer_store_dword v14, off, s[0:3], s48 offset:20
	buffer_store_dword v15, off, s[0:3], s48 offset:24
	buffer_store_dword v16, off, s[0:3], s48 offset:28
	buffer_store_dword v17, off, s[0:3], s48 offset:32
	buffer_store_dword v18, off, s[0:3], s48 offset:36
	buffer_store_dword v19, off, s[0:3], s48 offset:40
	buffer_store_dword v20, off, s[0:3], s48 offset:44
	buffer_store_dword v21, off, s[0:3], s48 offset:48
	buffer_store_dword v22, off, s[0:3], s48 offset:52
	buffer_store_dword v23, off, s[0:3], s48 offset:56
	buffer_store_dword v24, off, s[0:3], s48 offset:60
.LBB1_35:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 s48, s49
	s_mov_b32 s50, s49
	s_mov_b32 s51, s49
	s_mov_b32 s52, s49
	s_mov_b32 s53, s49
	s_mov_b32 s54, s49
	s_mov_b32 s55, s49
	s_mov_b32 s56, s49
	s_mov_b32 s57, s49
	s_mov_b32 s58, s49
	s_mov_b32 s59, s49
	s_mov_b32 s60, s49
	s_mov_b32 s61, s49
	s_mov_b32 s62, s49
	s_mov_b32 s63, s49
	.loc	1 132
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s49
	v_mov_b32_e32 v5, s50
	v_mov_b32_e32 v6, s51
	v_mov_b32_e32 v7, s52
	v_mov_b32_e32 v8, s53
	v_mov_b32_e32 v9, s54
	v_mov_b32_e32 v10, s55
	v_mov_b32_e32 v11, s56
	v_mov_b32_e32 v12, s57
	v_mov_b32_e32 v13, s58
	v_mov_b32_e32 v14, s59
	v_mov_b32_e32 v15, s60
	v_mov_b32_e32 v16, s61
	v_mov_b32_e32 v17, s62
	v_mov_b32_e32 v18, s63
	s_mov_b32 s20, 0x189000
	buffer_store_dword v3, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4
	buffer_store_dword v5, off, s[0:3], s20 offset:8
	buffer_store_dword v6, off, s[0:3], s20 offset:12
	buffer_store_dword v7, off, s[0:3], s20 offset:16
	buffer_store_dword v8, off, s[0:3], s20 offset:20
	buffer_store_dword v9, off, s[0:3], s20 offset:24
	buffer_store_dword v10, off, s[0:3], s20 offset:28
	buffer_store_dword v11, off, s[0:3], s20 offset:32
	buffer_store_dword v12, off, s[0:3], s20 offset:36
	buffer_store_dword v13, off, s[0:3], s20 offset:40
	buffer_store_dword v14, off, s[0:3], s20 offset:44
	buffer_store_dword v15, off, s[0:3], s20 offset:48
	buffer_store_dword v16, off, s[0:3], s20 offset:52
	buffer_store_dword v17, off, s[0:3], s20 offset:56
	buffer_store_dword v18, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_37
; %bb.36:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	s_movk_i32 vcc_lo, 0x100
	v_add_u32_e32 v1, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x13c
	v_add_u32_e32 v3, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x138
	v_add_u32_e32 v4, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x134
	v_add_u32_e32 v5, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x130
	v_add_u32_e32 v6, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x12c
	v_add_u32_e32 v7, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x128
	v_add_u32_e32 v8, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x124
	v_add_u32_e32 v9, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x120
	buffer_load_dword v22, v5, s[0:3], 0 offen
	buffer_load_dword v21, v6, s[0:3], 0 offen
	buffer_load_dword v20, v7, s[0:3], 0 offen
	buffer_load_dword v19, v8, s[0:3], 0 offen
	buffer_load_dword v18, v9, s[0:3], 0 offen
	v_add_u32_e32 v5, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x11c
	v_add_u32_e32 v6, vcc, vcc_lo, v0
	v_add_u32_e32 v9, vcc, 0x110, v0
	v_add_u32_e32 v10, vcc, 0x10c, v0
	v_add_u32_e32 v11, vcc, 0x108, v0
	v_add_u32_e32 v7, vcc, 0x118, v0
	v_add_u32_e32 v8, vcc, 0x114, v0
	v_add_u32_e32 v0, vcc, 0x104, v0
	buffer_load_dword v17, v5, s[0:3], 0 offen
	buffer_load_dword v16, v6, s[0:3], 0 offen
	buffer_load_dword v15, v7, s[0:3], 0 offen
	buffer_load_dword v14, v8, s[0:3], 0 offen
	buffer_load_dword v13, v9, s[0:3], 0 offen
	buffer_load_dword v12, v10, s[0:3], 0 offen
	buffer_load_dword v11, v11, s[0:3], 0 offen
	buffer_load_dword v10, v0, s[0:3], 0 offen
	buffer_load_dword v23, v4, s[0:3], 0 offen
	buffer_load_dword v24, v3, s[0:3], 0 offen
	buffer_load_dword v9, v1, s[0:3], 0 offen
	v_mov_b32_e32 v0, 0x6240
	s_waitcnt vmcnt(0)
	buffer_store_dword v9, v0, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, v0, s[0:3], 0 offen offset:4
	buffer_store_dword v11, v0, s[0:3], 0 offen offset:8
	buffer_store_dword v12, v0, s[0:3], 0 offen offset:12
	buffer_store_dword v13, v0, s[0:3], 0 offen offset:16
	buffer_store_dword v14, v0, s[0:3], 0 offen offset:20
	buffer_store_dword v15, v0, s[0:3], 0 offen offset:24
	buffer_store_dword v16, v0, s[0:3], 0 offen offset:28
	buffer_store_dword v17, v0, s[0:3], 0 offen offset:32
	buffer_store_dword v18, v0, s[0:3], 0 offen offset:36
	buffer_store_dword v19, v0, s[0:3], 0 offen offset:40
	buffer_store_dword v20, v0, s[0:3], 0 offen offset:44
	buffer_store_dword v21, v0, s[0:3], 0 offen offset:48
	buffer_store_dword v22, v0, s[0:3], 0 offen offset:52
	buffer_store_dword v23, v0, s[0:3], 0 offen offset:56
	buffer_store_dword v24, v0, s[0:3], 0 offen offset:60
.LBB1_37:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 132
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s49
	v_mov_b32_e32 v5, s50
	v_mov_b32_e32 v6, s51
	v_mov_b32_e32 v7, s52
	v_mov_b32_e32 v8, s53
	v_mov_b32_e32 v9, s54
	v_mov_b32_e32 v10, s55
	v_mov_b32_e32 v11, s56
	v_mov_b32_e32 v12, s57
	v_mov_b32_e32 v13, s58
	v_mov_b32_e32 v14, s59
	v_mov_b32_e32 v15, s60
	v_mov_b32_e32 v16, s61
	v_mov_b32_e32 v17, s62
	v_mov_b32_e32 v18, s63
	s_mov_b32 s20, 0x188000
	buffer_store_dword v3, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4
	buffer_store_dword v5, off, s[0:3], s20 offset:8
	buffer_store_dword v6, off, s[0:3], s20 offset:12
	buffer_store_dword v7, off, s[0:3], s20 offset:16
	buffer_store_dword v8, off, s[0:3], s20 offset:20
	buffer_store_dword v9, off, s[0:3], s20 offset:24
	buffer_store_dword v10, off, s[0:3], s20 offset:28
	buffer_store_dword v11, off, s[0:3], s20 offset:32
	buffer_store_dword v12, off, s[0:3], s20 offset:36
	buffer_store_dword v13, off, s[0:3], s20 offset:40
	buffer_store_dword v14, off, s[0:3], s20 offset:44
	buffer_store_dword v15, off, s[0:3], s20 offset:48
	buffer_store_dword v16, off, s[0:3], s20 offset:52
	buffer_store_dword v17, off, s[0:3], s20 offset:56
	buffer_store_dword v18, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_39
; %bb.38:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	s_movk_i32 s48, 0x140
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x17c
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x178
	v_add_u32_e32 v4, vcc, s48, v0
	s_movk_i32 s48, 0x174
	v_add_u32_e32 v5, vcc, s48, v0
	s_movk_i32 s48, 0x170
	v_add_u32_e32 v6, vcc, s48, v0
	s_movk_i32 s48, 0x16c
	v_add_u32_e32 v7, vcc, s48, v0
	s_movk_i32 s48, 0x168
	v_add_u32_e32 v8, vcc, s48, v0
	s_movk_i32 s48, 0x164
	v_add_u32_e32 v9, vcc, s48, v0
	s_movk_i32 s48, 0x160
	buffer_load_dword v22, v5, s[0:3], 0 offen
	buffer_load_dword v21, v6, s[0:3], 0 offen
	buffer_load_dword v20, v7, s[0:3], 0 offen
	buffer_load_dword v19, v8, s[0:3], 0 offen
	buffer_load_dword v18, v9, s[0:3], 0 offen
	v_add_u32_e32 v5, vcc, s48, v0
	s_movk_i32 s48, 0x15c
	v_add_u32_e32 v9, vcc, 0x150, v0
	v_add_u32_e32 v10, vcc, 0x14c, v0
	v_add_u32_e32 v11, vcc, 0x148, v0
	v_add_u32_e32 v6, vcc, s48, v0
	v_add_u32_e32 v7, vcc, 0x158, v0
	v_add_u32_e32 v8, vcc, 0x154, v0
	v_add_u32_e32 v0, vcc, 0x144, v0
	buffer_load_dword v17, v5, s[0:3], 0 offen
	buffer_load_dword v16, v6, s[0:3], 0 offen
	buffer_load_dword v15, v7, s[0:3], 0 offen
	buffer_load_dword v14, v8, s[0:3], 0 offen
	buffer_load_dword v13, v9, s[0:3], 0 offen
	buffer_load_dword v12, v10, s[0:3], 0 offen
	buffer_load_dword v11, v11, s[0:3], 0 offen
	buffer_load_dword v10, v0, s[0:3], 0 offen
	buffer_load_dword v23, v4, s[0:3], 0 offen
	buffer_load_dword v24, v3, s[0:3], 0 offen
	buffer_load_dword v9, v1, s[0:3], 0 offen
	s_mov_b32 s48, 0x188000
	s_waitcnt vmcnt(0)
	buffer_store_dword v9, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, off, s[0:3], s48 offset:4
	buffer_store_dword v11, off, s[0:3], s48 offset:8
	buffer_store_dword v12, off, s[0:3], s48 offset:12
	buffer_store_dword v13, off, s[0:3], s48 offset:16
	buffer_store_dword v14, off, s[0:3], s48 offset:20
	buffer_store_dword v15, off, s[0:3], s48 offset:24
	buffer_store_dword v16, off, s[0:3], s48 offset:28
	buffer_store_dword v17, off, s[0:3], s48 offset:32
	buffer_store_dword v18, off, s[0:3], s48 offset:36
	buffer_store_dword v19, off, s[0:3], s48 offset:40
	buffer_store_dword v20, off, s[0:3], s48 offset:44
	buffer_store_dword v21, off, s[0:3], s48 offset:48
	buffer_store_dword v22, off, s[0:3], s48 offset:52
	buffer_store_dword v23, off, s[0:3], s48 offset:56
	buffer_store_dword v24, off, s[0:3], s48 offset:60
.LBB1_39:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 s48, s49
	s_mov_b32 s50, s49
	s_mov_b32 s51, s49
	s_mov_b32 s52, s49
	s_mov_b32 s53, s49
	s_mov_b32 s54, s49
	s_mov_b32 s55, s49
	s_mov_b32 s56, s49
	s_mov_b32 s57, s49
	s_mov_b32 s58, s49
	s_mov_b32 s59, s49
	s_mov_b32 s60, s49
	s_mov_b32 s61, s49
	s_mov_b32 s62, s49
	s_mov_b32 s63, s49
	.loc	1 132
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s49
	v_mov_b32_e32 v5, s50
	v_mov_b32_e32 v6, s51
	v_mov_b32_e32 v7, s52
	v_mov_b32_e32 v8, s53
	v_mov_b32_e32 v9, s54
	v_mov_b32_e32 v10, s55
	v_mov_b32_e32 v11, s56
	v_mov_b32_e32 v12, s57
	v_mov_b32_e32 v13, s58
	v_mov_b32_e32 v14, s59
	v_mov_b32_e32 v15, s60
	v_mov_b32_e32 v16, s61
	v_mov_b32_e32 v17, s62
	v_mov_b32_e32 v18, s63
	s_mov_b32 s20, 0x19dc00
	buffer_store_dword v3, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4
	buffer_store_dword v5, off, s[0:3], s20 offset:8
	buffer_store_dword v6, off, s[0:3], s20 offset:12
	buffer_store_dword v7, off, s[0:3], s20 offset:16
	buffer_store_dword v8, off, s[0:3], s20 offset:20
	buffer_store_dword v9, off, s[0:3], s20 offset:24
	buffer_store_dword v10, off, s[0:3], s20 offset:28
	buffer_store_dword v11, off, s[0:3], s20 offset:32
	buffer_store_dword v12, off, s[0:3], s20 offset:36
	buffer_store_dword v13, off, s[0:3], s20 offset:40
	buffer_store_dword v14, off, s[0:3], s20 offset:44
	buffer_store_dword v15, off, s[0:3], s20 offset:48
	buffer_store_dword v16, off, s[0:3], s20 offset:52
	buffer_store_dword v17, off, s[0:3], s20 offset:56
	buffer_store_dword v18, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_41
; %bb.40:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	v_add_u32_e32 v1, vcc, 0x180, v0
	s_movk_i32 vcc_lo, 0x1bc
	v_add_u32_e32 v3, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x1b8
	v_add_u32_e32 v4, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x1b4
	v_add_u32_e32 v5, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x1b0
	v_add_u32_e32 v6, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x1ac
	v_add_u32_e32 v7, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x1a8
	v_add_u32_e32 v8, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x1a4
	v_add_u32_e32 v9, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x1a0
	buffer_load_dword v22, v5, s[0:3], 0 offen
	buffer_load_dword v21, v6, s[0:3], 0 offen
	buffer_load_dword v20, v7, s[0:3], 0 offen
	buffer_load_dword v19, v8, s[0:3], 0 offen
	buffer_load_dword v18, v9, s[0:3], 0 offen
	v_add_u32_e32 v5, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x19c
	v_add_u32_e32 v6, vcc, vcc_lo, v0
	v_add_u32_e32 v9, vcc, 0x190, v0
	v_add_u32_e32 v10, vcc, 0x18c, v0
	v_add_u32_e32 v11, vcc, 0x188, v0
	v_add_u32_e32 v7, vcc, 0x198, v0
	v_add_u32_e32 v8, vcc, 0x194, v0
	v_add_u32_e32 v0, vcc, 0x184, v0
	buffer_load_dword v17, v5, s[0:3], 0 offen
	buffer_load_dword v16, v6, s[0:3], 0 offen
	buffer_load_dword v15, v7, s[0:3], 0 offen
	buffer_load_dword v14, v8, s[0:3], 0 offen
	buffer_load_dword v13, v9, s[0:3], 0 offen
	buffer_load_dword v12, v10, s[0:3], 0 offen
	buffer_load_dword v11, v11, s[0:3], 0 offen
	buffer_load_dword v10, v0, s[0:3], 0 offen
	buffer_load_dword v23, v4, s[0:3], 0 offen
	buffer_load_dword v24, v3, s[0:3], 0 offen
	buffer_load_dword v9, v1, s[0:3], 0 offen
	v_mov_b32_e32 v0, 0x6770
	s_waitcnt vmcnt(0)
	buffer_store_dword v9, v0, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, v0, s[0:3], 0 offen offset:4
	buffer_store_dword v11, v0, s[0:3], 0 offen offset:8
	buffer_store_dword v12, v0, s[0:3], 0 offen offset:12
	buffer_store_dword v13, v0, s[0:3], 0 offen offset:16
	buffer_store_dword v14, v0, s[0:3], 0 offen offset:20
	buffer_store_dword v15, v0, s[0:3], 0 offen offset:24
	buffer_store_dword v16, v0, s[0:3], 0 offen offset:28
	buffer_store_dword v17, v0, s[0:3], 0 offen offset:32
	buffer_store_dword v18, v0, s[0:3], 0 offen offset:36
	buffer_store_dword v19, v0, s[0:3], 0 offen offset:40
	buffer_store_dword v20, v0, s[0:3], 0 offen offset:44
	buffer_store_dword v21, v0, s[0:3], 0 offen offset:48
	buffer_store_dword v22, v0, s[0:3], 0 offen offset:52
	buffer_store_dword v23, v0, s[0:3], 0 offen offset:56
	buffer_store_dword v24, v0, s[0:3], 0 offen offset:60
.LBB1_41:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 132
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s49
	v_mov_b32_e32 v5, s50
	v_mov_b32_e32 v6, s51
	v_mov_b32_e32 v7, s52
	v_mov_b32_e32 v8, s53
	v_mov_b32_e32 v9, s54
	v_mov_b32_e32 v10, s55
	v_mov_b32_e32 v11, s56
	v_mov_b32_e32 v12, s57
	v_mov_b32_e32 v13, s58
	v_mov_b32_e32 v14, s59
	v_mov_b32_e32 v15, s60
	v_mov_b32_e32 v16, s61
	v_mov_b32_e32 v17, s62
	v_mov_b32_e32 v18, s63
	s_mov_b32 s20, 0x19cc00
	buffer_store_dword v3, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4
	buffer_store_dword v5, off, s[0:3], s20 offset:8
	buffer_store_dword v6, off, s[0:3], s20 offset:12
	buffer_store_dword v7, off, s[0:3], s20 offset:16
	buffer_store_dword v8, off, s[0:3], s20 offset:20
	buffer_store_dword v9, off, s[0:3], s20 offset:24
	buffer_store_dword v10, off, s[0:3], s20 offset:28
	buffer_store_dword v11, off, s[0:3], s20 offset:32
	buffer_store_dword v12, off, s[0:3], s20 offset:36
	buffer_store_dword v13, off, s[0:3], s20 offset:40
	buffer_store_dword v14, off, s[0:3], s20 offset:44
	buffer_store_dword v15, off, s[0:3], s20 offset:48
	buffer_store_dword v16, off, s[0:3], s20 offset:52
	buffer_store_dword v17, off, s[0:3], s20 offset:56
	buffer_store_dword v18, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_43
; %bb.42:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	s_movk_i32 s48, 0x1c0
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1fc
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x1f8
	v_add_u32_e32 v4, vcc, s48, v0
	s_movk_i32 s48, 0x1f4
	v_add_u32_e32 v5, vcc, s48, v0
	s_movk_i32 s48, 0x1f0
	v_add_u32_e32 v6, vcc, s48, v0
	s_movk_i32 s48, 0x1ec
	v_add_u32_e32 v7, vcc, s48, v0
	s_movk_i32 s48, 0x1e8
	v_add_u32_e32 v8, vcc, s48, v0
	s_movk_i32 s48, 0x1e4
	v_add_u32_e32 v9, vcc, s48, v0
	s_movk_i32 s48, 0x1e0
	buffer_load_dword v22, v5, s[0:3], 0 offen
	buffer_load_dword v21, v6, s[0:3], 0 offen
	buffer_load_dword v20, v7, s[0:3], 0 offen
	buffer_load_dword v19, v8, s[0:3], 0 offen
	buffer_load_dword v18, v9, s[0:3], 0 offen
	v_add_u32_e32 v5, vcc, s48, v0
	s_movk_i32 s48, 0x1dc
	v_add_u32_e32 v9, vcc, 0x1d0, v0
	v_add_u32_e32 v10, vcc, 0x1cc, v0
	v_add_u32_e32 v11, vcc, 0x1c8, v0
	v_add_u32_e32 v6, vcc, s48, v0
	v_add_u32_e32 v7, vcc, 0x1d8, v0
	v_add_u32_e32 v8, vcc, 0x1d4, v0
	v_add_u32_e32 v0, vcc, 0x1c4, v0
	buffer_load_dword v17, v5, s[0:3], 0 offen
	buffer_load_dword v16, v6, s[0:3], 0 offen
	buffer_load_dword v15, v7, s[0:3], 0 offen
	buffer_load_dword v14, v8, s[0:3], 0 offen
	buffer_load_dword v13, v9, s[0:3], 0 offen
	buffer_load_dword v12, v10, s[0:3], 0 offen
	buffer_load_dword v11, v11, s[0:3], 0 offen
	buffer_load_dword v10, v0, s[0:3], 0 offen
	buffer_load_dword v23, v4, s[0:3], 0 offen
	buffer_load_dword v24, v3, s[0:3], 0 offen
	buffer_load_dword v9, v1, s[0:3], 0 offen
	s_mov_b32 s48, 0x19cc00
	s_waitcnt vmcnt(0)
	buffer_store_dword v9, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v10, off, s[0:3], s48 offset:4
	buffer_store_dword v11, off, s[0:3], s48 offset:8
	buffer_store_dword v12, off, s[0:3], s48 offset:12
	buffer_store_dword v13, off, s[0:3], s48 offset:16
	buffer_store_dword v14, off, s[0:3], s48 offset:20
	buffer_store_dword v15, off, s[0:3], s48 offset:24
	buffer_store_dword v16, off, s[0:3], s48 offset:28
	buffer_store_dword v17, off, s[0:3], s48 offset:32
	buffer_store_dword v18, off, s[0:3], s48 offset:36
	buffer_store_dword v19, off, s[0:3], s48 offset:40
	buffer_store_dword v20, off, s[0:3], s48 offset:44
	buffer_store_dword v21, off, s[0:3], s48 offset:48
	buffer_store_dword v22, off, s[0:3], s48 offset:52
	buffer_store_dword v23, off, s[0:3], s48 offset:56
	buffer_store_dword v24, off, s[0:3], s48 offset:60
.LBB1_43:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 s48, s49
	s_mov_b32 s50, s49
	s_mov_b32 s51, s49
	s_mov_b32 s52, s49
	s_mov_b32 s53, s49
	s_mov_b32 s54, s49
	s_mov_b32 s55, s49
	s_mov_b32 s56, s49
	s_mov_b32 s57, s49
	s_mov_b32 s58, s49
	s_mov_b32 s59, s49
	s_mov_b32 s60, s49
	s_mov_b32 s61, s49
	s_mov_b32 s62, s49
	s_mov_b32 s63, s49
	.loc	1 132
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s49
	v_mov_b32_e32 v5, s50
	v_mov_b32_e32 v6, s51
	v_mov_b32_e32 v7, s52
	v_mov_b32_e32 v8, s53
	v_mov_b32_e32 v9, s54
	v_mov_b32_e32 v10, s55
	v_mov_b32_e32 v11, s56
	v_mov_b32_e32 v12, s57
	v_mov_b32_e32 v13, s58
	v_mov_b32_e32 v14, s59
	v_mov_b32_e32 v15, s60
	v_mov_b32_e32 v16, s61
	v_mov_b32_e32 v17, s62
	v_mov_b32_e32 v18, s63
	s_mov_b32 s20, 0x18b000
	buffer_store_dword v3, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4
	buffer_store_dword v5, off, s[0:3], s20 offset:8
	buffer_store_dword v6, off, s[0:3], s20 offset:12
	buffer_store_dword v7, off, s[0:3], s20 offset:16
	buffer_store_dword v8, off, s[0:3], s20 offset:20
	buffer_store_dword v9, off, s[0:3], s20 offset:24
	buffer_store_dword v10, off, s[0:3], s20 offset:28
	buffer_store_dword v11, off, s[0:3], s20 offset:32
	buffer_store_dword v12, off, s[0:3], s20 offset:36
	buffer_store_dword v13, off, s[0:3], s20 offset:40
	buffer_store_dword v14, off, s[0:3], s20 offset:44
	buffer_store_dword v15, off, s[0:3], s20 offset:48
	buffer_store_dword v16, off, s[0:3], s20 offset:52
	buffer_store_dword v17, off, s[0:3], s20 offset:56
	buffer_store_dword v18, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_45
; %bb.44:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	s_movk_i32 vcc_lo, 0x200
	v_add_u32_e32 v1, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x23c
	v_add_u32_e32 v3, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x238
	v_add_u32_e32 v17, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x234
	v_add_u32_e32 v4, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x230
	v_add_u32_e32 v5, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x22c
	v_add_u32_e32 v6, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x228
	v_add_u32_e32 v7, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x224
	v_add_u32_e32 v8, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x220
	buffer_load_dword v16, v4, s[0:3], 0 offen
	buffer_load_dword v15, v5, s[0:3], 0 offen
	buffer_load_dword v14, v6, s[0:3], 0 offen
	buffer_load_dword v13, v7, s[0:3], 0 offen
	buffer_load_dword v12, v8, s[0:3], 0 offen
	v_add_u32_e32 v4, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x21c
	v_add_u32_e32 v5, vcc, vcc_lo, v0
	v_add_u32_e32 v6, vcc, 0x218, v0
	v_add_u32_e32 v7, vcc, 0x214, v0
	v_add_u32_e32 v18, vcc, 0x210, v0
	v_add_u32_e32 v35, vcc, 0x20c, v0
	v_add_u32_e32 v36, vcc, 0x208, v0
	v_add_u32_e32 v0, vcc, 0x204, v0
	buffer_load_dword v11, v4, s[0:3], 0 offen
	buffer_load_dword v10, v5, s[0:3], 0 offen
	buffer_load_dword v9, v6, s[0:3], 0 offen
	buffer_load_dword v8, v7, s[0:3], 0 offen
	buffer_load_dword v7, v18, s[0:3], 0 offen
	buffer_load_dword v6, v35, s[0:3], 0 offen
	buffer_load_dword v5, v36, s[0:3], 0 offen
	buffer_load_dword v4, v0, s[0:3], 0 offen
	buffer_load_dword v17, v17, s[0:3], 0 offen
	buffer_load_dword v18, v3, s[0:3], 0 offen
	buffer_load_dword v3, v1, s[0:3], 0 offen
	v_mov_b32_e32 v0, 0x62c0
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, v0, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, v0, s[0:3], 0 offen offset:4
	buffer_store_dword v5, v0, s[0:3], 0 offen offset:8
	buffer_store_dword v6, v0, s[0:3], 0 offen offset:12
	buffer_store_dword v7, v0, s[0:3], 0 offen offset:16
	buffer_store_dword v8, v0, s[0:3], 0 offen offset:20
	buffer_store_dword v9, v0, s[0:3], 0 offen offset:24
	buffer_store_dword v10, v0, s[0:3], 0 offen offset:28
	buffer_store_dword v11, v0, s[0:3], 0 offen offset:32
	buffer_store_dword v12, v0, s[0:3], 0 offen offset:36
	buffer_store_dword v13, v0, s[0:3], 0 offen offset:40
	buffer_store_dword v14, v0, s[0:3], 0 offen offset:44
	buffer_store_dword v15, v0, s[0:3], 0 offen offset:48
	buffer_store_dword v16, v0, s[0:3], 0 offen offset:52
	buffer_store_dword v17, v0, s[0:3], 0 offen offset:56
	buffer_store_dword v18, v0, s[0:3], 0 offen offset:60
.LBB1_45:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 132
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s49
	v_mov_b32_e32 v5, s50
	v_mov_b32_e32 v6, s51
	v_mov_b32_e32 v7, s52
	v_mov_b32_e32 v8, s53
	v_mov_b32_e32 v9, s54
	v_mov_b32_e32 v10, s55
	v_mov_b32_e32 v11, s56
	v_mov_b32_e32 v12, s57
	v_mov_b32_e32 v13, s58
	v_mov_b32_e32 v14, s59
	v_mov_b32_e32 v15, s60
	v_mov_b32_e32 v16, s61
	v_mov_b32_e32 v17, s62
	v_mov_b32_e32 v18, s63
	s_mov_b32 s20, 0x192000
	buffer_store_dword v3, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4
	buffer_store_dword v5, off, s[0:3], s20 offset:8
	buffer_store_dword v6, off, s[0:3], s20 offset:12
	buffer_store_dword v7, off, s[0:3], s20 offset:16
	buffer_store_dword v8, off, s[0:3], s20 offset:20
	buffer_store_dword v9, off, s[0:3], s20 offset:24
	buffer_store_dword v10, off, s[0:3], s20 offset:28
	buffer_store_dword v11, off, s[0:3], s20 offset:32
	buffer_store_dword v12, off, s[0:3], s20 offset:36
	buffer_store_dword v13, off, s[0:3], s20 offset:40
	buffer_store_dword v14, off, s[0:3], s20 offset:44
	buffer_store_dword v15, off, s[0:3], s20 offset:48
	buffer_store_dword v16, off, s[0:3], s20 offset:52
	buffer_store_dword v17, off, s[0:3], s20 offset:56
	buffer_store_dword v18, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_47
; %bb.46:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	s_movk_i32 s48, 0x240
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x27c
	v_add_u32_e32 v35, vcc, s48, v0
	s_movk_i32 s48, 0x278
	v_add_u32_e32 v36, vcc, s48, v0
	s_movk_i32 s48, 0x274
	v_add_u32_e32 v37, vcc, s48, v0
	s_movk_i32 s48, 0x270
	v_add_u32_e32 v38, vcc, s48, v0
	s_movk_i32 s48, 0x26c
	v_add_u32_e32 v39, vcc, s48, v0
	s_movk_i32 s48, 0x268
	v_add_u32_e32 v40, vcc, s48, v0
	s_movk_i32 s48, 0x264
	v_add_u32_e32 v41, vcc, s48, v0
	s_movk_i32 s48, 0x260
	buffer_load_dword v16, v37, s[0:3], 0 offen
	buffer_load_dword v15, v38, s[0:3], 0 offen
	buffer_load_dword v14, v39, s[0:3], 0 offen
	buffer_load_dword v13, v40, s[0:3], 0 offen
	buffer_load_dword v12, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, s48, v0
	s_movk_i32 s48, 0x25c
	v_add_u32_e32 v38, vcc, s48, v0
	v_add_u32_e32 v39, vcc, 0x258, v0
	v_add_u32_e32 v40, vcc, 0x254, v0
	v_add_u32_e32 v41, vcc, 0x250, v0
	v_add_u32_e32 v42, vcc, 0x24c, v0
	v_add_u32_e32 v43, vcc, 0x248, v0
	v_add_u32_e32 v0, vcc, 0x244, v0
	buffer_load_dword v11, v37, s[0:3], 0 offen
	buffer_load_dword v10, v38, s[0:3], 0 offen
	buffer_load_dword v9, v39, s[0:3], 0 offen
	buffer_load_dword v8, v40, s[0:3], 0 offen
	buffer_load_dword v7, v41, s[0:3], 0 offen
	buffer_load_dword v6, v42, s[0:3], 0 offen
	buffer_load_dword v5, v43, s[0:3], 0 offen
	buffer_load_dword v4, v0, s[0:3], 0 offen
	buffer_load_dword v17, v36, s[0:3], 0 offen
	buffer_load_dword v18, v35, s[0:3], 0 offen
	buffer_load_dword v3, v1, s[0:3], 0 offen
	s_mov_b32 s48, 0x192000
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s48 offset:4
	buffer_store_dword v5, off, s[0:3], s48 offset:8
	buffer_store_dword v6, off, s[0:3], s48 offset:12
	buffer_store_dword v7, off, s[0:3], s48 offset:16
	buffer_store_dword v8, off, s[0:3], s48 offset:20
	buffer_store_dword v9, off, s[0:3], s48 offset:24
	buffer_store_dword v10, off, s[0:3], s48 offset:28
	buffer_store_dword v11, off, s[0:3], s48 offset:32
	buffer_store_dword v12, off, s[0:3], s48 offset:36
	buffer_store_dword v13, off, s[0:3], s48 offset:40
	buffer_store_dword v14, off, s[0:3], s48 offset:44
	buffer_store_dword v15, off, s[0:3], s48 offset:48
	buffer_store_dword v16, off, s[0:3], s48 offset:52
	buffer_store_dword v17, off, s[0:3], s48 offset:56
	buffer_store_dword v18, off, s[0:3], s48 offset:60
.LBB1_47:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 s48, s49
	s_mov_b32 s50, s49
	s_mov_b32 s51, s49
	s_mov_b32 s52, s49
	s_mov_b32 s53, s49
	s_mov_b32 s54, s49
	s_mov_b32 s55, s49
	s_mov_b32 s56, s49
	s_mov_b32 s57, s49
	s_mov_b32 s58, s49
	s_mov_b32 s59, s49
	s_mov_b32 s60, s49
	s_mov_b32 s61, s49
	s_mov_b32 s62, s49
	s_mov_b32 s63, s49
	.loc	1 132
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s49
	v_mov_b32_e32 v5, s50
	v_mov_b32_e32 v6, s51
	v_mov_b32_e32 v7, s52
	v_mov_b32_e32 v8, s53
	v_mov_b32_e32 v9, s54
	v_mov_b32_e32 v10, s55
	v_mov_b32_e32 v11, s56
	v_mov_b32_e32 v12, s57
	v_mov_b32_e32 v13, s58
	v_mov_b32_e32 v14, s59
	v_mov_b32_e32 v15, s60
	v_mov_b32_e32 v16, s61
	v_mov_b32_e32 v17, s62
	v_mov_b32_e32 v18, s63
	s_mov_b32 s20, 0x18a000
	buffer_store_dword v3, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4
	buffer_store_dword v5, off, s[0:3], s20 offset:8
	buffer_store_dword v6, off, s[0:3], s20 offset:12
	buffer_store_dword v7, off, s[0:3], s20 offset:16
	buffer_store_dword v8, off, s[0:3], s20 offset:20
	buffer_store_dword v9, off, s[0:3], s20 offset:24
	buffer_store_dword v10, off, s[0:3], s20 offset:28
	buffer_store_dword v11, off, s[0:3], s20 offset:32
	buffer_store_dword v12, off, s[0:3], s20 offset:36
	buffer_store_dword v13, off, s[0:3], s20 offset:40
	buffer_store_dword v14, off, s[0:3], s20 offset:44
	buffer_store_dword v15, off, s[0:3], s20 offset:48
	buffer_store_dword v16, off, s[0:3], s20 offset:52
	buffer_store_dword v17, off, s[0:3], s20 offset:56
	buffer_store_dword v18, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_49
; %bb.48:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	s_movk_i32 vcc_lo, 0x280
	v_add_u32_e32 v1, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x2bc
	v_add_u32_e32 v35, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x2b8
	v_add_u32_e32 v36, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x2b4
	v_add_u32_e32 v37, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x2b0
	v_add_u32_e32 v38, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x2ac
	v_add_u32_e32 v39, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x2a8
	v_add_u32_e32 v40, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x2a4
	v_add_u32_e32 v41, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x2a0
	buffer_load_dword v16, v37, s[0:3], 0 offen
	buffer_load_dword v15, v38, s[0:3], 0 offen
	buffer_load_dword v14, v39, s[0:3], 0 offen
	buffer_load_dword v13, v40, s[0:3], 0 offen
	buffer_load_dword v12, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x29c
	v_add_u32_e32 v38, vcc, vcc_lo, v0
	v_add_u32_e32 v39, vcc, 0x298, v0
	v_add_u32_e32 v40, vcc, 0x294, v0
	v_add_u32_e32 v41, vcc, 0x290, v0
	v_add_u32_e32 v42, vcc, 0x28c, v0
	v_add_u32_e32 v43, vcc, 0x288, v0
	v_add_u32_e32 v0, vcc, 0x284, v0
	buffer_load_dword v11, v37, s[0:3], 0 offen
	buffer_load_dword v10, v38, s[0:3], 0 offen
	buffer_load_dword v9, v39, s[0:3], 0 offen
	buffer_load_dword v8, v40, s[0:3], 0 offen
	buffer_load_dword v7, v41, s[0:3], 0 offen
	buffer_load_dword v6, v42, s[0:3], 0 offen
	buffer_load_dword v5, v43, s[0:3], 0 offen
	buffer_load_dword v4, v0, s[0:3], 0 offen
	buffer_load_dword v17, v36, s[0:3], 0 offen
	buffer_load_dword v18, v35, s[0:3], 0 offen
	buffer_load_dword v3, v1, s[0:3], 0 offen
	v_mov_b32_e32 v0, 0x6280
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, v0, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, v0, s[0:3], 0 offen offset:4
	buffer_store_dword v5, v0, s[0:3], 0 offen offset:8
	buffer_store_dword v6, v0, s[0:3], 0 offen offset:12
	buffer_store_dword v7, v0, s[0:3], 0 offen offset:16
	buffer_store_dword v8, v0, s[0:3], 0 offen offset:20
	buffer_store_dword v9, v0, s[0:3], 0 offen offset:24
	buffer_store_dword v10, v0, s[0:3], 0 offen offset:28
	buffer_store_dword v11, v0, s[0:3], 0 offen offset:32
	buffer_store_dword v12, v0, s[0:3], 0 offen offset:36
	buffer_store_dword v13, v0, s[0:3], 0 offen offset:40
	buffer_store_dword v14, v0, s[0:3], 0 offen offset:44
	buffer_store_dword v15, v0, s[0:3], 0 offen offset:48
	buffer_store_dword v16, v0, s[0:3], 0 offen offset:52
	buffer_store_dword v17, v0, s[0:3], 0 offen offset:56
	buffer_store_dword v18, v0, s[0:3], 0 offen offset:60
.LBB1_49:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 132
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s49
	v_mov_b32_e32 v5, s50
	v_mov_b32_e32 v6, s51
	v_mov_b32_e32 v7, s52
	v_mov_b32_e32 v8, s53
	v_mov_b32_e32 v9, s54
	v_mov_b32_e32 v10, s55
	v_mov_b32_e32 v11, s56
	v_mov_b32_e32 v12, s57
	v_mov_b32_e32 v13, s58
	v_mov_b32_e32 v14, s59
	v_mov_b32_e32 v15, s60
	v_mov_b32_e32 v16, s61
	v_mov_b32_e32 v17, s62
	v_mov_b32_e32 v18, s63
	s_mov_b32 s20, 0x19ec00
	buffer_store_dword v3, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4
	buffer_store_dword v5, off, s[0:3], s20 offset:8
	buffer_store_dword v6, off, s[0:3], s20 offset:12
	buffer_store_dword v7, off, s[0:3], s20 offset:16
	buffer_store_dword v8, off, s[0:3], s20 offset:20
	buffer_store_dword v9, off, s[0:3], s20 offset:24
	buffer_store_dword v10, off, s[0:3], s20 offset:28
	buffer_store_dword v11, off, s[0:3], s20 offset:32
	buffer_store_dword v12, off, s[0:3], s20 offset:36
	buffer_store_dword v13, off, s[0:3], s20 offset:40
	buffer_store_dword v14, off, s[0:3], s20 offset:44
	buffer_store_dword v15, off, s[0:3], s20 offset:48
	buffer_store_dword v16, off, s[0:3], s20 offset:52
	buffer_store_dword v17, off, s[0:3], s20 offset:56
	buffer_store_dword v18, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_51
; %bb.50:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	s_movk_i32 s48, 0x2c0
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x2fc
	v_add_u32_e32 v35, vcc, s48, v0
	s_movk_i32 s48, 0x2f8
	v_add_u32_e32 v36, vcc, s48, v0
	s_movk_i32 s48, 0x2f4
	v_add_u32_e32 v37, vcc, s48, v0
	s_movk_i32 s48, 0x2f0
	v_add_u32_e32 v38, vcc, s48, v0
	s_movk_i32 s48, 0x2ec
	v_add_u32_e32 v39, vcc, s48, v0
	s_movk_i32 s48, 0x2e8
	v_add_u32_e32 v40, vcc, s48, v0
	s_movk_i32 s48, 0x2e4
	v_add_u32_e32 v41, vcc, s48, v0
	s_movk_i32 s48, 0x2e0
	buffer_load_dword v16, v37, s[0:3], 0 offen
	buffer_load_dword v15, v38, s[0:3], 0 offen
	buffer_load_dword v14, v39, s[0:3], 0 offen
	buffer_load_dword v13, v40, s[0:3], 0 offen
	buffer_load_dword v12, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, s48, v0
	s_movk_i32 s48, 0x2dc
	v_add_u32_e32 v38, vcc, s48, v0
	v_add_u32_e32 v39, vcc, 0x2d8, v0
	v_add_u32_e32 v40, vcc, 0x2d4, v0
	v_add_u32_e32 v41, vcc, 0x2d0, v0
	v_add_u32_e32 v42, vcc, 0x2cc, v0
	v_add_u32_e32 v43, vcc, 0x2c8, v0
	v_add_u32_e32 v0, vcc, 0x2c4, v0
	buffer_load_dword v11, v37, s[0:3], 0 offen
	buffer_load_dword v10, v38, s[0:3], 0 offen
	buffer_load_dword v9, v39, s[0:3], 0 offen
	buffer_load_dword v8, v40, s[0:3], 0 offen
	buffer_load_dword v7, v41, s[0:3], 0 offen
	buffer_load_dword v6, v42, s[0:3], 0 offen
	buffer_load_dword v5, v43, s[0:3], 0 offen
	buffer_load_dword v4, v0, s[0:3], 0 offen
	buffer_load_dword v17, v36, s[0:3], 0 offen
	buffer_load_dword v18, v35, s[0:3], 0 offen
	buffer_load_dword v3, v1, s[0:3], 0 offen
	s_mov_b32 s48, 0x19ec00
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s48 offset:4
	buffer_store_dword v5, off, s[0:3], s48 offset:8
	buffer_store_dword v6, off, s[0:3], s48 offset:12
	buffer_store_dword v7, off, s[0:3], s48 offset:16
	buffer_store_dword v8, off, s[0:3], s48 offset:20
	buffer_store_dword v9, off, s[0:3], s48 offset:24
	buffer_store_dword v10, off, s[0:3], s48 offset:28
	buffer_store_dword v11, off, s[0:3], s48 offset:32
	buffer_store_dword v12, off, s[0:3], s48 offset:36
	buffer_store_dword v13, off, s[0:3], s48 offset:40
	buffer_store_dword v14, off, s[0:3], s48 offset:44
	buffer_store_dword v15, off, s[0:3], s48 offset:48
	buffer_store_dword v16, off, s[0:3], s48 offset:52
	buffer_store_dword v17, off, s[0:3], s48 offset:56
	buffer_store_dword v18, off, s[0:3], s48 offset:60
.LBB1_51:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 s48, s49
	s_mov_b32 s50, s49
	s_mov_b32 s51, s49
	s_mov_b32 s52, s49
	s_mov_b32 s53, s49
	s_mov_b32 s54, s49
	s_mov_b32 s55, s49
	s_mov_b32 s56, s49
	s_mov_b32 s57, s49
	s_mov_b32 s58, s49
	s_mov_b32 s59, s49
	s_mov_b32 s60, s49
	s_mov_b32 s61, s49
	s_mov_b32 s62, s49
	s_mov_b32 s63, s49
	.loc	1 132
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s49
	v_mov_b32_e32 v5, s50
	v_mov_b32_e32 v6, s51
	v_mov_b32_e32 v7, s52
	v_mov_b32_e32 v8, s53
	v_mov_b32_e32 v9, s54
	v_mov_b32_e32 v10, s55
	v_mov_b32_e32 v11, s56
	v_mov_b32_e32 v12, s57
	v_mov_b32_e32 v13, s58
	v_mov_b32_e32 v14, s59
	v_mov_b32_e32 v15, s60
	v_mov_b32_e32 v16, s61
	v_mov_b32_e32 v17, s62
	v_mov_b32_e32 v18, s63
	s_mov_b32 s20, 0x18d000
	buffer_store_dword v3, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4
	buffer_store_dword v5, off, s[0:3], s20 offset:8
	buffer_store_dword v6, off, s[0:3], s20 offset:12
	buffer_store_dword v7, off, s[0:3], s20 offset:16
	buffer_store_dword v8, off, s[0:3], s20 offset:20
	buffer_store_dword v9, off, s[0:3], s20 offset:24
	buffer_store_dword v10, off, s[0:3], s20 offset:28
	buffer_store_dword v11, off, s[0:3], s20 offset:32
	buffer_store_dword v12, off, s[0:3], s20 offset:36
	buffer_store_dword v13, off, s[0:3], s20 offset:40
	buffer_store_dword v14, off, s[0:3], s20 offset:44
	buffer_store_dword v15, off, s[0:3], s20 offset:48
	buffer_store_dword v16, off, s[0:3], s20 offset:52
	buffer_store_dword v17, off, s[0:3], s20 offset:56
	buffer_store_dword v18, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_53
; %bb.52:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	s_movk_i32 vcc_lo, 0x300
	v_add_u32_e32 v1, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x33c
	v_add_u32_e32 v35, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x338
	v_add_u32_e32 v36, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x334
	v_add_u32_e32 v37, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x330
	v_add_u32_e32 v38, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x32c
	v_add_u32_e32 v39, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x328
	v_add_u32_e32 v40, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x324
	v_add_u32_e32 v41, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x320
	buffer_load_dword v16, v37, s[0:3], 0 offen
	buffer_load_dword v15, v38, s[0:3], 0 offen
	buffer_load_dword v14, v39, s[0:3], 0 offen
	buffer_load_dword v13, v40, s[0:3], 0 offen
	buffer_load_dword v12, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x31c
	v_add_u32_e32 v38, vcc, vcc_lo, v0
	v_add_u32_e32 v39, vcc, 0x318, v0
	v_add_u32_e32 v40, vcc, 0x314, v0
	v_add_u32_e32 v41, vcc, 0x310, v0
	v_add_u32_e32 v42, vcc, 0x30c, v0
	v_add_u32_e32 v43, vcc, 0x308, v0
	v_add_u32_e32 v0, vcc, 0x304, v0
	buffer_load_dword v11, v37, s[0:3], 0 offen
	buffer_load_dword v10, v38, s[0:3], 0 offen
	buffer_load_dword v9, v39, s[0:3], 0 offen
	buffer_load_dword v8, v40, s[0:3], 0 offen
	buffer_load_dword v7, v41, s[0:3], 0 offen
	buffer_load_dword v6, v42, s[0:3], 0 offen
	buffer_load_dword v5, v43, s[0:3], 0 offen
	buffer_load_dword v4, v0, s[0:3], 0 offen
	buffer_load_dword v17, v36, s[0:3], 0 offen
	buffer_load_dword v18, v35, s[0:3], 0 offen
	buffer_load_dword v3, v1, s[0:3], 0 offen
	v_mov_b32_e32 v0, 0x6340
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, v0, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, v0, s[0:3], 0 offen offset:4
	buffer_store_dword v5, v0, s[0:3], 0 offen offset:8
	buffer_store_dword v6, v0, s[0:3], 0 offen offset:12
	buffer_store_dword v7, v0, s[0:3], 0 offen offset:16
	buffer_store_dword v8, v0, s[0:3], 0 offen offset:20
	buffer_store_dword v9, v0, s[0:3], 0 offen offset:24
	buffer_store_dword v10, v0, s[0:3], 0 offen offset:28
	buffer_store_dword v11, v0, s[0:3], 0 offen offset:32
	buffer_store_dword v12, v0, s[0:3], 0 offen offset:36
	buffer_store_dword v13, v0, s[0:3], 0 offen offset:40
	buffer_store_dword v14, v0, s[0:3], 0 offen offset:44
	buffer_store_dword v15, v0, s[0:3], 0 offen offset:48
	buffer_store_dword v16, v0, s[0:3], 0 offen offset:52
	buffer_store_dword v17, v0, s[0:3], 0 offen offset:56
	buffer_store_dword v18, v0, s[0:3], 0 offen offset:60
.LBB1_53:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 132
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s49
	v_mov_b32_e32 v5, s50
	v_mov_b32_e32 v6, s51
	v_mov_b32_e32 v7, s52
	v_mov_b32_e32 v8, s53
	v_mov_b32_e32 v9, s54
	v_mov_b32_e32 v10, s55
	v_mov_b32_e32 v11, s56
	v_mov_b32_e32 v12, s57
	v_mov_b32_e32 v13, s58
	v_mov_b32_e32 v14, s59
	v_mov_b32_e32 v15, s60
	v_mov_b32_e32 v16, s61
	v_mov_b32_e32 v17, s62
	v_mov_b32_e32 v18, s63
	s_mov_b32 s20, 0x18c000
	buffer_store_dword v3, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4
	buffer_store_dword v5, off, s[0:3], s20 offset:8
	buffer_store_dword v6, off, s[0:3], s20 offset:12
	buffer_store_dword v7, off, s[0:3], s20 offset:16
	buffer_store_dword v8, off, s[0:3], s20 offset:20
	buffer_store_dword v9, off, s[0:3], s20 offset:24
	buffer_store_dword v10, off, s[0:3], s20 offset:28
	buffer_store_dword v11, off, s[0:3], s20 offset:32
	buffer_store_dword v12, off, s[0:3], s20 offset:36
	buffer_store_dword v13, off, s[0:3], s20 offset:40
	buffer_store_dword v14, off, s[0:3], s20 offset:44
	buffer_store_dword v15, off, s[0:3], s20 offset:48
	buffer_store_dword v16, off, s[0:3], s20 offset:52
	buffer_store_dword v17, off, s[0:3], s20 offset:56
	buffer_store_dword v18, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_55
; %bb.54:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	s_movk_i32 s48, 0x340
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x37c
	v_add_u32_e32 v35, vcc, s48, v0
	s_movk_i32 s48, 0x378
	v_add_u32_e32 v36, vcc, s48, v0
	s_movk_i32 s48, 0x374
	v_add_u32_e32 v37, vcc, s48, v0
	s_movk_i32 s48, 0x370
	v_add_u32_e32 v38, vcc, s48, v0
	s_movk_i32 s48, 0x36c
	v_add_u32_e32 v39, vcc, s48, v0
	s_movk_i32 s48, 0x368
	v_add_u32_e32 v40, vcc, s48, v0
	s_movk_i32 s48, 0x364
	v_add_u32_e32 v41, vcc, s48, v0
	s_movk_i32 s48, 0x360
	buffer_load_dword v16, v37, s[0:3], 0 offen
	buffer_load_dword v15, v38, s[0:3], 0 offen
	buffer_load_dword v14, v39, s[0:3], 0 offen
	buffer_load_dword v13, v40, s[0:3], 0 offen
	buffer_load_dword v12, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, s48, v0
	s_movk_i32 s48, 0x35c
	v_add_u32_e32 v38, vcc, s48, v0
	v_add_u32_e32 v39, vcc, 0x358, v0
	v_add_u32_e32 v40, vcc, 0x354, v0
	v_add_u32_e32 v41, vcc, 0x350, v0
	v_add_u32_e32 v42, vcc, 0x34c, v0
	v_add_u32_e32 v43, vcc, 0x348, v0
	v_add_u32_e32 v0, vcc, 0x344, v0
	buffer_load_dword v11, v37, s[0:3], 0 offen
	buffer_load_dword v10, v38, s[0:3], 0 offen
	buffer_load_dword v9, v39, s[0:3], 0 offen
	buffer_load_dword v8, v40, s[0:3], 0 offen
	buffer_load_dword v7, v41, s[0:3], 0 offen
	buffer_load_dword v6, v42, s[0:3], 0 offen
	buffer_load_dword v5, v43, s[0:3], 0 offen
	buffer_load_dword v4, v0, s[0:3], 0 offen
	buffer_load_dword v17, v36, s[0:3], 0 offen
	buffer_load_dword v18, v35, s[0:3], 0 offen
	buffer_load_dword v3, v1, s[0:3], 0 offen
	s_mov_b32 s48, 0x18c000
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s48 offset:4
	buffer_store_dword v5, off, s[0:3], s48 offset:8
	buffer_store_dword v6, off, s[0:3], s48 offset:12
	buffer_store_dword v7, off, s[0:3], s48 offset:16
	buffer_store_dword v8, off, s[0:3], s48 offset:20
	buffer_store_dword v9, off, s[0:3], s48 offset:24
	buffer_store_dword v10, off, s[0:3], s48 offset:28
	buffer_store_dword v11, off, s[0:3], s48 offset:32
	buffer_store_dword v12, off, s[0:3], s48 offset:36
	buffer_store_dword v13, off, s[0:3], s48 offset:40
	buffer_store_dword v14, off, s[0:3], s48 offset:44
	buffer_store_dword v15, off, s[0:3], s48 offset:48
	buffer_store_dword v16, off, s[0:3], s48 offset:52
	buffer_store_dword v17, off, s[0:3], s48 offset:56
	buffer_store_dword v18, off, s[0:3], s48 offset:60
.LBB1_55:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 s48, s49
	s_mov_b32 s50, s49
	s_mov_b32 s51, s49
	s_mov_b32 s52, s49
	s_mov_b32 s53, s49
	s_mov_b32 s54, s49
	s_mov_b32 s55, s49
	s_mov_b32 s56, s49
	s_mov_b32 s57, s49
	s_mov_b32 s58, s49
	s_mov_b32 s59, s49
	s_mov_b32 s60, s49
	s_mov_b32 s61, s49
	s_mov_b32 s62, s49
	s_mov_b32 s63, s49
	.loc	1 132
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s49
	v_mov_b32_e32 v5, s50
	v_mov_b32_e32 v6, s51
	v_mov_b32_e32 v7, s52
	v_mov_b32_e32 v8, s53
	v_mov_b32_e32 v9, s54
	v_mov_b32_e32 v10, s55
	v_mov_b32_e32 v11, s56
	v_mov_b32_e32 v12, s57
	v_mov_b32_e32 v13, s58
	v_mov_b32_e32 v14, s59
	v_mov_b32_e32 v15, s60
	v_mov_b32_e32 v16, s61
	v_mov_b32_e32 v17, s62
	v_mov_b32_e32 v18, s63
	s_mov_b32 s20, 0x1a0c00
	buffer_store_dword v3, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4
	buffer_store_dword v5, off, s[0:3], s20 offset:8
	buffer_store_dword v6, off, s[0:3], s20 offset:12
	buffer_store_dword v7, off, s[0:3], s20 offset:16
	buffer_store_dword v8, off, s[0:3], s20 offset:20
	buffer_store_dword v9, off, s[0:3], s20 offset:24
	buffer_store_dword v10, off, s[0:3], s20 offset:28
	buffer_store_dword v11, off, s[0:3], s20 offset:32
	buffer_store_dword v12, off, s[0:3], s20 offset:36
	buffer_store_dword v13, off, s[0:3], s20 offset:40
	buffer_store_dword v14, off, s[0:3], s20 offset:44
	buffer_store_dword v15, off, s[0:3], s20 offset:48
	buffer_store_dword v16, off, s[0:3], s20 offset:52
	buffer_store_dword v17, off, s[0:3], s20 offset:56
	buffer_store_dword v18, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_57
; %bb.56:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	s_movk_i32 vcc_lo, 0x380
	v_add_u32_e32 v1, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x3bc
	v_add_u32_e32 v35, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x3b8
	v_add_u32_e32 v36, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x3b4
	v_add_u32_e32 v37, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x3b0
	v_add_u32_e32 v38, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x3ac
	v_add_u32_e32 v39, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x3a8
	v_add_u32_e32 v40, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x3a4
	v_add_u32_e32 v41, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x3a0
	buffer_load_dword v16, v37, s[0:3], 0 offen
	buffer_load_dword v15, v38, s[0:3], 0 offen
	buffer_load_dword v14, v39, s[0:3], 0 offen
	buffer_load_dword v13, v40, s[0:3], 0 offen
	buffer_load_dword v12, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x39c
	v_add_u32_e32 v38, vcc, vcc_lo, v0
	v_add_u32_e32 v39, vcc, 0x398, v0
	v_add_u32_e32 v40, vcc, 0x394, v0
	v_add_u32_e32 v41, vcc, 0x390, v0
	v_add_u32_e32 v42, vcc, 0x38c, v0
	v_add_u32_e32 v43, vcc, 0x388, v0
	v_add_u32_e32 v0, vcc, 0x384, v0
	buffer_load_dword v11, v37, s[0:3], 0 offen
	buffer_load_dword v10, v38, s[0:3], 0 offen
	buffer_load_dword v9, v39, s[0:3], 0 offen
	buffer_load_dword v8, v40, s[0:3], 0 offen
	buffer_load_dword v7, v41, s[0:3], 0 offen
	buffer_load_dword v6, v42, s[0:3], 0 offen
	buffer_load_dword v5, v43, s[0:3], 0 offen
	buffer_load_dword v4, v0, s[0:3], 0 offen
	buffer_load_dword v17, v36, s[0:3], 0 offen
	buffer_load_dword v18, v35, s[0:3], 0 offen
	buffer_load_dword v3, v1, s[0:3], 0 offen
	v_mov_b32_e32 v0, 0x6830
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, v0, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, v0, s[0:3], 0 offen offset:4
	buffer_store_dword v5, v0, s[0:3], 0 offen offset:8
	buffer_store_dword v6, v0, s[0:3], 0 offen offset:12
	buffer_store_dword v7, v0, s[0:3], 0 offen offset:16
	buffer_store_dword v8, v0, s[0:3], 0 offen offset:20
	buffer_store_dword v9, v0, s[0:3], 0 offen offset:24
	buffer_store_dword v10, v0, s[0:3], 0 offen offset:28
	buffer_store_dword v11, v0, s[0:3], 0 offen offset:32
	buffer_store_dword v12, v0, s[0:3], 0 offen offset:36
	buffer_store_dword v13, v0, s[0:3], 0 offen offset:40
	buffer_store_dword v14, v0, s[0:3], 0 offen offset:44
	buffer_store_dword v15, v0, s[0:3], 0 offen offset:48
	buffer_store_dword v16, v0, s[0:3], 0 offen offset:52
	buffer_store_dword v17, v0, s[0:3], 0 offen offset:56
	buffer_store_dword v18, v0, s[0:3], 0 offen offset:60
.LBB1_57:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 132
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s49
	v_mov_b32_e32 v5, s50
	v_mov_b32_e32 v6, s51
	v_mov_b32_e32 v7, s52
	v_mov_b32_e32 v8, s53
	v_mov_b32_e32 v9, s54
	v_mov_b32_e32 v10, s55
	v_mov_b32_e32 v11, s56
	v_mov_b32_e32 v12, s57
	v_mov_b32_e32 v13, s58
	v_mov_b32_e32 v14, s59
	v_mov_b32_e32 v15, s60
	v_mov_b32_e32 v16, s61
	v_mov_b32_e32 v17, s62
	v_mov_b32_e32 v18, s63
	s_mov_b32 s20, 0x19fc00
	buffer_store_dword v3, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4
	buffer_store_dword v5, off, s[0:3], s20 offset:8
	buffer_store_dword v6, off, s[0:3], s20 offset:12
	buffer_store_dword v7, off, s[0:3], s20 offset:16
	buffer_store_dword v8, off, s[0:3], s20 offset:20
	buffer_store_dword v9, off, s[0:3], s20 offset:24
	buffer_store_dword v10, off, s[0:3], s20 offset:28
	buffer_store_dword v11, off, s[0:3], s20 offset:32
	buffer_store_dword v12, off, s[0:3], s20 offset:36
	buffer_store_dword v13, off, s[0:3], s20 offset:40
	buffer_store_dword v14, off, s[0:3], s20 offset:44
	buffer_store_dword v15, off, s[0:3], s20 offset:48
	buffer_store_dword v16, off, s[0:3], s20 offset:52
	buffer_store_dword v17, off, s[0:3], s20 offset:56
	buffer_store_dword v18, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_59
; %bb.58:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	s_movk_i32 s48, 0x3c0
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x3fc
	v_add_u32_e32 v35, vcc, s48, v0
	s_movk_i32 s48, 0x3f8
	v_add_u32_e32 v36, vcc, s48, v0
	s_movk_i32 s48, 0x3f4
	v_add_u32_e32 v37, vcc, s48, v0
	s_movk_i32 s48, 0x3f0
	v_add_u32_e32 v38, vcc, s48, v0
	s_movk_i32 s48, 0x3ec
	v_add_u32_e32 v39, vcc, s48, v0
	s_movk_i32 s48, 0x3e8
	v_add_u32_e32 v40, vcc, s48, v0
	s_movk_i32 s48, 0x3e4
	v_add_u32_e32 v41, vcc, s48, v0
	s_movk_i32 s48, 0x3e0
	buffer_load_dword v16, v37, s[0:3], 0 offen
	buffer_load_dword v15, v38, s[0:3], 0 offen
	buffer_load_dword v14, v39, s[0:3], 0 offen
	buffer_load_dword v13, v40, s[0:3], 0 offen
	buffer_load_dword v12, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, s48, v0
	s_movk_i32 s48, 0x3dc
	v_add_u32_e32 v38, vcc, s48, v0
	v_add_u32_e32 v39, vcc, 0x3d8, v0
	v_add_u32_e32 v40, vcc, 0x3d4, v0
	v_add_u32_e32 v41, vcc, 0x3d0, v0
	v_add_u32_e32 v42, vcc, 0x3cc, v0
	v_add_u32_e32 v43, vcc, 0x3c8, v0
	v_add_u32_e32 v0, vcc, 0x3c4, v0
	buffer_load_dword v11, v37, s[0:3], 0 offen
	buffer_load_dword v10, v38, s[0:3], 0 offen
	buffer_load_dword v9, v39, s[0:3], 0 offen
	buffer_load_dword v8, v40, s[0:3], 0 offen
	buffer_load_dword v7, v41, s[0:3], 0 offen
	buffer_load_dword v6, v42, s[0:3], 0 offen
	buffer_load_dword v5, v43, s[0:3], 0 offen
	buffer_load_dword v4, v0, s[0:3], 0 offen
	buffer_load_dword v17, v36, s[0:3], 0 offen
	buffer_load_dword v18, v35, s[0:3], 0 offen
	buffer_load_dword v3, v1, s[0:3], 0 offen
	s_mov_b32 s48, 0x19fc00
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s48 offset:4
	buffer_store_dword v5, off, s[0:3], s48 offset:8
	buffer_store_dword v6, off, s[0:3], s48 offset:12
	buffer_store_dword v7, off, s[0:3], s48 offset:16
	buffer_store_dword v8, off, s[0:3], s48 offset:20
	buffer_store_dword v9, off, s[0:3], s48 offset:24
	buffer_store_dword v10, off, s[0:3], s48 offset:28
	buffer_store_dword v11, off, s[0:3], s48 offset:32
	buffer_store_dword v12, off, s[0:3], s48 offset:36
	buffer_store_dword v13, off, s[0:3], s48 offset:40
	buffer_store_dword v14, off, s[0:3], s48 offset:44
	buffer_store_dword v15, off, s[0:3], s48 offset:48
	buffer_store_dword v16, off, s[0:3], s48 offset:52
	buffer_store_dword v17, off, s[0:3], s48 offset:56
	buffer_store_dword v18, off, s[0:3], s48 offset:60
.LBB1_59:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 s48, s49
	s_mov_b32 s50, s49
	s_mov_b32 s51, s49
	s_mov_b32 s52, s49
	s_mov_b32 s53, s49
	s_mov_b32 s54, s49
	s_mov_b32 s55, s49
	s_mov_b32 s56, s49
	s_mov_b32 s57, s49
	s_mov_b32 s58, s49
	s_mov_b32 s59, s49
	s_mov_b32 s60, s49
	s_mov_b32 s61, s49
	s_mov_b32 s62, s49
	s_mov_b32 s63, s49
	.loc	1 132
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s49
	v_mov_b32_e32 v5, s50
	v_mov_b32_e32 v6, s51
	v_mov_b32_e32 v7, s52
	v_mov_b32_e32 v8, s53
	v_mov_b32_e32 v9, s54
	v_mov_b32_e32 v10, s55
	v_mov_b32_e32 v11, s56
	v_mov_b32_e32 v12, s57
	v_mov_b32_e32 v13, s58
	v_mov_b32_e32 v14, s59
	v_mov_b32_e32 v15, s60
	v_mov_b32_e32 v16, s61
	v_mov_b32_e32 v17, s62
	v_mov_b32_e32 v18, s63
	s_mov_b32 s20, 0x18e000
	buffer_store_dword v3, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4
	buffer_store_dword v5, off, s[0:3], s20 offset:8
	buffer_store_dword v6, off, s[0:3], s20 offset:12
	buffer_store_dword v7, off, s[0:3], s20 offset:16
	buffer_store_dword v8, off, s[0:3], s20 offset:20
	buffer_store_dword v9, off, s[0:3], s20 offset:24
	buffer_store_dword v10, off, s[0:3], s20 offset:28
	buffer_store_dword v11, off, s[0:3], s20 offset:32
	buffer_store_dword v12, off, s[0:3], s20 offset:36
	buffer_store_dword v13, off, s[0:3], s20 offset:40
	buffer_store_dword v14, off, s[0:3], s20 offset:44
	buffer_store_dword v15, off, s[0:3], s20 offset:48
	buffer_store_dword v16, off, s[0:3], s20 offset:52
	buffer_store_dword v17, off, s[0:3], s20 offset:56
	buffer_store_dword v18, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_61
; %bb.60:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	s_movk_i32 vcc_lo, 0x400
	v_add_u32_e32 v1, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x43c
	v_add_u32_e32 v35, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x438
	v_add_u32_e32 v36, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x434
	v_add_u32_e32 v37, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x430
	v_add_u32_e32 v38, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x42c
	v_add_u32_e32 v39, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x428
	v_add_u32_e32 v40, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x424
	v_add_u32_e32 v41, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x420
	buffer_load_dword v16, v37, s[0:3], 0 offen
	buffer_load_dword v15, v38, s[0:3], 0 offen
	buffer_load_dword v14, v39, s[0:3], 0 offen
	buffer_load_dword v13, v40, s[0:3], 0 offen
	buffer_load_dword v12, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x41c
	v_add_u32_e32 v38, vcc, vcc_lo, v0
	v_add_u32_e32 v39, vcc, 0x418, v0
	v_add_u32_e32 v40, vcc, 0x414, v0
	v_add_u32_e32 v41, vcc, 0x410, v0
	v_add_u32_e32 v42, vcc, 0x40c, v0
	v_add_u32_e32 v43, vcc, 0x408, v0
	v_add_u32_e32 v0, vcc, 0x404, v0
	buffer_load_dword v11, v37, s[0:3], 0 offen
	buffer_load_dword v10, v38, s[0:3], 0 offen
	buffer_load_dword v9, v39, s[0:3], 0 offen
	buffer_load_dword v8, v40, s[0:3], 0 offen
	buffer_load_dword v7, v41, s[0:3], 0 offen
	buffer_load_dword v6, v42, s[0:3], 0 offen
	buffer_load_dword v5, v43, s[0:3], 0 offen
	buffer_load_dword v4, v0, s[0:3], 0 offen
	buffer_load_dword v17, v36, s[0:3], 0 offen
	buffer_load_dword v18, v35, s[0:3], 0 offen
	buffer_load_dword v3, v1, s[0:3], 0 offen
	v_mov_b32_e32 v0, 0x6380
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, v0, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, v0, s[0:3], 0 offen offset:4
	buffer_store_dword v5, v0, s[0:3], 0 offen offset:8
	buffer_store_dword v6, v0, s[0:3], 0 offen offset:12
	buffer_store_dword v7, v0, s[0:3], 0 offen offset:16
	buffer_store_dword v8, v0, s[0:3], 0 offen offset:20
	buffer_store_dword v9, v0, s[0:3], 0 offen offset:24
	buffer_store_dword v10, v0, s[0:3], 0 offen offset:28
	buffer_store_dword v11, v0, s[0:3], 0 offen offset:32
	buffer_store_dword v12, v0, s[0:3], 0 offen offset:36
	buffer_store_dword v13, v0, s[0:3], 0 offen offset:40
	buffer_store_dword v14, v0, s[0:3], 0 offen offset:44
	buffer_store_dword v15, v0, s[0:3], 0 offen offset:48
	buffer_store_dword v16, v0, s[0:3], 0 offen offset:52
	buffer_store_dword v17, v0, s[0:3], 0 offen offset:56
	buffer_store_dword v18, v0, s[0:3], 0 offen offset:60
.LBB1_61:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 132
	v_mov_b32_e32 v66, s63
	v_mov_b32_e32 v65, s62
	v_mov_b32_e32 v64, s61
	v_mov_b32_e32 v63, s60
	v_mov_b32_e32 v62, s59
	v_mov_b32_e32 v61, s58
	v_mov_b32_e32 v60, s57
	v_mov_b32_e32 v59, s56
	v_mov_b32_e32 v58, s55
	v_mov_b32_e32 v57, s54
	v_mov_b32_e32 v56, s53
	v_mov_b32_e32 v55, s52
	v_mov_b32_e32 v54, s51
	v_mov_b32_e32 v53, s50
	v_mov_b32_e32 v52, s49
	v_mov_b32_e32 v51, s48
	s_mov_b32 s20, 0x185000
	buffer_store_dword v51, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v52, off, s[0:3], s20 offset:4
	buffer_store_dword v53, off, s[0:3], s20 offset:8
	buffer_store_dword v54, off, s[0:3], s20 offset:12
	buffer_store_dword v55, off, s[0:3], s20 offset:16
	buffer_store_dword v56, off, s[0:3], s20 offset:20
	buffer_store_dword v57, off, s[0:3], s20 offset:24
	buffer_store_dword v58, off, s[0:3], s20 offset:28
	buffer_store_dword v59, off, s[0:3], s20 offset:32
	buffer_store_dword v60, off, s[0:3], s20 offset:36
	buffer_store_dword v61, off, s[0:3], s20 offset:40
	buffer_store_dword v62, off, s[0:3], s20 offset:44
	buffer_store_dword v63, off, s[0:3], s20 offset:48
	buffer_store_dword v64, off, s[0:3], s20 offset:52
	buffer_store_dword v65, off, s[0:3], s20 offset:56
	buffer_store_dword v66, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_63
; %bb.62:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	s_movk_i32 s48, 0x440
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x47c
	v_add_u32_e32 v35, vcc, s48, v0
	s_movk_i32 s48, 0x478
	v_add_u32_e32 v36, vcc, s48, v0
	s_movk_i32 s48, 0x474
	v_add_u32_e32 v37, vcc, s48, v0
	s_movk_i32 s48, 0x470
	v_add_u32_e32 v38, vcc, s48, v0
	s_movk_i32 s48, 0x46c
	v_add_u32_e32 v39, vcc, s48, v0
	s_movk_i32 s48, 0x468
	v_add_u32_e32 v40, vcc, s48, v0
	s_movk_i32 s48, 0x464
	v_add_u32_e32 v41, vcc, s48, v0
	s_movk_i32 s48, 0x460
	buffer_load_dword v64, v37, s[0:3], 0 offen
	buffer_load_dword v63, v38, s[0:3], 0 offen
	buffer_load_dword v62, v39, s[0:3], 0 offen
	buffer_load_dword v61, v40, s[0:3], 0 offen
	buffer_load_dword v60, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, s48, v0
	s_movk_i32 s48, 0x45c
	v_add_u32_e32 v38, vcc, s48, v0
	v_add_u32_e32 v39, vcc, 0x458, v0
	v_add_u32_e32 v40, vcc, 0x454, v0
	v_add_u32_e32 v41, vcc, 0x450, v0
	v_add_u32_e32 v42, vcc, 0x44c, v0
	v_add_u32_e32 v43, vcc, 0x448, v0
	v_add_u32_e32 v0, vcc, 0x444, v0
	buffer_load_dword v59, v37, s[0:3], 0 offen
	buffer_load_dword v58, v38, s[0:3], 0 offen
	buffer_load_dword v57, v39, s[0:3], 0 offen
	buffer_load_dword v56, v40, s[0:3], 0 offen
	buffer_load_dword v55, v41, s[0:3], 0 offen
	buffer_load_dword v54, v42, s[0:3], 0 offen
	buffer_load_dword v53, v43, s[0:3], 0 offen
	buffer_load_dword v52, v0, s[0:3], 0 offen
	buffer_load_dword v65, v36, s[0:3], 0 offen
	buffer_load_dword v66, v35, s[0:3], 0 offen
	buffer_load_dword v51, v1, s[0:3], 0 offen
	s_mov_b32 s48, 0x185000
	s_waitcnt vmcnt(0)
	buffer_store_dword v51, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v52, off, s[0:3], s48 offset:4
	buffer_store_dword v53, off, s[0:3], s48 offset:8
	buffer_store_dword v54, off, s[0:3], s48 offset:12
	buffer_store_dword v55, off, s[0:3], s48 offset:16
	buffer_store_dword v56, off, s[0:3], s48 offset:20
	buffer_store_dword v57, off, s[0:3], s48 offset:24
	buffer_store_dword v58, off, s[0:3], s48 offset:28
	buffer_store_dword v59, off, s[0:3], s48 offset:32
	buffer_store_dword v60, off, s[0:3], s48 offset:36
	buffer_store_dword v61, off, s[0:3], s48 offset:40
	buffer_store_dword v62, off, s[0:3], s48 offset:44
	buffer_store_dword v63, off, s[0:3], s48 offset:48
	buffer_store_dword v64, off, s[0:3], s48 offset:52
	buffer_store_dword v65, off, s[0:3], s48 offset:56
	buffer_store_dword v66, off, s[0:3], s48 offset:60
.LBB1_63:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 s63, s49
	s_mov_b32 s48, s49
	s_mov_b32 s50, s49
	s_mov_b32 s51, s49
	s_mov_b32 s52, s49
	s_mov_b32 s53, s49
	s_mov_b32 s54, s49
	s_mov_b32 s55, s49
	s_mov_b32 s56, s49
	s_mov_b32 s57, s49
	s_mov_b32 s58, s49
	s_mov_b32 s59, s49
	s_mov_b32 s60, s49
	s_mov_b32 s61, s49
	s_mov_b32 s62, s49
	.loc	1 132
	v_mov_b32_e32 v66, s63
	v_mov_b32_e32 v65, s62
	v_mov_b32_e32 v64, s61
	v_mov_b32_e32 v63, s60
	v_mov_b32_e32 v62, s59
	v_mov_b32_e32 v61, s58
	v_mov_b32_e32 v60, s57
	v_mov_b32_e32 v59, s56
	v_mov_b32_e32 v58, s55
	v_mov_b32_e32 v57, s54
	v_mov_b32_e32 v56, s53
	v_mov_b32_e32 v55, s52
	v_mov_b32_e32 v54, s51
	v_mov_b32_e32 v53, s50
	v_mov_b32_e32 v52, s49
	v_mov_b32_e32 v51, s48
	s_mov_b32 s20, 0x1a2c00
	buffer_store_dword v51, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v52, off, s[0:3], s20 offset:4
	buffer_store_dword v53, off, s[0:3], s20 offset:8
	buffer_store_dword v54, off, s[0:3], s20 offset:12
	buffer_store_dword v55, off, s[0:3], s20 offset:16
	buffer_store_dword v56, off, s[0:3], s20 offset:20
	buffer_store_dword v57, off, s[0:3], s20 offset:24
	buffer_store_dword v58, off, s[0:3], s20 offset:28
	buffer_store_dword v59, off, s[0:3], s20 offset:32
	buffer_store_dword v60, off, s[0:3], s20 offset:36
	buffer_store_dword v61, off, s[0:3], s20 offset:40
	buffer_store_dword v62, off, s[0:3], s20 offset:44
	buffer_store_dword v63, off, s[0:3], s20 offset:48
	buffer_store_dword v64, off, s[0:3], s20 offset:52
	buffer_store_dword v65, off, s[0:3], s20 offset:56
	buffer_store_dword v66, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_65
; %bb.64:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	s_movk_i32 vcc_lo, 0x480
	v_add_u32_e32 v1, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x4bc
	v_add_u32_e32 v35, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x4b8
	v_add_u32_e32 v36, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x4b4
	v_add_u32_e32 v37, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x4b0
	v_add_u32_e32 v38, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x4ac
	v_add_u32_e32 v39, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x4a8
	v_add_u32_e32 v40, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x4a4
	v_add_u32_e32 v41, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x4a0
	buffer_load_dword v64, v37, s[0:3], 0 offen
	buffer_load_dword v63, v38, s[0:3], 0 offen
	buffer_load_dword v62, v39, s[0:3], 0 offen
	buffer_load_dword v61, v40, s[0:3], 0 offen
	buffer_load_dword v60, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x49c
	v_add_u32_e32 v38, vcc, vcc_lo, v0
	v_add_u32_e32 v39, vcc, 0x498, v0
	v_add_u32_e32 v40, vcc, 0x494, v0
	v_add_u32_e32 v41, vcc, 0x490, v0
	v_add_u32_e32 v42, vcc, 0x48c, v0
	v_add_u32_e32 v43, vcc, 0x488, v0
	v_add_u32_e32 v0, vcc, 0x484, v0
	buffer_load_dword v59, v37, s[0:3], 0 offen
	buffer_load_dword v58, v38, s[0:3], 0 offen
	buffer_load_dword v57, v39, s[0:3], 0 offen
	buffer_load_dword v56, v40, s[0:3], 0 offen
	buffer_load_dword v55, v41, s[0:3], 0 offen
	buffer_load_dword v54, v42, s[0:3], 0 offen
	buffer_load_dword v53, v43, s[0:3], 0 offen
	buffer_load_dword v52, v0, s[0:3], 0 offen
	buffer_load_dword v65, v36, s[0:3], 0 offen
	buffer_load_dword v66, v35, s[0:3], 0 offen
	buffer_load_dword v51, v1, s[0:3], 0 offen
	v_mov_b32_e32 v0, 0x68b0
	s_waitcnt vmcnt(0)
	buffer_store_dword v51, v0, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	buffer_store_dword v52, v0, s[0:3], 0 offen offset:4
	buffer_store_dword v53, v0, s[0:3], 0 offen offset:8
	buffer_store_dword v54, v0, s[0:3], 0 offen offset:12
	buffer_store_dword v55, v0, s[0:3], 0 offen offset:16
	buffer_store_dword v56, v0, s[0:3], 0 offen offset:20
	buffer_store_dword v57, v0, s[0:3], 0 offen offset:24
	buffer_store_dword v58, v0, s[0:3], 0 offen offset:28
	buffer_store_dword v59, v0, s[0:3], 0 offen offset:32
	buffer_store_dword v60, v0, s[0:3], 0 offen offset:36
	buffer_store_dword v61, v0, s[0:3], 0 offen offset:40
	buffer_store_dword v62, v0, s[0:3], 0 offen offset:44
	buffer_store_dword v63, v0, s[0:3], 0 offen offset:48
	buffer_store_dword v64, v0, s[0:3], 0 offen offset:52
	buffer_store_dword v65, v0, s[0:3], 0 offen offset:56
	buffer_store_dword v66, v0, s[0:3], 0 offen offset:60
.LBB1_65:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 132
	v_mov_b32_e32 v66, s63
	v_mov_b32_e32 v65, s62
	v_mov_b32_e32 v64, s61
	v_mov_b32_e32 v63, s60
	v_mov_b32_e32 v62, s59
	v_mov_b32_e32 v61, s58
	v_mov_b32_e32 v60, s57
	v_mov_b32_e32 v59, s56
	v_mov_b32_e32 v58, s55
	v_mov_b32_e32 v57, s54
	v_mov_b32_e32 v56, s53
	v_mov_b32_e32 v55, s52
	v_mov_b32_e32 v54, s51
	v_mov_b32_e32 v53, s50
	v_mov_b32_e32 v52, s49
	v_mov_b32_e32 v51, s48
	s_mov_b32 s20, 0x1a1c00
	buffer_store_dword v51, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v52, off, s[0:3], s20 offset:4
	buffer_store_dword v53, off, s[0:3], s20 offset:8
	buffer_store_dword v54, off, s[0:3], s20 offset:12
	buffer_store_dword v55, off, s[0:3], s20 offset:16
	buffer_store_dword v56, off, s[0:3], s20 offset:20
	buffer_store_dword v57, off, s[0:3], s20 offset:24
	buffer_store_dword v58, off, s[0:3], s20 offset:28
	buffer_store_dword v59, off, s[0:3], s20 offset:32
	buffer_store_dword v60, off, s[0:3], s20 offset:36
	buffer_store_dword v61, off, s[0:3], s20 offset:40
	buffer_store_dword v62, off, s[0:3], s20 offset:44
	buffer_store_dword v63, off, s[0:3], s20 offset:48
	buffer_store_dword v64, off, s[0:3], s20 offset:52
	buffer_store_dword v65, off, s[0:3], s20 offset:56
	buffer_store_dword v66, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_67
; %bb.66:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	s_movk_i32 s48, 0x4c0
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x4fc
	v_add_u32_e32 v35, vcc, s48, v0
	s_movk_i32 s48, 0x4f8
	v_add_u32_e32 v36, vcc, s48, v0
	s_movk_i32 s48, 0x4f4
	v_add_u32_e32 v37, vcc, s48, v0
	s_movk_i32 s48, 0x4f0
	v_add_u32_e32 v38, vcc, s48, v0
	s_movk_i32 s48, 0x4ec
	v_add_u32_e32 v39, vcc, s48, v0
	s_movk_i32 s48, 0x4e8
	v_add_u32_e32 v40, vcc, s48, v0
	s_movk_i32 s48, 0x4e4
	v_add_u32_e32 v41, vcc, s48, v0
	s_movk_i32 s48, 0x4e0
	buffer_load_dword v64, v37, s[0:3], 0 offen
	buffer_load_dword v63, v38, s[0:3], 0 offen
	buffer_load_dword v62, v39, s[0:3], 0 offen
	buffer_load_dword v61, v40, s[0:3], 0 offen
	buffer_load_dword v60, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, s48, v0
	s_movk_i32 s48, 0x4dc
	v_add_u32_e32 v38, vcc, s48, v0
	v_add_u32_e32 v39, vcc, 0x4d8, v0
	v_add_u32_e32 v40, vcc, 0x4d4, v0
	v_add_u32_e32 v41, vcc, 0x4d0, v0
	v_add_u32_e32 v42, vcc, 0x4cc, v0
	v_add_u32_e32 v43, vcc, 0x4c8, v0
	v_add_u32_e32 v0, vcc, 0x4c4, v0
	buffer_load_dword v59, v37, s[0:3], 0 offen
	buffer_load_dword v58, v38, s[0:3], 0 offen
	buffer_load_dword v57, v39, s[0:3], 0 offen
	buffer_load_dword v56, v40, s[0:3], 0 offen
	buffer_load_dword v55, v41, s[0:3], 0 offen
	buffer_load_dword v54, v42, s[0:3], 0 offen
	buffer_load_dword v53, v43, s[0:3], 0 offen
	buffer_load_dword v52, v0, s[0:3], 0 offen
	buffer_load_dword v65, v36, s[0:3], 0 offen
	buffer_load_dword v66, v35, s[0:3], 0 offen
	buffer_load_dword v51, v1, s[0:3], 0 offen
	s_mov_b32 s48, 0x1a1c00
	s_waitcnt vmcnt(0)
	buffer_store_dword v51, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v52, off, s[0:3], s48 offset:4
	buffer_store_dword v53, off, s[0:3], s48 offset:8
	buffer_store_dword v54, off, s[0:3], s48 offset:12
	buffer_store_dword v55, off, s[0:3], s48 offset:16
	buffer_store_dword v56, off, s[0:3], s48 offset:20
	buffer_store_dword v57, off, s[0:3], s48 offset:24
	buffer_store_dword v58, off, s[0:3], s48 offset:28
	buffer_store_dword v59, off, s[0:3], s48 offset:32
	buffer_store_dword v60, off, s[0:3], s48 offset:36
	buffer_store_dword v61, off, s[0:3], s48 offset:40
	buffer_store_dword v62, off, s[0:3], s48 offset:44
	buffer_store_dword v63, off, s[0:3], s48 offset:48
	buffer_store_dword v64, off, s[0:3], s48 offset:52
	buffer_store_dword v65, off, s[0:3], s48 offset:56
	buffer_store_dword v66, off, s[0:3], s48 offset:60
.LBB1_67:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 s63, s49
	s_mov_b32 s48, s49
	s_mov_b32 s50, s49
	s_mov_b32 s51, s49
	s_mov_b32 s52, s49
	s_mov_b32 s53, s49
	s_mov_b32 s54, s49
	s_mov_b32 s55, s49
	s_mov_b32 s56, s49
	s_mov_b32 s57, s49
	s_mov_b32 s58, s49
	s_mov_b32 s59, s49
	s_mov_b32 s60, s49
	s_mov_b32 s61, s49
	s_mov_b32 s62, s49
	.loc	1 132
	v_mov_b32_e32 v66, s63
	v_mov_b32_e32 v65, s62
	v_mov_b32_e32 v64, s61
	v_mov_b32_e32 v63, s60
	v_mov_b32_e32 v62, s59
	v_mov_b32_e32 v61, s58
	v_mov_b32_e32 v60, s57
	v_mov_b32_e32 v59, s56
	v_mov_b32_e32 v58, s55
	v_mov_b32_e32 v57, s54
	v_mov_b32_e32 v56, s53
	v_mov_b32_e32 v55, s52
	v_mov_b32_e32 v54, s51
	v_mov_b32_e32 v53, s50
	v_mov_b32_e32 v52, s49
	v_mov_b32_e32 v51, s48
	s_mov_b32 s20, 0x191000
	buffer_store_dword v51, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v52, off, s[0:3], s20 offset:4
	buffer_store_dword v53, off, s[0:3], s20 offset:8
	buffer_store_dword v54, off, s[0:3], s20 offset:12
	buffer_store_dword v55, off, s[0:3], s20 offset:16
	buffer_store_dword v56, off, s[0:3], s20 offset:20
	buffer_store_dword v57, off, s[0:3], s20 offset:24
	buffer_store_dword v58, off, s[0:3], s20 offset:28
	buffer_store_dword v59, off, s[0:3], s20 offset:32
	buffer_store_dword v60, off, s[0:3], s20 offset:36
	buffer_store_dword v61, off, s[0:3], s20 offset:40
	buffer_store_dword v62, off, s[0:3], s20 offset:44
	buffer_store_dword v63, off, s[0:3], s20 offset:48
	buffer_store_dword v64, off, s[0:3], s20 offset:52
	buffer_store_dword v65, off, s[0:3], s20 offset:56
	buffer_store_dword v66, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_69
; %bb.68:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	s_movk_i32 vcc_lo, 0x500
	v_add_u32_e32 v1, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x53c
	v_add_u32_e32 v35, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x538
	v_add_u32_e32 v36, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x534
	v_add_u32_e32 v37, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x530
	v_add_u32_e32 v38, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x52c
	v_add_u32_e32 v39, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x528
	v_add_u32_e32 v40, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x524
	v_add_u32_e32 v41, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x520
	buffer_load_dword v64, v37, s[0:3], 0 offen
	buffer_load_dword v63, v38, s[0:3], 0 offen
	buffer_load_dword v62, v39, s[0:3], 0 offen
	buffer_load_dword v61, v40, s[0:3], 0 offen
	buffer_load_dword v60, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x51c
	v_add_u32_e32 v38, vcc, vcc_lo, v0
	v_add_u32_e32 v39, vcc, 0x518, v0
	v_add_u32_e32 v40, vcc, 0x514, v0
	v_add_u32_e32 v41, vcc, 0x510, v0
	v_add_u32_e32 v42, vcc, 0x50c, v0
	v_add_u32_e32 v43, vcc, 0x508, v0
	v_add_u32_e32 v0, vcc, 0x504, v0
	buffer_load_dword v59, v37, s[0:3], 0 offen
	buffer_load_dword v58, v38, s[0:3], 0 offen
	buffer_load_dword v57, v39, s[0:3], 0 offen
	buffer_load_dword v56, v40, s[0:3], 0 offen
	buffer_load_dword v55, v41, s[0:3], 0 offen
	buffer_load_dword v54, v42, s[0:3], 0 offen
	buffer_load_dword v53, v43, s[0:3], 0 offen
	buffer_load_dword v52, v0, s[0:3], 0 offen
	buffer_load_dword v65, v36, s[0:3], 0 offen
	buffer_load_dword v66, v35, s[0:3], 0 offen
	buffer_load_dword v51, v1, s[0:3], 0 offen
	v_mov_b32_e32 v0, 0x6440
	s_waitcnt vmcnt(0)
	buffer_store_dword v51, v0, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	buffer_store_dword v52, v0, s[0:3], 0 offen offset:4
	buffer_store_dword v53, v0, s[0:3], 0 offen offset:8
	buffer_store_dword v54, v0, s[0:3], 0 offen offset:12
	buffer_store_dword v55, v0, s[0:3], 0 offen offset:16
	buffer_store_dword v56, v0, s[0:3], 0 offen offset:20
	buffer_store_dword v57, v0, s[0:3], 0 offen offset:24
	buffer_store_dword v58, v0, s[0:3], 0 offen offset:28
	buffer_store_dword v59, v0, s[0:3], 0 offen offset:32
	buffer_store_dword v60, v0, s[0:3], 0 offen offset:36
	buffer_store_dword v61, v0, s[0:3], 0 offen offset:40
	buffer_store_dword v62, v0, s[0:3], 0 offen offset:44
	buffer_store_dword v63, v0, s[0:3], 0 offen offset:48
	buffer_store_dword v64, v0, s[0:3], 0 offen offset:52
	buffer_store_dword v65, v0, s[0:3], 0 offen offset:56
	buffer_store_dword v66, v0, s[0:3], 0 offen offset:60
.LBB1_69:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 132
	v_mov_b32_e32 v66, s63
	v_mov_b32_e32 v65, s62
	v_mov_b32_e32 v64, s61
	v_mov_b32_e32 v63, s60
	v_mov_b32_e32 v62, s59
	v_mov_b32_e32 v61, s58
	v_mov_b32_e32 v60, s57
	v_mov_b32_e32 v59, s56
	v_mov_b32_e32 v58, s55
	v_mov_b32_e32 v57, s54
	v_mov_b32_e32 v56, s53
	v_mov_b32_e32 v55, s52
	v_mov_b32_e32 v54, s51
	v_mov_b32_e32 v53, s50
	v_mov_b32_e32 v52, s49
	v_mov_b32_e32 v51, s48
	s_mov_b32 s20, 0x190000
	buffer_store_dword v51, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v52, off, s[0:3], s20 offset:4
	buffer_store_dword v53, off, s[0:3], s20 offset:8
	buffer_store_dword v54, off, s[0:3], s20 offset:12
	buffer_store_dword v55, off, s[0:3], s20 offset:16
	buffer_store_dword v56, off, s[0:3], s20 offset:20
	buffer_store_dword v57, off, s[0:3], s20 offset:24
	buffer_store_dword v58, off, s[0:3], s20 offset:28
	buffer_store_dword v59, off, s[0:3], s20 offset:32
	buffer_store_dword v60, off, s[0:3], s20 offset:36
	buffer_store_dword v61, off, s[0:3], s20 offset:40
	buffer_store_dword v62, off, s[0:3], s20 offset:44
	buffer_store_dword v63, off, s[0:3], s20 offset:48
	buffer_store_dword v64, off, s[0:3], s20 offset:52
	buffer_store_dword v65, off, s[0:3], s20 offset:56
	buffer_store_dword v66, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_71
; %bb.70:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	s_movk_i32 s48, 0x540
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x57c
	v_add_u32_e32 v35, vcc, s48, v0
	s_movk_i32 s48, 0x578
	v_add_u32_e32 v36, vcc, s48, v0
	s_movk_i32 s48, 0x574
	v_add_u32_e32 v37, vcc, s48, v0
	s_movk_i32 s48, 0x570
	v_add_u32_e32 v38, vcc, s48, v0
	s_movk_i32 s48, 0x56c
	v_add_u32_e32 v39, vcc, s48, v0
	s_movk_i32 s48, 0x568
	v_add_u32_e32 v40, vcc, s48, v0
	s_movk_i32 s48, 0x564
	v_add_u32_e32 v41, vcc, s48, v0
	s_movk_i32 s48, 0x560
	buffer_load_dword v64, v37, s[0:3], 0 offen
	buffer_load_dword v63, v38, s[0:3], 0 offen
	buffer_load_dword v62, v39, s[0:3], 0 offen
	buffer_load_dword v61, v40, s[0:3], 0 offen
	buffer_load_dword v60, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, s48, v0
	s_movk_i32 s48, 0x55c
	v_add_u32_e32 v38, vcc, s48, v0
	v_add_u32_e32 v39, vcc, 0x558, v0
	v_add_u32_e32 v40, vcc, 0x554, v0
	v_add_u32_e32 v41, vcc, 0x550, v0
	v_add_u32_e32 v42, vcc, 0x54c, v0
	v_add_u32_e32 v43, vcc, 0x548, v0
	v_add_u32_e32 v0, vcc, 0x544, v0
	buffer_load_dword v59, v37, s[0:3], 0 offen
	buffer_load_dword v58, v38, s[0:3], 0 offen
	buffer_load_dword v57, v39, s[0:3], 0 offen
	buffer_load_dword v56, v40, s[0:3], 0 offen
	buffer_load_dword v55, v41, s[0:3], 0 offen
	buffer_load_dword v54, v42, s[0:3], 0 offen
	buffer_load_dword v53, v43, s[0:3], 0 offen
	buffer_load_dword v52, v0, s[0:3], 0 offen
	buffer_load_dword v65, v36, s[0:3], 0 offen
	buffer_load_dword v66, v35, s[0:3], 0 offen
	buffer_load_dword v51, v1, s[0:3], 0 offen
	s_mov_b32 s48, 0x190000
	s_waitcnt vmcnt(0)
	buffer_store_dword v51, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v52, off, s[0:3], s48 offset:4
	buffer_store_dword v53, off, s[0:3], s48 offset:8
	buffer_store_dword v54, off, s[0:3], s48 offset:12
	buffer_store_dword v55, off, s[0:3], s48 offset:16
	buffer_store_dword v56, off, s[0:3], s48 offset:20
	buffer_store_dword v57, off, s[0:3], s48 offset:24
	buffer_store_dword v58, off, s[0:3], s48 offset:28
	buffer_store_dword v59, off, s[0:3], s48 offset:32
	buffer_store_dword v60, off, s[0:3], s48 offset:36
	buffer_store_dword v61, off, s[0:3], s48 offset:40
	buffer_store_dword v62, off, s[0:3], s48 offset:44
	buffer_store_dword v63, off, s[0:3], s48 offset:48
	buffer_store_dword v64, off, s[0:3], s48 offset:52
	buffer_store_dword v65, off, s[0:3], s48 offset:56
	buffer_store_dword v66, off, s[0:3], s48 offset:60
.LBB1_71:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	s_mov_b32 s63, s49
	s_mov_b32 s48, s49
	s_mov_b32 s50, s49
	s_mov_b32 s51, s49
	s_mov_b32 s52, s49
	s_mov_b32 s53, s49
	s_mov_b32 s54, s49
	s_mov_b32 s55, s49
	s_mov_b32 s56, s49
	s_mov_b32 s57, s49
	s_mov_b32 s58, s49
	s_mov_b32 s59, s49
	s_mov_b32 s60, s49
	s_mov_b32 s61, s49
	s_mov_b32 s62, s49
	.loc	1 132
	v_mov_b32_e32 v66, s63
	v_mov_b32_e32 v65, s62
	v_mov_b32_e32 v64, s61
	v_mov_b32_e32 v63, s60
	v_mov_b32_e32 v62, s59
	v_mov_b32_e32 v61, s58
	v_mov_b32_e32 v60, s57
	v_mov_b32_e32 v59, s56
	v_mov_b32_e32 v58, s55
	v_mov_b32_e32 v57, s54
	v_mov_b32_e32 v56, s53
	v_mov_b32_e32 v55, s52
	v_mov_b32_e32 v54, s51
	v_mov_b32_e32 v53, s50
	v_mov_b32_e32 v52, s49
	v_mov_b32_e32 v51, s48
	s_mov_b32 s20, 0x1a3c00
	buffer_store_dword v51, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v52, off, s[0:3], s20 offset:4
	buffer_store_dword v53, off, s[0:3], s20 offset:8
	buffer_store_dword v54, off, s[0:3], s20 offset:12
	buffer_store_dword v55, off, s[0:3], s20 offset:16
	buffer_store_dword v56, off, s[0:3], s20 offset:20
	buffer_store_dword v57, off, s[0:3], s20 offset:24
	buffer_store_dword v58, off, s[0:3], s20 offset:28
	buffer_store_dword v59, off, s[0:3], s20 offset:32
	buffer_store_dword v60, off, s[0:3], s20 offset:36
	buffer_store_dword v61, off, s[0:3], s20 offset:40
	buffer_store_dword v62, off, s[0:3], s20 offset:44
	buffer_store_dword v63, off, s[0:3], s20 offset:48
	buffer_store_dword v64, off, s[0:3], s20 offset:52
	buffer_store_dword v65, off, s[0:3], s20 offset:56
	buffer_store_dword v66, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_73
; %bb.72:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	s_movk_i32 vcc_lo, 0x580
	v_add_u32_e32 v1, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x5bc
	v_add_u32_e32 v35, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x5b8
	v_add_u32_e32 v36, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x5b4
	v_add_u32_e32 v37, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x5b0
	v_add_u32_e32 v38, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x5ac
	v_add_u32_e32 v39, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x5a8
	v_add_u32_e32 v40, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x5a4
	v_add_u32_e32 v41, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x5a0
	buffer_load_dword v64, v37, s[0:3], 0 offen
	buffer_load_dword v63, v38, s[0:3], 0 offen
	buffer_load_dword v62, v39, s[0:3], 0 offen
	buffer_load_dword v61, v40, s[0:3], 0 offen
	buffer_load_dword v60, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x59c
	v_add_u32_e32 v38, vcc, vcc_lo, v0
	v_add_u32_e32 v39, vcc, 0x598, v0
	v_add_u32_e32 v40, vcc, 0x594, v0
	v_add_u32_e32 v41, vcc, 0x590, v0
	v_add_u32_e32 v42, vcc, 0x58c, v0
	v_add_u32_e32 v43, vcc, 0x588, v0
	v_add_u32_e32 v0, vcc, 0x584, v0
	buffer_load_dword v59, v37, s[0:3], 0 offen
	buffer_load_dword v58, v38, s[0:3], 0 offen
	buffer_load_dword v57, v39, s[0:3], 0 offen
	buffer_load_dword v56, v40, s[0:3], 0 offen
	buffer_load_dword v55, v41, s[0:3], 0 offen
	buffer_load_dword v54, v42, s[0:3], 0 offen
	buffer_load_dword v53, v43, s[0:3], 0 offen
	buffer_load_dword v52, v0, s[0:3], 0 offen
	buffer_load_dword v65, v36, s[0:3], 0 offen
	buffer_load_dword v66, v35, s[0:3], 0 offen
	buffer_load_dword v51, v1, s[0:3], 0 offen
	v_mov_b32_e32 v0, 0x68f0
	s_waitcnt vmcnt(0)
	buffer_store_dword v51, v0, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	buffer_store_dword v52, v0, s[0:3], 0 offen offset:4
	buffer_store_dword v53, v0, s[0:3], 0 offen offset:8
	buffer_store_dword v54, v0, s[0:3], 0 offen offset:12
	buffer_store_dword v55, v0, s[0:3], 0 offen offset:16
	buffer_store_dword v56, v0, s[0:3], 0 offen offset:20
	buffer_store_dword v57, v0, s[0:3], 0 offen offset:24
	buffer_store_dword v58, v0, s[0:3], 0 offen offset:28
	buffer_store_dword v59, v0, s[0:3], 0 offen offset:32
	buffer_store_dword v60, v0, s[0:3], 0 offen offset:36
	buffer_store_dword v61, v0, s[0:3], 0 offen offset:40
	buffer_store_dword v62, v0, s[0:3], 0 offen offset:44
	buffer_store_dword v63, v0, s[0:3], 0 offen offset:48
	buffer_store_dword v64, v0, s[0:3], 0 offen offset:52
	buffer_store_dword v65, v0, s[0:3], 0 offen offset:56
	buffer_store_dword v66, v0, s[0:3], 0 offen offset:60
.LBB1_73:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 132
	v_mov_b32_e32 v3, s48
	v_mov_b32_e32 v4, s49
	v_mov_b32_e32 v5, s50
	v_mov_b32_e32 v6, s51
	v_mov_b32_e32 v7, s52
	v_mov_b32_e32 v8, s53
	v_mov_b32_e32 v9, s54
	v_mov_b32_e32 v10, s55
	v_mov_b32_e32 v11, s56
	v_mov_b32_e32 v12, s57
	v_mov_b32_e32 v13, s58
	v_mov_b32_e32 v14, s59
	v_mov_b32_e32 v15, s60
	v_mov_b32_e32 v16, s61
	v_mov_b32_e32 v17, s62
	v_mov_b32_e32 v18, s63
	s_mov_b32 s20, 0x18f000
	buffer_store_dword v3, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4
	buffer_store_dword v5, off, s[0:3], s20 offset:8
	buffer_store_dword v6, off, s[0:3], s20 offset:12
	buffer_store_dword v7, off, s[0:3], s20 offset:16
	buffer_store_dword v8, off, s[0:3], s20 offset:20
	buffer_store_dword v9, off, s[0:3], s20 offset:24
	buffer_store_dword v10, off, s[0:3], s20 offset:28
	buffer_store_dword v11, off, s[0:3], s20 offset:32
	buffer_store_dword v12, off, s[0:3], s20 offset:36
	buffer_store_dword v13, off, s[0:3], s20 offset:40
	buffer_store_dword v14, off, s[0:3], s20 offset:44
	buffer_store_dword v15, off, s[0:3], s20 offset:48
	buffer_store_dword v16, off, s[0:3], s20 offset:52
	buffer_store_dword v17, off, s[0:3], s20 offset:56
	buffer_store_dword v18, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_75
; %bb.74:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v76, s100
	v_mul_lo_u32 v1, v25, s35
	s_mov_b32 s48, 0x18f000
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	v_add_u32_e32 v37, vcc, s94, v0
	v_add_u32_e32 v38, vcc, s34, v0
	v_add_u32_e32 v39, vcc, s92, v0
	v_add_u32_e32 v40, vcc, s86, v0
	v_add_u32_e32 v41, vcc, s6, v0
	buffer_load_dword v16, v37, s[0:3], 0 offen
	buffer_load_dword v15, v38, s[0:3], 0 offen
	buffer_load_dword v14, v39, s[0:3], 0 offen
	buffer_load_dword v13, v40, s[0:3], 0 offen
	buffer_load_dword v12, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, s4, v0
	v_add_u32_e32 v1, vcc, s97, v0
	v_add_u32_e32 v35, vcc, s19, v0
	v_add_u32_e32 v36, vcc, s88, v0
	v_add_u32_e32 v38, vcc, s84, v0
	v_add_u32_e32 v39, vcc, 0x5d8, v0
	v_add_u32_e32 v40, vcc, 0x5d4, v0
	v_add_u32_e32 v41, vcc, 0x5d0, v0
	v_add_u32_e32 v42, vcc, 0x5cc, v0
	v_add_u32_e32 v43, vcc, 0x5c8, v0
	v_add_u32_e32 v0, vcc, 0x5c4, v0
	buffer_load_dword v11, v37, s[0:3], 0 offen
	buffer_load_dword v10, v38, s[0:3], 0 offen
	buffer_load_dword v9, v39, s[0:3], 0 offen
	buffer_load_dword v8, v40, s[0:3], 0 offen
	buffer_load_dword v7, v41, s[0:3], 0 offen
	buffer_load_dword v6, v42, s[0:3], 0 offen
	buffer_load_dword v5, v43, s[0:3], 0 offen
	buffer_load_dword v4, v0, s[0:3], 0 offen
	buffer_load_dword v17, v36, s[0:3], 0 offen
	buffer_load_dword v18, v35, s[0:3], 0 offen
	buffer_load_dword v3, v1, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	buffer_store_dword v3, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s48 offset:4
	buffer_store_dword v5, off, s[0:3], s48 offset:8
	buffer_store_dword v6, off, s[0:3], s48 offset:12
	buffer_store_dword v7, off, s[0:3], s48 offset:16
	buffer_store_dword v8, off, s[0:3], s48 offset:20
	buffer_store_dword v9, off, s[0:3], s48 offset:24
	buffer_store_dword v10, off, s[0:3], s48 offset:28
	buffer_store_dword v11, off, s[0:3], s48 offset:32
	buffer_store_dword v12, off, s[0:3], s48 offset:36
	buffer_store_dword v13, off, s[0:3], s48 offset:40
	buffer_store_dword v14, off, s[0:3], s48 offset:44
	buffer_store_dword v15, off, s[0:3], s48 offset:48
	buffer_store_dword v16, off, s[0:3], s48 offset:52
	buffer_store_dword v17, off, s[0:3], s48 offset:56
	buffer_store_dword v18, off, s[0:3], s48 offset:60
.LBB1_75:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[20:21]
	.loc	1 134
	v_mad_i64_i32 v[0:1], s[20:21], v149, v72, v[73:74]
	v_mul_lo_u32 v35, v1, 24
	v_mad_u64_u32 v[0:1], s[20:21], v0, 24, s[80:81]
	v_add_u32_e32 v1, vcc, v35, v1
	.loc	1 137
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_xor_b64 s[50:51], exec, s[20:21]
	s_cbranch_execz .LBB1_81
; %bb.76:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 138
	s_and_saveexec_b64 s[52:53], s[10:11]
	s_cbranch_execz .LBB1_80
; %bb.77:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_mov_b32 s20, 0x1af600
	buffer_store_dword v25, off, s[0:3], s20
	s_mov_b32 s20, 0x1af500
	buffer_store_dword v149, off, s[0:3], s20
	s_mov_b32 s20, 0x1af400
	buffer_store_dword v148, off, s[0:3], s20
	s_mov_b32 s20, 0x1af300
	buffer_store_dword v147, off, s[0:3], s20
	s_mov_b32 s20, 0x1af200
	buffer_store_dword v82, off, s[0:3], s20
	s_mov_b32 s20, 0x1af100
	buffer_store_dword v81, off, s[0:3], s20
	s_mov_b32 s20, 0x1af000
	buffer_store_dword v80, off, s[0:3], s20
	s_mov_b32 s20, 0x1aef00
	buffer_store_dword v79, off, s[0:3], s20
	s_mov_b32 s20, 0x1b0100
	buffer_load_dword v37, off, s[0:3], s20
	s_mov_b32 s20, 0x1af900
	buffer_load_dword v35, off, s[0:3], s20
	buffer_load_dword v36, off, s[0:3], s20 offset:4
	s_mov_b32 s20, 0x190000
	buffer_load_dword v51, off, s[0:3], s20
	buffer_load_dword v52, off, s[0:3], s20 offset:4
	buffer_load_dword v53, off, s[0:3], s20 offset:8
	buffer_load_dword v54, off, s[0:3], s20 offset:12
	buffer_load_dword v55, off, s[0:3], s20 offset:16
	buffer_load_dword v56, off, s[0:3], s20 offset:20
	buffer_load_dword v57, off, s[0:3], s20 offset:24
	buffer_load_dword v58, off, s[0:3], s20 offset:28
	buffer_load_dword v59, off, s[0:3], s20 offset:32
	buffer_load_dword v60, off, s[0:3], s20 offset:36
	buffer_load_dword v61, off, s[0:3], s20 offset:40
	buffer_load_dword v62, off, s[0:3], s20 offset:44
	buffer_load_dword v63, off, s[0:3], s20 offset:48
	buffer_load_dword v64, off, s[0:3], s20 offset:52
	buffer_load_dword v65, off, s[0:3], s20 offset:56
	buffer_load_dword v66, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x191000
	buffer_load_dword v99, off, s[0:3], s20
	buffer_load_dword v100, off, s[0:3], s20 offset:4
	buffer_load_dword v101, off, s[0:3], s20 offset:8
	buffer_load_dword v102, off, s[0:3], s20 offset:12
	buffer_load_dword v103, off, s[0:3], s20 offset:16
	buffer_load_dword v104, off, s[0:3], s20 offset:20
	buffer_load_dword v105, off, s[0:3], s20 offset:24
	buffer_load_dword v106, off, s[0:3], s20 offset:28
	buffer_load_dword v107, off, s[0:3], s20 offset:32
	buffer_load_dword v108, off, s[0:3], s20 offset:36
	buffer_load_dword v109, off, s[0:3], s20 offset:40
	buffer_load_dword v110, off, s[0:3], s20 offset:44
	buffer_load_dword v111, off, s[0:3], s20 offset:48
	buffer_load_dword v112, off, s[0:3], s20 offset:52
	buffer_load_dword v113, off, s[0:3], s20 offset:56
	buffer_load_dword v114, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x185000
	buffer_load_dword v115, off, s[0:3], s20
	buffer_load_dword v116, off, s[0:3], s20 offset:4
	buffer_load_dword v117, off, s[0:3], s20 offset:8
	buffer_load_dword v118, off, s[0:3], s20 offset:12
	buffer_load_dword v119, off, s[0:3], s20 offset:16
	buffer_load_dword v120, off, s[0:3], s20 offset:20
	buffer_load_dword v121, off, s[0:3], s20 offset:24
	buffer_load_dword v122, off, s[0:3], s20 offset:28
	buffer_load_dword v123, off, s[0:3], s20 offset:32
	buffer_load_dword v124, off, s[0:3], s20 offset:36
	buffer_load_dword v125, off, s[0:3], s20 offset:40
	buffer_load_dword v126, off, s[0:3], s20 offset:44
	buffer_load_dword v127, off, s[0:3], s20 offset:48
	buffer_load_dword v128, off, s[0:3], s20 offset:52
	buffer_load_dword v129, off, s[0:3], s20 offset:56
	buffer_load_dword v130, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x18e000
	buffer_load_dword v3, off, s[0:3], s20
	buffer_load_dword v4, off, s[0:3], s20 offset:4
	buffer_load_dword v5, off, s[0:3], s20 offset:8
	buffer_load_dword v6, off, s[0:3], s20 offset:12
	buffer_load_dword v7, off, s[0:3], s20 offset:16
	buffer_load_dword v8, off, s[0:3], s20 offset:20
	buffer_load_dword v9, off, s[0:3], s20 offset:24
	buffer_load_dword v10, off, s[0:3], s20 offset:28
	buffer_load_dword v11, off, s[0:3], s20 offset:32
	buffer_load_dword v12, off, s[0:3], s20 offset:36
	buffer_load_dword v13, off, s[0:3], s20 offset:40
	buffer_load_dword v14, off, s[0:3], s20 offset:44
	buffer_load_dword v15, off, s[0:3], s20 offset:48
	buffer_load_dword v16, off, s[0:3], s20 offset:52
	buffer_load_dword v17, off, s[0:3], s20 offset:56
	buffer_load_dword v18, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x18c000
	buffer_load_dword v83, off, s[0:3], s20
	buffer_load_dword v84, off, s[0:3], s20 offset:4
	buffer_load_dword v85, off, s[0:3], s20 offset:8
	buffer_load_dword v86, off, s[0:3], s20 offset:12
	buffer_load_dword v87, off, s[0:3], s20 offset:16
	buffer_load_dword v88, off, s[0:3], s20 offset:20
	buffer_load_dword v89, off, s[0:3], s20 offset:24
	buffer_load_dword v90, off, s[0:3], s20 offset:28
	buffer_load_dword v91, off, s[0:3], s20 offset:32
	buffer_load_dword v92, off, s[0:3], s20 offset:36
	buffer_load_dword v93, off, s[0:3], s20 offset:40
	buffer_load_dword v94, off, s[0:3], s20 offset:44
	buffer_load_dword v95, off, s[0:3], s20 offset:48
	buffer_load_dword v96, off, s[0:3], s20 offset:52
	buffer_load_dword v97, off, s[0:3], s20 offset:56
	buffer_load_dword v98, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x18d000
	buffer_load_dword v131, off, s[0:3], s20
	buffer_load_dword v132, off, s[0:3], s20 offset:4
	buffer_load_dword v133, off, s[0:3], s20 offset:8
	buffer_load_dword v134, off, s[0:3], s20 offset:12
	buffer_load_dword v135, off, s[0:3], s20 offset:16
	buffer_load_dword v136, off, s[0:3], s20 offset:20
	buffer_load_dword v137, off, s[0:3], s20 offset:24
	buffer_load_dword v138, off, s[0:3], s20 offset:28
	buffer_load_dword v139, off, s[0:3], s20 offset:32
	buffer_load_dword v140, off, s[0:3], s20 offset:36
	buffer_load_dword v141, off, s[0:3], s20 offset:40
	buffer_load_dword v142, off, s[0:3], s20 offset:44
	buffer_load_dword v143, off, s[0:3], s20 offset:48
	buffer_load_dword v144, off, s[0:3], s20 offset:52
	buffer_load_dword v145, off, s[0:3], s20 offset:56
	buffer_load_dword v146, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x192000
	buffer_load_dword v19, off, s[0:3], s20
	buffer_load_dword v20, off, s[0:3], s20 offset:4
	buffer_load_dword v21, off, s[0:3], s20 offset:8
	buffer_load_dword v22, off, s[0:3], s20 offset:12
	buffer_load_dword v23, off, s[0:3], s20 offset:16
	buffer_load_dword v24, off, s[0:3], s20 offset:20
	buffer_load_dword v25, off, s[0:3], s20 offset:24
	buffer_load_dword v26, off, s[0:3], s20 offset:28
	buffer_load_dword v27, off, s[0:3], s20 offset:32
	buffer_load_dword v28, off, s[0:3], s20 offset:36
	buffer_load_dword v29, off, s[0:3], s20 offset:40
	buffer_load_dword v30, off, s[0:3], s20 offset:44
	buffer_load_dword v31, off, s[0:3], s20 offset:48
	buffer_load_dword v32, off, s[0:3], s20 offset:52
	buffer_load_dword v33, off, s[0:3], s20 offset:56
	buffer_load_dword v34, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x18b000
	buffer_load_dword v163, off, s[0:3], s20
	buffer_load_dword v164, off, s[0:3], s20 offset:4
	buffer_load_dword v165, off, s[0:3], s20 offset:8
	buffer_load_dword v166, off, s[0:3], s20 offset:12
	buffer_load_dword v167, off, s[0:3], s20 offset:16
	buffer_load_dword v168, off, s[0:3], s20 offset:20
	buffer_load_dword v169, off, s[0:3], s20 offset:24
	buffer_load_dword v170, off, s[0:3], s20 offset:28
	buffer_load_dword v171, off, s[0:3], s20 offset:32
	buffer_load_dword v172, off, s[0:3], s20 offset:36
	buffer_load_dword v173, off, s[0:3], s20 offset:40
	buffer_load_dword v174, off, s[0:3], s20 offset:44
	buffer_load_dword v175, off, s[0:3], s20 offset:48
	buffer_load_dword v176, off, s[0:3], s20 offset:52
	buffer_load_dword v177, off, s[0:3], s20 offset:56
	buffer_load_dword v178, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x188000
	buffer_load_dword v179, off, s[0:3], s20
	buffer_load_dword v180, off, s[0:3], s20 offset:4
	buffer_load_dword v181, off, s[0:3], s20 offset:8
	buffer_load_dword v182, off, s[0:3], s20 offset:12
	buffer_load_dword v183, off, s[0:3], s20 offset:16
	buffer_load_dword v184, off, s[0:3], s20 offset:20
	buffer_load_dword v185, off, s[0:3], s20 offset:24
	buffer_load_dword v186, off, s[0:3], s20 offset:28
	buffer_load_dword v187, off, s[0:3], s20 offset:32
	buffer_load_dword v188, off, s[0:3], s20 offset:36
	buffer_load_dword v189, off, s[0:3], s20 offset:40
	buffer_load_dword v190, off, s[0:3], s20 offset:44
	buffer_load_dword v191, off, s[0:3], s20 offset:48
	buffer_load_dword v192, off, s[0:3], s20 offset:52
	buffer_load_dword v193, off, s[0:3], s20 offset:56
	buffer_load_dword v194, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x189000
	buffer_load_dword v211, off, s[0:3], s20
	buffer_load_dword v212, off, s[0:3], s20 offset:4
	buffer_load_dword v213, off, s[0:3], s20 offset:8
	buffer_load_dword v214, off, s[0:3], s20 offset:12
	buffer_load_dword v215, off, s[0:3], s20 offset:16
	buffer_load_dword v216, off, s[0:3], s20 offset:20
	buffer_load_dword v217, off, s[0:3], s20 offset:24
	buffer_load_dword v218, off, s[0:3], s20 offset:28
	buffer_load_dword v219, off, s[0:3], s20 offset:32
	buffer_load_dword v220, off, s[0:3], s20 offset:36
	buffer_load_dword v221, off, s[0:3], s20 offset:40
	buffer_load_dword v222, off, s[0:3], s20 offset:44
	buffer_load_dword v223, off, s[0:3], s20 offset:48
	buffer_load_dword v224, off, s[0:3], s20 offset:52
	buffer_load_dword v225, off, s[0:3], s20 offset:56
	buffer_load_dword v226, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x186000
	buffer_load_dword v227, off, s[0:3], s20
	buffer_load_dword v228, off, s[0:3], s20 offset:4
	buffer_load_dword v229, off, s[0:3], s20 offset:8
	buffer_load_dword v230, off, s[0:3], s20 offset:12
	buffer_load_dword v231, off, s[0:3], s20 offset:16
	buffer_load_dword v232, off, s[0:3], s20 offset:20
	buffer_load_dword v233, off, s[0:3], s20 offset:24
	buffer_load_dword v234, off, s[0:3], s20 offset:28
	buffer_load_dword v235, off, s[0:3], s20 offset:32
	buffer_load_dword v236, off, s[0:3], s20 offset:36
	buffer_load_dword v237, off, s[0:3], s20 offset:40
	buffer_load_dword v238, off, s[0:3], s20 offset:44
	buffer_load_dword v239, off, s[0:3], s20 offset:48
	buffer_load_dword v240, off, s[0:3], s20 offset:52
	buffer_load_dword v241, off, s[0:3], s20 offset:56
	buffer_load_dword v242, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x187000
	buffer_load_dword v195, off, s[0:3], s20
	buffer_load_dword v196, off, s[0:3], s20 offset:4
	buffer_load_dword v197, off, s[0:3], s20 offset:8
	buffer_load_dword v198, off, s[0:3], s20 offset:12
	buffer_load_dword v199, off, s[0:3], s20 offset:16
	buffer_load_dword v200, off, s[0:3], s20 offset:20
	buffer_load_dword v201, off, s[0:3], s20 offset:24
	buffer_load_dword v202, off, s[0:3], s20 offset:28
	buffer_load_dword v203, off, s[0:3], s20 offset:32
	buffer_load_dword v204, off, s[0:3], s20 offset:36
	buffer_load_dword v205, off, s[0:3], s20 offset:40
	buffer_load_dword v206, off, s[0:3], s20 offset:44
	buffer_load_dword v207, off, s[0:3], s20 offset:48
	buffer_load_dword v208, off, s[0:3], s20 offset:52
	buffer_load_dword v209, off, s[0:3], s20 offset:56
	buffer_load_dword v210, off, s[0:3], s20 offset:60
	s_mov_b64 s[54:55], 0
.LBB1_78:                               ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	flat_load_dwordx4 v[38:41], v[0:1]
	.loc	1 138
	s_waitcnt vmcnt(14)
	flat_load_dwordx4 v[42:45], v[35:36]
	v_add_u32_e32 v71, vcc, 16, v35
	v_addc_u32_e32 v72, vcc, 0, v36, vcc
	v_add_u32_e32 v67, vcc, 32, v35
	v_addc_u32_e32 v68, vcc, 0, v36, vcc
	v_add_u32_e32 v46, vcc, 48, v35
	v_addc_u32_e32 v47, vcc, 0, v36, vcc
	v_add_u32_e32 v75, vcc, 64, v35
	v_addc_u32_e32 v76, vcc, 0, v36, vcc
	flat_load_dwordx4 v[46:49], v[46:47]
	flat_load_dwordx4 v[67:70], v[67:68]
	flat_load_dwordx4 v[71:74], v[71:72]
	flat_load_dwordx4 v[75:78], v[75:76]
	v_add_u32_e32 v151, vcc, s85, v35
	v_addc_u32_e32 v152, vcc, 0, v36, vcc
	v_add_u32_e32 v147, vcc, s7, v35
	v_addc_u32_e32 v148, vcc, 0, v36, vcc
	v_add_u32_e32 v79, vcc, s93, v35
	v_addc_u32_e32 v80, vcc, 0, v36, vcc
	flat_load_dwordx4 v[79:82], v[79:80]
	s_mov_b32 s20, 0x185000
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v50, v38, v45
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v44
	s_mov_b32 s20, 0x186000
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v43
	s_mov_b32 s20, 0x187000
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v42
	s_mov_b32 s20, 0x188000
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v39, v45
	s_mov_b32 s20, 0x189000
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v39, v44
	s_mov_b32 s20, 0x18b000
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v39, v43
	s_mov_b32 s20, 0x18c000
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v39, v42
	s_mov_b32 s20, 0x18d000
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v40, v45
	s_mov_b32 s20, 0x18e000
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v40, v44
	s_mov_b32 s20, 0x190000
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v40, v43
	s_mov_b32 s20, 0x191000
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v40, v42
	s_mov_b32 s20, 0x192000
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v41, v45
	s_mov_b32 s20, 0x193000
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v41, v44
	s_mov_b32 s20, 0x193100
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v41, v43
	s_mov_b32 s20, 0x193200
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v41, v42
	s_mov_b32 s20, 0x193b00
	buffer_store_dword v50, off, s[0:3], s20
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v50, v38, v49
	s_mov_b32 s20, 0x193300
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v48
	s_mov_b32 s20, 0x193400
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v47
	s_mov_b32 s20, 0x193500
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v46
	s_mov_b32 s20, 0x193600
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v70
	s_mov_b32 s20, 0x193700
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v69
	s_mov_b32 s20, 0x193800
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v68
	s_mov_b32 s20, 0x193900
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v67
	s_mov_b32 s20, 0x193a00
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v74
	s_mov_b32 s20, 0x193c00
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v73
	s_mov_b32 s20, 0x193d00
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v72
	s_mov_b32 s20, 0x193e00
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v71
	s_mov_b32 s20, 0x193f00
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v78
	s_mov_b32 s20, 0x194100
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v77
	s_mov_b32 s20, 0x194200
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v76
	s_mov_b32 s20, 0x194300
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v75
	s_mov_b32 s20, 0x194400
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v82
	s_mov_b32 s20, 0x194500
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v81
	s_mov_b32 s20, 0x194600
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v80
	s_mov_b32 s20, 0x194700
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v79
	s_mov_b32 s20, 0x194800
	buffer_store_dword v50, off, s[0:3], s20
	flat_load_dwordx4 v[147:150], v[147:148]
	flat_load_dwordx4 v[151:154], v[151:152]
	s_mov_b32 s20, 0x194900
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v50, v38, v150
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v149
	s_mov_b32 s20, 0x194a00
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v148
	s_mov_b32 s20, 0x194b00
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v147
	s_mov_b32 s20, 0x194c00
	buffer_store_dword v50, off, s[0:3], s20
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v50, v38, v154
	s_mov_b32 s20, 0x194d00
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v153
	s_mov_b32 s20, 0x194e00
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v50, v38, v152
	s_mov_b32 s20, 0x194f00
	buffer_store_dword v50, off, s[0:3], s20
	v_mul_f32_e32 v38, v38, v151
	s_mov_b32 s20, 0x195000
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v49
	s_mov_b32 s20, 0x195100
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v48
	s_mov_b32 s20, 0x195200
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v47
	s_mov_b32 s20, 0x195300
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v46
	s_mov_b32 s20, 0x195400
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v70
	s_mov_b32 s20, 0x195500
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v69
	s_mov_b32 s20, 0x195600
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v68
	s_mov_b32 s20, 0x195700
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v67
	s_mov_b32 s20, 0x195800
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v74
	s_mov_b32 s20, 0x195900
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v73
	s_mov_b32 s20, 0x195a00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v72
	s_mov_b32 s20, 0x195b00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v71
	s_mov_b32 s20, 0x195c00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v78
	s_mov_b32 s20, 0x195d00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v77
	s_mov_b32 s20, 0x195e00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v76
	s_mov_b32 s20, 0x195f00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v75
	s_mov_b32 s20, 0x196000
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v82
	s_mov_b32 s20, 0x196100
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v81
	s_mov_b32 s20, 0x196200
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v80
	s_mov_b32 s20, 0x196300
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v79
	s_mov_b32 s20, 0x196400
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v150
	s_mov_b32 s20, 0x196500
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v149
	s_mov_b32 s20, 0x196600
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v148
	s_mov_b32 s20, 0x196700
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v147
	s_mov_b32 s20, 0x196800
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v154
	s_mov_b32 s20, 0x196900
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v153
	s_mov_b32 s20, 0x196a00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v152
	s_mov_b32 s20, 0x196b00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v39, v151
	s_mov_b32 s20, 0x196c00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v49
	s_mov_b32 s20, 0x196d00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v48
	s_mov_b32 s20, 0x196e00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v47
	s_mov_b32 s20, 0x196f00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v46
	s_mov_b32 s20, 0x197000
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v70
	s_mov_b32 s20, 0x197100
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v69
	s_mov_b32 s20, 0x197200
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v68
	s_mov_b32 s20, 0x197300
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v67
	s_mov_b32 s20, 0x197400
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v74
	s_mov_b32 s20, 0x197500
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v73
	s_mov_b32 s20, 0x197600
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v72
	s_mov_b32 s20, 0x197700
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v71
	s_mov_b32 s20, 0x197800
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v78
	s_mov_b32 s20, 0x197900
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v77
	s_mov_b32 s20, 0x197a00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v76
	s_mov_b32 s20, 0x197b00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v75
	s_mov_b32 s20, 0x197c00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v82
	s_mov_b32 s20, 0x197d00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v81
	s_mov_b32 s20, 0x197e00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v80
	s_mov_b32 s20, 0x197f00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v79
	s_mov_b32 s20, 0x198000
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v150
	s_mov_b32 s20, 0x198100
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v149
	s_mov_b32 s20, 0x198200
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v148
	s_mov_b32 s20, 0x198300
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v147
	s_mov_b32 s20, 0x198400
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v154
	s_mov_b32 s20, 0x198500
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v153
	s_mov_b32 s20, 0x198600
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v152
	s_mov_b32 s20, 0x198700
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v40, v151
	s_mov_b32 s20, 0x198800
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v41, v49
	s_mov_b32 s20, 0x198900
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v41, v48
	s_mov_b32 s20, 0x198a00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v41, v47
	s_mov_b32 s20, 0x198b00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v41, v46
	s_mov_b32 s20, 0x198c00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v41, v70
	s_mov_b32 s20, 0x198d00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v41, v69
	s_mov_b32 s20, 0x198e00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v41, v68
	s_mov_b32 s20, 0x198f00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v41, v67
	s_mov_b32 s20, 0x199000
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v41, v74
	s_mov_b32 s20, 0x199100
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v41, v73
	s_mov_b32 s20, 0x199200
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v41, v72
	s_mov_b32 s20, 0x199300
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v41, v71
	s_mov_b32 s20, 0x199400
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v41, v78
	s_mov_b32 s20, 0x199500
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v41, v77
	s_mov_b32 s20, 0x199600
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v41, v76
	s_mov_b32 s20, 0x199700
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v41, v75
	s_mov_b32 s20, 0x199800
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v41, v82
	s_mov_b32 s20, 0x199900
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v41, v81
	s_mov_b32 s20, 0x199a00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v41, v80
	s_mov_b32 s20, 0x199b00
	buffer_store_dword v38, off, s[0:3], s20
	v_mul_f32_e32 v38, v41, v79
	s_mov_b32 s20, 0x199c00
	buffer_store_dword v38, off, s[0:3], s20
	v_add_u32_e32 v38, vcc, 16, v0
	v_addc_u32_e32 v39, vcc, 0, v1, vcc
	flat_load_dwordx2 v[38:39], v[38:39]
	s_mov_b32 s20, 0x199d00
	v_mul_f32_e32 v255, v41, v150
	v_mul_f32_e32 v254, v41, v149
	v_mul_f32_e32 v253, v41, v148
	v_mul_f32_e32 v252, v41, v147
	v_mul_f32_e32 v251, v41, v154
	v_mul_f32_e32 v250, v41, v153
	v_mul_f32_e32 v249, v41, v152
	v_mul_f32_e32 v248, v41, v151
	v_add_u32_e32 v37, vcc, -1, v37
	v_add_u32_e32 v0, vcc, 24, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v35, vcc, 0x100, v35
	v_add_f32_e32 v94, v255, v94
	v_add_f32_e32 v93, v254, v93
	v_add_f32_e32 v92, v253, v92
	v_add_f32_e32 v91, v252, v91
	v_add_f32_e32 v90, v251, v90
	v_add_f32_e32 v89, v250, v89
	v_add_f32_e32 v88, v249, v88
	v_add_f32_e32 v87, v248, v87
	v_addc_u32_e32 v36, vcc, 0, v36, vcc
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v40, v39, v48
	buffer_store_dword v40, off, s[0:3], s20
	v_mul_f32_e32 v40, v39, v47
	s_mov_b32 s20, 0x199e00
	buffer_store_dword v40, off, s[0:3], s20
	v_mul_f32_e32 v40, v39, v46
	s_mov_b32 s20, 0x199f00
	buffer_store_dword v40, off, s[0:3], s20
	v_mul_f32_e32 v40, v39, v70
	s_mov_b32 s20, 0x19a000
	buffer_store_dword v40, off, s[0:3], s20
	v_mul_f32_e32 v40, v39, v69
	s_mov_b32 s20, 0x19a100
	buffer_store_dword v40, off, s[0:3], s20
	v_mul_f32_e32 v40, v39, v68
	s_mov_b32 s20, 0x19a200
	buffer_store_dword v40, off, s[0:3], s20
	v_mul_f32_e32 v40, v39, v67
	s_mov_b32 s20, 0x19a300
	buffer_store_dword v40, off, s[0:3], s20
	v_mul_f32_e32 v40, v39, v74
	s_mov_b32 s20, 0x19a400
	buffer_store_dword v40, off, s[0:3], s20
	v_mul_f32_e32 v40, v39, v73
	s_mov_b32 s20, 0x19a500
	buffer_store_dword v40, off, s[0:3], s20
	v_mul_f32_e32 v40, v39, v72
	s_mov_b32 s20, 0x19a600
	buffer_store_dword v40, off, s[0:3], s20
	v_mul_f32_e32 v40, v39, v71
	s_mov_b32 s20, 0x19a700
	buffer_store_dword v40, off, s[0:3], s20
	v_mul_f32_e32 v40, v39, v45
	s_mov_b32 s20, 0x19a800
	buffer_store_dword v40, off, s[0:3], s20
	v_mul_f32_e32 v40, v39, v44
	s_mov_b32 s20, 0x19a900
	buffer_store_dword v40, off, s[0:3], s20
	v_mul_f32_e32 v40, v39, v43
	s_mov_b32 s20, 0x19aa00
	buffer_store_dword v40, off, s[0:3], s20
	v_mul_f32_e32 v40, v39, v42
	s_mov_b32 s20, 0x19ab00
	buffer_store_dword v40, off, s[0:3], s20
	s_mov_b32 s20, 0x185000
	v_mul_f32_e32 v247, v38, v49
	v_mul_f32_e32 v246, v38, v48
	v_mul_f32_e32 v245, v38, v47
	v_mul_f32_e32 v244, v38, v46
	v_mul_f32_e32 v243, v39, v49
	v_mul_f32_e32 v48, v38, v70
	v_mul_f32_e32 v49, v38, v69
	v_mul_f32_e32 v50, v38, v68
	v_mul_f32_e32 v155, v38, v67
	v_mul_f32_e32 v46, v38, v74
	v_mul_f32_e32 v161, v38, v73
	v_mul_f32_e32 v162, v38, v72
	v_mul_f32_e32 v160, v38, v71
	v_mul_f32_e32 v73, v38, v45
	v_mul_f32_e32 v74, v38, v44
	v_mul_f32_e32 v71, v38, v43
	v_mul_f32_e32 v72, v38, v42
	v_mul_f32_e32 v157, v38, v78
	v_mul_f32_e32 v158, v38, v77
	v_mul_f32_e32 v159, v38, v76
	v_mul_f32_e32 v156, v38, v75
	v_mul_f32_e32 v78, v39, v78
	v_mul_f32_e32 v77, v39, v77
	v_mul_f32_e32 v76, v39, v76
	v_mul_f32_e32 v75, v39, v75
	v_mul_f32_e32 v70, v38, v82
	v_mul_f32_e32 v67, v38, v81
	v_mul_f32_e32 v68, v38, v80
	v_mul_f32_e32 v69, v38, v79
	v_mul_f32_e32 v82, v39, v82
	v_mul_f32_e32 v81, v39, v81
	v_mul_f32_e32 v80, v39, v80
	v_mul_f32_e32 v79, v39, v79
	v_mul_f32_e32 v45, v38, v150
	v_mul_f32_e32 v47, v38, v149
	v_mul_f32_e32 v43, v38, v148
	v_mul_f32_e32 v44, v38, v147
	v_mul_f32_e32 v150, v39, v150
	v_mul_f32_e32 v149, v39, v149
	v_mul_f32_e32 v148, v39, v148
	v_mul_f32_e32 v147, v39, v147
	v_mul_f32_e32 v40, v38, v154
	v_mul_f32_e32 v41, v38, v153
	v_mul_f32_e32 v42, v38, v152
	v_mul_f32_e32 v38, v38, v151
	v_mul_f32_e32 v154, v39, v154
	v_mul_f32_e32 v153, v39, v153
	v_mul_f32_e32 v152, v39, v152
	v_mul_f32_e32 v39, v39, v151
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x186000
	v_add_f32_e32 v119, v38, v119
	v_add_f32_e32 v18, v247, v18
	v_add_f32_e32 v17, v246, v17
	v_add_f32_e32 v16, v245, v16
	v_add_f32_e32 v15, v244, v15
	v_add_f32_e32 v14, v48, v14
	v_add_f32_e32 v13, v49, v13
	v_add_f32_e32 v12, v50, v12
	v_add_f32_e32 v11, v155, v11
	v_add_f32_e32 v10, v46, v10
	v_add_f32_e32 v9, v161, v9
	v_add_f32_e32 v8, v162, v8
	v_add_f32_e32 v7, v160, v7
	v_add_f32_e32 v6, v73, v6
	v_add_f32_e32 v5, v74, v5
	v_add_f32_e32 v4, v71, v4
	v_add_f32_e32 v3, v72, v3
	v_add_f32_e32 v118, v157, v118
	v_add_f32_e32 v117, v158, v117
	v_add_f32_e32 v116, v159, v116
	v_add_f32_e32 v115, v156, v115
	v_add_f32_e32 v130, v70, v130
	v_add_f32_e32 v129, v67, v129
	v_add_f32_e32 v128, v68, v128
	v_add_f32_e32 v127, v69, v127
	v_add_f32_e32 v126, v45, v126
	v_add_f32_e32 v125, v47, v125
	v_add_f32_e32 v124, v43, v124
	v_add_f32_e32 v123, v44, v123
	v_add_f32_e32 v122, v40, v122
	v_add_f32_e32 v121, v41, v121
	v_add_f32_e32 v120, v42, v120
	v_add_f32_e32 v114, v243, v114
	v_add_f32_e32 v54, v78, v54
	v_add_f32_e32 v53, v77, v53
	v_add_f32_e32 v52, v76, v52
	v_add_f32_e32 v51, v75, v51
	v_add_f32_e32 v66, v82, v66
	v_add_f32_e32 v65, v81, v65
	v_add_f32_e32 v64, v80, v64
	v_add_f32_e32 v63, v79, v63
	v_add_f32_e32 v62, v150, v62
	v_add_f32_e32 v61, v149, v61
	v_add_f32_e32 v60, v148, v60
	v_add_f32_e32 v59, v147, v59
	v_add_f32_e32 v58, v154, v58
	v_add_f32_e32 v57, v153, v57
	v_add_f32_e32 v56, v152, v56
	v_add_f32_e32 v55, v39, v55
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v230, v151, v230
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x187000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v229, v151, v229
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x188000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v228, v151, v228
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x189000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v227, v151, v227
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x18b000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v214, v151, v214
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x18c000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v213, v151, v213
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x18d000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v212, v151, v212
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x18e000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v211, v151, v211
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x190000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v166, v151, v166
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x191000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v165, v151, v165
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x192000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v164, v151, v164
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x193000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v163, v151, v163
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x193100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v134, v151, v134
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x193200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v133, v151, v133
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x193b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v132, v151, v132
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x193300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v131, v151, v131
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x193400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v242, v151, v242
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x193500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v241, v151, v241
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x193600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v240, v151, v240
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x193700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v239, v151, v239
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x193800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v238, v151, v238
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x193900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v237, v151, v237
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x193a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v236, v151, v236
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x193c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v235, v151, v235
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x193d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v234, v151, v234
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x193e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v233, v151, v233
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x193f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v232, v151, v232
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x194100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v231, v151, v231
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x194200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v198, v151, v198
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x194300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v197, v151, v197
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x194400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v196, v151, v196
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x194500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v195, v151, v195
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x194600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v210, v151, v210
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x194700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v209, v151, v209
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x194800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v208, v151, v208
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x194900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v207, v151, v207
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x194a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v206, v151, v206
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x194b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v205, v151, v205
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x194c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v204, v151, v204
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x194d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v203, v151, v203
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x194e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v202, v151, v202
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x194f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v201, v151, v201
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x195000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v200, v151, v200
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x195100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v199, v151, v199
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x195200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v226, v151, v226
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x195300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v225, v151, v225
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x195400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v224, v151, v224
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x195500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v223, v151, v223
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x195600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v222, v151, v222
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x195700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v221, v151, v221
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x195800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v220, v151, v220
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x195900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v219, v151, v219
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x195a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v218, v151, v218
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x195b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v217, v151, v217
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x195c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v216, v151, v216
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x195d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v215, v151, v215
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x195e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v182, v151, v182
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x195f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v181, v151, v181
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x196000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v180, v151, v180
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x196100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v179, v151, v179
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x196200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v194, v151, v194
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x196300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v193, v151, v193
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x196400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v192, v151, v192
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x196500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v191, v151, v191
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x196600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v190, v151, v190
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x196700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v189, v151, v189
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x196800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v188, v151, v188
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x196900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v187, v151, v187
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x196a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v186, v151, v186
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x196b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v185, v151, v185
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x196c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v184, v151, v184
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x196d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v183, v151, v183
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x196e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v178, v151, v178
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x196f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v177, v151, v177
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x197000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v176, v151, v176
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x197100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v175, v151, v175
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x197200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v174, v151, v174
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x197300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v173, v151, v173
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x197400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v172, v151, v172
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x197500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v171, v151, v171
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x197600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v170, v151, v170
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x197700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v169, v151, v169
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x197800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v168, v151, v168
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x197900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v167, v151, v167
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x197a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v22, v151, v22
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x197b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v21, v151, v21
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x197c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v20, v151, v20
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x197d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v19, v151, v19
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x197e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v34, v151, v34
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x197f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v33, v151, v33
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x198000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v32, v151, v32
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x198100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v31, v151, v31
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x198200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v30, v151, v30
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x198300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v29, v151, v29
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x198400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v28, v151, v28
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x198500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v27, v151, v27
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x198600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v26, v151, v26
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x198700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v25, v151, v25
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x198800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v24, v151, v24
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x198900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v23, v151, v23
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x198a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v146, v151, v146
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x198b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v145, v151, v145
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x198c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v144, v151, v144
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x198d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v143, v151, v143
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x198e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v142, v151, v142
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x198f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v141, v151, v141
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x199000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v140, v151, v140
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x199100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v139, v151, v139
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x199200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v138, v151, v138
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x199300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v137, v151, v137
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x199400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v136, v151, v136
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x199500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v135, v151, v135
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x199600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v86, v151, v86
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x199700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v85, v151, v85
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x199800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v84, v151, v84
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x199900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v83, v151, v83
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x199a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v98, v151, v98
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x199b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v97, v151, v97
	buffer_load_dword v151, off, s[0:3], s20
	s_mov_b32 s20, 0x199c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v96, v151, v96
	buffer_load_dword v151, off, s[0:3], s20
	v_cmp_eq_u32_e64 s[20:21], 0, v37
	s_or_b64 s[54:55], s[20:21], s[54:55]
	s_mov_b32 s20, 0x199d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v95, v151, v95
	s_nop 0
	buffer_load_dword v38, off, s[0:3], s20
	s_mov_b32 s20, 0x199e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v113, v38, v113
	buffer_load_dword v38, off, s[0:3], s20
	s_mov_b32 s20, 0x199f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v112, v38, v112
	buffer_load_dword v38, off, s[0:3], s20
	s_mov_b32 s20, 0x19a000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v111, v38, v111
	buffer_load_dword v38, off, s[0:3], s20
	s_mov_b32 s20, 0x19a100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v110, v38, v110
	buffer_load_dword v38, off, s[0:3], s20
	s_mov_b32 s20, 0x19a200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v109, v38, v109
	buffer_load_dword v38, off, s[0:3], s20
	s_mov_b32 s20, 0x19a300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v108, v38, v108
	buffer_load_dword v38, off, s[0:3], s20
	s_mov_b32 s20, 0x19a400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v107, v38, v107
	buffer_load_dword v38, off, s[0:3], s20
	s_mov_b32 s20, 0x19a500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v106, v38, v106
	buffer_load_dword v38, off, s[0:3], s20
	s_mov_b32 s20, 0x19a600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v105, v38, v105
	buffer_load_dword v38, off, s[0:3], s20
	s_mov_b32 s20, 0x19a700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v104, v38, v104
	buffer_load_dword v38, off, s[0:3], s20
	s_mov_b32 s20, 0x19a800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v103, v38, v103
	buffer_load_dword v38, off, s[0:3], s20
	s_mov_b32 s20, 0x19a900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v102, v38, v102
	buffer_load_dword v38, off, s[0:3], s20
	s_mov_b32 s20, 0x19aa00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v101, v38, v101
	buffer_load_dword v38, off, s[0:3], s20
	s_mov_b32 s20, 0x19ab00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v100, v38, v100
	buffer_load_dword v38, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v99, v38, v99
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB1_78
; %bb.79:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	s_mov_b32 s20, 0x187000
	buffer_store_dword v195, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v196, off, s[0:3], s20 offset:4
	buffer_store_dword v197, off, s[0:3], s20 offset:8
	buffer_store_dword v198, off, s[0:3], s20 offset:12
	buffer_store_dword v199, off, s[0:3], s20 offset:16
	buffer_store_dword v200, off, s[0:3], s20 offset:20
	buffer_store_dword v201, off, s[0:3], s20 offset:24
	buffer_store_dword v202, off, s[0:3], s20 offset:28
	buffer_store_dword v203, off, s[0:3], s20 offset:32
	buffer_store_dword v204, off, s[0:3], s20 offset:36
	buffer_store_dword v205, off, s[0:3], s20 offset:40
	buffer_store_dword v206, off, s[0:3], s20 offset:44
	buffer_store_dword v207, off, s[0:3], s20 offset:48
	buffer_store_dword v208, off, s[0:3], s20 offset:52
	buffer_store_dword v209, off, s[0:3], s20 offset:56
	buffer_store_dword v210, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x186000
	buffer_store_dword v227, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v228, off, s[0:3], s20 offset:4
	buffer_store_dword v229, off, s[0:3], s20 offset:8
	buffer_store_dword v230, off, s[0:3], s20 offset:12
	buffer_store_dword v231, off, s[0:3], s20 offset:16
	buffer_store_dword v232, off, s[0:3], s20 offset:20
	buffer_store_dword v233, off, s[0:3], s20 offset:24
	buffer_store_dword v234, off, s[0:3], s20 offset:28
	buffer_store_dword v235, off, s[0:3], s20 offset:32
	buffer_store_dword v236, off, s[0:3], s20 offset:36
	buffer_store_dword v237, off, s[0:3], s20 offset:40
	buffer_store_dword v238, off, s[0:3], s20 offset:44
	buffer_store_dword v239, off, s[0:3], s20 offset:48
	buffer_store_dword v240, off, s[0:3], s20 offset:52
	buffer_store_dword v241, off, s[0:3], s20 offset:56
	buffer_store_dword v242, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x189000
	buffer_store_dword v211, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v212, off, s[0:3], s20 offset:4
	buffer_store_dword v213, off, s[0:3], s20 offset:8
	buffer_store_dword v214, off, s[0:3], s20 offset:12
	buffer_store_dword v215, off, s[0:3], s20 offset:16
	buffer_store_dword v216, off, s[0:3], s20 offset:20
	buffer_store_dword v217, off, s[0:3], s20 offset:24
	buffer_store_dword v218, off, s[0:3], s20 offset:28
	buffer_store_dword v219, off, s[0:3], s20 offset:32
	buffer_store_dword v220, off, s[0:3], s20 offset:36
	buffer_store_dword v221, off, s[0:3], s20 offset:40
	buffer_store_dword v222, off, s[0:3], s20 offset:44
	buffer_store_dword v223, off, s[0:3], s20 offset:48
	buffer_store_dword v224, off, s[0:3], s20 offset:52
	buffer_store_dword v225, off, s[0:3], s20 offset:56
	buffer_store_dword v226, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x188000
	buffer_store_dword v179, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v180, off, s[0:3], s20 offset:4
	buffer_store_dword v181, off, s[0:3], s20 offset:8
	buffer_store_dword v182, off, s[0:3], s20 offset:12
	buffer_store_dword v183, off, s[0:3], s20 offset:16
	buffer_store_dword v184, off, s[0:3], s20 offset:20
	buffer_store_dword v185, off, s[0:3], s20 offset:24
	buffer_store_dword v186, off, s[0:3], s20 offset:28
	buffer_store_dword v187, off, s[0:3], s20 offset:32
	buffer_store_dword v188, off, s[0:3], s20 offset:36
	buffer_store_dword v189, off, s[0:3], s20 offset:40
	buffer_store_dword v190, off, s[0:3], s20 offset:44
	buffer_store_dword v191, off, s[0:3], s20 offset:48
	buffer_store_dword v192, off, s[0:3], s20 offset:52
	buffer_store_dword v193, off, s[0:3], s20 offset:56
	buffer_store_dword v194, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x18b000
	buffer_store_dword v163, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v164, off, s[0:3], s20 offset:4
	buffer_store_dword v165, off, s[0:3], s20 offset:8
	buffer_store_dword v166, off, s[0:3], s20 offset:12
	buffer_store_dword v167, off, s[0:3], s20 offset:16
	buffer_store_dword v168, off, s[0:3], s20 offset:20
	buffer_store_dword v169, off, s[0:3], s20 offset:24
	buffer_store_dword v170, off, s[0:3], s20 offset:28
	buffer_store_dword v171, off, s[0:3], s20 offset:32
	buffer_store_dword v172, off, s[0:3], s20 offset:36
	buffer_store_dword v173, off, s[0:3], s20 offset:40
	buffer_store_dword v174, off, s[0:3], s20 offset:44
	buffer_store_dword v175, off, s[0:3], s20 offset:48
	buffer_store_dword v176, off, s[0:3], s20 offset:52
	buffer_store_dword v177, off, s[0:3], s20 offset:56
	buffer_store_dword v178, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x192000
	buffer_store_dword v19, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s20 offset:4
	buffer_store_dword v21, off, s[0:3], s20 offset:8
	buffer_store_dword v22, off, s[0:3], s20 offset:12
	buffer_store_dword v23, off, s[0:3], s20 offset:16
	buffer_store_dword v24, off, s[0:3], s20 offset:20
	buffer_store_dword v25, off, s[0:3], s20 offset:24
	buffer_store_dword v26, off, s[0:3], s20 offset:28
	buffer_store_dword v27, off, s[0:3], s20 offset:32
	buffer_store_dword v28, off, s[0:3], s20 offset:36
	buffer_store_dword v29, off, s[0:3], s20 offset:40
	buffer_store_dword v30, off, s[0:3], s20 offset:44
	buffer_store_dword v31, off, s[0:3], s20 offset:48
	buffer_store_dword v32, off, s[0:3], s20 offset:52
	buffer_store_dword v33, off, s[0:3], s20 offset:56
	buffer_store_dword v34, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x18d000
	buffer_store_dword v131, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v132, off, s[0:3], s20 offset:4
	buffer_store_dword v133, off, s[0:3], s20 offset:8
	buffer_store_dword v134, off, s[0:3], s20 offset:12
	buffer_store_dword v135, off, s[0:3], s20 offset:16
	buffer_store_dword v136, off, s[0:3], s20 offset:20
	buffer_store_dword v137, off, s[0:3], s20 offset:24
	buffer_store_dword v138, off, s[0:3], s20 offset:28
	buffer_store_dword v139, off, s[0:3], s20 offset:32
	buffer_store_dword v140, off, s[0:3], s20 offset:36
	buffer_store_dword v141, off, s[0:3], s20 offset:40
	buffer_store_dword v142, off, s[0:3], s20 offset:44
	buffer_store_dword v143, off, s[0:3], s20 offset:48
	buffer_store_dword v144, off, s[0:3], s20 offset:52
	buffer_store_dword v145, off, s[0:3], s20 offset:56
	buffer_store_dword v146, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x18c000
	buffer_store_dword v83, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v84, off, s[0:3], s20 offset:4
	buffer_store_dword v85, off, s[0:3], s20 offset:8
	buffer_store_dword v86, off, s[0:3], s20 offset:12
	buffer_store_dword v87, off, s[0:3], s20 offset:16
	buffer_store_dword v88, off, s[0:3], s20 offset:20
	buffer_store_dword v89, off, s[0:3], s20 offset:24
	buffer_store_dword v90, off, s[0:3], s20 offset:28
	buffer_store_dword v91, off, s[0:3], s20 offset:32
	buffer_store_dword v92, off, s[0:3], s20 offset:36
	buffer_store_dword v93, off, s[0:3], s20 offset:40
	buffer_store_dword v94, off, s[0:3], s20 offset:44
	buffer_store_dword v95, off, s[0:3], s20 offset:48
	buffer_store_dword v96, off, s[0:3], s20 offset:52
	buffer_store_dword v97, off, s[0:3], s20 offset:56
	buffer_store_dword v98, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x18e000
	buffer_store_dword v3, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s20 offset:4
	buffer_store_dword v5, off, s[0:3], s20 offset:8
	buffer_store_dword v6, off, s[0:3], s20 offset:12
	buffer_store_dword v7, off, s[0:3], s20 offset:16
	buffer_store_dword v8, off, s[0:3], s20 offset:20
	buffer_store_dword v9, off, s[0:3], s20 offset:24
	buffer_store_dword v10, off, s[0:3], s20 offset:28
	buffer_store_dword v11, off, s[0:3], s20 offset:32
	buffer_store_dword v12, off, s[0:3], s20 offset:36
	buffer_store_dword v13, off, s[0:3], s20 offset:40
	buffer_store_dword v14, off, s[0:3], s20 offset:44
	buffer_store_dword v15, off, s[0:3], s20 offset:48
	buffer_store_dword v16, off, s[0:3], s20 offset:52
	buffer_store_dword v17, off, s[0:3], s20 offset:56
	buffer_store_dword v18, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x185000
	buffer_store_dword v115, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v116, off, s[0:3], s20 offset:4
	buffer_store_dword v117, off, s[0:3], s20 offset:8
	buffer_store_dword v118, off, s[0:3], s20 offset:12
	buffer_store_dword v119, off, s[0:3], s20 offset:16
	buffer_store_dword v120, off, s[0:3], s20 offset:20
	buffer_store_dword v121, off, s[0:3], s20 offset:24
	buffer_store_dword v122, off, s[0:3], s20 offset:28
	buffer_store_dword v123, off, s[0:3], s20 offset:32
	buffer_store_dword v124, off, s[0:3], s20 offset:36
	buffer_store_dword v125, off, s[0:3], s20 offset:40
	buffer_store_dword v126, off, s[0:3], s20 offset:44
	buffer_store_dword v127, off, s[0:3], s20 offset:48
	buffer_store_dword v128, off, s[0:3], s20 offset:52
	buffer_store_dword v129, off, s[0:3], s20 offset:56
	buffer_store_dword v130, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x191000
	buffer_store_dword v99, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v100, off, s[0:3], s20 offset:4
	buffer_store_dword v101, off, s[0:3], s20 offset:8
	buffer_store_dword v102, off, s[0:3], s20 offset:12
	buffer_store_dword v103, off, s[0:3], s20 offset:16
	buffer_store_dword v104, off, s[0:3], s20 offset:20
	buffer_store_dword v105, off, s[0:3], s20 offset:24
	buffer_store_dword v106, off, s[0:3], s20 offset:28
	buffer_store_dword v107, off, s[0:3], s20 offset:32
	buffer_store_dword v108, off, s[0:3], s20 offset:36
	buffer_store_dword v109, off, s[0:3], s20 offset:40
	buffer_store_dword v110, off, s[0:3], s20 offset:44
	buffer_store_dword v111, off, s[0:3], s20 offset:48
	buffer_store_dword v112, off, s[0:3], s20 offset:52
	buffer_store_dword v113, off, s[0:3], s20 offset:56
	buffer_store_dword v114, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x190000
	buffer_store_dword v51, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v52, off, s[0:3], s20 offset:4
	buffer_store_dword v53, off, s[0:3], s20 offset:8
	buffer_store_dword v54, off, s[0:3], s20 offset:12
	buffer_store_dword v55, off, s[0:3], s20 offset:16
	buffer_store_dword v56, off, s[0:3], s20 offset:20
	buffer_store_dword v57, off, s[0:3], s20 offset:24
	buffer_store_dword v58, off, s[0:3], s20 offset:28
	buffer_store_dword v59, off, s[0:3], s20 offset:32
	buffer_store_dword v60, off, s[0:3], s20 offset:36
	buffer_store_dword v61, off, s[0:3], s20 offset:40
	buffer_store_dword v62, off, s[0:3], s20 offset:44
	buffer_store_dword v63, off, s[0:3], s20 offset:48
	buffer_store_dword v64, off, s[0:3], s20 offset:52
	buffer_store_dword v65, off, s[0:3], s20 offset:56
	buffer_store_dword v66, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x1b0200
	buffer_load_dword v0, off, s[0:3], s20
	buffer_load_dword v1, off, s[0:3], s20 offset:4
	s_mov_b32 s20, 0x1b0400
	buffer_load_dword v71, off, s[0:3], s20
	buffer_load_dword v72, off, s[0:3], s20 offset:4
	s_mov_b32 s20, 0x1afd00
	buffer_load_dword v72, off, s[0:3], s20
	buffer_load_dword v73, off, s[0:3], s20 offset:4
	s_mov_b32 s20, 0x1aff00
	buffer_load_dword v73, off, s[0:3], s20
	buffer_load_dword v74, off, s[0:3], s20 offset:4
	s_mov_b32 s20, 0x1af700
	buffer_load_dword v75, off, s[0:3], s20
	s_mov_b32 s20, 0x1af800
	buffer_load_dword v76, off, s[0:3], s20
	s_mov_b32 s20, 0x1afb00
	buffer_load_dword v77, off, s[0:3], s20
	s_mov_b32 s20, 0x1afc00
	buffer_load_dword v78, off, s[0:3], s20
	s_mov_b32 s20, 0x1aef00
	buffer_load_dword v79, off, s[0:3], s20
	s_mov_b32 s20, 0x1af000
	buffer_load_dword v80, off, s[0:3], s20
	s_mov_b32 s20, 0x1af100
	buffer_load_dword v81, off, s[0:3], s20
	s_mov_b32 s20, 0x1af200
	buffer_load_dword v82, off, s[0:3], s20
	s_mov_b32 s20, 0x1af300
	buffer_load_dword v147, off, s[0:3], s20
	s_mov_b32 s20, 0x1af400
	buffer_load_dword v148, off, s[0:3], s20
	s_mov_b32 s20, 0x1af500
	buffer_load_dword v149, off, s[0:3], s20
	s_mov_b32 s20, 0x1af600
	buffer_load_dword v25, off, s[0:3], s20
	s_waitcnt vmcnt(14)
	v_mov_b32_e32 v50, v0
.LBB1_80:                               ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[52:53]
.LBB1_81:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 137
	s_andn2_saveexec_b64 s[20:21], s[50:51]
	s_cbranch_execz .LBB1_87
; %bb.82:                               ;   in Loop: Header=BB1_27 Depth=3
	s_and_saveexec_b64 s[50:51], s[10:11]
	s_cbranch_execz .LBB1_86
; %bb.83:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_mov_b32 s48, 0x1af600
	s_waitcnt vmcnt(0)
	buffer_store_dword v25, off, s[0:3], s48
	s_mov_b32 s48, 0x1af500
	buffer_store_dword v149, off, s[0:3], s48
	s_mov_b32 s48, 0x1af400
	buffer_store_dword v148, off, s[0:3], s48
	s_mov_b32 s48, 0x1af300
	buffer_store_dword v147, off, s[0:3], s48
	s_mov_b32 s48, 0x1af200
	buffer_store_dword v82, off, s[0:3], s48
	s_mov_b32 s48, 0x1af100
	buffer_store_dword v81, off, s[0:3], s48
	s_mov_b32 s48, 0x1af000
	buffer_store_dword v80, off, s[0:3], s48
	s_mov_b32 s48, 0x1aef00
	buffer_store_dword v79, off, s[0:3], s48
	s_mov_b32 s48, 0x1b0100
	buffer_load_dword v255, off, s[0:3], s48
	s_mov_b32 s48, 0x1af900
	buffer_load_dword v141, off, s[0:3], s48
	buffer_load_dword v142, off, s[0:3], s48 offset:4
	s_mov_b32 s48, 0x1a3c00
	buffer_load_dword v45, off, s[0:3], s48
	buffer_load_dword v46, off, s[0:3], s48 offset:4
	buffer_load_dword v47, off, s[0:3], s48 offset:8
	buffer_load_dword v48, off, s[0:3], s48 offset:12
	buffer_load_dword v49, off, s[0:3], s48 offset:16
	buffer_load_dword v50, off, s[0:3], s48 offset:20
	buffer_load_dword v51, off, s[0:3], s48 offset:24
	buffer_load_dword v52, off, s[0:3], s48 offset:28
	buffer_load_dword v53, off, s[0:3], s48 offset:32
	buffer_load_dword v54, off, s[0:3], s48 offset:36
	buffer_load_dword v55, off, s[0:3], s48 offset:40
	buffer_load_dword v56, off, s[0:3], s48 offset:44
	buffer_load_dword v57, off, s[0:3], s48 offset:48
	buffer_load_dword v58, off, s[0:3], s48 offset:52
	buffer_load_dword v59, off, s[0:3], s48 offset:56
	buffer_load_dword v60, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x1a1c00
	buffer_load_dword v163, off, s[0:3], s48
	buffer_load_dword v164, off, s[0:3], s48 offset:4
	buffer_load_dword v165, off, s[0:3], s48 offset:8
	buffer_load_dword v166, off, s[0:3], s48 offset:12
	buffer_load_dword v167, off, s[0:3], s48 offset:16
	buffer_load_dword v168, off, s[0:3], s48 offset:20
	buffer_load_dword v169, off, s[0:3], s48 offset:24
	buffer_load_dword v170, off, s[0:3], s48 offset:28
	buffer_load_dword v171, off, s[0:3], s48 offset:32
	buffer_load_dword v172, off, s[0:3], s48 offset:36
	buffer_load_dword v173, off, s[0:3], s48 offset:40
	buffer_load_dword v174, off, s[0:3], s48 offset:44
	buffer_load_dword v175, off, s[0:3], s48 offset:48
	buffer_load_dword v176, off, s[0:3], s48 offset:52
	buffer_load_dword v177, off, s[0:3], s48 offset:56
	buffer_load_dword v178, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x1a2c00
	buffer_load_dword v179, off, s[0:3], s48
	buffer_load_dword v180, off, s[0:3], s48 offset:4
	buffer_load_dword v181, off, s[0:3], s48 offset:8
	buffer_load_dword v182, off, s[0:3], s48 offset:12
	buffer_load_dword v183, off, s[0:3], s48 offset:16
	buffer_load_dword v184, off, s[0:3], s48 offset:20
	buffer_load_dword v185, off, s[0:3], s48 offset:24
	buffer_load_dword v186, off, s[0:3], s48 offset:28
	buffer_load_dword v187, off, s[0:3], s48 offset:32
	buffer_load_dword v188, off, s[0:3], s48 offset:36
	buffer_load_dword v189, off, s[0:3], s48 offset:40
	buffer_load_dword v190, off, s[0:3], s48 offset:44
	buffer_load_dword v191, off, s[0:3], s48 offset:48
	buffer_load_dword v192, off, s[0:3], s48 offset:52
	buffer_load_dword v193, off, s[0:3], s48 offset:56
	buffer_load_dword v194, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x185000
	buffer_load_dword v239, off, s[0:3], s48
	buffer_load_dword v240, off, s[0:3], s48 offset:4
	buffer_load_dword v241, off, s[0:3], s48 offset:8
	buffer_load_dword v242, off, s[0:3], s48 offset:12
	buffer_load_dword v243, off, s[0:3], s48 offset:16
	buffer_load_dword v244, off, s[0:3], s48 offset:20
	buffer_load_dword v245, off, s[0:3], s48 offset:24
	buffer_load_dword v246, off, s[0:3], s48 offset:28
	buffer_load_dword v247, off, s[0:3], s48 offset:32
	buffer_load_dword v248, off, s[0:3], s48 offset:36
	buffer_load_dword v249, off, s[0:3], s48 offset:40
	buffer_load_dword v250, off, s[0:3], s48 offset:44
	buffer_load_dword v251, off, s[0:3], s48 offset:48
	buffer_load_dword v252, off, s[0:3], s48 offset:52
	buffer_load_dword v253, off, s[0:3], s48 offset:56
	buffer_load_dword v254, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x19fc00
	buffer_load_dword v61, off, s[0:3], s48
	buffer_load_dword v62, off, s[0:3], s48 offset:4
	buffer_load_dword v63, off, s[0:3], s48 offset:8
	buffer_load_dword v64, off, s[0:3], s48 offset:12
	buffer_load_dword v65, off, s[0:3], s48 offset:16
	buffer_load_dword v66, off, s[0:3], s48 offset:20
	buffer_load_dword v67, off, s[0:3], s48 offset:24
	buffer_load_dword v68, off, s[0:3], s48 offset:28
	buffer_load_dword v69, off, s[0:3], s48 offset:32
	buffer_load_dword v70, off, s[0:3], s48 offset:36
	buffer_load_dword v71, off, s[0:3], s48 offset:40
	buffer_load_dword v72, off, s[0:3], s48 offset:44
	buffer_load_dword v73, off, s[0:3], s48 offset:48
	buffer_load_dword v74, off, s[0:3], s48 offset:52
	buffer_load_dword v75, off, s[0:3], s48 offset:56
	buffer_load_dword v76, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x1a0c00
	buffer_load_dword v147, off, s[0:3], s48
	buffer_load_dword v148, off, s[0:3], s48 offset:4
	buffer_load_dword v149, off, s[0:3], s48 offset:8
	buffer_load_dword v150, off, s[0:3], s48 offset:12
	buffer_load_dword v151, off, s[0:3], s48 offset:16
	buffer_load_dword v152, off, s[0:3], s48 offset:20
	buffer_load_dword v153, off, s[0:3], s48 offset:24
	buffer_load_dword v154, off, s[0:3], s48 offset:28
	buffer_load_dword v155, off, s[0:3], s48 offset:32
	buffer_load_dword v156, off, s[0:3], s48 offset:36
	buffer_load_dword v157, off, s[0:3], s48 offset:40
	buffer_load_dword v158, off, s[0:3], s48 offset:44
	buffer_load_dword v159, off, s[0:3], s48 offset:48
	buffer_load_dword v160, off, s[0:3], s48 offset:52
	buffer_load_dword v161, off, s[0:3], s48 offset:56
	buffer_load_dword v162, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x19ec00
	buffer_load_dword v207, off, s[0:3], s48
	buffer_load_dword v208, off, s[0:3], s48 offset:4
	buffer_load_dword v209, off, s[0:3], s48 offset:8
	buffer_load_dword v210, off, s[0:3], s48 offset:12
	buffer_load_dword v211, off, s[0:3], s48 offset:16
	buffer_load_dword v212, off, s[0:3], s48 offset:20
	buffer_load_dword v213, off, s[0:3], s48 offset:24
	buffer_load_dword v214, off, s[0:3], s48 offset:28
	buffer_load_dword v215, off, s[0:3], s48 offset:32
	buffer_load_dword v216, off, s[0:3], s48 offset:36
	buffer_load_dword v217, off, s[0:3], s48 offset:40
	buffer_load_dword v218, off, s[0:3], s48 offset:44
	buffer_load_dword v219, off, s[0:3], s48 offset:48
	buffer_load_dword v220, off, s[0:3], s48 offset:52
	buffer_load_dword v221, off, s[0:3], s48 offset:56
	buffer_load_dword v222, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x18a000
	buffer_load_dword v19, off, s[0:3], s48
	buffer_load_dword v20, off, s[0:3], s48 offset:4
	buffer_load_dword v21, off, s[0:3], s48 offset:8
	buffer_load_dword v22, off, s[0:3], s48 offset:12
	buffer_load_dword v23, off, s[0:3], s48 offset:16
	buffer_load_dword v24, off, s[0:3], s48 offset:20
	buffer_load_dword v25, off, s[0:3], s48 offset:24
	buffer_load_dword v26, off, s[0:3], s48 offset:28
	buffer_load_dword v27, off, s[0:3], s48 offset:32
	buffer_load_dword v28, off, s[0:3], s48 offset:36
	buffer_load_dword v29, off, s[0:3], s48 offset:40
	buffer_load_dword v30, off, s[0:3], s48 offset:44
	buffer_load_dword v31, off, s[0:3], s48 offset:48
	buffer_load_dword v32, off, s[0:3], s48 offset:52
	buffer_load_dword v33, off, s[0:3], s48 offset:56
	buffer_load_dword v34, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x18f000
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x192000
	buffer_load_dword v77, off, s[0:3], s48
	buffer_load_dword v78, off, s[0:3], s48 offset:4
	buffer_load_dword v79, off, s[0:3], s48 offset:8
	buffer_load_dword v80, off, s[0:3], s48 offset:12
	buffer_load_dword v81, off, s[0:3], s48 offset:16
	buffer_load_dword v82, off, s[0:3], s48 offset:20
	buffer_load_dword v83, off, s[0:3], s48 offset:24
	buffer_load_dword v84, off, s[0:3], s48 offset:28
	buffer_load_dword v85, off, s[0:3], s48 offset:32
	buffer_load_dword v86, off, s[0:3], s48 offset:36
	buffer_load_dword v87, off, s[0:3], s48 offset:40
	buffer_load_dword v88, off, s[0:3], s48 offset:44
	buffer_load_dword v89, off, s[0:3], s48 offset:48
	buffer_load_dword v90, off, s[0:3], s48 offset:52
	buffer_load_dword v91, off, s[0:3], s48 offset:56
	buffer_load_dword v92, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x19cc00
	buffer_load_dword v93, off, s[0:3], s48
	buffer_load_dword v94, off, s[0:3], s48 offset:4
	buffer_load_dword v95, off, s[0:3], s48 offset:8
	buffer_load_dword v96, off, s[0:3], s48 offset:12
	buffer_load_dword v97, off, s[0:3], s48 offset:16
	buffer_load_dword v98, off, s[0:3], s48 offset:20
	buffer_load_dword v99, off, s[0:3], s48 offset:24
	buffer_load_dword v100, off, s[0:3], s48 offset:28
	buffer_load_dword v101, off, s[0:3], s48 offset:32
	buffer_load_dword v102, off, s[0:3], s48 offset:36
	buffer_load_dword v103, off, s[0:3], s48 offset:40
	buffer_load_dword v104, off, s[0:3], s48 offset:44
	buffer_load_dword v105, off, s[0:3], s48 offset:48
	buffer_load_dword v106, off, s[0:3], s48 offset:52
	buffer_load_dword v107, off, s[0:3], s48 offset:56
	buffer_load_dword v108, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x19dc00
	buffer_load_dword v109, off, s[0:3], s48
	buffer_load_dword v110, off, s[0:3], s48 offset:4
	buffer_load_dword v111, off, s[0:3], s48 offset:8
	buffer_load_dword v112, off, s[0:3], s48 offset:12
	buffer_load_dword v113, off, s[0:3], s48 offset:16
	buffer_load_dword v114, off, s[0:3], s48 offset:20
	buffer_load_dword v115, off, s[0:3], s48 offset:24
	buffer_load_dword v116, off, s[0:3], s48 offset:28
	buffer_load_dword v117, off, s[0:3], s48 offset:32
	buffer_load_dword v118, off, s[0:3], s48 offset:36
	buffer_load_dword v119, off, s[0:3], s48 offset:40
	buffer_load_dword v120, off, s[0:3], s48 offset:44
	buffer_load_dword v121, off, s[0:3], s48 offset:48
	buffer_load_dword v122, off, s[0:3], s48 offset:52
	buffer_load_dword v123, off, s[0:3], s48 offset:56
	buffer_load_dword v124, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x19ac00
	buffer_load_dword v125, off, s[0:3], s48
	buffer_load_dword v126, off, s[0:3], s48 offset:4
	buffer_load_dword v127, off, s[0:3], s48 offset:8
	buffer_load_dword v128, off, s[0:3], s48 offset:12
	buffer_load_dword v129, off, s[0:3], s48 offset:16
	buffer_load_dword v130, off, s[0:3], s48 offset:20
	buffer_load_dword v131, off, s[0:3], s48 offset:24
	buffer_load_dword v132, off, s[0:3], s48 offset:28
	buffer_load_dword v133, off, s[0:3], s48 offset:32
	buffer_load_dword v134, off, s[0:3], s48 offset:36
	buffer_load_dword v135, off, s[0:3], s48 offset:40
	buffer_load_dword v136, off, s[0:3], s48 offset:44
	buffer_load_dword v137, off, s[0:3], s48 offset:48
	buffer_load_dword v138, off, s[0:3], s48 offset:52
	buffer_load_dword v139, off, s[0:3], s48 offset:56
	buffer_load_dword v140, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x19bc00
	buffer_load_dword v223, off, s[0:3], s48
	buffer_load_dword v224, off, s[0:3], s48 offset:4
	buffer_load_dword v225, off, s[0:3], s48 offset:8
	buffer_load_dword v226, off, s[0:3], s48 offset:12
	buffer_load_dword v227, off, s[0:3], s48 offset:16
	buffer_load_dword v228, off, s[0:3], s48 offset:20
	buffer_load_dword v229, off, s[0:3], s48 offset:24
	buffer_load_dword v230, off, s[0:3], s48 offset:28
	buffer_load_dword v231, off, s[0:3], s48 offset:32
	buffer_load_dword v232, off, s[0:3], s48 offset:36
	buffer_load_dword v233, off, s[0:3], s48 offset:40
	buffer_load_dword v234, off, s[0:3], s48 offset:44
	buffer_load_dword v235, off, s[0:3], s48 offset:48
	buffer_load_dword v236, off, s[0:3], s48 offset:52
	buffer_load_dword v237, off, s[0:3], s48 offset:56
	buffer_load_dword v238, off, s[0:3], s48 offset:60
	s_mov_b64 s[52:53], 0
.LBB1_84:                               ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	1 137
	s_mov_b32 s48, 0x18a000
	s_waitcnt vmcnt(14)
	buffer_store_dword v19, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s48 offset:4
	buffer_store_dword v21, off, s[0:3], s48 offset:8
	buffer_store_dword v22, off, s[0:3], s48 offset:12
	buffer_store_dword v23, off, s[0:3], s48 offset:16
	buffer_store_dword v24, off, s[0:3], s48 offset:20
	buffer_store_dword v25, off, s[0:3], s48 offset:24
	buffer_store_dword v26, off, s[0:3], s48 offset:28
	buffer_store_dword v27, off, s[0:3], s48 offset:32
	buffer_store_dword v28, off, s[0:3], s48 offset:36
	buffer_store_dword v29, off, s[0:3], s48 offset:40
	buffer_store_dword v30, off, s[0:3], s48 offset:44
	buffer_store_dword v31, off, s[0:3], s48 offset:48
	buffer_store_dword v32, off, s[0:3], s48 offset:52
	buffer_store_dword v33, off, s[0:3], s48 offset:56
	buffer_store_dword v34, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x185000
	buffer_store_dword v239, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v240, off, s[0:3], s48 offset:4
	buffer_store_dword v241, off, s[0:3], s48 offset:8
	buffer_store_dword v242, off, s[0:3], s48 offset:12
	buffer_store_dword v243, off, s[0:3], s48 offset:16
	buffer_store_dword v244, off, s[0:3], s48 offset:20
	buffer_store_dword v245, off, s[0:3], s48 offset:24
	buffer_store_dword v246, off, s[0:3], s48 offset:28
	buffer_store_dword v247, off, s[0:3], s48 offset:32
	buffer_store_dword v248, off, s[0:3], s48 offset:36
	buffer_store_dword v249, off, s[0:3], s48 offset:40
	buffer_store_dword v250, off, s[0:3], s48 offset:44
	buffer_store_dword v251, off, s[0:3], s48 offset:48
	buffer_store_dword v252, off, s[0:3], s48 offset:52
	buffer_store_dword v253, off, s[0:3], s48 offset:56
	buffer_store_dword v254, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x18f000
	buffer_store_dword v3, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s48 offset:4
	buffer_store_dword v5, off, s[0:3], s48 offset:8
	buffer_store_dword v6, off, s[0:3], s48 offset:12
	buffer_store_dword v7, off, s[0:3], s48 offset:16
	buffer_store_dword v8, off, s[0:3], s48 offset:20
	buffer_store_dword v9, off, s[0:3], s48 offset:24
	buffer_store_dword v10, off, s[0:3], s48 offset:28
	buffer_store_dword v11, off, s[0:3], s48 offset:32
	buffer_store_dword v12, off, s[0:3], s48 offset:36
	buffer_store_dword v13, off, s[0:3], s48 offset:40
	buffer_store_dword v14, off, s[0:3], s48 offset:44
	buffer_store_dword v15, off, s[0:3], s48 offset:48
	buffer_store_dword v16, off, s[0:3], s48 offset:52
	buffer_store_dword v17, off, s[0:3], s48 offset:56
	buffer_store_dword v18, off, s[0:3], s48 offset:60
	v_add_u32_e32 v11, vcc, 16, v141
	v_addc_u32_e32 v12, vcc, 0, v142, vcc
	v_add_u32_e32 v35, vcc, 32, v141
	v_addc_u32_e32 v36, vcc, 0, v142, vcc
	v_add_u32_e32 v37, vcc, 48, v141
	v_addc_u32_e32 v38, vcc, 0, v142, vcc
	v_add_u32_e32 v195, vcc, 64, v141
	v_addc_u32_e32 v196, vcc, 0, v142, vcc
	v_add_u32_e32 v7, vcc, s85, v141
	v_addc_u32_e32 v8, vcc, 0, v142, vcc
	v_add_u32_e32 v9, vcc, s7, v141
	v_addc_u32_e32 v10, vcc, 0, v142, vcc
	v_add_u32_e32 v199, vcc, s93, v141
	v_addc_u32_e32 v200, vcc, 0, v142, vcc
	v_add_u32_e32 v13, vcc, s5, v141
	v_addc_u32_e32 v14, vcc, 0, v142, vcc
	v_add_u32_e32 v31, vcc, s95, v141
	v_addc_u32_e32 v32, vcc, 0, v142, vcc
	v_add_u32_e32 v3, vcc, s89, v141
	v_addc_u32_e32 v4, vcc, 0, v142, vcc
	v_add_u32_e32 v5, vcc, s33, v141
	v_addc_u32_e32 v6, vcc, 0, v142, vcc
	v_add_u32_e32 v43, vcc, s101, v141
	v_addc_u32_e32 v44, vcc, 0, v142, vcc
	v_add_u32_e32 v33, vcc, s18, v141
	v_addc_u32_e32 v34, vcc, 0, v142, vcc
	v_add_u32_e32 v15, vcc, s96, v141
	v_addc_u32_e32 v16, vcc, 0, v142, vcc
	s_mov_b32 s48, 0x193f00
	v_add_u32_e32 v243, vcc, s87, v141
	v_addc_u32_e32 v244, vcc, 0, v142, vcc
	buffer_store_dword v15, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v16, off, s[0:3], s48 offset:4
	flat_load_dwordx4 v[203:206], v[0:1]
	flat_load_dwordx4 v[15:18], v[141:142]
	s_mov_b32 s48, 0x193700
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v39, v203, v18
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v39, v203, v17
	s_mov_b32 s48, 0x193200
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v39, v203, v16
	s_mov_b32 s48, 0x193800
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v39, v203, v15
	s_mov_b32 s48, 0x193900
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v39, v204, v18
	s_mov_b32 s48, 0x193000
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v39, v204, v17
	s_mov_b32 s48, 0x192000
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v39, v204, v16
	s_mov_b32 s48, 0x193100
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v39, v204, v15
	s_mov_b32 s48, 0x193400
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v39, v205, v18
	s_mov_b32 s48, 0x193a00
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v39, v205, v17
	s_mov_b32 s48, 0x193300
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v39, v205, v16
	s_mov_b32 s48, 0x193500
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v39, v205, v15
	s_mov_b32 s48, 0x193600
	buffer_store_dword v39, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7700
	buffer_store_dword v15, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v16, off, s[0:3], s48 offset:4
	buffer_store_dword v17, off, s[0:3], s48 offset:8
	buffer_store_dword v18, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x193b00
	v_mul_f32_e32 v39, v206, v18
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v39, v206, v17
	s_mov_b32 s48, 0x193c00
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v39, v206, v16
	s_mov_b32 s48, 0x193d00
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v39, v206, v15
	s_mov_b32 s48, 0x193e00
	buffer_store_dword v39, off, s[0:3], s48
	flat_load_dwordx4 v[39:42], v[37:38]
	flat_load_dwordx4 v[195:198], v[195:196]
	s_mov_b32 s48, 0x1ac500
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v15, v203, v42
	buffer_store_dword v15, off, s[0:3], s48
	v_mul_f32_e32 v15, v203, v41
	s_mov_b32 s48, 0x1ac600
	buffer_store_dword v15, off, s[0:3], s48
	v_mul_f32_e32 v15, v203, v40
	s_mov_b32 s48, 0x1ac700
	buffer_store_dword v15, off, s[0:3], s48
	v_mul_f32_e32 v15, v203, v39
	s_mov_b32 s48, 0x1ac800
	buffer_store_dword v15, off, s[0:3], s48
	flat_load_dwordx4 v[35:38], v[35:36]
	flat_load_dwordx4 v[143:146], v[11:12]
	s_mov_b32 s48, 0x1ac900
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v11, v203, v38
	buffer_store_dword v11, off, s[0:3], s48
	v_mul_f32_e32 v11, v203, v37
	s_mov_b32 s48, 0x1a9300
	buffer_store_dword v11, off, s[0:3], s48
	v_mul_f32_e32 v11, v203, v36
	s_mov_b32 s48, 0x1abd00
	buffer_store_dword v11, off, s[0:3], s48
	v_mul_f32_e32 v11, v203, v35
	s_mov_b32 s48, 0x1abe00
	buffer_store_dword v11, off, s[0:3], s48
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v11, v203, v146
	s_mov_b32 s48, 0x1abf00
	buffer_store_dword v11, off, s[0:3], s48
	v_mul_f32_e32 v11, v203, v145
	s_mov_b32 s48, 0x1ac000
	buffer_store_dword v11, off, s[0:3], s48
	v_mul_f32_e32 v11, v203, v144
	s_mov_b32 s48, 0x1ac100
	buffer_store_dword v11, off, s[0:3], s48
	v_mul_f32_e32 v11, v203, v143
	s_mov_b32 s48, 0x1ac200
	buffer_store_dword v11, off, s[0:3], s48
	v_mul_f32_e32 v11, v203, v198
	s_mov_b32 s48, 0x1ac300
	buffer_store_dword v11, off, s[0:3], s48
	v_mul_f32_e32 v11, v203, v197
	s_mov_b32 s48, 0x1a9100
	buffer_store_dword v11, off, s[0:3], s48
	v_mul_f32_e32 v11, v203, v196
	s_mov_b32 s48, 0x1aab00
	buffer_store_dword v11, off, s[0:3], s48
	v_mul_f32_e32 v11, v203, v195
	s_mov_b32 s48, 0x1aac00
	buffer_store_dword v11, off, s[0:3], s48
	flat_load_dwordx4 v[199:202], v[199:200]
	flat_load_dwordx4 v[11:14], v[13:14]
	s_mov_b32 s48, 0x1ab800
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v15, v203, v202
	buffer_store_dword v15, off, s[0:3], s48
	v_mul_f32_e32 v15, v203, v201
	s_mov_b32 s48, 0x1ab900
	buffer_store_dword v15, off, s[0:3], s48
	v_mul_f32_e32 v15, v203, v200
	s_mov_b32 s48, 0x1aba00
	buffer_store_dword v15, off, s[0:3], s48
	v_mul_f32_e32 v15, v203, v199
	s_mov_b32 s48, 0x1abb00
	buffer_store_dword v15, off, s[0:3], s48
	flat_load_dwordx4 v[15:18], v[9:10]
	flat_load_dwordx4 v[7:10], v[7:8]
	s_mov_b32 s48, 0x1ac400
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v19, v203, v18
	buffer_store_dword v19, off, s[0:3], s48
	v_mul_f32_e32 v19, v203, v17
	s_mov_b32 s48, 0x1a9200
	buffer_store_dword v19, off, s[0:3], s48
	v_mul_f32_e32 v19, v203, v16
	s_mov_b32 s48, 0x1aad00
	buffer_store_dword v19, off, s[0:3], s48
	v_mul_f32_e32 v19, v203, v15
	s_mov_b32 s48, 0x1aae00
	v_mov_b32_e32 v30, v18
	buffer_store_dword v19, off, s[0:3], s48
	v_mov_b32_e32 v29, v17
	v_mov_b32_e32 v28, v16
	v_mov_b32_e32 v27, v15
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v15, v203, v10
	s_mov_b32 s48, 0x1aaf00
	buffer_store_dword v15, off, s[0:3], s48
	v_mul_f32_e32 v15, v203, v9
	s_mov_b32 s48, 0x1ab000
	buffer_store_dword v15, off, s[0:3], s48
	v_mul_f32_e32 v15, v203, v8
	s_mov_b32 s48, 0x1ab100
	buffer_store_dword v15, off, s[0:3], s48
	v_mul_f32_e32 v15, v203, v7
	s_mov_b32 s48, 0x1ab200
	buffer_store_dword v15, off, s[0:3], s48
	v_mov_b32_e32 v26, v10
	v_mov_b32_e32 v25, v9
	v_mov_b32_e32 v24, v8
	v_mov_b32_e32 v23, v7
	flat_load_dwordx4 v[19:22], v[5:6]
	flat_load_dwordx4 v[5:8], v[43:44]
	s_mov_b32 s48, 0x1abc00
	v_add_u32_e32 v43, vcc, 16, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v255, vcc, -1, v255
	v_cmp_eq_u32_e32 vcc, 0, v255
	s_or_b64 s[52:53], vcc, s[52:53]
	v_add_u32_e32 v0, vcc, 24, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	v_add_u32_e32 v141, vcc, 0x100, v141
	v_addc_u32_e32 v142, vcc, 0, v142, vcc
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v9, v203, v22
	buffer_store_dword v9, off, s[0:3], s48
	v_mul_f32_e32 v9, v203, v21
	s_mov_b32 s48, 0x1a8b00
	buffer_store_dword v9, off, s[0:3], s48
	v_mul_f32_e32 v9, v203, v20
	s_mov_b32 s48, 0x1aa800
	buffer_store_dword v9, off, s[0:3], s48
	v_mul_f32_e32 v9, v203, v19
	s_mov_b32 s48, 0x1aa900
	buffer_store_dword v9, off, s[0:3], s48
	flat_load_dwordx4 v[239:242], v[3:4]
	flat_load_dwordx4 v[15:18], v[31:32]
	s_mov_b32 s48, 0x1ab300
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v3, v203, v242
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v241
	s_mov_b32 s48, 0x1ab400
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v240
	s_mov_b32 s48, 0x1ab500
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v239
	s_mov_b32 s48, 0x1ab600
	buffer_store_dword v3, off, s[0:3], s48
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v3, v203, v18
	s_mov_b32 s48, 0x1ab700
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v17
	s_mov_b32 s48, 0x1a8a00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v16
	s_mov_b32 s48, 0x1a9d00
	v_mov_b32_e32 v250, v18
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v15
	v_mov_b32_e32 v249, v17
	v_mov_b32_e32 v248, v16
	v_mov_b32_e32 v247, v15
	flat_load_dwordx4 v[15:18], v[243:244]
	s_mov_b32 s48, 0x1a9e00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v14
	s_mov_b32 s48, 0x1aa400
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v13
	s_mov_b32 s48, 0x1aa500
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v12
	s_mov_b32 s48, 0x1aa600
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v11
	s_mov_b32 s48, 0x1aa700
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1aaa00
	v_mov_b32_e32 v254, v242
	v_mov_b32_e32 v253, v241
	v_mov_b32_e32 v252, v240
	v_mov_b32_e32 v251, v239
	s_waitcnt vmcnt(5)
	v_mul_f32_e32 v3, v203, v18
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v17
	s_mov_b32 s48, 0x1a8200
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v16
	s_mov_b32 s48, 0x1a9b00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v15
	s_mov_b32 s48, 0x1a9c00
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x193f00
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	v_mov_b32_e32 v246, v18
	v_mov_b32_e32 v245, v17
	v_mov_b32_e32 v244, v16
	v_mov_b32_e32 v243, v15
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[239:242], v[3:4]
	flat_load_dwordx4 v[15:18], v[33:34]
	s_mov_b32 s48, 0x1a9f00
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v3, v203, v242
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v241
	s_mov_b32 s48, 0x1aa000
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v240
	s_mov_b32 s48, 0x1aa100
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v239
	s_mov_b32 s48, 0x1aa200
	buffer_store_dword v3, off, s[0:3], s48
	s_waitcnt vmcnt(4)
	v_mul_f32_e32 v3, v203, v18
	s_mov_b32 s48, 0x1aa300
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v17
	s_mov_b32 s48, 0x1a9400
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v16
	s_mov_b32 s48, 0x1a9500
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v15
	s_mov_b32 s48, 0x1a9600
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v8
	s_mov_b32 s48, 0x1a9700
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v7
	s_mov_b32 s48, 0x1a9800
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v6
	s_mov_b32 s48, 0x1a9900
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v203, v5
	s_mov_b32 s48, 0x1a9a00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v42
	s_mov_b32 s48, 0x1a8c00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v41
	s_mov_b32 s48, 0x1a8d00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v40
	s_mov_b32 s48, 0x1a8e00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v39
	s_mov_b32 s48, 0x1a8f00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v38
	s_mov_b32 s48, 0x1a9000
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v37
	s_mov_b32 s48, 0x1a6800
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v36
	s_mov_b32 s48, 0x1a8300
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v35
	s_mov_b32 s48, 0x1a8400
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v146
	s_mov_b32 s48, 0x1a8500
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v145
	s_mov_b32 s48, 0x1a8600
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v144
	s_mov_b32 s48, 0x1a8700
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v143
	s_mov_b32 s48, 0x1a8800
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v198
	s_mov_b32 s48, 0x1a8900
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v197
	s_mov_b32 s48, 0x1a6000
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v196
	s_mov_b32 s48, 0x1a7b00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v195
	s_mov_b32 s48, 0x1a7c00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v202
	s_mov_b32 s48, 0x1a7d00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v201
	s_mov_b32 s48, 0x1a7e00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v200
	s_mov_b32 s48, 0x1a7f00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v199
	s_mov_b32 s48, 0x1a8000
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v30
	s_mov_b32 s48, 0x1a8100
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v29
	s_mov_b32 s48, 0x1a5800
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v28
	s_mov_b32 s48, 0x1a7000
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v27
	s_mov_b32 s48, 0x1a7100
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v26
	s_mov_b32 s48, 0x1a7200
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v25
	s_mov_b32 s48, 0x1a7300
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v24
	s_mov_b32 s48, 0x1a7400
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v23
	s_mov_b32 s48, 0x1a7500
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v22
	s_mov_b32 s48, 0x1a7600
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v21
	s_mov_b32 s48, 0x1a5700
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v20
	s_mov_b32 s48, 0x1a6900
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v19
	s_mov_b32 s48, 0x1a6a00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v254
	s_mov_b32 s48, 0x1a6b00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v253
	s_mov_b32 s48, 0x1a6c00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v252
	s_mov_b32 s48, 0x1a6d00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v251
	s_mov_b32 s48, 0x1a6e00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v250
	s_mov_b32 s48, 0x1a6f00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v249
	s_mov_b32 s48, 0x1a4f00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v248
	s_mov_b32 s48, 0x1a6100
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v247
	s_mov_b32 s48, 0x1a6200
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v14
	s_mov_b32 s48, 0x1a6300
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v13
	s_mov_b32 s48, 0x1a6400
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v12
	s_mov_b32 s48, 0x1a6500
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v11
	s_mov_b32 s48, 0x1a6600
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v246
	s_mov_b32 s48, 0x1a6700
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v245
	s_mov_b32 s48, 0x1a4e00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v244
	s_mov_b32 s48, 0x1a5900
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v243
	s_mov_b32 s48, 0x1a5a00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v242
	s_mov_b32 s48, 0x1a5b00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v241
	s_mov_b32 s48, 0x1a5c00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v240
	s_mov_b32 s48, 0x1a5d00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v239
	s_mov_b32 s48, 0x1a5e00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v18
	s_mov_b32 s48, 0x1a5f00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v17
	s_mov_b32 s48, 0x1a5000
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v16
	s_mov_b32 s48, 0x1a5100
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v15
	s_mov_b32 s48, 0x1a5200
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v8
	s_mov_b32 s48, 0x1a5300
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v7
	s_mov_b32 s48, 0x1a5400
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v6
	s_mov_b32 s48, 0x1a5500
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v204, v5
	s_mov_b32 s48, 0x1a5600
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v42
	s_mov_b32 s48, 0x193f00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v41
	s_mov_b32 s48, 0x194100
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v40
	s_mov_b32 s48, 0x194200
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v39
	s_mov_b32 s48, 0x194300
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v38
	s_mov_b32 s48, 0x194400
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v37
	s_mov_b32 s48, 0x194500
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v36
	s_mov_b32 s48, 0x194600
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v35
	s_mov_b32 s48, 0x194700
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v146
	s_mov_b32 s48, 0x194800
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v145
	s_mov_b32 s48, 0x194900
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v144
	s_mov_b32 s48, 0x194a00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v143
	s_mov_b32 s48, 0x194b00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v198
	s_mov_b32 s48, 0x194c00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v197
	s_mov_b32 s48, 0x194d00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v196
	s_mov_b32 s48, 0x194e00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v195
	s_mov_b32 s48, 0x194f00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v202
	s_mov_b32 s48, 0x195000
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v201
	s_mov_b32 s48, 0x195100
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v200
	s_mov_b32 s48, 0x195200
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v199
	s_mov_b32 s48, 0x195300
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v30
	s_mov_b32 s48, 0x195400
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v29
	s_mov_b32 s48, 0x195500
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v28
	s_mov_b32 s48, 0x195600
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v27
	s_mov_b32 s48, 0x195700
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v26
	s_mov_b32 s48, 0x195800
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v25
	s_mov_b32 s48, 0x195900
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v24
	s_mov_b32 s48, 0x195a00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v23
	s_mov_b32 s48, 0x195b00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v22
	s_mov_b32 s48, 0x195c00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v21
	s_mov_b32 s48, 0x195d00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v20
	s_mov_b32 s48, 0x195e00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v19
	s_mov_b32 s48, 0x195f00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v254
	s_mov_b32 s48, 0x196000
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v253
	s_mov_b32 s48, 0x196100
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v252
	s_mov_b32 s48, 0x196200
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v251
	s_mov_b32 s48, 0x196300
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v250
	s_mov_b32 s48, 0x196400
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v249
	s_mov_b32 s48, 0x196500
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v248
	s_mov_b32 s48, 0x196600
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v247
	s_mov_b32 s48, 0x196700
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v14
	s_mov_b32 s48, 0x196800
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v13
	s_mov_b32 s48, 0x196900
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v12
	s_mov_b32 s48, 0x196a00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v11
	s_mov_b32 s48, 0x196b00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v246
	s_mov_b32 s48, 0x196c00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v245
	s_mov_b32 s48, 0x196d00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v244
	s_mov_b32 s48, 0x196e00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v243
	s_mov_b32 s48, 0x196f00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v242
	s_mov_b32 s48, 0x197000
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v241
	s_mov_b32 s48, 0x197100
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v240
	s_mov_b32 s48, 0x197200
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v239
	s_mov_b32 s48, 0x197300
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v18
	s_mov_b32 s48, 0x197400
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v17
	s_mov_b32 s48, 0x197500
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v16
	s_mov_b32 s48, 0x197600
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v15
	s_mov_b32 s48, 0x197700
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v8
	s_mov_b32 s48, 0x197800
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v7
	s_mov_b32 s48, 0x197900
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v6
	s_mov_b32 s48, 0x197a00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v205, v5
	s_mov_b32 s48, 0x197b00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v42
	s_mov_b32 s48, 0x197c00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v41
	s_mov_b32 s48, 0x197d00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v40
	s_mov_b32 s48, 0x197e00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v39
	s_mov_b32 s48, 0x197f00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v38
	s_mov_b32 s48, 0x198000
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v37
	s_mov_b32 s48, 0x198100
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v36
	s_mov_b32 s48, 0x198200
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v35
	s_mov_b32 s48, 0x198300
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v146
	s_mov_b32 s48, 0x198400
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v145
	s_mov_b32 s48, 0x198500
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v144
	s_mov_b32 s48, 0x198600
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v143
	s_mov_b32 s48, 0x198700
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v198
	s_mov_b32 s48, 0x198800
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v197
	s_mov_b32 s48, 0x198900
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v196
	s_mov_b32 s48, 0x198a00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v195
	s_mov_b32 s48, 0x198b00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v202
	s_mov_b32 s48, 0x198c00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v201
	s_mov_b32 s48, 0x198d00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v200
	s_mov_b32 s48, 0x198e00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v199
	s_mov_b32 s48, 0x198f00
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ace00
	buffer_store_dword v27, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v28, off, s[0:3], s48 offset:4
	buffer_store_dword v29, off, s[0:3], s48 offset:8
	buffer_store_dword v30, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x199000
	v_mul_f32_e32 v3, v206, v30
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v29
	s_mov_b32 s48, 0x199100
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v28
	s_mov_b32 s48, 0x199200
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v27
	s_mov_b32 s48, 0x199300
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1aca00
	buffer_store_dword v23, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v24, off, s[0:3], s48 offset:4
	buffer_store_dword v25, off, s[0:3], s48 offset:8
	buffer_store_dword v26, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x199400
	v_mul_f32_e32 v3, v206, v26
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v25
	s_mov_b32 s48, 0x199500
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v24
	s_mov_b32 s48, 0x199600
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v23
	s_mov_b32 s48, 0x199700
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ae200
	buffer_store_dword v19, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s48 offset:4
	buffer_store_dword v21, off, s[0:3], s48 offset:8
	buffer_store_dword v22, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x199800
	v_mul_f32_e32 v3, v206, v22
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v21
	s_mov_b32 s48, 0x199900
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v20
	s_mov_b32 s48, 0x199a00
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x18a000
	v_mul_f32_e32 v3, v206, v19
	buffer_load_dword v19, off, s[0:3], s48
	buffer_load_dword v20, off, s[0:3], s48 offset:4
	buffer_load_dword v21, off, s[0:3], s48 offset:8
	buffer_load_dword v22, off, s[0:3], s48 offset:12
	buffer_load_dword v23, off, s[0:3], s48 offset:16
	buffer_load_dword v24, off, s[0:3], s48 offset:20
	buffer_load_dword v25, off, s[0:3], s48 offset:24
	buffer_load_dword v26, off, s[0:3], s48 offset:28
	buffer_load_dword v27, off, s[0:3], s48 offset:32
	buffer_load_dword v28, off, s[0:3], s48 offset:36
	buffer_load_dword v29, off, s[0:3], s48 offset:40
	buffer_load_dword v30, off, s[0:3], s48 offset:44
	buffer_load_dword v31, off, s[0:3], s48 offset:48
	buffer_load_dword v32, off, s[0:3], s48 offset:52
	buffer_load_dword v33, off, s[0:3], s48 offset:56
	buffer_load_dword v34, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x199b00
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ad200
	buffer_store_dword v251, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v252, off, s[0:3], s48 offset:4
	buffer_store_dword v253, off, s[0:3], s48 offset:8
	buffer_store_dword v254, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x199c00
	v_mul_f32_e32 v3, v206, v254
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v253
	s_mov_b32 s48, 0x199d00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v252
	s_mov_b32 s48, 0x199e00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v251
	s_mov_b32 s48, 0x199f00
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ade00
	buffer_store_dword v247, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v248, off, s[0:3], s48 offset:4
	buffer_store_dword v249, off, s[0:3], s48 offset:8
	buffer_store_dword v250, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x19a000
	v_mul_f32_e32 v3, v206, v250
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v249
	s_mov_b32 s48, 0x19a100
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v248
	s_mov_b32 s48, 0x19a200
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v247
	s_mov_b32 s48, 0x19a300
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ad600
	buffer_store_dword v11, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v12, off, s[0:3], s48 offset:4
	buffer_store_dword v13, off, s[0:3], s48 offset:8
	buffer_store_dword v14, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x19a400
	v_mul_f32_e32 v3, v206, v14
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v13
	s_mov_b32 s48, 0x19a500
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v12
	s_mov_b32 s48, 0x19a600
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v11
	s_mov_b32 s48, 0x19a700
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1aea00
	buffer_store_dword v243, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v244, off, s[0:3], s48 offset:4
	buffer_store_dword v245, off, s[0:3], s48 offset:8
	buffer_store_dword v246, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x19a800
	v_mul_f32_e32 v3, v206, v246
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v245
	s_mov_b32 s48, 0x19a900
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v244
	s_mov_b32 s48, 0x19aa00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v243
	s_mov_b32 s48, 0x19ab00
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ae600
	buffer_store_dword v239, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v240, off, s[0:3], s48 offset:4
	buffer_store_dword v241, off, s[0:3], s48 offset:8
	buffer_store_dword v242, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x19ac00
	v_mul_f32_e32 v3, v206, v242
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v241
	s_mov_b32 s48, 0x19bc00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v240
	s_mov_b32 s48, 0x19cc00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v239
	s_mov_b32 s48, 0x19dc00
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ada00
	buffer_store_dword v15, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v16, off, s[0:3], s48 offset:4
	buffer_store_dword v17, off, s[0:3], s48 offset:8
	buffer_store_dword v18, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x19ec00
	v_mul_f32_e32 v3, v206, v18
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v17
	s_mov_b32 s48, 0x19fc00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v16
	s_mov_b32 s48, 0x1a0c00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v15
	s_mov_b32 s48, 0x1a1c00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v8
	s_mov_b32 s48, 0x1a2c00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v7
	s_mov_b32 s48, 0x1a3c00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v6
	s_mov_b32 s48, 0x1a4c00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v206, v5
	s_mov_b32 s48, 0x1a4d00
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x186000
	buffer_load_dword v239, off, s[0:3], s48
	buffer_load_dword v240, off, s[0:3], s48 offset:4
	buffer_load_dword v241, off, s[0:3], s48 offset:8
	buffer_load_dword v242, off, s[0:3], s48 offset:12
	buffer_load_dword v243, off, s[0:3], s48 offset:16
	buffer_load_dword v244, off, s[0:3], s48 offset:20
	buffer_load_dword v245, off, s[0:3], s48 offset:24
	buffer_load_dword v246, off, s[0:3], s48 offset:28
	buffer_load_dword v247, off, s[0:3], s48 offset:32
	buffer_load_dword v248, off, s[0:3], s48 offset:36
	buffer_load_dword v249, off, s[0:3], s48 offset:40
	buffer_load_dword v250, off, s[0:3], s48 offset:44
	buffer_load_dword v251, off, s[0:3], s48 offset:48
	buffer_load_dword v252, off, s[0:3], s48 offset:52
	buffer_load_dword v253, off, s[0:3], s48 offset:56
	buffer_load_dword v254, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x193800
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x193900
	flat_load_dwordx2 v[43:44], v[43:44]
	v_mov_b32_e32 v206, v8
	v_mov_b32_e32 v205, v7
	v_mov_b32_e32 v204, v6
	v_mov_b32_e32 v203, v5
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v240, v3, v240
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x193700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v239, v3, v239
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ac500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v242, v3, v242
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ac600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v254, v3, v254
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ac700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v253, v3, v253
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ac800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v252, v3, v252
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ac900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v251, v3, v251
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ac600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v250, v3, v250
	v_mul_f32_e32 v3, v43, v42
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v43, v41
	s_mov_b32 s48, 0x1ac700
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v43, v40
	s_mov_b32 s48, 0x1ac800
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v43, v39
	s_mov_b32 s48, 0x1ac900
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v44, v42
	s_mov_b32 s48, 0x193700
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v44, v41
	s_mov_b32 s48, 0x193800
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v44, v40
	s_mov_b32 s48, 0x193900
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v44, v39
	s_mov_b32 s48, 0x1ac500
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x193200
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1abd00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v241, v3, v241
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1abe00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v248, v3, v248
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1abf00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v247, v3, v247
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ac000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v246, v3, v246
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ac100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v245, v3, v245
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ac200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v244, v3, v244
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x187000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v243, v3, v243
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x1ac300
	buffer_load_dword v39, off, s[0:3], s48
	s_mov_b32 s48, 0x1ac100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v39, v6
	v_mul_f32_e32 v39, v43, v38
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v39, v43, v37
	s_mov_b32 s48, 0x1ac200
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v39, v43, v36
	s_mov_b32 s48, 0x1ac300
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v39, v43, v35
	s_mov_b32 s48, 0x1aee00
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v38, v44, v38
	s_mov_b32 s48, 0x1abd00
	buffer_store_dword v38, off, s[0:3], s48
	v_mul_f32_e32 v37, v44, v37
	s_mov_b32 s48, 0x1abe00
	buffer_store_dword v37, off, s[0:3], s48
	v_mul_f32_e32 v36, v44, v36
	s_mov_b32 s48, 0x1abf00
	buffer_store_dword v36, off, s[0:3], s48
	v_mul_f32_e32 v35, v44, v35
	s_mov_b32 s48, 0x1ac000
	buffer_store_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1aab00
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1aac00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v35, v4
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1ab800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v35, v3
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1ab900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v18, v35, v18
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1aba00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v17, v35, v17
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1abb00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v16, v35, v16
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1ac400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v15, v35, v15
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v14, v35, v14
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x186000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v249, v35, v249
	buffer_store_dword v239, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v240, off, s[0:3], s48 offset:4
	buffer_store_dword v241, off, s[0:3], s48 offset:8
	buffer_store_dword v242, off, s[0:3], s48 offset:12
	buffer_store_dword v243, off, s[0:3], s48 offset:16
	buffer_store_dword v244, off, s[0:3], s48 offset:20
	buffer_store_dword v245, off, s[0:3], s48 offset:24
	buffer_store_dword v246, off, s[0:3], s48 offset:28
	buffer_store_dword v247, off, s[0:3], s48 offset:32
	buffer_store_dword v248, off, s[0:3], s48 offset:36
	buffer_store_dword v249, off, s[0:3], s48 offset:40
	buffer_store_dword v250, off, s[0:3], s48 offset:44
	buffer_store_dword v251, off, s[0:3], s48 offset:48
	buffer_store_dword v252, off, s[0:3], s48 offset:52
	buffer_store_dword v253, off, s[0:3], s48 offset:56
	buffer_store_dword v254, off, s[0:3], s48 offset:60
	v_mul_f32_e32 v35, v43, v146
	s_mov_b32 s48, 0x1ab900
	buffer_store_dword v35, off, s[0:3], s48
	v_mul_f32_e32 v35, v43, v145
	s_mov_b32 s48, 0x1aba00
	buffer_store_dword v35, off, s[0:3], s48
	v_mul_f32_e32 v35, v43, v144
	s_mov_b32 s48, 0x1abb00
	buffer_store_dword v35, off, s[0:3], s48
	v_mul_f32_e32 v35, v43, v143
	s_mov_b32 s48, 0x1ac400
	buffer_store_dword v35, off, s[0:3], s48
	v_mul_f32_e32 v35, v44, v146
	s_mov_b32 s48, 0x1a9300
	buffer_store_dword v35, off, s[0:3], s48
	v_mul_f32_e32 v35, v44, v145
	s_mov_b32 s48, 0x1aab00
	buffer_store_dword v35, off, s[0:3], s48
	v_mul_f32_e32 v35, v44, v144
	s_mov_b32 s48, 0x1aac00
	buffer_store_dword v35, off, s[0:3], s48
	v_mul_f32_e32 v35, v44, v143
	s_mov_b32 s48, 0x1ab800
	buffer_store_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1aad00
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1aae00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v12, v35, v12
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1aaf00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v11, v35, v11
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1ab000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v10, v35, v10
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1ab100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v9, v35, v9
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1ab200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v35, v8
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1abc00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v35, v7
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v238, v35, v238
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, v35, v5
	buffer_load_dword v35, off, s[0:3], s48
	buffer_load_dword v36, off, s[0:3], s48 offset:4
	buffer_load_dword v37, off, s[0:3], s48 offset:8
	buffer_load_dword v38, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x1ab000
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v39, v43, v38
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v39, v43, v37
	s_mov_b32 s48, 0x1ab100
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v39, v43, v36
	s_mov_b32 s48, 0x1ab200
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v39, v43, v35
	s_mov_b32 s48, 0x1abc00
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v38, v44, v38
	s_mov_b32 s48, 0x1a9100
	buffer_store_dword v38, off, s[0:3], s48
	v_mul_f32_e32 v37, v44, v37
	s_mov_b32 s48, 0x1aad00
	buffer_store_dword v37, off, s[0:3], s48
	v_mul_f32_e32 v36, v44, v36
	s_mov_b32 s48, 0x1aae00
	buffer_store_dword v36, off, s[0:3], s48
	v_mul_f32_e32 v35, v44, v35
	s_mov_b32 s48, 0x1a7700
	buffer_store_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1aa800
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1aa900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v236, v35, v236
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1ab300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v235, v35, v235
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1ab400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v234, v35, v234
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1ab500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v233, v35, v233
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1ab600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v232, v35, v232
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1ab700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v231, v35, v231
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v230, v35, v230
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x187000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v35, v13
	buffer_store_dword v3, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s48 offset:4
	buffer_store_dword v5, off, s[0:3], s48 offset:8
	buffer_store_dword v6, off, s[0:3], s48 offset:12
	buffer_store_dword v7, off, s[0:3], s48 offset:16
	buffer_store_dword v8, off, s[0:3], s48 offset:20
	buffer_store_dword v9, off, s[0:3], s48 offset:24
	buffer_store_dword v10, off, s[0:3], s48 offset:28
	buffer_store_dword v11, off, s[0:3], s48 offset:32
	buffer_store_dword v12, off, s[0:3], s48 offset:36
	buffer_store_dword v13, off, s[0:3], s48 offset:40
	buffer_store_dword v14, off, s[0:3], s48 offset:44
	buffer_store_dword v15, off, s[0:3], s48 offset:48
	buffer_store_dword v16, off, s[0:3], s48 offset:52
	buffer_store_dword v17, off, s[0:3], s48 offset:56
	buffer_store_dword v18, off, s[0:3], s48 offset:60
	v_mul_f32_e32 v3, v43, v198
	s_mov_b32 s48, 0x1ab300
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v43, v197
	s_mov_b32 s48, 0x1ab400
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v43, v196
	s_mov_b32 s48, 0x1ab500
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v43, v195
	s_mov_b32 s48, 0x1ab600
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v44, v198
	s_mov_b32 s48, 0x1a9200
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v44, v197
	s_mov_b32 s48, 0x1aa800
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v44, v196
	s_mov_b32 s48, 0x1aa900
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v44, v195
	s_mov_b32 s48, 0x1aaf00
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9d00
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v228, v3, v228
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1aa400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v227, v3, v227
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1aa500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v226, v3, v226
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1aa600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v225, v3, v225
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1aa700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v224, v3, v224
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1aaa00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v223, v3, v223
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v140, v3, v140
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1aa500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v237, v3, v237
	v_mul_f32_e32 v3, v43, v202
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v43, v201
	s_mov_b32 s48, 0x1aa600
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v43, v200
	s_mov_b32 s48, 0x1aa700
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v43, v199
	s_mov_b32 s48, 0x1aaa00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v44, v202
	s_mov_b32 s48, 0x1a8b00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v44, v201
	s_mov_b32 s48, 0x1a9d00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v44, v200
	s_mov_b32 s48, 0x1a9e00
	buffer_store_dword v3, off, s[0:3], s48
	v_mul_f32_e32 v3, v44, v199
	s_mov_b32 s48, 0x1aa400
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9b00
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v138, v3, v138
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v137, v3, v137
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1aa000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v136, v3, v136
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1aa100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v135, v3, v135
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1aa200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v134, v3, v134
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1aa300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v133, v3, v133
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v132, v3, v132
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ace00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v229, v3, v229
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x1aa100
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, v43, v6
	buffer_store_dword v7, off, s[0:3], s48
	v_mul_f32_e32 v7, v43, v5
	s_mov_b32 s48, 0x1aa200
	buffer_store_dword v7, off, s[0:3], s48
	v_mul_f32_e32 v7, v43, v4
	s_mov_b32 s48, 0x1aa000
	buffer_store_dword v7, off, s[0:3], s48
	v_mul_f32_e32 v7, v43, v3
	s_mov_b32 s48, 0x1aa300
	buffer_store_dword v7, off, s[0:3], s48
	v_mul_f32_e32 v6, v44, v6
	s_mov_b32 s48, 0x1a8a00
	buffer_store_dword v6, off, s[0:3], s48
	v_mul_f32_e32 v5, v44, v5
	s_mov_b32 s48, 0x1a9b00
	buffer_store_dword v5, off, s[0:3], s48
	v_mul_f32_e32 v4, v44, v4
	s_mov_b32 s48, 0x1a9c00
	buffer_store_dword v4, off, s[0:3], s48
	v_mul_f32_e32 v3, v44, v3
	s_mov_b32 s48, 0x1a9f00
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9400
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v131, v3, v131
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v130, v3, v130
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v129, v3, v129
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v128, v3, v128
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v127, v3, v127
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v126, v3, v126
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v125, v3, v125
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1aca00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v139, v3, v139
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x1a9800
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, v43, v6
	buffer_store_dword v7, off, s[0:3], s48
	v_mul_f32_e32 v7, v43, v5
	s_mov_b32 s48, 0x1a9900
	buffer_store_dword v7, off, s[0:3], s48
	v_mul_f32_e32 v7, v43, v4
	s_mov_b32 s48, 0x1a9700
	buffer_store_dword v7, off, s[0:3], s48
	v_mul_f32_e32 v7, v43, v3
	s_mov_b32 s48, 0x1a9a00
	buffer_store_dword v7, off, s[0:3], s48
	v_mul_f32_e32 v6, v44, v6
	s_mov_b32 s48, 0x1a8200
	buffer_store_dword v6, off, s[0:3], s48
	v_mul_f32_e32 v5, v44, v5
	s_mov_b32 s48, 0x1a9400
	buffer_store_dword v5, off, s[0:3], s48
	v_mul_f32_e32 v4, v44, v4
	s_mov_b32 s48, 0x1a9500
	buffer_store_dword v4, off, s[0:3], s48
	v_mul_f32_e32 v3, v44, v3
	s_mov_b32 s48, 0x1a9600
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x189000
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x193100
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x193400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v35, v4
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x193000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v35, v3
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v35, v6
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v18, v35, v18
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v17, v35, v17
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v16, v35, v16
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v15, v35, v15
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1ae200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v14, v35, v14
	buffer_load_dword v35, off, s[0:3], s48
	buffer_load_dword v36, off, s[0:3], s48 offset:4
	buffer_load_dword v37, off, s[0:3], s48 offset:8
	buffer_load_dword v38, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x193000
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v39, v43, v38
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v39, v43, v37
	s_mov_b32 s48, 0x193100
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v39, v43, v35
	s_mov_b32 s48, 0x193200
	buffer_store_dword v39, off, s[0:3], s48
	v_mul_f32_e32 v38, v44, v38
	s_mov_b32 s48, 0x193400
	buffer_store_dword v38, off, s[0:3], s48
	v_mul_f32_e32 v37, v44, v37
	s_mov_b32 s48, 0x1a8c00
	v_mul_f32_e32 v202, v43, v36
	buffer_store_dword v37, off, s[0:3], s48
	v_mul_f32_e32 v36, v44, v36
	s_mov_b32 s48, 0x1a8d00
	buffer_store_dword v36, off, s[0:3], s48
	v_mul_f32_e32 v35, v44, v35
	s_mov_b32 s48, 0x1a8e00
	buffer_store_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x192000
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8300
	v_add_f32_e32 v192, v202, v192
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, v35, v5
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v12, v35, v12
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v11, v35, v11
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v10, v35, v10
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v9, v35, v9
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v35, v8
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x188000
	buffer_load_dword v239, off, s[0:3], s48
	buffer_load_dword v240, off, s[0:3], s48 offset:4
	buffer_load_dword v241, off, s[0:3], s48 offset:8
	buffer_load_dword v242, off, s[0:3], s48 offset:12
	buffer_load_dword v243, off, s[0:3], s48 offset:16
	buffer_load_dword v244, off, s[0:3], s48 offset:20
	buffer_load_dword v245, off, s[0:3], s48 offset:24
	buffer_load_dword v246, off, s[0:3], s48 offset:28
	buffer_load_dword v247, off, s[0:3], s48 offset:32
	buffer_load_dword v248, off, s[0:3], s48 offset:36
	buffer_load_dword v249, off, s[0:3], s48 offset:40
	buffer_load_dword v250, off, s[0:3], s48 offset:44
	buffer_load_dword v251, off, s[0:3], s48 offset:48
	buffer_load_dword v252, off, s[0:3], s48 offset:52
	buffer_load_dword v253, off, s[0:3], s48 offset:56
	buffer_load_dword v254, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x1a8900
	s_waitcnt vmcnt(14)
	v_add_f32_e32 v7, v35, v7
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1ad200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v242, v35, v242
	buffer_load_dword v35, off, s[0:3], s48
	buffer_load_dword v36, off, s[0:3], s48 offset:4
	buffer_load_dword v37, off, s[0:3], s48 offset:8
	buffer_load_dword v38, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x192000
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v143, v43, v38
	v_mul_f32_e32 v38, v44, v38
	v_mul_f32_e32 v198, v43, v37
	buffer_store_dword v38, off, s[0:3], s48
	v_mul_f32_e32 v37, v44, v37
	s_mov_b32 s48, 0x1a8300
	v_mul_f32_e32 v199, v43, v36
	buffer_store_dword v37, off, s[0:3], s48
	v_mul_f32_e32 v36, v44, v36
	s_mov_b32 s48, 0x1a8400
	v_mul_f32_e32 v200, v43, v35
	buffer_store_dword v36, off, s[0:3], s48
	v_mul_f32_e32 v35, v44, v35
	s_mov_b32 s48, 0x1a8500
	buffer_store_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7b00
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7c00
	v_add_f32_e32 v190, v143, v190
	v_add_f32_e32 v189, v198, v189
	v_add_f32_e32 v188, v199, v188
	v_add_f32_e32 v187, v200, v187
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v240, v35, v240
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v239, v35, v239
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v254, v35, v254
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v253, v35, v253
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v252, v35, v252
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v251, v35, v251
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v250, v35, v250
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x189000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v35, v13
	buffer_store_dword v3, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s48 offset:4
	buffer_store_dword v5, off, s[0:3], s48 offset:8
	buffer_store_dword v6, off, s[0:3], s48 offset:12
	buffer_store_dword v7, off, s[0:3], s48 offset:16
	buffer_store_dword v8, off, s[0:3], s48 offset:20
	buffer_store_dword v9, off, s[0:3], s48 offset:24
	buffer_store_dword v10, off, s[0:3], s48 offset:28
	buffer_store_dword v11, off, s[0:3], s48 offset:32
	buffer_store_dword v12, off, s[0:3], s48 offset:36
	buffer_store_dword v13, off, s[0:3], s48 offset:40
	buffer_store_dword v14, off, s[0:3], s48 offset:44
	buffer_store_dword v15, off, s[0:3], s48 offset:48
	buffer_store_dword v16, off, s[0:3], s48 offset:52
	buffer_store_dword v17, off, s[0:3], s48 offset:56
	buffer_store_dword v18, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x1ade00
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x1a7e00
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, v43, v4
	buffer_store_dword v7, off, s[0:3], s48
	v_mul_f32_e32 v7, v43, v3
	s_mov_b32 s48, 0x1a7f00
	v_mul_f32_e32 v144, v43, v6
	buffer_store_dword v7, off, s[0:3], s48
	v_mul_f32_e32 v6, v44, v6
	s_mov_b32 s48, 0x1a6800
	v_mul_f32_e32 v145, v43, v5
	buffer_store_dword v6, off, s[0:3], s48
	v_mul_f32_e32 v5, v44, v5
	s_mov_b32 s48, 0x1a7b00
	buffer_store_dword v5, off, s[0:3], s48
	v_mul_f32_e32 v4, v44, v4
	s_mov_b32 s48, 0x1a7c00
	buffer_store_dword v4, off, s[0:3], s48
	v_mul_f32_e32 v3, v44, v3
	s_mov_b32 s48, 0x1a7d00
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7000
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7100
	v_add_f32_e32 v186, v144, v186
	v_add_f32_e32 v185, v145, v185
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v248, v3, v248
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v247, v3, v247
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v246, v3, v246
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v245, v3, v245
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v244, v3, v244
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v243, v3, v243
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v124, v3, v124
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ad600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v241, v3, v241
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x1a7300
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, v43, v6
	buffer_store_dword v7, off, s[0:3], s48
	v_mul_f32_e32 v7, v43, v5
	s_mov_b32 s48, 0x1a7400
	buffer_store_dword v7, off, s[0:3], s48
	v_mul_f32_e32 v6, v44, v6
	s_mov_b32 s48, 0x1a6000
	buffer_store_dword v6, off, s[0:3], s48
	v_mul_f32_e32 v5, v44, v5
	s_mov_b32 s48, 0x1a7000
	v_mul_f32_e32 v146, v43, v4
	buffer_store_dword v5, off, s[0:3], s48
	v_mul_f32_e32 v4, v44, v4
	s_mov_b32 s48, 0x1a7100
	v_mul_f32_e32 v195, v43, v3
	buffer_store_dword v4, off, s[0:3], s48
	v_mul_f32_e32 v3, v44, v3
	s_mov_b32 s48, 0x1a7200
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6900
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6a00
	v_add_f32_e32 v180, v146, v180
	v_add_f32_e32 v179, v195, v179
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v122, v3, v122
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v121, v3, v121
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v120, v3, v120
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v119, v3, v119
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v118, v3, v118
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v117, v3, v117
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a5800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v116, v3, v116
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x188000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v249, v3, v249
	buffer_store_dword v239, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v240, off, s[0:3], s48 offset:4
	buffer_store_dword v241, off, s[0:3], s48 offset:8
	buffer_store_dword v242, off, s[0:3], s48 offset:12
	buffer_store_dword v243, off, s[0:3], s48 offset:16
	buffer_store_dword v244, off, s[0:3], s48 offset:20
	buffer_store_dword v245, off, s[0:3], s48 offset:24
	buffer_store_dword v246, off, s[0:3], s48 offset:28
	buffer_store_dword v247, off, s[0:3], s48 offset:32
	buffer_store_dword v248, off, s[0:3], s48 offset:36
	buffer_store_dword v249, off, s[0:3], s48 offset:40
	buffer_store_dword v250, off, s[0:3], s48 offset:44
	buffer_store_dword v251, off, s[0:3], s48 offset:48
	buffer_store_dword v252, off, s[0:3], s48 offset:52
	buffer_store_dword v253, off, s[0:3], s48 offset:56
	buffer_store_dword v254, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x1aea00
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x1a6c00
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, v43, v3
	v_mul_f32_e32 v196, v43, v6
	buffer_store_dword v7, off, s[0:3], s48
	v_mul_f32_e32 v6, v44, v6
	s_mov_b32 s48, 0x1a5800
	v_mul_f32_e32 v197, v43, v5
	buffer_store_dword v6, off, s[0:3], s48
	v_mul_f32_e32 v5, v44, v5
	s_mov_b32 s48, 0x1a6900
	v_mul_f32_e32 v201, v43, v4
	buffer_store_dword v5, off, s[0:3], s48
	v_mul_f32_e32 v4, v44, v4
	s_mov_b32 s48, 0x1a6a00
	buffer_store_dword v4, off, s[0:3], s48
	v_mul_f32_e32 v3, v44, v3
	s_mov_b32 s48, 0x1a6b00
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6100
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6200
	v_add_f32_e32 v178, v196, v178
	v_add_f32_e32 v177, v197, v177
	v_add_f32_e32 v176, v201, v176
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v114, v3, v114
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v113, v3, v113
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v112, v3, v112
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v111, v3, v111
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v110, v3, v110
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v109, v3, v109
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a5700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v108, v3, v108
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ae600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v123, v3, v123
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x1a6400
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, v43, v6
	buffer_store_dword v7, off, s[0:3], s48
	v_mul_f32_e32 v7, v43, v5
	s_mov_b32 s48, 0x1a6500
	buffer_store_dword v7, off, s[0:3], s48
	v_mul_f32_e32 v7, v43, v4
	s_mov_b32 s48, 0x1a6600
	buffer_store_dword v7, off, s[0:3], s48
	v_mul_f32_e32 v6, v44, v6
	s_mov_b32 s48, 0x1a6100
	buffer_store_dword v6, off, s[0:3], s48
	v_mul_f32_e32 v5, v44, v5
	s_mov_b32 s48, 0x1a6200
	buffer_store_dword v5, off, s[0:3], s48
	v_mul_f32_e32 v4, v44, v4
	s_mov_b32 s48, 0x1a6300
	v_mul_f32_e32 v42, v43, v3
	buffer_store_dword v4, off, s[0:3], s48
	v_mul_f32_e32 v3, v44, v3
	s_mov_b32 s48, 0x1a5700
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a5900
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a5a00
	v_add_f32_e32 v171, v42, v171
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v106, v3, v106
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a5b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v105, v3, v105
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a5c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v104, v3, v104
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a5d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v103, v3, v103
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a5e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v102, v3, v102
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a5f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v101, v3, v101
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a4f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v100, v3, v100
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ada00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v115, v3, v115
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x1a4f00
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v39, v43, v6
	v_mul_f32_e32 v6, v44, v6
	v_mul_f32_e32 v40, v43, v5
	buffer_store_dword v6, off, s[0:3], s48
	v_mul_f32_e32 v5, v44, v5
	s_mov_b32 s48, 0x1a5900
	v_mul_f32_e32 v41, v43, v4
	buffer_store_dword v5, off, s[0:3], s48
	v_mul_f32_e32 v4, v44, v4
	s_mov_b32 s48, 0x1a5a00
	v_mul_f32_e32 v38, v43, v3
	buffer_store_dword v4, off, s[0:3], s48
	v_mul_f32_e32 v3, v44, v3
	s_mov_b32 s48, 0x1a5b00
	buffer_store_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a5000
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a5100
	v_add_f32_e32 v170, v39, v170
	v_add_f32_e32 v169, v40, v169
	v_add_f32_e32 v168, v41, v168
	v_add_f32_e32 v167, v38, v167
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v99, v3, v99
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a5200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v98, v3, v98
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a5300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v97, v3, v97
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a5400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v96, v3, v96
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a5500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v95, v3, v95
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a5600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v94, v3, v94
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a4e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v93, v3, v93
	buffer_load_dword v3, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v107, v3, v107
	v_mov_b32_e32 v3, v203
	v_mov_b32_e32 v4, v204
	v_mul_f32_e32 v37, v43, v4
	v_mul_f32_e32 v4, v44, v4
	buffer_store_dword v4, off, s[0:3], s48
	s_mov_b32 s48, 0x18b000
	v_mov_b32_e32 v5, v205
	v_mov_b32_e32 v6, v206
	buffer_load_dword v239, off, s[0:3], s48
	buffer_load_dword v240, off, s[0:3], s48 offset:4
	buffer_load_dword v241, off, s[0:3], s48 offset:8
	buffer_load_dword v242, off, s[0:3], s48 offset:12
	buffer_load_dword v243, off, s[0:3], s48 offset:16
	buffer_load_dword v244, off, s[0:3], s48 offset:20
	buffer_load_dword v245, off, s[0:3], s48 offset:24
	buffer_load_dword v246, off, s[0:3], s48 offset:28
	buffer_load_dword v247, off, s[0:3], s48 offset:32
	buffer_load_dword v248, off, s[0:3], s48 offset:36
	buffer_load_dword v249, off, s[0:3], s48 offset:40
	buffer_load_dword v250, off, s[0:3], s48 offset:44
	buffer_load_dword v251, off, s[0:3], s48 offset:48
	buffer_load_dword v252, off, s[0:3], s48 offset:52
	buffer_load_dword v253, off, s[0:3], s48 offset:56
	buffer_load_dword v254, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x193a00
	v_mul_f32_e32 v35, v43, v6
	v_mul_f32_e32 v36, v43, v5
	v_mul_f32_e32 v43, v43, v3
	v_mul_f32_e32 v204, v44, v6
	v_mul_f32_e32 v205, v44, v5
	v_mul_f32_e32 v44, v44, v3
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x193300
	v_add_f32_e32 v166, v35, v166
	v_add_f32_e32 v165, v36, v165
	v_add_f32_e32 v164, v37, v164
	v_add_f32_e32 v163, v43, v163
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v242, v3, v242
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x193500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v241, v3, v241
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x193600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v240, v3, v240
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x18d000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v239, v3, v239
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x193b00
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x193c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v206, v6
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x193d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, v206, v5
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x193e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v206, v4
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x193f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v206, v3
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x194100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v254, v206, v254
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x194200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v253, v206, v253
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x194300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v252, v206, v252
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x194400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v251, v206, v251
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x194500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v250, v206, v250
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x194600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v249, v206, v249
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x194700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v248, v206, v248
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x194800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v247, v206, v247
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x194900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v246, v206, v246
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x194a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v245, v206, v245
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x194b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v244, v206, v244
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x18b000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v243, v206, v243
	buffer_store_dword v239, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v240, off, s[0:3], s48 offset:4
	buffer_store_dword v241, off, s[0:3], s48 offset:8
	buffer_store_dword v242, off, s[0:3], s48 offset:12
	buffer_store_dword v243, off, s[0:3], s48 offset:16
	buffer_store_dword v244, off, s[0:3], s48 offset:20
	buffer_store_dword v245, off, s[0:3], s48 offset:24
	buffer_store_dword v246, off, s[0:3], s48 offset:28
	buffer_store_dword v247, off, s[0:3], s48 offset:32
	buffer_store_dword v248, off, s[0:3], s48 offset:36
	buffer_store_dword v249, off, s[0:3], s48 offset:40
	buffer_store_dword v250, off, s[0:3], s48 offset:44
	buffer_store_dword v251, off, s[0:3], s48 offset:48
	buffer_store_dword v252, off, s[0:3], s48 offset:52
	buffer_store_dword v253, off, s[0:3], s48 offset:56
	buffer_store_dword v254, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x185000
	buffer_load_dword v239, off, s[0:3], s48
	buffer_load_dword v240, off, s[0:3], s48 offset:4
	buffer_load_dword v241, off, s[0:3], s48 offset:8
	buffer_load_dword v242, off, s[0:3], s48 offset:12
	buffer_load_dword v243, off, s[0:3], s48 offset:16
	buffer_load_dword v244, off, s[0:3], s48 offset:20
	buffer_load_dword v245, off, s[0:3], s48 offset:24
	buffer_load_dword v246, off, s[0:3], s48 offset:28
	buffer_load_dword v247, off, s[0:3], s48 offset:32
	buffer_load_dword v248, off, s[0:3], s48 offset:36
	buffer_load_dword v249, off, s[0:3], s48 offset:40
	buffer_load_dword v250, off, s[0:3], s48 offset:44
	buffer_load_dword v251, off, s[0:3], s48 offset:48
	buffer_load_dword v252, off, s[0:3], s48 offset:52
	buffer_load_dword v253, off, s[0:3], s48 offset:56
	buffer_load_dword v254, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x194c00
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x194d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v80, v206, v80
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x194e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v79, v206, v79
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x194f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v78, v206, v78
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x195000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v77, v206, v77
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x195100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v92, v206, v92
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x195200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v91, v206, v91
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x195300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v90, v206, v90
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x195400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v89, v206, v89
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x195500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v88, v206, v88
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x195600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v87, v206, v87
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x195700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v86, v206, v86
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x195800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v85, v206, v85
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x195900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v84, v206, v84
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x195a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v83, v206, v83
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x195b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v82, v206, v82
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x195c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v81, v206, v81
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x195d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v34, v206, v34
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x195e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v33, v206, v33
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x195f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v32, v206, v32
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x196000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v31, v206, v31
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x196100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v30, v206, v30
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x196200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v29, v206, v29
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x196300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v28, v206, v28
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x196400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v27, v206, v27
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x196500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v26, v206, v26
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x196600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v25, v206, v25
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x196700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v24, v206, v24
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x196800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v23, v206, v23
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x196900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v22, v206, v22
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x196a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v21, v206, v21
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x196b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v20, v206, v20
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x196c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v19, v206, v19
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x196d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v222, v206, v222
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x196e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v221, v206, v221
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x196f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v220, v206, v220
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x197000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v219, v206, v219
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x197100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v218, v206, v218
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x197200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v217, v206, v217
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x197300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v216, v206, v216
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x197400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v215, v206, v215
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x197500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v214, v206, v214
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x197600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v213, v206, v213
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x197700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v212, v206, v212
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x197800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v211, v206, v211
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x197900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v210, v206, v210
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x197a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v209, v206, v209
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x197b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v208, v206, v208
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x197c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v207, v206, v207
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x197d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v18, v206, v18
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x197e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v17, v206, v17
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x197f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v16, v206, v16
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x198000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v15, v206, v15
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x198100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v14, v206, v14
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x198200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v206, v13
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x198300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v12, v206, v12
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x198400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v11, v206, v11
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x198500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v10, v206, v10
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x198600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v9, v206, v9
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x198700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v206, v8
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x18d000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v206, v7
	buffer_store_dword v3, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s48 offset:4
	buffer_store_dword v5, off, s[0:3], s48 offset:8
	buffer_store_dword v6, off, s[0:3], s48 offset:12
	buffer_store_dword v7, off, s[0:3], s48 offset:16
	buffer_store_dword v8, off, s[0:3], s48 offset:20
	buffer_store_dword v9, off, s[0:3], s48 offset:24
	buffer_store_dword v10, off, s[0:3], s48 offset:28
	buffer_store_dword v11, off, s[0:3], s48 offset:32
	buffer_store_dword v12, off, s[0:3], s48 offset:36
	buffer_store_dword v13, off, s[0:3], s48 offset:40
	buffer_store_dword v14, off, s[0:3], s48 offset:44
	buffer_store_dword v15, off, s[0:3], s48 offset:48
	buffer_store_dword v16, off, s[0:3], s48 offset:52
	buffer_store_dword v17, off, s[0:3], s48 offset:56
	buffer_store_dword v18, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x18c000
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x198800
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x198900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v206, v6
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x198a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, v206, v5
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x198b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v206, v4
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x198c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v206, v3
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x198d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v18, v206, v18
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x198e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v17, v206, v17
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x198f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v16, v206, v16
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x199000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v15, v206, v15
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x199100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v14, v206, v14
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x199200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v206, v13
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x199300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v12, v206, v12
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x199400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v11, v206, v11
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x199500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v10, v206, v10
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x199600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v9, v206, v9
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x199700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v206, v8
	buffer_load_dword v206, off, s[0:3], s48
	s_mov_b32 s48, 0x18c000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v206, v7
	buffer_store_dword v3, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s48 offset:4
	buffer_store_dword v5, off, s[0:3], s48 offset:8
	buffer_store_dword v6, off, s[0:3], s48 offset:12
	buffer_store_dword v7, off, s[0:3], s48 offset:16
	buffer_store_dword v8, off, s[0:3], s48 offset:20
	buffer_store_dword v9, off, s[0:3], s48 offset:24
	buffer_store_dword v10, off, s[0:3], s48 offset:28
	buffer_store_dword v11, off, s[0:3], s48 offset:32
	buffer_store_dword v12, off, s[0:3], s48 offset:36
	buffer_store_dword v13, off, s[0:3], s48 offset:40
	buffer_store_dword v14, off, s[0:3], s48 offset:44
	buffer_store_dword v15, off, s[0:3], s48 offset:48
	buffer_store_dword v16, off, s[0:3], s48 offset:52
	buffer_store_dword v17, off, s[0:3], s48 offset:56
	buffer_store_dword v18, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x199800
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x199900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v162, v3, v162
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x199a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v161, v3, v161
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x199b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v160, v3, v160
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x199c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v159, v3, v159
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x199d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v158, v3, v158
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x199e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v157, v3, v157
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x199f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v156, v3, v156
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x19a000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v155, v3, v155
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x19a100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v154, v3, v154
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x19a200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v153, v3, v153
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x19a300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v152, v3, v152
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x19a400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v151, v3, v151
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x19a500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v150, v3, v150
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x19a600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v149, v3, v149
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x19a700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v148, v3, v148
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x19a800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v147, v3, v147
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x19a900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v76, v3, v76
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x19aa00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v75, v3, v75
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x19ab00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v74, v3, v74
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x19ac00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v73, v3, v73
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x19bc00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v72, v3, v72
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x19cc00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v71, v3, v71
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x19dc00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v70, v3, v70
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x19ec00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v69, v3, v69
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x19fc00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v68, v3, v68
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a0c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v67, v3, v67
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a1c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v66, v3, v66
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a2c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v65, v3, v65
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a3c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v64, v3, v64
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a4c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v63, v3, v63
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a4d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v62, v3, v62
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x18e000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v61, v3, v61
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x1ac600
	buffer_load_dword v203, off, s[0:3], s48
	s_mov_b32 s48, 0x1ac700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v18, v203, v18
	buffer_load_dword v203, off, s[0:3], s48
	s_mov_b32 s48, 0x1ac800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v17, v203, v17
	buffer_load_dword v203, off, s[0:3], s48
	s_mov_b32 s48, 0x1ac900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v16, v203, v16
	buffer_load_dword v203, off, s[0:3], s48
	s_mov_b32 s48, 0x1ac100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v15, v203, v15
	buffer_load_dword v203, off, s[0:3], s48
	s_mov_b32 s48, 0x1ac200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v14, v203, v14
	buffer_load_dword v203, off, s[0:3], s48
	s_mov_b32 s48, 0x1ac300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v203, v13
	buffer_load_dword v203, off, s[0:3], s48
	s_mov_b32 s48, 0x1aee00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v12, v203, v12
	buffer_load_dword v203, off, s[0:3], s48
	s_mov_b32 s48, 0x1ab900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v11, v203, v11
	buffer_load_dword v203, off, s[0:3], s48
	s_mov_b32 s48, 0x1aba00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v10, v203, v10
	buffer_load_dword v203, off, s[0:3], s48
	s_mov_b32 s48, 0x1abb00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v9, v203, v9
	buffer_load_dword v203, off, s[0:3], s48
	s_mov_b32 s48, 0x1ac400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v203, v8
	buffer_load_dword v203, off, s[0:3], s48
	s_mov_b32 s48, 0x1ab000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v203, v7
	buffer_load_dword v203, off, s[0:3], s48
	s_mov_b32 s48, 0x1ab100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v203, v6
	buffer_load_dword v203, off, s[0:3], s48
	s_mov_b32 s48, 0x1ab200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, v203, v5
	buffer_load_dword v203, off, s[0:3], s48
	s_mov_b32 s48, 0x1abc00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v203, v4
	buffer_load_dword v203, off, s[0:3], s48
	s_mov_b32 s48, 0x18e000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v203, v3
	buffer_store_dword v3, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s48 offset:4
	buffer_store_dword v5, off, s[0:3], s48 offset:8
	buffer_store_dword v6, off, s[0:3], s48 offset:12
	buffer_store_dword v7, off, s[0:3], s48 offset:16
	buffer_store_dword v8, off, s[0:3], s48 offset:20
	buffer_store_dword v9, off, s[0:3], s48 offset:24
	buffer_store_dword v10, off, s[0:3], s48 offset:28
	buffer_store_dword v11, off, s[0:3], s48 offset:32
	buffer_store_dword v12, off, s[0:3], s48 offset:36
	buffer_store_dword v13, off, s[0:3], s48 offset:40
	buffer_store_dword v14, off, s[0:3], s48 offset:44
	buffer_store_dword v15, off, s[0:3], s48 offset:48
	buffer_store_dword v16, off, s[0:3], s48 offset:52
	buffer_store_dword v17, off, s[0:3], s48 offset:56
	buffer_store_dword v18, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x1ab300
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ab400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v242, v3, v242
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ab500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v241, v3, v241
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1ab600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v240, v3, v240
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1aa500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v239, v3, v239
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1aa600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v254, v3, v254
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1aa700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v253, v3, v253
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1aaa00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v252, v3, v252
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1aa100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v251, v3, v251
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1aa200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v250, v3, v250
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1aa000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v249, v3, v249
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1aa300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v248, v3, v248
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v247, v3, v247
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v246, v3, v246
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v245, v3, v245
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v244, v3, v244
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x193000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v243, v3, v243
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x193100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v194, v3, v194
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x193200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v193, v3, v193
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v191, v3, v191
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v184, v3, v184
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v183, v3, v183
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v182, v3, v182
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v181, v3, v181
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v175, v3, v175
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v174, v3, v174
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v173, v3, v173
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x191000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v172, v3, v172
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x193700
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x193800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v18, v35, v18
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x193900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v17, v35, v17
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1ac500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v16, v35, v16
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1abd00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v15, v35, v15
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1abe00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v14, v35, v14
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1abf00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v35, v13
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1ac000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v12, v35, v12
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v11, v35, v11
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1aab00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v10, v35, v10
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1aac00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v9, v35, v9
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1ab800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v35, v8
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v35, v7
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1aad00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v35, v6
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1aae00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, v35, v5
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v35, v4
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x191000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v35, v3
	buffer_store_dword v3, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s48 offset:4
	buffer_store_dword v5, off, s[0:3], s48 offset:8
	buffer_store_dword v6, off, s[0:3], s48 offset:12
	buffer_store_dword v7, off, s[0:3], s48 offset:16
	buffer_store_dword v8, off, s[0:3], s48 offset:20
	buffer_store_dword v9, off, s[0:3], s48 offset:24
	buffer_store_dword v10, off, s[0:3], s48 offset:28
	buffer_store_dword v11, off, s[0:3], s48 offset:32
	buffer_store_dword v12, off, s[0:3], s48 offset:36
	buffer_store_dword v13, off, s[0:3], s48 offset:40
	buffer_store_dword v14, off, s[0:3], s48 offset:44
	buffer_store_dword v15, off, s[0:3], s48 offset:48
	buffer_store_dword v16, off, s[0:3], s48 offset:52
	buffer_store_dword v17, off, s[0:3], s48 offset:56
	buffer_store_dword v18, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x190000
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x1a9200
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1aa800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v6, v35, v6
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1aa900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v5, v35, v5
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1aaf00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v35, v4
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v3, v35, v3
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v18, v35, v18
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v17, v35, v17
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1aa400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v16, v35, v16
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v15, v35, v15
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v14, v35, v14
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v35, v13
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v12, v35, v12
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v11, v35, v11
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v10, v35, v10
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v9, v35, v9
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a9600
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v35, v8
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x190000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v35, v7
	buffer_store_dword v3, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s48 offset:4
	buffer_store_dword v5, off, s[0:3], s48 offset:8
	buffer_store_dword v6, off, s[0:3], s48 offset:12
	buffer_store_dword v7, off, s[0:3], s48 offset:16
	buffer_store_dword v8, off, s[0:3], s48 offset:20
	buffer_store_dword v9, off, s[0:3], s48 offset:24
	buffer_store_dword v10, off, s[0:3], s48 offset:28
	buffer_store_dword v11, off, s[0:3], s48 offset:32
	buffer_store_dword v12, off, s[0:3], s48 offset:36
	buffer_store_dword v13, off, s[0:3], s48 offset:40
	buffer_store_dword v14, off, s[0:3], s48 offset:44
	buffer_store_dword v15, off, s[0:3], s48 offset:48
	buffer_store_dword v16, off, s[0:3], s48 offset:52
	buffer_store_dword v17, off, s[0:3], s48 offset:56
	buffer_store_dword v18, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x193400
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v60, v3, v60
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v59, v3, v59
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v58, v3, v58
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x192000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v57, v3, v57
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v56, v3, v56
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8400
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v55, v3, v55
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a8500
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v54, v3, v54
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v53, v3, v53
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v52, v3, v52
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7c00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v51, v3, v51
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7d00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v50, v3, v50
	buffer_load_dword v3, off, s[0:3], s48
	s_mov_b32 s48, 0x18f000
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v49, v3, v49
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x1a6000
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7000
	s_waitcnt vmcnt(1)
	v_add_f32_e32 v6, v204, v6
	v_add_f32_e32 v5, v205, v5
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v48, v35, v48
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7100
	v_add_f32_e32 v3, v44, v3
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v47, v35, v47
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a7200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v46, v35, v46
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a5800
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v45, v35, v45
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v18, v35, v18
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v17, v35, v17
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v16, v35, v16
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6100
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v15, v35, v15
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6200
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v14, v35, v14
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a6300
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v13, v35, v13
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a5700
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v12, v35, v12
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a4f00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v11, v35, v11
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a5900
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v10, v35, v10
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a5a00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v9, v35, v9
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a5b00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v8, v35, v8
	buffer_load_dword v35, off, s[0:3], s48
	s_mov_b32 s48, 0x1a4e00
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v7, v35, v7
	buffer_load_dword v35, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	v_add_f32_e32 v4, v35, v4
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB1_84
; %bb.85:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[52:53]
	s_mov_b32 s48, 0x19bc00
	buffer_store_dword v223, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v224, off, s[0:3], s48 offset:4
	buffer_store_dword v225, off, s[0:3], s48 offset:8
	buffer_store_dword v226, off, s[0:3], s48 offset:12
	buffer_store_dword v227, off, s[0:3], s48 offset:16
	buffer_store_dword v228, off, s[0:3], s48 offset:20
	buffer_store_dword v229, off, s[0:3], s48 offset:24
	buffer_store_dword v230, off, s[0:3], s48 offset:28
	buffer_store_dword v231, off, s[0:3], s48 offset:32
	buffer_store_dword v232, off, s[0:3], s48 offset:36
	buffer_store_dword v233, off, s[0:3], s48 offset:40
	buffer_store_dword v234, off, s[0:3], s48 offset:44
	buffer_store_dword v235, off, s[0:3], s48 offset:48
	buffer_store_dword v236, off, s[0:3], s48 offset:52
	buffer_store_dword v237, off, s[0:3], s48 offset:56
	buffer_store_dword v238, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x19ac00
	buffer_store_dword v125, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v126, off, s[0:3], s48 offset:4
	buffer_store_dword v127, off, s[0:3], s48 offset:8
	buffer_store_dword v128, off, s[0:3], s48 offset:12
	buffer_store_dword v129, off, s[0:3], s48 offset:16
	buffer_store_dword v130, off, s[0:3], s48 offset:20
	buffer_store_dword v131, off, s[0:3], s48 offset:24
	buffer_store_dword v132, off, s[0:3], s48 offset:28
	buffer_store_dword v133, off, s[0:3], s48 offset:32
	buffer_store_dword v134, off, s[0:3], s48 offset:36
	buffer_store_dword v135, off, s[0:3], s48 offset:40
	buffer_store_dword v136, off, s[0:3], s48 offset:44
	buffer_store_dword v137, off, s[0:3], s48 offset:48
	buffer_store_dword v138, off, s[0:3], s48 offset:52
	buffer_store_dword v139, off, s[0:3], s48 offset:56
	buffer_store_dword v140, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x19dc00
	buffer_store_dword v109, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v110, off, s[0:3], s48 offset:4
	buffer_store_dword v111, off, s[0:3], s48 offset:8
	buffer_store_dword v112, off, s[0:3], s48 offset:12
	buffer_store_dword v113, off, s[0:3], s48 offset:16
	buffer_store_dword v114, off, s[0:3], s48 offset:20
	buffer_store_dword v115, off, s[0:3], s48 offset:24
	buffer_store_dword v116, off, s[0:3], s48 offset:28
	buffer_store_dword v117, off, s[0:3], s48 offset:32
	buffer_store_dword v118, off, s[0:3], s48 offset:36
	buffer_store_dword v119, off, s[0:3], s48 offset:40
	buffer_store_dword v120, off, s[0:3], s48 offset:44
	buffer_store_dword v121, off, s[0:3], s48 offset:48
	buffer_store_dword v122, off, s[0:3], s48 offset:52
	buffer_store_dword v123, off, s[0:3], s48 offset:56
	buffer_store_dword v124, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x19cc00
	buffer_store_dword v93, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v94, off, s[0:3], s48 offset:4
	buffer_store_dword v95, off, s[0:3], s48 offset:8
	buffer_store_dword v96, off, s[0:3], s48 offset:12
	buffer_store_dword v97, off, s[0:3], s48 offset:16
	buffer_store_dword v98, off, s[0:3], s48 offset:20
	buffer_store_dword v99, off, s[0:3], s48 offset:24
	buffer_store_dword v100, off, s[0:3], s48 offset:28
	buffer_store_dword v101, off, s[0:3], s48 offset:32
	buffer_store_dword v102, off, s[0:3], s48 offset:36
	buffer_store_dword v103, off, s[0:3], s48 offset:40
	buffer_store_dword v104, off, s[0:3], s48 offset:44
	buffer_store_dword v105, off, s[0:3], s48 offset:48
	buffer_store_dword v106, off, s[0:3], s48 offset:52
	buffer_store_dword v107, off, s[0:3], s48 offset:56
	buffer_store_dword v108, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x192000
	buffer_store_dword v77, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v78, off, s[0:3], s48 offset:4
	buffer_store_dword v79, off, s[0:3], s48 offset:8
	buffer_store_dword v80, off, s[0:3], s48 offset:12
	buffer_store_dword v81, off, s[0:3], s48 offset:16
	buffer_store_dword v82, off, s[0:3], s48 offset:20
	buffer_store_dword v83, off, s[0:3], s48 offset:24
	buffer_store_dword v84, off, s[0:3], s48 offset:28
	buffer_store_dword v85, off, s[0:3], s48 offset:32
	buffer_store_dword v86, off, s[0:3], s48 offset:36
	buffer_store_dword v87, off, s[0:3], s48 offset:40
	buffer_store_dword v88, off, s[0:3], s48 offset:44
	buffer_store_dword v89, off, s[0:3], s48 offset:48
	buffer_store_dword v90, off, s[0:3], s48 offset:52
	buffer_store_dword v91, off, s[0:3], s48 offset:56
	buffer_store_dword v92, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x18f000
	buffer_store_dword v3, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s48 offset:4
	buffer_store_dword v5, off, s[0:3], s48 offset:8
	buffer_store_dword v6, off, s[0:3], s48 offset:12
	buffer_store_dword v7, off, s[0:3], s48 offset:16
	buffer_store_dword v8, off, s[0:3], s48 offset:20
	buffer_store_dword v9, off, s[0:3], s48 offset:24
	buffer_store_dword v10, off, s[0:3], s48 offset:28
	buffer_store_dword v11, off, s[0:3], s48 offset:32
	buffer_store_dword v12, off, s[0:3], s48 offset:36
	buffer_store_dword v13, off, s[0:3], s48 offset:40
	buffer_store_dword v14, off, s[0:3], s48 offset:44
	buffer_store_dword v15, off, s[0:3], s48 offset:48
	buffer_store_dword v16, off, s[0:3], s48 offset:52
	buffer_store_dword v17, off, s[0:3], s48 offset:56
	buffer_store_dword v18, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x18a000
	buffer_store_dword v19, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v20, off, s[0:3], s48 offset:4
	buffer_store_dword v21, off, s[0:3], s48 offset:8
	buffer_store_dword v22, off, s[0:3], s48 offset:12
	buffer_store_dword v23, off, s[0:3], s48 offset:16
	buffer_store_dword v24, off, s[0:3], s48 offset:20
	buffer_store_dword v25, off, s[0:3], s48 offset:24
	buffer_store_dword v26, off, s[0:3], s48 offset:28
	buffer_store_dword v27, off, s[0:3], s48 offset:32
	buffer_store_dword v28, off, s[0:3], s48 offset:36
	buffer_store_dword v29, off, s[0:3], s48 offset:40
	buffer_store_dword v30, off, s[0:3], s48 offset:44
	buffer_store_dword v31, off, s[0:3], s48 offset:48
	buffer_store_dword v32, off, s[0:3], s48 offset:52
	buffer_store_dword v33, off, s[0:3], s48 offset:56
	buffer_store_dword v34, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x19ec00
	buffer_store_dword v207, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v208, off, s[0:3], s48 offset:4
	buffer_store_dword v209, off, s[0:3], s48 offset:8
	buffer_store_dword v210, off, s[0:3], s48 offset:12
	buffer_store_dword v211, off, s[0:3], s48 offset:16
	buffer_store_dword v212, off, s[0:3], s48 offset:20
	buffer_store_dword v213, off, s[0:3], s48 offset:24
	buffer_store_dword v214, off, s[0:3], s48 offset:28
	buffer_store_dword v215, off, s[0:3], s48 offset:32
	buffer_store_dword v216, off, s[0:3], s48 offset:36
	buffer_store_dword v217, off, s[0:3], s48 offset:40
	buffer_store_dword v218, off, s[0:3], s48 offset:44
	buffer_store_dword v219, off, s[0:3], s48 offset:48
	buffer_store_dword v220, off, s[0:3], s48 offset:52
	buffer_store_dword v221, off, s[0:3], s48 offset:56
	buffer_store_dword v222, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x1a0c00
	buffer_store_dword v147, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v148, off, s[0:3], s48 offset:4
	buffer_store_dword v149, off, s[0:3], s48 offset:8
	buffer_store_dword v150, off, s[0:3], s48 offset:12
	buffer_store_dword v151, off, s[0:3], s48 offset:16
	buffer_store_dword v152, off, s[0:3], s48 offset:20
	buffer_store_dword v153, off, s[0:3], s48 offset:24
	buffer_store_dword v154, off, s[0:3], s48 offset:28
	buffer_store_dword v155, off, s[0:3], s48 offset:32
	buffer_store_dword v156, off, s[0:3], s48 offset:36
	buffer_store_dword v157, off, s[0:3], s48 offset:40
	buffer_store_dword v158, off, s[0:3], s48 offset:44
	buffer_store_dword v159, off, s[0:3], s48 offset:48
	buffer_store_dword v160, off, s[0:3], s48 offset:52
	buffer_store_dword v161, off, s[0:3], s48 offset:56
	buffer_store_dword v162, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x19fc00
	buffer_store_dword v61, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v62, off, s[0:3], s48 offset:4
	buffer_store_dword v63, off, s[0:3], s48 offset:8
	buffer_store_dword v64, off, s[0:3], s48 offset:12
	buffer_store_dword v65, off, s[0:3], s48 offset:16
	buffer_store_dword v66, off, s[0:3], s48 offset:20
	buffer_store_dword v67, off, s[0:3], s48 offset:24
	buffer_store_dword v68, off, s[0:3], s48 offset:28
	buffer_store_dword v69, off, s[0:3], s48 offset:32
	buffer_store_dword v70, off, s[0:3], s48 offset:36
	buffer_store_dword v71, off, s[0:3], s48 offset:40
	buffer_store_dword v72, off, s[0:3], s48 offset:44
	buffer_store_dword v73, off, s[0:3], s48 offset:48
	buffer_store_dword v74, off, s[0:3], s48 offset:52
	buffer_store_dword v75, off, s[0:3], s48 offset:56
	buffer_store_dword v76, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x185000
	buffer_store_dword v239, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v240, off, s[0:3], s48 offset:4
	buffer_store_dword v241, off, s[0:3], s48 offset:8
	buffer_store_dword v242, off, s[0:3], s48 offset:12
	buffer_store_dword v243, off, s[0:3], s48 offset:16
	buffer_store_dword v244, off, s[0:3], s48 offset:20
	buffer_store_dword v245, off, s[0:3], s48 offset:24
	buffer_store_dword v246, off, s[0:3], s48 offset:28
	buffer_store_dword v247, off, s[0:3], s48 offset:32
	buffer_store_dword v248, off, s[0:3], s48 offset:36
	buffer_store_dword v249, off, s[0:3], s48 offset:40
	buffer_store_dword v250, off, s[0:3], s48 offset:44
	buffer_store_dword v251, off, s[0:3], s48 offset:48
	buffer_store_dword v252, off, s[0:3], s48 offset:52
	buffer_store_dword v253, off, s[0:3], s48 offset:56
	buffer_store_dword v254, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x1a2c00
	buffer_store_dword v179, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v180, off, s[0:3], s48 offset:4
	buffer_store_dword v181, off, s[0:3], s48 offset:8
	buffer_store_dword v182, off, s[0:3], s48 offset:12
	buffer_store_dword v183, off, s[0:3], s48 offset:16
	buffer_store_dword v184, off, s[0:3], s48 offset:20
	buffer_store_dword v185, off, s[0:3], s48 offset:24
	buffer_store_dword v186, off, s[0:3], s48 offset:28
	buffer_store_dword v187, off, s[0:3], s48 offset:32
	buffer_store_dword v188, off, s[0:3], s48 offset:36
	buffer_store_dword v189, off, s[0:3], s48 offset:40
	buffer_store_dword v190, off, s[0:3], s48 offset:44
	buffer_store_dword v191, off, s[0:3], s48 offset:48
	buffer_store_dword v192, off, s[0:3], s48 offset:52
	buffer_store_dword v193, off, s[0:3], s48 offset:56
	buffer_store_dword v194, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x1a1c00
	buffer_store_dword v163, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v164, off, s[0:3], s48 offset:4
	buffer_store_dword v165, off, s[0:3], s48 offset:8
	buffer_store_dword v166, off, s[0:3], s48 offset:12
	buffer_store_dword v167, off, s[0:3], s48 offset:16
	buffer_store_dword v168, off, s[0:3], s48 offset:20
	buffer_store_dword v169, off, s[0:3], s48 offset:24
	buffer_store_dword v170, off, s[0:3], s48 offset:28
	buffer_store_dword v171, off, s[0:3], s48 offset:32
	buffer_store_dword v172, off, s[0:3], s48 offset:36
	buffer_store_dword v173, off, s[0:3], s48 offset:40
	buffer_store_dword v174, off, s[0:3], s48 offset:44
	buffer_store_dword v175, off, s[0:3], s48 offset:48
	buffer_store_dword v176, off, s[0:3], s48 offset:52
	buffer_store_dword v177, off, s[0:3], s48 offset:56
	buffer_store_dword v178, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x1a3c00
	buffer_store_dword v45, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v46, off, s[0:3], s48 offset:4
	buffer_store_dword v47, off, s[0:3], s48 offset:8
	buffer_store_dword v48, off, s[0:3], s48 offset:12
	buffer_store_dword v49, off, s[0:3], s48 offset:16
	buffer_store_dword v50, off, s[0:3], s48 offset:20
	buffer_store_dword v51, off, s[0:3], s48 offset:24
	buffer_store_dword v52, off, s[0:3], s48 offset:28
	buffer_store_dword v53, off, s[0:3], s48 offset:32
	buffer_store_dword v54, off, s[0:3], s48 offset:36
	buffer_store_dword v55, off, s[0:3], s48 offset:40
	buffer_store_dword v56, off, s[0:3], s48 offset:44
	buffer_store_dword v57, off, s[0:3], s48 offset:48
	buffer_store_dword v58, off, s[0:3], s48 offset:52
	buffer_store_dword v59, off, s[0:3], s48 offset:56
	buffer_store_dword v60, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x1b0200
	buffer_load_dword v0, off, s[0:3], s48
	buffer_load_dword v1, off, s[0:3], s48 offset:4
	s_mov_b32 s48, 0x1b0400
	buffer_load_dword v71, off, s[0:3], s48
	buffer_load_dword v72, off, s[0:3], s48 offset:4
	s_mov_b32 s48, 0x1afd00
	buffer_load_dword v72, off, s[0:3], s48
	buffer_load_dword v73, off, s[0:3], s48 offset:4
	s_mov_b32 s48, 0x1aff00
	buffer_load_dword v73, off, s[0:3], s48
	buffer_load_dword v74, off, s[0:3], s48 offset:4
	s_mov_b32 s48, 0x1af700
	buffer_load_dword v75, off, s[0:3], s48
	s_mov_b32 s48, 0x1af800
	buffer_load_dword v76, off, s[0:3], s48
	s_mov_b32 s48, 0x1afb00
	buffer_load_dword v77, off, s[0:3], s48
	s_mov_b32 s48, 0x1afc00
	buffer_load_dword v78, off, s[0:3], s48
	s_mov_b32 s48, 0x1aef00
	buffer_load_dword v79, off, s[0:3], s48
	s_mov_b32 s48, 0x1af000
	buffer_load_dword v80, off, s[0:3], s48
	s_mov_b32 s48, 0x1af100
	buffer_load_dword v81, off, s[0:3], s48
	s_mov_b32 s48, 0x1af200
	buffer_load_dword v82, off, s[0:3], s48
	s_mov_b32 s48, 0x1af300
	buffer_load_dword v147, off, s[0:3], s48
	s_mov_b32 s48, 0x1af400
	buffer_load_dword v148, off, s[0:3], s48
	s_mov_b32 s48, 0x1af500
	buffer_load_dword v149, off, s[0:3], s48
	s_mov_b32 s48, 0x1af600
	buffer_load_dword v25, off, s[0:3], s48
	s_waitcnt vmcnt(14)
	v_mov_b32_e32 v50, v0
.LBB1_86:                               ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[50:51]
.LBB1_87:                               ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[20:21]
	.loc	1 140
	s_and_saveexec_b64 s[20:21], s[12:13]
	s_xor_b64 s[50:51], exec, s[20:21]
	s_cbranch_execz .LBB1_189
; %bb.88:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 136
	s_waitcnt vmcnt(1)
	v_mul_lo_u32 v35, v149, 6
	.loc	1 146
	s_xor_b64 s[20:21], s[16:17], -1
	v_add_u32_e32 v0, vcc, 6, v35
	v_cmp_ge_i32_e32 vcc, s76, v0
	s_and_b64 s[20:21], vcc, s[20:21]
	s_and_saveexec_b64 s[52:53], s[20:21]
	s_xor_b64 s[52:53], exec, s[52:53]
	s_cbranch_execz .LBB1_138
; %bb.89:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 149
	v_mad_i64_i32 v[0:1], s[20:21], v35, s74, 0
	s_mov_b32 s20, 0x186000
	s_nop 3
	buffer_load_dword v3, off, s[0:3], s20
	buffer_load_dword v4, off, s[0:3], s20 offset:4
	buffer_load_dword v5, off, s[0:3], s20 offset:8
	buffer_load_dword v6, off, s[0:3], s20 offset:12
	buffer_load_dword v7, off, s[0:3], s20 offset:16
	buffer_load_dword v8, off, s[0:3], s20 offset:20
	buffer_load_dword v9, off, s[0:3], s20 offset:24
	buffer_load_dword v10, off, s[0:3], s20 offset:28
	buffer_load_dword v11, off, s[0:3], s20 offset:32
	buffer_load_dword v12, off, s[0:3], s20 offset:36
	buffer_load_dword v13, off, s[0:3], s20 offset:40
	buffer_load_dword v14, off, s[0:3], s20 offset:44
	buffer_load_dword v15, off, s[0:3], s20 offset:48
	buffer_load_dword v16, off, s[0:3], s20 offset:52
	buffer_load_dword v17, off, s[0:3], s20 offset:56
	buffer_load_dword v18, off, s[0:3], s20 offset:60
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, v77, v0
	v_addc_u32_e32 v1, vcc, v78, v1, vcc
	.loc	1 153
	s_and_b64 vcc, exec, s[90:91]
	.loc	1 152
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v34, s31, v18
	v_mul_f32_e32 v33, s30, v17
	v_mul_f32_e32 v32, s29, v16
	v_mul_f32_e32 v31, s28, v15
	v_mul_f32_e32 v30, s47, v14
	v_mul_f32_e32 v29, s46, v13
	v_mul_f32_e32 v28, s65, v12
	v_mul_f32_e32 v27, s64, v11
	v_mul_f32_e32 v26, s67, v10
	v_mul_f32_e32 v25, s66, v9
	v_mul_f32_e32 v24, s69, v8
	v_mul_f32_e32 v23, s68, v7
	v_mul_f32_e32 v22, s71, v6
	v_mul_f32_e32 v21, s70, v5
	v_mul_f32_e32 v20, s73, v4
	v_mul_f32_e32 v19, s72, v3
	.loc	1 153
	s_cbranch_vccz .LBB1_91
; %bb.90:                               ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v36, vcc, 16, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	v_add_u32_e32 v40, vcc, 32, v0
	v_addc_u32_e32 v41, vcc, 0, v1, vcc
	v_add_u32_e32 v44, vcc, 48, v0
	v_addc_u32_e32 v45, vcc, 0, v1, vcc
	flat_load_dwordx4 v[36:39], v[36:37]
	flat_load_dwordx4 v[40:43], v[40:41]
	flat_load_dwordx4 v[44:47], v[44:45]
	flat_load_dwordx4 v[67:70], v[0:1]
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v39, s43, v39
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v47, s23, v47
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v48, s39, v70
	v_add_f32_e32 v22, v48, v22
	v_mul_f32_e32 v48, s38, v69
	v_add_f32_e32 v21, v48, v21
	v_mul_f32_e32 v48, s37, v68
	v_add_f32_e32 v20, v48, v20
	v_mul_f32_e32 v48, s36, v67
	v_mul_f32_e32 v46, s22, v46
	v_mul_f32_e32 v45, s25, v45
	v_mul_f32_e32 v44, s24, v44
	v_mul_f32_e32 v43, s27, v43
	v_mul_f32_e32 v42, s26, v42
	v_mul_f32_e32 v41, s45, v41
	v_mul_f32_e32 v40, s44, v40
	v_mul_f32_e32 v38, s42, v38
	v_mul_f32_e32 v37, s41, v37
	v_mul_f32_e32 v36, s40, v36
	v_add_f32_e32 v19, v48, v19
	v_add_f32_e32 v34, v47, v34
	v_add_f32_e32 v33, v46, v33
	v_add_f32_e32 v32, v45, v32
	v_add_f32_e32 v31, v44, v31
	v_add_f32_e32 v30, v43, v30
	v_add_f32_e32 v29, v42, v29
	v_add_f32_e32 v28, v41, v28
	v_add_f32_e32 v27, v40, v27
	v_add_f32_e32 v26, v39, v26
	v_add_f32_e32 v25, v38, v25
	v_add_f32_e32 v24, v37, v24
	v_add_f32_e32 v23, v36, v23
.LBB1_91:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v36, vcc, 48, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	flat_store_dwordx4 v[36:37], v[31:34]
	s_mov_b32 s20, 0x187000
	v_add_u32_e32 v31, vcc, 32, v0
	v_addc_u32_e32 v32, vcc, 0, v1, vcc
	flat_store_dwordx4 v[31:32], v[27:30]
	.loc	1 153
	v_cndmask_b32_e64 v36, 0, 1, s[90:91]
	.loc	1 154
	v_add_u32_e32 v27, vcc, 16, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	flat_store_dwordx4 v[27:28], v[23:26]
	flat_store_dwordx4 v[0:1], v[19:22]
	buffer_load_dword v3, off, s[0:3], s20
	buffer_load_dword v4, off, s[0:3], s20 offset:4
	buffer_load_dword v5, off, s[0:3], s20 offset:8
	buffer_load_dword v6, off, s[0:3], s20 offset:12
	buffer_load_dword v7, off, s[0:3], s20 offset:16
	buffer_load_dword v8, off, s[0:3], s20 offset:20
	buffer_load_dword v9, off, s[0:3], s20 offset:24
	buffer_load_dword v10, off, s[0:3], s20 offset:28
	buffer_load_dword v11, off, s[0:3], s20 offset:32
	buffer_load_dword v12, off, s[0:3], s20 offset:36
	buffer_load_dword v13, off, s[0:3], s20 offset:40
	buffer_load_dword v14, off, s[0:3], s20 offset:44
	buffer_load_dword v15, off, s[0:3], s20 offset:48
	buffer_load_dword v16, off, s[0:3], s20 offset:52
	buffer_load_dword v17, off, s[0:3], s20 offset:56
	buffer_load_dword v18, off, s[0:3], s20 offset:60
	.loc	1 153
	v_cmp_ne_u32_e64 s[20:21], 1, v36
	s_andn2_b64 vcc, exec, s[90:91]
	.loc	1 152
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v34, s31, v18
	v_mul_f32_e32 v33, s30, v17
	v_mul_f32_e32 v32, s29, v16
	v_mul_f32_e32 v31, s28, v15
	v_mul_f32_e32 v30, s47, v14
	v_mul_f32_e32 v29, s46, v13
	v_mul_f32_e32 v28, s65, v12
	v_mul_f32_e32 v27, s64, v11
	v_mul_f32_e32 v26, s67, v10
	v_mul_f32_e32 v25, s66, v9
	v_mul_f32_e32 v24, s69, v8
	v_mul_f32_e32 v23, s68, v7
	v_mul_f32_e32 v22, s71, v6
	v_mul_f32_e32 v21, s70, v5
	v_mul_f32_e32 v20, s73, v4
	v_mul_f32_e32 v19, s72, v3
	s_cbranch_vccnz .LBB1_93
; %bb.92:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 153
	v_add_u32_e32 v36, vcc, 64, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	v_add_u32_e32 v40, vcc, 0x50, v0
	v_addc_u32_e32 v41, vcc, 0, v1, vcc
	v_add_u32_e32 v44, vcc, 0x60, v0
	v_addc_u32_e32 v45, vcc, 0, v1, vcc
	v_add_u32_e32 v48, vcc, 0x70, v0
	v_addc_u32_e32 v49, vcc, 0, v1, vcc
	flat_load_dwordx4 v[36:39], v[36:37]
	flat_load_dwordx4 v[40:43], v[40:41]
	flat_load_dwordx4 v[44:47], v[44:45]
	flat_load_dwordx4 v[67:70], v[48:49]
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v39, s39, v39
	v_mul_f32_e32 v38, s38, v38
	v_mul_f32_e32 v37, s37, v37
	v_mul_f32_e32 v36, s36, v36
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v43, s43, v43
	v_mul_f32_e32 v42, s42, v42
	v_mul_f32_e32 v41, s41, v41
	v_mul_f32_e32 v40, s40, v40
	v_add_f32_e32 v22, v39, v22
	v_add_f32_e32 v21, v38, v21
	v_add_f32_e32 v20, v37, v20
	v_add_f32_e32 v19, v36, v19
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v36, s27, v47
	v_mul_f32_e32 v37, s26, v46
	v_mul_f32_e32 v38, s45, v45
	v_mul_f32_e32 v39, s44, v44
	v_add_f32_e32 v26, v43, v26
	v_add_f32_e32 v25, v42, v25
	v_add_f32_e32 v24, v41, v24
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v41, s23, v70
	v_mul_f32_e32 v42, s22, v69
	v_mul_f32_e32 v43, s25, v68
	v_mul_f32_e32 v44, s24, v67
	v_add_f32_e32 v30, v36, v30
	v_add_f32_e32 v29, v37, v29
	v_add_f32_e32 v28, v38, v28
	v_add_f32_e32 v27, v39, v27
	v_add_f32_e32 v34, v41, v34
	v_add_f32_e32 v33, v42, v33
	v_add_f32_e32 v32, v43, v32
	v_add_f32_e32 v31, v44, v31
	v_add_f32_e32 v23, v40, v23
.LBB1_93:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v36, vcc, 64, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	v_add_u32_e32 v38, vcc, 0x70, v0
	v_addc_u32_e32 v39, vcc, 0, v1, vcc
	flat_store_dwordx4 v[38:39], v[31:34]
	s_mov_b32 s48, 0x19bc00
	v_add_u32_e32 v31, vcc, 0x60, v0
	v_addc_u32_e32 v32, vcc, 0, v1, vcc
	flat_store_dwordx4 v[31:32], v[27:30]
	s_nop 0
	v_add_u32_e32 v27, vcc, 0x50, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	flat_store_dwordx4 v[27:28], v[23:26]
	flat_store_dwordx4 v[36:37], v[19:22]
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x18e000
	buffer_load_dword v150, off, s[0:3], s48
	buffer_load_dword v151, off, s[0:3], s48 offset:4
	buffer_load_dword v152, off, s[0:3], s48 offset:8
	buffer_load_dword v153, off, s[0:3], s48 offset:12
	buffer_load_dword v154, off, s[0:3], s48 offset:16
	buffer_load_dword v155, off, s[0:3], s48 offset:20
	buffer_load_dword v156, off, s[0:3], s48 offset:24
	buffer_load_dword v157, off, s[0:3], s48 offset:28
	buffer_load_dword v158, off, s[0:3], s48 offset:32
	buffer_load_dword v159, off, s[0:3], s48 offset:36
	buffer_load_dword v160, off, s[0:3], s48 offset:40
	buffer_load_dword v161, off, s[0:3], s48 offset:44
	buffer_load_dword v162, off, s[0:3], s48 offset:48
	buffer_load_dword v163, off, s[0:3], s48 offset:52
	buffer_load_dword v164, off, s[0:3], s48 offset:56
	buffer_load_dword v165, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x19fc00
	buffer_load_dword v166, off, s[0:3], s48
	buffer_load_dword v167, off, s[0:3], s48 offset:4
	buffer_load_dword v168, off, s[0:3], s48 offset:8
	buffer_load_dword v169, off, s[0:3], s48 offset:12
	buffer_load_dword v170, off, s[0:3], s48 offset:16
	buffer_load_dword v171, off, s[0:3], s48 offset:20
	buffer_load_dword v172, off, s[0:3], s48 offset:24
	buffer_load_dword v173, off, s[0:3], s48 offset:28
	buffer_load_dword v174, off, s[0:3], s48 offset:32
	buffer_load_dword v175, off, s[0:3], s48 offset:36
	buffer_load_dword v176, off, s[0:3], s48 offset:40
	buffer_load_dword v177, off, s[0:3], s48 offset:44
	buffer_load_dword v178, off, s[0:3], s48 offset:48
	buffer_load_dword v179, off, s[0:3], s48 offset:52
	buffer_load_dword v180, off, s[0:3], s48 offset:56
	buffer_load_dword v181, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x1a0c00
	buffer_load_dword v211, off, s[0:3], s48
	buffer_load_dword v212, off, s[0:3], s48 offset:4
	buffer_load_dword v213, off, s[0:3], s48 offset:8
	buffer_load_dword v214, off, s[0:3], s48 offset:12
	buffer_load_dword v215, off, s[0:3], s48 offset:16
	buffer_load_dword v216, off, s[0:3], s48 offset:20
	buffer_load_dword v217, off, s[0:3], s48 offset:24
	buffer_load_dword v218, off, s[0:3], s48 offset:28
	buffer_load_dword v219, off, s[0:3], s48 offset:32
	buffer_load_dword v220, off, s[0:3], s48 offset:36
	buffer_load_dword v221, off, s[0:3], s48 offset:40
	buffer_load_dword v222, off, s[0:3], s48 offset:44
	buffer_load_dword v223, off, s[0:3], s48 offset:48
	buffer_load_dword v224, off, s[0:3], s48 offset:52
	buffer_load_dword v225, off, s[0:3], s48 offset:56
	buffer_load_dword v226, off, s[0:3], s48 offset:60
	.loc	1 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 152
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v34, s31, v18
	v_mul_f32_e32 v33, s30, v17
	v_mul_f32_e32 v32, s29, v16
	v_mul_f32_e32 v31, s28, v15
	v_mul_f32_e32 v30, s47, v14
	v_mul_f32_e32 v29, s46, v13
	v_mul_f32_e32 v28, s65, v12
	v_mul_f32_e32 v27, s64, v11
	v_mul_f32_e32 v26, s67, v10
	v_mul_f32_e32 v25, s66, v9
	v_mul_f32_e32 v24, s69, v8
	v_mul_f32_e32 v23, s68, v7
	v_mul_f32_e32 v22, s71, v6
	v_mul_f32_e32 v21, s70, v5
	v_mul_f32_e32 v20, s73, v4
	v_mul_f32_e32 v19, s72, v3
	s_cbranch_vccnz .LBB1_95
; %bb.94:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 153
	v_add_u32_e32 v36, vcc, 0x80, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	v_add_u32_e32 v40, vcc, 0x90, v0
	v_addc_u32_e32 v41, vcc, 0, v1, vcc
	v_add_u32_e32 v44, vcc, 0xa0, v0
	v_addc_u32_e32 v45, vcc, 0, v1, vcc
	v_add_u32_e32 v48, vcc, 0xb0, v0
	v_addc_u32_e32 v49, vcc, 0, v1, vcc
	flat_load_dwordx4 v[36:39], v[36:37]
	flat_load_dwordx4 v[40:43], v[40:41]
	flat_load_dwordx4 v[44:47], v[44:45]
	flat_load_dwordx4 v[67:70], v[48:49]
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v39, s39, v39
	v_mul_f32_e32 v38, s38, v38
	v_mul_f32_e32 v37, s37, v37
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v43, s43, v43
	v_mul_f32_e32 v42, s42, v42
	v_mul_f32_e32 v41, s41, v41
	v_mul_f32_e32 v40, s40, v40
	v_mul_f32_e32 v36, s36, v36
	v_add_f32_e32 v22, v39, v22
	v_add_f32_e32 v21, v38, v21
	v_add_f32_e32 v20, v37, v20
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v37, s27, v47
	v_mul_f32_e32 v38, s26, v46
	v_mul_f32_e32 v39, s45, v45
	v_mul_f32_e32 v44, s44, v44
	v_add_f32_e32 v26, v43, v26
	v_add_f32_e32 v25, v42, v25
	v_add_f32_e32 v24, v41, v24
	v_add_f32_e32 v23, v40, v23
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v40, s23, v70
	v_mul_f32_e32 v41, s22, v69
	v_mul_f32_e32 v42, s25, v68
	v_mul_f32_e32 v43, s24, v67
	v_add_f32_e32 v30, v37, v30
	v_add_f32_e32 v29, v38, v29
	v_add_f32_e32 v28, v39, v28
	v_add_f32_e32 v27, v44, v27
	v_add_f32_e32 v34, v40, v34
	v_add_f32_e32 v33, v41, v33
	v_add_f32_e32 v32, v42, v32
	v_add_f32_e32 v31, v43, v31
	v_add_f32_e32 v19, v36, v19
.LBB1_95:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v36, vcc, 0x80, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	v_add_u32_e32 v38, vcc, 0xb0, v0
	v_addc_u32_e32 v39, vcc, 0, v1, vcc
	flat_store_dwordx4 v[38:39], v[31:34]
	s_mov_b32 s48, 0x19ac00
	v_add_u32_e32 v31, vcc, 0xa0, v0
	v_addc_u32_e32 v32, vcc, 0, v1, vcc
	flat_store_dwordx4 v[31:32], v[27:30]
	s_nop 0
	v_add_u32_e32 v27, vcc, 0x90, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	flat_store_dwordx4 v[27:28], v[23:26]
	flat_store_dwordx4 v[36:37], v[19:22]
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	.loc	1 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 152
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v34, s31, v18
	v_mul_f32_e32 v33, s30, v17
	v_mul_f32_e32 v32, s29, v16
	v_mul_f32_e32 v31, s28, v15
	v_mul_f32_e32 v30, s47, v14
	v_mul_f32_e32 v29, s46, v13
	v_mul_f32_e32 v28, s65, v12
	v_mul_f32_e32 v27, s64, v11
	v_mul_f32_e32 v22, s67, v10
	v_mul_f32_e32 v21, s66, v9
	v_mul_f32_e32 v20, s69, v8
	v_mul_f32_e32 v19, s68, v7
	v_mul_f32_e32 v26, s71, v6
	v_mul_f32_e32 v25, s70, v5
	v_mul_f32_e32 v24, s73, v4
	v_mul_f32_e32 v23, s72, v3
	s_cbranch_vccnz .LBB1_97
; %bb.96:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 153
	v_add_u32_e32 v36, vcc, 0xc0, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	v_add_u32_e32 v40, vcc, 0xd0, v0
	v_addc_u32_e32 v41, vcc, 0, v1, vcc
	v_add_u32_e32 v44, vcc, 0xe0, v0
	v_addc_u32_e32 v45, vcc, 0, v1, vcc
	v_add_u32_e32 v48, vcc, 0xf0, v0
	v_addc_u32_e32 v49, vcc, 0, v1, vcc
	flat_load_dwordx4 v[36:39], v[36:37]
	flat_load_dwordx4 v[40:43], v[40:41]
	flat_load_dwordx4 v[44:47], v[44:45]
	flat_load_dwordx4 v[67:70], v[48:49]
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v39, s39, v39
	v_mul_f32_e32 v38, s38, v38
	v_mul_f32_e32 v37, s37, v37
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v43, s43, v43
	v_mul_f32_e32 v42, s42, v42
	v_mul_f32_e32 v41, s41, v41
	v_mul_f32_e32 v40, s40, v40
	v_mul_f32_e32 v36, s36, v36
	v_add_f32_e32 v26, v39, v26
	v_add_f32_e32 v25, v38, v25
	v_add_f32_e32 v24, v37, v24
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v37, s27, v47
	v_mul_f32_e32 v38, s26, v46
	v_mul_f32_e32 v39, s45, v45
	v_mul_f32_e32 v44, s44, v44
	v_add_f32_e32 v22, v43, v22
	v_add_f32_e32 v21, v42, v21
	v_add_f32_e32 v20, v41, v20
	v_add_f32_e32 v19, v40, v19
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v40, s23, v70
	v_mul_f32_e32 v41, s22, v69
	v_mul_f32_e32 v42, s25, v68
	v_mul_f32_e32 v43, s24, v67
	v_add_f32_e32 v30, v37, v30
	v_add_f32_e32 v29, v38, v29
	v_add_f32_e32 v28, v39, v28
	v_add_f32_e32 v27, v44, v27
	v_add_f32_e32 v34, v40, v34
	v_add_f32_e32 v33, v41, v33
	v_add_f32_e32 v32, v42, v32
	v_add_f32_e32 v31, v43, v31
	v_add_f32_e32 v23, v36, v23
.LBB1_97:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v36, vcc, 0xc0, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	v_add_u32_e32 v38, vcc, 0xf0, v0
	v_addc_u32_e32 v39, vcc, 0, v1, vcc
	flat_store_dwordx4 v[38:39], v[31:34]
	s_mov_b32 s48, 0x189000
	v_add_u32_e32 v31, vcc, 0xe0, v0
	v_addc_u32_e32 v32, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0xd0, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[31:32], v[27:30]
	flat_store_dwordx4 v[0:1], v[19:22]
	flat_store_dwordx4 v[36:37], v[23:26]
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	.loc	1 149
	v_or_b32_e32 v0, 1, v35
	v_mad_i64_i32 v[0:1], s[54:55], v0, s74, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, v77, v0
	v_addc_u32_e32 v1, vcc, v78, v1, vcc
	.loc	1 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 152
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v34, s31, v18
	v_mul_f32_e32 v33, s30, v17
	v_mul_f32_e32 v32, s29, v16
	v_mul_f32_e32 v31, s28, v15
	v_mul_f32_e32 v30, s47, v14
	v_mul_f32_e32 v29, s46, v13
	v_mul_f32_e32 v28, s65, v12
	v_mul_f32_e32 v27, s64, v11
	v_mul_f32_e32 v26, s67, v10
	v_mul_f32_e32 v25, s66, v9
	v_mul_f32_e32 v24, s69, v8
	v_mul_f32_e32 v23, s68, v7
	v_mul_f32_e32 v22, s71, v6
	v_mul_f32_e32 v21, s70, v5
	v_mul_f32_e32 v20, s73, v4
	v_mul_f32_e32 v19, s72, v3
	s_cbranch_vccnz .LBB1_99
; %bb.98:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 153
	v_add_u32_e32 v36, vcc, 16, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	v_add_u32_e32 v40, vcc, 32, v0
	v_addc_u32_e32 v41, vcc, 0, v1, vcc
	v_add_u32_e32 v44, vcc, 48, v0
	v_addc_u32_e32 v45, vcc, 0, v1, vcc
	flat_load_dwordx4 v[36:39], v[36:37]
	flat_load_dwordx4 v[40:43], v[40:41]
	flat_load_dwordx4 v[44:47], v[44:45]
	flat_load_dwordx4 v[67:70], v[0:1]
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v39, s43, v39
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v47, s23, v47
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v48, s39, v70
	v_add_f32_e32 v22, v48, v22
	v_mul_f32_e32 v48, s38, v69
	v_add_f32_e32 v21, v48, v21
	v_mul_f32_e32 v48, s37, v68
	v_add_f32_e32 v20, v48, v20
	v_mul_f32_e32 v48, s36, v67
	v_mul_f32_e32 v46, s22, v46
	v_mul_f32_e32 v45, s25, v45
	v_mul_f32_e32 v44, s24, v44
	v_mul_f32_e32 v43, s27, v43
	v_mul_f32_e32 v42, s26, v42
	v_mul_f32_e32 v41, s45, v41
	v_mul_f32_e32 v40, s44, v40
	v_mul_f32_e32 v38, s42, v38
	v_mul_f32_e32 v37, s41, v37
	v_mul_f32_e32 v36, s40, v36
	v_add_f32_e32 v19, v48, v19
	v_add_f32_e32 v34, v47, v34
	v_add_f32_e32 v33, v46, v33
	v_add_f32_e32 v32, v45, v32
	v_add_f32_e32 v31, v44, v31
	v_add_f32_e32 v30, v43, v30
	v_add_f32_e32 v29, v42, v29
	v_add_f32_e32 v28, v41, v28
	v_add_f32_e32 v27, v40, v27
	v_add_f32_e32 v26, v39, v26
	v_add_f32_e32 v25, v38, v25
	v_add_f32_e32 v24, v37, v24
	v_add_f32_e32 v23, v36, v23
.LBB1_99:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v36, vcc, 48, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	flat_store_dwordx4 v[36:37], v[31:34]
	s_mov_b32 s48, 0x188000
	v_add_u32_e32 v31, vcc, 32, v0
	v_addc_u32_e32 v32, vcc, 0, v1, vcc
	flat_store_dwordx4 v[31:32], v[27:30]
	s_nop 0
	v_add_u32_e32 v27, vcc, 16, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	flat_store_dwordx4 v[27:28], v[23:26]
	flat_store_dwordx4 v[0:1], v[19:22]
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x1a1c00
	buffer_load_dword v99, off, s[0:3], s48
	buffer_load_dword v100, off, s[0:3], s48 offset:4
	buffer_load_dword v101, off, s[0:3], s48 offset:8
	buffer_load_dword v102, off, s[0:3], s48 offset:12
	buffer_load_dword v103, off, s[0:3], s48 offset:16
	buffer_load_dword v104, off, s[0:3], s48 offset:20
	buffer_load_dword v105, off, s[0:3], s48 offset:24
	buffer_load_dword v106, off, s[0:3], s48 offset:28
	buffer_load_dword v107, off, s[0:3], s48 offset:32
	buffer_load_dword v108, off, s[0:3], s48 offset:36
	buffer_load_dword v109, off, s[0:3], s48 offset:40
	buffer_load_dword v110, off, s[0:3], s48 offset:44
	buffer_load_dword v111, off, s[0:3], s48 offset:48
	buffer_load_dword v112, off, s[0:3], s48 offset:52
	buffer_load_dword v113, off, s[0:3], s48 offset:56
	buffer_load_dword v114, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x1a2c00
	buffer_load_dword v115, off, s[0:3], s48
	buffer_load_dword v116, off, s[0:3], s48 offset:4
	buffer_load_dword v117, off, s[0:3], s48 offset:8
	buffer_load_dword v118, off, s[0:3], s48 offset:12
	buffer_load_dword v119, off, s[0:3], s48 offset:16
	buffer_load_dword v120, off, s[0:3], s48 offset:20
	buffer_load_dword v121, off, s[0:3], s48 offset:24
	buffer_load_dword v122, off, s[0:3], s48 offset:28
	buffer_load_dword v123, off, s[0:3], s48 offset:32
	buffer_load_dword v124, off, s[0:3], s48 offset:36
	buffer_load_dword v125, off, s[0:3], s48 offset:40
	buffer_load_dword v126, off, s[0:3], s48 offset:44
	buffer_load_dword v127, off, s[0:3], s48 offset:48
	buffer_load_dword v128, off, s[0:3], s48 offset:52
	buffer_load_dword v129, off, s[0:3], s48 offset:56
	buffer_load_dword v130, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x185000
	buffer_load_dword v131, off, s[0:3], s48
	buffer_load_dword v132, off, s[0:3], s48 offset:4
	buffer_load_dword v133, off, s[0:3], s48 offset:8
	buffer_load_dword v134, off, s[0:3], s48 offset:12
	buffer_load_dword v135, off, s[0:3], s48 offset:16
	buffer_load_dword v136, off, s[0:3], s48 offset:20
	buffer_load_dword v137, off, s[0:3], s48 offset:24
	buffer_load_dword v138, off, s[0:3], s48 offset:28
	buffer_load_dword v139, off, s[0:3], s48 offset:32
	buffer_load_dword v140, off, s[0:3], s48 offset:36
	buffer_load_dword v141, off, s[0:3], s48 offset:40
	buffer_load_dword v142, off, s[0:3], s48 offset:44
	buffer_load_dword v143, off, s[0:3], s48 offset:48
	buffer_load_dword v144, off, s[0:3], s48 offset:52
	buffer_load_dword v145, off, s[0:3], s48 offset:56
	buffer_load_dword v146, off, s[0:3], s48 offset:60
	.loc	1 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 152
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v34, s31, v18
	v_mul_f32_e32 v33, s30, v17
	v_mul_f32_e32 v32, s29, v16
	v_mul_f32_e32 v31, s28, v15
	v_mul_f32_e32 v30, s47, v14
	v_mul_f32_e32 v29, s46, v13
	v_mul_f32_e32 v28, s65, v12
	v_mul_f32_e32 v27, s64, v11
	v_mul_f32_e32 v26, s67, v10
	v_mul_f32_e32 v25, s66, v9
	v_mul_f32_e32 v24, s69, v8
	v_mul_f32_e32 v23, s68, v7
	v_mul_f32_e32 v22, s71, v6
	v_mul_f32_e32 v21, s70, v5
	v_mul_f32_e32 v20, s73, v4
	v_mul_f32_e32 v19, s72, v3
	s_cbranch_vccnz .LBB1_101
; %bb.100:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 153
	v_add_u32_e32 v36, vcc, 64, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	v_add_u32_e32 v40, vcc, 0x50, v0
	v_addc_u32_e32 v41, vcc, 0, v1, vcc
	v_add_u32_e32 v44, vcc, 0x60, v0
	v_addc_u32_e32 v45, vcc, 0, v1, vcc
	v_add_u32_e32 v48, vcc, 0x70, v0
	v_addc_u32_e32 v49, vcc, 0, v1, vcc
	flat_load_dwordx4 v[36:39], v[36:37]
	flat_load_dwordx4 v[40:43], v[40:41]
	flat_load_dwordx4 v[44:47], v[44:45]
	flat_load_dwordx4 v[67:70], v[48:49]
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v39, s39, v39
	v_mul_f32_e32 v38, s38, v38
	v_mul_f32_e32 v37, s37, v37
	v_mul_f32_e32 v36, s36, v36
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v43, s43, v43
	v_mul_f32_e32 v42, s42, v42
	v_mul_f32_e32 v41, s41, v41
	v_mul_f32_e32 v40, s40, v40
	v_add_f32_e32 v22, v39, v22
	v_add_f32_e32 v21, v38, v21
	v_add_f32_e32 v20, v37, v20
	v_add_f32_e32 v19, v36, v19
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v36, s27, v47
	v_mul_f32_e32 v37, s26, v46
	v_mul_f32_e32 v38, s45, v45
	v_mul_f32_e32 v39, s44, v44
	v_add_f32_e32 v26, v43, v26
	v_add_f32_e32 v25, v42, v25
	v_add_f32_e32 v24, v41, v24
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v41, s23, v70
	v_mul_f32_e32 v42, s22, v69
	v_mul_f32_e32 v43, s25, v68
	v_mul_f32_e32 v44, s24, v67
	v_add_f32_e32 v30, v36, v30
	v_add_f32_e32 v29, v37, v29
	v_add_f32_e32 v28, v38, v28
	v_add_f32_e32 v27, v39, v27
	v_add_f32_e32 v34, v41, v34
	v_add_f32_e32 v33, v42, v33
	v_add_f32_e32 v32, v43, v32
	v_add_f32_e32 v31, v44, v31
	v_add_f32_e32 v23, v40, v23
.LBB1_101:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v36, vcc, 64, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	v_add_u32_e32 v38, vcc, 0x70, v0
	v_addc_u32_e32 v39, vcc, 0, v1, vcc
	flat_store_dwordx4 v[38:39], v[31:34]
	s_mov_b32 s48, 0x19dc00
	v_add_u32_e32 v31, vcc, 0x60, v0
	v_addc_u32_e32 v32, vcc, 0, v1, vcc
	flat_store_dwordx4 v[31:32], v[27:30]
	s_nop 0
	v_add_u32_e32 v27, vcc, 0x50, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	flat_store_dwordx4 v[27:28], v[23:26]
	flat_store_dwordx4 v[36:37], v[19:22]
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x190000
	buffer_load_dword v51, off, s[0:3], s48
	buffer_load_dword v52, off, s[0:3], s48 offset:4
	buffer_load_dword v53, off, s[0:3], s48 offset:8
	buffer_load_dword v54, off, s[0:3], s48 offset:12
	buffer_load_dword v55, off, s[0:3], s48 offset:16
	buffer_load_dword v56, off, s[0:3], s48 offset:20
	buffer_load_dword v57, off, s[0:3], s48 offset:24
	buffer_load_dword v58, off, s[0:3], s48 offset:28
	buffer_load_dword v59, off, s[0:3], s48 offset:32
	buffer_load_dword v60, off, s[0:3], s48 offset:36
	buffer_load_dword v61, off, s[0:3], s48 offset:40
	buffer_load_dword v62, off, s[0:3], s48 offset:44
	buffer_load_dword v63, off, s[0:3], s48 offset:48
	buffer_load_dword v64, off, s[0:3], s48 offset:52
	buffer_load_dword v65, off, s[0:3], s48 offset:56
	buffer_load_dword v66, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x191000
	buffer_load_dword v83, off, s[0:3], s48
	buffer_load_dword v84, off, s[0:3], s48 offset:4
	buffer_load_dword v85, off, s[0:3], s48 offset:8
	buffer_load_dword v86, off, s[0:3], s48 offset:12
	buffer_load_dword v87, off, s[0:3], s48 offset:16
	buffer_load_dword v88, off, s[0:3], s48 offset:20
	buffer_load_dword v89, off, s[0:3], s48 offset:24
	buffer_load_dword v90, off, s[0:3], s48 offset:28
	buffer_load_dword v91, off, s[0:3], s48 offset:32
	buffer_load_dword v92, off, s[0:3], s48 offset:36
	buffer_load_dword v93, off, s[0:3], s48 offset:40
	buffer_load_dword v94, off, s[0:3], s48 offset:44
	buffer_load_dword v95, off, s[0:3], s48 offset:48
	buffer_load_dword v96, off, s[0:3], s48 offset:52
	buffer_load_dword v97, off, s[0:3], s48 offset:56
	buffer_load_dword v98, off, s[0:3], s48 offset:60
	.loc	1 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 152
	s_waitcnt vmcnt(14)
	v_mul_f32_e32 v34, s31, v18
	v_mul_f32_e32 v33, s30, v17
	v_mul_f32_e32 v32, s29, v16
	v_mul_f32_e32 v31, s28, v15
	v_mul_f32_e32 v30, s47, v14
	v_mul_f32_e32 v29, s46, v13
	v_mul_f32_e32 v28, s65, v12
	v_mul_f32_e32 v27, s64, v11
	v_mul_f32_e32 v26, s67, v10
	v_mul_f32_e32 v25, s66, v9
	v_mul_f32_e32 v24, s69, v8
	v_mul_f32_e32 v23, s68, v7
	v_mul_f32_e32 v22, s71, v6
	v_mul_f32_e32 v21, s70, v5
	v_mul_f32_e32 v20, s73, v4
	v_mul_f32_e32 v19, s72, v3
	s_cbranch_vccnz .LBB1_103
; %bb.102:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 153
	v_add_u32_e32 v36, vcc, 0x80, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	v_add_u32_e32 v40, vcc, 0x90, v0
	v_addc_u32_e32 v41, vcc, 0, v1, vcc
	v_add_u32_e32 v44, vcc, 0xa0, v0
	v_addc_u32_e32 v45, vcc, 0, v1, vcc
	v_add_u32_e32 v48, vcc, 0xb0, v0
	v_addc_u32_e32 v49, vcc, 0, v1, vcc
	flat_load_dwordx4 v[36:39], v[36:37]
	flat_load_dwordx4 v[40:43], v[40:41]
	flat_load_dwordx4 v[44:47], v[44:45]
	flat_load_dwordx4 v[67:70], v[48:49]
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v39, s39, v39
	v_mul_f32_e32 v38, s38, v38
	v_mul_f32_e32 v37, s37, v37
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v43, s43, v43
	v_mul_f32_e32 v42, s42, v42
	v_mul_f32_e32 v41, s41, v41
	v_mul_f32_e32 v40, s40, v40
	v_mul_f32_e32 v36, s36, v36
	v_add_f32_e32 v22, v39, v22
	v_add_f32_e32 v21, v38, v21
	v_add_f32_e32 v20, v37, v20
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v37, s27, v47
	v_mul_f32_e32 v38, s26, v46
	v_mul_f32_e32 v39, s45, v45
	v_mul_f32_e32 v44, s44, v44
	v_add_f32_e32 v26, v43, v26
	v_add_f32_e32 v25, v42, v25
	v_add_f32_e32 v24, v41, v24
	v_add_f32_e32 v23, v40, v23
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v40, s23, v70
	v_mul_f32_e32 v41, s22, v69
	v_mul_f32_e32 v42, s25, v68
	v_mul_f32_e32 v43, s24, v67
	v_add_f32_e32 v30, v37, v30
	v_add_f32_e32 v29, v38, v29
	v_add_f32_e32 v28, v39, v28
	v_add_f32_e32 v27, v44, v27
	v_add_f32_e32 v34, v40, v34
	v_add_f32_e32 v33, v41, v33
	v_add_f32_e32 v32, v42, v32
	v_add_f32_e32 v31, v43, v31
	v_add_f32_e32 v19, v36, v19
.LBB1_103:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v36, vcc, 0x80, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	v_add_u32_e32 v38, vcc, 0xb0, v0
	v_addc_u32_e32 v39, vcc, 0, v1, vcc
	flat_store_dwordx4 v[38:39], v[31:34]
	s_mov_b32 s48, 0x19cc00
	v_add_u32_e32 v31, vcc, 0xa0, v0
	v_addc_u32_e32 v32, vcc, 0, v1, vcc
	flat_store_dwordx4 v[31:32], v[27:30]
	s_nop 0
	v_add_u32_e32 v27, vcc, 0x90, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	flat_store_dwordx4 v[27:28], v[23:26]
	flat_store_dwordx4 v[36:37], v[19:22]
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	.loc	1 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 152
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v34, s31, v18
	v_mul_f32_e32 v33, s30, v17
	v_mul_f32_e32 v32, s29, v16
	v_mul_f32_e32 v31, s28, v15
	v_mul_f32_e32 v30, s47, v14
	v_mul_f32_e32 v29, s46, v13
	v_mul_f32_e32 v28, s65, v12
	v_mul_f32_e32 v27, s64, v11
	v_mul_f32_e32 v22, s67, v10
	v_mul_f32_e32 v21, s66, v9
	v_mul_f32_e32 v20, s69, v8
	v_mul_f32_e32 v19, s68, v7
	v_mul_f32_e32 v26, s71, v6
	v_mul_f32_e32 v25, s70, v5
	v_mul_f32_e32 v24, s73, v4
	v_mul_f32_e32 v23, s72, v3
	s_cbranch_vccnz .LBB1_105
; %bb.104:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 153
	v_add_u32_e32 v36, vcc, 0xc0, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	v_add_u32_e32 v40, vcc, 0xd0, v0
	v_addc_u32_e32 v41, vcc, 0, v1, vcc
	v_add_u32_e32 v44, vcc, 0xe0, v0
	v_addc_u32_e32 v45, vcc, 0, v1, vcc
	v_add_u32_e32 v48, vcc, 0xf0, v0
	v_addc_u32_e32 v49, vcc, 0, v1, vcc
	flat_load_dwordx4 v[36:39], v[36:37]
	flat_load_dwordx4 v[40:43], v[40:41]
	flat_load_dwordx4 v[44:47], v[44:45]
	flat_load_dwordx4 v[67:70], v[48:49]
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v39, s39, v39
	v_mul_f32_e32 v38, s38, v38
	v_mul_f32_e32 v37, s37, v37
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v43, s43, v43
	v_mul_f32_e32 v42, s42, v42
	v_mul_f32_e32 v41, s41, v41
	v_mul_f32_e32 v40, s40, v40
	v_mul_f32_e32 v36, s36, v36
	v_add_f32_e32 v26, v39, v26
	v_add_f32_e32 v25, v38, v25
	v_add_f32_e32 v24, v37, v24
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v37, s27, v47
	v_mul_f32_e32 v38, s26, v46
	v_mul_f32_e32 v39, s45, v45
	v_mul_f32_e32 v44, s44, v44
	v_add_f32_e32 v22, v43, v22
	v_add_f32_e32 v21, v42, v21
	v_add_f32_e32 v20, v41, v20
	v_add_f32_e32 v19, v40, v19
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v40, s23, v70
	v_mul_f32_e32 v41, s22, v69
	v_mul_f32_e32 v42, s25, v68
	v_mul_f32_e32 v43, s24, v67
	v_add_f32_e32 v30, v37, v30
	v_add_f32_e32 v29, v38, v29
	v_add_f32_e32 v28, v39, v28
	v_add_f32_e32 v27, v44, v27
	v_add_f32_e32 v34, v40, v34
	v_add_f32_e32 v33, v41, v33
	v_add_f32_e32 v32, v42, v32
	v_add_f32_e32 v31, v43, v31
	v_add_f32_e32 v23, v36, v23
.LBB1_105:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v36, vcc, 0xc0, v0
	v_addc_u32_e32 v37, vcc, 0, v1, vcc
	v_add_u32_e32 v38, vcc, 0xf0, v0
	v_addc_u32_e32 v39, vcc, 0, v1, vcc
	flat_store_dwordx4 v[38:39], v[31:34]
	s_mov_b32 s48, 0x18b000
	v_add_u32_e32 v31, vcc, 0xe0, v0
	v_addc_u32_e32 v32, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0xd0, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[31:32], v[27:30]
	flat_store_dwordx4 v[0:1], v[19:22]
	flat_store_dwordx4 v[36:37], v[23:26]
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	.loc	1 149
	v_add_u32_e32 v0, vcc, 2, v35
	v_mad_i64_i32 v[0:1], s[54:55], v0, s74, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, v77, v0
	v_addc_u32_e32 v1, vcc, v78, v1, vcc
	.loc	1 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 152
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v18, s31, v18
	v_mul_f32_e32 v17, s30, v17
	v_mul_f32_e32 v16, s29, v16
	v_mul_f32_e32 v15, s28, v15
	v_mul_f32_e32 v14, s47, v14
	v_mul_f32_e32 v13, s46, v13
	v_mul_f32_e32 v12, s65, v12
	v_mul_f32_e32 v11, s64, v11
	v_mul_f32_e32 v10, s67, v10
	v_mul_f32_e32 v9, s66, v9
	v_mul_f32_e32 v8, s69, v8
	v_mul_f32_e32 v7, s68, v7
	v_mul_f32_e32 v6, s71, v6
	v_mul_f32_e32 v5, s70, v5
	v_mul_f32_e32 v4, s73, v4
	v_mul_f32_e32 v3, s72, v3
	s_cbranch_vccnz .LBB1_107
; %bb.106:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 153
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
	v_mul_f32_e32 v22, s43, v22
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v30, s23, v30
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v34, s39, v34
	v_mul_f32_e32 v33, s38, v33
	v_mul_f32_e32 v32, s37, v32
	v_mul_f32_e32 v31, s36, v31
	v_mul_f32_e32 v29, s22, v29
	v_mul_f32_e32 v28, s25, v28
	v_mul_f32_e32 v27, s24, v27
	v_mul_f32_e32 v26, s27, v26
	v_mul_f32_e32 v25, s26, v25
	v_mul_f32_e32 v24, s45, v24
	v_mul_f32_e32 v23, s44, v23
	v_mul_f32_e32 v21, s42, v21
	v_mul_f32_e32 v20, s41, v20
	v_mul_f32_e32 v19, s40, v19
	v_add_f32_e32 v6, v34, v6
	v_add_f32_e32 v5, v33, v5
	v_add_f32_e32 v4, v32, v4
	v_add_f32_e32 v3, v31, v3
	v_add_f32_e32 v18, v30, v18
	v_add_f32_e32 v17, v29, v17
	v_add_f32_e32 v16, v28, v16
	v_add_f32_e32 v15, v27, v15
	v_add_f32_e32 v14, v26, v14
	v_add_f32_e32 v13, v25, v13
	v_add_f32_e32 v12, v24, v12
	v_add_f32_e32 v11, v23, v11
	v_add_f32_e32 v10, v22, v10
	v_add_f32_e32 v9, v21, v9
	v_add_f32_e32 v8, v20, v8
	v_add_f32_e32 v7, v19, v7
.LBB1_107:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v19, vcc, 48, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	flat_store_dwordx4 v[19:20], v[15:18]
	s_mov_b32 s48, 0x192000
	v_add_u32_e32 v15, vcc, 32, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	s_nop 0
	v_add_u32_e32 v11, vcc, 16, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[0:1], v[3:6]
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	.loc	1 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 152
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v18, s31, v18
	v_mul_f32_e32 v17, s30, v17
	v_mul_f32_e32 v16, s29, v16
	v_mul_f32_e32 v15, s28, v15
	v_mul_f32_e32 v14, s47, v14
	v_mul_f32_e32 v13, s46, v13
	v_mul_f32_e32 v12, s65, v12
	v_mul_f32_e32 v11, s64, v11
	v_mul_f32_e32 v10, s67, v10
	v_mul_f32_e32 v9, s66, v9
	v_mul_f32_e32 v8, s69, v8
	v_mul_f32_e32 v7, s68, v7
	v_mul_f32_e32 v6, s71, v6
	v_mul_f32_e32 v5, s70, v5
	v_mul_f32_e32 v4, s73, v4
	v_mul_f32_e32 v3, s72, v3
	s_cbranch_vccnz .LBB1_109
; %bb.108:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 153
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
	v_mul_f32_e32 v22, s39, v22
	v_mul_f32_e32 v21, s38, v21
	v_mul_f32_e32 v20, s37, v20
	v_mul_f32_e32 v19, s36, v19
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v26, s43, v26
	v_mul_f32_e32 v25, s42, v25
	v_mul_f32_e32 v24, s41, v24
	v_mul_f32_e32 v23, s40, v23
	v_add_f32_e32 v6, v22, v6
	v_add_f32_e32 v5, v21, v5
	v_add_f32_e32 v4, v20, v4
	v_add_f32_e32 v3, v19, v3
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v19, s27, v30
	v_mul_f32_e32 v20, s26, v29
	v_mul_f32_e32 v21, s45, v28
	v_mul_f32_e32 v22, s44, v27
	v_add_f32_e32 v10, v26, v10
	v_add_f32_e32 v9, v25, v9
	v_add_f32_e32 v8, v24, v8
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s23, v34
	v_mul_f32_e32 v25, s22, v33
	v_mul_f32_e32 v26, s25, v32
	v_mul_f32_e32 v27, s24, v31
	v_add_f32_e32 v14, v19, v14
	v_add_f32_e32 v13, v20, v13
	v_add_f32_e32 v12, v21, v12
	v_add_f32_e32 v11, v22, v11
	v_add_f32_e32 v18, v24, v18
	v_add_f32_e32 v17, v25, v17
	v_add_f32_e32 v16, v26, v16
	v_add_f32_e32 v15, v27, v15
	v_add_f32_e32 v7, v23, v7
.LBB1_109:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v19, vcc, 64, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v21, vcc, 0x70, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_mov_b32 s48, 0x18a000
	v_add_u32_e32 v15, vcc, 0x60, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	s_nop 0
	v_add_u32_e32 v11, vcc, 0x50, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	.loc	1 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 152
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v18, s31, v18
	v_mul_f32_e32 v17, s30, v17
	v_mul_f32_e32 v16, s29, v16
	v_mul_f32_e32 v15, s28, v15
	v_mul_f32_e32 v14, s47, v14
	v_mul_f32_e32 v13, s46, v13
	v_mul_f32_e32 v12, s65, v12
	v_mul_f32_e32 v11, s64, v11
	v_mul_f32_e32 v10, s67, v10
	v_mul_f32_e32 v9, s66, v9
	v_mul_f32_e32 v8, s69, v8
	v_mul_f32_e32 v7, s68, v7
	v_mul_f32_e32 v6, s71, v6
	v_mul_f32_e32 v5, s70, v5
	v_mul_f32_e32 v4, s73, v4
	v_mul_f32_e32 v3, s72, v3
	s_cbranch_vccnz .LBB1_111
; %bb.110:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 153
	v_add_u32_e32 v19, vcc, 0x80, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v23, vcc, 0x90, v0
	v_addc_u32_e32 v24, vcc, 0, v1, vcc
	v_add_u32_e32 v27, vcc, 0xa0, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	v_add_u32_e32 v31, vcc, 0xb0, v0
	v_addc_u32_e32 v32, vcc, 0, v1, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[31:32]
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v22, s39, v22
	v_mul_f32_e32 v21, s38, v21
	v_mul_f32_e32 v20, s37, v20
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v26, s43, v26
	v_mul_f32_e32 v25, s42, v25
	v_mul_f32_e32 v24, s41, v24
	v_mul_f32_e32 v23, s40, v23
	v_mul_f32_e32 v19, s36, v19
	v_add_f32_e32 v6, v22, v6
	v_add_f32_e32 v5, v21, v5
	v_add_f32_e32 v4, v20, v4
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v20, s27, v30
	v_mul_f32_e32 v21, s26, v29
	v_mul_f32_e32 v22, s45, v28
	v_mul_f32_e32 v27, s44, v27
	v_add_f32_e32 v10, v26, v10
	v_add_f32_e32 v9, v25, v9
	v_add_f32_e32 v8, v24, v8
	v_add_f32_e32 v7, v23, v7
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v23, s23, v34
	v_mul_f32_e32 v24, s22, v33
	v_mul_f32_e32 v25, s25, v32
	v_mul_f32_e32 v26, s24, v31
	v_add_f32_e32 v14, v20, v14
	v_add_f32_e32 v13, v21, v13
	v_add_f32_e32 v12, v22, v12
	v_add_f32_e32 v11, v27, v11
	v_add_f32_e32 v18, v23, v18
	v_add_f32_e32 v17, v24, v17
	v_add_f32_e32 v16, v25, v16
	v_add_f32_e32 v15, v26, v15
	v_add_f32_e32 v3, v19, v3
.LBB1_111:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v19, vcc, 0x80, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v21, vcc, 0xb0, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_mov_b32 s48, 0x19ec00
	v_add_u32_e32 v15, vcc, 0xa0, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	s_nop 0
	v_add_u32_e32 v11, vcc, 0x90, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	.loc	1 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 152
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v18, s31, v18
	v_mul_f32_e32 v17, s30, v17
	v_mul_f32_e32 v16, s29, v16
	v_mul_f32_e32 v15, s28, v15
	v_mul_f32_e32 v14, s47, v14
	v_mul_f32_e32 v13, s46, v13
	v_mul_f32_e32 v12, s65, v12
	v_mul_f32_e32 v11, s64, v11
	v_mul_f32_e32 v10, s67, v10
	v_mul_f32_e32 v9, s66, v9
	v_mul_f32_e32 v8, s69, v8
	v_mul_f32_e32 v7, s68, v7
	v_mul_f32_e32 v6, s71, v6
	v_mul_f32_e32 v5, s70, v5
	v_mul_f32_e32 v4, s73, v4
	v_mul_f32_e32 v3, s72, v3
	s_cbranch_vccnz .LBB1_113
; %bb.112:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 153
	v_add_u32_e32 v19, vcc, 0xc0, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v23, vcc, 0xd0, v0
	v_addc_u32_e32 v24, vcc, 0, v1, vcc
	v_add_u32_e32 v27, vcc, 0xe0, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	v_add_u32_e32 v31, vcc, 0xf0, v0
	v_addc_u32_e32 v32, vcc, 0, v1, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[31:32]
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v22, s39, v22
	v_mul_f32_e32 v21, s38, v21
	v_mul_f32_e32 v20, s37, v20
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v26, s43, v26
	v_mul_f32_e32 v25, s42, v25
	v_mul_f32_e32 v24, s41, v24
	v_mul_f32_e32 v23, s40, v23
	v_mul_f32_e32 v19, s36, v19
	v_add_f32_e32 v6, v22, v6
	v_add_f32_e32 v5, v21, v5
	v_add_f32_e32 v4, v20, v4
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v20, s27, v30
	v_mul_f32_e32 v21, s26, v29
	v_mul_f32_e32 v22, s45, v28
	v_mul_f32_e32 v27, s44, v27
	v_add_f32_e32 v10, v26, v10
	v_add_f32_e32 v9, v25, v9
	v_add_f32_e32 v8, v24, v8
	v_add_f32_e32 v7, v23, v7
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v23, s23, v34
	v_mul_f32_e32 v24, s22, v33
	v_mul_f32_e32 v25, s25, v32
	v_mul_f32_e32 v26, s24, v31
	v_add_f32_e32 v14, v20, v14
	v_add_f32_e32 v13, v21, v13
	v_add_f32_e32 v12, v22, v12
	v_add_f32_e32 v11, v27, v11
	v_add_f32_e32 v18, v23, v18
	v_add_f32_e32 v17, v24, v17
	v_add_f32_e32 v16, v25, v16
	v_add_f32_e32 v15, v26, v15
	v_add_f32_e32 v3, v19, v3
.LBB1_113:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v19, vcc, 0xc0, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v21, vcc, 0xf0, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_mov_b32 s48, 0x18d000
	v_add_u32_e32 v15, vcc, 0xe0, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0xd0, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	flat_store_dwordx4 v[0:1], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	.loc	1 149
	v_add_u32_e32 v0, vcc, 3, v35
	v_mad_i64_i32 v[0:1], s[54:55], v0, s74, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v0, vcc, v77, v0
	v_addc_u32_e32 v1, vcc, v78, v1, vcc
	.loc	1 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 152
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v18, s31, v18
	v_mul_f32_e32 v17, s30, v17
	v_mul_f32_e32 v16, s29, v16
	v_mul_f32_e32 v15, s28, v15
	v_mul_f32_e32 v14, s47, v14
	v_mul_f32_e32 v13, s46, v13
	v_mul_f32_e32 v12, s65, v12
	v_mul_f32_e32 v11, s64, v11
	v_mul_f32_e32 v10, s67, v10
	v_mul_f32_e32 v9, s66, v9
	v_mul_f32_e32 v8, s69, v8
	v_mul_f32_e32 v7, s68, v7
	v_mul_f32_e32 v6, s71, v6
	v_mul_f32_e32 v5, s70, v5
	v_mul_f32_e32 v4, s73, v4
	v_mul_f32_e32 v3, s72, v3
	s_cbranch_vccnz .LBB1_115
; %bb.114:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 153
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
	v_mul_f32_e32 v22, s43, v22
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v30, s23, v30
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v34, s39, v34
	v_mul_f32_e32 v33, s38, v33
	v_mul_f32_e32 v32, s37, v32
	v_mul_f32_e32 v31, s36, v31
	v_mul_f32_e32 v29, s22, v29
	v_mul_f32_e32 v28, s25, v28
	v_mul_f32_e32 v27, s24, v27
	v_mul_f32_e32 v26, s27, v26
	v_mul_f32_e32 v25, s26, v25
	v_mul_f32_e32 v24, s45, v24
	v_mul_f32_e32 v23, s44, v23
	v_mul_f32_e32 v21, s42, v21
	v_mul_f32_e32 v20, s41, v20
	v_mul_f32_e32 v19, s40, v19
	v_add_f32_e32 v6, v34, v6
	v_add_f32_e32 v5, v33, v5
	v_add_f32_e32 v4, v32, v4
	v_add_f32_e32 v3, v31, v3
	v_add_f32_e32 v18, v30, v18
	v_add_f32_e32 v17, v29, v17
	v_add_f32_e32 v16, v28, v16
	v_add_f32_e32 v15, v27, v15
	v_add_f32_e32 v14, v26, v14
	v_add_f32_e32 v13, v25, v13
	v_add_f32_e32 v12, v24, v12
	v_add_f32_e32 v11, v23, v11
	v_add_f32_e32 v10, v22, v10
	v_add_f32_e32 v9, v21, v9
	v_add_f32_e32 v8, v20, v8
	v_add_f32_e32 v7, v19, v7
.LBB1_115:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v19, vcc, 48, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	flat_store_dwordx4 v[19:20], v[15:18]
	s_mov_b32 s48, 0x18c000
	v_add_u32_e32 v15, vcc, 32, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	s_nop 0
	v_add_u32_e32 v11, vcc, 16, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[0:1], v[3:6]
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	.loc	1 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 152
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v18, s31, v18
	v_mul_f32_e32 v17, s30, v17
	v_mul_f32_e32 v16, s29, v16
	v_mul_f32_e32 v15, s28, v15
	v_mul_f32_e32 v14, s47, v14
	v_mul_f32_e32 v13, s46, v13
	v_mul_f32_e32 v12, s65, v12
	v_mul_f32_e32 v11, s64, v11
	v_mul_f32_e32 v10, s67, v10
	v_mul_f32_e32 v9, s66, v9
	v_mul_f32_e32 v8, s69, v8
	v_mul_f32_e32 v7, s68, v7
	v_mul_f32_e32 v6, s71, v6
	v_mul_f32_e32 v5, s70, v5
	v_mul_f32_e32 v4, s73, v4
	v_mul_f32_e32 v3, s72, v3
	s_cbranch_vccnz .LBB1_117
; %bb.116:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 153
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
	v_mul_f32_e32 v22, s39, v22
	v_mul_f32_e32 v21, s38, v21
	v_mul_f32_e32 v20, s37, v20
	v_mul_f32_e32 v19, s36, v19
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v26, s43, v26
	v_mul_f32_e32 v25, s42, v25
	v_mul_f32_e32 v24, s41, v24
	v_mul_f32_e32 v23, s40, v23
	v_add_f32_e32 v6, v22, v6
	v_add_f32_e32 v5, v21, v5
	v_add_f32_e32 v4, v20, v4
	v_add_f32_e32 v3, v19, v3
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v19, s27, v30
	v_mul_f32_e32 v20, s26, v29
	v_mul_f32_e32 v21, s45, v28
	v_mul_f32_e32 v22, s44, v27
	v_add_f32_e32 v10, v26, v10
	v_add_f32_e32 v9, v25, v9
	v_add_f32_e32 v8, v24, v8
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s23, v34
	v_mul_f32_e32 v25, s22, v33
	v_mul_f32_e32 v26, s25, v32
	v_mul_f32_e32 v27, s24, v31
	v_add_f32_e32 v14, v19, v14
	v_add_f32_e32 v13, v20, v13
	v_add_f32_e32 v12, v21, v12
	v_add_f32_e32 v11, v22, v11
	v_add_f32_e32 v18, v24, v18
	v_add_f32_e32 v17, v25, v17
	v_add_f32_e32 v16, v26, v16
	v_add_f32_e32 v15, v27, v15
	v_add_f32_e32 v7, v23, v7
.LBB1_117:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v19, vcc, 64, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v21, vcc, 0x70, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0x60, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	1 152
	v_mul_f32_e32 v18, s31, v226
	.loc	1 154
	v_add_u32_e32 v11, vcc, 0x50, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
	.loc	1 152
	v_mul_f32_e32 v17, s30, v225
	v_mul_f32_e32 v16, s29, v224
	v_mul_f32_e32 v15, s28, v223
	v_mul_f32_e32 v14, s47, v222
	v_mul_f32_e32 v13, s46, v221
	v_mul_f32_e32 v12, s65, v220
	v_mul_f32_e32 v11, s64, v219
	v_mul_f32_e32 v10, s67, v218
	v_mul_f32_e32 v9, s66, v217
	v_mul_f32_e32 v8, s69, v216
	v_mul_f32_e32 v7, s68, v215
	v_mul_f32_e32 v6, s71, v214
	v_mul_f32_e32 v5, s70, v213
	v_mul_f32_e32 v4, s73, v212
	v_mul_f32_e32 v3, s72, v211
	.loc	1 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_119
; %bb.118:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v19, vcc, 0x80, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v23, vcc, 0x90, v0
	v_addc_u32_e32 v24, vcc, 0, v1, vcc
	v_add_u32_e32 v27, vcc, 0xa0, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	v_add_u32_e32 v31, vcc, 0xb0, v0
	v_addc_u32_e32 v32, vcc, 0, v1, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[31:32]
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v22, s39, v22
	v_mul_f32_e32 v21, s38, v21
	v_mul_f32_e32 v20, s37, v20
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v26, s43, v26
	v_mul_f32_e32 v25, s42, v25
	v_mul_f32_e32 v24, s41, v24
	v_mul_f32_e32 v23, s40, v23
	v_mul_f32_e32 v19, s36, v19
	v_add_f32_e32 v6, v22, v6
	v_add_f32_e32 v5, v21, v5
	v_add_f32_e32 v4, v20, v4
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v20, s27, v30
	v_mul_f32_e32 v21, s26, v29
	v_mul_f32_e32 v22, s45, v28
	v_mul_f32_e32 v27, s44, v27
	v_add_f32_e32 v10, v26, v10
	v_add_f32_e32 v9, v25, v9
	v_add_f32_e32 v8, v24, v8
	v_add_f32_e32 v7, v23, v7
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v23, s23, v34
	v_mul_f32_e32 v24, s22, v33
	v_mul_f32_e32 v25, s25, v32
	v_mul_f32_e32 v26, s24, v31
	v_add_f32_e32 v14, v20, v14
	v_add_f32_e32 v13, v21, v13
	v_add_f32_e32 v12, v22, v12
	v_add_f32_e32 v11, v27, v11
	v_add_f32_e32 v18, v23, v18
	v_add_f32_e32 v17, v24, v17
	v_add_f32_e32 v16, v25, v16
	v_add_f32_e32 v15, v26, v15
	v_add_f32_e32 v3, v19, v3
.LBB1_119:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v19, vcc, 0x80, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v21, vcc, 0xb0, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0xa0, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	1 152
	v_mul_f32_e32 v18, s31, v181
	.loc	1 154
	v_add_u32_e32 v11, vcc, 0x90, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
	.loc	1 152
	v_mul_f32_e32 v17, s30, v180
	v_mul_f32_e32 v16, s29, v179
	v_mul_f32_e32 v15, s28, v178
	v_mul_f32_e32 v14, s47, v177
	v_mul_f32_e32 v13, s46, v176
	v_mul_f32_e32 v12, s65, v175
	v_mul_f32_e32 v11, s64, v174
	v_mul_f32_e32 v10, s67, v173
	v_mul_f32_e32 v9, s66, v172
	v_mul_f32_e32 v8, s69, v171
	v_mul_f32_e32 v7, s68, v170
	v_mul_f32_e32 v6, s71, v169
	v_mul_f32_e32 v5, s70, v168
	v_mul_f32_e32 v4, s73, v167
	v_mul_f32_e32 v3, s72, v166
	.loc	1 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_121
; %bb.120:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v19, vcc, 0xc0, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v23, vcc, 0xd0, v0
	v_addc_u32_e32 v24, vcc, 0, v1, vcc
	v_add_u32_e32 v27, vcc, 0xe0, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	v_add_u32_e32 v31, vcc, 0xf0, v0
	v_addc_u32_e32 v32, vcc, 0, v1, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[31:32]
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v22, s39, v22
	v_mul_f32_e32 v21, s38, v21
	v_mul_f32_e32 v20, s37, v20
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v26, s43, v26
	v_mul_f32_e32 v25, s42, v25
	v_mul_f32_e32 v24, s41, v24
	v_mul_f32_e32 v23, s40, v23
	v_mul_f32_e32 v19, s36, v19
	v_add_f32_e32 v6, v22, v6
	v_add_f32_e32 v5, v21, v5
	v_add_f32_e32 v4, v20, v4
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v20, s27, v30
	v_mul_f32_e32 v21, s26, v29
	v_mul_f32_e32 v22, s45, v28
	v_mul_f32_e32 v27, s44, v27
	v_add_f32_e32 v10, v26, v10
	v_add_f32_e32 v9, v25, v9
	v_add_f32_e32 v8, v24, v8
	v_add_f32_e32 v7, v23, v7
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v23, s23, v34
	v_mul_f32_e32 v24, s22, v33
	v_mul_f32_e32 v25, s25, v32
	v_mul_f32_e32 v26, s24, v31
	v_add_f32_e32 v14, v20, v14
	v_add_f32_e32 v13, v21, v13
	v_add_f32_e32 v12, v22, v12
	v_add_f32_e32 v11, v27, v11
	v_add_f32_e32 v18, v23, v18
	v_add_f32_e32 v17, v24, v17
	v_add_f32_e32 v16, v25, v16
	v_add_f32_e32 v15, v26, v15
	v_add_f32_e32 v3, v19, v3
.LBB1_121:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v19, vcc, 0xc0, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v21, vcc, 0xf0, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0xe0, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0xd0, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	flat_store_dwordx4 v[0:1], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
	.loc	1 149
	v_add_u32_e32 v0, vcc, 4, v35
	v_mad_i64_i32 v[0:1], s[54:55], v0, s74, 0
	.loc	1 152
	v_mul_f32_e32 v18, s31, v165
	v_mul_f32_e32 v17, s30, v164
	.loc	1 149
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 152
	v_mul_f32_e32 v16, s29, v163
	.loc	1 149
	v_add_u32_e32 v0, vcc, v77, v0
	v_addc_u32_e32 v1, vcc, v78, v1, vcc
	.loc	1 152
	v_mul_f32_e32 v15, s28, v162
	v_mul_f32_e32 v14, s47, v161
	v_mul_f32_e32 v13, s46, v160
	v_mul_f32_e32 v12, s65, v159
	v_mul_f32_e32 v11, s64, v158
	v_mul_f32_e32 v10, s67, v157
	v_mul_f32_e32 v9, s66, v156
	v_mul_f32_e32 v8, s69, v155
	v_mul_f32_e32 v7, s68, v154
	v_mul_f32_e32 v6, s71, v153
	v_mul_f32_e32 v5, s70, v152
	v_mul_f32_e32 v4, s73, v151
	v_mul_f32_e32 v3, s72, v150
	.loc	1 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_123
; %bb.122:                              ;   in Loop: Header=BB1_27 Depth=3
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
	v_mul_f32_e32 v22, s43, v22
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v30, s23, v30
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v34, s39, v34
	v_mul_f32_e32 v33, s38, v33
	v_mul_f32_e32 v32, s37, v32
	v_mul_f32_e32 v31, s36, v31
	v_mul_f32_e32 v29, s22, v29
	v_mul_f32_e32 v28, s25, v28
	v_mul_f32_e32 v27, s24, v27
	v_mul_f32_e32 v26, s27, v26
	v_mul_f32_e32 v25, s26, v25
	v_mul_f32_e32 v24, s45, v24
	v_mul_f32_e32 v23, s44, v23
	v_mul_f32_e32 v21, s42, v21
	v_mul_f32_e32 v20, s41, v20
	v_mul_f32_e32 v19, s40, v19
	v_add_f32_e32 v6, v34, v6
	v_add_f32_e32 v5, v33, v5
	v_add_f32_e32 v4, v32, v4
	v_add_f32_e32 v3, v31, v3
	v_add_f32_e32 v18, v30, v18
	v_add_f32_e32 v17, v29, v17
	v_add_f32_e32 v16, v28, v16
	v_add_f32_e32 v15, v27, v15
	v_add_f32_e32 v14, v26, v14
	v_add_f32_e32 v13, v25, v13
	v_add_f32_e32 v12, v24, v12
	v_add_f32_e32 v11, v23, v11
	v_add_f32_e32 v10, v22, v10
	v_add_f32_e32 v9, v21, v9
	v_add_f32_e32 v8, v20, v8
	v_add_f32_e32 v7, v19, v7
.LBB1_123:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v19, vcc, 48, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	flat_store_dwordx4 v[19:20], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 32, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	1 152
	v_mul_f32_e32 v18, s31, v146
	.loc	1 154
	v_add_u32_e32 v11, vcc, 16, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[0:1], v[3:6]
	.loc	1 152
	v_mul_f32_e32 v17, s30, v145
	v_mul_f32_e32 v16, s29, v144
	v_mul_f32_e32 v15, s28, v143
	v_mul_f32_e32 v14, s47, v142
	v_mul_f32_e32 v13, s46, v141
	v_mul_f32_e32 v12, s65, v140
	v_mul_f32_e32 v11, s64, v139
	v_mul_f32_e32 v10, s67, v138
	v_mul_f32_e32 v9, s66, v137
	v_mul_f32_e32 v8, s69, v136
	v_mul_f32_e32 v7, s68, v135
	v_mul_f32_e32 v6, s71, v134
	v_mul_f32_e32 v5, s70, v133
	v_mul_f32_e32 v4, s73, v132
	v_mul_f32_e32 v3, s72, v131
	.loc	1 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_125
; %bb.124:                              ;   in Loop: Header=BB1_27 Depth=3
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
	v_mul_f32_e32 v22, s39, v22
	v_mul_f32_e32 v21, s38, v21
	v_mul_f32_e32 v20, s37, v20
	v_mul_f32_e32 v19, s36, v19
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v26, s43, v26
	v_mul_f32_e32 v25, s42, v25
	v_mul_f32_e32 v24, s41, v24
	v_mul_f32_e32 v23, s40, v23
	v_add_f32_e32 v6, v22, v6
	v_add_f32_e32 v5, v21, v5
	v_add_f32_e32 v4, v20, v4
	v_add_f32_e32 v3, v19, v3
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v19, s27, v30
	v_mul_f32_e32 v20, s26, v29
	v_mul_f32_e32 v21, s45, v28
	v_mul_f32_e32 v22, s44, v27
	v_add_f32_e32 v10, v26, v10
	v_add_f32_e32 v9, v25, v9
	v_add_f32_e32 v8, v24, v8
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s23, v34
	v_mul_f32_e32 v25, s22, v33
	v_mul_f32_e32 v26, s25, v32
	v_mul_f32_e32 v27, s24, v31
	v_add_f32_e32 v14, v19, v14
	v_add_f32_e32 v13, v20, v13
	v_add_f32_e32 v12, v21, v12
	v_add_f32_e32 v11, v22, v11
	v_add_f32_e32 v18, v24, v18
	v_add_f32_e32 v17, v25, v17
	v_add_f32_e32 v16, v26, v16
	v_add_f32_e32 v15, v27, v15
	v_add_f32_e32 v7, v23, v7
.LBB1_125:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v19, vcc, 64, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v21, vcc, 0x70, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0x60, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	1 152
	v_mul_f32_e32 v18, s31, v130
	.loc	1 154
	v_add_u32_e32 v11, vcc, 0x50, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
	.loc	1 152
	v_mul_f32_e32 v17, s30, v129
	v_mul_f32_e32 v16, s29, v128
	v_mul_f32_e32 v15, s28, v127
	v_mul_f32_e32 v14, s47, v126
	v_mul_f32_e32 v13, s46, v125
	v_mul_f32_e32 v12, s65, v124
	v_mul_f32_e32 v11, s64, v123
	v_mul_f32_e32 v10, s67, v122
	v_mul_f32_e32 v9, s66, v121
	v_mul_f32_e32 v8, s69, v120
	v_mul_f32_e32 v7, s68, v119
	v_mul_f32_e32 v6, s71, v118
	v_mul_f32_e32 v5, s70, v117
	v_mul_f32_e32 v4, s73, v116
	v_mul_f32_e32 v3, s72, v115
	.loc	1 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_127
; %bb.126:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v19, vcc, 0x80, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v23, vcc, 0x90, v0
	v_addc_u32_e32 v24, vcc, 0, v1, vcc
	v_add_u32_e32 v27, vcc, 0xa0, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	v_add_u32_e32 v31, vcc, 0xb0, v0
	v_addc_u32_e32 v32, vcc, 0, v1, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[31:32]
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v22, s39, v22
	v_mul_f32_e32 v21, s38, v21
	v_mul_f32_e32 v20, s37, v20
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v26, s43, v26
	v_mul_f32_e32 v25, s42, v25
	v_mul_f32_e32 v24, s41, v24
	v_mul_f32_e32 v23, s40, v23
	v_mul_f32_e32 v19, s36, v19
	v_add_f32_e32 v6, v22, v6
	v_add_f32_e32 v5, v21, v5
	v_add_f32_e32 v4, v20, v4
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v20, s27, v30
	v_mul_f32_e32 v21, s26, v29
	v_mul_f32_e32 v22, s45, v28
	v_mul_f32_e32 v27, s44, v27
	v_add_f32_e32 v10, v26, v10
	v_add_f32_e32 v9, v25, v9
	v_add_f32_e32 v8, v24, v8
	v_add_f32_e32 v7, v23, v7
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v23, s23, v34
	v_mul_f32_e32 v24, s22, v33
	v_mul_f32_e32 v25, s25, v32
	v_mul_f32_e32 v26, s24, v31
	v_add_f32_e32 v14, v20, v14
	v_add_f32_e32 v13, v21, v13
	v_add_f32_e32 v12, v22, v12
	v_add_f32_e32 v11, v27, v11
	v_add_f32_e32 v18, v23, v18
	v_add_f32_e32 v17, v24, v17
	v_add_f32_e32 v16, v25, v16
	v_add_f32_e32 v15, v26, v15
	v_add_f32_e32 v3, v19, v3
.LBB1_127:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v19, vcc, 0x80, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v21, vcc, 0xb0, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0xa0, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	1 152
	v_mul_f32_e32 v18, s31, v114
	.loc	1 154
	v_add_u32_e32 v11, vcc, 0x90, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
	.loc	1 152
	v_mul_f32_e32 v17, s30, v113
	v_mul_f32_e32 v16, s29, v112
	v_mul_f32_e32 v15, s28, v111
	v_mul_f32_e32 v14, s47, v110
	v_mul_f32_e32 v13, s46, v109
	v_mul_f32_e32 v12, s65, v108
	v_mul_f32_e32 v11, s64, v107
	v_mul_f32_e32 v10, s67, v106
	v_mul_f32_e32 v9, s66, v105
	v_mul_f32_e32 v8, s69, v104
	v_mul_f32_e32 v7, s68, v103
	v_mul_f32_e32 v6, s71, v102
	v_mul_f32_e32 v5, s70, v101
	v_mul_f32_e32 v4, s73, v100
	v_mul_f32_e32 v3, s72, v99
	.loc	1 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_129
; %bb.128:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v19, vcc, 0xc0, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v23, vcc, 0xd0, v0
	v_addc_u32_e32 v24, vcc, 0, v1, vcc
	v_add_u32_e32 v27, vcc, 0xe0, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	v_add_u32_e32 v31, vcc, 0xf0, v0
	v_addc_u32_e32 v32, vcc, 0, v1, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[31:32]
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v22, s39, v22
	v_mul_f32_e32 v21, s38, v21
	v_mul_f32_e32 v20, s37, v20
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v26, s43, v26
	v_mul_f32_e32 v25, s42, v25
	v_mul_f32_e32 v24, s41, v24
	v_mul_f32_e32 v23, s40, v23
	v_mul_f32_e32 v19, s36, v19
	v_add_f32_e32 v6, v22, v6
	v_add_f32_e32 v5, v21, v5
	v_add_f32_e32 v4, v20, v4
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v20, s27, v30
	v_mul_f32_e32 v21, s26, v29
	v_mul_f32_e32 v22, s45, v28
	v_mul_f32_e32 v27, s44, v27
	v_add_f32_e32 v10, v26, v10
	v_add_f32_e32 v9, v25, v9
	v_add_f32_e32 v8, v24, v8
	v_add_f32_e32 v7, v23, v7
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v23, s23, v34
	v_mul_f32_e32 v24, s22, v33
	v_mul_f32_e32 v25, s25, v32
	v_mul_f32_e32 v26, s24, v31
	v_add_f32_e32 v14, v20, v14
	v_add_f32_e32 v13, v21, v13
	v_add_f32_e32 v12, v22, v12
	v_add_f32_e32 v11, v27, v11
	v_add_f32_e32 v18, v23, v18
	v_add_f32_e32 v17, v24, v17
	v_add_f32_e32 v16, v25, v16
	v_add_f32_e32 v15, v26, v15
	v_add_f32_e32 v3, v19, v3
.LBB1_129:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v19, vcc, 0xc0, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v21, vcc, 0xf0, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0xe0, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0xd0, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	flat_store_dwordx4 v[0:1], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
	.loc	1 149
	v_add_u32_e32 v0, vcc, 5, v35
	v_mad_i64_i32 v[0:1], s[54:55], v0, s74, 0
	.loc	1 152
	v_mul_f32_e32 v18, s31, v98
	v_mul_f32_e32 v17, s30, v97
	.loc	1 149
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	1 152
	v_mul_f32_e32 v16, s29, v96
	.loc	1 149
	v_add_u32_e32 v0, vcc, v77, v0
	v_addc_u32_e32 v1, vcc, v78, v1, vcc
	.loc	1 152
	v_mul_f32_e32 v15, s28, v95
	v_mul_f32_e32 v14, s47, v94
	v_mul_f32_e32 v13, s46, v93
	v_mul_f32_e32 v12, s65, v92
	v_mul_f32_e32 v11, s64, v91
	v_mul_f32_e32 v10, s67, v90
	v_mul_f32_e32 v9, s66, v89
	v_mul_f32_e32 v8, s69, v88
	v_mul_f32_e32 v7, s68, v87
	v_mul_f32_e32 v6, s71, v86
	v_mul_f32_e32 v5, s70, v85
	v_mul_f32_e32 v4, s73, v84
	v_mul_f32_e32 v3, s72, v83
	.loc	1 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_131
; %bb.130:                              ;   in Loop: Header=BB1_27 Depth=3
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
	v_mul_f32_e32 v22, s43, v22
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v30, s23, v30
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v34, s39, v34
	v_mul_f32_e32 v33, s38, v33
	v_mul_f32_e32 v32, s37, v32
	v_mul_f32_e32 v31, s36, v31
	v_mul_f32_e32 v29, s22, v29
	v_mul_f32_e32 v28, s25, v28
	v_mul_f32_e32 v27, s24, v27
	v_mul_f32_e32 v26, s27, v26
	v_mul_f32_e32 v25, s26, v25
	v_mul_f32_e32 v24, s45, v24
	v_mul_f32_e32 v23, s44, v23
	v_mul_f32_e32 v21, s42, v21
	v_mul_f32_e32 v20, s41, v20
	v_mul_f32_e32 v19, s40, v19
	v_add_f32_e32 v6, v34, v6
	v_add_f32_e32 v5, v33, v5
	v_add_f32_e32 v4, v32, v4
	v_add_f32_e32 v3, v31, v3
	v_add_f32_e32 v18, v30, v18
	v_add_f32_e32 v17, v29, v17
	v_add_f32_e32 v16, v28, v16
	v_add_f32_e32 v15, v27, v15
	v_add_f32_e32 v14, v26, v14
	v_add_f32_e32 v13, v25, v13
	v_add_f32_e32 v12, v24, v12
	v_add_f32_e32 v11, v23, v11
	v_add_f32_e32 v10, v22, v10
	v_add_f32_e32 v9, v21, v9
	v_add_f32_e32 v8, v20, v8
	v_add_f32_e32 v7, v19, v7
.LBB1_131:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v19, vcc, 48, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	flat_store_dwordx4 v[19:20], v[15:18]
	s_mov_b32 s48, 0x1a3c00
	v_add_u32_e32 v15, vcc, 32, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	1 152
	v_mul_f32_e32 v18, s31, v66
	.loc	1 154
	v_add_u32_e32 v11, vcc, 16, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[0:1], v[3:6]
	.loc	1 152
	v_mul_f32_e32 v17, s30, v65
	v_mul_f32_e32 v16, s29, v64
	v_mul_f32_e32 v15, s28, v63
	v_mul_f32_e32 v14, s47, v62
	v_mul_f32_e32 v13, s46, v61
	v_mul_f32_e32 v12, s65, v60
	v_mul_f32_e32 v11, s64, v59
	v_mul_f32_e32 v10, s67, v58
	v_mul_f32_e32 v9, s66, v57
	v_mul_f32_e32 v8, s69, v56
	v_mul_f32_e32 v7, s68, v55
	v_mul_f32_e32 v6, s71, v54
	v_mul_f32_e32 v5, s70, v53
	v_mul_f32_e32 v4, s73, v52
	v_mul_f32_e32 v3, s72, v51
	buffer_load_dword v51, off, s[0:3], s48
	buffer_load_dword v52, off, s[0:3], s48 offset:4
	buffer_load_dword v53, off, s[0:3], s48 offset:8
	buffer_load_dword v54, off, s[0:3], s48 offset:12
	buffer_load_dword v55, off, s[0:3], s48 offset:16
	buffer_load_dword v56, off, s[0:3], s48 offset:20
	buffer_load_dword v57, off, s[0:3], s48 offset:24
	buffer_load_dword v58, off, s[0:3], s48 offset:28
	buffer_load_dword v59, off, s[0:3], s48 offset:32
	buffer_load_dword v60, off, s[0:3], s48 offset:36
	buffer_load_dword v61, off, s[0:3], s48 offset:40
	buffer_load_dword v62, off, s[0:3], s48 offset:44
	buffer_load_dword v63, off, s[0:3], s48 offset:48
	buffer_load_dword v64, off, s[0:3], s48 offset:52
	buffer_load_dword v65, off, s[0:3], s48 offset:56
	buffer_load_dword v66, off, s[0:3], s48 offset:60
	.loc	1 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_133
; %bb.132:                              ;   in Loop: Header=BB1_27 Depth=3
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
	v_mul_f32_e32 v22, s39, v22
	v_mul_f32_e32 v21, s38, v21
	v_mul_f32_e32 v20, s37, v20
	v_mul_f32_e32 v19, s36, v19
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v26, s43, v26
	v_mul_f32_e32 v25, s42, v25
	v_mul_f32_e32 v24, s41, v24
	v_mul_f32_e32 v23, s40, v23
	v_add_f32_e32 v6, v22, v6
	v_add_f32_e32 v5, v21, v5
	v_add_f32_e32 v4, v20, v4
	v_add_f32_e32 v3, v19, v3
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v19, s27, v30
	v_mul_f32_e32 v20, s26, v29
	v_mul_f32_e32 v21, s45, v28
	v_mul_f32_e32 v22, s44, v27
	v_add_f32_e32 v10, v26, v10
	v_add_f32_e32 v9, v25, v9
	v_add_f32_e32 v8, v24, v8
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v24, s23, v34
	v_mul_f32_e32 v25, s22, v33
	v_mul_f32_e32 v26, s25, v32
	v_mul_f32_e32 v27, s24, v31
	v_add_f32_e32 v14, v19, v14
	v_add_f32_e32 v13, v20, v13
	v_add_f32_e32 v12, v21, v12
	v_add_f32_e32 v11, v22, v11
	v_add_f32_e32 v18, v24, v18
	v_add_f32_e32 v17, v25, v17
	v_add_f32_e32 v16, v26, v16
	v_add_f32_e32 v15, v27, v15
	v_add_f32_e32 v7, v23, v7
.LBB1_133:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v19, vcc, 64, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v21, vcc, 0x70, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0x60, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	1 152
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v18, s31, v66
	.loc	1 154
	v_add_u32_e32 v11, vcc, 0x50, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
	.loc	1 152
	v_mul_f32_e32 v17, s30, v65
	v_mul_f32_e32 v16, s29, v64
	v_mul_f32_e32 v15, s28, v63
	v_mul_f32_e32 v14, s47, v62
	v_mul_f32_e32 v13, s46, v61
	v_mul_f32_e32 v12, s65, v60
	v_mul_f32_e32 v11, s64, v59
	v_mul_f32_e32 v10, s67, v58
	v_mul_f32_e32 v9, s66, v57
	v_mul_f32_e32 v8, s69, v56
	v_mul_f32_e32 v7, s68, v55
	v_mul_f32_e32 v6, s71, v54
	v_mul_f32_e32 v5, s70, v53
	v_mul_f32_e32 v4, s73, v52
	v_mul_f32_e32 v3, s72, v51
	.loc	1 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_135
; %bb.134:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v19, vcc, 0x80, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v23, vcc, 0x90, v0
	v_addc_u32_e32 v24, vcc, 0, v1, vcc
	v_add_u32_e32 v27, vcc, 0xa0, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	v_add_u32_e32 v31, vcc, 0xb0, v0
	v_addc_u32_e32 v32, vcc, 0, v1, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[31:32]
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v22, s39, v22
	v_mul_f32_e32 v21, s38, v21
	v_mul_f32_e32 v20, s37, v20
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v26, s43, v26
	v_mul_f32_e32 v25, s42, v25
	v_mul_f32_e32 v24, s41, v24
	v_mul_f32_e32 v23, s40, v23
	v_mul_f32_e32 v19, s36, v19
	v_add_f32_e32 v6, v22, v6
	v_add_f32_e32 v5, v21, v5
	v_add_f32_e32 v4, v20, v4
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v20, s27, v30
	v_mul_f32_e32 v21, s26, v29
	v_mul_f32_e32 v22, s45, v28
	v_mul_f32_e32 v27, s44, v27
	v_add_f32_e32 v10, v26, v10
	v_add_f32_e32 v9, v25, v9
	v_add_f32_e32 v8, v24, v8
	v_add_f32_e32 v7, v23, v7
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v23, s23, v34
	v_mul_f32_e32 v24, s22, v33
	v_mul_f32_e32 v25, s25, v32
	v_mul_f32_e32 v26, s24, v31
	v_add_f32_e32 v14, v20, v14
	v_add_f32_e32 v13, v21, v13
	v_add_f32_e32 v12, v22, v12
	v_add_f32_e32 v11, v27, v11
	v_add_f32_e32 v18, v23, v18
	v_add_f32_e32 v17, v24, v17
	v_add_f32_e32 v16, v25, v16
	v_add_f32_e32 v15, v26, v15
	v_add_f32_e32 v3, v19, v3
.LBB1_135:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v19, vcc, 0x80, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v21, vcc, 0xb0, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_mov_b32 s48, 0x18f000
	v_add_u32_e32 v15, vcc, 0xa0, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	s_nop 0
	v_add_u32_e32 v11, vcc, 0x90, v0
	v_addc_u32_e32 v12, vcc, 0, v1, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	.loc	1 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	1 152
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v18, s31, v18
	v_mul_f32_e32 v17, s30, v17
	v_mul_f32_e32 v16, s29, v16
	v_mul_f32_e32 v15, s28, v15
	v_mul_f32_e32 v14, s47, v14
	v_mul_f32_e32 v13, s46, v13
	v_mul_f32_e32 v12, s65, v12
	v_mul_f32_e32 v11, s64, v11
	v_mul_f32_e32 v10, s67, v10
	v_mul_f32_e32 v9, s66, v9
	v_mul_f32_e32 v8, s69, v8
	v_mul_f32_e32 v7, s68, v7
	v_mul_f32_e32 v6, s71, v6
	v_mul_f32_e32 v5, s70, v5
	v_mul_f32_e32 v4, s73, v4
	v_mul_f32_e32 v3, s72, v3
	s_cbranch_vccnz .LBB1_137
; %bb.136:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 153
	v_add_u32_e32 v19, vcc, 0xc0, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v23, vcc, 0xd0, v0
	v_addc_u32_e32 v24, vcc, 0, v1, vcc
	v_add_u32_e32 v27, vcc, 0xe0, v0
	v_addc_u32_e32 v28, vcc, 0, v1, vcc
	v_add_u32_e32 v31, vcc, 0xf0, v0
	v_addc_u32_e32 v32, vcc, 0, v1, vcc
	flat_load_dwordx4 v[19:22], v[19:20]
	flat_load_dwordx4 v[23:26], v[23:24]
	flat_load_dwordx4 v[27:30], v[27:28]
	flat_load_dwordx4 v[31:34], v[31:32]
	s_waitcnt vmcnt(3)
	v_mul_f32_e32 v22, s39, v22
	v_mul_f32_e32 v21, s38, v21
	v_mul_f32_e32 v20, s37, v20
	s_waitcnt vmcnt(2)
	v_mul_f32_e32 v26, s43, v26
	v_mul_f32_e32 v25, s42, v25
	v_mul_f32_e32 v24, s41, v24
	v_mul_f32_e32 v23, s40, v23
	v_mul_f32_e32 v19, s36, v19
	v_add_f32_e32 v6, v22, v6
	v_add_f32_e32 v5, v21, v5
	v_add_f32_e32 v4, v20, v4
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v20, s27, v30
	v_mul_f32_e32 v21, s26, v29
	v_mul_f32_e32 v22, s45, v28
	v_mul_f32_e32 v27, s44, v27
	v_add_f32_e32 v10, v26, v10
	v_add_f32_e32 v9, v25, v9
	v_add_f32_e32 v8, v24, v8
	v_add_f32_e32 v7, v23, v7
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v23, s23, v34
	v_mul_f32_e32 v24, s22, v33
	v_mul_f32_e32 v25, s25, v32
	v_mul_f32_e32 v26, s24, v31
	v_add_f32_e32 v14, v20, v14
	v_add_f32_e32 v13, v21, v13
	v_add_f32_e32 v12, v22, v12
	v_add_f32_e32 v11, v27, v11
	v_add_f32_e32 v18, v23, v18
	v_add_f32_e32 v17, v24, v17
	v_add_f32_e32 v16, v25, v16
	v_add_f32_e32 v15, v26, v15
	v_add_f32_e32 v3, v19, v3
.LBB1_137:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 154
	v_add_u32_e32 v19, vcc, 0xc0, v0
	v_addc_u32_e32 v20, vcc, 0, v1, vcc
	v_add_u32_e32 v21, vcc, 0xf0, v0
	v_addc_u32_e32 v22, vcc, 0, v1, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0xe0, v0
	v_addc_u32_e32 v16, vcc, 0, v1, vcc
	v_add_u32_e32 v0, vcc, 0xd0, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	flat_store_dwordx4 v[0:1], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
.LBB1_138:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 146
	s_andn2_saveexec_b64 s[20:21], s[52:53]
	s_cbranch_execz .LBB1_188
; %bb.139:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 160
	v_cmp_gt_i32_e32 vcc, s76, v35
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB1_187
; %bb.140:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_mov_b32 s48, 0x186000
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	.loc	1 165
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	s_waitcnt vmcnt(14)
	v_mov_b32_e32 v25, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v0, 0x6040
	v_mov_b32_e32 v21, 0x6040
	v_mov_b32_e32 v20, 0x6040
	s_mov_b32 s48, 0x187000
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v18, 0x6040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v19, 0x6040
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
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	v_mov_b32_e32 v0, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	v_mov_b32_e32 v25, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v21, 0x6040
	v_mov_b32_e32 v20, 0x6040
	s_mov_b32 s48, 0x19bc00
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v0, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v18, v1, s[0:3], 0 offen offset:124
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v0, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:112
	buffer_store_dword v14, v28, s[0:3], 0 offen offset:108
	buffer_store_dword v13, v27, s[0:3], 0 offen offset:104
	buffer_store_dword v12, v26, s[0:3], 0 offen offset:100
	buffer_store_dword v11, v25, s[0:3], 0 offen offset:96
	buffer_store_dword v10, v24, s[0:3], 0 offen offset:92
	buffer_store_dword v9, v23, s[0:3], 0 offen offset:88
	buffer_store_dword v8, v22, s[0:3], 0 offen offset:84
	buffer_store_dword v7, v19, s[0:3], 0 offen offset:80
	buffer_store_dword v6, v21, s[0:3], 0 offen offset:76
	buffer_store_dword v5, v20, s[0:3], 0 offen offset:72
	buffer_store_dword v4, v1, s[0:3], 0 offen offset:68
	buffer_store_dword v3, v0, s[0:3], 0 offen offset:64
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	v_mov_b32_e32 v25, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v0, 0x6040
	v_mov_b32_e32 v21, 0x6040
	v_mov_b32_e32 v20, 0x6040
	s_mov_b32 s48, 0x19ac00
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:188
	v_mov_b32_e32 v18, 0x6040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:184
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:180
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v19, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:176
	buffer_store_dword v14, v28, s[0:3], 0 offen offset:172
	buffer_store_dword v13, v27, s[0:3], 0 offen offset:168
	buffer_store_dword v12, v26, s[0:3], 0 offen offset:164
	buffer_store_dword v11, v25, s[0:3], 0 offen offset:160
	buffer_store_dword v10, v24, s[0:3], 0 offen offset:156
	buffer_store_dword v9, v23, s[0:3], 0 offen offset:152
	buffer_store_dword v8, v22, s[0:3], 0 offen offset:148
	buffer_store_dword v7, v1, s[0:3], 0 offen offset:144
	buffer_store_dword v6, v0, s[0:3], 0 offen offset:140
	buffer_store_dword v5, v21, s[0:3], 0 offen offset:136
	buffer_store_dword v4, v20, s[0:3], 0 offen offset:132
	buffer_store_dword v3, v19, s[0:3], 0 offen offset:128
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	v_mov_b32_e32 v0, 0x6040
	v_mov_b32_e32 v1, 0x6040
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v0, s[0:3], 0 offen offset:248
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:244
	v_mov_b32_e32 v16, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:240
	v_mov_b32_e32 v15, 0x6040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:236
	v_mov_b32_e32 v14, 0x6040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:232
	v_mov_b32_e32 v13, 0x6040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:228
	v_mov_b32_e32 v12, 0x6040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:224
	v_mov_b32_e32 v11, 0x6040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:220
	v_mov_b32_e32 v10, 0x6040
	buffer_store_dword v9, v10, s[0:3], 0 offen offset:216
	v_mov_b32_e32 v9, 0x6040
	buffer_store_dword v8, v9, s[0:3], 0 offen offset:212
	v_mov_b32_e32 v8, 0x6040
	buffer_store_dword v7, v8, s[0:3], 0 offen offset:208
	v_mov_b32_e32 v7, 0x6040
	buffer_store_dword v18, v1, s[0:3], 0 offen offset:252
	buffer_store_dword v6, v7, s[0:3], 0 offen offset:204
	v_mov_b32_e32 v6, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v0, 0x6040
	buffer_store_dword v5, v6, s[0:3], 0 offen offset:200
	buffer_store_dword v4, v1, s[0:3], 0 offen offset:196
	buffer_store_dword v3, v0, s[0:3], 0 offen offset:192
	.loc	1 166
	s_mov_b64 s[54:55], exec
	v_readlane_b32 s56, v2, 18
	v_readlane_b32 s57, v2, 19
	s_and_b64 s[56:57], s[54:55], s[56:57]
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB1_147
; %bb.141:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 161
	v_mad_i64_i32 v[0:1], s[56:57], v35, s74, 0
	s_mov_b32 s48, 0x1b0a00
	v_readlane_b32 s58, v2, 4
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_readlane_b32 s59, v2, 5
	v_add_u32_e32 v19, vcc, v77, v0
	v_addc_u32_e32 v20, vcc, v78, v1, vcc
	buffer_load_dword v0, off, s[0:3], s48
	buffer_load_dword v1, off, s[0:3], s48 offset:4
	v_mul_lo_u32 v21, s59, v148
	v_ashrrev_i32_e32 v22, 31, v148
	v_mul_lo_u32 v22, s58, v22
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[56:57], s58, v148, v[0:1]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v1, vcc, v21, v1
	v_add_u32_e32 v1, vcc, v22, v1
	v_mov_b32_e32 v21, 0x6040
	s_branch .LBB1_143
.LBB1_142:                              ;   in Loop: Header=BB1_143 Depth=4
	.loc	1 167
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v24, s61
	v_add_u32_e32 v23, vcc, s60, v19
	v_addc_u32_e32 v24, vcc, v20, v24, vcc
	.loc	1 166
	v_add_u32_e32 v0, vcc, 4, v0
	s_add_u32 s58, s58, 1
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_addc_u32 s59, s59, 0
	v_cmp_eq_u32_e32 vcc, s58, v75
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v21, vcc, 4, v21
	.loc	1 167
	flat_store_dword v[23:24], v22
	.loc	1 166
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_147
.LBB1_143:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	1 167
	s_and_b64 vcc, exec, s[90:91]
	s_cbranch_vccz .LBB1_145
; %bb.144:                              ;   in Loop: Header=BB1_143 Depth=4
	flat_load_dword v22, v[0:1]
	buffer_load_dword v23, v21, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v22, s36, v22
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v23, s79, v23
	v_add_f32_e32 v22, v23, v22
	s_cbranch_execnz .LBB1_142
	s_branch .LBB1_146
.LBB1_145:                              ;   in Loop: Header=BB1_143 Depth=4
	.loc	1 0
	s_mov_b64 s[62:63], -1
.LBB1_146:                              ;   in Loop: Header=BB1_143 Depth=4
	.loc	1 167
	buffer_load_dword v22, v21, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v22, s79, v22
	s_branch .LBB1_142
.LBB1_147:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 160
	v_or_b32_e32 v0, 1, v35
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_187
; %bb.148:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_mov_b32 s48, 0x189000
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	.loc	1 165
	v_mov_b32_e32 v20, 0x6040
	v_mov_b32_e32 v29, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	v_mov_b32_e32 v25, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v21, 0x6040
	s_mov_b32 s48, 0x188000
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v18, 0x6040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v20, 0x6040
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
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v29, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	v_mov_b32_e32 v25, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v20, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v21, 0x6040
	s_mov_b32 s48, 0x19dc00
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v1, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:124
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v1, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:112
	buffer_store_dword v14, v29, s[0:3], 0 offen offset:108
	buffer_store_dword v13, v28, s[0:3], 0 offen offset:104
	buffer_store_dword v12, v27, s[0:3], 0 offen offset:100
	buffer_store_dword v11, v26, s[0:3], 0 offen offset:96
	buffer_store_dword v10, v25, s[0:3], 0 offen offset:92
	buffer_store_dword v9, v24, s[0:3], 0 offen offset:88
	buffer_store_dword v8, v23, s[0:3], 0 offen offset:84
	buffer_store_dword v7, v20, s[0:3], 0 offen offset:80
	buffer_store_dword v6, v22, s[0:3], 0 offen offset:76
	buffer_store_dword v5, v21, s[0:3], 0 offen offset:72
	buffer_store_dword v4, v19, s[0:3], 0 offen offset:68
	buffer_store_dword v3, v1, s[0:3], 0 offen offset:64
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	v_mov_b32_e32 v20, 0x6040
	v_mov_b32_e32 v29, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	v_mov_b32_e32 v25, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v21, 0x6040
	s_mov_b32 s48, 0x19cc00
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:188
	v_mov_b32_e32 v18, 0x6040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:184
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:180
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v20, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:176
	buffer_store_dword v14, v29, s[0:3], 0 offen offset:172
	buffer_store_dword v13, v28, s[0:3], 0 offen offset:168
	buffer_store_dword v12, v27, s[0:3], 0 offen offset:164
	buffer_store_dword v11, v26, s[0:3], 0 offen offset:160
	buffer_store_dword v10, v25, s[0:3], 0 offen offset:156
	buffer_store_dword v9, v24, s[0:3], 0 offen offset:152
	buffer_store_dword v8, v23, s[0:3], 0 offen offset:148
	buffer_store_dword v7, v19, s[0:3], 0 offen offset:144
	buffer_store_dword v6, v1, s[0:3], 0 offen offset:140
	buffer_store_dword v5, v22, s[0:3], 0 offen offset:136
	buffer_store_dword v4, v21, s[0:3], 0 offen offset:132
	buffer_store_dword v3, v20, s[0:3], 0 offen offset:128
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v19, 0x6040
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v1, s[0:3], 0 offen offset:248
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:244
	v_mov_b32_e32 v16, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:240
	v_mov_b32_e32 v15, 0x6040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:236
	v_mov_b32_e32 v14, 0x6040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:232
	v_mov_b32_e32 v13, 0x6040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:228
	v_mov_b32_e32 v12, 0x6040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:224
	v_mov_b32_e32 v11, 0x6040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:220
	v_mov_b32_e32 v10, 0x6040
	buffer_store_dword v9, v10, s[0:3], 0 offen offset:216
	v_mov_b32_e32 v9, 0x6040
	buffer_store_dword v8, v9, s[0:3], 0 offen offset:212
	v_mov_b32_e32 v8, 0x6040
	buffer_store_dword v7, v8, s[0:3], 0 offen offset:208
	v_mov_b32_e32 v7, 0x6040
	buffer_store_dword v6, v7, s[0:3], 0 offen offset:204
	v_mov_b32_e32 v6, 0x6040
	buffer_store_dword v5, v6, s[0:3], 0 offen offset:200
	v_mov_b32_e32 v5, 0x6040
	v_mov_b32_e32 v1, 0x6040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:252
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:196
	buffer_store_dword v3, v1, s[0:3], 0 offen offset:192
	.loc	1 166
	s_mov_b64 s[54:55], exec
	v_readlane_b32 s56, v2, 18
	v_readlane_b32 s57, v2, 19
	s_and_b64 s[56:57], s[54:55], s[56:57]
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB1_155
; %bb.149:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 161
	v_mad_i64_i32 v[0:1], s[56:57], v0, s74, 0
	s_mov_b32 s48, 0x1b0a00
	v_readlane_b32 s58, v2, 4
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_readlane_b32 s59, v2, 5
	v_add_u32_e32 v19, vcc, v77, v0
	v_addc_u32_e32 v20, vcc, v78, v1, vcc
	buffer_load_dword v0, off, s[0:3], s48
	buffer_load_dword v1, off, s[0:3], s48 offset:4
	v_mul_lo_u32 v21, s59, v147
	v_ashrrev_i32_e32 v22, 31, v147
	v_mul_lo_u32 v22, s58, v22
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[56:57], s58, v147, v[0:1]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v1, vcc, v21, v1
	v_add_u32_e32 v1, vcc, v22, v1
	v_mov_b32_e32 v21, 0x6040
	s_branch .LBB1_151
.LBB1_150:                              ;   in Loop: Header=BB1_151 Depth=4
	.loc	1 167
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v24, s61
	v_add_u32_e32 v23, vcc, s60, v19
	v_addc_u32_e32 v24, vcc, v20, v24, vcc
	.loc	1 166
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v21, vcc, 4, v21
	s_addc_u32 s59, s59, 0
	v_cmp_eq_u32_e32 vcc, s58, v75
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	1 167
	flat_store_dword v[23:24], v22
	.loc	1 166
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_155
.LBB1_151:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	1 167
	s_andn2_b64 vcc, exec, s[90:91]
	s_cbranch_vccnz .LBB1_153
; %bb.152:                              ;   in Loop: Header=BB1_151 Depth=4
	flat_load_dword v22, v[0:1]
	buffer_load_dword v23, v21, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v22, s36, v22
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v23, s79, v23
	v_add_f32_e32 v22, v23, v22
	s_cbranch_execnz .LBB1_150
	s_branch .LBB1_154
.LBB1_153:                              ;   in Loop: Header=BB1_151 Depth=4
	.loc	1 0
	s_mov_b64 s[62:63], -1
.LBB1_154:                              ;   in Loop: Header=BB1_151 Depth=4
	.loc	1 167
	buffer_load_dword v22, v21, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v22, s79, v22
	s_branch .LBB1_150
.LBB1_155:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 160
	v_add_u32_e32 v0, vcc, 2, v35
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_187
; %bb.156:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_mov_b32 s48, 0x18b000
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	.loc	1 165
	v_mov_b32_e32 v20, 0x6040
	v_mov_b32_e32 v29, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	v_mov_b32_e32 v25, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v21, 0x6040
	s_mov_b32 s48, 0x192000
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v18, 0x6040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v20, 0x6040
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
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v29, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	v_mov_b32_e32 v25, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v20, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v21, 0x6040
	s_mov_b32 s48, 0x18a000
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v1, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:124
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v1, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:112
	buffer_store_dword v14, v29, s[0:3], 0 offen offset:108
	buffer_store_dword v13, v28, s[0:3], 0 offen offset:104
	buffer_store_dword v12, v27, s[0:3], 0 offen offset:100
	buffer_store_dword v11, v26, s[0:3], 0 offen offset:96
	buffer_store_dword v10, v25, s[0:3], 0 offen offset:92
	buffer_store_dword v9, v24, s[0:3], 0 offen offset:88
	buffer_store_dword v8, v23, s[0:3], 0 offen offset:84
	buffer_store_dword v7, v20, s[0:3], 0 offen offset:80
	buffer_store_dword v6, v22, s[0:3], 0 offen offset:76
	buffer_store_dword v5, v21, s[0:3], 0 offen offset:72
	buffer_store_dword v4, v19, s[0:3], 0 offen offset:68
	buffer_store_dword v3, v1, s[0:3], 0 offen offset:64
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	v_mov_b32_e32 v20, 0x6040
	v_mov_b32_e32 v29, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	v_mov_b32_e32 v25, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v21, 0x6040
	s_mov_b32 s48, 0x19ec00
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:188
	v_mov_b32_e32 v18, 0x6040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:184
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:180
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v20, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:176
	buffer_store_dword v14, v29, s[0:3], 0 offen offset:172
	buffer_store_dword v13, v28, s[0:3], 0 offen offset:168
	buffer_store_dword v12, v27, s[0:3], 0 offen offset:164
	buffer_store_dword v11, v26, s[0:3], 0 offen offset:160
	buffer_store_dword v10, v25, s[0:3], 0 offen offset:156
	buffer_store_dword v9, v24, s[0:3], 0 offen offset:152
	buffer_store_dword v8, v23, s[0:3], 0 offen offset:148
	buffer_store_dword v7, v19, s[0:3], 0 offen offset:144
	buffer_store_dword v6, v1, s[0:3], 0 offen offset:140
	buffer_store_dword v5, v22, s[0:3], 0 offen offset:136
	buffer_store_dword v4, v21, s[0:3], 0 offen offset:132
	buffer_store_dword v3, v20, s[0:3], 0 offen offset:128
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v19, 0x6040
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v1, s[0:3], 0 offen offset:248
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:244
	v_mov_b32_e32 v16, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:240
	v_mov_b32_e32 v15, 0x6040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:236
	v_mov_b32_e32 v14, 0x6040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:232
	v_mov_b32_e32 v13, 0x6040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:228
	v_mov_b32_e32 v12, 0x6040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:224
	v_mov_b32_e32 v11, 0x6040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:220
	v_mov_b32_e32 v10, 0x6040
	buffer_store_dword v9, v10, s[0:3], 0 offen offset:216
	v_mov_b32_e32 v9, 0x6040
	buffer_store_dword v8, v9, s[0:3], 0 offen offset:212
	v_mov_b32_e32 v8, 0x6040
	buffer_store_dword v7, v8, s[0:3], 0 offen offset:208
	v_mov_b32_e32 v7, 0x6040
	buffer_store_dword v6, v7, s[0:3], 0 offen offset:204
	v_mov_b32_e32 v6, 0x6040
	buffer_store_dword v5, v6, s[0:3], 0 offen offset:200
	v_mov_b32_e32 v5, 0x6040
	v_mov_b32_e32 v1, 0x6040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:252
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:196
	buffer_store_dword v3, v1, s[0:3], 0 offen offset:192
	.loc	1 166
	s_mov_b64 s[54:55], exec
	v_readlane_b32 s56, v2, 18
	v_readlane_b32 s57, v2, 19
	s_and_b64 s[56:57], s[54:55], s[56:57]
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB1_163
; %bb.157:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 161
	v_mad_i64_i32 v[0:1], s[56:57], v0, s74, 0
	s_mov_b32 s48, 0x1b0a00
	v_readlane_b32 s58, v2, 4
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_readlane_b32 s59, v2, 5
	v_add_u32_e32 v3, vcc, v77, v0
	v_addc_u32_e32 v4, vcc, v78, v1, vcc
	buffer_load_dword v0, off, s[0:3], s48
	buffer_load_dword v1, off, s[0:3], s48 offset:4
	v_mul_lo_u32 v5, s59, v82
	v_ashrrev_i32_e32 v6, 31, v82
	v_mul_lo_u32 v6, s58, v6
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[56:57], s58, v82, v[0:1]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v1, vcc, v5, v1
	v_add_u32_e32 v1, vcc, v6, v1
	v_mov_b32_e32 v5, 0x6040
	s_branch .LBB1_159
.LBB1_158:                              ;   in Loop: Header=BB1_159 Depth=4
	.loc	1 167
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v8, s61
	v_add_u32_e32 v7, vcc, s60, v3
	v_addc_u32_e32 v8, vcc, v4, v8, vcc
	.loc	1 166
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v5, vcc, 4, v5
	s_addc_u32 s59, s59, 0
	v_cmp_eq_u32_e32 vcc, s58, v75
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	1 167
	flat_store_dword v[7:8], v6
	.loc	1 166
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_163
.LBB1_159:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	1 167
	s_andn2_b64 vcc, exec, s[90:91]
	s_cbranch_vccnz .LBB1_161
; %bb.160:                              ;   in Loop: Header=BB1_159 Depth=4
	flat_load_dword v6, v[0:1]
	buffer_load_dword v7, v5, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v6, s36, v6
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s79, v7
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB1_158
	s_branch .LBB1_162
.LBB1_161:                              ;   in Loop: Header=BB1_159 Depth=4
	.loc	1 0
	s_mov_b64 s[62:63], -1
.LBB1_162:                              ;   in Loop: Header=BB1_159 Depth=4
	.loc	1 167
	buffer_load_dword v6, v5, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s79, v6
	s_branch .LBB1_158
.LBB1_163:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 160
	v_add_u32_e32 v0, vcc, 3, v35
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_187
; %bb.164:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_mov_b32 s48, 0x18d000
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	.loc	1 165
	v_mov_b32_e32 v20, 0x6040
	v_mov_b32_e32 v29, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	v_mov_b32_e32 v25, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v21, 0x6040
	s_mov_b32 s48, 0x18c000
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v18, 0x6040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v20, 0x6040
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
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v29, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	v_mov_b32_e32 v25, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v20, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v21, 0x6040
	s_mov_b32 s48, 0x1a0c00
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v1, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:124
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v1, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:112
	buffer_store_dword v14, v29, s[0:3], 0 offen offset:108
	buffer_store_dword v13, v28, s[0:3], 0 offen offset:104
	buffer_store_dword v12, v27, s[0:3], 0 offen offset:100
	buffer_store_dword v11, v26, s[0:3], 0 offen offset:96
	buffer_store_dword v10, v25, s[0:3], 0 offen offset:92
	buffer_store_dword v9, v24, s[0:3], 0 offen offset:88
	buffer_store_dword v8, v23, s[0:3], 0 offen offset:84
	buffer_store_dword v7, v20, s[0:3], 0 offen offset:80
	buffer_store_dword v6, v22, s[0:3], 0 offen offset:76
	buffer_store_dword v5, v21, s[0:3], 0 offen offset:72
	buffer_store_dword v4, v19, s[0:3], 0 offen offset:68
	buffer_store_dword v3, v1, s[0:3], 0 offen offset:64
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	v_mov_b32_e32 v20, 0x6040
	v_mov_b32_e32 v29, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	v_mov_b32_e32 v25, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v21, 0x6040
	s_mov_b32 s48, 0x19fc00
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:188
	v_mov_b32_e32 v18, 0x6040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:184
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:180
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v20, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:176
	buffer_store_dword v14, v29, s[0:3], 0 offen offset:172
	buffer_store_dword v13, v28, s[0:3], 0 offen offset:168
	buffer_store_dword v12, v27, s[0:3], 0 offen offset:164
	buffer_store_dword v11, v26, s[0:3], 0 offen offset:160
	buffer_store_dword v10, v25, s[0:3], 0 offen offset:156
	buffer_store_dword v9, v24, s[0:3], 0 offen offset:152
	buffer_store_dword v8, v23, s[0:3], 0 offen offset:148
	buffer_store_dword v7, v19, s[0:3], 0 offen offset:144
	buffer_store_dword v6, v1, s[0:3], 0 offen offset:140
	buffer_store_dword v5, v22, s[0:3], 0 offen offset:136
	buffer_store_dword v4, v21, s[0:3], 0 offen offset:132
	buffer_store_dword v3, v20, s[0:3], 0 offen offset:128
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v19, 0x6040
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v1, s[0:3], 0 offen offset:248
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:244
	v_mov_b32_e32 v16, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:240
	v_mov_b32_e32 v15, 0x6040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:236
	v_mov_b32_e32 v14, 0x6040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:232
	v_mov_b32_e32 v13, 0x6040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:228
	v_mov_b32_e32 v12, 0x6040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:224
	v_mov_b32_e32 v11, 0x6040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:220
	v_mov_b32_e32 v10, 0x6040
	buffer_store_dword v9, v10, s[0:3], 0 offen offset:216
	v_mov_b32_e32 v9, 0x6040
	buffer_store_dword v8, v9, s[0:3], 0 offen offset:212
	v_mov_b32_e32 v8, 0x6040
	buffer_store_dword v7, v8, s[0:3], 0 offen offset:208
	v_mov_b32_e32 v7, 0x6040
	buffer_store_dword v6, v7, s[0:3], 0 offen offset:204
	v_mov_b32_e32 v6, 0x6040
	buffer_store_dword v5, v6, s[0:3], 0 offen offset:200
	v_mov_b32_e32 v5, 0x6040
	v_mov_b32_e32 v1, 0x6040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:252
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:196
	buffer_store_dword v3, v1, s[0:3], 0 offen offset:192
	.loc	1 166
	s_mov_b64 s[54:55], exec
	v_readlane_b32 s56, v2, 18
	v_readlane_b32 s57, v2, 19
	s_and_b64 s[56:57], s[54:55], s[56:57]
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB1_171
; %bb.165:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 161
	v_mad_i64_i32 v[0:1], s[56:57], v0, s74, 0
	s_mov_b32 s48, 0x1b0a00
	v_readlane_b32 s58, v2, 4
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_readlane_b32 s59, v2, 5
	v_add_u32_e32 v3, vcc, v77, v0
	v_addc_u32_e32 v4, vcc, v78, v1, vcc
	buffer_load_dword v0, off, s[0:3], s48
	buffer_load_dword v1, off, s[0:3], s48 offset:4
	v_mul_lo_u32 v5, s59, v81
	v_ashrrev_i32_e32 v6, 31, v81
	v_mul_lo_u32 v6, s58, v6
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[56:57], s58, v81, v[0:1]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v1, vcc, v5, v1
	v_add_u32_e32 v1, vcc, v6, v1
	v_mov_b32_e32 v5, 0x6040
	s_branch .LBB1_167
.LBB1_166:                              ;   in Loop: Header=BB1_167 Depth=4
	.loc	1 167
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v8, s61
	v_add_u32_e32 v7, vcc, s60, v3
	v_addc_u32_e32 v8, vcc, v4, v8, vcc
	.loc	1 166
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v5, vcc, 4, v5
	s_addc_u32 s59, s59, 0
	v_cmp_eq_u32_e32 vcc, s58, v75
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	1 167
	flat_store_dword v[7:8], v6
	.loc	1 166
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_171
.LBB1_167:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	1 167
	s_andn2_b64 vcc, exec, s[90:91]
	s_cbranch_vccnz .LBB1_169
; %bb.168:                              ;   in Loop: Header=BB1_167 Depth=4
	flat_load_dword v6, v[0:1]
	buffer_load_dword v7, v5, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v6, s36, v6
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s79, v7
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB1_166
	s_branch .LBB1_170
.LBB1_169:                              ;   in Loop: Header=BB1_167 Depth=4
	.loc	1 0
	s_mov_b64 s[62:63], -1
.LBB1_170:                              ;   in Loop: Header=BB1_167 Depth=4
	.loc	1 167
	buffer_load_dword v6, v5, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s79, v6
	s_branch .LBB1_166
.LBB1_171:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 160
	v_add_u32_e32 v0, vcc, 4, v35
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_187
; %bb.172:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_mov_b32 s48, 0x18e000
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	.loc	1 165
	v_mov_b32_e32 v20, 0x6040
	v_mov_b32_e32 v29, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	v_mov_b32_e32 v25, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v21, 0x6040
	s_mov_b32 s48, 0x185000
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v18, 0x6040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v20, 0x6040
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
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v29, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	v_mov_b32_e32 v25, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v20, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v21, 0x6040
	s_mov_b32 s48, 0x1a2c00
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v1, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:124
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v1, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:112
	buffer_store_dword v14, v29, s[0:3], 0 offen offset:108
	buffer_store_dword v13, v28, s[0:3], 0 offen offset:104
	buffer_store_dword v12, v27, s[0:3], 0 offen offset:100
	buffer_store_dword v11, v26, s[0:3], 0 offen offset:96
	buffer_store_dword v10, v25, s[0:3], 0 offen offset:92
	buffer_store_dword v9, v24, s[0:3], 0 offen offset:88
	buffer_store_dword v8, v23, s[0:3], 0 offen offset:84
	buffer_store_dword v7, v20, s[0:3], 0 offen offset:80
	buffer_store_dword v6, v22, s[0:3], 0 offen offset:76
	buffer_store_dword v5, v21, s[0:3], 0 offen offset:72
	buffer_store_dword v4, v19, s[0:3], 0 offen offset:68
	buffer_store_dword v3, v1, s[0:3], 0 offen offset:64
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	v_mov_b32_e32 v20, 0x6040
	v_mov_b32_e32 v29, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	v_mov_b32_e32 v25, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v21, 0x6040
	s_mov_b32 s48, 0x1a1c00
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:188
	v_mov_b32_e32 v18, 0x6040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:184
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:180
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v20, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:176
	buffer_store_dword v14, v29, s[0:3], 0 offen offset:172
	buffer_store_dword v13, v28, s[0:3], 0 offen offset:168
	buffer_store_dword v12, v27, s[0:3], 0 offen offset:164
	buffer_store_dword v11, v26, s[0:3], 0 offen offset:160
	buffer_store_dword v10, v25, s[0:3], 0 offen offset:156
	buffer_store_dword v9, v24, s[0:3], 0 offen offset:152
	buffer_store_dword v8, v23, s[0:3], 0 offen offset:148
	buffer_store_dword v7, v19, s[0:3], 0 offen offset:144
	buffer_store_dword v6, v1, s[0:3], 0 offen offset:140
	buffer_store_dword v5, v22, s[0:3], 0 offen offset:136
	buffer_store_dword v4, v21, s[0:3], 0 offen offset:132
	buffer_store_dword v3, v20, s[0:3], 0 offen offset:128
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v19, 0x6040
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v1, s[0:3], 0 offen offset:248
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:244
	v_mov_b32_e32 v16, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:240
	v_mov_b32_e32 v15, 0x6040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:236
	v_mov_b32_e32 v14, 0x6040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:232
	v_mov_b32_e32 v13, 0x6040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:228
	v_mov_b32_e32 v12, 0x6040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:224
	v_mov_b32_e32 v11, 0x6040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:220
	v_mov_b32_e32 v10, 0x6040
	buffer_store_dword v9, v10, s[0:3], 0 offen offset:216
	v_mov_b32_e32 v9, 0x6040
	buffer_store_dword v8, v9, s[0:3], 0 offen offset:212
	v_mov_b32_e32 v8, 0x6040
	buffer_store_dword v7, v8, s[0:3], 0 offen offset:208
	v_mov_b32_e32 v7, 0x6040
	buffer_store_dword v6, v7, s[0:3], 0 offen offset:204
	v_mov_b32_e32 v6, 0x6040
	buffer_store_dword v5, v6, s[0:3], 0 offen offset:200
	v_mov_b32_e32 v5, 0x6040
	v_mov_b32_e32 v1, 0x6040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:252
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:196
	buffer_store_dword v3, v1, s[0:3], 0 offen offset:192
	.loc	1 166
	s_mov_b64 s[54:55], exec
	v_readlane_b32 s56, v2, 18
	v_readlane_b32 s57, v2, 19
	s_and_b64 s[56:57], s[54:55], s[56:57]
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB1_179
; %bb.173:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 161
	v_mad_i64_i32 v[0:1], s[56:57], v0, s74, 0
	s_mov_b32 s48, 0x1b0a00
	v_readlane_b32 s58, v2, 4
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_readlane_b32 s59, v2, 5
	v_add_u32_e32 v3, vcc, v77, v0
	v_addc_u32_e32 v4, vcc, v78, v1, vcc
	buffer_load_dword v0, off, s[0:3], s48
	buffer_load_dword v1, off, s[0:3], s48 offset:4
	v_mul_lo_u32 v5, s59, v80
	v_ashrrev_i32_e32 v6, 31, v80
	v_mul_lo_u32 v6, s58, v6
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[56:57], s58, v80, v[0:1]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v1, vcc, v5, v1
	v_add_u32_e32 v1, vcc, v6, v1
	v_mov_b32_e32 v5, 0x6040
	s_branch .LBB1_175
.LBB1_174:                              ;   in Loop: Header=BB1_175 Depth=4
	.loc	1 167
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v8, s61
	v_add_u32_e32 v7, vcc, s60, v3
	v_addc_u32_e32 v8, vcc, v4, v8, vcc
	.loc	1 166
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v5, vcc, 4, v5
	s_addc_u32 s59, s59, 0
	v_cmp_eq_u32_e32 vcc, s58, v75
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	1 167
	flat_store_dword v[7:8], v6
	.loc	1 166
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_179
.LBB1_175:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	1 167
	s_andn2_b64 vcc, exec, s[90:91]
	s_cbranch_vccnz .LBB1_177
; %bb.176:                              ;   in Loop: Header=BB1_175 Depth=4
	flat_load_dword v6, v[0:1]
	buffer_load_dword v7, v5, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v6, s36, v6
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s79, v7
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB1_174
	s_branch .LBB1_178
.LBB1_177:                              ;   in Loop: Header=BB1_175 Depth=4
	.loc	1 0
	s_mov_b64 s[62:63], -1
.LBB1_178:                              ;   in Loop: Header=BB1_175 Depth=4
	.loc	1 167
	buffer_load_dword v6, v5, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s79, v6
	s_branch .LBB1_174
.LBB1_179:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[54:55]
	.loc	1 160
	v_add_u32_e32 v0, vcc, 5, v35
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_187
; %bb.180:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_mov_b32 s48, 0x191000
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	.loc	1 165
	v_mov_b32_e32 v20, 0x6040
	v_mov_b32_e32 v29, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	v_mov_b32_e32 v25, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v21, 0x6040
	s_mov_b32 s48, 0x190000
	.loc	1 166
	v_readlane_b32 s54, v2, 18
	v_readlane_b32 s55, v2, 19
	.loc	1 165
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v18, 0x6040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v20, 0x6040
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
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v29, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	v_mov_b32_e32 v25, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v20, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v21, 0x6040
	s_mov_b32 s48, 0x1a3c00
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v1, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:124
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v1, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:112
	buffer_store_dword v14, v29, s[0:3], 0 offen offset:108
	buffer_store_dword v13, v28, s[0:3], 0 offen offset:104
	buffer_store_dword v12, v27, s[0:3], 0 offen offset:100
	buffer_store_dword v11, v26, s[0:3], 0 offen offset:96
	buffer_store_dword v10, v25, s[0:3], 0 offen offset:92
	buffer_store_dword v9, v24, s[0:3], 0 offen offset:88
	buffer_store_dword v8, v23, s[0:3], 0 offen offset:84
	buffer_store_dword v7, v20, s[0:3], 0 offen offset:80
	buffer_store_dword v6, v22, s[0:3], 0 offen offset:76
	buffer_store_dword v5, v21, s[0:3], 0 offen offset:72
	buffer_store_dword v4, v19, s[0:3], 0 offen offset:68
	buffer_store_dword v3, v1, s[0:3], 0 offen offset:64
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	v_mov_b32_e32 v20, 0x6040
	v_mov_b32_e32 v29, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	v_mov_b32_e32 v25, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v21, 0x6040
	s_mov_b32 s48, 0x18f000
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:188
	v_mov_b32_e32 v18, 0x6040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:184
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:180
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v20, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:176
	buffer_store_dword v14, v29, s[0:3], 0 offen offset:172
	buffer_store_dword v13, v28, s[0:3], 0 offen offset:168
	buffer_store_dword v12, v27, s[0:3], 0 offen offset:164
	buffer_store_dword v11, v26, s[0:3], 0 offen offset:160
	buffer_store_dword v10, v25, s[0:3], 0 offen offset:156
	buffer_store_dword v9, v24, s[0:3], 0 offen offset:152
	buffer_store_dword v8, v23, s[0:3], 0 offen offset:148
	buffer_store_dword v7, v19, s[0:3], 0 offen offset:144
	buffer_store_dword v6, v1, s[0:3], 0 offen offset:140
	buffer_store_dword v5, v22, s[0:3], 0 offen offset:136
	buffer_store_dword v4, v21, s[0:3], 0 offen offset:132
	buffer_store_dword v3, v20, s[0:3], 0 offen offset:128
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v19, 0x6040
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v1, s[0:3], 0 offen offset:248
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:244
	v_mov_b32_e32 v16, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:240
	v_mov_b32_e32 v15, 0x6040
	buffer_store_dword v14, v15, s[0:3], 0 offen offset:236
	v_mov_b32_e32 v14, 0x6040
	buffer_store_dword v13, v14, s[0:3], 0 offen offset:232
	v_mov_b32_e32 v13, 0x6040
	buffer_store_dword v12, v13, s[0:3], 0 offen offset:228
	v_mov_b32_e32 v12, 0x6040
	buffer_store_dword v11, v12, s[0:3], 0 offen offset:224
	v_mov_b32_e32 v11, 0x6040
	buffer_store_dword v10, v11, s[0:3], 0 offen offset:220
	v_mov_b32_e32 v10, 0x6040
	buffer_store_dword v9, v10, s[0:3], 0 offen offset:216
	v_mov_b32_e32 v9, 0x6040
	buffer_store_dword v8, v9, s[0:3], 0 offen offset:212
	v_mov_b32_e32 v8, 0x6040
	buffer_store_dword v7, v8, s[0:3], 0 offen offset:208
	v_mov_b32_e32 v7, 0x6040
	buffer_store_dword v6, v7, s[0:3], 0 offen offset:204
	v_mov_b32_e32 v6, 0x6040
	buffer_store_dword v5, v6, s[0:3], 0 offen offset:200
	v_mov_b32_e32 v5, 0x6040
	v_mov_b32_e32 v1, 0x6040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:252
	buffer_store_dword v4, v5, s[0:3], 0 offen offset:196
	buffer_store_dword v3, v1, s[0:3], 0 offen offset:192
	.loc	1 166
	s_and_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB1_187
; %bb.181:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 161
	v_mad_i64_i32 v[0:1], s[54:55], v0, s74, 0
	s_mov_b32 s48, 0x1b0a00
	v_readlane_b32 s56, v2, 4
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_readlane_b32 s57, v2, 5
	v_add_u32_e32 v3, vcc, v77, v0
	v_addc_u32_e32 v4, vcc, v78, v1, vcc
	buffer_load_dword v0, off, s[0:3], s48
	buffer_load_dword v1, off, s[0:3], s48 offset:4
	v_mul_lo_u32 v5, s57, v79
	v_ashrrev_i32_e32 v6, 31, v79
	v_mul_lo_u32 v6, s56, v6
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[54:55], s56, v79, v[0:1]
	s_mov_b64 s[54:55], 0
	s_mov_b64 s[56:57], 0
	v_add_u32_e32 v1, vcc, v5, v1
	v_add_u32_e32 v1, vcc, v6, v1
	v_mov_b32_e32 v5, 0x6040
	s_branch .LBB1_183
.LBB1_182:                              ;   in Loop: Header=BB1_183 Depth=4
	.loc	1 167
	s_lshl_b64 s[58:59], s[58:59], 2
	v_mov_b32_e32 v8, s59
	v_add_u32_e32 v7, vcc, s58, v3
	v_addc_u32_e32 v8, vcc, v4, v8, vcc
	.loc	1 166
	s_add_u32 s56, s56, 1
	v_add_u32_e32 v5, vcc, 4, v5
	s_addc_u32 s57, s57, 0
	v_cmp_eq_u32_e32 vcc, s56, v75
	s_or_b64 s[54:55], vcc, s[54:55]
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	1 167
	flat_store_dword v[7:8], v6
	.loc	1 166
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB1_187
.LBB1_183:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	1 167
	s_andn2_b64 vcc, exec, s[90:91]
	s_cbranch_vccnz .LBB1_185
; %bb.184:                              ;   in Loop: Header=BB1_183 Depth=4
	flat_load_dword v6, v[0:1]
	buffer_load_dword v7, v5, s[0:3], 0 offen
	s_mov_b32 s48, s56
	s_mov_b64 s[60:61], 0
	s_mov_b64 s[58:59], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v6, s36, v6
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v7, s79, v7
	v_add_f32_e32 v6, v7, v6
	s_cbranch_execnz .LBB1_182
	s_branch .LBB1_186
.LBB1_185:                              ;   in Loop: Header=BB1_183 Depth=4
	.loc	1 0
	s_mov_b64 s[60:61], -1
.LBB1_186:                              ;   in Loop: Header=BB1_183 Depth=4
	.loc	1 167
	buffer_load_dword v6, v5, s[0:3], 0 offen
	s_mov_b64 s[58:59], s[56:57]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s79, v6
	s_branch .LBB1_182
.LBB1_187:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 0
	s_or_b64 exec, exec, s[52:53]
.LBB1_188:                              ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[20:21]
.LBB1_189:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 140
	s_andn2_saveexec_b64 s[20:21], s[50:51]
	s_cbranch_execz .LBB1_26
; %bb.190:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	1 145
	s_waitcnt vmcnt(10)
	v_mul_lo_u32 v1, v76, s100
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v25, s35
	s_movk_i32 s48, 0x7c
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_add_u32_e32 v1, vcc, s48, v0
	s_mov_b32 s48, 0x187000
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0x78
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x74
	buffer_store_dword v17, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	buffer_store_dword v16, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s93, v0
	s_movk_i32 s48, 0x6c
	buffer_store_dword v15, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x68
	buffer_store_dword v14, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x64
	buffer_store_dword v13, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	buffer_store_dword v12, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s7, v0
	s_movk_i32 s48, 0x5c
	buffer_store_dword v11, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x58
	buffer_store_dword v10, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x54
	buffer_store_dword v9, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	buffer_store_dword v8, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s85, v0
	s_movk_i32 s48, 0x4c
	buffer_store_dword v7, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x48
	buffer_store_dword v6, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x44
	buffer_store_dword v5, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, 64, v0
	s_movk_i32 s48, 0xbc
	buffer_store_dword v3, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_mov_b32 s48, 0x19bc00
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0xb8
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0xb4
	buffer_store_dword v17, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	buffer_store_dword v16, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s33, v0
	s_movk_i32 s48, 0xac
	buffer_store_dword v15, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0xa8
	buffer_store_dword v14, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0xa4
	buffer_store_dword v13, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	buffer_store_dword v12, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s89, v0
	s_movk_i32 s48, 0x9c
	buffer_store_dword v11, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x98
	buffer_store_dword v10, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x94
	buffer_store_dword v9, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	buffer_store_dword v8, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s95, v0
	s_movk_i32 s48, 0x8c
	buffer_store_dword v7, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x88
	buffer_store_dword v6, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x84
	buffer_store_dword v5, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s5, v0
	s_movk_i32 s48, 0xfc
	buffer_store_dword v3, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_mov_b32 s48, 0x19ac00
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0xf8
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0xf4
	buffer_store_dword v17, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	buffer_store_dword v16, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s87, v0
	s_movk_i32 s48, 0xec
	buffer_store_dword v15, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0xe8
	buffer_store_dword v14, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0xe4
	buffer_store_dword v13, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	buffer_store_dword v12, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s96, v0
	s_movk_i32 s48, 0xdc
	buffer_store_dword v11, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0xd8
	buffer_store_dword v10, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0xd4
	buffer_store_dword v9, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	buffer_store_dword v8, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s18, v0
	s_movk_i32 s48, 0xcc
	buffer_store_dword v7, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0xc8
	buffer_store_dword v6, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0xc4
	buffer_store_dword v5, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s101, v0
	s_movk_i32 s48, 0x13c
	buffer_store_dword v3, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_mov_b32 s48, 0x189000
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0x138
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x134
	buffer_store_dword v17, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x130
	buffer_store_dword v16, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x12c
	buffer_store_dword v15, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x128
	buffer_store_dword v14, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x124
	buffer_store_dword v13, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x120
	buffer_store_dword v12, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x11c
	buffer_store_dword v11, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x118
	buffer_store_dword v10, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x114
	buffer_store_dword v9, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x110
	buffer_store_dword v8, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x10c
	buffer_store_dword v7, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x108
	buffer_store_dword v6, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x104
	buffer_store_dword v5, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x100
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x17c
	buffer_store_dword v3, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_mov_b32 s48, 0x188000
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0x178
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x174
	buffer_store_dword v17, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x170
	buffer_store_dword v16, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x16c
	buffer_store_dword v15, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x168
	buffer_store_dword v14, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x164
	buffer_store_dword v13, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x160
	buffer_store_dword v12, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x15c
	buffer_store_dword v11, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x158
	buffer_store_dword v10, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x154
	buffer_store_dword v9, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x150
	buffer_store_dword v8, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x14c
	buffer_store_dword v7, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x148
	buffer_store_dword v6, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x144
	buffer_store_dword v5, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x140
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1bc
	buffer_store_dword v3, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_mov_b32 s48, 0x19dc00
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0x1b8
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1b4
	buffer_store_dword v17, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1b0
	buffer_store_dword v16, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1ac
	buffer_store_dword v15, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1a8
	buffer_store_dword v14, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1a4
	buffer_store_dword v13, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1a0
	buffer_store_dword v12, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x19c
	buffer_store_dword v11, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x198
	buffer_store_dword v10, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x194
	buffer_store_dword v9, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x190
	buffer_store_dword v8, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x18c
	buffer_store_dword v7, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x188
	buffer_store_dword v6, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x184
	buffer_store_dword v5, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s75, v0
	s_movk_i32 s48, 0x1fc
	buffer_store_dword v3, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_mov_b32 s48, 0x19cc00
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0x1f8
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1f4
	buffer_store_dword v17, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1f0
	buffer_store_dword v16, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1ec
	buffer_store_dword v15, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1e8
	buffer_store_dword v14, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1e4
	buffer_store_dword v13, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1e0
	buffer_store_dword v12, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1dc
	buffer_store_dword v11, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1d8
	buffer_store_dword v10, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1d4
	buffer_store_dword v9, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1d0
	buffer_store_dword v8, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1cc
	buffer_store_dword v7, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1c8
	buffer_store_dword v6, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1c4
	buffer_store_dword v5, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x1c0
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x23c
	buffer_store_dword v3, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_mov_b32 s48, 0x18b000
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0x238
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x234
	buffer_store_dword v17, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x230
	buffer_store_dword v16, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x22c
	buffer_store_dword v15, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x228
	buffer_store_dword v14, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x224
	buffer_store_dword v13, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x220
	buffer_store_dword v12, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x21c
	buffer_store_dword v11, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x218
	buffer_store_dword v10, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x214
	buffer_store_dword v9, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x210
	buffer_store_dword v8, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x20c
	buffer_store_dword v7, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x208
	buffer_store_dword v6, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x204
	buffer_store_dword v5, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x200
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	buffer_store_dword v3, v1, s[0:3], 0 offen
	s_mov_b32 s48, 0x186000
	buffer_load_dword v3, off, s[0:3], s48
	buffer_load_dword v4, off, s[0:3], s48 offset:4
	buffer_load_dword v5, off, s[0:3], s48 offset:8
	buffer_load_dword v6, off, s[0:3], s48 offset:12
	buffer_load_dword v7, off, s[0:3], s48 offset:16
	buffer_load_dword v8, off, s[0:3], s48 offset:20
	buffer_load_dword v9, off, s[0:3], s48 offset:24
	buffer_load_dword v10, off, s[0:3], s48 offset:28
	buffer_load_dword v11, off, s[0:3], s48 offset:32
	buffer_load_dword v12, off, s[0:3], s48 offset:36
	buffer_load_dword v13, off, s[0:3], s48 offset:40
	buffer_load_dword v14, off, s[0:3], s48 offset:44
	buffer_load_dword v15, off, s[0:3], s48 offset:48
	buffer_load_dword v16, off, s[0:3], s48 offset:52
	buffer_load_dword v17, off, s[0:3], s48 offset:56
	buffer_load_dword v18, off, s[0:3], s48 offset:60
	v_or_b32_e32 v1, 60, v0
	s_movk_i32 s48, 0x240
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
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x27c
	v_add_u32_e32 v3, vcc, s48, v0
	s_mov_b32 s48, 0x192000
	buffer_load_dword v4, off, s[0:3], s48
	buffer_load_dword v5, off, s[0:3], s48 offset:4
	buffer_load_dword v6, off, s[0:3], s48 offset:8
	buffer_load_dword v7, off, s[0:3], s48 offset:12
	buffer_load_dword v8, off, s[0:3], s48 offset:16
	buffer_load_dword v9, off, s[0:3], s48 offset:20
	buffer_load_dword v10, off, s[0:3], s48 offset:24
	buffer_load_dword v11, off, s[0:3], s48 offset:28
	buffer_load_dword v12, off, s[0:3], s48 offset:32
	buffer_load_dword v13, off, s[0:3], s48 offset:36
	buffer_load_dword v14, off, s[0:3], s48 offset:40
	buffer_load_dword v15, off, s[0:3], s48 offset:44
	buffer_load_dword v16, off, s[0:3], s48 offset:48
	buffer_load_dword v17, off, s[0:3], s48 offset:52
	buffer_load_dword v18, off, s[0:3], s48 offset:56
	buffer_load_dword v19, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0x278
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x274
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x270
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x26c
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x268
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x264
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x260
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x25c
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x258
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x254
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x250
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x24c
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x248
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x244
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x280
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x2bc
	v_add_u32_e32 v3, vcc, s48, v0
	s_mov_b32 s48, 0x18a000
	buffer_load_dword v4, off, s[0:3], s48
	buffer_load_dword v5, off, s[0:3], s48 offset:4
	buffer_load_dword v6, off, s[0:3], s48 offset:8
	buffer_load_dword v7, off, s[0:3], s48 offset:12
	buffer_load_dword v8, off, s[0:3], s48 offset:16
	buffer_load_dword v9, off, s[0:3], s48 offset:20
	buffer_load_dword v10, off, s[0:3], s48 offset:24
	buffer_load_dword v11, off, s[0:3], s48 offset:28
	buffer_load_dword v12, off, s[0:3], s48 offset:32
	buffer_load_dword v13, off, s[0:3], s48 offset:36
	buffer_load_dword v14, off, s[0:3], s48 offset:40
	buffer_load_dword v15, off, s[0:3], s48 offset:44
	buffer_load_dword v16, off, s[0:3], s48 offset:48
	buffer_load_dword v17, off, s[0:3], s48 offset:52
	buffer_load_dword v18, off, s[0:3], s48 offset:56
	buffer_load_dword v19, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0x2b8
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2b4
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2b0
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2ac
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2a8
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2a4
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2a0
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x29c
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x298
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x294
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x290
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x28c
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x288
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x284
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2c0
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x2fc
	v_add_u32_e32 v3, vcc, s48, v0
	s_mov_b32 s48, 0x19ec00
	buffer_load_dword v4, off, s[0:3], s48
	buffer_load_dword v5, off, s[0:3], s48 offset:4
	buffer_load_dword v6, off, s[0:3], s48 offset:8
	buffer_load_dword v7, off, s[0:3], s48 offset:12
	buffer_load_dword v8, off, s[0:3], s48 offset:16
	buffer_load_dword v9, off, s[0:3], s48 offset:20
	buffer_load_dword v10, off, s[0:3], s48 offset:24
	buffer_load_dword v11, off, s[0:3], s48 offset:28
	buffer_load_dword v12, off, s[0:3], s48 offset:32
	buffer_load_dword v13, off, s[0:3], s48 offset:36
	buffer_load_dword v14, off, s[0:3], s48 offset:40
	buffer_load_dword v15, off, s[0:3], s48 offset:44
	buffer_load_dword v16, off, s[0:3], s48 offset:48
	buffer_load_dword v17, off, s[0:3], s48 offset:52
	buffer_load_dword v18, off, s[0:3], s48 offset:56
	buffer_load_dword v19, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0x2f8
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2f4
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2f0
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2ec
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2e8
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2e4
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2e0
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2dc
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2d8
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2d4
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2d0
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2cc
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2c8
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2c4
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x300
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x33c
	v_add_u32_e32 v3, vcc, s48, v0
	s_mov_b32 s48, 0x18d000
	buffer_load_dword v4, off, s[0:3], s48
	buffer_load_dword v5, off, s[0:3], s48 offset:4
	buffer_load_dword v6, off, s[0:3], s48 offset:8
	buffer_load_dword v7, off, s[0:3], s48 offset:12
	buffer_load_dword v8, off, s[0:3], s48 offset:16
	buffer_load_dword v9, off, s[0:3], s48 offset:20
	buffer_load_dword v10, off, s[0:3], s48 offset:24
	buffer_load_dword v11, off, s[0:3], s48 offset:28
	buffer_load_dword v12, off, s[0:3], s48 offset:32
	buffer_load_dword v13, off, s[0:3], s48 offset:36
	buffer_load_dword v14, off, s[0:3], s48 offset:40
	buffer_load_dword v15, off, s[0:3], s48 offset:44
	buffer_load_dword v16, off, s[0:3], s48 offset:48
	buffer_load_dword v17, off, s[0:3], s48 offset:52
	buffer_load_dword v18, off, s[0:3], s48 offset:56
	buffer_load_dword v19, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0x338
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x334
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x330
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x32c
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x328
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x324
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x320
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x31c
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x318
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x314
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x310
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x30c
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x308
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x304
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x340
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x37c
	v_add_u32_e32 v3, vcc, s48, v0
	s_mov_b32 s48, 0x18c000
	buffer_load_dword v4, off, s[0:3], s48
	buffer_load_dword v5, off, s[0:3], s48 offset:4
	buffer_load_dword v6, off, s[0:3], s48 offset:8
	buffer_load_dword v7, off, s[0:3], s48 offset:12
	buffer_load_dword v8, off, s[0:3], s48 offset:16
	buffer_load_dword v9, off, s[0:3], s48 offset:20
	buffer_load_dword v10, off, s[0:3], s48 offset:24
	buffer_load_dword v11, off, s[0:3], s48 offset:28
	buffer_load_dword v12, off, s[0:3], s48 offset:32
	buffer_load_dword v13, off, s[0:3], s48 offset:36
	buffer_load_dword v14, off, s[0:3], s48 offset:40
	buffer_load_dword v15, off, s[0:3], s48 offset:44
	buffer_load_dword v16, off, s[0:3], s48 offset:48
	buffer_load_dword v17, off, s[0:3], s48 offset:52
	buffer_load_dword v18, off, s[0:3], s48 offset:56
	buffer_load_dword v19, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0x378
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x374
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x370
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x36c
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x368
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x364
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x360
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x35c
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x358
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x354
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x350
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x34c
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x348
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x344
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x380
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x3bc
	v_add_u32_e32 v3, vcc, s48, v0
	s_mov_b32 s48, 0x1a0c00
	buffer_load_dword v4, off, s[0:3], s48
	buffer_load_dword v5, off, s[0:3], s48 offset:4
	buffer_load_dword v6, off, s[0:3], s48 offset:8
	buffer_load_dword v7, off, s[0:3], s48 offset:12
	buffer_load_dword v8, off, s[0:3], s48 offset:16
	buffer_load_dword v9, off, s[0:3], s48 offset:20
	buffer_load_dword v10, off, s[0:3], s48 offset:24
	buffer_load_dword v11, off, s[0:3], s48 offset:28
	buffer_load_dword v12, off, s[0:3], s48 offset:32
	buffer_load_dword v13, off, s[0:3], s48 offset:36
	buffer_load_dword v14, off, s[0:3], s48 offset:40
	buffer_load_dword v15, off, s[0:3], s48 offset:44
	buffer_load_dword v16, off, s[0:3], s48 offset:48
	buffer_load_dword v17, off, s[0:3], s48 offset:52
	buffer_load_dword v18, off, s[0:3], s48 offset:56
	buffer_load_dword v19, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0x3b8
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3b4
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3b0
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3ac
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3a8
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3a4
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3a0
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x39c
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x398
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x394
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x390
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x38c
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x388
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x384
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3c0
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x3fc
	v_add_u32_e32 v3, vcc, s48, v0
	s_mov_b32 s48, 0x19fc00
	buffer_load_dword v4, off, s[0:3], s48
	buffer_load_dword v5, off, s[0:3], s48 offset:4
	buffer_load_dword v6, off, s[0:3], s48 offset:8
	buffer_load_dword v7, off, s[0:3], s48 offset:12
	buffer_load_dword v8, off, s[0:3], s48 offset:16
	buffer_load_dword v9, off, s[0:3], s48 offset:20
	buffer_load_dword v10, off, s[0:3], s48 offset:24
	buffer_load_dword v11, off, s[0:3], s48 offset:28
	buffer_load_dword v12, off, s[0:3], s48 offset:32
	buffer_load_dword v13, off, s[0:3], s48 offset:36
	buffer_load_dword v14, off, s[0:3], s48 offset:40
	buffer_load_dword v15, off, s[0:3], s48 offset:44
	buffer_load_dword v16, off, s[0:3], s48 offset:48
	buffer_load_dword v17, off, s[0:3], s48 offset:52
	buffer_load_dword v18, off, s[0:3], s48 offset:56
	buffer_load_dword v19, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0x3f8
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3f4
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3f0
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3ec
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3e8
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3e4
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3e0
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3dc
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3d8
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3d4
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3d0
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3cc
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3c8
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3c4
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x400
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x43c
	v_add_u32_e32 v3, vcc, s48, v0
	s_mov_b32 s48, 0x18e000
	buffer_load_dword v4, off, s[0:3], s48
	buffer_load_dword v5, off, s[0:3], s48 offset:4
	buffer_load_dword v6, off, s[0:3], s48 offset:8
	buffer_load_dword v7, off, s[0:3], s48 offset:12
	buffer_load_dword v8, off, s[0:3], s48 offset:16
	buffer_load_dword v9, off, s[0:3], s48 offset:20
	buffer_load_dword v10, off, s[0:3], s48 offset:24
	buffer_load_dword v11, off, s[0:3], s48 offset:28
	buffer_load_dword v12, off, s[0:3], s48 offset:32
	buffer_load_dword v13, off, s[0:3], s48 offset:36
	buffer_load_dword v14, off, s[0:3], s48 offset:40
	buffer_load_dword v15, off, s[0:3], s48 offset:44
	buffer_load_dword v16, off, s[0:3], s48 offset:48
	buffer_load_dword v17, off, s[0:3], s48 offset:52
	buffer_load_dword v18, off, s[0:3], s48 offset:56
	buffer_load_dword v19, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0x438
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x434
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x430
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x42c
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x428
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x424
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x420
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x41c
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x418
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x414
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x410
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x40c
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x408
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x404
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x440
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x47c
	v_add_u32_e32 v3, vcc, s48, v0
	s_mov_b32 s48, 0x185000
	buffer_load_dword v4, off, s[0:3], s48
	buffer_load_dword v5, off, s[0:3], s48 offset:4
	buffer_load_dword v6, off, s[0:3], s48 offset:8
	buffer_load_dword v7, off, s[0:3], s48 offset:12
	buffer_load_dword v8, off, s[0:3], s48 offset:16
	buffer_load_dword v9, off, s[0:3], s48 offset:20
	buffer_load_dword v10, off, s[0:3], s48 offset:24
	buffer_load_dword v11, off, s[0:3], s48 offset:28
	buffer_load_dword v12, off, s[0:3], s48 offset:32
	buffer_load_dword v13, off, s[0:3], s48 offset:36
	buffer_load_dword v14, off, s[0:3], s48 offset:40
	buffer_load_dword v15, off, s[0:3], s48 offset:44
	buffer_load_dword v16, off, s[0:3], s48 offset:48
	buffer_load_dword v17, off, s[0:3], s48 offset:52
	buffer_load_dword v18, off, s[0:3], s48 offset:56
	buffer_load_dword v19, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0x478
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x474
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x470
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x46c
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x468
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x464
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x460
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x45c
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x458
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x454
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x450
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x44c
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x448
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x444
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x480
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x4bc
	v_add_u32_e32 v3, vcc, s48, v0
	s_mov_b32 s48, 0x1a2c00
	buffer_load_dword v4, off, s[0:3], s48
	buffer_load_dword v5, off, s[0:3], s48 offset:4
	buffer_load_dword v6, off, s[0:3], s48 offset:8
	buffer_load_dword v7, off, s[0:3], s48 offset:12
	buffer_load_dword v8, off, s[0:3], s48 offset:16
	buffer_load_dword v9, off, s[0:3], s48 offset:20
	buffer_load_dword v10, off, s[0:3], s48 offset:24
	buffer_load_dword v11, off, s[0:3], s48 offset:28
	buffer_load_dword v12, off, s[0:3], s48 offset:32
	buffer_load_dword v13, off, s[0:3], s48 offset:36
	buffer_load_dword v14, off, s[0:3], s48 offset:40
	buffer_load_dword v15, off, s[0:3], s48 offset:44
	buffer_load_dword v16, off, s[0:3], s48 offset:48
	buffer_load_dword v17, off, s[0:3], s48 offset:52
	buffer_load_dword v18, off, s[0:3], s48 offset:56
	buffer_load_dword v19, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0x4b8
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x4b4
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x4b0
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x4ac
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x4a8
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x4a4
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x4a0
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x49c
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x498
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x494
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x490
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x48c
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x488
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x484
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x4c0
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x4fc
	v_add_u32_e32 v3, vcc, s48, v0
	s_mov_b32 s48, 0x1a1c00
	buffer_load_dword v4, off, s[0:3], s48
	buffer_load_dword v5, off, s[0:3], s48 offset:4
	buffer_load_dword v6, off, s[0:3], s48 offset:8
	buffer_load_dword v7, off, s[0:3], s48 offset:12
	buffer_load_dword v8, off, s[0:3], s48 offset:16
	buffer_load_dword v9, off, s[0:3], s48 offset:20
	buffer_load_dword v10, off, s[0:3], s48 offset:24
	buffer_load_dword v11, off, s[0:3], s48 offset:28
	buffer_load_dword v12, off, s[0:3], s48 offset:32
	buffer_load_dword v13, off, s[0:3], s48 offset:36
	buffer_load_dword v14, off, s[0:3], s48 offset:40
	buffer_load_dword v15, off, s[0:3], s48 offset:44
	buffer_load_dword v16, off, s[0:3], s48 offset:48
	buffer_load_dword v17, off, s[0:3], s48 offset:52
	buffer_load_dword v18, off, s[0:3], s48 offset:56
	buffer_load_dword v19, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0x4f8
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x4f4
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x4f0
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x4ec
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x4e8
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x4e4
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x4e0
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x4dc
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x4d8
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x4d4
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x4d0
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x4cc
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x4c8
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x4c4
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x500
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x53c
	v_add_u32_e32 v3, vcc, s48, v0
	s_mov_b32 s48, 0x191000
	buffer_load_dword v4, off, s[0:3], s48
	buffer_load_dword v5, off, s[0:3], s48 offset:4
	buffer_load_dword v6, off, s[0:3], s48 offset:8
	buffer_load_dword v7, off, s[0:3], s48 offset:12
	buffer_load_dword v8, off, s[0:3], s48 offset:16
	buffer_load_dword v9, off, s[0:3], s48 offset:20
	buffer_load_dword v10, off, s[0:3], s48 offset:24
	buffer_load_dword v11, off, s[0:3], s48 offset:28
	buffer_load_dword v12, off, s[0:3], s48 offset:32
	buffer_load_dword v13, off, s[0:3], s48 offset:36
	buffer_load_dword v14, off, s[0:3], s48 offset:40
	buffer_load_dword v15, off, s[0:3], s48 offset:44
	buffer_load_dword v16, off, s[0:3], s48 offset:48
	buffer_load_dword v17, off, s[0:3], s48 offset:52
	buffer_load_dword v18, off, s[0:3], s48 offset:56
	buffer_load_dword v19, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0x538
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x534
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x530
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x52c
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x528
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x524
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x520
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x51c
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x518
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x514
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x510
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x50c
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x508
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x504
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x540
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x57c
	v_add_u32_e32 v3, vcc, s48, v0
	s_mov_b32 s48, 0x190000
	buffer_load_dword v4, off, s[0:3], s48
	buffer_load_dword v5, off, s[0:3], s48 offset:4
	buffer_load_dword v6, off, s[0:3], s48 offset:8
	buffer_load_dword v7, off, s[0:3], s48 offset:12
	buffer_load_dword v8, off, s[0:3], s48 offset:16
	buffer_load_dword v9, off, s[0:3], s48 offset:20
	buffer_load_dword v10, off, s[0:3], s48 offset:24
	buffer_load_dword v11, off, s[0:3], s48 offset:28
	buffer_load_dword v12, off, s[0:3], s48 offset:32
	buffer_load_dword v13, off, s[0:3], s48 offset:36
	buffer_load_dword v14, off, s[0:3], s48 offset:40
	buffer_load_dword v15, off, s[0:3], s48 offset:44
	buffer_load_dword v16, off, s[0:3], s48 offset:48
	buffer_load_dword v17, off, s[0:3], s48 offset:52
	buffer_load_dword v18, off, s[0:3], s48 offset:56
	buffer_load_dword v19, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0x578
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x574
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x570
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x56c
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x568
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x564
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x560
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x55c
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x558
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x554
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x550
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x54c
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x548
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x544
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x580
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x5bc
	v_add_u32_e32 v3, vcc, s48, v0
	s_mov_b32 s48, 0x1a3c00
	buffer_load_dword v4, off, s[0:3], s48
	buffer_load_dword v5, off, s[0:3], s48 offset:4
	buffer_load_dword v6, off, s[0:3], s48 offset:8
	buffer_load_dword v7, off, s[0:3], s48 offset:12
	buffer_load_dword v8, off, s[0:3], s48 offset:16
	buffer_load_dword v9, off, s[0:3], s48 offset:20
	buffer_load_dword v10, off, s[0:3], s48 offset:24
	buffer_load_dword v11, off, s[0:3], s48 offset:28
	buffer_load_dword v12, off, s[0:3], s48 offset:32
	buffer_load_dword v13, off, s[0:3], s48 offset:36
	buffer_load_dword v14, off, s[0:3], s48 offset:40
	buffer_load_dword v15, off, s[0:3], s48 offset:44
	buffer_load_dword v16, off, s[0:3], s48 offset:48
	buffer_load_dword v17, off, s[0:3], s48 offset:52
	buffer_load_dword v18, off, s[0:3], s48 offset:56
	buffer_load_dword v19, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0x5b8
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x5b4
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x5b0
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x5ac
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x5a8
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x5a4
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x5a0
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x59c
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x598
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x594
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x590
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x58c
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x588
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x584
	buffer_store_dword v6, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	buffer_store_dword v5, v3, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	s_mov_b32 s48, 0x18f000
	buffer_load_dword v4, off, s[0:3], s48
	buffer_load_dword v5, off, s[0:3], s48 offset:4
	buffer_load_dword v6, off, s[0:3], s48 offset:8
	buffer_load_dword v7, off, s[0:3], s48 offset:12
	buffer_load_dword v8, off, s[0:3], s48 offset:16
	buffer_load_dword v9, off, s[0:3], s48 offset:20
	buffer_load_dword v10, off, s[0:3], s48 offset:24
	buffer_load_dword v11, off, s[0:3], s48 offset:28
	buffer_load_dword v12, off, s[0:3], s48 offset:32
	buffer_load_dword v13, off, s[0:3], s48 offset:36
	buffer_load_dword v14, off, s[0:3], s48 offset:40
	buffer_load_dword v15, off, s[0:3], s48 offset:44
	buffer_load_dword v16, off, s[0:3], s48 offset:48
	buffer_load_dword v17, off, s[0:3], s48 offset:52
	buffer_load_dword v18, off, s[0:3], s48 offset:56
	buffer_load_dword v19, off, s[0:3], s48 offset:60
	v_add_u32_e32 v3, vcc, s19, v0
	s_movk_i32 s48, 0x5d8
	v_add_u32_e32 v1, vcc, s97, v0
	s_waitcnt vmcnt(0)
	buffer_store_dword v19, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s88, v0
	buffer_store_dword v18, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s94, v0
	buffer_store_dword v17, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s34, v0
	buffer_store_dword v16, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s92, v0
	buffer_store_dword v15, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s86, v0
	buffer_store_dword v14, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s6, v0
	buffer_store_dword v13, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s4, v0
	buffer_store_dword v12, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s84, v0
	buffer_store_dword v11, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x5d4
	buffer_store_dword v10, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	buffer_store_dword v9, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, 0x5d0, v0
	buffer_store_dword v8, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, 0x5cc, v0
	buffer_store_dword v7, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, 0x5c8, v0
	v_add_u32_e32 v0, vcc, 0x5c4, v0
	buffer_store_dword v6, v3, s[0:3], 0 offen
	buffer_store_dword v5, v0, s[0:3], 0 offen
	buffer_store_dword v4, v1, s[0:3], 0 offen
	s_branch .LBB1_26
.LBB1_191:
	.loc	1 172
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_cpu
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 27776
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
	.size	gemm_cpu, .Lfunc_end1-gemm_cpu
	.size	gemm_cpu$local, .Lfunc_end1-gemm_cpu
                                        ; -- End function
	.section	.AMDGPU.csdata
; Kernel info:
; codeLenInByte = 90104
; NumSgprs: 108
; NumVgprs: 256
; ScratchSize: 27776
; MemoryBound: 1
; FloatMode: 240
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
    .sgpr_count:     27
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
    .private_segment_fixed_size: 27776
    .sgpr_count:     108
    .sgpr_spill_count: 20
    .symbol:         gemm_cpu.kd
    .vgpr_count:     256
    .vgpr_spill_count: 1992
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata

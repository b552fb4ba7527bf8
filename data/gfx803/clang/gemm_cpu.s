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
	s_load_dwordx4 s[16:19], s[6:7], 0x40
	v_mov_b32_e32 v2, 0x2aaaaaab
	.loc	0 83
	s_load_dword s2, s[4:5], 0x4
	.loc	0 84
	v_mov_b32_e32 v5, 0
	.loc	0 82
	s_waitcnt lgkmcnt(0)
	s_add_i32 s0, s12, 5
	v_mul_hi_i32 v2, s0, v2
	.loc	0 83
	s_load_dwordx2 s[0:1], s[6:7], 0x54
	s_and_b32 s3, s2, 0xffff
	s_mul_i32 s3, s3, s8
	.loc	0 82
	v_lshrrev_b32_e32 v3, 31, v2
	v_add_u32_e32 v3, vcc, v3, v2
	.loc	0 83
	s_waitcnt lgkmcnt(0)
	v_add_u32_e32 v0, vcc, s0, v0
	v_add_u32_e32 v0, vcc, s3, v0
	s_movk_i32 s0, 0x180
	v_mul_lo_u32 v2, v0, s0
	.loc	0 84
	s_lshr_b32 s0, s2, 16
	v_mov_b32_e32 v4, s1
	v_mov_b32_e32 v0, s9
	v_mad_u64_u32 v[4:5], s[0:1], s0, v0, v[4:5]
	.loc	0 83
	v_sub_u32_e32 v0, vcc, s14, v2
	.loc	0 84
	v_add_u32_e32 v4, vcc, v4, v1
	.loc	0 83
	v_min_i32_e32 v5, 0x180, v0
	.loc	0 85
	v_cmp_le_i32_e32 vcc, v3, v4
	s_and_saveexec_b64 s[0:1], vcc
	s_xor_b64 s[4:5], exec, s[0:1]
	s_cbranch_execz .LBB0_26
; %bb.1:
	.loc	0 102
	v_cmp_lt_i32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[8:9], vcc
	s_cbranch_execz .LBB0_25
; %bb.2:
	.loc	0 82
	s_add_i32 s10, s13, 63
	s_ashr_i32 s3, s10, 31
	s_lshr_b32 s11, s3, 26
	s_add_i32 s10, s10, s11
	s_ashr_i32 s10, s10, 6
	.loc	0 100
	v_mad_i64_i32 v[0:1], s[10:11], v2, s10, 0
	.loc	0 82
	s_load_dword s2, s[6:7], 0x28
	s_load_dwordx2 s[0:1], s[6:7], 0x20
	.loc	0 84
	v_sub_u32_e32 v4, vcc, v4, v3
	.loc	0 99
	v_lshlrev_b32_e32 v3, 6, v4
	.loc	0 100
	v_mad_i64_i32 v[0:1], s[10:11], v4, v5, v[0:1]
	.loc	0 99
	v_ashrrev_i32_e32 v4, 31, v3
	.loc	0 101
	v_sub_u32_e32 v7, vcc, s13, v3
	.loc	0 99
	s_waitcnt lgkmcnt(0)
	v_mad_i64_i32 v[2:3], s[10:11], v2, s2, v[3:4]
	.loc	0 100
	v_lshlrev_b64 v[0:1], 8, v[0:1]
	v_mov_b32_e32 v8, s19
	v_add_u32_e32 v0, vcc, s18, v0
	.loc	0 99
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	.loc	0 100
	v_addc_u32_e32 v1, vcc, v8, v1, vcc
	.loc	0 82
	s_ashr_i32 s3, s2, 31
	.loc	0 99
	v_mov_b32_e32 v4, s1
	v_add_u32_e32 v2, vcc, s0, v2
	.loc	0 101
	v_min_i32_e32 v6, 64, v7
	.loc	0 99
	v_addc_u32_e32 v3, vcc, v4, v3, vcc
	v_cmp_gt_i32_e64 s[0:1], 64, v7
	.loc	0 102
	v_max_i32_e32 v7, 1, v5
	s_mov_b32 s13, 0
	s_mov_b64 s[10:11], 0
	s_lshl_b64 s[14:15], s[2:3], 2
	s_movk_i32 s22, 0x50
	s_movk_i32 s23, 0x70
	s_movk_i32 s24, 0x60
	s_movk_i32 s25, 0x80
	s_movk_i32 s26, 0xa0
	s_movk_i32 s27, 0x90
	s_movk_i32 s28, 0xb0
	s_movk_i32 s29, 0xc0
	s_movk_i32 s30, 0xd0
	s_movk_i32 s31, 0xf0
	s_movk_i32 s33, 0xe0
	s_branch .LBB0_4
.LBB0_3:                                ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	.loc	0 102
	v_mov_b32_e32 v4, s15
	v_add_u32_e32 v2, vcc, s14, v2
	s_add_i32 s13, s13, 1
	v_addc_u32_e32 v3, vcc, v3, v4, vcc
	v_add_u32_e32 v0, vcc, 0x100, v0
	v_cmp_eq_u32_e64 s[2:3], s13, v7
	s_or_b64 s[10:11], s[2:3], s[10:11]
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_andn2_b64 exec, exec, s[10:11]
	s_cbranch_execz .LBB0_25
.LBB0_4:                                ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB0_7 Depth 2
	.loc	0 103
	s_and_saveexec_b64 s[2:3], s[0:1]
	s_xor_b64 s[2:3], exec, s[2:3]
	s_cbranch_execz .LBB0_23
; %bb.5:                                ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 0
	s_mov_b32 s34, 0
	s_mov_b64 s[18:19], 0
	s_branch .LBB0_7
.LBB0_6:                                ;   in Loop: Header=BB0_7 Depth=2
	s_or_b64 exec, exec, s[20:21]
	.loc	0 108
	s_add_u32 s18, s18, 32
	.loc	0 109
	v_add_u32_e32 v4, vcc, 28, v4
	.loc	0 108
	s_addc_u32 s19, s19, 0
	s_add_i32 s34, s34, 1
	.loc	0 109
	v_addc_u32_e32 v5, vcc, 0, v5, vcc
	.loc	0 108
	s_cmp_lg_u32 s34, 64
	.loc	0 109
	s_waitcnt vmcnt(0)
	flat_store_dword v[4:5], v8
	.loc	0 108
	s_cbranch_scc0 .LBB0_23
.LBB0_7:                                ;   Parent Loop BB0_4 Depth=1
                                        ; =>  This Inner Loop Header: Depth=2
	.loc	0 109
	v_cmp_lt_i32_e32 vcc, s34, v6
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_9
; %bb.8:                                ;   in Loop: Header=BB0_7 Depth=2
	v_mov_b32_e32 v5, s19
	v_add_u32_e32 v4, vcc, s18, v2
	v_addc_u32_e32 v5, vcc, v3, v5, vcc
	flat_load_dword v9, v[4:5]
.LBB0_9:                                ;   in Loop: Header=BB0_7 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 109
	v_mov_b32_e32 v5, s19
	v_add_u32_e32 v4, vcc, s18, v0
	v_addc_u32_e32 v5, vcc, v1, v5, vcc
	s_add_i32 s34, s34, 1
	v_cmp_lt_i32_e32 vcc, s34, v6
	s_waitcnt vmcnt(0)
	flat_store_dword v[4:5], v9
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_11
; %bb.10:                               ;   in Loop: Header=BB0_7 Depth=2
	v_mov_b32_e32 v8, s19
	v_add_u32_e32 v9, vcc, s18, v2
	v_addc_u32_e32 v10, vcc, v3, v8, vcc
	v_add_u32_e32 v8, vcc, 4, v9
	v_addc_u32_e32 v9, vcc, 0, v10, vcc
	flat_load_dword v8, v[8:9]
.LBB0_11:                               ;   in Loop: Header=BB0_7 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 109
	v_add_u32_e32 v9, vcc, 4, v4
	v_addc_u32_e32 v10, vcc, 0, v5, vcc
	s_add_i32 s34, s34, 1
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	v_cmp_lt_i32_e32 vcc, s34, v6
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_13
; %bb.12:                               ;   in Loop: Header=BB0_7 Depth=2
	v_mov_b32_e32 v9, s19
	v_add_u32_e32 v10, vcc, s18, v2
	v_addc_u32_e32 v11, vcc, v3, v9, vcc
	v_add_u32_e32 v9, vcc, 8, v10
	v_addc_u32_e32 v10, vcc, 0, v11, vcc
	flat_load_dword v9, v[9:10]
.LBB0_13:                               ;   in Loop: Header=BB0_7 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 109
	v_add_u32_e32 v10, vcc, 8, v4
	v_addc_u32_e32 v11, vcc, 0, v5, vcc
	s_add_i32 s34, s34, 1
	v_cmp_lt_i32_e32 vcc, s34, v6
	s_waitcnt vmcnt(0)
	flat_store_dword v[10:11], v9
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_15
; %bb.14:                               ;   in Loop: Header=BB0_7 Depth=2
	v_mov_b32_e32 v8, s19
	v_add_u32_e32 v9, vcc, s18, v2
	v_addc_u32_e32 v10, vcc, v3, v8, vcc
	v_add_u32_e32 v8, vcc, 12, v9
	v_addc_u32_e32 v9, vcc, 0, v10, vcc
	flat_load_dword v8, v[8:9]
.LBB0_15:                               ;   in Loop: Header=BB0_7 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 109
	v_add_u32_e32 v9, vcc, 12, v4
	v_addc_u32_e32 v10, vcc, 0, v5, vcc
	s_add_i32 s34, s34, 1
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	v_cmp_lt_i32_e32 vcc, s34, v6
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_17
; %bb.16:                               ;   in Loop: Header=BB0_7 Depth=2
	v_mov_b32_e32 v9, s19
	v_add_u32_e32 v10, vcc, s18, v2
	v_addc_u32_e32 v11, vcc, v3, v9, vcc
	v_add_u32_e32 v9, vcc, 16, v10
	v_addc_u32_e32 v10, vcc, 0, v11, vcc
	flat_load_dword v9, v[9:10]
.LBB0_17:                               ;   in Loop: Header=BB0_7 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 109
	v_add_u32_e32 v10, vcc, 16, v4
	v_addc_u32_e32 v11, vcc, 0, v5, vcc
	s_add_i32 s34, s34, 1
	v_cmp_lt_i32_e32 vcc, s34, v6
	s_waitcnt vmcnt(0)
	flat_store_dword v[10:11], v9
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_19
; %bb.18:                               ;   in Loop: Header=BB0_7 Depth=2
	v_mov_b32_e32 v8, s19
	v_add_u32_e32 v9, vcc, s18, v2
	v_addc_u32_e32 v10, vcc, v3, v8, vcc
	v_add_u32_e32 v8, vcc, 20, v9
	v_addc_u32_e32 v9, vcc, 0, v10, vcc
	flat_load_dword v8, v[8:9]
.LBB0_19:                               ;   in Loop: Header=BB0_7 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 109
	v_add_u32_e32 v9, vcc, 20, v4
	v_addc_u32_e32 v10, vcc, 0, v5, vcc
	s_add_i32 s34, s34, 1
	s_waitcnt vmcnt(0)
	flat_store_dword v[9:10], v8
	v_cmp_lt_i32_e32 vcc, s34, v6
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v9, 0
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_21
; %bb.20:                               ;   in Loop: Header=BB0_7 Depth=2
	v_mov_b32_e32 v9, s19
	v_add_u32_e32 v10, vcc, s18, v2
	v_addc_u32_e32 v11, vcc, v3, v9, vcc
	v_add_u32_e32 v9, vcc, 24, v10
	v_addc_u32_e32 v10, vcc, 0, v11, vcc
	flat_load_dword v9, v[9:10]
.LBB0_21:                               ;   in Loop: Header=BB0_7 Depth=2
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 109
	v_add_u32_e32 v10, vcc, 24, v4
	v_addc_u32_e32 v11, vcc, 0, v5, vcc
	s_add_i32 s34, s34, 1
	v_cmp_lt_i32_e32 vcc, s34, v6
	s_waitcnt vmcnt(0)
	flat_store_dword v[10:11], v9
	s_and_saveexec_b64 s[20:21], vcc
	s_cbranch_execz .LBB0_6
; %bb.22:                               ;   in Loop: Header=BB0_7 Depth=2
	v_mov_b32_e32 v8, s19
	v_add_u32_e32 v9, vcc, s18, v2
	v_addc_u32_e32 v10, vcc, v3, v8, vcc
	v_add_u32_e32 v8, vcc, 28, v9
	v_addc_u32_e32 v9, vcc, 0, v10, vcc
	flat_load_dword v8, v[8:9]
	s_branch .LBB0_6
.LBB0_23:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 103
	s_andn2_saveexec_b64 s[18:19], s[2:3]
	s_cbranch_execz .LBB0_3
; %bb.24:                               ;   in Loop: Header=BB0_4 Depth=1
	.loc	0 106
	v_add_u32_e32 v4, vcc, 32, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_load_dwordx4 v[8:11], v[4:5]
	v_add_u32_e32 v4, vcc, 16, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	v_add_u32_e32 v12, vcc, 48, v2
	v_addc_u32_e32 v13, vcc, 0, v3, vcc
	flat_load_dwordx4 v[12:15], v[12:13]
	flat_load_dwordx4 v[16:19], v[4:5]
	flat_load_dwordx4 v[20:23], v[2:3]
	v_add_u32_e32 v4, vcc, 32, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_add_u32_e32 v24, vcc, 48, v0
	v_addc_u32_e32 v25, vcc, 0, v1, vcc
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[4:5], v[8:11]
	v_add_u32_e32 v4, vcc, 16, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_add_u32_e32 v8, vcc, s24, v2
	v_addc_u32_e32 v9, vcc, 0, v3, vcc
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[24:25], v[12:15]
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[4:5], v[16:19]
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[0:1], v[20:23]
	flat_load_dwordx4 v[8:11], v[8:9]
	v_add_u32_e32 v4, vcc, s23, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	v_add_u32_e32 v16, vcc, 64, v2
	v_addc_u32_e32 v17, vcc, 0, v3, vcc
	v_add_u32_e32 v20, vcc, s22, v2
	v_addc_u32_e32 v21, vcc, 0, v3, vcc
	flat_load_dwordx4 v[12:15], v[4:5]
	flat_load_dwordx4 v[16:19], v[16:17]
	flat_load_dwordx4 v[20:23], v[20:21]
	v_add_u32_e32 v4, vcc, s24, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_add_u32_e32 v24, vcc, s23, v0
	v_addc_u32_e32 v25, vcc, 0, v1, vcc
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[4:5], v[8:11]
	v_add_u32_e32 v4, vcc, 64, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_add_u32_e32 v8, vcc, s22, v0
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	v_add_u32_e32 v10, vcc, s28, v2
	v_addc_u32_e32 v11, vcc, 0, v3, vcc
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[24:25], v[12:15]
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[4:5], v[16:19]
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[8:9], v[20:23]
	v_add_u32_e32 v4, vcc, s25, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	flat_load_dwordx4 v[8:11], v[10:11]
	v_add_u32_e32 v16, vcc, s27, v2
	v_addc_u32_e32 v17, vcc, 0, v3, vcc
	v_add_u32_e32 v20, vcc, s26, v2
	v_addc_u32_e32 v21, vcc, 0, v3, vcc
	flat_load_dwordx4 v[12:15], v[4:5]
	flat_load_dwordx4 v[16:19], v[16:17]
	flat_load_dwordx4 v[20:23], v[20:21]
	v_add_u32_e32 v4, vcc, s28, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_add_u32_e32 v24, vcc, s25, v0
	v_addc_u32_e32 v25, vcc, 0, v1, vcc
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[4:5], v[8:11]
	v_add_u32_e32 v4, vcc, s27, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_add_u32_e32 v8, vcc, s33, v2
	v_add_u32_e64 v10, s[2:3], s26, v0
	v_addc_u32_e32 v9, vcc, 0, v3, vcc
	v_addc_u32_e64 v11, s[2:3], 0, v1, s[2:3]
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[24:25], v[12:15]
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[4:5], v[16:19]
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[10:11], v[20:23]
	v_add_u32_e32 v4, vcc, s31, v2
	v_addc_u32_e32 v5, vcc, 0, v3, vcc
	v_add_u32_e32 v16, vcc, s29, v2
	flat_load_dwordx4 v[8:11], v[8:9]
	v_addc_u32_e32 v17, vcc, 0, v3, vcc
	v_add_u32_e32 v20, vcc, s30, v2
	v_addc_u32_e32 v21, vcc, 0, v3, vcc
	flat_load_dwordx4 v[12:15], v[4:5]
	flat_load_dwordx4 v[16:19], v[16:17]
	flat_load_dwordx4 v[20:23], v[20:21]
	v_add_u32_e32 v4, vcc, s29, v0
	v_addc_u32_e32 v5, vcc, 0, v1, vcc
	v_add_u32_e32 v24, vcc, s33, v0
	v_addc_u32_e32 v25, vcc, 0, v1, vcc
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[24:25], v[8:11]
	s_nop 0
	v_add_u32_e32 v8, vcc, s31, v0
	v_addc_u32_e32 v9, vcc, 0, v1, vcc
	v_add_u32_e32 v10, vcc, 0xd0, v0
	v_addc_u32_e32 v11, vcc, 0, v1, vcc
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[8:9], v[12:15]
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[4:5], v[16:19]
	s_waitcnt vmcnt(3)
	flat_store_dwordx4 v[10:11], v[20:23]
	s_branch .LBB0_3
.LBB0_25:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
.LBB0_26:
	.loc	0 85
	s_andn2_saveexec_b64 s[0:1], s[4:5]
	s_cbranch_execz .LBB0_46
; %bb.27:
	.loc	0 90
	v_cmp_lt_i32_e32 vcc, 0, v0
	s_and_saveexec_b64 s[0:1], vcc
	s_cbranch_execz .LBB0_46
; %bb.28:
	.loc	0 88
	v_mad_i64_i32 v[0:1], s[0:1], v2, v3, 0
	.loc	0 82
	v_mov_b32_e32 v6, s16
	v_mov_b32_e32 v7, s17
	.loc	0 88
	v_mad_i64_i32 v[0:1], s[0:1], v4, v5, v[0:1]
	.loc	0 89
	v_mul_lo_u32 v8, v4, -6
	.loc	0 82
	s_load_dword s18, s[6:7], 0x18
	s_load_dwordx2 s[14:15], s[6:7], 0x10
	.loc	0 88
	v_mul_lo_u32 v9, v1, 24
	v_mad_u64_u32 v[0:1], s[0:1], v0, 24, v[6:7]
	.loc	0 89
	v_add_u32_e32 v6, vcc, s12, v8
	.loc	0 88
	v_add_u32_e32 v1, vcc, v9, v1
	.loc	0 89
	v_min_i32_e32 v8, 6, v6
	v_cmp_gt_i32_e32 vcc, 6, v6
	v_cmp_lt_i32_e64 s[0:1], 0, v6
	.loc	0 90
	v_mad_i64_i32 v[6:7], s[10:11], v4, 24, 0
	v_cmp_lt_i32_e64 s[2:3], 1, v8
	v_cmp_lt_i32_e64 s[4:5], 2, v8
	v_cmp_lt_i32_e64 s[6:7], 3, v8
	v_cmp_lt_i32_e64 s[8:9], 4, v8
	v_cmp_lt_i32_e64 s[10:11], 5, v8
	v_add_u32_e64 v8, s[12:13], 20, v6
	v_max_i32_e32 v16, 1, v5
	v_addc_u32_e64 v5, s[12:13], 0, v7, s[12:13]
	v_add_u32_e64 v12, s[12:13], 8, v6
	s_waitcnt lgkmcnt(0)
	v_mul_lo_u32 v9, v5, s18
	v_addc_u32_e64 v13, s[12:13], 0, v7, s[12:13]
	v_mad_i64_i32 v[4:5], s[12:13], s18, v4, 0
	v_add_u32_e64 v17, s[12:13], 12, v6
	v_addc_u32_e64 v18, s[12:13], 0, v7, s[12:13]
	v_mul_lo_u32 v19, v5, 24
	v_mad_u64_u32 v[4:5], s[12:13], v4, 24, s[14:15]
	v_mov_b32_e32 v14, s14
	v_add_u32_e64 v20, s[12:13], 16, v6
	v_mov_b32_e32 v15, s15
	v_or_b32_e32 v10, 4, v6
	v_mul_lo_u32 v11, v7, s18
	v_addc_u32_e64 v21, s[12:13], 0, v7, s[12:13]
	v_mad_u64_u32 v[6:7], s[12:13], v8, s18, v[14:15]
	.loc	0 82
	s_ashr_i32 s19, s18, 31
	.loc	0 90
	v_add_u32_e64 v5, s[12:13], v19, v5
	v_mul_lo_u32 v19, v8, s19
	v_add_u32_e64 v9, s[12:13], v9, v7
	v_mad_u64_u32 v[7:8], s[12:13], v10, s18, v[14:15]
	v_mul_lo_u32 v10, v10, s19
	v_mul_lo_u32 v13, v13, s18
	v_add_u32_e64 v8, s[12:13], v11, v8
	v_add_u32_e64 v8, s[12:13], v10, v8
	v_mad_u64_u32 v[10:11], s[12:13], v12, s18, v[14:15]
	v_add_u32_e64 v9, s[12:13], v19, v9
	v_mul_lo_u32 v19, v12, s19
	v_add_u32_e64 v11, s[12:13], v13, v11
	v_mul_lo_u32 v18, v18, s18
	v_mad_u64_u32 v[12:13], s[12:13], v17, s18, v[14:15]
	v_mul_lo_u32 v17, v17, s19
	v_add_u32_e64 v11, s[12:13], v19, v11
	v_add_u32_e64 v18, s[12:13], v18, v13
	v_mul_lo_u32 v19, v21, s18
	v_mad_u64_u32 v[13:14], s[12:13], v20, s18, v[14:15]
	v_add_u32_e64 v15, s[12:13], v17, v18
	v_mul_lo_u32 v17, v20, s19
	v_add_u32_e64 v14, s[12:13], v19, v14
	.loc	0 86
	v_ashrrev_i32_e32 v3, 31, v2
	.loc	0 90
	v_add_u32_e64 v14, s[12:13], v17, v14
	v_mad_u64_u32 v[16:17], s[12:13], v16, 24, 0
	v_lshlrev_b64 v[2:3], 2, v[2:3]
	s_mov_b64 s[14:15], 0
	s_mov_b64 s[16:17], 0
	s_branch .LBB0_30
.LBB0_29:                               ;   in Loop: Header=BB0_30 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	v_add_u32_e64 v17, s[12:13], 20, v17
	v_addc_u32_e64 v18, s[12:13], 0, v18, s[12:13]
	.loc	0 90
	v_add_u32_e64 v6, s[12:13], 4, v6
	v_addc_u32_e64 v9, s[12:13], 0, v9, s[12:13]
	v_add_u32_e64 v7, s[12:13], 4, v7
	v_addc_u32_e64 v8, s[12:13], 0, v8, s[12:13]
	v_add_u32_e64 v10, s[12:13], 4, v10
	v_addc_u32_e64 v11, s[12:13], 0, v11, s[12:13]
	v_add_u32_e64 v12, s[12:13], 4, v12
	v_addc_u32_e64 v15, s[12:13], 0, v15, s[12:13]
	v_add_u32_e64 v13, s[12:13], 4, v13
	s_add_u32 s16, s16, 24
	v_addc_u32_e64 v14, s[12:13], 0, v14, s[12:13]
	s_addc_u32 s17, s17, 0
	v_cmp_eq_u32_e64 s[12:13], s16, v16
	s_or_b64 s[14:15], s[12:13], s[14:15]
	v_add_u32_e64 v4, s[12:13], 4, v4
	v_addc_u32_e64 v5, s[12:13], 0, v5, s[12:13]
	.loc	0 0
	s_waitcnt vmcnt(0)
	flat_store_dword v[17:18], v19
	.loc	0 90
	s_andn2_b64 exec, exec, s[14:15]
	s_cbranch_execz .LBB0_46
.LBB0_30:                               ; =>This Inner Loop Header: Depth=1
	.loc	0 0
	v_mov_b32_e32 v18, s17
	v_add_u32_e64 v17, s[12:13], s16, v0
	v_addc_u32_e64 v18, s[12:13], v1, v18, s[12:13]
	s_mov_b64 s[20:21], 0
	.loc	0 91
	s_and_saveexec_b64 s[12:13], vcc
	s_xor_b64 s[18:19], exec, s[12:13]
	s_cbranch_execnz .LBB0_33
; %bb.31:                               ;   in Loop: Header=BB0_30 Depth=1
	s_andn2_saveexec_b64 s[18:19], s[18:19]
	s_cbranch_execnz .LBB0_44
.LBB0_32:                               ;   in Loop: Header=BB0_30 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[18:19]
	v_mov_b32_e32 v19, s22
	.loc	0 91
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_29
	s_branch .LBB0_45
.LBB0_33:                               ;   in Loop: Header=BB0_30 Depth=1
	.loc	0 97
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	s_and_saveexec_b64 s[20:21], s[0:1]
	s_cbranch_execz .LBB0_35
; %bb.34:                               ;   in Loop: Header=BB0_30 Depth=1
	v_add_u32_e64 v20, s[12:13], v4, v2
	v_addc_u32_e64 v21, s[12:13], v5, v3, s[12:13]
	flat_load_dword v20, v[20:21]
.LBB0_35:                               ;   in Loop: Header=BB0_30 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 97
	s_waitcnt vmcnt(0)
	flat_store_dword v[17:18], v20
	s_and_saveexec_b64 s[20:21], s[2:3]
	s_cbranch_execz .LBB0_37
; %bb.36:                               ;   in Loop: Header=BB0_30 Depth=1
	v_add_u32_e64 v19, s[12:13], v7, v2
	v_addc_u32_e64 v20, s[12:13], v8, v3, s[12:13]
	flat_load_dword v19, v[19:20]
.LBB0_37:                               ;   in Loop: Header=BB0_30 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 97
	v_add_u32_e64 v20, s[12:13], 4, v17
	v_addc_u32_e64 v21, s[12:13], 0, v18, s[12:13]
	s_waitcnt vmcnt(0)
	flat_store_dword v[20:21], v19
	v_mov_b32_e32 v19, 0
	v_mov_b32_e32 v20, 0
	s_and_saveexec_b64 s[20:21], s[4:5]
	s_cbranch_execz .LBB0_39
; %bb.38:                               ;   in Loop: Header=BB0_30 Depth=1
	v_add_u32_e64 v20, s[12:13], v10, v2
	v_addc_u32_e64 v21, s[12:13], v11, v3, s[12:13]
	flat_load_dword v20, v[20:21]
.LBB0_39:                               ;   in Loop: Header=BB0_30 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 97
	v_add_u32_e64 v21, s[12:13], 8, v17
	v_addc_u32_e64 v22, s[12:13], 0, v18, s[12:13]
	s_waitcnt vmcnt(0)
	flat_store_dword v[21:22], v20
	s_and_saveexec_b64 s[20:21], s[6:7]
	s_cbranch_execz .LBB0_41
; %bb.40:                               ;   in Loop: Header=BB0_30 Depth=1
	v_add_u32_e64 v19, s[12:13], v12, v2
	v_addc_u32_e64 v20, s[12:13], v15, v3, s[12:13]
	flat_load_dword v19, v[19:20]
.LBB0_41:                               ;   in Loop: Header=BB0_30 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 97
	v_add_u32_e64 v20, s[12:13], 12, v17
	v_addc_u32_e64 v21, s[12:13], 0, v18, s[12:13]
	s_waitcnt vmcnt(0)
	flat_store_dword v[20:21], v19
	v_mov_b32_e32 v19, 0
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB0_43
; %bb.42:                               ;   in Loop: Header=BB0_30 Depth=1
	v_add_u32_e64 v19, s[12:13], v13, v2
	v_addc_u32_e64 v20, s[12:13], v14, v3, s[12:13]
	flat_load_dword v19, v[19:20]
.LBB0_43:                               ;   in Loop: Header=BB0_30 Depth=1
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 97
	v_add_u32_e64 v20, s[12:13], 16, v17
	v_addc_u32_e64 v21, s[12:13], 0, v18, s[12:13]
	s_mov_b32 s22, 0
	s_and_b64 s[20:21], s[10:11], exec
	s_waitcnt vmcnt(0)
	flat_store_dword v[20:21], v19
	.loc	0 91
	s_andn2_saveexec_b64 s[18:19], s[18:19]
	s_cbranch_execz .LBB0_32
.LBB0_44:                               ;   in Loop: Header=BB0_30 Depth=1
	.loc	0 94
	v_add_u32_e64 v19, s[12:13], v4, v2
	v_addc_u32_e64 v20, s[12:13], v5, v3, s[12:13]
	flat_load_dword v19, v[19:20]
	s_or_b64 s[20:21], s[20:21], exec
	s_waitcnt vmcnt(0)
	flat_store_dword v[17:18], v19
	v_add_u32_e64 v19, s[12:13], v7, v2
	v_addc_u32_e64 v20, s[12:13], v8, v3, s[12:13]
	flat_load_dword v21, v[19:20]
	v_add_u32_e64 v19, s[12:13], 4, v17
	v_addc_u32_e64 v20, s[12:13], 0, v18, s[12:13]
	s_waitcnt vmcnt(0)
	flat_store_dword v[19:20], v21
	v_add_u32_e64 v19, s[12:13], v10, v2
	v_addc_u32_e64 v20, s[12:13], v11, v3, s[12:13]
	flat_load_dword v21, v[19:20]
	v_add_u32_e64 v19, s[12:13], 8, v17
	v_addc_u32_e64 v20, s[12:13], 0, v18, s[12:13]
	s_waitcnt vmcnt(0)
	flat_store_dword v[19:20], v21
	v_add_u32_e64 v19, s[12:13], v12, v2
	v_addc_u32_e64 v20, s[12:13], v15, v3, s[12:13]
	flat_load_dword v21, v[19:20]
	v_add_u32_e64 v19, s[12:13], 12, v17
	v_addc_u32_e64 v20, s[12:13], 0, v18, s[12:13]
	s_waitcnt vmcnt(0)
	flat_store_dword v[19:20], v21
	v_add_u32_e64 v19, s[12:13], v13, v2
	v_addc_u32_e64 v20, s[12:13], v14, v3, s[12:13]
	flat_load_dword v21, v[19:20]
	v_add_u32_e64 v19, s[12:13], 16, v17
	v_addc_u32_e64 v20, s[12:13], 0, v18, s[12:13]
	s_waitcnt vmcnt(0)
	flat_store_dword v[19:20], v21
	s_or_b64 exec, exec, s[18:19]
	v_mov_b32_e32 v19, s22
	.loc	0 91
	s_and_saveexec_b64 s[18:19], s[20:21]
	s_cbranch_execz .LBB0_29
.LBB0_45:                               ;   in Loop: Header=BB0_30 Depth=1
	.loc	0 0
	v_add_u32_e64 v19, s[12:13], v6, v2
	v_addc_u32_e64 v20, s[12:13], v9, v3, s[12:13]
	flat_load_dword v19, v[19:20]
	s_branch .LBB0_29
.LBB0_46:
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
		.amdhsa_next_free_vgpr 26
		.amdhsa_next_free_sgpr 35
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
; codeLenInByte = 3356
; NumSgprs: 37
; NumVgprs: 26
; ScratchSize: 0
; MemoryBound: 1
; FloatMode: 192
; IeeeMode: 1
; LDSByteSize: 0 bytes/workgroup (compile time only)
; SGPRBlocks: 4
; VGPRBlocks: 6
; NumSGPRsForWavesPerEU: 37
; NumVGPRsForWavesPerEU: 26
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
	s_add_u32 s0, s0, s12
	s_addc_u32 s1, s1, 0
	s_mov_b64 s[14:15], s[6:7]
	.loc	0 117
	s_waitcnt lgkmcnt(0)
	s_add_i32 s6, s76, 5
	v_mov_b32_e32 v3, 0x2aaaaaab
	v_mul_hi_i32 v6, s6, v3
	.loc	0 118
	s_load_dword s6, s[4:5], 0x4
	v_add_u32_e32 v3, vcc, s8, v0
	v_addc_u32_e64 v4, s[12:13], 0, 0, vcc
	s_waitcnt lgkmcnt(0)
	s_and_b32 s7, s6, 0xffff
	v_mov_b32_e32 v0, s10
	v_mad_u64_u32 v[4:5], s[12:13], s7, v0, v[3:4]
	.loc	0 117
	v_lshrrev_b32_e32 v7, 31, v6
	v_add_u32_e32 v6, vcc, v7, v6
	.loc	0 119
	v_ashrrev_i32_e32 v7, 31, v6
	.loc	0 118
	s_load_dwordx2 s[4:5], s[4:5], 0xc
	.loc	0 119
	v_mul_lo_u32 v0, v4, v7
	v_mad_u64_u32 v[3:4], s[12:13], v4, v6, 0
	v_mul_lo_u32 v5, v5, v6
	s_mov_b32 s7, 0x1a0000
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
	v_add_u32_e32 v9, vcc, v9, v12
	v_add_u32_e32 v9, vcc, v13, v9
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
	v_sub_u32_e32 v79, vcc, v4, v12
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
	v_cndmask_b32_e32 v79, v4, v10, vcc
.LBB1_4:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 119
	s_mov_b32 s7, 0x1a0000
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
	v_sub_u32_e32 v82, vcc, v0, v9
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
	v_cndmask_b32_e32 v82, v0, v4, vcc
.LBB1_8:
	.loc	0 0
	s_or_b64 exec, exec, s[12:13]
	.loc	0 117
	s_add_i32 s4, s77, 63
	s_ashr_i32 s7, s4, 31
	.loc	0 118
	s_lshr_b32 s6, s6, 16
	v_mov_b32_e32 v7, s9
	v_mov_b32_e32 v8, 0
	v_mov_b32_e32 v0, s11
	.loc	0 117
	s_lshr_b32 s8, s7, 26
	.loc	0 118
	v_mad_u64_u32 v[3:4], s[6:7], s6, v0, v[7:8]
	.loc	0 117
	s_add_i32 s4, s4, s8
	s_ashr_i32 s8, s4, 6
	.loc	0 118
	v_add_u32_e32 v0, vcc, v3, v1
	.loc	0 120
	s_ashr_i32 s9, s8, 31
	.loc	0 118
	v_addc_u32_e32 v3, vcc, 0, v4, vcc
	.loc	0 120
	v_mul_lo_u32 v4, v0, s9
	v_mad_u64_u32 v[0:1], s[6:7], v0, s8, 0
	v_mul_lo_u32 v3, v3, s8
	.loc	0 118
	s_mov_b32 s4, s5
	.loc	0 120
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
	s_mov_b32 s5, 0x19f500
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
	s_mov_b32 s5, 0x19f500
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
	.loc	0 0
	s_or_b64 exec, exec, s[10:11]
	.loc	0 120
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
	s_mov_b32 s5, 0x19f300
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
	s_mov_b32 s4, 0x19f300
	buffer_store_dword v0, off, s[0:3], s4
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s4 offset:4
.LBB1_16:
	.loc	0 0
	s_or_b64 exec, exec, s[8:9]
	s_mov_b32 s4, 0x19f500
	buffer_load_dword v0, off, s[0:3], s4
	buffer_load_dword v1, off, s[0:3], s4 offset:4
	s_mov_b32 s4, 0x1a0100
	.loc	0 123
	v_mul_lo_u32 v3, v79, 6
	.loc	0 117
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
	.loc	0 123
	s_waitcnt vmcnt(0)
	v_lshlrev_b32_e32 v1, 6, v0
	buffer_store_dword v1, off, s[0:3], s4
	v_sub_u32_e32 v1, vcc, s77, v1
	.loc	0 117
	s_mov_b32 s4, 0x1a0200
	buffer_store_dword v1, off, s[0:3], s4
	s_load_dwordx4 s[80:83], s[14:15], 0x40
	s_load_dwordx2 s[4:5], s[14:15], 0x30
	.loc	0 123
	v_or_b32_e32 v1, 1, v3
	.loc	0 117
	s_waitcnt lgkmcnt(0)
	v_writelane_b32 v2, s4, 2
	v_writelane_b32 v2, s5, 3
	.loc	0 123
	s_mov_b32 s4, 0x19fa00
	s_nop 2
	buffer_store_dword v1, off, s[0:3], s4
	v_add_u32_e32 v1, vcc, 2, v3
	s_mov_b32 s4, 0x19fb00
	buffer_store_dword v1, off, s[0:3], s4
	v_add_u32_e32 v1, vcc, 3, v3
	s_mov_b32 s4, 0x19fc00
	buffer_store_dword v1, off, s[0:3], s4
	v_add_u32_e32 v1, vcc, 4, v3
	s_mov_b32 s4, 0x19fd00
	v_writelane_b32 v2, s8, 4
	buffer_store_dword v1, off, s[0:3], s4
	s_mov_b32 s4, 0x19f900
	v_writelane_b32 v2, s9, 5
	v_cmp_lt_i32_e64 s[8:9], v79, v82
	buffer_store_dword v3, off, s[0:3], s4
	v_add_u32_e32 v1, vcc, 5, v3
	.loc	0 0
	s_mov_b32 s4, 0x19fe00
	v_writelane_b32 v2, s8, 6
	buffer_store_dword v1, off, s[0:3], s4
	v_writelane_b32 v2, s9, 7
	s_mov_b32 s8, 0x19f300
	s_nop 1
	buffer_load_dword v3, off, s[0:3], s8
	buffer_load_dword v4, off, s[0:3], s8 offset:4
	s_mov_b32 s8, 0x19e500
	v_mov_b32_e32 v1, 0
	s_movk_i32 s5, 0x80
	s_movk_i32 s4, 0x5e0
	buffer_store_dword v79, off, s[0:3], s8
	s_waitcnt vmcnt(0)
	buffer_store_dword v80, off, s[0:3], s8 offset:4
	s_mov_b32 s8, 0x19e700
	buffer_store_dword v82, off, s[0:3], s8
	s_waitcnt vmcnt(0)
	buffer_store_dword v83, off, s[0:3], s8 offset:4
	v_cmp_ge_i32_e64 s[14:15], v0, v3
	v_writelane_b32 v2, s14, 8
	v_writelane_b32 v2, s15, 9
	s_branch .LBB1_19
.LBB1_17:                               ;   in Loop: Header=BB1_19 Depth=1
	s_or_b64 exec, exec, s[14:15]
	s_mov_b32 s10, 0x19ff00
	buffer_load_dword v1, off, s[0:3], s10
	v_readlane_b32 s12, v2, 12
	v_readlane_b32 s14, v2, 8
	v_readlane_b32 s8, v2, 10
	v_readlane_b32 s13, v2, 13
	v_readlane_b32 s15, v2, 9
	v_readlane_b32 s9, v2, 11
.LBB1_18:                               ;   in Loop: Header=BB1_19 Depth=1
	s_or_b64 exec, exec, s[8:9]
	.loc	0 171
	s_waitcnt vmcnt(0)
	v_cmp_le_i32_e32 vcc, s78, v1
	s_or_b64 s[12:13], vcc, s[12:13]
	s_andn2_b64 exec, exec, s[12:13]
	s_cbranch_execz .LBB1_191
.LBB1_19:                               ; =>This Loop Header: Depth=1
                                        ;     Child Loop BB1_24 Depth 2
                                        ;       Child Loop BB1_27 Depth 3
                                        ;         Child Loop BB1_81 Depth 4
                                        ;         Child Loop BB1_86 Depth 4
                                        ;         Child Loop BB1_144 Depth 4
                                        ;         Child Loop BB1_152 Depth 4
                                        ;         Child Loop BB1_160 Depth 4
                                        ;         Child Loop BB1_168 Depth 4
                                        ;         Child Loop BB1_176 Depth 4
                                        ;         Child Loop BB1_184 Depth 4
	.loc	0 124
	v_sub_u32_e32 v0, vcc, s78, v1
	v_min_i32_e32 v149, 0x180, v0
	.loc	0 125
	s_and_saveexec_b64 s[8:9], s[14:15]
	s_xor_b64 s[8:9], exec, s[8:9]
; %bb.20:                               ;   in Loop: Header=BB1_19 Depth=1
	.loc	0 170
	v_add_u32_e32 v1, vcc, v149, v1
; %bb.21:                               ;   in Loop: Header=BB1_19 Depth=1
	.loc	0 125
	s_andn2_saveexec_b64 s[8:9], s[8:9]
	s_cbranch_execz .LBB1_18
; %bb.22:                               ;   in Loop: Header=BB1_19 Depth=1
	.loc	0 0
	v_writelane_b32 v2, s8, 10
	s_mov_b32 s10, 0x1a0000
	v_writelane_b32 v2, s9, 11
	v_cmp_lt_i32_e64 s[8:9], 0, v1
	v_mov_b32_e32 v3, v1
	buffer_load_dword v1, off, s[0:3], s10
	v_writelane_b32 v2, s12, 12
	v_writelane_b32 v2, s13, 13
	s_mov_b32 s16, 0x1a0100
	s_mov_b32 s12, 0x19ff00
	.loc	0 125
	v_max_i32_e32 v251, 1, v149
	s_mov_b64 s[14:15], 0
	s_waitcnt vmcnt(0)
	v_mad_i64_i32 v[150:151], s[10:11], v3, v1, 0
	v_readlane_b32 s10, v2, 0
	v_readlane_b32 s11, v2, 1
	v_mad_i64_i32 v[4:5], s[10:11], v3, s10, 0
	s_mov_b32 s10, 0x19f700
	s_nop 3
	buffer_store_dword v4, off, s[0:3], s10
	s_waitcnt vmcnt(0)
	buffer_store_dword v5, off, s[0:3], s10 offset:4
	v_cmp_lt_i32_e64 s[10:11], 0, v0
	buffer_load_dword v0, off, s[0:3], s16
	v_add_u32_e32 v3, vcc, v149, v3
	s_mov_b32 s16, 0x19ed00
	buffer_store_dword v3, off, s[0:3], s12
	v_cmp_le_i32_e64 s[12:13], s78, v3
	s_waitcnt vmcnt(1)
	buffer_store_dword v0, off, s[0:3], s16
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s16 offset:4
	s_mov_b32 s16, 0x1a0200
	buffer_load_dword v0, off, s[0:3], s16
	s_mov_b32 s16, 0x19ef00
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s16
	s_mov_b32 s16, 0x19f500
	buffer_load_dword v0, off, s[0:3], s16
	buffer_load_dword v1, off, s[0:3], s16 offset:4
	s_mov_b32 s16, 0x19f000
	s_waitcnt vmcnt(0)
	buffer_store_dword v0, off, s[0:3], s16
	s_mov_b32 s16, 0x19e100
	buffer_store_dword v149, off, s[0:3], s16
	s_waitcnt vmcnt(0)
	buffer_store_dword v150, off, s[0:3], s16 offset:4
	s_mov_b32 s16, 0x19e300
	buffer_store_dword v150, off, s[0:3], s16
	s_waitcnt vmcnt(0)
	buffer_store_dword v151, off, s[0:3], s16 offset:4
	s_mov_b32 s16, 0x19ec00
	buffer_store_dword v251, off, s[0:3], s16
	s_branch .LBB1_24
.LBB1_23:                               ;   in Loop: Header=BB1_24 Depth=2
	.loc	0 0
	v_readlane_b32 s14, v2, 16
	v_readlane_b32 s15, v2, 17
	s_or_b64 exec, exec, s[14:15]
	s_mov_b32 s14, 0x19f000
	s_nop 1
	buffer_load_dword v3, off, s[0:3], s14
	.loc	0 125
	s_mov_b32 s14, 0x19ef00
	buffer_load_dword v0, off, s[0:3], s14
	s_mov_b32 s16, 0x19ed00
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v3, vcc, 1, v3
	s_waitcnt vmcnt(0)
	v_subrev_u32_e32 v0, vcc, 64, v0
	buffer_store_dword v0, off, s[0:3], s14
	s_mov_b32 s14, 0x19f300
	buffer_load_dword v0, off, s[0:3], s14
	buffer_load_dword v1, off, s[0:3], s14 offset:4
	s_mov_b32 s14, 0x19f000
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
                                        ;         Child Loop BB1_81 Depth 4
                                        ;         Child Loop BB1_86 Depth 4
                                        ;         Child Loop BB1_144 Depth 4
                                        ;         Child Loop BB1_152 Depth 4
                                        ;         Child Loop BB1_160 Depth 4
                                        ;         Child Loop BB1_168 Depth 4
                                        ;         Child Loop BB1_176 Depth 4
                                        ;         Child Loop BB1_184 Depth 4
	.loc	0 0
	v_writelane_b32 v2, s14, 14
	v_writelane_b32 v2, s15, 15
	.loc	0 126
	s_mov_b64 s[16:17], exec
	v_readlane_b32 s14, v2, 6
	v_readlane_b32 s15, v2, 7
	v_writelane_b32 v2, s16, 16
	v_writelane_b32 v2, s17, 17
	s_and_b64 s[14:15], s[16:17], s[14:15]
	s_mov_b64 exec, s[14:15]
	s_cbranch_execz .LBB1_23
; %bb.25:                               ;   in Loop: Header=BB1_24 Depth=2
	s_mov_b32 s14, 0x19ef00
	buffer_load_dword v0, off, s[0:3], s14
	s_mov_b32 s14, 0x19ed00
	s_mov_b64 s[98:99], 0
	v_mov_b32_e32 v255, v79
	s_waitcnt vmcnt(0)
	v_min_i32_e32 v0, 64, v0
	v_max_i32_e32 v81, 1, v0
	buffer_load_dword v0, off, s[0:3], s14
	buffer_load_dword v1, off, s[0:3], s14 offset:4
	s_mov_b32 s14, 0x19f700
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v4, v0
	buffer_load_dword v0, off, s[0:3], s14
	buffer_load_dword v1, off, s[0:3], s14 offset:4
	s_mov_b32 s14, 0x19f000
	buffer_load_dword v7, off, s[0:3], s14
	v_mov_b32_e32 v3, v4
	v_ashrrev_i32_e32 v5, 31, v4
	s_waitcnt vmcnt(0)
	v_mad_i64_i32 v[0:1], s[14:15], v7, v149, v[0:1]
	s_mov_b32 s14, 0x19ed00
	s_nop 3
	buffer_store_dword v3, off, s[0:3], s14
	s_waitcnt vmcnt(0)
	buffer_store_dword v4, off, s[0:3], s14 offset:4
	s_mov_b32 s14, 0x19f500
	v_lshlrev_b64 v[0:1], 8, v[0:1]
	v_lshlrev_b64 v[3:4], 2, v[4:5]
	buffer_load_dword v5, off, s[0:3], s14
	buffer_load_dword v6, off, s[0:3], s14 offset:4
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v252, vcc, v7, v5
	v_mov_b32_e32 v5, s83
	v_add_u32_e32 v247, vcc, s82, v0
	v_lshlrev_b32_e32 v0, 6, v7
	v_addc_u32_e32 v248, vcc, v5, v1, vcc
	v_sub_u32_e32 v5, vcc, s77, v0
	v_cmp_lt_i32_e64 s[20:21], 0, v5
	v_add_u32_e32 v1, vcc, 64, v0
	v_writelane_b32 v2, s20, 18
	v_cmp_lt_i32_e64 s[16:17], s77, v1
	v_ashrrev_i32_e32 v1, 31, v0
	v_writelane_b32 v2, s21, 19
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_readlane_b32 s20, v2, 2
	v_readlane_b32 s21, v2, 3
	v_cmp_gt_i32_e64 s[14:15], 33, v5
	v_mov_b32_e32 v5, s21
	v_add_u32_e32 v80, vcc, s20, v0
	v_addc_u32_e32 v152, vcc, v5, v1, vcc
	v_add_u32_e32 v0, vcc, s20, v3
	v_addc_u32_e32 v1, vcc, v5, v4, vcc
	s_mov_b32 s20, 0x19f100
	buffer_store_dword v0, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s20 offset:4
	s_mov_b32 s20, 0x19fe00
	buffer_load_dword v153, off, s[0:3], s20
	s_mov_b32 s20, 0x19fd00
	buffer_load_dword v154, off, s[0:3], s20
	s_mov_b32 s20, 0x19fc00
	buffer_load_dword v155, off, s[0:3], s20
	s_mov_b32 s20, 0x19fb00
	buffer_load_dword v156, off, s[0:3], s20
	s_mov_b32 s20, 0x19fa00
	buffer_load_dword v157, off, s[0:3], s20
	s_mov_b32 s20, 0x19f900
	buffer_load_dword v158, off, s[0:3], s20
	s_mov_b32 s20, 0x19dd00
	buffer_store_dword v81, off, s[0:3], s20
	s_mov_b32 s20, 0x19ea00
	buffer_store_dword v252, off, s[0:3], s20
	s_mov_b32 s20, 0x19de00
	buffer_store_dword v247, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v248, off, s[0:3], s20 offset:4
	s_mov_b32 s20, 0x19eb00
	buffer_store_dword v80, off, s[0:3], s20
	s_mov_b32 s20, 0x19e000
	buffer_store_dword v152, off, s[0:3], s20
	s_branch .LBB1_27
.LBB1_26:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 126
	v_add_u32_e32 v255, vcc, 1, v255
	s_waitcnt vmcnt(1)
	v_add_u32_e32 v158, vcc, 6, v158
	v_add_u32_e32 v157, vcc, 6, v157
	v_add_u32_e32 v156, vcc, 6, v156
	v_add_u32_e32 v155, vcc, 6, v155
	v_add_u32_e32 v154, vcc, 6, v154
	v_cmp_ge_i32_e32 vcc, v255, v82
	s_or_b64 s[98:99], vcc, s[98:99]
	v_add_u32_e32 v153, vcc, 6, v153
	s_andn2_b64 exec, exec, s[98:99]
	s_cbranch_execz .LBB1_23
.LBB1_27:                               ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ; =>    This Loop Header: Depth=3
                                        ;         Child Loop BB1_81 Depth 4
                                        ;         Child Loop BB1_86 Depth 4
                                        ;         Child Loop BB1_144 Depth 4
                                        ;         Child Loop BB1_152 Depth 4
                                        ;         Child Loop BB1_160 Depth 4
                                        ;         Child Loop BB1_168 Depth 4
                                        ;         Child Loop BB1_176 Depth 4
                                        ;         Child Loop BB1_184 Depth 4
	.loc	0 0
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
	.loc	0 132
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
	s_waitcnt vmcnt(0)
	v_sub_u32_e32 v57, vcc, v255, v79
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
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
	v_mov_b32_e32 v0, 0x6280
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
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 132
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
	s_mov_b32 s20, 0x185000
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
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
	s_mov_b32 s48, 0x185000
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
	.loc	0 0
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
	.loc	0 132
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
	s_mov_b32 s20, 0x198000
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
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
	v_mov_b32_e32 v0, 0x6600
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
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 132
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
	s_mov_b32 s20, 0x191000
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
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
	s_mov_b32 s48, 0x191000
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
	.loc	0 0
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
	.loc	0 132
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
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
.LBB1_37:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 132
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
	s_cbranch_execz .LBB1_39
; %bb.38:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
	s_mov_b32 s48, 0x18b000
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
	.loc	0 0
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
	.loc	0 132
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
	s_mov_b32 s20, 0x199000
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
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
	v_mov_b32_e32 v0, 0x6640
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
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 132
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
	s_cbranch_execz .LBB1_43
; %bb.42:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
	s_mov_b32 s48, 0x18f000
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
	.loc	0 0
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
	.loc	0 132
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
	s_cbranch_execz .LBB1_45
; %bb.44:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
	v_mov_b32_e32 v0, 0x61c0
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
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 132
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
	s_cbranch_execz .LBB1_47
; %bb.46:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
.LBB1_47:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
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
	.loc	0 132
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
	s_mov_b32 s20, 0x19a000
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
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
	v_mov_b32_e32 v0, 0x6680
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
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 132
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
	s_mov_b32 s20, 0x190000
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
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
	s_mov_b32 s48, 0x190000
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
	.loc	0 0
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
	.loc	0 132
	v_mov_b32_e32 v242, s63
	v_mov_b32_e32 v241, s62
	v_mov_b32_e32 v240, s61
	v_mov_b32_e32 v239, s60
	v_mov_b32_e32 v238, s59
	v_mov_b32_e32 v237, s58
	v_mov_b32_e32 v236, s57
	v_mov_b32_e32 v235, s56
	v_mov_b32_e32 v234, s55
	v_mov_b32_e32 v233, s54
	v_mov_b32_e32 v232, s53
	v_mov_b32_e32 v231, s52
	v_mov_b32_e32 v230, s51
	v_mov_b32_e32 v229, s50
	v_mov_b32_e32 v228, s49
	v_mov_b32_e32 v227, s48
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_53
; %bb.52:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
	buffer_load_dword v240, v37, s[0:3], 0 offen
	buffer_load_dword v239, v38, s[0:3], 0 offen
	buffer_load_dword v238, v39, s[0:3], 0 offen
	buffer_load_dword v237, v40, s[0:3], 0 offen
	buffer_load_dword v236, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x31c
	v_add_u32_e32 v38, vcc, vcc_lo, v0
	v_add_u32_e32 v39, vcc, 0x318, v0
	v_add_u32_e32 v40, vcc, 0x314, v0
	v_add_u32_e32 v41, vcc, 0x310, v0
	v_add_u32_e32 v42, vcc, 0x30c, v0
	v_add_u32_e32 v43, vcc, 0x308, v0
	v_add_u32_e32 v0, vcc, 0x304, v0
	buffer_load_dword v235, v37, s[0:3], 0 offen
	buffer_load_dword v234, v38, s[0:3], 0 offen
	buffer_load_dword v233, v39, s[0:3], 0 offen
	buffer_load_dword v232, v40, s[0:3], 0 offen
	buffer_load_dword v231, v41, s[0:3], 0 offen
	buffer_load_dword v230, v42, s[0:3], 0 offen
	buffer_load_dword v229, v43, s[0:3], 0 offen
	buffer_load_dword v228, v0, s[0:3], 0 offen
	buffer_load_dword v241, v36, s[0:3], 0 offen
	buffer_load_dword v242, v35, s[0:3], 0 offen
	buffer_load_dword v227, v1, s[0:3], 0 offen
.LBB1_53:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 132
	v_mov_b32_e32 v226, s63
	v_mov_b32_e32 v225, s62
	v_mov_b32_e32 v224, s61
	v_mov_b32_e32 v223, s60
	v_mov_b32_e32 v222, s59
	v_mov_b32_e32 v221, s58
	v_mov_b32_e32 v220, s57
	v_mov_b32_e32 v219, s56
	v_mov_b32_e32 v218, s55
	v_mov_b32_e32 v217, s54
	v_mov_b32_e32 v216, s53
	v_mov_b32_e32 v215, s52
	v_mov_b32_e32 v214, s51
	v_mov_b32_e32 v213, s50
	v_mov_b32_e32 v212, s49
	v_mov_b32_e32 v211, s48
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_55
; %bb.54:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
	buffer_load_dword v224, v37, s[0:3], 0 offen
	buffer_load_dword v223, v38, s[0:3], 0 offen
	buffer_load_dword v222, v39, s[0:3], 0 offen
	buffer_load_dword v221, v40, s[0:3], 0 offen
	buffer_load_dword v220, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, s48, v0
	s_movk_i32 s48, 0x35c
	v_add_u32_e32 v38, vcc, s48, v0
	v_add_u32_e32 v39, vcc, 0x358, v0
	v_add_u32_e32 v40, vcc, 0x354, v0
	v_add_u32_e32 v41, vcc, 0x350, v0
	v_add_u32_e32 v42, vcc, 0x34c, v0
	v_add_u32_e32 v43, vcc, 0x348, v0
	v_add_u32_e32 v0, vcc, 0x344, v0
	buffer_load_dword v219, v37, s[0:3], 0 offen
	buffer_load_dword v218, v38, s[0:3], 0 offen
	buffer_load_dword v217, v39, s[0:3], 0 offen
	buffer_load_dword v216, v40, s[0:3], 0 offen
	buffer_load_dword v215, v41, s[0:3], 0 offen
	buffer_load_dword v214, v42, s[0:3], 0 offen
	buffer_load_dword v213, v43, s[0:3], 0 offen
	buffer_load_dword v212, v0, s[0:3], 0 offen
	buffer_load_dword v225, v36, s[0:3], 0 offen
	buffer_load_dword v226, v35, s[0:3], 0 offen
	buffer_load_dword v211, v1, s[0:3], 0 offen
.LBB1_55:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
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
	.loc	0 132
	v_mov_b32_e32 v146, s63
	v_mov_b32_e32 v145, s62
	v_mov_b32_e32 v144, s61
	v_mov_b32_e32 v143, s60
	v_mov_b32_e32 v142, s59
	v_mov_b32_e32 v141, s58
	v_mov_b32_e32 v140, s57
	v_mov_b32_e32 v139, s56
	v_mov_b32_e32 v138, s55
	v_mov_b32_e32 v137, s54
	v_mov_b32_e32 v136, s53
	v_mov_b32_e32 v135, s52
	v_mov_b32_e32 v134, s51
	v_mov_b32_e32 v133, s50
	v_mov_b32_e32 v132, s49
	v_mov_b32_e32 v131, s48
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_57
; %bb.56:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
	buffer_load_dword v144, v37, s[0:3], 0 offen
	buffer_load_dword v143, v38, s[0:3], 0 offen
	buffer_load_dword v142, v39, s[0:3], 0 offen
	buffer_load_dword v141, v40, s[0:3], 0 offen
	buffer_load_dword v140, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x39c
	v_add_u32_e32 v38, vcc, vcc_lo, v0
	v_add_u32_e32 v39, vcc, 0x398, v0
	v_add_u32_e32 v40, vcc, 0x394, v0
	v_add_u32_e32 v41, vcc, 0x390, v0
	v_add_u32_e32 v42, vcc, 0x38c, v0
	v_add_u32_e32 v43, vcc, 0x388, v0
	v_add_u32_e32 v0, vcc, 0x384, v0
	buffer_load_dword v139, v37, s[0:3], 0 offen
	buffer_load_dword v138, v38, s[0:3], 0 offen
	buffer_load_dword v137, v39, s[0:3], 0 offen
	buffer_load_dword v136, v40, s[0:3], 0 offen
	buffer_load_dword v135, v41, s[0:3], 0 offen
	buffer_load_dword v134, v42, s[0:3], 0 offen
	buffer_load_dword v133, v43, s[0:3], 0 offen
	buffer_load_dword v132, v0, s[0:3], 0 offen
	buffer_load_dword v145, v36, s[0:3], 0 offen
	buffer_load_dword v146, v35, s[0:3], 0 offen
	buffer_load_dword v131, v1, s[0:3], 0 offen
.LBB1_57:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 132
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
	s_cbranch_execz .LBB1_59
; %bb.58:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
.LBB1_59:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
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
	.loc	0 132
	v_mov_b32_e32 v210, s63
	v_mov_b32_e32 v209, s62
	v_mov_b32_e32 v208, s61
	v_mov_b32_e32 v207, s60
	v_mov_b32_e32 v206, s59
	v_mov_b32_e32 v205, s58
	v_mov_b32_e32 v204, s57
	v_mov_b32_e32 v203, s56
	v_mov_b32_e32 v202, s55
	v_mov_b32_e32 v201, s54
	v_mov_b32_e32 v200, s53
	v_mov_b32_e32 v199, s52
	v_mov_b32_e32 v198, s51
	v_mov_b32_e32 v197, s50
	v_mov_b32_e32 v196, s49
	v_mov_b32_e32 v195, s48
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_61
; %bb.60:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
	buffer_load_dword v208, v37, s[0:3], 0 offen
	buffer_load_dword v207, v38, s[0:3], 0 offen
	buffer_load_dword v206, v39, s[0:3], 0 offen
	buffer_load_dword v205, v40, s[0:3], 0 offen
	buffer_load_dword v204, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x41c
	v_add_u32_e32 v38, vcc, vcc_lo, v0
	v_add_u32_e32 v39, vcc, 0x418, v0
	v_add_u32_e32 v40, vcc, 0x414, v0
	v_add_u32_e32 v41, vcc, 0x410, v0
	v_add_u32_e32 v42, vcc, 0x40c, v0
	v_add_u32_e32 v43, vcc, 0x408, v0
	v_add_u32_e32 v0, vcc, 0x404, v0
	buffer_load_dword v203, v37, s[0:3], 0 offen
	buffer_load_dword v202, v38, s[0:3], 0 offen
	buffer_load_dword v201, v39, s[0:3], 0 offen
	buffer_load_dword v200, v40, s[0:3], 0 offen
	buffer_load_dword v199, v41, s[0:3], 0 offen
	buffer_load_dword v198, v42, s[0:3], 0 offen
	buffer_load_dword v197, v43, s[0:3], 0 offen
	buffer_load_dword v196, v0, s[0:3], 0 offen
	buffer_load_dword v209, v36, s[0:3], 0 offen
	buffer_load_dword v210, v35, s[0:3], 0 offen
	buffer_load_dword v195, v1, s[0:3], 0 offen
.LBB1_61:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 132
	v_mov_b32_e32 v35, s48
	v_mov_b32_e32 v36, s49
	v_mov_b32_e32 v37, s50
	v_mov_b32_e32 v38, s51
	v_mov_b32_e32 v39, s52
	v_mov_b32_e32 v40, s53
	v_mov_b32_e32 v41, s54
	v_mov_b32_e32 v42, s55
	v_mov_b32_e32 v43, s56
	v_mov_b32_e32 v44, s57
	v_mov_b32_e32 v45, s58
	v_mov_b32_e32 v46, s59
	v_mov_b32_e32 v47, s60
	v_mov_b32_e32 v48, s61
	v_mov_b32_e32 v49, s62
	v_mov_b32_e32 v50, s63
	s_mov_b32 s20, 0x18d000
	buffer_store_dword v35, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[0:3], s20 offset:4
	buffer_store_dword v37, off, s[0:3], s20 offset:8
	buffer_store_dword v38, off, s[0:3], s20 offset:12
	buffer_store_dword v39, off, s[0:3], s20 offset:16
	buffer_store_dword v40, off, s[0:3], s20 offset:20
	buffer_store_dword v41, off, s[0:3], s20 offset:24
	buffer_store_dword v42, off, s[0:3], s20 offset:28
	buffer_store_dword v43, off, s[0:3], s20 offset:32
	buffer_store_dword v44, off, s[0:3], s20 offset:36
	buffer_store_dword v45, off, s[0:3], s20 offset:40
	buffer_store_dword v46, off, s[0:3], s20 offset:44
	buffer_store_dword v47, off, s[0:3], s20 offset:48
	buffer_store_dword v48, off, s[0:3], s20 offset:52
	buffer_store_dword v49, off, s[0:3], s20 offset:56
	buffer_store_dword v50, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_63
; %bb.62:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
	buffer_load_dword v54, v37, s[0:3], 0 offen
	buffer_load_dword v53, v38, s[0:3], 0 offen
	buffer_load_dword v52, v39, s[0:3], 0 offen
	buffer_load_dword v51, v40, s[0:3], 0 offen
	buffer_load_dword v50, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, s48, v0
	s_movk_i32 s48, 0x45c
	v_add_u32_e32 v41, vcc, 0x450, v0
	v_add_u32_e32 v42, vcc, 0x44c, v0
	v_add_u32_e32 v43, vcc, 0x448, v0
	v_add_u32_e32 v38, vcc, s48, v0
	v_add_u32_e32 v39, vcc, 0x458, v0
	v_add_u32_e32 v40, vcc, 0x454, v0
	v_add_u32_e32 v0, vcc, 0x444, v0
	buffer_load_dword v49, v37, s[0:3], 0 offen
	buffer_load_dword v48, v38, s[0:3], 0 offen
	buffer_load_dword v47, v39, s[0:3], 0 offen
	buffer_load_dword v46, v40, s[0:3], 0 offen
	buffer_load_dword v45, v41, s[0:3], 0 offen
	buffer_load_dword v44, v42, s[0:3], 0 offen
	buffer_load_dword v43, v43, s[0:3], 0 offen
	buffer_load_dword v42, v0, s[0:3], 0 offen
	buffer_load_dword v55, v36, s[0:3], 0 offen
	buffer_load_dword v56, v35, s[0:3], 0 offen
	buffer_load_dword v41, v1, s[0:3], 0 offen
	s_mov_b32 s48, 0x18d000
	s_waitcnt vmcnt(0)
	buffer_store_dword v41, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v42, off, s[0:3], s48 offset:4
	buffer_store_dword v43, off, s[0:3], s48 offset:8
	buffer_store_dword v44, off, s[0:3], s48 offset:12
	buffer_store_dword v45, off, s[0:3], s48 offset:16
	buffer_store_dword v46, off, s[0:3], s48 offset:20
	buffer_store_dword v47, off, s[0:3], s48 offset:24
	buffer_store_dword v48, off, s[0:3], s48 offset:28
	buffer_store_dword v49, off, s[0:3], s48 offset:32
	buffer_store_dword v50, off, s[0:3], s48 offset:36
	buffer_store_dword v51, off, s[0:3], s48 offset:40
	buffer_store_dword v52, off, s[0:3], s48 offset:44
	buffer_store_dword v53, off, s[0:3], s48 offset:48
	buffer_store_dword v54, off, s[0:3], s48 offset:52
	buffer_store_dword v55, off, s[0:3], s48 offset:56
	buffer_store_dword v56, off, s[0:3], s48 offset:60
.LBB1_63:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
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
	.loc	0 132
	v_mov_b32_e32 v35, s48
	v_mov_b32_e32 v36, s49
	v_mov_b32_e32 v37, s50
	v_mov_b32_e32 v38, s51
	v_mov_b32_e32 v39, s52
	v_mov_b32_e32 v40, s53
	v_mov_b32_e32 v41, s54
	v_mov_b32_e32 v42, s55
	v_mov_b32_e32 v43, s56
	v_mov_b32_e32 v44, s57
	v_mov_b32_e32 v45, s58
	v_mov_b32_e32 v46, s59
	v_mov_b32_e32 v47, s60
	v_mov_b32_e32 v48, s61
	v_mov_b32_e32 v49, s62
	v_mov_b32_e32 v50, s63
	s_mov_b32 s20, 0x19b000
	buffer_store_dword v35, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[0:3], s20 offset:4
	buffer_store_dword v37, off, s[0:3], s20 offset:8
	buffer_store_dword v38, off, s[0:3], s20 offset:12
	buffer_store_dword v39, off, s[0:3], s20 offset:16
	buffer_store_dword v40, off, s[0:3], s20 offset:20
	buffer_store_dword v41, off, s[0:3], s20 offset:24
	buffer_store_dword v42, off, s[0:3], s20 offset:28
	buffer_store_dword v43, off, s[0:3], s20 offset:32
	buffer_store_dword v44, off, s[0:3], s20 offset:36
	buffer_store_dword v45, off, s[0:3], s20 offset:40
	buffer_store_dword v46, off, s[0:3], s20 offset:44
	buffer_store_dword v47, off, s[0:3], s20 offset:48
	buffer_store_dword v48, off, s[0:3], s20 offset:52
	buffer_store_dword v49, off, s[0:3], s20 offset:56
	buffer_store_dword v50, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_65
; %bb.64:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
	buffer_load_dword v54, v37, s[0:3], 0 offen
	buffer_load_dword v53, v38, s[0:3], 0 offen
	buffer_load_dword v52, v39, s[0:3], 0 offen
	buffer_load_dword v51, v40, s[0:3], 0 offen
	buffer_load_dword v50, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x49c
	v_add_u32_e32 v38, vcc, vcc_lo, v0
	v_add_u32_e32 v41, vcc, 0x490, v0
	v_add_u32_e32 v42, vcc, 0x48c, v0
	v_add_u32_e32 v43, vcc, 0x488, v0
	v_add_u32_e32 v39, vcc, 0x498, v0
	v_add_u32_e32 v40, vcc, 0x494, v0
	v_add_u32_e32 v0, vcc, 0x484, v0
	buffer_load_dword v49, v37, s[0:3], 0 offen
	buffer_load_dword v48, v38, s[0:3], 0 offen
	buffer_load_dword v47, v39, s[0:3], 0 offen
	buffer_load_dword v46, v40, s[0:3], 0 offen
	buffer_load_dword v45, v41, s[0:3], 0 offen
	buffer_load_dword v44, v42, s[0:3], 0 offen
	buffer_load_dword v43, v43, s[0:3], 0 offen
	buffer_load_dword v42, v0, s[0:3], 0 offen
	buffer_load_dword v55, v36, s[0:3], 0 offen
	buffer_load_dword v56, v35, s[0:3], 0 offen
	buffer_load_dword v41, v1, s[0:3], 0 offen
	v_mov_b32_e32 v0, 0x66c0
	s_waitcnt vmcnt(0)
	buffer_store_dword v41, v0, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	buffer_store_dword v42, v0, s[0:3], 0 offen offset:4
	buffer_store_dword v43, v0, s[0:3], 0 offen offset:8
	buffer_store_dword v44, v0, s[0:3], 0 offen offset:12
	buffer_store_dword v45, v0, s[0:3], 0 offen offset:16
	buffer_store_dword v46, v0, s[0:3], 0 offen offset:20
	buffer_store_dword v47, v0, s[0:3], 0 offen offset:24
	buffer_store_dword v48, v0, s[0:3], 0 offen offset:28
	buffer_store_dword v49, v0, s[0:3], 0 offen offset:32
	buffer_store_dword v50, v0, s[0:3], 0 offen offset:36
	buffer_store_dword v51, v0, s[0:3], 0 offen offset:40
	buffer_store_dword v52, v0, s[0:3], 0 offen offset:44
	buffer_store_dword v53, v0, s[0:3], 0 offen offset:48
	buffer_store_dword v54, v0, s[0:3], 0 offen offset:52
	buffer_store_dword v55, v0, s[0:3], 0 offen offset:56
	buffer_store_dword v56, v0, s[0:3], 0 offen offset:60
.LBB1_65:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 132
	v_mov_b32_e32 v35, s48
	v_mov_b32_e32 v36, s49
	v_mov_b32_e32 v37, s50
	v_mov_b32_e32 v38, s51
	v_mov_b32_e32 v39, s52
	v_mov_b32_e32 v40, s53
	v_mov_b32_e32 v41, s54
	v_mov_b32_e32 v42, s55
	v_mov_b32_e32 v43, s56
	v_mov_b32_e32 v44, s57
	v_mov_b32_e32 v45, s58
	v_mov_b32_e32 v46, s59
	v_mov_b32_e32 v47, s60
	v_mov_b32_e32 v48, s61
	v_mov_b32_e32 v49, s62
	v_mov_b32_e32 v50, s63
	s_mov_b32 s20, 0x193000
	buffer_store_dword v35, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[0:3], s20 offset:4
	buffer_store_dword v37, off, s[0:3], s20 offset:8
	buffer_store_dword v38, off, s[0:3], s20 offset:12
	buffer_store_dword v39, off, s[0:3], s20 offset:16
	buffer_store_dword v40, off, s[0:3], s20 offset:20
	buffer_store_dword v41, off, s[0:3], s20 offset:24
	buffer_store_dword v42, off, s[0:3], s20 offset:28
	buffer_store_dword v43, off, s[0:3], s20 offset:32
	buffer_store_dword v44, off, s[0:3], s20 offset:36
	buffer_store_dword v45, off, s[0:3], s20 offset:40
	buffer_store_dword v46, off, s[0:3], s20 offset:44
	buffer_store_dword v47, off, s[0:3], s20 offset:48
	buffer_store_dword v48, off, s[0:3], s20 offset:52
	buffer_store_dword v49, off, s[0:3], s20 offset:56
	buffer_store_dword v50, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_67
; %bb.66:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
	buffer_load_dword v54, v37, s[0:3], 0 offen
	buffer_load_dword v53, v38, s[0:3], 0 offen
	buffer_load_dword v52, v39, s[0:3], 0 offen
	buffer_load_dword v51, v40, s[0:3], 0 offen
	buffer_load_dword v50, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, s48, v0
	s_movk_i32 s48, 0x4dc
	v_add_u32_e32 v41, vcc, 0x4d0, v0
	v_add_u32_e32 v42, vcc, 0x4cc, v0
	v_add_u32_e32 v43, vcc, 0x4c8, v0
	v_add_u32_e32 v38, vcc, s48, v0
	v_add_u32_e32 v39, vcc, 0x4d8, v0
	v_add_u32_e32 v40, vcc, 0x4d4, v0
	v_add_u32_e32 v0, vcc, 0x4c4, v0
	buffer_load_dword v49, v37, s[0:3], 0 offen
	buffer_load_dword v48, v38, s[0:3], 0 offen
	buffer_load_dword v47, v39, s[0:3], 0 offen
	buffer_load_dword v46, v40, s[0:3], 0 offen
	buffer_load_dword v45, v41, s[0:3], 0 offen
	buffer_load_dword v44, v42, s[0:3], 0 offen
	buffer_load_dword v43, v43, s[0:3], 0 offen
	buffer_load_dword v42, v0, s[0:3], 0 offen
	buffer_load_dword v55, v36, s[0:3], 0 offen
	buffer_load_dword v56, v35, s[0:3], 0 offen
	buffer_load_dword v41, v1, s[0:3], 0 offen
	s_mov_b32 s48, 0x193000
	s_waitcnt vmcnt(0)
	buffer_store_dword v41, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v42, off, s[0:3], s48 offset:4
	buffer_store_dword v43, off, s[0:3], s48 offset:8
	buffer_store_dword v44, off, s[0:3], s48 offset:12
	buffer_store_dword v45, off, s[0:3], s48 offset:16
	buffer_store_dword v46, off, s[0:3], s48 offset:20
	buffer_store_dword v47, off, s[0:3], s48 offset:24
	buffer_store_dword v48, off, s[0:3], s48 offset:28
	buffer_store_dword v49, off, s[0:3], s48 offset:32
	buffer_store_dword v50, off, s[0:3], s48 offset:36
	buffer_store_dword v51, off, s[0:3], s48 offset:40
	buffer_store_dword v52, off, s[0:3], s48 offset:44
	buffer_store_dword v53, off, s[0:3], s48 offset:48
	buffer_store_dword v54, off, s[0:3], s48 offset:52
	buffer_store_dword v55, off, s[0:3], s48 offset:56
	buffer_store_dword v56, off, s[0:3], s48 offset:60
.LBB1_67:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
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
	.loc	0 132
	v_mov_b32_e32 v35, s48
	v_mov_b32_e32 v36, s49
	v_mov_b32_e32 v37, s50
	v_mov_b32_e32 v38, s51
	v_mov_b32_e32 v39, s52
	v_mov_b32_e32 v40, s53
	v_mov_b32_e32 v41, s54
	v_mov_b32_e32 v42, s55
	v_mov_b32_e32 v43, s56
	v_mov_b32_e32 v44, s57
	v_mov_b32_e32 v45, s58
	v_mov_b32_e32 v46, s59
	v_mov_b32_e32 v47, s60
	v_mov_b32_e32 v48, s61
	v_mov_b32_e32 v49, s62
	v_mov_b32_e32 v50, s63
	s_mov_b32 s20, 0x188000
	buffer_store_dword v35, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[0:3], s20 offset:4
	buffer_store_dword v37, off, s[0:3], s20 offset:8
	buffer_store_dword v38, off, s[0:3], s20 offset:12
	buffer_store_dword v39, off, s[0:3], s20 offset:16
	buffer_store_dword v40, off, s[0:3], s20 offset:20
	buffer_store_dword v41, off, s[0:3], s20 offset:24
	buffer_store_dword v42, off, s[0:3], s20 offset:28
	buffer_store_dword v43, off, s[0:3], s20 offset:32
	buffer_store_dword v44, off, s[0:3], s20 offset:36
	buffer_store_dword v45, off, s[0:3], s20 offset:40
	buffer_store_dword v46, off, s[0:3], s20 offset:44
	buffer_store_dword v47, off, s[0:3], s20 offset:48
	buffer_store_dword v48, off, s[0:3], s20 offset:52
	buffer_store_dword v49, off, s[0:3], s20 offset:56
	buffer_store_dword v50, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_69
; %bb.68:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
	buffer_load_dword v54, v37, s[0:3], 0 offen
	buffer_load_dword v53, v38, s[0:3], 0 offen
	buffer_load_dword v52, v39, s[0:3], 0 offen
	buffer_load_dword v51, v40, s[0:3], 0 offen
	buffer_load_dword v50, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x51c
	v_add_u32_e32 v38, vcc, vcc_lo, v0
	v_add_u32_e32 v41, vcc, 0x510, v0
	v_add_u32_e32 v42, vcc, 0x50c, v0
	v_add_u32_e32 v43, vcc, 0x508, v0
	v_add_u32_e32 v39, vcc, 0x518, v0
	v_add_u32_e32 v40, vcc, 0x514, v0
	v_add_u32_e32 v0, vcc, 0x504, v0
	buffer_load_dword v49, v37, s[0:3], 0 offen
	buffer_load_dword v48, v38, s[0:3], 0 offen
	buffer_load_dword v47, v39, s[0:3], 0 offen
	buffer_load_dword v46, v40, s[0:3], 0 offen
	buffer_load_dword v45, v41, s[0:3], 0 offen
	buffer_load_dword v44, v42, s[0:3], 0 offen
	buffer_load_dword v43, v43, s[0:3], 0 offen
	buffer_load_dword v42, v0, s[0:3], 0 offen
	buffer_load_dword v55, v36, s[0:3], 0 offen
	buffer_load_dword v56, v35, s[0:3], 0 offen
	buffer_load_dword v41, v1, s[0:3], 0 offen
	v_mov_b32_e32 v0, 0x6200
	s_waitcnt vmcnt(0)
	buffer_store_dword v41, v0, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	buffer_store_dword v42, v0, s[0:3], 0 offen offset:4
	buffer_store_dword v43, v0, s[0:3], 0 offen offset:8
	buffer_store_dword v44, v0, s[0:3], 0 offen offset:12
	buffer_store_dword v45, v0, s[0:3], 0 offen offset:16
	buffer_store_dword v46, v0, s[0:3], 0 offen offset:20
	buffer_store_dword v47, v0, s[0:3], 0 offen offset:24
	buffer_store_dword v48, v0, s[0:3], 0 offen offset:28
	buffer_store_dword v49, v0, s[0:3], 0 offen offset:32
	buffer_store_dword v50, v0, s[0:3], 0 offen offset:36
	buffer_store_dword v51, v0, s[0:3], 0 offen offset:40
	buffer_store_dword v52, v0, s[0:3], 0 offen offset:44
	buffer_store_dword v53, v0, s[0:3], 0 offen offset:48
	buffer_store_dword v54, v0, s[0:3], 0 offen offset:52
	buffer_store_dword v55, v0, s[0:3], 0 offen offset:56
	buffer_store_dword v56, v0, s[0:3], 0 offen offset:60
.LBB1_69:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 132
	v_mov_b32_e32 v35, s48
	v_mov_b32_e32 v36, s49
	v_mov_b32_e32 v37, s50
	v_mov_b32_e32 v38, s51
	v_mov_b32_e32 v39, s52
	v_mov_b32_e32 v40, s53
	v_mov_b32_e32 v41, s54
	v_mov_b32_e32 v42, s55
	v_mov_b32_e32 v43, s56
	v_mov_b32_e32 v44, s57
	v_mov_b32_e32 v45, s58
	v_mov_b32_e32 v46, s59
	v_mov_b32_e32 v47, s60
	v_mov_b32_e32 v48, s61
	v_mov_b32_e32 v49, s62
	v_mov_b32_e32 v50, s63
	s_mov_b32 s20, 0x189000
	buffer_store_dword v35, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[0:3], s20 offset:4
	buffer_store_dword v37, off, s[0:3], s20 offset:8
	buffer_store_dword v38, off, s[0:3], s20 offset:12
	buffer_store_dword v39, off, s[0:3], s20 offset:16
	buffer_store_dword v40, off, s[0:3], s20 offset:20
	buffer_store_dword v41, off, s[0:3], s20 offset:24
	buffer_store_dword v42, off, s[0:3], s20 offset:28
	buffer_store_dword v43, off, s[0:3], s20 offset:32
	buffer_store_dword v44, off, s[0:3], s20 offset:36
	buffer_store_dword v45, off, s[0:3], s20 offset:40
	buffer_store_dword v46, off, s[0:3], s20 offset:44
	buffer_store_dword v47, off, s[0:3], s20 offset:48
	buffer_store_dword v48, off, s[0:3], s20 offset:52
	buffer_store_dword v49, off, s[0:3], s20 offset:56
	buffer_store_dword v50, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_71
; %bb.70:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
	buffer_load_dword v54, v37, s[0:3], 0 offen
	buffer_load_dword v53, v38, s[0:3], 0 offen
	buffer_load_dword v52, v39, s[0:3], 0 offen
	buffer_load_dword v51, v40, s[0:3], 0 offen
	buffer_load_dword v50, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, s48, v0
	s_movk_i32 s48, 0x55c
	v_add_u32_e32 v41, vcc, 0x550, v0
	v_add_u32_e32 v42, vcc, 0x54c, v0
	v_add_u32_e32 v43, vcc, 0x548, v0
	v_add_u32_e32 v38, vcc, s48, v0
	v_add_u32_e32 v39, vcc, 0x558, v0
	v_add_u32_e32 v40, vcc, 0x554, v0
	v_add_u32_e32 v0, vcc, 0x544, v0
	buffer_load_dword v49, v37, s[0:3], 0 offen
	buffer_load_dword v48, v38, s[0:3], 0 offen
	buffer_load_dword v47, v39, s[0:3], 0 offen
	buffer_load_dword v46, v40, s[0:3], 0 offen
	buffer_load_dword v45, v41, s[0:3], 0 offen
	buffer_load_dword v44, v42, s[0:3], 0 offen
	buffer_load_dword v43, v43, s[0:3], 0 offen
	buffer_load_dword v42, v0, s[0:3], 0 offen
	buffer_load_dword v55, v36, s[0:3], 0 offen
	buffer_load_dword v56, v35, s[0:3], 0 offen
	buffer_load_dword v41, v1, s[0:3], 0 offen
	s_mov_b32 s48, 0x189000
	s_waitcnt vmcnt(0)
	buffer_store_dword v41, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v42, off, s[0:3], s48 offset:4
	buffer_store_dword v43, off, s[0:3], s48 offset:8
	buffer_store_dword v44, off, s[0:3], s48 offset:12
	buffer_store_dword v45, off, s[0:3], s48 offset:16
	buffer_store_dword v46, off, s[0:3], s48 offset:20
	buffer_store_dword v47, off, s[0:3], s48 offset:24
	buffer_store_dword v48, off, s[0:3], s48 offset:28
	buffer_store_dword v49, off, s[0:3], s48 offset:32
	buffer_store_dword v50, off, s[0:3], s48 offset:36
	buffer_store_dword v51, off, s[0:3], s48 offset:40
	buffer_store_dword v52, off, s[0:3], s48 offset:44
	buffer_store_dword v53, off, s[0:3], s48 offset:48
	buffer_store_dword v54, off, s[0:3], s48 offset:52
	buffer_store_dword v55, off, s[0:3], s48 offset:56
	buffer_store_dword v56, off, s[0:3], s48 offset:60
.LBB1_71:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
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
	.loc	0 132
	v_mov_b32_e32 v78, s63
	v_mov_b32_e32 v77, s62
	v_mov_b32_e32 v76, s61
	v_mov_b32_e32 v75, s60
	v_mov_b32_e32 v74, s59
	v_mov_b32_e32 v73, s58
	v_mov_b32_e32 v72, s57
	v_mov_b32_e32 v71, s56
	v_mov_b32_e32 v70, s55
	v_mov_b32_e32 v69, s54
	v_mov_b32_e32 v68, s53
	v_mov_b32_e32 v67, s52
	v_mov_b32_e32 v66, s51
	v_mov_b32_e32 v65, s50
	v_mov_b32_e32 v64, s49
	v_mov_b32_e32 v63, s48
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_73
; %bb.72:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
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
	buffer_load_dword v76, v37, s[0:3], 0 offen
	buffer_load_dword v75, v38, s[0:3], 0 offen
	buffer_load_dword v74, v39, s[0:3], 0 offen
	buffer_load_dword v73, v40, s[0:3], 0 offen
	buffer_load_dword v72, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, vcc_lo, v0
	s_movk_i32 vcc_lo, 0x59c
	v_add_u32_e32 v38, vcc, vcc_lo, v0
	v_add_u32_e32 v39, vcc, 0x598, v0
	v_add_u32_e32 v40, vcc, 0x594, v0
	v_add_u32_e32 v41, vcc, 0x590, v0
	v_add_u32_e32 v42, vcc, 0x58c, v0
	v_add_u32_e32 v43, vcc, 0x588, v0
	v_add_u32_e32 v0, vcc, 0x584, v0
	buffer_load_dword v71, v37, s[0:3], 0 offen
	buffer_load_dword v70, v38, s[0:3], 0 offen
	buffer_load_dword v69, v39, s[0:3], 0 offen
	buffer_load_dword v68, v40, s[0:3], 0 offen
	buffer_load_dword v67, v41, s[0:3], 0 offen
	buffer_load_dword v66, v42, s[0:3], 0 offen
	buffer_load_dword v65, v43, s[0:3], 0 offen
	buffer_load_dword v64, v0, s[0:3], 0 offen
	buffer_load_dword v77, v36, s[0:3], 0 offen
	buffer_load_dword v78, v35, s[0:3], 0 offen
	buffer_load_dword v63, v1, s[0:3], 0 offen
.LBB1_73:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 132
	v_mov_b32_e32 v35, s48
	v_mov_b32_e32 v36, s49
	v_mov_b32_e32 v37, s50
	v_mov_b32_e32 v38, s51
	v_mov_b32_e32 v39, s52
	v_mov_b32_e32 v40, s53
	v_mov_b32_e32 v41, s54
	v_mov_b32_e32 v42, s55
	v_mov_b32_e32 v43, s56
	v_mov_b32_e32 v44, s57
	v_mov_b32_e32 v45, s58
	v_mov_b32_e32 v46, s59
	v_mov_b32_e32 v47, s60
	v_mov_b32_e32 v48, s61
	v_mov_b32_e32 v49, s62
	v_mov_b32_e32 v50, s63
	s_mov_b32 s20, 0x18e000
	buffer_store_dword v35, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[0:3], s20 offset:4
	buffer_store_dword v37, off, s[0:3], s20 offset:8
	buffer_store_dword v38, off, s[0:3], s20 offset:12
	buffer_store_dword v39, off, s[0:3], s20 offset:16
	buffer_store_dword v40, off, s[0:3], s20 offset:20
	buffer_store_dword v41, off, s[0:3], s20 offset:24
	buffer_store_dword v42, off, s[0:3], s20 offset:28
	buffer_store_dword v43, off, s[0:3], s20 offset:32
	buffer_store_dword v44, off, s[0:3], s20 offset:36
	buffer_store_dword v45, off, s[0:3], s20 offset:40
	buffer_store_dword v46, off, s[0:3], s20 offset:44
	buffer_store_dword v47, off, s[0:3], s20 offset:48
	buffer_store_dword v48, off, s[0:3], s20 offset:52
	buffer_store_dword v49, off, s[0:3], s20 offset:56
	buffer_store_dword v50, off, s[0:3], s20 offset:60
	s_and_saveexec_b64 s[20:21], s[8:9]
	s_cbranch_execz .LBB1_75
; %bb.74:                               ;   in Loop: Header=BB1_27 Depth=3
	v_mul_lo_u32 v0, v252, s100
	v_mul_lo_u32 v1, v57, s35
	s_mov_b32 s48, 0x18e000
	v_add_u32_e32 v0, vcc, 64, v0
	v_add_u32_e32 v0, vcc, v0, v1
	v_add_u32_e32 v37, vcc, s94, v0
	v_add_u32_e32 v41, vcc, s6, v0
	v_add_u32_e32 v38, vcc, s34, v0
	v_add_u32_e32 v39, vcc, s92, v0
	v_add_u32_e32 v40, vcc, s86, v0
	buffer_load_dword v54, v37, s[0:3], 0 offen
	buffer_load_dword v53, v38, s[0:3], 0 offen
	buffer_load_dword v52, v39, s[0:3], 0 offen
	buffer_load_dword v51, v40, s[0:3], 0 offen
	buffer_load_dword v50, v41, s[0:3], 0 offen
	v_add_u32_e32 v37, vcc, s4, v0
	v_add_u32_e32 v41, vcc, 0x5d0, v0
	v_add_u32_e32 v42, vcc, 0x5cc, v0
	v_add_u32_e32 v43, vcc, 0x5c8, v0
	v_add_u32_e32 v1, vcc, s97, v0
	v_add_u32_e32 v35, vcc, s19, v0
	v_add_u32_e32 v36, vcc, s88, v0
	v_add_u32_e32 v38, vcc, s84, v0
	v_add_u32_e32 v39, vcc, 0x5d8, v0
	v_add_u32_e32 v40, vcc, 0x5d4, v0
	v_add_u32_e32 v0, vcc, 0x5c4, v0
	buffer_load_dword v49, v37, s[0:3], 0 offen
	buffer_load_dword v48, v38, s[0:3], 0 offen
	buffer_load_dword v47, v39, s[0:3], 0 offen
	buffer_load_dword v46, v40, s[0:3], 0 offen
	buffer_load_dword v45, v41, s[0:3], 0 offen
	buffer_load_dword v44, v42, s[0:3], 0 offen
	buffer_load_dword v43, v43, s[0:3], 0 offen
	buffer_load_dword v42, v0, s[0:3], 0 offen
	buffer_load_dword v55, v36, s[0:3], 0 offen
	buffer_load_dword v56, v35, s[0:3], 0 offen
	buffer_load_dword v41, v1, s[0:3], 0 offen
	s_waitcnt vmcnt(0)
	buffer_store_dword v41, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v42, off, s[0:3], s48 offset:4
	buffer_store_dword v43, off, s[0:3], s48 offset:8
	buffer_store_dword v44, off, s[0:3], s48 offset:12
	buffer_store_dword v45, off, s[0:3], s48 offset:16
	buffer_store_dword v46, off, s[0:3], s48 offset:20
	buffer_store_dword v47, off, s[0:3], s48 offset:24
	buffer_store_dword v48, off, s[0:3], s48 offset:28
	buffer_store_dword v49, off, s[0:3], s48 offset:32
	buffer_store_dword v50, off, s[0:3], s48 offset:36
	buffer_store_dword v51, off, s[0:3], s48 offset:40
	buffer_store_dword v52, off, s[0:3], s48 offset:44
	buffer_store_dword v53, off, s[0:3], s48 offset:48
	buffer_store_dword v54, off, s[0:3], s48 offset:52
	buffer_store_dword v55, off, s[0:3], s48 offset:56
	buffer_store_dword v56, off, s[0:3], s48 offset:60
.LBB1_75:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 134
	v_mad_i64_i32 v[0:1], s[20:21], v255, v149, v[150:151]
	v_mul_lo_u32 v1, v1, 24
	v_mad_u64_u32 v[253:254], s[20:21], v0, 24, s[80:81]
	v_add_u32_e32 v254, vcc, v1, v254
	.loc	0 137
	s_and_saveexec_b64 s[20:21], s[14:15]
	s_xor_b64 s[50:51], exec, s[20:21]
	s_cbranch_execnz .LBB1_79
; %bb.76:                               ;   in Loop: Header=BB1_27 Depth=3
	s_andn2_saveexec_b64 s[20:21], s[50:51]
	s_cbranch_execnz .LBB1_84
.LBB1_77:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[20:21]
	.loc	0 140
	s_and_saveexec_b64 s[20:21], s[12:13]
	s_xor_b64 s[50:51], exec, s[20:21]
	s_cbranch_execnz .LBB1_89
.LBB1_78:                               ;   in Loop: Header=BB1_27 Depth=3
	s_andn2_saveexec_b64 s[20:21], s[50:51]
	s_cbranch_execz .LBB1_26
	s_branch .LBB1_190
.LBB1_79:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 138
	s_and_saveexec_b64 s[52:53], s[10:11]
	s_cbranch_execz .LBB1_83
; %bb.80:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s20, 0x19dc00
	buffer_store_dword v57, off, s[0:3], s20
	s_mov_b32 s20, 0x19db00
	buffer_store_dword v158, off, s[0:3], s20
	s_mov_b32 s20, 0x19da00
	buffer_store_dword v157, off, s[0:3], s20
	s_mov_b32 s20, 0x19d900
	buffer_store_dword v156, off, s[0:3], s20
	s_mov_b32 s20, 0x19d800
	buffer_store_dword v155, off, s[0:3], s20
	s_mov_b32 s20, 0x19d700
	buffer_store_dword v154, off, s[0:3], s20
	s_mov_b32 s20, 0x19d600
	buffer_store_dword v153, off, s[0:3], s20
	s_mov_b32 s20, 0x195000
	buffer_store_dword v63, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v64, off, s[0:3], s20 offset:4
	buffer_store_dword v65, off, s[0:3], s20 offset:8
	buffer_store_dword v66, off, s[0:3], s20 offset:12
	buffer_store_dword v67, off, s[0:3], s20 offset:16
	buffer_store_dword v68, off, s[0:3], s20 offset:20
	buffer_store_dword v69, off, s[0:3], s20 offset:24
	buffer_store_dword v70, off, s[0:3], s20 offset:28
	buffer_store_dword v71, off, s[0:3], s20 offset:32
	buffer_store_dword v72, off, s[0:3], s20 offset:36
	buffer_store_dword v73, off, s[0:3], s20 offset:40
	buffer_store_dword v74, off, s[0:3], s20 offset:44
	buffer_store_dword v75, off, s[0:3], s20 offset:48
	buffer_store_dword v76, off, s[0:3], s20 offset:52
	buffer_store_dword v77, off, s[0:3], s20 offset:56
	buffer_store_dword v78, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x189000
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
	s_mov_b32 s20, 0x188000
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
	s_mov_b32 s20, 0x18d000
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
	s_mov_b32 s20, 0x18c000
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
	s_mov_b32 s20, 0x187000
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
	s_mov_b32 s20, 0x18b000
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
	s_mov_b32 s20, 0x186000
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
	s_mov_b32 s20, 0x18a000
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
	s_mov_b32 s20, 0x185000
	buffer_load_dword v147, off, s[0:3], s20
	buffer_load_dword v148, off, s[0:3], s20 offset:4
	buffer_load_dword v149, off, s[0:3], s20 offset:8
	buffer_load_dword v150, off, s[0:3], s20 offset:12
	buffer_load_dword v151, off, s[0:3], s20 offset:16
	buffer_load_dword v152, off, s[0:3], s20 offset:20
	buffer_load_dword v153, off, s[0:3], s20 offset:24
	buffer_load_dword v154, off, s[0:3], s20 offset:28
	buffer_load_dword v155, off, s[0:3], s20 offset:32
	buffer_load_dword v156, off, s[0:3], s20 offset:36
	buffer_load_dword v157, off, s[0:3], s20 offset:40
	buffer_load_dword v158, off, s[0:3], s20 offset:44
	buffer_load_dword v159, off, s[0:3], s20 offset:48
	buffer_load_dword v160, off, s[0:3], s20 offset:52
	buffer_load_dword v161, off, s[0:3], s20 offset:56
	buffer_load_dword v162, off, s[0:3], s20 offset:60
	v_mov_b32_e32 v0, v247
	v_mov_b32_e32 v81, v80
	s_mov_b64 s[54:55], 0
	v_mov_b32_e32 v82, v251
	v_mov_b32_e32 v1, v248
.LBB1_81:                               ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	v_add_u32_e32 v79, vcc, 16, v253
	v_addc_u32_e32 v80, vcc, 0, v254, vcc
	.loc	0 138
	v_add_u32_e32 v43, vcc, 16, v0
	v_addc_u32_e32 v44, vcc, 0, v1, vcc
	v_add_u32_e32 v39, vcc, 32, v0
	v_addc_u32_e32 v40, vcc, 0, v1, vcc
	v_add_u32_e32 v35, vcc, 48, v0
	v_addc_u32_e32 v36, vcc, 0, v1, vcc
	v_add_u32_e32 v47, vcc, 64, v0
	v_addc_u32_e32 v48, vcc, 0, v1, vcc
	v_add_u32_e32 v75, vcc, s85, v0
	v_addc_u32_e32 v76, vcc, 0, v1, vcc
	v_add_u32_e32 v71, vcc, s7, v0
	v_addc_u32_e32 v72, vcc, 0, v1, vcc
	v_add_u32_e32 v67, vcc, s93, v0
	v_addc_u32_e32 v68, vcc, 0, v1, vcc
	flat_load_dwordx4 v[247:250], v[253:254]
	flat_load_dwordx4 v[243:246], v[0:1]
	flat_load_dwordx4 v[35:38], v[35:36]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	flat_load_dwordx4 v[67:70], v[67:68]
	flat_load_dwordx4 v[71:74], v[71:72]
	flat_load_dwordx4 v[75:78], v[75:76]
	flat_load_dwordx2 v[79:80], v[79:80]
	v_add_u32_e32 v251, vcc, -1, v251
	v_add_u32_e32 v253, vcc, 24, v253
	v_addc_u32_e32 v254, vcc, 0, v254, vcc
	v_add_u32_e32 v0, vcc, 0x100, v0
	v_cmp_eq_u32_e64 s[20:21], 0, v251
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_or_b64 s[54:55], s[20:21], s[54:55]
	s_waitcnt vmcnt(7)
	v_mad_f32 v194, v247, v38, v194
	v_mad_f32 v182, v247, v246, v182
	v_mad_f32 v181, v247, v245, v181
	v_mad_f32 v180, v247, v244, v180
	v_mad_f32 v179, v247, v243, v179
	v_mad_f32 v54, v248, v246, v54
	v_mad_f32 v53, v248, v245, v53
	v_mad_f32 v52, v248, v244, v52
	v_mad_f32 v51, v248, v243, v51
	v_mad_f32 v6, v249, v246, v6
	v_mad_f32 v5, v249, v245, v5
	v_mad_f32 v4, v249, v244, v4
	v_mad_f32 v3, v249, v243, v3
	v_mad_f32 v230, v250, v246, v230
	v_mad_f32 v229, v250, v245, v229
	v_mad_f32 v228, v250, v244, v228
	v_mad_f32 v227, v250, v243, v227
	v_mad_f32 v193, v247, v37, v193
	v_mad_f32 v192, v247, v36, v192
	v_mad_f32 v191, v247, v35, v191
	s_waitcnt vmcnt(6)
	v_mad_f32 v190, v247, v42, v190
	v_mad_f32 v189, v247, v41, v189
	v_mad_f32 v188, v247, v40, v188
	v_mad_f32 v187, v247, v39, v187
	s_waitcnt vmcnt(5)
	v_mad_f32 v186, v247, v46, v186
	v_mad_f32 v185, v247, v45, v185
	v_mad_f32 v184, v247, v44, v184
	v_mac_f32_e32 v183, v247, v43
	s_waitcnt vmcnt(4)
	v_mad_f32 v150, v247, v50, v150
	v_mad_f32 v149, v247, v49, v149
	v_mad_f32 v148, v247, v48, v148
	v_mad_f32 v147, v247, v47, v147
	s_waitcnt vmcnt(3)
	v_mad_f32 v162, v247, v70, v162
	v_mad_f32 v161, v247, v69, v161
	v_mad_f32 v160, v247, v68, v160
	v_mad_f32 v159, v247, v67, v159
	s_waitcnt vmcnt(2)
	v_mad_f32 v158, v247, v74, v158
	v_mad_f32 v157, v247, v73, v157
	v_mad_f32 v156, v247, v72, v156
	v_mad_f32 v155, v247, v71, v155
	s_waitcnt vmcnt(1)
	v_mad_f32 v154, v247, v78, v154
	v_mad_f32 v153, v247, v77, v153
	v_mad_f32 v152, v247, v76, v152
	v_mac_f32_e32 v151, v247, v75
	v_mad_f32 v66, v248, v38, v66
	v_mad_f32 v65, v248, v37, v65
	v_mad_f32 v64, v248, v36, v64
	v_mad_f32 v63, v248, v35, v63
	v_mad_f32 v62, v248, v42, v62
	v_mad_f32 v61, v248, v41, v61
	v_mad_f32 v60, v248, v40, v60
	v_mad_f32 v59, v248, v39, v59
	v_mad_f32 v58, v248, v46, v58
	v_mad_f32 v57, v248, v45, v57
	v_mad_f32 v56, v248, v44, v56
	v_mac_f32_e32 v55, v248, v43
	v_mad_f32 v86, v248, v50, v86
	v_mad_f32 v85, v248, v49, v85
	v_mad_f32 v84, v248, v48, v84
	v_mad_f32 v83, v248, v47, v83
	v_mad_f32 v98, v248, v70, v98
	v_mad_f32 v97, v248, v69, v97
	v_mad_f32 v96, v248, v68, v96
	v_mad_f32 v95, v248, v67, v95
	v_mad_f32 v94, v248, v74, v94
	v_mad_f32 v93, v248, v73, v93
	v_mad_f32 v92, v248, v72, v92
	v_mad_f32 v91, v248, v71, v91
	v_mad_f32 v90, v248, v78, v90
	v_mad_f32 v89, v248, v77, v89
	v_mad_f32 v88, v248, v76, v88
	v_mac_f32_e32 v87, v248, v75
	v_mad_f32 v18, v249, v38, v18
	v_mad_f32 v17, v249, v37, v17
	v_mad_f32 v16, v249, v36, v16
	v_mad_f32 v15, v249, v35, v15
	v_mad_f32 v14, v249, v42, v14
	v_mad_f32 v13, v249, v41, v13
	v_mad_f32 v12, v249, v40, v12
	v_mad_f32 v11, v249, v39, v11
	v_mad_f32 v10, v249, v46, v10
	v_mad_f32 v9, v249, v45, v9
	v_mad_f32 v8, v249, v44, v8
	v_mac_f32_e32 v7, v249, v43
	v_mad_f32 v22, v249, v50, v22
	v_mad_f32 v21, v249, v49, v21
	v_mad_f32 v20, v249, v48, v20
	v_mad_f32 v19, v249, v47, v19
	v_mad_f32 v34, v249, v70, v34
	v_mad_f32 v33, v249, v69, v33
	v_mad_f32 v32, v249, v68, v32
	v_mad_f32 v31, v249, v67, v31
	v_mad_f32 v30, v249, v74, v30
	v_mad_f32 v29, v249, v73, v29
	v_mad_f32 v28, v249, v72, v28
	v_mad_f32 v27, v249, v71, v27
	v_mad_f32 v26, v249, v78, v26
	v_mad_f32 v25, v249, v77, v25
	v_mad_f32 v24, v249, v76, v24
	v_mac_f32_e32 v23, v249, v75
	v_mad_f32 v242, v250, v38, v242
	v_mad_f32 v241, v250, v37, v241
	v_mad_f32 v240, v250, v36, v240
	v_mad_f32 v239, v250, v35, v239
	v_mad_f32 v238, v250, v42, v238
	v_mad_f32 v237, v250, v41, v237
	v_mad_f32 v236, v250, v40, v236
	v_mad_f32 v235, v250, v39, v235
	v_mad_f32 v234, v250, v46, v234
	v_mad_f32 v233, v250, v45, v233
	v_mad_f32 v232, v250, v44, v232
	v_mac_f32_e32 v231, v250, v43
	v_mad_f32 v214, v250, v50, v214
	v_mad_f32 v213, v250, v49, v213
	v_mad_f32 v212, v250, v48, v212
	v_mad_f32 v211, v250, v47, v211
	v_mad_f32 v226, v250, v70, v226
	v_mad_f32 v225, v250, v69, v225
	v_mad_f32 v224, v250, v68, v224
	v_mad_f32 v223, v250, v67, v223
	v_mad_f32 v222, v250, v74, v222
	v_mad_f32 v221, v250, v73, v221
	v_mad_f32 v220, v250, v72, v220
	v_mad_f32 v219, v250, v71, v219
	v_mad_f32 v218, v250, v78, v218
	v_mad_f32 v217, v250, v77, v217
	v_mad_f32 v216, v250, v76, v216
	v_mac_f32_e32 v215, v250, v75
	s_waitcnt vmcnt(0)
	v_mad_f32 v210, v79, v38, v210
	v_mad_f32 v209, v79, v37, v209
	v_mad_f32 v208, v79, v36, v208
	v_mad_f32 v207, v79, v35, v207
	v_mad_f32 v206, v79, v42, v206
	v_mad_f32 v205, v79, v41, v205
	v_mad_f32 v204, v79, v40, v204
	v_mad_f32 v203, v79, v39, v203
	v_mad_f32 v202, v79, v46, v202
	v_mad_f32 v201, v79, v45, v201
	v_mad_f32 v200, v79, v44, v200
	v_mad_f32 v199, v79, v43, v199
	v_mad_f32 v198, v79, v246, v198
	v_mad_f32 v197, v79, v245, v197
	v_mad_f32 v196, v79, v244, v196
	v_mac_f32_e32 v195, v79, v243
	v_mad_f32 v166, v79, v50, v166
	v_mad_f32 v165, v79, v49, v165
	v_mad_f32 v164, v79, v48, v164
	v_mad_f32 v163, v79, v47, v163
	v_mad_f32 v178, v79, v70, v178
	v_mad_f32 v177, v79, v69, v177
	v_mad_f32 v176, v79, v68, v176
	v_mad_f32 v175, v79, v67, v175
	v_mad_f32 v174, v79, v74, v174
	v_mad_f32 v173, v79, v73, v173
	v_mad_f32 v172, v79, v72, v172
	v_mad_f32 v171, v79, v71, v171
	v_mad_f32 v170, v79, v78, v170
	v_mad_f32 v169, v79, v77, v169
	v_mad_f32 v168, v79, v76, v168
	v_mac_f32_e32 v167, v79, v75
	v_mad_f32 v130, v80, v38, v130
	v_mad_f32 v129, v80, v37, v129
	v_mad_f32 v128, v80, v36, v128
	v_mad_f32 v127, v80, v35, v127
	v_mad_f32 v126, v80, v42, v126
	v_mad_f32 v125, v80, v41, v125
	v_mad_f32 v124, v80, v40, v124
	v_mad_f32 v123, v80, v39, v123
	v_mad_f32 v122, v80, v46, v122
	v_mad_f32 v121, v80, v45, v121
	v_mad_f32 v120, v80, v44, v120
	v_mad_f32 v119, v80, v43, v119
	v_mad_f32 v118, v80, v246, v118
	v_mad_f32 v117, v80, v245, v117
	v_mad_f32 v116, v80, v244, v116
	v_mac_f32_e32 v115, v80, v243
	v_mad_f32 v102, v80, v50, v102
	v_mad_f32 v101, v80, v49, v101
	v_mad_f32 v100, v80, v48, v100
	v_mad_f32 v99, v80, v47, v99
	v_mad_f32 v114, v80, v70, v114
	v_mad_f32 v113, v80, v69, v113
	v_mad_f32 v112, v80, v68, v112
	v_mad_f32 v111, v80, v67, v111
	v_mad_f32 v110, v80, v74, v110
	v_mad_f32 v109, v80, v73, v109
	v_mad_f32 v108, v80, v72, v108
	v_mad_f32 v107, v80, v71, v107
	v_mad_f32 v106, v80, v78, v106
	v_mad_f32 v105, v80, v77, v105
	v_mad_f32 v104, v80, v76, v104
	v_mac_f32_e32 v103, v80, v75
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execnz .LBB1_81
; %bb.82:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	s_mov_b32 s20, 0x185000
	buffer_store_dword v147, off, s[0:3], s20
	s_waitcnt vmcnt(0)
	buffer_store_dword v148, off, s[0:3], s20 offset:4
	buffer_store_dword v149, off, s[0:3], s20 offset:8
	buffer_store_dword v150, off, s[0:3], s20 offset:12
	buffer_store_dword v151, off, s[0:3], s20 offset:16
	buffer_store_dword v152, off, s[0:3], s20 offset:20
	buffer_store_dword v153, off, s[0:3], s20 offset:24
	buffer_store_dword v154, off, s[0:3], s20 offset:28
	buffer_store_dword v155, off, s[0:3], s20 offset:32
	buffer_store_dword v156, off, s[0:3], s20 offset:36
	buffer_store_dword v157, off, s[0:3], s20 offset:40
	buffer_store_dword v158, off, s[0:3], s20 offset:44
	buffer_store_dword v159, off, s[0:3], s20 offset:48
	buffer_store_dword v160, off, s[0:3], s20 offset:52
	buffer_store_dword v161, off, s[0:3], s20 offset:56
	buffer_store_dword v162, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x18a000
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
	s_mov_b32 s20, 0x186000
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
	s_mov_b32 s20, 0x18b000
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
	s_mov_b32 s20, 0x18c000
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
	s_mov_b32 s20, 0x188000
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
	s_mov_b32 s20, 0x189000
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
	s_mov_b32 s20, 0x195000
	buffer_load_dword v63, off, s[0:3], s20
	buffer_load_dword v64, off, s[0:3], s20 offset:4
	buffer_load_dword v65, off, s[0:3], s20 offset:8
	buffer_load_dword v66, off, s[0:3], s20 offset:12
	buffer_load_dword v67, off, s[0:3], s20 offset:16
	buffer_load_dword v68, off, s[0:3], s20 offset:20
	buffer_load_dword v69, off, s[0:3], s20 offset:24
	buffer_load_dword v70, off, s[0:3], s20 offset:28
	buffer_load_dword v71, off, s[0:3], s20 offset:32
	buffer_load_dword v72, off, s[0:3], s20 offset:36
	buffer_load_dword v73, off, s[0:3], s20 offset:40
	buffer_load_dword v74, off, s[0:3], s20 offset:44
	buffer_load_dword v75, off, s[0:3], s20 offset:48
	buffer_load_dword v76, off, s[0:3], s20 offset:52
	buffer_load_dword v77, off, s[0:3], s20 offset:56
	buffer_load_dword v78, off, s[0:3], s20 offset:60
	s_mov_b32 s20, 0x19e500
	buffer_load_dword v79, off, s[0:3], s20
	buffer_load_dword v80, off, s[0:3], s20 offset:4
	s_mov_b32 s20, 0x19e700
	v_mov_b32_e32 v251, v82
	buffer_load_dword v82, off, s[0:3], s20
	buffer_load_dword v83, off, s[0:3], s20 offset:4
	s_mov_b32 s20, 0x19e100
	buffer_load_dword v149, off, s[0:3], s20
	buffer_load_dword v150, off, s[0:3], s20 offset:4
	s_mov_b32 s20, 0x19e300
	buffer_load_dword v150, off, s[0:3], s20
	buffer_load_dword v151, off, s[0:3], s20 offset:4
	s_mov_b32 s20, 0x19de00
	buffer_load_dword v247, off, s[0:3], s20
	buffer_load_dword v248, off, s[0:3], s20 offset:4
	s_mov_b32 s20, 0x19dd00
	s_waitcnt vmcnt(8)
	v_mov_b32_e32 v80, v81
	buffer_load_dword v81, off, s[0:3], s20
	s_mov_b32 s20, 0x19e000
	buffer_load_dword v152, off, s[0:3], s20
	s_mov_b32 s20, 0x19d600
	buffer_load_dword v153, off, s[0:3], s20
	s_mov_b32 s20, 0x19d700
	buffer_load_dword v154, off, s[0:3], s20
	s_mov_b32 s20, 0x19d800
	buffer_load_dword v155, off, s[0:3], s20
	s_mov_b32 s20, 0x19d900
	buffer_load_dword v156, off, s[0:3], s20
	s_mov_b32 s20, 0x19da00
	buffer_load_dword v157, off, s[0:3], s20
	s_mov_b32 s20, 0x19db00
	buffer_load_dword v158, off, s[0:3], s20
	s_mov_b32 s20, 0x19dc00
	buffer_load_dword v57, off, s[0:3], s20
.LBB1_83:                               ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[52:53]
	.loc	0 137
	s_andn2_saveexec_b64 s[20:21], s[50:51]
	s_cbranch_execz .LBB1_77
.LBB1_84:                               ;   in Loop: Header=BB1_27 Depth=3
	s_and_saveexec_b64 s[50:51], s[10:11]
	s_cbranch_execz .LBB1_88
; %bb.85:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s48, 0x19dc00
	s_waitcnt vmcnt(0)
	buffer_store_dword v57, off, s[0:3], s48
	s_mov_b32 s48, 0x19e900
	buffer_store_dword v255, off, s[0:3], s48
	s_mov_b32 s48, 0x19db00
	buffer_store_dword v158, off, s[0:3], s48
	s_mov_b32 s48, 0x19da00
	buffer_store_dword v157, off, s[0:3], s48
	s_mov_b32 s48, 0x19d900
	buffer_store_dword v156, off, s[0:3], s48
	s_mov_b32 s48, 0x19d800
	buffer_store_dword v155, off, s[0:3], s48
	s_mov_b32 s48, 0x19d700
	buffer_store_dword v154, off, s[0:3], s48
	s_mov_b32 s48, 0x19d600
	buffer_store_dword v153, off, s[0:3], s48
	s_mov_b32 s48, 0x18e000
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
	s_mov_b32 s48, 0x189000
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
	s_mov_b32 s48, 0x188000
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
	s_mov_b32 s48, 0x19b000
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
	s_mov_b32 s48, 0x196000
	buffer_store_dword v131, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v132, off, s[0:3], s48 offset:4
	buffer_store_dword v133, off, s[0:3], s48 offset:8
	buffer_store_dword v134, off, s[0:3], s48 offset:12
	buffer_store_dword v135, off, s[0:3], s48 offset:16
	buffer_store_dword v136, off, s[0:3], s48 offset:20
	buffer_store_dword v137, off, s[0:3], s48 offset:24
	buffer_store_dword v138, off, s[0:3], s48 offset:28
	buffer_store_dword v139, off, s[0:3], s48 offset:32
	buffer_store_dword v140, off, s[0:3], s48 offset:36
	buffer_store_dword v141, off, s[0:3], s48 offset:40
	buffer_store_dword v142, off, s[0:3], s48 offset:44
	buffer_store_dword v143, off, s[0:3], s48 offset:48
	buffer_store_dword v144, off, s[0:3], s48 offset:52
	buffer_store_dword v145, off, s[0:3], s48 offset:56
	buffer_store_dword v146, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x197000
	buffer_store_dword v211, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v212, off, s[0:3], s48 offset:4
	buffer_store_dword v213, off, s[0:3], s48 offset:8
	buffer_store_dword v214, off, s[0:3], s48 offset:12
	buffer_store_dword v215, off, s[0:3], s48 offset:16
	buffer_store_dword v216, off, s[0:3], s48 offset:20
	buffer_store_dword v217, off, s[0:3], s48 offset:24
	buffer_store_dword v218, off, s[0:3], s48 offset:28
	buffer_store_dword v219, off, s[0:3], s48 offset:32
	buffer_store_dword v220, off, s[0:3], s48 offset:36
	buffer_store_dword v221, off, s[0:3], s48 offset:40
	buffer_store_dword v222, off, s[0:3], s48 offset:44
	buffer_store_dword v223, off, s[0:3], s48 offset:48
	buffer_store_dword v224, off, s[0:3], s48 offset:52
	buffer_store_dword v225, off, s[0:3], s48 offset:56
	buffer_store_dword v226, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x194000
	buffer_store_dword v227, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v228, off, s[0:3], s48 offset:4
	buffer_store_dword v229, off, s[0:3], s48 offset:8
	buffer_store_dword v230, off, s[0:3], s48 offset:12
	buffer_store_dword v231, off, s[0:3], s48 offset:16
	buffer_store_dword v232, off, s[0:3], s48 offset:20
	buffer_store_dword v233, off, s[0:3], s48 offset:24
	buffer_store_dword v234, off, s[0:3], s48 offset:28
	buffer_store_dword v235, off, s[0:3], s48 offset:32
	buffer_store_dword v236, off, s[0:3], s48 offset:36
	buffer_store_dword v237, off, s[0:3], s48 offset:40
	buffer_store_dword v238, off, s[0:3], s48 offset:44
	buffer_store_dword v239, off, s[0:3], s48 offset:48
	buffer_store_dword v240, off, s[0:3], s48 offset:52
	buffer_store_dword v241, off, s[0:3], s48 offset:56
	buffer_store_dword v242, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x19a000
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
	s_mov_b32 s48, 0x187000
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
	s_mov_b32 s48, 0x199000
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
	s_mov_b32 s48, 0x198000
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
	s_mov_b32 s48, 0x185000
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
	v_mov_b32_e32 v43, v253
	v_mov_b32_e32 v44, v254
	v_mov_b32_e32 v254, v248
	s_mov_b64 s[52:53], 0
	v_mov_b32_e32 v255, v251
	v_mov_b32_e32 v253, v247
.LBB1_86:                               ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 137
	v_add_u32_e32 v79, vcc, 16, v253
	v_addc_u32_e32 v80, vcc, 0, v254, vcc
	v_add_u32_e32 v39, vcc, 32, v253
	v_addc_u32_e32 v40, vcc, 0, v254, vcc
	v_add_u32_e32 v35, vcc, 48, v253
	s_mov_b32 s48, 0x18e000
	v_addc_u32_e32 v36, vcc, 0, v254, vcc
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
	s_mov_b32 s48, 0x19d000
	v_add_u32_e32 v41, vcc, 64, v253
	buffer_store_dword v43, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v44, off, s[0:3], s48 offset:4
	s_mov_b32 s48, 0x189000
	v_addc_u32_e32 v42, vcc, 0, v254, vcc
	buffer_store_dword v99, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v100, off, s[0:3], s48 offset:4
	buffer_store_dword v101, off, s[0:3], s48 offset:8
	buffer_store_dword v102, off, s[0:3], s48 offset:12
	buffer_store_dword v103, off, s[0:3], s48 offset:16
	buffer_store_dword v104, off, s[0:3], s48 offset:20
	buffer_store_dword v105, off, s[0:3], s48 offset:24
	buffer_store_dword v106, off, s[0:3], s48 offset:28
	buffer_store_dword v107, off, s[0:3], s48 offset:32
	buffer_store_dword v108, off, s[0:3], s48 offset:36
	buffer_store_dword v109, off, s[0:3], s48 offset:40
	buffer_store_dword v110, off, s[0:3], s48 offset:44
	buffer_store_dword v111, off, s[0:3], s48 offset:48
	buffer_store_dword v112, off, s[0:3], s48 offset:52
	buffer_store_dword v113, off, s[0:3], s48 offset:56
	buffer_store_dword v114, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x195000
	v_add_u32_e32 v0, vcc, s85, v253
	buffer_store_dword v63, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v64, off, s[0:3], s48 offset:4
	buffer_store_dword v65, off, s[0:3], s48 offset:8
	buffer_store_dword v66, off, s[0:3], s48 offset:12
	buffer_store_dword v67, off, s[0:3], s48 offset:16
	buffer_store_dword v68, off, s[0:3], s48 offset:20
	buffer_store_dword v69, off, s[0:3], s48 offset:24
	buffer_store_dword v70, off, s[0:3], s48 offset:28
	buffer_store_dword v71, off, s[0:3], s48 offset:32
	buffer_store_dword v72, off, s[0:3], s48 offset:36
	buffer_store_dword v73, off, s[0:3], s48 offset:40
	buffer_store_dword v74, off, s[0:3], s48 offset:44
	buffer_store_dword v75, off, s[0:3], s48 offset:48
	buffer_store_dword v76, off, s[0:3], s48 offset:52
	buffer_store_dword v77, off, s[0:3], s48 offset:56
	buffer_store_dword v78, off, s[0:3], s48 offset:60
	v_addc_u32_e32 v1, vcc, 0, v254, vcc
	s_mov_b32 s48, 0x187000
	buffer_store_dword v0, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s48 offset:4
	v_add_u32_e32 v0, vcc, s7, v253
	v_addc_u32_e32 v1, vcc, 0, v254, vcc
	s_mov_b32 s48, 0x18f000
	v_add_u32_e32 v81, vcc, s93, v253
	v_addc_u32_e32 v82, vcc, 0, v254, vcc
	buffer_store_dword v0, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s48 offset:4
	v_add_u32_e32 v0, vcc, s5, v253
	v_addc_u32_e32 v1, vcc, 0, v254, vcc
	s_mov_b32 s48, 0x186000
	buffer_store_dword v0, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s48 offset:4
	v_add_u32_e32 v0, vcc, s95, v253
	v_addc_u32_e32 v1, vcc, 0, v254, vcc
	s_mov_b32 s48, 0x198000
	buffer_store_dword v0, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s48 offset:4
	v_add_u32_e32 v0, vcc, s89, v253
	v_addc_u32_e32 v1, vcc, 0, v254, vcc
	s_mov_b32 s48, 0x199000
	buffer_store_dword v0, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s48 offset:4
	v_add_u32_e32 v0, vcc, s33, v253
	v_addc_u32_e32 v1, vcc, 0, v254, vcc
	s_mov_b32 s48, 0x19a000
	buffer_store_dword v0, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v1, off, s[0:3], s48 offset:4
	v_add_u32_e32 v0, vcc, s101, v253
	v_addc_u32_e32 v1, vcc, 0, v254, vcc
	v_add_u32_e32 v37, vcc, s18, v253
	v_addc_u32_e32 v38, vcc, 0, v254, vcc
	s_mov_b32 s48, 0x19b000
	buffer_store_dword v37, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v38, off, s[0:3], s48 offset:4
	v_add_u32_e32 v37, vcc, s96, v253
	v_addc_u32_e32 v38, vcc, 0, v254, vcc
	s_mov_b32 s48, 0x19c000
	buffer_store_dword v37, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v38, off, s[0:3], s48 offset:4
	v_add_u32_e32 v37, vcc, s87, v253
	v_addc_u32_e32 v38, vcc, 0, v254, vcc
	s_mov_b32 s48, 0x19c200
	buffer_store_dword v37, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v38, off, s[0:3], s48 offset:4
	flat_load_dwordx4 v[249:252], v[43:44]
	flat_load_dwordx4 v[63:66], v[253:254]
	s_mov_b32 s48, 0x18a000
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
	s_mov_b32 s48, 0x194000
	s_waitcnt vmcnt(14)
	v_mov_b32_e32 v246, v66
	v_mov_b32_e32 v245, v65
	s_waitcnt vmcnt(0)
	v_mad_f32 v102, v249, v66, v102
	v_mad_f32 v101, v249, v65, v101
	v_mad_f32 v100, v249, v64, v100
	v_mad_f32 v99, v249, v63, v99
	v_mov_b32_e32 v244, v64
	v_mov_b32_e32 v243, v63
	buffer_load_dword v63, off, s[0:3], s48
	buffer_load_dword v64, off, s[0:3], s48 offset:4
	buffer_load_dword v65, off, s[0:3], s48 offset:8
	buffer_load_dword v66, off, s[0:3], s48 offset:12
	buffer_load_dword v67, off, s[0:3], s48 offset:16
	buffer_load_dword v68, off, s[0:3], s48 offset:20
	buffer_load_dword v69, off, s[0:3], s48 offset:24
	buffer_load_dword v70, off, s[0:3], s48 offset:28
	buffer_load_dword v71, off, s[0:3], s48 offset:32
	buffer_load_dword v72, off, s[0:3], s48 offset:36
	buffer_load_dword v73, off, s[0:3], s48 offset:40
	buffer_load_dword v74, off, s[0:3], s48 offset:44
	buffer_load_dword v75, off, s[0:3], s48 offset:48
	buffer_load_dword v76, off, s[0:3], s48 offset:52
	buffer_load_dword v77, off, s[0:3], s48 offset:56
	buffer_load_dword v78, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x19c400
	v_mad_f32 v6, v250, v246, v6
	v_mad_f32 v5, v250, v245, v5
	v_mad_f32 v4, v250, v244, v4
	v_mad_f32 v3, v250, v243, v3
	v_mad_f32 v22, v251, v246, v22
	v_mad_f32 v21, v251, v245, v21
	v_mad_f32 v20, v251, v244, v20
	v_mad_f32 v19, v251, v243, v19
	buffer_store_dword v243, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v244, off, s[0:3], s48 offset:4
	buffer_store_dword v245, off, s[0:3], s48 offset:8
	buffer_store_dword v246, off, s[0:3], s48 offset:12
	flat_load_dwordx4 v[35:38], v[35:36]
	flat_load_dwordx4 v[51:54], v[41:42]
	flat_load_dwordx4 v[43:46], v[39:40]
	flat_load_dwordx4 v[39:42], v[79:80]
	s_mov_b32 s48, 0x18a000
	v_mad_f32 v66, v252, v246, v66
	v_mad_f32 v65, v252, v245, v65
	v_mad_f32 v64, v252, v244, v64
	s_waitcnt vmcnt(3)
	v_mad_f32 v114, v249, v38, v114
	v_mad_f32 v113, v249, v37, v113
	v_mad_f32 v112, v249, v36, v112
	v_mad_f32 v111, v249, v35, v111
	s_waitcnt vmcnt(1)
	v_mad_f32 v110, v249, v46, v110
	v_mad_f32 v109, v249, v45, v109
	v_mad_f32 v108, v249, v44, v108
	v_mad_f32 v107, v249, v43, v107
	s_waitcnt vmcnt(0)
	v_mad_f32 v106, v249, v42, v106
	v_mad_f32 v105, v249, v41, v105
	v_mad_f32 v104, v249, v40, v104
	v_mac_f32_e32 v103, v249, v39
	v_mov_b32_e32 v50, v38
	buffer_store_dword v99, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v100, off, s[0:3], s48 offset:4
	buffer_store_dword v101, off, s[0:3], s48 offset:8
	buffer_store_dword v102, off, s[0:3], s48 offset:12
	buffer_store_dword v103, off, s[0:3], s48 offset:16
	buffer_store_dword v104, off, s[0:3], s48 offset:20
	buffer_store_dword v105, off, s[0:3], s48 offset:24
	buffer_store_dword v106, off, s[0:3], s48 offset:28
	buffer_store_dword v107, off, s[0:3], s48 offset:32
	buffer_store_dword v108, off, s[0:3], s48 offset:36
	buffer_store_dword v109, off, s[0:3], s48 offset:40
	buffer_store_dword v110, off, s[0:3], s48 offset:44
	buffer_store_dword v111, off, s[0:3], s48 offset:48
	buffer_store_dword v112, off, s[0:3], s48 offset:52
	buffer_store_dword v113, off, s[0:3], s48 offset:56
	buffer_store_dword v114, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x186000
	v_mov_b32_e32 v49, v37
	v_mov_b32_e32 v48, v36
	v_mov_b32_e32 v47, v35
	flat_load_dwordx4 v[35:38], v[81:82]
	buffer_load_dword v99, off, s[0:3], s48
	buffer_load_dword v100, off, s[0:3], s48 offset:4
	s_mov_b32 s48, 0x185000
	v_mad_f32 v63, v252, v243, v63
	v_mad_f32 v18, v250, v50, v18
	v_mad_f32 v17, v250, v49, v17
	v_mad_f32 v16, v250, v48, v16
	v_mad_f32 v15, v250, v47, v15
	v_mad_f32 v166, v249, v54, v166
	v_mad_f32 v165, v249, v53, v165
	v_mad_f32 v164, v249, v52, v164
	v_mad_f32 v163, v249, v51, v163
	v_mad_f32 v14, v250, v46, v14
	v_mad_f32 v13, v250, v45, v13
	v_mad_f32 v12, v250, v44, v12
	v_mad_f32 v11, v250, v43, v11
	v_mad_f32 v10, v250, v42, v10
	v_mad_f32 v9, v250, v41, v9
	v_mad_f32 v8, v250, v40, v8
	v_mac_f32_e32 v7, v250, v39
	v_mad_f32 v74, v252, v46, v74
	v_mad_f32 v73, v252, v45, v73
	v_mad_f32 v72, v252, v44, v72
	v_mad_f32 v71, v252, v43, v71
	v_mad_f32 v70, v252, v42, v70
	v_mad_f32 v69, v252, v41, v69
	v_mad_f32 v68, v252, v40, v68
	v_mac_f32_e32 v67, v252, v39
	v_mad_f32 v26, v251, v42, v26
	v_mad_f32 v25, v251, v41, v25
	v_mad_f32 v24, v251, v40, v24
	v_mac_f32_e32 v23, v251, v39
	v_mad_f32 v30, v251, v46, v30
	v_mad_f32 v29, v251, v45, v29
	v_mad_f32 v28, v251, v44, v28
	v_mad_f32 v27, v251, v43, v27
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[55:58], v[99:100]
	buffer_store_dword v35, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[0:3], s48 offset:4
	buffer_store_dword v37, off, s[0:3], s48 offset:8
	buffer_store_dword v38, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x18f000
	buffer_load_dword v99, off, s[0:3], s48
	buffer_load_dword v100, off, s[0:3], s48 offset:4
	s_mov_b32 s48, 0x187000
	v_mad_f32 v178, v249, v38, v178
	v_mad_f32 v177, v249, v37, v177
	v_mad_f32 v176, v249, v36, v176
	v_mad_f32 v175, v249, v35, v175
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[79:82], v[99:100]
	buffer_load_dword v99, off, s[0:3], s48
	buffer_load_dword v100, off, s[0:3], s48 offset:4
	s_mov_b32 s48, 0x19a000
	s_waitcnt vmcnt(2)
	v_mad_f32 v174, v249, v82, v174
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[243:246], v[99:100]
	buffer_load_dword v99, off, s[0:3], s48
	buffer_load_dword v100, off, s[0:3], s48 offset:4
	s_mov_b32 s48, 0x187000
	v_mad_f32 v173, v249, v81, v173
	v_mad_f32 v172, v249, v80, v172
	v_mad_f32 v171, v249, v79, v171
	s_waitcnt vmcnt(2)
	v_mad_f32 v170, v249, v246, v170
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[35:38], v[99:100]
	v_mad_f32 v169, v249, v245, v169
	v_mad_f32 v168, v249, v244, v168
	v_mac_f32_e32 v167, v249, v243
	s_waitcnt vmcnt(0)
	buffer_store_dword v35, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[0:3], s48 offset:4
	buffer_store_dword v37, off, s[0:3], s48 offset:8
	buffer_store_dword v38, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x199000
	flat_load_dwordx4 v[59:62], v[0:1]
	buffer_load_dword v0, off, s[0:3], s48
	buffer_load_dword v1, off, s[0:3], s48 offset:4
	s_mov_b32 s48, 0x198000
	v_mad_f32 v98, v249, v38, v98
	v_mad_f32 v97, v249, v37, v97
	v_mad_f32 v96, v249, v36, v96
	v_mad_f32 v95, v249, v35, v95
	s_waitcnt vmcnt(2)
	v_mad_f32 v214, v250, v62, v214
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[239:242], v[0:1]
	buffer_load_dword v0, off, s[0:3], s48
	buffer_load_dword v1, off, s[0:3], s48 offset:4
	s_mov_b32 s48, 0x186000
	v_mad_f32 v213, v250, v61, v213
	v_mad_f32 v212, v250, v60, v212
	v_mac_f32_e32 v211, v250, v59
	s_waitcnt vmcnt(2)
	v_mad_f32 v94, v249, v242, v94
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[35:38], v[0:1]
	buffer_store_dword v55, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v56, off, s[0:3], s48 offset:4
	buffer_store_dword v57, off, s[0:3], s48 offset:8
	buffer_store_dword v58, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x19c200
	buffer_load_dword v0, off, s[0:3], s48
	buffer_load_dword v1, off, s[0:3], s48 offset:4
	s_mov_b32 s48, 0x191000
	v_mad_f32 v93, v249, v241, v93
	v_mad_f32 v92, v249, v240, v92
	v_mad_f32 v91, v249, v239, v91
	v_mad_f32 v142, v250, v242, v142
	v_mad_f32 v141, v250, v241, v141
	v_mad_f32 v140, v250, v240, v140
	v_mad_f32 v139, v250, v239, v139
	v_mad_f32 v158, v251, v242, v158
	v_mad_f32 v157, v251, v241, v157
	v_mad_f32 v156, v251, v240, v156
	v_mad_f32 v155, v251, v239, v155
	v_mad_f32 v86, v249, v58, v86
	v_mad_f32 v85, v249, v57, v85
	v_mad_f32 v84, v249, v56, v84
	v_mac_f32_e32 v83, v249, v55
	v_mad_f32 v90, v249, v38, v90
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[231:234], v[0:1]
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
	s_mov_b32 s48, 0x19c000
	buffer_load_dword v0, off, s[0:3], s48
	buffer_load_dword v1, off, s[0:3], s48 offset:4
	s_mov_b32 s48, 0x19b000
	v_mad_f32 v89, v249, v37, v89
	v_mad_f32 v88, v249, v36, v88
	v_mad_f32 v87, v249, v35, v87
	v_mad_f32 v138, v250, v38, v138
	v_mad_f32 v137, v250, v37, v137
	v_mad_f32 v136, v250, v36, v136
	v_mad_f32 v135, v250, v35, v135
	v_mad_f32 v154, v251, v38, v154
	v_mad_f32 v153, v251, v37, v153
	v_mad_f32 v152, v251, v36, v152
	v_mad_f32 v151, v251, v35, v151
	s_waitcnt vmcnt(14)
	v_mad_f32 v226, v250, v234, v226
	s_waitcnt vmcnt(2)
	v_mad_f32 v114, v249, v234, v114
	v_mad_f32 v113, v249, v233, v113
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[235:238], v[0:1]
	buffer_load_dword v0, off, s[0:3], s48
	buffer_load_dword v1, off, s[0:3], s48 offset:4
	v_mad_f32 v112, v249, v232, v112
	v_mad_f32 v111, v249, v231, v111
	v_mad_f32 v102, v249, v62, v102
	v_mad_f32 v101, v249, v61, v101
	v_mad_f32 v100, v249, v60, v100
	v_mac_f32_e32 v99, v249, v59
	s_mov_b32 s48, 0x191000
	v_mad_f32 v225, v250, v233, v225
	v_mad_f32 v224, v250, v232, v224
	v_mad_f32 v223, v250, v231, v223
	s_waitcnt vmcnt(2)
	v_mad_f32 v110, v249, v238, v110
	s_waitcnt vmcnt(0)
	flat_load_dwordx4 v[227:230], v[0:1]
	v_mad_f32 v109, v249, v237, v109
	v_mad_f32 v108, v249, v236, v108
	v_mad_f32 v107, v249, v235, v107
	v_mad_f32 v222, v250, v238, v222
	v_mad_f32 v221, v250, v237, v221
	v_mad_f32 v220, v250, v236, v220
	v_mad_f32 v219, v250, v235, v219
	s_waitcnt vmcnt(0)
	v_mad_f32 v106, v249, v230, v106
	v_mad_f32 v105, v249, v229, v105
	v_mad_f32 v104, v249, v228, v104
	v_mad_f32 v103, v249, v227, v103
	buffer_store_dword v99, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v100, off, s[0:3], s48 offset:4
	buffer_store_dword v101, off, s[0:3], s48 offset:8
	buffer_store_dword v102, off, s[0:3], s48 offset:12
	buffer_store_dword v103, off, s[0:3], s48 offset:16
	buffer_store_dword v104, off, s[0:3], s48 offset:20
	buffer_store_dword v105, off, s[0:3], s48 offset:24
	buffer_store_dword v106, off, s[0:3], s48 offset:28
	buffer_store_dword v107, off, s[0:3], s48 offset:32
	buffer_store_dword v108, off, s[0:3], s48 offset:36
	buffer_store_dword v109, off, s[0:3], s48 offset:40
	buffer_store_dword v110, off, s[0:3], s48 offset:44
	buffer_store_dword v111, off, s[0:3], s48 offset:48
	buffer_store_dword v112, off, s[0:3], s48 offset:52
	buffer_store_dword v113, off, s[0:3], s48 offset:56
	buffer_store_dword v114, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x18b000
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
	s_mov_b32 s48, 0x185000
	buffer_load_dword v55, off, s[0:3], s48
	buffer_load_dword v56, off, s[0:3], s48 offset:4
	buffer_load_dword v57, off, s[0:3], s48 offset:8
	buffer_load_dword v58, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x18b000
	v_mad_f32 v218, v250, v230, v218
	v_mad_f32 v217, v250, v229, v217
	v_mad_f32 v216, v250, v228, v216
	v_mad_f32 v215, v250, v227, v215
	s_waitcnt vmcnt(4)
	v_mad_f32 v102, v250, v54, v102
	v_mad_f32 v101, v250, v53, v101
	v_mad_f32 v100, v250, v52, v100
	v_mad_f32 v99, v250, v51, v99
	s_waitcnt vmcnt(0)
	v_mad_f32 v114, v250, v58, v114
	v_mad_f32 v113, v250, v57, v113
	v_mad_f32 v112, v250, v56, v112
	v_mad_f32 v111, v250, v55, v111
	v_mad_f32 v110, v250, v82, v110
	v_mad_f32 v109, v250, v81, v109
	v_mad_f32 v108, v250, v80, v108
	v_mad_f32 v107, v250, v79, v107
	v_mad_f32 v106, v250, v246, v106
	v_mad_f32 v105, v250, v245, v105
	v_mad_f32 v104, v250, v244, v104
	v_mac_f32_e32 v103, v250, v243
	buffer_store_dword v99, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v100, off, s[0:3], s48 offset:4
	buffer_store_dword v101, off, s[0:3], s48 offset:8
	buffer_store_dword v102, off, s[0:3], s48 offset:12
	buffer_store_dword v103, off, s[0:3], s48 offset:16
	buffer_store_dword v104, off, s[0:3], s48 offset:20
	buffer_store_dword v105, off, s[0:3], s48 offset:24
	buffer_store_dword v106, off, s[0:3], s48 offset:28
	buffer_store_dword v107, off, s[0:3], s48 offset:32
	buffer_store_dword v108, off, s[0:3], s48 offset:36
	buffer_store_dword v109, off, s[0:3], s48 offset:40
	buffer_store_dword v110, off, s[0:3], s48 offset:44
	buffer_store_dword v111, off, s[0:3], s48 offset:48
	buffer_store_dword v112, off, s[0:3], s48 offset:52
	buffer_store_dword v113, off, s[0:3], s48 offset:56
	buffer_store_dword v114, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x189000
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
	s_mov_b32 s48, 0x187000
	buffer_load_dword v55, off, s[0:3], s48
	buffer_load_dword v56, off, s[0:3], s48 offset:4
	buffer_load_dword v57, off, s[0:3], s48 offset:8
	buffer_load_dword v58, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x186000
	s_waitcnt vmcnt(0)
	v_mad_f32 v146, v250, v58, v146
	v_mad_f32 v145, v250, v57, v145
	v_mad_f32 v144, v250, v56, v144
	v_mad_f32 v143, v250, v55, v143
	buffer_load_dword v55, off, s[0:3], s48
	buffer_load_dword v56, off, s[0:3], s48 offset:4
	buffer_load_dword v57, off, s[0:3], s48 offset:8
	buffer_load_dword v58, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x18f000
	buffer_store_dword v211, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v212, off, s[0:3], s48 offset:4
	buffer_store_dword v213, off, s[0:3], s48 offset:8
	buffer_store_dword v214, off, s[0:3], s48 offset:12
	buffer_store_dword v215, off, s[0:3], s48 offset:16
	buffer_store_dword v216, off, s[0:3], s48 offset:20
	buffer_store_dword v217, off, s[0:3], s48 offset:24
	buffer_store_dword v218, off, s[0:3], s48 offset:28
	buffer_store_dword v219, off, s[0:3], s48 offset:32
	buffer_store_dword v220, off, s[0:3], s48 offset:36
	buffer_store_dword v221, off, s[0:3], s48 offset:40
	buffer_store_dword v222, off, s[0:3], s48 offset:44
	buffer_store_dword v223, off, s[0:3], s48 offset:48
	buffer_store_dword v224, off, s[0:3], s48 offset:52
	buffer_store_dword v225, off, s[0:3], s48 offset:56
	buffer_store_dword v226, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x19d200
	buffer_store_dword v47, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v48, off, s[0:3], s48 offset:4
	buffer_store_dword v49, off, s[0:3], s48 offset:8
	buffer_store_dword v50, off, s[0:3], s48 offset:12
	v_mov_b32_e32 v214, v54
	v_mov_b32_e32 v213, v53
	v_mov_b32_e32 v212, v52
	v_mov_b32_e32 v211, v51
	s_mov_b32 s48, 0x188000
	buffer_store_dword v211, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v212, off, s[0:3], s48 offset:4
	buffer_store_dword v213, off, s[0:3], s48 offset:8
	buffer_store_dword v214, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x18c000
	v_mad_f32 v134, v250, v58, v134
	v_mad_f32 v133, v250, v57, v133
	v_mad_f32 v132, v250, v56, v132
	v_mac_f32_e32 v131, v250, v55
	v_mov_b32_e32 v250, v62
	v_mov_b32_e32 v249, v61
	v_mov_b32_e32 v248, v60
	v_mov_b32_e32 v247, v59
	v_mad_f32 v34, v251, v50, v34
	v_mad_f32 v33, v251, v49, v33
	v_mad_f32 v32, v251, v48, v32
	v_mad_f32 v31, v251, v47, v31
	buffer_load_dword v47, off, s[0:3], s48
	buffer_load_dword v48, off, s[0:3], s48 offset:4
	buffer_load_dword v49, off, s[0:3], s48 offset:8
	buffer_load_dword v50, off, s[0:3], s48 offset:12
	buffer_load_dword v51, off, s[0:3], s48 offset:16
	buffer_load_dword v52, off, s[0:3], s48 offset:20
	buffer_load_dword v53, off, s[0:3], s48 offset:24
	buffer_load_dword v54, off, s[0:3], s48 offset:28
	buffer_load_dword v55, off, s[0:3], s48 offset:32
	buffer_load_dword v56, off, s[0:3], s48 offset:36
	buffer_load_dword v57, off, s[0:3], s48 offset:40
	buffer_load_dword v58, off, s[0:3], s48 offset:44
	buffer_load_dword v59, off, s[0:3], s48 offset:48
	buffer_load_dword v60, off, s[0:3], s48 offset:52
	buffer_load_dword v61, off, s[0:3], s48 offset:56
	buffer_load_dword v62, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x185000
	s_waitcnt vmcnt(0)
	v_mad_f32 v50, v251, v214, v50
	v_mad_f32 v49, v251, v213, v49
	v_mad_f32 v48, v251, v212, v48
	v_mad_f32 v47, v251, v211, v47
	buffer_load_dword v211, off, s[0:3], s48
	buffer_load_dword v212, off, s[0:3], s48 offset:4
	buffer_load_dword v213, off, s[0:3], s48 offset:8
	buffer_load_dword v214, off, s[0:3], s48 offset:12
	v_mad_f32 v58, v251, v82, v58
	v_mad_f32 v57, v251, v81, v57
	v_mad_f32 v56, v251, v80, v56
	v_mad_f32 v55, v251, v79, v55
	v_mad_f32 v54, v251, v246, v54
	v_mad_f32 v53, v251, v245, v53
	v_mad_f32 v52, v251, v244, v52
	v_mac_f32_e32 v51, v251, v243
	s_mov_b32 s48, 0x18c000
	s_waitcnt vmcnt(0)
	v_mad_f32 v62, v251, v214, v62
	v_mad_f32 v61, v251, v213, v61
	v_mad_f32 v60, v251, v212, v60
	v_mad_f32 v59, v251, v211, v59
	buffer_store_dword v47, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v48, off, s[0:3], s48 offset:4
	buffer_store_dword v49, off, s[0:3], s48 offset:8
	buffer_store_dword v50, off, s[0:3], s48 offset:12
	buffer_store_dword v51, off, s[0:3], s48 offset:16
	buffer_store_dword v52, off, s[0:3], s48 offset:20
	buffer_store_dword v53, off, s[0:3], s48 offset:24
	buffer_store_dword v54, off, s[0:3], s48 offset:28
	buffer_store_dword v55, off, s[0:3], s48 offset:32
	buffer_store_dword v56, off, s[0:3], s48 offset:36
	buffer_store_dword v57, off, s[0:3], s48 offset:40
	buffer_store_dword v58, off, s[0:3], s48 offset:44
	buffer_store_dword v59, off, s[0:3], s48 offset:48
	buffer_store_dword v60, off, s[0:3], s48 offset:52
	buffer_store_dword v61, off, s[0:3], s48 offset:56
	buffer_store_dword v62, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x187000
	buffer_load_dword v47, off, s[0:3], s48
	buffer_load_dword v48, off, s[0:3], s48 offset:4
	buffer_load_dword v49, off, s[0:3], s48 offset:8
	buffer_load_dword v50, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x186000
	buffer_load_dword v211, off, s[0:3], s48
	buffer_load_dword v212, off, s[0:3], s48 offset:4
	buffer_load_dword v213, off, s[0:3], s48 offset:8
	buffer_load_dword v214, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x190000
	s_waitcnt vmcnt(4)
	v_mad_f32 v162, v251, v50, v162
	v_mad_f32 v161, v251, v49, v161
	s_waitcnt vmcnt(0)
	v_mov_b32_e32 v51, v211
	v_mad_f32 v150, v251, v214, v150
	v_mad_f32 v149, v251, v213, v149
	v_mad_f32 v148, v251, v212, v148
	v_mac_f32_e32 v147, v251, v211
	v_mov_b32_e32 v52, v212
	v_mov_b32_e32 v53, v213
	v_mov_b32_e32 v54, v214
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
	v_mad_f32 v160, v251, v48, v160
	v_mad_f32 v159, v251, v47, v159
	s_waitcnt vmcnt(0)
	v_mad_f32 v226, v251, v234, v226
	v_mad_f32 v225, v251, v233, v225
	v_mad_f32 v224, v251, v232, v224
	v_mad_f32 v223, v251, v231, v223
	v_mad_f32 v222, v251, v238, v222
	v_mad_f32 v221, v251, v237, v221
	v_mad_f32 v220, v251, v236, v220
	v_mad_f32 v219, v251, v235, v219
	v_mad_f32 v218, v251, v230, v218
	v_mad_f32 v217, v251, v229, v217
	v_mad_f32 v216, v251, v228, v216
	v_mad_f32 v215, v251, v227, v215
	v_mad_f32 v214, v251, v250, v214
	v_mad_f32 v213, v251, v249, v213
	v_mad_f32 v212, v251, v248, v212
	v_mac_f32_e32 v211, v251, v247
	buffer_store_dword v211, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v212, off, s[0:3], s48 offset:4
	buffer_store_dword v213, off, s[0:3], s48 offset:8
	buffer_store_dword v214, off, s[0:3], s48 offset:12
	buffer_store_dword v215, off, s[0:3], s48 offset:16
	buffer_store_dword v216, off, s[0:3], s48 offset:20
	buffer_store_dword v217, off, s[0:3], s48 offset:24
	buffer_store_dword v218, off, s[0:3], s48 offset:28
	buffer_store_dword v219, off, s[0:3], s48 offset:32
	buffer_store_dword v220, off, s[0:3], s48 offset:36
	buffer_store_dword v221, off, s[0:3], s48 offset:40
	buffer_store_dword v222, off, s[0:3], s48 offset:44
	buffer_store_dword v223, off, s[0:3], s48 offset:48
	buffer_store_dword v224, off, s[0:3], s48 offset:52
	buffer_store_dword v225, off, s[0:3], s48 offset:56
	buffer_store_dword v226, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x19d200
	buffer_load_dword v223, off, s[0:3], s48
	buffer_load_dword v224, off, s[0:3], s48 offset:4
	buffer_load_dword v225, off, s[0:3], s48 offset:8
	buffer_load_dword v226, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x194000
	v_mov_b32_e32 v218, v42
	v_mov_b32_e32 v217, v41
	v_mov_b32_e32 v216, v40
	v_mov_b32_e32 v215, v39
	v_mov_b32_e32 v222, v46
	v_mov_b32_e32 v221, v45
	v_mov_b32_e32 v220, v44
	v_mov_b32_e32 v219, v43
	s_waitcnt vmcnt(0)
	v_mad_f32 v78, v252, v226, v78
	v_mad_f32 v77, v252, v225, v77
	v_mad_f32 v76, v252, v224, v76
	v_mad_f32 v75, v252, v223, v75
	buffer_store_dword v63, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v64, off, s[0:3], s48 offset:4
	buffer_store_dword v65, off, s[0:3], s48 offset:8
	buffer_store_dword v66, off, s[0:3], s48 offset:12
	buffer_store_dword v67, off, s[0:3], s48 offset:16
	buffer_store_dword v68, off, s[0:3], s48 offset:20
	buffer_store_dword v69, off, s[0:3], s48 offset:24
	buffer_store_dword v70, off, s[0:3], s48 offset:28
	buffer_store_dword v71, off, s[0:3], s48 offset:32
	buffer_store_dword v72, off, s[0:3], s48 offset:36
	buffer_store_dword v73, off, s[0:3], s48 offset:40
	buffer_store_dword v74, off, s[0:3], s48 offset:44
	buffer_store_dword v75, off, s[0:3], s48 offset:48
	buffer_store_dword v76, off, s[0:3], s48 offset:52
	buffer_store_dword v77, off, s[0:3], s48 offset:56
	buffer_store_dword v78, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x197000
	buffer_load_dword v63, off, s[0:3], s48
	buffer_load_dword v64, off, s[0:3], s48 offset:4
	buffer_load_dword v65, off, s[0:3], s48 offset:8
	buffer_load_dword v66, off, s[0:3], s48 offset:12
	buffer_load_dword v67, off, s[0:3], s48 offset:16
	buffer_load_dword v68, off, s[0:3], s48 offset:20
	buffer_load_dword v69, off, s[0:3], s48 offset:24
	buffer_load_dword v70, off, s[0:3], s48 offset:28
	buffer_load_dword v71, off, s[0:3], s48 offset:32
	buffer_load_dword v72, off, s[0:3], s48 offset:36
	buffer_load_dword v73, off, s[0:3], s48 offset:40
	buffer_load_dword v74, off, s[0:3], s48 offset:44
	buffer_load_dword v75, off, s[0:3], s48 offset:48
	buffer_load_dword v76, off, s[0:3], s48 offset:52
	buffer_load_dword v77, off, s[0:3], s48 offset:56
	buffer_load_dword v78, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x188000
	buffer_load_dword v39, off, s[0:3], s48
	buffer_load_dword v40, off, s[0:3], s48 offset:4
	buffer_load_dword v41, off, s[0:3], s48 offset:8
	buffer_load_dword v42, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x185000
	s_waitcnt vmcnt(0)
	v_mad_f32 v66, v252, v42, v66
	v_mad_f32 v65, v252, v41, v65
	v_mad_f32 v64, v252, v40, v64
	v_mad_f32 v63, v252, v39, v63
	buffer_load_dword v39, off, s[0:3], s48
	buffer_load_dword v40, off, s[0:3], s48 offset:4
	buffer_load_dword v41, off, s[0:3], s48 offset:8
	buffer_load_dword v42, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x19cc00
	buffer_store_dword v79, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v80, off, s[0:3], s48 offset:4
	buffer_store_dword v81, off, s[0:3], s48 offset:8
	buffer_store_dword v82, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x19c800
	buffer_store_dword v243, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v244, off, s[0:3], s48 offset:4
	buffer_store_dword v245, off, s[0:3], s48 offset:8
	buffer_store_dword v246, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x197000
	v_mad_f32 v74, v252, v82, v74
	v_mad_f32 v78, v252, v42, v78
	v_mad_f32 v77, v252, v41, v77
	v_mad_f32 v76, v252, v40, v76
	v_mad_f32 v75, v252, v39, v75
	v_mad_f32 v73, v252, v81, v73
	v_mad_f32 v72, v252, v80, v72
	v_mad_f32 v71, v252, v79, v71
	v_mad_f32 v70, v252, v246, v70
	v_mad_f32 v69, v252, v245, v69
	v_mad_f32 v68, v252, v244, v68
	v_mac_f32_e32 v67, v252, v243
	buffer_store_dword v63, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v64, off, s[0:3], s48 offset:4
	buffer_store_dword v65, off, s[0:3], s48 offset:8
	buffer_store_dword v66, off, s[0:3], s48 offset:12
	buffer_store_dword v67, off, s[0:3], s48 offset:16
	buffer_store_dword v68, off, s[0:3], s48 offset:20
	buffer_store_dword v69, off, s[0:3], s48 offset:24
	buffer_store_dword v70, off, s[0:3], s48 offset:28
	buffer_store_dword v71, off, s[0:3], s48 offset:32
	buffer_store_dword v72, off, s[0:3], s48 offset:36
	buffer_store_dword v73, off, s[0:3], s48 offset:40
	buffer_store_dword v74, off, s[0:3], s48 offset:44
	buffer_store_dword v75, off, s[0:3], s48 offset:48
	buffer_store_dword v76, off, s[0:3], s48 offset:52
	buffer_store_dword v77, off, s[0:3], s48 offset:56
	buffer_store_dword v78, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x196000
	buffer_load_dword v63, off, s[0:3], s48
	buffer_load_dword v64, off, s[0:3], s48 offset:4
	buffer_load_dword v65, off, s[0:3], s48 offset:8
	buffer_load_dword v66, off, s[0:3], s48 offset:12
	buffer_load_dword v67, off, s[0:3], s48 offset:16
	buffer_load_dword v68, off, s[0:3], s48 offset:20
	buffer_load_dword v69, off, s[0:3], s48 offset:24
	buffer_load_dword v70, off, s[0:3], s48 offset:28
	buffer_load_dword v71, off, s[0:3], s48 offset:32
	buffer_load_dword v72, off, s[0:3], s48 offset:36
	buffer_load_dword v73, off, s[0:3], s48 offset:40
	buffer_load_dword v74, off, s[0:3], s48 offset:44
	buffer_load_dword v75, off, s[0:3], s48 offset:48
	buffer_load_dword v76, off, s[0:3], s48 offset:52
	buffer_load_dword v77, off, s[0:3], s48 offset:56
	buffer_load_dword v78, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x199000
	buffer_store_dword v239, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v240, off, s[0:3], s48 offset:4
	buffer_store_dword v241, off, s[0:3], s48 offset:8
	buffer_store_dword v242, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x198000
	buffer_store_dword v35, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v36, off, s[0:3], s48 offset:4
	buffer_store_dword v37, off, s[0:3], s48 offset:8
	buffer_store_dword v38, off, s[0:3], s48 offset:12
	v_mov_b32_e32 v39, v47
	v_mov_b32_e32 v40, v48
	v_mov_b32_e32 v41, v49
	v_mov_b32_e32 v42, v50
	s_mov_b32 s48, 0x196000
	v_mad_f32 v78, v252, v42, v78
	v_mad_f32 v70, v252, v38, v70
	v_mad_f32 v69, v252, v37, v69
	v_mad_f32 v68, v252, v36, v68
	v_mad_f32 v67, v252, v35, v67
	v_mov_b32_e32 v35, v51
	v_mov_b32_e32 v36, v52
	v_mov_b32_e32 v37, v53
	v_mov_b32_e32 v38, v54
	v_mad_f32 v77, v252, v41, v77
	v_mad_f32 v76, v252, v40, v76
	v_mad_f32 v75, v252, v39, v75
	v_mad_f32 v74, v252, v242, v74
	v_mad_f32 v73, v252, v241, v73
	v_mad_f32 v72, v252, v240, v72
	v_mad_f32 v71, v252, v239, v71
	v_mad_f32 v66, v252, v38, v66
	v_mad_f32 v65, v252, v37, v65
	v_mad_f32 v64, v252, v36, v64
	v_mac_f32_e32 v63, v252, v35
	buffer_store_dword v63, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v64, off, s[0:3], s48 offset:4
	buffer_store_dword v65, off, s[0:3], s48 offset:8
	buffer_store_dword v66, off, s[0:3], s48 offset:12
	buffer_store_dword v67, off, s[0:3], s48 offset:16
	buffer_store_dword v68, off, s[0:3], s48 offset:20
	buffer_store_dword v69, off, s[0:3], s48 offset:24
	buffer_store_dword v70, off, s[0:3], s48 offset:28
	buffer_store_dword v71, off, s[0:3], s48 offset:32
	buffer_store_dword v72, off, s[0:3], s48 offset:36
	buffer_store_dword v73, off, s[0:3], s48 offset:40
	buffer_store_dword v74, off, s[0:3], s48 offset:44
	buffer_store_dword v75, off, s[0:3], s48 offset:48
	buffer_store_dword v76, off, s[0:3], s48 offset:52
	buffer_store_dword v77, off, s[0:3], s48 offset:56
	buffer_store_dword v78, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x192000
	buffer_load_dword v63, off, s[0:3], s48
	buffer_load_dword v64, off, s[0:3], s48 offset:4
	buffer_load_dword v65, off, s[0:3], s48 offset:8
	buffer_load_dword v66, off, s[0:3], s48 offset:12
	buffer_load_dword v67, off, s[0:3], s48 offset:16
	buffer_load_dword v68, off, s[0:3], s48 offset:20
	buffer_load_dword v69, off, s[0:3], s48 offset:24
	buffer_load_dword v70, off, s[0:3], s48 offset:28
	buffer_load_dword v71, off, s[0:3], s48 offset:32
	buffer_load_dword v72, off, s[0:3], s48 offset:36
	buffer_load_dword v73, off, s[0:3], s48 offset:40
	buffer_load_dword v74, off, s[0:3], s48 offset:44
	buffer_load_dword v75, off, s[0:3], s48 offset:48
	buffer_load_dword v76, off, s[0:3], s48 offset:52
	buffer_load_dword v77, off, s[0:3], s48 offset:56
	buffer_load_dword v78, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x19a000
	buffer_store_dword v231, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v232, off, s[0:3], s48 offset:4
	buffer_store_dword v233, off, s[0:3], s48 offset:8
	buffer_store_dword v234, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x18e000
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
	s_mov_b32 s48, 0x19d000
	buffer_load_dword v43, off, s[0:3], s48
	buffer_load_dword v44, off, s[0:3], s48 offset:4
	s_mov_b32 s48, 0x192000
	v_mov_b32_e32 v35, v223
	v_mov_b32_e32 v36, v224
	v_mov_b32_e32 v37, v225
	v_mov_b32_e32 v38, v226
	v_mad_f32 v78, v252, v234, v78
	v_mad_f32 v77, v252, v233, v77
	v_mad_f32 v76, v252, v232, v76
	v_mad_f32 v75, v252, v231, v75
	v_mad_f32 v74, v252, v238, v74
	v_mad_f32 v73, v252, v237, v73
	v_mad_f32 v72, v252, v236, v72
	v_mad_f32 v71, v252, v235, v71
	v_mad_f32 v70, v252, v230, v70
	v_mad_f32 v69, v252, v229, v69
	v_mad_f32 v68, v252, v228, v68
	v_mad_f32 v67, v252, v227, v67
	v_mad_f32 v66, v252, v250, v66
	v_mad_f32 v65, v252, v249, v65
	v_mad_f32 v64, v252, v248, v64
	v_mac_f32_e32 v63, v252, v247
	s_waitcnt vmcnt(0)
	v_add_u32_e32 v0, vcc, 16, v43
	buffer_store_dword v63, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v64, off, s[0:3], s48 offset:4
	buffer_store_dword v65, off, s[0:3], s48 offset:8
	buffer_store_dword v66, off, s[0:3], s48 offset:12
	buffer_store_dword v67, off, s[0:3], s48 offset:16
	buffer_store_dword v68, off, s[0:3], s48 offset:20
	buffer_store_dword v69, off, s[0:3], s48 offset:24
	buffer_store_dword v70, off, s[0:3], s48 offset:28
	buffer_store_dword v71, off, s[0:3], s48 offset:32
	buffer_store_dword v72, off, s[0:3], s48 offset:36
	buffer_store_dword v73, off, s[0:3], s48 offset:40
	buffer_store_dword v74, off, s[0:3], s48 offset:44
	buffer_store_dword v75, off, s[0:3], s48 offset:48
	buffer_store_dword v76, off, s[0:3], s48 offset:52
	buffer_store_dword v77, off, s[0:3], s48 offset:56
	buffer_store_dword v78, off, s[0:3], s48 offset:60
	v_addc_u32_e32 v1, vcc, 0, v44, vcc
	flat_load_dwordx2 v[0:1], v[0:1]
	s_mov_b32 s48, 0x19c400
	v_mov_b32_e32 v252, v250
	v_mov_b32_e32 v251, v249
	v_mov_b32_e32 v250, v248
	v_mov_b32_e32 v249, v247
	v_add_u32_e32 v255, vcc, -1, v255
	v_cmp_eq_u32_e32 vcc, 0, v255
	s_or_b64 s[52:53], vcc, s[52:53]
	v_add_u32_e32 v43, vcc, 24, v43
	v_addc_u32_e32 v44, vcc, 0, v44, vcc
	v_add_u32_e32 v253, vcc, 0x100, v253
	v_addc_u32_e32 v254, vcc, 0, v254, vcc
	s_waitcnt vmcnt(0)
	v_mad_f32 v210, v0, v38, v210
	v_mad_f32 v209, v0, v37, v209
	v_mad_f32 v208, v0, v36, v208
	v_mad_f32 v207, v0, v35, v207
	v_mad_f32 v130, v1, v38, v130
	v_mad_f32 v129, v1, v37, v129
	v_mad_f32 v128, v1, v36, v128
	v_mad_f32 v127, v1, v35, v127
	v_mov_b32_e32 v35, v219
	v_mov_b32_e32 v36, v220
	v_mov_b32_e32 v37, v221
	v_mov_b32_e32 v38, v222
	v_mad_f32 v206, v0, v38, v206
	v_mad_f32 v205, v0, v37, v205
	v_mad_f32 v204, v0, v36, v204
	v_mad_f32 v203, v0, v35, v203
	v_mad_f32 v126, v1, v38, v126
	v_mad_f32 v125, v1, v37, v125
	v_mad_f32 v124, v1, v36, v124
	v_mad_f32 v123, v1, v35, v123
	v_mov_b32_e32 v35, v215
	v_mov_b32_e32 v36, v216
	v_mov_b32_e32 v37, v217
	v_mov_b32_e32 v38, v218
	v_mad_f32 v202, v0, v38, v202
	v_mad_f32 v201, v0, v37, v201
	v_mad_f32 v200, v0, v36, v200
	v_mad_f32 v199, v0, v35, v199
	v_mad_f32 v122, v1, v38, v122
	v_mad_f32 v121, v1, v37, v121
	v_mad_f32 v120, v1, v36, v120
	v_mad_f32 v119, v1, v35, v119
	buffer_load_dword v35, off, s[0:3], s48
	buffer_load_dword v36, off, s[0:3], s48 offset:4
	buffer_load_dword v37, off, s[0:3], s48 offset:8
	buffer_load_dword v38, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x18d000
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
	s_mov_b32 s48, 0x188000
	v_mad_f32 v56, v1, v238, v56
	v_mad_f32 v55, v1, v237, v55
	v_mad_f32 v54, v1, v236, v54
	v_mad_f32 v53, v1, v235, v53
	v_mad_f32 v52, v1, v230, v52
	v_mad_f32 v51, v1, v229, v51
	v_mad_f32 v50, v1, v228, v50
	v_mad_f32 v49, v1, v227, v49
	s_waitcnt vmcnt(14)
	v_mad_f32 v198, v0, v38, v198
	v_mad_f32 v197, v0, v37, v197
	v_mad_f32 v196, v0, v36, v196
	v_mac_f32_e32 v195, v0, v35
	v_mad_f32 v118, v1, v38, v118
	v_mad_f32 v117, v1, v37, v117
	v_mad_f32 v116, v1, v36, v116
	v_mac_f32_e32 v115, v1, v35
	buffer_load_dword v35, off, s[0:3], s48
	buffer_load_dword v36, off, s[0:3], s48 offset:4
	buffer_load_dword v37, off, s[0:3], s48 offset:8
	buffer_load_dword v38, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x195000
	buffer_load_dword v67, off, s[0:3], s48
	buffer_load_dword v68, off, s[0:3], s48 offset:4
	buffer_load_dword v69, off, s[0:3], s48 offset:8
	buffer_load_dword v70, off, s[0:3], s48 offset:12
	buffer_load_dword v71, off, s[0:3], s48 offset:16
	buffer_load_dword v72, off, s[0:3], s48 offset:20
	buffer_load_dword v73, off, s[0:3], s48 offset:24
	buffer_load_dword v74, off, s[0:3], s48 offset:28
	buffer_load_dword v75, off, s[0:3], s48 offset:32
	buffer_load_dword v76, off, s[0:3], s48 offset:36
	buffer_load_dword v77, off, s[0:3], s48 offset:40
	buffer_load_dword v78, off, s[0:3], s48 offset:44
	buffer_load_dword v79, off, s[0:3], s48 offset:48
	buffer_load_dword v80, off, s[0:3], s48 offset:52
	buffer_load_dword v81, off, s[0:3], s48 offset:56
	buffer_load_dword v82, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x185000
	s_waitcnt vmcnt(14)
	v_mad_f32 v214, v0, v38, v214
	v_mad_f32 v213, v0, v37, v213
	v_mad_f32 v212, v0, v36, v212
	v_mad_f32 v211, v0, v35, v211
	v_mad_f32 v102, v1, v38, v102
	v_mad_f32 v101, v1, v37, v101
	v_mad_f32 v100, v1, v36, v100
	v_mad_f32 v99, v1, v35, v99
	buffer_load_dword v35, off, s[0:3], s48
	buffer_load_dword v36, off, s[0:3], s48 offset:4
	buffer_load_dword v37, off, s[0:3], s48 offset:8
	buffer_load_dword v38, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x19cc00
	s_waitcnt vmcnt(0)
	v_mad_f32 v226, v0, v38, v226
	v_mad_f32 v225, v0, v37, v225
	v_mad_f32 v224, v0, v36, v224
	v_mad_f32 v223, v0, v35, v223
	v_mad_f32 v114, v1, v38, v114
	v_mad_f32 v113, v1, v37, v113
	v_mad_f32 v112, v1, v36, v112
	v_mad_f32 v111, v1, v35, v111
	buffer_load_dword v35, off, s[0:3], s48
	buffer_load_dword v36, off, s[0:3], s48 offset:4
	buffer_load_dword v37, off, s[0:3], s48 offset:8
	buffer_load_dword v38, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x19c800
	s_waitcnt vmcnt(0)
	v_mad_f32 v222, v0, v38, v222
	v_mad_f32 v221, v0, v37, v221
	v_mad_f32 v220, v0, v36, v220
	v_mad_f32 v219, v0, v35, v219
	v_mad_f32 v110, v1, v38, v110
	v_mad_f32 v109, v1, v37, v109
	v_mad_f32 v108, v1, v36, v108
	v_mad_f32 v107, v1, v35, v107
	buffer_load_dword v35, off, s[0:3], s48
	buffer_load_dword v36, off, s[0:3], s48 offset:4
	buffer_load_dword v37, off, s[0:3], s48 offset:8
	buffer_load_dword v38, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x18d000
	s_waitcnt vmcnt(0)
	v_mad_f32 v218, v0, v38, v218
	v_mad_f32 v217, v0, v37, v217
	v_mad_f32 v216, v0, v36, v216
	v_mac_f32_e32 v215, v0, v35
	buffer_store_dword v211, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v212, off, s[0:3], s48 offset:4
	buffer_store_dword v213, off, s[0:3], s48 offset:8
	buffer_store_dword v214, off, s[0:3], s48 offset:12
	buffer_store_dword v215, off, s[0:3], s48 offset:16
	buffer_store_dword v216, off, s[0:3], s48 offset:20
	buffer_store_dword v217, off, s[0:3], s48 offset:24
	buffer_store_dword v218, off, s[0:3], s48 offset:28
	buffer_store_dword v219, off, s[0:3], s48 offset:32
	buffer_store_dword v220, off, s[0:3], s48 offset:36
	buffer_store_dword v221, off, s[0:3], s48 offset:40
	buffer_store_dword v222, off, s[0:3], s48 offset:44
	buffer_store_dword v223, off, s[0:3], s48 offset:48
	buffer_store_dword v224, off, s[0:3], s48 offset:52
	buffer_store_dword v225, off, s[0:3], s48 offset:56
	buffer_store_dword v226, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x187000
	v_mad_f32 v106, v1, v38, v106
	v_mad_f32 v105, v1, v37, v105
	v_mad_f32 v104, v1, v36, v104
	v_mac_f32_e32 v103, v1, v35
	buffer_load_dword v35, off, s[0:3], s48
	buffer_load_dword v36, off, s[0:3], s48 offset:4
	buffer_load_dword v37, off, s[0:3], s48 offset:8
	buffer_load_dword v38, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x199000
	s_waitcnt vmcnt(0)
	v_mad_f32 v194, v0, v38, v194
	v_mad_f32 v193, v0, v37, v193
	v_mad_f32 v192, v0, v36, v192
	v_mad_f32 v191, v0, v35, v191
	v_mad_f32 v82, v1, v38, v82
	v_mad_f32 v81, v1, v37, v81
	v_mad_f32 v80, v1, v36, v80
	v_mad_f32 v79, v1, v35, v79
	buffer_load_dword v35, off, s[0:3], s48
	buffer_load_dword v36, off, s[0:3], s48 offset:4
	buffer_load_dword v37, off, s[0:3], s48 offset:8
	buffer_load_dword v38, off, s[0:3], s48 offset:12
	v_mov_b32_e32 v63, v67
	v_mov_b32_e32 v64, v68
	v_mov_b32_e32 v65, v69
	v_mov_b32_e32 v66, v70
	v_mov_b32_e32 v67, v71
	v_mov_b32_e32 v68, v72
	v_mov_b32_e32 v69, v73
	v_mov_b32_e32 v70, v74
	v_mov_b32_e32 v71, v75
	v_mov_b32_e32 v72, v76
	v_mov_b32_e32 v73, v77
	v_mov_b32_e32 v74, v78
	s_mov_b32 s48, 0x198000
	v_mov_b32_e32 v75, v79
	v_mov_b32_e32 v76, v80
	v_mov_b32_e32 v77, v81
	v_mov_b32_e32 v78, v82
	s_waitcnt vmcnt(0)
	v_mad_f32 v190, v0, v38, v190
	v_mad_f32 v189, v0, v37, v189
	v_mad_f32 v188, v0, v36, v188
	v_mad_f32 v187, v0, v35, v187
	v_mad_f32 v74, v1, v38, v74
	v_mad_f32 v73, v1, v37, v73
	v_mad_f32 v72, v1, v36, v72
	v_mad_f32 v71, v1, v35, v71
	buffer_load_dword v35, off, s[0:3], s48
	buffer_load_dword v36, off, s[0:3], s48 offset:4
	buffer_load_dword v37, off, s[0:3], s48 offset:8
	buffer_load_dword v38, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x186000
	s_waitcnt vmcnt(0)
	v_mad_f32 v186, v0, v38, v186
	v_mad_f32 v185, v0, v37, v185
	v_mad_f32 v184, v0, v36, v184
	v_mad_f32 v183, v0, v35, v183
	v_mad_f32 v70, v1, v38, v70
	v_mad_f32 v69, v1, v37, v69
	v_mad_f32 v68, v1, v36, v68
	v_mad_f32 v67, v1, v35, v67
	buffer_load_dword v35, off, s[0:3], s48
	buffer_load_dword v36, off, s[0:3], s48 offset:4
	buffer_load_dword v37, off, s[0:3], s48 offset:8
	buffer_load_dword v38, off, s[0:3], s48 offset:12
	s_mov_b32 s48, 0x193000
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
	s_mov_b32 s48, 0x19a000
	s_waitcnt vmcnt(14)
	v_mad_f32 v182, v0, v38, v182
	v_mad_f32 v181, v0, v37, v181
	v_mad_f32 v180, v0, v36, v180
	v_mac_f32_e32 v179, v0, v35
	v_mad_f32 v66, v1, v38, v66
	v_mad_f32 v65, v1, v37, v65
	v_mad_f32 v64, v1, v36, v64
	v_mac_f32_e32 v63, v1, v35
	buffer_load_dword v35, off, s[0:3], s48
	buffer_load_dword v36, off, s[0:3], s48 offset:4
	buffer_load_dword v37, off, s[0:3], s48 offset:8
	buffer_load_dword v38, off, s[0:3], s48 offset:12
	s_waitcnt vmcnt(4)
	v_mad_f32 v222, v0, v238, v222
	v_mad_f32 v221, v0, v237, v221
	v_mad_f32 v220, v0, v236, v220
	v_mad_f32 v219, v0, v235, v219
	v_mad_f32 v218, v0, v230, v218
	v_mad_f32 v217, v0, v229, v217
	v_mad_f32 v216, v0, v228, v216
	v_mad_f32 v215, v0, v227, v215
	s_mov_b32 s48, 0x193000
	s_waitcnt vmcnt(0)
	v_mad_f32 v226, v0, v38, v226
	v_mad_f32 v225, v0, v37, v225
	v_mad_f32 v224, v0, v36, v224
	v_mad_f32 v223, v0, v35, v223
	v_mad_f32 v60, v1, v38, v60
	v_mad_f32 v59, v1, v37, v59
	v_mad_f32 v58, v1, v36, v58
	v_mad_f32 v57, v1, v35, v57
	v_mov_b32_e32 v35, v249
	v_mov_b32_e32 v36, v250
	v_mov_b32_e32 v37, v251
	v_mov_b32_e32 v38, v252
	v_mad_f32 v214, v0, v38, v214
	v_mad_f32 v213, v0, v37, v213
	v_mad_f32 v212, v0, v36, v212
	v_mac_f32_e32 v211, v0, v35
	buffer_store_dword v211, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v212, off, s[0:3], s48 offset:4
	buffer_store_dword v213, off, s[0:3], s48 offset:8
	buffer_store_dword v214, off, s[0:3], s48 offset:12
	buffer_store_dword v215, off, s[0:3], s48 offset:16
	buffer_store_dword v216, off, s[0:3], s48 offset:20
	buffer_store_dword v217, off, s[0:3], s48 offset:24
	buffer_store_dword v218, off, s[0:3], s48 offset:28
	buffer_store_dword v219, off, s[0:3], s48 offset:32
	buffer_store_dword v220, off, s[0:3], s48 offset:36
	buffer_store_dword v221, off, s[0:3], s48 offset:40
	buffer_store_dword v222, off, s[0:3], s48 offset:44
	buffer_store_dword v223, off, s[0:3], s48 offset:48
	buffer_store_dword v224, off, s[0:3], s48 offset:52
	buffer_store_dword v225, off, s[0:3], s48 offset:56
	buffer_store_dword v226, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x18f000
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
	v_mad_f32 v48, v1, v38, v48
	v_mad_f32 v47, v1, v37, v47
	v_mad_f32 v46, v1, v36, v46
	v_mac_f32_e32 v45, v1, v35
	s_andn2_b64 exec, exec, s[52:53]
	s_cbranch_execnz .LBB1_86
; %bb.87:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[52:53]
	s_mov_b32 s48, 0x185000
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
	s_mov_b32 s48, 0x198000
	buffer_store_dword v83, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v84, off, s[0:3], s48 offset:4
	buffer_store_dword v85, off, s[0:3], s48 offset:8
	buffer_store_dword v86, off, s[0:3], s48 offset:12
	buffer_store_dword v87, off, s[0:3], s48 offset:16
	buffer_store_dword v88, off, s[0:3], s48 offset:20
	buffer_store_dword v89, off, s[0:3], s48 offset:24
	buffer_store_dword v90, off, s[0:3], s48 offset:28
	buffer_store_dword v91, off, s[0:3], s48 offset:32
	buffer_store_dword v92, off, s[0:3], s48 offset:36
	buffer_store_dword v93, off, s[0:3], s48 offset:40
	buffer_store_dword v94, off, s[0:3], s48 offset:44
	buffer_store_dword v95, off, s[0:3], s48 offset:48
	buffer_store_dword v96, off, s[0:3], s48 offset:52
	buffer_store_dword v97, off, s[0:3], s48 offset:56
	buffer_store_dword v98, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x186000
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
	s_mov_b32 s48, 0x199000
	buffer_store_dword v131, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v132, off, s[0:3], s48 offset:4
	buffer_store_dword v133, off, s[0:3], s48 offset:8
	buffer_store_dword v134, off, s[0:3], s48 offset:12
	buffer_store_dword v135, off, s[0:3], s48 offset:16
	buffer_store_dword v136, off, s[0:3], s48 offset:20
	buffer_store_dword v137, off, s[0:3], s48 offset:24
	buffer_store_dword v138, off, s[0:3], s48 offset:28
	buffer_store_dword v139, off, s[0:3], s48 offset:32
	buffer_store_dword v140, off, s[0:3], s48 offset:36
	buffer_store_dword v141, off, s[0:3], s48 offset:40
	buffer_store_dword v142, off, s[0:3], s48 offset:44
	buffer_store_dword v143, off, s[0:3], s48 offset:48
	buffer_store_dword v144, off, s[0:3], s48 offset:52
	buffer_store_dword v145, off, s[0:3], s48 offset:56
	buffer_store_dword v146, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x187000
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
	s_mov_b32 s48, 0x19a000
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
	s_mov_b32 s48, 0x19b000
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
	s_mov_b32 s48, 0x188000
	buffer_store_dword v115, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v116, off, s[0:3], s48 offset:4
	buffer_store_dword v117, off, s[0:3], s48 offset:8
	buffer_store_dword v118, off, s[0:3], s48 offset:12
	buffer_store_dword v119, off, s[0:3], s48 offset:16
	buffer_store_dword v120, off, s[0:3], s48 offset:20
	buffer_store_dword v121, off, s[0:3], s48 offset:24
	buffer_store_dword v122, off, s[0:3], s48 offset:28
	buffer_store_dword v123, off, s[0:3], s48 offset:32
	buffer_store_dword v124, off, s[0:3], s48 offset:36
	buffer_store_dword v125, off, s[0:3], s48 offset:40
	buffer_store_dword v126, off, s[0:3], s48 offset:44
	buffer_store_dword v127, off, s[0:3], s48 offset:48
	buffer_store_dword v128, off, s[0:3], s48 offset:52
	buffer_store_dword v129, off, s[0:3], s48 offset:56
	buffer_store_dword v130, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x189000
	buffer_store_dword v99, off, s[0:3], s48
	s_waitcnt vmcnt(0)
	buffer_store_dword v100, off, s[0:3], s48 offset:4
	buffer_store_dword v101, off, s[0:3], s48 offset:8
	buffer_store_dword v102, off, s[0:3], s48 offset:12
	buffer_store_dword v103, off, s[0:3], s48 offset:16
	buffer_store_dword v104, off, s[0:3], s48 offset:20
	buffer_store_dword v105, off, s[0:3], s48 offset:24
	buffer_store_dword v106, off, s[0:3], s48 offset:28
	buffer_store_dword v107, off, s[0:3], s48 offset:32
	buffer_store_dword v108, off, s[0:3], s48 offset:36
	buffer_store_dword v109, off, s[0:3], s48 offset:40
	buffer_store_dword v110, off, s[0:3], s48 offset:44
	buffer_store_dword v111, off, s[0:3], s48 offset:48
	buffer_store_dword v112, off, s[0:3], s48 offset:52
	buffer_store_dword v113, off, s[0:3], s48 offset:56
	buffer_store_dword v114, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x18e000
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
	s_mov_b32 s48, 0x19e500
	buffer_load_dword v81, off, s[0:3], s48
	buffer_load_dword v82, off, s[0:3], s48 offset:4
	s_mov_b32 s48, 0x19e700
	buffer_load_dword v0, off, s[0:3], s48
	buffer_load_dword v1, off, s[0:3], s48 offset:4
	s_mov_b32 s48, 0x19e100
	buffer_load_dword v149, off, s[0:3], s48
	buffer_load_dword v150, off, s[0:3], s48 offset:4
	s_mov_b32 s48, 0x19e300
	buffer_load_dword v150, off, s[0:3], s48
	buffer_load_dword v151, off, s[0:3], s48 offset:4
	s_mov_b32 s48, 0x19ec00
	buffer_load_dword v251, off, s[0:3], s48
	s_mov_b32 s48, 0x19dd00
	s_waitcnt vmcnt(7)
	v_mov_b32_e32 v79, v81
	buffer_load_dword v81, off, s[0:3], s48
	s_mov_b32 s48, 0x19ea00
	buffer_load_dword v252, off, s[0:3], s48
	s_mov_b32 s48, 0x19de00
	buffer_load_dword v247, off, s[0:3], s48
	buffer_load_dword v248, off, s[0:3], s48 offset:4
	s_mov_b32 s48, 0x19eb00
	buffer_load_dword v80, off, s[0:3], s48
	s_mov_b32 s48, 0x19e000
	buffer_load_dword v152, off, s[0:3], s48
	s_mov_b32 s48, 0x19d600
	buffer_load_dword v153, off, s[0:3], s48
	s_mov_b32 s48, 0x19d700
	buffer_load_dword v154, off, s[0:3], s48
	s_mov_b32 s48, 0x19d800
	buffer_load_dword v155, off, s[0:3], s48
	s_mov_b32 s48, 0x19d900
	buffer_load_dword v156, off, s[0:3], s48
	s_mov_b32 s48, 0x19da00
	buffer_load_dword v157, off, s[0:3], s48
	s_mov_b32 s48, 0x19db00
	buffer_load_dword v158, off, s[0:3], s48
	s_mov_b32 s48, 0x19e900
	buffer_load_dword v255, off, s[0:3], s48
	s_mov_b32 s48, 0x196000
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
	s_mov_b32 s48, 0x197000
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
	s_mov_b32 s48, 0x194000
	buffer_load_dword v227, off, s[0:3], s48
	buffer_load_dword v228, off, s[0:3], s48 offset:4
	buffer_load_dword v229, off, s[0:3], s48 offset:8
	buffer_load_dword v230, off, s[0:3], s48 offset:12
	buffer_load_dword v231, off, s[0:3], s48 offset:16
	buffer_load_dword v232, off, s[0:3], s48 offset:20
	buffer_load_dword v233, off, s[0:3], s48 offset:24
	buffer_load_dword v234, off, s[0:3], s48 offset:28
	buffer_load_dword v235, off, s[0:3], s48 offset:32
	buffer_load_dword v236, off, s[0:3], s48 offset:36
	buffer_load_dword v237, off, s[0:3], s48 offset:40
	buffer_load_dword v238, off, s[0:3], s48 offset:44
	buffer_load_dword v239, off, s[0:3], s48 offset:48
	buffer_load_dword v240, off, s[0:3], s48 offset:52
	buffer_load_dword v241, off, s[0:3], s48 offset:56
	buffer_load_dword v242, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x19dc00
	buffer_load_dword v57, off, s[0:3], s48
	s_waitcnt vmcnt(14)
	v_mov_b32_e32 v82, v0
.LBB1_88:                               ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[50:51]
	s_or_b64 exec, exec, s[20:21]
	.loc	0 140
	s_and_saveexec_b64 s[20:21], s[12:13]
	s_xor_b64 s[50:51], exec, s[20:21]
	s_cbranch_execz .LBB1_78
.LBB1_89:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 136
	v_mul_lo_u32 v245, v255, 6
	.loc	0 146
	s_xor_b64 s[20:21], s[16:17], -1
	v_add_u32_e32 v0, vcc, 6, v245
	v_cmp_ge_i32_e32 vcc, s76, v0
	s_and_b64 s[20:21], vcc, s[20:21]
	s_and_saveexec_b64 s[52:53], s[20:21]
	s_xor_b64 s[52:53], exec, s[52:53]
	s_cbranch_execz .LBB1_139
; %bb.90:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s20, 0x194000
	s_waitcnt vmcnt(1)
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
	.loc	0 149
	v_mad_i64_i32 v[0:1], s[20:21], v245, s74, 0
	s_mov_b32 s20, 0x18a000
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
	v_add_u32_e32 v243, vcc, v80, v0
	v_addc_u32_e32 v244, vcc, v152, v1, vcc
	.loc	0 153
	s_and_b64 vcc, exec, s[90:91]
	.loc	0 152
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
	.loc	0 153
	s_cbranch_vccz .LBB1_92
; %bb.91:                               ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v0, vcc, 16, v243
	v_addc_u32_e32 v1, vcc, 0, v244, vcc
	flat_load_dwordx4 v[35:38], v[0:1]
	v_add_u32_e32 v0, vcc, 32, v243
	v_addc_u32_e32 v1, vcc, 0, v244, vcc
	flat_load_dwordx4 v[39:42], v[0:1]
	v_add_u32_e32 v0, vcc, 48, v243
	v_addc_u32_e32 v1, vcc, 0, v244, vcc
	flat_load_dwordx4 v[43:46], v[0:1]
	flat_load_dwordx4 v[47:50], v[243:244]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v10, s43, v38
	v_mac_f32_e32 v9, s42, v37
	v_mac_f32_e32 v8, s41, v36
	v_mac_f32_e32 v7, s40, v35
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v14, s27, v42
	v_mac_f32_e32 v13, s26, v41
	v_mac_f32_e32 v12, s45, v40
	v_mac_f32_e32 v11, s44, v39
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v18, s23, v46
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s39, v50
	v_mac_f32_e32 v5, s38, v49
	v_mac_f32_e32 v4, s37, v48
	v_mac_f32_e32 v3, s36, v47
	v_mac_f32_e32 v17, s22, v45
	v_mac_f32_e32 v16, s25, v44
	v_mac_f32_e32 v15, s24, v43
.LBB1_92:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 48, v243
	v_addc_u32_e32 v1, vcc, 0, v244, vcc
	flat_store_dwordx4 v[0:1], v[15:18]
	v_add_u32_e32 v0, vcc, 32, v243
	v_addc_u32_e32 v1, vcc, 0, v244, vcc
	flat_store_dwordx4 v[0:1], v[11:14]
	v_add_u32_e32 v0, vcc, 16, v243
	v_addc_u32_e32 v1, vcc, 0, v244, vcc
	flat_store_dwordx4 v[0:1], v[7:10]
	flat_store_dwordx4 v[243:244], v[3:6]
	s_mov_b32 s20, 0x185000
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
	.loc	0 153
	v_cndmask_b32_e64 v0, 0, 1, s[90:91]
	v_cmp_ne_u32_e64 s[20:21], 1, v0
	s_andn2_b64 vcc, exec, s[90:91]
	.loc	0 152
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
	s_cbranch_vccnz .LBB1_94
; %bb.93:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 153
	v_add_u32_e32 v0, vcc, 64, v243
	v_addc_u32_e32 v1, vcc, 0, v244, vcc
	v_add_u32_e32 v39, vcc, 0x50, v243
	v_addc_u32_e32 v40, vcc, 0, v244, vcc
	v_add_u32_e32 v43, vcc, 0x60, v243
	v_addc_u32_e32 v44, vcc, 0, v244, vcc
	v_add_u32_e32 v47, vcc, 0x70, v243
	v_addc_u32_e32 v48, vcc, 0, v244, vcc
	flat_load_dwordx4 v[35:38], v[0:1]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v22, s39, v38
	v_mac_f32_e32 v21, s38, v37
	v_mac_f32_e32 v20, s37, v36
	v_mac_f32_e32 v19, s36, v35
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v26, s43, v42
	v_mac_f32_e32 v25, s42, v41
	v_mac_f32_e32 v24, s41, v40
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v30, s27, v46
	v_mac_f32_e32 v29, s26, v45
	v_mac_f32_e32 v28, s45, v44
	v_mac_f32_e32 v27, s44, v43
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v34, s23, v50
	v_mac_f32_e32 v33, s22, v49
	v_mac_f32_e32 v32, s25, v48
	v_mac_f32_e32 v31, s24, v47
	v_mac_f32_e32 v23, s40, v39
.LBB1_94:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 64, v243
	v_addc_u32_e32 v1, vcc, 0, v244, vcc
	v_add_u32_e32 v35, vcc, 0x70, v243
	v_addc_u32_e32 v36, vcc, 0, v244, vcc
	flat_store_dwordx4 v[35:36], v[31:34]
	s_mov_b32 s48, 0x198000
	v_add_u32_e32 v31, vcc, 0x60, v243
	v_addc_u32_e32 v32, vcc, 0, v244, vcc
	flat_store_dwordx4 v[31:32], v[27:30]
	s_nop 0
	v_add_u32_e32 v27, vcc, 0x50, v243
	v_addc_u32_e32 v28, vcc, 0, v244, vcc
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
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 152
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
	s_cbranch_vccnz .LBB1_96
; %bb.95:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 153
	v_add_u32_e32 v0, vcc, 0x80, v243
	v_addc_u32_e32 v1, vcc, 0, v244, vcc
	v_add_u32_e32 v39, vcc, 0x90, v243
	v_addc_u32_e32 v40, vcc, 0, v244, vcc
	v_add_u32_e32 v43, vcc, 0xa0, v243
	v_addc_u32_e32 v44, vcc, 0, v244, vcc
	v_add_u32_e32 v47, vcc, 0xb0, v243
	v_addc_u32_e32 v48, vcc, 0, v244, vcc
	flat_load_dwordx4 v[35:38], v[0:1]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v22, s39, v38
	v_mac_f32_e32 v21, s38, v37
	v_mac_f32_e32 v20, s37, v36
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v26, s43, v42
	v_mac_f32_e32 v25, s42, v41
	v_mac_f32_e32 v24, s41, v40
	v_mac_f32_e32 v23, s40, v39
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v30, s27, v46
	v_mac_f32_e32 v29, s26, v45
	v_mac_f32_e32 v28, s45, v44
	v_mac_f32_e32 v27, s44, v43
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v34, s23, v50
	v_mac_f32_e32 v33, s22, v49
	v_mac_f32_e32 v32, s25, v48
	v_mac_f32_e32 v31, s24, v47
	v_mac_f32_e32 v19, s36, v35
.LBB1_96:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 0x80, v243
	v_addc_u32_e32 v1, vcc, 0, v244, vcc
	v_add_u32_e32 v35, vcc, 0xb0, v243
	v_addc_u32_e32 v36, vcc, 0, v244, vcc
	flat_store_dwordx4 v[35:36], v[31:34]
	s_mov_b32 s48, 0x191000
	v_add_u32_e32 v31, vcc, 0xa0, v243
	v_addc_u32_e32 v32, vcc, 0, v244, vcc
	flat_store_dwordx4 v[31:32], v[27:30]
	s_nop 0
	v_add_u32_e32 v27, vcc, 0x90, v243
	v_addc_u32_e32 v28, vcc, 0, v244, vcc
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
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 152
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
	s_cbranch_vccnz .LBB1_98
; %bb.97:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 153
	v_add_u32_e32 v0, vcc, 0xc0, v243
	v_addc_u32_e32 v1, vcc, 0, v244, vcc
	v_add_u32_e32 v39, vcc, 0xd0, v243
	v_addc_u32_e32 v40, vcc, 0, v244, vcc
	v_add_u32_e32 v43, vcc, 0xe0, v243
	v_addc_u32_e32 v44, vcc, 0, v244, vcc
	v_add_u32_e32 v47, vcc, 0xf0, v243
	v_addc_u32_e32 v48, vcc, 0, v244, vcc
	flat_load_dwordx4 v[35:38], v[0:1]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v26, s39, v38
	v_mac_f32_e32 v25, s38, v37
	v_mac_f32_e32 v24, s37, v36
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v22, s43, v42
	v_mac_f32_e32 v21, s42, v41
	v_mac_f32_e32 v20, s41, v40
	v_mac_f32_e32 v19, s40, v39
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v30, s27, v46
	v_mac_f32_e32 v29, s26, v45
	v_mac_f32_e32 v28, s45, v44
	v_mac_f32_e32 v27, s44, v43
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v34, s23, v50
	v_mac_f32_e32 v33, s22, v49
	v_mac_f32_e32 v32, s25, v48
	v_mac_f32_e32 v31, s24, v47
	v_mac_f32_e32 v23, s36, v35
.LBB1_98:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 0xc0, v243
	v_addc_u32_e32 v1, vcc, 0, v244, vcc
	v_add_u32_e32 v35, vcc, 0xf0, v243
	v_addc_u32_e32 v36, vcc, 0, v244, vcc
	flat_store_dwordx4 v[35:36], v[31:34]
	s_mov_b32 s48, 0x186000
	v_add_u32_e32 v31, vcc, 0xe0, v243
	v_addc_u32_e32 v32, vcc, 0, v244, vcc
	flat_store_dwordx4 v[31:32], v[27:30]
	v_mov_b32_e32 v242, v226
	v_add_u32_e32 v27, vcc, 0xd0, v243
	v_addc_u32_e32 v28, vcc, 0, v244, vcc
	flat_store_dwordx4 v[27:28], v[19:22]
	flat_store_dwordx4 v[0:1], v[23:26]
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
	.loc	0 149
	v_or_b32_e32 v0, 1, v245
	v_mad_i64_i32 v[0:1], s[54:55], v0, s74, 0
	v_mov_b32_e32 v241, v225
	v_mov_b32_e32 v240, v224
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_mov_b32_e32 v239, v223
	v_add_u32_e32 v147, vcc, v80, v0
	v_addc_u32_e32 v148, vcc, v152, v1, vcc
	v_mov_b32_e32 v238, v222
	v_mov_b32_e32 v237, v221
	v_mov_b32_e32 v236, v220
	v_mov_b32_e32 v235, v219
	v_mov_b32_e32 v234, v218
	v_mov_b32_e32 v233, v217
	v_mov_b32_e32 v232, v216
	v_mov_b32_e32 v231, v215
	v_mov_b32_e32 v230, v214
	v_mov_b32_e32 v229, v213
	v_mov_b32_e32 v228, v212
	v_mov_b32_e32 v227, v211
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 152
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
	s_cbranch_vccnz .LBB1_100
; %bb.99:                               ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 153
	v_add_u32_e32 v0, vcc, 16, v147
	v_addc_u32_e32 v1, vcc, 0, v148, vcc
	flat_load_dwordx4 v[35:38], v[0:1]
	v_add_u32_e32 v0, vcc, 32, v147
	v_addc_u32_e32 v1, vcc, 0, v148, vcc
	flat_load_dwordx4 v[39:42], v[0:1]
	v_add_u32_e32 v0, vcc, 48, v147
	v_addc_u32_e32 v1, vcc, 0, v148, vcc
	flat_load_dwordx4 v[43:46], v[0:1]
	flat_load_dwordx4 v[47:50], v[147:148]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v26, s43, v38
	v_mac_f32_e32 v25, s42, v37
	v_mac_f32_e32 v24, s41, v36
	v_mac_f32_e32 v23, s40, v35
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v30, s27, v42
	v_mac_f32_e32 v29, s26, v41
	v_mac_f32_e32 v28, s45, v40
	v_mac_f32_e32 v27, s44, v39
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v34, s23, v46
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v22, s39, v50
	v_mac_f32_e32 v21, s38, v49
	v_mac_f32_e32 v20, s37, v48
	v_mac_f32_e32 v19, s36, v47
	v_mac_f32_e32 v33, s22, v45
	v_mac_f32_e32 v32, s25, v44
	v_mac_f32_e32 v31, s24, v43
.LBB1_100:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 48, v147
	v_addc_u32_e32 v1, vcc, 0, v148, vcc
	flat_store_dwordx4 v[0:1], v[31:34]
	v_add_u32_e32 v0, vcc, 32, v147
	v_addc_u32_e32 v1, vcc, 0, v148, vcc
	flat_store_dwordx4 v[0:1], v[27:30]
	v_add_u32_e32 v0, vcc, 16, v147
	v_addc_u32_e32 v1, vcc, 0, v148, vcc
	flat_store_dwordx4 v[0:1], v[23:26]
	flat_store_dwordx4 v[147:148], v[19:22]
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
	s_mov_b32 s48, 0x193000
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
	s_mov_b32 s48, 0x19b000
	v_mov_b32_e32 v178, v146
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
	s_mov_b32 s48, 0x18d000
	v_mov_b32_e32 v177, v145
	v_mov_b32_e32 v176, v144
	v_mov_b32_e32 v175, v143
	v_mov_b32_e32 v174, v142
	v_mov_b32_e32 v173, v141
	v_mov_b32_e32 v172, v140
	v_mov_b32_e32 v171, v139
	v_mov_b32_e32 v170, v138
	v_mov_b32_e32 v169, v137
	v_mov_b32_e32 v168, v136
	v_mov_b32_e32 v167, v135
	v_mov_b32_e32 v166, v134
	v_mov_b32_e32 v165, v133
	v_mov_b32_e32 v164, v132
	v_mov_b32_e32 v163, v131
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
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 152
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
	s_cbranch_vccnz .LBB1_102
; %bb.101:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 153
	v_add_u32_e32 v0, vcc, 64, v147
	v_addc_u32_e32 v1, vcc, 0, v148, vcc
	v_add_u32_e32 v39, vcc, 0x50, v147
	v_addc_u32_e32 v40, vcc, 0, v148, vcc
	v_add_u32_e32 v43, vcc, 0x60, v147
	v_addc_u32_e32 v44, vcc, 0, v148, vcc
	v_add_u32_e32 v47, vcc, 0x70, v147
	v_addc_u32_e32 v48, vcc, 0, v148, vcc
	flat_load_dwordx4 v[35:38], v[0:1]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v22, s39, v38
	v_mac_f32_e32 v21, s38, v37
	v_mac_f32_e32 v20, s37, v36
	v_mac_f32_e32 v19, s36, v35
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v26, s43, v42
	v_mac_f32_e32 v25, s42, v41
	v_mac_f32_e32 v24, s41, v40
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v30, s27, v46
	v_mac_f32_e32 v29, s26, v45
	v_mac_f32_e32 v28, s45, v44
	v_mac_f32_e32 v27, s44, v43
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v34, s23, v50
	v_mac_f32_e32 v33, s22, v49
	v_mac_f32_e32 v32, s25, v48
	v_mac_f32_e32 v31, s24, v47
	v_mac_f32_e32 v23, s40, v39
.LBB1_102:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 64, v147
	v_addc_u32_e32 v1, vcc, 0, v148, vcc
	v_add_u32_e32 v35, vcc, 0x70, v147
	v_addc_u32_e32 v36, vcc, 0, v148, vcc
	flat_store_dwordx4 v[35:36], v[31:34]
	s_mov_b32 s48, 0x199000
	v_add_u32_e32 v31, vcc, 0x60, v147
	v_addc_u32_e32 v32, vcc, 0, v148, vcc
	flat_store_dwordx4 v[31:32], v[27:30]
	v_mov_b32_e32 v226, v78
	v_add_u32_e32 v27, vcc, 0x50, v147
	v_addc_u32_e32 v28, vcc, 0, v148, vcc
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
	s_mov_b32 s48, 0x189000
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
	v_mov_b32_e32 v225, v77
	v_mov_b32_e32 v224, v76
	v_mov_b32_e32 v223, v75
	v_mov_b32_e32 v222, v74
	v_mov_b32_e32 v221, v73
	v_mov_b32_e32 v220, v72
	v_mov_b32_e32 v219, v71
	v_mov_b32_e32 v218, v70
	v_mov_b32_e32 v217, v69
	v_mov_b32_e32 v216, v68
	v_mov_b32_e32 v215, v67
	v_mov_b32_e32 v214, v66
	v_mov_b32_e32 v213, v65
	v_mov_b32_e32 v212, v64
	v_mov_b32_e32 v211, v63
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 152
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
	s_cbranch_vccnz .LBB1_104
; %bb.103:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 153
	v_add_u32_e32 v0, vcc, 0x80, v147
	v_addc_u32_e32 v1, vcc, 0, v148, vcc
	v_add_u32_e32 v39, vcc, 0x90, v147
	v_addc_u32_e32 v40, vcc, 0, v148, vcc
	v_add_u32_e32 v43, vcc, 0xa0, v147
	v_addc_u32_e32 v44, vcc, 0, v148, vcc
	v_add_u32_e32 v47, vcc, 0xb0, v147
	v_addc_u32_e32 v48, vcc, 0, v148, vcc
	flat_load_dwordx4 v[35:38], v[0:1]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v22, s39, v38
	v_mac_f32_e32 v21, s38, v37
	v_mac_f32_e32 v20, s37, v36
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v26, s43, v42
	v_mac_f32_e32 v25, s42, v41
	v_mac_f32_e32 v24, s41, v40
	v_mac_f32_e32 v23, s40, v39
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v30, s27, v46
	v_mac_f32_e32 v29, s26, v45
	v_mac_f32_e32 v28, s45, v44
	v_mac_f32_e32 v27, s44, v43
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v34, s23, v50
	v_mac_f32_e32 v33, s22, v49
	v_mac_f32_e32 v32, s25, v48
	v_mac_f32_e32 v31, s24, v47
	v_mac_f32_e32 v19, s36, v35
.LBB1_104:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s48, 0x192000
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
	.loc	0 154
	v_add_u32_e32 v0, vcc, 0x80, v147
	v_addc_u32_e32 v1, vcc, 0, v148, vcc
	v_add_u32_e32 v35, vcc, 0xb0, v147
	v_addc_u32_e32 v36, vcc, 0, v148, vcc
	flat_store_dwordx4 v[35:36], v[31:34]
	s_mov_b32 s48, 0x18f000
	v_add_u32_e32 v31, vcc, 0xa0, v147
	v_addc_u32_e32 v32, vcc, 0, v148, vcc
	flat_store_dwordx4 v[31:32], v[27:30]
	s_nop 0
	v_add_u32_e32 v27, vcc, 0x90, v147
	v_addc_u32_e32 v28, vcc, 0, v148, vcc
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
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 152
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
	s_cbranch_vccnz .LBB1_106
; %bb.105:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 153
	v_add_u32_e32 v0, vcc, 0xc0, v147
	v_addc_u32_e32 v1, vcc, 0, v148, vcc
	v_add_u32_e32 v39, vcc, 0xd0, v147
	v_addc_u32_e32 v40, vcc, 0, v148, vcc
	v_add_u32_e32 v43, vcc, 0xe0, v147
	v_addc_u32_e32 v44, vcc, 0, v148, vcc
	v_add_u32_e32 v47, vcc, 0xf0, v147
	v_addc_u32_e32 v48, vcc, 0, v148, vcc
	flat_load_dwordx4 v[35:38], v[0:1]
	flat_load_dwordx4 v[39:42], v[39:40]
	flat_load_dwordx4 v[43:46], v[43:44]
	flat_load_dwordx4 v[47:50], v[47:48]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v26, s39, v38
	v_mac_f32_e32 v25, s38, v37
	v_mac_f32_e32 v24, s37, v36
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v22, s43, v42
	v_mac_f32_e32 v21, s42, v41
	v_mac_f32_e32 v20, s41, v40
	v_mac_f32_e32 v19, s40, v39
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v30, s27, v46
	v_mac_f32_e32 v29, s26, v45
	v_mac_f32_e32 v28, s45, v44
	v_mac_f32_e32 v27, s44, v43
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v34, s23, v50
	v_mac_f32_e32 v33, s22, v49
	v_mac_f32_e32 v32, s25, v48
	v_mac_f32_e32 v31, s24, v47
	v_mac_f32_e32 v23, s36, v35
.LBB1_106:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 0xc0, v147
	v_addc_u32_e32 v1, vcc, 0, v148, vcc
	v_add_u32_e32 v35, vcc, 0xf0, v147
	v_addc_u32_e32 v36, vcc, 0, v148, vcc
	flat_store_dwordx4 v[35:36], v[31:34]
	s_mov_b32 s48, 0x187000
	v_add_u32_e32 v31, vcc, 0xe0, v147
	v_addc_u32_e32 v32, vcc, 0, v148, vcc
	flat_store_dwordx4 v[31:32], v[27:30]
	s_nop 0
	v_add_u32_e32 v27, vcc, 0xd0, v147
	v_addc_u32_e32 v28, vcc, 0, v148, vcc
	flat_store_dwordx4 v[27:28], v[19:22]
	flat_store_dwordx4 v[0:1], v[23:26]
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
	.loc	0 149
	v_add_u32_e32 v0, vcc, 2, v245
	v_mad_i64_i32 v[0:1], s[54:55], v0, s74, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v19, vcc, v80, v0
	v_addc_u32_e32 v20, vcc, v152, v1, vcc
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 152
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
	s_cbranch_vccnz .LBB1_108
; %bb.107:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 153
	v_add_u32_e32 v0, vcc, 16, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_load_dwordx4 v[21:24], v[0:1]
	v_add_u32_e32 v0, vcc, 32, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_load_dwordx4 v[25:28], v[0:1]
	v_add_u32_e32 v0, vcc, 48, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_load_dwordx4 v[29:32], v[0:1]
	flat_load_dwordx4 v[33:36], v[19:20]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v10, s43, v24
	v_mac_f32_e32 v9, s42, v23
	v_mac_f32_e32 v8, s41, v22
	v_mac_f32_e32 v7, s40, v21
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v14, s27, v28
	v_mac_f32_e32 v13, s26, v27
	v_mac_f32_e32 v12, s45, v26
	v_mac_f32_e32 v11, s44, v25
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v18, s23, v32
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s39, v36
	v_mac_f32_e32 v5, s38, v35
	v_mac_f32_e32 v4, s37, v34
	v_mac_f32_e32 v3, s36, v33
	v_mac_f32_e32 v17, s22, v31
	v_mac_f32_e32 v16, s25, v30
	v_mac_f32_e32 v15, s24, v29
.LBB1_108:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 48, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_store_dwordx4 v[0:1], v[15:18]
	v_add_u32_e32 v0, vcc, 32, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_store_dwordx4 v[0:1], v[11:14]
	v_add_u32_e32 v0, vcc, 16, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_store_dwordx4 v[0:1], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
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
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 152
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
	s_cbranch_vccnz .LBB1_110
; %bb.109:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 153
	v_add_u32_e32 v0, vcc, 64, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v25, vcc, 0x50, v19
	v_addc_u32_e32 v26, vcc, 0, v20, vcc
	v_add_u32_e32 v29, vcc, 0x60, v19
	v_addc_u32_e32 v30, vcc, 0, v20, vcc
	v_add_u32_e32 v33, vcc, 0x70, v19
	v_addc_u32_e32 v34, vcc, 0, v20, vcc
	flat_load_dwordx4 v[21:24], v[0:1]
	flat_load_dwordx4 v[25:28], v[25:26]
	flat_load_dwordx4 v[29:32], v[29:30]
	flat_load_dwordx4 v[33:36], v[33:34]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s39, v24
	v_mac_f32_e32 v5, s38, v23
	v_mac_f32_e32 v4, s37, v22
	v_mac_f32_e32 v3, s36, v21
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s43, v28
	v_mac_f32_e32 v9, s42, v27
	v_mac_f32_e32 v8, s41, v26
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s27, v32
	v_mac_f32_e32 v13, s26, v31
	v_mac_f32_e32 v12, s45, v30
	v_mac_f32_e32 v11, s44, v29
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s23, v36
	v_mac_f32_e32 v17, s22, v35
	v_mac_f32_e32 v16, s25, v34
	v_mac_f32_e32 v15, s24, v33
	v_mac_f32_e32 v7, s40, v25
.LBB1_110:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 64, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v21, vcc, 0x70, v19
	v_addc_u32_e32 v22, vcc, 0, v20, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_mov_b32 s48, 0x19a000
	v_add_u32_e32 v15, vcc, 0x60, v19
	v_addc_u32_e32 v16, vcc, 0, v20, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	s_nop 0
	v_add_u32_e32 v11, vcc, 0x50, v19
	v_addc_u32_e32 v12, vcc, 0, v20, vcc
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
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 152
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
	s_cbranch_vccnz .LBB1_112
; %bb.111:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 153
	v_add_u32_e32 v0, vcc, 0x80, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v25, vcc, 0x90, v19
	v_addc_u32_e32 v26, vcc, 0, v20, vcc
	v_add_u32_e32 v29, vcc, 0xa0, v19
	v_addc_u32_e32 v30, vcc, 0, v20, vcc
	v_add_u32_e32 v33, vcc, 0xb0, v19
	v_addc_u32_e32 v34, vcc, 0, v20, vcc
	flat_load_dwordx4 v[21:24], v[0:1]
	flat_load_dwordx4 v[25:28], v[25:26]
	flat_load_dwordx4 v[29:32], v[29:30]
	flat_load_dwordx4 v[33:36], v[33:34]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s39, v24
	v_mac_f32_e32 v5, s38, v23
	v_mac_f32_e32 v4, s37, v22
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s43, v28
	v_mac_f32_e32 v9, s42, v27
	v_mac_f32_e32 v8, s41, v26
	v_mac_f32_e32 v7, s40, v25
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s27, v32
	v_mac_f32_e32 v13, s26, v31
	v_mac_f32_e32 v12, s45, v30
	v_mac_f32_e32 v11, s44, v29
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s23, v36
	v_mac_f32_e32 v17, s22, v35
	v_mac_f32_e32 v16, s25, v34
	v_mac_f32_e32 v15, s24, v33
	v_mac_f32_e32 v3, s36, v21
.LBB1_112:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 0x80, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v21, vcc, 0xb0, v19
	v_addc_u32_e32 v22, vcc, 0, v20, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_mov_b32 s48, 0x190000
	v_add_u32_e32 v15, vcc, 0xa0, v19
	v_addc_u32_e32 v16, vcc, 0, v20, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	s_nop 0
	v_add_u32_e32 v11, vcc, 0x90, v19
	v_addc_u32_e32 v12, vcc, 0, v20, vcc
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
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 152
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
	s_cbranch_vccnz .LBB1_114
; %bb.113:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 153
	v_add_u32_e32 v0, vcc, 0xc0, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v25, vcc, 0xd0, v19
	v_addc_u32_e32 v26, vcc, 0, v20, vcc
	v_add_u32_e32 v29, vcc, 0xe0, v19
	v_addc_u32_e32 v30, vcc, 0, v20, vcc
	v_add_u32_e32 v33, vcc, 0xf0, v19
	v_addc_u32_e32 v34, vcc, 0, v20, vcc
	flat_load_dwordx4 v[21:24], v[0:1]
	flat_load_dwordx4 v[25:28], v[25:26]
	flat_load_dwordx4 v[29:32], v[29:30]
	flat_load_dwordx4 v[33:36], v[33:34]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s39, v24
	v_mac_f32_e32 v5, s38, v23
	v_mac_f32_e32 v4, s37, v22
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s43, v28
	v_mac_f32_e32 v9, s42, v27
	v_mac_f32_e32 v8, s41, v26
	v_mac_f32_e32 v7, s40, v25
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s27, v32
	v_mac_f32_e32 v13, s26, v31
	v_mac_f32_e32 v12, s45, v30
	v_mac_f32_e32 v11, s44, v29
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s23, v36
	v_mac_f32_e32 v17, s22, v35
	v_mac_f32_e32 v16, s25, v34
	v_mac_f32_e32 v15, s24, v33
	v_mac_f32_e32 v3, s36, v21
.LBB1_114:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 0xc0, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v21, vcc, 0xf0, v19
	v_addc_u32_e32 v22, vcc, 0, v20, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_mov_b32 s48, 0x194000
	v_add_u32_e32 v15, vcc, 0xe0, v19
	v_addc_u32_e32 v16, vcc, 0, v20, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	s_nop 0
	v_add_u32_e32 v11, vcc, 0xd0, v19
	v_addc_u32_e32 v12, vcc, 0, v20, vcc
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
	.loc	0 149
	v_add_u32_e32 v0, vcc, 3, v245
	v_mad_i64_i32 v[0:1], s[54:55], v0, s74, 0
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_add_u32_e32 v19, vcc, v80, v0
	v_addc_u32_e32 v20, vcc, v152, v1, vcc
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	.loc	0 152
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
	s_cbranch_vccnz .LBB1_116
; %bb.115:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 153
	v_add_u32_e32 v0, vcc, 16, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_load_dwordx4 v[21:24], v[0:1]
	v_add_u32_e32 v0, vcc, 32, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_load_dwordx4 v[25:28], v[0:1]
	v_add_u32_e32 v0, vcc, 48, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_load_dwordx4 v[29:32], v[0:1]
	flat_load_dwordx4 v[33:36], v[19:20]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v10, s43, v24
	v_mac_f32_e32 v9, s42, v23
	v_mac_f32_e32 v8, s41, v22
	v_mac_f32_e32 v7, s40, v21
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v14, s27, v28
	v_mac_f32_e32 v13, s26, v27
	v_mac_f32_e32 v12, s45, v26
	v_mac_f32_e32 v11, s44, v25
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v18, s23, v32
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s39, v36
	v_mac_f32_e32 v5, s38, v35
	v_mac_f32_e32 v4, s37, v34
	v_mac_f32_e32 v3, s36, v33
	v_mac_f32_e32 v17, s22, v31
	v_mac_f32_e32 v16, s25, v30
	v_mac_f32_e32 v15, s24, v29
.LBB1_116:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 48, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_store_dwordx4 v[0:1], v[15:18]
	v_add_u32_e32 v0, vcc, 32, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_store_dwordx4 v[0:1], v[11:14]
	v_add_u32_e32 v0, vcc, 16, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_store_dwordx4 v[0:1], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
	.loc	0 152
	v_mul_f32_e32 v18, s31, v242
	v_mul_f32_e32 v17, s30, v241
	v_mul_f32_e32 v16, s29, v240
	v_mul_f32_e32 v15, s28, v239
	v_mul_f32_e32 v14, s47, v238
	v_mul_f32_e32 v13, s46, v237
	v_mul_f32_e32 v12, s65, v236
	v_mul_f32_e32 v11, s64, v235
	v_mul_f32_e32 v10, s67, v234
	v_mul_f32_e32 v9, s66, v233
	v_mul_f32_e32 v8, s69, v232
	v_mul_f32_e32 v7, s68, v231
	v_mul_f32_e32 v6, s71, v230
	v_mul_f32_e32 v5, s70, v229
	v_mul_f32_e32 v4, s73, v228
	v_mul_f32_e32 v3, s72, v227
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_118
; %bb.117:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v0, vcc, 64, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v25, vcc, 0x50, v19
	v_addc_u32_e32 v26, vcc, 0, v20, vcc
	v_add_u32_e32 v29, vcc, 0x60, v19
	v_addc_u32_e32 v30, vcc, 0, v20, vcc
	v_add_u32_e32 v33, vcc, 0x70, v19
	v_addc_u32_e32 v34, vcc, 0, v20, vcc
	flat_load_dwordx4 v[21:24], v[0:1]
	flat_load_dwordx4 v[25:28], v[25:26]
	flat_load_dwordx4 v[29:32], v[29:30]
	flat_load_dwordx4 v[33:36], v[33:34]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s39, v24
	v_mac_f32_e32 v5, s38, v23
	v_mac_f32_e32 v4, s37, v22
	v_mac_f32_e32 v3, s36, v21
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s43, v28
	v_mac_f32_e32 v9, s42, v27
	v_mac_f32_e32 v8, s41, v26
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s27, v32
	v_mac_f32_e32 v13, s26, v31
	v_mac_f32_e32 v12, s45, v30
	v_mac_f32_e32 v11, s44, v29
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s23, v36
	v_mac_f32_e32 v17, s22, v35
	v_mac_f32_e32 v16, s25, v34
	v_mac_f32_e32 v15, s24, v33
	v_mac_f32_e32 v7, s40, v25
.LBB1_118:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 64, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v21, vcc, 0x70, v19
	v_addc_u32_e32 v22, vcc, 0, v20, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0x60, v19
	v_addc_u32_e32 v16, vcc, 0, v20, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 152
	v_mul_f32_e32 v18, s31, v178
	.loc	0 154
	v_add_u32_e32 v11, vcc, 0x50, v19
	v_addc_u32_e32 v12, vcc, 0, v20, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[0:1], v[3:6]
	.loc	0 152
	v_mul_f32_e32 v17, s30, v177
	v_mul_f32_e32 v16, s29, v176
	v_mul_f32_e32 v15, s28, v175
	v_mul_f32_e32 v14, s47, v174
	v_mul_f32_e32 v13, s46, v173
	v_mul_f32_e32 v12, s65, v172
	v_mul_f32_e32 v11, s64, v171
	v_mul_f32_e32 v10, s67, v170
	v_mul_f32_e32 v9, s66, v169
	v_mul_f32_e32 v8, s69, v168
	v_mul_f32_e32 v7, s68, v167
	v_mul_f32_e32 v6, s71, v166
	v_mul_f32_e32 v5, s70, v165
	v_mul_f32_e32 v4, s73, v164
	v_mul_f32_e32 v3, s72, v163
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_120
; %bb.119:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v0, vcc, 0x80, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v25, vcc, 0x90, v19
	v_addc_u32_e32 v26, vcc, 0, v20, vcc
	v_add_u32_e32 v29, vcc, 0xa0, v19
	v_addc_u32_e32 v30, vcc, 0, v20, vcc
	v_add_u32_e32 v33, vcc, 0xb0, v19
	v_addc_u32_e32 v34, vcc, 0, v20, vcc
	flat_load_dwordx4 v[21:24], v[0:1]
	flat_load_dwordx4 v[25:28], v[25:26]
	flat_load_dwordx4 v[29:32], v[29:30]
	flat_load_dwordx4 v[33:36], v[33:34]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s39, v24
	v_mac_f32_e32 v5, s38, v23
	v_mac_f32_e32 v4, s37, v22
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s43, v28
	v_mac_f32_e32 v9, s42, v27
	v_mac_f32_e32 v8, s41, v26
	v_mac_f32_e32 v7, s40, v25
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s27, v32
	v_mac_f32_e32 v13, s26, v31
	v_mac_f32_e32 v12, s45, v30
	v_mac_f32_e32 v11, s44, v29
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s23, v36
	v_mac_f32_e32 v17, s22, v35
	v_mac_f32_e32 v16, s25, v34
	v_mac_f32_e32 v15, s24, v33
	v_mac_f32_e32 v3, s36, v21
.LBB1_120:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 0x80, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v21, vcc, 0xb0, v19
	v_addc_u32_e32 v22, vcc, 0, v20, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0xa0, v19
	v_addc_u32_e32 v16, vcc, 0, v20, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 152
	v_mul_f32_e32 v18, s31, v66
	.loc	0 154
	v_add_u32_e32 v11, vcc, 0x90, v19
	v_addc_u32_e32 v12, vcc, 0, v20, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[0:1], v[3:6]
	.loc	0 152
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
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_122
; %bb.121:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v0, vcc, 0xc0, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v25, vcc, 0xd0, v19
	v_addc_u32_e32 v26, vcc, 0, v20, vcc
	v_add_u32_e32 v29, vcc, 0xe0, v19
	v_addc_u32_e32 v30, vcc, 0, v20, vcc
	v_add_u32_e32 v33, vcc, 0xf0, v19
	v_addc_u32_e32 v34, vcc, 0, v20, vcc
	flat_load_dwordx4 v[21:24], v[0:1]
	flat_load_dwordx4 v[25:28], v[25:26]
	flat_load_dwordx4 v[29:32], v[29:30]
	flat_load_dwordx4 v[33:36], v[33:34]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s39, v24
	v_mac_f32_e32 v5, s38, v23
	v_mac_f32_e32 v4, s37, v22
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s43, v28
	v_mac_f32_e32 v9, s42, v27
	v_mac_f32_e32 v8, s41, v26
	v_mac_f32_e32 v7, s40, v25
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s27, v32
	v_mac_f32_e32 v13, s26, v31
	v_mac_f32_e32 v12, s45, v30
	v_mac_f32_e32 v11, s44, v29
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s23, v36
	v_mac_f32_e32 v17, s22, v35
	v_mac_f32_e32 v16, s25, v34
	v_mac_f32_e32 v15, s24, v33
	v_mac_f32_e32 v3, s36, v21
.LBB1_122:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 0xc0, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v21, vcc, 0xf0, v19
	v_addc_u32_e32 v22, vcc, 0, v20, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0xe0, v19
	v_addc_u32_e32 v16, vcc, 0, v20, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 152
	v_mul_f32_e32 v18, s31, v210
	.loc	0 154
	v_add_u32_e32 v11, vcc, 0xd0, v19
	v_addc_u32_e32 v12, vcc, 0, v20, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[0:1], v[3:6]
	.loc	0 149
	v_add_u32_e32 v0, vcc, 4, v245
	v_mad_i64_i32 v[0:1], s[54:55], v0, s74, 0
	.loc	0 152
	v_mul_f32_e32 v17, s30, v209
	v_mul_f32_e32 v16, s29, v208
	.loc	0 149
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 152
	v_mul_f32_e32 v15, s28, v207
	.loc	0 149
	v_add_u32_e32 v19, vcc, v80, v0
	v_addc_u32_e32 v20, vcc, v152, v1, vcc
	.loc	0 152
	v_mul_f32_e32 v14, s47, v206
	v_mul_f32_e32 v13, s46, v205
	v_mul_f32_e32 v12, s65, v204
	v_mul_f32_e32 v11, s64, v203
	v_mul_f32_e32 v10, s67, v202
	v_mul_f32_e32 v9, s66, v201
	v_mul_f32_e32 v8, s69, v200
	v_mul_f32_e32 v7, s68, v199
	v_mul_f32_e32 v6, s71, v198
	v_mul_f32_e32 v5, s70, v197
	v_mul_f32_e32 v4, s73, v196
	v_mul_f32_e32 v3, s72, v195
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_124
; %bb.123:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v0, vcc, 16, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_load_dwordx4 v[21:24], v[0:1]
	v_add_u32_e32 v0, vcc, 32, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_load_dwordx4 v[25:28], v[0:1]
	v_add_u32_e32 v0, vcc, 48, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_load_dwordx4 v[29:32], v[0:1]
	flat_load_dwordx4 v[33:36], v[19:20]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v10, s43, v24
	v_mac_f32_e32 v9, s42, v23
	v_mac_f32_e32 v8, s41, v22
	v_mac_f32_e32 v7, s40, v21
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v14, s27, v28
	v_mac_f32_e32 v13, s26, v27
	v_mac_f32_e32 v12, s45, v26
	v_mac_f32_e32 v11, s44, v25
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v18, s23, v32
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s39, v36
	v_mac_f32_e32 v5, s38, v35
	v_mac_f32_e32 v4, s37, v34
	v_mac_f32_e32 v3, s36, v33
	v_mac_f32_e32 v17, s22, v31
	v_mac_f32_e32 v16, s25, v30
	v_mac_f32_e32 v15, s24, v29
.LBB1_124:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 48, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_store_dwordx4 v[0:1], v[15:18]
	v_add_u32_e32 v0, vcc, 32, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_store_dwordx4 v[0:1], v[11:14]
	v_add_u32_e32 v0, vcc, 16, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_store_dwordx4 v[0:1], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
	s_mov_b32 s48, 0x188000
	buffer_load_dword v37, off, s[0:3], s48
	buffer_load_dword v38, off, s[0:3], s48 offset:4
	buffer_load_dword v39, off, s[0:3], s48 offset:8
	buffer_load_dword v40, off, s[0:3], s48 offset:12
	buffer_load_dword v41, off, s[0:3], s48 offset:16
	buffer_load_dword v42, off, s[0:3], s48 offset:20
	buffer_load_dword v43, off, s[0:3], s48 offset:24
	buffer_load_dword v44, off, s[0:3], s48 offset:28
	buffer_load_dword v45, off, s[0:3], s48 offset:32
	buffer_load_dword v46, off, s[0:3], s48 offset:36
	buffer_load_dword v47, off, s[0:3], s48 offset:40
	buffer_load_dword v48, off, s[0:3], s48 offset:44
	buffer_load_dword v49, off, s[0:3], s48 offset:48
	buffer_load_dword v50, off, s[0:3], s48 offset:52
	buffer_load_dword v51, off, s[0:3], s48 offset:56
	buffer_load_dword v52, off, s[0:3], s48 offset:60
	.loc	0 152
	v_mul_f32_e32 v18, s31, v146
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
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_126
; %bb.125:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v0, vcc, 64, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v25, vcc, 0x50, v19
	v_addc_u32_e32 v26, vcc, 0, v20, vcc
	v_add_u32_e32 v29, vcc, 0x60, v19
	v_addc_u32_e32 v30, vcc, 0, v20, vcc
	v_add_u32_e32 v33, vcc, 0x70, v19
	v_addc_u32_e32 v34, vcc, 0, v20, vcc
	flat_load_dwordx4 v[21:24], v[0:1]
	flat_load_dwordx4 v[25:28], v[25:26]
	flat_load_dwordx4 v[29:32], v[29:30]
	flat_load_dwordx4 v[33:36], v[33:34]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s39, v24
	v_mac_f32_e32 v5, s38, v23
	v_mac_f32_e32 v4, s37, v22
	v_mac_f32_e32 v3, s36, v21
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s43, v28
	v_mac_f32_e32 v9, s42, v27
	v_mac_f32_e32 v8, s41, v26
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s27, v32
	v_mac_f32_e32 v13, s26, v31
	v_mac_f32_e32 v12, s45, v30
	v_mac_f32_e32 v11, s44, v29
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s23, v36
	v_mac_f32_e32 v17, s22, v35
	v_mac_f32_e32 v16, s25, v34
	v_mac_f32_e32 v15, s24, v33
	v_mac_f32_e32 v7, s40, v25
.LBB1_126:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 64, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v21, vcc, 0x70, v19
	v_addc_u32_e32 v22, vcc, 0, v20, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0x60, v19
	v_addc_u32_e32 v16, vcc, 0, v20, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 152
	v_mul_f32_e32 v18, s31, v130
	.loc	0 154
	v_add_u32_e32 v11, vcc, 0x50, v19
	v_addc_u32_e32 v12, vcc, 0, v20, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[0:1], v[3:6]
	.loc	0 152
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
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_128
; %bb.127:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v0, vcc, 0x80, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v25, vcc, 0x90, v19
	v_addc_u32_e32 v26, vcc, 0, v20, vcc
	v_add_u32_e32 v29, vcc, 0xa0, v19
	v_addc_u32_e32 v30, vcc, 0, v20, vcc
	v_add_u32_e32 v33, vcc, 0xb0, v19
	v_addc_u32_e32 v34, vcc, 0, v20, vcc
	flat_load_dwordx4 v[21:24], v[0:1]
	flat_load_dwordx4 v[25:28], v[25:26]
	flat_load_dwordx4 v[29:32], v[29:30]
	flat_load_dwordx4 v[33:36], v[33:34]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s39, v24
	v_mac_f32_e32 v5, s38, v23
	v_mac_f32_e32 v4, s37, v22
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s43, v28
	v_mac_f32_e32 v9, s42, v27
	v_mac_f32_e32 v8, s41, v26
	v_mac_f32_e32 v7, s40, v25
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s27, v32
	v_mac_f32_e32 v13, s26, v31
	v_mac_f32_e32 v12, s45, v30
	v_mac_f32_e32 v11, s44, v29
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s23, v36
	v_mac_f32_e32 v17, s22, v35
	v_mac_f32_e32 v16, s25, v34
	v_mac_f32_e32 v15, s24, v33
	v_mac_f32_e32 v3, s36, v21
.LBB1_128:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 0x80, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v21, vcc, 0xb0, v19
	v_addc_u32_e32 v22, vcc, 0, v20, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0xa0, v19
	v_addc_u32_e32 v16, vcc, 0, v20, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 152
	v_mul_f32_e32 v18, s31, v114
	.loc	0 154
	v_add_u32_e32 v11, vcc, 0x90, v19
	v_addc_u32_e32 v12, vcc, 0, v20, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[0:1], v[3:6]
	.loc	0 152
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
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_130
; %bb.129:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v0, vcc, 0xc0, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v25, vcc, 0xd0, v19
	v_addc_u32_e32 v26, vcc, 0, v20, vcc
	v_add_u32_e32 v29, vcc, 0xe0, v19
	v_addc_u32_e32 v30, vcc, 0, v20, vcc
	v_add_u32_e32 v33, vcc, 0xf0, v19
	v_addc_u32_e32 v34, vcc, 0, v20, vcc
	flat_load_dwordx4 v[21:24], v[0:1]
	flat_load_dwordx4 v[25:28], v[25:26]
	flat_load_dwordx4 v[29:32], v[29:30]
	flat_load_dwordx4 v[33:36], v[33:34]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s39, v24
	v_mac_f32_e32 v5, s38, v23
	v_mac_f32_e32 v4, s37, v22
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s43, v28
	v_mac_f32_e32 v9, s42, v27
	v_mac_f32_e32 v8, s41, v26
	v_mac_f32_e32 v7, s40, v25
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s27, v32
	v_mac_f32_e32 v13, s26, v31
	v_mac_f32_e32 v12, s45, v30
	v_mac_f32_e32 v11, s44, v29
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s23, v36
	v_mac_f32_e32 v17, s22, v35
	v_mac_f32_e32 v16, s25, v34
	v_mac_f32_e32 v15, s24, v33
	v_mac_f32_e32 v3, s36, v21
.LBB1_130:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 0xc0, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v21, vcc, 0xf0, v19
	v_addc_u32_e32 v22, vcc, 0, v20, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0xe0, v19
	v_addc_u32_e32 v16, vcc, 0, v20, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 152
	s_waitcnt vmcnt(10)
	v_mul_f32_e32 v18, s31, v52
	.loc	0 154
	v_add_u32_e32 v11, vcc, 0xd0, v19
	v_addc_u32_e32 v12, vcc, 0, v20, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[0:1], v[3:6]
	.loc	0 149
	v_add_u32_e32 v0, vcc, 5, v245
	v_mad_i64_i32 v[0:1], s[54:55], v0, s74, 0
	.loc	0 152
	v_mul_f32_e32 v17, s30, v51
	v_mul_f32_e32 v16, s29, v50
	.loc	0 149
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	.loc	0 152
	v_mul_f32_e32 v15, s28, v49
	.loc	0 149
	v_add_u32_e32 v19, vcc, v80, v0
	v_addc_u32_e32 v20, vcc, v152, v1, vcc
	.loc	0 152
	v_mul_f32_e32 v14, s47, v48
	v_mul_f32_e32 v13, s46, v47
	v_mul_f32_e32 v12, s65, v46
	v_mul_f32_e32 v11, s64, v45
	v_mul_f32_e32 v10, s67, v44
	v_mul_f32_e32 v9, s66, v43
	v_mul_f32_e32 v8, s69, v42
	v_mul_f32_e32 v7, s68, v41
	v_mul_f32_e32 v6, s71, v40
	v_mul_f32_e32 v5, s70, v39
	v_mul_f32_e32 v4, s73, v38
	v_mul_f32_e32 v3, s72, v37
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_132
; %bb.131:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v0, vcc, 16, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_load_dwordx4 v[21:24], v[0:1]
	v_add_u32_e32 v0, vcc, 32, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_load_dwordx4 v[25:28], v[0:1]
	v_add_u32_e32 v0, vcc, 48, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_load_dwordx4 v[29:32], v[0:1]
	flat_load_dwordx4 v[33:36], v[19:20]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v10, s43, v24
	v_mac_f32_e32 v9, s42, v23
	v_mac_f32_e32 v8, s41, v22
	v_mac_f32_e32 v7, s40, v21
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v14, s27, v28
	v_mac_f32_e32 v13, s26, v27
	v_mac_f32_e32 v12, s45, v26
	v_mac_f32_e32 v11, s44, v25
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v18, s23, v32
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s39, v36
	v_mac_f32_e32 v5, s38, v35
	v_mac_f32_e32 v4, s37, v34
	v_mac_f32_e32 v3, s36, v33
	v_mac_f32_e32 v17, s22, v31
	v_mac_f32_e32 v16, s25, v30
	v_mac_f32_e32 v15, s24, v29
.LBB1_132:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 48, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_store_dwordx4 v[0:1], v[15:18]
	v_add_u32_e32 v0, vcc, 32, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_store_dwordx4 v[0:1], v[11:14]
	v_add_u32_e32 v0, vcc, 16, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	flat_store_dwordx4 v[0:1], v[7:10]
	flat_store_dwordx4 v[19:20], v[3:6]
	s_mov_b32 s48, 0x18e000
	buffer_load_dword v37, off, s[0:3], s48
	buffer_load_dword v38, off, s[0:3], s48 offset:4
	buffer_load_dword v39, off, s[0:3], s48 offset:8
	buffer_load_dword v40, off, s[0:3], s48 offset:12
	buffer_load_dword v41, off, s[0:3], s48 offset:16
	buffer_load_dword v42, off, s[0:3], s48 offset:20
	buffer_load_dword v43, off, s[0:3], s48 offset:24
	buffer_load_dword v44, off, s[0:3], s48 offset:28
	buffer_load_dword v45, off, s[0:3], s48 offset:32
	buffer_load_dword v46, off, s[0:3], s48 offset:36
	buffer_load_dword v47, off, s[0:3], s48 offset:40
	buffer_load_dword v48, off, s[0:3], s48 offset:44
	buffer_load_dword v49, off, s[0:3], s48 offset:48
	buffer_load_dword v50, off, s[0:3], s48 offset:52
	buffer_load_dword v51, off, s[0:3], s48 offset:56
	buffer_load_dword v52, off, s[0:3], s48 offset:60
	.loc	0 152
	v_mul_f32_e32 v18, s31, v98
	v_mul_f32_e32 v17, s30, v97
	v_mul_f32_e32 v16, s29, v96
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
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_134
; %bb.133:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v0, vcc, 64, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v25, vcc, 0x50, v19
	v_addc_u32_e32 v26, vcc, 0, v20, vcc
	v_add_u32_e32 v29, vcc, 0x60, v19
	v_addc_u32_e32 v30, vcc, 0, v20, vcc
	v_add_u32_e32 v33, vcc, 0x70, v19
	v_addc_u32_e32 v34, vcc, 0, v20, vcc
	flat_load_dwordx4 v[21:24], v[0:1]
	flat_load_dwordx4 v[25:28], v[25:26]
	flat_load_dwordx4 v[29:32], v[29:30]
	flat_load_dwordx4 v[33:36], v[33:34]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s39, v24
	v_mac_f32_e32 v5, s38, v23
	v_mac_f32_e32 v4, s37, v22
	v_mac_f32_e32 v3, s36, v21
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s43, v28
	v_mac_f32_e32 v9, s42, v27
	v_mac_f32_e32 v8, s41, v26
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s27, v32
	v_mac_f32_e32 v13, s26, v31
	v_mac_f32_e32 v12, s45, v30
	v_mac_f32_e32 v11, s44, v29
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s23, v36
	v_mac_f32_e32 v17, s22, v35
	v_mac_f32_e32 v16, s25, v34
	v_mac_f32_e32 v15, s24, v33
	v_mac_f32_e32 v7, s40, v25
.LBB1_134:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 64, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v21, vcc, 0x70, v19
	v_addc_u32_e32 v22, vcc, 0, v20, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0x60, v19
	v_addc_u32_e32 v16, vcc, 0, v20, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 152
	v_mul_f32_e32 v18, s31, v226
	.loc	0 154
	v_add_u32_e32 v11, vcc, 0x50, v19
	v_addc_u32_e32 v12, vcc, 0, v20, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[0:1], v[3:6]
	.loc	0 152
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
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_136
; %bb.135:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v0, vcc, 0x80, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v25, vcc, 0x90, v19
	v_addc_u32_e32 v26, vcc, 0, v20, vcc
	v_add_u32_e32 v29, vcc, 0xa0, v19
	v_addc_u32_e32 v30, vcc, 0, v20, vcc
	v_add_u32_e32 v33, vcc, 0xb0, v19
	v_addc_u32_e32 v34, vcc, 0, v20, vcc
	flat_load_dwordx4 v[21:24], v[0:1]
	flat_load_dwordx4 v[25:28], v[25:26]
	flat_load_dwordx4 v[29:32], v[29:30]
	flat_load_dwordx4 v[33:36], v[33:34]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s39, v24
	v_mac_f32_e32 v5, s38, v23
	v_mac_f32_e32 v4, s37, v22
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s43, v28
	v_mac_f32_e32 v9, s42, v27
	v_mac_f32_e32 v8, s41, v26
	v_mac_f32_e32 v7, s40, v25
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s27, v32
	v_mac_f32_e32 v13, s26, v31
	v_mac_f32_e32 v12, s45, v30
	v_mac_f32_e32 v11, s44, v29
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s23, v36
	v_mac_f32_e32 v17, s22, v35
	v_mac_f32_e32 v16, s25, v34
	v_mac_f32_e32 v15, s24, v33
	v_mac_f32_e32 v3, s36, v21
.LBB1_136:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 0x80, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v21, vcc, 0xb0, v19
	v_addc_u32_e32 v22, vcc, 0, v20, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0xa0, v19
	v_addc_u32_e32 v16, vcc, 0, v20, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	.loc	0 152
	s_waitcnt vmcnt(6)
	v_mul_f32_e32 v18, s31, v52
	.loc	0 154
	v_add_u32_e32 v11, vcc, 0x90, v19
	v_addc_u32_e32 v12, vcc, 0, v20, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[0:1], v[3:6]
	.loc	0 152
	v_mul_f32_e32 v17, s30, v51
	v_mul_f32_e32 v16, s29, v50
	v_mul_f32_e32 v15, s28, v49
	v_mul_f32_e32 v14, s47, v48
	v_mul_f32_e32 v13, s46, v47
	v_mul_f32_e32 v12, s65, v46
	v_mul_f32_e32 v11, s64, v45
	v_mul_f32_e32 v10, s67, v44
	v_mul_f32_e32 v9, s66, v43
	v_mul_f32_e32 v8, s69, v42
	v_mul_f32_e32 v7, s68, v41
	v_mul_f32_e32 v6, s71, v40
	v_mul_f32_e32 v5, s70, v39
	v_mul_f32_e32 v4, s73, v38
	v_mul_f32_e32 v3, s72, v37
	.loc	0 153
	s_and_b64 vcc, exec, s[20:21]
	s_cbranch_vccnz .LBB1_138
; %bb.137:                              ;   in Loop: Header=BB1_27 Depth=3
	v_add_u32_e32 v0, vcc, 0xc0, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v25, vcc, 0xd0, v19
	v_addc_u32_e32 v26, vcc, 0, v20, vcc
	v_add_u32_e32 v29, vcc, 0xe0, v19
	v_addc_u32_e32 v30, vcc, 0, v20, vcc
	v_add_u32_e32 v33, vcc, 0xf0, v19
	v_addc_u32_e32 v34, vcc, 0, v20, vcc
	flat_load_dwordx4 v[21:24], v[0:1]
	flat_load_dwordx4 v[25:28], v[25:26]
	flat_load_dwordx4 v[29:32], v[29:30]
	flat_load_dwordx4 v[33:36], v[33:34]
	s_waitcnt vmcnt(3)
	v_mac_f32_e32 v6, s39, v24
	v_mac_f32_e32 v5, s38, v23
	v_mac_f32_e32 v4, s37, v22
	s_waitcnt vmcnt(2)
	v_mac_f32_e32 v10, s43, v28
	v_mac_f32_e32 v9, s42, v27
	v_mac_f32_e32 v8, s41, v26
	v_mac_f32_e32 v7, s40, v25
	s_waitcnt vmcnt(1)
	v_mac_f32_e32 v14, s27, v32
	v_mac_f32_e32 v13, s26, v31
	v_mac_f32_e32 v12, s45, v30
	v_mac_f32_e32 v11, s44, v29
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v18, s23, v36
	v_mac_f32_e32 v17, s22, v35
	v_mac_f32_e32 v16, s25, v34
	v_mac_f32_e32 v15, s24, v33
	v_mac_f32_e32 v3, s36, v21
.LBB1_138:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 154
	v_add_u32_e32 v0, vcc, 0xc0, v19
	v_addc_u32_e32 v1, vcc, 0, v20, vcc
	v_add_u32_e32 v21, vcc, 0xf0, v19
	v_addc_u32_e32 v22, vcc, 0, v20, vcc
	flat_store_dwordx4 v[21:22], v[15:18]
	s_nop 0
	v_add_u32_e32 v15, vcc, 0xe0, v19
	v_addc_u32_e32 v16, vcc, 0, v20, vcc
	flat_store_dwordx4 v[15:16], v[11:14]
	s_nop 0
	v_add_u32_e32 v11, vcc, 0xd0, v19
	v_addc_u32_e32 v12, vcc, 0, v20, vcc
	flat_store_dwordx4 v[11:12], v[7:10]
	flat_store_dwordx4 v[0:1], v[3:6]
.LBB1_139:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 146
	s_andn2_saveexec_b64 s[20:21], s[52:53]
	s_cbranch_execz .LBB1_189
; %bb.140:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 160
	v_cmp_gt_i32_e32 vcc, s76, v245
	s_and_saveexec_b64 s[52:53], vcc
	s_cbranch_execz .LBB1_188
; %bb.141:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s48, 0x190000
	buffer_load_dword v25, off, s[0:3], s48
	buffer_load_dword v26, off, s[0:3], s48 offset:4
	buffer_load_dword v27, off, s[0:3], s48 offset:8
	buffer_load_dword v28, off, s[0:3], s48 offset:12
	buffer_load_dword v29, off, s[0:3], s48 offset:16
	buffer_load_dword v30, off, s[0:3], s48 offset:20
	buffer_load_dword v31, off, s[0:3], s48 offset:24
	buffer_load_dword v32, off, s[0:3], s48 offset:28
	buffer_load_dword v33, off, s[0:3], s48 offset:32
	buffer_load_dword v34, off, s[0:3], s48 offset:36
	buffer_load_dword v35, off, s[0:3], s48 offset:40
	buffer_load_dword v36, off, s[0:3], s48 offset:44
	buffer_load_dword v37, off, s[0:3], s48 offset:48
	buffer_load_dword v38, off, s[0:3], s48 offset:52
	buffer_load_dword v39, off, s[0:3], s48 offset:56
	buffer_load_dword v40, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x18a000
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
	.loc	0 165
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v44, 0x6040
	v_mov_b32_e32 v43, 0x6040
	v_mov_b32_e32 v42, 0x6040
	v_mov_b32_e32 v41, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v0, 0x6040
	v_mov_b32_e32 v21, 0x6040
	v_mov_b32_e32 v20, 0x6040
	s_mov_b32 s48, 0x185000
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v18, 0x6040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v19, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:48
	buffer_store_dword v14, v44, s[0:3], 0 offen offset:44
	buffer_store_dword v13, v43, s[0:3], 0 offen offset:40
	buffer_store_dword v12, v42, s[0:3], 0 offen offset:36
	buffer_store_dword v11, v41, s[0:3], 0 offen offset:32
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
	v_mov_b32_e32 v44, 0x6040
	v_mov_b32_e32 v43, 0x6040
	v_mov_b32_e32 v42, 0x6040
	v_mov_b32_e32 v41, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v21, 0x6040
	v_mov_b32_e32 v20, 0x6040
	s_mov_b32 s48, 0x198000
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v0, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v18, v1, s[0:3], 0 offen offset:124
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v0, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:112
	buffer_store_dword v14, v44, s[0:3], 0 offen offset:108
	buffer_store_dword v13, v43, s[0:3], 0 offen offset:104
	buffer_store_dword v12, v42, s[0:3], 0 offen offset:100
	buffer_store_dword v11, v41, s[0:3], 0 offen offset:96
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
	v_mov_b32_e32 v44, 0x6040
	v_mov_b32_e32 v43, 0x6040
	v_mov_b32_e32 v42, 0x6040
	v_mov_b32_e32 v41, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v0, 0x6040
	v_mov_b32_e32 v21, 0x6040
	v_mov_b32_e32 v20, 0x6040
	s_mov_b32 s48, 0x191000
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:188
	v_mov_b32_e32 v18, 0x6040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:184
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:180
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v19, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:176
	buffer_store_dword v14, v44, s[0:3], 0 offen offset:172
	buffer_store_dword v13, v43, s[0:3], 0 offen offset:168
	buffer_store_dword v12, v42, s[0:3], 0 offen offset:164
	buffer_store_dword v11, v41, s[0:3], 0 offen offset:160
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
	.loc	0 166
	s_mov_b64 s[54:55], exec
	v_readlane_b32 s56, v2, 18
	v_readlane_b32 s57, v2, 19
	s_and_b64 s[56:57], s[54:55], s[56:57]
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB1_148
; %bb.142:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 161
	v_mad_i64_i32 v[0:1], s[56:57], v245, s74, 0
	s_mov_b32 s48, 0x19f100
	v_readlane_b32 s58, v2, 4
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_readlane_b32 s59, v2, 5
	v_add_u32_e32 v19, vcc, v80, v0
	v_addc_u32_e32 v20, vcc, v152, v1, vcc
	buffer_load_dword v0, off, s[0:3], s48
	buffer_load_dword v1, off, s[0:3], s48 offset:4
	v_mul_lo_u32 v21, s59, v158
	v_ashrrev_i32_e32 v22, 31, v158
	v_mul_lo_u32 v22, s58, v22
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[56:57], s58, v158, v[0:1]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v1, vcc, v21, v1
	v_add_u32_e32 v1, vcc, v22, v1
	v_mov_b32_e32 v21, 0x6040
	s_branch .LBB1_144
.LBB1_143:                              ;   in Loop: Header=BB1_144 Depth=4
	.loc	0 167
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v24, s61
	v_add_u32_e32 v23, vcc, s60, v19
	v_addc_u32_e32 v24, vcc, v20, v24, vcc
	.loc	0 166
	v_add_u32_e32 v0, vcc, 4, v0
	s_add_u32 s58, s58, 1
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	s_addc_u32 s59, s59, 0
	v_cmp_eq_u32_e32 vcc, s58, v81
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v21, vcc, 4, v21
	.loc	0 167
	flat_store_dword v[23:24], v22
	.loc	0 166
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_148
.LBB1_144:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 167
	s_and_b64 vcc, exec, s[90:91]
	s_cbranch_vccz .LBB1_146
; %bb.145:                              ;   in Loop: Header=BB1_144 Depth=4
	flat_load_dword v22, v[0:1]
	buffer_load_dword v23, v21, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v22, s36, v22
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v22, s79, v23
	s_cbranch_execnz .LBB1_143
	s_branch .LBB1_147
.LBB1_146:                              ;   in Loop: Header=BB1_144 Depth=4
	.loc	0 0
	s_mov_b64 s[62:63], -1
.LBB1_147:                              ;   in Loop: Header=BB1_144 Depth=4
	.loc	0 167
	buffer_load_dword v22, v21, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v22, s79, v22
	s_branch .LBB1_143
.LBB1_148:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 160
	v_or_b32_e32 v0, 1, v245
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_188
; %bb.149:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
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
	.loc	0 165
	v_mov_b32_e32 v20, 0x6040
	v_mov_b32_e32 v45, 0x6040
	v_mov_b32_e32 v44, 0x6040
	v_mov_b32_e32 v43, 0x6040
	v_mov_b32_e32 v42, 0x6040
	v_mov_b32_e32 v41, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v21, 0x6040
	s_mov_b32 s48, 0x18b000
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v20, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v18, 0x6040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v20, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:48
	buffer_store_dword v14, v45, s[0:3], 0 offen offset:44
	buffer_store_dword v13, v44, s[0:3], 0 offen offset:40
	buffer_store_dword v12, v43, s[0:3], 0 offen offset:36
	buffer_store_dword v11, v42, s[0:3], 0 offen offset:32
	buffer_store_dword v10, v41, s[0:3], 0 offen offset:28
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
	v_mov_b32_e32 v45, 0x6040
	v_mov_b32_e32 v44, 0x6040
	v_mov_b32_e32 v43, 0x6040
	v_mov_b32_e32 v42, 0x6040
	v_mov_b32_e32 v41, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v20, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v21, 0x6040
	s_mov_b32 s48, 0x199000
	s_waitcnt vmcnt(0)
	buffer_store_dword v17, v1, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:124
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v1, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:112
	buffer_store_dword v14, v45, s[0:3], 0 offen offset:108
	buffer_store_dword v13, v44, s[0:3], 0 offen offset:104
	buffer_store_dword v12, v43, s[0:3], 0 offen offset:100
	buffer_store_dword v11, v42, s[0:3], 0 offen offset:96
	buffer_store_dword v10, v41, s[0:3], 0 offen offset:92
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
	v_mov_b32_e32 v45, 0x6040
	v_mov_b32_e32 v44, 0x6040
	v_mov_b32_e32 v43, 0x6040
	v_mov_b32_e32 v42, 0x6040
	v_mov_b32_e32 v41, 0x6040
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
	buffer_store_dword v14, v45, s[0:3], 0 offen offset:172
	buffer_store_dword v13, v44, s[0:3], 0 offen offset:168
	buffer_store_dword v12, v43, s[0:3], 0 offen offset:164
	buffer_store_dword v11, v42, s[0:3], 0 offen offset:160
	buffer_store_dword v10, v41, s[0:3], 0 offen offset:156
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
	.loc	0 166
	s_mov_b64 s[54:55], exec
	v_readlane_b32 s56, v2, 18
	v_readlane_b32 s57, v2, 19
	s_and_b64 s[56:57], s[54:55], s[56:57]
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB1_156
; %bb.150:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 161
	v_mad_i64_i32 v[0:1], s[56:57], v0, s74, 0
	s_mov_b32 s48, 0x19f100
	v_readlane_b32 s58, v2, 4
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_readlane_b32 s59, v2, 5
	v_add_u32_e32 v19, vcc, v80, v0
	v_addc_u32_e32 v20, vcc, v152, v1, vcc
	buffer_load_dword v0, off, s[0:3], s48
	buffer_load_dword v1, off, s[0:3], s48 offset:4
	v_mul_lo_u32 v21, s59, v157
	v_ashrrev_i32_e32 v22, 31, v157
	v_mul_lo_u32 v22, s58, v22
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[56:57], s58, v157, v[0:1]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v1, vcc, v21, v1
	v_add_u32_e32 v1, vcc, v22, v1
	v_mov_b32_e32 v21, 0x6040
	s_branch .LBB1_152
.LBB1_151:                              ;   in Loop: Header=BB1_152 Depth=4
	.loc	0 167
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v24, s61
	v_add_u32_e32 v23, vcc, s60, v19
	v_addc_u32_e32 v24, vcc, v20, v24, vcc
	.loc	0 166
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v21, vcc, 4, v21
	s_addc_u32 s59, s59, 0
	v_cmp_eq_u32_e32 vcc, s58, v81
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 167
	flat_store_dword v[23:24], v22
	.loc	0 166
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_156
.LBB1_152:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 167
	s_andn2_b64 vcc, exec, s[90:91]
	s_cbranch_vccnz .LBB1_154
; %bb.153:                              ;   in Loop: Header=BB1_152 Depth=4
	flat_load_dword v22, v[0:1]
	buffer_load_dword v23, v21, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v22, s36, v22
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v22, s79, v23
	s_cbranch_execnz .LBB1_151
	s_branch .LBB1_155
.LBB1_154:                              ;   in Loop: Header=BB1_152 Depth=4
	.loc	0 0
	s_mov_b64 s[62:63], -1
.LBB1_155:                              ;   in Loop: Header=BB1_152 Depth=4
	.loc	0 167
	buffer_load_dword v22, v21, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v22, s79, v22
	s_branch .LBB1_151
.LBB1_156:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 160
	v_add_u32_e32 v0, vcc, 2, v245
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_188
; %bb.157:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_mov_b32 s48, 0x192000
	buffer_load_dword v9, off, s[0:3], s48
	buffer_load_dword v10, off, s[0:3], s48 offset:4
	buffer_load_dword v11, off, s[0:3], s48 offset:8
	buffer_load_dword v12, off, s[0:3], s48 offset:12
	buffer_load_dword v13, off, s[0:3], s48 offset:16
	buffer_load_dword v14, off, s[0:3], s48 offset:20
	buffer_load_dword v15, off, s[0:3], s48 offset:24
	buffer_load_dword v16, off, s[0:3], s48 offset:28
	buffer_load_dword v17, off, s[0:3], s48 offset:32
	buffer_load_dword v18, off, s[0:3], s48 offset:36
	buffer_load_dword v19, off, s[0:3], s48 offset:40
	buffer_load_dword v20, off, s[0:3], s48 offset:44
	buffer_load_dword v21, off, s[0:3], s48 offset:48
	buffer_load_dword v22, off, s[0:3], s48 offset:52
	buffer_load_dword v23, off, s[0:3], s48 offset:56
	buffer_load_dword v24, off, s[0:3], s48 offset:60
	s_mov_b32 s48, 0x187000
	buffer_load_dword v41, off, s[0:3], s48
	buffer_load_dword v42, off, s[0:3], s48 offset:4
	buffer_load_dword v43, off, s[0:3], s48 offset:8
	buffer_load_dword v44, off, s[0:3], s48 offset:12
	buffer_load_dword v45, off, s[0:3], s48 offset:16
	buffer_load_dword v46, off, s[0:3], s48 offset:20
	buffer_load_dword v47, off, s[0:3], s48 offset:24
	buffer_load_dword v48, off, s[0:3], s48 offset:28
	buffer_load_dword v49, off, s[0:3], s48 offset:32
	buffer_load_dword v50, off, s[0:3], s48 offset:36
	buffer_load_dword v51, off, s[0:3], s48 offset:40
	buffer_load_dword v52, off, s[0:3], s48 offset:44
	buffer_load_dword v53, off, s[0:3], s48 offset:48
	buffer_load_dword v54, off, s[0:3], s48 offset:52
	buffer_load_dword v55, off, s[0:3], s48 offset:56
	buffer_load_dword v56, off, s[0:3], s48 offset:60
	.loc	0 165
	v_mov_b32_e32 v3, 0x6040
	v_mov_b32_e32 v4, 0x6040
	v_mov_b32_e32 v61, 0x6040
	v_mov_b32_e32 v60, 0x6040
	v_mov_b32_e32 v59, 0x6040
	v_mov_b32_e32 v58, 0x6040
	v_mov_b32_e32 v57, 0x6040
	v_mov_b32_e32 v8, 0x6040
	v_mov_b32_e32 v7, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v6, 0x6040
	v_mov_b32_e32 v5, 0x6040
	s_mov_b32 s48, 0x18c000
	s_waitcnt vmcnt(0)
	buffer_store_dword v55, v3, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v55, 0x6040
	buffer_store_dword v56, v4, s[0:3], 0 offen offset:60
	buffer_store_dword v54, v55, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v54, 0x6040
	v_mov_b32_e32 v4, 0x6040
	v_mov_b32_e32 v3, 0x6040
	buffer_store_dword v53, v54, s[0:3], 0 offen offset:48
	buffer_store_dword v52, v61, s[0:3], 0 offen offset:44
	buffer_store_dword v51, v60, s[0:3], 0 offen offset:40
	buffer_store_dword v50, v59, s[0:3], 0 offen offset:36
	buffer_store_dword v49, v58, s[0:3], 0 offen offset:32
	buffer_store_dword v48, v57, s[0:3], 0 offen offset:28
	buffer_store_dword v47, v8, s[0:3], 0 offen offset:24
	buffer_store_dword v46, v7, s[0:3], 0 offen offset:20
	buffer_store_dword v45, v1, s[0:3], 0 offen offset:16
	buffer_store_dword v44, v6, s[0:3], 0 offen offset:12
	buffer_store_dword v43, v5, s[0:3], 0 offen offset:8
	buffer_store_dword v42, v4, s[0:3], 0 offen offset:4
	buffer_store_dword v41, v3, s[0:3], 0 offen
	buffer_load_dword v41, off, s[0:3], s48
	buffer_load_dword v42, off, s[0:3], s48 offset:4
	buffer_load_dword v43, off, s[0:3], s48 offset:8
	buffer_load_dword v44, off, s[0:3], s48 offset:12
	buffer_load_dword v45, off, s[0:3], s48 offset:16
	buffer_load_dword v46, off, s[0:3], s48 offset:20
	buffer_load_dword v47, off, s[0:3], s48 offset:24
	buffer_load_dword v48, off, s[0:3], s48 offset:28
	buffer_load_dword v49, off, s[0:3], s48 offset:32
	buffer_load_dword v50, off, s[0:3], s48 offset:36
	buffer_load_dword v51, off, s[0:3], s48 offset:40
	buffer_load_dword v52, off, s[0:3], s48 offset:44
	buffer_load_dword v53, off, s[0:3], s48 offset:48
	buffer_load_dword v54, off, s[0:3], s48 offset:52
	buffer_load_dword v55, off, s[0:3], s48 offset:56
	buffer_load_dword v56, off, s[0:3], s48 offset:60
	v_mov_b32_e32 v6, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v61, 0x6040
	v_mov_b32_e32 v60, 0x6040
	v_mov_b32_e32 v59, 0x6040
	v_mov_b32_e32 v58, 0x6040
	v_mov_b32_e32 v57, 0x6040
	v_mov_b32_e32 v8, 0x6040
	v_mov_b32_e32 v7, 0x6040
	v_mov_b32_e32 v5, 0x6040
	v_mov_b32_e32 v4, 0x6040
	v_mov_b32_e32 v3, 0x6040
	s_mov_b32 s48, 0x19a000
	s_waitcnt vmcnt(0)
	buffer_store_dword v55, v6, s[0:3], 0 offen offset:120
	v_mov_b32_e32 v55, 0x6040
	buffer_store_dword v56, v1, s[0:3], 0 offen offset:124
	buffer_store_dword v54, v55, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v54, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v6, 0x6040
	buffer_store_dword v53, v54, s[0:3], 0 offen offset:112
	buffer_store_dword v52, v61, s[0:3], 0 offen offset:108
	buffer_store_dword v51, v60, s[0:3], 0 offen offset:104
	buffer_store_dword v50, v59, s[0:3], 0 offen offset:100
	buffer_store_dword v49, v58, s[0:3], 0 offen offset:96
	buffer_store_dword v48, v57, s[0:3], 0 offen offset:92
	buffer_store_dword v47, v8, s[0:3], 0 offen offset:88
	buffer_store_dword v46, v7, s[0:3], 0 offen offset:84
	buffer_store_dword v45, v5, s[0:3], 0 offen offset:80
	buffer_store_dword v44, v4, s[0:3], 0 offen offset:76
	buffer_store_dword v43, v3, s[0:3], 0 offen offset:72
	buffer_store_dword v42, v1, s[0:3], 0 offen offset:68
	buffer_store_dword v41, v6, s[0:3], 0 offen offset:64
	buffer_load_dword v41, off, s[0:3], s48
	buffer_load_dword v42, off, s[0:3], s48 offset:4
	buffer_load_dword v43, off, s[0:3], s48 offset:8
	buffer_load_dword v44, off, s[0:3], s48 offset:12
	buffer_load_dword v45, off, s[0:3], s48 offset:16
	buffer_load_dword v46, off, s[0:3], s48 offset:20
	buffer_load_dword v47, off, s[0:3], s48 offset:24
	buffer_load_dword v48, off, s[0:3], s48 offset:28
	buffer_load_dword v49, off, s[0:3], s48 offset:32
	buffer_load_dword v50, off, s[0:3], s48 offset:36
	buffer_load_dword v51, off, s[0:3], s48 offset:40
	buffer_load_dword v52, off, s[0:3], s48 offset:44
	buffer_load_dword v53, off, s[0:3], s48 offset:48
	buffer_load_dword v54, off, s[0:3], s48 offset:52
	buffer_load_dword v55, off, s[0:3], s48 offset:56
	buffer_load_dword v56, off, s[0:3], s48 offset:60
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v5, 0x6040
	v_mov_b32_e32 v4, 0x6040
	v_mov_b32_e32 v3, 0x6040
	v_mov_b32_e32 v8, 0x6040
	v_mov_b32_e32 v7, 0x6040
	v_mov_b32_e32 v6, 0x6040
	s_waitcnt vmcnt(0)
	buffer_store_dword v53, v1, s[0:3], 0 offen offset:176
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v53, 0x6040
	buffer_store_dword v39, v1, s[0:3], 0 offen offset:248
	v_mov_b32_e32 v39, 0x6040
	buffer_store_dword v52, v53, s[0:3], 0 offen offset:172
	v_mov_b32_e32 v52, 0x6040
	buffer_store_dword v38, v39, s[0:3], 0 offen offset:244
	v_mov_b32_e32 v38, 0x6040
	buffer_store_dword v51, v52, s[0:3], 0 offen offset:168
	v_mov_b32_e32 v51, 0x6040
	buffer_store_dword v37, v38, s[0:3], 0 offen offset:240
	v_mov_b32_e32 v37, 0x6040
	buffer_store_dword v50, v51, s[0:3], 0 offen offset:164
	v_mov_b32_e32 v50, 0x6040
	buffer_store_dword v36, v37, s[0:3], 0 offen offset:236
	v_mov_b32_e32 v36, 0x6040
	buffer_store_dword v49, v50, s[0:3], 0 offen offset:160
	v_mov_b32_e32 v49, 0x6040
	buffer_store_dword v35, v36, s[0:3], 0 offen offset:232
	v_mov_b32_e32 v35, 0x6040
	buffer_store_dword v56, v5, s[0:3], 0 offen offset:188
	buffer_store_dword v55, v4, s[0:3], 0 offen offset:184
	buffer_store_dword v54, v3, s[0:3], 0 offen offset:180
	buffer_store_dword v48, v49, s[0:3], 0 offen offset:156
	v_mov_b32_e32 v48, 0x6040
	v_mov_b32_e32 v5, 0x6040
	v_mov_b32_e32 v4, 0x6040
	v_mov_b32_e32 v3, 0x6040
	buffer_store_dword v34, v35, s[0:3], 0 offen offset:228
	v_mov_b32_e32 v34, 0x6040
	buffer_store_dword v47, v48, s[0:3], 0 offen offset:152
	v_mov_b32_e32 v47, 0x6040
	buffer_store_dword v45, v8, s[0:3], 0 offen offset:144
	buffer_store_dword v44, v7, s[0:3], 0 offen offset:140
	buffer_store_dword v43, v6, s[0:3], 0 offen offset:136
	buffer_store_dword v42, v5, s[0:3], 0 offen offset:132
	buffer_store_dword v41, v4, s[0:3], 0 offen offset:128
	buffer_store_dword v40, v3, s[0:3], 0 offen offset:252
	buffer_store_dword v33, v34, s[0:3], 0 offen offset:224
	v_mov_b32_e32 v33, 0x6040
	v_mov_b32_e32 v8, 0x6040
	v_mov_b32_e32 v7, 0x6040
	v_mov_b32_e32 v6, 0x6040
	v_mov_b32_e32 v5, 0x6040
	v_mov_b32_e32 v4, 0x6040
	v_mov_b32_e32 v3, 0x6040
	v_mov_b32_e32 v1, 0x6040
	buffer_store_dword v46, v47, s[0:3], 0 offen offset:148
	buffer_store_dword v32, v33, s[0:3], 0 offen offset:220
	buffer_store_dword v31, v8, s[0:3], 0 offen offset:216
	buffer_store_dword v30, v7, s[0:3], 0 offen offset:212
	buffer_store_dword v29, v6, s[0:3], 0 offen offset:208
	buffer_store_dword v28, v5, s[0:3], 0 offen offset:204
	buffer_store_dword v27, v4, s[0:3], 0 offen offset:200
	buffer_store_dword v26, v3, s[0:3], 0 offen offset:196
	buffer_store_dword v25, v1, s[0:3], 0 offen offset:192
	.loc	0 166
	s_mov_b64 s[54:55], exec
	v_readlane_b32 s56, v2, 18
	v_readlane_b32 s57, v2, 19
	s_and_b64 s[56:57], s[54:55], s[56:57]
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB1_164
; %bb.158:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 161
	v_mad_i64_i32 v[0:1], s[56:57], v0, s74, 0
	s_mov_b32 s48, 0x19f100
	v_readlane_b32 s58, v2, 4
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_readlane_b32 s59, v2, 5
	v_add_u32_e32 v3, vcc, v80, v0
	v_addc_u32_e32 v4, vcc, v152, v1, vcc
	buffer_load_dword v0, off, s[0:3], s48
	buffer_load_dword v1, off, s[0:3], s48 offset:4
	v_mul_lo_u32 v5, s59, v156
	v_ashrrev_i32_e32 v6, 31, v156
	v_mul_lo_u32 v6, s58, v6
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[56:57], s58, v156, v[0:1]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v1, vcc, v5, v1
	v_add_u32_e32 v1, vcc, v6, v1
	v_mov_b32_e32 v5, 0x6040
	s_branch .LBB1_160
.LBB1_159:                              ;   in Loop: Header=BB1_160 Depth=4
	.loc	0 167
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v8, s61
	v_add_u32_e32 v7, vcc, s60, v3
	v_addc_u32_e32 v8, vcc, v4, v8, vcc
	.loc	0 166
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v5, vcc, 4, v5
	s_addc_u32 s59, s59, 0
	v_cmp_eq_u32_e32 vcc, s58, v81
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 167
	flat_store_dword v[7:8], v6
	.loc	0 166
	s_andn2_b64 exec, exec, s[56:57]
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
	s_mov_b32 s48, s58
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v6, s36, v6
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s79, v7
	s_cbranch_execnz .LBB1_159
	s_branch .LBB1_163
.LBB1_162:                              ;   in Loop: Header=BB1_160 Depth=4
	.loc	0 0
	s_mov_b64 s[62:63], -1
.LBB1_163:                              ;   in Loop: Header=BB1_160 Depth=4
	.loc	0 167
	buffer_load_dword v6, v5, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s79, v6
	s_branch .LBB1_159
.LBB1_164:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 160
	v_add_u32_e32 v0, vcc, 3, v245
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_188
; %bb.165:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 165
	v_mov_b32_e32 v1, 0x6040
	buffer_store_dword v235, v1, s[0:3], 0 offen offset:32
	v_mov_b32_e32 v1, 0x6040
	buffer_store_dword v221, v1, s[0:3], 0 offen offset:104
	v_mov_b32_e32 v1, 0x6040
	buffer_store_dword v143, v1, s[0:3], 0 offen offset:176
	v_mov_b32_e32 v1, 0x6040
	buffer_store_dword v23, v1, s[0:3], 0 offen offset:248
	v_mov_b32_e32 v23, 0x6040
	buffer_store_dword v22, v23, s[0:3], 0 offen offset:244
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v8, 0x6040
	v_mov_b32_e32 v7, 0x6040
	v_mov_b32_e32 v6, 0x6040
	v_mov_b32_e32 v5, 0x6040
	v_mov_b32_e32 v4, 0x6040
	v_mov_b32_e32 v3, 0x6040
	buffer_store_dword v21, v22, s[0:3], 0 offen offset:240
	v_mov_b32_e32 v21, 0x6040
	v_mov_b32_e32 v25, 0x6040
	buffer_store_dword v241, v8, s[0:3], 0 offen offset:56
	buffer_store_dword v240, v7, s[0:3], 0 offen offset:52
	buffer_store_dword v239, v6, s[0:3], 0 offen offset:48
	buffer_store_dword v238, v5, s[0:3], 0 offen offset:44
	buffer_store_dword v237, v4, s[0:3], 0 offen offset:40
	buffer_store_dword v236, v3, s[0:3], 0 offen offset:36
	v_mov_b32_e32 v8, 0x6040
	v_mov_b32_e32 v7, 0x6040
	v_mov_b32_e32 v6, 0x6040
	v_mov_b32_e32 v5, 0x6040
	v_mov_b32_e32 v4, 0x6040
	v_mov_b32_e32 v3, 0x6040
	buffer_store_dword v20, v21, s[0:3], 0 offen offset:236
	v_mov_b32_e32 v20, 0x6040
	buffer_store_dword v242, v25, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v31, 0x6040
	v_mov_b32_e32 v30, 0x6040
	v_mov_b32_e32 v29, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	v_mov_b32_e32 v25, 0x6040
	buffer_store_dword v227, v8, s[0:3], 0 offen
	buffer_store_dword v226, v7, s[0:3], 0 offen offset:124
	buffer_store_dword v225, v6, s[0:3], 0 offen offset:120
	buffer_store_dword v224, v5, s[0:3], 0 offen offset:116
	buffer_store_dword v223, v4, s[0:3], 0 offen offset:112
	buffer_store_dword v222, v3, s[0:3], 0 offen offset:108
	v_mov_b32_e32 v8, 0x6040
	v_mov_b32_e32 v7, 0x6040
	v_mov_b32_e32 v6, 0x6040
	v_mov_b32_e32 v5, 0x6040
	v_mov_b32_e32 v4, 0x6040
	v_mov_b32_e32 v3, 0x6040
	buffer_store_dword v19, v20, s[0:3], 0 offen offset:232
	v_mov_b32_e32 v19, 0x6040
	buffer_store_dword v234, v31, s[0:3], 0 offen offset:28
	buffer_store_dword v233, v30, s[0:3], 0 offen offset:24
	buffer_store_dword v232, v29, s[0:3], 0 offen offset:20
	buffer_store_dword v231, v28, s[0:3], 0 offen offset:16
	buffer_store_dword v230, v27, s[0:3], 0 offen offset:12
	buffer_store_dword v229, v26, s[0:3], 0 offen offset:8
	buffer_store_dword v228, v25, s[0:3], 0 offen offset:4
	v_mov_b32_e32 v31, 0x6040
	v_mov_b32_e32 v30, 0x6040
	v_mov_b32_e32 v29, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	v_mov_b32_e32 v25, 0x6040
	buffer_store_dword v213, v8, s[0:3], 0 offen offset:72
	buffer_store_dword v212, v7, s[0:3], 0 offen offset:68
	buffer_store_dword v211, v6, s[0:3], 0 offen offset:64
	buffer_store_dword v146, v5, s[0:3], 0 offen offset:188
	buffer_store_dword v145, v4, s[0:3], 0 offen offset:184
	buffer_store_dword v144, v3, s[0:3], 0 offen offset:180
	v_mov_b32_e32 v8, 0x6040
	v_mov_b32_e32 v7, 0x6040
	v_mov_b32_e32 v6, 0x6040
	v_mov_b32_e32 v5, 0x6040
	v_mov_b32_e32 v4, 0x6040
	v_mov_b32_e32 v3, 0x6040
	buffer_store_dword v18, v19, s[0:3], 0 offen offset:228
	v_mov_b32_e32 v18, 0x6040
	buffer_store_dword v220, v31, s[0:3], 0 offen offset:100
	buffer_store_dword v219, v30, s[0:3], 0 offen offset:96
	buffer_store_dword v218, v29, s[0:3], 0 offen offset:92
	buffer_store_dword v217, v28, s[0:3], 0 offen offset:88
	buffer_store_dword v216, v27, s[0:3], 0 offen offset:84
	buffer_store_dword v215, v26, s[0:3], 0 offen offset:80
	buffer_store_dword v214, v25, s[0:3], 0 offen offset:76
	v_mov_b32_e32 v31, 0x6040
	v_mov_b32_e32 v30, 0x6040
	v_mov_b32_e32 v29, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	v_mov_b32_e32 v25, 0x6040
	buffer_store_dword v135, v8, s[0:3], 0 offen offset:144
	buffer_store_dword v134, v7, s[0:3], 0 offen offset:140
	buffer_store_dword v133, v6, s[0:3], 0 offen offset:136
	buffer_store_dword v132, v5, s[0:3], 0 offen offset:132
	buffer_store_dword v131, v4, s[0:3], 0 offen offset:128
	buffer_store_dword v24, v3, s[0:3], 0 offen offset:252
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:224
	v_mov_b32_e32 v17, 0x6040
	v_mov_b32_e32 v8, 0x6040
	v_mov_b32_e32 v7, 0x6040
	v_mov_b32_e32 v6, 0x6040
	v_mov_b32_e32 v5, 0x6040
	v_mov_b32_e32 v4, 0x6040
	v_mov_b32_e32 v3, 0x6040
	v_mov_b32_e32 v1, 0x6040
	buffer_store_dword v142, v31, s[0:3], 0 offen offset:172
	buffer_store_dword v141, v30, s[0:3], 0 offen offset:168
	buffer_store_dword v140, v29, s[0:3], 0 offen offset:164
	buffer_store_dword v139, v28, s[0:3], 0 offen offset:160
	buffer_store_dword v138, v27, s[0:3], 0 offen offset:156
	buffer_store_dword v137, v26, s[0:3], 0 offen offset:152
	buffer_store_dword v136, v25, s[0:3], 0 offen offset:148
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:220
	buffer_store_dword v15, v8, s[0:3], 0 offen offset:216
	buffer_store_dword v14, v7, s[0:3], 0 offen offset:212
	buffer_store_dword v13, v6, s[0:3], 0 offen offset:208
	buffer_store_dword v12, v5, s[0:3], 0 offen offset:204
	buffer_store_dword v11, v4, s[0:3], 0 offen offset:200
	buffer_store_dword v10, v3, s[0:3], 0 offen offset:196
	buffer_store_dword v9, v1, s[0:3], 0 offen offset:192
	.loc	0 166
	s_mov_b64 s[54:55], exec
	v_readlane_b32 s56, v2, 18
	v_readlane_b32 s57, v2, 19
	s_and_b64 s[56:57], s[54:55], s[56:57]
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB1_172
; %bb.166:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 161
	v_mad_i64_i32 v[0:1], s[56:57], v0, s74, 0
	s_mov_b32 s48, 0x19f100
	v_readlane_b32 s58, v2, 4
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_readlane_b32 s59, v2, 5
	v_add_u32_e32 v3, vcc, v80, v0
	v_addc_u32_e32 v4, vcc, v152, v1, vcc
	buffer_load_dword v0, off, s[0:3], s48
	buffer_load_dword v1, off, s[0:3], s48 offset:4
	v_mul_lo_u32 v5, s59, v155
	v_ashrrev_i32_e32 v6, 31, v155
	v_mul_lo_u32 v6, s58, v6
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[56:57], s58, v155, v[0:1]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v1, vcc, v5, v1
	v_add_u32_e32 v1, vcc, v6, v1
	v_mov_b32_e32 v5, 0x6040
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
	v_cmp_eq_u32_e32 vcc, s58, v81
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
	s_mov_b32 s48, s58
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[60:61], s[48:49]
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
	.loc	0 160
	v_add_u32_e32 v0, vcc, 4, v245
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_188
; %bb.173:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 165
	v_mov_b32_e32 v6, 0x6040
	v_mov_b32_e32 v5, 0x6040
	v_mov_b32_e32 v4, 0x6040
	v_mov_b32_e32 v3, 0x6040
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
	v_mov_b32_e32 v20, 0x6040
	buffer_store_dword v210, v6, s[0:3], 0 offen offset:60
	buffer_store_dword v209, v5, s[0:3], 0 offen offset:56
	buffer_store_dword v208, v4, s[0:3], 0 offen offset:52
	buffer_store_dword v207, v3, s[0:3], 0 offen offset:48
	buffer_store_dword v206, v29, s[0:3], 0 offen offset:44
	buffer_store_dword v205, v28, s[0:3], 0 offen offset:40
	buffer_store_dword v204, v27, s[0:3], 0 offen offset:36
	buffer_store_dword v203, v26, s[0:3], 0 offen offset:32
	buffer_store_dword v202, v25, s[0:3], 0 offen offset:28
	buffer_store_dword v201, v24, s[0:3], 0 offen offset:24
	buffer_store_dword v200, v23, s[0:3], 0 offen offset:20
	buffer_store_dword v199, v19, s[0:3], 0 offen offset:16
	buffer_store_dword v198, v1, s[0:3], 0 offen offset:12
	buffer_store_dword v197, v22, s[0:3], 0 offen offset:8
	buffer_store_dword v196, v21, s[0:3], 0 offen offset:4
	buffer_store_dword v195, v20, s[0:3], 0 offen
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
	s_mov_b32 s48, 0x19b000
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
	s_mov_b32 s48, 0x193000
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
	.loc	0 166
	s_mov_b64 s[54:55], exec
	v_readlane_b32 s56, v2, 18
	v_readlane_b32 s57, v2, 19
	s_and_b64 s[56:57], s[54:55], s[56:57]
	s_mov_b64 exec, s[56:57]
	s_cbranch_execz .LBB1_180
; %bb.174:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 161
	v_mad_i64_i32 v[0:1], s[56:57], v0, s74, 0
	s_mov_b32 s48, 0x19f100
	v_readlane_b32 s58, v2, 4
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_readlane_b32 s59, v2, 5
	v_add_u32_e32 v3, vcc, v80, v0
	v_addc_u32_e32 v4, vcc, v152, v1, vcc
	buffer_load_dword v0, off, s[0:3], s48
	buffer_load_dword v1, off, s[0:3], s48 offset:4
	v_mul_lo_u32 v5, s59, v154
	v_ashrrev_i32_e32 v6, 31, v154
	v_mul_lo_u32 v6, s58, v6
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[56:57], s58, v154, v[0:1]
	s_mov_b64 s[56:57], 0
	s_mov_b64 s[58:59], 0
	v_add_u32_e32 v1, vcc, v5, v1
	v_add_u32_e32 v1, vcc, v6, v1
	v_mov_b32_e32 v5, 0x6040
	s_branch .LBB1_176
.LBB1_175:                              ;   in Loop: Header=BB1_176 Depth=4
	.loc	0 167
	s_lshl_b64 s[60:61], s[60:61], 2
	v_mov_b32_e32 v8, s61
	v_add_u32_e32 v7, vcc, s60, v3
	v_addc_u32_e32 v8, vcc, v4, v8, vcc
	.loc	0 166
	s_add_u32 s58, s58, 1
	v_add_u32_e32 v5, vcc, 4, v5
	s_addc_u32 s59, s59, 0
	v_cmp_eq_u32_e32 vcc, s58, v81
	s_or_b64 s[56:57], vcc, s[56:57]
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 167
	flat_store_dword v[7:8], v6
	.loc	0 166
	s_andn2_b64 exec, exec, s[56:57]
	s_cbranch_execz .LBB1_180
.LBB1_176:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 167
	s_andn2_b64 vcc, exec, s[90:91]
	s_cbranch_vccnz .LBB1_178
; %bb.177:                              ;   in Loop: Header=BB1_176 Depth=4
	flat_load_dword v6, v[0:1]
	buffer_load_dword v7, v5, s[0:3], 0 offen
	s_mov_b32 s48, s58
	s_mov_b64 s[62:63], 0
	s_mov_b64 s[60:61], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v6, s36, v6
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s79, v7
	s_cbranch_execnz .LBB1_175
	s_branch .LBB1_179
.LBB1_178:                              ;   in Loop: Header=BB1_176 Depth=4
	.loc	0 0
	s_mov_b64 s[62:63], -1
.LBB1_179:                              ;   in Loop: Header=BB1_176 Depth=4
	.loc	0 167
	buffer_load_dword v6, v5, s[0:3], 0 offen
	s_mov_b64 s[60:61], s[58:59]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s79, v6
	s_branch .LBB1_175
.LBB1_180:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[54:55]
	.loc	0 160
	v_add_u32_e32 v0, vcc, 5, v245
	v_cmp_gt_i32_e32 vcc, s76, v0
	s_and_b64 exec, exec, vcc
	s_cbranch_execz .LBB1_188
; %bb.181:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
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
	.loc	0 165
	v_mov_b32_e32 v21, 0x6040
	v_mov_b32_e32 v29, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	v_mov_b32_e32 v25, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v20, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v22, 0x6040
	s_mov_b32 s48, 0x189000
	.loc	0 166
	v_readlane_b32 s54, v2, 18
	v_readlane_b32 s55, v2, 19
	.loc	0 165
	s_waitcnt vmcnt(0)
	buffer_store_dword v18, v21, s[0:3], 0 offen offset:60
	v_mov_b32_e32 v18, 0x6040
	buffer_store_dword v17, v18, s[0:3], 0 offen offset:56
	v_mov_b32_e32 v17, 0x6040
	buffer_store_dword v16, v17, s[0:3], 0 offen offset:52
	v_mov_b32_e32 v16, 0x6040
	v_mov_b32_e32 v21, 0x6040
	buffer_store_dword v15, v16, s[0:3], 0 offen offset:48
	buffer_store_dword v14, v29, s[0:3], 0 offen offset:44
	buffer_store_dword v13, v28, s[0:3], 0 offen offset:40
	buffer_store_dword v12, v27, s[0:3], 0 offen offset:36
	buffer_store_dword v11, v26, s[0:3], 0 offen offset:32
	buffer_store_dword v10, v25, s[0:3], 0 offen offset:28
	buffer_store_dword v9, v24, s[0:3], 0 offen offset:24
	buffer_store_dword v8, v23, s[0:3], 0 offen offset:20
	buffer_store_dword v7, v1, s[0:3], 0 offen offset:16
	buffer_store_dword v6, v20, s[0:3], 0 offen offset:12
	buffer_store_dword v5, v19, s[0:3], 0 offen offset:8
	buffer_store_dword v4, v22, s[0:3], 0 offen offset:4
	buffer_store_dword v3, v21, s[0:3], 0 offen
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
	v_mov_b32_e32 v20, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v29, 0x6040
	v_mov_b32_e32 v28, 0x6040
	v_mov_b32_e32 v27, 0x6040
	v_mov_b32_e32 v26, 0x6040
	v_mov_b32_e32 v25, 0x6040
	v_mov_b32_e32 v24, 0x6040
	v_mov_b32_e32 v23, 0x6040
	v_mov_b32_e32 v22, 0x6040
	v_mov_b32_e32 v21, 0x6040
	buffer_store_dword v74, v29, s[0:3], 0 offen offset:172
	buffer_store_dword v73, v28, s[0:3], 0 offen offset:168
	buffer_store_dword v72, v27, s[0:3], 0 offen offset:164
	buffer_store_dword v71, v26, s[0:3], 0 offen offset:160
	buffer_store_dword v70, v25, s[0:3], 0 offen offset:156
	buffer_store_dword v69, v24, s[0:3], 0 offen offset:152
	buffer_store_dword v68, v23, s[0:3], 0 offen offset:148
	buffer_store_dword v65, v22, s[0:3], 0 offen offset:136
	buffer_store_dword v64, v21, s[0:3], 0 offen offset:132
	s_mov_b32 s48, 0x18e000
	s_waitcnt vmcnt(9)
	buffer_store_dword v18, v1, s[0:3], 0 offen offset:124
	buffer_store_dword v17, v20, s[0:3], 0 offen offset:120
	buffer_store_dword v16, v19, s[0:3], 0 offen offset:116
	v_mov_b32_e32 v18, 0x6040
	v_mov_b32_e32 v17, 0x6040
	v_mov_b32_e32 v16, 0x6040
	buffer_store_dword v15, v18, s[0:3], 0 offen offset:112
	buffer_store_dword v14, v17, s[0:3], 0 offen offset:108
	buffer_store_dword v13, v16, s[0:3], 0 offen offset:104
	v_mov_b32_e32 v15, 0x6040
	v_mov_b32_e32 v14, 0x6040
	v_mov_b32_e32 v13, 0x6040
	buffer_store_dword v12, v15, s[0:3], 0 offen offset:100
	buffer_store_dword v11, v14, s[0:3], 0 offen offset:96
	buffer_store_dword v10, v13, s[0:3], 0 offen offset:92
	v_mov_b32_e32 v12, 0x6040
	v_mov_b32_e32 v11, 0x6040
	v_mov_b32_e32 v10, 0x6040
	buffer_store_dword v9, v12, s[0:3], 0 offen offset:88
	buffer_store_dword v8, v11, s[0:3], 0 offen offset:84
	buffer_store_dword v7, v10, s[0:3], 0 offen offset:80
	v_mov_b32_e32 v9, 0x6040
	v_mov_b32_e32 v8, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v7, 0x6040
	buffer_store_dword v6, v9, s[0:3], 0 offen offset:76
	buffer_store_dword v5, v8, s[0:3], 0 offen offset:72
	buffer_store_dword v4, v1, s[0:3], 0 offen offset:68
	buffer_store_dword v3, v7, s[0:3], 0 offen offset:64
	v_mov_b32_e32 v6, 0x6040
	v_mov_b32_e32 v5, 0x6040
	v_mov_b32_e32 v4, 0x6040
	v_mov_b32_e32 v3, 0x6040
	v_mov_b32_e32 v19, 0x6040
	v_mov_b32_e32 v1, 0x6040
	v_mov_b32_e32 v20, 0x6040
	buffer_store_dword v78, v6, s[0:3], 0 offen offset:188
	buffer_store_dword v77, v5, s[0:3], 0 offen offset:184
	buffer_store_dword v76, v4, s[0:3], 0 offen offset:180
	buffer_store_dword v75, v3, s[0:3], 0 offen offset:176
	buffer_store_dword v67, v19, s[0:3], 0 offen offset:144
	buffer_store_dword v66, v1, s[0:3], 0 offen offset:140
	buffer_store_dword v63, v20, s[0:3], 0 offen offset:128
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
	.loc	0 166
	s_and_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB1_188
; %bb.182:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 161
	v_mad_i64_i32 v[0:1], s[54:55], v0, s74, 0
	s_mov_b32 s48, 0x19f100
	v_readlane_b32 s56, v2, 4
	v_lshlrev_b64 v[0:1], 2, v[0:1]
	v_readlane_b32 s57, v2, 5
	v_add_u32_e32 v3, vcc, v80, v0
	v_addc_u32_e32 v4, vcc, v152, v1, vcc
	buffer_load_dword v0, off, s[0:3], s48
	buffer_load_dword v1, off, s[0:3], s48 offset:4
	v_mul_lo_u32 v5, s57, v153
	v_ashrrev_i32_e32 v6, 31, v153
	v_mul_lo_u32 v6, s56, v6
	s_waitcnt vmcnt(0)
	v_mad_u64_u32 v[0:1], s[54:55], s56, v153, v[0:1]
	s_mov_b64 s[54:55], 0
	s_mov_b64 s[56:57], 0
	v_add_u32_e32 v1, vcc, v5, v1
	v_add_u32_e32 v1, vcc, v6, v1
	v_mov_b32_e32 v5, 0x6040
	s_branch .LBB1_184
.LBB1_183:                              ;   in Loop: Header=BB1_184 Depth=4
	.loc	0 167
	s_lshl_b64 s[58:59], s[58:59], 2
	v_mov_b32_e32 v8, s59
	v_add_u32_e32 v7, vcc, s58, v3
	v_addc_u32_e32 v8, vcc, v4, v8, vcc
	.loc	0 166
	s_add_u32 s56, s56, 1
	v_add_u32_e32 v5, vcc, 4, v5
	s_addc_u32 s57, s57, 0
	v_cmp_eq_u32_e32 vcc, s56, v81
	s_or_b64 s[54:55], vcc, s[54:55]
	v_add_u32_e32 v0, vcc, 4, v0
	v_addc_u32_e32 v1, vcc, 0, v1, vcc
	.loc	0 167
	flat_store_dword v[7:8], v6
	.loc	0 166
	s_andn2_b64 exec, exec, s[54:55]
	s_cbranch_execz .LBB1_188
.LBB1_184:                              ;   Parent Loop BB1_19 Depth=1
                                        ;     Parent Loop BB1_24 Depth=2
                                        ;       Parent Loop BB1_27 Depth=3
                                        ; =>      This Inner Loop Header: Depth=4
	.loc	0 167
	s_andn2_b64 vcc, exec, s[90:91]
	s_cbranch_vccnz .LBB1_186
; %bb.185:                              ;   in Loop: Header=BB1_184 Depth=4
	flat_load_dword v6, v[0:1]
	buffer_load_dword v7, v5, s[0:3], 0 offen
	s_mov_b32 s48, s56
	s_mov_b64 s[60:61], 0
	s_mov_b64 s[58:59], s[48:49]
	s_waitcnt vmcnt(1)
	v_mul_f32_e32 v6, s36, v6
	s_waitcnt vmcnt(0)
	v_mac_f32_e32 v6, s79, v7
	s_cbranch_execnz .LBB1_183
	s_branch .LBB1_187
.LBB1_186:                              ;   in Loop: Header=BB1_184 Depth=4
	.loc	0 0
	s_mov_b64 s[60:61], -1
.LBB1_187:                              ;   in Loop: Header=BB1_184 Depth=4
	.loc	0 167
	buffer_load_dword v6, v5, s[0:3], 0 offen
	s_mov_b64 s[58:59], s[56:57]
	s_waitcnt vmcnt(0)
	v_mul_f32_e32 v6, s79, v6
	s_branch .LBB1_183
.LBB1_188:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 0
	s_or_b64 exec, exec, s[52:53]
.LBB1_189:                              ;   in Loop: Header=BB1_27 Depth=3
	s_or_b64 exec, exec, s[20:21]
	.loc	0 140
	s_andn2_saveexec_b64 s[20:21], s[50:51]
	s_cbranch_execz .LBB1_26
.LBB1_190:                              ;   in Loop: Header=BB1_27 Depth=3
	.loc	0 145
	v_mul_lo_u32 v1, v252, s100
	s_waitcnt vmcnt(0)
	v_mul_lo_u32 v0, v57, s35
	s_movk_i32 s48, 0x7c
	s_mov_b32 s50, 0x190000
	v_add_u32_e32 v1, vcc, 64, v1
	v_add_u32_e32 v0, vcc, v1, v0
	v_add_u32_e32 v1, vcc, s48, v0
	s_mov_b32 s48, 0x185000
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
	s_mov_b32 s48, 0x198000
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
	s_mov_b32 s48, 0x199000
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
	s_mov_b32 s48, 0x18a000
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
	buffer_load_dword v20, off, s[0:3], s50
	buffer_load_dword v21, off, s[0:3], s50 offset:4
	buffer_load_dword v22, off, s[0:3], s50 offset:8
	buffer_load_dword v23, off, s[0:3], s50 offset:12
	buffer_load_dword v24, off, s[0:3], s50 offset:16
	buffer_load_dword v25, off, s[0:3], s50 offset:20
	buffer_load_dword v26, off, s[0:3], s50 offset:24
	buffer_load_dword v27, off, s[0:3], s50 offset:28
	buffer_load_dword v28, off, s[0:3], s50 offset:32
	buffer_load_dword v29, off, s[0:3], s50 offset:36
	buffer_load_dword v30, off, s[0:3], s50 offset:40
	buffer_load_dword v31, off, s[0:3], s50 offset:44
	buffer_load_dword v32, off, s[0:3], s50 offset:48
	buffer_load_dword v33, off, s[0:3], s50 offset:52
	buffer_load_dword v34, off, s[0:3], s50 offset:56
	buffer_load_dword v35, off, s[0:3], s50 offset:60
	s_mov_b32 s50, 0x192000
	v_add_u32_e32 v3, vcc, s48, v0
	s_mov_b32 s48, 0x18c000
	buffer_load_dword v4, off, s[0:3], s50
	buffer_load_dword v5, off, s[0:3], s50 offset:4
	buffer_load_dword v6, off, s[0:3], s50 offset:8
	buffer_load_dword v7, off, s[0:3], s50 offset:12
	buffer_load_dword v8, off, s[0:3], s50 offset:16
	buffer_load_dword v9, off, s[0:3], s50 offset:20
	buffer_load_dword v10, off, s[0:3], s50 offset:24
	buffer_load_dword v11, off, s[0:3], s50 offset:28
	buffer_load_dword v12, off, s[0:3], s50 offset:32
	buffer_load_dword v13, off, s[0:3], s50 offset:36
	buffer_load_dword v14, off, s[0:3], s50 offset:40
	buffer_load_dword v15, off, s[0:3], s50 offset:44
	buffer_load_dword v16, off, s[0:3], s50 offset:48
	buffer_load_dword v17, off, s[0:3], s50 offset:52
	buffer_load_dword v18, off, s[0:3], s50 offset:56
	buffer_load_dword v19, off, s[0:3], s50 offset:60
	buffer_load_dword v36, off, s[0:3], s48
	buffer_load_dword v37, off, s[0:3], s48 offset:4
	buffer_load_dword v38, off, s[0:3], s48 offset:8
	buffer_load_dword v39, off, s[0:3], s48 offset:12
	buffer_load_dword v40, off, s[0:3], s48 offset:16
	buffer_load_dword v41, off, s[0:3], s48 offset:20
	buffer_load_dword v42, off, s[0:3], s48 offset:24
	buffer_load_dword v43, off, s[0:3], s48 offset:28
	buffer_load_dword v44, off, s[0:3], s48 offset:32
	buffer_load_dword v45, off, s[0:3], s48 offset:36
	buffer_load_dword v46, off, s[0:3], s48 offset:40
	buffer_load_dword v47, off, s[0:3], s48 offset:44
	buffer_load_dword v48, off, s[0:3], s48 offset:48
	buffer_load_dword v49, off, s[0:3], s48 offset:52
	buffer_load_dword v50, off, s[0:3], s48 offset:56
	buffer_load_dword v51, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0x278
	s_waitcnt vmcnt(0)
	buffer_store_dword v51, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x274
	buffer_store_dword v50, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x270
	buffer_store_dword v49, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x26c
	buffer_store_dword v48, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x268
	buffer_store_dword v47, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x264
	buffer_store_dword v46, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x260
	buffer_store_dword v45, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x25c
	buffer_store_dword v44, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x258
	buffer_store_dword v43, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x254
	buffer_store_dword v42, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x250
	buffer_store_dword v41, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x24c
	buffer_store_dword v40, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x248
	buffer_store_dword v39, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x244
	buffer_store_dword v38, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x280
	buffer_store_dword v37, v3, s[0:3], 0 offen
	buffer_store_dword v36, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x2bc
	v_add_u32_e32 v3, vcc, s48, v0
	s_mov_b32 s48, 0x19a000
	buffer_load_dword v36, off, s[0:3], s48
	buffer_load_dword v37, off, s[0:3], s48 offset:4
	buffer_load_dword v38, off, s[0:3], s48 offset:8
	buffer_load_dword v39, off, s[0:3], s48 offset:12
	buffer_load_dword v40, off, s[0:3], s48 offset:16
	buffer_load_dword v41, off, s[0:3], s48 offset:20
	buffer_load_dword v42, off, s[0:3], s48 offset:24
	buffer_load_dword v43, off, s[0:3], s48 offset:28
	buffer_load_dword v44, off, s[0:3], s48 offset:32
	buffer_load_dword v45, off, s[0:3], s48 offset:36
	buffer_load_dword v46, off, s[0:3], s48 offset:40
	buffer_load_dword v47, off, s[0:3], s48 offset:44
	buffer_load_dword v48, off, s[0:3], s48 offset:48
	buffer_load_dword v49, off, s[0:3], s48 offset:52
	buffer_load_dword v50, off, s[0:3], s48 offset:56
	buffer_load_dword v51, off, s[0:3], s48 offset:60
	s_movk_i32 s48, 0x2b8
	s_waitcnt vmcnt(0)
	buffer_store_dword v51, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2b4
	buffer_store_dword v50, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2b0
	buffer_store_dword v49, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2ac
	buffer_store_dword v48, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2a8
	buffer_store_dword v47, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2a4
	buffer_store_dword v46, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2a0
	buffer_store_dword v45, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x29c
	buffer_store_dword v44, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x298
	buffer_store_dword v43, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x294
	buffer_store_dword v42, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x290
	buffer_store_dword v41, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x28c
	buffer_store_dword v40, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x288
	buffer_store_dword v39, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x284
	buffer_store_dword v38, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2c0
	buffer_store_dword v37, v3, s[0:3], 0 offen
	buffer_store_dword v36, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x2fc
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2f8
	buffer_store_dword v35, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2f4
	buffer_store_dword v34, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2f0
	buffer_store_dword v33, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2ec
	buffer_store_dword v32, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2e8
	buffer_store_dword v31, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2e4
	buffer_store_dword v30, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2e0
	buffer_store_dword v29, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2dc
	buffer_store_dword v28, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2d8
	buffer_store_dword v27, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2d4
	buffer_store_dword v26, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2d0
	buffer_store_dword v25, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2cc
	buffer_store_dword v24, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2c8
	buffer_store_dword v23, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x2c4
	buffer_store_dword v22, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x300
	buffer_store_dword v21, v3, s[0:3], 0 offen
	buffer_store_dword v20, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x33c
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x338
	buffer_store_dword v242, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x334
	buffer_store_dword v241, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x330
	buffer_store_dword v240, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x32c
	buffer_store_dword v239, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x328
	buffer_store_dword v238, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x324
	buffer_store_dword v237, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x320
	buffer_store_dword v236, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x31c
	buffer_store_dword v235, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x318
	buffer_store_dword v234, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x314
	buffer_store_dword v233, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x310
	buffer_store_dword v232, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x30c
	buffer_store_dword v231, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x308
	buffer_store_dword v230, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x304
	buffer_store_dword v229, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x340
	buffer_store_dword v228, v3, s[0:3], 0 offen
	buffer_store_dword v227, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x37c
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x378
	buffer_store_dword v226, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x374
	buffer_store_dword v225, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x370
	buffer_store_dword v224, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x36c
	buffer_store_dword v223, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x368
	buffer_store_dword v222, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x364
	buffer_store_dword v221, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x360
	buffer_store_dword v220, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x35c
	buffer_store_dword v219, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x358
	buffer_store_dword v218, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x354
	buffer_store_dword v217, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x350
	buffer_store_dword v216, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x34c
	buffer_store_dword v215, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x348
	buffer_store_dword v214, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x344
	buffer_store_dword v213, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x380
	buffer_store_dword v212, v3, s[0:3], 0 offen
	buffer_store_dword v211, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x3bc
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3b8
	buffer_store_dword v146, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3b4
	buffer_store_dword v145, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3b0
	buffer_store_dword v144, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3ac
	buffer_store_dword v143, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3a8
	buffer_store_dword v142, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3a4
	buffer_store_dword v141, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3a0
	buffer_store_dword v140, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x39c
	buffer_store_dword v139, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x398
	buffer_store_dword v138, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x394
	buffer_store_dword v137, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x390
	buffer_store_dword v136, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x38c
	buffer_store_dword v135, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x388
	buffer_store_dword v134, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x384
	buffer_store_dword v133, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3c0
	buffer_store_dword v132, v3, s[0:3], 0 offen
	buffer_store_dword v131, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x3fc
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x3f8
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
	s_movk_i32 s48, 0x438
	buffer_store_dword v210, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x434
	buffer_store_dword v209, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x430
	buffer_store_dword v208, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x42c
	buffer_store_dword v207, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x428
	buffer_store_dword v206, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x424
	buffer_store_dword v205, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x420
	buffer_store_dword v204, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x41c
	buffer_store_dword v203, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x418
	buffer_store_dword v202, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x414
	buffer_store_dword v201, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x410
	buffer_store_dword v200, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x40c
	buffer_store_dword v199, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x408
	buffer_store_dword v198, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x404
	buffer_store_dword v197, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x440
	buffer_store_dword v196, v3, s[0:3], 0 offen
	buffer_store_dword v195, v1, s[0:3], 0 offen
	v_add_u32_e32 v1, vcc, s48, v0
	s_movk_i32 s48, 0x47c
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
	s_mov_b32 s48, 0x19b000
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
	s_mov_b32 s48, 0x193000
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
	s_mov_b32 s48, 0x188000
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
	s_mov_b32 s48, 0x189000
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
	s_movk_i32 s48, 0x5b8
	buffer_store_dword v78, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x5b4
	buffer_store_dword v77, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x5b0
	buffer_store_dword v76, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x5ac
	buffer_store_dword v75, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x5a8
	buffer_store_dword v74, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x5a4
	buffer_store_dword v73, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x5a0
	buffer_store_dword v72, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x59c
	buffer_store_dword v71, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x598
	buffer_store_dword v70, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x594
	buffer_store_dword v69, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x590
	buffer_store_dword v68, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x58c
	buffer_store_dword v67, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x588
	buffer_store_dword v66, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	s_movk_i32 s48, 0x584
	buffer_store_dword v65, v3, s[0:3], 0 offen
	v_add_u32_e32 v3, vcc, s48, v0
	buffer_store_dword v64, v3, s[0:3], 0 offen
	buffer_store_dword v63, v1, s[0:3], 0 offen
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
	.loc	0 172
	s_endpgm
	.section	.rodata,#alloc
	.p2align	6, 0x0
	.amdhsa_kernel gemm_cpu
		.amdhsa_group_segment_fixed_size 0
		.amdhsa_private_segment_fixed_size 26688
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
; codeLenInByte = 70676
; NumSgprs: 108
; NumVgprs: 256
; ScratchSize: 26688
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
    .sgpr_count:     37
    .sgpr_spill_count: 0
    .symbol:         gemm_cpu_pack.kd
    .vgpr_count:     26
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
    .private_segment_fixed_size: 26688
    .sgpr_count:     108
    .sgpr_spill_count: 20
    .symbol:         gemm_cpu.kd
    .vgpr_count:     256
    .vgpr_spill_count: 1358
    .wavefront_size: 64
amdhsa.target:   amdgcn-amd-amdhsa--gfx803
amdhsa.version:
  - 1
  - 1
...
	.end_amdgpu_metadata
